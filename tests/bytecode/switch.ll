; Two cases of a switch lead to the same block of a loop.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local void @k(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = mul nuw nsw i32 %3, 7
  %5 = zext nneg i32 %4 to i64
  %6 = zext nneg i32 %3 to i64
  %7 = load i64, ptr %1, align 8
  %8 = xor i64 %7, %6
  %9 = lshr i32 %3, 2
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = and i64 %7, 2
  %16 = icmp eq i64 %15, 0
  br label %17

17:                                               ; preds = %2, %31
  %18 = phi i64 [ %10, %2 ], [ %5, %31 ]
  %19 = phi i64 [ %12, %2 ], [ %30, %31 ]
  %20 = phi i64 [ 0, %2 ], [ %32, %31 ]
  br i1 %16, label %21, label %23

21:                                               ; preds = %17
  %22 = icmp ugt i64 %18, %8
  br i1 %22, label %28, label %23

23:                                               ; preds = %17, %21
  %24 = phi i64 [ %19, %17 ], [ %5, %21 ]
  %25 = and i64 %24, 3
  %26 = icmp eq i64 %25, 3
  %27 = select i1 %26, i32 0, i32 6
  br label %28

28:                                               ; preds = %23, %21
  %29 = phi i32 [ %27, %23 ], [ 1, %21 ]
  %30 = phi i64 [ %24, %23 ], [ %5, %21 ]
  switch i32 %29, label %44 [
    i32 0, label %31
    i32 6, label %31
  ]

31:                                               ; preds = %28, %28
  %32 = add nuw nsw i64 %20, 1
  %33 = icmp eq i64 %20, 0
  br i1 %33, label %17, label %34

34:                                               ; preds = %31
  %35 = shl nuw nsw i32 %3, 3
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i64, ptr %0, i64 %36
  store i64 %5, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8
  store i64 %8, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 16
  store i64 %5, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %37, i64 24
  store i64 %30, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %37, i64 32
  store i64 %7, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %37, i64 40
  store i64 %14, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 48
  store i64 298, ptr %43, align 8
  br label %44

44:                                               ; preds = %28, %34
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()

