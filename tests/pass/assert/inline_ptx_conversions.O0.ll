; ModuleID = 'inline_ptx_conversions.cu'
source_filename = "inline_ptx_conversions.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@.str = private unnamed_addr constant [39 x i8] c"__float_as_int(a) == __float_as_int(b)\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [26 x i8] c"inline_ptx_conversions.cu\00", align 1, !dbg !8
@__func__._Z4sameff = private unnamed_addr constant [5 x i8] c"same\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [51 x i8] c"__double_as_longlong(a) == __double_as_longlong(b)\00", align 1, !dbg !18
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str3 = private unnamed_addr constant [103 x i8] c"s_rni_f(f) == __float2int_rn(f) && u_rpi_f(f) == __float2uint_ru(f) && l_rmi_d(d) == __double2ll_rd(d)\00", align 1, !dbg !23
@__func__._Z7convertPKyPj = private unnamed_addr constant [8 x i8] c"convert\00", align 1, !dbg !28

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z6f_rz_si(i32 noundef %x) #0 !dbg !53 {
entry:
  %x.addr = alloca i32, align 4
  %r = alloca float, align 4
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !57, !DIExpression(), !58)
    #dbg_declare(ptr %r, !59, !DIExpression(), !58)
  %0 = load i32, ptr %x.addr, align 4, !dbg !58
  %1 = call contract float asm "cvt.rz.f32.s32 $0, $1;", "=f,r"(i32 %0) #5, !dbg !58, !srcloc !60
  store float %1, ptr %r, align 4, !dbg !58
  %2 = load float, ptr %r, align 4, !dbg !58
  ret float %2, !dbg !58
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z6f_rm_si(i32 noundef %x) #0 !dbg !61 {
entry:
  %x.addr = alloca i32, align 4
  %r = alloca float, align 4
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !62, !DIExpression(), !63)
    #dbg_declare(ptr %r, !64, !DIExpression(), !63)
  %0 = load i32, ptr %x.addr, align 4, !dbg !63
  %1 = call contract float asm "cvt.rm.f32.s32 $0, $1;", "=f,r"(i32 %0) #5, !dbg !63, !srcloc !65
  store float %1, ptr %r, align 4, !dbg !63
  %2 = load float, ptr %r, align 4, !dbg !63
  ret float %2, !dbg !63
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z6f_rp_uj(i32 noundef %x) #0 !dbg !66 {
entry:
  %x.addr = alloca i32, align 4
  %r = alloca float, align 4
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !69, !DIExpression(), !70)
    #dbg_declare(ptr %r, !71, !DIExpression(), !70)
  %0 = load i32, ptr %x.addr, align 4, !dbg !70
  %1 = call contract float asm "cvt.rp.f32.u32 $0, $1;", "=f,r"(i32 %0) #5, !dbg !70, !srcloc !72
  store float %1, ptr %r, align 4, !dbg !70
  %2 = load float, ptr %r, align 4, !dbg !70
  ret float %2, !dbg !70
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z6f_rz_lx(i64 noundef %x) #0 !dbg !73 {
entry:
  %x.addr = alloca i64, align 8
  %r = alloca float, align 4
  store i64 %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !76, !DIExpression(), !77)
    #dbg_declare(ptr %r, !78, !DIExpression(), !77)
  %0 = load i64, ptr %x.addr, align 8, !dbg !77
  %1 = call contract float asm "cvt.rz.f32.s64 $0, $1;", "=f,l"(i64 %0) #5, !dbg !77, !srcloc !79
  store float %1, ptr %r, align 4, !dbg !77
  %2 = load float, ptr %r, align 4, !dbg !77
  ret float %2, !dbg !77
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef double @_Z6d_rp_ny(i64 noundef %x) #0 !dbg !80 {
entry:
  %x.addr = alloca i64, align 8
  %r = alloca double, align 8
  store i64 %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !84, !DIExpression(), !85)
    #dbg_declare(ptr %r, !86, !DIExpression(), !85)
  %0 = load i64, ptr %x.addr, align 8, !dbg !85
  %1 = call contract double asm "cvt.rp.f64.u64 $0, $1;", "=d,l"(i64 %0) #5, !dbg !85, !srcloc !87
  store double %1, ptr %r, align 8, !dbg !85
  %2 = load double, ptr %r, align 8, !dbg !85
  ret double %2, !dbg !85
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z7s_rni_ff(float noundef %x) #0 !dbg !88 {
entry:
  %x.addr = alloca float, align 4
  %r = alloca i32, align 4
  store float %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !91, !DIExpression(), !92)
    #dbg_declare(ptr %r, !93, !DIExpression(), !92)
  %0 = load float, ptr %x.addr, align 4, !dbg !92
  %1 = call i32 asm "cvt.rni.s32.f32 $0, $1;", "=r,f"(float %0) #5, !dbg !92, !srcloc !94
  store i32 %1, ptr %r, align 4, !dbg !92
  %2 = load i32, ptr %r, align 4, !dbg !92
  ret i32 %2, !dbg !92
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z7u_rpi_ff(float noundef %x) #0 !dbg !95 {
entry:
  %x.addr = alloca float, align 4
  %r = alloca i32, align 4
  store float %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !98, !DIExpression(), !99)
    #dbg_declare(ptr %r, !100, !DIExpression(), !99)
  %0 = load float, ptr %x.addr, align 4, !dbg !99
  %1 = call i32 asm "cvt.rpi.u32.f32 $0, $1;", "=r,f"(float %0) #5, !dbg !99, !srcloc !101
  store i32 %1, ptr %r, align 4, !dbg !99
  %2 = load i32, ptr %r, align 4, !dbg !99
  ret i32 %2, !dbg !99
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i64 @_Z7l_rmi_dd(double noundef %x) #0 !dbg !102 {
entry:
  %x.addr = alloca double, align 8
  %r = alloca i64, align 8
  store double %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !105, !DIExpression(), !106)
    #dbg_declare(ptr %r, !107, !DIExpression(), !106)
  %0 = load double, ptr %x.addr, align 8, !dbg !106
  %1 = call i64 asm "cvt.rmi.s64.f64 $0, $1;", "=l,d"(double %0) #5, !dbg !106, !srcloc !108
  store i64 %1, ptr %r, align 8, !dbg !106
  %2 = load i64, ptr %r, align 8, !dbg !106
  ret i64 %2, !dbg !106
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z6f_rz_dd(double noundef %x) #0 !dbg !109 {
entry:
  %x.addr = alloca double, align 8
  %r = alloca float, align 4
  store double %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !112, !DIExpression(), !113)
    #dbg_declare(ptr %r, !114, !DIExpression(), !113)
  %0 = load double, ptr %x.addr, align 8, !dbg !113
  %1 = call contract float asm "cvt.rz.f32.f64 $0, $1;", "=f,d"(double %0) #5, !dbg !113, !srcloc !115
  store float %1, ptr %r, align 4, !dbg !113
  %2 = load float, ptr %r, align 4, !dbg !113
  ret float %2, !dbg !113
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z6f_rp_dd(double noundef %x) #0 !dbg !116 {
entry:
  %x.addr = alloca double, align 8
  %r = alloca float, align 4
  store double %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !117, !DIExpression(), !118)
    #dbg_declare(ptr %r, !119, !DIExpression(), !118)
  %0 = load double, ptr %x.addr, align 8, !dbg !118
  %1 = call contract float asm "cvt.rp.ftz.f32.f64 $0, $1;", "=f,d"(double %0) #5, !dbg !118, !srcloc !120
  store float %1, ptr %r, align 4, !dbg !118
  %2 = load float, ptr %r, align 4, !dbg !118
  ret float %2, !dbg !118
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z7f_rni_ff(float noundef %x) #0 !dbg !121 {
entry:
  %x.addr = alloca float, align 4
  %r = alloca float, align 4
  store float %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !124, !DIExpression(), !125)
    #dbg_declare(ptr %r, !126, !DIExpression(), !125)
  %0 = load float, ptr %x.addr, align 4, !dbg !125
  %1 = call contract float asm "cvt.rni.f32.f32 $0, $1;", "=f,f"(float %0) #5, !dbg !125, !srcloc !127
  store float %1, ptr %r, align 4, !dbg !125
  %2 = load float, ptr %r, align 4, !dbg !125
  ret float %2, !dbg !125
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z7f_rmi_ff(float noundef %x) #0 !dbg !128 {
entry:
  %x.addr = alloca float, align 4
  %r = alloca float, align 4
  store float %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !129, !DIExpression(), !130)
    #dbg_declare(ptr %r, !131, !DIExpression(), !130)
  %0 = load float, ptr %x.addr, align 4, !dbg !130
  %1 = call contract float asm "cvt.rmi.ftz.f32.f32 $0, $1;", "=f,f"(float %0) #5, !dbg !130, !srcloc !132
  store float %1, ptr %r, align 4, !dbg !130
  %2 = load float, ptr %r, align 4, !dbg !130
  ret float %2, !dbg !130
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef double @_Z7d_rpi_dd(double noundef %x) #0 !dbg !133 {
entry:
  %x.addr = alloca double, align 8
  %r = alloca double, align 8
  store double %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !136, !DIExpression(), !137)
    #dbg_declare(ptr %r, !138, !DIExpression(), !137)
  %0 = load double, ptr %x.addr, align 8, !dbg !137
  %1 = call contract double asm "cvt.rpi.f64.f64 $0, $1;", "=d,d"(double %0) #5, !dbg !137, !srcloc !139
  store double %1, ptr %r, align 8, !dbg !137
  %2 = load double, ptr %r, align 8, !dbg !137
  ret double %2, !dbg !137
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef double @_Z7d_rzi_dd(double noundef %x) #0 !dbg !140 {
entry:
  %x.addr = alloca double, align 8
  %r = alloca double, align 8
  store double %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !141, !DIExpression(), !142)
    #dbg_declare(ptr %r, !143, !DIExpression(), !142)
  %0 = load double, ptr %x.addr, align 8, !dbg !142
  %1 = call contract double asm "cvt.rzi.f64.f64 $0, $1;", "=d,d"(double %0) #5, !dbg !142, !srcloc !144
  store double %1, ptr %r, align 8, !dbg !142
  %2 = load double, ptr %r, align 8, !dbg !142
  ret double %2, !dbg !142
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef double @_Z6f_widef(float noundef %x) #0 !dbg !145 {
entry:
  %x.addr = alloca float, align 4
  %r = alloca double, align 8
  store float %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !148, !DIExpression(), !149)
    #dbg_declare(ptr %r, !150, !DIExpression(), !149)
  %0 = load float, ptr %x.addr, align 4, !dbg !149
  %1 = call contract double asm "cvt.f64.f32 $0, $1;", "=d,f"(float %0) #5, !dbg !149, !srcloc !151
  store double %1, ptr %r, align 8, !dbg !149
  %2 = load double, ptr %r, align 8, !dbg !149
  ret double %2, !dbg !149
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z4sameff(float noundef %a, float noundef %b) #0 !dbg !152 {
entry:
  %x.addr.i2 = alloca float, align 4
  %x.addr.i = alloca float, align 4
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4
    #dbg_declare(ptr %a.addr, !155, !DIExpression(), !156)
  store float %b, ptr %b.addr, align 4
    #dbg_declare(ptr %b.addr, !157, !DIExpression(), !158)
  %0 = load float, ptr %a.addr, align 4, !dbg !159
  store float %0, ptr %x.addr.i2, align 4, !dbg !160
  %1 = load i32, ptr %x.addr.i2, align 4, !dbg !160
  %2 = load float, ptr %b.addr, align 4, !dbg !161
  store float %2, ptr %x.addr.i, align 4, !dbg !162
  %3 = load i32, ptr %x.addr.i, align 4, !dbg !162
  %cmp = icmp eq i32 %1, %3, !dbg !163
  %storedv.i = zext i1 %cmp to i8, !dbg !164
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !164
  store ptr @.str, ptr %m.addr.i, align 8, !dbg !164
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !164
  store i32 22, ptr %l.addr.i, align 4, !dbg !164
  store ptr @__func__._Z4sameff, ptr %fn.addr.i, align 8, !dbg !164
  %4 = load i8, ptr %c.addr.i, align 1, !dbg !164
  %loadedv.i = trunc i8 %4 to i1, !dbg !164
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !164

if.then.i:                                        ; preds = %entry
  %5 = load ptr, ptr %m.addr.i, align 8, !dbg !164
  %6 = load ptr, ptr %f.addr.i, align 8, !dbg !164
  %7 = load i32, ptr %l.addr.i, align 4, !dbg !164
  %8 = load ptr, ptr %fn.addr.i, align 8, !dbg !164
  call void @__assertfail(ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i64 noundef 1) #6, !dbg !164
  unreachable, !dbg !164

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  ret void, !dbg !165
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z4samedd(double noundef %a, double noundef %b) #0 !dbg !166 {
entry:
  %x.addr.i2 = alloca double, align 8
  %x.addr.i = alloca double, align 8
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %a.addr = alloca double, align 8
  %b.addr = alloca double, align 8
  store double %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !169, !DIExpression(), !170)
  store double %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !171, !DIExpression(), !172)
  %0 = load double, ptr %a.addr, align 8, !dbg !173
  store double %0, ptr %x.addr.i2, align 8, !dbg !174
  %1 = load i64, ptr %x.addr.i2, align 8, !dbg !174
  %2 = load double, ptr %b.addr, align 8, !dbg !175
  store double %2, ptr %x.addr.i, align 8, !dbg !176
  %3 = load i64, ptr %x.addr.i, align 8, !dbg !176
  %cmp = icmp eq i64 %1, %3, !dbg !177
  %storedv.i = zext i1 %cmp to i8, !dbg !178
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !178
  store ptr @.str2, ptr %m.addr.i, align 8, !dbg !178
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !178
  store i32 23, ptr %l.addr.i, align 4, !dbg !178
  store ptr @__func__._Z4sameff, ptr %fn.addr.i, align 8, !dbg !178
  %4 = load i8, ptr %c.addr.i, align 1, !dbg !178
  %loadedv.i = trunc i8 %4 to i1, !dbg !178
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !178

if.then.i:                                        ; preds = %entry
  %5 = load ptr, ptr %m.addr.i, align 8, !dbg !178
  %6 = load ptr, ptr %f.addr.i, align 8, !dbg !178
  %7 = load i32, ptr %l.addr.i, align 4, !dbg !178
  %8 = load ptr, ptr %fn.addr.i, align 8, !dbg !178
  call void @__assertfail(ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i64 noundef 1) #6, !dbg !178
  unreachable, !dbg !178

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  ret void, !dbg !179
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7convertPKyPj(ptr noundef %bits, ptr noundef %out) #1 !dbg !180 {
entry:
  %retval.i.i258 = alloca float, align 4
  %x.addr.i.i259 = alloca float, align 4
  %up.addr.i.i260 = alloca i8, align 1
  %b.i.i261 = alloca i32, align 4
  %ref.tmp.i.i262 = alloca i32, align 4
  %r.addr.i263 = alloca float, align 4
  %error.addr.i264 = alloca double, align 8
  %retval.i.i220 = alloca float, align 4
  %x.addr.i.i221 = alloca float, align 4
  %up.addr.i.i222 = alloca i8, align 1
  %b.i.i223 = alloca i32, align 4
  %ref.tmp.i.i224 = alloca i32, align 4
  %r.addr.i225 = alloca float, align 4
  %error.addr.i226 = alloca double, align 8
  %retval.i.i182 = alloca float, align 4
  %x.addr.i.i183 = alloca float, align 4
  %up.addr.i.i184 = alloca i8, align 1
  %b.i.i185 = alloca i32, align 4
  %ref.tmp.i.i186 = alloca i32, align 4
  %r.addr.i187 = alloca float, align 4
  %error.addr.i188 = alloca double, align 8
  %retval.i.i145 = alloca float, align 4
  %x.addr.i.i146 = alloca float, align 4
  %up.addr.i.i147 = alloca i8, align 1
  %b.i.i148 = alloca i32, align 4
  %ref.tmp.i.i149 = alloca i32, align 4
  %r.addr.i150 = alloca float, align 4
  %error.addr.i151 = alloca double, align 8
  %retval.i.i95 = alloca float, align 4
  %x.addr.i.i96 = alloca float, align 4
  %up.addr.i.i97 = alloca i8, align 1
  %b.i.i98 = alloca i32, align 4
  %ref.tmp.i.i99 = alloca i32, align 4
  %r.addr.i.i100 = alloca float, align 4
  %error.addr.i.i101 = alloca double, align 8
  %r.addr.i102 = alloca float, align 4
  %error.addr.i103 = alloca double, align 8
  %retval.i.i = alloca float, align 4
  %x.addr.i.i = alloca float, align 4
  %up.addr.i.i = alloca i8, align 1
  %b.i.i = alloca i32, align 4
  %ref.tmp.i.i = alloca i32, align 4
  %r.addr.i.i = alloca float, align 4
  %error.addr.i.i = alloca double, align 8
  %r.addr.i88 = alloca float, align 4
  %error.addr.i89 = alloca double, align 8
  %retval.i = alloca float, align 4
  %x.addr.i82 = alloca float, align 4
  %up.addr.i = alloca i8, align 1
  %b.i = alloca i32, align 4
  %ref.tmp.i = alloca i32, align 4
  %r.addr.i = alloca float, align 4
  %error.addr.i = alloca double, align 8
  %x.addr.i75 = alloca double, align 8
  %r.i76 = alloca float, align 4
  %x.addr.i74 = alloca float, align 4
  %x.addr.i68 = alloca double, align 8
  %r.i69 = alloca float, align 4
  %x.addr.i62 = alloca double, align 8
  %r.i63 = alloca float, align 4
  %x.addr.i57 = alloca double, align 8
  %r.i58 = alloca float, align 4
  %x.addr.i54 = alloca double, align 8
  %r.i = alloca float, align 4
  %x.addr.i52 = alloca double, align 8
  %x.addr.i50 = alloca float, align 4
  %x.addr.i48 = alloca float, align 4
  %x.addr.i47 = alloca i64, align 8
  %x.addr.i46 = alloca i64, align 8
  %x.addr.i43 = alloca i32, align 4
  %x.addr.i40 = alloca i32, align 4
  %x.addr.i = alloca i32, align 4
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
  %f = alloca float, align 4
  %d = alloca double, align 8
  store ptr %bits, ptr %bits.addr, align 8
    #dbg_declare(ptr %bits.addr, !186, !DIExpression(), !187)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !188, !DIExpression(), !189)
    #dbg_declare(ptr %i, !190, !DIExpression(), !192)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !193
  store i32 %0, ptr %i, align 4, !dbg !192
  br label %for.cond, !dbg !194

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !195
  %cmp = icmp slt i32 %1, 256, !dbg !197
  br i1 %cmp, label %for.body, label %for.end, !dbg !198

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %w, !199, !DIExpression(), !201)
  %2 = load ptr, ptr %bits.addr, align 8, !dbg !202
  %3 = load i32, ptr %i, align 4, !dbg !203
  %idxprom = sext i32 %3 to i64, !dbg !202
  %arrayidx = getelementptr inbounds i64, ptr %2, i64 %idxprom, !dbg !202
  %4 = load i64, ptr %arrayidx, align 8, !dbg !202
  store i64 %4, ptr %w, align 8, !dbg !201
    #dbg_declare(ptr %s, !204, !DIExpression(), !205)
  %5 = load i64, ptr %w, align 8, !dbg !206
  %conv = trunc i64 %5 to i32, !dbg !206
  store i32 %conv, ptr %s, align 4, !dbg !205
    #dbg_declare(ptr %u, !207, !DIExpression(), !208)
  %6 = load i64, ptr %w, align 8, !dbg !209
  %shr = lshr i64 %6, 32, !dbg !210
  %conv1 = trunc i64 %shr to i32, !dbg !211
  store i32 %conv1, ptr %u, align 4, !dbg !208
  %7 = load i32, ptr %s, align 4, !dbg !212
  %call2 = call contract noundef float @_Z6f_rz_si(i32 noundef %7) #7, !dbg !213
  %8 = load i32, ptr %s, align 4, !dbg !214
  store i32 %8, ptr %x.addr.i, align 4, !dbg !215
  %9 = load i32, ptr %x.addr.i, align 4, !dbg !215
  %conv.i = sitofp i32 %9 to double, !dbg !215
  store double %conv.i, ptr %x.addr.i54, align 8, !dbg !215
  %10 = load double, ptr %x.addr.i54, align 8, !dbg !215
  %conv.i55 = fptrunc double %10 to float, !dbg !215
  store float %conv.i55, ptr %r.i, align 4, !dbg !215
  %11 = load float, ptr %r.i, align 4, !dbg !215
  %12 = load double, ptr %x.addr.i54, align 8, !dbg !215
  %13 = load float, ptr %r.i, align 4, !dbg !215
  %conv1.i = fpext float %13 to double, !dbg !215
  %sub.i = fsub double %12, %conv1.i, !dbg !215
  store float %11, ptr %r.addr.i102, align 4, !dbg !215
  store double %sub.i, ptr %error.addr.i103, align 8, !dbg !215
  %14 = load float, ptr %r.addr.i102, align 4, !dbg !215
  %cmp.i104 = fcmp ogt float %14, 0.000000e+00, !dbg !215
  br i1 %cmp.i104, label %cond.true.i113, label %cond.false.i105, !dbg !215

cond.true.i113:                                   ; preds = %for.body
  %15 = load float, ptr %r.addr.i102, align 4, !dbg !215
  %16 = load double, ptr %error.addr.i103, align 8, !dbg !215
  store float %15, ptr %r.addr.i.i100, align 4, !dbg !215
  store double %16, ptr %error.addr.i.i101, align 8, !dbg !215
  %17 = load double, ptr %error.addr.i.i101, align 8, !dbg !215
  %cmp.i.i114 = fcmp olt double %17, 0.000000e+00, !dbg !215
  br i1 %cmp.i.i114, label %cond.true.i.i118, label %cond.false.i.i115, !dbg !215

cond.true.i.i118:                                 ; preds = %cond.true.i113
  %18 = load float, ptr %r.addr.i.i100, align 4, !dbg !215
  store float %18, ptr %x.addr.i.i96, align 4, !dbg !215
  store i8 0, ptr %up.addr.i.i97, align 1, !dbg !215
  %19 = load float, ptr %x.addr.i.i96, align 4, !dbg !215
  %20 = load float, ptr %x.addr.i.i96, align 4, !dbg !215
  %cmp.i7.i119 = fcmp une float %19, %20, !dbg !215
  br i1 %cmp.i7.i119, label %if.then.i.i143, label %if.end.i.i120, !dbg !215

if.then.i.i143:                                   ; preds = %cond.true.i.i118
  %21 = load float, ptr %x.addr.i.i96, align 4, !dbg !215
  store float %21, ptr %retval.i.i95, align 4, !dbg !215
  br label %_ZL7ws_nextfb.exit.i136, !dbg !215

if.end.i.i120:                                    ; preds = %cond.true.i.i118
  %22 = load float, ptr %x.addr.i.i96, align 4, !dbg !215
  %cmp1.i.i121 = fcmp oeq float %22, 0.000000e+00, !dbg !215
  br i1 %cmp1.i.i121, label %if.then2.i.i140, label %if.end3.i.i122, !dbg !215

if.then2.i.i140:                                  ; preds = %if.end.i.i120
  %23 = load i8, ptr %up.addr.i.i97, align 1, !dbg !215
  %loadedv.i.i141 = trunc i8 %23 to i1, !dbg !215
  %24 = zext i1 %loadedv.i.i141 to i64, !dbg !215
  %cond.i8.i142 = select contract i1 %loadedv.i.i141, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !215
  store float %cond.i8.i142, ptr %retval.i.i95, align 4, !dbg !215
  br label %_ZL7ws_nextfb.exit.i136, !dbg !215

if.end3.i.i122:                                   ; preds = %if.end.i.i120
  %25 = load i32, ptr %x.addr.i.i96, align 4, !dbg !215
  store i32 %25, ptr %b.i.i98, align 4, !dbg !215
  %26 = load i8, ptr %up.addr.i.i97, align 1, !dbg !215
  %loadedv4.i.i123 = trunc i8 %26 to i1, !dbg !215
  br i1 %loadedv4.i.i123, label %land.lhs.true.i.i138, label %lor.lhs.false.i.i124, !dbg !215

land.lhs.true.i.i138:                             ; preds = %if.end3.i.i122
  %27 = load i32, ptr %b.i.i98, align 4, !dbg !215
  %cmp5.i.i139 = icmp eq i32 %27, 2139095040, !dbg !215
  br i1 %cmp5.i.i139, label %if.then9.i.i137, label %lor.lhs.false.i.i124, !dbg !215

lor.lhs.false.i.i124:                             ; preds = %land.lhs.true.i.i138, %if.end3.i.i122
  %28 = load i8, ptr %up.addr.i.i97, align 1, !dbg !215
  %loadedv6.i.i125 = trunc i8 %28 to i1, !dbg !215
  br i1 %loadedv6.i.i125, label %if.end10.i.i128, label %land.lhs.true7.i.i126, !dbg !215

land.lhs.true7.i.i126:                            ; preds = %lor.lhs.false.i.i124
  %29 = load i32, ptr %b.i.i98, align 4, !dbg !215
  %cmp8.i.i127 = icmp eq i32 %29, -8388608, !dbg !215
  br i1 %cmp8.i.i127, label %if.then9.i.i137, label %if.end10.i.i128, !dbg !215

if.then9.i.i137:                                  ; preds = %land.lhs.true7.i.i126, %land.lhs.true.i.i138
  %30 = load float, ptr %x.addr.i.i96, align 4, !dbg !215
  store float %30, ptr %retval.i.i95, align 4, !dbg !215
  br label %_ZL7ws_nextfb.exit.i136, !dbg !215

if.end10.i.i128:                                  ; preds = %land.lhs.true7.i.i126, %lor.lhs.false.i.i124
  %31 = load i32, ptr %b.i.i98, align 4, !dbg !215
  %32 = load float, ptr %x.addr.i.i96, align 4, !dbg !215
  %cmp11.i.i129 = fcmp ogt float %32, 0.000000e+00, !dbg !215
  %conv.i.i130 = zext i1 %cmp11.i.i129 to i32, !dbg !215
  %33 = load i8, ptr %up.addr.i.i97, align 1, !dbg !215
  %loadedv12.i.i131 = trunc i8 %33 to i1, !dbg !215
  %conv13.i.i132 = zext i1 %loadedv12.i.i131 to i32, !dbg !215
  %cmp14.i.i133 = icmp eq i32 %conv.i.i130, %conv13.i.i132, !dbg !215
  %34 = zext i1 %cmp14.i.i133 to i64, !dbg !215
  %cond15.i.i134 = select i1 %cmp14.i.i133, i32 1, i32 -1, !dbg !215
  %add.i.i135 = add nsw i32 %31, %cond15.i.i134, !dbg !215
  store i32 %add.i.i135, ptr %ref.tmp.i.i99, align 4, !dbg !215
  %35 = load float, ptr %ref.tmp.i.i99, align 4, !dbg !215
  store float %35, ptr %retval.i.i95, align 4, !dbg !215
  br label %_ZL7ws_nextfb.exit.i136, !dbg !215

_ZL7ws_nextfb.exit.i136:                          ; preds = %if.end10.i.i128, %if.then9.i.i137, %if.then2.i.i140, %if.then.i.i143
  %36 = load float, ptr %retval.i.i95, align 4, !dbg !215
  br label %_ZL5ws_rdIfdET_S0_T0_.exit.i116, !dbg !215

cond.false.i.i115:                                ; preds = %cond.true.i113
  %37 = load float, ptr %r.addr.i.i100, align 4, !dbg !215
  br label %_ZL5ws_rdIfdET_S0_T0_.exit.i116, !dbg !215

_ZL5ws_rdIfdET_S0_T0_.exit.i116:                  ; preds = %cond.false.i.i115, %_ZL7ws_nextfb.exit.i136
  %cond.i.i117 = phi contract float [ %36, %_ZL7ws_nextfb.exit.i136 ], [ %37, %cond.false.i.i115 ], !dbg !215
  br label %_ZL5ws_rzIfdET_S0_T0_.exit144, !dbg !215

cond.false.i105:                                  ; preds = %for.body
  %38 = load float, ptr %r.addr.i102, align 4, !dbg !215
  %cmp1.i106 = fcmp olt float %38, 0.000000e+00, !dbg !215
  br i1 %cmp1.i106, label %cond.true2.i111, label %cond.false4.i107, !dbg !215

cond.true2.i111:                                  ; preds = %cond.false.i105
  %39 = load float, ptr %r.addr.i102, align 4, !dbg !215
  %40 = load double, ptr %error.addr.i103, align 8, !dbg !215
  store float %39, ptr %r.addr.i150, align 4, !dbg !215
  store double %40, ptr %error.addr.i151, align 8, !dbg !215
  %41 = load double, ptr %error.addr.i151, align 8, !dbg !215
  %cmp.i152 = fcmp ogt double %41, 0.000000e+00, !dbg !215
  br i1 %cmp.i152, label %cond.true.i156, label %cond.false.i153, !dbg !215

cond.true.i156:                                   ; preds = %cond.true2.i111
  %42 = load float, ptr %r.addr.i150, align 4, !dbg !215
  store float %42, ptr %x.addr.i.i146, align 4, !dbg !215
  store i8 1, ptr %up.addr.i.i147, align 1, !dbg !215
  %43 = load float, ptr %x.addr.i.i146, align 4, !dbg !215
  %44 = load float, ptr %x.addr.i.i146, align 4, !dbg !215
  %cmp.i.i157 = fcmp une float %43, %44, !dbg !215
  br i1 %cmp.i.i157, label %if.then.i.i181, label %if.end.i.i158, !dbg !215

if.then.i.i181:                                   ; preds = %cond.true.i156
  %45 = load float, ptr %x.addr.i.i146, align 4, !dbg !215
  store float %45, ptr %retval.i.i145, align 4, !dbg !215
  br label %_ZL7ws_nextfb.exit.i174, !dbg !215

if.end.i.i158:                                    ; preds = %cond.true.i156
  %46 = load float, ptr %x.addr.i.i146, align 4, !dbg !215
  %cmp1.i.i159 = fcmp oeq float %46, 0.000000e+00, !dbg !215
  br i1 %cmp1.i.i159, label %if.then2.i.i178, label %if.end3.i.i160, !dbg !215

if.then2.i.i178:                                  ; preds = %if.end.i.i158
  %47 = load i8, ptr %up.addr.i.i147, align 1, !dbg !215
  %loadedv.i.i179 = trunc i8 %47 to i1, !dbg !215
  %48 = zext i1 %loadedv.i.i179 to i64, !dbg !215
  %cond.i.i180 = select contract i1 %loadedv.i.i179, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !215
  store float %cond.i.i180, ptr %retval.i.i145, align 4, !dbg !215
  br label %_ZL7ws_nextfb.exit.i174, !dbg !215

if.end3.i.i160:                                   ; preds = %if.end.i.i158
  %49 = load i32, ptr %x.addr.i.i146, align 4, !dbg !215
  store i32 %49, ptr %b.i.i148, align 4, !dbg !215
  %50 = load i8, ptr %up.addr.i.i147, align 1, !dbg !215
  %loadedv4.i.i161 = trunc i8 %50 to i1, !dbg !215
  br i1 %loadedv4.i.i161, label %land.lhs.true.i.i176, label %lor.lhs.false.i.i162, !dbg !215

land.lhs.true.i.i176:                             ; preds = %if.end3.i.i160
  %51 = load i32, ptr %b.i.i148, align 4, !dbg !215
  %cmp5.i.i177 = icmp eq i32 %51, 2139095040, !dbg !215
  br i1 %cmp5.i.i177, label %if.then9.i.i175, label %lor.lhs.false.i.i162, !dbg !215

lor.lhs.false.i.i162:                             ; preds = %land.lhs.true.i.i176, %if.end3.i.i160
  %52 = load i8, ptr %up.addr.i.i147, align 1, !dbg !215
  %loadedv6.i.i163 = trunc i8 %52 to i1, !dbg !215
  br i1 %loadedv6.i.i163, label %if.end10.i.i166, label %land.lhs.true7.i.i164, !dbg !215

land.lhs.true7.i.i164:                            ; preds = %lor.lhs.false.i.i162
  %53 = load i32, ptr %b.i.i148, align 4, !dbg !215
  %cmp8.i.i165 = icmp eq i32 %53, -8388608, !dbg !215
  br i1 %cmp8.i.i165, label %if.then9.i.i175, label %if.end10.i.i166, !dbg !215

if.then9.i.i175:                                  ; preds = %land.lhs.true7.i.i164, %land.lhs.true.i.i176
  %54 = load float, ptr %x.addr.i.i146, align 4, !dbg !215
  store float %54, ptr %retval.i.i145, align 4, !dbg !215
  br label %_ZL7ws_nextfb.exit.i174, !dbg !215

if.end10.i.i166:                                  ; preds = %land.lhs.true7.i.i164, %lor.lhs.false.i.i162
  %55 = load i32, ptr %b.i.i148, align 4, !dbg !215
  %56 = load float, ptr %x.addr.i.i146, align 4, !dbg !215
  %cmp11.i.i167 = fcmp ogt float %56, 0.000000e+00, !dbg !215
  %conv.i.i168 = zext i1 %cmp11.i.i167 to i32, !dbg !215
  %57 = load i8, ptr %up.addr.i.i147, align 1, !dbg !215
  %loadedv12.i.i169 = trunc i8 %57 to i1, !dbg !215
  %conv13.i.i170 = zext i1 %loadedv12.i.i169 to i32, !dbg !215
  %cmp14.i.i171 = icmp eq i32 %conv.i.i168, %conv13.i.i170, !dbg !215
  %58 = zext i1 %cmp14.i.i171 to i64, !dbg !215
  %cond15.i.i172 = select i1 %cmp14.i.i171, i32 1, i32 -1, !dbg !215
  %add.i.i173 = add nsw i32 %55, %cond15.i.i172, !dbg !215
  store i32 %add.i.i173, ptr %ref.tmp.i.i149, align 4, !dbg !215
  %59 = load float, ptr %ref.tmp.i.i149, align 4, !dbg !215
  store float %59, ptr %retval.i.i145, align 4, !dbg !215
  br label %_ZL7ws_nextfb.exit.i174, !dbg !215

_ZL7ws_nextfb.exit.i174:                          ; preds = %if.end10.i.i166, %if.then9.i.i175, %if.then2.i.i178, %if.then.i.i181
  %60 = load float, ptr %retval.i.i145, align 4, !dbg !215
  br label %_ZL5ws_ruIfdET_S0_T0_.exit, !dbg !215

cond.false.i153:                                  ; preds = %cond.true2.i111
  %61 = load float, ptr %r.addr.i150, align 4, !dbg !215
  br label %_ZL5ws_ruIfdET_S0_T0_.exit, !dbg !215

_ZL5ws_ruIfdET_S0_T0_.exit:                       ; preds = %_ZL7ws_nextfb.exit.i174, %cond.false.i153
  %cond.i155 = phi contract float [ %60, %_ZL7ws_nextfb.exit.i174 ], [ %61, %cond.false.i153 ], !dbg !215
  br label %cond.end.i108, !dbg !215

cond.false4.i107:                                 ; preds = %cond.false.i105
  %62 = load float, ptr %r.addr.i102, align 4, !dbg !215
  br label %cond.end.i108, !dbg !215

cond.end.i108:                                    ; preds = %cond.false4.i107, %_ZL5ws_ruIfdET_S0_T0_.exit
  %cond.i109 = phi contract float [ %cond.i155, %_ZL5ws_ruIfdET_S0_T0_.exit ], [ %62, %cond.false4.i107 ], !dbg !215
  br label %_ZL5ws_rzIfdET_S0_T0_.exit144, !dbg !215

_ZL5ws_rzIfdET_S0_T0_.exit144:                    ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit.i116, %cond.end.i108
  %cond6.i110 = phi contract float [ %cond.i.i117, %_ZL5ws_rdIfdET_S0_T0_.exit.i116 ], [ %cond.i109, %cond.end.i108 ], !dbg !215
  call void @_Z4sameff(float noundef %call2, float noundef %cond6.i110) #7, !dbg !216
  %63 = load i32, ptr %s, align 4, !dbg !217
  %call4 = call contract noundef float @_Z6f_rm_si(i32 noundef %63) #7, !dbg !218
  %64 = load i32, ptr %s, align 4, !dbg !219
  store i32 %64, ptr %x.addr.i40, align 4, !dbg !220
  %65 = load i32, ptr %x.addr.i40, align 4, !dbg !220
  %conv.i41 = sitofp i32 %65 to double, !dbg !220
  store double %conv.i41, ptr %x.addr.i75, align 8, !dbg !220
  %66 = load double, ptr %x.addr.i75, align 8, !dbg !220
  %conv.i77 = fptrunc double %66 to float, !dbg !220
  store float %conv.i77, ptr %r.i76, align 4, !dbg !220
  %67 = load float, ptr %r.i76, align 4, !dbg !220
  %68 = load double, ptr %x.addr.i75, align 8, !dbg !220
  %69 = load float, ptr %r.i76, align 4, !dbg !220
  %conv1.i78 = fpext float %69 to double, !dbg !220
  %sub.i79 = fsub double %68, %conv1.i78, !dbg !220
  store float %67, ptr %r.addr.i, align 4, !dbg !220
  store double %sub.i79, ptr %error.addr.i, align 8, !dbg !220
  %70 = load double, ptr %error.addr.i, align 8, !dbg !220
  %cmp.i = fcmp olt double %70, 0.000000e+00, !dbg !220
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !220

cond.true.i:                                      ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit144
  %71 = load float, ptr %r.addr.i, align 4, !dbg !220
  store float %71, ptr %x.addr.i82, align 4, !dbg !220
  store i8 0, ptr %up.addr.i, align 1, !dbg !220
  %72 = load float, ptr %x.addr.i82, align 4, !dbg !220
  %73 = load float, ptr %x.addr.i82, align 4, !dbg !220
  %cmp.i83 = fcmp une float %72, %73, !dbg !220
  br i1 %cmp.i83, label %if.then.i87, label %if.end.i, !dbg !220

if.then.i87:                                      ; preds = %cond.true.i
  %74 = load float, ptr %x.addr.i82, align 4, !dbg !220
  store float %74, ptr %retval.i, align 4, !dbg !220
  br label %_ZL7ws_nextfb.exit, !dbg !220

if.end.i:                                         ; preds = %cond.true.i
  %75 = load float, ptr %x.addr.i82, align 4, !dbg !220
  %cmp1.i = fcmp oeq float %75, 0.000000e+00, !dbg !220
  br i1 %cmp1.i, label %if.then2.i, label %if.end3.i, !dbg !220

if.then2.i:                                       ; preds = %if.end.i
  %76 = load i8, ptr %up.addr.i, align 1, !dbg !220
  %loadedv.i85 = trunc i8 %76 to i1, !dbg !220
  %77 = zext i1 %loadedv.i85 to i64, !dbg !220
  %cond.i86 = select contract i1 %loadedv.i85, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !220
  store float %cond.i86, ptr %retval.i, align 4, !dbg !220
  br label %_ZL7ws_nextfb.exit, !dbg !220

if.end3.i:                                        ; preds = %if.end.i
  %78 = load i32, ptr %x.addr.i82, align 4, !dbg !220
  store i32 %78, ptr %b.i, align 4, !dbg !220
  %79 = load i8, ptr %up.addr.i, align 1, !dbg !220
  %loadedv4.i = trunc i8 %79 to i1, !dbg !220
  br i1 %loadedv4.i, label %land.lhs.true.i, label %lor.lhs.false.i, !dbg !220

land.lhs.true.i:                                  ; preds = %if.end3.i
  %80 = load i32, ptr %b.i, align 4, !dbg !220
  %cmp5.i = icmp eq i32 %80, 2139095040, !dbg !220
  br i1 %cmp5.i, label %if.then9.i, label %lor.lhs.false.i, !dbg !220

lor.lhs.false.i:                                  ; preds = %land.lhs.true.i, %if.end3.i
  %81 = load i8, ptr %up.addr.i, align 1, !dbg !220
  %loadedv6.i = trunc i8 %81 to i1, !dbg !220
  br i1 %loadedv6.i, label %if.end10.i, label %land.lhs.true7.i, !dbg !220

land.lhs.true7.i:                                 ; preds = %lor.lhs.false.i
  %82 = load i32, ptr %b.i, align 4, !dbg !220
  %cmp8.i = icmp eq i32 %82, -8388608, !dbg !220
  br i1 %cmp8.i, label %if.then9.i, label %if.end10.i, !dbg !220

if.then9.i:                                       ; preds = %land.lhs.true7.i, %land.lhs.true.i
  %83 = load float, ptr %x.addr.i82, align 4, !dbg !220
  store float %83, ptr %retval.i, align 4, !dbg !220
  br label %_ZL7ws_nextfb.exit, !dbg !220

if.end10.i:                                       ; preds = %land.lhs.true7.i, %lor.lhs.false.i
  %84 = load i32, ptr %b.i, align 4, !dbg !220
  %85 = load float, ptr %x.addr.i82, align 4, !dbg !220
  %cmp11.i = fcmp ogt float %85, 0.000000e+00, !dbg !220
  %conv.i84 = zext i1 %cmp11.i to i32, !dbg !220
  %86 = load i8, ptr %up.addr.i, align 1, !dbg !220
  %loadedv12.i = trunc i8 %86 to i1, !dbg !220
  %conv13.i = zext i1 %loadedv12.i to i32, !dbg !220
  %cmp14.i = icmp eq i32 %conv.i84, %conv13.i, !dbg !220
  %87 = zext i1 %cmp14.i to i64, !dbg !220
  %cond15.i = select i1 %cmp14.i, i32 1, i32 -1, !dbg !220
  %add.i = add nsw i32 %84, %cond15.i, !dbg !220
  store i32 %add.i, ptr %ref.tmp.i, align 4, !dbg !220
  %88 = load float, ptr %ref.tmp.i, align 4, !dbg !220
  store float %88, ptr %retval.i, align 4, !dbg !220
  br label %_ZL7ws_nextfb.exit, !dbg !220

_ZL7ws_nextfb.exit:                               ; preds = %if.then.i87, %if.then2.i, %if.then9.i, %if.end10.i
  %89 = load float, ptr %retval.i, align 4, !dbg !220
  br label %_ZL5ws_rdIfdET_S0_T0_.exit, !dbg !220

cond.false.i:                                     ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit144
  %90 = load float, ptr %r.addr.i, align 4, !dbg !220
  br label %_ZL5ws_rdIfdET_S0_T0_.exit, !dbg !220

_ZL5ws_rdIfdET_S0_T0_.exit:                       ; preds = %_ZL7ws_nextfb.exit, %cond.false.i
  %cond.i = phi contract float [ %89, %_ZL7ws_nextfb.exit ], [ %90, %cond.false.i ], !dbg !220
  call void @_Z4sameff(float noundef %call4, float noundef %cond.i) #7, !dbg !221
  %91 = load i32, ptr %u, align 4, !dbg !222
  %call6 = call contract noundef float @_Z6f_rp_uj(i32 noundef %91) #7, !dbg !223
  %92 = load i32, ptr %u, align 4, !dbg !224
  store i32 %92, ptr %x.addr.i43, align 4, !dbg !225
  %93 = load i32, ptr %x.addr.i43, align 4, !dbg !225
  %conv.i44 = uitofp i32 %93 to double, !dbg !225
  store double %conv.i44, ptr %x.addr.i62, align 8, !dbg !225
  %94 = load double, ptr %x.addr.i62, align 8, !dbg !225
  %conv.i64 = fptrunc double %94 to float, !dbg !225
  store float %conv.i64, ptr %r.i63, align 4, !dbg !225
  %95 = load float, ptr %r.i63, align 4, !dbg !225
  %96 = load double, ptr %x.addr.i62, align 8, !dbg !225
  %97 = load float, ptr %r.i63, align 4, !dbg !225
  %conv1.i65 = fpext float %97 to double, !dbg !225
  %sub.i66 = fsub double %96, %conv1.i65, !dbg !225
  store float %95, ptr %r.addr.i263, align 4, !dbg !225
  store double %sub.i66, ptr %error.addr.i264, align 8, !dbg !225
  %98 = load double, ptr %error.addr.i264, align 8, !dbg !225
  %cmp.i265 = fcmp ogt double %98, 0.000000e+00, !dbg !225
  br i1 %cmp.i265, label %cond.true.i269, label %cond.false.i266, !dbg !225

cond.true.i269:                                   ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit
  %99 = load float, ptr %r.addr.i263, align 4, !dbg !225
  store float %99, ptr %x.addr.i.i259, align 4, !dbg !225
  store i8 1, ptr %up.addr.i.i260, align 1, !dbg !225
  %100 = load float, ptr %x.addr.i.i259, align 4, !dbg !225
  %101 = load float, ptr %x.addr.i.i259, align 4, !dbg !225
  %cmp.i.i270 = fcmp une float %100, %101, !dbg !225
  br i1 %cmp.i.i270, label %if.then.i.i294, label %if.end.i.i271, !dbg !225

if.then.i.i294:                                   ; preds = %cond.true.i269
  %102 = load float, ptr %x.addr.i.i259, align 4, !dbg !225
  store float %102, ptr %retval.i.i258, align 4, !dbg !225
  br label %_ZL7ws_nextfb.exit.i287, !dbg !225

if.end.i.i271:                                    ; preds = %cond.true.i269
  %103 = load float, ptr %x.addr.i.i259, align 4, !dbg !225
  %cmp1.i.i272 = fcmp oeq float %103, 0.000000e+00, !dbg !225
  br i1 %cmp1.i.i272, label %if.then2.i.i291, label %if.end3.i.i273, !dbg !225

if.then2.i.i291:                                  ; preds = %if.end.i.i271
  %104 = load i8, ptr %up.addr.i.i260, align 1, !dbg !225
  %loadedv.i.i292 = trunc i8 %104 to i1, !dbg !225
  %105 = zext i1 %loadedv.i.i292 to i64, !dbg !225
  %cond.i.i293 = select contract i1 %loadedv.i.i292, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !225
  store float %cond.i.i293, ptr %retval.i.i258, align 4, !dbg !225
  br label %_ZL7ws_nextfb.exit.i287, !dbg !225

if.end3.i.i273:                                   ; preds = %if.end.i.i271
  %106 = load i32, ptr %x.addr.i.i259, align 4, !dbg !225
  store i32 %106, ptr %b.i.i261, align 4, !dbg !225
  %107 = load i8, ptr %up.addr.i.i260, align 1, !dbg !225
  %loadedv4.i.i274 = trunc i8 %107 to i1, !dbg !225
  br i1 %loadedv4.i.i274, label %land.lhs.true.i.i289, label %lor.lhs.false.i.i275, !dbg !225

land.lhs.true.i.i289:                             ; preds = %if.end3.i.i273
  %108 = load i32, ptr %b.i.i261, align 4, !dbg !225
  %cmp5.i.i290 = icmp eq i32 %108, 2139095040, !dbg !225
  br i1 %cmp5.i.i290, label %if.then9.i.i288, label %lor.lhs.false.i.i275, !dbg !225

lor.lhs.false.i.i275:                             ; preds = %land.lhs.true.i.i289, %if.end3.i.i273
  %109 = load i8, ptr %up.addr.i.i260, align 1, !dbg !225
  %loadedv6.i.i276 = trunc i8 %109 to i1, !dbg !225
  br i1 %loadedv6.i.i276, label %if.end10.i.i279, label %land.lhs.true7.i.i277, !dbg !225

land.lhs.true7.i.i277:                            ; preds = %lor.lhs.false.i.i275
  %110 = load i32, ptr %b.i.i261, align 4, !dbg !225
  %cmp8.i.i278 = icmp eq i32 %110, -8388608, !dbg !225
  br i1 %cmp8.i.i278, label %if.then9.i.i288, label %if.end10.i.i279, !dbg !225

if.then9.i.i288:                                  ; preds = %land.lhs.true7.i.i277, %land.lhs.true.i.i289
  %111 = load float, ptr %x.addr.i.i259, align 4, !dbg !225
  store float %111, ptr %retval.i.i258, align 4, !dbg !225
  br label %_ZL7ws_nextfb.exit.i287, !dbg !225

if.end10.i.i279:                                  ; preds = %land.lhs.true7.i.i277, %lor.lhs.false.i.i275
  %112 = load i32, ptr %b.i.i261, align 4, !dbg !225
  %113 = load float, ptr %x.addr.i.i259, align 4, !dbg !225
  %cmp11.i.i280 = fcmp ogt float %113, 0.000000e+00, !dbg !225
  %conv.i.i281 = zext i1 %cmp11.i.i280 to i32, !dbg !225
  %114 = load i8, ptr %up.addr.i.i260, align 1, !dbg !225
  %loadedv12.i.i282 = trunc i8 %114 to i1, !dbg !225
  %conv13.i.i283 = zext i1 %loadedv12.i.i282 to i32, !dbg !225
  %cmp14.i.i284 = icmp eq i32 %conv.i.i281, %conv13.i.i283, !dbg !225
  %115 = zext i1 %cmp14.i.i284 to i64, !dbg !225
  %cond15.i.i285 = select i1 %cmp14.i.i284, i32 1, i32 -1, !dbg !225
  %add.i.i286 = add nsw i32 %112, %cond15.i.i285, !dbg !225
  store i32 %add.i.i286, ptr %ref.tmp.i.i262, align 4, !dbg !225
  %116 = load float, ptr %ref.tmp.i.i262, align 4, !dbg !225
  store float %116, ptr %retval.i.i258, align 4, !dbg !225
  br label %_ZL7ws_nextfb.exit.i287, !dbg !225

_ZL7ws_nextfb.exit.i287:                          ; preds = %if.end10.i.i279, %if.then9.i.i288, %if.then2.i.i291, %if.then.i.i294
  %117 = load float, ptr %retval.i.i258, align 4, !dbg !225
  br label %_ZL5ws_ruIfdET_S0_T0_.exit295, !dbg !225

cond.false.i266:                                  ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit
  %118 = load float, ptr %r.addr.i263, align 4, !dbg !225
  br label %_ZL5ws_ruIfdET_S0_T0_.exit295, !dbg !225

_ZL5ws_ruIfdET_S0_T0_.exit295:                    ; preds = %_ZL7ws_nextfb.exit.i287, %cond.false.i266
  %cond.i268 = phi contract float [ %117, %_ZL7ws_nextfb.exit.i287 ], [ %118, %cond.false.i266 ], !dbg !225
  call void @_Z4sameff(float noundef %call6, float noundef %cond.i268) #7, !dbg !226
  %119 = load i64, ptr %w, align 8, !dbg !227
  %call8 = call contract noundef float @_Z6f_rz_lx(i64 noundef %119) #7, !dbg !228
  %120 = load i64, ptr %w, align 8, !dbg !229
  store i64 %120, ptr %x.addr.i46, align 8, !dbg !230
  %121 = load i64, ptr %x.addr.i46, align 8, !dbg !230
  %122 = call contract noundef float @llvm.nvvm.ll2f.rz(i64 %121), !dbg !230
  call void @_Z4sameff(float noundef %call8, float noundef %122) #7, !dbg !231
  %123 = load i64, ptr %w, align 8, !dbg !232
  %call10 = call contract noundef double @_Z6d_rp_ny(i64 noundef %123) #7, !dbg !233
  %124 = load i64, ptr %w, align 8, !dbg !234
  store i64 %124, ptr %x.addr.i47, align 8, !dbg !235
  %125 = load i64, ptr %x.addr.i47, align 8, !dbg !235
  %126 = call contract noundef double @llvm.nvvm.ull2d.rp(i64 %125), !dbg !235
  call void @_Z4samedd(double noundef %call10, double noundef %126) #7, !dbg !236
    #dbg_declare(ptr %f, !237, !DIExpression(), !238)
  %127 = load i32, ptr %s, align 4, !dbg !239
  %shr12 = ashr i32 %127, 8, !dbg !240
  %conv13 = sitofp i32 %shr12 to float, !dbg !241
  %mul = fmul float %conv13, 1.250000e-01, !dbg !242
  store float %mul, ptr %f, align 4, !dbg !238
    #dbg_declare(ptr %d, !243, !DIExpression(), !244)
  %128 = load i32, ptr %s, align 4, !dbg !245
  %conv14 = sitofp i32 %128 to double, !dbg !245
  %129 = load i32, ptr %u, align 4, !dbg !246
  %conv15 = uitofp i32 %129 to double, !dbg !246
  %div = fdiv double %conv15, 0x41F0000000000000, !dbg !247
  %add = fadd double %conv14, %div, !dbg !248
  store double %add, ptr %d, align 8, !dbg !244
  %130 = load float, ptr %f, align 4, !dbg !249
  %call16 = call noundef i32 @_Z7s_rni_ff(float noundef %130) #7, !dbg !250
  %131 = load float, ptr %f, align 4, !dbg !251
  store float %131, ptr %x.addr.i48, align 4, !dbg !252
  %132 = load float, ptr %x.addr.i48, align 4, !dbg !252
  %133 = call float @llvm.rint.f32(float %132), !dbg !252
  %conv.i49 = fptosi float %133 to i32, !dbg !252
  %cmp18 = icmp eq i32 %call16, %conv.i49, !dbg !253
  br i1 %cmp18, label %land.lhs.true, label %land.end, !dbg !254

land.lhs.true:                                    ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit295
  %134 = load float, ptr %f, align 4, !dbg !255
  %call19 = call noundef i32 @_Z7u_rpi_ff(float noundef %134) #7, !dbg !256
  %135 = load float, ptr %f, align 4, !dbg !257
  store float %135, ptr %x.addr.i50, align 4, !dbg !258
  %136 = load float, ptr %x.addr.i50, align 4, !dbg !258
  %137 = call float @llvm.ceil.f32(float %136), !dbg !258
  %conv.i51 = fptoui float %137 to i32, !dbg !258
  %cmp21 = icmp eq i32 %call19, %conv.i51, !dbg !259
  br i1 %cmp21, label %land.rhs, label %land.end, !dbg !260

land.rhs:                                         ; preds = %land.lhs.true
  %138 = load double, ptr %d, align 8, !dbg !261
  %call22 = call noundef i64 @_Z7l_rmi_dd(double noundef %138) #7, !dbg !262
  %139 = load double, ptr %d, align 8, !dbg !263
  store double %139, ptr %x.addr.i52, align 8, !dbg !264
  %140 = load double, ptr %x.addr.i52, align 8, !dbg !264
  %141 = call double @llvm.floor.f64(double %140), !dbg !264
  %conv.i53 = fptosi double %141 to i64, !dbg !264
  %cmp24 = icmp eq i64 %call22, %conv.i53, !dbg !265
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %_ZL5ws_ruIfdET_S0_T0_.exit295
  %142 = phi i1 [ false, %land.lhs.true ], [ false, %_ZL5ws_ruIfdET_S0_T0_.exit295 ], [ %cmp24, %land.rhs ], !dbg !266
  %storedv.i = zext i1 %142 to i8, !dbg !267
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !267
  store ptr @.str3, ptr %m.addr.i, align 8, !dbg !267
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !267
  store i32 34, ptr %l.addr.i, align 4, !dbg !267
  store ptr @__func__._Z7convertPKyPj, ptr %fn.addr.i, align 8, !dbg !267
  %143 = load i8, ptr %c.addr.i, align 1, !dbg !267
  %loadedv.i = trunc i8 %143 to i1, !dbg !267
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !267

if.then.i:                                        ; preds = %land.end
  %144 = load ptr, ptr %m.addr.i, align 8, !dbg !267
  %145 = load ptr, ptr %f.addr.i, align 8, !dbg !267
  %146 = load i32, ptr %l.addr.i, align 4, !dbg !267
  %147 = load ptr, ptr %fn.addr.i, align 8, !dbg !267
  call void @__assertfail(ptr noundef %144, ptr noundef %145, i32 noundef %146, ptr noundef %147, i64 noundef 1) #6, !dbg !267
  unreachable, !dbg !267

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end
  %148 = load double, ptr %d, align 8, !dbg !268
  %call25 = call contract noundef float @_Z6f_rz_dd(double noundef %148) #7, !dbg !269
  %149 = load double, ptr %d, align 8, !dbg !270
  store double %149, ptr %x.addr.i57, align 8, !dbg !271
  %150 = load double, ptr %x.addr.i57, align 8, !dbg !271
  %conv.i59 = fptrunc double %150 to float, !dbg !271
  store float %conv.i59, ptr %r.i58, align 4, !dbg !271
  %151 = load float, ptr %r.i58, align 4, !dbg !271
  %152 = load double, ptr %x.addr.i57, align 8, !dbg !271
  %153 = load float, ptr %r.i58, align 4, !dbg !271
  %conv1.i60 = fpext float %153 to double, !dbg !271
  %sub.i61 = fsub double %152, %conv1.i60, !dbg !271
  store float %151, ptr %r.addr.i88, align 4, !dbg !271
  store double %sub.i61, ptr %error.addr.i89, align 8, !dbg !271
  %154 = load float, ptr %r.addr.i88, align 4, !dbg !271
  %cmp.i90 = fcmp ogt float %154, 0.000000e+00, !dbg !271
  br i1 %cmp.i90, label %cond.true.i94, label %cond.false.i91, !dbg !271

cond.true.i94:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %155 = load float, ptr %r.addr.i88, align 4, !dbg !271
  %156 = load double, ptr %error.addr.i89, align 8, !dbg !271
  store float %155, ptr %r.addr.i.i, align 4, !dbg !271
  store double %156, ptr %error.addr.i.i, align 8, !dbg !271
  %157 = load double, ptr %error.addr.i.i, align 8, !dbg !271
  %cmp.i.i = fcmp olt double %157, 0.000000e+00, !dbg !271
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i, !dbg !271

cond.true.i.i:                                    ; preds = %cond.true.i94
  %158 = load float, ptr %r.addr.i.i, align 4, !dbg !271
  store float %158, ptr %x.addr.i.i, align 4, !dbg !271
  store i8 0, ptr %up.addr.i.i, align 1, !dbg !271
  %159 = load float, ptr %x.addr.i.i, align 4, !dbg !271
  %160 = load float, ptr %x.addr.i.i, align 4, !dbg !271
  %cmp.i7.i = fcmp une float %159, %160, !dbg !271
  br i1 %cmp.i7.i, label %if.then.i.i, label %if.end.i.i, !dbg !271

if.then.i.i:                                      ; preds = %cond.true.i.i
  %161 = load float, ptr %x.addr.i.i, align 4, !dbg !271
  store float %161, ptr %retval.i.i, align 4, !dbg !271
  br label %_ZL7ws_nextfb.exit.i, !dbg !271

if.end.i.i:                                       ; preds = %cond.true.i.i
  %162 = load float, ptr %x.addr.i.i, align 4, !dbg !271
  %cmp1.i.i = fcmp oeq float %162, 0.000000e+00, !dbg !271
  br i1 %cmp1.i.i, label %if.then2.i.i, label %if.end3.i.i, !dbg !271

if.then2.i.i:                                     ; preds = %if.end.i.i
  %163 = load i8, ptr %up.addr.i.i, align 1, !dbg !271
  %loadedv.i.i = trunc i8 %163 to i1, !dbg !271
  %164 = zext i1 %loadedv.i.i to i64, !dbg !271
  %cond.i8.i = select contract i1 %loadedv.i.i, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !271
  store float %cond.i8.i, ptr %retval.i.i, align 4, !dbg !271
  br label %_ZL7ws_nextfb.exit.i, !dbg !271

if.end3.i.i:                                      ; preds = %if.end.i.i
  %165 = load i32, ptr %x.addr.i.i, align 4, !dbg !271
  store i32 %165, ptr %b.i.i, align 4, !dbg !271
  %166 = load i8, ptr %up.addr.i.i, align 1, !dbg !271
  %loadedv4.i.i = trunc i8 %166 to i1, !dbg !271
  br i1 %loadedv4.i.i, label %land.lhs.true.i.i, label %lor.lhs.false.i.i, !dbg !271

land.lhs.true.i.i:                                ; preds = %if.end3.i.i
  %167 = load i32, ptr %b.i.i, align 4, !dbg !271
  %cmp5.i.i = icmp eq i32 %167, 2139095040, !dbg !271
  br i1 %cmp5.i.i, label %if.then9.i.i, label %lor.lhs.false.i.i, !dbg !271

lor.lhs.false.i.i:                                ; preds = %land.lhs.true.i.i, %if.end3.i.i
  %168 = load i8, ptr %up.addr.i.i, align 1, !dbg !271
  %loadedv6.i.i = trunc i8 %168 to i1, !dbg !271
  br i1 %loadedv6.i.i, label %if.end10.i.i, label %land.lhs.true7.i.i, !dbg !271

land.lhs.true7.i.i:                               ; preds = %lor.lhs.false.i.i
  %169 = load i32, ptr %b.i.i, align 4, !dbg !271
  %cmp8.i.i = icmp eq i32 %169, -8388608, !dbg !271
  br i1 %cmp8.i.i, label %if.then9.i.i, label %if.end10.i.i, !dbg !271

if.then9.i.i:                                     ; preds = %land.lhs.true7.i.i, %land.lhs.true.i.i
  %170 = load float, ptr %x.addr.i.i, align 4, !dbg !271
  store float %170, ptr %retval.i.i, align 4, !dbg !271
  br label %_ZL7ws_nextfb.exit.i, !dbg !271

if.end10.i.i:                                     ; preds = %land.lhs.true7.i.i, %lor.lhs.false.i.i
  %171 = load i32, ptr %b.i.i, align 4, !dbg !271
  %172 = load float, ptr %x.addr.i.i, align 4, !dbg !271
  %cmp11.i.i = fcmp ogt float %172, 0.000000e+00, !dbg !271
  %conv.i.i = zext i1 %cmp11.i.i to i32, !dbg !271
  %173 = load i8, ptr %up.addr.i.i, align 1, !dbg !271
  %loadedv12.i.i = trunc i8 %173 to i1, !dbg !271
  %conv13.i.i = zext i1 %loadedv12.i.i to i32, !dbg !271
  %cmp14.i.i = icmp eq i32 %conv.i.i, %conv13.i.i, !dbg !271
  %174 = zext i1 %cmp14.i.i to i64, !dbg !271
  %cond15.i.i = select i1 %cmp14.i.i, i32 1, i32 -1, !dbg !271
  %add.i.i = add nsw i32 %171, %cond15.i.i, !dbg !271
  store i32 %add.i.i, ptr %ref.tmp.i.i, align 4, !dbg !271
  %175 = load float, ptr %ref.tmp.i.i, align 4, !dbg !271
  store float %175, ptr %retval.i.i, align 4, !dbg !271
  br label %_ZL7ws_nextfb.exit.i, !dbg !271

_ZL7ws_nextfb.exit.i:                             ; preds = %if.end10.i.i, %if.then9.i.i, %if.then2.i.i, %if.then.i.i
  %176 = load float, ptr %retval.i.i, align 4, !dbg !271
  br label %_ZL5ws_rdIfdET_S0_T0_.exit.i, !dbg !271

cond.false.i.i:                                   ; preds = %cond.true.i94
  %177 = load float, ptr %r.addr.i.i, align 4, !dbg !271
  br label %_ZL5ws_rdIfdET_S0_T0_.exit.i, !dbg !271

_ZL5ws_rdIfdET_S0_T0_.exit.i:                     ; preds = %cond.false.i.i, %_ZL7ws_nextfb.exit.i
  %cond.i.i = phi contract float [ %176, %_ZL7ws_nextfb.exit.i ], [ %177, %cond.false.i.i ], !dbg !271
  br label %_ZL5ws_rzIfdET_S0_T0_.exit, !dbg !271

cond.false.i91:                                   ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %178 = load float, ptr %r.addr.i88, align 4, !dbg !271
  %cmp1.i92 = fcmp olt float %178, 0.000000e+00, !dbg !271
  br i1 %cmp1.i92, label %cond.true2.i, label %cond.false4.i, !dbg !271

cond.true2.i:                                     ; preds = %cond.false.i91
  %179 = load float, ptr %r.addr.i88, align 4, !dbg !271
  %180 = load double, ptr %error.addr.i89, align 8, !dbg !271
  store float %179, ptr %r.addr.i187, align 4, !dbg !271
  store double %180, ptr %error.addr.i188, align 8, !dbg !271
  %181 = load double, ptr %error.addr.i188, align 8, !dbg !271
  %cmp.i189 = fcmp ogt double %181, 0.000000e+00, !dbg !271
  br i1 %cmp.i189, label %cond.true.i193, label %cond.false.i190, !dbg !271

cond.true.i193:                                   ; preds = %cond.true2.i
  %182 = load float, ptr %r.addr.i187, align 4, !dbg !271
  store float %182, ptr %x.addr.i.i183, align 4, !dbg !271
  store i8 1, ptr %up.addr.i.i184, align 1, !dbg !271
  %183 = load float, ptr %x.addr.i.i183, align 4, !dbg !271
  %184 = load float, ptr %x.addr.i.i183, align 4, !dbg !271
  %cmp.i.i194 = fcmp une float %183, %184, !dbg !271
  br i1 %cmp.i.i194, label %if.then.i.i218, label %if.end.i.i195, !dbg !271

if.then.i.i218:                                   ; preds = %cond.true.i193
  %185 = load float, ptr %x.addr.i.i183, align 4, !dbg !271
  store float %185, ptr %retval.i.i182, align 4, !dbg !271
  br label %_ZL7ws_nextfb.exit.i211, !dbg !271

if.end.i.i195:                                    ; preds = %cond.true.i193
  %186 = load float, ptr %x.addr.i.i183, align 4, !dbg !271
  %cmp1.i.i196 = fcmp oeq float %186, 0.000000e+00, !dbg !271
  br i1 %cmp1.i.i196, label %if.then2.i.i215, label %if.end3.i.i197, !dbg !271

if.then2.i.i215:                                  ; preds = %if.end.i.i195
  %187 = load i8, ptr %up.addr.i.i184, align 1, !dbg !271
  %loadedv.i.i216 = trunc i8 %187 to i1, !dbg !271
  %188 = zext i1 %loadedv.i.i216 to i64, !dbg !271
  %cond.i.i217 = select contract i1 %loadedv.i.i216, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !271
  store float %cond.i.i217, ptr %retval.i.i182, align 4, !dbg !271
  br label %_ZL7ws_nextfb.exit.i211, !dbg !271

if.end3.i.i197:                                   ; preds = %if.end.i.i195
  %189 = load i32, ptr %x.addr.i.i183, align 4, !dbg !271
  store i32 %189, ptr %b.i.i185, align 4, !dbg !271
  %190 = load i8, ptr %up.addr.i.i184, align 1, !dbg !271
  %loadedv4.i.i198 = trunc i8 %190 to i1, !dbg !271
  br i1 %loadedv4.i.i198, label %land.lhs.true.i.i213, label %lor.lhs.false.i.i199, !dbg !271

land.lhs.true.i.i213:                             ; preds = %if.end3.i.i197
  %191 = load i32, ptr %b.i.i185, align 4, !dbg !271
  %cmp5.i.i214 = icmp eq i32 %191, 2139095040, !dbg !271
  br i1 %cmp5.i.i214, label %if.then9.i.i212, label %lor.lhs.false.i.i199, !dbg !271

lor.lhs.false.i.i199:                             ; preds = %land.lhs.true.i.i213, %if.end3.i.i197
  %192 = load i8, ptr %up.addr.i.i184, align 1, !dbg !271
  %loadedv6.i.i200 = trunc i8 %192 to i1, !dbg !271
  br i1 %loadedv6.i.i200, label %if.end10.i.i203, label %land.lhs.true7.i.i201, !dbg !271

land.lhs.true7.i.i201:                            ; preds = %lor.lhs.false.i.i199
  %193 = load i32, ptr %b.i.i185, align 4, !dbg !271
  %cmp8.i.i202 = icmp eq i32 %193, -8388608, !dbg !271
  br i1 %cmp8.i.i202, label %if.then9.i.i212, label %if.end10.i.i203, !dbg !271

if.then9.i.i212:                                  ; preds = %land.lhs.true7.i.i201, %land.lhs.true.i.i213
  %194 = load float, ptr %x.addr.i.i183, align 4, !dbg !271
  store float %194, ptr %retval.i.i182, align 4, !dbg !271
  br label %_ZL7ws_nextfb.exit.i211, !dbg !271

if.end10.i.i203:                                  ; preds = %land.lhs.true7.i.i201, %lor.lhs.false.i.i199
  %195 = load i32, ptr %b.i.i185, align 4, !dbg !271
  %196 = load float, ptr %x.addr.i.i183, align 4, !dbg !271
  %cmp11.i.i204 = fcmp ogt float %196, 0.000000e+00, !dbg !271
  %conv.i.i205 = zext i1 %cmp11.i.i204 to i32, !dbg !271
  %197 = load i8, ptr %up.addr.i.i184, align 1, !dbg !271
  %loadedv12.i.i206 = trunc i8 %197 to i1, !dbg !271
  %conv13.i.i207 = zext i1 %loadedv12.i.i206 to i32, !dbg !271
  %cmp14.i.i208 = icmp eq i32 %conv.i.i205, %conv13.i.i207, !dbg !271
  %198 = zext i1 %cmp14.i.i208 to i64, !dbg !271
  %cond15.i.i209 = select i1 %cmp14.i.i208, i32 1, i32 -1, !dbg !271
  %add.i.i210 = add nsw i32 %195, %cond15.i.i209, !dbg !271
  store i32 %add.i.i210, ptr %ref.tmp.i.i186, align 4, !dbg !271
  %199 = load float, ptr %ref.tmp.i.i186, align 4, !dbg !271
  store float %199, ptr %retval.i.i182, align 4, !dbg !271
  br label %_ZL7ws_nextfb.exit.i211, !dbg !271

_ZL7ws_nextfb.exit.i211:                          ; preds = %if.end10.i.i203, %if.then9.i.i212, %if.then2.i.i215, %if.then.i.i218
  %200 = load float, ptr %retval.i.i182, align 4, !dbg !271
  br label %_ZL5ws_ruIfdET_S0_T0_.exit219, !dbg !271

cond.false.i190:                                  ; preds = %cond.true2.i
  %201 = load float, ptr %r.addr.i187, align 4, !dbg !271
  br label %_ZL5ws_ruIfdET_S0_T0_.exit219, !dbg !271

_ZL5ws_ruIfdET_S0_T0_.exit219:                    ; preds = %_ZL7ws_nextfb.exit.i211, %cond.false.i190
  %cond.i192 = phi contract float [ %200, %_ZL7ws_nextfb.exit.i211 ], [ %201, %cond.false.i190 ], !dbg !271
  br label %cond.end.i, !dbg !271

cond.false4.i:                                    ; preds = %cond.false.i91
  %202 = load float, ptr %r.addr.i88, align 4, !dbg !271
  br label %cond.end.i, !dbg !271

cond.end.i:                                       ; preds = %cond.false4.i, %_ZL5ws_ruIfdET_S0_T0_.exit219
  %cond.i93 = phi contract float [ %cond.i192, %_ZL5ws_ruIfdET_S0_T0_.exit219 ], [ %202, %cond.false4.i ], !dbg !271
  br label %_ZL5ws_rzIfdET_S0_T0_.exit, !dbg !271

_ZL5ws_rzIfdET_S0_T0_.exit:                       ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit.i, %cond.end.i
  %cond6.i = phi contract float [ %cond.i.i, %_ZL5ws_rdIfdET_S0_T0_.exit.i ], [ %cond.i93, %cond.end.i ], !dbg !271
  call void @_Z4sameff(float noundef %call25, float noundef %cond6.i) #7, !dbg !272
  %203 = load double, ptr %d, align 8, !dbg !273
  %call27 = call contract noundef float @_Z6f_rp_dd(double noundef %203) #7, !dbg !274
  %204 = load double, ptr %d, align 8, !dbg !275
  store double %204, ptr %x.addr.i68, align 8, !dbg !276
  %205 = load double, ptr %x.addr.i68, align 8, !dbg !276
  %conv.i70 = fptrunc double %205 to float, !dbg !276
  store float %conv.i70, ptr %r.i69, align 4, !dbg !276
  %206 = load float, ptr %r.i69, align 4, !dbg !276
  %207 = load double, ptr %x.addr.i68, align 8, !dbg !276
  %208 = load float, ptr %r.i69, align 4, !dbg !276
  %conv1.i71 = fpext float %208 to double, !dbg !276
  %sub.i72 = fsub double %207, %conv1.i71, !dbg !276
  store float %206, ptr %r.addr.i225, align 4, !dbg !276
  store double %sub.i72, ptr %error.addr.i226, align 8, !dbg !276
  %209 = load double, ptr %error.addr.i226, align 8, !dbg !276
  %cmp.i227 = fcmp ogt double %209, 0.000000e+00, !dbg !276
  br i1 %cmp.i227, label %cond.true.i231, label %cond.false.i228, !dbg !276

cond.true.i231:                                   ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit
  %210 = load float, ptr %r.addr.i225, align 4, !dbg !276
  store float %210, ptr %x.addr.i.i221, align 4, !dbg !276
  store i8 1, ptr %up.addr.i.i222, align 1, !dbg !276
  %211 = load float, ptr %x.addr.i.i221, align 4, !dbg !276
  %212 = load float, ptr %x.addr.i.i221, align 4, !dbg !276
  %cmp.i.i232 = fcmp une float %211, %212, !dbg !276
  br i1 %cmp.i.i232, label %if.then.i.i256, label %if.end.i.i233, !dbg !276

if.then.i.i256:                                   ; preds = %cond.true.i231
  %213 = load float, ptr %x.addr.i.i221, align 4, !dbg !276
  store float %213, ptr %retval.i.i220, align 4, !dbg !276
  br label %_ZL7ws_nextfb.exit.i249, !dbg !276

if.end.i.i233:                                    ; preds = %cond.true.i231
  %214 = load float, ptr %x.addr.i.i221, align 4, !dbg !276
  %cmp1.i.i234 = fcmp oeq float %214, 0.000000e+00, !dbg !276
  br i1 %cmp1.i.i234, label %if.then2.i.i253, label %if.end3.i.i235, !dbg !276

if.then2.i.i253:                                  ; preds = %if.end.i.i233
  %215 = load i8, ptr %up.addr.i.i222, align 1, !dbg !276
  %loadedv.i.i254 = trunc i8 %215 to i1, !dbg !276
  %216 = zext i1 %loadedv.i.i254 to i64, !dbg !276
  %cond.i.i255 = select contract i1 %loadedv.i.i254, float 0x36A0000000000000, float 0xB6A0000000000000, !dbg !276
  store float %cond.i.i255, ptr %retval.i.i220, align 4, !dbg !276
  br label %_ZL7ws_nextfb.exit.i249, !dbg !276

if.end3.i.i235:                                   ; preds = %if.end.i.i233
  %217 = load i32, ptr %x.addr.i.i221, align 4, !dbg !276
  store i32 %217, ptr %b.i.i223, align 4, !dbg !276
  %218 = load i8, ptr %up.addr.i.i222, align 1, !dbg !276
  %loadedv4.i.i236 = trunc i8 %218 to i1, !dbg !276
  br i1 %loadedv4.i.i236, label %land.lhs.true.i.i251, label %lor.lhs.false.i.i237, !dbg !276

land.lhs.true.i.i251:                             ; preds = %if.end3.i.i235
  %219 = load i32, ptr %b.i.i223, align 4, !dbg !276
  %cmp5.i.i252 = icmp eq i32 %219, 2139095040, !dbg !276
  br i1 %cmp5.i.i252, label %if.then9.i.i250, label %lor.lhs.false.i.i237, !dbg !276

lor.lhs.false.i.i237:                             ; preds = %land.lhs.true.i.i251, %if.end3.i.i235
  %220 = load i8, ptr %up.addr.i.i222, align 1, !dbg !276
  %loadedv6.i.i238 = trunc i8 %220 to i1, !dbg !276
  br i1 %loadedv6.i.i238, label %if.end10.i.i241, label %land.lhs.true7.i.i239, !dbg !276

land.lhs.true7.i.i239:                            ; preds = %lor.lhs.false.i.i237
  %221 = load i32, ptr %b.i.i223, align 4, !dbg !276
  %cmp8.i.i240 = icmp eq i32 %221, -8388608, !dbg !276
  br i1 %cmp8.i.i240, label %if.then9.i.i250, label %if.end10.i.i241, !dbg !276

if.then9.i.i250:                                  ; preds = %land.lhs.true7.i.i239, %land.lhs.true.i.i251
  %222 = load float, ptr %x.addr.i.i221, align 4, !dbg !276
  store float %222, ptr %retval.i.i220, align 4, !dbg !276
  br label %_ZL7ws_nextfb.exit.i249, !dbg !276

if.end10.i.i241:                                  ; preds = %land.lhs.true7.i.i239, %lor.lhs.false.i.i237
  %223 = load i32, ptr %b.i.i223, align 4, !dbg !276
  %224 = load float, ptr %x.addr.i.i221, align 4, !dbg !276
  %cmp11.i.i242 = fcmp ogt float %224, 0.000000e+00, !dbg !276
  %conv.i.i243 = zext i1 %cmp11.i.i242 to i32, !dbg !276
  %225 = load i8, ptr %up.addr.i.i222, align 1, !dbg !276
  %loadedv12.i.i244 = trunc i8 %225 to i1, !dbg !276
  %conv13.i.i245 = zext i1 %loadedv12.i.i244 to i32, !dbg !276
  %cmp14.i.i246 = icmp eq i32 %conv.i.i243, %conv13.i.i245, !dbg !276
  %226 = zext i1 %cmp14.i.i246 to i64, !dbg !276
  %cond15.i.i247 = select i1 %cmp14.i.i246, i32 1, i32 -1, !dbg !276
  %add.i.i248 = add nsw i32 %223, %cond15.i.i247, !dbg !276
  store i32 %add.i.i248, ptr %ref.tmp.i.i224, align 4, !dbg !276
  %227 = load float, ptr %ref.tmp.i.i224, align 4, !dbg !276
  store float %227, ptr %retval.i.i220, align 4, !dbg !276
  br label %_ZL7ws_nextfb.exit.i249, !dbg !276

_ZL7ws_nextfb.exit.i249:                          ; preds = %if.end10.i.i241, %if.then9.i.i250, %if.then2.i.i253, %if.then.i.i256
  %228 = load float, ptr %retval.i.i220, align 4, !dbg !276
  br label %_ZL5ws_ruIfdET_S0_T0_.exit257, !dbg !276

cond.false.i228:                                  ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit
  %229 = load float, ptr %r.addr.i225, align 4, !dbg !276
  br label %_ZL5ws_ruIfdET_S0_T0_.exit257, !dbg !276

_ZL5ws_ruIfdET_S0_T0_.exit257:                    ; preds = %_ZL7ws_nextfb.exit.i249, %cond.false.i228
  %cond.i230 = phi contract float [ %228, %_ZL7ws_nextfb.exit.i249 ], [ %229, %cond.false.i228 ], !dbg !276
  call void @_Z4sameff(float noundef %call27, float noundef %cond.i230) #7, !dbg !277
  %230 = load float, ptr %f, align 4, !dbg !278
  %call29 = call contract noundef float @_Z7f_rni_ff(float noundef %230) #7, !dbg !279
  %231 = load float, ptr %f, align 4, !dbg !280
  %232 = call float @llvm.rint.f32(float %231), !dbg !281
  call void @_Z4sameff(float noundef %call29, float noundef %232) #7, !dbg !282
  %233 = load float, ptr %f, align 4, !dbg !283
  %call30 = call contract noundef float @_Z7f_rmi_ff(float noundef %233) #7, !dbg !284
  %234 = load float, ptr %f, align 4, !dbg !285
  %235 = call float @llvm.floor.f32(float %234), !dbg !286
  call void @_Z4sameff(float noundef %call30, float noundef %235) #7, !dbg !287
  %236 = load double, ptr %d, align 8, !dbg !288
  %call31 = call contract noundef double @_Z7d_rpi_dd(double noundef %236) #7, !dbg !289
  %237 = load double, ptr %d, align 8, !dbg !290
  %238 = call double @llvm.ceil.f64(double %237), !dbg !291
  call void @_Z4samedd(double noundef %call31, double noundef %238) #7, !dbg !292
  %239 = load double, ptr %d, align 8, !dbg !293
  %call32 = call contract noundef double @_Z7d_rzi_dd(double noundef %239) #7, !dbg !294
  %240 = load double, ptr %d, align 8, !dbg !295
  %241 = call double @llvm.trunc.f64(double %240), !dbg !296
  call void @_Z4samedd(double noundef %call32, double noundef %241) #7, !dbg !297
  %242 = load float, ptr %f, align 4, !dbg !298
  %call33 = call contract noundef double @_Z6f_widef(float noundef %242) #7, !dbg !299
  %243 = load float, ptr %f, align 4, !dbg !300
  %conv34 = fpext float %243 to double, !dbg !300
  call void @_Z4samedd(double noundef %call33, double noundef %conv34) #7, !dbg !301
  %244 = load double, ptr %d, align 8, !dbg !302
  %call35 = call contract noundef float @_Z6f_rz_dd(double noundef %244) #7, !dbg !303
  store float %call35, ptr %x.addr.i74, align 4, !dbg !304
  %245 = load i32, ptr %x.addr.i74, align 4, !dbg !304
  %246 = load ptr, ptr %out.addr, align 8, !dbg !305
  %247 = load i32, ptr %i, align 4, !dbg !306
  %idxprom37 = sext i32 %247 to i64, !dbg !305
  %arrayidx38 = getelementptr inbounds i32, ptr %246, i64 %idxprom37, !dbg !305
  store i32 %245, ptr %arrayidx38, align 4, !dbg !307
  br label %for.inc, !dbg !308

for.inc:                                          ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit257
  %248 = load i32, ptr %i, align 4, !dbg !309
  %add39 = add nsw i32 %248, 32, !dbg !309
  store i32 %add39, ptr %i, align 4, !dbg !309
  br label %for.cond, !dbg !310, !llvm.loop !311

for.end:                                          ; preds = %for.cond
  ret void, !dbg !314
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #2

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind memory(none) }
attributes #6 = { convergent noreturn nounwind }
attributes #7 = { convergent nounwind }

!llvm.dbg.cu = !{!33}
!llvm.module.flags = !{!48, !49, !50, !51}
!llvm.ident = !{!52}

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
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 408, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 51)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 824, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 103)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 8)
!33 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !34, globals: !41, imports: !42, splitDebugInlining: false, nameTableKind: None)
!34 = !{!35, !36, !37, !38, !39, !40}
!35 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!36 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!37 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!38 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!39 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!40 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!41 = !{!0, !8, !13, !18, !23, !28}
!42 = !{!43, !46}
!43 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !33, entity: !44, file: !45, line: 206)
!44 = !DINamespace(name: "ws_math", scope: null)
!45 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!46 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !47, entity: !44, file: !45, line: 207)
!47 = !DINamespace(name: "std", scope: null)
!48 = !{i32 7, !"Dwarf Version", i32 4}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!52 = !{!"clang version 22.1.8"}
!53 = distinct !DISubprogram(name: "f_rz_s", linkageName: "_Z6f_rz_si", scope: !2, file: !2, line: 6, type: !54, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{!40, !36}
!56 = !{}
!57 = !DILocalVariable(name: "x", arg: 1, scope: !53, file: !2, line: 6, type: !36)
!58 = !DILocation(line: 6, column: 1, scope: !53)
!59 = !DILocalVariable(name: "r", scope: !53, file: !2, line: 6, type: !40)
!60 = !{i64 2147801060}
!61 = distinct !DISubprogram(name: "f_rm_s", linkageName: "_Z6f_rm_si", scope: !2, file: !2, line: 7, type: !54, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !56)
!62 = !DILocalVariable(name: "x", arg: 1, scope: !61, file: !2, line: 7, type: !36)
!63 = !DILocation(line: 7, column: 1, scope: !61)
!64 = !DILocalVariable(name: "r", scope: !61, file: !2, line: 7, type: !40)
!65 = !{i64 2147801223}
!66 = distinct !DISubprogram(name: "f_rp_u", linkageName: "_Z6f_rp_uj", scope: !2, file: !2, line: 8, type: !67, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !56)
!67 = !DISubroutineType(types: !68)
!68 = !{!40, !37}
!69 = !DILocalVariable(name: "x", arg: 1, scope: !66, file: !2, line: 8, type: !37)
!70 = !DILocation(line: 8, column: 1, scope: !66)
!71 = !DILocalVariable(name: "r", scope: !66, file: !2, line: 8, type: !40)
!72 = !{i64 2147801386}
!73 = distinct !DISubprogram(name: "f_rz_l", linkageName: "_Z6f_rz_lx", scope: !2, file: !2, line: 9, type: !74, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !56)
!74 = !DISubroutineType(types: !75)
!75 = !{!40, !38}
!76 = !DILocalVariable(name: "x", arg: 1, scope: !73, file: !2, line: 9, type: !38)
!77 = !DILocation(line: 9, column: 1, scope: !73)
!78 = !DILocalVariable(name: "r", scope: !73, file: !2, line: 9, type: !40)
!79 = !{i64 2147801554}
!80 = distinct !DISubprogram(name: "d_rp_n", linkageName: "_Z6d_rp_ny", scope: !2, file: !2, line: 10, type: !81, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !56)
!81 = !DISubroutineType(types: !82)
!82 = !{!39, !83}
!83 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!84 = !DILocalVariable(name: "x", arg: 1, scope: !80, file: !2, line: 10, type: !83)
!85 = !DILocation(line: 10, column: 1, scope: !80)
!86 = !DILocalVariable(name: "r", scope: !80, file: !2, line: 10, type: !39)
!87 = !{i64 2147801723}
!88 = distinct !DISubprogram(name: "s_rni_f", linkageName: "_Z7s_rni_ff", scope: !2, file: !2, line: 11, type: !89, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !56)
!89 = !DISubroutineType(types: !90)
!90 = !{!36, !40}
!91 = !DILocalVariable(name: "x", arg: 1, scope: !88, file: !2, line: 11, type: !40)
!92 = !DILocation(line: 11, column: 1, scope: !88)
!93 = !DILocalVariable(name: "r", scope: !88, file: !2, line: 11, type: !36)
!94 = !{i64 2147801903}
!95 = distinct !DISubprogram(name: "u_rpi_f", linkageName: "_Z7u_rpi_ff", scope: !2, file: !2, line: 12, type: !96, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !56)
!96 = !DISubroutineType(types: !97)
!97 = !{!37, !40}
!98 = !DILocalVariable(name: "x", arg: 1, scope: !95, file: !2, line: 12, type: !40)
!99 = !DILocation(line: 12, column: 1, scope: !95)
!100 = !DILocalVariable(name: "r", scope: !95, file: !2, line: 12, type: !37)
!101 = !{i64 2147802066}
!102 = distinct !DISubprogram(name: "l_rmi_d", linkageName: "_Z7l_rmi_dd", scope: !2, file: !2, line: 13, type: !103, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !56)
!103 = !DISubroutineType(types: !104)
!104 = !{!38, !39}
!105 = !DILocalVariable(name: "x", arg: 1, scope: !102, file: !2, line: 13, type: !39)
!106 = !DILocation(line: 13, column: 1, scope: !102)
!107 = !DILocalVariable(name: "r", scope: !102, file: !2, line: 13, type: !38)
!108 = !{i64 2147802239}
!109 = distinct !DISubprogram(name: "f_rz_d", linkageName: "_Z6f_rz_dd", scope: !2, file: !2, line: 14, type: !110, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !56)
!110 = !DISubroutineType(types: !111)
!111 = !{!40, !39}
!112 = !DILocalVariable(name: "x", arg: 1, scope: !109, file: !2, line: 14, type: !39)
!113 = !DILocation(line: 14, column: 1, scope: !109)
!114 = !DILocalVariable(name: "r", scope: !109, file: !2, line: 14, type: !40)
!115 = !{i64 2147802415}
!116 = distinct !DISubprogram(name: "f_rp_d", linkageName: "_Z6f_rp_dd", scope: !2, file: !2, line: 15, type: !110, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !56)
!117 = !DILocalVariable(name: "x", arg: 1, scope: !116, file: !2, line: 15, type: !39)
!118 = !DILocation(line: 15, column: 1, scope: !116)
!119 = !DILocalVariable(name: "r", scope: !116, file: !2, line: 15, type: !40)
!120 = !{i64 2147802581}
!121 = distinct !DISubprogram(name: "f_rni_f", linkageName: "_Z7f_rni_ff", scope: !2, file: !2, line: 16, type: !122, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !56)
!122 = !DISubroutineType(types: !123)
!123 = !{!40, !40}
!124 = !DILocalVariable(name: "x", arg: 1, scope: !121, file: !2, line: 16, type: !40)
!125 = !DILocation(line: 16, column: 1, scope: !121)
!126 = !DILocalVariable(name: "r", scope: !121, file: !2, line: 16, type: !40)
!127 = !{i64 2147802751}
!128 = distinct !DISubprogram(name: "f_rmi_f", linkageName: "_Z7f_rmi_ff", scope: !2, file: !2, line: 17, type: !122, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !56)
!129 = !DILocalVariable(name: "x", arg: 1, scope: !128, file: !2, line: 17, type: !40)
!130 = !DILocation(line: 17, column: 1, scope: !128)
!131 = !DILocalVariable(name: "r", scope: !128, file: !2, line: 17, type: !40)
!132 = !{i64 2147802918}
!133 = distinct !DISubprogram(name: "d_rpi_d", linkageName: "_Z7d_rpi_dd", scope: !2, file: !2, line: 18, type: !134, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !56)
!134 = !DISubroutineType(types: !135)
!135 = !{!39, !39}
!136 = !DILocalVariable(name: "x", arg: 1, scope: !133, file: !2, line: 18, type: !39)
!137 = !DILocation(line: 18, column: 1, scope: !133)
!138 = !DILocalVariable(name: "r", scope: !133, file: !2, line: 18, type: !39)
!139 = !{i64 2147803089}
!140 = distinct !DISubprogram(name: "d_rzi_d", linkageName: "_Z7d_rzi_dd", scope: !2, file: !2, line: 19, type: !134, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !56)
!141 = !DILocalVariable(name: "x", arg: 1, scope: !140, file: !2, line: 19, type: !39)
!142 = !DILocation(line: 19, column: 1, scope: !140)
!143 = !DILocalVariable(name: "r", scope: !140, file: !2, line: 19, type: !39)
!144 = !{i64 2147803259}
!145 = distinct !DISubprogram(name: "f_wide", linkageName: "_Z6f_widef", scope: !2, file: !2, line: 20, type: !146, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !56)
!146 = !DISubroutineType(types: !147)
!147 = !{!39, !40}
!148 = !DILocalVariable(name: "x", arg: 1, scope: !145, file: !2, line: 20, type: !40)
!149 = !DILocation(line: 20, column: 1, scope: !145)
!150 = !DILocalVariable(name: "r", scope: !145, file: !2, line: 20, type: !39)
!151 = !{i64 2147803429}
!152 = distinct !DISubprogram(name: "same", linkageName: "_Z4sameff", scope: !2, file: !2, line: 22, type: !153, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !56)
!153 = !DISubroutineType(types: !154)
!154 = !{null, !40, !40}
!155 = !DILocalVariable(name: "a", arg: 1, scope: !152, file: !2, line: 22, type: !40)
!156 = !DILocation(line: 22, column: 28, scope: !152)
!157 = !DILocalVariable(name: "b", arg: 2, scope: !152, file: !2, line: 22, type: !40)
!158 = !DILocation(line: 22, column: 37, scope: !152)
!159 = !DILocation(line: 22, column: 64, scope: !152)
!160 = !DILocation(line: 22, column: 49, scope: !152)
!161 = !DILocation(line: 22, column: 85, scope: !152)
!162 = !DILocation(line: 22, column: 70, scope: !152)
!163 = !DILocation(line: 22, column: 67, scope: !152)
!164 = !DILocation(line: 22, column: 42, scope: !152)
!165 = !DILocation(line: 22, column: 90, scope: !152)
!166 = distinct !DISubprogram(name: "same", linkageName: "_Z4samedd", scope: !2, file: !2, line: 23, type: !167, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !56)
!167 = !DISubroutineType(types: !168)
!168 = !{null, !39, !39}
!169 = !DILocalVariable(name: "a", arg: 1, scope: !166, file: !2, line: 23, type: !39)
!170 = !DILocation(line: 23, column: 29, scope: !166)
!171 = !DILocalVariable(name: "b", arg: 2, scope: !166, file: !2, line: 23, type: !39)
!172 = !DILocation(line: 23, column: 39, scope: !166)
!173 = !DILocation(line: 23, column: 72, scope: !166)
!174 = !DILocation(line: 23, column: 51, scope: !166)
!175 = !DILocation(line: 23, column: 99, scope: !166)
!176 = !DILocation(line: 23, column: 78, scope: !166)
!177 = !DILocation(line: 23, column: 75, scope: !166)
!178 = !DILocation(line: 23, column: 44, scope: !166)
!179 = !DILocation(line: 23, column: 104, scope: !166)
!180 = distinct !DISubprogram(name: "convert", linkageName: "_Z7convertPKyPj", scope: !2, file: !2, line: 25, type: !181, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !56)
!181 = !DISubroutineType(types: !182)
!182 = !{null, !183, !185}
!183 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !184, size: 64)
!184 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !83)
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!186 = !DILocalVariable(name: "bits", arg: 1, scope: !180, file: !2, line: 25, type: !183)
!187 = !DILocation(line: 25, column: 51, scope: !180)
!188 = !DILocalVariable(name: "out", arg: 2, scope: !180, file: !2, line: 25, type: !185)
!189 = !DILocation(line: 25, column: 67, scope: !180)
!190 = !DILocalVariable(name: "i", scope: !191, file: !2, line: 26, type: !36)
!191 = distinct !DILexicalBlock(scope: !180, file: !2, line: 26, column: 3)
!192 = !DILocation(line: 26, column: 12, scope: !191)
!193 = !DILocation(line: 26, column: 16, scope: !191)
!194 = !DILocation(line: 26, column: 8, scope: !191)
!195 = !DILocation(line: 26, column: 29, scope: !196)
!196 = distinct !DILexicalBlock(scope: !191, file: !2, line: 26, column: 3)
!197 = !DILocation(line: 26, column: 31, scope: !196)
!198 = !DILocation(line: 26, column: 3, scope: !191)
!199 = !DILocalVariable(name: "w", scope: !200, file: !2, line: 27, type: !83)
!200 = distinct !DILexicalBlock(scope: !196, file: !2, line: 26, column: 47)
!201 = !DILocation(line: 27, column: 24, scope: !200)
!202 = !DILocation(line: 27, column: 28, scope: !200)
!203 = !DILocation(line: 27, column: 33, scope: !200)
!204 = !DILocalVariable(name: "s", scope: !200, file: !2, line: 28, type: !36)
!205 = !DILocation(line: 28, column: 9, scope: !200)
!206 = !DILocation(line: 28, column: 18, scope: !200)
!207 = !DILocalVariable(name: "u", scope: !200, file: !2, line: 29, type: !37)
!208 = !DILocation(line: 29, column: 14, scope: !200)
!209 = !DILocation(line: 29, column: 29, scope: !200)
!210 = !DILocation(line: 29, column: 31, scope: !200)
!211 = !DILocation(line: 29, column: 28, scope: !200)
!212 = !DILocation(line: 30, column: 17, scope: !200)
!213 = !DILocation(line: 30, column: 10, scope: !200)
!214 = !DILocation(line: 30, column: 36, scope: !200)
!215 = !DILocation(line: 30, column: 21, scope: !200)
!216 = !DILocation(line: 30, column: 5, scope: !200)
!217 = !DILocation(line: 30, column: 53, scope: !200)
!218 = !DILocation(line: 30, column: 46, scope: !200)
!219 = !DILocation(line: 30, column: 72, scope: !200)
!220 = !DILocation(line: 30, column: 57, scope: !200)
!221 = !DILocation(line: 30, column: 41, scope: !200)
!222 = !DILocation(line: 30, column: 89, scope: !200)
!223 = !DILocation(line: 30, column: 82, scope: !200)
!224 = !DILocation(line: 30, column: 109, scope: !200)
!225 = !DILocation(line: 30, column: 93, scope: !200)
!226 = !DILocation(line: 30, column: 77, scope: !200)
!227 = !DILocation(line: 31, column: 28, scope: !200)
!228 = !DILocation(line: 31, column: 10, scope: !200)
!229 = !DILocation(line: 31, column: 57, scope: !200)
!230 = !DILocation(line: 31, column: 32, scope: !200)
!231 = !DILocation(line: 31, column: 5, scope: !200)
!232 = !DILocation(line: 31, column: 74, scope: !200)
!233 = !DILocation(line: 31, column: 67, scope: !200)
!234 = !DILocation(line: 31, column: 94, scope: !200)
!235 = !DILocation(line: 31, column: 78, scope: !200)
!236 = !DILocation(line: 31, column: 62, scope: !200)
!237 = !DILocalVariable(name: "f", scope: !200, file: !2, line: 32, type: !40)
!238 = !DILocation(line: 32, column: 11, scope: !200)
!239 = !DILocation(line: 32, column: 16, scope: !200)
!240 = !DILocation(line: 32, column: 18, scope: !200)
!241 = !DILocation(line: 32, column: 15, scope: !200)
!242 = !DILocation(line: 32, column: 24, scope: !200)
!243 = !DILocalVariable(name: "d", scope: !200, file: !2, line: 33, type: !39)
!244 = !DILocation(line: 33, column: 12, scope: !200)
!245 = !DILocation(line: 33, column: 24, scope: !200)
!246 = !DILocation(line: 33, column: 28, scope: !200)
!247 = !DILocation(line: 33, column: 30, scope: !200)
!248 = !DILocation(line: 33, column: 26, scope: !200)
!249 = !DILocation(line: 34, column: 20, scope: !200)
!250 = !DILocation(line: 34, column: 12, scope: !200)
!251 = !DILocation(line: 34, column: 41, scope: !200)
!252 = !DILocation(line: 34, column: 26, scope: !200)
!253 = !DILocation(line: 34, column: 23, scope: !200)
!254 = !DILocation(line: 34, column: 44, scope: !200)
!255 = !DILocation(line: 34, column: 55, scope: !200)
!256 = !DILocation(line: 34, column: 47, scope: !200)
!257 = !DILocation(line: 34, column: 77, scope: !200)
!258 = !DILocation(line: 34, column: 61, scope: !200)
!259 = !DILocation(line: 34, column: 58, scope: !200)
!260 = !DILocation(line: 34, column: 80, scope: !200)
!261 = !DILocation(line: 34, column: 91, scope: !200)
!262 = !DILocation(line: 34, column: 83, scope: !200)
!263 = !DILocation(line: 34, column: 112, scope: !200)
!264 = !DILocation(line: 34, column: 97, scope: !200)
!265 = !DILocation(line: 34, column: 94, scope: !200)
!266 = !DILocation(line: 0, scope: !200)
!267 = !DILocation(line: 34, column: 5, scope: !200)
!268 = !DILocation(line: 35, column: 17, scope: !200)
!269 = !DILocation(line: 35, column: 10, scope: !200)
!270 = !DILocation(line: 35, column: 39, scope: !200)
!271 = !DILocation(line: 35, column: 21, scope: !200)
!272 = !DILocation(line: 35, column: 5, scope: !200)
!273 = !DILocation(line: 35, column: 56, scope: !200)
!274 = !DILocation(line: 35, column: 49, scope: !200)
!275 = !DILocation(line: 35, column: 78, scope: !200)
!276 = !DILocation(line: 35, column: 60, scope: !200)
!277 = !DILocation(line: 35, column: 44, scope: !200)
!278 = !DILocation(line: 36, column: 18, scope: !200)
!279 = !DILocation(line: 36, column: 10, scope: !200)
!280 = !DILocation(line: 36, column: 28, scope: !200)
!281 = !DILocation(line: 36, column: 22, scope: !200)
!282 = !DILocation(line: 36, column: 5, scope: !200)
!283 = !DILocation(line: 36, column: 46, scope: !200)
!284 = !DILocation(line: 36, column: 38, scope: !200)
!285 = !DILocation(line: 36, column: 57, scope: !200)
!286 = !DILocation(line: 36, column: 50, scope: !200)
!287 = !DILocation(line: 36, column: 33, scope: !200)
!288 = !DILocation(line: 36, column: 75, scope: !200)
!289 = !DILocation(line: 36, column: 67, scope: !200)
!290 = !DILocation(line: 36, column: 84, scope: !200)
!291 = !DILocation(line: 36, column: 79, scope: !200)
!292 = !DILocation(line: 36, column: 62, scope: !200)
!293 = !DILocation(line: 36, column: 102, scope: !200)
!294 = !DILocation(line: 36, column: 94, scope: !200)
!295 = !DILocation(line: 36, column: 112, scope: !200)
!296 = !DILocation(line: 36, column: 106, scope: !200)
!297 = !DILocation(line: 36, column: 89, scope: !200)
!298 = !DILocation(line: 37, column: 17, scope: !200)
!299 = !DILocation(line: 37, column: 10, scope: !200)
!300 = !DILocation(line: 37, column: 29, scope: !200)
!301 = !DILocation(line: 37, column: 5, scope: !200)
!302 = !DILocation(line: 38, column: 37, scope: !200)
!303 = !DILocation(line: 38, column: 30, scope: !200)
!304 = !DILocation(line: 38, column: 14, scope: !200)
!305 = !DILocation(line: 38, column: 5, scope: !200)
!306 = !DILocation(line: 38, column: 9, scope: !200)
!307 = !DILocation(line: 38, column: 12, scope: !200)
!308 = !DILocation(line: 39, column: 3, scope: !200)
!309 = !DILocation(line: 26, column: 40, scope: !196)
!310 = !DILocation(line: 26, column: 3, scope: !196)
!311 = distinct !{!311, !198, !312, !313}
!312 = !DILocation(line: 39, column: 3, scope: !191)
!313 = !{!"llvm.loop.mustprogress"}
!314 = !DILocation(line: 40, column: 1, scope: !180)
