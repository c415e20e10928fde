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
define dso_local noundef i32 @_Z4rootiPi(i32 noundef %v, ptr noundef %par) #0 !dbg !46 {
entry:
    #dbg_value(i32 %v, !51, !DIExpression(), !58)
    #dbg_value(ptr %par, !52, !DIExpression(), !58)
  %idxprom = sext i32 %v to i64, !dbg !59
  %arrayidx = getelementptr inbounds i32, ptr %par, i64 %idxprom, !dbg !59
  %0 = load i32, ptr %arrayidx, align 4, !dbg !59, !tbaa !42
    #dbg_value(i32 %0, !53, !DIExpression(), !58)
  %cmp = icmp ne i32 %0, %v, !dbg !60
  br i1 %cmp, label %if.then, label %if.end, !dbg !60

if.then:                                          ; preds = %entry
    #dbg_value(i32 %v, !54, !DIExpression(), !61)
  br label %while.cond, !dbg !62

while.cond:                                       ; preds = %while.body, %if.then
  %prev.0 = phi i32 [ %v, %if.then ], [ %cur.0, %while.body ], !dbg !61
  %cur.0 = phi i32 [ %0, %if.then ], [ %1, %while.body ], !dbg !58
    #dbg_value(i32 %cur.0, !53, !DIExpression(), !58)
    #dbg_value(i32 %prev.0, !54, !DIExpression(), !61)
  %idxprom1 = sext i32 %cur.0 to i64, !dbg !63
  %arrayidx2 = getelementptr inbounds i32, ptr %par, i64 %idxprom1, !dbg !63
  %1 = load i32, ptr %arrayidx2, align 4, !dbg !63, !tbaa !42
    #dbg_value(i32 %1, !57, !DIExpression(), !61)
  %cmp3 = icmp sgt i32 %cur.0, %1, !dbg !64
  br i1 %cmp3, label %while.body, label %while.end, !dbg !62

while.body:                                       ; preds = %while.cond
  %idxprom4 = sext i32 %prev.0 to i64, !dbg !65
  %arrayidx5 = getelementptr inbounds i32, ptr %par, i64 %idxprom4, !dbg !65
  store i32 %1, ptr %arrayidx5, align 4, !dbg !67, !tbaa !42
    #dbg_value(i32 %cur.0, !54, !DIExpression(), !61)
    #dbg_value(i32 %1, !53, !DIExpression(), !58)
  br label %while.cond, !dbg !62, !llvm.loop !68

while.end:                                        ; preds = %while.cond
  br label %if.end, !dbg !72

if.end:                                           ; preds = %while.end, %entry
  %cur.1 = phi i32 [ %cur.0, %while.end ], [ %0, %entry ], !dbg !73
    #dbg_value(i32 %cur.1, !53, !DIExpression(), !58)
  ret i32 %cur.1, !dbg !74
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4linkPKiS0_Pii(ptr noundef %src, ptr noundef %dst, ptr noundef %par, i32 noundef %m) #2 !dbg !75 {
entry:
    #dbg_value(ptr %src, !81, !DIExpression(), !94)
    #dbg_value(ptr %dst, !82, !DIExpression(), !94)
    #dbg_value(ptr %par, !83, !DIExpression(), !94)
    #dbg_value(i32 %m, !84, !DIExpression(), !94)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !95
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !96
  %mul = mul i32 %0, %1, !dbg !97
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !98
  %add = add i32 %mul, %2, !dbg !99
    #dbg_value(i32 %add, !85, !DIExpression(), !94)
  %cmp = icmp slt i32 %add, %m, !dbg !100
  br i1 %cmp, label %if.then, label %if.end21, !dbg !100

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !101
  %arrayidx = getelementptr inbounds i32, ptr %src, i64 %idxprom, !dbg !101
  %3 = load i32, ptr %arrayidx, align 4, !dbg !101, !tbaa !42
    #dbg_value(i32 %3, !51, !DIExpression(), !102)
    #dbg_value(ptr %par, !52, !DIExpression(), !102)
  %idxprom.i = sext i32 %3 to i64, !dbg !104
  %arrayidx.i = getelementptr inbounds i32, ptr %par, i64 %idxprom.i, !dbg !104
  %4 = load i32, ptr %arrayidx.i, align 4, !dbg !104, !tbaa !42
    #dbg_value(i32 %4, !53, !DIExpression(), !102)
  %cmp.i = icmp ne i32 %4, %3, !dbg !105
  br i1 %cmp.i, label %if.then.i, label %_Z4rootiPi.exit, !dbg !105

if.then.i:                                        ; preds = %if.then
    #dbg_value(i32 %3, !54, !DIExpression(), !106)
  br label %while.cond.i, !dbg !107

while.cond.i:                                     ; preds = %while.body.i, %if.then.i
  %prev.0.i = phi i32 [ %3, %if.then.i ], [ %cur.0.i, %while.body.i ], !dbg !106
  %cur.0.i = phi i32 [ %4, %if.then.i ], [ %5, %while.body.i ], !dbg !102
    #dbg_value(i32 %cur.0.i, !53, !DIExpression(), !102)
    #dbg_value(i32 %prev.0.i, !54, !DIExpression(), !106)
  %idxprom1.i = sext i32 %cur.0.i to i64, !dbg !108
  %arrayidx2.i = getelementptr inbounds i32, ptr %par, i64 %idxprom1.i, !dbg !108
  %5 = load i32, ptr %arrayidx2.i, align 4, !dbg !108, !tbaa !42
    #dbg_value(i32 %5, !57, !DIExpression(), !106)
  %cmp3.i = icmp sgt i32 %cur.0.i, %5, !dbg !109
  br i1 %cmp3.i, label %while.body.i, label %while.end.i, !dbg !107

while.body.i:                                     ; preds = %while.cond.i
  %idxprom4.i = sext i32 %prev.0.i to i64, !dbg !110
  %arrayidx5.i = getelementptr inbounds i32, ptr %par, i64 %idxprom4.i, !dbg !110
  store i32 %5, ptr %arrayidx5.i, align 4, !dbg !111, !tbaa !42
    #dbg_value(i32 %cur.0.i, !54, !DIExpression(), !106)
    #dbg_value(i32 %5, !53, !DIExpression(), !102)
  br label %while.cond.i, !dbg !107, !llvm.loop !112

while.end.i:                                      ; preds = %while.cond.i
  br label %_Z4rootiPi.exit, !dbg !114

_Z4rootiPi.exit:                                  ; preds = %if.then, %while.end.i
  %cur.1.i = phi i32 [ %cur.0.i, %while.end.i ], [ %4, %if.then ], !dbg !115
    #dbg_value(i32 %cur.1.i, !53, !DIExpression(), !102)
    #dbg_value(i32 %cur.1.i, !86, !DIExpression(), !116)
  %idxprom4 = sext i32 %add to i64, !dbg !117
  %arrayidx5 = getelementptr inbounds i32, ptr %dst, i64 %idxprom4, !dbg !117
  %6 = load i32, ptr %arrayidx5, align 4, !dbg !117, !tbaa !42
    #dbg_value(i32 %6, !51, !DIExpression(), !118)
    #dbg_value(ptr %par, !52, !DIExpression(), !118)
  %idxprom.i38 = sext i32 %6 to i64, !dbg !120
  %arrayidx.i39 = getelementptr inbounds i32, ptr %par, i64 %idxprom.i38, !dbg !120
  %7 = load i32, ptr %arrayidx.i39, align 4, !dbg !120, !tbaa !42
    #dbg_value(i32 %7, !53, !DIExpression(), !118)
  %cmp.i40 = icmp ne i32 %7, %6, !dbg !121
  br i1 %cmp.i40, label %if.then.i42, label %_Z4rootiPi.exit53, !dbg !121

if.then.i42:                                      ; preds = %_Z4rootiPi.exit
    #dbg_value(i32 %6, !54, !DIExpression(), !122)
  br label %while.cond.i43, !dbg !123

while.cond.i43:                                   ; preds = %while.body.i50, %if.then.i42
  %prev.0.i44 = phi i32 [ %6, %if.then.i42 ], [ %cur.0.i45, %while.body.i50 ], !dbg !122
  %cur.0.i45 = phi i32 [ %7, %if.then.i42 ], [ %8, %while.body.i50 ], !dbg !118
    #dbg_value(i32 %cur.0.i45, !53, !DIExpression(), !118)
    #dbg_value(i32 %prev.0.i44, !54, !DIExpression(), !122)
  %idxprom1.i46 = sext i32 %cur.0.i45 to i64, !dbg !124
  %arrayidx2.i47 = getelementptr inbounds i32, ptr %par, i64 %idxprom1.i46, !dbg !124
  %8 = load i32, ptr %arrayidx2.i47, align 4, !dbg !124, !tbaa !42
    #dbg_value(i32 %8, !57, !DIExpression(), !122)
  %cmp3.i48 = icmp sgt i32 %cur.0.i45, %8, !dbg !125
  br i1 %cmp3.i48, label %while.body.i50, label %while.end.i49, !dbg !123

while.body.i50:                                   ; preds = %while.cond.i43
  %idxprom4.i51 = sext i32 %prev.0.i44 to i64, !dbg !126
  %arrayidx5.i52 = getelementptr inbounds i32, ptr %par, i64 %idxprom4.i51, !dbg !126
  store i32 %8, ptr %arrayidx5.i52, align 4, !dbg !127, !tbaa !42
    #dbg_value(i32 %cur.0.i45, !54, !DIExpression(), !122)
    #dbg_value(i32 %8, !53, !DIExpression(), !118)
  br label %while.cond.i43, !dbg !123, !llvm.loop !128

while.end.i49:                                    ; preds = %while.cond.i43
  br label %_Z4rootiPi.exit53, !dbg !130

_Z4rootiPi.exit53:                                ; preds = %_Z4rootiPi.exit, %while.end.i49
  %cur.1.i41 = phi i32 [ %cur.0.i45, %while.end.i49 ], [ %7, %_Z4rootiPi.exit ], !dbg !131
    #dbg_value(i32 %cur.1.i41, !53, !DIExpression(), !118)
    #dbg_value(i32 %cur.1.i41, !89, !DIExpression(), !116)
  br label %while.cond, !dbg !132

while.cond:                                       ; preds = %cleanup.cont, %_Z4rootiPi.exit53
  %b.0 = phi i32 [ %cur.1.i41, %_Z4rootiPi.exit53 ], [ %b.1, %cleanup.cont ], !dbg !133
  %a.0 = phi i32 [ %cur.1.i, %_Z4rootiPi.exit53 ], [ %a.1, %cleanup.cont ], !dbg !134
    #dbg_value(i32 %a.0, !86, !DIExpression(), !116)
    #dbg_value(i32 %b.0, !89, !DIExpression(), !116)
  %cmp7 = icmp ne i32 %a.0, %b.0, !dbg !135
  br i1 %cmp7, label %while.body, label %while.end, !dbg !132

while.body:                                       ; preds = %while.cond
  %cmp8 = icmp sgt i32 %a.0, %b.0, !dbg !136
  br i1 %cmp8, label %cond.true, label %cond.false, !dbg !137

cond.true:                                        ; preds = %while.body
  br label %cond.end, !dbg !137

cond.false:                                       ; preds = %while.body
  br label %cond.end, !dbg !137

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %a.0, %cond.true ], [ %b.0, %cond.false ], !dbg !137
    #dbg_value(i32 %cond, !90, !DIExpression(), !138)
  %cmp9 = icmp slt i32 %a.0, %b.0, !dbg !139
  br i1 %cmp9, label %cond.true10, label %cond.false11, !dbg !140

cond.true10:                                      ; preds = %cond.end
  br label %cond.end12, !dbg !140

cond.false11:                                     ; preds = %cond.end
  br label %cond.end12, !dbg !140

cond.end12:                                       ; preds = %cond.false11, %cond.true10
  %cond13 = phi i32 [ %a.0, %cond.true10 ], [ %b.0, %cond.false11 ], !dbg !140
    #dbg_value(i32 %cond13, !92, !DIExpression(), !138)
  %idxprom14 = sext i32 %cond to i64, !dbg !141
  %arrayidx15 = getelementptr inbounds i32, ptr %par, i64 %idxprom14, !dbg !141
  %9 = cmpxchg ptr %arrayidx15, i32 %cond, i32 %cond13 monotonic monotonic, align 4, !dbg !142
  %10 = extractvalue { i32, i1 } %9, 0, !dbg !142
  %11 = extractvalue { i32, i1 } %9, 1, !dbg !142
  br i1 %11, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !142

cmpxchg.store_expected.i:                         ; preds = %cond.end12
  br label %_ZL9atomicCASPiii.exit, !dbg !142

_ZL9atomicCASPiii.exit:                           ; preds = %cond.end12, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ %cond, %cond.end12 ], [ %10, %cmpxchg.store_expected.i ], !dbg !142
  %storedv.i = zext i1 %11 to i8, !dbg !142
    #dbg_value(i32 %e.addr.0.i, !93, !DIExpression(), !138)
  %cmp17 = icmp eq i32 %e.addr.0.i, %cond, !dbg !143
  br i1 %cmp17, label %if.then18, label %if.end, !dbg !143

if.then18:                                        ; preds = %_ZL9atomicCASPiii.exit
  br label %cleanup, !dbg !145

if.end:                                           ; preds = %_ZL9atomicCASPiii.exit
    #dbg_value(i32 %e.addr.0.i, !86, !DIExpression(), !116)
    #dbg_value(i32 %cond13, !89, !DIExpression(), !116)
  br label %cleanup, !dbg !146

cleanup:                                          ; preds = %if.end, %if.then18
  %b.1 = phi i32 [ %b.0, %if.then18 ], [ %cond13, %if.end ], !dbg !116
  %a.1 = phi i32 [ %a.0, %if.then18 ], [ %e.addr.0.i, %if.end ], !dbg !116
  %cleanup.dest.slot.0 = phi i32 [ 3, %if.then18 ], [ 0, %if.end ]
    #dbg_value(i32 %a.1, !86, !DIExpression(), !116)
    #dbg_value(i32 %b.1, !89, !DIExpression(), !116)
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %while.cond, !dbg !132, !llvm.loop !147

while.end:                                        ; preds = %cleanup, %while.cond
  br label %if.end21, !dbg !148

if.end21:                                         ; preds = %while.end, %entry
  ret void, !dbg !149

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
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "union_find_contents.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "root", linkageName: "_Z4rootiPi", scope: !1, file: !1, line: 19, type: !47, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !50)
!47 = !DISubroutineType(types: !48)
!48 = !{!35, !35, !49}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!50 = !{!51, !52, !53, !54, !57}
!51 = !DILocalVariable(name: "v", arg: 1, scope: !46, file: !1, line: 19, type: !35)
!52 = !DILocalVariable(name: "par", arg: 2, scope: !46, file: !1, line: 19, type: !49)
!53 = !DILocalVariable(name: "cur", scope: !46, file: !1, line: 20, type: !35)
!54 = !DILocalVariable(name: "prev", scope: !55, file: !1, line: 22, type: !35)
!55 = distinct !DILexicalBlock(scope: !56, file: !1, line: 21, column: 17)
!56 = distinct !DILexicalBlock(scope: !46, file: !1, line: 21, column: 7)
!57 = !DILocalVariable(name: "next", scope: !55, file: !1, line: 22, type: !35)
!58 = !DILocation(line: 0, scope: !46)
!59 = !DILocation(line: 20, column: 13, scope: !46)
!60 = !DILocation(line: 21, column: 11, scope: !56)
!61 = !DILocation(line: 0, scope: !55)
!62 = !DILocation(line: 23, column: 5, scope: !55)
!63 = !DILocation(line: 23, column: 26, scope: !55)
!64 = !DILocation(line: 23, column: 16, scope: !55)
!65 = !DILocation(line: 23, column: 39, scope: !66)
!66 = distinct !DILexicalBlock(scope: !55, file: !1, line: 23, column: 37)
!67 = !DILocation(line: 23, column: 49, scope: !66)
!68 = distinct !{!68, !62, !69, !70, !71}
!69 = !DILocation(line: 23, column: 81, scope: !55)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !{!"llvm.loop.unroll.disable"}
!72 = !DILocation(line: 24, column: 3, scope: !55)
!73 = !DILocation(line: 20, column: 7, scope: !46)
!74 = !DILocation(line: 25, column: 3, scope: !46)
!75 = distinct !DISubprogram(name: "link", linkageName: "_Z4linkPKiS0_Pii", scope: !1, file: !1, line: 27, type: !76, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !80)
!76 = !DISubroutineType(types: !77)
!77 = !{null, !78, !78, !49, !35}
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!80 = !{!81, !82, !83, !84, !85, !86, !89, !90, !92, !93}
!81 = !DILocalVariable(name: "src", arg: 1, scope: !75, file: !1, line: 27, type: !78)
!82 = !DILocalVariable(name: "dst", arg: 2, scope: !75, file: !1, line: 27, type: !78)
!83 = !DILocalVariable(name: "par", arg: 3, scope: !75, file: !1, line: 27, type: !49)
!84 = !DILocalVariable(name: "m", arg: 4, scope: !75, file: !1, line: 27, type: !35)
!85 = !DILocalVariable(name: "e", scope: !75, file: !1, line: 28, type: !35)
!86 = !DILocalVariable(name: "a", scope: !87, file: !1, line: 30, type: !35)
!87 = distinct !DILexicalBlock(scope: !88, file: !1, line: 29, column: 14)
!88 = distinct !DILexicalBlock(scope: !75, file: !1, line: 29, column: 7)
!89 = !DILocalVariable(name: "b", scope: !87, file: !1, line: 30, type: !35)
!90 = !DILocalVariable(name: "hi", scope: !91, file: !1, line: 32, type: !35)
!91 = distinct !DILexicalBlock(scope: !87, file: !1, line: 31, column: 20)
!92 = !DILocalVariable(name: "lo", scope: !91, file: !1, line: 32, type: !35)
!93 = !DILocalVariable(name: "got", scope: !91, file: !1, line: 33, type: !35)
!94 = !DILocation(line: 0, scope: !75)
!95 = !DILocation(line: 28, column: 11, scope: !75)
!96 = !DILocation(line: 28, column: 24, scope: !75)
!97 = !DILocation(line: 28, column: 22, scope: !75)
!98 = !DILocation(line: 28, column: 37, scope: !75)
!99 = !DILocation(line: 28, column: 35, scope: !75)
!100 = !DILocation(line: 29, column: 9, scope: !88)
!101 = !DILocation(line: 30, column: 18, scope: !87)
!102 = !DILocation(line: 0, scope: !46, inlinedAt: !103)
!103 = distinct !DILocation(line: 30, column: 13, scope: !87)
!104 = !DILocation(line: 20, column: 13, scope: !46, inlinedAt: !103)
!105 = !DILocation(line: 21, column: 11, scope: !56, inlinedAt: !103)
!106 = !DILocation(line: 0, scope: !55, inlinedAt: !103)
!107 = !DILocation(line: 23, column: 5, scope: !55, inlinedAt: !103)
!108 = !DILocation(line: 23, column: 26, scope: !55, inlinedAt: !103)
!109 = !DILocation(line: 23, column: 16, scope: !55, inlinedAt: !103)
!110 = !DILocation(line: 23, column: 39, scope: !66, inlinedAt: !103)
!111 = !DILocation(line: 23, column: 49, scope: !66, inlinedAt: !103)
!112 = distinct !{!112, !107, !113, !70, !71}
!113 = !DILocation(line: 23, column: 81, scope: !55, inlinedAt: !103)
!114 = !DILocation(line: 24, column: 3, scope: !55, inlinedAt: !103)
!115 = !DILocation(line: 20, column: 7, scope: !46, inlinedAt: !103)
!116 = !DILocation(line: 0, scope: !87)
!117 = !DILocation(line: 30, column: 41, scope: !87)
!118 = !DILocation(line: 0, scope: !46, inlinedAt: !119)
!119 = distinct !DILocation(line: 30, column: 36, scope: !87)
!120 = !DILocation(line: 20, column: 13, scope: !46, inlinedAt: !119)
!121 = !DILocation(line: 21, column: 11, scope: !56, inlinedAt: !119)
!122 = !DILocation(line: 0, scope: !55, inlinedAt: !119)
!123 = !DILocation(line: 23, column: 5, scope: !55, inlinedAt: !119)
!124 = !DILocation(line: 23, column: 26, scope: !55, inlinedAt: !119)
!125 = !DILocation(line: 23, column: 16, scope: !55, inlinedAt: !119)
!126 = !DILocation(line: 23, column: 39, scope: !66, inlinedAt: !119)
!127 = !DILocation(line: 23, column: 49, scope: !66, inlinedAt: !119)
!128 = distinct !{!128, !123, !129, !70, !71}
!129 = !DILocation(line: 23, column: 81, scope: !55, inlinedAt: !119)
!130 = !DILocation(line: 24, column: 3, scope: !55, inlinedAt: !119)
!131 = !DILocation(line: 20, column: 7, scope: !46, inlinedAt: !119)
!132 = !DILocation(line: 31, column: 5, scope: !87)
!133 = !DILocation(line: 30, column: 32, scope: !87)
!134 = !DILocation(line: 30, column: 9, scope: !87)
!135 = !DILocation(line: 31, column: 14, scope: !87)
!136 = !DILocation(line: 32, column: 18, scope: !91)
!137 = !DILocation(line: 32, column: 16, scope: !91)
!138 = !DILocation(line: 0, scope: !91)
!139 = !DILocation(line: 32, column: 38, scope: !91)
!140 = !DILocation(line: 32, column: 36, scope: !91)
!141 = !DILocation(line: 33, column: 28, scope: !91)
!142 = !DILocation(line: 33, column: 17, scope: !91)
!143 = !DILocation(line: 34, column: 15, scope: !144)
!144 = distinct !DILexicalBlock(scope: !91, file: !1, line: 34, column: 11)
!145 = !DILocation(line: 34, column: 22, scope: !144)
!146 = !DILocation(line: 36, column: 5, scope: !87)
!147 = distinct !{!147, !132, !146, !70, !71}
!148 = !DILocation(line: 37, column: 3, scope: !87)
!149 = !DILocation(line: 38, column: 1, scope: !75)
