; ModuleID = 'strides_in_struct.cu'
source_filename = "strides_in_struct.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.Params = type { ptr, ptr, i32, i32, i32, i32, i32 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@s = external addrspace(3) global [0 x float], align 4
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4sums6Params(ptr noundef byval(%struct.Params) align 8 %p) #0 !dbg !46 {
entry:
    #dbg_declare(ptr %p, !63, !DIExpression(), !77)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !78
    #dbg_value(i32 %0, !64, !DIExpression(), !79)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !80
    #dbg_value(i32 %1, !65, !DIExpression(), !79)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !81
    #dbg_value(i32 %2, !66, !DIExpression(), !79)
  %batch_stride = getelementptr inbounds nuw %struct.Params, ptr %p, i32 0, i32 4, !dbg !82
  %3 = load i32, ptr %batch_stride, align 8, !dbg !82, !tbaa !83
  %mul = mul nsw i32 %2, %3, !dbg !87
  %head_stride = getelementptr inbounds nuw %struct.Params, ptr %p, i32 0, i32 5, !dbg !88
  %4 = load i32, ptr %head_stride, align 4, !dbg !88, !tbaa !89
  %mul3 = mul nsw i32 %1, %4, !dbg !90
  %add = add nsw i32 %mul, %mul3, !dbg !91
    #dbg_value(i32 %add, !67, !DIExpression(), !79)
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !92
    #dbg_value(i32 %5, !68, !DIExpression(), !93)
  br label %for.cond, !dbg !94

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %5, %entry ], [ %add10, %for.inc ], !dbg !95
    #dbg_value(i32 %i.0, !68, !DIExpression(), !93)
  %length = getelementptr inbounds nuw %struct.Params, ptr %p, i32 0, i32 2, !dbg !96
  %6 = load i32, ptr %length, align 8, !dbg !96, !tbaa !98
  %cmp = icmp slt i32 %i.0, %6, !dbg !99
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !100

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %in = getelementptr inbounds nuw %struct.Params, ptr %p, i32 0, i32 0, !dbg !101
  %7 = load ptr, ptr %in, align 8, !dbg !101, !tbaa !102
  %row_stride = getelementptr inbounds nuw %struct.Params, ptr %p, i32 0, i32 6, !dbg !103
  %8 = load i32, ptr %row_stride, align 8, !dbg !103, !tbaa !104
  %mul5 = mul nsw i32 %i.0, %8, !dbg !105
  %add6 = add nsw i32 %add, %mul5, !dbg !106
  %idxprom = sext i32 %add6 to i64, !dbg !107
  %arrayidx = getelementptr inbounds float, ptr %7, i64 %idxprom, !dbg !107
  %9 = load float, ptr %arrayidx, align 4, !dbg !107, !tbaa !108
  %idxprom7 = sext i32 %i.0 to i64, !dbg !110
  %arrayidx8 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom7, !dbg !110
  store float %9, ptr %arrayidx8, align 4, !dbg !111, !tbaa !108
  br label %for.inc, !dbg !110

for.inc:                                          ; preds = %for.body
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !112
  %add10 = add i32 %i.0, %10, !dbg !113
    #dbg_value(i32 %add10, !68, !DIExpression(), !93)
  br label %for.cond, !dbg !114, !llvm.loop !115

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !119
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !120
    #dbg_value(i32 %11, !70, !DIExpression(), !121)
  br label %for.cond12, !dbg !122

for.cond12:                                       ; preds = %for.inc33, %for.end
  %d.0 = phi i32 [ %11, %for.end ], [ %add35, %for.inc33 ], !dbg !123
    #dbg_value(i32 %d.0, !70, !DIExpression(), !121)
  %size = getelementptr inbounds nuw %struct.Params, ptr %p, i32 0, i32 3, !dbg !124
  %12 = load i32, ptr %size, align 4, !dbg !124, !tbaa !125
  %cmp13 = icmp slt i32 %d.0, %12, !dbg !126
  br i1 %cmp13, label %for.body15, label %for.cond.cleanup14, !dbg !127

for.cond.cleanup14:                               ; preds = %for.cond12
  br label %for.end36

for.body15:                                       ; preds = %for.cond12
    #dbg_value(float 0.000000e+00, !72, !DIExpression(), !128)
    #dbg_value(i32 0, !75, !DIExpression(), !129)
  br label %for.cond17, !dbg !130

for.cond17:                                       ; preds = %for.inc25, %for.body15
  %sum.0 = phi float [ 0.000000e+00, %for.body15 ], [ %15, %for.inc25 ], !dbg !128
  %i16.0 = phi i32 [ 0, %for.body15 ], [ %inc, %for.inc25 ], !dbg !131
    #dbg_value(i32 %i16.0, !75, !DIExpression(), !129)
    #dbg_value(float %sum.0, !72, !DIExpression(), !128)
  %length18 = getelementptr inbounds nuw %struct.Params, ptr %p, i32 0, i32 2, !dbg !132
  %13 = load i32, ptr %length18, align 8, !dbg !132, !tbaa !98
  %cmp19 = icmp slt i32 %i16.0, %13, !dbg !134
  br i1 %cmp19, label %for.body21, label %for.cond.cleanup20, !dbg !135

for.cond.cleanup20:                               ; preds = %for.cond17
  br label %for.end26

for.body21:                                       ; preds = %for.cond17
  %idxprom22 = sext i32 %i16.0 to i64, !dbg !136
  %arrayidx23 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom22, !dbg !136
  %14 = load float, ptr %arrayidx23, align 4, !dbg !136, !tbaa !108
  %conv = sitofp i32 %d.0 to float, !dbg !137
  %15 = call float @llvm.fmuladd.f32(float %14, float %conv, float %sum.0), !dbg !138
    #dbg_value(float %15, !72, !DIExpression(), !128)
  br label %for.inc25, !dbg !139

for.inc25:                                        ; preds = %for.body21
  %inc = add nsw i32 %i16.0, 1, !dbg !140
    #dbg_value(i32 %inc, !75, !DIExpression(), !129)
  br label %for.cond17, !dbg !141, !llvm.loop !142

for.end26:                                        ; preds = %for.cond.cleanup20
  %out = getelementptr inbounds nuw %struct.Params, ptr %p, i32 0, i32 1, !dbg !144
  %16 = load ptr, ptr %out, align 8, !dbg !144, !tbaa !145
  %row_stride27 = getelementptr inbounds nuw %struct.Params, ptr %p, i32 0, i32 6, !dbg !146
  %17 = load i32, ptr %row_stride27, align 8, !dbg !146, !tbaa !104
  %mul28 = mul nsw i32 %0, %17, !dbg !147
  %add29 = add nsw i32 %add, %mul28, !dbg !148
  %add30 = add nsw i32 %add29, %d.0, !dbg !149
  %idxprom31 = sext i32 %add30 to i64, !dbg !150
  %arrayidx32 = getelementptr inbounds float, ptr %16, i64 %idxprom31, !dbg !150
  store float %sum.0, ptr %arrayidx32, align 4, !dbg !151, !tbaa !108
  br label %for.inc33, !dbg !152

for.inc33:                                        ; preds = %for.end26
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !153
  %add35 = add i32 %d.0, %18, !dbg !154
    #dbg_value(i32 %add35, !70, !DIExpression(), !121)
  br label %for.cond12, !dbg !155, !llvm.loop !156

for.end36:                                        ; preds = %for.cond.cleanup14
  ret void, !dbg !158
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "strides_in_struct.cu", directory: ".")
!2 = !{!3, !6, !8, !13, !18, !23, !29, !31}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 128)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 129)
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !9, file: !5, line: 154)
!9 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !5, file: !5, line: 137, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!13 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !14, file: !5, line: 154)
!14 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !5, file: !5, line: 133, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !19, file: !5, line: 154)
!19 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !5, file: !5, line: 134, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !24, file: !5, line: 154)
!24 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !5, file: !5, line: 145, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !28}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !30, file: !5, line: 154)
!30 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !5, file: !5, line: 147, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !32, file: !5, line: 154)
!32 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !5, file: !5, line: 149, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = !{!43, !43, i64 0}
!43 = !{!"int", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C++ TBAA"}
!46 = distinct !DISubprogram(name: "sums", linkageName: "_Z4sums6Params", scope: !1, file: !1, line: 10, type: !47, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !62)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49}
!49 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !50)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Params", file: !1, line: 5, size: 320, flags: DIFlagTypePassByValue, elements: !51, identifier: "_ZTS6Params")
!51 = !{!52, !55, !57, !58, !59, !60, !61}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !50, file: !1, line: 6, baseType: !53, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "out", scope: !50, file: !1, line: 7, baseType: !56, size: 64, offset: 64)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !50, file: !1, line: 8, baseType: !35, size: 32, offset: 128)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !50, file: !1, line: 8, baseType: !35, size: 32, offset: 160)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "batch_stride", scope: !50, file: !1, line: 8, baseType: !35, size: 32, offset: 192)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "head_stride", scope: !50, file: !1, line: 8, baseType: !35, size: 32, offset: 224)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "row_stride", scope: !50, file: !1, line: 8, baseType: !35, size: 32, offset: 256)
!62 = !{!63, !64, !65, !66, !67, !68, !70, !72, !75}
!63 = !DILocalVariable(name: "p", arg: 1, scope: !46, file: !1, line: 10, type: !49)
!64 = !DILocalVariable(name: "row", scope: !46, file: !1, line: 12, type: !35)
!65 = !DILocalVariable(name: "head", scope: !46, file: !1, line: 12, type: !35)
!66 = !DILocalVariable(name: "batch", scope: !46, file: !1, line: 12, type: !35)
!67 = !DILocalVariable(name: "at", scope: !46, file: !1, line: 13, type: !35)
!68 = !DILocalVariable(name: "i", scope: !69, file: !1, line: 14, type: !35)
!69 = distinct !DILexicalBlock(scope: !46, file: !1, line: 14, column: 3)
!70 = !DILocalVariable(name: "d", scope: !71, file: !1, line: 16, type: !35)
!71 = distinct !DILexicalBlock(scope: !46, file: !1, line: 16, column: 3)
!72 = !DILocalVariable(name: "sum", scope: !73, file: !1, line: 17, type: !36)
!73 = distinct !DILexicalBlock(scope: !74, file: !1, line: 16, column: 58)
!74 = distinct !DILexicalBlock(scope: !71, file: !1, line: 16, column: 3)
!75 = !DILocalVariable(name: "i", scope: !76, file: !1, line: 18, type: !35)
!76 = distinct !DILexicalBlock(scope: !73, file: !1, line: 18, column: 5)
!77 = !DILocation(line: 10, column: 35, scope: !46)
!78 = !DILocation(line: 12, column: 13, scope: !46)
!79 = !DILocation(line: 0, scope: !46)
!80 = !DILocation(line: 12, column: 32, scope: !46)
!81 = !DILocation(line: 12, column: 52, scope: !46)
!82 = !DILocation(line: 13, column: 22, scope: !46)
!83 = !{!84, !43, i64 24}
!84 = !{!"_ZTS6Params", !85, i64 0, !85, i64 8, !43, i64 16, !43, i64 20, !43, i64 24, !43, i64 28, !43, i64 32}
!85 = !{!"p1 float", !86, i64 0}
!86 = !{!"any pointer", !44, i64 0}
!87 = !DILocation(line: 13, column: 18, scope: !46)
!88 = !DILocation(line: 13, column: 46, scope: !46)
!89 = !{!84, !43, i64 28}
!90 = !DILocation(line: 13, column: 42, scope: !46)
!91 = !DILocation(line: 13, column: 35, scope: !46)
!92 = !DILocation(line: 14, column: 16, scope: !69)
!93 = !DILocation(line: 0, scope: !69)
!94 = !DILocation(line: 14, column: 8, scope: !69)
!95 = !DILocation(line: 14, scope: !69)
!96 = !DILocation(line: 14, column: 35, scope: !97)
!97 = distinct !DILexicalBlock(scope: !69, file: !1, line: 14, column: 3)
!98 = !{!84, !43, i64 16}
!99 = !DILocation(line: 14, column: 31, scope: !97)
!100 = !DILocation(line: 14, column: 3, scope: !69)
!101 = !DILocation(line: 14, column: 69, scope: !97)
!102 = !{!84, !85, i64 0}
!103 = !DILocation(line: 14, column: 83, scope: !97)
!104 = !{!84, !43, i64 32}
!105 = !DILocation(line: 14, column: 79, scope: !97)
!106 = !DILocation(line: 14, column: 75, scope: !97)
!107 = !DILocation(line: 14, column: 67, scope: !97)
!108 = !{!109, !109, i64 0}
!109 = !{!"float", !44, i64 0}
!110 = !DILocation(line: 14, column: 60, scope: !97)
!111 = !DILocation(line: 14, column: 65, scope: !97)
!112 = !DILocation(line: 14, column: 48, scope: !97)
!113 = !DILocation(line: 14, column: 45, scope: !97)
!114 = !DILocation(line: 14, column: 3, scope: !97)
!115 = distinct !{!115, !100, !116, !117, !118}
!116 = !DILocation(line: 14, column: 93, scope: !69)
!117 = !{!"llvm.loop.mustprogress"}
!118 = !{!"llvm.loop.unroll.disable"}
!119 = !DILocation(line: 15, column: 3, scope: !46)
!120 = !DILocation(line: 16, column: 16, scope: !71)
!121 = !DILocation(line: 0, scope: !71)
!122 = !DILocation(line: 16, column: 8, scope: !71)
!123 = !DILocation(line: 16, scope: !71)
!124 = !DILocation(line: 16, column: 35, scope: !74)
!125 = !{!84, !43, i64 20}
!126 = !DILocation(line: 16, column: 31, scope: !74)
!127 = !DILocation(line: 16, column: 3, scope: !71)
!128 = !DILocation(line: 0, scope: !73)
!129 = !DILocation(line: 0, scope: !76)
!130 = !DILocation(line: 18, column: 10, scope: !76)
!131 = !DILocation(line: 18, scope: !76)
!132 = !DILocation(line: 18, column: 27, scope: !133)
!133 = distinct !DILexicalBlock(scope: !76, file: !1, line: 18, column: 5)
!134 = !DILocation(line: 18, column: 23, scope: !133)
!135 = !DILocation(line: 18, column: 5, scope: !76)
!136 = !DILocation(line: 18, column: 47, scope: !133)
!137 = !DILocation(line: 18, column: 54, scope: !133)
!138 = !DILocation(line: 18, column: 44, scope: !133)
!139 = !DILocation(line: 18, column: 40, scope: !133)
!140 = !DILocation(line: 18, column: 35, scope: !133)
!141 = !DILocation(line: 18, column: 5, scope: !133)
!142 = distinct !{!142, !135, !143, !117, !118}
!143 = !DILocation(line: 18, column: 54, scope: !76)
!144 = !DILocation(line: 19, column: 7, scope: !73)
!145 = !{!84, !85, i64 8}
!146 = !DILocation(line: 19, column: 24, scope: !73)
!147 = !DILocation(line: 19, column: 20, scope: !73)
!148 = !DILocation(line: 19, column: 14, scope: !73)
!149 = !DILocation(line: 19, column: 35, scope: !73)
!150 = !DILocation(line: 19, column: 5, scope: !73)
!151 = !DILocation(line: 19, column: 40, scope: !73)
!152 = !DILocation(line: 20, column: 3, scope: !73)
!153 = !DILocation(line: 16, column: 46, scope: !74)
!154 = !DILocation(line: 16, column: 43, scope: !74)
!155 = !DILocation(line: 16, column: 3, scope: !74)
!156 = distinct !{!156, !127, !157, !117, !118}
!157 = !DILocation(line: 20, column: 3, scope: !71)
!158 = !DILocation(line: 21, column: 1, scope: !46)
