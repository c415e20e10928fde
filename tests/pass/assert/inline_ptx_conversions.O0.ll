; ModuleID = 'inline_ptx_conversions.cu'
source_filename = "inline_ptx_conversions.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@.str = private unnamed_addr constant [39 x i8] c"__float_as_int(a) == __float_as_int(b)\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [26 x i8] c"inline_ptx_conversions.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z4sameff = private unnamed_addr constant [24 x i8] c"void same(float, float)\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [51 x i8] c"__double_as_longlong(a) == __double_as_longlong(b)\00", align 1, !dbg !18
@__PRETTY_FUNCTION__._Z4samedd = private unnamed_addr constant [26 x i8] c"void same(double, double)\00", align 1, !dbg !23
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str3 = private unnamed_addr constant [103 x i8] c"s_rni_f(f) == __float2int_rn(f) && u_rpi_f(f) == __float2uint_ru(f) && l_rmi_d(d) == __double2ll_rd(d)\00", align 1, !dbg !25
@__PRETTY_FUNCTION__._Z7convertPKyPj = private unnamed_addr constant [57 x i8] c"void convert(const unsigned long long *, unsigned int *)\00", align 1, !dbg !30

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z6f_rz_si(i32 noundef %x) #0 !dbg !79 {
entry:
  %x.addr = alloca i32, align 4
  %r = alloca float, align 4
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !83, !DIExpression(), !84)
    #dbg_declare(ptr %r, !85, !DIExpression(), !84)
  %0 = load i32, ptr %x.addr, align 4, !dbg !84
  %1 = call contract float asm "cvt.rz.f32.s32 $0, $1;", "=f,r"(i32 %0) #5, !dbg !84, !srcloc !86
  store float %1, ptr %r, align 4, !dbg !84
  %2 = load float, ptr %r, align 4, !dbg !84
  ret float %2, !dbg !84
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z6f_rm_si(i32 noundef %x) #0 !dbg !87 {
entry:
  %x.addr = alloca i32, align 4
  %r = alloca float, align 4
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !88, !DIExpression(), !89)
    #dbg_declare(ptr %r, !90, !DIExpression(), !89)
  %0 = load i32, ptr %x.addr, align 4, !dbg !89
  %1 = call contract float asm "cvt.rm.f32.s32 $0, $1;", "=f,r"(i32 %0) #5, !dbg !89, !srcloc !91
  store float %1, ptr %r, align 4, !dbg !89
  %2 = load float, ptr %r, align 4, !dbg !89
  ret float %2, !dbg !89
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z6f_rp_uj(i32 noundef %x) #0 !dbg !92 {
entry:
  %x.addr = alloca i32, align 4
  %r = alloca float, align 4
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !95, !DIExpression(), !96)
    #dbg_declare(ptr %r, !97, !DIExpression(), !96)
  %0 = load i32, ptr %x.addr, align 4, !dbg !96
  %1 = call contract float asm "cvt.rp.f32.u32 $0, $1;", "=f,r"(i32 %0) #5, !dbg !96, !srcloc !98
  store float %1, ptr %r, align 4, !dbg !96
  %2 = load float, ptr %r, align 4, !dbg !96
  ret float %2, !dbg !96
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z6f_rz_lx(i64 noundef %x) #0 !dbg !99 {
entry:
  %x.addr = alloca i64, align 8
  %r = alloca float, align 4
  store i64 %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !102, !DIExpression(), !103)
    #dbg_declare(ptr %r, !104, !DIExpression(), !103)
  %0 = load i64, ptr %x.addr, align 8, !dbg !103
  %1 = call contract float asm "cvt.rz.f32.s64 $0, $1;", "=f,l"(i64 %0) #5, !dbg !103, !srcloc !105
  store float %1, ptr %r, align 4, !dbg !103
  %2 = load float, ptr %r, align 4, !dbg !103
  ret float %2, !dbg !103
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef double @_Z6d_rp_ny(i64 noundef %x) #0 !dbg !106 {
entry:
  %x.addr = alloca i64, align 8
  %r = alloca double, align 8
  store i64 %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !110, !DIExpression(), !111)
    #dbg_declare(ptr %r, !112, !DIExpression(), !111)
  %0 = load i64, ptr %x.addr, align 8, !dbg !111
  %1 = call contract double asm "cvt.rp.f64.u64 $0, $1;", "=d,l"(i64 %0) #5, !dbg !111, !srcloc !113
  store double %1, ptr %r, align 8, !dbg !111
  %2 = load double, ptr %r, align 8, !dbg !111
  ret double %2, !dbg !111
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z7s_rni_ff(float noundef %x) #0 !dbg !114 {
entry:
  %x.addr = alloca float, align 4
  %r = alloca i32, align 4
  store float %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !115, !DIExpression(), !116)
    #dbg_declare(ptr %r, !117, !DIExpression(), !116)
  %0 = load float, ptr %x.addr, align 4, !dbg !116
  %1 = call i32 asm "cvt.rni.s32.f32 $0, $1;", "=r,f"(float %0) #5, !dbg !116, !srcloc !118
  store i32 %1, ptr %r, align 4, !dbg !116
  %2 = load i32, ptr %r, align 4, !dbg !116
  ret i32 %2, !dbg !116
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z7u_rpi_ff(float noundef %x) #0 !dbg !119 {
entry:
  %x.addr = alloca float, align 4
  %r = alloca i32, align 4
  store float %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !122, !DIExpression(), !123)
    #dbg_declare(ptr %r, !124, !DIExpression(), !123)
  %0 = load float, ptr %x.addr, align 4, !dbg !123
  %1 = call i32 asm "cvt.rpi.u32.f32 $0, $1;", "=r,f"(float %0) #5, !dbg !123, !srcloc !125
  store i32 %1, ptr %r, align 4, !dbg !123
  %2 = load i32, ptr %r, align 4, !dbg !123
  ret i32 %2, !dbg !123
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i64 @_Z7l_rmi_dd(double noundef %x) #0 !dbg !126 {
entry:
  %x.addr = alloca double, align 8
  %r = alloca i64, align 8
  store double %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !129, !DIExpression(), !130)
    #dbg_declare(ptr %r, !131, !DIExpression(), !130)
  %0 = load double, ptr %x.addr, align 8, !dbg !130
  %1 = call i64 asm "cvt.rmi.s64.f64 $0, $1;", "=l,d"(double %0) #5, !dbg !130, !srcloc !132
  store i64 %1, ptr %r, align 8, !dbg !130
  %2 = load i64, ptr %r, align 8, !dbg !130
  ret i64 %2, !dbg !130
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z6f_rz_dd(double noundef %x) #0 !dbg !133 {
entry:
  %x.addr = alloca double, align 8
  %r = alloca float, align 4
  store double %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !136, !DIExpression(), !137)
    #dbg_declare(ptr %r, !138, !DIExpression(), !137)
  %0 = load double, ptr %x.addr, align 8, !dbg !137
  %1 = call contract float asm "cvt.rz.f32.f64 $0, $1;", "=f,d"(double %0) #5, !dbg !137, !srcloc !139
  store float %1, ptr %r, align 4, !dbg !137
  %2 = load float, ptr %r, align 4, !dbg !137
  ret float %2, !dbg !137
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z6f_rp_dd(double noundef %x) #0 !dbg !140 {
entry:
  %x.addr = alloca double, align 8
  %r = alloca float, align 4
  store double %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !141, !DIExpression(), !142)
    #dbg_declare(ptr %r, !143, !DIExpression(), !142)
  %0 = load double, ptr %x.addr, align 8, !dbg !142
  %1 = call contract float asm "cvt.rp.ftz.f32.f64 $0, $1;", "=f,d"(double %0) #5, !dbg !142, !srcloc !144
  store float %1, ptr %r, align 4, !dbg !142
  %2 = load float, ptr %r, align 4, !dbg !142
  ret float %2, !dbg !142
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z7f_rni_ff(float noundef %x) #0 !dbg !145 {
entry:
  %x.addr = alloca float, align 4
  %r = alloca float, align 4
  store float %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !148, !DIExpression(), !149)
    #dbg_declare(ptr %r, !150, !DIExpression(), !149)
  %0 = load float, ptr %x.addr, align 4, !dbg !149
  %1 = call contract float asm "cvt.rni.f32.f32 $0, $1;", "=f,f"(float %0) #5, !dbg !149, !srcloc !151
  store float %1, ptr %r, align 4, !dbg !149
  %2 = load float, ptr %r, align 4, !dbg !149
  ret float %2, !dbg !149
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z7f_rmi_ff(float noundef %x) #0 !dbg !152 {
entry:
  %x.addr = alloca float, align 4
  %r = alloca float, align 4
  store float %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !153, !DIExpression(), !154)
    #dbg_declare(ptr %r, !155, !DIExpression(), !154)
  %0 = load float, ptr %x.addr, align 4, !dbg !154
  %1 = call contract float asm "cvt.rmi.ftz.f32.f32 $0, $1;", "=f,f"(float %0) #5, !dbg !154, !srcloc !156
  store float %1, ptr %r, align 4, !dbg !154
  %2 = load float, ptr %r, align 4, !dbg !154
  ret float %2, !dbg !154
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef double @_Z7d_rpi_dd(double noundef %x) #0 !dbg !157 {
entry:
  %x.addr = alloca double, align 8
  %r = alloca double, align 8
  store double %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !160, !DIExpression(), !161)
    #dbg_declare(ptr %r, !162, !DIExpression(), !161)
  %0 = load double, ptr %x.addr, align 8, !dbg !161
  %1 = call contract double asm "cvt.rpi.f64.f64 $0, $1;", "=d,d"(double %0) #5, !dbg !161, !srcloc !163
  store double %1, ptr %r, align 8, !dbg !161
  %2 = load double, ptr %r, align 8, !dbg !161
  ret double %2, !dbg !161
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef double @_Z7d_rzi_dd(double noundef %x) #0 !dbg !164 {
entry:
  %x.addr = alloca double, align 8
  %r = alloca double, align 8
  store double %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !165, !DIExpression(), !166)
    #dbg_declare(ptr %r, !167, !DIExpression(), !166)
  %0 = load double, ptr %x.addr, align 8, !dbg !166
  %1 = call contract double asm "cvt.rzi.f64.f64 $0, $1;", "=d,d"(double %0) #5, !dbg !166, !srcloc !168
  store double %1, ptr %r, align 8, !dbg !166
  %2 = load double, ptr %r, align 8, !dbg !166
  ret double %2, !dbg !166
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef double @_Z6f_widef(float noundef %x) #0 !dbg !169 {
entry:
  %x.addr = alloca float, align 4
  %r = alloca double, align 8
  store float %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !172, !DIExpression(), !173)
    #dbg_declare(ptr %r, !174, !DIExpression(), !173)
  %0 = load float, ptr %x.addr, align 4, !dbg !173
  %1 = call contract double asm "cvt.f64.f32 $0, $1;", "=d,f"(float %0) #5, !dbg !173, !srcloc !175
  store double %1, ptr %r, align 8, !dbg !173
  %2 = load double, ptr %r, align 8, !dbg !173
  ret double %2, !dbg !173
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z4sameff(float noundef %a, float noundef %b) #0 !dbg !176 {
entry:
  %x.addr.i2 = alloca float, align 4
  %x.addr.i = alloca float, align 4
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
    #dbg_declare(ptr %a.addr, !179, !DIExpression(), !180)
  store float %b, ptr %b.addr, align 4
    #dbg_declare(ptr %b.addr, !181, !DIExpression(), !182)
  %0 = load float, ptr %a.addr, align 4, !dbg !183
  store float %0, ptr %x.addr.i2, align 4, !dbg !184
  %1 = load i32, ptr %x.addr.i2, align 4, !dbg !184
  %2 = load float, ptr %b.addr, align 4, !dbg !185
  store float %2, ptr %x.addr.i, align 4, !dbg !186
  %3 = load i32, ptr %x.addr.i, align 4, !dbg !186
  %cmp = icmp eq i32 %1, %3, !dbg !187
  %storedv.i = zext i1 %cmp to i8, !dbg !188
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !188
  store ptr @.str, ptr %text.addr.i, align 8, !dbg !188
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !188
  store i32 22, ptr %line.addr.i, align 4, !dbg !188
  store ptr @__PRETTY_FUNCTION__._Z4sameff, ptr %fn.addr.i, align 8, !dbg !188
  %4 = load i8, ptr %holds.addr.i, align 1, !dbg !188
  %loadedv.i = trunc i8 %4 to i1, !dbg !188
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !188

if.then.i:                                        ; preds = %entry
  %5 = load ptr, ptr %text.addr.i, align 8, !dbg !188
  %6 = load ptr, ptr %file.addr.i, align 8, !dbg !188
  %7 = load i32, ptr %line.addr.i, align 4, !dbg !188
  %8 = load ptr, ptr %fn.addr.i, align 8, !dbg !188
  call void @__assertfail(ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i64 noundef 1) #6, !dbg !188
  unreachable, !dbg !188

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  ret void, !dbg !189
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z4samedd(double noundef %a, double noundef %b) #0 !dbg !190 {
entry:
  %x.addr.i2 = alloca double, align 8
  %x.addr.i = alloca double, align 8
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %a.addr = alloca double, align 8
  %b.addr = alloca double, align 8
  store double %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !193, !DIExpression(), !194)
  store double %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !195, !DIExpression(), !196)
  %0 = load double, ptr %a.addr, align 8, !dbg !197
  store double %0, ptr %x.addr.i2, align 8, !dbg !198
  %1 = load i64, ptr %x.addr.i2, align 8, !dbg !198
  %2 = load double, ptr %b.addr, align 8, !dbg !199
  store double %2, ptr %x.addr.i, align 8, !dbg !200
  %3 = load i64, ptr %x.addr.i, align 8, !dbg !200
  %cmp = icmp eq i64 %1, %3, !dbg !201
  %storedv.i = zext i1 %cmp to i8, !dbg !202
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !202
  store ptr @.str2, ptr %text.addr.i, align 8, !dbg !202
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !202
  store i32 23, ptr %line.addr.i, align 4, !dbg !202
  store ptr @__PRETTY_FUNCTION__._Z4samedd, ptr %fn.addr.i, align 8, !dbg !202
  %4 = load i8, ptr %holds.addr.i, align 1, !dbg !202
  %loadedv.i = trunc i8 %4 to i1, !dbg !202
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !202

if.then.i:                                        ; preds = %entry
  %5 = load ptr, ptr %text.addr.i, align 8, !dbg !202
  %6 = load ptr, ptr %file.addr.i, align 8, !dbg !202
  %7 = load i32, ptr %line.addr.i, align 4, !dbg !202
  %8 = load ptr, ptr %fn.addr.i, align 8, !dbg !202
  call void @__assertfail(ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i64 noundef 1) #6, !dbg !202
  unreachable, !dbg !202

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  ret void, !dbg !203
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7convertPKyPj(ptr noundef %bits, ptr noundef %out) #1 !dbg !204 {
entry:
  %retval.i.i255 = alloca float, align 4
  %x.addr.i.i256 = alloca float, align 4
  %up.addr.i.i257 = alloca i8, align 1
  %b.i.i258 = alloca i32, align 4
  %ref.tmp.i.i259 = alloca i32, align 4
  %r.addr.i260 = alloca float, align 4
  %error.addr.i261 = alloca double, align 8
  %retval.i.i217 = alloca float, align 4
  %x.addr.i.i218 = alloca float, align 4
  %up.addr.i.i219 = alloca i8, align 1
  %b.i.i220 = alloca i32, align 4
  %ref.tmp.i.i221 = alloca i32, align 4
  %r.addr.i222 = alloca float, align 4
  %error.addr.i223 = alloca double, align 8
  %retval.i.i179 = alloca float, align 4
  %x.addr.i.i180 = alloca float, align 4
  %up.addr.i.i181 = alloca i8, align 1
  %b.i.i182 = alloca i32, align 4
  %ref.tmp.i.i183 = alloca i32, align 4
  %r.addr.i184 = alloca float, align 4
  %error.addr.i185 = alloca double, align 8
  %retval.i.i142 = alloca float, align 4
  %x.addr.i.i143 = alloca float, align 4
  %up.addr.i.i144 = alloca i8, align 1
  %b.i.i145 = alloca i32, align 4
  %ref.tmp.i.i146 = alloca i32, align 4
  %r.addr.i147 = alloca float, align 4
  %error.addr.i148 = alloca double, align 8
  %retval.i.i92 = alloca float, align 4
  %x.addr.i.i93 = alloca float, align 4
  %up.addr.i.i94 = alloca i8, align 1
  %b.i.i95 = alloca i32, align 4
  %ref.tmp.i.i96 = alloca i32, align 4
  %r.addr.i.i97 = alloca float, align 4
  %error.addr.i.i98 = alloca double, align 8
  %r.addr.i99 = alloca float, align 4
  %error.addr.i100 = alloca double, align 8
  %retval.i.i = alloca float, align 4
  %x.addr.i.i = alloca float, align 4
  %up.addr.i.i = alloca i8, align 1
  %b.i.i = alloca i32, align 4
  %ref.tmp.i.i = alloca i32, align 4
  %r.addr.i.i = alloca float, align 4
  %error.addr.i.i = alloca double, align 8
  %r.addr.i85 = alloca float, align 4
  %error.addr.i86 = alloca double, align 8
  %retval.i = alloca float, align 4
  %x.addr.i79 = alloca float, align 4
  %up.addr.i = alloca i8, align 1
  %b.i = alloca i32, align 4
  %ref.tmp.i = alloca i32, align 4
  %r.addr.i = alloca float, align 4
  %error.addr.i = alloca double, align 8
  %x.addr.i72 = alloca double, align 8
  %r.i73 = alloca float, align 4
  %x.addr.i71 = alloca float, align 4
  %x.addr.i65 = alloca double, align 8
  %r.i66 = alloca float, align 4
  %x.addr.i59 = alloca double, align 8
  %r.i60 = alloca float, align 4
  %x.addr.i54 = alloca double, align 8
  %r.i55 = alloca float, align 4
  %x.addr.i51 = alloca double, align 8
  %r.i = alloca float, align 4
  %x.addr.i50 = alloca double, align 8
  %x.addr.i49 = alloca float, align 4
  %x.addr.i48 = alloca float, align 4
  %x.addr.i47 = alloca i64, align 8
  %x.addr.i46 = alloca i64, align 8
  %x.addr.i43 = alloca i32, align 4
  %x.addr.i40 = alloca i32, align 4
  %x.addr.i = alloca i32, align 4
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
  %f = alloca float, align 4
  %d = alloca double, align 8
  store ptr %bits, ptr %bits.addr, align 8
    #dbg_declare(ptr %bits.addr, !210, !DIExpression(), !211)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !212, !DIExpression(), !213)
    #dbg_declare(ptr %i, !214, !DIExpression(), !216)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !217
  store i32 %0, ptr %i, align 4, !dbg !216
  br label %for.cond, !dbg !218

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !219
  %cmp = icmp slt i32 %1, 256, !dbg !221
  br i1 %cmp, label %for.body, label %for.end, !dbg !222

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %w, !223, !DIExpression(), !225)
  %2 = load ptr, ptr %bits.addr, align 8, !dbg !226
  %3 = load i32, ptr %i, align 4, !dbg !227
  %idxprom = sext i32 %3 to i64, !dbg !226
  %arrayidx = getelementptr inbounds i64, ptr %2, i64 %idxprom, !dbg !226
  %4 = load i64, ptr %arrayidx, align 8, !dbg !226
  store i64 %4, ptr %w, align 8, !dbg !225
    #dbg_declare(ptr %s, !228, !DIExpression(), !229)
  %5 = load i64, ptr %w, align 8, !dbg !230
  %conv = trunc i64 %5 to i32, !dbg !230
  store i32 %conv, ptr %s, align 4, !dbg !229
    #dbg_declare(ptr %u, !231, !DIExpression(), !232)
  %6 = load i64, ptr %w, align 8, !dbg !233
  %shr = lshr i64 %6, 32, !dbg !234
  %conv1 = trunc i64 %shr to i32, !dbg !235
  store i32 %conv1, ptr %u, align 4, !dbg !232
  %7 = load i32, ptr %s, align 4, !dbg !236
  %call2 = call contract noundef float @_Z6f_rz_si(i32 noundef %7) #7, !dbg !237
  %8 = load i32, ptr %s, align 4, !dbg !238
  store i32 %8, ptr %x.addr.i, align 4, !dbg !239
  %9 = load i32, ptr %x.addr.i, align 4, !dbg !239
  %conv.i = sitofp i32 %9 to double, !dbg !239
  store double %conv.i, ptr %x.addr.i51, align 8, !dbg !239
  %10 = load double, ptr %x.addr.i51, align 8, !dbg !239
  %conv.i52 = fptrunc double %10 to float, !dbg !239
  store float %conv.i52, ptr %r.i, align 4, !dbg !239
  %11 = load float, ptr %r.i, align 4, !dbg !239
  %12 = load double, ptr %x.addr.i51, align 8, !dbg !239
  %13 = load float, ptr %r.i, align 4, !dbg !239
  %conv1.i = fpext float %13 to double, !dbg !239
  %sub.i = fsub double %12, %conv1.i, !dbg !239
  store float %11, ptr %r.addr.i99, align 4, !dbg !239
  store double %sub.i, ptr %error.addr.i100, align 8, !dbg !239
  %14 = load float, ptr %r.addr.i99, align 4, !dbg !239
  %cmp.i101 = fcmp ogt float %14, 0.000000e+00, !dbg !239
  br i1 %cmp.i101, label %cond.true.i110, label %cond.false.i102, !dbg !239

cond.true.i110:                                   ; preds = %for.body
  %15 = load float, ptr %r.addr.i99, align 4, !dbg !239
  %16 = load double, ptr %error.addr.i100, align 8, !dbg !239
  store float %15, ptr %r.addr.i.i97, align 4, !dbg !239
  store double %16, ptr %error.addr.i.i98, align 8, !dbg !239
  %17 = load double, ptr %error.addr.i.i98, align 8, !dbg !239
  %cmp.i.i111 = fcmp olt double %17, 0.000000e+00, !dbg !239
  br i1 %cmp.i.i111, label %cond.true.i.i115, label %cond.false.i.i112, !dbg !239

cond.true.i.i115:                                 ; preds = %cond.true.i110
  %18 = load float, ptr %r.addr.i.i97, align 4, !dbg !239
  store float %18, ptr %x.addr.i.i93, align 4, !dbg !239
  store i8 0, ptr %up.addr.i.i94, align 1, !dbg !239
  %19 = load float, ptr %x.addr.i.i93, align 4, !dbg !239
  %20 = load float, ptr %x.addr.i.i93, align 4, !dbg !239
  %cmp.i7.i116 = fcmp une float %19, %20, !dbg !239
  br i1 %cmp.i7.i116, label %if.then.i.i140, label %if.end.i.i117, !dbg !239

if.then.i.i140:                                   ; preds = %cond.true.i.i115
  %21 = load float, ptr %x.addr.i.i93, align 4, !dbg !239
  store float %21, ptr %retval.i.i92, align 4, !dbg !239
  br label %_ZL7ws_nextfb.exit.i133, !dbg !239

if.end.i.i117:                                    ; preds = %cond.true.i.i115
  %22 = load float, ptr %x.addr.i.i93, align 4, !dbg !239
  %cmp1.i.i118 = fcmp oeq float %22, 0.000000e+00, !dbg !239
  br i1 %cmp1.i.i118, label %if.then2.i.i137, label %if.end3.i.i119, !dbg !239

if.then2.i.i137:                                  ; preds = %if.end.i.i117
  %23 = load i8, ptr %up.addr.i.i94, align 1, !dbg !239
  %loadedv.i.i138 = trunc i8 %23 to i1, !dbg !239
  %24 = zext i1 %loadedv.i.i138 to i64, !dbg !239
  %cond.i8.i139 = select contract i1 %loadedv.i.i138, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !239
  store float %cond.i8.i139, ptr %retval.i.i92, align 4, !dbg !239
  br label %_ZL7ws_nextfb.exit.i133, !dbg !239

if.end3.i.i119:                                   ; preds = %if.end.i.i117
  %25 = load i32, ptr %x.addr.i.i93, align 4, !dbg !239
  store i32 %25, ptr %b.i.i95, align 4, !dbg !239
  %26 = load i8, ptr %up.addr.i.i94, align 1, !dbg !239
  %loadedv4.i.i120 = trunc i8 %26 to i1, !dbg !239
  br i1 %loadedv4.i.i120, label %land.lhs.true.i.i135, label %lor.lhs.false.i.i121, !dbg !239

land.lhs.true.i.i135:                             ; preds = %if.end3.i.i119
  %27 = load i32, ptr %b.i.i95, align 4, !dbg !239
  %cmp5.i.i136 = icmp eq i32 %27, 2139095040, !dbg !239
  br i1 %cmp5.i.i136, label %if.then9.i.i134, label %lor.lhs.false.i.i121, !dbg !239

lor.lhs.false.i.i121:                             ; preds = %land.lhs.true.i.i135, %if.end3.i.i119
  %28 = load i8, ptr %up.addr.i.i94, align 1, !dbg !239
  %loadedv6.i.i122 = trunc i8 %28 to i1, !dbg !239
  br i1 %loadedv6.i.i122, label %if.end10.i.i125, label %land.lhs.true7.i.i123, !dbg !239

land.lhs.true7.i.i123:                            ; preds = %lor.lhs.false.i.i121
  %29 = load i32, ptr %b.i.i95, align 4, !dbg !239
  %cmp8.i.i124 = icmp eq i32 %29, -8388608, !dbg !239
  br i1 %cmp8.i.i124, label %if.then9.i.i134, label %if.end10.i.i125, !dbg !239

if.then9.i.i134:                                  ; preds = %land.lhs.true7.i.i123, %land.lhs.true.i.i135
  %30 = load float, ptr %x.addr.i.i93, align 4, !dbg !239
  store float %30, ptr %retval.i.i92, align 4, !dbg !239
  br label %_ZL7ws_nextfb.exit.i133, !dbg !239

if.end10.i.i125:                                  ; preds = %land.lhs.true7.i.i123, %lor.lhs.false.i.i121
  %31 = load i32, ptr %b.i.i95, align 4, !dbg !239
  %32 = load float, ptr %x.addr.i.i93, align 4, !dbg !239
  %cmp11.i.i126 = fcmp ogt float %32, 0.000000e+00, !dbg !239
  %conv.i.i127 = zext i1 %cmp11.i.i126 to i32, !dbg !239
  %33 = load i8, ptr %up.addr.i.i94, align 1, !dbg !239
  %loadedv12.i.i128 = trunc i8 %33 to i1, !dbg !239
  %conv13.i.i129 = zext i1 %loadedv12.i.i128 to i32, !dbg !239
  %cmp14.i.i130 = icmp eq i32 %conv.i.i127, %conv13.i.i129, !dbg !239
  %34 = zext i1 %cmp14.i.i130 to i64, !dbg !239
  %cond15.i.i131 = select i1 %cmp14.i.i130, i32 1, i32 -1, !dbg !239
  %add.i.i132 = add nsw i32 %31, %cond15.i.i131, !dbg !239
  store i32 %add.i.i132, ptr %ref.tmp.i.i96, align 4, !dbg !239
  %35 = load float, ptr %ref.tmp.i.i96, align 4, !dbg !239
  store float %35, ptr %retval.i.i92, align 4, !dbg !239
  br label %_ZL7ws_nextfb.exit.i133, !dbg !239

_ZL7ws_nextfb.exit.i133:                          ; preds = %if.end10.i.i125, %if.then9.i.i134, %if.then2.i.i137, %if.then.i.i140
  %36 = load float, ptr %retval.i.i92, align 4, !dbg !239
  br label %_ZL5ws_rdIfdET_S0_T0_.exit.i113, !dbg !239

cond.false.i.i112:                                ; preds = %cond.true.i110
  %37 = load float, ptr %r.addr.i.i97, align 4, !dbg !239
  br label %_ZL5ws_rdIfdET_S0_T0_.exit.i113, !dbg !239

_ZL5ws_rdIfdET_S0_T0_.exit.i113:                  ; preds = %cond.false.i.i112, %_ZL7ws_nextfb.exit.i133
  %cond.i.i114 = phi contract float [ %36, %_ZL7ws_nextfb.exit.i133 ], [ %37, %cond.false.i.i112 ], !dbg !239
  br label %_ZL5ws_rzIfdET_S0_T0_.exit141, !dbg !239

cond.false.i102:                                  ; preds = %for.body
  %38 = load float, ptr %r.addr.i99, align 4, !dbg !239
  %cmp1.i103 = fcmp olt float %38, 0.000000e+00, !dbg !239
  br i1 %cmp1.i103, label %cond.true2.i108, label %cond.false4.i104, !dbg !239

cond.true2.i108:                                  ; preds = %cond.false.i102
  %39 = load float, ptr %r.addr.i99, align 4, !dbg !239
  %40 = load double, ptr %error.addr.i100, align 8, !dbg !239
  store float %39, ptr %r.addr.i147, align 4, !dbg !239
  store double %40, ptr %error.addr.i148, align 8, !dbg !239
  %41 = load double, ptr %error.addr.i148, align 8, !dbg !239
  %cmp.i149 = fcmp ogt double %41, 0.000000e+00, !dbg !239
  br i1 %cmp.i149, label %cond.true.i153, label %cond.false.i150, !dbg !239

cond.true.i153:                                   ; preds = %cond.true2.i108
  %42 = load float, ptr %r.addr.i147, align 4, !dbg !239
  store float %42, ptr %x.addr.i.i143, align 4, !dbg !239
  store i8 1, ptr %up.addr.i.i144, align 1, !dbg !239
  %43 = load float, ptr %x.addr.i.i143, align 4, !dbg !239
  %44 = load float, ptr %x.addr.i.i143, align 4, !dbg !239
  %cmp.i.i154 = fcmp une float %43, %44, !dbg !239
  br i1 %cmp.i.i154, label %if.then.i.i178, label %if.end.i.i155, !dbg !239

if.then.i.i178:                                   ; preds = %cond.true.i153
  %45 = load float, ptr %x.addr.i.i143, align 4, !dbg !239
  store float %45, ptr %retval.i.i142, align 4, !dbg !239
  br label %_ZL7ws_nextfb.exit.i171, !dbg !239

if.end.i.i155:                                    ; preds = %cond.true.i153
  %46 = load float, ptr %x.addr.i.i143, align 4, !dbg !239
  %cmp1.i.i156 = fcmp oeq float %46, 0.000000e+00, !dbg !239
  br i1 %cmp1.i.i156, label %if.then2.i.i175, label %if.end3.i.i157, !dbg !239

if.then2.i.i175:                                  ; preds = %if.end.i.i155
  %47 = load i8, ptr %up.addr.i.i144, align 1, !dbg !239
  %loadedv.i.i176 = trunc i8 %47 to i1, !dbg !239
  %48 = zext i1 %loadedv.i.i176 to i64, !dbg !239
  %cond.i.i177 = select contract i1 %loadedv.i.i176, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !239
  store float %cond.i.i177, ptr %retval.i.i142, align 4, !dbg !239
  br label %_ZL7ws_nextfb.exit.i171, !dbg !239

if.end3.i.i157:                                   ; preds = %if.end.i.i155
  %49 = load i32, ptr %x.addr.i.i143, align 4, !dbg !239
  store i32 %49, ptr %b.i.i145, align 4, !dbg !239
  %50 = load i8, ptr %up.addr.i.i144, align 1, !dbg !239
  %loadedv4.i.i158 = trunc i8 %50 to i1, !dbg !239
  br i1 %loadedv4.i.i158, label %land.lhs.true.i.i173, label %lor.lhs.false.i.i159, !dbg !239

land.lhs.true.i.i173:                             ; preds = %if.end3.i.i157
  %51 = load i32, ptr %b.i.i145, align 4, !dbg !239
  %cmp5.i.i174 = icmp eq i32 %51, 2139095040, !dbg !239
  br i1 %cmp5.i.i174, label %if.then9.i.i172, label %lor.lhs.false.i.i159, !dbg !239

lor.lhs.false.i.i159:                             ; preds = %land.lhs.true.i.i173, %if.end3.i.i157
  %52 = load i8, ptr %up.addr.i.i144, align 1, !dbg !239
  %loadedv6.i.i160 = trunc i8 %52 to i1, !dbg !239
  br i1 %loadedv6.i.i160, label %if.end10.i.i163, label %land.lhs.true7.i.i161, !dbg !239

land.lhs.true7.i.i161:                            ; preds = %lor.lhs.false.i.i159
  %53 = load i32, ptr %b.i.i145, align 4, !dbg !239
  %cmp8.i.i162 = icmp eq i32 %53, -8388608, !dbg !239
  br i1 %cmp8.i.i162, label %if.then9.i.i172, label %if.end10.i.i163, !dbg !239

if.then9.i.i172:                                  ; preds = %land.lhs.true7.i.i161, %land.lhs.true.i.i173
  %54 = load float, ptr %x.addr.i.i143, align 4, !dbg !239
  store float %54, ptr %retval.i.i142, align 4, !dbg !239
  br label %_ZL7ws_nextfb.exit.i171, !dbg !239

if.end10.i.i163:                                  ; preds = %land.lhs.true7.i.i161, %lor.lhs.false.i.i159
  %55 = load i32, ptr %b.i.i145, align 4, !dbg !239
  %56 = load float, ptr %x.addr.i.i143, align 4, !dbg !239
  %cmp11.i.i164 = fcmp ogt float %56, 0.000000e+00, !dbg !239
  %conv.i.i165 = zext i1 %cmp11.i.i164 to i32, !dbg !239
  %57 = load i8, ptr %up.addr.i.i144, align 1, !dbg !239
  %loadedv12.i.i166 = trunc i8 %57 to i1, !dbg !239
  %conv13.i.i167 = zext i1 %loadedv12.i.i166 to i32, !dbg !239
  %cmp14.i.i168 = icmp eq i32 %conv.i.i165, %conv13.i.i167, !dbg !239
  %58 = zext i1 %cmp14.i.i168 to i64, !dbg !239
  %cond15.i.i169 = select i1 %cmp14.i.i168, i32 1, i32 -1, !dbg !239
  %add.i.i170 = add nsw i32 %55, %cond15.i.i169, !dbg !239
  store i32 %add.i.i170, ptr %ref.tmp.i.i146, align 4, !dbg !239
  %59 = load float, ptr %ref.tmp.i.i146, align 4, !dbg !239
  store float %59, ptr %retval.i.i142, align 4, !dbg !239
  br label %_ZL7ws_nextfb.exit.i171, !dbg !239

_ZL7ws_nextfb.exit.i171:                          ; preds = %if.end10.i.i163, %if.then9.i.i172, %if.then2.i.i175, %if.then.i.i178
  %60 = load float, ptr %retval.i.i142, align 4, !dbg !239
  br label %_ZL5ws_ruIfdET_S0_T0_.exit, !dbg !239

cond.false.i150:                                  ; preds = %cond.true2.i108
  %61 = load float, ptr %r.addr.i147, align 4, !dbg !239
  br label %_ZL5ws_ruIfdET_S0_T0_.exit, !dbg !239

_ZL5ws_ruIfdET_S0_T0_.exit:                       ; preds = %_ZL7ws_nextfb.exit.i171, %cond.false.i150
  %cond.i152 = phi contract float [ %60, %_ZL7ws_nextfb.exit.i171 ], [ %61, %cond.false.i150 ], !dbg !239
  br label %cond.end.i105, !dbg !239

cond.false4.i104:                                 ; preds = %cond.false.i102
  %62 = load float, ptr %r.addr.i99, align 4, !dbg !239
  br label %cond.end.i105, !dbg !239

cond.end.i105:                                    ; preds = %cond.false4.i104, %_ZL5ws_ruIfdET_S0_T0_.exit
  %cond.i106 = phi contract float [ %cond.i152, %_ZL5ws_ruIfdET_S0_T0_.exit ], [ %62, %cond.false4.i104 ], !dbg !239
  br label %_ZL5ws_rzIfdET_S0_T0_.exit141, !dbg !239

_ZL5ws_rzIfdET_S0_T0_.exit141:                    ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit.i113, %cond.end.i105
  %cond6.i107 = phi contract float [ %cond.i.i114, %_ZL5ws_rdIfdET_S0_T0_.exit.i113 ], [ %cond.i106, %cond.end.i105 ], !dbg !239
  call void @_Z4sameff(float noundef %call2, float noundef %cond6.i107) #7, !dbg !240
  %63 = load i32, ptr %s, align 4, !dbg !241
  %call4 = call contract noundef float @_Z6f_rm_si(i32 noundef %63) #7, !dbg !242
  %64 = load i32, ptr %s, align 4, !dbg !243
  store i32 %64, ptr %x.addr.i40, align 4, !dbg !244
  %65 = load i32, ptr %x.addr.i40, align 4, !dbg !244
  %conv.i41 = sitofp i32 %65 to double, !dbg !244
  store double %conv.i41, ptr %x.addr.i72, align 8, !dbg !244
  %66 = load double, ptr %x.addr.i72, align 8, !dbg !244
  %conv.i74 = fptrunc double %66 to float, !dbg !244
  store float %conv.i74, ptr %r.i73, align 4, !dbg !244
  %67 = load float, ptr %r.i73, align 4, !dbg !244
  %68 = load double, ptr %x.addr.i72, align 8, !dbg !244
  %69 = load float, ptr %r.i73, align 4, !dbg !244
  %conv1.i75 = fpext float %69 to double, !dbg !244
  %sub.i76 = fsub double %68, %conv1.i75, !dbg !244
  store float %67, ptr %r.addr.i, align 4, !dbg !244
  store double %sub.i76, ptr %error.addr.i, align 8, !dbg !244
  %70 = load double, ptr %error.addr.i, align 8, !dbg !244
  %cmp.i = fcmp olt double %70, 0.000000e+00, !dbg !244
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !244

cond.true.i:                                      ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit141
  %71 = load float, ptr %r.addr.i, align 4, !dbg !244
  store float %71, ptr %x.addr.i79, align 4, !dbg !244
  store i8 0, ptr %up.addr.i, align 1, !dbg !244
  %72 = load float, ptr %x.addr.i79, align 4, !dbg !244
  %73 = load float, ptr %x.addr.i79, align 4, !dbg !244
  %cmp.i80 = fcmp une float %72, %73, !dbg !244
  br i1 %cmp.i80, label %if.then.i84, label %if.end.i, !dbg !244

if.then.i84:                                      ; preds = %cond.true.i
  %74 = load float, ptr %x.addr.i79, align 4, !dbg !244
  store float %74, ptr %retval.i, align 4, !dbg !244
  br label %_ZL7ws_nextfb.exit, !dbg !244

if.end.i:                                         ; preds = %cond.true.i
  %75 = load float, ptr %x.addr.i79, align 4, !dbg !244
  %cmp1.i = fcmp oeq float %75, 0.000000e+00, !dbg !244
  br i1 %cmp1.i, label %if.then2.i, label %if.end3.i, !dbg !244

if.then2.i:                                       ; preds = %if.end.i
  %76 = load i8, ptr %up.addr.i, align 1, !dbg !244
  %loadedv.i82 = trunc i8 %76 to i1, !dbg !244
  %77 = zext i1 %loadedv.i82 to i64, !dbg !244
  %cond.i83 = select contract i1 %loadedv.i82, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !244
  store float %cond.i83, ptr %retval.i, align 4, !dbg !244
  br label %_ZL7ws_nextfb.exit, !dbg !244

if.end3.i:                                        ; preds = %if.end.i
  %78 = load i32, ptr %x.addr.i79, align 4, !dbg !244
  store i32 %78, ptr %b.i, align 4, !dbg !244
  %79 = load i8, ptr %up.addr.i, align 1, !dbg !244
  %loadedv4.i = trunc i8 %79 to i1, !dbg !244
  br i1 %loadedv4.i, label %land.lhs.true.i, label %lor.lhs.false.i, !dbg !244

land.lhs.true.i:                                  ; preds = %if.end3.i
  %80 = load i32, ptr %b.i, align 4, !dbg !244
  %cmp5.i = icmp eq i32 %80, 2139095040, !dbg !244
  br i1 %cmp5.i, label %if.then9.i, label %lor.lhs.false.i, !dbg !244

lor.lhs.false.i:                                  ; preds = %land.lhs.true.i, %if.end3.i
  %81 = load i8, ptr %up.addr.i, align 1, !dbg !244
  %loadedv6.i = trunc i8 %81 to i1, !dbg !244
  br i1 %loadedv6.i, label %if.end10.i, label %land.lhs.true7.i, !dbg !244

land.lhs.true7.i:                                 ; preds = %lor.lhs.false.i
  %82 = load i32, ptr %b.i, align 4, !dbg !244
  %cmp8.i = icmp eq i32 %82, -8388608, !dbg !244
  br i1 %cmp8.i, label %if.then9.i, label %if.end10.i, !dbg !244

if.then9.i:                                       ; preds = %land.lhs.true7.i, %land.lhs.true.i
  %83 = load float, ptr %x.addr.i79, align 4, !dbg !244
  store float %83, ptr %retval.i, align 4, !dbg !244
  br label %_ZL7ws_nextfb.exit, !dbg !244

if.end10.i:                                       ; preds = %land.lhs.true7.i, %lor.lhs.false.i
  %84 = load i32, ptr %b.i, align 4, !dbg !244
  %85 = load float, ptr %x.addr.i79, align 4, !dbg !244
  %cmp11.i = fcmp ogt float %85, 0.000000e+00, !dbg !244
  %conv.i81 = zext i1 %cmp11.i to i32, !dbg !244
  %86 = load i8, ptr %up.addr.i, align 1, !dbg !244
  %loadedv12.i = trunc i8 %86 to i1, !dbg !244
  %conv13.i = zext i1 %loadedv12.i to i32, !dbg !244
  %cmp14.i = icmp eq i32 %conv.i81, %conv13.i, !dbg !244
  %87 = zext i1 %cmp14.i to i64, !dbg !244
  %cond15.i = select i1 %cmp14.i, i32 1, i32 -1, !dbg !244
  %add.i = add nsw i32 %84, %cond15.i, !dbg !244
  store i32 %add.i, ptr %ref.tmp.i, align 4, !dbg !244
  %88 = load float, ptr %ref.tmp.i, align 4, !dbg !244
  store float %88, ptr %retval.i, align 4, !dbg !244
  br label %_ZL7ws_nextfb.exit, !dbg !244

_ZL7ws_nextfb.exit:                               ; preds = %if.then.i84, %if.then2.i, %if.then9.i, %if.end10.i
  %89 = load float, ptr %retval.i, align 4, !dbg !244
  br label %_ZL5ws_rdIfdET_S0_T0_.exit, !dbg !244

cond.false.i:                                     ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit141
  %90 = load float, ptr %r.addr.i, align 4, !dbg !244
  br label %_ZL5ws_rdIfdET_S0_T0_.exit, !dbg !244

_ZL5ws_rdIfdET_S0_T0_.exit:                       ; preds = %_ZL7ws_nextfb.exit, %cond.false.i
  %cond.i = phi contract float [ %89, %_ZL7ws_nextfb.exit ], [ %90, %cond.false.i ], !dbg !244
  call void @_Z4sameff(float noundef %call4, float noundef %cond.i) #7, !dbg !245
  %91 = load i32, ptr %u, align 4, !dbg !246
  %call6 = call contract noundef float @_Z6f_rp_uj(i32 noundef %91) #7, !dbg !247
  %92 = load i32, ptr %u, align 4, !dbg !248
  store i32 %92, ptr %x.addr.i43, align 4, !dbg !249
  %93 = load i32, ptr %x.addr.i43, align 4, !dbg !249
  %conv.i44 = uitofp i32 %93 to double, !dbg !249
  store double %conv.i44, ptr %x.addr.i59, align 8, !dbg !249
  %94 = load double, ptr %x.addr.i59, align 8, !dbg !249
  %conv.i61 = fptrunc double %94 to float, !dbg !249
  store float %conv.i61, ptr %r.i60, align 4, !dbg !249
  %95 = load float, ptr %r.i60, align 4, !dbg !249
  %96 = load double, ptr %x.addr.i59, align 8, !dbg !249
  %97 = load float, ptr %r.i60, align 4, !dbg !249
  %conv1.i62 = fpext float %97 to double, !dbg !249
  %sub.i63 = fsub double %96, %conv1.i62, !dbg !249
  store float %95, ptr %r.addr.i260, align 4, !dbg !249
  store double %sub.i63, ptr %error.addr.i261, align 8, !dbg !249
  %98 = load double, ptr %error.addr.i261, align 8, !dbg !249
  %cmp.i262 = fcmp ogt double %98, 0.000000e+00, !dbg !249
  br i1 %cmp.i262, label %cond.true.i266, label %cond.false.i263, !dbg !249

cond.true.i266:                                   ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit
  %99 = load float, ptr %r.addr.i260, align 4, !dbg !249
  store float %99, ptr %x.addr.i.i256, align 4, !dbg !249
  store i8 1, ptr %up.addr.i.i257, align 1, !dbg !249
  %100 = load float, ptr %x.addr.i.i256, align 4, !dbg !249
  %101 = load float, ptr %x.addr.i.i256, align 4, !dbg !249
  %cmp.i.i267 = fcmp une float %100, %101, !dbg !249
  br i1 %cmp.i.i267, label %if.then.i.i291, label %if.end.i.i268, !dbg !249

if.then.i.i291:                                   ; preds = %cond.true.i266
  %102 = load float, ptr %x.addr.i.i256, align 4, !dbg !249
  store float %102, ptr %retval.i.i255, align 4, !dbg !249
  br label %_ZL7ws_nextfb.exit.i284, !dbg !249

if.end.i.i268:                                    ; preds = %cond.true.i266
  %103 = load float, ptr %x.addr.i.i256, align 4, !dbg !249
  %cmp1.i.i269 = fcmp oeq float %103, 0.000000e+00, !dbg !249
  br i1 %cmp1.i.i269, label %if.then2.i.i288, label %if.end3.i.i270, !dbg !249

if.then2.i.i288:                                  ; preds = %if.end.i.i268
  %104 = load i8, ptr %up.addr.i.i257, align 1, !dbg !249
  %loadedv.i.i289 = trunc i8 %104 to i1, !dbg !249
  %105 = zext i1 %loadedv.i.i289 to i64, !dbg !249
  %cond.i.i290 = select contract i1 %loadedv.i.i289, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !249
  store float %cond.i.i290, ptr %retval.i.i255, align 4, !dbg !249
  br label %_ZL7ws_nextfb.exit.i284, !dbg !249

if.end3.i.i270:                                   ; preds = %if.end.i.i268
  %106 = load i32, ptr %x.addr.i.i256, align 4, !dbg !249
  store i32 %106, ptr %b.i.i258, align 4, !dbg !249
  %107 = load i8, ptr %up.addr.i.i257, align 1, !dbg !249
  %loadedv4.i.i271 = trunc i8 %107 to i1, !dbg !249
  br i1 %loadedv4.i.i271, label %land.lhs.true.i.i286, label %lor.lhs.false.i.i272, !dbg !249

land.lhs.true.i.i286:                             ; preds = %if.end3.i.i270
  %108 = load i32, ptr %b.i.i258, align 4, !dbg !249
  %cmp5.i.i287 = icmp eq i32 %108, 2139095040, !dbg !249
  br i1 %cmp5.i.i287, label %if.then9.i.i285, label %lor.lhs.false.i.i272, !dbg !249

lor.lhs.false.i.i272:                             ; preds = %land.lhs.true.i.i286, %if.end3.i.i270
  %109 = load i8, ptr %up.addr.i.i257, align 1, !dbg !249
  %loadedv6.i.i273 = trunc i8 %109 to i1, !dbg !249
  br i1 %loadedv6.i.i273, label %if.end10.i.i276, label %land.lhs.true7.i.i274, !dbg !249

land.lhs.true7.i.i274:                            ; preds = %lor.lhs.false.i.i272
  %110 = load i32, ptr %b.i.i258, align 4, !dbg !249
  %cmp8.i.i275 = icmp eq i32 %110, -8388608, !dbg !249
  br i1 %cmp8.i.i275, label %if.then9.i.i285, label %if.end10.i.i276, !dbg !249

if.then9.i.i285:                                  ; preds = %land.lhs.true7.i.i274, %land.lhs.true.i.i286
  %111 = load float, ptr %x.addr.i.i256, align 4, !dbg !249
  store float %111, ptr %retval.i.i255, align 4, !dbg !249
  br label %_ZL7ws_nextfb.exit.i284, !dbg !249

if.end10.i.i276:                                  ; preds = %land.lhs.true7.i.i274, %lor.lhs.false.i.i272
  %112 = load i32, ptr %b.i.i258, align 4, !dbg !249
  %113 = load float, ptr %x.addr.i.i256, align 4, !dbg !249
  %cmp11.i.i277 = fcmp ogt float %113, 0.000000e+00, !dbg !249
  %conv.i.i278 = zext i1 %cmp11.i.i277 to i32, !dbg !249
  %114 = load i8, ptr %up.addr.i.i257, align 1, !dbg !249
  %loadedv12.i.i279 = trunc i8 %114 to i1, !dbg !249
  %conv13.i.i280 = zext i1 %loadedv12.i.i279 to i32, !dbg !249
  %cmp14.i.i281 = icmp eq i32 %conv.i.i278, %conv13.i.i280, !dbg !249
  %115 = zext i1 %cmp14.i.i281 to i64, !dbg !249
  %cond15.i.i282 = select i1 %cmp14.i.i281, i32 1, i32 -1, !dbg !249
  %add.i.i283 = add nsw i32 %112, %cond15.i.i282, !dbg !249
  store i32 %add.i.i283, ptr %ref.tmp.i.i259, align 4, !dbg !249
  %116 = load float, ptr %ref.tmp.i.i259, align 4, !dbg !249
  store float %116, ptr %retval.i.i255, align 4, !dbg !249
  br label %_ZL7ws_nextfb.exit.i284, !dbg !249

_ZL7ws_nextfb.exit.i284:                          ; preds = %if.end10.i.i276, %if.then9.i.i285, %if.then2.i.i288, %if.then.i.i291
  %117 = load float, ptr %retval.i.i255, align 4, !dbg !249
  br label %_ZL5ws_ruIfdET_S0_T0_.exit292, !dbg !249

cond.false.i263:                                  ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit
  %118 = load float, ptr %r.addr.i260, align 4, !dbg !249
  br label %_ZL5ws_ruIfdET_S0_T0_.exit292, !dbg !249

_ZL5ws_ruIfdET_S0_T0_.exit292:                    ; preds = %_ZL7ws_nextfb.exit.i284, %cond.false.i263
  %cond.i265 = phi contract float [ %117, %_ZL7ws_nextfb.exit.i284 ], [ %118, %cond.false.i263 ], !dbg !249
  call void @_Z4sameff(float noundef %call6, float noundef %cond.i265) #7, !dbg !250
  %119 = load i64, ptr %w, align 8, !dbg !251
  %call8 = call contract noundef float @_Z6f_rz_lx(i64 noundef %119) #7, !dbg !252
  %120 = load i64, ptr %w, align 8, !dbg !253
  store i64 %120, ptr %x.addr.i46, align 8, !dbg !254
  %121 = load i64, ptr %x.addr.i46, align 8, !dbg !254
  %122 = call contract noundef float @llvm.nvvm.ll2f.rz(i64 %121), !dbg !254
  call void @_Z4sameff(float noundef %call8, float noundef %122) #7, !dbg !255
  %123 = load i64, ptr %w, align 8, !dbg !256
  %call10 = call contract noundef double @_Z6d_rp_ny(i64 noundef %123) #7, !dbg !257
  %124 = load i64, ptr %w, align 8, !dbg !258
  store i64 %124, ptr %x.addr.i47, align 8, !dbg !259
  %125 = load i64, ptr %x.addr.i47, align 8, !dbg !259
  %126 = call contract noundef double @llvm.nvvm.ull2d.rp(i64 %125), !dbg !259
  call void @_Z4samedd(double noundef %call10, double noundef %126) #7, !dbg !260
    #dbg_declare(ptr %f, !261, !DIExpression(), !262)
  %127 = load i32, ptr %s, align 4, !dbg !263
  %shr12 = ashr i32 %127, 8, !dbg !264
  %conv13 = sitofp i32 %shr12 to float, !dbg !265
  %mul = fmul float %conv13, 1.250000e-01, !dbg !266
  store float %mul, ptr %f, align 4, !dbg !262
    #dbg_declare(ptr %d, !267, !DIExpression(), !268)
  %128 = load i32, ptr %s, align 4, !dbg !269
  %conv14 = sitofp i32 %128 to double, !dbg !269
  %129 = load i32, ptr %u, align 4, !dbg !270
  %conv15 = uitofp i32 %129 to double, !dbg !270
  %div = fdiv double %conv15, 0x41F0000000000000, !dbg !271
  %add = fadd double %conv14, %div, !dbg !272
  store double %add, ptr %d, align 8, !dbg !268
  %130 = load float, ptr %f, align 4, !dbg !273
  %call16 = call noundef i32 @_Z7s_rni_ff(float noundef %130) #7, !dbg !274
  %131 = load float, ptr %f, align 4, !dbg !275
  store float %131, ptr %x.addr.i48, align 4, !dbg !276
  %132 = load float, ptr %x.addr.i48, align 4, !dbg !276
  %133 = call noundef i32 @llvm.nvvm.f2i.rn(float %132), !dbg !276
  %cmp18 = icmp eq i32 %call16, %133, !dbg !277
  br i1 %cmp18, label %land.lhs.true, label %land.end, !dbg !278

land.lhs.true:                                    ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit292
  %134 = load float, ptr %f, align 4, !dbg !279
  %call19 = call noundef i32 @_Z7u_rpi_ff(float noundef %134) #7, !dbg !280
  %135 = load float, ptr %f, align 4, !dbg !281
  store float %135, ptr %x.addr.i49, align 4, !dbg !282
  %136 = load float, ptr %x.addr.i49, align 4, !dbg !282
  %137 = call noundef i32 @llvm.nvvm.f2ui.rp(float %136), !dbg !282
  %cmp21 = icmp eq i32 %call19, %137, !dbg !283
  br i1 %cmp21, label %land.rhs, label %land.end, !dbg !284

land.rhs:                                         ; preds = %land.lhs.true
  %138 = load double, ptr %d, align 8, !dbg !285
  %call22 = call noundef i64 @_Z7l_rmi_dd(double noundef %138) #7, !dbg !286
  %139 = load double, ptr %d, align 8, !dbg !287
  store double %139, ptr %x.addr.i50, align 8, !dbg !288
  %140 = load double, ptr %x.addr.i50, align 8, !dbg !288
  %141 = call noundef i64 @llvm.nvvm.d2ll.rm(double %140), !dbg !288
  %cmp24 = icmp eq i64 %call22, %141, !dbg !289
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %_ZL5ws_ruIfdET_S0_T0_.exit292
  %142 = phi i1 [ false, %land.lhs.true ], [ false, %_ZL5ws_ruIfdET_S0_T0_.exit292 ], [ %cmp24, %land.rhs ], !dbg !290
  %storedv.i = zext i1 %142 to i8, !dbg !291
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !291
  store ptr @.str3, ptr %text.addr.i, align 8, !dbg !291
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !291
  store i32 34, ptr %line.addr.i, align 4, !dbg !291
  store ptr @__PRETTY_FUNCTION__._Z7convertPKyPj, ptr %fn.addr.i, align 8, !dbg !291
  %143 = load i8, ptr %holds.addr.i, align 1, !dbg !291
  %loadedv.i = trunc i8 %143 to i1, !dbg !291
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !291

if.then.i:                                        ; preds = %land.end
  %144 = load ptr, ptr %text.addr.i, align 8, !dbg !291
  %145 = load ptr, ptr %file.addr.i, align 8, !dbg !291
  %146 = load i32, ptr %line.addr.i, align 4, !dbg !291
  %147 = load ptr, ptr %fn.addr.i, align 8, !dbg !291
  call void @__assertfail(ptr noundef %144, ptr noundef %145, i32 noundef %146, ptr noundef %147, i64 noundef 1) #6, !dbg !291
  unreachable, !dbg !291

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end
  %148 = load double, ptr %d, align 8, !dbg !292
  %call25 = call contract noundef float @_Z6f_rz_dd(double noundef %148) #7, !dbg !293
  %149 = load double, ptr %d, align 8, !dbg !294
  store double %149, ptr %x.addr.i54, align 8, !dbg !295
  %150 = load double, ptr %x.addr.i54, align 8, !dbg !295
  %conv.i56 = fptrunc double %150 to float, !dbg !295
  store float %conv.i56, ptr %r.i55, align 4, !dbg !295
  %151 = load float, ptr %r.i55, align 4, !dbg !295
  %152 = load double, ptr %x.addr.i54, align 8, !dbg !295
  %153 = load float, ptr %r.i55, align 4, !dbg !295
  %conv1.i57 = fpext float %153 to double, !dbg !295
  %sub.i58 = fsub double %152, %conv1.i57, !dbg !295
  store float %151, ptr %r.addr.i85, align 4, !dbg !295
  store double %sub.i58, ptr %error.addr.i86, align 8, !dbg !295
  %154 = load float, ptr %r.addr.i85, align 4, !dbg !295
  %cmp.i87 = fcmp ogt float %154, 0.000000e+00, !dbg !295
  br i1 %cmp.i87, label %cond.true.i91, label %cond.false.i88, !dbg !295

cond.true.i91:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %155 = load float, ptr %r.addr.i85, align 4, !dbg !295
  %156 = load double, ptr %error.addr.i86, align 8, !dbg !295
  store float %155, ptr %r.addr.i.i, align 4, !dbg !295
  store double %156, ptr %error.addr.i.i, align 8, !dbg !295
  %157 = load double, ptr %error.addr.i.i, align 8, !dbg !295
  %cmp.i.i = fcmp olt double %157, 0.000000e+00, !dbg !295
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i, !dbg !295

cond.true.i.i:                                    ; preds = %cond.true.i91
  %158 = load float, ptr %r.addr.i.i, align 4, !dbg !295
  store float %158, ptr %x.addr.i.i, align 4, !dbg !295
  store i8 0, ptr %up.addr.i.i, align 1, !dbg !295
  %159 = load float, ptr %x.addr.i.i, align 4, !dbg !295
  %160 = load float, ptr %x.addr.i.i, align 4, !dbg !295
  %cmp.i7.i = fcmp une float %159, %160, !dbg !295
  br i1 %cmp.i7.i, label %if.then.i.i, label %if.end.i.i, !dbg !295

if.then.i.i:                                      ; preds = %cond.true.i.i
  %161 = load float, ptr %x.addr.i.i, align 4, !dbg !295
  store float %161, ptr %retval.i.i, align 4, !dbg !295
  br label %_ZL7ws_nextfb.exit.i, !dbg !295

if.end.i.i:                                       ; preds = %cond.true.i.i
  %162 = load float, ptr %x.addr.i.i, align 4, !dbg !295
  %cmp1.i.i = fcmp oeq float %162, 0.000000e+00, !dbg !295
  br i1 %cmp1.i.i, label %if.then2.i.i, label %if.end3.i.i, !dbg !295

if.then2.i.i:                                     ; preds = %if.end.i.i
  %163 = load i8, ptr %up.addr.i.i, align 1, !dbg !295
  %loadedv.i.i = trunc i8 %163 to i1, !dbg !295
  %164 = zext i1 %loadedv.i.i to i64, !dbg !295
  %cond.i8.i = select contract i1 %loadedv.i.i, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !295
  store float %cond.i8.i, ptr %retval.i.i, align 4, !dbg !295
  br label %_ZL7ws_nextfb.exit.i, !dbg !295

if.end3.i.i:                                      ; preds = %if.end.i.i
  %165 = load i32, ptr %x.addr.i.i, align 4, !dbg !295
  store i32 %165, ptr %b.i.i, align 4, !dbg !295
  %166 = load i8, ptr %up.addr.i.i, align 1, !dbg !295
  %loadedv4.i.i = trunc i8 %166 to i1, !dbg !295
  br i1 %loadedv4.i.i, label %land.lhs.true.i.i, label %lor.lhs.false.i.i, !dbg !295

land.lhs.true.i.i:                                ; preds = %if.end3.i.i
  %167 = load i32, ptr %b.i.i, align 4, !dbg !295
  %cmp5.i.i = icmp eq i32 %167, 2139095040, !dbg !295
  br i1 %cmp5.i.i, label %if.then9.i.i, label %lor.lhs.false.i.i, !dbg !295

lor.lhs.false.i.i:                                ; preds = %land.lhs.true.i.i, %if.end3.i.i
  %168 = load i8, ptr %up.addr.i.i, align 1, !dbg !295
  %loadedv6.i.i = trunc i8 %168 to i1, !dbg !295
  br i1 %loadedv6.i.i, label %if.end10.i.i, label %land.lhs.true7.i.i, !dbg !295

land.lhs.true7.i.i:                               ; preds = %lor.lhs.false.i.i
  %169 = load i32, ptr %b.i.i, align 4, !dbg !295
  %cmp8.i.i = icmp eq i32 %169, -8388608, !dbg !295
  br i1 %cmp8.i.i, label %if.then9.i.i, label %if.end10.i.i, !dbg !295

if.then9.i.i:                                     ; preds = %land.lhs.true7.i.i, %land.lhs.true.i.i
  %170 = load float, ptr %x.addr.i.i, align 4, !dbg !295
  store float %170, ptr %retval.i.i, align 4, !dbg !295
  br label %_ZL7ws_nextfb.exit.i, !dbg !295

if.end10.i.i:                                     ; preds = %land.lhs.true7.i.i, %lor.lhs.false.i.i
  %171 = load i32, ptr %b.i.i, align 4, !dbg !295
  %172 = load float, ptr %x.addr.i.i, align 4, !dbg !295
  %cmp11.i.i = fcmp ogt float %172, 0.000000e+00, !dbg !295
  %conv.i.i = zext i1 %cmp11.i.i to i32, !dbg !295
  %173 = load i8, ptr %up.addr.i.i, align 1, !dbg !295
  %loadedv12.i.i = trunc i8 %173 to i1, !dbg !295
  %conv13.i.i = zext i1 %loadedv12.i.i to i32, !dbg !295
  %cmp14.i.i = icmp eq i32 %conv.i.i, %conv13.i.i, !dbg !295
  %174 = zext i1 %cmp14.i.i to i64, !dbg !295
  %cond15.i.i = select i1 %cmp14.i.i, i32 1, i32 -1, !dbg !295
  %add.i.i = add nsw i32 %171, %cond15.i.i, !dbg !295
  store i32 %add.i.i, ptr %ref.tmp.i.i, align 4, !dbg !295
  %175 = load float, ptr %ref.tmp.i.i, align 4, !dbg !295
  store float %175, ptr %retval.i.i, align 4, !dbg !295
  br label %_ZL7ws_nextfb.exit.i, !dbg !295

_ZL7ws_nextfb.exit.i:                             ; preds = %if.end10.i.i, %if.then9.i.i, %if.then2.i.i, %if.then.i.i
  %176 = load float, ptr %retval.i.i, align 4, !dbg !295
  br label %_ZL5ws_rdIfdET_S0_T0_.exit.i, !dbg !295

cond.false.i.i:                                   ; preds = %cond.true.i91
  %177 = load float, ptr %r.addr.i.i, align 4, !dbg !295
  br label %_ZL5ws_rdIfdET_S0_T0_.exit.i, !dbg !295

_ZL5ws_rdIfdET_S0_T0_.exit.i:                     ; preds = %cond.false.i.i, %_ZL7ws_nextfb.exit.i
  %cond.i.i = phi contract float [ %176, %_ZL7ws_nextfb.exit.i ], [ %177, %cond.false.i.i ], !dbg !295
  br label %_ZL5ws_rzIfdET_S0_T0_.exit, !dbg !295

cond.false.i88:                                   ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %178 = load float, ptr %r.addr.i85, align 4, !dbg !295
  %cmp1.i89 = fcmp olt float %178, 0.000000e+00, !dbg !295
  br i1 %cmp1.i89, label %cond.true2.i, label %cond.false4.i, !dbg !295

cond.true2.i:                                     ; preds = %cond.false.i88
  %179 = load float, ptr %r.addr.i85, align 4, !dbg !295
  %180 = load double, ptr %error.addr.i86, align 8, !dbg !295
  store float %179, ptr %r.addr.i184, align 4, !dbg !295
  store double %180, ptr %error.addr.i185, align 8, !dbg !295
  %181 = load double, ptr %error.addr.i185, align 8, !dbg !295
  %cmp.i186 = fcmp ogt double %181, 0.000000e+00, !dbg !295
  br i1 %cmp.i186, label %cond.true.i190, label %cond.false.i187, !dbg !295

cond.true.i190:                                   ; preds = %cond.true2.i
  %182 = load float, ptr %r.addr.i184, align 4, !dbg !295
  store float %182, ptr %x.addr.i.i180, align 4, !dbg !295
  store i8 1, ptr %up.addr.i.i181, align 1, !dbg !295
  %183 = load float, ptr %x.addr.i.i180, align 4, !dbg !295
  %184 = load float, ptr %x.addr.i.i180, align 4, !dbg !295
  %cmp.i.i191 = fcmp une float %183, %184, !dbg !295
  br i1 %cmp.i.i191, label %if.then.i.i215, label %if.end.i.i192, !dbg !295

if.then.i.i215:                                   ; preds = %cond.true.i190
  %185 = load float, ptr %x.addr.i.i180, align 4, !dbg !295
  store float %185, ptr %retval.i.i179, align 4, !dbg !295
  br label %_ZL7ws_nextfb.exit.i208, !dbg !295

if.end.i.i192:                                    ; preds = %cond.true.i190
  %186 = load float, ptr %x.addr.i.i180, align 4, !dbg !295
  %cmp1.i.i193 = fcmp oeq float %186, 0.000000e+00, !dbg !295
  br i1 %cmp1.i.i193, label %if.then2.i.i212, label %if.end3.i.i194, !dbg !295

if.then2.i.i212:                                  ; preds = %if.end.i.i192
  %187 = load i8, ptr %up.addr.i.i181, align 1, !dbg !295
  %loadedv.i.i213 = trunc i8 %187 to i1, !dbg !295
  %188 = zext i1 %loadedv.i.i213 to i64, !dbg !295
  %cond.i.i214 = select contract i1 %loadedv.i.i213, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !295
  store float %cond.i.i214, ptr %retval.i.i179, align 4, !dbg !295
  br label %_ZL7ws_nextfb.exit.i208, !dbg !295

if.end3.i.i194:                                   ; preds = %if.end.i.i192
  %189 = load i32, ptr %x.addr.i.i180, align 4, !dbg !295
  store i32 %189, ptr %b.i.i182, align 4, !dbg !295
  %190 = load i8, ptr %up.addr.i.i181, align 1, !dbg !295
  %loadedv4.i.i195 = trunc i8 %190 to i1, !dbg !295
  br i1 %loadedv4.i.i195, label %land.lhs.true.i.i210, label %lor.lhs.false.i.i196, !dbg !295

land.lhs.true.i.i210:                             ; preds = %if.end3.i.i194
  %191 = load i32, ptr %b.i.i182, align 4, !dbg !295
  %cmp5.i.i211 = icmp eq i32 %191, 2139095040, !dbg !295
  br i1 %cmp5.i.i211, label %if.then9.i.i209, label %lor.lhs.false.i.i196, !dbg !295

lor.lhs.false.i.i196:                             ; preds = %land.lhs.true.i.i210, %if.end3.i.i194
  %192 = load i8, ptr %up.addr.i.i181, align 1, !dbg !295
  %loadedv6.i.i197 = trunc i8 %192 to i1, !dbg !295
  br i1 %loadedv6.i.i197, label %if.end10.i.i200, label %land.lhs.true7.i.i198, !dbg !295

land.lhs.true7.i.i198:                            ; preds = %lor.lhs.false.i.i196
  %193 = load i32, ptr %b.i.i182, align 4, !dbg !295
  %cmp8.i.i199 = icmp eq i32 %193, -8388608, !dbg !295
  br i1 %cmp8.i.i199, label %if.then9.i.i209, label %if.end10.i.i200, !dbg !295

if.then9.i.i209:                                  ; preds = %land.lhs.true7.i.i198, %land.lhs.true.i.i210
  %194 = load float, ptr %x.addr.i.i180, align 4, !dbg !295
  store float %194, ptr %retval.i.i179, align 4, !dbg !295
  br label %_ZL7ws_nextfb.exit.i208, !dbg !295

if.end10.i.i200:                                  ; preds = %land.lhs.true7.i.i198, %lor.lhs.false.i.i196
  %195 = load i32, ptr %b.i.i182, align 4, !dbg !295
  %196 = load float, ptr %x.addr.i.i180, align 4, !dbg !295
  %cmp11.i.i201 = fcmp ogt float %196, 0.000000e+00, !dbg !295
  %conv.i.i202 = zext i1 %cmp11.i.i201 to i32, !dbg !295
  %197 = load i8, ptr %up.addr.i.i181, align 1, !dbg !295
  %loadedv12.i.i203 = trunc i8 %197 to i1, !dbg !295
  %conv13.i.i204 = zext i1 %loadedv12.i.i203 to i32, !dbg !295
  %cmp14.i.i205 = icmp eq i32 %conv.i.i202, %conv13.i.i204, !dbg !295
  %198 = zext i1 %cmp14.i.i205 to i64, !dbg !295
  %cond15.i.i206 = select i1 %cmp14.i.i205, i32 1, i32 -1, !dbg !295
  %add.i.i207 = add nsw i32 %195, %cond15.i.i206, !dbg !295
  store i32 %add.i.i207, ptr %ref.tmp.i.i183, align 4, !dbg !295
  %199 = load float, ptr %ref.tmp.i.i183, align 4, !dbg !295
  store float %199, ptr %retval.i.i179, align 4, !dbg !295
  br label %_ZL7ws_nextfb.exit.i208, !dbg !295

_ZL7ws_nextfb.exit.i208:                          ; preds = %if.end10.i.i200, %if.then9.i.i209, %if.then2.i.i212, %if.then.i.i215
  %200 = load float, ptr %retval.i.i179, align 4, !dbg !295
  br label %_ZL5ws_ruIfdET_S0_T0_.exit216, !dbg !295

cond.false.i187:                                  ; preds = %cond.true2.i
  %201 = load float, ptr %r.addr.i184, align 4, !dbg !295
  br label %_ZL5ws_ruIfdET_S0_T0_.exit216, !dbg !295

_ZL5ws_ruIfdET_S0_T0_.exit216:                    ; preds = %_ZL7ws_nextfb.exit.i208, %cond.false.i187
  %cond.i189 = phi contract float [ %200, %_ZL7ws_nextfb.exit.i208 ], [ %201, %cond.false.i187 ], !dbg !295
  br label %cond.end.i, !dbg !295

cond.false4.i:                                    ; preds = %cond.false.i88
  %202 = load float, ptr %r.addr.i85, align 4, !dbg !295
  br label %cond.end.i, !dbg !295

cond.end.i:                                       ; preds = %cond.false4.i, %_ZL5ws_ruIfdET_S0_T0_.exit216
  %cond.i90 = phi contract float [ %cond.i189, %_ZL5ws_ruIfdET_S0_T0_.exit216 ], [ %202, %cond.false4.i ], !dbg !295
  br label %_ZL5ws_rzIfdET_S0_T0_.exit, !dbg !295

_ZL5ws_rzIfdET_S0_T0_.exit:                       ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit.i, %cond.end.i
  %cond6.i = phi contract float [ %cond.i.i, %_ZL5ws_rdIfdET_S0_T0_.exit.i ], [ %cond.i90, %cond.end.i ], !dbg !295
  call void @_Z4sameff(float noundef %call25, float noundef %cond6.i) #7, !dbg !296
  %203 = load double, ptr %d, align 8, !dbg !297
  %call27 = call contract noundef float @_Z6f_rp_dd(double noundef %203) #7, !dbg !298
  %204 = load double, ptr %d, align 8, !dbg !299
  store double %204, ptr %x.addr.i65, align 8, !dbg !300
  %205 = load double, ptr %x.addr.i65, align 8, !dbg !300
  %conv.i67 = fptrunc double %205 to float, !dbg !300
  store float %conv.i67, ptr %r.i66, align 4, !dbg !300
  %206 = load float, ptr %r.i66, align 4, !dbg !300
  %207 = load double, ptr %x.addr.i65, align 8, !dbg !300
  %208 = load float, ptr %r.i66, align 4, !dbg !300
  %conv1.i68 = fpext float %208 to double, !dbg !300
  %sub.i69 = fsub double %207, %conv1.i68, !dbg !300
  store float %206, ptr %r.addr.i222, align 4, !dbg !300
  store double %sub.i69, ptr %error.addr.i223, align 8, !dbg !300
  %209 = load double, ptr %error.addr.i223, align 8, !dbg !300
  %cmp.i224 = fcmp ogt double %209, 0.000000e+00, !dbg !300
  br i1 %cmp.i224, label %cond.true.i228, label %cond.false.i225, !dbg !300

cond.true.i228:                                   ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit
  %210 = load float, ptr %r.addr.i222, align 4, !dbg !300
  store float %210, ptr %x.addr.i.i218, align 4, !dbg !300
  store i8 1, ptr %up.addr.i.i219, align 1, !dbg !300
  %211 = load float, ptr %x.addr.i.i218, align 4, !dbg !300
  %212 = load float, ptr %x.addr.i.i218, align 4, !dbg !300
  %cmp.i.i229 = fcmp une float %211, %212, !dbg !300
  br i1 %cmp.i.i229, label %if.then.i.i253, label %if.end.i.i230, !dbg !300

if.then.i.i253:                                   ; preds = %cond.true.i228
  %213 = load float, ptr %x.addr.i.i218, align 4, !dbg !300
  store float %213, ptr %retval.i.i217, align 4, !dbg !300
  br label %_ZL7ws_nextfb.exit.i246, !dbg !300

if.end.i.i230:                                    ; preds = %cond.true.i228
  %214 = load float, ptr %x.addr.i.i218, align 4, !dbg !300
  %cmp1.i.i231 = fcmp oeq float %214, 0.000000e+00, !dbg !300
  br i1 %cmp1.i.i231, label %if.then2.i.i250, label %if.end3.i.i232, !dbg !300

if.then2.i.i250:                                  ; preds = %if.end.i.i230
  %215 = load i8, ptr %up.addr.i.i219, align 1, !dbg !300
  %loadedv.i.i251 = trunc i8 %215 to i1, !dbg !300
  %216 = zext i1 %loadedv.i.i251 to i64, !dbg !300
  %cond.i.i252 = select contract i1 %loadedv.i.i251, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !300
  store float %cond.i.i252, ptr %retval.i.i217, align 4, !dbg !300
  br label %_ZL7ws_nextfb.exit.i246, !dbg !300

if.end3.i.i232:                                   ; preds = %if.end.i.i230
  %217 = load i32, ptr %x.addr.i.i218, align 4, !dbg !300
  store i32 %217, ptr %b.i.i220, align 4, !dbg !300
  %218 = load i8, ptr %up.addr.i.i219, align 1, !dbg !300
  %loadedv4.i.i233 = trunc i8 %218 to i1, !dbg !300
  br i1 %loadedv4.i.i233, label %land.lhs.true.i.i248, label %lor.lhs.false.i.i234, !dbg !300

land.lhs.true.i.i248:                             ; preds = %if.end3.i.i232
  %219 = load i32, ptr %b.i.i220, align 4, !dbg !300
  %cmp5.i.i249 = icmp eq i32 %219, 2139095040, !dbg !300
  br i1 %cmp5.i.i249, label %if.then9.i.i247, label %lor.lhs.false.i.i234, !dbg !300

lor.lhs.false.i.i234:                             ; preds = %land.lhs.true.i.i248, %if.end3.i.i232
  %220 = load i8, ptr %up.addr.i.i219, align 1, !dbg !300
  %loadedv6.i.i235 = trunc i8 %220 to i1, !dbg !300
  br i1 %loadedv6.i.i235, label %if.end10.i.i238, label %land.lhs.true7.i.i236, !dbg !300

land.lhs.true7.i.i236:                            ; preds = %lor.lhs.false.i.i234
  %221 = load i32, ptr %b.i.i220, align 4, !dbg !300
  %cmp8.i.i237 = icmp eq i32 %221, -8388608, !dbg !300
  br i1 %cmp8.i.i237, label %if.then9.i.i247, label %if.end10.i.i238, !dbg !300

if.then9.i.i247:                                  ; preds = %land.lhs.true7.i.i236, %land.lhs.true.i.i248
  %222 = load float, ptr %x.addr.i.i218, align 4, !dbg !300
  store float %222, ptr %retval.i.i217, align 4, !dbg !300
  br label %_ZL7ws_nextfb.exit.i246, !dbg !300

if.end10.i.i238:                                  ; preds = %land.lhs.true7.i.i236, %lor.lhs.false.i.i234
  %223 = load i32, ptr %b.i.i220, align 4, !dbg !300
  %224 = load float, ptr %x.addr.i.i218, align 4, !dbg !300
  %cmp11.i.i239 = fcmp ogt float %224, 0.000000e+00, !dbg !300
  %conv.i.i240 = zext i1 %cmp11.i.i239 to i32, !dbg !300
  %225 = load i8, ptr %up.addr.i.i219, align 1, !dbg !300
  %loadedv12.i.i241 = trunc i8 %225 to i1, !dbg !300
  %conv13.i.i242 = zext i1 %loadedv12.i.i241 to i32, !dbg !300
  %cmp14.i.i243 = icmp eq i32 %conv.i.i240, %conv13.i.i242, !dbg !300
  %226 = zext i1 %cmp14.i.i243 to i64, !dbg !300
  %cond15.i.i244 = select i1 %cmp14.i.i243, i32 1, i32 -1, !dbg !300
  %add.i.i245 = add nsw i32 %223, %cond15.i.i244, !dbg !300
  store i32 %add.i.i245, ptr %ref.tmp.i.i221, align 4, !dbg !300
  %227 = load float, ptr %ref.tmp.i.i221, align 4, !dbg !300
  store float %227, ptr %retval.i.i217, align 4, !dbg !300
  br label %_ZL7ws_nextfb.exit.i246, !dbg !300

_ZL7ws_nextfb.exit.i246:                          ; preds = %if.end10.i.i238, %if.then9.i.i247, %if.then2.i.i250, %if.then.i.i253
  %228 = load float, ptr %retval.i.i217, align 4, !dbg !300
  br label %_ZL5ws_ruIfdET_S0_T0_.exit254, !dbg !300

cond.false.i225:                                  ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit
  %229 = load float, ptr %r.addr.i222, align 4, !dbg !300
  br label %_ZL5ws_ruIfdET_S0_T0_.exit254, !dbg !300

_ZL5ws_ruIfdET_S0_T0_.exit254:                    ; preds = %_ZL7ws_nextfb.exit.i246, %cond.false.i225
  %cond.i227 = phi contract float [ %228, %_ZL7ws_nextfb.exit.i246 ], [ %229, %cond.false.i225 ], !dbg !300
  call void @_Z4sameff(float noundef %call27, float noundef %cond.i227) #7, !dbg !301
  %230 = load float, ptr %f, align 4, !dbg !302
  %call29 = call contract noundef float @_Z7f_rni_ff(float noundef %230) #7, !dbg !303
  %231 = load float, ptr %f, align 4, !dbg !304
  %232 = call float @llvm.rint.f32(float %231), !dbg !305
  call void @_Z4sameff(float noundef %call29, float noundef %232) #7, !dbg !306
  %233 = load float, ptr %f, align 4, !dbg !307
  %call30 = call contract noundef float @_Z7f_rmi_ff(float noundef %233) #7, !dbg !308
  %234 = load float, ptr %f, align 4, !dbg !309
  %235 = call float @llvm.floor.f32(float %234), !dbg !310
  call void @_Z4sameff(float noundef %call30, float noundef %235) #7, !dbg !311
  %236 = load double, ptr %d, align 8, !dbg !312
  %call31 = call contract noundef double @_Z7d_rpi_dd(double noundef %236) #7, !dbg !313
  %237 = load double, ptr %d, align 8, !dbg !314
  %238 = call double @llvm.ceil.f64(double %237), !dbg !315
  call void @_Z4samedd(double noundef %call31, double noundef %238) #7, !dbg !316
  %239 = load double, ptr %d, align 8, !dbg !317
  %call32 = call contract noundef double @_Z7d_rzi_dd(double noundef %239) #7, !dbg !318
  %240 = load double, ptr %d, align 8, !dbg !319
  %241 = call double @llvm.trunc.f64(double %240), !dbg !320
  call void @_Z4samedd(double noundef %call32, double noundef %241) #7, !dbg !321
  %242 = load float, ptr %f, align 4, !dbg !322
  %call33 = call contract noundef double @_Z6f_widef(float noundef %242) #7, !dbg !323
  %243 = load float, ptr %f, align 4, !dbg !324
  %conv34 = fpext float %243 to double, !dbg !324
  call void @_Z4samedd(double noundef %call33, double noundef %conv34) #7, !dbg !325
  %244 = load double, ptr %d, align 8, !dbg !326
  %call35 = call contract noundef float @_Z6f_rz_dd(double noundef %244) #7, !dbg !327
  store float %call35, ptr %x.addr.i71, align 4, !dbg !328
  %245 = load i32, ptr %x.addr.i71, align 4, !dbg !328
  %246 = load ptr, ptr %out.addr, align 8, !dbg !329
  %247 = load i32, ptr %i, align 4, !dbg !330
  %idxprom37 = sext i32 %247 to i64, !dbg !329
  %arrayidx38 = getelementptr inbounds i32, ptr %246, i64 %idxprom37, !dbg !329
  store i32 %245, ptr %arrayidx38, align 4, !dbg !331
  br label %for.inc, !dbg !332

for.inc:                                          ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit254
  %248 = load i32, ptr %i, align 4, !dbg !333
  %add39 = add nsw i32 %248, 32, !dbg !333
  store i32 %add39, ptr %i, align 4, !dbg !333
  br label %for.cond, !dbg !334, !llvm.loop !335

for.end:                                          ; preds = %for.cond
  ret void, !dbg !338
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ll2f.rz(i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.ull2d.rp(i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2ui.rp(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.d2ll.rm(double) #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind memory(none) }
attributes #6 = { convergent noreturn nounwind }
attributes #7 = { convergent nounwind }

!llvm.dbg.cu = !{!35}
!llvm.module.flags = !{!74, !75, !76, !77}
!llvm.ident = !{!78}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "inline_ptx_conversions.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 312, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 39)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 208, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 26)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 24)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 408, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 51)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !10, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 824, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 103)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 456, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 57)
!35 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !36, globals: !43, imports: !44, splitDebugInlining: false, nameTableKind: None)
!36 = !{!37, !38, !39, !40, !41, !42}
!37 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!40 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!41 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!42 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!43 = !{!0, !8, !13, !18, !23, !25, !30}
!44 = !{!45, !48, !50, !55, !60, !64, !68, !70}
!45 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !35, entity: !46, file: !47, line: 128)
!46 = !DINamespace(name: "ws_math", scope: null)
!47 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!48 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !49, entity: !46, file: !47, line: 129)
!49 = !DINamespace(name: "std", scope: null)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !49, entity: !51, file: !47, line: 154)
!51 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !47, file: !47, line: 137, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!52 = !DISubroutineType(types: !53)
!53 = !{!54, !54}
!54 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!55 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !49, entity: !56, file: !47, line: 154)
!56 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !47, file: !47, line: 133, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!57 = !DISubroutineType(types: !58)
!58 = !{!59, !59}
!59 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!60 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !49, entity: !61, file: !47, line: 154)
!61 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !47, file: !47, line: 134, type: !62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!62 = !DISubroutineType(types: !63)
!63 = !{!40, !40}
!64 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !49, entity: !65, file: !47, line: 154)
!65 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !47, file: !47, line: 145, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!66 = !DISubroutineType(types: !67)
!67 = !{!37, !41}
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !49, entity: !69, file: !47, line: 154)
!69 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !47, file: !47, line: 147, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!70 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !49, entity: !71, file: !47, line: 154)
!71 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !47, file: !47, line: 149, type: !72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!72 = !DISubroutineType(types: !73)
!73 = !{!38, !42}
!74 = !{i32 7, !"Dwarf Version", i32 4}
!75 = !{i32 2, !"Debug Info Version", i32 3}
!76 = !{i32 1, !"wchar_size", i32 4}
!77 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!78 = !{!"clang version 22.1.8"}
!79 = distinct !DISubprogram(name: "f_rz_s", linkageName: "_Z6f_rz_si", scope: !2, file: !2, line: 6, type: !80, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, retainedNodes: !82)
!80 = !DISubroutineType(types: !81)
!81 = !{!42, !38}
!82 = !{}
!83 = !DILocalVariable(name: "x", arg: 1, scope: !79, file: !2, line: 6, type: !38)
!84 = !DILocation(line: 6, column: 1, scope: !79)
!85 = !DILocalVariable(name: "r", scope: !79, file: !2, line: 6, type: !42)
!86 = !{i64 2148002375}
!87 = distinct !DISubprogram(name: "f_rm_s", linkageName: "_Z6f_rm_si", scope: !2, file: !2, line: 7, type: !80, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, retainedNodes: !82)
!88 = !DILocalVariable(name: "x", arg: 1, scope: !87, file: !2, line: 7, type: !38)
!89 = !DILocation(line: 7, column: 1, scope: !87)
!90 = !DILocalVariable(name: "r", scope: !87, file: !2, line: 7, type: !42)
!91 = !{i64 2148002538}
!92 = distinct !DISubprogram(name: "f_rp_u", linkageName: "_Z6f_rp_uj", scope: !2, file: !2, line: 8, type: !93, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, retainedNodes: !82)
!93 = !DISubroutineType(types: !94)
!94 = !{!42, !39}
!95 = !DILocalVariable(name: "x", arg: 1, scope: !92, file: !2, line: 8, type: !39)
!96 = !DILocation(line: 8, column: 1, scope: !92)
!97 = !DILocalVariable(name: "r", scope: !92, file: !2, line: 8, type: !42)
!98 = !{i64 2148002701}
!99 = distinct !DISubprogram(name: "f_rz_l", linkageName: "_Z6f_rz_lx", scope: !2, file: !2, line: 9, type: !100, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, retainedNodes: !82)
!100 = !DISubroutineType(types: !101)
!101 = !{!42, !40}
!102 = !DILocalVariable(name: "x", arg: 1, scope: !99, file: !2, line: 9, type: !40)
!103 = !DILocation(line: 9, column: 1, scope: !99)
!104 = !DILocalVariable(name: "r", scope: !99, file: !2, line: 9, type: !42)
!105 = !{i64 2148002869}
!106 = distinct !DISubprogram(name: "d_rp_n", linkageName: "_Z6d_rp_ny", scope: !2, file: !2, line: 10, type: !107, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, retainedNodes: !82)
!107 = !DISubroutineType(types: !108)
!108 = !{!41, !109}
!109 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!110 = !DILocalVariable(name: "x", arg: 1, scope: !106, file: !2, line: 10, type: !109)
!111 = !DILocation(line: 10, column: 1, scope: !106)
!112 = !DILocalVariable(name: "r", scope: !106, file: !2, line: 10, type: !41)
!113 = !{i64 2148003038}
!114 = distinct !DISubprogram(name: "s_rni_f", linkageName: "_Z7s_rni_ff", scope: !2, file: !2, line: 11, type: !72, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, retainedNodes: !82)
!115 = !DILocalVariable(name: "x", arg: 1, scope: !114, file: !2, line: 11, type: !42)
!116 = !DILocation(line: 11, column: 1, scope: !114)
!117 = !DILocalVariable(name: "r", scope: !114, file: !2, line: 11, type: !38)
!118 = !{i64 2148003218}
!119 = distinct !DISubprogram(name: "u_rpi_f", linkageName: "_Z7u_rpi_ff", scope: !2, file: !2, line: 12, type: !120, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, retainedNodes: !82)
!120 = !DISubroutineType(types: !121)
!121 = !{!39, !42}
!122 = !DILocalVariable(name: "x", arg: 1, scope: !119, file: !2, line: 12, type: !42)
!123 = !DILocation(line: 12, column: 1, scope: !119)
!124 = !DILocalVariable(name: "r", scope: !119, file: !2, line: 12, type: !39)
!125 = !{i64 2148003381}
!126 = distinct !DISubprogram(name: "l_rmi_d", linkageName: "_Z7l_rmi_dd", scope: !2, file: !2, line: 13, type: !127, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, retainedNodes: !82)
!127 = !DISubroutineType(types: !128)
!128 = !{!40, !41}
!129 = !DILocalVariable(name: "x", arg: 1, scope: !126, file: !2, line: 13, type: !41)
!130 = !DILocation(line: 13, column: 1, scope: !126)
!131 = !DILocalVariable(name: "r", scope: !126, file: !2, line: 13, type: !40)
!132 = !{i64 2148003554}
!133 = distinct !DISubprogram(name: "f_rz_d", linkageName: "_Z6f_rz_dd", scope: !2, file: !2, line: 14, type: !134, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, retainedNodes: !82)
!134 = !DISubroutineType(types: !135)
!135 = !{!42, !41}
!136 = !DILocalVariable(name: "x", arg: 1, scope: !133, file: !2, line: 14, type: !41)
!137 = !DILocation(line: 14, column: 1, scope: !133)
!138 = !DILocalVariable(name: "r", scope: !133, file: !2, line: 14, type: !42)
!139 = !{i64 2148003730}
!140 = distinct !DISubprogram(name: "f_rp_d", linkageName: "_Z6f_rp_dd", scope: !2, file: !2, line: 15, type: !134, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, retainedNodes: !82)
!141 = !DILocalVariable(name: "x", arg: 1, scope: !140, file: !2, line: 15, type: !41)
!142 = !DILocation(line: 15, column: 1, scope: !140)
!143 = !DILocalVariable(name: "r", scope: !140, file: !2, line: 15, type: !42)
!144 = !{i64 2148003896}
!145 = distinct !DISubprogram(name: "f_rni_f", linkageName: "_Z7f_rni_ff", scope: !2, file: !2, line: 16, type: !146, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, retainedNodes: !82)
!146 = !DISubroutineType(types: !147)
!147 = !{!42, !42}
!148 = !DILocalVariable(name: "x", arg: 1, scope: !145, file: !2, line: 16, type: !42)
!149 = !DILocation(line: 16, column: 1, scope: !145)
!150 = !DILocalVariable(name: "r", scope: !145, file: !2, line: 16, type: !42)
!151 = !{i64 2148004066}
!152 = distinct !DISubprogram(name: "f_rmi_f", linkageName: "_Z7f_rmi_ff", scope: !2, file: !2, line: 17, type: !146, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, retainedNodes: !82)
!153 = !DILocalVariable(name: "x", arg: 1, scope: !152, file: !2, line: 17, type: !42)
!154 = !DILocation(line: 17, column: 1, scope: !152)
!155 = !DILocalVariable(name: "r", scope: !152, file: !2, line: 17, type: !42)
!156 = !{i64 2148004233}
!157 = distinct !DISubprogram(name: "d_rpi_d", linkageName: "_Z7d_rpi_dd", scope: !2, file: !2, line: 18, type: !158, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, retainedNodes: !82)
!158 = !DISubroutineType(types: !159)
!159 = !{!41, !41}
!160 = !DILocalVariable(name: "x", arg: 1, scope: !157, file: !2, line: 18, type: !41)
!161 = !DILocation(line: 18, column: 1, scope: !157)
!162 = !DILocalVariable(name: "r", scope: !157, file: !2, line: 18, type: !41)
!163 = !{i64 2148004404}
!164 = distinct !DISubprogram(name: "d_rzi_d", linkageName: "_Z7d_rzi_dd", scope: !2, file: !2, line: 19, type: !158, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, retainedNodes: !82)
!165 = !DILocalVariable(name: "x", arg: 1, scope: !164, file: !2, line: 19, type: !41)
!166 = !DILocation(line: 19, column: 1, scope: !164)
!167 = !DILocalVariable(name: "r", scope: !164, file: !2, line: 19, type: !41)
!168 = !{i64 2148004574}
!169 = distinct !DISubprogram(name: "f_wide", linkageName: "_Z6f_widef", scope: !2, file: !2, line: 20, type: !170, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, retainedNodes: !82)
!170 = !DISubroutineType(types: !171)
!171 = !{!41, !42}
!172 = !DILocalVariable(name: "x", arg: 1, scope: !169, file: !2, line: 20, type: !42)
!173 = !DILocation(line: 20, column: 1, scope: !169)
!174 = !DILocalVariable(name: "r", scope: !169, file: !2, line: 20, type: !41)
!175 = !{i64 2148004744}
!176 = distinct !DISubprogram(name: "same", linkageName: "_Z4sameff", scope: !2, file: !2, line: 22, type: !177, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, retainedNodes: !82)
!177 = !DISubroutineType(types: !178)
!178 = !{null, !42, !42}
!179 = !DILocalVariable(name: "a", arg: 1, scope: !176, file: !2, line: 22, type: !42)
!180 = !DILocation(line: 22, column: 28, scope: !176)
!181 = !DILocalVariable(name: "b", arg: 2, scope: !176, file: !2, line: 22, type: !42)
!182 = !DILocation(line: 22, column: 37, scope: !176)
!183 = !DILocation(line: 22, column: 64, scope: !176)
!184 = !DILocation(line: 22, column: 49, scope: !176)
!185 = !DILocation(line: 22, column: 85, scope: !176)
!186 = !DILocation(line: 22, column: 70, scope: !176)
!187 = !DILocation(line: 22, column: 67, scope: !176)
!188 = !DILocation(line: 22, column: 42, scope: !176)
!189 = !DILocation(line: 22, column: 90, scope: !176)
!190 = distinct !DISubprogram(name: "same", linkageName: "_Z4samedd", scope: !2, file: !2, line: 23, type: !191, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, retainedNodes: !82)
!191 = !DISubroutineType(types: !192)
!192 = !{null, !41, !41}
!193 = !DILocalVariable(name: "a", arg: 1, scope: !190, file: !2, line: 23, type: !41)
!194 = !DILocation(line: 23, column: 29, scope: !190)
!195 = !DILocalVariable(name: "b", arg: 2, scope: !190, file: !2, line: 23, type: !41)
!196 = !DILocation(line: 23, column: 39, scope: !190)
!197 = !DILocation(line: 23, column: 72, scope: !190)
!198 = !DILocation(line: 23, column: 51, scope: !190)
!199 = !DILocation(line: 23, column: 99, scope: !190)
!200 = !DILocation(line: 23, column: 78, scope: !190)
!201 = !DILocation(line: 23, column: 75, scope: !190)
!202 = !DILocation(line: 23, column: 44, scope: !190)
!203 = !DILocation(line: 23, column: 104, scope: !190)
!204 = distinct !DISubprogram(name: "convert", linkageName: "_Z7convertPKyPj", scope: !2, file: !2, line: 25, type: !205, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, retainedNodes: !82)
!205 = !DISubroutineType(types: !206)
!206 = !{null, !207, !209}
!207 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !208, size: 64)
!208 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !109)
!209 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!210 = !DILocalVariable(name: "bits", arg: 1, scope: !204, file: !2, line: 25, type: !207)
!211 = !DILocation(line: 25, column: 51, scope: !204)
!212 = !DILocalVariable(name: "out", arg: 2, scope: !204, file: !2, line: 25, type: !209)
!213 = !DILocation(line: 25, column: 67, scope: !204)
!214 = !DILocalVariable(name: "i", scope: !215, file: !2, line: 26, type: !38)
!215 = distinct !DILexicalBlock(scope: !204, file: !2, line: 26, column: 3)
!216 = !DILocation(line: 26, column: 12, scope: !215)
!217 = !DILocation(line: 26, column: 16, scope: !215)
!218 = !DILocation(line: 26, column: 8, scope: !215)
!219 = !DILocation(line: 26, column: 29, scope: !220)
!220 = distinct !DILexicalBlock(scope: !215, file: !2, line: 26, column: 3)
!221 = !DILocation(line: 26, column: 31, scope: !220)
!222 = !DILocation(line: 26, column: 3, scope: !215)
!223 = !DILocalVariable(name: "w", scope: !224, file: !2, line: 27, type: !109)
!224 = distinct !DILexicalBlock(scope: !220, file: !2, line: 26, column: 47)
!225 = !DILocation(line: 27, column: 24, scope: !224)
!226 = !DILocation(line: 27, column: 28, scope: !224)
!227 = !DILocation(line: 27, column: 33, scope: !224)
!228 = !DILocalVariable(name: "s", scope: !224, file: !2, line: 28, type: !38)
!229 = !DILocation(line: 28, column: 9, scope: !224)
!230 = !DILocation(line: 28, column: 18, scope: !224)
!231 = !DILocalVariable(name: "u", scope: !224, file: !2, line: 29, type: !39)
!232 = !DILocation(line: 29, column: 14, scope: !224)
!233 = !DILocation(line: 29, column: 29, scope: !224)
!234 = !DILocation(line: 29, column: 31, scope: !224)
!235 = !DILocation(line: 29, column: 28, scope: !224)
!236 = !DILocation(line: 30, column: 17, scope: !224)
!237 = !DILocation(line: 30, column: 10, scope: !224)
!238 = !DILocation(line: 30, column: 36, scope: !224)
!239 = !DILocation(line: 30, column: 21, scope: !224)
!240 = !DILocation(line: 30, column: 5, scope: !224)
!241 = !DILocation(line: 30, column: 53, scope: !224)
!242 = !DILocation(line: 30, column: 46, scope: !224)
!243 = !DILocation(line: 30, column: 72, scope: !224)
!244 = !DILocation(line: 30, column: 57, scope: !224)
!245 = !DILocation(line: 30, column: 41, scope: !224)
!246 = !DILocation(line: 30, column: 89, scope: !224)
!247 = !DILocation(line: 30, column: 82, scope: !224)
!248 = !DILocation(line: 30, column: 109, scope: !224)
!249 = !DILocation(line: 30, column: 93, scope: !224)
!250 = !DILocation(line: 30, column: 77, scope: !224)
!251 = !DILocation(line: 31, column: 28, scope: !224)
!252 = !DILocation(line: 31, column: 10, scope: !224)
!253 = !DILocation(line: 31, column: 57, scope: !224)
!254 = !DILocation(line: 31, column: 32, scope: !224)
!255 = !DILocation(line: 31, column: 5, scope: !224)
!256 = !DILocation(line: 31, column: 74, scope: !224)
!257 = !DILocation(line: 31, column: 67, scope: !224)
!258 = !DILocation(line: 31, column: 94, scope: !224)
!259 = !DILocation(line: 31, column: 78, scope: !224)
!260 = !DILocation(line: 31, column: 62, scope: !224)
!261 = !DILocalVariable(name: "f", scope: !224, file: !2, line: 32, type: !42)
!262 = !DILocation(line: 32, column: 11, scope: !224)
!263 = !DILocation(line: 32, column: 16, scope: !224)
!264 = !DILocation(line: 32, column: 18, scope: !224)
!265 = !DILocation(line: 32, column: 15, scope: !224)
!266 = !DILocation(line: 32, column: 24, scope: !224)
!267 = !DILocalVariable(name: "d", scope: !224, file: !2, line: 33, type: !41)
!268 = !DILocation(line: 33, column: 12, scope: !224)
!269 = !DILocation(line: 33, column: 24, scope: !224)
!270 = !DILocation(line: 33, column: 28, scope: !224)
!271 = !DILocation(line: 33, column: 30, scope: !224)
!272 = !DILocation(line: 33, column: 26, scope: !224)
!273 = !DILocation(line: 34, column: 20, scope: !224)
!274 = !DILocation(line: 34, column: 12, scope: !224)
!275 = !DILocation(line: 34, column: 41, scope: !224)
!276 = !DILocation(line: 34, column: 26, scope: !224)
!277 = !DILocation(line: 34, column: 23, scope: !224)
!278 = !DILocation(line: 34, column: 44, scope: !224)
!279 = !DILocation(line: 34, column: 55, scope: !224)
!280 = !DILocation(line: 34, column: 47, scope: !224)
!281 = !DILocation(line: 34, column: 77, scope: !224)
!282 = !DILocation(line: 34, column: 61, scope: !224)
!283 = !DILocation(line: 34, column: 58, scope: !224)
!284 = !DILocation(line: 34, column: 80, scope: !224)
!285 = !DILocation(line: 34, column: 91, scope: !224)
!286 = !DILocation(line: 34, column: 83, scope: !224)
!287 = !DILocation(line: 34, column: 112, scope: !224)
!288 = !DILocation(line: 34, column: 97, scope: !224)
!289 = !DILocation(line: 34, column: 94, scope: !224)
!290 = !DILocation(line: 0, scope: !224)
!291 = !DILocation(line: 34, column: 5, scope: !224)
!292 = !DILocation(line: 35, column: 17, scope: !224)
!293 = !DILocation(line: 35, column: 10, scope: !224)
!294 = !DILocation(line: 35, column: 39, scope: !224)
!295 = !DILocation(line: 35, column: 21, scope: !224)
!296 = !DILocation(line: 35, column: 5, scope: !224)
!297 = !DILocation(line: 35, column: 56, scope: !224)
!298 = !DILocation(line: 35, column: 49, scope: !224)
!299 = !DILocation(line: 35, column: 78, scope: !224)
!300 = !DILocation(line: 35, column: 60, scope: !224)
!301 = !DILocation(line: 35, column: 44, scope: !224)
!302 = !DILocation(line: 36, column: 18, scope: !224)
!303 = !DILocation(line: 36, column: 10, scope: !224)
!304 = !DILocation(line: 36, column: 28, scope: !224)
!305 = !DILocation(line: 36, column: 22, scope: !224)
!306 = !DILocation(line: 36, column: 5, scope: !224)
!307 = !DILocation(line: 36, column: 46, scope: !224)
!308 = !DILocation(line: 36, column: 38, scope: !224)
!309 = !DILocation(line: 36, column: 57, scope: !224)
!310 = !DILocation(line: 36, column: 50, scope: !224)
!311 = !DILocation(line: 36, column: 33, scope: !224)
!312 = !DILocation(line: 36, column: 75, scope: !224)
!313 = !DILocation(line: 36, column: 67, scope: !224)
!314 = !DILocation(line: 36, column: 84, scope: !224)
!315 = !DILocation(line: 36, column: 79, scope: !224)
!316 = !DILocation(line: 36, column: 62, scope: !224)
!317 = !DILocation(line: 36, column: 102, scope: !224)
!318 = !DILocation(line: 36, column: 94, scope: !224)
!319 = !DILocation(line: 36, column: 112, scope: !224)
!320 = !DILocation(line: 36, column: 106, scope: !224)
!321 = !DILocation(line: 36, column: 89, scope: !224)
!322 = !DILocation(line: 37, column: 17, scope: !224)
!323 = !DILocation(line: 37, column: 10, scope: !224)
!324 = !DILocation(line: 37, column: 29, scope: !224)
!325 = !DILocation(line: 37, column: 5, scope: !224)
!326 = !DILocation(line: 38, column: 37, scope: !224)
!327 = !DILocation(line: 38, column: 30, scope: !224)
!328 = !DILocation(line: 38, column: 14, scope: !224)
!329 = !DILocation(line: 38, column: 5, scope: !224)
!330 = !DILocation(line: 38, column: 9, scope: !224)
!331 = !DILocation(line: 38, column: 12, scope: !224)
!332 = !DILocation(line: 39, column: 3, scope: !224)
!333 = !DILocation(line: 26, column: 40, scope: !220)
!334 = !DILocation(line: 26, column: 3, scope: !220)
!335 = distinct !{!335, !222, !336, !337}
!336 = !DILocation(line: 39, column: 3, scope: !215)
!337 = !{!"llvm.loop.mustprogress"}
!338 = !DILocation(line: 40, column: 1, scope: !204)
