; ModuleID = 'wrong_one_pending.cu'
source_filename = "wrong_one_pending.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ9copy_tilePKiPiE4tile = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9copy_tilePKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !102, !DIExpression(), !118)
    #dbg_value(ptr %out, !103, !DIExpression(), !118)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !119
    #dbg_value(i32 %0, !104, !DIExpression(), !118)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !120
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !121
  %mul = mul i32 %1, %2, !dbg !122
    #dbg_value(i32 %mul, !105, !DIExpression(), !118)
  %idxprom = sext i32 %0 to i64, !dbg !123
  %arrayidx = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9copy_tilePKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !123
  %add = add nsw i32 %mul, %0, !dbg !124
  %idxprom3 = sext i32 %add to i64, !dbg !125
  %arrayidx4 = getelementptr inbounds i32, ptr %in, i64 %idxprom3, !dbg !125
  %3 = addrspacecast ptr %arrayidx to ptr addrspace(3), !dbg !126
  %4 = addrspacecast ptr %arrayidx4 to ptr addrspace(1), !dbg !126
  call void @__ws_cp_async(ptr addrspace(3) noundef %3, ptr addrspace(1) noundef %4, i32 noundef 4, i32 noundef 4) #6, !dbg !126
  call void @__ws_cp_async_commit() #6, !dbg !127
  call void @__ws_cp_async_wait(i32 noundef 1) #6, !dbg !128
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !129
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !130
  %sub = sub i32 %5, 1, !dbg !131
  %sub6 = sub i32 %sub, %0, !dbg !132
  %idxprom7 = zext i32 %sub6 to i64, !dbg !133
  %arrayidx8 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9copy_tilePKiPiE4tile to ptr), i64 0, i64 %idxprom7, !dbg !133
  %6 = load i32, ptr %arrayidx8, align 4, !dbg !133, !tbaa !114
  %add9 = add nsw i32 %mul, %0, !dbg !134
  %idxprom10 = sext i32 %add9 to i64, !dbg !135
  %arrayidx11 = getelementptr inbounds i32, ptr %out, i64 %idxprom10, !dbg !135
  store i32 %6, ptr %arrayidx11, align 4, !dbg !136, !tbaa !114
  ret void, !dbg !137
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nounwind
declare void @__ws_cp_async(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i32 noundef, i32 noundef) #4

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #5

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_commit() #4

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_wait(i32 noundef) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #6 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!109, !110, !111, !112}
!llvm.ident = !{!113}
!llvm.errno.tbaa = !{!114}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 5, type: !106, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "copy_tile", linkageName: "_Z9copy_tilePKiPi", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !101)
!3 = !DIFile(filename: "wrong_one_pending.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !16, imports: !17, splitDebugInlining: false, nameTableKind: None)
!11 = !{!8, !12, !13, !15}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64, dwarfAddressSpace: 5)
!14 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !{!0}
!17 = !{!18, !21, !23, !27, !30, !33, !36, !39, !42, !44, !46, !48, !50, !52, !54, !60, !62, !64, !69, !73, !80, !85, !89, !94, !98}
!18 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !19, file: !20, line: 214)
!19 = !DINamespace(name: "ws_math", scope: null)
!20 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !22, entity: !19, file: !20, line: 215)
!22 = !DINamespace(name: "std", scope: null)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !24, file: !26, line: 6)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !20, line: 32, baseType: !25)
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!27 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !28, file: !26, line: 6)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !20, line: 33, baseType: !29)
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !31, file: !26, line: 7)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !20, line: 34, baseType: !32)
!32 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !34, file: !26, line: 7)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !20, line: 34, baseType: !35)
!35 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!36 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !37, file: !26, line: 7)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !20, line: 35, baseType: !38)
!38 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !40, file: !26, line: 7)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !20, line: 35, baseType: !41)
!41 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !43, file: !26, line: 7)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !20, line: 36, baseType: !15)
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !45, file: !26, line: 7)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !20, line: 36, baseType: !8)
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !47, file: !26, line: 7)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !20, line: 37, baseType: !25)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !49, file: !26, line: 7)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !20, line: 37, baseType: !29)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !51, file: !26, line: 7)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !20, line: 38, baseType: !29)
!52 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !53, file: !26, line: 7)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !20, line: 38, baseType: !25)
!54 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !55, file: !26, line: 8)
!55 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !56, file: !56, line: 201, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!56 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!57 = !DISubroutineType(types: !58)
!58 = !{!59, !8}
!59 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!60 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !61, file: !26, line: 8)
!61 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !56, file: !56, line: 201, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!62 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !63, file: !26, line: 8)
!63 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !56, file: !56, line: 201, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!64 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !65, file: !26, line: 8)
!65 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !56, file: !56, line: 200, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!66 = !DISubroutineType(types: !67)
!67 = !{!59, !68}
!68 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !70, file: !26, line: 8)
!70 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !20, file: !20, line: 221, type: !71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!71 = !DISubroutineType(types: !72)
!72 = !{!68, !68}
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !74, file: !26, line: 8)
!74 = !DISubprogram(name: "printf", scope: !20, file: !20, line: 271, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!75 = !DISubroutineType(types: !76)
!76 = !{!8, !77, null}
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !79)
!79 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!80 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !81, file: !26, line: 8)
!81 = !DISubprogram(name: "malloc", scope: !20, file: !20, line: 272, type: !82, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!82 = !DISubroutineType(types: !83)
!83 = !{!84, !24}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!85 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !86, file: !26, line: 8)
!86 = !DISubprogram(name: "free", scope: !20, file: !20, line: 272, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!87 = !DISubroutineType(types: !88)
!88 = !{null, !84}
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !90, file: !26, line: 8)
!90 = !DISubprogram(name: "memcpy", scope: !20, file: !20, line: 273, type: !91, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!91 = !DISubroutineType(types: !92)
!92 = !{!84, !84, !93, !24}
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!94 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !95, file: !26, line: 8)
!95 = !DISubprogram(name: "memset", scope: !20, file: !20, line: 273, type: !96, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!96 = !DISubroutineType(types: !97)
!97 = !{!84, !84, !8, !24}
!98 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !99, file: !26, line: 8)
!99 = !DISubprogram(name: "memmove", scope: !100, file: !100, line: 84, type: !91, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!100 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!101 = !{!102, !103, !104, !105}
!102 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!103 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 4, type: !9)
!104 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 6, type: !8)
!105 = !DILocalVariable(name: "first", scope: !2, file: !3, line: 6, type: !8)
!106 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !107)
!107 = !{!108}
!108 = !DISubrange(count: 256)
!109 = !{i32 7, !"Dwarf Version", i32 4}
!110 = !{i32 2, !"Debug Info Version", i32 3}
!111 = !{i32 1, !"wchar_size", i32 4}
!112 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!113 = !{!"clang version 22.1.8"}
!114 = !{!115, !115, i64 0}
!115 = !{!"int", !116, i64 0}
!116 = !{!"omnipotent char", !117, i64 0}
!117 = !{!"Simple C++ TBAA"}
!118 = !DILocation(line: 0, scope: !2)
!119 = !DILocation(line: 6, column: 11, scope: !2)
!120 = !DILocation(line: 6, column: 32, scope: !2)
!121 = !DILocation(line: 6, column: 45, scope: !2)
!122 = !DILocation(line: 6, column: 43, scope: !2)
!123 = !DILocation(line: 7, column: 28, scope: !2)
!124 = !DILocation(line: 7, column: 47, scope: !2)
!125 = !DILocation(line: 7, column: 38, scope: !2)
!126 = !DILocation(line: 7, column: 3, scope: !2)
!127 = !DILocation(line: 8, column: 3, scope: !2)
!128 = !DILocation(line: 9, column: 3, scope: !2)
!129 = !DILocation(line: 10, column: 3, scope: !2)
!130 = !DILocation(line: 11, column: 25, scope: !2)
!131 = !DILocation(line: 11, column: 36, scope: !2)
!132 = !DILocation(line: 11, column: 40, scope: !2)
!133 = !DILocation(line: 11, column: 20, scope: !2)
!134 = !DILocation(line: 11, column: 13, scope: !2)
!135 = !DILocation(line: 11, column: 3, scope: !2)
!136 = !DILocation(line: 11, column: 18, scope: !2)
!137 = !DILocation(line: 12, column: 1, scope: !2)
