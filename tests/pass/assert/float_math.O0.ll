; ModuleID = 'float_math.cu'
source_filename = "float_math.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [73 x i8] c"sqrtf(x * 8) == 4.0f && fabsf(-x) == 2.0f && fmaf(x, 3.0f, 1.0f) == 7.0f\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [14 x i8] c"float_math.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kf = private unnamed_addr constant [14 x i8] c"void k(float)\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [79 x i8] c"floorf(-x / 4) == -1.0f && ceilf(x / 4) == 1.0f && truncf(-x * 0.75f) == -1.0f\00", align 1, !dbg !15
@.str3 = private unnamed_addr constant [79 x i8] c"fminf(x, 1.0f) == 1.0f && fmaxf(x, 1.0f) == 2.0f && fmodf(x * 4, 3.0f) == 2.0f\00", align 1, !dbg !20
@.str4 = private unnamed_addr constant [83 x i8] c"(int)(x * 1.75f) == 3 && (int)(-x * 1.75f) == -3 && __float2int_rn(x * 1.25f) == 2\00", align 1, !dbg !22
@.str5 = private unnamed_addr constant [57 x i8] c"__float_as_int(x) == 0x40000000 && rsqrtf(x * 2) == 0.5f\00", align 1, !dbg !27
@.str6 = private unnamed_addr constant [75 x i8] c"d / 3 * 3 == 2.0 && (float)(d / 3) != d / 3 && !isnan(d) && isinf(d / 0.0)\00", align 1, !dbg !32

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kf(float noundef %x) #0 !dbg !80 {
entry:
  %x.addr.i102 = alloca double, align 8
  %x.addr.i101 = alloca double, align 8
  %x.addr.i100 = alloca float, align 4
  %x.addr.i99 = alloca float, align 4
  %x.addr.i = alloca float, align 4
  %holds.addr.i90 = alloca i8, align 1
  %text.addr.i91 = alloca ptr, align 8
  %file.addr.i92 = alloca ptr, align 8
  %line.addr.i93 = alloca i32, align 4
  %fn.addr.i94 = alloca ptr, align 8
  %holds.addr.i81 = alloca i8, align 1
  %text.addr.i82 = alloca ptr, align 8
  %file.addr.i83 = alloca ptr, align 8
  %line.addr.i84 = alloca i32, align 4
  %fn.addr.i85 = alloca ptr, align 8
  %holds.addr.i72 = alloca i8, align 1
  %text.addr.i73 = alloca ptr, align 8
  %file.addr.i74 = alloca ptr, align 8
  %line.addr.i75 = alloca i32, align 4
  %fn.addr.i76 = alloca ptr, align 8
  %holds.addr.i63 = alloca i8, align 1
  %text.addr.i64 = alloca ptr, align 8
  %file.addr.i65 = alloca ptr, align 8
  %line.addr.i66 = alloca i32, align 4
  %fn.addr.i67 = alloca ptr, align 8
  %holds.addr.i54 = alloca i8, align 1
  %text.addr.i55 = alloca ptr, align 8
  %file.addr.i56 = alloca ptr, align 8
  %line.addr.i57 = alloca i32, align 4
  %fn.addr.i58 = alloca ptr, align 8
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %x.addr = alloca float, align 4
  %d = alloca double, align 8
  store float %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !84, !DIExpression(), !85)
  %0 = load float, ptr %x.addr, align 4, !dbg !86
  %mul = fmul float %0, 8.000000e+00, !dbg !87
  %1 = call float @llvm.sqrt.f32(float %mul), !dbg !88
  %cmp = fcmp oeq float %1, 4.000000e+00, !dbg !89
  br i1 %cmp, label %land.lhs.true, label %land.end, !dbg !90

land.lhs.true:                                    ; preds = %entry
  %2 = load float, ptr %x.addr, align 4, !dbg !91
  %fneg = fneg float %2, !dbg !92
  %3 = call float @llvm.fabs.f32(float %fneg), !dbg !93
  %cmp1 = fcmp oeq float %3, 2.000000e+00, !dbg !94
  br i1 %cmp1, label %land.rhs, label %land.end, !dbg !95

land.rhs:                                         ; preds = %land.lhs.true
  %4 = load float, ptr %x.addr, align 4, !dbg !96
  %5 = call float @llvm.fma.f32(float %4, float 3.000000e+00, float 1.000000e+00), !dbg !97
  %cmp2 = fcmp oeq float %5, 7.000000e+00, !dbg !98
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %entry
  %6 = phi i1 [ false, %land.lhs.true ], [ false, %entry ], [ %cmp2, %land.rhs ], !dbg !99
  %storedv.i95 = zext i1 %6 to i8, !dbg !100
  store i8 %storedv.i95, ptr %holds.addr.i90, align 1, !dbg !100
  store ptr @.str, ptr %text.addr.i91, align 8, !dbg !100
  store ptr @.str1, ptr %file.addr.i92, align 8, !dbg !100
  store i32 7, ptr %line.addr.i93, align 4, !dbg !100
  store ptr @__PRETTY_FUNCTION__._Z1kf, ptr %fn.addr.i94, align 8, !dbg !100
  %7 = load i8, ptr %holds.addr.i90, align 1, !dbg !100
  %loadedv.i96 = trunc i8 %7 to i1, !dbg !100
  br i1 %loadedv.i96, label %_ZL9ws_assertbPKcS0_jS0_.exit98, label %if.then.i97, !dbg !100

if.then.i97:                                      ; preds = %land.end
  %8 = load ptr, ptr %text.addr.i91, align 8, !dbg !100
  %9 = load ptr, ptr %file.addr.i92, align 8, !dbg !100
  %10 = load i32, ptr %line.addr.i93, align 4, !dbg !100
  %11 = load ptr, ptr %fn.addr.i94, align 8, !dbg !100
  call void @__assertfail(ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef %11, i64 noundef 1) #4, !dbg !100
  unreachable, !dbg !100

_ZL9ws_assertbPKcS0_jS0_.exit98:                  ; preds = %land.end
  %12 = load float, ptr %x.addr, align 4, !dbg !101
  %fneg3 = fneg float %12, !dbg !102
  %div = fdiv float %fneg3, 4.000000e+00, !dbg !103
  %13 = call float @llvm.floor.f32(float %div), !dbg !104
  %cmp4 = fcmp oeq float %13, -1.000000e+00, !dbg !105
  br i1 %cmp4, label %land.lhs.true5, label %land.end12, !dbg !106

land.lhs.true5:                                   ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit98
  %14 = load float, ptr %x.addr, align 4, !dbg !107
  %div6 = fdiv float %14, 4.000000e+00, !dbg !108
  %15 = call float @llvm.ceil.f32(float %div6), !dbg !109
  %cmp7 = fcmp oeq float %15, 1.000000e+00, !dbg !110
  br i1 %cmp7, label %land.rhs8, label %land.end12, !dbg !111

land.rhs8:                                        ; preds = %land.lhs.true5
  %16 = load float, ptr %x.addr, align 4, !dbg !112
  %fneg9 = fneg float %16, !dbg !113
  %mul10 = fmul float %fneg9, 7.500000e-01, !dbg !114
  %17 = call float @llvm.trunc.f32(float %mul10), !dbg !115
  %cmp11 = fcmp oeq float %17, -1.000000e+00, !dbg !116
  br label %land.end12

land.end12:                                       ; preds = %land.rhs8, %land.lhs.true5, %_ZL9ws_assertbPKcS0_jS0_.exit98
  %18 = phi i1 [ false, %land.lhs.true5 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit98 ], [ %cmp11, %land.rhs8 ], !dbg !99
  %storedv.i86 = zext i1 %18 to i8, !dbg !117
  store i8 %storedv.i86, ptr %holds.addr.i81, align 1, !dbg !117
  store ptr @.str2, ptr %text.addr.i82, align 8, !dbg !117
  store ptr @.str1, ptr %file.addr.i83, align 8, !dbg !117
  store i32 8, ptr %line.addr.i84, align 4, !dbg !117
  store ptr @__PRETTY_FUNCTION__._Z1kf, ptr %fn.addr.i85, align 8, !dbg !117
  %19 = load i8, ptr %holds.addr.i81, align 1, !dbg !117
  %loadedv.i87 = trunc i8 %19 to i1, !dbg !117
  br i1 %loadedv.i87, label %_ZL9ws_assertbPKcS0_jS0_.exit89, label %if.then.i88, !dbg !117

if.then.i88:                                      ; preds = %land.end12
  %20 = load ptr, ptr %text.addr.i82, align 8, !dbg !117
  %21 = load ptr, ptr %file.addr.i83, align 8, !dbg !117
  %22 = load i32, ptr %line.addr.i84, align 4, !dbg !117
  %23 = load ptr, ptr %fn.addr.i85, align 8, !dbg !117
  call void @__assertfail(ptr noundef %20, ptr noundef %21, i32 noundef %22, ptr noundef %23, i64 noundef 1) #4, !dbg !117
  unreachable, !dbg !117

_ZL9ws_assertbPKcS0_jS0_.exit89:                  ; preds = %land.end12
  %24 = load float, ptr %x.addr, align 4, !dbg !118
  %25 = call float @llvm.minnum.f32(float %24, float 1.000000e+00), !dbg !119
  %cmp13 = fcmp oeq float %25, 1.000000e+00, !dbg !120
  br i1 %cmp13, label %land.lhs.true14, label %land.end19, !dbg !121

land.lhs.true14:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit89
  %26 = load float, ptr %x.addr, align 4, !dbg !122
  %27 = call float @llvm.maxnum.f32(float %26, float 1.000000e+00), !dbg !123
  %cmp15 = fcmp oeq float %27, 2.000000e+00, !dbg !124
  br i1 %cmp15, label %land.rhs16, label %land.end19, !dbg !125

land.rhs16:                                       ; preds = %land.lhs.true14
  %28 = load float, ptr %x.addr, align 4, !dbg !126
  %mul17 = fmul float %28, 4.000000e+00, !dbg !127
  %fmod = frem float %mul17, 3.000000e+00, !dbg !128
  %cmp18 = fcmp oeq float %fmod, 2.000000e+00, !dbg !129
  br label %land.end19

land.end19:                                       ; preds = %land.rhs16, %land.lhs.true14, %_ZL9ws_assertbPKcS0_jS0_.exit89
  %29 = phi i1 [ false, %land.lhs.true14 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit89 ], [ %cmp18, %land.rhs16 ], !dbg !99
  %storedv.i77 = zext i1 %29 to i8, !dbg !130
  store i8 %storedv.i77, ptr %holds.addr.i72, align 1, !dbg !130
  store ptr @.str3, ptr %text.addr.i73, align 8, !dbg !130
  store ptr @.str1, ptr %file.addr.i74, align 8, !dbg !130
  store i32 9, ptr %line.addr.i75, align 4, !dbg !130
  store ptr @__PRETTY_FUNCTION__._Z1kf, ptr %fn.addr.i76, align 8, !dbg !130
  %30 = load i8, ptr %holds.addr.i72, align 1, !dbg !130
  %loadedv.i78 = trunc i8 %30 to i1, !dbg !130
  br i1 %loadedv.i78, label %_ZL9ws_assertbPKcS0_jS0_.exit80, label %if.then.i79, !dbg !130

if.then.i79:                                      ; preds = %land.end19
  %31 = load ptr, ptr %text.addr.i73, align 8, !dbg !130
  %32 = load ptr, ptr %file.addr.i74, align 8, !dbg !130
  %33 = load i32, ptr %line.addr.i75, align 4, !dbg !130
  %34 = load ptr, ptr %fn.addr.i76, align 8, !dbg !130
  call void @__assertfail(ptr noundef %31, ptr noundef %32, i32 noundef %33, ptr noundef %34, i64 noundef 1) #4, !dbg !130
  unreachable, !dbg !130

_ZL9ws_assertbPKcS0_jS0_.exit80:                  ; preds = %land.end19
  %35 = load float, ptr %x.addr, align 4, !dbg !131
  %mul20 = fmul float %35, 1.750000e+00, !dbg !132
  %conv = fptosi float %mul20 to i32, !dbg !133
  %cmp21 = icmp eq i32 %conv, 3, !dbg !134
  br i1 %cmp21, label %land.lhs.true22, label %land.end30, !dbg !135

land.lhs.true22:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit80
  %36 = load float, ptr %x.addr, align 4, !dbg !136
  %fneg23 = fneg float %36, !dbg !137
  %mul24 = fmul float %fneg23, 1.750000e+00, !dbg !138
  %conv25 = fptosi float %mul24 to i32, !dbg !139
  %cmp26 = icmp eq i32 %conv25, -3, !dbg !140
  br i1 %cmp26, label %land.rhs27, label %land.end30, !dbg !141

land.rhs27:                                       ; preds = %land.lhs.true22
  %37 = load float, ptr %x.addr, align 4, !dbg !142
  %mul28 = fmul float %37, 1.250000e+00, !dbg !143
  store float %mul28, ptr %x.addr.i, align 4, !dbg !144
  %38 = load float, ptr %x.addr.i, align 4, !dbg !144
  %39 = call noundef i32 @llvm.nvvm.f2i.rn(float %38), !dbg !144
  %cmp29 = icmp eq i32 %39, 2, !dbg !145
  br label %land.end30

land.end30:                                       ; preds = %land.rhs27, %land.lhs.true22, %_ZL9ws_assertbPKcS0_jS0_.exit80
  %40 = phi i1 [ false, %land.lhs.true22 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit80 ], [ %cmp29, %land.rhs27 ], !dbg !99
  %storedv.i68 = zext i1 %40 to i8, !dbg !146
  store i8 %storedv.i68, ptr %holds.addr.i63, align 1, !dbg !146
  store ptr @.str4, ptr %text.addr.i64, align 8, !dbg !146
  store ptr @.str1, ptr %file.addr.i65, align 8, !dbg !146
  store i32 10, ptr %line.addr.i66, align 4, !dbg !146
  store ptr @__PRETTY_FUNCTION__._Z1kf, ptr %fn.addr.i67, align 8, !dbg !146
  %41 = load i8, ptr %holds.addr.i63, align 1, !dbg !146
  %loadedv.i69 = trunc i8 %41 to i1, !dbg !146
  br i1 %loadedv.i69, label %_ZL9ws_assertbPKcS0_jS0_.exit71, label %if.then.i70, !dbg !146

if.then.i70:                                      ; preds = %land.end30
  %42 = load ptr, ptr %text.addr.i64, align 8, !dbg !146
  %43 = load ptr, ptr %file.addr.i65, align 8, !dbg !146
  %44 = load i32, ptr %line.addr.i66, align 4, !dbg !146
  %45 = load ptr, ptr %fn.addr.i67, align 8, !dbg !146
  call void @__assertfail(ptr noundef %42, ptr noundef %43, i32 noundef %44, ptr noundef %45, i64 noundef 1) #4, !dbg !146
  unreachable, !dbg !146

_ZL9ws_assertbPKcS0_jS0_.exit71:                  ; preds = %land.end30
  %46 = load float, ptr %x.addr, align 4, !dbg !147
  store float %46, ptr %x.addr.i99, align 4, !dbg !148
  %47 = load i32, ptr %x.addr.i99, align 4, !dbg !148
  %cmp32 = icmp eq i32 %47, 1073741824, !dbg !149
  br i1 %cmp32, label %land.rhs33, label %land.end37, !dbg !150

land.rhs33:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit71
  %48 = load float, ptr %x.addr, align 4, !dbg !151
  %mul34 = fmul float %48, 2.000000e+00, !dbg !152
  store float %mul34, ptr %x.addr.i100, align 4, !dbg !153
  %49 = load float, ptr %x.addr.i100, align 4, !dbg !153
  %50 = call contract float @llvm.sqrt.f32(float %49), !dbg !153
  %div.i = fdiv contract float 1.000000e+00, %50, !dbg !153
  %cmp36 = fcmp oeq float %div.i, 5.000000e-01, !dbg !154
  br label %land.end37

land.end37:                                       ; preds = %land.rhs33, %_ZL9ws_assertbPKcS0_jS0_.exit71
  %51 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit71 ], [ %cmp36, %land.rhs33 ], !dbg !99
  %storedv.i59 = zext i1 %51 to i8, !dbg !155
  store i8 %storedv.i59, ptr %holds.addr.i54, align 1, !dbg !155
  store ptr @.str5, ptr %text.addr.i55, align 8, !dbg !155
  store ptr @.str1, ptr %file.addr.i56, align 8, !dbg !155
  store i32 11, ptr %line.addr.i57, align 4, !dbg !155
  store ptr @__PRETTY_FUNCTION__._Z1kf, ptr %fn.addr.i58, align 8, !dbg !155
  %52 = load i8, ptr %holds.addr.i54, align 1, !dbg !155
  %loadedv.i60 = trunc i8 %52 to i1, !dbg !155
  br i1 %loadedv.i60, label %_ZL9ws_assertbPKcS0_jS0_.exit62, label %if.then.i61, !dbg !155

if.then.i61:                                      ; preds = %land.end37
  %53 = load ptr, ptr %text.addr.i55, align 8, !dbg !155
  %54 = load ptr, ptr %file.addr.i56, align 8, !dbg !155
  %55 = load i32, ptr %line.addr.i57, align 4, !dbg !155
  %56 = load ptr, ptr %fn.addr.i58, align 8, !dbg !155
  call void @__assertfail(ptr noundef %53, ptr noundef %54, i32 noundef %55, ptr noundef %56, i64 noundef 1) #4, !dbg !155
  unreachable, !dbg !155

_ZL9ws_assertbPKcS0_jS0_.exit62:                  ; preds = %land.end37
    #dbg_declare(ptr %d, !156, !DIExpression(), !157)
  %57 = load float, ptr %x.addr, align 4, !dbg !158
  %conv38 = fpext float %57 to double, !dbg !158
  store double %conv38, ptr %d, align 8, !dbg !157
  %58 = load double, ptr %d, align 8, !dbg !159
  %div39 = fdiv double %58, 3.000000e+00, !dbg !160
  %mul40 = fmul double %div39, 3.000000e+00, !dbg !161
  %cmp41 = fcmp oeq double %mul40, 2.000000e+00, !dbg !162
  br i1 %cmp41, label %land.lhs.true42, label %land.end53, !dbg !163

land.lhs.true42:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit62
  %59 = load double, ptr %d, align 8, !dbg !164
  %div43 = fdiv double %59, 3.000000e+00, !dbg !165
  %conv44 = fptrunc double %div43 to float, !dbg !166
  %conv45 = fpext float %conv44 to double, !dbg !167
  %60 = load double, ptr %d, align 8, !dbg !168
  %div46 = fdiv double %60, 3.000000e+00, !dbg !169
  %cmp47 = fcmp une double %conv45, %div46, !dbg !170
  br i1 %cmp47, label %land.lhs.true48, label %land.end53, !dbg !171

land.lhs.true48:                                  ; preds = %land.lhs.true42
  %61 = load double, ptr %d, align 8, !dbg !172
  store double %61, ptr %x.addr.i101, align 8, !dbg !173
  %62 = load double, ptr %x.addr.i101, align 8, !dbg !173
  %63 = call noundef i1 @llvm.is.fpclass.f64(double %62, i32 3), !dbg !173
  br i1 %63, label %land.end53, label %land.rhs50, !dbg !174

land.rhs50:                                       ; preds = %land.lhs.true48
  %64 = load double, ptr %d, align 8, !dbg !175
  %div51 = fdiv double %64, 0.000000e+00, !dbg !176
  store double %div51, ptr %x.addr.i102, align 8, !dbg !177
  %65 = load double, ptr %x.addr.i102, align 8, !dbg !177
  %66 = call noundef i1 @llvm.is.fpclass.f64(double %65, i32 516), !dbg !177
  br label %land.end53

land.end53:                                       ; preds = %land.rhs50, %land.lhs.true48, %land.lhs.true42, %_ZL9ws_assertbPKcS0_jS0_.exit62
  %67 = phi i1 [ false, %land.lhs.true48 ], [ false, %land.lhs.true42 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit62 ], [ %66, %land.rhs50 ], !dbg !99
  %storedv.i = zext i1 %67 to i8, !dbg !178
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !178
  store ptr @.str6, ptr %text.addr.i, align 8, !dbg !178
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !178
  store i32 13, ptr %line.addr.i, align 4, !dbg !178
  store ptr @__PRETTY_FUNCTION__._Z1kf, ptr %fn.addr.i, align 8, !dbg !178
  %68 = load i8, ptr %holds.addr.i, align 1, !dbg !178
  %loadedv.i = trunc i8 %68 to i1, !dbg !178
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !178

if.then.i:                                        ; preds = %land.end53
  %69 = load ptr, ptr %text.addr.i, align 8, !dbg !178
  %70 = load ptr, ptr %file.addr.i, align 8, !dbg !178
  %71 = load i32, ptr %line.addr.i, align 4, !dbg !178
  %72 = load ptr, ptr %fn.addr.i, align 8, !dbg !178
  call void @__assertfail(ptr noundef %69, ptr noundef %70, i32 noundef %71, ptr noundef %72, i64 noundef 1) #4, !dbg !178
  unreachable, !dbg !178

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end53
  ret void, !dbg !179
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!37}
!llvm.module.flags = !{!75, !76, !77, !78}
!llvm.ident = !{!79}

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
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !10, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 632, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 79)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !17, isLocal: true, isDefinition: true)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 664, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 83)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 456, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 57)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 600, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 75)
!37 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !38, globals: !42, imports: !43, splitDebugInlining: false, nameTableKind: None)
!38 = !{!39, !40, !41}
!39 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!40 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!41 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!42 = !{!0, !8, !13, !15, !20, !22, !27, !32}
!43 = !{!44, !47, !49, !54, !59, !64, !69, !71}
!44 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !37, entity: !45, file: !46, line: 128)
!45 = !DINamespace(name: "ws_math", scope: null)
!46 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!47 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !48, entity: !45, file: !46, line: 129)
!48 = !DINamespace(name: "std", scope: null)
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !48, entity: !50, file: !46, line: 154)
!50 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !46, file: !46, line: 137, type: !51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!51 = !DISubroutineType(types: !52)
!52 = !{!53, !53}
!53 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!54 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !48, entity: !55, file: !46, line: 154)
!55 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !46, file: !46, line: 133, type: !56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!56 = !DISubroutineType(types: !57)
!57 = !{!58, !58}
!58 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!59 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !48, entity: !60, file: !46, line: 154)
!60 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !46, file: !46, line: 134, type: !61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!61 = !DISubroutineType(types: !62)
!62 = !{!63, !63}
!63 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!64 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !48, entity: !65, file: !46, line: 154)
!65 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !46, file: !46, line: 145, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!66 = !DISubroutineType(types: !67)
!67 = !{!39, !68}
!68 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !48, entity: !70, file: !46, line: 154)
!70 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !46, file: !46, line: 147, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!71 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !48, entity: !72, file: !46, line: 154)
!72 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !46, file: !46, line: 149, type: !73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!73 = !DISubroutineType(types: !74)
!74 = !{!40, !41}
!75 = !{i32 7, !"Dwarf Version", i32 4}
!76 = !{i32 2, !"Debug Info Version", i32 3}
!77 = !{i32 1, !"wchar_size", i32 4}
!78 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!79 = !{!"clang version 22.1.8"}
!80 = distinct !DISubprogram(name: "k", linkageName: "_Z1kf", scope: !2, file: !2, line: 6, type: !81, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, retainedNodes: !83)
!81 = !DISubroutineType(types: !82)
!82 = !{null, !41}
!83 = !{}
!84 = !DILocalVariable(name: "x", arg: 1, scope: !80, file: !2, line: 6, type: !41)
!85 = !DILocation(line: 6, column: 25, scope: !80)
!86 = !DILocation(line: 7, column: 16, scope: !80)
!87 = !DILocation(line: 7, column: 18, scope: !80)
!88 = !DILocation(line: 7, column: 10, scope: !80)
!89 = !DILocation(line: 7, column: 23, scope: !80)
!90 = !DILocation(line: 7, column: 31, scope: !80)
!91 = !DILocation(line: 7, column: 41, scope: !80)
!92 = !DILocation(line: 7, column: 40, scope: !80)
!93 = !DILocation(line: 7, column: 34, scope: !80)
!94 = !DILocation(line: 7, column: 44, scope: !80)
!95 = !DILocation(line: 7, column: 52, scope: !80)
!96 = !DILocation(line: 7, column: 60, scope: !80)
!97 = !DILocation(line: 7, column: 55, scope: !80)
!98 = !DILocation(line: 7, column: 75, scope: !80)
!99 = !DILocation(line: 0, scope: !80)
!100 = !DILocation(line: 7, column: 3, scope: !80)
!101 = !DILocation(line: 8, column: 18, scope: !80)
!102 = !DILocation(line: 8, column: 17, scope: !80)
!103 = !DILocation(line: 8, column: 20, scope: !80)
!104 = !DILocation(line: 8, column: 10, scope: !80)
!105 = !DILocation(line: 8, column: 25, scope: !80)
!106 = !DILocation(line: 8, column: 34, scope: !80)
!107 = !DILocation(line: 8, column: 43, scope: !80)
!108 = !DILocation(line: 8, column: 45, scope: !80)
!109 = !DILocation(line: 8, column: 37, scope: !80)
!110 = !DILocation(line: 8, column: 50, scope: !80)
!111 = !DILocation(line: 8, column: 58, scope: !80)
!112 = !DILocation(line: 8, column: 69, scope: !80)
!113 = !DILocation(line: 8, column: 68, scope: !80)
!114 = !DILocation(line: 8, column: 71, scope: !80)
!115 = !DILocation(line: 8, column: 61, scope: !80)
!116 = !DILocation(line: 8, column: 80, scope: !80)
!117 = !DILocation(line: 8, column: 3, scope: !80)
!118 = !DILocation(line: 9, column: 16, scope: !80)
!119 = !DILocation(line: 9, column: 10, scope: !80)
!120 = !DILocation(line: 9, column: 25, scope: !80)
!121 = !DILocation(line: 9, column: 33, scope: !80)
!122 = !DILocation(line: 9, column: 42, scope: !80)
!123 = !DILocation(line: 9, column: 36, scope: !80)
!124 = !DILocation(line: 9, column: 51, scope: !80)
!125 = !DILocation(line: 9, column: 59, scope: !80)
!126 = !DILocation(line: 9, column: 68, scope: !80)
!127 = !DILocation(line: 9, column: 70, scope: !80)
!128 = !DILocation(line: 9, column: 62, scope: !80)
!129 = !DILocation(line: 9, column: 81, scope: !80)
!130 = !DILocation(line: 9, column: 3, scope: !80)
!131 = !DILocation(line: 10, column: 16, scope: !80)
!132 = !DILocation(line: 10, column: 18, scope: !80)
!133 = !DILocation(line: 10, column: 15, scope: !80)
!134 = !DILocation(line: 10, column: 27, scope: !80)
!135 = !DILocation(line: 10, column: 32, scope: !80)
!136 = !DILocation(line: 10, column: 42, scope: !80)
!137 = !DILocation(line: 10, column: 41, scope: !80)
!138 = !DILocation(line: 10, column: 44, scope: !80)
!139 = !DILocation(line: 10, column: 40, scope: !80)
!140 = !DILocation(line: 10, column: 53, scope: !80)
!141 = !DILocation(line: 10, column: 59, scope: !80)
!142 = !DILocation(line: 10, column: 77, scope: !80)
!143 = !DILocation(line: 10, column: 79, scope: !80)
!144 = !DILocation(line: 10, column: 62, scope: !80)
!145 = !DILocation(line: 10, column: 88, scope: !80)
!146 = !DILocation(line: 10, column: 3, scope: !80)
!147 = !DILocation(line: 11, column: 25, scope: !80)
!148 = !DILocation(line: 11, column: 10, scope: !80)
!149 = !DILocation(line: 11, column: 28, scope: !80)
!150 = !DILocation(line: 11, column: 42, scope: !80)
!151 = !DILocation(line: 11, column: 52, scope: !80)
!152 = !DILocation(line: 11, column: 54, scope: !80)
!153 = !DILocation(line: 11, column: 45, scope: !80)
!154 = !DILocation(line: 11, column: 59, scope: !80)
!155 = !DILocation(line: 11, column: 3, scope: !80)
!156 = !DILocalVariable(name: "d", scope: !80, file: !2, line: 12, type: !68)
!157 = !DILocation(line: 12, column: 10, scope: !80)
!158 = !DILocation(line: 12, column: 14, scope: !80)
!159 = !DILocation(line: 13, column: 10, scope: !80)
!160 = !DILocation(line: 13, column: 12, scope: !80)
!161 = !DILocation(line: 13, column: 16, scope: !80)
!162 = !DILocation(line: 13, column: 20, scope: !80)
!163 = !DILocation(line: 13, column: 27, scope: !80)
!164 = !DILocation(line: 13, column: 38, scope: !80)
!165 = !DILocation(line: 13, column: 40, scope: !80)
!166 = !DILocation(line: 13, column: 37, scope: !80)
!167 = !DILocation(line: 13, column: 30, scope: !80)
!168 = !DILocation(line: 13, column: 48, scope: !80)
!169 = !DILocation(line: 13, column: 50, scope: !80)
!170 = !DILocation(line: 13, column: 45, scope: !80)
!171 = !DILocation(line: 13, column: 54, scope: !80)
!172 = !DILocation(line: 13, column: 64, scope: !80)
!173 = !DILocation(line: 13, column: 58, scope: !80)
!174 = !DILocation(line: 13, column: 67, scope: !80)
!175 = !DILocation(line: 13, column: 76, scope: !80)
!176 = !DILocation(line: 13, column: 78, scope: !80)
!177 = !DILocation(line: 13, column: 70, scope: !80)
!178 = !DILocation(line: 13, column: 3, scope: !80)
!179 = !DILocation(line: 14, column: 1, scope: !80)
