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

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z6f_rz_si(i32 noundef %x) #0 !dbg !83 {
entry:
    #dbg_value(i32 %x, !87, !DIExpression(), !89)
  %0 = call contract float asm "cvt.rz.f32.s32 $0, $1;", "=f,r"(i32 %x) #6, !dbg !90, !srcloc !91
    #dbg_value(float %0, !88, !DIExpression(), !89)
  ret float %0, !dbg !90
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z6f_rm_si(i32 noundef %x) #0 !dbg !92 {
entry:
    #dbg_value(i32 %x, !94, !DIExpression(), !96)
  %0 = call contract float asm "cvt.rm.f32.s32 $0, $1;", "=f,r"(i32 %x) #6, !dbg !97, !srcloc !98
    #dbg_value(float %0, !95, !DIExpression(), !96)
  ret float %0, !dbg !97
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z6f_rp_uj(i32 noundef %x) #0 !dbg !99 {
entry:
    #dbg_value(i32 %x, !103, !DIExpression(), !105)
  %0 = call contract float asm "cvt.rp.f32.u32 $0, $1;", "=f,r"(i32 %x) #6, !dbg !106, !srcloc !107
    #dbg_value(float %0, !104, !DIExpression(), !105)
  ret float %0, !dbg !106
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z6f_rz_lx(i64 noundef %x) #0 !dbg !108 {
entry:
    #dbg_value(i64 %x, !112, !DIExpression(), !114)
  %0 = call contract float asm "cvt.rz.f32.s64 $0, $1;", "=f,l"(i64 %x) #6, !dbg !115, !srcloc !116
    #dbg_value(float %0, !113, !DIExpression(), !114)
  ret float %0, !dbg !115
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef double @_Z6d_rp_ny(i64 noundef %x) #0 !dbg !117 {
entry:
    #dbg_value(i64 %x, !122, !DIExpression(), !124)
  %0 = call contract double asm "cvt.rp.f64.u64 $0, $1;", "=d,l"(i64 %x) #6, !dbg !125, !srcloc !126
    #dbg_value(double %0, !123, !DIExpression(), !124)
  ret double %0, !dbg !125
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z7s_rni_ff(float noundef %x) #0 !dbg !127 {
entry:
    #dbg_value(float %x, !129, !DIExpression(), !131)
  %0 = call i32 asm "cvt.rni.s32.f32 $0, $1;", "=r,f"(float %x) #6, !dbg !132, !srcloc !133
    #dbg_value(i32 %0, !130, !DIExpression(), !131)
  ret i32 %0, !dbg !132
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z7u_rpi_ff(float noundef %x) #0 !dbg !134 {
entry:
    #dbg_value(float %x, !138, !DIExpression(), !140)
  %0 = call i32 asm "cvt.rpi.u32.f32 $0, $1;", "=r,f"(float %x) #6, !dbg !141, !srcloc !142
    #dbg_value(i32 %0, !139, !DIExpression(), !140)
  ret i32 %0, !dbg !141
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i64 @_Z7l_rmi_dd(double noundef %x) #0 !dbg !143 {
entry:
    #dbg_value(double %x, !147, !DIExpression(), !149)
  %0 = call i64 asm "cvt.rmi.s64.f64 $0, $1;", "=l,d"(double %x) #6, !dbg !150, !srcloc !151
    #dbg_value(i64 %0, !148, !DIExpression(), !149)
  ret i64 %0, !dbg !150
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z6f_rz_dd(double noundef %x) #0 !dbg !152 {
entry:
    #dbg_value(double %x, !156, !DIExpression(), !158)
  %0 = call contract float asm "cvt.rz.f32.f64 $0, $1;", "=f,d"(double %x) #6, !dbg !159, !srcloc !160
    #dbg_value(float %0, !157, !DIExpression(), !158)
  ret float %0, !dbg !159
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z6f_rp_dd(double noundef %x) #0 !dbg !161 {
entry:
    #dbg_value(double %x, !163, !DIExpression(), !165)
  %0 = call contract float asm "cvt.rp.ftz.f32.f64 $0, $1;", "=f,d"(double %x) #6, !dbg !166, !srcloc !167
    #dbg_value(float %0, !164, !DIExpression(), !165)
  ret float %0, !dbg !166
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z7f_rni_ff(float noundef %x) #0 !dbg !168 {
entry:
    #dbg_value(float %x, !172, !DIExpression(), !174)
  %0 = call contract float asm "cvt.rni.f32.f32 $0, $1;", "=f,f"(float %x) #6, !dbg !175, !srcloc !176
    #dbg_value(float %0, !173, !DIExpression(), !174)
  ret float %0, !dbg !175
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z7f_rmi_ff(float noundef %x) #0 !dbg !177 {
entry:
    #dbg_value(float %x, !179, !DIExpression(), !181)
  %0 = call contract float asm "cvt.rmi.ftz.f32.f32 $0, $1;", "=f,f"(float %x) #6, !dbg !182, !srcloc !183
    #dbg_value(float %0, !180, !DIExpression(), !181)
  ret float %0, !dbg !182
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef double @_Z7d_rpi_dd(double noundef %x) #0 !dbg !184 {
entry:
    #dbg_value(double %x, !188, !DIExpression(), !190)
  %0 = call contract double asm "cvt.rpi.f64.f64 $0, $1;", "=d,d"(double %x) #6, !dbg !191, !srcloc !192
    #dbg_value(double %0, !189, !DIExpression(), !190)
  ret double %0, !dbg !191
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef double @_Z7d_rzi_dd(double noundef %x) #0 !dbg !193 {
entry:
    #dbg_value(double %x, !195, !DIExpression(), !197)
  %0 = call contract double asm "cvt.rzi.f64.f64 $0, $1;", "=d,d"(double %x) #6, !dbg !198, !srcloc !199
    #dbg_value(double %0, !196, !DIExpression(), !197)
  ret double %0, !dbg !198
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef double @_Z6f_widef(float noundef %x) #0 !dbg !200 {
entry:
    #dbg_value(float %x, !204, !DIExpression(), !206)
  %0 = call contract double asm "cvt.f64.f32 $0, $1;", "=d,f"(float %x) #6, !dbg !207, !srcloc !208
    #dbg_value(double %0, !205, !DIExpression(), !206)
  ret double %0, !dbg !207
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z4sameff(float noundef %a, float noundef %b) #0 !dbg !209 {
entry:
    #dbg_value(float %a, !213, !DIExpression(), !215)
    #dbg_value(float %b, !214, !DIExpression(), !215)
  %0 = bitcast float %a to i32, !dbg !216
  %1 = bitcast float %b to i32, !dbg !217
  %cmp = icmp eq i32 %0, %1, !dbg !218
  %storedv.i = zext i1 %cmp to i8, !dbg !219
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !219

if.then.i:                                        ; preds = %entry
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #7, !dbg !219
  unreachable, !dbg !219

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  ret void, !dbg !220
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z4samedd(double noundef %a, double noundef %b) #0 !dbg !221 {
entry:
    #dbg_value(double %a, !225, !DIExpression(), !227)
    #dbg_value(double %b, !226, !DIExpression(), !227)
  %0 = bitcast double %a to i64, !dbg !228
  %1 = bitcast double %b to i64, !dbg !229
  %cmp = icmp eq i64 %0, %1, !dbg !230
  %storedv.i = zext i1 %cmp to i8, !dbg !231
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !231

if.then.i:                                        ; preds = %entry
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4samedd, i64 noundef 1) #7, !dbg !231
  unreachable, !dbg !231

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  ret void, !dbg !232
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7convertPKyPj(ptr noundef %bits, ptr noundef %out) #2 !dbg !233 {
entry:
    #dbg_value(ptr %bits, !240, !DIExpression(), !251)
    #dbg_value(ptr %out, !241, !DIExpression(), !251)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !252
    #dbg_value(i32 %0, !242, !DIExpression(), !253)
  br label %for.cond, !dbg !254

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %0, %entry ], [ %add39, %for.inc ], !dbg !255
    #dbg_value(i32 %i.0, !242, !DIExpression(), !253)
  %cmp = icmp slt i32 %i.0, 256, !dbg !256
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !257

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64, !dbg !258
  %arrayidx = getelementptr inbounds i64, ptr %bits, i64 %idxprom, !dbg !258
  %1 = load i64, ptr %arrayidx, align 8, !dbg !258, !tbaa !259
    #dbg_value(i64 %1, !244, !DIExpression(), !261)
  %conv = trunc i64 %1 to i32, !dbg !262
    #dbg_value(i32 %conv, !247, !DIExpression(), !261)
  %shr = lshr i64 %1, 32, !dbg !263
  %conv1 = trunc i64 %shr to i32, !dbg !264
    #dbg_value(i32 %conv1, !248, !DIExpression(), !261)
    #dbg_value(i32 %conv, !87, !DIExpression(), !265)
  %2 = call contract noundef float asm "cvt.rz.f32.s32 $0, $1;", "=f,r"(i32 %conv) #6, !dbg !267, !srcloc !91
    #dbg_value(float %2, !88, !DIExpression(), !265)
  %conv.i = sitofp i32 %conv to double, !dbg !268
  %conv.i78 = fptrunc double %conv.i to float, !dbg !268
  %conv1.i = fpext float %conv.i78 to double, !dbg !268
  %sub.i = fsub double %conv.i, %conv1.i, !dbg !268
  %cmp.i104 = fcmp ogt float %conv.i78, 0.000000e+00, !dbg !268
  br i1 %cmp.i104, label %cond.true.i113, label %cond.false.i105, !dbg !268

cond.true.i113:                                   ; preds = %for.body
  %cmp.i.i114 = fcmp olt double %sub.i, 0.000000e+00, !dbg !268
  br i1 %cmp.i.i114, label %cond.true.i.i118, label %cond.false.i.i115, !dbg !268

cond.true.i.i118:                                 ; preds = %cond.true.i113
  %cmp.i12.i119 = fcmp une float %conv.i78, %conv.i78, !dbg !268
  br i1 %cmp.i12.i119, label %if.then.i.i136, label %if.end.i.i120, !dbg !268

if.then.i.i136:                                   ; preds = %cond.true.i.i118
  br label %_ZL7ws_nextfb.exit.i132, !dbg !268

if.end.i.i120:                                    ; preds = %cond.true.i.i118
  %cmp1.i.i121 = fcmp oeq float %conv.i78, 0.000000e+00, !dbg !268
  br i1 %cmp1.i.i121, label %if.then2.i.i135, label %if.end3.i.i122, !dbg !268

if.then2.i.i135:                                  ; preds = %if.end.i.i120
  br label %_ZL7ws_nextfb.exit.i132, !dbg !268

if.end3.i.i122:                                   ; preds = %if.end.i.i120
  %3 = bitcast float %conv.i78 to i32, !dbg !268
  %cmp8.i.i123 = icmp eq i32 %3, -8388608, !dbg !268
  br i1 %cmp8.i.i123, label %if.then9.i.i134, label %if.end10.i.i124, !dbg !268

if.then9.i.i134:                                  ; preds = %if.end3.i.i122
  br label %cleanup.i.i130, !dbg !268

if.end10.i.i124:                                  ; preds = %if.end3.i.i122
  %cmp11.i.i125 = fcmp ogt float %conv.i78, 0.000000e+00, !dbg !268
  %conv.i.i126 = zext i1 %cmp11.i.i125 to i32, !dbg !268
  %cmp14.i.i127 = icmp eq i32 %conv.i.i126, 0, !dbg !268
  %4 = zext i1 %cmp14.i.i127 to i64, !dbg !268
  %cond15.i.i128 = select i1 %cmp14.i.i127, i32 1, i32 -1, !dbg !268
  %add.i.i129 = add nsw i32 %3, %cond15.i.i128, !dbg !268
  %5 = bitcast i32 %add.i.i129 to float, !dbg !268
  br label %cleanup.i.i130, !dbg !268

cleanup.i.i130:                                   ; preds = %if.end10.i.i124, %if.then9.i.i134
  %retval.0.i.i131 = phi float [ %conv.i78, %if.then9.i.i134 ], [ %5, %if.end10.i.i124 ], !dbg !268
  br label %_ZL7ws_nextfb.exit.i132, !dbg !268

_ZL7ws_nextfb.exit.i132:                          ; preds = %cleanup.i.i130, %if.then2.i.i135, %if.then.i.i136
  %retval.1.i.i133 = phi float [ %conv.i78, %if.then.i.i136 ], [ 0xB6A0000000000000, %if.then2.i.i135 ], [ %retval.0.i.i131, %cleanup.i.i130 ], !dbg !268
  br label %_ZL5ws_rdIfdET_S0_T0_.exit.i116, !dbg !268

cond.false.i.i115:                                ; preds = %cond.true.i113
  br label %_ZL5ws_rdIfdET_S0_T0_.exit.i116, !dbg !268

_ZL5ws_rdIfdET_S0_T0_.exit.i116:                  ; preds = %cond.false.i.i115, %_ZL7ws_nextfb.exit.i132
  %cond.i.i117 = phi contract float [ %retval.1.i.i133, %_ZL7ws_nextfb.exit.i132 ], [ %conv.i78, %cond.false.i.i115 ], !dbg !268
  br label %_ZL5ws_rzIfdET_S0_T0_.exit137, !dbg !268

cond.false.i105:                                  ; preds = %for.body
  %cmp1.i106 = fcmp olt float %conv.i78, 0.000000e+00, !dbg !268
  br i1 %cmp1.i106, label %cond.true2.i111, label %cond.false4.i107, !dbg !268

cond.true2.i111:                                  ; preds = %cond.false.i105
  %cmp.i138 = fcmp ogt double %sub.i, 0.000000e+00, !dbg !268
  br i1 %cmp.i138, label %cond.true.i142, label %cond.false.i139, !dbg !268

cond.true.i142:                                   ; preds = %cond.true2.i111
  %cmp.i.i143 = fcmp une float %conv.i78, %conv.i78, !dbg !268
  br i1 %cmp.i.i143, label %if.then.i.i157, label %if.end.i.i144, !dbg !268

if.then.i.i157:                                   ; preds = %cond.true.i142
  br label %_ZL7ws_nextfb.exit.i153, !dbg !268

if.end.i.i144:                                    ; preds = %cond.true.i142
  %cmp1.i.i145 = fcmp oeq float %conv.i78, 0.000000e+00, !dbg !268
  br i1 %cmp1.i.i145, label %if.then2.i.i156, label %if.end3.i.i146, !dbg !268

if.then2.i.i156:                                  ; preds = %if.end.i.i144
  br label %_ZL7ws_nextfb.exit.i153, !dbg !268

if.end3.i.i146:                                   ; preds = %if.end.i.i144
  %6 = bitcast float %conv.i78 to i32, !dbg !268
  %cmp5.i.i = icmp eq i32 %6, 2139095040, !dbg !268
  br i1 %cmp5.i.i, label %if.then9.i.i155, label %lor.lhs.false.i.i, !dbg !268

lor.lhs.false.i.i:                                ; preds = %if.end3.i.i146
  %cmp11.i.i147 = fcmp ogt float %conv.i78, 0.000000e+00, !dbg !268
  %conv.i.i148 = zext i1 %cmp11.i.i147 to i32, !dbg !268
  %7 = zext i1 %cmp11.i.i147 to i64, !dbg !268
  %cond15.i.i149 = select i1 %cmp11.i.i147, i32 1, i32 -1, !dbg !268
  %add.i.i150 = add nsw i32 %6, %cond15.i.i149, !dbg !268
  %8 = bitcast i32 %add.i.i150 to float, !dbg !268
  br label %cleanup.i.i151, !dbg !268

if.then9.i.i155:                                  ; preds = %if.end3.i.i146
  br label %cleanup.i.i151, !dbg !268

cleanup.i.i151:                                   ; preds = %if.then9.i.i155, %lor.lhs.false.i.i
  %retval.0.i.i152 = phi float [ %conv.i78, %if.then9.i.i155 ], [ %8, %lor.lhs.false.i.i ], !dbg !268
  br label %_ZL7ws_nextfb.exit.i153, !dbg !268

_ZL7ws_nextfb.exit.i153:                          ; preds = %cleanup.i.i151, %if.then2.i.i156, %if.then.i.i157
  %retval.1.i.i154 = phi float [ %conv.i78, %if.then.i.i157 ], [ 0x36A0000000000000, %if.then2.i.i156 ], [ %retval.0.i.i152, %cleanup.i.i151 ], !dbg !268
  br label %_ZL5ws_ruIfdET_S0_T0_.exit, !dbg !268

cond.false.i139:                                  ; preds = %cond.true2.i111
  br label %_ZL5ws_ruIfdET_S0_T0_.exit, !dbg !268

_ZL5ws_ruIfdET_S0_T0_.exit:                       ; preds = %_ZL7ws_nextfb.exit.i153, %cond.false.i139
  %cond.i141 = phi contract float [ %retval.1.i.i154, %_ZL7ws_nextfb.exit.i153 ], [ %conv.i78, %cond.false.i139 ], !dbg !268
  br label %cond.end.i108, !dbg !268

cond.false4.i107:                                 ; preds = %cond.false.i105
  br label %cond.end.i108, !dbg !268

cond.end.i108:                                    ; preds = %cond.false4.i107, %_ZL5ws_ruIfdET_S0_T0_.exit
  %cond.i109 = phi contract float [ %cond.i141, %_ZL5ws_ruIfdET_S0_T0_.exit ], [ %conv.i78, %cond.false4.i107 ], !dbg !268
  br label %_ZL5ws_rzIfdET_S0_T0_.exit137, !dbg !268

_ZL5ws_rzIfdET_S0_T0_.exit137:                    ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit.i116, %cond.end.i108
  %cond6.i110 = phi contract float [ %cond.i.i117, %_ZL5ws_rdIfdET_S0_T0_.exit.i116 ], [ %cond.i109, %cond.end.i108 ], !dbg !268
    #dbg_value(float %2, !213, !DIExpression(), !269)
    #dbg_value(float %cond6.i110, !214, !DIExpression(), !269)
  %9 = bitcast float %2 to i32, !dbg !271
  %10 = bitcast float %cond6.i110 to i32, !dbg !272
  %cmp.i227 = icmp eq i32 %9, %10, !dbg !273
  %storedv.i.i = zext i1 %cmp.i227 to i8, !dbg !274
  br i1 %cmp.i227, label %_Z4sameff.exit, label %if.then.i.i228, !dbg !274

if.then.i.i228:                                   ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit137
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #7, !dbg !274
  unreachable, !dbg !274

_Z4sameff.exit:                                   ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit137
    #dbg_value(i32 %conv, !94, !DIExpression(), !275)
  %11 = call contract noundef float asm "cvt.rm.f32.s32 $0, $1;", "=f,r"(i32 %conv) #6, !dbg !277, !srcloc !98
    #dbg_value(float %11, !95, !DIExpression(), !275)
  %conv.i74 = sitofp i32 %conv to double, !dbg !278
  %conv.i91 = fptrunc double %conv.i74 to float, !dbg !278
  %conv1.i92 = fpext float %conv.i91 to double, !dbg !278
  %sub.i93 = fsub double %conv.i74, %conv1.i92, !dbg !278
  %cmp.i = fcmp olt double %sub.i93, 0.000000e+00, !dbg !278
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !278

cond.true.i:                                      ; preds = %_Z4sameff.exit
  %cmp.i96 = fcmp une float %conv.i91, %conv.i91, !dbg !278
  br i1 %cmp.i96, label %if.then.i98, label %if.end.i, !dbg !278

if.then.i98:                                      ; preds = %cond.true.i
  br label %_ZL7ws_nextfb.exit, !dbg !278

if.end.i:                                         ; preds = %cond.true.i
  %cmp1.i = fcmp oeq float %conv.i91, 0.000000e+00, !dbg !278
  br i1 %cmp1.i, label %if.then2.i, label %if.end3.i, !dbg !278

if.then2.i:                                       ; preds = %if.end.i
  br label %_ZL7ws_nextfb.exit, !dbg !278

if.end3.i:                                        ; preds = %if.end.i
  %12 = bitcast float %conv.i91 to i32, !dbg !278
  %cmp8.i = icmp eq i32 %12, -8388608, !dbg !278
  br i1 %cmp8.i, label %if.then9.i, label %if.end10.i, !dbg !278

if.then9.i:                                       ; preds = %if.end3.i
  br label %cleanup.i, !dbg !278

if.end10.i:                                       ; preds = %if.end3.i
  %cmp11.i = fcmp ogt float %conv.i91, 0.000000e+00, !dbg !278
  %conv.i97 = zext i1 %cmp11.i to i32, !dbg !278
  %cmp14.i = icmp eq i32 %conv.i97, 0, !dbg !278
  %13 = zext i1 %cmp14.i to i64, !dbg !278
  %cond15.i = select i1 %cmp14.i, i32 1, i32 -1, !dbg !278
  %add.i = add nsw i32 %12, %cond15.i, !dbg !278
  %14 = bitcast i32 %add.i to float, !dbg !278
  br label %cleanup.i, !dbg !278

cleanup.i:                                        ; preds = %if.end10.i, %if.then9.i
  %retval.0.i = phi float [ %conv.i91, %if.then9.i ], [ %14, %if.end10.i ], !dbg !278
  br label %_ZL7ws_nextfb.exit, !dbg !278

_ZL7ws_nextfb.exit:                               ; preds = %if.then.i98, %if.then2.i, %cleanup.i
  %retval.1.i = phi float [ %conv.i91, %if.then.i98 ], [ 0xB6A0000000000000, %if.then2.i ], [ %retval.0.i, %cleanup.i ], !dbg !278
  br label %_ZL5ws_rdIfdET_S0_T0_.exit, !dbg !278

cond.false.i:                                     ; preds = %_Z4sameff.exit
  br label %_ZL5ws_rdIfdET_S0_T0_.exit, !dbg !278

_ZL5ws_rdIfdET_S0_T0_.exit:                       ; preds = %_ZL7ws_nextfb.exit, %cond.false.i
  %cond.i = phi contract float [ %retval.1.i, %_ZL7ws_nextfb.exit ], [ %conv.i91, %cond.false.i ], !dbg !278
    #dbg_value(float %11, !213, !DIExpression(), !279)
    #dbg_value(float %cond.i, !214, !DIExpression(), !279)
  %15 = bitcast float %11 to i32, !dbg !281
  %16 = bitcast float %cond.i to i32, !dbg !282
  %cmp.i229 = icmp eq i32 %15, %16, !dbg !283
  %storedv.i.i230 = zext i1 %cmp.i229 to i8, !dbg !284
  br i1 %cmp.i229, label %_Z4sameff.exit232, label %if.then.i.i231, !dbg !284

if.then.i.i231:                                   ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #7, !dbg !284
  unreachable, !dbg !284

_Z4sameff.exit232:                                ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit
    #dbg_value(i32 %conv1, !103, !DIExpression(), !285)
  %17 = call contract noundef float asm "cvt.rp.f32.u32 $0, $1;", "=f,r"(i32 %conv1) #6, !dbg !287, !srcloc !107
    #dbg_value(float %17, !104, !DIExpression(), !285)
  %conv.i76 = uitofp i32 %conv1 to double, !dbg !288
  %conv.i83 = fptrunc double %conv.i76 to float, !dbg !288
  %conv1.i84 = fpext float %conv.i83 to double, !dbg !288
  %sub.i85 = fsub double %conv.i76, %conv1.i84, !dbg !288
  %cmp.i204 = fcmp ogt double %sub.i85, 0.000000e+00, !dbg !288
  br i1 %cmp.i204, label %cond.true.i208, label %cond.false.i205, !dbg !288

cond.true.i208:                                   ; preds = %_Z4sameff.exit232
  %cmp.i.i209 = fcmp une float %conv.i83, %conv.i83, !dbg !288
  br i1 %cmp.i.i209, label %if.then.i.i225, label %if.end.i.i210, !dbg !288

if.then.i.i225:                                   ; preds = %cond.true.i208
  br label %_ZL7ws_nextfb.exit.i221, !dbg !288

if.end.i.i210:                                    ; preds = %cond.true.i208
  %cmp1.i.i211 = fcmp oeq float %conv.i83, 0.000000e+00, !dbg !288
  br i1 %cmp1.i.i211, label %if.then2.i.i224, label %if.end3.i.i212, !dbg !288

if.then2.i.i224:                                  ; preds = %if.end.i.i210
  br label %_ZL7ws_nextfb.exit.i221, !dbg !288

if.end3.i.i212:                                   ; preds = %if.end.i.i210
  %18 = bitcast float %conv.i83 to i32, !dbg !288
  %cmp5.i.i213 = icmp eq i32 %18, 2139095040, !dbg !288
  br i1 %cmp5.i.i213, label %if.then9.i.i223, label %lor.lhs.false.i.i214, !dbg !288

lor.lhs.false.i.i214:                             ; preds = %if.end3.i.i212
  %cmp11.i.i215 = fcmp ogt float %conv.i83, 0.000000e+00, !dbg !288
  %conv.i.i216 = zext i1 %cmp11.i.i215 to i32, !dbg !288
  %19 = zext i1 %cmp11.i.i215 to i64, !dbg !288
  %cond15.i.i217 = select i1 %cmp11.i.i215, i32 1, i32 -1, !dbg !288
  %add.i.i218 = add nsw i32 %18, %cond15.i.i217, !dbg !288
  %20 = bitcast i32 %add.i.i218 to float, !dbg !288
  br label %cleanup.i.i219, !dbg !288

if.then9.i.i223:                                  ; preds = %if.end3.i.i212
  br label %cleanup.i.i219, !dbg !288

cleanup.i.i219:                                   ; preds = %if.then9.i.i223, %lor.lhs.false.i.i214
  %retval.0.i.i220 = phi float [ %conv.i83, %if.then9.i.i223 ], [ %20, %lor.lhs.false.i.i214 ], !dbg !288
  br label %_ZL7ws_nextfb.exit.i221, !dbg !288

_ZL7ws_nextfb.exit.i221:                          ; preds = %cleanup.i.i219, %if.then2.i.i224, %if.then.i.i225
  %retval.1.i.i222 = phi float [ %conv.i83, %if.then.i.i225 ], [ 0x36A0000000000000, %if.then2.i.i224 ], [ %retval.0.i.i220, %cleanup.i.i219 ], !dbg !288
  br label %_ZL5ws_ruIfdET_S0_T0_.exit226, !dbg !288

cond.false.i205:                                  ; preds = %_Z4sameff.exit232
  br label %_ZL5ws_ruIfdET_S0_T0_.exit226, !dbg !288

_ZL5ws_ruIfdET_S0_T0_.exit226:                    ; preds = %_ZL7ws_nextfb.exit.i221, %cond.false.i205
  %cond.i207 = phi contract float [ %retval.1.i.i222, %_ZL7ws_nextfb.exit.i221 ], [ %conv.i83, %cond.false.i205 ], !dbg !288
    #dbg_value(float %17, !213, !DIExpression(), !289)
    #dbg_value(float %cond.i207, !214, !DIExpression(), !289)
  %21 = bitcast float %17 to i32, !dbg !291
  %22 = bitcast float %cond.i207 to i32, !dbg !292
  %cmp.i233 = icmp eq i32 %21, %22, !dbg !293
  %storedv.i.i234 = zext i1 %cmp.i233 to i8, !dbg !294
  br i1 %cmp.i233, label %_Z4sameff.exit236, label %if.then.i.i235, !dbg !294

if.then.i.i235:                                   ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit226
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #7, !dbg !294
  unreachable, !dbg !294

_Z4sameff.exit236:                                ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit226
    #dbg_value(i64 %1, !112, !DIExpression(), !295)
  %23 = call contract noundef float asm "cvt.rz.f32.s64 $0, $1;", "=f,l"(i64 %1) #6, !dbg !297, !srcloc !116
    #dbg_value(float %23, !113, !DIExpression(), !295)
  %24 = call contract noundef float @llvm.nvvm.ll2f.rz(i64 %1), !dbg !298
    #dbg_value(float %23, !213, !DIExpression(), !299)
    #dbg_value(float %24, !214, !DIExpression(), !299)
  %25 = bitcast float %23 to i32, !dbg !301
  %26 = bitcast float %24 to i32, !dbg !302
  %cmp.i237 = icmp eq i32 %25, %26, !dbg !303
  %storedv.i.i238 = zext i1 %cmp.i237 to i8, !dbg !304
  br i1 %cmp.i237, label %_Z4sameff.exit240, label %if.then.i.i239, !dbg !304

if.then.i.i239:                                   ; preds = %_Z4sameff.exit236
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #7, !dbg !304
  unreachable, !dbg !304

_Z4sameff.exit240:                                ; preds = %_Z4sameff.exit236
    #dbg_value(i64 %1, !122, !DIExpression(), !305)
  %27 = call contract noundef double asm "cvt.rp.f64.u64 $0, $1;", "=d,l"(i64 %1) #6, !dbg !307, !srcloc !126
    #dbg_value(double %27, !123, !DIExpression(), !305)
  %28 = call contract noundef double @llvm.nvvm.ull2d.rp(i64 %1), !dbg !308
    #dbg_value(double %27, !225, !DIExpression(), !309)
    #dbg_value(double %28, !226, !DIExpression(), !309)
  %29 = bitcast double %27 to i64, !dbg !311
  %30 = bitcast double %28 to i64, !dbg !312
  %cmp.i241 = icmp eq i64 %29, %30, !dbg !313
  %storedv.i.i242 = zext i1 %cmp.i241 to i8, !dbg !314
  br i1 %cmp.i241, label %_Z4samedd.exit, label %if.then.i.i243, !dbg !314

if.then.i.i243:                                   ; preds = %_Z4sameff.exit240
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4samedd, i64 noundef 1) #7, !dbg !314
  unreachable, !dbg !314

_Z4samedd.exit:                                   ; preds = %_Z4sameff.exit240
  %shr12 = ashr i32 %conv, 8, !dbg !315
  %conv13 = sitofp i32 %shr12 to float, !dbg !316
  %mul = fmul float %conv13, 1.250000e-01, !dbg !317
    #dbg_value(float %mul, !249, !DIExpression(), !261)
  %conv14 = sitofp i32 %conv to double, !dbg !318
  %conv15 = uitofp i32 %conv1 to double, !dbg !319
  %div = fdiv double %conv15, 0x41F0000000000000, !dbg !320
  %add = fadd double %conv14, %div, !dbg !321
    #dbg_value(double %add, !250, !DIExpression(), !261)
    #dbg_value(float %mul, !129, !DIExpression(), !322)
  %31 = call noundef i32 asm "cvt.rni.s32.f32 $0, $1;", "=r,f"(float %mul) #6, !dbg !324, !srcloc !133
    #dbg_value(i32 %31, !130, !DIExpression(), !322)
  %32 = call noundef i32 @llvm.nvvm.f2i.rn(float %mul), !dbg !325
  %cmp18 = icmp eq i32 %31, %32, !dbg !326
  br i1 %cmp18, label %land.lhs.true, label %land.end, !dbg !327

land.lhs.true:                                    ; preds = %_Z4samedd.exit
    #dbg_value(float %mul, !138, !DIExpression(), !328)
  %33 = call noundef i32 asm "cvt.rpi.u32.f32 $0, $1;", "=r,f"(float %mul) #6, !dbg !330, !srcloc !142
    #dbg_value(i32 %33, !139, !DIExpression(), !328)
  %34 = call noundef i32 @llvm.nvvm.f2ui.rp(float %mul), !dbg !331
  %cmp21 = icmp eq i32 %33, %34, !dbg !332
  br i1 %cmp21, label %land.rhs, label %land.end, !dbg !333

land.rhs:                                         ; preds = %land.lhs.true
    #dbg_value(double %add, !147, !DIExpression(), !334)
  %35 = call noundef i64 asm "cvt.rmi.s64.f64 $0, $1;", "=l,d"(double %add) #6, !dbg !336, !srcloc !151
    #dbg_value(i64 %35, !148, !DIExpression(), !334)
  %36 = call noundef i64 @llvm.nvvm.d2ll.rm(double %add), !dbg !337
  %cmp24 = icmp eq i64 %35, %36, !dbg !338
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %_Z4samedd.exit
  %37 = phi i1 [ false, %land.lhs.true ], [ false, %_Z4samedd.exit ], [ %cmp24, %land.rhs ], !dbg !261
  %storedv.i = zext i1 %37 to i8, !dbg !339
  br i1 %37, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !339

if.then.i:                                        ; preds = %land.end
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__._Z7convertPKyPj, i64 noundef 1) #7, !dbg !339
  unreachable, !dbg !339

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end
    #dbg_value(double %add, !156, !DIExpression(), !340)
  %38 = call contract noundef float asm "cvt.rz.f32.f64 $0, $1;", "=f,d"(double %add) #6, !dbg !342, !srcloc !160
    #dbg_value(float %38, !157, !DIExpression(), !340)
  %conv.i80 = fptrunc double %add to float, !dbg !343
  %conv1.i81 = fpext float %conv.i80 to double, !dbg !343
  %sub.i82 = fsub double %add, %conv1.i81, !dbg !343
  %cmp.i99 = fcmp ogt float %conv.i80, 0.000000e+00, !dbg !343
  br i1 %cmp.i99, label %cond.true.i103, label %cond.false.i100, !dbg !343

cond.true.i103:                                   ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %cmp.i.i = fcmp olt double %sub.i82, 0.000000e+00, !dbg !343
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i, !dbg !343

cond.true.i.i:                                    ; preds = %cond.true.i103
  %cmp.i12.i = fcmp une float %conv.i80, %conv.i80, !dbg !343
  br i1 %cmp.i12.i, label %if.then.i.i, label %if.end.i.i, !dbg !343

if.then.i.i:                                      ; preds = %cond.true.i.i
  br label %_ZL7ws_nextfb.exit.i, !dbg !343

if.end.i.i:                                       ; preds = %cond.true.i.i
  %cmp1.i.i = fcmp oeq float %conv.i80, 0.000000e+00, !dbg !343
  br i1 %cmp1.i.i, label %if.then2.i.i, label %if.end3.i.i, !dbg !343

if.then2.i.i:                                     ; preds = %if.end.i.i
  br label %_ZL7ws_nextfb.exit.i, !dbg !343

if.end3.i.i:                                      ; preds = %if.end.i.i
  %39 = bitcast float %conv.i80 to i32, !dbg !343
  %cmp8.i.i = icmp eq i32 %39, -8388608, !dbg !343
  br i1 %cmp8.i.i, label %if.then9.i.i, label %if.end10.i.i, !dbg !343

if.then9.i.i:                                     ; preds = %if.end3.i.i
  br label %cleanup.i.i, !dbg !343

if.end10.i.i:                                     ; preds = %if.end3.i.i
  %cmp11.i.i = fcmp ogt float %conv.i80, 0.000000e+00, !dbg !343
  %conv.i.i = zext i1 %cmp11.i.i to i32, !dbg !343
  %cmp14.i.i = icmp eq i32 %conv.i.i, 0, !dbg !343
  %40 = zext i1 %cmp14.i.i to i64, !dbg !343
  %cond15.i.i = select i1 %cmp14.i.i, i32 1, i32 -1, !dbg !343
  %add.i.i = add nsw i32 %39, %cond15.i.i, !dbg !343
  %41 = bitcast i32 %add.i.i to float, !dbg !343
  br label %cleanup.i.i, !dbg !343

cleanup.i.i:                                      ; preds = %if.end10.i.i, %if.then9.i.i
  %retval.0.i.i = phi float [ %conv.i80, %if.then9.i.i ], [ %41, %if.end10.i.i ], !dbg !343
  br label %_ZL7ws_nextfb.exit.i, !dbg !343

_ZL7ws_nextfb.exit.i:                             ; preds = %cleanup.i.i, %if.then2.i.i, %if.then.i.i
  %retval.1.i.i = phi float [ %conv.i80, %if.then.i.i ], [ 0xB6A0000000000000, %if.then2.i.i ], [ %retval.0.i.i, %cleanup.i.i ], !dbg !343
  br label %_ZL5ws_rdIfdET_S0_T0_.exit.i, !dbg !343

cond.false.i.i:                                   ; preds = %cond.true.i103
  br label %_ZL5ws_rdIfdET_S0_T0_.exit.i, !dbg !343

_ZL5ws_rdIfdET_S0_T0_.exit.i:                     ; preds = %cond.false.i.i, %_ZL7ws_nextfb.exit.i
  %cond.i.i = phi contract float [ %retval.1.i.i, %_ZL7ws_nextfb.exit.i ], [ %conv.i80, %cond.false.i.i ], !dbg !343
  br label %_ZL5ws_rzIfdET_S0_T0_.exit, !dbg !343

cond.false.i100:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %cmp1.i101 = fcmp olt float %conv.i80, 0.000000e+00, !dbg !343
  br i1 %cmp1.i101, label %cond.true2.i, label %cond.false4.i, !dbg !343

cond.true2.i:                                     ; preds = %cond.false.i100
  %cmp.i158 = fcmp ogt double %sub.i82, 0.000000e+00, !dbg !343
  br i1 %cmp.i158, label %cond.true.i162, label %cond.false.i159, !dbg !343

cond.true.i162:                                   ; preds = %cond.true2.i
  %cmp.i.i163 = fcmp une float %conv.i80, %conv.i80, !dbg !343
  br i1 %cmp.i.i163, label %if.then.i.i179, label %if.end.i.i164, !dbg !343

if.then.i.i179:                                   ; preds = %cond.true.i162
  br label %_ZL7ws_nextfb.exit.i175, !dbg !343

if.end.i.i164:                                    ; preds = %cond.true.i162
  %cmp1.i.i165 = fcmp oeq float %conv.i80, 0.000000e+00, !dbg !343
  br i1 %cmp1.i.i165, label %if.then2.i.i178, label %if.end3.i.i166, !dbg !343

if.then2.i.i178:                                  ; preds = %if.end.i.i164
  br label %_ZL7ws_nextfb.exit.i175, !dbg !343

if.end3.i.i166:                                   ; preds = %if.end.i.i164
  %42 = bitcast float %conv.i80 to i32, !dbg !343
  %cmp5.i.i167 = icmp eq i32 %42, 2139095040, !dbg !343
  br i1 %cmp5.i.i167, label %if.then9.i.i177, label %lor.lhs.false.i.i168, !dbg !343

lor.lhs.false.i.i168:                             ; preds = %if.end3.i.i166
  %cmp11.i.i169 = fcmp ogt float %conv.i80, 0.000000e+00, !dbg !343
  %conv.i.i170 = zext i1 %cmp11.i.i169 to i32, !dbg !343
  %43 = zext i1 %cmp11.i.i169 to i64, !dbg !343
  %cond15.i.i171 = select i1 %cmp11.i.i169, i32 1, i32 -1, !dbg !343
  %add.i.i172 = add nsw i32 %42, %cond15.i.i171, !dbg !343
  %44 = bitcast i32 %add.i.i172 to float, !dbg !343
  br label %cleanup.i.i173, !dbg !343

if.then9.i.i177:                                  ; preds = %if.end3.i.i166
  br label %cleanup.i.i173, !dbg !343

cleanup.i.i173:                                   ; preds = %if.then9.i.i177, %lor.lhs.false.i.i168
  %retval.0.i.i174 = phi float [ %conv.i80, %if.then9.i.i177 ], [ %44, %lor.lhs.false.i.i168 ], !dbg !343
  br label %_ZL7ws_nextfb.exit.i175, !dbg !343

_ZL7ws_nextfb.exit.i175:                          ; preds = %cleanup.i.i173, %if.then2.i.i178, %if.then.i.i179
  %retval.1.i.i176 = phi float [ %conv.i80, %if.then.i.i179 ], [ 0x36A0000000000000, %if.then2.i.i178 ], [ %retval.0.i.i174, %cleanup.i.i173 ], !dbg !343
  br label %_ZL5ws_ruIfdET_S0_T0_.exit180, !dbg !343

cond.false.i159:                                  ; preds = %cond.true2.i
  br label %_ZL5ws_ruIfdET_S0_T0_.exit180, !dbg !343

_ZL5ws_ruIfdET_S0_T0_.exit180:                    ; preds = %_ZL7ws_nextfb.exit.i175, %cond.false.i159
  %cond.i161 = phi contract float [ %retval.1.i.i176, %_ZL7ws_nextfb.exit.i175 ], [ %conv.i80, %cond.false.i159 ], !dbg !343
  br label %cond.end.i, !dbg !343

cond.false4.i:                                    ; preds = %cond.false.i100
  br label %cond.end.i, !dbg !343

cond.end.i:                                       ; preds = %cond.false4.i, %_ZL5ws_ruIfdET_S0_T0_.exit180
  %cond.i102 = phi contract float [ %cond.i161, %_ZL5ws_ruIfdET_S0_T0_.exit180 ], [ %conv.i80, %cond.false4.i ], !dbg !343
  br label %_ZL5ws_rzIfdET_S0_T0_.exit, !dbg !343

_ZL5ws_rzIfdET_S0_T0_.exit:                       ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit.i, %cond.end.i
  %cond6.i = phi contract float [ %cond.i.i, %_ZL5ws_rdIfdET_S0_T0_.exit.i ], [ %cond.i102, %cond.end.i ], !dbg !343
    #dbg_value(float %38, !213, !DIExpression(), !344)
    #dbg_value(float %cond6.i, !214, !DIExpression(), !344)
  %45 = bitcast float %38 to i32, !dbg !346
  %46 = bitcast float %cond6.i to i32, !dbg !347
  %cmp.i244 = icmp eq i32 %45, %46, !dbg !348
  %storedv.i.i245 = zext i1 %cmp.i244 to i8, !dbg !349
  br i1 %cmp.i244, label %_Z4sameff.exit247, label %if.then.i.i246, !dbg !349

if.then.i.i246:                                   ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #7, !dbg !349
  unreachable, !dbg !349

_Z4sameff.exit247:                                ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit
    #dbg_value(double %add, !163, !DIExpression(), !350)
  %47 = call contract noundef float asm "cvt.rp.ftz.f32.f64 $0, $1;", "=f,d"(double %add) #6, !dbg !352, !srcloc !167
    #dbg_value(float %47, !164, !DIExpression(), !350)
  %conv.i87 = fptrunc double %add to float, !dbg !353
  %conv1.i88 = fpext float %conv.i87 to double, !dbg !353
  %sub.i89 = fsub double %add, %conv1.i88, !dbg !353
  %cmp.i181 = fcmp ogt double %sub.i89, 0.000000e+00, !dbg !353
  br i1 %cmp.i181, label %cond.true.i185, label %cond.false.i182, !dbg !353

cond.true.i185:                                   ; preds = %_Z4sameff.exit247
  %cmp.i.i186 = fcmp une float %conv.i87, %conv.i87, !dbg !353
  br i1 %cmp.i.i186, label %if.then.i.i202, label %if.end.i.i187, !dbg !353

if.then.i.i202:                                   ; preds = %cond.true.i185
  br label %_ZL7ws_nextfb.exit.i198, !dbg !353

if.end.i.i187:                                    ; preds = %cond.true.i185
  %cmp1.i.i188 = fcmp oeq float %conv.i87, 0.000000e+00, !dbg !353
  br i1 %cmp1.i.i188, label %if.then2.i.i201, label %if.end3.i.i189, !dbg !353

if.then2.i.i201:                                  ; preds = %if.end.i.i187
  br label %_ZL7ws_nextfb.exit.i198, !dbg !353

if.end3.i.i189:                                   ; preds = %if.end.i.i187
  %48 = bitcast float %conv.i87 to i32, !dbg !353
  %cmp5.i.i190 = icmp eq i32 %48, 2139095040, !dbg !353
  br i1 %cmp5.i.i190, label %if.then9.i.i200, label %lor.lhs.false.i.i191, !dbg !353

lor.lhs.false.i.i191:                             ; preds = %if.end3.i.i189
  %cmp11.i.i192 = fcmp ogt float %conv.i87, 0.000000e+00, !dbg !353
  %conv.i.i193 = zext i1 %cmp11.i.i192 to i32, !dbg !353
  %49 = zext i1 %cmp11.i.i192 to i64, !dbg !353
  %cond15.i.i194 = select i1 %cmp11.i.i192, i32 1, i32 -1, !dbg !353
  %add.i.i195 = add nsw i32 %48, %cond15.i.i194, !dbg !353
  %50 = bitcast i32 %add.i.i195 to float, !dbg !353
  br label %cleanup.i.i196, !dbg !353

if.then9.i.i200:                                  ; preds = %if.end3.i.i189
  br label %cleanup.i.i196, !dbg !353

cleanup.i.i196:                                   ; preds = %if.then9.i.i200, %lor.lhs.false.i.i191
  %retval.0.i.i197 = phi float [ %conv.i87, %if.then9.i.i200 ], [ %50, %lor.lhs.false.i.i191 ], !dbg !353
  br label %_ZL7ws_nextfb.exit.i198, !dbg !353

_ZL7ws_nextfb.exit.i198:                          ; preds = %cleanup.i.i196, %if.then2.i.i201, %if.then.i.i202
  %retval.1.i.i199 = phi float [ %conv.i87, %if.then.i.i202 ], [ 0x36A0000000000000, %if.then2.i.i201 ], [ %retval.0.i.i197, %cleanup.i.i196 ], !dbg !353
  br label %_ZL5ws_ruIfdET_S0_T0_.exit203, !dbg !353

cond.false.i182:                                  ; preds = %_Z4sameff.exit247
  br label %_ZL5ws_ruIfdET_S0_T0_.exit203, !dbg !353

_ZL5ws_ruIfdET_S0_T0_.exit203:                    ; preds = %_ZL7ws_nextfb.exit.i198, %cond.false.i182
  %cond.i184 = phi contract float [ %retval.1.i.i199, %_ZL7ws_nextfb.exit.i198 ], [ %conv.i87, %cond.false.i182 ], !dbg !353
    #dbg_value(float %47, !213, !DIExpression(), !354)
    #dbg_value(float %cond.i184, !214, !DIExpression(), !354)
  %51 = bitcast float %47 to i32, !dbg !356
  %52 = bitcast float %cond.i184 to i32, !dbg !357
  %cmp.i248 = icmp eq i32 %51, %52, !dbg !358
  %storedv.i.i249 = zext i1 %cmp.i248 to i8, !dbg !359
  br i1 %cmp.i248, label %_Z4sameff.exit251, label %if.then.i.i250, !dbg !359

if.then.i.i250:                                   ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit203
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #7, !dbg !359
  unreachable, !dbg !359

_Z4sameff.exit251:                                ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit203
    #dbg_value(float %mul, !172, !DIExpression(), !360)
  %53 = call contract noundef float asm "cvt.rni.f32.f32 $0, $1;", "=f,f"(float %mul) #6, !dbg !362, !srcloc !176
    #dbg_value(float %53, !173, !DIExpression(), !360)
  %54 = call float @llvm.rint.f32(float %mul), !dbg !363
    #dbg_value(float %53, !213, !DIExpression(), !364)
    #dbg_value(float %54, !214, !DIExpression(), !364)
  %55 = bitcast float %53 to i32, !dbg !366
  %56 = bitcast float %54 to i32, !dbg !367
  %cmp.i252 = icmp eq i32 %55, %56, !dbg !368
  %storedv.i.i253 = zext i1 %cmp.i252 to i8, !dbg !369
  br i1 %cmp.i252, label %_Z4sameff.exit255, label %if.then.i.i254, !dbg !369

if.then.i.i254:                                   ; preds = %_Z4sameff.exit251
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #7, !dbg !369
  unreachable, !dbg !369

_Z4sameff.exit255:                                ; preds = %_Z4sameff.exit251
    #dbg_value(float %mul, !179, !DIExpression(), !370)
  %57 = call contract noundef float asm "cvt.rmi.ftz.f32.f32 $0, $1;", "=f,f"(float %mul) #6, !dbg !372, !srcloc !183
    #dbg_value(float %57, !180, !DIExpression(), !370)
  %58 = call float @llvm.floor.f32(float %mul), !dbg !373
    #dbg_value(float %57, !213, !DIExpression(), !374)
    #dbg_value(float %58, !214, !DIExpression(), !374)
  %59 = bitcast float %57 to i32, !dbg !376
  %60 = bitcast float %58 to i32, !dbg !377
  %cmp.i256 = icmp eq i32 %59, %60, !dbg !378
  %storedv.i.i257 = zext i1 %cmp.i256 to i8, !dbg !379
  br i1 %cmp.i256, label %_Z4sameff.exit259, label %if.then.i.i258, !dbg !379

if.then.i.i258:                                   ; preds = %_Z4sameff.exit255
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #7, !dbg !379
  unreachable, !dbg !379

_Z4sameff.exit259:                                ; preds = %_Z4sameff.exit255
    #dbg_value(double %add, !188, !DIExpression(), !380)
  %61 = call contract noundef double asm "cvt.rpi.f64.f64 $0, $1;", "=d,d"(double %add) #6, !dbg !382, !srcloc !192
    #dbg_value(double %61, !189, !DIExpression(), !380)
  %62 = call double @llvm.ceil.f64(double %add), !dbg !383
    #dbg_value(double %61, !225, !DIExpression(), !384)
    #dbg_value(double %62, !226, !DIExpression(), !384)
  %63 = bitcast double %61 to i64, !dbg !386
  %64 = bitcast double %62 to i64, !dbg !387
  %cmp.i260 = icmp eq i64 %63, %64, !dbg !388
  %storedv.i.i261 = zext i1 %cmp.i260 to i8, !dbg !389
  br i1 %cmp.i260, label %_Z4samedd.exit263, label %if.then.i.i262, !dbg !389

if.then.i.i262:                                   ; preds = %_Z4sameff.exit259
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4samedd, i64 noundef 1) #7, !dbg !389
  unreachable, !dbg !389

_Z4samedd.exit263:                                ; preds = %_Z4sameff.exit259
    #dbg_value(double %add, !195, !DIExpression(), !390)
  %65 = call contract noundef double asm "cvt.rzi.f64.f64 $0, $1;", "=d,d"(double %add) #6, !dbg !392, !srcloc !199
    #dbg_value(double %65, !196, !DIExpression(), !390)
  %66 = call double @llvm.trunc.f64(double %add), !dbg !393
    #dbg_value(double %65, !225, !DIExpression(), !394)
    #dbg_value(double %66, !226, !DIExpression(), !394)
  %67 = bitcast double %65 to i64, !dbg !396
  %68 = bitcast double %66 to i64, !dbg !397
  %cmp.i264 = icmp eq i64 %67, %68, !dbg !398
  %storedv.i.i265 = zext i1 %cmp.i264 to i8, !dbg !399
  br i1 %cmp.i264, label %_Z4samedd.exit267, label %if.then.i.i266, !dbg !399

if.then.i.i266:                                   ; preds = %_Z4samedd.exit263
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4samedd, i64 noundef 1) #7, !dbg !399
  unreachable, !dbg !399

_Z4samedd.exit267:                                ; preds = %_Z4samedd.exit263
    #dbg_value(float %mul, !204, !DIExpression(), !400)
  %69 = call contract noundef double asm "cvt.f64.f32 $0, $1;", "=d,f"(float %mul) #6, !dbg !402, !srcloc !208
    #dbg_value(double %69, !205, !DIExpression(), !400)
  %conv34 = fpext float %mul to double, !dbg !403
    #dbg_value(double %69, !225, !DIExpression(), !404)
    #dbg_value(double %conv34, !226, !DIExpression(), !404)
  %70 = bitcast double %69 to i64, !dbg !406
  %71 = bitcast double %conv34 to i64, !dbg !407
  %cmp.i268 = icmp eq i64 %70, %71, !dbg !408
  %storedv.i.i269 = zext i1 %cmp.i268 to i8, !dbg !409
  br i1 %cmp.i268, label %_Z4samedd.exit271, label %if.then.i.i270, !dbg !409

if.then.i.i270:                                   ; preds = %_Z4samedd.exit267
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4samedd, i64 noundef 1) #7, !dbg !409
  unreachable, !dbg !409

_Z4samedd.exit271:                                ; preds = %_Z4samedd.exit267
    #dbg_value(double %add, !156, !DIExpression(), !410)
  %72 = call contract noundef float asm "cvt.rz.f32.f64 $0, $1;", "=f,d"(double %add) #6, !dbg !412, !srcloc !160
    #dbg_value(float %72, !157, !DIExpression(), !410)
  %73 = bitcast float %72 to i32, !dbg !413
  %idxprom37 = sext i32 %i.0 to i64, !dbg !414
  %arrayidx38 = getelementptr inbounds i32, ptr %out, i64 %idxprom37, !dbg !414
  store i32 %73, ptr %arrayidx38, align 4, !dbg !415, !tbaa !79
  br label %for.inc, !dbg !416

for.inc:                                          ; preds = %_Z4samedd.exit271
  %add39 = add nsw i32 %i.0, 32, !dbg !417
    #dbg_value(i32 %add39, !242, !DIExpression(), !253)
  br label %for.cond, !dbg !418, !llvm.loop !419

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !423
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2ui.rp(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.d2ll.rm(double) #5

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind memory(none) }
attributes #7 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!35}
!llvm.module.flags = !{!74, !75, !76, !77}
!llvm.ident = !{!78}
!llvm.errno.tbaa = !{!79}

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
!35 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !36, globals: !43, imports: !44, splitDebugInlining: false, nameTableKind: None)
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
!51 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !47, file: !47, line: 137, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!52 = !DISubroutineType(types: !53)
!53 = !{!54, !54}
!54 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!55 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !49, entity: !56, file: !47, line: 154)
!56 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !47, file: !47, line: 133, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!57 = !DISubroutineType(types: !58)
!58 = !{!59, !59}
!59 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!60 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !49, entity: !61, file: !47, line: 154)
!61 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !47, file: !47, line: 134, type: !62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!62 = !DISubroutineType(types: !63)
!63 = !{!40, !40}
!64 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !49, entity: !65, file: !47, line: 154)
!65 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !47, file: !47, line: 145, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!66 = !DISubroutineType(types: !67)
!67 = !{!37, !41}
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !49, entity: !69, file: !47, line: 154)
!69 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !47, file: !47, line: 147, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!70 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !49, entity: !71, file: !47, line: 154)
!71 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !47, file: !47, line: 149, type: !72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!72 = !DISubroutineType(types: !73)
!73 = !{!38, !42}
!74 = !{i32 7, !"Dwarf Version", i32 4}
!75 = !{i32 2, !"Debug Info Version", i32 3}
!76 = !{i32 1, !"wchar_size", i32 4}
!77 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!78 = !{!"clang version 22.1.8"}
!79 = !{!80, !80, i64 0}
!80 = !{!"int", !81, i64 0}
!81 = !{!"omnipotent char", !82, i64 0}
!82 = !{!"Simple C++ TBAA"}
!83 = distinct !DISubprogram(name: "f_rz_s", linkageName: "_Z6f_rz_si", scope: !2, file: !2, line: 6, type: !84, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !35, retainedNodes: !86)
!84 = !DISubroutineType(types: !85)
!85 = !{!42, !38}
!86 = !{!87, !88}
!87 = !DILocalVariable(name: "x", arg: 1, scope: !83, file: !2, line: 6, type: !38)
!88 = !DILocalVariable(name: "r", scope: !83, file: !2, line: 6, type: !42)
!89 = !DILocation(line: 0, scope: !83)
!90 = !DILocation(line: 6, column: 1, scope: !83)
!91 = !{i64 2148002373}
!92 = distinct !DISubprogram(name: "f_rm_s", linkageName: "_Z6f_rm_si", scope: !2, file: !2, line: 7, type: !84, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !35, retainedNodes: !93)
!93 = !{!94, !95}
!94 = !DILocalVariable(name: "x", arg: 1, scope: !92, file: !2, line: 7, type: !38)
!95 = !DILocalVariable(name: "r", scope: !92, file: !2, line: 7, type: !42)
!96 = !DILocation(line: 0, scope: !92)
!97 = !DILocation(line: 7, column: 1, scope: !92)
!98 = !{i64 2148002536}
!99 = distinct !DISubprogram(name: "f_rp_u", linkageName: "_Z6f_rp_uj", scope: !2, file: !2, line: 8, type: !100, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !35, retainedNodes: !102)
!100 = !DISubroutineType(types: !101)
!101 = !{!42, !39}
!102 = !{!103, !104}
!103 = !DILocalVariable(name: "x", arg: 1, scope: !99, file: !2, line: 8, type: !39)
!104 = !DILocalVariable(name: "r", scope: !99, file: !2, line: 8, type: !42)
!105 = !DILocation(line: 0, scope: !99)
!106 = !DILocation(line: 8, column: 1, scope: !99)
!107 = !{i64 2148002699}
!108 = distinct !DISubprogram(name: "f_rz_l", linkageName: "_Z6f_rz_lx", scope: !2, file: !2, line: 9, type: !109, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !35, retainedNodes: !111)
!109 = !DISubroutineType(types: !110)
!110 = !{!42, !40}
!111 = !{!112, !113}
!112 = !DILocalVariable(name: "x", arg: 1, scope: !108, file: !2, line: 9, type: !40)
!113 = !DILocalVariable(name: "r", scope: !108, file: !2, line: 9, type: !42)
!114 = !DILocation(line: 0, scope: !108)
!115 = !DILocation(line: 9, column: 1, scope: !108)
!116 = !{i64 2148002867}
!117 = distinct !DISubprogram(name: "d_rp_n", linkageName: "_Z6d_rp_ny", scope: !2, file: !2, line: 10, type: !118, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !35, retainedNodes: !121)
!118 = !DISubroutineType(types: !119)
!119 = !{!41, !120}
!120 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!121 = !{!122, !123}
!122 = !DILocalVariable(name: "x", arg: 1, scope: !117, file: !2, line: 10, type: !120)
!123 = !DILocalVariable(name: "r", scope: !117, file: !2, line: 10, type: !41)
!124 = !DILocation(line: 0, scope: !117)
!125 = !DILocation(line: 10, column: 1, scope: !117)
!126 = !{i64 2148003036}
!127 = distinct !DISubprogram(name: "s_rni_f", linkageName: "_Z7s_rni_ff", scope: !2, file: !2, line: 11, type: !72, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !35, retainedNodes: !128)
!128 = !{!129, !130}
!129 = !DILocalVariable(name: "x", arg: 1, scope: !127, file: !2, line: 11, type: !42)
!130 = !DILocalVariable(name: "r", scope: !127, file: !2, line: 11, type: !38)
!131 = !DILocation(line: 0, scope: !127)
!132 = !DILocation(line: 11, column: 1, scope: !127)
!133 = !{i64 2148003216}
!134 = distinct !DISubprogram(name: "u_rpi_f", linkageName: "_Z7u_rpi_ff", scope: !2, file: !2, line: 12, type: !135, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !35, retainedNodes: !137)
!135 = !DISubroutineType(types: !136)
!136 = !{!39, !42}
!137 = !{!138, !139}
!138 = !DILocalVariable(name: "x", arg: 1, scope: !134, file: !2, line: 12, type: !42)
!139 = !DILocalVariable(name: "r", scope: !134, file: !2, line: 12, type: !39)
!140 = !DILocation(line: 0, scope: !134)
!141 = !DILocation(line: 12, column: 1, scope: !134)
!142 = !{i64 2148003379}
!143 = distinct !DISubprogram(name: "l_rmi_d", linkageName: "_Z7l_rmi_dd", scope: !2, file: !2, line: 13, type: !144, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !35, retainedNodes: !146)
!144 = !DISubroutineType(types: !145)
!145 = !{!40, !41}
!146 = !{!147, !148}
!147 = !DILocalVariable(name: "x", arg: 1, scope: !143, file: !2, line: 13, type: !41)
!148 = !DILocalVariable(name: "r", scope: !143, file: !2, line: 13, type: !40)
!149 = !DILocation(line: 0, scope: !143)
!150 = !DILocation(line: 13, column: 1, scope: !143)
!151 = !{i64 2148003552}
!152 = distinct !DISubprogram(name: "f_rz_d", linkageName: "_Z6f_rz_dd", scope: !2, file: !2, line: 14, type: !153, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !35, retainedNodes: !155)
!153 = !DISubroutineType(types: !154)
!154 = !{!42, !41}
!155 = !{!156, !157}
!156 = !DILocalVariable(name: "x", arg: 1, scope: !152, file: !2, line: 14, type: !41)
!157 = !DILocalVariable(name: "r", scope: !152, file: !2, line: 14, type: !42)
!158 = !DILocation(line: 0, scope: !152)
!159 = !DILocation(line: 14, column: 1, scope: !152)
!160 = !{i64 2148003728}
!161 = distinct !DISubprogram(name: "f_rp_d", linkageName: "_Z6f_rp_dd", scope: !2, file: !2, line: 15, type: !153, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !35, retainedNodes: !162)
!162 = !{!163, !164}
!163 = !DILocalVariable(name: "x", arg: 1, scope: !161, file: !2, line: 15, type: !41)
!164 = !DILocalVariable(name: "r", scope: !161, file: !2, line: 15, type: !42)
!165 = !DILocation(line: 0, scope: !161)
!166 = !DILocation(line: 15, column: 1, scope: !161)
!167 = !{i64 2148003894}
!168 = distinct !DISubprogram(name: "f_rni_f", linkageName: "_Z7f_rni_ff", scope: !2, file: !2, line: 16, type: !169, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !35, retainedNodes: !171)
!169 = !DISubroutineType(types: !170)
!170 = !{!42, !42}
!171 = !{!172, !173}
!172 = !DILocalVariable(name: "x", arg: 1, scope: !168, file: !2, line: 16, type: !42)
!173 = !DILocalVariable(name: "r", scope: !168, file: !2, line: 16, type: !42)
!174 = !DILocation(line: 0, scope: !168)
!175 = !DILocation(line: 16, column: 1, scope: !168)
!176 = !{i64 2148004064}
!177 = distinct !DISubprogram(name: "f_rmi_f", linkageName: "_Z7f_rmi_ff", scope: !2, file: !2, line: 17, type: !169, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !35, retainedNodes: !178)
!178 = !{!179, !180}
!179 = !DILocalVariable(name: "x", arg: 1, scope: !177, file: !2, line: 17, type: !42)
!180 = !DILocalVariable(name: "r", scope: !177, file: !2, line: 17, type: !42)
!181 = !DILocation(line: 0, scope: !177)
!182 = !DILocation(line: 17, column: 1, scope: !177)
!183 = !{i64 2148004231}
!184 = distinct !DISubprogram(name: "d_rpi_d", linkageName: "_Z7d_rpi_dd", scope: !2, file: !2, line: 18, type: !185, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !35, retainedNodes: !187)
!185 = !DISubroutineType(types: !186)
!186 = !{!41, !41}
!187 = !{!188, !189}
!188 = !DILocalVariable(name: "x", arg: 1, scope: !184, file: !2, line: 18, type: !41)
!189 = !DILocalVariable(name: "r", scope: !184, file: !2, line: 18, type: !41)
!190 = !DILocation(line: 0, scope: !184)
!191 = !DILocation(line: 18, column: 1, scope: !184)
!192 = !{i64 2148004402}
!193 = distinct !DISubprogram(name: "d_rzi_d", linkageName: "_Z7d_rzi_dd", scope: !2, file: !2, line: 19, type: !185, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !35, retainedNodes: !194)
!194 = !{!195, !196}
!195 = !DILocalVariable(name: "x", arg: 1, scope: !193, file: !2, line: 19, type: !41)
!196 = !DILocalVariable(name: "r", scope: !193, file: !2, line: 19, type: !41)
!197 = !DILocation(line: 0, scope: !193)
!198 = !DILocation(line: 19, column: 1, scope: !193)
!199 = !{i64 2148004572}
!200 = distinct !DISubprogram(name: "f_wide", linkageName: "_Z6f_widef", scope: !2, file: !2, line: 20, type: !201, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !35, retainedNodes: !203)
!201 = !DISubroutineType(types: !202)
!202 = !{!41, !42}
!203 = !{!204, !205}
!204 = !DILocalVariable(name: "x", arg: 1, scope: !200, file: !2, line: 20, type: !42)
!205 = !DILocalVariable(name: "r", scope: !200, file: !2, line: 20, type: !41)
!206 = !DILocation(line: 0, scope: !200)
!207 = !DILocation(line: 20, column: 1, scope: !200)
!208 = !{i64 2148004742}
!209 = distinct !DISubprogram(name: "same", linkageName: "_Z4sameff", scope: !2, file: !2, line: 22, type: !210, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !35, retainedNodes: !212)
!210 = !DISubroutineType(types: !211)
!211 = !{null, !42, !42}
!212 = !{!213, !214}
!213 = !DILocalVariable(name: "a", arg: 1, scope: !209, file: !2, line: 22, type: !42)
!214 = !DILocalVariable(name: "b", arg: 2, scope: !209, file: !2, line: 22, type: !42)
!215 = !DILocation(line: 0, scope: !209)
!216 = !DILocation(line: 22, column: 49, scope: !209)
!217 = !DILocation(line: 22, column: 70, scope: !209)
!218 = !DILocation(line: 22, column: 67, scope: !209)
!219 = !DILocation(line: 22, column: 42, scope: !209)
!220 = !DILocation(line: 22, column: 90, scope: !209)
!221 = distinct !DISubprogram(name: "same", linkageName: "_Z4samedd", scope: !2, file: !2, line: 23, type: !222, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !35, retainedNodes: !224)
!222 = !DISubroutineType(types: !223)
!223 = !{null, !41, !41}
!224 = !{!225, !226}
!225 = !DILocalVariable(name: "a", arg: 1, scope: !221, file: !2, line: 23, type: !41)
!226 = !DILocalVariable(name: "b", arg: 2, scope: !221, file: !2, line: 23, type: !41)
!227 = !DILocation(line: 0, scope: !221)
!228 = !DILocation(line: 23, column: 51, scope: !221)
!229 = !DILocation(line: 23, column: 78, scope: !221)
!230 = !DILocation(line: 23, column: 75, scope: !221)
!231 = !DILocation(line: 23, column: 44, scope: !221)
!232 = !DILocation(line: 23, column: 104, scope: !221)
!233 = distinct !DISubprogram(name: "convert", linkageName: "_Z7convertPKyPj", scope: !2, file: !2, line: 25, type: !234, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !35, retainedNodes: !239)
!234 = !DISubroutineType(types: !235)
!235 = !{null, !236, !238}
!236 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !237, size: 64)
!237 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !120)
!238 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!239 = !{!240, !241, !242, !244, !247, !248, !249, !250}
!240 = !DILocalVariable(name: "bits", arg: 1, scope: !233, file: !2, line: 25, type: !236)
!241 = !DILocalVariable(name: "out", arg: 2, scope: !233, file: !2, line: 25, type: !238)
!242 = !DILocalVariable(name: "i", scope: !243, file: !2, line: 26, type: !38)
!243 = distinct !DILexicalBlock(scope: !233, file: !2, line: 26, column: 3)
!244 = !DILocalVariable(name: "w", scope: !245, file: !2, line: 27, type: !120)
!245 = distinct !DILexicalBlock(scope: !246, file: !2, line: 26, column: 47)
!246 = distinct !DILexicalBlock(scope: !243, file: !2, line: 26, column: 3)
!247 = !DILocalVariable(name: "s", scope: !245, file: !2, line: 28, type: !38)
!248 = !DILocalVariable(name: "u", scope: !245, file: !2, line: 29, type: !39)
!249 = !DILocalVariable(name: "f", scope: !245, file: !2, line: 32, type: !42)
!250 = !DILocalVariable(name: "d", scope: !245, file: !2, line: 33, type: !41)
!251 = !DILocation(line: 0, scope: !233)
!252 = !DILocation(line: 26, column: 16, scope: !243)
!253 = !DILocation(line: 0, scope: !243)
!254 = !DILocation(line: 26, column: 8, scope: !243)
!255 = !DILocation(line: 26, scope: !243)
!256 = !DILocation(line: 26, column: 31, scope: !246)
!257 = !DILocation(line: 26, column: 3, scope: !243)
!258 = !DILocation(line: 27, column: 28, scope: !245)
!259 = !{!260, !260, i64 0}
!260 = !{!"long long", !81, i64 0}
!261 = !DILocation(line: 0, scope: !245)
!262 = !DILocation(line: 28, column: 18, scope: !245)
!263 = !DILocation(line: 29, column: 31, scope: !245)
!264 = !DILocation(line: 29, column: 28, scope: !245)
!265 = !DILocation(line: 0, scope: !83, inlinedAt: !266)
!266 = distinct !DILocation(line: 30, column: 10, scope: !245)
!267 = !DILocation(line: 6, column: 1, scope: !83, inlinedAt: !266)
!268 = !DILocation(line: 30, column: 21, scope: !245)
!269 = !DILocation(line: 0, scope: !209, inlinedAt: !270)
!270 = distinct !DILocation(line: 30, column: 5, scope: !245)
!271 = !DILocation(line: 22, column: 49, scope: !209, inlinedAt: !270)
!272 = !DILocation(line: 22, column: 70, scope: !209, inlinedAt: !270)
!273 = !DILocation(line: 22, column: 67, scope: !209, inlinedAt: !270)
!274 = !DILocation(line: 22, column: 42, scope: !209, inlinedAt: !270)
!275 = !DILocation(line: 0, scope: !92, inlinedAt: !276)
!276 = distinct !DILocation(line: 30, column: 46, scope: !245)
!277 = !DILocation(line: 7, column: 1, scope: !92, inlinedAt: !276)
!278 = !DILocation(line: 30, column: 57, scope: !245)
!279 = !DILocation(line: 0, scope: !209, inlinedAt: !280)
!280 = distinct !DILocation(line: 30, column: 41, scope: !245)
!281 = !DILocation(line: 22, column: 49, scope: !209, inlinedAt: !280)
!282 = !DILocation(line: 22, column: 70, scope: !209, inlinedAt: !280)
!283 = !DILocation(line: 22, column: 67, scope: !209, inlinedAt: !280)
!284 = !DILocation(line: 22, column: 42, scope: !209, inlinedAt: !280)
!285 = !DILocation(line: 0, scope: !99, inlinedAt: !286)
!286 = distinct !DILocation(line: 30, column: 82, scope: !245)
!287 = !DILocation(line: 8, column: 1, scope: !99, inlinedAt: !286)
!288 = !DILocation(line: 30, column: 93, scope: !245)
!289 = !DILocation(line: 0, scope: !209, inlinedAt: !290)
!290 = distinct !DILocation(line: 30, column: 77, scope: !245)
!291 = !DILocation(line: 22, column: 49, scope: !209, inlinedAt: !290)
!292 = !DILocation(line: 22, column: 70, scope: !209, inlinedAt: !290)
!293 = !DILocation(line: 22, column: 67, scope: !209, inlinedAt: !290)
!294 = !DILocation(line: 22, column: 42, scope: !209, inlinedAt: !290)
!295 = !DILocation(line: 0, scope: !108, inlinedAt: !296)
!296 = distinct !DILocation(line: 31, column: 10, scope: !245)
!297 = !DILocation(line: 9, column: 1, scope: !108, inlinedAt: !296)
!298 = !DILocation(line: 31, column: 32, scope: !245)
!299 = !DILocation(line: 0, scope: !209, inlinedAt: !300)
!300 = distinct !DILocation(line: 31, column: 5, scope: !245)
!301 = !DILocation(line: 22, column: 49, scope: !209, inlinedAt: !300)
!302 = !DILocation(line: 22, column: 70, scope: !209, inlinedAt: !300)
!303 = !DILocation(line: 22, column: 67, scope: !209, inlinedAt: !300)
!304 = !DILocation(line: 22, column: 42, scope: !209, inlinedAt: !300)
!305 = !DILocation(line: 0, scope: !117, inlinedAt: !306)
!306 = distinct !DILocation(line: 31, column: 67, scope: !245)
!307 = !DILocation(line: 10, column: 1, scope: !117, inlinedAt: !306)
!308 = !DILocation(line: 31, column: 78, scope: !245)
!309 = !DILocation(line: 0, scope: !221, inlinedAt: !310)
!310 = distinct !DILocation(line: 31, column: 62, scope: !245)
!311 = !DILocation(line: 23, column: 51, scope: !221, inlinedAt: !310)
!312 = !DILocation(line: 23, column: 78, scope: !221, inlinedAt: !310)
!313 = !DILocation(line: 23, column: 75, scope: !221, inlinedAt: !310)
!314 = !DILocation(line: 23, column: 44, scope: !221, inlinedAt: !310)
!315 = !DILocation(line: 32, column: 18, scope: !245)
!316 = !DILocation(line: 32, column: 15, scope: !245)
!317 = !DILocation(line: 32, column: 24, scope: !245)
!318 = !DILocation(line: 33, column: 24, scope: !245)
!319 = !DILocation(line: 33, column: 28, scope: !245)
!320 = !DILocation(line: 33, column: 30, scope: !245)
!321 = !DILocation(line: 33, column: 26, scope: !245)
!322 = !DILocation(line: 0, scope: !127, inlinedAt: !323)
!323 = distinct !DILocation(line: 34, column: 12, scope: !245)
!324 = !DILocation(line: 11, column: 1, scope: !127, inlinedAt: !323)
!325 = !DILocation(line: 34, column: 26, scope: !245)
!326 = !DILocation(line: 34, column: 23, scope: !245)
!327 = !DILocation(line: 34, column: 44, scope: !245)
!328 = !DILocation(line: 0, scope: !134, inlinedAt: !329)
!329 = distinct !DILocation(line: 34, column: 47, scope: !245)
!330 = !DILocation(line: 12, column: 1, scope: !134, inlinedAt: !329)
!331 = !DILocation(line: 34, column: 61, scope: !245)
!332 = !DILocation(line: 34, column: 58, scope: !245)
!333 = !DILocation(line: 34, column: 80, scope: !245)
!334 = !DILocation(line: 0, scope: !143, inlinedAt: !335)
!335 = distinct !DILocation(line: 34, column: 83, scope: !245)
!336 = !DILocation(line: 13, column: 1, scope: !143, inlinedAt: !335)
!337 = !DILocation(line: 34, column: 97, scope: !245)
!338 = !DILocation(line: 34, column: 94, scope: !245)
!339 = !DILocation(line: 34, column: 5, scope: !245)
!340 = !DILocation(line: 0, scope: !152, inlinedAt: !341)
!341 = distinct !DILocation(line: 35, column: 10, scope: !245)
!342 = !DILocation(line: 14, column: 1, scope: !152, inlinedAt: !341)
!343 = !DILocation(line: 35, column: 21, scope: !245)
!344 = !DILocation(line: 0, scope: !209, inlinedAt: !345)
!345 = distinct !DILocation(line: 35, column: 5, scope: !245)
!346 = !DILocation(line: 22, column: 49, scope: !209, inlinedAt: !345)
!347 = !DILocation(line: 22, column: 70, scope: !209, inlinedAt: !345)
!348 = !DILocation(line: 22, column: 67, scope: !209, inlinedAt: !345)
!349 = !DILocation(line: 22, column: 42, scope: !209, inlinedAt: !345)
!350 = !DILocation(line: 0, scope: !161, inlinedAt: !351)
!351 = distinct !DILocation(line: 35, column: 49, scope: !245)
!352 = !DILocation(line: 15, column: 1, scope: !161, inlinedAt: !351)
!353 = !DILocation(line: 35, column: 60, scope: !245)
!354 = !DILocation(line: 0, scope: !209, inlinedAt: !355)
!355 = distinct !DILocation(line: 35, column: 44, scope: !245)
!356 = !DILocation(line: 22, column: 49, scope: !209, inlinedAt: !355)
!357 = !DILocation(line: 22, column: 70, scope: !209, inlinedAt: !355)
!358 = !DILocation(line: 22, column: 67, scope: !209, inlinedAt: !355)
!359 = !DILocation(line: 22, column: 42, scope: !209, inlinedAt: !355)
!360 = !DILocation(line: 0, scope: !168, inlinedAt: !361)
!361 = distinct !DILocation(line: 36, column: 10, scope: !245)
!362 = !DILocation(line: 16, column: 1, scope: !168, inlinedAt: !361)
!363 = !DILocation(line: 36, column: 22, scope: !245)
!364 = !DILocation(line: 0, scope: !209, inlinedAt: !365)
!365 = distinct !DILocation(line: 36, column: 5, scope: !245)
!366 = !DILocation(line: 22, column: 49, scope: !209, inlinedAt: !365)
!367 = !DILocation(line: 22, column: 70, scope: !209, inlinedAt: !365)
!368 = !DILocation(line: 22, column: 67, scope: !209, inlinedAt: !365)
!369 = !DILocation(line: 22, column: 42, scope: !209, inlinedAt: !365)
!370 = !DILocation(line: 0, scope: !177, inlinedAt: !371)
!371 = distinct !DILocation(line: 36, column: 38, scope: !245)
!372 = !DILocation(line: 17, column: 1, scope: !177, inlinedAt: !371)
!373 = !DILocation(line: 36, column: 50, scope: !245)
!374 = !DILocation(line: 0, scope: !209, inlinedAt: !375)
!375 = distinct !DILocation(line: 36, column: 33, scope: !245)
!376 = !DILocation(line: 22, column: 49, scope: !209, inlinedAt: !375)
!377 = !DILocation(line: 22, column: 70, scope: !209, inlinedAt: !375)
!378 = !DILocation(line: 22, column: 67, scope: !209, inlinedAt: !375)
!379 = !DILocation(line: 22, column: 42, scope: !209, inlinedAt: !375)
!380 = !DILocation(line: 0, scope: !184, inlinedAt: !381)
!381 = distinct !DILocation(line: 36, column: 67, scope: !245)
!382 = !DILocation(line: 18, column: 1, scope: !184, inlinedAt: !381)
!383 = !DILocation(line: 36, column: 79, scope: !245)
!384 = !DILocation(line: 0, scope: !221, inlinedAt: !385)
!385 = distinct !DILocation(line: 36, column: 62, scope: !245)
!386 = !DILocation(line: 23, column: 51, scope: !221, inlinedAt: !385)
!387 = !DILocation(line: 23, column: 78, scope: !221, inlinedAt: !385)
!388 = !DILocation(line: 23, column: 75, scope: !221, inlinedAt: !385)
!389 = !DILocation(line: 23, column: 44, scope: !221, inlinedAt: !385)
!390 = !DILocation(line: 0, scope: !193, inlinedAt: !391)
!391 = distinct !DILocation(line: 36, column: 94, scope: !245)
!392 = !DILocation(line: 19, column: 1, scope: !193, inlinedAt: !391)
!393 = !DILocation(line: 36, column: 106, scope: !245)
!394 = !DILocation(line: 0, scope: !221, inlinedAt: !395)
!395 = distinct !DILocation(line: 36, column: 89, scope: !245)
!396 = !DILocation(line: 23, column: 51, scope: !221, inlinedAt: !395)
!397 = !DILocation(line: 23, column: 78, scope: !221, inlinedAt: !395)
!398 = !DILocation(line: 23, column: 75, scope: !221, inlinedAt: !395)
!399 = !DILocation(line: 23, column: 44, scope: !221, inlinedAt: !395)
!400 = !DILocation(line: 0, scope: !200, inlinedAt: !401)
!401 = distinct !DILocation(line: 37, column: 10, scope: !245)
!402 = !DILocation(line: 20, column: 1, scope: !200, inlinedAt: !401)
!403 = !DILocation(line: 37, column: 29, scope: !245)
!404 = !DILocation(line: 0, scope: !221, inlinedAt: !405)
!405 = distinct !DILocation(line: 37, column: 5, scope: !245)
!406 = !DILocation(line: 23, column: 51, scope: !221, inlinedAt: !405)
!407 = !DILocation(line: 23, column: 78, scope: !221, inlinedAt: !405)
!408 = !DILocation(line: 23, column: 75, scope: !221, inlinedAt: !405)
!409 = !DILocation(line: 23, column: 44, scope: !221, inlinedAt: !405)
!410 = !DILocation(line: 0, scope: !152, inlinedAt: !411)
!411 = distinct !DILocation(line: 38, column: 30, scope: !245)
!412 = !DILocation(line: 14, column: 1, scope: !152, inlinedAt: !411)
!413 = !DILocation(line: 38, column: 14, scope: !245)
!414 = !DILocation(line: 38, column: 5, scope: !245)
!415 = !DILocation(line: 38, column: 12, scope: !245)
!416 = !DILocation(line: 39, column: 3, scope: !245)
!417 = !DILocation(line: 26, column: 40, scope: !246)
!418 = !DILocation(line: 26, column: 3, scope: !246)
!419 = distinct !{!419, !257, !420, !421, !422}
!420 = !DILocation(line: 39, column: 3, scope: !243)
!421 = !{!"llvm.loop.mustprogress"}
!422 = !{!"llvm.loop.unroll.disable"}
!423 = !DILocation(line: 40, column: 1, scope: !233)
