; ModuleID = 'float_math.cu'
source_filename = "float_math.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [73 x i8] c"sqrtf(x * 8) == 4.0f && fabsf(-x) == 2.0f && fmaf(x, 3.0f, 1.0f) == 7.0f\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [14 x i8] c"float_math.cu\00", align 1, !dbg !8
@__func__._Z1kf = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [79 x i8] c"floorf(-x / 4) == -1.0f && ceilf(x / 4) == 1.0f && truncf(-x * 0.75f) == -1.0f\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [79 x i8] c"fminf(x, 1.0f) == 1.0f && fmaxf(x, 1.0f) == 2.0f && fmodf(x * 4, 3.0f) == 2.0f\00", align 1, !dbg !23
@.str4 = private unnamed_addr constant [83 x i8] c"(int)(x * 1.75f) == 3 && (int)(-x * 1.75f) == -3 && __float2int_rn(x * 1.25f) == 2\00", align 1, !dbg !25
@.str5 = private unnamed_addr constant [57 x i8] c"__float_as_int(x) == 0x40000000 && rsqrtf(x * 2) == 0.5f\00", align 1, !dbg !30
@.str6 = private unnamed_addr constant [75 x i8] c"d / 3 * 3 == 2.0 && (float)(d / 3) != d / 3 && !isnan(d) && isinf(d / 0.0)\00", align 1, !dbg !35

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kf(float noundef %x) #0 !dbg !57 {
entry:
  %x.addr.i102 = alloca double, align 8
  %x.addr.i101 = alloca double, align 8
  %x.addr.i100 = alloca float, align 4
  %x.addr.i99 = alloca float, align 4
  %x.addr.i = alloca float, align 4
  %c.addr.i90 = alloca i8, align 1
  %m.addr.i91 = alloca ptr, align 8
  %f.addr.i92 = alloca ptr, align 8
  %l.addr.i93 = alloca i32, align 4
  %fn.addr.i94 = alloca ptr, align 8
  %c.addr.i81 = alloca i8, align 1
  %m.addr.i82 = alloca ptr, align 8
  %f.addr.i83 = alloca ptr, align 8
  %l.addr.i84 = alloca i32, align 4
  %fn.addr.i85 = alloca ptr, align 8
  %c.addr.i72 = alloca i8, align 1
  %m.addr.i73 = alloca ptr, align 8
  %f.addr.i74 = alloca ptr, align 8
  %l.addr.i75 = alloca i32, align 4
  %fn.addr.i76 = alloca ptr, align 8
  %c.addr.i63 = alloca i8, align 1
  %m.addr.i64 = alloca ptr, align 8
  %f.addr.i65 = alloca ptr, align 8
  %l.addr.i66 = alloca i32, align 4
  %fn.addr.i67 = alloca ptr, align 8
  %c.addr.i54 = alloca i8, align 1
  %m.addr.i55 = alloca ptr, align 8
  %f.addr.i56 = alloca ptr, align 8
  %l.addr.i57 = alloca i32, align 4
  %fn.addr.i58 = alloca ptr, align 8
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %x.addr = alloca float, align 4
  %d = alloca double, align 8
  store float %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !61, !DIExpression(), !62)
  %0 = load float, ptr %x.addr, align 4, !dbg !63
  %mul = fmul float %0, 8.000000e+00, !dbg !64
  %1 = call float @llvm.sqrt.f32(float %mul), !dbg !65
  %cmp = fcmp oeq float %1, 4.000000e+00, !dbg !66
  br i1 %cmp, label %land.lhs.true, label %land.end, !dbg !67

land.lhs.true:                                    ; preds = %entry
  %2 = load float, ptr %x.addr, align 4, !dbg !68
  %fneg = fneg float %2, !dbg !69
  %3 = call float @llvm.fabs.f32(float %fneg), !dbg !70
  %cmp1 = fcmp oeq float %3, 2.000000e+00, !dbg !71
  br i1 %cmp1, label %land.rhs, label %land.end, !dbg !72

land.rhs:                                         ; preds = %land.lhs.true
  %4 = load float, ptr %x.addr, align 4, !dbg !73
  %5 = call float @llvm.fma.f32(float %4, float 3.000000e+00, float 1.000000e+00), !dbg !74
  %cmp2 = fcmp oeq float %5, 7.000000e+00, !dbg !75
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %entry
  %6 = phi i1 [ false, %land.lhs.true ], [ false, %entry ], [ %cmp2, %land.rhs ], !dbg !76
  %storedv.i95 = zext i1 %6 to i8, !dbg !77
  store i8 %storedv.i95, ptr %c.addr.i90, align 1, !dbg !77
  store ptr @.str, ptr %m.addr.i91, align 8, !dbg !77
  store ptr @.str1, ptr %f.addr.i92, align 8, !dbg !77
  store i32 7, ptr %l.addr.i93, align 4, !dbg !77
  store ptr @__func__._Z1kf, ptr %fn.addr.i94, align 8, !dbg !77
  %7 = load i8, ptr %c.addr.i90, align 1, !dbg !77
  %loadedv.i96 = trunc i8 %7 to i1, !dbg !77
  br i1 %loadedv.i96, label %_ZL9ws_assertbPKcS0_jS0_.exit98, label %if.then.i97, !dbg !77

if.then.i97:                                      ; preds = %land.end
  %8 = load ptr, ptr %m.addr.i91, align 8, !dbg !77
  %9 = load ptr, ptr %f.addr.i92, align 8, !dbg !77
  %10 = load i32, ptr %l.addr.i93, align 4, !dbg !77
  %11 = load ptr, ptr %fn.addr.i94, align 8, !dbg !77
  call void @__assertfail(ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef %11, i64 noundef 1) #3, !dbg !77
  unreachable, !dbg !77

_ZL9ws_assertbPKcS0_jS0_.exit98:                  ; preds = %land.end
  %12 = load float, ptr %x.addr, align 4, !dbg !78
  %fneg3 = fneg float %12, !dbg !79
  %div = fdiv float %fneg3, 4.000000e+00, !dbg !80
  %13 = call float @llvm.floor.f32(float %div), !dbg !81
  %cmp4 = fcmp oeq float %13, -1.000000e+00, !dbg !82
  br i1 %cmp4, label %land.lhs.true5, label %land.end12, !dbg !83

land.lhs.true5:                                   ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit98
  %14 = load float, ptr %x.addr, align 4, !dbg !84
  %div6 = fdiv float %14, 4.000000e+00, !dbg !85
  %15 = call float @llvm.ceil.f32(float %div6), !dbg !86
  %cmp7 = fcmp oeq float %15, 1.000000e+00, !dbg !87
  br i1 %cmp7, label %land.rhs8, label %land.end12, !dbg !88

land.rhs8:                                        ; preds = %land.lhs.true5
  %16 = load float, ptr %x.addr, align 4, !dbg !89
  %fneg9 = fneg float %16, !dbg !90
  %mul10 = fmul float %fneg9, 7.500000e-01, !dbg !91
  %17 = call float @llvm.trunc.f32(float %mul10), !dbg !92
  %cmp11 = fcmp oeq float %17, -1.000000e+00, !dbg !93
  br label %land.end12

land.end12:                                       ; preds = %land.rhs8, %land.lhs.true5, %_ZL9ws_assertbPKcS0_jS0_.exit98
  %18 = phi i1 [ false, %land.lhs.true5 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit98 ], [ %cmp11, %land.rhs8 ], !dbg !76
  %storedv.i86 = zext i1 %18 to i8, !dbg !94
  store i8 %storedv.i86, ptr %c.addr.i81, align 1, !dbg !94
  store ptr @.str2, ptr %m.addr.i82, align 8, !dbg !94
  store ptr @.str1, ptr %f.addr.i83, align 8, !dbg !94
  store i32 8, ptr %l.addr.i84, align 4, !dbg !94
  store ptr @__func__._Z1kf, ptr %fn.addr.i85, align 8, !dbg !94
  %19 = load i8, ptr %c.addr.i81, align 1, !dbg !94
  %loadedv.i87 = trunc i8 %19 to i1, !dbg !94
  br i1 %loadedv.i87, label %_ZL9ws_assertbPKcS0_jS0_.exit89, label %if.then.i88, !dbg !94

if.then.i88:                                      ; preds = %land.end12
  %20 = load ptr, ptr %m.addr.i82, align 8, !dbg !94
  %21 = load ptr, ptr %f.addr.i83, align 8, !dbg !94
  %22 = load i32, ptr %l.addr.i84, align 4, !dbg !94
  %23 = load ptr, ptr %fn.addr.i85, align 8, !dbg !94
  call void @__assertfail(ptr noundef %20, ptr noundef %21, i32 noundef %22, ptr noundef %23, i64 noundef 1) #3, !dbg !94
  unreachable, !dbg !94

_ZL9ws_assertbPKcS0_jS0_.exit89:                  ; preds = %land.end12
  %24 = load float, ptr %x.addr, align 4, !dbg !95
  %25 = call float @llvm.minnum.f32(float %24, float 1.000000e+00), !dbg !96
  %cmp13 = fcmp oeq float %25, 1.000000e+00, !dbg !97
  br i1 %cmp13, label %land.lhs.true14, label %land.end19, !dbg !98

land.lhs.true14:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit89
  %26 = load float, ptr %x.addr, align 4, !dbg !99
  %27 = call float @llvm.maxnum.f32(float %26, float 1.000000e+00), !dbg !100
  %cmp15 = fcmp oeq float %27, 2.000000e+00, !dbg !101
  br i1 %cmp15, label %land.rhs16, label %land.end19, !dbg !102

land.rhs16:                                       ; preds = %land.lhs.true14
  %28 = load float, ptr %x.addr, align 4, !dbg !103
  %mul17 = fmul float %28, 4.000000e+00, !dbg !104
  %fmod = frem float %mul17, 3.000000e+00, !dbg !105
  %cmp18 = fcmp oeq float %fmod, 2.000000e+00, !dbg !106
  br label %land.end19

land.end19:                                       ; preds = %land.rhs16, %land.lhs.true14, %_ZL9ws_assertbPKcS0_jS0_.exit89
  %29 = phi i1 [ false, %land.lhs.true14 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit89 ], [ %cmp18, %land.rhs16 ], !dbg !76
  %storedv.i77 = zext i1 %29 to i8, !dbg !107
  store i8 %storedv.i77, ptr %c.addr.i72, align 1, !dbg !107
  store ptr @.str3, ptr %m.addr.i73, align 8, !dbg !107
  store ptr @.str1, ptr %f.addr.i74, align 8, !dbg !107
  store i32 9, ptr %l.addr.i75, align 4, !dbg !107
  store ptr @__func__._Z1kf, ptr %fn.addr.i76, align 8, !dbg !107
  %30 = load i8, ptr %c.addr.i72, align 1, !dbg !107
  %loadedv.i78 = trunc i8 %30 to i1, !dbg !107
  br i1 %loadedv.i78, label %_ZL9ws_assertbPKcS0_jS0_.exit80, label %if.then.i79, !dbg !107

if.then.i79:                                      ; preds = %land.end19
  %31 = load ptr, ptr %m.addr.i73, align 8, !dbg !107
  %32 = load ptr, ptr %f.addr.i74, align 8, !dbg !107
  %33 = load i32, ptr %l.addr.i75, align 4, !dbg !107
  %34 = load ptr, ptr %fn.addr.i76, align 8, !dbg !107
  call void @__assertfail(ptr noundef %31, ptr noundef %32, i32 noundef %33, ptr noundef %34, i64 noundef 1) #3, !dbg !107
  unreachable, !dbg !107

_ZL9ws_assertbPKcS0_jS0_.exit80:                  ; preds = %land.end19
  %35 = load float, ptr %x.addr, align 4, !dbg !108
  %mul20 = fmul float %35, 1.750000e+00, !dbg !109
  %conv = fptosi float %mul20 to i32, !dbg !110
  %cmp21 = icmp eq i32 %conv, 3, !dbg !111
  br i1 %cmp21, label %land.lhs.true22, label %land.end30, !dbg !112

land.lhs.true22:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit80
  %36 = load float, ptr %x.addr, align 4, !dbg !113
  %fneg23 = fneg float %36, !dbg !114
  %mul24 = fmul float %fneg23, 1.750000e+00, !dbg !115
  %conv25 = fptosi float %mul24 to i32, !dbg !116
  %cmp26 = icmp eq i32 %conv25, -3, !dbg !117
  br i1 %cmp26, label %land.rhs27, label %land.end30, !dbg !118

land.rhs27:                                       ; preds = %land.lhs.true22
  %37 = load float, ptr %x.addr, align 4, !dbg !119
  %mul28 = fmul float %37, 1.250000e+00, !dbg !120
  store float %mul28, ptr %x.addr.i, align 4, !dbg !121
  %38 = load float, ptr %x.addr.i, align 4, !dbg !121
  %39 = call float @llvm.rint.f32(float %38), !dbg !121
  %conv.i = fptosi float %39 to i32, !dbg !121
  %cmp29 = icmp eq i32 %conv.i, 2, !dbg !122
  br label %land.end30

land.end30:                                       ; preds = %land.rhs27, %land.lhs.true22, %_ZL9ws_assertbPKcS0_jS0_.exit80
  %40 = phi i1 [ false, %land.lhs.true22 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit80 ], [ %cmp29, %land.rhs27 ], !dbg !76
  %storedv.i68 = zext i1 %40 to i8, !dbg !123
  store i8 %storedv.i68, ptr %c.addr.i63, align 1, !dbg !123
  store ptr @.str4, ptr %m.addr.i64, align 8, !dbg !123
  store ptr @.str1, ptr %f.addr.i65, align 8, !dbg !123
  store i32 10, ptr %l.addr.i66, align 4, !dbg !123
  store ptr @__func__._Z1kf, ptr %fn.addr.i67, align 8, !dbg !123
  %41 = load i8, ptr %c.addr.i63, align 1, !dbg !123
  %loadedv.i69 = trunc i8 %41 to i1, !dbg !123
  br i1 %loadedv.i69, label %_ZL9ws_assertbPKcS0_jS0_.exit71, label %if.then.i70, !dbg !123

if.then.i70:                                      ; preds = %land.end30
  %42 = load ptr, ptr %m.addr.i64, align 8, !dbg !123
  %43 = load ptr, ptr %f.addr.i65, align 8, !dbg !123
  %44 = load i32, ptr %l.addr.i66, align 4, !dbg !123
  %45 = load ptr, ptr %fn.addr.i67, align 8, !dbg !123
  call void @__assertfail(ptr noundef %42, ptr noundef %43, i32 noundef %44, ptr noundef %45, i64 noundef 1) #3, !dbg !123
  unreachable, !dbg !123

_ZL9ws_assertbPKcS0_jS0_.exit71:                  ; preds = %land.end30
  %46 = load float, ptr %x.addr, align 4, !dbg !124
  store float %46, ptr %x.addr.i99, align 4, !dbg !125
  %47 = load i32, ptr %x.addr.i99, align 4, !dbg !125
  %cmp32 = icmp eq i32 %47, 1073741824, !dbg !126
  br i1 %cmp32, label %land.rhs33, label %land.end37, !dbg !127

land.rhs33:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit71
  %48 = load float, ptr %x.addr, align 4, !dbg !128
  %mul34 = fmul float %48, 2.000000e+00, !dbg !129
  store float %mul34, ptr %x.addr.i100, align 4, !dbg !130
  %49 = load float, ptr %x.addr.i100, align 4, !dbg !130
  %50 = call contract float @llvm.sqrt.f32(float %49), !dbg !130
  %div.i = fdiv contract float 1.000000e+00, %50, !dbg !130
  %cmp36 = fcmp oeq float %div.i, 5.000000e-01, !dbg !131
  br label %land.end37

land.end37:                                       ; preds = %land.rhs33, %_ZL9ws_assertbPKcS0_jS0_.exit71
  %51 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit71 ], [ %cmp36, %land.rhs33 ], !dbg !76
  %storedv.i59 = zext i1 %51 to i8, !dbg !132
  store i8 %storedv.i59, ptr %c.addr.i54, align 1, !dbg !132
  store ptr @.str5, ptr %m.addr.i55, align 8, !dbg !132
  store ptr @.str1, ptr %f.addr.i56, align 8, !dbg !132
  store i32 11, ptr %l.addr.i57, align 4, !dbg !132
  store ptr @__func__._Z1kf, ptr %fn.addr.i58, align 8, !dbg !132
  %52 = load i8, ptr %c.addr.i54, align 1, !dbg !132
  %loadedv.i60 = trunc i8 %52 to i1, !dbg !132
  br i1 %loadedv.i60, label %_ZL9ws_assertbPKcS0_jS0_.exit62, label %if.then.i61, !dbg !132

if.then.i61:                                      ; preds = %land.end37
  %53 = load ptr, ptr %m.addr.i55, align 8, !dbg !132
  %54 = load ptr, ptr %f.addr.i56, align 8, !dbg !132
  %55 = load i32, ptr %l.addr.i57, align 4, !dbg !132
  %56 = load ptr, ptr %fn.addr.i58, align 8, !dbg !132
  call void @__assertfail(ptr noundef %53, ptr noundef %54, i32 noundef %55, ptr noundef %56, i64 noundef 1) #3, !dbg !132
  unreachable, !dbg !132

_ZL9ws_assertbPKcS0_jS0_.exit62:                  ; preds = %land.end37
    #dbg_declare(ptr %d, !133, !DIExpression(), !135)
  %57 = load float, ptr %x.addr, align 4, !dbg !136
  %conv38 = fpext float %57 to double, !dbg !136
  store double %conv38, ptr %d, align 8, !dbg !135
  %58 = load double, ptr %d, align 8, !dbg !137
  %div39 = fdiv double %58, 3.000000e+00, !dbg !138
  %mul40 = fmul double %div39, 3.000000e+00, !dbg !139
  %cmp41 = fcmp oeq double %mul40, 2.000000e+00, !dbg !140
  br i1 %cmp41, label %land.lhs.true42, label %land.end53, !dbg !141

land.lhs.true42:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit62
  %59 = load double, ptr %d, align 8, !dbg !142
  %div43 = fdiv double %59, 3.000000e+00, !dbg !143
  %conv44 = fptrunc double %div43 to float, !dbg !144
  %conv45 = fpext float %conv44 to double, !dbg !145
  %60 = load double, ptr %d, align 8, !dbg !146
  %div46 = fdiv double %60, 3.000000e+00, !dbg !147
  %cmp47 = fcmp une double %conv45, %div46, !dbg !148
  br i1 %cmp47, label %land.lhs.true48, label %land.end53, !dbg !149

land.lhs.true48:                                  ; preds = %land.lhs.true42
  %61 = load double, ptr %d, align 8, !dbg !150
  store double %61, ptr %x.addr.i101, align 8, !dbg !151
  %62 = load double, ptr %x.addr.i101, align 8, !dbg !151
  %63 = call noundef i1 @llvm.is.fpclass.f64(double %62, i32 3), !dbg !151
  br i1 %63, label %land.end53, label %land.rhs50, !dbg !152

land.rhs50:                                       ; preds = %land.lhs.true48
  %64 = load double, ptr %d, align 8, !dbg !153
  %div51 = fdiv double %64, 0.000000e+00, !dbg !154
  store double %div51, ptr %x.addr.i102, align 8, !dbg !155
  %65 = load double, ptr %x.addr.i102, align 8, !dbg !155
  %66 = call noundef i1 @llvm.is.fpclass.f64(double %65, i32 516), !dbg !155
  br label %land.end53

land.end53:                                       ; preds = %land.rhs50, %land.lhs.true48, %land.lhs.true42, %_ZL9ws_assertbPKcS0_jS0_.exit62
  %67 = phi i1 [ false, %land.lhs.true48 ], [ false, %land.lhs.true42 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit62 ], [ %66, %land.rhs50 ], !dbg !76
  %storedv.i = zext i1 %67 to i8, !dbg !156
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !156
  store ptr @.str6, ptr %m.addr.i, align 8, !dbg !156
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !156
  store i32 13, ptr %l.addr.i, align 4, !dbg !156
  store ptr @__func__._Z1kf, ptr %fn.addr.i, align 8, !dbg !156
  %68 = load i8, ptr %c.addr.i, align 1, !dbg !156
  %loadedv.i = trunc i8 %68 to i1, !dbg !156
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !156

if.then.i:                                        ; preds = %land.end53
  %69 = load ptr, ptr %m.addr.i, align 8, !dbg !156
  %70 = load ptr, ptr %f.addr.i, align 8, !dbg !156
  %71 = load i32, ptr %l.addr.i, align 4, !dbg !156
  %72 = load ptr, ptr %fn.addr.i, align 8, !dbg !156
  call void @__assertfail(ptr noundef %69, ptr noundef %70, i32 noundef %71, ptr noundef %72, i64 noundef 1) #3, !dbg !156
  unreachable, !dbg !156

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end53
  ret void, !dbg !157
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!40}
!llvm.module.flags = !{!52, !53, !54, !55}
!llvm.ident = !{!56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "float_math.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 584, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 73)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 14)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 632, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 79)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !20, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 664, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 83)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 456, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 57)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 600, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 75)
!40 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !41, globals: !45, imports: !46, splitDebugInlining: false, nameTableKind: None)
!41 = !{!42, !43, !44}
!42 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!43 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!44 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!45 = !{!0, !8, !13, !18, !23, !25, !30, !35}
!46 = !{!47, !50}
!47 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !40, entity: !48, file: !49, line: 206)
!48 = !DINamespace(name: "ws_math", scope: null)
!49 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!50 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !51, entity: !48, file: !49, line: 207)
!51 = !DINamespace(name: "std", scope: null)
!52 = !{i32 7, !"Dwarf Version", i32 4}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!56 = !{!"clang version 22.1.8"}
!57 = distinct !DISubprogram(name: "k", linkageName: "_Z1kf", scope: !2, file: !2, line: 6, type: !58, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !40, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{null, !44}
!60 = !{}
!61 = !DILocalVariable(name: "x", arg: 1, scope: !57, file: !2, line: 6, type: !44)
!62 = !DILocation(line: 6, column: 25, scope: !57)
!63 = !DILocation(line: 7, column: 16, scope: !57)
!64 = !DILocation(line: 7, column: 18, scope: !57)
!65 = !DILocation(line: 7, column: 10, scope: !57)
!66 = !DILocation(line: 7, column: 23, scope: !57)
!67 = !DILocation(line: 7, column: 31, scope: !57)
!68 = !DILocation(line: 7, column: 41, scope: !57)
!69 = !DILocation(line: 7, column: 40, scope: !57)
!70 = !DILocation(line: 7, column: 34, scope: !57)
!71 = !DILocation(line: 7, column: 44, scope: !57)
!72 = !DILocation(line: 7, column: 52, scope: !57)
!73 = !DILocation(line: 7, column: 60, scope: !57)
!74 = !DILocation(line: 7, column: 55, scope: !57)
!75 = !DILocation(line: 7, column: 75, scope: !57)
!76 = !DILocation(line: 0, scope: !57)
!77 = !DILocation(line: 7, column: 3, scope: !57)
!78 = !DILocation(line: 8, column: 18, scope: !57)
!79 = !DILocation(line: 8, column: 17, scope: !57)
!80 = !DILocation(line: 8, column: 20, scope: !57)
!81 = !DILocation(line: 8, column: 10, scope: !57)
!82 = !DILocation(line: 8, column: 25, scope: !57)
!83 = !DILocation(line: 8, column: 34, scope: !57)
!84 = !DILocation(line: 8, column: 43, scope: !57)
!85 = !DILocation(line: 8, column: 45, scope: !57)
!86 = !DILocation(line: 8, column: 37, scope: !57)
!87 = !DILocation(line: 8, column: 50, scope: !57)
!88 = !DILocation(line: 8, column: 58, scope: !57)
!89 = !DILocation(line: 8, column: 69, scope: !57)
!90 = !DILocation(line: 8, column: 68, scope: !57)
!91 = !DILocation(line: 8, column: 71, scope: !57)
!92 = !DILocation(line: 8, column: 61, scope: !57)
!93 = !DILocation(line: 8, column: 80, scope: !57)
!94 = !DILocation(line: 8, column: 3, scope: !57)
!95 = !DILocation(line: 9, column: 16, scope: !57)
!96 = !DILocation(line: 9, column: 10, scope: !57)
!97 = !DILocation(line: 9, column: 25, scope: !57)
!98 = !DILocation(line: 9, column: 33, scope: !57)
!99 = !DILocation(line: 9, column: 42, scope: !57)
!100 = !DILocation(line: 9, column: 36, scope: !57)
!101 = !DILocation(line: 9, column: 51, scope: !57)
!102 = !DILocation(line: 9, column: 59, scope: !57)
!103 = !DILocation(line: 9, column: 68, scope: !57)
!104 = !DILocation(line: 9, column: 70, scope: !57)
!105 = !DILocation(line: 9, column: 62, scope: !57)
!106 = !DILocation(line: 9, column: 81, scope: !57)
!107 = !DILocation(line: 9, column: 3, scope: !57)
!108 = !DILocation(line: 10, column: 16, scope: !57)
!109 = !DILocation(line: 10, column: 18, scope: !57)
!110 = !DILocation(line: 10, column: 15, scope: !57)
!111 = !DILocation(line: 10, column: 27, scope: !57)
!112 = !DILocation(line: 10, column: 32, scope: !57)
!113 = !DILocation(line: 10, column: 42, scope: !57)
!114 = !DILocation(line: 10, column: 41, scope: !57)
!115 = !DILocation(line: 10, column: 44, scope: !57)
!116 = !DILocation(line: 10, column: 40, scope: !57)
!117 = !DILocation(line: 10, column: 53, scope: !57)
!118 = !DILocation(line: 10, column: 59, scope: !57)
!119 = !DILocation(line: 10, column: 77, scope: !57)
!120 = !DILocation(line: 10, column: 79, scope: !57)
!121 = !DILocation(line: 10, column: 62, scope: !57)
!122 = !DILocation(line: 10, column: 88, scope: !57)
!123 = !DILocation(line: 10, column: 3, scope: !57)
!124 = !DILocation(line: 11, column: 25, scope: !57)
!125 = !DILocation(line: 11, column: 10, scope: !57)
!126 = !DILocation(line: 11, column: 28, scope: !57)
!127 = !DILocation(line: 11, column: 42, scope: !57)
!128 = !DILocation(line: 11, column: 52, scope: !57)
!129 = !DILocation(line: 11, column: 54, scope: !57)
!130 = !DILocation(line: 11, column: 45, scope: !57)
!131 = !DILocation(line: 11, column: 59, scope: !57)
!132 = !DILocation(line: 11, column: 3, scope: !57)
!133 = !DILocalVariable(name: "d", scope: !57, file: !2, line: 12, type: !134)
!134 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!135 = !DILocation(line: 12, column: 10, scope: !57)
!136 = !DILocation(line: 12, column: 14, scope: !57)
!137 = !DILocation(line: 13, column: 10, scope: !57)
!138 = !DILocation(line: 13, column: 12, scope: !57)
!139 = !DILocation(line: 13, column: 16, scope: !57)
!140 = !DILocation(line: 13, column: 20, scope: !57)
!141 = !DILocation(line: 13, column: 27, scope: !57)
!142 = !DILocation(line: 13, column: 38, scope: !57)
!143 = !DILocation(line: 13, column: 40, scope: !57)
!144 = !DILocation(line: 13, column: 37, scope: !57)
!145 = !DILocation(line: 13, column: 30, scope: !57)
!146 = !DILocation(line: 13, column: 48, scope: !57)
!147 = !DILocation(line: 13, column: 50, scope: !57)
!148 = !DILocation(line: 13, column: 45, scope: !57)
!149 = !DILocation(line: 13, column: 54, scope: !57)
!150 = !DILocation(line: 13, column: 64, scope: !57)
!151 = !DILocation(line: 13, column: 58, scope: !57)
!152 = !DILocation(line: 13, column: 67, scope: !57)
!153 = !DILocation(line: 13, column: 76, scope: !57)
!154 = !DILocation(line: 13, column: 78, scope: !57)
!155 = !DILocation(line: 13, column: 70, scope: !57)
!156 = !DILocation(line: 13, column: 3, scope: !57)
!157 = !DILocation(line: 14, column: 1, scope: !57)
