; ModuleID = 'union_find_contents.cu'
source_filename = "union_find_contents.cu"
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
  %0 = atomicrmw add ptr %arrayidx, i32 0 monotonic, align 4, !dbg !32
    #dbg_value(i32 %0, !25, !DIExpression(), !30)
  %cmp = icmp ne i32 %0, %v, !dbg !33
  br i1 %cmp, label %if.then, label %if.end, !dbg !33

if.then:                                          ; preds = %entry
    #dbg_value(i32 %v, !26, !DIExpression(), !34)
  br label %while.cond, !dbg !35

while.cond:                                       ; preds = %while.body, %if.then
  %prev.0 = phi i32 [ %v, %if.then ], [ %cur.0, %while.body ], !dbg !34
  %cur.0 = phi i32 [ %0, %if.then ], [ %1, %while.body ], !dbg !30
    #dbg_value(i32 %cur.0, !25, !DIExpression(), !30)
    #dbg_value(i32 %prev.0, !26, !DIExpression(), !34)
  %idxprom1 = sext i32 %cur.0 to i64, !dbg !36
  %arrayidx2 = getelementptr inbounds i32, ptr %par, i64 %idxprom1, !dbg !36
  %1 = atomicrmw add ptr %arrayidx2, i32 0 monotonic, align 4, !dbg !37
    #dbg_value(i32 %1, !29, !DIExpression(), !34)
  %cmp4 = icmp sgt i32 %cur.0, %1, !dbg !38
  br i1 %cmp4, label %while.body, label %while.end, !dbg !35

while.body:                                       ; preds = %while.cond
  %idxprom5 = sext i32 %prev.0 to i64, !dbg !39
  %arrayidx6 = getelementptr inbounds i32, ptr %par, i64 %idxprom5, !dbg !39
  %2 = atomicrmw xchg ptr %arrayidx6, i32 %1 monotonic, align 4, !dbg !41
    #dbg_value(i32 %cur.0, !26, !DIExpression(), !34)
    #dbg_value(i32 %1, !25, !DIExpression(), !30)
  br label %while.cond, !dbg !35, !llvm.loop !42

while.end:                                        ; preds = %while.cond
  br label %if.end, !dbg !46

if.end:                                           ; preds = %while.end, %entry
  %cur.1 = phi i32 [ %cur.0, %while.end ], [ %0, %entry ], !dbg !47
    #dbg_value(i32 %cur.1, !25, !DIExpression(), !30)
  ret i32 %cur.1, !dbg !48
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4linkPKiS0_Pii(ptr noundef %src, ptr noundef %dst, ptr noundef %par, i32 noundef %m) #2 !dbg !49 {
entry:
    #dbg_value(ptr %src, !55, !DIExpression(), !68)
    #dbg_value(ptr %dst, !56, !DIExpression(), !68)
    #dbg_value(ptr %par, !57, !DIExpression(), !68)
    #dbg_value(i32 %m, !58, !DIExpression(), !68)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !69
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !70
  %mul = mul i32 %0, %1, !dbg !71
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !72
  %add = add i32 %mul, %2, !dbg !73
    #dbg_value(i32 %add, !59, !DIExpression(), !68)
  %cmp = icmp slt i32 %add, %m, !dbg !74
  br i1 %cmp, label %if.then, label %if.end21, !dbg !74

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !75
  %arrayidx = getelementptr inbounds i32, ptr %src, i64 %idxprom, !dbg !75
  %3 = load i32, ptr %arrayidx, align 4, !dbg !75, !tbaa !13
    #dbg_value(i32 %3, !23, !DIExpression(), !76)
    #dbg_value(ptr %par, !24, !DIExpression(), !76)
  %idxprom.i = sext i32 %3 to i64, !dbg !78
  %arrayidx.i = getelementptr inbounds i32, ptr %par, i64 %idxprom.i, !dbg !78
  %4 = atomicrmw add ptr %arrayidx.i, i32 0 monotonic, align 4, !dbg !79
    #dbg_value(i32 %4, !25, !DIExpression(), !76)
  %cmp.i = icmp ne i32 %4, %3, !dbg !80
  br i1 %cmp.i, label %if.then.i, label %_Z4rootiPi.exit, !dbg !80

if.then.i:                                        ; preds = %if.then
    #dbg_value(i32 %3, !26, !DIExpression(), !81)
  br label %while.cond.i, !dbg !82

while.cond.i:                                     ; preds = %while.body.i, %if.then.i
  %prev.0.i = phi i32 [ %3, %if.then.i ], [ %cur.0.i, %while.body.i ], !dbg !81
  %cur.0.i = phi i32 [ %4, %if.then.i ], [ %5, %while.body.i ], !dbg !76
    #dbg_value(i32 %cur.0.i, !25, !DIExpression(), !76)
    #dbg_value(i32 %prev.0.i, !26, !DIExpression(), !81)
  %idxprom1.i = sext i32 %cur.0.i to i64, !dbg !83
  %arrayidx2.i = getelementptr inbounds i32, ptr %par, i64 %idxprom1.i, !dbg !83
  %5 = atomicrmw add ptr %arrayidx2.i, i32 0 monotonic, align 4, !dbg !84
    #dbg_value(i32 %5, !29, !DIExpression(), !81)
  %cmp4.i = icmp sgt i32 %cur.0.i, %5, !dbg !85
  br i1 %cmp4.i, label %while.body.i, label %while.end.i, !dbg !82

while.body.i:                                     ; preds = %while.cond.i
  %idxprom5.i = sext i32 %prev.0.i to i64, !dbg !86
  %arrayidx6.i = getelementptr inbounds i32, ptr %par, i64 %idxprom5.i, !dbg !86
  %6 = atomicrmw xchg ptr %arrayidx6.i, i32 %5 monotonic, align 4, !dbg !87
    #dbg_value(i32 %cur.0.i, !26, !DIExpression(), !81)
    #dbg_value(i32 %5, !25, !DIExpression(), !76)
  br label %while.cond.i, !dbg !82, !llvm.loop !88

while.end.i:                                      ; preds = %while.cond.i
  br label %_Z4rootiPi.exit, !dbg !90

_Z4rootiPi.exit:                                  ; preds = %if.then, %while.end.i
  %cur.1.i = phi i32 [ %cur.0.i, %while.end.i ], [ %4, %if.then ], !dbg !91
    #dbg_value(i32 %cur.1.i, !25, !DIExpression(), !76)
    #dbg_value(i32 %cur.1.i, !60, !DIExpression(), !92)
  %idxprom4 = sext i32 %add to i64, !dbg !93
  %arrayidx5 = getelementptr inbounds i32, ptr %dst, i64 %idxprom4, !dbg !93
  %7 = load i32, ptr %arrayidx5, align 4, !dbg !93, !tbaa !13
    #dbg_value(i32 %7, !23, !DIExpression(), !94)
    #dbg_value(ptr %par, !24, !DIExpression(), !94)
  %idxprom.i38 = sext i32 %7 to i64, !dbg !96
  %arrayidx.i39 = getelementptr inbounds i32, ptr %par, i64 %idxprom.i38, !dbg !96
  %8 = atomicrmw add ptr %arrayidx.i39, i32 0 monotonic, align 4, !dbg !97
    #dbg_value(i32 %8, !25, !DIExpression(), !94)
  %cmp.i40 = icmp ne i32 %8, %7, !dbg !98
  br i1 %cmp.i40, label %if.then.i42, label %_Z4rootiPi.exit53, !dbg !98

if.then.i42:                                      ; preds = %_Z4rootiPi.exit
    #dbg_value(i32 %7, !26, !DIExpression(), !99)
  br label %while.cond.i43, !dbg !100

while.cond.i43:                                   ; preds = %while.body.i50, %if.then.i42
  %prev.0.i44 = phi i32 [ %7, %if.then.i42 ], [ %cur.0.i45, %while.body.i50 ], !dbg !99
  %cur.0.i45 = phi i32 [ %8, %if.then.i42 ], [ %9, %while.body.i50 ], !dbg !94
    #dbg_value(i32 %cur.0.i45, !25, !DIExpression(), !94)
    #dbg_value(i32 %prev.0.i44, !26, !DIExpression(), !99)
  %idxprom1.i46 = sext i32 %cur.0.i45 to i64, !dbg !101
  %arrayidx2.i47 = getelementptr inbounds i32, ptr %par, i64 %idxprom1.i46, !dbg !101
  %9 = atomicrmw add ptr %arrayidx2.i47, i32 0 monotonic, align 4, !dbg !102
    #dbg_value(i32 %9, !29, !DIExpression(), !99)
  %cmp4.i48 = icmp sgt i32 %cur.0.i45, %9, !dbg !103
  br i1 %cmp4.i48, label %while.body.i50, label %while.end.i49, !dbg !100

while.body.i50:                                   ; preds = %while.cond.i43
  %idxprom5.i51 = sext i32 %prev.0.i44 to i64, !dbg !104
  %arrayidx6.i52 = getelementptr inbounds i32, ptr %par, i64 %idxprom5.i51, !dbg !104
  %10 = atomicrmw xchg ptr %arrayidx6.i52, i32 %9 monotonic, align 4, !dbg !105
    #dbg_value(i32 %cur.0.i45, !26, !DIExpression(), !99)
    #dbg_value(i32 %9, !25, !DIExpression(), !94)
  br label %while.cond.i43, !dbg !100, !llvm.loop !106

while.end.i49:                                    ; preds = %while.cond.i43
  br label %_Z4rootiPi.exit53, !dbg !108

_Z4rootiPi.exit53:                                ; preds = %_Z4rootiPi.exit, %while.end.i49
  %cur.1.i41 = phi i32 [ %cur.0.i45, %while.end.i49 ], [ %8, %_Z4rootiPi.exit ], !dbg !109
    #dbg_value(i32 %cur.1.i41, !25, !DIExpression(), !94)
    #dbg_value(i32 %cur.1.i41, !63, !DIExpression(), !92)
  br label %while.cond, !dbg !110

while.cond:                                       ; preds = %cleanup.cont, %_Z4rootiPi.exit53
  %b.0 = phi i32 [ %cur.1.i41, %_Z4rootiPi.exit53 ], [ %b.1, %cleanup.cont ], !dbg !111
  %a.0 = phi i32 [ %cur.1.i, %_Z4rootiPi.exit53 ], [ %a.1, %cleanup.cont ], !dbg !112
    #dbg_value(i32 %a.0, !60, !DIExpression(), !92)
    #dbg_value(i32 %b.0, !63, !DIExpression(), !92)
  %cmp7 = icmp ne i32 %a.0, %b.0, !dbg !113
  br i1 %cmp7, label %while.body, label %while.end, !dbg !110

while.body:                                       ; preds = %while.cond
  %cmp8 = icmp sgt i32 %a.0, %b.0, !dbg !114
  br i1 %cmp8, label %cond.true, label %cond.false, !dbg !115

cond.true:                                        ; preds = %while.body
  br label %cond.end, !dbg !115

cond.false:                                       ; preds = %while.body
  br label %cond.end, !dbg !115

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %a.0, %cond.true ], [ %b.0, %cond.false ], !dbg !115
    #dbg_value(i32 %cond, !64, !DIExpression(), !116)
  %cmp9 = icmp slt i32 %a.0, %b.0, !dbg !117
  br i1 %cmp9, label %cond.true10, label %cond.false11, !dbg !118

cond.true10:                                      ; preds = %cond.end
  br label %cond.end12, !dbg !118

cond.false11:                                     ; preds = %cond.end
  br label %cond.end12, !dbg !118

cond.end12:                                       ; preds = %cond.false11, %cond.true10
  %cond13 = phi i32 [ %a.0, %cond.true10 ], [ %b.0, %cond.false11 ], !dbg !118
    #dbg_value(i32 %cond13, !66, !DIExpression(), !116)
  %idxprom14 = sext i32 %cond to i64, !dbg !119
  %arrayidx15 = getelementptr inbounds i32, ptr %par, i64 %idxprom14, !dbg !119
  %11 = cmpxchg ptr %arrayidx15, i32 %cond, i32 %cond13 monotonic monotonic, align 4, !dbg !120
  %12 = extractvalue { i32, i1 } %11, 0, !dbg !120
  %13 = extractvalue { i32, i1 } %11, 1, !dbg !120
  br i1 %13, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !120

cmpxchg.store_expected.i:                         ; preds = %cond.end12
  br label %_ZL9atomicCASPiii.exit, !dbg !120

_ZL9atomicCASPiii.exit:                           ; preds = %cond.end12, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ %cond, %cond.end12 ], [ %12, %cmpxchg.store_expected.i ], !dbg !120
  %storedv.i = zext i1 %13 to i8, !dbg !120
    #dbg_value(i32 %e.addr.0.i, !67, !DIExpression(), !116)
  %cmp17 = icmp eq i32 %e.addr.0.i, %cond, !dbg !121
  br i1 %cmp17, label %if.then18, label %if.end, !dbg !121

if.then18:                                        ; preds = %_ZL9atomicCASPiii.exit
  br label %cleanup, !dbg !123

if.end:                                           ; preds = %_ZL9atomicCASPiii.exit
    #dbg_value(i32 %e.addr.0.i, !60, !DIExpression(), !92)
    #dbg_value(i32 %cond13, !63, !DIExpression(), !92)
  br label %cleanup, !dbg !124

cleanup:                                          ; preds = %if.end, %if.then18
  %b.1 = phi i32 [ %b.0, %if.then18 ], [ %cond13, %if.end ], !dbg !92
  %a.1 = phi i32 [ %a.0, %if.then18 ], [ %e.addr.0.i, %if.end ], !dbg !92
  %cleanup.dest.slot.0 = phi i32 [ 3, %if.then18 ], [ 0, %if.end ]
    #dbg_value(i32 %a.1, !60, !DIExpression(), !92)
    #dbg_value(i32 %b.1, !63, !DIExpression(), !92)
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %while.cond, !dbg !110, !llvm.loop !125

while.end:                                        ; preds = %cleanup, %while.cond
  br label %if.end21, !dbg !126

if.end21:                                         ; preds = %while.end, %entry
  ret void, !dbg !127

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
!1 = !DIFile(filename: "union_find_contents.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "root", linkageName: "_Z4rootiPi", scope: !1, file: !1, line: 4, type: !18, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !20, !21}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!22 = !{!23, !24, !25, !26, !29}
!23 = !DILocalVariable(name: "v", arg: 1, scope: !17, file: !1, line: 4, type: !20)
!24 = !DILocalVariable(name: "par", arg: 2, scope: !17, file: !1, line: 4, type: !21)
!25 = !DILocalVariable(name: "cur", scope: !17, file: !1, line: 5, type: !20)
!26 = !DILocalVariable(name: "prev", scope: !27, file: !1, line: 7, type: !20)
!27 = distinct !DILexicalBlock(scope: !28, file: !1, line: 6, column: 17)
!28 = distinct !DILexicalBlock(scope: !17, file: !1, line: 6, column: 7)
!29 = !DILocalVariable(name: "next", scope: !27, file: !1, line: 7, type: !20)
!30 = !DILocation(line: 0, scope: !17)
!31 = !DILocation(line: 5, column: 24, scope: !17)
!32 = !DILocation(line: 5, column: 13, scope: !17)
!33 = !DILocation(line: 6, column: 11, scope: !28)
!34 = !DILocation(line: 0, scope: !27)
!35 = !DILocation(line: 8, column: 5, scope: !27)
!36 = !DILocation(line: 8, column: 37, scope: !27)
!37 = !DILocation(line: 8, column: 26, scope: !27)
!38 = !DILocation(line: 8, column: 16, scope: !27)
!39 = !DILocation(line: 8, column: 66, scope: !40)
!40 = distinct !DILexicalBlock(scope: !27, file: !1, line: 8, column: 52)
!41 = !DILocation(line: 8, column: 54, scope: !40)
!42 = distinct !{!42, !35, !43, !44, !45}
!43 = !DILocation(line: 8, column: 108, scope: !27)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.unroll.disable"}
!46 = !DILocation(line: 9, column: 3, scope: !27)
!47 = !DILocation(line: 5, column: 7, scope: !17)
!48 = !DILocation(line: 10, column: 3, scope: !17)
!49 = distinct !DISubprogram(name: "link", linkageName: "_Z4linkPKiS0_Pii", scope: !1, file: !1, line: 12, type: !50, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !54)
!50 = !DISubroutineType(types: !51)
!51 = !{null, !52, !52, !21, !20}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!54 = !{!55, !56, !57, !58, !59, !60, !63, !64, !66, !67}
!55 = !DILocalVariable(name: "src", arg: 1, scope: !49, file: !1, line: 12, type: !52)
!56 = !DILocalVariable(name: "dst", arg: 2, scope: !49, file: !1, line: 12, type: !52)
!57 = !DILocalVariable(name: "par", arg: 3, scope: !49, file: !1, line: 12, type: !21)
!58 = !DILocalVariable(name: "m", arg: 4, scope: !49, file: !1, line: 12, type: !20)
!59 = !DILocalVariable(name: "e", scope: !49, file: !1, line: 13, type: !20)
!60 = !DILocalVariable(name: "a", scope: !61, file: !1, line: 15, type: !20)
!61 = distinct !DILexicalBlock(scope: !62, file: !1, line: 14, column: 14)
!62 = distinct !DILexicalBlock(scope: !49, file: !1, line: 14, column: 7)
!63 = !DILocalVariable(name: "b", scope: !61, file: !1, line: 15, type: !20)
!64 = !DILocalVariable(name: "hi", scope: !65, file: !1, line: 17, type: !20)
!65 = distinct !DILexicalBlock(scope: !61, file: !1, line: 16, column: 20)
!66 = !DILocalVariable(name: "lo", scope: !65, file: !1, line: 17, type: !20)
!67 = !DILocalVariable(name: "got", scope: !65, file: !1, line: 18, type: !20)
!68 = !DILocation(line: 0, scope: !49)
!69 = !DILocation(line: 13, column: 11, scope: !49)
!70 = !DILocation(line: 13, column: 24, scope: !49)
!71 = !DILocation(line: 13, column: 22, scope: !49)
!72 = !DILocation(line: 13, column: 37, scope: !49)
!73 = !DILocation(line: 13, column: 35, scope: !49)
!74 = !DILocation(line: 14, column: 9, scope: !62)
!75 = !DILocation(line: 15, column: 18, scope: !61)
!76 = !DILocation(line: 0, scope: !17, inlinedAt: !77)
!77 = distinct !DILocation(line: 15, column: 13, scope: !61)
!78 = !DILocation(line: 5, column: 24, scope: !17, inlinedAt: !77)
!79 = !DILocation(line: 5, column: 13, scope: !17, inlinedAt: !77)
!80 = !DILocation(line: 6, column: 11, scope: !28, inlinedAt: !77)
!81 = !DILocation(line: 0, scope: !27, inlinedAt: !77)
!82 = !DILocation(line: 8, column: 5, scope: !27, inlinedAt: !77)
!83 = !DILocation(line: 8, column: 37, scope: !27, inlinedAt: !77)
!84 = !DILocation(line: 8, column: 26, scope: !27, inlinedAt: !77)
!85 = !DILocation(line: 8, column: 16, scope: !27, inlinedAt: !77)
!86 = !DILocation(line: 8, column: 66, scope: !40, inlinedAt: !77)
!87 = !DILocation(line: 8, column: 54, scope: !40, inlinedAt: !77)
!88 = distinct !{!88, !82, !89, !44, !45}
!89 = !DILocation(line: 8, column: 108, scope: !27, inlinedAt: !77)
!90 = !DILocation(line: 9, column: 3, scope: !27, inlinedAt: !77)
!91 = !DILocation(line: 5, column: 7, scope: !17, inlinedAt: !77)
!92 = !DILocation(line: 0, scope: !61)
!93 = !DILocation(line: 15, column: 41, scope: !61)
!94 = !DILocation(line: 0, scope: !17, inlinedAt: !95)
!95 = distinct !DILocation(line: 15, column: 36, scope: !61)
!96 = !DILocation(line: 5, column: 24, scope: !17, inlinedAt: !95)
!97 = !DILocation(line: 5, column: 13, scope: !17, inlinedAt: !95)
!98 = !DILocation(line: 6, column: 11, scope: !28, inlinedAt: !95)
!99 = !DILocation(line: 0, scope: !27, inlinedAt: !95)
!100 = !DILocation(line: 8, column: 5, scope: !27, inlinedAt: !95)
!101 = !DILocation(line: 8, column: 37, scope: !27, inlinedAt: !95)
!102 = !DILocation(line: 8, column: 26, scope: !27, inlinedAt: !95)
!103 = !DILocation(line: 8, column: 16, scope: !27, inlinedAt: !95)
!104 = !DILocation(line: 8, column: 66, scope: !40, inlinedAt: !95)
!105 = !DILocation(line: 8, column: 54, scope: !40, inlinedAt: !95)
!106 = distinct !{!106, !100, !107, !44, !45}
!107 = !DILocation(line: 8, column: 108, scope: !27, inlinedAt: !95)
!108 = !DILocation(line: 9, column: 3, scope: !27, inlinedAt: !95)
!109 = !DILocation(line: 5, column: 7, scope: !17, inlinedAt: !95)
!110 = !DILocation(line: 16, column: 5, scope: !61)
!111 = !DILocation(line: 15, column: 32, scope: !61)
!112 = !DILocation(line: 15, column: 9, scope: !61)
!113 = !DILocation(line: 16, column: 14, scope: !61)
!114 = !DILocation(line: 17, column: 18, scope: !65)
!115 = !DILocation(line: 17, column: 16, scope: !65)
!116 = !DILocation(line: 0, scope: !65)
!117 = !DILocation(line: 17, column: 38, scope: !65)
!118 = !DILocation(line: 17, column: 36, scope: !65)
!119 = !DILocation(line: 18, column: 28, scope: !65)
!120 = !DILocation(line: 18, column: 17, scope: !65)
!121 = !DILocation(line: 19, column: 15, scope: !122)
!122 = distinct !DILexicalBlock(scope: !65, file: !1, line: 19, column: 11)
!123 = !DILocation(line: 19, column: 22, scope: !122)
!124 = !DILocation(line: 21, column: 5, scope: !61)
!125 = distinct !{!125, !110, !124, !44, !45}
!126 = !DILocation(line: 22, column: 3, scope: !61)
!127 = !DILocation(line: 23, column: 1, scope: !49)
