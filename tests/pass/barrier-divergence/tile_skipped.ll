; ModuleID = 'tile_skipped.cu'
source_filename = "tile_skipped.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !101 {
entry:
    #dbg_declare(ptr poison, !107, !DIExpression(), !116)
    #dbg_value(ptr %o, !106, !DIExpression(), !117)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !118
    #dbg_value(i32 %0, !115, !DIExpression(), !117)
  %cmp = icmp slt i32 %0, 16, !dbg !119
  br i1 %cmp, label %if.then, label %if.end, !dbg !119

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %0 to i64, !dbg !121
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !121
  store i32 %0, ptr %arrayidx, align 4, !dbg !123, !tbaa !97
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !124
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !124
  %call2.i = call i32 @__ws_sreg_tid_y() #5, !dbg !124
  %call3.i = call i32 @__ws_sreg_ntid_y() #5, !dbg !124
  %call4.i = call i32 @__ws_sreg_tid_z() #5, !dbg !124
  %mul.i = mul i32 %call3.i, %call4.i, !dbg !124
  %add.i = add i32 %call2.i, %mul.i, !dbg !124
  %mul5.i = mul i32 %2, %add.i, !dbg !124
  %add6.i = add i32 %1, %mul5.i, !dbg !124
  %and.i = and i32 %add6.i, 31, !dbg !124
  %and1.i = and i32 %and.i, -16, !dbg !124
  %sh_prom.i = zext i32 %and1.i to i64, !dbg !124
  %shl.i = shl i64 65535, %sh_prom.i, !dbg !124
  %conv.i = trunc i64 %shl.i to i32, !dbg !124
  call void @llvm.nvvm.bar.warp.sync(i32 %conv.i), !dbg !124
  %idxprom3 = sext i32 %0 to i64, !dbg !125
  %arrayidx4 = getelementptr inbounds i32, ptr %o, i64 %idxprom3, !dbg !125
  %3 = load i32, ptr %arrayidx4, align 4, !dbg !126, !tbaa !97
  %add = add nsw i32 %3, 1, !dbg !126
  store i32 %add, ptr %arrayidx4, align 4, !dbg !126, !tbaa !97
  br label %if.end, !dbg !127

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !128
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #3

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_y() #4

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ntid_y() #4

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!92, !93, !94, !95}
!llvm.ident = !{!96}
!llvm.errno.tbaa = !{!97}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tile_skipped.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!4 = !{!5, !8, !10, !14, !17, !20, !23, !26, !29, !31, !34, !36, !38, !40, !42, !48, !50, !52, !57, !61, !68, !73, !77, !83, !87, !90}
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
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !7, line: 36, baseType: !3)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !32, file: !13, line: 7)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !7, line: 36, baseType: !33)
!33 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !35, file: !13, line: 7)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !7, line: 37, baseType: !12)
!36 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !37, file: !13, line: 7)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !7, line: 37, baseType: !16)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !39, file: !13, line: 7)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 38, baseType: !16)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !41, file: !13, line: 7)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !7, line: 38, baseType: !12)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !43, file: !13, line: 8)
!43 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !44, file: !44, line: 202, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!44 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !33}
!47 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !49, file: !13, line: 8)
!49 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !44, file: !44, line: 202, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !51, file: !13, line: 8)
!51 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !44, file: !44, line: 202, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!52 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !53, file: !13, line: 8)
!53 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !44, file: !44, line: 201, type: !54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!54 = !DISubroutineType(types: !55)
!55 = !{!47, !56}
!56 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !58, file: !13, line: 8)
!58 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !7, file: !7, line: 221, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!59 = !DISubroutineType(types: !60)
!60 = !{!56, !56}
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !62, file: !13, line: 8)
!62 = !DISubprogram(name: "printf", scope: !7, file: !7, line: 271, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!63 = !DISubroutineType(types: !64)
!64 = !{!33, !65, null}
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !67)
!67 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !69, file: !13, line: 8)
!69 = !DISubprogram(name: "malloc", scope: !7, file: !7, line: 272, type: !70, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!70 = !DISubroutineType(types: !71)
!71 = !{!72, !11}
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !74, file: !13, line: 8)
!74 = !DISubprogram(name: "free", scope: !7, file: !7, line: 272, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!75 = !DISubroutineType(types: !76)
!76 = !{null, !72}
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !78, file: !13, line: 8)
!78 = !DISubprogram(name: "memcpy", scope: !7, file: !7, line: 273, type: !79, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!79 = !DISubroutineType(types: !80)
!80 = !{!72, !72, !81, !11}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!83 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !84, file: !13, line: 8)
!84 = !DISubprogram(name: "memset", scope: !7, file: !7, line: 273, type: !85, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!85 = !DISubroutineType(types: !86)
!86 = !{!72, !72, !33, !11}
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !88, file: !13, line: 8)
!88 = !DISubprogram(name: "memmove", scope: !89, file: !89, line: 84, type: !79, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!89 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!90 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "cg", scope: !0, entity: !91, file: !1, line: 8)
!91 = !DINamespace(name: "cooperative_groups", scope: null)
!92 = !{i32 7, !"Dwarf Version", i32 4}
!93 = !{i32 2, !"Debug Info Version", i32 3}
!94 = !{i32 1, !"wchar_size", i32 4}
!95 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!96 = !{!"clang version 22.1.8"}
!97 = !{!98, !98, i64 0}
!98 = !{!"int", !99, i64 0}
!99 = !{!"omnipotent char", !100, i64 0}
!100 = !{!"Simple C++ TBAA"}
!101 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !1, file: !1, line: 9, type: !102, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !105)
!102 = !DISubroutineType(types: !103)
!103 = !{null, !104}
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!105 = !{!106, !107, !115}
!106 = !DILocalVariable(name: "o", arg: 1, scope: !101, file: !1, line: 9, type: !104)
!107 = !DILocalVariable(name: "tile", scope: !101, file: !1, line: 10, type: !108)
!108 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block_tile<16U, cooperative_groups::thread_block>", scope: !91, file: !109, line: 47, size: 8, flags: DIFlagTypePassByValue, elements: !110, templateParams: !111, identifier: "_ZTSN18cooperative_groups17thread_block_tileILj16ENS_12thread_blockEEE")
!109 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!110 = !{}
!111 = !{!112, !113}
!112 = !DITemplateValueParameter(name: "N", type: !3, value: i32 16)
!113 = !DITemplateTypeParameter(name: "P", type: !114)
!114 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block", scope: !91, file: !109, line: 11, size: 8, flags: DIFlagTypePassByValue, elements: !110, identifier: "_ZTSN18cooperative_groups12thread_blockE")
!115 = !DILocalVariable(name: "t", scope: !101, file: !1, line: 11, type: !33)
!116 = !DILocation(line: 10, column: 8, scope: !101)
!117 = !DILocation(line: 0, scope: !101)
!118 = !DILocation(line: 11, column: 11, scope: !101)
!119 = !DILocation(line: 12, column: 9, scope: !120)
!120 = distinct !DILexicalBlock(scope: !101, file: !1, line: 12, column: 7)
!121 = !DILocation(line: 13, column: 5, scope: !122)
!122 = distinct !DILexicalBlock(scope: !120, file: !1, line: 12, column: 15)
!123 = !DILocation(line: 13, column: 10, scope: !122)
!124 = !DILocation(line: 14, column: 10, scope: !122)
!125 = !DILocation(line: 15, column: 5, scope: !122)
!126 = !DILocation(line: 15, column: 10, scope: !122)
!127 = !DILocation(line: 16, column: 3, scope: !122)
!128 = !DILocation(line: 17, column: 1, scope: !101)
