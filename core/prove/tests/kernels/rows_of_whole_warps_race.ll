; ModuleID = 'rows_of_whole_warps_race.cu'
source_filename = "rows_of_whole_warps_race.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPKiPKfPfi(ptr noundef %begin, ptr noundef %value, ptr noundef %y, i32 noundef %rows) #0 !dbg !47 {
entry:
    #dbg_value(ptr %begin, !56, !DIExpression(), !68)
    #dbg_value(ptr %value, !57, !DIExpression(), !68)
    #dbg_value(ptr %y, !58, !DIExpression(), !68)
    #dbg_value(i32 %rows, !59, !DIExpression(), !68)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !69
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !70
  %mul = mul i32 %0, %1, !dbg !71
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !72
  %add = add i32 %mul, %2, !dbg !73
    #dbg_value(i32 %add, !60, !DIExpression(), !68)
  %div = sdiv i32 %add, 32, !dbg !74
    #dbg_value(i32 %div, !61, !DIExpression(), !68)
  %and = and i32 %add, 31, !dbg !75
    #dbg_value(i32 %and, !62, !DIExpression(), !68)
  %cmp = icmp sge i32 %div, %rows, !dbg !76
  br i1 %cmp, label %if.then, label %if.end, !dbg !76

if.then:                                          ; preds = %entry
  br label %cleanup, !dbg !78

if.end:                                           ; preds = %entry
    #dbg_value(float 0.000000e+00, !63, !DIExpression(), !68)
  %idxprom = sext i32 %div to i64, !dbg !79
  %arrayidx = getelementptr inbounds i32, ptr %begin, i64 %idxprom, !dbg !79
  %3 = load i32, ptr %arrayidx, align 4, !dbg !79, !tbaa !43
  %add3 = add nsw i32 %3, %and, !dbg !80
    #dbg_value(i32 %add3, !64, !DIExpression(), !81)
  br label %for.cond, !dbg !82

for.cond:                                         ; preds = %for.inc, %if.end
  %sum.0 = phi float [ 0.000000e+00, %if.end ], [ %add10, %for.inc ], !dbg !68
  %i.0 = phi i32 [ %add3, %if.end ], [ %add11, %for.inc ], !dbg !83
    #dbg_value(i32 %i.0, !64, !DIExpression(), !81)
    #dbg_value(float %sum.0, !63, !DIExpression(), !68)
  %add4 = add nsw i32 %div, 1, !dbg !84
  %idxprom5 = sext i32 %add4 to i64, !dbg !86
  %arrayidx6 = getelementptr inbounds i32, ptr %begin, i64 %idxprom5, !dbg !86
  %4 = load i32, ptr %arrayidx6, align 4, !dbg !86, !tbaa !43
  %cmp7 = icmp slt i32 %i.0, %4, !dbg !87
  br i1 %cmp7, label %for.body, label %for.cond.cleanup, !dbg !88

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom8 = sext i32 %i.0 to i64, !dbg !89
  %arrayidx9 = getelementptr inbounds float, ptr %value, i64 %idxprom8, !dbg !89
  %5 = load float, ptr %arrayidx9, align 4, !dbg !89, !tbaa !90
  %add10 = fadd float %sum.0, %5, !dbg !92
    #dbg_value(float %add10, !63, !DIExpression(), !68)
  br label %for.inc, !dbg !93

for.inc:                                          ; preds = %for.body
  %add11 = add nsw i32 %i.0, 32, !dbg !94
    #dbg_value(i32 %add11, !64, !DIExpression(), !81)
  br label %for.cond, !dbg !95, !llvm.loop !96

for.end:                                          ; preds = %for.cond.cleanup
    #dbg_value(i32 16, !66, !DIExpression(), !100)
  br label %for.cond12, !dbg !101

for.cond12:                                       ; preds = %for.inc18, %for.end
  %sum.1 = phi float [ %sum.0, %for.end ], [ %add17, %for.inc18 ], !dbg !68
  %o.0 = phi i32 [ 16, %for.end ], [ %div19, %for.inc18 ], !dbg !102
    #dbg_value(i32 %o.0, !66, !DIExpression(), !100)
    #dbg_value(float %sum.1, !63, !DIExpression(), !68)
  %cmp13 = icmp sgt i32 %o.0, 0, !dbg !103
  br i1 %cmp13, label %for.body15, label %for.cond.cleanup14, !dbg !105

for.cond.cleanup14:                               ; preds = %for.cond12
  br label %for.end20

for.body15:                                       ; preds = %for.cond12
  %6 = call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %sum.1, i32 %o.0, i32 31), !dbg !106
  %add17 = fadd float %sum.1, %6, !dbg !107
    #dbg_value(float %add17, !63, !DIExpression(), !68)
  br label %for.inc18, !dbg !108

for.inc18:                                        ; preds = %for.body15
  %div19 = sdiv i32 %o.0, 2, !dbg !109
    #dbg_value(i32 %div19, !66, !DIExpression(), !100)
  br label %for.cond12, !dbg !110, !llvm.loop !111

for.end20:                                        ; preds = %for.cond.cleanup14
  %rem = srem i32 %and, 16, !dbg !113
  %cmp21 = icmp eq i32 %rem, 0, !dbg !115
  br i1 %cmp21, label %if.then22, label %if.end26, !dbg !115

if.then22:                                        ; preds = %for.end20
  %idxprom23 = sext i32 %div to i64, !dbg !116
  %arrayidx24 = getelementptr inbounds float, ptr %y, i64 %idxprom23, !dbg !116
  %7 = load float, ptr %arrayidx24, align 4, !dbg !117, !tbaa !90
  %add25 = fadd float %7, %sum.1, !dbg !117
  store float %add25, ptr %arrayidx24, align 4, !dbg !117, !tbaa !90
  br label %if.end26, !dbg !116

if.end26:                                         ; preds = %if.then22, %for.end20
  br label %cleanup, !dbg !118

cleanup:                                          ; preds = %if.end26, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end26 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !118

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!38, !39, !40, !41}
!llvm.ident = !{!42}
!llvm.errno.tbaa = !{!43}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "rows_of_whole_warps_race.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{!5, !8, !10, !15, !20, !25, !31, !33}
!5 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !7, line: 128)
!6 = !DINamespace(name: "ws_math", scope: null)
!7 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !6, file: !7, line: 129)
!9 = !DINamespace(name: "std", scope: null)
!10 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !11, file: !7, line: 154)
!11 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !7, file: !7, line: 137, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!12 = !DISubroutineType(types: !13)
!13 = !{!14, !14}
!14 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!15 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !16, file: !7, line: 154)
!16 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !7, file: !7, line: 133, type: !17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!17 = !DISubroutineType(types: !18)
!18 = !{!19, !19}
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !21, file: !7, line: 154)
!21 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !7, file: !7, line: 134, type: !22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!22 = !DISubroutineType(types: !23)
!23 = !{!24, !24}
!24 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!25 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !26, file: !7, line: 154)
!26 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !7, file: !7, line: 145, type: !27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!27 = !DISubroutineType(types: !28)
!28 = !{!29, !30}
!29 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!30 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !32, file: !7, line: 154)
!32 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !7, file: !7, line: 147, type: !27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !34, file: !7, line: 154)
!34 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !7, file: !7, line: 149, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!35 = !DISubroutineType(types: !36)
!36 = !{!3, !37}
!37 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!38 = !{i32 7, !"Dwarf Version", i32 4}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!42 = !{!"clang version 22.1.8"}
!43 = !{!44, !44, i64 0}
!44 = !{!"int", !45, i64 0}
!45 = !{!"omnipotent char", !46, i64 0}
!46 = !{!"Simple C++ TBAA"}
!47 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKiPKfPfi", scope: !1, file: !1, line: 3, type: !48, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !55)
!48 = !DISubroutineType(types: !49)
!49 = !{null, !50, !52, !54, !3}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !37)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!55 = !{!56, !57, !58, !59, !60, !61, !62, !63, !64, !66}
!56 = !DILocalVariable(name: "begin", arg: 1, scope: !47, file: !1, line: 3, type: !50)
!57 = !DILocalVariable(name: "value", arg: 2, scope: !47, file: !1, line: 3, type: !52)
!58 = !DILocalVariable(name: "y", arg: 3, scope: !47, file: !1, line: 3, type: !54)
!59 = !DILocalVariable(name: "rows", arg: 4, scope: !47, file: !1, line: 3, type: !3)
!60 = !DILocalVariable(name: "t", scope: !47, file: !1, line: 4, type: !3)
!61 = !DILocalVariable(name: "warp", scope: !47, file: !1, line: 4, type: !3)
!62 = !DILocalVariable(name: "lane", scope: !47, file: !1, line: 4, type: !3)
!63 = !DILocalVariable(name: "sum", scope: !47, file: !1, line: 6, type: !37)
!64 = !DILocalVariable(name: "i", scope: !65, file: !1, line: 7, type: !3)
!65 = distinct !DILexicalBlock(scope: !47, file: !1, line: 7, column: 3)
!66 = !DILocalVariable(name: "o", scope: !67, file: !1, line: 8, type: !3)
!67 = distinct !DILexicalBlock(scope: !47, file: !1, line: 8, column: 3)
!68 = !DILocation(line: 0, scope: !47)
!69 = !DILocation(line: 4, column: 11, scope: !47)
!70 = !DILocation(line: 4, column: 24, scope: !47)
!71 = !DILocation(line: 4, column: 22, scope: !47)
!72 = !DILocation(line: 4, column: 37, scope: !47)
!73 = !DILocation(line: 4, column: 35, scope: !47)
!74 = !DILocation(line: 4, column: 59, scope: !47)
!75 = !DILocation(line: 4, column: 74, scope: !47)
!76 = !DILocation(line: 5, column: 12, scope: !77)
!77 = distinct !DILexicalBlock(scope: !47, file: !1, line: 5, column: 7)
!78 = !DILocation(line: 5, column: 21, scope: !77)
!79 = !DILocation(line: 7, column: 16, scope: !65)
!80 = !DILocation(line: 7, column: 28, scope: !65)
!81 = !DILocation(line: 0, scope: !65)
!82 = !DILocation(line: 7, column: 8, scope: !65)
!83 = !DILocation(line: 7, scope: !65)
!84 = !DILocation(line: 7, column: 51, scope: !85)
!85 = distinct !DILexicalBlock(scope: !65, file: !1, line: 7, column: 3)
!86 = !DILocation(line: 7, column: 40, scope: !85)
!87 = !DILocation(line: 7, column: 38, scope: !85)
!88 = !DILocation(line: 7, column: 3, scope: !65)
!89 = !DILocation(line: 7, column: 73, scope: !85)
!90 = !{!91, !91, i64 0}
!91 = !{!"float", !45, i64 0}
!92 = !DILocation(line: 7, column: 70, scope: !85)
!93 = !DILocation(line: 7, column: 66, scope: !85)
!94 = !DILocation(line: 7, column: 59, scope: !85)
!95 = !DILocation(line: 7, column: 3, scope: !85)
!96 = distinct !{!96, !88, !97, !98, !99}
!97 = !DILocation(line: 7, column: 80, scope: !65)
!98 = !{!"llvm.loop.mustprogress"}
!99 = !{!"llvm.loop.unroll.disable"}
!100 = !DILocation(line: 0, scope: !67)
!101 = !DILocation(line: 8, column: 8, scope: !67)
!102 = !DILocation(line: 8, scope: !67)
!103 = !DILocation(line: 8, column: 22, scope: !104)
!104 = distinct !DILexicalBlock(scope: !67, file: !1, line: 8, column: 3)
!105 = !DILocation(line: 8, column: 3, scope: !67)
!106 = !DILocation(line: 8, column: 42, scope: !104)
!107 = !DILocation(line: 8, column: 39, scope: !104)
!108 = !DILocation(line: 8, column: 35, scope: !104)
!109 = !DILocation(line: 8, column: 29, scope: !104)
!110 = !DILocation(line: 8, column: 3, scope: !104)
!111 = distinct !{!111, !105, !112, !98, !99}
!112 = !DILocation(line: 8, column: 77, scope: !67)
!113 = !DILocation(line: 9, column: 12, scope: !114)
!114 = distinct !DILexicalBlock(scope: !47, file: !1, line: 9, column: 7)
!115 = !DILocation(line: 9, column: 17, scope: !114)
!116 = !DILocation(line: 9, column: 23, scope: !114)
!117 = !DILocation(line: 9, column: 31, scope: !114)
!118 = !DILocation(line: 10, column: 1, scope: !47)
