; ModuleID = 'control.cu'
source_filename = "control.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z7controlPiPKii(i32* noundef %o, i32* noundef %a, i32 noundef %n) #0 !dbg !14 {
entry:
  %hist = alloca [5 x i32], align 4
  call void @llvm.dbg.value(metadata i32* %o, metadata !22, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.value(metadata i32* %a, metadata !23, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.value(metadata i32 %n, metadata !24, metadata !DIExpression()), !dbg !39
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5, !dbg !40
  call void @llvm.dbg.value(metadata i32 %0, metadata !25, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.value(metadata i32 0, metadata !26, metadata !DIExpression()), !dbg !39
  %1 = bitcast [5 x i32]* %hist to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 20, i8* %1) #5, !dbg !41
  call void @llvm.dbg.declare(metadata [5 x i32]* %hist, metadata !27, metadata !DIExpression()), !dbg !42
  %2 = bitcast [5 x i32]* %hist to i8*, !dbg !42
  call void @llvm.memset.p0i8.i64(i8* align 4 %2, i8 0, i64 20, i1 false), !dbg !42
  %idxprom = sext i32 %0 to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, i32* %a, i64 %idxprom, !dbg !43
  %3 = load i32, i32* %arrayidx, align 4, !dbg !43, !tbaa !44
  %and = and i32 %3, 7, !dbg !48
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
  %i.0 = phi i32 [ 0, %sw.epilog ], [ %inc36, %for.inc35 ], !dbg !61
  call void @llvm.dbg.value(metadata i32 %i.0, metadata !31, metadata !DIExpression()), !dbg !61
  call void @llvm.dbg.value(metadata i32 %acc.2, metadata !26, metadata !DIExpression()), !dbg !39
  %cmp4 = icmp slt i32 %i.0, %n, !dbg !64
  br i1 %cmp4, label %for.body, label %for.cond.cleanup, !dbg !65

for.cond.cleanup:                                 ; preds = %for.cond
  br label %cleanup37, !dbg !65

for.body:                                         ; preds = %for.cond
  call void @llvm.dbg.value(metadata i32 %i.0, metadata !33, metadata !DIExpression()), !dbg !66
  br label %for.cond5, !dbg !67

for.cond5:                                        ; preds = %for.inc, %for.body
  %acc.3 = phi i32 [ %acc.2, %for.body ], [ %acc.4, %for.inc ], !dbg !63
  %j.0 = phi i32 [ %i.0, %for.body ], [ %add31, %for.inc ], !dbg !66
  call void @llvm.dbg.value(metadata i32 %j.0, metadata !33, metadata !DIExpression()), !dbg !66
  call void @llvm.dbg.value(metadata i32 %acc.3, metadata !26, metadata !DIExpression()), !dbg !39
  %cmp6 = icmp slt i32 %j.0, %n, !dbg !68
  br i1 %cmp6, label %for.body8, label %for.cond.cleanup7, !dbg !70

for.cond.cleanup7:                                ; preds = %for.cond5
  br label %cleanup, !dbg !70

for.body8:                                        ; preds = %for.cond5
  %idxprom9 = sext i32 %j.0 to i64, !dbg !71
  %arrayidx10 = getelementptr inbounds i32, i32* %a, i64 %idxprom9, !dbg !71
  %4 = load i32, i32* %arrayidx10, align 4, !dbg !71, !tbaa !44
  %cmp11 = icmp slt i32 %4, 0, !dbg !74
  br i1 %cmp11, label %if.then12, label %if.end13, !dbg !75

if.then12:                                        ; preds = %for.body8
  br label %for.inc, !dbg !76

if.end13:                                         ; preds = %for.body8
  %idxprom14 = sext i32 %j.0 to i64, !dbg !77
  %arrayidx15 = getelementptr inbounds i32, i32* %a, i64 %idxprom14, !dbg !77
  %5 = load i32, i32* %arrayidx15, align 4, !dbg !77, !tbaa !44
  %cmp16 = icmp sgt i32 %5, 100, !dbg !79
  br i1 %cmp16, label %land.lhs.true, label %lor.lhs.false, !dbg !80

land.lhs.true:                                    ; preds = %if.end13
  %and17 = and i32 %i.0, 1, !dbg !81
  %tobool = icmp ne i32 %and17, 0, !dbg !82
  br i1 %tobool, label %if.then21, label %lor.lhs.false, !dbg !83

lor.lhs.false:                                    ; preds = %land.lhs.true, %if.end13
  %idxprom18 = sext i32 %i.0 to i64, !dbg !84
  %arrayidx19 = getelementptr inbounds i32, i32* %a, i64 %idxprom18, !dbg !84
  %6 = load i32, i32* %arrayidx19, align 4, !dbg !84, !tbaa !44
  %cmp20 = icmp eq i32 %6, 77, !dbg !85
  br i1 %cmp20, label %if.then21, label %if.end22, !dbg !86

if.then21:                                        ; preds = %lor.lhs.false, %land.lhs.true
  br label %cleanup, !dbg !87

if.end22:                                         ; preds = %lor.lhs.false
  %idxprom23 = sext i32 %j.0 to i64, !dbg !88
  %arrayidx24 = getelementptr inbounds i32, i32* %a, i64 %idxprom23, !dbg !88
  %7 = load i32, i32* %arrayidx24, align 4, !dbg !88, !tbaa !44
  %xor = xor i32 %i.0, %j.0, !dbg !89
  %mul = mul nsw i32 %7, %xor, !dbg !90
  %add25 = add nsw i32 %acc.3, %mul, !dbg !91
  call void @llvm.dbg.value(metadata i32 %add25, metadata !26, metadata !DIExpression()), !dbg !39
  %idxprom26 = sext i32 %j.0 to i64, !dbg !92
  %arrayidx27 = getelementptr inbounds i32, i32* %a, i64 %idxprom26, !dbg !92
  %8 = load i32, i32* %arrayidx27, align 4, !dbg !92, !tbaa !44
  %add28 = add nsw i32 %8, %i.0, !dbg !93
  %rem = srem i32 %add28, 5, !dbg !94
  %idxprom29 = sext i32 %rem to i64, !dbg !95
  %arrayidx30 = getelementptr inbounds [5 x i32], [5 x i32]* %hist, i64 0, i64 %idxprom29, !dbg !95
  %9 = load i32, i32* %arrayidx30, align 4, !dbg !96, !tbaa !44
  %inc = add nsw i32 %9, 1, !dbg !96
  store i32 %inc, i32* %arrayidx30, align 4, !dbg !96, !tbaa !44
  br label %for.inc, !dbg !97

for.inc:                                          ; preds = %if.end22, %if.then12
  %acc.4 = phi i32 [ %acc.3, %if.then12 ], [ %add25, %if.end22 ], !dbg !39
  call void @llvm.dbg.value(metadata i32 %acc.4, metadata !26, metadata !DIExpression()), !dbg !39
  %add31 = add nsw i32 %j.0, 2, !dbg !98
  call void @llvm.dbg.value(metadata i32 %add31, metadata !33, metadata !DIExpression()), !dbg !66
  br label %for.cond5, !dbg !99, !llvm.loop !100

cleanup:                                          ; preds = %if.then21, %for.cond.cleanup7
  br label %for.end

for.end:                                          ; preds = %cleanup
  %cmp32 = icmp sgt i32 %acc.3, 10000, !dbg !104
  br i1 %cmp32, label %if.then33, label %if.end34, !dbg !106

if.then33:                                        ; preds = %for.end
  br label %cleanup37, !dbg !107

if.end34:                                         ; preds = %for.end
  br label %for.inc35, !dbg !108

for.inc35:                                        ; preds = %if.end34
  %inc36 = add nsw i32 %i.0, 1, !dbg !109
  call void @llvm.dbg.value(metadata i32 %inc36, metadata !31, metadata !DIExpression()), !dbg !61
  br label %for.cond, !dbg !110, !llvm.loop !111

cleanup37:                                        ; preds = %if.then33, %for.cond.cleanup
  %acc.5 = phi i32 [ %acc.3, %if.then33 ], [ %acc.2, %for.cond.cleanup ], !dbg !63
  %cleanup.dest.slot.0 = phi i32 [ 9, %if.then33 ], [ 3, %for.cond.cleanup ]
  call void @llvm.dbg.value(metadata i32 %acc.5, metadata !26, metadata !DIExpression()), !dbg !39
  switch i32 %cleanup.dest.slot.0, label %cleanup62 [
    i32 3, label %for.end38
    i32 9, label %out
  ]

for.end38:                                        ; preds = %cleanup37
  br label %do.body, !dbg !113

do.body:                                          ; preds = %land.end, %for.end38
  %n.addr.0 = phi i32 [ %n, %for.end38 ], [ %dec, %land.end ]
  %acc.6 = phi i32 [ %acc.5, %for.end38 ], [ %sub, %land.end ], !dbg !39
  call void @llvm.dbg.value(metadata i32 %acc.6, metadata !26, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.value(metadata i32 %n.addr.0, metadata !24, metadata !DIExpression()), !dbg !39
  %and39 = and i32 %acc.6, 3, !dbg !114
  %idxprom40 = sext i32 %and39 to i64, !dbg !116
  %arrayidx41 = getelementptr inbounds [5 x i32], [5 x i32]* %hist, i64 0, i64 %idxprom40, !dbg !116
  %10 = load i32, i32* %arrayidx41, align 4, !dbg !116, !tbaa !44
  %sub = sub nsw i32 %acc.6, %10, !dbg !117
  call void @llvm.dbg.value(metadata i32 %sub, metadata !26, metadata !DIExpression()), !dbg !39
  %dec = add nsw i32 %n.addr.0, -1, !dbg !118
  call void @llvm.dbg.value(metadata i32 %dec, metadata !24, metadata !DIExpression()), !dbg !39
  br label %do.cond, !dbg !119

do.cond:                                          ; preds = %do.body
  %cmp42 = icmp sgt i32 %dec, 0, !dbg !120
  br i1 %cmp42, label %land.rhs, label %land.end, !dbg !121

land.rhs:                                         ; preds = %do.cond
  %cmp43 = icmp sgt i32 %sub, 0, !dbg !122
  br label %land.end

land.end:                                         ; preds = %land.rhs, %do.cond
  %11 = phi i1 [ false, %do.cond ], [ %cmp43, %land.rhs ], !dbg !39
  br i1 %11, label %do.body, label %do.end, !dbg !119, !llvm.loop !123

do.end:                                           ; preds = %land.end
  br label %out, !dbg !119

out:                                              ; preds = %do.end, %cleanup37
  %acc.7 = phi i32 [ %acc.5, %cleanup37 ], [ %sub, %do.end ], !dbg !39
  call void @llvm.dbg.value(metadata i32 %acc.7, metadata !26, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.label(metadata !38), !dbg !125
  call void @llvm.dbg.value(metadata i32 0, metadata !37, metadata !DIExpression()), !dbg !39
  br label %while.cond, !dbg !126

while.cond:                                       ; preds = %if.end50, %out
  %best.0 = phi i32 [ 0, %out ], [ %inc51, %if.end50 ], !dbg !39
  call void @llvm.dbg.value(metadata i32 %best.0, metadata !37, metadata !DIExpression()), !dbg !39
  br label %while.body, !dbg !126

while.body:                                       ; preds = %while.cond
  %idxprom44 = sext i32 %best.0 to i64, !dbg !127
  %arrayidx45 = getelementptr inbounds [5 x i32], [5 x i32]* %hist, i64 0, i64 %idxprom44, !dbg !127
  %12 = load i32, i32* %arrayidx45, align 4, !dbg !127, !tbaa !44
  %cmp46 = icmp sgt i32 %12, 2, !dbg !130
  br i1 %cmp46, label %if.then49, label %lor.lhs.false47, !dbg !131

lor.lhs.false47:                                  ; preds = %while.body
  %cmp48 = icmp eq i32 %best.0, 4, !dbg !132
  br i1 %cmp48, label %if.then49, label %if.end50, !dbg !133

if.then49:                                        ; preds = %lor.lhs.false47, %while.body
  br label %while.end, !dbg !134

if.end50:                                         ; preds = %lor.lhs.false47
  %inc51 = add nsw i32 %best.0, 1, !dbg !135
  call void @llvm.dbg.value(metadata i32 %inc51, metadata !37, metadata !DIExpression()), !dbg !39
  br label %while.cond, !dbg !126, !llvm.loop !136

while.end:                                        ; preds = %if.then49
  %cmp52 = icmp sgt i32 %acc.7, 0, !dbg !138
  br i1 %cmp52, label %cond.true, label %cond.false, !dbg !139

cond.true:                                        ; preds = %while.end
  br label %cond.end58, !dbg !139

cond.false:                                       ; preds = %while.end
  %and53 = and i32 %best.0, 1, !dbg !140
  %tobool54 = icmp ne i32 %and53, 0, !dbg !141
  br i1 %tobool54, label %cond.true55, label %cond.false57, !dbg !141

cond.true55:                                      ; preds = %cond.false
  %sub56 = sub nsw i32 0, %acc.7, !dbg !142
  br label %cond.end, !dbg !141

cond.false57:                                     ; preds = %cond.false
  br label %cond.end, !dbg !141

cond.end:                                         ; preds = %cond.false57, %cond.true55
  %cond = phi i32 [ %sub56, %cond.true55 ], [ %acc.7, %cond.false57 ], !dbg !141
  br label %cond.end58, !dbg !139

cond.end58:                                       ; preds = %cond.end, %cond.true
  %cond59 = phi i32 [ %best.0, %cond.true ], [ %cond, %cond.end ], !dbg !139
  %idxprom60 = sext i32 %0 to i64, !dbg !143
  %arrayidx61 = getelementptr inbounds i32, i32* %o, i64 %idxprom60, !dbg !143
  store i32 %cond59, i32* %arrayidx61, align 4, !dbg !144, !tbaa !44
  br label %cleanup62, !dbg !145

cleanup62:                                        ; preds = %cond.end58, %cleanup37, %if.then
  %cleanup.dest.slot.1 = phi i32 [ %cleanup.dest.slot.0, %cleanup37 ], [ 0, %cond.end58 ], [ 1, %if.then ]
  %13 = bitcast [5 x i32]* %hist to i8*, !dbg !145
  call void @llvm.lifetime.end.p0i8(i64 20, i8* %13) #5, !dbg !145
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup62, %cleanup62
  ret void, !dbg !145

unreachable:                                      ; preds = %cleanup62
  unreachable
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #1

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nosync nounwind willreturn }
attributes #3 = { argmemonly nofree nounwind willreturn writeonly }
attributes #4 = { nounwind readnone speculatable }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!8}
!llvm.module.flags = !{!9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "control.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 206)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 207)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{void (i32*, i32*, i32)* @_Z7controlPiPKii, !"kernel", i32 1}
!9 = !{i32 7, !"Dwarf Version", i32 4}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!13 = !{!"clang version 14.0.6"}
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
!64 = !DILocation(line: 22, column: 21, scope: !36)
!65 = !DILocation(line: 22, column: 3, scope: !32)
!66 = !DILocation(line: 0, scope: !34)
!67 = !DILocation(line: 23, column: 10, scope: !34)
!68 = !DILocation(line: 23, column: 23, scope: !69)
!69 = distinct !DILexicalBlock(scope: !34, file: !1, line: 23, column: 5)
!70 = !DILocation(line: 23, column: 5, scope: !34)
!71 = !DILocation(line: 24, column: 11, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !1, line: 24, column: 11)
!73 = distinct !DILexicalBlock(scope: !69, file: !1, line: 23, column: 36)
!74 = !DILocation(line: 24, column: 16, scope: !72)
!75 = !DILocation(line: 24, column: 11, scope: !73)
!76 = !DILocation(line: 25, column: 9, scope: !72)
!77 = !DILocation(line: 26, column: 11, scope: !78)
!78 = distinct !DILexicalBlock(scope: !73, file: !1, line: 26, column: 11)
!79 = !DILocation(line: 26, column: 16, scope: !78)
!80 = !DILocation(line: 26, column: 22, scope: !78)
!81 = !DILocation(line: 26, column: 28, scope: !78)
!82 = !DILocation(line: 26, column: 25, scope: !78)
!83 = !DILocation(line: 26, column: 33, scope: !78)
!84 = !DILocation(line: 26, column: 36, scope: !78)
!85 = !DILocation(line: 26, column: 41, scope: !78)
!86 = !DILocation(line: 26, column: 11, scope: !73)
!87 = !DILocation(line: 27, column: 9, scope: !78)
!88 = !DILocation(line: 28, column: 14, scope: !73)
!89 = !DILocation(line: 28, column: 24, scope: !73)
!90 = !DILocation(line: 28, column: 19, scope: !73)
!91 = !DILocation(line: 28, column: 11, scope: !73)
!92 = !DILocation(line: 29, column: 15, scope: !73)
!93 = !DILocation(line: 29, column: 20, scope: !73)
!94 = !DILocation(line: 29, column: 25, scope: !73)
!95 = !DILocation(line: 29, column: 9, scope: !73)
!96 = !DILocation(line: 29, column: 7, scope: !73)
!97 = !DILocation(line: 30, column: 5, scope: !73)
!98 = !DILocation(line: 23, column: 30, scope: !69)
!99 = !DILocation(line: 23, column: 5, scope: !69)
!100 = distinct !{!100, !70, !101, !102, !103}
!101 = !DILocation(line: 30, column: 5, scope: !34)
!102 = !{!"llvm.loop.mustprogress"}
!103 = !{!"llvm.loop.unroll.disable"}
!104 = !DILocation(line: 31, column: 13, scope: !105)
!105 = distinct !DILexicalBlock(scope: !35, file: !1, line: 31, column: 9)
!106 = !DILocation(line: 31, column: 9, scope: !35)
!107 = !DILocation(line: 32, column: 7, scope: !105)
!108 = !DILocation(line: 33, column: 3, scope: !35)
!109 = !DILocation(line: 22, column: 26, scope: !36)
!110 = !DILocation(line: 22, column: 3, scope: !36)
!111 = distinct !{!111, !65, !112, !102, !103}
!112 = !DILocation(line: 33, column: 3, scope: !32)
!113 = !DILocation(line: 34, column: 3, scope: !14)
!114 = !DILocation(line: 35, column: 21, scope: !115)
!115 = distinct !DILexicalBlock(scope: !14, file: !1, line: 34, column: 6)
!116 = !DILocation(line: 35, column: 12, scope: !115)
!117 = !DILocation(line: 35, column: 9, scope: !115)
!118 = !DILocation(line: 36, column: 5, scope: !115)
!119 = !DILocation(line: 37, column: 3, scope: !115)
!120 = !DILocation(line: 37, column: 14, scope: !14)
!121 = !DILocation(line: 37, column: 18, scope: !14)
!122 = !DILocation(line: 37, column: 25, scope: !14)
!123 = distinct !{!123, !113, !124, !102, !103}
!124 = !DILocation(line: 37, column: 28, scope: !14)
!125 = !DILocation(line: 38, column: 1, scope: !14)
!126 = !DILocation(line: 40, column: 3, scope: !14)
!127 = !DILocation(line: 41, column: 9, scope: !128)
!128 = distinct !DILexicalBlock(scope: !129, file: !1, line: 41, column: 9)
!129 = distinct !DILexicalBlock(scope: !14, file: !1, line: 40, column: 16)
!130 = !DILocation(line: 41, column: 20, scope: !128)
!131 = !DILocation(line: 41, column: 24, scope: !128)
!132 = !DILocation(line: 41, column: 32, scope: !128)
!133 = !DILocation(line: 41, column: 9, scope: !129)
!134 = !DILocation(line: 42, column: 7, scope: !128)
!135 = !DILocation(line: 43, column: 5, scope: !129)
!136 = distinct !{!136, !126, !137, !102, !103}
!137 = !DILocation(line: 44, column: 3, scope: !14)
!138 = !DILocation(line: 45, column: 14, scope: !14)
!139 = !DILocation(line: 45, column: 10, scope: !14)
!140 = !DILocation(line: 45, column: 33, scope: !14)
!141 = !DILocation(line: 45, column: 28, scope: !14)
!142 = !DILocation(line: 45, column: 39, scope: !14)
!143 = !DILocation(line: 45, column: 3, scope: !14)
!144 = !DILocation(line: 45, column: 8, scope: !14)
!145 = !DILocation(line: 46, column: 1, scope: !14)
