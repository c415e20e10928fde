; ModuleID = 'two_scalars_of_one_size.cu'
source_filename = "two_scalars_of_one_size.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ4wavePKiPiiiiE1t = internal addrspace(3) global [17 x [17 x i32]] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4wavePKiPiiii(ptr noundef %cost, ptr noundef %m, i32 noundef %cols, i32 noundef %tiles, i32 noundef %round) #0 !dbg !2 {
entry:
    #dbg_value(ptr %cost, !19, !DIExpression(), !47)
    #dbg_value(ptr %m, !20, !DIExpression(), !47)
    #dbg_value(i32 %cols, !21, !DIExpression(), !47)
    #dbg_value(i32 %tiles, !22, !DIExpression(), !47)
    #dbg_value(i32 %round, !23, !DIExpression(), !47)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !48
  %add = add i32 %0, %tiles, !dbg !49
  %sub = sub i32 %add, %round, !dbg !50
    #dbg_value(i32 %sub, !24, !DIExpression(), !47)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !51
  %sub2 = sub i32 %tiles, %1, !dbg !52
  %sub3 = sub i32 %sub2, 1, !dbg !53
    #dbg_value(i32 %sub3, !25, !DIExpression(), !47)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !54
    #dbg_value(i32 %2, !26, !DIExpression(), !47)
  %mul = mul nsw i32 %cols, 16, !dbg !55
  %mul5 = mul nsw i32 %mul, %sub3, !dbg !56
  %mul6 = mul nsw i32 16, %sub, !dbg !57
  %add7 = add nsw i32 %mul5, %mul6, !dbg !58
  %add8 = add nsw i32 %add7, %2, !dbg !59
  %add9 = add nsw i32 %add8, %cols, !dbg !60
  %add10 = add nsw i32 %add9, 1, !dbg !61
    #dbg_value(i32 %add10, !27, !DIExpression(), !47)
  %sub11 = sub nsw i32 %add10, %2, !dbg !62
  %sub12 = sub nsw i32 %sub11, 1, !dbg !63
  %mul13 = mul nsw i32 %cols, %2, !dbg !64
  %add14 = add nsw i32 %sub12, %mul13, !dbg !65
  %idxprom = sext i32 %add14 to i64, !dbg !66
  %arrayidx = getelementptr inbounds i32, ptr %m, i64 %idxprom, !dbg !66
  %3 = load i32, ptr %arrayidx, align 4, !dbg !66, !tbaa !43
  %add15 = add nsw i32 %2, 1, !dbg !67
  %idxprom16 = sext i32 %add15 to i64, !dbg !68
  %arrayidx17 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4wavePKiPiiiiE1t to ptr), i64 0, i64 %idxprom16, !dbg !68
  %arrayidx18 = getelementptr inbounds [17 x i32], ptr %arrayidx17, i64 0, i64 0, !dbg !68
  store i32 %3, ptr %arrayidx18, align 4, !dbg !69, !tbaa !43
  %sub19 = sub nsw i32 %add10, %cols, !dbg !70
  %idxprom20 = sext i32 %sub19 to i64, !dbg !71
  %arrayidx21 = getelementptr inbounds i32, ptr %m, i64 %idxprom20, !dbg !71
  %4 = load i32, ptr %arrayidx21, align 4, !dbg !71, !tbaa !43
  %add22 = add nsw i32 %2, 1, !dbg !72
  %idxprom23 = sext i32 %add22 to i64, !dbg !73
  %arrayidx24 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4wavePKiPiiiiE1t to ptr), i64 0, i64 %idxprom23, !dbg !73
  store i32 %4, ptr %arrayidx24, align 4, !dbg !74, !tbaa !43
  %cmp = icmp eq i32 %2, 0, !dbg !75
  br i1 %cmp, label %if.then, label %if.end, !dbg !75

if.then:                                          ; preds = %entry
  %sub25 = sub nsw i32 %add10, %cols, !dbg !77
  %sub26 = sub nsw i32 %sub25, 1, !dbg !78
  %sub27 = sub nsw i32 %sub26, %2, !dbg !79
  %idxprom28 = sext i32 %sub27 to i64, !dbg !80
  %arrayidx29 = getelementptr inbounds i32, ptr %m, i64 %idxprom28, !dbg !80
  %5 = load i32, ptr %arrayidx29, align 4, !dbg !80, !tbaa !43
  store i32 %5, ptr addrspacecast (ptr addrspace(3) @_ZZ4wavePKiPiiiiE1t to ptr), align 4, !dbg !81, !tbaa !43
  br label %if.end, !dbg !82

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !83
    #dbg_value(i32 0, !28, !DIExpression(), !84)
  br label %for.cond, !dbg !85

for.cond:                                         ; preds = %for.inc, %if.end
  %d.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ], !dbg !86
    #dbg_value(i32 %d.0, !28, !DIExpression(), !84)
  %cmp30 = icmp slt i32 %d.0, 31, !dbg !87
  br i1 %cmp30, label %for.body, label %for.cond.cleanup, !dbg !88

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %sub31 = sub nsw i32 %d.0, %2, !dbg !89
    #dbg_value(i32 %sub31, !30, !DIExpression(), !90)
  %cmp32 = icmp sge i32 %sub31, 0, !dbg !91
  br i1 %cmp32, label %land.lhs.true, label %if.end63, !dbg !93

land.lhs.true:                                    ; preds = %for.body
  %cmp33 = icmp slt i32 %sub31, 16, !dbg !94
  br i1 %cmp33, label %if.then34, label %if.end63, !dbg !93

if.then34:                                        ; preds = %land.lhs.true
  %idxprom35 = sext i32 %sub31 to i64, !dbg !95
  %arrayidx36 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4wavePKiPiiiiE1t to ptr), i64 0, i64 %idxprom35, !dbg !95
  %idxprom37 = sext i32 %2 to i64, !dbg !95
  %arrayidx38 = getelementptr inbounds [17 x i32], ptr %arrayidx36, i64 0, i64 %idxprom37, !dbg !95
  %6 = load i32, ptr %arrayidx38, align 4, !dbg !95, !tbaa !43
  %mul39 = mul nsw i32 %sub31, %cols, !dbg !96
  %add40 = add nsw i32 %add10, %mul39, !dbg !97
  %idxprom41 = sext i32 %add40 to i64, !dbg !98
  %arrayidx42 = getelementptr inbounds i32, ptr %cost, i64 %idxprom41, !dbg !98
  %7 = load i32, ptr %arrayidx42, align 4, !dbg !98, !tbaa !43
  %add43 = add nsw i32 %6, %7, !dbg !99
  %idxprom44 = sext i32 %sub31 to i64, !dbg !100
  %arrayidx45 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4wavePKiPiiiiE1t to ptr), i64 0, i64 %idxprom44, !dbg !100
  %add46 = add nsw i32 %2, 1, !dbg !101
  %idxprom47 = sext i32 %add46 to i64, !dbg !100
  %arrayidx48 = getelementptr inbounds [17 x i32], ptr %arrayidx45, i64 0, i64 %idxprom47, !dbg !100
  %8 = load i32, ptr %arrayidx48, align 4, !dbg !100, !tbaa !43
  %add49 = add nsw i32 %sub31, 1, !dbg !102
  %idxprom50 = sext i32 %add49 to i64, !dbg !103
  %arrayidx51 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4wavePKiPiiiiE1t to ptr), i64 0, i64 %idxprom50, !dbg !103
  %idxprom52 = sext i32 %2 to i64, !dbg !103
  %arrayidx53 = getelementptr inbounds [17 x i32], ptr %arrayidx51, i64 0, i64 %idxprom52, !dbg !103
  %9 = load i32, ptr %arrayidx53, align 4, !dbg !103, !tbaa !43
  %cmp.i119 = icmp slt i32 %8, %9, !dbg !104
  br i1 %cmp.i119, label %cond.true.i122, label %cond.false.i120, !dbg !104

cond.true.i122:                                   ; preds = %if.then34
  br label %_ZL3maxii.exit123, !dbg !104

cond.false.i120:                                  ; preds = %if.then34
  br label %_ZL3maxii.exit123, !dbg !104

_ZL3maxii.exit123:                                ; preds = %cond.true.i122, %cond.false.i120
  %cond.i121 = phi i32 [ %9, %cond.true.i122 ], [ %8, %cond.false.i120 ], !dbg !104
  %sub55 = sub nsw i32 %cond.i121, 10, !dbg !105
  %cmp.i = icmp slt i32 %add43, %sub55, !dbg !106
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !106

cond.true.i:                                      ; preds = %_ZL3maxii.exit123
  br label %_ZL3maxii.exit, !dbg !106

cond.false.i:                                     ; preds = %_ZL3maxii.exit123
  br label %_ZL3maxii.exit, !dbg !106

_ZL3maxii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %sub55, %cond.true.i ], [ %add43, %cond.false.i ], !dbg !106
  %add57 = add nsw i32 %sub31, 1, !dbg !107
  %idxprom58 = sext i32 %add57 to i64, !dbg !108
  %arrayidx59 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4wavePKiPiiiiE1t to ptr), i64 0, i64 %idxprom58, !dbg !108
  %add60 = add nsw i32 %2, 1, !dbg !109
  %idxprom61 = sext i32 %add60 to i64, !dbg !108
  %arrayidx62 = getelementptr inbounds [17 x i32], ptr %arrayidx59, i64 0, i64 %idxprom61, !dbg !108
  store i32 %cond.i, ptr %arrayidx62, align 4, !dbg !110, !tbaa !43
  br label %if.end63, !dbg !108

if.end63:                                         ; preds = %_ZL3maxii.exit, %land.lhs.true, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !111
  br label %for.inc, !dbg !112

for.inc:                                          ; preds = %if.end63
  %inc = add nsw i32 %d.0, 1, !dbg !113
    #dbg_value(i32 %inc, !28, !DIExpression(), !84)
  br label %for.cond, !dbg !114, !llvm.loop !115

for.end:                                          ; preds = %for.cond.cleanup
    #dbg_value(i32 0, !33, !DIExpression(), !119)
  br label %for.cond65, !dbg !120

for.cond65:                                       ; preds = %for.inc79, %for.end
  %r64.0 = phi i32 [ 0, %for.end ], [ %inc80, %for.inc79 ], !dbg !121
    #dbg_value(i32 %r64.0, !33, !DIExpression(), !119)
  %cmp66 = icmp slt i32 %r64.0, 16, !dbg !122
  br i1 %cmp66, label %for.body68, label %for.cond.cleanup67, !dbg !124

for.cond.cleanup67:                               ; preds = %for.cond65
  br label %for.end81

for.body68:                                       ; preds = %for.cond65
  %add69 = add nsw i32 %r64.0, 1, !dbg !125
  %idxprom70 = sext i32 %add69 to i64, !dbg !126
  %arrayidx71 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4wavePKiPiiiiE1t to ptr), i64 0, i64 %idxprom70, !dbg !126
  %add72 = add nsw i32 %2, 1, !dbg !127
  %idxprom73 = sext i32 %add72 to i64, !dbg !126
  %arrayidx74 = getelementptr inbounds [17 x i32], ptr %arrayidx71, i64 0, i64 %idxprom73, !dbg !126
  %10 = load i32, ptr %arrayidx74, align 4, !dbg !126, !tbaa !43
  %mul75 = mul nsw i32 %r64.0, %cols, !dbg !128
  %add76 = add nsw i32 %add10, %mul75, !dbg !129
  %idxprom77 = sext i32 %add76 to i64, !dbg !130
  %arrayidx78 = getelementptr inbounds i32, ptr %m, i64 %idxprom77, !dbg !130
  store i32 %10, ptr %arrayidx78, align 4, !dbg !131, !tbaa !43
  br label %for.inc79, !dbg !130

for.inc79:                                        ; preds = %for.body68
  %inc80 = add nsw i32 %r64.0, 1, !dbg !132
    #dbg_value(i32 %inc80, !33, !DIExpression(), !119)
  br label %for.cond65, !dbg !133, !llvm.loop !134

for.end81:                                        ; preds = %for.cond.cleanup67
  ret void, !dbg !136
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!38, !39, !40, !41}
!llvm.ident = !{!42}
!llvm.errno.tbaa = !{!43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "t", scope: !2, file: !3, line: 5, type: !35, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "wave", linkageName: "_Z4wavePKiPiiii", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "two_scalars_of_one_size.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !8, !8, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 214)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 215)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !30, !33}
!19 = !DILocalVariable(name: "cost", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!20 = !DILocalVariable(name: "m", arg: 2, scope: !2, file: !3, line: 4, type: !9)
!21 = !DILocalVariable(name: "cols", arg: 3, scope: !2, file: !3, line: 4, type: !8)
!22 = !DILocalVariable(name: "tiles", arg: 4, scope: !2, file: !3, line: 4, type: !8)
!23 = !DILocalVariable(name: "round", arg: 5, scope: !2, file: !3, line: 4, type: !8)
!24 = !DILocalVariable(name: "bx", scope: !2, file: !3, line: 6, type: !8)
!25 = !DILocalVariable(name: "by", scope: !2, file: !3, line: 6, type: !8)
!26 = !DILocalVariable(name: "tx", scope: !2, file: !3, line: 6, type: !8)
!27 = !DILocalVariable(name: "base", scope: !2, file: !3, line: 7, type: !8)
!28 = !DILocalVariable(name: "d", scope: !29, file: !3, line: 12, type: !8)
!29 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 3)
!30 = !DILocalVariable(name: "r", scope: !31, file: !3, line: 13, type: !8)
!31 = distinct !DILexicalBlock(scope: !32, file: !3, line: 12, column: 32)
!32 = distinct !DILexicalBlock(scope: !29, file: !3, line: 12, column: 3)
!33 = !DILocalVariable(name: "r", scope: !34, file: !3, line: 17, type: !8)
!34 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 3)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 9248, elements: !36)
!36 = !{!37, !37}
!37 = !DISubrange(count: 17)
!38 = !{i32 7, !"Dwarf Version", i32 4}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!42 = !{!"clang version 22.1.8"}
!43 = !{!44, !44, i64 0}
!44 = !{!"int", !45, i64 0}
!45 = !{!"omnipotent char", !46, i64 0}
!46 = !{!"Simple C++ TBAA"}
!47 = !DILocation(line: 0, scope: !2)
!48 = !DILocation(line: 6, column: 12, scope: !2)
!49 = !DILocation(line: 6, column: 23, scope: !2)
!50 = !DILocation(line: 6, column: 31, scope: !2)
!51 = !DILocation(line: 6, column: 53, scope: !2)
!52 = !DILocation(line: 6, column: 51, scope: !2)
!53 = !DILocation(line: 6, column: 64, scope: !2)
!54 = !DILocation(line: 6, column: 74, scope: !2)
!55 = !DILocation(line: 7, column: 19, scope: !2)
!56 = !DILocation(line: 7, column: 24, scope: !2)
!57 = !DILocation(line: 7, column: 34, scope: !2)
!58 = !DILocation(line: 7, column: 29, scope: !2)
!59 = !DILocation(line: 7, column: 39, scope: !2)
!60 = !DILocation(line: 7, column: 44, scope: !2)
!61 = !DILocation(line: 7, column: 51, scope: !2)
!62 = !DILocation(line: 8, column: 25, scope: !2)
!63 = !DILocation(line: 8, column: 30, scope: !2)
!64 = !DILocation(line: 8, column: 41, scope: !2)
!65 = !DILocation(line: 8, column: 34, scope: !2)
!66 = !DILocation(line: 8, column: 18, scope: !2)
!67 = !DILocation(line: 8, column: 8, scope: !2)
!68 = !DILocation(line: 8, column: 3, scope: !2)
!69 = !DILocation(line: 8, column: 16, scope: !2)
!70 = !DILocation(line: 9, column: 25, scope: !2)
!71 = !DILocation(line: 9, column: 18, scope: !2)
!72 = !DILocation(line: 9, column: 11, scope: !2)
!73 = !DILocation(line: 9, column: 3, scope: !2)
!74 = !DILocation(line: 9, column: 16, scope: !2)
!75 = !DILocation(line: 10, column: 10, scope: !76)
!76 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!77 = !DILocation(line: 10, column: 33, scope: !76)
!78 = !DILocation(line: 10, column: 40, scope: !76)
!79 = !DILocation(line: 10, column: 44, scope: !76)
!80 = !DILocation(line: 10, column: 26, scope: !76)
!81 = !DILocation(line: 10, column: 24, scope: !76)
!82 = !DILocation(line: 10, column: 16, scope: !76)
!83 = !DILocation(line: 11, column: 3, scope: !2)
!84 = !DILocation(line: 0, scope: !29)
!85 = !DILocation(line: 12, column: 8, scope: !29)
!86 = !DILocation(line: 12, scope: !29)
!87 = !DILocation(line: 12, column: 21, scope: !32)
!88 = !DILocation(line: 12, column: 3, scope: !29)
!89 = !DILocation(line: 13, column: 15, scope: !31)
!90 = !DILocation(line: 0, scope: !31)
!91 = !DILocation(line: 14, column: 11, scope: !92)
!92 = distinct !DILexicalBlock(scope: !31, file: !3, line: 14, column: 9)
!93 = !DILocation(line: 14, column: 16, scope: !92)
!94 = !DILocation(line: 14, column: 21, scope: !92)
!95 = !DILocation(line: 14, column: 50, scope: !92)
!96 = !DILocation(line: 14, column: 75, scope: !92)
!97 = !DILocation(line: 14, column: 71, scope: !92)
!98 = !DILocation(line: 14, column: 61, scope: !92)
!99 = !DILocation(line: 14, column: 59, scope: !92)
!100 = !DILocation(line: 14, column: 88, scope: !92)
!101 = !DILocation(line: 14, column: 96, scope: !92)
!102 = !DILocation(line: 14, column: 106, scope: !92)
!103 = !DILocation(line: 14, column: 102, scope: !92)
!104 = !DILocation(line: 14, column: 84, scope: !92)
!105 = !DILocation(line: 14, column: 116, scope: !92)
!106 = !DILocation(line: 14, column: 46, scope: !92)
!107 = !DILocation(line: 14, column: 31, scope: !92)
!108 = !DILocation(line: 14, column: 27, scope: !92)
!109 = !DILocation(line: 14, column: 39, scope: !92)
!110 = !DILocation(line: 14, column: 44, scope: !92)
!111 = !DILocation(line: 15, column: 5, scope: !31)
!112 = !DILocation(line: 16, column: 3, scope: !31)
!113 = !DILocation(line: 12, column: 27, scope: !32)
!114 = !DILocation(line: 12, column: 3, scope: !32)
!115 = distinct !{!115, !88, !116, !117, !118}
!116 = !DILocation(line: 16, column: 3, scope: !29)
!117 = !{!"llvm.loop.mustprogress"}
!118 = !{!"llvm.loop.unroll.disable"}
!119 = !DILocation(line: 0, scope: !34)
!120 = !DILocation(line: 17, column: 8, scope: !34)
!121 = !DILocation(line: 17, scope: !34)
!122 = !DILocation(line: 17, column: 21, scope: !123)
!123 = distinct !DILexicalBlock(scope: !34, file: !3, line: 17, column: 3)
!124 = !DILocation(line: 17, column: 3, scope: !34)
!125 = !DILocation(line: 17, column: 57, scope: !123)
!126 = !DILocation(line: 17, column: 53, scope: !123)
!127 = !DILocation(line: 17, column: 65, scope: !123)
!128 = !DILocation(line: 17, column: 43, scope: !123)
!129 = !DILocation(line: 17, column: 39, scope: !123)
!130 = !DILocation(line: 17, column: 32, scope: !123)
!131 = !DILocation(line: 17, column: 51, scope: !123)
!132 = !DILocation(line: 17, column: 27, scope: !123)
!133 = !DILocation(line: 17, column: 3, scope: !123)
!134 = distinct !{!134, !124, !135, !117, !118}
!135 = !DILocation(line: 17, column: 68, scope: !34)
!136 = !DILocation(line: 18, column: 1, scope: !2)
