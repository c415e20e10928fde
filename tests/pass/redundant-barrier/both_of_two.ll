; ModuleID = 'both_of_two.cu'
source_filename = "both_of_two.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@_ZZ7row_sumPKfPfiE4part = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z8tree_sumPf(ptr noundef %buf) #0 !dbg !40 {
entry:
    #dbg_value(ptr %buf, !44, !DIExpression(), !48)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !49
    #dbg_value(i32 %0, !45, !DIExpression(), !48)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !50
  br label %while.cond, !dbg !51

while.cond:                                       ; preds = %if.end, %entry
  %n.0 = phi i32 [ %0, %entry ], [ %shr, %if.end ], !dbg !48
    #dbg_value(i32 %n.0, !45, !DIExpression(), !48)
  %cmp = icmp sgt i32 %n.0, 1, !dbg !52
  br i1 %cmp, label %while.body, label %while.end, !dbg !51

while.body:                                       ; preds = %while.cond
  %add = add nsw i32 %n.0, 1, !dbg !53
  %shr = ashr i32 %add, 1, !dbg !54
    #dbg_value(i32 %shr, !46, !DIExpression(), !55)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56
  %add2 = add i32 %1, %shr, !dbg !58
  %cmp3 = icmp ult i32 %add2, %n.0, !dbg !59
  br i1 %cmp3, label %if.then, label %if.end, !dbg !59

if.then:                                          ; preds = %while.body
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !60
  %add5 = add i32 %2, %shr, !dbg !61
  %idxprom = zext i32 %add5 to i64, !dbg !62
  %arrayidx = getelementptr inbounds nuw float, ptr %buf, i64 %idxprom, !dbg !62
  %3 = load float, ptr %arrayidx, align 4, !dbg !62, !tbaa !63
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65
  %idxprom7 = zext i32 %4 to i64, !dbg !66
  %arrayidx8 = getelementptr inbounds nuw float, ptr %buf, i64 %idxprom7, !dbg !66
  %5 = load float, ptr %arrayidx8, align 4, !dbg !67, !tbaa !63
  %add9 = fadd float %5, %3, !dbg !67
  store float %add9, ptr %arrayidx8, align 4, !dbg !67, !tbaa !63
  br label %if.end, !dbg !66

if.end:                                           ; preds = %if.then, %while.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !68
    #dbg_value(i32 %shr, !45, !DIExpression(), !48)
  br label %while.cond, !dbg !51, !llvm.loop !69

while.end:                                        ; preds = %while.cond
  %arrayidx10 = getelementptr inbounds float, ptr %buf, i64 0, !dbg !73
  %6 = load float, ptr %arrayidx10, align 4, !dbg !73, !tbaa !63
  ret float %6, !dbg !74
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7row_sumPKfPfi(ptr noundef %m, ptr noundef %out, i32 noundef %cols) #3 !dbg !2 {
entry:
    #dbg_value(ptr %m, !20, !DIExpression(), !75)
    #dbg_value(ptr %out, !21, !DIExpression(), !75)
    #dbg_value(i32 %cols, !22, !DIExpression(), !75)
    #dbg_value(float 0.000000e+00, !23, !DIExpression(), !75)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
    #dbg_value(i32 %0, !24, !DIExpression(), !77)
  br label %for.cond, !dbg !78

for.cond:                                         ; preds = %for.inc, %entry
  %c.0 = phi i32 [ %0, %entry ], [ %add4, %for.inc ], !dbg !79
  %s.0 = phi float [ 0.000000e+00, %entry ], [ %add2, %for.inc ], !dbg !75
    #dbg_value(float %s.0, !23, !DIExpression(), !75)
    #dbg_value(i32 %c.0, !24, !DIExpression(), !77)
  %cmp = icmp slt i32 %c.0, %cols, !dbg !80
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !82

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !83
  %mul = mul i32 %1, %cols, !dbg !84
  %add = add i32 %mul, %c.0, !dbg !85
  %idxprom = zext i32 %add to i64, !dbg !86
  %arrayidx = getelementptr inbounds nuw float, ptr %m, i64 %idxprom, !dbg !86
  %2 = load float, ptr %arrayidx, align 4, !dbg !86, !tbaa !63
  %add2 = fadd float %s.0, %2, !dbg !87
    #dbg_value(float %add2, !23, !DIExpression(), !75)
  br label %for.inc, !dbg !88

for.inc:                                          ; preds = %for.body
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !89
  %add4 = add i32 %c.0, %3, !dbg !90
    #dbg_value(i32 %add4, !24, !DIExpression(), !77)
  br label %for.cond, !dbg !91, !llvm.loop !92

for.end:                                          ; preds = %for.cond.cleanup
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !94
  %idxprom6 = zext i32 %4 to i64, !dbg !95
  %arrayidx7 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7row_sumPKfPfiE4part to ptr), i64 0, i64 %idxprom6, !dbg !95
  store float %s.0, ptr %arrayidx7, align 4, !dbg !96, !tbaa !63
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !97
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !98
  %sub = sub i32 %5, 1, !dbg !99
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !100
  %sub10 = sub i32 %sub, %6, !dbg !101
  %idxprom11 = zext i32 %sub10 to i64, !dbg !102
  %arrayidx12 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7row_sumPKfPfiE4part to ptr), i64 0, i64 %idxprom11, !dbg !102
  %7 = load float, ptr %arrayidx12, align 4, !dbg !102, !tbaa !63
    #dbg_value(float %7, !26, !DIExpression(), !75)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !103
  %sub13 = fsub float %s.0, %7, !dbg !104
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !105
  %idxprom15 = zext i32 %8 to i64, !dbg !106
  %arrayidx16 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7row_sumPKfPfiE4part to ptr), i64 0, i64 %idxprom15, !dbg !106
  store float %sub13, ptr %arrayidx16, align 4, !dbg !107, !tbaa !63
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ7row_sumPKfPfiE4part to ptr), !44, !DIExpression(), !108)
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !110
    #dbg_value(i32 %9, !45, !DIExpression(), !108)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !111
  br label %while.cond.i, !dbg !112

while.cond.i:                                     ; preds = %if.end.i, %for.end
  %n.0.i = phi i32 [ %9, %for.end ], [ %shr.i, %if.end.i ], !dbg !108
    #dbg_value(i32 %n.0.i, !45, !DIExpression(), !108)
  %cmp.i = icmp sgt i32 %n.0.i, 1, !dbg !113
  br i1 %cmp.i, label %while.body.i, label %_Z8tree_sumPf.exit, !dbg !112

while.body.i:                                     ; preds = %while.cond.i
  %add.i = add nsw i32 %n.0.i, 1, !dbg !114
  %shr.i = ashr i32 %add.i, 1, !dbg !115
    #dbg_value(i32 %shr.i, !46, !DIExpression(), !116)
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117
  %add2.i = add i32 %10, %shr.i, !dbg !118
  %cmp3.i = icmp ult i32 %add2.i, %n.0.i, !dbg !119
  br i1 %cmp3.i, label %if.then.i, label %if.end.i, !dbg !119

if.then.i:                                        ; preds = %while.body.i
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !120
  %add5.i = add i32 %11, %shr.i, !dbg !121
  %idxprom.i = zext i32 %add5.i to i64, !dbg !122
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7row_sumPKfPfiE4part to ptr), i64 %idxprom.i, !dbg !122
  %12 = load float, ptr %arrayidx.i, align 4, !dbg !122, !tbaa !63
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !123
  %idxprom7.i = zext i32 %13 to i64, !dbg !124
  %arrayidx8.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7row_sumPKfPfiE4part to ptr), i64 %idxprom7.i, !dbg !124
  %14 = load float, ptr %arrayidx8.i, align 4, !dbg !125, !tbaa !63
  %add9.i = fadd float %14, %12, !dbg !125
  store float %add9.i, ptr %arrayidx8.i, align 4, !dbg !125, !tbaa !63
  br label %if.end.i, !dbg !124

if.end.i:                                         ; preds = %if.then.i, %while.body.i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !126
    #dbg_value(i32 %shr.i, !45, !DIExpression(), !108)
  br label %while.cond.i, !dbg !112, !llvm.loop !127

_Z8tree_sumPf.exit:                               ; preds = %while.cond.i
  %15 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ7row_sumPKfPfiE4part to ptr), align 4, !dbg !129, !tbaa !63
    #dbg_value(float %15, !27, !DIExpression(), !75)
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !130
  %cmp19 = icmp eq i32 %16, 0, !dbg !132
  br i1 %cmp19, label %if.then, label %if.end, !dbg !132

if.then:                                          ; preds = %_Z8tree_sumPf.exit
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !133
  %idxprom21 = zext i32 %17 to i64, !dbg !134
  %arrayidx22 = getelementptr inbounds nuw float, ptr %out, i64 %idxprom21, !dbg !134
  store float %15, ptr %arrayidx22, align 4, !dbg !135, !tbaa !63
  br label %if.end, !dbg !134

if.end:                                           ; preds = %if.then, %_Z8tree_sumPf.exit
  ret void, !dbg !136
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!31, !32, !33, !34}
!llvm.ident = !{!35}
!llvm.errno.tbaa = !{!36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "part", scope: !2, file: !3, line: 17, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "row_sum", linkageName: "_Z7row_sumPKfPfi", scope: !3, file: !3, line: 16, type: !4, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !19)
!3 = !DIFile(filename: "both_of_two.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 214)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 215)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{!20, !21, !22, !23, !24, !26, !27}
!20 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 16, type: !6)
!21 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 16, type: !9)
!22 = !DILocalVariable(name: "cols", arg: 3, scope: !2, file: !3, line: 16, type: !10)
!23 = !DILocalVariable(name: "s", scope: !2, file: !3, line: 18, type: !8)
!24 = !DILocalVariable(name: "c", scope: !25, file: !3, line: 19, type: !10)
!25 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 3)
!26 = !DILocalVariable(name: "other", scope: !2, file: !3, line: 22, type: !8)
!27 = !DILocalVariable(name: "r", scope: !2, file: !3, line: 25, type: !8)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 256)
!31 = !{i32 7, !"Dwarf Version", i32 4}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!35 = !{!"clang version 22.1.8"}
!36 = !{!37, !37, i64 0}
!37 = !{!"int", !38, i64 0}
!38 = !{!"omnipotent char", !39, i64 0}
!39 = !{!"Simple C++ TBAA"}
!40 = distinct !DISubprogram(name: "tree_sum", linkageName: "_Z8tree_sumPf", scope: !3, file: !3, line: 5, type: !41, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!8, !9}
!43 = !{!44, !45, !46}
!44 = !DILocalVariable(name: "buf", arg: 1, scope: !40, file: !3, line: 5, type: !9)
!45 = !DILocalVariable(name: "n", scope: !40, file: !3, line: 6, type: !10)
!46 = !DILocalVariable(name: "half", scope: !47, file: !3, line: 9, type: !10)
!47 = distinct !DILexicalBlock(scope: !40, file: !3, line: 8, column: 17)
!48 = !DILocation(line: 0, scope: !40)
!49 = !DILocation(line: 6, column: 11, scope: !40)
!50 = !DILocation(line: 7, column: 3, scope: !40)
!51 = !DILocation(line: 8, column: 3, scope: !40)
!52 = !DILocation(line: 8, column: 12, scope: !40)
!53 = !DILocation(line: 9, column: 19, scope: !47)
!54 = !DILocation(line: 9, column: 24, scope: !47)
!55 = !DILocation(line: 0, scope: !47)
!56 = !DILocation(line: 10, column: 9, scope: !57)
!57 = distinct !DILexicalBlock(scope: !47, file: !3, line: 10, column: 9)
!58 = !DILocation(line: 10, column: 21, scope: !57)
!59 = !DILocation(line: 10, column: 28, scope: !57)
!60 = !DILocation(line: 10, column: 57, scope: !57)
!61 = !DILocation(line: 10, column: 69, scope: !57)
!62 = !DILocation(line: 10, column: 53, scope: !57)
!63 = !{!64, !64, i64 0}
!64 = !{!"float", !38, i64 0}
!65 = !DILocation(line: 10, column: 37, scope: !57)
!66 = !DILocation(line: 10, column: 33, scope: !57)
!67 = !DILocation(line: 10, column: 50, scope: !57)
!68 = !DILocation(line: 11, column: 5, scope: !47)
!69 = distinct !{!69, !51, !70, !71, !72}
!70 = !DILocation(line: 13, column: 3, scope: !40)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !{!"llvm.loop.unroll.disable"}
!73 = !DILocation(line: 14, column: 10, scope: !40)
!74 = !DILocation(line: 14, column: 3, scope: !40)
!75 = !DILocation(line: 0, scope: !2)
!76 = !DILocation(line: 19, column: 16, scope: !25)
!77 = !DILocation(line: 0, scope: !25)
!78 = !DILocation(line: 19, column: 8, scope: !25)
!79 = !DILocation(line: 19, scope: !25)
!80 = !DILocation(line: 19, column: 31, scope: !81)
!81 = distinct !DILexicalBlock(scope: !25, file: !3, line: 19, column: 3)
!82 = !DILocation(line: 19, column: 3, scope: !25)
!83 = !DILocation(line: 19, column: 63, scope: !81)
!84 = !DILocation(line: 19, column: 74, scope: !81)
!85 = !DILocation(line: 19, column: 81, scope: !81)
!86 = !DILocation(line: 19, column: 61, scope: !81)
!87 = !DILocation(line: 19, column: 58, scope: !81)
!88 = !DILocation(line: 19, column: 56, scope: !81)
!89 = !DILocation(line: 19, column: 44, scope: !81)
!90 = !DILocation(line: 19, column: 41, scope: !81)
!91 = !DILocation(line: 19, column: 3, scope: !81)
!92 = distinct !{!92, !82, !93, !71, !72}
!93 = !DILocation(line: 19, column: 84, scope: !25)
!94 = !DILocation(line: 20, column: 8, scope: !2)
!95 = !DILocation(line: 20, column: 3, scope: !2)
!96 = !DILocation(line: 20, column: 21, scope: !2)
!97 = !DILocation(line: 21, column: 3, scope: !2)
!98 = !DILocation(line: 22, column: 22, scope: !2)
!99 = !DILocation(line: 22, column: 33, scope: !2)
!100 = !DILocation(line: 22, column: 39, scope: !2)
!101 = !DILocation(line: 22, column: 37, scope: !2)
!102 = !DILocation(line: 22, column: 17, scope: !2)
!103 = !DILocation(line: 23, column: 3, scope: !2)
!104 = !DILocation(line: 24, column: 25, scope: !2)
!105 = !DILocation(line: 24, column: 8, scope: !2)
!106 = !DILocation(line: 24, column: 3, scope: !2)
!107 = !DILocation(line: 24, column: 21, scope: !2)
!108 = !DILocation(line: 0, scope: !40, inlinedAt: !109)
!109 = distinct !DILocation(line: 25, column: 13, scope: !2)
!110 = !DILocation(line: 6, column: 11, scope: !40, inlinedAt: !109)
!111 = !DILocation(line: 7, column: 3, scope: !40, inlinedAt: !109)
!112 = !DILocation(line: 8, column: 3, scope: !40, inlinedAt: !109)
!113 = !DILocation(line: 8, column: 12, scope: !40, inlinedAt: !109)
!114 = !DILocation(line: 9, column: 19, scope: !47, inlinedAt: !109)
!115 = !DILocation(line: 9, column: 24, scope: !47, inlinedAt: !109)
!116 = !DILocation(line: 0, scope: !47, inlinedAt: !109)
!117 = !DILocation(line: 10, column: 9, scope: !57, inlinedAt: !109)
!118 = !DILocation(line: 10, column: 21, scope: !57, inlinedAt: !109)
!119 = !DILocation(line: 10, column: 28, scope: !57, inlinedAt: !109)
!120 = !DILocation(line: 10, column: 57, scope: !57, inlinedAt: !109)
!121 = !DILocation(line: 10, column: 69, scope: !57, inlinedAt: !109)
!122 = !DILocation(line: 10, column: 53, scope: !57, inlinedAt: !109)
!123 = !DILocation(line: 10, column: 37, scope: !57, inlinedAt: !109)
!124 = !DILocation(line: 10, column: 33, scope: !57, inlinedAt: !109)
!125 = !DILocation(line: 10, column: 50, scope: !57, inlinedAt: !109)
!126 = !DILocation(line: 11, column: 5, scope: !47, inlinedAt: !109)
!127 = distinct !{!127, !112, !128, !71, !72}
!128 = !DILocation(line: 13, column: 3, scope: !40, inlinedAt: !109)
!129 = !DILocation(line: 14, column: 10, scope: !40, inlinedAt: !109)
!130 = !DILocation(line: 26, column: 7, scope: !131)
!131 = distinct !DILexicalBlock(scope: !2, file: !3, line: 26, column: 7)
!132 = !DILocation(line: 26, column: 19, scope: !131)
!133 = !DILocation(line: 26, column: 29, scope: !131)
!134 = !DILocation(line: 26, column: 25, scope: !131)
!135 = !DILocation(line: 26, column: 41, scope: !131)
!136 = !DILocation(line: 27, column: 1, scope: !2)
