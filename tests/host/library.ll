; ModuleID = 'library.c'
source_filename = "library.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.item = type { i32, [12 x i8] }

@.str = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%.17g \00", align 1
@.str.3 = private unnamed_addr constant [15 x i8] c"%.17g %ld %ld\0A\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@__const.main.text = private unnamed_addr constant [64 x i8] c"one, two;three  four\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16
@.str.5 = private unnamed_addr constant [4 x i8] c" ,;\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"<%s>\00", align 1
@__const.main.text2 = private unnamed_addr constant [7 x i8] c"a:b::c\00", align 1
@.str.7 = private unnamed_addr constant [2 x i8] c":\00", align 1
@__const.main.line = private unnamed_addr constant [6 x i8] c"k=v=w\00", align 1
@.str.8 = private unnamed_addr constant [10 x i8] c"<%s><%s>\0A\00", align 1
@.str.9 = private unnamed_addr constant [2 x i8] c"=\00", align 1
@.str.10 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"HeLLo\00", align 1
@.str.12 = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@.str.13 = private unnamed_addr constant [4 x i8] c"abX\00", align 1
@.str.14 = private unnamed_addr constant [4 x i8] c"ABy\00", align 1
@.str.15 = private unnamed_addr constant [10 x i8] c"%s %s %s\0A\00", align 1
@.str.16 = private unnamed_addr constant [14 x i8] c"a needle here\00", align 1
@.str.18 = private unnamed_addr constant [12 x i8] c"%zu %zu %s\0A\00", align 1
@__const.main.joined = private unnamed_addr constant [32 x i8] c"ab\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16
@.str.23 = private unnamed_addr constant [3 x i8] c"cd\00", align 1
@.str.24 = private unnamed_addr constant [5 x i8] c"efgh\00", align 1
@.str.26 = private unnamed_addr constant [10 x i8] c"%s %s %d\0A\00", align 1
@.str.27 = private unnamed_addr constant [7 x i8] c"copied\00", align 1
@.str.28 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1
@.str.29 = private unnamed_addr constant [14 x i8] c"%d%d%d%d%d%d \00", align 1
@.str.30 = private unnamed_addr constant [6 x i8] c"%c%c\0A\00", align 1
@.str.31 = private unnamed_addr constant [7 x i8] c"item%d\00", align 1
@.str.32 = private unnamed_addr constant [7 x i8] c"%d:%s \00", align 1
@__const.main.sorted = private unnamed_addr constant [6 x i32] [i32 1, i32 3, i32 5, i32 7, i32 9, i32 11], align 16
@.str.33 = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1
@.str.34 = private unnamed_addr constant [8 x i8] c"out.txt\00", align 1
@.str.35 = private unnamed_addr constant [2 x i8] c"w\00", align 1
@.str.36 = private unnamed_addr constant [14 x i8] c"%d %g line%d\0A\00", align 1
@.str.37 = private unnamed_addr constant [10 x i8] c"./out.txt\00", align 1
@.str.38 = private unnamed_addr constant [3 x i8] c"r+\00", align 1
@.str.39 = private unnamed_addr constant [12 x i8] c"%d %lf %15s\00", align 1
@.str.40 = private unnamed_addr constant [10 x i8] c"%d/%g/%s \00", align 1
@.str.41 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.42 = private unnamed_addr constant [7 x i8] c"[%.*s]\00", align 1
@.str.43 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.44 = private unnamed_addr constant [6 x i8] c" %ld\0A\00", align 1
@.str.45 = private unnamed_addr constant [8 x i8] c"%c%c%c\0A\00", align 1
@.str.46 = private unnamed_addr constant [9 x i8] c"data.bin\00", align 1
@.str.47 = private unnamed_addr constant [3 x i8] c"wb\00", align 1
@__const.main.raw = private unnamed_addr constant [4 x i32] [i32 1, i32 -2, i32 3, i32 -4], align 16
@.str.48 = private unnamed_addr constant [5 x i8] c"%zu \00", align 1
@.str.49 = private unnamed_addr constant [3 x i8] c"rb\00", align 1
@.str.50 = private unnamed_addr constant [14 x i8] c"%zu %d %d %d\0A\00", align 1
@.str.51 = private unnamed_addr constant [7 x i8] c"absent\00", align 1
@.str.52 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.53 = private unnamed_addr constant [18 x i8] c"  12 , 0x1f;abc99\00", align 1
@.str.54 = private unnamed_addr constant [18 x i8] c"%d , %i;%7[a-c]%n\00", align 1
@.str.55 = private unnamed_addr constant [16 x i8] c"%d %d %d %s %d\0A\00", align 1
@.str.56 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.57 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.58 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.60 = private unnamed_addr constant [10 x i8] c"%s %d %d\0A\00", align 1
@.str.61 = private unnamed_addr constant [17 x i8] c"WARPSCOPE_ABSENT\00", align 1
@.str.62 = private unnamed_addr constant [4 x i8] c"KEY\00", align 1
@.str.63 = private unnamed_addr constant [6 x i8] c"value\00", align 1
@.str.65 = private unnamed_addr constant [6 x i8] c"n > 0\00", align 1
@.str.66 = private unnamed_addr constant [10 x i8] c"library.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.67 = private unnamed_addr constant [5 x i8] c"last\00", align 1
@.str.68 = private unnamed_addr constant [6 x i8] c"first\00", align 1
@str = private unnamed_addr constant [6 x i8] c"xyz\00\00\00", align 1

; Function Attrs: noreturn nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !13 {
  %1 = alloca i32, align 4
  %2 = alloca [64 x i8], align 16
  %3 = alloca ptr, align 8
  %4 = alloca [7 x i8], align 1
  %5 = alloca [6 x i8], align 1
  %6 = alloca ptr, align 8
  %7 = alloca [32 x i8], align 16
  %8 = alloca [9 x %struct.item], align 16
  %9 = alloca [6 x i32], align 16
  %10 = alloca i32, align 4
  %11 = alloca double, align 8
  %12 = alloca [16 x i8], align 16
  %13 = alloca [32 x i8], align 16
  %14 = alloca [5 x i32], align 16
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca [8 x i8], align 1
  %18 = tail call i32 @atexit(ptr noundef nonnull @last) #23, !dbg !16
  %19 = tail call i32 @atexit(ptr noundef nonnull @first) #23, !dbg !17
  br label %21, !dbg !18

20:                                               ; preds = %21
  tail call void @srand(i32 noundef 42) #23, !dbg !19
  br label %41, !dbg !20

21:                                               ; preds = %0, %21
  %22 = phi i32 [ 0, %0 ], [ %25, %21 ]
  %23 = tail call i32 @rand() #23, !dbg !21
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %23), !dbg !22
  %25 = add nuw nsw i32 %22, 1, !dbg !23
  %26 = icmp eq i32 %25, 5, !dbg !24
  br i1 %26, label %20, label %21, !dbg !25, !llvm.loop !26

27:                                               ; preds = %41
  tail call void @srandom(i32 noundef 7) #23, !dbg !31
  %28 = tail call i64 @random() #23, !dbg !32
  %29 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %28), !dbg !33
  %30 = tail call double @drand48() #23, !dbg !34
  %31 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %30), !dbg !35
  tail call void @srand48(i64 noundef 1) #23, !dbg !36
  %32 = tail call double @drand48() #23, !dbg !37
  %33 = tail call i64 @lrand48() #23, !dbg !38
  %34 = tail call i64 @mrand48() #23, !dbg !39
  %35 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, double noundef %32, i64 noundef %33, i64 noundef %34), !dbg !40
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #23, !dbg !41
  store i32 5, ptr %1, align 4, !dbg !42, !tbaa !9
  %36 = call i32 @rand_r(ptr noundef nonnull %1) #23, !dbg !43
  %37 = call i32 @rand_r(ptr noundef nonnull %1) #23, !dbg !44
  %38 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %36, i32 noundef %37), !dbg !45
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #23, !dbg !46
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %2, ptr noundef nonnull align 16 dereferenceable(64) @__const.main.text, i64 64, i1 false), !dbg !47
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #23, !dbg !46
  %39 = call ptr @strtok(ptr noundef nonnull %2, ptr noundef nonnull @.str.5) #23, !dbg !48
  %40 = icmp eq ptr %39, null, !dbg !49
  br i1 %40, label %48, label %51, !dbg !50

41:                                               ; preds = %20, %41
  %42 = phi i32 [ 0, %20 ], [ %46, %41 ]
  %43 = tail call i32 @rand() #23, !dbg !51
  %44 = srem i32 %43, 100, !dbg !52
  %45 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %44), !dbg !53
  %46 = add nuw nsw i32 %42, 1, !dbg !54
  %47 = icmp eq i32 %46, 5, !dbg !55
  br i1 %47, label %27, label %41, !dbg !56, !llvm.loop !57

48:                                               ; preds = %51, %27
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #23, !dbg !60
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(7) %4, ptr noundef nonnull align 1 dereferenceable(7) @__const.main.text2, i64 7, i1 false), !dbg !61
  %49 = call ptr @strtok_r(ptr noundef nonnull %4, ptr noundef nonnull @.str.7, ptr noundef nonnull %3) #23, !dbg !62
  %50 = icmp eq ptr %49, null, !dbg !63
  br i1 %50, label %56, label %77, !dbg !64

51:                                               ; preds = %27, %51
  %52 = phi ptr [ %54, %51 ], [ %39, %27 ]
  %53 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull %52), !dbg !65
  %54 = call ptr @strtok(ptr noundef null, ptr noundef nonnull @.str.5) #23, !dbg !66
  %55 = icmp eq ptr %54, null, !dbg !67
  br i1 %55, label %48, label %51, !dbg !68, !llvm.loop !69

56:                                               ; preds = %77, %48
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #23, !dbg !72
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(6) %5, ptr noundef nonnull align 1 dereferenceable(6) @__const.main.line, i64 6, i1 false), !dbg !73
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #23, !dbg !72
  store ptr %5, ptr %6, align 8, !dbg !74, !tbaa !75
  %57 = call ptr @strsep(ptr noundef nonnull %6, ptr noundef nonnull @.str.9) #23, !dbg !78
  %58 = load ptr, ptr %6, align 8, !dbg !79, !tbaa !75
  %59 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef %57, ptr noundef %58), !dbg !80
  %60 = call i32 @strcasecmp(ptr noundef nonnull @.str.11, ptr noundef nonnull @.str.12) #24, !dbg !81
  %61 = call i32 @strncasecmp(ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.14, i64 noundef 2) #24, !dbg !82
  %62 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef 1, i32 noundef 0, i32 noundef %60, i32 noundef %61), !dbg !83
  %63 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @.str.12, i64 2), ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @.str.12, i64 3), ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @.str.16, i64 2)), !dbg !84
  %64 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i64 noundef 4, i64 noundef 2, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @.str.12, i64 2)), !dbg !85
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #23, !dbg !86
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %7, ptr noundef nonnull align 16 dereferenceable(32) @__const.main.joined, i64 32, i1 false), !dbg !87
  %65 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %7), !dbg !88
  %66 = getelementptr inbounds i8, ptr %7, i64 %65, !dbg !88
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %66, ptr noundef nonnull align 1 dereferenceable(3) @.str.23, i64 3, i1 false), !dbg !88
  %67 = call ptr @strncat(ptr noundef nonnull dereferenceable(1) %7, ptr noundef nonnull dereferenceable(5) @.str.24, i64 noundef 2) #23, !dbg !89
  %68 = getelementptr inbounds nuw i8, ptr %7, i64 10, !dbg !90
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(6) %68, ptr noundef nonnull align 1 dereferenceable(6) @str, i64 noundef 6, i1 false) #23, !dbg !91
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 15, !dbg !92
  %70 = load i8, ptr %69, align 1, !dbg !92, !tbaa !93
  %71 = sext i8 %70 to i32, !dbg !92
  %72 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, ptr noundef nonnull %7, ptr noundef nonnull %68, i32 noundef %71), !dbg !94
  %73 = call noalias dereferenceable_or_null(7) ptr @strdup(ptr noundef nonnull @.str.27) #23, !dbg !95
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 1, !dbg !96
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %74, ptr noundef nonnull align 1 dereferenceable(3) %73, i64 3, i1 false), !dbg !97
  %75 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull %73, i32 noundef 1), !dbg !98
  call void @free(ptr noundef %73) #23, !dbg !99
  %76 = tail call ptr @__ctype_b_loc() #25, !dbg !100
  br label %82, !dbg !101

77:                                               ; preds = %48, %77
  %78 = phi ptr [ %80, %77 ], [ %49, %48 ]
  %79 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull %78), !dbg !102
  %80 = call ptr @strtok_r(ptr noundef null, ptr noundef nonnull @.str.7, ptr noundef nonnull %3) #23, !dbg !103
  %81 = icmp eq ptr %80, null, !dbg !104
  br i1 %81, label %56, label %77, !dbg !105, !llvm.loop !106

82:                                               ; preds = %56, %82
  %83 = phi i64 [ 0, %56 ], [ %101, %82 ]
  %84 = load ptr, ptr %76, align 8, !dbg !109, !tbaa !110
  %85 = getelementptr inbounds nuw i16, ptr %84, i64 %83, !dbg !109
  %86 = load i16, ptr %85, align 2, !dbg !109, !tbaa !112
  %87 = zext i16 %86 to i32, !dbg !109
  %88 = lshr i32 %87, 10, !dbg !114
  %89 = and i32 %88, 1, !dbg !114
  %90 = lshr i32 %87, 11, !dbg !115
  %91 = and i32 %90, 1, !dbg !115
  %92 = lshr i32 %87, 13, !dbg !116
  %93 = and i32 %92, 1, !dbg !116
  %94 = lshr i32 %87, 2, !dbg !117
  %95 = and i32 %94, 1, !dbg !117
  %96 = lshr i32 %87, 8, !dbg !118
  %97 = and i32 %96, 1, !dbg !118
  %98 = lshr i32 %87, 12, !dbg !119
  %99 = and i32 %98, 1, !dbg !119
  %100 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, i32 noundef %89, i32 noundef %91, i32 noundef %93, i32 noundef %95, i32 noundef %97, i32 noundef %99), !dbg !120
  %101 = add nuw nsw i64 %83, 9, !dbg !121
  %102 = icmp samesign ult i64 %83, 119, !dbg !122
  br i1 %102, label %82, label %103, !dbg !123, !llvm.loop !124

103:                                              ; preds = %82
  %104 = tail call ptr @__ctype_toupper_loc() #25, !dbg !127
  %105 = load ptr, ptr %104, align 8, !dbg !127, !tbaa !128
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 452, !dbg !127
  %107 = load i32, ptr %106, align 4, !dbg !127, !tbaa !9
  %108 = tail call ptr @__ctype_tolower_loc() #25, !dbg !130
  %109 = load ptr, ptr %108, align 8, !dbg !130, !tbaa !128
  %110 = getelementptr inbounds nuw i8, ptr %109, i64 324, !dbg !130
  %111 = load i32, ptr %110, align 4, !dbg !130, !tbaa !9
  %112 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, i32 noundef %107, i32 noundef %111), !dbg !131
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #23, !dbg !132
  br label %114, !dbg !133

113:                                              ; preds = %114
  call void @qsort(ptr noundef nonnull %8, i64 noundef 9, i64 noundef 16, ptr noundef nonnull @by_key) #23, !dbg !134
  br label %172, !dbg !135

114:                                              ; preds = %103, %114
  %115 = phi i64 [ 0, %103 ], [ %123, %114 ]
  %116 = trunc i64 %115 to i32, !dbg !136
  %117 = mul i32 %116, 3, !dbg !136
  %118 = and i32 %117, 3, !dbg !136
  %119 = getelementptr inbounds nuw %struct.item, ptr %8, i64 %115, !dbg !137
  store i32 %118, ptr %119, align 16, !dbg !138, !tbaa !139
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 4, !dbg !141
  %121 = trunc nuw nsw i64 %115 to i32, !dbg !142
  %122 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %120, i64 noundef 12, ptr noundef nonnull @.str.31, i32 noundef %121) #23, !dbg !142
  %123 = add nuw nsw i64 %115, 1, !dbg !143
  %124 = icmp eq i64 %123, 9, !dbg !144
  br i1 %124, label %113, label %114, !dbg !145, !llvm.loop !146

125:                                              ; preds = %172
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #23, !dbg !149
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %9, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.sorted, i64 24, i1 false), !dbg !150
  br label %126, !dbg !151

126:                                              ; preds = %139, %125
  %127 = phi i64 [ %141, %139 ], [ 0, %125 ]
  %128 = phi i64 [ %140, %139 ], [ 6, %125 ]
  %129 = add i64 %128, %127, !dbg !155
  %130 = lshr i64 %129, 1, !dbg !156
  %131 = shl i64 %130, 2, !dbg !157
  %132 = getelementptr inbounds nuw i8, ptr %9, i64 %131, !dbg !158
  %133 = load i32, ptr %132, align 4, !dbg !159, !tbaa !9
  %134 = icmp sgt i32 %133, 7, !dbg !162
  br i1 %134, label %139, label %135, !dbg !163

135:                                              ; preds = %126
  %136 = icmp eq i32 %133, 7, !dbg !164
  br i1 %136, label %143, label %137, !dbg !165

137:                                              ; preds = %135
  %138 = add nuw i64 %130, 1, !dbg !166
  br label %139

139:                                              ; preds = %137, %126
  %140 = phi i64 [ %128, %137 ], [ %130, %126 ], !dbg !167
  %141 = phi i64 [ %138, %137 ], [ %127, %126 ], !dbg !167
  %142 = icmp ult i64 %141, %140, !dbg !168
  br i1 %142, label %126, label %146, !dbg !169, !llvm.loop !170

143:                                              ; preds = %135
  %144 = getelementptr inbounds nuw i8, ptr %9, i64 %131
  %145 = ptrtoint ptr %144 to i64, !dbg !173
  br label %146, !dbg !173

146:                                              ; preds = %139, %143
  %147 = phi i64 [ %145, %143 ], [ 0, %139 ], !dbg !167
  %148 = ptrtoint ptr %9 to i64, !dbg !173
  %149 = sub i64 %147, %148, !dbg !173
  %150 = ashr exact i64 %149, 2, !dbg !173
  br label %151, !dbg !174

151:                                              ; preds = %164, %146
  %152 = phi i64 [ %166, %164 ], [ 0, %146 ]
  %153 = phi i64 [ %165, %164 ], [ 6, %146 ]
  %154 = add i64 %153, %152, !dbg !176
  %155 = lshr i64 %154, 1, !dbg !177
  %156 = shl i64 %155, 2, !dbg !178
  %157 = getelementptr inbounds nuw i8, ptr %9, i64 %156, !dbg !179
  %158 = load i32, ptr %157, align 4, !dbg !180, !tbaa !9
  %159 = icmp sgt i32 %158, 8, !dbg !182
  br i1 %159, label %164, label %160, !dbg !183

160:                                              ; preds = %151
  %161 = icmp eq i32 %158, 8, !dbg !184
  br i1 %161, label %168, label %162, !dbg !185

162:                                              ; preds = %160
  %163 = add nuw i64 %155, 1, !dbg !186
  br label %164

164:                                              ; preds = %162, %151
  %165 = phi i64 [ %153, %162 ], [ %155, %151 ], !dbg !187
  %166 = phi i64 [ %163, %162 ], [ %152, %151 ], !dbg !187
  %167 = icmp ult i64 %166, %165, !dbg !188
  br i1 %167, label %151, label %168, !dbg !189, !llvm.loop !190

168:                                              ; preds = %160, %164
  %169 = phi i32 [ 1, %164 ], [ 0, %160 ], !dbg !187
  %170 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.33, i64 noundef %150, i32 noundef %169), !dbg !193
  %171 = call noalias ptr @fopen(ptr noundef nonnull @.str.34, ptr noundef nonnull @.str.35), !dbg !194
  br label %185, !dbg !195

172:                                              ; preds = %113, %172
  %173 = phi i64 [ 0, %113 ], [ %178, %172 ]
  %174 = getelementptr inbounds nuw %struct.item, ptr %8, i64 %173, !dbg !196
  %175 = load i32, ptr %174, align 16, !dbg !197, !tbaa !139
  %176 = getelementptr inbounds nuw i8, ptr %174, i64 4, !dbg !198
  %177 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.32, i32 noundef %175, ptr noundef nonnull %176), !dbg !199
  %178 = add nuw nsw i64 %173, 1, !dbg !200
  %179 = icmp eq i64 %178, 9, !dbg !201
  br i1 %179, label %125, label %172, !dbg !202, !llvm.loop !203

180:                                              ; preds = %185
  %181 = call i32 @fclose(ptr noundef %171), !dbg !206
  %182 = call noalias ptr @fopen(ptr noundef nonnull @.str.37, ptr noundef nonnull @.str.38), !dbg !207
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #23, !dbg !208
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #23, !dbg !209
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #23, !dbg !210
  %183 = call i32 (ptr, ptr, ...) @__isoc99_fscanf(ptr noundef %182, ptr noundef nonnull @.str.39, ptr noundef nonnull %10, ptr noundef nonnull %11, ptr noundef nonnull %12) #23, !dbg !211
  %184 = icmp eq i32 %183, 3, !dbg !212
  br i1 %184, label %192, label %198, !dbg !213

185:                                              ; preds = %168, %185
  %186 = phi i32 [ 0, %168 ], [ %190, %185 ]
  %187 = uitofp nneg i32 %186 to double, !dbg !214
  %188 = fmul double %187, 1.500000e+00, !dbg !215
  %189 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %171, ptr noundef nonnull @.str.36, i32 noundef %186, double noundef %188, i32 noundef %186) #23, !dbg !216
  %190 = add nuw nsw i32 %186, 1, !dbg !217
  %191 = icmp eq i32 %190, 5, !dbg !218
  br i1 %191, label %180, label %185, !dbg !219, !llvm.loop !220

192:                                              ; preds = %180, %192
  %193 = load i32, ptr %10, align 4, !dbg !223, !tbaa !9
  %194 = load double, ptr %11, align 8, !dbg !224, !tbaa !225
  %195 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.40, i32 noundef %193, double noundef %194, ptr noundef nonnull %12), !dbg !227
  %196 = call i32 (ptr, ptr, ...) @__isoc99_fscanf(ptr noundef %182, ptr noundef nonnull @.str.39, ptr noundef nonnull %10, ptr noundef nonnull %11, ptr noundef nonnull %12) #23, !dbg !211
  %197 = icmp eq i32 %196, 3, !dbg !228
  br i1 %197, label %192, label %198, !dbg !229, !llvm.loop !230

198:                                              ; preds = %192, %180
  %199 = call i32 @feof(ptr noundef %182) #23, !dbg !233
  %200 = icmp ne i32 %199, 0, !dbg !234
  %201 = zext i1 %200 to i32, !dbg !235
  %202 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.41, i32 noundef %201), !dbg !236
  call void @rewind(ptr noundef %182), !dbg !237
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #23, !dbg !238
  %203 = call ptr @fgets(ptr noundef nonnull %13, i32 noundef 32, ptr noundef %182), !dbg !239
  %204 = icmp eq ptr %203, null, !dbg !240
  br i1 %204, label %211, label %205, !dbg !241

205:                                              ; preds = %198, %205
  %206 = call i64 @strcspn(ptr noundef nonnull %13, ptr noundef nonnull @.str.43) #24, !dbg !242
  %207 = trunc i64 %206 to i32, !dbg !243
  %208 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.42, i32 noundef %207, ptr noundef nonnull %13), !dbg !244
  %209 = call ptr @fgets(ptr noundef nonnull %13, i32 noundef 32, ptr noundef %182), !dbg !239
  %210 = icmp eq ptr %209, null, !dbg !245
  br i1 %210, label %211, label %205, !dbg !246, !llvm.loop !247

211:                                              ; preds = %205, %198
  %212 = call i32 @fseek(ptr noundef %182, i64 noundef 0, i32 noundef 2), !dbg !250
  %213 = call i64 @ftell(ptr noundef %182), !dbg !251
  %214 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.44, i64 noundef %213), !dbg !252
  %215 = call i32 @fseek(ptr noundef %182, i64 noundef 2, i32 noundef 0), !dbg !253
  %216 = call i32 @fgetc(ptr noundef %182), !dbg !254
  %217 = call i32 @ungetc(i32 noundef 35, ptr noundef %182), !dbg !255
  %218 = call i32 @fgetc(ptr noundef %182), !dbg !256
  %219 = call i32 @fgetc(ptr noundef %182), !dbg !257
  %220 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.45, i32 noundef %216, i32 noundef %218, i32 noundef %219), !dbg !258
  %221 = call i32 @fclose(ptr noundef %182), !dbg !259
  %222 = call noalias ptr @fopen(ptr noundef nonnull @.str.46, ptr noundef nonnull @.str.47), !dbg !260
  %223 = call i64 @fwrite(ptr noundef nonnull @__const.main.raw, i64 noundef 4, i64 noundef 4, ptr noundef %222), !dbg !261
  %224 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.48, i64 noundef %223), !dbg !262
  %225 = call i32 @fclose(ptr noundef %222), !dbg !263
  %226 = call noalias ptr @fopen(ptr noundef nonnull @.str.46, ptr noundef nonnull @.str.49), !dbg !264
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #23, !dbg !265
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %14, i8 0, i64 20, i1 false), !dbg !266
  %227 = call i64 @fread(ptr noundef nonnull %14, i64 noundef 4, i64 noundef 5, ptr noundef %226), !dbg !267
  %228 = getelementptr inbounds nuw i8, ptr %14, i64 12, !dbg !268
  %229 = load i32, ptr %228, align 4, !dbg !268, !tbaa !9
  %230 = call i32 @feof(ptr noundef %226) #23, !dbg !269
  %231 = icmp ne i32 %230, 0, !dbg !270
  %232 = zext i1 %231 to i32, !dbg !271
  %233 = call i32 @fgetc(ptr noundef %226), !dbg !272
  %234 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.50, i64 noundef %227, i32 noundef %229, i32 noundef %232, i32 noundef %233), !dbg !273
  %235 = call i32 @fclose(ptr noundef %226), !dbg !274
  %236 = call noalias ptr @fopen(ptr noundef nonnull @.str.51, ptr noundef nonnull @.str.52), !dbg !275
  %237 = icmp eq ptr %236, null, !dbg !276
  %238 = zext i1 %237 to i32, !dbg !276
  %239 = call i32 @remove(ptr noundef nonnull @.str.46) #23, !dbg !277
  %240 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %238, i32 noundef %239), !dbg !278
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #23, !dbg !279
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #23, !dbg !279
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #23, !dbg !280
  %241 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.53, ptr noundef nonnull @.str.54, ptr noundef nonnull %15, ptr noundef nonnull %16, ptr noundef nonnull %17, ptr noundef nonnull %10) #23, !dbg !281
  %242 = load i32, ptr %15, align 4, !dbg !282, !tbaa !9
  %243 = load i32, ptr %16, align 4, !dbg !283, !tbaa !9
  %244 = load i32, ptr %10, align 4, !dbg !284, !tbaa !9
  %245 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.55, i32 noundef %241, i32 noundef %242, i32 noundef %243, ptr noundef nonnull %17, i32 noundef %244), !dbg !285
  %246 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.56, ptr noundef nonnull @.str.57, ptr noundef nonnull %15) #23, !dbg !286
  %247 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.58, ptr noundef nonnull @.str.57, ptr noundef nonnull %15) #23, !dbg !287
  %248 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %246, i32 noundef %247), !dbg !288
  %249 = call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4) #26, !dbg !289
  store i32 6513249, ptr %249, align 1, !dbg !290
  %250 = call dereferenceable_or_null(100) ptr @realloc(ptr noundef nonnull %249, i64 noundef 100) #27, !dbg !291
  %251 = call ptr @getenv(ptr noundef nonnull @.str.61) #23, !dbg !292
  %252 = icmp eq ptr %251, null, !dbg !293
  %253 = zext i1 %252 to i32, !dbg !293
  %254 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.60, ptr noundef %250, i32 noundef 0, i32 noundef %253), !dbg !294
  %255 = call i32 @setenv(ptr noundef nonnull @.str.62, ptr noundef nonnull @.str.63, i32 noundef 1) #23, !dbg !295
  %256 = call ptr @getenv(ptr noundef nonnull @.str.62) #23, !dbg !296
  %257 = call i32 @puts(ptr nonnull dereferenceable(1) %256), !dbg !297
  call void @free(ptr noundef %250) #23, !dbg !298
  %258 = load i32, ptr %10, align 4, !dbg !299, !tbaa !9
  %259 = icmp sgt i32 %258, 0, !dbg !300
  br i1 %259, label %261, label %260, !dbg !301

260:                                              ; preds = %211
  call void @__assert_fail(ptr noundef nonnull @.str.65, ptr noundef nonnull @.str.66, i32 noundef 107, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #28, !dbg !302
  unreachable, !dbg !302

261:                                              ; preds = %211
  call void @exit(i32 noundef 3) #29, !dbg !303
  unreachable, !dbg !303
}

; Function Attrs: nofree nounwind
declare !dbg !304 i32 @atexit(ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind uwtable
define internal void @last() #2 !dbg !306 {
  %1 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.67), !dbg !307
  ret void, !dbg !308
}

; Function Attrs: nofree nounwind uwtable
define internal void @first() #2 !dbg !309 {
  %1 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.68), !dbg !310
  ret void, !dbg !311
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nofree nounwind
declare !dbg !312 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: nounwind
declare !dbg !314 i32 @rand() local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !315 void @srand(i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !316 void @srandom(i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !317 i64 @random() local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !318 double @drand48() local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !319 void @srand48(i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !320 i64 @lrand48() local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !321 i64 @mrand48() local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !322 i32 @rand_r(ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare !dbg !323 ptr @strtok(ptr noundef, ptr noundef readonly captures(none)) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare !dbg !325 ptr @strtok_r(ptr noundef, ptr noundef readonly captures(none), ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare !dbg !326 ptr @strsep(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(read)
declare !dbg !327 i32 @strcasecmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(read)
declare !dbg !329 i32 @strncasecmp(ptr noundef captures(none), ptr noundef captures(none), i64 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !330 i64 @strcspn(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare !dbg !331 ptr @strncat(ptr noalias noundef returned, ptr noalias noundef readonly captures(none), i64 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !332 noalias ptr @strdup(ptr noundef readonly captures(none)) local_unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !333 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #11

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !334 ptr @__ctype_b_loc() local_unnamed_addr #12

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !336 ptr @__ctype_toupper_loc() local_unnamed_addr #12

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !337 ptr @__ctype_tolower_loc() local_unnamed_addr #12

; Function Attrs: nofree nounwind
declare !dbg !338 noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: nofree
declare !dbg !339 void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #13

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal i32 @by_key(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #14 !dbg !340 {
  %3 = load i32, ptr %0, align 4, !dbg !341, !tbaa !139
  %4 = load i32, ptr %1, align 4, !dbg !342, !tbaa !139
  %5 = sub nsw i32 %3, %4, !dbg !343
  ret i32 %5, !dbg !344
}

; Function Attrs: nofree nounwind
declare !dbg !345 noalias noundef ptr @fopen(ptr noundef readonly captures(none), ptr noundef readonly captures(none)) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare !dbg !346 noundef i32 @fprintf(ptr noundef captures(none), ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare !dbg !347 noundef i32 @fclose(ptr noundef captures(none)) local_unnamed_addr #1

declare !dbg !348 i32 @__isoc99_fscanf(ptr noundef, ptr noundef, ...) local_unnamed_addr #15

; Function Attrs: nofree nounwind
declare !dbg !349 noundef i32 @feof(ptr noundef captures(none)) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare !dbg !350 void @rewind(ptr noundef captures(none)) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare !dbg !351 noundef ptr @fgets(ptr noundef writeonly, i32 noundef, ptr noundef captures(none)) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare !dbg !352 noundef i32 @fseek(ptr noundef captures(none), i64 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare !dbg !353 noundef i64 @ftell(ptr noundef captures(none)) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare !dbg !354 noundef i32 @fgetc(ptr noundef captures(none)) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare !dbg !355 noundef i32 @ungetc(i32 noundef, ptr noundef captures(none)) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare !dbg !356 noundef i64 @fwrite(ptr noundef readonly captures(none), i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #16

; Function Attrs: nofree nounwind
declare !dbg !357 noundef i64 @fread(ptr noundef writeonly captures(none), i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare !dbg !358 noundef i32 @remove(ptr noundef readonly captures(none)) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare !dbg !359 noundef i32 @__isoc99_sscanf(ptr noundef readonly captures(none), ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !360 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #17

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !361 noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #18

; Function Attrs: nofree nounwind memory(read)
declare !dbg !362 noundef ptr @getenv(ptr noundef captures(none)) local_unnamed_addr #19

; Function Attrs: nounwind
declare !dbg !363 i32 @setenv(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #20

; Function Attrs: nofree noreturn nounwind
declare void @exit(i32 noundef) local_unnamed_addr #21

; Function Attrs: nofree nounwind
declare !dbg !364 noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr captures(none)) local_unnamed_addr #22

attributes #0 = { noreturn nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #17 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #19 = { nofree nounwind memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #21 = { nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #22 = { nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #23 = { nounwind }
attributes #24 = { nounwind willreturn memory(read) }
attributes #25 = { nounwind willreturn memory(none) }
attributes #26 = { nounwind allocsize(0) }
attributes #27 = { nounwind allocsize(1) }
attributes #28 = { noreturn nounwind }
attributes #29 = { cold noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "library.c", directory: ".", checksumkind: CSK_MD5, checksum: "309d257f037b4a54c22e22eab70e1e90")
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
!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 18, type: !14, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 19, column: 3, scope: !13)
!17 = !DILocation(line: 20, column: 3, scope: !13)
!18 = !DILocation(line: 21, column: 3, scope: !13, atomGroup: 86, atomRank: 1)
!19 = !DILocation(line: 22, column: 3, scope: !13)
!20 = !DILocation(line: 23, column: 3, scope: !13, atomGroup: 88, atomRank: 1)
!21 = !DILocation(line: 21, column: 45, scope: !13)
!22 = !DILocation(line: 21, column: 31, scope: !13)
!23 = !DILocation(line: 21, column: 27, scope: !13, atomGroup: 4, atomRank: 2)
!24 = !DILocation(line: 21, column: 21, scope: !13, atomGroup: 2, atomRank: 1)
!25 = !DILocation(line: 21, column: 3, scope: !13, atomGroup: 3, atomRank: 1)
!26 = distinct !{!26, !27, !28, !29, !30}
!27 = !DILocation(line: 21, column: 3, scope: !13)
!28 = !DILocation(line: 21, column: 51, scope: !13)
!29 = !{!"llvm.loop.mustprogress"}
!30 = !{!"llvm.loop.unroll.disable"}
!31 = !DILocation(line: 24, column: 3, scope: !13)
!32 = !DILocation(line: 25, column: 19, scope: !13)
!33 = !DILocation(line: 25, column: 3, scope: !13)
!34 = !DILocation(line: 26, column: 20, scope: !13)
!35 = !DILocation(line: 26, column: 3, scope: !13)
!36 = !DILocation(line: 27, column: 3, scope: !13)
!37 = !DILocation(line: 28, column: 29, scope: !13)
!38 = !DILocation(line: 28, column: 40, scope: !13)
!39 = !DILocation(line: 28, column: 51, scope: !13)
!40 = !DILocation(line: 28, column: 3, scope: !13)
!41 = !DILocation(line: 29, column: 3, scope: !13)
!42 = !DILocation(line: 29, column: 12, scope: !13, atomGroup: 11, atomRank: 1)
!43 = !DILocation(line: 30, column: 21, scope: !13)
!44 = !DILocation(line: 30, column: 36, scope: !13)
!45 = !DILocation(line: 30, column: 3, scope: !13)
!46 = !DILocation(line: 32, column: 3, scope: !13)
!47 = !DILocation(line: 32, column: 8, scope: !13, atomGroup: 12, atomRank: 1)
!48 = !DILocation(line: 33, column: 18, scope: !13, atomGroup: 13, atomRank: 2)
!49 = !DILocation(line: 33, column: 3, scope: !13, atomGroup: 89, atomRank: 1)
!50 = !DILocation(line: 33, column: 3, scope: !13, atomGroup: 90, atomRank: 1)
!51 = !DILocation(line: 23, column: 45, scope: !13)
!52 = !DILocation(line: 23, column: 52, scope: !13)
!53 = !DILocation(line: 23, column: 31, scope: !13)
!54 = !DILocation(line: 23, column: 27, scope: !13, atomGroup: 9, atomRank: 2)
!55 = !DILocation(line: 23, column: 21, scope: !13, atomGroup: 7, atomRank: 1)
!56 = !DILocation(line: 23, column: 3, scope: !13, atomGroup: 8, atomRank: 1)
!57 = distinct !{!57, !58, !59, !29, !30}
!58 = !DILocation(line: 23, column: 3, scope: !13)
!59 = !DILocation(line: 23, column: 57, scope: !13)
!60 = !DILocation(line: 34, column: 3, scope: !13)
!61 = !DILocation(line: 34, column: 8, scope: !13, atomGroup: 18, atomRank: 1)
!62 = !DILocation(line: 35, column: 18, scope: !13, atomGroup: 19, atomRank: 2)
!63 = !DILocation(line: 35, column: 3, scope: !13, atomGroup: 91, atomRank: 1)
!64 = !DILocation(line: 35, column: 3, scope: !13, atomGroup: 92, atomRank: 1)
!65 = !DILocation(line: 33, column: 64, scope: !13)
!66 = !DILocation(line: 33, column: 46, scope: !13, atomGroup: 16, atomRank: 2)
!67 = !DILocation(line: 33, column: 3, scope: !13, atomGroup: 14, atomRank: 1)
!68 = !DILocation(line: 33, column: 3, scope: !13, atomGroup: 15, atomRank: 1)
!69 = distinct !{!69, !70, !71, !29, !30}
!70 = !DILocation(line: 33, column: 3, scope: !13)
!71 = !DILocation(line: 33, column: 80, scope: !13)
!72 = !DILocation(line: 36, column: 3, scope: !13)
!73 = !DILocation(line: 36, column: 8, scope: !13, atomGroup: 24, atomRank: 1)
!74 = !DILocation(line: 36, column: 27, scope: !13, atomGroup: 25, atomRank: 1)
!75 = !{!76, !76, i64 0}
!76 = !{!"p1 omnipotent char", !77, i64 0}
!77 = !{!"any pointer", !11, i64 0}
!78 = !DILocation(line: 37, column: 24, scope: !13)
!79 = !DILocation(line: 37, column: 41, scope: !13)
!80 = !DILocation(line: 37, column: 3, scope: !13)
!81 = !DILocation(line: 38, column: 79, scope: !13)
!82 = !DILocation(line: 38, column: 109, scope: !13)
!83 = !DILocation(line: 38, column: 3, scope: !13)
!84 = !DILocation(line: 39, column: 3, scope: !13)
!85 = !DILocation(line: 40, column: 3, scope: !13)
!86 = !DILocation(line: 41, column: 3, scope: !13)
!87 = !DILocation(line: 41, column: 8, scope: !13, atomGroup: 26, atomRank: 1)
!88 = !DILocation(line: 42, column: 3, scope: !13)
!89 = !DILocation(line: 43, column: 3, scope: !13)
!90 = !DILocation(line: 44, column: 18, scope: !13)
!91 = !DILocation(line: 44, column: 3, scope: !13)
!92 = !DILocation(line: 45, column: 45, scope: !13)
!93 = !{!11, !11, i64 0}
!94 = !DILocation(line: 45, column: 3, scope: !13)
!95 = !DILocation(line: 46, column: 16, scope: !13, atomGroup: 27, atomRank: 2)
!96 = !DILocation(line: 47, column: 3, scope: !13)
!97 = !DILocation(line: 47, column: 3, scope: !13, atomGroup: 28, atomRank: 1)
!98 = !DILocation(line: 48, column: 3, scope: !13)
!99 = !DILocation(line: 49, column: 3, scope: !13)
!100 = !DILocation(line: 0, scope: !13)
!101 = !DILocation(line: 50, column: 3, scope: !13, atomGroup: 94, atomRank: 1)
!102 = !DILocation(line: 35, column: 79, scope: !13)
!103 = !DILocation(line: 35, column: 54, scope: !13, atomGroup: 22, atomRank: 2)
!104 = !DILocation(line: 35, column: 3, scope: !13, atomGroup: 20, atomRank: 1)
!105 = !DILocation(line: 35, column: 3, scope: !13, atomGroup: 21, atomRank: 1)
!106 = distinct !{!106, !107, !108, !29, !30}
!107 = !DILocation(line: 35, column: 3, scope: !13)
!108 = !DILocation(line: 35, column: 95, scope: !13)
!109 = !DILocation(line: 50, column: 62, scope: !13)
!110 = !{!111, !111, i64 0}
!111 = !{!"p1 short", !77, i64 0}
!112 = !{!113, !113, i64 0}
!113 = !{!"short", !11, i64 0}
!114 = !DILocation(line: 50, column: 60, scope: !13)
!115 = !DILocation(line: 50, column: 74, scope: !13)
!116 = !DILocation(line: 50, column: 88, scope: !13)
!117 = !DILocation(line: 50, column: 102, scope: !13)
!118 = !DILocation(line: 50, column: 116, scope: !13)
!119 = !DILocation(line: 50, column: 130, scope: !13)
!120 = !DILocation(line: 50, column: 36, scope: !13)
!121 = !DILocation(line: 50, column: 30, scope: !13, atomGroup: 32, atomRank: 2)
!122 = !DILocation(line: 50, column: 21, scope: !13, atomGroup: 30, atomRank: 1)
!123 = !DILocation(line: 50, column: 3, scope: !13, atomGroup: 31, atomRank: 1)
!124 = distinct !{!124, !125, !126, !29, !30}
!125 = !DILocation(line: 50, column: 3, scope: !13)
!126 = !DILocation(line: 50, column: 143, scope: !13)
!127 = !DILocation(line: 51, column: 20, scope: !13)
!128 = !{!129, !129, i64 0}
!129 = !{!"p1 int", !77, i64 0}
!130 = !DILocation(line: 51, column: 34, scope: !13)
!131 = !DILocation(line: 51, column: 3, scope: !13)
!132 = !DILocation(line: 53, column: 3, scope: !13)
!133 = !DILocation(line: 54, column: 3, scope: !13, atomGroup: 96, atomRank: 1)
!134 = !DILocation(line: 58, column: 3, scope: !13)
!135 = !DILocation(line: 59, column: 3, scope: !13, atomGroup: 98, atomRank: 1)
!136 = !DILocation(line: 55, column: 26, scope: !13, atomGroup: 45, atomRank: 2)
!137 = !DILocation(line: 55, column: 5, scope: !13)
!138 = !DILocation(line: 55, column: 18, scope: !13, atomGroup: 45, atomRank: 1)
!139 = !{!140, !10, i64 0}
!140 = !{!"item", !10, i64 0, !11, i64 4}
!141 = !DILocation(line: 56, column: 23, scope: !13)
!142 = !DILocation(line: 56, column: 5, scope: !13)
!143 = !DILocation(line: 54, column: 27, scope: !13, atomGroup: 46, atomRank: 2)
!144 = !DILocation(line: 54, column: 21, scope: !13, atomGroup: 43, atomRank: 1)
!145 = !DILocation(line: 54, column: 3, scope: !13, atomGroup: 44, atomRank: 1)
!146 = distinct !{!146, !147, !148, !29, !30}
!147 = !DILocation(line: 54, column: 3, scope: !13)
!148 = !DILocation(line: 57, column: 3, scope: !13)
!149 = !DILocation(line: 60, column: 3, scope: !13)
!150 = !DILocation(line: 60, column: 7, scope: !13, atomGroup: 53, atomRank: 1)
!151 = !DILocation(line: 29, column: 3, scope: !152, inlinedAt: !154, atomGroup: 84, atomRank: 1)
!152 = distinct !DISubprogram(name: "bsearch", scope: !153, file: !153, line: 20, type: !14, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!153 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdlib-bsearch.h", directory: "", checksumkind: CSK_MD5, checksum: "724ededa330cc3e0cbd34c5b4030a6f6")
!154 = distinct !DILocation(line: 61, column: 14, scope: !13)
!155 = !DILocation(line: 31, column: 20, scope: !152, inlinedAt: !154)
!156 = !DILocation(line: 31, column: 27, scope: !152, inlinedAt: !154, atomGroup: 5, atomRank: 2)
!157 = !DILocation(line: 32, column: 62, scope: !152, inlinedAt: !154)
!158 = !DILocation(line: 32, column: 53, scope: !152, inlinedAt: !154, atomGroup: 6, atomRank: 2)
!159 = !DILocation(line: 14, column: 76, scope: !160, inlinedAt: !161)
!160 = distinct !DISubprogram(name: "by_int", scope: !1, file: !1, line: 14, type: !14, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!161 = distinct !DILocation(line: 33, column: 22, scope: !152, inlinedAt: !154)
!162 = !DILocation(line: 34, column: 24, scope: !152, inlinedAt: !154, atomGroup: 8, atomRank: 2)
!163 = !DILocation(line: 34, column: 24, scope: !152, inlinedAt: !154, atomGroup: 8, atomRank: 1)
!164 = !DILocation(line: 36, column: 29, scope: !152, inlinedAt: !154, atomGroup: 10, atomRank: 2)
!165 = !DILocation(line: 36, column: 29, scope: !152, inlinedAt: !154, atomGroup: 10, atomRank: 1)
!166 = !DILocation(line: 37, column: 14, scope: !152, inlinedAt: !154, atomGroup: 11, atomRank: 2)
!167 = !DILocation(line: 0, scope: !152, inlinedAt: !154)
!168 = !DILocation(line: 29, column: 14, scope: !152, inlinedAt: !154, atomGroup: 3, atomRank: 1)
!169 = !DILocation(line: 29, column: 3, scope: !152, inlinedAt: !154, atomGroup: 4, atomRank: 1)
!170 = distinct !{!170, !171, !172, !29, !30}
!171 = !DILocation(line: 29, column: 3, scope: !152, inlinedAt: !154)
!172 = !DILocation(line: 49, column: 5, scope: !152, inlinedAt: !154)
!173 = !DILocation(line: 62, column: 26, scope: !13)
!174 = !DILocation(line: 29, column: 3, scope: !152, inlinedAt: !175, atomGroup: 84, atomRank: 1)
!175 = distinct !DILocation(line: 62, column: 36, scope: !13)
!176 = !DILocation(line: 31, column: 20, scope: !152, inlinedAt: !175)
!177 = !DILocation(line: 31, column: 27, scope: !152, inlinedAt: !175, atomGroup: 5, atomRank: 2)
!178 = !DILocation(line: 32, column: 62, scope: !152, inlinedAt: !175)
!179 = !DILocation(line: 32, column: 53, scope: !152, inlinedAt: !175, atomGroup: 6, atomRank: 2)
!180 = !DILocation(line: 14, column: 76, scope: !160, inlinedAt: !181)
!181 = distinct !DILocation(line: 33, column: 22, scope: !152, inlinedAt: !175)
!182 = !DILocation(line: 34, column: 24, scope: !152, inlinedAt: !175, atomGroup: 8, atomRank: 2)
!183 = !DILocation(line: 34, column: 24, scope: !152, inlinedAt: !175, atomGroup: 8, atomRank: 1)
!184 = !DILocation(line: 36, column: 29, scope: !152, inlinedAt: !175, atomGroup: 10, atomRank: 2)
!185 = !DILocation(line: 36, column: 29, scope: !152, inlinedAt: !175, atomGroup: 10, atomRank: 1)
!186 = !DILocation(line: 37, column: 14, scope: !152, inlinedAt: !175, atomGroup: 11, atomRank: 2)
!187 = !DILocation(line: 0, scope: !152, inlinedAt: !175)
!188 = !DILocation(line: 29, column: 14, scope: !152, inlinedAt: !175, atomGroup: 3, atomRank: 1)
!189 = !DILocation(line: 29, column: 3, scope: !152, inlinedAt: !175, atomGroup: 4, atomRank: 1)
!190 = distinct !{!190, !191, !192, !29, !30}
!191 = !DILocation(line: 29, column: 3, scope: !152, inlinedAt: !175)
!192 = !DILocation(line: 49, column: 5, scope: !152, inlinedAt: !175)
!193 = !DILocation(line: 62, column: 3, scope: !13)
!194 = !DILocation(line: 64, column: 13, scope: !13, atomGroup: 57, atomRank: 2)
!195 = !DILocation(line: 65, column: 3, scope: !13, atomGroup: 100, atomRank: 1)
!196 = !DILocation(line: 59, column: 48, scope: !13)
!197 = !DILocation(line: 59, column: 57, scope: !13)
!198 = !DILocation(line: 59, column: 71, scope: !13)
!199 = !DILocation(line: 59, column: 31, scope: !13)
!200 = !DILocation(line: 59, column: 27, scope: !13, atomGroup: 51, atomRank: 2)
!201 = !DILocation(line: 59, column: 21, scope: !13, atomGroup: 49, atomRank: 1)
!202 = !DILocation(line: 59, column: 3, scope: !13, atomGroup: 50, atomRank: 1)
!203 = distinct !{!203, !204, !205, !29, !30}
!204 = !DILocation(line: 59, column: 3, scope: !13)
!205 = !DILocation(line: 59, column: 75, scope: !13)
!206 = !DILocation(line: 66, column: 3, scope: !13)
!207 = !DILocation(line: 67, column: 7, scope: !13, atomGroup: 63, atomRank: 2)
!208 = !DILocation(line: 68, column: 3, scope: !13)
!209 = !DILocation(line: 69, column: 3, scope: !13)
!210 = !DILocation(line: 70, column: 3, scope: !13)
!211 = !DILocation(line: 71, column: 10, scope: !13)
!212 = !DILocation(line: 71, column: 49, scope: !13, atomGroup: 101, atomRank: 1)
!213 = !DILocation(line: 71, column: 3, scope: !13, atomGroup: 102, atomRank: 1)
!214 = !DILocation(line: 65, column: 63, scope: !13)
!215 = !DILocation(line: 65, column: 65, scope: !13)
!216 = !DILocation(line: 65, column: 31, scope: !13)
!217 = !DILocation(line: 65, column: 27, scope: !13, atomGroup: 61, atomRank: 2)
!218 = !DILocation(line: 65, column: 21, scope: !13, atomGroup: 59, atomRank: 1)
!219 = !DILocation(line: 65, column: 3, scope: !13, atomGroup: 60, atomRank: 1)
!220 = distinct !{!220, !221, !222, !29, !30}
!221 = !DILocation(line: 65, column: 3, scope: !13)
!222 = !DILocation(line: 65, column: 73, scope: !13)
!223 = !DILocation(line: 71, column: 75, scope: !13)
!224 = !DILocation(line: 71, column: 78, scope: !13)
!225 = !{!226, !226, i64 0}
!226 = !{!"double", !11, i64 0}
!227 = !DILocation(line: 71, column: 55, scope: !13)
!228 = !DILocation(line: 71, column: 49, scope: !13, atomGroup: 64, atomRank: 1)
!229 = !DILocation(line: 71, column: 3, scope: !13, atomGroup: 65, atomRank: 1)
!230 = distinct !{!230, !231, !232, !29, !30}
!231 = !DILocation(line: 71, column: 3, scope: !13)
!232 = !DILocation(line: 71, column: 85, scope: !13)
!233 = !DILocation(line: 72, column: 20, scope: !13)
!234 = !DILocation(line: 72, column: 19, scope: !13)
!235 = !DILocation(line: 72, column: 18, scope: !13)
!236 = !DILocation(line: 72, column: 3, scope: !13)
!237 = !DILocation(line: 73, column: 3, scope: !13)
!238 = !DILocation(line: 74, column: 3, scope: !13)
!239 = !DILocation(line: 75, column: 10, scope: !13)
!240 = !DILocation(line: 75, column: 3, scope: !13, atomGroup: 103, atomRank: 1)
!241 = !DILocation(line: 75, column: 3, scope: !13, atomGroup: 104, atomRank: 1)
!242 = !DILocation(line: 75, column: 65, scope: !13)
!243 = !DILocation(line: 75, column: 60, scope: !13)
!244 = !DILocation(line: 75, column: 43, scope: !13)
!245 = !DILocation(line: 75, column: 3, scope: !13, atomGroup: 66, atomRank: 1)
!246 = !DILocation(line: 75, column: 3, scope: !13, atomGroup: 67, atomRank: 1)
!247 = distinct !{!247, !248, !249, !29, !30}
!248 = !DILocation(line: 75, column: 3, scope: !13)
!249 = !DILocation(line: 75, column: 94, scope: !13)
!250 = !DILocation(line: 76, column: 3, scope: !13)
!251 = !DILocation(line: 77, column: 20, scope: !13)
!252 = !DILocation(line: 77, column: 3, scope: !13)
!253 = !DILocation(line: 78, column: 3, scope: !13)
!254 = !DILocation(line: 79, column: 11, scope: !13, atomGroup: 68, atomRank: 2)
!255 = !DILocation(line: 80, column: 3, scope: !13)
!256 = !DILocation(line: 81, column: 25, scope: !13)
!257 = !DILocation(line: 81, column: 35, scope: !13)
!258 = !DILocation(line: 81, column: 3, scope: !13)
!259 = !DILocation(line: 82, column: 3, scope: !13)
!260 = !DILocation(line: 83, column: 7, scope: !13, atomGroup: 69, atomRank: 2)
!261 = !DILocation(line: 85, column: 18, scope: !13)
!262 = !DILocation(line: 85, column: 3, scope: !13)
!263 = !DILocation(line: 86, column: 3, scope: !13)
!264 = !DILocation(line: 87, column: 7, scope: !13, atomGroup: 71, atomRank: 2)
!265 = !DILocation(line: 88, column: 3, scope: !13)
!266 = !DILocation(line: 88, column: 7, scope: !13, atomGroup: 72, atomRank: 1)
!267 = !DILocation(line: 89, column: 16, scope: !13, atomGroup: 73, atomRank: 2)
!268 = !DILocation(line: 90, column: 33, scope: !13)
!269 = !DILocation(line: 90, column: 44, scope: !13)
!270 = !DILocation(line: 90, column: 43, scope: !13)
!271 = !DILocation(line: 90, column: 42, scope: !13)
!272 = !DILocation(line: 90, column: 53, scope: !13)
!273 = !DILocation(line: 90, column: 3, scope: !13)
!274 = !DILocation(line: 91, column: 3, scope: !13)
!275 = !DILocation(line: 92, column: 21, scope: !13)
!276 = !DILocation(line: 92, column: 42, scope: !13)
!277 = !DILocation(line: 92, column: 48, scope: !13)
!278 = !DILocation(line: 92, column: 3, scope: !13)
!279 = !DILocation(line: 93, column: 3, scope: !13)
!280 = !DILocation(line: 94, column: 3, scope: !13)
!281 = !DILocation(line: 95, column: 15, scope: !13, atomGroup: 74, atomRank: 2)
!282 = !DILocation(line: 96, column: 37, scope: !13)
!283 = !DILocation(line: 96, column: 40, scope: !13)
!284 = !DILocation(line: 96, column: 48, scope: !13)
!285 = !DILocation(line: 96, column: 3, scope: !13)
!286 = !DILocation(line: 97, column: 21, scope: !13)
!287 = !DILocation(line: 97, column: 44, scope: !13)
!288 = !DILocation(line: 97, column: 3, scope: !13)
!289 = !DILocation(line: 98, column: 17, scope: !13, atomGroup: 75, atomRank: 2)
!290 = !DILocation(line: 99, column: 3, scope: !13, atomGroup: 76, atomRank: 1)
!291 = !DILocation(line: 100, column: 11, scope: !13, atomGroup: 77, atomRank: 2)
!292 = !DILocation(line: 102, column: 41, scope: !13)
!293 = !DILocation(line: 102, column: 68, scope: !13)
!294 = !DILocation(line: 102, column: 3, scope: !13)
!295 = !DILocation(line: 103, column: 3, scope: !13)
!296 = !DILocation(line: 104, column: 18, scope: !13)
!297 = !DILocation(line: 104, column: 3, scope: !13)
!298 = !DILocation(line: 105, column: 3, scope: !13)
!299 = !DILocation(line: 107, column: 10, scope: !13)
!300 = !DILocation(line: 107, column: 12, scope: !13, atomGroup: 79, atomRank: 2)
!301 = !DILocation(line: 107, column: 12, scope: !13, atomGroup: 79, atomRank: 1)
!302 = !DILocation(line: 107, column: 3, scope: !13)
!303 = !DILocation(line: 108, column: 3, scope: !13)
!304 = !DISubprogram(name: "atexit", scope: !305, file: !305, line: 615, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!305 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!306 = distinct !DISubprogram(name: "last", scope: !1, file: !1, line: 15, type: !14, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!307 = !DILocation(line: 15, column: 26, scope: !306)
!308 = !DILocation(line: 15, column: 40, scope: !306, atomGroup: 1, atomRank: 1)
!309 = distinct !DISubprogram(name: "first", scope: !1, file: !1, line: 16, type: !14, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!310 = !DILocation(line: 16, column: 27, scope: !309)
!311 = !DILocation(line: 16, column: 42, scope: !309, atomGroup: 1, atomRank: 1)
!312 = !DISubprogram(name: "printf", scope: !313, file: !313, line: 356, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!313 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!314 = !DISubprogram(name: "rand", scope: !305, file: !305, line: 454, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!315 = !DISubprogram(name: "srand", scope: !305, file: !305, line: 456, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!316 = !DISubprogram(name: "srandom", scope: !305, file: !305, line: 405, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!317 = !DISubprogram(name: "random", scope: !305, file: !305, line: 402, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!318 = !DISubprogram(name: "drand48", scope: !305, file: !305, line: 468, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!319 = !DISubprogram(name: "srand48", scope: !305, file: !305, line: 482, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!320 = !DISubprogram(name: "lrand48", scope: !305, file: !305, line: 472, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!321 = !DISubprogram(name: "mrand48", scope: !305, file: !305, line: 477, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!322 = !DISubprogram(name: "rand_r", scope: !305, file: !305, line: 460, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!323 = !DISubprogram(name: "strtok", scope: !324, file: !324, line: 356, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!324 = !DIFile(filename: "/usr/include/string.h", directory: "", checksumkind: CSK_MD5, checksum: "0ee11a08692643b86154f96759d0f7fa")
!325 = !DISubprogram(name: "strtok_r", scope: !324, file: !324, line: 366, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!326 = !DISubprogram(name: "strsep", scope: !324, file: !324, line: 471, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!327 = !DISubprogram(name: "strcasecmp", scope: !328, file: !328, line: 116, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!328 = !DIFile(filename: "/usr/include/strings.h", directory: "", checksumkind: CSK_MD5, checksum: "7444da68ad94ab9f25ff447750787173")
!329 = !DISubprogram(name: "strncasecmp", scope: !328, file: !328, line: 120, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!330 = !DISubprogram(name: "strcspn", scope: !324, file: !324, line: 293, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!331 = !DISubprogram(name: "strncat", scope: !324, file: !324, line: 152, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!332 = !DISubprogram(name: "strdup", scope: !324, file: !324, line: 187, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!333 = !DISubprogram(name: "free", scope: !305, file: !305, line: 568, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!334 = !DISubprogram(name: "__ctype_b_loc", scope: !335, file: !335, line: 79, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!335 = !DIFile(filename: "/usr/include/ctype.h", directory: "", checksumkind: CSK_MD5, checksum: "3ab3dd7fdf2578005732722ee2393e59")
!336 = !DISubprogram(name: "__ctype_toupper_loc", scope: !335, file: !335, line: 83, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!337 = !DISubprogram(name: "__ctype_tolower_loc", scope: !335, file: !335, line: 81, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!338 = !DISubprogram(name: "snprintf", scope: !313, file: !313, line: 378, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!339 = !DISubprogram(name: "qsort", scope: !305, file: !305, line: 851, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!340 = distinct !DISubprogram(name: "by_key", scope: !1, file: !1, line: 11, type: !14, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!341 = !DILocation(line: 12, column: 36, scope: !340)
!342 = !DILocation(line: 12, column: 68, scope: !340)
!343 = !DILocation(line: 12, column: 40, scope: !340, atomGroup: 1, atomRank: 2)
!344 = !DILocation(line: 12, column: 3, scope: !340, atomGroup: 1, atomRank: 1)
!345 = !DISubprogram(name: "fopen", scope: !313, file: !313, line: 258, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!346 = !DISubprogram(name: "fprintf", scope: !313, file: !313, line: 350, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!347 = !DISubprogram(name: "fclose", scope: !313, file: !313, line: 178, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!348 = !DISubprogram(name: "fscanf", scope: !313, file: !313, line: 434, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!349 = !DISubprogram(name: "feof", scope: !313, file: !313, line: 788, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!350 = !DISubprogram(name: "rewind", scope: !313, file: !313, line: 723, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!351 = !DISubprogram(name: "fgets", scope: !313, file: !313, line: 592, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!352 = !DISubprogram(name: "fseek", scope: !313, file: !313, line: 713, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!353 = !DISubprogram(name: "ftell", scope: !313, file: !313, line: 718, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!354 = !DISubprogram(name: "fgetc", scope: !313, file: !313, line: 513, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!355 = !DISubprogram(name: "ungetc", scope: !313, file: !313, line: 668, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!356 = !DISubprogram(name: "fwrite", scope: !313, file: !313, line: 681, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!357 = !DISubprogram(name: "fread", scope: !313, file: !313, line: 675, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!358 = !DISubprogram(name: "remove", scope: !313, file: !313, line: 152, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!359 = !DISubprogram(name: "sscanf", scope: !313, file: !313, line: 439, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!360 = !DISubprogram(name: "malloc", scope: !305, file: !305, line: 553, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!361 = !DISubprogram(name: "realloc", scope: !305, file: !305, line: 564, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!362 = !DISubprogram(name: "getenv", scope: !305, file: !305, line: 654, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!363 = !DISubprogram(name: "setenv", scope: !305, file: !305, line: 673, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!364 = !DISubprogram(name: "puts", scope: !313, file: !313, line: 661, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
