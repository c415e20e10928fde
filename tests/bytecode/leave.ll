; A value made from what was loaded, read after a loop that lanes leave at different trips.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local void @k(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = urem i64 %4, 3
  %6 = getelementptr inbounds nuw i64, ptr %1, i64 %5
  %7 = shl nuw nsw i64 %4, 5
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 24
  br label %10

10:                                               ; preds = %39, %2
  %11 = phi i64 [ %4, %2 ], [ %40, %39 ]
  %12 = phi i64 [ 0, %2 ], [ %41, %39 ]
  %13 = urem i64 %12, 3
  %14 = getelementptr inbounds nuw i64, ptr %1, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %15, %4
  %17 = mul i64 %16, 3
  %18 = add i64 %17, %12
  %19 = xor i64 %18, %4
  %20 = and i64 %19, 7
  %21 = icmp ne i64 %20, 0
  %22 = icmp ult i64 %12, 10
  %23 = and i1 %22, %21
  br i1 %23, label %24, label %39

24:                                               ; preds = %10
  %25 = xor i64 %12, %11
  %26 = and i64 %25, 1
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %36

28:                                               ; preds = %24
  %29 = load i64, ptr %6, align 8
  %30 = mul i64 %29, 5
  %31 = mul i64 %30, %29
  %32 = add i64 %12, %11
  %33 = add i64 %32, %31
  %34 = load i64, ptr %9, align 8
  %35 = add i64 %34, %29
  store i64 %35, ptr %9, align 8
  br label %36

36:                                               ; preds = %28, %24
  %37 = phi i64 [ %33, %28 ], [ %11, %24 ]
  %38 = add nuw nsw i64 %12, 1
  br label %39

39:                                               ; preds = %10, %36
  %40 = phi i64 [ %37, %36 ], [ %11, %10 ]
  %41 = phi i64 [ %38, %36 ], [ %12, %10 ]
  br i1 %23, label %10, label %42

42:                                               ; preds = %39
  %43 = shl nuw nsw i64 %4, 5
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 %43
  store i64 %18, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 8
  store i64 %40, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 16
  store i64 %41, ptr %46, align 8
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()

