; ModuleID = 'reduction.cu'
source_filename = "reduction.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6reducePiPKii(ptr noundef %out, ptr noundef %in, i32 noundef %n) #0 !dbg !19 {
entry:
    #dbg_value(ptr %out, !26, !DIExpression(), !36)
    #dbg_value(ptr %in, !27, !DIExpression(), !36)
    #dbg_value(i32 %n, !28, !DIExpression(), !36)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
    #dbg_value(i32 %0, !29, !DIExpression(), !36)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !38
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !39
  %mul = mul i32 %1, %2, !dbg !40
  %add = add i32 %mul, %0, !dbg !41
    #dbg_value(i32 %add, !30, !DIExpression(), !36)
  %cmp = icmp slt i32 %add, %n, !dbg !42
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !43

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !44
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !44
  %3 = load i32, ptr %arrayidx, align 4, !dbg !44, !tbaa !15
  br label %cond.end, !dbg !43

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !43

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %cond.false ], !dbg !43
  %idxprom3 = sext i32 %0 to i64, !dbg !45
  %arrayidx4 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom3, !dbg !45
  store i32 %cond, ptr %arrayidx4, align 4, !dbg !46, !tbaa !15
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !47
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !48
  %div = udiv i32 %4, 2, !dbg !49
    #dbg_value(i32 %div, !31, !DIExpression(), !50)
  br label %for.cond, !dbg !51

for.cond:                                         ; preds = %for.inc, %cond.end
  %d.0 = phi i32 [ %div, %cond.end ], [ %shr, %for.inc ], !dbg !52
    #dbg_value(i32 %d.0, !31, !DIExpression(), !50)
  %cmp6 = icmp sge i32 %d.0, 32, !dbg !53
  br i1 %cmp6, label %for.body, label %for.cond.cleanup, !dbg !55

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp7 = icmp slt i32 %0, %d.0, !dbg !56
  br i1 %cmp7, label %if.then, label %if.end, !dbg !56

if.then:                                          ; preds = %for.body
  %add8 = add nsw i32 %0, %d.0, !dbg !59
  %idxprom9 = sext i32 %add8 to i64, !dbg !60
  %arrayidx10 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom9, !dbg !60
  %5 = load i32, ptr %arrayidx10, align 4, !dbg !60, !tbaa !15
  %idxprom11 = sext i32 %0 to i64, !dbg !61
  %arrayidx12 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom11, !dbg !61
  %6 = load i32, ptr %arrayidx12, align 4, !dbg !62, !tbaa !15
  %add13 = add nsw i32 %6, %5, !dbg !62
  store i32 %add13, ptr %arrayidx12, align 4, !dbg !62, !tbaa !15
  br label %if.end, !dbg !61

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !63
  br label %for.inc, !dbg !64

for.inc:                                          ; preds = %if.end
  %shr = ashr i32 %d.0, 1, !dbg !65
    #dbg_value(i32 %shr, !31, !DIExpression(), !50)
  br label %for.cond, !dbg !66, !llvm.loop !67

for.end:                                          ; preds = %for.cond.cleanup
  %cmp14 = icmp slt i32 %0, 32, !dbg !71
  br i1 %cmp14, label %if.then15, label %if.end23, !dbg !71

if.then15:                                        ; preds = %for.end
  %idxprom16 = sext i32 %0 to i64, !dbg !72
  %arrayidx17 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom16, !dbg !72
  %7 = load i32, ptr %arrayidx17, align 4, !dbg !72, !tbaa !15
    #dbg_value(i32 %7, !73, !DIExpression(), !82)
    #dbg_value(i32 16, !78, !DIExpression(), !84)
  br label %for.cond.i, !dbg !85

for.cond.i:                                       ; preds = %for.body.i, %if.then15
  %v.addr.0.i = phi i32 [ %7, %if.then15 ], [ %add.i, %for.body.i ]
  %d.0.i = phi i32 [ 16, %if.then15 ], [ %shr.i, %for.body.i ], !dbg !86
    #dbg_value(i32 %d.0.i, !78, !DIExpression(), !84)
    #dbg_value(i32 %v.addr.0.i, !73, !DIExpression(), !82)
  %cmp.i = icmp sgt i32 %d.0.i, 0, !dbg !87
  br i1 %cmp.i, label %for.body.i, label %_Z8warp_sumILi32EEii.exit, !dbg !89

for.body.i:                                       ; preds = %for.cond.i
  %8 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v.addr.0.i, i32 %d.0.i, i32 31), !dbg !90
  %add.i = add nsw i32 %v.addr.0.i, %8, !dbg !91
    #dbg_value(i32 %add.i, !73, !DIExpression(), !82)
  %shr.i = ashr i32 %d.0.i, 1, !dbg !92
    #dbg_value(i32 %shr.i, !78, !DIExpression(), !84)
  br label %for.cond.i, !dbg !93, !llvm.loop !94

_Z8warp_sumILi32EEii.exit:                        ; preds = %for.cond.i
    #dbg_value(i32 %v.addr.0.i, !33, !DIExpression(), !96)
  %cmp19 = icmp eq i32 %0, 0, !dbg !97
  br i1 %cmp19, label %if.then20, label %if.end22, !dbg !97

if.then20:                                        ; preds = %_Z8warp_sumILi32EEii.exit
  %9 = atomicrmw add ptr %out, i32 %v.addr.0.i monotonic, align 4, !dbg !99
  br label %if.end22, !dbg !99

if.end22:                                         ; preds = %if.then20, %_Z8warp_sumILi32EEii.exit
  br label %if.end23, !dbg !100

if.end23:                                         ; preds = %if.end22, %for.end
  ret void, !dbg !101
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define ptx_kernel void @_Z4fillIxEvPT_S0_(ptr noundef %p, i64 noundef %v) #0 comdat !dbg !102 {
entry:
    #dbg_value(ptr %p, !108, !DIExpression(), !112)
    #dbg_value(i64 %v, !109, !DIExpression(), !112)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !113
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !114
  %mul = mul i32 %0, %1, !dbg !115
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !116
  %add = add i32 %mul, %2, !dbg !117
  %idxprom = zext i32 %add to i64, !dbg !118
  %arrayidx = getelementptr inbounds nuw i64, ptr %p, i64 %idxprom, !dbg !118
  store i64 %v, ptr %arrayidx, align 8, !dbg !119, !tbaa !120
  ret void, !dbg !122
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define ptx_kernel void @_Z4fillIdEvPT_S0_(ptr noundef %p, double noundef %v) #0 comdat !dbg !123 {
entry:
    #dbg_value(ptr %p, !129, !DIExpression(), !133)
    #dbg_value(double %v, !130, !DIExpression(), !133)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !134
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !135
  %mul = mul i32 %0, %1, !dbg !136
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !137
  %add = add i32 %mul, %2, !dbg !138
  %idxprom = zext i32 %add to i64, !dbg !139
  %arrayidx = getelementptr inbounds nuw double, ptr %p, i64 %idxprom, !dbg !139
  store double %v, ptr %arrayidx, align 8, !dbg !140, !tbaa !141
  ret void, !dbg !143
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13}
!llvm.ident = !{!14}
!llvm.errno.tbaa = !{!15}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "reduction.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{!5, !8}
!5 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !7, line: 206)
!6 = !DINamespace(name: "ws_math", scope: null)
!7 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !6, file: !7, line: 207)
!9 = !DINamespace(name: "std", scope: null)
!10 = !{i32 7, !"Dwarf Version", i32 4}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!14 = !{!"clang version 22.1.8"}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C++ TBAA"}
!19 = distinct !DISubprogram(name: "reduce", linkageName: "_Z6reducePiPKii", scope: !1, file: !1, line: 8, type: !20, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!20 = !DISubroutineType(types: !21)
!21 = !{null, !22, !23, !3}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!25 = !{!26, !27, !28, !29, !30, !31, !33}
!26 = !DILocalVariable(name: "out", arg: 1, scope: !19, file: !1, line: 8, type: !22)
!27 = !DILocalVariable(name: "in", arg: 2, scope: !19, file: !1, line: 8, type: !23)
!28 = !DILocalVariable(name: "n", arg: 3, scope: !19, file: !1, line: 8, type: !3)
!29 = !DILocalVariable(name: "t", scope: !19, file: !1, line: 10, type: !3)
!30 = !DILocalVariable(name: "i", scope: !19, file: !1, line: 11, type: !3)
!31 = !DILocalVariable(name: "d", scope: !32, file: !1, line: 14, type: !3)
!32 = distinct !DILexicalBlock(scope: !19, file: !1, line: 14, column: 3)
!33 = !DILocalVariable(name: "v", scope: !34, file: !1, line: 20, type: !3)
!34 = distinct !DILexicalBlock(scope: !35, file: !1, line: 19, column: 15)
!35 = distinct !DILexicalBlock(scope: !19, file: !1, line: 19, column: 7)
!36 = !DILocation(line: 0, scope: !19)
!37 = !DILocation(line: 10, column: 11, scope: !19)
!38 = !DILocation(line: 11, column: 11, scope: !19)
!39 = !DILocation(line: 11, column: 24, scope: !19)
!40 = !DILocation(line: 11, column: 22, scope: !19)
!41 = !DILocation(line: 11, column: 35, scope: !19)
!42 = !DILocation(line: 12, column: 12, scope: !19)
!43 = !DILocation(line: 12, column: 10, scope: !19)
!44 = !DILocation(line: 12, column: 18, scope: !19)
!45 = !DILocation(line: 12, column: 3, scope: !19)
!46 = !DILocation(line: 12, column: 8, scope: !19)
!47 = !DILocation(line: 13, column: 3, scope: !19)
!48 = !DILocation(line: 14, column: 16, scope: !32)
!49 = !DILocation(line: 14, column: 27, scope: !32)
!50 = !DILocation(line: 0, scope: !32)
!51 = !DILocation(line: 14, column: 8, scope: !32)
!52 = !DILocation(line: 14, scope: !32)
!53 = !DILocation(line: 14, column: 34, scope: !54)
!54 = distinct !DILexicalBlock(scope: !32, file: !1, line: 14, column: 3)
!55 = !DILocation(line: 14, column: 3, scope: !32)
!56 = !DILocation(line: 15, column: 11, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !1, line: 15, column: 9)
!58 = distinct !DILexicalBlock(scope: !54, file: !1, line: 14, column: 50)
!59 = !DILocation(line: 16, column: 19, scope: !57)
!60 = !DILocation(line: 16, column: 15, scope: !57)
!61 = !DILocation(line: 16, column: 7, scope: !57)
!62 = !DILocation(line: 16, column: 12, scope: !57)
!63 = !DILocation(line: 17, column: 5, scope: !58)
!64 = !DILocation(line: 18, column: 3, scope: !58)
!65 = !DILocation(line: 14, column: 43, scope: !54)
!66 = !DILocation(line: 14, column: 3, scope: !54)
!67 = distinct !{!67, !55, !68, !69, !70}
!68 = !DILocation(line: 18, column: 3, scope: !32)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !{!"llvm.loop.unroll.disable"}
!71 = !DILocation(line: 19, column: 9, scope: !35)
!72 = !DILocation(line: 20, column: 26, scope: !34)
!73 = !DILocalVariable(name: "v", arg: 1, scope: !74, file: !1, line: 3, type: !3)
!74 = distinct !DISubprogram(name: "warp_sum<32>", linkageName: "_Z8warp_sumILi32EEii", scope: !1, file: !1, line: 3, type: !75, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !80, retainedNodes: !77)
!75 = !DISubroutineType(types: !76)
!76 = !{!3, !3}
!77 = !{!73, !78}
!78 = !DILocalVariable(name: "d", scope: !79, file: !1, line: 4, type: !3)
!79 = distinct !DILexicalBlock(scope: !74, file: !1, line: 4, column: 3)
!80 = !{!81}
!81 = !DITemplateValueParameter(name: "N", type: !3, value: i32 32)
!82 = !DILocation(line: 0, scope: !74, inlinedAt: !83)
!83 = distinct !DILocation(line: 20, column: 13, scope: !34)
!84 = !DILocation(line: 0, scope: !79, inlinedAt: !83)
!85 = !DILocation(line: 4, column: 8, scope: !79, inlinedAt: !83)
!86 = !DILocation(line: 4, scope: !79, inlinedAt: !83)
!87 = !DILocation(line: 4, column: 25, scope: !88, inlinedAt: !83)
!88 = distinct !DILexicalBlock(scope: !79, file: !1, line: 4, column: 3)
!89 = !DILocation(line: 4, column: 3, scope: !79, inlinedAt: !83)
!90 = !DILocation(line: 5, column: 10, scope: !88, inlinedAt: !83)
!91 = !DILocation(line: 5, column: 7, scope: !88, inlinedAt: !83)
!92 = !DILocation(line: 4, column: 32, scope: !88, inlinedAt: !83)
!93 = !DILocation(line: 4, column: 3, scope: !88, inlinedAt: !83)
!94 = distinct !{!94, !89, !95, !69, !70}
!95 = !DILocation(line: 5, column: 44, scope: !79, inlinedAt: !83)
!96 = !DILocation(line: 0, scope: !34)
!97 = !DILocation(line: 21, column: 11, scope: !98)
!98 = distinct !DILexicalBlock(scope: !34, file: !1, line: 21, column: 9)
!99 = !DILocation(line: 22, column: 7, scope: !98)
!100 = !DILocation(line: 23, column: 3, scope: !34)
!101 = !DILocation(line: 24, column: 1, scope: !19)
!102 = distinct !DISubprogram(name: "fill<long long>", linkageName: "_Z4fillIxEvPT_S0_", scope: !1, file: !1, line: 26, type: !103, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !110, retainedNodes: !107)
!103 = !DISubroutineType(types: !104)
!104 = !{null, !105, !106}
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64)
!106 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!107 = !{!108, !109}
!108 = !DILocalVariable(name: "p", arg: 1, scope: !102, file: !1, line: 26, type: !105)
!109 = !DILocalVariable(name: "v", arg: 2, scope: !102, file: !1, line: 26, type: !106)
!110 = !{!111}
!111 = !DITemplateTypeParameter(name: "T", type: !106)
!112 = !DILocation(line: 0, scope: !102)
!113 = !DILocation(line: 27, column: 5, scope: !102)
!114 = !DILocation(line: 27, column: 18, scope: !102)
!115 = !DILocation(line: 27, column: 16, scope: !102)
!116 = !DILocation(line: 27, column: 31, scope: !102)
!117 = !DILocation(line: 27, column: 29, scope: !102)
!118 = !DILocation(line: 27, column: 3, scope: !102)
!119 = !DILocation(line: 27, column: 44, scope: !102)
!120 = !{!121, !121, i64 0}
!121 = !{!"long long", !17, i64 0}
!122 = !DILocation(line: 28, column: 1, scope: !102)
!123 = distinct !DISubprogram(name: "fill<double>", linkageName: "_Z4fillIdEvPT_S0_", scope: !1, file: !1, line: 26, type: !124, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !131, retainedNodes: !128)
!124 = !DISubroutineType(types: !125)
!125 = !{null, !126, !127}
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64)
!127 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!128 = !{!129, !130}
!129 = !DILocalVariable(name: "p", arg: 1, scope: !123, file: !1, line: 26, type: !126)
!130 = !DILocalVariable(name: "v", arg: 2, scope: !123, file: !1, line: 26, type: !127)
!131 = !{!132}
!132 = !DITemplateTypeParameter(name: "T", type: !127)
!133 = !DILocation(line: 0, scope: !123)
!134 = !DILocation(line: 27, column: 5, scope: !123)
!135 = !DILocation(line: 27, column: 18, scope: !123)
!136 = !DILocation(line: 27, column: 16, scope: !123)
!137 = !DILocation(line: 27, column: 31, scope: !123)
!138 = !DILocation(line: 27, column: 29, scope: !123)
!139 = !DILocation(line: 27, column: 3, scope: !123)
!140 = !DILocation(line: 27, column: 44, scope: !123)
!141 = !{!142, !142, i64 0}
!142 = !{!"double", !17, i64 0}
!143 = !DILocation(line: 28, column: 1, scope: !123)
