; ModuleID = 'sum_called_twice.cu'
source_filename = "sum_called_twice.cu"
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
  br label %while.cond, !dbg !56

while.cond:                                       ; preds = %if.end, %entry
  %n.0 = phi i32 [ %0, %entry ], [ %shr, %if.end ], !dbg !54
    #dbg_value(i32 %n.0, !51, !DIExpression(), !54)
  %cmp = icmp sgt i32 %n.0, 1, !dbg !57
  br i1 %cmp, label %while.body, label %while.end, !dbg !56

while.body:                                       ; preds = %while.cond
  %add = add nsw i32 %n.0, 1, !dbg !58
  %shr = ashr i32 %add, 1, !dbg !59
    #dbg_value(i32 %shr, !52, !DIExpression(), !60)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !61
  %add2 = add i32 %1, %shr, !dbg !63
  %cmp3 = icmp ult i32 %add2, %n.0, !dbg !64
  br i1 %cmp3, label %if.then, label %if.end, !dbg !64

if.then:                                          ; preds = %while.body
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65
  %add5 = add i32 %2, %shr, !dbg !66
  %idxprom = zext i32 %add5 to i64, !dbg !67
  %arrayidx = getelementptr inbounds nuw float, ptr %buf, i64 %idxprom, !dbg !67
  %3 = load float, ptr %arrayidx, align 4, !dbg !67, !tbaa !68
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !70
  %idxprom7 = zext i32 %4 to i64, !dbg !71
  %arrayidx8 = getelementptr inbounds nuw float, ptr %buf, i64 %idxprom7, !dbg !71
  %5 = load float, ptr %arrayidx8, align 4, !dbg !72, !tbaa !68
  %add9 = fadd float %5, %3, !dbg !72
  store float %add9, ptr %arrayidx8, align 4, !dbg !72, !tbaa !68
  br label %if.end, !dbg !71

if.end:                                           ; preds = %if.then, %while.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !73
    #dbg_value(i32 %shr, !51, !DIExpression(), !54)
  br label %while.cond, !dbg !56, !llvm.loop !74

while.end:                                        ; preds = %while.cond
  %arrayidx10 = getelementptr inbounds float, ptr %buf, i64 0, !dbg !78
  %6 = load float, ptr %arrayidx10, align 4, !dbg !78, !tbaa !68
  ret float %6, !dbg !79
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
    #dbg_value(ptr %m, !25, !DIExpression(), !80)
    #dbg_value(ptr %out, !26, !DIExpression(), !80)
    #dbg_value(i32 %cols, !27, !DIExpression(), !80)
    #dbg_value(float 0.000000e+00, !28, !DIExpression(), !80)
    #dbg_value(float 0.000000e+00, !29, !DIExpression(), !80)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !81
    #dbg_value(i32 %0, !30, !DIExpression(), !82)
  br label %for.cond, !dbg !83

for.cond:                                         ; preds = %for.inc, %entry
  %c.0 = phi i32 [ %0, %entry ], [ %add5, %for.inc ], !dbg !84
  %q.0 = phi float [ 0.000000e+00, %entry ], [ %3, %for.inc ], !dbg !80
  %s.0 = phi float [ 0.000000e+00, %entry ], [ %add2, %for.inc ], !dbg !80
    #dbg_value(float %s.0, !28, !DIExpression(), !80)
    #dbg_value(float %q.0, !29, !DIExpression(), !80)
    #dbg_value(i32 %c.0, !30, !DIExpression(), !82)
  %cmp = icmp slt i32 %c.0, %cols, !dbg !85
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !86

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !87
  %mul = mul i32 %1, %cols, !dbg !88
  %add = add i32 %mul, %c.0, !dbg !89
  %idxprom = zext i32 %add to i64, !dbg !90
  %arrayidx = getelementptr inbounds nuw float, ptr %m, i64 %idxprom, !dbg !90
  %2 = load float, ptr %arrayidx, align 4, !dbg !90, !tbaa !68
    #dbg_value(float %2, !32, !DIExpression(), !91)
  %add2 = fadd float %s.0, %2, !dbg !92
    #dbg_value(float %add2, !28, !DIExpression(), !80)
  %3 = call float @llvm.fmuladd.f32(float %2, float %2, float %q.0), !dbg !93
    #dbg_value(float %3, !29, !DIExpression(), !80)
  br label %for.inc, !dbg !94

for.inc:                                          ; preds = %for.body
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !95
  %add5 = add i32 %c.0, %4, !dbg !96
    #dbg_value(i32 %add5, !30, !DIExpression(), !82)
  br label %for.cond, !dbg !97, !llvm.loop !98

for.end:                                          ; preds = %for.cond.cleanup
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !100
  %idxprom7 = zext i32 %5 to i64, !dbg !101
  %arrayidx8 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1a to ptr), i64 0, i64 %idxprom7, !dbg !101
  store float %s.0, ptr %arrayidx8, align 4, !dbg !102, !tbaa !68
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1a to ptr), !50, !DIExpression(), !103)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !105
    #dbg_value(i32 %6, !51, !DIExpression(), !103)
  br label %while.cond.i, !dbg !106

while.cond.i:                                     ; preds = %if.end.i, %for.end
  %n.0.i = phi i32 [ %6, %for.end ], [ %shr.i, %if.end.i ], !dbg !103
    #dbg_value(i32 %n.0.i, !51, !DIExpression(), !103)
  %cmp.i = icmp sgt i32 %n.0.i, 1, !dbg !107
  br i1 %cmp.i, label %while.body.i, label %_Z8tree_sumPf.exit, !dbg !106

while.body.i:                                     ; preds = %while.cond.i
  %add.i = add nsw i32 %n.0.i, 1, !dbg !108
  %shr.i = ashr i32 %add.i, 1, !dbg !109
    #dbg_value(i32 %shr.i, !52, !DIExpression(), !110)
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !111
  %add2.i = add i32 %7, %shr.i, !dbg !112
  %cmp3.i = icmp ult i32 %add2.i, %n.0.i, !dbg !113
  br i1 %cmp3.i, label %if.then.i, label %if.end.i, !dbg !113

if.then.i:                                        ; preds = %while.body.i
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !114
  %add5.i = add i32 %8, %shr.i, !dbg !115
  %idxprom.i = zext i32 %add5.i to i64, !dbg !116
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1a to ptr), i64 %idxprom.i, !dbg !116
  %9 = load float, ptr %arrayidx.i, align 4, !dbg !116, !tbaa !68
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117
  %idxprom7.i = zext i32 %10 to i64, !dbg !118
  %arrayidx8.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1a to ptr), i64 %idxprom7.i, !dbg !118
  %11 = load float, ptr %arrayidx8.i, align 4, !dbg !119, !tbaa !68
  %add9.i = fadd float %11, %9, !dbg !119
  store float %add9.i, ptr %arrayidx8.i, align 4, !dbg !119, !tbaa !68
  br label %if.end.i, !dbg !118

if.end.i:                                         ; preds = %if.then.i, %while.body.i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !120
    #dbg_value(i32 %shr.i, !51, !DIExpression(), !103)
  br label %while.cond.i, !dbg !106, !llvm.loop !121

_Z8tree_sumPf.exit:                               ; preds = %while.cond.i
  %12 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1a to ptr), align 4, !dbg !123, !tbaa !68
    #dbg_value(float %12, !35, !DIExpression(), !80)
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !124
  %idxprom11 = zext i32 %13 to i64, !dbg !125
  %arrayidx12 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1b to ptr), i64 0, i64 %idxprom11, !dbg !125
  store float %q.0, ptr %arrayidx12, align 4, !dbg !126, !tbaa !68
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1b to ptr), !50, !DIExpression(), !127)
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !129
    #dbg_value(i32 %14, !51, !DIExpression(), !127)
  br label %while.cond.i28, !dbg !130

while.cond.i28:                                   ; preds = %if.end.i36, %_Z8tree_sumPf.exit
  %n.0.i29 = phi i32 [ %14, %_Z8tree_sumPf.exit ], [ %shr.i33, %if.end.i36 ], !dbg !127
    #dbg_value(i32 %n.0.i29, !51, !DIExpression(), !127)
  %cmp.i30 = icmp sgt i32 %n.0.i29, 1, !dbg !131
  br i1 %cmp.i30, label %while.body.i31, label %_Z8tree_sumPf.exit44, !dbg !130

while.body.i31:                                   ; preds = %while.cond.i28
  %add.i32 = add nsw i32 %n.0.i29, 1, !dbg !132
  %shr.i33 = ashr i32 %add.i32, 1, !dbg !133
    #dbg_value(i32 %shr.i33, !52, !DIExpression(), !134)
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !135
  %add2.i34 = add i32 %15, %shr.i33, !dbg !136
  %cmp3.i35 = icmp ult i32 %add2.i34, %n.0.i29, !dbg !137
  br i1 %cmp3.i35, label %if.then.i37, label %if.end.i36, !dbg !137

if.then.i37:                                      ; preds = %while.body.i31
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !138
  %add5.i38 = add i32 %16, %shr.i33, !dbg !139
  %idxprom.i39 = zext i32 %add5.i38 to i64, !dbg !140
  %arrayidx.i40 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1b to ptr), i64 %idxprom.i39, !dbg !140
  %17 = load float, ptr %arrayidx.i40, align 4, !dbg !140, !tbaa !68
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !141
  %idxprom7.i41 = zext i32 %18 to i64, !dbg !142
  %arrayidx8.i42 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1b to ptr), i64 %idxprom7.i41, !dbg !142
  %19 = load float, ptr %arrayidx8.i42, align 4, !dbg !143, !tbaa !68
  %add9.i43 = fadd float %19, %17, !dbg !143
  store float %add9.i43, ptr %arrayidx8.i42, align 4, !dbg !143, !tbaa !68
  br label %if.end.i36, !dbg !142

if.end.i36:                                       ; preds = %if.then.i37, %while.body.i31
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !144
    #dbg_value(i32 %shr.i33, !51, !DIExpression(), !127)
  br label %while.cond.i28, !dbg !130, !llvm.loop !145

_Z8tree_sumPf.exit44:                             ; preds = %while.cond.i28
  %20 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1b to ptr), align 4, !dbg !147, !tbaa !68
    #dbg_value(float %20, !36, !DIExpression(), !80)
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !148
  %cmp15 = icmp eq i32 %21, 0, !dbg !150
  br i1 %cmp15, label %if.then, label %if.end, !dbg !150

if.then:                                          ; preds = %_Z8tree_sumPf.exit44
  %neg = fneg float %20, !dbg !151
  %22 = call float @llvm.fmuladd.f32(float %12, float %12, float %neg), !dbg !151
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !152
  %idxprom18 = zext i32 %23 to i64, !dbg !153
  %arrayidx19 = getelementptr inbounds nuw float, ptr %out, i64 %idxprom18, !dbg !153
  store float %22, ptr %arrayidx19, align 4, !dbg !154, !tbaa !68
  br label %if.end, !dbg !153

if.end:                                           ; preds = %if.then, %_Z8tree_sumPf.exit44
  ret void, !dbg !155
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
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 19, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "two_sums", linkageName: "_Z8two_sumsPKfPfi", scope: !3, file: !3, line: 18, type: !4, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !24)
!3 = !DIFile(filename: "sum_called_twice.cu", directory: ".")
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
!14 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 19, type: !15, isLocal: true, isDefinition: true)
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
!25 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 18, type: !6)
!26 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 18, type: !9)
!27 = !DILocalVariable(name: "cols", arg: 3, scope: !2, file: !3, line: 18, type: !10)
!28 = !DILocalVariable(name: "s", scope: !2, file: !3, line: 20, type: !8)
!29 = !DILocalVariable(name: "q", scope: !2, file: !3, line: 20, type: !8)
!30 = !DILocalVariable(name: "c", scope: !31, file: !3, line: 21, type: !10)
!31 = distinct !DILexicalBlock(scope: !2, file: !3, line: 21, column: 3)
!32 = !DILocalVariable(name: "v", scope: !33, file: !3, line: 21, type: !8)
!33 = distinct !DILexicalBlock(scope: !34, file: !3, line: 21, column: 56)
!34 = distinct !DILexicalBlock(scope: !31, file: !3, line: 21, column: 3)
!35 = !DILocalVariable(name: "r", scope: !2, file: !3, line: 23, type: !8)
!36 = !DILocalVariable(name: "p", scope: !2, file: !3, line: 25, type: !8)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = !{!43, !43, i64 0}
!43 = !{!"int", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C++ TBAA"}
!46 = distinct !DISubprogram(name: "tree_sum", linkageName: "_Z8tree_sumPf", scope: !3, file: !3, line: 8, type: !47, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!8, !9}
!49 = !{!50, !51, !52}
!50 = !DILocalVariable(name: "buf", arg: 1, scope: !46, file: !3, line: 8, type: !9)
!51 = !DILocalVariable(name: "n", scope: !46, file: !3, line: 9, type: !10)
!52 = !DILocalVariable(name: "half", scope: !53, file: !3, line: 11, type: !10)
!53 = distinct !DILexicalBlock(scope: !46, file: !3, line: 10, column: 17)
!54 = !DILocation(line: 0, scope: !46)
!55 = !DILocation(line: 9, column: 11, scope: !46)
!56 = !DILocation(line: 10, column: 3, scope: !46)
!57 = !DILocation(line: 10, column: 12, scope: !46)
!58 = !DILocation(line: 11, column: 19, scope: !53)
!59 = !DILocation(line: 11, column: 24, scope: !53)
!60 = !DILocation(line: 0, scope: !53)
!61 = !DILocation(line: 12, column: 9, scope: !62)
!62 = distinct !DILexicalBlock(scope: !53, file: !3, line: 12, column: 9)
!63 = !DILocation(line: 12, column: 21, scope: !62)
!64 = !DILocation(line: 12, column: 28, scope: !62)
!65 = !DILocation(line: 12, column: 57, scope: !62)
!66 = !DILocation(line: 12, column: 69, scope: !62)
!67 = !DILocation(line: 12, column: 53, scope: !62)
!68 = !{!69, !69, i64 0}
!69 = !{!"float", !44, i64 0}
!70 = !DILocation(line: 12, column: 37, scope: !62)
!71 = !DILocation(line: 12, column: 33, scope: !62)
!72 = !DILocation(line: 12, column: 50, scope: !62)
!73 = !DILocation(line: 13, column: 5, scope: !53)
!74 = distinct !{!74, !56, !75, !76, !77}
!75 = !DILocation(line: 15, column: 3, scope: !46)
!76 = !{!"llvm.loop.mustprogress"}
!77 = !{!"llvm.loop.unroll.disable"}
!78 = !DILocation(line: 16, column: 10, scope: !46)
!79 = !DILocation(line: 16, column: 3, scope: !46)
!80 = !DILocation(line: 0, scope: !2)
!81 = !DILocation(line: 21, column: 16, scope: !31)
!82 = !DILocation(line: 0, scope: !31)
!83 = !DILocation(line: 21, column: 8, scope: !31)
!84 = !DILocation(line: 21, scope: !31)
!85 = !DILocation(line: 21, column: 31, scope: !34)
!86 = !DILocation(line: 21, column: 3, scope: !31)
!87 = !DILocation(line: 21, column: 70, scope: !33)
!88 = !DILocation(line: 21, column: 81, scope: !33)
!89 = !DILocation(line: 21, column: 88, scope: !33)
!90 = !DILocation(line: 21, column: 68, scope: !33)
!91 = !DILocation(line: 0, scope: !33)
!92 = !DILocation(line: 21, column: 96, scope: !33)
!93 = !DILocation(line: 21, column: 104, scope: !33)
!94 = !DILocation(line: 21, column: 114, scope: !33)
!95 = !DILocation(line: 21, column: 44, scope: !34)
!96 = !DILocation(line: 21, column: 41, scope: !34)
!97 = !DILocation(line: 21, column: 3, scope: !34)
!98 = distinct !{!98, !86, !99, !76, !77}
!99 = !DILocation(line: 21, column: 114, scope: !31)
!100 = !DILocation(line: 22, column: 5, scope: !2)
!101 = !DILocation(line: 22, column: 3, scope: !2)
!102 = !DILocation(line: 22, column: 18, scope: !2)
!103 = !DILocation(line: 0, scope: !46, inlinedAt: !104)
!104 = distinct !DILocation(line: 23, column: 13, scope: !2)
!105 = !DILocation(line: 9, column: 11, scope: !46, inlinedAt: !104)
!106 = !DILocation(line: 10, column: 3, scope: !46, inlinedAt: !104)
!107 = !DILocation(line: 10, column: 12, scope: !46, inlinedAt: !104)
!108 = !DILocation(line: 11, column: 19, scope: !53, inlinedAt: !104)
!109 = !DILocation(line: 11, column: 24, scope: !53, inlinedAt: !104)
!110 = !DILocation(line: 0, scope: !53, inlinedAt: !104)
!111 = !DILocation(line: 12, column: 9, scope: !62, inlinedAt: !104)
!112 = !DILocation(line: 12, column: 21, scope: !62, inlinedAt: !104)
!113 = !DILocation(line: 12, column: 28, scope: !62, inlinedAt: !104)
!114 = !DILocation(line: 12, column: 57, scope: !62, inlinedAt: !104)
!115 = !DILocation(line: 12, column: 69, scope: !62, inlinedAt: !104)
!116 = !DILocation(line: 12, column: 53, scope: !62, inlinedAt: !104)
!117 = !DILocation(line: 12, column: 37, scope: !62, inlinedAt: !104)
!118 = !DILocation(line: 12, column: 33, scope: !62, inlinedAt: !104)
!119 = !DILocation(line: 12, column: 50, scope: !62, inlinedAt: !104)
!120 = !DILocation(line: 13, column: 5, scope: !53, inlinedAt: !104)
!121 = distinct !{!121, !106, !122, !76, !77}
!122 = !DILocation(line: 15, column: 3, scope: !46, inlinedAt: !104)
!123 = !DILocation(line: 16, column: 10, scope: !46, inlinedAt: !104)
!124 = !DILocation(line: 24, column: 5, scope: !2)
!125 = !DILocation(line: 24, column: 3, scope: !2)
!126 = !DILocation(line: 24, column: 18, scope: !2)
!127 = !DILocation(line: 0, scope: !46, inlinedAt: !128)
!128 = distinct !DILocation(line: 25, column: 13, scope: !2)
!129 = !DILocation(line: 9, column: 11, scope: !46, inlinedAt: !128)
!130 = !DILocation(line: 10, column: 3, scope: !46, inlinedAt: !128)
!131 = !DILocation(line: 10, column: 12, scope: !46, inlinedAt: !128)
!132 = !DILocation(line: 11, column: 19, scope: !53, inlinedAt: !128)
!133 = !DILocation(line: 11, column: 24, scope: !53, inlinedAt: !128)
!134 = !DILocation(line: 0, scope: !53, inlinedAt: !128)
!135 = !DILocation(line: 12, column: 9, scope: !62, inlinedAt: !128)
!136 = !DILocation(line: 12, column: 21, scope: !62, inlinedAt: !128)
!137 = !DILocation(line: 12, column: 28, scope: !62, inlinedAt: !128)
!138 = !DILocation(line: 12, column: 57, scope: !62, inlinedAt: !128)
!139 = !DILocation(line: 12, column: 69, scope: !62, inlinedAt: !128)
!140 = !DILocation(line: 12, column: 53, scope: !62, inlinedAt: !128)
!141 = !DILocation(line: 12, column: 37, scope: !62, inlinedAt: !128)
!142 = !DILocation(line: 12, column: 33, scope: !62, inlinedAt: !128)
!143 = !DILocation(line: 12, column: 50, scope: !62, inlinedAt: !128)
!144 = !DILocation(line: 13, column: 5, scope: !53, inlinedAt: !128)
!145 = distinct !{!145, !130, !146, !76, !77}
!146 = !DILocation(line: 15, column: 3, scope: !46, inlinedAt: !128)
!147 = !DILocation(line: 16, column: 10, scope: !46, inlinedAt: !128)
!148 = !DILocation(line: 26, column: 7, scope: !149)
!149 = distinct !DILexicalBlock(scope: !2, file: !3, line: 26, column: 7)
!150 = !DILocation(line: 26, column: 19, scope: !149)
!151 = !DILocation(line: 26, column: 49, scope: !149)
!152 = !DILocation(line: 26, column: 29, scope: !149)
!153 = !DILocation(line: 26, column: 25, scope: !149)
!154 = !DILocation(line: 26, column: 41, scope: !149)
!155 = !DILocation(line: 27, column: 1, scope: !2)
