; ModuleID = 'loop_continue_last.cu'
source_filename = "loop_continue_last.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %d, i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(ptr %d, !23, !DIExpression(), !27)
    #dbg_value(i32 %n, !24, !DIExpression(), !27)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28
    #dbg_value(i32 %0, !25, !DIExpression(), !27)
    #dbg_value(i32 0, !26, !DIExpression(), !27)
  br label %while.cond, !dbg !29

while.cond:                                       ; preds = %if.end, %if.then, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %if.then ], [ %inc, %if.end ], !dbg !27
    #dbg_value(i32 %i.0, !26, !DIExpression(), !27)
  %cmp = icmp slt i32 %i.0, %n, !dbg !30
  br i1 %cmp, label %while.body, label %while.end, !dbg !29

while.body:                                       ; preds = %while.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %inc = add nsw i32 %i.0, 1, !dbg !33
    #dbg_value(i32 %inc, !26, !DIExpression(), !27)
  %rem = srem i32 %0, 3, !dbg !34
  %cmp1 = icmp eq i32 %rem, 0, !dbg !36
  br i1 %cmp1, label %if.then, label %if.end, !dbg !36

if.then:                                          ; preds = %while.body
  br label %while.cond, !dbg !37, !llvm.loop !38

if.end:                                           ; preds = %while.body
  %idxprom = sext i32 %0 to i64, !dbg !42
  %arrayidx = getelementptr inbounds i32, ptr %d, i64 %idxprom, !dbg !42
  store i32 %inc, ptr %arrayidx, align 4, !dbg !43, !tbaa !13
  br label %while.cond, !dbg !29, !llvm.loop !38

while.end:                                        ; preds = %while.cond
  ret void, !dbg !44
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5leavePii(ptr noundef %d, i32 noundef %n) #0 !dbg !45 {
entry:
    #dbg_value(ptr %d, !47, !DIExpression(), !52)
    #dbg_value(i32 %n, !48, !DIExpression(), !52)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53
    #dbg_value(i32 %0, !49, !DIExpression(), !52)
    #dbg_value(i32 0, !50, !DIExpression(), !54)
  br label %for.cond, !dbg !55

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !56
    #dbg_value(i32 %i.0, !50, !DIExpression(), !54)
  %cmp = icmp slt i32 %i.0, %n, !dbg !57
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !59

for.cond.cleanup:                                 ; preds = %for.cond
  br label %cleanup, !dbg !59

for.body:                                         ; preds = %for.cond
  %rem = srem i32 %0, 3, !dbg !60
  %cmp1 = icmp eq i32 %rem, 0, !dbg !63
  br i1 %cmp1, label %if.then, label %if.end5, !dbg !63

if.then:                                          ; preds = %for.body
  %cmp2 = icmp eq i32 %i.0, 2, !dbg !64
  br i1 %cmp2, label %land.lhs.true, label %if.end, !dbg !67

land.lhs.true:                                    ; preds = %if.then
  %cmp3 = icmp eq i32 %0, 3, !dbg !68
  br i1 %cmp3, label %if.then4, label %if.end, !dbg !67

if.then4:                                         ; preds = %land.lhs.true
  br label %cleanup, !dbg !69

if.end:                                           ; preds = %land.lhs.true, %if.then
  br label %if.end5, !dbg !70

if.end5:                                          ; preds = %if.end, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !71
  %idxprom = sext i32 %0 to i64, !dbg !72
  %arrayidx = getelementptr inbounds i32, ptr %d, i64 %idxprom, !dbg !72
  store i32 %i.0, ptr %arrayidx, align 4, !dbg !73, !tbaa !13
  br label %for.inc, !dbg !74

for.inc:                                          ; preds = %if.end5
  %inc = add nsw i32 %i.0, 1, !dbg !75
    #dbg_value(i32 %inc, !50, !DIExpression(), !54)
  br label %for.cond, !dbg !76, !llvm.loop !77

cleanup:                                          ; preds = %if.then4, %for.cond.cleanup
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then4 ], [ 2, %for.cond.cleanup ]
  switch i32 %cleanup.dest.slot.0, label %cleanup6 [
    i32 2, label %for.end
  ]

for.end:                                          ; preds = %cleanup
  br label %cleanup6, !dbg !79

cleanup6:                                         ; preds = %for.end, %cleanup
  %cleanup.dest.slot.1 = phi i32 [ %cleanup.dest.slot.0, %cleanup ], [ 0, %for.end ]
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup6, %cleanup6
  ret void, !dbg !79

unreachable:                                      ; preds = %cleanup6
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_continue_last.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 206)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 207)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 11, type: !18, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !21}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24, !25, !26}
!23 = !DILocalVariable(name: "d", arg: 1, scope: !17, file: !1, line: 11, type: !20)
!24 = !DILocalVariable(name: "n", arg: 2, scope: !17, file: !1, line: 11, type: !21)
!25 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 12, type: !21)
!26 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 13, type: !21)
!27 = !DILocation(line: 0, scope: !17)
!28 = !DILocation(line: 12, column: 11, scope: !17)
!29 = !DILocation(line: 14, column: 3, scope: !17)
!30 = !DILocation(line: 14, column: 12, scope: !17)
!31 = !DILocation(line: 15, column: 5, scope: !32)
!32 = distinct !DILexicalBlock(scope: !17, file: !1, line: 14, column: 17)
!33 = !DILocation(line: 16, column: 6, scope: !32)
!34 = !DILocation(line: 17, column: 11, scope: !35)
!35 = distinct !DILexicalBlock(scope: !32, file: !1, line: 17, column: 9)
!36 = !DILocation(line: 17, column: 15, scope: !35)
!37 = !DILocation(line: 18, column: 7, scope: !35)
!38 = distinct !{!38, !29, !39, !40, !41}
!39 = !DILocation(line: 20, column: 3, scope: !17)
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!"llvm.loop.unroll.disable"}
!42 = !DILocation(line: 19, column: 5, scope: !32)
!43 = !DILocation(line: 19, column: 10, scope: !32)
!44 = !DILocation(line: 21, column: 1, scope: !17)
!45 = distinct !DISubprogram(name: "leave", linkageName: "_Z5leavePii", scope: !1, file: !1, line: 23, type: !18, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !46)
!46 = !{!47, !48, !49, !50}
!47 = !DILocalVariable(name: "d", arg: 1, scope: !45, file: !1, line: 23, type: !20)
!48 = !DILocalVariable(name: "n", arg: 2, scope: !45, file: !1, line: 23, type: !21)
!49 = !DILocalVariable(name: "t", scope: !45, file: !1, line: 24, type: !21)
!50 = !DILocalVariable(name: "i", scope: !51, file: !1, line: 25, type: !21)
!51 = distinct !DILexicalBlock(scope: !45, file: !1, line: 25, column: 3)
!52 = !DILocation(line: 0, scope: !45)
!53 = !DILocation(line: 24, column: 11, scope: !45)
!54 = !DILocation(line: 0, scope: !51)
!55 = !DILocation(line: 25, column: 8, scope: !51)
!56 = !DILocation(line: 25, scope: !51)
!57 = !DILocation(line: 25, column: 21, scope: !58)
!58 = distinct !DILexicalBlock(scope: !51, file: !1, line: 25, column: 3)
!59 = !DILocation(line: 25, column: 3, scope: !51)
!60 = !DILocation(line: 26, column: 11, scope: !61)
!61 = distinct !DILexicalBlock(scope: !62, file: !1, line: 26, column: 9)
!62 = distinct !DILexicalBlock(scope: !58, file: !1, line: 25, column: 31)
!63 = !DILocation(line: 26, column: 15, scope: !61)
!64 = !DILocation(line: 27, column: 13, scope: !65)
!65 = distinct !DILexicalBlock(scope: !66, file: !1, line: 27, column: 11)
!66 = distinct !DILexicalBlock(scope: !61, file: !1, line: 26, column: 21)
!67 = !DILocation(line: 27, column: 18, scope: !65)
!68 = !DILocation(line: 27, column: 23, scope: !65)
!69 = !DILocation(line: 28, column: 9, scope: !65)
!70 = !DILocation(line: 29, column: 5, scope: !66)
!71 = !DILocation(line: 30, column: 5, scope: !62)
!72 = !DILocation(line: 31, column: 5, scope: !62)
!73 = !DILocation(line: 31, column: 10, scope: !62)
!74 = !DILocation(line: 32, column: 3, scope: !62)
!75 = !DILocation(line: 25, column: 26, scope: !58)
!76 = !DILocation(line: 25, column: 3, scope: !58)
!77 = distinct !{!77, !59, !78, !40, !41}
!78 = !DILocation(line: 32, column: 3, scope: !51)
!79 = !DILocation(line: 33, column: 1, scope: !45)
