; ModuleID = 'scan_blelloch_no_barrier3.cu'
source_filename = "scan_blelloch_no_barrier3.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiPKiE1s = internal addrspace(3) global [128 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !19, !DIExpression(), !46)
    #dbg_value(ptr %a, !20, !DIExpression(), !46)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !47
    #dbg_value(i32 %0, !21, !DIExpression(), !46)
  %idxprom = sext i32 %0 to i64, !dbg !48
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !48
  %1 = load i32, ptr %arrayidx, align 4, !dbg !48, !tbaa !42
  %idxprom1 = sext i32 %0 to i64, !dbg !49
  %arrayidx2 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom1, !dbg !49
  store i32 %1, ptr %arrayidx2, align 4, !dbg !50, !tbaa !42
  %add = add nsw i32 %0, 64, !dbg !51
  %idxprom3 = sext i32 %add to i64, !dbg !52
  %arrayidx4 = getelementptr inbounds i32, ptr %a, i64 %idxprom3, !dbg !52
  %2 = load i32, ptr %arrayidx4, align 4, !dbg !52, !tbaa !42
  %add5 = add nsw i32 %0, 64, !dbg !53
  %idxprom6 = sext i32 %add5 to i64, !dbg !54
  %arrayidx7 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom6, !dbg !54
  store i32 %2, ptr %arrayidx7, align 4, !dbg !55, !tbaa !42
    #dbg_value(i32 1, !22, !DIExpression(), !46)
    #dbg_value(i32 64, !23, !DIExpression(), !56)
  br label %for.cond, !dbg !57

for.cond:                                         ; preds = %for.inc, %entry
  %d.0 = phi i32 [ 64, %entry ], [ %shr, %for.inc ], !dbg !58
  %off.0 = phi i32 [ 1, %entry ], [ %shl, %for.inc ], !dbg !46
    #dbg_value(i32 %off.0, !22, !DIExpression(), !46)
    #dbg_value(i32 %d.0, !23, !DIExpression(), !56)
  %cmp = icmp sgt i32 %d.0, 0, !dbg !59
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !61

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !62
  %cmp8 = icmp slt i32 %0, %d.0, !dbg !64
  br i1 %cmp8, label %if.then, label %if.end, !dbg !64

if.then:                                          ; preds = %for.body
  %mul = mul nsw i32 2, %0, !dbg !66
  %add9 = add nsw i32 %mul, 1, !dbg !67
  %mul10 = mul nsw i32 %off.0, %add9, !dbg !68
  %sub = sub nsw i32 %mul10, 1, !dbg !69
  %idxprom11 = sext i32 %sub to i64, !dbg !70
  %arrayidx12 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom11, !dbg !70
  %3 = load i32, ptr %arrayidx12, align 4, !dbg !70, !tbaa !42
  %mul13 = mul nsw i32 2, %0, !dbg !71
  %add14 = add nsw i32 %mul13, 2, !dbg !72
  %mul15 = mul nsw i32 %off.0, %add14, !dbg !73
  %sub16 = sub nsw i32 %mul15, 1, !dbg !74
  %idxprom17 = sext i32 %sub16 to i64, !dbg !75
  %arrayidx18 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom17, !dbg !75
  %4 = load i32, ptr %arrayidx18, align 4, !dbg !76, !tbaa !42
  %add19 = add nsw i32 %4, %3, !dbg !76
  store i32 %add19, ptr %arrayidx18, align 4, !dbg !76, !tbaa !42
  br label %if.end, !dbg !75

if.end:                                           ; preds = %if.then, %for.body
  %shl = shl i32 %off.0, 1, !dbg !77
    #dbg_value(i32 %shl, !22, !DIExpression(), !46)
  br label %for.inc, !dbg !78

for.inc:                                          ; preds = %if.end
  %shr = ashr i32 %d.0, 1, !dbg !79
    #dbg_value(i32 %shr, !23, !DIExpression(), !56)
  br label %for.cond, !dbg !80, !llvm.loop !81

for.end:                                          ; preds = %for.cond.cleanup
  %cmp20 = icmp eq i32 %0, 0, !dbg !85
  br i1 %cmp20, label %if.then21, label %if.end22, !dbg !85

if.then21:                                        ; preds = %for.end
  store i32 0, ptr getelementptr inbounds ([128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 127), align 4, !dbg !87, !tbaa !42
  br label %if.end22, !dbg !88

if.end22:                                         ; preds = %if.then21, %for.end
    #dbg_value(i32 1, !25, !DIExpression(), !89)
  br label %for.cond24, !dbg !90

for.cond24:                                       ; preds = %for.inc49, %if.end22
  %d23.0 = phi i32 [ 1, %if.end22 ], [ %shl50, %for.inc49 ], !dbg !91
  %off.1 = phi i32 [ %off.0, %if.end22 ], [ %shr28, %for.inc49 ], !dbg !46
    #dbg_value(i32 %off.1, !22, !DIExpression(), !46)
    #dbg_value(i32 %d23.0, !25, !DIExpression(), !89)
  %cmp25 = icmp slt i32 %d23.0, 128, !dbg !92
  br i1 %cmp25, label %for.body27, label %for.cond.cleanup26, !dbg !93

for.cond.cleanup26:                               ; preds = %for.cond24
  br label %for.end51

for.body27:                                       ; preds = %for.cond24
  %shr28 = ashr i32 %off.1, 1, !dbg !94
    #dbg_value(i32 %shr28, !22, !DIExpression(), !46)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !95
  %cmp29 = icmp slt i32 %0, %d23.0, !dbg !96
  br i1 %cmp29, label %if.then30, label %if.end48, !dbg !96

if.then30:                                        ; preds = %for.body27
  %mul31 = mul nsw i32 2, %0, !dbg !97
  %add32 = add nsw i32 %mul31, 1, !dbg !98
  %mul33 = mul nsw i32 %shr28, %add32, !dbg !99
  %sub34 = sub nsw i32 %mul33, 1, !dbg !100
    #dbg_value(i32 %sub34, !27, !DIExpression(), !101)
  %mul35 = mul nsw i32 2, %0, !dbg !102
  %add36 = add nsw i32 %mul35, 2, !dbg !103
  %mul37 = mul nsw i32 %shr28, %add36, !dbg !104
  %sub38 = sub nsw i32 %mul37, 1, !dbg !105
    #dbg_value(i32 %sub38, !32, !DIExpression(), !101)
  %idxprom39 = sext i32 %sub34 to i64, !dbg !106
  %arrayidx40 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom39, !dbg !106
  %5 = load i32, ptr %arrayidx40, align 4, !dbg !106, !tbaa !42
    #dbg_value(i32 %5, !33, !DIExpression(), !101)
  %idxprom41 = sext i32 %sub38 to i64, !dbg !107
  %arrayidx42 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom41, !dbg !107
  %6 = load i32, ptr %arrayidx42, align 4, !dbg !107, !tbaa !42
  %idxprom43 = sext i32 %sub34 to i64, !dbg !108
  %arrayidx44 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom43, !dbg !108
  store i32 %6, ptr %arrayidx44, align 4, !dbg !109, !tbaa !42
  %idxprom45 = sext i32 %sub38 to i64, !dbg !110
  %arrayidx46 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom45, !dbg !110
  %7 = load i32, ptr %arrayidx46, align 4, !dbg !111, !tbaa !42
  %add47 = add nsw i32 %7, %5, !dbg !111
  store i32 %add47, ptr %arrayidx46, align 4, !dbg !111, !tbaa !42
  br label %if.end48, !dbg !112

if.end48:                                         ; preds = %if.then30, %for.body27
  br label %for.inc49, !dbg !113

for.inc49:                                        ; preds = %if.end48
  %shl50 = shl i32 %d23.0, 1, !dbg !114
    #dbg_value(i32 %shl50, !25, !DIExpression(), !89)
  br label %for.cond24, !dbg !115, !llvm.loop !116

for.end51:                                        ; preds = %for.cond.cleanup26
  %idxprom52 = sext i32 %0 to i64, !dbg !118
  %arrayidx53 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom52, !dbg !118
  %8 = load i32, ptr %arrayidx53, align 4, !dbg !118, !tbaa !42
  %idxprom54 = sext i32 %0 to i64, !dbg !119
  %arrayidx55 = getelementptr inbounds i32, ptr %o, i64 %idxprom54, !dbg !119
  store i32 %8, ptr %arrayidx55, align 4, !dbg !120, !tbaa !42
  %add56 = add nsw i32 %0, 64, !dbg !121
  %idxprom57 = sext i32 %add56 to i64, !dbg !122
  %arrayidx58 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom57, !dbg !122
  %9 = load i32, ptr %arrayidx58, align 4, !dbg !122, !tbaa !42
  %add59 = add nsw i32 %0, 64, !dbg !123
  %idxprom60 = sext i32 %add59 to i64, !dbg !124
  %arrayidx61 = getelementptr inbounds i32, ptr %o, i64 %idxprom60, !dbg !124
  store i32 %9, ptr %arrayidx61, align 4, !dbg !125, !tbaa !42
  ret void, !dbg !126
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 14, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 13, type: !4, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "scan_blelloch_no_barrier3.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 206)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 207)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19, !20, !21, !22, !23, !25, !27, !32, !33}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 13, type: !6)
!20 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 13, type: !8)
!21 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 15, type: !7)
!22 = !DILocalVariable(name: "off", scope: !2, file: !3, line: 18, type: !7)
!23 = !DILocalVariable(name: "d", scope: !24, file: !3, line: 19, type: !7)
!24 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 3)
!25 = !DILocalVariable(name: "d", scope: !26, file: !3, line: 27, type: !7)
!26 = distinct !DILexicalBlock(scope: !2, file: !3, line: 27, column: 3)
!27 = !DILocalVariable(name: "i", scope: !28, file: !3, line: 31, type: !7)
!28 = distinct !DILexicalBlock(scope: !29, file: !3, line: 30, column: 16)
!29 = distinct !DILexicalBlock(scope: !30, file: !3, line: 30, column: 9)
!30 = distinct !DILexicalBlock(scope: !31, file: !3, line: 27, column: 37)
!31 = distinct !DILexicalBlock(scope: !26, file: !3, line: 27, column: 3)
!32 = !DILocalVariable(name: "j", scope: !28, file: !3, line: 31, type: !7)
!33 = !DILocalVariable(name: "v", scope: !28, file: !3, line: 32, type: !7)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 4096, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 128)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = !{!43, !43, i64 0}
!43 = !{!"int", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C++ TBAA"}
!46 = !DILocation(line: 0, scope: !2)
!47 = !DILocation(line: 15, column: 11, scope: !2)
!48 = !DILocation(line: 16, column: 10, scope: !2)
!49 = !DILocation(line: 16, column: 3, scope: !2)
!50 = !DILocation(line: 16, column: 8, scope: !2)
!51 = !DILocation(line: 17, column: 19, scope: !2)
!52 = !DILocation(line: 17, column: 15, scope: !2)
!53 = !DILocation(line: 17, column: 7, scope: !2)
!54 = !DILocation(line: 17, column: 3, scope: !2)
!55 = !DILocation(line: 17, column: 13, scope: !2)
!56 = !DILocation(line: 0, scope: !24)
!57 = !DILocation(line: 19, column: 8, scope: !24)
!58 = !DILocation(line: 19, scope: !24)
!59 = !DILocation(line: 19, column: 22, scope: !60)
!60 = distinct !DILexicalBlock(scope: !24, file: !3, line: 19, column: 3)
!61 = !DILocation(line: 19, column: 3, scope: !24)
!62 = !DILocation(line: 20, column: 5, scope: !63)
!63 = distinct !DILexicalBlock(scope: !60, file: !3, line: 19, column: 36)
!64 = !DILocation(line: 21, column: 11, scope: !65)
!65 = distinct !DILexicalBlock(scope: !63, file: !3, line: 21, column: 9)
!66 = !DILocation(line: 22, column: 46, scope: !65)
!67 = !DILocation(line: 22, column: 50, scope: !65)
!68 = !DILocation(line: 22, column: 41, scope: !65)
!69 = !DILocation(line: 22, column: 55, scope: !65)
!70 = !DILocation(line: 22, column: 35, scope: !65)
!71 = !DILocation(line: 22, column: 18, scope: !65)
!72 = !DILocation(line: 22, column: 22, scope: !65)
!73 = !DILocation(line: 22, column: 13, scope: !65)
!74 = !DILocation(line: 22, column: 27, scope: !65)
!75 = !DILocation(line: 22, column: 7, scope: !65)
!76 = !DILocation(line: 22, column: 32, scope: !65)
!77 = !DILocation(line: 23, column: 9, scope: !63)
!78 = !DILocation(line: 24, column: 3, scope: !63)
!79 = !DILocation(line: 19, column: 29, scope: !60)
!80 = !DILocation(line: 19, column: 3, scope: !60)
!81 = distinct !{!81, !61, !82, !83, !84}
!82 = !DILocation(line: 24, column: 3, scope: !24)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !{!"llvm.loop.unroll.disable"}
!85 = !DILocation(line: 25, column: 9, scope: !86)
!86 = distinct !DILexicalBlock(scope: !2, file: !3, line: 25, column: 7)
!87 = !DILocation(line: 26, column: 12, scope: !86)
!88 = !DILocation(line: 26, column: 5, scope: !86)
!89 = !DILocation(line: 0, scope: !26)
!90 = !DILocation(line: 27, column: 8, scope: !26)
!91 = !DILocation(line: 27, scope: !26)
!92 = !DILocation(line: 27, column: 21, scope: !31)
!93 = !DILocation(line: 27, column: 3, scope: !26)
!94 = !DILocation(line: 28, column: 9, scope: !30)
!95 = !DILocation(line: 29, column: 5, scope: !30)
!96 = !DILocation(line: 30, column: 11, scope: !29)
!97 = !DILocation(line: 31, column: 24, scope: !28)
!98 = !DILocation(line: 31, column: 28, scope: !28)
!99 = !DILocation(line: 31, column: 19, scope: !28)
!100 = !DILocation(line: 31, column: 33, scope: !28)
!101 = !DILocation(line: 0, scope: !28)
!102 = !DILocation(line: 31, column: 51, scope: !28)
!103 = !DILocation(line: 31, column: 55, scope: !28)
!104 = !DILocation(line: 31, column: 46, scope: !28)
!105 = !DILocation(line: 31, column: 60, scope: !28)
!106 = !DILocation(line: 32, column: 15, scope: !28)
!107 = !DILocation(line: 33, column: 14, scope: !28)
!108 = !DILocation(line: 33, column: 7, scope: !28)
!109 = !DILocation(line: 33, column: 12, scope: !28)
!110 = !DILocation(line: 34, column: 7, scope: !28)
!111 = !DILocation(line: 34, column: 12, scope: !28)
!112 = !DILocation(line: 35, column: 5, scope: !28)
!113 = !DILocation(line: 36, column: 3, scope: !30)
!114 = !DILocation(line: 27, column: 30, scope: !31)
!115 = !DILocation(line: 27, column: 3, scope: !31)
!116 = distinct !{!116, !93, !117, !83, !84}
!117 = !DILocation(line: 36, column: 3, scope: !26)
!118 = !DILocation(line: 37, column: 10, scope: !2)
!119 = !DILocation(line: 37, column: 3, scope: !2)
!120 = !DILocation(line: 37, column: 8, scope: !2)
!121 = !DILocation(line: 38, column: 19, scope: !2)
!122 = !DILocation(line: 38, column: 15, scope: !2)
!123 = !DILocation(line: 38, column: 7, scope: !2)
!124 = !DILocation(line: 38, column: 3, scope: !2)
!125 = !DILocation(line: 38, column: 13, scope: !2)
!126 = !DILocation(line: 39, column: 1, scope: !2)
