; ModuleID = 'reduction.cu'
source_filename = "reduction.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

$_Z4fillIxEvPT_S0_ = comdat any

$_Z4fillIdEvPT_S0_ = comdat any

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@s = external addrspace(3) global [0 x i32], align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z6reducePiPKii(ptr noundef %out, ptr noundef %in, i32 noundef %n) #0 !dbg !18 {
entry:
  call void @llvm.dbg.value(metadata ptr %out, metadata !25, metadata !DIExpression()), !dbg !35
  call void @llvm.dbg.value(metadata ptr %in, metadata !26, metadata !DIExpression()), !dbg !35
  call void @llvm.dbg.value(metadata i32 %n, metadata !27, metadata !DIExpression()), !dbg !35
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
  call void @llvm.dbg.value(metadata i32 %0, metadata !28, metadata !DIExpression()), !dbg !35
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !37
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !38
  %mul = mul i32 %1, %2, !dbg !39
  %add = add i32 %mul, %0, !dbg !40
  call void @llvm.dbg.value(metadata i32 %add, metadata !29, metadata !DIExpression()), !dbg !35
  %cmp = icmp slt i32 %add, %n, !dbg !41
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !42

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !43
  %3 = load i32, ptr %arrayidx, align 4, !dbg !43, !tbaa !44
  br label %cond.end, !dbg !42

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !42

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %cond.false ], !dbg !42
  %idxprom3 = sext i32 %0 to i64, !dbg !48
  %arrayidx4 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom3, !dbg !48
  store i32 %cond, ptr %arrayidx4, align 4, !dbg !49, !tbaa !44
  call void @llvm.nvvm.barrier0(), !dbg !50
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !51
  %div = udiv i32 %4, 2, !dbg !52
  call void @llvm.dbg.value(metadata i32 %div, metadata !30, metadata !DIExpression()), !dbg !53
  br label %for.cond, !dbg !54

for.cond:                                         ; preds = %for.inc, %cond.end
  %d.0 = phi i32 [ %div, %cond.end ], [ %shr, %for.inc ], !dbg !55
  call void @llvm.dbg.value(metadata i32 %d.0, metadata !30, metadata !DIExpression()), !dbg !53
  %cmp6 = icmp sge i32 %d.0, 32, !dbg !56
  br i1 %cmp6, label %for.body, label %for.cond.cleanup, !dbg !58

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp7 = icmp slt i32 %0, %d.0, !dbg !59
  br i1 %cmp7, label %if.then, label %if.end, !dbg !62

if.then:                                          ; preds = %for.body
  %add8 = add nsw i32 %0, %d.0, !dbg !63
  %idxprom9 = sext i32 %add8 to i64, !dbg !64
  %arrayidx10 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom9, !dbg !64
  %5 = load i32, ptr %arrayidx10, align 4, !dbg !64, !tbaa !44
  %idxprom11 = sext i32 %0 to i64, !dbg !65
  %arrayidx12 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom11, !dbg !65
  %6 = load i32, ptr %arrayidx12, align 4, !dbg !66, !tbaa !44
  %add13 = add nsw i32 %6, %5, !dbg !66
  store i32 %add13, ptr %arrayidx12, align 4, !dbg !66, !tbaa !44
  br label %if.end, !dbg !65

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier0(), !dbg !67
  br label %for.inc, !dbg !68

for.inc:                                          ; preds = %if.end
  %shr = ashr i32 %d.0, 1, !dbg !69
  call void @llvm.dbg.value(metadata i32 %shr, metadata !30, metadata !DIExpression()), !dbg !53
  br label %for.cond, !dbg !70, !llvm.loop !71

for.end:                                          ; preds = %for.cond.cleanup
  %cmp14 = icmp slt i32 %0, 32, !dbg !75
  br i1 %cmp14, label %if.then15, label %if.end23, !dbg !76

if.then15:                                        ; preds = %for.end
  %idxprom16 = sext i32 %0 to i64, !dbg !77
  %arrayidx17 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom16, !dbg !77
  %7 = load i32, ptr %arrayidx17, align 4, !dbg !77, !tbaa !44
  call void @llvm.dbg.value(metadata i32 %7, metadata !78, metadata !DIExpression()), !dbg !87
  call void @llvm.dbg.value(metadata i32 16, metadata !83, metadata !DIExpression()), !dbg !89
  br label %for.cond.i, !dbg !90

for.cond.i:                                       ; preds = %for.body.i, %if.then15
  %d.i.0 = phi i32 [ 16, %if.then15 ], [ %shr.i, %for.body.i ], !dbg !91
  %v.addr.i1.0 = phi i32 [ %7, %if.then15 ], [ %add.i, %for.body.i ]
  call void @llvm.dbg.value(metadata i32 %v.addr.i1.0, metadata !78, metadata !DIExpression()), !dbg !87
  call void @llvm.dbg.value(metadata i32 %d.i.0, metadata !83, metadata !DIExpression()), !dbg !89
  %cmp.i = icmp sgt i32 %d.i.0, 0, !dbg !92
  br i1 %cmp.i, label %for.body.i, label %_Z8warp_sumILi32EEii.exit, !dbg !94

for.body.i:                                       ; preds = %for.cond.i
  %sub.i.i = sub nsw i32 32, 32, !dbg !95
  %shl.i.i = shl i32 %sub.i.i, 8, !dbg !95
  %or.i.i = or i32 %shl.i.i, 31, !dbg !95
  %8 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v.addr.i1.0, i32 %d.i.0, i32 %or.i.i), !dbg !95
  %add.i = add nsw i32 %v.addr.i1.0, %8, !dbg !96
  call void @llvm.dbg.value(metadata i32 %add.i, metadata !78, metadata !DIExpression()), !dbg !87
  %shr.i = ashr i32 %d.i.0, 1, !dbg !97
  call void @llvm.dbg.value(metadata i32 %shr.i, metadata !83, metadata !DIExpression()), !dbg !89
  br label %for.cond.i, !dbg !98, !llvm.loop !99

_Z8warp_sumILi32EEii.exit:                        ; preds = %for.cond.i
  call void @llvm.dbg.value(metadata i32 %v.addr.i1.0, metadata !32, metadata !DIExpression()), !dbg !101
  %cmp19 = icmp eq i32 %0, 0, !dbg !102
  br i1 %cmp19, label %if.then20, label %if.end22, !dbg !104

if.then20:                                        ; preds = %_Z8warp_sumILi32EEii.exit
  %9 = atomicrmw add ptr %out, i32 %v.addr.i1.0 monotonic, align 4, !dbg !105
  br label %if.end22, !dbg !105

if.end22:                                         ; preds = %if.then20, %_Z8warp_sumILi32EEii.exit
  br label %if.end23, !dbg !106

if.end23:                                         ; preds = %if.end22, %for.end
  ret void, !dbg !107
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: convergent mustprogress norecurse nounwind
define void @_Z4fillIxEvPT_S0_(ptr noundef %p, i64 noundef %v) #0 comdat !dbg !108 {
entry:
  call void @llvm.dbg.value(metadata ptr %p, metadata !114, metadata !DIExpression()), !dbg !118
  call void @llvm.dbg.value(metadata i64 %v, metadata !115, metadata !DIExpression()), !dbg !118
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !119
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !120
  %mul = mul i32 %0, %1, !dbg !121
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !122
  %add = add i32 %mul, %2, !dbg !123
  %idxprom = zext i32 %add to i64, !dbg !124
  %arrayidx = getelementptr inbounds i64, ptr %p, i64 %idxprom, !dbg !124
  store i64 %v, ptr %arrayidx, align 8, !dbg !125, !tbaa !126
  ret void, !dbg !128
}

; Function Attrs: convergent mustprogress norecurse nounwind
define void @_Z4fillIdEvPT_S0_(ptr noundef %p, double noundef %v) #0 comdat !dbg !129 {
entry:
  call void @llvm.dbg.value(metadata ptr %p, metadata !135, metadata !DIExpression()), !dbg !139
  call void @llvm.dbg.value(metadata double %v, metadata !136, metadata !DIExpression()), !dbg !139
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !140
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !141
  %mul = mul i32 %0, %1, !dbg !142
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !143
  %add = add i32 %mul, %2, !dbg !144
  %idxprom = zext i32 %add to i64, !dbg !145
  %arrayidx = getelementptr inbounds double, ptr %p, i64 %idxprom, !dbg !145
  store double %v, ptr %arrayidx, align 8, !dbg !146, !tbaa !147
  ret void, !dbg !149
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #1

attributes #0 = { convergent mustprogress norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!10, !11, !12}
!llvm.module.flags = !{!13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 16.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "reduction.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{!5, !8}
!5 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !7, line: 206)
!6 = !DINamespace(name: "ws_math", scope: null)
!7 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !6, file: !7, line: 207)
!9 = !DINamespace(name: "std", scope: null)
!10 = !{ptr @_Z6reducePiPKii, !"kernel", i32 1}
!11 = !{ptr @_Z4fillIxEvPT_S0_, !"kernel", i32 1}
!12 = !{ptr @_Z4fillIdEvPT_S0_, !"kernel", i32 1}
!13 = !{i32 7, !"Dwarf Version", i32 4}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!17 = !{!"clang version 16.0.6"}
!18 = distinct !DISubprogram(name: "reduce", linkageName: "_Z6reducePiPKii", scope: !1, file: !1, line: 8, type: !19, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!19 = !DISubroutineType(types: !20)
!20 = !{null, !21, !22, !3}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!24 = !{!25, !26, !27, !28, !29, !30, !32}
!25 = !DILocalVariable(name: "out", arg: 1, scope: !18, file: !1, line: 8, type: !21)
!26 = !DILocalVariable(name: "in", arg: 2, scope: !18, file: !1, line: 8, type: !22)
!27 = !DILocalVariable(name: "n", arg: 3, scope: !18, file: !1, line: 8, type: !3)
!28 = !DILocalVariable(name: "t", scope: !18, file: !1, line: 10, type: !3)
!29 = !DILocalVariable(name: "i", scope: !18, file: !1, line: 11, type: !3)
!30 = !DILocalVariable(name: "d", scope: !31, file: !1, line: 14, type: !3)
!31 = distinct !DILexicalBlock(scope: !18, file: !1, line: 14, column: 3)
!32 = !DILocalVariable(name: "v", scope: !33, file: !1, line: 20, type: !3)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 19, column: 15)
!34 = distinct !DILexicalBlock(scope: !18, file: !1, line: 19, column: 7)
!35 = !DILocation(line: 0, scope: !18)
!36 = !DILocation(line: 10, column: 11, scope: !18)
!37 = !DILocation(line: 11, column: 11, scope: !18)
!38 = !DILocation(line: 11, column: 24, scope: !18)
!39 = !DILocation(line: 11, column: 22, scope: !18)
!40 = !DILocation(line: 11, column: 35, scope: !18)
!41 = !DILocation(line: 12, column: 12, scope: !18)
!42 = !DILocation(line: 12, column: 10, scope: !18)
!43 = !DILocation(line: 12, column: 18, scope: !18)
!44 = !{!45, !45, i64 0}
!45 = !{!"int", !46, i64 0}
!46 = !{!"omnipotent char", !47, i64 0}
!47 = !{!"Simple C++ TBAA"}
!48 = !DILocation(line: 12, column: 3, scope: !18)
!49 = !DILocation(line: 12, column: 8, scope: !18)
!50 = !DILocation(line: 13, column: 3, scope: !18)
!51 = !DILocation(line: 14, column: 16, scope: !31)
!52 = !DILocation(line: 14, column: 27, scope: !31)
!53 = !DILocation(line: 0, scope: !31)
!54 = !DILocation(line: 14, column: 8, scope: !31)
!55 = !DILocation(line: 14, scope: !31)
!56 = !DILocation(line: 14, column: 34, scope: !57)
!57 = distinct !DILexicalBlock(scope: !31, file: !1, line: 14, column: 3)
!58 = !DILocation(line: 14, column: 3, scope: !31)
!59 = !DILocation(line: 15, column: 11, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !1, line: 15, column: 9)
!61 = distinct !DILexicalBlock(scope: !57, file: !1, line: 14, column: 50)
!62 = !DILocation(line: 15, column: 9, scope: !61)
!63 = !DILocation(line: 16, column: 19, scope: !60)
!64 = !DILocation(line: 16, column: 15, scope: !60)
!65 = !DILocation(line: 16, column: 7, scope: !60)
!66 = !DILocation(line: 16, column: 12, scope: !60)
!67 = !DILocation(line: 17, column: 5, scope: !61)
!68 = !DILocation(line: 18, column: 3, scope: !61)
!69 = !DILocation(line: 14, column: 43, scope: !57)
!70 = !DILocation(line: 14, column: 3, scope: !57)
!71 = distinct !{!71, !58, !72, !73, !74}
!72 = !DILocation(line: 18, column: 3, scope: !31)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !{!"llvm.loop.unroll.disable"}
!75 = !DILocation(line: 19, column: 9, scope: !34)
!76 = !DILocation(line: 19, column: 7, scope: !18)
!77 = !DILocation(line: 20, column: 26, scope: !33)
!78 = !DILocalVariable(name: "v", arg: 1, scope: !79, file: !1, line: 3, type: !3)
!79 = distinct !DISubprogram(name: "warp_sum<32>", linkageName: "_Z8warp_sumILi32EEii", scope: !1, file: !1, line: 3, type: !80, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !85, retainedNodes: !82)
!80 = !DISubroutineType(types: !81)
!81 = !{!3, !3}
!82 = !{!78, !83}
!83 = !DILocalVariable(name: "d", scope: !84, file: !1, line: 4, type: !3)
!84 = distinct !DILexicalBlock(scope: !79, file: !1, line: 4, column: 3)
!85 = !{!86}
!86 = !DITemplateValueParameter(name: "N", type: !3, value: i32 32)
!87 = !DILocation(line: 0, scope: !79, inlinedAt: !88)
!88 = distinct !DILocation(line: 20, column: 13, scope: !33)
!89 = !DILocation(line: 0, scope: !84, inlinedAt: !88)
!90 = !DILocation(line: 4, column: 8, scope: !84, inlinedAt: !88)
!91 = !DILocation(line: 4, scope: !84, inlinedAt: !88)
!92 = !DILocation(line: 4, column: 25, scope: !93, inlinedAt: !88)
!93 = distinct !DILexicalBlock(scope: !84, file: !1, line: 4, column: 3)
!94 = !DILocation(line: 4, column: 3, scope: !84, inlinedAt: !88)
!95 = !DILocation(line: 5, column: 10, scope: !93, inlinedAt: !88)
!96 = !DILocation(line: 5, column: 7, scope: !93, inlinedAt: !88)
!97 = !DILocation(line: 4, column: 32, scope: !93, inlinedAt: !88)
!98 = !DILocation(line: 4, column: 3, scope: !93, inlinedAt: !88)
!99 = distinct !{!99, !94, !100, !73, !74}
!100 = !DILocation(line: 5, column: 44, scope: !84, inlinedAt: !88)
!101 = !DILocation(line: 0, scope: !33)
!102 = !DILocation(line: 21, column: 11, scope: !103)
!103 = distinct !DILexicalBlock(scope: !33, file: !1, line: 21, column: 9)
!104 = !DILocation(line: 21, column: 9, scope: !33)
!105 = !DILocation(line: 22, column: 7, scope: !103)
!106 = !DILocation(line: 23, column: 3, scope: !33)
!107 = !DILocation(line: 24, column: 1, scope: !18)
!108 = distinct !DISubprogram(name: "fill<long long>", linkageName: "_Z4fillIxEvPT_S0_", scope: !1, file: !1, line: 26, type: !109, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !116, retainedNodes: !113)
!109 = !DISubroutineType(types: !110)
!110 = !{null, !111, !112}
!111 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !112, size: 64)
!112 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!113 = !{!114, !115}
!114 = !DILocalVariable(name: "p", arg: 1, scope: !108, file: !1, line: 26, type: !111)
!115 = !DILocalVariable(name: "v", arg: 2, scope: !108, file: !1, line: 26, type: !112)
!116 = !{!117}
!117 = !DITemplateTypeParameter(name: "T", type: !112)
!118 = !DILocation(line: 0, scope: !108)
!119 = !DILocation(line: 27, column: 5, scope: !108)
!120 = !DILocation(line: 27, column: 18, scope: !108)
!121 = !DILocation(line: 27, column: 16, scope: !108)
!122 = !DILocation(line: 27, column: 31, scope: !108)
!123 = !DILocation(line: 27, column: 29, scope: !108)
!124 = !DILocation(line: 27, column: 3, scope: !108)
!125 = !DILocation(line: 27, column: 44, scope: !108)
!126 = !{!127, !127, i64 0}
!127 = !{!"long long", !46, i64 0}
!128 = !DILocation(line: 28, column: 1, scope: !108)
!129 = distinct !DISubprogram(name: "fill<double>", linkageName: "_Z4fillIdEvPT_S0_", scope: !1, file: !1, line: 26, type: !130, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !137, retainedNodes: !134)
!130 = !DISubroutineType(types: !131)
!131 = !{null, !132, !133}
!132 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !133, size: 64)
!133 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!134 = !{!135, !136}
!135 = !DILocalVariable(name: "p", arg: 1, scope: !129, file: !1, line: 26, type: !132)
!136 = !DILocalVariable(name: "v", arg: 2, scope: !129, file: !1, line: 26, type: !133)
!137 = !{!138}
!138 = !DITemplateTypeParameter(name: "T", type: !133)
!139 = !DILocation(line: 0, scope: !129)
!140 = !DILocation(line: 27, column: 5, scope: !129)
!141 = !DILocation(line: 27, column: 18, scope: !129)
!142 = !DILocation(line: 27, column: 16, scope: !129)
!143 = !DILocation(line: 27, column: 31, scope: !129)
!144 = !DILocation(line: 27, column: 29, scope: !129)
!145 = !DILocation(line: 27, column: 3, scope: !129)
!146 = !DILocation(line: 27, column: 44, scope: !129)
!147 = !{!148, !148, i64 0}
!148 = !{!"double", !46, i64 0}
!149 = !DILocation(line: 28, column: 1, scope: !129)
