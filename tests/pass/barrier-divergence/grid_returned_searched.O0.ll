; ModuleID = 'grid_returned_searched.cu'
source_filename = "grid_returned_searched.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%"struct.cooperative_groups::grid_group" = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10two_phasesPiS_i(ptr noundef %data, ptr noundef %out, i32 noundef %n) #0 !dbg !98 {
entry:
  %this.addr.i10 = alloca ptr, align 8
  %this.addr.i = alloca ptr, align 8
  %retval.i = alloca %"struct.cooperative_groups::grid_group", align 1
  %data.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %g = alloca %"struct.cooperative_groups::grid_group", align 1
  %i = alloca i32, align 4
  store ptr %data, ptr %data.addr, align 8
    #dbg_declare(ptr %data.addr, !103, !DIExpression(), !104)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !105, !DIExpression(), !106)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !107, !DIExpression(), !108)
    #dbg_declare(ptr %g, !109, !DIExpression(), !112)
  %0 = load %"struct.cooperative_groups::grid_group", ptr %retval.i, align 1, !dbg !113
    #dbg_declare(ptr %i, !114, !DIExpression(), !115)
  store ptr %g, ptr %this.addr.i, align 8, !dbg !116
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !116
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !116
  %conv.i13 = zext i32 %1 to i64, !dbg !116
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !116
  %conv2.i = zext i32 %2 to i64, !dbg !116
  %call3.i14 = call i32 @__ws_sreg_ctaid_y() #3, !dbg !116
  %conv4.i15 = zext i32 %call3.i14 to i64, !dbg !116
  %call5.i = call i32 @__ws_sreg_nctaid_y() #3, !dbg !116
  %conv6.i = zext i32 %call5.i to i64, !dbg !116
  %call7.i = call i32 @__ws_sreg_ctaid_z() #3, !dbg !116
  %conv8.i = zext i32 %call7.i to i64, !dbg !116
  %mul.i16 = mul i64 %conv6.i, %conv8.i, !dbg !116
  %add.i17 = add i64 %conv4.i15, %mul.i16, !dbg !116
  %mul9.i = mul i64 %conv2.i, %add.i17, !dbg !116
  %add10.i = add i64 %conv.i13, %mul9.i, !dbg !116
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !116
  %call1.i18 = call i32 @__ws_sreg_ntid_y() #3, !dbg !116
  %mul.i19 = mul i32 %3, %call1.i18, !dbg !116
  %call2.i20 = call i32 @__ws_sreg_ntid_z() #3, !dbg !116
  %mul3.i = mul i32 %mul.i19, %call2.i20, !dbg !116
  %conv.i = zext i32 %mul3.i to i64, !dbg !116
  %mul.i = mul i64 %add10.i, %conv.i, !dbg !116
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !116
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !116
  %call2.i = call i32 @__ws_sreg_tid_y() #3, !dbg !116
  %call3.i = call i32 @__ws_sreg_ntid_y() #3, !dbg !116
  %call4.i = call i32 @__ws_sreg_tid_z() #3, !dbg !116
  %mul.i22 = mul i32 %call3.i, %call4.i, !dbg !116
  %add.i23 = add i32 %call2.i, %mul.i22, !dbg !116
  %mul5.i = mul i32 %5, %add.i23, !dbg !116
  %add6.i = add i32 %4, %mul5.i, !dbg !116
  %conv4.i = zext i32 %add6.i to i64, !dbg !116
  %add.i = add i64 %mul.i, %conv4.i, !dbg !116
  %conv = trunc i64 %add.i to i32, !dbg !117
  store i32 %conv, ptr %i, align 4, !dbg !115
  %6 = load i32, ptr %i, align 4, !dbg !118
  %7 = load i32, ptr %n.addr, align 4, !dbg !120
  %cmp = icmp slt i32 %6, %7, !dbg !121
  br i1 %cmp, label %if.then, label %if.end, !dbg !121

if.then:                                          ; preds = %entry
  %8 = load i32, ptr %i, align 4, !dbg !122
  %mul = mul nsw i32 %8, 2, !dbg !123
  %9 = load ptr, ptr %data.addr, align 8, !dbg !124
  %10 = load i32, ptr %i, align 4, !dbg !125
  %idxprom = sext i32 %10 to i64, !dbg !124
  %arrayidx = getelementptr inbounds i32, ptr %9, i64 %idxprom, !dbg !124
  store i32 %mul, ptr %arrayidx, align 4, !dbg !126
  br label %if.end, !dbg !124

if.end:                                           ; preds = %if.then, %entry
  store ptr %g, ptr %this.addr.i10, align 8, !dbg !127
  %this1.i11 = load ptr, ptr %this.addr.i10, align 8, !dbg !127
  call void @__ws_grid_sync() #3, !dbg !127
  %11 = load i32, ptr %i, align 4, !dbg !128
  %12 = load i32, ptr %n.addr, align 4, !dbg !130
  %cmp2 = icmp slt i32 %11, %12, !dbg !131
  br i1 %cmp2, label %if.then3, label %if.end9, !dbg !131

if.then3:                                         ; preds = %if.end
  %13 = load ptr, ptr %data.addr, align 8, !dbg !132
  %14 = load i32, ptr %n.addr, align 4, !dbg !133
  %sub = sub nsw i32 %14, 1, !dbg !134
  %15 = load i32, ptr %i, align 4, !dbg !135
  %sub4 = sub nsw i32 %sub, %15, !dbg !136
  %idxprom5 = sext i32 %sub4 to i64, !dbg !132
  %arrayidx6 = getelementptr inbounds i32, ptr %13, i64 %idxprom5, !dbg !132
  %16 = load i32, ptr %arrayidx6, align 4, !dbg !132
  %17 = load ptr, ptr %out.addr, align 8, !dbg !137
  %18 = load i32, ptr %i, align 4, !dbg !138
  %idxprom7 = sext i32 %18 to i64, !dbg !137
  %arrayidx8 = getelementptr inbounds i32, ptr %17, i64 %idxprom7, !dbg !137
  store i32 %16, ptr %arrayidx8, align 4, !dbg !139
  br label %if.end9, !dbg !137

if.end9:                                          ; preds = %if.then3, %if.end
  ret void, !dbg !140
}

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ctaid_y() #1

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_nctaid_y() #1

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ctaid_z() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ntid_y() #1

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ntid_z() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_y() #1

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_z() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare void @__ws_grid_sync() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!93, !94, !95, !96}
!llvm.ident = !{!97}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "grid_returned_searched.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!4 = !{!5, !8, !10, !14, !17, !20, !23, !26, !29, !32, !35, !37, !39, !41, !43, !49, !51, !53, !58, !62, !69, !74, !78, !84, !88, !91}
!5 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !7, line: 214)
!6 = !DINamespace(name: "ws_math", scope: null)
!7 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !6, file: !7, line: 215)
!9 = !DINamespace(name: "std", scope: null)
!10 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !11, file: !13, line: 6)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !7, line: 32, baseType: !12)
!12 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!13 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !15, file: !13, line: 6)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !7, line: 33, baseType: !16)
!16 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!17 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !18, file: !13, line: 7)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !7, line: 34, baseType: !19)
!19 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!20 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !21, file: !13, line: 7)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !7, line: 34, baseType: !22)
!22 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !24, file: !13, line: 7)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !7, line: 35, baseType: !25)
!25 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!26 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !27, file: !13, line: 7)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !7, line: 35, baseType: !28)
!28 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !30, file: !13, line: 7)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !7, line: 36, baseType: !31)
!31 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!32 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !33, file: !13, line: 7)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !7, line: 36, baseType: !34)
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !36, file: !13, line: 7)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !7, line: 37, baseType: !12)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !38, file: !13, line: 7)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !7, line: 37, baseType: !16)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !40, file: !13, line: 7)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 38, baseType: !16)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !42, file: !13, line: 7)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !7, line: 38, baseType: !12)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !44, file: !13, line: 8)
!44 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !45, file: !45, line: 201, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!45 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!46 = !DISubroutineType(types: !47)
!47 = !{!48, !34}
!48 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !50, file: !13, line: 8)
!50 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !45, file: !45, line: 201, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !52, file: !13, line: 8)
!52 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !45, file: !45, line: 201, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !54, file: !13, line: 8)
!54 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !45, file: !45, line: 200, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!55 = !DISubroutineType(types: !56)
!56 = !{!48, !57}
!57 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!58 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !59, file: !13, line: 8)
!59 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !7, file: !7, line: 221, type: !60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!60 = !DISubroutineType(types: !61)
!61 = !{!57, !57}
!62 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !63, file: !13, line: 8)
!63 = !DISubprogram(name: "printf", scope: !7, file: !7, line: 271, type: !64, flags: DIFlagPrototyped, spFlags: 0)
!64 = !DISubroutineType(types: !65)
!65 = !{!34, !66, null}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !68)
!68 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !70, file: !13, line: 8)
!70 = !DISubprogram(name: "malloc", scope: !7, file: !7, line: 272, type: !71, flags: DIFlagPrototyped, spFlags: 0)
!71 = !DISubroutineType(types: !72)
!72 = !{!73, !11}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!74 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !75, file: !13, line: 8)
!75 = !DISubprogram(name: "free", scope: !7, file: !7, line: 272, type: !76, flags: DIFlagPrototyped, spFlags: 0)
!76 = !DISubroutineType(types: !77)
!77 = !{null, !73}
!78 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !79, file: !13, line: 8)
!79 = !DISubprogram(name: "memcpy", scope: !7, file: !7, line: 273, type: !80, flags: DIFlagPrototyped, spFlags: 0)
!80 = !DISubroutineType(types: !81)
!81 = !{!73, !73, !82, !11}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!84 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !85, file: !13, line: 8)
!85 = !DISubprogram(name: "memset", scope: !7, file: !7, line: 273, type: !86, flags: DIFlagPrototyped, spFlags: 0)
!86 = !DISubroutineType(types: !87)
!87 = !{!73, !73, !34, !11}
!88 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !89, file: !13, line: 8)
!89 = !DISubprogram(name: "memmove", scope: !90, file: !90, line: 84, type: !80, flags: DIFlagPrototyped, spFlags: 0)
!90 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!91 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "cg", scope: !0, entity: !92, file: !1, line: 5)
!92 = !DINamespace(name: "cooperative_groups", scope: null)
!93 = !{i32 7, !"Dwarf Version", i32 4}
!94 = !{i32 2, !"Debug Info Version", i32 3}
!95 = !{i32 1, !"wchar_size", i32 4}
!96 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!97 = !{!"clang version 22.1.8"}
!98 = distinct !DISubprogram(name: "two_phases", linkageName: "_Z10two_phasesPiS_i", scope: !1, file: !1, line: 6, type: !99, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !102)
!99 = !DISubroutineType(types: !100)
!100 = !{null, !101, !101, !34}
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!102 = !{}
!103 = !DILocalVariable(name: "data", arg: 1, scope: !98, file: !1, line: 6, type: !101)
!104 = !DILocation(line: 6, column: 33, scope: !98)
!105 = !DILocalVariable(name: "out", arg: 2, scope: !98, file: !1, line: 6, type: !101)
!106 = !DILocation(line: 6, column: 44, scope: !98)
!107 = !DILocalVariable(name: "n", arg: 3, scope: !98, file: !1, line: 6, type: !34)
!108 = !DILocation(line: 6, column: 53, scope: !98)
!109 = !DILocalVariable(name: "g", scope: !98, file: !1, line: 7, type: !110)
!110 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "grid_group", scope: !92, file: !111, line: 22, size: 8, flags: DIFlagTypePassByValue, elements: !102, identifier: "_ZTSN18cooperative_groups10grid_groupE")
!111 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!112 = !DILocation(line: 7, column: 18, scope: !98)
!113 = !DILocation(line: 7, column: 22, scope: !98)
!114 = !DILocalVariable(name: "i", scope: !98, file: !1, line: 8, type: !34)
!115 = !DILocation(line: 8, column: 7, scope: !98)
!116 = !DILocation(line: 8, column: 13, scope: !98)
!117 = !DILocation(line: 8, column: 11, scope: !98)
!118 = !DILocation(line: 9, column: 7, scope: !119)
!119 = distinct !DILexicalBlock(scope: !98, file: !1, line: 9, column: 7)
!120 = !DILocation(line: 9, column: 11, scope: !119)
!121 = !DILocation(line: 9, column: 9, scope: !119)
!122 = !DILocation(line: 9, column: 24, scope: !119)
!123 = !DILocation(line: 9, column: 26, scope: !119)
!124 = !DILocation(line: 9, column: 14, scope: !119)
!125 = !DILocation(line: 9, column: 19, scope: !119)
!126 = !DILocation(line: 9, column: 22, scope: !119)
!127 = !DILocation(line: 10, column: 5, scope: !98)
!128 = !DILocation(line: 11, column: 7, scope: !129)
!129 = distinct !DILexicalBlock(scope: !98, file: !1, line: 11, column: 7)
!130 = !DILocation(line: 11, column: 11, scope: !129)
!131 = !DILocation(line: 11, column: 9, scope: !129)
!132 = !DILocation(line: 11, column: 23, scope: !129)
!133 = !DILocation(line: 11, column: 28, scope: !129)
!134 = !DILocation(line: 11, column: 30, scope: !129)
!135 = !DILocation(line: 11, column: 36, scope: !129)
!136 = !DILocation(line: 11, column: 34, scope: !129)
!137 = !DILocation(line: 11, column: 14, scope: !129)
!138 = !DILocation(line: 11, column: 18, scope: !129)
!139 = !DILocation(line: 11, column: 21, scope: !129)
!140 = !DILocation(line: 12, column: 1, scope: !98)
