; ModuleID = 'control.cu'
source_filename = "control.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7controlPiPKii(ptr noundef %o, ptr noundef %a, i32 noundef %n) #0 !dbg !17 {
entry:
  %hist = alloca [5 x i32], align 4
    #dbg_value(ptr %o, !25, !DIExpression(), !42)
    #dbg_value(ptr %a, !26, !DIExpression(), !42)
    #dbg_value(i32 %n, !27, !DIExpression(), !42)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !43
    #dbg_value(i32 %0, !28, !DIExpression(), !42)
    #dbg_value(i32 0, !29, !DIExpression(), !42)
  call void @llvm.lifetime.start.p0(ptr %hist) #4, !dbg !44
    #dbg_declare(ptr %hist, !30, !DIExpression(), !45)
  call void @llvm.memset.p0.i64(ptr align 4 %hist, i8 0, i64 20, i1 false), !dbg !45
  %idxprom = sext i32 %0 to i64, !dbg !46
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !46
  %1 = load i32, ptr %arrayidx, align 4, !dbg !46, !tbaa !13
  %and = and i32 %1, 7, !dbg !47
  switch i32 %and, label %sw.default [
    i32 0, label %sw.bb
    i32 3, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb2
    i32 6, label %sw.bb3
  ], !dbg !48

sw.bb:                                            ; preds = %entry, %entry
    #dbg_value(i32 1, !29, !DIExpression(), !42)
  br label %sw.epilog, !dbg !49

sw.bb1:                                           ; preds = %entry
    #dbg_value(i32 %n, !29, !DIExpression(), !42)
  br label %sw.bb2, !dbg !51

sw.bb2:                                           ; preds = %entry, %sw.bb1
  %acc.0 = phi i32 [ %n, %sw.bb1 ], [ 0, %entry ], !dbg !42
    #dbg_value(i32 %acc.0, !29, !DIExpression(), !42)
  %add = add nsw i32 %acc.0, 5, !dbg !52
    #dbg_value(i32 %add, !29, !DIExpression(), !42)
  br label %sw.epilog, !dbg !53

sw.bb3:                                           ; preds = %entry
  %cmp = icmp eq i32 %n, 0, !dbg !54
  br i1 %cmp, label %if.then, label %if.end, !dbg !54

if.then:                                          ; preds = %sw.bb3
  br label %cleanup62, !dbg !56

if.end:                                           ; preds = %sw.bb3
  br label %sw.epilog, !dbg !57

sw.default:                                       ; preds = %entry
    #dbg_value(i32 -1, !29, !DIExpression(), !42)
  br label %sw.epilog, !dbg !58

sw.epilog:                                        ; preds = %sw.default, %if.end, %sw.bb2, %sw.bb
  %acc.1 = phi i32 [ -1, %sw.default ], [ 1, %sw.bb ], [ %add, %sw.bb2 ], [ 0, %if.end ], !dbg !42
    #dbg_value(i32 %acc.1, !29, !DIExpression(), !42)
    #dbg_value(i32 0, !34, !DIExpression(), !59)
  br label %for.cond, !dbg !60

for.cond:                                         ; preds = %for.inc35, %sw.epilog
  %acc.2 = phi i32 [ %acc.1, %sw.epilog ], [ %acc.3, %for.inc35 ], !dbg !61
  %i.0 = phi i32 [ 0, %sw.epilog ], [ %inc36, %for.inc35 ], !dbg !62
    #dbg_value(i32 %i.0, !34, !DIExpression(), !59)
    #dbg_value(i32 %acc.2, !29, !DIExpression(), !42)
  %cmp4 = icmp slt i32 %i.0, %n, !dbg !63
  br i1 %cmp4, label %for.body, label %for.cond.cleanup, !dbg !64

for.cond.cleanup:                                 ; preds = %for.cond
  br label %cleanup37, !dbg !64

for.body:                                         ; preds = %for.cond
    #dbg_value(i32 %i.0, !36, !DIExpression(), !65)
  br label %for.cond5, !dbg !66

for.cond5:                                        ; preds = %for.inc, %for.body
  %acc.3 = phi i32 [ %acc.2, %for.body ], [ %acc.4, %for.inc ], !dbg !61
  %j.0 = phi i32 [ %i.0, %for.body ], [ %add31, %for.inc ], !dbg !67
    #dbg_value(i32 %j.0, !36, !DIExpression(), !65)
    #dbg_value(i32 %acc.3, !29, !DIExpression(), !42)
  %cmp6 = icmp slt i32 %j.0, %n, !dbg !68
  br i1 %cmp6, label %for.body8, label %for.cond.cleanup7, !dbg !70

for.cond.cleanup7:                                ; preds = %for.cond5
  br label %cleanup, !dbg !70

for.body8:                                        ; preds = %for.cond5
  %idxprom9 = sext i32 %j.0 to i64, !dbg !71
  %arrayidx10 = getelementptr inbounds i32, ptr %a, i64 %idxprom9, !dbg !71
  %2 = load i32, ptr %arrayidx10, align 4, !dbg !71, !tbaa !13
  %cmp11 = icmp slt i32 %2, 0, !dbg !74
  br i1 %cmp11, label %if.then12, label %if.end13, !dbg !74

if.then12:                                        ; preds = %for.body8
  br label %for.inc, !dbg !75

if.end13:                                         ; preds = %for.body8
  %idxprom14 = sext i32 %j.0 to i64, !dbg !76
  %arrayidx15 = getelementptr inbounds i32, ptr %a, i64 %idxprom14, !dbg !76
  %3 = load i32, ptr %arrayidx15, align 4, !dbg !76, !tbaa !13
  %cmp16 = icmp sgt i32 %3, 100, !dbg !78
  br i1 %cmp16, label %land.lhs.true, label %lor.lhs.false, !dbg !79

land.lhs.true:                                    ; preds = %if.end13
  %and17 = and i32 %i.0, 1, !dbg !80
  %tobool = icmp ne i32 %and17, 0, !dbg !81
  br i1 %tobool, label %if.then21, label %lor.lhs.false, !dbg !82

lor.lhs.false:                                    ; preds = %land.lhs.true, %if.end13
  %idxprom18 = sext i32 %i.0 to i64, !dbg !83
  %arrayidx19 = getelementptr inbounds i32, ptr %a, i64 %idxprom18, !dbg !83
  %4 = load i32, ptr %arrayidx19, align 4, !dbg !83, !tbaa !13
  %cmp20 = icmp eq i32 %4, 77, !dbg !84
  br i1 %cmp20, label %if.then21, label %if.end22, !dbg !82

if.then21:                                        ; preds = %lor.lhs.false, %land.lhs.true
  br label %cleanup, !dbg !85

if.end22:                                         ; preds = %lor.lhs.false
  %idxprom23 = sext i32 %j.0 to i64, !dbg !86
  %arrayidx24 = getelementptr inbounds i32, ptr %a, i64 %idxprom23, !dbg !86
  %5 = load i32, ptr %arrayidx24, align 4, !dbg !86, !tbaa !13
  %xor = xor i32 %i.0, %j.0, !dbg !87
  %mul = mul nsw i32 %5, %xor, !dbg !88
  %add25 = add nsw i32 %acc.3, %mul, !dbg !89
    #dbg_value(i32 %add25, !29, !DIExpression(), !42)
  %idxprom26 = sext i32 %j.0 to i64, !dbg !90
  %arrayidx27 = getelementptr inbounds i32, ptr %a, i64 %idxprom26, !dbg !90
  %6 = load i32, ptr %arrayidx27, align 4, !dbg !90, !tbaa !13
  %add28 = add nsw i32 %6, %i.0, !dbg !91
  %rem = srem i32 %add28, 5, !dbg !92
  %idxprom29 = sext i32 %rem to i64, !dbg !93
  %arrayidx30 = getelementptr inbounds [5 x i32], ptr %hist, i64 0, i64 %idxprom29, !dbg !93
  %7 = load i32, ptr %arrayidx30, align 4, !dbg !94, !tbaa !13
  %inc = add nsw i32 %7, 1, !dbg !94
  store i32 %inc, ptr %arrayidx30, align 4, !dbg !94, !tbaa !13
  br label %for.inc, !dbg !95

for.inc:                                          ; preds = %if.end22, %if.then12
  %acc.4 = phi i32 [ %acc.3, %if.then12 ], [ %add25, %if.end22 ], !dbg !42
    #dbg_value(i32 %acc.4, !29, !DIExpression(), !42)
  %add31 = add nsw i32 %j.0, 2, !dbg !96
    #dbg_value(i32 %add31, !36, !DIExpression(), !65)
  br label %for.cond5, !dbg !97, !llvm.loop !98

cleanup:                                          ; preds = %if.then21, %for.cond.cleanup7
  br label %for.end

for.end:                                          ; preds = %cleanup
  %cmp32 = icmp sgt i32 %acc.3, 10000, !dbg !102
  br i1 %cmp32, label %if.then33, label %if.end34, !dbg !102

if.then33:                                        ; preds = %for.end
  br label %cleanup37, !dbg !104

if.end34:                                         ; preds = %for.end
  br label %for.inc35, !dbg !105

for.inc35:                                        ; preds = %if.end34
  %inc36 = add nsw i32 %i.0, 1, !dbg !106
    #dbg_value(i32 %inc36, !34, !DIExpression(), !59)
  br label %for.cond, !dbg !107, !llvm.loop !108

cleanup37:                                        ; preds = %if.then33, %for.cond.cleanup
  %acc.5 = phi i32 [ %acc.3, %if.then33 ], [ %acc.2, %for.cond.cleanup ], !dbg !61
  %cleanup.dest.slot.0 = phi i32 [ 9, %if.then33 ], [ 3, %for.cond.cleanup ]
    #dbg_value(i32 %acc.5, !29, !DIExpression(), !42)
  switch i32 %cleanup.dest.slot.0, label %cleanup62 [
    i32 3, label %for.end38
    i32 9, label %out
  ]

for.end38:                                        ; preds = %cleanup37
  br label %do.body, !dbg !110

do.body:                                          ; preds = %land.end, %for.end38
  %n.addr.0 = phi i32 [ %n, %for.end38 ], [ %dec, %land.end ]
  %acc.6 = phi i32 [ %acc.5, %for.end38 ], [ %sub, %land.end ], !dbg !42
    #dbg_value(i32 %acc.6, !29, !DIExpression(), !42)
    #dbg_value(i32 %n.addr.0, !27, !DIExpression(), !42)
  %and39 = and i32 %acc.6, 3, !dbg !111
  %idxprom40 = sext i32 %and39 to i64, !dbg !113
  %arrayidx41 = getelementptr inbounds [5 x i32], ptr %hist, i64 0, i64 %idxprom40, !dbg !113
  %8 = load i32, ptr %arrayidx41, align 4, !dbg !113, !tbaa !13
  %sub = sub nsw i32 %acc.6, %8, !dbg !114
    #dbg_value(i32 %sub, !29, !DIExpression(), !42)
  %dec = add nsw i32 %n.addr.0, -1, !dbg !115
    #dbg_value(i32 %dec, !27, !DIExpression(), !42)
  br label %do.cond, !dbg !116

do.cond:                                          ; preds = %do.body
  %cmp42 = icmp sgt i32 %dec, 0, !dbg !117
  br i1 %cmp42, label %land.rhs, label %land.end, !dbg !118

land.rhs:                                         ; preds = %do.cond
  %cmp43 = icmp sgt i32 %sub, 0, !dbg !119
  br label %land.end

land.end:                                         ; preds = %land.rhs, %do.cond
  %9 = phi i1 [ false, %do.cond ], [ %cmp43, %land.rhs ], !dbg !42
  br i1 %9, label %do.body, label %do.end, !dbg !116, !llvm.loop !120

do.end:                                           ; preds = %land.end
  br label %out, !dbg !116

out:                                              ; preds = %do.end, %cleanup37
  %acc.7 = phi i32 [ %sub, %do.end ], [ %acc.5, %cleanup37 ], !dbg !42
    #dbg_value(i32 %acc.7, !29, !DIExpression(), !42)
    #dbg_label(!40, !122)
    #dbg_value(i32 0, !41, !DIExpression(), !42)
  br label %while.cond, !dbg !123

while.cond:                                       ; preds = %if.end50, %out
  %best.0 = phi i32 [ 0, %out ], [ %inc51, %if.end50 ], !dbg !42
    #dbg_value(i32 %best.0, !41, !DIExpression(), !42)
  br label %while.body, !dbg !123

while.body:                                       ; preds = %while.cond
  %idxprom44 = sext i32 %best.0 to i64, !dbg !124
  %arrayidx45 = getelementptr inbounds [5 x i32], ptr %hist, i64 0, i64 %idxprom44, !dbg !124
  %10 = load i32, ptr %arrayidx45, align 4, !dbg !124, !tbaa !13
  %cmp46 = icmp sgt i32 %10, 2, !dbg !127
  br i1 %cmp46, label %if.then49, label %lor.lhs.false47, !dbg !128

lor.lhs.false47:                                  ; preds = %while.body
  %cmp48 = icmp eq i32 %best.0, 4, !dbg !129
  br i1 %cmp48, label %if.then49, label %if.end50, !dbg !128

if.then49:                                        ; preds = %lor.lhs.false47, %while.body
  br label %while.end, !dbg !130

if.end50:                                         ; preds = %lor.lhs.false47
  %inc51 = add nsw i32 %best.0, 1, !dbg !131
    #dbg_value(i32 %inc51, !41, !DIExpression(), !42)
  br label %while.cond, !dbg !123, !llvm.loop !132

while.end:                                        ; preds = %if.then49
  %cmp52 = icmp sgt i32 %acc.7, 0, !dbg !134
  br i1 %cmp52, label %cond.true, label %cond.false, !dbg !135

cond.true:                                        ; preds = %while.end
  br label %cond.end58, !dbg !135

cond.false:                                       ; preds = %while.end
  %and53 = and i32 %best.0, 1, !dbg !136
  %tobool54 = icmp ne i32 %and53, 0, !dbg !137
  br i1 %tobool54, label %cond.true55, label %cond.false57, !dbg !137

cond.true55:                                      ; preds = %cond.false
  %sub56 = sub nsw i32 0, %acc.7, !dbg !138
  br label %cond.end, !dbg !137

cond.false57:                                     ; preds = %cond.false
  br label %cond.end, !dbg !137

cond.end:                                         ; preds = %cond.false57, %cond.true55
  %cond = phi i32 [ %sub56, %cond.true55 ], [ %acc.7, %cond.false57 ], !dbg !137
  br label %cond.end58, !dbg !135

cond.end58:                                       ; preds = %cond.end, %cond.true
  %cond59 = phi i32 [ %best.0, %cond.true ], [ %cond, %cond.end ], !dbg !135
  %idxprom60 = sext i32 %0 to i64, !dbg !139
  %arrayidx61 = getelementptr inbounds i32, ptr %o, i64 %idxprom60, !dbg !139
  store i32 %cond59, ptr %arrayidx61, align 4, !dbg !140, !tbaa !13
  br label %cleanup62, !dbg !141

cleanup62:                                        ; preds = %cond.end58, %cleanup37, %if.then
  %cleanup.dest.slot.1 = phi i32 [ %cleanup.dest.slot.0, %cleanup37 ], [ 0, %cond.end58 ], [ 1, %if.then ]
  call void @llvm.lifetime.end.p0(ptr %hist) #4, !dbg !141
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup62, %cleanup62
  ret void, !dbg !141

unreachable:                                      ; preds = %cleanup62
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "control.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "control", linkageName: "_Z7controlPiPKii", scope: !1, file: !1, line: 2, type: !18, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !22, !21}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!24 = !{!25, !26, !27, !28, !29, !30, !34, !36, !40, !41}
!25 = !DILocalVariable(name: "o", arg: 1, scope: !17, file: !1, line: 2, type: !20)
!26 = !DILocalVariable(name: "a", arg: 2, scope: !17, file: !1, line: 2, type: !22)
!27 = !DILocalVariable(name: "n", arg: 3, scope: !17, file: !1, line: 2, type: !21)
!28 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 3, type: !21)
!29 = !DILocalVariable(name: "acc", scope: !17, file: !1, line: 3, type: !21)
!30 = !DILocalVariable(name: "hist", scope: !17, file: !1, line: 4, type: !31)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 160, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 5)
!34 = !DILocalVariable(name: "i", scope: !35, file: !1, line: 22, type: !21)
!35 = distinct !DILexicalBlock(scope: !17, file: !1, line: 22, column: 3)
!36 = !DILocalVariable(name: "j", scope: !37, file: !1, line: 23, type: !21)
!37 = distinct !DILexicalBlock(scope: !38, file: !1, line: 23, column: 5)
!38 = distinct !DILexicalBlock(scope: !39, file: !1, line: 22, column: 31)
!39 = distinct !DILexicalBlock(scope: !35, file: !1, line: 22, column: 3)
!40 = !DILabel(scope: !17, name: "out", file: !1, line: 38, column: 1)
!41 = !DILocalVariable(name: "best", scope: !17, file: !1, line: 39, type: !21)
!42 = !DILocation(line: 0, scope: !17)
!43 = !DILocation(line: 3, column: 11, scope: !17)
!44 = !DILocation(line: 4, column: 3, scope: !17)
!45 = !DILocation(line: 4, column: 7, scope: !17)
!46 = !DILocation(line: 5, column: 11, scope: !17)
!47 = !DILocation(line: 5, column: 16, scope: !17)
!48 = !DILocation(line: 5, column: 3, scope: !17)
!49 = !DILocation(line: 9, column: 5, scope: !50)
!50 = distinct !DILexicalBlock(scope: !17, file: !1, line: 5, column: 21)
!51 = !DILocation(line: 11, column: 5, scope: !50)
!52 = !DILocation(line: 13, column: 9, scope: !50)
!53 = !DILocation(line: 14, column: 5, scope: !50)
!54 = !DILocation(line: 16, column: 11, scope: !55)
!55 = distinct !DILexicalBlock(scope: !50, file: !1, line: 16, column: 9)
!56 = !DILocation(line: 17, column: 7, scope: !55)
!57 = !DILocation(line: 18, column: 5, scope: !50)
!58 = !DILocation(line: 21, column: 3, scope: !50)
!59 = !DILocation(line: 0, scope: !35)
!60 = !DILocation(line: 22, column: 8, scope: !35)
!61 = !DILocation(line: 20, column: 9, scope: !50)
!62 = !DILocation(line: 22, scope: !35)
!63 = !DILocation(line: 22, column: 21, scope: !39)
!64 = !DILocation(line: 22, column: 3, scope: !35)
!65 = !DILocation(line: 0, scope: !37)
!66 = !DILocation(line: 23, column: 10, scope: !37)
!67 = !DILocation(line: 23, scope: !37)
!68 = !DILocation(line: 23, column: 23, scope: !69)
!69 = distinct !DILexicalBlock(scope: !37, file: !1, line: 23, column: 5)
!70 = !DILocation(line: 23, column: 5, scope: !37)
!71 = !DILocation(line: 24, column: 11, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !1, line: 24, column: 11)
!73 = distinct !DILexicalBlock(scope: !69, file: !1, line: 23, column: 36)
!74 = !DILocation(line: 24, column: 16, scope: !72)
!75 = !DILocation(line: 25, column: 9, scope: !72)
!76 = !DILocation(line: 26, column: 11, scope: !77)
!77 = distinct !DILexicalBlock(scope: !73, file: !1, line: 26, column: 11)
!78 = !DILocation(line: 26, column: 16, scope: !77)
!79 = !DILocation(line: 26, column: 22, scope: !77)
!80 = !DILocation(line: 26, column: 28, scope: !77)
!81 = !DILocation(line: 26, column: 25, scope: !77)
!82 = !DILocation(line: 26, column: 33, scope: !77)
!83 = !DILocation(line: 26, column: 36, scope: !77)
!84 = !DILocation(line: 26, column: 41, scope: !77)
!85 = !DILocation(line: 27, column: 9, scope: !77)
!86 = !DILocation(line: 28, column: 14, scope: !73)
!87 = !DILocation(line: 28, column: 24, scope: !73)
!88 = !DILocation(line: 28, column: 19, scope: !73)
!89 = !DILocation(line: 28, column: 11, scope: !73)
!90 = !DILocation(line: 29, column: 15, scope: !73)
!91 = !DILocation(line: 29, column: 20, scope: !73)
!92 = !DILocation(line: 29, column: 25, scope: !73)
!93 = !DILocation(line: 29, column: 9, scope: !73)
!94 = !DILocation(line: 29, column: 7, scope: !73)
!95 = !DILocation(line: 30, column: 5, scope: !73)
!96 = !DILocation(line: 23, column: 30, scope: !69)
!97 = !DILocation(line: 23, column: 5, scope: !69)
!98 = distinct !{!98, !70, !99, !100, !101}
!99 = !DILocation(line: 30, column: 5, scope: !37)
!100 = !{!"llvm.loop.mustprogress"}
!101 = !{!"llvm.loop.unroll.disable"}
!102 = !DILocation(line: 31, column: 13, scope: !103)
!103 = distinct !DILexicalBlock(scope: !38, file: !1, line: 31, column: 9)
!104 = !DILocation(line: 32, column: 7, scope: !103)
!105 = !DILocation(line: 33, column: 3, scope: !38)
!106 = !DILocation(line: 22, column: 26, scope: !39)
!107 = !DILocation(line: 22, column: 3, scope: !39)
!108 = distinct !{!108, !64, !109, !100, !101}
!109 = !DILocation(line: 33, column: 3, scope: !35)
!110 = !DILocation(line: 34, column: 3, scope: !17)
!111 = !DILocation(line: 35, column: 21, scope: !112)
!112 = distinct !DILexicalBlock(scope: !17, file: !1, line: 34, column: 6)
!113 = !DILocation(line: 35, column: 12, scope: !112)
!114 = !DILocation(line: 35, column: 9, scope: !112)
!115 = !DILocation(line: 36, column: 5, scope: !112)
!116 = !DILocation(line: 37, column: 3, scope: !112)
!117 = !DILocation(line: 37, column: 14, scope: !17)
!118 = !DILocation(line: 37, column: 18, scope: !17)
!119 = !DILocation(line: 37, column: 25, scope: !17)
!120 = distinct !{!120, !110, !121, !100, !101}
!121 = !DILocation(line: 37, column: 28, scope: !17)
!122 = !DILocation(line: 38, column: 1, scope: !17)
!123 = !DILocation(line: 40, column: 3, scope: !17)
!124 = !DILocation(line: 41, column: 9, scope: !125)
!125 = distinct !DILexicalBlock(scope: !126, file: !1, line: 41, column: 9)
!126 = distinct !DILexicalBlock(scope: !17, file: !1, line: 40, column: 16)
!127 = !DILocation(line: 41, column: 20, scope: !125)
!128 = !DILocation(line: 41, column: 24, scope: !125)
!129 = !DILocation(line: 41, column: 32, scope: !125)
!130 = !DILocation(line: 42, column: 7, scope: !125)
!131 = !DILocation(line: 43, column: 5, scope: !126)
!132 = distinct !{!132, !123, !133, !100, !101}
!133 = !DILocation(line: 44, column: 3, scope: !17)
!134 = !DILocation(line: 45, column: 14, scope: !17)
!135 = !DILocation(line: 45, column: 10, scope: !17)
!136 = !DILocation(line: 45, column: 33, scope: !17)
!137 = !DILocation(line: 45, column: 28, scope: !17)
!138 = !DILocation(line: 45, column: 39, scope: !17)
!139 = !DILocation(line: 45, column: 3, scope: !17)
!140 = !DILocation(line: 45, column: 8, scope: !17)
!141 = !DILocation(line: 46, column: 1, scope: !17)
