; ModuleID = 'two_streams_fixed.cu'
source_filename = "two_streams_fixed.cu"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.dim3 = type { i32, i32, i32 }

@.str = private unnamed_addr constant [15 x i8] c"the sum is %d\0A\00", align 1, !dbg !0

; Function Attrs: mustprogress norecurse
define dso_local void @_Z19__device_stub__fillPii(ptr noundef %data, i32 noundef %n) #0 !dbg !563 {
entry:
  %data.addr = alloca ptr, align 8, !DIAssignID !570
    #dbg_assign(i1 poison, !568, !DIExpression(), !570, ptr %data.addr, !DIExpression(), !571)
  %n.addr = alloca i32, align 4, !DIAssignID !572
    #dbg_assign(i1 poison, !569, !DIExpression(), !572, ptr %n.addr, !DIExpression(), !571)
  %grid_dim = alloca %struct.dim3, align 8
  %block_dim = alloca %struct.dim3, align 8
  %shmem_size = alloca i64, align 8
  %stream = alloca ptr, align 8
  store ptr %data, ptr %data.addr, align 8, !tbaa !573, !DIAssignID !576
    #dbg_assign(ptr %data, !568, !DIExpression(), !576, ptr %data.addr, !DIExpression(), !571)
  store i32 %n, ptr %n.addr, align 4, !tbaa !559, !DIAssignID !577
    #dbg_assign(i32 %n, !569, !DIExpression(), !577, ptr %n.addr, !DIExpression(), !571)
  %kernel_args1 = alloca [2 x ptr], align 16, !dbg !578
  store ptr %data.addr, ptr %kernel_args1, align 16, !dbg !578
  %0 = getelementptr inbounds nuw i8, ptr %kernel_args1, i64 8, !dbg !578
  store ptr %n.addr, ptr %0, align 8, !dbg !578
  %1 = call i32 @__cudaPopCallConfiguration(ptr nonnull %grid_dim, ptr nonnull %block_dim, ptr nonnull %shmem_size, ptr nonnull %stream), !dbg !578
  %2 = load i64, ptr %shmem_size, align 8, !dbg !578
  %3 = load ptr, ptr %stream, align 8, !dbg !578
  %grid_dim.coerce.sroa.0.0.copyload = load i64, ptr %grid_dim, align 8, !dbg !578
  %grid_dim.coerce.sroa.2.0.grid_dim.sroa_idx = getelementptr inbounds nuw i8, ptr %grid_dim, i64 8, !dbg !578
  %grid_dim.coerce.sroa.2.0.copyload = load i32, ptr %grid_dim.coerce.sroa.2.0.grid_dim.sroa_idx, align 8, !dbg !578
  %block_dim.coerce.sroa.0.0.copyload = load i64, ptr %block_dim, align 8, !dbg !578
  %block_dim.coerce.sroa.2.0.block_dim.sroa_idx = getelementptr inbounds nuw i8, ptr %block_dim, i64 8, !dbg !578
  %block_dim.coerce.sroa.2.0.copyload = load i32, ptr %block_dim.coerce.sroa.2.0.block_dim.sroa_idx, align 8, !dbg !578
  %call = call noundef i32 @cudaLaunchKernel(ptr noundef nonnull @_Z19__device_stub__fillPii, i64 %grid_dim.coerce.sroa.0.0.copyload, i32 %grid_dim.coerce.sroa.2.0.copyload, i64 %block_dim.coerce.sroa.0.0.copyload, i32 %block_dim.coerce.sroa.2.0.copyload, ptr noundef nonnull %kernel_args1, i64 noundef %2, ptr noundef %3), !dbg !578
  ret void, !dbg !579
}

declare dso_local i32 @__cudaPopCallConfiguration(ptr, ptr, ptr, ptr) local_unnamed_addr

declare dso_local i32 @cudaLaunchKernel(ptr, i64, i32, i64, i32, ptr, i64, ptr) local_unnamed_addr

; Function Attrs: mustprogress norecurse
define dso_local void @_Z18__device_stub__sumPKiPii(ptr noundef %data, ptr noundef %total, i32 noundef %n) #0 !dbg !580 {
entry:
  %data.addr = alloca ptr, align 8, !DIAssignID !589
    #dbg_assign(i1 poison, !586, !DIExpression(), !589, ptr %data.addr, !DIExpression(), !590)
  %total.addr = alloca ptr, align 8, !DIAssignID !591
    #dbg_assign(i1 poison, !587, !DIExpression(), !591, ptr %total.addr, !DIExpression(), !590)
  %n.addr = alloca i32, align 4, !DIAssignID !592
    #dbg_assign(i1 poison, !588, !DIExpression(), !592, ptr %n.addr, !DIExpression(), !590)
  %grid_dim = alloca %struct.dim3, align 8
  %block_dim = alloca %struct.dim3, align 8
  %shmem_size = alloca i64, align 8
  %stream = alloca ptr, align 8
  store ptr %data, ptr %data.addr, align 8, !tbaa !573, !DIAssignID !593
    #dbg_assign(ptr %data, !586, !DIExpression(), !593, ptr %data.addr, !DIExpression(), !590)
  store ptr %total, ptr %total.addr, align 8, !tbaa !573, !DIAssignID !594
    #dbg_assign(ptr %total, !587, !DIExpression(), !594, ptr %total.addr, !DIExpression(), !590)
  store i32 %n, ptr %n.addr, align 4, !tbaa !559, !DIAssignID !595
    #dbg_assign(i32 %n, !588, !DIExpression(), !595, ptr %n.addr, !DIExpression(), !590)
  %kernel_args1 = alloca [3 x ptr], align 16, !dbg !596
  store ptr %data.addr, ptr %kernel_args1, align 16, !dbg !596
  %0 = getelementptr inbounds nuw i8, ptr %kernel_args1, i64 8, !dbg !596
  store ptr %total.addr, ptr %0, align 8, !dbg !596
  %1 = getelementptr inbounds nuw i8, ptr %kernel_args1, i64 16, !dbg !596
  store ptr %n.addr, ptr %1, align 16, !dbg !596
  %2 = call i32 @__cudaPopCallConfiguration(ptr nonnull %grid_dim, ptr nonnull %block_dim, ptr nonnull %shmem_size, ptr nonnull %stream), !dbg !596
  %3 = load i64, ptr %shmem_size, align 8, !dbg !596
  %4 = load ptr, ptr %stream, align 8, !dbg !596
  %grid_dim.coerce.sroa.0.0.copyload = load i64, ptr %grid_dim, align 8, !dbg !596
  %grid_dim.coerce.sroa.2.0.grid_dim.sroa_idx = getelementptr inbounds nuw i8, ptr %grid_dim, i64 8, !dbg !596
  %grid_dim.coerce.sroa.2.0.copyload = load i32, ptr %grid_dim.coerce.sroa.2.0.grid_dim.sroa_idx, align 8, !dbg !596
  %block_dim.coerce.sroa.0.0.copyload = load i64, ptr %block_dim, align 8, !dbg !596
  %block_dim.coerce.sroa.2.0.block_dim.sroa_idx = getelementptr inbounds nuw i8, ptr %block_dim, i64 8, !dbg !596
  %block_dim.coerce.sroa.2.0.copyload = load i32, ptr %block_dim.coerce.sroa.2.0.block_dim.sroa_idx, align 8, !dbg !596
  %call = call noundef i32 @cudaLaunchKernel(ptr noundef nonnull @_Z18__device_stub__sumPKiPii, i64 %grid_dim.coerce.sroa.0.0.copyload, i32 %grid_dim.coerce.sroa.2.0.copyload, i64 %block_dim.coerce.sroa.0.0.copyload, i32 %block_dim.coerce.sroa.2.0.copyload, ptr noundef nonnull %kernel_args1, i64 noundef %3, ptr noundef %4), !dbg !596
  ret void, !dbg !597
}

; Function Attrs: mustprogress norecurse
define dso_local noundef range(i32 0, 2) i32 @main() local_unnamed_addr #1 !dbg !598 {
entry:
  %data.addr.i32 = alloca ptr, align 8, !DIAssignID !613
    #dbg_assign(i1 poison, !586, !DIExpression(), !613, ptr %data.addr.i32, !DIExpression(), !614)
  %total.addr.i = alloca ptr, align 8, !DIAssignID !616
    #dbg_assign(i1 poison, !587, !DIExpression(), !616, ptr %total.addr.i, !DIExpression(), !614)
  %n.addr.i33 = alloca i32, align 4, !DIAssignID !617
    #dbg_assign(i1 poison, !588, !DIExpression(), !617, ptr %n.addr.i33, !DIExpression(), !614)
  %grid_dim.i34 = alloca %struct.dim3, align 8
  %block_dim.i35 = alloca %struct.dim3, align 8
  %shmem_size.i36 = alloca i64, align 8
  %stream.i37 = alloca ptr, align 8
  %kernel_args1.i38 = alloca [3 x ptr], align 16, !dbg !618
  %data.addr.i = alloca ptr, align 8, !DIAssignID !619
    #dbg_assign(i1 poison, !568, !DIExpression(), !619, ptr %data.addr.i, !DIExpression(), !620)
  %n.addr.i = alloca i32, align 4, !DIAssignID !622
    #dbg_assign(i1 poison, !569, !DIExpression(), !622, ptr %n.addr.i, !DIExpression(), !620)
  %grid_dim.i = alloca %struct.dim3, align 8
  %block_dim.i = alloca %struct.dim3, align 8
  %shmem_size.i = alloca i64, align 8
  %stream.i = alloca ptr, align 8
  %kernel_args1.i = alloca [2 x ptr], align 16, !dbg !623
  %data = alloca ptr, align 8, !DIAssignID !624
    #dbg_assign(i1 poison, !601, !DIExpression(), !624, ptr %data, !DIExpression(), !625)
  %total = alloca ptr, align 8, !DIAssignID !626
    #dbg_assign(i1 poison, !602, !DIExpression(), !626, ptr %total, !DIExpression(), !625)
  %result = alloca i32, align 4, !DIAssignID !627
    #dbg_assign(i1 poison, !603, !DIExpression(), !627, ptr %result, !DIExpression(), !625)
  %first = alloca ptr, align 8, !DIAssignID !628
    #dbg_assign(i1 poison, !604, !DIExpression(), !628, ptr %first, !DIExpression(), !625)
  %second = alloca ptr, align 8, !DIAssignID !629
    #dbg_assign(i1 poison, !608, !DIExpression(), !629, ptr %second, !DIExpression(), !625)
  %filled = alloca ptr, align 8, !DIAssignID !630
    #dbg_assign(i1 poison, !609, !DIExpression(), !630, ptr %filled, !DIExpression(), !625)
    #dbg_value(i32 256, !600, !DIExpression(), !625)
  call void @llvm.lifetime.start.p0(ptr nonnull %data) #5, !dbg !631
  call void @llvm.lifetime.start.p0(ptr nonnull %total) #5, !dbg !631
  call void @llvm.lifetime.start.p0(ptr nonnull %result) #5, !dbg !631
  store i32 0, ptr %result, align 4, !dbg !632, !tbaa !559, !DIAssignID !633
    #dbg_assign(i32 0, !603, !DIExpression(), !633, ptr %result, !DIExpression(), !625)
  %call.i = call noundef i32 @cudaMalloc(ptr noundef nonnull %data, i64 noundef 1024), !dbg !634
  %call.i24 = call noundef i32 @cudaMalloc(ptr noundef nonnull %total, i64 noundef 4), !dbg !635
  %0 = load ptr, ptr %total, align 8, !dbg !636, !tbaa !573
  %call2 = call i32 @cudaMemset(ptr noundef %0, i32 noundef 0, i64 noundef 4), !dbg !637
  call void @llvm.lifetime.start.p0(ptr nonnull %first) #5, !dbg !638
  call void @llvm.lifetime.start.p0(ptr nonnull %second) #5, !dbg !638
  %call3 = call i32 @cudaStreamCreate(ptr noundef nonnull %first), !dbg !639
  %call4 = call i32 @cudaStreamCreate(ptr noundef nonnull %second), !dbg !640
  call void @llvm.lifetime.start.p0(ptr nonnull %filled) #5, !dbg !641
  %call5 = call i32 @cudaEventCreate(ptr noundef nonnull %filled), !dbg !642
  %1 = load ptr, ptr %first, align 8, !dbg !643, !tbaa !644
  %call7 = call i32 @__cudaPushCallConfiguration(i64 4294967300, i32 1, i64 4294967360, i32 1, i64 noundef 0, ptr noundef %1), !dbg !646
  %tobool.not = icmp eq i32 %call7, 0, !dbg !646
  br i1 %tobool.not, label %kcall.configok, label %kcall.end, !dbg !647

kcall.configok:                                   ; preds = %entry
  %2 = load ptr, ptr %data, align 8, !dbg !648, !tbaa !573
  call void @llvm.lifetime.start.p0(ptr nonnull %data.addr.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %n.addr.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %grid_dim.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %block_dim.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %shmem_size.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %stream.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %kernel_args1.i)
  store ptr %2, ptr %data.addr.i, align 8, !tbaa !573, !DIAssignID !649
    #dbg_assign(ptr %2, !568, !DIExpression(), !649, ptr %data.addr.i, !DIExpression(), !620)
  store i32 256, ptr %n.addr.i, align 4, !tbaa !559, !DIAssignID !650
    #dbg_assign(i32 256, !569, !DIExpression(), !650, ptr %n.addr.i, !DIExpression(), !620)
  store ptr %data.addr.i, ptr %kernel_args1.i, align 16, !dbg !623
  %3 = getelementptr inbounds nuw i8, ptr %kernel_args1.i, i64 8, !dbg !623
  store ptr %n.addr.i, ptr %3, align 8, !dbg !623
  %4 = call i32 @__cudaPopCallConfiguration(ptr nonnull %grid_dim.i, ptr nonnull %block_dim.i, ptr nonnull %shmem_size.i, ptr nonnull %stream.i), !dbg !623
  %5 = load i64, ptr %shmem_size.i, align 8, !dbg !623
  %6 = load ptr, ptr %stream.i, align 8, !dbg !623
  %grid_dim.coerce.sroa.0.0.copyload.i = load i64, ptr %grid_dim.i, align 8, !dbg !623
  %grid_dim.coerce.sroa.2.0.grid_dim.sroa_idx.i = getelementptr inbounds nuw i8, ptr %grid_dim.i, i64 8, !dbg !623
  %grid_dim.coerce.sroa.2.0.copyload.i = load i32, ptr %grid_dim.coerce.sroa.2.0.grid_dim.sroa_idx.i, align 8, !dbg !623
  %block_dim.coerce.sroa.0.0.copyload.i = load i64, ptr %block_dim.i, align 8, !dbg !623
  %block_dim.coerce.sroa.2.0.block_dim.sroa_idx.i = getelementptr inbounds nuw i8, ptr %block_dim.i, i64 8, !dbg !623
  %block_dim.coerce.sroa.2.0.copyload.i = load i32, ptr %block_dim.coerce.sroa.2.0.block_dim.sroa_idx.i, align 8, !dbg !623
  %call.i27 = call noundef i32 @cudaLaunchKernel(ptr noundef nonnull @_Z19__device_stub__fillPii, i64 %grid_dim.coerce.sroa.0.0.copyload.i, i32 %grid_dim.coerce.sroa.2.0.copyload.i, i64 %block_dim.coerce.sroa.0.0.copyload.i, i32 %block_dim.coerce.sroa.2.0.copyload.i, ptr noundef nonnull %kernel_args1.i, i64 noundef %5, ptr noundef %6), !dbg !623
  call void @llvm.lifetime.end.p0(ptr nonnull %data.addr.i), !dbg !651
  call void @llvm.lifetime.end.p0(ptr nonnull %n.addr.i), !dbg !651
  call void @llvm.lifetime.end.p0(ptr nonnull %grid_dim.i), !dbg !651
  call void @llvm.lifetime.end.p0(ptr nonnull %block_dim.i), !dbg !651
  call void @llvm.lifetime.end.p0(ptr nonnull %shmem_size.i), !dbg !651
  call void @llvm.lifetime.end.p0(ptr nonnull %stream.i), !dbg !651
  call void @llvm.lifetime.end.p0(ptr nonnull %kernel_args1.i), !dbg !651
  br label %kcall.end, !dbg !647

kcall.end:                                        ; preds = %kcall.configok, %entry
  %7 = load ptr, ptr %filled, align 8, !dbg !652, !tbaa !653
  %8 = load ptr, ptr %first, align 8, !dbg !655, !tbaa !644
  %call8 = call i32 @cudaEventRecord(ptr noundef %7, ptr noundef %8), !dbg !656
  %9 = load ptr, ptr %second, align 8, !dbg !657, !tbaa !644
  %10 = load ptr, ptr %filled, align 8, !dbg !658, !tbaa !653
  %call9 = call i32 @cudaStreamWaitEvent(ptr noundef %9, ptr noundef %10, i32 noundef 0), !dbg !659
  %11 = load ptr, ptr %second, align 8, !dbg !660, !tbaa !644
  %call12 = call i32 @__cudaPushCallConfiguration(i64 4294967300, i32 1, i64 4294967360, i32 1, i64 noundef 0, ptr noundef %11), !dbg !661
  %tobool13.not = icmp eq i32 %call12, 0, !dbg !661
  br i1 %tobool13.not, label %kcall.configok14, label %kcall.end15, !dbg !662

kcall.configok14:                                 ; preds = %kcall.end
  %12 = load ptr, ptr %data, align 8, !dbg !663, !tbaa !573
  %13 = load ptr, ptr %total, align 8, !dbg !664, !tbaa !573
  call void @llvm.lifetime.start.p0(ptr nonnull %data.addr.i32)
  call void @llvm.lifetime.start.p0(ptr nonnull %total.addr.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %n.addr.i33)
  call void @llvm.lifetime.start.p0(ptr nonnull %grid_dim.i34)
  call void @llvm.lifetime.start.p0(ptr nonnull %block_dim.i35)
  call void @llvm.lifetime.start.p0(ptr nonnull %shmem_size.i36)
  call void @llvm.lifetime.start.p0(ptr nonnull %stream.i37)
  call void @llvm.lifetime.start.p0(ptr nonnull %kernel_args1.i38)
  store ptr %12, ptr %data.addr.i32, align 8, !tbaa !573, !DIAssignID !665
    #dbg_assign(ptr %12, !586, !DIExpression(), !665, ptr %data.addr.i32, !DIExpression(), !614)
  store ptr %13, ptr %total.addr.i, align 8, !tbaa !573, !DIAssignID !666
    #dbg_assign(ptr %13, !587, !DIExpression(), !666, ptr %total.addr.i, !DIExpression(), !614)
  store i32 256, ptr %n.addr.i33, align 4, !tbaa !559, !DIAssignID !667
    #dbg_assign(i32 256, !588, !DIExpression(), !667, ptr %n.addr.i33, !DIExpression(), !614)
  store ptr %data.addr.i32, ptr %kernel_args1.i38, align 16, !dbg !618
  %14 = getelementptr inbounds nuw i8, ptr %kernel_args1.i38, i64 8, !dbg !618
  store ptr %total.addr.i, ptr %14, align 8, !dbg !618
  %15 = getelementptr inbounds nuw i8, ptr %kernel_args1.i38, i64 16, !dbg !618
  store ptr %n.addr.i33, ptr %15, align 16, !dbg !618
  %16 = call i32 @__cudaPopCallConfiguration(ptr nonnull %grid_dim.i34, ptr nonnull %block_dim.i35, ptr nonnull %shmem_size.i36, ptr nonnull %stream.i37), !dbg !618
  %17 = load i64, ptr %shmem_size.i36, align 8, !dbg !618
  %18 = load ptr, ptr %stream.i37, align 8, !dbg !618
  %grid_dim.coerce.sroa.0.0.copyload.i39 = load i64, ptr %grid_dim.i34, align 8, !dbg !618
  %grid_dim.coerce.sroa.2.0.grid_dim.sroa_idx.i40 = getelementptr inbounds nuw i8, ptr %grid_dim.i34, i64 8, !dbg !618
  %grid_dim.coerce.sroa.2.0.copyload.i41 = load i32, ptr %grid_dim.coerce.sroa.2.0.grid_dim.sroa_idx.i40, align 8, !dbg !618
  %block_dim.coerce.sroa.0.0.copyload.i42 = load i64, ptr %block_dim.i35, align 8, !dbg !618
  %block_dim.coerce.sroa.2.0.block_dim.sroa_idx.i43 = getelementptr inbounds nuw i8, ptr %block_dim.i35, i64 8, !dbg !618
  %block_dim.coerce.sroa.2.0.copyload.i44 = load i32, ptr %block_dim.coerce.sroa.2.0.block_dim.sroa_idx.i43, align 8, !dbg !618
  %call.i45 = call noundef i32 @cudaLaunchKernel(ptr noundef nonnull @_Z18__device_stub__sumPKiPii, i64 %grid_dim.coerce.sroa.0.0.copyload.i39, i32 %grid_dim.coerce.sroa.2.0.copyload.i41, i64 %block_dim.coerce.sroa.0.0.copyload.i42, i32 %block_dim.coerce.sroa.2.0.copyload.i44, ptr noundef nonnull %kernel_args1.i38, i64 noundef %17, ptr noundef %18), !dbg !618
  call void @llvm.lifetime.end.p0(ptr nonnull %data.addr.i32), !dbg !668
  call void @llvm.lifetime.end.p0(ptr nonnull %total.addr.i), !dbg !668
  call void @llvm.lifetime.end.p0(ptr nonnull %n.addr.i33), !dbg !668
  call void @llvm.lifetime.end.p0(ptr nonnull %grid_dim.i34), !dbg !668
  call void @llvm.lifetime.end.p0(ptr nonnull %block_dim.i35), !dbg !668
  call void @llvm.lifetime.end.p0(ptr nonnull %shmem_size.i36), !dbg !668
  call void @llvm.lifetime.end.p0(ptr nonnull %stream.i37), !dbg !668
  call void @llvm.lifetime.end.p0(ptr nonnull %kernel_args1.i38), !dbg !668
  br label %kcall.end15, !dbg !662

kcall.end15:                                      ; preds = %kcall.configok14, %kcall.end
  %call16 = call i32 @cudaDeviceSynchronize(), !dbg !669
  %19 = load ptr, ptr %total, align 8, !dbg !670, !tbaa !573
  %call17 = call i32 @cudaMemcpy(ptr noundef nonnull %result, ptr noundef %19, i64 noundef 4, i32 noundef 2), !dbg !671
  %20 = load i32, ptr %result, align 4, !dbg !672, !tbaa !559
  %call18 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %20) #5, !dbg !673
  %21 = load ptr, ptr %filled, align 8, !dbg !674, !tbaa !653
  %call19 = call i32 @cudaEventDestroy(ptr noundef %21), !dbg !675
  %22 = load ptr, ptr %first, align 8, !dbg !676, !tbaa !644
  %call20 = call i32 @cudaStreamDestroy(ptr noundef %22), !dbg !677
  %23 = load ptr, ptr %second, align 8, !dbg !678, !tbaa !644
  %call21 = call i32 @cudaStreamDestroy(ptr noundef %23), !dbg !679
  %24 = load ptr, ptr %data, align 8, !dbg !680, !tbaa !573
  %call22 = call i32 @cudaFree(ptr noundef %24), !dbg !681
  %25 = load ptr, ptr %total, align 8, !dbg !682, !tbaa !573
  %call23 = call i32 @cudaFree(ptr noundef %25), !dbg !683
  %26 = load i32, ptr %result, align 4, !dbg !684, !tbaa !559
  %cmp = icmp ne i32 %26, 32640, !dbg !685
  %conv = zext i1 %cmp to i32, !dbg !684
  call void @llvm.lifetime.end.p0(ptr nonnull %filled) #5, !dbg !686
  call void @llvm.lifetime.end.p0(ptr nonnull %second) #5, !dbg !686
  call void @llvm.lifetime.end.p0(ptr nonnull %first) #5, !dbg !686
  call void @llvm.lifetime.end.p0(ptr nonnull %result) #5, !dbg !686
  call void @llvm.lifetime.end.p0(ptr nonnull %total) #5, !dbg !686
  call void @llvm.lifetime.end.p0(ptr nonnull %data) #5, !dbg !686
  ret i32 %conv, !dbg !687
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare dso_local i32 @cudaMemset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #3

declare dso_local i32 @cudaStreamCreate(ptr noundef) local_unnamed_addr #3

declare dso_local i32 @cudaEventCreate(ptr noundef) local_unnamed_addr #3

declare dso_local i32 @__cudaPushCallConfiguration(i64, i32, i64, i32, i64 noundef, ptr noundef) local_unnamed_addr #3

declare dso_local i32 @cudaEventRecord(ptr noundef, ptr noundef) local_unnamed_addr #3

declare dso_local i32 @cudaStreamWaitEvent(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #3

declare dso_local i32 @cudaDeviceSynchronize() local_unnamed_addr #3

declare dso_local i32 @cudaMemcpy(ptr noundef, ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare dso_local noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

declare dso_local i32 @cudaEventDestroy(ptr noundef) local_unnamed_addr #3

declare dso_local i32 @cudaStreamDestroy(ptr noundef) local_unnamed_addr #3

declare dso_local i32 @cudaFree(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

declare dso_local i32 @cudaMalloc(ptr noundef, i64 noundef) local_unnamed_addr #3

attributes #0 = { mustprogress norecurse "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress norecurse "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" }
attributes #5 = { nounwind }

!llvm.module.flags = !{!8, !9, !10, !11, !12}
!llvm.dbg.cu = !{!13}
!llvm.ident = !{!558}
!llvm.errno.tbaa = !{!559}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 36, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "two_streams_fixed.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 15)
!8 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 3]}
!9 = !{i32 7, !"Dwarf Version", i32 4}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!13 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !14, retainedTypes: !24, globals: !27, imports: !28, splitDebugInlining: false, nameTableKind: None)
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
!24 = !{!25}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!27 = !{!0}
!28 = !{!29, !32, !34, !39, !44, !49, !55, !57, !63, !68, !70, !74, !77, !79, !81, !84, !87, !89, !91, !93, !95, !97, !99, !101, !103, !105, !107, !109, !111, !113, !115, !117, !119, !121, !123, !125, !127, !129, !131, !135, !140, !145, !150, !154, !160, !164, !168, !172, !174, !176, !180, !184, !188, !192, !196, !198, !202, !206, !210, !212, !216, !218, !222, !226, !228, !230, !234, !240, !244, !248, !252, !254, !256, !258, !262, !266, !270, !272, !276, !280, !284, !290, !294, !296, !298, !302, !307, !311, !315, !319, !323, !325, !327, !331, !333, !337, !341, !345, !350, !354, !358, !363, !367, !371, !375, !377, !385, !389, !395, !401, !407, !408, !409, !410, !414, !416, !420, !424, !428, !432, !434, !438, !440, !444, !448, !450, !452, !454, !458, !462, !464, !468, !470, !474, !476, !478, !480, !482, !484, !486, !488, !490, !492, !494, !496, !498, !500, !502, !504, !506, !508, !513, !515, !517, !522, !526, !531, !537, !539, !545, !549, !553}
!29 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !13, entity: !30, file: !31, line: 128)
!30 = !DINamespace(name: "ws_math", scope: null)
!31 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!32 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !33, entity: !30, file: !31, line: 129)
!33 = !DINamespace(name: "std", scope: null)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !35, file: !31, line: 154)
!35 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !31, file: !31, line: 137, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !38}
!38 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !40, file: !31, line: 154)
!40 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !31, file: !31, line: 133, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !43}
!43 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !45, file: !31, line: 154)
!45 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !31, file: !31, line: 134, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!46 = !DISubroutineType(types: !47)
!47 = !{!48, !48}
!48 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !50, file: !31, line: 154)
!50 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !31, file: !31, line: 145, type: !51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!51 = !DISubroutineType(types: !52)
!52 = !{!53, !54}
!53 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!54 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!55 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !56, file: !31, line: 154)
!56 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !31, file: !31, line: 147, type: !51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !58, file: !31, line: 154)
!58 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !31, file: !31, line: 149, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!59 = !DISubroutineType(types: !60)
!60 = !{!61, !62}
!61 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!62 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!63 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !64, file: !67, line: 6)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !65, line: 34, baseType: !66)
!65 = !DIFile(filename: "cuda/ws/config.h", directory: ".")
!66 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!67 = !DIFile(filename: "cuda/ws/type_traits.h", directory: ".")
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !69, file: !67, line: 7)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !65, line: 35, baseType: !43)
!70 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !71, file: !73, line: 8)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !65, line: 36, baseType: !72)
!72 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!73 = !DIFile(filename: "cuda/ws/cstd.h", directory: ".")
!74 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !75, file: !73, line: 8)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !65, line: 38, baseType: !76)
!76 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !78, file: !73, line: 8)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !65, line: 40, baseType: !61)
!79 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !80, file: !73, line: 8)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !65, line: 42, baseType: !43)
!81 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !82, file: !73, line: 8)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !65, line: 37, baseType: !83)
!83 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!84 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !85, file: !73, line: 8)
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !65, line: 39, baseType: !86)
!86 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !88, file: !73, line: 8)
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !65, line: 41, baseType: !17)
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !90, file: !73, line: 8)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !65, line: 43, baseType: !66)
!91 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !92, file: !73, line: 9)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !65, line: 48, baseType: !72)
!93 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !94, file: !73, line: 9)
!94 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !65, line: 50, baseType: !76)
!95 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !96, file: !73, line: 9)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !65, line: 52, baseType: !61)
!97 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !98, file: !73, line: 9)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !65, line: 54, baseType: !43)
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !100, file: !73, line: 9)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !65, line: 49, baseType: !83)
!101 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !102, file: !73, line: 9)
!102 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !65, line: 51, baseType: !86)
!103 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !104, file: !73, line: 9)
!104 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !65, line: 53, baseType: !17)
!105 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !106, file: !73, line: 9)
!106 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !65, line: 55, baseType: !66)
!107 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !108, file: !73, line: 10)
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !65, line: 48, baseType: !72)
!109 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !110, file: !73, line: 10)
!110 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !65, line: 54, baseType: !43)
!111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !112, file: !73, line: 10)
!112 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !65, line: 54, baseType: !43)
!113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !114, file: !73, line: 10)
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !65, line: 54, baseType: !43)
!115 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !116, file: !73, line: 10)
!116 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !65, line: 49, baseType: !83)
!117 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !118, file: !73, line: 10)
!118 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !65, line: 55, baseType: !66)
!119 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !120, file: !73, line: 10)
!120 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !65, line: 55, baseType: !66)
!121 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !122, file: !73, line: 10)
!122 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !65, line: 55, baseType: !66)
!123 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !124, file: !73, line: 11)
!124 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !65, line: 44, baseType: !43)
!125 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !126, file: !73, line: 11)
!126 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !65, line: 45, baseType: !66)
!127 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !128, file: !73, line: 11)
!128 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !65, line: 46, baseType: !43)
!129 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !130, file: !73, line: 11)
!130 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !65, line: 47, baseType: !66)
!131 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !132, file: !73, line: 12)
!132 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !133, line: 77, baseType: !134)
!133 = !DIFile(filename: "cuda/ws/libc.h", directory: ".")
!134 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !133, line: 77, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!135 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !136, file: !73, line: 12)
!136 = !DISubprogram(name: "printf", scope: !133, file: !133, line: 97, type: !137, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!137 = !DISubroutineType(types: !138)
!138 = !{!61, !139, null}
!139 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!140 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !141, file: !73, line: 12)
!141 = !DISubprogram(name: "fprintf", scope: !133, file: !133, line: 98, type: !142, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!142 = !DISubroutineType(types: !143)
!143 = !{!61, !144, !139, null}
!144 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !132, size: 64)
!145 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !146, file: !73, line: 12)
!146 = !DISubprogram(name: "sprintf", scope: !133, file: !133, line: 99, type: !147, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!147 = !DISubroutineType(types: !148)
!148 = !{!61, !149, !139, null}
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!150 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !151, file: !73, line: 12)
!151 = !DISubprogram(name: "snprintf", scope: !133, file: !133, line: 100, type: !152, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!152 = !DISubroutineType(types: !153)
!153 = !{!61, !149, !64, !139, null}
!154 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !155, file: !73, line: 12)
!155 = !DISubprogram(name: "vprintf", scope: !133, file: !133, line: 103, type: !156, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!156 = !DISubroutineType(types: !157)
!157 = !{!61, !139, !158}
!158 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !159, size: 64)
!159 = !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", file: !2, size: 192, flags: DIFlagFwdDecl, identifier: "_ZTS13__va_list_tag")
!160 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !161, file: !73, line: 12)
!161 = !DISubprogram(name: "vfprintf", scope: !133, file: !133, line: 104, type: !162, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!162 = !DISubroutineType(types: !163)
!163 = !{!61, !144, !139, !158}
!164 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !165, file: !73, line: 12)
!165 = !DISubprogram(name: "vsprintf", scope: !133, file: !133, line: 105, type: !166, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!166 = !DISubroutineType(types: !167)
!167 = !{!61, !149, !139, !158}
!168 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !169, file: !73, line: 12)
!169 = !DISubprogram(name: "vsnprintf", scope: !133, file: !133, line: 106, type: !170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!170 = !DISubroutineType(types: !171)
!171 = !{!61, !149, !64, !139, !158}
!172 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !173, file: !73, line: 13)
!173 = !DISubprogram(name: "scanf", scope: !133, file: !133, line: 108, type: !137, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!174 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !175, file: !73, line: 13)
!175 = !DISubprogram(name: "fscanf", scope: !133, file: !133, line: 109, type: !142, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!176 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !177, file: !73, line: 13)
!177 = !DISubprogram(name: "sscanf", scope: !133, file: !133, line: 110, type: !178, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!178 = !DISubroutineType(types: !179)
!179 = !{!61, !139, !139, null}
!180 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !181, file: !73, line: 13)
!181 = !DISubprogram(name: "vsscanf", scope: !133, file: !133, line: 113, type: !182, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!182 = !DISubroutineType(types: !183)
!183 = !{!61, !139, !139, !158}
!184 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !185, file: !73, line: 13)
!185 = !DISubprogram(name: "puts", scope: !133, file: !133, line: 114, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!186 = !DISubroutineType(types: !187)
!187 = !{!61, !139}
!188 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !189, file: !73, line: 13)
!189 = !DISubprogram(name: "putchar", scope: !133, file: !133, line: 115, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!190 = !DISubroutineType(types: !191)
!191 = !{!61, !61}
!192 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !193, file: !73, line: 13)
!193 = !DISubprogram(name: "putc", scope: !133, file: !133, line: 116, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!194 = !DISubroutineType(types: !195)
!195 = !{!61, !61, !144}
!196 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !197, file: !73, line: 13)
!197 = !DISubprogram(name: "fputc", scope: !133, file: !133, line: 117, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!198 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !199, file: !73, line: 13)
!199 = !DISubprogram(name: "fputs", scope: !133, file: !133, line: 118, type: !200, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!200 = !DISubroutineType(types: !201)
!201 = !{!61, !139, !144}
!202 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !203, file: !73, line: 13)
!203 = !DISubprogram(name: "getchar", scope: !133, file: !133, line: 119, type: !204, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!204 = !DISubroutineType(types: !205)
!205 = !{!61}
!206 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !207, file: !73, line: 13)
!207 = !DISubprogram(name: "getc", scope: !133, file: !133, line: 120, type: !208, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!208 = !DISubroutineType(types: !209)
!209 = !{!61, !144}
!210 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !211, file: !73, line: 14)
!211 = !DISubprogram(name: "fgetc", scope: !133, file: !133, line: 121, type: !208, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!212 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !213, file: !73, line: 14)
!213 = !DISubprogram(name: "fgets", scope: !133, file: !133, line: 123, type: !214, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!214 = !DISubroutineType(types: !215)
!215 = !{!149, !149, !61, !144}
!216 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !217, file: !73, line: 14)
!217 = !DISubprogram(name: "ungetc", scope: !133, file: !133, line: 122, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!218 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !219, file: !73, line: 14)
!219 = !DISubprogram(name: "fopen", scope: !133, file: !133, line: 126, type: !220, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!220 = !DISubroutineType(types: !221)
!221 = !{!144, !139, !139}
!222 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !223, file: !73, line: 14)
!223 = !DISubprogram(name: "freopen", scope: !133, file: !133, line: 127, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!224 = !DISubroutineType(types: !225)
!225 = !{!144, !139, !139, !144}
!226 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !227, file: !73, line: 14)
!227 = !DISubprogram(name: "fclose", scope: !133, file: !133, line: 133, type: !208, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!228 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !229, file: !73, line: 14)
!229 = !DISubprogram(name: "fflush", scope: !133, file: !133, line: 134, type: !208, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!230 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !231, file: !73, line: 14)
!231 = !DISubprogram(name: "fread", scope: !133, file: !133, line: 135, type: !232, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!232 = !DISubroutineType(types: !233)
!233 = !{!64, !26, !64, !64, !144}
!234 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !235, file: !73, line: 14)
!235 = !DISubprogram(name: "fwrite", scope: !133, file: !133, line: 136, type: !236, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!236 = !DISubroutineType(types: !237)
!237 = !{!64, !238, !64, !64, !144}
!238 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !239, size: 64)
!239 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!240 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !241, file: !73, line: 14)
!241 = !DISubprogram(name: "fseek", scope: !133, file: !133, line: 137, type: !242, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!242 = !DISubroutineType(types: !243)
!243 = !{!61, !144, !43, !61}
!244 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !245, file: !73, line: 14)
!245 = !DISubprogram(name: "ftell", scope: !133, file: !133, line: 139, type: !246, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!246 = !DISubroutineType(types: !247)
!247 = !{!43, !144}
!248 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !249, file: !73, line: 15)
!249 = !DISubprogram(name: "rewind", scope: !133, file: !133, line: 141, type: !250, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!250 = !DISubroutineType(types: !251)
!251 = !{null, !144}
!252 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !253, file: !73, line: 15)
!253 = !DISubprogram(name: "feof", scope: !133, file: !133, line: 142, type: !208, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!254 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !255, file: !73, line: 15)
!255 = !DISubprogram(name: "ferror", scope: !133, file: !133, line: 143, type: !208, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!256 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !257, file: !73, line: 15)
!257 = !DISubprogram(name: "clearerr", scope: !133, file: !133, line: 144, type: !250, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!258 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !259, file: !73, line: 15)
!259 = !DISubprogram(name: "setvbuf", scope: !133, file: !133, line: 146, type: !260, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!260 = !DISubroutineType(types: !261)
!261 = !{!61, !144, !149, !61, !64}
!262 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !263, file: !73, line: 15)
!263 = !DISubprogram(name: "setbuf", scope: !133, file: !133, line: 147, type: !264, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!264 = !DISubroutineType(types: !265)
!265 = !{null, !144, !149}
!266 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !267, file: !73, line: 15)
!267 = !DISubprogram(name: "perror", scope: !133, file: !133, line: 149, type: !268, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!268 = !DISubroutineType(types: !269)
!269 = !{null, !139}
!270 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !271, file: !73, line: 15)
!271 = !DISubprogram(name: "remove", scope: !133, file: !133, line: 150, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!272 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !273, file: !73, line: 15)
!273 = !DISubprogram(name: "rename", scope: !133, file: !133, line: 151, type: !274, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!274 = !DISubroutineType(types: !275)
!275 = !{!61, !139, !139}
!276 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !277, file: !73, line: 15)
!277 = !DISubprogram(name: "tmpfile", scope: !133, file: !133, line: 130, type: !278, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!278 = !DISubroutineType(types: !279)
!279 = !{!144}
!280 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !281, file: !73, line: 15)
!281 = !DISubprogram(name: "tmpnam", scope: !133, file: !133, line: 131, type: !282, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!282 = !DISubroutineType(types: !283)
!283 = !{!149, !149}
!284 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !285, file: !73, line: 16)
!285 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !133, line: 75, baseType: !286)
!286 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !287)
!287 = !DICompositeType(tag: DW_TAG_array_type, baseType: !159, size: 192, elements: !288)
!288 = !{!289}
!289 = !DISubrange(count: 1)
!290 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !291, file: !73, line: 16)
!291 = !DISubprogram(name: "exit", scope: !133, file: !133, line: 154, type: !292, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!292 = !DISubroutineType(types: !293)
!293 = !{null, !61}
!294 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !295, file: !73, line: 16)
!295 = !DISubprogram(name: "_Exit", scope: !133, file: !133, line: 156, type: !292, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!296 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !297, file: !73, line: 16)
!297 = !DISubprogram(name: "quick_exit", scope: !133, file: !133, line: 157, type: !292, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!298 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !299, file: !73, line: 16)
!299 = !DISubprogram(name: "abort", scope: !133, file: !133, line: 158, type: !300, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!300 = !DISubroutineType(types: !301)
!301 = !{null}
!302 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !303, file: !73, line: 16)
!303 = !DISubprogram(name: "atexit", scope: !133, file: !133, line: 159, type: !304, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!304 = !DISubroutineType(types: !305)
!305 = !{!61, !306}
!306 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !300, size: 64)
!307 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !308, file: !73, line: 16)
!308 = !DISubprogram(name: "malloc", scope: !133, file: !133, line: 161, type: !309, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!309 = !DISubroutineType(types: !310)
!310 = !{!26, !64}
!311 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !312, file: !73, line: 16)
!312 = !DISubprogram(name: "free", scope: !133, file: !133, line: 162, type: !313, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!313 = !DISubroutineType(types: !314)
!314 = !{null, !26}
!315 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !316, file: !73, line: 16)
!316 = !DISubprogram(name: "calloc", scope: !133, file: !133, line: 163, type: !317, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!317 = !DISubroutineType(types: !318)
!318 = !{!26, !64, !64}
!319 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !320, file: !73, line: 16)
!320 = !DISubprogram(name: "realloc", scope: !133, file: !133, line: 164, type: !321, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!321 = !DISubroutineType(types: !322)
!322 = !{!26, !26, !64}
!323 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !324, file: !73, line: 17)
!324 = !DISubprogram(name: "aligned_alloc", scope: !133, file: !133, line: 165, type: !317, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!325 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !326, file: !73, line: 17)
!326 = !DISubprogram(name: "rand", scope: !133, file: !133, line: 169, type: !204, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!327 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !328, file: !73, line: 17)
!328 = !DISubprogram(name: "srand", scope: !133, file: !133, line: 170, type: !329, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!329 = !DISubroutineType(types: !330)
!330 = !{null, !17}
!331 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !332, file: !73, line: 17)
!332 = !DISubprogram(name: "atoi", scope: !133, file: !133, line: 182, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!333 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !334, file: !73, line: 17)
!334 = !DISubprogram(name: "atol", scope: !133, file: !133, line: 183, type: !335, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!335 = !DISubroutineType(types: !336)
!336 = !{!43, !139}
!337 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !338, file: !73, line: 17)
!338 = !DISubprogram(name: "atoll", scope: !133, file: !133, line: 184, type: !339, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!339 = !DISubroutineType(types: !340)
!340 = !{!48, !139}
!341 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !342, file: !73, line: 17)
!342 = !DISubprogram(name: "atof", scope: !133, file: !133, line: 185, type: !343, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!343 = !DISubroutineType(types: !344)
!344 = !{!54, !139}
!345 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !346, file: !73, line: 17)
!346 = !DISubprogram(name: "strtol", scope: !133, file: !133, line: 186, type: !347, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!347 = !DISubroutineType(types: !348)
!348 = !{!43, !139, !349, !61}
!349 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !149, size: 64)
!350 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !351, file: !73, line: 17)
!351 = !DISubprogram(name: "strtoul", scope: !133, file: !133, line: 187, type: !352, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!352 = !DISubroutineType(types: !353)
!353 = !{!66, !139, !349, !61}
!354 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !355, file: !73, line: 17)
!355 = !DISubprogram(name: "strtoll", scope: !133, file: !133, line: 188, type: !356, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!356 = !DISubroutineType(types: !357)
!357 = !{!48, !139, !349, !61}
!358 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !359, file: !73, line: 18)
!359 = !DISubprogram(name: "strtoull", scope: !133, file: !133, line: 189, type: !360, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!360 = !DISubroutineType(types: !361)
!361 = !{!362, !139, !349, !61}
!362 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!363 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !364, file: !73, line: 18)
!364 = !DISubprogram(name: "strtod", scope: !133, file: !133, line: 190, type: !365, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!365 = !DISubroutineType(types: !366)
!366 = !{!54, !139, !349}
!367 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !368, file: !73, line: 18)
!368 = !DISubprogram(name: "strtof", scope: !133, file: !133, line: 191, type: !369, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!369 = !DISubroutineType(types: !370)
!370 = !{!62, !139, !349}
!371 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !372, file: !73, line: 18)
!372 = !DISubprogram(name: "getenv", scope: !133, file: !133, line: 195, type: !373, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!373 = !DISubroutineType(types: !374)
!374 = !{!149, !139}
!375 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !376, file: !73, line: 18)
!376 = !DISubprogram(name: "system", scope: !133, file: !133, line: 199, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!377 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !378, file: !73, line: 18)
!378 = !DISubprogram(name: "qsort", scope: !133, file: !133, line: 309, type: !379, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!379 = !DISubroutineType(types: !380)
!380 = !{null, !26, !64, !64, !381}
!381 = !DIDerivedType(tag: DW_TAG_typedef, name: "ws_compare", file: !133, line: 308, baseType: !382)
!382 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !383, size: 64)
!383 = !DISubroutineType(types: !384)
!384 = !{!61, !238, !238}
!385 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !386, file: !73, line: 18)
!386 = !DISubprogram(name: "bsearch", scope: !133, file: !133, line: 310, type: !387, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!387 = !DISubroutineType(types: !388)
!388 = !{!26, !238, !238, !64, !64, !381}
!389 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !390, file: !73, line: 18)
!390 = !DISubprogram(name: "div", scope: !133, file: !133, line: 202, type: !391, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!391 = !DISubroutineType(types: !392)
!392 = !{!393, !61, !61}
!393 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !133, line: 78, baseType: !394)
!394 = !DICompositeType(tag: DW_TAG_structure_type, file: !133, line: 78, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!395 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !396, file: !73, line: 18)
!396 = !DISubprogram(name: "ldiv", scope: !133, file: !133, line: 203, type: !397, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!397 = !DISubroutineType(types: !398)
!398 = !{!399, !43, !43}
!399 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !133, line: 79, baseType: !400)
!400 = !DICompositeType(tag: DW_TAG_structure_type, file: !133, line: 79, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS6ldiv_t")
!401 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !402, file: !73, line: 18)
!402 = !DISubprogram(name: "lldiv", scope: !133, file: !133, line: 204, type: !403, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!403 = !DISubroutineType(types: !404)
!404 = !{!405, !48, !48}
!405 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !133, line: 80, baseType: !406)
!406 = !DICompositeType(tag: DW_TAG_structure_type, file: !133, line: 80, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS7lldiv_t")
!407 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !393, file: !73, line: 19)
!408 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !399, file: !73, line: 19)
!409 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !405, file: !73, line: 19)
!410 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !411, file: !73, line: 19)
!411 = !DISubprogram(name: "memcpy", scope: !133, file: !133, line: 207, type: !412, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!412 = !DISubroutineType(types: !413)
!413 = !{!26, !26, !238, !64}
!414 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !415, file: !73, line: 19)
!415 = !DISubprogram(name: "memmove", scope: !133, file: !133, line: 208, type: !412, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!416 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !417, file: !73, line: 19)
!417 = !DISubprogram(name: "memset", scope: !133, file: !133, line: 209, type: !418, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!418 = !DISubroutineType(types: !419)
!419 = !{!26, !26, !61, !64}
!420 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !421, file: !73, line: 19)
!421 = !DISubprogram(name: "memcmp", scope: !133, file: !133, line: 210, type: !422, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!422 = !DISubroutineType(types: !423)
!423 = !{!61, !238, !238, !64}
!424 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !425, file: !73, line: 19)
!425 = !DISubprogram(name: "memchr", scope: !133, file: !133, line: 319, type: !426, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!426 = !DISubroutineType(types: !427)
!427 = !{!238, !238, !61, !64}
!428 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !429, file: !73, line: 19)
!429 = !DISubprogram(name: "strlen", scope: !133, file: !133, line: 217, type: !430, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!430 = !DISubroutineType(types: !431)
!431 = !{!64, !139}
!432 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !433, file: !73, line: 19)
!433 = !DISubprogram(name: "strcmp", scope: !133, file: !133, line: 219, type: !274, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!434 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !435, file: !73, line: 20)
!435 = !DISubprogram(name: "strncmp", scope: !133, file: !133, line: 220, type: !436, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!436 = !DISubroutineType(types: !437)
!437 = !{!61, !139, !139, !64}
!438 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !439, file: !73, line: 20)
!439 = !DISubprogram(name: "strcoll", scope: !133, file: !133, line: 223, type: !274, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!440 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !441, file: !73, line: 20)
!441 = !DISubprogram(name: "strcpy", scope: !133, file: !133, line: 225, type: !442, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!442 = !DISubroutineType(types: !443)
!443 = !{!149, !149, !139}
!444 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !445, file: !73, line: 20)
!445 = !DISubprogram(name: "strncpy", scope: !133, file: !133, line: 226, type: !446, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!446 = !DISubroutineType(types: !447)
!447 = !{!149, !149, !139, !64}
!448 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !449, file: !73, line: 20)
!449 = !DISubprogram(name: "strcat", scope: !133, file: !133, line: 228, type: !442, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!450 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !451, file: !73, line: 20)
!451 = !DISubprogram(name: "strncat", scope: !133, file: !133, line: 229, type: !446, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!452 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !453, file: !73, line: 20)
!453 = !DISubprogram(name: "strtok", scope: !133, file: !133, line: 230, type: !442, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!454 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !455, file: !73, line: 20)
!455 = !DISubprogram(name: "strerror", scope: !133, file: !133, line: 235, type: !456, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!456 = !DISubroutineType(types: !457)
!457 = !{!149, !61}
!458 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !459, file: !73, line: 20)
!459 = !DISubprogram(name: "strspn", scope: !133, file: !133, line: 236, type: !460, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!460 = !DISubroutineType(types: !461)
!461 = !{!64, !139, !139}
!462 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !463, file: !73, line: 20)
!463 = !DISubprogram(name: "strcspn", scope: !133, file: !133, line: 237, type: !460, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!464 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !465, file: !73, line: 21)
!465 = !DISubprogram(name: "strchr", scope: !133, file: !133, line: 320, type: !466, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!466 = !DISubroutineType(types: !467)
!467 = !{!139, !139, !61}
!468 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !469, file: !73, line: 21)
!469 = !DISubprogram(name: "strrchr", scope: !133, file: !133, line: 321, type: !466, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!470 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !471, file: !73, line: 21)
!471 = !DISubprogram(name: "strstr", scope: !133, file: !133, line: 322, type: !472, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!472 = !DISubroutineType(types: !473)
!473 = !{!139, !139, !139}
!474 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !475, file: !73, line: 21)
!475 = !DISubprogram(name: "strpbrk", scope: !133, file: !133, line: 323, type: !472, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!476 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !477, file: !73, line: 21)
!477 = !DISubprogram(name: "isalnum", scope: !133, file: !133, line: 251, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!478 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !479, file: !73, line: 21)
!479 = !DISubprogram(name: "isalpha", scope: !133, file: !133, line: 252, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!480 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !481, file: !73, line: 21)
!481 = !DISubprogram(name: "isblank", scope: !133, file: !133, line: 253, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!482 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !483, file: !73, line: 21)
!483 = !DISubprogram(name: "iscntrl", scope: !133, file: !133, line: 254, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!484 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !485, file: !73, line: 21)
!485 = !DISubprogram(name: "isdigit", scope: !133, file: !133, line: 255, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!486 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !487, file: !73, line: 21)
!487 = !DISubprogram(name: "isgraph", scope: !133, file: !133, line: 256, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!488 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !489, file: !73, line: 22)
!489 = !DISubprogram(name: "islower", scope: !133, file: !133, line: 257, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!490 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !491, file: !73, line: 22)
!491 = !DISubprogram(name: "isprint", scope: !133, file: !133, line: 258, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!492 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !493, file: !73, line: 22)
!493 = !DISubprogram(name: "ispunct", scope: !133, file: !133, line: 259, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!494 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !495, file: !73, line: 22)
!495 = !DISubprogram(name: "isspace", scope: !133, file: !133, line: 260, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!496 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !497, file: !73, line: 22)
!497 = !DISubprogram(name: "isupper", scope: !133, file: !133, line: 261, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!498 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !499, file: !73, line: 22)
!499 = !DISubprogram(name: "isxdigit", scope: !133, file: !133, line: 262, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!500 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !501, file: !73, line: 22)
!501 = !DISubprogram(name: "tolower", scope: !133, file: !133, line: 265, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!502 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !503, file: !73, line: 22)
!503 = !DISubprogram(name: "toupper", scope: !133, file: !133, line: 266, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!504 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !505, file: !73, line: 23)
!505 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !133, line: 69, baseType: !43)
!506 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !507, file: !73, line: 23)
!507 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !133, line: 70, baseType: !43)
!508 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !509, file: !73, line: 23)
!509 = !DISubprogram(name: "clock", linkageName: "_ZL5clockv", scope: !510, file: !510, line: 226, type: !511, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!510 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!511 = !DISubroutineType(types: !512)
!512 = !{!507}
!513 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !514, file: !73, line: 23)
!514 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !133, line: 84, size: 448, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!515 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !516, file: !73, line: 23)
!516 = !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !133, line: 82, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS8timespec")
!517 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !518, file: !73, line: 23)
!518 = !DISubprogram(name: "time", scope: !133, file: !133, line: 269, type: !519, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!519 = !DISubroutineType(types: !520)
!520 = !{!505, !521}
!521 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !505, size: 64)
!522 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !523, file: !73, line: 23)
!523 = !DISubprogram(name: "difftime", scope: !133, file: !133, line: 270, type: !524, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!524 = !DISubroutineType(types: !525)
!525 = !{!54, !505, !505}
!526 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !527, file: !73, line: 23)
!527 = !DISubprogram(name: "mktime", scope: !133, file: !133, line: 271, type: !528, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!528 = !DISubroutineType(types: !529)
!529 = !{!505, !530}
!530 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !514, size: 64)
!531 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !532, file: !73, line: 23)
!532 = !DISubprogram(name: "localtime", scope: !133, file: !133, line: 273, type: !533, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!533 = !DISubroutineType(types: !534)
!534 = !{!530, !535}
!535 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !536, size: 64)
!536 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !505)
!537 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !538, file: !73, line: 23)
!538 = !DISubprogram(name: "gmtime", scope: !133, file: !133, line: 275, type: !533, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!539 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !540, file: !73, line: 24)
!540 = !DISubprogram(name: "asctime", scope: !133, file: !133, line: 277, type: !541, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!541 = !DISubroutineType(types: !542)
!542 = !{!149, !543}
!543 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !544, size: 64)
!544 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !514)
!545 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !546, file: !73, line: 24)
!546 = !DISubprogram(name: "ctime", scope: !133, file: !133, line: 278, type: !547, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!547 = !DISubroutineType(types: !548)
!548 = !{!149, !535}
!549 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !550, file: !73, line: 24)
!550 = !DISubprogram(name: "strftime", scope: !133, file: !133, line: 280, type: !551, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!551 = !DISubroutineType(types: !552)
!552 = !{!64, !149, !64, !139, !543}
!553 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !554, file: !73, line: 24)
!554 = !DISubprogram(name: "timespec_get", scope: !133, file: !133, line: 285, type: !555, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!555 = !DISubroutineType(types: !556)
!556 = !{!61, !557, !61}
!557 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !516, size: 64)
!558 = !{!"clang version 22.1.8"}
!559 = !{!560, !560, i64 0}
!560 = !{!"int", !561, i64 0}
!561 = !{!"omnipotent char", !562, i64 0}
!562 = !{!"Simple C++ TBAA"}
!563 = distinct !DISubprogram(name: "fill", linkageName: "_Z19__device_stub__fillPii", scope: !2, file: !2, line: 6, type: !564, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !567)
!564 = !DISubroutineType(types: !565)
!565 = !{null, !566, !61}
!566 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!567 = !{!568, !569}
!568 = !DILocalVariable(name: "data", arg: 1, scope: !563, file: !2, line: 6, type: !566)
!569 = !DILocalVariable(name: "n", arg: 2, scope: !563, file: !2, line: 6, type: !61)
!570 = distinct !DIAssignID()
!571 = !DILocation(line: 0, scope: !563)
!572 = distinct !DIAssignID()
!573 = !{!574, !574, i64 0}
!574 = !{!"p1 int", !575, i64 0}
!575 = !{!"any pointer", !561, i64 0}
!576 = distinct !DIAssignID()
!577 = distinct !DIAssignID()
!578 = !DILocation(line: 6, column: 40, scope: !563)
!579 = !DILocation(line: 9, column: 1, scope: !563)
!580 = distinct !DISubprogram(name: "sum", linkageName: "_Z18__device_stub__sumPKiPii", scope: !2, file: !2, line: 11, type: !581, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !585)
!581 = !DISubroutineType(types: !582)
!582 = !{null, !583, !566, !61}
!583 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !584, size: 64)
!584 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !61)
!585 = !{!586, !587, !588}
!586 = !DILocalVariable(name: "data", arg: 1, scope: !580, file: !2, line: 11, type: !583)
!587 = !DILocalVariable(name: "total", arg: 2, scope: !580, file: !2, line: 11, type: !566)
!588 = !DILocalVariable(name: "n", arg: 3, scope: !580, file: !2, line: 11, type: !61)
!589 = distinct !DIAssignID()
!590 = !DILocation(line: 0, scope: !580)
!591 = distinct !DIAssignID()
!592 = distinct !DIAssignID()
!593 = distinct !DIAssignID()
!594 = distinct !DIAssignID()
!595 = distinct !DIAssignID()
!596 = !DILocation(line: 11, column: 57, scope: !580)
!597 = !DILocation(line: 14, column: 1, scope: !580)
!598 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 16, type: !204, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !599)
!599 = !{!600, !601, !602, !603, !604, !608, !609}
!600 = !DILocalVariable(name: "n", scope: !598, file: !2, line: 17, type: !584)
!601 = !DILocalVariable(name: "data", scope: !598, file: !2, line: 18, type: !566)
!602 = !DILocalVariable(name: "total", scope: !598, file: !2, line: 18, type: !566)
!603 = !DILocalVariable(name: "result", scope: !598, file: !2, line: 18, type: !61)
!604 = !DILocalVariable(name: "first", scope: !598, file: !2, line: 23, type: !605)
!605 = !DIDerivedType(tag: DW_TAG_typedef, name: "cudaStream_t", file: !16, line: 20, baseType: !606)
!606 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !607, size: 64)
!607 = !DICompositeType(tag: DW_TAG_structure_type, name: "CUstream_st", file: !16, line: 20, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS11CUstream_st")
!608 = !DILocalVariable(name: "second", scope: !598, file: !2, line: 23, type: !605)
!609 = !DILocalVariable(name: "filled", scope: !598, file: !2, line: 27, type: !610)
!610 = !DIDerivedType(tag: DW_TAG_typedef, name: "cudaEvent_t", file: !16, line: 20, baseType: !611)
!611 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !612, size: 64)
!612 = !DICompositeType(tag: DW_TAG_structure_type, name: "CUevent_st", file: !16, line: 20, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS10CUevent_st")
!613 = distinct !DIAssignID()
!614 = !DILocation(line: 0, scope: !580, inlinedAt: !615)
!615 = distinct !DILocation(line: 32, column: 5, scope: !598)
!616 = distinct !DIAssignID()
!617 = distinct !DIAssignID()
!618 = !DILocation(line: 11, column: 57, scope: !580, inlinedAt: !615)
!619 = distinct !DIAssignID()
!620 = !DILocation(line: 0, scope: !563, inlinedAt: !621)
!621 = distinct !DILocation(line: 29, column: 5, scope: !598)
!622 = distinct !DIAssignID()
!623 = !DILocation(line: 6, column: 40, scope: !563, inlinedAt: !621)
!624 = distinct !DIAssignID()
!625 = !DILocation(line: 0, scope: !598)
!626 = distinct !DIAssignID()
!627 = distinct !DIAssignID()
!628 = distinct !DIAssignID()
!629 = distinct !DIAssignID()
!630 = distinct !DIAssignID()
!631 = !DILocation(line: 18, column: 5, scope: !598)
!632 = !DILocation(line: 18, column: 24, scope: !598)
!633 = distinct !DIAssignID()
!634 = !DILocation(line: 19, column: 5, scope: !598)
!635 = !DILocation(line: 20, column: 5, scope: !598)
!636 = !DILocation(line: 21, column: 16, scope: !598)
!637 = !DILocation(line: 21, column: 5, scope: !598)
!638 = !DILocation(line: 23, column: 5, scope: !598)
!639 = !DILocation(line: 24, column: 5, scope: !598)
!640 = !DILocation(line: 25, column: 5, scope: !598)
!641 = !DILocation(line: 27, column: 5, scope: !598)
!642 = !DILocation(line: 28, column: 5, scope: !598)
!643 = !DILocation(line: 29, column: 27, scope: !598)
!644 = !{!645, !645, i64 0}
!645 = !{!"p1 _ZTS11CUstream_st", !575, i64 0}
!646 = !DILocation(line: 29, column: 9, scope: !598)
!647 = !DILocation(line: 29, column: 5, scope: !598)
!648 = !DILocation(line: 29, column: 36, scope: !598)
!649 = distinct !DIAssignID()
!650 = distinct !DIAssignID()
!651 = !DILocation(line: 9, column: 1, scope: !563, inlinedAt: !621)
!652 = !DILocation(line: 30, column: 21, scope: !598)
!653 = !{!654, !654, i64 0}
!654 = !{!"p1 _ZTS10CUevent_st", !575, i64 0}
!655 = !DILocation(line: 30, column: 29, scope: !598)
!656 = !DILocation(line: 30, column: 5, scope: !598)
!657 = !DILocation(line: 31, column: 25, scope: !598)
!658 = !DILocation(line: 31, column: 33, scope: !598)
!659 = !DILocation(line: 31, column: 5, scope: !598)
!660 = !DILocation(line: 32, column: 26, scope: !598)
!661 = !DILocation(line: 32, column: 8, scope: !598)
!662 = !DILocation(line: 32, column: 5, scope: !598)
!663 = !DILocation(line: 32, column: 36, scope: !598)
!664 = !DILocation(line: 32, column: 42, scope: !598)
!665 = distinct !DIAssignID()
!666 = distinct !DIAssignID()
!667 = distinct !DIAssignID()
!668 = !DILocation(line: 14, column: 1, scope: !580, inlinedAt: !615)
!669 = !DILocation(line: 34, column: 5, scope: !598)
!670 = !DILocation(line: 35, column: 25, scope: !598)
!671 = !DILocation(line: 35, column: 5, scope: !598)
!672 = !DILocation(line: 36, column: 31, scope: !598)
!673 = !DILocation(line: 36, column: 5, scope: !598)
!674 = !DILocation(line: 38, column: 22, scope: !598)
!675 = !DILocation(line: 38, column: 5, scope: !598)
!676 = !DILocation(line: 39, column: 23, scope: !598)
!677 = !DILocation(line: 39, column: 5, scope: !598)
!678 = !DILocation(line: 40, column: 23, scope: !598)
!679 = !DILocation(line: 40, column: 5, scope: !598)
!680 = !DILocation(line: 41, column: 14, scope: !598)
!681 = !DILocation(line: 41, column: 5, scope: !598)
!682 = !DILocation(line: 42, column: 14, scope: !598)
!683 = !DILocation(line: 42, column: 5, scope: !598)
!684 = !DILocation(line: 43, column: 12, scope: !598)
!685 = !DILocation(line: 43, column: 19, scope: !598)
!686 = !DILocation(line: 44, column: 1, scope: !598)
!687 = !DILocation(line: 43, column: 5, scope: !598)
