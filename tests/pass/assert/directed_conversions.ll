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

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z4stepfdb(float noundef %f, double noundef %d, i1 noundef zeroext %up) #0 !dbg !83 {
entry:
    #dbg_value(float %f, !87, !DIExpression(), !92)
    #dbg_value(double %d, !88, !DIExpression(), !92)
  %storedv = zext i1 %up to i8
    #dbg_value(i8 %storedv, !89, !DIExpression(), !92)
  %0 = bitcast float %f to i32, !dbg !93
    #dbg_value(i32 %0, !90, !DIExpression(), !92)
  %loadedv = trunc i8 %storedv to i1, !dbg !94
  br i1 %loadedv, label %cond.true, label %cond.false, !dbg !94

cond.true:                                        ; preds = %entry
  %conv = fpext float %f to double, !dbg !96
  %cmp = fcmp oge double %conv, %d, !dbg !97
  br i1 %cmp, label %if.then, label %if.end, !dbg !94

cond.false:                                       ; preds = %entry
  %conv1 = fpext float %f to double, !dbg !98
  %cmp2 = fcmp ole double %conv1, %d, !dbg !99
  br i1 %cmp2, label %if.then, label %if.end, !dbg !94

if.then:                                          ; preds = %cond.false, %cond.true
  br label %cleanup19, !dbg !100

if.end:                                           ; preds = %cond.false, %cond.true
  %cmp3 = fcmp oge float %f, 0.000000e+00, !dbg !101
  %conv4 = zext i1 %cmp3 to i32, !dbg !102
  %loadedv5 = trunc i8 %storedv to i1, !dbg !103
  %conv6 = zext i1 %loadedv5 to i32, !dbg !103
  %cmp7 = icmp eq i32 %conv4, %conv6, !dbg !104
  %storedv8 = zext i1 %cmp7 to i8, !dbg !105
    #dbg_value(i8 %storedv8, !91, !DIExpression(), !92)
  %cmp9 = fcmp oeq float %f, 0.000000e+00, !dbg !106
  br i1 %cmp9, label %if.then10, label %if.end13, !dbg !106

if.then10:                                        ; preds = %if.end
  %loadedv11 = trunc i8 %storedv to i1, !dbg !108
  %1 = zext i1 %loadedv11 to i64, !dbg !108
  %cond = select i1 %loadedv11, i32 1, i32 -2147483647, !dbg !108
  %2 = bitcast i32 %cond to float, !dbg !109
  br label %cleanup, !dbg !110

if.end13:                                         ; preds = %if.end
  %loadedv14 = trunc i8 %storedv8 to i1, !dbg !111
  br i1 %loadedv14, label %cond.true15, label %cond.false16, !dbg !111

cond.true15:                                      ; preds = %if.end13
  %add = add nsw i32 %0, 1, !dbg !112
  br label %cond.end, !dbg !111

cond.false16:                                     ; preds = %if.end13
  %sub = sub nsw i32 %0, 1, !dbg !113
  br label %cond.end, !dbg !111

cond.end:                                         ; preds = %cond.false16, %cond.true15
  %cond17 = phi i32 [ %add, %cond.true15 ], [ %sub, %cond.false16 ], !dbg !111
  %3 = bitcast i32 %cond17 to float, !dbg !114
  br label %cleanup, !dbg !115

cleanup:                                          ; preds = %cond.end, %if.then10
  %retval.0 = phi float [ %2, %if.then10 ], [ %3, %cond.end ], !dbg !92
  br label %cleanup19

cleanup19:                                        ; preds = %cleanup, %if.then
  %retval.1 = phi float [ %f, %if.then ], [ %retval.0, %cleanup ], !dbg !92
  ret float %retval.1, !dbg !116
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z7roundeddi(double noundef %d, i32 noundef %mode) #0 !dbg !117 {
entry:
    #dbg_value(double %d, !121, !DIExpression(), !124)
    #dbg_value(i32 %mode, !122, !DIExpression(), !124)
  %conv = fptrunc double %d to float, !dbg !125
    #dbg_value(float %conv, !123, !DIExpression(), !124)
  %cmp = icmp eq i32 %mode, 1, !dbg !126
  br i1 %cmp, label %if.then, label %if.end, !dbg !126

if.then:                                          ; preds = %entry
  %cmp1 = fcmp oge double %d, 0.000000e+00, !dbg !128
  %0 = zext i1 %cmp1 to i64, !dbg !129
  %cond = select i1 %cmp1, i32 2, i32 3, !dbg !129
    #dbg_value(i32 %cond, !122, !DIExpression(), !124)
  br label %if.end, !dbg !130

if.end:                                           ; preds = %if.then, %entry
  %mode.addr.0 = phi i32 [ %cond, %if.then ], [ %mode, %entry ]
    #dbg_value(i32 %mode.addr.0, !122, !DIExpression(), !124)
  %cmp2 = icmp eq i32 %mode.addr.0, 2, !dbg !131
  br i1 %cmp2, label %if.then3, label %if.end7, !dbg !131

if.then3:                                         ; preds = %if.end
  %conv4 = fpext float %conv to double, !dbg !133
  %cmp5 = fcmp ogt double %conv4, %d, !dbg !134
  br i1 %cmp5, label %cond.true, label %cond.false, !dbg !135

cond.true:                                        ; preds = %if.then3
    #dbg_value(float %conv, !87, !DIExpression(), !136)
    #dbg_value(double %d, !88, !DIExpression(), !136)
    #dbg_value(i8 0, !89, !DIExpression(), !136)
  %1 = bitcast float %conv to i32, !dbg !138
    #dbg_value(i32 %1, !90, !DIExpression(), !136)
  %conv1.i = fpext float %conv to double, !dbg !139
  %cmp2.i = fcmp ole double %conv1.i, %d, !dbg !140
  br i1 %cmp2.i, label %if.then.i, label %if.end.i, !dbg !141

if.then.i:                                        ; preds = %cond.true
  br label %_Z4stepfdb.exit, !dbg !142

if.end.i:                                         ; preds = %cond.true
  %cmp3.i = fcmp oge float %conv, 0.000000e+00, !dbg !143
  %conv4.i = zext i1 %cmp3.i to i32, !dbg !144
  %cmp7.i = icmp eq i32 %conv4.i, 0, !dbg !145
  %storedv8.i = zext i1 %cmp7.i to i8, !dbg !146
    #dbg_value(i8 %storedv8.i, !91, !DIExpression(), !136)
  %cmp9.i = fcmp oeq float %conv, 0.000000e+00, !dbg !147
  br i1 %cmp9.i, label %if.then10.i, label %if.end13.i, !dbg !147

if.then10.i:                                      ; preds = %if.end.i
  br label %cleanup.i, !dbg !148

if.end13.i:                                       ; preds = %if.end.i
  br i1 %cmp7.i, label %cond.true15.i, label %cond.false16.i, !dbg !149

cond.true15.i:                                    ; preds = %if.end13.i
  %add.i = add nsw i32 %1, 1, !dbg !150
  br label %cond.end.i, !dbg !149

cond.false16.i:                                   ; preds = %if.end13.i
  %sub.i = sub nsw i32 %1, 1, !dbg !151
  br label %cond.end.i, !dbg !149

cond.end.i:                                       ; preds = %cond.false16.i, %cond.true15.i
  %cond17.i = phi i32 [ %add.i, %cond.true15.i ], [ %sub.i, %cond.false16.i ], !dbg !149
  %2 = bitcast i32 %cond17.i to float, !dbg !152
  br label %cleanup.i, !dbg !153

cleanup.i:                                        ; preds = %cond.end.i, %if.then10.i
  %retval.0.i = phi float [ 0xB6A0000000000000, %if.then10.i ], [ %2, %cond.end.i ], !dbg !136
  br label %_Z4stepfdb.exit

_Z4stepfdb.exit:                                  ; preds = %if.then.i, %cleanup.i
  %retval.1.i = phi float [ %conv, %if.then.i ], [ %retval.0.i, %cleanup.i ], !dbg !136
  br label %cond.end, !dbg !135

cond.false:                                       ; preds = %if.then3
  br label %cond.end, !dbg !135

cond.end:                                         ; preds = %cond.false, %_Z4stepfdb.exit
  %cond6 = phi contract float [ %retval.1.i, %_Z4stepfdb.exit ], [ %conv, %cond.false ], !dbg !135
  br label %cleanup, !dbg !154

if.end7:                                          ; preds = %if.end
  %cmp8 = icmp eq i32 %mode.addr.0, 3, !dbg !155
  br i1 %cmp8, label %if.then9, label %if.end17, !dbg !155

if.then9:                                         ; preds = %if.end7
  %conv10 = fpext float %conv to double, !dbg !157
  %cmp11 = fcmp olt double %conv10, %d, !dbg !158
  br i1 %cmp11, label %cond.true12, label %cond.false14, !dbg !159

cond.true12:                                      ; preds = %if.then9
    #dbg_value(float %conv, !87, !DIExpression(), !160)
    #dbg_value(double %d, !88, !DIExpression(), !160)
    #dbg_value(i8 1, !89, !DIExpression(), !160)
  %3 = bitcast float %conv to i32, !dbg !162
    #dbg_value(i32 %3, !90, !DIExpression(), !160)
  %conv.i = fpext float %conv to double, !dbg !163
  %cmp.i = fcmp oge double %conv.i, %d, !dbg !164
  br i1 %cmp.i, label %if.then.i48, label %if.end.i31, !dbg !165

if.then.i48:                                      ; preds = %cond.true12
  br label %_Z4stepfdb.exit49, !dbg !166

if.end.i31:                                       ; preds = %cond.true12
  %cmp3.i32 = fcmp oge float %conv, 0.000000e+00, !dbg !167
  %conv4.i33 = zext i1 %cmp3.i32 to i32, !dbg !168
  %storedv8.i35 = zext i1 %cmp3.i32 to i8, !dbg !169
    #dbg_value(i8 %storedv8.i35, !91, !DIExpression(), !160)
  %cmp9.i36 = fcmp oeq float %conv, 0.000000e+00, !dbg !170
  br i1 %cmp9.i36, label %if.then10.i47, label %if.end13.i37, !dbg !170

if.then10.i47:                                    ; preds = %if.end.i31
  br label %cleanup.i42, !dbg !171

if.end13.i37:                                     ; preds = %if.end.i31
  br i1 %cmp3.i32, label %cond.true15.i45, label %cond.false16.i38, !dbg !172

cond.true15.i45:                                  ; preds = %if.end13.i37
  %add.i46 = add nsw i32 %3, 1, !dbg !173
  br label %cond.end.i40, !dbg !172

cond.false16.i38:                                 ; preds = %if.end13.i37
  %sub.i39 = sub nsw i32 %3, 1, !dbg !174
  br label %cond.end.i40, !dbg !172

cond.end.i40:                                     ; preds = %cond.false16.i38, %cond.true15.i45
  %cond17.i41 = phi i32 [ %add.i46, %cond.true15.i45 ], [ %sub.i39, %cond.false16.i38 ], !dbg !172
  %4 = bitcast i32 %cond17.i41 to float, !dbg !175
  br label %cleanup.i42, !dbg !176

cleanup.i42:                                      ; preds = %cond.end.i40, %if.then10.i47
  %retval.0.i43 = phi float [ 0x36A0000000000000, %if.then10.i47 ], [ %4, %cond.end.i40 ], !dbg !160
  br label %_Z4stepfdb.exit49

_Z4stepfdb.exit49:                                ; preds = %if.then.i48, %cleanup.i42
  %retval.1.i44 = phi float [ %conv, %if.then.i48 ], [ %retval.0.i43, %cleanup.i42 ], !dbg !160
  br label %cond.end15, !dbg !159

cond.false14:                                     ; preds = %if.then9
  br label %cond.end15, !dbg !159

cond.end15:                                       ; preds = %cond.false14, %_Z4stepfdb.exit49
  %cond16 = phi contract float [ %retval.1.i44, %_Z4stepfdb.exit49 ], [ %conv, %cond.false14 ], !dbg !159
  br label %cleanup, !dbg !177

if.end17:                                         ; preds = %if.end7
  br label %cleanup, !dbg !178

cleanup:                                          ; preds = %if.end17, %cond.end15, %cond.end
  %retval.0 = phi float [ %cond6, %cond.end ], [ %cond16, %cond.end15 ], [ %conv, %if.end17 ], !dbg !124
  ret float %retval.0, !dbg !179
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z4sameff(float noundef %a, float noundef %b) #0 !dbg !180 {
entry:
    #dbg_value(float %a, !184, !DIExpression(), !186)
    #dbg_value(float %b, !185, !DIExpression(), !186)
  %0 = bitcast float %a to i32, !dbg !187
  %1 = bitcast float %b to i32, !dbg !188
  %cmp = icmp eq i32 %0, %1, !dbg !189
  %storedv.i = zext i1 %cmp to i8, !dbg !190
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !190

if.then.i:                                        ; preds = %entry
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !190
  unreachable, !dbg !190

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  ret void, !dbg !191
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7convertPKyPj(ptr noundef %bits, ptr noundef %out) #2 !dbg !192 {
entry:
    #dbg_value(ptr %bits, !199, !DIExpression(), !219)
    #dbg_value(ptr %out, !200, !DIExpression(), !219)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !220
    #dbg_value(i32 %0, !201, !DIExpression(), !221)
  br label %for.cond, !dbg !222

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %0, %entry ], [ %add156, %for.inc ], !dbg !223
    #dbg_value(i32 %i.0, !201, !DIExpression(), !221)
  %cmp = icmp slt i32 %i.0, 512, !dbg !224
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !225

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64, !dbg !226
  %arrayidx = getelementptr inbounds i64, ptr %bits, i64 %idxprom, !dbg !226
  %1 = load i64, ptr %arrayidx, align 8, !dbg !226, !tbaa !227
    #dbg_value(i64 %1, !203, !DIExpression(), !229)
  %conv = trunc i64 %1 to i32, !dbg !230
    #dbg_value(i32 %conv, !206, !DIExpression(), !229)
  %shr = lshr i64 %1, 32, !dbg !231
  %conv1 = trunc i64 %shr to i32, !dbg !232
    #dbg_value(i32 %conv1, !207, !DIExpression(), !229)
  %2 = call contract float @llvm.nvvm.i2f.rn(i32 %conv), !dbg !233
  %conv2 = sitofp i32 %conv to double, !dbg !234
    #dbg_value(double %conv2, !121, !DIExpression(), !235)
    #dbg_value(i32 0, !122, !DIExpression(), !235)
  %conv.i601 = fptrunc double %conv2 to float, !dbg !237
    #dbg_value(float %conv.i601, !123, !DIExpression(), !235)
    #dbg_value(i32 0, !122, !DIExpression(), !235)
    #dbg_value(float %2, !184, !DIExpression(), !238)
    #dbg_value(float %conv.i601, !185, !DIExpression(), !238)
  %3 = bitcast float %2 to i32, !dbg !240
  %4 = bitcast float %conv.i601 to i32, !dbg !241
  %cmp.i613 = icmp eq i32 %3, %4, !dbg !242
  %storedv.i.i = zext i1 %cmp.i613 to i8, !dbg !243
  br i1 %cmp.i613, label %_Z4sameff.exit, label %if.then.i.i, !dbg !243

if.then.i.i:                                      ; preds = %for.body
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !243
  unreachable, !dbg !243

_Z4sameff.exit:                                   ; preds = %for.body
  %5 = call contract float @llvm.nvvm.i2f.rz(i32 %conv), !dbg !244
  %conv4 = sitofp i32 %conv to double, !dbg !245
    #dbg_value(double %conv4, !121, !DIExpression(), !246)
    #dbg_value(i32 1, !122, !DIExpression(), !246)
  %conv.i614 = fptrunc double %conv4 to float, !dbg !248
    #dbg_value(float %conv.i614, !123, !DIExpression(), !246)
  %cmp1.i616 = fcmp oge double %conv4, 0.000000e+00, !dbg !249
  %6 = zext i1 %cmp1.i616 to i64, !dbg !250
  %cond.i617 = select i1 %cmp1.i616, i32 2, i32 3, !dbg !250
    #dbg_value(i32 %cond.i617, !122, !DIExpression(), !246)
    #dbg_value(i32 %cond.i617, !122, !DIExpression(), !246)
  br i1 %cmp1.i616, label %if.then3.i, label %if.end7.i, !dbg !251

if.then3.i:                                       ; preds = %_Z4sameff.exit
  %conv4.i = fpext float %conv.i614 to double, !dbg !252
  %cmp5.i624 = fcmp ogt double %conv4.i, %conv4, !dbg !253
  br i1 %cmp5.i624, label %cond.true.i628, label %cond.false.i625, !dbg !254

cond.true.i628:                                   ; preds = %if.then3.i
    #dbg_value(float %conv.i614, !87, !DIExpression(), !255)
    #dbg_value(double %conv4, !88, !DIExpression(), !255)
    #dbg_value(i8 0, !89, !DIExpression(), !255)
  %7 = bitcast float %conv.i614 to i32, !dbg !257
    #dbg_value(i32 %7, !90, !DIExpression(), !255)
  %conv1.i.i = fpext float %conv.i614 to double, !dbg !258
  %cmp2.i.i = fcmp ole double %conv1.i.i, %conv4, !dbg !259
  br i1 %cmp2.i.i, label %if.then.i.i629, label %if.end.i.i, !dbg !260

if.then.i.i629:                                   ; preds = %cond.true.i628
  br label %_Z4stepfdb.exit.i, !dbg !261

if.end.i.i:                                       ; preds = %cond.true.i628
  %cmp3.i.i = fcmp oge float %conv.i614, 0.000000e+00, !dbg !262
  %conv4.i.i = zext i1 %cmp3.i.i to i32, !dbg !263
  %cmp7.i.i = icmp eq i32 %conv4.i.i, 0, !dbg !264
  %storedv8.i.i = zext i1 %cmp7.i.i to i8, !dbg !265
    #dbg_value(i8 %storedv8.i.i, !91, !DIExpression(), !255)
  %cmp9.i.i = fcmp oeq float %conv.i614, 0.000000e+00, !dbg !266
  br i1 %cmp9.i.i, label %if.then10.i.i, label %if.end13.i.i, !dbg !266

if.then10.i.i:                                    ; preds = %if.end.i.i
  br label %cleanup.i.i, !dbg !267

if.end13.i.i:                                     ; preds = %if.end.i.i
  br i1 %cmp7.i.i, label %cond.true15.i.i, label %cond.false16.i.i, !dbg !268

cond.true15.i.i:                                  ; preds = %if.end13.i.i
  %add.i.i = add nsw i32 %7, 1, !dbg !269
  br label %cond.end.i.i, !dbg !268

cond.false16.i.i:                                 ; preds = %if.end13.i.i
  %sub.i.i = sub nsw i32 %7, 1, !dbg !270
  br label %cond.end.i.i, !dbg !268

cond.end.i.i:                                     ; preds = %cond.false16.i.i, %cond.true15.i.i
  %cond17.i.i = phi i32 [ %add.i.i, %cond.true15.i.i ], [ %sub.i.i, %cond.false16.i.i ], !dbg !268
  %8 = bitcast i32 %cond17.i.i to float, !dbg !271
  br label %cleanup.i.i, !dbg !272

cleanup.i.i:                                      ; preds = %cond.end.i.i, %if.then10.i.i
  %retval.0.i.i = phi float [ 0xB6A0000000000000, %if.then10.i.i ], [ %8, %cond.end.i.i ], !dbg !255
  br label %_Z4stepfdb.exit.i

_Z4stepfdb.exit.i:                                ; preds = %cleanup.i.i, %if.then.i.i629
  %retval.1.i.i = phi float [ %conv.i614, %if.then.i.i629 ], [ %retval.0.i.i, %cleanup.i.i ], !dbg !255
  br label %cond.end.i626, !dbg !254

cond.false.i625:                                  ; preds = %if.then3.i
  br label %cond.end.i626, !dbg !254

cond.end.i626:                                    ; preds = %cond.false.i625, %_Z4stepfdb.exit.i
  %cond6.i627 = phi contract float [ %retval.1.i.i, %_Z4stepfdb.exit.i ], [ %conv.i614, %cond.false.i625 ], !dbg !254
  br label %_Z7roundeddi.exit, !dbg !273

if.end7.i:                                        ; preds = %_Z4sameff.exit
  %cmp8.i619 = icmp eq i32 %cond.i617, 3, !dbg !274
  br i1 %cmp8.i619, label %if.then9.i622, label %if.end17.i, !dbg !274

if.then9.i622:                                    ; preds = %if.end7.i
  %conv10.i = fpext float %conv.i614 to double, !dbg !275
  %cmp11.i623 = fcmp olt double %conv10.i, %conv4, !dbg !276
  br i1 %cmp11.i623, label %cond.true12.i, label %cond.false14.i, !dbg !277

cond.true12.i:                                    ; preds = %if.then9.i622
    #dbg_value(float %conv.i614, !87, !DIExpression(), !278)
    #dbg_value(double %conv4, !88, !DIExpression(), !278)
    #dbg_value(i8 1, !89, !DIExpression(), !278)
  %9 = bitcast float %conv.i614 to i32, !dbg !280
    #dbg_value(i32 %9, !90, !DIExpression(), !278)
  %conv.i.i = fpext float %conv.i614 to double, !dbg !281
  %cmp.i.i = fcmp oge double %conv.i.i, %conv4, !dbg !282
  br i1 %cmp.i.i, label %if.then.i48.i, label %if.end.i31.i, !dbg !283

if.then.i48.i:                                    ; preds = %cond.true12.i
  br label %_Z4stepfdb.exit49.i, !dbg !284

if.end.i31.i:                                     ; preds = %cond.true12.i
  %cmp3.i32.i = fcmp oge float %conv.i614, 0.000000e+00, !dbg !285
  %conv4.i33.i = zext i1 %cmp3.i32.i to i32, !dbg !286
  %storedv8.i35.i = zext i1 %cmp3.i32.i to i8, !dbg !287
    #dbg_value(i8 %storedv8.i35.i, !91, !DIExpression(), !278)
  %cmp9.i36.i = fcmp oeq float %conv.i614, 0.000000e+00, !dbg !288
  br i1 %cmp9.i36.i, label %if.then10.i47.i, label %if.end13.i37.i, !dbg !288

if.then10.i47.i:                                  ; preds = %if.end.i31.i
  br label %cleanup.i42.i, !dbg !289

if.end13.i37.i:                                   ; preds = %if.end.i31.i
  br i1 %cmp3.i32.i, label %cond.true15.i45.i, label %cond.false16.i38.i, !dbg !290

cond.true15.i45.i:                                ; preds = %if.end13.i37.i
  %add.i46.i = add nsw i32 %9, 1, !dbg !291
  br label %cond.end.i40.i, !dbg !290

cond.false16.i38.i:                               ; preds = %if.end13.i37.i
  %sub.i39.i = sub nsw i32 %9, 1, !dbg !292
  br label %cond.end.i40.i, !dbg !290

cond.end.i40.i:                                   ; preds = %cond.false16.i38.i, %cond.true15.i45.i
  %cond17.i41.i = phi i32 [ %add.i46.i, %cond.true15.i45.i ], [ %sub.i39.i, %cond.false16.i38.i ], !dbg !290
  %10 = bitcast i32 %cond17.i41.i to float, !dbg !293
  br label %cleanup.i42.i, !dbg !294

cleanup.i42.i:                                    ; preds = %cond.end.i40.i, %if.then10.i47.i
  %retval.0.i43.i = phi float [ 0x36A0000000000000, %if.then10.i47.i ], [ %10, %cond.end.i40.i ], !dbg !278
  br label %_Z4stepfdb.exit49.i

_Z4stepfdb.exit49.i:                              ; preds = %cleanup.i42.i, %if.then.i48.i
  %retval.1.i44.i = phi float [ %conv.i614, %if.then.i48.i ], [ %retval.0.i43.i, %cleanup.i42.i ], !dbg !278
  br label %cond.end15.i, !dbg !277

cond.false14.i:                                   ; preds = %if.then9.i622
  br label %cond.end15.i, !dbg !277

cond.end15.i:                                     ; preds = %cond.false14.i, %_Z4stepfdb.exit49.i
  %cond16.i = phi contract float [ %retval.1.i44.i, %_Z4stepfdb.exit49.i ], [ %conv.i614, %cond.false14.i ], !dbg !277
  br label %_Z7roundeddi.exit, !dbg !295

if.end17.i:                                       ; preds = %if.end7.i
  br label %_Z7roundeddi.exit, !dbg !296

_Z7roundeddi.exit:                                ; preds = %cond.end.i626, %cond.end15.i, %if.end17.i
  %retval.0.i621 = phi float [ %cond6.i627, %cond.end.i626 ], [ %cond16.i, %cond.end15.i ], [ %conv.i614, %if.end17.i ], !dbg !246
    #dbg_value(float %5, !184, !DIExpression(), !297)
    #dbg_value(float %retval.0.i621, !185, !DIExpression(), !297)
  %11 = bitcast float %5 to i32, !dbg !299
  %12 = bitcast float %retval.0.i621 to i32, !dbg !300
  %cmp.i630 = icmp eq i32 %11, %12, !dbg !301
  %storedv.i.i631 = zext i1 %cmp.i630 to i8, !dbg !302
  br i1 %cmp.i630, label %_Z4sameff.exit633, label %if.then.i.i632, !dbg !302

if.then.i.i632:                                   ; preds = %_Z7roundeddi.exit
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !302
  unreachable, !dbg !302

_Z4sameff.exit633:                                ; preds = %_Z7roundeddi.exit
  %13 = call contract float @llvm.nvvm.i2f.rm(i32 %conv), !dbg !303
  %conv6 = sitofp i32 %conv to double, !dbg !304
    #dbg_value(double %conv6, !121, !DIExpression(), !305)
    #dbg_value(i32 2, !122, !DIExpression(), !305)
  %conv.i634 = fptrunc double %conv6 to float, !dbg !307
    #dbg_value(float %conv.i634, !123, !DIExpression(), !305)
    #dbg_value(i32 2, !122, !DIExpression(), !305)
  %conv4.i669 = fpext float %conv.i634 to double, !dbg !308
  %cmp5.i670 = fcmp ogt double %conv4.i669, %conv6, !dbg !309
  br i1 %cmp5.i670, label %cond.true.i674, label %cond.false.i671, !dbg !310

cond.true.i674:                                   ; preds = %_Z4sameff.exit633
    #dbg_value(float %conv.i634, !87, !DIExpression(), !311)
    #dbg_value(double %conv6, !88, !DIExpression(), !311)
    #dbg_value(i8 0, !89, !DIExpression(), !311)
  %14 = bitcast float %conv.i634 to i32, !dbg !313
    #dbg_value(i32 %14, !90, !DIExpression(), !311)
  %conv1.i.i675 = fpext float %conv.i634 to double, !dbg !314
  %cmp2.i.i676 = fcmp ole double %conv1.i.i675, %conv6, !dbg !315
  br i1 %cmp2.i.i676, label %if.then.i.i695, label %if.end.i.i677, !dbg !316

if.then.i.i695:                                   ; preds = %cond.true.i674
  br label %_Z4stepfdb.exit.i690, !dbg !317

if.end.i.i677:                                    ; preds = %cond.true.i674
  %cmp3.i.i678 = fcmp oge float %conv.i634, 0.000000e+00, !dbg !318
  %conv4.i.i679 = zext i1 %cmp3.i.i678 to i32, !dbg !319
  %cmp7.i.i680 = icmp eq i32 %conv4.i.i679, 0, !dbg !320
  %storedv8.i.i681 = zext i1 %cmp7.i.i680 to i8, !dbg !321
    #dbg_value(i8 %storedv8.i.i681, !91, !DIExpression(), !311)
  %cmp9.i.i682 = fcmp oeq float %conv.i634, 0.000000e+00, !dbg !322
  br i1 %cmp9.i.i682, label %if.then10.i.i694, label %if.end13.i.i683, !dbg !322

if.then10.i.i694:                                 ; preds = %if.end.i.i677
  br label %cleanup.i.i688, !dbg !323

if.end13.i.i683:                                  ; preds = %if.end.i.i677
  br i1 %cmp7.i.i680, label %cond.true15.i.i692, label %cond.false16.i.i684, !dbg !324

cond.true15.i.i692:                               ; preds = %if.end13.i.i683
  %add.i.i693 = add nsw i32 %14, 1, !dbg !325
  br label %cond.end.i.i686, !dbg !324

cond.false16.i.i684:                              ; preds = %if.end13.i.i683
  %sub.i.i685 = sub nsw i32 %14, 1, !dbg !326
  br label %cond.end.i.i686, !dbg !324

cond.end.i.i686:                                  ; preds = %cond.false16.i.i684, %cond.true15.i.i692
  %cond17.i.i687 = phi i32 [ %add.i.i693, %cond.true15.i.i692 ], [ %sub.i.i685, %cond.false16.i.i684 ], !dbg !324
  %15 = bitcast i32 %cond17.i.i687 to float, !dbg !327
  br label %cleanup.i.i688, !dbg !328

cleanup.i.i688:                                   ; preds = %cond.end.i.i686, %if.then10.i.i694
  %retval.0.i.i689 = phi float [ 0xB6A0000000000000, %if.then10.i.i694 ], [ %15, %cond.end.i.i686 ], !dbg !311
  br label %_Z4stepfdb.exit.i690

_Z4stepfdb.exit.i690:                             ; preds = %cleanup.i.i688, %if.then.i.i695
  %retval.1.i.i691 = phi float [ %conv.i634, %if.then.i.i695 ], [ %retval.0.i.i689, %cleanup.i.i688 ], !dbg !311
  br label %_Z7roundeddi.exit696, !dbg !310

cond.false.i671:                                  ; preds = %_Z4sameff.exit633
  br label %_Z7roundeddi.exit696, !dbg !310

_Z7roundeddi.exit696:                             ; preds = %_Z4stepfdb.exit.i690, %cond.false.i671
  %cond6.i673 = phi contract float [ %retval.1.i.i691, %_Z4stepfdb.exit.i690 ], [ %conv.i634, %cond.false.i671 ], !dbg !310
    #dbg_value(float %13, !184, !DIExpression(), !329)
    #dbg_value(float %cond6.i673, !185, !DIExpression(), !329)
  %16 = bitcast float %13 to i32, !dbg !331
  %17 = bitcast float %cond6.i673 to i32, !dbg !332
  %cmp.i697 = icmp eq i32 %16, %17, !dbg !333
  %storedv.i.i698 = zext i1 %cmp.i697 to i8, !dbg !334
  br i1 %cmp.i697, label %_Z4sameff.exit700, label %if.then.i.i699, !dbg !334

if.then.i.i699:                                   ; preds = %_Z7roundeddi.exit696
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !334
  unreachable, !dbg !334

_Z4sameff.exit700:                                ; preds = %_Z7roundeddi.exit696
  %18 = call contract float @llvm.nvvm.i2f.rp(i32 %conv), !dbg !335
  %conv8 = sitofp i32 %conv to double, !dbg !336
    #dbg_value(double %conv8, !121, !DIExpression(), !337)
    #dbg_value(i32 3, !122, !DIExpression(), !337)
  %conv.i701 = fptrunc double %conv8 to float, !dbg !339
    #dbg_value(float %conv.i701, !123, !DIExpression(), !337)
    #dbg_value(i32 3, !122, !DIExpression(), !337)
  %conv10.i709 = fpext float %conv.i701 to double, !dbg !340
  %cmp11.i710 = fcmp olt double %conv10.i709, %conv8, !dbg !341
  br i1 %cmp11.i710, label %cond.true12.i714, label %cond.false14.i711, !dbg !342

cond.true12.i714:                                 ; preds = %_Z4sameff.exit700
    #dbg_value(float %conv.i701, !87, !DIExpression(), !343)
    #dbg_value(double %conv8, !88, !DIExpression(), !343)
    #dbg_value(i8 1, !89, !DIExpression(), !343)
  %19 = bitcast float %conv.i701 to i32, !dbg !345
    #dbg_value(i32 %19, !90, !DIExpression(), !343)
  %conv.i.i715 = fpext float %conv.i701 to double, !dbg !346
  %cmp.i.i716 = fcmp oge double %conv.i.i715, %conv8, !dbg !347
  br i1 %cmp.i.i716, label %if.then.i48.i734, label %if.end.i31.i717, !dbg !348

if.then.i48.i734:                                 ; preds = %cond.true12.i714
  br label %_Z4stepfdb.exit49.i729, !dbg !349

if.end.i31.i717:                                  ; preds = %cond.true12.i714
  %cmp3.i32.i718 = fcmp oge float %conv.i701, 0.000000e+00, !dbg !350
  %conv4.i33.i719 = zext i1 %cmp3.i32.i718 to i32, !dbg !351
  %storedv8.i35.i720 = zext i1 %cmp3.i32.i718 to i8, !dbg !352
    #dbg_value(i8 %storedv8.i35.i720, !91, !DIExpression(), !343)
  %cmp9.i36.i721 = fcmp oeq float %conv.i701, 0.000000e+00, !dbg !353
  br i1 %cmp9.i36.i721, label %if.then10.i47.i733, label %if.end13.i37.i722, !dbg !353

if.then10.i47.i733:                               ; preds = %if.end.i31.i717
  br label %cleanup.i42.i727, !dbg !354

if.end13.i37.i722:                                ; preds = %if.end.i31.i717
  br i1 %cmp3.i32.i718, label %cond.true15.i45.i731, label %cond.false16.i38.i723, !dbg !355

cond.true15.i45.i731:                             ; preds = %if.end13.i37.i722
  %add.i46.i732 = add nsw i32 %19, 1, !dbg !356
  br label %cond.end.i40.i725, !dbg !355

cond.false16.i38.i723:                            ; preds = %if.end13.i37.i722
  %sub.i39.i724 = sub nsw i32 %19, 1, !dbg !357
  br label %cond.end.i40.i725, !dbg !355

cond.end.i40.i725:                                ; preds = %cond.false16.i38.i723, %cond.true15.i45.i731
  %cond17.i41.i726 = phi i32 [ %add.i46.i732, %cond.true15.i45.i731 ], [ %sub.i39.i724, %cond.false16.i38.i723 ], !dbg !355
  %20 = bitcast i32 %cond17.i41.i726 to float, !dbg !358
  br label %cleanup.i42.i727, !dbg !359

cleanup.i42.i727:                                 ; preds = %cond.end.i40.i725, %if.then10.i47.i733
  %retval.0.i43.i728 = phi float [ 0x36A0000000000000, %if.then10.i47.i733 ], [ %20, %cond.end.i40.i725 ], !dbg !343
  br label %_Z4stepfdb.exit49.i729

_Z4stepfdb.exit49.i729:                           ; preds = %cleanup.i42.i727, %if.then.i48.i734
  %retval.1.i44.i730 = phi float [ %conv.i701, %if.then.i48.i734 ], [ %retval.0.i43.i728, %cleanup.i42.i727 ], !dbg !343
  br label %_Z7roundeddi.exit763, !dbg !342

cond.false14.i711:                                ; preds = %_Z4sameff.exit700
  br label %_Z7roundeddi.exit763, !dbg !342

_Z7roundeddi.exit763:                             ; preds = %_Z4stepfdb.exit49.i729, %cond.false14.i711
  %cond16.i713 = phi contract float [ %retval.1.i44.i730, %_Z4stepfdb.exit49.i729 ], [ %conv.i701, %cond.false14.i711 ], !dbg !342
    #dbg_value(float %18, !184, !DIExpression(), !360)
    #dbg_value(float %cond16.i713, !185, !DIExpression(), !360)
  %21 = bitcast float %18 to i32, !dbg !362
  %22 = bitcast float %cond16.i713 to i32, !dbg !363
  %cmp.i764 = icmp eq i32 %21, %22, !dbg !364
  %storedv.i.i765 = zext i1 %cmp.i764 to i8, !dbg !365
  br i1 %cmp.i764, label %_Z4sameff.exit767, label %if.then.i.i766, !dbg !365

if.then.i.i766:                                   ; preds = %_Z7roundeddi.exit763
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !365
  unreachable, !dbg !365

_Z4sameff.exit767:                                ; preds = %_Z7roundeddi.exit763
  %23 = call contract float @llvm.nvvm.ui2f.rn(i32 %conv1), !dbg !366
  %conv10 = uitofp i32 %conv1 to double, !dbg !367
    #dbg_value(double %conv10, !121, !DIExpression(), !368)
    #dbg_value(i32 0, !122, !DIExpression(), !368)
  %conv.i768 = fptrunc double %conv10 to float, !dbg !370
    #dbg_value(float %conv.i768, !123, !DIExpression(), !368)
    #dbg_value(i32 0, !122, !DIExpression(), !368)
    #dbg_value(float %23, !184, !DIExpression(), !371)
    #dbg_value(float %conv.i768, !185, !DIExpression(), !371)
  %24 = bitcast float %23 to i32, !dbg !373
  %25 = bitcast float %conv.i768 to i32, !dbg !374
  %cmp.i830 = icmp eq i32 %24, %25, !dbg !375
  %storedv.i.i831 = zext i1 %cmp.i830 to i8, !dbg !376
  br i1 %cmp.i830, label %_Z4sameff.exit833, label %if.then.i.i832, !dbg !376

if.then.i.i832:                                   ; preds = %_Z4sameff.exit767
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !376
  unreachable, !dbg !376

_Z4sameff.exit833:                                ; preds = %_Z4sameff.exit767
  %26 = call contract float @llvm.nvvm.ui2f.rz(i32 %conv1), !dbg !377
  %conv12 = uitofp i32 %conv1 to double, !dbg !378
    #dbg_value(double %conv12, !121, !DIExpression(), !379)
    #dbg_value(i32 1, !122, !DIExpression(), !379)
  %conv.i834 = fptrunc double %conv12 to float, !dbg !381
    #dbg_value(float %conv.i834, !123, !DIExpression(), !379)
    #dbg_value(i32 2, !122, !DIExpression(), !379)
    #dbg_value(i32 2, !122, !DIExpression(), !379)
  %conv4.i872 = fpext float %conv.i834 to double, !dbg !382
  %cmp5.i873 = fcmp ogt double %conv4.i872, %conv12, !dbg !383
  br i1 %cmp5.i873, label %cond.true.i877, label %cond.false.i874, !dbg !384

cond.true.i877:                                   ; preds = %_Z4sameff.exit833
    #dbg_value(float %conv.i834, !87, !DIExpression(), !385)
    #dbg_value(double %conv12, !88, !DIExpression(), !385)
    #dbg_value(i8 0, !89, !DIExpression(), !385)
  %27 = bitcast float %conv.i834 to i32, !dbg !387
    #dbg_value(i32 %27, !90, !DIExpression(), !385)
  %conv1.i.i878 = fpext float %conv.i834 to double, !dbg !388
  %cmp2.i.i879 = fcmp ole double %conv1.i.i878, %conv12, !dbg !389
  br i1 %cmp2.i.i879, label %if.then.i.i898, label %if.end.i.i880, !dbg !390

if.then.i.i898:                                   ; preds = %cond.true.i877
  br label %_Z4stepfdb.exit.i893, !dbg !391

if.end.i.i880:                                    ; preds = %cond.true.i877
    #dbg_value(i8 0, !91, !DIExpression(), !385)
  %cmp9.i.i885 = fcmp oeq float %conv.i834, 0.000000e+00, !dbg !392
  br i1 %cmp9.i.i885, label %if.then10.i.i897, label %if.end13.i.i886, !dbg !392

if.then10.i.i897:                                 ; preds = %if.end.i.i880
  br label %cleanup.i.i891, !dbg !393

if.end13.i.i886:                                  ; preds = %if.end.i.i880
  %sub.i.i888 = sub nsw i32 %27, 1, !dbg !394
  %28 = bitcast i32 %sub.i.i888 to float, !dbg !395
  br label %cleanup.i.i891, !dbg !396

cleanup.i.i891:                                   ; preds = %if.end13.i.i886, %if.then10.i.i897
  %retval.0.i.i892 = phi float [ 0xB6A0000000000000, %if.then10.i.i897 ], [ %28, %if.end13.i.i886 ], !dbg !385
  br label %_Z4stepfdb.exit.i893

_Z4stepfdb.exit.i893:                             ; preds = %cleanup.i.i891, %if.then.i.i898
  %retval.1.i.i894 = phi float [ %conv.i834, %if.then.i.i898 ], [ %retval.0.i.i892, %cleanup.i.i891 ], !dbg !385
  br label %_Z7roundeddi.exit899, !dbg !384

cond.false.i874:                                  ; preds = %_Z4sameff.exit833
  br label %_Z7roundeddi.exit899, !dbg !384

_Z7roundeddi.exit899:                             ; preds = %_Z4stepfdb.exit.i893, %cond.false.i874
  %cond6.i876 = phi contract float [ %retval.1.i.i894, %_Z4stepfdb.exit.i893 ], [ %conv.i834, %cond.false.i874 ], !dbg !384
    #dbg_value(float %26, !184, !DIExpression(), !397)
    #dbg_value(float %cond6.i876, !185, !DIExpression(), !397)
  %29 = bitcast float %26 to i32, !dbg !399
  %30 = bitcast float %cond6.i876 to i32, !dbg !400
  %cmp.i900 = icmp eq i32 %29, %30, !dbg !401
  %storedv.i.i901 = zext i1 %cmp.i900 to i8, !dbg !402
  br i1 %cmp.i900, label %_Z4sameff.exit903, label %if.then.i.i902, !dbg !402

if.then.i.i902:                                   ; preds = %_Z7roundeddi.exit899
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !402
  unreachable, !dbg !402

_Z4sameff.exit903:                                ; preds = %_Z7roundeddi.exit899
  %31 = call contract float @llvm.nvvm.ui2f.rm(i32 %conv1), !dbg !403
  %conv14 = uitofp i32 %conv1 to double, !dbg !404
    #dbg_value(double %conv14, !121, !DIExpression(), !405)
    #dbg_value(i32 2, !122, !DIExpression(), !405)
  %conv.i904 = fptrunc double %conv14 to float, !dbg !407
    #dbg_value(float %conv.i904, !123, !DIExpression(), !405)
    #dbg_value(i32 2, !122, !DIExpression(), !405)
  %conv4.i939 = fpext float %conv.i904 to double, !dbg !408
  %cmp5.i940 = fcmp ogt double %conv4.i939, %conv14, !dbg !409
  br i1 %cmp5.i940, label %cond.true.i944, label %cond.false.i941, !dbg !410

cond.true.i944:                                   ; preds = %_Z4sameff.exit903
    #dbg_value(float %conv.i904, !87, !DIExpression(), !411)
    #dbg_value(double %conv14, !88, !DIExpression(), !411)
    #dbg_value(i8 0, !89, !DIExpression(), !411)
  %32 = bitcast float %conv.i904 to i32, !dbg !413
    #dbg_value(i32 %32, !90, !DIExpression(), !411)
  %conv1.i.i945 = fpext float %conv.i904 to double, !dbg !414
  %cmp2.i.i946 = fcmp ole double %conv1.i.i945, %conv14, !dbg !415
  br i1 %cmp2.i.i946, label %if.then.i.i965, label %if.end.i.i947, !dbg !416

if.then.i.i965:                                   ; preds = %cond.true.i944
  br label %_Z4stepfdb.exit.i960, !dbg !417

if.end.i.i947:                                    ; preds = %cond.true.i944
    #dbg_value(i8 0, !91, !DIExpression(), !411)
  %cmp9.i.i952 = fcmp oeq float %conv.i904, 0.000000e+00, !dbg !418
  br i1 %cmp9.i.i952, label %if.then10.i.i964, label %if.end13.i.i953, !dbg !418

if.then10.i.i964:                                 ; preds = %if.end.i.i947
  br label %cleanup.i.i958, !dbg !419

if.end13.i.i953:                                  ; preds = %if.end.i.i947
  %sub.i.i955 = sub nsw i32 %32, 1, !dbg !420
  %33 = bitcast i32 %sub.i.i955 to float, !dbg !421
  br label %cleanup.i.i958, !dbg !422

cleanup.i.i958:                                   ; preds = %if.end13.i.i953, %if.then10.i.i964
  %retval.0.i.i959 = phi float [ 0xB6A0000000000000, %if.then10.i.i964 ], [ %33, %if.end13.i.i953 ], !dbg !411
  br label %_Z4stepfdb.exit.i960

_Z4stepfdb.exit.i960:                             ; preds = %cleanup.i.i958, %if.then.i.i965
  %retval.1.i.i961 = phi float [ %conv.i904, %if.then.i.i965 ], [ %retval.0.i.i959, %cleanup.i.i958 ], !dbg !411
  br label %_Z7roundeddi.exit966, !dbg !410

cond.false.i941:                                  ; preds = %_Z4sameff.exit903
  br label %_Z7roundeddi.exit966, !dbg !410

_Z7roundeddi.exit966:                             ; preds = %_Z4stepfdb.exit.i960, %cond.false.i941
  %cond6.i943 = phi contract float [ %retval.1.i.i961, %_Z4stepfdb.exit.i960 ], [ %conv.i904, %cond.false.i941 ], !dbg !410
    #dbg_value(float %31, !184, !DIExpression(), !423)
    #dbg_value(float %cond6.i943, !185, !DIExpression(), !423)
  %34 = bitcast float %31 to i32, !dbg !425
  %35 = bitcast float %cond6.i943 to i32, !dbg !426
  %cmp.i967 = icmp eq i32 %34, %35, !dbg !427
  %storedv.i.i968 = zext i1 %cmp.i967 to i8, !dbg !428
  br i1 %cmp.i967, label %_Z4sameff.exit970, label %if.then.i.i969, !dbg !428

if.then.i.i969:                                   ; preds = %_Z7roundeddi.exit966
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !428
  unreachable, !dbg !428

_Z4sameff.exit970:                                ; preds = %_Z7roundeddi.exit966
  %36 = call contract float @llvm.nvvm.ui2f.rp(i32 %conv1), !dbg !429
  %conv16 = uitofp i32 %conv1 to double, !dbg !430
    #dbg_value(double %conv16, !121, !DIExpression(), !431)
    #dbg_value(i32 3, !122, !DIExpression(), !431)
  %conv.i971 = fptrunc double %conv16 to float, !dbg !433
    #dbg_value(float %conv.i971, !123, !DIExpression(), !431)
    #dbg_value(i32 3, !122, !DIExpression(), !431)
  %conv10.i979 = fpext float %conv.i971 to double, !dbg !434
  %cmp11.i980 = fcmp olt double %conv10.i979, %conv16, !dbg !435
  br i1 %cmp11.i980, label %cond.true12.i984, label %cond.false14.i981, !dbg !436

cond.true12.i984:                                 ; preds = %_Z4sameff.exit970
    #dbg_value(float %conv.i971, !87, !DIExpression(), !437)
    #dbg_value(double %conv16, !88, !DIExpression(), !437)
    #dbg_value(i8 1, !89, !DIExpression(), !437)
  %37 = bitcast float %conv.i971 to i32, !dbg !439
    #dbg_value(i32 %37, !90, !DIExpression(), !437)
  %conv.i.i985 = fpext float %conv.i971 to double, !dbg !440
  %cmp.i.i986 = fcmp oge double %conv.i.i985, %conv16, !dbg !441
  br i1 %cmp.i.i986, label %if.then.i48.i1004, label %if.end.i31.i987, !dbg !442

if.then.i48.i1004:                                ; preds = %cond.true12.i984
  br label %_Z4stepfdb.exit49.i999, !dbg !443

if.end.i31.i987:                                  ; preds = %cond.true12.i984
    #dbg_value(i8 1, !91, !DIExpression(), !437)
  %cmp9.i36.i991 = fcmp oeq float %conv.i971, 0.000000e+00, !dbg !444
  br i1 %cmp9.i36.i991, label %if.then10.i47.i1003, label %if.end13.i37.i992, !dbg !444

if.then10.i47.i1003:                              ; preds = %if.end.i31.i987
  br label %cleanup.i42.i997, !dbg !445

if.end13.i37.i992:                                ; preds = %if.end.i31.i987
  %add.i46.i1002 = add nsw i32 %37, 1, !dbg !446
  %38 = bitcast i32 %add.i46.i1002 to float, !dbg !447
  br label %cleanup.i42.i997, !dbg !448

cleanup.i42.i997:                                 ; preds = %if.end13.i37.i992, %if.then10.i47.i1003
  %retval.0.i43.i998 = phi float [ 0x36A0000000000000, %if.then10.i47.i1003 ], [ %38, %if.end13.i37.i992 ], !dbg !437
  br label %_Z4stepfdb.exit49.i999

_Z4stepfdb.exit49.i999:                           ; preds = %cleanup.i42.i997, %if.then.i48.i1004
  %retval.1.i44.i1000 = phi float [ %conv.i971, %if.then.i48.i1004 ], [ %retval.0.i43.i998, %cleanup.i42.i997 ], !dbg !437
  br label %_Z7roundeddi.exit1033, !dbg !436

cond.false14.i981:                                ; preds = %_Z4sameff.exit970
  br label %_Z7roundeddi.exit1033, !dbg !436

_Z7roundeddi.exit1033:                            ; preds = %_Z4stepfdb.exit49.i999, %cond.false14.i981
  %cond16.i983 = phi contract float [ %retval.1.i44.i1000, %_Z4stepfdb.exit49.i999 ], [ %conv.i971, %cond.false14.i981 ], !dbg !436
    #dbg_value(float %36, !184, !DIExpression(), !449)
    #dbg_value(float %cond16.i983, !185, !DIExpression(), !449)
  %39 = bitcast float %36 to i32, !dbg !451
  %40 = bitcast float %cond16.i983 to i32, !dbg !452
  %cmp.i1034 = icmp eq i32 %39, %40, !dbg !453
  %storedv.i.i1035 = zext i1 %cmp.i1034 to i8, !dbg !454
  br i1 %cmp.i1034, label %_Z4sameff.exit1037, label %if.then.i.i1036, !dbg !454

if.then.i.i1036:                                  ; preds = %_Z7roundeddi.exit1033
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !454
  unreachable, !dbg !454

_Z4sameff.exit1037:                               ; preds = %_Z7roundeddi.exit1033
  %conv.i = sitofp i32 %conv to double, !dbg !455
  %conv.i291 = fptrunc double %conv.i to float, !dbg !455
  %conv1.i292 = fpext float %conv.i291 to double, !dbg !455
  %sub.i293 = fsub double %conv.i, %conv1.i292, !dbg !455
  %cmp.i323 = fcmp ogt float %conv.i291, 0.000000e+00, !dbg !455
  br i1 %cmp.i323, label %cond.true.i332, label %cond.false.i324, !dbg !455

cond.true.i332:                                   ; preds = %_Z4sameff.exit1037
  %cmp.i352 = fcmp olt double %sub.i293, 0.000000e+00, !dbg !455
  br i1 %cmp.i352, label %cond.true.i356, label %cond.false.i353, !dbg !455

cond.true.i356:                                   ; preds = %cond.true.i332
  %cmp.i563 = fcmp une float %conv.i291, %conv.i291, !dbg !455
  br i1 %cmp.i563, label %if.then.i580, label %if.end.i564, !dbg !455

if.then.i580:                                     ; preds = %cond.true.i356
  br label %_ZL7ws_nextfb.exit581, !dbg !455

if.end.i564:                                      ; preds = %cond.true.i356
  %cmp1.i565 = fcmp oeq float %conv.i291, 0.000000e+00, !dbg !455
  br i1 %cmp1.i565, label %if.then2.i579, label %if.end3.i566, !dbg !455

if.then2.i579:                                    ; preds = %if.end.i564
  br label %_ZL7ws_nextfb.exit581, !dbg !455

if.end3.i566:                                     ; preds = %if.end.i564
  %41 = bitcast float %conv.i291 to i32, !dbg !455
  %cmp8.i568 = icmp eq i32 %41, -8388608, !dbg !455
  br i1 %cmp8.i568, label %if.then9.i578, label %if.end10.i569, !dbg !455

if.then9.i578:                                    ; preds = %if.end3.i566
  br label %cleanup.i575, !dbg !455

if.end10.i569:                                    ; preds = %if.end3.i566
  %cmp11.i570 = fcmp ogt float %conv.i291, 0.000000e+00, !dbg !455
  %conv.i571 = zext i1 %cmp11.i570 to i32, !dbg !455
  %cmp14.i572 = icmp eq i32 %conv.i571, 0, !dbg !455
  %42 = zext i1 %cmp14.i572 to i64, !dbg !455
  %cond15.i573 = select i1 %cmp14.i572, i32 1, i32 -1, !dbg !455
  %add.i574 = add nsw i32 %41, %cond15.i573, !dbg !455
  %43 = bitcast i32 %add.i574 to float, !dbg !455
  br label %cleanup.i575, !dbg !455

cleanup.i575:                                     ; preds = %if.end10.i569, %if.then9.i578
  %retval.0.i576 = phi float [ %conv.i291, %if.then9.i578 ], [ %43, %if.end10.i569 ], !dbg !455
  br label %_ZL7ws_nextfb.exit581, !dbg !455

_ZL7ws_nextfb.exit581:                            ; preds = %if.then.i580, %if.then2.i579, %cleanup.i575
  %retval.1.i577 = phi float [ %conv.i291, %if.then.i580 ], [ 0xB6A0000000000000, %if.then2.i579 ], [ %retval.0.i576, %cleanup.i575 ], !dbg !455
  br label %_ZL5ws_rdIfdET_S0_T0_.exit358, !dbg !455

cond.false.i353:                                  ; preds = %cond.true.i332
  br label %_ZL5ws_rdIfdET_S0_T0_.exit358, !dbg !455

_ZL5ws_rdIfdET_S0_T0_.exit358:                    ; preds = %_ZL7ws_nextfb.exit581, %cond.false.i353
  %cond.i355 = phi contract float [ %retval.1.i577, %_ZL7ws_nextfb.exit581 ], [ %conv.i291, %cond.false.i353 ], !dbg !455
  br label %_ZL5ws_rzIfdET_S0_T0_.exit333, !dbg !455

cond.false.i324:                                  ; preds = %_Z4sameff.exit1037
  %cmp1.i325 = fcmp olt float %conv.i291, 0.000000e+00, !dbg !455
  br i1 %cmp1.i325, label %cond.true2.i330, label %cond.false4.i326, !dbg !455

cond.true2.i330:                                  ; preds = %cond.false.i324
  %cmp.i386 = fcmp ogt double %sub.i293, 0.000000e+00, !dbg !455
  br i1 %cmp.i386, label %cond.true.i390, label %cond.false.i387, !dbg !455

cond.true.i390:                                   ; preds = %cond.true2.i330
  %cmp.i475 = fcmp une float %conv.i291, %conv.i291, !dbg !455
  br i1 %cmp.i475, label %if.then.i490, label %if.end.i476, !dbg !455

if.then.i490:                                     ; preds = %cond.true.i390
  br label %_ZL7ws_nextfb.exit491, !dbg !455

if.end.i476:                                      ; preds = %cond.true.i390
  %cmp1.i477 = fcmp oeq float %conv.i291, 0.000000e+00, !dbg !455
  br i1 %cmp1.i477, label %if.then2.i489, label %if.end3.i478, !dbg !455

if.then2.i489:                                    ; preds = %if.end.i476
  br label %_ZL7ws_nextfb.exit491, !dbg !455

if.end3.i478:                                     ; preds = %if.end.i476
  %44 = bitcast float %conv.i291 to i32, !dbg !455
  %cmp5.i479 = icmp eq i32 %44, 2139095040, !dbg !455
  br i1 %cmp5.i479, label %if.then9.i488, label %lor.lhs.false.i480, !dbg !455

lor.lhs.false.i480:                               ; preds = %if.end3.i478
  %cmp11.i481 = fcmp ogt float %conv.i291, 0.000000e+00, !dbg !455
  %conv.i482 = zext i1 %cmp11.i481 to i32, !dbg !455
  %45 = zext i1 %cmp11.i481 to i64, !dbg !455
  %cond15.i483 = select i1 %cmp11.i481, i32 1, i32 -1, !dbg !455
  %add.i484 = add nsw i32 %44, %cond15.i483, !dbg !455
  %46 = bitcast i32 %add.i484 to float, !dbg !455
  br label %cleanup.i485, !dbg !455

if.then9.i488:                                    ; preds = %if.end3.i478
  br label %cleanup.i485, !dbg !455

cleanup.i485:                                     ; preds = %lor.lhs.false.i480, %if.then9.i488
  %retval.0.i486 = phi float [ %conv.i291, %if.then9.i488 ], [ %46, %lor.lhs.false.i480 ], !dbg !455
  br label %_ZL7ws_nextfb.exit491, !dbg !455

_ZL7ws_nextfb.exit491:                            ; preds = %if.then.i490, %if.then2.i489, %cleanup.i485
  %retval.1.i487 = phi float [ %conv.i291, %if.then.i490 ], [ 0x36A0000000000000, %if.then2.i489 ], [ %retval.0.i486, %cleanup.i485 ], !dbg !455
  br label %_ZL5ws_ruIfdET_S0_T0_.exit, !dbg !455

cond.false.i387:                                  ; preds = %cond.true2.i330
  br label %_ZL5ws_ruIfdET_S0_T0_.exit, !dbg !455

_ZL5ws_ruIfdET_S0_T0_.exit:                       ; preds = %_ZL7ws_nextfb.exit491, %cond.false.i387
  %cond.i389 = phi contract float [ %retval.1.i487, %_ZL7ws_nextfb.exit491 ], [ %conv.i291, %cond.false.i387 ], !dbg !455
  br label %cond.end.i327, !dbg !455

cond.false4.i326:                                 ; preds = %cond.false.i324
  br label %cond.end.i327, !dbg !455

cond.end.i327:                                    ; preds = %cond.false4.i326, %_ZL5ws_ruIfdET_S0_T0_.exit
  %cond.i328 = phi contract float [ %cond.i389, %_ZL5ws_ruIfdET_S0_T0_.exit ], [ %conv.i291, %cond.false4.i326 ], !dbg !455
  br label %_ZL5ws_rzIfdET_S0_T0_.exit333, !dbg !455

_ZL5ws_rzIfdET_S0_T0_.exit333:                    ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit358, %cond.end.i327
  %cond6.i329 = phi contract float [ %cond.i355, %_ZL5ws_rdIfdET_S0_T0_.exit358 ], [ %cond.i328, %cond.end.i327 ], !dbg !455
  %conv19 = sitofp i32 %conv to double, !dbg !456
    #dbg_value(double %conv19, !121, !DIExpression(), !457)
    #dbg_value(i32 1, !122, !DIExpression(), !457)
  %conv.i1038 = fptrunc double %conv19 to float, !dbg !459
    #dbg_value(float %conv.i1038, !123, !DIExpression(), !457)
  %cmp1.i1040 = fcmp oge double %conv19, 0.000000e+00, !dbg !460
  %47 = zext i1 %cmp1.i1040 to i64, !dbg !461
  %cond.i1041 = select i1 %cmp1.i1040, i32 2, i32 3, !dbg !461
    #dbg_value(i32 %cond.i1041, !122, !DIExpression(), !457)
    #dbg_value(i32 %cond.i1041, !122, !DIExpression(), !457)
  br i1 %cmp1.i1040, label %if.then3.i1075, label %if.end7.i1043, !dbg !462

if.then3.i1075:                                   ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit333
  %conv4.i1076 = fpext float %conv.i1038 to double, !dbg !463
  %cmp5.i1077 = fcmp ogt double %conv4.i1076, %conv19, !dbg !464
  br i1 %cmp5.i1077, label %cond.true.i1081, label %cond.false.i1078, !dbg !465

cond.true.i1081:                                  ; preds = %if.then3.i1075
    #dbg_value(float %conv.i1038, !87, !DIExpression(), !466)
    #dbg_value(double %conv19, !88, !DIExpression(), !466)
    #dbg_value(i8 0, !89, !DIExpression(), !466)
  %48 = bitcast float %conv.i1038 to i32, !dbg !468
    #dbg_value(i32 %48, !90, !DIExpression(), !466)
  %conv1.i.i1082 = fpext float %conv.i1038 to double, !dbg !469
  %cmp2.i.i1083 = fcmp ole double %conv1.i.i1082, %conv19, !dbg !470
  br i1 %cmp2.i.i1083, label %if.then.i.i1102, label %if.end.i.i1084, !dbg !471

if.then.i.i1102:                                  ; preds = %cond.true.i1081
  br label %_Z4stepfdb.exit.i1097, !dbg !472

if.end.i.i1084:                                   ; preds = %cond.true.i1081
  %cmp3.i.i1085 = fcmp oge float %conv.i1038, 0.000000e+00, !dbg !473
  %conv4.i.i1086 = zext i1 %cmp3.i.i1085 to i32, !dbg !474
  %cmp7.i.i1087 = icmp eq i32 %conv4.i.i1086, 0, !dbg !475
  %storedv8.i.i1088 = zext i1 %cmp7.i.i1087 to i8, !dbg !476
    #dbg_value(i8 %storedv8.i.i1088, !91, !DIExpression(), !466)
  %cmp9.i.i1089 = fcmp oeq float %conv.i1038, 0.000000e+00, !dbg !477
  br i1 %cmp9.i.i1089, label %if.then10.i.i1101, label %if.end13.i.i1090, !dbg !477

if.then10.i.i1101:                                ; preds = %if.end.i.i1084
  br label %cleanup.i.i1095, !dbg !478

if.end13.i.i1090:                                 ; preds = %if.end.i.i1084
  br i1 %cmp7.i.i1087, label %cond.true15.i.i1099, label %cond.false16.i.i1091, !dbg !479

cond.true15.i.i1099:                              ; preds = %if.end13.i.i1090
  %add.i.i1100 = add nsw i32 %48, 1, !dbg !480
  br label %cond.end.i.i1093, !dbg !479

cond.false16.i.i1091:                             ; preds = %if.end13.i.i1090
  %sub.i.i1092 = sub nsw i32 %48, 1, !dbg !481
  br label %cond.end.i.i1093, !dbg !479

cond.end.i.i1093:                                 ; preds = %cond.false16.i.i1091, %cond.true15.i.i1099
  %cond17.i.i1094 = phi i32 [ %add.i.i1100, %cond.true15.i.i1099 ], [ %sub.i.i1092, %cond.false16.i.i1091 ], !dbg !479
  %49 = bitcast i32 %cond17.i.i1094 to float, !dbg !482
  br label %cleanup.i.i1095, !dbg !483

cleanup.i.i1095:                                  ; preds = %cond.end.i.i1093, %if.then10.i.i1101
  %retval.0.i.i1096 = phi float [ 0xB6A0000000000000, %if.then10.i.i1101 ], [ %49, %cond.end.i.i1093 ], !dbg !466
  br label %_Z4stepfdb.exit.i1097

_Z4stepfdb.exit.i1097:                            ; preds = %cleanup.i.i1095, %if.then.i.i1102
  %retval.1.i.i1098 = phi float [ %conv.i1038, %if.then.i.i1102 ], [ %retval.0.i.i1096, %cleanup.i.i1095 ], !dbg !466
  br label %cond.end.i1079, !dbg !465

cond.false.i1078:                                 ; preds = %if.then3.i1075
  br label %cond.end.i1079, !dbg !465

cond.end.i1079:                                   ; preds = %cond.false.i1078, %_Z4stepfdb.exit.i1097
  %cond6.i1080 = phi contract float [ %retval.1.i.i1098, %_Z4stepfdb.exit.i1097 ], [ %conv.i1038, %cond.false.i1078 ], !dbg !465
  br label %_Z7roundeddi.exit1103, !dbg !484

if.end7.i1043:                                    ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit333
  %cmp8.i1044 = icmp eq i32 %cond.i1041, 3, !dbg !485
  br i1 %cmp8.i1044, label %if.then9.i1048, label %if.end17.i1045, !dbg !485

if.then9.i1048:                                   ; preds = %if.end7.i1043
  %conv10.i1049 = fpext float %conv.i1038 to double, !dbg !486
  %cmp11.i1050 = fcmp olt double %conv10.i1049, %conv19, !dbg !487
  br i1 %cmp11.i1050, label %cond.true12.i1054, label %cond.false14.i1051, !dbg !488

cond.true12.i1054:                                ; preds = %if.then9.i1048
    #dbg_value(float %conv.i1038, !87, !DIExpression(), !489)
    #dbg_value(double %conv19, !88, !DIExpression(), !489)
    #dbg_value(i8 1, !89, !DIExpression(), !489)
  %50 = bitcast float %conv.i1038 to i32, !dbg !491
    #dbg_value(i32 %50, !90, !DIExpression(), !489)
  %conv.i.i1055 = fpext float %conv.i1038 to double, !dbg !492
  %cmp.i.i1056 = fcmp oge double %conv.i.i1055, %conv19, !dbg !493
  br i1 %cmp.i.i1056, label %if.then.i48.i1074, label %if.end.i31.i1057, !dbg !494

if.then.i48.i1074:                                ; preds = %cond.true12.i1054
  br label %_Z4stepfdb.exit49.i1069, !dbg !495

if.end.i31.i1057:                                 ; preds = %cond.true12.i1054
  %cmp3.i32.i1058 = fcmp oge float %conv.i1038, 0.000000e+00, !dbg !496
  %conv4.i33.i1059 = zext i1 %cmp3.i32.i1058 to i32, !dbg !497
  %storedv8.i35.i1060 = zext i1 %cmp3.i32.i1058 to i8, !dbg !498
    #dbg_value(i8 %storedv8.i35.i1060, !91, !DIExpression(), !489)
  %cmp9.i36.i1061 = fcmp oeq float %conv.i1038, 0.000000e+00, !dbg !499
  br i1 %cmp9.i36.i1061, label %if.then10.i47.i1073, label %if.end13.i37.i1062, !dbg !499

if.then10.i47.i1073:                              ; preds = %if.end.i31.i1057
  br label %cleanup.i42.i1067, !dbg !500

if.end13.i37.i1062:                               ; preds = %if.end.i31.i1057
  br i1 %cmp3.i32.i1058, label %cond.true15.i45.i1071, label %cond.false16.i38.i1063, !dbg !501

cond.true15.i45.i1071:                            ; preds = %if.end13.i37.i1062
  %add.i46.i1072 = add nsw i32 %50, 1, !dbg !502
  br label %cond.end.i40.i1065, !dbg !501

cond.false16.i38.i1063:                           ; preds = %if.end13.i37.i1062
  %sub.i39.i1064 = sub nsw i32 %50, 1, !dbg !503
  br label %cond.end.i40.i1065, !dbg !501

cond.end.i40.i1065:                               ; preds = %cond.false16.i38.i1063, %cond.true15.i45.i1071
  %cond17.i41.i1066 = phi i32 [ %add.i46.i1072, %cond.true15.i45.i1071 ], [ %sub.i39.i1064, %cond.false16.i38.i1063 ], !dbg !501
  %51 = bitcast i32 %cond17.i41.i1066 to float, !dbg !504
  br label %cleanup.i42.i1067, !dbg !505

cleanup.i42.i1067:                                ; preds = %cond.end.i40.i1065, %if.then10.i47.i1073
  %retval.0.i43.i1068 = phi float [ 0x36A0000000000000, %if.then10.i47.i1073 ], [ %51, %cond.end.i40.i1065 ], !dbg !489
  br label %_Z4stepfdb.exit49.i1069

_Z4stepfdb.exit49.i1069:                          ; preds = %cleanup.i42.i1067, %if.then.i48.i1074
  %retval.1.i44.i1070 = phi float [ %conv.i1038, %if.then.i48.i1074 ], [ %retval.0.i43.i1068, %cleanup.i42.i1067 ], !dbg !489
  br label %cond.end15.i1052, !dbg !488

cond.false14.i1051:                               ; preds = %if.then9.i1048
  br label %cond.end15.i1052, !dbg !488

cond.end15.i1052:                                 ; preds = %cond.false14.i1051, %_Z4stepfdb.exit49.i1069
  %cond16.i1053 = phi contract float [ %retval.1.i44.i1070, %_Z4stepfdb.exit49.i1069 ], [ %conv.i1038, %cond.false14.i1051 ], !dbg !488
  br label %_Z7roundeddi.exit1103, !dbg !506

if.end17.i1045:                                   ; preds = %if.end7.i1043
  br label %_Z7roundeddi.exit1103, !dbg !507

_Z7roundeddi.exit1103:                            ; preds = %cond.end.i1079, %cond.end15.i1052, %if.end17.i1045
  %retval.0.i1047 = phi float [ %cond6.i1080, %cond.end.i1079 ], [ %cond16.i1053, %cond.end15.i1052 ], [ %conv.i1038, %if.end17.i1045 ], !dbg !457
    #dbg_value(float %cond6.i329, !184, !DIExpression(), !508)
    #dbg_value(float %retval.0.i1047, !185, !DIExpression(), !508)
  %52 = bitcast float %cond6.i329 to i32, !dbg !510
  %53 = bitcast float %retval.0.i1047 to i32, !dbg !511
  %cmp.i1104 = icmp eq i32 %52, %53, !dbg !512
  %storedv.i.i1105 = zext i1 %cmp.i1104 to i8, !dbg !513
  br i1 %cmp.i1104, label %_Z4sameff.exit1107, label %if.then.i.i1106, !dbg !513

if.then.i.i1106:                                  ; preds = %_Z7roundeddi.exit1103
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !513
  unreachable, !dbg !513

_Z4sameff.exit1107:                               ; preds = %_Z7roundeddi.exit1103
  %conv.i278 = sitofp i32 %conv to double, !dbg !514
  %conv.i302 = fptrunc double %conv.i278 to float, !dbg !514
  %conv1.i303 = fpext float %conv.i302 to double, !dbg !514
  %sub.i304 = fsub double %conv.i278, %conv1.i303, !dbg !514
  %cmp.i372 = fcmp olt double %sub.i304, 0.000000e+00, !dbg !514
  br i1 %cmp.i372, label %cond.true.i376, label %cond.false.i373, !dbg !514

cond.true.i376:                                   ; preds = %_Z4sameff.exit1107
  %cmp.i508 = fcmp une float %conv.i302, %conv.i302, !dbg !514
  br i1 %cmp.i508, label %if.then.i523, label %if.end.i509, !dbg !514

if.then.i523:                                     ; preds = %cond.true.i376
  br label %_ZL7ws_nextfb.exit524, !dbg !514

if.end.i509:                                      ; preds = %cond.true.i376
  %cmp1.i510 = fcmp oeq float %conv.i302, 0.000000e+00, !dbg !514
  br i1 %cmp1.i510, label %if.then2.i522, label %if.end3.i511, !dbg !514

if.then2.i522:                                    ; preds = %if.end.i509
  br label %_ZL7ws_nextfb.exit524, !dbg !514

if.end3.i511:                                     ; preds = %if.end.i509
  %54 = bitcast float %conv.i302 to i32, !dbg !514
  %cmp8.i = icmp eq i32 %54, -8388608, !dbg !514
  br i1 %cmp8.i, label %if.then9.i521, label %if.end10.i, !dbg !514

if.then9.i521:                                    ; preds = %if.end3.i511
  br label %cleanup.i518, !dbg !514

if.end10.i:                                       ; preds = %if.end3.i511
  %cmp11.i513 = fcmp ogt float %conv.i302, 0.000000e+00, !dbg !514
  %conv.i514 = zext i1 %cmp11.i513 to i32, !dbg !514
  %cmp14.i515 = icmp eq i32 %conv.i514, 0, !dbg !514
  %55 = zext i1 %cmp14.i515 to i64, !dbg !514
  %cond15.i516 = select i1 %cmp14.i515, i32 1, i32 -1, !dbg !514
  %add.i517 = add nsw i32 %54, %cond15.i516, !dbg !514
  %56 = bitcast i32 %add.i517 to float, !dbg !514
  br label %cleanup.i518, !dbg !514

cleanup.i518:                                     ; preds = %if.end10.i, %if.then9.i521
  %retval.0.i519 = phi float [ %conv.i302, %if.then9.i521 ], [ %56, %if.end10.i ], !dbg !514
  br label %_ZL7ws_nextfb.exit524, !dbg !514

_ZL7ws_nextfb.exit524:                            ; preds = %if.then.i523, %if.then2.i522, %cleanup.i518
  %retval.1.i520 = phi float [ %conv.i302, %if.then.i523 ], [ 0xB6A0000000000000, %if.then2.i522 ], [ %retval.0.i519, %cleanup.i518 ], !dbg !514
  br label %_ZL5ws_rdIfdET_S0_T0_.exit378, !dbg !514

cond.false.i373:                                  ; preds = %_Z4sameff.exit1107
  br label %_ZL5ws_rdIfdET_S0_T0_.exit378, !dbg !514

_ZL5ws_rdIfdET_S0_T0_.exit378:                    ; preds = %_ZL7ws_nextfb.exit524, %cond.false.i373
  %cond.i375 = phi contract float [ %retval.1.i520, %_ZL7ws_nextfb.exit524 ], [ %conv.i302, %cond.false.i373 ], !dbg !514
  %conv22 = sitofp i32 %conv to double, !dbg !515
    #dbg_value(double %conv22, !121, !DIExpression(), !516)
    #dbg_value(i32 2, !122, !DIExpression(), !516)
  %conv.i1108 = fptrunc double %conv22 to float, !dbg !518
    #dbg_value(float %conv.i1108, !123, !DIExpression(), !516)
    #dbg_value(i32 2, !122, !DIExpression(), !516)
  %conv4.i1143 = fpext float %conv.i1108 to double, !dbg !519
  %cmp5.i1144 = fcmp ogt double %conv4.i1143, %conv22, !dbg !520
  br i1 %cmp5.i1144, label %cond.true.i1148, label %cond.false.i1145, !dbg !521

cond.true.i1148:                                  ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit378
    #dbg_value(float %conv.i1108, !87, !DIExpression(), !522)
    #dbg_value(double %conv22, !88, !DIExpression(), !522)
    #dbg_value(i8 0, !89, !DIExpression(), !522)
  %57 = bitcast float %conv.i1108 to i32, !dbg !524
    #dbg_value(i32 %57, !90, !DIExpression(), !522)
  %conv1.i.i1149 = fpext float %conv.i1108 to double, !dbg !525
  %cmp2.i.i1150 = fcmp ole double %conv1.i.i1149, %conv22, !dbg !526
  br i1 %cmp2.i.i1150, label %if.then.i.i1169, label %if.end.i.i1151, !dbg !527

if.then.i.i1169:                                  ; preds = %cond.true.i1148
  br label %_Z4stepfdb.exit.i1164, !dbg !528

if.end.i.i1151:                                   ; preds = %cond.true.i1148
  %cmp3.i.i1152 = fcmp oge float %conv.i1108, 0.000000e+00, !dbg !529
  %conv4.i.i1153 = zext i1 %cmp3.i.i1152 to i32, !dbg !530
  %cmp7.i.i1154 = icmp eq i32 %conv4.i.i1153, 0, !dbg !531
  %storedv8.i.i1155 = zext i1 %cmp7.i.i1154 to i8, !dbg !532
    #dbg_value(i8 %storedv8.i.i1155, !91, !DIExpression(), !522)
  %cmp9.i.i1156 = fcmp oeq float %conv.i1108, 0.000000e+00, !dbg !533
  br i1 %cmp9.i.i1156, label %if.then10.i.i1168, label %if.end13.i.i1157, !dbg !533

if.then10.i.i1168:                                ; preds = %if.end.i.i1151
  br label %cleanup.i.i1162, !dbg !534

if.end13.i.i1157:                                 ; preds = %if.end.i.i1151
  br i1 %cmp7.i.i1154, label %cond.true15.i.i1166, label %cond.false16.i.i1158, !dbg !535

cond.true15.i.i1166:                              ; preds = %if.end13.i.i1157
  %add.i.i1167 = add nsw i32 %57, 1, !dbg !536
  br label %cond.end.i.i1160, !dbg !535

cond.false16.i.i1158:                             ; preds = %if.end13.i.i1157
  %sub.i.i1159 = sub nsw i32 %57, 1, !dbg !537
  br label %cond.end.i.i1160, !dbg !535

cond.end.i.i1160:                                 ; preds = %cond.false16.i.i1158, %cond.true15.i.i1166
  %cond17.i.i1161 = phi i32 [ %add.i.i1167, %cond.true15.i.i1166 ], [ %sub.i.i1159, %cond.false16.i.i1158 ], !dbg !535
  %58 = bitcast i32 %cond17.i.i1161 to float, !dbg !538
  br label %cleanup.i.i1162, !dbg !539

cleanup.i.i1162:                                  ; preds = %cond.end.i.i1160, %if.then10.i.i1168
  %retval.0.i.i1163 = phi float [ 0xB6A0000000000000, %if.then10.i.i1168 ], [ %58, %cond.end.i.i1160 ], !dbg !522
  br label %_Z4stepfdb.exit.i1164

_Z4stepfdb.exit.i1164:                            ; preds = %cleanup.i.i1162, %if.then.i.i1169
  %retval.1.i.i1165 = phi float [ %conv.i1108, %if.then.i.i1169 ], [ %retval.0.i.i1163, %cleanup.i.i1162 ], !dbg !522
  br label %_Z7roundeddi.exit1170, !dbg !521

cond.false.i1145:                                 ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit378
  br label %_Z7roundeddi.exit1170, !dbg !521

_Z7roundeddi.exit1170:                            ; preds = %_Z4stepfdb.exit.i1164, %cond.false.i1145
  %cond6.i1147 = phi contract float [ %retval.1.i.i1165, %_Z4stepfdb.exit.i1164 ], [ %conv.i1108, %cond.false.i1145 ], !dbg !521
    #dbg_value(float %cond.i375, !184, !DIExpression(), !540)
    #dbg_value(float %cond6.i1147, !185, !DIExpression(), !540)
  %59 = bitcast float %cond.i375 to i32, !dbg !542
  %60 = bitcast float %cond6.i1147 to i32, !dbg !543
  %cmp.i1171 = icmp eq i32 %59, %60, !dbg !544
  %storedv.i.i1172 = zext i1 %cmp.i1171 to i8, !dbg !545
  br i1 %cmp.i1171, label %_Z4sameff.exit1174, label %if.then.i.i1173, !dbg !545

if.then.i.i1173:                                  ; preds = %_Z7roundeddi.exit1170
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !545
  unreachable, !dbg !545

_Z4sameff.exit1174:                               ; preds = %_Z7roundeddi.exit1170
  %conv.i280 = sitofp i32 %conv to double, !dbg !546
  %conv.i314 = fptrunc double %conv.i280 to float, !dbg !546
  %conv1.i315 = fpext float %conv.i314 to double, !dbg !546
  %sub.i316 = fsub double %conv.i280, %conv1.i315, !dbg !546
  %cmp.i406 = fcmp ogt double %sub.i316, 0.000000e+00, !dbg !546
  br i1 %cmp.i406, label %cond.true.i410, label %cond.false.i407, !dbg !546

cond.true.i410:                                   ; preds = %_Z4sameff.exit1174
  %cmp.i424 = fcmp une float %conv.i314, %conv.i314, !dbg !546
  br i1 %cmp.i424, label %if.then.i439, label %if.end.i425, !dbg !546

if.then.i439:                                     ; preds = %cond.true.i410
  br label %_ZL7ws_nextfb.exit440, !dbg !546

if.end.i425:                                      ; preds = %cond.true.i410
  %cmp1.i426 = fcmp oeq float %conv.i314, 0.000000e+00, !dbg !546
  br i1 %cmp1.i426, label %if.then2.i438, label %if.end3.i427, !dbg !546

if.then2.i438:                                    ; preds = %if.end.i425
  br label %_ZL7ws_nextfb.exit440, !dbg !546

if.end3.i427:                                     ; preds = %if.end.i425
  %61 = bitcast float %conv.i314 to i32, !dbg !546
  %cmp5.i428 = icmp eq i32 %61, 2139095040, !dbg !546
  br i1 %cmp5.i428, label %if.then9.i437, label %lor.lhs.false.i429, !dbg !546

lor.lhs.false.i429:                               ; preds = %if.end3.i427
  %cmp11.i430 = fcmp ogt float %conv.i314, 0.000000e+00, !dbg !546
  %conv.i431 = zext i1 %cmp11.i430 to i32, !dbg !546
  %62 = zext i1 %cmp11.i430 to i64, !dbg !546
  %cond15.i432 = select i1 %cmp11.i430, i32 1, i32 -1, !dbg !546
  %add.i433 = add nsw i32 %61, %cond15.i432, !dbg !546
  %63 = bitcast i32 %add.i433 to float, !dbg !546
  br label %cleanup.i434, !dbg !546

if.then9.i437:                                    ; preds = %if.end3.i427
  br label %cleanup.i434, !dbg !546

cleanup.i434:                                     ; preds = %lor.lhs.false.i429, %if.then9.i437
  %retval.0.i435 = phi float [ %conv.i314, %if.then9.i437 ], [ %63, %lor.lhs.false.i429 ], !dbg !546
  br label %_ZL7ws_nextfb.exit440, !dbg !546

_ZL7ws_nextfb.exit440:                            ; preds = %if.then.i439, %if.then2.i438, %cleanup.i434
  %retval.1.i436 = phi float [ %conv.i314, %if.then.i439 ], [ 0x36A0000000000000, %if.then2.i438 ], [ %retval.0.i435, %cleanup.i434 ], !dbg !546
  br label %_ZL5ws_ruIfdET_S0_T0_.exit412, !dbg !546

cond.false.i407:                                  ; preds = %_Z4sameff.exit1174
  br label %_ZL5ws_ruIfdET_S0_T0_.exit412, !dbg !546

_ZL5ws_ruIfdET_S0_T0_.exit412:                    ; preds = %_ZL7ws_nextfb.exit440, %cond.false.i407
  %cond.i409 = phi contract float [ %retval.1.i436, %_ZL7ws_nextfb.exit440 ], [ %conv.i314, %cond.false.i407 ], !dbg !546
  %conv25 = sitofp i32 %conv to double, !dbg !547
    #dbg_value(double %conv25, !121, !DIExpression(), !548)
    #dbg_value(i32 3, !122, !DIExpression(), !548)
  %conv.i1175 = fptrunc double %conv25 to float, !dbg !550
    #dbg_value(float %conv.i1175, !123, !DIExpression(), !548)
    #dbg_value(i32 3, !122, !DIExpression(), !548)
  %conv10.i1183 = fpext float %conv.i1175 to double, !dbg !551
  %cmp11.i1184 = fcmp olt double %conv10.i1183, %conv25, !dbg !552
  br i1 %cmp11.i1184, label %cond.true12.i1188, label %cond.false14.i1185, !dbg !553

cond.true12.i1188:                                ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit412
    #dbg_value(float %conv.i1175, !87, !DIExpression(), !554)
    #dbg_value(double %conv25, !88, !DIExpression(), !554)
    #dbg_value(i8 1, !89, !DIExpression(), !554)
  %64 = bitcast float %conv.i1175 to i32, !dbg !556
    #dbg_value(i32 %64, !90, !DIExpression(), !554)
  %conv.i.i1189 = fpext float %conv.i1175 to double, !dbg !557
  %cmp.i.i1190 = fcmp oge double %conv.i.i1189, %conv25, !dbg !558
  br i1 %cmp.i.i1190, label %if.then.i48.i1208, label %if.end.i31.i1191, !dbg !559

if.then.i48.i1208:                                ; preds = %cond.true12.i1188
  br label %_Z4stepfdb.exit49.i1203, !dbg !560

if.end.i31.i1191:                                 ; preds = %cond.true12.i1188
  %cmp3.i32.i1192 = fcmp oge float %conv.i1175, 0.000000e+00, !dbg !561
  %conv4.i33.i1193 = zext i1 %cmp3.i32.i1192 to i32, !dbg !562
  %storedv8.i35.i1194 = zext i1 %cmp3.i32.i1192 to i8, !dbg !563
    #dbg_value(i8 %storedv8.i35.i1194, !91, !DIExpression(), !554)
  %cmp9.i36.i1195 = fcmp oeq float %conv.i1175, 0.000000e+00, !dbg !564
  br i1 %cmp9.i36.i1195, label %if.then10.i47.i1207, label %if.end13.i37.i1196, !dbg !564

if.then10.i47.i1207:                              ; preds = %if.end.i31.i1191
  br label %cleanup.i42.i1201, !dbg !565

if.end13.i37.i1196:                               ; preds = %if.end.i31.i1191
  br i1 %cmp3.i32.i1192, label %cond.true15.i45.i1205, label %cond.false16.i38.i1197, !dbg !566

cond.true15.i45.i1205:                            ; preds = %if.end13.i37.i1196
  %add.i46.i1206 = add nsw i32 %64, 1, !dbg !567
  br label %cond.end.i40.i1199, !dbg !566

cond.false16.i38.i1197:                           ; preds = %if.end13.i37.i1196
  %sub.i39.i1198 = sub nsw i32 %64, 1, !dbg !568
  br label %cond.end.i40.i1199, !dbg !566

cond.end.i40.i1199:                               ; preds = %cond.false16.i38.i1197, %cond.true15.i45.i1205
  %cond17.i41.i1200 = phi i32 [ %add.i46.i1206, %cond.true15.i45.i1205 ], [ %sub.i39.i1198, %cond.false16.i38.i1197 ], !dbg !566
  %65 = bitcast i32 %cond17.i41.i1200 to float, !dbg !569
  br label %cleanup.i42.i1201, !dbg !570

cleanup.i42.i1201:                                ; preds = %cond.end.i40.i1199, %if.then10.i47.i1207
  %retval.0.i43.i1202 = phi float [ 0x36A0000000000000, %if.then10.i47.i1207 ], [ %65, %cond.end.i40.i1199 ], !dbg !554
  br label %_Z4stepfdb.exit49.i1203

_Z4stepfdb.exit49.i1203:                          ; preds = %cleanup.i42.i1201, %if.then.i48.i1208
  %retval.1.i44.i1204 = phi float [ %conv.i1175, %if.then.i48.i1208 ], [ %retval.0.i43.i1202, %cleanup.i42.i1201 ], !dbg !554
  br label %_Z7roundeddi.exit1237, !dbg !553

cond.false14.i1185:                               ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit412
  br label %_Z7roundeddi.exit1237, !dbg !553

_Z7roundeddi.exit1237:                            ; preds = %_Z4stepfdb.exit49.i1203, %cond.false14.i1185
  %cond16.i1187 = phi contract float [ %retval.1.i44.i1204, %_Z4stepfdb.exit49.i1203 ], [ %conv.i1175, %cond.false14.i1185 ], !dbg !553
    #dbg_value(float %cond.i409, !184, !DIExpression(), !571)
    #dbg_value(float %cond16.i1187, !185, !DIExpression(), !571)
  %66 = bitcast float %cond.i409 to i32, !dbg !573
  %67 = bitcast float %cond16.i1187 to i32, !dbg !574
  %cmp.i1238 = icmp eq i32 %66, %67, !dbg !575
  %storedv.i.i1239 = zext i1 %cmp.i1238 to i8, !dbg !576
  br i1 %cmp.i1238, label %_Z4sameff.exit1241, label %if.then.i.i1240, !dbg !576

if.then.i.i1240:                                  ; preds = %_Z7roundeddi.exit1237
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !576
  unreachable, !dbg !576

_Z4sameff.exit1241:                               ; preds = %_Z7roundeddi.exit1237
  %conv.i282 = uitofp i32 %conv1 to double, !dbg !577
  %conv.i289 = fptrunc double %conv.i282 to float, !dbg !577
  %conv1.i = fpext float %conv.i289 to double, !dbg !577
  %sub.i = fsub double %conv.i282, %conv1.i, !dbg !577
  %cmp.i334 = fcmp ogt float %conv.i289, 0.000000e+00, !dbg !577
  br i1 %cmp.i334, label %cond.true.i343, label %cond.false.i335, !dbg !577

cond.true.i343:                                   ; preds = %_Z4sameff.exit1241
  %cmp.i346 = fcmp olt double %sub.i, 0.000000e+00, !dbg !577
  br i1 %cmp.i346, label %cond.true.i350, label %cond.false.i347, !dbg !577

cond.true.i350:                                   ; preds = %cond.true.i343
  %cmp.i582 = fcmp une float %conv.i289, %conv.i289, !dbg !577
  br i1 %cmp.i582, label %if.then.i599, label %if.end.i583, !dbg !577

if.then.i599:                                     ; preds = %cond.true.i350
  br label %_ZL7ws_nextfb.exit600, !dbg !577

if.end.i583:                                      ; preds = %cond.true.i350
  %cmp1.i584 = fcmp oeq float %conv.i289, 0.000000e+00, !dbg !577
  br i1 %cmp1.i584, label %if.then2.i598, label %if.end3.i585, !dbg !577

if.then2.i598:                                    ; preds = %if.end.i583
  br label %_ZL7ws_nextfb.exit600, !dbg !577

if.end3.i585:                                     ; preds = %if.end.i583
  %68 = bitcast float %conv.i289 to i32, !dbg !577
  %cmp11.i589 = fcmp ogt float %conv.i289, 0.000000e+00, !dbg !577
  %conv.i590 = zext i1 %cmp11.i589 to i32, !dbg !577
  %cmp14.i591 = icmp eq i32 %conv.i590, 0, !dbg !577
  %69 = zext i1 %cmp14.i591 to i64, !dbg !577
  %cond15.i592 = select i1 %cmp14.i591, i32 1, i32 -1, !dbg !577
  %add.i593 = add nsw i32 %68, %cond15.i592, !dbg !577
  %70 = bitcast i32 %add.i593 to float, !dbg !577
  br label %_ZL7ws_nextfb.exit600, !dbg !577

_ZL7ws_nextfb.exit600:                            ; preds = %if.then.i599, %if.then2.i598, %if.end3.i585
  %retval.1.i596 = phi float [ %conv.i289, %if.then.i599 ], [ 0xB6A0000000000000, %if.then2.i598 ], [ %70, %if.end3.i585 ], !dbg !577
  br label %_ZL5ws_rdIfdET_S0_T0_.exit, !dbg !577

cond.false.i347:                                  ; preds = %cond.true.i343
  br label %_ZL5ws_rdIfdET_S0_T0_.exit, !dbg !577

_ZL5ws_rdIfdET_S0_T0_.exit:                       ; preds = %_ZL7ws_nextfb.exit600, %cond.false.i347
  %cond.i349 = phi contract float [ %retval.1.i596, %_ZL7ws_nextfb.exit600 ], [ %conv.i289, %cond.false.i347 ], !dbg !577
  br label %_ZL5ws_rzIfdET_S0_T0_.exit345, !dbg !577

cond.false.i335:                                  ; preds = %_Z4sameff.exit1241
  br label %_ZL5ws_rzIfdET_S0_T0_.exit345, !dbg !577

_ZL5ws_rzIfdET_S0_T0_.exit345:                    ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit, %cond.false.i335
  %cond6.i340 = phi contract float [ %cond.i349, %_ZL5ws_rdIfdET_S0_T0_.exit ], [ %conv.i289, %cond.false.i335 ], !dbg !577
  %conv28 = uitofp i32 %conv1 to double, !dbg !578
    #dbg_value(double %conv28, !121, !DIExpression(), !579)
    #dbg_value(i32 1, !122, !DIExpression(), !579)
  %conv.i1242 = fptrunc double %conv28 to float, !dbg !581
    #dbg_value(float %conv.i1242, !123, !DIExpression(), !579)
    #dbg_value(i32 2, !122, !DIExpression(), !579)
    #dbg_value(i32 2, !122, !DIExpression(), !579)
  %conv4.i1280 = fpext float %conv.i1242 to double, !dbg !582
  %cmp5.i1281 = fcmp ogt double %conv4.i1280, %conv28, !dbg !583
  br i1 %cmp5.i1281, label %cond.true.i1285, label %cond.false.i1282, !dbg !584

cond.true.i1285:                                  ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit345
    #dbg_value(float %conv.i1242, !87, !DIExpression(), !585)
    #dbg_value(double %conv28, !88, !DIExpression(), !585)
    #dbg_value(i8 0, !89, !DIExpression(), !585)
  %71 = bitcast float %conv.i1242 to i32, !dbg !587
    #dbg_value(i32 %71, !90, !DIExpression(), !585)
  %conv1.i.i1286 = fpext float %conv.i1242 to double, !dbg !588
  %cmp2.i.i1287 = fcmp ole double %conv1.i.i1286, %conv28, !dbg !589
  br i1 %cmp2.i.i1287, label %if.then.i.i1306, label %if.end.i.i1288, !dbg !590

if.then.i.i1306:                                  ; preds = %cond.true.i1285
  br label %_Z4stepfdb.exit.i1301, !dbg !591

if.end.i.i1288:                                   ; preds = %cond.true.i1285
    #dbg_value(i8 0, !91, !DIExpression(), !585)
  %cmp9.i.i1293 = fcmp oeq float %conv.i1242, 0.000000e+00, !dbg !592
  br i1 %cmp9.i.i1293, label %if.then10.i.i1305, label %if.end13.i.i1294, !dbg !592

if.then10.i.i1305:                                ; preds = %if.end.i.i1288
  br label %cleanup.i.i1299, !dbg !593

if.end13.i.i1294:                                 ; preds = %if.end.i.i1288
  %sub.i.i1296 = sub nsw i32 %71, 1, !dbg !594
  %72 = bitcast i32 %sub.i.i1296 to float, !dbg !595
  br label %cleanup.i.i1299, !dbg !596

cleanup.i.i1299:                                  ; preds = %if.end13.i.i1294, %if.then10.i.i1305
  %retval.0.i.i1300 = phi float [ 0xB6A0000000000000, %if.then10.i.i1305 ], [ %72, %if.end13.i.i1294 ], !dbg !585
  br label %_Z4stepfdb.exit.i1301

_Z4stepfdb.exit.i1301:                            ; preds = %cleanup.i.i1299, %if.then.i.i1306
  %retval.1.i.i1302 = phi float [ %conv.i1242, %if.then.i.i1306 ], [ %retval.0.i.i1300, %cleanup.i.i1299 ], !dbg !585
  br label %_Z7roundeddi.exit1307, !dbg !584

cond.false.i1282:                                 ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit345
  br label %_Z7roundeddi.exit1307, !dbg !584

_Z7roundeddi.exit1307:                            ; preds = %_Z4stepfdb.exit.i1301, %cond.false.i1282
  %cond6.i1284 = phi contract float [ %retval.1.i.i1302, %_Z4stepfdb.exit.i1301 ], [ %conv.i1242, %cond.false.i1282 ], !dbg !584
    #dbg_value(float %cond6.i340, !184, !DIExpression(), !597)
    #dbg_value(float %cond6.i1284, !185, !DIExpression(), !597)
  %73 = bitcast float %cond6.i340 to i32, !dbg !599
  %74 = bitcast float %cond6.i1284 to i32, !dbg !600
  %cmp.i1308 = icmp eq i32 %73, %74, !dbg !601
  %storedv.i.i1309 = zext i1 %cmp.i1308 to i8, !dbg !602
  br i1 %cmp.i1308, label %_Z4sameff.exit1311, label %if.then.i.i1310, !dbg !602

if.then.i.i1310:                                  ; preds = %_Z7roundeddi.exit1307
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !602
  unreachable, !dbg !602

_Z4sameff.exit1311:                               ; preds = %_Z7roundeddi.exit1307
  %conv.i284 = uitofp i32 %conv1 to double, !dbg !603
  %conv.i298 = fptrunc double %conv.i284 to float, !dbg !603
  %conv1.i299 = fpext float %conv.i298 to double, !dbg !603
  %sub.i300 = fsub double %conv.i284, %conv1.i299, !dbg !603
  %cmp.i379 = fcmp olt double %sub.i300, 0.000000e+00, !dbg !603
  br i1 %cmp.i379, label %cond.true.i383, label %cond.false.i380, !dbg !603

cond.true.i383:                                   ; preds = %_Z4sameff.exit1311
  %cmp.i492 = fcmp une float %conv.i298, %conv.i298, !dbg !603
  br i1 %cmp.i492, label %if.then.i506, label %if.end.i493, !dbg !603

if.then.i506:                                     ; preds = %cond.true.i383
  br label %_ZL7ws_nextfb.exit507, !dbg !603

if.end.i493:                                      ; preds = %cond.true.i383
  %cmp1.i494 = fcmp oeq float %conv.i298, 0.000000e+00, !dbg !603
  br i1 %cmp1.i494, label %if.then2.i505, label %if.end3.i495, !dbg !603

if.then2.i505:                                    ; preds = %if.end.i493
  br label %_ZL7ws_nextfb.exit507, !dbg !603

if.end3.i495:                                     ; preds = %if.end.i493
  %75 = bitcast float %conv.i298 to i32, !dbg !603
  %cmp11.i497 = fcmp ogt float %conv.i298, 0.000000e+00, !dbg !603
  %conv.i498 = zext i1 %cmp11.i497 to i32, !dbg !603
  %cmp14.i = icmp eq i32 %conv.i498, 0, !dbg !603
  %76 = zext i1 %cmp14.i to i64, !dbg !603
  %cond15.i499 = select i1 %cmp14.i, i32 1, i32 -1, !dbg !603
  %add.i500 = add nsw i32 %75, %cond15.i499, !dbg !603
  %77 = bitcast i32 %add.i500 to float, !dbg !603
  br label %_ZL7ws_nextfb.exit507, !dbg !603

_ZL7ws_nextfb.exit507:                            ; preds = %if.then.i506, %if.then2.i505, %if.end3.i495
  %retval.1.i503 = phi float [ %conv.i298, %if.then.i506 ], [ 0xB6A0000000000000, %if.then2.i505 ], [ %77, %if.end3.i495 ], !dbg !603
  br label %_ZL5ws_rdIfdET_S0_T0_.exit385, !dbg !603

cond.false.i380:                                  ; preds = %_Z4sameff.exit1311
  br label %_ZL5ws_rdIfdET_S0_T0_.exit385, !dbg !603

_ZL5ws_rdIfdET_S0_T0_.exit385:                    ; preds = %_ZL7ws_nextfb.exit507, %cond.false.i380
  %cond.i382 = phi contract float [ %retval.1.i503, %_ZL7ws_nextfb.exit507 ], [ %conv.i298, %cond.false.i380 ], !dbg !603
  %conv31 = uitofp i32 %conv1 to double, !dbg !604
    #dbg_value(double %conv31, !121, !DIExpression(), !605)
    #dbg_value(i32 2, !122, !DIExpression(), !605)
  %conv.i1312 = fptrunc double %conv31 to float, !dbg !607
    #dbg_value(float %conv.i1312, !123, !DIExpression(), !605)
    #dbg_value(i32 2, !122, !DIExpression(), !605)
  %conv4.i1347 = fpext float %conv.i1312 to double, !dbg !608
  %cmp5.i1348 = fcmp ogt double %conv4.i1347, %conv31, !dbg !609
  br i1 %cmp5.i1348, label %cond.true.i1352, label %cond.false.i1349, !dbg !610

cond.true.i1352:                                  ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit385
    #dbg_value(float %conv.i1312, !87, !DIExpression(), !611)
    #dbg_value(double %conv31, !88, !DIExpression(), !611)
    #dbg_value(i8 0, !89, !DIExpression(), !611)
  %78 = bitcast float %conv.i1312 to i32, !dbg !613
    #dbg_value(i32 %78, !90, !DIExpression(), !611)
  %conv1.i.i1353 = fpext float %conv.i1312 to double, !dbg !614
  %cmp2.i.i1354 = fcmp ole double %conv1.i.i1353, %conv31, !dbg !615
  br i1 %cmp2.i.i1354, label %if.then.i.i1373, label %if.end.i.i1355, !dbg !616

if.then.i.i1373:                                  ; preds = %cond.true.i1352
  br label %_Z4stepfdb.exit.i1368, !dbg !617

if.end.i.i1355:                                   ; preds = %cond.true.i1352
    #dbg_value(i8 0, !91, !DIExpression(), !611)
  %cmp9.i.i1360 = fcmp oeq float %conv.i1312, 0.000000e+00, !dbg !618
  br i1 %cmp9.i.i1360, label %if.then10.i.i1372, label %if.end13.i.i1361, !dbg !618

if.then10.i.i1372:                                ; preds = %if.end.i.i1355
  br label %cleanup.i.i1366, !dbg !619

if.end13.i.i1361:                                 ; preds = %if.end.i.i1355
  %sub.i.i1363 = sub nsw i32 %78, 1, !dbg !620
  %79 = bitcast i32 %sub.i.i1363 to float, !dbg !621
  br label %cleanup.i.i1366, !dbg !622

cleanup.i.i1366:                                  ; preds = %if.end13.i.i1361, %if.then10.i.i1372
  %retval.0.i.i1367 = phi float [ 0xB6A0000000000000, %if.then10.i.i1372 ], [ %79, %if.end13.i.i1361 ], !dbg !611
  br label %_Z4stepfdb.exit.i1368

_Z4stepfdb.exit.i1368:                            ; preds = %cleanup.i.i1366, %if.then.i.i1373
  %retval.1.i.i1369 = phi float [ %conv.i1312, %if.then.i.i1373 ], [ %retval.0.i.i1367, %cleanup.i.i1366 ], !dbg !611
  br label %_Z7roundeddi.exit1374, !dbg !610

cond.false.i1349:                                 ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit385
  br label %_Z7roundeddi.exit1374, !dbg !610

_Z7roundeddi.exit1374:                            ; preds = %_Z4stepfdb.exit.i1368, %cond.false.i1349
  %cond6.i1351 = phi contract float [ %retval.1.i.i1369, %_Z4stepfdb.exit.i1368 ], [ %conv.i1312, %cond.false.i1349 ], !dbg !610
    #dbg_value(float %cond.i382, !184, !DIExpression(), !623)
    #dbg_value(float %cond6.i1351, !185, !DIExpression(), !623)
  %80 = bitcast float %cond.i382 to i32, !dbg !625
  %81 = bitcast float %cond6.i1351 to i32, !dbg !626
  %cmp.i1375 = icmp eq i32 %80, %81, !dbg !627
  %storedv.i.i1376 = zext i1 %cmp.i1375 to i8, !dbg !628
  br i1 %cmp.i1375, label %_Z4sameff.exit1378, label %if.then.i.i1377, !dbg !628

if.then.i.i1377:                                  ; preds = %_Z7roundeddi.exit1374
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !628
  unreachable, !dbg !628

_Z4sameff.exit1378:                               ; preds = %_Z7roundeddi.exit1374
  %conv.i286 = uitofp i32 %conv1 to double, !dbg !629
  %conv.i310 = fptrunc double %conv.i286 to float, !dbg !629
  %conv1.i311 = fpext float %conv.i310 to double, !dbg !629
  %sub.i312 = fsub double %conv.i286, %conv1.i311, !dbg !629
  %cmp.i413 = fcmp ogt double %sub.i312, 0.000000e+00, !dbg !629
  br i1 %cmp.i413, label %cond.true.i417, label %cond.false.i414, !dbg !629

cond.true.i417:                                   ; preds = %_Z4sameff.exit1378
  %cmp.i420 = fcmp une float %conv.i310, %conv.i310, !dbg !629
  br i1 %cmp.i420, label %if.then.i423, label %if.end.i, !dbg !629

if.then.i423:                                     ; preds = %cond.true.i417
  br label %_ZL7ws_nextfb.exit, !dbg !629

if.end.i:                                         ; preds = %cond.true.i417
  %cmp1.i421 = fcmp oeq float %conv.i310, 0.000000e+00, !dbg !629
  br i1 %cmp1.i421, label %if.then2.i, label %if.end3.i, !dbg !629

if.then2.i:                                       ; preds = %if.end.i
  br label %_ZL7ws_nextfb.exit, !dbg !629

if.end3.i:                                        ; preds = %if.end.i
  %82 = bitcast float %conv.i310 to i32, !dbg !629
  %cmp5.i = icmp eq i32 %82, 2139095040, !dbg !629
  br i1 %cmp5.i, label %if.then9.i, label %lor.lhs.false.i, !dbg !629

lor.lhs.false.i:                                  ; preds = %if.end3.i
  %cmp11.i = fcmp ogt float %conv.i310, 0.000000e+00, !dbg !629
  %conv.i422 = zext i1 %cmp11.i to i32, !dbg !629
  %83 = zext i1 %cmp11.i to i64, !dbg !629
  %cond15.i = select i1 %cmp11.i, i32 1, i32 -1, !dbg !629
  %add.i = add nsw i32 %82, %cond15.i, !dbg !629
  %84 = bitcast i32 %add.i to float, !dbg !629
  br label %cleanup.i, !dbg !629

if.then9.i:                                       ; preds = %if.end3.i
  br label %cleanup.i, !dbg !629

cleanup.i:                                        ; preds = %lor.lhs.false.i, %if.then9.i
  %retval.0.i = phi float [ %conv.i310, %if.then9.i ], [ %84, %lor.lhs.false.i ], !dbg !629
  br label %_ZL7ws_nextfb.exit, !dbg !629

_ZL7ws_nextfb.exit:                               ; preds = %if.then.i423, %if.then2.i, %cleanup.i
  %retval.1.i = phi float [ %conv.i310, %if.then.i423 ], [ 0x36A0000000000000, %if.then2.i ], [ %retval.0.i, %cleanup.i ], !dbg !629
  br label %_ZL5ws_ruIfdET_S0_T0_.exit419, !dbg !629

cond.false.i414:                                  ; preds = %_Z4sameff.exit1378
  br label %_ZL5ws_ruIfdET_S0_T0_.exit419, !dbg !629

_ZL5ws_ruIfdET_S0_T0_.exit419:                    ; preds = %_ZL7ws_nextfb.exit, %cond.false.i414
  %cond.i416 = phi contract float [ %retval.1.i, %_ZL7ws_nextfb.exit ], [ %conv.i310, %cond.false.i414 ], !dbg !629
  %conv34 = uitofp i32 %conv1 to double, !dbg !630
    #dbg_value(double %conv34, !121, !DIExpression(), !631)
    #dbg_value(i32 3, !122, !DIExpression(), !631)
  %conv.i1379 = fptrunc double %conv34 to float, !dbg !633
    #dbg_value(float %conv.i1379, !123, !DIExpression(), !631)
    #dbg_value(i32 3, !122, !DIExpression(), !631)
  %conv10.i1387 = fpext float %conv.i1379 to double, !dbg !634
  %cmp11.i1388 = fcmp olt double %conv10.i1387, %conv34, !dbg !635
  br i1 %cmp11.i1388, label %cond.true12.i1392, label %cond.false14.i1389, !dbg !636

cond.true12.i1392:                                ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit419
    #dbg_value(float %conv.i1379, !87, !DIExpression(), !637)
    #dbg_value(double %conv34, !88, !DIExpression(), !637)
    #dbg_value(i8 1, !89, !DIExpression(), !637)
  %85 = bitcast float %conv.i1379 to i32, !dbg !639
    #dbg_value(i32 %85, !90, !DIExpression(), !637)
  %conv.i.i1393 = fpext float %conv.i1379 to double, !dbg !640
  %cmp.i.i1394 = fcmp oge double %conv.i.i1393, %conv34, !dbg !641
  br i1 %cmp.i.i1394, label %if.then.i48.i1412, label %if.end.i31.i1395, !dbg !642

if.then.i48.i1412:                                ; preds = %cond.true12.i1392
  br label %_Z4stepfdb.exit49.i1407, !dbg !643

if.end.i31.i1395:                                 ; preds = %cond.true12.i1392
    #dbg_value(i8 1, !91, !DIExpression(), !637)
  %cmp9.i36.i1399 = fcmp oeq float %conv.i1379, 0.000000e+00, !dbg !644
  br i1 %cmp9.i36.i1399, label %if.then10.i47.i1411, label %if.end13.i37.i1400, !dbg !644

if.then10.i47.i1411:                              ; preds = %if.end.i31.i1395
  br label %cleanup.i42.i1405, !dbg !645

if.end13.i37.i1400:                               ; preds = %if.end.i31.i1395
  %add.i46.i1410 = add nsw i32 %85, 1, !dbg !646
  %86 = bitcast i32 %add.i46.i1410 to float, !dbg !647
  br label %cleanup.i42.i1405, !dbg !648

cleanup.i42.i1405:                                ; preds = %if.end13.i37.i1400, %if.then10.i47.i1411
  %retval.0.i43.i1406 = phi float [ 0x36A0000000000000, %if.then10.i47.i1411 ], [ %86, %if.end13.i37.i1400 ], !dbg !637
  br label %_Z4stepfdb.exit49.i1407

_Z4stepfdb.exit49.i1407:                          ; preds = %cleanup.i42.i1405, %if.then.i48.i1412
  %retval.1.i44.i1408 = phi float [ %conv.i1379, %if.then.i48.i1412 ], [ %retval.0.i43.i1406, %cleanup.i42.i1405 ], !dbg !637
  br label %_Z7roundeddi.exit1441, !dbg !636

cond.false14.i1389:                               ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit419
  br label %_Z7roundeddi.exit1441, !dbg !636

_Z7roundeddi.exit1441:                            ; preds = %_Z4stepfdb.exit49.i1407, %cond.false14.i1389
  %cond16.i1391 = phi contract float [ %retval.1.i44.i1408, %_Z4stepfdb.exit49.i1407 ], [ %conv.i1379, %cond.false14.i1389 ], !dbg !636
    #dbg_value(float %cond.i416, !184, !DIExpression(), !649)
    #dbg_value(float %cond16.i1391, !185, !DIExpression(), !649)
  %87 = bitcast float %cond.i416 to i32, !dbg !651
  %88 = bitcast float %cond16.i1391 to i32, !dbg !652
  %cmp.i1442 = icmp eq i32 %87, %88, !dbg !653
  %storedv.i.i1443 = zext i1 %cmp.i1442 to i8, !dbg !654
  br i1 %cmp.i1442, label %_Z4sameff.exit1445, label %if.then.i.i1444, !dbg !654

if.then.i.i1444:                                  ; preds = %_Z7roundeddi.exit1441
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !654
  unreachable, !dbg !654

_Z4sameff.exit1445:                               ; preds = %_Z7roundeddi.exit1441
  %shr36 = ashr i64 %1, 11, !dbg !655
    #dbg_value(i64 %shr36, !208, !DIExpression(), !229)
  %shr37 = lshr i64 %1, 11, !dbg !656
    #dbg_value(i64 %shr37, !209, !DIExpression(), !229)
  %89 = call contract float @llvm.nvvm.ll2f.rn(i64 %shr36), !dbg !657
  %conv38 = sitofp i64 %shr36 to double, !dbg !658
    #dbg_value(double %conv38, !121, !DIExpression(), !659)
    #dbg_value(i32 0, !122, !DIExpression(), !659)
  %conv.i1446 = fptrunc double %conv38 to float, !dbg !661
    #dbg_value(float %conv.i1446, !123, !DIExpression(), !659)
    #dbg_value(i32 0, !122, !DIExpression(), !659)
    #dbg_value(float %89, !184, !DIExpression(), !662)
    #dbg_value(float %conv.i1446, !185, !DIExpression(), !662)
  %90 = bitcast float %89 to i32, !dbg !664
  %91 = bitcast float %conv.i1446 to i32, !dbg !665
  %cmp.i1508 = icmp eq i32 %90, %91, !dbg !666
  %storedv.i.i1509 = zext i1 %cmp.i1508 to i8, !dbg !667
  br i1 %cmp.i1508, label %_Z4sameff.exit1511, label %if.then.i.i1510, !dbg !667

if.then.i.i1510:                                  ; preds = %_Z4sameff.exit1445
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !667
  unreachable, !dbg !667

_Z4sameff.exit1511:                               ; preds = %_Z4sameff.exit1445
  %92 = call contract float @llvm.nvvm.ll2f.rz(i64 %shr36), !dbg !668
  %conv40 = sitofp i64 %shr36 to double, !dbg !669
    #dbg_value(double %conv40, !121, !DIExpression(), !670)
    #dbg_value(i32 1, !122, !DIExpression(), !670)
  %conv.i1512 = fptrunc double %conv40 to float, !dbg !672
    #dbg_value(float %conv.i1512, !123, !DIExpression(), !670)
  %cmp1.i1514 = fcmp oge double %conv40, 0.000000e+00, !dbg !673
  %93 = zext i1 %cmp1.i1514 to i64, !dbg !674
  %cond.i1515 = select i1 %cmp1.i1514, i32 2, i32 3, !dbg !674
    #dbg_value(i32 %cond.i1515, !122, !DIExpression(), !670)
    #dbg_value(i32 %cond.i1515, !122, !DIExpression(), !670)
  br i1 %cmp1.i1514, label %if.then3.i1549, label %if.end7.i1517, !dbg !675

if.then3.i1549:                                   ; preds = %_Z4sameff.exit1511
  %conv4.i1550 = fpext float %conv.i1512 to double, !dbg !676
  %cmp5.i1551 = fcmp ogt double %conv4.i1550, %conv40, !dbg !677
  br i1 %cmp5.i1551, label %cond.true.i1555, label %cond.false.i1552, !dbg !678

cond.true.i1555:                                  ; preds = %if.then3.i1549
    #dbg_value(float %conv.i1512, !87, !DIExpression(), !679)
    #dbg_value(double %conv40, !88, !DIExpression(), !679)
    #dbg_value(i8 0, !89, !DIExpression(), !679)
  %94 = bitcast float %conv.i1512 to i32, !dbg !681
    #dbg_value(i32 %94, !90, !DIExpression(), !679)
  %conv1.i.i1556 = fpext float %conv.i1512 to double, !dbg !682
  %cmp2.i.i1557 = fcmp ole double %conv1.i.i1556, %conv40, !dbg !683
  br i1 %cmp2.i.i1557, label %if.then.i.i1576, label %if.end.i.i1558, !dbg !684

if.then.i.i1576:                                  ; preds = %cond.true.i1555
  br label %_Z4stepfdb.exit.i1571, !dbg !685

if.end.i.i1558:                                   ; preds = %cond.true.i1555
  %cmp3.i.i1559 = fcmp oge float %conv.i1512, 0.000000e+00, !dbg !686
  %conv4.i.i1560 = zext i1 %cmp3.i.i1559 to i32, !dbg !687
  %cmp7.i.i1561 = icmp eq i32 %conv4.i.i1560, 0, !dbg !688
  %storedv8.i.i1562 = zext i1 %cmp7.i.i1561 to i8, !dbg !689
    #dbg_value(i8 %storedv8.i.i1562, !91, !DIExpression(), !679)
  %cmp9.i.i1563 = fcmp oeq float %conv.i1512, 0.000000e+00, !dbg !690
  br i1 %cmp9.i.i1563, label %if.then10.i.i1575, label %if.end13.i.i1564, !dbg !690

if.then10.i.i1575:                                ; preds = %if.end.i.i1558
  br label %cleanup.i.i1569, !dbg !691

if.end13.i.i1564:                                 ; preds = %if.end.i.i1558
  br i1 %cmp7.i.i1561, label %cond.true15.i.i1573, label %cond.false16.i.i1565, !dbg !692

cond.true15.i.i1573:                              ; preds = %if.end13.i.i1564
  %add.i.i1574 = add nsw i32 %94, 1, !dbg !693
  br label %cond.end.i.i1567, !dbg !692

cond.false16.i.i1565:                             ; preds = %if.end13.i.i1564
  %sub.i.i1566 = sub nsw i32 %94, 1, !dbg !694
  br label %cond.end.i.i1567, !dbg !692

cond.end.i.i1567:                                 ; preds = %cond.false16.i.i1565, %cond.true15.i.i1573
  %cond17.i.i1568 = phi i32 [ %add.i.i1574, %cond.true15.i.i1573 ], [ %sub.i.i1566, %cond.false16.i.i1565 ], !dbg !692
  %95 = bitcast i32 %cond17.i.i1568 to float, !dbg !695
  br label %cleanup.i.i1569, !dbg !696

cleanup.i.i1569:                                  ; preds = %cond.end.i.i1567, %if.then10.i.i1575
  %retval.0.i.i1570 = phi float [ 0xB6A0000000000000, %if.then10.i.i1575 ], [ %95, %cond.end.i.i1567 ], !dbg !679
  br label %_Z4stepfdb.exit.i1571

_Z4stepfdb.exit.i1571:                            ; preds = %cleanup.i.i1569, %if.then.i.i1576
  %retval.1.i.i1572 = phi float [ %conv.i1512, %if.then.i.i1576 ], [ %retval.0.i.i1570, %cleanup.i.i1569 ], !dbg !679
  br label %cond.end.i1553, !dbg !678

cond.false.i1552:                                 ; preds = %if.then3.i1549
  br label %cond.end.i1553, !dbg !678

cond.end.i1553:                                   ; preds = %cond.false.i1552, %_Z4stepfdb.exit.i1571
  %cond6.i1554 = phi contract float [ %retval.1.i.i1572, %_Z4stepfdb.exit.i1571 ], [ %conv.i1512, %cond.false.i1552 ], !dbg !678
  br label %_Z7roundeddi.exit1577, !dbg !697

if.end7.i1517:                                    ; preds = %_Z4sameff.exit1511
  %cmp8.i1518 = icmp eq i32 %cond.i1515, 3, !dbg !698
  br i1 %cmp8.i1518, label %if.then9.i1522, label %if.end17.i1519, !dbg !698

if.then9.i1522:                                   ; preds = %if.end7.i1517
  %conv10.i1523 = fpext float %conv.i1512 to double, !dbg !699
  %cmp11.i1524 = fcmp olt double %conv10.i1523, %conv40, !dbg !700
  br i1 %cmp11.i1524, label %cond.true12.i1528, label %cond.false14.i1525, !dbg !701

cond.true12.i1528:                                ; preds = %if.then9.i1522
    #dbg_value(float %conv.i1512, !87, !DIExpression(), !702)
    #dbg_value(double %conv40, !88, !DIExpression(), !702)
    #dbg_value(i8 1, !89, !DIExpression(), !702)
  %96 = bitcast float %conv.i1512 to i32, !dbg !704
    #dbg_value(i32 %96, !90, !DIExpression(), !702)
  %conv.i.i1529 = fpext float %conv.i1512 to double, !dbg !705
  %cmp.i.i1530 = fcmp oge double %conv.i.i1529, %conv40, !dbg !706
  br i1 %cmp.i.i1530, label %if.then.i48.i1548, label %if.end.i31.i1531, !dbg !707

if.then.i48.i1548:                                ; preds = %cond.true12.i1528
  br label %_Z4stepfdb.exit49.i1543, !dbg !708

if.end.i31.i1531:                                 ; preds = %cond.true12.i1528
  %cmp3.i32.i1532 = fcmp oge float %conv.i1512, 0.000000e+00, !dbg !709
  %conv4.i33.i1533 = zext i1 %cmp3.i32.i1532 to i32, !dbg !710
  %storedv8.i35.i1534 = zext i1 %cmp3.i32.i1532 to i8, !dbg !711
    #dbg_value(i8 %storedv8.i35.i1534, !91, !DIExpression(), !702)
  %cmp9.i36.i1535 = fcmp oeq float %conv.i1512, 0.000000e+00, !dbg !712
  br i1 %cmp9.i36.i1535, label %if.then10.i47.i1547, label %if.end13.i37.i1536, !dbg !712

if.then10.i47.i1547:                              ; preds = %if.end.i31.i1531
  br label %cleanup.i42.i1541, !dbg !713

if.end13.i37.i1536:                               ; preds = %if.end.i31.i1531
  br i1 %cmp3.i32.i1532, label %cond.true15.i45.i1545, label %cond.false16.i38.i1537, !dbg !714

cond.true15.i45.i1545:                            ; preds = %if.end13.i37.i1536
  %add.i46.i1546 = add nsw i32 %96, 1, !dbg !715
  br label %cond.end.i40.i1539, !dbg !714

cond.false16.i38.i1537:                           ; preds = %if.end13.i37.i1536
  %sub.i39.i1538 = sub nsw i32 %96, 1, !dbg !716
  br label %cond.end.i40.i1539, !dbg !714

cond.end.i40.i1539:                               ; preds = %cond.false16.i38.i1537, %cond.true15.i45.i1545
  %cond17.i41.i1540 = phi i32 [ %add.i46.i1546, %cond.true15.i45.i1545 ], [ %sub.i39.i1538, %cond.false16.i38.i1537 ], !dbg !714
  %97 = bitcast i32 %cond17.i41.i1540 to float, !dbg !717
  br label %cleanup.i42.i1541, !dbg !718

cleanup.i42.i1541:                                ; preds = %cond.end.i40.i1539, %if.then10.i47.i1547
  %retval.0.i43.i1542 = phi float [ 0x36A0000000000000, %if.then10.i47.i1547 ], [ %97, %cond.end.i40.i1539 ], !dbg !702
  br label %_Z4stepfdb.exit49.i1543

_Z4stepfdb.exit49.i1543:                          ; preds = %cleanup.i42.i1541, %if.then.i48.i1548
  %retval.1.i44.i1544 = phi float [ %conv.i1512, %if.then.i48.i1548 ], [ %retval.0.i43.i1542, %cleanup.i42.i1541 ], !dbg !702
  br label %cond.end15.i1526, !dbg !701

cond.false14.i1525:                               ; preds = %if.then9.i1522
  br label %cond.end15.i1526, !dbg !701

cond.end15.i1526:                                 ; preds = %cond.false14.i1525, %_Z4stepfdb.exit49.i1543
  %cond16.i1527 = phi contract float [ %retval.1.i44.i1544, %_Z4stepfdb.exit49.i1543 ], [ %conv.i1512, %cond.false14.i1525 ], !dbg !701
  br label %_Z7roundeddi.exit1577, !dbg !719

if.end17.i1519:                                   ; preds = %if.end7.i1517
  br label %_Z7roundeddi.exit1577, !dbg !720

_Z7roundeddi.exit1577:                            ; preds = %cond.end.i1553, %cond.end15.i1526, %if.end17.i1519
  %retval.0.i1521 = phi float [ %cond6.i1554, %cond.end.i1553 ], [ %cond16.i1527, %cond.end15.i1526 ], [ %conv.i1512, %if.end17.i1519 ], !dbg !670
    #dbg_value(float %92, !184, !DIExpression(), !721)
    #dbg_value(float %retval.0.i1521, !185, !DIExpression(), !721)
  %98 = bitcast float %92 to i32, !dbg !723
  %99 = bitcast float %retval.0.i1521 to i32, !dbg !724
  %cmp.i1578 = icmp eq i32 %98, %99, !dbg !725
  %storedv.i.i1579 = zext i1 %cmp.i1578 to i8, !dbg !726
  br i1 %cmp.i1578, label %_Z4sameff.exit1581, label %if.then.i.i1580, !dbg !726

if.then.i.i1580:                                  ; preds = %_Z7roundeddi.exit1577
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !726
  unreachable, !dbg !726

_Z4sameff.exit1581:                               ; preds = %_Z7roundeddi.exit1577
  %100 = call contract float @llvm.nvvm.ll2f.rm(i64 %shr36), !dbg !727
  %conv42 = sitofp i64 %shr36 to double, !dbg !728
    #dbg_value(double %conv42, !121, !DIExpression(), !729)
    #dbg_value(i32 2, !122, !DIExpression(), !729)
  %conv.i1582 = fptrunc double %conv42 to float, !dbg !731
    #dbg_value(float %conv.i1582, !123, !DIExpression(), !729)
    #dbg_value(i32 2, !122, !DIExpression(), !729)
  %conv4.i1617 = fpext float %conv.i1582 to double, !dbg !732
  %cmp5.i1618 = fcmp ogt double %conv4.i1617, %conv42, !dbg !733
  br i1 %cmp5.i1618, label %cond.true.i1622, label %cond.false.i1619, !dbg !734

cond.true.i1622:                                  ; preds = %_Z4sameff.exit1581
    #dbg_value(float %conv.i1582, !87, !DIExpression(), !735)
    #dbg_value(double %conv42, !88, !DIExpression(), !735)
    #dbg_value(i8 0, !89, !DIExpression(), !735)
  %101 = bitcast float %conv.i1582 to i32, !dbg !737
    #dbg_value(i32 %101, !90, !DIExpression(), !735)
  %conv1.i.i1623 = fpext float %conv.i1582 to double, !dbg !738
  %cmp2.i.i1624 = fcmp ole double %conv1.i.i1623, %conv42, !dbg !739
  br i1 %cmp2.i.i1624, label %if.then.i.i1643, label %if.end.i.i1625, !dbg !740

if.then.i.i1643:                                  ; preds = %cond.true.i1622
  br label %_Z4stepfdb.exit.i1638, !dbg !741

if.end.i.i1625:                                   ; preds = %cond.true.i1622
  %cmp3.i.i1626 = fcmp oge float %conv.i1582, 0.000000e+00, !dbg !742
  %conv4.i.i1627 = zext i1 %cmp3.i.i1626 to i32, !dbg !743
  %cmp7.i.i1628 = icmp eq i32 %conv4.i.i1627, 0, !dbg !744
  %storedv8.i.i1629 = zext i1 %cmp7.i.i1628 to i8, !dbg !745
    #dbg_value(i8 %storedv8.i.i1629, !91, !DIExpression(), !735)
  %cmp9.i.i1630 = fcmp oeq float %conv.i1582, 0.000000e+00, !dbg !746
  br i1 %cmp9.i.i1630, label %if.then10.i.i1642, label %if.end13.i.i1631, !dbg !746

if.then10.i.i1642:                                ; preds = %if.end.i.i1625
  br label %cleanup.i.i1636, !dbg !747

if.end13.i.i1631:                                 ; preds = %if.end.i.i1625
  br i1 %cmp7.i.i1628, label %cond.true15.i.i1640, label %cond.false16.i.i1632, !dbg !748

cond.true15.i.i1640:                              ; preds = %if.end13.i.i1631
  %add.i.i1641 = add nsw i32 %101, 1, !dbg !749
  br label %cond.end.i.i1634, !dbg !748

cond.false16.i.i1632:                             ; preds = %if.end13.i.i1631
  %sub.i.i1633 = sub nsw i32 %101, 1, !dbg !750
  br label %cond.end.i.i1634, !dbg !748

cond.end.i.i1634:                                 ; preds = %cond.false16.i.i1632, %cond.true15.i.i1640
  %cond17.i.i1635 = phi i32 [ %add.i.i1641, %cond.true15.i.i1640 ], [ %sub.i.i1633, %cond.false16.i.i1632 ], !dbg !748
  %102 = bitcast i32 %cond17.i.i1635 to float, !dbg !751
  br label %cleanup.i.i1636, !dbg !752

cleanup.i.i1636:                                  ; preds = %cond.end.i.i1634, %if.then10.i.i1642
  %retval.0.i.i1637 = phi float [ 0xB6A0000000000000, %if.then10.i.i1642 ], [ %102, %cond.end.i.i1634 ], !dbg !735
  br label %_Z4stepfdb.exit.i1638

_Z4stepfdb.exit.i1638:                            ; preds = %cleanup.i.i1636, %if.then.i.i1643
  %retval.1.i.i1639 = phi float [ %conv.i1582, %if.then.i.i1643 ], [ %retval.0.i.i1637, %cleanup.i.i1636 ], !dbg !735
  br label %_Z7roundeddi.exit1644, !dbg !734

cond.false.i1619:                                 ; preds = %_Z4sameff.exit1581
  br label %_Z7roundeddi.exit1644, !dbg !734

_Z7roundeddi.exit1644:                            ; preds = %_Z4stepfdb.exit.i1638, %cond.false.i1619
  %cond6.i1621 = phi contract float [ %retval.1.i.i1639, %_Z4stepfdb.exit.i1638 ], [ %conv.i1582, %cond.false.i1619 ], !dbg !734
    #dbg_value(float %100, !184, !DIExpression(), !753)
    #dbg_value(float %cond6.i1621, !185, !DIExpression(), !753)
  %103 = bitcast float %100 to i32, !dbg !755
  %104 = bitcast float %cond6.i1621 to i32, !dbg !756
  %cmp.i1645 = icmp eq i32 %103, %104, !dbg !757
  %storedv.i.i1646 = zext i1 %cmp.i1645 to i8, !dbg !758
  br i1 %cmp.i1645, label %_Z4sameff.exit1648, label %if.then.i.i1647, !dbg !758

if.then.i.i1647:                                  ; preds = %_Z7roundeddi.exit1644
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !758
  unreachable, !dbg !758

_Z4sameff.exit1648:                               ; preds = %_Z7roundeddi.exit1644
  %105 = call contract float @llvm.nvvm.ll2f.rp(i64 %shr36), !dbg !759
  %conv44 = sitofp i64 %shr36 to double, !dbg !760
    #dbg_value(double %conv44, !121, !DIExpression(), !761)
    #dbg_value(i32 3, !122, !DIExpression(), !761)
  %conv.i1649 = fptrunc double %conv44 to float, !dbg !763
    #dbg_value(float %conv.i1649, !123, !DIExpression(), !761)
    #dbg_value(i32 3, !122, !DIExpression(), !761)
  %conv10.i1657 = fpext float %conv.i1649 to double, !dbg !764
  %cmp11.i1658 = fcmp olt double %conv10.i1657, %conv44, !dbg !765
  br i1 %cmp11.i1658, label %cond.true12.i1662, label %cond.false14.i1659, !dbg !766

cond.true12.i1662:                                ; preds = %_Z4sameff.exit1648
    #dbg_value(float %conv.i1649, !87, !DIExpression(), !767)
    #dbg_value(double %conv44, !88, !DIExpression(), !767)
    #dbg_value(i8 1, !89, !DIExpression(), !767)
  %106 = bitcast float %conv.i1649 to i32, !dbg !769
    #dbg_value(i32 %106, !90, !DIExpression(), !767)
  %conv.i.i1663 = fpext float %conv.i1649 to double, !dbg !770
  %cmp.i.i1664 = fcmp oge double %conv.i.i1663, %conv44, !dbg !771
  br i1 %cmp.i.i1664, label %if.then.i48.i1682, label %if.end.i31.i1665, !dbg !772

if.then.i48.i1682:                                ; preds = %cond.true12.i1662
  br label %_Z4stepfdb.exit49.i1677, !dbg !773

if.end.i31.i1665:                                 ; preds = %cond.true12.i1662
  %cmp3.i32.i1666 = fcmp oge float %conv.i1649, 0.000000e+00, !dbg !774
  %conv4.i33.i1667 = zext i1 %cmp3.i32.i1666 to i32, !dbg !775
  %storedv8.i35.i1668 = zext i1 %cmp3.i32.i1666 to i8, !dbg !776
    #dbg_value(i8 %storedv8.i35.i1668, !91, !DIExpression(), !767)
  %cmp9.i36.i1669 = fcmp oeq float %conv.i1649, 0.000000e+00, !dbg !777
  br i1 %cmp9.i36.i1669, label %if.then10.i47.i1681, label %if.end13.i37.i1670, !dbg !777

if.then10.i47.i1681:                              ; preds = %if.end.i31.i1665
  br label %cleanup.i42.i1675, !dbg !778

if.end13.i37.i1670:                               ; preds = %if.end.i31.i1665
  br i1 %cmp3.i32.i1666, label %cond.true15.i45.i1679, label %cond.false16.i38.i1671, !dbg !779

cond.true15.i45.i1679:                            ; preds = %if.end13.i37.i1670
  %add.i46.i1680 = add nsw i32 %106, 1, !dbg !780
  br label %cond.end.i40.i1673, !dbg !779

cond.false16.i38.i1671:                           ; preds = %if.end13.i37.i1670
  %sub.i39.i1672 = sub nsw i32 %106, 1, !dbg !781
  br label %cond.end.i40.i1673, !dbg !779

cond.end.i40.i1673:                               ; preds = %cond.false16.i38.i1671, %cond.true15.i45.i1679
  %cond17.i41.i1674 = phi i32 [ %add.i46.i1680, %cond.true15.i45.i1679 ], [ %sub.i39.i1672, %cond.false16.i38.i1671 ], !dbg !779
  %107 = bitcast i32 %cond17.i41.i1674 to float, !dbg !782
  br label %cleanup.i42.i1675, !dbg !783

cleanup.i42.i1675:                                ; preds = %cond.end.i40.i1673, %if.then10.i47.i1681
  %retval.0.i43.i1676 = phi float [ 0x36A0000000000000, %if.then10.i47.i1681 ], [ %107, %cond.end.i40.i1673 ], !dbg !767
  br label %_Z4stepfdb.exit49.i1677

_Z4stepfdb.exit49.i1677:                          ; preds = %cleanup.i42.i1675, %if.then.i48.i1682
  %retval.1.i44.i1678 = phi float [ %conv.i1649, %if.then.i48.i1682 ], [ %retval.0.i43.i1676, %cleanup.i42.i1675 ], !dbg !767
  br label %_Z7roundeddi.exit1711, !dbg !766

cond.false14.i1659:                               ; preds = %_Z4sameff.exit1648
  br label %_Z7roundeddi.exit1711, !dbg !766

_Z7roundeddi.exit1711:                            ; preds = %_Z4stepfdb.exit49.i1677, %cond.false14.i1659
  %cond16.i1661 = phi contract float [ %retval.1.i44.i1678, %_Z4stepfdb.exit49.i1677 ], [ %conv.i1649, %cond.false14.i1659 ], !dbg !766
    #dbg_value(float %105, !184, !DIExpression(), !784)
    #dbg_value(float %cond16.i1661, !185, !DIExpression(), !784)
  %108 = bitcast float %105 to i32, !dbg !786
  %109 = bitcast float %cond16.i1661 to i32, !dbg !787
  %cmp.i1712 = icmp eq i32 %108, %109, !dbg !788
  %storedv.i.i1713 = zext i1 %cmp.i1712 to i8, !dbg !789
  br i1 %cmp.i1712, label %_Z4sameff.exit1715, label %if.then.i.i1714, !dbg !789

if.then.i.i1714:                                  ; preds = %_Z7roundeddi.exit1711
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !789
  unreachable, !dbg !789

_Z4sameff.exit1715:                               ; preds = %_Z7roundeddi.exit1711
  %110 = call contract float @llvm.nvvm.ull2f.rz(i64 %shr37), !dbg !790
  %conv46 = uitofp i64 %shr37 to double, !dbg !791
    #dbg_value(double %conv46, !121, !DIExpression(), !792)
    #dbg_value(i32 1, !122, !DIExpression(), !792)
  %conv.i1716 = fptrunc double %conv46 to float, !dbg !794
    #dbg_value(float %conv.i1716, !123, !DIExpression(), !792)
    #dbg_value(i32 2, !122, !DIExpression(), !792)
    #dbg_value(i32 2, !122, !DIExpression(), !792)
  %conv4.i1754 = fpext float %conv.i1716 to double, !dbg !795
  %cmp5.i1755 = fcmp ogt double %conv4.i1754, %conv46, !dbg !796
  br i1 %cmp5.i1755, label %cond.true.i1759, label %cond.false.i1756, !dbg !797

cond.true.i1759:                                  ; preds = %_Z4sameff.exit1715
    #dbg_value(float %conv.i1716, !87, !DIExpression(), !798)
    #dbg_value(double %conv46, !88, !DIExpression(), !798)
    #dbg_value(i8 0, !89, !DIExpression(), !798)
  %111 = bitcast float %conv.i1716 to i32, !dbg !800
    #dbg_value(i32 %111, !90, !DIExpression(), !798)
  %conv1.i.i1760 = fpext float %conv.i1716 to double, !dbg !801
  %cmp2.i.i1761 = fcmp ole double %conv1.i.i1760, %conv46, !dbg !802
  br i1 %cmp2.i.i1761, label %if.then.i.i1780, label %if.end.i.i1762, !dbg !803

if.then.i.i1780:                                  ; preds = %cond.true.i1759
  br label %_Z4stepfdb.exit.i1775, !dbg !804

if.end.i.i1762:                                   ; preds = %cond.true.i1759
    #dbg_value(i8 0, !91, !DIExpression(), !798)
  %cmp9.i.i1767 = fcmp oeq float %conv.i1716, 0.000000e+00, !dbg !805
  br i1 %cmp9.i.i1767, label %if.then10.i.i1779, label %if.end13.i.i1768, !dbg !805

if.then10.i.i1779:                                ; preds = %if.end.i.i1762
  br label %cleanup.i.i1773, !dbg !806

if.end13.i.i1768:                                 ; preds = %if.end.i.i1762
  %sub.i.i1770 = sub nsw i32 %111, 1, !dbg !807
  %112 = bitcast i32 %sub.i.i1770 to float, !dbg !808
  br label %cleanup.i.i1773, !dbg !809

cleanup.i.i1773:                                  ; preds = %if.end13.i.i1768, %if.then10.i.i1779
  %retval.0.i.i1774 = phi float [ 0xB6A0000000000000, %if.then10.i.i1779 ], [ %112, %if.end13.i.i1768 ], !dbg !798
  br label %_Z4stepfdb.exit.i1775

_Z4stepfdb.exit.i1775:                            ; preds = %cleanup.i.i1773, %if.then.i.i1780
  %retval.1.i.i1776 = phi float [ %conv.i1716, %if.then.i.i1780 ], [ %retval.0.i.i1774, %cleanup.i.i1773 ], !dbg !798
  br label %_Z7roundeddi.exit1781, !dbg !797

cond.false.i1756:                                 ; preds = %_Z4sameff.exit1715
  br label %_Z7roundeddi.exit1781, !dbg !797

_Z7roundeddi.exit1781:                            ; preds = %_Z4stepfdb.exit.i1775, %cond.false.i1756
  %cond6.i1758 = phi contract float [ %retval.1.i.i1776, %_Z4stepfdb.exit.i1775 ], [ %conv.i1716, %cond.false.i1756 ], !dbg !797
    #dbg_value(float %110, !184, !DIExpression(), !810)
    #dbg_value(float %cond6.i1758, !185, !DIExpression(), !810)
  %113 = bitcast float %110 to i32, !dbg !812
  %114 = bitcast float %cond6.i1758 to i32, !dbg !813
  %cmp.i1782 = icmp eq i32 %113, %114, !dbg !814
  %storedv.i.i1783 = zext i1 %cmp.i1782 to i8, !dbg !815
  br i1 %cmp.i1782, label %_Z4sameff.exit1785, label %if.then.i.i1784, !dbg !815

if.then.i.i1784:                                  ; preds = %_Z7roundeddi.exit1781
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !815
  unreachable, !dbg !815

_Z4sameff.exit1785:                               ; preds = %_Z7roundeddi.exit1781
  %115 = call contract float @llvm.nvvm.ull2f.rm(i64 %shr37), !dbg !816
  %conv48 = uitofp i64 %shr37 to double, !dbg !817
    #dbg_value(double %conv48, !121, !DIExpression(), !818)
    #dbg_value(i32 2, !122, !DIExpression(), !818)
  %conv.i1786 = fptrunc double %conv48 to float, !dbg !820
    #dbg_value(float %conv.i1786, !123, !DIExpression(), !818)
    #dbg_value(i32 2, !122, !DIExpression(), !818)
  %conv4.i1821 = fpext float %conv.i1786 to double, !dbg !821
  %cmp5.i1822 = fcmp ogt double %conv4.i1821, %conv48, !dbg !822
  br i1 %cmp5.i1822, label %cond.true.i1826, label %cond.false.i1823, !dbg !823

cond.true.i1826:                                  ; preds = %_Z4sameff.exit1785
    #dbg_value(float %conv.i1786, !87, !DIExpression(), !824)
    #dbg_value(double %conv48, !88, !DIExpression(), !824)
    #dbg_value(i8 0, !89, !DIExpression(), !824)
  %116 = bitcast float %conv.i1786 to i32, !dbg !826
    #dbg_value(i32 %116, !90, !DIExpression(), !824)
  %conv1.i.i1827 = fpext float %conv.i1786 to double, !dbg !827
  %cmp2.i.i1828 = fcmp ole double %conv1.i.i1827, %conv48, !dbg !828
  br i1 %cmp2.i.i1828, label %if.then.i.i1847, label %if.end.i.i1829, !dbg !829

if.then.i.i1847:                                  ; preds = %cond.true.i1826
  br label %_Z4stepfdb.exit.i1842, !dbg !830

if.end.i.i1829:                                   ; preds = %cond.true.i1826
    #dbg_value(i8 0, !91, !DIExpression(), !824)
  %cmp9.i.i1834 = fcmp oeq float %conv.i1786, 0.000000e+00, !dbg !831
  br i1 %cmp9.i.i1834, label %if.then10.i.i1846, label %if.end13.i.i1835, !dbg !831

if.then10.i.i1846:                                ; preds = %if.end.i.i1829
  br label %cleanup.i.i1840, !dbg !832

if.end13.i.i1835:                                 ; preds = %if.end.i.i1829
  %sub.i.i1837 = sub nsw i32 %116, 1, !dbg !833
  %117 = bitcast i32 %sub.i.i1837 to float, !dbg !834
  br label %cleanup.i.i1840, !dbg !835

cleanup.i.i1840:                                  ; preds = %if.end13.i.i1835, %if.then10.i.i1846
  %retval.0.i.i1841 = phi float [ 0xB6A0000000000000, %if.then10.i.i1846 ], [ %117, %if.end13.i.i1835 ], !dbg !824
  br label %_Z4stepfdb.exit.i1842

_Z4stepfdb.exit.i1842:                            ; preds = %cleanup.i.i1840, %if.then.i.i1847
  %retval.1.i.i1843 = phi float [ %conv.i1786, %if.then.i.i1847 ], [ %retval.0.i.i1841, %cleanup.i.i1840 ], !dbg !824
  br label %_Z7roundeddi.exit1848, !dbg !823

cond.false.i1823:                                 ; preds = %_Z4sameff.exit1785
  br label %_Z7roundeddi.exit1848, !dbg !823

_Z7roundeddi.exit1848:                            ; preds = %_Z4stepfdb.exit.i1842, %cond.false.i1823
  %cond6.i1825 = phi contract float [ %retval.1.i.i1843, %_Z4stepfdb.exit.i1842 ], [ %conv.i1786, %cond.false.i1823 ], !dbg !823
    #dbg_value(float %115, !184, !DIExpression(), !836)
    #dbg_value(float %cond6.i1825, !185, !DIExpression(), !836)
  %118 = bitcast float %115 to i32, !dbg !838
  %119 = bitcast float %cond6.i1825 to i32, !dbg !839
  %cmp.i1849 = icmp eq i32 %118, %119, !dbg !840
  %storedv.i.i1850 = zext i1 %cmp.i1849 to i8, !dbg !841
  br i1 %cmp.i1849, label %_Z4sameff.exit1852, label %if.then.i.i1851, !dbg !841

if.then.i.i1851:                                  ; preds = %_Z7roundeddi.exit1848
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !841
  unreachable, !dbg !841

_Z4sameff.exit1852:                               ; preds = %_Z7roundeddi.exit1848
  %120 = call contract float @llvm.nvvm.ull2f.rp(i64 %shr37), !dbg !842
  %conv50 = uitofp i64 %shr37 to double, !dbg !843
    #dbg_value(double %conv50, !121, !DIExpression(), !844)
    #dbg_value(i32 3, !122, !DIExpression(), !844)
  %conv.i1853 = fptrunc double %conv50 to float, !dbg !846
    #dbg_value(float %conv.i1853, !123, !DIExpression(), !844)
    #dbg_value(i32 3, !122, !DIExpression(), !844)
  %conv10.i1861 = fpext float %conv.i1853 to double, !dbg !847
  %cmp11.i1862 = fcmp olt double %conv10.i1861, %conv50, !dbg !848
  br i1 %cmp11.i1862, label %cond.true12.i1866, label %cond.false14.i1863, !dbg !849

cond.true12.i1866:                                ; preds = %_Z4sameff.exit1852
    #dbg_value(float %conv.i1853, !87, !DIExpression(), !850)
    #dbg_value(double %conv50, !88, !DIExpression(), !850)
    #dbg_value(i8 1, !89, !DIExpression(), !850)
  %121 = bitcast float %conv.i1853 to i32, !dbg !852
    #dbg_value(i32 %121, !90, !DIExpression(), !850)
  %conv.i.i1867 = fpext float %conv.i1853 to double, !dbg !853
  %cmp.i.i1868 = fcmp oge double %conv.i.i1867, %conv50, !dbg !854
  br i1 %cmp.i.i1868, label %if.then.i48.i1886, label %if.end.i31.i1869, !dbg !855

if.then.i48.i1886:                                ; preds = %cond.true12.i1866
  br label %_Z4stepfdb.exit49.i1881, !dbg !856

if.end.i31.i1869:                                 ; preds = %cond.true12.i1866
    #dbg_value(i8 1, !91, !DIExpression(), !850)
  %cmp9.i36.i1873 = fcmp oeq float %conv.i1853, 0.000000e+00, !dbg !857
  br i1 %cmp9.i36.i1873, label %if.then10.i47.i1885, label %if.end13.i37.i1874, !dbg !857

if.then10.i47.i1885:                              ; preds = %if.end.i31.i1869
  br label %cleanup.i42.i1879, !dbg !858

if.end13.i37.i1874:                               ; preds = %if.end.i31.i1869
  %add.i46.i1884 = add nsw i32 %121, 1, !dbg !859
  %122 = bitcast i32 %add.i46.i1884 to float, !dbg !860
  br label %cleanup.i42.i1879, !dbg !861

cleanup.i42.i1879:                                ; preds = %if.end13.i37.i1874, %if.then10.i47.i1885
  %retval.0.i43.i1880 = phi float [ 0x36A0000000000000, %if.then10.i47.i1885 ], [ %122, %if.end13.i37.i1874 ], !dbg !850
  br label %_Z4stepfdb.exit49.i1881

_Z4stepfdb.exit49.i1881:                          ; preds = %cleanup.i42.i1879, %if.then.i48.i1886
  %retval.1.i44.i1882 = phi float [ %conv.i1853, %if.then.i48.i1886 ], [ %retval.0.i43.i1880, %cleanup.i42.i1879 ], !dbg !850
  br label %_Z7roundeddi.exit1915, !dbg !849

cond.false14.i1863:                               ; preds = %_Z4sameff.exit1852
  br label %_Z7roundeddi.exit1915, !dbg !849

_Z7roundeddi.exit1915:                            ; preds = %_Z4stepfdb.exit49.i1881, %cond.false14.i1863
  %cond16.i1865 = phi contract float [ %retval.1.i44.i1882, %_Z4stepfdb.exit49.i1881 ], [ %conv.i1853, %cond.false14.i1863 ], !dbg !849
    #dbg_value(float %120, !184, !DIExpression(), !862)
    #dbg_value(float %cond16.i1865, !185, !DIExpression(), !862)
  %123 = bitcast float %120 to i32, !dbg !864
  %124 = bitcast float %cond16.i1865 to i32, !dbg !865
  %cmp.i1916 = icmp eq i32 %123, %124, !dbg !866
  %storedv.i.i1917 = zext i1 %cmp.i1916 to i8, !dbg !867
  br i1 %cmp.i1916, label %_Z4sameff.exit1919, label %if.then.i.i1918, !dbg !867

if.then.i.i1918:                                  ; preds = %_Z7roundeddi.exit1915
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !867
  unreachable, !dbg !867

_Z4sameff.exit1919:                               ; preds = %_Z7roundeddi.exit1915
  %125 = call contract noundef float @llvm.nvvm.ll2f.rm(i64 %shr36), !dbg !868
  %conv53 = sitofp i64 %shr36 to double, !dbg !869
    #dbg_value(double %conv53, !121, !DIExpression(), !870)
    #dbg_value(i32 2, !122, !DIExpression(), !870)
  %conv.i1920 = fptrunc double %conv53 to float, !dbg !872
    #dbg_value(float %conv.i1920, !123, !DIExpression(), !870)
    #dbg_value(i32 2, !122, !DIExpression(), !870)
  %conv4.i1955 = fpext float %conv.i1920 to double, !dbg !873
  %cmp5.i1956 = fcmp ogt double %conv4.i1955, %conv53, !dbg !874
  br i1 %cmp5.i1956, label %cond.true.i1960, label %cond.false.i1957, !dbg !875

cond.true.i1960:                                  ; preds = %_Z4sameff.exit1919
    #dbg_value(float %conv.i1920, !87, !DIExpression(), !876)
    #dbg_value(double %conv53, !88, !DIExpression(), !876)
    #dbg_value(i8 0, !89, !DIExpression(), !876)
  %126 = bitcast float %conv.i1920 to i32, !dbg !878
    #dbg_value(i32 %126, !90, !DIExpression(), !876)
  %conv1.i.i1961 = fpext float %conv.i1920 to double, !dbg !879
  %cmp2.i.i1962 = fcmp ole double %conv1.i.i1961, %conv53, !dbg !880
  br i1 %cmp2.i.i1962, label %if.then.i.i1981, label %if.end.i.i1963, !dbg !881

if.then.i.i1981:                                  ; preds = %cond.true.i1960
  br label %_Z4stepfdb.exit.i1976, !dbg !882

if.end.i.i1963:                                   ; preds = %cond.true.i1960
  %cmp3.i.i1964 = fcmp oge float %conv.i1920, 0.000000e+00, !dbg !883
  %conv4.i.i1965 = zext i1 %cmp3.i.i1964 to i32, !dbg !884
  %cmp7.i.i1966 = icmp eq i32 %conv4.i.i1965, 0, !dbg !885
  %storedv8.i.i1967 = zext i1 %cmp7.i.i1966 to i8, !dbg !886
    #dbg_value(i8 %storedv8.i.i1967, !91, !DIExpression(), !876)
  %cmp9.i.i1968 = fcmp oeq float %conv.i1920, 0.000000e+00, !dbg !887
  br i1 %cmp9.i.i1968, label %if.then10.i.i1980, label %if.end13.i.i1969, !dbg !887

if.then10.i.i1980:                                ; preds = %if.end.i.i1963
  br label %cleanup.i.i1974, !dbg !888

if.end13.i.i1969:                                 ; preds = %if.end.i.i1963
  br i1 %cmp7.i.i1966, label %cond.true15.i.i1978, label %cond.false16.i.i1970, !dbg !889

cond.true15.i.i1978:                              ; preds = %if.end13.i.i1969
  %add.i.i1979 = add nsw i32 %126, 1, !dbg !890
  br label %cond.end.i.i1972, !dbg !889

cond.false16.i.i1970:                             ; preds = %if.end13.i.i1969
  %sub.i.i1971 = sub nsw i32 %126, 1, !dbg !891
  br label %cond.end.i.i1972, !dbg !889

cond.end.i.i1972:                                 ; preds = %cond.false16.i.i1970, %cond.true15.i.i1978
  %cond17.i.i1973 = phi i32 [ %add.i.i1979, %cond.true15.i.i1978 ], [ %sub.i.i1971, %cond.false16.i.i1970 ], !dbg !889
  %127 = bitcast i32 %cond17.i.i1973 to float, !dbg !892
  br label %cleanup.i.i1974, !dbg !893

cleanup.i.i1974:                                  ; preds = %cond.end.i.i1972, %if.then10.i.i1980
  %retval.0.i.i1975 = phi float [ 0xB6A0000000000000, %if.then10.i.i1980 ], [ %127, %cond.end.i.i1972 ], !dbg !876
  br label %_Z4stepfdb.exit.i1976

_Z4stepfdb.exit.i1976:                            ; preds = %cleanup.i.i1974, %if.then.i.i1981
  %retval.1.i.i1977 = phi float [ %conv.i1920, %if.then.i.i1981 ], [ %retval.0.i.i1975, %cleanup.i.i1974 ], !dbg !876
  br label %_Z7roundeddi.exit1982, !dbg !875

cond.false.i1957:                                 ; preds = %_Z4sameff.exit1919
  br label %_Z7roundeddi.exit1982, !dbg !875

_Z7roundeddi.exit1982:                            ; preds = %_Z4stepfdb.exit.i1976, %cond.false.i1957
  %cond6.i1959 = phi contract float [ %retval.1.i.i1977, %_Z4stepfdb.exit.i1976 ], [ %conv.i1920, %cond.false.i1957 ], !dbg !875
    #dbg_value(float %125, !184, !DIExpression(), !894)
    #dbg_value(float %cond6.i1959, !185, !DIExpression(), !894)
  %128 = bitcast float %125 to i32, !dbg !896
  %129 = bitcast float %cond6.i1959 to i32, !dbg !897
  %cmp.i1983 = icmp eq i32 %128, %129, !dbg !898
  %storedv.i.i1984 = zext i1 %cmp.i1983 to i8, !dbg !899
  br i1 %cmp.i1983, label %_Z4sameff.exit1986, label %if.then.i.i1985, !dbg !899

if.then.i.i1985:                                  ; preds = %_Z7roundeddi.exit1982
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !899
  unreachable, !dbg !899

_Z4sameff.exit1986:                               ; preds = %_Z7roundeddi.exit1982
  %130 = call contract noundef float @llvm.nvvm.ull2f.rp(i64 %shr37), !dbg !900
  %conv56 = uitofp i64 %shr37 to double, !dbg !901
    #dbg_value(double %conv56, !121, !DIExpression(), !902)
    #dbg_value(i32 3, !122, !DIExpression(), !902)
  %conv.i1987 = fptrunc double %conv56 to float, !dbg !904
    #dbg_value(float %conv.i1987, !123, !DIExpression(), !902)
    #dbg_value(i32 3, !122, !DIExpression(), !902)
  %conv10.i1995 = fpext float %conv.i1987 to double, !dbg !905
  %cmp11.i1996 = fcmp olt double %conv10.i1995, %conv56, !dbg !906
  br i1 %cmp11.i1996, label %cond.true12.i2000, label %cond.false14.i1997, !dbg !907

cond.true12.i2000:                                ; preds = %_Z4sameff.exit1986
    #dbg_value(float %conv.i1987, !87, !DIExpression(), !908)
    #dbg_value(double %conv56, !88, !DIExpression(), !908)
    #dbg_value(i8 1, !89, !DIExpression(), !908)
  %131 = bitcast float %conv.i1987 to i32, !dbg !910
    #dbg_value(i32 %131, !90, !DIExpression(), !908)
  %conv.i.i2001 = fpext float %conv.i1987 to double, !dbg !911
  %cmp.i.i2002 = fcmp oge double %conv.i.i2001, %conv56, !dbg !912
  br i1 %cmp.i.i2002, label %if.then.i48.i2020, label %if.end.i31.i2003, !dbg !913

if.then.i48.i2020:                                ; preds = %cond.true12.i2000
  br label %_Z4stepfdb.exit49.i2015, !dbg !914

if.end.i31.i2003:                                 ; preds = %cond.true12.i2000
    #dbg_value(i8 1, !91, !DIExpression(), !908)
  %cmp9.i36.i2007 = fcmp oeq float %conv.i1987, 0.000000e+00, !dbg !915
  br i1 %cmp9.i36.i2007, label %if.then10.i47.i2019, label %if.end13.i37.i2008, !dbg !915

if.then10.i47.i2019:                              ; preds = %if.end.i31.i2003
  br label %cleanup.i42.i2013, !dbg !916

if.end13.i37.i2008:                               ; preds = %if.end.i31.i2003
  %add.i46.i2018 = add nsw i32 %131, 1, !dbg !917
  %132 = bitcast i32 %add.i46.i2018 to float, !dbg !918
  br label %cleanup.i42.i2013, !dbg !919

cleanup.i42.i2013:                                ; preds = %if.end13.i37.i2008, %if.then10.i47.i2019
  %retval.0.i43.i2014 = phi float [ 0x36A0000000000000, %if.then10.i47.i2019 ], [ %132, %if.end13.i37.i2008 ], !dbg !908
  br label %_Z4stepfdb.exit49.i2015

_Z4stepfdb.exit49.i2015:                          ; preds = %cleanup.i42.i2013, %if.then.i48.i2020
  %retval.1.i44.i2016 = phi float [ %conv.i1987, %if.then.i48.i2020 ], [ %retval.0.i43.i2014, %cleanup.i42.i2013 ], !dbg !908
  br label %_Z7roundeddi.exit2049, !dbg !907

cond.false14.i1997:                               ; preds = %_Z4sameff.exit1986
  br label %_Z7roundeddi.exit2049, !dbg !907

_Z7roundeddi.exit2049:                            ; preds = %_Z4stepfdb.exit49.i2015, %cond.false14.i1997
  %cond16.i1999 = phi contract float [ %retval.1.i44.i2016, %_Z4stepfdb.exit49.i2015 ], [ %conv.i1987, %cond.false14.i1997 ], !dbg !907
    #dbg_value(float %130, !184, !DIExpression(), !920)
    #dbg_value(float %cond16.i1999, !185, !DIExpression(), !920)
  %133 = bitcast float %130 to i32, !dbg !922
  %134 = bitcast float %cond16.i1999 to i32, !dbg !923
  %cmp.i2050 = icmp eq i32 %133, %134, !dbg !924
  %storedv.i.i2051 = zext i1 %cmp.i2050 to i8, !dbg !925
  br i1 %cmp.i2050, label %_Z4sameff.exit2053, label %if.then.i.i2052, !dbg !925

if.then.i.i2052:                                  ; preds = %_Z7roundeddi.exit2049
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !925
  unreachable, !dbg !925

_Z4sameff.exit2053:                               ; preds = %_Z7roundeddi.exit2049
  %or = or i64 %1, 1, !dbg !926
  %135 = call contract double @llvm.nvvm.ull2d.rm(i64 %or), !dbg !927
    #dbg_value(double %135, !210, !DIExpression(), !229)
  %or58 = or i64 %1, 1, !dbg !928
  %136 = call contract double @llvm.nvvm.ull2d.rp(i64 %or58), !dbg !929
    #dbg_value(double %136, !211, !DIExpression(), !229)
  %conv59 = fptoui double %135 to i64, !dbg !930
  %or60 = or i64 %1, 1, !dbg !931
  %cmp61 = icmp ule i64 %conv59, %or60, !dbg !932
  br i1 %cmp61, label %land.rhs, label %land.end, !dbg !933

land.rhs:                                         ; preds = %_Z4sameff.exit2053
  %conv62 = fptoui double %135 to i64, !dbg !934
  %or63 = or i64 %1, 1, !dbg !935
  %137 = call double @llvm.nvvm.ull2d.rz(i64 %or63), !dbg !936
  %138 = call double @llvm.trunc.f64(double %137), !dbg !937
  %conv.i288 = fptoui double %138 to i64, !dbg !937
  %cmp65 = icmp eq i64 %conv62, %conv.i288, !dbg !938
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_Z4sameff.exit2053
  %139 = phi i1 [ false, %_Z4sameff.exit2053 ], [ %cmp65, %land.rhs ], !dbg !229
  %storedv.i275 = zext i1 %139 to i8, !dbg !939
  br i1 %139, label %_ZL9ws_assertbPKcS0_jS0_.exit277, label %if.then.i276, !dbg !939

if.then.i276:                                     ; preds = %land.end
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 42, ptr noundef @__func__._Z7convertPKyPj, i64 noundef 1) #6, !dbg !939
  unreachable, !dbg !939

_ZL9ws_assertbPKcS0_jS0_.exit277:                 ; preds = %land.end
  %140 = bitcast double %136 to i64, !dbg !940
  %141 = bitcast double %135 to i64, !dbg !941
  %conv68 = fptoui double %135 to i64, !dbg !942
  %or69 = or i64 %1, 1, !dbg !943
  %cmp70 = icmp ne i64 %conv68, %or69, !dbg !944
  %conv71 = zext i1 %cmp70 to i64, !dbg !945
  %add = add nsw i64 %141, %conv71, !dbg !946
  %cmp72 = icmp eq i64 %140, %add, !dbg !947
  %storedv.i272 = zext i1 %cmp72 to i8, !dbg !948
  br i1 %cmp72, label %_ZL9ws_assertbPKcS0_jS0_.exit274, label %if.then.i273, !dbg !948

if.then.i273:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit277
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 43, ptr noundef @__func__._Z7convertPKyPj, i64 noundef 1) #6, !dbg !948
  unreachable, !dbg !948

_ZL9ws_assertbPKcS0_jS0_.exit274:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit277
  %142 = call contract double @llvm.nvvm.ll2d.rm(i64 %1), !dbg !949
    #dbg_value(double %142, !212, !DIExpression(), !229)
  %143 = call contract double @llvm.nvvm.ll2d.rz(i64 %1), !dbg !950
    #dbg_value(double %143, !213, !DIExpression(), !229)
  %cmp73 = icmp sge i64 %1, 0, !dbg !951
  br i1 %cmp73, label %cond.true, label %cond.false, !dbg !952

cond.true:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit274
  %cmp74 = fcmp oeq double %142, %143, !dbg !953
  br label %cond.end, !dbg !952

cond.false:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit274
  %cmp75 = fcmp ole double %142, %143, !dbg !954
  br label %cond.end, !dbg !952

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i1 [ %cmp74, %cond.true ], [ %cmp75, %cond.false ], !dbg !952
  %storedv.i269 = zext i1 %cond to i8, !dbg !955
  br i1 %cond, label %_ZL9ws_assertbPKcS0_jS0_.exit271, label %if.then.i270, !dbg !955

if.then.i270:                                     ; preds = %cond.end
  call void @__assertfail(ptr noundef @.str4, ptr noundef @.str1, i32 noundef 45, ptr noundef @__func__._Z7convertPKyPj, i64 noundef 1) #6, !dbg !955
  unreachable, !dbg !955

_ZL9ws_assertbPKcS0_jS0_.exit271:                 ; preds = %cond.end
  %shr76 = ashr i32 %conv, 10, !dbg !956
  %conv77 = sitofp i32 %shr76 to float, !dbg !957
  %mul = fmul float %conv77, 2.500000e-01, !dbg !958
    #dbg_value(float %mul, !214, !DIExpression(), !229)
  %144 = call i32 @llvm.nvvm.f2i.rz(float %mul), !dbg !959
  %shr78 = ashr i32 %conv, 10, !dbg !960
  %div = sdiv i32 %shr78, 4, !dbg !961
  %cmp79 = icmp eq i32 %144, %div, !dbg !962
  br i1 %cmp79, label %land.lhs.true, label %land.end87, !dbg !963

land.lhs.true:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit271
  %145 = call i32 @llvm.nvvm.f2i.rm(float %mul), !dbg !964
  %shr80 = ashr i32 %conv, 12, !dbg !965
  %cmp81 = icmp eq i32 %145, %shr80, !dbg !966
  br i1 %cmp81, label %land.rhs82, label %land.end87, !dbg !967

land.rhs82:                                       ; preds = %land.lhs.true
  %146 = call i32 @llvm.nvvm.f2i.rp(float %mul), !dbg !968
  %shr83 = ashr i32 %conv, 10, !dbg !969
  %sub = sub nsw i32 0, %shr83, !dbg !970
  %shr84 = ashr i32 %sub, 2, !dbg !971
  %sub85 = sub nsw i32 0, %shr84, !dbg !972
  %cmp86 = icmp eq i32 %146, %sub85, !dbg !973
  br label %land.end87

land.end87:                                       ; preds = %land.rhs82, %land.lhs.true, %_ZL9ws_assertbPKcS0_jS0_.exit271
  %147 = phi i1 [ false, %land.lhs.true ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit271 ], [ %cmp86, %land.rhs82 ], !dbg !229
  %storedv.i266 = zext i1 %147 to i8, !dbg !974
  br i1 %147, label %_ZL9ws_assertbPKcS0_jS0_.exit268, label %if.then.i267, !dbg !974

if.then.i267:                                     ; preds = %land.end87
  call void @__assertfail(ptr noundef @.str5, ptr noundef @.str1, i32 noundef 48, ptr noundef @__func__._Z7convertPKyPj, i64 noundef 1) #6, !dbg !974
  unreachable, !dbg !974

_ZL9ws_assertbPKcS0_jS0_.exit268:                 ; preds = %land.end87
  %148 = call i32 @llvm.nvvm.f2i.rn(float %mul), !dbg !975
    #dbg_value(i32 %148, !215, !DIExpression(), !229)
  %shr88 = ashr i32 %conv, 10, !dbg !976
  %mul89 = mul nsw i32 4, %148, !dbg !977
  %sub90 = sub nsw i32 %shr88, %mul89, !dbg !978
    #dbg_value(i32 %sub90, !216, !DIExpression(), !229)
  %cmp91 = icmp sge i32 %sub90, -2, !dbg !979
  br i1 %cmp91, label %land.lhs.true92, label %land.end99, !dbg !980

land.lhs.true92:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit268
  %cmp93 = icmp sle i32 %sub90, 2, !dbg !981
  br i1 %cmp93, label %land.rhs94, label %land.end99, !dbg !982

land.rhs94:                                       ; preds = %land.lhs.true92
  %cmp95 = icmp ne i32 %sub90, 2, !dbg !983
  br i1 %cmp95, label %land.lhs.true96, label %lor.rhs, !dbg !984

land.lhs.true96:                                  ; preds = %land.rhs94
  %cmp97 = icmp ne i32 %sub90, -2, !dbg !985
  br i1 %cmp97, label %lor.end, label %lor.rhs, !dbg !986

lor.rhs:                                          ; preds = %land.lhs.true96, %land.rhs94
  %rem = srem i32 %148, 2, !dbg !987
  %cmp98 = icmp eq i32 %rem, 0, !dbg !988
  br label %lor.end, !dbg !986

lor.end:                                          ; preds = %lor.rhs, %land.lhs.true96
  %149 = phi i1 [ true, %land.lhs.true96 ], [ %cmp98, %lor.rhs ]
  br label %land.end99

land.end99:                                       ; preds = %lor.end, %land.lhs.true92, %_ZL9ws_assertbPKcS0_jS0_.exit268
  %150 = phi i1 [ false, %land.lhs.true92 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit268 ], [ %149, %lor.end ], !dbg !229
  %storedv.i263 = zext i1 %150 to i8, !dbg !989
  br i1 %150, label %_ZL9ws_assertbPKcS0_jS0_.exit265, label %if.then.i264, !dbg !989

if.then.i264:                                     ; preds = %land.end99
  call void @__assertfail(ptr noundef @.str6, ptr noundef @.str1, i32 noundef 50, ptr noundef @__func__._Z7convertPKyPj, i64 noundef 1) #6, !dbg !989
  unreachable, !dbg !989

_ZL9ws_assertbPKcS0_jS0_.exit265:                 ; preds = %land.end99
  %conv100 = fpext float %mul to double, !dbg !990
  %151 = call i32 @llvm.nvvm.d2i.rm(double %conv100), !dbg !991
  %shr101 = ashr i32 %conv, 12, !dbg !992
  %cmp102 = icmp eq i32 %151, %shr101, !dbg !993
  br i1 %cmp102, label %land.lhs.true103, label %land.end116, !dbg !994

land.lhs.true103:                                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit265
  %152 = call i64 @llvm.nvvm.f2ll.rp(float %mul), !dbg !995
  %shr104 = ashr i32 %conv, 10, !dbg !996
  %sub105 = sub nsw i32 0, %shr104, !dbg !997
  %shr106 = ashr i32 %sub105, 2, !dbg !998
  %sub107 = sub nsw i32 0, %shr106, !dbg !999
  %conv108 = sext i32 %sub107 to i64, !dbg !999
  %cmp109 = icmp eq i64 %152, %conv108, !dbg !1000
  br i1 %cmp109, label %land.rhs110, label %land.end116, !dbg !1001

land.rhs110:                                      ; preds = %land.lhs.true103
  %conv111 = fpext float %mul to double, !dbg !1002
  %153 = call i64 @llvm.nvvm.d2ll.rz(double %conv111), !dbg !1003
  %shr112 = ashr i32 %conv, 10, !dbg !1004
  %div113 = sdiv i32 %shr112, 4, !dbg !1005
  %conv114 = sext i32 %div113 to i64, !dbg !1006
  %cmp115 = icmp eq i64 %153, %conv114, !dbg !1007
  br label %land.end116

land.end116:                                      ; preds = %land.rhs110, %land.lhs.true103, %_ZL9ws_assertbPKcS0_jS0_.exit265
  %154 = phi i1 [ false, %land.lhs.true103 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit265 ], [ %cmp115, %land.rhs110 ], !dbg !229
  %storedv.i260 = zext i1 %154 to i8, !dbg !1008
  br i1 %154, label %_ZL9ws_assertbPKcS0_jS0_.exit262, label %if.then.i261, !dbg !1008

if.then.i261:                                     ; preds = %land.end116
  call void @__assertfail(ptr noundef @.str7, ptr noundef @.str1, i32 noundef 51, ptr noundef @__func__._Z7convertPKyPj, i64 noundef 1) #6, !dbg !1008
  unreachable, !dbg !1008

_ZL9ws_assertbPKcS0_jS0_.exit262:                 ; preds = %land.end116
  %shr117 = lshr i32 %conv1, 10, !dbg !1009
  %conv118 = uitofp i32 %shr117 to float, !dbg !1010
  %mul119 = fmul float %conv118, 2.500000e-01, !dbg !1011
    #dbg_value(float %mul119, !217, !DIExpression(), !229)
  %155 = call i32 @llvm.nvvm.f2ui.rz(float %mul119), !dbg !1012
  %shr120 = lshr i32 %conv1, 12, !dbg !1013
  %cmp121 = icmp eq i32 %155, %shr120, !dbg !1014
  br i1 %cmp121, label %land.lhs.true122, label %land.end138, !dbg !1015

land.lhs.true122:                                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit262
  %156 = call i32 @llvm.nvvm.f2ui.rp(float %mul119), !dbg !1016
  %shr123 = lshr i32 %conv1, 10, !dbg !1017
  %add124 = add i32 %shr123, 3, !dbg !1018
  %div125 = udiv i32 %add124, 4, !dbg !1019
  %cmp126 = icmp eq i32 %156, %div125, !dbg !1020
  br i1 %cmp126, label %land.lhs.true127, label %land.end138, !dbg !1021

land.lhs.true127:                                 ; preds = %land.lhs.true122
  %157 = call i64 @llvm.nvvm.f2ull.rm(float %mul119), !dbg !1022
  %shr128 = lshr i32 %conv1, 12, !dbg !1023
  %conv129 = zext i32 %shr128 to i64, !dbg !1024
  %cmp130 = icmp eq i64 %157, %conv129, !dbg !1025
  br i1 %cmp130, label %land.rhs131, label %land.end138, !dbg !1026

land.rhs131:                                      ; preds = %land.lhs.true127
  %conv132 = fpext float %mul119 to double, !dbg !1027
  %158 = call i64 @llvm.nvvm.d2ull.rp(double %conv132), !dbg !1028
  %shr133 = lshr i32 %conv1, 10, !dbg !1029
  %add134 = add i32 %shr133, 3, !dbg !1030
  %div135 = udiv i32 %add134, 4, !dbg !1031
  %conv136 = zext i32 %div135 to i64, !dbg !1032
  %cmp137 = icmp eq i64 %158, %conv136, !dbg !1033
  br label %land.end138

land.end138:                                      ; preds = %land.rhs131, %land.lhs.true127, %land.lhs.true122, %_ZL9ws_assertbPKcS0_jS0_.exit262
  %159 = phi i1 [ false, %land.lhs.true127 ], [ false, %land.lhs.true122 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit262 ], [ %cmp137, %land.rhs131 ], !dbg !229
  %storedv.i = zext i1 %159 to i8, !dbg !1034
  br i1 %159, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !1034

if.then.i:                                        ; preds = %land.end138
  call void @__assertfail(ptr noundef @.str8, ptr noundef @.str1, i32 noundef 53, ptr noundef @__func__._Z7convertPKyPj, i64 noundef 1) #6, !dbg !1034
  unreachable, !dbg !1034

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end138
  %conv139 = sitofp i32 %conv to double, !dbg !1035
  %conv140 = uitofp i32 %conv1 to double, !dbg !1036
  %div141 = fdiv double %conv140, 0x41F0000000000000, !dbg !1037
  %add142 = fadd double %conv139, %div141, !dbg !1038
    #dbg_value(double %add142, !218, !DIExpression(), !229)
  %160 = call contract float @llvm.nvvm.d2f.rn(double %add142), !dbg !1039
    #dbg_value(double %add142, !121, !DIExpression(), !1040)
    #dbg_value(i32 0, !122, !DIExpression(), !1040)
  %conv.i2054 = fptrunc double %add142 to float, !dbg !1042
    #dbg_value(float %conv.i2054, !123, !DIExpression(), !1040)
    #dbg_value(i32 0, !122, !DIExpression(), !1040)
    #dbg_value(float %160, !184, !DIExpression(), !1043)
    #dbg_value(float %conv.i2054, !185, !DIExpression(), !1043)
  %161 = bitcast float %160 to i32, !dbg !1045
  %162 = bitcast float %conv.i2054 to i32, !dbg !1046
  %cmp.i2116 = icmp eq i32 %161, %162, !dbg !1047
  %storedv.i.i2117 = zext i1 %cmp.i2116 to i8, !dbg !1048
  br i1 %cmp.i2116, label %_Z4sameff.exit2119, label %if.then.i.i2118, !dbg !1048

if.then.i.i2118:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !1048
  unreachable, !dbg !1048

_Z4sameff.exit2119:                               ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %163 = call contract float @llvm.nvvm.d2f.rz(double %add142), !dbg !1049
    #dbg_value(double %add142, !121, !DIExpression(), !1050)
    #dbg_value(i32 1, !122, !DIExpression(), !1050)
  %conv.i2120 = fptrunc double %add142 to float, !dbg !1052
    #dbg_value(float %conv.i2120, !123, !DIExpression(), !1050)
  %cmp1.i2122 = fcmp oge double %add142, 0.000000e+00, !dbg !1053
  %164 = zext i1 %cmp1.i2122 to i64, !dbg !1054
  %cond.i2123 = select i1 %cmp1.i2122, i32 2, i32 3, !dbg !1054
    #dbg_value(i32 %cond.i2123, !122, !DIExpression(), !1050)
    #dbg_value(i32 %cond.i2123, !122, !DIExpression(), !1050)
  br i1 %cmp1.i2122, label %if.then3.i2157, label %if.end7.i2125, !dbg !1055

if.then3.i2157:                                   ; preds = %_Z4sameff.exit2119
  %conv4.i2158 = fpext float %conv.i2120 to double, !dbg !1056
  %cmp5.i2159 = fcmp ogt double %conv4.i2158, %add142, !dbg !1057
  br i1 %cmp5.i2159, label %cond.true.i2163, label %cond.false.i2160, !dbg !1058

cond.true.i2163:                                  ; preds = %if.then3.i2157
    #dbg_value(float %conv.i2120, !87, !DIExpression(), !1059)
    #dbg_value(double %add142, !88, !DIExpression(), !1059)
    #dbg_value(i8 0, !89, !DIExpression(), !1059)
  %165 = bitcast float %conv.i2120 to i32, !dbg !1061
    #dbg_value(i32 %165, !90, !DIExpression(), !1059)
  %conv1.i.i2164 = fpext float %conv.i2120 to double, !dbg !1062
  %cmp2.i.i2165 = fcmp ole double %conv1.i.i2164, %add142, !dbg !1063
  br i1 %cmp2.i.i2165, label %if.then.i.i2184, label %if.end.i.i2166, !dbg !1064

if.then.i.i2184:                                  ; preds = %cond.true.i2163
  br label %_Z4stepfdb.exit.i2179, !dbg !1065

if.end.i.i2166:                                   ; preds = %cond.true.i2163
  %cmp3.i.i2167 = fcmp oge float %conv.i2120, 0.000000e+00, !dbg !1066
  %conv4.i.i2168 = zext i1 %cmp3.i.i2167 to i32, !dbg !1067
  %cmp7.i.i2169 = icmp eq i32 %conv4.i.i2168, 0, !dbg !1068
  %storedv8.i.i2170 = zext i1 %cmp7.i.i2169 to i8, !dbg !1069
    #dbg_value(i8 %storedv8.i.i2170, !91, !DIExpression(), !1059)
  %cmp9.i.i2171 = fcmp oeq float %conv.i2120, 0.000000e+00, !dbg !1070
  br i1 %cmp9.i.i2171, label %if.then10.i.i2183, label %if.end13.i.i2172, !dbg !1070

if.then10.i.i2183:                                ; preds = %if.end.i.i2166
  br label %cleanup.i.i2177, !dbg !1071

if.end13.i.i2172:                                 ; preds = %if.end.i.i2166
  br i1 %cmp7.i.i2169, label %cond.true15.i.i2181, label %cond.false16.i.i2173, !dbg !1072

cond.true15.i.i2181:                              ; preds = %if.end13.i.i2172
  %add.i.i2182 = add nsw i32 %165, 1, !dbg !1073
  br label %cond.end.i.i2175, !dbg !1072

cond.false16.i.i2173:                             ; preds = %if.end13.i.i2172
  %sub.i.i2174 = sub nsw i32 %165, 1, !dbg !1074
  br label %cond.end.i.i2175, !dbg !1072

cond.end.i.i2175:                                 ; preds = %cond.false16.i.i2173, %cond.true15.i.i2181
  %cond17.i.i2176 = phi i32 [ %add.i.i2182, %cond.true15.i.i2181 ], [ %sub.i.i2174, %cond.false16.i.i2173 ], !dbg !1072
  %166 = bitcast i32 %cond17.i.i2176 to float, !dbg !1075
  br label %cleanup.i.i2177, !dbg !1076

cleanup.i.i2177:                                  ; preds = %cond.end.i.i2175, %if.then10.i.i2183
  %retval.0.i.i2178 = phi float [ 0xB6A0000000000000, %if.then10.i.i2183 ], [ %166, %cond.end.i.i2175 ], !dbg !1059
  br label %_Z4stepfdb.exit.i2179

_Z4stepfdb.exit.i2179:                            ; preds = %cleanup.i.i2177, %if.then.i.i2184
  %retval.1.i.i2180 = phi float [ %conv.i2120, %if.then.i.i2184 ], [ %retval.0.i.i2178, %cleanup.i.i2177 ], !dbg !1059
  br label %cond.end.i2161, !dbg !1058

cond.false.i2160:                                 ; preds = %if.then3.i2157
  br label %cond.end.i2161, !dbg !1058

cond.end.i2161:                                   ; preds = %cond.false.i2160, %_Z4stepfdb.exit.i2179
  %cond6.i2162 = phi contract float [ %retval.1.i.i2180, %_Z4stepfdb.exit.i2179 ], [ %conv.i2120, %cond.false.i2160 ], !dbg !1058
  br label %_Z7roundeddi.exit2185, !dbg !1077

if.end7.i2125:                                    ; preds = %_Z4sameff.exit2119
  %cmp8.i2126 = icmp eq i32 %cond.i2123, 3, !dbg !1078
  br i1 %cmp8.i2126, label %if.then9.i2130, label %if.end17.i2127, !dbg !1078

if.then9.i2130:                                   ; preds = %if.end7.i2125
  %conv10.i2131 = fpext float %conv.i2120 to double, !dbg !1079
  %cmp11.i2132 = fcmp olt double %conv10.i2131, %add142, !dbg !1080
  br i1 %cmp11.i2132, label %cond.true12.i2136, label %cond.false14.i2133, !dbg !1081

cond.true12.i2136:                                ; preds = %if.then9.i2130
    #dbg_value(float %conv.i2120, !87, !DIExpression(), !1082)
    #dbg_value(double %add142, !88, !DIExpression(), !1082)
    #dbg_value(i8 1, !89, !DIExpression(), !1082)
  %167 = bitcast float %conv.i2120 to i32, !dbg !1084
    #dbg_value(i32 %167, !90, !DIExpression(), !1082)
  %conv.i.i2137 = fpext float %conv.i2120 to double, !dbg !1085
  %cmp.i.i2138 = fcmp oge double %conv.i.i2137, %add142, !dbg !1086
  br i1 %cmp.i.i2138, label %if.then.i48.i2156, label %if.end.i31.i2139, !dbg !1087

if.then.i48.i2156:                                ; preds = %cond.true12.i2136
  br label %_Z4stepfdb.exit49.i2151, !dbg !1088

if.end.i31.i2139:                                 ; preds = %cond.true12.i2136
  %cmp3.i32.i2140 = fcmp oge float %conv.i2120, 0.000000e+00, !dbg !1089
  %conv4.i33.i2141 = zext i1 %cmp3.i32.i2140 to i32, !dbg !1090
  %storedv8.i35.i2142 = zext i1 %cmp3.i32.i2140 to i8, !dbg !1091
    #dbg_value(i8 %storedv8.i35.i2142, !91, !DIExpression(), !1082)
  %cmp9.i36.i2143 = fcmp oeq float %conv.i2120, 0.000000e+00, !dbg !1092
  br i1 %cmp9.i36.i2143, label %if.then10.i47.i2155, label %if.end13.i37.i2144, !dbg !1092

if.then10.i47.i2155:                              ; preds = %if.end.i31.i2139
  br label %cleanup.i42.i2149, !dbg !1093

if.end13.i37.i2144:                               ; preds = %if.end.i31.i2139
  br i1 %cmp3.i32.i2140, label %cond.true15.i45.i2153, label %cond.false16.i38.i2145, !dbg !1094

cond.true15.i45.i2153:                            ; preds = %if.end13.i37.i2144
  %add.i46.i2154 = add nsw i32 %167, 1, !dbg !1095
  br label %cond.end.i40.i2147, !dbg !1094

cond.false16.i38.i2145:                           ; preds = %if.end13.i37.i2144
  %sub.i39.i2146 = sub nsw i32 %167, 1, !dbg !1096
  br label %cond.end.i40.i2147, !dbg !1094

cond.end.i40.i2147:                               ; preds = %cond.false16.i38.i2145, %cond.true15.i45.i2153
  %cond17.i41.i2148 = phi i32 [ %add.i46.i2154, %cond.true15.i45.i2153 ], [ %sub.i39.i2146, %cond.false16.i38.i2145 ], !dbg !1094
  %168 = bitcast i32 %cond17.i41.i2148 to float, !dbg !1097
  br label %cleanup.i42.i2149, !dbg !1098

cleanup.i42.i2149:                                ; preds = %cond.end.i40.i2147, %if.then10.i47.i2155
  %retval.0.i43.i2150 = phi float [ 0x36A0000000000000, %if.then10.i47.i2155 ], [ %168, %cond.end.i40.i2147 ], !dbg !1082
  br label %_Z4stepfdb.exit49.i2151

_Z4stepfdb.exit49.i2151:                          ; preds = %cleanup.i42.i2149, %if.then.i48.i2156
  %retval.1.i44.i2152 = phi float [ %conv.i2120, %if.then.i48.i2156 ], [ %retval.0.i43.i2150, %cleanup.i42.i2149 ], !dbg !1082
  br label %cond.end15.i2134, !dbg !1081

cond.false14.i2133:                               ; preds = %if.then9.i2130
  br label %cond.end15.i2134, !dbg !1081

cond.end15.i2134:                                 ; preds = %cond.false14.i2133, %_Z4stepfdb.exit49.i2151
  %cond16.i2135 = phi contract float [ %retval.1.i44.i2152, %_Z4stepfdb.exit49.i2151 ], [ %conv.i2120, %cond.false14.i2133 ], !dbg !1081
  br label %_Z7roundeddi.exit2185, !dbg !1099

if.end17.i2127:                                   ; preds = %if.end7.i2125
  br label %_Z7roundeddi.exit2185, !dbg !1100

_Z7roundeddi.exit2185:                            ; preds = %cond.end.i2161, %cond.end15.i2134, %if.end17.i2127
  %retval.0.i2129 = phi float [ %cond6.i2162, %cond.end.i2161 ], [ %cond16.i2135, %cond.end15.i2134 ], [ %conv.i2120, %if.end17.i2127 ], !dbg !1050
    #dbg_value(float %163, !184, !DIExpression(), !1101)
    #dbg_value(float %retval.0.i2129, !185, !DIExpression(), !1101)
  %169 = bitcast float %163 to i32, !dbg !1103
  %170 = bitcast float %retval.0.i2129 to i32, !dbg !1104
  %cmp.i2186 = icmp eq i32 %169, %170, !dbg !1105
  %storedv.i.i2187 = zext i1 %cmp.i2186 to i8, !dbg !1106
  br i1 %cmp.i2186, label %_Z4sameff.exit2189, label %if.then.i.i2188, !dbg !1106

if.then.i.i2188:                                  ; preds = %_Z7roundeddi.exit2185
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !1106
  unreachable, !dbg !1106

_Z4sameff.exit2189:                               ; preds = %_Z7roundeddi.exit2185
  %171 = call contract float @llvm.nvvm.d2f.rm(double %add142), !dbg !1107
    #dbg_value(double %add142, !121, !DIExpression(), !1108)
    #dbg_value(i32 2, !122, !DIExpression(), !1108)
  %conv.i2190 = fptrunc double %add142 to float, !dbg !1110
    #dbg_value(float %conv.i2190, !123, !DIExpression(), !1108)
    #dbg_value(i32 2, !122, !DIExpression(), !1108)
  %conv4.i2225 = fpext float %conv.i2190 to double, !dbg !1111
  %cmp5.i2226 = fcmp ogt double %conv4.i2225, %add142, !dbg !1112
  br i1 %cmp5.i2226, label %cond.true.i2230, label %cond.false.i2227, !dbg !1113

cond.true.i2230:                                  ; preds = %_Z4sameff.exit2189
    #dbg_value(float %conv.i2190, !87, !DIExpression(), !1114)
    #dbg_value(double %add142, !88, !DIExpression(), !1114)
    #dbg_value(i8 0, !89, !DIExpression(), !1114)
  %172 = bitcast float %conv.i2190 to i32, !dbg !1116
    #dbg_value(i32 %172, !90, !DIExpression(), !1114)
  %conv1.i.i2231 = fpext float %conv.i2190 to double, !dbg !1117
  %cmp2.i.i2232 = fcmp ole double %conv1.i.i2231, %add142, !dbg !1118
  br i1 %cmp2.i.i2232, label %if.then.i.i2251, label %if.end.i.i2233, !dbg !1119

if.then.i.i2251:                                  ; preds = %cond.true.i2230
  br label %_Z4stepfdb.exit.i2246, !dbg !1120

if.end.i.i2233:                                   ; preds = %cond.true.i2230
  %cmp3.i.i2234 = fcmp oge float %conv.i2190, 0.000000e+00, !dbg !1121
  %conv4.i.i2235 = zext i1 %cmp3.i.i2234 to i32, !dbg !1122
  %cmp7.i.i2236 = icmp eq i32 %conv4.i.i2235, 0, !dbg !1123
  %storedv8.i.i2237 = zext i1 %cmp7.i.i2236 to i8, !dbg !1124
    #dbg_value(i8 %storedv8.i.i2237, !91, !DIExpression(), !1114)
  %cmp9.i.i2238 = fcmp oeq float %conv.i2190, 0.000000e+00, !dbg !1125
  br i1 %cmp9.i.i2238, label %if.then10.i.i2250, label %if.end13.i.i2239, !dbg !1125

if.then10.i.i2250:                                ; preds = %if.end.i.i2233
  br label %cleanup.i.i2244, !dbg !1126

if.end13.i.i2239:                                 ; preds = %if.end.i.i2233
  br i1 %cmp7.i.i2236, label %cond.true15.i.i2248, label %cond.false16.i.i2240, !dbg !1127

cond.true15.i.i2248:                              ; preds = %if.end13.i.i2239
  %add.i.i2249 = add nsw i32 %172, 1, !dbg !1128
  br label %cond.end.i.i2242, !dbg !1127

cond.false16.i.i2240:                             ; preds = %if.end13.i.i2239
  %sub.i.i2241 = sub nsw i32 %172, 1, !dbg !1129
  br label %cond.end.i.i2242, !dbg !1127

cond.end.i.i2242:                                 ; preds = %cond.false16.i.i2240, %cond.true15.i.i2248
  %cond17.i.i2243 = phi i32 [ %add.i.i2249, %cond.true15.i.i2248 ], [ %sub.i.i2241, %cond.false16.i.i2240 ], !dbg !1127
  %173 = bitcast i32 %cond17.i.i2243 to float, !dbg !1130
  br label %cleanup.i.i2244, !dbg !1131

cleanup.i.i2244:                                  ; preds = %cond.end.i.i2242, %if.then10.i.i2250
  %retval.0.i.i2245 = phi float [ 0xB6A0000000000000, %if.then10.i.i2250 ], [ %173, %cond.end.i.i2242 ], !dbg !1114
  br label %_Z4stepfdb.exit.i2246

_Z4stepfdb.exit.i2246:                            ; preds = %cleanup.i.i2244, %if.then.i.i2251
  %retval.1.i.i2247 = phi float [ %conv.i2190, %if.then.i.i2251 ], [ %retval.0.i.i2245, %cleanup.i.i2244 ], !dbg !1114
  br label %_Z7roundeddi.exit2252, !dbg !1113

cond.false.i2227:                                 ; preds = %_Z4sameff.exit2189
  br label %_Z7roundeddi.exit2252, !dbg !1113

_Z7roundeddi.exit2252:                            ; preds = %_Z4stepfdb.exit.i2246, %cond.false.i2227
  %cond6.i2229 = phi contract float [ %retval.1.i.i2247, %_Z4stepfdb.exit.i2246 ], [ %conv.i2190, %cond.false.i2227 ], !dbg !1113
    #dbg_value(float %171, !184, !DIExpression(), !1132)
    #dbg_value(float %cond6.i2229, !185, !DIExpression(), !1132)
  %174 = bitcast float %171 to i32, !dbg !1134
  %175 = bitcast float %cond6.i2229 to i32, !dbg !1135
  %cmp.i2253 = icmp eq i32 %174, %175, !dbg !1136
  %storedv.i.i2254 = zext i1 %cmp.i2253 to i8, !dbg !1137
  br i1 %cmp.i2253, label %_Z4sameff.exit2256, label %if.then.i.i2255, !dbg !1137

if.then.i.i2255:                                  ; preds = %_Z7roundeddi.exit2252
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !1137
  unreachable, !dbg !1137

_Z4sameff.exit2256:                               ; preds = %_Z7roundeddi.exit2252
  %176 = call contract float @llvm.nvvm.d2f.rp(double %add142), !dbg !1138
    #dbg_value(double %add142, !121, !DIExpression(), !1139)
    #dbg_value(i32 3, !122, !DIExpression(), !1139)
  %conv.i2257 = fptrunc double %add142 to float, !dbg !1141
    #dbg_value(float %conv.i2257, !123, !DIExpression(), !1139)
    #dbg_value(i32 3, !122, !DIExpression(), !1139)
  %conv10.i2265 = fpext float %conv.i2257 to double, !dbg !1142
  %cmp11.i2266 = fcmp olt double %conv10.i2265, %add142, !dbg !1143
  br i1 %cmp11.i2266, label %cond.true12.i2270, label %cond.false14.i2267, !dbg !1144

cond.true12.i2270:                                ; preds = %_Z4sameff.exit2256
    #dbg_value(float %conv.i2257, !87, !DIExpression(), !1145)
    #dbg_value(double %add142, !88, !DIExpression(), !1145)
    #dbg_value(i8 1, !89, !DIExpression(), !1145)
  %177 = bitcast float %conv.i2257 to i32, !dbg !1147
    #dbg_value(i32 %177, !90, !DIExpression(), !1145)
  %conv.i.i2271 = fpext float %conv.i2257 to double, !dbg !1148
  %cmp.i.i2272 = fcmp oge double %conv.i.i2271, %add142, !dbg !1149
  br i1 %cmp.i.i2272, label %if.then.i48.i2290, label %if.end.i31.i2273, !dbg !1150

if.then.i48.i2290:                                ; preds = %cond.true12.i2270
  br label %_Z4stepfdb.exit49.i2285, !dbg !1151

if.end.i31.i2273:                                 ; preds = %cond.true12.i2270
  %cmp3.i32.i2274 = fcmp oge float %conv.i2257, 0.000000e+00, !dbg !1152
  %conv4.i33.i2275 = zext i1 %cmp3.i32.i2274 to i32, !dbg !1153
  %storedv8.i35.i2276 = zext i1 %cmp3.i32.i2274 to i8, !dbg !1154
    #dbg_value(i8 %storedv8.i35.i2276, !91, !DIExpression(), !1145)
  %cmp9.i36.i2277 = fcmp oeq float %conv.i2257, 0.000000e+00, !dbg !1155
  br i1 %cmp9.i36.i2277, label %if.then10.i47.i2289, label %if.end13.i37.i2278, !dbg !1155

if.then10.i47.i2289:                              ; preds = %if.end.i31.i2273
  br label %cleanup.i42.i2283, !dbg !1156

if.end13.i37.i2278:                               ; preds = %if.end.i31.i2273
  br i1 %cmp3.i32.i2274, label %cond.true15.i45.i2287, label %cond.false16.i38.i2279, !dbg !1157

cond.true15.i45.i2287:                            ; preds = %if.end13.i37.i2278
  %add.i46.i2288 = add nsw i32 %177, 1, !dbg !1158
  br label %cond.end.i40.i2281, !dbg !1157

cond.false16.i38.i2279:                           ; preds = %if.end13.i37.i2278
  %sub.i39.i2280 = sub nsw i32 %177, 1, !dbg !1159
  br label %cond.end.i40.i2281, !dbg !1157

cond.end.i40.i2281:                               ; preds = %cond.false16.i38.i2279, %cond.true15.i45.i2287
  %cond17.i41.i2282 = phi i32 [ %add.i46.i2288, %cond.true15.i45.i2287 ], [ %sub.i39.i2280, %cond.false16.i38.i2279 ], !dbg !1157
  %178 = bitcast i32 %cond17.i41.i2282 to float, !dbg !1160
  br label %cleanup.i42.i2283, !dbg !1161

cleanup.i42.i2283:                                ; preds = %cond.end.i40.i2281, %if.then10.i47.i2289
  %retval.0.i43.i2284 = phi float [ 0x36A0000000000000, %if.then10.i47.i2289 ], [ %178, %cond.end.i40.i2281 ], !dbg !1145
  br label %_Z4stepfdb.exit49.i2285

_Z4stepfdb.exit49.i2285:                          ; preds = %cleanup.i42.i2283, %if.then.i48.i2290
  %retval.1.i44.i2286 = phi float [ %conv.i2257, %if.then.i48.i2290 ], [ %retval.0.i43.i2284, %cleanup.i42.i2283 ], !dbg !1145
  br label %_Z7roundeddi.exit2319, !dbg !1144

cond.false14.i2267:                               ; preds = %_Z4sameff.exit2256
  br label %_Z7roundeddi.exit2319, !dbg !1144

_Z7roundeddi.exit2319:                            ; preds = %_Z4stepfdb.exit49.i2285, %cond.false14.i2267
  %cond16.i2269 = phi contract float [ %retval.1.i44.i2286, %_Z4stepfdb.exit49.i2285 ], [ %conv.i2257, %cond.false14.i2267 ], !dbg !1144
    #dbg_value(float %176, !184, !DIExpression(), !1162)
    #dbg_value(float %cond16.i2269, !185, !DIExpression(), !1162)
  %179 = bitcast float %176 to i32, !dbg !1164
  %180 = bitcast float %cond16.i2269 to i32, !dbg !1165
  %cmp.i2320 = icmp eq i32 %179, %180, !dbg !1166
  %storedv.i.i2321 = zext i1 %cmp.i2320 to i8, !dbg !1167
  br i1 %cmp.i2320, label %_Z4sameff.exit2323, label %if.then.i.i2322, !dbg !1167

if.then.i.i2322:                                  ; preds = %_Z7roundeddi.exit2319
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !1167
  unreachable, !dbg !1167

_Z4sameff.exit2323:                               ; preds = %_Z7roundeddi.exit2319
  %conv.i295 = fptrunc double %add142 to float, !dbg !1168
  %conv1.i296 = fpext float %conv.i295 to double, !dbg !1168
  %sub.i297 = fsub double %add142, %conv1.i296, !dbg !1168
  %cmp.i = fcmp ogt float %conv.i295, 0.000000e+00, !dbg !1168
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !1168

cond.true.i:                                      ; preds = %_Z4sameff.exit2323
  %cmp.i359 = fcmp olt double %sub.i297, 0.000000e+00, !dbg !1168
  br i1 %cmp.i359, label %cond.true.i363, label %cond.false.i360, !dbg !1168

cond.true.i363:                                   ; preds = %cond.true.i
  %cmp.i544 = fcmp une float %conv.i295, %conv.i295, !dbg !1168
  br i1 %cmp.i544, label %if.then.i561, label %if.end.i545, !dbg !1168

if.then.i561:                                     ; preds = %cond.true.i363
  br label %_ZL7ws_nextfb.exit562, !dbg !1168

if.end.i545:                                      ; preds = %cond.true.i363
  %cmp1.i546 = fcmp oeq float %conv.i295, 0.000000e+00, !dbg !1168
  br i1 %cmp1.i546, label %if.then2.i560, label %if.end3.i547, !dbg !1168

if.then2.i560:                                    ; preds = %if.end.i545
  br label %_ZL7ws_nextfb.exit562, !dbg !1168

if.end3.i547:                                     ; preds = %if.end.i545
  %181 = bitcast float %conv.i295 to i32, !dbg !1168
  %cmp8.i549 = icmp eq i32 %181, -8388608, !dbg !1168
  br i1 %cmp8.i549, label %if.then9.i559, label %if.end10.i550, !dbg !1168

if.then9.i559:                                    ; preds = %if.end3.i547
  br label %cleanup.i556, !dbg !1168

if.end10.i550:                                    ; preds = %if.end3.i547
  %cmp11.i551 = fcmp ogt float %conv.i295, 0.000000e+00, !dbg !1168
  %conv.i552 = zext i1 %cmp11.i551 to i32, !dbg !1168
  %cmp14.i553 = icmp eq i32 %conv.i552, 0, !dbg !1168
  %182 = zext i1 %cmp14.i553 to i64, !dbg !1168
  %cond15.i554 = select i1 %cmp14.i553, i32 1, i32 -1, !dbg !1168
  %add.i555 = add nsw i32 %181, %cond15.i554, !dbg !1168
  %183 = bitcast i32 %add.i555 to float, !dbg !1168
  br label %cleanup.i556, !dbg !1168

cleanup.i556:                                     ; preds = %if.end10.i550, %if.then9.i559
  %retval.0.i557 = phi float [ %conv.i295, %if.then9.i559 ], [ %183, %if.end10.i550 ], !dbg !1168
  br label %_ZL7ws_nextfb.exit562, !dbg !1168

_ZL7ws_nextfb.exit562:                            ; preds = %if.then.i561, %if.then2.i560, %cleanup.i556
  %retval.1.i558 = phi float [ %conv.i295, %if.then.i561 ], [ 0xB6A0000000000000, %if.then2.i560 ], [ %retval.0.i557, %cleanup.i556 ], !dbg !1168
  br label %_ZL5ws_rdIfdET_S0_T0_.exit364, !dbg !1168

cond.false.i360:                                  ; preds = %cond.true.i
  br label %_ZL5ws_rdIfdET_S0_T0_.exit364, !dbg !1168

_ZL5ws_rdIfdET_S0_T0_.exit364:                    ; preds = %_ZL7ws_nextfb.exit562, %cond.false.i360
  %cond.i362 = phi contract float [ %retval.1.i558, %_ZL7ws_nextfb.exit562 ], [ %conv.i295, %cond.false.i360 ], !dbg !1168
  br label %_ZL5ws_rzIfdET_S0_T0_.exit, !dbg !1168

cond.false.i:                                     ; preds = %_Z4sameff.exit2323
  %cmp1.i = fcmp olt float %conv.i295, 0.000000e+00, !dbg !1168
  br i1 %cmp1.i, label %cond.true2.i, label %cond.false4.i, !dbg !1168

cond.true2.i:                                     ; preds = %cond.false.i
  %cmp.i392 = fcmp ogt double %sub.i297, 0.000000e+00, !dbg !1168
  br i1 %cmp.i392, label %cond.true.i396, label %cond.false.i393, !dbg !1168

cond.true.i396:                                   ; preds = %cond.true2.i
  %cmp.i458 = fcmp une float %conv.i295, %conv.i295, !dbg !1168
  br i1 %cmp.i458, label %if.then.i473, label %if.end.i459, !dbg !1168

if.then.i473:                                     ; preds = %cond.true.i396
  br label %_ZL7ws_nextfb.exit474, !dbg !1168

if.end.i459:                                      ; preds = %cond.true.i396
  %cmp1.i460 = fcmp oeq float %conv.i295, 0.000000e+00, !dbg !1168
  br i1 %cmp1.i460, label %if.then2.i472, label %if.end3.i461, !dbg !1168

if.then2.i472:                                    ; preds = %if.end.i459
  br label %_ZL7ws_nextfb.exit474, !dbg !1168

if.end3.i461:                                     ; preds = %if.end.i459
  %184 = bitcast float %conv.i295 to i32, !dbg !1168
  %cmp5.i462 = icmp eq i32 %184, 2139095040, !dbg !1168
  br i1 %cmp5.i462, label %if.then9.i471, label %lor.lhs.false.i463, !dbg !1168

lor.lhs.false.i463:                               ; preds = %if.end3.i461
  %cmp11.i464 = fcmp ogt float %conv.i295, 0.000000e+00, !dbg !1168
  %conv.i465 = zext i1 %cmp11.i464 to i32, !dbg !1168
  %185 = zext i1 %cmp11.i464 to i64, !dbg !1168
  %cond15.i466 = select i1 %cmp11.i464, i32 1, i32 -1, !dbg !1168
  %add.i467 = add nsw i32 %184, %cond15.i466, !dbg !1168
  %186 = bitcast i32 %add.i467 to float, !dbg !1168
  br label %cleanup.i468, !dbg !1168

if.then9.i471:                                    ; preds = %if.end3.i461
  br label %cleanup.i468, !dbg !1168

cleanup.i468:                                     ; preds = %lor.lhs.false.i463, %if.then9.i471
  %retval.0.i469 = phi float [ %conv.i295, %if.then9.i471 ], [ %186, %lor.lhs.false.i463 ], !dbg !1168
  br label %_ZL7ws_nextfb.exit474, !dbg !1168

_ZL7ws_nextfb.exit474:                            ; preds = %if.then.i473, %if.then2.i472, %cleanup.i468
  %retval.1.i470 = phi float [ %conv.i295, %if.then.i473 ], [ 0x36A0000000000000, %if.then2.i472 ], [ %retval.0.i469, %cleanup.i468 ], !dbg !1168
  br label %_ZL5ws_ruIfdET_S0_T0_.exit398, !dbg !1168

cond.false.i393:                                  ; preds = %cond.true2.i
  br label %_ZL5ws_ruIfdET_S0_T0_.exit398, !dbg !1168

_ZL5ws_ruIfdET_S0_T0_.exit398:                    ; preds = %_ZL7ws_nextfb.exit474, %cond.false.i393
  %cond.i395 = phi contract float [ %retval.1.i470, %_ZL7ws_nextfb.exit474 ], [ %conv.i295, %cond.false.i393 ], !dbg !1168
  br label %cond.end.i, !dbg !1168

cond.false4.i:                                    ; preds = %cond.false.i
  br label %cond.end.i, !dbg !1168

cond.end.i:                                       ; preds = %cond.false4.i, %_ZL5ws_ruIfdET_S0_T0_.exit398
  %cond.i = phi contract float [ %cond.i395, %_ZL5ws_ruIfdET_S0_T0_.exit398 ], [ %conv.i295, %cond.false4.i ], !dbg !1168
  br label %_ZL5ws_rzIfdET_S0_T0_.exit, !dbg !1168

_ZL5ws_rzIfdET_S0_T0_.exit:                       ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit364, %cond.end.i
  %cond6.i = phi contract float [ %cond.i362, %_ZL5ws_rdIfdET_S0_T0_.exit364 ], [ %cond.i, %cond.end.i ], !dbg !1168
    #dbg_value(double %add142, !121, !DIExpression(), !1169)
    #dbg_value(i32 1, !122, !DIExpression(), !1169)
  %conv.i2324 = fptrunc double %add142 to float, !dbg !1171
    #dbg_value(float %conv.i2324, !123, !DIExpression(), !1169)
  %cmp1.i2326 = fcmp oge double %add142, 0.000000e+00, !dbg !1172
  %187 = zext i1 %cmp1.i2326 to i64, !dbg !1173
  %cond.i2327 = select i1 %cmp1.i2326, i32 2, i32 3, !dbg !1173
    #dbg_value(i32 %cond.i2327, !122, !DIExpression(), !1169)
    #dbg_value(i32 %cond.i2327, !122, !DIExpression(), !1169)
  br i1 %cmp1.i2326, label %if.then3.i2361, label %if.end7.i2329, !dbg !1174

if.then3.i2361:                                   ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit
  %conv4.i2362 = fpext float %conv.i2324 to double, !dbg !1175
  %cmp5.i2363 = fcmp ogt double %conv4.i2362, %add142, !dbg !1176
  br i1 %cmp5.i2363, label %cond.true.i2367, label %cond.false.i2364, !dbg !1177

cond.true.i2367:                                  ; preds = %if.then3.i2361
    #dbg_value(float %conv.i2324, !87, !DIExpression(), !1178)
    #dbg_value(double %add142, !88, !DIExpression(), !1178)
    #dbg_value(i8 0, !89, !DIExpression(), !1178)
  %188 = bitcast float %conv.i2324 to i32, !dbg !1180
    #dbg_value(i32 %188, !90, !DIExpression(), !1178)
  %conv1.i.i2368 = fpext float %conv.i2324 to double, !dbg !1181
  %cmp2.i.i2369 = fcmp ole double %conv1.i.i2368, %add142, !dbg !1182
  br i1 %cmp2.i.i2369, label %if.then.i.i2388, label %if.end.i.i2370, !dbg !1183

if.then.i.i2388:                                  ; preds = %cond.true.i2367
  br label %_Z4stepfdb.exit.i2383, !dbg !1184

if.end.i.i2370:                                   ; preds = %cond.true.i2367
  %cmp3.i.i2371 = fcmp oge float %conv.i2324, 0.000000e+00, !dbg !1185
  %conv4.i.i2372 = zext i1 %cmp3.i.i2371 to i32, !dbg !1186
  %cmp7.i.i2373 = icmp eq i32 %conv4.i.i2372, 0, !dbg !1187
  %storedv8.i.i2374 = zext i1 %cmp7.i.i2373 to i8, !dbg !1188
    #dbg_value(i8 %storedv8.i.i2374, !91, !DIExpression(), !1178)
  %cmp9.i.i2375 = fcmp oeq float %conv.i2324, 0.000000e+00, !dbg !1189
  br i1 %cmp9.i.i2375, label %if.then10.i.i2387, label %if.end13.i.i2376, !dbg !1189

if.then10.i.i2387:                                ; preds = %if.end.i.i2370
  br label %cleanup.i.i2381, !dbg !1190

if.end13.i.i2376:                                 ; preds = %if.end.i.i2370
  br i1 %cmp7.i.i2373, label %cond.true15.i.i2385, label %cond.false16.i.i2377, !dbg !1191

cond.true15.i.i2385:                              ; preds = %if.end13.i.i2376
  %add.i.i2386 = add nsw i32 %188, 1, !dbg !1192
  br label %cond.end.i.i2379, !dbg !1191

cond.false16.i.i2377:                             ; preds = %if.end13.i.i2376
  %sub.i.i2378 = sub nsw i32 %188, 1, !dbg !1193
  br label %cond.end.i.i2379, !dbg !1191

cond.end.i.i2379:                                 ; preds = %cond.false16.i.i2377, %cond.true15.i.i2385
  %cond17.i.i2380 = phi i32 [ %add.i.i2386, %cond.true15.i.i2385 ], [ %sub.i.i2378, %cond.false16.i.i2377 ], !dbg !1191
  %189 = bitcast i32 %cond17.i.i2380 to float, !dbg !1194
  br label %cleanup.i.i2381, !dbg !1195

cleanup.i.i2381:                                  ; preds = %cond.end.i.i2379, %if.then10.i.i2387
  %retval.0.i.i2382 = phi float [ 0xB6A0000000000000, %if.then10.i.i2387 ], [ %189, %cond.end.i.i2379 ], !dbg !1178
  br label %_Z4stepfdb.exit.i2383

_Z4stepfdb.exit.i2383:                            ; preds = %cleanup.i.i2381, %if.then.i.i2388
  %retval.1.i.i2384 = phi float [ %conv.i2324, %if.then.i.i2388 ], [ %retval.0.i.i2382, %cleanup.i.i2381 ], !dbg !1178
  br label %cond.end.i2365, !dbg !1177

cond.false.i2364:                                 ; preds = %if.then3.i2361
  br label %cond.end.i2365, !dbg !1177

cond.end.i2365:                                   ; preds = %cond.false.i2364, %_Z4stepfdb.exit.i2383
  %cond6.i2366 = phi contract float [ %retval.1.i.i2384, %_Z4stepfdb.exit.i2383 ], [ %conv.i2324, %cond.false.i2364 ], !dbg !1177
  br label %_Z7roundeddi.exit2389, !dbg !1196

if.end7.i2329:                                    ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit
  %cmp8.i2330 = icmp eq i32 %cond.i2327, 3, !dbg !1197
  br i1 %cmp8.i2330, label %if.then9.i2334, label %if.end17.i2331, !dbg !1197

if.then9.i2334:                                   ; preds = %if.end7.i2329
  %conv10.i2335 = fpext float %conv.i2324 to double, !dbg !1198
  %cmp11.i2336 = fcmp olt double %conv10.i2335, %add142, !dbg !1199
  br i1 %cmp11.i2336, label %cond.true12.i2340, label %cond.false14.i2337, !dbg !1200

cond.true12.i2340:                                ; preds = %if.then9.i2334
    #dbg_value(float %conv.i2324, !87, !DIExpression(), !1201)
    #dbg_value(double %add142, !88, !DIExpression(), !1201)
    #dbg_value(i8 1, !89, !DIExpression(), !1201)
  %190 = bitcast float %conv.i2324 to i32, !dbg !1203
    #dbg_value(i32 %190, !90, !DIExpression(), !1201)
  %conv.i.i2341 = fpext float %conv.i2324 to double, !dbg !1204
  %cmp.i.i2342 = fcmp oge double %conv.i.i2341, %add142, !dbg !1205
  br i1 %cmp.i.i2342, label %if.then.i48.i2360, label %if.end.i31.i2343, !dbg !1206

if.then.i48.i2360:                                ; preds = %cond.true12.i2340
  br label %_Z4stepfdb.exit49.i2355, !dbg !1207

if.end.i31.i2343:                                 ; preds = %cond.true12.i2340
  %cmp3.i32.i2344 = fcmp oge float %conv.i2324, 0.000000e+00, !dbg !1208
  %conv4.i33.i2345 = zext i1 %cmp3.i32.i2344 to i32, !dbg !1209
  %storedv8.i35.i2346 = zext i1 %cmp3.i32.i2344 to i8, !dbg !1210
    #dbg_value(i8 %storedv8.i35.i2346, !91, !DIExpression(), !1201)
  %cmp9.i36.i2347 = fcmp oeq float %conv.i2324, 0.000000e+00, !dbg !1211
  br i1 %cmp9.i36.i2347, label %if.then10.i47.i2359, label %if.end13.i37.i2348, !dbg !1211

if.then10.i47.i2359:                              ; preds = %if.end.i31.i2343
  br label %cleanup.i42.i2353, !dbg !1212

if.end13.i37.i2348:                               ; preds = %if.end.i31.i2343
  br i1 %cmp3.i32.i2344, label %cond.true15.i45.i2357, label %cond.false16.i38.i2349, !dbg !1213

cond.true15.i45.i2357:                            ; preds = %if.end13.i37.i2348
  %add.i46.i2358 = add nsw i32 %190, 1, !dbg !1214
  br label %cond.end.i40.i2351, !dbg !1213

cond.false16.i38.i2349:                           ; preds = %if.end13.i37.i2348
  %sub.i39.i2350 = sub nsw i32 %190, 1, !dbg !1215
  br label %cond.end.i40.i2351, !dbg !1213

cond.end.i40.i2351:                               ; preds = %cond.false16.i38.i2349, %cond.true15.i45.i2357
  %cond17.i41.i2352 = phi i32 [ %add.i46.i2358, %cond.true15.i45.i2357 ], [ %sub.i39.i2350, %cond.false16.i38.i2349 ], !dbg !1213
  %191 = bitcast i32 %cond17.i41.i2352 to float, !dbg !1216
  br label %cleanup.i42.i2353, !dbg !1217

cleanup.i42.i2353:                                ; preds = %cond.end.i40.i2351, %if.then10.i47.i2359
  %retval.0.i43.i2354 = phi float [ 0x36A0000000000000, %if.then10.i47.i2359 ], [ %191, %cond.end.i40.i2351 ], !dbg !1201
  br label %_Z4stepfdb.exit49.i2355

_Z4stepfdb.exit49.i2355:                          ; preds = %cleanup.i42.i2353, %if.then.i48.i2360
  %retval.1.i44.i2356 = phi float [ %conv.i2324, %if.then.i48.i2360 ], [ %retval.0.i43.i2354, %cleanup.i42.i2353 ], !dbg !1201
  br label %cond.end15.i2338, !dbg !1200

cond.false14.i2337:                               ; preds = %if.then9.i2334
  br label %cond.end15.i2338, !dbg !1200

cond.end15.i2338:                                 ; preds = %cond.false14.i2337, %_Z4stepfdb.exit49.i2355
  %cond16.i2339 = phi contract float [ %retval.1.i44.i2356, %_Z4stepfdb.exit49.i2355 ], [ %conv.i2324, %cond.false14.i2337 ], !dbg !1200
  br label %_Z7roundeddi.exit2389, !dbg !1218

if.end17.i2331:                                   ; preds = %if.end7.i2329
  br label %_Z7roundeddi.exit2389, !dbg !1219

_Z7roundeddi.exit2389:                            ; preds = %cond.end.i2365, %cond.end15.i2338, %if.end17.i2331
  %retval.0.i2333 = phi float [ %cond6.i2366, %cond.end.i2365 ], [ %cond16.i2339, %cond.end15.i2338 ], [ %conv.i2324, %if.end17.i2331 ], !dbg !1169
    #dbg_value(float %cond6.i, !184, !DIExpression(), !1220)
    #dbg_value(float %retval.0.i2333, !185, !DIExpression(), !1220)
  %192 = bitcast float %cond6.i to i32, !dbg !1222
  %193 = bitcast float %retval.0.i2333 to i32, !dbg !1223
  %cmp.i2390 = icmp eq i32 %192, %193, !dbg !1224
  %storedv.i.i2391 = zext i1 %cmp.i2390 to i8, !dbg !1225
  br i1 %cmp.i2390, label %_Z4sameff.exit2393, label %if.then.i.i2392, !dbg !1225

if.then.i.i2392:                                  ; preds = %_Z7roundeddi.exit2389
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !1225
  unreachable, !dbg !1225

_Z4sameff.exit2393:                               ; preds = %_Z7roundeddi.exit2389
  %conv.i306 = fptrunc double %add142 to float, !dbg !1226
  %conv1.i307 = fpext float %conv.i306 to double, !dbg !1226
  %sub.i308 = fsub double %add142, %conv1.i307, !dbg !1226
  %cmp.i365 = fcmp olt double %sub.i308, 0.000000e+00, !dbg !1226
  br i1 %cmp.i365, label %cond.true.i369, label %cond.false.i366, !dbg !1226

cond.true.i369:                                   ; preds = %_Z4sameff.exit2393
  %cmp.i525 = fcmp une float %conv.i306, %conv.i306, !dbg !1226
  br i1 %cmp.i525, label %if.then.i542, label %if.end.i526, !dbg !1226

if.then.i542:                                     ; preds = %cond.true.i369
  br label %_ZL7ws_nextfb.exit543, !dbg !1226

if.end.i526:                                      ; preds = %cond.true.i369
  %cmp1.i527 = fcmp oeq float %conv.i306, 0.000000e+00, !dbg !1226
  br i1 %cmp1.i527, label %if.then2.i541, label %if.end3.i528, !dbg !1226

if.then2.i541:                                    ; preds = %if.end.i526
  br label %_ZL7ws_nextfb.exit543, !dbg !1226

if.end3.i528:                                     ; preds = %if.end.i526
  %194 = bitcast float %conv.i306 to i32, !dbg !1226
  %cmp8.i530 = icmp eq i32 %194, -8388608, !dbg !1226
  br i1 %cmp8.i530, label %if.then9.i540, label %if.end10.i531, !dbg !1226

if.then9.i540:                                    ; preds = %if.end3.i528
  br label %cleanup.i537, !dbg !1226

if.end10.i531:                                    ; preds = %if.end3.i528
  %cmp11.i532 = fcmp ogt float %conv.i306, 0.000000e+00, !dbg !1226
  %conv.i533 = zext i1 %cmp11.i532 to i32, !dbg !1226
  %cmp14.i534 = icmp eq i32 %conv.i533, 0, !dbg !1226
  %195 = zext i1 %cmp14.i534 to i64, !dbg !1226
  %cond15.i535 = select i1 %cmp14.i534, i32 1, i32 -1, !dbg !1226
  %add.i536 = add nsw i32 %194, %cond15.i535, !dbg !1226
  %196 = bitcast i32 %add.i536 to float, !dbg !1226
  br label %cleanup.i537, !dbg !1226

cleanup.i537:                                     ; preds = %if.end10.i531, %if.then9.i540
  %retval.0.i538 = phi float [ %conv.i306, %if.then9.i540 ], [ %196, %if.end10.i531 ], !dbg !1226
  br label %_ZL7ws_nextfb.exit543, !dbg !1226

_ZL7ws_nextfb.exit543:                            ; preds = %if.then.i542, %if.then2.i541, %cleanup.i537
  %retval.1.i539 = phi float [ %conv.i306, %if.then.i542 ], [ 0xB6A0000000000000, %if.then2.i541 ], [ %retval.0.i538, %cleanup.i537 ], !dbg !1226
  br label %_ZL5ws_rdIfdET_S0_T0_.exit371, !dbg !1226

cond.false.i366:                                  ; preds = %_Z4sameff.exit2393
  br label %_ZL5ws_rdIfdET_S0_T0_.exit371, !dbg !1226

_ZL5ws_rdIfdET_S0_T0_.exit371:                    ; preds = %_ZL7ws_nextfb.exit543, %cond.false.i366
  %cond.i368 = phi contract float [ %retval.1.i539, %_ZL7ws_nextfb.exit543 ], [ %conv.i306, %cond.false.i366 ], !dbg !1226
    #dbg_value(double %add142, !121, !DIExpression(), !1227)
    #dbg_value(i32 2, !122, !DIExpression(), !1227)
  %conv.i2394 = fptrunc double %add142 to float, !dbg !1229
    #dbg_value(float %conv.i2394, !123, !DIExpression(), !1227)
    #dbg_value(i32 2, !122, !DIExpression(), !1227)
  %conv4.i2429 = fpext float %conv.i2394 to double, !dbg !1230
  %cmp5.i2430 = fcmp ogt double %conv4.i2429, %add142, !dbg !1231
  br i1 %cmp5.i2430, label %cond.true.i2434, label %cond.false.i2431, !dbg !1232

cond.true.i2434:                                  ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit371
    #dbg_value(float %conv.i2394, !87, !DIExpression(), !1233)
    #dbg_value(double %add142, !88, !DIExpression(), !1233)
    #dbg_value(i8 0, !89, !DIExpression(), !1233)
  %197 = bitcast float %conv.i2394 to i32, !dbg !1235
    #dbg_value(i32 %197, !90, !DIExpression(), !1233)
  %conv1.i.i2435 = fpext float %conv.i2394 to double, !dbg !1236
  %cmp2.i.i2436 = fcmp ole double %conv1.i.i2435, %add142, !dbg !1237
  br i1 %cmp2.i.i2436, label %if.then.i.i2455, label %if.end.i.i2437, !dbg !1238

if.then.i.i2455:                                  ; preds = %cond.true.i2434
  br label %_Z4stepfdb.exit.i2450, !dbg !1239

if.end.i.i2437:                                   ; preds = %cond.true.i2434
  %cmp3.i.i2438 = fcmp oge float %conv.i2394, 0.000000e+00, !dbg !1240
  %conv4.i.i2439 = zext i1 %cmp3.i.i2438 to i32, !dbg !1241
  %cmp7.i.i2440 = icmp eq i32 %conv4.i.i2439, 0, !dbg !1242
  %storedv8.i.i2441 = zext i1 %cmp7.i.i2440 to i8, !dbg !1243
    #dbg_value(i8 %storedv8.i.i2441, !91, !DIExpression(), !1233)
  %cmp9.i.i2442 = fcmp oeq float %conv.i2394, 0.000000e+00, !dbg !1244
  br i1 %cmp9.i.i2442, label %if.then10.i.i2454, label %if.end13.i.i2443, !dbg !1244

if.then10.i.i2454:                                ; preds = %if.end.i.i2437
  br label %cleanup.i.i2448, !dbg !1245

if.end13.i.i2443:                                 ; preds = %if.end.i.i2437
  br i1 %cmp7.i.i2440, label %cond.true15.i.i2452, label %cond.false16.i.i2444, !dbg !1246

cond.true15.i.i2452:                              ; preds = %if.end13.i.i2443
  %add.i.i2453 = add nsw i32 %197, 1, !dbg !1247
  br label %cond.end.i.i2446, !dbg !1246

cond.false16.i.i2444:                             ; preds = %if.end13.i.i2443
  %sub.i.i2445 = sub nsw i32 %197, 1, !dbg !1248
  br label %cond.end.i.i2446, !dbg !1246

cond.end.i.i2446:                                 ; preds = %cond.false16.i.i2444, %cond.true15.i.i2452
  %cond17.i.i2447 = phi i32 [ %add.i.i2453, %cond.true15.i.i2452 ], [ %sub.i.i2445, %cond.false16.i.i2444 ], !dbg !1246
  %198 = bitcast i32 %cond17.i.i2447 to float, !dbg !1249
  br label %cleanup.i.i2448, !dbg !1250

cleanup.i.i2448:                                  ; preds = %cond.end.i.i2446, %if.then10.i.i2454
  %retval.0.i.i2449 = phi float [ 0xB6A0000000000000, %if.then10.i.i2454 ], [ %198, %cond.end.i.i2446 ], !dbg !1233
  br label %_Z4stepfdb.exit.i2450

_Z4stepfdb.exit.i2450:                            ; preds = %cleanup.i.i2448, %if.then.i.i2455
  %retval.1.i.i2451 = phi float [ %conv.i2394, %if.then.i.i2455 ], [ %retval.0.i.i2449, %cleanup.i.i2448 ], !dbg !1233
  br label %_Z7roundeddi.exit2456, !dbg !1232

cond.false.i2431:                                 ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit371
  br label %_Z7roundeddi.exit2456, !dbg !1232

_Z7roundeddi.exit2456:                            ; preds = %_Z4stepfdb.exit.i2450, %cond.false.i2431
  %cond6.i2433 = phi contract float [ %retval.1.i.i2451, %_Z4stepfdb.exit.i2450 ], [ %conv.i2394, %cond.false.i2431 ], !dbg !1232
    #dbg_value(float %cond.i368, !184, !DIExpression(), !1251)
    #dbg_value(float %cond6.i2433, !185, !DIExpression(), !1251)
  %199 = bitcast float %cond.i368 to i32, !dbg !1253
  %200 = bitcast float %cond6.i2433 to i32, !dbg !1254
  %cmp.i2457 = icmp eq i32 %199, %200, !dbg !1255
  %storedv.i.i2458 = zext i1 %cmp.i2457 to i8, !dbg !1256
  br i1 %cmp.i2457, label %_Z4sameff.exit2460, label %if.then.i.i2459, !dbg !1256

if.then.i.i2459:                                  ; preds = %_Z7roundeddi.exit2456
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !1256
  unreachable, !dbg !1256

_Z4sameff.exit2460:                               ; preds = %_Z7roundeddi.exit2456
  %conv.i318 = fptrunc double %add142 to float, !dbg !1257
  %conv1.i319 = fpext float %conv.i318 to double, !dbg !1257
  %sub.i320 = fsub double %add142, %conv1.i319, !dbg !1257
  %cmp.i399 = fcmp ogt double %sub.i320, 0.000000e+00, !dbg !1257
  br i1 %cmp.i399, label %cond.true.i403, label %cond.false.i400, !dbg !1257

cond.true.i403:                                   ; preds = %_Z4sameff.exit2460
  %cmp.i441 = fcmp une float %conv.i318, %conv.i318, !dbg !1257
  br i1 %cmp.i441, label %if.then.i456, label %if.end.i442, !dbg !1257

if.then.i456:                                     ; preds = %cond.true.i403
  br label %_ZL7ws_nextfb.exit457, !dbg !1257

if.end.i442:                                      ; preds = %cond.true.i403
  %cmp1.i443 = fcmp oeq float %conv.i318, 0.000000e+00, !dbg !1257
  br i1 %cmp1.i443, label %if.then2.i455, label %if.end3.i444, !dbg !1257

if.then2.i455:                                    ; preds = %if.end.i442
  br label %_ZL7ws_nextfb.exit457, !dbg !1257

if.end3.i444:                                     ; preds = %if.end.i442
  %201 = bitcast float %conv.i318 to i32, !dbg !1257
  %cmp5.i445 = icmp eq i32 %201, 2139095040, !dbg !1257
  br i1 %cmp5.i445, label %if.then9.i454, label %lor.lhs.false.i446, !dbg !1257

lor.lhs.false.i446:                               ; preds = %if.end3.i444
  %cmp11.i447 = fcmp ogt float %conv.i318, 0.000000e+00, !dbg !1257
  %conv.i448 = zext i1 %cmp11.i447 to i32, !dbg !1257
  %202 = zext i1 %cmp11.i447 to i64, !dbg !1257
  %cond15.i449 = select i1 %cmp11.i447, i32 1, i32 -1, !dbg !1257
  %add.i450 = add nsw i32 %201, %cond15.i449, !dbg !1257
  %203 = bitcast i32 %add.i450 to float, !dbg !1257
  br label %cleanup.i451, !dbg !1257

if.then9.i454:                                    ; preds = %if.end3.i444
  br label %cleanup.i451, !dbg !1257

cleanup.i451:                                     ; preds = %lor.lhs.false.i446, %if.then9.i454
  %retval.0.i452 = phi float [ %conv.i318, %if.then9.i454 ], [ %203, %lor.lhs.false.i446 ], !dbg !1257
  br label %_ZL7ws_nextfb.exit457, !dbg !1257

_ZL7ws_nextfb.exit457:                            ; preds = %if.then.i456, %if.then2.i455, %cleanup.i451
  %retval.1.i453 = phi float [ %conv.i318, %if.then.i456 ], [ 0x36A0000000000000, %if.then2.i455 ], [ %retval.0.i452, %cleanup.i451 ], !dbg !1257
  br label %_ZL5ws_ruIfdET_S0_T0_.exit405, !dbg !1257

cond.false.i400:                                  ; preds = %_Z4sameff.exit2460
  br label %_ZL5ws_ruIfdET_S0_T0_.exit405, !dbg !1257

_ZL5ws_ruIfdET_S0_T0_.exit405:                    ; preds = %_ZL7ws_nextfb.exit457, %cond.false.i400
  %cond.i402 = phi contract float [ %retval.1.i453, %_ZL7ws_nextfb.exit457 ], [ %conv.i318, %cond.false.i400 ], !dbg !1257
    #dbg_value(double %add142, !121, !DIExpression(), !1258)
    #dbg_value(i32 3, !122, !DIExpression(), !1258)
  %conv.i2461 = fptrunc double %add142 to float, !dbg !1260
    #dbg_value(float %conv.i2461, !123, !DIExpression(), !1258)
    #dbg_value(i32 3, !122, !DIExpression(), !1258)
  %conv10.i2469 = fpext float %conv.i2461 to double, !dbg !1261
  %cmp11.i2470 = fcmp olt double %conv10.i2469, %add142, !dbg !1262
  br i1 %cmp11.i2470, label %cond.true12.i2474, label %cond.false14.i2471, !dbg !1263

cond.true12.i2474:                                ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit405
    #dbg_value(float %conv.i2461, !87, !DIExpression(), !1264)
    #dbg_value(double %add142, !88, !DIExpression(), !1264)
    #dbg_value(i8 1, !89, !DIExpression(), !1264)
  %204 = bitcast float %conv.i2461 to i32, !dbg !1266
    #dbg_value(i32 %204, !90, !DIExpression(), !1264)
  %conv.i.i2475 = fpext float %conv.i2461 to double, !dbg !1267
  %cmp.i.i2476 = fcmp oge double %conv.i.i2475, %add142, !dbg !1268
  br i1 %cmp.i.i2476, label %if.then.i48.i2494, label %if.end.i31.i2477, !dbg !1269

if.then.i48.i2494:                                ; preds = %cond.true12.i2474
  br label %_Z4stepfdb.exit49.i2489, !dbg !1270

if.end.i31.i2477:                                 ; preds = %cond.true12.i2474
  %cmp3.i32.i2478 = fcmp oge float %conv.i2461, 0.000000e+00, !dbg !1271
  %conv4.i33.i2479 = zext i1 %cmp3.i32.i2478 to i32, !dbg !1272
  %storedv8.i35.i2480 = zext i1 %cmp3.i32.i2478 to i8, !dbg !1273
    #dbg_value(i8 %storedv8.i35.i2480, !91, !DIExpression(), !1264)
  %cmp9.i36.i2481 = fcmp oeq float %conv.i2461, 0.000000e+00, !dbg !1274
  br i1 %cmp9.i36.i2481, label %if.then10.i47.i2493, label %if.end13.i37.i2482, !dbg !1274

if.then10.i47.i2493:                              ; preds = %if.end.i31.i2477
  br label %cleanup.i42.i2487, !dbg !1275

if.end13.i37.i2482:                               ; preds = %if.end.i31.i2477
  br i1 %cmp3.i32.i2478, label %cond.true15.i45.i2491, label %cond.false16.i38.i2483, !dbg !1276

cond.true15.i45.i2491:                            ; preds = %if.end13.i37.i2482
  %add.i46.i2492 = add nsw i32 %204, 1, !dbg !1277
  br label %cond.end.i40.i2485, !dbg !1276

cond.false16.i38.i2483:                           ; preds = %if.end13.i37.i2482
  %sub.i39.i2484 = sub nsw i32 %204, 1, !dbg !1278
  br label %cond.end.i40.i2485, !dbg !1276

cond.end.i40.i2485:                               ; preds = %cond.false16.i38.i2483, %cond.true15.i45.i2491
  %cond17.i41.i2486 = phi i32 [ %add.i46.i2492, %cond.true15.i45.i2491 ], [ %sub.i39.i2484, %cond.false16.i38.i2483 ], !dbg !1276
  %205 = bitcast i32 %cond17.i41.i2486 to float, !dbg !1279
  br label %cleanup.i42.i2487, !dbg !1280

cleanup.i42.i2487:                                ; preds = %cond.end.i40.i2485, %if.then10.i47.i2493
  %retval.0.i43.i2488 = phi float [ 0x36A0000000000000, %if.then10.i47.i2493 ], [ %205, %cond.end.i40.i2485 ], !dbg !1264
  br label %_Z4stepfdb.exit49.i2489

_Z4stepfdb.exit49.i2489:                          ; preds = %cleanup.i42.i2487, %if.then.i48.i2494
  %retval.1.i44.i2490 = phi float [ %conv.i2461, %if.then.i48.i2494 ], [ %retval.0.i43.i2488, %cleanup.i42.i2487 ], !dbg !1264
  br label %_Z7roundeddi.exit2523, !dbg !1263

cond.false14.i2471:                               ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit405
  br label %_Z7roundeddi.exit2523, !dbg !1263

_Z7roundeddi.exit2523:                            ; preds = %_Z4stepfdb.exit49.i2489, %cond.false14.i2471
  %cond16.i2473 = phi contract float [ %retval.1.i44.i2490, %_Z4stepfdb.exit49.i2489 ], [ %conv.i2461, %cond.false14.i2471 ], !dbg !1263
    #dbg_value(float %cond.i402, !184, !DIExpression(), !1281)
    #dbg_value(float %cond16.i2473, !185, !DIExpression(), !1281)
  %206 = bitcast float %cond.i402 to i32, !dbg !1283
  %207 = bitcast float %cond16.i2473 to i32, !dbg !1284
  %cmp.i2524 = icmp eq i32 %206, %207, !dbg !1285
  %storedv.i.i2525 = zext i1 %cmp.i2524 to i8, !dbg !1286
  br i1 %cmp.i2524, label %_Z4sameff.exit2527, label %if.then.i.i2526, !dbg !1286

if.then.i.i2526:                                  ; preds = %_Z7roundeddi.exit2523
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z4sameff, i64 noundef 1) #6, !dbg !1286
  unreachable, !dbg !1286

_Z4sameff.exit2527:                               ; preds = %_Z7roundeddi.exit2523
  %208 = call contract float @llvm.nvvm.d2f.rz(double %add142), !dbg !1287
  %209 = bitcast float %208 to i32, !dbg !1288
  %idxprom154 = sext i32 %i.0 to i64, !dbg !1289
  %arrayidx155 = getelementptr inbounds i32, ptr %out, i64 %idxprom154, !dbg !1289
  store i32 %209, ptr %arrayidx155, align 4, !dbg !1290, !tbaa !79
  br label %for.inc, !dbg !1291

for.inc:                                          ; preds = %_Z4sameff.exit2527
  %add156 = add nsw i32 %i.0, 32, !dbg !1292
    #dbg_value(i32 %add156, !201, !DIExpression(), !221)
  br label %for.cond, !dbg !1293, !llvm.loop !1294

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !1298
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.i2f.rn(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.i2f.rz(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.i2f.rm(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.i2f.rp(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ui2f.rn(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ui2f.rz(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ui2f.rm(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ui2f.rp(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ll2f.rn(i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ll2f.rz(i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ll2f.rm(i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ll2f.rp(i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ull2f.rz(i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ull2f.rm(i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ull2f.rp(i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.ull2d.rm(i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.ull2d.rp(i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.ull2d.rz(i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.ll2d.rm(i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.ll2d.rz(i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rz(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rm(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rp(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.rm(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.f2ll.rp(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.d2ll.rz(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2ui.rz(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2ui.rp(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.f2ull.rm(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.d2ull.rp(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.d2f.rn(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.d2f.rz(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.d2f.rm(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.d2f.rp(double) #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #5

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!58}
!llvm.module.flags = !{!74, !75, !76, !77}
!llvm.ident = !{!78}
!llvm.errno.tbaa = !{!79}

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
!58 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !59, globals: !67, imports: !68, splitDebugInlining: false, nameTableKind: None)
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
!79 = !{!80, !80, i64 0}
!80 = !{!"int", !81, i64 0}
!81 = !{!"omnipotent char", !82, i64 0}
!82 = !{!"Simple C++ TBAA"}
!83 = distinct !DISubprogram(name: "step", linkageName: "_Z4stepfdb", scope: !2, file: !2, line: 7, type: !84, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !86)
!84 = !DISubroutineType(types: !85)
!85 = !{!61, !61, !60, !62}
!86 = !{!87, !88, !89, !90, !91}
!87 = !DILocalVariable(name: "f", arg: 1, scope: !83, file: !2, line: 7, type: !61)
!88 = !DILocalVariable(name: "d", arg: 2, scope: !83, file: !2, line: 7, type: !60)
!89 = !DILocalVariable(name: "up", arg: 3, scope: !83, file: !2, line: 7, type: !62)
!90 = !DILocalVariable(name: "b", scope: !83, file: !2, line: 8, type: !63)
!91 = !DILocalVariable(name: "away", scope: !83, file: !2, line: 10, type: !62)
!92 = !DILocation(line: 0, scope: !83)
!93 = !DILocation(line: 8, column: 11, scope: !83)
!94 = !DILocation(line: 9, column: 7, scope: !95)
!95 = distinct !DILexicalBlock(scope: !83, file: !2, line: 9, column: 7)
!96 = !DILocation(line: 9, column: 20, scope: !95)
!97 = !DILocation(line: 9, column: 22, scope: !95)
!98 = !DILocation(line: 9, column: 37, scope: !95)
!99 = !DILocation(line: 9, column: 39, scope: !95)
!100 = !DILocation(line: 9, column: 45, scope: !95)
!101 = !DILocation(line: 10, column: 18, scope: !83)
!102 = !DILocation(line: 10, column: 15, scope: !83)
!103 = !DILocation(line: 10, column: 27, scope: !83)
!104 = !DILocation(line: 10, column: 24, scope: !83)
!105 = !DILocation(line: 10, column: 8, scope: !83)
!106 = !DILocation(line: 11, column: 9, scope: !107)
!107 = distinct !DILexicalBlock(scope: !83, file: !2, line: 11, column: 7)
!108 = !DILocation(line: 11, column: 37, scope: !107)
!109 = !DILocation(line: 11, column: 22, scope: !107)
!110 = !DILocation(line: 11, column: 15, scope: !107)
!111 = !DILocation(line: 12, column: 25, scope: !83)
!112 = !DILocation(line: 12, column: 34, scope: !83)
!113 = !DILocation(line: 12, column: 42, scope: !83)
!114 = !DILocation(line: 12, column: 10, scope: !83)
!115 = !DILocation(line: 12, column: 3, scope: !83)
!116 = !DILocation(line: 13, column: 1, scope: !83)
!117 = distinct !DISubprogram(name: "rounded", linkageName: "_Z7roundeddi", scope: !2, file: !2, line: 15, type: !118, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !120)
!118 = !DISubroutineType(types: !119)
!119 = !{!61, !60, !63}
!120 = !{!121, !122, !123}
!121 = !DILocalVariable(name: "d", arg: 1, scope: !117, file: !2, line: 15, type: !60)
!122 = !DILocalVariable(name: "mode", arg: 2, scope: !117, file: !2, line: 15, type: !63)
!123 = !DILocalVariable(name: "f", scope: !117, file: !2, line: 16, type: !61)
!124 = !DILocation(line: 0, scope: !117)
!125 = !DILocation(line: 16, column: 20, scope: !117)
!126 = !DILocation(line: 18, column: 12, scope: !127)
!127 = distinct !DILexicalBlock(scope: !117, file: !2, line: 18, column: 7)
!128 = !DILocation(line: 18, column: 27, scope: !127)
!129 = !DILocation(line: 18, column: 25, scope: !127)
!130 = !DILocation(line: 18, column: 18, scope: !127)
!131 = !DILocation(line: 19, column: 12, scope: !132)
!132 = distinct !DILexicalBlock(scope: !117, file: !2, line: 19, column: 7)
!133 = !DILocation(line: 19, column: 33, scope: !132)
!134 = !DILocation(line: 19, column: 35, scope: !132)
!135 = !DILocation(line: 19, column: 25, scope: !132)
!136 = !DILocation(line: 0, scope: !83, inlinedAt: !137)
!137 = distinct !DILocation(line: 19, column: 41, scope: !132)
!138 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !137)
!139 = !DILocation(line: 9, column: 37, scope: !95, inlinedAt: !137)
!140 = !DILocation(line: 9, column: 39, scope: !95, inlinedAt: !137)
!141 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !137)
!142 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !137)
!143 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !137)
!144 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !137)
!145 = !DILocation(line: 10, column: 24, scope: !83, inlinedAt: !137)
!146 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !137)
!147 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !137)
!148 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !137)
!149 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !137)
!150 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !137)
!151 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !137)
!152 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !137)
!153 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !137)
!154 = !DILocation(line: 19, column: 18, scope: !132)
!155 = !DILocation(line: 20, column: 12, scope: !156)
!156 = distinct !DILexicalBlock(scope: !117, file: !2, line: 20, column: 7)
!157 = !DILocation(line: 20, column: 33, scope: !156)
!158 = !DILocation(line: 20, column: 35, scope: !156)
!159 = !DILocation(line: 20, column: 25, scope: !156)
!160 = !DILocation(line: 0, scope: !83, inlinedAt: !161)
!161 = distinct !DILocation(line: 20, column: 41, scope: !156)
!162 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !161)
!163 = !DILocation(line: 9, column: 20, scope: !95, inlinedAt: !161)
!164 = !DILocation(line: 9, column: 22, scope: !95, inlinedAt: !161)
!165 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !161)
!166 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !161)
!167 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !161)
!168 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !161)
!169 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !161)
!170 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !161)
!171 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !161)
!172 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !161)
!173 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !161)
!174 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !161)
!175 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !161)
!176 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !161)
!177 = !DILocation(line: 20, column: 18, scope: !156)
!178 = !DILocation(line: 21, column: 3, scope: !117)
!179 = !DILocation(line: 22, column: 1, scope: !117)
!180 = distinct !DISubprogram(name: "same", linkageName: "_Z4sameff", scope: !2, file: !2, line: 23, type: !181, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !183)
!181 = !DISubroutineType(types: !182)
!182 = !{null, !61, !61}
!183 = !{!184, !185}
!184 = !DILocalVariable(name: "a", arg: 1, scope: !180, file: !2, line: 23, type: !61)
!185 = !DILocalVariable(name: "b", arg: 2, scope: !180, file: !2, line: 23, type: !61)
!186 = !DILocation(line: 0, scope: !180)
!187 = !DILocation(line: 23, column: 49, scope: !180)
!188 = !DILocation(line: 23, column: 70, scope: !180)
!189 = !DILocation(line: 23, column: 67, scope: !180)
!190 = !DILocation(line: 23, column: 42, scope: !180)
!191 = !DILocation(line: 23, column: 90, scope: !180)
!192 = distinct !DISubprogram(name: "convert", linkageName: "_Z7convertPKyPj", scope: !2, file: !2, line: 25, type: !193, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !198)
!193 = !DISubroutineType(types: !194)
!194 = !{null, !195, !197}
!195 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !196, size: 64)
!196 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !66)
!197 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!198 = !{!199, !200, !201, !203, !206, !207, !208, !209, !210, !211, !212, !213, !214, !215, !216, !217, !218}
!199 = !DILocalVariable(name: "bits", arg: 1, scope: !192, file: !2, line: 25, type: !195)
!200 = !DILocalVariable(name: "out", arg: 2, scope: !192, file: !2, line: 25, type: !197)
!201 = !DILocalVariable(name: "i", scope: !202, file: !2, line: 26, type: !63)
!202 = distinct !DILexicalBlock(scope: !192, file: !2, line: 26, column: 3)
!203 = !DILocalVariable(name: "w", scope: !204, file: !2, line: 27, type: !66)
!204 = distinct !DILexicalBlock(scope: !205, file: !2, line: 26, column: 47)
!205 = distinct !DILexicalBlock(scope: !202, file: !2, line: 26, column: 3)
!206 = !DILocalVariable(name: "s", scope: !204, file: !2, line: 28, type: !63)
!207 = !DILocalVariable(name: "u", scope: !204, file: !2, line: 29, type: !64)
!208 = !DILocalVariable(name: "l", scope: !204, file: !2, line: 35, type: !65)
!209 = !DILocalVariable(name: "n", scope: !204, file: !2, line: 36, type: !66)
!210 = !DILocalVariable(name: "down", scope: !204, file: !2, line: 41, type: !60)
!211 = !DILocalVariable(name: "up", scope: !204, file: !2, line: 41, type: !60)
!212 = !DILocalVariable(name: "low", scope: !204, file: !2, line: 44, type: !60)
!213 = !DILocalVariable(name: "zero", scope: !204, file: !2, line: 44, type: !60)
!214 = !DILocalVariable(name: "f", scope: !204, file: !2, line: 47, type: !61)
!215 = !DILocalVariable(name: "even", scope: !204, file: !2, line: 49, type: !63)
!216 = !DILocalVariable(name: "twice", scope: !204, file: !2, line: 49, type: !63)
!217 = !DILocalVariable(name: "p", scope: !204, file: !2, line: 52, type: !61)
!218 = !DILocalVariable(name: "d", scope: !204, file: !2, line: 55, type: !60)
!219 = !DILocation(line: 0, scope: !192)
!220 = !DILocation(line: 26, column: 16, scope: !202)
!221 = !DILocation(line: 0, scope: !202)
!222 = !DILocation(line: 26, column: 8, scope: !202)
!223 = !DILocation(line: 26, scope: !202)
!224 = !DILocation(line: 26, column: 31, scope: !205)
!225 = !DILocation(line: 26, column: 3, scope: !202)
!226 = !DILocation(line: 27, column: 28, scope: !204)
!227 = !{!228, !228, i64 0}
!228 = !{!"long long", !81, i64 0}
!229 = !DILocation(line: 0, scope: !204)
!230 = !DILocation(line: 28, column: 18, scope: !204)
!231 = !DILocation(line: 29, column: 31, scope: !204)
!232 = !DILocation(line: 29, column: 28, scope: !204)
!233 = !DILocation(line: 30, column: 10, scope: !204)
!234 = !DILocation(line: 30, column: 36, scope: !204)
!235 = !DILocation(line: 0, scope: !117, inlinedAt: !236)
!236 = distinct !DILocation(line: 30, column: 28, scope: !204)
!237 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !236)
!238 = !DILocation(line: 0, scope: !180, inlinedAt: !239)
!239 = distinct !DILocation(line: 30, column: 5, scope: !204)
!240 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !239)
!241 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !239)
!242 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !239)
!243 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !239)
!244 = !DILocation(line: 30, column: 49, scope: !204)
!245 = !DILocation(line: 30, column: 75, scope: !204)
!246 = !DILocation(line: 0, scope: !117, inlinedAt: !247)
!247 = distinct !DILocation(line: 30, column: 67, scope: !204)
!248 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !247)
!249 = !DILocation(line: 18, column: 27, scope: !127, inlinedAt: !247)
!250 = !DILocation(line: 18, column: 25, scope: !127, inlinedAt: !247)
!251 = !DILocation(line: 19, column: 12, scope: !132, inlinedAt: !247)
!252 = !DILocation(line: 19, column: 33, scope: !132, inlinedAt: !247)
!253 = !DILocation(line: 19, column: 35, scope: !132, inlinedAt: !247)
!254 = !DILocation(line: 19, column: 25, scope: !132, inlinedAt: !247)
!255 = !DILocation(line: 0, scope: !83, inlinedAt: !256)
!256 = distinct !DILocation(line: 19, column: 41, scope: !132, inlinedAt: !247)
!257 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !256)
!258 = !DILocation(line: 9, column: 37, scope: !95, inlinedAt: !256)
!259 = !DILocation(line: 9, column: 39, scope: !95, inlinedAt: !256)
!260 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !256)
!261 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !256)
!262 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !256)
!263 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !256)
!264 = !DILocation(line: 10, column: 24, scope: !83, inlinedAt: !256)
!265 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !256)
!266 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !256)
!267 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !256)
!268 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !256)
!269 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !256)
!270 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !256)
!271 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !256)
!272 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !256)
!273 = !DILocation(line: 19, column: 18, scope: !132, inlinedAt: !247)
!274 = !DILocation(line: 20, column: 12, scope: !156, inlinedAt: !247)
!275 = !DILocation(line: 20, column: 33, scope: !156, inlinedAt: !247)
!276 = !DILocation(line: 20, column: 35, scope: !156, inlinedAt: !247)
!277 = !DILocation(line: 20, column: 25, scope: !156, inlinedAt: !247)
!278 = !DILocation(line: 0, scope: !83, inlinedAt: !279)
!279 = distinct !DILocation(line: 20, column: 41, scope: !156, inlinedAt: !247)
!280 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !279)
!281 = !DILocation(line: 9, column: 20, scope: !95, inlinedAt: !279)
!282 = !DILocation(line: 9, column: 22, scope: !95, inlinedAt: !279)
!283 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !279)
!284 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !279)
!285 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !279)
!286 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !279)
!287 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !279)
!288 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !279)
!289 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !279)
!290 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !279)
!291 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !279)
!292 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !279)
!293 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !279)
!294 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !279)
!295 = !DILocation(line: 20, column: 18, scope: !156, inlinedAt: !247)
!296 = !DILocation(line: 21, column: 3, scope: !117, inlinedAt: !247)
!297 = !DILocation(line: 0, scope: !180, inlinedAt: !298)
!298 = distinct !DILocation(line: 30, column: 44, scope: !204)
!299 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !298)
!300 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !298)
!301 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !298)
!302 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !298)
!303 = !DILocation(line: 30, column: 88, scope: !204)
!304 = !DILocation(line: 30, column: 114, scope: !204)
!305 = !DILocation(line: 0, scope: !117, inlinedAt: !306)
!306 = distinct !DILocation(line: 30, column: 106, scope: !204)
!307 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !306)
!308 = !DILocation(line: 19, column: 33, scope: !132, inlinedAt: !306)
!309 = !DILocation(line: 19, column: 35, scope: !132, inlinedAt: !306)
!310 = !DILocation(line: 19, column: 25, scope: !132, inlinedAt: !306)
!311 = !DILocation(line: 0, scope: !83, inlinedAt: !312)
!312 = distinct !DILocation(line: 19, column: 41, scope: !132, inlinedAt: !306)
!313 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !312)
!314 = !DILocation(line: 9, column: 37, scope: !95, inlinedAt: !312)
!315 = !DILocation(line: 9, column: 39, scope: !95, inlinedAt: !312)
!316 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !312)
!317 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !312)
!318 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !312)
!319 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !312)
!320 = !DILocation(line: 10, column: 24, scope: !83, inlinedAt: !312)
!321 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !312)
!322 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !312)
!323 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !312)
!324 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !312)
!325 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !312)
!326 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !312)
!327 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !312)
!328 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !312)
!329 = !DILocation(line: 0, scope: !180, inlinedAt: !330)
!330 = distinct !DILocation(line: 30, column: 83, scope: !204)
!331 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !330)
!332 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !330)
!333 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !330)
!334 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !330)
!335 = !DILocation(line: 30, column: 127, scope: !204)
!336 = !DILocation(line: 30, column: 153, scope: !204)
!337 = !DILocation(line: 0, scope: !117, inlinedAt: !338)
!338 = distinct !DILocation(line: 30, column: 145, scope: !204)
!339 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !338)
!340 = !DILocation(line: 20, column: 33, scope: !156, inlinedAt: !338)
!341 = !DILocation(line: 20, column: 35, scope: !156, inlinedAt: !338)
!342 = !DILocation(line: 20, column: 25, scope: !156, inlinedAt: !338)
!343 = !DILocation(line: 0, scope: !83, inlinedAt: !344)
!344 = distinct !DILocation(line: 20, column: 41, scope: !156, inlinedAt: !338)
!345 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !344)
!346 = !DILocation(line: 9, column: 20, scope: !95, inlinedAt: !344)
!347 = !DILocation(line: 9, column: 22, scope: !95, inlinedAt: !344)
!348 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !344)
!349 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !344)
!350 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !344)
!351 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !344)
!352 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !344)
!353 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !344)
!354 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !344)
!355 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !344)
!356 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !344)
!357 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !344)
!358 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !344)
!359 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !344)
!360 = !DILocation(line: 0, scope: !180, inlinedAt: !361)
!361 = distinct !DILocation(line: 30, column: 122, scope: !204)
!362 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !361)
!363 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !361)
!364 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !361)
!365 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !361)
!366 = !DILocation(line: 31, column: 10, scope: !204)
!367 = !DILocation(line: 31, column: 37, scope: !204)
!368 = !DILocation(line: 0, scope: !117, inlinedAt: !369)
!369 = distinct !DILocation(line: 31, column: 29, scope: !204)
!370 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !369)
!371 = !DILocation(line: 0, scope: !180, inlinedAt: !372)
!372 = distinct !DILocation(line: 31, column: 5, scope: !204)
!373 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !372)
!374 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !372)
!375 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !372)
!376 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !372)
!377 = !DILocation(line: 31, column: 50, scope: !204)
!378 = !DILocation(line: 31, column: 77, scope: !204)
!379 = !DILocation(line: 0, scope: !117, inlinedAt: !380)
!380 = distinct !DILocation(line: 31, column: 69, scope: !204)
!381 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !380)
!382 = !DILocation(line: 19, column: 33, scope: !132, inlinedAt: !380)
!383 = !DILocation(line: 19, column: 35, scope: !132, inlinedAt: !380)
!384 = !DILocation(line: 19, column: 25, scope: !132, inlinedAt: !380)
!385 = !DILocation(line: 0, scope: !83, inlinedAt: !386)
!386 = distinct !DILocation(line: 19, column: 41, scope: !132, inlinedAt: !380)
!387 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !386)
!388 = !DILocation(line: 9, column: 37, scope: !95, inlinedAt: !386)
!389 = !DILocation(line: 9, column: 39, scope: !95, inlinedAt: !386)
!390 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !386)
!391 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !386)
!392 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !386)
!393 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !386)
!394 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !386)
!395 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !386)
!396 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !386)
!397 = !DILocation(line: 0, scope: !180, inlinedAt: !398)
!398 = distinct !DILocation(line: 31, column: 45, scope: !204)
!399 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !398)
!400 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !398)
!401 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !398)
!402 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !398)
!403 = !DILocation(line: 31, column: 90, scope: !204)
!404 = !DILocation(line: 31, column: 117, scope: !204)
!405 = !DILocation(line: 0, scope: !117, inlinedAt: !406)
!406 = distinct !DILocation(line: 31, column: 109, scope: !204)
!407 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !406)
!408 = !DILocation(line: 19, column: 33, scope: !132, inlinedAt: !406)
!409 = !DILocation(line: 19, column: 35, scope: !132, inlinedAt: !406)
!410 = !DILocation(line: 19, column: 25, scope: !132, inlinedAt: !406)
!411 = !DILocation(line: 0, scope: !83, inlinedAt: !412)
!412 = distinct !DILocation(line: 19, column: 41, scope: !132, inlinedAt: !406)
!413 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !412)
!414 = !DILocation(line: 9, column: 37, scope: !95, inlinedAt: !412)
!415 = !DILocation(line: 9, column: 39, scope: !95, inlinedAt: !412)
!416 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !412)
!417 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !412)
!418 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !412)
!419 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !412)
!420 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !412)
!421 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !412)
!422 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !412)
!423 = !DILocation(line: 0, scope: !180, inlinedAt: !424)
!424 = distinct !DILocation(line: 31, column: 85, scope: !204)
!425 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !424)
!426 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !424)
!427 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !424)
!428 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !424)
!429 = !DILocation(line: 31, column: 130, scope: !204)
!430 = !DILocation(line: 31, column: 157, scope: !204)
!431 = !DILocation(line: 0, scope: !117, inlinedAt: !432)
!432 = distinct !DILocation(line: 31, column: 149, scope: !204)
!433 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !432)
!434 = !DILocation(line: 20, column: 33, scope: !156, inlinedAt: !432)
!435 = !DILocation(line: 20, column: 35, scope: !156, inlinedAt: !432)
!436 = !DILocation(line: 20, column: 25, scope: !156, inlinedAt: !432)
!437 = !DILocation(line: 0, scope: !83, inlinedAt: !438)
!438 = distinct !DILocation(line: 20, column: 41, scope: !156, inlinedAt: !432)
!439 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !438)
!440 = !DILocation(line: 9, column: 20, scope: !95, inlinedAt: !438)
!441 = !DILocation(line: 9, column: 22, scope: !95, inlinedAt: !438)
!442 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !438)
!443 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !438)
!444 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !438)
!445 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !438)
!446 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !438)
!447 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !438)
!448 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !438)
!449 = !DILocation(line: 0, scope: !180, inlinedAt: !450)
!450 = distinct !DILocation(line: 31, column: 125, scope: !204)
!451 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !450)
!452 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !450)
!453 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !450)
!454 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !450)
!455 = !DILocation(line: 32, column: 10, scope: !204)
!456 = !DILocation(line: 32, column: 37, scope: !204)
!457 = !DILocation(line: 0, scope: !117, inlinedAt: !458)
!458 = distinct !DILocation(line: 32, column: 29, scope: !204)
!459 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !458)
!460 = !DILocation(line: 18, column: 27, scope: !127, inlinedAt: !458)
!461 = !DILocation(line: 18, column: 25, scope: !127, inlinedAt: !458)
!462 = !DILocation(line: 19, column: 12, scope: !132, inlinedAt: !458)
!463 = !DILocation(line: 19, column: 33, scope: !132, inlinedAt: !458)
!464 = !DILocation(line: 19, column: 35, scope: !132, inlinedAt: !458)
!465 = !DILocation(line: 19, column: 25, scope: !132, inlinedAt: !458)
!466 = !DILocation(line: 0, scope: !83, inlinedAt: !467)
!467 = distinct !DILocation(line: 19, column: 41, scope: !132, inlinedAt: !458)
!468 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !467)
!469 = !DILocation(line: 9, column: 37, scope: !95, inlinedAt: !467)
!470 = !DILocation(line: 9, column: 39, scope: !95, inlinedAt: !467)
!471 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !467)
!472 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !467)
!473 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !467)
!474 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !467)
!475 = !DILocation(line: 10, column: 24, scope: !83, inlinedAt: !467)
!476 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !467)
!477 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !467)
!478 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !467)
!479 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !467)
!480 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !467)
!481 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !467)
!482 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !467)
!483 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !467)
!484 = !DILocation(line: 19, column: 18, scope: !132, inlinedAt: !458)
!485 = !DILocation(line: 20, column: 12, scope: !156, inlinedAt: !458)
!486 = !DILocation(line: 20, column: 33, scope: !156, inlinedAt: !458)
!487 = !DILocation(line: 20, column: 35, scope: !156, inlinedAt: !458)
!488 = !DILocation(line: 20, column: 25, scope: !156, inlinedAt: !458)
!489 = !DILocation(line: 0, scope: !83, inlinedAt: !490)
!490 = distinct !DILocation(line: 20, column: 41, scope: !156, inlinedAt: !458)
!491 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !490)
!492 = !DILocation(line: 9, column: 20, scope: !95, inlinedAt: !490)
!493 = !DILocation(line: 9, column: 22, scope: !95, inlinedAt: !490)
!494 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !490)
!495 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !490)
!496 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !490)
!497 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !490)
!498 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !490)
!499 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !490)
!500 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !490)
!501 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !490)
!502 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !490)
!503 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !490)
!504 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !490)
!505 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !490)
!506 = !DILocation(line: 20, column: 18, scope: !156, inlinedAt: !458)
!507 = !DILocation(line: 21, column: 3, scope: !117, inlinedAt: !458)
!508 = !DILocation(line: 0, scope: !180, inlinedAt: !509)
!509 = distinct !DILocation(line: 32, column: 5, scope: !204)
!510 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !509)
!511 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !509)
!512 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !509)
!513 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !509)
!514 = !DILocation(line: 32, column: 50, scope: !204)
!515 = !DILocation(line: 32, column: 77, scope: !204)
!516 = !DILocation(line: 0, scope: !117, inlinedAt: !517)
!517 = distinct !DILocation(line: 32, column: 69, scope: !204)
!518 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !517)
!519 = !DILocation(line: 19, column: 33, scope: !132, inlinedAt: !517)
!520 = !DILocation(line: 19, column: 35, scope: !132, inlinedAt: !517)
!521 = !DILocation(line: 19, column: 25, scope: !132, inlinedAt: !517)
!522 = !DILocation(line: 0, scope: !83, inlinedAt: !523)
!523 = distinct !DILocation(line: 19, column: 41, scope: !132, inlinedAt: !517)
!524 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !523)
!525 = !DILocation(line: 9, column: 37, scope: !95, inlinedAt: !523)
!526 = !DILocation(line: 9, column: 39, scope: !95, inlinedAt: !523)
!527 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !523)
!528 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !523)
!529 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !523)
!530 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !523)
!531 = !DILocation(line: 10, column: 24, scope: !83, inlinedAt: !523)
!532 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !523)
!533 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !523)
!534 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !523)
!535 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !523)
!536 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !523)
!537 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !523)
!538 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !523)
!539 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !523)
!540 = !DILocation(line: 0, scope: !180, inlinedAt: !541)
!541 = distinct !DILocation(line: 32, column: 45, scope: !204)
!542 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !541)
!543 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !541)
!544 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !541)
!545 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !541)
!546 = !DILocation(line: 32, column: 90, scope: !204)
!547 = !DILocation(line: 32, column: 117, scope: !204)
!548 = !DILocation(line: 0, scope: !117, inlinedAt: !549)
!549 = distinct !DILocation(line: 32, column: 109, scope: !204)
!550 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !549)
!551 = !DILocation(line: 20, column: 33, scope: !156, inlinedAt: !549)
!552 = !DILocation(line: 20, column: 35, scope: !156, inlinedAt: !549)
!553 = !DILocation(line: 20, column: 25, scope: !156, inlinedAt: !549)
!554 = !DILocation(line: 0, scope: !83, inlinedAt: !555)
!555 = distinct !DILocation(line: 20, column: 41, scope: !156, inlinedAt: !549)
!556 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !555)
!557 = !DILocation(line: 9, column: 20, scope: !95, inlinedAt: !555)
!558 = !DILocation(line: 9, column: 22, scope: !95, inlinedAt: !555)
!559 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !555)
!560 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !555)
!561 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !555)
!562 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !555)
!563 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !555)
!564 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !555)
!565 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !555)
!566 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !555)
!567 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !555)
!568 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !555)
!569 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !555)
!570 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !555)
!571 = !DILocation(line: 0, scope: !180, inlinedAt: !572)
!572 = distinct !DILocation(line: 32, column: 85, scope: !204)
!573 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !572)
!574 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !572)
!575 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !572)
!576 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !572)
!577 = !DILocation(line: 33, column: 10, scope: !204)
!578 = !DILocation(line: 33, column: 38, scope: !204)
!579 = !DILocation(line: 0, scope: !117, inlinedAt: !580)
!580 = distinct !DILocation(line: 33, column: 30, scope: !204)
!581 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !580)
!582 = !DILocation(line: 19, column: 33, scope: !132, inlinedAt: !580)
!583 = !DILocation(line: 19, column: 35, scope: !132, inlinedAt: !580)
!584 = !DILocation(line: 19, column: 25, scope: !132, inlinedAt: !580)
!585 = !DILocation(line: 0, scope: !83, inlinedAt: !586)
!586 = distinct !DILocation(line: 19, column: 41, scope: !132, inlinedAt: !580)
!587 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !586)
!588 = !DILocation(line: 9, column: 37, scope: !95, inlinedAt: !586)
!589 = !DILocation(line: 9, column: 39, scope: !95, inlinedAt: !586)
!590 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !586)
!591 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !586)
!592 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !586)
!593 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !586)
!594 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !586)
!595 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !586)
!596 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !586)
!597 = !DILocation(line: 0, scope: !180, inlinedAt: !598)
!598 = distinct !DILocation(line: 33, column: 5, scope: !204)
!599 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !598)
!600 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !598)
!601 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !598)
!602 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !598)
!603 = !DILocation(line: 33, column: 51, scope: !204)
!604 = !DILocation(line: 33, column: 79, scope: !204)
!605 = !DILocation(line: 0, scope: !117, inlinedAt: !606)
!606 = distinct !DILocation(line: 33, column: 71, scope: !204)
!607 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !606)
!608 = !DILocation(line: 19, column: 33, scope: !132, inlinedAt: !606)
!609 = !DILocation(line: 19, column: 35, scope: !132, inlinedAt: !606)
!610 = !DILocation(line: 19, column: 25, scope: !132, inlinedAt: !606)
!611 = !DILocation(line: 0, scope: !83, inlinedAt: !612)
!612 = distinct !DILocation(line: 19, column: 41, scope: !132, inlinedAt: !606)
!613 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !612)
!614 = !DILocation(line: 9, column: 37, scope: !95, inlinedAt: !612)
!615 = !DILocation(line: 9, column: 39, scope: !95, inlinedAt: !612)
!616 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !612)
!617 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !612)
!618 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !612)
!619 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !612)
!620 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !612)
!621 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !612)
!622 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !612)
!623 = !DILocation(line: 0, scope: !180, inlinedAt: !624)
!624 = distinct !DILocation(line: 33, column: 46, scope: !204)
!625 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !624)
!626 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !624)
!627 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !624)
!628 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !624)
!629 = !DILocation(line: 33, column: 92, scope: !204)
!630 = !DILocation(line: 33, column: 120, scope: !204)
!631 = !DILocation(line: 0, scope: !117, inlinedAt: !632)
!632 = distinct !DILocation(line: 33, column: 112, scope: !204)
!633 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !632)
!634 = !DILocation(line: 20, column: 33, scope: !156, inlinedAt: !632)
!635 = !DILocation(line: 20, column: 35, scope: !156, inlinedAt: !632)
!636 = !DILocation(line: 20, column: 25, scope: !156, inlinedAt: !632)
!637 = !DILocation(line: 0, scope: !83, inlinedAt: !638)
!638 = distinct !DILocation(line: 20, column: 41, scope: !156, inlinedAt: !632)
!639 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !638)
!640 = !DILocation(line: 9, column: 20, scope: !95, inlinedAt: !638)
!641 = !DILocation(line: 9, column: 22, scope: !95, inlinedAt: !638)
!642 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !638)
!643 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !638)
!644 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !638)
!645 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !638)
!646 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !638)
!647 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !638)
!648 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !638)
!649 = !DILocation(line: 0, scope: !180, inlinedAt: !650)
!650 = distinct !DILocation(line: 33, column: 87, scope: !204)
!651 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !650)
!652 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !650)
!653 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !650)
!654 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !650)
!655 = !DILocation(line: 35, column: 32, scope: !204)
!656 = !DILocation(line: 36, column: 30, scope: !204)
!657 = !DILocation(line: 37, column: 10, scope: !204)
!658 = !DILocation(line: 37, column: 45, scope: !204)
!659 = !DILocation(line: 0, scope: !117, inlinedAt: !660)
!660 = distinct !DILocation(line: 37, column: 29, scope: !204)
!661 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !660)
!662 = !DILocation(line: 0, scope: !180, inlinedAt: !663)
!663 = distinct !DILocation(line: 37, column: 5, scope: !204)
!664 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !663)
!665 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !663)
!666 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !663)
!667 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !663)
!668 = !DILocation(line: 37, column: 58, scope: !204)
!669 = !DILocation(line: 37, column: 93, scope: !204)
!670 = !DILocation(line: 0, scope: !117, inlinedAt: !671)
!671 = distinct !DILocation(line: 37, column: 77, scope: !204)
!672 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !671)
!673 = !DILocation(line: 18, column: 27, scope: !127, inlinedAt: !671)
!674 = !DILocation(line: 18, column: 25, scope: !127, inlinedAt: !671)
!675 = !DILocation(line: 19, column: 12, scope: !132, inlinedAt: !671)
!676 = !DILocation(line: 19, column: 33, scope: !132, inlinedAt: !671)
!677 = !DILocation(line: 19, column: 35, scope: !132, inlinedAt: !671)
!678 = !DILocation(line: 19, column: 25, scope: !132, inlinedAt: !671)
!679 = !DILocation(line: 0, scope: !83, inlinedAt: !680)
!680 = distinct !DILocation(line: 19, column: 41, scope: !132, inlinedAt: !671)
!681 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !680)
!682 = !DILocation(line: 9, column: 37, scope: !95, inlinedAt: !680)
!683 = !DILocation(line: 9, column: 39, scope: !95, inlinedAt: !680)
!684 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !680)
!685 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !680)
!686 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !680)
!687 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !680)
!688 = !DILocation(line: 10, column: 24, scope: !83, inlinedAt: !680)
!689 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !680)
!690 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !680)
!691 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !680)
!692 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !680)
!693 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !680)
!694 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !680)
!695 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !680)
!696 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !680)
!697 = !DILocation(line: 19, column: 18, scope: !132, inlinedAt: !671)
!698 = !DILocation(line: 20, column: 12, scope: !156, inlinedAt: !671)
!699 = !DILocation(line: 20, column: 33, scope: !156, inlinedAt: !671)
!700 = !DILocation(line: 20, column: 35, scope: !156, inlinedAt: !671)
!701 = !DILocation(line: 20, column: 25, scope: !156, inlinedAt: !671)
!702 = !DILocation(line: 0, scope: !83, inlinedAt: !703)
!703 = distinct !DILocation(line: 20, column: 41, scope: !156, inlinedAt: !671)
!704 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !703)
!705 = !DILocation(line: 9, column: 20, scope: !95, inlinedAt: !703)
!706 = !DILocation(line: 9, column: 22, scope: !95, inlinedAt: !703)
!707 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !703)
!708 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !703)
!709 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !703)
!710 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !703)
!711 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !703)
!712 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !703)
!713 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !703)
!714 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !703)
!715 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !703)
!716 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !703)
!717 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !703)
!718 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !703)
!719 = !DILocation(line: 20, column: 18, scope: !156, inlinedAt: !671)
!720 = !DILocation(line: 21, column: 3, scope: !117, inlinedAt: !671)
!721 = !DILocation(line: 0, scope: !180, inlinedAt: !722)
!722 = distinct !DILocation(line: 37, column: 53, scope: !204)
!723 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !722)
!724 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !722)
!725 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !722)
!726 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !722)
!727 = !DILocation(line: 37, column: 106, scope: !204)
!728 = !DILocation(line: 37, column: 141, scope: !204)
!729 = !DILocation(line: 0, scope: !117, inlinedAt: !730)
!730 = distinct !DILocation(line: 37, column: 125, scope: !204)
!731 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !730)
!732 = !DILocation(line: 19, column: 33, scope: !132, inlinedAt: !730)
!733 = !DILocation(line: 19, column: 35, scope: !132, inlinedAt: !730)
!734 = !DILocation(line: 19, column: 25, scope: !132, inlinedAt: !730)
!735 = !DILocation(line: 0, scope: !83, inlinedAt: !736)
!736 = distinct !DILocation(line: 19, column: 41, scope: !132, inlinedAt: !730)
!737 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !736)
!738 = !DILocation(line: 9, column: 37, scope: !95, inlinedAt: !736)
!739 = !DILocation(line: 9, column: 39, scope: !95, inlinedAt: !736)
!740 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !736)
!741 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !736)
!742 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !736)
!743 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !736)
!744 = !DILocation(line: 10, column: 24, scope: !83, inlinedAt: !736)
!745 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !736)
!746 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !736)
!747 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !736)
!748 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !736)
!749 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !736)
!750 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !736)
!751 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !736)
!752 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !736)
!753 = !DILocation(line: 0, scope: !180, inlinedAt: !754)
!754 = distinct !DILocation(line: 37, column: 101, scope: !204)
!755 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !754)
!756 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !754)
!757 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !754)
!758 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !754)
!759 = !DILocation(line: 37, column: 154, scope: !204)
!760 = !DILocation(line: 37, column: 189, scope: !204)
!761 = !DILocation(line: 0, scope: !117, inlinedAt: !762)
!762 = distinct !DILocation(line: 37, column: 173, scope: !204)
!763 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !762)
!764 = !DILocation(line: 20, column: 33, scope: !156, inlinedAt: !762)
!765 = !DILocation(line: 20, column: 35, scope: !156, inlinedAt: !762)
!766 = !DILocation(line: 20, column: 25, scope: !156, inlinedAt: !762)
!767 = !DILocation(line: 0, scope: !83, inlinedAt: !768)
!768 = distinct !DILocation(line: 20, column: 41, scope: !156, inlinedAt: !762)
!769 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !768)
!770 = !DILocation(line: 9, column: 20, scope: !95, inlinedAt: !768)
!771 = !DILocation(line: 9, column: 22, scope: !95, inlinedAt: !768)
!772 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !768)
!773 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !768)
!774 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !768)
!775 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !768)
!776 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !768)
!777 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !768)
!778 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !768)
!779 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !768)
!780 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !768)
!781 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !768)
!782 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !768)
!783 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !768)
!784 = !DILocation(line: 0, scope: !180, inlinedAt: !785)
!785 = distinct !DILocation(line: 37, column: 149, scope: !204)
!786 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !785)
!787 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !785)
!788 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !785)
!789 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !785)
!790 = !DILocation(line: 38, column: 10, scope: !204)
!791 = !DILocation(line: 38, column: 46, scope: !204)
!792 = !DILocation(line: 0, scope: !117, inlinedAt: !793)
!793 = distinct !DILocation(line: 38, column: 30, scope: !204)
!794 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !793)
!795 = !DILocation(line: 19, column: 33, scope: !132, inlinedAt: !793)
!796 = !DILocation(line: 19, column: 35, scope: !132, inlinedAt: !793)
!797 = !DILocation(line: 19, column: 25, scope: !132, inlinedAt: !793)
!798 = !DILocation(line: 0, scope: !83, inlinedAt: !799)
!799 = distinct !DILocation(line: 19, column: 41, scope: !132, inlinedAt: !793)
!800 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !799)
!801 = !DILocation(line: 9, column: 37, scope: !95, inlinedAt: !799)
!802 = !DILocation(line: 9, column: 39, scope: !95, inlinedAt: !799)
!803 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !799)
!804 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !799)
!805 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !799)
!806 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !799)
!807 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !799)
!808 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !799)
!809 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !799)
!810 = !DILocation(line: 0, scope: !180, inlinedAt: !811)
!811 = distinct !DILocation(line: 38, column: 5, scope: !204)
!812 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !811)
!813 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !811)
!814 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !811)
!815 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !811)
!816 = !DILocation(line: 38, column: 59, scope: !204)
!817 = !DILocation(line: 38, column: 95, scope: !204)
!818 = !DILocation(line: 0, scope: !117, inlinedAt: !819)
!819 = distinct !DILocation(line: 38, column: 79, scope: !204)
!820 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !819)
!821 = !DILocation(line: 19, column: 33, scope: !132, inlinedAt: !819)
!822 = !DILocation(line: 19, column: 35, scope: !132, inlinedAt: !819)
!823 = !DILocation(line: 19, column: 25, scope: !132, inlinedAt: !819)
!824 = !DILocation(line: 0, scope: !83, inlinedAt: !825)
!825 = distinct !DILocation(line: 19, column: 41, scope: !132, inlinedAt: !819)
!826 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !825)
!827 = !DILocation(line: 9, column: 37, scope: !95, inlinedAt: !825)
!828 = !DILocation(line: 9, column: 39, scope: !95, inlinedAt: !825)
!829 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !825)
!830 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !825)
!831 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !825)
!832 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !825)
!833 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !825)
!834 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !825)
!835 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !825)
!836 = !DILocation(line: 0, scope: !180, inlinedAt: !837)
!837 = distinct !DILocation(line: 38, column: 54, scope: !204)
!838 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !837)
!839 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !837)
!840 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !837)
!841 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !837)
!842 = !DILocation(line: 38, column: 108, scope: !204)
!843 = !DILocation(line: 38, column: 144, scope: !204)
!844 = !DILocation(line: 0, scope: !117, inlinedAt: !845)
!845 = distinct !DILocation(line: 38, column: 128, scope: !204)
!846 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !845)
!847 = !DILocation(line: 20, column: 33, scope: !156, inlinedAt: !845)
!848 = !DILocation(line: 20, column: 35, scope: !156, inlinedAt: !845)
!849 = !DILocation(line: 20, column: 25, scope: !156, inlinedAt: !845)
!850 = !DILocation(line: 0, scope: !83, inlinedAt: !851)
!851 = distinct !DILocation(line: 20, column: 41, scope: !156, inlinedAt: !845)
!852 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !851)
!853 = !DILocation(line: 9, column: 20, scope: !95, inlinedAt: !851)
!854 = !DILocation(line: 9, column: 22, scope: !95, inlinedAt: !851)
!855 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !851)
!856 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !851)
!857 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !851)
!858 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !851)
!859 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !851)
!860 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !851)
!861 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !851)
!862 = !DILocation(line: 0, scope: !180, inlinedAt: !863)
!863 = distinct !DILocation(line: 38, column: 103, scope: !204)
!864 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !863)
!865 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !863)
!866 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !863)
!867 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !863)
!868 = !DILocation(line: 39, column: 10, scope: !204)
!869 = !DILocation(line: 39, column: 44, scope: !204)
!870 = !DILocation(line: 0, scope: !117, inlinedAt: !871)
!871 = distinct !DILocation(line: 39, column: 28, scope: !204)
!872 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !871)
!873 = !DILocation(line: 19, column: 33, scope: !132, inlinedAt: !871)
!874 = !DILocation(line: 19, column: 35, scope: !132, inlinedAt: !871)
!875 = !DILocation(line: 19, column: 25, scope: !132, inlinedAt: !871)
!876 = !DILocation(line: 0, scope: !83, inlinedAt: !877)
!877 = distinct !DILocation(line: 19, column: 41, scope: !132, inlinedAt: !871)
!878 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !877)
!879 = !DILocation(line: 9, column: 37, scope: !95, inlinedAt: !877)
!880 = !DILocation(line: 9, column: 39, scope: !95, inlinedAt: !877)
!881 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !877)
!882 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !877)
!883 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !877)
!884 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !877)
!885 = !DILocation(line: 10, column: 24, scope: !83, inlinedAt: !877)
!886 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !877)
!887 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !877)
!888 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !877)
!889 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !877)
!890 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !877)
!891 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !877)
!892 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !877)
!893 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !877)
!894 = !DILocation(line: 0, scope: !180, inlinedAt: !895)
!895 = distinct !DILocation(line: 39, column: 5, scope: !204)
!896 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !895)
!897 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !895)
!898 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !895)
!899 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !895)
!900 = !DILocation(line: 39, column: 57, scope: !204)
!901 = !DILocation(line: 39, column: 92, scope: !204)
!902 = !DILocation(line: 0, scope: !117, inlinedAt: !903)
!903 = distinct !DILocation(line: 39, column: 76, scope: !204)
!904 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !903)
!905 = !DILocation(line: 20, column: 33, scope: !156, inlinedAt: !903)
!906 = !DILocation(line: 20, column: 35, scope: !156, inlinedAt: !903)
!907 = !DILocation(line: 20, column: 25, scope: !156, inlinedAt: !903)
!908 = !DILocation(line: 0, scope: !83, inlinedAt: !909)
!909 = distinct !DILocation(line: 20, column: 41, scope: !156, inlinedAt: !903)
!910 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !909)
!911 = !DILocation(line: 9, column: 20, scope: !95, inlinedAt: !909)
!912 = !DILocation(line: 9, column: 22, scope: !95, inlinedAt: !909)
!913 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !909)
!914 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !909)
!915 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !909)
!916 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !909)
!917 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !909)
!918 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !909)
!919 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !909)
!920 = !DILocation(line: 0, scope: !180, inlinedAt: !921)
!921 = distinct !DILocation(line: 39, column: 52, scope: !204)
!922 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !921)
!923 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !921)
!924 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !921)
!925 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !921)
!926 = !DILocation(line: 41, column: 37, scope: !204)
!927 = !DILocation(line: 41, column: 19, scope: !204)
!928 = !DILocation(line: 41, column: 66, scope: !204)
!929 = !DILocation(line: 41, column: 48, scope: !204)
!930 = !DILocation(line: 42, column: 32, scope: !204)
!931 = !DILocation(line: 42, column: 43, scope: !204)
!932 = !DILocation(line: 42, column: 37, scope: !204)
!933 = !DILocation(line: 42, column: 48, scope: !204)
!934 = !DILocation(line: 42, column: 71, scope: !204)
!935 = !DILocation(line: 42, column: 113, scope: !204)
!936 = !DILocation(line: 42, column: 95, scope: !204)
!937 = !DILocation(line: 42, column: 79, scope: !204)
!938 = !DILocation(line: 42, column: 76, scope: !204)
!939 = !DILocation(line: 42, column: 5, scope: !204)
!940 = !DILocation(line: 43, column: 12, scope: !204)
!941 = !DILocation(line: 43, column: 40, scope: !204)
!942 = !DILocation(line: 43, column: 90, scope: !204)
!943 = !DILocation(line: 43, column: 101, scope: !204)
!944 = !DILocation(line: 43, column: 95, scope: !204)
!945 = !DILocation(line: 43, column: 69, scope: !204)
!946 = !DILocation(line: 43, column: 67, scope: !204)
!947 = !DILocation(line: 43, column: 37, scope: !204)
!948 = !DILocation(line: 43, column: 5, scope: !204)
!949 = !DILocation(line: 44, column: 18, scope: !204)
!950 = !DILocation(line: 44, column: 55, scope: !204)
!951 = !DILocation(line: 45, column: 25, scope: !204)
!952 = !DILocation(line: 45, column: 12, scope: !204)
!953 = !DILocation(line: 45, column: 36, scope: !204)
!954 = !DILocation(line: 45, column: 50, scope: !204)
!955 = !DILocation(line: 45, column: 5, scope: !204)
!956 = !DILocation(line: 47, column: 18, scope: !204)
!957 = !DILocation(line: 47, column: 15, scope: !204)
!958 = !DILocation(line: 47, column: 25, scope: !204)
!959 = !DILocation(line: 48, column: 12, scope: !204)
!960 = !DILocation(line: 48, column: 35, scope: !204)
!961 = !DILocation(line: 48, column: 42, scope: !204)
!962 = !DILocation(line: 48, column: 29, scope: !204)
!963 = !DILocation(line: 48, column: 46, scope: !204)
!964 = !DILocation(line: 48, column: 49, scope: !204)
!965 = !DILocation(line: 48, column: 72, scope: !204)
!966 = !DILocation(line: 48, column: 66, scope: !204)
!967 = !DILocation(line: 48, column: 79, scope: !204)
!968 = !DILocation(line: 48, column: 82, scope: !204)
!969 = !DILocation(line: 48, column: 108, scope: !204)
!970 = !DILocation(line: 48, column: 104, scope: !204)
!971 = !DILocation(line: 48, column: 115, scope: !204)
!972 = !DILocation(line: 48, column: 102, scope: !204)
!973 = !DILocation(line: 48, column: 99, scope: !204)
!974 = !DILocation(line: 48, column: 5, scope: !204)
!975 = !DILocation(line: 49, column: 16, scope: !204)
!976 = !DILocation(line: 49, column: 45, scope: !204)
!977 = !DILocation(line: 49, column: 56, scope: !204)
!978 = !DILocation(line: 49, column: 52, scope: !204)
!979 = !DILocation(line: 50, column: 18, scope: !204)
!980 = !DILocation(line: 50, column: 24, scope: !204)
!981 = !DILocation(line: 50, column: 33, scope: !204)
!982 = !DILocation(line: 50, column: 38, scope: !204)
!983 = !DILocation(line: 50, column: 48, scope: !204)
!984 = !DILocation(line: 50, column: 53, scope: !204)
!985 = !DILocation(line: 50, column: 62, scope: !204)
!986 = !DILocation(line: 50, column: 68, scope: !204)
!987 = !DILocation(line: 50, column: 76, scope: !204)
!988 = !DILocation(line: 50, column: 80, scope: !204)
!989 = !DILocation(line: 50, column: 5, scope: !204)
!990 = !DILocation(line: 51, column: 26, scope: !204)
!991 = !DILocation(line: 51, column: 12, scope: !204)
!992 = !DILocation(line: 51, column: 35, scope: !204)
!993 = !DILocation(line: 51, column: 29, scope: !204)
!994 = !DILocation(line: 51, column: 42, scope: !204)
!995 = !DILocation(line: 51, column: 45, scope: !204)
!996 = !DILocation(line: 51, column: 72, scope: !204)
!997 = !DILocation(line: 51, column: 68, scope: !204)
!998 = !DILocation(line: 51, column: 79, scope: !204)
!999 = !DILocation(line: 51, column: 66, scope: !204)
!1000 = !DILocation(line: 51, column: 63, scope: !204)
!1001 = !DILocation(line: 51, column: 85, scope: !204)
!1002 = !DILocation(line: 51, column: 103, scope: !204)
!1003 = !DILocation(line: 51, column: 88, scope: !204)
!1004 = !DILocation(line: 51, column: 112, scope: !204)
!1005 = !DILocation(line: 51, column: 119, scope: !204)
!1006 = !DILocation(line: 51, column: 109, scope: !204)
!1007 = !DILocation(line: 51, column: 106, scope: !204)
!1008 = !DILocation(line: 51, column: 5, scope: !204)
!1009 = !DILocation(line: 52, column: 18, scope: !204)
!1010 = !DILocation(line: 52, column: 15, scope: !204)
!1011 = !DILocation(line: 52, column: 25, scope: !204)
!1012 = !DILocation(line: 53, column: 12, scope: !204)
!1013 = !DILocation(line: 53, column: 35, scope: !204)
!1014 = !DILocation(line: 53, column: 30, scope: !204)
!1015 = !DILocation(line: 53, column: 41, scope: !204)
!1016 = !DILocation(line: 53, column: 44, scope: !204)
!1017 = !DILocation(line: 53, column: 69, scope: !204)
!1018 = !DILocation(line: 53, column: 76, scope: !204)
!1019 = !DILocation(line: 53, column: 81, scope: !204)
!1020 = !DILocation(line: 53, column: 62, scope: !204)
!1021 = !DILocation(line: 53, column: 85, scope: !204)
!1022 = !DILocation(line: 53, column: 88, scope: !204)
!1023 = !DILocation(line: 53, column: 112, scope: !204)
!1024 = !DILocation(line: 53, column: 110, scope: !204)
!1025 = !DILocation(line: 53, column: 107, scope: !204)
!1026 = !DILocation(line: 53, column: 118, scope: !204)
!1027 = !DILocation(line: 53, column: 137, scope: !204)
!1028 = !DILocation(line: 53, column: 121, scope: !204)
!1029 = !DILocation(line: 53, column: 147, scope: !204)
!1030 = !DILocation(line: 53, column: 154, scope: !204)
!1031 = !DILocation(line: 53, column: 159, scope: !204)
!1032 = !DILocation(line: 53, column: 143, scope: !204)
!1033 = !DILocation(line: 53, column: 140, scope: !204)
!1034 = !DILocation(line: 53, column: 5, scope: !204)
!1035 = !DILocation(line: 55, column: 24, scope: !204)
!1036 = !DILocation(line: 55, column: 36, scope: !204)
!1037 = !DILocation(line: 55, column: 38, scope: !204)
!1038 = !DILocation(line: 55, column: 26, scope: !204)
!1039 = !DILocation(line: 56, column: 10, scope: !204)
!1040 = !DILocation(line: 0, scope: !117, inlinedAt: !1041)
!1041 = distinct !DILocation(line: 56, column: 28, scope: !204)
!1042 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !1041)
!1043 = !DILocation(line: 0, scope: !180, inlinedAt: !1044)
!1044 = distinct !DILocation(line: 56, column: 5, scope: !204)
!1045 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !1044)
!1046 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !1044)
!1047 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !1044)
!1048 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !1044)
!1049 = !DILocation(line: 56, column: 49, scope: !204)
!1050 = !DILocation(line: 0, scope: !117, inlinedAt: !1051)
!1051 = distinct !DILocation(line: 56, column: 67, scope: !204)
!1052 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !1051)
!1053 = !DILocation(line: 18, column: 27, scope: !127, inlinedAt: !1051)
!1054 = !DILocation(line: 18, column: 25, scope: !127, inlinedAt: !1051)
!1055 = !DILocation(line: 19, column: 12, scope: !132, inlinedAt: !1051)
!1056 = !DILocation(line: 19, column: 33, scope: !132, inlinedAt: !1051)
!1057 = !DILocation(line: 19, column: 35, scope: !132, inlinedAt: !1051)
!1058 = !DILocation(line: 19, column: 25, scope: !132, inlinedAt: !1051)
!1059 = !DILocation(line: 0, scope: !83, inlinedAt: !1060)
!1060 = distinct !DILocation(line: 19, column: 41, scope: !132, inlinedAt: !1051)
!1061 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !1060)
!1062 = !DILocation(line: 9, column: 37, scope: !95, inlinedAt: !1060)
!1063 = !DILocation(line: 9, column: 39, scope: !95, inlinedAt: !1060)
!1064 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !1060)
!1065 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !1060)
!1066 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !1060)
!1067 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !1060)
!1068 = !DILocation(line: 10, column: 24, scope: !83, inlinedAt: !1060)
!1069 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !1060)
!1070 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !1060)
!1071 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !1060)
!1072 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !1060)
!1073 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !1060)
!1074 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !1060)
!1075 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !1060)
!1076 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !1060)
!1077 = !DILocation(line: 19, column: 18, scope: !132, inlinedAt: !1051)
!1078 = !DILocation(line: 20, column: 12, scope: !156, inlinedAt: !1051)
!1079 = !DILocation(line: 20, column: 33, scope: !156, inlinedAt: !1051)
!1080 = !DILocation(line: 20, column: 35, scope: !156, inlinedAt: !1051)
!1081 = !DILocation(line: 20, column: 25, scope: !156, inlinedAt: !1051)
!1082 = !DILocation(line: 0, scope: !83, inlinedAt: !1083)
!1083 = distinct !DILocation(line: 20, column: 41, scope: !156, inlinedAt: !1051)
!1084 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !1083)
!1085 = !DILocation(line: 9, column: 20, scope: !95, inlinedAt: !1083)
!1086 = !DILocation(line: 9, column: 22, scope: !95, inlinedAt: !1083)
!1087 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !1083)
!1088 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !1083)
!1089 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !1083)
!1090 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !1083)
!1091 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !1083)
!1092 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !1083)
!1093 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !1083)
!1094 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !1083)
!1095 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !1083)
!1096 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !1083)
!1097 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !1083)
!1098 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !1083)
!1099 = !DILocation(line: 20, column: 18, scope: !156, inlinedAt: !1051)
!1100 = !DILocation(line: 21, column: 3, scope: !117, inlinedAt: !1051)
!1101 = !DILocation(line: 0, scope: !180, inlinedAt: !1102)
!1102 = distinct !DILocation(line: 56, column: 44, scope: !204)
!1103 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !1102)
!1104 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !1102)
!1105 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !1102)
!1106 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !1102)
!1107 = !DILocation(line: 56, column: 88, scope: !204)
!1108 = !DILocation(line: 0, scope: !117, inlinedAt: !1109)
!1109 = distinct !DILocation(line: 56, column: 106, scope: !204)
!1110 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !1109)
!1111 = !DILocation(line: 19, column: 33, scope: !132, inlinedAt: !1109)
!1112 = !DILocation(line: 19, column: 35, scope: !132, inlinedAt: !1109)
!1113 = !DILocation(line: 19, column: 25, scope: !132, inlinedAt: !1109)
!1114 = !DILocation(line: 0, scope: !83, inlinedAt: !1115)
!1115 = distinct !DILocation(line: 19, column: 41, scope: !132, inlinedAt: !1109)
!1116 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !1115)
!1117 = !DILocation(line: 9, column: 37, scope: !95, inlinedAt: !1115)
!1118 = !DILocation(line: 9, column: 39, scope: !95, inlinedAt: !1115)
!1119 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !1115)
!1120 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !1115)
!1121 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !1115)
!1122 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !1115)
!1123 = !DILocation(line: 10, column: 24, scope: !83, inlinedAt: !1115)
!1124 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !1115)
!1125 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !1115)
!1126 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !1115)
!1127 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !1115)
!1128 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !1115)
!1129 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !1115)
!1130 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !1115)
!1131 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !1115)
!1132 = !DILocation(line: 0, scope: !180, inlinedAt: !1133)
!1133 = distinct !DILocation(line: 56, column: 83, scope: !204)
!1134 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !1133)
!1135 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !1133)
!1136 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !1133)
!1137 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !1133)
!1138 = !DILocation(line: 56, column: 127, scope: !204)
!1139 = !DILocation(line: 0, scope: !117, inlinedAt: !1140)
!1140 = distinct !DILocation(line: 56, column: 145, scope: !204)
!1141 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !1140)
!1142 = !DILocation(line: 20, column: 33, scope: !156, inlinedAt: !1140)
!1143 = !DILocation(line: 20, column: 35, scope: !156, inlinedAt: !1140)
!1144 = !DILocation(line: 20, column: 25, scope: !156, inlinedAt: !1140)
!1145 = !DILocation(line: 0, scope: !83, inlinedAt: !1146)
!1146 = distinct !DILocation(line: 20, column: 41, scope: !156, inlinedAt: !1140)
!1147 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !1146)
!1148 = !DILocation(line: 9, column: 20, scope: !95, inlinedAt: !1146)
!1149 = !DILocation(line: 9, column: 22, scope: !95, inlinedAt: !1146)
!1150 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !1146)
!1151 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !1146)
!1152 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !1146)
!1153 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !1146)
!1154 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !1146)
!1155 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !1146)
!1156 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !1146)
!1157 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !1146)
!1158 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !1146)
!1159 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !1146)
!1160 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !1146)
!1161 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !1146)
!1162 = !DILocation(line: 0, scope: !180, inlinedAt: !1163)
!1163 = distinct !DILocation(line: 56, column: 122, scope: !204)
!1164 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !1163)
!1165 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !1163)
!1166 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !1163)
!1167 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !1163)
!1168 = !DILocation(line: 57, column: 10, scope: !204)
!1169 = !DILocation(line: 0, scope: !117, inlinedAt: !1170)
!1170 = distinct !DILocation(line: 57, column: 32, scope: !204)
!1171 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !1170)
!1172 = !DILocation(line: 18, column: 27, scope: !127, inlinedAt: !1170)
!1173 = !DILocation(line: 18, column: 25, scope: !127, inlinedAt: !1170)
!1174 = !DILocation(line: 19, column: 12, scope: !132, inlinedAt: !1170)
!1175 = !DILocation(line: 19, column: 33, scope: !132, inlinedAt: !1170)
!1176 = !DILocation(line: 19, column: 35, scope: !132, inlinedAt: !1170)
!1177 = !DILocation(line: 19, column: 25, scope: !132, inlinedAt: !1170)
!1178 = !DILocation(line: 0, scope: !83, inlinedAt: !1179)
!1179 = distinct !DILocation(line: 19, column: 41, scope: !132, inlinedAt: !1170)
!1180 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !1179)
!1181 = !DILocation(line: 9, column: 37, scope: !95, inlinedAt: !1179)
!1182 = !DILocation(line: 9, column: 39, scope: !95, inlinedAt: !1179)
!1183 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !1179)
!1184 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !1179)
!1185 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !1179)
!1186 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !1179)
!1187 = !DILocation(line: 10, column: 24, scope: !83, inlinedAt: !1179)
!1188 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !1179)
!1189 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !1179)
!1190 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !1179)
!1191 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !1179)
!1192 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !1179)
!1193 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !1179)
!1194 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !1179)
!1195 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !1179)
!1196 = !DILocation(line: 19, column: 18, scope: !132, inlinedAt: !1170)
!1197 = !DILocation(line: 20, column: 12, scope: !156, inlinedAt: !1170)
!1198 = !DILocation(line: 20, column: 33, scope: !156, inlinedAt: !1170)
!1199 = !DILocation(line: 20, column: 35, scope: !156, inlinedAt: !1170)
!1200 = !DILocation(line: 20, column: 25, scope: !156, inlinedAt: !1170)
!1201 = !DILocation(line: 0, scope: !83, inlinedAt: !1202)
!1202 = distinct !DILocation(line: 20, column: 41, scope: !156, inlinedAt: !1170)
!1203 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !1202)
!1204 = !DILocation(line: 9, column: 20, scope: !95, inlinedAt: !1202)
!1205 = !DILocation(line: 9, column: 22, scope: !95, inlinedAt: !1202)
!1206 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !1202)
!1207 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !1202)
!1208 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !1202)
!1209 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !1202)
!1210 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !1202)
!1211 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !1202)
!1212 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !1202)
!1213 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !1202)
!1214 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !1202)
!1215 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !1202)
!1216 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !1202)
!1217 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !1202)
!1218 = !DILocation(line: 20, column: 18, scope: !156, inlinedAt: !1170)
!1219 = !DILocation(line: 21, column: 3, scope: !117, inlinedAt: !1170)
!1220 = !DILocation(line: 0, scope: !180, inlinedAt: !1221)
!1221 = distinct !DILocation(line: 57, column: 5, scope: !204)
!1222 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !1221)
!1223 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !1221)
!1224 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !1221)
!1225 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !1221)
!1226 = !DILocation(line: 57, column: 53, scope: !204)
!1227 = !DILocation(line: 0, scope: !117, inlinedAt: !1228)
!1228 = distinct !DILocation(line: 57, column: 75, scope: !204)
!1229 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !1228)
!1230 = !DILocation(line: 19, column: 33, scope: !132, inlinedAt: !1228)
!1231 = !DILocation(line: 19, column: 35, scope: !132, inlinedAt: !1228)
!1232 = !DILocation(line: 19, column: 25, scope: !132, inlinedAt: !1228)
!1233 = !DILocation(line: 0, scope: !83, inlinedAt: !1234)
!1234 = distinct !DILocation(line: 19, column: 41, scope: !132, inlinedAt: !1228)
!1235 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !1234)
!1236 = !DILocation(line: 9, column: 37, scope: !95, inlinedAt: !1234)
!1237 = !DILocation(line: 9, column: 39, scope: !95, inlinedAt: !1234)
!1238 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !1234)
!1239 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !1234)
!1240 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !1234)
!1241 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !1234)
!1242 = !DILocation(line: 10, column: 24, scope: !83, inlinedAt: !1234)
!1243 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !1234)
!1244 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !1234)
!1245 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !1234)
!1246 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !1234)
!1247 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !1234)
!1248 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !1234)
!1249 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !1234)
!1250 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !1234)
!1251 = !DILocation(line: 0, scope: !180, inlinedAt: !1252)
!1252 = distinct !DILocation(line: 57, column: 48, scope: !204)
!1253 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !1252)
!1254 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !1252)
!1255 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !1252)
!1256 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !1252)
!1257 = !DILocation(line: 57, column: 96, scope: !204)
!1258 = !DILocation(line: 0, scope: !117, inlinedAt: !1259)
!1259 = distinct !DILocation(line: 57, column: 118, scope: !204)
!1260 = !DILocation(line: 16, column: 20, scope: !117, inlinedAt: !1259)
!1261 = !DILocation(line: 20, column: 33, scope: !156, inlinedAt: !1259)
!1262 = !DILocation(line: 20, column: 35, scope: !156, inlinedAt: !1259)
!1263 = !DILocation(line: 20, column: 25, scope: !156, inlinedAt: !1259)
!1264 = !DILocation(line: 0, scope: !83, inlinedAt: !1265)
!1265 = distinct !DILocation(line: 20, column: 41, scope: !156, inlinedAt: !1259)
!1266 = !DILocation(line: 8, column: 11, scope: !83, inlinedAt: !1265)
!1267 = !DILocation(line: 9, column: 20, scope: !95, inlinedAt: !1265)
!1268 = !DILocation(line: 9, column: 22, scope: !95, inlinedAt: !1265)
!1269 = !DILocation(line: 9, column: 7, scope: !95, inlinedAt: !1265)
!1270 = !DILocation(line: 9, column: 45, scope: !95, inlinedAt: !1265)
!1271 = !DILocation(line: 10, column: 18, scope: !83, inlinedAt: !1265)
!1272 = !DILocation(line: 10, column: 15, scope: !83, inlinedAt: !1265)
!1273 = !DILocation(line: 10, column: 8, scope: !83, inlinedAt: !1265)
!1274 = !DILocation(line: 11, column: 9, scope: !107, inlinedAt: !1265)
!1275 = !DILocation(line: 11, column: 15, scope: !107, inlinedAt: !1265)
!1276 = !DILocation(line: 12, column: 25, scope: !83, inlinedAt: !1265)
!1277 = !DILocation(line: 12, column: 34, scope: !83, inlinedAt: !1265)
!1278 = !DILocation(line: 12, column: 42, scope: !83, inlinedAt: !1265)
!1279 = !DILocation(line: 12, column: 10, scope: !83, inlinedAt: !1265)
!1280 = !DILocation(line: 12, column: 3, scope: !83, inlinedAt: !1265)
!1281 = !DILocation(line: 0, scope: !180, inlinedAt: !1282)
!1282 = distinct !DILocation(line: 57, column: 91, scope: !204)
!1283 = !DILocation(line: 23, column: 49, scope: !180, inlinedAt: !1282)
!1284 = !DILocation(line: 23, column: 70, scope: !180, inlinedAt: !1282)
!1285 = !DILocation(line: 23, column: 67, scope: !180, inlinedAt: !1282)
!1286 = !DILocation(line: 23, column: 42, scope: !180, inlinedAt: !1282)
!1287 = !DILocation(line: 58, column: 30, scope: !204)
!1288 = !DILocation(line: 58, column: 14, scope: !204)
!1289 = !DILocation(line: 58, column: 5, scope: !204)
!1290 = !DILocation(line: 58, column: 12, scope: !204)
!1291 = !DILocation(line: 59, column: 3, scope: !204)
!1292 = !DILocation(line: 26, column: 40, scope: !205)
!1293 = !DILocation(line: 26, column: 3, scope: !205)
!1294 = distinct !{!1294, !225, !1295, !1296, !1297}
!1295 = !DILocation(line: 59, column: 3, scope: !202)
!1296 = !{!"llvm.loop.mustprogress"}
!1297 = !{!"llvm.loop.unroll.disable"}
!1298 = !DILocation(line: 60, column: 1, scope: !192)
