; ModuleID = 'first_program_fixed.cu'
source_filename = "first_program_fixed.cu"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.dim3 = type { i32, i32, i32 }

@.str = private unnamed_addr constant [33 x i8] c"c[1] = %g, c[%d] = %g, %d wrong\0A\00", align 1, !dbg !0

; Function Attrs: mustprogress norecurse
define dso_local void @_Z18__device_stub__addPKfS0_Pfi(ptr noundef %a, ptr noundef %b, ptr noundef %c, i32 noundef %n) #0 !dbg !564 {
entry:
  %a.addr = alloca ptr, align 8, !DIAssignID !574
    #dbg_assign(i1 poison, !570, !DIExpression(), !574, ptr %a.addr, !DIExpression(), !575)
  %b.addr = alloca ptr, align 8, !DIAssignID !576
    #dbg_assign(i1 poison, !571, !DIExpression(), !576, ptr %b.addr, !DIExpression(), !575)
  %c.addr = alloca ptr, align 8, !DIAssignID !577
    #dbg_assign(i1 poison, !572, !DIExpression(), !577, ptr %c.addr, !DIExpression(), !575)
  %n.addr = alloca i32, align 4, !DIAssignID !578
    #dbg_assign(i1 poison, !573, !DIExpression(), !578, ptr %n.addr, !DIExpression(), !575)
  %grid_dim = alloca %struct.dim3, align 8
  %block_dim = alloca %struct.dim3, align 8
  %shmem_size = alloca i64, align 8
  %stream = alloca ptr, align 8
  store ptr %a, ptr %a.addr, align 8, !tbaa !579, !DIAssignID !582
    #dbg_assign(ptr %a, !570, !DIExpression(), !582, ptr %a.addr, !DIExpression(), !575)
  store ptr %b, ptr %b.addr, align 8, !tbaa !579, !DIAssignID !583
    #dbg_assign(ptr %b, !571, !DIExpression(), !583, ptr %b.addr, !DIExpression(), !575)
  store ptr %c, ptr %c.addr, align 8, !tbaa !579, !DIAssignID !584
    #dbg_assign(ptr %c, !572, !DIExpression(), !584, ptr %c.addr, !DIExpression(), !575)
  store i32 %n, ptr %n.addr, align 4, !tbaa !560, !DIAssignID !585
    #dbg_assign(i32 %n, !573, !DIExpression(), !585, ptr %n.addr, !DIExpression(), !575)
  %kernel_args1 = alloca [4 x ptr], align 16, !dbg !586
  store ptr %a.addr, ptr %kernel_args1, align 16, !dbg !586
  %0 = getelementptr inbounds nuw i8, ptr %kernel_args1, i64 8, !dbg !586
  store ptr %b.addr, ptr %0, align 8, !dbg !586
  %1 = getelementptr inbounds nuw i8, ptr %kernel_args1, i64 16, !dbg !586
  store ptr %c.addr, ptr %1, align 16, !dbg !586
  %2 = getelementptr inbounds nuw i8, ptr %kernel_args1, i64 24, !dbg !586
  store ptr %n.addr, ptr %2, align 8, !dbg !586
  %3 = call i32 @__cudaPopCallConfiguration(ptr nonnull %grid_dim, ptr nonnull %block_dim, ptr nonnull %shmem_size, ptr nonnull %stream), !dbg !586
  %4 = load i64, ptr %shmem_size, align 8, !dbg !586
  %5 = load ptr, ptr %stream, align 8, !dbg !586
  %grid_dim.coerce.sroa.0.0.copyload = load i64, ptr %grid_dim, align 8, !dbg !586
  %grid_dim.coerce.sroa.2.0.grid_dim.sroa_idx = getelementptr inbounds nuw i8, ptr %grid_dim, i64 8, !dbg !586
  %grid_dim.coerce.sroa.2.0.copyload = load i32, ptr %grid_dim.coerce.sroa.2.0.grid_dim.sroa_idx, align 8, !dbg !586
  %block_dim.coerce.sroa.0.0.copyload = load i64, ptr %block_dim, align 8, !dbg !586
  %block_dim.coerce.sroa.2.0.block_dim.sroa_idx = getelementptr inbounds nuw i8, ptr %block_dim, i64 8, !dbg !586
  %block_dim.coerce.sroa.2.0.copyload = load i32, ptr %block_dim.coerce.sroa.2.0.block_dim.sroa_idx, align 8, !dbg !586
  %call = call noundef i32 @cudaLaunchKernel(ptr noundef nonnull @_Z18__device_stub__addPKfS0_Pfi, i64 %grid_dim.coerce.sroa.0.0.copyload, i32 %grid_dim.coerce.sroa.2.0.copyload, i64 %block_dim.coerce.sroa.0.0.copyload, i32 %block_dim.coerce.sroa.2.0.copyload, ptr noundef nonnull %kernel_args1, i64 noundef %4, ptr noundef %5), !dbg !586
  ret void, !dbg !587
}

declare dso_local i32 @__cudaPopCallConfiguration(ptr, ptr, ptr, ptr) local_unnamed_addr

declare dso_local i32 @cudaLaunchKernel(ptr, i64, i32, i64, i32, ptr, i64, ptr) local_unnamed_addr

; Function Attrs: mustprogress norecurse
define dso_local noundef range(i32 0, 2) i32 @main() local_unnamed_addr #1 !dbg !588 {
entry:
  %a.addr.i = alloca ptr, align 8, !DIAssignID !604
    #dbg_assign(i1 poison, !570, !DIExpression(), !604, ptr %a.addr.i, !DIExpression(), !605)
  %b.addr.i = alloca ptr, align 8, !DIAssignID !607
    #dbg_assign(i1 poison, !571, !DIExpression(), !607, ptr %b.addr.i, !DIExpression(), !605)
  %c.addr.i = alloca ptr, align 8, !DIAssignID !608
    #dbg_assign(i1 poison, !572, !DIExpression(), !608, ptr %c.addr.i, !DIExpression(), !605)
  %n.addr.i = alloca i32, align 4, !DIAssignID !609
    #dbg_assign(i1 poison, !573, !DIExpression(), !609, ptr %n.addr.i, !DIExpression(), !605)
  %grid_dim.i = alloca %struct.dim3, align 8
  %block_dim.i = alloca %struct.dim3, align 8
  %shmem_size.i = alloca i64, align 8
  %stream.i = alloca ptr, align 8
  %kernel_args1.i = alloca [4 x ptr], align 16, !dbg !610
  %d_a = alloca ptr, align 8, !DIAssignID !611
    #dbg_assign(i1 poison, !598, !DIExpression(), !611, ptr %d_a, !DIExpression(), !612)
  %d_b = alloca ptr, align 8, !DIAssignID !613
    #dbg_assign(i1 poison, !599, !DIExpression(), !613, ptr %d_b, !DIExpression(), !612)
  %d_c = alloca ptr, align 8, !DIAssignID !614
    #dbg_assign(i1 poison, !600, !DIExpression(), !614, ptr %d_c, !DIExpression(), !612)
    #dbg_value(i32 2000, !590, !DIExpression(), !612)
    #dbg_value(i32 8000, !592, !DIExpression(), !612)
  %call = tail call dereferenceable_or_null(8000) ptr @malloc(i64 noundef 8000) #7, !dbg !615
    #dbg_value(ptr %call, !593, !DIExpression(), !612)
  %call1 = tail call dereferenceable_or_null(8000) ptr @malloc(i64 noundef 8000) #7, !dbg !616
    #dbg_value(ptr %call1, !594, !DIExpression(), !612)
  %call2 = tail call dereferenceable_or_null(8000) ptr @malloc(i64 noundef 8000) #7, !dbg !617
    #dbg_value(ptr %call2, !595, !DIExpression(), !612)
    #dbg_value(i32 0, !596, !DIExpression(), !618)
  br label %for.body, !dbg !619

for.cond.cleanup:                                 ; preds = %for.body
  call void @llvm.lifetime.start.p0(ptr nonnull %d_a) #8, !dbg !620
  call void @llvm.lifetime.start.p0(ptr nonnull %d_b) #8, !dbg !620
  call void @llvm.lifetime.start.p0(ptr nonnull %d_c) #8, !dbg !620
  %call.i = call noundef i32 @cudaMalloc(ptr noundef nonnull %d_a, i64 noundef 8000), !dbg !621
  %call.i62 = call noundef i32 @cudaMalloc(ptr noundef nonnull %d_b, i64 noundef 8000), !dbg !622
  %call.i63 = call noundef i32 @cudaMalloc(ptr noundef nonnull %d_c, i64 noundef 8000), !dbg !623
  %0 = load ptr, ptr %d_a, align 8, !dbg !624, !tbaa !579
  %call9 = call i32 @cudaMemcpy(ptr noundef %0, ptr noundef %call, i64 noundef 8000, i32 noundef 1), !dbg !625
  %1 = load ptr, ptr %d_b, align 8, !dbg !626, !tbaa !579
  %call10 = call i32 @cudaMemcpy(ptr noundef %1, ptr noundef %call1, i64 noundef 8000, i32 noundef 1), !dbg !627
  %call12 = call i32 @__cudaPushCallConfiguration(i64 4294967304, i32 1, i64 4294967552, i32 1, i64 noundef 0, ptr noundef null), !dbg !628
  %tobool.not = icmp eq i32 %call12, 0, !dbg !628
  br i1 %tobool.not, label %kcall.configok, label %kcall.end, !dbg !629

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
    #dbg_value(i64 %indvars.iv, !596, !DIExpression(), !618)
  %2 = trunc nuw nsw i64 %indvars.iv to i32, !dbg !630
  %conv = uitofp nneg i32 %2 to float, !dbg !630
  %arrayidx = getelementptr inbounds nuw float, ptr %call, i64 %indvars.iv, !dbg !633
  store float %conv, ptr %arrayidx, align 4, !dbg !634, !tbaa !635
  %indvars.iv.tr = trunc i64 %indvars.iv to i32, !dbg !637
  %3 = shl i32 %indvars.iv.tr, 1, !dbg !637
  %conv3 = uitofp nneg i32 %3 to float, !dbg !637
  %arrayidx5 = getelementptr inbounds nuw float, ptr %call1, i64 %indvars.iv, !dbg !638
  store float %conv3, ptr %arrayidx5, align 4, !dbg !639, !tbaa !635
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !640
    #dbg_value(i64 %indvars.iv.next, !596, !DIExpression(), !618)
  %exitcond.not = icmp eq i64 %indvars.iv.next, 2000, !dbg !641
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !619, !llvm.loop !642

kcall.configok:                                   ; preds = %for.cond.cleanup
  %4 = load ptr, ptr %d_a, align 8, !dbg !646, !tbaa !579
  %5 = load ptr, ptr %d_b, align 8, !dbg !647, !tbaa !579
  %6 = load ptr, ptr %d_c, align 8, !dbg !648, !tbaa !579
  call void @llvm.lifetime.start.p0(ptr nonnull %a.addr.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %b.addr.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %c.addr.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %n.addr.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %grid_dim.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %block_dim.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %shmem_size.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %stream.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %kernel_args1.i)
  store ptr %4, ptr %a.addr.i, align 8, !tbaa !579, !DIAssignID !649
    #dbg_assign(ptr %4, !570, !DIExpression(), !649, ptr %a.addr.i, !DIExpression(), !605)
  store ptr %5, ptr %b.addr.i, align 8, !tbaa !579, !DIAssignID !650
    #dbg_assign(ptr %5, !571, !DIExpression(), !650, ptr %b.addr.i, !DIExpression(), !605)
  store ptr %6, ptr %c.addr.i, align 8, !tbaa !579, !DIAssignID !651
    #dbg_assign(ptr %6, !572, !DIExpression(), !651, ptr %c.addr.i, !DIExpression(), !605)
  store i32 2000, ptr %n.addr.i, align 4, !tbaa !560, !DIAssignID !652
    #dbg_assign(i32 2000, !573, !DIExpression(), !652, ptr %n.addr.i, !DIExpression(), !605)
  store ptr %a.addr.i, ptr %kernel_args1.i, align 16, !dbg !610
  %7 = getelementptr inbounds nuw i8, ptr %kernel_args1.i, i64 8, !dbg !610
  store ptr %b.addr.i, ptr %7, align 8, !dbg !610
  %8 = getelementptr inbounds nuw i8, ptr %kernel_args1.i, i64 16, !dbg !610
  store ptr %c.addr.i, ptr %8, align 16, !dbg !610
  %9 = getelementptr inbounds nuw i8, ptr %kernel_args1.i, i64 24, !dbg !610
  store ptr %n.addr.i, ptr %9, align 8, !dbg !610
  %10 = call i32 @__cudaPopCallConfiguration(ptr nonnull %grid_dim.i, ptr nonnull %block_dim.i, ptr nonnull %shmem_size.i, ptr nonnull %stream.i), !dbg !610
  %11 = load i64, ptr %shmem_size.i, align 8, !dbg !610
  %12 = load ptr, ptr %stream.i, align 8, !dbg !610
  %grid_dim.coerce.sroa.0.0.copyload.i = load i64, ptr %grid_dim.i, align 8, !dbg !610
  %grid_dim.coerce.sroa.2.0.grid_dim.sroa_idx.i = getelementptr inbounds nuw i8, ptr %grid_dim.i, i64 8, !dbg !610
  %grid_dim.coerce.sroa.2.0.copyload.i = load i32, ptr %grid_dim.coerce.sroa.2.0.grid_dim.sroa_idx.i, align 8, !dbg !610
  %block_dim.coerce.sroa.0.0.copyload.i = load i64, ptr %block_dim.i, align 8, !dbg !610
  %block_dim.coerce.sroa.2.0.block_dim.sroa_idx.i = getelementptr inbounds nuw i8, ptr %block_dim.i, i64 8, !dbg !610
  %block_dim.coerce.sroa.2.0.copyload.i = load i32, ptr %block_dim.coerce.sroa.2.0.block_dim.sroa_idx.i, align 8, !dbg !610
  %call.i66 = call noundef i32 @cudaLaunchKernel(ptr noundef nonnull @_Z18__device_stub__addPKfS0_Pfi, i64 %grid_dim.coerce.sroa.0.0.copyload.i, i32 %grid_dim.coerce.sroa.2.0.copyload.i, i64 %block_dim.coerce.sroa.0.0.copyload.i, i32 %block_dim.coerce.sroa.2.0.copyload.i, ptr noundef nonnull %kernel_args1.i, i64 noundef %11, ptr noundef %12), !dbg !610
  call void @llvm.lifetime.end.p0(ptr nonnull %a.addr.i), !dbg !653
  call void @llvm.lifetime.end.p0(ptr nonnull %b.addr.i), !dbg !653
  call void @llvm.lifetime.end.p0(ptr nonnull %c.addr.i), !dbg !653
  call void @llvm.lifetime.end.p0(ptr nonnull %n.addr.i), !dbg !653
  call void @llvm.lifetime.end.p0(ptr nonnull %grid_dim.i), !dbg !653
  call void @llvm.lifetime.end.p0(ptr nonnull %block_dim.i), !dbg !653
  call void @llvm.lifetime.end.p0(ptr nonnull %shmem_size.i), !dbg !653
  call void @llvm.lifetime.end.p0(ptr nonnull %stream.i), !dbg !653
  call void @llvm.lifetime.end.p0(ptr nonnull %kernel_args1.i), !dbg !653
  br label %kcall.end, !dbg !629

kcall.end:                                        ; preds = %kcall.configok, %for.cond.cleanup
  %13 = load ptr, ptr %d_c, align 8, !dbg !654, !tbaa !579
  %call13 = call i32 @cudaMemcpy(ptr noundef %call2, ptr noundef %13, i64 noundef 8000, i32 noundef 2), !dbg !655
    #dbg_value(i32 0, !601, !DIExpression(), !612)
    #dbg_value(i32 0, !602, !DIExpression(), !656)
  br label %for.body18, !dbg !657

for.cond.cleanup17:                               ; preds = %for.body18
  %arrayidx31 = getelementptr inbounds nuw i8, ptr %call2, i64 4, !dbg !658
  %14 = load float, ptr %arrayidx31, align 4, !dbg !658, !tbaa !635
  %conv32 = fpext float %14 to double, !dbg !658
  %arrayidx33 = getelementptr inbounds nuw i8, ptr %call2, i64 7996, !dbg !659
  %15 = load float, ptr %arrayidx33, align 4, !dbg !659, !tbaa !635
  %conv34 = fpext float %15 to double, !dbg !659
  %call35 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %conv32, i32 noundef 1999, double noundef %conv34, i32 noundef %add27) #8, !dbg !660
  %16 = load ptr, ptr %d_a, align 8, !dbg !661, !tbaa !579
  %call36 = call i32 @cudaFree(ptr noundef %16), !dbg !662
  %17 = load ptr, ptr %d_b, align 8, !dbg !663, !tbaa !579
  %call37 = call i32 @cudaFree(ptr noundef %17), !dbg !664
  %18 = load ptr, ptr %d_c, align 8, !dbg !665, !tbaa !579
  %call38 = call i32 @cudaFree(ptr noundef %18), !dbg !666
  call void @free(ptr noundef %call) #8, !dbg !667
  call void @free(ptr noundef %call1) #8, !dbg !668
  call void @free(ptr noundef %call2) #8, !dbg !669
  %cmp39 = icmp ne i32 %add27, 0, !dbg !670
  %conv40 = zext i1 %cmp39 to i32, !dbg !671
  call void @llvm.lifetime.end.p0(ptr nonnull %d_c) #8, !dbg !672
  call void @llvm.lifetime.end.p0(ptr nonnull %d_b) #8, !dbg !672
  call void @llvm.lifetime.end.p0(ptr nonnull %d_a) #8, !dbg !672
  ret i32 %conv40, !dbg !673

for.body18:                                       ; preds = %kcall.end, %for.body18
  %indvars.iv72 = phi i64 [ 0, %kcall.end ], [ %indvars.iv.next73, %for.body18 ]
  %wrong.068 = phi i32 [ 0, %kcall.end ], [ %add27, %for.body18 ]
    #dbg_value(i64 %indvars.iv72, !602, !DIExpression(), !656)
    #dbg_value(i32 %wrong.068, !601, !DIExpression(), !612)
  %arrayidx20 = getelementptr inbounds nuw float, ptr %call2, i64 %indvars.iv72, !dbg !674
  %19 = load float, ptr %arrayidx20, align 4, !dbg !674, !tbaa !635
  %arrayidx22 = getelementptr inbounds nuw float, ptr %call, i64 %indvars.iv72, !dbg !676
  %20 = load float, ptr %arrayidx22, align 4, !dbg !676, !tbaa !635
  %arrayidx24 = getelementptr inbounds nuw float, ptr %call1, i64 %indvars.iv72, !dbg !677
  %21 = load float, ptr %arrayidx24, align 4, !dbg !677, !tbaa !635
  %add = fadd float %20, %21, !dbg !678
  %cmp25 = fcmp une float %19, %add, !dbg !679
  %conv26 = zext i1 %cmp25 to i32, !dbg !674
  %add27 = add nuw nsw i32 %wrong.068, %conv26, !dbg !680
    #dbg_value(i32 %add27, !601, !DIExpression(), !612)
  %indvars.iv.next73 = add nuw nsw i64 %indvars.iv72, 1, !dbg !681
    #dbg_value(i64 %indvars.iv.next73, !602, !DIExpression(), !656)
  %exitcond75.not = icmp eq i64 %indvars.iv.next73, 2000, !dbg !682
  br i1 %exitcond75.not, label %for.cond.cleanup17, label %for.body18, !dbg !657, !llvm.loop !683
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare dso_local noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

declare dso_local i32 @cudaMemcpy(ptr noundef, ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #4

declare dso_local i32 @__cudaPushCallConfiguration(i64, i32, i64, i32, i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare dso_local noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #5

declare dso_local i32 @cudaFree(ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare dso_local void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #6

declare dso_local i32 @cudaMalloc(ptr noundef, i64 noundef) local_unnamed_addr #4

attributes #0 = { mustprogress norecurse "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress norecurse "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" }
attributes #6 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { nounwind }

!llvm.module.flags = !{!8, !9, !10, !11, !12}
!llvm.dbg.cu = !{!13}
!llvm.ident = !{!559}
!llvm.errno.tbaa = !{!560}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "first_program_fixed.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 264, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 33)
!8 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 3]}
!9 = !{i32 7, !"Dwarf Version", i32 4}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!13 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !14, retainedTypes: !24, globals: !29, imports: !30, splitDebugInlining: false, nameTableKind: None)
!14 = !{!15}
!15 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "cudaMemcpyKind", file: !16, line: 22, baseType: !17, size: 32, elements: !18, identifier: "_ZTS14cudaMemcpyKind")
!16 = !DIFile(filename: "cuda/ws_runtime.h", directory: ".")
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !{!19, !20, !21, !22, !23}
!19 = !DIEnumerator(name: "cudaMemcpyHostToHost", value: 0, isUnsigned: true)
!20 = !DIEnumerator(name: "cudaMemcpyHostToDevice", value: 1, isUnsigned: true)
!21 = !DIEnumerator(name: "cudaMemcpyDeviceToHost", value: 2, isUnsigned: true)
!22 = !DIEnumerator(name: "cudaMemcpyDeviceToDevice", value: 3, isUnsigned: true)
!23 = !DIEnumerator(name: "cudaMemcpyDefault", value: 4, isUnsigned: true)
!24 = !{!25, !27}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!29 = !{!0}
!30 = !{!31, !34, !36, !41, !46, !51, !57, !59, !64, !69, !71, !75, !78, !80, !82, !85, !88, !90, !92, !94, !96, !98, !100, !102, !104, !106, !108, !110, !112, !114, !116, !118, !120, !122, !124, !126, !128, !130, !132, !136, !141, !146, !151, !155, !161, !165, !169, !173, !175, !177, !181, !185, !189, !193, !197, !199, !203, !207, !211, !213, !217, !219, !223, !227, !229, !231, !235, !241, !245, !249, !253, !255, !257, !259, !263, !267, !271, !273, !277, !281, !285, !291, !295, !297, !299, !303, !308, !312, !316, !320, !324, !326, !328, !332, !334, !338, !342, !346, !351, !355, !359, !364, !368, !372, !376, !378, !386, !390, !396, !402, !408, !409, !410, !411, !415, !417, !421, !425, !429, !433, !435, !439, !441, !445, !449, !451, !453, !455, !459, !463, !465, !469, !471, !475, !477, !479, !481, !483, !485, !487, !489, !491, !493, !495, !497, !499, !501, !503, !505, !507, !509, !514, !516, !518, !523, !527, !532, !538, !540, !546, !550, !554}
!31 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !13, entity: !32, file: !33, line: 128)
!32 = !DINamespace(name: "ws_math", scope: null)
!33 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!34 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !35, entity: !32, file: !33, line: 129)
!35 = !DINamespace(name: "std", scope: null)
!36 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !37, file: !33, line: 154)
!37 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !33, file: !33, line: 137, type: !38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!38 = !DISubroutineType(types: !39)
!39 = !{!40, !40}
!40 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !42, file: !33, line: 154)
!42 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !33, file: !33, line: 133, type: !43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!43 = !DISubroutineType(types: !44)
!44 = !{!45, !45}
!45 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !47, file: !33, line: 154)
!47 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !33, file: !33, line: 134, type: !48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!48 = !DISubroutineType(types: !49)
!49 = !{!50, !50}
!50 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !52, file: !33, line: 154)
!52 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !33, file: !33, line: 145, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !56}
!55 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!56 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !58, file: !33, line: 154)
!58 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !33, file: !33, line: 147, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!59 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !60, file: !33, line: 154)
!60 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !33, file: !33, line: 149, type: !61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!61 = !DISubroutineType(types: !62)
!62 = !{!63, !26}
!63 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!64 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !65, file: !68, line: 6)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !66, line: 34, baseType: !67)
!66 = !DIFile(filename: "cuda/ws/config.h", directory: ".")
!67 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!68 = !DIFile(filename: "cuda/ws/type_traits.h", directory: ".")
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !70, file: !68, line: 7)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !66, line: 35, baseType: !45)
!71 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !72, file: !74, line: 8)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !66, line: 36, baseType: !73)
!73 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!74 = !DIFile(filename: "cuda/ws/cstd.h", directory: ".")
!75 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !76, file: !74, line: 8)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !66, line: 38, baseType: !77)
!77 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!78 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !79, file: !74, line: 8)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !66, line: 40, baseType: !63)
!80 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !81, file: !74, line: 8)
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !66, line: 42, baseType: !45)
!82 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !83, file: !74, line: 8)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !66, line: 37, baseType: !84)
!84 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!85 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !86, file: !74, line: 8)
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !66, line: 39, baseType: !87)
!87 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!88 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !89, file: !74, line: 8)
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !66, line: 41, baseType: !17)
!90 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !91, file: !74, line: 8)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !66, line: 43, baseType: !67)
!92 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !93, file: !74, line: 9)
!93 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !66, line: 48, baseType: !73)
!94 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !95, file: !74, line: 9)
!95 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !66, line: 50, baseType: !77)
!96 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !97, file: !74, line: 9)
!97 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !66, line: 52, baseType: !63)
!98 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !99, file: !74, line: 9)
!99 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !66, line: 54, baseType: !45)
!100 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !101, file: !74, line: 9)
!101 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !66, line: 49, baseType: !84)
!102 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !103, file: !74, line: 9)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !66, line: 51, baseType: !87)
!104 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !105, file: !74, line: 9)
!105 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !66, line: 53, baseType: !17)
!106 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !107, file: !74, line: 9)
!107 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !66, line: 55, baseType: !67)
!108 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !109, file: !74, line: 10)
!109 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !66, line: 48, baseType: !73)
!110 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !111, file: !74, line: 10)
!111 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !66, line: 54, baseType: !45)
!112 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !113, file: !74, line: 10)
!113 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !66, line: 54, baseType: !45)
!114 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !115, file: !74, line: 10)
!115 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !66, line: 54, baseType: !45)
!116 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !117, file: !74, line: 10)
!117 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !66, line: 49, baseType: !84)
!118 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !119, file: !74, line: 10)
!119 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !66, line: 55, baseType: !67)
!120 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !121, file: !74, line: 10)
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !66, line: 55, baseType: !67)
!122 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !123, file: !74, line: 10)
!123 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !66, line: 55, baseType: !67)
!124 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !125, file: !74, line: 11)
!125 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !66, line: 44, baseType: !45)
!126 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !127, file: !74, line: 11)
!127 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !66, line: 45, baseType: !67)
!128 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !129, file: !74, line: 11)
!129 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !66, line: 46, baseType: !45)
!130 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !131, file: !74, line: 11)
!131 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !66, line: 47, baseType: !67)
!132 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !133, file: !74, line: 12)
!133 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !134, line: 77, baseType: !135)
!134 = !DIFile(filename: "cuda/ws/libc.h", directory: ".")
!135 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !134, line: 77, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!136 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !137, file: !74, line: 12)
!137 = !DISubprogram(name: "printf", scope: !134, file: !134, line: 97, type: !138, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!138 = !DISubroutineType(types: !139)
!139 = !{!63, !140, null}
!140 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!141 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !142, file: !74, line: 12)
!142 = !DISubprogram(name: "fprintf", scope: !134, file: !134, line: 98, type: !143, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!143 = !DISubroutineType(types: !144)
!144 = !{!63, !145, !140, null}
!145 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !133, size: 64)
!146 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !147, file: !74, line: 12)
!147 = !DISubprogram(name: "sprintf", scope: !134, file: !134, line: 99, type: !148, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!148 = !DISubroutineType(types: !149)
!149 = !{!63, !150, !140, null}
!150 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!151 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !152, file: !74, line: 12)
!152 = !DISubprogram(name: "snprintf", scope: !134, file: !134, line: 100, type: !153, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!153 = !DISubroutineType(types: !154)
!154 = !{!63, !150, !65, !140, null}
!155 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !156, file: !74, line: 12)
!156 = !DISubprogram(name: "vprintf", scope: !134, file: !134, line: 103, type: !157, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!157 = !DISubroutineType(types: !158)
!158 = !{!63, !140, !159}
!159 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !160, size: 64)
!160 = !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", file: !2, size: 192, flags: DIFlagFwdDecl, identifier: "_ZTS13__va_list_tag")
!161 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !162, file: !74, line: 12)
!162 = !DISubprogram(name: "vfprintf", scope: !134, file: !134, line: 104, type: !163, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!163 = !DISubroutineType(types: !164)
!164 = !{!63, !145, !140, !159}
!165 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !166, file: !74, line: 12)
!166 = !DISubprogram(name: "vsprintf", scope: !134, file: !134, line: 105, type: !167, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!167 = !DISubroutineType(types: !168)
!168 = !{!63, !150, !140, !159}
!169 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !170, file: !74, line: 12)
!170 = !DISubprogram(name: "vsnprintf", scope: !134, file: !134, line: 106, type: !171, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!171 = !DISubroutineType(types: !172)
!172 = !{!63, !150, !65, !140, !159}
!173 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !174, file: !74, line: 13)
!174 = !DISubprogram(name: "scanf", scope: !134, file: !134, line: 108, type: !138, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!175 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !176, file: !74, line: 13)
!176 = !DISubprogram(name: "fscanf", scope: !134, file: !134, line: 109, type: !143, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!177 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !178, file: !74, line: 13)
!178 = !DISubprogram(name: "sscanf", scope: !134, file: !134, line: 110, type: !179, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!179 = !DISubroutineType(types: !180)
!180 = !{!63, !140, !140, null}
!181 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !182, file: !74, line: 13)
!182 = !DISubprogram(name: "vsscanf", scope: !134, file: !134, line: 113, type: !183, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!183 = !DISubroutineType(types: !184)
!184 = !{!63, !140, !140, !159}
!185 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !186, file: !74, line: 13)
!186 = !DISubprogram(name: "puts", scope: !134, file: !134, line: 114, type: !187, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!187 = !DISubroutineType(types: !188)
!188 = !{!63, !140}
!189 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !190, file: !74, line: 13)
!190 = !DISubprogram(name: "putchar", scope: !134, file: !134, line: 115, type: !191, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!191 = !DISubroutineType(types: !192)
!192 = !{!63, !63}
!193 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !194, file: !74, line: 13)
!194 = !DISubprogram(name: "putc", scope: !134, file: !134, line: 116, type: !195, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!195 = !DISubroutineType(types: !196)
!196 = !{!63, !63, !145}
!197 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !198, file: !74, line: 13)
!198 = !DISubprogram(name: "fputc", scope: !134, file: !134, line: 117, type: !195, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!199 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !200, file: !74, line: 13)
!200 = !DISubprogram(name: "fputs", scope: !134, file: !134, line: 118, type: !201, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!201 = !DISubroutineType(types: !202)
!202 = !{!63, !140, !145}
!203 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !204, file: !74, line: 13)
!204 = !DISubprogram(name: "getchar", scope: !134, file: !134, line: 119, type: !205, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!205 = !DISubroutineType(types: !206)
!206 = !{!63}
!207 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !208, file: !74, line: 13)
!208 = !DISubprogram(name: "getc", scope: !134, file: !134, line: 120, type: !209, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!209 = !DISubroutineType(types: !210)
!210 = !{!63, !145}
!211 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !212, file: !74, line: 14)
!212 = !DISubprogram(name: "fgetc", scope: !134, file: !134, line: 121, type: !209, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!213 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !214, file: !74, line: 14)
!214 = !DISubprogram(name: "fgets", scope: !134, file: !134, line: 123, type: !215, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!215 = !DISubroutineType(types: !216)
!216 = !{!150, !150, !63, !145}
!217 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !218, file: !74, line: 14)
!218 = !DISubprogram(name: "ungetc", scope: !134, file: !134, line: 122, type: !195, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!219 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !220, file: !74, line: 14)
!220 = !DISubprogram(name: "fopen", scope: !134, file: !134, line: 126, type: !221, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!221 = !DISubroutineType(types: !222)
!222 = !{!145, !140, !140}
!223 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !224, file: !74, line: 14)
!224 = !DISubprogram(name: "freopen", scope: !134, file: !134, line: 127, type: !225, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!225 = !DISubroutineType(types: !226)
!226 = !{!145, !140, !140, !145}
!227 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !228, file: !74, line: 14)
!228 = !DISubprogram(name: "fclose", scope: !134, file: !134, line: 133, type: !209, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!229 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !230, file: !74, line: 14)
!230 = !DISubprogram(name: "fflush", scope: !134, file: !134, line: 134, type: !209, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!231 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !232, file: !74, line: 14)
!232 = !DISubprogram(name: "fread", scope: !134, file: !134, line: 135, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!233 = !DISubroutineType(types: !234)
!234 = !{!65, !28, !65, !65, !145}
!235 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !236, file: !74, line: 14)
!236 = !DISubprogram(name: "fwrite", scope: !134, file: !134, line: 136, type: !237, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!237 = !DISubroutineType(types: !238)
!238 = !{!65, !239, !65, !65, !145}
!239 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !240, size: 64)
!240 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!241 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !242, file: !74, line: 14)
!242 = !DISubprogram(name: "fseek", scope: !134, file: !134, line: 137, type: !243, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!243 = !DISubroutineType(types: !244)
!244 = !{!63, !145, !45, !63}
!245 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !246, file: !74, line: 14)
!246 = !DISubprogram(name: "ftell", scope: !134, file: !134, line: 139, type: !247, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!247 = !DISubroutineType(types: !248)
!248 = !{!45, !145}
!249 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !250, file: !74, line: 15)
!250 = !DISubprogram(name: "rewind", scope: !134, file: !134, line: 141, type: !251, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!251 = !DISubroutineType(types: !252)
!252 = !{null, !145}
!253 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !254, file: !74, line: 15)
!254 = !DISubprogram(name: "feof", scope: !134, file: !134, line: 142, type: !209, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!255 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !256, file: !74, line: 15)
!256 = !DISubprogram(name: "ferror", scope: !134, file: !134, line: 143, type: !209, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!257 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !258, file: !74, line: 15)
!258 = !DISubprogram(name: "clearerr", scope: !134, file: !134, line: 144, type: !251, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !260, file: !74, line: 15)
!260 = !DISubprogram(name: "setvbuf", scope: !134, file: !134, line: 146, type: !261, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!261 = !DISubroutineType(types: !262)
!262 = !{!63, !145, !150, !63, !65}
!263 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !264, file: !74, line: 15)
!264 = !DISubprogram(name: "setbuf", scope: !134, file: !134, line: 147, type: !265, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!265 = !DISubroutineType(types: !266)
!266 = !{null, !145, !150}
!267 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !268, file: !74, line: 15)
!268 = !DISubprogram(name: "perror", scope: !134, file: !134, line: 149, type: !269, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!269 = !DISubroutineType(types: !270)
!270 = !{null, !140}
!271 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !272, file: !74, line: 15)
!272 = !DISubprogram(name: "remove", scope: !134, file: !134, line: 150, type: !187, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!273 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !274, file: !74, line: 15)
!274 = !DISubprogram(name: "rename", scope: !134, file: !134, line: 151, type: !275, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!275 = !DISubroutineType(types: !276)
!276 = !{!63, !140, !140}
!277 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !278, file: !74, line: 15)
!278 = !DISubprogram(name: "tmpfile", scope: !134, file: !134, line: 130, type: !279, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!279 = !DISubroutineType(types: !280)
!280 = !{!145}
!281 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !282, file: !74, line: 15)
!282 = !DISubprogram(name: "tmpnam", scope: !134, file: !134, line: 131, type: !283, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!283 = !DISubroutineType(types: !284)
!284 = !{!150, !150}
!285 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !286, file: !74, line: 16)
!286 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !134, line: 75, baseType: !287)
!287 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !288)
!288 = !DICompositeType(tag: DW_TAG_array_type, baseType: !160, size: 192, elements: !289)
!289 = !{!290}
!290 = !DISubrange(count: 1)
!291 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !292, file: !74, line: 16)
!292 = !DISubprogram(name: "exit", scope: !134, file: !134, line: 154, type: !293, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!293 = !DISubroutineType(types: !294)
!294 = !{null, !63}
!295 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !296, file: !74, line: 16)
!296 = !DISubprogram(name: "_Exit", scope: !134, file: !134, line: 156, type: !293, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!297 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !298, file: !74, line: 16)
!298 = !DISubprogram(name: "quick_exit", scope: !134, file: !134, line: 157, type: !293, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!299 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !300, file: !74, line: 16)
!300 = !DISubprogram(name: "abort", scope: !134, file: !134, line: 158, type: !301, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!301 = !DISubroutineType(types: !302)
!302 = !{null}
!303 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !304, file: !74, line: 16)
!304 = !DISubprogram(name: "atexit", scope: !134, file: !134, line: 159, type: !305, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!305 = !DISubroutineType(types: !306)
!306 = !{!63, !307}
!307 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !301, size: 64)
!308 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !309, file: !74, line: 16)
!309 = !DISubprogram(name: "malloc", scope: !134, file: !134, line: 161, type: !310, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!310 = !DISubroutineType(types: !311)
!311 = !{!28, !65}
!312 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !313, file: !74, line: 16)
!313 = !DISubprogram(name: "free", scope: !134, file: !134, line: 162, type: !314, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!314 = !DISubroutineType(types: !315)
!315 = !{null, !28}
!316 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !317, file: !74, line: 16)
!317 = !DISubprogram(name: "calloc", scope: !134, file: !134, line: 163, type: !318, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!318 = !DISubroutineType(types: !319)
!319 = !{!28, !65, !65}
!320 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !321, file: !74, line: 16)
!321 = !DISubprogram(name: "realloc", scope: !134, file: !134, line: 164, type: !322, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!322 = !DISubroutineType(types: !323)
!323 = !{!28, !28, !65}
!324 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !325, file: !74, line: 17)
!325 = !DISubprogram(name: "aligned_alloc", scope: !134, file: !134, line: 165, type: !318, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!326 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !327, file: !74, line: 17)
!327 = !DISubprogram(name: "rand", scope: !134, file: !134, line: 169, type: !205, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!328 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !329, file: !74, line: 17)
!329 = !DISubprogram(name: "srand", scope: !134, file: !134, line: 170, type: !330, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!330 = !DISubroutineType(types: !331)
!331 = !{null, !17}
!332 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !333, file: !74, line: 17)
!333 = !DISubprogram(name: "atoi", scope: !134, file: !134, line: 182, type: !187, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!334 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !335, file: !74, line: 17)
!335 = !DISubprogram(name: "atol", scope: !134, file: !134, line: 183, type: !336, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!336 = !DISubroutineType(types: !337)
!337 = !{!45, !140}
!338 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !339, file: !74, line: 17)
!339 = !DISubprogram(name: "atoll", scope: !134, file: !134, line: 184, type: !340, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!340 = !DISubroutineType(types: !341)
!341 = !{!50, !140}
!342 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !343, file: !74, line: 17)
!343 = !DISubprogram(name: "atof", scope: !134, file: !134, line: 185, type: !344, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!344 = !DISubroutineType(types: !345)
!345 = !{!56, !140}
!346 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !347, file: !74, line: 17)
!347 = !DISubprogram(name: "strtol", scope: !134, file: !134, line: 186, type: !348, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!348 = !DISubroutineType(types: !349)
!349 = !{!45, !140, !350, !63}
!350 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !150, size: 64)
!351 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !352, file: !74, line: 17)
!352 = !DISubprogram(name: "strtoul", scope: !134, file: !134, line: 187, type: !353, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!353 = !DISubroutineType(types: !354)
!354 = !{!67, !140, !350, !63}
!355 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !356, file: !74, line: 17)
!356 = !DISubprogram(name: "strtoll", scope: !134, file: !134, line: 188, type: !357, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!357 = !DISubroutineType(types: !358)
!358 = !{!50, !140, !350, !63}
!359 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !360, file: !74, line: 18)
!360 = !DISubprogram(name: "strtoull", scope: !134, file: !134, line: 189, type: !361, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!361 = !DISubroutineType(types: !362)
!362 = !{!363, !140, !350, !63}
!363 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!364 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !365, file: !74, line: 18)
!365 = !DISubprogram(name: "strtod", scope: !134, file: !134, line: 190, type: !366, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!366 = !DISubroutineType(types: !367)
!367 = !{!56, !140, !350}
!368 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !369, file: !74, line: 18)
!369 = !DISubprogram(name: "strtof", scope: !134, file: !134, line: 191, type: !370, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!370 = !DISubroutineType(types: !371)
!371 = !{!26, !140, !350}
!372 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !373, file: !74, line: 18)
!373 = !DISubprogram(name: "getenv", scope: !134, file: !134, line: 195, type: !374, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!374 = !DISubroutineType(types: !375)
!375 = !{!150, !140}
!376 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !377, file: !74, line: 18)
!377 = !DISubprogram(name: "system", scope: !134, file: !134, line: 199, type: !187, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!378 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !379, file: !74, line: 18)
!379 = !DISubprogram(name: "qsort", scope: !134, file: !134, line: 309, type: !380, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!380 = !DISubroutineType(types: !381)
!381 = !{null, !28, !65, !65, !382}
!382 = !DIDerivedType(tag: DW_TAG_typedef, name: "ws_compare", file: !134, line: 308, baseType: !383)
!383 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !384, size: 64)
!384 = !DISubroutineType(types: !385)
!385 = !{!63, !239, !239}
!386 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !387, file: !74, line: 18)
!387 = !DISubprogram(name: "bsearch", scope: !134, file: !134, line: 310, type: !388, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!388 = !DISubroutineType(types: !389)
!389 = !{!28, !239, !239, !65, !65, !382}
!390 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !391, file: !74, line: 18)
!391 = !DISubprogram(name: "div", scope: !134, file: !134, line: 202, type: !392, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!392 = !DISubroutineType(types: !393)
!393 = !{!394, !63, !63}
!394 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !134, line: 78, baseType: !395)
!395 = !DICompositeType(tag: DW_TAG_structure_type, file: !134, line: 78, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!396 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !397, file: !74, line: 18)
!397 = !DISubprogram(name: "ldiv", scope: !134, file: !134, line: 203, type: !398, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!398 = !DISubroutineType(types: !399)
!399 = !{!400, !45, !45}
!400 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !134, line: 79, baseType: !401)
!401 = !DICompositeType(tag: DW_TAG_structure_type, file: !134, line: 79, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS6ldiv_t")
!402 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !403, file: !74, line: 18)
!403 = !DISubprogram(name: "lldiv", scope: !134, file: !134, line: 204, type: !404, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!404 = !DISubroutineType(types: !405)
!405 = !{!406, !50, !50}
!406 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !134, line: 80, baseType: !407)
!407 = !DICompositeType(tag: DW_TAG_structure_type, file: !134, line: 80, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS7lldiv_t")
!408 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !394, file: !74, line: 19)
!409 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !400, file: !74, line: 19)
!410 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !406, file: !74, line: 19)
!411 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !412, file: !74, line: 19)
!412 = !DISubprogram(name: "memcpy", scope: !134, file: !134, line: 207, type: !413, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!413 = !DISubroutineType(types: !414)
!414 = !{!28, !28, !239, !65}
!415 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !416, file: !74, line: 19)
!416 = !DISubprogram(name: "memmove", scope: !134, file: !134, line: 208, type: !413, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!417 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !418, file: !74, line: 19)
!418 = !DISubprogram(name: "memset", scope: !134, file: !134, line: 209, type: !419, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!419 = !DISubroutineType(types: !420)
!420 = !{!28, !28, !63, !65}
!421 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !422, file: !74, line: 19)
!422 = !DISubprogram(name: "memcmp", scope: !134, file: !134, line: 210, type: !423, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!423 = !DISubroutineType(types: !424)
!424 = !{!63, !239, !239, !65}
!425 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !426, file: !74, line: 19)
!426 = !DISubprogram(name: "memchr", scope: !134, file: !134, line: 319, type: !427, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!427 = !DISubroutineType(types: !428)
!428 = !{!239, !239, !63, !65}
!429 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !430, file: !74, line: 19)
!430 = !DISubprogram(name: "strlen", scope: !134, file: !134, line: 217, type: !431, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!431 = !DISubroutineType(types: !432)
!432 = !{!65, !140}
!433 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !434, file: !74, line: 19)
!434 = !DISubprogram(name: "strcmp", scope: !134, file: !134, line: 219, type: !275, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!435 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !436, file: !74, line: 20)
!436 = !DISubprogram(name: "strncmp", scope: !134, file: !134, line: 220, type: !437, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!437 = !DISubroutineType(types: !438)
!438 = !{!63, !140, !140, !65}
!439 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !440, file: !74, line: 20)
!440 = !DISubprogram(name: "strcoll", scope: !134, file: !134, line: 223, type: !275, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!441 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !442, file: !74, line: 20)
!442 = !DISubprogram(name: "strcpy", scope: !134, file: !134, line: 225, type: !443, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!443 = !DISubroutineType(types: !444)
!444 = !{!150, !150, !140}
!445 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !446, file: !74, line: 20)
!446 = !DISubprogram(name: "strncpy", scope: !134, file: !134, line: 226, type: !447, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!447 = !DISubroutineType(types: !448)
!448 = !{!150, !150, !140, !65}
!449 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !450, file: !74, line: 20)
!450 = !DISubprogram(name: "strcat", scope: !134, file: !134, line: 228, type: !443, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!451 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !452, file: !74, line: 20)
!452 = !DISubprogram(name: "strncat", scope: !134, file: !134, line: 229, type: !447, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!453 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !454, file: !74, line: 20)
!454 = !DISubprogram(name: "strtok", scope: !134, file: !134, line: 230, type: !443, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!455 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !456, file: !74, line: 20)
!456 = !DISubprogram(name: "strerror", scope: !134, file: !134, line: 235, type: !457, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!457 = !DISubroutineType(types: !458)
!458 = !{!150, !63}
!459 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !460, file: !74, line: 20)
!460 = !DISubprogram(name: "strspn", scope: !134, file: !134, line: 236, type: !461, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!461 = !DISubroutineType(types: !462)
!462 = !{!65, !140, !140}
!463 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !464, file: !74, line: 20)
!464 = !DISubprogram(name: "strcspn", scope: !134, file: !134, line: 237, type: !461, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!465 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !466, file: !74, line: 21)
!466 = !DISubprogram(name: "strchr", scope: !134, file: !134, line: 320, type: !467, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!467 = !DISubroutineType(types: !468)
!468 = !{!140, !140, !63}
!469 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !470, file: !74, line: 21)
!470 = !DISubprogram(name: "strrchr", scope: !134, file: !134, line: 321, type: !467, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!471 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !472, file: !74, line: 21)
!472 = !DISubprogram(name: "strstr", scope: !134, file: !134, line: 322, type: !473, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!473 = !DISubroutineType(types: !474)
!474 = !{!140, !140, !140}
!475 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !476, file: !74, line: 21)
!476 = !DISubprogram(name: "strpbrk", scope: !134, file: !134, line: 323, type: !473, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!477 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !478, file: !74, line: 21)
!478 = !DISubprogram(name: "isalnum", scope: !134, file: !134, line: 251, type: !191, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!479 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !480, file: !74, line: 21)
!480 = !DISubprogram(name: "isalpha", scope: !134, file: !134, line: 252, type: !191, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!481 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !482, file: !74, line: 21)
!482 = !DISubprogram(name: "isblank", scope: !134, file: !134, line: 253, type: !191, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!483 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !484, file: !74, line: 21)
!484 = !DISubprogram(name: "iscntrl", scope: !134, file: !134, line: 254, type: !191, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!485 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !486, file: !74, line: 21)
!486 = !DISubprogram(name: "isdigit", scope: !134, file: !134, line: 255, type: !191, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!487 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !488, file: !74, line: 21)
!488 = !DISubprogram(name: "isgraph", scope: !134, file: !134, line: 256, type: !191, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!489 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !490, file: !74, line: 22)
!490 = !DISubprogram(name: "islower", scope: !134, file: !134, line: 257, type: !191, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!491 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !492, file: !74, line: 22)
!492 = !DISubprogram(name: "isprint", scope: !134, file: !134, line: 258, type: !191, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!493 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !494, file: !74, line: 22)
!494 = !DISubprogram(name: "ispunct", scope: !134, file: !134, line: 259, type: !191, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!495 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !496, file: !74, line: 22)
!496 = !DISubprogram(name: "isspace", scope: !134, file: !134, line: 260, type: !191, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!497 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !498, file: !74, line: 22)
!498 = !DISubprogram(name: "isupper", scope: !134, file: !134, line: 261, type: !191, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!499 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !500, file: !74, line: 22)
!500 = !DISubprogram(name: "isxdigit", scope: !134, file: !134, line: 262, type: !191, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!501 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !502, file: !74, line: 22)
!502 = !DISubprogram(name: "tolower", scope: !134, file: !134, line: 265, type: !191, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!503 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !504, file: !74, line: 22)
!504 = !DISubprogram(name: "toupper", scope: !134, file: !134, line: 266, type: !191, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!505 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !506, file: !74, line: 23)
!506 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !134, line: 69, baseType: !45)
!507 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !508, file: !74, line: 23)
!508 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !134, line: 70, baseType: !45)
!509 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !510, file: !74, line: 23)
!510 = !DISubprogram(name: "clock", linkageName: "_ZL5clockv", scope: !511, file: !511, line: 226, type: !512, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!511 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!512 = !DISubroutineType(types: !513)
!513 = !{!508}
!514 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !515, file: !74, line: 23)
!515 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !134, line: 84, size: 448, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!516 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !517, file: !74, line: 23)
!517 = !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !134, line: 82, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS8timespec")
!518 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !519, file: !74, line: 23)
!519 = !DISubprogram(name: "time", scope: !134, file: !134, line: 269, type: !520, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!520 = !DISubroutineType(types: !521)
!521 = !{!506, !522}
!522 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !506, size: 64)
!523 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !524, file: !74, line: 23)
!524 = !DISubprogram(name: "difftime", scope: !134, file: !134, line: 270, type: !525, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!525 = !DISubroutineType(types: !526)
!526 = !{!56, !506, !506}
!527 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !528, file: !74, line: 23)
!528 = !DISubprogram(name: "mktime", scope: !134, file: !134, line: 271, type: !529, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!529 = !DISubroutineType(types: !530)
!530 = !{!506, !531}
!531 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !515, size: 64)
!532 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !533, file: !74, line: 23)
!533 = !DISubprogram(name: "localtime", scope: !134, file: !134, line: 273, type: !534, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!534 = !DISubroutineType(types: !535)
!535 = !{!531, !536}
!536 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !537, size: 64)
!537 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !506)
!538 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !539, file: !74, line: 23)
!539 = !DISubprogram(name: "gmtime", scope: !134, file: !134, line: 275, type: !534, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!540 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !541, file: !74, line: 24)
!541 = !DISubprogram(name: "asctime", scope: !134, file: !134, line: 277, type: !542, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!542 = !DISubroutineType(types: !543)
!543 = !{!150, !544}
!544 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !545, size: 64)
!545 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !515)
!546 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !547, file: !74, line: 24)
!547 = !DISubprogram(name: "ctime", scope: !134, file: !134, line: 278, type: !548, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!548 = !DISubroutineType(types: !549)
!549 = !{!150, !536}
!550 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !551, file: !74, line: 24)
!551 = !DISubprogram(name: "strftime", scope: !134, file: !134, line: 280, type: !552, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!552 = !DISubroutineType(types: !553)
!553 = !{!65, !150, !65, !140, !544}
!554 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !35, entity: !555, file: !74, line: 24)
!555 = !DISubprogram(name: "timespec_get", scope: !134, file: !134, line: 285, type: !556, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!556 = !DISubroutineType(types: !557)
!557 = !{!63, !558, !63}
!558 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !517, size: 64)
!559 = !{!"clang version 22.1.8"}
!560 = !{!561, !561, i64 0}
!561 = !{!"int", !562, i64 0}
!562 = !{!"omnipotent char", !563, i64 0}
!563 = !{!"Simple C++ TBAA"}
!564 = distinct !DISubprogram(name: "add", linkageName: "_Z18__device_stub__addPKfS0_Pfi", scope: !2, file: !2, line: 7, type: !565, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !569)
!565 = !DISubroutineType(types: !566)
!566 = !{null, !567, !567, !25, !63}
!567 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !568, size: 64)
!568 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!569 = !{!570, !571, !572, !573}
!570 = !DILocalVariable(name: "a", arg: 1, scope: !564, file: !2, line: 7, type: !567)
!571 = !DILocalVariable(name: "b", arg: 2, scope: !564, file: !2, line: 7, type: !567)
!572 = !DILocalVariable(name: "c", arg: 3, scope: !564, file: !2, line: 7, type: !25)
!573 = !DILocalVariable(name: "n", arg: 4, scope: !564, file: !2, line: 7, type: !63)
!574 = distinct !DIAssignID()
!575 = !DILocation(line: 0, scope: !564)
!576 = distinct !DIAssignID()
!577 = distinct !DIAssignID()
!578 = distinct !DIAssignID()
!579 = !{!580, !580, i64 0}
!580 = !{!"p1 float", !581, i64 0}
!581 = !{!"any pointer", !562, i64 0}
!582 = distinct !DIAssignID()
!583 = distinct !DIAssignID()
!584 = distinct !DIAssignID()
!585 = distinct !DIAssignID()
!586 = !DILocation(line: 7, column: 70, scope: !564)
!587 = !DILocation(line: 10, column: 1, scope: !564)
!588 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 12, type: !205, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !589)
!589 = !{!590, !592, !593, !594, !595, !596, !598, !599, !600, !601, !602}
!590 = !DILocalVariable(name: "n", scope: !588, file: !2, line: 13, type: !591)
!591 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !63)
!592 = !DILocalVariable(name: "bytes", scope: !588, file: !2, line: 13, type: !591)
!593 = !DILocalVariable(name: "a", scope: !588, file: !2, line: 14, type: !25)
!594 = !DILocalVariable(name: "b", scope: !588, file: !2, line: 14, type: !25)
!595 = !DILocalVariable(name: "c", scope: !588, file: !2, line: 14, type: !25)
!596 = !DILocalVariable(name: "i", scope: !597, file: !2, line: 15, type: !63)
!597 = distinct !DILexicalBlock(scope: !588, file: !2, line: 15, column: 5)
!598 = !DILocalVariable(name: "d_a", scope: !588, file: !2, line: 20, type: !25)
!599 = !DILocalVariable(name: "d_b", scope: !588, file: !2, line: 20, type: !25)
!600 = !DILocalVariable(name: "d_c", scope: !588, file: !2, line: 20, type: !25)
!601 = !DILocalVariable(name: "wrong", scope: !588, file: !2, line: 30, type: !63)
!602 = !DILocalVariable(name: "i", scope: !603, file: !2, line: 31, type: !63)
!603 = distinct !DILexicalBlock(scope: !588, file: !2, line: 31, column: 5)
!604 = distinct !DIAssignID()
!605 = !DILocation(line: 0, scope: !564, inlinedAt: !606)
!606 = distinct !DILocation(line: 27, column: 5, scope: !588)
!607 = distinct !DIAssignID()
!608 = distinct !DIAssignID()
!609 = distinct !DIAssignID()
!610 = !DILocation(line: 7, column: 70, scope: !564, inlinedAt: !606)
!611 = distinct !DIAssignID()
!612 = !DILocation(line: 0, scope: !588)
!613 = distinct !DIAssignID()
!614 = distinct !DIAssignID()
!615 = !DILocation(line: 14, column: 25, scope: !588)
!616 = !DILocation(line: 14, column: 54, scope: !588)
!617 = !DILocation(line: 14, column: 83, scope: !588)
!618 = !DILocation(line: 0, scope: !597)
!619 = !DILocation(line: 15, column: 5, scope: !597)
!620 = !DILocation(line: 20, column: 5, scope: !588)
!621 = !DILocation(line: 21, column: 5, scope: !588)
!622 = !DILocation(line: 22, column: 5, scope: !588)
!623 = !DILocation(line: 23, column: 5, scope: !588)
!624 = !DILocation(line: 24, column: 16, scope: !588)
!625 = !DILocation(line: 24, column: 5, scope: !588)
!626 = !DILocation(line: 25, column: 16, scope: !588)
!627 = !DILocation(line: 25, column: 5, scope: !588)
!628 = !DILocation(line: 27, column: 8, scope: !588)
!629 = !DILocation(line: 27, column: 5, scope: !588)
!630 = !DILocation(line: 16, column: 16, scope: !631)
!631 = distinct !DILexicalBlock(scope: !632, file: !2, line: 15, column: 33)
!632 = distinct !DILexicalBlock(scope: !597, file: !2, line: 15, column: 5)
!633 = !DILocation(line: 16, column: 9, scope: !631)
!634 = !DILocation(line: 16, column: 14, scope: !631)
!635 = !{!636, !636, i64 0}
!636 = !{!"float", !562, i64 0}
!637 = !DILocation(line: 17, column: 16, scope: !631)
!638 = !DILocation(line: 17, column: 9, scope: !631)
!639 = !DILocation(line: 17, column: 14, scope: !631)
!640 = !DILocation(line: 15, column: 29, scope: !632)
!641 = !DILocation(line: 15, column: 23, scope: !632)
!642 = distinct !{!642, !619, !643, !644, !645}
!643 = !DILocation(line: 18, column: 5, scope: !597)
!644 = !{!"llvm.loop.mustprogress"}
!645 = !{!"llvm.loop.unroll.disable"}
!646 = !DILocation(line: 27, column: 35, scope: !588)
!647 = !DILocation(line: 27, column: 40, scope: !588)
!648 = !DILocation(line: 27, column: 45, scope: !588)
!649 = distinct !DIAssignID()
!650 = distinct !DIAssignID()
!651 = distinct !DIAssignID()
!652 = distinct !DIAssignID()
!653 = !DILocation(line: 10, column: 1, scope: !564, inlinedAt: !606)
!654 = !DILocation(line: 29, column: 19, scope: !588)
!655 = !DILocation(line: 29, column: 5, scope: !588)
!656 = !DILocation(line: 0, scope: !603)
!657 = !DILocation(line: 31, column: 5, scope: !603)
!658 = !DILocation(line: 32, column: 49, scope: !588)
!659 = !DILocation(line: 32, column: 62, scope: !588)
!660 = !DILocation(line: 32, column: 5, scope: !588)
!661 = !DILocation(line: 34, column: 14, scope: !588)
!662 = !DILocation(line: 34, column: 5, scope: !588)
!663 = !DILocation(line: 35, column: 14, scope: !588)
!664 = !DILocation(line: 35, column: 5, scope: !588)
!665 = !DILocation(line: 36, column: 14, scope: !588)
!666 = !DILocation(line: 36, column: 5, scope: !588)
!667 = !DILocation(line: 37, column: 5, scope: !588)
!668 = !DILocation(line: 38, column: 5, scope: !588)
!669 = !DILocation(line: 39, column: 5, scope: !588)
!670 = !DILocation(line: 40, column: 18, scope: !588)
!671 = !DILocation(line: 40, column: 12, scope: !588)
!672 = !DILocation(line: 41, column: 1, scope: !588)
!673 = !DILocation(line: 40, column: 5, scope: !588)
!674 = !DILocation(line: 31, column: 42, scope: !675)
!675 = distinct !DILexicalBlock(scope: !603, file: !2, line: 31, column: 5)
!676 = !DILocation(line: 31, column: 50, scope: !675)
!677 = !DILocation(line: 31, column: 57, scope: !675)
!678 = !DILocation(line: 31, column: 55, scope: !675)
!679 = !DILocation(line: 31, column: 47, scope: !675)
!680 = !DILocation(line: 31, column: 39, scope: !675)
!681 = !DILocation(line: 31, column: 29, scope: !675)
!682 = !DILocation(line: 31, column: 23, scope: !675)
!683 = distinct !{!683, !657, !684, !644, !645}
!684 = !DILocation(line: 31, column: 60, scope: !603)
