; ModuleID = 'loop_continue_last.cu'
source_filename = "loop_continue_last.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %d, i32 noundef %n) #0 !dbg !19 {
entry:
    #dbg_value(ptr %d, !24, !DIExpression(), !28)
    #dbg_value(i32 %n, !25, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
    #dbg_value(i32 %0, !26, !DIExpression(), !28)
    #dbg_value(i32 0, !27, !DIExpression(), !28)
  br label %while.cond, !dbg !30

while.cond:                                       ; preds = %if.end, %if.then, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %if.then ], [ %inc, %if.end ], !dbg !28
    #dbg_value(i32 %i.0, !27, !DIExpression(), !28)
  %cmp = icmp slt i32 %i.0, %n, !dbg !31
  br i1 %cmp, label %while.body, label %while.end, !dbg !30

while.body:                                       ; preds = %while.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %inc = add nsw i32 %i.0, 1, !dbg !34
    #dbg_value(i32 %inc, !27, !DIExpression(), !28)
  %rem = srem i32 %0, 3, !dbg !35
  %cmp1 = icmp eq i32 %rem, 0, !dbg !37
  br i1 %cmp1, label %if.then, label %if.end, !dbg !37

if.then:                                          ; preds = %while.body
  br label %while.cond, !dbg !38, !llvm.loop !39

if.end:                                           ; preds = %while.body
  %idxprom = sext i32 %0 to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, ptr %d, i64 %idxprom, !dbg !43
  store i32 %inc, ptr %arrayidx, align 4, !dbg !44, !tbaa !15
  br label %while.cond, !dbg !30, !llvm.loop !39

while.end:                                        ; preds = %while.cond
  ret void, !dbg !45
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5leavePii(ptr noundef %d, i32 noundef %n) #0 !dbg !46 {
entry:
    #dbg_value(ptr %d, !48, !DIExpression(), !53)
    #dbg_value(i32 %n, !49, !DIExpression(), !53)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !54
    #dbg_value(i32 %0, !50, !DIExpression(), !53)
    #dbg_value(i32 0, !51, !DIExpression(), !55)
  br label %for.cond, !dbg !56

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !57
    #dbg_value(i32 %i.0, !51, !DIExpression(), !55)
  %cmp = icmp slt i32 %i.0, %n, !dbg !58
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !60

for.cond.cleanup:                                 ; preds = %for.cond
  br label %cleanup, !dbg !60

for.body:                                         ; preds = %for.cond
  %rem = srem i32 %0, 3, !dbg !61
  %cmp1 = icmp eq i32 %rem, 0, !dbg !64
  br i1 %cmp1, label %if.then, label %if.end5, !dbg !64

if.then:                                          ; preds = %for.body
  %cmp2 = icmp eq i32 %i.0, 2, !dbg !65
  br i1 %cmp2, label %land.lhs.true, label %if.end, !dbg !68

land.lhs.true:                                    ; preds = %if.then
  %cmp3 = icmp eq i32 %0, 3, !dbg !69
  br i1 %cmp3, label %if.then4, label %if.end, !dbg !68

if.then4:                                         ; preds = %land.lhs.true
  br label %cleanup, !dbg !70

if.end:                                           ; preds = %land.lhs.true, %if.then
  br label %if.end5, !dbg !71

if.end5:                                          ; preds = %if.end, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !72
  %idxprom = sext i32 %0 to i64, !dbg !73
  %arrayidx = getelementptr inbounds i32, ptr %d, i64 %idxprom, !dbg !73
  store i32 %i.0, ptr %arrayidx, align 4, !dbg !74, !tbaa !15
  br label %for.inc, !dbg !75

for.inc:                                          ; preds = %if.end5
  %inc = add nsw i32 %i.0, 1, !dbg !76
    #dbg_value(i32 %inc, !51, !DIExpression(), !55)
  br label %for.cond, !dbg !77, !llvm.loop !78

cleanup:                                          ; preds = %if.then4, %for.cond.cleanup
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then4 ], [ 2, %for.cond.cleanup ]
  switch i32 %cleanup.dest.slot.0, label %cleanup6 [
    i32 2, label %for.end
  ]

for.end:                                          ; preds = %cleanup
  br label %cleanup6, !dbg !80

cleanup6:                                         ; preds = %for.end, %cleanup
  %cleanup.dest.slot.1 = phi i32 [ %cleanup.dest.slot.0, %cleanup ], [ 0, %for.end ]
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup6, %cleanup6
  ret void, !dbg !80

unreachable:                                      ; preds = %cleanup6
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6middlePii(ptr noundef %d, i32 noundef %n) #0 !dbg !81 {
entry:
    #dbg_value(ptr %d, !83, !DIExpression(), !89)
    #dbg_value(i32 %n, !84, !DIExpression(), !89)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !90
    #dbg_value(i32 %0, !85, !DIExpression(), !89)
    #dbg_value(i32 0, !86, !DIExpression(), !89)
  br label %while.cond, !dbg !91

while.cond:                                       ; preds = %cleanup.cont, %cleanup, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %cleanup.cont ], [ %inc, %cleanup ], !dbg !89
    #dbg_value(i32 %i.0, !86, !DIExpression(), !89)
  br label %while.body, !dbg !91

while.body:                                       ; preds = %while.cond
  %1 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %0, i32 1, i32 31), !dbg !92
    #dbg_value(i32 %1, !87, !DIExpression(), !93)
  %inc = add nsw i32 %i.0, 1, !dbg !94
    #dbg_value(i32 %inc, !86, !DIExpression(), !89)
  %cmp = icmp sgt i32 %inc, %n, !dbg !96
  br i1 %cmp, label %if.then, label %if.end, !dbg !96

if.then:                                          ; preds = %while.body
  br label %cleanup, !dbg !97

if.end:                                           ; preds = %while.body
  %and = and i32 %0, 1, !dbg !98
  %tobool = icmp ne i32 %and, 0, !dbg !100
  br i1 %tobool, label %if.then2, label %if.end3, !dbg !100

if.then2:                                         ; preds = %if.end
  br label %cleanup, !dbg !101, !llvm.loop !102

if.end3:                                          ; preds = %if.end
  %idxprom = sext i32 %0 to i64, !dbg !104
  %arrayidx = getelementptr inbounds i32, ptr %d, i64 %idxprom, !dbg !104
  %2 = load i32, ptr %arrayidx, align 4, !dbg !105, !tbaa !15
  %add = add nsw i32 %2, %1, !dbg !105
  store i32 %add, ptr %arrayidx, align 4, !dbg !105, !tbaa !15
  br label %cleanup, !dbg !103

cleanup:                                          ; preds = %if.end3, %if.then2, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 3, %if.then ], [ 2, %if.then2 ], [ 0, %if.end3 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
    i32 2, label %while.cond
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %while.cond, !dbg !91, !llvm.loop !102

while.end:                                        ; preds = %cleanup
  ret void, !dbg !106

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13}
!llvm.ident = !{!14}
!llvm.errno.tbaa = !{!15}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_continue_last.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{!5, !8}
!5 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !7, line: 206)
!6 = !DINamespace(name: "ws_math", scope: null)
!7 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !6, file: !7, line: 207)
!9 = !DINamespace(name: "std", scope: null)
!10 = !{i32 7, !"Dwarf Version", i32 4}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!14 = !{!"clang version 22.1.8"}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C++ TBAA"}
!19 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 13, type: !20, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !23)
!20 = !DISubroutineType(types: !21)
!21 = !{null, !22, !3}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!23 = !{!24, !25, !26, !27}
!24 = !DILocalVariable(name: "d", arg: 1, scope: !19, file: !1, line: 13, type: !22)
!25 = !DILocalVariable(name: "n", arg: 2, scope: !19, file: !1, line: 13, type: !3)
!26 = !DILocalVariable(name: "t", scope: !19, file: !1, line: 14, type: !3)
!27 = !DILocalVariable(name: "i", scope: !19, file: !1, line: 15, type: !3)
!28 = !DILocation(line: 0, scope: !19)
!29 = !DILocation(line: 14, column: 11, scope: !19)
!30 = !DILocation(line: 16, column: 3, scope: !19)
!31 = !DILocation(line: 16, column: 12, scope: !19)
!32 = !DILocation(line: 17, column: 5, scope: !33)
!33 = distinct !DILexicalBlock(scope: !19, file: !1, line: 16, column: 17)
!34 = !DILocation(line: 18, column: 6, scope: !33)
!35 = !DILocation(line: 19, column: 11, scope: !36)
!36 = distinct !DILexicalBlock(scope: !33, file: !1, line: 19, column: 9)
!37 = !DILocation(line: 19, column: 15, scope: !36)
!38 = !DILocation(line: 20, column: 7, scope: !36)
!39 = distinct !{!39, !30, !40, !41, !42}
!40 = !DILocation(line: 22, column: 3, scope: !19)
!41 = !{!"llvm.loop.mustprogress"}
!42 = !{!"llvm.loop.unroll.disable"}
!43 = !DILocation(line: 21, column: 5, scope: !33)
!44 = !DILocation(line: 21, column: 10, scope: !33)
!45 = !DILocation(line: 23, column: 1, scope: !19)
!46 = distinct !DISubprogram(name: "leave", linkageName: "_Z5leavePii", scope: !1, file: !1, line: 25, type: !20, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !47)
!47 = !{!48, !49, !50, !51}
!48 = !DILocalVariable(name: "d", arg: 1, scope: !46, file: !1, line: 25, type: !22)
!49 = !DILocalVariable(name: "n", arg: 2, scope: !46, file: !1, line: 25, type: !3)
!50 = !DILocalVariable(name: "t", scope: !46, file: !1, line: 26, type: !3)
!51 = !DILocalVariable(name: "i", scope: !52, file: !1, line: 27, type: !3)
!52 = distinct !DILexicalBlock(scope: !46, file: !1, line: 27, column: 3)
!53 = !DILocation(line: 0, scope: !46)
!54 = !DILocation(line: 26, column: 11, scope: !46)
!55 = !DILocation(line: 0, scope: !52)
!56 = !DILocation(line: 27, column: 8, scope: !52)
!57 = !DILocation(line: 27, scope: !52)
!58 = !DILocation(line: 27, column: 21, scope: !59)
!59 = distinct !DILexicalBlock(scope: !52, file: !1, line: 27, column: 3)
!60 = !DILocation(line: 27, column: 3, scope: !52)
!61 = !DILocation(line: 28, column: 11, scope: !62)
!62 = distinct !DILexicalBlock(scope: !63, file: !1, line: 28, column: 9)
!63 = distinct !DILexicalBlock(scope: !59, file: !1, line: 27, column: 31)
!64 = !DILocation(line: 28, column: 15, scope: !62)
!65 = !DILocation(line: 29, column: 13, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !1, line: 29, column: 11)
!67 = distinct !DILexicalBlock(scope: !62, file: !1, line: 28, column: 21)
!68 = !DILocation(line: 29, column: 18, scope: !66)
!69 = !DILocation(line: 29, column: 23, scope: !66)
!70 = !DILocation(line: 30, column: 9, scope: !66)
!71 = !DILocation(line: 31, column: 5, scope: !67)
!72 = !DILocation(line: 32, column: 5, scope: !63)
!73 = !DILocation(line: 33, column: 5, scope: !63)
!74 = !DILocation(line: 33, column: 10, scope: !63)
!75 = !DILocation(line: 34, column: 3, scope: !63)
!76 = !DILocation(line: 27, column: 26, scope: !59)
!77 = !DILocation(line: 27, column: 3, scope: !59)
!78 = distinct !{!78, !60, !79, !41, !42}
!79 = !DILocation(line: 34, column: 3, scope: !52)
!80 = !DILocation(line: 35, column: 1, scope: !46)
!81 = distinct !DISubprogram(name: "middle", linkageName: "_Z6middlePii", scope: !1, file: !1, line: 38, type: !20, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !82)
!82 = !{!83, !84, !85, !86, !87}
!83 = !DILocalVariable(name: "d", arg: 1, scope: !81, file: !1, line: 38, type: !22)
!84 = !DILocalVariable(name: "n", arg: 2, scope: !81, file: !1, line: 38, type: !3)
!85 = !DILocalVariable(name: "t", scope: !81, file: !1, line: 39, type: !3)
!86 = !DILocalVariable(name: "i", scope: !81, file: !1, line: 40, type: !3)
!87 = !DILocalVariable(name: "v", scope: !88, file: !1, line: 42, type: !3)
!88 = distinct !DILexicalBlock(scope: !81, file: !1, line: 41, column: 16)
!89 = !DILocation(line: 0, scope: !81)
!90 = !DILocation(line: 39, column: 11, scope: !81)
!91 = !DILocation(line: 41, column: 3, scope: !81)
!92 = !DILocation(line: 42, column: 13, scope: !88)
!93 = !DILocation(line: 0, scope: !88)
!94 = !DILocation(line: 43, column: 9, scope: !95)
!95 = distinct !DILexicalBlock(scope: !88, file: !1, line: 43, column: 9)
!96 = !DILocation(line: 43, column: 13, scope: !95)
!97 = !DILocation(line: 44, column: 7, scope: !95)
!98 = !DILocation(line: 45, column: 11, scope: !99)
!99 = distinct !DILexicalBlock(scope: !88, file: !1, line: 45, column: 9)
!100 = !DILocation(line: 45, column: 9, scope: !99)
!101 = !DILocation(line: 46, column: 7, scope: !99)
!102 = distinct !{!102, !91, !103, !41, !42}
!103 = !DILocation(line: 48, column: 3, scope: !81)
!104 = !DILocation(line: 47, column: 5, scope: !88)
!105 = !DILocation(line: 47, column: 10, scope: !88)
!106 = !DILocation(line: 49, column: 1, scope: !81)
