; ModuleID = 'control.cu'
source_filename = "control.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z7controlPiPKii(ptr noundef %o, ptr noundef %a, i32 noundef %n) #0 !dbg !14 {
entry:
  %hist = alloca [5 x i32], align 4
  call void @llvm.dbg.value(metadata ptr %o, metadata !22, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.value(metadata ptr %a, metadata !23, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.value(metadata i32 %n, metadata !24, metadata !DIExpression()), !dbg !39
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  call void @llvm.dbg.value(metadata i32 %0, metadata !25, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.value(metadata i32 0, metadata !26, metadata !DIExpression()), !dbg !39
  call void @llvm.lifetime.start.p0(i64 20, ptr %hist) #4, !dbg !41
  call void @llvm.dbg.declare(metadata ptr %hist, metadata !27, metadata !DIExpression()), !dbg !42
  call void @llvm.memset.p0.i64(ptr align 4 %hist, i8 0, i64 20, i1 false), !dbg !42
  %idxprom = sext i32 %0 to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !43
  %1 = load i32, ptr %arrayidx, align 4, !dbg !43, !tbaa !44
  %and = and i32 %1, 7, !dbg !48
  switch i32 %and, label %sw.default [
    i32 0, label %sw.bb
    i32 3, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb2
    i32 6, label %sw.bb3
  ], !dbg !49

sw.bb:                                            ; preds = %entry, %entry
  call void @llvm.dbg.value(metadata i32 1, metadata !26, metadata !DIExpression()), !dbg !39
  br label %sw.epilog, !dbg !50

sw.bb1:                                           ; preds = %entry
  call void @llvm.dbg.value(metadata i32 %n, metadata !26, metadata !DIExpression()), !dbg !39
  br label %sw.bb2, !dbg !52

sw.bb2:                                           ; preds = %sw.bb1, %entry
  %acc.0 = phi i32 [ 0, %entry ], [ %n, %sw.bb1 ], !dbg !39
  call void @llvm.dbg.value(metadata i32 %acc.0, metadata !26, metadata !DIExpression()), !dbg !39
  %add = add nsw i32 %acc.0, 5, !dbg !53
  call void @llvm.dbg.value(metadata i32 %add, metadata !26, metadata !DIExpression()), !dbg !39
  br label %sw.epilog, !dbg !54

sw.bb3:                                           ; preds = %entry
  %cmp = icmp eq i32 %n, 0, !dbg !55
  br i1 %cmp, label %if.then, label %if.end, !dbg !57

if.then:                                          ; preds = %sw.bb3
  br label %cleanup62, !dbg !58

if.end:                                           ; preds = %sw.bb3
  br label %sw.epilog, !dbg !59

sw.default:                                       ; preds = %entry
  call void @llvm.dbg.value(metadata i32 -1, metadata !26, metadata !DIExpression()), !dbg !39
  br label %sw.epilog, !dbg !60

sw.epilog:                                        ; preds = %sw.default, %if.end, %sw.bb2, %sw.bb
  %acc.1 = phi i32 [ -1, %sw.default ], [ 0, %if.end ], [ %add, %sw.bb2 ], [ 1, %sw.bb ], !dbg !39
  call void @llvm.dbg.value(metadata i32 %acc.1, metadata !26, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.value(metadata i32 0, metadata !31, metadata !DIExpression()), !dbg !61
  br label %for.cond, !dbg !62

for.cond:                                         ; preds = %for.inc35, %sw.epilog
  %acc.2 = phi i32 [ %acc.1, %sw.epilog ], [ %acc.3, %for.inc35 ], !dbg !63
  %i.0 = phi i32 [ 0, %sw.epilog ], [ %inc36, %for.inc35 ], !dbg !64
  call void @llvm.dbg.value(metadata i32 %i.0, metadata !31, metadata !DIExpression()), !dbg !61
  call void @llvm.dbg.value(metadata i32 %acc.2, metadata !26, metadata !DIExpression()), !dbg !39
  %cmp4 = icmp slt i32 %i.0, %n, !dbg !65
  br i1 %cmp4, label %for.body, label %for.cond.cleanup, !dbg !66

for.cond.cleanup:                                 ; preds = %for.cond
  br label %cleanup37, !dbg !66

for.body:                                         ; preds = %for.cond
  call void @llvm.dbg.value(metadata i32 %i.0, metadata !33, metadata !DIExpression()), !dbg !67
  br label %for.cond5, !dbg !68

for.cond5:                                        ; preds = %for.inc, %for.body
  %acc.3 = phi i32 [ %acc.2, %for.body ], [ %acc.4, %for.inc ], !dbg !63
  %j.0 = phi i32 [ %i.0, %for.body ], [ %add31, %for.inc ], !dbg !69
  call void @llvm.dbg.value(metadata i32 %j.0, metadata !33, metadata !DIExpression()), !dbg !67
  call void @llvm.dbg.value(metadata i32 %acc.3, metadata !26, metadata !DIExpression()), !dbg !39
  %cmp6 = icmp slt i32 %j.0, %n, !dbg !70
  br i1 %cmp6, label %for.body8, label %for.cond.cleanup7, !dbg !72

for.cond.cleanup7:                                ; preds = %for.cond5
  br label %cleanup, !dbg !72

for.body8:                                        ; preds = %for.cond5
  %idxprom9 = sext i32 %j.0 to i64, !dbg !73
  %arrayidx10 = getelementptr inbounds i32, ptr %a, i64 %idxprom9, !dbg !73
  %2 = load i32, ptr %arrayidx10, align 4, !dbg !73, !tbaa !44
  %cmp11 = icmp slt i32 %2, 0, !dbg !76
  br i1 %cmp11, label %if.then12, label %if.end13, !dbg !77

if.then12:                                        ; preds = %for.body8
  br label %for.inc, !dbg !78

if.end13:                                         ; preds = %for.body8
  %idxprom14 = sext i32 %j.0 to i64, !dbg !79
  %arrayidx15 = getelementptr inbounds i32, ptr %a, i64 %idxprom14, !dbg !79
  %3 = load i32, ptr %arrayidx15, align 4, !dbg !79, !tbaa !44
  %cmp16 = icmp sgt i32 %3, 100, !dbg !81
  br i1 %cmp16, label %land.lhs.true, label %lor.lhs.false, !dbg !82

land.lhs.true:                                    ; preds = %if.end13
  %and17 = and i32 %i.0, 1, !dbg !83
  %tobool = icmp ne i32 %and17, 0, !dbg !84
  br i1 %tobool, label %if.then21, label %lor.lhs.false, !dbg !85

lor.lhs.false:                                    ; preds = %land.lhs.true, %if.end13
  %idxprom18 = sext i32 %i.0 to i64, !dbg !86
  %arrayidx19 = getelementptr inbounds i32, ptr %a, i64 %idxprom18, !dbg !86
  %4 = load i32, ptr %arrayidx19, align 4, !dbg !86, !tbaa !44
  %cmp20 = icmp eq i32 %4, 77, !dbg !87
  br i1 %cmp20, label %if.then21, label %if.end22, !dbg !88

if.then21:                                        ; preds = %lor.lhs.false, %land.lhs.true
  br label %cleanup, !dbg !89

if.end22:                                         ; preds = %lor.lhs.false
  %idxprom23 = sext i32 %j.0 to i64, !dbg !90
  %arrayidx24 = getelementptr inbounds i32, ptr %a, i64 %idxprom23, !dbg !90
  %5 = load i32, ptr %arrayidx24, align 4, !dbg !90, !tbaa !44
  %xor = xor i32 %i.0, %j.0, !dbg !91
  %mul = mul nsw i32 %5, %xor, !dbg !92
  %add25 = add nsw i32 %acc.3, %mul, !dbg !93
  call void @llvm.dbg.value(metadata i32 %add25, metadata !26, metadata !DIExpression()), !dbg !39
  %idxprom26 = sext i32 %j.0 to i64, !dbg !94
  %arrayidx27 = getelementptr inbounds i32, ptr %a, i64 %idxprom26, !dbg !94
  %6 = load i32, ptr %arrayidx27, align 4, !dbg !94, !tbaa !44
  %add28 = add nsw i32 %6, %i.0, !dbg !95
  %rem = srem i32 %add28, 5, !dbg !96
  %idxprom29 = sext i32 %rem to i64, !dbg !97
  %arrayidx30 = getelementptr inbounds [5 x i32], ptr %hist, i64 0, i64 %idxprom29, !dbg !97
  %7 = load i32, ptr %arrayidx30, align 4, !dbg !98, !tbaa !44
  %inc = add nsw i32 %7, 1, !dbg !98
  store i32 %inc, ptr %arrayidx30, align 4, !dbg !98, !tbaa !44
  br label %for.inc, !dbg !99

for.inc:                                          ; preds = %if.end22, %if.then12
  %acc.4 = phi i32 [ %acc.3, %if.then12 ], [ %add25, %if.end22 ], !dbg !39
  call void @llvm.dbg.value(metadata i32 %acc.4, metadata !26, metadata !DIExpression()), !dbg !39
  %add31 = add nsw i32 %j.0, 2, !dbg !100
  call void @llvm.dbg.value(metadata i32 %add31, metadata !33, metadata !DIExpression()), !dbg !67
  br label %for.cond5, !dbg !101, !llvm.loop !102

cleanup:                                          ; preds = %if.then21, %for.cond.cleanup7
  br label %for.end

for.end:                                          ; preds = %cleanup
  %cmp32 = icmp sgt i32 %acc.3, 10000, !dbg !106
  br i1 %cmp32, label %if.then33, label %if.end34, !dbg !108

if.then33:                                        ; preds = %for.end
  br label %cleanup37, !dbg !109

if.end34:                                         ; preds = %for.end
  br label %for.inc35, !dbg !110

for.inc35:                                        ; preds = %if.end34
  %inc36 = add nsw i32 %i.0, 1, !dbg !111
  call void @llvm.dbg.value(metadata i32 %inc36, metadata !31, metadata !DIExpression()), !dbg !61
  br label %for.cond, !dbg !112, !llvm.loop !113

cleanup37:                                        ; preds = %if.then33, %for.cond.cleanup
  %acc.5 = phi i32 [ %acc.3, %if.then33 ], [ %acc.2, %for.cond.cleanup ], !dbg !63
  %cleanup.dest.slot.0 = phi i32 [ 9, %if.then33 ], [ 3, %for.cond.cleanup ]
  call void @llvm.dbg.value(metadata i32 %acc.5, metadata !26, metadata !DIExpression()), !dbg !39
  switch i32 %cleanup.dest.slot.0, label %cleanup62 [
    i32 3, label %for.end38
    i32 9, label %out
  ]

for.end38:                                        ; preds = %cleanup37
  br label %do.body, !dbg !115

do.body:                                          ; preds = %land.end, %for.end38
  %n.addr.0 = phi i32 [ %n, %for.end38 ], [ %dec, %land.end ]
  %acc.6 = phi i32 [ %acc.5, %for.end38 ], [ %sub, %land.end ], !dbg !39
  call void @llvm.dbg.value(metadata i32 %acc.6, metadata !26, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.value(metadata i32 %n.addr.0, metadata !24, metadata !DIExpression()), !dbg !39
  %and39 = and i32 %acc.6, 3, !dbg !116
  %idxprom40 = sext i32 %and39 to i64, !dbg !118
  %arrayidx41 = getelementptr inbounds [5 x i32], ptr %hist, i64 0, i64 %idxprom40, !dbg !118
  %8 = load i32, ptr %arrayidx41, align 4, !dbg !118, !tbaa !44
  %sub = sub nsw i32 %acc.6, %8, !dbg !119
  call void @llvm.dbg.value(metadata i32 %sub, metadata !26, metadata !DIExpression()), !dbg !39
  %dec = add nsw i32 %n.addr.0, -1, !dbg !120
  call void @llvm.dbg.value(metadata i32 %dec, metadata !24, metadata !DIExpression()), !dbg !39
  br label %do.cond, !dbg !121

do.cond:                                          ; preds = %do.body
  %cmp42 = icmp sgt i32 %dec, 0, !dbg !122
  br i1 %cmp42, label %land.rhs, label %land.end, !dbg !123

land.rhs:                                         ; preds = %do.cond
  %cmp43 = icmp sgt i32 %sub, 0, !dbg !124
  br label %land.end

land.end:                                         ; preds = %land.rhs, %do.cond
  %9 = phi i1 [ false, %do.cond ], [ %cmp43, %land.rhs ], !dbg !39
  br i1 %9, label %do.body, label %do.end, !dbg !121, !llvm.loop !125

do.end:                                           ; preds = %land.end
  br label %out, !dbg !121

out:                                              ; preds = %do.end, %cleanup37
  %acc.7 = phi i32 [ %acc.5, %cleanup37 ], [ %sub, %do.end ], !dbg !39
  call void @llvm.dbg.value(metadata i32 %acc.7, metadata !26, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.label(metadata !38), !dbg !127
  call void @llvm.dbg.value(metadata i32 0, metadata !37, metadata !DIExpression()), !dbg !39
  br label %while.cond, !dbg !128

while.cond:                                       ; preds = %if.end50, %out
  %best.0 = phi i32 [ 0, %out ], [ %inc51, %if.end50 ], !dbg !39
  call void @llvm.dbg.value(metadata i32 %best.0, metadata !37, metadata !DIExpression()), !dbg !39
  br label %while.body, !dbg !128

while.body:                                       ; preds = %while.cond
  %idxprom44 = sext i32 %best.0 to i64, !dbg !129
  %arrayidx45 = getelementptr inbounds [5 x i32], ptr %hist, i64 0, i64 %idxprom44, !dbg !129
  %10 = load i32, ptr %arrayidx45, align 4, !dbg !129, !tbaa !44
  %cmp46 = icmp sgt i32 %10, 2, !dbg !132
  br i1 %cmp46, label %if.then49, label %lor.lhs.false47, !dbg !133

lor.lhs.false47:                                  ; preds = %while.body
  %cmp48 = icmp eq i32 %best.0, 4, !dbg !134
  br i1 %cmp48, label %if.then49, label %if.end50, !dbg !135

if.then49:                                        ; preds = %lor.lhs.false47, %while.body
  br label %while.end, !dbg !136

if.end50:                                         ; preds = %lor.lhs.false47
  %inc51 = add nsw i32 %best.0, 1, !dbg !137
  call void @llvm.dbg.value(metadata i32 %inc51, metadata !37, metadata !DIExpression()), !dbg !39
  br label %while.cond, !dbg !128, !llvm.loop !138

while.end:                                        ; preds = %if.then49
  %cmp52 = icmp sgt i32 %acc.7, 0, !dbg !140
  br i1 %cmp52, label %cond.true, label %cond.false, !dbg !141

cond.true:                                        ; preds = %while.end
  br label %cond.end58, !dbg !141

cond.false:                                       ; preds = %while.end
  %and53 = and i32 %best.0, 1, !dbg !142
  %tobool54 = icmp ne i32 %and53, 0, !dbg !143
  br i1 %tobool54, label %cond.true55, label %cond.false57, !dbg !143

cond.true55:                                      ; preds = %cond.false
  %sub56 = sub nsw i32 0, %acc.7, !dbg !144
  br label %cond.end, !dbg !143

cond.false57:                                     ; preds = %cond.false
  br label %cond.end, !dbg !143

cond.end:                                         ; preds = %cond.false57, %cond.true55
  %cond = phi i32 [ %sub56, %cond.true55 ], [ %acc.7, %cond.false57 ], !dbg !143
  br label %cond.end58, !dbg !141

cond.end58:                                       ; preds = %cond.end, %cond.true
  %cond59 = phi i32 [ %best.0, %cond.true ], [ %cond, %cond.end ], !dbg !141
  %idxprom60 = sext i32 %0 to i64, !dbg !145
  %arrayidx61 = getelementptr inbounds i32, ptr %o, i64 %idxprom60, !dbg !145
  store i32 %cond59, ptr %arrayidx61, align 4, !dbg !146, !tbaa !44
  br label %cleanup62, !dbg !147

cleanup62:                                        ; preds = %cond.end58, %cleanup37, %if.then
  %cleanup.dest.slot.1 = phi i32 [ %cleanup.dest.slot.0, %cleanup37 ], [ 0, %cond.end58 ], [ 1, %if.then ]
  call void @llvm.lifetime.end.p0(i64 20, ptr %hist) #4, !dbg !147
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup62, %cleanup62
  ret void, !dbg !147

unreachable:                                      ; preds = %cleanup62
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #1

attributes #0 = { convergent mustprogress norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!8}
!llvm.module.flags = !{!9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 16.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "control.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 206)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 207)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{ptr @_Z7controlPiPKii, !"kernel", i32 1}
!9 = !{i32 7, !"Dwarf Version", i32 4}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!13 = !{!"clang version 16.0.6"}
!14 = distinct !DISubprogram(name: "control", linkageName: "_Z7controlPiPKii", scope: !1, file: !1, line: 2, type: !15, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !21)
!15 = !DISubroutineType(types: !16)
!16 = !{null, !17, !19, !18}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!21 = !{!22, !23, !24, !25, !26, !27, !31, !33, !37, !38}
!22 = !DILocalVariable(name: "o", arg: 1, scope: !14, file: !1, line: 2, type: !17)
!23 = !DILocalVariable(name: "a", arg: 2, scope: !14, file: !1, line: 2, type: !19)
!24 = !DILocalVariable(name: "n", arg: 3, scope: !14, file: !1, line: 2, type: !18)
!25 = !DILocalVariable(name: "t", scope: !14, file: !1, line: 3, type: !18)
!26 = !DILocalVariable(name: "acc", scope: !14, file: !1, line: 3, type: !18)
!27 = !DILocalVariable(name: "hist", scope: !14, file: !1, line: 4, type: !28)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 160, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 5)
!31 = !DILocalVariable(name: "i", scope: !32, file: !1, line: 22, type: !18)
!32 = distinct !DILexicalBlock(scope: !14, file: !1, line: 22, column: 3)
!33 = !DILocalVariable(name: "j", scope: !34, file: !1, line: 23, type: !18)
!34 = distinct !DILexicalBlock(scope: !35, file: !1, line: 23, column: 5)
!35 = distinct !DILexicalBlock(scope: !36, file: !1, line: 22, column: 31)
!36 = distinct !DILexicalBlock(scope: !32, file: !1, line: 22, column: 3)
!37 = !DILocalVariable(name: "best", scope: !14, file: !1, line: 39, type: !18)
!38 = !DILabel(scope: !14, name: "out", file: !1, line: 38)
!39 = !DILocation(line: 0, scope: !14)
!40 = !DILocation(line: 3, column: 11, scope: !14)
!41 = !DILocation(line: 4, column: 3, scope: !14)
!42 = !DILocation(line: 4, column: 7, scope: !14)
!43 = !DILocation(line: 5, column: 11, scope: !14)
!44 = !{!45, !45, i64 0}
!45 = !{!"int", !46, i64 0}
!46 = !{!"omnipotent char", !47, i64 0}
!47 = !{!"Simple C++ TBAA"}
!48 = !DILocation(line: 5, column: 16, scope: !14)
!49 = !DILocation(line: 5, column: 3, scope: !14)
!50 = !DILocation(line: 9, column: 5, scope: !51)
!51 = distinct !DILexicalBlock(scope: !14, file: !1, line: 5, column: 21)
!52 = !DILocation(line: 11, column: 5, scope: !51)
!53 = !DILocation(line: 13, column: 9, scope: !51)
!54 = !DILocation(line: 14, column: 5, scope: !51)
!55 = !DILocation(line: 16, column: 11, scope: !56)
!56 = distinct !DILexicalBlock(scope: !51, file: !1, line: 16, column: 9)
!57 = !DILocation(line: 16, column: 9, scope: !51)
!58 = !DILocation(line: 17, column: 7, scope: !56)
!59 = !DILocation(line: 18, column: 5, scope: !51)
!60 = !DILocation(line: 21, column: 3, scope: !51)
!61 = !DILocation(line: 0, scope: !32)
!62 = !DILocation(line: 22, column: 8, scope: !32)
!63 = !DILocation(line: 20, column: 9, scope: !51)
!64 = !DILocation(line: 22, scope: !32)
!65 = !DILocation(line: 22, column: 21, scope: !36)
!66 = !DILocation(line: 22, column: 3, scope: !32)
!67 = !DILocation(line: 0, scope: !34)
!68 = !DILocation(line: 23, column: 10, scope: !34)
!69 = !DILocation(line: 23, scope: !34)
!70 = !DILocation(line: 23, column: 23, scope: !71)
!71 = distinct !DILexicalBlock(scope: !34, file: !1, line: 23, column: 5)
!72 = !DILocation(line: 23, column: 5, scope: !34)
!73 = !DILocation(line: 24, column: 11, scope: !74)
!74 = distinct !DILexicalBlock(scope: !75, file: !1, line: 24, column: 11)
!75 = distinct !DILexicalBlock(scope: !71, file: !1, line: 23, column: 36)
!76 = !DILocation(line: 24, column: 16, scope: !74)
!77 = !DILocation(line: 24, column: 11, scope: !75)
!78 = !DILocation(line: 25, column: 9, scope: !74)
!79 = !DILocation(line: 26, column: 11, scope: !80)
!80 = distinct !DILexicalBlock(scope: !75, file: !1, line: 26, column: 11)
!81 = !DILocation(line: 26, column: 16, scope: !80)
!82 = !DILocation(line: 26, column: 22, scope: !80)
!83 = !DILocation(line: 26, column: 28, scope: !80)
!84 = !DILocation(line: 26, column: 25, scope: !80)
!85 = !DILocation(line: 26, column: 33, scope: !80)
!86 = !DILocation(line: 26, column: 36, scope: !80)
!87 = !DILocation(line: 26, column: 41, scope: !80)
!88 = !DILocation(line: 26, column: 11, scope: !75)
!89 = !DILocation(line: 27, column: 9, scope: !80)
!90 = !DILocation(line: 28, column: 14, scope: !75)
!91 = !DILocation(line: 28, column: 24, scope: !75)
!92 = !DILocation(line: 28, column: 19, scope: !75)
!93 = !DILocation(line: 28, column: 11, scope: !75)
!94 = !DILocation(line: 29, column: 15, scope: !75)
!95 = !DILocation(line: 29, column: 20, scope: !75)
!96 = !DILocation(line: 29, column: 25, scope: !75)
!97 = !DILocation(line: 29, column: 9, scope: !75)
!98 = !DILocation(line: 29, column: 7, scope: !75)
!99 = !DILocation(line: 30, column: 5, scope: !75)
!100 = !DILocation(line: 23, column: 30, scope: !71)
!101 = !DILocation(line: 23, column: 5, scope: !71)
!102 = distinct !{!102, !72, !103, !104, !105}
!103 = !DILocation(line: 30, column: 5, scope: !34)
!104 = !{!"llvm.loop.mustprogress"}
!105 = !{!"llvm.loop.unroll.disable"}
!106 = !DILocation(line: 31, column: 13, scope: !107)
!107 = distinct !DILexicalBlock(scope: !35, file: !1, line: 31, column: 9)
!108 = !DILocation(line: 31, column: 9, scope: !35)
!109 = !DILocation(line: 32, column: 7, scope: !107)
!110 = !DILocation(line: 33, column: 3, scope: !35)
!111 = !DILocation(line: 22, column: 26, scope: !36)
!112 = !DILocation(line: 22, column: 3, scope: !36)
!113 = distinct !{!113, !66, !114, !104, !105}
!114 = !DILocation(line: 33, column: 3, scope: !32)
!115 = !DILocation(line: 34, column: 3, scope: !14)
!116 = !DILocation(line: 35, column: 21, scope: !117)
!117 = distinct !DILexicalBlock(scope: !14, file: !1, line: 34, column: 6)
!118 = !DILocation(line: 35, column: 12, scope: !117)
!119 = !DILocation(line: 35, column: 9, scope: !117)
!120 = !DILocation(line: 36, column: 5, scope: !117)
!121 = !DILocation(line: 37, column: 3, scope: !117)
!122 = !DILocation(line: 37, column: 14, scope: !14)
!123 = !DILocation(line: 37, column: 18, scope: !14)
!124 = !DILocation(line: 37, column: 25, scope: !14)
!125 = distinct !{!125, !115, !126, !104, !105}
!126 = !DILocation(line: 37, column: 28, scope: !14)
!127 = !DILocation(line: 38, column: 1, scope: !14)
!128 = !DILocation(line: 40, column: 3, scope: !14)
!129 = !DILocation(line: 41, column: 9, scope: !130)
!130 = distinct !DILexicalBlock(scope: !131, file: !1, line: 41, column: 9)
!131 = distinct !DILexicalBlock(scope: !14, file: !1, line: 40, column: 16)
!132 = !DILocation(line: 41, column: 20, scope: !130)
!133 = !DILocation(line: 41, column: 24, scope: !130)
!134 = !DILocation(line: 41, column: 32, scope: !130)
!135 = !DILocation(line: 41, column: 9, scope: !131)
!136 = !DILocation(line: 42, column: 7, scope: !130)
!137 = !DILocation(line: 43, column: 5, scope: !131)
!138 = distinct !{!138, !128, !139, !104, !105}
!139 = !DILocation(line: 44, column: 3, scope: !14)
!140 = !DILocation(line: 45, column: 14, scope: !14)
!141 = !DILocation(line: 45, column: 10, scope: !14)
!142 = !DILocation(line: 45, column: 33, scope: !14)
!143 = !DILocation(line: 45, column: 28, scope: !14)
!144 = !DILocation(line: 45, column: 39, scope: !14)
!145 = !DILocation(line: 45, column: 3, scope: !14)
!146 = !DILocation(line: 45, column: 8, scope: !14)
!147 = !DILocation(line: 46, column: 1, scope: !14)
