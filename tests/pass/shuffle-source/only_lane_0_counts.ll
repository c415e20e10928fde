; ModuleID = 'only_lane_0_counts.cu'
source_filename = "only_lane_0_counts.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPKiPiE1s = internal addrspace(3) global [8 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPKiPi(ptr noundef %a, ptr noundef %o) #0 !dbg !2 {
entry:
    #dbg_value(ptr %a, !20, !DIExpression(), !48)
    #dbg_value(ptr %o, !21, !DIExpression(), !48)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49
    #dbg_value(i32 %0, !22, !DIExpression(), !48)
  %idxprom = sext i32 %0 to i64, !dbg !50
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !50
  %1 = load i32, ptr %arrayidx, align 4, !dbg !50, !tbaa !44
    #dbg_value(i32 %1, !23, !DIExpression(), !48)
    #dbg_value(i32 16, !24, !DIExpression(), !51)
  br label %for.cond, !dbg !52

for.cond:                                         ; preds = %for.inc, %entry
  %d.0 = phi i32 [ 16, %entry ], [ %div, %for.inc ], !dbg !53
  %v.0 = phi i32 [ %1, %entry ], [ %add, %for.inc ], !dbg !48
    #dbg_value(i32 %v.0, !23, !DIExpression(), !48)
    #dbg_value(i32 %d.0, !24, !DIExpression(), !51)
  %cmp = icmp sgt i32 %d.0, 0, !dbg !54
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !56

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %2 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v.0, i32 %d.0, i32 31), !dbg !57
  %add = add nsw i32 %v.0, %2, !dbg !58
    #dbg_value(i32 %add, !23, !DIExpression(), !48)
  br label %for.inc, !dbg !59

for.inc:                                          ; preds = %for.body
  %div = sdiv i32 %d.0, 2, !dbg !60
    #dbg_value(i32 %div, !24, !DIExpression(), !51)
  br label %for.cond, !dbg !61, !llvm.loop !62

for.end:                                          ; preds = %for.cond.cleanup
  %rem = srem i32 %0, 32, !dbg !66
  %cmp2 = icmp eq i32 %rem, 0, !dbg !68
  br i1 %cmp2, label %if.then, label %if.end, !dbg !68

if.then:                                          ; preds = %for.end
  %div3 = sdiv i32 %0, 32, !dbg !69
  %idxprom4 = sext i32 %div3 to i64, !dbg !70
  %arrayidx5 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKiPiE1s to ptr), i64 0, i64 %idxprom4, !dbg !70
  store i32 %v.0, ptr %arrayidx5, align 4, !dbg !71, !tbaa !44
  br label %if.end, !dbg !70

if.end:                                           ; preds = %if.then, %for.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !72
  %cmp6 = icmp slt i32 %0, 8, !dbg !73
  br i1 %cmp6, label %if.then7, label %if.end39, !dbg !73

if.then7:                                         ; preds = %if.end
  %idxprom8 = sext i32 %0 to i64, !dbg !74
  %arrayidx9 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKiPiE1s to ptr), i64 0, i64 %idxprom8, !dbg !74
  %3 = load i32, ptr %arrayidx9, align 4, !dbg !74, !tbaa !44
    #dbg_value(i32 %3, !23, !DIExpression(), !48)
    #dbg_value(i32 %3, !26, !DIExpression(), !75)
    #dbg_value(i32 %3, !29, !DIExpression(), !75)
    #dbg_value(i32 4, !30, !DIExpression(), !76)
  br label %for.cond11, !dbg !77

for.cond11:                                       ; preds = %for.inc27, %if.then7
  %m.0 = phi i32 [ %3, %if.then7 ], [ %m.1, %for.inc27 ], !dbg !75
  %kept.0 = phi i32 [ %3, %if.then7 ], [ %kept.1, %for.inc27 ], !dbg !75
  %d10.0 = phi i32 [ 4, %if.then7 ], [ %div28, %for.inc27 ], !dbg !78
  %v.1 = phi i32 [ %3, %if.then7 ], [ %add16, %for.inc27 ], !dbg !75
    #dbg_value(i32 %v.1, !23, !DIExpression(), !48)
    #dbg_value(i32 %d10.0, !30, !DIExpression(), !76)
    #dbg_value(i32 %kept.0, !29, !DIExpression(), !75)
    #dbg_value(i32 %m.0, !26, !DIExpression(), !75)
  %cmp12 = icmp sgt i32 %d10.0, 0, !dbg !79
  br i1 %cmp12, label %for.body14, label %for.cond.cleanup13, !dbg !80

for.cond.cleanup13:                               ; preds = %for.cond11
  br label %for.end29

for.body14:                                       ; preds = %for.cond11
  %4 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 255, i32 %v.1, i32 %d10.0, i32 31), !dbg !81
  %add16 = add nsw i32 %v.1, %4, !dbg !82
    #dbg_value(i32 %add16, !23, !DIExpression(), !48)
  %5 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 255, i32 %m.0, i32 %d10.0, i32 31), !dbg !83
    #dbg_value(i32 %5, !32, !DIExpression(), !84)
  %cmp18 = icmp sgt i32 %5, %m.0, !dbg !85
  br i1 %cmp18, label %if.then19, label %if.end20, !dbg !85

if.then19:                                        ; preds = %for.body14
    #dbg_value(i32 %5, !26, !DIExpression(), !75)
  br label %if.end20, !dbg !87

if.end20:                                         ; preds = %if.then19, %for.body14
  %m.1 = phi i32 [ %5, %if.then19 ], [ %m.0, %for.body14 ], !dbg !75
    #dbg_value(i32 %m.1, !26, !DIExpression(), !75)
  %6 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 255, i32 %kept.0, i32 %d10.0, i32 31), !dbg !88
    #dbg_value(i32 %6, !35, !DIExpression(), !84)
  %add22 = add nsw i32 %0, %d10.0, !dbg !89
  %cmp23 = icmp slt i32 %add22, 8, !dbg !91
  br i1 %cmp23, label %if.then24, label %if.end26, !dbg !91

if.then24:                                        ; preds = %if.end20
  %add25 = add nsw i32 %kept.0, %6, !dbg !92
    #dbg_value(i32 %add25, !29, !DIExpression(), !75)
  br label %if.end26, !dbg !93

if.end26:                                         ; preds = %if.then24, %if.end20
  %kept.1 = phi i32 [ %add25, %if.then24 ], [ %kept.0, %if.end20 ], !dbg !75
    #dbg_value(i32 %kept.1, !29, !DIExpression(), !75)
  br label %for.inc27, !dbg !94

for.inc27:                                        ; preds = %if.end26
  %div28 = sdiv i32 %d10.0, 2, !dbg !95
    #dbg_value(i32 %div28, !30, !DIExpression(), !76)
  br label %for.cond11, !dbg !96, !llvm.loop !97

for.end29:                                        ; preds = %for.cond.cleanup13
  %cmp30 = icmp eq i32 %0, 0, !dbg !99
  br i1 %cmp30, label %if.then31, label %if.end34, !dbg !99

if.then31:                                        ; preds = %for.end29
  %arrayidx32 = getelementptr inbounds i32, ptr %o, i64 0, !dbg !101
  store i32 %v.1, ptr %arrayidx32, align 4, !dbg !103, !tbaa !44
  %arrayidx33 = getelementptr inbounds i32, ptr %o, i64 1, !dbg !104
  store i32 %m.0, ptr %arrayidx33, align 4, !dbg !105, !tbaa !44
  br label %if.end34, !dbg !106

if.end34:                                         ; preds = %if.then31, %for.end29
  %cmp35 = icmp eq i32 %0, 0, !dbg !107
  br i1 %cmp35, label %if.then36, label %if.end38, !dbg !107

if.then36:                                        ; preds = %if.end34
  %arrayidx37 = getelementptr inbounds i32, ptr %o, i64 2, !dbg !109
  store i32 %kept.0, ptr %arrayidx37, align 4, !dbg !110, !tbaa !44
  br label %if.end38, !dbg !109

if.end38:                                         ; preds = %if.then36, %if.end34
  br label %if.end39, !dbg !111

if.end39:                                         ; preds = %if.end38, %if.end
  ret void, !dbg !112
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!39, !40, !41, !42}
!llvm.ident = !{!43}
!llvm.errno.tbaa = !{!44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 9, type: !36, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKiPi", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !19)
!3 = !DIFile(filename: "only_lane_0_counts.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!11 = !{!8}
!12 = !{!0}
!13 = !{!14, !17}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !15, file: !16, line: 214)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 215)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{!20, !21, !22, !23, !24, !26, !29, !30, !32, !35}
!20 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!21 = !DILocalVariable(name: "o", arg: 2, scope: !2, file: !3, line: 8, type: !9)
!22 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 10, type: !8)
!23 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 10, type: !8)
!24 = !DILocalVariable(name: "d", scope: !25, file: !3, line: 11, type: !8)
!25 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!26 = !DILocalVariable(name: "m", scope: !27, file: !3, line: 18, type: !8)
!27 = distinct !DILexicalBlock(scope: !28, file: !3, line: 16, column: 14)
!28 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 7)
!29 = !DILocalVariable(name: "kept", scope: !27, file: !3, line: 18, type: !8)
!30 = !DILocalVariable(name: "d", scope: !31, file: !3, line: 19, type: !8)
!31 = distinct !DILexicalBlock(scope: !27, file: !3, line: 19, column: 5)
!32 = !DILocalVariable(name: "u", scope: !33, file: !3, line: 21, type: !8)
!33 = distinct !DILexicalBlock(scope: !34, file: !3, line: 19, column: 36)
!34 = distinct !DILexicalBlock(scope: !31, file: !3, line: 19, column: 5)
!35 = !DILocalVariable(name: "w", scope: !33, file: !3, line: 24, type: !8)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 256, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 8)
!39 = !{i32 7, !"Dwarf Version", i32 4}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!43 = !{!"clang version 22.1.8"}
!44 = !{!45, !45, i64 0}
!45 = !{!"int", !46, i64 0}
!46 = !{!"omnipotent char", !47, i64 0}
!47 = !{!"Simple C++ TBAA"}
!48 = !DILocation(line: 0, scope: !2)
!49 = !DILocation(line: 10, column: 11, scope: !2)
!50 = !DILocation(line: 10, column: 28, scope: !2)
!51 = !DILocation(line: 0, scope: !25)
!52 = !DILocation(line: 11, column: 8, scope: !25)
!53 = !DILocation(line: 11, scope: !25)
!54 = !DILocation(line: 11, column: 22, scope: !55)
!55 = distinct !DILexicalBlock(scope: !25, file: !3, line: 11, column: 3)
!56 = !DILocation(line: 11, column: 3, scope: !25)
!57 = !DILocation(line: 12, column: 10, scope: !55)
!58 = !DILocation(line: 12, column: 7, scope: !55)
!59 = !DILocation(line: 12, column: 5, scope: !55)
!60 = !DILocation(line: 11, column: 29, scope: !55)
!61 = !DILocation(line: 11, column: 3, scope: !55)
!62 = distinct !{!62, !56, !63, !64, !65}
!63 = !DILocation(line: 12, column: 44, scope: !25)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !{!"llvm.loop.unroll.disable"}
!66 = !DILocation(line: 13, column: 9, scope: !67)
!67 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!68 = !DILocation(line: 13, column: 14, scope: !67)
!69 = !DILocation(line: 14, column: 9, scope: !67)
!70 = !DILocation(line: 14, column: 5, scope: !67)
!71 = !DILocation(line: 14, column: 15, scope: !67)
!72 = !DILocation(line: 15, column: 3, scope: !2)
!73 = !DILocation(line: 16, column: 9, scope: !28)
!74 = !DILocation(line: 17, column: 9, scope: !27)
!75 = !DILocation(line: 0, scope: !27)
!76 = !DILocation(line: 0, scope: !31)
!77 = !DILocation(line: 19, column: 10, scope: !31)
!78 = !DILocation(line: 19, scope: !31)
!79 = !DILocation(line: 19, column: 23, scope: !34)
!80 = !DILocation(line: 19, column: 5, scope: !31)
!81 = !DILocation(line: 20, column: 12, scope: !33)
!82 = !DILocation(line: 20, column: 9, scope: !33)
!83 = !DILocation(line: 21, column: 15, scope: !33)
!84 = !DILocation(line: 0, scope: !33)
!85 = !DILocation(line: 22, column: 13, scope: !86)
!86 = distinct !DILexicalBlock(scope: !33, file: !3, line: 22, column: 11)
!87 = !DILocation(line: 23, column: 9, scope: !86)
!88 = !DILocation(line: 24, column: 15, scope: !33)
!89 = !DILocation(line: 25, column: 13, scope: !90)
!90 = distinct !DILexicalBlock(scope: !33, file: !3, line: 25, column: 11)
!91 = !DILocation(line: 25, column: 17, scope: !90)
!92 = !DILocation(line: 26, column: 14, scope: !90)
!93 = !DILocation(line: 26, column: 9, scope: !90)
!94 = !DILocation(line: 27, column: 5, scope: !33)
!95 = !DILocation(line: 19, column: 30, scope: !34)
!96 = !DILocation(line: 19, column: 5, scope: !34)
!97 = distinct !{!97, !80, !98, !64, !65}
!98 = !DILocation(line: 27, column: 5, scope: !31)
!99 = !DILocation(line: 28, column: 11, scope: !100)
!100 = distinct !DILexicalBlock(scope: !27, file: !3, line: 28, column: 9)
!101 = !DILocation(line: 29, column: 7, scope: !102)
!102 = distinct !DILexicalBlock(scope: !100, file: !3, line: 28, column: 17)
!103 = !DILocation(line: 29, column: 12, scope: !102)
!104 = !DILocation(line: 30, column: 7, scope: !102)
!105 = !DILocation(line: 30, column: 12, scope: !102)
!106 = !DILocation(line: 31, column: 5, scope: !102)
!107 = !DILocation(line: 32, column: 11, scope: !108)
!108 = distinct !DILexicalBlock(scope: !27, file: !3, line: 32, column: 9)
!109 = !DILocation(line: 33, column: 7, scope: !108)
!110 = !DILocation(line: 33, column: 12, scope: !108)
!111 = !DILocation(line: 34, column: 3, scope: !27)
!112 = !DILocation(line: 35, column: 1, scope: !2)
