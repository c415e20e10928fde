; ModuleID = 'helper_called_twice.cu'
source_filename = "helper_called_twice.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@_ZZ8two_sumsPKfPfiE1a = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@_ZZ8two_sumsPKfPfiE1b = internal addrspace(3) global [256 x float] undef, align 4, !dbg !13
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z8tree_sumPf(ptr noundef %buf) #0 !dbg !46 {
entry:
    #dbg_value(ptr %buf, !50, !DIExpression(), !54)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !55
    #dbg_value(i32 %0, !51, !DIExpression(), !54)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !56
  br label %while.cond, !dbg !57

while.cond:                                       ; preds = %if.end, %entry
  %n.0 = phi i32 [ %0, %entry ], [ %shr, %if.end ], !dbg !54
    #dbg_value(i32 %n.0, !51, !DIExpression(), !54)
  %cmp = icmp sgt i32 %n.0, 1, !dbg !58
  br i1 %cmp, label %while.body, label %while.end, !dbg !57

while.body:                                       ; preds = %while.cond
  %add = add nsw i32 %n.0, 1, !dbg !59
  %shr = ashr i32 %add, 1, !dbg !60
    #dbg_value(i32 %shr, !52, !DIExpression(), !61)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %add2 = add i32 %1, %shr, !dbg !64
  %cmp3 = icmp ult i32 %add2, %n.0, !dbg !65
  br i1 %cmp3, label %if.then, label %if.end, !dbg !65

if.then:                                          ; preds = %while.body
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  %add5 = add i32 %2, %shr, !dbg !67
  %idxprom = zext i32 %add5 to i64, !dbg !68
  %arrayidx = getelementptr inbounds nuw float, ptr %buf, i64 %idxprom, !dbg !68
  %3 = load float, ptr %arrayidx, align 4, !dbg !68, !tbaa !69
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71
  %idxprom7 = zext i32 %4 to i64, !dbg !72
  %arrayidx8 = getelementptr inbounds nuw float, ptr %buf, i64 %idxprom7, !dbg !72
  %5 = load float, ptr %arrayidx8, align 4, !dbg !73, !tbaa !69
  %add9 = fadd float %5, %3, !dbg !73
  store float %add9, ptr %arrayidx8, align 4, !dbg !73, !tbaa !69
  br label %if.end, !dbg !72

if.end:                                           ; preds = %if.then, %while.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !74
    #dbg_value(i32 %shr, !51, !DIExpression(), !54)
  br label %while.cond, !dbg !57, !llvm.loop !75

while.end:                                        ; preds = %while.cond
  %arrayidx10 = getelementptr inbounds float, ptr %buf, i64 0, !dbg !79
  %6 = load float, ptr %arrayidx10, align 4, !dbg !79, !tbaa !69
  ret float %6, !dbg !80
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8two_sumsPKfPfi(ptr noundef %m, ptr noundef %out, i32 noundef %cols) #3 !dbg !2 {
entry:
    #dbg_value(ptr %m, !25, !DIExpression(), !81)
    #dbg_value(ptr %out, !26, !DIExpression(), !81)
    #dbg_value(i32 %cols, !27, !DIExpression(), !81)
    #dbg_value(float 0.000000e+00, !28, !DIExpression(), !81)
    #dbg_value(float 0.000000e+00, !29, !DIExpression(), !81)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !82
    #dbg_value(i32 %0, !30, !DIExpression(), !83)
  br label %for.cond, !dbg !84

for.cond:                                         ; preds = %for.inc, %entry
  %c.0 = phi i32 [ %0, %entry ], [ %add5, %for.inc ], !dbg !85
  %q.0 = phi float [ 0.000000e+00, %entry ], [ %3, %for.inc ], !dbg !81
  %s.0 = phi float [ 0.000000e+00, %entry ], [ %add2, %for.inc ], !dbg !81
    #dbg_value(float %s.0, !28, !DIExpression(), !81)
    #dbg_value(float %q.0, !29, !DIExpression(), !81)
    #dbg_value(i32 %c.0, !30, !DIExpression(), !83)
  %cmp = icmp slt i32 %c.0, %cols, !dbg !86
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !87

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !88
  %mul = mul i32 %1, %cols, !dbg !89
  %add = add i32 %mul, %c.0, !dbg !90
  %idxprom = zext i32 %add to i64, !dbg !91
  %arrayidx = getelementptr inbounds nuw float, ptr %m, i64 %idxprom, !dbg !91
  %2 = load float, ptr %arrayidx, align 4, !dbg !91, !tbaa !69
    #dbg_value(float %2, !32, !DIExpression(), !92)
  %add2 = fadd float %s.0, %2, !dbg !93
    #dbg_value(float %add2, !28, !DIExpression(), !81)
  %3 = call float @llvm.fmuladd.f32(float %2, float %2, float %q.0), !dbg !94
    #dbg_value(float %3, !29, !DIExpression(), !81)
  br label %for.inc, !dbg !95

for.inc:                                          ; preds = %for.body
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !96
  %add5 = add i32 %c.0, %4, !dbg !97
    #dbg_value(i32 %add5, !30, !DIExpression(), !83)
  br label %for.cond, !dbg !98, !llvm.loop !99

for.end:                                          ; preds = %for.cond.cleanup
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !101
  %idxprom7 = zext i32 %5 to i64, !dbg !102
  %arrayidx8 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1a to ptr), i64 0, i64 %idxprom7, !dbg !102
  store float %s.0, ptr %arrayidx8, align 4, !dbg !103, !tbaa !69
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1a to ptr), !50, !DIExpression(), !104)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !106
    #dbg_value(i32 %6, !51, !DIExpression(), !104)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !107
  br label %while.cond.i, !dbg !108

while.cond.i:                                     ; preds = %if.end.i, %for.end
  %n.0.i = phi i32 [ %6, %for.end ], [ %shr.i, %if.end.i ], !dbg !104
    #dbg_value(i32 %n.0.i, !51, !DIExpression(), !104)
  %cmp.i = icmp sgt i32 %n.0.i, 1, !dbg !109
  br i1 %cmp.i, label %while.body.i, label %_Z8tree_sumPf.exit, !dbg !108

while.body.i:                                     ; preds = %while.cond.i
  %add.i = add nsw i32 %n.0.i, 1, !dbg !110
  %shr.i = ashr i32 %add.i, 1, !dbg !111
    #dbg_value(i32 %shr.i, !52, !DIExpression(), !112)
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !113
  %add2.i = add i32 %7, %shr.i, !dbg !114
  %cmp3.i = icmp ult i32 %add2.i, %n.0.i, !dbg !115
  br i1 %cmp3.i, label %if.then.i, label %if.end.i, !dbg !115

if.then.i:                                        ; preds = %while.body.i
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !116
  %add5.i = add i32 %8, %shr.i, !dbg !117
  %idxprom.i = zext i32 %add5.i to i64, !dbg !118
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1a to ptr), i64 %idxprom.i, !dbg !118
  %9 = load float, ptr %arrayidx.i, align 4, !dbg !118, !tbaa !69
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !119
  %idxprom7.i = zext i32 %10 to i64, !dbg !120
  %arrayidx8.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1a to ptr), i64 %idxprom7.i, !dbg !120
  %11 = load float, ptr %arrayidx8.i, align 4, !dbg !121, !tbaa !69
  %add9.i = fadd float %11, %9, !dbg !121
  store float %add9.i, ptr %arrayidx8.i, align 4, !dbg !121, !tbaa !69
  br label %if.end.i, !dbg !120

if.end.i:                                         ; preds = %if.then.i, %while.body.i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !122
    #dbg_value(i32 %shr.i, !51, !DIExpression(), !104)
  br label %while.cond.i, !dbg !108, !llvm.loop !123

_Z8tree_sumPf.exit:                               ; preds = %while.cond.i
  %12 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1a to ptr), align 4, !dbg !125, !tbaa !69
    #dbg_value(float %12, !35, !DIExpression(), !81)
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !126
  %idxprom11 = zext i32 %13 to i64, !dbg !127
  %arrayidx12 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1b to ptr), i64 0, i64 %idxprom11, !dbg !127
  store float %q.0, ptr %arrayidx12, align 4, !dbg !128, !tbaa !69
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1b to ptr), !50, !DIExpression(), !129)
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !131
    #dbg_value(i32 %14, !51, !DIExpression(), !129)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !132
  br label %while.cond.i28, !dbg !133

while.cond.i28:                                   ; preds = %if.end.i36, %_Z8tree_sumPf.exit
  %n.0.i29 = phi i32 [ %14, %_Z8tree_sumPf.exit ], [ %shr.i33, %if.end.i36 ], !dbg !129
    #dbg_value(i32 %n.0.i29, !51, !DIExpression(), !129)
  %cmp.i30 = icmp sgt i32 %n.0.i29, 1, !dbg !134
  br i1 %cmp.i30, label %while.body.i31, label %_Z8tree_sumPf.exit44, !dbg !133

while.body.i31:                                   ; preds = %while.cond.i28
  %add.i32 = add nsw i32 %n.0.i29, 1, !dbg !135
  %shr.i33 = ashr i32 %add.i32, 1, !dbg !136
    #dbg_value(i32 %shr.i33, !52, !DIExpression(), !137)
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !138
  %add2.i34 = add i32 %15, %shr.i33, !dbg !139
  %cmp3.i35 = icmp ult i32 %add2.i34, %n.0.i29, !dbg !140
  br i1 %cmp3.i35, label %if.then.i37, label %if.end.i36, !dbg !140

if.then.i37:                                      ; preds = %while.body.i31
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !141
  %add5.i38 = add i32 %16, %shr.i33, !dbg !142
  %idxprom.i39 = zext i32 %add5.i38 to i64, !dbg !143
  %arrayidx.i40 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1b to ptr), i64 %idxprom.i39, !dbg !143
  %17 = load float, ptr %arrayidx.i40, align 4, !dbg !143, !tbaa !69
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !144
  %idxprom7.i41 = zext i32 %18 to i64, !dbg !145
  %arrayidx8.i42 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1b to ptr), i64 %idxprom7.i41, !dbg !145
  %19 = load float, ptr %arrayidx8.i42, align 4, !dbg !146, !tbaa !69
  %add9.i43 = fadd float %19, %17, !dbg !146
  store float %add9.i43, ptr %arrayidx8.i42, align 4, !dbg !146, !tbaa !69
  br label %if.end.i36, !dbg !145

if.end.i36:                                       ; preds = %if.then.i37, %while.body.i31
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !147
    #dbg_value(i32 %shr.i33, !51, !DIExpression(), !129)
  br label %while.cond.i28, !dbg !133, !llvm.loop !148

_Z8tree_sumPf.exit44:                             ; preds = %while.cond.i28
  %20 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1b to ptr), align 4, !dbg !150, !tbaa !69
    #dbg_value(float %20, !36, !DIExpression(), !81)
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151
  %cmp15 = icmp eq i32 %21, 0, !dbg !153
  br i1 %cmp15, label %if.then, label %if.end, !dbg !153

if.then:                                          ; preds = %_Z8tree_sumPf.exit44
  %neg = fneg float %20, !dbg !154
  %22 = call float @llvm.fmuladd.f32(float %12, float %12, float %neg), !dbg !154
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !155
  %idxprom18 = zext i32 %23 to i64, !dbg !156
  %arrayidx19 = getelementptr inbounds nuw float, ptr %out, i64 %idxprom18, !dbg !156
  store float %22, ptr %arrayidx19, align 4, !dbg !157, !tbaa !69
  br label %if.end, !dbg !156

if.end:                                           ; preds = %if.then, %_Z8tree_sumPf.exit44
  ret void, !dbg !158
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 17, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "two_sums", linkageName: "_Z8two_sumsPKfPfi", scope: !3, file: !3, line: 16, type: !4, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !24)
!3 = !DIFile(filename: "helper_called_twice.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !18, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0, !13}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!14 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 17, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 256)
!18 = !{!19, !22}
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !20, file: !21, line: 214)
!20 = !DINamespace(name: "ws_math", scope: null)
!21 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!22 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !23, entity: !20, file: !21, line: 215)
!23 = !DINamespace(name: "std", scope: null)
!24 = !{!25, !26, !27, !28, !29, !30, !32, !35, !36}
!25 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 16, type: !6)
!26 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 16, type: !9)
!27 = !DILocalVariable(name: "cols", arg: 3, scope: !2, file: !3, line: 16, type: !10)
!28 = !DILocalVariable(name: "s", scope: !2, file: !3, line: 18, type: !8)
!29 = !DILocalVariable(name: "q", scope: !2, file: !3, line: 18, type: !8)
!30 = !DILocalVariable(name: "c", scope: !31, file: !3, line: 19, type: !10)
!31 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 3)
!32 = !DILocalVariable(name: "v", scope: !33, file: !3, line: 20, type: !8)
!33 = distinct !DILexicalBlock(scope: !34, file: !3, line: 19, column: 56)
!34 = distinct !DILexicalBlock(scope: !31, file: !3, line: 19, column: 3)
!35 = !DILocalVariable(name: "r", scope: !2, file: !3, line: 25, type: !8)
!36 = !DILocalVariable(name: "p", scope: !2, file: !3, line: 27, type: !8)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = !{!43, !43, i64 0}
!43 = !{!"int", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C++ TBAA"}
!46 = distinct !DISubprogram(name: "tree_sum", linkageName: "_Z8tree_sumPf", scope: !3, file: !3, line: 5, type: !47, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!8, !9}
!49 = !{!50, !51, !52}
!50 = !DILocalVariable(name: "buf", arg: 1, scope: !46, file: !3, line: 5, type: !9)
!51 = !DILocalVariable(name: "n", scope: !46, file: !3, line: 6, type: !10)
!52 = !DILocalVariable(name: "half", scope: !53, file: !3, line: 9, type: !10)
!53 = distinct !DILexicalBlock(scope: !46, file: !3, line: 8, column: 17)
!54 = !DILocation(line: 0, scope: !46)
!55 = !DILocation(line: 6, column: 11, scope: !46)
!56 = !DILocation(line: 7, column: 3, scope: !46)
!57 = !DILocation(line: 8, column: 3, scope: !46)
!58 = !DILocation(line: 8, column: 12, scope: !46)
!59 = !DILocation(line: 9, column: 19, scope: !53)
!60 = !DILocation(line: 9, column: 24, scope: !53)
!61 = !DILocation(line: 0, scope: !53)
!62 = !DILocation(line: 10, column: 9, scope: !63)
!63 = distinct !DILexicalBlock(scope: !53, file: !3, line: 10, column: 9)
!64 = !DILocation(line: 10, column: 21, scope: !63)
!65 = !DILocation(line: 10, column: 28, scope: !63)
!66 = !DILocation(line: 10, column: 57, scope: !63)
!67 = !DILocation(line: 10, column: 69, scope: !63)
!68 = !DILocation(line: 10, column: 53, scope: !63)
!69 = !{!70, !70, i64 0}
!70 = !{!"float", !44, i64 0}
!71 = !DILocation(line: 10, column: 37, scope: !63)
!72 = !DILocation(line: 10, column: 33, scope: !63)
!73 = !DILocation(line: 10, column: 50, scope: !63)
!74 = !DILocation(line: 11, column: 5, scope: !53)
!75 = distinct !{!75, !57, !76, !77, !78}
!76 = !DILocation(line: 13, column: 3, scope: !46)
!77 = !{!"llvm.loop.mustprogress"}
!78 = !{!"llvm.loop.unroll.disable"}
!79 = !DILocation(line: 14, column: 10, scope: !46)
!80 = !DILocation(line: 14, column: 3, scope: !46)
!81 = !DILocation(line: 0, scope: !2)
!82 = !DILocation(line: 19, column: 16, scope: !31)
!83 = !DILocation(line: 0, scope: !31)
!84 = !DILocation(line: 19, column: 8, scope: !31)
!85 = !DILocation(line: 19, scope: !31)
!86 = !DILocation(line: 19, column: 31, scope: !34)
!87 = !DILocation(line: 19, column: 3, scope: !31)
!88 = !DILocation(line: 20, column: 17, scope: !33)
!89 = !DILocation(line: 20, column: 28, scope: !33)
!90 = !DILocation(line: 20, column: 35, scope: !33)
!91 = !DILocation(line: 20, column: 15, scope: !33)
!92 = !DILocation(line: 0, scope: !33)
!93 = !DILocation(line: 21, column: 7, scope: !33)
!94 = !DILocation(line: 22, column: 7, scope: !33)
!95 = !DILocation(line: 23, column: 3, scope: !33)
!96 = !DILocation(line: 19, column: 44, scope: !34)
!97 = !DILocation(line: 19, column: 41, scope: !34)
!98 = !DILocation(line: 19, column: 3, scope: !34)
!99 = distinct !{!99, !87, !100, !77, !78}
!100 = !DILocation(line: 23, column: 3, scope: !31)
!101 = !DILocation(line: 24, column: 5, scope: !2)
!102 = !DILocation(line: 24, column: 3, scope: !2)
!103 = !DILocation(line: 24, column: 18, scope: !2)
!104 = !DILocation(line: 0, scope: !46, inlinedAt: !105)
!105 = distinct !DILocation(line: 25, column: 13, scope: !2)
!106 = !DILocation(line: 6, column: 11, scope: !46, inlinedAt: !105)
!107 = !DILocation(line: 7, column: 3, scope: !46, inlinedAt: !105)
!108 = !DILocation(line: 8, column: 3, scope: !46, inlinedAt: !105)
!109 = !DILocation(line: 8, column: 12, scope: !46, inlinedAt: !105)
!110 = !DILocation(line: 9, column: 19, scope: !53, inlinedAt: !105)
!111 = !DILocation(line: 9, column: 24, scope: !53, inlinedAt: !105)
!112 = !DILocation(line: 0, scope: !53, inlinedAt: !105)
!113 = !DILocation(line: 10, column: 9, scope: !63, inlinedAt: !105)
!114 = !DILocation(line: 10, column: 21, scope: !63, inlinedAt: !105)
!115 = !DILocation(line: 10, column: 28, scope: !63, inlinedAt: !105)
!116 = !DILocation(line: 10, column: 57, scope: !63, inlinedAt: !105)
!117 = !DILocation(line: 10, column: 69, scope: !63, inlinedAt: !105)
!118 = !DILocation(line: 10, column: 53, scope: !63, inlinedAt: !105)
!119 = !DILocation(line: 10, column: 37, scope: !63, inlinedAt: !105)
!120 = !DILocation(line: 10, column: 33, scope: !63, inlinedAt: !105)
!121 = !DILocation(line: 10, column: 50, scope: !63, inlinedAt: !105)
!122 = !DILocation(line: 11, column: 5, scope: !53, inlinedAt: !105)
!123 = distinct !{!123, !108, !124, !77, !78}
!124 = !DILocation(line: 13, column: 3, scope: !46, inlinedAt: !105)
!125 = !DILocation(line: 14, column: 10, scope: !46, inlinedAt: !105)
!126 = !DILocation(line: 26, column: 5, scope: !2)
!127 = !DILocation(line: 26, column: 3, scope: !2)
!128 = !DILocation(line: 26, column: 18, scope: !2)
!129 = !DILocation(line: 0, scope: !46, inlinedAt: !130)
!130 = distinct !DILocation(line: 27, column: 13, scope: !2)
!131 = !DILocation(line: 6, column: 11, scope: !46, inlinedAt: !130)
!132 = !DILocation(line: 7, column: 3, scope: !46, inlinedAt: !130)
!133 = !DILocation(line: 8, column: 3, scope: !46, inlinedAt: !130)
!134 = !DILocation(line: 8, column: 12, scope: !46, inlinedAt: !130)
!135 = !DILocation(line: 9, column: 19, scope: !53, inlinedAt: !130)
!136 = !DILocation(line: 9, column: 24, scope: !53, inlinedAt: !130)
!137 = !DILocation(line: 0, scope: !53, inlinedAt: !130)
!138 = !DILocation(line: 10, column: 9, scope: !63, inlinedAt: !130)
!139 = !DILocation(line: 10, column: 21, scope: !63, inlinedAt: !130)
!140 = !DILocation(line: 10, column: 28, scope: !63, inlinedAt: !130)
!141 = !DILocation(line: 10, column: 57, scope: !63, inlinedAt: !130)
!142 = !DILocation(line: 10, column: 69, scope: !63, inlinedAt: !130)
!143 = !DILocation(line: 10, column: 53, scope: !63, inlinedAt: !130)
!144 = !DILocation(line: 10, column: 37, scope: !63, inlinedAt: !130)
!145 = !DILocation(line: 10, column: 33, scope: !63, inlinedAt: !130)
!146 = !DILocation(line: 10, column: 50, scope: !63, inlinedAt: !130)
!147 = !DILocation(line: 11, column: 5, scope: !53, inlinedAt: !130)
!148 = distinct !{!148, !133, !149, !77, !78}
!149 = !DILocation(line: 13, column: 3, scope: !46, inlinedAt: !130)
!150 = !DILocation(line: 14, column: 10, scope: !46, inlinedAt: !130)
!151 = !DILocation(line: 28, column: 7, scope: !152)
!152 = distinct !DILexicalBlock(scope: !2, file: !3, line: 28, column: 7)
!153 = !DILocation(line: 28, column: 19, scope: !152)
!154 = !DILocation(line: 28, column: 49, scope: !152)
!155 = !DILocation(line: 28, column: 29, scope: !152)
!156 = !DILocation(line: 28, column: 25, scope: !152)
!157 = !DILocation(line: 28, column: 41, scope: !152)
!158 = !DILocation(line: 29, column: 1, scope: !2)
