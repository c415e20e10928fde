; ModuleID = 'grid_returned_searched.cu'
source_filename = "grid_returned_searched.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10two_phasesPiS_i(ptr noundef %data, ptr noundef %out, i32 noundef %n) #0 !dbg !102 {
entry:
    #dbg_declare(ptr poison, !110, !DIExpression(), !115)
    #dbg_value(ptr %data, !107, !DIExpression(), !116)
    #dbg_value(ptr %out, !108, !DIExpression(), !116)
    #dbg_value(i32 %n, !109, !DIExpression(), !116)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !117
  %conv.i15 = zext i32 %0 to i64, !dbg !117
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !117
  %conv2.i = zext i32 %1 to i64, !dbg !117
  %call3.i16 = call i32 @__ws_sreg_ctaid_y() #4, !dbg !117
  %conv4.i17 = zext i32 %call3.i16 to i64, !dbg !117
  %call5.i = call i32 @__ws_sreg_nctaid_y() #4, !dbg !117
  %conv6.i = zext i32 %call5.i to i64, !dbg !117
  %call7.i = call i32 @__ws_sreg_ctaid_z() #4, !dbg !117
  %conv8.i = zext i32 %call7.i to i64, !dbg !117
  %mul.i18 = mul i64 %conv6.i, %conv8.i, !dbg !117
  %add.i19 = add i64 %conv4.i17, %mul.i18, !dbg !117
  %mul9.i = mul i64 %conv2.i, %add.i19, !dbg !117
  %add10.i = add i64 %conv.i15, %mul9.i, !dbg !117
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !117
  %call1.i20 = call i32 @__ws_sreg_ntid_y() #4, !dbg !117
  %mul.i21 = mul i32 %2, %call1.i20, !dbg !117
  %call2.i22 = call i32 @__ws_sreg_ntid_z() #4, !dbg !117
  %mul3.i = mul i32 %mul.i21, %call2.i22, !dbg !117
  %conv.i = zext i32 %mul3.i to i64, !dbg !117
  %mul.i = mul i64 %add10.i, %conv.i, !dbg !117
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !117
  %call2.i = call i32 @__ws_sreg_tid_y() #4, !dbg !117
  %call3.i = call i32 @__ws_sreg_ntid_y() #4, !dbg !117
  %call4.i = call i32 @__ws_sreg_tid_z() #4, !dbg !117
  %mul.i24 = mul i32 %call3.i, %call4.i, !dbg !117
  %add.i25 = add i32 %call2.i, %mul.i24, !dbg !117
  %mul5.i = mul i32 %4, %add.i25, !dbg !117
  %add6.i = add i32 %3, %mul5.i, !dbg !117
  %conv4.i = zext i32 %add6.i to i64, !dbg !117
  %add.i = add i64 %mul.i, %conv4.i, !dbg !117
  %conv = trunc i64 %add.i to i32, !dbg !118
    #dbg_value(i32 %conv, !114, !DIExpression(), !116)
  %cmp = icmp sge i32 %conv, %n, !dbg !119
  br i1 %cmp, label %if.then, label %if.end, !dbg !119

if.then:                                          ; preds = %entry
  br label %cleanup, !dbg !121

if.end:                                           ; preds = %entry
  %mul = mul nsw i32 %conv, 2, !dbg !122
  %idxprom = sext i32 %conv to i64, !dbg !123
  %arrayidx = getelementptr inbounds i32, ptr %data, i64 %idxprom, !dbg !123
  store i32 %mul, ptr %arrayidx, align 4, !dbg !124, !tbaa !98
  call void @__ws_grid_sync() #4, !dbg !125
  %sub = sub nsw i32 %n, 1, !dbg !126
  %sub2 = sub nsw i32 %sub, %conv, !dbg !127
  %idxprom3 = sext i32 %sub2 to i64, !dbg !128
  %arrayidx4 = getelementptr inbounds i32, ptr %data, i64 %idxprom3, !dbg !128
  %5 = load i32, ptr %arrayidx4, align 4, !dbg !128, !tbaa !98
  %idxprom5 = sext i32 %conv to i64, !dbg !129
  %arrayidx6 = getelementptr inbounds i32, ptr %out, i64 %idxprom5, !dbg !129
  store i32 %5, ptr %arrayidx6, align 4, !dbg !130, !tbaa !98
  br label %cleanup, !dbg !131

cleanup:                                          ; preds = %if.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !131

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ctaid_y() #2

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_nctaid_y() #2

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ctaid_z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ntid_y() #2

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ntid_z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_y() #2

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare void @__ws_grid_sync() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!93, !94, !95, !96}
!llvm.ident = !{!97}
!llvm.errno.tbaa = !{!98}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
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
!44 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !45, file: !45, line: 201, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!45 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!46 = !DISubroutineType(types: !47)
!47 = !{!48, !34}
!48 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !50, file: !13, line: 8)
!50 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !45, file: !45, line: 201, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !52, file: !13, line: 8)
!52 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !45, file: !45, line: 201, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !54, file: !13, line: 8)
!54 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !45, file: !45, line: 200, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!55 = !DISubroutineType(types: !56)
!56 = !{!48, !57}
!57 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!58 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !59, file: !13, line: 8)
!59 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !7, file: !7, line: 221, type: !60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!60 = !DISubroutineType(types: !61)
!61 = !{!57, !57}
!62 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !63, file: !13, line: 8)
!63 = !DISubprogram(name: "printf", scope: !7, file: !7, line: 271, type: !64, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!64 = !DISubroutineType(types: !65)
!65 = !{!34, !66, null}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !68)
!68 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !70, file: !13, line: 8)
!70 = !DISubprogram(name: "malloc", scope: !7, file: !7, line: 272, type: !71, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!71 = !DISubroutineType(types: !72)
!72 = !{!73, !11}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!74 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !75, file: !13, line: 8)
!75 = !DISubprogram(name: "free", scope: !7, file: !7, line: 272, type: !76, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!76 = !DISubroutineType(types: !77)
!77 = !{null, !73}
!78 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !79, file: !13, line: 8)
!79 = !DISubprogram(name: "memcpy", scope: !7, file: !7, line: 273, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !DISubroutineType(types: !81)
!81 = !{!73, !73, !82, !11}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!84 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !85, file: !13, line: 8)
!85 = !DISubprogram(name: "memset", scope: !7, file: !7, line: 273, type: !86, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!86 = !DISubroutineType(types: !87)
!87 = !{!73, !73, !34, !11}
!88 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !89, file: !13, line: 8)
!89 = !DISubprogram(name: "memmove", scope: !90, file: !90, line: 84, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!90 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!91 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "cg", scope: !0, entity: !92, file: !1, line: 7)
!92 = !DINamespace(name: "cooperative_groups", scope: null)
!93 = !{i32 7, !"Dwarf Version", i32 4}
!94 = !{i32 2, !"Debug Info Version", i32 3}
!95 = !{i32 1, !"wchar_size", i32 4}
!96 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!97 = !{!"clang version 22.1.8"}
!98 = !{!99, !99, i64 0}
!99 = !{!"int", !100, i64 0}
!100 = !{!"omnipotent char", !101, i64 0}
!101 = !{!"Simple C++ TBAA"}
!102 = distinct !DISubprogram(name: "two_phases", linkageName: "_Z10two_phasesPiS_i", scope: !1, file: !1, line: 8, type: !103, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !106)
!103 = !DISubroutineType(types: !104)
!104 = !{null, !105, !105, !34}
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!106 = !{!107, !108, !109, !110, !114}
!107 = !DILocalVariable(name: "data", arg: 1, scope: !102, file: !1, line: 8, type: !105)
!108 = !DILocalVariable(name: "out", arg: 2, scope: !102, file: !1, line: 8, type: !105)
!109 = !DILocalVariable(name: "n", arg: 3, scope: !102, file: !1, line: 8, type: !34)
!110 = !DILocalVariable(name: "g", scope: !102, file: !1, line: 9, type: !111)
!111 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "grid_group", scope: !92, file: !112, line: 22, size: 8, flags: DIFlagTypePassByValue, elements: !113, identifier: "_ZTSN18cooperative_groups10grid_groupE")
!112 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!113 = !{}
!114 = !DILocalVariable(name: "i", scope: !102, file: !1, line: 10, type: !34)
!115 = !DILocation(line: 9, column: 18, scope: !102)
!116 = !DILocation(line: 0, scope: !102)
!117 = !DILocation(line: 10, column: 13, scope: !102)
!118 = !DILocation(line: 10, column: 11, scope: !102)
!119 = !DILocation(line: 11, column: 9, scope: !120)
!120 = distinct !DILexicalBlock(scope: !102, file: !1, line: 11, column: 7)
!121 = !DILocation(line: 11, column: 15, scope: !120)
!122 = !DILocation(line: 12, column: 15, scope: !102)
!123 = !DILocation(line: 12, column: 3, scope: !102)
!124 = !DILocation(line: 12, column: 11, scope: !102)
!125 = !DILocation(line: 13, column: 5, scope: !102)
!126 = !DILocation(line: 14, column: 19, scope: !102)
!127 = !DILocation(line: 14, column: 23, scope: !102)
!128 = !DILocation(line: 14, column: 12, scope: !102)
!129 = !DILocation(line: 14, column: 3, scope: !102)
!130 = !DILocation(line: 14, column: 10, scope: !102)
!131 = !DILocation(line: 15, column: 1, scope: !102)
