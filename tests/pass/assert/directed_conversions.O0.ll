; ModuleID = 'directed_conversions.cu'
source_filename = "directed_conversions.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@.str = private unnamed_addr constant [39 x i8] c"__float_as_int(a) == __float_as_int(b)\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [24 x i8] c"directed_conversions.cu\00", align 1, !dbg !8
@__func__._Z4sameff = private unnamed_addr constant [5 x i8] c"same\00", align 1, !dbg !13
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str2 = private unnamed_addr constant [107 x i8] c"(unsigned long long)down <= (w | 1) && (unsigned long long)down == __double2ull_rz(__nvvm_ull2d_rz(w | 1))\00", align 1, !dbg !18
@__func__._Z7convertPKyPj = private unnamed_addr constant [8 x i8] c"convert\00", align 1, !dbg !23
@.str3 = private unnamed_addr constant [95 x i8] c"__double_as_longlong(up) == __double_as_longlong(down) + ((unsigned long long)down != (w | 1))\00", align 1, !dbg !28
@.str4 = private unnamed_addr constant [46 x i8] c"(long long)w >= 0 ? low == zero : low <= zero\00", align 1, !dbg !33
@.str5 = private unnamed_addr constant [109 x i8] c"__nvvm_f2i_rz(f) == (s >> 10) / 4 && __nvvm_f2i_rm(f) == (s >> 12) && __nvvm_f2i_rp(f) == -(-(s >> 10) >> 2)\00", align 1, !dbg !38
@.str6 = private unnamed_addr constant [74 x i8] c"twice >= -2 && twice <= 2 && (twice != 2 && twice != -2 || even % 2 == 0)\00", align 1, !dbg !43
@.str7 = private unnamed_addr constant [111 x i8] c"__nvvm_d2i_rm(f) == (s >> 12) && __nvvm_f2ll_rp(f) == -(-(s >> 10) >> 2) && __nvvm_d2ll_rz(f) == (s >> 10) / 4\00", align 1, !dbg !48
@.str8 = private unnamed_addr constant [151 x i8] c"__nvvm_f2ui_rz(p) == u >> 12 && __nvvm_f2ui_rp(p) == ((u >> 10) + 3) / 4 && __nvvm_f2ull_rm(p) == u >> 12 && __nvvm_d2ull_rp(p) == ((u >> 10) + 3) / 4\00", align 1, !dbg !53

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z4stepfdb(float noundef %f, double noundef %d, i1 noundef zeroext %up) #0 !dbg !79 {
entry:
  %x.addr.i20 = alloca i32, align 4
  %x.addr.i19 = alloca i32, align 4
  %x.addr.i = alloca float, align 4
  %retval = alloca float, align 4
  %f.addr = alloca float, align 4
  %d.addr = alloca double, align 8
  %up.addr = alloca i8, align 1
  %b = alloca i32, align 4
  %away = alloca i8, align 1
  store float %f, ptr %f.addr, align 4
    #dbg_declare(ptr %f.addr, !83, !DIExpression(), !84)
  store double %d, ptr %d.addr, align 8
    #dbg_declare(ptr %d.addr, !85, !DIExpression(), !86)
  %storedv = zext i1 %up to i8
  store i8 %storedv, ptr %up.addr, align 1
    #dbg_declare(ptr %up.addr, !87, !DIExpression(), !88)
    #dbg_declare(ptr %b, !89, !DIExpression(), !90)
  %0 = load float, ptr %f.addr, align 4, !dbg !91
  store float %0, ptr %x.addr.i, align 4, !dbg !92
  %1 = load i32, ptr %x.addr.i, align 4, !dbg !92
  store i32 %1, ptr %b, align 4, !dbg !90
  %2 = load i8, ptr %up.addr, align 1, !dbg !93
  %loadedv = trunc i8 %2 to i1, !dbg !93
  br i1 %loadedv, label %cond.true, label %cond.false, !dbg !93

cond.true:                                        ; preds = %entry
  %3 = load float, ptr %f.addr, align 4, !dbg !95
  %conv = fpext float %3 to double, !dbg !95
  %4 = load double, ptr %d.addr, align 8, !dbg !96
  %cmp = fcmp oge double %conv, %4, !dbg !97
  br i1 %cmp, label %if.then, label %if.end, !dbg !93

cond.false:                                       ; preds = %entry
  %5 = load float, ptr %f.addr, align 4, !dbg !98
  %conv1 = fpext float %5 to double, !dbg !98
  %6 = load double, ptr %d.addr, align 8, !dbg !99
  %cmp2 = fcmp ole double %conv1, %6, !dbg !100
  br i1 %cmp2, label %if.then, label %if.end, !dbg !93

if.then:                                          ; preds = %cond.false, %cond.true
  %7 = load float, ptr %f.addr, align 4, !dbg !101
  store float %7, ptr %retval, align 4, !dbg !102
  br label %return, !dbg !102

if.end:                                           ; preds = %cond.false, %cond.true
    #dbg_declare(ptr %away, !103, !DIExpression(), !104)
  %8 = load float, ptr %f.addr, align 4, !dbg !105
  %cmp3 = fcmp oge float %8, 0.000000e+00, !dbg !106
  %conv4 = zext i1 %cmp3 to i32, !dbg !107
  %9 = load i8, ptr %up.addr, align 1, !dbg !108
  %loadedv5 = trunc i8 %9 to i1, !dbg !108
  %conv6 = zext i1 %loadedv5 to i32, !dbg !108
  %cmp7 = icmp eq i32 %conv4, %conv6, !dbg !109
  %storedv8 = zext i1 %cmp7 to i8, !dbg !104
  store i8 %storedv8, ptr %away, align 1, !dbg !104
  %10 = load float, ptr %f.addr, align 4, !dbg !110
  %cmp9 = fcmp oeq float %10, 0.000000e+00, !dbg !112
  br i1 %cmp9, label %if.then10, label %if.end13, !dbg !112

if.then10:                                        ; preds = %if.end
  %11 = load i8, ptr %up.addr, align 1, !dbg !113
  %loadedv11 = trunc i8 %11 to i1, !dbg !113
  %12 = zext i1 %loadedv11 to i64, !dbg !113
  %cond = select i1 %loadedv11, i32 1, i32 -2147483647, !dbg !113
  store i32 %cond, ptr %x.addr.i20, align 4, !dbg !114
  %13 = load float, ptr %x.addr.i20, align 4, !dbg !114
  store float %13, ptr %retval, align 4, !dbg !115
  br label %return, !dbg !115

if.end13:                                         ; preds = %if.end
  %14 = load i8, ptr %away, align 1, !dbg !116
  %loadedv14 = trunc i8 %14 to i1, !dbg !116
  br i1 %loadedv14, label %cond.true15, label %cond.false16, !dbg !116

cond.true15:                                      ; preds = %if.end13
  %15 = load i32, ptr %b, align 4, !dbg !117
  %add = add nsw i32 %15, 1, !dbg !118
  br label %cond.end, !dbg !116

cond.false16:                                     ; preds = %if.end13
  %16 = load i32, ptr %b, align 4, !dbg !119
  %sub = sub nsw i32 %16, 1, !dbg !120
  br label %cond.end, !dbg !116

cond.end:                                         ; preds = %cond.false16, %cond.true15
  %cond17 = phi i32 [ %add, %cond.true15 ], [ %sub, %cond.false16 ], !dbg !116
  store i32 %cond17, ptr %x.addr.i19, align 4, !dbg !121
  %17 = load float, ptr %x.addr.i19, align 4, !dbg !121
  store float %17, ptr %retval, align 4, !dbg !122
  br label %return, !dbg !122

return:                                           ; preds = %cond.end, %if.then10, %if.then
  %18 = load float, ptr %retval, align 4, !dbg !123
  ret float %18, !dbg !123
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z7roundeddi(double noundef %d, i32 noundef %mode) #0 !dbg !124 {
entry:
  %retval = alloca float, align 4
  %d.addr = alloca double, align 8
  %mode.addr = alloca i32, align 4
  %f = alloca float, align 4
  store double %d, ptr %d.addr, align 8
    #dbg_declare(ptr %d.addr, !127, !DIExpression(), !128)
  store i32 %mode, ptr %mode.addr, align 4
    #dbg_declare(ptr %mode.addr, !129, !DIExpression(), !130)
    #dbg_declare(ptr %f, !131, !DIExpression(), !132)
  %0 = load double, ptr %d.addr, align 8, !dbg !133
  %conv = fptrunc double %0 to float, !dbg !133
  store float %conv, ptr %f, align 4, !dbg !132
  %1 = load i32, ptr %mode.addr, align 4, !dbg !134
  %cmp = icmp eq i32 %1, 1, !dbg !136
  br i1 %cmp, label %if.then, label %if.end, !dbg !136

if.then:                                          ; preds = %entry
  %2 = load double, ptr %d.addr, align 8, !dbg !137
  %cmp1 = fcmp oge double %2, 0.000000e+00, !dbg !138
  %3 = zext i1 %cmp1 to i64, !dbg !137
  %cond = select i1 %cmp1, i32 2, i32 3, !dbg !137
  store i32 %cond, ptr %mode.addr, align 4, !dbg !139
  br label %if.end, !dbg !140

if.end:                                           ; preds = %if.then, %entry
  %4 = load i32, ptr %mode.addr, align 4, !dbg !141
  %cmp2 = icmp eq i32 %4, 2, !dbg !143
  br i1 %cmp2, label %if.then3, label %if.end7, !dbg !143

if.then3:                                         ; preds = %if.end
  %5 = load float, ptr %f, align 4, !dbg !144
  %conv4 = fpext float %5 to double, !dbg !144
  %6 = load double, ptr %d.addr, align 8, !dbg !145
  %cmp5 = fcmp ogt double %conv4, %6, !dbg !146
  br i1 %cmp5, label %cond.true, label %cond.false, !dbg !147

cond.true:                                        ; preds = %if.then3
  %7 = load float, ptr %f, align 4, !dbg !148
  %8 = load double, ptr %d.addr, align 8, !dbg !149
  %call = call contract noundef float @_Z4stepfdb(float noundef %7, double noundef %8, i1 noundef zeroext false) #5, !dbg !150
  br label %cond.end, !dbg !147

cond.false:                                       ; preds = %if.then3
  %9 = load float, ptr %f, align 4, !dbg !151
  br label %cond.end, !dbg !147

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond6 = phi contract float [ %call, %cond.true ], [ %9, %cond.false ], !dbg !147
  store float %cond6, ptr %retval, align 4, !dbg !152
  br label %return, !dbg !152

if.end7:                                          ; preds = %if.end
  %10 = load i32, ptr %mode.addr, align 4, !dbg !153
  %cmp8 = icmp eq i32 %10, 3, !dbg !155
  br i1 %cmp8, label %if.then9, label %if.end17, !dbg !155

if.then9:                                         ; preds = %if.end7
  %11 = load float, ptr %f, align 4, !dbg !156
  %conv10 = fpext float %11 to double, !dbg !156
  %12 = load double, ptr %d.addr, align 8, !dbg !157
  %cmp11 = fcmp olt double %conv10, %12, !dbg !158
  br i1 %cmp11, label %cond.true12, label %cond.false14, !dbg !159

cond.true12:                                      ; preds = %if.then9
  %13 = load float, ptr %f, align 4, !dbg !160
  %14 = load double, ptr %d.addr, align 8, !dbg !161
  %call13 = call contract noundef float @_Z4stepfdb(float noundef %13, double noundef %14, i1 noundef zeroext true) #5, !dbg !162
  br label %cond.end15, !dbg !159

cond.false14:                                     ; preds = %if.then9
  %15 = load float, ptr %f, align 4, !dbg !163
  br label %cond.end15, !dbg !159

cond.end15:                                       ; preds = %cond.false14, %cond.true12
  %cond16 = phi contract float [ %call13, %cond.true12 ], [ %15, %cond.false14 ], !dbg !159
  store float %cond16, ptr %retval, align 4, !dbg !164
  br label %return, !dbg !164

if.end17:                                         ; preds = %if.end7
  %16 = load float, ptr %f, align 4, !dbg !165
  store float %16, ptr %retval, align 4, !dbg !166
  br label %return, !dbg !166

return:                                           ; preds = %if.end17, %cond.end15, %cond.end
  %17 = load float, ptr %retval, align 4, !dbg !167
  ret float %17, !dbg !167
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z4sameff(float noundef %a, float noundef %b) #0 !dbg !168 {
entry:
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %x.addr.i2 = alloca float, align 4
  %x.addr.i = alloca float, align 4
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
    #dbg_declare(ptr %a.addr, !171, !DIExpression(), !172)
  store float %b, ptr %b.addr, align 4
    #dbg_declare(ptr %b.addr, !173, !DIExpression(), !174)
  %0 = load float, ptr %a.addr, align 4, !dbg !175
  store float %0, ptr %x.addr.i2, align 4, !dbg !176
  %1 = load i32, ptr %x.addr.i2, align 4, !dbg !176
  %2 = load float, ptr %b.addr, align 4, !dbg !177
  store float %2, ptr %x.addr.i, align 4, !dbg !178
  %3 = load i32, ptr %x.addr.i, align 4, !dbg !178
  %cmp = icmp eq i32 %1, %3, !dbg !179
  %storedv.i = zext i1 %cmp to i8, !dbg !180
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !180
  store ptr @.str, ptr %m.addr.i, align 8, !dbg !180
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !180
  store i32 23, ptr %l.addr.i, align 4, !dbg !180
  store ptr @__func__._Z4sameff, ptr %fn.addr.i, align 8, !dbg !180
  %4 = load i8, ptr %c.addr.i, align 1, !dbg !180
  %loadedv.i = trunc i8 %4 to i1, !dbg !180
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !180

if.then.i:                                        ; preds = %entry
  %5 = load ptr, ptr %m.addr.i, align 8, !dbg !180
  %6 = load ptr, ptr %f.addr.i, align 8, !dbg !180
  %7 = load i32, ptr %l.addr.i, align 4, !dbg !180
  %8 = load ptr, ptr %fn.addr.i, align 8, !dbg !180
  call void @__assertfail(ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i64 noundef 1) #6, !dbg !180
  unreachable, !dbg !180

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  ret void, !dbg !181
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7convertPKyPj(ptr noundef %bits, ptr noundef %out) #1 !dbg !182 {
entry:
  %retval.i723 = alloca float, align 4
  %x.addr.i724 = alloca float, align 4
  %up.addr.i725 = alloca i8, align 1
  %b.i726 = alloca i32, align 4
  %ref.tmp.i727 = alloca i32, align 4
  %retval.i693 = alloca float, align 4
  %x.addr.i694 = alloca float, align 4
  %up.addr.i695 = alloca i8, align 1
  %b.i696 = alloca i32, align 4
  %ref.tmp.i697 = alloca i32, align 4
  %retval.i663 = alloca float, align 4
  %x.addr.i664 = alloca float, align 4
  %up.addr.i665 = alloca i8, align 1
  %b.i666 = alloca i32, align 4
  %ref.tmp.i667 = alloca i32, align 4
  %retval.i633 = alloca float, align 4
  %x.addr.i634 = alloca float, align 4
  %up.addr.i635 = alloca i8, align 1
  %b.i636 = alloca i32, align 4
  %ref.tmp.i637 = alloca i32, align 4
  %retval.i603 = alloca float, align 4
  %x.addr.i604 = alloca float, align 4
  %up.addr.i605 = alloca i8, align 1
  %b.i606 = alloca i32, align 4
  %ref.tmp.i607 = alloca i32, align 4
  %retval.i573 = alloca float, align 4
  %x.addr.i574 = alloca float, align 4
  %up.addr.i575 = alloca i8, align 1
  %b.i576 = alloca i32, align 4
  %ref.tmp.i577 = alloca i32, align 4
  %retval.i543 = alloca float, align 4
  %x.addr.i544 = alloca float, align 4
  %up.addr.i545 = alloca i8, align 1
  %b.i546 = alloca i32, align 4
  %ref.tmp.i547 = alloca i32, align 4
  %retval.i513 = alloca float, align 4
  %x.addr.i514 = alloca float, align 4
  %up.addr.i515 = alloca i8, align 1
  %b.i516 = alloca i32, align 4
  %ref.tmp.i517 = alloca i32, align 4
  %retval.i483 = alloca float, align 4
  %x.addr.i484 = alloca float, align 4
  %up.addr.i485 = alloca i8, align 1
  %b.i486 = alloca i32, align 4
  %ref.tmp.i487 = alloca i32, align 4
  %retval.i453 = alloca float, align 4
  %x.addr.i454 = alloca float, align 4
  %up.addr.i455 = alloca i8, align 1
  %b.i456 = alloca i32, align 4
  %ref.tmp.i457 = alloca i32, align 4
  %retval.i423 = alloca float, align 4
  %x.addr.i424 = alloca float, align 4
  %up.addr.i425 = alloca i8, align 1
  %b.i426 = alloca i32, align 4
  %ref.tmp.i427 = alloca i32, align 4
  %retval.i = alloca float, align 4
  %x.addr.i416 = alloca float, align 4
  %up.addr.i = alloca i8, align 1
  %b.i = alloca i32, align 4
  %ref.tmp.i = alloca i32, align 4
  %r.addr.i407 = alloca float, align 4
  %error.addr.i408 = alloca double, align 8
  %r.addr.i398 = alloca float, align 4
  %error.addr.i399 = alloca double, align 8
  %r.addr.i389 = alloca float, align 4
  %error.addr.i390 = alloca double, align 8
  %r.addr.i380 = alloca float, align 4
  %error.addr.i381 = alloca double, align 8
  %r.addr.i371 = alloca float, align 4
  %error.addr.i372 = alloca double, align 8
  %r.addr.i363 = alloca float, align 4
  %error.addr.i364 = alloca double, align 8
  %r.addr.i354 = alloca float, align 4
  %error.addr.i355 = alloca double, align 8
  %r.addr.i345 = alloca float, align 4
  %error.addr.i346 = alloca double, align 8
  %r.addr.i336 = alloca float, align 4
  %error.addr.i337 = alloca double, align 8
  %r.addr.i328 = alloca float, align 4
  %error.addr.i329 = alloca double, align 8
  %r.addr.i319 = alloca float, align 4
  %error.addr.i320 = alloca double, align 8
  %r.addr.i311 = alloca float, align 4
  %error.addr.i312 = alloca double, align 8
  %r.addr.i297 = alloca float, align 4
  %error.addr.i298 = alloca double, align 8
  %r.addr.i284 = alloca float, align 4
  %error.addr.i285 = alloca double, align 8
  %r.addr.i = alloca float, align 4
  %error.addr.i = alloca double, align 8
  %x.addr.i282 = alloca float, align 4
  %x.addr.i276 = alloca double, align 8
  %r.i277 = alloca float, align 4
  %x.addr.i270 = alloca double, align 8
  %r.i271 = alloca float, align 4
  %x.addr.i264 = alloca double, align 8
  %r.i265 = alloca float, align 4
  %x.addr.i258 = alloca double, align 8
  %r.i259 = alloca float, align 4
  %x.addr.i252 = alloca double, align 8
  %r.i253 = alloca float, align 4
  %x.addr.i246 = alloca double, align 8
  %r.i247 = alloca float, align 4
  %x.addr.i241 = alloca double, align 8
  %r.i242 = alloca float, align 4
  %x.addr.i235 = alloca double, align 8
  %r.i236 = alloca float, align 4
  %x.addr.i232 = alloca double, align 8
  %r.i = alloca float, align 4
  %x.addr.i231 = alloca double, align 8
  %x.addr.i230 = alloca double, align 8
  %x.addr.i228 = alloca double, align 8
  %x.addr.i227 = alloca i64, align 8
  %x.addr.i226 = alloca i64, align 8
  %x.addr.i223 = alloca i32, align 4
  %x.addr.i220 = alloca i32, align 4
  %x.addr.i217 = alloca i32, align 4
  %x.addr.i214 = alloca i32, align 4
  %x.addr.i211 = alloca i32, align 4
  %x.addr.i = alloca i32, align 4
  %c.addr.i202 = alloca i8, align 1
  %m.addr.i203 = alloca ptr, align 8
  %f.addr.i204 = alloca ptr, align 8
  %l.addr.i205 = alloca i32, align 4
  %fn.addr.i206 = alloca ptr, align 8
  %c.addr.i193 = alloca i8, align 1
  %m.addr.i194 = alloca ptr, align 8
  %f.addr.i195 = alloca ptr, align 8
  %l.addr.i196 = alloca i32, align 4
  %fn.addr.i197 = alloca ptr, align 8
  %c.addr.i184 = alloca i8, align 1
  %m.addr.i185 = alloca ptr, align 8
  %f.addr.i186 = alloca ptr, align 8
  %l.addr.i187 = alloca i32, align 4
  %fn.addr.i188 = alloca ptr, align 8
  %c.addr.i175 = alloca i8, align 1
  %m.addr.i176 = alloca ptr, align 8
  %f.addr.i177 = alloca ptr, align 8
  %l.addr.i178 = alloca i32, align 4
  %fn.addr.i179 = alloca ptr, align 8
  %c.addr.i166 = alloca i8, align 1
  %m.addr.i167 = alloca ptr, align 8
  %f.addr.i168 = alloca ptr, align 8
  %l.addr.i169 = alloca i32, align 4
  %fn.addr.i170 = alloca ptr, align 8
  %c.addr.i157 = alloca i8, align 1
  %m.addr.i158 = alloca ptr, align 8
  %f.addr.i159 = alloca ptr, align 8
  %l.addr.i160 = alloca i32, align 4
  %fn.addr.i161 = alloca ptr, align 8
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %bits.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %w = alloca i64, align 8
  %s = alloca i32, align 4
  %u = alloca i32, align 4
  %l = alloca i64, align 8
  %n = alloca i64, align 8
  %down = alloca double, align 8
  %up = alloca double, align 8
  %low = alloca double, align 8
  %zero = alloca double, align 8
  %f = alloca float, align 4
  %even = alloca i32, align 4
  %twice = alloca i32, align 4
  %p = alloca float, align 4
  %d = alloca double, align 8
  store ptr %bits, ptr %bits.addr, align 8
    #dbg_declare(ptr %bits.addr, !188, !DIExpression(), !189)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !190, !DIExpression(), !191)
    #dbg_declare(ptr %i, !192, !DIExpression(), !194)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !195
  store i32 %0, ptr %i, align 4, !dbg !194
  br label %for.cond, !dbg !196

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !197
  %cmp = icmp slt i32 %1, 512, !dbg !199
  br i1 %cmp, label %for.body, label %for.end, !dbg !200

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %w, !201, !DIExpression(), !203)
  %2 = load ptr, ptr %bits.addr, align 8, !dbg !204
  %3 = load i32, ptr %i, align 4, !dbg !205
  %idxprom = sext i32 %3 to i64, !dbg !204
  %arrayidx = getelementptr inbounds i64, ptr %2, i64 %idxprom, !dbg !204
  %4 = load i64, ptr %arrayidx, align 8, !dbg !204
  store i64 %4, ptr %w, align 8, !dbg !203
    #dbg_declare(ptr %s, !206, !DIExpression(), !207)
  %5 = load i64, ptr %w, align 8, !dbg !208
  %conv = trunc i64 %5 to i32, !dbg !208
  store i32 %conv, ptr %s, align 4, !dbg !207
    #dbg_declare(ptr %u, !209, !DIExpression(), !210)
  %6 = load i64, ptr %w, align 8, !dbg !211
  %shr = lshr i64 %6, 32, !dbg !212
  %conv1 = trunc i64 %shr to i32, !dbg !213
  store i32 %conv1, ptr %u, align 4, !dbg !210
  %7 = load i32, ptr %s, align 4, !dbg !214
  %8 = call contract float @llvm.nvvm.i2f.rn(i32 %7), !dbg !215
  %9 = load i32, ptr %s, align 4, !dbg !216
  %conv2 = sitofp i32 %9 to double, !dbg !216
  %call3 = call contract noundef float @_Z7roundeddi(double noundef %conv2, i32 noundef 0) #5, !dbg !217
  call void @_Z4sameff(float noundef %8, float noundef %call3) #5, !dbg !218
  %10 = load i32, ptr %s, align 4, !dbg !219
  %11 = call contract float @llvm.nvvm.i2f.rz(i32 %10), !dbg !220
  %12 = load i32, ptr %s, align 4, !dbg !221
  %conv4 = sitofp i32 %12 to double, !dbg !221
  %call5 = call contract noundef float @_Z7roundeddi(double noundef %conv4, i32 noundef 1) #5, !dbg !222
  call void @_Z4sameff(float noundef %11, float noundef %call5) #5, !dbg !223
  %13 = load i32, ptr %s, align 4, !dbg !224
  %14 = call contract float @llvm.nvvm.i2f.rm(i32 %13), !dbg !225
  %15 = load i32, ptr %s, align 4, !dbg !226
  %conv6 = sitofp i32 %15 to double, !dbg !226
  %call7 = call contract noundef float @_Z7roundeddi(double noundef %conv6, i32 noundef 2) #5, !dbg !227
  call void @_Z4sameff(float noundef %14, float noundef %call7) #5, !dbg !228
  %16 = load i32, ptr %s, align 4, !dbg !229
  %17 = call contract float @llvm.nvvm.i2f.rp(i32 %16), !dbg !230
  %18 = load i32, ptr %s, align 4, !dbg !231
  %conv8 = sitofp i32 %18 to double, !dbg !231
  %call9 = call contract noundef float @_Z7roundeddi(double noundef %conv8, i32 noundef 3) #5, !dbg !232
  call void @_Z4sameff(float noundef %17, float noundef %call9) #5, !dbg !233
  %19 = load i32, ptr %u, align 4, !dbg !234
  %20 = call contract float @llvm.nvvm.ui2f.rn(i32 %19), !dbg !235
  %21 = load i32, ptr %u, align 4, !dbg !236
  %conv10 = uitofp i32 %21 to double, !dbg !236
  %call11 = call contract noundef float @_Z7roundeddi(double noundef %conv10, i32 noundef 0) #5, !dbg !237
  call void @_Z4sameff(float noundef %20, float noundef %call11) #5, !dbg !238
  %22 = load i32, ptr %u, align 4, !dbg !239
  %23 = call contract float @llvm.nvvm.ui2f.rz(i32 %22), !dbg !240
  %24 = load i32, ptr %u, align 4, !dbg !241
  %conv12 = uitofp i32 %24 to double, !dbg !241
  %call13 = call contract noundef float @_Z7roundeddi(double noundef %conv12, i32 noundef 1) #5, !dbg !242
  call void @_Z4sameff(float noundef %23, float noundef %call13) #5, !dbg !243
  %25 = load i32, ptr %u, align 4, !dbg !244
  %26 = call contract float @llvm.nvvm.ui2f.rm(i32 %25), !dbg !245
  %27 = load i32, ptr %u, align 4, !dbg !246
  %conv14 = uitofp i32 %27 to double, !dbg !246
  %call15 = call contract noundef float @_Z7roundeddi(double noundef %conv14, i32 noundef 2) #5, !dbg !247
  call void @_Z4sameff(float noundef %26, float noundef %call15) #5, !dbg !248
  %28 = load i32, ptr %u, align 4, !dbg !249
  %29 = call contract float @llvm.nvvm.ui2f.rp(i32 %28), !dbg !250
  %30 = load i32, ptr %u, align 4, !dbg !251
  %conv16 = uitofp i32 %30 to double, !dbg !251
  %call17 = call contract noundef float @_Z7roundeddi(double noundef %conv16, i32 noundef 3) #5, !dbg !252
  call void @_Z4sameff(float noundef %29, float noundef %call17) #5, !dbg !253
  %31 = load i32, ptr %s, align 4, !dbg !254
  store i32 %31, ptr %x.addr.i, align 4, !dbg !255
  %32 = load i32, ptr %x.addr.i, align 4, !dbg !255
  %conv.i = sitofp i32 %32 to double, !dbg !255
  store double %conv.i, ptr %x.addr.i235, align 8, !dbg !255
  %33 = load double, ptr %x.addr.i235, align 8, !dbg !255
  %conv.i237 = fptrunc double %33 to float, !dbg !255
  store float %conv.i237, ptr %r.i236, align 4, !dbg !255
  %34 = load float, ptr %r.i236, align 4, !dbg !255
  %35 = load double, ptr %x.addr.i235, align 8, !dbg !255
  %36 = load float, ptr %r.i236, align 4, !dbg !255
  %conv1.i238 = fpext float %36 to double, !dbg !255
  %sub.i239 = fsub double %35, %conv1.i238, !dbg !255
  store float %34, ptr %r.addr.i284, align 4, !dbg !255
  store double %sub.i239, ptr %error.addr.i285, align 8, !dbg !255
  %37 = load float, ptr %r.addr.i284, align 4, !dbg !255
  %cmp.i286 = fcmp ogt float %37, 0.000000e+00, !dbg !255
  br i1 %cmp.i286, label %cond.true.i295, label %cond.false.i287, !dbg !255

cond.true.i295:                                   ; preds = %for.body
  %38 = load float, ptr %r.addr.i284, align 4, !dbg !255
  %39 = load double, ptr %error.addr.i285, align 8, !dbg !255
  store float %38, ptr %r.addr.i319, align 4, !dbg !255
  store double %39, ptr %error.addr.i320, align 8, !dbg !255
  %40 = load double, ptr %error.addr.i320, align 8, !dbg !255
  %cmp.i321 = fcmp olt double %40, 0.000000e+00, !dbg !255
  br i1 %cmp.i321, label %cond.true.i325, label %cond.false.i322, !dbg !255

cond.true.i325:                                   ; preds = %cond.true.i295
  %41 = load float, ptr %r.addr.i319, align 4, !dbg !255
  store float %41, ptr %x.addr.i694, align 4, !dbg !255
  store i8 0, ptr %up.addr.i695, align 1, !dbg !255
  %42 = load float, ptr %x.addr.i694, align 4, !dbg !255
  %43 = load float, ptr %x.addr.i694, align 4, !dbg !255
  %cmp.i698 = fcmp une float %42, %43, !dbg !255
  br i1 %cmp.i698, label %if.then.i721, label %if.end.i699, !dbg !255

if.then.i721:                                     ; preds = %cond.true.i325
  %44 = load float, ptr %x.addr.i694, align 4, !dbg !255
  store float %44, ptr %retval.i693, align 4, !dbg !255
  br label %_ZL7ws_nextfb.exit722, !dbg !255

if.end.i699:                                      ; preds = %cond.true.i325
  %45 = load float, ptr %x.addr.i694, align 4, !dbg !255
  %cmp1.i700 = fcmp oeq float %45, 0.000000e+00, !dbg !255
  br i1 %cmp1.i700, label %if.then2.i718, label %if.end3.i701, !dbg !255

if.then2.i718:                                    ; preds = %if.end.i699
  %46 = load i8, ptr %up.addr.i695, align 1, !dbg !255
  %loadedv.i719 = trunc i8 %46 to i1, !dbg !255
  %47 = zext i1 %loadedv.i719 to i64, !dbg !255
  %cond.i720 = select contract i1 %loadedv.i719, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !255
  store float %cond.i720, ptr %retval.i693, align 4, !dbg !255
  br label %_ZL7ws_nextfb.exit722, !dbg !255

if.end3.i701:                                     ; preds = %if.end.i699
  %48 = load i32, ptr %x.addr.i694, align 4, !dbg !255
  store i32 %48, ptr %b.i696, align 4, !dbg !255
  %49 = load i8, ptr %up.addr.i695, align 1, !dbg !255
  %loadedv4.i702 = trunc i8 %49 to i1, !dbg !255
  br i1 %loadedv4.i702, label %land.lhs.true.i716, label %lor.lhs.false.i703, !dbg !255

land.lhs.true.i716:                               ; preds = %if.end3.i701
  %50 = load i32, ptr %b.i696, align 4, !dbg !255
  %cmp5.i717 = icmp eq i32 %50, 2139095040, !dbg !255
  br i1 %cmp5.i717, label %if.then9.i715, label %lor.lhs.false.i703, !dbg !255

lor.lhs.false.i703:                               ; preds = %land.lhs.true.i716, %if.end3.i701
  %51 = load i8, ptr %up.addr.i695, align 1, !dbg !255
  %loadedv6.i704 = trunc i8 %51 to i1, !dbg !255
  br i1 %loadedv6.i704, label %if.end10.i707, label %land.lhs.true7.i705, !dbg !255

land.lhs.true7.i705:                              ; preds = %lor.lhs.false.i703
  %52 = load i32, ptr %b.i696, align 4, !dbg !255
  %cmp8.i706 = icmp eq i32 %52, -8388608, !dbg !255
  br i1 %cmp8.i706, label %if.then9.i715, label %if.end10.i707, !dbg !255

if.then9.i715:                                    ; preds = %land.lhs.true7.i705, %land.lhs.true.i716
  %53 = load float, ptr %x.addr.i694, align 4, !dbg !255
  store float %53, ptr %retval.i693, align 4, !dbg !255
  br label %_ZL7ws_nextfb.exit722, !dbg !255

if.end10.i707:                                    ; preds = %land.lhs.true7.i705, %lor.lhs.false.i703
  %54 = load i32, ptr %b.i696, align 4, !dbg !255
  %55 = load float, ptr %x.addr.i694, align 4, !dbg !255
  %cmp11.i708 = fcmp ogt float %55, 0.000000e+00, !dbg !255
  %conv.i709 = zext i1 %cmp11.i708 to i32, !dbg !255
  %56 = load i8, ptr %up.addr.i695, align 1, !dbg !255
  %loadedv12.i710 = trunc i8 %56 to i1, !dbg !255
  %conv13.i711 = zext i1 %loadedv12.i710 to i32, !dbg !255
  %cmp14.i712 = icmp eq i32 %conv.i709, %conv13.i711, !dbg !255
  %57 = zext i1 %cmp14.i712 to i64, !dbg !255
  %cond15.i713 = select i1 %cmp14.i712, i32 1, i32 -1, !dbg !255
  %add.i714 = add nsw i32 %54, %cond15.i713, !dbg !255
  store i32 %add.i714, ptr %ref.tmp.i697, align 4, !dbg !255
  %58 = load float, ptr %ref.tmp.i697, align 4, !dbg !255
  store float %58, ptr %retval.i693, align 4, !dbg !255
  br label %_ZL7ws_nextfb.exit722, !dbg !255

_ZL7ws_nextfb.exit722:                            ; preds = %if.then.i721, %if.then2.i718, %if.then9.i715, %if.end10.i707
  %59 = load float, ptr %retval.i693, align 4, !dbg !255
  br label %_ZL5ws_rdIfdET_S0_T0_.exit327, !dbg !255

cond.false.i322:                                  ; preds = %cond.true.i295
  %60 = load float, ptr %r.addr.i319, align 4, !dbg !255
  br label %_ZL5ws_rdIfdET_S0_T0_.exit327, !dbg !255

_ZL5ws_rdIfdET_S0_T0_.exit327:                    ; preds = %_ZL7ws_nextfb.exit722, %cond.false.i322
  %cond.i324 = phi contract float [ %59, %_ZL7ws_nextfb.exit722 ], [ %60, %cond.false.i322 ], !dbg !255
  br label %_ZL5ws_rzIfdET_S0_T0_.exit296, !dbg !255

cond.false.i287:                                  ; preds = %for.body
  %61 = load float, ptr %r.addr.i284, align 4, !dbg !255
  %cmp1.i288 = fcmp olt float %61, 0.000000e+00, !dbg !255
  br i1 %cmp1.i288, label %cond.true2.i293, label %cond.false4.i289, !dbg !255

cond.true2.i293:                                  ; preds = %cond.false.i287
  %62 = load float, ptr %r.addr.i284, align 4, !dbg !255
  %63 = load double, ptr %error.addr.i285, align 8, !dbg !255
  store float %62, ptr %r.addr.i371, align 4, !dbg !255
  store double %63, ptr %error.addr.i372, align 8, !dbg !255
  %64 = load double, ptr %error.addr.i372, align 8, !dbg !255
  %cmp.i373 = fcmp ogt double %64, 0.000000e+00, !dbg !255
  br i1 %cmp.i373, label %cond.true.i377, label %cond.false.i374, !dbg !255

cond.true.i377:                                   ; preds = %cond.true2.i293
  %65 = load float, ptr %r.addr.i371, align 4, !dbg !255
  store float %65, ptr %x.addr.i514, align 4, !dbg !255
  store i8 1, ptr %up.addr.i515, align 1, !dbg !255
  %66 = load float, ptr %x.addr.i514, align 4, !dbg !255
  %67 = load float, ptr %x.addr.i514, align 4, !dbg !255
  %cmp.i518 = fcmp une float %66, %67, !dbg !255
  br i1 %cmp.i518, label %if.then.i541, label %if.end.i519, !dbg !255

if.then.i541:                                     ; preds = %cond.true.i377
  %68 = load float, ptr %x.addr.i514, align 4, !dbg !255
  store float %68, ptr %retval.i513, align 4, !dbg !255
  br label %_ZL7ws_nextfb.exit542, !dbg !255

if.end.i519:                                      ; preds = %cond.true.i377
  %69 = load float, ptr %x.addr.i514, align 4, !dbg !255
  %cmp1.i520 = fcmp oeq float %69, 0.000000e+00, !dbg !255
  br i1 %cmp1.i520, label %if.then2.i538, label %if.end3.i521, !dbg !255

if.then2.i538:                                    ; preds = %if.end.i519
  %70 = load i8, ptr %up.addr.i515, align 1, !dbg !255
  %loadedv.i539 = trunc i8 %70 to i1, !dbg !255
  %71 = zext i1 %loadedv.i539 to i64, !dbg !255
  %cond.i540 = select contract i1 %loadedv.i539, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !255
  store float %cond.i540, ptr %retval.i513, align 4, !dbg !255
  br label %_ZL7ws_nextfb.exit542, !dbg !255

if.end3.i521:                                     ; preds = %if.end.i519
  %72 = load i32, ptr %x.addr.i514, align 4, !dbg !255
  store i32 %72, ptr %b.i516, align 4, !dbg !255
  %73 = load i8, ptr %up.addr.i515, align 1, !dbg !255
  %loadedv4.i522 = trunc i8 %73 to i1, !dbg !255
  br i1 %loadedv4.i522, label %land.lhs.true.i536, label %lor.lhs.false.i523, !dbg !255

land.lhs.true.i536:                               ; preds = %if.end3.i521
  %74 = load i32, ptr %b.i516, align 4, !dbg !255
  %cmp5.i537 = icmp eq i32 %74, 2139095040, !dbg !255
  br i1 %cmp5.i537, label %if.then9.i535, label %lor.lhs.false.i523, !dbg !255

lor.lhs.false.i523:                               ; preds = %land.lhs.true.i536, %if.end3.i521
  %75 = load i8, ptr %up.addr.i515, align 1, !dbg !255
  %loadedv6.i524 = trunc i8 %75 to i1, !dbg !255
  br i1 %loadedv6.i524, label %if.end10.i527, label %land.lhs.true7.i525, !dbg !255

land.lhs.true7.i525:                              ; preds = %lor.lhs.false.i523
  %76 = load i32, ptr %b.i516, align 4, !dbg !255
  %cmp8.i526 = icmp eq i32 %76, -8388608, !dbg !255
  br i1 %cmp8.i526, label %if.then9.i535, label %if.end10.i527, !dbg !255

if.then9.i535:                                    ; preds = %land.lhs.true7.i525, %land.lhs.true.i536
  %77 = load float, ptr %x.addr.i514, align 4, !dbg !255
  store float %77, ptr %retval.i513, align 4, !dbg !255
  br label %_ZL7ws_nextfb.exit542, !dbg !255

if.end10.i527:                                    ; preds = %land.lhs.true7.i525, %lor.lhs.false.i523
  %78 = load i32, ptr %b.i516, align 4, !dbg !255
  %79 = load float, ptr %x.addr.i514, align 4, !dbg !255
  %cmp11.i528 = fcmp ogt float %79, 0.000000e+00, !dbg !255
  %conv.i529 = zext i1 %cmp11.i528 to i32, !dbg !255
  %80 = load i8, ptr %up.addr.i515, align 1, !dbg !255
  %loadedv12.i530 = trunc i8 %80 to i1, !dbg !255
  %conv13.i531 = zext i1 %loadedv12.i530 to i32, !dbg !255
  %cmp14.i532 = icmp eq i32 %conv.i529, %conv13.i531, !dbg !255
  %81 = zext i1 %cmp14.i532 to i64, !dbg !255
  %cond15.i533 = select i1 %cmp14.i532, i32 1, i32 -1, !dbg !255
  %add.i534 = add nsw i32 %78, %cond15.i533, !dbg !255
  store i32 %add.i534, ptr %ref.tmp.i517, align 4, !dbg !255
  %82 = load float, ptr %ref.tmp.i517, align 4, !dbg !255
  store float %82, ptr %retval.i513, align 4, !dbg !255
  br label %_ZL7ws_nextfb.exit542, !dbg !255

_ZL7ws_nextfb.exit542:                            ; preds = %if.then.i541, %if.then2.i538, %if.then9.i535, %if.end10.i527
  %83 = load float, ptr %retval.i513, align 4, !dbg !255
  br label %_ZL5ws_ruIfdET_S0_T0_.exit379, !dbg !255

cond.false.i374:                                  ; preds = %cond.true2.i293
  %84 = load float, ptr %r.addr.i371, align 4, !dbg !255
  br label %_ZL5ws_ruIfdET_S0_T0_.exit379, !dbg !255

_ZL5ws_ruIfdET_S0_T0_.exit379:                    ; preds = %_ZL7ws_nextfb.exit542, %cond.false.i374
  %cond.i376 = phi contract float [ %83, %_ZL7ws_nextfb.exit542 ], [ %84, %cond.false.i374 ], !dbg !255
  br label %cond.end.i290, !dbg !255

cond.false4.i289:                                 ; preds = %cond.false.i287
  %85 = load float, ptr %r.addr.i284, align 4, !dbg !255
  br label %cond.end.i290, !dbg !255

cond.end.i290:                                    ; preds = %cond.false4.i289, %_ZL5ws_ruIfdET_S0_T0_.exit379
  %cond.i291 = phi contract float [ %cond.i376, %_ZL5ws_ruIfdET_S0_T0_.exit379 ], [ %85, %cond.false4.i289 ], !dbg !255
  br label %_ZL5ws_rzIfdET_S0_T0_.exit296, !dbg !255

_ZL5ws_rzIfdET_S0_T0_.exit296:                    ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit327, %cond.end.i290
  %cond6.i292 = phi contract float [ %cond.i324, %_ZL5ws_rdIfdET_S0_T0_.exit327 ], [ %cond.i291, %cond.end.i290 ], !dbg !255
  %86 = load i32, ptr %s, align 4, !dbg !256
  %conv19 = sitofp i32 %86 to double, !dbg !256
  %call20 = call contract noundef float @_Z7roundeddi(double noundef %conv19, i32 noundef 1) #5, !dbg !257
  call void @_Z4sameff(float noundef %cond6.i292, float noundef %call20) #5, !dbg !258
  %87 = load i32, ptr %s, align 4, !dbg !259
  store i32 %87, ptr %x.addr.i211, align 4, !dbg !260
  %88 = load i32, ptr %x.addr.i211, align 4, !dbg !260
  %conv.i212 = sitofp i32 %88 to double, !dbg !260
  store double %conv.i212, ptr %x.addr.i252, align 8, !dbg !260
  %89 = load double, ptr %x.addr.i252, align 8, !dbg !260
  %conv.i254 = fptrunc double %89 to float, !dbg !260
  store float %conv.i254, ptr %r.i253, align 4, !dbg !260
  %90 = load float, ptr %r.i253, align 4, !dbg !260
  %91 = load double, ptr %x.addr.i252, align 8, !dbg !260
  %92 = load float, ptr %r.i253, align 4, !dbg !260
  %conv1.i255 = fpext float %92 to double, !dbg !260
  %sub.i256 = fsub double %91, %conv1.i255, !dbg !260
  store float %90, ptr %r.addr.i345, align 4, !dbg !260
  store double %sub.i256, ptr %error.addr.i346, align 8, !dbg !260
  %93 = load double, ptr %error.addr.i346, align 8, !dbg !260
  %cmp.i347 = fcmp olt double %93, 0.000000e+00, !dbg !260
  br i1 %cmp.i347, label %cond.true.i351, label %cond.false.i348, !dbg !260

cond.true.i351:                                   ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit296
  %94 = load float, ptr %r.addr.i345, align 4, !dbg !260
  store float %94, ptr %x.addr.i604, align 4, !dbg !260
  store i8 0, ptr %up.addr.i605, align 1, !dbg !260
  %95 = load float, ptr %x.addr.i604, align 4, !dbg !260
  %96 = load float, ptr %x.addr.i604, align 4, !dbg !260
  %cmp.i608 = fcmp une float %95, %96, !dbg !260
  br i1 %cmp.i608, label %if.then.i631, label %if.end.i609, !dbg !260

if.then.i631:                                     ; preds = %cond.true.i351
  %97 = load float, ptr %x.addr.i604, align 4, !dbg !260
  store float %97, ptr %retval.i603, align 4, !dbg !260
  br label %_ZL7ws_nextfb.exit632, !dbg !260

if.end.i609:                                      ; preds = %cond.true.i351
  %98 = load float, ptr %x.addr.i604, align 4, !dbg !260
  %cmp1.i610 = fcmp oeq float %98, 0.000000e+00, !dbg !260
  br i1 %cmp1.i610, label %if.then2.i628, label %if.end3.i611, !dbg !260

if.then2.i628:                                    ; preds = %if.end.i609
  %99 = load i8, ptr %up.addr.i605, align 1, !dbg !260
  %loadedv.i629 = trunc i8 %99 to i1, !dbg !260
  %100 = zext i1 %loadedv.i629 to i64, !dbg !260
  %cond.i630 = select contract i1 %loadedv.i629, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !260
  store float %cond.i630, ptr %retval.i603, align 4, !dbg !260
  br label %_ZL7ws_nextfb.exit632, !dbg !260

if.end3.i611:                                     ; preds = %if.end.i609
  %101 = load i32, ptr %x.addr.i604, align 4, !dbg !260
  store i32 %101, ptr %b.i606, align 4, !dbg !260
  %102 = load i8, ptr %up.addr.i605, align 1, !dbg !260
  %loadedv4.i612 = trunc i8 %102 to i1, !dbg !260
  br i1 %loadedv4.i612, label %land.lhs.true.i626, label %lor.lhs.false.i613, !dbg !260

land.lhs.true.i626:                               ; preds = %if.end3.i611
  %103 = load i32, ptr %b.i606, align 4, !dbg !260
  %cmp5.i627 = icmp eq i32 %103, 2139095040, !dbg !260
  br i1 %cmp5.i627, label %if.then9.i625, label %lor.lhs.false.i613, !dbg !260

lor.lhs.false.i613:                               ; preds = %land.lhs.true.i626, %if.end3.i611
  %104 = load i8, ptr %up.addr.i605, align 1, !dbg !260
  %loadedv6.i614 = trunc i8 %104 to i1, !dbg !260
  br i1 %loadedv6.i614, label %if.end10.i617, label %land.lhs.true7.i615, !dbg !260

land.lhs.true7.i615:                              ; preds = %lor.lhs.false.i613
  %105 = load i32, ptr %b.i606, align 4, !dbg !260
  %cmp8.i616 = icmp eq i32 %105, -8388608, !dbg !260
  br i1 %cmp8.i616, label %if.then9.i625, label %if.end10.i617, !dbg !260

if.then9.i625:                                    ; preds = %land.lhs.true7.i615, %land.lhs.true.i626
  %106 = load float, ptr %x.addr.i604, align 4, !dbg !260
  store float %106, ptr %retval.i603, align 4, !dbg !260
  br label %_ZL7ws_nextfb.exit632, !dbg !260

if.end10.i617:                                    ; preds = %land.lhs.true7.i615, %lor.lhs.false.i613
  %107 = load i32, ptr %b.i606, align 4, !dbg !260
  %108 = load float, ptr %x.addr.i604, align 4, !dbg !260
  %cmp11.i618 = fcmp ogt float %108, 0.000000e+00, !dbg !260
  %conv.i619 = zext i1 %cmp11.i618 to i32, !dbg !260
  %109 = load i8, ptr %up.addr.i605, align 1, !dbg !260
  %loadedv12.i620 = trunc i8 %109 to i1, !dbg !260
  %conv13.i621 = zext i1 %loadedv12.i620 to i32, !dbg !260
  %cmp14.i622 = icmp eq i32 %conv.i619, %conv13.i621, !dbg !260
  %110 = zext i1 %cmp14.i622 to i64, !dbg !260
  %cond15.i623 = select i1 %cmp14.i622, i32 1, i32 -1, !dbg !260
  %add.i624 = add nsw i32 %107, %cond15.i623, !dbg !260
  store i32 %add.i624, ptr %ref.tmp.i607, align 4, !dbg !260
  %111 = load float, ptr %ref.tmp.i607, align 4, !dbg !260
  store float %111, ptr %retval.i603, align 4, !dbg !260
  br label %_ZL7ws_nextfb.exit632, !dbg !260

_ZL7ws_nextfb.exit632:                            ; preds = %if.then.i631, %if.then2.i628, %if.then9.i625, %if.end10.i617
  %112 = load float, ptr %retval.i603, align 4, !dbg !260
  br label %_ZL5ws_rdIfdET_S0_T0_.exit353, !dbg !260

cond.false.i348:                                  ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit296
  %113 = load float, ptr %r.addr.i345, align 4, !dbg !260
  br label %_ZL5ws_rdIfdET_S0_T0_.exit353, !dbg !260

_ZL5ws_rdIfdET_S0_T0_.exit353:                    ; preds = %_ZL7ws_nextfb.exit632, %cond.false.i348
  %cond.i350 = phi contract float [ %112, %_ZL7ws_nextfb.exit632 ], [ %113, %cond.false.i348 ], !dbg !260
  %114 = load i32, ptr %s, align 4, !dbg !261
  %conv22 = sitofp i32 %114 to double, !dbg !261
  %call23 = call contract noundef float @_Z7roundeddi(double noundef %conv22, i32 noundef 2) #5, !dbg !262
  call void @_Z4sameff(float noundef %cond.i350, float noundef %call23) #5, !dbg !263
  %115 = load i32, ptr %s, align 4, !dbg !264
  store i32 %115, ptr %x.addr.i214, align 4, !dbg !265
  %116 = load i32, ptr %x.addr.i214, align 4, !dbg !265
  %conv.i215 = sitofp i32 %116 to double, !dbg !265
  store double %conv.i215, ptr %x.addr.i270, align 8, !dbg !265
  %117 = load double, ptr %x.addr.i270, align 8, !dbg !265
  %conv.i272 = fptrunc double %117 to float, !dbg !265
  store float %conv.i272, ptr %r.i271, align 4, !dbg !265
  %118 = load float, ptr %r.i271, align 4, !dbg !265
  %119 = load double, ptr %x.addr.i270, align 8, !dbg !265
  %120 = load float, ptr %r.i271, align 4, !dbg !265
  %conv1.i273 = fpext float %120 to double, !dbg !265
  %sub.i274 = fsub double %119, %conv1.i273, !dbg !265
  store float %118, ptr %r.addr.i398, align 4, !dbg !265
  store double %sub.i274, ptr %error.addr.i399, align 8, !dbg !265
  %121 = load double, ptr %error.addr.i399, align 8, !dbg !265
  %cmp.i400 = fcmp ogt double %121, 0.000000e+00, !dbg !265
  br i1 %cmp.i400, label %cond.true.i404, label %cond.false.i401, !dbg !265

cond.true.i404:                                   ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit353
  %122 = load float, ptr %r.addr.i398, align 4, !dbg !265
  store float %122, ptr %x.addr.i424, align 4, !dbg !265
  store i8 1, ptr %up.addr.i425, align 1, !dbg !265
  %123 = load float, ptr %x.addr.i424, align 4, !dbg !265
  %124 = load float, ptr %x.addr.i424, align 4, !dbg !265
  %cmp.i428 = fcmp une float %123, %124, !dbg !265
  br i1 %cmp.i428, label %if.then.i451, label %if.end.i429, !dbg !265

if.then.i451:                                     ; preds = %cond.true.i404
  %125 = load float, ptr %x.addr.i424, align 4, !dbg !265
  store float %125, ptr %retval.i423, align 4, !dbg !265
  br label %_ZL7ws_nextfb.exit452, !dbg !265

if.end.i429:                                      ; preds = %cond.true.i404
  %126 = load float, ptr %x.addr.i424, align 4, !dbg !265
  %cmp1.i430 = fcmp oeq float %126, 0.000000e+00, !dbg !265
  br i1 %cmp1.i430, label %if.then2.i448, label %if.end3.i431, !dbg !265

if.then2.i448:                                    ; preds = %if.end.i429
  %127 = load i8, ptr %up.addr.i425, align 1, !dbg !265
  %loadedv.i449 = trunc i8 %127 to i1, !dbg !265
  %128 = zext i1 %loadedv.i449 to i64, !dbg !265
  %cond.i450 = select contract i1 %loadedv.i449, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !265
  store float %cond.i450, ptr %retval.i423, align 4, !dbg !265
  br label %_ZL7ws_nextfb.exit452, !dbg !265

if.end3.i431:                                     ; preds = %if.end.i429
  %129 = load i32, ptr %x.addr.i424, align 4, !dbg !265
  store i32 %129, ptr %b.i426, align 4, !dbg !265
  %130 = load i8, ptr %up.addr.i425, align 1, !dbg !265
  %loadedv4.i432 = trunc i8 %130 to i1, !dbg !265
  br i1 %loadedv4.i432, label %land.lhs.true.i446, label %lor.lhs.false.i433, !dbg !265

land.lhs.true.i446:                               ; preds = %if.end3.i431
  %131 = load i32, ptr %b.i426, align 4, !dbg !265
  %cmp5.i447 = icmp eq i32 %131, 2139095040, !dbg !265
  br i1 %cmp5.i447, label %if.then9.i445, label %lor.lhs.false.i433, !dbg !265

lor.lhs.false.i433:                               ; preds = %land.lhs.true.i446, %if.end3.i431
  %132 = load i8, ptr %up.addr.i425, align 1, !dbg !265
  %loadedv6.i434 = trunc i8 %132 to i1, !dbg !265
  br i1 %loadedv6.i434, label %if.end10.i437, label %land.lhs.true7.i435, !dbg !265

land.lhs.true7.i435:                              ; preds = %lor.lhs.false.i433
  %133 = load i32, ptr %b.i426, align 4, !dbg !265
  %cmp8.i436 = icmp eq i32 %133, -8388608, !dbg !265
  br i1 %cmp8.i436, label %if.then9.i445, label %if.end10.i437, !dbg !265

if.then9.i445:                                    ; preds = %land.lhs.true7.i435, %land.lhs.true.i446
  %134 = load float, ptr %x.addr.i424, align 4, !dbg !265
  store float %134, ptr %retval.i423, align 4, !dbg !265
  br label %_ZL7ws_nextfb.exit452, !dbg !265

if.end10.i437:                                    ; preds = %land.lhs.true7.i435, %lor.lhs.false.i433
  %135 = load i32, ptr %b.i426, align 4, !dbg !265
  %136 = load float, ptr %x.addr.i424, align 4, !dbg !265
  %cmp11.i438 = fcmp ogt float %136, 0.000000e+00, !dbg !265
  %conv.i439 = zext i1 %cmp11.i438 to i32, !dbg !265
  %137 = load i8, ptr %up.addr.i425, align 1, !dbg !265
  %loadedv12.i440 = trunc i8 %137 to i1, !dbg !265
  %conv13.i441 = zext i1 %loadedv12.i440 to i32, !dbg !265
  %cmp14.i442 = icmp eq i32 %conv.i439, %conv13.i441, !dbg !265
  %138 = zext i1 %cmp14.i442 to i64, !dbg !265
  %cond15.i443 = select i1 %cmp14.i442, i32 1, i32 -1, !dbg !265
  %add.i444 = add nsw i32 %135, %cond15.i443, !dbg !265
  store i32 %add.i444, ptr %ref.tmp.i427, align 4, !dbg !265
  %139 = load float, ptr %ref.tmp.i427, align 4, !dbg !265
  store float %139, ptr %retval.i423, align 4, !dbg !265
  br label %_ZL7ws_nextfb.exit452, !dbg !265

_ZL7ws_nextfb.exit452:                            ; preds = %if.then.i451, %if.then2.i448, %if.then9.i445, %if.end10.i437
  %140 = load float, ptr %retval.i423, align 4, !dbg !265
  br label %_ZL5ws_ruIfdET_S0_T0_.exit406, !dbg !265

cond.false.i401:                                  ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit353
  %141 = load float, ptr %r.addr.i398, align 4, !dbg !265
  br label %_ZL5ws_ruIfdET_S0_T0_.exit406, !dbg !265

_ZL5ws_ruIfdET_S0_T0_.exit406:                    ; preds = %_ZL7ws_nextfb.exit452, %cond.false.i401
  %cond.i403 = phi contract float [ %140, %_ZL7ws_nextfb.exit452 ], [ %141, %cond.false.i401 ], !dbg !265
  %142 = load i32, ptr %s, align 4, !dbg !266
  %conv25 = sitofp i32 %142 to double, !dbg !266
  %call26 = call contract noundef float @_Z7roundeddi(double noundef %conv25, i32 noundef 3) #5, !dbg !267
  call void @_Z4sameff(float noundef %cond.i403, float noundef %call26) #5, !dbg !268
  %143 = load i32, ptr %u, align 4, !dbg !269
  store i32 %143, ptr %x.addr.i217, align 4, !dbg !270
  %144 = load i32, ptr %x.addr.i217, align 4, !dbg !270
  %conv.i218 = uitofp i32 %144 to double, !dbg !270
  store double %conv.i218, ptr %x.addr.i232, align 8, !dbg !270
  %145 = load double, ptr %x.addr.i232, align 8, !dbg !270
  %conv.i233 = fptrunc double %145 to float, !dbg !270
  store float %conv.i233, ptr %r.i, align 4, !dbg !270
  %146 = load float, ptr %r.i, align 4, !dbg !270
  %147 = load double, ptr %x.addr.i232, align 8, !dbg !270
  %148 = load float, ptr %r.i, align 4, !dbg !270
  %conv1.i = fpext float %148 to double, !dbg !270
  %sub.i = fsub double %147, %conv1.i, !dbg !270
  store float %146, ptr %r.addr.i297, align 4, !dbg !270
  store double %sub.i, ptr %error.addr.i298, align 8, !dbg !270
  %149 = load float, ptr %r.addr.i297, align 4, !dbg !270
  %cmp.i299 = fcmp ogt float %149, 0.000000e+00, !dbg !270
  br i1 %cmp.i299, label %cond.true.i308, label %cond.false.i300, !dbg !270

cond.true.i308:                                   ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit406
  %150 = load float, ptr %r.addr.i297, align 4, !dbg !270
  %151 = load double, ptr %error.addr.i298, align 8, !dbg !270
  store float %150, ptr %r.addr.i311, align 4, !dbg !270
  store double %151, ptr %error.addr.i312, align 8, !dbg !270
  %152 = load double, ptr %error.addr.i312, align 8, !dbg !270
  %cmp.i313 = fcmp olt double %152, 0.000000e+00, !dbg !270
  br i1 %cmp.i313, label %cond.true.i317, label %cond.false.i314, !dbg !270

cond.true.i317:                                   ; preds = %cond.true.i308
  %153 = load float, ptr %r.addr.i311, align 4, !dbg !270
  store float %153, ptr %x.addr.i724, align 4, !dbg !270
  store i8 0, ptr %up.addr.i725, align 1, !dbg !270
  %154 = load float, ptr %x.addr.i724, align 4, !dbg !270
  %155 = load float, ptr %x.addr.i724, align 4, !dbg !270
  %cmp.i728 = fcmp une float %154, %155, !dbg !270
  br i1 %cmp.i728, label %if.then.i751, label %if.end.i729, !dbg !270

if.then.i751:                                     ; preds = %cond.true.i317
  %156 = load float, ptr %x.addr.i724, align 4, !dbg !270
  store float %156, ptr %retval.i723, align 4, !dbg !270
  br label %_ZL7ws_nextfb.exit752, !dbg !270

if.end.i729:                                      ; preds = %cond.true.i317
  %157 = load float, ptr %x.addr.i724, align 4, !dbg !270
  %cmp1.i730 = fcmp oeq float %157, 0.000000e+00, !dbg !270
  br i1 %cmp1.i730, label %if.then2.i748, label %if.end3.i731, !dbg !270

if.then2.i748:                                    ; preds = %if.end.i729
  %158 = load i8, ptr %up.addr.i725, align 1, !dbg !270
  %loadedv.i749 = trunc i8 %158 to i1, !dbg !270
  %159 = zext i1 %loadedv.i749 to i64, !dbg !270
  %cond.i750 = select contract i1 %loadedv.i749, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !270
  store float %cond.i750, ptr %retval.i723, align 4, !dbg !270
  br label %_ZL7ws_nextfb.exit752, !dbg !270

if.end3.i731:                                     ; preds = %if.end.i729
  %160 = load i32, ptr %x.addr.i724, align 4, !dbg !270
  store i32 %160, ptr %b.i726, align 4, !dbg !270
  %161 = load i8, ptr %up.addr.i725, align 1, !dbg !270
  %loadedv4.i732 = trunc i8 %161 to i1, !dbg !270
  br i1 %loadedv4.i732, label %land.lhs.true.i746, label %lor.lhs.false.i733, !dbg !270

land.lhs.true.i746:                               ; preds = %if.end3.i731
  %162 = load i32, ptr %b.i726, align 4, !dbg !270
  %cmp5.i747 = icmp eq i32 %162, 2139095040, !dbg !270
  br i1 %cmp5.i747, label %if.then9.i745, label %lor.lhs.false.i733, !dbg !270

lor.lhs.false.i733:                               ; preds = %land.lhs.true.i746, %if.end3.i731
  %163 = load i8, ptr %up.addr.i725, align 1, !dbg !270
  %loadedv6.i734 = trunc i8 %163 to i1, !dbg !270
  br i1 %loadedv6.i734, label %if.end10.i737, label %land.lhs.true7.i735, !dbg !270

land.lhs.true7.i735:                              ; preds = %lor.lhs.false.i733
  %164 = load i32, ptr %b.i726, align 4, !dbg !270
  %cmp8.i736 = icmp eq i32 %164, -8388608, !dbg !270
  br i1 %cmp8.i736, label %if.then9.i745, label %if.end10.i737, !dbg !270

if.then9.i745:                                    ; preds = %land.lhs.true7.i735, %land.lhs.true.i746
  %165 = load float, ptr %x.addr.i724, align 4, !dbg !270
  store float %165, ptr %retval.i723, align 4, !dbg !270
  br label %_ZL7ws_nextfb.exit752, !dbg !270

if.end10.i737:                                    ; preds = %land.lhs.true7.i735, %lor.lhs.false.i733
  %166 = load i32, ptr %b.i726, align 4, !dbg !270
  %167 = load float, ptr %x.addr.i724, align 4, !dbg !270
  %cmp11.i738 = fcmp ogt float %167, 0.000000e+00, !dbg !270
  %conv.i739 = zext i1 %cmp11.i738 to i32, !dbg !270
  %168 = load i8, ptr %up.addr.i725, align 1, !dbg !270
  %loadedv12.i740 = trunc i8 %168 to i1, !dbg !270
  %conv13.i741 = zext i1 %loadedv12.i740 to i32, !dbg !270
  %cmp14.i742 = icmp eq i32 %conv.i739, %conv13.i741, !dbg !270
  %169 = zext i1 %cmp14.i742 to i64, !dbg !270
  %cond15.i743 = select i1 %cmp14.i742, i32 1, i32 -1, !dbg !270
  %add.i744 = add nsw i32 %166, %cond15.i743, !dbg !270
  store i32 %add.i744, ptr %ref.tmp.i727, align 4, !dbg !270
  %170 = load float, ptr %ref.tmp.i727, align 4, !dbg !270
  store float %170, ptr %retval.i723, align 4, !dbg !270
  br label %_ZL7ws_nextfb.exit752, !dbg !270

_ZL7ws_nextfb.exit752:                            ; preds = %if.then.i751, %if.then2.i748, %if.then9.i745, %if.end10.i737
  %171 = load float, ptr %retval.i723, align 4, !dbg !270
  br label %_ZL5ws_rdIfdET_S0_T0_.exit, !dbg !270

cond.false.i314:                                  ; preds = %cond.true.i308
  %172 = load float, ptr %r.addr.i311, align 4, !dbg !270
  br label %_ZL5ws_rdIfdET_S0_T0_.exit, !dbg !270

_ZL5ws_rdIfdET_S0_T0_.exit:                       ; preds = %_ZL7ws_nextfb.exit752, %cond.false.i314
  %cond.i316 = phi contract float [ %171, %_ZL7ws_nextfb.exit752 ], [ %172, %cond.false.i314 ], !dbg !270
  br label %_ZL5ws_rzIfdET_S0_T0_.exit310, !dbg !270

cond.false.i300:                                  ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit406
  %173 = load float, ptr %r.addr.i297, align 4, !dbg !270
  %cmp1.i301 = fcmp olt float %173, 0.000000e+00, !dbg !270
  br i1 %cmp1.i301, label %cond.true2.i306, label %cond.false4.i302, !dbg !270

cond.true2.i306:                                  ; preds = %cond.false.i300
  %174 = load float, ptr %r.addr.i297, align 4, !dbg !270
  %175 = load double, ptr %error.addr.i298, align 8, !dbg !270
  store float %174, ptr %r.addr.i363, align 4, !dbg !270
  store double %175, ptr %error.addr.i364, align 8, !dbg !270
  %176 = load double, ptr %error.addr.i364, align 8, !dbg !270
  %cmp.i365 = fcmp ogt double %176, 0.000000e+00, !dbg !270
  br i1 %cmp.i365, label %cond.true.i369, label %cond.false.i366, !dbg !270

cond.true.i369:                                   ; preds = %cond.true2.i306
  %177 = load float, ptr %r.addr.i363, align 4, !dbg !270
  store float %177, ptr %x.addr.i544, align 4, !dbg !270
  store i8 1, ptr %up.addr.i545, align 1, !dbg !270
  %178 = load float, ptr %x.addr.i544, align 4, !dbg !270
  %179 = load float, ptr %x.addr.i544, align 4, !dbg !270
  %cmp.i548 = fcmp une float %178, %179, !dbg !270
  br i1 %cmp.i548, label %if.then.i571, label %if.end.i549, !dbg !270

if.then.i571:                                     ; preds = %cond.true.i369
  %180 = load float, ptr %x.addr.i544, align 4, !dbg !270
  store float %180, ptr %retval.i543, align 4, !dbg !270
  br label %_ZL7ws_nextfb.exit572, !dbg !270

if.end.i549:                                      ; preds = %cond.true.i369
  %181 = load float, ptr %x.addr.i544, align 4, !dbg !270
  %cmp1.i550 = fcmp oeq float %181, 0.000000e+00, !dbg !270
  br i1 %cmp1.i550, label %if.then2.i568, label %if.end3.i551, !dbg !270

if.then2.i568:                                    ; preds = %if.end.i549
  %182 = load i8, ptr %up.addr.i545, align 1, !dbg !270
  %loadedv.i569 = trunc i8 %182 to i1, !dbg !270
  %183 = zext i1 %loadedv.i569 to i64, !dbg !270
  %cond.i570 = select contract i1 %loadedv.i569, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !270
  store float %cond.i570, ptr %retval.i543, align 4, !dbg !270
  br label %_ZL7ws_nextfb.exit572, !dbg !270

if.end3.i551:                                     ; preds = %if.end.i549
  %184 = load i32, ptr %x.addr.i544, align 4, !dbg !270
  store i32 %184, ptr %b.i546, align 4, !dbg !270
  %185 = load i8, ptr %up.addr.i545, align 1, !dbg !270
  %loadedv4.i552 = trunc i8 %185 to i1, !dbg !270
  br i1 %loadedv4.i552, label %land.lhs.true.i566, label %lor.lhs.false.i553, !dbg !270

land.lhs.true.i566:                               ; preds = %if.end3.i551
  %186 = load i32, ptr %b.i546, align 4, !dbg !270
  %cmp5.i567 = icmp eq i32 %186, 2139095040, !dbg !270
  br i1 %cmp5.i567, label %if.then9.i565, label %lor.lhs.false.i553, !dbg !270

lor.lhs.false.i553:                               ; preds = %land.lhs.true.i566, %if.end3.i551
  %187 = load i8, ptr %up.addr.i545, align 1, !dbg !270
  %loadedv6.i554 = trunc i8 %187 to i1, !dbg !270
  br i1 %loadedv6.i554, label %if.end10.i557, label %land.lhs.true7.i555, !dbg !270

land.lhs.true7.i555:                              ; preds = %lor.lhs.false.i553
  %188 = load i32, ptr %b.i546, align 4, !dbg !270
  %cmp8.i556 = icmp eq i32 %188, -8388608, !dbg !270
  br i1 %cmp8.i556, label %if.then9.i565, label %if.end10.i557, !dbg !270

if.then9.i565:                                    ; preds = %land.lhs.true7.i555, %land.lhs.true.i566
  %189 = load float, ptr %x.addr.i544, align 4, !dbg !270
  store float %189, ptr %retval.i543, align 4, !dbg !270
  br label %_ZL7ws_nextfb.exit572, !dbg !270

if.end10.i557:                                    ; preds = %land.lhs.true7.i555, %lor.lhs.false.i553
  %190 = load i32, ptr %b.i546, align 4, !dbg !270
  %191 = load float, ptr %x.addr.i544, align 4, !dbg !270
  %cmp11.i558 = fcmp ogt float %191, 0.000000e+00, !dbg !270
  %conv.i559 = zext i1 %cmp11.i558 to i32, !dbg !270
  %192 = load i8, ptr %up.addr.i545, align 1, !dbg !270
  %loadedv12.i560 = trunc i8 %192 to i1, !dbg !270
  %conv13.i561 = zext i1 %loadedv12.i560 to i32, !dbg !270
  %cmp14.i562 = icmp eq i32 %conv.i559, %conv13.i561, !dbg !270
  %193 = zext i1 %cmp14.i562 to i64, !dbg !270
  %cond15.i563 = select i1 %cmp14.i562, i32 1, i32 -1, !dbg !270
  %add.i564 = add nsw i32 %190, %cond15.i563, !dbg !270
  store i32 %add.i564, ptr %ref.tmp.i547, align 4, !dbg !270
  %194 = load float, ptr %ref.tmp.i547, align 4, !dbg !270
  store float %194, ptr %retval.i543, align 4, !dbg !270
  br label %_ZL7ws_nextfb.exit572, !dbg !270

_ZL7ws_nextfb.exit572:                            ; preds = %if.then.i571, %if.then2.i568, %if.then9.i565, %if.end10.i557
  %195 = load float, ptr %retval.i543, align 4, !dbg !270
  br label %_ZL5ws_ruIfdET_S0_T0_.exit, !dbg !270

cond.false.i366:                                  ; preds = %cond.true2.i306
  %196 = load float, ptr %r.addr.i363, align 4, !dbg !270
  br label %_ZL5ws_ruIfdET_S0_T0_.exit, !dbg !270

_ZL5ws_ruIfdET_S0_T0_.exit:                       ; preds = %_ZL7ws_nextfb.exit572, %cond.false.i366
  %cond.i368 = phi contract float [ %195, %_ZL7ws_nextfb.exit572 ], [ %196, %cond.false.i366 ], !dbg !270
  br label %cond.end.i303, !dbg !270

cond.false4.i302:                                 ; preds = %cond.false.i300
  %197 = load float, ptr %r.addr.i297, align 4, !dbg !270
  br label %cond.end.i303, !dbg !270

cond.end.i303:                                    ; preds = %cond.false4.i302, %_ZL5ws_ruIfdET_S0_T0_.exit
  %cond.i304 = phi contract float [ %cond.i368, %_ZL5ws_ruIfdET_S0_T0_.exit ], [ %197, %cond.false4.i302 ], !dbg !270
  br label %_ZL5ws_rzIfdET_S0_T0_.exit310, !dbg !270

_ZL5ws_rzIfdET_S0_T0_.exit310:                    ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit, %cond.end.i303
  %cond6.i305 = phi contract float [ %cond.i316, %_ZL5ws_rdIfdET_S0_T0_.exit ], [ %cond.i304, %cond.end.i303 ], !dbg !270
  %198 = load i32, ptr %u, align 4, !dbg !271
  %conv28 = uitofp i32 %198 to double, !dbg !271
  %call29 = call contract noundef float @_Z7roundeddi(double noundef %conv28, i32 noundef 1) #5, !dbg !272
  call void @_Z4sameff(float noundef %cond6.i305, float noundef %call29) #5, !dbg !273
  %199 = load i32, ptr %u, align 4, !dbg !274
  store i32 %199, ptr %x.addr.i220, align 4, !dbg !275
  %200 = load i32, ptr %x.addr.i220, align 4, !dbg !275
  %conv.i221 = uitofp i32 %200 to double, !dbg !275
  store double %conv.i221, ptr %x.addr.i246, align 8, !dbg !275
  %201 = load double, ptr %x.addr.i246, align 8, !dbg !275
  %conv.i248 = fptrunc double %201 to float, !dbg !275
  store float %conv.i248, ptr %r.i247, align 4, !dbg !275
  %202 = load float, ptr %r.i247, align 4, !dbg !275
  %203 = load double, ptr %x.addr.i246, align 8, !dbg !275
  %204 = load float, ptr %r.i247, align 4, !dbg !275
  %conv1.i249 = fpext float %204 to double, !dbg !275
  %sub.i250 = fsub double %203, %conv1.i249, !dbg !275
  store float %202, ptr %r.addr.i354, align 4, !dbg !275
  store double %sub.i250, ptr %error.addr.i355, align 8, !dbg !275
  %205 = load double, ptr %error.addr.i355, align 8, !dbg !275
  %cmp.i356 = fcmp olt double %205, 0.000000e+00, !dbg !275
  br i1 %cmp.i356, label %cond.true.i360, label %cond.false.i357, !dbg !275

cond.true.i360:                                   ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit310
  %206 = load float, ptr %r.addr.i354, align 4, !dbg !275
  store float %206, ptr %x.addr.i574, align 4, !dbg !275
  store i8 0, ptr %up.addr.i575, align 1, !dbg !275
  %207 = load float, ptr %x.addr.i574, align 4, !dbg !275
  %208 = load float, ptr %x.addr.i574, align 4, !dbg !275
  %cmp.i578 = fcmp une float %207, %208, !dbg !275
  br i1 %cmp.i578, label %if.then.i601, label %if.end.i579, !dbg !275

if.then.i601:                                     ; preds = %cond.true.i360
  %209 = load float, ptr %x.addr.i574, align 4, !dbg !275
  store float %209, ptr %retval.i573, align 4, !dbg !275
  br label %_ZL7ws_nextfb.exit602, !dbg !275

if.end.i579:                                      ; preds = %cond.true.i360
  %210 = load float, ptr %x.addr.i574, align 4, !dbg !275
  %cmp1.i580 = fcmp oeq float %210, 0.000000e+00, !dbg !275
  br i1 %cmp1.i580, label %if.then2.i598, label %if.end3.i581, !dbg !275

if.then2.i598:                                    ; preds = %if.end.i579
  %211 = load i8, ptr %up.addr.i575, align 1, !dbg !275
  %loadedv.i599 = trunc i8 %211 to i1, !dbg !275
  %212 = zext i1 %loadedv.i599 to i64, !dbg !275
  %cond.i600 = select contract i1 %loadedv.i599, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !275
  store float %cond.i600, ptr %retval.i573, align 4, !dbg !275
  br label %_ZL7ws_nextfb.exit602, !dbg !275

if.end3.i581:                                     ; preds = %if.end.i579
  %213 = load i32, ptr %x.addr.i574, align 4, !dbg !275
  store i32 %213, ptr %b.i576, align 4, !dbg !275
  %214 = load i8, ptr %up.addr.i575, align 1, !dbg !275
  %loadedv4.i582 = trunc i8 %214 to i1, !dbg !275
  br i1 %loadedv4.i582, label %land.lhs.true.i596, label %lor.lhs.false.i583, !dbg !275

land.lhs.true.i596:                               ; preds = %if.end3.i581
  %215 = load i32, ptr %b.i576, align 4, !dbg !275
  %cmp5.i597 = icmp eq i32 %215, 2139095040, !dbg !275
  br i1 %cmp5.i597, label %if.then9.i595, label %lor.lhs.false.i583, !dbg !275

lor.lhs.false.i583:                               ; preds = %land.lhs.true.i596, %if.end3.i581
  %216 = load i8, ptr %up.addr.i575, align 1, !dbg !275
  %loadedv6.i584 = trunc i8 %216 to i1, !dbg !275
  br i1 %loadedv6.i584, label %if.end10.i587, label %land.lhs.true7.i585, !dbg !275

land.lhs.true7.i585:                              ; preds = %lor.lhs.false.i583
  %217 = load i32, ptr %b.i576, align 4, !dbg !275
  %cmp8.i586 = icmp eq i32 %217, -8388608, !dbg !275
  br i1 %cmp8.i586, label %if.then9.i595, label %if.end10.i587, !dbg !275

if.then9.i595:                                    ; preds = %land.lhs.true7.i585, %land.lhs.true.i596
  %218 = load float, ptr %x.addr.i574, align 4, !dbg !275
  store float %218, ptr %retval.i573, align 4, !dbg !275
  br label %_ZL7ws_nextfb.exit602, !dbg !275

if.end10.i587:                                    ; preds = %land.lhs.true7.i585, %lor.lhs.false.i583
  %219 = load i32, ptr %b.i576, align 4, !dbg !275
  %220 = load float, ptr %x.addr.i574, align 4, !dbg !275
  %cmp11.i588 = fcmp ogt float %220, 0.000000e+00, !dbg !275
  %conv.i589 = zext i1 %cmp11.i588 to i32, !dbg !275
  %221 = load i8, ptr %up.addr.i575, align 1, !dbg !275
  %loadedv12.i590 = trunc i8 %221 to i1, !dbg !275
  %conv13.i591 = zext i1 %loadedv12.i590 to i32, !dbg !275
  %cmp14.i592 = icmp eq i32 %conv.i589, %conv13.i591, !dbg !275
  %222 = zext i1 %cmp14.i592 to i64, !dbg !275
  %cond15.i593 = select i1 %cmp14.i592, i32 1, i32 -1, !dbg !275
  %add.i594 = add nsw i32 %219, %cond15.i593, !dbg !275
  store i32 %add.i594, ptr %ref.tmp.i577, align 4, !dbg !275
  %223 = load float, ptr %ref.tmp.i577, align 4, !dbg !275
  store float %223, ptr %retval.i573, align 4, !dbg !275
  br label %_ZL7ws_nextfb.exit602, !dbg !275

_ZL7ws_nextfb.exit602:                            ; preds = %if.then.i601, %if.then2.i598, %if.then9.i595, %if.end10.i587
  %224 = load float, ptr %retval.i573, align 4, !dbg !275
  br label %_ZL5ws_rdIfdET_S0_T0_.exit362, !dbg !275

cond.false.i357:                                  ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit310
  %225 = load float, ptr %r.addr.i354, align 4, !dbg !275
  br label %_ZL5ws_rdIfdET_S0_T0_.exit362, !dbg !275

_ZL5ws_rdIfdET_S0_T0_.exit362:                    ; preds = %_ZL7ws_nextfb.exit602, %cond.false.i357
  %cond.i359 = phi contract float [ %224, %_ZL7ws_nextfb.exit602 ], [ %225, %cond.false.i357 ], !dbg !275
  %226 = load i32, ptr %u, align 4, !dbg !276
  %conv31 = uitofp i32 %226 to double, !dbg !276
  %call32 = call contract noundef float @_Z7roundeddi(double noundef %conv31, i32 noundef 2) #5, !dbg !277
  call void @_Z4sameff(float noundef %cond.i359, float noundef %call32) #5, !dbg !278
  %227 = load i32, ptr %u, align 4, !dbg !279
  store i32 %227, ptr %x.addr.i223, align 4, !dbg !280
  %228 = load i32, ptr %x.addr.i223, align 4, !dbg !280
  %conv.i224 = uitofp i32 %228 to double, !dbg !280
  store double %conv.i224, ptr %x.addr.i264, align 8, !dbg !280
  %229 = load double, ptr %x.addr.i264, align 8, !dbg !280
  %conv.i266 = fptrunc double %229 to float, !dbg !280
  store float %conv.i266, ptr %r.i265, align 4, !dbg !280
  %230 = load float, ptr %r.i265, align 4, !dbg !280
  %231 = load double, ptr %x.addr.i264, align 8, !dbg !280
  %232 = load float, ptr %r.i265, align 4, !dbg !280
  %conv1.i267 = fpext float %232 to double, !dbg !280
  %sub.i268 = fsub double %231, %conv1.i267, !dbg !280
  store float %230, ptr %r.addr.i407, align 4, !dbg !280
  store double %sub.i268, ptr %error.addr.i408, align 8, !dbg !280
  %233 = load double, ptr %error.addr.i408, align 8, !dbg !280
  %cmp.i409 = fcmp ogt double %233, 0.000000e+00, !dbg !280
  br i1 %cmp.i409, label %cond.true.i413, label %cond.false.i410, !dbg !280

cond.true.i413:                                   ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit362
  %234 = load float, ptr %r.addr.i407, align 4, !dbg !280
  store float %234, ptr %x.addr.i416, align 4, !dbg !280
  store i8 1, ptr %up.addr.i, align 1, !dbg !280
  %235 = load float, ptr %x.addr.i416, align 4, !dbg !280
  %236 = load float, ptr %x.addr.i416, align 4, !dbg !280
  %cmp.i417 = fcmp une float %235, %236, !dbg !280
  br i1 %cmp.i417, label %if.then.i422, label %if.end.i, !dbg !280

if.then.i422:                                     ; preds = %cond.true.i413
  %237 = load float, ptr %x.addr.i416, align 4, !dbg !280
  store float %237, ptr %retval.i, align 4, !dbg !280
  br label %_ZL7ws_nextfb.exit, !dbg !280

if.end.i:                                         ; preds = %cond.true.i413
  %238 = load float, ptr %x.addr.i416, align 4, !dbg !280
  %cmp1.i418 = fcmp oeq float %238, 0.000000e+00, !dbg !280
  br i1 %cmp1.i418, label %if.then2.i, label %if.end3.i, !dbg !280

if.then2.i:                                       ; preds = %if.end.i
  %239 = load i8, ptr %up.addr.i, align 1, !dbg !280
  %loadedv.i420 = trunc i8 %239 to i1, !dbg !280
  %240 = zext i1 %loadedv.i420 to i64, !dbg !280
  %cond.i421 = select contract i1 %loadedv.i420, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !280
  store float %cond.i421, ptr %retval.i, align 4, !dbg !280
  br label %_ZL7ws_nextfb.exit, !dbg !280

if.end3.i:                                        ; preds = %if.end.i
  %241 = load i32, ptr %x.addr.i416, align 4, !dbg !280
  store i32 %241, ptr %b.i, align 4, !dbg !280
  %242 = load i8, ptr %up.addr.i, align 1, !dbg !280
  %loadedv4.i = trunc i8 %242 to i1, !dbg !280
  br i1 %loadedv4.i, label %land.lhs.true.i, label %lor.lhs.false.i, !dbg !280

land.lhs.true.i:                                  ; preds = %if.end3.i
  %243 = load i32, ptr %b.i, align 4, !dbg !280
  %cmp5.i = icmp eq i32 %243, 2139095040, !dbg !280
  br i1 %cmp5.i, label %if.then9.i, label %lor.lhs.false.i, !dbg !280

lor.lhs.false.i:                                  ; preds = %land.lhs.true.i, %if.end3.i
  %244 = load i8, ptr %up.addr.i, align 1, !dbg !280
  %loadedv6.i = trunc i8 %244 to i1, !dbg !280
  br i1 %loadedv6.i, label %if.end10.i, label %land.lhs.true7.i, !dbg !280

land.lhs.true7.i:                                 ; preds = %lor.lhs.false.i
  %245 = load i32, ptr %b.i, align 4, !dbg !280
  %cmp8.i = icmp eq i32 %245, -8388608, !dbg !280
  br i1 %cmp8.i, label %if.then9.i, label %if.end10.i, !dbg !280

if.then9.i:                                       ; preds = %land.lhs.true7.i, %land.lhs.true.i
  %246 = load float, ptr %x.addr.i416, align 4, !dbg !280
  store float %246, ptr %retval.i, align 4, !dbg !280
  br label %_ZL7ws_nextfb.exit, !dbg !280

if.end10.i:                                       ; preds = %land.lhs.true7.i, %lor.lhs.false.i
  %247 = load i32, ptr %b.i, align 4, !dbg !280
  %248 = load float, ptr %x.addr.i416, align 4, !dbg !280
  %cmp11.i = fcmp ogt float %248, 0.000000e+00, !dbg !280
  %conv.i419 = zext i1 %cmp11.i to i32, !dbg !280
  %249 = load i8, ptr %up.addr.i, align 1, !dbg !280
  %loadedv12.i = trunc i8 %249 to i1, !dbg !280
  %conv13.i = zext i1 %loadedv12.i to i32, !dbg !280
  %cmp14.i = icmp eq i32 %conv.i419, %conv13.i, !dbg !280
  %250 = zext i1 %cmp14.i to i64, !dbg !280
  %cond15.i = select i1 %cmp14.i, i32 1, i32 -1, !dbg !280
  %add.i = add nsw i32 %247, %cond15.i, !dbg !280
  store i32 %add.i, ptr %ref.tmp.i, align 4, !dbg !280
  %251 = load float, ptr %ref.tmp.i, align 4, !dbg !280
  store float %251, ptr %retval.i, align 4, !dbg !280
  br label %_ZL7ws_nextfb.exit, !dbg !280

_ZL7ws_nextfb.exit:                               ; preds = %if.then.i422, %if.then2.i, %if.then9.i, %if.end10.i
  %252 = load float, ptr %retval.i, align 4, !dbg !280
  br label %_ZL5ws_ruIfdET_S0_T0_.exit415, !dbg !280

cond.false.i410:                                  ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit362
  %253 = load float, ptr %r.addr.i407, align 4, !dbg !280
  br label %_ZL5ws_ruIfdET_S0_T0_.exit415, !dbg !280

_ZL5ws_ruIfdET_S0_T0_.exit415:                    ; preds = %_ZL7ws_nextfb.exit, %cond.false.i410
  %cond.i412 = phi contract float [ %252, %_ZL7ws_nextfb.exit ], [ %253, %cond.false.i410 ], !dbg !280
  %254 = load i32, ptr %u, align 4, !dbg !281
  %conv34 = uitofp i32 %254 to double, !dbg !281
  %call35 = call contract noundef float @_Z7roundeddi(double noundef %conv34, i32 noundef 3) #5, !dbg !282
  call void @_Z4sameff(float noundef %cond.i412, float noundef %call35) #5, !dbg !283
    #dbg_declare(ptr %l, !284, !DIExpression(), !285)
  %255 = load i64, ptr %w, align 8, !dbg !286
  %shr36 = ashr i64 %255, 11, !dbg !287
  store i64 %shr36, ptr %l, align 8, !dbg !285
    #dbg_declare(ptr %n, !288, !DIExpression(), !289)
  %256 = load i64, ptr %w, align 8, !dbg !290
  %shr37 = lshr i64 %256, 11, !dbg !291
  store i64 %shr37, ptr %n, align 8, !dbg !289
  %257 = load i64, ptr %l, align 8, !dbg !292
  %258 = call contract float @llvm.nvvm.ll2f.rn(i64 %257), !dbg !293
  %259 = load i64, ptr %l, align 8, !dbg !294
  %conv38 = sitofp i64 %259 to double, !dbg !294
  %call39 = call contract noundef float @_Z7roundeddi(double noundef %conv38, i32 noundef 0) #5, !dbg !295
  call void @_Z4sameff(float noundef %258, float noundef %call39) #5, !dbg !296
  %260 = load i64, ptr %l, align 8, !dbg !297
  %261 = call contract float @llvm.nvvm.ll2f.rz(i64 %260), !dbg !298
  %262 = load i64, ptr %l, align 8, !dbg !299
  %conv40 = sitofp i64 %262 to double, !dbg !299
  %call41 = call contract noundef float @_Z7roundeddi(double noundef %conv40, i32 noundef 1) #5, !dbg !300
  call void @_Z4sameff(float noundef %261, float noundef %call41) #5, !dbg !301
  %263 = load i64, ptr %l, align 8, !dbg !302
  %264 = call contract float @llvm.nvvm.ll2f.rm(i64 %263), !dbg !303
  %265 = load i64, ptr %l, align 8, !dbg !304
  %conv42 = sitofp i64 %265 to double, !dbg !304
  %call43 = call contract noundef float @_Z7roundeddi(double noundef %conv42, i32 noundef 2) #5, !dbg !305
  call void @_Z4sameff(float noundef %264, float noundef %call43) #5, !dbg !306
  %266 = load i64, ptr %l, align 8, !dbg !307
  %267 = call contract float @llvm.nvvm.ll2f.rp(i64 %266), !dbg !308
  %268 = load i64, ptr %l, align 8, !dbg !309
  %conv44 = sitofp i64 %268 to double, !dbg !309
  %call45 = call contract noundef float @_Z7roundeddi(double noundef %conv44, i32 noundef 3) #5, !dbg !310
  call void @_Z4sameff(float noundef %267, float noundef %call45) #5, !dbg !311
  %269 = load i64, ptr %n, align 8, !dbg !312
  %270 = call contract float @llvm.nvvm.ull2f.rz(i64 %269), !dbg !313
  %271 = load i64, ptr %n, align 8, !dbg !314
  %conv46 = uitofp i64 %271 to double, !dbg !314
  %call47 = call contract noundef float @_Z7roundeddi(double noundef %conv46, i32 noundef 1) #5, !dbg !315
  call void @_Z4sameff(float noundef %270, float noundef %call47) #5, !dbg !316
  %272 = load i64, ptr %n, align 8, !dbg !317
  %273 = call contract float @llvm.nvvm.ull2f.rm(i64 %272), !dbg !318
  %274 = load i64, ptr %n, align 8, !dbg !319
  %conv48 = uitofp i64 %274 to double, !dbg !319
  %call49 = call contract noundef float @_Z7roundeddi(double noundef %conv48, i32 noundef 2) #5, !dbg !320
  call void @_Z4sameff(float noundef %273, float noundef %call49) #5, !dbg !321
  %275 = load i64, ptr %n, align 8, !dbg !322
  %276 = call contract float @llvm.nvvm.ull2f.rp(i64 %275), !dbg !323
  %277 = load i64, ptr %n, align 8, !dbg !324
  %conv50 = uitofp i64 %277 to double, !dbg !324
  %call51 = call contract noundef float @_Z7roundeddi(double noundef %conv50, i32 noundef 3) #5, !dbg !325
  call void @_Z4sameff(float noundef %276, float noundef %call51) #5, !dbg !326
  %278 = load i64, ptr %l, align 8, !dbg !327
  store i64 %278, ptr %x.addr.i226, align 8, !dbg !328
  %279 = load i64, ptr %x.addr.i226, align 8, !dbg !328
  %280 = call contract noundef float @llvm.nvvm.ll2f.rm(i64 %279), !dbg !328
  %281 = load i64, ptr %l, align 8, !dbg !329
  %conv53 = sitofp i64 %281 to double, !dbg !329
  %call54 = call contract noundef float @_Z7roundeddi(double noundef %conv53, i32 noundef 2) #5, !dbg !330
  call void @_Z4sameff(float noundef %280, float noundef %call54) #5, !dbg !331
  %282 = load i64, ptr %n, align 8, !dbg !332
  store i64 %282, ptr %x.addr.i227, align 8, !dbg !333
  %283 = load i64, ptr %x.addr.i227, align 8, !dbg !333
  %284 = call contract noundef float @llvm.nvvm.ull2f.rp(i64 %283), !dbg !333
  %285 = load i64, ptr %n, align 8, !dbg !334
  %conv56 = uitofp i64 %285 to double, !dbg !334
  %call57 = call contract noundef float @_Z7roundeddi(double noundef %conv56, i32 noundef 3) #5, !dbg !335
  call void @_Z4sameff(float noundef %284, float noundef %call57) #5, !dbg !336
    #dbg_declare(ptr %down, !337, !DIExpression(), !338)
  %286 = load i64, ptr %w, align 8, !dbg !339
  %or = or i64 %286, 1, !dbg !340
  %287 = call contract double @llvm.nvvm.ull2d.rm(i64 %or), !dbg !341
  store double %287, ptr %down, align 8, !dbg !338
    #dbg_declare(ptr %up, !342, !DIExpression(), !343)
  %288 = load i64, ptr %w, align 8, !dbg !344
  %or58 = or i64 %288, 1, !dbg !345
  %289 = call contract double @llvm.nvvm.ull2d.rp(i64 %or58), !dbg !346
  store double %289, ptr %up, align 8, !dbg !343
  %290 = load double, ptr %down, align 8, !dbg !347
  %conv59 = fptoui double %290 to i64, !dbg !347
  %291 = load i64, ptr %w, align 8, !dbg !348
  %or60 = or i64 %291, 1, !dbg !349
  %cmp61 = icmp ule i64 %conv59, %or60, !dbg !350
  br i1 %cmp61, label %land.rhs, label %land.end, !dbg !351

land.rhs:                                         ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit415
  %292 = load double, ptr %down, align 8, !dbg !352
  %conv62 = fptoui double %292 to i64, !dbg !352
  %293 = load i64, ptr %w, align 8, !dbg !353
  %or63 = or i64 %293, 1, !dbg !354
  %294 = call double @llvm.nvvm.ull2d.rz(i64 %or63), !dbg !355
  store double %294, ptr %x.addr.i228, align 8, !dbg !356
  %295 = load double, ptr %x.addr.i228, align 8, !dbg !356
  %296 = call double @llvm.trunc.f64(double %295), !dbg !356
  %conv.i229 = fptoui double %296 to i64, !dbg !356
  %cmp65 = icmp eq i64 %conv62, %conv.i229, !dbg !357
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_ZL5ws_ruIfdET_S0_T0_.exit415
  %297 = phi i1 [ false, %_ZL5ws_ruIfdET_S0_T0_.exit415 ], [ %cmp65, %land.rhs ], !dbg !358
  %storedv.i207 = zext i1 %297 to i8, !dbg !359
  store i8 %storedv.i207, ptr %c.addr.i202, align 1, !dbg !359
  store ptr @.str2, ptr %m.addr.i203, align 8, !dbg !359
  store ptr @.str1, ptr %f.addr.i204, align 8, !dbg !359
  store i32 42, ptr %l.addr.i205, align 4, !dbg !359
  store ptr @__func__._Z7convertPKyPj, ptr %fn.addr.i206, align 8, !dbg !359
  %298 = load i8, ptr %c.addr.i202, align 1, !dbg !359
  %loadedv.i208 = trunc i8 %298 to i1, !dbg !359
  br i1 %loadedv.i208, label %_ZL9ws_assertbPKcS0_jS0_.exit210, label %if.then.i209, !dbg !359

if.then.i209:                                     ; preds = %land.end
  %299 = load ptr, ptr %m.addr.i203, align 8, !dbg !359
  %300 = load ptr, ptr %f.addr.i204, align 8, !dbg !359
  %301 = load i32, ptr %l.addr.i205, align 4, !dbg !359
  %302 = load ptr, ptr %fn.addr.i206, align 8, !dbg !359
  call void @__assertfail(ptr noundef %299, ptr noundef %300, i32 noundef %301, ptr noundef %302, i64 noundef 1) #6, !dbg !359
  unreachable, !dbg !359

_ZL9ws_assertbPKcS0_jS0_.exit210:                 ; preds = %land.end
  %303 = load double, ptr %up, align 8, !dbg !360
  store double %303, ptr %x.addr.i231, align 8, !dbg !361
  %304 = load i64, ptr %x.addr.i231, align 8, !dbg !361
  %305 = load double, ptr %down, align 8, !dbg !362
  store double %305, ptr %x.addr.i230, align 8, !dbg !363
  %306 = load i64, ptr %x.addr.i230, align 8, !dbg !363
  %307 = load double, ptr %down, align 8, !dbg !364
  %conv68 = fptoui double %307 to i64, !dbg !364
  %308 = load i64, ptr %w, align 8, !dbg !365
  %or69 = or i64 %308, 1, !dbg !366
  %cmp70 = icmp ne i64 %conv68, %or69, !dbg !367
  %conv71 = zext i1 %cmp70 to i64, !dbg !368
  %add = add nsw i64 %306, %conv71, !dbg !369
  %cmp72 = icmp eq i64 %304, %add, !dbg !370
  %storedv.i198 = zext i1 %cmp72 to i8, !dbg !371
  store i8 %storedv.i198, ptr %c.addr.i193, align 1, !dbg !371
  store ptr @.str3, ptr %m.addr.i194, align 8, !dbg !371
  store ptr @.str1, ptr %f.addr.i195, align 8, !dbg !371
  store i32 43, ptr %l.addr.i196, align 4, !dbg !371
  store ptr @__func__._Z7convertPKyPj, ptr %fn.addr.i197, align 8, !dbg !371
  %309 = load i8, ptr %c.addr.i193, align 1, !dbg !371
  %loadedv.i199 = trunc i8 %309 to i1, !dbg !371
  br i1 %loadedv.i199, label %_ZL9ws_assertbPKcS0_jS0_.exit201, label %if.then.i200, !dbg !371

if.then.i200:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit210
  %310 = load ptr, ptr %m.addr.i194, align 8, !dbg !371
  %311 = load ptr, ptr %f.addr.i195, align 8, !dbg !371
  %312 = load i32, ptr %l.addr.i196, align 4, !dbg !371
  %313 = load ptr, ptr %fn.addr.i197, align 8, !dbg !371
  call void @__assertfail(ptr noundef %310, ptr noundef %311, i32 noundef %312, ptr noundef %313, i64 noundef 1) #6, !dbg !371
  unreachable, !dbg !371

_ZL9ws_assertbPKcS0_jS0_.exit201:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit210
    #dbg_declare(ptr %low, !372, !DIExpression(), !373)
  %314 = load i64, ptr %w, align 8, !dbg !374
  %315 = call contract double @llvm.nvvm.ll2d.rm(i64 %314), !dbg !375
  store double %315, ptr %low, align 8, !dbg !373
    #dbg_declare(ptr %zero, !376, !DIExpression(), !377)
  %316 = load i64, ptr %w, align 8, !dbg !378
  %317 = call contract double @llvm.nvvm.ll2d.rz(i64 %316), !dbg !379
  store double %317, ptr %zero, align 8, !dbg !377
  %318 = load i64, ptr %w, align 8, !dbg !380
  %cmp73 = icmp sge i64 %318, 0, !dbg !381
  br i1 %cmp73, label %cond.true, label %cond.false, !dbg !382

cond.true:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit201
  %319 = load double, ptr %low, align 8, !dbg !383
  %320 = load double, ptr %zero, align 8, !dbg !384
  %cmp74 = fcmp oeq double %319, %320, !dbg !385
  br label %cond.end, !dbg !382

cond.false:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit201
  %321 = load double, ptr %low, align 8, !dbg !386
  %322 = load double, ptr %zero, align 8, !dbg !387
  %cmp75 = fcmp ole double %321, %322, !dbg !388
  br label %cond.end, !dbg !382

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i1 [ %cmp74, %cond.true ], [ %cmp75, %cond.false ], !dbg !382
  %storedv.i189 = zext i1 %cond to i8, !dbg !389
  store i8 %storedv.i189, ptr %c.addr.i184, align 1, !dbg !389
  store ptr @.str4, ptr %m.addr.i185, align 8, !dbg !389
  store ptr @.str1, ptr %f.addr.i186, align 8, !dbg !389
  store i32 45, ptr %l.addr.i187, align 4, !dbg !389
  store ptr @__func__._Z7convertPKyPj, ptr %fn.addr.i188, align 8, !dbg !389
  %323 = load i8, ptr %c.addr.i184, align 1, !dbg !389
  %loadedv.i190 = trunc i8 %323 to i1, !dbg !389
  br i1 %loadedv.i190, label %_ZL9ws_assertbPKcS0_jS0_.exit192, label %if.then.i191, !dbg !389

if.then.i191:                                     ; preds = %cond.end
  %324 = load ptr, ptr %m.addr.i185, align 8, !dbg !389
  %325 = load ptr, ptr %f.addr.i186, align 8, !dbg !389
  %326 = load i32, ptr %l.addr.i187, align 4, !dbg !389
  %327 = load ptr, ptr %fn.addr.i188, align 8, !dbg !389
  call void @__assertfail(ptr noundef %324, ptr noundef %325, i32 noundef %326, ptr noundef %327, i64 noundef 1) #6, !dbg !389
  unreachable, !dbg !389

_ZL9ws_assertbPKcS0_jS0_.exit192:                 ; preds = %cond.end
    #dbg_declare(ptr %f, !390, !DIExpression(), !391)
  %328 = load i32, ptr %s, align 4, !dbg !392
  %shr76 = ashr i32 %328, 10, !dbg !393
  %conv77 = sitofp i32 %shr76 to float, !dbg !394
  %mul = fmul float %conv77, 2.500000e-01, !dbg !395
  store float %mul, ptr %f, align 4, !dbg !391
  %329 = load float, ptr %f, align 4, !dbg !396
  %330 = call i32 @llvm.nvvm.f2i.rz(float %329), !dbg !397
  %331 = load i32, ptr %s, align 4, !dbg !398
  %shr78 = ashr i32 %331, 10, !dbg !399
  %div = sdiv i32 %shr78, 4, !dbg !400
  %cmp79 = icmp eq i32 %330, %div, !dbg !401
  br i1 %cmp79, label %land.lhs.true, label %land.end87, !dbg !402

land.lhs.true:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit192
  %332 = load float, ptr %f, align 4, !dbg !403
  %333 = call i32 @llvm.nvvm.f2i.rm(float %332), !dbg !404
  %334 = load i32, ptr %s, align 4, !dbg !405
  %shr80 = ashr i32 %334, 12, !dbg !406
  %cmp81 = icmp eq i32 %333, %shr80, !dbg !407
  br i1 %cmp81, label %land.rhs82, label %land.end87, !dbg !408

land.rhs82:                                       ; preds = %land.lhs.true
  %335 = load float, ptr %f, align 4, !dbg !409
  %336 = call i32 @llvm.nvvm.f2i.rp(float %335), !dbg !410
  %337 = load i32, ptr %s, align 4, !dbg !411
  %shr83 = ashr i32 %337, 10, !dbg !412
  %sub = sub nsw i32 0, %shr83, !dbg !413
  %shr84 = ashr i32 %sub, 2, !dbg !414
  %sub85 = sub nsw i32 0, %shr84, !dbg !415
  %cmp86 = icmp eq i32 %336, %sub85, !dbg !416
  br label %land.end87

land.end87:                                       ; preds = %land.rhs82, %land.lhs.true, %_ZL9ws_assertbPKcS0_jS0_.exit192
  %338 = phi i1 [ false, %land.lhs.true ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit192 ], [ %cmp86, %land.rhs82 ], !dbg !358
  %storedv.i180 = zext i1 %338 to i8, !dbg !417
  store i8 %storedv.i180, ptr %c.addr.i175, align 1, !dbg !417
  store ptr @.str5, ptr %m.addr.i176, align 8, !dbg !417
  store ptr @.str1, ptr %f.addr.i177, align 8, !dbg !417
  store i32 48, ptr %l.addr.i178, align 4, !dbg !417
  store ptr @__func__._Z7convertPKyPj, ptr %fn.addr.i179, align 8, !dbg !417
  %339 = load i8, ptr %c.addr.i175, align 1, !dbg !417
  %loadedv.i181 = trunc i8 %339 to i1, !dbg !417
  br i1 %loadedv.i181, label %_ZL9ws_assertbPKcS0_jS0_.exit183, label %if.then.i182, !dbg !417

if.then.i182:                                     ; preds = %land.end87
  %340 = load ptr, ptr %m.addr.i176, align 8, !dbg !417
  %341 = load ptr, ptr %f.addr.i177, align 8, !dbg !417
  %342 = load i32, ptr %l.addr.i178, align 4, !dbg !417
  %343 = load ptr, ptr %fn.addr.i179, align 8, !dbg !417
  call void @__assertfail(ptr noundef %340, ptr noundef %341, i32 noundef %342, ptr noundef %343, i64 noundef 1) #6, !dbg !417
  unreachable, !dbg !417

_ZL9ws_assertbPKcS0_jS0_.exit183:                 ; preds = %land.end87
    #dbg_declare(ptr %even, !418, !DIExpression(), !419)
  %344 = load float, ptr %f, align 4, !dbg !420
  %345 = call i32 @llvm.nvvm.f2i.rn(float %344), !dbg !421
  store i32 %345, ptr %even, align 4, !dbg !419
    #dbg_declare(ptr %twice, !422, !DIExpression(), !423)
  %346 = load i32, ptr %s, align 4, !dbg !424
  %shr88 = ashr i32 %346, 10, !dbg !425
  %347 = load i32, ptr %even, align 4, !dbg !426
  %mul89 = mul nsw i32 4, %347, !dbg !427
  %sub90 = sub nsw i32 %shr88, %mul89, !dbg !428
  store i32 %sub90, ptr %twice, align 4, !dbg !423
  %348 = load i32, ptr %twice, align 4, !dbg !429
  %cmp91 = icmp sge i32 %348, -2, !dbg !430
  br i1 %cmp91, label %land.lhs.true92, label %land.end99, !dbg !431

land.lhs.true92:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit183
  %349 = load i32, ptr %twice, align 4, !dbg !432
  %cmp93 = icmp sle i32 %349, 2, !dbg !433
  br i1 %cmp93, label %land.rhs94, label %land.end99, !dbg !434

land.rhs94:                                       ; preds = %land.lhs.true92
  %350 = load i32, ptr %twice, align 4, !dbg !435
  %cmp95 = icmp ne i32 %350, 2, !dbg !436
  br i1 %cmp95, label %land.lhs.true96, label %lor.rhs, !dbg !437

land.lhs.true96:                                  ; preds = %land.rhs94
  %351 = load i32, ptr %twice, align 4, !dbg !438
  %cmp97 = icmp ne i32 %351, -2, !dbg !439
  br i1 %cmp97, label %lor.end, label %lor.rhs, !dbg !440

lor.rhs:                                          ; preds = %land.lhs.true96, %land.rhs94
  %352 = load i32, ptr %even, align 4, !dbg !441
  %rem = srem i32 %352, 2, !dbg !442
  %cmp98 = icmp eq i32 %rem, 0, !dbg !443
  br label %lor.end, !dbg !440

lor.end:                                          ; preds = %lor.rhs, %land.lhs.true96
  %353 = phi i1 [ true, %land.lhs.true96 ], [ %cmp98, %lor.rhs ]
  br label %land.end99

land.end99:                                       ; preds = %lor.end, %land.lhs.true92, %_ZL9ws_assertbPKcS0_jS0_.exit183
  %354 = phi i1 [ false, %land.lhs.true92 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit183 ], [ %353, %lor.end ], !dbg !358
  %storedv.i171 = zext i1 %354 to i8, !dbg !444
  store i8 %storedv.i171, ptr %c.addr.i166, align 1, !dbg !444
  store ptr @.str6, ptr %m.addr.i167, align 8, !dbg !444
  store ptr @.str1, ptr %f.addr.i168, align 8, !dbg !444
  store i32 50, ptr %l.addr.i169, align 4, !dbg !444
  store ptr @__func__._Z7convertPKyPj, ptr %fn.addr.i170, align 8, !dbg !444
  %355 = load i8, ptr %c.addr.i166, align 1, !dbg !444
  %loadedv.i172 = trunc i8 %355 to i1, !dbg !444
  br i1 %loadedv.i172, label %_ZL9ws_assertbPKcS0_jS0_.exit174, label %if.then.i173, !dbg !444

if.then.i173:                                     ; preds = %land.end99
  %356 = load ptr, ptr %m.addr.i167, align 8, !dbg !444
  %357 = load ptr, ptr %f.addr.i168, align 8, !dbg !444
  %358 = load i32, ptr %l.addr.i169, align 4, !dbg !444
  %359 = load ptr, ptr %fn.addr.i170, align 8, !dbg !444
  call void @__assertfail(ptr noundef %356, ptr noundef %357, i32 noundef %358, ptr noundef %359, i64 noundef 1) #6, !dbg !444
  unreachable, !dbg !444

_ZL9ws_assertbPKcS0_jS0_.exit174:                 ; preds = %land.end99
  %360 = load float, ptr %f, align 4, !dbg !445
  %conv100 = fpext float %360 to double, !dbg !445
  %361 = call i32 @llvm.nvvm.d2i.rm(double %conv100), !dbg !446
  %362 = load i32, ptr %s, align 4, !dbg !447
  %shr101 = ashr i32 %362, 12, !dbg !448
  %cmp102 = icmp eq i32 %361, %shr101, !dbg !449
  br i1 %cmp102, label %land.lhs.true103, label %land.end116, !dbg !450

land.lhs.true103:                                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit174
  %363 = load float, ptr %f, align 4, !dbg !451
  %364 = call i64 @llvm.nvvm.f2ll.rp(float %363), !dbg !452
  %365 = load i32, ptr %s, align 4, !dbg !453
  %shr104 = ashr i32 %365, 10, !dbg !454
  %sub105 = sub nsw i32 0, %shr104, !dbg !455
  %shr106 = ashr i32 %sub105, 2, !dbg !456
  %sub107 = sub nsw i32 0, %shr106, !dbg !457
  %conv108 = sext i32 %sub107 to i64, !dbg !457
  %cmp109 = icmp eq i64 %364, %conv108, !dbg !458
  br i1 %cmp109, label %land.rhs110, label %land.end116, !dbg !459

land.rhs110:                                      ; preds = %land.lhs.true103
  %366 = load float, ptr %f, align 4, !dbg !460
  %conv111 = fpext float %366 to double, !dbg !460
  %367 = call i64 @llvm.nvvm.d2ll.rz(double %conv111), !dbg !461
  %368 = load i32, ptr %s, align 4, !dbg !462
  %shr112 = ashr i32 %368, 10, !dbg !463
  %div113 = sdiv i32 %shr112, 4, !dbg !464
  %conv114 = sext i32 %div113 to i64, !dbg !465
  %cmp115 = icmp eq i64 %367, %conv114, !dbg !466
  br label %land.end116

land.end116:                                      ; preds = %land.rhs110, %land.lhs.true103, %_ZL9ws_assertbPKcS0_jS0_.exit174
  %369 = phi i1 [ false, %land.lhs.true103 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit174 ], [ %cmp115, %land.rhs110 ], !dbg !358
  %storedv.i162 = zext i1 %369 to i8, !dbg !467
  store i8 %storedv.i162, ptr %c.addr.i157, align 1, !dbg !467
  store ptr @.str7, ptr %m.addr.i158, align 8, !dbg !467
  store ptr @.str1, ptr %f.addr.i159, align 8, !dbg !467
  store i32 51, ptr %l.addr.i160, align 4, !dbg !467
  store ptr @__func__._Z7convertPKyPj, ptr %fn.addr.i161, align 8, !dbg !467
  %370 = load i8, ptr %c.addr.i157, align 1, !dbg !467
  %loadedv.i163 = trunc i8 %370 to i1, !dbg !467
  br i1 %loadedv.i163, label %_ZL9ws_assertbPKcS0_jS0_.exit165, label %if.then.i164, !dbg !467

if.then.i164:                                     ; preds = %land.end116
  %371 = load ptr, ptr %m.addr.i158, align 8, !dbg !467
  %372 = load ptr, ptr %f.addr.i159, align 8, !dbg !467
  %373 = load i32, ptr %l.addr.i160, align 4, !dbg !467
  %374 = load ptr, ptr %fn.addr.i161, align 8, !dbg !467
  call void @__assertfail(ptr noundef %371, ptr noundef %372, i32 noundef %373, ptr noundef %374, i64 noundef 1) #6, !dbg !467
  unreachable, !dbg !467

_ZL9ws_assertbPKcS0_jS0_.exit165:                 ; preds = %land.end116
    #dbg_declare(ptr %p, !468, !DIExpression(), !469)
  %375 = load i32, ptr %u, align 4, !dbg !470
  %shr117 = lshr i32 %375, 10, !dbg !471
  %conv118 = uitofp i32 %shr117 to float, !dbg !472
  %mul119 = fmul float %conv118, 2.500000e-01, !dbg !473
  store float %mul119, ptr %p, align 4, !dbg !469
  %376 = load float, ptr %p, align 4, !dbg !474
  %377 = call i32 @llvm.nvvm.f2ui.rz(float %376), !dbg !475
  %378 = load i32, ptr %u, align 4, !dbg !476
  %shr120 = lshr i32 %378, 12, !dbg !477
  %cmp121 = icmp eq i32 %377, %shr120, !dbg !478
  br i1 %cmp121, label %land.lhs.true122, label %land.end138, !dbg !479

land.lhs.true122:                                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit165
  %379 = load float, ptr %p, align 4, !dbg !480
  %380 = call i32 @llvm.nvvm.f2ui.rp(float %379), !dbg !481
  %381 = load i32, ptr %u, align 4, !dbg !482
  %shr123 = lshr i32 %381, 10, !dbg !483
  %add124 = add i32 %shr123, 3, !dbg !484
  %div125 = udiv i32 %add124, 4, !dbg !485
  %cmp126 = icmp eq i32 %380, %div125, !dbg !486
  br i1 %cmp126, label %land.lhs.true127, label %land.end138, !dbg !487

land.lhs.true127:                                 ; preds = %land.lhs.true122
  %382 = load float, ptr %p, align 4, !dbg !488
  %383 = call i64 @llvm.nvvm.f2ull.rm(float %382), !dbg !489
  %384 = load i32, ptr %u, align 4, !dbg !490
  %shr128 = lshr i32 %384, 12, !dbg !491
  %conv129 = zext i32 %shr128 to i64, !dbg !490
  %cmp130 = icmp eq i64 %383, %conv129, !dbg !492
  br i1 %cmp130, label %land.rhs131, label %land.end138, !dbg !493

land.rhs131:                                      ; preds = %land.lhs.true127
  %385 = load float, ptr %p, align 4, !dbg !494
  %conv132 = fpext float %385 to double, !dbg !494
  %386 = call i64 @llvm.nvvm.d2ull.rp(double %conv132), !dbg !495
  %387 = load i32, ptr %u, align 4, !dbg !496
  %shr133 = lshr i32 %387, 10, !dbg !497
  %add134 = add i32 %shr133, 3, !dbg !498
  %div135 = udiv i32 %add134, 4, !dbg !499
  %conv136 = zext i32 %div135 to i64, !dbg !500
  %cmp137 = icmp eq i64 %386, %conv136, !dbg !501
  br label %land.end138

land.end138:                                      ; preds = %land.rhs131, %land.lhs.true127, %land.lhs.true122, %_ZL9ws_assertbPKcS0_jS0_.exit165
  %388 = phi i1 [ false, %land.lhs.true127 ], [ false, %land.lhs.true122 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit165 ], [ %cmp137, %land.rhs131 ], !dbg !358
  %storedv.i = zext i1 %388 to i8, !dbg !502
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !502
  store ptr @.str8, ptr %m.addr.i, align 8, !dbg !502
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !502
  store i32 53, ptr %l.addr.i, align 4, !dbg !502
  store ptr @__func__._Z7convertPKyPj, ptr %fn.addr.i, align 8, !dbg !502
  %389 = load i8, ptr %c.addr.i, align 1, !dbg !502
  %loadedv.i = trunc i8 %389 to i1, !dbg !502
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !502

if.then.i:                                        ; preds = %land.end138
  %390 = load ptr, ptr %m.addr.i, align 8, !dbg !502
  %391 = load ptr, ptr %f.addr.i, align 8, !dbg !502
  %392 = load i32, ptr %l.addr.i, align 4, !dbg !502
  %393 = load ptr, ptr %fn.addr.i, align 8, !dbg !502
  call void @__assertfail(ptr noundef %390, ptr noundef %391, i32 noundef %392, ptr noundef %393, i64 noundef 1) #6, !dbg !502
  unreachable, !dbg !502

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end138
    #dbg_declare(ptr %d, !503, !DIExpression(), !504)
  %394 = load i32, ptr %s, align 4, !dbg !505
  %conv139 = sitofp i32 %394 to double, !dbg !505
  %395 = load i32, ptr %u, align 4, !dbg !506
  %conv140 = uitofp i32 %395 to double, !dbg !506
  %div141 = fdiv double %conv140, 0x41F0000000000000, !dbg !507
  %add142 = fadd double %conv139, %div141, !dbg !508
  store double %add142, ptr %d, align 8, !dbg !504
  %396 = load double, ptr %d, align 8, !dbg !509
  %397 = call contract float @llvm.nvvm.d2f.rn(double %396), !dbg !510
  %398 = load double, ptr %d, align 8, !dbg !511
  %call143 = call contract noundef float @_Z7roundeddi(double noundef %398, i32 noundef 0) #5, !dbg !512
  call void @_Z4sameff(float noundef %397, float noundef %call143) #5, !dbg !513
  %399 = load double, ptr %d, align 8, !dbg !514
  %400 = call contract float @llvm.nvvm.d2f.rz(double %399), !dbg !515
  %401 = load double, ptr %d, align 8, !dbg !516
  %call144 = call contract noundef float @_Z7roundeddi(double noundef %401, i32 noundef 1) #5, !dbg !517
  call void @_Z4sameff(float noundef %400, float noundef %call144) #5, !dbg !518
  %402 = load double, ptr %d, align 8, !dbg !519
  %403 = call contract float @llvm.nvvm.d2f.rm(double %402), !dbg !520
  %404 = load double, ptr %d, align 8, !dbg !521
  %call145 = call contract noundef float @_Z7roundeddi(double noundef %404, i32 noundef 2) #5, !dbg !522
  call void @_Z4sameff(float noundef %403, float noundef %call145) #5, !dbg !523
  %405 = load double, ptr %d, align 8, !dbg !524
  %406 = call contract float @llvm.nvvm.d2f.rp(double %405), !dbg !525
  %407 = load double, ptr %d, align 8, !dbg !526
  %call146 = call contract noundef float @_Z7roundeddi(double noundef %407, i32 noundef 3) #5, !dbg !527
  call void @_Z4sameff(float noundef %406, float noundef %call146) #5, !dbg !528
  %408 = load double, ptr %d, align 8, !dbg !529
  store double %408, ptr %x.addr.i241, align 8, !dbg !530
  %409 = load double, ptr %x.addr.i241, align 8, !dbg !530
  %conv.i243 = fptrunc double %409 to float, !dbg !530
  store float %conv.i243, ptr %r.i242, align 4, !dbg !530
  %410 = load float, ptr %r.i242, align 4, !dbg !530
  %411 = load double, ptr %x.addr.i241, align 8, !dbg !530
  %412 = load float, ptr %r.i242, align 4, !dbg !530
  %conv1.i244 = fpext float %412 to double, !dbg !530
  %sub.i245 = fsub double %411, %conv1.i244, !dbg !530
  store float %410, ptr %r.addr.i, align 4, !dbg !530
  store double %sub.i245, ptr %error.addr.i, align 8, !dbg !530
  %413 = load float, ptr %r.addr.i, align 4, !dbg !530
  %cmp.i = fcmp ogt float %413, 0.000000e+00, !dbg !530
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !530

cond.true.i:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %414 = load float, ptr %r.addr.i, align 4, !dbg !530
  %415 = load double, ptr %error.addr.i, align 8, !dbg !530
  store float %414, ptr %r.addr.i328, align 4, !dbg !530
  store double %415, ptr %error.addr.i329, align 8, !dbg !530
  %416 = load double, ptr %error.addr.i329, align 8, !dbg !530
  %cmp.i330 = fcmp olt double %416, 0.000000e+00, !dbg !530
  br i1 %cmp.i330, label %cond.true.i334, label %cond.false.i331, !dbg !530

cond.true.i334:                                   ; preds = %cond.true.i
  %417 = load float, ptr %r.addr.i328, align 4, !dbg !530
  store float %417, ptr %x.addr.i664, align 4, !dbg !530
  store i8 0, ptr %up.addr.i665, align 1, !dbg !530
  %418 = load float, ptr %x.addr.i664, align 4, !dbg !530
  %419 = load float, ptr %x.addr.i664, align 4, !dbg !530
  %cmp.i668 = fcmp une float %418, %419, !dbg !530
  br i1 %cmp.i668, label %if.then.i691, label %if.end.i669, !dbg !530

if.then.i691:                                     ; preds = %cond.true.i334
  %420 = load float, ptr %x.addr.i664, align 4, !dbg !530
  store float %420, ptr %retval.i663, align 4, !dbg !530
  br label %_ZL7ws_nextfb.exit692, !dbg !530

if.end.i669:                                      ; preds = %cond.true.i334
  %421 = load float, ptr %x.addr.i664, align 4, !dbg !530
  %cmp1.i670 = fcmp oeq float %421, 0.000000e+00, !dbg !530
  br i1 %cmp1.i670, label %if.then2.i688, label %if.end3.i671, !dbg !530

if.then2.i688:                                    ; preds = %if.end.i669
  %422 = load i8, ptr %up.addr.i665, align 1, !dbg !530
  %loadedv.i689 = trunc i8 %422 to i1, !dbg !530
  %423 = zext i1 %loadedv.i689 to i64, !dbg !530
  %cond.i690 = select contract i1 %loadedv.i689, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !530
  store float %cond.i690, ptr %retval.i663, align 4, !dbg !530
  br label %_ZL7ws_nextfb.exit692, !dbg !530

if.end3.i671:                                     ; preds = %if.end.i669
  %424 = load i32, ptr %x.addr.i664, align 4, !dbg !530
  store i32 %424, ptr %b.i666, align 4, !dbg !530
  %425 = load i8, ptr %up.addr.i665, align 1, !dbg !530
  %loadedv4.i672 = trunc i8 %425 to i1, !dbg !530
  br i1 %loadedv4.i672, label %land.lhs.true.i686, label %lor.lhs.false.i673, !dbg !530

land.lhs.true.i686:                               ; preds = %if.end3.i671
  %426 = load i32, ptr %b.i666, align 4, !dbg !530
  %cmp5.i687 = icmp eq i32 %426, 2139095040, !dbg !530
  br i1 %cmp5.i687, label %if.then9.i685, label %lor.lhs.false.i673, !dbg !530

lor.lhs.false.i673:                               ; preds = %land.lhs.true.i686, %if.end3.i671
  %427 = load i8, ptr %up.addr.i665, align 1, !dbg !530
  %loadedv6.i674 = trunc i8 %427 to i1, !dbg !530
  br i1 %loadedv6.i674, label %if.end10.i677, label %land.lhs.true7.i675, !dbg !530

land.lhs.true7.i675:                              ; preds = %lor.lhs.false.i673
  %428 = load i32, ptr %b.i666, align 4, !dbg !530
  %cmp8.i676 = icmp eq i32 %428, -8388608, !dbg !530
  br i1 %cmp8.i676, label %if.then9.i685, label %if.end10.i677, !dbg !530

if.then9.i685:                                    ; preds = %land.lhs.true7.i675, %land.lhs.true.i686
  %429 = load float, ptr %x.addr.i664, align 4, !dbg !530
  store float %429, ptr %retval.i663, align 4, !dbg !530
  br label %_ZL7ws_nextfb.exit692, !dbg !530

if.end10.i677:                                    ; preds = %land.lhs.true7.i675, %lor.lhs.false.i673
  %430 = load i32, ptr %b.i666, align 4, !dbg !530
  %431 = load float, ptr %x.addr.i664, align 4, !dbg !530
  %cmp11.i678 = fcmp ogt float %431, 0.000000e+00, !dbg !530
  %conv.i679 = zext i1 %cmp11.i678 to i32, !dbg !530
  %432 = load i8, ptr %up.addr.i665, align 1, !dbg !530
  %loadedv12.i680 = trunc i8 %432 to i1, !dbg !530
  %conv13.i681 = zext i1 %loadedv12.i680 to i32, !dbg !530
  %cmp14.i682 = icmp eq i32 %conv.i679, %conv13.i681, !dbg !530
  %433 = zext i1 %cmp14.i682 to i64, !dbg !530
  %cond15.i683 = select i1 %cmp14.i682, i32 1, i32 -1, !dbg !530
  %add.i684 = add nsw i32 %430, %cond15.i683, !dbg !530
  store i32 %add.i684, ptr %ref.tmp.i667, align 4, !dbg !530
  %434 = load float, ptr %ref.tmp.i667, align 4, !dbg !530
  store float %434, ptr %retval.i663, align 4, !dbg !530
  br label %_ZL7ws_nextfb.exit692, !dbg !530

_ZL7ws_nextfb.exit692:                            ; preds = %if.then.i691, %if.then2.i688, %if.then9.i685, %if.end10.i677
  %435 = load float, ptr %retval.i663, align 4, !dbg !530
  br label %_ZL5ws_rdIfdET_S0_T0_.exit335, !dbg !530

cond.false.i331:                                  ; preds = %cond.true.i
  %436 = load float, ptr %r.addr.i328, align 4, !dbg !530
  br label %_ZL5ws_rdIfdET_S0_T0_.exit335, !dbg !530

_ZL5ws_rdIfdET_S0_T0_.exit335:                    ; preds = %_ZL7ws_nextfb.exit692, %cond.false.i331
  %cond.i333 = phi contract float [ %435, %_ZL7ws_nextfb.exit692 ], [ %436, %cond.false.i331 ], !dbg !530
  br label %_ZL5ws_rzIfdET_S0_T0_.exit, !dbg !530

cond.false.i:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %437 = load float, ptr %r.addr.i, align 4, !dbg !530
  %cmp1.i = fcmp olt float %437, 0.000000e+00, !dbg !530
  br i1 %cmp1.i, label %cond.true2.i, label %cond.false4.i, !dbg !530

cond.true2.i:                                     ; preds = %cond.false.i
  %438 = load float, ptr %r.addr.i, align 4, !dbg !530
  %439 = load double, ptr %error.addr.i, align 8, !dbg !530
  store float %438, ptr %r.addr.i380, align 4, !dbg !530
  store double %439, ptr %error.addr.i381, align 8, !dbg !530
  %440 = load double, ptr %error.addr.i381, align 8, !dbg !530
  %cmp.i382 = fcmp ogt double %440, 0.000000e+00, !dbg !530
  br i1 %cmp.i382, label %cond.true.i386, label %cond.false.i383, !dbg !530

cond.true.i386:                                   ; preds = %cond.true2.i
  %441 = load float, ptr %r.addr.i380, align 4, !dbg !530
  store float %441, ptr %x.addr.i484, align 4, !dbg !530
  store i8 1, ptr %up.addr.i485, align 1, !dbg !530
  %442 = load float, ptr %x.addr.i484, align 4, !dbg !530
  %443 = load float, ptr %x.addr.i484, align 4, !dbg !530
  %cmp.i488 = fcmp une float %442, %443, !dbg !530
  br i1 %cmp.i488, label %if.then.i511, label %if.end.i489, !dbg !530

if.then.i511:                                     ; preds = %cond.true.i386
  %444 = load float, ptr %x.addr.i484, align 4, !dbg !530
  store float %444, ptr %retval.i483, align 4, !dbg !530
  br label %_ZL7ws_nextfb.exit512, !dbg !530

if.end.i489:                                      ; preds = %cond.true.i386
  %445 = load float, ptr %x.addr.i484, align 4, !dbg !530
  %cmp1.i490 = fcmp oeq float %445, 0.000000e+00, !dbg !530
  br i1 %cmp1.i490, label %if.then2.i508, label %if.end3.i491, !dbg !530

if.then2.i508:                                    ; preds = %if.end.i489
  %446 = load i8, ptr %up.addr.i485, align 1, !dbg !530
  %loadedv.i509 = trunc i8 %446 to i1, !dbg !530
  %447 = zext i1 %loadedv.i509 to i64, !dbg !530
  %cond.i510 = select contract i1 %loadedv.i509, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !530
  store float %cond.i510, ptr %retval.i483, align 4, !dbg !530
  br label %_ZL7ws_nextfb.exit512, !dbg !530

if.end3.i491:                                     ; preds = %if.end.i489
  %448 = load i32, ptr %x.addr.i484, align 4, !dbg !530
  store i32 %448, ptr %b.i486, align 4, !dbg !530
  %449 = load i8, ptr %up.addr.i485, align 1, !dbg !530
  %loadedv4.i492 = trunc i8 %449 to i1, !dbg !530
  br i1 %loadedv4.i492, label %land.lhs.true.i506, label %lor.lhs.false.i493, !dbg !530

land.lhs.true.i506:                               ; preds = %if.end3.i491
  %450 = load i32, ptr %b.i486, align 4, !dbg !530
  %cmp5.i507 = icmp eq i32 %450, 2139095040, !dbg !530
  br i1 %cmp5.i507, label %if.then9.i505, label %lor.lhs.false.i493, !dbg !530

lor.lhs.false.i493:                               ; preds = %land.lhs.true.i506, %if.end3.i491
  %451 = load i8, ptr %up.addr.i485, align 1, !dbg !530
  %loadedv6.i494 = trunc i8 %451 to i1, !dbg !530
  br i1 %loadedv6.i494, label %if.end10.i497, label %land.lhs.true7.i495, !dbg !530

land.lhs.true7.i495:                              ; preds = %lor.lhs.false.i493
  %452 = load i32, ptr %b.i486, align 4, !dbg !530
  %cmp8.i496 = icmp eq i32 %452, -8388608, !dbg !530
  br i1 %cmp8.i496, label %if.then9.i505, label %if.end10.i497, !dbg !530

if.then9.i505:                                    ; preds = %land.lhs.true7.i495, %land.lhs.true.i506
  %453 = load float, ptr %x.addr.i484, align 4, !dbg !530
  store float %453, ptr %retval.i483, align 4, !dbg !530
  br label %_ZL7ws_nextfb.exit512, !dbg !530

if.end10.i497:                                    ; preds = %land.lhs.true7.i495, %lor.lhs.false.i493
  %454 = load i32, ptr %b.i486, align 4, !dbg !530
  %455 = load float, ptr %x.addr.i484, align 4, !dbg !530
  %cmp11.i498 = fcmp ogt float %455, 0.000000e+00, !dbg !530
  %conv.i499 = zext i1 %cmp11.i498 to i32, !dbg !530
  %456 = load i8, ptr %up.addr.i485, align 1, !dbg !530
  %loadedv12.i500 = trunc i8 %456 to i1, !dbg !530
  %conv13.i501 = zext i1 %loadedv12.i500 to i32, !dbg !530
  %cmp14.i502 = icmp eq i32 %conv.i499, %conv13.i501, !dbg !530
  %457 = zext i1 %cmp14.i502 to i64, !dbg !530
  %cond15.i503 = select i1 %cmp14.i502, i32 1, i32 -1, !dbg !530
  %add.i504 = add nsw i32 %454, %cond15.i503, !dbg !530
  store i32 %add.i504, ptr %ref.tmp.i487, align 4, !dbg !530
  %458 = load float, ptr %ref.tmp.i487, align 4, !dbg !530
  store float %458, ptr %retval.i483, align 4, !dbg !530
  br label %_ZL7ws_nextfb.exit512, !dbg !530

_ZL7ws_nextfb.exit512:                            ; preds = %if.then.i511, %if.then2.i508, %if.then9.i505, %if.end10.i497
  %459 = load float, ptr %retval.i483, align 4, !dbg !530
  br label %_ZL5ws_ruIfdET_S0_T0_.exit388, !dbg !530

cond.false.i383:                                  ; preds = %cond.true2.i
  %460 = load float, ptr %r.addr.i380, align 4, !dbg !530
  br label %_ZL5ws_ruIfdET_S0_T0_.exit388, !dbg !530

_ZL5ws_ruIfdET_S0_T0_.exit388:                    ; preds = %_ZL7ws_nextfb.exit512, %cond.false.i383
  %cond.i385 = phi contract float [ %459, %_ZL7ws_nextfb.exit512 ], [ %460, %cond.false.i383 ], !dbg !530
  br label %cond.end.i, !dbg !530

cond.false4.i:                                    ; preds = %cond.false.i
  %461 = load float, ptr %r.addr.i, align 4, !dbg !530
  br label %cond.end.i, !dbg !530

cond.end.i:                                       ; preds = %cond.false4.i, %_ZL5ws_ruIfdET_S0_T0_.exit388
  %cond.i = phi contract float [ %cond.i385, %_ZL5ws_ruIfdET_S0_T0_.exit388 ], [ %461, %cond.false4.i ], !dbg !530
  br label %_ZL5ws_rzIfdET_S0_T0_.exit, !dbg !530

_ZL5ws_rzIfdET_S0_T0_.exit:                       ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit335, %cond.end.i
  %cond6.i = phi contract float [ %cond.i333, %_ZL5ws_rdIfdET_S0_T0_.exit335 ], [ %cond.i, %cond.end.i ], !dbg !530
  %462 = load double, ptr %d, align 8, !dbg !531
  %call148 = call contract noundef float @_Z7roundeddi(double noundef %462, i32 noundef 1) #5, !dbg !532
  call void @_Z4sameff(float noundef %cond6.i, float noundef %call148) #5, !dbg !533
  %463 = load double, ptr %d, align 8, !dbg !534
  store double %463, ptr %x.addr.i258, align 8, !dbg !535
  %464 = load double, ptr %x.addr.i258, align 8, !dbg !535
  %conv.i260 = fptrunc double %464 to float, !dbg !535
  store float %conv.i260, ptr %r.i259, align 4, !dbg !535
  %465 = load float, ptr %r.i259, align 4, !dbg !535
  %466 = load double, ptr %x.addr.i258, align 8, !dbg !535
  %467 = load float, ptr %r.i259, align 4, !dbg !535
  %conv1.i261 = fpext float %467 to double, !dbg !535
  %sub.i262 = fsub double %466, %conv1.i261, !dbg !535
  store float %465, ptr %r.addr.i336, align 4, !dbg !535
  store double %sub.i262, ptr %error.addr.i337, align 8, !dbg !535
  %468 = load double, ptr %error.addr.i337, align 8, !dbg !535
  %cmp.i338 = fcmp olt double %468, 0.000000e+00, !dbg !535
  br i1 %cmp.i338, label %cond.true.i342, label %cond.false.i339, !dbg !535

cond.true.i342:                                   ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit
  %469 = load float, ptr %r.addr.i336, align 4, !dbg !535
  store float %469, ptr %x.addr.i634, align 4, !dbg !535
  store i8 0, ptr %up.addr.i635, align 1, !dbg !535
  %470 = load float, ptr %x.addr.i634, align 4, !dbg !535
  %471 = load float, ptr %x.addr.i634, align 4, !dbg !535
  %cmp.i638 = fcmp une float %470, %471, !dbg !535
  br i1 %cmp.i638, label %if.then.i661, label %if.end.i639, !dbg !535

if.then.i661:                                     ; preds = %cond.true.i342
  %472 = load float, ptr %x.addr.i634, align 4, !dbg !535
  store float %472, ptr %retval.i633, align 4, !dbg !535
  br label %_ZL7ws_nextfb.exit662, !dbg !535

if.end.i639:                                      ; preds = %cond.true.i342
  %473 = load float, ptr %x.addr.i634, align 4, !dbg !535
  %cmp1.i640 = fcmp oeq float %473, 0.000000e+00, !dbg !535
  br i1 %cmp1.i640, label %if.then2.i658, label %if.end3.i641, !dbg !535

if.then2.i658:                                    ; preds = %if.end.i639
  %474 = load i8, ptr %up.addr.i635, align 1, !dbg !535
  %loadedv.i659 = trunc i8 %474 to i1, !dbg !535
  %475 = zext i1 %loadedv.i659 to i64, !dbg !535
  %cond.i660 = select contract i1 %loadedv.i659, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !535
  store float %cond.i660, ptr %retval.i633, align 4, !dbg !535
  br label %_ZL7ws_nextfb.exit662, !dbg !535

if.end3.i641:                                     ; preds = %if.end.i639
  %476 = load i32, ptr %x.addr.i634, align 4, !dbg !535
  store i32 %476, ptr %b.i636, align 4, !dbg !535
  %477 = load i8, ptr %up.addr.i635, align 1, !dbg !535
  %loadedv4.i642 = trunc i8 %477 to i1, !dbg !535
  br i1 %loadedv4.i642, label %land.lhs.true.i656, label %lor.lhs.false.i643, !dbg !535

land.lhs.true.i656:                               ; preds = %if.end3.i641
  %478 = load i32, ptr %b.i636, align 4, !dbg !535
  %cmp5.i657 = icmp eq i32 %478, 2139095040, !dbg !535
  br i1 %cmp5.i657, label %if.then9.i655, label %lor.lhs.false.i643, !dbg !535

lor.lhs.false.i643:                               ; preds = %land.lhs.true.i656, %if.end3.i641
  %479 = load i8, ptr %up.addr.i635, align 1, !dbg !535
  %loadedv6.i644 = trunc i8 %479 to i1, !dbg !535
  br i1 %loadedv6.i644, label %if.end10.i647, label %land.lhs.true7.i645, !dbg !535

land.lhs.true7.i645:                              ; preds = %lor.lhs.false.i643
  %480 = load i32, ptr %b.i636, align 4, !dbg !535
  %cmp8.i646 = icmp eq i32 %480, -8388608, !dbg !535
  br i1 %cmp8.i646, label %if.then9.i655, label %if.end10.i647, !dbg !535

if.then9.i655:                                    ; preds = %land.lhs.true7.i645, %land.lhs.true.i656
  %481 = load float, ptr %x.addr.i634, align 4, !dbg !535
  store float %481, ptr %retval.i633, align 4, !dbg !535
  br label %_ZL7ws_nextfb.exit662, !dbg !535

if.end10.i647:                                    ; preds = %land.lhs.true7.i645, %lor.lhs.false.i643
  %482 = load i32, ptr %b.i636, align 4, !dbg !535
  %483 = load float, ptr %x.addr.i634, align 4, !dbg !535
  %cmp11.i648 = fcmp ogt float %483, 0.000000e+00, !dbg !535
  %conv.i649 = zext i1 %cmp11.i648 to i32, !dbg !535
  %484 = load i8, ptr %up.addr.i635, align 1, !dbg !535
  %loadedv12.i650 = trunc i8 %484 to i1, !dbg !535
  %conv13.i651 = zext i1 %loadedv12.i650 to i32, !dbg !535
  %cmp14.i652 = icmp eq i32 %conv.i649, %conv13.i651, !dbg !535
  %485 = zext i1 %cmp14.i652 to i64, !dbg !535
  %cond15.i653 = select i1 %cmp14.i652, i32 1, i32 -1, !dbg !535
  %add.i654 = add nsw i32 %482, %cond15.i653, !dbg !535
  store i32 %add.i654, ptr %ref.tmp.i637, align 4, !dbg !535
  %486 = load float, ptr %ref.tmp.i637, align 4, !dbg !535
  store float %486, ptr %retval.i633, align 4, !dbg !535
  br label %_ZL7ws_nextfb.exit662, !dbg !535

_ZL7ws_nextfb.exit662:                            ; preds = %if.then.i661, %if.then2.i658, %if.then9.i655, %if.end10.i647
  %487 = load float, ptr %retval.i633, align 4, !dbg !535
  br label %_ZL5ws_rdIfdET_S0_T0_.exit344, !dbg !535

cond.false.i339:                                  ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit
  %488 = load float, ptr %r.addr.i336, align 4, !dbg !535
  br label %_ZL5ws_rdIfdET_S0_T0_.exit344, !dbg !535

_ZL5ws_rdIfdET_S0_T0_.exit344:                    ; preds = %_ZL7ws_nextfb.exit662, %cond.false.i339
  %cond.i341 = phi contract float [ %487, %_ZL7ws_nextfb.exit662 ], [ %488, %cond.false.i339 ], !dbg !535
  %489 = load double, ptr %d, align 8, !dbg !536
  %call150 = call contract noundef float @_Z7roundeddi(double noundef %489, i32 noundef 2) #5, !dbg !537
  call void @_Z4sameff(float noundef %cond.i341, float noundef %call150) #5, !dbg !538
  %490 = load double, ptr %d, align 8, !dbg !539
  store double %490, ptr %x.addr.i276, align 8, !dbg !540
  %491 = load double, ptr %x.addr.i276, align 8, !dbg !540
  %conv.i278 = fptrunc double %491 to float, !dbg !540
  store float %conv.i278, ptr %r.i277, align 4, !dbg !540
  %492 = load float, ptr %r.i277, align 4, !dbg !540
  %493 = load double, ptr %x.addr.i276, align 8, !dbg !540
  %494 = load float, ptr %r.i277, align 4, !dbg !540
  %conv1.i279 = fpext float %494 to double, !dbg !540
  %sub.i280 = fsub double %493, %conv1.i279, !dbg !540
  store float %492, ptr %r.addr.i389, align 4, !dbg !540
  store double %sub.i280, ptr %error.addr.i390, align 8, !dbg !540
  %495 = load double, ptr %error.addr.i390, align 8, !dbg !540
  %cmp.i391 = fcmp ogt double %495, 0.000000e+00, !dbg !540
  br i1 %cmp.i391, label %cond.true.i395, label %cond.false.i392, !dbg !540

cond.true.i395:                                   ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit344
  %496 = load float, ptr %r.addr.i389, align 4, !dbg !540
  store float %496, ptr %x.addr.i454, align 4, !dbg !540
  store i8 1, ptr %up.addr.i455, align 1, !dbg !540
  %497 = load float, ptr %x.addr.i454, align 4, !dbg !540
  %498 = load float, ptr %x.addr.i454, align 4, !dbg !540
  %cmp.i458 = fcmp une float %497, %498, !dbg !540
  br i1 %cmp.i458, label %if.then.i481, label %if.end.i459, !dbg !540

if.then.i481:                                     ; preds = %cond.true.i395
  %499 = load float, ptr %x.addr.i454, align 4, !dbg !540
  store float %499, ptr %retval.i453, align 4, !dbg !540
  br label %_ZL7ws_nextfb.exit482, !dbg !540

if.end.i459:                                      ; preds = %cond.true.i395
  %500 = load float, ptr %x.addr.i454, align 4, !dbg !540
  %cmp1.i460 = fcmp oeq float %500, 0.000000e+00, !dbg !540
  br i1 %cmp1.i460, label %if.then2.i478, label %if.end3.i461, !dbg !540

if.then2.i478:                                    ; preds = %if.end.i459
  %501 = load i8, ptr %up.addr.i455, align 1, !dbg !540
  %loadedv.i479 = trunc i8 %501 to i1, !dbg !540
  %502 = zext i1 %loadedv.i479 to i64, !dbg !540
  %cond.i480 = select contract i1 %loadedv.i479, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !540
  store float %cond.i480, ptr %retval.i453, align 4, !dbg !540
  br label %_ZL7ws_nextfb.exit482, !dbg !540

if.end3.i461:                                     ; preds = %if.end.i459
  %503 = load i32, ptr %x.addr.i454, align 4, !dbg !540
  store i32 %503, ptr %b.i456, align 4, !dbg !540
  %504 = load i8, ptr %up.addr.i455, align 1, !dbg !540
  %loadedv4.i462 = trunc i8 %504 to i1, !dbg !540
  br i1 %loadedv4.i462, label %land.lhs.true.i476, label %lor.lhs.false.i463, !dbg !540

land.lhs.true.i476:                               ; preds = %if.end3.i461
  %505 = load i32, ptr %b.i456, align 4, !dbg !540
  %cmp5.i477 = icmp eq i32 %505, 2139095040, !dbg !540
  br i1 %cmp5.i477, label %if.then9.i475, label %lor.lhs.false.i463, !dbg !540

lor.lhs.false.i463:                               ; preds = %land.lhs.true.i476, %if.end3.i461
  %506 = load i8, ptr %up.addr.i455, align 1, !dbg !540
  %loadedv6.i464 = trunc i8 %506 to i1, !dbg !540
  br i1 %loadedv6.i464, label %if.end10.i467, label %land.lhs.true7.i465, !dbg !540

land.lhs.true7.i465:                              ; preds = %lor.lhs.false.i463
  %507 = load i32, ptr %b.i456, align 4, !dbg !540
  %cmp8.i466 = icmp eq i32 %507, -8388608, !dbg !540
  br i1 %cmp8.i466, label %if.then9.i475, label %if.end10.i467, !dbg !540

if.then9.i475:                                    ; preds = %land.lhs.true7.i465, %land.lhs.true.i476
  %508 = load float, ptr %x.addr.i454, align 4, !dbg !540
  store float %508, ptr %retval.i453, align 4, !dbg !540
  br label %_ZL7ws_nextfb.exit482, !dbg !540

if.end10.i467:                                    ; preds = %land.lhs.true7.i465, %lor.lhs.false.i463
  %509 = load i32, ptr %b.i456, align 4, !dbg !540
  %510 = load float, ptr %x.addr.i454, align 4, !dbg !540
  %cmp11.i468 = fcmp ogt float %510, 0.000000e+00, !dbg !540
  %conv.i469 = zext i1 %cmp11.i468 to i32, !dbg !540
  %511 = load i8, ptr %up.addr.i455, align 1, !dbg !540
  %loadedv12.i470 = trunc i8 %511 to i1, !dbg !540
  %conv13.i471 = zext i1 %loadedv12.i470 to i32, !dbg !540
  %cmp14.i472 = icmp eq i32 %conv.i469, %conv13.i471, !dbg !540
  %512 = zext i1 %cmp14.i472 to i64, !dbg !540
  %cond15.i473 = select i1 %cmp14.i472, i32 1, i32 -1, !dbg !540
  %add.i474 = add nsw i32 %509, %cond15.i473, !dbg !540
  store i32 %add.i474, ptr %ref.tmp.i457, align 4, !dbg !540
  %513 = load float, ptr %ref.tmp.i457, align 4, !dbg !540
  store float %513, ptr %retval.i453, align 4, !dbg !540
  br label %_ZL7ws_nextfb.exit482, !dbg !540

_ZL7ws_nextfb.exit482:                            ; preds = %if.then.i481, %if.then2.i478, %if.then9.i475, %if.end10.i467
  %514 = load float, ptr %retval.i453, align 4, !dbg !540
  br label %_ZL5ws_ruIfdET_S0_T0_.exit397, !dbg !540

cond.false.i392:                                  ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit344
  %515 = load float, ptr %r.addr.i389, align 4, !dbg !540
  br label %_ZL5ws_ruIfdET_S0_T0_.exit397, !dbg !540

_ZL5ws_ruIfdET_S0_T0_.exit397:                    ; preds = %_ZL7ws_nextfb.exit482, %cond.false.i392
  %cond.i394 = phi contract float [ %514, %_ZL7ws_nextfb.exit482 ], [ %515, %cond.false.i392 ], !dbg !540
  %516 = load double, ptr %d, align 8, !dbg !541
  %call152 = call contract noundef float @_Z7roundeddi(double noundef %516, i32 noundef 3) #5, !dbg !542
  call void @_Z4sameff(float noundef %cond.i394, float noundef %call152) #5, !dbg !543
  %517 = load double, ptr %d, align 8, !dbg !544
  %518 = call contract float @llvm.nvvm.d2f.rz(double %517), !dbg !545
  store float %518, ptr %x.addr.i282, align 4, !dbg !546
  %519 = load i32, ptr %x.addr.i282, align 4, !dbg !546
  %520 = load ptr, ptr %out.addr, align 8, !dbg !547
  %521 = load i32, ptr %i, align 4, !dbg !548
  %idxprom154 = sext i32 %521 to i64, !dbg !547
  %arrayidx155 = getelementptr inbounds i32, ptr %520, i64 %idxprom154, !dbg !547
  store i32 %519, ptr %arrayidx155, align 4, !dbg !549
  br label %for.inc, !dbg !550

for.inc:                                          ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit397
  %522 = load i32, ptr %i, align 4, !dbg !551
  %add156 = add nsw i32 %522, 32, !dbg !551
  store i32 %add156, ptr %i, align 4, !dbg !551
  br label %for.cond, !dbg !552, !llvm.loop !553

for.end:                                          ; preds = %for.cond
  ret void, !dbg !556
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.i2f.rn(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.i2f.rz(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.i2f.rm(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.i2f.rp(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ui2f.rn(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ui2f.rz(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ui2f.rm(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ui2f.rp(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ll2f.rn(i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ll2f.rz(i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ll2f.rm(i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ll2f.rp(i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ull2f.rz(i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ull2f.rm(i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ull2f.rp(i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.ull2d.rm(i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.ull2d.rp(i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.ull2d.rz(i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.ll2d.rm(i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.ll2d.rz(i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rz(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rm(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rp(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.rm(double) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.f2ll.rp(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.d2ll.rz(double) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2ui.rz(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2ui.rp(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.f2ull.rm(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.d2ull.rp(double) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.d2f.rn(double) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.d2f.rz(double) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.d2f.rm(double) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.d2f.rp(double) #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!58}
!llvm.module.flags = !{!74, !75, !76, !77}
!llvm.ident = !{!78}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "directed_conversions.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 312, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 39)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 24)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 856, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 107)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 8)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 760, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 95)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 368, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 46)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 872, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 109)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 592, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 74)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !2, line: 51, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 888, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 111)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 1208, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 151)
!58 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !59, globals: !67, imports: !68, splitDebugInlining: false, nameTableKind: None)
!59 = !{!60, !61, !62, !63, !64, !65, !66}
!60 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!61 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!62 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!63 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!64 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!65 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!66 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!67 = !{!0, !8, !13, !18, !23, !28, !33, !38, !43, !48, !53}
!68 = !{!69, !72}
!69 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !58, entity: !70, file: !71, line: 206)
!70 = !DINamespace(name: "ws_math", scope: null)
!71 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!72 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !73, entity: !70, file: !71, line: 207)
!73 = !DINamespace(name: "std", scope: null)
!74 = !{i32 7, !"Dwarf Version", i32 4}
!75 = !{i32 2, !"Debug Info Version", i32 3}
!76 = !{i32 1, !"wchar_size", i32 4}
!77 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!78 = !{!"clang version 22.1.8"}
!79 = distinct !DISubprogram(name: "step", linkageName: "_Z4stepfdb", scope: !2, file: !2, line: 7, type: !80, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !82)
!80 = !DISubroutineType(types: !81)
!81 = !{!61, !61, !60, !62}
!82 = !{}
!83 = !DILocalVariable(name: "f", arg: 1, scope: !79, file: !2, line: 7, type: !61)
!84 = !DILocation(line: 7, column: 29, scope: !79)
!85 = !DILocalVariable(name: "d", arg: 2, scope: !79, file: !2, line: 7, type: !60)
!86 = !DILocation(line: 7, column: 39, scope: !79)
!87 = !DILocalVariable(name: "up", arg: 3, scope: !79, file: !2, line: 7, type: !62)
!88 = !DILocation(line: 7, column: 47, scope: !79)
!89 = !DILocalVariable(name: "b", scope: !79, file: !2, line: 8, type: !63)
!90 = !DILocation(line: 8, column: 7, scope: !79)
!91 = !DILocation(line: 8, column: 26, scope: !79)
!92 = !DILocation(line: 8, column: 11, scope: !79)
!93 = !DILocation(line: 9, column: 7, scope: !94)
!94 = distinct !DILexicalBlock(scope: !79, file: !2, line: 9, column: 7)
!95 = !DILocation(line: 9, column: 20, scope: !94)
!96 = !DILocation(line: 9, column: 25, scope: !94)
!97 = !DILocation(line: 9, column: 22, scope: !94)
!98 = !DILocation(line: 9, column: 37, scope: !94)
!99 = !DILocation(line: 9, column: 42, scope: !94)
!100 = !DILocation(line: 9, column: 39, scope: !94)
!101 = !DILocation(line: 9, column: 52, scope: !94)
!102 = !DILocation(line: 9, column: 45, scope: !94)
!103 = !DILocalVariable(name: "away", scope: !79, file: !2, line: 10, type: !62)
!104 = !DILocation(line: 10, column: 8, scope: !79)
!105 = !DILocation(line: 10, column: 16, scope: !79)
!106 = !DILocation(line: 10, column: 18, scope: !79)
!107 = !DILocation(line: 10, column: 15, scope: !79)
!108 = !DILocation(line: 10, column: 27, scope: !79)
!109 = !DILocation(line: 10, column: 24, scope: !79)
!110 = !DILocation(line: 11, column: 7, scope: !111)
!111 = distinct !DILexicalBlock(scope: !79, file: !2, line: 11, column: 7)
!112 = !DILocation(line: 11, column: 9, scope: !111)
!113 = !DILocation(line: 11, column: 37, scope: !111)
!114 = !DILocation(line: 11, column: 22, scope: !111)
!115 = !DILocation(line: 11, column: 15, scope: !111)
!116 = !DILocation(line: 12, column: 25, scope: !79)
!117 = !DILocation(line: 12, column: 32, scope: !79)
!118 = !DILocation(line: 12, column: 34, scope: !79)
!119 = !DILocation(line: 12, column: 40, scope: !79)
!120 = !DILocation(line: 12, column: 42, scope: !79)
!121 = !DILocation(line: 12, column: 10, scope: !79)
!122 = !DILocation(line: 12, column: 3, scope: !79)
!123 = !DILocation(line: 13, column: 1, scope: !79)
!124 = distinct !DISubprogram(name: "rounded", linkageName: "_Z7roundeddi", scope: !2, file: !2, line: 15, type: !125, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !82)
!125 = !DISubroutineType(types: !126)
!126 = !{!61, !60, !63}
!127 = !DILocalVariable(name: "d", arg: 1, scope: !124, file: !2, line: 15, type: !60)
!128 = !DILocation(line: 15, column: 33, scope: !124)
!129 = !DILocalVariable(name: "mode", arg: 2, scope: !124, file: !2, line: 15, type: !63)
!130 = !DILocation(line: 15, column: 40, scope: !124)
!131 = !DILocalVariable(name: "f", scope: !124, file: !2, line: 16, type: !61)
!132 = !DILocation(line: 16, column: 9, scope: !124)
!133 = !DILocation(line: 16, column: 20, scope: !124)
!134 = !DILocation(line: 18, column: 7, scope: !135)
!135 = distinct !DILexicalBlock(scope: !124, file: !2, line: 18, column: 7)
!136 = !DILocation(line: 18, column: 12, scope: !135)
!137 = !DILocation(line: 18, column: 25, scope: !135)
!138 = !DILocation(line: 18, column: 27, scope: !135)
!139 = !DILocation(line: 18, column: 23, scope: !135)
!140 = !DILocation(line: 18, column: 18, scope: !135)
!141 = !DILocation(line: 19, column: 7, scope: !142)
!142 = distinct !DILexicalBlock(scope: !124, file: !2, line: 19, column: 7)
!143 = !DILocation(line: 19, column: 12, scope: !142)
!144 = !DILocation(line: 19, column: 33, scope: !142)
!145 = !DILocation(line: 19, column: 37, scope: !142)
!146 = !DILocation(line: 19, column: 35, scope: !142)
!147 = !DILocation(line: 19, column: 25, scope: !142)
!148 = !DILocation(line: 19, column: 46, scope: !142)
!149 = !DILocation(line: 19, column: 49, scope: !142)
!150 = !DILocation(line: 19, column: 41, scope: !142)
!151 = !DILocation(line: 19, column: 61, scope: !142)
!152 = !DILocation(line: 19, column: 18, scope: !142)
!153 = !DILocation(line: 20, column: 7, scope: !154)
!154 = distinct !DILexicalBlock(scope: !124, file: !2, line: 20, column: 7)
!155 = !DILocation(line: 20, column: 12, scope: !154)
!156 = !DILocation(line: 20, column: 33, scope: !154)
!157 = !DILocation(line: 20, column: 37, scope: !154)
!158 = !DILocation(line: 20, column: 35, scope: !154)
!159 = !DILocation(line: 20, column: 25, scope: !154)
!160 = !DILocation(line: 20, column: 46, scope: !154)
!161 = !DILocation(line: 20, column: 49, scope: !154)
!162 = !DILocation(line: 20, column: 41, scope: !154)
!163 = !DILocation(line: 20, column: 60, scope: !154)
!164 = !DILocation(line: 20, column: 18, scope: !154)
!165 = !DILocation(line: 21, column: 10, scope: !124)
!166 = !DILocation(line: 21, column: 3, scope: !124)
!167 = !DILocation(line: 22, column: 1, scope: !124)
!168 = distinct !DISubprogram(name: "same", linkageName: "_Z4sameff", scope: !2, file: !2, line: 23, type: !169, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !82)
!169 = !DISubroutineType(types: !170)
!170 = !{null, !61, !61}
!171 = !DILocalVariable(name: "a", arg: 1, scope: !168, file: !2, line: 23, type: !61)
!172 = !DILocation(line: 23, column: 28, scope: !168)
!173 = !DILocalVariable(name: "b", arg: 2, scope: !168, file: !2, line: 23, type: !61)
!174 = !DILocation(line: 23, column: 37, scope: !168)
!175 = !DILocation(line: 23, column: 64, scope: !168)
!176 = !DILocation(line: 23, column: 49, scope: !168)
!177 = !DILocation(line: 23, column: 85, scope: !168)
!178 = !DILocation(line: 23, column: 70, scope: !168)
!179 = !DILocation(line: 23, column: 67, scope: !168)
!180 = !DILocation(line: 23, column: 42, scope: !168)
!181 = !DILocation(line: 23, column: 90, scope: !168)
!182 = distinct !DISubprogram(name: "convert", linkageName: "_Z7convertPKyPj", scope: !2, file: !2, line: 25, type: !183, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !82)
!183 = !DISubroutineType(types: !184)
!184 = !{null, !185, !187}
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !186, size: 64)
!186 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !66)
!187 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!188 = !DILocalVariable(name: "bits", arg: 1, scope: !182, file: !2, line: 25, type: !185)
!189 = !DILocation(line: 25, column: 51, scope: !182)
!190 = !DILocalVariable(name: "out", arg: 2, scope: !182, file: !2, line: 25, type: !187)
!191 = !DILocation(line: 25, column: 67, scope: !182)
!192 = !DILocalVariable(name: "i", scope: !193, file: !2, line: 26, type: !63)
!193 = distinct !DILexicalBlock(scope: !182, file: !2, line: 26, column: 3)
!194 = !DILocation(line: 26, column: 12, scope: !193)
!195 = !DILocation(line: 26, column: 16, scope: !193)
!196 = !DILocation(line: 26, column: 8, scope: !193)
!197 = !DILocation(line: 26, column: 29, scope: !198)
!198 = distinct !DILexicalBlock(scope: !193, file: !2, line: 26, column: 3)
!199 = !DILocation(line: 26, column: 31, scope: !198)
!200 = !DILocation(line: 26, column: 3, scope: !193)
!201 = !DILocalVariable(name: "w", scope: !202, file: !2, line: 27, type: !66)
!202 = distinct !DILexicalBlock(scope: !198, file: !2, line: 26, column: 47)
!203 = !DILocation(line: 27, column: 24, scope: !202)
!204 = !DILocation(line: 27, column: 28, scope: !202)
!205 = !DILocation(line: 27, column: 33, scope: !202)
!206 = !DILocalVariable(name: "s", scope: !202, file: !2, line: 28, type: !63)
!207 = !DILocation(line: 28, column: 9, scope: !202)
!208 = !DILocation(line: 28, column: 18, scope: !202)
!209 = !DILocalVariable(name: "u", scope: !202, file: !2, line: 29, type: !64)
!210 = !DILocation(line: 29, column: 14, scope: !202)
!211 = !DILocation(line: 29, column: 29, scope: !202)
!212 = !DILocation(line: 29, column: 31, scope: !202)
!213 = !DILocation(line: 29, column: 28, scope: !202)
!214 = !DILocation(line: 30, column: 24, scope: !202)
!215 = !DILocation(line: 30, column: 10, scope: !202)
!216 = !DILocation(line: 30, column: 36, scope: !202)
!217 = !DILocation(line: 30, column: 28, scope: !202)
!218 = !DILocation(line: 30, column: 5, scope: !202)
!219 = !DILocation(line: 30, column: 63, scope: !202)
!220 = !DILocation(line: 30, column: 49, scope: !202)
!221 = !DILocation(line: 30, column: 75, scope: !202)
!222 = !DILocation(line: 30, column: 67, scope: !202)
!223 = !DILocation(line: 30, column: 44, scope: !202)
!224 = !DILocation(line: 30, column: 102, scope: !202)
!225 = !DILocation(line: 30, column: 88, scope: !202)
!226 = !DILocation(line: 30, column: 114, scope: !202)
!227 = !DILocation(line: 30, column: 106, scope: !202)
!228 = !DILocation(line: 30, column: 83, scope: !202)
!229 = !DILocation(line: 30, column: 141, scope: !202)
!230 = !DILocation(line: 30, column: 127, scope: !202)
!231 = !DILocation(line: 30, column: 153, scope: !202)
!232 = !DILocation(line: 30, column: 145, scope: !202)
!233 = !DILocation(line: 30, column: 122, scope: !202)
!234 = !DILocation(line: 31, column: 25, scope: !202)
!235 = !DILocation(line: 31, column: 10, scope: !202)
!236 = !DILocation(line: 31, column: 37, scope: !202)
!237 = !DILocation(line: 31, column: 29, scope: !202)
!238 = !DILocation(line: 31, column: 5, scope: !202)
!239 = !DILocation(line: 31, column: 65, scope: !202)
!240 = !DILocation(line: 31, column: 50, scope: !202)
!241 = !DILocation(line: 31, column: 77, scope: !202)
!242 = !DILocation(line: 31, column: 69, scope: !202)
!243 = !DILocation(line: 31, column: 45, scope: !202)
!244 = !DILocation(line: 31, column: 105, scope: !202)
!245 = !DILocation(line: 31, column: 90, scope: !202)
!246 = !DILocation(line: 31, column: 117, scope: !202)
!247 = !DILocation(line: 31, column: 109, scope: !202)
!248 = !DILocation(line: 31, column: 85, scope: !202)
!249 = !DILocation(line: 31, column: 145, scope: !202)
!250 = !DILocation(line: 31, column: 130, scope: !202)
!251 = !DILocation(line: 31, column: 157, scope: !202)
!252 = !DILocation(line: 31, column: 149, scope: !202)
!253 = !DILocation(line: 31, column: 125, scope: !202)
!254 = !DILocation(line: 32, column: 25, scope: !202)
!255 = !DILocation(line: 32, column: 10, scope: !202)
!256 = !DILocation(line: 32, column: 37, scope: !202)
!257 = !DILocation(line: 32, column: 29, scope: !202)
!258 = !DILocation(line: 32, column: 5, scope: !202)
!259 = !DILocation(line: 32, column: 65, scope: !202)
!260 = !DILocation(line: 32, column: 50, scope: !202)
!261 = !DILocation(line: 32, column: 77, scope: !202)
!262 = !DILocation(line: 32, column: 69, scope: !202)
!263 = !DILocation(line: 32, column: 45, scope: !202)
!264 = !DILocation(line: 32, column: 105, scope: !202)
!265 = !DILocation(line: 32, column: 90, scope: !202)
!266 = !DILocation(line: 32, column: 117, scope: !202)
!267 = !DILocation(line: 32, column: 109, scope: !202)
!268 = !DILocation(line: 32, column: 85, scope: !202)
!269 = !DILocation(line: 33, column: 26, scope: !202)
!270 = !DILocation(line: 33, column: 10, scope: !202)
!271 = !DILocation(line: 33, column: 38, scope: !202)
!272 = !DILocation(line: 33, column: 30, scope: !202)
!273 = !DILocation(line: 33, column: 5, scope: !202)
!274 = !DILocation(line: 33, column: 67, scope: !202)
!275 = !DILocation(line: 33, column: 51, scope: !202)
!276 = !DILocation(line: 33, column: 79, scope: !202)
!277 = !DILocation(line: 33, column: 71, scope: !202)
!278 = !DILocation(line: 33, column: 46, scope: !202)
!279 = !DILocation(line: 33, column: 108, scope: !202)
!280 = !DILocation(line: 33, column: 92, scope: !202)
!281 = !DILocation(line: 33, column: 120, scope: !202)
!282 = !DILocation(line: 33, column: 112, scope: !202)
!283 = !DILocation(line: 33, column: 87, scope: !202)
!284 = !DILocalVariable(name: "l", scope: !202, file: !2, line: 35, type: !65)
!285 = !DILocation(line: 35, column: 15, scope: !202)
!286 = !DILocation(line: 35, column: 30, scope: !202)
!287 = !DILocation(line: 35, column: 32, scope: !202)
!288 = !DILocalVariable(name: "n", scope: !202, file: !2, line: 36, type: !66)
!289 = !DILocation(line: 36, column: 24, scope: !202)
!290 = !DILocation(line: 36, column: 28, scope: !202)
!291 = !DILocation(line: 36, column: 30, scope: !202)
!292 = !DILocation(line: 37, column: 25, scope: !202)
!293 = !DILocation(line: 37, column: 10, scope: !202)
!294 = !DILocation(line: 37, column: 45, scope: !202)
!295 = !DILocation(line: 37, column: 29, scope: !202)
!296 = !DILocation(line: 37, column: 5, scope: !202)
!297 = !DILocation(line: 37, column: 73, scope: !202)
!298 = !DILocation(line: 37, column: 58, scope: !202)
!299 = !DILocation(line: 37, column: 93, scope: !202)
!300 = !DILocation(line: 37, column: 77, scope: !202)
!301 = !DILocation(line: 37, column: 53, scope: !202)
!302 = !DILocation(line: 37, column: 121, scope: !202)
!303 = !DILocation(line: 37, column: 106, scope: !202)
!304 = !DILocation(line: 37, column: 141, scope: !202)
!305 = !DILocation(line: 37, column: 125, scope: !202)
!306 = !DILocation(line: 37, column: 101, scope: !202)
!307 = !DILocation(line: 37, column: 169, scope: !202)
!308 = !DILocation(line: 37, column: 154, scope: !202)
!309 = !DILocation(line: 37, column: 189, scope: !202)
!310 = !DILocation(line: 37, column: 173, scope: !202)
!311 = !DILocation(line: 37, column: 149, scope: !202)
!312 = !DILocation(line: 38, column: 26, scope: !202)
!313 = !DILocation(line: 38, column: 10, scope: !202)
!314 = !DILocation(line: 38, column: 46, scope: !202)
!315 = !DILocation(line: 38, column: 30, scope: !202)
!316 = !DILocation(line: 38, column: 5, scope: !202)
!317 = !DILocation(line: 38, column: 75, scope: !202)
!318 = !DILocation(line: 38, column: 59, scope: !202)
!319 = !DILocation(line: 38, column: 95, scope: !202)
!320 = !DILocation(line: 38, column: 79, scope: !202)
!321 = !DILocation(line: 38, column: 54, scope: !202)
!322 = !DILocation(line: 38, column: 124, scope: !202)
!323 = !DILocation(line: 38, column: 108, scope: !202)
!324 = !DILocation(line: 38, column: 144, scope: !202)
!325 = !DILocation(line: 38, column: 128, scope: !202)
!326 = !DILocation(line: 38, column: 103, scope: !202)
!327 = !DILocation(line: 39, column: 24, scope: !202)
!328 = !DILocation(line: 39, column: 10, scope: !202)
!329 = !DILocation(line: 39, column: 44, scope: !202)
!330 = !DILocation(line: 39, column: 28, scope: !202)
!331 = !DILocation(line: 39, column: 5, scope: !202)
!332 = !DILocation(line: 39, column: 72, scope: !202)
!333 = !DILocation(line: 39, column: 57, scope: !202)
!334 = !DILocation(line: 39, column: 92, scope: !202)
!335 = !DILocation(line: 39, column: 76, scope: !202)
!336 = !DILocation(line: 39, column: 52, scope: !202)
!337 = !DILocalVariable(name: "down", scope: !202, file: !2, line: 41, type: !60)
!338 = !DILocation(line: 41, column: 12, scope: !202)
!339 = !DILocation(line: 41, column: 35, scope: !202)
!340 = !DILocation(line: 41, column: 37, scope: !202)
!341 = !DILocation(line: 41, column: 19, scope: !202)
!342 = !DILocalVariable(name: "up", scope: !202, file: !2, line: 41, type: !60)
!343 = !DILocation(line: 41, column: 43, scope: !202)
!344 = !DILocation(line: 41, column: 64, scope: !202)
!345 = !DILocation(line: 41, column: 66, scope: !202)
!346 = !DILocation(line: 41, column: 48, scope: !202)
!347 = !DILocation(line: 42, column: 32, scope: !202)
!348 = !DILocation(line: 42, column: 41, scope: !202)
!349 = !DILocation(line: 42, column: 43, scope: !202)
!350 = !DILocation(line: 42, column: 37, scope: !202)
!351 = !DILocation(line: 42, column: 48, scope: !202)
!352 = !DILocation(line: 42, column: 71, scope: !202)
!353 = !DILocation(line: 42, column: 111, scope: !202)
!354 = !DILocation(line: 42, column: 113, scope: !202)
!355 = !DILocation(line: 42, column: 95, scope: !202)
!356 = !DILocation(line: 42, column: 79, scope: !202)
!357 = !DILocation(line: 42, column: 76, scope: !202)
!358 = !DILocation(line: 0, scope: !202)
!359 = !DILocation(line: 42, column: 5, scope: !202)
!360 = !DILocation(line: 43, column: 33, scope: !202)
!361 = !DILocation(line: 43, column: 12, scope: !202)
!362 = !DILocation(line: 43, column: 61, scope: !202)
!363 = !DILocation(line: 43, column: 40, scope: !202)
!364 = !DILocation(line: 43, column: 90, scope: !202)
!365 = !DILocation(line: 43, column: 99, scope: !202)
!366 = !DILocation(line: 43, column: 101, scope: !202)
!367 = !DILocation(line: 43, column: 95, scope: !202)
!368 = !DILocation(line: 43, column: 69, scope: !202)
!369 = !DILocation(line: 43, column: 67, scope: !202)
!370 = !DILocation(line: 43, column: 37, scope: !202)
!371 = !DILocation(line: 43, column: 5, scope: !202)
!372 = !DILocalVariable(name: "low", scope: !202, file: !2, line: 44, type: !60)
!373 = !DILocation(line: 44, column: 12, scope: !202)
!374 = !DILocation(line: 44, column: 44, scope: !202)
!375 = !DILocation(line: 44, column: 18, scope: !202)
!376 = !DILocalVariable(name: "zero", scope: !202, file: !2, line: 44, type: !60)
!377 = !DILocation(line: 44, column: 48, scope: !202)
!378 = !DILocation(line: 44, column: 81, scope: !202)
!379 = !DILocation(line: 44, column: 55, scope: !202)
!380 = !DILocation(line: 45, column: 23, scope: !202)
!381 = !DILocation(line: 45, column: 25, scope: !202)
!382 = !DILocation(line: 45, column: 12, scope: !202)
!383 = !DILocation(line: 45, column: 32, scope: !202)
!384 = !DILocation(line: 45, column: 39, scope: !202)
!385 = !DILocation(line: 45, column: 36, scope: !202)
!386 = !DILocation(line: 45, column: 46, scope: !202)
!387 = !DILocation(line: 45, column: 53, scope: !202)
!388 = !DILocation(line: 45, column: 50, scope: !202)
!389 = !DILocation(line: 45, column: 5, scope: !202)
!390 = !DILocalVariable(name: "f", scope: !202, file: !2, line: 47, type: !61)
!391 = !DILocation(line: 47, column: 11, scope: !202)
!392 = !DILocation(line: 47, column: 16, scope: !202)
!393 = !DILocation(line: 47, column: 18, scope: !202)
!394 = !DILocation(line: 47, column: 15, scope: !202)
!395 = !DILocation(line: 47, column: 25, scope: !202)
!396 = !DILocation(line: 48, column: 26, scope: !202)
!397 = !DILocation(line: 48, column: 12, scope: !202)
!398 = !DILocation(line: 48, column: 33, scope: !202)
!399 = !DILocation(line: 48, column: 35, scope: !202)
!400 = !DILocation(line: 48, column: 42, scope: !202)
!401 = !DILocation(line: 48, column: 29, scope: !202)
!402 = !DILocation(line: 48, column: 46, scope: !202)
!403 = !DILocation(line: 48, column: 63, scope: !202)
!404 = !DILocation(line: 48, column: 49, scope: !202)
!405 = !DILocation(line: 48, column: 70, scope: !202)
!406 = !DILocation(line: 48, column: 72, scope: !202)
!407 = !DILocation(line: 48, column: 66, scope: !202)
!408 = !DILocation(line: 48, column: 79, scope: !202)
!409 = !DILocation(line: 48, column: 96, scope: !202)
!410 = !DILocation(line: 48, column: 82, scope: !202)
!411 = !DILocation(line: 48, column: 106, scope: !202)
!412 = !DILocation(line: 48, column: 108, scope: !202)
!413 = !DILocation(line: 48, column: 104, scope: !202)
!414 = !DILocation(line: 48, column: 115, scope: !202)
!415 = !DILocation(line: 48, column: 102, scope: !202)
!416 = !DILocation(line: 48, column: 99, scope: !202)
!417 = !DILocation(line: 48, column: 5, scope: !202)
!418 = !DILocalVariable(name: "even", scope: !202, file: !2, line: 49, type: !63)
!419 = !DILocation(line: 49, column: 9, scope: !202)
!420 = !DILocation(line: 49, column: 30, scope: !202)
!421 = !DILocation(line: 49, column: 16, scope: !202)
!422 = !DILocalVariable(name: "twice", scope: !202, file: !2, line: 49, type: !63)
!423 = !DILocation(line: 49, column: 34, scope: !202)
!424 = !DILocation(line: 49, column: 43, scope: !202)
!425 = !DILocation(line: 49, column: 45, scope: !202)
!426 = !DILocation(line: 49, column: 58, scope: !202)
!427 = !DILocation(line: 49, column: 56, scope: !202)
!428 = !DILocation(line: 49, column: 52, scope: !202)
!429 = !DILocation(line: 50, column: 12, scope: !202)
!430 = !DILocation(line: 50, column: 18, scope: !202)
!431 = !DILocation(line: 50, column: 24, scope: !202)
!432 = !DILocation(line: 50, column: 27, scope: !202)
!433 = !DILocation(line: 50, column: 33, scope: !202)
!434 = !DILocation(line: 50, column: 38, scope: !202)
!435 = !DILocation(line: 50, column: 42, scope: !202)
!436 = !DILocation(line: 50, column: 48, scope: !202)
!437 = !DILocation(line: 50, column: 53, scope: !202)
!438 = !DILocation(line: 50, column: 56, scope: !202)
!439 = !DILocation(line: 50, column: 62, scope: !202)
!440 = !DILocation(line: 50, column: 68, scope: !202)
!441 = !DILocation(line: 50, column: 71, scope: !202)
!442 = !DILocation(line: 50, column: 76, scope: !202)
!443 = !DILocation(line: 50, column: 80, scope: !202)
!444 = !DILocation(line: 50, column: 5, scope: !202)
!445 = !DILocation(line: 51, column: 26, scope: !202)
!446 = !DILocation(line: 51, column: 12, scope: !202)
!447 = !DILocation(line: 51, column: 33, scope: !202)
!448 = !DILocation(line: 51, column: 35, scope: !202)
!449 = !DILocation(line: 51, column: 29, scope: !202)
!450 = !DILocation(line: 51, column: 42, scope: !202)
!451 = !DILocation(line: 51, column: 60, scope: !202)
!452 = !DILocation(line: 51, column: 45, scope: !202)
!453 = !DILocation(line: 51, column: 70, scope: !202)
!454 = !DILocation(line: 51, column: 72, scope: !202)
!455 = !DILocation(line: 51, column: 68, scope: !202)
!456 = !DILocation(line: 51, column: 79, scope: !202)
!457 = !DILocation(line: 51, column: 66, scope: !202)
!458 = !DILocation(line: 51, column: 63, scope: !202)
!459 = !DILocation(line: 51, column: 85, scope: !202)
!460 = !DILocation(line: 51, column: 103, scope: !202)
!461 = !DILocation(line: 51, column: 88, scope: !202)
!462 = !DILocation(line: 51, column: 110, scope: !202)
!463 = !DILocation(line: 51, column: 112, scope: !202)
!464 = !DILocation(line: 51, column: 119, scope: !202)
!465 = !DILocation(line: 51, column: 109, scope: !202)
!466 = !DILocation(line: 51, column: 106, scope: !202)
!467 = !DILocation(line: 51, column: 5, scope: !202)
!468 = !DILocalVariable(name: "p", scope: !202, file: !2, line: 52, type: !61)
!469 = !DILocation(line: 52, column: 11, scope: !202)
!470 = !DILocation(line: 52, column: 16, scope: !202)
!471 = !DILocation(line: 52, column: 18, scope: !202)
!472 = !DILocation(line: 52, column: 15, scope: !202)
!473 = !DILocation(line: 52, column: 25, scope: !202)
!474 = !DILocation(line: 53, column: 27, scope: !202)
!475 = !DILocation(line: 53, column: 12, scope: !202)
!476 = !DILocation(line: 53, column: 33, scope: !202)
!477 = !DILocation(line: 53, column: 35, scope: !202)
!478 = !DILocation(line: 53, column: 30, scope: !202)
!479 = !DILocation(line: 53, column: 41, scope: !202)
!480 = !DILocation(line: 53, column: 59, scope: !202)
!481 = !DILocation(line: 53, column: 44, scope: !202)
!482 = !DILocation(line: 53, column: 67, scope: !202)
!483 = !DILocation(line: 53, column: 69, scope: !202)
!484 = !DILocation(line: 53, column: 76, scope: !202)
!485 = !DILocation(line: 53, column: 81, scope: !202)
!486 = !DILocation(line: 53, column: 62, scope: !202)
!487 = !DILocation(line: 53, column: 85, scope: !202)
!488 = !DILocation(line: 53, column: 104, scope: !202)
!489 = !DILocation(line: 53, column: 88, scope: !202)
!490 = !DILocation(line: 53, column: 110, scope: !202)
!491 = !DILocation(line: 53, column: 112, scope: !202)
!492 = !DILocation(line: 53, column: 107, scope: !202)
!493 = !DILocation(line: 53, column: 118, scope: !202)
!494 = !DILocation(line: 53, column: 137, scope: !202)
!495 = !DILocation(line: 53, column: 121, scope: !202)
!496 = !DILocation(line: 53, column: 145, scope: !202)
!497 = !DILocation(line: 53, column: 147, scope: !202)
!498 = !DILocation(line: 53, column: 154, scope: !202)
!499 = !DILocation(line: 53, column: 159, scope: !202)
!500 = !DILocation(line: 53, column: 143, scope: !202)
!501 = !DILocation(line: 53, column: 140, scope: !202)
!502 = !DILocation(line: 53, column: 5, scope: !202)
!503 = !DILocalVariable(name: "d", scope: !202, file: !2, line: 55, type: !60)
!504 = !DILocation(line: 55, column: 12, scope: !202)
!505 = !DILocation(line: 55, column: 24, scope: !202)
!506 = !DILocation(line: 55, column: 36, scope: !202)
!507 = !DILocation(line: 55, column: 38, scope: !202)
!508 = !DILocation(line: 55, column: 26, scope: !202)
!509 = !DILocation(line: 56, column: 24, scope: !202)
!510 = !DILocation(line: 56, column: 10, scope: !202)
!511 = !DILocation(line: 56, column: 36, scope: !202)
!512 = !DILocation(line: 56, column: 28, scope: !202)
!513 = !DILocation(line: 56, column: 5, scope: !202)
!514 = !DILocation(line: 56, column: 63, scope: !202)
!515 = !DILocation(line: 56, column: 49, scope: !202)
!516 = !DILocation(line: 56, column: 75, scope: !202)
!517 = !DILocation(line: 56, column: 67, scope: !202)
!518 = !DILocation(line: 56, column: 44, scope: !202)
!519 = !DILocation(line: 56, column: 102, scope: !202)
!520 = !DILocation(line: 56, column: 88, scope: !202)
!521 = !DILocation(line: 56, column: 114, scope: !202)
!522 = !DILocation(line: 56, column: 106, scope: !202)
!523 = !DILocation(line: 56, column: 83, scope: !202)
!524 = !DILocation(line: 56, column: 141, scope: !202)
!525 = !DILocation(line: 56, column: 127, scope: !202)
!526 = !DILocation(line: 56, column: 153, scope: !202)
!527 = !DILocation(line: 56, column: 145, scope: !202)
!528 = !DILocation(line: 56, column: 122, scope: !202)
!529 = !DILocation(line: 57, column: 28, scope: !202)
!530 = !DILocation(line: 57, column: 10, scope: !202)
!531 = !DILocation(line: 57, column: 40, scope: !202)
!532 = !DILocation(line: 57, column: 32, scope: !202)
!533 = !DILocation(line: 57, column: 5, scope: !202)
!534 = !DILocation(line: 57, column: 71, scope: !202)
!535 = !DILocation(line: 57, column: 53, scope: !202)
!536 = !DILocation(line: 57, column: 83, scope: !202)
!537 = !DILocation(line: 57, column: 75, scope: !202)
!538 = !DILocation(line: 57, column: 48, scope: !202)
!539 = !DILocation(line: 57, column: 114, scope: !202)
!540 = !DILocation(line: 57, column: 96, scope: !202)
!541 = !DILocation(line: 57, column: 126, scope: !202)
!542 = !DILocation(line: 57, column: 118, scope: !202)
!543 = !DILocation(line: 57, column: 91, scope: !202)
!544 = !DILocation(line: 58, column: 44, scope: !202)
!545 = !DILocation(line: 58, column: 30, scope: !202)
!546 = !DILocation(line: 58, column: 14, scope: !202)
!547 = !DILocation(line: 58, column: 5, scope: !202)
!548 = !DILocation(line: 58, column: 9, scope: !202)
!549 = !DILocation(line: 58, column: 12, scope: !202)
!550 = !DILocation(line: 59, column: 3, scope: !202)
!551 = !DILocation(line: 26, column: 40, scope: !198)
!552 = !DILocation(line: 26, column: 3, scope: !198)
!553 = distinct !{!553, !200, !554, !555}
!554 = !DILocation(line: 59, column: 3, scope: !193)
!555 = !{!"llvm.loop.mustprogress"}
!556 = !DILocation(line: 60, column: 1, scope: !182)
