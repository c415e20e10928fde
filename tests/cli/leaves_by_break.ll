; ModuleID = 'leaves_by_break.cu'
source_filename = "leaves_by_break.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z4rootiPi(i32 noundef %v, ptr noundef %par) #0 !dbg !17 {
entry:
    #dbg_value(i32 %v, !23, !DIExpression(), !30)
    #dbg_value(ptr %par, !24, !DIExpression(), !30)
  %idxprom = sext i32 %v to i64, !dbg !31
  %arrayidx = getelementptr inbounds i32, ptr %par, i64 %idxprom, !dbg !31
  %0 = load i32, ptr %arrayidx, align 4, !dbg !31, !tbaa !13
    #dbg_value(i32 %0, !25, !DIExpression(), !30)
  %cmp = icmp ne i32 %0, %v, !dbg !32
  br i1 %cmp, label %if.then, label %if.end, !dbg !32

if.then:                                          ; preds = %entry
    #dbg_value(i32 %v, !26, !DIExpression(), !33)
  br label %while.cond, !dbg !34

while.cond:                                       ; preds = %while.body, %if.then
  %prev.0 = phi i32 [ %v, %if.then ], [ %cur.0, %while.body ], !dbg !33
  %cur.0 = phi i32 [ %0, %if.then ], [ %1, %while.body ], !dbg !30
    #dbg_value(i32 %cur.0, !25, !DIExpression(), !30)
    #dbg_value(i32 %prev.0, !26, !DIExpression(), !33)
  %idxprom1 = sext i32 %cur.0 to i64, !dbg !35
  %arrayidx2 = getelementptr inbounds i32, ptr %par, i64 %idxprom1, !dbg !35
  %1 = load i32, ptr %arrayidx2, align 4, !dbg !35, !tbaa !13
    #dbg_value(i32 %1, !29, !DIExpression(), !33)
  %cmp3 = icmp sgt i32 %cur.0, %1, !dbg !36
  br i1 %cmp3, label %while.body, label %while.end, !dbg !34

while.body:                                       ; preds = %while.cond
  %idxprom4 = sext i32 %prev.0 to i64, !dbg !37
  %arrayidx5 = getelementptr inbounds i32, ptr %par, i64 %idxprom4, !dbg !37
  store i32 %1, ptr %arrayidx5, align 4, !dbg !39, !tbaa !13
    #dbg_value(i32 %cur.0, !26, !DIExpression(), !33)
    #dbg_value(i32 %1, !25, !DIExpression(), !30)
  br label %while.cond, !dbg !34, !llvm.loop !40

while.end:                                        ; preds = %while.cond
  br label %if.end, !dbg !44

if.end:                                           ; preds = %while.end, %entry
  %cur.1 = phi i32 [ %cur.0, %while.end ], [ %0, %entry ], !dbg !45
    #dbg_value(i32 %cur.1, !25, !DIExpression(), !30)
  ret i32 %cur.1, !dbg !46
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4linkPKiS0_Pii(ptr noundef %src, ptr noundef %dst, ptr noundef %par, i32 noundef %m) #2 !dbg !47 {
entry:
    #dbg_value(ptr %src, !53, !DIExpression(), !66)
    #dbg_value(ptr %dst, !54, !DIExpression(), !66)
    #dbg_value(ptr %par, !55, !DIExpression(), !66)
    #dbg_value(i32 %m, !56, !DIExpression(), !66)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !67
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !68
  %mul = mul i32 %0, %1, !dbg !69
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !70
  %add = add i32 %mul, %2, !dbg !71
    #dbg_value(i32 %add, !57, !DIExpression(), !66)
  %cmp = icmp slt i32 %add, %m, !dbg !72
  br i1 %cmp, label %if.then, label %if.end21, !dbg !72

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !73
  %arrayidx = getelementptr inbounds i32, ptr %src, i64 %idxprom, !dbg !73
  %3 = load i32, ptr %arrayidx, align 4, !dbg !73, !tbaa !13
    #dbg_value(i32 %3, !23, !DIExpression(), !74)
    #dbg_value(ptr %par, !24, !DIExpression(), !74)
  %idxprom.i = sext i32 %3 to i64, !dbg !76
  %arrayidx.i = getelementptr inbounds i32, ptr %par, i64 %idxprom.i, !dbg !76
  %4 = load i32, ptr %arrayidx.i, align 4, !dbg !76, !tbaa !13
    #dbg_value(i32 %4, !25, !DIExpression(), !74)
  %cmp.i = icmp ne i32 %4, %3, !dbg !77
  br i1 %cmp.i, label %if.then.i, label %_Z4rootiPi.exit, !dbg !77

if.then.i:                                        ; preds = %if.then
    #dbg_value(i32 %3, !26, !DIExpression(), !78)
  br label %while.cond.i, !dbg !79

while.cond.i:                                     ; preds = %while.body.i, %if.then.i
  %prev.0.i = phi i32 [ %3, %if.then.i ], [ %cur.0.i, %while.body.i ], !dbg !78
  %cur.0.i = phi i32 [ %4, %if.then.i ], [ %5, %while.body.i ], !dbg !74
    #dbg_value(i32 %cur.0.i, !25, !DIExpression(), !74)
    #dbg_value(i32 %prev.0.i, !26, !DIExpression(), !78)
  %idxprom1.i = sext i32 %cur.0.i to i64, !dbg !80
  %arrayidx2.i = getelementptr inbounds i32, ptr %par, i64 %idxprom1.i, !dbg !80
  %5 = load i32, ptr %arrayidx2.i, align 4, !dbg !80, !tbaa !13
    #dbg_value(i32 %5, !29, !DIExpression(), !78)
  %cmp3.i = icmp sgt i32 %cur.0.i, %5, !dbg !81
  br i1 %cmp3.i, label %while.body.i, label %while.end.i, !dbg !79

while.body.i:                                     ; preds = %while.cond.i
  %idxprom4.i = sext i32 %prev.0.i to i64, !dbg !82
  %arrayidx5.i = getelementptr inbounds i32, ptr %par, i64 %idxprom4.i, !dbg !82
  store i32 %5, ptr %arrayidx5.i, align 4, !dbg !83, !tbaa !13
    #dbg_value(i32 %cur.0.i, !26, !DIExpression(), !78)
    #dbg_value(i32 %5, !25, !DIExpression(), !74)
  br label %while.cond.i, !dbg !79, !llvm.loop !84

while.end.i:                                      ; preds = %while.cond.i
  br label %_Z4rootiPi.exit, !dbg !86

_Z4rootiPi.exit:                                  ; preds = %if.then, %while.end.i
  %cur.1.i = phi i32 [ %cur.0.i, %while.end.i ], [ %4, %if.then ], !dbg !87
    #dbg_value(i32 %cur.1.i, !25, !DIExpression(), !74)
    #dbg_value(i32 %cur.1.i, !58, !DIExpression(), !88)
  %idxprom4 = sext i32 %add to i64, !dbg !89
  %arrayidx5 = getelementptr inbounds i32, ptr %dst, i64 %idxprom4, !dbg !89
  %6 = load i32, ptr %arrayidx5, align 4, !dbg !89, !tbaa !13
    #dbg_value(i32 %6, !23, !DIExpression(), !90)
    #dbg_value(ptr %par, !24, !DIExpression(), !90)
  %idxprom.i38 = sext i32 %6 to i64, !dbg !92
  %arrayidx.i39 = getelementptr inbounds i32, ptr %par, i64 %idxprom.i38, !dbg !92
  %7 = load i32, ptr %arrayidx.i39, align 4, !dbg !92, !tbaa !13
    #dbg_value(i32 %7, !25, !DIExpression(), !90)
  %cmp.i40 = icmp ne i32 %7, %6, !dbg !93
  br i1 %cmp.i40, label %if.then.i42, label %_Z4rootiPi.exit53, !dbg !93

if.then.i42:                                      ; preds = %_Z4rootiPi.exit
    #dbg_value(i32 %6, !26, !DIExpression(), !94)
  br label %while.cond.i43, !dbg !95

while.cond.i43:                                   ; preds = %while.body.i50, %if.then.i42
  %prev.0.i44 = phi i32 [ %6, %if.then.i42 ], [ %cur.0.i45, %while.body.i50 ], !dbg !94
  %cur.0.i45 = phi i32 [ %7, %if.then.i42 ], [ %8, %while.body.i50 ], !dbg !90
    #dbg_value(i32 %cur.0.i45, !25, !DIExpression(), !90)
    #dbg_value(i32 %prev.0.i44, !26, !DIExpression(), !94)
  %idxprom1.i46 = sext i32 %cur.0.i45 to i64, !dbg !96
  %arrayidx2.i47 = getelementptr inbounds i32, ptr %par, i64 %idxprom1.i46, !dbg !96
  %8 = load i32, ptr %arrayidx2.i47, align 4, !dbg !96, !tbaa !13
    #dbg_value(i32 %8, !29, !DIExpression(), !94)
  %cmp3.i48 = icmp sgt i32 %cur.0.i45, %8, !dbg !97
  br i1 %cmp3.i48, label %while.body.i50, label %while.end.i49, !dbg !95

while.body.i50:                                   ; preds = %while.cond.i43
  %idxprom4.i51 = sext i32 %prev.0.i44 to i64, !dbg !98
  %arrayidx5.i52 = getelementptr inbounds i32, ptr %par, i64 %idxprom4.i51, !dbg !98
  store i32 %8, ptr %arrayidx5.i52, align 4, !dbg !99, !tbaa !13
    #dbg_value(i32 %cur.0.i45, !26, !DIExpression(), !94)
    #dbg_value(i32 %8, !25, !DIExpression(), !90)
  br label %while.cond.i43, !dbg !95, !llvm.loop !100

while.end.i49:                                    ; preds = %while.cond.i43
  br label %_Z4rootiPi.exit53, !dbg !102

_Z4rootiPi.exit53:                                ; preds = %_Z4rootiPi.exit, %while.end.i49
  %cur.1.i41 = phi i32 [ %cur.0.i45, %while.end.i49 ], [ %7, %_Z4rootiPi.exit ], !dbg !103
    #dbg_value(i32 %cur.1.i41, !25, !DIExpression(), !90)
    #dbg_value(i32 %cur.1.i41, !61, !DIExpression(), !88)
  br label %while.cond, !dbg !104

while.cond:                                       ; preds = %cleanup.cont, %_Z4rootiPi.exit53
  %b.0 = phi i32 [ %cur.1.i41, %_Z4rootiPi.exit53 ], [ %b.1, %cleanup.cont ], !dbg !105
  %a.0 = phi i32 [ %cur.1.i, %_Z4rootiPi.exit53 ], [ %a.1, %cleanup.cont ], !dbg !106
    #dbg_value(i32 %a.0, !58, !DIExpression(), !88)
    #dbg_value(i32 %b.0, !61, !DIExpression(), !88)
  %cmp7 = icmp ne i32 %a.0, %b.0, !dbg !107
  br i1 %cmp7, label %while.body, label %while.end, !dbg !104

while.body:                                       ; preds = %while.cond
  %cmp8 = icmp sgt i32 %a.0, %b.0, !dbg !108
  br i1 %cmp8, label %cond.true, label %cond.false, !dbg !109

cond.true:                                        ; preds = %while.body
  br label %cond.end, !dbg !109

cond.false:                                       ; preds = %while.body
  br label %cond.end, !dbg !109

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %a.0, %cond.true ], [ %b.0, %cond.false ], !dbg !109
    #dbg_value(i32 %cond, !62, !DIExpression(), !110)
  %cmp9 = icmp slt i32 %a.0, %b.0, !dbg !111
  br i1 %cmp9, label %cond.true10, label %cond.false11, !dbg !112

cond.true10:                                      ; preds = %cond.end
  br label %cond.end12, !dbg !112

cond.false11:                                     ; preds = %cond.end
  br label %cond.end12, !dbg !112

cond.end12:                                       ; preds = %cond.false11, %cond.true10
  %cond13 = phi i32 [ %a.0, %cond.true10 ], [ %b.0, %cond.false11 ], !dbg !112
    #dbg_value(i32 %cond13, !64, !DIExpression(), !110)
  %idxprom14 = sext i32 %cond to i64, !dbg !113
  %arrayidx15 = getelementptr inbounds i32, ptr %par, i64 %idxprom14, !dbg !113
  %9 = cmpxchg ptr %arrayidx15, i32 %cond, i32 %cond13 monotonic monotonic, align 4, !dbg !114
  %10 = extractvalue { i32, i1 } %9, 0, !dbg !114
  %11 = extractvalue { i32, i1 } %9, 1, !dbg !114
  br i1 %11, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !114

cmpxchg.store_expected.i:                         ; preds = %cond.end12
  br label %_ZL9atomicCASPiii.exit, !dbg !114

_ZL9atomicCASPiii.exit:                           ; preds = %cond.end12, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ %cond, %cond.end12 ], [ %10, %cmpxchg.store_expected.i ], !dbg !114
  %storedv.i = zext i1 %11 to i8, !dbg !114
    #dbg_value(i32 %e.addr.0.i, !65, !DIExpression(), !110)
  %cmp17 = icmp eq i32 %e.addr.0.i, %cond, !dbg !115
  br i1 %cmp17, label %if.then18, label %if.end, !dbg !115

if.then18:                                        ; preds = %_ZL9atomicCASPiii.exit
  br label %cleanup, !dbg !117

if.end:                                           ; preds = %_ZL9atomicCASPiii.exit
    #dbg_value(i32 %e.addr.0.i, !58, !DIExpression(), !88)
    #dbg_value(i32 %cond13, !61, !DIExpression(), !88)
  br label %cleanup, !dbg !118

cleanup:                                          ; preds = %if.end, %if.then18
  %b.1 = phi i32 [ %b.0, %if.then18 ], [ %cond13, %if.end ], !dbg !88
  %a.1 = phi i32 [ %a.0, %if.then18 ], [ %e.addr.0.i, %if.end ], !dbg !88
  %cleanup.dest.slot.0 = phi i32 [ 3, %if.then18 ], [ 0, %if.end ]
    #dbg_value(i32 %a.1, !58, !DIExpression(), !88)
    #dbg_value(i32 %b.1, !61, !DIExpression(), !88)
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %while.cond, !dbg !104, !llvm.loop !119

while.end:                                        ; preds = %cleanup, %while.cond
  br label %if.end21, !dbg !120

if.end21:                                         ; preds = %while.end, %entry
  ret void, !dbg !121

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "leaves_by_break.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 214)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 215)
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
!17 = distinct !DISubprogram(name: "root", linkageName: "_Z4rootiPi", scope: !1, file: !1, line: 1, type: !18, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !20, !21}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!22 = !{!23, !24, !25, !26, !29}
!23 = !DILocalVariable(name: "v", arg: 1, scope: !17, file: !1, line: 1, type: !20)
!24 = !DILocalVariable(name: "par", arg: 2, scope: !17, file: !1, line: 1, type: !21)
!25 = !DILocalVariable(name: "cur", scope: !17, file: !1, line: 2, type: !20)
!26 = !DILocalVariable(name: "prev", scope: !27, file: !1, line: 4, type: !20)
!27 = distinct !DILexicalBlock(scope: !28, file: !1, line: 3, column: 17)
!28 = distinct !DILexicalBlock(scope: !17, file: !1, line: 3, column: 7)
!29 = !DILocalVariable(name: "next", scope: !27, file: !1, line: 4, type: !20)
!30 = !DILocation(line: 0, scope: !17)
!31 = !DILocation(line: 2, column: 13, scope: !17)
!32 = !DILocation(line: 3, column: 11, scope: !28)
!33 = !DILocation(line: 0, scope: !27)
!34 = !DILocation(line: 5, column: 5, scope: !27)
!35 = !DILocation(line: 5, column: 26, scope: !27)
!36 = !DILocation(line: 5, column: 16, scope: !27)
!37 = !DILocation(line: 5, column: 39, scope: !38)
!38 = distinct !DILexicalBlock(scope: !27, file: !1, line: 5, column: 37)
!39 = !DILocation(line: 5, column: 49, scope: !38)
!40 = distinct !{!40, !34, !41, !42, !43}
!41 = !DILocation(line: 5, column: 81, scope: !27)
!42 = !{!"llvm.loop.mustprogress"}
!43 = !{!"llvm.loop.unroll.disable"}
!44 = !DILocation(line: 6, column: 3, scope: !27)
!45 = !DILocation(line: 2, column: 7, scope: !17)
!46 = !DILocation(line: 7, column: 3, scope: !17)
!47 = distinct !DISubprogram(name: "link", linkageName: "_Z4linkPKiS0_Pii", scope: !1, file: !1, line: 9, type: !48, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !52)
!48 = !DISubroutineType(types: !49)
!49 = !{null, !50, !50, !21, !20}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!52 = !{!53, !54, !55, !56, !57, !58, !61, !62, !64, !65}
!53 = !DILocalVariable(name: "src", arg: 1, scope: !47, file: !1, line: 9, type: !50)
!54 = !DILocalVariable(name: "dst", arg: 2, scope: !47, file: !1, line: 9, type: !50)
!55 = !DILocalVariable(name: "par", arg: 3, scope: !47, file: !1, line: 9, type: !21)
!56 = !DILocalVariable(name: "m", arg: 4, scope: !47, file: !1, line: 9, type: !20)
!57 = !DILocalVariable(name: "e", scope: !47, file: !1, line: 10, type: !20)
!58 = !DILocalVariable(name: "a", scope: !59, file: !1, line: 12, type: !20)
!59 = distinct !DILexicalBlock(scope: !60, file: !1, line: 11, column: 14)
!60 = distinct !DILexicalBlock(scope: !47, file: !1, line: 11, column: 7)
!61 = !DILocalVariable(name: "b", scope: !59, file: !1, line: 12, type: !20)
!62 = !DILocalVariable(name: "hi", scope: !63, file: !1, line: 14, type: !20)
!63 = distinct !DILexicalBlock(scope: !59, file: !1, line: 13, column: 20)
!64 = !DILocalVariable(name: "lo", scope: !63, file: !1, line: 14, type: !20)
!65 = !DILocalVariable(name: "got", scope: !63, file: !1, line: 15, type: !20)
!66 = !DILocation(line: 0, scope: !47)
!67 = !DILocation(line: 10, column: 11, scope: !47)
!68 = !DILocation(line: 10, column: 24, scope: !47)
!69 = !DILocation(line: 10, column: 22, scope: !47)
!70 = !DILocation(line: 10, column: 37, scope: !47)
!71 = !DILocation(line: 10, column: 35, scope: !47)
!72 = !DILocation(line: 11, column: 9, scope: !60)
!73 = !DILocation(line: 12, column: 18, scope: !59)
!74 = !DILocation(line: 0, scope: !17, inlinedAt: !75)
!75 = distinct !DILocation(line: 12, column: 13, scope: !59)
!76 = !DILocation(line: 2, column: 13, scope: !17, inlinedAt: !75)
!77 = !DILocation(line: 3, column: 11, scope: !28, inlinedAt: !75)
!78 = !DILocation(line: 0, scope: !27, inlinedAt: !75)
!79 = !DILocation(line: 5, column: 5, scope: !27, inlinedAt: !75)
!80 = !DILocation(line: 5, column: 26, scope: !27, inlinedAt: !75)
!81 = !DILocation(line: 5, column: 16, scope: !27, inlinedAt: !75)
!82 = !DILocation(line: 5, column: 39, scope: !38, inlinedAt: !75)
!83 = !DILocation(line: 5, column: 49, scope: !38, inlinedAt: !75)
!84 = distinct !{!84, !79, !85, !42, !43}
!85 = !DILocation(line: 5, column: 81, scope: !27, inlinedAt: !75)
!86 = !DILocation(line: 6, column: 3, scope: !27, inlinedAt: !75)
!87 = !DILocation(line: 2, column: 7, scope: !17, inlinedAt: !75)
!88 = !DILocation(line: 0, scope: !59)
!89 = !DILocation(line: 12, column: 41, scope: !59)
!90 = !DILocation(line: 0, scope: !17, inlinedAt: !91)
!91 = distinct !DILocation(line: 12, column: 36, scope: !59)
!92 = !DILocation(line: 2, column: 13, scope: !17, inlinedAt: !91)
!93 = !DILocation(line: 3, column: 11, scope: !28, inlinedAt: !91)
!94 = !DILocation(line: 0, scope: !27, inlinedAt: !91)
!95 = !DILocation(line: 5, column: 5, scope: !27, inlinedAt: !91)
!96 = !DILocation(line: 5, column: 26, scope: !27, inlinedAt: !91)
!97 = !DILocation(line: 5, column: 16, scope: !27, inlinedAt: !91)
!98 = !DILocation(line: 5, column: 39, scope: !38, inlinedAt: !91)
!99 = !DILocation(line: 5, column: 49, scope: !38, inlinedAt: !91)
!100 = distinct !{!100, !95, !101, !42, !43}
!101 = !DILocation(line: 5, column: 81, scope: !27, inlinedAt: !91)
!102 = !DILocation(line: 6, column: 3, scope: !27, inlinedAt: !91)
!103 = !DILocation(line: 2, column: 7, scope: !17, inlinedAt: !91)
!104 = !DILocation(line: 13, column: 5, scope: !59)
!105 = !DILocation(line: 12, column: 32, scope: !59)
!106 = !DILocation(line: 12, column: 9, scope: !59)
!107 = !DILocation(line: 13, column: 14, scope: !59)
!108 = !DILocation(line: 14, column: 18, scope: !63)
!109 = !DILocation(line: 14, column: 16, scope: !63)
!110 = !DILocation(line: 0, scope: !63)
!111 = !DILocation(line: 14, column: 38, scope: !63)
!112 = !DILocation(line: 14, column: 36, scope: !63)
!113 = !DILocation(line: 15, column: 28, scope: !63)
!114 = !DILocation(line: 15, column: 17, scope: !63)
!115 = !DILocation(line: 16, column: 15, scope: !116)
!116 = distinct !DILexicalBlock(scope: !63, file: !1, line: 16, column: 11)
!117 = !DILocation(line: 16, column: 22, scope: !116)
!118 = !DILocation(line: 18, column: 5, scope: !59)
!119 = distinct !{!119, !104, !118, !42, !43}
!120 = !DILocation(line: 19, column: 3, scope: !59)
!121 = !DILocation(line: 20, column: 1, scope: !47)
