; ModuleID = 'async_copy_source.cu'
source_filename = "async_copy_source.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ4takePiS_E4tile = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4takePiS_(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !100, !DIExpression(), !115)
    #dbg_value(ptr %out, !101, !DIExpression(), !115)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !116
    #dbg_value(i32 %0, !102, !DIExpression(), !115)
  %idxprom = sext i32 %0 to i64, !dbg !117
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4takePiS_E4tile to ptr), i64 0, i64 %idxprom, !dbg !117
  %idxprom1 = sext i32 %0 to i64, !dbg !118
  %arrayidx2 = getelementptr inbounds i32, ptr %in, i64 %idxprom1, !dbg !118
  %1 = addrspacecast ptr %arrayidx to ptr addrspace(3), !dbg !119
  %2 = addrspacecast ptr %arrayidx2 to ptr addrspace(1), !dbg !119
  call void @__ws_cp_async(ptr addrspace(3) noundef %1, ptr addrspace(1) noundef %2, i32 noundef 4, i32 noundef 4) #5, !dbg !119
  call void @__ws_cp_async_commit() #5, !dbg !120
  call void @__ws_cp_async_wait(i32 noundef 0) #5, !dbg !121
  %idxprom3 = sext i32 %0 to i64, !dbg !122
  %arrayidx4 = getelementptr inbounds i32, ptr %in, i64 %idxprom3, !dbg !122
  store i32 0, ptr %arrayidx4, align 4, !dbg !123, !tbaa !111
  %idxprom5 = sext i32 %0 to i64, !dbg !124
  %arrayidx6 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4takePiS_E4tile to ptr), i64 0, i64 %idxprom5, !dbg !124
  %3 = load i32, ptr %arrayidx6, align 4, !dbg !124, !tbaa !111
  %idxprom7 = sext i32 %0 to i64, !dbg !125
  %arrayidx8 = getelementptr inbounds i32, ptr %out, i64 %idxprom7, !dbg !125
  store i32 %3, ptr %arrayidx8, align 4, !dbg !126, !tbaa !111
  ret void, !dbg !127
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare void @__ws_cp_async(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i32 noundef, i32 noundef) #3

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #4

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_commit() #3

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_wait(i32 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!106, !107, !108, !109}
!llvm.ident = !{!110}
!llvm.errno.tbaa = !{!111}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 7, type: !103, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "take", linkageName: "_Z4takePiS_", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !99)
!3 = !DIFile(filename: "async_copy_source.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !9, globals: !14, imports: !15, splitDebugInlining: false, nameTableKind: None)
!9 = !{!7, !10, !11, !13}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64, dwarfAddressSpace: 5)
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = !{!0}
!15 = !{!16, !19, !21, !25, !28, !31, !34, !37, !40, !42, !44, !46, !48, !50, !52, !58, !60, !62, !67, !71, !78, !83, !87, !92, !96}
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !17, file: !18, line: 206)
!17 = !DINamespace(name: "ws_math", scope: null)
!18 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !20, entity: !17, file: !18, line: 207)
!20 = !DINamespace(name: "std", scope: null)
!21 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !22, file: !24, line: 6)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !18, line: 31, baseType: !23)
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!25 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !26, file: !24, line: 6)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !18, line: 32, baseType: !27)
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !29, file: !24, line: 7)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !18, line: 33, baseType: !30)
!30 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !32, file: !24, line: 7)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !18, line: 33, baseType: !33)
!33 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !35, file: !24, line: 7)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !18, line: 34, baseType: !36)
!36 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !38, file: !24, line: 7)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !18, line: 34, baseType: !39)
!39 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !41, file: !24, line: 7)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !18, line: 35, baseType: !13)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !43, file: !24, line: 7)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !18, line: 35, baseType: !7)
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !45, file: !24, line: 7)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !18, line: 36, baseType: !23)
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !47, file: !24, line: 7)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !18, line: 36, baseType: !27)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !49, file: !24, line: 7)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !18, line: 37, baseType: !27)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !51, file: !24, line: 7)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !18, line: 37, baseType: !23)
!52 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !53, file: !24, line: 8)
!53 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !54, file: !54, line: 199, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!54 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!55 = !DISubroutineType(types: !56)
!56 = !{!57, !7}
!57 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!58 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !59, file: !24, line: 8)
!59 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !54, file: !54, line: 199, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!60 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !61, file: !24, line: 8)
!61 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !54, file: !54, line: 199, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!62 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !63, file: !24, line: 8)
!63 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !54, file: !54, line: 198, type: !64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!64 = !DISubroutineType(types: !65)
!65 = !{!57, !66}
!66 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!67 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !68, file: !24, line: 8)
!68 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !18, file: !18, line: 213, type: !69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!69 = !DISubroutineType(types: !70)
!70 = !{!66, !66}
!71 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !72, file: !24, line: 8)
!72 = !DISubprogram(name: "printf", scope: !18, file: !18, line: 263, type: !73, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!73 = !DISubroutineType(types: !74)
!74 = !{!7, !75, null}
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !77)
!77 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!78 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !79, file: !24, line: 8)
!79 = !DISubprogram(name: "malloc", scope: !18, file: !18, line: 264, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !DISubroutineType(types: !81)
!81 = !{!82, !22}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!83 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !84, file: !24, line: 8)
!84 = !DISubprogram(name: "free", scope: !18, file: !18, line: 264, type: !85, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!85 = !DISubroutineType(types: !86)
!86 = !{null, !82}
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !88, file: !24, line: 8)
!88 = !DISubprogram(name: "memcpy", scope: !18, file: !18, line: 265, type: !89, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!89 = !DISubroutineType(types: !90)
!90 = !{!82, !82, !91, !22}
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!92 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !93, file: !24, line: 8)
!93 = !DISubprogram(name: "memset", scope: !18, file: !18, line: 265, type: !94, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!94 = !DISubroutineType(types: !95)
!95 = !{!82, !82, !7, !22}
!96 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !97, file: !24, line: 8)
!97 = !DISubprogram(name: "memmove", scope: !98, file: !98, line: 84, type: !89, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!98 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!99 = !{!100, !101, !102}
!100 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!101 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 6, type: !6)
!102 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 7, type: !7)
!103 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !104)
!104 = !{!105}
!105 = !DISubrange(count: 64)
!106 = !{i32 7, !"Dwarf Version", i32 4}
!107 = !{i32 2, !"Debug Info Version", i32 3}
!108 = !{i32 1, !"wchar_size", i32 4}
!109 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!110 = !{!"clang version 22.1.8"}
!111 = !{!112, !112, i64 0}
!112 = !{!"int", !113, i64 0}
!113 = !{!"omnipotent char", !114, i64 0}
!114 = !{!"Simple C++ TBAA"}
!115 = !DILocation(line: 0, scope: !2)
!116 = !DILocation(line: 7, column: 36, scope: !2)
!117 = !DILocation(line: 8, column: 28, scope: !2)
!118 = !DILocation(line: 8, column: 38, scope: !2)
!119 = !DILocation(line: 8, column: 3, scope: !2)
!120 = !DILocation(line: 9, column: 3, scope: !2)
!121 = !DILocation(line: 10, column: 3, scope: !2)
!122 = !DILocation(line: 11, column: 3, scope: !2)
!123 = !DILocation(line: 11, column: 9, scope: !2)
!124 = !DILocation(line: 12, column: 12, scope: !2)
!125 = !DILocation(line: 12, column: 3, scope: !2)
!126 = !DILocation(line: 12, column: 10, scope: !2)
!127 = !DILocation(line: 13, column: 1, scope: !2)
