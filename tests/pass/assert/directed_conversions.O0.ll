; ModuleID = 'directed_conversions.cu'
source_filename = "directed_conversions.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@.str = private unnamed_addr constant [39 x i8] c"__float_as_int(a) == __float_as_int(b)\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [24 x i8] c"directed_conversions.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z4sameff = private unnamed_addr constant [24 x i8] c"void same(float, float)\00", align 1, !dbg !13
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str2 = private unnamed_addr constant [107 x i8] c"(unsigned long long)down <= (w | 1) && (unsigned long long)down == __double2ull_rz(__nvvm_ull2d_rz(w | 1))\00", align 1, !dbg !15
@__PRETTY_FUNCTION__._Z7convertPKyPj = private unnamed_addr constant [57 x i8] c"void convert(const unsigned long long *, unsigned int *)\00", align 1, !dbg !20
@.str3 = private unnamed_addr constant [95 x i8] c"__double_as_longlong(up) == __double_as_longlong(down) + ((unsigned long long)down != (w | 1))\00", align 1, !dbg !25
@.str4 = private unnamed_addr constant [46 x i8] c"(long long)w >= 0 ? low == zero : low <= zero\00", align 1, !dbg !30
@.str5 = private unnamed_addr constant [109 x i8] c"__nvvm_f2i_rz(f) == (s >> 10) / 4 && __nvvm_f2i_rm(f) == (s >> 12) && __nvvm_f2i_rp(f) == -(-(s >> 10) >> 2)\00", align 1, !dbg !35
@.str6 = private unnamed_addr constant [74 x i8] c"twice >= -2 && twice <= 2 && (twice != 2 && twice != -2 || even % 2 == 0)\00", align 1, !dbg !40
@.str7 = private unnamed_addr constant [111 x i8] c"__nvvm_d2i_rm(f) == (s >> 12) && __nvvm_f2ll_rp(f) == -(-(s >> 10) >> 2) && __nvvm_d2ll_rz(f) == (s >> 10) / 4\00", align 1, !dbg !45
@.str8 = private unnamed_addr constant [151 x i8] c"__nvvm_f2ui_rz(p) == u >> 12 && __nvvm_f2ui_rp(p) == ((u >> 10) + 3) / 4 && __nvvm_f2ull_rm(p) == u >> 12 && __nvvm_d2ull_rp(p) == ((u >> 10) + 3) / 4\00", align 1, !dbg !50

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z4stepfdb(float noundef %f, double noundef %d, i1 noundef zeroext %up) #0 !dbg !100 {
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
    #dbg_declare(ptr %f.addr, !104, !DIExpression(), !105)
  store double %d, ptr %d.addr, align 8
    #dbg_declare(ptr %d.addr, !106, !DIExpression(), !107)
  %storedv = zext i1 %up to i8
  store i8 %storedv, ptr %up.addr, align 1
    #dbg_declare(ptr %up.addr, !108, !DIExpression(), !109)
    #dbg_declare(ptr %b, !110, !DIExpression(), !111)
  %0 = load float, ptr %f.addr, align 4, !dbg !112
  store float %0, ptr %x.addr.i, align 4, !dbg !113
  %1 = load i32, ptr %x.addr.i, align 4, !dbg !113
  store i32 %1, ptr %b, align 4, !dbg !111
  %2 = load i8, ptr %up.addr, align 1, !dbg !114
  %loadedv = trunc i8 %2 to i1, !dbg !114
  br i1 %loadedv, label %cond.true, label %cond.false, !dbg !114

cond.true:                                        ; preds = %entry
  %3 = load float, ptr %f.addr, align 4, !dbg !116
  %conv = fpext float %3 to double, !dbg !116
  %4 = load double, ptr %d.addr, align 8, !dbg !117
  %cmp = fcmp oge double %conv, %4, !dbg !118
  br i1 %cmp, label %if.then, label %if.end, !dbg !114

cond.false:                                       ; preds = %entry
  %5 = load float, ptr %f.addr, align 4, !dbg !119
  %conv1 = fpext float %5 to double, !dbg !119
  %6 = load double, ptr %d.addr, align 8, !dbg !120
  %cmp2 = fcmp ole double %conv1, %6, !dbg !121
  br i1 %cmp2, label %if.then, label %if.end, !dbg !114

if.then:                                          ; preds = %cond.false, %cond.true
  %7 = load float, ptr %f.addr, align 4, !dbg !122
  store float %7, ptr %retval, align 4, !dbg !123
  br label %return, !dbg !123

if.end:                                           ; preds = %cond.false, %cond.true
    #dbg_declare(ptr %away, !124, !DIExpression(), !125)
  %8 = load float, ptr %f.addr, align 4, !dbg !126
  %cmp3 = fcmp oge float %8, 0.000000e+00, !dbg !127
  %conv4 = zext i1 %cmp3 to i32, !dbg !128
  %9 = load i8, ptr %up.addr, align 1, !dbg !129
  %loadedv5 = trunc i8 %9 to i1, !dbg !129
  %conv6 = zext i1 %loadedv5 to i32, !dbg !129
  %cmp7 = icmp eq i32 %conv4, %conv6, !dbg !130
  %storedv8 = zext i1 %cmp7 to i8, !dbg !125
  store i8 %storedv8, ptr %away, align 1, !dbg !125
  %10 = load float, ptr %f.addr, align 4, !dbg !131
  %cmp9 = fcmp oeq float %10, 0.000000e+00, !dbg !133
  br i1 %cmp9, label %if.then10, label %if.end13, !dbg !133

if.then10:                                        ; preds = %if.end
  %11 = load i8, ptr %up.addr, align 1, !dbg !134
  %loadedv11 = trunc i8 %11 to i1, !dbg !134
  %12 = zext i1 %loadedv11 to i64, !dbg !134
  %cond = select i1 %loadedv11, i32 1, i32 -2147483647, !dbg !134
  store i32 %cond, ptr %x.addr.i20, align 4, !dbg !135
  %13 = load float, ptr %x.addr.i20, align 4, !dbg !135
  store float %13, ptr %retval, align 4, !dbg !136
  br label %return, !dbg !136

if.end13:                                         ; preds = %if.end
  %14 = load i8, ptr %away, align 1, !dbg !137
  %loadedv14 = trunc i8 %14 to i1, !dbg !137
  br i1 %loadedv14, label %cond.true15, label %cond.false16, !dbg !137

cond.true15:                                      ; preds = %if.end13
  %15 = load i32, ptr %b, align 4, !dbg !138
  %add = add nsw i32 %15, 1, !dbg !139
  br label %cond.end, !dbg !137

cond.false16:                                     ; preds = %if.end13
  %16 = load i32, ptr %b, align 4, !dbg !140
  %sub = sub nsw i32 %16, 1, !dbg !141
  br label %cond.end, !dbg !137

cond.end:                                         ; preds = %cond.false16, %cond.true15
  %cond17 = phi i32 [ %add, %cond.true15 ], [ %sub, %cond.false16 ], !dbg !137
  store i32 %cond17, ptr %x.addr.i19, align 4, !dbg !142
  %17 = load float, ptr %x.addr.i19, align 4, !dbg !142
  store float %17, ptr %retval, align 4, !dbg !143
  br label %return, !dbg !143

return:                                           ; preds = %cond.end, %if.then10, %if.then
  %18 = load float, ptr %retval, align 4, !dbg !144
  ret float %18, !dbg !144
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z7roundeddi(double noundef %d, i32 noundef %mode) #0 !dbg !145 {
entry:
  %retval = alloca float, align 4
  %d.addr = alloca double, align 8
  %mode.addr = alloca i32, align 4
  %f = alloca float, align 4
  store double %d, ptr %d.addr, align 8
    #dbg_declare(ptr %d.addr, !148, !DIExpression(), !149)
  store i32 %mode, ptr %mode.addr, align 4
    #dbg_declare(ptr %mode.addr, !150, !DIExpression(), !151)
    #dbg_declare(ptr %f, !152, !DIExpression(), !153)
  %0 = load double, ptr %d.addr, align 8, !dbg !154
  %conv = fptrunc double %0 to float, !dbg !154
  store float %conv, ptr %f, align 4, !dbg !153
  %1 = load i32, ptr %mode.addr, align 4, !dbg !155
  %cmp = icmp eq i32 %1, 1, !dbg !157
  br i1 %cmp, label %if.then, label %if.end, !dbg !157

if.then:                                          ; preds = %entry
  %2 = load double, ptr %d.addr, align 8, !dbg !158
  %cmp1 = fcmp oge double %2, 0.000000e+00, !dbg !159
  %3 = zext i1 %cmp1 to i64, !dbg !158
  %cond = select i1 %cmp1, i32 2, i32 3, !dbg !158
  store i32 %cond, ptr %mode.addr, align 4, !dbg !160
  br label %if.end, !dbg !161

if.end:                                           ; preds = %if.then, %entry
  %4 = load i32, ptr %mode.addr, align 4, !dbg !162
  %cmp2 = icmp eq i32 %4, 2, !dbg !164
  br i1 %cmp2, label %if.then3, label %if.end7, !dbg !164

if.then3:                                         ; preds = %if.end
  %5 = load float, ptr %f, align 4, !dbg !165
  %conv4 = fpext float %5 to double, !dbg !165
  %6 = load double, ptr %d.addr, align 8, !dbg !166
  %cmp5 = fcmp ogt double %conv4, %6, !dbg !167
  br i1 %cmp5, label %cond.true, label %cond.false, !dbg !168

cond.true:                                        ; preds = %if.then3
  %7 = load float, ptr %f, align 4, !dbg !169
  %8 = load double, ptr %d.addr, align 8, !dbg !170
  %call = call contract noundef float @_Z4stepfdb(float noundef %7, double noundef %8, i1 noundef zeroext false) #5, !dbg !171
  br label %cond.end, !dbg !168

cond.false:                                       ; preds = %if.then3
  %9 = load float, ptr %f, align 4, !dbg !172
  br label %cond.end, !dbg !168

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond6 = phi contract float [ %call, %cond.true ], [ %9, %cond.false ], !dbg !168
  store float %cond6, ptr %retval, align 4, !dbg !173
  br label %return, !dbg !173

if.end7:                                          ; preds = %if.end
  %10 = load i32, ptr %mode.addr, align 4, !dbg !174
  %cmp8 = icmp eq i32 %10, 3, !dbg !176
  br i1 %cmp8, label %if.then9, label %if.end17, !dbg !176

if.then9:                                         ; preds = %if.end7
  %11 = load float, ptr %f, align 4, !dbg !177
  %conv10 = fpext float %11 to double, !dbg !177
  %12 = load double, ptr %d.addr, align 8, !dbg !178
  %cmp11 = fcmp olt double %conv10, %12, !dbg !179
  br i1 %cmp11, label %cond.true12, label %cond.false14, !dbg !180

cond.true12:                                      ; preds = %if.then9
  %13 = load float, ptr %f, align 4, !dbg !181
  %14 = load double, ptr %d.addr, align 8, !dbg !182
  %call13 = call contract noundef float @_Z4stepfdb(float noundef %13, double noundef %14, i1 noundef zeroext true) #5, !dbg !183
  br label %cond.end15, !dbg !180

cond.false14:                                     ; preds = %if.then9
  %15 = load float, ptr %f, align 4, !dbg !184
  br label %cond.end15, !dbg !180

cond.end15:                                       ; preds = %cond.false14, %cond.true12
  %cond16 = phi contract float [ %call13, %cond.true12 ], [ %15, %cond.false14 ], !dbg !180
  store float %cond16, ptr %retval, align 4, !dbg !185
  br label %return, !dbg !185

if.end17:                                         ; preds = %if.end7
  %16 = load float, ptr %f, align 4, !dbg !186
  store float %16, ptr %retval, align 4, !dbg !187
  br label %return, !dbg !187

return:                                           ; preds = %if.end17, %cond.end15, %cond.end
  %17 = load float, ptr %retval, align 4, !dbg !188
  ret float %17, !dbg !188
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z4sameff(float noundef %a, float noundef %b) #0 !dbg !189 {
entry:
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %x.addr.i2 = alloca float, align 4
  %x.addr.i = alloca float, align 4
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
    #dbg_declare(ptr %a.addr, !192, !DIExpression(), !193)
  store float %b, ptr %b.addr, align 4
    #dbg_declare(ptr %b.addr, !194, !DIExpression(), !195)
  %0 = load float, ptr %a.addr, align 4, !dbg !196
  store float %0, ptr %x.addr.i2, align 4, !dbg !197
  %1 = load i32, ptr %x.addr.i2, align 4, !dbg !197
  %2 = load float, ptr %b.addr, align 4, !dbg !198
  store float %2, ptr %x.addr.i, align 4, !dbg !199
  %3 = load i32, ptr %x.addr.i, align 4, !dbg !199
  %cmp = icmp eq i32 %1, %3, !dbg !200
  %storedv.i = zext i1 %cmp to i8, !dbg !201
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !201
  store ptr @.str, ptr %text.addr.i, align 8, !dbg !201
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !201
  store i32 23, ptr %line.addr.i, align 4, !dbg !201
  store ptr @__PRETTY_FUNCTION__._Z4sameff, ptr %fn.addr.i, align 8, !dbg !201
  %4 = load i8, ptr %holds.addr.i, align 1, !dbg !201
  %loadedv.i = trunc i8 %4 to i1, !dbg !201
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !201

if.then.i:                                        ; preds = %entry
  %5 = load ptr, ptr %text.addr.i, align 8, !dbg !201
  %6 = load ptr, ptr %file.addr.i, align 8, !dbg !201
  %7 = load i32, ptr %line.addr.i, align 4, !dbg !201
  %8 = load ptr, ptr %fn.addr.i, align 8, !dbg !201
  call void @__assertfail(ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i64 noundef 1) #6, !dbg !201
  unreachable, !dbg !201

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  ret void, !dbg !202
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7convertPKyPj(ptr noundef %bits, ptr noundef %out) #1 !dbg !203 {
entry:
  %retval.i722 = alloca float, align 4
  %x.addr.i723 = alloca float, align 4
  %up.addr.i724 = alloca i8, align 1
  %b.i725 = alloca i32, align 4
  %ref.tmp.i726 = alloca i32, align 4
  %retval.i692 = alloca float, align 4
  %x.addr.i693 = alloca float, align 4
  %up.addr.i694 = alloca i8, align 1
  %b.i695 = alloca i32, align 4
  %ref.tmp.i696 = alloca i32, align 4
  %retval.i662 = alloca float, align 4
  %x.addr.i663 = alloca float, align 4
  %up.addr.i664 = alloca i8, align 1
  %b.i665 = alloca i32, align 4
  %ref.tmp.i666 = alloca i32, align 4
  %retval.i632 = alloca float, align 4
  %x.addr.i633 = alloca float, align 4
  %up.addr.i634 = alloca i8, align 1
  %b.i635 = alloca i32, align 4
  %ref.tmp.i636 = alloca i32, align 4
  %retval.i602 = alloca float, align 4
  %x.addr.i603 = alloca float, align 4
  %up.addr.i604 = alloca i8, align 1
  %b.i605 = alloca i32, align 4
  %ref.tmp.i606 = alloca i32, align 4
  %retval.i572 = alloca float, align 4
  %x.addr.i573 = alloca float, align 4
  %up.addr.i574 = alloca i8, align 1
  %b.i575 = alloca i32, align 4
  %ref.tmp.i576 = alloca i32, align 4
  %retval.i542 = alloca float, align 4
  %x.addr.i543 = alloca float, align 4
  %up.addr.i544 = alloca i8, align 1
  %b.i545 = alloca i32, align 4
  %ref.tmp.i546 = alloca i32, align 4
  %retval.i512 = alloca float, align 4
  %x.addr.i513 = alloca float, align 4
  %up.addr.i514 = alloca i8, align 1
  %b.i515 = alloca i32, align 4
  %ref.tmp.i516 = alloca i32, align 4
  %retval.i482 = alloca float, align 4
  %x.addr.i483 = alloca float, align 4
  %up.addr.i484 = alloca i8, align 1
  %b.i485 = alloca i32, align 4
  %ref.tmp.i486 = alloca i32, align 4
  %retval.i452 = alloca float, align 4
  %x.addr.i453 = alloca float, align 4
  %up.addr.i454 = alloca i8, align 1
  %b.i455 = alloca i32, align 4
  %ref.tmp.i456 = alloca i32, align 4
  %retval.i422 = alloca float, align 4
  %x.addr.i423 = alloca float, align 4
  %up.addr.i424 = alloca i8, align 1
  %b.i425 = alloca i32, align 4
  %ref.tmp.i426 = alloca i32, align 4
  %retval.i = alloca float, align 4
  %x.addr.i415 = alloca float, align 4
  %up.addr.i = alloca i8, align 1
  %b.i = alloca i32, align 4
  %ref.tmp.i = alloca i32, align 4
  %r.addr.i406 = alloca float, align 4
  %error.addr.i407 = alloca double, align 8
  %r.addr.i397 = alloca float, align 4
  %error.addr.i398 = alloca double, align 8
  %r.addr.i388 = alloca float, align 4
  %error.addr.i389 = alloca double, align 8
  %r.addr.i379 = alloca float, align 4
  %error.addr.i380 = alloca double, align 8
  %r.addr.i370 = alloca float, align 4
  %error.addr.i371 = alloca double, align 8
  %r.addr.i362 = alloca float, align 4
  %error.addr.i363 = alloca double, align 8
  %r.addr.i353 = alloca float, align 4
  %error.addr.i354 = alloca double, align 8
  %r.addr.i344 = alloca float, align 4
  %error.addr.i345 = alloca double, align 8
  %r.addr.i335 = alloca float, align 4
  %error.addr.i336 = alloca double, align 8
  %r.addr.i327 = alloca float, align 4
  %error.addr.i328 = alloca double, align 8
  %r.addr.i318 = alloca float, align 4
  %error.addr.i319 = alloca double, align 8
  %r.addr.i310 = alloca float, align 4
  %error.addr.i311 = alloca double, align 8
  %r.addr.i296 = alloca float, align 4
  %error.addr.i297 = alloca double, align 8
  %r.addr.i283 = alloca float, align 4
  %error.addr.i284 = alloca double, align 8
  %r.addr.i = alloca float, align 4
  %error.addr.i = alloca double, align 8
  %x.addr.i281 = alloca float, align 4
  %x.addr.i275 = alloca double, align 8
  %r.i276 = alloca float, align 4
  %x.addr.i269 = alloca double, align 8
  %r.i270 = alloca float, align 4
  %x.addr.i263 = alloca double, align 8
  %r.i264 = alloca float, align 4
  %x.addr.i257 = alloca double, align 8
  %r.i258 = alloca float, align 4
  %x.addr.i251 = alloca double, align 8
  %r.i252 = alloca float, align 4
  %x.addr.i245 = alloca double, align 8
  %r.i246 = alloca float, align 4
  %x.addr.i240 = alloca double, align 8
  %r.i241 = alloca float, align 4
  %x.addr.i234 = alloca double, align 8
  %r.i235 = alloca float, align 4
  %x.addr.i231 = alloca double, align 8
  %r.i = alloca float, align 4
  %x.addr.i230 = alloca double, align 8
  %x.addr.i229 = alloca double, align 8
  %x.addr.i228 = alloca double, align 8
  %x.addr.i227 = alloca i64, align 8
  %x.addr.i226 = alloca i64, align 8
  %x.addr.i223 = alloca i32, align 4
  %x.addr.i220 = alloca i32, align 4
  %x.addr.i217 = alloca i32, align 4
  %x.addr.i214 = alloca i32, align 4
  %x.addr.i211 = alloca i32, align 4
  %x.addr.i = alloca i32, align 4
  %holds.addr.i202 = alloca i8, align 1
  %text.addr.i203 = alloca ptr, align 8
  %file.addr.i204 = alloca ptr, align 8
  %line.addr.i205 = alloca i32, align 4
  %fn.addr.i206 = alloca ptr, align 8
  %holds.addr.i193 = alloca i8, align 1
  %text.addr.i194 = alloca ptr, align 8
  %file.addr.i195 = alloca ptr, align 8
  %line.addr.i196 = alloca i32, align 4
  %fn.addr.i197 = alloca ptr, align 8
  %holds.addr.i184 = alloca i8, align 1
  %text.addr.i185 = alloca ptr, align 8
  %file.addr.i186 = alloca ptr, align 8
  %line.addr.i187 = alloca i32, align 4
  %fn.addr.i188 = alloca ptr, align 8
  %holds.addr.i175 = alloca i8, align 1
  %text.addr.i176 = alloca ptr, align 8
  %file.addr.i177 = alloca ptr, align 8
  %line.addr.i178 = alloca i32, align 4
  %fn.addr.i179 = alloca ptr, align 8
  %holds.addr.i166 = alloca i8, align 1
  %text.addr.i167 = alloca ptr, align 8
  %file.addr.i168 = alloca ptr, align 8
  %line.addr.i169 = alloca i32, align 4
  %fn.addr.i170 = alloca ptr, align 8
  %holds.addr.i157 = alloca i8, align 1
  %text.addr.i158 = alloca ptr, align 8
  %file.addr.i159 = alloca ptr, align 8
  %line.addr.i160 = alloca i32, align 4
  %fn.addr.i161 = alloca ptr, align 8
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
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
    #dbg_declare(ptr %bits.addr, !209, !DIExpression(), !210)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !211, !DIExpression(), !212)
    #dbg_declare(ptr %i, !213, !DIExpression(), !215)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !216
  store i32 %0, ptr %i, align 4, !dbg !215
  br label %for.cond, !dbg !217

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !218
  %cmp = icmp slt i32 %1, 512, !dbg !220
  br i1 %cmp, label %for.body, label %for.end, !dbg !221

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %w, !222, !DIExpression(), !224)
  %2 = load ptr, ptr %bits.addr, align 8, !dbg !225
  %3 = load i32, ptr %i, align 4, !dbg !226
  %idxprom = sext i32 %3 to i64, !dbg !225
  %arrayidx = getelementptr inbounds i64, ptr %2, i64 %idxprom, !dbg !225
  %4 = load i64, ptr %arrayidx, align 8, !dbg !225
  store i64 %4, ptr %w, align 8, !dbg !224
    #dbg_declare(ptr %s, !227, !DIExpression(), !228)
  %5 = load i64, ptr %w, align 8, !dbg !229
  %conv = trunc i64 %5 to i32, !dbg !229
  store i32 %conv, ptr %s, align 4, !dbg !228
    #dbg_declare(ptr %u, !230, !DIExpression(), !231)
  %6 = load i64, ptr %w, align 8, !dbg !232
  %shr = lshr i64 %6, 32, !dbg !233
  %conv1 = trunc i64 %shr to i32, !dbg !234
  store i32 %conv1, ptr %u, align 4, !dbg !231
  %7 = load i32, ptr %s, align 4, !dbg !235
  %8 = call contract float @llvm.nvvm.i2f.rn(i32 %7), !dbg !236
  %9 = load i32, ptr %s, align 4, !dbg !237
  %conv2 = sitofp i32 %9 to double, !dbg !237
  %call3 = call contract noundef float @_Z7roundeddi(double noundef %conv2, i32 noundef 0) #5, !dbg !238
  call void @_Z4sameff(float noundef %8, float noundef %call3) #5, !dbg !239
  %10 = load i32, ptr %s, align 4, !dbg !240
  %11 = call contract float @llvm.nvvm.i2f.rz(i32 %10), !dbg !241
  %12 = load i32, ptr %s, align 4, !dbg !242
  %conv4 = sitofp i32 %12 to double, !dbg !242
  %call5 = call contract noundef float @_Z7roundeddi(double noundef %conv4, i32 noundef 1) #5, !dbg !243
  call void @_Z4sameff(float noundef %11, float noundef %call5) #5, !dbg !244
  %13 = load i32, ptr %s, align 4, !dbg !245
  %14 = call contract float @llvm.nvvm.i2f.rm(i32 %13), !dbg !246
  %15 = load i32, ptr %s, align 4, !dbg !247
  %conv6 = sitofp i32 %15 to double, !dbg !247
  %call7 = call contract noundef float @_Z7roundeddi(double noundef %conv6, i32 noundef 2) #5, !dbg !248
  call void @_Z4sameff(float noundef %14, float noundef %call7) #5, !dbg !249
  %16 = load i32, ptr %s, align 4, !dbg !250
  %17 = call contract float @llvm.nvvm.i2f.rp(i32 %16), !dbg !251
  %18 = load i32, ptr %s, align 4, !dbg !252
  %conv8 = sitofp i32 %18 to double, !dbg !252
  %call9 = call contract noundef float @_Z7roundeddi(double noundef %conv8, i32 noundef 3) #5, !dbg !253
  call void @_Z4sameff(float noundef %17, float noundef %call9) #5, !dbg !254
  %19 = load i32, ptr %u, align 4, !dbg !255
  %20 = call contract float @llvm.nvvm.ui2f.rn(i32 %19), !dbg !256
  %21 = load i32, ptr %u, align 4, !dbg !257
  %conv10 = uitofp i32 %21 to double, !dbg !257
  %call11 = call contract noundef float @_Z7roundeddi(double noundef %conv10, i32 noundef 0) #5, !dbg !258
  call void @_Z4sameff(float noundef %20, float noundef %call11) #5, !dbg !259
  %22 = load i32, ptr %u, align 4, !dbg !260
  %23 = call contract float @llvm.nvvm.ui2f.rz(i32 %22), !dbg !261
  %24 = load i32, ptr %u, align 4, !dbg !262
  %conv12 = uitofp i32 %24 to double, !dbg !262
  %call13 = call contract noundef float @_Z7roundeddi(double noundef %conv12, i32 noundef 1) #5, !dbg !263
  call void @_Z4sameff(float noundef %23, float noundef %call13) #5, !dbg !264
  %25 = load i32, ptr %u, align 4, !dbg !265
  %26 = call contract float @llvm.nvvm.ui2f.rm(i32 %25), !dbg !266
  %27 = load i32, ptr %u, align 4, !dbg !267
  %conv14 = uitofp i32 %27 to double, !dbg !267
  %call15 = call contract noundef float @_Z7roundeddi(double noundef %conv14, i32 noundef 2) #5, !dbg !268
  call void @_Z4sameff(float noundef %26, float noundef %call15) #5, !dbg !269
  %28 = load i32, ptr %u, align 4, !dbg !270
  %29 = call contract float @llvm.nvvm.ui2f.rp(i32 %28), !dbg !271
  %30 = load i32, ptr %u, align 4, !dbg !272
  %conv16 = uitofp i32 %30 to double, !dbg !272
  %call17 = call contract noundef float @_Z7roundeddi(double noundef %conv16, i32 noundef 3) #5, !dbg !273
  call void @_Z4sameff(float noundef %29, float noundef %call17) #5, !dbg !274
  %31 = load i32, ptr %s, align 4, !dbg !275
  store i32 %31, ptr %x.addr.i, align 4, !dbg !276
  %32 = load i32, ptr %x.addr.i, align 4, !dbg !276
  %conv.i = sitofp i32 %32 to double, !dbg !276
  store double %conv.i, ptr %x.addr.i234, align 8, !dbg !276
  %33 = load double, ptr %x.addr.i234, align 8, !dbg !276
  %conv.i236 = fptrunc double %33 to float, !dbg !276
  store float %conv.i236, ptr %r.i235, align 4, !dbg !276
  %34 = load float, ptr %r.i235, align 4, !dbg !276
  %35 = load double, ptr %x.addr.i234, align 8, !dbg !276
  %36 = load float, ptr %r.i235, align 4, !dbg !276
  %conv1.i237 = fpext float %36 to double, !dbg !276
  %sub.i238 = fsub double %35, %conv1.i237, !dbg !276
  store float %34, ptr %r.addr.i283, align 4, !dbg !276
  store double %sub.i238, ptr %error.addr.i284, align 8, !dbg !276
  %37 = load float, ptr %r.addr.i283, align 4, !dbg !276
  %cmp.i285 = fcmp ogt float %37, 0.000000e+00, !dbg !276
  br i1 %cmp.i285, label %cond.true.i294, label %cond.false.i286, !dbg !276

cond.true.i294:                                   ; preds = %for.body
  %38 = load float, ptr %r.addr.i283, align 4, !dbg !276
  %39 = load double, ptr %error.addr.i284, align 8, !dbg !276
  store float %38, ptr %r.addr.i318, align 4, !dbg !276
  store double %39, ptr %error.addr.i319, align 8, !dbg !276
  %40 = load double, ptr %error.addr.i319, align 8, !dbg !276
  %cmp.i320 = fcmp olt double %40, 0.000000e+00, !dbg !276
  br i1 %cmp.i320, label %cond.true.i324, label %cond.false.i321, !dbg !276

cond.true.i324:                                   ; preds = %cond.true.i294
  %41 = load float, ptr %r.addr.i318, align 4, !dbg !276
  store float %41, ptr %x.addr.i693, align 4, !dbg !276
  store i8 0, ptr %up.addr.i694, align 1, !dbg !276
  %42 = load float, ptr %x.addr.i693, align 4, !dbg !276
  %43 = load float, ptr %x.addr.i693, align 4, !dbg !276
  %cmp.i697 = fcmp une float %42, %43, !dbg !276
  br i1 %cmp.i697, label %if.then.i720, label %if.end.i698, !dbg !276

if.then.i720:                                     ; preds = %cond.true.i324
  %44 = load float, ptr %x.addr.i693, align 4, !dbg !276
  store float %44, ptr %retval.i692, align 4, !dbg !276
  br label %_ZL7ws_nextfb.exit721, !dbg !276

if.end.i698:                                      ; preds = %cond.true.i324
  %45 = load float, ptr %x.addr.i693, align 4, !dbg !276
  %cmp1.i699 = fcmp oeq float %45, 0.000000e+00, !dbg !276
  br i1 %cmp1.i699, label %if.then2.i717, label %if.end3.i700, !dbg !276

if.then2.i717:                                    ; preds = %if.end.i698
  %46 = load i8, ptr %up.addr.i694, align 1, !dbg !276
  %loadedv.i718 = trunc i8 %46 to i1, !dbg !276
  %47 = zext i1 %loadedv.i718 to i64, !dbg !276
  %cond.i719 = select contract i1 %loadedv.i718, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !276
  store float %cond.i719, ptr %retval.i692, align 4, !dbg !276
  br label %_ZL7ws_nextfb.exit721, !dbg !276

if.end3.i700:                                     ; preds = %if.end.i698
  %48 = load i32, ptr %x.addr.i693, align 4, !dbg !276
  store i32 %48, ptr %b.i695, align 4, !dbg !276
  %49 = load i8, ptr %up.addr.i694, align 1, !dbg !276
  %loadedv4.i701 = trunc i8 %49 to i1, !dbg !276
  br i1 %loadedv4.i701, label %land.lhs.true.i715, label %lor.lhs.false.i702, !dbg !276

land.lhs.true.i715:                               ; preds = %if.end3.i700
  %50 = load i32, ptr %b.i695, align 4, !dbg !276
  %cmp5.i716 = icmp eq i32 %50, 2139095040, !dbg !276
  br i1 %cmp5.i716, label %if.then9.i714, label %lor.lhs.false.i702, !dbg !276

lor.lhs.false.i702:                               ; preds = %land.lhs.true.i715, %if.end3.i700
  %51 = load i8, ptr %up.addr.i694, align 1, !dbg !276
  %loadedv6.i703 = trunc i8 %51 to i1, !dbg !276
  br i1 %loadedv6.i703, label %if.end10.i706, label %land.lhs.true7.i704, !dbg !276

land.lhs.true7.i704:                              ; preds = %lor.lhs.false.i702
  %52 = load i32, ptr %b.i695, align 4, !dbg !276
  %cmp8.i705 = icmp eq i32 %52, -8388608, !dbg !276
  br i1 %cmp8.i705, label %if.then9.i714, label %if.end10.i706, !dbg !276

if.then9.i714:                                    ; preds = %land.lhs.true7.i704, %land.lhs.true.i715
  %53 = load float, ptr %x.addr.i693, align 4, !dbg !276
  store float %53, ptr %retval.i692, align 4, !dbg !276
  br label %_ZL7ws_nextfb.exit721, !dbg !276

if.end10.i706:                                    ; preds = %land.lhs.true7.i704, %lor.lhs.false.i702
  %54 = load i32, ptr %b.i695, align 4, !dbg !276
  %55 = load float, ptr %x.addr.i693, align 4, !dbg !276
  %cmp11.i707 = fcmp ogt float %55, 0.000000e+00, !dbg !276
  %conv.i708 = zext i1 %cmp11.i707 to i32, !dbg !276
  %56 = load i8, ptr %up.addr.i694, align 1, !dbg !276
  %loadedv12.i709 = trunc i8 %56 to i1, !dbg !276
  %conv13.i710 = zext i1 %loadedv12.i709 to i32, !dbg !276
  %cmp14.i711 = icmp eq i32 %conv.i708, %conv13.i710, !dbg !276
  %57 = zext i1 %cmp14.i711 to i64, !dbg !276
  %cond15.i712 = select i1 %cmp14.i711, i32 1, i32 -1, !dbg !276
  %add.i713 = add nsw i32 %54, %cond15.i712, !dbg !276
  store i32 %add.i713, ptr %ref.tmp.i696, align 4, !dbg !276
  %58 = load float, ptr %ref.tmp.i696, align 4, !dbg !276
  store float %58, ptr %retval.i692, align 4, !dbg !276
  br label %_ZL7ws_nextfb.exit721, !dbg !276

_ZL7ws_nextfb.exit721:                            ; preds = %if.then.i720, %if.then2.i717, %if.then9.i714, %if.end10.i706
  %59 = load float, ptr %retval.i692, align 4, !dbg !276
  br label %_ZL5ws_rdIfdET_S0_T0_.exit326, !dbg !276

cond.false.i321:                                  ; preds = %cond.true.i294
  %60 = load float, ptr %r.addr.i318, align 4, !dbg !276
  br label %_ZL5ws_rdIfdET_S0_T0_.exit326, !dbg !276

_ZL5ws_rdIfdET_S0_T0_.exit326:                    ; preds = %_ZL7ws_nextfb.exit721, %cond.false.i321
  %cond.i323 = phi contract float [ %59, %_ZL7ws_nextfb.exit721 ], [ %60, %cond.false.i321 ], !dbg !276
  br label %_ZL5ws_rzIfdET_S0_T0_.exit295, !dbg !276

cond.false.i286:                                  ; preds = %for.body
  %61 = load float, ptr %r.addr.i283, align 4, !dbg !276
  %cmp1.i287 = fcmp olt float %61, 0.000000e+00, !dbg !276
  br i1 %cmp1.i287, label %cond.true2.i292, label %cond.false4.i288, !dbg !276

cond.true2.i292:                                  ; preds = %cond.false.i286
  %62 = load float, ptr %r.addr.i283, align 4, !dbg !276
  %63 = load double, ptr %error.addr.i284, align 8, !dbg !276
  store float %62, ptr %r.addr.i370, align 4, !dbg !276
  store double %63, ptr %error.addr.i371, align 8, !dbg !276
  %64 = load double, ptr %error.addr.i371, align 8, !dbg !276
  %cmp.i372 = fcmp ogt double %64, 0.000000e+00, !dbg !276
  br i1 %cmp.i372, label %cond.true.i376, label %cond.false.i373, !dbg !276

cond.true.i376:                                   ; preds = %cond.true2.i292
  %65 = load float, ptr %r.addr.i370, align 4, !dbg !276
  store float %65, ptr %x.addr.i513, align 4, !dbg !276
  store i8 1, ptr %up.addr.i514, align 1, !dbg !276
  %66 = load float, ptr %x.addr.i513, align 4, !dbg !276
  %67 = load float, ptr %x.addr.i513, align 4, !dbg !276
  %cmp.i517 = fcmp une float %66, %67, !dbg !276
  br i1 %cmp.i517, label %if.then.i540, label %if.end.i518, !dbg !276

if.then.i540:                                     ; preds = %cond.true.i376
  %68 = load float, ptr %x.addr.i513, align 4, !dbg !276
  store float %68, ptr %retval.i512, align 4, !dbg !276
  br label %_ZL7ws_nextfb.exit541, !dbg !276

if.end.i518:                                      ; preds = %cond.true.i376
  %69 = load float, ptr %x.addr.i513, align 4, !dbg !276
  %cmp1.i519 = fcmp oeq float %69, 0.000000e+00, !dbg !276
  br i1 %cmp1.i519, label %if.then2.i537, label %if.end3.i520, !dbg !276

if.then2.i537:                                    ; preds = %if.end.i518
  %70 = load i8, ptr %up.addr.i514, align 1, !dbg !276
  %loadedv.i538 = trunc i8 %70 to i1, !dbg !276
  %71 = zext i1 %loadedv.i538 to i64, !dbg !276
  %cond.i539 = select contract i1 %loadedv.i538, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !276
  store float %cond.i539, ptr %retval.i512, align 4, !dbg !276
  br label %_ZL7ws_nextfb.exit541, !dbg !276

if.end3.i520:                                     ; preds = %if.end.i518
  %72 = load i32, ptr %x.addr.i513, align 4, !dbg !276
  store i32 %72, ptr %b.i515, align 4, !dbg !276
  %73 = load i8, ptr %up.addr.i514, align 1, !dbg !276
  %loadedv4.i521 = trunc i8 %73 to i1, !dbg !276
  br i1 %loadedv4.i521, label %land.lhs.true.i535, label %lor.lhs.false.i522, !dbg !276

land.lhs.true.i535:                               ; preds = %if.end3.i520
  %74 = load i32, ptr %b.i515, align 4, !dbg !276
  %cmp5.i536 = icmp eq i32 %74, 2139095040, !dbg !276
  br i1 %cmp5.i536, label %if.then9.i534, label %lor.lhs.false.i522, !dbg !276

lor.lhs.false.i522:                               ; preds = %land.lhs.true.i535, %if.end3.i520
  %75 = load i8, ptr %up.addr.i514, align 1, !dbg !276
  %loadedv6.i523 = trunc i8 %75 to i1, !dbg !276
  br i1 %loadedv6.i523, label %if.end10.i526, label %land.lhs.true7.i524, !dbg !276

land.lhs.true7.i524:                              ; preds = %lor.lhs.false.i522
  %76 = load i32, ptr %b.i515, align 4, !dbg !276
  %cmp8.i525 = icmp eq i32 %76, -8388608, !dbg !276
  br i1 %cmp8.i525, label %if.then9.i534, label %if.end10.i526, !dbg !276

if.then9.i534:                                    ; preds = %land.lhs.true7.i524, %land.lhs.true.i535
  %77 = load float, ptr %x.addr.i513, align 4, !dbg !276
  store float %77, ptr %retval.i512, align 4, !dbg !276
  br label %_ZL7ws_nextfb.exit541, !dbg !276

if.end10.i526:                                    ; preds = %land.lhs.true7.i524, %lor.lhs.false.i522
  %78 = load i32, ptr %b.i515, align 4, !dbg !276
  %79 = load float, ptr %x.addr.i513, align 4, !dbg !276
  %cmp11.i527 = fcmp ogt float %79, 0.000000e+00, !dbg !276
  %conv.i528 = zext i1 %cmp11.i527 to i32, !dbg !276
  %80 = load i8, ptr %up.addr.i514, align 1, !dbg !276
  %loadedv12.i529 = trunc i8 %80 to i1, !dbg !276
  %conv13.i530 = zext i1 %loadedv12.i529 to i32, !dbg !276
  %cmp14.i531 = icmp eq i32 %conv.i528, %conv13.i530, !dbg !276
  %81 = zext i1 %cmp14.i531 to i64, !dbg !276
  %cond15.i532 = select i1 %cmp14.i531, i32 1, i32 -1, !dbg !276
  %add.i533 = add nsw i32 %78, %cond15.i532, !dbg !276
  store i32 %add.i533, ptr %ref.tmp.i516, align 4, !dbg !276
  %82 = load float, ptr %ref.tmp.i516, align 4, !dbg !276
  store float %82, ptr %retval.i512, align 4, !dbg !276
  br label %_ZL7ws_nextfb.exit541, !dbg !276

_ZL7ws_nextfb.exit541:                            ; preds = %if.then.i540, %if.then2.i537, %if.then9.i534, %if.end10.i526
  %83 = load float, ptr %retval.i512, align 4, !dbg !276
  br label %_ZL5ws_ruIfdET_S0_T0_.exit378, !dbg !276

cond.false.i373:                                  ; preds = %cond.true2.i292
  %84 = load float, ptr %r.addr.i370, align 4, !dbg !276
  br label %_ZL5ws_ruIfdET_S0_T0_.exit378, !dbg !276

_ZL5ws_ruIfdET_S0_T0_.exit378:                    ; preds = %_ZL7ws_nextfb.exit541, %cond.false.i373
  %cond.i375 = phi contract float [ %83, %_ZL7ws_nextfb.exit541 ], [ %84, %cond.false.i373 ], !dbg !276
  br label %cond.end.i289, !dbg !276

cond.false4.i288:                                 ; preds = %cond.false.i286
  %85 = load float, ptr %r.addr.i283, align 4, !dbg !276
  br label %cond.end.i289, !dbg !276

cond.end.i289:                                    ; preds = %cond.false4.i288, %_ZL5ws_ruIfdET_S0_T0_.exit378
  %cond.i290 = phi contract float [ %cond.i375, %_ZL5ws_ruIfdET_S0_T0_.exit378 ], [ %85, %cond.false4.i288 ], !dbg !276
  br label %_ZL5ws_rzIfdET_S0_T0_.exit295, !dbg !276

_ZL5ws_rzIfdET_S0_T0_.exit295:                    ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit326, %cond.end.i289
  %cond6.i291 = phi contract float [ %cond.i323, %_ZL5ws_rdIfdET_S0_T0_.exit326 ], [ %cond.i290, %cond.end.i289 ], !dbg !276
  %86 = load i32, ptr %s, align 4, !dbg !277
  %conv19 = sitofp i32 %86 to double, !dbg !277
  %call20 = call contract noundef float @_Z7roundeddi(double noundef %conv19, i32 noundef 1) #5, !dbg !278
  call void @_Z4sameff(float noundef %cond6.i291, float noundef %call20) #5, !dbg !279
  %87 = load i32, ptr %s, align 4, !dbg !280
  store i32 %87, ptr %x.addr.i211, align 4, !dbg !281
  %88 = load i32, ptr %x.addr.i211, align 4, !dbg !281
  %conv.i212 = sitofp i32 %88 to double, !dbg !281
  store double %conv.i212, ptr %x.addr.i251, align 8, !dbg !281
  %89 = load double, ptr %x.addr.i251, align 8, !dbg !281
  %conv.i253 = fptrunc double %89 to float, !dbg !281
  store float %conv.i253, ptr %r.i252, align 4, !dbg !281
  %90 = load float, ptr %r.i252, align 4, !dbg !281
  %91 = load double, ptr %x.addr.i251, align 8, !dbg !281
  %92 = load float, ptr %r.i252, align 4, !dbg !281
  %conv1.i254 = fpext float %92 to double, !dbg !281
  %sub.i255 = fsub double %91, %conv1.i254, !dbg !281
  store float %90, ptr %r.addr.i344, align 4, !dbg !281
  store double %sub.i255, ptr %error.addr.i345, align 8, !dbg !281
  %93 = load double, ptr %error.addr.i345, align 8, !dbg !281
  %cmp.i346 = fcmp olt double %93, 0.000000e+00, !dbg !281
  br i1 %cmp.i346, label %cond.true.i350, label %cond.false.i347, !dbg !281

cond.true.i350:                                   ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit295
  %94 = load float, ptr %r.addr.i344, align 4, !dbg !281
  store float %94, ptr %x.addr.i603, align 4, !dbg !281
  store i8 0, ptr %up.addr.i604, align 1, !dbg !281
  %95 = load float, ptr %x.addr.i603, align 4, !dbg !281
  %96 = load float, ptr %x.addr.i603, align 4, !dbg !281
  %cmp.i607 = fcmp une float %95, %96, !dbg !281
  br i1 %cmp.i607, label %if.then.i630, label %if.end.i608, !dbg !281

if.then.i630:                                     ; preds = %cond.true.i350
  %97 = load float, ptr %x.addr.i603, align 4, !dbg !281
  store float %97, ptr %retval.i602, align 4, !dbg !281
  br label %_ZL7ws_nextfb.exit631, !dbg !281

if.end.i608:                                      ; preds = %cond.true.i350
  %98 = load float, ptr %x.addr.i603, align 4, !dbg !281
  %cmp1.i609 = fcmp oeq float %98, 0.000000e+00, !dbg !281
  br i1 %cmp1.i609, label %if.then2.i627, label %if.end3.i610, !dbg !281

if.then2.i627:                                    ; preds = %if.end.i608
  %99 = load i8, ptr %up.addr.i604, align 1, !dbg !281
  %loadedv.i628 = trunc i8 %99 to i1, !dbg !281
  %100 = zext i1 %loadedv.i628 to i64, !dbg !281
  %cond.i629 = select contract i1 %loadedv.i628, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !281
  store float %cond.i629, ptr %retval.i602, align 4, !dbg !281
  br label %_ZL7ws_nextfb.exit631, !dbg !281

if.end3.i610:                                     ; preds = %if.end.i608
  %101 = load i32, ptr %x.addr.i603, align 4, !dbg !281
  store i32 %101, ptr %b.i605, align 4, !dbg !281
  %102 = load i8, ptr %up.addr.i604, align 1, !dbg !281
  %loadedv4.i611 = trunc i8 %102 to i1, !dbg !281
  br i1 %loadedv4.i611, label %land.lhs.true.i625, label %lor.lhs.false.i612, !dbg !281

land.lhs.true.i625:                               ; preds = %if.end3.i610
  %103 = load i32, ptr %b.i605, align 4, !dbg !281
  %cmp5.i626 = icmp eq i32 %103, 2139095040, !dbg !281
  br i1 %cmp5.i626, label %if.then9.i624, label %lor.lhs.false.i612, !dbg !281

lor.lhs.false.i612:                               ; preds = %land.lhs.true.i625, %if.end3.i610
  %104 = load i8, ptr %up.addr.i604, align 1, !dbg !281
  %loadedv6.i613 = trunc i8 %104 to i1, !dbg !281
  br i1 %loadedv6.i613, label %if.end10.i616, label %land.lhs.true7.i614, !dbg !281

land.lhs.true7.i614:                              ; preds = %lor.lhs.false.i612
  %105 = load i32, ptr %b.i605, align 4, !dbg !281
  %cmp8.i615 = icmp eq i32 %105, -8388608, !dbg !281
  br i1 %cmp8.i615, label %if.then9.i624, label %if.end10.i616, !dbg !281

if.then9.i624:                                    ; preds = %land.lhs.true7.i614, %land.lhs.true.i625
  %106 = load float, ptr %x.addr.i603, align 4, !dbg !281
  store float %106, ptr %retval.i602, align 4, !dbg !281
  br label %_ZL7ws_nextfb.exit631, !dbg !281

if.end10.i616:                                    ; preds = %land.lhs.true7.i614, %lor.lhs.false.i612
  %107 = load i32, ptr %b.i605, align 4, !dbg !281
  %108 = load float, ptr %x.addr.i603, align 4, !dbg !281
  %cmp11.i617 = fcmp ogt float %108, 0.000000e+00, !dbg !281
  %conv.i618 = zext i1 %cmp11.i617 to i32, !dbg !281
  %109 = load i8, ptr %up.addr.i604, align 1, !dbg !281
  %loadedv12.i619 = trunc i8 %109 to i1, !dbg !281
  %conv13.i620 = zext i1 %loadedv12.i619 to i32, !dbg !281
  %cmp14.i621 = icmp eq i32 %conv.i618, %conv13.i620, !dbg !281
  %110 = zext i1 %cmp14.i621 to i64, !dbg !281
  %cond15.i622 = select i1 %cmp14.i621, i32 1, i32 -1, !dbg !281
  %add.i623 = add nsw i32 %107, %cond15.i622, !dbg !281
  store i32 %add.i623, ptr %ref.tmp.i606, align 4, !dbg !281
  %111 = load float, ptr %ref.tmp.i606, align 4, !dbg !281
  store float %111, ptr %retval.i602, align 4, !dbg !281
  br label %_ZL7ws_nextfb.exit631, !dbg !281

_ZL7ws_nextfb.exit631:                            ; preds = %if.then.i630, %if.then2.i627, %if.then9.i624, %if.end10.i616
  %112 = load float, ptr %retval.i602, align 4, !dbg !281
  br label %_ZL5ws_rdIfdET_S0_T0_.exit352, !dbg !281

cond.false.i347:                                  ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit295
  %113 = load float, ptr %r.addr.i344, align 4, !dbg !281
  br label %_ZL5ws_rdIfdET_S0_T0_.exit352, !dbg !281

_ZL5ws_rdIfdET_S0_T0_.exit352:                    ; preds = %_ZL7ws_nextfb.exit631, %cond.false.i347
  %cond.i349 = phi contract float [ %112, %_ZL7ws_nextfb.exit631 ], [ %113, %cond.false.i347 ], !dbg !281
  %114 = load i32, ptr %s, align 4, !dbg !282
  %conv22 = sitofp i32 %114 to double, !dbg !282
  %call23 = call contract noundef float @_Z7roundeddi(double noundef %conv22, i32 noundef 2) #5, !dbg !283
  call void @_Z4sameff(float noundef %cond.i349, float noundef %call23) #5, !dbg !284
  %115 = load i32, ptr %s, align 4, !dbg !285
  store i32 %115, ptr %x.addr.i214, align 4, !dbg !286
  %116 = load i32, ptr %x.addr.i214, align 4, !dbg !286
  %conv.i215 = sitofp i32 %116 to double, !dbg !286
  store double %conv.i215, ptr %x.addr.i269, align 8, !dbg !286
  %117 = load double, ptr %x.addr.i269, align 8, !dbg !286
  %conv.i271 = fptrunc double %117 to float, !dbg !286
  store float %conv.i271, ptr %r.i270, align 4, !dbg !286
  %118 = load float, ptr %r.i270, align 4, !dbg !286
  %119 = load double, ptr %x.addr.i269, align 8, !dbg !286
  %120 = load float, ptr %r.i270, align 4, !dbg !286
  %conv1.i272 = fpext float %120 to double, !dbg !286
  %sub.i273 = fsub double %119, %conv1.i272, !dbg !286
  store float %118, ptr %r.addr.i397, align 4, !dbg !286
  store double %sub.i273, ptr %error.addr.i398, align 8, !dbg !286
  %121 = load double, ptr %error.addr.i398, align 8, !dbg !286
  %cmp.i399 = fcmp ogt double %121, 0.000000e+00, !dbg !286
  br i1 %cmp.i399, label %cond.true.i403, label %cond.false.i400, !dbg !286

cond.true.i403:                                   ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit352
  %122 = load float, ptr %r.addr.i397, align 4, !dbg !286
  store float %122, ptr %x.addr.i423, align 4, !dbg !286
  store i8 1, ptr %up.addr.i424, align 1, !dbg !286
  %123 = load float, ptr %x.addr.i423, align 4, !dbg !286
  %124 = load float, ptr %x.addr.i423, align 4, !dbg !286
  %cmp.i427 = fcmp une float %123, %124, !dbg !286
  br i1 %cmp.i427, label %if.then.i450, label %if.end.i428, !dbg !286

if.then.i450:                                     ; preds = %cond.true.i403
  %125 = load float, ptr %x.addr.i423, align 4, !dbg !286
  store float %125, ptr %retval.i422, align 4, !dbg !286
  br label %_ZL7ws_nextfb.exit451, !dbg !286

if.end.i428:                                      ; preds = %cond.true.i403
  %126 = load float, ptr %x.addr.i423, align 4, !dbg !286
  %cmp1.i429 = fcmp oeq float %126, 0.000000e+00, !dbg !286
  br i1 %cmp1.i429, label %if.then2.i447, label %if.end3.i430, !dbg !286

if.then2.i447:                                    ; preds = %if.end.i428
  %127 = load i8, ptr %up.addr.i424, align 1, !dbg !286
  %loadedv.i448 = trunc i8 %127 to i1, !dbg !286
  %128 = zext i1 %loadedv.i448 to i64, !dbg !286
  %cond.i449 = select contract i1 %loadedv.i448, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !286
  store float %cond.i449, ptr %retval.i422, align 4, !dbg !286
  br label %_ZL7ws_nextfb.exit451, !dbg !286

if.end3.i430:                                     ; preds = %if.end.i428
  %129 = load i32, ptr %x.addr.i423, align 4, !dbg !286
  store i32 %129, ptr %b.i425, align 4, !dbg !286
  %130 = load i8, ptr %up.addr.i424, align 1, !dbg !286
  %loadedv4.i431 = trunc i8 %130 to i1, !dbg !286
  br i1 %loadedv4.i431, label %land.lhs.true.i445, label %lor.lhs.false.i432, !dbg !286

land.lhs.true.i445:                               ; preds = %if.end3.i430
  %131 = load i32, ptr %b.i425, align 4, !dbg !286
  %cmp5.i446 = icmp eq i32 %131, 2139095040, !dbg !286
  br i1 %cmp5.i446, label %if.then9.i444, label %lor.lhs.false.i432, !dbg !286

lor.lhs.false.i432:                               ; preds = %land.lhs.true.i445, %if.end3.i430
  %132 = load i8, ptr %up.addr.i424, align 1, !dbg !286
  %loadedv6.i433 = trunc i8 %132 to i1, !dbg !286
  br i1 %loadedv6.i433, label %if.end10.i436, label %land.lhs.true7.i434, !dbg !286

land.lhs.true7.i434:                              ; preds = %lor.lhs.false.i432
  %133 = load i32, ptr %b.i425, align 4, !dbg !286
  %cmp8.i435 = icmp eq i32 %133, -8388608, !dbg !286
  br i1 %cmp8.i435, label %if.then9.i444, label %if.end10.i436, !dbg !286

if.then9.i444:                                    ; preds = %land.lhs.true7.i434, %land.lhs.true.i445
  %134 = load float, ptr %x.addr.i423, align 4, !dbg !286
  store float %134, ptr %retval.i422, align 4, !dbg !286
  br label %_ZL7ws_nextfb.exit451, !dbg !286

if.end10.i436:                                    ; preds = %land.lhs.true7.i434, %lor.lhs.false.i432
  %135 = load i32, ptr %b.i425, align 4, !dbg !286
  %136 = load float, ptr %x.addr.i423, align 4, !dbg !286
  %cmp11.i437 = fcmp ogt float %136, 0.000000e+00, !dbg !286
  %conv.i438 = zext i1 %cmp11.i437 to i32, !dbg !286
  %137 = load i8, ptr %up.addr.i424, align 1, !dbg !286
  %loadedv12.i439 = trunc i8 %137 to i1, !dbg !286
  %conv13.i440 = zext i1 %loadedv12.i439 to i32, !dbg !286
  %cmp14.i441 = icmp eq i32 %conv.i438, %conv13.i440, !dbg !286
  %138 = zext i1 %cmp14.i441 to i64, !dbg !286
  %cond15.i442 = select i1 %cmp14.i441, i32 1, i32 -1, !dbg !286
  %add.i443 = add nsw i32 %135, %cond15.i442, !dbg !286
  store i32 %add.i443, ptr %ref.tmp.i426, align 4, !dbg !286
  %139 = load float, ptr %ref.tmp.i426, align 4, !dbg !286
  store float %139, ptr %retval.i422, align 4, !dbg !286
  br label %_ZL7ws_nextfb.exit451, !dbg !286

_ZL7ws_nextfb.exit451:                            ; preds = %if.then.i450, %if.then2.i447, %if.then9.i444, %if.end10.i436
  %140 = load float, ptr %retval.i422, align 4, !dbg !286
  br label %_ZL5ws_ruIfdET_S0_T0_.exit405, !dbg !286

cond.false.i400:                                  ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit352
  %141 = load float, ptr %r.addr.i397, align 4, !dbg !286
  br label %_ZL5ws_ruIfdET_S0_T0_.exit405, !dbg !286

_ZL5ws_ruIfdET_S0_T0_.exit405:                    ; preds = %_ZL7ws_nextfb.exit451, %cond.false.i400
  %cond.i402 = phi contract float [ %140, %_ZL7ws_nextfb.exit451 ], [ %141, %cond.false.i400 ], !dbg !286
  %142 = load i32, ptr %s, align 4, !dbg !287
  %conv25 = sitofp i32 %142 to double, !dbg !287
  %call26 = call contract noundef float @_Z7roundeddi(double noundef %conv25, i32 noundef 3) #5, !dbg !288
  call void @_Z4sameff(float noundef %cond.i402, float noundef %call26) #5, !dbg !289
  %143 = load i32, ptr %u, align 4, !dbg !290
  store i32 %143, ptr %x.addr.i217, align 4, !dbg !291
  %144 = load i32, ptr %x.addr.i217, align 4, !dbg !291
  %conv.i218 = uitofp i32 %144 to double, !dbg !291
  store double %conv.i218, ptr %x.addr.i231, align 8, !dbg !291
  %145 = load double, ptr %x.addr.i231, align 8, !dbg !291
  %conv.i232 = fptrunc double %145 to float, !dbg !291
  store float %conv.i232, ptr %r.i, align 4, !dbg !291
  %146 = load float, ptr %r.i, align 4, !dbg !291
  %147 = load double, ptr %x.addr.i231, align 8, !dbg !291
  %148 = load float, ptr %r.i, align 4, !dbg !291
  %conv1.i = fpext float %148 to double, !dbg !291
  %sub.i = fsub double %147, %conv1.i, !dbg !291
  store float %146, ptr %r.addr.i296, align 4, !dbg !291
  store double %sub.i, ptr %error.addr.i297, align 8, !dbg !291
  %149 = load float, ptr %r.addr.i296, align 4, !dbg !291
  %cmp.i298 = fcmp ogt float %149, 0.000000e+00, !dbg !291
  br i1 %cmp.i298, label %cond.true.i307, label %cond.false.i299, !dbg !291

cond.true.i307:                                   ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit405
  %150 = load float, ptr %r.addr.i296, align 4, !dbg !291
  %151 = load double, ptr %error.addr.i297, align 8, !dbg !291
  store float %150, ptr %r.addr.i310, align 4, !dbg !291
  store double %151, ptr %error.addr.i311, align 8, !dbg !291
  %152 = load double, ptr %error.addr.i311, align 8, !dbg !291
  %cmp.i312 = fcmp olt double %152, 0.000000e+00, !dbg !291
  br i1 %cmp.i312, label %cond.true.i316, label %cond.false.i313, !dbg !291

cond.true.i316:                                   ; preds = %cond.true.i307
  %153 = load float, ptr %r.addr.i310, align 4, !dbg !291
  store float %153, ptr %x.addr.i723, align 4, !dbg !291
  store i8 0, ptr %up.addr.i724, align 1, !dbg !291
  %154 = load float, ptr %x.addr.i723, align 4, !dbg !291
  %155 = load float, ptr %x.addr.i723, align 4, !dbg !291
  %cmp.i727 = fcmp une float %154, %155, !dbg !291
  br i1 %cmp.i727, label %if.then.i750, label %if.end.i728, !dbg !291

if.then.i750:                                     ; preds = %cond.true.i316
  %156 = load float, ptr %x.addr.i723, align 4, !dbg !291
  store float %156, ptr %retval.i722, align 4, !dbg !291
  br label %_ZL7ws_nextfb.exit751, !dbg !291

if.end.i728:                                      ; preds = %cond.true.i316
  %157 = load float, ptr %x.addr.i723, align 4, !dbg !291
  %cmp1.i729 = fcmp oeq float %157, 0.000000e+00, !dbg !291
  br i1 %cmp1.i729, label %if.then2.i747, label %if.end3.i730, !dbg !291

if.then2.i747:                                    ; preds = %if.end.i728
  %158 = load i8, ptr %up.addr.i724, align 1, !dbg !291
  %loadedv.i748 = trunc i8 %158 to i1, !dbg !291
  %159 = zext i1 %loadedv.i748 to i64, !dbg !291
  %cond.i749 = select contract i1 %loadedv.i748, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !291
  store float %cond.i749, ptr %retval.i722, align 4, !dbg !291
  br label %_ZL7ws_nextfb.exit751, !dbg !291

if.end3.i730:                                     ; preds = %if.end.i728
  %160 = load i32, ptr %x.addr.i723, align 4, !dbg !291
  store i32 %160, ptr %b.i725, align 4, !dbg !291
  %161 = load i8, ptr %up.addr.i724, align 1, !dbg !291
  %loadedv4.i731 = trunc i8 %161 to i1, !dbg !291
  br i1 %loadedv4.i731, label %land.lhs.true.i745, label %lor.lhs.false.i732, !dbg !291

land.lhs.true.i745:                               ; preds = %if.end3.i730
  %162 = load i32, ptr %b.i725, align 4, !dbg !291
  %cmp5.i746 = icmp eq i32 %162, 2139095040, !dbg !291
  br i1 %cmp5.i746, label %if.then9.i744, label %lor.lhs.false.i732, !dbg !291

lor.lhs.false.i732:                               ; preds = %land.lhs.true.i745, %if.end3.i730
  %163 = load i8, ptr %up.addr.i724, align 1, !dbg !291
  %loadedv6.i733 = trunc i8 %163 to i1, !dbg !291
  br i1 %loadedv6.i733, label %if.end10.i736, label %land.lhs.true7.i734, !dbg !291

land.lhs.true7.i734:                              ; preds = %lor.lhs.false.i732
  %164 = load i32, ptr %b.i725, align 4, !dbg !291
  %cmp8.i735 = icmp eq i32 %164, -8388608, !dbg !291
  br i1 %cmp8.i735, label %if.then9.i744, label %if.end10.i736, !dbg !291

if.then9.i744:                                    ; preds = %land.lhs.true7.i734, %land.lhs.true.i745
  %165 = load float, ptr %x.addr.i723, align 4, !dbg !291
  store float %165, ptr %retval.i722, align 4, !dbg !291
  br label %_ZL7ws_nextfb.exit751, !dbg !291

if.end10.i736:                                    ; preds = %land.lhs.true7.i734, %lor.lhs.false.i732
  %166 = load i32, ptr %b.i725, align 4, !dbg !291
  %167 = load float, ptr %x.addr.i723, align 4, !dbg !291
  %cmp11.i737 = fcmp ogt float %167, 0.000000e+00, !dbg !291
  %conv.i738 = zext i1 %cmp11.i737 to i32, !dbg !291
  %168 = load i8, ptr %up.addr.i724, align 1, !dbg !291
  %loadedv12.i739 = trunc i8 %168 to i1, !dbg !291
  %conv13.i740 = zext i1 %loadedv12.i739 to i32, !dbg !291
  %cmp14.i741 = icmp eq i32 %conv.i738, %conv13.i740, !dbg !291
  %169 = zext i1 %cmp14.i741 to i64, !dbg !291
  %cond15.i742 = select i1 %cmp14.i741, i32 1, i32 -1, !dbg !291
  %add.i743 = add nsw i32 %166, %cond15.i742, !dbg !291
  store i32 %add.i743, ptr %ref.tmp.i726, align 4, !dbg !291
  %170 = load float, ptr %ref.tmp.i726, align 4, !dbg !291
  store float %170, ptr %retval.i722, align 4, !dbg !291
  br label %_ZL7ws_nextfb.exit751, !dbg !291

_ZL7ws_nextfb.exit751:                            ; preds = %if.then.i750, %if.then2.i747, %if.then9.i744, %if.end10.i736
  %171 = load float, ptr %retval.i722, align 4, !dbg !291
  br label %_ZL5ws_rdIfdET_S0_T0_.exit, !dbg !291

cond.false.i313:                                  ; preds = %cond.true.i307
  %172 = load float, ptr %r.addr.i310, align 4, !dbg !291
  br label %_ZL5ws_rdIfdET_S0_T0_.exit, !dbg !291

_ZL5ws_rdIfdET_S0_T0_.exit:                       ; preds = %_ZL7ws_nextfb.exit751, %cond.false.i313
  %cond.i315 = phi contract float [ %171, %_ZL7ws_nextfb.exit751 ], [ %172, %cond.false.i313 ], !dbg !291
  br label %_ZL5ws_rzIfdET_S0_T0_.exit309, !dbg !291

cond.false.i299:                                  ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit405
  %173 = load float, ptr %r.addr.i296, align 4, !dbg !291
  %cmp1.i300 = fcmp olt float %173, 0.000000e+00, !dbg !291
  br i1 %cmp1.i300, label %cond.true2.i305, label %cond.false4.i301, !dbg !291

cond.true2.i305:                                  ; preds = %cond.false.i299
  %174 = load float, ptr %r.addr.i296, align 4, !dbg !291
  %175 = load double, ptr %error.addr.i297, align 8, !dbg !291
  store float %174, ptr %r.addr.i362, align 4, !dbg !291
  store double %175, ptr %error.addr.i363, align 8, !dbg !291
  %176 = load double, ptr %error.addr.i363, align 8, !dbg !291
  %cmp.i364 = fcmp ogt double %176, 0.000000e+00, !dbg !291
  br i1 %cmp.i364, label %cond.true.i368, label %cond.false.i365, !dbg !291

cond.true.i368:                                   ; preds = %cond.true2.i305
  %177 = load float, ptr %r.addr.i362, align 4, !dbg !291
  store float %177, ptr %x.addr.i543, align 4, !dbg !291
  store i8 1, ptr %up.addr.i544, align 1, !dbg !291
  %178 = load float, ptr %x.addr.i543, align 4, !dbg !291
  %179 = load float, ptr %x.addr.i543, align 4, !dbg !291
  %cmp.i547 = fcmp une float %178, %179, !dbg !291
  br i1 %cmp.i547, label %if.then.i570, label %if.end.i548, !dbg !291

if.then.i570:                                     ; preds = %cond.true.i368
  %180 = load float, ptr %x.addr.i543, align 4, !dbg !291
  store float %180, ptr %retval.i542, align 4, !dbg !291
  br label %_ZL7ws_nextfb.exit571, !dbg !291

if.end.i548:                                      ; preds = %cond.true.i368
  %181 = load float, ptr %x.addr.i543, align 4, !dbg !291
  %cmp1.i549 = fcmp oeq float %181, 0.000000e+00, !dbg !291
  br i1 %cmp1.i549, label %if.then2.i567, label %if.end3.i550, !dbg !291

if.then2.i567:                                    ; preds = %if.end.i548
  %182 = load i8, ptr %up.addr.i544, align 1, !dbg !291
  %loadedv.i568 = trunc i8 %182 to i1, !dbg !291
  %183 = zext i1 %loadedv.i568 to i64, !dbg !291
  %cond.i569 = select contract i1 %loadedv.i568, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !291
  store float %cond.i569, ptr %retval.i542, align 4, !dbg !291
  br label %_ZL7ws_nextfb.exit571, !dbg !291

if.end3.i550:                                     ; preds = %if.end.i548
  %184 = load i32, ptr %x.addr.i543, align 4, !dbg !291
  store i32 %184, ptr %b.i545, align 4, !dbg !291
  %185 = load i8, ptr %up.addr.i544, align 1, !dbg !291
  %loadedv4.i551 = trunc i8 %185 to i1, !dbg !291
  br i1 %loadedv4.i551, label %land.lhs.true.i565, label %lor.lhs.false.i552, !dbg !291

land.lhs.true.i565:                               ; preds = %if.end3.i550
  %186 = load i32, ptr %b.i545, align 4, !dbg !291
  %cmp5.i566 = icmp eq i32 %186, 2139095040, !dbg !291
  br i1 %cmp5.i566, label %if.then9.i564, label %lor.lhs.false.i552, !dbg !291

lor.lhs.false.i552:                               ; preds = %land.lhs.true.i565, %if.end3.i550
  %187 = load i8, ptr %up.addr.i544, align 1, !dbg !291
  %loadedv6.i553 = trunc i8 %187 to i1, !dbg !291
  br i1 %loadedv6.i553, label %if.end10.i556, label %land.lhs.true7.i554, !dbg !291

land.lhs.true7.i554:                              ; preds = %lor.lhs.false.i552
  %188 = load i32, ptr %b.i545, align 4, !dbg !291
  %cmp8.i555 = icmp eq i32 %188, -8388608, !dbg !291
  br i1 %cmp8.i555, label %if.then9.i564, label %if.end10.i556, !dbg !291

if.then9.i564:                                    ; preds = %land.lhs.true7.i554, %land.lhs.true.i565
  %189 = load float, ptr %x.addr.i543, align 4, !dbg !291
  store float %189, ptr %retval.i542, align 4, !dbg !291
  br label %_ZL7ws_nextfb.exit571, !dbg !291

if.end10.i556:                                    ; preds = %land.lhs.true7.i554, %lor.lhs.false.i552
  %190 = load i32, ptr %b.i545, align 4, !dbg !291
  %191 = load float, ptr %x.addr.i543, align 4, !dbg !291
  %cmp11.i557 = fcmp ogt float %191, 0.000000e+00, !dbg !291
  %conv.i558 = zext i1 %cmp11.i557 to i32, !dbg !291
  %192 = load i8, ptr %up.addr.i544, align 1, !dbg !291
  %loadedv12.i559 = trunc i8 %192 to i1, !dbg !291
  %conv13.i560 = zext i1 %loadedv12.i559 to i32, !dbg !291
  %cmp14.i561 = icmp eq i32 %conv.i558, %conv13.i560, !dbg !291
  %193 = zext i1 %cmp14.i561 to i64, !dbg !291
  %cond15.i562 = select i1 %cmp14.i561, i32 1, i32 -1, !dbg !291
  %add.i563 = add nsw i32 %190, %cond15.i562, !dbg !291
  store i32 %add.i563, ptr %ref.tmp.i546, align 4, !dbg !291
  %194 = load float, ptr %ref.tmp.i546, align 4, !dbg !291
  store float %194, ptr %retval.i542, align 4, !dbg !291
  br label %_ZL7ws_nextfb.exit571, !dbg !291

_ZL7ws_nextfb.exit571:                            ; preds = %if.then.i570, %if.then2.i567, %if.then9.i564, %if.end10.i556
  %195 = load float, ptr %retval.i542, align 4, !dbg !291
  br label %_ZL5ws_ruIfdET_S0_T0_.exit, !dbg !291

cond.false.i365:                                  ; preds = %cond.true2.i305
  %196 = load float, ptr %r.addr.i362, align 4, !dbg !291
  br label %_ZL5ws_ruIfdET_S0_T0_.exit, !dbg !291

_ZL5ws_ruIfdET_S0_T0_.exit:                       ; preds = %_ZL7ws_nextfb.exit571, %cond.false.i365
  %cond.i367 = phi contract float [ %195, %_ZL7ws_nextfb.exit571 ], [ %196, %cond.false.i365 ], !dbg !291
  br label %cond.end.i302, !dbg !291

cond.false4.i301:                                 ; preds = %cond.false.i299
  %197 = load float, ptr %r.addr.i296, align 4, !dbg !291
  br label %cond.end.i302, !dbg !291

cond.end.i302:                                    ; preds = %cond.false4.i301, %_ZL5ws_ruIfdET_S0_T0_.exit
  %cond.i303 = phi contract float [ %cond.i367, %_ZL5ws_ruIfdET_S0_T0_.exit ], [ %197, %cond.false4.i301 ], !dbg !291
  br label %_ZL5ws_rzIfdET_S0_T0_.exit309, !dbg !291

_ZL5ws_rzIfdET_S0_T0_.exit309:                    ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit, %cond.end.i302
  %cond6.i304 = phi contract float [ %cond.i315, %_ZL5ws_rdIfdET_S0_T0_.exit ], [ %cond.i303, %cond.end.i302 ], !dbg !291
  %198 = load i32, ptr %u, align 4, !dbg !292
  %conv28 = uitofp i32 %198 to double, !dbg !292
  %call29 = call contract noundef float @_Z7roundeddi(double noundef %conv28, i32 noundef 1) #5, !dbg !293
  call void @_Z4sameff(float noundef %cond6.i304, float noundef %call29) #5, !dbg !294
  %199 = load i32, ptr %u, align 4, !dbg !295
  store i32 %199, ptr %x.addr.i220, align 4, !dbg !296
  %200 = load i32, ptr %x.addr.i220, align 4, !dbg !296
  %conv.i221 = uitofp i32 %200 to double, !dbg !296
  store double %conv.i221, ptr %x.addr.i245, align 8, !dbg !296
  %201 = load double, ptr %x.addr.i245, align 8, !dbg !296
  %conv.i247 = fptrunc double %201 to float, !dbg !296
  store float %conv.i247, ptr %r.i246, align 4, !dbg !296
  %202 = load float, ptr %r.i246, align 4, !dbg !296
  %203 = load double, ptr %x.addr.i245, align 8, !dbg !296
  %204 = load float, ptr %r.i246, align 4, !dbg !296
  %conv1.i248 = fpext float %204 to double, !dbg !296
  %sub.i249 = fsub double %203, %conv1.i248, !dbg !296
  store float %202, ptr %r.addr.i353, align 4, !dbg !296
  store double %sub.i249, ptr %error.addr.i354, align 8, !dbg !296
  %205 = load double, ptr %error.addr.i354, align 8, !dbg !296
  %cmp.i355 = fcmp olt double %205, 0.000000e+00, !dbg !296
  br i1 %cmp.i355, label %cond.true.i359, label %cond.false.i356, !dbg !296

cond.true.i359:                                   ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit309
  %206 = load float, ptr %r.addr.i353, align 4, !dbg !296
  store float %206, ptr %x.addr.i573, align 4, !dbg !296
  store i8 0, ptr %up.addr.i574, align 1, !dbg !296
  %207 = load float, ptr %x.addr.i573, align 4, !dbg !296
  %208 = load float, ptr %x.addr.i573, align 4, !dbg !296
  %cmp.i577 = fcmp une float %207, %208, !dbg !296
  br i1 %cmp.i577, label %if.then.i600, label %if.end.i578, !dbg !296

if.then.i600:                                     ; preds = %cond.true.i359
  %209 = load float, ptr %x.addr.i573, align 4, !dbg !296
  store float %209, ptr %retval.i572, align 4, !dbg !296
  br label %_ZL7ws_nextfb.exit601, !dbg !296

if.end.i578:                                      ; preds = %cond.true.i359
  %210 = load float, ptr %x.addr.i573, align 4, !dbg !296
  %cmp1.i579 = fcmp oeq float %210, 0.000000e+00, !dbg !296
  br i1 %cmp1.i579, label %if.then2.i597, label %if.end3.i580, !dbg !296

if.then2.i597:                                    ; preds = %if.end.i578
  %211 = load i8, ptr %up.addr.i574, align 1, !dbg !296
  %loadedv.i598 = trunc i8 %211 to i1, !dbg !296
  %212 = zext i1 %loadedv.i598 to i64, !dbg !296
  %cond.i599 = select contract i1 %loadedv.i598, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !296
  store float %cond.i599, ptr %retval.i572, align 4, !dbg !296
  br label %_ZL7ws_nextfb.exit601, !dbg !296

if.end3.i580:                                     ; preds = %if.end.i578
  %213 = load i32, ptr %x.addr.i573, align 4, !dbg !296
  store i32 %213, ptr %b.i575, align 4, !dbg !296
  %214 = load i8, ptr %up.addr.i574, align 1, !dbg !296
  %loadedv4.i581 = trunc i8 %214 to i1, !dbg !296
  br i1 %loadedv4.i581, label %land.lhs.true.i595, label %lor.lhs.false.i582, !dbg !296

land.lhs.true.i595:                               ; preds = %if.end3.i580
  %215 = load i32, ptr %b.i575, align 4, !dbg !296
  %cmp5.i596 = icmp eq i32 %215, 2139095040, !dbg !296
  br i1 %cmp5.i596, label %if.then9.i594, label %lor.lhs.false.i582, !dbg !296

lor.lhs.false.i582:                               ; preds = %land.lhs.true.i595, %if.end3.i580
  %216 = load i8, ptr %up.addr.i574, align 1, !dbg !296
  %loadedv6.i583 = trunc i8 %216 to i1, !dbg !296
  br i1 %loadedv6.i583, label %if.end10.i586, label %land.lhs.true7.i584, !dbg !296

land.lhs.true7.i584:                              ; preds = %lor.lhs.false.i582
  %217 = load i32, ptr %b.i575, align 4, !dbg !296
  %cmp8.i585 = icmp eq i32 %217, -8388608, !dbg !296
  br i1 %cmp8.i585, label %if.then9.i594, label %if.end10.i586, !dbg !296

if.then9.i594:                                    ; preds = %land.lhs.true7.i584, %land.lhs.true.i595
  %218 = load float, ptr %x.addr.i573, align 4, !dbg !296
  store float %218, ptr %retval.i572, align 4, !dbg !296
  br label %_ZL7ws_nextfb.exit601, !dbg !296

if.end10.i586:                                    ; preds = %land.lhs.true7.i584, %lor.lhs.false.i582
  %219 = load i32, ptr %b.i575, align 4, !dbg !296
  %220 = load float, ptr %x.addr.i573, align 4, !dbg !296
  %cmp11.i587 = fcmp ogt float %220, 0.000000e+00, !dbg !296
  %conv.i588 = zext i1 %cmp11.i587 to i32, !dbg !296
  %221 = load i8, ptr %up.addr.i574, align 1, !dbg !296
  %loadedv12.i589 = trunc i8 %221 to i1, !dbg !296
  %conv13.i590 = zext i1 %loadedv12.i589 to i32, !dbg !296
  %cmp14.i591 = icmp eq i32 %conv.i588, %conv13.i590, !dbg !296
  %222 = zext i1 %cmp14.i591 to i64, !dbg !296
  %cond15.i592 = select i1 %cmp14.i591, i32 1, i32 -1, !dbg !296
  %add.i593 = add nsw i32 %219, %cond15.i592, !dbg !296
  store i32 %add.i593, ptr %ref.tmp.i576, align 4, !dbg !296
  %223 = load float, ptr %ref.tmp.i576, align 4, !dbg !296
  store float %223, ptr %retval.i572, align 4, !dbg !296
  br label %_ZL7ws_nextfb.exit601, !dbg !296

_ZL7ws_nextfb.exit601:                            ; preds = %if.then.i600, %if.then2.i597, %if.then9.i594, %if.end10.i586
  %224 = load float, ptr %retval.i572, align 4, !dbg !296
  br label %_ZL5ws_rdIfdET_S0_T0_.exit361, !dbg !296

cond.false.i356:                                  ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit309
  %225 = load float, ptr %r.addr.i353, align 4, !dbg !296
  br label %_ZL5ws_rdIfdET_S0_T0_.exit361, !dbg !296

_ZL5ws_rdIfdET_S0_T0_.exit361:                    ; preds = %_ZL7ws_nextfb.exit601, %cond.false.i356
  %cond.i358 = phi contract float [ %224, %_ZL7ws_nextfb.exit601 ], [ %225, %cond.false.i356 ], !dbg !296
  %226 = load i32, ptr %u, align 4, !dbg !297
  %conv31 = uitofp i32 %226 to double, !dbg !297
  %call32 = call contract noundef float @_Z7roundeddi(double noundef %conv31, i32 noundef 2) #5, !dbg !298
  call void @_Z4sameff(float noundef %cond.i358, float noundef %call32) #5, !dbg !299
  %227 = load i32, ptr %u, align 4, !dbg !300
  store i32 %227, ptr %x.addr.i223, align 4, !dbg !301
  %228 = load i32, ptr %x.addr.i223, align 4, !dbg !301
  %conv.i224 = uitofp i32 %228 to double, !dbg !301
  store double %conv.i224, ptr %x.addr.i263, align 8, !dbg !301
  %229 = load double, ptr %x.addr.i263, align 8, !dbg !301
  %conv.i265 = fptrunc double %229 to float, !dbg !301
  store float %conv.i265, ptr %r.i264, align 4, !dbg !301
  %230 = load float, ptr %r.i264, align 4, !dbg !301
  %231 = load double, ptr %x.addr.i263, align 8, !dbg !301
  %232 = load float, ptr %r.i264, align 4, !dbg !301
  %conv1.i266 = fpext float %232 to double, !dbg !301
  %sub.i267 = fsub double %231, %conv1.i266, !dbg !301
  store float %230, ptr %r.addr.i406, align 4, !dbg !301
  store double %sub.i267, ptr %error.addr.i407, align 8, !dbg !301
  %233 = load double, ptr %error.addr.i407, align 8, !dbg !301
  %cmp.i408 = fcmp ogt double %233, 0.000000e+00, !dbg !301
  br i1 %cmp.i408, label %cond.true.i412, label %cond.false.i409, !dbg !301

cond.true.i412:                                   ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit361
  %234 = load float, ptr %r.addr.i406, align 4, !dbg !301
  store float %234, ptr %x.addr.i415, align 4, !dbg !301
  store i8 1, ptr %up.addr.i, align 1, !dbg !301
  %235 = load float, ptr %x.addr.i415, align 4, !dbg !301
  %236 = load float, ptr %x.addr.i415, align 4, !dbg !301
  %cmp.i416 = fcmp une float %235, %236, !dbg !301
  br i1 %cmp.i416, label %if.then.i421, label %if.end.i, !dbg !301

if.then.i421:                                     ; preds = %cond.true.i412
  %237 = load float, ptr %x.addr.i415, align 4, !dbg !301
  store float %237, ptr %retval.i, align 4, !dbg !301
  br label %_ZL7ws_nextfb.exit, !dbg !301

if.end.i:                                         ; preds = %cond.true.i412
  %238 = load float, ptr %x.addr.i415, align 4, !dbg !301
  %cmp1.i417 = fcmp oeq float %238, 0.000000e+00, !dbg !301
  br i1 %cmp1.i417, label %if.then2.i, label %if.end3.i, !dbg !301

if.then2.i:                                       ; preds = %if.end.i
  %239 = load i8, ptr %up.addr.i, align 1, !dbg !301
  %loadedv.i419 = trunc i8 %239 to i1, !dbg !301
  %240 = zext i1 %loadedv.i419 to i64, !dbg !301
  %cond.i420 = select contract i1 %loadedv.i419, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !301
  store float %cond.i420, ptr %retval.i, align 4, !dbg !301
  br label %_ZL7ws_nextfb.exit, !dbg !301

if.end3.i:                                        ; preds = %if.end.i
  %241 = load i32, ptr %x.addr.i415, align 4, !dbg !301
  store i32 %241, ptr %b.i, align 4, !dbg !301
  %242 = load i8, ptr %up.addr.i, align 1, !dbg !301
  %loadedv4.i = trunc i8 %242 to i1, !dbg !301
  br i1 %loadedv4.i, label %land.lhs.true.i, label %lor.lhs.false.i, !dbg !301

land.lhs.true.i:                                  ; preds = %if.end3.i
  %243 = load i32, ptr %b.i, align 4, !dbg !301
  %cmp5.i = icmp eq i32 %243, 2139095040, !dbg !301
  br i1 %cmp5.i, label %if.then9.i, label %lor.lhs.false.i, !dbg !301

lor.lhs.false.i:                                  ; preds = %land.lhs.true.i, %if.end3.i
  %244 = load i8, ptr %up.addr.i, align 1, !dbg !301
  %loadedv6.i = trunc i8 %244 to i1, !dbg !301
  br i1 %loadedv6.i, label %if.end10.i, label %land.lhs.true7.i, !dbg !301

land.lhs.true7.i:                                 ; preds = %lor.lhs.false.i
  %245 = load i32, ptr %b.i, align 4, !dbg !301
  %cmp8.i = icmp eq i32 %245, -8388608, !dbg !301
  br i1 %cmp8.i, label %if.then9.i, label %if.end10.i, !dbg !301

if.then9.i:                                       ; preds = %land.lhs.true7.i, %land.lhs.true.i
  %246 = load float, ptr %x.addr.i415, align 4, !dbg !301
  store float %246, ptr %retval.i, align 4, !dbg !301
  br label %_ZL7ws_nextfb.exit, !dbg !301

if.end10.i:                                       ; preds = %land.lhs.true7.i, %lor.lhs.false.i
  %247 = load i32, ptr %b.i, align 4, !dbg !301
  %248 = load float, ptr %x.addr.i415, align 4, !dbg !301
  %cmp11.i = fcmp ogt float %248, 0.000000e+00, !dbg !301
  %conv.i418 = zext i1 %cmp11.i to i32, !dbg !301
  %249 = load i8, ptr %up.addr.i, align 1, !dbg !301
  %loadedv12.i = trunc i8 %249 to i1, !dbg !301
  %conv13.i = zext i1 %loadedv12.i to i32, !dbg !301
  %cmp14.i = icmp eq i32 %conv.i418, %conv13.i, !dbg !301
  %250 = zext i1 %cmp14.i to i64, !dbg !301
  %cond15.i = select i1 %cmp14.i, i32 1, i32 -1, !dbg !301
  %add.i = add nsw i32 %247, %cond15.i, !dbg !301
  store i32 %add.i, ptr %ref.tmp.i, align 4, !dbg !301
  %251 = load float, ptr %ref.tmp.i, align 4, !dbg !301
  store float %251, ptr %retval.i, align 4, !dbg !301
  br label %_ZL7ws_nextfb.exit, !dbg !301

_ZL7ws_nextfb.exit:                               ; preds = %if.then.i421, %if.then2.i, %if.then9.i, %if.end10.i
  %252 = load float, ptr %retval.i, align 4, !dbg !301
  br label %_ZL5ws_ruIfdET_S0_T0_.exit414, !dbg !301

cond.false.i409:                                  ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit361
  %253 = load float, ptr %r.addr.i406, align 4, !dbg !301
  br label %_ZL5ws_ruIfdET_S0_T0_.exit414, !dbg !301

_ZL5ws_ruIfdET_S0_T0_.exit414:                    ; preds = %_ZL7ws_nextfb.exit, %cond.false.i409
  %cond.i411 = phi contract float [ %252, %_ZL7ws_nextfb.exit ], [ %253, %cond.false.i409 ], !dbg !301
  %254 = load i32, ptr %u, align 4, !dbg !302
  %conv34 = uitofp i32 %254 to double, !dbg !302
  %call35 = call contract noundef float @_Z7roundeddi(double noundef %conv34, i32 noundef 3) #5, !dbg !303
  call void @_Z4sameff(float noundef %cond.i411, float noundef %call35) #5, !dbg !304
    #dbg_declare(ptr %l, !305, !DIExpression(), !306)
  %255 = load i64, ptr %w, align 8, !dbg !307
  %shr36 = ashr i64 %255, 11, !dbg !308
  store i64 %shr36, ptr %l, align 8, !dbg !306
    #dbg_declare(ptr %n, !309, !DIExpression(), !310)
  %256 = load i64, ptr %w, align 8, !dbg !311
  %shr37 = lshr i64 %256, 11, !dbg !312
  store i64 %shr37, ptr %n, align 8, !dbg !310
  %257 = load i64, ptr %l, align 8, !dbg !313
  %258 = call contract float @llvm.nvvm.ll2f.rn(i64 %257), !dbg !314
  %259 = load i64, ptr %l, align 8, !dbg !315
  %conv38 = sitofp i64 %259 to double, !dbg !315
  %call39 = call contract noundef float @_Z7roundeddi(double noundef %conv38, i32 noundef 0) #5, !dbg !316
  call void @_Z4sameff(float noundef %258, float noundef %call39) #5, !dbg !317
  %260 = load i64, ptr %l, align 8, !dbg !318
  %261 = call contract float @llvm.nvvm.ll2f.rz(i64 %260), !dbg !319
  %262 = load i64, ptr %l, align 8, !dbg !320
  %conv40 = sitofp i64 %262 to double, !dbg !320
  %call41 = call contract noundef float @_Z7roundeddi(double noundef %conv40, i32 noundef 1) #5, !dbg !321
  call void @_Z4sameff(float noundef %261, float noundef %call41) #5, !dbg !322
  %263 = load i64, ptr %l, align 8, !dbg !323
  %264 = call contract float @llvm.nvvm.ll2f.rm(i64 %263), !dbg !324
  %265 = load i64, ptr %l, align 8, !dbg !325
  %conv42 = sitofp i64 %265 to double, !dbg !325
  %call43 = call contract noundef float @_Z7roundeddi(double noundef %conv42, i32 noundef 2) #5, !dbg !326
  call void @_Z4sameff(float noundef %264, float noundef %call43) #5, !dbg !327
  %266 = load i64, ptr %l, align 8, !dbg !328
  %267 = call contract float @llvm.nvvm.ll2f.rp(i64 %266), !dbg !329
  %268 = load i64, ptr %l, align 8, !dbg !330
  %conv44 = sitofp i64 %268 to double, !dbg !330
  %call45 = call contract noundef float @_Z7roundeddi(double noundef %conv44, i32 noundef 3) #5, !dbg !331
  call void @_Z4sameff(float noundef %267, float noundef %call45) #5, !dbg !332
  %269 = load i64, ptr %n, align 8, !dbg !333
  %270 = call contract float @llvm.nvvm.ull2f.rz(i64 %269), !dbg !334
  %271 = load i64, ptr %n, align 8, !dbg !335
  %conv46 = uitofp i64 %271 to double, !dbg !335
  %call47 = call contract noundef float @_Z7roundeddi(double noundef %conv46, i32 noundef 1) #5, !dbg !336
  call void @_Z4sameff(float noundef %270, float noundef %call47) #5, !dbg !337
  %272 = load i64, ptr %n, align 8, !dbg !338
  %273 = call contract float @llvm.nvvm.ull2f.rm(i64 %272), !dbg !339
  %274 = load i64, ptr %n, align 8, !dbg !340
  %conv48 = uitofp i64 %274 to double, !dbg !340
  %call49 = call contract noundef float @_Z7roundeddi(double noundef %conv48, i32 noundef 2) #5, !dbg !341
  call void @_Z4sameff(float noundef %273, float noundef %call49) #5, !dbg !342
  %275 = load i64, ptr %n, align 8, !dbg !343
  %276 = call contract float @llvm.nvvm.ull2f.rp(i64 %275), !dbg !344
  %277 = load i64, ptr %n, align 8, !dbg !345
  %conv50 = uitofp i64 %277 to double, !dbg !345
  %call51 = call contract noundef float @_Z7roundeddi(double noundef %conv50, i32 noundef 3) #5, !dbg !346
  call void @_Z4sameff(float noundef %276, float noundef %call51) #5, !dbg !347
  %278 = load i64, ptr %l, align 8, !dbg !348
  store i64 %278, ptr %x.addr.i226, align 8, !dbg !349
  %279 = load i64, ptr %x.addr.i226, align 8, !dbg !349
  %280 = call contract noundef float @llvm.nvvm.ll2f.rm(i64 %279), !dbg !349
  %281 = load i64, ptr %l, align 8, !dbg !350
  %conv53 = sitofp i64 %281 to double, !dbg !350
  %call54 = call contract noundef float @_Z7roundeddi(double noundef %conv53, i32 noundef 2) #5, !dbg !351
  call void @_Z4sameff(float noundef %280, float noundef %call54) #5, !dbg !352
  %282 = load i64, ptr %n, align 8, !dbg !353
  store i64 %282, ptr %x.addr.i227, align 8, !dbg !354
  %283 = load i64, ptr %x.addr.i227, align 8, !dbg !354
  %284 = call contract noundef float @llvm.nvvm.ull2f.rp(i64 %283), !dbg !354
  %285 = load i64, ptr %n, align 8, !dbg !355
  %conv56 = uitofp i64 %285 to double, !dbg !355
  %call57 = call contract noundef float @_Z7roundeddi(double noundef %conv56, i32 noundef 3) #5, !dbg !356
  call void @_Z4sameff(float noundef %284, float noundef %call57) #5, !dbg !357
    #dbg_declare(ptr %down, !358, !DIExpression(), !359)
  %286 = load i64, ptr %w, align 8, !dbg !360
  %or = or i64 %286, 1, !dbg !361
  %287 = call contract double @llvm.nvvm.ull2d.rm(i64 %or), !dbg !362
  store double %287, ptr %down, align 8, !dbg !359
    #dbg_declare(ptr %up, !363, !DIExpression(), !364)
  %288 = load i64, ptr %w, align 8, !dbg !365
  %or58 = or i64 %288, 1, !dbg !366
  %289 = call contract double @llvm.nvvm.ull2d.rp(i64 %or58), !dbg !367
  store double %289, ptr %up, align 8, !dbg !364
  %290 = load double, ptr %down, align 8, !dbg !368
  %conv59 = fptoui double %290 to i64, !dbg !368
  %291 = load i64, ptr %w, align 8, !dbg !369
  %or60 = or i64 %291, 1, !dbg !370
  %cmp61 = icmp ule i64 %conv59, %or60, !dbg !371
  br i1 %cmp61, label %land.rhs, label %land.end, !dbg !372

land.rhs:                                         ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit414
  %292 = load double, ptr %down, align 8, !dbg !373
  %conv62 = fptoui double %292 to i64, !dbg !373
  %293 = load i64, ptr %w, align 8, !dbg !374
  %or63 = or i64 %293, 1, !dbg !375
  %294 = call double @llvm.nvvm.ull2d.rz(i64 %or63), !dbg !376
  store double %294, ptr %x.addr.i228, align 8, !dbg !377
  %295 = load double, ptr %x.addr.i228, align 8, !dbg !377
  %296 = call double @llvm.trunc.f64(double %295), !dbg !377
  %297 = call noundef i64 @llvm.nvvm.d2ull.rn(double %296), !dbg !377
  %cmp65 = icmp eq i64 %conv62, %297, !dbg !378
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_ZL5ws_ruIfdET_S0_T0_.exit414
  %298 = phi i1 [ false, %_ZL5ws_ruIfdET_S0_T0_.exit414 ], [ %cmp65, %land.rhs ], !dbg !379
  %storedv.i207 = zext i1 %298 to i8, !dbg !380
  store i8 %storedv.i207, ptr %holds.addr.i202, align 1, !dbg !380
  store ptr @.str2, ptr %text.addr.i203, align 8, !dbg !380
  store ptr @.str1, ptr %file.addr.i204, align 8, !dbg !380
  store i32 42, ptr %line.addr.i205, align 4, !dbg !380
  store ptr @__PRETTY_FUNCTION__._Z7convertPKyPj, ptr %fn.addr.i206, align 8, !dbg !380
  %299 = load i8, ptr %holds.addr.i202, align 1, !dbg !380
  %loadedv.i208 = trunc i8 %299 to i1, !dbg !380
  br i1 %loadedv.i208, label %_ZL9ws_assertbPKcS0_jS0_.exit210, label %if.then.i209, !dbg !380

if.then.i209:                                     ; preds = %land.end
  %300 = load ptr, ptr %text.addr.i203, align 8, !dbg !380
  %301 = load ptr, ptr %file.addr.i204, align 8, !dbg !380
  %302 = load i32, ptr %line.addr.i205, align 4, !dbg !380
  %303 = load ptr, ptr %fn.addr.i206, align 8, !dbg !380
  call void @__assertfail(ptr noundef %300, ptr noundef %301, i32 noundef %302, ptr noundef %303, i64 noundef 1) #6, !dbg !380
  unreachable, !dbg !380

_ZL9ws_assertbPKcS0_jS0_.exit210:                 ; preds = %land.end
  %304 = load double, ptr %up, align 8, !dbg !381
  store double %304, ptr %x.addr.i230, align 8, !dbg !382
  %305 = load i64, ptr %x.addr.i230, align 8, !dbg !382
  %306 = load double, ptr %down, align 8, !dbg !383
  store double %306, ptr %x.addr.i229, align 8, !dbg !384
  %307 = load i64, ptr %x.addr.i229, align 8, !dbg !384
  %308 = load double, ptr %down, align 8, !dbg !385
  %conv68 = fptoui double %308 to i64, !dbg !385
  %309 = load i64, ptr %w, align 8, !dbg !386
  %or69 = or i64 %309, 1, !dbg !387
  %cmp70 = icmp ne i64 %conv68, %or69, !dbg !388
  %conv71 = zext i1 %cmp70 to i64, !dbg !389
  %add = add nsw i64 %307, %conv71, !dbg !390
  %cmp72 = icmp eq i64 %305, %add, !dbg !391
  %storedv.i198 = zext i1 %cmp72 to i8, !dbg !392
  store i8 %storedv.i198, ptr %holds.addr.i193, align 1, !dbg !392
  store ptr @.str3, ptr %text.addr.i194, align 8, !dbg !392
  store ptr @.str1, ptr %file.addr.i195, align 8, !dbg !392
  store i32 43, ptr %line.addr.i196, align 4, !dbg !392
  store ptr @__PRETTY_FUNCTION__._Z7convertPKyPj, ptr %fn.addr.i197, align 8, !dbg !392
  %310 = load i8, ptr %holds.addr.i193, align 1, !dbg !392
  %loadedv.i199 = trunc i8 %310 to i1, !dbg !392
  br i1 %loadedv.i199, label %_ZL9ws_assertbPKcS0_jS0_.exit201, label %if.then.i200, !dbg !392

if.then.i200:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit210
  %311 = load ptr, ptr %text.addr.i194, align 8, !dbg !392
  %312 = load ptr, ptr %file.addr.i195, align 8, !dbg !392
  %313 = load i32, ptr %line.addr.i196, align 4, !dbg !392
  %314 = load ptr, ptr %fn.addr.i197, align 8, !dbg !392
  call void @__assertfail(ptr noundef %311, ptr noundef %312, i32 noundef %313, ptr noundef %314, i64 noundef 1) #6, !dbg !392
  unreachable, !dbg !392

_ZL9ws_assertbPKcS0_jS0_.exit201:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit210
    #dbg_declare(ptr %low, !393, !DIExpression(), !394)
  %315 = load i64, ptr %w, align 8, !dbg !395
  %316 = call contract double @llvm.nvvm.ll2d.rm(i64 %315), !dbg !396
  store double %316, ptr %low, align 8, !dbg !394
    #dbg_declare(ptr %zero, !397, !DIExpression(), !398)
  %317 = load i64, ptr %w, align 8, !dbg !399
  %318 = call contract double @llvm.nvvm.ll2d.rz(i64 %317), !dbg !400
  store double %318, ptr %zero, align 8, !dbg !398
  %319 = load i64, ptr %w, align 8, !dbg !401
  %cmp73 = icmp sge i64 %319, 0, !dbg !402
  br i1 %cmp73, label %cond.true, label %cond.false, !dbg !403

cond.true:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit201
  %320 = load double, ptr %low, align 8, !dbg !404
  %321 = load double, ptr %zero, align 8, !dbg !405
  %cmp74 = fcmp oeq double %320, %321, !dbg !406
  br label %cond.end, !dbg !403

cond.false:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit201
  %322 = load double, ptr %low, align 8, !dbg !407
  %323 = load double, ptr %zero, align 8, !dbg !408
  %cmp75 = fcmp ole double %322, %323, !dbg !409
  br label %cond.end, !dbg !403

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i1 [ %cmp74, %cond.true ], [ %cmp75, %cond.false ], !dbg !403
  %storedv.i189 = zext i1 %cond to i8, !dbg !410
  store i8 %storedv.i189, ptr %holds.addr.i184, align 1, !dbg !410
  store ptr @.str4, ptr %text.addr.i185, align 8, !dbg !410
  store ptr @.str1, ptr %file.addr.i186, align 8, !dbg !410
  store i32 45, ptr %line.addr.i187, align 4, !dbg !410
  store ptr @__PRETTY_FUNCTION__._Z7convertPKyPj, ptr %fn.addr.i188, align 8, !dbg !410
  %324 = load i8, ptr %holds.addr.i184, align 1, !dbg !410
  %loadedv.i190 = trunc i8 %324 to i1, !dbg !410
  br i1 %loadedv.i190, label %_ZL9ws_assertbPKcS0_jS0_.exit192, label %if.then.i191, !dbg !410

if.then.i191:                                     ; preds = %cond.end
  %325 = load ptr, ptr %text.addr.i185, align 8, !dbg !410
  %326 = load ptr, ptr %file.addr.i186, align 8, !dbg !410
  %327 = load i32, ptr %line.addr.i187, align 4, !dbg !410
  %328 = load ptr, ptr %fn.addr.i188, align 8, !dbg !410
  call void @__assertfail(ptr noundef %325, ptr noundef %326, i32 noundef %327, ptr noundef %328, i64 noundef 1) #6, !dbg !410
  unreachable, !dbg !410

_ZL9ws_assertbPKcS0_jS0_.exit192:                 ; preds = %cond.end
    #dbg_declare(ptr %f, !411, !DIExpression(), !412)
  %329 = load i32, ptr %s, align 4, !dbg !413
  %shr76 = ashr i32 %329, 10, !dbg !414
  %conv77 = sitofp i32 %shr76 to float, !dbg !415
  %mul = fmul float %conv77, 2.500000e-01, !dbg !416
  store float %mul, ptr %f, align 4, !dbg !412
  %330 = load float, ptr %f, align 4, !dbg !417
  %331 = call i32 @llvm.nvvm.f2i.rz(float %330), !dbg !418
  %332 = load i32, ptr %s, align 4, !dbg !419
  %shr78 = ashr i32 %332, 10, !dbg !420
  %div = sdiv i32 %shr78, 4, !dbg !421
  %cmp79 = icmp eq i32 %331, %div, !dbg !422
  br i1 %cmp79, label %land.lhs.true, label %land.end87, !dbg !423

land.lhs.true:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit192
  %333 = load float, ptr %f, align 4, !dbg !424
  %334 = call i32 @llvm.nvvm.f2i.rm(float %333), !dbg !425
  %335 = load i32, ptr %s, align 4, !dbg !426
  %shr80 = ashr i32 %335, 12, !dbg !427
  %cmp81 = icmp eq i32 %334, %shr80, !dbg !428
  br i1 %cmp81, label %land.rhs82, label %land.end87, !dbg !429

land.rhs82:                                       ; preds = %land.lhs.true
  %336 = load float, ptr %f, align 4, !dbg !430
  %337 = call i32 @llvm.nvvm.f2i.rp(float %336), !dbg !431
  %338 = load i32, ptr %s, align 4, !dbg !432
  %shr83 = ashr i32 %338, 10, !dbg !433
  %sub = sub nsw i32 0, %shr83, !dbg !434
  %shr84 = ashr i32 %sub, 2, !dbg !435
  %sub85 = sub nsw i32 0, %shr84, !dbg !436
  %cmp86 = icmp eq i32 %337, %sub85, !dbg !437
  br label %land.end87

land.end87:                                       ; preds = %land.rhs82, %land.lhs.true, %_ZL9ws_assertbPKcS0_jS0_.exit192
  %339 = phi i1 [ false, %land.lhs.true ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit192 ], [ %cmp86, %land.rhs82 ], !dbg !379
  %storedv.i180 = zext i1 %339 to i8, !dbg !438
  store i8 %storedv.i180, ptr %holds.addr.i175, align 1, !dbg !438
  store ptr @.str5, ptr %text.addr.i176, align 8, !dbg !438
  store ptr @.str1, ptr %file.addr.i177, align 8, !dbg !438
  store i32 48, ptr %line.addr.i178, align 4, !dbg !438
  store ptr @__PRETTY_FUNCTION__._Z7convertPKyPj, ptr %fn.addr.i179, align 8, !dbg !438
  %340 = load i8, ptr %holds.addr.i175, align 1, !dbg !438
  %loadedv.i181 = trunc i8 %340 to i1, !dbg !438
  br i1 %loadedv.i181, label %_ZL9ws_assertbPKcS0_jS0_.exit183, label %if.then.i182, !dbg !438

if.then.i182:                                     ; preds = %land.end87
  %341 = load ptr, ptr %text.addr.i176, align 8, !dbg !438
  %342 = load ptr, ptr %file.addr.i177, align 8, !dbg !438
  %343 = load i32, ptr %line.addr.i178, align 4, !dbg !438
  %344 = load ptr, ptr %fn.addr.i179, align 8, !dbg !438
  call void @__assertfail(ptr noundef %341, ptr noundef %342, i32 noundef %343, ptr noundef %344, i64 noundef 1) #6, !dbg !438
  unreachable, !dbg !438

_ZL9ws_assertbPKcS0_jS0_.exit183:                 ; preds = %land.end87
    #dbg_declare(ptr %even, !439, !DIExpression(), !440)
  %345 = load float, ptr %f, align 4, !dbg !441
  %346 = call i32 @llvm.nvvm.f2i.rn(float %345), !dbg !442
  store i32 %346, ptr %even, align 4, !dbg !440
    #dbg_declare(ptr %twice, !443, !DIExpression(), !444)
  %347 = load i32, ptr %s, align 4, !dbg !445
  %shr88 = ashr i32 %347, 10, !dbg !446
  %348 = load i32, ptr %even, align 4, !dbg !447
  %mul89 = mul nsw i32 4, %348, !dbg !448
  %sub90 = sub nsw i32 %shr88, %mul89, !dbg !449
  store i32 %sub90, ptr %twice, align 4, !dbg !444
  %349 = load i32, ptr %twice, align 4, !dbg !450
  %cmp91 = icmp sge i32 %349, -2, !dbg !451
  br i1 %cmp91, label %land.lhs.true92, label %land.end99, !dbg !452

land.lhs.true92:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit183
  %350 = load i32, ptr %twice, align 4, !dbg !453
  %cmp93 = icmp sle i32 %350, 2, !dbg !454
  br i1 %cmp93, label %land.rhs94, label %land.end99, !dbg !455

land.rhs94:                                       ; preds = %land.lhs.true92
  %351 = load i32, ptr %twice, align 4, !dbg !456
  %cmp95 = icmp ne i32 %351, 2, !dbg !457
  br i1 %cmp95, label %land.lhs.true96, label %lor.rhs, !dbg !458

land.lhs.true96:                                  ; preds = %land.rhs94
  %352 = load i32, ptr %twice, align 4, !dbg !459
  %cmp97 = icmp ne i32 %352, -2, !dbg !460
  br i1 %cmp97, label %lor.end, label %lor.rhs, !dbg !461

lor.rhs:                                          ; preds = %land.lhs.true96, %land.rhs94
  %353 = load i32, ptr %even, align 4, !dbg !462
  %rem = srem i32 %353, 2, !dbg !463
  %cmp98 = icmp eq i32 %rem, 0, !dbg !464
  br label %lor.end, !dbg !461

lor.end:                                          ; preds = %lor.rhs, %land.lhs.true96
  %354 = phi i1 [ true, %land.lhs.true96 ], [ %cmp98, %lor.rhs ]
  br label %land.end99

land.end99:                                       ; preds = %lor.end, %land.lhs.true92, %_ZL9ws_assertbPKcS0_jS0_.exit183
  %355 = phi i1 [ false, %land.lhs.true92 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit183 ], [ %354, %lor.end ], !dbg !379
  %storedv.i171 = zext i1 %355 to i8, !dbg !465
  store i8 %storedv.i171, ptr %holds.addr.i166, align 1, !dbg !465
  store ptr @.str6, ptr %text.addr.i167, align 8, !dbg !465
  store ptr @.str1, ptr %file.addr.i168, align 8, !dbg !465
  store i32 50, ptr %line.addr.i169, align 4, !dbg !465
  store ptr @__PRETTY_FUNCTION__._Z7convertPKyPj, ptr %fn.addr.i170, align 8, !dbg !465
  %356 = load i8, ptr %holds.addr.i166, align 1, !dbg !465
  %loadedv.i172 = trunc i8 %356 to i1, !dbg !465
  br i1 %loadedv.i172, label %_ZL9ws_assertbPKcS0_jS0_.exit174, label %if.then.i173, !dbg !465

if.then.i173:                                     ; preds = %land.end99
  %357 = load ptr, ptr %text.addr.i167, align 8, !dbg !465
  %358 = load ptr, ptr %file.addr.i168, align 8, !dbg !465
  %359 = load i32, ptr %line.addr.i169, align 4, !dbg !465
  %360 = load ptr, ptr %fn.addr.i170, align 8, !dbg !465
  call void @__assertfail(ptr noundef %357, ptr noundef %358, i32 noundef %359, ptr noundef %360, i64 noundef 1) #6, !dbg !465
  unreachable, !dbg !465

_ZL9ws_assertbPKcS0_jS0_.exit174:                 ; preds = %land.end99
  %361 = load float, ptr %f, align 4, !dbg !466
  %conv100 = fpext float %361 to double, !dbg !466
  %362 = call i32 @llvm.nvvm.d2i.rm(double %conv100), !dbg !467
  %363 = load i32, ptr %s, align 4, !dbg !468
  %shr101 = ashr i32 %363, 12, !dbg !469
  %cmp102 = icmp eq i32 %362, %shr101, !dbg !470
  br i1 %cmp102, label %land.lhs.true103, label %land.end116, !dbg !471

land.lhs.true103:                                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit174
  %364 = load float, ptr %f, align 4, !dbg !472
  %365 = call i64 @llvm.nvvm.f2ll.rp(float %364), !dbg !473
  %366 = load i32, ptr %s, align 4, !dbg !474
  %shr104 = ashr i32 %366, 10, !dbg !475
  %sub105 = sub nsw i32 0, %shr104, !dbg !476
  %shr106 = ashr i32 %sub105, 2, !dbg !477
  %sub107 = sub nsw i32 0, %shr106, !dbg !478
  %conv108 = sext i32 %sub107 to i64, !dbg !478
  %cmp109 = icmp eq i64 %365, %conv108, !dbg !479
  br i1 %cmp109, label %land.rhs110, label %land.end116, !dbg !480

land.rhs110:                                      ; preds = %land.lhs.true103
  %367 = load float, ptr %f, align 4, !dbg !481
  %conv111 = fpext float %367 to double, !dbg !481
  %368 = call i64 @llvm.nvvm.d2ll.rz(double %conv111), !dbg !482
  %369 = load i32, ptr %s, align 4, !dbg !483
  %shr112 = ashr i32 %369, 10, !dbg !484
  %div113 = sdiv i32 %shr112, 4, !dbg !485
  %conv114 = sext i32 %div113 to i64, !dbg !486
  %cmp115 = icmp eq i64 %368, %conv114, !dbg !487
  br label %land.end116

land.end116:                                      ; preds = %land.rhs110, %land.lhs.true103, %_ZL9ws_assertbPKcS0_jS0_.exit174
  %370 = phi i1 [ false, %land.lhs.true103 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit174 ], [ %cmp115, %land.rhs110 ], !dbg !379
  %storedv.i162 = zext i1 %370 to i8, !dbg !488
  store i8 %storedv.i162, ptr %holds.addr.i157, align 1, !dbg !488
  store ptr @.str7, ptr %text.addr.i158, align 8, !dbg !488
  store ptr @.str1, ptr %file.addr.i159, align 8, !dbg !488
  store i32 51, ptr %line.addr.i160, align 4, !dbg !488
  store ptr @__PRETTY_FUNCTION__._Z7convertPKyPj, ptr %fn.addr.i161, align 8, !dbg !488
  %371 = load i8, ptr %holds.addr.i157, align 1, !dbg !488
  %loadedv.i163 = trunc i8 %371 to i1, !dbg !488
  br i1 %loadedv.i163, label %_ZL9ws_assertbPKcS0_jS0_.exit165, label %if.then.i164, !dbg !488

if.then.i164:                                     ; preds = %land.end116
  %372 = load ptr, ptr %text.addr.i158, align 8, !dbg !488
  %373 = load ptr, ptr %file.addr.i159, align 8, !dbg !488
  %374 = load i32, ptr %line.addr.i160, align 4, !dbg !488
  %375 = load ptr, ptr %fn.addr.i161, align 8, !dbg !488
  call void @__assertfail(ptr noundef %372, ptr noundef %373, i32 noundef %374, ptr noundef %375, i64 noundef 1) #6, !dbg !488
  unreachable, !dbg !488

_ZL9ws_assertbPKcS0_jS0_.exit165:                 ; preds = %land.end116
    #dbg_declare(ptr %p, !489, !DIExpression(), !490)
  %376 = load i32, ptr %u, align 4, !dbg !491
  %shr117 = lshr i32 %376, 10, !dbg !492
  %conv118 = uitofp i32 %shr117 to float, !dbg !493
  %mul119 = fmul float %conv118, 2.500000e-01, !dbg !494
  store float %mul119, ptr %p, align 4, !dbg !490
  %377 = load float, ptr %p, align 4, !dbg !495
  %378 = call i32 @llvm.nvvm.f2ui.rz(float %377), !dbg !496
  %379 = load i32, ptr %u, align 4, !dbg !497
  %shr120 = lshr i32 %379, 12, !dbg !498
  %cmp121 = icmp eq i32 %378, %shr120, !dbg !499
  br i1 %cmp121, label %land.lhs.true122, label %land.end138, !dbg !500

land.lhs.true122:                                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit165
  %380 = load float, ptr %p, align 4, !dbg !501
  %381 = call i32 @llvm.nvvm.f2ui.rp(float %380), !dbg !502
  %382 = load i32, ptr %u, align 4, !dbg !503
  %shr123 = lshr i32 %382, 10, !dbg !504
  %add124 = add i32 %shr123, 3, !dbg !505
  %div125 = udiv i32 %add124, 4, !dbg !506
  %cmp126 = icmp eq i32 %381, %div125, !dbg !507
  br i1 %cmp126, label %land.lhs.true127, label %land.end138, !dbg !508

land.lhs.true127:                                 ; preds = %land.lhs.true122
  %383 = load float, ptr %p, align 4, !dbg !509
  %384 = call i64 @llvm.nvvm.f2ull.rm(float %383), !dbg !510
  %385 = load i32, ptr %u, align 4, !dbg !511
  %shr128 = lshr i32 %385, 12, !dbg !512
  %conv129 = zext i32 %shr128 to i64, !dbg !511
  %cmp130 = icmp eq i64 %384, %conv129, !dbg !513
  br i1 %cmp130, label %land.rhs131, label %land.end138, !dbg !514

land.rhs131:                                      ; preds = %land.lhs.true127
  %386 = load float, ptr %p, align 4, !dbg !515
  %conv132 = fpext float %386 to double, !dbg !515
  %387 = call i64 @llvm.nvvm.d2ull.rp(double %conv132), !dbg !516
  %388 = load i32, ptr %u, align 4, !dbg !517
  %shr133 = lshr i32 %388, 10, !dbg !518
  %add134 = add i32 %shr133, 3, !dbg !519
  %div135 = udiv i32 %add134, 4, !dbg !520
  %conv136 = zext i32 %div135 to i64, !dbg !521
  %cmp137 = icmp eq i64 %387, %conv136, !dbg !522
  br label %land.end138

land.end138:                                      ; preds = %land.rhs131, %land.lhs.true127, %land.lhs.true122, %_ZL9ws_assertbPKcS0_jS0_.exit165
  %389 = phi i1 [ false, %land.lhs.true127 ], [ false, %land.lhs.true122 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit165 ], [ %cmp137, %land.rhs131 ], !dbg !379
  %storedv.i = zext i1 %389 to i8, !dbg !523
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !523
  store ptr @.str8, ptr %text.addr.i, align 8, !dbg !523
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !523
  store i32 53, ptr %line.addr.i, align 4, !dbg !523
  store ptr @__PRETTY_FUNCTION__._Z7convertPKyPj, ptr %fn.addr.i, align 8, !dbg !523
  %390 = load i8, ptr %holds.addr.i, align 1, !dbg !523
  %loadedv.i = trunc i8 %390 to i1, !dbg !523
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !523

if.then.i:                                        ; preds = %land.end138
  %391 = load ptr, ptr %text.addr.i, align 8, !dbg !523
  %392 = load ptr, ptr %file.addr.i, align 8, !dbg !523
  %393 = load i32, ptr %line.addr.i, align 4, !dbg !523
  %394 = load ptr, ptr %fn.addr.i, align 8, !dbg !523
  call void @__assertfail(ptr noundef %391, ptr noundef %392, i32 noundef %393, ptr noundef %394, i64 noundef 1) #6, !dbg !523
  unreachable, !dbg !523

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end138
    #dbg_declare(ptr %d, !524, !DIExpression(), !525)
  %395 = load i32, ptr %s, align 4, !dbg !526
  %conv139 = sitofp i32 %395 to double, !dbg !526
  %396 = load i32, ptr %u, align 4, !dbg !527
  %conv140 = uitofp i32 %396 to double, !dbg !527
  %div141 = fdiv double %conv140, 0x41F0000000000000, !dbg !528
  %add142 = fadd double %conv139, %div141, !dbg !529
  store double %add142, ptr %d, align 8, !dbg !525
  %397 = load double, ptr %d, align 8, !dbg !530
  %398 = call contract float @llvm.nvvm.d2f.rn(double %397), !dbg !531
  %399 = load double, ptr %d, align 8, !dbg !532
  %call143 = call contract noundef float @_Z7roundeddi(double noundef %399, i32 noundef 0) #5, !dbg !533
  call void @_Z4sameff(float noundef %398, float noundef %call143) #5, !dbg !534
  %400 = load double, ptr %d, align 8, !dbg !535
  %401 = call contract float @llvm.nvvm.d2f.rz(double %400), !dbg !536
  %402 = load double, ptr %d, align 8, !dbg !537
  %call144 = call contract noundef float @_Z7roundeddi(double noundef %402, i32 noundef 1) #5, !dbg !538
  call void @_Z4sameff(float noundef %401, float noundef %call144) #5, !dbg !539
  %403 = load double, ptr %d, align 8, !dbg !540
  %404 = call contract float @llvm.nvvm.d2f.rm(double %403), !dbg !541
  %405 = load double, ptr %d, align 8, !dbg !542
  %call145 = call contract noundef float @_Z7roundeddi(double noundef %405, i32 noundef 2) #5, !dbg !543
  call void @_Z4sameff(float noundef %404, float noundef %call145) #5, !dbg !544
  %406 = load double, ptr %d, align 8, !dbg !545
  %407 = call contract float @llvm.nvvm.d2f.rp(double %406), !dbg !546
  %408 = load double, ptr %d, align 8, !dbg !547
  %call146 = call contract noundef float @_Z7roundeddi(double noundef %408, i32 noundef 3) #5, !dbg !548
  call void @_Z4sameff(float noundef %407, float noundef %call146) #5, !dbg !549
  %409 = load double, ptr %d, align 8, !dbg !550
  store double %409, ptr %x.addr.i240, align 8, !dbg !551
  %410 = load double, ptr %x.addr.i240, align 8, !dbg !551
  %conv.i242 = fptrunc double %410 to float, !dbg !551
  store float %conv.i242, ptr %r.i241, align 4, !dbg !551
  %411 = load float, ptr %r.i241, align 4, !dbg !551
  %412 = load double, ptr %x.addr.i240, align 8, !dbg !551
  %413 = load float, ptr %r.i241, align 4, !dbg !551
  %conv1.i243 = fpext float %413 to double, !dbg !551
  %sub.i244 = fsub double %412, %conv1.i243, !dbg !551
  store float %411, ptr %r.addr.i, align 4, !dbg !551
  store double %sub.i244, ptr %error.addr.i, align 8, !dbg !551
  %414 = load float, ptr %r.addr.i, align 4, !dbg !551
  %cmp.i = fcmp ogt float %414, 0.000000e+00, !dbg !551
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !551

cond.true.i:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %415 = load float, ptr %r.addr.i, align 4, !dbg !551
  %416 = load double, ptr %error.addr.i, align 8, !dbg !551
  store float %415, ptr %r.addr.i327, align 4, !dbg !551
  store double %416, ptr %error.addr.i328, align 8, !dbg !551
  %417 = load double, ptr %error.addr.i328, align 8, !dbg !551
  %cmp.i329 = fcmp olt double %417, 0.000000e+00, !dbg !551
  br i1 %cmp.i329, label %cond.true.i333, label %cond.false.i330, !dbg !551

cond.true.i333:                                   ; preds = %cond.true.i
  %418 = load float, ptr %r.addr.i327, align 4, !dbg !551
  store float %418, ptr %x.addr.i663, align 4, !dbg !551
  store i8 0, ptr %up.addr.i664, align 1, !dbg !551
  %419 = load float, ptr %x.addr.i663, align 4, !dbg !551
  %420 = load float, ptr %x.addr.i663, align 4, !dbg !551
  %cmp.i667 = fcmp une float %419, %420, !dbg !551
  br i1 %cmp.i667, label %if.then.i690, label %if.end.i668, !dbg !551

if.then.i690:                                     ; preds = %cond.true.i333
  %421 = load float, ptr %x.addr.i663, align 4, !dbg !551
  store float %421, ptr %retval.i662, align 4, !dbg !551
  br label %_ZL7ws_nextfb.exit691, !dbg !551

if.end.i668:                                      ; preds = %cond.true.i333
  %422 = load float, ptr %x.addr.i663, align 4, !dbg !551
  %cmp1.i669 = fcmp oeq float %422, 0.000000e+00, !dbg !551
  br i1 %cmp1.i669, label %if.then2.i687, label %if.end3.i670, !dbg !551

if.then2.i687:                                    ; preds = %if.end.i668
  %423 = load i8, ptr %up.addr.i664, align 1, !dbg !551
  %loadedv.i688 = trunc i8 %423 to i1, !dbg !551
  %424 = zext i1 %loadedv.i688 to i64, !dbg !551
  %cond.i689 = select contract i1 %loadedv.i688, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !551
  store float %cond.i689, ptr %retval.i662, align 4, !dbg !551
  br label %_ZL7ws_nextfb.exit691, !dbg !551

if.end3.i670:                                     ; preds = %if.end.i668
  %425 = load i32, ptr %x.addr.i663, align 4, !dbg !551
  store i32 %425, ptr %b.i665, align 4, !dbg !551
  %426 = load i8, ptr %up.addr.i664, align 1, !dbg !551
  %loadedv4.i671 = trunc i8 %426 to i1, !dbg !551
  br i1 %loadedv4.i671, label %land.lhs.true.i685, label %lor.lhs.false.i672, !dbg !551

land.lhs.true.i685:                               ; preds = %if.end3.i670
  %427 = load i32, ptr %b.i665, align 4, !dbg !551
  %cmp5.i686 = icmp eq i32 %427, 2139095040, !dbg !551
  br i1 %cmp5.i686, label %if.then9.i684, label %lor.lhs.false.i672, !dbg !551

lor.lhs.false.i672:                               ; preds = %land.lhs.true.i685, %if.end3.i670
  %428 = load i8, ptr %up.addr.i664, align 1, !dbg !551
  %loadedv6.i673 = trunc i8 %428 to i1, !dbg !551
  br i1 %loadedv6.i673, label %if.end10.i676, label %land.lhs.true7.i674, !dbg !551

land.lhs.true7.i674:                              ; preds = %lor.lhs.false.i672
  %429 = load i32, ptr %b.i665, align 4, !dbg !551
  %cmp8.i675 = icmp eq i32 %429, -8388608, !dbg !551
  br i1 %cmp8.i675, label %if.then9.i684, label %if.end10.i676, !dbg !551

if.then9.i684:                                    ; preds = %land.lhs.true7.i674, %land.lhs.true.i685
  %430 = load float, ptr %x.addr.i663, align 4, !dbg !551
  store float %430, ptr %retval.i662, align 4, !dbg !551
  br label %_ZL7ws_nextfb.exit691, !dbg !551

if.end10.i676:                                    ; preds = %land.lhs.true7.i674, %lor.lhs.false.i672
  %431 = load i32, ptr %b.i665, align 4, !dbg !551
  %432 = load float, ptr %x.addr.i663, align 4, !dbg !551
  %cmp11.i677 = fcmp ogt float %432, 0.000000e+00, !dbg !551
  %conv.i678 = zext i1 %cmp11.i677 to i32, !dbg !551
  %433 = load i8, ptr %up.addr.i664, align 1, !dbg !551
  %loadedv12.i679 = trunc i8 %433 to i1, !dbg !551
  %conv13.i680 = zext i1 %loadedv12.i679 to i32, !dbg !551
  %cmp14.i681 = icmp eq i32 %conv.i678, %conv13.i680, !dbg !551
  %434 = zext i1 %cmp14.i681 to i64, !dbg !551
  %cond15.i682 = select i1 %cmp14.i681, i32 1, i32 -1, !dbg !551
  %add.i683 = add nsw i32 %431, %cond15.i682, !dbg !551
  store i32 %add.i683, ptr %ref.tmp.i666, align 4, !dbg !551
  %435 = load float, ptr %ref.tmp.i666, align 4, !dbg !551
  store float %435, ptr %retval.i662, align 4, !dbg !551
  br label %_ZL7ws_nextfb.exit691, !dbg !551

_ZL7ws_nextfb.exit691:                            ; preds = %if.then.i690, %if.then2.i687, %if.then9.i684, %if.end10.i676
  %436 = load float, ptr %retval.i662, align 4, !dbg !551
  br label %_ZL5ws_rdIfdET_S0_T0_.exit334, !dbg !551

cond.false.i330:                                  ; preds = %cond.true.i
  %437 = load float, ptr %r.addr.i327, align 4, !dbg !551
  br label %_ZL5ws_rdIfdET_S0_T0_.exit334, !dbg !551

_ZL5ws_rdIfdET_S0_T0_.exit334:                    ; preds = %_ZL7ws_nextfb.exit691, %cond.false.i330
  %cond.i332 = phi contract float [ %436, %_ZL7ws_nextfb.exit691 ], [ %437, %cond.false.i330 ], !dbg !551
  br label %_ZL5ws_rzIfdET_S0_T0_.exit, !dbg !551

cond.false.i:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %438 = load float, ptr %r.addr.i, align 4, !dbg !551
  %cmp1.i = fcmp olt float %438, 0.000000e+00, !dbg !551
  br i1 %cmp1.i, label %cond.true2.i, label %cond.false4.i, !dbg !551

cond.true2.i:                                     ; preds = %cond.false.i
  %439 = load float, ptr %r.addr.i, align 4, !dbg !551
  %440 = load double, ptr %error.addr.i, align 8, !dbg !551
  store float %439, ptr %r.addr.i379, align 4, !dbg !551
  store double %440, ptr %error.addr.i380, align 8, !dbg !551
  %441 = load double, ptr %error.addr.i380, align 8, !dbg !551
  %cmp.i381 = fcmp ogt double %441, 0.000000e+00, !dbg !551
  br i1 %cmp.i381, label %cond.true.i385, label %cond.false.i382, !dbg !551

cond.true.i385:                                   ; preds = %cond.true2.i
  %442 = load float, ptr %r.addr.i379, align 4, !dbg !551
  store float %442, ptr %x.addr.i483, align 4, !dbg !551
  store i8 1, ptr %up.addr.i484, align 1, !dbg !551
  %443 = load float, ptr %x.addr.i483, align 4, !dbg !551
  %444 = load float, ptr %x.addr.i483, align 4, !dbg !551
  %cmp.i487 = fcmp une float %443, %444, !dbg !551
  br i1 %cmp.i487, label %if.then.i510, label %if.end.i488, !dbg !551

if.then.i510:                                     ; preds = %cond.true.i385
  %445 = load float, ptr %x.addr.i483, align 4, !dbg !551
  store float %445, ptr %retval.i482, align 4, !dbg !551
  br label %_ZL7ws_nextfb.exit511, !dbg !551

if.end.i488:                                      ; preds = %cond.true.i385
  %446 = load float, ptr %x.addr.i483, align 4, !dbg !551
  %cmp1.i489 = fcmp oeq float %446, 0.000000e+00, !dbg !551
  br i1 %cmp1.i489, label %if.then2.i507, label %if.end3.i490, !dbg !551

if.then2.i507:                                    ; preds = %if.end.i488
  %447 = load i8, ptr %up.addr.i484, align 1, !dbg !551
  %loadedv.i508 = trunc i8 %447 to i1, !dbg !551
  %448 = zext i1 %loadedv.i508 to i64, !dbg !551
  %cond.i509 = select contract i1 %loadedv.i508, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !551
  store float %cond.i509, ptr %retval.i482, align 4, !dbg !551
  br label %_ZL7ws_nextfb.exit511, !dbg !551

if.end3.i490:                                     ; preds = %if.end.i488
  %449 = load i32, ptr %x.addr.i483, align 4, !dbg !551
  store i32 %449, ptr %b.i485, align 4, !dbg !551
  %450 = load i8, ptr %up.addr.i484, align 1, !dbg !551
  %loadedv4.i491 = trunc i8 %450 to i1, !dbg !551
  br i1 %loadedv4.i491, label %land.lhs.true.i505, label %lor.lhs.false.i492, !dbg !551

land.lhs.true.i505:                               ; preds = %if.end3.i490
  %451 = load i32, ptr %b.i485, align 4, !dbg !551
  %cmp5.i506 = icmp eq i32 %451, 2139095040, !dbg !551
  br i1 %cmp5.i506, label %if.then9.i504, label %lor.lhs.false.i492, !dbg !551

lor.lhs.false.i492:                               ; preds = %land.lhs.true.i505, %if.end3.i490
  %452 = load i8, ptr %up.addr.i484, align 1, !dbg !551
  %loadedv6.i493 = trunc i8 %452 to i1, !dbg !551
  br i1 %loadedv6.i493, label %if.end10.i496, label %land.lhs.true7.i494, !dbg !551

land.lhs.true7.i494:                              ; preds = %lor.lhs.false.i492
  %453 = load i32, ptr %b.i485, align 4, !dbg !551
  %cmp8.i495 = icmp eq i32 %453, -8388608, !dbg !551
  br i1 %cmp8.i495, label %if.then9.i504, label %if.end10.i496, !dbg !551

if.then9.i504:                                    ; preds = %land.lhs.true7.i494, %land.lhs.true.i505
  %454 = load float, ptr %x.addr.i483, align 4, !dbg !551
  store float %454, ptr %retval.i482, align 4, !dbg !551
  br label %_ZL7ws_nextfb.exit511, !dbg !551

if.end10.i496:                                    ; preds = %land.lhs.true7.i494, %lor.lhs.false.i492
  %455 = load i32, ptr %b.i485, align 4, !dbg !551
  %456 = load float, ptr %x.addr.i483, align 4, !dbg !551
  %cmp11.i497 = fcmp ogt float %456, 0.000000e+00, !dbg !551
  %conv.i498 = zext i1 %cmp11.i497 to i32, !dbg !551
  %457 = load i8, ptr %up.addr.i484, align 1, !dbg !551
  %loadedv12.i499 = trunc i8 %457 to i1, !dbg !551
  %conv13.i500 = zext i1 %loadedv12.i499 to i32, !dbg !551
  %cmp14.i501 = icmp eq i32 %conv.i498, %conv13.i500, !dbg !551
  %458 = zext i1 %cmp14.i501 to i64, !dbg !551
  %cond15.i502 = select i1 %cmp14.i501, i32 1, i32 -1, !dbg !551
  %add.i503 = add nsw i32 %455, %cond15.i502, !dbg !551
  store i32 %add.i503, ptr %ref.tmp.i486, align 4, !dbg !551
  %459 = load float, ptr %ref.tmp.i486, align 4, !dbg !551
  store float %459, ptr %retval.i482, align 4, !dbg !551
  br label %_ZL7ws_nextfb.exit511, !dbg !551

_ZL7ws_nextfb.exit511:                            ; preds = %if.then.i510, %if.then2.i507, %if.then9.i504, %if.end10.i496
  %460 = load float, ptr %retval.i482, align 4, !dbg !551
  br label %_ZL5ws_ruIfdET_S0_T0_.exit387, !dbg !551

cond.false.i382:                                  ; preds = %cond.true2.i
  %461 = load float, ptr %r.addr.i379, align 4, !dbg !551
  br label %_ZL5ws_ruIfdET_S0_T0_.exit387, !dbg !551

_ZL5ws_ruIfdET_S0_T0_.exit387:                    ; preds = %_ZL7ws_nextfb.exit511, %cond.false.i382
  %cond.i384 = phi contract float [ %460, %_ZL7ws_nextfb.exit511 ], [ %461, %cond.false.i382 ], !dbg !551
  br label %cond.end.i, !dbg !551

cond.false4.i:                                    ; preds = %cond.false.i
  %462 = load float, ptr %r.addr.i, align 4, !dbg !551
  br label %cond.end.i, !dbg !551

cond.end.i:                                       ; preds = %cond.false4.i, %_ZL5ws_ruIfdET_S0_T0_.exit387
  %cond.i = phi contract float [ %cond.i384, %_ZL5ws_ruIfdET_S0_T0_.exit387 ], [ %462, %cond.false4.i ], !dbg !551
  br label %_ZL5ws_rzIfdET_S0_T0_.exit, !dbg !551

_ZL5ws_rzIfdET_S0_T0_.exit:                       ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit334, %cond.end.i
  %cond6.i = phi contract float [ %cond.i332, %_ZL5ws_rdIfdET_S0_T0_.exit334 ], [ %cond.i, %cond.end.i ], !dbg !551
  %463 = load double, ptr %d, align 8, !dbg !552
  %call148 = call contract noundef float @_Z7roundeddi(double noundef %463, i32 noundef 1) #5, !dbg !553
  call void @_Z4sameff(float noundef %cond6.i, float noundef %call148) #5, !dbg !554
  %464 = load double, ptr %d, align 8, !dbg !555
  store double %464, ptr %x.addr.i257, align 8, !dbg !556
  %465 = load double, ptr %x.addr.i257, align 8, !dbg !556
  %conv.i259 = fptrunc double %465 to float, !dbg !556
  store float %conv.i259, ptr %r.i258, align 4, !dbg !556
  %466 = load float, ptr %r.i258, align 4, !dbg !556
  %467 = load double, ptr %x.addr.i257, align 8, !dbg !556
  %468 = load float, ptr %r.i258, align 4, !dbg !556
  %conv1.i260 = fpext float %468 to double, !dbg !556
  %sub.i261 = fsub double %467, %conv1.i260, !dbg !556
  store float %466, ptr %r.addr.i335, align 4, !dbg !556
  store double %sub.i261, ptr %error.addr.i336, align 8, !dbg !556
  %469 = load double, ptr %error.addr.i336, align 8, !dbg !556
  %cmp.i337 = fcmp olt double %469, 0.000000e+00, !dbg !556
  br i1 %cmp.i337, label %cond.true.i341, label %cond.false.i338, !dbg !556

cond.true.i341:                                   ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit
  %470 = load float, ptr %r.addr.i335, align 4, !dbg !556
  store float %470, ptr %x.addr.i633, align 4, !dbg !556
  store i8 0, ptr %up.addr.i634, align 1, !dbg !556
  %471 = load float, ptr %x.addr.i633, align 4, !dbg !556
  %472 = load float, ptr %x.addr.i633, align 4, !dbg !556
  %cmp.i637 = fcmp une float %471, %472, !dbg !556
  br i1 %cmp.i637, label %if.then.i660, label %if.end.i638, !dbg !556

if.then.i660:                                     ; preds = %cond.true.i341
  %473 = load float, ptr %x.addr.i633, align 4, !dbg !556
  store float %473, ptr %retval.i632, align 4, !dbg !556
  br label %_ZL7ws_nextfb.exit661, !dbg !556

if.end.i638:                                      ; preds = %cond.true.i341
  %474 = load float, ptr %x.addr.i633, align 4, !dbg !556
  %cmp1.i639 = fcmp oeq float %474, 0.000000e+00, !dbg !556
  br i1 %cmp1.i639, label %if.then2.i657, label %if.end3.i640, !dbg !556

if.then2.i657:                                    ; preds = %if.end.i638
  %475 = load i8, ptr %up.addr.i634, align 1, !dbg !556
  %loadedv.i658 = trunc i8 %475 to i1, !dbg !556
  %476 = zext i1 %loadedv.i658 to i64, !dbg !556
  %cond.i659 = select contract i1 %loadedv.i658, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !556
  store float %cond.i659, ptr %retval.i632, align 4, !dbg !556
  br label %_ZL7ws_nextfb.exit661, !dbg !556

if.end3.i640:                                     ; preds = %if.end.i638
  %477 = load i32, ptr %x.addr.i633, align 4, !dbg !556
  store i32 %477, ptr %b.i635, align 4, !dbg !556
  %478 = load i8, ptr %up.addr.i634, align 1, !dbg !556
  %loadedv4.i641 = trunc i8 %478 to i1, !dbg !556
  br i1 %loadedv4.i641, label %land.lhs.true.i655, label %lor.lhs.false.i642, !dbg !556

land.lhs.true.i655:                               ; preds = %if.end3.i640
  %479 = load i32, ptr %b.i635, align 4, !dbg !556
  %cmp5.i656 = icmp eq i32 %479, 2139095040, !dbg !556
  br i1 %cmp5.i656, label %if.then9.i654, label %lor.lhs.false.i642, !dbg !556

lor.lhs.false.i642:                               ; preds = %land.lhs.true.i655, %if.end3.i640
  %480 = load i8, ptr %up.addr.i634, align 1, !dbg !556
  %loadedv6.i643 = trunc i8 %480 to i1, !dbg !556
  br i1 %loadedv6.i643, label %if.end10.i646, label %land.lhs.true7.i644, !dbg !556

land.lhs.true7.i644:                              ; preds = %lor.lhs.false.i642
  %481 = load i32, ptr %b.i635, align 4, !dbg !556
  %cmp8.i645 = icmp eq i32 %481, -8388608, !dbg !556
  br i1 %cmp8.i645, label %if.then9.i654, label %if.end10.i646, !dbg !556

if.then9.i654:                                    ; preds = %land.lhs.true7.i644, %land.lhs.true.i655
  %482 = load float, ptr %x.addr.i633, align 4, !dbg !556
  store float %482, ptr %retval.i632, align 4, !dbg !556
  br label %_ZL7ws_nextfb.exit661, !dbg !556

if.end10.i646:                                    ; preds = %land.lhs.true7.i644, %lor.lhs.false.i642
  %483 = load i32, ptr %b.i635, align 4, !dbg !556
  %484 = load float, ptr %x.addr.i633, align 4, !dbg !556
  %cmp11.i647 = fcmp ogt float %484, 0.000000e+00, !dbg !556
  %conv.i648 = zext i1 %cmp11.i647 to i32, !dbg !556
  %485 = load i8, ptr %up.addr.i634, align 1, !dbg !556
  %loadedv12.i649 = trunc i8 %485 to i1, !dbg !556
  %conv13.i650 = zext i1 %loadedv12.i649 to i32, !dbg !556
  %cmp14.i651 = icmp eq i32 %conv.i648, %conv13.i650, !dbg !556
  %486 = zext i1 %cmp14.i651 to i64, !dbg !556
  %cond15.i652 = select i1 %cmp14.i651, i32 1, i32 -1, !dbg !556
  %add.i653 = add nsw i32 %483, %cond15.i652, !dbg !556
  store i32 %add.i653, ptr %ref.tmp.i636, align 4, !dbg !556
  %487 = load float, ptr %ref.tmp.i636, align 4, !dbg !556
  store float %487, ptr %retval.i632, align 4, !dbg !556
  br label %_ZL7ws_nextfb.exit661, !dbg !556

_ZL7ws_nextfb.exit661:                            ; preds = %if.then.i660, %if.then2.i657, %if.then9.i654, %if.end10.i646
  %488 = load float, ptr %retval.i632, align 4, !dbg !556
  br label %_ZL5ws_rdIfdET_S0_T0_.exit343, !dbg !556

cond.false.i338:                                  ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit
  %489 = load float, ptr %r.addr.i335, align 4, !dbg !556
  br label %_ZL5ws_rdIfdET_S0_T0_.exit343, !dbg !556

_ZL5ws_rdIfdET_S0_T0_.exit343:                    ; preds = %_ZL7ws_nextfb.exit661, %cond.false.i338
  %cond.i340 = phi contract float [ %488, %_ZL7ws_nextfb.exit661 ], [ %489, %cond.false.i338 ], !dbg !556
  %490 = load double, ptr %d, align 8, !dbg !557
  %call150 = call contract noundef float @_Z7roundeddi(double noundef %490, i32 noundef 2) #5, !dbg !558
  call void @_Z4sameff(float noundef %cond.i340, float noundef %call150) #5, !dbg !559
  %491 = load double, ptr %d, align 8, !dbg !560
  store double %491, ptr %x.addr.i275, align 8, !dbg !561
  %492 = load double, ptr %x.addr.i275, align 8, !dbg !561
  %conv.i277 = fptrunc double %492 to float, !dbg !561
  store float %conv.i277, ptr %r.i276, align 4, !dbg !561
  %493 = load float, ptr %r.i276, align 4, !dbg !561
  %494 = load double, ptr %x.addr.i275, align 8, !dbg !561
  %495 = load float, ptr %r.i276, align 4, !dbg !561
  %conv1.i278 = fpext float %495 to double, !dbg !561
  %sub.i279 = fsub double %494, %conv1.i278, !dbg !561
  store float %493, ptr %r.addr.i388, align 4, !dbg !561
  store double %sub.i279, ptr %error.addr.i389, align 8, !dbg !561
  %496 = load double, ptr %error.addr.i389, align 8, !dbg !561
  %cmp.i390 = fcmp ogt double %496, 0.000000e+00, !dbg !561
  br i1 %cmp.i390, label %cond.true.i394, label %cond.false.i391, !dbg !561

cond.true.i394:                                   ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit343
  %497 = load float, ptr %r.addr.i388, align 4, !dbg !561
  store float %497, ptr %x.addr.i453, align 4, !dbg !561
  store i8 1, ptr %up.addr.i454, align 1, !dbg !561
  %498 = load float, ptr %x.addr.i453, align 4, !dbg !561
  %499 = load float, ptr %x.addr.i453, align 4, !dbg !561
  %cmp.i457 = fcmp une float %498, %499, !dbg !561
  br i1 %cmp.i457, label %if.then.i480, label %if.end.i458, !dbg !561

if.then.i480:                                     ; preds = %cond.true.i394
  %500 = load float, ptr %x.addr.i453, align 4, !dbg !561
  store float %500, ptr %retval.i452, align 4, !dbg !561
  br label %_ZL7ws_nextfb.exit481, !dbg !561

if.end.i458:                                      ; preds = %cond.true.i394
  %501 = load float, ptr %x.addr.i453, align 4, !dbg !561
  %cmp1.i459 = fcmp oeq float %501, 0.000000e+00, !dbg !561
  br i1 %cmp1.i459, label %if.then2.i477, label %if.end3.i460, !dbg !561

if.then2.i477:                                    ; preds = %if.end.i458
  %502 = load i8, ptr %up.addr.i454, align 1, !dbg !561
  %loadedv.i478 = trunc i8 %502 to i1, !dbg !561
  %503 = zext i1 %loadedv.i478 to i64, !dbg !561
  %cond.i479 = select contract i1 %loadedv.i478, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !561
  store float %cond.i479, ptr %retval.i452, align 4, !dbg !561
  br label %_ZL7ws_nextfb.exit481, !dbg !561

if.end3.i460:                                     ; preds = %if.end.i458
  %504 = load i32, ptr %x.addr.i453, align 4, !dbg !561
  store i32 %504, ptr %b.i455, align 4, !dbg !561
  %505 = load i8, ptr %up.addr.i454, align 1, !dbg !561
  %loadedv4.i461 = trunc i8 %505 to i1, !dbg !561
  br i1 %loadedv4.i461, label %land.lhs.true.i475, label %lor.lhs.false.i462, !dbg !561

land.lhs.true.i475:                               ; preds = %if.end3.i460
  %506 = load i32, ptr %b.i455, align 4, !dbg !561
  %cmp5.i476 = icmp eq i32 %506, 2139095040, !dbg !561
  br i1 %cmp5.i476, label %if.then9.i474, label %lor.lhs.false.i462, !dbg !561

lor.lhs.false.i462:                               ; preds = %land.lhs.true.i475, %if.end3.i460
  %507 = load i8, ptr %up.addr.i454, align 1, !dbg !561
  %loadedv6.i463 = trunc i8 %507 to i1, !dbg !561
  br i1 %loadedv6.i463, label %if.end10.i466, label %land.lhs.true7.i464, !dbg !561

land.lhs.true7.i464:                              ; preds = %lor.lhs.false.i462
  %508 = load i32, ptr %b.i455, align 4, !dbg !561
  %cmp8.i465 = icmp eq i32 %508, -8388608, !dbg !561
  br i1 %cmp8.i465, label %if.then9.i474, label %if.end10.i466, !dbg !561

if.then9.i474:                                    ; preds = %land.lhs.true7.i464, %land.lhs.true.i475
  %509 = load float, ptr %x.addr.i453, align 4, !dbg !561
  store float %509, ptr %retval.i452, align 4, !dbg !561
  br label %_ZL7ws_nextfb.exit481, !dbg !561

if.end10.i466:                                    ; preds = %land.lhs.true7.i464, %lor.lhs.false.i462
  %510 = load i32, ptr %b.i455, align 4, !dbg !561
  %511 = load float, ptr %x.addr.i453, align 4, !dbg !561
  %cmp11.i467 = fcmp ogt float %511, 0.000000e+00, !dbg !561
  %conv.i468 = zext i1 %cmp11.i467 to i32, !dbg !561
  %512 = load i8, ptr %up.addr.i454, align 1, !dbg !561
  %loadedv12.i469 = trunc i8 %512 to i1, !dbg !561
  %conv13.i470 = zext i1 %loadedv12.i469 to i32, !dbg !561
  %cmp14.i471 = icmp eq i32 %conv.i468, %conv13.i470, !dbg !561
  %513 = zext i1 %cmp14.i471 to i64, !dbg !561
  %cond15.i472 = select i1 %cmp14.i471, i32 1, i32 -1, !dbg !561
  %add.i473 = add nsw i32 %510, %cond15.i472, !dbg !561
  store i32 %add.i473, ptr %ref.tmp.i456, align 4, !dbg !561
  %514 = load float, ptr %ref.tmp.i456, align 4, !dbg !561
  store float %514, ptr %retval.i452, align 4, !dbg !561
  br label %_ZL7ws_nextfb.exit481, !dbg !561

_ZL7ws_nextfb.exit481:                            ; preds = %if.then.i480, %if.then2.i477, %if.then9.i474, %if.end10.i466
  %515 = load float, ptr %retval.i452, align 4, !dbg !561
  br label %_ZL5ws_ruIfdET_S0_T0_.exit396, !dbg !561

cond.false.i391:                                  ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit343
  %516 = load float, ptr %r.addr.i388, align 4, !dbg !561
  br label %_ZL5ws_ruIfdET_S0_T0_.exit396, !dbg !561

_ZL5ws_ruIfdET_S0_T0_.exit396:                    ; preds = %_ZL7ws_nextfb.exit481, %cond.false.i391
  %cond.i393 = phi contract float [ %515, %_ZL7ws_nextfb.exit481 ], [ %516, %cond.false.i391 ], !dbg !561
  %517 = load double, ptr %d, align 8, !dbg !562
  %call152 = call contract noundef float @_Z7roundeddi(double noundef %517, i32 noundef 3) #5, !dbg !563
  call void @_Z4sameff(float noundef %cond.i393, float noundef %call152) #5, !dbg !564
  %518 = load double, ptr %d, align 8, !dbg !565
  %519 = call contract float @llvm.nvvm.d2f.rz(double %518), !dbg !566
  store float %519, ptr %x.addr.i281, align 4, !dbg !567
  %520 = load i32, ptr %x.addr.i281, align 4, !dbg !567
  %521 = load ptr, ptr %out.addr, align 8, !dbg !568
  %522 = load i32, ptr %i, align 4, !dbg !569
  %idxprom154 = sext i32 %522 to i64, !dbg !568
  %arrayidx155 = getelementptr inbounds i32, ptr %521, i64 %idxprom154, !dbg !568
  store i32 %520, ptr %arrayidx155, align 4, !dbg !570
  br label %for.inc, !dbg !571

for.inc:                                          ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit396
  %523 = load i32, ptr %i, align 4, !dbg !572
  %add156 = add nsw i32 %523, 32, !dbg !572
  store i32 %add156, ptr %i, align 4, !dbg !572
  br label %for.cond, !dbg !573, !llvm.loop !574

for.end:                                          ; preds = %for.cond
  ret void, !dbg !577
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.d2ull.rn(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!55}
!llvm.module.flags = !{!95, !96, !97, !98}
!llvm.ident = !{!99}

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
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !10, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 856, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 107)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 456, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 57)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 760, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 95)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 368, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 46)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 872, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 109)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !42, isLocal: true, isDefinition: true)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 592, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 74)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !2, line: 51, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 888, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 111)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 1208, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 151)
!55 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !56, globals: !64, imports: !65, splitDebugInlining: false, nameTableKind: None)
!56 = !{!57, !58, !59, !60, !61, !62, !63}
!57 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!58 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!59 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!60 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!61 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!62 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!63 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!64 = !{!0, !8, !13, !15, !20, !25, !30, !35, !40, !45, !50}
!65 = !{!66, !69, !71, !76, !81, !85, !89, !91}
!66 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !55, entity: !67, file: !68, line: 128)
!67 = !DINamespace(name: "ws_math", scope: null)
!68 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!69 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !70, entity: !67, file: !68, line: 129)
!70 = !DINamespace(name: "std", scope: null)
!71 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !70, entity: !72, file: !68, line: 154)
!72 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !68, file: !68, line: 137, type: !73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!73 = !DISubroutineType(types: !74)
!74 = !{!75, !75}
!75 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!76 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !70, entity: !77, file: !68, line: 154)
!77 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !68, file: !68, line: 133, type: !78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!78 = !DISubroutineType(types: !79)
!79 = !{!80, !80}
!80 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!81 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !70, entity: !82, file: !68, line: 154)
!82 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !68, file: !68, line: 134, type: !83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!83 = !DISubroutineType(types: !84)
!84 = !{!62, !62}
!85 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !70, entity: !86, file: !68, line: 154)
!86 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !68, file: !68, line: 145, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!87 = !DISubroutineType(types: !88)
!88 = !{!59, !57}
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !70, entity: !90, file: !68, line: 154)
!90 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !68, file: !68, line: 147, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!91 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !70, entity: !92, file: !68, line: 154)
!92 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !68, file: !68, line: 149, type: !93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!93 = !DISubroutineType(types: !94)
!94 = !{!60, !58}
!95 = !{i32 7, !"Dwarf Version", i32 4}
!96 = !{i32 2, !"Debug Info Version", i32 3}
!97 = !{i32 1, !"wchar_size", i32 4}
!98 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!99 = !{!"clang version 22.1.8"}
!100 = distinct !DISubprogram(name: "step", linkageName: "_Z4stepfdb", scope: !2, file: !2, line: 7, type: !101, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !55, retainedNodes: !103)
!101 = !DISubroutineType(types: !102)
!102 = !{!58, !58, !57, !59}
!103 = !{}
!104 = !DILocalVariable(name: "f", arg: 1, scope: !100, file: !2, line: 7, type: !58)
!105 = !DILocation(line: 7, column: 29, scope: !100)
!106 = !DILocalVariable(name: "d", arg: 2, scope: !100, file: !2, line: 7, type: !57)
!107 = !DILocation(line: 7, column: 39, scope: !100)
!108 = !DILocalVariable(name: "up", arg: 3, scope: !100, file: !2, line: 7, type: !59)
!109 = !DILocation(line: 7, column: 47, scope: !100)
!110 = !DILocalVariable(name: "b", scope: !100, file: !2, line: 8, type: !60)
!111 = !DILocation(line: 8, column: 7, scope: !100)
!112 = !DILocation(line: 8, column: 26, scope: !100)
!113 = !DILocation(line: 8, column: 11, scope: !100)
!114 = !DILocation(line: 9, column: 7, scope: !115)
!115 = distinct !DILexicalBlock(scope: !100, file: !2, line: 9, column: 7)
!116 = !DILocation(line: 9, column: 20, scope: !115)
!117 = !DILocation(line: 9, column: 25, scope: !115)
!118 = !DILocation(line: 9, column: 22, scope: !115)
!119 = !DILocation(line: 9, column: 37, scope: !115)
!120 = !DILocation(line: 9, column: 42, scope: !115)
!121 = !DILocation(line: 9, column: 39, scope: !115)
!122 = !DILocation(line: 9, column: 52, scope: !115)
!123 = !DILocation(line: 9, column: 45, scope: !115)
!124 = !DILocalVariable(name: "away", scope: !100, file: !2, line: 10, type: !59)
!125 = !DILocation(line: 10, column: 8, scope: !100)
!126 = !DILocation(line: 10, column: 16, scope: !100)
!127 = !DILocation(line: 10, column: 18, scope: !100)
!128 = !DILocation(line: 10, column: 15, scope: !100)
!129 = !DILocation(line: 10, column: 27, scope: !100)
!130 = !DILocation(line: 10, column: 24, scope: !100)
!131 = !DILocation(line: 11, column: 7, scope: !132)
!132 = distinct !DILexicalBlock(scope: !100, file: !2, line: 11, column: 7)
!133 = !DILocation(line: 11, column: 9, scope: !132)
!134 = !DILocation(line: 11, column: 37, scope: !132)
!135 = !DILocation(line: 11, column: 22, scope: !132)
!136 = !DILocation(line: 11, column: 15, scope: !132)
!137 = !DILocation(line: 12, column: 25, scope: !100)
!138 = !DILocation(line: 12, column: 32, scope: !100)
!139 = !DILocation(line: 12, column: 34, scope: !100)
!140 = !DILocation(line: 12, column: 40, scope: !100)
!141 = !DILocation(line: 12, column: 42, scope: !100)
!142 = !DILocation(line: 12, column: 10, scope: !100)
!143 = !DILocation(line: 12, column: 3, scope: !100)
!144 = !DILocation(line: 13, column: 1, scope: !100)
!145 = distinct !DISubprogram(name: "rounded", linkageName: "_Z7roundeddi", scope: !2, file: !2, line: 15, type: !146, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !55, retainedNodes: !103)
!146 = !DISubroutineType(types: !147)
!147 = !{!58, !57, !60}
!148 = !DILocalVariable(name: "d", arg: 1, scope: !145, file: !2, line: 15, type: !57)
!149 = !DILocation(line: 15, column: 33, scope: !145)
!150 = !DILocalVariable(name: "mode", arg: 2, scope: !145, file: !2, line: 15, type: !60)
!151 = !DILocation(line: 15, column: 40, scope: !145)
!152 = !DILocalVariable(name: "f", scope: !145, file: !2, line: 16, type: !58)
!153 = !DILocation(line: 16, column: 9, scope: !145)
!154 = !DILocation(line: 16, column: 20, scope: !145)
!155 = !DILocation(line: 18, column: 7, scope: !156)
!156 = distinct !DILexicalBlock(scope: !145, file: !2, line: 18, column: 7)
!157 = !DILocation(line: 18, column: 12, scope: !156)
!158 = !DILocation(line: 18, column: 25, scope: !156)
!159 = !DILocation(line: 18, column: 27, scope: !156)
!160 = !DILocation(line: 18, column: 23, scope: !156)
!161 = !DILocation(line: 18, column: 18, scope: !156)
!162 = !DILocation(line: 19, column: 7, scope: !163)
!163 = distinct !DILexicalBlock(scope: !145, file: !2, line: 19, column: 7)
!164 = !DILocation(line: 19, column: 12, scope: !163)
!165 = !DILocation(line: 19, column: 33, scope: !163)
!166 = !DILocation(line: 19, column: 37, scope: !163)
!167 = !DILocation(line: 19, column: 35, scope: !163)
!168 = !DILocation(line: 19, column: 25, scope: !163)
!169 = !DILocation(line: 19, column: 46, scope: !163)
!170 = !DILocation(line: 19, column: 49, scope: !163)
!171 = !DILocation(line: 19, column: 41, scope: !163)
!172 = !DILocation(line: 19, column: 61, scope: !163)
!173 = !DILocation(line: 19, column: 18, scope: !163)
!174 = !DILocation(line: 20, column: 7, scope: !175)
!175 = distinct !DILexicalBlock(scope: !145, file: !2, line: 20, column: 7)
!176 = !DILocation(line: 20, column: 12, scope: !175)
!177 = !DILocation(line: 20, column: 33, scope: !175)
!178 = !DILocation(line: 20, column: 37, scope: !175)
!179 = !DILocation(line: 20, column: 35, scope: !175)
!180 = !DILocation(line: 20, column: 25, scope: !175)
!181 = !DILocation(line: 20, column: 46, scope: !175)
!182 = !DILocation(line: 20, column: 49, scope: !175)
!183 = !DILocation(line: 20, column: 41, scope: !175)
!184 = !DILocation(line: 20, column: 60, scope: !175)
!185 = !DILocation(line: 20, column: 18, scope: !175)
!186 = !DILocation(line: 21, column: 10, scope: !145)
!187 = !DILocation(line: 21, column: 3, scope: !145)
!188 = !DILocation(line: 22, column: 1, scope: !145)
!189 = distinct !DISubprogram(name: "same", linkageName: "_Z4sameff", scope: !2, file: !2, line: 23, type: !190, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !55, retainedNodes: !103)
!190 = !DISubroutineType(types: !191)
!191 = !{null, !58, !58}
!192 = !DILocalVariable(name: "a", arg: 1, scope: !189, file: !2, line: 23, type: !58)
!193 = !DILocation(line: 23, column: 28, scope: !189)
!194 = !DILocalVariable(name: "b", arg: 2, scope: !189, file: !2, line: 23, type: !58)
!195 = !DILocation(line: 23, column: 37, scope: !189)
!196 = !DILocation(line: 23, column: 64, scope: !189)
!197 = !DILocation(line: 23, column: 49, scope: !189)
!198 = !DILocation(line: 23, column: 85, scope: !189)
!199 = !DILocation(line: 23, column: 70, scope: !189)
!200 = !DILocation(line: 23, column: 67, scope: !189)
!201 = !DILocation(line: 23, column: 42, scope: !189)
!202 = !DILocation(line: 23, column: 90, scope: !189)
!203 = distinct !DISubprogram(name: "convert", linkageName: "_Z7convertPKyPj", scope: !2, file: !2, line: 25, type: !204, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !55, retainedNodes: !103)
!204 = !DISubroutineType(types: !205)
!205 = !{null, !206, !208}
!206 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !207, size: 64)
!207 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !63)
!208 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!209 = !DILocalVariable(name: "bits", arg: 1, scope: !203, file: !2, line: 25, type: !206)
!210 = !DILocation(line: 25, column: 51, scope: !203)
!211 = !DILocalVariable(name: "out", arg: 2, scope: !203, file: !2, line: 25, type: !208)
!212 = !DILocation(line: 25, column: 67, scope: !203)
!213 = !DILocalVariable(name: "i", scope: !214, file: !2, line: 26, type: !60)
!214 = distinct !DILexicalBlock(scope: !203, file: !2, line: 26, column: 3)
!215 = !DILocation(line: 26, column: 12, scope: !214)
!216 = !DILocation(line: 26, column: 16, scope: !214)
!217 = !DILocation(line: 26, column: 8, scope: !214)
!218 = !DILocation(line: 26, column: 29, scope: !219)
!219 = distinct !DILexicalBlock(scope: !214, file: !2, line: 26, column: 3)
!220 = !DILocation(line: 26, column: 31, scope: !219)
!221 = !DILocation(line: 26, column: 3, scope: !214)
!222 = !DILocalVariable(name: "w", scope: !223, file: !2, line: 27, type: !63)
!223 = distinct !DILexicalBlock(scope: !219, file: !2, line: 26, column: 47)
!224 = !DILocation(line: 27, column: 24, scope: !223)
!225 = !DILocation(line: 27, column: 28, scope: !223)
!226 = !DILocation(line: 27, column: 33, scope: !223)
!227 = !DILocalVariable(name: "s", scope: !223, file: !2, line: 28, type: !60)
!228 = !DILocation(line: 28, column: 9, scope: !223)
!229 = !DILocation(line: 28, column: 18, scope: !223)
!230 = !DILocalVariable(name: "u", scope: !223, file: !2, line: 29, type: !61)
!231 = !DILocation(line: 29, column: 14, scope: !223)
!232 = !DILocation(line: 29, column: 29, scope: !223)
!233 = !DILocation(line: 29, column: 31, scope: !223)
!234 = !DILocation(line: 29, column: 28, scope: !223)
!235 = !DILocation(line: 30, column: 24, scope: !223)
!236 = !DILocation(line: 30, column: 10, scope: !223)
!237 = !DILocation(line: 30, column: 36, scope: !223)
!238 = !DILocation(line: 30, column: 28, scope: !223)
!239 = !DILocation(line: 30, column: 5, scope: !223)
!240 = !DILocation(line: 30, column: 63, scope: !223)
!241 = !DILocation(line: 30, column: 49, scope: !223)
!242 = !DILocation(line: 30, column: 75, scope: !223)
!243 = !DILocation(line: 30, column: 67, scope: !223)
!244 = !DILocation(line: 30, column: 44, scope: !223)
!245 = !DILocation(line: 30, column: 102, scope: !223)
!246 = !DILocation(line: 30, column: 88, scope: !223)
!247 = !DILocation(line: 30, column: 114, scope: !223)
!248 = !DILocation(line: 30, column: 106, scope: !223)
!249 = !DILocation(line: 30, column: 83, scope: !223)
!250 = !DILocation(line: 30, column: 141, scope: !223)
!251 = !DILocation(line: 30, column: 127, scope: !223)
!252 = !DILocation(line: 30, column: 153, scope: !223)
!253 = !DILocation(line: 30, column: 145, scope: !223)
!254 = !DILocation(line: 30, column: 122, scope: !223)
!255 = !DILocation(line: 31, column: 25, scope: !223)
!256 = !DILocation(line: 31, column: 10, scope: !223)
!257 = !DILocation(line: 31, column: 37, scope: !223)
!258 = !DILocation(line: 31, column: 29, scope: !223)
!259 = !DILocation(line: 31, column: 5, scope: !223)
!260 = !DILocation(line: 31, column: 65, scope: !223)
!261 = !DILocation(line: 31, column: 50, scope: !223)
!262 = !DILocation(line: 31, column: 77, scope: !223)
!263 = !DILocation(line: 31, column: 69, scope: !223)
!264 = !DILocation(line: 31, column: 45, scope: !223)
!265 = !DILocation(line: 31, column: 105, scope: !223)
!266 = !DILocation(line: 31, column: 90, scope: !223)
!267 = !DILocation(line: 31, column: 117, scope: !223)
!268 = !DILocation(line: 31, column: 109, scope: !223)
!269 = !DILocation(line: 31, column: 85, scope: !223)
!270 = !DILocation(line: 31, column: 145, scope: !223)
!271 = !DILocation(line: 31, column: 130, scope: !223)
!272 = !DILocation(line: 31, column: 157, scope: !223)
!273 = !DILocation(line: 31, column: 149, scope: !223)
!274 = !DILocation(line: 31, column: 125, scope: !223)
!275 = !DILocation(line: 32, column: 25, scope: !223)
!276 = !DILocation(line: 32, column: 10, scope: !223)
!277 = !DILocation(line: 32, column: 37, scope: !223)
!278 = !DILocation(line: 32, column: 29, scope: !223)
!279 = !DILocation(line: 32, column: 5, scope: !223)
!280 = !DILocation(line: 32, column: 65, scope: !223)
!281 = !DILocation(line: 32, column: 50, scope: !223)
!282 = !DILocation(line: 32, column: 77, scope: !223)
!283 = !DILocation(line: 32, column: 69, scope: !223)
!284 = !DILocation(line: 32, column: 45, scope: !223)
!285 = !DILocation(line: 32, column: 105, scope: !223)
!286 = !DILocation(line: 32, column: 90, scope: !223)
!287 = !DILocation(line: 32, column: 117, scope: !223)
!288 = !DILocation(line: 32, column: 109, scope: !223)
!289 = !DILocation(line: 32, column: 85, scope: !223)
!290 = !DILocation(line: 33, column: 26, scope: !223)
!291 = !DILocation(line: 33, column: 10, scope: !223)
!292 = !DILocation(line: 33, column: 38, scope: !223)
!293 = !DILocation(line: 33, column: 30, scope: !223)
!294 = !DILocation(line: 33, column: 5, scope: !223)
!295 = !DILocation(line: 33, column: 67, scope: !223)
!296 = !DILocation(line: 33, column: 51, scope: !223)
!297 = !DILocation(line: 33, column: 79, scope: !223)
!298 = !DILocation(line: 33, column: 71, scope: !223)
!299 = !DILocation(line: 33, column: 46, scope: !223)
!300 = !DILocation(line: 33, column: 108, scope: !223)
!301 = !DILocation(line: 33, column: 92, scope: !223)
!302 = !DILocation(line: 33, column: 120, scope: !223)
!303 = !DILocation(line: 33, column: 112, scope: !223)
!304 = !DILocation(line: 33, column: 87, scope: !223)
!305 = !DILocalVariable(name: "l", scope: !223, file: !2, line: 35, type: !62)
!306 = !DILocation(line: 35, column: 15, scope: !223)
!307 = !DILocation(line: 35, column: 30, scope: !223)
!308 = !DILocation(line: 35, column: 32, scope: !223)
!309 = !DILocalVariable(name: "n", scope: !223, file: !2, line: 36, type: !63)
!310 = !DILocation(line: 36, column: 24, scope: !223)
!311 = !DILocation(line: 36, column: 28, scope: !223)
!312 = !DILocation(line: 36, column: 30, scope: !223)
!313 = !DILocation(line: 37, column: 25, scope: !223)
!314 = !DILocation(line: 37, column: 10, scope: !223)
!315 = !DILocation(line: 37, column: 45, scope: !223)
!316 = !DILocation(line: 37, column: 29, scope: !223)
!317 = !DILocation(line: 37, column: 5, scope: !223)
!318 = !DILocation(line: 37, column: 73, scope: !223)
!319 = !DILocation(line: 37, column: 58, scope: !223)
!320 = !DILocation(line: 37, column: 93, scope: !223)
!321 = !DILocation(line: 37, column: 77, scope: !223)
!322 = !DILocation(line: 37, column: 53, scope: !223)
!323 = !DILocation(line: 37, column: 121, scope: !223)
!324 = !DILocation(line: 37, column: 106, scope: !223)
!325 = !DILocation(line: 37, column: 141, scope: !223)
!326 = !DILocation(line: 37, column: 125, scope: !223)
!327 = !DILocation(line: 37, column: 101, scope: !223)
!328 = !DILocation(line: 37, column: 169, scope: !223)
!329 = !DILocation(line: 37, column: 154, scope: !223)
!330 = !DILocation(line: 37, column: 189, scope: !223)
!331 = !DILocation(line: 37, column: 173, scope: !223)
!332 = !DILocation(line: 37, column: 149, scope: !223)
!333 = !DILocation(line: 38, column: 26, scope: !223)
!334 = !DILocation(line: 38, column: 10, scope: !223)
!335 = !DILocation(line: 38, column: 46, scope: !223)
!336 = !DILocation(line: 38, column: 30, scope: !223)
!337 = !DILocation(line: 38, column: 5, scope: !223)
!338 = !DILocation(line: 38, column: 75, scope: !223)
!339 = !DILocation(line: 38, column: 59, scope: !223)
!340 = !DILocation(line: 38, column: 95, scope: !223)
!341 = !DILocation(line: 38, column: 79, scope: !223)
!342 = !DILocation(line: 38, column: 54, scope: !223)
!343 = !DILocation(line: 38, column: 124, scope: !223)
!344 = !DILocation(line: 38, column: 108, scope: !223)
!345 = !DILocation(line: 38, column: 144, scope: !223)
!346 = !DILocation(line: 38, column: 128, scope: !223)
!347 = !DILocation(line: 38, column: 103, scope: !223)
!348 = !DILocation(line: 39, column: 24, scope: !223)
!349 = !DILocation(line: 39, column: 10, scope: !223)
!350 = !DILocation(line: 39, column: 44, scope: !223)
!351 = !DILocation(line: 39, column: 28, scope: !223)
!352 = !DILocation(line: 39, column: 5, scope: !223)
!353 = !DILocation(line: 39, column: 72, scope: !223)
!354 = !DILocation(line: 39, column: 57, scope: !223)
!355 = !DILocation(line: 39, column: 92, scope: !223)
!356 = !DILocation(line: 39, column: 76, scope: !223)
!357 = !DILocation(line: 39, column: 52, scope: !223)
!358 = !DILocalVariable(name: "down", scope: !223, file: !2, line: 41, type: !57)
!359 = !DILocation(line: 41, column: 12, scope: !223)
!360 = !DILocation(line: 41, column: 35, scope: !223)
!361 = !DILocation(line: 41, column: 37, scope: !223)
!362 = !DILocation(line: 41, column: 19, scope: !223)
!363 = !DILocalVariable(name: "up", scope: !223, file: !2, line: 41, type: !57)
!364 = !DILocation(line: 41, column: 43, scope: !223)
!365 = !DILocation(line: 41, column: 64, scope: !223)
!366 = !DILocation(line: 41, column: 66, scope: !223)
!367 = !DILocation(line: 41, column: 48, scope: !223)
!368 = !DILocation(line: 42, column: 32, scope: !223)
!369 = !DILocation(line: 42, column: 41, scope: !223)
!370 = !DILocation(line: 42, column: 43, scope: !223)
!371 = !DILocation(line: 42, column: 37, scope: !223)
!372 = !DILocation(line: 42, column: 48, scope: !223)
!373 = !DILocation(line: 42, column: 71, scope: !223)
!374 = !DILocation(line: 42, column: 111, scope: !223)
!375 = !DILocation(line: 42, column: 113, scope: !223)
!376 = !DILocation(line: 42, column: 95, scope: !223)
!377 = !DILocation(line: 42, column: 79, scope: !223)
!378 = !DILocation(line: 42, column: 76, scope: !223)
!379 = !DILocation(line: 0, scope: !223)
!380 = !DILocation(line: 42, column: 5, scope: !223)
!381 = !DILocation(line: 43, column: 33, scope: !223)
!382 = !DILocation(line: 43, column: 12, scope: !223)
!383 = !DILocation(line: 43, column: 61, scope: !223)
!384 = !DILocation(line: 43, column: 40, scope: !223)
!385 = !DILocation(line: 43, column: 90, scope: !223)
!386 = !DILocation(line: 43, column: 99, scope: !223)
!387 = !DILocation(line: 43, column: 101, scope: !223)
!388 = !DILocation(line: 43, column: 95, scope: !223)
!389 = !DILocation(line: 43, column: 69, scope: !223)
!390 = !DILocation(line: 43, column: 67, scope: !223)
!391 = !DILocation(line: 43, column: 37, scope: !223)
!392 = !DILocation(line: 43, column: 5, scope: !223)
!393 = !DILocalVariable(name: "low", scope: !223, file: !2, line: 44, type: !57)
!394 = !DILocation(line: 44, column: 12, scope: !223)
!395 = !DILocation(line: 44, column: 44, scope: !223)
!396 = !DILocation(line: 44, column: 18, scope: !223)
!397 = !DILocalVariable(name: "zero", scope: !223, file: !2, line: 44, type: !57)
!398 = !DILocation(line: 44, column: 48, scope: !223)
!399 = !DILocation(line: 44, column: 81, scope: !223)
!400 = !DILocation(line: 44, column: 55, scope: !223)
!401 = !DILocation(line: 45, column: 23, scope: !223)
!402 = !DILocation(line: 45, column: 25, scope: !223)
!403 = !DILocation(line: 45, column: 12, scope: !223)
!404 = !DILocation(line: 45, column: 32, scope: !223)
!405 = !DILocation(line: 45, column: 39, scope: !223)
!406 = !DILocation(line: 45, column: 36, scope: !223)
!407 = !DILocation(line: 45, column: 46, scope: !223)
!408 = !DILocation(line: 45, column: 53, scope: !223)
!409 = !DILocation(line: 45, column: 50, scope: !223)
!410 = !DILocation(line: 45, column: 5, scope: !223)
!411 = !DILocalVariable(name: "f", scope: !223, file: !2, line: 47, type: !58)
!412 = !DILocation(line: 47, column: 11, scope: !223)
!413 = !DILocation(line: 47, column: 16, scope: !223)
!414 = !DILocation(line: 47, column: 18, scope: !223)
!415 = !DILocation(line: 47, column: 15, scope: !223)
!416 = !DILocation(line: 47, column: 25, scope: !223)
!417 = !DILocation(line: 48, column: 26, scope: !223)
!418 = !DILocation(line: 48, column: 12, scope: !223)
!419 = !DILocation(line: 48, column: 33, scope: !223)
!420 = !DILocation(line: 48, column: 35, scope: !223)
!421 = !DILocation(line: 48, column: 42, scope: !223)
!422 = !DILocation(line: 48, column: 29, scope: !223)
!423 = !DILocation(line: 48, column: 46, scope: !223)
!424 = !DILocation(line: 48, column: 63, scope: !223)
!425 = !DILocation(line: 48, column: 49, scope: !223)
!426 = !DILocation(line: 48, column: 70, scope: !223)
!427 = !DILocation(line: 48, column: 72, scope: !223)
!428 = !DILocation(line: 48, column: 66, scope: !223)
!429 = !DILocation(line: 48, column: 79, scope: !223)
!430 = !DILocation(line: 48, column: 96, scope: !223)
!431 = !DILocation(line: 48, column: 82, scope: !223)
!432 = !DILocation(line: 48, column: 106, scope: !223)
!433 = !DILocation(line: 48, column: 108, scope: !223)
!434 = !DILocation(line: 48, column: 104, scope: !223)
!435 = !DILocation(line: 48, column: 115, scope: !223)
!436 = !DILocation(line: 48, column: 102, scope: !223)
!437 = !DILocation(line: 48, column: 99, scope: !223)
!438 = !DILocation(line: 48, column: 5, scope: !223)
!439 = !DILocalVariable(name: "even", scope: !223, file: !2, line: 49, type: !60)
!440 = !DILocation(line: 49, column: 9, scope: !223)
!441 = !DILocation(line: 49, column: 30, scope: !223)
!442 = !DILocation(line: 49, column: 16, scope: !223)
!443 = !DILocalVariable(name: "twice", scope: !223, file: !2, line: 49, type: !60)
!444 = !DILocation(line: 49, column: 34, scope: !223)
!445 = !DILocation(line: 49, column: 43, scope: !223)
!446 = !DILocation(line: 49, column: 45, scope: !223)
!447 = !DILocation(line: 49, column: 58, scope: !223)
!448 = !DILocation(line: 49, column: 56, scope: !223)
!449 = !DILocation(line: 49, column: 52, scope: !223)
!450 = !DILocation(line: 50, column: 12, scope: !223)
!451 = !DILocation(line: 50, column: 18, scope: !223)
!452 = !DILocation(line: 50, column: 24, scope: !223)
!453 = !DILocation(line: 50, column: 27, scope: !223)
!454 = !DILocation(line: 50, column: 33, scope: !223)
!455 = !DILocation(line: 50, column: 38, scope: !223)
!456 = !DILocation(line: 50, column: 42, scope: !223)
!457 = !DILocation(line: 50, column: 48, scope: !223)
!458 = !DILocation(line: 50, column: 53, scope: !223)
!459 = !DILocation(line: 50, column: 56, scope: !223)
!460 = !DILocation(line: 50, column: 62, scope: !223)
!461 = !DILocation(line: 50, column: 68, scope: !223)
!462 = !DILocation(line: 50, column: 71, scope: !223)
!463 = !DILocation(line: 50, column: 76, scope: !223)
!464 = !DILocation(line: 50, column: 80, scope: !223)
!465 = !DILocation(line: 50, column: 5, scope: !223)
!466 = !DILocation(line: 51, column: 26, scope: !223)
!467 = !DILocation(line: 51, column: 12, scope: !223)
!468 = !DILocation(line: 51, column: 33, scope: !223)
!469 = !DILocation(line: 51, column: 35, scope: !223)
!470 = !DILocation(line: 51, column: 29, scope: !223)
!471 = !DILocation(line: 51, column: 42, scope: !223)
!472 = !DILocation(line: 51, column: 60, scope: !223)
!473 = !DILocation(line: 51, column: 45, scope: !223)
!474 = !DILocation(line: 51, column: 70, scope: !223)
!475 = !DILocation(line: 51, column: 72, scope: !223)
!476 = !DILocation(line: 51, column: 68, scope: !223)
!477 = !DILocation(line: 51, column: 79, scope: !223)
!478 = !DILocation(line: 51, column: 66, scope: !223)
!479 = !DILocation(line: 51, column: 63, scope: !223)
!480 = !DILocation(line: 51, column: 85, scope: !223)
!481 = !DILocation(line: 51, column: 103, scope: !223)
!482 = !DILocation(line: 51, column: 88, scope: !223)
!483 = !DILocation(line: 51, column: 110, scope: !223)
!484 = !DILocation(line: 51, column: 112, scope: !223)
!485 = !DILocation(line: 51, column: 119, scope: !223)
!486 = !DILocation(line: 51, column: 109, scope: !223)
!487 = !DILocation(line: 51, column: 106, scope: !223)
!488 = !DILocation(line: 51, column: 5, scope: !223)
!489 = !DILocalVariable(name: "p", scope: !223, file: !2, line: 52, type: !58)
!490 = !DILocation(line: 52, column: 11, scope: !223)
!491 = !DILocation(line: 52, column: 16, scope: !223)
!492 = !DILocation(line: 52, column: 18, scope: !223)
!493 = !DILocation(line: 52, column: 15, scope: !223)
!494 = !DILocation(line: 52, column: 25, scope: !223)
!495 = !DILocation(line: 53, column: 27, scope: !223)
!496 = !DILocation(line: 53, column: 12, scope: !223)
!497 = !DILocation(line: 53, column: 33, scope: !223)
!498 = !DILocation(line: 53, column: 35, scope: !223)
!499 = !DILocation(line: 53, column: 30, scope: !223)
!500 = !DILocation(line: 53, column: 41, scope: !223)
!501 = !DILocation(line: 53, column: 59, scope: !223)
!502 = !DILocation(line: 53, column: 44, scope: !223)
!503 = !DILocation(line: 53, column: 67, scope: !223)
!504 = !DILocation(line: 53, column: 69, scope: !223)
!505 = !DILocation(line: 53, column: 76, scope: !223)
!506 = !DILocation(line: 53, column: 81, scope: !223)
!507 = !DILocation(line: 53, column: 62, scope: !223)
!508 = !DILocation(line: 53, column: 85, scope: !223)
!509 = !DILocation(line: 53, column: 104, scope: !223)
!510 = !DILocation(line: 53, column: 88, scope: !223)
!511 = !DILocation(line: 53, column: 110, scope: !223)
!512 = !DILocation(line: 53, column: 112, scope: !223)
!513 = !DILocation(line: 53, column: 107, scope: !223)
!514 = !DILocation(line: 53, column: 118, scope: !223)
!515 = !DILocation(line: 53, column: 137, scope: !223)
!516 = !DILocation(line: 53, column: 121, scope: !223)
!517 = !DILocation(line: 53, column: 145, scope: !223)
!518 = !DILocation(line: 53, column: 147, scope: !223)
!519 = !DILocation(line: 53, column: 154, scope: !223)
!520 = !DILocation(line: 53, column: 159, scope: !223)
!521 = !DILocation(line: 53, column: 143, scope: !223)
!522 = !DILocation(line: 53, column: 140, scope: !223)
!523 = !DILocation(line: 53, column: 5, scope: !223)
!524 = !DILocalVariable(name: "d", scope: !223, file: !2, line: 55, type: !57)
!525 = !DILocation(line: 55, column: 12, scope: !223)
!526 = !DILocation(line: 55, column: 24, scope: !223)
!527 = !DILocation(line: 55, column: 36, scope: !223)
!528 = !DILocation(line: 55, column: 38, scope: !223)
!529 = !DILocation(line: 55, column: 26, scope: !223)
!530 = !DILocation(line: 56, column: 24, scope: !223)
!531 = !DILocation(line: 56, column: 10, scope: !223)
!532 = !DILocation(line: 56, column: 36, scope: !223)
!533 = !DILocation(line: 56, column: 28, scope: !223)
!534 = !DILocation(line: 56, column: 5, scope: !223)
!535 = !DILocation(line: 56, column: 63, scope: !223)
!536 = !DILocation(line: 56, column: 49, scope: !223)
!537 = !DILocation(line: 56, column: 75, scope: !223)
!538 = !DILocation(line: 56, column: 67, scope: !223)
!539 = !DILocation(line: 56, column: 44, scope: !223)
!540 = !DILocation(line: 56, column: 102, scope: !223)
!541 = !DILocation(line: 56, column: 88, scope: !223)
!542 = !DILocation(line: 56, column: 114, scope: !223)
!543 = !DILocation(line: 56, column: 106, scope: !223)
!544 = !DILocation(line: 56, column: 83, scope: !223)
!545 = !DILocation(line: 56, column: 141, scope: !223)
!546 = !DILocation(line: 56, column: 127, scope: !223)
!547 = !DILocation(line: 56, column: 153, scope: !223)
!548 = !DILocation(line: 56, column: 145, scope: !223)
!549 = !DILocation(line: 56, column: 122, scope: !223)
!550 = !DILocation(line: 57, column: 28, scope: !223)
!551 = !DILocation(line: 57, column: 10, scope: !223)
!552 = !DILocation(line: 57, column: 40, scope: !223)
!553 = !DILocation(line: 57, column: 32, scope: !223)
!554 = !DILocation(line: 57, column: 5, scope: !223)
!555 = !DILocation(line: 57, column: 71, scope: !223)
!556 = !DILocation(line: 57, column: 53, scope: !223)
!557 = !DILocation(line: 57, column: 83, scope: !223)
!558 = !DILocation(line: 57, column: 75, scope: !223)
!559 = !DILocation(line: 57, column: 48, scope: !223)
!560 = !DILocation(line: 57, column: 114, scope: !223)
!561 = !DILocation(line: 57, column: 96, scope: !223)
!562 = !DILocation(line: 57, column: 126, scope: !223)
!563 = !DILocation(line: 57, column: 118, scope: !223)
!564 = !DILocation(line: 57, column: 91, scope: !223)
!565 = !DILocation(line: 58, column: 44, scope: !223)
!566 = !DILocation(line: 58, column: 30, scope: !223)
!567 = !DILocation(line: 58, column: 14, scope: !223)
!568 = !DILocation(line: 58, column: 5, scope: !223)
!569 = !DILocation(line: 58, column: 9, scope: !223)
!570 = !DILocation(line: 58, column: 12, scope: !223)
!571 = !DILocation(line: 59, column: 3, scope: !223)
!572 = !DILocation(line: 26, column: 40, scope: !219)
!573 = !DILocation(line: 26, column: 3, scope: !219)
!574 = distinct !{!574, !221, !575, !576}
!575 = !DILocation(line: 59, column: 3, scope: !214)
!576 = !{!"llvm.loop.mustprogress"}
!577 = !DILocation(line: 60, column: 1, scope: !203)
