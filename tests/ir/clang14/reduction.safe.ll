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
define dso_local void @_Z6reducePiPKii(i32* noundef %out, i32* noundef %in, i32 noundef %n) #0 !dbg !18 {
entry:
  call void @llvm.dbg.value(metadata i32* %out, metadata !25, metadata !DIExpression()), !dbg !35
  call void @llvm.dbg.value(metadata i32* %in, metadata !26, metadata !DIExpression()), !dbg !35
  call void @llvm.dbg.value(metadata i32 %n, metadata !27, metadata !DIExpression()), !dbg !35
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6, !dbg !36
  call void @llvm.dbg.value(metadata i32 %0, metadata !28, metadata !DIExpression()), !dbg !35
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6, !dbg !37
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6, !dbg !38
  %mul = mul i32 %1, %2, !dbg !39
  %add = add i32 %mul, %0, !dbg !40
  call void @llvm.dbg.value(metadata i32 %add, metadata !29, metadata !DIExpression()), !dbg !35
  %cmp = icmp slt i32 %add, %n, !dbg !41
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !42

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, i32* %in, i64 %idxprom, !dbg !43
  %3 = load i32, i32* %arrayidx, align 4, !dbg !43, !tbaa !44
  br label %cond.end, !dbg !42

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !42

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %cond.false ], !dbg !42
  %idxprom3 = sext i32 %0 to i64, !dbg !48
  %arrayidx4 = getelementptr inbounds [0 x i32], [0 x i32]* addrspacecast ([0 x i32] addrspace(3)* @s to [0 x i32]*), i64 0, i64 %idxprom3, !dbg !48
  store i32 %cond, i32* %arrayidx4, align 4, !dbg !49, !tbaa !44
  call void @llvm.nvvm.barrier0(), !dbg !50
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6, !dbg !51
  %div = udiv i32 %4, 2, !dbg !52
  call void @llvm.dbg.value(metadata i32 %div, metadata !30, metadata !DIExpression()), !dbg !53
  br label %for.cond, !dbg !54

for.cond:                                         ; preds = %for.inc, %cond.end
  %d.0 = phi i32 [ %div, %cond.end ], [ %shr, %for.inc ], !dbg !53
  call void @llvm.dbg.value(metadata i32 %d.0, metadata !30, metadata !DIExpression()), !dbg !53
  %cmp6 = icmp sge i32 %d.0, 32, !dbg !55
  br i1 %cmp6, label %for.body, label %for.cond.cleanup, !dbg !57

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp7 = icmp slt i32 %0, %d.0, !dbg !58
  br i1 %cmp7, label %if.then, label %if.end, !dbg !61

if.then:                                          ; preds = %for.body
  %add8 = add nsw i32 %0, %d.0, !dbg !62
  %idxprom9 = sext i32 %add8 to i64, !dbg !63
  %arrayidx10 = getelementptr inbounds [0 x i32], [0 x i32]* addrspacecast ([0 x i32] addrspace(3)* @s to [0 x i32]*), i64 0, i64 %idxprom9, !dbg !63
  %5 = load i32, i32* %arrayidx10, align 4, !dbg !63, !tbaa !44
  %idxprom11 = sext i32 %0 to i64, !dbg !64
  %arrayidx12 = getelementptr inbounds [0 x i32], [0 x i32]* addrspacecast ([0 x i32] addrspace(3)* @s to [0 x i32]*), i64 0, i64 %idxprom11, !dbg !64
  %6 = load i32, i32* %arrayidx12, align 4, !dbg !65, !tbaa !44
  %add13 = add nsw i32 %6, %5, !dbg !65
  store i32 %add13, i32* %arrayidx12, align 4, !dbg !65, !tbaa !44
  br label %if.end, !dbg !64

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier0(), !dbg !66
  br label %for.inc, !dbg !67

for.inc:                                          ; preds = %if.end
  %shr = ashr i32 %d.0, 1, !dbg !68
  call void @llvm.dbg.value(metadata i32 %shr, metadata !30, metadata !DIExpression()), !dbg !53
  br label %for.cond, !dbg !69, !llvm.loop !70

for.end:                                          ; preds = %for.cond.cleanup
  %cmp14 = icmp slt i32 %0, 32, !dbg !74
  br i1 %cmp14, label %if.then15, label %if.end23, !dbg !75

if.then15:                                        ; preds = %for.end
  %idxprom16 = sext i32 %0 to i64, !dbg !76
  %arrayidx17 = getelementptr inbounds [0 x i32], [0 x i32]* addrspacecast ([0 x i32] addrspace(3)* @s to [0 x i32]*), i64 0, i64 %idxprom16, !dbg !76
  %7 = load i32, i32* %arrayidx17, align 4, !dbg !76, !tbaa !44
  call void @llvm.dbg.value(metadata i32 %7, metadata !77, metadata !DIExpression()), !dbg !86
  call void @llvm.dbg.value(metadata i32 16, metadata !82, metadata !DIExpression()), !dbg !88
  br label %for.cond.i, !dbg !89

for.cond.i:                                       ; preds = %for.body.i, %if.then15
  %d.i.0 = phi i32 [ 16, %if.then15 ], [ %shr.i, %for.body.i ], !dbg !88
  %v.addr.i1.0 = phi i32 [ %7, %if.then15 ], [ %add.i, %for.body.i ]
  call void @llvm.dbg.value(metadata i32 %v.addr.i1.0, metadata !77, metadata !DIExpression()), !dbg !86
  call void @llvm.dbg.value(metadata i32 %d.i.0, metadata !82, metadata !DIExpression()), !dbg !88
  %cmp.i = icmp sgt i32 %d.i.0, 0, !dbg !90
  br i1 %cmp.i, label %for.body.i, label %_Z8warp_sumILi32EEii.exit, !dbg !92

for.body.i:                                       ; preds = %for.cond.i
  %sub.i.i = sub nsw i32 32, 32, !dbg !93
  %shl.i.i = shl i32 %sub.i.i, 8, !dbg !93
  %or.i.i = or i32 %shl.i.i, 31, !dbg !93
  %8 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v.addr.i1.0, i32 %d.i.0, i32 %or.i.i) #6, !dbg !93
  %add.i = add nsw i32 %v.addr.i1.0, %8, !dbg !94
  call void @llvm.dbg.value(metadata i32 %add.i, metadata !77, metadata !DIExpression()), !dbg !86
  %shr.i = ashr i32 %d.i.0, 1, !dbg !95
  call void @llvm.dbg.value(metadata i32 %shr.i, metadata !82, metadata !DIExpression()), !dbg !88
  br label %for.cond.i, !dbg !96, !llvm.loop !97

_Z8warp_sumILi32EEii.exit:                        ; preds = %for.cond.i
  call void @llvm.dbg.value(metadata i32 %v.addr.i1.0, metadata !32, metadata !DIExpression()), !dbg !99
  %cmp19 = icmp eq i32 %0, 0, !dbg !100
  br i1 %cmp19, label %if.then20, label %if.end22, !dbg !102

if.then20:                                        ; preds = %_Z8warp_sumILi32EEii.exit
  %9 = atomicrmw add i32* %out, i32 %v.addr.i1.0 monotonic, align 4, !dbg !103
  br label %if.end22, !dbg !103

if.end22:                                         ; preds = %if.then20, %_Z8warp_sumILi32EEii.exit
  br label %if.end23, !dbg !104

if.end23:                                         ; preds = %if.end22, %for.end
  ret void, !dbg !105
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: convergent mustprogress norecurse nounwind
define void @_Z4fillIxEvPT_S0_(i64* noundef %p, i64 noundef %v) #0 comdat !dbg !106 {
entry:
  call void @llvm.dbg.value(metadata i64* %p, metadata !112, metadata !DIExpression()), !dbg !116
  call void @llvm.dbg.value(metadata i64 %v, metadata !113, metadata !DIExpression()), !dbg !116
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6, !dbg !117
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6, !dbg !118
  %mul = mul i32 %0, %1, !dbg !119
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6, !dbg !120
  %add = add i32 %mul, %2, !dbg !121
  %idxprom = zext i32 %add to i64, !dbg !122
  %arrayidx = getelementptr inbounds i64, i64* %p, i64 %idxprom, !dbg !122
  store i64 %v, i64* %arrayidx, align 8, !dbg !123, !tbaa !124
  ret void, !dbg !126
}

; Function Attrs: convergent mustprogress norecurse nounwind
define void @_Z4fillIdEvPT_S0_(double* noundef %p, double noundef %v) #0 comdat !dbg !127 {
entry:
  call void @llvm.dbg.value(metadata double* %p, metadata !133, metadata !DIExpression()), !dbg !137
  call void @llvm.dbg.value(metadata double %v, metadata !134, metadata !DIExpression()), !dbg !137
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6, !dbg !138
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6, !dbg !139
  %mul = mul i32 %0, %1, !dbg !140
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6, !dbg !141
  %add = add i32 %mul, %2, !dbg !142
  %idxprom = zext i32 %add to i64, !dbg !143
  %arrayidx = getelementptr inbounds double, double* %p, i64 %idxprom, !dbg !143
  store double %v, double* %arrayidx, align 8, !dbg !144, !tbaa !145
  ret void, !dbg !147
}

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #5

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #1

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nosync nounwind willreturn }
attributes #3 = { convergent nounwind }
attributes #4 = { nounwind readnone speculatable }
attributes #5 = { convergent inaccessiblememonly nounwind }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!10, !11, !12}
!llvm.module.flags = !{!13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "reduction.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{!5, !8}
!5 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !7, line: 206)
!6 = !DINamespace(name: "ws_math", scope: null)
!7 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !6, file: !7, line: 207)
!9 = !DINamespace(name: "std", scope: null)
!10 = !{void (i32*, i32*, i32)* @_Z6reducePiPKii, !"kernel", i32 1}
!11 = !{void (i64*, i64)* @_Z4fillIxEvPT_S0_, !"kernel", i32 1}
!12 = !{void (double*, double)* @_Z4fillIdEvPT_S0_, !"kernel", i32 1}
!13 = !{i32 7, !"Dwarf Version", i32 4}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!17 = !{!"clang version 14.0.6"}
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
!55 = !DILocation(line: 14, column: 34, scope: !56)
!56 = distinct !DILexicalBlock(scope: !31, file: !1, line: 14, column: 3)
!57 = !DILocation(line: 14, column: 3, scope: !31)
!58 = !DILocation(line: 15, column: 11, scope: !59)
!59 = distinct !DILexicalBlock(scope: !60, file: !1, line: 15, column: 9)
!60 = distinct !DILexicalBlock(scope: !56, file: !1, line: 14, column: 50)
!61 = !DILocation(line: 15, column: 9, scope: !60)
!62 = !DILocation(line: 16, column: 19, scope: !59)
!63 = !DILocation(line: 16, column: 15, scope: !59)
!64 = !DILocation(line: 16, column: 7, scope: !59)
!65 = !DILocation(line: 16, column: 12, scope: !59)
!66 = !DILocation(line: 17, column: 5, scope: !60)
!67 = !DILocation(line: 18, column: 3, scope: !60)
!68 = !DILocation(line: 14, column: 43, scope: !56)
!69 = !DILocation(line: 14, column: 3, scope: !56)
!70 = distinct !{!70, !57, !71, !72, !73}
!71 = !DILocation(line: 18, column: 3, scope: !31)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !{!"llvm.loop.unroll.disable"}
!74 = !DILocation(line: 19, column: 9, scope: !34)
!75 = !DILocation(line: 19, column: 7, scope: !18)
!76 = !DILocation(line: 20, column: 26, scope: !33)
!77 = !DILocalVariable(name: "v", arg: 1, scope: !78, file: !1, line: 3, type: !3)
!78 = distinct !DISubprogram(name: "warp_sum<32>", linkageName: "_Z8warp_sumILi32EEii", scope: !1, file: !1, line: 3, type: !79, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !84, retainedNodes: !81)
!79 = !DISubroutineType(types: !80)
!80 = !{!3, !3}
!81 = !{!77, !82}
!82 = !DILocalVariable(name: "d", scope: !83, file: !1, line: 4, type: !3)
!83 = distinct !DILexicalBlock(scope: !78, file: !1, line: 4, column: 3)
!84 = !{!85}
!85 = !DITemplateValueParameter(name: "N", type: !3, value: i32 32)
!86 = !DILocation(line: 0, scope: !78, inlinedAt: !87)
!87 = distinct !DILocation(line: 20, column: 13, scope: !33)
!88 = !DILocation(line: 0, scope: !83, inlinedAt: !87)
!89 = !DILocation(line: 4, column: 8, scope: !83, inlinedAt: !87)
!90 = !DILocation(line: 4, column: 25, scope: !91, inlinedAt: !87)
!91 = distinct !DILexicalBlock(scope: !83, file: !1, line: 4, column: 3)
!92 = !DILocation(line: 4, column: 3, scope: !83, inlinedAt: !87)
!93 = !DILocation(line: 5, column: 10, scope: !91, inlinedAt: !87)
!94 = !DILocation(line: 5, column: 7, scope: !91, inlinedAt: !87)
!95 = !DILocation(line: 4, column: 32, scope: !91, inlinedAt: !87)
!96 = !DILocation(line: 4, column: 3, scope: !91, inlinedAt: !87)
!97 = distinct !{!97, !92, !98, !72, !73}
!98 = !DILocation(line: 5, column: 44, scope: !83, inlinedAt: !87)
!99 = !DILocation(line: 0, scope: !33)
!100 = !DILocation(line: 21, column: 11, scope: !101)
!101 = distinct !DILexicalBlock(scope: !33, file: !1, line: 21, column: 9)
!102 = !DILocation(line: 21, column: 9, scope: !33)
!103 = !DILocation(line: 22, column: 7, scope: !101)
!104 = !DILocation(line: 23, column: 3, scope: !33)
!105 = !DILocation(line: 24, column: 1, scope: !18)
!106 = distinct !DISubprogram(name: "fill<long long>", linkageName: "_Z4fillIxEvPT_S0_", scope: !1, file: !1, line: 26, type: !107, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !114, retainedNodes: !111)
!107 = !DISubroutineType(types: !108)
!108 = !{null, !109, !110}
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64)
!110 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!111 = !{!112, !113}
!112 = !DILocalVariable(name: "p", arg: 1, scope: !106, file: !1, line: 26, type: !109)
!113 = !DILocalVariable(name: "v", arg: 2, scope: !106, file: !1, line: 26, type: !110)
!114 = !{!115}
!115 = !DITemplateTypeParameter(name: "T", type: !110)
!116 = !DILocation(line: 0, scope: !106)
!117 = !DILocation(line: 27, column: 5, scope: !106)
!118 = !DILocation(line: 27, column: 18, scope: !106)
!119 = !DILocation(line: 27, column: 16, scope: !106)
!120 = !DILocation(line: 27, column: 31, scope: !106)
!121 = !DILocation(line: 27, column: 29, scope: !106)
!122 = !DILocation(line: 27, column: 3, scope: !106)
!123 = !DILocation(line: 27, column: 44, scope: !106)
!124 = !{!125, !125, i64 0}
!125 = !{!"long long", !46, i64 0}
!126 = !DILocation(line: 28, column: 1, scope: !106)
!127 = distinct !DISubprogram(name: "fill<double>", linkageName: "_Z4fillIdEvPT_S0_", scope: !1, file: !1, line: 26, type: !128, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !135, retainedNodes: !132)
!128 = !DISubroutineType(types: !129)
!129 = !{null, !130, !131}
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !131, size: 64)
!131 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!132 = !{!133, !134}
!133 = !DILocalVariable(name: "p", arg: 1, scope: !127, file: !1, line: 26, type: !130)
!134 = !DILocalVariable(name: "v", arg: 2, scope: !127, file: !1, line: 26, type: !131)
!135 = !{!136}
!136 = !DITemplateTypeParameter(name: "T", type: !131)
!137 = !DILocation(line: 0, scope: !127)
!138 = !DILocation(line: 27, column: 5, scope: !127)
!139 = !DILocation(line: 27, column: 18, scope: !127)
!140 = !DILocation(line: 27, column: 16, scope: !127)
!141 = !DILocation(line: 27, column: 31, scope: !127)
!142 = !DILocation(line: 27, column: 29, scope: !127)
!143 = !DILocation(line: 27, column: 3, scope: !127)
!144 = !DILocation(line: 27, column: 44, scope: !127)
!145 = !{!146, !146, i64 0}
!146 = !{!"double", !46, i64 0}
!147 = !DILocation(line: 28, column: 1, scope: !127)
