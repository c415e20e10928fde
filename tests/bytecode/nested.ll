; Two nested loops, both left from the inner one.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local void @k(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = load i64, ptr %1, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = zext nneg i32 %3 to i64
  %8 = mul i64 %7, -7046029254386353131
  %9 = urem i64 %7, 13
  %10 = mul nuw nsw i64 %9, 5
  %11 = getelementptr inbounds nuw i64, ptr %0, i64 %7
  %12 = xor i64 %4, %8
  %13 = lshr i64 %12, %10
  %14 = mul i64 %8, %8
  %15 = add i64 %6, %14
  %16 = lshr i64 %10, 1
  %17 = lshr i64 %15, %16
  tail call fastcc void @flow(ptr noundef %11, i64 noundef %13, i64 noundef %17)
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define internal fastcc void @flow(ptr noundef writeonly captures(none) %0, i64 noundef %1, i64 noundef %2) unnamed_addr {
  %4 = urem i64 %1, 5
  br label %9

5:                                                ; preds = %31
  %6 = add nuw nsw i64 %11, 1
  %7 = add i64 %10, 1
  %8 = icmp eq i64 %11, %4
  br i1 %8, label %34, label %9

9:                                                ; preds = %3, %5
  %10 = phi i64 [ %2, %3 ], [ %7, %5 ]
  %11 = phi i64 [ 0, %3 ], [ %6, %5 ]
  %12 = phi i64 [ 0, %3 ], [ %33, %5 ]
  %13 = urem i64 %10, 7
  %14 = add i64 %11, %2
  %15 = urem i64 %14, 7
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %27, label %17

17:                                               ; preds = %9, %24
  %18 = phi i64 [ %25, %24 ], [ 0, %9 ]
  %19 = phi i64 [ %21, %24 ], [ %12, %9 ]
  %20 = mul i64 %19, 3
  %21 = add i64 %20, %18
  %22 = urem i64 %21, 11
  %23 = icmp eq i64 %22, 3
  br i1 %23, label %31, label %24

24:                                               ; preds = %17
  %25 = add nuw nsw i64 %18, 1
  %26 = icmp samesign ult i64 %25, %15
  br i1 %26, label %17, label %27

27:                                               ; preds = %24, %9
  %28 = phi i64 [ %12, %9 ], [ %21, %24 ]
  %29 = phi i64 [ 0, %9 ], [ %13, %24 ]
  %30 = add i64 %29, %28
  br label %31

31:                                               ; preds = %17, %27
  %32 = phi i1 [ false, %27 ], [ true, %17 ]
  %33 = phi i64 [ %30, %27 ], [ %21, %17 ]
  br i1 %32, label %34, label %5

34:                                               ; preds = %5, %31
  store i64 %33, ptr %0, align 8
  ret void
}

