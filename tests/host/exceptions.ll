; ModuleID = 'exceptions.cpp'
source_filename = "exceptions.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Loud = type { ptr }
%struct.Diamond = type { %struct.Left.base, [4 x i8], %struct.Right.base, i32, %struct.Base.base, [4 x i8] }
%struct.Left.base = type <{ ptr, i32 }>
%struct.Right.base = type <{ ptr, i32 }>
%struct.Base.base = type <{ ptr, i32 }>

$_ZN4LoudD2Ev = comdat any

$_ZN5ErrorD2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZN7DiamondD1Ev = comdat any

$_ZN7SpecialD0Ev = comdat any

$_ZNK7Special4whatEv = comdat any

$_ZN5ErrorD0Ev = comdat any

$_ZNK5Error4whatEv = comdat any

$_ZN4BothD2Ev = comdat any

$_ZN4BothD0Ev = comdat any

$_ZNK4Both4whatEv = comdat any

$_ZThn16_N4BothD1Ev = comdat any

$_ZThn16_N4BothD0Ev = comdat any

$_ZThn16_NK4Both4whatEv = comdat any

$_ZN5OtherD2Ev = comdat any

$_ZN5OtherD0Ev = comdat any

$_ZNK6Square4areaEv = comdat any

$_ZN6SquareD0Ev = comdat any

$_ZNK6Circle4areaEv = comdat any

$_ZN5ShapeD2Ev = comdat any

$_ZN6CircleD0Ev = comdat any

$_ZN4LeftD1Ev = comdat any

$_ZN4LeftD0Ev = comdat any

$_ZTv0_n24_N4LeftD1Ev = comdat any

$_ZTv0_n24_N4LeftD0Ev = comdat any

$_ZN5RightD1Ev = comdat any

$_ZN5RightD0Ev = comdat any

$_ZTv0_n24_N5RightD1Ev = comdat any

$_ZTv0_n24_N5RightD0Ev = comdat any

$_ZN7DiamondD0Ev = comdat any

$_ZThn16_N7DiamondD1Ev = comdat any

$_ZThn16_N7DiamondD0Ev = comdat any

$_ZTv0_n24_N7DiamondD1Ev = comdat any

$_ZTv0_n24_N7DiamondD0Ev = comdat any

$_ZN4BaseD2Ev = comdat any

$_ZN4BaseD0Ev = comdat any

$_ZTI5Error = comdat any

$_ZTS5Error = comdat any

$_ZTI7Special = comdat any

$_ZTS7Special = comdat any

$_ZTI4Base = comdat any

$_ZTS4Base = comdat any

$_ZTI5Shape = comdat any

$_ZTS5Shape = comdat any

$_ZTI6Square = comdat any

$_ZTS6Square = comdat any

$_ZTI5Right = comdat any

$_ZTS5Right = comdat any

$_ZTI4Left = comdat any

$_ZTS4Left = comdat any

$_ZTI7Diamond = comdat any

$_ZTS7Diamond = comdat any

$_ZTV7Special = comdat any

$_ZTV5Error = comdat any

$_ZTI4Both = comdat any

$_ZTS4Both = comdat any

$_ZTI5Other = comdat any

$_ZTS5Other = comdat any

$_ZTV4Both = comdat any

$_ZTV5Other = comdat any

$_ZTV6Square = comdat any

$_ZTV6Circle = comdat any

$_ZTI6Circle = comdat any

$_ZTS6Circle = comdat any

$_ZTV7Diamond = comdat any

$_ZTC7Diamond0_4Left = comdat any

$_ZTC7Diamond16_5Right = comdat any

$_ZTV4Base = comdat any

@_ZL6global = internal global %struct.Loud zeroinitializer, align 8
@.str = private unnamed_addr constant [7 x i8] c"global\00", align 1
@__dso_handle = external hidden global i8
@_ZTI5Error = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Error }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Error = linkonce_odr dso_local constant [7 x i8] c"5Error\00", comdat, align 1
@_ZTI7Special = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS7Special, ptr @_ZTI5Error }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS7Special = linkonce_odr dso_local constant [9 x i8] c"7Special\00", comdat, align 1
@_ZTIi = external constant ptr
@_ZTIPKc = external constant ptr
@_ZTIPKi = external constant ptr
@_ZTI4Base = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS4Base }, comdat, align 8
@_ZTS4Base = linkonce_odr dso_local constant [6 x i8] c"4Base\00", comdat, align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"no exception \00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"something\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"Base %d\00", align 1
@.str.4 = private unnamed_addr constant [11 x i8] c"pointer %d\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"text %s\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"Error %d %s\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"int %d\00", align 1
@__const.main.numbers = private unnamed_addr constant [4 x i32] [i32 5, i32 2, i32 13, i32 1], align 16
@.str.9 = private unnamed_addr constant [9 x i8] c"sort %d\0A\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@_ZL7counter = internal unnamed_addr global i32 0, align 4
@.str.11 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@_ZTI5Shape = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Shape }, comdat, align 8
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1
@_ZTI6Square = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS6Square, ptr @_ZTI5Shape }, comdat, align 8
@_ZTS6Square = linkonce_odr dso_local constant [8 x i8] c"6Square\00", comdat, align 1
@.str.12 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@_ZTI5Right = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS5Right, i32 0, i32 1, ptr @_ZTI4Base, i64 -6141 }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS5Right = linkonce_odr dso_local constant [7 x i8] c"5Right\00", comdat, align 1
@_ZTI4Left = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS4Left, i32 0, i32 1, ptr @_ZTI4Base, i64 -6141 }, comdat, align 8
@_ZTS4Left = linkonce_odr dso_local constant [6 x i8] c"4Left\00", comdat, align 1
@.str.13 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@_ZTI7Diamond = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS7Diamond, i32 2, i32 2, ptr @_ZTI4Left, i64 2, ptr @_ZTI5Right, i64 4098 }, comdat, align 8
@_ZTS7Diamond = linkonce_odr dso_local constant [9 x i8] c"7Diamond\00", comdat, align 1
@.str.14 = private unnamed_addr constant [5 x i8] c"+%s \00", align 1
@.str.15 = private unnamed_addr constant [5 x i8] c"-%s \00", align 1
@_ZTV7Special = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI7Special, ptr @_ZN5ErrorD2Ev, ptr @_ZN7SpecialD0Ev, ptr @_ZNK7Special4whatEv] }, comdat, align 8
@_ZTV5Error = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI5Error, ptr @_ZN5ErrorD2Ev, ptr @_ZN5ErrorD0Ev, ptr @_ZNK5Error4whatEv] }, comdat, align 8
@.str.16 = private unnamed_addr constant [6 x i8] c"error\00", align 1
@.str.17 = private unnamed_addr constant [8 x i8] c"special\00", align 1
@.str.18 = private unnamed_addr constant [7 x i8] c"middle\00", align 1
@.str.19 = private unnamed_addr constant [17 x i8] c"[special %d %s] \00", align 1
@.str.20 = private unnamed_addr constant [5 x i8] c"here\00", align 1
@_ZTI4Both = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS4Both, i32 0, i32 2, ptr @_ZTI5Other, i64 2, ptr @_ZTI7Special, i64 4098 }, comdat, align 8
@_ZTS4Both = linkonce_odr dso_local constant [6 x i8] c"4Both\00", comdat, align 1
@_ZTI5Other = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Other }, comdat, align 8
@_ZTS5Other = linkonce_odr dso_local constant [7 x i8] c"5Other\00", comdat, align 1
@.str.21 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@_ZTId = external constant ptr
@_ZZL7throweriE6target = internal global i32 7, align 4
@_ZTIPi = external constant ptr
@_ZTV4Both = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI4Both, ptr @_ZN4BothD2Ev, ptr @_ZN4BothD0Ev, ptr @_ZNK4Both4whatEv], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr @_ZTI4Both, ptr @_ZThn16_N4BothD1Ev, ptr @_ZThn16_N4BothD0Ev, ptr @_ZThn16_NK4Both4whatEv] }, comdat, align 8
@_ZTV5Other = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI5Other, ptr @_ZN5OtherD2Ev, ptr @_ZN5OtherD0Ev] }, comdat, align 8
@.str.22 = private unnamed_addr constant [5 x i8] c"both\00", align 1
@_ZZL4lazyvE4once = internal global %struct.Loud zeroinitializer, align 8
@_ZGVZL4lazyvE4once = internal global i64 0, align 8
@.str.23 = private unnamed_addr constant [5 x i8] c"once\00", align 1
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI6Square, ptr @_ZNK6Square4areaEv, ptr @_ZN5ShapeD2Ev, ptr @_ZN6SquareD0Ev] }, comdat, align 8
@_ZTV6Circle = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI6Circle, ptr @_ZNK6Circle4areaEv, ptr @_ZN5ShapeD2Ev, ptr @_ZN6CircleD0Ev] }, comdat, align 8
@_ZTI6Circle = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS6Circle, ptr @_ZTI5Shape }, comdat, align 8
@_ZTS6Circle = linkonce_odr dso_local constant [8 x i8] c"6Circle\00", comdat, align 1
@_ZTV7Diamond = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 32 to ptr), ptr null, ptr @_ZTI7Diamond, ptr @_ZN7DiamondD1Ev, ptr @_ZN7DiamondD0Ev], [5 x ptr] [ptr inttoptr (i64 16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI7Diamond, ptr @_ZThn16_N7DiamondD1Ev, ptr @_ZThn16_N7DiamondD0Ev], [5 x ptr] [ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr @_ZTI7Diamond, ptr @_ZTv0_n24_N7DiamondD1Ev, ptr @_ZTv0_n24_N7DiamondD0Ev] }, comdat, align 8
@_ZTC7Diamond0_4Left = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 32 to ptr), ptr null, ptr @_ZTI4Left, ptr @_ZN4LeftD1Ev, ptr @_ZN4LeftD0Ev], [5 x ptr] [ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr @_ZTI4Left, ptr @_ZTv0_n24_N4LeftD1Ev, ptr @_ZTv0_n24_N4LeftD0Ev] }, comdat, align 8
@_ZTC7Diamond16_5Right = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI5Right, ptr @_ZN5RightD1Ev, ptr @_ZN5RightD0Ev], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI5Right, ptr @_ZTv0_n24_N5RightD1Ev, ptr @_ZTv0_n24_N5RightD0Ev] }, comdat, align 8
@_ZTV4Base = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI4Base, ptr @_ZN4BaseD2Ev, ptr @_ZN4BaseD0Ev] }, comdat, align 8
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_exceptions.cpp, ptr null }]

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4LoudD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !13 {
  %2 = load ptr, ptr %0, align 8, !dbg !16, !tbaa !17
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, ptr noundef %2), !dbg !21
  ret void, !dbg !22
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #1

; Function Attrs: mustprogress uwtable
define dso_local noundef range(i32 -2147483647, -2147483648) i32 @_Z6nestedi(i32 noundef %0) local_unnamed_addr #2 personality ptr @__gxx_personality_v0 !dbg !23 {
  %2 = icmp eq i32 %0, 0, !dbg !24
  br i1 %2, label %3, label %19, !dbg !25

3:                                                ; preds = %1
  %4 = tail call ptr @__cxa_allocate_exception(i64 16) #21, !dbg !26
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV5Error, i64 16), ptr %4, align 8, !dbg !27, !tbaa !32
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !34
  store i32 100, ptr %5, align 8, !dbg !35, !tbaa !36
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV7Special, i64 16), ptr %4, align 8, !dbg !38, !tbaa !32
  invoke void @__cxa_throw(ptr nonnull %4, ptr nonnull @_ZTI7Special, ptr nonnull @_ZN5ErrorD2Ev) #22
          to label %32 unwind label %6, !dbg !26

6:                                                ; preds = %19, %3
  %7 = landingpad { ptr, i32 }
          catch ptr @_ZTI5Error, !dbg !39
  %8 = extractvalue { ptr, i32 } %7, 1, !dbg !39
  %9 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI5Error) #21, !dbg !40
  %10 = icmp eq i32 %8, %9, !dbg !40
  br i1 %10, label %11, label %27, !dbg !40

11:                                               ; preds = %6
  %12 = extractvalue { ptr, i32 } %7, 0, !dbg !39
  %13 = tail call ptr @__cxa_begin_catch(ptr %12) #21, !dbg !40
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8, !dbg !41
  %15 = load i32, ptr %14, align 8, !dbg !42, !tbaa !36
  %16 = add nsw i32 %15, 1, !dbg !43
  store i32 %16, ptr %14, align 8, !dbg !44, !tbaa !36
  %17 = icmp eq i32 %0, 5, !dbg !45
  br i1 %17, label %18, label %22, !dbg !46

18:                                               ; preds = %11
  tail call void @__cxa_end_catch(), !dbg !47
  br label %25

19:                                               ; preds = %1
  %20 = add nsw i32 %0, -1, !dbg !48
  %21 = invoke noundef i32 @_Z6nestedi(i32 noundef %20)
          to label %25 unwind label %6, !dbg !49

22:                                               ; preds = %11
  invoke void @__cxa_rethrow() #22
          to label %32 unwind label %23, !dbg !50

23:                                               ; preds = %22
  %24 = landingpad { ptr, i32 }
          cleanup, !dbg !39
  invoke void @__cxa_end_catch()
          to label %27 unwind label %29, !dbg !47

25:                                               ; preds = %19, %18
  %26 = phi i32 [ %16, %18 ], [ %21, %19 ], !dbg !51
  ret i32 %26, !dbg !52

27:                                               ; preds = %23, %6
  %28 = phi { ptr, i32 } [ %7, %6 ], [ %24, %23 ], !dbg !40
  resume { ptr, i32 } %28, !dbg !40

29:                                               ; preds = %23
  %30 = landingpad { ptr, i32 }
          catch ptr null, !dbg !47
  %31 = extractvalue { ptr, i32 } %30, 0, !dbg !47
  tail call void @__clang_call_terminate(ptr %31) #23, !dbg !47
  unreachable, !dbg !47

32:                                               ; preds = %22, %3
  unreachable
}

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5ErrorD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 !dbg !53 {
  ret void, !dbg !54
}

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #3

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #6 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #21
  tail call void @_ZSt9terminatev() #23
  unreachable
}

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #8 personality ptr @__gxx_personality_v0 !dbg !55 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca [3 x ptr], align 16
  %3 = alloca %struct.Diamond, align 8
  br label %5, !dbg !56

4:                                                ; preds = %85
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #21, !dbg !57
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.numbers, i64 16, i1 false), !dbg !58
  invoke void @qsort(ptr noundef nonnull %1, i64 noundef 4, i64 noundef 4, ptr noundef nonnull @_ZL7comparePKvS0_)
          to label %138 unwind label %127, !dbg !59

5:                                                ; preds = %0, %85
  %6 = phi i32 [ 0, %0 ], [ %87, %85 ]
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, ptr noundef nonnull @.str.18), !dbg !60
  %8 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, ptr noundef nonnull @.str.20), !dbg !65
  switch i32 %6, label %47 [
    i32 0, label %9
    i32 1, label %17
    i32 2, label %20
    i32 3, label %23
    i32 4, label %28
    i32 5, label %30
    i32 6, label %32
    i32 7, label %34
  ], !dbg !69

9:                                                ; preds = %5
  %10 = tail call ptr @__cxa_allocate_exception(i64 4) #21, !dbg !70
  store i32 42, ptr %10, align 16, !dbg !70, !tbaa !9
  br label %42, !dbg !70

11:                                               ; preds = %42
  %12 = landingpad { ptr, i32 }
          catch ptr @_ZTI7Special
          catch ptr @_ZTIi
          catch ptr @_ZTI5Error
          catch ptr @_ZTIPKc
          catch ptr @_ZTIPKi
          catch ptr @_ZTI4Base
          catch ptr null, !dbg !71
  %13 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, ptr noundef nonnull @.str.20), !dbg !72
  %14 = extractvalue { ptr, i32 } %12, 1, !dbg !74
  %15 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI7Special) #21, !dbg !75
  %16 = icmp eq i32 %14, %15, !dbg !75
  br i1 %16, label %49, label %67, !dbg !75

17:                                               ; preds = %5
  %18 = tail call ptr @__cxa_allocate_exception(i64 16) #21, !dbg !76
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV5Error, i64 16), ptr %18, align 8, !dbg !77, !tbaa !32
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8, !dbg !79
  store i32 1, ptr %19, align 8, !dbg !80, !tbaa !36
  br label %42, !dbg !76

20:                                               ; preds = %5
  %21 = tail call ptr @__cxa_allocate_exception(i64 16) #21, !dbg !81
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV5Error, i64 16), ptr %21, align 8, !dbg !82, !tbaa !32
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8, !dbg !85
  store i32 2, ptr %22, align 8, !dbg !86, !tbaa !36
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV7Special, i64 16), ptr %21, align 8, !dbg !87, !tbaa !32
  br label %42, !dbg !81

23:                                               ; preds = %5
  %24 = tail call ptr @__cxa_allocate_exception(i64 32) #21, !dbg !88
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Other, i64 16), ptr %24, align 8, !dbg !89, !tbaa !32
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 8, !dbg !94
  store i32 5, ptr %25, align 8, !dbg !95, !tbaa !96
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 16, !dbg !98
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV5Error, i64 16), ptr %26, align 8, !dbg !99, !tbaa !32
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 24, !dbg !102
  store i32 9, ptr %27, align 8, !dbg !103, !tbaa !36
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV7Special, i64 16), ptr %26, align 8, !dbg !104, !tbaa !32
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV4Both, i64 16), ptr %24, align 8, !dbg !98, !tbaa !32
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV4Both, i64 56), ptr %26, align 8, !dbg !98, !tbaa !32
  br label %42, !dbg !88

28:                                               ; preds = %5
  %29 = tail call ptr @__cxa_allocate_exception(i64 8) #21, !dbg !105
  store ptr @.str.21, ptr %29, align 16, !dbg !105, !tbaa !106
  br label %42, !dbg !105

30:                                               ; preds = %5
  %31 = tail call ptr @__cxa_allocate_exception(i64 8) #21, !dbg !107
  store double 2.500000e+00, ptr %31, align 16, !dbg !107, !tbaa !108
  br label %42, !dbg !107

32:                                               ; preds = %5
  %33 = tail call ptr @__cxa_allocate_exception(i64 8) #21, !dbg !110
  store ptr @_ZZL7throweriE6target, ptr %33, align 16, !dbg !110, !tbaa !111
  br label %42, !dbg !110

34:                                               ; preds = %5
  %35 = tail call ptr @__cxa_allocate_exception(i64 48) #21, !dbg !113
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %35, i8 0, i64 48, i1 false), !dbg !114
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 32, !dbg !115
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV4Base, i64 16), ptr %36, align 8, !dbg !118, !tbaa !32
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 40, !dbg !121
  store i32 1, ptr %37, align 8, !dbg !122, !tbaa !123
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC7Diamond0_4Left, i64 24), ptr %35, align 8, !dbg !125, !tbaa !32
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC7Diamond0_4Left, i64 64), ptr %36, align 8, !dbg !125, !tbaa !32
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 8, !dbg !128
  store i32 2, ptr %38, align 8, !dbg !129, !tbaa !130
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 16, !dbg !115
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC7Diamond16_5Right, i64 24), ptr %39, align 8, !dbg !132, !tbaa !32
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC7Diamond16_5Right, i64 64), ptr %36, align 8, !dbg !132, !tbaa !32
  %40 = getelementptr inbounds nuw i8, ptr %35, i64 24, !dbg !135
  store i32 3, ptr %40, align 8, !dbg !136, !tbaa !137
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV7Diamond, i64 24), ptr %35, align 8, !dbg !115, !tbaa !32
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV7Diamond, i64 104), ptr %36, align 8, !dbg !115, !tbaa !32
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV7Diamond, i64 64), ptr %39, align 8, !dbg !115, !tbaa !32
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 28, !dbg !139
  store i32 4, ptr %41, align 4, !dbg !140, !tbaa !141
  br label %42, !dbg !113

42:                                               ; preds = %9, %17, %20, %23, %28, %30, %32, %34
  %43 = phi ptr [ %35, %34 ], [ %33, %32 ], [ %31, %30 ], [ %29, %28 ], [ %24, %23 ], [ %21, %20 ], [ %18, %17 ], [ %10, %9 ]
  %44 = phi ptr [ @_ZTI7Diamond, %34 ], [ @_ZTIPi, %32 ], [ @_ZTId, %30 ], [ @_ZTIPKc, %28 ], [ @_ZTI4Both, %23 ], [ @_ZTI7Special, %20 ], [ @_ZTI5Error, %17 ], [ @_ZTIi, %9 ]
  %45 = phi ptr [ @_ZN7DiamondD1Ev, %34 ], [ null, %32 ], [ null, %30 ], [ null, %28 ], [ @_ZN4BothD2Ev, %23 ], [ @_ZN5ErrorD2Ev, %20 ], [ @_ZN5ErrorD2Ev, %17 ], [ null, %9 ]
  invoke void @__cxa_throw(ptr nonnull %43, ptr nonnull %44, ptr %45) #22
          to label %46 unwind label %11, !dbg !143

46:                                               ; preds = %42
  unreachable

47:                                               ; preds = %5
  %48 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, ptr noundef nonnull @.str.20), !dbg !144
  br label %78, !dbg !146

49:                                               ; preds = %11
  %50 = extractvalue { ptr, i32 } %12, 0, !dbg !74
  %51 = tail call ptr @__cxa_begin_catch(ptr %50) #21, !dbg !75
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 8, !dbg !147
  %53 = load i32, ptr %52, align 8, !dbg !147, !tbaa !36
  %54 = load ptr, ptr %51, align 8, !dbg !148, !tbaa !32
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 16, !dbg !148
  %56 = load ptr, ptr %55, align 8, !dbg !148
  %57 = invoke noundef ptr %56(ptr noundef nonnull align 8 dereferenceable(12) %51)
          to label %58 unwind label %62, !dbg !148

58:                                               ; preds = %49
  %59 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.19, i32 noundef %53, ptr noundef %57), !dbg !149
  %60 = icmp eq i32 %6, 2, !dbg !150
  br i1 %60, label %61, label %64, !dbg !151

61:                                               ; preds = %58
  invoke void @__cxa_rethrow() #22
          to label %77 unwind label %62, !dbg !152

62:                                               ; preds = %61, %49
  %63 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTI5Error
          catch ptr @_ZTIPKc
          catch ptr @_ZTIPKi
          catch ptr @_ZTI4Base
          catch ptr null, !dbg !74
  invoke void @__cxa_end_catch()
          to label %67 unwind label %74, !dbg !153

64:                                               ; preds = %58
  invoke void @__cxa_end_catch()
          to label %78 unwind label %65, !dbg !153

65:                                               ; preds = %64
  %66 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTI5Error
          catch ptr @_ZTIPKc
          catch ptr @_ZTIPKi
          catch ptr @_ZTI4Base
          catch ptr null, !dbg !74
  br label %67, !dbg !74

67:                                               ; preds = %65, %62, %11
  %68 = phi { ptr, i32 } [ %12, %11 ], [ %63, %62 ], [ %66, %65 ], !dbg !74
  %69 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, ptr noundef nonnull @.str.18), !dbg !154
  %70 = extractvalue { ptr, i32 } %68, 0, !dbg !156
  %71 = extractvalue { ptr, i32 } %68, 1, !dbg !156
  %72 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #21, !dbg !157
  %73 = icmp eq i32 %71, %72, !dbg !157
  br i1 %73, label %81, label %89, !dbg !157

74:                                               ; preds = %62
  %75 = landingpad { ptr, i32 }
          catch ptr null, !dbg !153
  %76 = extractvalue { ptr, i32 } %75, 0, !dbg !153
  tail call void @__clang_call_terminate(ptr %76) #23, !dbg !153
  unreachable, !dbg !153

77:                                               ; preds = %61
  unreachable

78:                                               ; preds = %47, %64
  %79 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, ptr noundef nonnull @.str.18), !dbg !158
  %80 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1), !dbg !160
  br label %85, !dbg !157

81:                                               ; preds = %67
  %82 = tail call ptr @__cxa_begin_catch(ptr %70) #21, !dbg !161
  %83 = load i32, ptr %82, align 4, !dbg !162, !tbaa !9
  %84 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %83), !dbg !163
  tail call void @__cxa_end_catch() #21, !dbg !164
  br label %85, !dbg !164

85:                                               ; preds = %81, %100, %105, %111, %119, %123, %78
  %86 = tail call i32 @putchar(i32 10), !dbg !165
  %87 = add nuw nsw i32 %6, 1, !dbg !166
  %88 = icmp eq i32 %87, 9, !dbg !167
  br i1 %88, label %4, label %5, !dbg !168, !llvm.loop !169

89:                                               ; preds = %67
  %90 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI5Error) #21, !dbg !157
  %91 = icmp eq i32 %71, %90, !dbg !157
  br i1 %91, label %92, label %102, !dbg !157

92:                                               ; preds = %89
  %93 = tail call ptr @__cxa_begin_catch(ptr %70) #21, !dbg !174
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 8, !dbg !175
  %95 = load i32, ptr %94, align 8, !dbg !175, !tbaa !36
  %96 = load ptr, ptr %93, align 8, !dbg !176, !tbaa !32
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 16, !dbg !176
  %98 = load ptr, ptr %97, align 8, !dbg !176
  %99 = invoke noundef ptr %98(ptr noundef nonnull align 8 dereferenceable(12) %93)
          to label %100 unwind label %125, !dbg !176

100:                                              ; preds = %92
  %101 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %95, ptr noundef %99), !dbg !177
  tail call void @__cxa_end_catch(), !dbg !161
  br label %85, !dbg !161

102:                                              ; preds = %89
  %103 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #21, !dbg !157
  %104 = icmp eq i32 %71, %103, !dbg !157
  br i1 %104, label %105, label %108, !dbg !157

105:                                              ; preds = %102
  %106 = tail call ptr @__cxa_begin_catch(ptr %70) #21, !dbg !178
  %107 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef %106), !dbg !179
  tail call void @__cxa_end_catch() #21, !dbg !174
  br label %85, !dbg !174

108:                                              ; preds = %102
  %109 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKi) #21, !dbg !157
  %110 = icmp eq i32 %71, %109, !dbg !157
  br i1 %110, label %111, label %115, !dbg !157

111:                                              ; preds = %108
  %112 = tail call ptr @__cxa_begin_catch(ptr %70) #21, !dbg !180
  %113 = load i32, ptr %112, align 4, !dbg !181, !tbaa !9
  %114 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %113), !dbg !182
  tail call void @__cxa_end_catch() #21, !dbg !178
  br label %85, !dbg !178

115:                                              ; preds = %108
  %116 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI4Base) #21, !dbg !157
  %117 = icmp eq i32 %71, %116, !dbg !157
  %118 = tail call ptr @__cxa_begin_catch(ptr %70) #21, !dbg !183
  br i1 %117, label %119, label %123, !dbg !157

119:                                              ; preds = %115
  %120 = getelementptr inbounds nuw i8, ptr %118, i64 8, !dbg !184
  %121 = load i32, ptr %120, align 8, !dbg !184, !tbaa !123
  %122 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %121), !dbg !185
  tail call void @__cxa_end_catch(), !dbg !180
  br label %85, !dbg !180

123:                                              ; preds = %115
  %124 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2), !dbg !186
  tail call void @__cxa_end_catch(), !dbg !187
  br label %85, !dbg !187

125:                                              ; preds = %92
  %126 = landingpad { ptr, i32 }
          cleanup, !dbg !156
  invoke void @__cxa_end_catch()
          to label %237 unwind label %239, !dbg !161

127:                                              ; preds = %4
  %128 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI5Error, !dbg !156
  %129 = extractvalue { ptr, i32 } %128, 1, !dbg !156
  %130 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI5Error) #21, !dbg !188
  %131 = icmp eq i32 %129, %130, !dbg !188
  br i1 %131, label %132, label %235, !dbg !188

132:                                              ; preds = %127
  %133 = extractvalue { ptr, i32 } %128, 0, !dbg !156
  %134 = call ptr @__cxa_begin_catch(ptr %133) #21, !dbg !188
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 8, !dbg !189
  %136 = load i32, ptr %135, align 8, !dbg !189, !tbaa !36
  %137 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %136), !dbg !190
  call void @__cxa_end_catch(), !dbg !191
  br label %138, !dbg !191

138:                                              ; preds = %4, %132
  %139 = load atomic i8, ptr @_ZGVZL4lazyvE4once acquire, align 8, !dbg !192
  %140 = icmp eq i8 %139, 0, !dbg !192
  br i1 %140, label %141, label %147, !dbg !192, !prof !195

141:                                              ; preds = %138
  %142 = call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZL4lazyvE4once) #21, !dbg !192
  %143 = icmp eq i32 %142, 0, !dbg !192
  br i1 %143, label %147, label %144, !dbg !192

144:                                              ; preds = %141
  store ptr @.str.23, ptr @_ZZL4lazyvE4once, align 8, !dbg !196, !tbaa !17
  %145 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, ptr noundef nonnull @.str.23), !dbg !198
  %146 = call i32 @__cxa_atexit(ptr nonnull @_ZN4LoudD2Ev, ptr nonnull @_ZZL4lazyvE4once, ptr nonnull @__dso_handle) #21, !dbg !192
  call void @__cxa_guard_release(ptr nonnull @_ZGVZL4lazyvE4once) #21, !dbg !192
  br label %147, !dbg !192

147:                                              ; preds = %138, %141, %144
  %148 = load i32, ptr @_ZL7counter, align 4, !dbg !199, !tbaa !9
  %149 = add nsw i32 %148, 1, !dbg !200
  store i32 %149, ptr @_ZL7counter, align 4, !dbg !201, !tbaa !9
  %150 = load atomic i8, ptr @_ZGVZL4lazyvE4once acquire, align 8, !dbg !202
  %151 = icmp eq i8 %150, 0, !dbg !202
  br i1 %151, label %152, label %158, !dbg !202, !prof !195

152:                                              ; preds = %147
  %153 = call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZL4lazyvE4once) #21, !dbg !202
  %154 = icmp eq i32 %153, 0, !dbg !202
  br i1 %154, label %158, label %155, !dbg !202

155:                                              ; preds = %152
  store ptr @.str.23, ptr @_ZZL4lazyvE4once, align 8, !dbg !204, !tbaa !17
  %156 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, ptr noundef nonnull @.str.23), !dbg !206
  %157 = call i32 @__cxa_atexit(ptr nonnull @_ZN4LoudD2Ev, ptr nonnull @_ZZL4lazyvE4once, ptr nonnull @__dso_handle) #21, !dbg !202
  call void @__cxa_guard_release(ptr nonnull @_ZGVZL4lazyvE4once) #21, !dbg !202
  br label %158, !dbg !202

158:                                              ; preds = %147, %152, %155
  %159 = load i32, ptr @_ZL7counter, align 4, !dbg !207, !tbaa !9
  %160 = add nsw i32 %159, 1, !dbg !208
  store i32 %160, ptr @_ZL7counter, align 4, !dbg !209, !tbaa !9
  %161 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %160), !dbg !210
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #21, !dbg !211
  %162 = call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #24, !dbg !212
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV6Square, i64 16), ptr %162, align 8, !dbg !213, !tbaa !32
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 8, !dbg !216
  store double 2.000000e+00, ptr %163, align 8, !dbg !217, !tbaa !218
  store ptr %162, ptr %2, align 16, !dbg !221, !tbaa !222
  %164 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !224
  %165 = call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #24, !dbg !225
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV6Circle, i64 16), ptr %165, align 8, !dbg !226, !tbaa !32
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 8, !dbg !229
  store double 1.000000e+00, ptr %166, align 8, !dbg !230, !tbaa !231
  store ptr %165, ptr %164, align 8, !dbg !221, !tbaa !222
  %167 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !224
  %168 = call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #24, !dbg !233
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV6Square, i64 16), ptr %168, align 8, !dbg !234, !tbaa !32
  %169 = getelementptr inbounds nuw i8, ptr %168, i64 8, !dbg !236
  store double 3.000000e+00, ptr %169, align 8, !dbg !237, !tbaa !218
  store ptr %168, ptr %167, align 16, !dbg !221, !tbaa !222
  br label %194, !dbg !238

170:                                              ; preds = %194
  %171 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, double noundef %202), !dbg !239
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21, !dbg !240
  %172 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !241
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV4Base, i64 16), ptr %172, align 8, !dbg !243, !tbaa !32
  %173 = getelementptr inbounds nuw i8, ptr %3, i64 40, !dbg !245
  store i32 1, ptr %173, align 8, !dbg !246, !tbaa !123
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC7Diamond0_4Left, i64 24), ptr %3, align 8, !dbg !247, !tbaa !32
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC7Diamond0_4Left, i64 64), ptr %172, align 8, !dbg !247, !tbaa !32
  %174 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !249
  store i32 2, ptr %174, align 8, !dbg !250, !tbaa !130
  %175 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !241
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC7Diamond16_5Right, i64 24), ptr %175, align 8, !dbg !251, !tbaa !32
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTC7Diamond16_5Right, i64 64), ptr %172, align 8, !dbg !251, !tbaa !32
  %176 = getelementptr inbounds nuw i8, ptr %3, i64 24, !dbg !253
  store i32 3, ptr %176, align 8, !dbg !254, !tbaa !137
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV7Diamond, i64 24), ptr %3, align 8, !dbg !241, !tbaa !32
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV7Diamond, i64 104), ptr %172, align 8, !dbg !241, !tbaa !32
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV7Diamond, i64 64), ptr %175, align 8, !dbg !241, !tbaa !32
  %177 = getelementptr inbounds nuw i8, ptr %3, i64 28, !dbg !255
  store i32 4, ptr %177, align 4, !dbg !256, !tbaa !141
  %178 = call ptr @__dynamic_cast(ptr nonnull %172, ptr nonnull @_ZTI4Base, ptr nonnull @_ZTI5Right, i64 -1) #21, !dbg !257
  %179 = icmp ne ptr %178, null, !dbg !258
  call void @llvm.assume(i1 %179), !dbg !258
  %180 = call ptr @__dynamic_cast(ptr nonnull %178, ptr nonnull @_ZTI5Right, ptr nonnull @_ZTI4Left, i64 -2) #21, !dbg !258
  %181 = getelementptr inbounds nuw i8, ptr %178, i64 8, !dbg !259
  %182 = load i32, ptr %181, align 8, !dbg !259, !tbaa !137
  %183 = getelementptr inbounds nuw i8, ptr %180, i64 8, !dbg !260
  %184 = load i32, ptr %183, align 8, !dbg !260, !tbaa !130
  %185 = icmp ne ptr %180, null, !dbg !261
  call void @llvm.assume(i1 %185), !dbg !261
  %186 = call ptr @__dynamic_cast(ptr nonnull %180, ptr nonnull @_ZTI4Left, ptr nonnull @_ZTI7Diamond, i64 0) #21, !dbg !261
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 28, !dbg !262
  %188 = load i32, ptr %187, align 4, !dbg !262, !tbaa !141
  %189 = call ptr @__dynamic_cast(ptr nonnull %172, ptr nonnull @_ZTI4Base, ptr nonnull @_ZTI7Special, i64 -2) #21, !dbg !263
  %190 = icmp eq ptr %189, null, !dbg !264
  %191 = zext i1 %190 to i32, !dbg !263
  %192 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, i32 noundef %182, i32 noundef %184, i32 noundef %188, i32 noundef %191), !dbg !265
  %193 = invoke noundef i32 @_Z6nestedi(i32 noundef 5)
          to label %212 unwind label %216, !dbg !266

194:                                              ; preds = %158, %194
  %195 = phi double [ 0.000000e+00, %158 ], [ %202, %194 ]
  %196 = phi i64 [ 0, %158 ], [ %210, %194 ]
  %197 = getelementptr inbounds nuw i8, ptr %2, i64 %196, !dbg !267
  %198 = load ptr, ptr %197, align 8, !dbg !268, !tbaa !222
  %199 = load ptr, ptr %198, align 8, !dbg !269, !tbaa !32
  %200 = load ptr, ptr %199, align 8, !dbg !269
  %201 = call noundef double %200(ptr noundef nonnull align 8 dereferenceable(8) %198), !dbg !269
  %202 = fadd double %195, %201, !dbg !270
  %203 = call ptr @__dynamic_cast(ptr nonnull %198, ptr nonnull @_ZTI5Shape, ptr nonnull @_ZTI6Square, i64 0) #21, !dbg !271
  %204 = icmp ne ptr %203, null, !dbg !272
  %205 = zext i1 %204 to i32, !dbg !271
  %206 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %205), !dbg !273
  %207 = load ptr, ptr %198, align 8, !dbg !274, !tbaa !32
  %208 = getelementptr inbounds nuw i8, ptr %207, i64 16, !dbg !274
  %209 = load ptr, ptr %208, align 8, !dbg !274
  call void %209(ptr noundef nonnull align 8 dereferenceable(8) %198) #21, !dbg !274
  %210 = add nuw nsw i64 %196, 8, !dbg !275
  %211 = icmp eq i64 %210, 24, !dbg !267
  br i1 %211, label %170, label %194, !dbg !276, !llvm.loop !277

212:                                              ; preds = %170
  %213 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %193), !dbg !280
  %214 = invoke noalias noundef nonnull dereferenceable(400) ptr @_Znam(i64 noundef 400) #24
          to label %215 unwind label %218, !dbg !281

215:                                              ; preds = %212
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(400) %214, i8 0, i64 400, i1 false), !dbg !282
  br label %220, !dbg !283

216:                                              ; preds = %170
  %217 = landingpad { ptr, i32 }
          cleanup, !dbg !156
  br label %233, !dbg !156

218:                                              ; preds = %212
  %219 = landingpad { ptr, i32 }
          cleanup, !dbg !156
  br label %233, !dbg !156

220:                                              ; preds = %215, %220
  %221 = phi i64 [ 0, %215 ], [ %228, %220 ]
  %222 = phi i32 [ 0, %215 ], [ %227, %220 ]
  %223 = getelementptr inbounds nuw i32, ptr %214, i64 %221, !dbg !284
  %224 = load i32, ptr %223, align 4, !dbg !285, !tbaa !9
  %225 = trunc nuw nsw i64 %221 to i32, !dbg !286
  %226 = add nsw i32 %224, %225, !dbg !286
  store i32 %226, ptr %223, align 4, !dbg !287, !tbaa !9
  %227 = add nsw i32 %226, %222, !dbg !288
  %228 = add nuw nsw i64 %221, 1, !dbg !289
  %229 = icmp eq i64 %228, 100, !dbg !290
  br i1 %229, label %230, label %220, !dbg !291, !llvm.loop !292

230:                                              ; preds = %220
  call void @_ZdaPv(ptr noundef %214) #25, !dbg !295
  %231 = add nsw i32 %227, 1, !dbg !296
  %232 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %231), !dbg !299
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21, !dbg !156
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #21, !dbg !156
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #21, !dbg !156
  ret i32 0, !dbg !300

233:                                              ; preds = %218, %216
  %234 = phi { ptr, i32 } [ %219, %218 ], [ %217, %216 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21, !dbg !156
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #21, !dbg !156
  br label %235, !dbg !156

235:                                              ; preds = %233, %127
  %236 = phi { ptr, i32 } [ %234, %233 ], [ %128, %127 ], !dbg !156
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #21, !dbg !156
  br label %237, !dbg !156

237:                                              ; preds = %125, %235
  %238 = phi { ptr, i32 } [ %236, %235 ], [ %126, %125 ], !dbg !170
  resume { ptr, i32 } %238, !dbg !170

239:                                              ; preds = %125
  %240 = landingpad { ptr, i32 }
          catch ptr null, !dbg !187
  %241 = extractvalue { ptr, i32 } %240, 0, !dbg !187
  tail call void @__clang_call_terminate(ptr %241) #23, !dbg !187
  unreachable, !dbg !187
}

; Function Attrs: nofree nounwind
declare !dbg !301 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #10

; Function Attrs: nofree
declare !dbg !302 void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #11

; Function Attrs: mustprogress uwtable
define internal noundef i32 @_ZL7comparePKvS0_(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #2 personality ptr @__gxx_personality_v0 !dbg !303 {
  %3 = load i32, ptr %0, align 4, !dbg !304, !tbaa !9
  %4 = load i32, ptr %1, align 4, !dbg !305, !tbaa !9
  %5 = icmp eq i32 %3, 13, !dbg !306
  %6 = icmp eq i32 %4, 13
  %7 = select i1 %5, i1 true, i1 %6, !dbg !307
  br i1 %7, label %8, label %11, !dbg !307

8:                                                ; preds = %2
  %9 = tail call ptr @__cxa_allocate_exception(i64 16) #21, !dbg !308
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV5Error, i64 16), ptr %9, align 8, !dbg !309, !tbaa !32
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8, !dbg !311
  store i32 13, ptr %10, align 8, !dbg !312, !tbaa !36
  tail call void @__cxa_throw(ptr nonnull %9, ptr nonnull @_ZTI5Error, ptr nonnull @_ZN5ErrorD2Ev) #22, !dbg !308
  unreachable, !dbg !308

11:                                               ; preds = %2
  %12 = sub nsw i32 %3, %4, !dbg !313
  ret i32 %12, !dbg !314
}

; Function Attrs: nobuiltin allocsize(0)
declare !dbg !315 noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #12

; Function Attrs: nobuiltin nounwind
declare !dbg !316 void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #13

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) local_unnamed_addr #14

; Function Attrs: nobuiltin allocsize(0)
declare !dbg !317 noundef nonnull ptr @_Znam(i64 noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #15

; Function Attrs: nobuiltin nounwind
declare !dbg !318 void @_ZdaPv(ptr noundef) local_unnamed_addr #13

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7DiamondD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #16 comdat align 2 !dbg !319 {
  ret void, !dbg !320
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7SpecialD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #16 comdat align 2 !dbg !321 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #25, !dbg !322
  ret void, !dbg !323
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK7Special4whatEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 !dbg !324 {
  ret ptr @.str.17, !dbg !325
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5ErrorD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 !dbg !326 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #25, !dbg !327
  ret void, !dbg !328
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK5Error4whatEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 !dbg !329 {
  ret ptr @.str.16, !dbg !330
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4BothD2Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #16 comdat align 2 !dbg !331 {
  ret void, !dbg !332
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4BothD0Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #16 comdat align 2 !dbg !333 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 32) #25, !dbg !334
  ret void, !dbg !335
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK4Both4whatEv(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #0 comdat align 2 !dbg !336 {
  ret ptr @.str.22, !dbg !337
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N4BothD1Ev(ptr noundef %0) unnamed_addr #17 comdat align 2 !dbg !338 {
  ret void, !dbg !339
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N4BothD0Ev(ptr noundef %0) unnamed_addr #17 comdat align 2 !dbg !340 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -16, !dbg !341
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(28) %2, i64 noundef 32) #25, !dbg !342
  ret void, !dbg !341
}

; Function Attrs: uwtable
define linkonce_odr dso_local noundef ptr @_ZThn16_NK4Both4whatEv(ptr noundef %0) unnamed_addr #18 comdat align 2 !dbg !344 {
  ret ptr @.str.22, !dbg !345
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5OtherD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 !dbg !346 {
  ret void, !dbg !347
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5OtherD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 !dbg !348 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #25, !dbg !349
  ret void, !dbg !350
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_guard_acquire(ptr) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare void @__cxa_guard_release(ptr) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !351 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !352
  %3 = load double, ptr %2, align 8, !dbg !352, !tbaa !218
  %4 = fmul double %3, %3, !dbg !353
  ret double %4, !dbg !354
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #16 comdat align 2 !dbg !355 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #25, !dbg !356
  ret void, !dbg !357
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK6Circle4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !358 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !359
  %3 = load double, ptr %2, align 8, !dbg !359, !tbaa !231
  %4 = fmul double %3, 3.000000e+00, !dbg !360
  %5 = fmul double %3, %4, !dbg !361
  ret double %5, !dbg !362
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !363 {
  ret void, !dbg !364
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6CircleD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #16 comdat align 2 !dbg !365 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #25, !dbg !366
  ret void, !dbg !367
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4LeftD1Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #16 comdat align 2 !dbg !368 {
  ret void, !dbg !369
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4LeftD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #16 comdat align 2 !dbg !370 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 32) #25, !dbg !371
  ret void, !dbg !372
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4LeftD1Ev(ptr noundef %0) unnamed_addr #17 comdat align 2 !dbg !373 {
  ret void, !dbg !374
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4LeftD0Ev(ptr noundef %0) unnamed_addr #17 comdat align 2 !dbg !375 {
  %2 = load ptr, ptr %0, align 8, !dbg !376, !tbaa !32
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !376
  %4 = load i64, ptr %3, align 8, !dbg !376
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !376
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(12) %5, i64 noundef 32) #25, !dbg !377
  ret void, !dbg !376
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5RightD1Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #16 comdat align 2 !dbg !379 {
  ret void, !dbg !380
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5RightD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #16 comdat align 2 !dbg !381 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 32) #25, !dbg !382
  ret void, !dbg !383
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N5RightD1Ev(ptr noundef %0) unnamed_addr #17 comdat align 2 !dbg !384 {
  ret void, !dbg !385
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N5RightD0Ev(ptr noundef %0) unnamed_addr #17 comdat align 2 !dbg !386 {
  %2 = load ptr, ptr %0, align 8, !dbg !387, !tbaa !32
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !387
  %4 = load i64, ptr %3, align 8, !dbg !387
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !387
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(12) %5, i64 noundef 32) #25, !dbg !388
  ret void, !dbg !387
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7DiamondD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #16 comdat align 2 !dbg !390 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 48) #25, !dbg !391
  ret void, !dbg !392
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N7DiamondD1Ev(ptr noundef %0) unnamed_addr #17 comdat align 2 !dbg !393 {
  ret void, !dbg !394
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N7DiamondD0Ev(ptr noundef %0) unnamed_addr #17 comdat align 2 !dbg !395 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -16, !dbg !396
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(32) %2, i64 noundef 48) #25, !dbg !397
  ret void, !dbg !396
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7DiamondD1Ev(ptr noundef %0) unnamed_addr #17 comdat align 2 !dbg !399 {
  ret void, !dbg !400
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7DiamondD0Ev(ptr noundef %0) unnamed_addr #17 comdat align 2 !dbg !401 {
  %2 = load ptr, ptr %0, align 8, !dbg !402, !tbaa !32
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !402
  %4 = load i64, ptr %3, align 8, !dbg !402
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !402
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(32) %5, i64 noundef 48) #25, !dbg !403
  ret void, !dbg !402
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 !dbg !405 {
  ret void, !dbg !406
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4BaseD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 !dbg !407 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #25, !dbg !408
  ret void, !dbg !409
}

; Function Attrs: nofree nounwind uwtable
define internal void @_GLOBAL__sub_I_exceptions.cpp() #19 section ".text.startup" !dbg !410 {
  store ptr @.str, ptr @_ZL6global, align 8, !dbg !411, !tbaa !17
  %1 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, ptr noundef nonnull @.str), !dbg !415
  %2 = tail call i32 @__cxa_atexit(ptr nonnull @_ZN4LoudD2Ev, ptr nonnull @_ZL6global, ptr nonnull @__dso_handle) #21, !dbg !416
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #20

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #1

attributes #0 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind }
attributes #2 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { cold noreturn }
attributes #4 = { nofree nosync nounwind memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { cold nofree noreturn }
attributes #8 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nofree nounwind willreturn memory(read) }
attributes #15 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #16 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #19 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #21 = { nounwind }
attributes #22 = { noreturn }
attributes #23 = { noreturn nounwind }
attributes #24 = { builtin allocsize(0) }
attributes #25 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "exceptions.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "23f1468e2460b44b5e4fbd4a64da9b7b")
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
!12 = !{!"Simple C++ TBAA"}
!13 = distinct !DISubprogram(name: "~Loud", scope: !1, file: !1, line: 8, type: !14, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 8, column: 28, scope: !13)
!17 = !{!18, !19, i64 0}
!18 = !{!"_ZTS4Loud", !19, i64 0}
!19 = !{!"p1 omnipotent char", !20, i64 0}
!20 = !{!"any pointer", !11, i64 0}
!21 = !DILocation(line: 8, column: 13, scope: !13)
!22 = !DILocation(line: 8, column: 35, scope: !13, atomGroup: 1, atomRank: 1)
!23 = distinct !DISubprogram(name: "nested", scope: !1, file: !1, line: 62, type: !14, scopeLine: 62, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!24 = !DILocation(line: 64, column: 15, scope: !23, atomGroup: 2, atomRank: 2)
!25 = !DILocation(line: 64, column: 15, scope: !23, atomGroup: 2, atomRank: 1)
!26 = !DILocation(line: 64, column: 21, scope: !23)
!27 = !DILocation(line: 10, column: 58, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "Error", scope: !1, file: !1, line: 10, type: !14, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!29 = distinct !DILocation(line: 11, column: 52, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "Special", scope: !1, file: !1, line: 11, type: !14, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!31 = distinct !DILocation(line: 64, column: 27, scope: !23)
!32 = !{!33, !33, i64 0}
!33 = !{!"vtable pointer", !12, i64 0}
!34 = !DILocation(line: 10, column: 50, scope: !28, inlinedAt: !29)
!35 = !DILocation(line: 10, column: 50, scope: !28, inlinedAt: !29, atomGroup: 1, atomRank: 1)
!36 = !{!37, !10, i64 8}
!37 = !{!"_ZTS5Error", !10, i64 8}
!38 = !DILocation(line: 11, column: 61, scope: !30, inlinedAt: !31)
!39 = !DILocation(line: 71, column: 1, scope: !23)
!40 = !DILocation(line: 66, column: 3, scope: !23)
!41 = !DILocation(line: 67, column: 7, scope: !23)
!42 = !DILocation(line: 67, column: 11, scope: !23)
!43 = !DILocation(line: 67, column: 11, scope: !23, atomGroup: 4, atomRank: 2)
!44 = !DILocation(line: 67, column: 11, scope: !23, atomGroup: 4, atomRank: 1)
!45 = !DILocation(line: 68, column: 15, scope: !23, atomGroup: 5, atomRank: 2)
!46 = !DILocation(line: 68, column: 15, scope: !23, atomGroup: 5, atomRank: 1)
!47 = !DILocation(line: 70, column: 3, scope: !23)
!48 = !DILocation(line: 65, column: 25, scope: !23)
!49 = !DILocation(line: 65, column: 12, scope: !23, atomGroup: 3, atomRank: 2)
!50 = !DILocation(line: 69, column: 5, scope: !23)
!51 = !DILocation(line: 0, scope: !23)
!52 = !DILocation(line: 71, column: 1, scope: !23, atomGroup: 7, atomRank: 1)
!53 = distinct !DISubprogram(name: "~Error", scope: !1, file: !1, line: 10, type: !14, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!54 = !DILocation(line: 10, column: 79, scope: !53, atomGroup: 1, atomRank: 1)
!55 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 73, type: !14, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!56 = !DILocation(line: 74, column: 3, scope: !55, atomGroup: 35, atomRank: 1)
!57 = !DILocation(line: 93, column: 3, scope: !55)
!58 = !DILocation(line: 93, column: 7, scope: !55, atomGroup: 7, atomRank: 1)
!59 = !DILocation(line: 95, column: 5, scope: !55)
!60 = !DILocation(line: 7, column: 44, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "Loud", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!62 = distinct !DILocation(line: 36, column: 8, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "middle", scope: !1, file: !1, line: 35, type: !14, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!64 = distinct !DILocation(line: 76, column: 7, scope: !55)
!65 = !DILocation(line: 7, column: 44, scope: !61, inlinedAt: !66)
!66 = distinct !DILocation(line: 22, column: 8, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "thrower", scope: !1, file: !1, line: 21, type: !14, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!68 = distinct !DILocation(line: 38, column: 5, scope: !63, inlinedAt: !64)
!69 = !DILocation(line: 23, column: 3, scope: !67, inlinedAt: !68, atomGroup: 1, atomRank: 1)
!70 = !DILocation(line: 24, column: 11, scope: !67, inlinedAt: !68)
!71 = !DILocation(line: 33, column: 1, scope: !67, inlinedAt: !68)
!72 = !DILocation(line: 8, column: 13, scope: !13, inlinedAt: !73)
!73 = distinct !DILocation(line: 33, column: 1, scope: !67, inlinedAt: !68)
!74 = !DILocation(line: 43, column: 1, scope: !63, inlinedAt: !64)
!75 = !DILocation(line: 39, column: 3, scope: !63, inlinedAt: !64)
!76 = !DILocation(line: 25, column: 11, scope: !67, inlinedAt: !68)
!77 = !DILocation(line: 10, column: 58, scope: !28, inlinedAt: !78)
!78 = distinct !DILocation(line: 25, column: 17, scope: !67, inlinedAt: !68)
!79 = !DILocation(line: 10, column: 50, scope: !28, inlinedAt: !78)
!80 = !DILocation(line: 10, column: 50, scope: !28, inlinedAt: !78, atomGroup: 1, atomRank: 1)
!81 = !DILocation(line: 26, column: 11, scope: !67, inlinedAt: !68)
!82 = !DILocation(line: 10, column: 58, scope: !28, inlinedAt: !83)
!83 = distinct !DILocation(line: 11, column: 52, scope: !30, inlinedAt: !84)
!84 = distinct !DILocation(line: 26, column: 17, scope: !67, inlinedAt: !68)
!85 = !DILocation(line: 10, column: 50, scope: !28, inlinedAt: !83)
!86 = !DILocation(line: 10, column: 50, scope: !28, inlinedAt: !83, atomGroup: 1, atomRank: 1)
!87 = !DILocation(line: 11, column: 61, scope: !30, inlinedAt: !84)
!88 = !DILocation(line: 27, column: 11, scope: !67, inlinedAt: !68)
!89 = !DILocation(line: 12, column: 8, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "Other", scope: !1, file: !1, line: 12, type: !14, scopeLine: 12, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!91 = distinct !DILocation(line: 13, column: 32, scope: !92, inlinedAt: !93)
!92 = distinct !DISubprogram(name: "Both", scope: !1, file: !1, line: 13, type: !14, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!93 = distinct !DILocation(line: 27, column: 17, scope: !67, inlinedAt: !68)
!94 = !DILocation(line: 12, column: 40, scope: !90, inlinedAt: !91)
!95 = !DILocation(line: 12, column: 40, scope: !90, inlinedAt: !91, atomGroup: 1, atomRank: 1)
!96 = !{!97, !10, i64 8}
!97 = !{!"_ZTS5Other", !10, i64 8}
!98 = !DILocation(line: 13, column: 52, scope: !92, inlinedAt: !93)
!99 = !DILocation(line: 10, column: 58, scope: !28, inlinedAt: !100)
!100 = distinct !DILocation(line: 11, column: 52, scope: !30, inlinedAt: !101)
!101 = distinct !DILocation(line: 13, column: 41, scope: !92, inlinedAt: !93)
!102 = !DILocation(line: 10, column: 50, scope: !28, inlinedAt: !100)
!103 = !DILocation(line: 10, column: 50, scope: !28, inlinedAt: !100, atomGroup: 1, atomRank: 1)
!104 = !DILocation(line: 11, column: 61, scope: !30, inlinedAt: !101)
!105 = !DILocation(line: 28, column: 11, scope: !67, inlinedAt: !68)
!106 = !{!19, !19, i64 0}
!107 = !DILocation(line: 29, column: 11, scope: !67, inlinedAt: !68)
!108 = !{!109, !109, i64 0}
!109 = !{!"double", !11, i64 0}
!110 = !DILocation(line: 30, column: 36, scope: !67, inlinedAt: !68)
!111 = !{!112, !112, i64 0}
!112 = !{!"p1 int", !20, i64 0}
!113 = !DILocation(line: 31, column: 11, scope: !67, inlinedAt: !68)
!114 = !DILocation(line: 31, column: 17, scope: !67, inlinedAt: !68)
!115 = !DILocation(line: 17, column: 8, scope: !116, inlinedAt: !117)
!116 = distinct !DISubprogram(name: "Diamond", scope: !1, file: !1, line: 17, type: !14, scopeLine: 17, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!117 = distinct !DILocation(line: 31, column: 17, scope: !67, inlinedAt: !68)
!118 = !DILocation(line: 14, column: 8, scope: !119, inlinedAt: !120)
!119 = distinct !DISubprogram(name: "Base", scope: !1, file: !1, line: 14, type: !14, scopeLine: 14, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!120 = distinct !DILocation(line: 17, column: 8, scope: !116, inlinedAt: !117)
!121 = !DILocation(line: 14, column: 38, scope: !119, inlinedAt: !120)
!122 = !DILocation(line: 14, column: 38, scope: !119, inlinedAt: !120, atomGroup: 1, atomRank: 1)
!123 = !{!124, !10, i64 8}
!124 = !{!"_ZTS4Base", !10, i64 8}
!125 = !DILocation(line: 15, column: 8, scope: !126, inlinedAt: !127)
!126 = distinct !DISubprogram(name: "Left", scope: !1, file: !1, line: 15, type: !14, scopeLine: 15, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!127 = distinct !DILocation(line: 17, column: 8, scope: !116, inlinedAt: !117)
!128 = !DILocation(line: 15, column: 34, scope: !126, inlinedAt: !127)
!129 = !DILocation(line: 15, column: 34, scope: !126, inlinedAt: !127, atomGroup: 1, atomRank: 1)
!130 = !{!131, !10, i64 8}
!131 = !{!"_ZTS4Left", !10, i64 8}
!132 = !DILocation(line: 16, column: 8, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "Right", scope: !1, file: !1, line: 16, type: !14, scopeLine: 16, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!134 = distinct !DILocation(line: 17, column: 8, scope: !116, inlinedAt: !117)
!135 = !DILocation(line: 16, column: 35, scope: !133, inlinedAt: !134)
!136 = !DILocation(line: 16, column: 35, scope: !133, inlinedAt: !134, atomGroup: 1, atomRank: 1)
!137 = !{!138, !10, i64 8}
!138 = !{!"_ZTS5Right", !10, i64 8}
!139 = !DILocation(line: 17, column: 36, scope: !116, inlinedAt: !117)
!140 = !DILocation(line: 17, column: 36, scope: !116, inlinedAt: !117, atomGroup: 1, atomRank: 1)
!141 = !{!142, !10, i64 28}
!142 = !{!"_ZTS7Diamond", !131, i64 0, !138, i64 16, !10, i64 28}
!143 = !DILocation(line: 0, scope: !67, inlinedAt: !68)
!144 = !DILocation(line: 8, column: 13, scope: !13, inlinedAt: !145)
!145 = distinct !DILocation(line: 33, column: 1, scope: !67, inlinedAt: !68)
!146 = !DILocation(line: 33, column: 1, scope: !67, inlinedAt: !68, atomGroup: 2, atomRank: 1)
!147 = !DILocation(line: 40, column: 34, scope: !63, inlinedAt: !64)
!148 = !DILocation(line: 40, column: 42, scope: !63, inlinedAt: !64)
!149 = !DILocation(line: 40, column: 5, scope: !63, inlinedAt: !64)
!150 = !DILocation(line: 41, column: 14, scope: !63, inlinedAt: !64, atomGroup: 1, atomRank: 2)
!151 = !DILocation(line: 41, column: 14, scope: !63, inlinedAt: !64, atomGroup: 1, atomRank: 1)
!152 = !DILocation(line: 41, column: 20, scope: !63, inlinedAt: !64)
!153 = !DILocation(line: 42, column: 3, scope: !63, inlinedAt: !64)
!154 = !DILocation(line: 8, column: 13, scope: !13, inlinedAt: !155)
!155 = distinct !DILocation(line: 43, column: 1, scope: !63, inlinedAt: !64)
!156 = !DILocation(line: 123, column: 1, scope: !55)
!157 = !DILocation(line: 78, column: 5, scope: !55)
!158 = !DILocation(line: 8, column: 13, scope: !13, inlinedAt: !159)
!159 = distinct !DILocation(line: 43, column: 1, scope: !63, inlinedAt: !64)
!160 = !DILocation(line: 77, column: 7, scope: !55)
!161 = !DILocation(line: 82, column: 5, scope: !55)
!162 = !DILocation(line: 82, column: 5, scope: !55, atomGroup: 4, atomRank: 2)
!163 = !DILocation(line: 79, column: 7, scope: !55)
!164 = !DILocation(line: 80, column: 5, scope: !55)
!165 = !DILocation(line: 91, column: 5, scope: !55)
!166 = !DILocation(line: 74, column: 36, scope: !55, atomGroup: 5, atomRank: 2)
!167 = !DILocation(line: 74, column: 27, scope: !55, atomGroup: 2, atomRank: 1)
!168 = !DILocation(line: 74, column: 3, scope: !55, atomGroup: 3, atomRank: 1)
!169 = distinct !{!169, !170, !171, !172, !173}
!170 = !DILocation(line: 74, column: 3, scope: !55)
!171 = !DILocation(line: 92, column: 3, scope: !55)
!172 = !{!"llvm.loop.mustprogress"}
!173 = !{!"llvm.loop.unroll.disable"}
!174 = !DILocation(line: 84, column: 5, scope: !55)
!175 = !DILocation(line: 81, column: 31, scope: !55)
!176 = !DILocation(line: 81, column: 39, scope: !55)
!177 = !DILocation(line: 81, column: 7, scope: !55)
!178 = !DILocation(line: 86, column: 5, scope: !55)
!179 = !DILocation(line: 83, column: 7, scope: !55)
!180 = !DILocation(line: 88, column: 5, scope: !55)
!181 = !DILocation(line: 85, column: 28, scope: !55)
!182 = !DILocation(line: 85, column: 7, scope: !55)
!183 = !DILocation(line: 0, scope: !55)
!184 = !DILocation(line: 87, column: 27, scope: !55)
!185 = !DILocation(line: 87, column: 7, scope: !55)
!186 = !DILocation(line: 89, column: 7, scope: !55)
!187 = !DILocation(line: 90, column: 5, scope: !55)
!188 = !DILocation(line: 96, column: 3, scope: !55)
!189 = !DILocation(line: 97, column: 27, scope: !55)
!190 = !DILocation(line: 97, column: 5, scope: !55)
!191 = !DILocation(line: 98, column: 3, scope: !55)
!192 = !DILocation(line: 53, column: 3, scope: !193, inlinedAt: !194)
!193 = distinct !DISubprogram(name: "lazy", scope: !1, file: !1, line: 52, type: !14, scopeLine: 52, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!194 = distinct !DILocation(line: 99, column: 3, scope: !55)
!195 = !{!"branch_weights", i32 1, i32 1048575}
!196 = !DILocation(line: 7, column: 34, scope: !61, inlinedAt: !197, atomGroup: 1, atomRank: 1)
!197 = distinct !DILocation(line: 53, column: 15, scope: !193, inlinedAt: !194)
!198 = !DILocation(line: 7, column: 44, scope: !61, inlinedAt: !197)
!199 = !DILocation(line: 54, column: 10, scope: !193, inlinedAt: !194)
!200 = !DILocation(line: 54, column: 10, scope: !193, inlinedAt: !194, atomGroup: 1, atomRank: 2)
!201 = !DILocation(line: 54, column: 10, scope: !193, inlinedAt: !194, atomGroup: 1, atomRank: 1)
!202 = !DILocation(line: 53, column: 3, scope: !193, inlinedAt: !203)
!203 = distinct !DILocation(line: 100, column: 3, scope: !55)
!204 = !DILocation(line: 7, column: 34, scope: !61, inlinedAt: !205, atomGroup: 1, atomRank: 1)
!205 = distinct !DILocation(line: 53, column: 15, scope: !193, inlinedAt: !203)
!206 = !DILocation(line: 7, column: 44, scope: !61, inlinedAt: !205)
!207 = !DILocation(line: 54, column: 10, scope: !193, inlinedAt: !203)
!208 = !DILocation(line: 54, column: 10, scope: !193, inlinedAt: !203, atomGroup: 1, atomRank: 2)
!209 = !DILocation(line: 54, column: 10, scope: !193, inlinedAt: !203, atomGroup: 1, atomRank: 1)
!210 = !DILocation(line: 101, column: 3, scope: !55)
!211 = !DILocation(line: 102, column: 3, scope: !55)
!212 = !DILocation(line: 102, column: 22, scope: !55, atomGroup: 8, atomRank: 2)
!213 = !DILocation(line: 59, column: 59, scope: !214, inlinedAt: !215)
!214 = distinct !DISubprogram(name: "Square", scope: !1, file: !1, line: 59, type: !14, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!215 = distinct !DILocation(line: 102, column: 26, scope: !55)
!216 = !DILocation(line: 59, column: 54, scope: !214, inlinedAt: !215)
!217 = !DILocation(line: 59, column: 54, scope: !214, inlinedAt: !215, atomGroup: 1, atomRank: 1)
!218 = !{!219, !109, i64 8}
!219 = !{!"_ZTS6Square", !220, i64 0, !109, i64 8}
!220 = !{!"_ZTS5Shape"}
!221 = !DILocation(line: 102, column: 21, scope: !55, atomGroup: 8, atomRank: 1)
!222 = !{!223, !223, i64 0}
!223 = !{!"p1 _ZTS5Shape", !20, i64 0}
!224 = !DILocation(line: 102, column: 21, scope: !55)
!225 = !DILocation(line: 102, column: 37, scope: !55, atomGroup: 8, atomRank: 2)
!226 = !DILocation(line: 60, column: 59, scope: !227, inlinedAt: !228)
!227 = distinct !DISubprogram(name: "Circle", scope: !1, file: !1, line: 60, type: !14, scopeLine: 60, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!228 = distinct !DILocation(line: 102, column: 41, scope: !55)
!229 = !DILocation(line: 60, column: 54, scope: !227, inlinedAt: !228)
!230 = !DILocation(line: 60, column: 54, scope: !227, inlinedAt: !228, atomGroup: 1, atomRank: 1)
!231 = !{!232, !109, i64 8}
!232 = !{!"_ZTS6Circle", !220, i64 0, !109, i64 8}
!233 = !DILocation(line: 102, column: 52, scope: !55, atomGroup: 8, atomRank: 2)
!234 = !DILocation(line: 59, column: 59, scope: !214, inlinedAt: !235)
!235 = distinct !DILocation(line: 102, column: 56, scope: !55)
!236 = !DILocation(line: 59, column: 54, scope: !214, inlinedAt: !235)
!237 = !DILocation(line: 59, column: 54, scope: !214, inlinedAt: !235, atomGroup: 1, atomRank: 1)
!238 = !DILocation(line: 104, column: 17, scope: !55, atomGroup: 37, atomRank: 1)
!239 = !DILocation(line: 109, column: 3, scope: !55)
!240 = !DILocation(line: 110, column: 3, scope: !55)
!241 = !DILocation(line: 17, column: 8, scope: !116, inlinedAt: !242)
!242 = distinct !DILocation(line: 110, column: 11, scope: !55)
!243 = !DILocation(line: 14, column: 8, scope: !119, inlinedAt: !244)
!244 = distinct !DILocation(line: 17, column: 8, scope: !116, inlinedAt: !242)
!245 = !DILocation(line: 14, column: 38, scope: !119, inlinedAt: !244)
!246 = !DILocation(line: 14, column: 38, scope: !119, inlinedAt: !244, atomGroup: 1, atomRank: 1)
!247 = !DILocation(line: 15, column: 8, scope: !126, inlinedAt: !248)
!248 = distinct !DILocation(line: 17, column: 8, scope: !116, inlinedAt: !242)
!249 = !DILocation(line: 15, column: 34, scope: !126, inlinedAt: !248)
!250 = !DILocation(line: 15, column: 34, scope: !126, inlinedAt: !248, atomGroup: 1, atomRank: 1)
!251 = !DILocation(line: 16, column: 8, scope: !133, inlinedAt: !252)
!252 = distinct !DILocation(line: 17, column: 8, scope: !116, inlinedAt: !242)
!253 = !DILocation(line: 16, column: 35, scope: !133, inlinedAt: !252)
!254 = !DILocation(line: 16, column: 35, scope: !133, inlinedAt: !252, atomGroup: 1, atomRank: 1)
!255 = !DILocation(line: 17, column: 36, scope: !116, inlinedAt: !242)
!256 = !DILocation(line: 17, column: 36, scope: !116, inlinedAt: !242, atomGroup: 1, atomRank: 1)
!257 = !DILocation(line: 112, column: 18, scope: !55)
!258 = !DILocation(line: 113, column: 16, scope: !55)
!259 = !DILocation(line: 114, column: 34, scope: !55)
!260 = !DILocation(line: 114, column: 43, scope: !55)
!261 = !DILocation(line: 114, column: 46, scope: !55)
!262 = !DILocation(line: 114, column: 77, scope: !55)
!263 = !DILocation(line: 114, column: 80, scope: !55)
!264 = !DILocation(line: 114, column: 110, scope: !55)
!265 = !DILocation(line: 114, column: 3, scope: !55)
!266 = !DILocation(line: 115, column: 18, scope: !55)
!267 = !DILocation(line: 104, column: 17, scope: !55, atomGroup: 13, atomRank: 1)
!268 = !DILocation(line: 104, column: 17, scope: !55, atomGroup: 15, atomRank: 2)
!269 = !DILocation(line: 105, column: 17, scope: !55)
!270 = !DILocation(line: 105, column: 11, scope: !55, atomGroup: 16, atomRank: 2)
!271 = !DILocation(line: 106, column: 19, scope: !55)
!272 = !DILocation(line: 106, column: 45, scope: !55)
!273 = !DILocation(line: 106, column: 5, scope: !55)
!274 = !DILocation(line: 107, column: 5, scope: !55)
!275 = !DILocation(line: 104, column: 17, scope: !55, atomGroup: 17, atomRank: 2)
!276 = !DILocation(line: 104, column: 17, scope: !55, atomGroup: 14, atomRank: 1)
!277 = distinct !{!277, !278, !279, !173}
!278 = !DILocation(line: 104, column: 3, scope: !55)
!279 = !DILocation(line: 108, column: 3, scope: !55)
!280 = !DILocation(line: 115, column: 3, scope: !55)
!281 = !DILocation(line: 116, column: 15, scope: !55, atomGroup: 22, atomRank: 2)
!282 = !DILocation(line: 116, column: 15, scope: !55)
!283 = !DILocation(line: 118, column: 3, scope: !55, atomGroup: 39, atomRank: 1)
!284 = !DILocation(line: 118, column: 40, scope: !55)
!285 = !DILocation(line: 118, column: 48, scope: !55)
!286 = !DILocation(line: 118, column: 48, scope: !55, atomGroup: 28, atomRank: 2)
!287 = !DILocation(line: 118, column: 48, scope: !55, atomGroup: 28, atomRank: 1)
!288 = !DILocation(line: 118, column: 37, scope: !55, atomGroup: 27, atomRank: 2)
!289 = !DILocation(line: 118, column: 29, scope: !55, atomGroup: 29, atomRank: 2)
!290 = !DILocation(line: 118, column: 21, scope: !55, atomGroup: 25, atomRank: 1)
!291 = !DILocation(line: 118, column: 3, scope: !55, atomGroup: 26, atomRank: 1)
!292 = distinct !{!292, !293, !294, !172, !173}
!293 = !DILocation(line: 118, column: 3, scope: !55)
!294 = !DILocation(line: 118, column: 51, scope: !55)
!295 = !DILocation(line: 119, column: 3, scope: !55)
!296 = !DILocation(line: 120, column: 34, scope: !297, inlinedAt: !298, atomGroup: 1, atomRank: 2)
!297 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 120, type: !14, scopeLine: 120, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!298 = distinct !DILocation(line: 121, column: 18, scope: !55)
!299 = !DILocation(line: 121, column: 3, scope: !55)
!300 = !DILocation(line: 123, column: 1, scope: !55, atomGroup: 33, atomRank: 1)
!301 = !DISubprogram(name: "printf", scope: !1, file: !1, line: 2, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!302 = !DISubprogram(name: "qsort", scope: !1, file: !1, line: 3, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!303 = distinct !DISubprogram(name: "compare", scope: !1, file: !1, line: 45, type: !14, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!304 = !DILocation(line: 46, column: 11, scope: !303, atomGroup: 1, atomRank: 2)
!305 = !DILocation(line: 46, column: 32, scope: !303, atomGroup: 2, atomRank: 2)
!306 = !DILocation(line: 47, column: 9, scope: !303, atomGroup: 3, atomRank: 2)
!307 = !DILocation(line: 47, column: 15, scope: !303, atomGroup: 3, atomRank: 1)
!308 = !DILocation(line: 47, column: 27, scope: !303)
!309 = !DILocation(line: 10, column: 58, scope: !28, inlinedAt: !310)
!310 = distinct !DILocation(line: 47, column: 33, scope: !303)
!311 = !DILocation(line: 10, column: 50, scope: !28, inlinedAt: !310)
!312 = !DILocation(line: 10, column: 50, scope: !28, inlinedAt: !310, atomGroup: 1, atomRank: 1)
!313 = !DILocation(line: 48, column: 12, scope: !303, atomGroup: 6, atomRank: 2)
!314 = !DILocation(line: 48, column: 3, scope: !303, atomGroup: 6, atomRank: 1)
!315 = !DISubprogram(name: "operator new", scope: !1, file: !1, type: !14, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!316 = !DISubprogram(name: "operator delete", scope: !1, file: !1, type: !14, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!317 = !DISubprogram(name: "operator new[]", scope: !1, file: !1, type: !14, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!318 = !DISubprogram(name: "operator delete[]", scope: !1, file: !1, type: !14, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!319 = distinct !DISubprogram(name: "~Diamond", scope: !1, file: !1, line: 17, type: !14, scopeLine: 17, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!320 = !DILocation(line: 17, column: 8, scope: !319, atomGroup: 1, atomRank: 1)
!321 = distinct !DISubprogram(name: "~Special", scope: !1, file: !1, line: 11, type: !14, scopeLine: 11, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!322 = !DILocation(line: 11, column: 8, scope: !321)
!323 = !DILocation(line: 11, column: 8, scope: !321, atomGroup: 1, atomRank: 1)
!324 = distinct !DISubprogram(name: "what", scope: !1, file: !1, line: 11, type: !14, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!325 = !DILocation(line: 11, column: 100, scope: !324, atomGroup: 1, atomRank: 1)
!326 = distinct !DISubprogram(name: "~Error", scope: !1, file: !1, line: 10, type: !14, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!327 = !DILocation(line: 10, column: 78, scope: !326)
!328 = !DILocation(line: 10, column: 79, scope: !326, atomGroup: 1, atomRank: 1)
!329 = distinct !DISubprogram(name: "what", scope: !1, file: !1, line: 10, type: !14, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!330 = !DILocation(line: 10, column: 116, scope: !329, atomGroup: 1, atomRank: 1)
!331 = distinct !DISubprogram(name: "~Both", scope: !1, file: !1, line: 13, type: !14, scopeLine: 13, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!332 = !DILocation(line: 13, column: 8, scope: !331, atomGroup: 1, atomRank: 1)
!333 = distinct !DISubprogram(name: "~Both", scope: !1, file: !1, line: 13, type: !14, scopeLine: 13, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!334 = !DILocation(line: 13, column: 8, scope: !333)
!335 = !DILocation(line: 13, column: 8, scope: !333, atomGroup: 1, atomRank: 1)
!336 = distinct !DISubprogram(name: "what", scope: !1, file: !1, line: 13, type: !14, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!337 = !DILocation(line: 13, column: 91, scope: !336, atomGroup: 1, atomRank: 1)
!338 = distinct !DISubprogram(linkageName: "_ZThn16_N4BothD1Ev", scope: !1, file: !1, line: 13, type: !14, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!339 = !DILocation(line: 0, scope: !338)
!340 = distinct !DISubprogram(linkageName: "_ZThn16_N4BothD0Ev", scope: !1, file: !1, line: 13, type: !14, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!341 = !DILocation(line: 0, scope: !340)
!342 = !DILocation(line: 13, column: 8, scope: !333, inlinedAt: !343)
!343 = distinct !DILocation(line: 0, scope: !340)
!344 = distinct !DISubprogram(linkageName: "_ZThn16_NK4Both4whatEv", scope: !1, file: !1, line: 13, type: !14, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!345 = !DILocation(line: 0, scope: !344)
!346 = distinct !DISubprogram(name: "~Other", scope: !1, file: !1, line: 12, type: !14, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!347 = !DILocation(line: 12, column: 34, scope: !346, atomGroup: 1, atomRank: 1)
!348 = distinct !DISubprogram(name: "~Other", scope: !1, file: !1, line: 12, type: !14, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!349 = !DILocation(line: 12, column: 33, scope: !348)
!350 = !DILocation(line: 12, column: 34, scope: !348, atomGroup: 1, atomRank: 1)
!351 = distinct !DISubprogram(name: "area", scope: !1, file: !1, line: 59, type: !14, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!352 = !DILocation(line: 59, column: 100, scope: !351)
!353 = !DILocation(line: 59, column: 102, scope: !351, atomGroup: 1, atomRank: 2)
!354 = !DILocation(line: 59, column: 93, scope: !351, atomGroup: 1, atomRank: 1)
!355 = distinct !DISubprogram(name: "~Square", scope: !1, file: !1, line: 59, type: !14, scopeLine: 59, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!356 = !DILocation(line: 59, column: 8, scope: !355)
!357 = !DILocation(line: 59, column: 8, scope: !355, atomGroup: 1, atomRank: 1)
!358 = distinct !DISubprogram(name: "area", scope: !1, file: !1, line: 60, type: !14, scopeLine: 60, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!359 = !DILocation(line: 60, column: 104, scope: !358)
!360 = !DILocation(line: 60, column: 102, scope: !358)
!361 = !DILocation(line: 60, column: 106, scope: !358, atomGroup: 1, atomRank: 2)
!362 = !DILocation(line: 60, column: 93, scope: !358, atomGroup: 1, atomRank: 1)
!363 = distinct !DISubprogram(name: "~Shape", scope: !1, file: !1, line: 58, type: !14, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!364 = !DILocation(line: 58, column: 67, scope: !363, atomGroup: 1, atomRank: 1)
!365 = distinct !DISubprogram(name: "~Circle", scope: !1, file: !1, line: 60, type: !14, scopeLine: 60, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!366 = !DILocation(line: 60, column: 8, scope: !365)
!367 = !DILocation(line: 60, column: 8, scope: !365, atomGroup: 1, atomRank: 1)
!368 = distinct !DISubprogram(name: "~Left", scope: !1, file: !1, line: 15, type: !14, scopeLine: 15, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!369 = !DILocation(line: 15, column: 8, scope: !368, atomGroup: 1, atomRank: 1)
!370 = distinct !DISubprogram(name: "~Left", scope: !1, file: !1, line: 15, type: !14, scopeLine: 15, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!371 = !DILocation(line: 15, column: 8, scope: !370)
!372 = !DILocation(line: 15, column: 8, scope: !370, atomGroup: 1, atomRank: 1)
!373 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N4LeftD1Ev", scope: !1, file: !1, line: 15, type: !14, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!374 = !DILocation(line: 0, scope: !373)
!375 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N4LeftD0Ev", scope: !1, file: !1, line: 15, type: !14, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!376 = !DILocation(line: 0, scope: !375)
!377 = !DILocation(line: 15, column: 8, scope: !370, inlinedAt: !378)
!378 = distinct !DILocation(line: 0, scope: !375)
!379 = distinct !DISubprogram(name: "~Right", scope: !1, file: !1, line: 16, type: !14, scopeLine: 16, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!380 = !DILocation(line: 16, column: 8, scope: !379, atomGroup: 1, atomRank: 1)
!381 = distinct !DISubprogram(name: "~Right", scope: !1, file: !1, line: 16, type: !14, scopeLine: 16, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!382 = !DILocation(line: 16, column: 8, scope: !381)
!383 = !DILocation(line: 16, column: 8, scope: !381, atomGroup: 1, atomRank: 1)
!384 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N5RightD1Ev", scope: !1, file: !1, line: 16, type: !14, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!385 = !DILocation(line: 0, scope: !384)
!386 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N5RightD0Ev", scope: !1, file: !1, line: 16, type: !14, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!387 = !DILocation(line: 0, scope: !386)
!388 = !DILocation(line: 16, column: 8, scope: !381, inlinedAt: !389)
!389 = distinct !DILocation(line: 0, scope: !386)
!390 = distinct !DISubprogram(name: "~Diamond", scope: !1, file: !1, line: 17, type: !14, scopeLine: 17, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!391 = !DILocation(line: 17, column: 8, scope: !390)
!392 = !DILocation(line: 17, column: 8, scope: !390, atomGroup: 1, atomRank: 1)
!393 = distinct !DISubprogram(linkageName: "_ZThn16_N7DiamondD1Ev", scope: !1, file: !1, line: 17, type: !14, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!394 = !DILocation(line: 0, scope: !393)
!395 = distinct !DISubprogram(linkageName: "_ZThn16_N7DiamondD0Ev", scope: !1, file: !1, line: 17, type: !14, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!396 = !DILocation(line: 0, scope: !395)
!397 = !DILocation(line: 17, column: 8, scope: !390, inlinedAt: !398)
!398 = distinct !DILocation(line: 0, scope: !395)
!399 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7DiamondD1Ev", scope: !1, file: !1, line: 17, type: !14, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!400 = !DILocation(line: 0, scope: !399)
!401 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7DiamondD0Ev", scope: !1, file: !1, line: 17, type: !14, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!402 = !DILocation(line: 0, scope: !401)
!403 = !DILocation(line: 17, column: 8, scope: !390, inlinedAt: !404)
!404 = distinct !DILocation(line: 0, scope: !401)
!405 = distinct !DISubprogram(name: "~Base", scope: !1, file: !1, line: 14, type: !14, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!406 = !DILocation(line: 14, column: 32, scope: !405, atomGroup: 1, atomRank: 1)
!407 = distinct !DISubprogram(name: "~Base", scope: !1, file: !1, line: 14, type: !14, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!408 = !DILocation(line: 14, column: 31, scope: !407)
!409 = !DILocation(line: 14, column: 32, scope: !407, atomGroup: 1, atomRank: 1)
!410 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_exceptions.cpp", scope: !1, file: !1, type: !14, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!411 = !DILocation(line: 7, column: 34, scope: !61, inlinedAt: !412, atomGroup: 1, atomRank: 1)
!412 = distinct !DILocation(line: 19, column: 13, scope: !413, inlinedAt: !414)
!413 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !1, file: !1, type: !14, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!414 = distinct !DILocation(line: 0, scope: !410)
!415 = !DILocation(line: 7, column: 44, scope: !61, inlinedAt: !412)
!416 = !DILocation(line: 0, scope: !413, inlinedAt: !414)
