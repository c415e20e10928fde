; ModuleID = 'matmul.cu'
source_filename = "matmul.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6matmulPfPKfS1_iE2as = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4, !dbg !0
@_ZZ6matmulPfPKfS1_iE2bs = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !15

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6matmulPfPKfS1_i(ptr noalias noundef writeonly captures(none) %c, ptr noalias noundef readonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 !dbg !2 {
entry:
    #dbg_value(ptr %c, !27, !DIExpression(), !56)
    #dbg_value(ptr %a, !28, !DIExpression(), !56)
    #dbg_value(ptr %b, !29, !DIExpression(), !56)
    #dbg_value(i32 %n, !30, !DIExpression(), !56)
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57
    #dbg_value(i32 %0, !31, !DIExpression(), !56)
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !58
    #dbg_value(i32 %1, !33, !DIExpression(), !56)
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !59
  %mul = shl i32 %2, 4, !dbg !60
  %add = add i32 %mul, %0, !dbg !61
    #dbg_value(i32 %add, !34, !DIExpression(), !56)
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !62
  %mul4 = shl nuw nsw i32 %3, 4, !dbg !63
  %add5 = add nuw nsw i32 %mul4, %1, !dbg !64
    #dbg_value(i32 %add5, !35, !DIExpression(), !56)
    #dbg_value(float 0.000000e+00, !36, !DIExpression(), !56)
    #dbg_value(i32 0, !37, !DIExpression(), !65)
    #dbg_value(i32 0, !37, !DIExpression(), !65)
    #dbg_value(float 0.000000e+00, !36, !DIExpression(), !56)
  %cmp97 = icmp sgt i32 %n, 0, !dbg !66
  br i1 %cmp97, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !67

for.body.lr.ph:                                   ; preds = %entry
  %sub = add nuw nsw i32 %n, 15
  %div100 = lshr i32 %sub, 4
  %cmp7 = icmp slt i32 %add5, %n
  %mul11 = mul nuw nsw i32 %n, %add5
  %add13 = add nuw i32 %mul11, %0
  %idxprom15 = zext nneg i32 %1 to i64
  %arrayidx16 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPfPKfS1_iE2as to ptr), i64 %idxprom15
  %idxprom17 = zext nneg i32 %0 to i64
  %arrayidx18 = getelementptr inbounds nuw float, ptr %arrayidx16, i64 %idxprom17
  %cmp19 = icmp slt i32 %add, %n
  %arrayidx35 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPfPKfS1_iE2bs to ptr), i64 %idxprom15
  %arrayidx37 = getelementptr inbounds nuw float, ptr %arrayidx35, i64 %idxprom17
  %invariant.gep = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPfPKfS1_iE2bs to ptr), i64 %idxprom17
  %smax = tail call i32 @llvm.smax.i32(i32 %div100, i32 1), !dbg !67
  %arrayidx45.1 = getelementptr inbounds nuw i8, ptr %arrayidx16, i64 4
  %gep.1 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 64
  %arrayidx45.2 = getelementptr inbounds nuw i8, ptr %arrayidx16, i64 8
  %gep.2 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 128
  %arrayidx45.3 = getelementptr inbounds nuw i8, ptr %arrayidx16, i64 12
  %gep.3 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 192
  %arrayidx45.4 = getelementptr inbounds nuw i8, ptr %arrayidx16, i64 16
  %gep.4 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 256
  %arrayidx45.5 = getelementptr inbounds nuw i8, ptr %arrayidx16, i64 20
  %gep.5 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 320
  %arrayidx45.6 = getelementptr inbounds nuw i8, ptr %arrayidx16, i64 24
  %gep.6 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 384
  %arrayidx45.7 = getelementptr inbounds nuw i8, ptr %arrayidx16, i64 28
  %gep.7 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 448
  %arrayidx45.8 = getelementptr inbounds nuw i8, ptr %arrayidx16, i64 32
  %gep.8 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 512
  %arrayidx45.9 = getelementptr inbounds nuw i8, ptr %arrayidx16, i64 36
  %gep.9 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 576
  %arrayidx45.10 = getelementptr inbounds nuw i8, ptr %arrayidx16, i64 40
  %gep.10 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 640
  %arrayidx45.11 = getelementptr inbounds nuw i8, ptr %arrayidx16, i64 44
  %gep.11 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 704
  %arrayidx45.12 = getelementptr inbounds nuw i8, ptr %arrayidx16, i64 48
  %gep.12 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 768
  %arrayidx45.13 = getelementptr inbounds nuw i8, ptr %arrayidx16, i64 52
  %gep.13 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 832
  %arrayidx45.14 = getelementptr inbounds nuw i8, ptr %arrayidx16, i64 56
  %gep.14 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 896
  %arrayidx45.15 = getelementptr inbounds nuw i8, ptr %arrayidx16, i64 60
  %gep.15 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 960
  br label %for.body, !dbg !67

for.cond.cleanup:                                 ; preds = %cond.end32, %entry
  %acc.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %53, %cond.end32 ], !dbg !68
  %cmp54 = icmp slt i32 %add5, %n, !dbg !69
  %cmp56 = icmp slt i32 %add, %n
  %or.cond = and i1 %cmp54, %cmp56, !dbg !71
  br i1 %or.cond, label %if.then, label %if.end, !dbg !71

for.body:                                         ; preds = %for.body.lr.ph, %cond.end32
  %m.099 = phi i32 [ 0, %for.body.lr.ph ], [ %inc52, %cond.end32 ]
  %acc.098 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %53, %cond.end32 ]
    #dbg_value(i32 %m.099, !37, !DIExpression(), !65)
    #dbg_value(float %acc.098, !36, !DIExpression(), !56)
  br i1 %cmp7, label %land.lhs.true, label %cond.end, !dbg !72

land.lhs.true:                                    ; preds = %for.body
  %mul8 = shl nsw i32 %m.099, 4, !dbg !73
  %add9 = add nuw nsw i32 %mul8, %0, !dbg !74
  %cmp10 = icmp slt i32 %add9, %n, !dbg !75
  br i1 %cmp10, label %cond.true, label %cond.end, !dbg !76

cond.true:                                        ; preds = %land.lhs.true
  %add14 = add i32 %add13, %mul8, !dbg !77
  %idxprom = sext i32 %add14 to i64, !dbg !78
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !78
  %4 = load float, ptr %arrayidx, align 4, !dbg !78, !tbaa !79
  br label %cond.end, !dbg !76

cond.end:                                         ; preds = %for.body, %land.lhs.true, %cond.true
  %cond = phi contract float [ %4, %cond.true ], [ 0.000000e+00, %land.lhs.true ], [ 0.000000e+00, %for.body ], !dbg !76
  store float %cond, ptr %arrayidx18, align 4, !dbg !81, !tbaa !79
  br i1 %cmp19, label %land.lhs.true20, label %cond.end32, !dbg !82

land.lhs.true20:                                  ; preds = %cond.end
  %mul21 = shl nsw i32 %m.099, 4, !dbg !83
  %add22 = add nuw nsw i32 %mul21, %1, !dbg !84
  %cmp23 = icmp slt i32 %add22, %n, !dbg !85
  br i1 %cmp23, label %cond.true24, label %cond.end32, !dbg !86

cond.true24:                                      ; preds = %land.lhs.true20
  %mul27 = mul nuw nsw i32 %add22, %n, !dbg !87
  %add28 = add nsw i32 %mul27, %add, !dbg !88
  %idxprom29 = sext i32 %add28 to i64, !dbg !89
  %arrayidx30 = getelementptr inbounds float, ptr %b, i64 %idxprom29, !dbg !89
  %5 = load float, ptr %arrayidx30, align 4, !dbg !89, !tbaa !79
  br label %cond.end32, !dbg !86

cond.end32:                                       ; preds = %cond.end, %land.lhs.true20, %cond.true24
  %cond33 = phi contract float [ %5, %cond.true24 ], [ 0.000000e+00, %land.lhs.true20 ], [ 0.000000e+00, %cond.end ], !dbg !86
  store float %cond33, ptr %arrayidx37, align 4, !dbg !90, !tbaa !79
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !91
    #dbg_value(i32 0, !39, !DIExpression(), !92)
    #dbg_value(i32 0, !39, !DIExpression(), !92)
    #dbg_value(float %acc.098, !36, !DIExpression(), !56)
    #dbg_value(i32 0, !39, !DIExpression(), !92)
    #dbg_value(float %acc.098, !36, !DIExpression(), !56)
  %6 = load float, ptr %arrayidx16, align 4, !dbg !93, !tbaa !79
  %7 = load float, ptr %invariant.gep, align 4, !dbg !95, !tbaa !79
  %8 = tail call float @llvm.fmuladd.f32(float %6, float %7, float %acc.098), !dbg !96
    #dbg_value(float %8, !36, !DIExpression(), !56)
    #dbg_value(i32 1, !39, !DIExpression(), !92)
  %9 = load float, ptr %arrayidx45.1, align 4, !dbg !93, !tbaa !79
  %10 = load float, ptr %gep.1, align 4, !dbg !95, !tbaa !79
  %11 = tail call float @llvm.fmuladd.f32(float %9, float %10, float %8), !dbg !96
    #dbg_value(float %11, !36, !DIExpression(), !56)
    #dbg_value(i32 2, !39, !DIExpression(), !92)
  %12 = load float, ptr %arrayidx45.2, align 4, !dbg !93, !tbaa !79
  %13 = load float, ptr %gep.2, align 4, !dbg !95, !tbaa !79
  %14 = tail call float @llvm.fmuladd.f32(float %12, float %13, float %11), !dbg !96
    #dbg_value(float %14, !36, !DIExpression(), !56)
    #dbg_value(i32 3, !39, !DIExpression(), !92)
  %15 = load float, ptr %arrayidx45.3, align 4, !dbg !93, !tbaa !79
  %16 = load float, ptr %gep.3, align 4, !dbg !95, !tbaa !79
  %17 = tail call float @llvm.fmuladd.f32(float %15, float %16, float %14), !dbg !96
    #dbg_value(float %17, !36, !DIExpression(), !56)
    #dbg_value(i32 4, !39, !DIExpression(), !92)
  %18 = load float, ptr %arrayidx45.4, align 4, !dbg !93, !tbaa !79
  %19 = load float, ptr %gep.4, align 4, !dbg !95, !tbaa !79
  %20 = tail call float @llvm.fmuladd.f32(float %18, float %19, float %17), !dbg !96
    #dbg_value(float %20, !36, !DIExpression(), !56)
    #dbg_value(i32 5, !39, !DIExpression(), !92)
  %21 = load float, ptr %arrayidx45.5, align 4, !dbg !93, !tbaa !79
  %22 = load float, ptr %gep.5, align 4, !dbg !95, !tbaa !79
  %23 = tail call float @llvm.fmuladd.f32(float %21, float %22, float %20), !dbg !96
    #dbg_value(float %23, !36, !DIExpression(), !56)
    #dbg_value(i32 6, !39, !DIExpression(), !92)
  %24 = load float, ptr %arrayidx45.6, align 4, !dbg !93, !tbaa !79
  %25 = load float, ptr %gep.6, align 4, !dbg !95, !tbaa !79
  %26 = tail call float @llvm.fmuladd.f32(float %24, float %25, float %23), !dbg !96
    #dbg_value(float %26, !36, !DIExpression(), !56)
    #dbg_value(i32 7, !39, !DIExpression(), !92)
  %27 = load float, ptr %arrayidx45.7, align 4, !dbg !93, !tbaa !79
  %28 = load float, ptr %gep.7, align 4, !dbg !95, !tbaa !79
  %29 = tail call float @llvm.fmuladd.f32(float %27, float %28, float %26), !dbg !96
    #dbg_value(float %29, !36, !DIExpression(), !56)
    #dbg_value(i32 8, !39, !DIExpression(), !92)
  %30 = load float, ptr %arrayidx45.8, align 4, !dbg !93, !tbaa !79
  %31 = load float, ptr %gep.8, align 4, !dbg !95, !tbaa !79
  %32 = tail call float @llvm.fmuladd.f32(float %30, float %31, float %29), !dbg !96
    #dbg_value(float %32, !36, !DIExpression(), !56)
    #dbg_value(i32 9, !39, !DIExpression(), !92)
  %33 = load float, ptr %arrayidx45.9, align 4, !dbg !93, !tbaa !79
  %34 = load float, ptr %gep.9, align 4, !dbg !95, !tbaa !79
  %35 = tail call float @llvm.fmuladd.f32(float %33, float %34, float %32), !dbg !96
    #dbg_value(float %35, !36, !DIExpression(), !56)
    #dbg_value(i32 10, !39, !DIExpression(), !92)
  %36 = load float, ptr %arrayidx45.10, align 4, !dbg !93, !tbaa !79
  %37 = load float, ptr %gep.10, align 4, !dbg !95, !tbaa !79
  %38 = tail call float @llvm.fmuladd.f32(float %36, float %37, float %35), !dbg !96
    #dbg_value(float %38, !36, !DIExpression(), !56)
    #dbg_value(i32 11, !39, !DIExpression(), !92)
  %39 = load float, ptr %arrayidx45.11, align 4, !dbg !93, !tbaa !79
  %40 = load float, ptr %gep.11, align 4, !dbg !95, !tbaa !79
  %41 = tail call float @llvm.fmuladd.f32(float %39, float %40, float %38), !dbg !96
    #dbg_value(float %41, !36, !DIExpression(), !56)
    #dbg_value(i32 12, !39, !DIExpression(), !92)
  %42 = load float, ptr %arrayidx45.12, align 4, !dbg !93, !tbaa !79
  %43 = load float, ptr %gep.12, align 4, !dbg !95, !tbaa !79
  %44 = tail call float @llvm.fmuladd.f32(float %42, float %43, float %41), !dbg !96
    #dbg_value(float %44, !36, !DIExpression(), !56)
    #dbg_value(i32 13, !39, !DIExpression(), !92)
  %45 = load float, ptr %arrayidx45.13, align 4, !dbg !93, !tbaa !79
  %46 = load float, ptr %gep.13, align 4, !dbg !95, !tbaa !79
  %47 = tail call float @llvm.fmuladd.f32(float %45, float %46, float %44), !dbg !96
    #dbg_value(float %47, !36, !DIExpression(), !56)
    #dbg_value(i32 14, !39, !DIExpression(), !92)
  %48 = load float, ptr %arrayidx45.14, align 4, !dbg !93, !tbaa !79
  %49 = load float, ptr %gep.14, align 4, !dbg !95, !tbaa !79
  %50 = tail call float @llvm.fmuladd.f32(float %48, float %49, float %47), !dbg !96
    #dbg_value(float %50, !36, !DIExpression(), !56)
    #dbg_value(i32 15, !39, !DIExpression(), !92)
  %51 = load float, ptr %arrayidx45.15, align 4, !dbg !93, !tbaa !79
  %52 = load float, ptr %gep.15, align 4, !dbg !95, !tbaa !79
  %53 = tail call float @llvm.fmuladd.f32(float %51, float %52, float %50), !dbg !96
    #dbg_value(float %53, !36, !DIExpression(), !56)
    #dbg_value(i32 16, !39, !DIExpression(), !92)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !97
  %inc52 = add nuw nsw i32 %m.099, 1, !dbg !98
    #dbg_value(i32 %inc52, !37, !DIExpression(), !65)
  %exitcond.not = icmp eq i32 %inc52, %smax, !dbg !66
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !67, !llvm.loop !99

if.then:                                          ; preds = %for.cond.cleanup
  %mul57 = mul nsw i32 %n, %add5, !dbg !103
  %add58 = add nsw i32 %mul57, %add, !dbg !104
  %idxprom59 = sext i32 %add58 to i64, !dbg !105
  %arrayidx60 = getelementptr inbounds float, ptr %c, i64 %idxprom59, !dbg !105
  store float %acc.0.lcssa, ptr %arrayidx60, align 4, !dbg !106, !tbaa !79
  br label %if.end, !dbg !105

if.end:                                           ; preds = %if.then, %for.cond.cleanup
  ret void, !dbg !107
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!13}
!llvm.module.flags = !{!46, !47, !48, !49, !50}
!llvm.ident = !{!51}
!llvm.errno.tbaa = !{!52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "as", scope: !2, file: !3, line: 5, type: !43, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "matmul", linkageName: "_Z6matmulPfPKfS1_i", scope: !3, file: !3, line: 3, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !26)
!3 = !DIFile(filename: "matmul.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !9, !12}
!6 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !7)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !10)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !14, imports: !20, splitDebugInlining: false, nameTableKind: None)
!14 = !{!0, !15}
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!16 = distinct !DIGlobalVariable(name: "bs", scope: !2, file: !3, line: 5, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !18)
!18 = !{!19, !19}
!19 = !DISubrange(count: 16)
!20 = !{!21, !24}
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !13, entity: !22, file: !23, line: 206)
!22 = !DINamespace(name: "ws_math", scope: null)
!23 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!24 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !25, entity: !22, file: !23, line: 207)
!25 = !DINamespace(name: "std", scope: null)
!26 = !{!27, !28, !29, !30, !31, !33, !34, !35, !36, !37, !39}
!27 = !DILocalVariable(name: "c", arg: 1, scope: !2, file: !3, line: 3, type: !6)
!28 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 3, type: !9)
!29 = !DILocalVariable(name: "b", arg: 3, scope: !2, file: !3, line: 4, type: !9)
!30 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 4, type: !12)
!31 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 6, type: !32)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!33 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 6, type: !32)
!34 = !DILocalVariable(name: "col", scope: !2, file: !3, line: 7, type: !32)
!35 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 7, type: !32)
!36 = !DILocalVariable(name: "acc", scope: !2, file: !3, line: 8, type: !8)
!37 = !DILocalVariable(name: "m", scope: !38, file: !3, line: 9, type: !12)
!38 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!39 = !DILocalVariable(name: "i", scope: !40, file: !3, line: 14, type: !12)
!40 = distinct !DILexicalBlock(scope: !41, file: !3, line: 14, column: 5)
!41 = distinct !DILexicalBlock(scope: !42, file: !3, line: 9, column: 51)
!42 = distinct !DILexicalBlock(scope: !38, file: !3, line: 9, column: 3)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8704, elements: !44)
!44 = !{!19, !45}
!45 = !DISubrange(count: 17)
!46 = !{i32 7, !"Dwarf Version", i32 4}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!50 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!51 = !{!"clang version 22.1.8"}
!52 = !{!53, !53, i64 0}
!53 = !{!"int", !54, i64 0}
!54 = !{!"omnipotent char", !55, i64 0}
!55 = !{!"Simple C++ TBAA"}
!56 = !DILocation(line: 0, scope: !2)
!57 = !DILocation(line: 6, column: 17, scope: !2)
!58 = !DILocation(line: 6, column: 34, scope: !2)
!59 = !DILocation(line: 7, column: 19, scope: !2)
!60 = !DILocation(line: 7, column: 30, scope: !2)
!61 = !DILocation(line: 7, column: 37, scope: !2)
!62 = !DILocation(line: 7, column: 48, scope: !2)
!63 = !DILocation(line: 7, column: 59, scope: !2)
!64 = !DILocation(line: 7, column: 66, scope: !2)
!65 = !DILocation(line: 0, scope: !38)
!66 = !DILocation(line: 9, column: 21, scope: !42)
!67 = !DILocation(line: 9, column: 3, scope: !38)
!68 = !DILocation(line: 8, column: 9, scope: !2)
!69 = !DILocation(line: 18, column: 11, scope: !70)
!70 = distinct !DILexicalBlock(scope: !2, file: !3, line: 18, column: 7)
!71 = !DILocation(line: 18, column: 15, scope: !70)
!72 = !DILocation(line: 10, column: 24, scope: !41)
!73 = !DILocation(line: 10, column: 29, scope: !41)
!74 = !DILocation(line: 10, column: 36, scope: !41)
!75 = !DILocation(line: 10, column: 40, scope: !41)
!76 = !DILocation(line: 10, column: 16, scope: !41)
!77 = !DILocation(line: 10, column: 67, scope: !41)
!78 = !DILocation(line: 10, column: 46, scope: !41)
!79 = !{!80, !80, i64 0}
!80 = !{!"float", !54, i64 0}
!81 = !DILocation(line: 10, column: 14, scope: !41)
!82 = !DILocation(line: 11, column: 24, scope: !41)
!83 = !DILocation(line: 11, column: 29, scope: !41)
!84 = !DILocation(line: 11, column: 36, scope: !41)
!85 = !DILocation(line: 11, column: 40, scope: !41)
!86 = !DILocation(line: 11, column: 16, scope: !41)
!87 = !DILocation(line: 11, column: 63, scope: !41)
!88 = !DILocation(line: 11, column: 67, scope: !41)
!89 = !DILocation(line: 11, column: 46, scope: !41)
!90 = !DILocation(line: 11, column: 14, scope: !41)
!91 = !DILocation(line: 12, column: 5, scope: !41)
!92 = !DILocation(line: 0, scope: !40)
!93 = !DILocation(line: 15, column: 14, scope: !94)
!94 = distinct !DILexicalBlock(scope: !40, file: !3, line: 14, column: 5)
!95 = !DILocation(line: 15, column: 25, scope: !94)
!96 = !DILocation(line: 15, column: 11, scope: !94)
!97 = !DILocation(line: 16, column: 5, scope: !41)
!98 = !DILocation(line: 9, column: 46, scope: !42)
!99 = distinct !{!99, !67, !100, !101, !102}
!100 = !DILocation(line: 17, column: 3, scope: !38)
!101 = !{!"llvm.loop.mustprogress"}
!102 = !{!"llvm.loop.unroll.disable"}
!103 = !DILocation(line: 19, column: 11, scope: !70)
!104 = !DILocation(line: 19, column: 15, scope: !70)
!105 = !DILocation(line: 19, column: 5, scope: !70)
!106 = !DILocation(line: 19, column: 22, scope: !70)
!107 = !DILocation(line: 20, column: 1, scope: !2)
