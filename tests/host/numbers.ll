; ModuleID = 'numbers.c'
source_filename = "numbers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [3 x i8] c"12\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"  -7x\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"0x1f\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"077\00", align 1
@.str.4 = private unnamed_addr constant [21 x i8] c"99999999999999999999\00", align 1
@.str.5 = private unnamed_addr constant [22 x i8] c"-99999999999999999999\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"z\00", align 1
@.str.7 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.8 = private unnamed_addr constant [3 x i8] c"+5\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"1e3\00", align 1
@__const.main.texts = private unnamed_addr constant [10 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8, ptr @.str.9], align 16
@.str.10 = private unnamed_addr constant [27 x i8] c"%ld %d %d | %lu %d %ld %d\0A\00", align 1
@.str.11 = private unnamed_addr constant [4 x i8] c"1.5\00", align 1
@.str.12 = private unnamed_addr constant [11 x i8] c"  -2.25e2z\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"1e400\00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"-1e400\00", align 1
@.str.15 = private unnamed_addr constant [7 x i8] c"1e-400\00", align 1
@.str.16 = private unnamed_addr constant [9 x i8] c"4.9e-324\00", align 1
@.str.17 = private unnamed_addr constant [8 x i8] c"0x1.8p3\00", align 1
@.str.18 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.19 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.20 = private unnamed_addr constant [3 x i8] c".5\00", align 1
@.str.21 = private unnamed_addr constant [3 x i8] c"5.\00", align 1
@.str.22 = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.23 = private unnamed_addr constant [3 x i8] c"1e\00", align 1
@.str.24 = private unnamed_addr constant [23 x i8] c"1.7976931348623159e308\00", align 1
@.str.25 = private unnamed_addr constant [31 x i8] c"123456789012345678901234567890\00", align 1
@.str.26 = private unnamed_addr constant [7 x i8] c"0.1e-6\00", align 1
@__const.main.reals = private unnamed_addr constant [16 x ptr] [ptr @.str.11, ptr @.str.12, ptr @.str.13, ptr @.str.14, ptr @.str.15, ptr @.str.16, ptr @.str.17, ptr @.str.18, ptr @.str.19, ptr @.str.20, ptr @.str.21, ptr @.str.22, ptr @.str.23, ptr @.str.24, ptr @.str.25, ptr @.str.26], align 16
@.str.27 = private unnamed_addr constant [15 x i8] c"%.17g %d %.9g\0A\00", align 1
@.str.28 = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00", align 1
@.str.29 = private unnamed_addr constant [17 x i8] c"%d %d %d %lx %d\0A\00", align 1
@.str.30 = private unnamed_addr constant [8 x i8] c"%lx %x\0A\00", align 1
@.str.31 = private unnamed_addr constant [4 x i8] c"big\00", align 1
@.str.32 = private unnamed_addr constant [4 x i8] c"div\00", align 1
@.str.33 = private unnamed_addr constant [4 x i8] c"mod\00", align 1
@.str.34 = private unnamed_addr constant [4 x i8] c"neg\00", align 1
@.str.35 = private unnamed_addr constant [4 x i8] c"shl\00", align 1
@.str.36 = private unnamed_addr constant [4 x i8] c"sar\00", align 1
@.str.37 = private unnamed_addr constant [19 x i8] c"%d %d %.17g %.17g\0A\00", align 1
@.str.38 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.39 = private unnamed_addr constant [24 x i8] c"%d %d %ld %u %lu %d %d\0A\00", align 1
@.str.40 = private unnamed_addr constant [22 x i8] c"%.9g %.9g %.17g %.9g\0A\00", align 1
@.str.41 = private unnamed_addr constant [25 x i8] c"%.17g %.17g %.17g %.17g\0A\00", align 1
@.str.42 = private unnamed_addr constant [33 x i8] c"%.17g %.17g %.17g %.17g %ld %ld\0A\00", align 1
@.str.43 = private unnamed_addr constant [22 x i8] c"%.17g %.17g %.17g %d\0A\00", align 1
@.str.44 = private unnamed_addr constant [11 x i8] c"%.9g %.9g\0A\00", align 1
@.str.45 = private unnamed_addr constant [9 x i8] c"%g %d %g\00", align 1
@.str.46 = private unnamed_addr constant [8 x i8] c" %g %g\0A\00", align 1
@.str.47 = private unnamed_addr constant [22 x i8] c"%d %d %ld %ld %d %ld\0A\00", align 1
@.str.48 = private unnamed_addr constant [17 x i8] c"%s %016lx%016lx\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !13 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = alloca i16, align 2
  %8 = alloca i64, align 8
  %9 = alloca i128, align 16
  %10 = alloca i128, align 16
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = tail call ptr @__errno_location() #11, !dbg !16
  br label %17, !dbg !17

17:                                               ; preds = %2, %17
  %18 = phi i64 [ 0, %2 ], [ %35, %17 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12, !dbg !18
  store i32 0, ptr %16, align 4, !dbg !19, !tbaa !9
  %19 = getelementptr inbounds nuw ptr, ptr @__const.main.texts, i64 %18, !dbg !20
  %20 = load ptr, ptr %19, align 8, !dbg !20, !tbaa !21
  %21 = call i64 @strtol(ptr noundef %20, ptr noundef nonnull %3, i32 noundef 0) #12, !dbg !24
  %22 = load i32, ptr %16, align 4, !dbg !25, !tbaa !9
  %23 = load ptr, ptr %3, align 8, !dbg !26, !tbaa !21
  %24 = ptrtoint ptr %23 to i64, !dbg !27
  %25 = ptrtoint ptr %20 to i64, !dbg !27
  %26 = sub i64 %24, %25, !dbg !27
  %27 = trunc i64 %26 to i32, !dbg !28
  %28 = tail call i64 @strtoul(ptr noundef captures(none) %20, ptr noundef null, i32 noundef 10) #12, !dbg !29
  %29 = tail call i64 @strtol(ptr noundef nonnull captures(none) %20, ptr noundef null, i32 noundef 10) #12, !dbg !30
  %30 = trunc i64 %29 to i32, !dbg !34
  %31 = tail call i64 @strtol(ptr noundef nonnull captures(none) %20, ptr noundef null, i32 noundef 36) #12, !dbg !35
  %32 = tail call i64 @strtoll(ptr noundef nonnull captures(none) %20, ptr noundef null, i32 noundef 10) #12, !dbg !36
  %33 = trunc i64 %32 to i32, !dbg !39
  %34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i64 noundef %21, i32 noundef %27, i32 noundef %22, i64 noundef %28, i32 noundef %30, i64 noundef %31, i32 noundef %33), !dbg !40
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12, !dbg !41
  %35 = add nuw nsw i64 %18, 1, !dbg !42
  %36 = icmp eq i64 %35, 10, !dbg !43
  br i1 %36, label %197, label %17, !dbg !44, !llvm.loop !45

37:                                               ; preds = %197
  call void @llvm.lifetime.start.p0(ptr nonnull %5), !dbg !49
  store volatile i8 -6, ptr %5, align 1, !dbg !50, !tbaa !51
  call void @llvm.lifetime.start.p0(ptr nonnull %6), !dbg !52
  store volatile i8 -3, ptr %6, align 1, !dbg !53, !tbaa !51
  call void @llvm.lifetime.start.p0(ptr nonnull %7), !dbg !54
  store volatile i16 -12345, ptr %7, align 2, !dbg !55, !tbaa !56
  call void @llvm.lifetime.start.p0(ptr nonnull %8), !dbg !58
  store volatile i64 -81985529216486896, ptr %8, align 8, !dbg !59, !tbaa !60
  %38 = load volatile i8, ptr %5, align 1, !dbg !62, !tbaa !51
  %39 = add i8 %38, 10, !dbg !63
  %40 = zext i8 %39 to i32, !dbg !64
  %41 = load volatile i8, ptr %6, align 1, !dbg !65, !tbaa !51
  %42 = sdiv i8 %41, 2, !dbg !66
  %43 = sext i8 %42 to i32, !dbg !66
  %44 = load volatile i8, ptr %6, align 1, !dbg !67, !tbaa !51
  %45 = ashr i8 %44, 1, !dbg !68
  %46 = sext i8 %45 to i32, !dbg !68
  %47 = load volatile i16, ptr %7, align 2, !dbg !69, !tbaa !56
  %48 = sext i16 %47 to i32, !dbg !69
  %49 = srem i32 %48, 7, !dbg !70
  %50 = load volatile i8, ptr %6, align 1, !dbg !71, !tbaa !51
  %51 = mul i8 %50, 50, !dbg !72
  %52 = sext i8 %51 to i32, !dbg !73
  %53 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, i32 noundef %40, i32 noundef %43, i32 noundef %46, i32 noundef %49, i32 noundef %52), !dbg !74
  %54 = load volatile i64, ptr %8, align 8, !dbg !75, !tbaa !60
  %55 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %54), !dbg !76
  %56 = trunc nuw nsw i64 %55 to i32, !dbg !76
  %57 = load volatile i64, ptr %8, align 8, !dbg !77, !tbaa !60
  %58 = lshr i64 %57, 3, !dbg !78
  %59 = tail call range(i64 3, 65) i64 @llvm.ctlz.i64(i64 %58, i1 true), !dbg !79
  %60 = trunc nuw nsw i64 %59 to i32, !dbg !79
  %61 = load volatile i64, ptr %8, align 8, !dbg !80, !tbaa !60
  %62 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %61, i1 true), !dbg !81
  %63 = trunc nuw nsw i64 %62 to i32, !dbg !81
  %64 = load volatile i64, ptr %8, align 8, !dbg !82, !tbaa !60
  %65 = tail call i64 @llvm.bswap.i64(i64 %64), !dbg !83
  %66 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, i32 noundef %56, i32 noundef %60, i32 noundef %63, i64 noundef %65, i32 noundef 8), !dbg !84
  %67 = load volatile i64, ptr %8, align 8, !dbg !85, !tbaa !60
  %68 = load volatile i64, ptr %8, align 8, !dbg !86, !tbaa !60
  %69 = tail call i64 @llvm.fshl.i64(i64 %67, i64 %68, i64 13), !dbg !87
  %70 = load volatile i64, ptr %8, align 8, !dbg !88, !tbaa !60
  %71 = trunc i64 %70 to i32, !dbg !89
  %72 = load volatile i64, ptr %8, align 8, !dbg !90, !tbaa !60
  %73 = trunc i64 %72 to i32, !dbg !91
  %74 = tail call i32 @llvm.fshl.i32(i32 %71, i32 %73, i32 7), !dbg !92
  %75 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, i64 noundef %69, i32 noundef %74), !dbg !93
  call void @llvm.lifetime.start.p0(ptr nonnull %9), !dbg !94
  store volatile i128 1512366075204170947332355369683137040, ptr %9, align 16, !dbg !95, !tbaa !96
  call void @llvm.lifetime.start.p0(ptr nonnull %10), !dbg !98
  %76 = load volatile i128, ptr %9, align 16, !dbg !99, !tbaa !96
  %77 = sub nsw i128 0, %76, !dbg !100
  store volatile i128 %77, ptr %10, align 16, !dbg !101, !tbaa !96
  %78 = load volatile i128, ptr %9, align 16, !dbg !102, !tbaa !96
  %79 = mul i128 %78, 3, !dbg !103
  %80 = add i128 %79, 1, !dbg !104
  %81 = lshr i128 %80, 64, !dbg !105
  %82 = trunc nuw i128 %81 to i64, !dbg !108
  %83 = trunc i128 %80 to i64, !dbg !109
  %84 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.48, ptr noundef nonnull @.str.31, i64 noundef %82, i64 noundef %83), !dbg !110
  %85 = load volatile i128, ptr %9, align 16, !dbg !111, !tbaa !96
  %86 = udiv i128 %85, 1000007, !dbg !112
  %87 = lshr i128 %86, 64, !dbg !113
  %88 = trunc nuw nsw i128 %87 to i64, !dbg !115
  %89 = trunc i128 %86 to i64, !dbg !116
  %90 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.48, ptr noundef nonnull @.str.32, i64 noundef %88, i64 noundef %89), !dbg !117
  %91 = load volatile i128, ptr %9, align 16, !dbg !118, !tbaa !96
  %92 = urem i128 %91, 1000007, !dbg !119
  %93 = trunc nuw nsw i128 %92 to i64, !dbg !120
  %94 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.48, ptr noundef nonnull @.str.33, i64 noundef 0, i64 noundef %93), !dbg !122
  %95 = load volatile i128, ptr %10, align 16, !dbg !123, !tbaa !96
  %96 = sdiv i128 %95, 12345, !dbg !124
  %97 = lshr i128 %96, 64, !dbg !125
  %98 = trunc nuw i128 %97 to i64, !dbg !127
  %99 = trunc i128 %96 to i64, !dbg !128
  %100 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.48, ptr noundef nonnull @.str.34, i64 noundef %98, i64 noundef %99), !dbg !129
  %101 = load volatile i128, ptr %9, align 16, !dbg !130, !tbaa !96
  %102 = shl i128 %101, 37, !dbg !131
  %103 = lshr i128 %102, 64, !dbg !132
  %104 = trunc nuw i128 %103 to i64, !dbg !134
  %105 = trunc i128 %102 to i64, !dbg !135
  %106 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.48, ptr noundef nonnull @.str.35, i64 noundef %104, i64 noundef %105), !dbg !136
  %107 = load volatile i128, ptr %10, align 16, !dbg !137, !tbaa !96
  %108 = ashr i128 %107, 70, !dbg !138
  %109 = lshr i128 %108, 64, !dbg !139
  %110 = trunc nuw i128 %109 to i64, !dbg !141
  %111 = trunc nsw i128 %108 to i64, !dbg !142
  %112 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.48, ptr noundef nonnull @.str.36, i64 noundef %110, i64 noundef %111), !dbg !143
  %113 = load volatile i128, ptr %9, align 16, !dbg !144, !tbaa !96
  %114 = load volatile i128, ptr %10, align 16, !dbg !145, !tbaa !96
  %115 = icmp ugt i128 %113, %114, !dbg !146
  %116 = zext i1 %115 to i32, !dbg !146
  %117 = load volatile i128, ptr %10, align 16, !dbg !147, !tbaa !96
  %118 = lshr i128 %117, 127, !dbg !148
  %119 = trunc nuw nsw i128 %118 to i32, !dbg !148
  %120 = load volatile i128, ptr %9, align 16, !dbg !149, !tbaa !96
  %121 = uitofp i128 %120 to double, !dbg !150
  %122 = load volatile i128, ptr %10, align 16, !dbg !151, !tbaa !96
  %123 = sitofp i128 %122 to double, !dbg !152
  %124 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.37, i32 noundef %116, i32 noundef %119, double noundef %121, double noundef %123), !dbg !153
  %125 = mul nsw i32 %0, 1000000, !dbg !154
  %126 = add i32 %125, -2148, !dbg !155
  %127 = icmp ult i32 %126, -4295, !dbg !155
  %128 = zext i1 %127 to i32, !dbg !155
  %129 = icmp sgt i32 %0, 2147483642, !dbg !156
  %130 = zext i1 %129 to i32, !dbg !156
  %131 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.38, i32 noundef %128, i32 noundef %130), !dbg !157
  call void @llvm.lifetime.start.p0(ptr nonnull %11), !dbg !158
  store volatile double 3.990000e+00, ptr %11, align 8, !dbg !159, !tbaa !160
  call void @llvm.lifetime.start.p0(ptr nonnull %12), !dbg !158
  store volatile double -3.990000e+00, ptr %12, align 8, !dbg !162, !tbaa !160
  call void @llvm.lifetime.start.p0(ptr nonnull %13), !dbg !158
  store volatile double 1.000000e+20, ptr %13, align 8, !dbg !163, !tbaa !160
  call void @llvm.lifetime.start.p0(ptr nonnull %14), !dbg !164
  store volatile float 0x4170000000000000, ptr %14, align 4, !dbg !165, !tbaa !166
  %132 = load volatile double, ptr %11, align 8, !dbg !168, !tbaa !160
  %133 = fptosi double %132 to i32, !dbg !169
  %134 = load volatile double, ptr %12, align 8, !dbg !170, !tbaa !160
  %135 = fptosi double %134 to i32, !dbg !171
  %136 = load volatile double, ptr %11, align 8, !dbg !172, !tbaa !160
  %137 = fptosi double %136 to i64, !dbg !173
  %138 = load volatile double, ptr %11, align 8, !dbg !174, !tbaa !160
  %139 = fptoui double %138 to i32, !dbg !175
  %140 = load volatile double, ptr %13, align 8, !dbg !176, !tbaa !160
  %141 = fptosi double %140 to i32, !dbg !177
  %142 = load volatile double, ptr %11, align 8, !dbg !178, !tbaa !160
  %143 = fptosi double %142 to i8, !dbg !179
  %144 = sext i8 %143 to i32, !dbg !179
  %145 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.39, i32 noundef %133, i32 noundef %135, i64 noundef %137, i32 noundef %139, i64 noundef -8446744073709551616, i32 noundef %141, i32 noundef %144), !dbg !180
  %146 = load volatile float, ptr %14, align 4, !dbg !181, !tbaa !166
  %147 = fpext float %146 to double, !dbg !181
  %148 = load volatile i64, ptr %8, align 8, !dbg !182, !tbaa !60
  %149 = uitofp i64 %148 to float, !dbg !183
  %150 = fpext float %149 to double, !dbg !183
  %151 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.40, double noundef %147, double noundef 0x3FB99999A0000000, double noundef 0x3FB99999A0000000, double noundef %150), !dbg !184
  %152 = load volatile i64, ptr %8, align 8, !dbg !185, !tbaa !60
  %153 = uitofp i64 %152 to double, !dbg !186
  %154 = load volatile i64, ptr %8, align 8, !dbg !187, !tbaa !60
  %155 = sitofp i64 %154 to double, !dbg !188
  %156 = load volatile double, ptr %12, align 8, !dbg !189, !tbaa !160
  %157 = tail call double @llvm.floor.f64(double %156), !dbg !190
  %158 = load volatile double, ptr %12, align 8, !dbg !191, !tbaa !160
  %159 = tail call double @llvm.ceil.f64(double %158), !dbg !192
  %160 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.41, double noundef %153, double noundef %155, double noundef %157, double noundef %159), !dbg !193
  %161 = load volatile double, ptr %12, align 8, !dbg !194, !tbaa !160
  %162 = tail call double @llvm.trunc.f64(double %161), !dbg !195
  %163 = load volatile double, ptr %12, align 8, !dbg !196, !tbaa !160
  %164 = tail call double @fmod(double noundef %163, double noundef 1.250000e+00) #12, !dbg !197, !tbaa !9
  %165 = tail call i64 @lround(double noundef 2.500000e+00) #12, !dbg !198, !tbaa !9
  %166 = tail call i64 @lrint(double noundef 3.500000e+00) #12, !dbg !199, !tbaa !9
  %167 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.42, double noundef %162, double noundef 3.000000e+00, double noundef 2.000000e+00, double noundef %164, i64 noundef %165, i64 noundef %166), !dbg !200
  %168 = load volatile double, ptr %11, align 8, !dbg !201, !tbaa !160
  %169 = load volatile double, ptr %12, align 8, !dbg !202, !tbaa !160
  %170 = tail call double @llvm.minnum.f64(double %168, double %169), !dbg !203
  %171 = load volatile double, ptr %11, align 8, !dbg !204, !tbaa !160
  %172 = load volatile double, ptr %11, align 8, !dbg !205, !tbaa !160
  %173 = load volatile double, ptr %12, align 8, !dbg !206, !tbaa !160
  %174 = tail call double @llvm.copysign.f64(double %172, double %173), !dbg !207
  %175 = load volatile double, ptr %11, align 8, !dbg !208, !tbaa !160
  %176 = tail call double @llvm.fabs.f64(double %175) #13, !dbg !209
  %177 = fcmp une double %176, 0x7FF0000000000000, !dbg !209
  %178 = zext i1 %177 to i32, !dbg !210
  %179 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.43, double noundef %170, double noundef %171, double noundef %174, i32 noundef %178), !dbg !211
  %180 = tail call float @hypotf(float noundef 3.000000e+00, float noundef 4.000000e+00) #12, !dbg !212, !tbaa !9
  %181 = fpext float %180 to double, !dbg !212
  %182 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.44, double noundef 0x3FF6A09E60000000, double noundef %181), !dbg !213
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12, !dbg !214
  %183 = call double @frexp(double noundef 4.800000e+01, ptr noundef nonnull %15) #12, !dbg !215
  %184 = load i32, ptr %15, align 4, !dbg !216, !tbaa !9
  %185 = tail call double @ldexp(double noundef %183, i32 noundef 3) #12, !dbg !217, !tbaa !9
  %186 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.45, double noundef %183, i32 noundef %184, double noundef %185), !dbg !218
  %187 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.46, double noundef -7.500000e-01, double noundef -2.000000e+00), !dbg !219
  %188 = tail call i64 @div(i32 noundef -17, i32 noundef 5) #11, !dbg !220
  %189 = trunc i64 %188 to i32, !dbg !221
  %190 = lshr i64 %188, 32, !dbg !221
  %191 = trunc nuw i64 %190 to i32, !dbg !221
  %192 = tail call { i64, i64 } @ldiv(i64 noundef -17, i64 noundef 5) #11, !dbg !222
  %193 = extractvalue { i64, i64 } %192, 0, !dbg !223
  %194 = extractvalue { i64, i64 } %192, 1, !dbg !223
  %195 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.47, i32 noundef %189, i32 noundef %191, i64 noundef %193, i64 noundef %194, i32 noundef 4, i64 noundef 5), !dbg !224
  %196 = icmp eq i32 %0, 1, !dbg !225
  br i1 %196, label %212, label %216, !dbg !226

197:                                              ; preds = %17, %197
  %198 = phi i64 [ %210, %197 ], [ 0, %17 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12, !dbg !227
  %199 = getelementptr inbounds nuw ptr, ptr @__const.main.reals, i64 %198, !dbg !228
  %200 = load ptr, ptr %199, align 8, !dbg !228, !tbaa !21
  %201 = call double @strtod(ptr noundef %200, ptr noundef nonnull %4) #12, !dbg !229
  %202 = load ptr, ptr %4, align 8, !dbg !230, !tbaa !21
  %203 = ptrtoint ptr %202 to i64, !dbg !231
  %204 = ptrtoint ptr %200 to i64, !dbg !231
  %205 = sub i64 %203, %204, !dbg !231
  %206 = trunc i64 %205 to i32, !dbg !232
  %207 = tail call float @strtof(ptr noundef captures(none) %200, ptr noundef null) #12, !dbg !233
  %208 = fpext float %207 to double, !dbg !233
  %209 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, double noundef %201, i32 noundef %206, double noundef %208), !dbg !234
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12, !dbg !235
  %210 = add nuw nsw i64 %198, 1, !dbg !236
  %211 = icmp eq i64 %210, 16, !dbg !237
  br i1 %211, label %37, label %197, !dbg !238, !llvm.loop !239

212:                                              ; preds = %37
  %213 = load ptr, ptr %1, align 8, !dbg !241, !tbaa !21
  %214 = icmp eq ptr %213, null, !dbg !242
  %215 = zext i1 %214 to i32, !dbg !243
  br label %216

216:                                              ; preds = %212, %37
  %217 = phi i32 [ 1, %37 ], [ %215, %212 ], !dbg !16
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12, !dbg !244
  call void @llvm.lifetime.end.p0(ptr nonnull %14), !dbg !244
  call void @llvm.lifetime.end.p0(ptr nonnull %13), !dbg !244
  call void @llvm.lifetime.end.p0(ptr nonnull %12), !dbg !244
  call void @llvm.lifetime.end.p0(ptr nonnull %11), !dbg !244
  call void @llvm.lifetime.end.p0(ptr nonnull %10), !dbg !244
  call void @llvm.lifetime.end.p0(ptr nonnull %9), !dbg !244
  call void @llvm.lifetime.end.p0(ptr nonnull %8), !dbg !244
  call void @llvm.lifetime.end.p0(ptr nonnull %7), !dbg !244
  call void @llvm.lifetime.end.p0(ptr nonnull %6), !dbg !244
  call void @llvm.lifetime.end.p0(ptr nonnull %5), !dbg !244
  ret i32 %217, !dbg !245
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !246 ptr @__errno_location() local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare !dbg !248 i64 @strtol(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !249 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare !dbg !251 i64 @strtoul(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare !dbg !252 double @strtod(ptr noundef readonly, ptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare !dbg !253 float @strtof(ptr noundef readonly, ptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare !dbg !254 double @fmod(double noundef, double noundef) local_unnamed_addr #7

; Function Attrs: nounwind
declare !dbg !256 i64 @lround(double noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare !dbg !257 i64 @lrint(double noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare !dbg !258 float @hypotf(float noundef, float noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare !dbg !259 double @frexp(double noundef, ptr noundef captures(none)) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare !dbg !260 double @ldexp(double noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !261 i64 @div(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !262 { i64, i64 } @ldiv(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare !dbg !263 i64 @strtoll(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #10

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nounwind willreturn memory(none) }
attributes #12 = { nounwind }
attributes #13 = { memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "numbers.c", directory: ".", checksumkind: CSK_MD5, checksum: "29ba5e9d7af61b283b6b45869b1c52a7")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 16, type: !14, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 0, scope: !13)
!17 = !DILocation(line: 18, column: 3, scope: !13, atomGroup: 36, atomRank: 1)
!18 = !DILocation(line: 19, column: 5, scope: !13)
!19 = !DILocation(line: 20, column: 11, scope: !13, atomGroup: 5, atomRank: 1)
!20 = !DILocation(line: 21, column: 21, scope: !13)
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 omnipotent char", !23, i64 0}
!23 = !{!"any pointer", !11, i64 0}
!24 = !DILocation(line: 21, column: 14, scope: !13, atomGroup: 6, atomRank: 2)
!25 = !DILocation(line: 22, column: 13, scope: !13, atomGroup: 7, atomRank: 2)
!26 = !DILocation(line: 23, column: 52, scope: !13)
!27 = !DILocation(line: 23, column: 56, scope: !13)
!28 = !DILocation(line: 23, column: 46, scope: !13)
!29 = !DILocation(line: 23, column: 72, scope: !13)
!30 = !DILocation(line: 364, column: 16, scope: !31, inlinedAt: !33, atomGroup: 1, atomRank: 3)
!31 = distinct !DISubprogram(name: "atoi", scope: !32, file: !32, line: 362, type: !14, scopeLine: 363, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!32 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!33 = distinct !DILocation(line: 23, column: 98, scope: !13)
!34 = !DILocation(line: 364, column: 10, scope: !31, inlinedAt: !33, atomGroup: 1, atomRank: 2)
!35 = !DILocation(line: 23, column: 114, scope: !13)
!36 = !DILocation(line: 376, column: 10, scope: !37, inlinedAt: !38, atomGroup: 1, atomRank: 2)
!37 = distinct !DISubprogram(name: "atoll", scope: !32, file: !32, line: 374, type: !14, scopeLine: 375, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!38 = distinct !DILocation(line: 23, column: 144, scope: !13)
!39 = !DILocation(line: 23, column: 139, scope: !13)
!40 = !DILocation(line: 23, column: 5, scope: !13)
!41 = !DILocation(line: 24, column: 3, scope: !13)
!42 = !DILocation(line: 18, column: 28, scope: !13, atomGroup: 8, atomRank: 2)
!43 = !DILocation(line: 18, column: 21, scope: !13, atomGroup: 3, atomRank: 1)
!44 = !DILocation(line: 18, column: 3, scope: !13, atomGroup: 4, atomRank: 1)
!45 = distinct !{!45, !46, !41, !47, !48}
!46 = !DILocation(line: 18, column: 3, scope: !13)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !{!"llvm.loop.unroll.disable"}
!49 = !DILocation(line: 31, column: 3, scope: !13)
!50 = !DILocation(line: 31, column: 20, scope: !13, atomGroup: 17, atomRank: 1)
!51 = !{!11, !11, i64 0}
!52 = !DILocation(line: 32, column: 3, scope: !13)
!53 = !DILocation(line: 32, column: 19, scope: !13, atomGroup: 18, atomRank: 1)
!54 = !DILocation(line: 33, column: 3, scope: !13)
!55 = !DILocation(line: 33, column: 20, scope: !13, atomGroup: 19, atomRank: 1)
!56 = !{!57, !57, i64 0}
!57 = !{!"short", !11, i64 0}
!58 = !DILocation(line: 34, column: 3, scope: !13)
!59 = !DILocation(line: 34, column: 21, scope: !13, atomGroup: 20, atomRank: 1)
!60 = !{!61, !61, i64 0}
!61 = !{!"long", !11, i64 0}
!62 = !DILocation(line: 35, column: 40, scope: !13)
!63 = !DILocation(line: 35, column: 43, scope: !13)
!64 = !DILocation(line: 35, column: 30, scope: !13)
!65 = !DILocation(line: 35, column: 50, scope: !13)
!66 = !DILocation(line: 35, column: 53, scope: !13)
!67 = !DILocation(line: 35, column: 58, scope: !13)
!68 = !DILocation(line: 35, column: 61, scope: !13)
!69 = !DILocation(line: 35, column: 67, scope: !13)
!70 = !DILocation(line: 35, column: 71, scope: !13)
!71 = !DILocation(line: 35, column: 85, scope: !13)
!72 = !DILocation(line: 35, column: 88, scope: !13)
!73 = !DILocation(line: 35, column: 76, scope: !13)
!74 = !DILocation(line: 35, column: 3, scope: !13)
!75 = !DILocation(line: 36, column: 52, scope: !13)
!76 = !DILocation(line: 36, column: 31, scope: !13)
!77 = !DILocation(line: 36, column: 74, scope: !13)
!78 = !DILocation(line: 36, column: 78, scope: !13)
!79 = !DILocation(line: 36, column: 58, scope: !13)
!80 = !DILocation(line: 36, column: 101, scope: !13)
!81 = !DILocation(line: 36, column: 85, scope: !13)
!82 = !DILocation(line: 36, column: 125, scope: !13)
!83 = !DILocation(line: 36, column: 107, scope: !13)
!84 = !DILocation(line: 36, column: 3, scope: !13)
!85 = !DILocation(line: 37, column: 23, scope: !13)
!86 = !DILocation(line: 37, column: 37, scope: !13)
!87 = !DILocation(line: 37, column: 34, scope: !13)
!88 = !DILocation(line: 37, column: 59, scope: !13)
!89 = !DILocation(line: 37, column: 49, scope: !13)
!90 = !DILocation(line: 37, column: 80, scope: !13)
!91 = !DILocation(line: 37, column: 70, scope: !13)
!92 = !DILocation(line: 37, column: 68, scope: !13)
!93 = !DILocation(line: 37, column: 3, scope: !13)
!94 = !DILocation(line: 38, column: 3, scope: !13)
!95 = !DILocation(line: 38, column: 17, scope: !13, atomGroup: 21, atomRank: 1)
!96 = !{!97, !97, i64 0}
!97 = !{!"__int128", !11, i64 0}
!98 = !DILocation(line: 39, column: 3, scope: !13)
!99 = !DILocation(line: 39, column: 30, scope: !13)
!100 = !DILocation(line: 39, column: 23, scope: !13, atomGroup: 22, atomRank: 2)
!101 = !DILocation(line: 39, column: 17, scope: !13, atomGroup: 22, atomRank: 1)
!102 = !DILocation(line: 40, column: 18, scope: !13)
!103 = !DILocation(line: 40, column: 22, scope: !13)
!104 = !DILocation(line: 40, column: 26, scope: !13)
!105 = !DILocation(line: 13, column: 55, scope: !106, inlinedAt: !107)
!106 = distinct !DISubprogram(name: "show128", scope: !1, file: !1, line: 12, type: !14, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!107 = distinct !DILocation(line: 40, column: 3, scope: !13)
!108 = !DILocation(line: 13, column: 37, scope: !106, inlinedAt: !107)
!109 = !DILocation(line: 13, column: 63, scope: !106, inlinedAt: !107)
!110 = !DILocation(line: 13, column: 3, scope: !106, inlinedAt: !107)
!111 = !DILocation(line: 41, column: 18, scope: !13)
!112 = !DILocation(line: 41, column: 22, scope: !13)
!113 = !DILocation(line: 13, column: 55, scope: !106, inlinedAt: !114)
!114 = distinct !DILocation(line: 41, column: 3, scope: !13)
!115 = !DILocation(line: 13, column: 37, scope: !106, inlinedAt: !114)
!116 = !DILocation(line: 13, column: 63, scope: !106, inlinedAt: !114)
!117 = !DILocation(line: 13, column: 3, scope: !106, inlinedAt: !114)
!118 = !DILocation(line: 42, column: 18, scope: !13)
!119 = !DILocation(line: 42, column: 22, scope: !13)
!120 = !DILocation(line: 13, column: 63, scope: !106, inlinedAt: !121)
!121 = distinct !DILocation(line: 42, column: 3, scope: !13)
!122 = !DILocation(line: 13, column: 3, scope: !106, inlinedAt: !121)
!123 = !DILocation(line: 43, column: 25, scope: !13)
!124 = !DILocation(line: 43, column: 29, scope: !13)
!125 = !DILocation(line: 13, column: 55, scope: !106, inlinedAt: !126)
!126 = distinct !DILocation(line: 43, column: 3, scope: !13)
!127 = !DILocation(line: 13, column: 37, scope: !106, inlinedAt: !126)
!128 = !DILocation(line: 13, column: 63, scope: !106, inlinedAt: !126)
!129 = !DILocation(line: 13, column: 3, scope: !106, inlinedAt: !126)
!130 = !DILocation(line: 44, column: 18, scope: !13)
!131 = !DILocation(line: 44, column: 22, scope: !13)
!132 = !DILocation(line: 13, column: 55, scope: !106, inlinedAt: !133)
!133 = distinct !DILocation(line: 44, column: 3, scope: !13)
!134 = !DILocation(line: 13, column: 37, scope: !106, inlinedAt: !133)
!135 = !DILocation(line: 13, column: 63, scope: !106, inlinedAt: !133)
!136 = !DILocation(line: 13, column: 3, scope: !106, inlinedAt: !133)
!137 = !DILocation(line: 45, column: 25, scope: !13)
!138 = !DILocation(line: 45, column: 29, scope: !13)
!139 = !DILocation(line: 13, column: 55, scope: !106, inlinedAt: !140)
!140 = distinct !DILocation(line: 45, column: 3, scope: !13)
!141 = !DILocation(line: 13, column: 37, scope: !106, inlinedAt: !140)
!142 = !DILocation(line: 13, column: 63, scope: !106, inlinedAt: !140)
!143 = !DILocation(line: 13, column: 3, scope: !106, inlinedAt: !140)
!144 = !DILocation(line: 46, column: 33, scope: !13)
!145 = !DILocation(line: 46, column: 45, scope: !13)
!146 = !DILocation(line: 46, column: 37, scope: !13)
!147 = !DILocation(line: 46, column: 50, scope: !13)
!148 = !DILocation(line: 46, column: 54, scope: !13)
!149 = !DILocation(line: 46, column: 67, scope: !13)
!150 = !DILocation(line: 46, column: 59, scope: !13)
!151 = !DILocation(line: 46, column: 80, scope: !13)
!152 = !DILocation(line: 46, column: 72, scope: !13)
!153 = !DILocation(line: 46, column: 3, scope: !13)
!154 = !DILocation(line: 48, column: 49, scope: !13)
!155 = !DILocation(line: 48, column: 21, scope: !13)
!156 = !DILocation(line: 48, column: 77, scope: !13)
!157 = !DILocation(line: 48, column: 3, scope: !13)
!158 = !DILocation(line: 49, column: 3, scope: !13)
!159 = !DILocation(line: 49, column: 19, scope: !13, atomGroup: 23, atomRank: 1)
!160 = !{!161, !161, i64 0}
!161 = !{!"double", !11, i64 0}
!162 = !DILocation(line: 49, column: 29, scope: !13, atomGroup: 24, atomRank: 1)
!163 = !DILocation(line: 49, column: 40, scope: !13, atomGroup: 25, atomRank: 1)
!164 = !DILocation(line: 50, column: 3, scope: !13)
!165 = !DILocation(line: 50, column: 18, scope: !13, atomGroup: 26, atomRank: 1)
!166 = !{!167, !167, i64 0}
!167 = !{!"float", !11, i64 0}
!168 = !DILocation(line: 51, column: 43, scope: !13)
!169 = !DILocation(line: 51, column: 38, scope: !13)
!170 = !DILocation(line: 51, column: 51, scope: !13)
!171 = !DILocation(line: 51, column: 46, scope: !13)
!172 = !DILocation(line: 51, column: 60, scope: !13)
!173 = !DILocation(line: 51, column: 54, scope: !13)
!174 = !DILocation(line: 51, column: 73, scope: !13)
!175 = !DILocation(line: 51, column: 63, scope: !13)
!176 = !DILocation(line: 51, column: 102, scope: !13)
!177 = !DILocation(line: 51, column: 97, scope: !13)
!178 = !DILocation(line: 51, column: 114, scope: !13)
!179 = !DILocation(line: 51, column: 108, scope: !13)
!180 = !DILocation(line: 51, column: 3, scope: !13)
!181 = !DILocation(line: 52, column: 36, scope: !13)
!182 = !DILocation(line: 52, column: 78, scope: !13)
!183 = !DILocation(line: 52, column: 71, scope: !13)
!184 = !DILocation(line: 52, column: 3, scope: !13)
!185 = !DILocation(line: 53, column: 47, scope: !13)
!186 = !DILocation(line: 53, column: 39, scope: !13)
!187 = !DILocation(line: 53, column: 69, scope: !13)
!188 = !DILocation(line: 53, column: 52, scope: !13)
!189 = !DILocation(line: 53, column: 80, scope: !13)
!190 = !DILocation(line: 53, column: 74, scope: !13)
!191 = !DILocation(line: 53, column: 89, scope: !13)
!192 = !DILocation(line: 53, column: 84, scope: !13)
!193 = !DILocation(line: 53, column: 3, scope: !13)
!194 = !DILocation(line: 54, column: 53, scope: !13)
!195 = !DILocation(line: 54, column: 47, scope: !13)
!196 = !DILocation(line: 54, column: 85, scope: !13)
!197 = !DILocation(line: 54, column: 80, scope: !13)
!198 = !DILocation(line: 54, column: 95, scope: !13)
!199 = !DILocation(line: 54, column: 108, scope: !13)
!200 = !DILocation(line: 54, column: 3, scope: !13)
!201 = !DILocation(line: 55, column: 41, scope: !13)
!202 = !DILocation(line: 55, column: 44, scope: !13)
!203 = !DILocation(line: 55, column: 36, scope: !13)
!204 = !DILocation(line: 55, column: 53, scope: !13)
!205 = !DILocation(line: 55, column: 71, scope: !13)
!206 = !DILocation(line: 55, column: 74, scope: !13)
!207 = !DILocation(line: 55, column: 62, scope: !13)
!208 = !DILocation(line: 55, column: 99, scope: !13)
!209 = !DILocation(line: 55, column: 93, scope: !13)
!210 = !DILocation(line: 55, column: 89, scope: !13)
!211 = !DILocation(line: 55, column: 3, scope: !13)
!212 = !DILocation(line: 56, column: 38, scope: !13)
!213 = !DILocation(line: 56, column: 3, scope: !13)
!214 = !DILocation(line: 57, column: 3, scope: !13)
!215 = !DILocation(line: 58, column: 17, scope: !13, atomGroup: 27, atomRank: 2)
!216 = !DILocation(line: 59, column: 28, scope: !13)
!217 = !DILocation(line: 59, column: 31, scope: !13)
!218 = !DILocation(line: 59, column: 3, scope: !13)
!219 = !DILocation(line: 61, column: 3, scope: !13)
!220 = !DILocation(line: 62, column: 13, scope: !13, atomGroup: 30, atomRank: 2)
!221 = !DILocation(line: 62, column: 13, scope: !13, atomGroup: 30, atomRank: 1)
!222 = !DILocation(line: 63, column: 14, scope: !13)
!223 = !DILocation(line: 63, column: 14, scope: !13, atomGroup: 31, atomRank: 2)
!224 = !DILocation(line: 64, column: 3, scope: !13)
!225 = !DILocation(line: 65, column: 15, scope: !13, atomGroup: 33, atomRank: 2)
!226 = !DILocation(line: 65, column: 20, scope: !13, atomGroup: 33, atomRank: 1)
!227 = !DILocation(line: 27, column: 5, scope: !13)
!228 = !DILocation(line: 28, column: 23, scope: !13)
!229 = !DILocation(line: 28, column: 16, scope: !13, atomGroup: 14, atomRank: 2)
!230 = !DILocation(line: 29, column: 40, scope: !13)
!231 = !DILocation(line: 29, column: 44, scope: !13)
!232 = !DILocation(line: 29, column: 34, scope: !13)
!233 = !DILocation(line: 29, column: 57, scope: !13)
!234 = !DILocation(line: 29, column: 5, scope: !13)
!235 = !DILocation(line: 30, column: 3, scope: !13)
!236 = !DILocation(line: 26, column: 28, scope: !13, atomGroup: 15, atomRank: 2)
!237 = !DILocation(line: 26, column: 21, scope: !13, atomGroup: 12, atomRank: 1)
!238 = !DILocation(line: 26, column: 3, scope: !13, atomGroup: 13, atomRank: 1)
!239 = distinct !{!239, !240, !235, !47, !48}
!240 = !DILocation(line: 26, column: 3, scope: !13)
!241 = !DILocation(line: 65, column: 23, scope: !13)
!242 = !DILocation(line: 65, column: 31, scope: !13)
!243 = !DILocation(line: 65, column: 10, scope: !13, atomGroup: 34, atomRank: 2)
!244 = !DILocation(line: 66, column: 1, scope: !13)
!245 = !DILocation(line: 65, column: 3, scope: !13, atomGroup: 34, atomRank: 1)
!246 = !DISubprogram(name: "__errno_location", scope: !247, file: !247, line: 37, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!247 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!248 = !DISubprogram(name: "strtol", scope: !32, file: !32, line: 177, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!249 = !DISubprogram(name: "printf", scope: !250, file: !250, line: 356, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!250 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!251 = !DISubprogram(name: "strtoul", scope: !32, file: !32, line: 181, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!252 = !DISubprogram(name: "strtod", scope: !32, file: !32, line: 118, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!253 = !DISubprogram(name: "strtof", scope: !32, file: !32, line: 124, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!254 = !DISubprogram(name: "fmod", scope: !255, file: !255, line: 168, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!255 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!256 = !DISubprogram(name: "lround", scope: !255, file: !255, line: 323, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!257 = !DISubprogram(name: "lrint", scope: !255, file: !255, line: 317, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!258 = !DISubprogram(name: "hypotf", scope: !255, file: !255, line: 147, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!259 = !DISubprogram(name: "frexp", scope: !255, file: !255, line: 98, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!260 = !DISubprogram(name: "ldexp", scope: !255, file: !255, line: 101, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!261 = !DISubprogram(name: "div", scope: !32, file: !32, line: 873, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!262 = !DISubprogram(name: "ldiv", scope: !32, file: !32, line: 875, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!263 = !DISubprogram(name: "strtoll", scope: !32, file: !32, line: 201, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
