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

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z6f_rz_si(i32 noundef %x) #0 !dbg !57 {
entry:
    #dbg_value(i32 %x, !61, !DIExpression(), !63)
  %0 = call contract float asm "cvt.rz.f32.s32 $0, $1;", "=f,r"(i32 %x) #6, !dbg !64, !srcloc !65
    #dbg_value(float %0, !62, !DIExpression(), !63)
  ret float %0, !dbg !64
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z6f_rm_si(i32 noundef %x) #0 !dbg !66 {
entry:
    #dbg_value(i32 %x, !68, !DIExpression(), !70)
  %0 = call contract float asm "cvt.rm.f32.s32 $0, $1;", "=f,r"(i32 %x) #6, !dbg !71, !srcloc !72
    #dbg_value(float %0, !69, !DIExpression(), !70)
  ret float %0, !dbg !71
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z6f_rp_uj(i32 noundef %x) #0 !dbg !73 {
entry:
    #dbg_value(i32 %x, !77, !DIExpression(), !79)
  %0 = call contract float asm "cvt.rp.f32.u32 $0, $1;", "=f,r"(i32 %x) #6, !dbg !80, !srcloc !81
    #dbg_value(float %0, !78, !DIExpression(), !79)
  ret float %0, !dbg !80
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z6f_rz_lx(i64 noundef %x) #0 !dbg !82 {
entry:
    #dbg_value(i64 %x, !86, !DIExpression(), !88)
  %0 = call contract float asm "cvt.rz.f32.s64 $0, $1;", "=f,l"(i64 %x) #6, !dbg !89, !srcloc !90
    #dbg_value(float %0, !87, !DIExpression(), !88)
  ret float %0, !dbg !89
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef double @_Z6d_rp_ny(i64 noundef %x) #0 !dbg !91 {
entry:
    #dbg_value(i64 %x, !96, !DIExpression(), !98)
  %0 = call contract double asm "cvt.rp.f64.u64 $0, $1;", "=d,l"(i64 %x) #6, !dbg !99, !srcloc !100
    #dbg_value(double %0, !97, !DIExpression(), !98)
  ret double %0, !dbg !99
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z7s_rni_ff(float noundef %x) #0 !dbg !101 {
entry:
    #dbg_value(float %x, !105, !DIExpression(), !107)
  %0 = call i32 asm "cvt.rni.s32.f32 $0, $1;", "=r,f"(float %x) #6, !dbg !108, !srcloc !109
    #dbg_value(i32 %0, !106, !DIExpression(), !107)
  ret i32 %0, !dbg !108
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z7u_rpi_ff(float noundef %x) #0 !dbg !110 {
entry:
    #dbg_value(float %x, !114, !DIExpression(), !116)
  %0 = call i32 asm "cvt.rpi.u32.f32 $0, $1;", "=r,f"(float %x) #6, !dbg !117, !srcloc !118
    #dbg_value(i32 %0, !115, !DIExpression(), !116)
  ret i32 %0, !dbg !117
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i64 @_Z7l_rmi_dd(double noundef %x) #0 !dbg !119 {
entry:
    #dbg_value(double %x, !123, !DIExpression(), !125)
  %0 = call i64 asm "cvt.rmi.s64.f64 $0, $1;", "=l,d"(double %x) #6, !dbg !126, !srcloc !127
    #dbg_value(i64 %0, !124, !DIExpression(), !125)
  ret i64 %0, !dbg !126
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z6f_rz_dd(double noundef %x) #0 !dbg !128 {
entry:
    #dbg_value(double %x, !132, !DIExpression(), !134)
  %0 = call contract float asm "cvt.rz.f32.f64 $0, $1;", "=f,d"(double %x) #6, !dbg !135, !srcloc !136
    #dbg_value(float %0, !133, !DIExpression(), !134)
  ret float %0, !dbg !135
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z6f_rp_dd(double noundef %x) #0 !dbg !137 {
entry:
    #dbg_value(double %x, !139, !DIExpression(), !141)
  %0 = call contract float asm "cvt.rp.ftz.f32.f64 $0, $1;", "=f,d"(double %x) #6, !dbg !142, !srcloc !143
    #dbg_value(float %0, !140, !DIExpression(), !141)
  ret float %0, !dbg !142
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z7f_rni_ff(float noundef %x) #0 !dbg !144 {
entry:
    #dbg_value(float %x, !148, !DIExpression(), !150)
  %0 = call contract float asm "cvt.rni.f32.f32 $0, $1;", "=f,f"(float %x) #6, !dbg !151, !srcloc !152
    #dbg_value(float %0, !149, !DIExpression(), !150)
  ret float %0, !dbg !151
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z7f_rmi_ff(float noundef %x) #0 !dbg !153 {
entry:
    #dbg_value(float %x, !155, !DIExpression(), !157)
  %0 = call contract float asm "cvt.rmi.ftz.f32.f32 $0, $1;", "=f,f"(float %x) #6, !dbg !158, !srcloc !159
    #dbg_value(float %0, !156, !DIExpression(), !157)
  ret float %0, !dbg !158
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef double @_Z7d_rpi_dd(double noundef %x) #0 !dbg !160 {
entry:
    #dbg_value(double %x, !164, !DIExpression(), !166)
  %0 = call contract double asm "cvt.rpi.f64.f64 $0, $1;", "=d,d"(double %x) #6, !dbg !167, !srcloc !168
    #dbg_value(double %0, !165, !DIExpression(), !166)
  ret double %0, !dbg !167
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef double @_Z7d_rzi_dd(double noundef %x) #0 !dbg !169 {
entry:
    #dbg_value(double %x, !171, !DIExpression(), !173)
  %0 = call contract double asm "cvt.rzi.f64.f64 $0, $1;", "=d,d"(double %x) #6, !dbg !174, !srcloc !175
    #dbg_value(double %0, !172, !DIExpression(), !173)
  ret double %0, !dbg !174
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef double @_Z6f_widef(float noundef %x) #0 !dbg !176 {
entry:
    #dbg_value(float %x, !180, !DIExpression(), !182)
  %0 = call contract double asm "cvt.f64.f32 $0, $1;", "=d,f"(float %x) #6, !dbg !183, !srcloc !184
    #dbg_value(double %0, !181, !DIExpression(), !182)
  ret double %0, !dbg !183
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z4sameff(float noundef %a, float noundef %b) #0 !dbg !185 {
entry:
    #dbg_value(float %a, !189, !DIExpression(), !191)
    #dbg_value(float %b, !190, !DIExpression(), !191)
  %0 = bitcast float %a to i32, !dbg !192
  %1 = bitcast float %b to i32, !dbg !193
  %cmp = icmp eq i32 %0, %1, !dbg !194
  %storedv.i = zext i1 %cmp to i8, !dbg !195
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !195

if.then.i:                                        ; preds = %entry
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 22, ptr noundef @__func__._Z4sameff, i64 noundef 1) #7, !dbg !195
  unreachable, !dbg !195

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  ret void, !dbg !196
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z4samedd(double noundef %a, double noundef %b) #0 !dbg !197 {
entry:
    #dbg_value(double %a, !201, !DIExpression(), !203)
    #dbg_value(double %b, !202, !DIExpression(), !203)
  %0 = bitcast double %a to i64, !dbg !204
  %1 = bitcast double %b to i64, !dbg !205
  %cmp = icmp eq i64 %0, %1, !dbg !206
  %storedv.i = zext i1 %cmp to i8, !dbg !207
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !207

if.then.i:                                        ; preds = %entry
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #7, !dbg !207
  unreachable, !dbg !207

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  ret void, !dbg !208
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7convertPKyPj(ptr noundef %bits, ptr noundef %out) #2 !dbg !209 {
entry:
    #dbg_value(ptr %bits, !216, !DIExpression(), !227)
    #dbg_value(ptr %out, !217, !DIExpression(), !227)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !228
    #dbg_value(i32 %0, !218, !DIExpression(), !229)
  br label %for.cond, !dbg !230

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %0, %entry ], [ %add39, %for.inc ], !dbg !231
    #dbg_value(i32 %i.0, !218, !DIExpression(), !229)
  %cmp = icmp slt i32 %i.0, 256, !dbg !232
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !233

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64, !dbg !234
  %arrayidx = getelementptr inbounds i64, ptr %bits, i64 %idxprom, !dbg !234
  %1 = load i64, ptr %arrayidx, align 8, !dbg !234, !tbaa !235
    #dbg_value(i64 %1, !220, !DIExpression(), !237)
  %conv = trunc i64 %1 to i32, !dbg !238
    #dbg_value(i32 %conv, !223, !DIExpression(), !237)
  %shr = lshr i64 %1, 32, !dbg !239
  %conv1 = trunc i64 %shr to i32, !dbg !240
    #dbg_value(i32 %conv1, !224, !DIExpression(), !237)
    #dbg_value(i32 %conv, !61, !DIExpression(), !241)
  %2 = call contract noundef float asm "cvt.rz.f32.s32 $0, $1;", "=f,r"(i32 %conv) #6, !dbg !243, !srcloc !65
    #dbg_value(float %2, !62, !DIExpression(), !241)
  %conv.i = sitofp i32 %conv to double, !dbg !244
  %conv.i81 = fptrunc double %conv.i to float, !dbg !244
  %conv1.i = fpext float %conv.i81 to double, !dbg !244
  %sub.i = fsub double %conv.i, %conv1.i, !dbg !244
  %cmp.i107 = fcmp ogt float %conv.i81, 0.000000e+00, !dbg !244
  br i1 %cmp.i107, label %cond.true.i116, label %cond.false.i108, !dbg !244

cond.true.i116:                                   ; preds = %for.body
  %cmp.i.i117 = fcmp olt double %sub.i, 0.000000e+00, !dbg !244
  br i1 %cmp.i.i117, label %cond.true.i.i121, label %cond.false.i.i118, !dbg !244

cond.true.i.i121:                                 ; preds = %cond.true.i116
  %cmp.i12.i122 = fcmp une float %conv.i81, %conv.i81, !dbg !244
  br i1 %cmp.i12.i122, label %if.then.i.i139, label %if.end.i.i123, !dbg !244

if.then.i.i139:                                   ; preds = %cond.true.i.i121
  br label %_ZL7ws_nextfb.exit.i135, !dbg !244

if.end.i.i123:                                    ; preds = %cond.true.i.i121
  %cmp1.i.i124 = fcmp oeq float %conv.i81, 0.000000e+00, !dbg !244
  br i1 %cmp1.i.i124, label %if.then2.i.i138, label %if.end3.i.i125, !dbg !244

if.then2.i.i138:                                  ; preds = %if.end.i.i123
  br label %_ZL7ws_nextfb.exit.i135, !dbg !244

if.end3.i.i125:                                   ; preds = %if.end.i.i123
  %3 = bitcast float %conv.i81 to i32, !dbg !244
  %cmp8.i.i126 = icmp eq i32 %3, -8388608, !dbg !244
  br i1 %cmp8.i.i126, label %if.then9.i.i137, label %if.end10.i.i127, !dbg !244

if.then9.i.i137:                                  ; preds = %if.end3.i.i125
  br label %cleanup.i.i133, !dbg !244

if.end10.i.i127:                                  ; preds = %if.end3.i.i125
  %cmp11.i.i128 = fcmp ogt float %conv.i81, 0.000000e+00, !dbg !244
  %conv.i.i129 = zext i1 %cmp11.i.i128 to i32, !dbg !244
  %cmp14.i.i130 = icmp eq i32 %conv.i.i129, 0, !dbg !244
  %4 = zext i1 %cmp14.i.i130 to i64, !dbg !244
  %cond15.i.i131 = select i1 %cmp14.i.i130, i32 1, i32 -1, !dbg !244
  %add.i.i132 = add nsw i32 %3, %cond15.i.i131, !dbg !244
  %5 = bitcast i32 %add.i.i132 to float, !dbg !244
  br label %cleanup.i.i133, !dbg !244

cleanup.i.i133:                                   ; preds = %if.end10.i.i127, %if.then9.i.i137
  %retval.0.i.i134 = phi float [ %conv.i81, %if.then9.i.i137 ], [ %5, %if.end10.i.i127 ], !dbg !244
  br label %_ZL7ws_nextfb.exit.i135, !dbg !244

_ZL7ws_nextfb.exit.i135:                          ; preds = %cleanup.i.i133, %if.then2.i.i138, %if.then.i.i139
  %retval.1.i.i136 = phi float [ %conv.i81, %if.then.i.i139 ], [ 0xB6A0000000000000, %if.then2.i.i138 ], [ %retval.0.i.i134, %cleanup.i.i133 ], !dbg !244
  br label %_ZL5ws_rdIfdET_S0_T0_.exit.i119, !dbg !244

cond.false.i.i118:                                ; preds = %cond.true.i116
  br label %_ZL5ws_rdIfdET_S0_T0_.exit.i119, !dbg !244

_ZL5ws_rdIfdET_S0_T0_.exit.i119:                  ; preds = %cond.false.i.i118, %_ZL7ws_nextfb.exit.i135
  %cond.i.i120 = phi contract float [ %retval.1.i.i136, %_ZL7ws_nextfb.exit.i135 ], [ %conv.i81, %cond.false.i.i118 ], !dbg !244
  br label %_ZL5ws_rzIfdET_S0_T0_.exit140, !dbg !244

cond.false.i108:                                  ; preds = %for.body
  %cmp1.i109 = fcmp olt float %conv.i81, 0.000000e+00, !dbg !244
  br i1 %cmp1.i109, label %cond.true2.i114, label %cond.false4.i110, !dbg !244

cond.true2.i114:                                  ; preds = %cond.false.i108
  %cmp.i141 = fcmp ogt double %sub.i, 0.000000e+00, !dbg !244
  br i1 %cmp.i141, label %cond.true.i145, label %cond.false.i142, !dbg !244

cond.true.i145:                                   ; preds = %cond.true2.i114
  %cmp.i.i146 = fcmp une float %conv.i81, %conv.i81, !dbg !244
  br i1 %cmp.i.i146, label %if.then.i.i160, label %if.end.i.i147, !dbg !244

if.then.i.i160:                                   ; preds = %cond.true.i145
  br label %_ZL7ws_nextfb.exit.i156, !dbg !244

if.end.i.i147:                                    ; preds = %cond.true.i145
  %cmp1.i.i148 = fcmp oeq float %conv.i81, 0.000000e+00, !dbg !244
  br i1 %cmp1.i.i148, label %if.then2.i.i159, label %if.end3.i.i149, !dbg !244

if.then2.i.i159:                                  ; preds = %if.end.i.i147
  br label %_ZL7ws_nextfb.exit.i156, !dbg !244

if.end3.i.i149:                                   ; preds = %if.end.i.i147
  %6 = bitcast float %conv.i81 to i32, !dbg !244
  %cmp5.i.i = icmp eq i32 %6, 2139095040, !dbg !244
  br i1 %cmp5.i.i, label %if.then9.i.i158, label %lor.lhs.false.i.i, !dbg !244

lor.lhs.false.i.i:                                ; preds = %if.end3.i.i149
  %cmp11.i.i150 = fcmp ogt float %conv.i81, 0.000000e+00, !dbg !244
  %conv.i.i151 = zext i1 %cmp11.i.i150 to i32, !dbg !244
  %7 = zext i1 %cmp11.i.i150 to i64, !dbg !244
  %cond15.i.i152 = select i1 %cmp11.i.i150, i32 1, i32 -1, !dbg !244
  %add.i.i153 = add nsw i32 %6, %cond15.i.i152, !dbg !244
  %8 = bitcast i32 %add.i.i153 to float, !dbg !244
  br label %cleanup.i.i154, !dbg !244

if.then9.i.i158:                                  ; preds = %if.end3.i.i149
  br label %cleanup.i.i154, !dbg !244

cleanup.i.i154:                                   ; preds = %if.then9.i.i158, %lor.lhs.false.i.i
  %retval.0.i.i155 = phi float [ %conv.i81, %if.then9.i.i158 ], [ %8, %lor.lhs.false.i.i ], !dbg !244
  br label %_ZL7ws_nextfb.exit.i156, !dbg !244

_ZL7ws_nextfb.exit.i156:                          ; preds = %cleanup.i.i154, %if.then2.i.i159, %if.then.i.i160
  %retval.1.i.i157 = phi float [ %conv.i81, %if.then.i.i160 ], [ 0x36A0000000000000, %if.then2.i.i159 ], [ %retval.0.i.i155, %cleanup.i.i154 ], !dbg !244
  br label %_ZL5ws_ruIfdET_S0_T0_.exit, !dbg !244

cond.false.i142:                                  ; preds = %cond.true2.i114
  br label %_ZL5ws_ruIfdET_S0_T0_.exit, !dbg !244

_ZL5ws_ruIfdET_S0_T0_.exit:                       ; preds = %_ZL7ws_nextfb.exit.i156, %cond.false.i142
  %cond.i144 = phi contract float [ %retval.1.i.i157, %_ZL7ws_nextfb.exit.i156 ], [ %conv.i81, %cond.false.i142 ], !dbg !244
  br label %cond.end.i111, !dbg !244

cond.false4.i110:                                 ; preds = %cond.false.i108
  br label %cond.end.i111, !dbg !244

cond.end.i111:                                    ; preds = %cond.false4.i110, %_ZL5ws_ruIfdET_S0_T0_.exit
  %cond.i112 = phi contract float [ %cond.i144, %_ZL5ws_ruIfdET_S0_T0_.exit ], [ %conv.i81, %cond.false4.i110 ], !dbg !244
  br label %_ZL5ws_rzIfdET_S0_T0_.exit140, !dbg !244

_ZL5ws_rzIfdET_S0_T0_.exit140:                    ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit.i119, %cond.end.i111
  %cond6.i113 = phi contract float [ %cond.i.i120, %_ZL5ws_rdIfdET_S0_T0_.exit.i119 ], [ %cond.i112, %cond.end.i111 ], !dbg !244
    #dbg_value(float %2, !189, !DIExpression(), !245)
    #dbg_value(float %cond6.i113, !190, !DIExpression(), !245)
  %9 = bitcast float %2 to i32, !dbg !247
  %10 = bitcast float %cond6.i113 to i32, !dbg !248
  %cmp.i230 = icmp eq i32 %9, %10, !dbg !249
  %storedv.i.i = zext i1 %cmp.i230 to i8, !dbg !250
  br i1 %cmp.i230, label %_Z4sameff.exit, label %if.then.i.i231, !dbg !250

if.then.i.i231:                                   ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit140
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 22, ptr noundef @__func__._Z4sameff, i64 noundef 1) #7, !dbg !250
  unreachable, !dbg !250

_Z4sameff.exit:                                   ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit140
    #dbg_value(i32 %conv, !68, !DIExpression(), !251)
  %11 = call contract noundef float asm "cvt.rm.f32.s32 $0, $1;", "=f,r"(i32 %conv) #6, !dbg !253, !srcloc !72
    #dbg_value(float %11, !69, !DIExpression(), !251)
  %conv.i74 = sitofp i32 %conv to double, !dbg !254
  %conv.i94 = fptrunc double %conv.i74 to float, !dbg !254
  %conv1.i95 = fpext float %conv.i94 to double, !dbg !254
  %sub.i96 = fsub double %conv.i74, %conv1.i95, !dbg !254
  %cmp.i = fcmp olt double %sub.i96, 0.000000e+00, !dbg !254
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !254

cond.true.i:                                      ; preds = %_Z4sameff.exit
  %cmp.i99 = fcmp une float %conv.i94, %conv.i94, !dbg !254
  br i1 %cmp.i99, label %if.then.i101, label %if.end.i, !dbg !254

if.then.i101:                                     ; preds = %cond.true.i
  br label %_ZL7ws_nextfb.exit, !dbg !254

if.end.i:                                         ; preds = %cond.true.i
  %cmp1.i = fcmp oeq float %conv.i94, 0.000000e+00, !dbg !254
  br i1 %cmp1.i, label %if.then2.i, label %if.end3.i, !dbg !254

if.then2.i:                                       ; preds = %if.end.i
  br label %_ZL7ws_nextfb.exit, !dbg !254

if.end3.i:                                        ; preds = %if.end.i
  %12 = bitcast float %conv.i94 to i32, !dbg !254
  %cmp8.i = icmp eq i32 %12, -8388608, !dbg !254
  br i1 %cmp8.i, label %if.then9.i, label %if.end10.i, !dbg !254

if.then9.i:                                       ; preds = %if.end3.i
  br label %cleanup.i, !dbg !254

if.end10.i:                                       ; preds = %if.end3.i
  %cmp11.i = fcmp ogt float %conv.i94, 0.000000e+00, !dbg !254
  %conv.i100 = zext i1 %cmp11.i to i32, !dbg !254
  %cmp14.i = icmp eq i32 %conv.i100, 0, !dbg !254
  %13 = zext i1 %cmp14.i to i64, !dbg !254
  %cond15.i = select i1 %cmp14.i, i32 1, i32 -1, !dbg !254
  %add.i = add nsw i32 %12, %cond15.i, !dbg !254
  %14 = bitcast i32 %add.i to float, !dbg !254
  br label %cleanup.i, !dbg !254

cleanup.i:                                        ; preds = %if.end10.i, %if.then9.i
  %retval.0.i = phi float [ %conv.i94, %if.then9.i ], [ %14, %if.end10.i ], !dbg !254
  br label %_ZL7ws_nextfb.exit, !dbg !254

_ZL7ws_nextfb.exit:                               ; preds = %if.then.i101, %if.then2.i, %cleanup.i
  %retval.1.i = phi float [ %conv.i94, %if.then.i101 ], [ 0xB6A0000000000000, %if.then2.i ], [ %retval.0.i, %cleanup.i ], !dbg !254
  br label %_ZL5ws_rdIfdET_S0_T0_.exit, !dbg !254

cond.false.i:                                     ; preds = %_Z4sameff.exit
  br label %_ZL5ws_rdIfdET_S0_T0_.exit, !dbg !254

_ZL5ws_rdIfdET_S0_T0_.exit:                       ; preds = %_ZL7ws_nextfb.exit, %cond.false.i
  %cond.i = phi contract float [ %retval.1.i, %_ZL7ws_nextfb.exit ], [ %conv.i94, %cond.false.i ], !dbg !254
    #dbg_value(float %11, !189, !DIExpression(), !255)
    #dbg_value(float %cond.i, !190, !DIExpression(), !255)
  %15 = bitcast float %11 to i32, !dbg !257
  %16 = bitcast float %cond.i to i32, !dbg !258
  %cmp.i232 = icmp eq i32 %15, %16, !dbg !259
  %storedv.i.i233 = zext i1 %cmp.i232 to i8, !dbg !260
  br i1 %cmp.i232, label %_Z4sameff.exit235, label %if.then.i.i234, !dbg !260

if.then.i.i234:                                   ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 22, ptr noundef @__func__._Z4sameff, i64 noundef 1) #7, !dbg !260
  unreachable, !dbg !260

_Z4sameff.exit235:                                ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit
    #dbg_value(i32 %conv1, !77, !DIExpression(), !261)
  %17 = call contract noundef float asm "cvt.rp.f32.u32 $0, $1;", "=f,r"(i32 %conv1) #6, !dbg !263, !srcloc !81
    #dbg_value(float %17, !78, !DIExpression(), !261)
  %conv.i76 = uitofp i32 %conv1 to double, !dbg !264
  %conv.i86 = fptrunc double %conv.i76 to float, !dbg !264
  %conv1.i87 = fpext float %conv.i86 to double, !dbg !264
  %sub.i88 = fsub double %conv.i76, %conv1.i87, !dbg !264
  %cmp.i207 = fcmp ogt double %sub.i88, 0.000000e+00, !dbg !264
  br i1 %cmp.i207, label %cond.true.i211, label %cond.false.i208, !dbg !264

cond.true.i211:                                   ; preds = %_Z4sameff.exit235
  %cmp.i.i212 = fcmp une float %conv.i86, %conv.i86, !dbg !264
  br i1 %cmp.i.i212, label %if.then.i.i228, label %if.end.i.i213, !dbg !264

if.then.i.i228:                                   ; preds = %cond.true.i211
  br label %_ZL7ws_nextfb.exit.i224, !dbg !264

if.end.i.i213:                                    ; preds = %cond.true.i211
  %cmp1.i.i214 = fcmp oeq float %conv.i86, 0.000000e+00, !dbg !264
  br i1 %cmp1.i.i214, label %if.then2.i.i227, label %if.end3.i.i215, !dbg !264

if.then2.i.i227:                                  ; preds = %if.end.i.i213
  br label %_ZL7ws_nextfb.exit.i224, !dbg !264

if.end3.i.i215:                                   ; preds = %if.end.i.i213
  %18 = bitcast float %conv.i86 to i32, !dbg !264
  %cmp5.i.i216 = icmp eq i32 %18, 2139095040, !dbg !264
  br i1 %cmp5.i.i216, label %if.then9.i.i226, label %lor.lhs.false.i.i217, !dbg !264

lor.lhs.false.i.i217:                             ; preds = %if.end3.i.i215
  %cmp11.i.i218 = fcmp ogt float %conv.i86, 0.000000e+00, !dbg !264
  %conv.i.i219 = zext i1 %cmp11.i.i218 to i32, !dbg !264
  %19 = zext i1 %cmp11.i.i218 to i64, !dbg !264
  %cond15.i.i220 = select i1 %cmp11.i.i218, i32 1, i32 -1, !dbg !264
  %add.i.i221 = add nsw i32 %18, %cond15.i.i220, !dbg !264
  %20 = bitcast i32 %add.i.i221 to float, !dbg !264
  br label %cleanup.i.i222, !dbg !264

if.then9.i.i226:                                  ; preds = %if.end3.i.i215
  br label %cleanup.i.i222, !dbg !264

cleanup.i.i222:                                   ; preds = %if.then9.i.i226, %lor.lhs.false.i.i217
  %retval.0.i.i223 = phi float [ %conv.i86, %if.then9.i.i226 ], [ %20, %lor.lhs.false.i.i217 ], !dbg !264
  br label %_ZL7ws_nextfb.exit.i224, !dbg !264

_ZL7ws_nextfb.exit.i224:                          ; preds = %cleanup.i.i222, %if.then2.i.i227, %if.then.i.i228
  %retval.1.i.i225 = phi float [ %conv.i86, %if.then.i.i228 ], [ 0x36A0000000000000, %if.then2.i.i227 ], [ %retval.0.i.i223, %cleanup.i.i222 ], !dbg !264
  br label %_ZL5ws_ruIfdET_S0_T0_.exit229, !dbg !264

cond.false.i208:                                  ; preds = %_Z4sameff.exit235
  br label %_ZL5ws_ruIfdET_S0_T0_.exit229, !dbg !264

_ZL5ws_ruIfdET_S0_T0_.exit229:                    ; preds = %_ZL7ws_nextfb.exit.i224, %cond.false.i208
  %cond.i210 = phi contract float [ %retval.1.i.i225, %_ZL7ws_nextfb.exit.i224 ], [ %conv.i86, %cond.false.i208 ], !dbg !264
    #dbg_value(float %17, !189, !DIExpression(), !265)
    #dbg_value(float %cond.i210, !190, !DIExpression(), !265)
  %21 = bitcast float %17 to i32, !dbg !267
  %22 = bitcast float %cond.i210 to i32, !dbg !268
  %cmp.i236 = icmp eq i32 %21, %22, !dbg !269
  %storedv.i.i237 = zext i1 %cmp.i236 to i8, !dbg !270
  br i1 %cmp.i236, label %_Z4sameff.exit239, label %if.then.i.i238, !dbg !270

if.then.i.i238:                                   ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit229
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 22, ptr noundef @__func__._Z4sameff, i64 noundef 1) #7, !dbg !270
  unreachable, !dbg !270

_Z4sameff.exit239:                                ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit229
    #dbg_value(i64 %1, !86, !DIExpression(), !271)
  %23 = call contract noundef float asm "cvt.rz.f32.s64 $0, $1;", "=f,l"(i64 %1) #6, !dbg !273, !srcloc !90
    #dbg_value(float %23, !87, !DIExpression(), !271)
  %24 = call contract noundef float @llvm.nvvm.ll2f.rz(i64 %1), !dbg !274
    #dbg_value(float %23, !189, !DIExpression(), !275)
    #dbg_value(float %24, !190, !DIExpression(), !275)
  %25 = bitcast float %23 to i32, !dbg !277
  %26 = bitcast float %24 to i32, !dbg !278
  %cmp.i240 = icmp eq i32 %25, %26, !dbg !279
  %storedv.i.i241 = zext i1 %cmp.i240 to i8, !dbg !280
  br i1 %cmp.i240, label %_Z4sameff.exit243, label %if.then.i.i242, !dbg !280

if.then.i.i242:                                   ; preds = %_Z4sameff.exit239
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 22, ptr noundef @__func__._Z4sameff, i64 noundef 1) #7, !dbg !280
  unreachable, !dbg !280

_Z4sameff.exit243:                                ; preds = %_Z4sameff.exit239
    #dbg_value(i64 %1, !96, !DIExpression(), !281)
  %27 = call contract noundef double asm "cvt.rp.f64.u64 $0, $1;", "=d,l"(i64 %1) #6, !dbg !283, !srcloc !100
    #dbg_value(double %27, !97, !DIExpression(), !281)
  %28 = call contract noundef double @llvm.nvvm.ull2d.rp(i64 %1), !dbg !284
    #dbg_value(double %27, !201, !DIExpression(), !285)
    #dbg_value(double %28, !202, !DIExpression(), !285)
  %29 = bitcast double %27 to i64, !dbg !287
  %30 = bitcast double %28 to i64, !dbg !288
  %cmp.i244 = icmp eq i64 %29, %30, !dbg !289
  %storedv.i.i245 = zext i1 %cmp.i244 to i8, !dbg !290
  br i1 %cmp.i244, label %_Z4samedd.exit, label %if.then.i.i246, !dbg !290

if.then.i.i246:                                   ; preds = %_Z4sameff.exit243
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #7, !dbg !290
  unreachable, !dbg !290

_Z4samedd.exit:                                   ; preds = %_Z4sameff.exit243
  %shr12 = ashr i32 %conv, 8, !dbg !291
  %conv13 = sitofp i32 %shr12 to float, !dbg !292
  %mul = fmul float %conv13, 1.250000e-01, !dbg !293
    #dbg_value(float %mul, !225, !DIExpression(), !237)
  %conv14 = sitofp i32 %conv to double, !dbg !294
  %conv15 = uitofp i32 %conv1 to double, !dbg !295
  %div = fdiv double %conv15, 0x41F0000000000000, !dbg !296
  %add = fadd double %conv14, %div, !dbg !297
    #dbg_value(double %add, !226, !DIExpression(), !237)
    #dbg_value(float %mul, !105, !DIExpression(), !298)
  %31 = call noundef i32 asm "cvt.rni.s32.f32 $0, $1;", "=r,f"(float %mul) #6, !dbg !300, !srcloc !109
    #dbg_value(i32 %31, !106, !DIExpression(), !298)
  %32 = call float @llvm.rint.f32(float %mul), !dbg !301
  %conv.i78 = fptosi float %32 to i32, !dbg !301
  %cmp18 = icmp eq i32 %31, %conv.i78, !dbg !302
  br i1 %cmp18, label %land.lhs.true, label %land.end, !dbg !303

land.lhs.true:                                    ; preds = %_Z4samedd.exit
    #dbg_value(float %mul, !114, !DIExpression(), !304)
  %33 = call noundef i32 asm "cvt.rpi.u32.f32 $0, $1;", "=r,f"(float %mul) #6, !dbg !306, !srcloc !118
    #dbg_value(i32 %33, !115, !DIExpression(), !304)
  %34 = call float @llvm.ceil.f32(float %mul), !dbg !307
  %conv.i79 = fptoui float %34 to i32, !dbg !307
  %cmp21 = icmp eq i32 %33, %conv.i79, !dbg !308
  br i1 %cmp21, label %land.rhs, label %land.end, !dbg !309

land.rhs:                                         ; preds = %land.lhs.true
    #dbg_value(double %add, !123, !DIExpression(), !310)
  %35 = call noundef i64 asm "cvt.rmi.s64.f64 $0, $1;", "=l,d"(double %add) #6, !dbg !312, !srcloc !127
    #dbg_value(i64 %35, !124, !DIExpression(), !310)
  %36 = call double @llvm.floor.f64(double %add), !dbg !313
  %conv.i80 = fptosi double %36 to i64, !dbg !313
  %cmp24 = icmp eq i64 %35, %conv.i80, !dbg !314
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %_Z4samedd.exit
  %37 = phi i1 [ false, %land.lhs.true ], [ false, %_Z4samedd.exit ], [ %cmp24, %land.rhs ], !dbg !237
  %storedv.i = zext i1 %37 to i8, !dbg !315
  br i1 %37, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !315

if.then.i:                                        ; preds = %land.end
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 34, ptr noundef @__func__._Z7convertPKyPj, i64 noundef 1) #7, !dbg !315
  unreachable, !dbg !315

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end
    #dbg_value(double %add, !132, !DIExpression(), !316)
  %38 = call contract noundef float asm "cvt.rz.f32.f64 $0, $1;", "=f,d"(double %add) #6, !dbg !318, !srcloc !136
    #dbg_value(float %38, !133, !DIExpression(), !316)
  %conv.i83 = fptrunc double %add to float, !dbg !319
  %conv1.i84 = fpext float %conv.i83 to double, !dbg !319
  %sub.i85 = fsub double %add, %conv1.i84, !dbg !319
  %cmp.i102 = fcmp ogt float %conv.i83, 0.000000e+00, !dbg !319
  br i1 %cmp.i102, label %cond.true.i106, label %cond.false.i103, !dbg !319

cond.true.i106:                                   ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %cmp.i.i = fcmp olt double %sub.i85, 0.000000e+00, !dbg !319
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i, !dbg !319

cond.true.i.i:                                    ; preds = %cond.true.i106
  %cmp.i12.i = fcmp une float %conv.i83, %conv.i83, !dbg !319
  br i1 %cmp.i12.i, label %if.then.i.i, label %if.end.i.i, !dbg !319

if.then.i.i:                                      ; preds = %cond.true.i.i
  br label %_ZL7ws_nextfb.exit.i, !dbg !319

if.end.i.i:                                       ; preds = %cond.true.i.i
  %cmp1.i.i = fcmp oeq float %conv.i83, 0.000000e+00, !dbg !319
  br i1 %cmp1.i.i, label %if.then2.i.i, label %if.end3.i.i, !dbg !319

if.then2.i.i:                                     ; preds = %if.end.i.i
  br label %_ZL7ws_nextfb.exit.i, !dbg !319

if.end3.i.i:                                      ; preds = %if.end.i.i
  %39 = bitcast float %conv.i83 to i32, !dbg !319
  %cmp8.i.i = icmp eq i32 %39, -8388608, !dbg !319
  br i1 %cmp8.i.i, label %if.then9.i.i, label %if.end10.i.i, !dbg !319

if.then9.i.i:                                     ; preds = %if.end3.i.i
  br label %cleanup.i.i, !dbg !319

if.end10.i.i:                                     ; preds = %if.end3.i.i
  %cmp11.i.i = fcmp ogt float %conv.i83, 0.000000e+00, !dbg !319
  %conv.i.i = zext i1 %cmp11.i.i to i32, !dbg !319
  %cmp14.i.i = icmp eq i32 %conv.i.i, 0, !dbg !319
  %40 = zext i1 %cmp14.i.i to i64, !dbg !319
  %cond15.i.i = select i1 %cmp14.i.i, i32 1, i32 -1, !dbg !319
  %add.i.i = add nsw i32 %39, %cond15.i.i, !dbg !319
  %41 = bitcast i32 %add.i.i to float, !dbg !319
  br label %cleanup.i.i, !dbg !319

cleanup.i.i:                                      ; preds = %if.end10.i.i, %if.then9.i.i
  %retval.0.i.i = phi float [ %conv.i83, %if.then9.i.i ], [ %41, %if.end10.i.i ], !dbg !319
  br label %_ZL7ws_nextfb.exit.i, !dbg !319

_ZL7ws_nextfb.exit.i:                             ; preds = %cleanup.i.i, %if.then2.i.i, %if.then.i.i
  %retval.1.i.i = phi float [ %conv.i83, %if.then.i.i ], [ 0xB6A0000000000000, %if.then2.i.i ], [ %retval.0.i.i, %cleanup.i.i ], !dbg !319
  br label %_ZL5ws_rdIfdET_S0_T0_.exit.i, !dbg !319

cond.false.i.i:                                   ; preds = %cond.true.i106
  br label %_ZL5ws_rdIfdET_S0_T0_.exit.i, !dbg !319

_ZL5ws_rdIfdET_S0_T0_.exit.i:                     ; preds = %cond.false.i.i, %_ZL7ws_nextfb.exit.i
  %cond.i.i = phi contract float [ %retval.1.i.i, %_ZL7ws_nextfb.exit.i ], [ %conv.i83, %cond.false.i.i ], !dbg !319
  br label %_ZL5ws_rzIfdET_S0_T0_.exit, !dbg !319

cond.false.i103:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %cmp1.i104 = fcmp olt float %conv.i83, 0.000000e+00, !dbg !319
  br i1 %cmp1.i104, label %cond.true2.i, label %cond.false4.i, !dbg !319

cond.true2.i:                                     ; preds = %cond.false.i103
  %cmp.i161 = fcmp ogt double %sub.i85, 0.000000e+00, !dbg !319
  br i1 %cmp.i161, label %cond.true.i165, label %cond.false.i162, !dbg !319

cond.true.i165:                                   ; preds = %cond.true2.i
  %cmp.i.i166 = fcmp une float %conv.i83, %conv.i83, !dbg !319
  br i1 %cmp.i.i166, label %if.then.i.i182, label %if.end.i.i167, !dbg !319

if.then.i.i182:                                   ; preds = %cond.true.i165
  br label %_ZL7ws_nextfb.exit.i178, !dbg !319

if.end.i.i167:                                    ; preds = %cond.true.i165
  %cmp1.i.i168 = fcmp oeq float %conv.i83, 0.000000e+00, !dbg !319
  br i1 %cmp1.i.i168, label %if.then2.i.i181, label %if.end3.i.i169, !dbg !319

if.then2.i.i181:                                  ; preds = %if.end.i.i167
  br label %_ZL7ws_nextfb.exit.i178, !dbg !319

if.end3.i.i169:                                   ; preds = %if.end.i.i167
  %42 = bitcast float %conv.i83 to i32, !dbg !319
  %cmp5.i.i170 = icmp eq i32 %42, 2139095040, !dbg !319
  br i1 %cmp5.i.i170, label %if.then9.i.i180, label %lor.lhs.false.i.i171, !dbg !319

lor.lhs.false.i.i171:                             ; preds = %if.end3.i.i169
  %cmp11.i.i172 = fcmp ogt float %conv.i83, 0.000000e+00, !dbg !319
  %conv.i.i173 = zext i1 %cmp11.i.i172 to i32, !dbg !319
  %43 = zext i1 %cmp11.i.i172 to i64, !dbg !319
  %cond15.i.i174 = select i1 %cmp11.i.i172, i32 1, i32 -1, !dbg !319
  %add.i.i175 = add nsw i32 %42, %cond15.i.i174, !dbg !319
  %44 = bitcast i32 %add.i.i175 to float, !dbg !319
  br label %cleanup.i.i176, !dbg !319

if.then9.i.i180:                                  ; preds = %if.end3.i.i169
  br label %cleanup.i.i176, !dbg !319

cleanup.i.i176:                                   ; preds = %if.then9.i.i180, %lor.lhs.false.i.i171
  %retval.0.i.i177 = phi float [ %conv.i83, %if.then9.i.i180 ], [ %44, %lor.lhs.false.i.i171 ], !dbg !319
  br label %_ZL7ws_nextfb.exit.i178, !dbg !319

_ZL7ws_nextfb.exit.i178:                          ; preds = %cleanup.i.i176, %if.then2.i.i181, %if.then.i.i182
  %retval.1.i.i179 = phi float [ %conv.i83, %if.then.i.i182 ], [ 0x36A0000000000000, %if.then2.i.i181 ], [ %retval.0.i.i177, %cleanup.i.i176 ], !dbg !319
  br label %_ZL5ws_ruIfdET_S0_T0_.exit183, !dbg !319

cond.false.i162:                                  ; preds = %cond.true2.i
  br label %_ZL5ws_ruIfdET_S0_T0_.exit183, !dbg !319

_ZL5ws_ruIfdET_S0_T0_.exit183:                    ; preds = %_ZL7ws_nextfb.exit.i178, %cond.false.i162
  %cond.i164 = phi contract float [ %retval.1.i.i179, %_ZL7ws_nextfb.exit.i178 ], [ %conv.i83, %cond.false.i162 ], !dbg !319
  br label %cond.end.i, !dbg !319

cond.false4.i:                                    ; preds = %cond.false.i103
  br label %cond.end.i, !dbg !319

cond.end.i:                                       ; preds = %cond.false4.i, %_ZL5ws_ruIfdET_S0_T0_.exit183
  %cond.i105 = phi contract float [ %cond.i164, %_ZL5ws_ruIfdET_S0_T0_.exit183 ], [ %conv.i83, %cond.false4.i ], !dbg !319
  br label %_ZL5ws_rzIfdET_S0_T0_.exit, !dbg !319

_ZL5ws_rzIfdET_S0_T0_.exit:                       ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit.i, %cond.end.i
  %cond6.i = phi contract float [ %cond.i.i, %_ZL5ws_rdIfdET_S0_T0_.exit.i ], [ %cond.i105, %cond.end.i ], !dbg !319
    #dbg_value(float %38, !189, !DIExpression(), !320)
    #dbg_value(float %cond6.i, !190, !DIExpression(), !320)
  %45 = bitcast float %38 to i32, !dbg !322
  %46 = bitcast float %cond6.i to i32, !dbg !323
  %cmp.i247 = icmp eq i32 %45, %46, !dbg !324
  %storedv.i.i248 = zext i1 %cmp.i247 to i8, !dbg !325
  br i1 %cmp.i247, label %_Z4sameff.exit250, label %if.then.i.i249, !dbg !325

if.then.i.i249:                                   ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 22, ptr noundef @__func__._Z4sameff, i64 noundef 1) #7, !dbg !325
  unreachable, !dbg !325

_Z4sameff.exit250:                                ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit
    #dbg_value(double %add, !139, !DIExpression(), !326)
  %47 = call contract noundef float asm "cvt.rp.ftz.f32.f64 $0, $1;", "=f,d"(double %add) #6, !dbg !328, !srcloc !143
    #dbg_value(float %47, !140, !DIExpression(), !326)
  %conv.i90 = fptrunc double %add to float, !dbg !329
  %conv1.i91 = fpext float %conv.i90 to double, !dbg !329
  %sub.i92 = fsub double %add, %conv1.i91, !dbg !329
  %cmp.i184 = fcmp ogt double %sub.i92, 0.000000e+00, !dbg !329
  br i1 %cmp.i184, label %cond.true.i188, label %cond.false.i185, !dbg !329

cond.true.i188:                                   ; preds = %_Z4sameff.exit250
  %cmp.i.i189 = fcmp une float %conv.i90, %conv.i90, !dbg !329
  br i1 %cmp.i.i189, label %if.then.i.i205, label %if.end.i.i190, !dbg !329

if.then.i.i205:                                   ; preds = %cond.true.i188
  br label %_ZL7ws_nextfb.exit.i201, !dbg !329

if.end.i.i190:                                    ; preds = %cond.true.i188
  %cmp1.i.i191 = fcmp oeq float %conv.i90, 0.000000e+00, !dbg !329
  br i1 %cmp1.i.i191, label %if.then2.i.i204, label %if.end3.i.i192, !dbg !329

if.then2.i.i204:                                  ; preds = %if.end.i.i190
  br label %_ZL7ws_nextfb.exit.i201, !dbg !329

if.end3.i.i192:                                   ; preds = %if.end.i.i190
  %48 = bitcast float %conv.i90 to i32, !dbg !329
  %cmp5.i.i193 = icmp eq i32 %48, 2139095040, !dbg !329
  br i1 %cmp5.i.i193, label %if.then9.i.i203, label %lor.lhs.false.i.i194, !dbg !329

lor.lhs.false.i.i194:                             ; preds = %if.end3.i.i192
  %cmp11.i.i195 = fcmp ogt float %conv.i90, 0.000000e+00, !dbg !329
  %conv.i.i196 = zext i1 %cmp11.i.i195 to i32, !dbg !329
  %49 = zext i1 %cmp11.i.i195 to i64, !dbg !329
  %cond15.i.i197 = select i1 %cmp11.i.i195, i32 1, i32 -1, !dbg !329
  %add.i.i198 = add nsw i32 %48, %cond15.i.i197, !dbg !329
  %50 = bitcast i32 %add.i.i198 to float, !dbg !329
  br label %cleanup.i.i199, !dbg !329

if.then9.i.i203:                                  ; preds = %if.end3.i.i192
  br label %cleanup.i.i199, !dbg !329

cleanup.i.i199:                                   ; preds = %if.then9.i.i203, %lor.lhs.false.i.i194
  %retval.0.i.i200 = phi float [ %conv.i90, %if.then9.i.i203 ], [ %50, %lor.lhs.false.i.i194 ], !dbg !329
  br label %_ZL7ws_nextfb.exit.i201, !dbg !329

_ZL7ws_nextfb.exit.i201:                          ; preds = %cleanup.i.i199, %if.then2.i.i204, %if.then.i.i205
  %retval.1.i.i202 = phi float [ %conv.i90, %if.then.i.i205 ], [ 0x36A0000000000000, %if.then2.i.i204 ], [ %retval.0.i.i200, %cleanup.i.i199 ], !dbg !329
  br label %_ZL5ws_ruIfdET_S0_T0_.exit206, !dbg !329

cond.false.i185:                                  ; preds = %_Z4sameff.exit250
  br label %_ZL5ws_ruIfdET_S0_T0_.exit206, !dbg !329

_ZL5ws_ruIfdET_S0_T0_.exit206:                    ; preds = %_ZL7ws_nextfb.exit.i201, %cond.false.i185
  %cond.i187 = phi contract float [ %retval.1.i.i202, %_ZL7ws_nextfb.exit.i201 ], [ %conv.i90, %cond.false.i185 ], !dbg !329
    #dbg_value(float %47, !189, !DIExpression(), !330)
    #dbg_value(float %cond.i187, !190, !DIExpression(), !330)
  %51 = bitcast float %47 to i32, !dbg !332
  %52 = bitcast float %cond.i187 to i32, !dbg !333
  %cmp.i251 = icmp eq i32 %51, %52, !dbg !334
  %storedv.i.i252 = zext i1 %cmp.i251 to i8, !dbg !335
  br i1 %cmp.i251, label %_Z4sameff.exit254, label %if.then.i.i253, !dbg !335

if.then.i.i253:                                   ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit206
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 22, ptr noundef @__func__._Z4sameff, i64 noundef 1) #7, !dbg !335
  unreachable, !dbg !335

_Z4sameff.exit254:                                ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit206
    #dbg_value(float %mul, !148, !DIExpression(), !336)
  %53 = call contract noundef float asm "cvt.rni.f32.f32 $0, $1;", "=f,f"(float %mul) #6, !dbg !338, !srcloc !152
    #dbg_value(float %53, !149, !DIExpression(), !336)
  %54 = call float @llvm.rint.f32(float %mul), !dbg !339
    #dbg_value(float %53, !189, !DIExpression(), !340)
    #dbg_value(float %54, !190, !DIExpression(), !340)
  %55 = bitcast float %53 to i32, !dbg !342
  %56 = bitcast float %54 to i32, !dbg !343
  %cmp.i255 = icmp eq i32 %55, %56, !dbg !344
  %storedv.i.i256 = zext i1 %cmp.i255 to i8, !dbg !345
  br i1 %cmp.i255, label %_Z4sameff.exit258, label %if.then.i.i257, !dbg !345

if.then.i.i257:                                   ; preds = %_Z4sameff.exit254
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 22, ptr noundef @__func__._Z4sameff, i64 noundef 1) #7, !dbg !345
  unreachable, !dbg !345

_Z4sameff.exit258:                                ; preds = %_Z4sameff.exit254
    #dbg_value(float %mul, !155, !DIExpression(), !346)
  %57 = call contract noundef float asm "cvt.rmi.ftz.f32.f32 $0, $1;", "=f,f"(float %mul) #6, !dbg !348, !srcloc !159
    #dbg_value(float %57, !156, !DIExpression(), !346)
  %58 = call float @llvm.floor.f32(float %mul), !dbg !349
    #dbg_value(float %57, !189, !DIExpression(), !350)
    #dbg_value(float %58, !190, !DIExpression(), !350)
  %59 = bitcast float %57 to i32, !dbg !352
  %60 = bitcast float %58 to i32, !dbg !353
  %cmp.i259 = icmp eq i32 %59, %60, !dbg !354
  %storedv.i.i260 = zext i1 %cmp.i259 to i8, !dbg !355
  br i1 %cmp.i259, label %_Z4sameff.exit262, label %if.then.i.i261, !dbg !355

if.then.i.i261:                                   ; preds = %_Z4sameff.exit258
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 22, ptr noundef @__func__._Z4sameff, i64 noundef 1) #7, !dbg !355
  unreachable, !dbg !355

_Z4sameff.exit262:                                ; preds = %_Z4sameff.exit258
    #dbg_value(double %add, !164, !DIExpression(), !356)
  %61 = call contract noundef double asm "cvt.rpi.f64.f64 $0, $1;", "=d,d"(double %add) #6, !dbg !358, !srcloc !168
    #dbg_value(double %61, !165, !DIExpression(), !356)
  %62 = call double @llvm.ceil.f64(double %add), !dbg !359
    #dbg_value(double %61, !201, !DIExpression(), !360)
    #dbg_value(double %62, !202, !DIExpression(), !360)
  %63 = bitcast double %61 to i64, !dbg !362
  %64 = bitcast double %62 to i64, !dbg !363
  %cmp.i263 = icmp eq i64 %63, %64, !dbg !364
  %storedv.i.i264 = zext i1 %cmp.i263 to i8, !dbg !365
  br i1 %cmp.i263, label %_Z4samedd.exit266, label %if.then.i.i265, !dbg !365

if.then.i.i265:                                   ; preds = %_Z4sameff.exit262
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #7, !dbg !365
  unreachable, !dbg !365

_Z4samedd.exit266:                                ; preds = %_Z4sameff.exit262
    #dbg_value(double %add, !171, !DIExpression(), !366)
  %65 = call contract noundef double asm "cvt.rzi.f64.f64 $0, $1;", "=d,d"(double %add) #6, !dbg !368, !srcloc !175
    #dbg_value(double %65, !172, !DIExpression(), !366)
  %66 = call double @llvm.trunc.f64(double %add), !dbg !369
    #dbg_value(double %65, !201, !DIExpression(), !370)
    #dbg_value(double %66, !202, !DIExpression(), !370)
  %67 = bitcast double %65 to i64, !dbg !372
  %68 = bitcast double %66 to i64, !dbg !373
  %cmp.i267 = icmp eq i64 %67, %68, !dbg !374
  %storedv.i.i268 = zext i1 %cmp.i267 to i8, !dbg !375
  br i1 %cmp.i267, label %_Z4samedd.exit270, label %if.then.i.i269, !dbg !375

if.then.i.i269:                                   ; preds = %_Z4samedd.exit266
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #7, !dbg !375
  unreachable, !dbg !375

_Z4samedd.exit270:                                ; preds = %_Z4samedd.exit266
    #dbg_value(float %mul, !180, !DIExpression(), !376)
  %69 = call contract noundef double asm "cvt.f64.f32 $0, $1;", "=d,f"(float %mul) #6, !dbg !378, !srcloc !184
    #dbg_value(double %69, !181, !DIExpression(), !376)
  %conv34 = fpext float %mul to double, !dbg !379
    #dbg_value(double %69, !201, !DIExpression(), !380)
    #dbg_value(double %conv34, !202, !DIExpression(), !380)
  %70 = bitcast double %69 to i64, !dbg !382
  %71 = bitcast double %conv34 to i64, !dbg !383
  %cmp.i271 = icmp eq i64 %70, %71, !dbg !384
  %storedv.i.i272 = zext i1 %cmp.i271 to i8, !dbg !385
  br i1 %cmp.i271, label %_Z4samedd.exit274, label %if.then.i.i273, !dbg !385

if.then.i.i273:                                   ; preds = %_Z4samedd.exit270
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #7, !dbg !385
  unreachable, !dbg !385

_Z4samedd.exit274:                                ; preds = %_Z4samedd.exit270
    #dbg_value(double %add, !132, !DIExpression(), !386)
  %72 = call contract noundef float asm "cvt.rz.f32.f64 $0, $1;", "=f,d"(double %add) #6, !dbg !388, !srcloc !136
    #dbg_value(float %72, !133, !DIExpression(), !386)
  %73 = bitcast float %72 to i32, !dbg !389
  %idxprom37 = sext i32 %i.0 to i64, !dbg !390
  %arrayidx38 = getelementptr inbounds i32, ptr %out, i64 %idxprom37, !dbg !390
  store i32 %73, ptr %arrayidx38, align 4, !dbg !391, !tbaa !53
  br label %for.inc, !dbg !392

for.inc:                                          ; preds = %_Z4samedd.exit274
  %add39 = add nsw i32 %i.0, 32, !dbg !393
    #dbg_value(i32 %add39, !218, !DIExpression(), !229)
  br label %for.cond, !dbg !394, !llvm.loop !395

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !399
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ll2f.rz(i64) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.ull2d.rp(i64) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #3

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind memory(none) }
attributes #7 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!33}
!llvm.module.flags = !{!48, !49, !50, !51}
!llvm.ident = !{!52}
!llvm.errno.tbaa = !{!53}

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
!33 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !34, globals: !41, imports: !42, splitDebugInlining: false, nameTableKind: None)
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
!53 = !{!54, !54, i64 0}
!54 = !{!"int", !55, i64 0}
!55 = !{!"omnipotent char", !56, i64 0}
!56 = !{!"Simple C++ TBAA"}
!57 = distinct !DISubprogram(name: "f_rz_s", linkageName: "_Z6f_rz_si", scope: !2, file: !2, line: 6, type: !58, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!40, !36}
!60 = !{!61, !62}
!61 = !DILocalVariable(name: "x", arg: 1, scope: !57, file: !2, line: 6, type: !36)
!62 = !DILocalVariable(name: "r", scope: !57, file: !2, line: 6, type: !40)
!63 = !DILocation(line: 0, scope: !57)
!64 = !DILocation(line: 6, column: 1, scope: !57)
!65 = !{i64 2147801058}
!66 = distinct !DISubprogram(name: "f_rm_s", linkageName: "_Z6f_rm_si", scope: !2, file: !2, line: 7, type: !58, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !67)
!67 = !{!68, !69}
!68 = !DILocalVariable(name: "x", arg: 1, scope: !66, file: !2, line: 7, type: !36)
!69 = !DILocalVariable(name: "r", scope: !66, file: !2, line: 7, type: !40)
!70 = !DILocation(line: 0, scope: !66)
!71 = !DILocation(line: 7, column: 1, scope: !66)
!72 = !{i64 2147801221}
!73 = distinct !DISubprogram(name: "f_rp_u", linkageName: "_Z6f_rp_uj", scope: !2, file: !2, line: 8, type: !74, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !76)
!74 = !DISubroutineType(types: !75)
!75 = !{!40, !37}
!76 = !{!77, !78}
!77 = !DILocalVariable(name: "x", arg: 1, scope: !73, file: !2, line: 8, type: !37)
!78 = !DILocalVariable(name: "r", scope: !73, file: !2, line: 8, type: !40)
!79 = !DILocation(line: 0, scope: !73)
!80 = !DILocation(line: 8, column: 1, scope: !73)
!81 = !{i64 2147801384}
!82 = distinct !DISubprogram(name: "f_rz_l", linkageName: "_Z6f_rz_lx", scope: !2, file: !2, line: 9, type: !83, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !85)
!83 = !DISubroutineType(types: !84)
!84 = !{!40, !38}
!85 = !{!86, !87}
!86 = !DILocalVariable(name: "x", arg: 1, scope: !82, file: !2, line: 9, type: !38)
!87 = !DILocalVariable(name: "r", scope: !82, file: !2, line: 9, type: !40)
!88 = !DILocation(line: 0, scope: !82)
!89 = !DILocation(line: 9, column: 1, scope: !82)
!90 = !{i64 2147801552}
!91 = distinct !DISubprogram(name: "d_rp_n", linkageName: "_Z6d_rp_ny", scope: !2, file: !2, line: 10, type: !92, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !95)
!92 = !DISubroutineType(types: !93)
!93 = !{!39, !94}
!94 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!95 = !{!96, !97}
!96 = !DILocalVariable(name: "x", arg: 1, scope: !91, file: !2, line: 10, type: !94)
!97 = !DILocalVariable(name: "r", scope: !91, file: !2, line: 10, type: !39)
!98 = !DILocation(line: 0, scope: !91)
!99 = !DILocation(line: 10, column: 1, scope: !91)
!100 = !{i64 2147801721}
!101 = distinct !DISubprogram(name: "s_rni_f", linkageName: "_Z7s_rni_ff", scope: !2, file: !2, line: 11, type: !102, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !104)
!102 = !DISubroutineType(types: !103)
!103 = !{!36, !40}
!104 = !{!105, !106}
!105 = !DILocalVariable(name: "x", arg: 1, scope: !101, file: !2, line: 11, type: !40)
!106 = !DILocalVariable(name: "r", scope: !101, file: !2, line: 11, type: !36)
!107 = !DILocation(line: 0, scope: !101)
!108 = !DILocation(line: 11, column: 1, scope: !101)
!109 = !{i64 2147801901}
!110 = distinct !DISubprogram(name: "u_rpi_f", linkageName: "_Z7u_rpi_ff", scope: !2, file: !2, line: 12, type: !111, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !113)
!111 = !DISubroutineType(types: !112)
!112 = !{!37, !40}
!113 = !{!114, !115}
!114 = !DILocalVariable(name: "x", arg: 1, scope: !110, file: !2, line: 12, type: !40)
!115 = !DILocalVariable(name: "r", scope: !110, file: !2, line: 12, type: !37)
!116 = !DILocation(line: 0, scope: !110)
!117 = !DILocation(line: 12, column: 1, scope: !110)
!118 = !{i64 2147802064}
!119 = distinct !DISubprogram(name: "l_rmi_d", linkageName: "_Z7l_rmi_dd", scope: !2, file: !2, line: 13, type: !120, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !122)
!120 = !DISubroutineType(types: !121)
!121 = !{!38, !39}
!122 = !{!123, !124}
!123 = !DILocalVariable(name: "x", arg: 1, scope: !119, file: !2, line: 13, type: !39)
!124 = !DILocalVariable(name: "r", scope: !119, file: !2, line: 13, type: !38)
!125 = !DILocation(line: 0, scope: !119)
!126 = !DILocation(line: 13, column: 1, scope: !119)
!127 = !{i64 2147802237}
!128 = distinct !DISubprogram(name: "f_rz_d", linkageName: "_Z6f_rz_dd", scope: !2, file: !2, line: 14, type: !129, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !131)
!129 = !DISubroutineType(types: !130)
!130 = !{!40, !39}
!131 = !{!132, !133}
!132 = !DILocalVariable(name: "x", arg: 1, scope: !128, file: !2, line: 14, type: !39)
!133 = !DILocalVariable(name: "r", scope: !128, file: !2, line: 14, type: !40)
!134 = !DILocation(line: 0, scope: !128)
!135 = !DILocation(line: 14, column: 1, scope: !128)
!136 = !{i64 2147802413}
!137 = distinct !DISubprogram(name: "f_rp_d", linkageName: "_Z6f_rp_dd", scope: !2, file: !2, line: 15, type: !129, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !138)
!138 = !{!139, !140}
!139 = !DILocalVariable(name: "x", arg: 1, scope: !137, file: !2, line: 15, type: !39)
!140 = !DILocalVariable(name: "r", scope: !137, file: !2, line: 15, type: !40)
!141 = !DILocation(line: 0, scope: !137)
!142 = !DILocation(line: 15, column: 1, scope: !137)
!143 = !{i64 2147802579}
!144 = distinct !DISubprogram(name: "f_rni_f", linkageName: "_Z7f_rni_ff", scope: !2, file: !2, line: 16, type: !145, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !147)
!145 = !DISubroutineType(types: !146)
!146 = !{!40, !40}
!147 = !{!148, !149}
!148 = !DILocalVariable(name: "x", arg: 1, scope: !144, file: !2, line: 16, type: !40)
!149 = !DILocalVariable(name: "r", scope: !144, file: !2, line: 16, type: !40)
!150 = !DILocation(line: 0, scope: !144)
!151 = !DILocation(line: 16, column: 1, scope: !144)
!152 = !{i64 2147802749}
!153 = distinct !DISubprogram(name: "f_rmi_f", linkageName: "_Z7f_rmi_ff", scope: !2, file: !2, line: 17, type: !145, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !154)
!154 = !{!155, !156}
!155 = !DILocalVariable(name: "x", arg: 1, scope: !153, file: !2, line: 17, type: !40)
!156 = !DILocalVariable(name: "r", scope: !153, file: !2, line: 17, type: !40)
!157 = !DILocation(line: 0, scope: !153)
!158 = !DILocation(line: 17, column: 1, scope: !153)
!159 = !{i64 2147802916}
!160 = distinct !DISubprogram(name: "d_rpi_d", linkageName: "_Z7d_rpi_dd", scope: !2, file: !2, line: 18, type: !161, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !163)
!161 = !DISubroutineType(types: !162)
!162 = !{!39, !39}
!163 = !{!164, !165}
!164 = !DILocalVariable(name: "x", arg: 1, scope: !160, file: !2, line: 18, type: !39)
!165 = !DILocalVariable(name: "r", scope: !160, file: !2, line: 18, type: !39)
!166 = !DILocation(line: 0, scope: !160)
!167 = !DILocation(line: 18, column: 1, scope: !160)
!168 = !{i64 2147803087}
!169 = distinct !DISubprogram(name: "d_rzi_d", linkageName: "_Z7d_rzi_dd", scope: !2, file: !2, line: 19, type: !161, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !170)
!170 = !{!171, !172}
!171 = !DILocalVariable(name: "x", arg: 1, scope: !169, file: !2, line: 19, type: !39)
!172 = !DILocalVariable(name: "r", scope: !169, file: !2, line: 19, type: !39)
!173 = !DILocation(line: 0, scope: !169)
!174 = !DILocation(line: 19, column: 1, scope: !169)
!175 = !{i64 2147803257}
!176 = distinct !DISubprogram(name: "f_wide", linkageName: "_Z6f_widef", scope: !2, file: !2, line: 20, type: !177, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !179)
!177 = !DISubroutineType(types: !178)
!178 = !{!39, !40}
!179 = !{!180, !181}
!180 = !DILocalVariable(name: "x", arg: 1, scope: !176, file: !2, line: 20, type: !40)
!181 = !DILocalVariable(name: "r", scope: !176, file: !2, line: 20, type: !39)
!182 = !DILocation(line: 0, scope: !176)
!183 = !DILocation(line: 20, column: 1, scope: !176)
!184 = !{i64 2147803427}
!185 = distinct !DISubprogram(name: "same", linkageName: "_Z4sameff", scope: !2, file: !2, line: 22, type: !186, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !188)
!186 = !DISubroutineType(types: !187)
!187 = !{null, !40, !40}
!188 = !{!189, !190}
!189 = !DILocalVariable(name: "a", arg: 1, scope: !185, file: !2, line: 22, type: !40)
!190 = !DILocalVariable(name: "b", arg: 2, scope: !185, file: !2, line: 22, type: !40)
!191 = !DILocation(line: 0, scope: !185)
!192 = !DILocation(line: 22, column: 49, scope: !185)
!193 = !DILocation(line: 22, column: 70, scope: !185)
!194 = !DILocation(line: 22, column: 67, scope: !185)
!195 = !DILocation(line: 22, column: 42, scope: !185)
!196 = !DILocation(line: 22, column: 90, scope: !185)
!197 = distinct !DISubprogram(name: "same", linkageName: "_Z4samedd", scope: !2, file: !2, line: 23, type: !198, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !200)
!198 = !DISubroutineType(types: !199)
!199 = !{null, !39, !39}
!200 = !{!201, !202}
!201 = !DILocalVariable(name: "a", arg: 1, scope: !197, file: !2, line: 23, type: !39)
!202 = !DILocalVariable(name: "b", arg: 2, scope: !197, file: !2, line: 23, type: !39)
!203 = !DILocation(line: 0, scope: !197)
!204 = !DILocation(line: 23, column: 51, scope: !197)
!205 = !DILocation(line: 23, column: 78, scope: !197)
!206 = !DILocation(line: 23, column: 75, scope: !197)
!207 = !DILocation(line: 23, column: 44, scope: !197)
!208 = !DILocation(line: 23, column: 104, scope: !197)
!209 = distinct !DISubprogram(name: "convert", linkageName: "_Z7convertPKyPj", scope: !2, file: !2, line: 25, type: !210, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !215)
!210 = !DISubroutineType(types: !211)
!211 = !{null, !212, !214}
!212 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !213, size: 64)
!213 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !94)
!214 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!215 = !{!216, !217, !218, !220, !223, !224, !225, !226}
!216 = !DILocalVariable(name: "bits", arg: 1, scope: !209, file: !2, line: 25, type: !212)
!217 = !DILocalVariable(name: "out", arg: 2, scope: !209, file: !2, line: 25, type: !214)
!218 = !DILocalVariable(name: "i", scope: !219, file: !2, line: 26, type: !36)
!219 = distinct !DILexicalBlock(scope: !209, file: !2, line: 26, column: 3)
!220 = !DILocalVariable(name: "w", scope: !221, file: !2, line: 27, type: !94)
!221 = distinct !DILexicalBlock(scope: !222, file: !2, line: 26, column: 47)
!222 = distinct !DILexicalBlock(scope: !219, file: !2, line: 26, column: 3)
!223 = !DILocalVariable(name: "s", scope: !221, file: !2, line: 28, type: !36)
!224 = !DILocalVariable(name: "u", scope: !221, file: !2, line: 29, type: !37)
!225 = !DILocalVariable(name: "f", scope: !221, file: !2, line: 32, type: !40)
!226 = !DILocalVariable(name: "d", scope: !221, file: !2, line: 33, type: !39)
!227 = !DILocation(line: 0, scope: !209)
!228 = !DILocation(line: 26, column: 16, scope: !219)
!229 = !DILocation(line: 0, scope: !219)
!230 = !DILocation(line: 26, column: 8, scope: !219)
!231 = !DILocation(line: 26, scope: !219)
!232 = !DILocation(line: 26, column: 31, scope: !222)
!233 = !DILocation(line: 26, column: 3, scope: !219)
!234 = !DILocation(line: 27, column: 28, scope: !221)
!235 = !{!236, !236, i64 0}
!236 = !{!"long long", !55, i64 0}
!237 = !DILocation(line: 0, scope: !221)
!238 = !DILocation(line: 28, column: 18, scope: !221)
!239 = !DILocation(line: 29, column: 31, scope: !221)
!240 = !DILocation(line: 29, column: 28, scope: !221)
!241 = !DILocation(line: 0, scope: !57, inlinedAt: !242)
!242 = distinct !DILocation(line: 30, column: 10, scope: !221)
!243 = !DILocation(line: 6, column: 1, scope: !57, inlinedAt: !242)
!244 = !DILocation(line: 30, column: 21, scope: !221)
!245 = !DILocation(line: 0, scope: !185, inlinedAt: !246)
!246 = distinct !DILocation(line: 30, column: 5, scope: !221)
!247 = !DILocation(line: 22, column: 49, scope: !185, inlinedAt: !246)
!248 = !DILocation(line: 22, column: 70, scope: !185, inlinedAt: !246)
!249 = !DILocation(line: 22, column: 67, scope: !185, inlinedAt: !246)
!250 = !DILocation(line: 22, column: 42, scope: !185, inlinedAt: !246)
!251 = !DILocation(line: 0, scope: !66, inlinedAt: !252)
!252 = distinct !DILocation(line: 30, column: 46, scope: !221)
!253 = !DILocation(line: 7, column: 1, scope: !66, inlinedAt: !252)
!254 = !DILocation(line: 30, column: 57, scope: !221)
!255 = !DILocation(line: 0, scope: !185, inlinedAt: !256)
!256 = distinct !DILocation(line: 30, column: 41, scope: !221)
!257 = !DILocation(line: 22, column: 49, scope: !185, inlinedAt: !256)
!258 = !DILocation(line: 22, column: 70, scope: !185, inlinedAt: !256)
!259 = !DILocation(line: 22, column: 67, scope: !185, inlinedAt: !256)
!260 = !DILocation(line: 22, column: 42, scope: !185, inlinedAt: !256)
!261 = !DILocation(line: 0, scope: !73, inlinedAt: !262)
!262 = distinct !DILocation(line: 30, column: 82, scope: !221)
!263 = !DILocation(line: 8, column: 1, scope: !73, inlinedAt: !262)
!264 = !DILocation(line: 30, column: 93, scope: !221)
!265 = !DILocation(line: 0, scope: !185, inlinedAt: !266)
!266 = distinct !DILocation(line: 30, column: 77, scope: !221)
!267 = !DILocation(line: 22, column: 49, scope: !185, inlinedAt: !266)
!268 = !DILocation(line: 22, column: 70, scope: !185, inlinedAt: !266)
!269 = !DILocation(line: 22, column: 67, scope: !185, inlinedAt: !266)
!270 = !DILocation(line: 22, column: 42, scope: !185, inlinedAt: !266)
!271 = !DILocation(line: 0, scope: !82, inlinedAt: !272)
!272 = distinct !DILocation(line: 31, column: 10, scope: !221)
!273 = !DILocation(line: 9, column: 1, scope: !82, inlinedAt: !272)
!274 = !DILocation(line: 31, column: 32, scope: !221)
!275 = !DILocation(line: 0, scope: !185, inlinedAt: !276)
!276 = distinct !DILocation(line: 31, column: 5, scope: !221)
!277 = !DILocation(line: 22, column: 49, scope: !185, inlinedAt: !276)
!278 = !DILocation(line: 22, column: 70, scope: !185, inlinedAt: !276)
!279 = !DILocation(line: 22, column: 67, scope: !185, inlinedAt: !276)
!280 = !DILocation(line: 22, column: 42, scope: !185, inlinedAt: !276)
!281 = !DILocation(line: 0, scope: !91, inlinedAt: !282)
!282 = distinct !DILocation(line: 31, column: 67, scope: !221)
!283 = !DILocation(line: 10, column: 1, scope: !91, inlinedAt: !282)
!284 = !DILocation(line: 31, column: 78, scope: !221)
!285 = !DILocation(line: 0, scope: !197, inlinedAt: !286)
!286 = distinct !DILocation(line: 31, column: 62, scope: !221)
!287 = !DILocation(line: 23, column: 51, scope: !197, inlinedAt: !286)
!288 = !DILocation(line: 23, column: 78, scope: !197, inlinedAt: !286)
!289 = !DILocation(line: 23, column: 75, scope: !197, inlinedAt: !286)
!290 = !DILocation(line: 23, column: 44, scope: !197, inlinedAt: !286)
!291 = !DILocation(line: 32, column: 18, scope: !221)
!292 = !DILocation(line: 32, column: 15, scope: !221)
!293 = !DILocation(line: 32, column: 24, scope: !221)
!294 = !DILocation(line: 33, column: 24, scope: !221)
!295 = !DILocation(line: 33, column: 28, scope: !221)
!296 = !DILocation(line: 33, column: 30, scope: !221)
!297 = !DILocation(line: 33, column: 26, scope: !221)
!298 = !DILocation(line: 0, scope: !101, inlinedAt: !299)
!299 = distinct !DILocation(line: 34, column: 12, scope: !221)
!300 = !DILocation(line: 11, column: 1, scope: !101, inlinedAt: !299)
!301 = !DILocation(line: 34, column: 26, scope: !221)
!302 = !DILocation(line: 34, column: 23, scope: !221)
!303 = !DILocation(line: 34, column: 44, scope: !221)
!304 = !DILocation(line: 0, scope: !110, inlinedAt: !305)
!305 = distinct !DILocation(line: 34, column: 47, scope: !221)
!306 = !DILocation(line: 12, column: 1, scope: !110, inlinedAt: !305)
!307 = !DILocation(line: 34, column: 61, scope: !221)
!308 = !DILocation(line: 34, column: 58, scope: !221)
!309 = !DILocation(line: 34, column: 80, scope: !221)
!310 = !DILocation(line: 0, scope: !119, inlinedAt: !311)
!311 = distinct !DILocation(line: 34, column: 83, scope: !221)
!312 = !DILocation(line: 13, column: 1, scope: !119, inlinedAt: !311)
!313 = !DILocation(line: 34, column: 97, scope: !221)
!314 = !DILocation(line: 34, column: 94, scope: !221)
!315 = !DILocation(line: 34, column: 5, scope: !221)
!316 = !DILocation(line: 0, scope: !128, inlinedAt: !317)
!317 = distinct !DILocation(line: 35, column: 10, scope: !221)
!318 = !DILocation(line: 14, column: 1, scope: !128, inlinedAt: !317)
!319 = !DILocation(line: 35, column: 21, scope: !221)
!320 = !DILocation(line: 0, scope: !185, inlinedAt: !321)
!321 = distinct !DILocation(line: 35, column: 5, scope: !221)
!322 = !DILocation(line: 22, column: 49, scope: !185, inlinedAt: !321)
!323 = !DILocation(line: 22, column: 70, scope: !185, inlinedAt: !321)
!324 = !DILocation(line: 22, column: 67, scope: !185, inlinedAt: !321)
!325 = !DILocation(line: 22, column: 42, scope: !185, inlinedAt: !321)
!326 = !DILocation(line: 0, scope: !137, inlinedAt: !327)
!327 = distinct !DILocation(line: 35, column: 49, scope: !221)
!328 = !DILocation(line: 15, column: 1, scope: !137, inlinedAt: !327)
!329 = !DILocation(line: 35, column: 60, scope: !221)
!330 = !DILocation(line: 0, scope: !185, inlinedAt: !331)
!331 = distinct !DILocation(line: 35, column: 44, scope: !221)
!332 = !DILocation(line: 22, column: 49, scope: !185, inlinedAt: !331)
!333 = !DILocation(line: 22, column: 70, scope: !185, inlinedAt: !331)
!334 = !DILocation(line: 22, column: 67, scope: !185, inlinedAt: !331)
!335 = !DILocation(line: 22, column: 42, scope: !185, inlinedAt: !331)
!336 = !DILocation(line: 0, scope: !144, inlinedAt: !337)
!337 = distinct !DILocation(line: 36, column: 10, scope: !221)
!338 = !DILocation(line: 16, column: 1, scope: !144, inlinedAt: !337)
!339 = !DILocation(line: 36, column: 22, scope: !221)
!340 = !DILocation(line: 0, scope: !185, inlinedAt: !341)
!341 = distinct !DILocation(line: 36, column: 5, scope: !221)
!342 = !DILocation(line: 22, column: 49, scope: !185, inlinedAt: !341)
!343 = !DILocation(line: 22, column: 70, scope: !185, inlinedAt: !341)
!344 = !DILocation(line: 22, column: 67, scope: !185, inlinedAt: !341)
!345 = !DILocation(line: 22, column: 42, scope: !185, inlinedAt: !341)
!346 = !DILocation(line: 0, scope: !153, inlinedAt: !347)
!347 = distinct !DILocation(line: 36, column: 38, scope: !221)
!348 = !DILocation(line: 17, column: 1, scope: !153, inlinedAt: !347)
!349 = !DILocation(line: 36, column: 50, scope: !221)
!350 = !DILocation(line: 0, scope: !185, inlinedAt: !351)
!351 = distinct !DILocation(line: 36, column: 33, scope: !221)
!352 = !DILocation(line: 22, column: 49, scope: !185, inlinedAt: !351)
!353 = !DILocation(line: 22, column: 70, scope: !185, inlinedAt: !351)
!354 = !DILocation(line: 22, column: 67, scope: !185, inlinedAt: !351)
!355 = !DILocation(line: 22, column: 42, scope: !185, inlinedAt: !351)
!356 = !DILocation(line: 0, scope: !160, inlinedAt: !357)
!357 = distinct !DILocation(line: 36, column: 67, scope: !221)
!358 = !DILocation(line: 18, column: 1, scope: !160, inlinedAt: !357)
!359 = !DILocation(line: 36, column: 79, scope: !221)
!360 = !DILocation(line: 0, scope: !197, inlinedAt: !361)
!361 = distinct !DILocation(line: 36, column: 62, scope: !221)
!362 = !DILocation(line: 23, column: 51, scope: !197, inlinedAt: !361)
!363 = !DILocation(line: 23, column: 78, scope: !197, inlinedAt: !361)
!364 = !DILocation(line: 23, column: 75, scope: !197, inlinedAt: !361)
!365 = !DILocation(line: 23, column: 44, scope: !197, inlinedAt: !361)
!366 = !DILocation(line: 0, scope: !169, inlinedAt: !367)
!367 = distinct !DILocation(line: 36, column: 94, scope: !221)
!368 = !DILocation(line: 19, column: 1, scope: !169, inlinedAt: !367)
!369 = !DILocation(line: 36, column: 106, scope: !221)
!370 = !DILocation(line: 0, scope: !197, inlinedAt: !371)
!371 = distinct !DILocation(line: 36, column: 89, scope: !221)
!372 = !DILocation(line: 23, column: 51, scope: !197, inlinedAt: !371)
!373 = !DILocation(line: 23, column: 78, scope: !197, inlinedAt: !371)
!374 = !DILocation(line: 23, column: 75, scope: !197, inlinedAt: !371)
!375 = !DILocation(line: 23, column: 44, scope: !197, inlinedAt: !371)
!376 = !DILocation(line: 0, scope: !176, inlinedAt: !377)
!377 = distinct !DILocation(line: 37, column: 10, scope: !221)
!378 = !DILocation(line: 20, column: 1, scope: !176, inlinedAt: !377)
!379 = !DILocation(line: 37, column: 29, scope: !221)
!380 = !DILocation(line: 0, scope: !197, inlinedAt: !381)
!381 = distinct !DILocation(line: 37, column: 5, scope: !221)
!382 = !DILocation(line: 23, column: 51, scope: !197, inlinedAt: !381)
!383 = !DILocation(line: 23, column: 78, scope: !197, inlinedAt: !381)
!384 = !DILocation(line: 23, column: 75, scope: !197, inlinedAt: !381)
!385 = !DILocation(line: 23, column: 44, scope: !197, inlinedAt: !381)
!386 = !DILocation(line: 0, scope: !128, inlinedAt: !387)
!387 = distinct !DILocation(line: 38, column: 30, scope: !221)
!388 = !DILocation(line: 14, column: 1, scope: !128, inlinedAt: !387)
!389 = !DILocation(line: 38, column: 14, scope: !221)
!390 = !DILocation(line: 38, column: 5, scope: !221)
!391 = !DILocation(line: 38, column: 12, scope: !221)
!392 = !DILocation(line: 39, column: 3, scope: !221)
!393 = !DILocation(line: 26, column: 40, scope: !222)
!394 = !DILocation(line: 26, column: 3, scope: !222)
!395 = distinct !{!395, !233, !396, !397, !398}
!396 = !DILocation(line: 39, column: 3, scope: !219)
!397 = !{!"llvm.loop.mustprogress"}
!398 = !{!"llvm.loop.unroll.disable"}
!399 = !DILocation(line: 40, column: 1, scope: !209)
