; ModuleID = 'async_copy_no_wait.cu'
source_filename = "async_copy_no_wait.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ7reversePKiPiE4tile = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7reversePKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
  %to.addr.i = alloca ptr, align 8
  %from.addr.i = alloca ptr, align 8
  %n.addr.i = alloca i64, align 8
  %zfill.addr.i = alloca i64, align 8
  %read.i = alloca i32, align 4
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !110, !DIExpression(), !111)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !112, !DIExpression(), !113)
    #dbg_declare(ptr %t, !114, !DIExpression(), !115)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !116
  store i32 %0, ptr %t, align 4, !dbg !115
  %1 = load i32, ptr %t, align 4, !dbg !117
  %idxprom = sext i32 %1 to i64, !dbg !118
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reversePKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !118
  %2 = load ptr, ptr %in.addr, align 8, !dbg !119
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !120
  %mul = mul i32 %3, 64, !dbg !121
  %4 = load i32, ptr %t, align 4, !dbg !122
  %add = add i32 %mul, %4, !dbg !123
  %idxprom2 = zext i32 %add to i64, !dbg !119
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %2, i64 %idxprom2, !dbg !119
  store ptr %arrayidx, ptr %to.addr.i, align 8, !dbg !124
  store ptr %arrayidx3, ptr %from.addr.i, align 8, !dbg !124
  store i64 4, ptr %n.addr.i, align 8, !dbg !124
  store i64 0, ptr %zfill.addr.i, align 8, !dbg !124
  %5 = load i64, ptr %n.addr.i, align 8, !dbg !124
  %6 = load i64, ptr %zfill.addr.i, align 8, !dbg !124
  %sub.i = sub i64 %5, %6, !dbg !124
  %conv.i = trunc i64 %sub.i to i32, !dbg !124
  store i32 %conv.i, ptr %read.i, align 4, !dbg !124
  %7 = load i64, ptr %n.addr.i, align 8, !dbg !124
  %cmp.i = icmp eq i64 %7, 16, !dbg !124
  br i1 %cmp.i, label %if.then.i, label %if.else.i, !dbg !124

if.then.i:                                        ; preds = %entry
  %8 = load ptr, ptr %to.addr.i, align 8, !dbg !124
  %9 = addrspacecast ptr %8 to ptr addrspace(3), !dbg !124
  %10 = load ptr, ptr %from.addr.i, align 8, !dbg !124
  %11 = addrspacecast ptr %10 to ptr addrspace(1), !dbg !124
  %12 = load i32, ptr %read.i, align 4, !dbg !124
  call void @__ws_cp_async(ptr addrspace(3) noundef %9, ptr addrspace(1) noundef %11, i32 noundef 16, i32 noundef %12) #5, !dbg !124
  br label %_ZL23__pipeline_memcpy_asyncPvPKvmm.exit, !dbg !124

if.else.i:                                        ; preds = %entry
  %13 = load i64, ptr %n.addr.i, align 8, !dbg !124
  %cmp1.i = icmp eq i64 %13, 8, !dbg !124
  br i1 %cmp1.i, label %if.then2.i, label %if.else3.i, !dbg !124

if.then2.i:                                       ; preds = %if.else.i
  %14 = load ptr, ptr %to.addr.i, align 8, !dbg !124
  %15 = addrspacecast ptr %14 to ptr addrspace(3), !dbg !124
  %16 = load ptr, ptr %from.addr.i, align 8, !dbg !124
  %17 = addrspacecast ptr %16 to ptr addrspace(1), !dbg !124
  %18 = load i32, ptr %read.i, align 4, !dbg !124
  call void @__ws_cp_async(ptr addrspace(3) noundef %15, ptr addrspace(1) noundef %17, i32 noundef 8, i32 noundef %18) #5, !dbg !124
  br label %if.end7.i, !dbg !124

if.else3.i:                                       ; preds = %if.else.i
  %19 = load i64, ptr %n.addr.i, align 8, !dbg !124
  %cmp4.i = icmp eq i64 %19, 4, !dbg !124
  br i1 %cmp4.i, label %if.then5.i, label %if.else6.i, !dbg !124

if.then5.i:                                       ; preds = %if.else3.i
  %20 = load ptr, ptr %to.addr.i, align 8, !dbg !124
  %21 = addrspacecast ptr %20 to ptr addrspace(3), !dbg !124
  %22 = load ptr, ptr %from.addr.i, align 8, !dbg !124
  %23 = addrspacecast ptr %22 to ptr addrspace(1), !dbg !124
  %24 = load i32, ptr %read.i, align 4, !dbg !124
  call void @__ws_cp_async(ptr addrspace(3) noundef %21, ptr addrspace(1) noundef %23, i32 noundef 4, i32 noundef %24) #5, !dbg !124
  br label %if.end.i, !dbg !124

if.else6.i:                                       ; preds = %if.else3.i
  call void @llvm.trap(), !dbg !124
  br label %if.end.i, !dbg !124

if.end.i:                                         ; preds = %if.else6.i, %if.then5.i
  br label %if.end7.i, !dbg !124

if.end7.i:                                        ; preds = %if.end.i, %if.then2.i
  br label %_ZL23__pipeline_memcpy_asyncPvPKvmm.exit, !dbg !124

_ZL23__pipeline_memcpy_asyncPvPKvmm.exit:         ; preds = %if.then.i, %if.end7.i
  call void @__ws_cp_async_commit() #5, !dbg !125
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !126
  %25 = load i32, ptr %t, align 4, !dbg !127
  %sub = sub nsw i32 63, %25, !dbg !128
  %idxprom4 = sext i32 %sub to i64, !dbg !129
  %arrayidx5 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reversePKiPiE4tile to ptr), i64 0, i64 %idxprom4, !dbg !129
  %26 = load i32, ptr %arrayidx5, align 4, !dbg !129
  %27 = load ptr, ptr %out.addr, align 8, !dbg !130
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !131
  %mul7 = mul i32 %28, 64, !dbg !132
  %29 = load i32, ptr %t, align 4, !dbg !133
  %add8 = add i32 %mul7, %29, !dbg !134
  %idxprom9 = zext i32 %add8 to i64, !dbg !130
  %arrayidx10 = getelementptr inbounds nuw i32, ptr %27, i64 %idxprom9, !dbg !130
  store i32 %26, ptr %arrayidx10, align 4, !dbg !135
  ret void, !dbg !136
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare void @__ws_cp_async(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i32 noundef, i32 noundef) #3

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_commit() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!105, !106, !107, !108}
!llvm.ident = !{!109}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 7, type: !102, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "reverse", linkageName: "_Z7reversePKiPi", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !101)
!3 = !DIFile(filename: "async_copy_no_wait.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !15, imports: !16, splitDebugInlining: false, nameTableKind: None)
!11 = !{!8, !12, !13}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64, dwarfAddressSpace: 5)
!14 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!15 = !{!0}
!16 = !{!17, !20, !22, !26, !29, !32, !35, !38, !41, !44, !46, !48, !50, !52, !54, !60, !62, !64, !69, !73, !80, !85, !89, !94, !98}
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !18, file: !19, line: 206)
!18 = !DINamespace(name: "ws_math", scope: null)
!19 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!20 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !21, entity: !18, file: !19, line: 207)
!21 = !DINamespace(name: "std", scope: null)
!22 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !23, file: !25, line: 6)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !19, line: 31, baseType: !24)
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!26 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !27, file: !25, line: 6)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !19, line: 32, baseType: !28)
!28 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !30, file: !25, line: 7)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !19, line: 33, baseType: !31)
!31 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!32 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !33, file: !25, line: 7)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !19, line: 33, baseType: !34)
!34 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !36, file: !25, line: 7)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !19, line: 34, baseType: !37)
!37 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !39, file: !25, line: 7)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !19, line: 34, baseType: !40)
!40 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !42, file: !25, line: 7)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !19, line: 35, baseType: !43)
!43 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !45, file: !25, line: 7)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !19, line: 35, baseType: !8)
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !47, file: !25, line: 7)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !19, line: 36, baseType: !24)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !49, file: !25, line: 7)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !19, line: 36, baseType: !28)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !51, file: !25, line: 7)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !19, line: 37, baseType: !28)
!52 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !53, file: !25, line: 7)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !19, line: 37, baseType: !24)
!54 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !55, file: !25, line: 8)
!55 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !56, file: !56, line: 199, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!56 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!57 = !DISubroutineType(types: !58)
!58 = !{!59, !8}
!59 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!60 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !61, file: !25, line: 8)
!61 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !56, file: !56, line: 199, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!62 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !63, file: !25, line: 8)
!63 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !56, file: !56, line: 199, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!64 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !65, file: !25, line: 8)
!65 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !56, file: !56, line: 198, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!66 = !DISubroutineType(types: !67)
!67 = !{!59, !68}
!68 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !70, file: !25, line: 8)
!70 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !19, file: !19, line: 213, type: !71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!71 = !DISubroutineType(types: !72)
!72 = !{!68, !68}
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !74, file: !25, line: 8)
!74 = !DISubprogram(name: "printf", scope: !19, file: !19, line: 263, type: !75, flags: DIFlagPrototyped, spFlags: 0)
!75 = !DISubroutineType(types: !76)
!76 = !{!8, !77, null}
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !79)
!79 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!80 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !81, file: !25, line: 8)
!81 = !DISubprogram(name: "malloc", scope: !19, file: !19, line: 264, type: !82, flags: DIFlagPrototyped, spFlags: 0)
!82 = !DISubroutineType(types: !83)
!83 = !{!84, !23}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!85 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !86, file: !25, line: 8)
!86 = !DISubprogram(name: "free", scope: !19, file: !19, line: 264, type: !87, flags: DIFlagPrototyped, spFlags: 0)
!87 = !DISubroutineType(types: !88)
!88 = !{null, !84}
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !90, file: !25, line: 8)
!90 = !DISubprogram(name: "memcpy", scope: !19, file: !19, line: 265, type: !91, flags: DIFlagPrototyped, spFlags: 0)
!91 = !DISubroutineType(types: !92)
!92 = !{!84, !84, !93, !23}
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!94 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !95, file: !25, line: 8)
!95 = !DISubprogram(name: "memset", scope: !19, file: !19, line: 265, type: !96, flags: DIFlagPrototyped, spFlags: 0)
!96 = !DISubroutineType(types: !97)
!97 = !{!84, !84, !8, !23}
!98 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !99, file: !25, line: 8)
!99 = !DISubprogram(name: "memmove", scope: !100, file: !100, line: 84, type: !91, flags: DIFlagPrototyped, spFlags: 0)
!100 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!101 = !{}
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !103)
!103 = !{!104}
!104 = !DISubrange(count: 64)
!105 = !{i32 7, !"Dwarf Version", i32 4}
!106 = !{i32 2, !"Debug Info Version", i32 3}
!107 = !{i32 1, !"wchar_size", i32 4}
!108 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!109 = !{!"clang version 22.1.8"}
!110 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!111 = !DILocation(line: 6, column: 36, scope: !2)
!112 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 6, type: !9)
!113 = !DILocation(line: 6, column: 45, scope: !2)
!114 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !8)
!115 = !DILocation(line: 8, column: 7, scope: !2)
!116 = !DILocation(line: 8, column: 11, scope: !2)
!117 = !DILocation(line: 9, column: 33, scope: !2)
!118 = !DILocation(line: 9, column: 28, scope: !2)
!119 = !DILocation(line: 9, column: 38, scope: !2)
!120 = !DILocation(line: 9, column: 41, scope: !2)
!121 = !DILocation(line: 9, column: 52, scope: !2)
!122 = !DILocation(line: 9, column: 59, scope: !2)
!123 = !DILocation(line: 9, column: 57, scope: !2)
!124 = !DILocation(line: 9, column: 3, scope: !2)
!125 = !DILocation(line: 10, column: 3, scope: !2)
!126 = !DILocation(line: 11, column: 3, scope: !2)
!127 = !DILocation(line: 12, column: 40, scope: !2)
!128 = !DILocation(line: 12, column: 38, scope: !2)
!129 = !DILocation(line: 12, column: 30, scope: !2)
!130 = !DILocation(line: 12, column: 3, scope: !2)
!131 = !DILocation(line: 12, column: 7, scope: !2)
!132 = !DILocation(line: 12, column: 18, scope: !2)
!133 = !DILocation(line: 12, column: 25, scope: !2)
!134 = !DILocation(line: 12, column: 23, scope: !2)
!135 = !DILocation(line: 12, column: 28, scope: !2)
!136 = !DILocation(line: 13, column: 1, scope: !2)
