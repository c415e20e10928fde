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

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z4stepfdb(float noundef %f, double noundef %d, i1 noundef zeroext %up) #0 !dbg !104 {
entry:
    #dbg_value(float %f, !108, !DIExpression(), !113)
    #dbg_value(double %d, !109, !DIExpression(), !113)
  %storedv = zext i1 %up to i8
    #dbg_value(i8 %storedv, !110, !DIExpression(), !113)
  %0 = bitcast float %f to i32, !dbg !114
    #dbg_value(i32 %0, !111, !DIExpression(), !113)
  %loadedv = trunc i8 %storedv to i1, !dbg !115
  br i1 %loadedv, label %cond.true, label %cond.false, !dbg !115

cond.true:                                        ; preds = %entry
  %conv = fpext float %f to double, !dbg !117
  %cmp = fcmp oge double %conv, %d, !dbg !118
  br i1 %cmp, label %if.then, label %if.end, !dbg !115

cond.false:                                       ; preds = %entry
  %conv1 = fpext float %f to double, !dbg !119
  %cmp2 = fcmp ole double %conv1, %d, !dbg !120
  br i1 %cmp2, label %if.then, label %if.end, !dbg !115

if.then:                                          ; preds = %cond.false, %cond.true
  br label %cleanup19, !dbg !121

if.end:                                           ; preds = %cond.false, %cond.true
  %cmp3 = fcmp oge float %f, 0.000000e+00, !dbg !122
  %conv4 = zext i1 %cmp3 to i32, !dbg !123
  %loadedv5 = trunc i8 %storedv to i1, !dbg !124
  %conv6 = zext i1 %loadedv5 to i32, !dbg !124
  %cmp7 = icmp eq i32 %conv4, %conv6, !dbg !125
  %storedv8 = zext i1 %cmp7 to i8, !dbg !126
    #dbg_value(i8 %storedv8, !112, !DIExpression(), !113)
  %cmp9 = fcmp oeq float %f, 0.000000e+00, !dbg !127
  br i1 %cmp9, label %if.then10, label %if.end13, !dbg !127

if.then10:                                        ; preds = %if.end
  %loadedv11 = trunc i8 %storedv to i1, !dbg !129
  %1 = zext i1 %loadedv11 to i64, !dbg !129
  %cond = select i1 %loadedv11, i32 1, i32 -2147483647, !dbg !129
  %2 = bitcast i32 %cond to float, !dbg !130
  br label %cleanup, !dbg !131

if.end13:                                         ; preds = %if.end
  %loadedv14 = trunc i8 %storedv8 to i1, !dbg !132
  br i1 %loadedv14, label %cond.true15, label %cond.false16, !dbg !132

cond.true15:                                      ; preds = %if.end13
  %add = add nsw i32 %0, 1, !dbg !133
  br label %cond.end, !dbg !132

cond.false16:                                     ; preds = %if.end13
  %sub = sub nsw i32 %0, 1, !dbg !134
  br label %cond.end, !dbg !132

cond.end:                                         ; preds = %cond.false16, %cond.true15
  %cond17 = phi i32 [ %add, %cond.true15 ], [ %sub, %cond.false16 ], !dbg !132
  %3 = bitcast i32 %cond17 to float, !dbg !135
  br label %cleanup, !dbg !136

cleanup:                                          ; preds = %cond.end, %if.then10
  %retval.0 = phi float [ %2, %if.then10 ], [ %3, %cond.end ], !dbg !113
  br label %cleanup19

cleanup19:                                        ; preds = %cleanup, %if.then
  %retval.1 = phi float [ %f, %if.then ], [ %retval.0, %cleanup ], !dbg !113
  ret float %retval.1, !dbg !137
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z7roundeddi(double noundef %d, i32 noundef %mode) #0 !dbg !138 {
entry:
    #dbg_value(double %d, !142, !DIExpression(), !145)
    #dbg_value(i32 %mode, !143, !DIExpression(), !145)
  %conv = fptrunc double %d to float, !dbg !146
    #dbg_value(float %conv, !144, !DIExpression(), !145)
  %cmp = icmp eq i32 %mode, 1, !dbg !147
  br i1 %cmp, label %if.then, label %if.end, !dbg !147

if.then:                                          ; preds = %entry
  %cmp1 = fcmp oge double %d, 0.000000e+00, !dbg !149
  %0 = zext i1 %cmp1 to i64, !dbg !150
  %cond = select i1 %cmp1, i32 2, i32 3, !dbg !150
    #dbg_value(i32 %cond, !143, !DIExpression(), !145)
  br label %if.end, !dbg !151

if.end:                                           ; preds = %if.then, %entry
  %mode.addr.0 = phi i32 [ %cond, %if.then ], [ %mode, %entry ]
    #dbg_value(i32 %mode.addr.0, !143, !DIExpression(), !145)
  %cmp2 = icmp eq i32 %mode.addr.0, 2, !dbg !152
  br i1 %cmp2, label %if.then3, label %if.end7, !dbg !152

if.then3:                                         ; preds = %if.end
  %conv4 = fpext float %conv to double, !dbg !154
  %cmp5 = fcmp ogt double %conv4, %d, !dbg !155
  br i1 %cmp5, label %cond.true, label %cond.false, !dbg !156

cond.true:                                        ; preds = %if.then3
    #dbg_value(float %conv, !108, !DIExpression(), !157)
    #dbg_value(double %d, !109, !DIExpression(), !157)
    #dbg_value(i8 0, !110, !DIExpression(), !157)
  %1 = bitcast float %conv to i32, !dbg !159
    #dbg_value(i32 %1, !111, !DIExpression(), !157)
  %conv1.i = fpext float %conv to double, !dbg !160
  %cmp2.i = fcmp ole double %conv1.i, %d, !dbg !161
  br i1 %cmp2.i, label %if.then.i, label %if.end.i, !dbg !162

if.then.i:                                        ; preds = %cond.true
  br label %_Z4stepfdb.exit, !dbg !163

if.end.i:                                         ; preds = %cond.true
  %cmp3.i = fcmp oge float %conv, 0.000000e+00, !dbg !164
  %conv4.i = zext i1 %cmp3.i to i32, !dbg !165
  %cmp7.i = icmp eq i32 %conv4.i, 0, !dbg !166
  %storedv8.i = zext i1 %cmp7.i to i8, !dbg !167
    #dbg_value(i8 %storedv8.i, !112, !DIExpression(), !157)
  %cmp9.i = fcmp oeq float %conv, 0.000000e+00, !dbg !168
  br i1 %cmp9.i, label %if.then10.i, label %if.end13.i, !dbg !168

if.then10.i:                                      ; preds = %if.end.i
  br label %cleanup.i, !dbg !169

if.end13.i:                                       ; preds = %if.end.i
  br i1 %cmp7.i, label %cond.true15.i, label %cond.false16.i, !dbg !170

cond.true15.i:                                    ; preds = %if.end13.i
  %add.i = add nsw i32 %1, 1, !dbg !171
  br label %cond.end.i, !dbg !170

cond.false16.i:                                   ; preds = %if.end13.i
  %sub.i = sub nsw i32 %1, 1, !dbg !172
  br label %cond.end.i, !dbg !170

cond.end.i:                                       ; preds = %cond.false16.i, %cond.true15.i
  %cond17.i = phi i32 [ %add.i, %cond.true15.i ], [ %sub.i, %cond.false16.i ], !dbg !170
  %2 = bitcast i32 %cond17.i to float, !dbg !173
  br label %cleanup.i, !dbg !174

cleanup.i:                                        ; preds = %cond.end.i, %if.then10.i
  %retval.0.i = phi float [ 0xB6A0000000000000, %if.then10.i ], [ %2, %cond.end.i ], !dbg !157
  br label %_Z4stepfdb.exit

_Z4stepfdb.exit:                                  ; preds = %if.then.i, %cleanup.i
  %retval.1.i = phi float [ %conv, %if.then.i ], [ %retval.0.i, %cleanup.i ], !dbg !157
  br label %cond.end, !dbg !156

cond.false:                                       ; preds = %if.then3
  br label %cond.end, !dbg !156

cond.end:                                         ; preds = %cond.false, %_Z4stepfdb.exit
  %cond6 = phi contract float [ %retval.1.i, %_Z4stepfdb.exit ], [ %conv, %cond.false ], !dbg !156
  br label %cleanup, !dbg !175

if.end7:                                          ; preds = %if.end
  %cmp8 = icmp eq i32 %mode.addr.0, 3, !dbg !176
  br i1 %cmp8, label %if.then9, label %if.end17, !dbg !176

if.then9:                                         ; preds = %if.end7
  %conv10 = fpext float %conv to double, !dbg !178
  %cmp11 = fcmp olt double %conv10, %d, !dbg !179
  br i1 %cmp11, label %cond.true12, label %cond.false14, !dbg !180

cond.true12:                                      ; preds = %if.then9
    #dbg_value(float %conv, !108, !DIExpression(), !181)
    #dbg_value(double %d, !109, !DIExpression(), !181)
    #dbg_value(i8 1, !110, !DIExpression(), !181)
  %3 = bitcast float %conv to i32, !dbg !183
    #dbg_value(i32 %3, !111, !DIExpression(), !181)
  %conv.i = fpext float %conv to double, !dbg !184
  %cmp.i = fcmp oge double %conv.i, %d, !dbg !185
  br i1 %cmp.i, label %if.then.i48, label %if.end.i31, !dbg !186

if.then.i48:                                      ; preds = %cond.true12
  br label %_Z4stepfdb.exit49, !dbg !187

if.end.i31:                                       ; preds = %cond.true12
  %cmp3.i32 = fcmp oge float %conv, 0.000000e+00, !dbg !188
  %conv4.i33 = zext i1 %cmp3.i32 to i32, !dbg !189
  %storedv8.i35 = zext i1 %cmp3.i32 to i8, !dbg !190
    #dbg_value(i8 %storedv8.i35, !112, !DIExpression(), !181)
  %cmp9.i36 = fcmp oeq float %conv, 0.000000e+00, !dbg !191
  br i1 %cmp9.i36, label %if.then10.i47, label %if.end13.i37, !dbg !191

if.then10.i47:                                    ; preds = %if.end.i31
  br label %cleanup.i42, !dbg !192

if.end13.i37:                                     ; preds = %if.end.i31
  br i1 %cmp3.i32, label %cond.true15.i45, label %cond.false16.i38, !dbg !193

cond.true15.i45:                                  ; preds = %if.end13.i37
  %add.i46 = add nsw i32 %3, 1, !dbg !194
  br label %cond.end.i40, !dbg !193

cond.false16.i38:                                 ; preds = %if.end13.i37
  %sub.i39 = sub nsw i32 %3, 1, !dbg !195
  br label %cond.end.i40, !dbg !193

cond.end.i40:                                     ; preds = %cond.false16.i38, %cond.true15.i45
  %cond17.i41 = phi i32 [ %add.i46, %cond.true15.i45 ], [ %sub.i39, %cond.false16.i38 ], !dbg !193
  %4 = bitcast i32 %cond17.i41 to float, !dbg !196
  br label %cleanup.i42, !dbg !197

cleanup.i42:                                      ; preds = %cond.end.i40, %if.then10.i47
  %retval.0.i43 = phi float [ 0x36A0000000000000, %if.then10.i47 ], [ %4, %cond.end.i40 ], !dbg !181
  br label %_Z4stepfdb.exit49

_Z4stepfdb.exit49:                                ; preds = %if.then.i48, %cleanup.i42
  %retval.1.i44 = phi float [ %conv, %if.then.i48 ], [ %retval.0.i43, %cleanup.i42 ], !dbg !181
  br label %cond.end15, !dbg !180

cond.false14:                                     ; preds = %if.then9
  br label %cond.end15, !dbg !180

cond.end15:                                       ; preds = %cond.false14, %_Z4stepfdb.exit49
  %cond16 = phi contract float [ %retval.1.i44, %_Z4stepfdb.exit49 ], [ %conv, %cond.false14 ], !dbg !180
  br label %cleanup, !dbg !198

if.end17:                                         ; preds = %if.end7
  br label %cleanup, !dbg !199

cleanup:                                          ; preds = %if.end17, %cond.end15, %cond.end
  %retval.0 = phi float [ %cond6, %cond.end ], [ %cond16, %cond.end15 ], [ %conv, %if.end17 ], !dbg !145
  ret float %retval.0, !dbg !200
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z4sameff(float noundef %a, float noundef %b) #0 !dbg !201 {
entry:
    #dbg_value(float %a, !205, !DIExpression(), !207)
    #dbg_value(float %b, !206, !DIExpression(), !207)
  %0 = bitcast float %a to i32, !dbg !208
  %1 = bitcast float %b to i32, !dbg !209
  %cmp = icmp eq i32 %0, %1, !dbg !210
  %storedv.i = zext i1 %cmp to i8, !dbg !211
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !211

if.then.i:                                        ; preds = %entry
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !211
  unreachable, !dbg !211

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  ret void, !dbg !212
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7convertPKyPj(ptr noundef %bits, ptr noundef %out) #2 !dbg !213 {
entry:
    #dbg_value(ptr %bits, !220, !DIExpression(), !240)
    #dbg_value(ptr %out, !221, !DIExpression(), !240)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !241
    #dbg_value(i32 %0, !222, !DIExpression(), !242)
  br label %for.cond, !dbg !243

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %0, %entry ], [ %add156, %for.inc ], !dbg !244
    #dbg_value(i32 %i.0, !222, !DIExpression(), !242)
  %cmp = icmp slt i32 %i.0, 512, !dbg !245
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !246

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64, !dbg !247
  %arrayidx = getelementptr inbounds i64, ptr %bits, i64 %idxprom, !dbg !247
  %1 = load i64, ptr %arrayidx, align 8, !dbg !247, !tbaa !248
    #dbg_value(i64 %1, !224, !DIExpression(), !250)
  %conv = trunc i64 %1 to i32, !dbg !251
    #dbg_value(i32 %conv, !227, !DIExpression(), !250)
  %shr = lshr i64 %1, 32, !dbg !252
  %conv1 = trunc i64 %shr to i32, !dbg !253
    #dbg_value(i32 %conv1, !228, !DIExpression(), !250)
  %2 = call contract float @llvm.nvvm.i2f.rn(i32 %conv), !dbg !254
  %conv2 = sitofp i32 %conv to double, !dbg !255
    #dbg_value(double %conv2, !142, !DIExpression(), !256)
    #dbg_value(i32 0, !143, !DIExpression(), !256)
  %conv.i600 = fptrunc double %conv2 to float, !dbg !258
    #dbg_value(float %conv.i600, !144, !DIExpression(), !256)
    #dbg_value(i32 0, !143, !DIExpression(), !256)
    #dbg_value(float %2, !205, !DIExpression(), !259)
    #dbg_value(float %conv.i600, !206, !DIExpression(), !259)
  %3 = bitcast float %2 to i32, !dbg !261
  %4 = bitcast float %conv.i600 to i32, !dbg !262
  %cmp.i612 = icmp eq i32 %3, %4, !dbg !263
  %storedv.i.i = zext i1 %cmp.i612 to i8, !dbg !264
  br i1 %cmp.i612, label %_Z4sameff.exit, label %if.then.i.i, !dbg !264

if.then.i.i:                                      ; preds = %for.body
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !264
  unreachable, !dbg !264

_Z4sameff.exit:                                   ; preds = %for.body
  %5 = call contract float @llvm.nvvm.i2f.rz(i32 %conv), !dbg !265
  %conv4 = sitofp i32 %conv to double, !dbg !266
    #dbg_value(double %conv4, !142, !DIExpression(), !267)
    #dbg_value(i32 1, !143, !DIExpression(), !267)
  %conv.i613 = fptrunc double %conv4 to float, !dbg !269
    #dbg_value(float %conv.i613, !144, !DIExpression(), !267)
  %cmp1.i615 = fcmp oge double %conv4, 0.000000e+00, !dbg !270
  %6 = zext i1 %cmp1.i615 to i64, !dbg !271
  %cond.i616 = select i1 %cmp1.i615, i32 2, i32 3, !dbg !271
    #dbg_value(i32 %cond.i616, !143, !DIExpression(), !267)
    #dbg_value(i32 %cond.i616, !143, !DIExpression(), !267)
  br i1 %cmp1.i615, label %if.then3.i, label %if.end7.i, !dbg !272

if.then3.i:                                       ; preds = %_Z4sameff.exit
  %conv4.i = fpext float %conv.i613 to double, !dbg !273
  %cmp5.i623 = fcmp ogt double %conv4.i, %conv4, !dbg !274
  br i1 %cmp5.i623, label %cond.true.i627, label %cond.false.i624, !dbg !275

cond.true.i627:                                   ; preds = %if.then3.i
    #dbg_value(float %conv.i613, !108, !DIExpression(), !276)
    #dbg_value(double %conv4, !109, !DIExpression(), !276)
    #dbg_value(i8 0, !110, !DIExpression(), !276)
  %7 = bitcast float %conv.i613 to i32, !dbg !278
    #dbg_value(i32 %7, !111, !DIExpression(), !276)
  %conv1.i.i = fpext float %conv.i613 to double, !dbg !279
  %cmp2.i.i = fcmp ole double %conv1.i.i, %conv4, !dbg !280
  br i1 %cmp2.i.i, label %if.then.i.i628, label %if.end.i.i, !dbg !281

if.then.i.i628:                                   ; preds = %cond.true.i627
  br label %_Z4stepfdb.exit.i, !dbg !282

if.end.i.i:                                       ; preds = %cond.true.i627
  %cmp3.i.i = fcmp oge float %conv.i613, 0.000000e+00, !dbg !283
  %conv4.i.i = zext i1 %cmp3.i.i to i32, !dbg !284
  %cmp7.i.i = icmp eq i32 %conv4.i.i, 0, !dbg !285
  %storedv8.i.i = zext i1 %cmp7.i.i to i8, !dbg !286
    #dbg_value(i8 %storedv8.i.i, !112, !DIExpression(), !276)
  %cmp9.i.i = fcmp oeq float %conv.i613, 0.000000e+00, !dbg !287
  br i1 %cmp9.i.i, label %if.then10.i.i, label %if.end13.i.i, !dbg !287

if.then10.i.i:                                    ; preds = %if.end.i.i
  br label %cleanup.i.i, !dbg !288

if.end13.i.i:                                     ; preds = %if.end.i.i
  br i1 %cmp7.i.i, label %cond.true15.i.i, label %cond.false16.i.i, !dbg !289

cond.true15.i.i:                                  ; preds = %if.end13.i.i
  %add.i.i = add nsw i32 %7, 1, !dbg !290
  br label %cond.end.i.i, !dbg !289

cond.false16.i.i:                                 ; preds = %if.end13.i.i
  %sub.i.i = sub nsw i32 %7, 1, !dbg !291
  br label %cond.end.i.i, !dbg !289

cond.end.i.i:                                     ; preds = %cond.false16.i.i, %cond.true15.i.i
  %cond17.i.i = phi i32 [ %add.i.i, %cond.true15.i.i ], [ %sub.i.i, %cond.false16.i.i ], !dbg !289
  %8 = bitcast i32 %cond17.i.i to float, !dbg !292
  br label %cleanup.i.i, !dbg !293

cleanup.i.i:                                      ; preds = %cond.end.i.i, %if.then10.i.i
  %retval.0.i.i = phi float [ 0xB6A0000000000000, %if.then10.i.i ], [ %8, %cond.end.i.i ], !dbg !276
  br label %_Z4stepfdb.exit.i

_Z4stepfdb.exit.i:                                ; preds = %cleanup.i.i, %if.then.i.i628
  %retval.1.i.i = phi float [ %conv.i613, %if.then.i.i628 ], [ %retval.0.i.i, %cleanup.i.i ], !dbg !276
  br label %cond.end.i625, !dbg !275

cond.false.i624:                                  ; preds = %if.then3.i
  br label %cond.end.i625, !dbg !275

cond.end.i625:                                    ; preds = %cond.false.i624, %_Z4stepfdb.exit.i
  %cond6.i626 = phi contract float [ %retval.1.i.i, %_Z4stepfdb.exit.i ], [ %conv.i613, %cond.false.i624 ], !dbg !275
  br label %_Z7roundeddi.exit, !dbg !294

if.end7.i:                                        ; preds = %_Z4sameff.exit
  %cmp8.i618 = icmp eq i32 %cond.i616, 3, !dbg !295
  br i1 %cmp8.i618, label %if.then9.i621, label %if.end17.i, !dbg !295

if.then9.i621:                                    ; preds = %if.end7.i
  %conv10.i = fpext float %conv.i613 to double, !dbg !296
  %cmp11.i622 = fcmp olt double %conv10.i, %conv4, !dbg !297
  br i1 %cmp11.i622, label %cond.true12.i, label %cond.false14.i, !dbg !298

cond.true12.i:                                    ; preds = %if.then9.i621
    #dbg_value(float %conv.i613, !108, !DIExpression(), !299)
    #dbg_value(double %conv4, !109, !DIExpression(), !299)
    #dbg_value(i8 1, !110, !DIExpression(), !299)
  %9 = bitcast float %conv.i613 to i32, !dbg !301
    #dbg_value(i32 %9, !111, !DIExpression(), !299)
  %conv.i.i = fpext float %conv.i613 to double, !dbg !302
  %cmp.i.i = fcmp oge double %conv.i.i, %conv4, !dbg !303
  br i1 %cmp.i.i, label %if.then.i48.i, label %if.end.i31.i, !dbg !304

if.then.i48.i:                                    ; preds = %cond.true12.i
  br label %_Z4stepfdb.exit49.i, !dbg !305

if.end.i31.i:                                     ; preds = %cond.true12.i
  %cmp3.i32.i = fcmp oge float %conv.i613, 0.000000e+00, !dbg !306
  %conv4.i33.i = zext i1 %cmp3.i32.i to i32, !dbg !307
  %storedv8.i35.i = zext i1 %cmp3.i32.i to i8, !dbg !308
    #dbg_value(i8 %storedv8.i35.i, !112, !DIExpression(), !299)
  %cmp9.i36.i = fcmp oeq float %conv.i613, 0.000000e+00, !dbg !309
  br i1 %cmp9.i36.i, label %if.then10.i47.i, label %if.end13.i37.i, !dbg !309

if.then10.i47.i:                                  ; preds = %if.end.i31.i
  br label %cleanup.i42.i, !dbg !310

if.end13.i37.i:                                   ; preds = %if.end.i31.i
  br i1 %cmp3.i32.i, label %cond.true15.i45.i, label %cond.false16.i38.i, !dbg !311

cond.true15.i45.i:                                ; preds = %if.end13.i37.i
  %add.i46.i = add nsw i32 %9, 1, !dbg !312
  br label %cond.end.i40.i, !dbg !311

cond.false16.i38.i:                               ; preds = %if.end13.i37.i
  %sub.i39.i = sub nsw i32 %9, 1, !dbg !313
  br label %cond.end.i40.i, !dbg !311

cond.end.i40.i:                                   ; preds = %cond.false16.i38.i, %cond.true15.i45.i
  %cond17.i41.i = phi i32 [ %add.i46.i, %cond.true15.i45.i ], [ %sub.i39.i, %cond.false16.i38.i ], !dbg !311
  %10 = bitcast i32 %cond17.i41.i to float, !dbg !314
  br label %cleanup.i42.i, !dbg !315

cleanup.i42.i:                                    ; preds = %cond.end.i40.i, %if.then10.i47.i
  %retval.0.i43.i = phi float [ 0x36A0000000000000, %if.then10.i47.i ], [ %10, %cond.end.i40.i ], !dbg !299
  br label %_Z4stepfdb.exit49.i

_Z4stepfdb.exit49.i:                              ; preds = %cleanup.i42.i, %if.then.i48.i
  %retval.1.i44.i = phi float [ %conv.i613, %if.then.i48.i ], [ %retval.0.i43.i, %cleanup.i42.i ], !dbg !299
  br label %cond.end15.i, !dbg !298

cond.false14.i:                                   ; preds = %if.then9.i621
  br label %cond.end15.i, !dbg !298

cond.end15.i:                                     ; preds = %cond.false14.i, %_Z4stepfdb.exit49.i
  %cond16.i = phi contract float [ %retval.1.i44.i, %_Z4stepfdb.exit49.i ], [ %conv.i613, %cond.false14.i ], !dbg !298
  br label %_Z7roundeddi.exit, !dbg !316

if.end17.i:                                       ; preds = %if.end7.i
  br label %_Z7roundeddi.exit, !dbg !317

_Z7roundeddi.exit:                                ; preds = %cond.end.i625, %cond.end15.i, %if.end17.i
  %retval.0.i620 = phi float [ %cond6.i626, %cond.end.i625 ], [ %cond16.i, %cond.end15.i ], [ %conv.i613, %if.end17.i ], !dbg !267
    #dbg_value(float %5, !205, !DIExpression(), !318)
    #dbg_value(float %retval.0.i620, !206, !DIExpression(), !318)
  %11 = bitcast float %5 to i32, !dbg !320
  %12 = bitcast float %retval.0.i620 to i32, !dbg !321
  %cmp.i629 = icmp eq i32 %11, %12, !dbg !322
  %storedv.i.i630 = zext i1 %cmp.i629 to i8, !dbg !323
  br i1 %cmp.i629, label %_Z4sameff.exit632, label %if.then.i.i631, !dbg !323

if.then.i.i631:                                   ; preds = %_Z7roundeddi.exit
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !323
  unreachable, !dbg !323

_Z4sameff.exit632:                                ; preds = %_Z7roundeddi.exit
  %13 = call contract float @llvm.nvvm.i2f.rm(i32 %conv), !dbg !324
  %conv6 = sitofp i32 %conv to double, !dbg !325
    #dbg_value(double %conv6, !142, !DIExpression(), !326)
    #dbg_value(i32 2, !143, !DIExpression(), !326)
  %conv.i633 = fptrunc double %conv6 to float, !dbg !328
    #dbg_value(float %conv.i633, !144, !DIExpression(), !326)
    #dbg_value(i32 2, !143, !DIExpression(), !326)
  %conv4.i668 = fpext float %conv.i633 to double, !dbg !329
  %cmp5.i669 = fcmp ogt double %conv4.i668, %conv6, !dbg !330
  br i1 %cmp5.i669, label %cond.true.i673, label %cond.false.i670, !dbg !331

cond.true.i673:                                   ; preds = %_Z4sameff.exit632
    #dbg_value(float %conv.i633, !108, !DIExpression(), !332)
    #dbg_value(double %conv6, !109, !DIExpression(), !332)
    #dbg_value(i8 0, !110, !DIExpression(), !332)
  %14 = bitcast float %conv.i633 to i32, !dbg !334
    #dbg_value(i32 %14, !111, !DIExpression(), !332)
  %conv1.i.i674 = fpext float %conv.i633 to double, !dbg !335
  %cmp2.i.i675 = fcmp ole double %conv1.i.i674, %conv6, !dbg !336
  br i1 %cmp2.i.i675, label %if.then.i.i694, label %if.end.i.i676, !dbg !337

if.then.i.i694:                                   ; preds = %cond.true.i673
  br label %_Z4stepfdb.exit.i689, !dbg !338

if.end.i.i676:                                    ; preds = %cond.true.i673
  %cmp3.i.i677 = fcmp oge float %conv.i633, 0.000000e+00, !dbg !339
  %conv4.i.i678 = zext i1 %cmp3.i.i677 to i32, !dbg !340
  %cmp7.i.i679 = icmp eq i32 %conv4.i.i678, 0, !dbg !341
  %storedv8.i.i680 = zext i1 %cmp7.i.i679 to i8, !dbg !342
    #dbg_value(i8 %storedv8.i.i680, !112, !DIExpression(), !332)
  %cmp9.i.i681 = fcmp oeq float %conv.i633, 0.000000e+00, !dbg !343
  br i1 %cmp9.i.i681, label %if.then10.i.i693, label %if.end13.i.i682, !dbg !343

if.then10.i.i693:                                 ; preds = %if.end.i.i676
  br label %cleanup.i.i687, !dbg !344

if.end13.i.i682:                                  ; preds = %if.end.i.i676
  br i1 %cmp7.i.i679, label %cond.true15.i.i691, label %cond.false16.i.i683, !dbg !345

cond.true15.i.i691:                               ; preds = %if.end13.i.i682
  %add.i.i692 = add nsw i32 %14, 1, !dbg !346
  br label %cond.end.i.i685, !dbg !345

cond.false16.i.i683:                              ; preds = %if.end13.i.i682
  %sub.i.i684 = sub nsw i32 %14, 1, !dbg !347
  br label %cond.end.i.i685, !dbg !345

cond.end.i.i685:                                  ; preds = %cond.false16.i.i683, %cond.true15.i.i691
  %cond17.i.i686 = phi i32 [ %add.i.i692, %cond.true15.i.i691 ], [ %sub.i.i684, %cond.false16.i.i683 ], !dbg !345
  %15 = bitcast i32 %cond17.i.i686 to float, !dbg !348
  br label %cleanup.i.i687, !dbg !349

cleanup.i.i687:                                   ; preds = %cond.end.i.i685, %if.then10.i.i693
  %retval.0.i.i688 = phi float [ 0xB6A0000000000000, %if.then10.i.i693 ], [ %15, %cond.end.i.i685 ], !dbg !332
  br label %_Z4stepfdb.exit.i689

_Z4stepfdb.exit.i689:                             ; preds = %cleanup.i.i687, %if.then.i.i694
  %retval.1.i.i690 = phi float [ %conv.i633, %if.then.i.i694 ], [ %retval.0.i.i688, %cleanup.i.i687 ], !dbg !332
  br label %_Z7roundeddi.exit695, !dbg !331

cond.false.i670:                                  ; preds = %_Z4sameff.exit632
  br label %_Z7roundeddi.exit695, !dbg !331

_Z7roundeddi.exit695:                             ; preds = %_Z4stepfdb.exit.i689, %cond.false.i670
  %cond6.i672 = phi contract float [ %retval.1.i.i690, %_Z4stepfdb.exit.i689 ], [ %conv.i633, %cond.false.i670 ], !dbg !331
    #dbg_value(float %13, !205, !DIExpression(), !350)
    #dbg_value(float %cond6.i672, !206, !DIExpression(), !350)
  %16 = bitcast float %13 to i32, !dbg !352
  %17 = bitcast float %cond6.i672 to i32, !dbg !353
  %cmp.i696 = icmp eq i32 %16, %17, !dbg !354
  %storedv.i.i697 = zext i1 %cmp.i696 to i8, !dbg !355
  br i1 %cmp.i696, label %_Z4sameff.exit699, label %if.then.i.i698, !dbg !355

if.then.i.i698:                                   ; preds = %_Z7roundeddi.exit695
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !355
  unreachable, !dbg !355

_Z4sameff.exit699:                                ; preds = %_Z7roundeddi.exit695
  %18 = call contract float @llvm.nvvm.i2f.rp(i32 %conv), !dbg !356
  %conv8 = sitofp i32 %conv to double, !dbg !357
    #dbg_value(double %conv8, !142, !DIExpression(), !358)
    #dbg_value(i32 3, !143, !DIExpression(), !358)
  %conv.i700 = fptrunc double %conv8 to float, !dbg !360
    #dbg_value(float %conv.i700, !144, !DIExpression(), !358)
    #dbg_value(i32 3, !143, !DIExpression(), !358)
  %conv10.i708 = fpext float %conv.i700 to double, !dbg !361
  %cmp11.i709 = fcmp olt double %conv10.i708, %conv8, !dbg !362
  br i1 %cmp11.i709, label %cond.true12.i713, label %cond.false14.i710, !dbg !363

cond.true12.i713:                                 ; preds = %_Z4sameff.exit699
    #dbg_value(float %conv.i700, !108, !DIExpression(), !364)
    #dbg_value(double %conv8, !109, !DIExpression(), !364)
    #dbg_value(i8 1, !110, !DIExpression(), !364)
  %19 = bitcast float %conv.i700 to i32, !dbg !366
    #dbg_value(i32 %19, !111, !DIExpression(), !364)
  %conv.i.i714 = fpext float %conv.i700 to double, !dbg !367
  %cmp.i.i715 = fcmp oge double %conv.i.i714, %conv8, !dbg !368
  br i1 %cmp.i.i715, label %if.then.i48.i733, label %if.end.i31.i716, !dbg !369

if.then.i48.i733:                                 ; preds = %cond.true12.i713
  br label %_Z4stepfdb.exit49.i728, !dbg !370

if.end.i31.i716:                                  ; preds = %cond.true12.i713
  %cmp3.i32.i717 = fcmp oge float %conv.i700, 0.000000e+00, !dbg !371
  %conv4.i33.i718 = zext i1 %cmp3.i32.i717 to i32, !dbg !372
  %storedv8.i35.i719 = zext i1 %cmp3.i32.i717 to i8, !dbg !373
    #dbg_value(i8 %storedv8.i35.i719, !112, !DIExpression(), !364)
  %cmp9.i36.i720 = fcmp oeq float %conv.i700, 0.000000e+00, !dbg !374
  br i1 %cmp9.i36.i720, label %if.then10.i47.i732, label %if.end13.i37.i721, !dbg !374

if.then10.i47.i732:                               ; preds = %if.end.i31.i716
  br label %cleanup.i42.i726, !dbg !375

if.end13.i37.i721:                                ; preds = %if.end.i31.i716
  br i1 %cmp3.i32.i717, label %cond.true15.i45.i730, label %cond.false16.i38.i722, !dbg !376

cond.true15.i45.i730:                             ; preds = %if.end13.i37.i721
  %add.i46.i731 = add nsw i32 %19, 1, !dbg !377
  br label %cond.end.i40.i724, !dbg !376

cond.false16.i38.i722:                            ; preds = %if.end13.i37.i721
  %sub.i39.i723 = sub nsw i32 %19, 1, !dbg !378
  br label %cond.end.i40.i724, !dbg !376

cond.end.i40.i724:                                ; preds = %cond.false16.i38.i722, %cond.true15.i45.i730
  %cond17.i41.i725 = phi i32 [ %add.i46.i731, %cond.true15.i45.i730 ], [ %sub.i39.i723, %cond.false16.i38.i722 ], !dbg !376
  %20 = bitcast i32 %cond17.i41.i725 to float, !dbg !379
  br label %cleanup.i42.i726, !dbg !380

cleanup.i42.i726:                                 ; preds = %cond.end.i40.i724, %if.then10.i47.i732
  %retval.0.i43.i727 = phi float [ 0x36A0000000000000, %if.then10.i47.i732 ], [ %20, %cond.end.i40.i724 ], !dbg !364
  br label %_Z4stepfdb.exit49.i728

_Z4stepfdb.exit49.i728:                           ; preds = %cleanup.i42.i726, %if.then.i48.i733
  %retval.1.i44.i729 = phi float [ %conv.i700, %if.then.i48.i733 ], [ %retval.0.i43.i727, %cleanup.i42.i726 ], !dbg !364
  br label %_Z7roundeddi.exit762, !dbg !363

cond.false14.i710:                                ; preds = %_Z4sameff.exit699
  br label %_Z7roundeddi.exit762, !dbg !363

_Z7roundeddi.exit762:                             ; preds = %_Z4stepfdb.exit49.i728, %cond.false14.i710
  %cond16.i712 = phi contract float [ %retval.1.i44.i729, %_Z4stepfdb.exit49.i728 ], [ %conv.i700, %cond.false14.i710 ], !dbg !363
    #dbg_value(float %18, !205, !DIExpression(), !381)
    #dbg_value(float %cond16.i712, !206, !DIExpression(), !381)
  %21 = bitcast float %18 to i32, !dbg !383
  %22 = bitcast float %cond16.i712 to i32, !dbg !384
  %cmp.i763 = icmp eq i32 %21, %22, !dbg !385
  %storedv.i.i764 = zext i1 %cmp.i763 to i8, !dbg !386
  br i1 %cmp.i763, label %_Z4sameff.exit766, label %if.then.i.i765, !dbg !386

if.then.i.i765:                                   ; preds = %_Z7roundeddi.exit762
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !386
  unreachable, !dbg !386

_Z4sameff.exit766:                                ; preds = %_Z7roundeddi.exit762
  %23 = call contract float @llvm.nvvm.ui2f.rn(i32 %conv1), !dbg !387
  %conv10 = uitofp i32 %conv1 to double, !dbg !388
    #dbg_value(double %conv10, !142, !DIExpression(), !389)
    #dbg_value(i32 0, !143, !DIExpression(), !389)
  %conv.i767 = fptrunc double %conv10 to float, !dbg !391
    #dbg_value(float %conv.i767, !144, !DIExpression(), !389)
    #dbg_value(i32 0, !143, !DIExpression(), !389)
    #dbg_value(float %23, !205, !DIExpression(), !392)
    #dbg_value(float %conv.i767, !206, !DIExpression(), !392)
  %24 = bitcast float %23 to i32, !dbg !394
  %25 = bitcast float %conv.i767 to i32, !dbg !395
  %cmp.i829 = icmp eq i32 %24, %25, !dbg !396
  %storedv.i.i830 = zext i1 %cmp.i829 to i8, !dbg !397
  br i1 %cmp.i829, label %_Z4sameff.exit832, label %if.then.i.i831, !dbg !397

if.then.i.i831:                                   ; preds = %_Z4sameff.exit766
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !397
  unreachable, !dbg !397

_Z4sameff.exit832:                                ; preds = %_Z4sameff.exit766
  %26 = call contract float @llvm.nvvm.ui2f.rz(i32 %conv1), !dbg !398
  %conv12 = uitofp i32 %conv1 to double, !dbg !399
    #dbg_value(double %conv12, !142, !DIExpression(), !400)
    #dbg_value(i32 1, !143, !DIExpression(), !400)
  %conv.i833 = fptrunc double %conv12 to float, !dbg !402
    #dbg_value(float %conv.i833, !144, !DIExpression(), !400)
    #dbg_value(i32 2, !143, !DIExpression(), !400)
    #dbg_value(i32 2, !143, !DIExpression(), !400)
  %conv4.i871 = fpext float %conv.i833 to double, !dbg !403
  %cmp5.i872 = fcmp ogt double %conv4.i871, %conv12, !dbg !404
  br i1 %cmp5.i872, label %cond.true.i876, label %cond.false.i873, !dbg !405

cond.true.i876:                                   ; preds = %_Z4sameff.exit832
    #dbg_value(float %conv.i833, !108, !DIExpression(), !406)
    #dbg_value(double %conv12, !109, !DIExpression(), !406)
    #dbg_value(i8 0, !110, !DIExpression(), !406)
  %27 = bitcast float %conv.i833 to i32, !dbg !408
    #dbg_value(i32 %27, !111, !DIExpression(), !406)
  %conv1.i.i877 = fpext float %conv.i833 to double, !dbg !409
  %cmp2.i.i878 = fcmp ole double %conv1.i.i877, %conv12, !dbg !410
  br i1 %cmp2.i.i878, label %if.then.i.i897, label %if.end.i.i879, !dbg !411

if.then.i.i897:                                   ; preds = %cond.true.i876
  br label %_Z4stepfdb.exit.i892, !dbg !412

if.end.i.i879:                                    ; preds = %cond.true.i876
    #dbg_value(i8 0, !112, !DIExpression(), !406)
  %cmp9.i.i884 = fcmp oeq float %conv.i833, 0.000000e+00, !dbg !413
  br i1 %cmp9.i.i884, label %if.then10.i.i896, label %if.end13.i.i885, !dbg !413

if.then10.i.i896:                                 ; preds = %if.end.i.i879
  br label %cleanup.i.i890, !dbg !414

if.end13.i.i885:                                  ; preds = %if.end.i.i879
  %sub.i.i887 = sub nsw i32 %27, 1, !dbg !415
  %28 = bitcast i32 %sub.i.i887 to float, !dbg !416
  br label %cleanup.i.i890, !dbg !417

cleanup.i.i890:                                   ; preds = %if.end13.i.i885, %if.then10.i.i896
  %retval.0.i.i891 = phi float [ 0xB6A0000000000000, %if.then10.i.i896 ], [ %28, %if.end13.i.i885 ], !dbg !406
  br label %_Z4stepfdb.exit.i892

_Z4stepfdb.exit.i892:                             ; preds = %cleanup.i.i890, %if.then.i.i897
  %retval.1.i.i893 = phi float [ %conv.i833, %if.then.i.i897 ], [ %retval.0.i.i891, %cleanup.i.i890 ], !dbg !406
  br label %_Z7roundeddi.exit898, !dbg !405

cond.false.i873:                                  ; preds = %_Z4sameff.exit832
  br label %_Z7roundeddi.exit898, !dbg !405

_Z7roundeddi.exit898:                             ; preds = %_Z4stepfdb.exit.i892, %cond.false.i873
  %cond6.i875 = phi contract float [ %retval.1.i.i893, %_Z4stepfdb.exit.i892 ], [ %conv.i833, %cond.false.i873 ], !dbg !405
    #dbg_value(float %26, !205, !DIExpression(), !418)
    #dbg_value(float %cond6.i875, !206, !DIExpression(), !418)
  %29 = bitcast float %26 to i32, !dbg !420
  %30 = bitcast float %cond6.i875 to i32, !dbg !421
  %cmp.i899 = icmp eq i32 %29, %30, !dbg !422
  %storedv.i.i900 = zext i1 %cmp.i899 to i8, !dbg !423
  br i1 %cmp.i899, label %_Z4sameff.exit902, label %if.then.i.i901, !dbg !423

if.then.i.i901:                                   ; preds = %_Z7roundeddi.exit898
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !423
  unreachable, !dbg !423

_Z4sameff.exit902:                                ; preds = %_Z7roundeddi.exit898
  %31 = call contract float @llvm.nvvm.ui2f.rm(i32 %conv1), !dbg !424
  %conv14 = uitofp i32 %conv1 to double, !dbg !425
    #dbg_value(double %conv14, !142, !DIExpression(), !426)
    #dbg_value(i32 2, !143, !DIExpression(), !426)
  %conv.i903 = fptrunc double %conv14 to float, !dbg !428
    #dbg_value(float %conv.i903, !144, !DIExpression(), !426)
    #dbg_value(i32 2, !143, !DIExpression(), !426)
  %conv4.i938 = fpext float %conv.i903 to double, !dbg !429
  %cmp5.i939 = fcmp ogt double %conv4.i938, %conv14, !dbg !430
  br i1 %cmp5.i939, label %cond.true.i943, label %cond.false.i940, !dbg !431

cond.true.i943:                                   ; preds = %_Z4sameff.exit902
    #dbg_value(float %conv.i903, !108, !DIExpression(), !432)
    #dbg_value(double %conv14, !109, !DIExpression(), !432)
    #dbg_value(i8 0, !110, !DIExpression(), !432)
  %32 = bitcast float %conv.i903 to i32, !dbg !434
    #dbg_value(i32 %32, !111, !DIExpression(), !432)
  %conv1.i.i944 = fpext float %conv.i903 to double, !dbg !435
  %cmp2.i.i945 = fcmp ole double %conv1.i.i944, %conv14, !dbg !436
  br i1 %cmp2.i.i945, label %if.then.i.i964, label %if.end.i.i946, !dbg !437

if.then.i.i964:                                   ; preds = %cond.true.i943
  br label %_Z4stepfdb.exit.i959, !dbg !438

if.end.i.i946:                                    ; preds = %cond.true.i943
    #dbg_value(i8 0, !112, !DIExpression(), !432)
  %cmp9.i.i951 = fcmp oeq float %conv.i903, 0.000000e+00, !dbg !439
  br i1 %cmp9.i.i951, label %if.then10.i.i963, label %if.end13.i.i952, !dbg !439

if.then10.i.i963:                                 ; preds = %if.end.i.i946
  br label %cleanup.i.i957, !dbg !440

if.end13.i.i952:                                  ; preds = %if.end.i.i946
  %sub.i.i954 = sub nsw i32 %32, 1, !dbg !441
  %33 = bitcast i32 %sub.i.i954 to float, !dbg !442
  br label %cleanup.i.i957, !dbg !443

cleanup.i.i957:                                   ; preds = %if.end13.i.i952, %if.then10.i.i963
  %retval.0.i.i958 = phi float [ 0xB6A0000000000000, %if.then10.i.i963 ], [ %33, %if.end13.i.i952 ], !dbg !432
  br label %_Z4stepfdb.exit.i959

_Z4stepfdb.exit.i959:                             ; preds = %cleanup.i.i957, %if.then.i.i964
  %retval.1.i.i960 = phi float [ %conv.i903, %if.then.i.i964 ], [ %retval.0.i.i958, %cleanup.i.i957 ], !dbg !432
  br label %_Z7roundeddi.exit965, !dbg !431

cond.false.i940:                                  ; preds = %_Z4sameff.exit902
  br label %_Z7roundeddi.exit965, !dbg !431

_Z7roundeddi.exit965:                             ; preds = %_Z4stepfdb.exit.i959, %cond.false.i940
  %cond6.i942 = phi contract float [ %retval.1.i.i960, %_Z4stepfdb.exit.i959 ], [ %conv.i903, %cond.false.i940 ], !dbg !431
    #dbg_value(float %31, !205, !DIExpression(), !444)
    #dbg_value(float %cond6.i942, !206, !DIExpression(), !444)
  %34 = bitcast float %31 to i32, !dbg !446
  %35 = bitcast float %cond6.i942 to i32, !dbg !447
  %cmp.i966 = icmp eq i32 %34, %35, !dbg !448
  %storedv.i.i967 = zext i1 %cmp.i966 to i8, !dbg !449
  br i1 %cmp.i966, label %_Z4sameff.exit969, label %if.then.i.i968, !dbg !449

if.then.i.i968:                                   ; preds = %_Z7roundeddi.exit965
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !449
  unreachable, !dbg !449

_Z4sameff.exit969:                                ; preds = %_Z7roundeddi.exit965
  %36 = call contract float @llvm.nvvm.ui2f.rp(i32 %conv1), !dbg !450
  %conv16 = uitofp i32 %conv1 to double, !dbg !451
    #dbg_value(double %conv16, !142, !DIExpression(), !452)
    #dbg_value(i32 3, !143, !DIExpression(), !452)
  %conv.i970 = fptrunc double %conv16 to float, !dbg !454
    #dbg_value(float %conv.i970, !144, !DIExpression(), !452)
    #dbg_value(i32 3, !143, !DIExpression(), !452)
  %conv10.i978 = fpext float %conv.i970 to double, !dbg !455
  %cmp11.i979 = fcmp olt double %conv10.i978, %conv16, !dbg !456
  br i1 %cmp11.i979, label %cond.true12.i983, label %cond.false14.i980, !dbg !457

cond.true12.i983:                                 ; preds = %_Z4sameff.exit969
    #dbg_value(float %conv.i970, !108, !DIExpression(), !458)
    #dbg_value(double %conv16, !109, !DIExpression(), !458)
    #dbg_value(i8 1, !110, !DIExpression(), !458)
  %37 = bitcast float %conv.i970 to i32, !dbg !460
    #dbg_value(i32 %37, !111, !DIExpression(), !458)
  %conv.i.i984 = fpext float %conv.i970 to double, !dbg !461
  %cmp.i.i985 = fcmp oge double %conv.i.i984, %conv16, !dbg !462
  br i1 %cmp.i.i985, label %if.then.i48.i1003, label %if.end.i31.i986, !dbg !463

if.then.i48.i1003:                                ; preds = %cond.true12.i983
  br label %_Z4stepfdb.exit49.i998, !dbg !464

if.end.i31.i986:                                  ; preds = %cond.true12.i983
    #dbg_value(i8 1, !112, !DIExpression(), !458)
  %cmp9.i36.i990 = fcmp oeq float %conv.i970, 0.000000e+00, !dbg !465
  br i1 %cmp9.i36.i990, label %if.then10.i47.i1002, label %if.end13.i37.i991, !dbg !465

if.then10.i47.i1002:                              ; preds = %if.end.i31.i986
  br label %cleanup.i42.i996, !dbg !466

if.end13.i37.i991:                                ; preds = %if.end.i31.i986
  %add.i46.i1001 = add nsw i32 %37, 1, !dbg !467
  %38 = bitcast i32 %add.i46.i1001 to float, !dbg !468
  br label %cleanup.i42.i996, !dbg !469

cleanup.i42.i996:                                 ; preds = %if.end13.i37.i991, %if.then10.i47.i1002
  %retval.0.i43.i997 = phi float [ 0x36A0000000000000, %if.then10.i47.i1002 ], [ %38, %if.end13.i37.i991 ], !dbg !458
  br label %_Z4stepfdb.exit49.i998

_Z4stepfdb.exit49.i998:                           ; preds = %cleanup.i42.i996, %if.then.i48.i1003
  %retval.1.i44.i999 = phi float [ %conv.i970, %if.then.i48.i1003 ], [ %retval.0.i43.i997, %cleanup.i42.i996 ], !dbg !458
  br label %_Z7roundeddi.exit1032, !dbg !457

cond.false14.i980:                                ; preds = %_Z4sameff.exit969
  br label %_Z7roundeddi.exit1032, !dbg !457

_Z7roundeddi.exit1032:                            ; preds = %_Z4stepfdb.exit49.i998, %cond.false14.i980
  %cond16.i982 = phi contract float [ %retval.1.i44.i999, %_Z4stepfdb.exit49.i998 ], [ %conv.i970, %cond.false14.i980 ], !dbg !457
    #dbg_value(float %36, !205, !DIExpression(), !470)
    #dbg_value(float %cond16.i982, !206, !DIExpression(), !470)
  %39 = bitcast float %36 to i32, !dbg !472
  %40 = bitcast float %cond16.i982 to i32, !dbg !473
  %cmp.i1033 = icmp eq i32 %39, %40, !dbg !474
  %storedv.i.i1034 = zext i1 %cmp.i1033 to i8, !dbg !475
  br i1 %cmp.i1033, label %_Z4sameff.exit1036, label %if.then.i.i1035, !dbg !475

if.then.i.i1035:                                  ; preds = %_Z7roundeddi.exit1032
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !475
  unreachable, !dbg !475

_Z4sameff.exit1036:                               ; preds = %_Z7roundeddi.exit1032
  %conv.i = sitofp i32 %conv to double, !dbg !476
  %conv.i290 = fptrunc double %conv.i to float, !dbg !476
  %conv1.i291 = fpext float %conv.i290 to double, !dbg !476
  %sub.i292 = fsub double %conv.i, %conv1.i291, !dbg !476
  %cmp.i322 = fcmp ogt float %conv.i290, 0.000000e+00, !dbg !476
  br i1 %cmp.i322, label %cond.true.i331, label %cond.false.i323, !dbg !476

cond.true.i331:                                   ; preds = %_Z4sameff.exit1036
  %cmp.i351 = fcmp olt double %sub.i292, 0.000000e+00, !dbg !476
  br i1 %cmp.i351, label %cond.true.i355, label %cond.false.i352, !dbg !476

cond.true.i355:                                   ; preds = %cond.true.i331
  %cmp.i562 = fcmp une float %conv.i290, %conv.i290, !dbg !476
  br i1 %cmp.i562, label %if.then.i579, label %if.end.i563, !dbg !476

if.then.i579:                                     ; preds = %cond.true.i355
  br label %_ZL7ws_nextfb.exit580, !dbg !476

if.end.i563:                                      ; preds = %cond.true.i355
  %cmp1.i564 = fcmp oeq float %conv.i290, 0.000000e+00, !dbg !476
  br i1 %cmp1.i564, label %if.then2.i578, label %if.end3.i565, !dbg !476

if.then2.i578:                                    ; preds = %if.end.i563
  br label %_ZL7ws_nextfb.exit580, !dbg !476

if.end3.i565:                                     ; preds = %if.end.i563
  %41 = bitcast float %conv.i290 to i32, !dbg !476
  %cmp8.i567 = icmp eq i32 %41, -8388608, !dbg !476
  br i1 %cmp8.i567, label %if.then9.i577, label %if.end10.i568, !dbg !476

if.then9.i577:                                    ; preds = %if.end3.i565
  br label %cleanup.i574, !dbg !476

if.end10.i568:                                    ; preds = %if.end3.i565
  %cmp11.i569 = fcmp ogt float %conv.i290, 0.000000e+00, !dbg !476
  %conv.i570 = zext i1 %cmp11.i569 to i32, !dbg !476
  %cmp14.i571 = icmp eq i32 %conv.i570, 0, !dbg !476
  %42 = zext i1 %cmp14.i571 to i64, !dbg !476
  %cond15.i572 = select i1 %cmp14.i571, i32 1, i32 -1, !dbg !476
  %add.i573 = add nsw i32 %41, %cond15.i572, !dbg !476
  %43 = bitcast i32 %add.i573 to float, !dbg !476
  br label %cleanup.i574, !dbg !476

cleanup.i574:                                     ; preds = %if.end10.i568, %if.then9.i577
  %retval.0.i575 = phi float [ %conv.i290, %if.then9.i577 ], [ %43, %if.end10.i568 ], !dbg !476
  br label %_ZL7ws_nextfb.exit580, !dbg !476

_ZL7ws_nextfb.exit580:                            ; preds = %if.then.i579, %if.then2.i578, %cleanup.i574
  %retval.1.i576 = phi float [ %conv.i290, %if.then.i579 ], [ 0xB6A0000000000000, %if.then2.i578 ], [ %retval.0.i575, %cleanup.i574 ], !dbg !476
  br label %_ZL5ws_rdIfdET_S0_T0_.exit357, !dbg !476

cond.false.i352:                                  ; preds = %cond.true.i331
  br label %_ZL5ws_rdIfdET_S0_T0_.exit357, !dbg !476

_ZL5ws_rdIfdET_S0_T0_.exit357:                    ; preds = %_ZL7ws_nextfb.exit580, %cond.false.i352
  %cond.i354 = phi contract float [ %retval.1.i576, %_ZL7ws_nextfb.exit580 ], [ %conv.i290, %cond.false.i352 ], !dbg !476
  br label %_ZL5ws_rzIfdET_S0_T0_.exit332, !dbg !476

cond.false.i323:                                  ; preds = %_Z4sameff.exit1036
  %cmp1.i324 = fcmp olt float %conv.i290, 0.000000e+00, !dbg !476
  br i1 %cmp1.i324, label %cond.true2.i329, label %cond.false4.i325, !dbg !476

cond.true2.i329:                                  ; preds = %cond.false.i323
  %cmp.i385 = fcmp ogt double %sub.i292, 0.000000e+00, !dbg !476
  br i1 %cmp.i385, label %cond.true.i389, label %cond.false.i386, !dbg !476

cond.true.i389:                                   ; preds = %cond.true2.i329
  %cmp.i474 = fcmp une float %conv.i290, %conv.i290, !dbg !476
  br i1 %cmp.i474, label %if.then.i489, label %if.end.i475, !dbg !476

if.then.i489:                                     ; preds = %cond.true.i389
  br label %_ZL7ws_nextfb.exit490, !dbg !476

if.end.i475:                                      ; preds = %cond.true.i389
  %cmp1.i476 = fcmp oeq float %conv.i290, 0.000000e+00, !dbg !476
  br i1 %cmp1.i476, label %if.then2.i488, label %if.end3.i477, !dbg !476

if.then2.i488:                                    ; preds = %if.end.i475
  br label %_ZL7ws_nextfb.exit490, !dbg !476

if.end3.i477:                                     ; preds = %if.end.i475
  %44 = bitcast float %conv.i290 to i32, !dbg !476
  %cmp5.i478 = icmp eq i32 %44, 2139095040, !dbg !476
  br i1 %cmp5.i478, label %if.then9.i487, label %lor.lhs.false.i479, !dbg !476

lor.lhs.false.i479:                               ; preds = %if.end3.i477
  %cmp11.i480 = fcmp ogt float %conv.i290, 0.000000e+00, !dbg !476
  %conv.i481 = zext i1 %cmp11.i480 to i32, !dbg !476
  %45 = zext i1 %cmp11.i480 to i64, !dbg !476
  %cond15.i482 = select i1 %cmp11.i480, i32 1, i32 -1, !dbg !476
  %add.i483 = add nsw i32 %44, %cond15.i482, !dbg !476
  %46 = bitcast i32 %add.i483 to float, !dbg !476
  br label %cleanup.i484, !dbg !476

if.then9.i487:                                    ; preds = %if.end3.i477
  br label %cleanup.i484, !dbg !476

cleanup.i484:                                     ; preds = %lor.lhs.false.i479, %if.then9.i487
  %retval.0.i485 = phi float [ %conv.i290, %if.then9.i487 ], [ %46, %lor.lhs.false.i479 ], !dbg !476
  br label %_ZL7ws_nextfb.exit490, !dbg !476

_ZL7ws_nextfb.exit490:                            ; preds = %if.then.i489, %if.then2.i488, %cleanup.i484
  %retval.1.i486 = phi float [ %conv.i290, %if.then.i489 ], [ 0x36A0000000000000, %if.then2.i488 ], [ %retval.0.i485, %cleanup.i484 ], !dbg !476
  br label %_ZL5ws_ruIfdET_S0_T0_.exit, !dbg !476

cond.false.i386:                                  ; preds = %cond.true2.i329
  br label %_ZL5ws_ruIfdET_S0_T0_.exit, !dbg !476

_ZL5ws_ruIfdET_S0_T0_.exit:                       ; preds = %_ZL7ws_nextfb.exit490, %cond.false.i386
  %cond.i388 = phi contract float [ %retval.1.i486, %_ZL7ws_nextfb.exit490 ], [ %conv.i290, %cond.false.i386 ], !dbg !476
  br label %cond.end.i326, !dbg !476

cond.false4.i325:                                 ; preds = %cond.false.i323
  br label %cond.end.i326, !dbg !476

cond.end.i326:                                    ; preds = %cond.false4.i325, %_ZL5ws_ruIfdET_S0_T0_.exit
  %cond.i327 = phi contract float [ %cond.i388, %_ZL5ws_ruIfdET_S0_T0_.exit ], [ %conv.i290, %cond.false4.i325 ], !dbg !476
  br label %_ZL5ws_rzIfdET_S0_T0_.exit332, !dbg !476

_ZL5ws_rzIfdET_S0_T0_.exit332:                    ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit357, %cond.end.i326
  %cond6.i328 = phi contract float [ %cond.i354, %_ZL5ws_rdIfdET_S0_T0_.exit357 ], [ %cond.i327, %cond.end.i326 ], !dbg !476
  %conv19 = sitofp i32 %conv to double, !dbg !477
    #dbg_value(double %conv19, !142, !DIExpression(), !478)
    #dbg_value(i32 1, !143, !DIExpression(), !478)
  %conv.i1037 = fptrunc double %conv19 to float, !dbg !480
    #dbg_value(float %conv.i1037, !144, !DIExpression(), !478)
  %cmp1.i1039 = fcmp oge double %conv19, 0.000000e+00, !dbg !481
  %47 = zext i1 %cmp1.i1039 to i64, !dbg !482
  %cond.i1040 = select i1 %cmp1.i1039, i32 2, i32 3, !dbg !482
    #dbg_value(i32 %cond.i1040, !143, !DIExpression(), !478)
    #dbg_value(i32 %cond.i1040, !143, !DIExpression(), !478)
  br i1 %cmp1.i1039, label %if.then3.i1074, label %if.end7.i1042, !dbg !483

if.then3.i1074:                                   ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit332
  %conv4.i1075 = fpext float %conv.i1037 to double, !dbg !484
  %cmp5.i1076 = fcmp ogt double %conv4.i1075, %conv19, !dbg !485
  br i1 %cmp5.i1076, label %cond.true.i1080, label %cond.false.i1077, !dbg !486

cond.true.i1080:                                  ; preds = %if.then3.i1074
    #dbg_value(float %conv.i1037, !108, !DIExpression(), !487)
    #dbg_value(double %conv19, !109, !DIExpression(), !487)
    #dbg_value(i8 0, !110, !DIExpression(), !487)
  %48 = bitcast float %conv.i1037 to i32, !dbg !489
    #dbg_value(i32 %48, !111, !DIExpression(), !487)
  %conv1.i.i1081 = fpext float %conv.i1037 to double, !dbg !490
  %cmp2.i.i1082 = fcmp ole double %conv1.i.i1081, %conv19, !dbg !491
  br i1 %cmp2.i.i1082, label %if.then.i.i1101, label %if.end.i.i1083, !dbg !492

if.then.i.i1101:                                  ; preds = %cond.true.i1080
  br label %_Z4stepfdb.exit.i1096, !dbg !493

if.end.i.i1083:                                   ; preds = %cond.true.i1080
  %cmp3.i.i1084 = fcmp oge float %conv.i1037, 0.000000e+00, !dbg !494
  %conv4.i.i1085 = zext i1 %cmp3.i.i1084 to i32, !dbg !495
  %cmp7.i.i1086 = icmp eq i32 %conv4.i.i1085, 0, !dbg !496
  %storedv8.i.i1087 = zext i1 %cmp7.i.i1086 to i8, !dbg !497
    #dbg_value(i8 %storedv8.i.i1087, !112, !DIExpression(), !487)
  %cmp9.i.i1088 = fcmp oeq float %conv.i1037, 0.000000e+00, !dbg !498
  br i1 %cmp9.i.i1088, label %if.then10.i.i1100, label %if.end13.i.i1089, !dbg !498

if.then10.i.i1100:                                ; preds = %if.end.i.i1083
  br label %cleanup.i.i1094, !dbg !499

if.end13.i.i1089:                                 ; preds = %if.end.i.i1083
  br i1 %cmp7.i.i1086, label %cond.true15.i.i1098, label %cond.false16.i.i1090, !dbg !500

cond.true15.i.i1098:                              ; preds = %if.end13.i.i1089
  %add.i.i1099 = add nsw i32 %48, 1, !dbg !501
  br label %cond.end.i.i1092, !dbg !500

cond.false16.i.i1090:                             ; preds = %if.end13.i.i1089
  %sub.i.i1091 = sub nsw i32 %48, 1, !dbg !502
  br label %cond.end.i.i1092, !dbg !500

cond.end.i.i1092:                                 ; preds = %cond.false16.i.i1090, %cond.true15.i.i1098
  %cond17.i.i1093 = phi i32 [ %add.i.i1099, %cond.true15.i.i1098 ], [ %sub.i.i1091, %cond.false16.i.i1090 ], !dbg !500
  %49 = bitcast i32 %cond17.i.i1093 to float, !dbg !503
  br label %cleanup.i.i1094, !dbg !504

cleanup.i.i1094:                                  ; preds = %cond.end.i.i1092, %if.then10.i.i1100
  %retval.0.i.i1095 = phi float [ 0xB6A0000000000000, %if.then10.i.i1100 ], [ %49, %cond.end.i.i1092 ], !dbg !487
  br label %_Z4stepfdb.exit.i1096

_Z4stepfdb.exit.i1096:                            ; preds = %cleanup.i.i1094, %if.then.i.i1101
  %retval.1.i.i1097 = phi float [ %conv.i1037, %if.then.i.i1101 ], [ %retval.0.i.i1095, %cleanup.i.i1094 ], !dbg !487
  br label %cond.end.i1078, !dbg !486

cond.false.i1077:                                 ; preds = %if.then3.i1074
  br label %cond.end.i1078, !dbg !486

cond.end.i1078:                                   ; preds = %cond.false.i1077, %_Z4stepfdb.exit.i1096
  %cond6.i1079 = phi contract float [ %retval.1.i.i1097, %_Z4stepfdb.exit.i1096 ], [ %conv.i1037, %cond.false.i1077 ], !dbg !486
  br label %_Z7roundeddi.exit1102, !dbg !505

if.end7.i1042:                                    ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit332
  %cmp8.i1043 = icmp eq i32 %cond.i1040, 3, !dbg !506
  br i1 %cmp8.i1043, label %if.then9.i1047, label %if.end17.i1044, !dbg !506

if.then9.i1047:                                   ; preds = %if.end7.i1042
  %conv10.i1048 = fpext float %conv.i1037 to double, !dbg !507
  %cmp11.i1049 = fcmp olt double %conv10.i1048, %conv19, !dbg !508
  br i1 %cmp11.i1049, label %cond.true12.i1053, label %cond.false14.i1050, !dbg !509

cond.true12.i1053:                                ; preds = %if.then9.i1047
    #dbg_value(float %conv.i1037, !108, !DIExpression(), !510)
    #dbg_value(double %conv19, !109, !DIExpression(), !510)
    #dbg_value(i8 1, !110, !DIExpression(), !510)
  %50 = bitcast float %conv.i1037 to i32, !dbg !512
    #dbg_value(i32 %50, !111, !DIExpression(), !510)
  %conv.i.i1054 = fpext float %conv.i1037 to double, !dbg !513
  %cmp.i.i1055 = fcmp oge double %conv.i.i1054, %conv19, !dbg !514
  br i1 %cmp.i.i1055, label %if.then.i48.i1073, label %if.end.i31.i1056, !dbg !515

if.then.i48.i1073:                                ; preds = %cond.true12.i1053
  br label %_Z4stepfdb.exit49.i1068, !dbg !516

if.end.i31.i1056:                                 ; preds = %cond.true12.i1053
  %cmp3.i32.i1057 = fcmp oge float %conv.i1037, 0.000000e+00, !dbg !517
  %conv4.i33.i1058 = zext i1 %cmp3.i32.i1057 to i32, !dbg !518
  %storedv8.i35.i1059 = zext i1 %cmp3.i32.i1057 to i8, !dbg !519
    #dbg_value(i8 %storedv8.i35.i1059, !112, !DIExpression(), !510)
  %cmp9.i36.i1060 = fcmp oeq float %conv.i1037, 0.000000e+00, !dbg !520
  br i1 %cmp9.i36.i1060, label %if.then10.i47.i1072, label %if.end13.i37.i1061, !dbg !520

if.then10.i47.i1072:                              ; preds = %if.end.i31.i1056
  br label %cleanup.i42.i1066, !dbg !521

if.end13.i37.i1061:                               ; preds = %if.end.i31.i1056
  br i1 %cmp3.i32.i1057, label %cond.true15.i45.i1070, label %cond.false16.i38.i1062, !dbg !522

cond.true15.i45.i1070:                            ; preds = %if.end13.i37.i1061
  %add.i46.i1071 = add nsw i32 %50, 1, !dbg !523
  br label %cond.end.i40.i1064, !dbg !522

cond.false16.i38.i1062:                           ; preds = %if.end13.i37.i1061
  %sub.i39.i1063 = sub nsw i32 %50, 1, !dbg !524
  br label %cond.end.i40.i1064, !dbg !522

cond.end.i40.i1064:                               ; preds = %cond.false16.i38.i1062, %cond.true15.i45.i1070
  %cond17.i41.i1065 = phi i32 [ %add.i46.i1071, %cond.true15.i45.i1070 ], [ %sub.i39.i1063, %cond.false16.i38.i1062 ], !dbg !522
  %51 = bitcast i32 %cond17.i41.i1065 to float, !dbg !525
  br label %cleanup.i42.i1066, !dbg !526

cleanup.i42.i1066:                                ; preds = %cond.end.i40.i1064, %if.then10.i47.i1072
  %retval.0.i43.i1067 = phi float [ 0x36A0000000000000, %if.then10.i47.i1072 ], [ %51, %cond.end.i40.i1064 ], !dbg !510
  br label %_Z4stepfdb.exit49.i1068

_Z4stepfdb.exit49.i1068:                          ; preds = %cleanup.i42.i1066, %if.then.i48.i1073
  %retval.1.i44.i1069 = phi float [ %conv.i1037, %if.then.i48.i1073 ], [ %retval.0.i43.i1067, %cleanup.i42.i1066 ], !dbg !510
  br label %cond.end15.i1051, !dbg !509

cond.false14.i1050:                               ; preds = %if.then9.i1047
  br label %cond.end15.i1051, !dbg !509

cond.end15.i1051:                                 ; preds = %cond.false14.i1050, %_Z4stepfdb.exit49.i1068
  %cond16.i1052 = phi contract float [ %retval.1.i44.i1069, %_Z4stepfdb.exit49.i1068 ], [ %conv.i1037, %cond.false14.i1050 ], !dbg !509
  br label %_Z7roundeddi.exit1102, !dbg !527

if.end17.i1044:                                   ; preds = %if.end7.i1042
  br label %_Z7roundeddi.exit1102, !dbg !528

_Z7roundeddi.exit1102:                            ; preds = %cond.end.i1078, %cond.end15.i1051, %if.end17.i1044
  %retval.0.i1046 = phi float [ %cond6.i1079, %cond.end.i1078 ], [ %cond16.i1052, %cond.end15.i1051 ], [ %conv.i1037, %if.end17.i1044 ], !dbg !478
    #dbg_value(float %cond6.i328, !205, !DIExpression(), !529)
    #dbg_value(float %retval.0.i1046, !206, !DIExpression(), !529)
  %52 = bitcast float %cond6.i328 to i32, !dbg !531
  %53 = bitcast float %retval.0.i1046 to i32, !dbg !532
  %cmp.i1103 = icmp eq i32 %52, %53, !dbg !533
  %storedv.i.i1104 = zext i1 %cmp.i1103 to i8, !dbg !534
  br i1 %cmp.i1103, label %_Z4sameff.exit1106, label %if.then.i.i1105, !dbg !534

if.then.i.i1105:                                  ; preds = %_Z7roundeddi.exit1102
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !534
  unreachable, !dbg !534

_Z4sameff.exit1106:                               ; preds = %_Z7roundeddi.exit1102
  %conv.i278 = sitofp i32 %conv to double, !dbg !535
  %conv.i301 = fptrunc double %conv.i278 to float, !dbg !535
  %conv1.i302 = fpext float %conv.i301 to double, !dbg !535
  %sub.i303 = fsub double %conv.i278, %conv1.i302, !dbg !535
  %cmp.i371 = fcmp olt double %sub.i303, 0.000000e+00, !dbg !535
  br i1 %cmp.i371, label %cond.true.i375, label %cond.false.i372, !dbg !535

cond.true.i375:                                   ; preds = %_Z4sameff.exit1106
  %cmp.i507 = fcmp une float %conv.i301, %conv.i301, !dbg !535
  br i1 %cmp.i507, label %if.then.i522, label %if.end.i508, !dbg !535

if.then.i522:                                     ; preds = %cond.true.i375
  br label %_ZL7ws_nextfb.exit523, !dbg !535

if.end.i508:                                      ; preds = %cond.true.i375
  %cmp1.i509 = fcmp oeq float %conv.i301, 0.000000e+00, !dbg !535
  br i1 %cmp1.i509, label %if.then2.i521, label %if.end3.i510, !dbg !535

if.then2.i521:                                    ; preds = %if.end.i508
  br label %_ZL7ws_nextfb.exit523, !dbg !535

if.end3.i510:                                     ; preds = %if.end.i508
  %54 = bitcast float %conv.i301 to i32, !dbg !535
  %cmp8.i = icmp eq i32 %54, -8388608, !dbg !535
  br i1 %cmp8.i, label %if.then9.i520, label %if.end10.i, !dbg !535

if.then9.i520:                                    ; preds = %if.end3.i510
  br label %cleanup.i517, !dbg !535

if.end10.i:                                       ; preds = %if.end3.i510
  %cmp11.i512 = fcmp ogt float %conv.i301, 0.000000e+00, !dbg !535
  %conv.i513 = zext i1 %cmp11.i512 to i32, !dbg !535
  %cmp14.i514 = icmp eq i32 %conv.i513, 0, !dbg !535
  %55 = zext i1 %cmp14.i514 to i64, !dbg !535
  %cond15.i515 = select i1 %cmp14.i514, i32 1, i32 -1, !dbg !535
  %add.i516 = add nsw i32 %54, %cond15.i515, !dbg !535
  %56 = bitcast i32 %add.i516 to float, !dbg !535
  br label %cleanup.i517, !dbg !535

cleanup.i517:                                     ; preds = %if.end10.i, %if.then9.i520
  %retval.0.i518 = phi float [ %conv.i301, %if.then9.i520 ], [ %56, %if.end10.i ], !dbg !535
  br label %_ZL7ws_nextfb.exit523, !dbg !535

_ZL7ws_nextfb.exit523:                            ; preds = %if.then.i522, %if.then2.i521, %cleanup.i517
  %retval.1.i519 = phi float [ %conv.i301, %if.then.i522 ], [ 0xB6A0000000000000, %if.then2.i521 ], [ %retval.0.i518, %cleanup.i517 ], !dbg !535
  br label %_ZL5ws_rdIfdET_S0_T0_.exit377, !dbg !535

cond.false.i372:                                  ; preds = %_Z4sameff.exit1106
  br label %_ZL5ws_rdIfdET_S0_T0_.exit377, !dbg !535

_ZL5ws_rdIfdET_S0_T0_.exit377:                    ; preds = %_ZL7ws_nextfb.exit523, %cond.false.i372
  %cond.i374 = phi contract float [ %retval.1.i519, %_ZL7ws_nextfb.exit523 ], [ %conv.i301, %cond.false.i372 ], !dbg !535
  %conv22 = sitofp i32 %conv to double, !dbg !536
    #dbg_value(double %conv22, !142, !DIExpression(), !537)
    #dbg_value(i32 2, !143, !DIExpression(), !537)
  %conv.i1107 = fptrunc double %conv22 to float, !dbg !539
    #dbg_value(float %conv.i1107, !144, !DIExpression(), !537)
    #dbg_value(i32 2, !143, !DIExpression(), !537)
  %conv4.i1142 = fpext float %conv.i1107 to double, !dbg !540
  %cmp5.i1143 = fcmp ogt double %conv4.i1142, %conv22, !dbg !541
  br i1 %cmp5.i1143, label %cond.true.i1147, label %cond.false.i1144, !dbg !542

cond.true.i1147:                                  ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit377
    #dbg_value(float %conv.i1107, !108, !DIExpression(), !543)
    #dbg_value(double %conv22, !109, !DIExpression(), !543)
    #dbg_value(i8 0, !110, !DIExpression(), !543)
  %57 = bitcast float %conv.i1107 to i32, !dbg !545
    #dbg_value(i32 %57, !111, !DIExpression(), !543)
  %conv1.i.i1148 = fpext float %conv.i1107 to double, !dbg !546
  %cmp2.i.i1149 = fcmp ole double %conv1.i.i1148, %conv22, !dbg !547
  br i1 %cmp2.i.i1149, label %if.then.i.i1168, label %if.end.i.i1150, !dbg !548

if.then.i.i1168:                                  ; preds = %cond.true.i1147
  br label %_Z4stepfdb.exit.i1163, !dbg !549

if.end.i.i1150:                                   ; preds = %cond.true.i1147
  %cmp3.i.i1151 = fcmp oge float %conv.i1107, 0.000000e+00, !dbg !550
  %conv4.i.i1152 = zext i1 %cmp3.i.i1151 to i32, !dbg !551
  %cmp7.i.i1153 = icmp eq i32 %conv4.i.i1152, 0, !dbg !552
  %storedv8.i.i1154 = zext i1 %cmp7.i.i1153 to i8, !dbg !553
    #dbg_value(i8 %storedv8.i.i1154, !112, !DIExpression(), !543)
  %cmp9.i.i1155 = fcmp oeq float %conv.i1107, 0.000000e+00, !dbg !554
  br i1 %cmp9.i.i1155, label %if.then10.i.i1167, label %if.end13.i.i1156, !dbg !554

if.then10.i.i1167:                                ; preds = %if.end.i.i1150
  br label %cleanup.i.i1161, !dbg !555

if.end13.i.i1156:                                 ; preds = %if.end.i.i1150
  br i1 %cmp7.i.i1153, label %cond.true15.i.i1165, label %cond.false16.i.i1157, !dbg !556

cond.true15.i.i1165:                              ; preds = %if.end13.i.i1156
  %add.i.i1166 = add nsw i32 %57, 1, !dbg !557
  br label %cond.end.i.i1159, !dbg !556

cond.false16.i.i1157:                             ; preds = %if.end13.i.i1156
  %sub.i.i1158 = sub nsw i32 %57, 1, !dbg !558
  br label %cond.end.i.i1159, !dbg !556

cond.end.i.i1159:                                 ; preds = %cond.false16.i.i1157, %cond.true15.i.i1165
  %cond17.i.i1160 = phi i32 [ %add.i.i1166, %cond.true15.i.i1165 ], [ %sub.i.i1158, %cond.false16.i.i1157 ], !dbg !556
  %58 = bitcast i32 %cond17.i.i1160 to float, !dbg !559
  br label %cleanup.i.i1161, !dbg !560

cleanup.i.i1161:                                  ; preds = %cond.end.i.i1159, %if.then10.i.i1167
  %retval.0.i.i1162 = phi float [ 0xB6A0000000000000, %if.then10.i.i1167 ], [ %58, %cond.end.i.i1159 ], !dbg !543
  br label %_Z4stepfdb.exit.i1163

_Z4stepfdb.exit.i1163:                            ; preds = %cleanup.i.i1161, %if.then.i.i1168
  %retval.1.i.i1164 = phi float [ %conv.i1107, %if.then.i.i1168 ], [ %retval.0.i.i1162, %cleanup.i.i1161 ], !dbg !543
  br label %_Z7roundeddi.exit1169, !dbg !542

cond.false.i1144:                                 ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit377
  br label %_Z7roundeddi.exit1169, !dbg !542

_Z7roundeddi.exit1169:                            ; preds = %_Z4stepfdb.exit.i1163, %cond.false.i1144
  %cond6.i1146 = phi contract float [ %retval.1.i.i1164, %_Z4stepfdb.exit.i1163 ], [ %conv.i1107, %cond.false.i1144 ], !dbg !542
    #dbg_value(float %cond.i374, !205, !DIExpression(), !561)
    #dbg_value(float %cond6.i1146, !206, !DIExpression(), !561)
  %59 = bitcast float %cond.i374 to i32, !dbg !563
  %60 = bitcast float %cond6.i1146 to i32, !dbg !564
  %cmp.i1170 = icmp eq i32 %59, %60, !dbg !565
  %storedv.i.i1171 = zext i1 %cmp.i1170 to i8, !dbg !566
  br i1 %cmp.i1170, label %_Z4sameff.exit1173, label %if.then.i.i1172, !dbg !566

if.then.i.i1172:                                  ; preds = %_Z7roundeddi.exit1169
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !566
  unreachable, !dbg !566

_Z4sameff.exit1173:                               ; preds = %_Z7roundeddi.exit1169
  %conv.i280 = sitofp i32 %conv to double, !dbg !567
  %conv.i313 = fptrunc double %conv.i280 to float, !dbg !567
  %conv1.i314 = fpext float %conv.i313 to double, !dbg !567
  %sub.i315 = fsub double %conv.i280, %conv1.i314, !dbg !567
  %cmp.i405 = fcmp ogt double %sub.i315, 0.000000e+00, !dbg !567
  br i1 %cmp.i405, label %cond.true.i409, label %cond.false.i406, !dbg !567

cond.true.i409:                                   ; preds = %_Z4sameff.exit1173
  %cmp.i423 = fcmp une float %conv.i313, %conv.i313, !dbg !567
  br i1 %cmp.i423, label %if.then.i438, label %if.end.i424, !dbg !567

if.then.i438:                                     ; preds = %cond.true.i409
  br label %_ZL7ws_nextfb.exit439, !dbg !567

if.end.i424:                                      ; preds = %cond.true.i409
  %cmp1.i425 = fcmp oeq float %conv.i313, 0.000000e+00, !dbg !567
  br i1 %cmp1.i425, label %if.then2.i437, label %if.end3.i426, !dbg !567

if.then2.i437:                                    ; preds = %if.end.i424
  br label %_ZL7ws_nextfb.exit439, !dbg !567

if.end3.i426:                                     ; preds = %if.end.i424
  %61 = bitcast float %conv.i313 to i32, !dbg !567
  %cmp5.i427 = icmp eq i32 %61, 2139095040, !dbg !567
  br i1 %cmp5.i427, label %if.then9.i436, label %lor.lhs.false.i428, !dbg !567

lor.lhs.false.i428:                               ; preds = %if.end3.i426
  %cmp11.i429 = fcmp ogt float %conv.i313, 0.000000e+00, !dbg !567
  %conv.i430 = zext i1 %cmp11.i429 to i32, !dbg !567
  %62 = zext i1 %cmp11.i429 to i64, !dbg !567
  %cond15.i431 = select i1 %cmp11.i429, i32 1, i32 -1, !dbg !567
  %add.i432 = add nsw i32 %61, %cond15.i431, !dbg !567
  %63 = bitcast i32 %add.i432 to float, !dbg !567
  br label %cleanup.i433, !dbg !567

if.then9.i436:                                    ; preds = %if.end3.i426
  br label %cleanup.i433, !dbg !567

cleanup.i433:                                     ; preds = %lor.lhs.false.i428, %if.then9.i436
  %retval.0.i434 = phi float [ %conv.i313, %if.then9.i436 ], [ %63, %lor.lhs.false.i428 ], !dbg !567
  br label %_ZL7ws_nextfb.exit439, !dbg !567

_ZL7ws_nextfb.exit439:                            ; preds = %if.then.i438, %if.then2.i437, %cleanup.i433
  %retval.1.i435 = phi float [ %conv.i313, %if.then.i438 ], [ 0x36A0000000000000, %if.then2.i437 ], [ %retval.0.i434, %cleanup.i433 ], !dbg !567
  br label %_ZL5ws_ruIfdET_S0_T0_.exit411, !dbg !567

cond.false.i406:                                  ; preds = %_Z4sameff.exit1173
  br label %_ZL5ws_ruIfdET_S0_T0_.exit411, !dbg !567

_ZL5ws_ruIfdET_S0_T0_.exit411:                    ; preds = %_ZL7ws_nextfb.exit439, %cond.false.i406
  %cond.i408 = phi contract float [ %retval.1.i435, %_ZL7ws_nextfb.exit439 ], [ %conv.i313, %cond.false.i406 ], !dbg !567
  %conv25 = sitofp i32 %conv to double, !dbg !568
    #dbg_value(double %conv25, !142, !DIExpression(), !569)
    #dbg_value(i32 3, !143, !DIExpression(), !569)
  %conv.i1174 = fptrunc double %conv25 to float, !dbg !571
    #dbg_value(float %conv.i1174, !144, !DIExpression(), !569)
    #dbg_value(i32 3, !143, !DIExpression(), !569)
  %conv10.i1182 = fpext float %conv.i1174 to double, !dbg !572
  %cmp11.i1183 = fcmp olt double %conv10.i1182, %conv25, !dbg !573
  br i1 %cmp11.i1183, label %cond.true12.i1187, label %cond.false14.i1184, !dbg !574

cond.true12.i1187:                                ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit411
    #dbg_value(float %conv.i1174, !108, !DIExpression(), !575)
    #dbg_value(double %conv25, !109, !DIExpression(), !575)
    #dbg_value(i8 1, !110, !DIExpression(), !575)
  %64 = bitcast float %conv.i1174 to i32, !dbg !577
    #dbg_value(i32 %64, !111, !DIExpression(), !575)
  %conv.i.i1188 = fpext float %conv.i1174 to double, !dbg !578
  %cmp.i.i1189 = fcmp oge double %conv.i.i1188, %conv25, !dbg !579
  br i1 %cmp.i.i1189, label %if.then.i48.i1207, label %if.end.i31.i1190, !dbg !580

if.then.i48.i1207:                                ; preds = %cond.true12.i1187
  br label %_Z4stepfdb.exit49.i1202, !dbg !581

if.end.i31.i1190:                                 ; preds = %cond.true12.i1187
  %cmp3.i32.i1191 = fcmp oge float %conv.i1174, 0.000000e+00, !dbg !582
  %conv4.i33.i1192 = zext i1 %cmp3.i32.i1191 to i32, !dbg !583
  %storedv8.i35.i1193 = zext i1 %cmp3.i32.i1191 to i8, !dbg !584
    #dbg_value(i8 %storedv8.i35.i1193, !112, !DIExpression(), !575)
  %cmp9.i36.i1194 = fcmp oeq float %conv.i1174, 0.000000e+00, !dbg !585
  br i1 %cmp9.i36.i1194, label %if.then10.i47.i1206, label %if.end13.i37.i1195, !dbg !585

if.then10.i47.i1206:                              ; preds = %if.end.i31.i1190
  br label %cleanup.i42.i1200, !dbg !586

if.end13.i37.i1195:                               ; preds = %if.end.i31.i1190
  br i1 %cmp3.i32.i1191, label %cond.true15.i45.i1204, label %cond.false16.i38.i1196, !dbg !587

cond.true15.i45.i1204:                            ; preds = %if.end13.i37.i1195
  %add.i46.i1205 = add nsw i32 %64, 1, !dbg !588
  br label %cond.end.i40.i1198, !dbg !587

cond.false16.i38.i1196:                           ; preds = %if.end13.i37.i1195
  %sub.i39.i1197 = sub nsw i32 %64, 1, !dbg !589
  br label %cond.end.i40.i1198, !dbg !587

cond.end.i40.i1198:                               ; preds = %cond.false16.i38.i1196, %cond.true15.i45.i1204
  %cond17.i41.i1199 = phi i32 [ %add.i46.i1205, %cond.true15.i45.i1204 ], [ %sub.i39.i1197, %cond.false16.i38.i1196 ], !dbg !587
  %65 = bitcast i32 %cond17.i41.i1199 to float, !dbg !590
  br label %cleanup.i42.i1200, !dbg !591

cleanup.i42.i1200:                                ; preds = %cond.end.i40.i1198, %if.then10.i47.i1206
  %retval.0.i43.i1201 = phi float [ 0x36A0000000000000, %if.then10.i47.i1206 ], [ %65, %cond.end.i40.i1198 ], !dbg !575
  br label %_Z4stepfdb.exit49.i1202

_Z4stepfdb.exit49.i1202:                          ; preds = %cleanup.i42.i1200, %if.then.i48.i1207
  %retval.1.i44.i1203 = phi float [ %conv.i1174, %if.then.i48.i1207 ], [ %retval.0.i43.i1201, %cleanup.i42.i1200 ], !dbg !575
  br label %_Z7roundeddi.exit1236, !dbg !574

cond.false14.i1184:                               ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit411
  br label %_Z7roundeddi.exit1236, !dbg !574

_Z7roundeddi.exit1236:                            ; preds = %_Z4stepfdb.exit49.i1202, %cond.false14.i1184
  %cond16.i1186 = phi contract float [ %retval.1.i44.i1203, %_Z4stepfdb.exit49.i1202 ], [ %conv.i1174, %cond.false14.i1184 ], !dbg !574
    #dbg_value(float %cond.i408, !205, !DIExpression(), !592)
    #dbg_value(float %cond16.i1186, !206, !DIExpression(), !592)
  %66 = bitcast float %cond.i408 to i32, !dbg !594
  %67 = bitcast float %cond16.i1186 to i32, !dbg !595
  %cmp.i1237 = icmp eq i32 %66, %67, !dbg !596
  %storedv.i.i1238 = zext i1 %cmp.i1237 to i8, !dbg !597
  br i1 %cmp.i1237, label %_Z4sameff.exit1240, label %if.then.i.i1239, !dbg !597

if.then.i.i1239:                                  ; preds = %_Z7roundeddi.exit1236
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !597
  unreachable, !dbg !597

_Z4sameff.exit1240:                               ; preds = %_Z7roundeddi.exit1236
  %conv.i282 = uitofp i32 %conv1 to double, !dbg !598
  %conv.i288 = fptrunc double %conv.i282 to float, !dbg !598
  %conv1.i = fpext float %conv.i288 to double, !dbg !598
  %sub.i = fsub double %conv.i282, %conv1.i, !dbg !598
  %cmp.i333 = fcmp ogt float %conv.i288, 0.000000e+00, !dbg !598
  br i1 %cmp.i333, label %cond.true.i342, label %cond.false.i334, !dbg !598

cond.true.i342:                                   ; preds = %_Z4sameff.exit1240
  %cmp.i345 = fcmp olt double %sub.i, 0.000000e+00, !dbg !598
  br i1 %cmp.i345, label %cond.true.i349, label %cond.false.i346, !dbg !598

cond.true.i349:                                   ; preds = %cond.true.i342
  %cmp.i581 = fcmp une float %conv.i288, %conv.i288, !dbg !598
  br i1 %cmp.i581, label %if.then.i598, label %if.end.i582, !dbg !598

if.then.i598:                                     ; preds = %cond.true.i349
  br label %_ZL7ws_nextfb.exit599, !dbg !598

if.end.i582:                                      ; preds = %cond.true.i349
  %cmp1.i583 = fcmp oeq float %conv.i288, 0.000000e+00, !dbg !598
  br i1 %cmp1.i583, label %if.then2.i597, label %if.end3.i584, !dbg !598

if.then2.i597:                                    ; preds = %if.end.i582
  br label %_ZL7ws_nextfb.exit599, !dbg !598

if.end3.i584:                                     ; preds = %if.end.i582
  %68 = bitcast float %conv.i288 to i32, !dbg !598
  %cmp11.i588 = fcmp ogt float %conv.i288, 0.000000e+00, !dbg !598
  %conv.i589 = zext i1 %cmp11.i588 to i32, !dbg !598
  %cmp14.i590 = icmp eq i32 %conv.i589, 0, !dbg !598
  %69 = zext i1 %cmp14.i590 to i64, !dbg !598
  %cond15.i591 = select i1 %cmp14.i590, i32 1, i32 -1, !dbg !598
  %add.i592 = add nsw i32 %68, %cond15.i591, !dbg !598
  %70 = bitcast i32 %add.i592 to float, !dbg !598
  br label %_ZL7ws_nextfb.exit599, !dbg !598

_ZL7ws_nextfb.exit599:                            ; preds = %if.then.i598, %if.then2.i597, %if.end3.i584
  %retval.1.i595 = phi float [ %conv.i288, %if.then.i598 ], [ 0xB6A0000000000000, %if.then2.i597 ], [ %70, %if.end3.i584 ], !dbg !598
  br label %_ZL5ws_rdIfdET_S0_T0_.exit, !dbg !598

cond.false.i346:                                  ; preds = %cond.true.i342
  br label %_ZL5ws_rdIfdET_S0_T0_.exit, !dbg !598

_ZL5ws_rdIfdET_S0_T0_.exit:                       ; preds = %_ZL7ws_nextfb.exit599, %cond.false.i346
  %cond.i348 = phi contract float [ %retval.1.i595, %_ZL7ws_nextfb.exit599 ], [ %conv.i288, %cond.false.i346 ], !dbg !598
  br label %_ZL5ws_rzIfdET_S0_T0_.exit344, !dbg !598

cond.false.i334:                                  ; preds = %_Z4sameff.exit1240
  br label %_ZL5ws_rzIfdET_S0_T0_.exit344, !dbg !598

_ZL5ws_rzIfdET_S0_T0_.exit344:                    ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit, %cond.false.i334
  %cond6.i339 = phi contract float [ %cond.i348, %_ZL5ws_rdIfdET_S0_T0_.exit ], [ %conv.i288, %cond.false.i334 ], !dbg !598
  %conv28 = uitofp i32 %conv1 to double, !dbg !599
    #dbg_value(double %conv28, !142, !DIExpression(), !600)
    #dbg_value(i32 1, !143, !DIExpression(), !600)
  %conv.i1241 = fptrunc double %conv28 to float, !dbg !602
    #dbg_value(float %conv.i1241, !144, !DIExpression(), !600)
    #dbg_value(i32 2, !143, !DIExpression(), !600)
    #dbg_value(i32 2, !143, !DIExpression(), !600)
  %conv4.i1279 = fpext float %conv.i1241 to double, !dbg !603
  %cmp5.i1280 = fcmp ogt double %conv4.i1279, %conv28, !dbg !604
  br i1 %cmp5.i1280, label %cond.true.i1284, label %cond.false.i1281, !dbg !605

cond.true.i1284:                                  ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit344
    #dbg_value(float %conv.i1241, !108, !DIExpression(), !606)
    #dbg_value(double %conv28, !109, !DIExpression(), !606)
    #dbg_value(i8 0, !110, !DIExpression(), !606)
  %71 = bitcast float %conv.i1241 to i32, !dbg !608
    #dbg_value(i32 %71, !111, !DIExpression(), !606)
  %conv1.i.i1285 = fpext float %conv.i1241 to double, !dbg !609
  %cmp2.i.i1286 = fcmp ole double %conv1.i.i1285, %conv28, !dbg !610
  br i1 %cmp2.i.i1286, label %if.then.i.i1305, label %if.end.i.i1287, !dbg !611

if.then.i.i1305:                                  ; preds = %cond.true.i1284
  br label %_Z4stepfdb.exit.i1300, !dbg !612

if.end.i.i1287:                                   ; preds = %cond.true.i1284
    #dbg_value(i8 0, !112, !DIExpression(), !606)
  %cmp9.i.i1292 = fcmp oeq float %conv.i1241, 0.000000e+00, !dbg !613
  br i1 %cmp9.i.i1292, label %if.then10.i.i1304, label %if.end13.i.i1293, !dbg !613

if.then10.i.i1304:                                ; preds = %if.end.i.i1287
  br label %cleanup.i.i1298, !dbg !614

if.end13.i.i1293:                                 ; preds = %if.end.i.i1287
  %sub.i.i1295 = sub nsw i32 %71, 1, !dbg !615
  %72 = bitcast i32 %sub.i.i1295 to float, !dbg !616
  br label %cleanup.i.i1298, !dbg !617

cleanup.i.i1298:                                  ; preds = %if.end13.i.i1293, %if.then10.i.i1304
  %retval.0.i.i1299 = phi float [ 0xB6A0000000000000, %if.then10.i.i1304 ], [ %72, %if.end13.i.i1293 ], !dbg !606
  br label %_Z4stepfdb.exit.i1300

_Z4stepfdb.exit.i1300:                            ; preds = %cleanup.i.i1298, %if.then.i.i1305
  %retval.1.i.i1301 = phi float [ %conv.i1241, %if.then.i.i1305 ], [ %retval.0.i.i1299, %cleanup.i.i1298 ], !dbg !606
  br label %_Z7roundeddi.exit1306, !dbg !605

cond.false.i1281:                                 ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit344
  br label %_Z7roundeddi.exit1306, !dbg !605

_Z7roundeddi.exit1306:                            ; preds = %_Z4stepfdb.exit.i1300, %cond.false.i1281
  %cond6.i1283 = phi contract float [ %retval.1.i.i1301, %_Z4stepfdb.exit.i1300 ], [ %conv.i1241, %cond.false.i1281 ], !dbg !605
    #dbg_value(float %cond6.i339, !205, !DIExpression(), !618)
    #dbg_value(float %cond6.i1283, !206, !DIExpression(), !618)
  %73 = bitcast float %cond6.i339 to i32, !dbg !620
  %74 = bitcast float %cond6.i1283 to i32, !dbg !621
  %cmp.i1307 = icmp eq i32 %73, %74, !dbg !622
  %storedv.i.i1308 = zext i1 %cmp.i1307 to i8, !dbg !623
  br i1 %cmp.i1307, label %_Z4sameff.exit1310, label %if.then.i.i1309, !dbg !623

if.then.i.i1309:                                  ; preds = %_Z7roundeddi.exit1306
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !623
  unreachable, !dbg !623

_Z4sameff.exit1310:                               ; preds = %_Z7roundeddi.exit1306
  %conv.i284 = uitofp i32 %conv1 to double, !dbg !624
  %conv.i297 = fptrunc double %conv.i284 to float, !dbg !624
  %conv1.i298 = fpext float %conv.i297 to double, !dbg !624
  %sub.i299 = fsub double %conv.i284, %conv1.i298, !dbg !624
  %cmp.i378 = fcmp olt double %sub.i299, 0.000000e+00, !dbg !624
  br i1 %cmp.i378, label %cond.true.i382, label %cond.false.i379, !dbg !624

cond.true.i382:                                   ; preds = %_Z4sameff.exit1310
  %cmp.i491 = fcmp une float %conv.i297, %conv.i297, !dbg !624
  br i1 %cmp.i491, label %if.then.i505, label %if.end.i492, !dbg !624

if.then.i505:                                     ; preds = %cond.true.i382
  br label %_ZL7ws_nextfb.exit506, !dbg !624

if.end.i492:                                      ; preds = %cond.true.i382
  %cmp1.i493 = fcmp oeq float %conv.i297, 0.000000e+00, !dbg !624
  br i1 %cmp1.i493, label %if.then2.i504, label %if.end3.i494, !dbg !624

if.then2.i504:                                    ; preds = %if.end.i492
  br label %_ZL7ws_nextfb.exit506, !dbg !624

if.end3.i494:                                     ; preds = %if.end.i492
  %75 = bitcast float %conv.i297 to i32, !dbg !624
  %cmp11.i496 = fcmp ogt float %conv.i297, 0.000000e+00, !dbg !624
  %conv.i497 = zext i1 %cmp11.i496 to i32, !dbg !624
  %cmp14.i = icmp eq i32 %conv.i497, 0, !dbg !624
  %76 = zext i1 %cmp14.i to i64, !dbg !624
  %cond15.i498 = select i1 %cmp14.i, i32 1, i32 -1, !dbg !624
  %add.i499 = add nsw i32 %75, %cond15.i498, !dbg !624
  %77 = bitcast i32 %add.i499 to float, !dbg !624
  br label %_ZL7ws_nextfb.exit506, !dbg !624

_ZL7ws_nextfb.exit506:                            ; preds = %if.then.i505, %if.then2.i504, %if.end3.i494
  %retval.1.i502 = phi float [ %conv.i297, %if.then.i505 ], [ 0xB6A0000000000000, %if.then2.i504 ], [ %77, %if.end3.i494 ], !dbg !624
  br label %_ZL5ws_rdIfdET_S0_T0_.exit384, !dbg !624

cond.false.i379:                                  ; preds = %_Z4sameff.exit1310
  br label %_ZL5ws_rdIfdET_S0_T0_.exit384, !dbg !624

_ZL5ws_rdIfdET_S0_T0_.exit384:                    ; preds = %_ZL7ws_nextfb.exit506, %cond.false.i379
  %cond.i381 = phi contract float [ %retval.1.i502, %_ZL7ws_nextfb.exit506 ], [ %conv.i297, %cond.false.i379 ], !dbg !624
  %conv31 = uitofp i32 %conv1 to double, !dbg !625
    #dbg_value(double %conv31, !142, !DIExpression(), !626)
    #dbg_value(i32 2, !143, !DIExpression(), !626)
  %conv.i1311 = fptrunc double %conv31 to float, !dbg !628
    #dbg_value(float %conv.i1311, !144, !DIExpression(), !626)
    #dbg_value(i32 2, !143, !DIExpression(), !626)
  %conv4.i1346 = fpext float %conv.i1311 to double, !dbg !629
  %cmp5.i1347 = fcmp ogt double %conv4.i1346, %conv31, !dbg !630
  br i1 %cmp5.i1347, label %cond.true.i1351, label %cond.false.i1348, !dbg !631

cond.true.i1351:                                  ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit384
    #dbg_value(float %conv.i1311, !108, !DIExpression(), !632)
    #dbg_value(double %conv31, !109, !DIExpression(), !632)
    #dbg_value(i8 0, !110, !DIExpression(), !632)
  %78 = bitcast float %conv.i1311 to i32, !dbg !634
    #dbg_value(i32 %78, !111, !DIExpression(), !632)
  %conv1.i.i1352 = fpext float %conv.i1311 to double, !dbg !635
  %cmp2.i.i1353 = fcmp ole double %conv1.i.i1352, %conv31, !dbg !636
  br i1 %cmp2.i.i1353, label %if.then.i.i1372, label %if.end.i.i1354, !dbg !637

if.then.i.i1372:                                  ; preds = %cond.true.i1351
  br label %_Z4stepfdb.exit.i1367, !dbg !638

if.end.i.i1354:                                   ; preds = %cond.true.i1351
    #dbg_value(i8 0, !112, !DIExpression(), !632)
  %cmp9.i.i1359 = fcmp oeq float %conv.i1311, 0.000000e+00, !dbg !639
  br i1 %cmp9.i.i1359, label %if.then10.i.i1371, label %if.end13.i.i1360, !dbg !639

if.then10.i.i1371:                                ; preds = %if.end.i.i1354
  br label %cleanup.i.i1365, !dbg !640

if.end13.i.i1360:                                 ; preds = %if.end.i.i1354
  %sub.i.i1362 = sub nsw i32 %78, 1, !dbg !641
  %79 = bitcast i32 %sub.i.i1362 to float, !dbg !642
  br label %cleanup.i.i1365, !dbg !643

cleanup.i.i1365:                                  ; preds = %if.end13.i.i1360, %if.then10.i.i1371
  %retval.0.i.i1366 = phi float [ 0xB6A0000000000000, %if.then10.i.i1371 ], [ %79, %if.end13.i.i1360 ], !dbg !632
  br label %_Z4stepfdb.exit.i1367

_Z4stepfdb.exit.i1367:                            ; preds = %cleanup.i.i1365, %if.then.i.i1372
  %retval.1.i.i1368 = phi float [ %conv.i1311, %if.then.i.i1372 ], [ %retval.0.i.i1366, %cleanup.i.i1365 ], !dbg !632
  br label %_Z7roundeddi.exit1373, !dbg !631

cond.false.i1348:                                 ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit384
  br label %_Z7roundeddi.exit1373, !dbg !631

_Z7roundeddi.exit1373:                            ; preds = %_Z4stepfdb.exit.i1367, %cond.false.i1348
  %cond6.i1350 = phi contract float [ %retval.1.i.i1368, %_Z4stepfdb.exit.i1367 ], [ %conv.i1311, %cond.false.i1348 ], !dbg !631
    #dbg_value(float %cond.i381, !205, !DIExpression(), !644)
    #dbg_value(float %cond6.i1350, !206, !DIExpression(), !644)
  %80 = bitcast float %cond.i381 to i32, !dbg !646
  %81 = bitcast float %cond6.i1350 to i32, !dbg !647
  %cmp.i1374 = icmp eq i32 %80, %81, !dbg !648
  %storedv.i.i1375 = zext i1 %cmp.i1374 to i8, !dbg !649
  br i1 %cmp.i1374, label %_Z4sameff.exit1377, label %if.then.i.i1376, !dbg !649

if.then.i.i1376:                                  ; preds = %_Z7roundeddi.exit1373
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !649
  unreachable, !dbg !649

_Z4sameff.exit1377:                               ; preds = %_Z7roundeddi.exit1373
  %conv.i286 = uitofp i32 %conv1 to double, !dbg !650
  %conv.i309 = fptrunc double %conv.i286 to float, !dbg !650
  %conv1.i310 = fpext float %conv.i309 to double, !dbg !650
  %sub.i311 = fsub double %conv.i286, %conv1.i310, !dbg !650
  %cmp.i412 = fcmp ogt double %sub.i311, 0.000000e+00, !dbg !650
  br i1 %cmp.i412, label %cond.true.i416, label %cond.false.i413, !dbg !650

cond.true.i416:                                   ; preds = %_Z4sameff.exit1377
  %cmp.i419 = fcmp une float %conv.i309, %conv.i309, !dbg !650
  br i1 %cmp.i419, label %if.then.i422, label %if.end.i, !dbg !650

if.then.i422:                                     ; preds = %cond.true.i416
  br label %_ZL7ws_nextfb.exit, !dbg !650

if.end.i:                                         ; preds = %cond.true.i416
  %cmp1.i420 = fcmp oeq float %conv.i309, 0.000000e+00, !dbg !650
  br i1 %cmp1.i420, label %if.then2.i, label %if.end3.i, !dbg !650

if.then2.i:                                       ; preds = %if.end.i
  br label %_ZL7ws_nextfb.exit, !dbg !650

if.end3.i:                                        ; preds = %if.end.i
  %82 = bitcast float %conv.i309 to i32, !dbg !650
  %cmp5.i = icmp eq i32 %82, 2139095040, !dbg !650
  br i1 %cmp5.i, label %if.then9.i, label %lor.lhs.false.i, !dbg !650

lor.lhs.false.i:                                  ; preds = %if.end3.i
  %cmp11.i = fcmp ogt float %conv.i309, 0.000000e+00, !dbg !650
  %conv.i421 = zext i1 %cmp11.i to i32, !dbg !650
  %83 = zext i1 %cmp11.i to i64, !dbg !650
  %cond15.i = select i1 %cmp11.i, i32 1, i32 -1, !dbg !650
  %add.i = add nsw i32 %82, %cond15.i, !dbg !650
  %84 = bitcast i32 %add.i to float, !dbg !650
  br label %cleanup.i, !dbg !650

if.then9.i:                                       ; preds = %if.end3.i
  br label %cleanup.i, !dbg !650

cleanup.i:                                        ; preds = %lor.lhs.false.i, %if.then9.i
  %retval.0.i = phi float [ %conv.i309, %if.then9.i ], [ %84, %lor.lhs.false.i ], !dbg !650
  br label %_ZL7ws_nextfb.exit, !dbg !650

_ZL7ws_nextfb.exit:                               ; preds = %if.then.i422, %if.then2.i, %cleanup.i
  %retval.1.i = phi float [ %conv.i309, %if.then.i422 ], [ 0x36A0000000000000, %if.then2.i ], [ %retval.0.i, %cleanup.i ], !dbg !650
  br label %_ZL5ws_ruIfdET_S0_T0_.exit418, !dbg !650

cond.false.i413:                                  ; preds = %_Z4sameff.exit1377
  br label %_ZL5ws_ruIfdET_S0_T0_.exit418, !dbg !650

_ZL5ws_ruIfdET_S0_T0_.exit418:                    ; preds = %_ZL7ws_nextfb.exit, %cond.false.i413
  %cond.i415 = phi contract float [ %retval.1.i, %_ZL7ws_nextfb.exit ], [ %conv.i309, %cond.false.i413 ], !dbg !650
  %conv34 = uitofp i32 %conv1 to double, !dbg !651
    #dbg_value(double %conv34, !142, !DIExpression(), !652)
    #dbg_value(i32 3, !143, !DIExpression(), !652)
  %conv.i1378 = fptrunc double %conv34 to float, !dbg !654
    #dbg_value(float %conv.i1378, !144, !DIExpression(), !652)
    #dbg_value(i32 3, !143, !DIExpression(), !652)
  %conv10.i1386 = fpext float %conv.i1378 to double, !dbg !655
  %cmp11.i1387 = fcmp olt double %conv10.i1386, %conv34, !dbg !656
  br i1 %cmp11.i1387, label %cond.true12.i1391, label %cond.false14.i1388, !dbg !657

cond.true12.i1391:                                ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit418
    #dbg_value(float %conv.i1378, !108, !DIExpression(), !658)
    #dbg_value(double %conv34, !109, !DIExpression(), !658)
    #dbg_value(i8 1, !110, !DIExpression(), !658)
  %85 = bitcast float %conv.i1378 to i32, !dbg !660
    #dbg_value(i32 %85, !111, !DIExpression(), !658)
  %conv.i.i1392 = fpext float %conv.i1378 to double, !dbg !661
  %cmp.i.i1393 = fcmp oge double %conv.i.i1392, %conv34, !dbg !662
  br i1 %cmp.i.i1393, label %if.then.i48.i1411, label %if.end.i31.i1394, !dbg !663

if.then.i48.i1411:                                ; preds = %cond.true12.i1391
  br label %_Z4stepfdb.exit49.i1406, !dbg !664

if.end.i31.i1394:                                 ; preds = %cond.true12.i1391
    #dbg_value(i8 1, !112, !DIExpression(), !658)
  %cmp9.i36.i1398 = fcmp oeq float %conv.i1378, 0.000000e+00, !dbg !665
  br i1 %cmp9.i36.i1398, label %if.then10.i47.i1410, label %if.end13.i37.i1399, !dbg !665

if.then10.i47.i1410:                              ; preds = %if.end.i31.i1394
  br label %cleanup.i42.i1404, !dbg !666

if.end13.i37.i1399:                               ; preds = %if.end.i31.i1394
  %add.i46.i1409 = add nsw i32 %85, 1, !dbg !667
  %86 = bitcast i32 %add.i46.i1409 to float, !dbg !668
  br label %cleanup.i42.i1404, !dbg !669

cleanup.i42.i1404:                                ; preds = %if.end13.i37.i1399, %if.then10.i47.i1410
  %retval.0.i43.i1405 = phi float [ 0x36A0000000000000, %if.then10.i47.i1410 ], [ %86, %if.end13.i37.i1399 ], !dbg !658
  br label %_Z4stepfdb.exit49.i1406

_Z4stepfdb.exit49.i1406:                          ; preds = %cleanup.i42.i1404, %if.then.i48.i1411
  %retval.1.i44.i1407 = phi float [ %conv.i1378, %if.then.i48.i1411 ], [ %retval.0.i43.i1405, %cleanup.i42.i1404 ], !dbg !658
  br label %_Z7roundeddi.exit1440, !dbg !657

cond.false14.i1388:                               ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit418
  br label %_Z7roundeddi.exit1440, !dbg !657

_Z7roundeddi.exit1440:                            ; preds = %_Z4stepfdb.exit49.i1406, %cond.false14.i1388
  %cond16.i1390 = phi contract float [ %retval.1.i44.i1407, %_Z4stepfdb.exit49.i1406 ], [ %conv.i1378, %cond.false14.i1388 ], !dbg !657
    #dbg_value(float %cond.i415, !205, !DIExpression(), !670)
    #dbg_value(float %cond16.i1390, !206, !DIExpression(), !670)
  %87 = bitcast float %cond.i415 to i32, !dbg !672
  %88 = bitcast float %cond16.i1390 to i32, !dbg !673
  %cmp.i1441 = icmp eq i32 %87, %88, !dbg !674
  %storedv.i.i1442 = zext i1 %cmp.i1441 to i8, !dbg !675
  br i1 %cmp.i1441, label %_Z4sameff.exit1444, label %if.then.i.i1443, !dbg !675

if.then.i.i1443:                                  ; preds = %_Z7roundeddi.exit1440
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !675
  unreachable, !dbg !675

_Z4sameff.exit1444:                               ; preds = %_Z7roundeddi.exit1440
  %shr36 = ashr i64 %1, 11, !dbg !676
    #dbg_value(i64 %shr36, !229, !DIExpression(), !250)
  %shr37 = lshr i64 %1, 11, !dbg !677
    #dbg_value(i64 %shr37, !230, !DIExpression(), !250)
  %89 = call contract float @llvm.nvvm.ll2f.rn(i64 %shr36), !dbg !678
  %conv38 = sitofp i64 %shr36 to double, !dbg !679
    #dbg_value(double %conv38, !142, !DIExpression(), !680)
    #dbg_value(i32 0, !143, !DIExpression(), !680)
  %conv.i1445 = fptrunc double %conv38 to float, !dbg !682
    #dbg_value(float %conv.i1445, !144, !DIExpression(), !680)
    #dbg_value(i32 0, !143, !DIExpression(), !680)
    #dbg_value(float %89, !205, !DIExpression(), !683)
    #dbg_value(float %conv.i1445, !206, !DIExpression(), !683)
  %90 = bitcast float %89 to i32, !dbg !685
  %91 = bitcast float %conv.i1445 to i32, !dbg !686
  %cmp.i1507 = icmp eq i32 %90, %91, !dbg !687
  %storedv.i.i1508 = zext i1 %cmp.i1507 to i8, !dbg !688
  br i1 %cmp.i1507, label %_Z4sameff.exit1510, label %if.then.i.i1509, !dbg !688

if.then.i.i1509:                                  ; preds = %_Z4sameff.exit1444
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !688
  unreachable, !dbg !688

_Z4sameff.exit1510:                               ; preds = %_Z4sameff.exit1444
  %92 = call contract float @llvm.nvvm.ll2f.rz(i64 %shr36), !dbg !689
  %conv40 = sitofp i64 %shr36 to double, !dbg !690
    #dbg_value(double %conv40, !142, !DIExpression(), !691)
    #dbg_value(i32 1, !143, !DIExpression(), !691)
  %conv.i1511 = fptrunc double %conv40 to float, !dbg !693
    #dbg_value(float %conv.i1511, !144, !DIExpression(), !691)
  %cmp1.i1513 = fcmp oge double %conv40, 0.000000e+00, !dbg !694
  %93 = zext i1 %cmp1.i1513 to i64, !dbg !695
  %cond.i1514 = select i1 %cmp1.i1513, i32 2, i32 3, !dbg !695
    #dbg_value(i32 %cond.i1514, !143, !DIExpression(), !691)
    #dbg_value(i32 %cond.i1514, !143, !DIExpression(), !691)
  br i1 %cmp1.i1513, label %if.then3.i1548, label %if.end7.i1516, !dbg !696

if.then3.i1548:                                   ; preds = %_Z4sameff.exit1510
  %conv4.i1549 = fpext float %conv.i1511 to double, !dbg !697
  %cmp5.i1550 = fcmp ogt double %conv4.i1549, %conv40, !dbg !698
  br i1 %cmp5.i1550, label %cond.true.i1554, label %cond.false.i1551, !dbg !699

cond.true.i1554:                                  ; preds = %if.then3.i1548
    #dbg_value(float %conv.i1511, !108, !DIExpression(), !700)
    #dbg_value(double %conv40, !109, !DIExpression(), !700)
    #dbg_value(i8 0, !110, !DIExpression(), !700)
  %94 = bitcast float %conv.i1511 to i32, !dbg !702
    #dbg_value(i32 %94, !111, !DIExpression(), !700)
  %conv1.i.i1555 = fpext float %conv.i1511 to double, !dbg !703
  %cmp2.i.i1556 = fcmp ole double %conv1.i.i1555, %conv40, !dbg !704
  br i1 %cmp2.i.i1556, label %if.then.i.i1575, label %if.end.i.i1557, !dbg !705

if.then.i.i1575:                                  ; preds = %cond.true.i1554
  br label %_Z4stepfdb.exit.i1570, !dbg !706

if.end.i.i1557:                                   ; preds = %cond.true.i1554
  %cmp3.i.i1558 = fcmp oge float %conv.i1511, 0.000000e+00, !dbg !707
  %conv4.i.i1559 = zext i1 %cmp3.i.i1558 to i32, !dbg !708
  %cmp7.i.i1560 = icmp eq i32 %conv4.i.i1559, 0, !dbg !709
  %storedv8.i.i1561 = zext i1 %cmp7.i.i1560 to i8, !dbg !710
    #dbg_value(i8 %storedv8.i.i1561, !112, !DIExpression(), !700)
  %cmp9.i.i1562 = fcmp oeq float %conv.i1511, 0.000000e+00, !dbg !711
  br i1 %cmp9.i.i1562, label %if.then10.i.i1574, label %if.end13.i.i1563, !dbg !711

if.then10.i.i1574:                                ; preds = %if.end.i.i1557
  br label %cleanup.i.i1568, !dbg !712

if.end13.i.i1563:                                 ; preds = %if.end.i.i1557
  br i1 %cmp7.i.i1560, label %cond.true15.i.i1572, label %cond.false16.i.i1564, !dbg !713

cond.true15.i.i1572:                              ; preds = %if.end13.i.i1563
  %add.i.i1573 = add nsw i32 %94, 1, !dbg !714
  br label %cond.end.i.i1566, !dbg !713

cond.false16.i.i1564:                             ; preds = %if.end13.i.i1563
  %sub.i.i1565 = sub nsw i32 %94, 1, !dbg !715
  br label %cond.end.i.i1566, !dbg !713

cond.end.i.i1566:                                 ; preds = %cond.false16.i.i1564, %cond.true15.i.i1572
  %cond17.i.i1567 = phi i32 [ %add.i.i1573, %cond.true15.i.i1572 ], [ %sub.i.i1565, %cond.false16.i.i1564 ], !dbg !713
  %95 = bitcast i32 %cond17.i.i1567 to float, !dbg !716
  br label %cleanup.i.i1568, !dbg !717

cleanup.i.i1568:                                  ; preds = %cond.end.i.i1566, %if.then10.i.i1574
  %retval.0.i.i1569 = phi float [ 0xB6A0000000000000, %if.then10.i.i1574 ], [ %95, %cond.end.i.i1566 ], !dbg !700
  br label %_Z4stepfdb.exit.i1570

_Z4stepfdb.exit.i1570:                            ; preds = %cleanup.i.i1568, %if.then.i.i1575
  %retval.1.i.i1571 = phi float [ %conv.i1511, %if.then.i.i1575 ], [ %retval.0.i.i1569, %cleanup.i.i1568 ], !dbg !700
  br label %cond.end.i1552, !dbg !699

cond.false.i1551:                                 ; preds = %if.then3.i1548
  br label %cond.end.i1552, !dbg !699

cond.end.i1552:                                   ; preds = %cond.false.i1551, %_Z4stepfdb.exit.i1570
  %cond6.i1553 = phi contract float [ %retval.1.i.i1571, %_Z4stepfdb.exit.i1570 ], [ %conv.i1511, %cond.false.i1551 ], !dbg !699
  br label %_Z7roundeddi.exit1576, !dbg !718

if.end7.i1516:                                    ; preds = %_Z4sameff.exit1510
  %cmp8.i1517 = icmp eq i32 %cond.i1514, 3, !dbg !719
  br i1 %cmp8.i1517, label %if.then9.i1521, label %if.end17.i1518, !dbg !719

if.then9.i1521:                                   ; preds = %if.end7.i1516
  %conv10.i1522 = fpext float %conv.i1511 to double, !dbg !720
  %cmp11.i1523 = fcmp olt double %conv10.i1522, %conv40, !dbg !721
  br i1 %cmp11.i1523, label %cond.true12.i1527, label %cond.false14.i1524, !dbg !722

cond.true12.i1527:                                ; preds = %if.then9.i1521
    #dbg_value(float %conv.i1511, !108, !DIExpression(), !723)
    #dbg_value(double %conv40, !109, !DIExpression(), !723)
    #dbg_value(i8 1, !110, !DIExpression(), !723)
  %96 = bitcast float %conv.i1511 to i32, !dbg !725
    #dbg_value(i32 %96, !111, !DIExpression(), !723)
  %conv.i.i1528 = fpext float %conv.i1511 to double, !dbg !726
  %cmp.i.i1529 = fcmp oge double %conv.i.i1528, %conv40, !dbg !727
  br i1 %cmp.i.i1529, label %if.then.i48.i1547, label %if.end.i31.i1530, !dbg !728

if.then.i48.i1547:                                ; preds = %cond.true12.i1527
  br label %_Z4stepfdb.exit49.i1542, !dbg !729

if.end.i31.i1530:                                 ; preds = %cond.true12.i1527
  %cmp3.i32.i1531 = fcmp oge float %conv.i1511, 0.000000e+00, !dbg !730
  %conv4.i33.i1532 = zext i1 %cmp3.i32.i1531 to i32, !dbg !731
  %storedv8.i35.i1533 = zext i1 %cmp3.i32.i1531 to i8, !dbg !732
    #dbg_value(i8 %storedv8.i35.i1533, !112, !DIExpression(), !723)
  %cmp9.i36.i1534 = fcmp oeq float %conv.i1511, 0.000000e+00, !dbg !733
  br i1 %cmp9.i36.i1534, label %if.then10.i47.i1546, label %if.end13.i37.i1535, !dbg !733

if.then10.i47.i1546:                              ; preds = %if.end.i31.i1530
  br label %cleanup.i42.i1540, !dbg !734

if.end13.i37.i1535:                               ; preds = %if.end.i31.i1530
  br i1 %cmp3.i32.i1531, label %cond.true15.i45.i1544, label %cond.false16.i38.i1536, !dbg !735

cond.true15.i45.i1544:                            ; preds = %if.end13.i37.i1535
  %add.i46.i1545 = add nsw i32 %96, 1, !dbg !736
  br label %cond.end.i40.i1538, !dbg !735

cond.false16.i38.i1536:                           ; preds = %if.end13.i37.i1535
  %sub.i39.i1537 = sub nsw i32 %96, 1, !dbg !737
  br label %cond.end.i40.i1538, !dbg !735

cond.end.i40.i1538:                               ; preds = %cond.false16.i38.i1536, %cond.true15.i45.i1544
  %cond17.i41.i1539 = phi i32 [ %add.i46.i1545, %cond.true15.i45.i1544 ], [ %sub.i39.i1537, %cond.false16.i38.i1536 ], !dbg !735
  %97 = bitcast i32 %cond17.i41.i1539 to float, !dbg !738
  br label %cleanup.i42.i1540, !dbg !739

cleanup.i42.i1540:                                ; preds = %cond.end.i40.i1538, %if.then10.i47.i1546
  %retval.0.i43.i1541 = phi float [ 0x36A0000000000000, %if.then10.i47.i1546 ], [ %97, %cond.end.i40.i1538 ], !dbg !723
  br label %_Z4stepfdb.exit49.i1542

_Z4stepfdb.exit49.i1542:                          ; preds = %cleanup.i42.i1540, %if.then.i48.i1547
  %retval.1.i44.i1543 = phi float [ %conv.i1511, %if.then.i48.i1547 ], [ %retval.0.i43.i1541, %cleanup.i42.i1540 ], !dbg !723
  br label %cond.end15.i1525, !dbg !722

cond.false14.i1524:                               ; preds = %if.then9.i1521
  br label %cond.end15.i1525, !dbg !722

cond.end15.i1525:                                 ; preds = %cond.false14.i1524, %_Z4stepfdb.exit49.i1542
  %cond16.i1526 = phi contract float [ %retval.1.i44.i1543, %_Z4stepfdb.exit49.i1542 ], [ %conv.i1511, %cond.false14.i1524 ], !dbg !722
  br label %_Z7roundeddi.exit1576, !dbg !740

if.end17.i1518:                                   ; preds = %if.end7.i1516
  br label %_Z7roundeddi.exit1576, !dbg !741

_Z7roundeddi.exit1576:                            ; preds = %cond.end.i1552, %cond.end15.i1525, %if.end17.i1518
  %retval.0.i1520 = phi float [ %cond6.i1553, %cond.end.i1552 ], [ %cond16.i1526, %cond.end15.i1525 ], [ %conv.i1511, %if.end17.i1518 ], !dbg !691
    #dbg_value(float %92, !205, !DIExpression(), !742)
    #dbg_value(float %retval.0.i1520, !206, !DIExpression(), !742)
  %98 = bitcast float %92 to i32, !dbg !744
  %99 = bitcast float %retval.0.i1520 to i32, !dbg !745
  %cmp.i1577 = icmp eq i32 %98, %99, !dbg !746
  %storedv.i.i1578 = zext i1 %cmp.i1577 to i8, !dbg !747
  br i1 %cmp.i1577, label %_Z4sameff.exit1580, label %if.then.i.i1579, !dbg !747

if.then.i.i1579:                                  ; preds = %_Z7roundeddi.exit1576
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !747
  unreachable, !dbg !747

_Z4sameff.exit1580:                               ; preds = %_Z7roundeddi.exit1576
  %100 = call contract float @llvm.nvvm.ll2f.rm(i64 %shr36), !dbg !748
  %conv42 = sitofp i64 %shr36 to double, !dbg !749
    #dbg_value(double %conv42, !142, !DIExpression(), !750)
    #dbg_value(i32 2, !143, !DIExpression(), !750)
  %conv.i1581 = fptrunc double %conv42 to float, !dbg !752
    #dbg_value(float %conv.i1581, !144, !DIExpression(), !750)
    #dbg_value(i32 2, !143, !DIExpression(), !750)
  %conv4.i1616 = fpext float %conv.i1581 to double, !dbg !753
  %cmp5.i1617 = fcmp ogt double %conv4.i1616, %conv42, !dbg !754
  br i1 %cmp5.i1617, label %cond.true.i1621, label %cond.false.i1618, !dbg !755

cond.true.i1621:                                  ; preds = %_Z4sameff.exit1580
    #dbg_value(float %conv.i1581, !108, !DIExpression(), !756)
    #dbg_value(double %conv42, !109, !DIExpression(), !756)
    #dbg_value(i8 0, !110, !DIExpression(), !756)
  %101 = bitcast float %conv.i1581 to i32, !dbg !758
    #dbg_value(i32 %101, !111, !DIExpression(), !756)
  %conv1.i.i1622 = fpext float %conv.i1581 to double, !dbg !759
  %cmp2.i.i1623 = fcmp ole double %conv1.i.i1622, %conv42, !dbg !760
  br i1 %cmp2.i.i1623, label %if.then.i.i1642, label %if.end.i.i1624, !dbg !761

if.then.i.i1642:                                  ; preds = %cond.true.i1621
  br label %_Z4stepfdb.exit.i1637, !dbg !762

if.end.i.i1624:                                   ; preds = %cond.true.i1621
  %cmp3.i.i1625 = fcmp oge float %conv.i1581, 0.000000e+00, !dbg !763
  %conv4.i.i1626 = zext i1 %cmp3.i.i1625 to i32, !dbg !764
  %cmp7.i.i1627 = icmp eq i32 %conv4.i.i1626, 0, !dbg !765
  %storedv8.i.i1628 = zext i1 %cmp7.i.i1627 to i8, !dbg !766
    #dbg_value(i8 %storedv8.i.i1628, !112, !DIExpression(), !756)
  %cmp9.i.i1629 = fcmp oeq float %conv.i1581, 0.000000e+00, !dbg !767
  br i1 %cmp9.i.i1629, label %if.then10.i.i1641, label %if.end13.i.i1630, !dbg !767

if.then10.i.i1641:                                ; preds = %if.end.i.i1624
  br label %cleanup.i.i1635, !dbg !768

if.end13.i.i1630:                                 ; preds = %if.end.i.i1624
  br i1 %cmp7.i.i1627, label %cond.true15.i.i1639, label %cond.false16.i.i1631, !dbg !769

cond.true15.i.i1639:                              ; preds = %if.end13.i.i1630
  %add.i.i1640 = add nsw i32 %101, 1, !dbg !770
  br label %cond.end.i.i1633, !dbg !769

cond.false16.i.i1631:                             ; preds = %if.end13.i.i1630
  %sub.i.i1632 = sub nsw i32 %101, 1, !dbg !771
  br label %cond.end.i.i1633, !dbg !769

cond.end.i.i1633:                                 ; preds = %cond.false16.i.i1631, %cond.true15.i.i1639
  %cond17.i.i1634 = phi i32 [ %add.i.i1640, %cond.true15.i.i1639 ], [ %sub.i.i1632, %cond.false16.i.i1631 ], !dbg !769
  %102 = bitcast i32 %cond17.i.i1634 to float, !dbg !772
  br label %cleanup.i.i1635, !dbg !773

cleanup.i.i1635:                                  ; preds = %cond.end.i.i1633, %if.then10.i.i1641
  %retval.0.i.i1636 = phi float [ 0xB6A0000000000000, %if.then10.i.i1641 ], [ %102, %cond.end.i.i1633 ], !dbg !756
  br label %_Z4stepfdb.exit.i1637

_Z4stepfdb.exit.i1637:                            ; preds = %cleanup.i.i1635, %if.then.i.i1642
  %retval.1.i.i1638 = phi float [ %conv.i1581, %if.then.i.i1642 ], [ %retval.0.i.i1636, %cleanup.i.i1635 ], !dbg !756
  br label %_Z7roundeddi.exit1643, !dbg !755

cond.false.i1618:                                 ; preds = %_Z4sameff.exit1580
  br label %_Z7roundeddi.exit1643, !dbg !755

_Z7roundeddi.exit1643:                            ; preds = %_Z4stepfdb.exit.i1637, %cond.false.i1618
  %cond6.i1620 = phi contract float [ %retval.1.i.i1638, %_Z4stepfdb.exit.i1637 ], [ %conv.i1581, %cond.false.i1618 ], !dbg !755
    #dbg_value(float %100, !205, !DIExpression(), !774)
    #dbg_value(float %cond6.i1620, !206, !DIExpression(), !774)
  %103 = bitcast float %100 to i32, !dbg !776
  %104 = bitcast float %cond6.i1620 to i32, !dbg !777
  %cmp.i1644 = icmp eq i32 %103, %104, !dbg !778
  %storedv.i.i1645 = zext i1 %cmp.i1644 to i8, !dbg !779
  br i1 %cmp.i1644, label %_Z4sameff.exit1647, label %if.then.i.i1646, !dbg !779

if.then.i.i1646:                                  ; preds = %_Z7roundeddi.exit1643
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !779
  unreachable, !dbg !779

_Z4sameff.exit1647:                               ; preds = %_Z7roundeddi.exit1643
  %105 = call contract float @llvm.nvvm.ll2f.rp(i64 %shr36), !dbg !780
  %conv44 = sitofp i64 %shr36 to double, !dbg !781
    #dbg_value(double %conv44, !142, !DIExpression(), !782)
    #dbg_value(i32 3, !143, !DIExpression(), !782)
  %conv.i1648 = fptrunc double %conv44 to float, !dbg !784
    #dbg_value(float %conv.i1648, !144, !DIExpression(), !782)
    #dbg_value(i32 3, !143, !DIExpression(), !782)
  %conv10.i1656 = fpext float %conv.i1648 to double, !dbg !785
  %cmp11.i1657 = fcmp olt double %conv10.i1656, %conv44, !dbg !786
  br i1 %cmp11.i1657, label %cond.true12.i1661, label %cond.false14.i1658, !dbg !787

cond.true12.i1661:                                ; preds = %_Z4sameff.exit1647
    #dbg_value(float %conv.i1648, !108, !DIExpression(), !788)
    #dbg_value(double %conv44, !109, !DIExpression(), !788)
    #dbg_value(i8 1, !110, !DIExpression(), !788)
  %106 = bitcast float %conv.i1648 to i32, !dbg !790
    #dbg_value(i32 %106, !111, !DIExpression(), !788)
  %conv.i.i1662 = fpext float %conv.i1648 to double, !dbg !791
  %cmp.i.i1663 = fcmp oge double %conv.i.i1662, %conv44, !dbg !792
  br i1 %cmp.i.i1663, label %if.then.i48.i1681, label %if.end.i31.i1664, !dbg !793

if.then.i48.i1681:                                ; preds = %cond.true12.i1661
  br label %_Z4stepfdb.exit49.i1676, !dbg !794

if.end.i31.i1664:                                 ; preds = %cond.true12.i1661
  %cmp3.i32.i1665 = fcmp oge float %conv.i1648, 0.000000e+00, !dbg !795
  %conv4.i33.i1666 = zext i1 %cmp3.i32.i1665 to i32, !dbg !796
  %storedv8.i35.i1667 = zext i1 %cmp3.i32.i1665 to i8, !dbg !797
    #dbg_value(i8 %storedv8.i35.i1667, !112, !DIExpression(), !788)
  %cmp9.i36.i1668 = fcmp oeq float %conv.i1648, 0.000000e+00, !dbg !798
  br i1 %cmp9.i36.i1668, label %if.then10.i47.i1680, label %if.end13.i37.i1669, !dbg !798

if.then10.i47.i1680:                              ; preds = %if.end.i31.i1664
  br label %cleanup.i42.i1674, !dbg !799

if.end13.i37.i1669:                               ; preds = %if.end.i31.i1664
  br i1 %cmp3.i32.i1665, label %cond.true15.i45.i1678, label %cond.false16.i38.i1670, !dbg !800

cond.true15.i45.i1678:                            ; preds = %if.end13.i37.i1669
  %add.i46.i1679 = add nsw i32 %106, 1, !dbg !801
  br label %cond.end.i40.i1672, !dbg !800

cond.false16.i38.i1670:                           ; preds = %if.end13.i37.i1669
  %sub.i39.i1671 = sub nsw i32 %106, 1, !dbg !802
  br label %cond.end.i40.i1672, !dbg !800

cond.end.i40.i1672:                               ; preds = %cond.false16.i38.i1670, %cond.true15.i45.i1678
  %cond17.i41.i1673 = phi i32 [ %add.i46.i1679, %cond.true15.i45.i1678 ], [ %sub.i39.i1671, %cond.false16.i38.i1670 ], !dbg !800
  %107 = bitcast i32 %cond17.i41.i1673 to float, !dbg !803
  br label %cleanup.i42.i1674, !dbg !804

cleanup.i42.i1674:                                ; preds = %cond.end.i40.i1672, %if.then10.i47.i1680
  %retval.0.i43.i1675 = phi float [ 0x36A0000000000000, %if.then10.i47.i1680 ], [ %107, %cond.end.i40.i1672 ], !dbg !788
  br label %_Z4stepfdb.exit49.i1676

_Z4stepfdb.exit49.i1676:                          ; preds = %cleanup.i42.i1674, %if.then.i48.i1681
  %retval.1.i44.i1677 = phi float [ %conv.i1648, %if.then.i48.i1681 ], [ %retval.0.i43.i1675, %cleanup.i42.i1674 ], !dbg !788
  br label %_Z7roundeddi.exit1710, !dbg !787

cond.false14.i1658:                               ; preds = %_Z4sameff.exit1647
  br label %_Z7roundeddi.exit1710, !dbg !787

_Z7roundeddi.exit1710:                            ; preds = %_Z4stepfdb.exit49.i1676, %cond.false14.i1658
  %cond16.i1660 = phi contract float [ %retval.1.i44.i1677, %_Z4stepfdb.exit49.i1676 ], [ %conv.i1648, %cond.false14.i1658 ], !dbg !787
    #dbg_value(float %105, !205, !DIExpression(), !805)
    #dbg_value(float %cond16.i1660, !206, !DIExpression(), !805)
  %108 = bitcast float %105 to i32, !dbg !807
  %109 = bitcast float %cond16.i1660 to i32, !dbg !808
  %cmp.i1711 = icmp eq i32 %108, %109, !dbg !809
  %storedv.i.i1712 = zext i1 %cmp.i1711 to i8, !dbg !810
  br i1 %cmp.i1711, label %_Z4sameff.exit1714, label %if.then.i.i1713, !dbg !810

if.then.i.i1713:                                  ; preds = %_Z7roundeddi.exit1710
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !810
  unreachable, !dbg !810

_Z4sameff.exit1714:                               ; preds = %_Z7roundeddi.exit1710
  %110 = call contract float @llvm.nvvm.ull2f.rz(i64 %shr37), !dbg !811
  %conv46 = uitofp i64 %shr37 to double, !dbg !812
    #dbg_value(double %conv46, !142, !DIExpression(), !813)
    #dbg_value(i32 1, !143, !DIExpression(), !813)
  %conv.i1715 = fptrunc double %conv46 to float, !dbg !815
    #dbg_value(float %conv.i1715, !144, !DIExpression(), !813)
    #dbg_value(i32 2, !143, !DIExpression(), !813)
    #dbg_value(i32 2, !143, !DIExpression(), !813)
  %conv4.i1753 = fpext float %conv.i1715 to double, !dbg !816
  %cmp5.i1754 = fcmp ogt double %conv4.i1753, %conv46, !dbg !817
  br i1 %cmp5.i1754, label %cond.true.i1758, label %cond.false.i1755, !dbg !818

cond.true.i1758:                                  ; preds = %_Z4sameff.exit1714
    #dbg_value(float %conv.i1715, !108, !DIExpression(), !819)
    #dbg_value(double %conv46, !109, !DIExpression(), !819)
    #dbg_value(i8 0, !110, !DIExpression(), !819)
  %111 = bitcast float %conv.i1715 to i32, !dbg !821
    #dbg_value(i32 %111, !111, !DIExpression(), !819)
  %conv1.i.i1759 = fpext float %conv.i1715 to double, !dbg !822
  %cmp2.i.i1760 = fcmp ole double %conv1.i.i1759, %conv46, !dbg !823
  br i1 %cmp2.i.i1760, label %if.then.i.i1779, label %if.end.i.i1761, !dbg !824

if.then.i.i1779:                                  ; preds = %cond.true.i1758
  br label %_Z4stepfdb.exit.i1774, !dbg !825

if.end.i.i1761:                                   ; preds = %cond.true.i1758
    #dbg_value(i8 0, !112, !DIExpression(), !819)
  %cmp9.i.i1766 = fcmp oeq float %conv.i1715, 0.000000e+00, !dbg !826
  br i1 %cmp9.i.i1766, label %if.then10.i.i1778, label %if.end13.i.i1767, !dbg !826

if.then10.i.i1778:                                ; preds = %if.end.i.i1761
  br label %cleanup.i.i1772, !dbg !827

if.end13.i.i1767:                                 ; preds = %if.end.i.i1761
  %sub.i.i1769 = sub nsw i32 %111, 1, !dbg !828
  %112 = bitcast i32 %sub.i.i1769 to float, !dbg !829
  br label %cleanup.i.i1772, !dbg !830

cleanup.i.i1772:                                  ; preds = %if.end13.i.i1767, %if.then10.i.i1778
  %retval.0.i.i1773 = phi float [ 0xB6A0000000000000, %if.then10.i.i1778 ], [ %112, %if.end13.i.i1767 ], !dbg !819
  br label %_Z4stepfdb.exit.i1774

_Z4stepfdb.exit.i1774:                            ; preds = %cleanup.i.i1772, %if.then.i.i1779
  %retval.1.i.i1775 = phi float [ %conv.i1715, %if.then.i.i1779 ], [ %retval.0.i.i1773, %cleanup.i.i1772 ], !dbg !819
  br label %_Z7roundeddi.exit1780, !dbg !818

cond.false.i1755:                                 ; preds = %_Z4sameff.exit1714
  br label %_Z7roundeddi.exit1780, !dbg !818

_Z7roundeddi.exit1780:                            ; preds = %_Z4stepfdb.exit.i1774, %cond.false.i1755
  %cond6.i1757 = phi contract float [ %retval.1.i.i1775, %_Z4stepfdb.exit.i1774 ], [ %conv.i1715, %cond.false.i1755 ], !dbg !818
    #dbg_value(float %110, !205, !DIExpression(), !831)
    #dbg_value(float %cond6.i1757, !206, !DIExpression(), !831)
  %113 = bitcast float %110 to i32, !dbg !833
  %114 = bitcast float %cond6.i1757 to i32, !dbg !834
  %cmp.i1781 = icmp eq i32 %113, %114, !dbg !835
  %storedv.i.i1782 = zext i1 %cmp.i1781 to i8, !dbg !836
  br i1 %cmp.i1781, label %_Z4sameff.exit1784, label %if.then.i.i1783, !dbg !836

if.then.i.i1783:                                  ; preds = %_Z7roundeddi.exit1780
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !836
  unreachable, !dbg !836

_Z4sameff.exit1784:                               ; preds = %_Z7roundeddi.exit1780
  %115 = call contract float @llvm.nvvm.ull2f.rm(i64 %shr37), !dbg !837
  %conv48 = uitofp i64 %shr37 to double, !dbg !838
    #dbg_value(double %conv48, !142, !DIExpression(), !839)
    #dbg_value(i32 2, !143, !DIExpression(), !839)
  %conv.i1785 = fptrunc double %conv48 to float, !dbg !841
    #dbg_value(float %conv.i1785, !144, !DIExpression(), !839)
    #dbg_value(i32 2, !143, !DIExpression(), !839)
  %conv4.i1820 = fpext float %conv.i1785 to double, !dbg !842
  %cmp5.i1821 = fcmp ogt double %conv4.i1820, %conv48, !dbg !843
  br i1 %cmp5.i1821, label %cond.true.i1825, label %cond.false.i1822, !dbg !844

cond.true.i1825:                                  ; preds = %_Z4sameff.exit1784
    #dbg_value(float %conv.i1785, !108, !DIExpression(), !845)
    #dbg_value(double %conv48, !109, !DIExpression(), !845)
    #dbg_value(i8 0, !110, !DIExpression(), !845)
  %116 = bitcast float %conv.i1785 to i32, !dbg !847
    #dbg_value(i32 %116, !111, !DIExpression(), !845)
  %conv1.i.i1826 = fpext float %conv.i1785 to double, !dbg !848
  %cmp2.i.i1827 = fcmp ole double %conv1.i.i1826, %conv48, !dbg !849
  br i1 %cmp2.i.i1827, label %if.then.i.i1846, label %if.end.i.i1828, !dbg !850

if.then.i.i1846:                                  ; preds = %cond.true.i1825
  br label %_Z4stepfdb.exit.i1841, !dbg !851

if.end.i.i1828:                                   ; preds = %cond.true.i1825
    #dbg_value(i8 0, !112, !DIExpression(), !845)
  %cmp9.i.i1833 = fcmp oeq float %conv.i1785, 0.000000e+00, !dbg !852
  br i1 %cmp9.i.i1833, label %if.then10.i.i1845, label %if.end13.i.i1834, !dbg !852

if.then10.i.i1845:                                ; preds = %if.end.i.i1828
  br label %cleanup.i.i1839, !dbg !853

if.end13.i.i1834:                                 ; preds = %if.end.i.i1828
  %sub.i.i1836 = sub nsw i32 %116, 1, !dbg !854
  %117 = bitcast i32 %sub.i.i1836 to float, !dbg !855
  br label %cleanup.i.i1839, !dbg !856

cleanup.i.i1839:                                  ; preds = %if.end13.i.i1834, %if.then10.i.i1845
  %retval.0.i.i1840 = phi float [ 0xB6A0000000000000, %if.then10.i.i1845 ], [ %117, %if.end13.i.i1834 ], !dbg !845
  br label %_Z4stepfdb.exit.i1841

_Z4stepfdb.exit.i1841:                            ; preds = %cleanup.i.i1839, %if.then.i.i1846
  %retval.1.i.i1842 = phi float [ %conv.i1785, %if.then.i.i1846 ], [ %retval.0.i.i1840, %cleanup.i.i1839 ], !dbg !845
  br label %_Z7roundeddi.exit1847, !dbg !844

cond.false.i1822:                                 ; preds = %_Z4sameff.exit1784
  br label %_Z7roundeddi.exit1847, !dbg !844

_Z7roundeddi.exit1847:                            ; preds = %_Z4stepfdb.exit.i1841, %cond.false.i1822
  %cond6.i1824 = phi contract float [ %retval.1.i.i1842, %_Z4stepfdb.exit.i1841 ], [ %conv.i1785, %cond.false.i1822 ], !dbg !844
    #dbg_value(float %115, !205, !DIExpression(), !857)
    #dbg_value(float %cond6.i1824, !206, !DIExpression(), !857)
  %118 = bitcast float %115 to i32, !dbg !859
  %119 = bitcast float %cond6.i1824 to i32, !dbg !860
  %cmp.i1848 = icmp eq i32 %118, %119, !dbg !861
  %storedv.i.i1849 = zext i1 %cmp.i1848 to i8, !dbg !862
  br i1 %cmp.i1848, label %_Z4sameff.exit1851, label %if.then.i.i1850, !dbg !862

if.then.i.i1850:                                  ; preds = %_Z7roundeddi.exit1847
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !862
  unreachable, !dbg !862

_Z4sameff.exit1851:                               ; preds = %_Z7roundeddi.exit1847
  %120 = call contract float @llvm.nvvm.ull2f.rp(i64 %shr37), !dbg !863
  %conv50 = uitofp i64 %shr37 to double, !dbg !864
    #dbg_value(double %conv50, !142, !DIExpression(), !865)
    #dbg_value(i32 3, !143, !DIExpression(), !865)
  %conv.i1852 = fptrunc double %conv50 to float, !dbg !867
    #dbg_value(float %conv.i1852, !144, !DIExpression(), !865)
    #dbg_value(i32 3, !143, !DIExpression(), !865)
  %conv10.i1860 = fpext float %conv.i1852 to double, !dbg !868
  %cmp11.i1861 = fcmp olt double %conv10.i1860, %conv50, !dbg !869
  br i1 %cmp11.i1861, label %cond.true12.i1865, label %cond.false14.i1862, !dbg !870

cond.true12.i1865:                                ; preds = %_Z4sameff.exit1851
    #dbg_value(float %conv.i1852, !108, !DIExpression(), !871)
    #dbg_value(double %conv50, !109, !DIExpression(), !871)
    #dbg_value(i8 1, !110, !DIExpression(), !871)
  %121 = bitcast float %conv.i1852 to i32, !dbg !873
    #dbg_value(i32 %121, !111, !DIExpression(), !871)
  %conv.i.i1866 = fpext float %conv.i1852 to double, !dbg !874
  %cmp.i.i1867 = fcmp oge double %conv.i.i1866, %conv50, !dbg !875
  br i1 %cmp.i.i1867, label %if.then.i48.i1885, label %if.end.i31.i1868, !dbg !876

if.then.i48.i1885:                                ; preds = %cond.true12.i1865
  br label %_Z4stepfdb.exit49.i1880, !dbg !877

if.end.i31.i1868:                                 ; preds = %cond.true12.i1865
    #dbg_value(i8 1, !112, !DIExpression(), !871)
  %cmp9.i36.i1872 = fcmp oeq float %conv.i1852, 0.000000e+00, !dbg !878
  br i1 %cmp9.i36.i1872, label %if.then10.i47.i1884, label %if.end13.i37.i1873, !dbg !878

if.then10.i47.i1884:                              ; preds = %if.end.i31.i1868
  br label %cleanup.i42.i1878, !dbg !879

if.end13.i37.i1873:                               ; preds = %if.end.i31.i1868
  %add.i46.i1883 = add nsw i32 %121, 1, !dbg !880
  %122 = bitcast i32 %add.i46.i1883 to float, !dbg !881
  br label %cleanup.i42.i1878, !dbg !882

cleanup.i42.i1878:                                ; preds = %if.end13.i37.i1873, %if.then10.i47.i1884
  %retval.0.i43.i1879 = phi float [ 0x36A0000000000000, %if.then10.i47.i1884 ], [ %122, %if.end13.i37.i1873 ], !dbg !871
  br label %_Z4stepfdb.exit49.i1880

_Z4stepfdb.exit49.i1880:                          ; preds = %cleanup.i42.i1878, %if.then.i48.i1885
  %retval.1.i44.i1881 = phi float [ %conv.i1852, %if.then.i48.i1885 ], [ %retval.0.i43.i1879, %cleanup.i42.i1878 ], !dbg !871
  br label %_Z7roundeddi.exit1914, !dbg !870

cond.false14.i1862:                               ; preds = %_Z4sameff.exit1851
  br label %_Z7roundeddi.exit1914, !dbg !870

_Z7roundeddi.exit1914:                            ; preds = %_Z4stepfdb.exit49.i1880, %cond.false14.i1862
  %cond16.i1864 = phi contract float [ %retval.1.i44.i1881, %_Z4stepfdb.exit49.i1880 ], [ %conv.i1852, %cond.false14.i1862 ], !dbg !870
    #dbg_value(float %120, !205, !DIExpression(), !883)
    #dbg_value(float %cond16.i1864, !206, !DIExpression(), !883)
  %123 = bitcast float %120 to i32, !dbg !885
  %124 = bitcast float %cond16.i1864 to i32, !dbg !886
  %cmp.i1915 = icmp eq i32 %123, %124, !dbg !887
  %storedv.i.i1916 = zext i1 %cmp.i1915 to i8, !dbg !888
  br i1 %cmp.i1915, label %_Z4sameff.exit1918, label %if.then.i.i1917, !dbg !888

if.then.i.i1917:                                  ; preds = %_Z7roundeddi.exit1914
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !888
  unreachable, !dbg !888

_Z4sameff.exit1918:                               ; preds = %_Z7roundeddi.exit1914
  %125 = call contract noundef float @llvm.nvvm.ll2f.rm(i64 %shr36), !dbg !889
  %conv53 = sitofp i64 %shr36 to double, !dbg !890
    #dbg_value(double %conv53, !142, !DIExpression(), !891)
    #dbg_value(i32 2, !143, !DIExpression(), !891)
  %conv.i1919 = fptrunc double %conv53 to float, !dbg !893
    #dbg_value(float %conv.i1919, !144, !DIExpression(), !891)
    #dbg_value(i32 2, !143, !DIExpression(), !891)
  %conv4.i1954 = fpext float %conv.i1919 to double, !dbg !894
  %cmp5.i1955 = fcmp ogt double %conv4.i1954, %conv53, !dbg !895
  br i1 %cmp5.i1955, label %cond.true.i1959, label %cond.false.i1956, !dbg !896

cond.true.i1959:                                  ; preds = %_Z4sameff.exit1918
    #dbg_value(float %conv.i1919, !108, !DIExpression(), !897)
    #dbg_value(double %conv53, !109, !DIExpression(), !897)
    #dbg_value(i8 0, !110, !DIExpression(), !897)
  %126 = bitcast float %conv.i1919 to i32, !dbg !899
    #dbg_value(i32 %126, !111, !DIExpression(), !897)
  %conv1.i.i1960 = fpext float %conv.i1919 to double, !dbg !900
  %cmp2.i.i1961 = fcmp ole double %conv1.i.i1960, %conv53, !dbg !901
  br i1 %cmp2.i.i1961, label %if.then.i.i1980, label %if.end.i.i1962, !dbg !902

if.then.i.i1980:                                  ; preds = %cond.true.i1959
  br label %_Z4stepfdb.exit.i1975, !dbg !903

if.end.i.i1962:                                   ; preds = %cond.true.i1959
  %cmp3.i.i1963 = fcmp oge float %conv.i1919, 0.000000e+00, !dbg !904
  %conv4.i.i1964 = zext i1 %cmp3.i.i1963 to i32, !dbg !905
  %cmp7.i.i1965 = icmp eq i32 %conv4.i.i1964, 0, !dbg !906
  %storedv8.i.i1966 = zext i1 %cmp7.i.i1965 to i8, !dbg !907
    #dbg_value(i8 %storedv8.i.i1966, !112, !DIExpression(), !897)
  %cmp9.i.i1967 = fcmp oeq float %conv.i1919, 0.000000e+00, !dbg !908
  br i1 %cmp9.i.i1967, label %if.then10.i.i1979, label %if.end13.i.i1968, !dbg !908

if.then10.i.i1979:                                ; preds = %if.end.i.i1962
  br label %cleanup.i.i1973, !dbg !909

if.end13.i.i1968:                                 ; preds = %if.end.i.i1962
  br i1 %cmp7.i.i1965, label %cond.true15.i.i1977, label %cond.false16.i.i1969, !dbg !910

cond.true15.i.i1977:                              ; preds = %if.end13.i.i1968
  %add.i.i1978 = add nsw i32 %126, 1, !dbg !911
  br label %cond.end.i.i1971, !dbg !910

cond.false16.i.i1969:                             ; preds = %if.end13.i.i1968
  %sub.i.i1970 = sub nsw i32 %126, 1, !dbg !912
  br label %cond.end.i.i1971, !dbg !910

cond.end.i.i1971:                                 ; preds = %cond.false16.i.i1969, %cond.true15.i.i1977
  %cond17.i.i1972 = phi i32 [ %add.i.i1978, %cond.true15.i.i1977 ], [ %sub.i.i1970, %cond.false16.i.i1969 ], !dbg !910
  %127 = bitcast i32 %cond17.i.i1972 to float, !dbg !913
  br label %cleanup.i.i1973, !dbg !914

cleanup.i.i1973:                                  ; preds = %cond.end.i.i1971, %if.then10.i.i1979
  %retval.0.i.i1974 = phi float [ 0xB6A0000000000000, %if.then10.i.i1979 ], [ %127, %cond.end.i.i1971 ], !dbg !897
  br label %_Z4stepfdb.exit.i1975

_Z4stepfdb.exit.i1975:                            ; preds = %cleanup.i.i1973, %if.then.i.i1980
  %retval.1.i.i1976 = phi float [ %conv.i1919, %if.then.i.i1980 ], [ %retval.0.i.i1974, %cleanup.i.i1973 ], !dbg !897
  br label %_Z7roundeddi.exit1981, !dbg !896

cond.false.i1956:                                 ; preds = %_Z4sameff.exit1918
  br label %_Z7roundeddi.exit1981, !dbg !896

_Z7roundeddi.exit1981:                            ; preds = %_Z4stepfdb.exit.i1975, %cond.false.i1956
  %cond6.i1958 = phi contract float [ %retval.1.i.i1976, %_Z4stepfdb.exit.i1975 ], [ %conv.i1919, %cond.false.i1956 ], !dbg !896
    #dbg_value(float %125, !205, !DIExpression(), !915)
    #dbg_value(float %cond6.i1958, !206, !DIExpression(), !915)
  %128 = bitcast float %125 to i32, !dbg !917
  %129 = bitcast float %cond6.i1958 to i32, !dbg !918
  %cmp.i1982 = icmp eq i32 %128, %129, !dbg !919
  %storedv.i.i1983 = zext i1 %cmp.i1982 to i8, !dbg !920
  br i1 %cmp.i1982, label %_Z4sameff.exit1985, label %if.then.i.i1984, !dbg !920

if.then.i.i1984:                                  ; preds = %_Z7roundeddi.exit1981
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !920
  unreachable, !dbg !920

_Z4sameff.exit1985:                               ; preds = %_Z7roundeddi.exit1981
  %130 = call contract noundef float @llvm.nvvm.ull2f.rp(i64 %shr37), !dbg !921
  %conv56 = uitofp i64 %shr37 to double, !dbg !922
    #dbg_value(double %conv56, !142, !DIExpression(), !923)
    #dbg_value(i32 3, !143, !DIExpression(), !923)
  %conv.i1986 = fptrunc double %conv56 to float, !dbg !925
    #dbg_value(float %conv.i1986, !144, !DIExpression(), !923)
    #dbg_value(i32 3, !143, !DIExpression(), !923)
  %conv10.i1994 = fpext float %conv.i1986 to double, !dbg !926
  %cmp11.i1995 = fcmp olt double %conv10.i1994, %conv56, !dbg !927
  br i1 %cmp11.i1995, label %cond.true12.i1999, label %cond.false14.i1996, !dbg !928

cond.true12.i1999:                                ; preds = %_Z4sameff.exit1985
    #dbg_value(float %conv.i1986, !108, !DIExpression(), !929)
    #dbg_value(double %conv56, !109, !DIExpression(), !929)
    #dbg_value(i8 1, !110, !DIExpression(), !929)
  %131 = bitcast float %conv.i1986 to i32, !dbg !931
    #dbg_value(i32 %131, !111, !DIExpression(), !929)
  %conv.i.i2000 = fpext float %conv.i1986 to double, !dbg !932
  %cmp.i.i2001 = fcmp oge double %conv.i.i2000, %conv56, !dbg !933
  br i1 %cmp.i.i2001, label %if.then.i48.i2019, label %if.end.i31.i2002, !dbg !934

if.then.i48.i2019:                                ; preds = %cond.true12.i1999
  br label %_Z4stepfdb.exit49.i2014, !dbg !935

if.end.i31.i2002:                                 ; preds = %cond.true12.i1999
    #dbg_value(i8 1, !112, !DIExpression(), !929)
  %cmp9.i36.i2006 = fcmp oeq float %conv.i1986, 0.000000e+00, !dbg !936
  br i1 %cmp9.i36.i2006, label %if.then10.i47.i2018, label %if.end13.i37.i2007, !dbg !936

if.then10.i47.i2018:                              ; preds = %if.end.i31.i2002
  br label %cleanup.i42.i2012, !dbg !937

if.end13.i37.i2007:                               ; preds = %if.end.i31.i2002
  %add.i46.i2017 = add nsw i32 %131, 1, !dbg !938
  %132 = bitcast i32 %add.i46.i2017 to float, !dbg !939
  br label %cleanup.i42.i2012, !dbg !940

cleanup.i42.i2012:                                ; preds = %if.end13.i37.i2007, %if.then10.i47.i2018
  %retval.0.i43.i2013 = phi float [ 0x36A0000000000000, %if.then10.i47.i2018 ], [ %132, %if.end13.i37.i2007 ], !dbg !929
  br label %_Z4stepfdb.exit49.i2014

_Z4stepfdb.exit49.i2014:                          ; preds = %cleanup.i42.i2012, %if.then.i48.i2019
  %retval.1.i44.i2015 = phi float [ %conv.i1986, %if.then.i48.i2019 ], [ %retval.0.i43.i2013, %cleanup.i42.i2012 ], !dbg !929
  br label %_Z7roundeddi.exit2048, !dbg !928

cond.false14.i1996:                               ; preds = %_Z4sameff.exit1985
  br label %_Z7roundeddi.exit2048, !dbg !928

_Z7roundeddi.exit2048:                            ; preds = %_Z4stepfdb.exit49.i2014, %cond.false14.i1996
  %cond16.i1998 = phi contract float [ %retval.1.i44.i2015, %_Z4stepfdb.exit49.i2014 ], [ %conv.i1986, %cond.false14.i1996 ], !dbg !928
    #dbg_value(float %130, !205, !DIExpression(), !941)
    #dbg_value(float %cond16.i1998, !206, !DIExpression(), !941)
  %133 = bitcast float %130 to i32, !dbg !943
  %134 = bitcast float %cond16.i1998 to i32, !dbg !944
  %cmp.i2049 = icmp eq i32 %133, %134, !dbg !945
  %storedv.i.i2050 = zext i1 %cmp.i2049 to i8, !dbg !946
  br i1 %cmp.i2049, label %_Z4sameff.exit2052, label %if.then.i.i2051, !dbg !946

if.then.i.i2051:                                  ; preds = %_Z7roundeddi.exit2048
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !946
  unreachable, !dbg !946

_Z4sameff.exit2052:                               ; preds = %_Z7roundeddi.exit2048
  %or = or i64 %1, 1, !dbg !947
  %135 = call contract double @llvm.nvvm.ull2d.rm(i64 %or), !dbg !948
    #dbg_value(double %135, !231, !DIExpression(), !250)
  %or58 = or i64 %1, 1, !dbg !949
  %136 = call contract double @llvm.nvvm.ull2d.rp(i64 %or58), !dbg !950
    #dbg_value(double %136, !232, !DIExpression(), !250)
  %conv59 = fptoui double %135 to i64, !dbg !951
  %or60 = or i64 %1, 1, !dbg !952
  %cmp61 = icmp ule i64 %conv59, %or60, !dbg !953
  br i1 %cmp61, label %land.rhs, label %land.end, !dbg !954

land.rhs:                                         ; preds = %_Z4sameff.exit2052
  %conv62 = fptoui double %135 to i64, !dbg !955
  %or63 = or i64 %1, 1, !dbg !956
  %137 = call double @llvm.nvvm.ull2d.rz(i64 %or63), !dbg !957
  %138 = call double @llvm.trunc.f64(double %137), !dbg !958
  %139 = call noundef i64 @llvm.nvvm.d2ull.rn(double %138), !dbg !958
  %cmp65 = icmp eq i64 %conv62, %139, !dbg !959
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_Z4sameff.exit2052
  %140 = phi i1 [ false, %_Z4sameff.exit2052 ], [ %cmp65, %land.rhs ], !dbg !250
  %storedv.i275 = zext i1 %140 to i8, !dbg !960
  br i1 %140, label %_ZL9ws_assertbPKcS0_jS0_.exit277, label %if.then.i276, !dbg !960

if.then.i276:                                     ; preds = %land.end
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__._Z7convertPKyPj, i64 noundef 1) #6, !dbg !960
  unreachable, !dbg !960

_ZL9ws_assertbPKcS0_jS0_.exit277:                 ; preds = %land.end
  %141 = bitcast double %136 to i64, !dbg !961
  %142 = bitcast double %135 to i64, !dbg !962
  %conv68 = fptoui double %135 to i64, !dbg !963
  %or69 = or i64 %1, 1, !dbg !964
  %cmp70 = icmp ne i64 %conv68, %or69, !dbg !965
  %conv71 = zext i1 %cmp70 to i64, !dbg !966
  %add = add nsw i64 %142, %conv71, !dbg !967
  %cmp72 = icmp eq i64 %141, %add, !dbg !968
  %storedv.i272 = zext i1 %cmp72 to i8, !dbg !969
  br i1 %cmp72, label %_ZL9ws_assertbPKcS0_jS0_.exit274, label %if.then.i273, !dbg !969

if.then.i273:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit277
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__._Z7convertPKyPj, i64 noundef 1) #6, !dbg !969
  unreachable, !dbg !969

_ZL9ws_assertbPKcS0_jS0_.exit274:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit277
  %143 = call contract double @llvm.nvvm.ll2d.rm(i64 %1), !dbg !970
    #dbg_value(double %143, !233, !DIExpression(), !250)
  %144 = call contract double @llvm.nvvm.ll2d.rz(i64 %1), !dbg !971
    #dbg_value(double %144, !234, !DIExpression(), !250)
  %cmp73 = icmp sge i64 %1, 0, !dbg !972
  br i1 %cmp73, label %cond.true, label %cond.false, !dbg !973

cond.true:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit274
  %cmp74 = fcmp oeq double %143, %144, !dbg !974
  br label %cond.end, !dbg !973

cond.false:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit274
  %cmp75 = fcmp ole double %143, %144, !dbg !975
  br label %cond.end, !dbg !973

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i1 [ %cmp74, %cond.true ], [ %cmp75, %cond.false ], !dbg !973
  %storedv.i269 = zext i1 %cond to i8, !dbg !976
  br i1 %cond, label %_ZL9ws_assertbPKcS0_jS0_.exit271, label %if.then.i270, !dbg !976

if.then.i270:                                     ; preds = %cond.end
  call void @__assertfail(ptr noundef @.str4, ptr noundef @.str1, i32 noundef 45, ptr noundef @__PRETTY_FUNCTION__._Z7convertPKyPj, i64 noundef 1) #6, !dbg !976
  unreachable, !dbg !976

_ZL9ws_assertbPKcS0_jS0_.exit271:                 ; preds = %cond.end
  %shr76 = ashr i32 %conv, 10, !dbg !977
  %conv77 = sitofp i32 %shr76 to float, !dbg !978
  %mul = fmul float %conv77, 2.500000e-01, !dbg !979
    #dbg_value(float %mul, !235, !DIExpression(), !250)
  %145 = call i32 @llvm.nvvm.f2i.rz(float %mul), !dbg !980
  %shr78 = ashr i32 %conv, 10, !dbg !981
  %div = sdiv i32 %shr78, 4, !dbg !982
  %cmp79 = icmp eq i32 %145, %div, !dbg !983
  br i1 %cmp79, label %land.lhs.true, label %land.end87, !dbg !984

land.lhs.true:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit271
  %146 = call i32 @llvm.nvvm.f2i.rm(float %mul), !dbg !985
  %shr80 = ashr i32 %conv, 12, !dbg !986
  %cmp81 = icmp eq i32 %146, %shr80, !dbg !987
  br i1 %cmp81, label %land.rhs82, label %land.end87, !dbg !988

land.rhs82:                                       ; preds = %land.lhs.true
  %147 = call i32 @llvm.nvvm.f2i.rp(float %mul), !dbg !989
  %shr83 = ashr i32 %conv, 10, !dbg !990
  %sub = sub nsw i32 0, %shr83, !dbg !991
  %shr84 = ashr i32 %sub, 2, !dbg !992
  %sub85 = sub nsw i32 0, %shr84, !dbg !993
  %cmp86 = icmp eq i32 %147, %sub85, !dbg !994
  br label %land.end87

land.end87:                                       ; preds = %land.rhs82, %land.lhs.true, %_ZL9ws_assertbPKcS0_jS0_.exit271
  %148 = phi i1 [ false, %land.lhs.true ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit271 ], [ %cmp86, %land.rhs82 ], !dbg !250
  %storedv.i266 = zext i1 %148 to i8, !dbg !995
  br i1 %148, label %_ZL9ws_assertbPKcS0_jS0_.exit268, label %if.then.i267, !dbg !995

if.then.i267:                                     ; preds = %land.end87
  call void @__assertfail(ptr noundef @.str5, ptr noundef @.str1, i32 noundef 48, ptr noundef @__PRETTY_FUNCTION__._Z7convertPKyPj, i64 noundef 1) #6, !dbg !995
  unreachable, !dbg !995

_ZL9ws_assertbPKcS0_jS0_.exit268:                 ; preds = %land.end87
  %149 = call i32 @llvm.nvvm.f2i.rn(float %mul), !dbg !996
    #dbg_value(i32 %149, !236, !DIExpression(), !250)
  %shr88 = ashr i32 %conv, 10, !dbg !997
  %mul89 = mul nsw i32 4, %149, !dbg !998
  %sub90 = sub nsw i32 %shr88, %mul89, !dbg !999
    #dbg_value(i32 %sub90, !237, !DIExpression(), !250)
  %cmp91 = icmp sge i32 %sub90, -2, !dbg !1000
  br i1 %cmp91, label %land.lhs.true92, label %land.end99, !dbg !1001

land.lhs.true92:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit268
  %cmp93 = icmp sle i32 %sub90, 2, !dbg !1002
  br i1 %cmp93, label %land.rhs94, label %land.end99, !dbg !1003

land.rhs94:                                       ; preds = %land.lhs.true92
  %cmp95 = icmp ne i32 %sub90, 2, !dbg !1004
  br i1 %cmp95, label %land.lhs.true96, label %lor.rhs, !dbg !1005

land.lhs.true96:                                  ; preds = %land.rhs94
  %cmp97 = icmp ne i32 %sub90, -2, !dbg !1006
  br i1 %cmp97, label %lor.end, label %lor.rhs, !dbg !1007

lor.rhs:                                          ; preds = %land.lhs.true96, %land.rhs94
  %rem = srem i32 %149, 2, !dbg !1008
  %cmp98 = icmp eq i32 %rem, 0, !dbg !1009
  br label %lor.end, !dbg !1007

lor.end:                                          ; preds = %lor.rhs, %land.lhs.true96
  %150 = phi i1 [ true, %land.lhs.true96 ], [ %cmp98, %lor.rhs ]
  br label %land.end99

land.end99:                                       ; preds = %lor.end, %land.lhs.true92, %_ZL9ws_assertbPKcS0_jS0_.exit268
  %151 = phi i1 [ false, %land.lhs.true92 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit268 ], [ %150, %lor.end ], !dbg !250
  %storedv.i263 = zext i1 %151 to i8, !dbg !1010
  br i1 %151, label %_ZL9ws_assertbPKcS0_jS0_.exit265, label %if.then.i264, !dbg !1010

if.then.i264:                                     ; preds = %land.end99
  call void @__assertfail(ptr noundef @.str6, ptr noundef @.str1, i32 noundef 50, ptr noundef @__PRETTY_FUNCTION__._Z7convertPKyPj, i64 noundef 1) #6, !dbg !1010
  unreachable, !dbg !1010

_ZL9ws_assertbPKcS0_jS0_.exit265:                 ; preds = %land.end99
  %conv100 = fpext float %mul to double, !dbg !1011
  %152 = call i32 @llvm.nvvm.d2i.rm(double %conv100), !dbg !1012
  %shr101 = ashr i32 %conv, 12, !dbg !1013
  %cmp102 = icmp eq i32 %152, %shr101, !dbg !1014
  br i1 %cmp102, label %land.lhs.true103, label %land.end116, !dbg !1015

land.lhs.true103:                                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit265
  %153 = call i64 @llvm.nvvm.f2ll.rp(float %mul), !dbg !1016
  %shr104 = ashr i32 %conv, 10, !dbg !1017
  %sub105 = sub nsw i32 0, %shr104, !dbg !1018
  %shr106 = ashr i32 %sub105, 2, !dbg !1019
  %sub107 = sub nsw i32 0, %shr106, !dbg !1020
  %conv108 = sext i32 %sub107 to i64, !dbg !1020
  %cmp109 = icmp eq i64 %153, %conv108, !dbg !1021
  br i1 %cmp109, label %land.rhs110, label %land.end116, !dbg !1022

land.rhs110:                                      ; preds = %land.lhs.true103
  %conv111 = fpext float %mul to double, !dbg !1023
  %154 = call i64 @llvm.nvvm.d2ll.rz(double %conv111), !dbg !1024
  %shr112 = ashr i32 %conv, 10, !dbg !1025
  %div113 = sdiv i32 %shr112, 4, !dbg !1026
  %conv114 = sext i32 %div113 to i64, !dbg !1027
  %cmp115 = icmp eq i64 %154, %conv114, !dbg !1028
  br label %land.end116

land.end116:                                      ; preds = %land.rhs110, %land.lhs.true103, %_ZL9ws_assertbPKcS0_jS0_.exit265
  %155 = phi i1 [ false, %land.lhs.true103 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit265 ], [ %cmp115, %land.rhs110 ], !dbg !250
  %storedv.i260 = zext i1 %155 to i8, !dbg !1029
  br i1 %155, label %_ZL9ws_assertbPKcS0_jS0_.exit262, label %if.then.i261, !dbg !1029

if.then.i261:                                     ; preds = %land.end116
  call void @__assertfail(ptr noundef @.str7, ptr noundef @.str1, i32 noundef 51, ptr noundef @__PRETTY_FUNCTION__._Z7convertPKyPj, i64 noundef 1) #6, !dbg !1029
  unreachable, !dbg !1029

_ZL9ws_assertbPKcS0_jS0_.exit262:                 ; preds = %land.end116
  %shr117 = lshr i32 %conv1, 10, !dbg !1030
  %conv118 = uitofp i32 %shr117 to float, !dbg !1031
  %mul119 = fmul float %conv118, 2.500000e-01, !dbg !1032
    #dbg_value(float %mul119, !238, !DIExpression(), !250)
  %156 = call i32 @llvm.nvvm.f2ui.rz(float %mul119), !dbg !1033
  %shr120 = lshr i32 %conv1, 12, !dbg !1034
  %cmp121 = icmp eq i32 %156, %shr120, !dbg !1035
  br i1 %cmp121, label %land.lhs.true122, label %land.end138, !dbg !1036

land.lhs.true122:                                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit262
  %157 = call i32 @llvm.nvvm.f2ui.rp(float %mul119), !dbg !1037
  %shr123 = lshr i32 %conv1, 10, !dbg !1038
  %add124 = add i32 %shr123, 3, !dbg !1039
  %div125 = udiv i32 %add124, 4, !dbg !1040
  %cmp126 = icmp eq i32 %157, %div125, !dbg !1041
  br i1 %cmp126, label %land.lhs.true127, label %land.end138, !dbg !1042

land.lhs.true127:                                 ; preds = %land.lhs.true122
  %158 = call i64 @llvm.nvvm.f2ull.rm(float %mul119), !dbg !1043
  %shr128 = lshr i32 %conv1, 12, !dbg !1044
  %conv129 = zext i32 %shr128 to i64, !dbg !1045
  %cmp130 = icmp eq i64 %158, %conv129, !dbg !1046
  br i1 %cmp130, label %land.rhs131, label %land.end138, !dbg !1047

land.rhs131:                                      ; preds = %land.lhs.true127
  %conv132 = fpext float %mul119 to double, !dbg !1048
  %159 = call i64 @llvm.nvvm.d2ull.rp(double %conv132), !dbg !1049
  %shr133 = lshr i32 %conv1, 10, !dbg !1050
  %add134 = add i32 %shr133, 3, !dbg !1051
  %div135 = udiv i32 %add134, 4, !dbg !1052
  %conv136 = zext i32 %div135 to i64, !dbg !1053
  %cmp137 = icmp eq i64 %159, %conv136, !dbg !1054
  br label %land.end138

land.end138:                                      ; preds = %land.rhs131, %land.lhs.true127, %land.lhs.true122, %_ZL9ws_assertbPKcS0_jS0_.exit262
  %160 = phi i1 [ false, %land.lhs.true127 ], [ false, %land.lhs.true122 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit262 ], [ %cmp137, %land.rhs131 ], !dbg !250
  %storedv.i = zext i1 %160 to i8, !dbg !1055
  br i1 %160, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !1055

if.then.i:                                        ; preds = %land.end138
  call void @__assertfail(ptr noundef @.str8, ptr noundef @.str1, i32 noundef 53, ptr noundef @__PRETTY_FUNCTION__._Z7convertPKyPj, i64 noundef 1) #6, !dbg !1055
  unreachable, !dbg !1055

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end138
  %conv139 = sitofp i32 %conv to double, !dbg !1056
  %conv140 = uitofp i32 %conv1 to double, !dbg !1057
  %div141 = fdiv double %conv140, 0x41F0000000000000, !dbg !1058
  %add142 = fadd double %conv139, %div141, !dbg !1059
    #dbg_value(double %add142, !239, !DIExpression(), !250)
  %161 = call contract float @llvm.nvvm.d2f.rn(double %add142), !dbg !1060
    #dbg_value(double %add142, !142, !DIExpression(), !1061)
    #dbg_value(i32 0, !143, !DIExpression(), !1061)
  %conv.i2053 = fptrunc double %add142 to float, !dbg !1063
    #dbg_value(float %conv.i2053, !144, !DIExpression(), !1061)
    #dbg_value(i32 0, !143, !DIExpression(), !1061)
    #dbg_value(float %161, !205, !DIExpression(), !1064)
    #dbg_value(float %conv.i2053, !206, !DIExpression(), !1064)
  %162 = bitcast float %161 to i32, !dbg !1066
  %163 = bitcast float %conv.i2053 to i32, !dbg !1067
  %cmp.i2115 = icmp eq i32 %162, %163, !dbg !1068
  %storedv.i.i2116 = zext i1 %cmp.i2115 to i8, !dbg !1069
  br i1 %cmp.i2115, label %_Z4sameff.exit2118, label %if.then.i.i2117, !dbg !1069

if.then.i.i2117:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !1069
  unreachable, !dbg !1069

_Z4sameff.exit2118:                               ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %164 = call contract float @llvm.nvvm.d2f.rz(double %add142), !dbg !1070
    #dbg_value(double %add142, !142, !DIExpression(), !1071)
    #dbg_value(i32 1, !143, !DIExpression(), !1071)
  %conv.i2119 = fptrunc double %add142 to float, !dbg !1073
    #dbg_value(float %conv.i2119, !144, !DIExpression(), !1071)
  %cmp1.i2121 = fcmp oge double %add142, 0.000000e+00, !dbg !1074
  %165 = zext i1 %cmp1.i2121 to i64, !dbg !1075
  %cond.i2122 = select i1 %cmp1.i2121, i32 2, i32 3, !dbg !1075
    #dbg_value(i32 %cond.i2122, !143, !DIExpression(), !1071)
    #dbg_value(i32 %cond.i2122, !143, !DIExpression(), !1071)
  br i1 %cmp1.i2121, label %if.then3.i2156, label %if.end7.i2124, !dbg !1076

if.then3.i2156:                                   ; preds = %_Z4sameff.exit2118
  %conv4.i2157 = fpext float %conv.i2119 to double, !dbg !1077
  %cmp5.i2158 = fcmp ogt double %conv4.i2157, %add142, !dbg !1078
  br i1 %cmp5.i2158, label %cond.true.i2162, label %cond.false.i2159, !dbg !1079

cond.true.i2162:                                  ; preds = %if.then3.i2156
    #dbg_value(float %conv.i2119, !108, !DIExpression(), !1080)
    #dbg_value(double %add142, !109, !DIExpression(), !1080)
    #dbg_value(i8 0, !110, !DIExpression(), !1080)
  %166 = bitcast float %conv.i2119 to i32, !dbg !1082
    #dbg_value(i32 %166, !111, !DIExpression(), !1080)
  %conv1.i.i2163 = fpext float %conv.i2119 to double, !dbg !1083
  %cmp2.i.i2164 = fcmp ole double %conv1.i.i2163, %add142, !dbg !1084
  br i1 %cmp2.i.i2164, label %if.then.i.i2183, label %if.end.i.i2165, !dbg !1085

if.then.i.i2183:                                  ; preds = %cond.true.i2162
  br label %_Z4stepfdb.exit.i2178, !dbg !1086

if.end.i.i2165:                                   ; preds = %cond.true.i2162
  %cmp3.i.i2166 = fcmp oge float %conv.i2119, 0.000000e+00, !dbg !1087
  %conv4.i.i2167 = zext i1 %cmp3.i.i2166 to i32, !dbg !1088
  %cmp7.i.i2168 = icmp eq i32 %conv4.i.i2167, 0, !dbg !1089
  %storedv8.i.i2169 = zext i1 %cmp7.i.i2168 to i8, !dbg !1090
    #dbg_value(i8 %storedv8.i.i2169, !112, !DIExpression(), !1080)
  %cmp9.i.i2170 = fcmp oeq float %conv.i2119, 0.000000e+00, !dbg !1091
  br i1 %cmp9.i.i2170, label %if.then10.i.i2182, label %if.end13.i.i2171, !dbg !1091

if.then10.i.i2182:                                ; preds = %if.end.i.i2165
  br label %cleanup.i.i2176, !dbg !1092

if.end13.i.i2171:                                 ; preds = %if.end.i.i2165
  br i1 %cmp7.i.i2168, label %cond.true15.i.i2180, label %cond.false16.i.i2172, !dbg !1093

cond.true15.i.i2180:                              ; preds = %if.end13.i.i2171
  %add.i.i2181 = add nsw i32 %166, 1, !dbg !1094
  br label %cond.end.i.i2174, !dbg !1093

cond.false16.i.i2172:                             ; preds = %if.end13.i.i2171
  %sub.i.i2173 = sub nsw i32 %166, 1, !dbg !1095
  br label %cond.end.i.i2174, !dbg !1093

cond.end.i.i2174:                                 ; preds = %cond.false16.i.i2172, %cond.true15.i.i2180
  %cond17.i.i2175 = phi i32 [ %add.i.i2181, %cond.true15.i.i2180 ], [ %sub.i.i2173, %cond.false16.i.i2172 ], !dbg !1093
  %167 = bitcast i32 %cond17.i.i2175 to float, !dbg !1096
  br label %cleanup.i.i2176, !dbg !1097

cleanup.i.i2176:                                  ; preds = %cond.end.i.i2174, %if.then10.i.i2182
  %retval.0.i.i2177 = phi float [ 0xB6A0000000000000, %if.then10.i.i2182 ], [ %167, %cond.end.i.i2174 ], !dbg !1080
  br label %_Z4stepfdb.exit.i2178

_Z4stepfdb.exit.i2178:                            ; preds = %cleanup.i.i2176, %if.then.i.i2183
  %retval.1.i.i2179 = phi float [ %conv.i2119, %if.then.i.i2183 ], [ %retval.0.i.i2177, %cleanup.i.i2176 ], !dbg !1080
  br label %cond.end.i2160, !dbg !1079

cond.false.i2159:                                 ; preds = %if.then3.i2156
  br label %cond.end.i2160, !dbg !1079

cond.end.i2160:                                   ; preds = %cond.false.i2159, %_Z4stepfdb.exit.i2178
  %cond6.i2161 = phi contract float [ %retval.1.i.i2179, %_Z4stepfdb.exit.i2178 ], [ %conv.i2119, %cond.false.i2159 ], !dbg !1079
  br label %_Z7roundeddi.exit2184, !dbg !1098

if.end7.i2124:                                    ; preds = %_Z4sameff.exit2118
  %cmp8.i2125 = icmp eq i32 %cond.i2122, 3, !dbg !1099
  br i1 %cmp8.i2125, label %if.then9.i2129, label %if.end17.i2126, !dbg !1099

if.then9.i2129:                                   ; preds = %if.end7.i2124
  %conv10.i2130 = fpext float %conv.i2119 to double, !dbg !1100
  %cmp11.i2131 = fcmp olt double %conv10.i2130, %add142, !dbg !1101
  br i1 %cmp11.i2131, label %cond.true12.i2135, label %cond.false14.i2132, !dbg !1102

cond.true12.i2135:                                ; preds = %if.then9.i2129
    #dbg_value(float %conv.i2119, !108, !DIExpression(), !1103)
    #dbg_value(double %add142, !109, !DIExpression(), !1103)
    #dbg_value(i8 1, !110, !DIExpression(), !1103)
  %168 = bitcast float %conv.i2119 to i32, !dbg !1105
    #dbg_value(i32 %168, !111, !DIExpression(), !1103)
  %conv.i.i2136 = fpext float %conv.i2119 to double, !dbg !1106
  %cmp.i.i2137 = fcmp oge double %conv.i.i2136, %add142, !dbg !1107
  br i1 %cmp.i.i2137, label %if.then.i48.i2155, label %if.end.i31.i2138, !dbg !1108

if.then.i48.i2155:                                ; preds = %cond.true12.i2135
  br label %_Z4stepfdb.exit49.i2150, !dbg !1109

if.end.i31.i2138:                                 ; preds = %cond.true12.i2135
  %cmp3.i32.i2139 = fcmp oge float %conv.i2119, 0.000000e+00, !dbg !1110
  %conv4.i33.i2140 = zext i1 %cmp3.i32.i2139 to i32, !dbg !1111
  %storedv8.i35.i2141 = zext i1 %cmp3.i32.i2139 to i8, !dbg !1112
    #dbg_value(i8 %storedv8.i35.i2141, !112, !DIExpression(), !1103)
  %cmp9.i36.i2142 = fcmp oeq float %conv.i2119, 0.000000e+00, !dbg !1113
  br i1 %cmp9.i36.i2142, label %if.then10.i47.i2154, label %if.end13.i37.i2143, !dbg !1113

if.then10.i47.i2154:                              ; preds = %if.end.i31.i2138
  br label %cleanup.i42.i2148, !dbg !1114

if.end13.i37.i2143:                               ; preds = %if.end.i31.i2138
  br i1 %cmp3.i32.i2139, label %cond.true15.i45.i2152, label %cond.false16.i38.i2144, !dbg !1115

cond.true15.i45.i2152:                            ; preds = %if.end13.i37.i2143
  %add.i46.i2153 = add nsw i32 %168, 1, !dbg !1116
  br label %cond.end.i40.i2146, !dbg !1115

cond.false16.i38.i2144:                           ; preds = %if.end13.i37.i2143
  %sub.i39.i2145 = sub nsw i32 %168, 1, !dbg !1117
  br label %cond.end.i40.i2146, !dbg !1115

cond.end.i40.i2146:                               ; preds = %cond.false16.i38.i2144, %cond.true15.i45.i2152
  %cond17.i41.i2147 = phi i32 [ %add.i46.i2153, %cond.true15.i45.i2152 ], [ %sub.i39.i2145, %cond.false16.i38.i2144 ], !dbg !1115
  %169 = bitcast i32 %cond17.i41.i2147 to float, !dbg !1118
  br label %cleanup.i42.i2148, !dbg !1119

cleanup.i42.i2148:                                ; preds = %cond.end.i40.i2146, %if.then10.i47.i2154
  %retval.0.i43.i2149 = phi float [ 0x36A0000000000000, %if.then10.i47.i2154 ], [ %169, %cond.end.i40.i2146 ], !dbg !1103
  br label %_Z4stepfdb.exit49.i2150

_Z4stepfdb.exit49.i2150:                          ; preds = %cleanup.i42.i2148, %if.then.i48.i2155
  %retval.1.i44.i2151 = phi float [ %conv.i2119, %if.then.i48.i2155 ], [ %retval.0.i43.i2149, %cleanup.i42.i2148 ], !dbg !1103
  br label %cond.end15.i2133, !dbg !1102

cond.false14.i2132:                               ; preds = %if.then9.i2129
  br label %cond.end15.i2133, !dbg !1102

cond.end15.i2133:                                 ; preds = %cond.false14.i2132, %_Z4stepfdb.exit49.i2150
  %cond16.i2134 = phi contract float [ %retval.1.i44.i2151, %_Z4stepfdb.exit49.i2150 ], [ %conv.i2119, %cond.false14.i2132 ], !dbg !1102
  br label %_Z7roundeddi.exit2184, !dbg !1120

if.end17.i2126:                                   ; preds = %if.end7.i2124
  br label %_Z7roundeddi.exit2184, !dbg !1121

_Z7roundeddi.exit2184:                            ; preds = %cond.end.i2160, %cond.end15.i2133, %if.end17.i2126
  %retval.0.i2128 = phi float [ %cond6.i2161, %cond.end.i2160 ], [ %cond16.i2134, %cond.end15.i2133 ], [ %conv.i2119, %if.end17.i2126 ], !dbg !1071
    #dbg_value(float %164, !205, !DIExpression(), !1122)
    #dbg_value(float %retval.0.i2128, !206, !DIExpression(), !1122)
  %170 = bitcast float %164 to i32, !dbg !1124
  %171 = bitcast float %retval.0.i2128 to i32, !dbg !1125
  %cmp.i2185 = icmp eq i32 %170, %171, !dbg !1126
  %storedv.i.i2186 = zext i1 %cmp.i2185 to i8, !dbg !1127
  br i1 %cmp.i2185, label %_Z4sameff.exit2188, label %if.then.i.i2187, !dbg !1127

if.then.i.i2187:                                  ; preds = %_Z7roundeddi.exit2184
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !1127
  unreachable, !dbg !1127

_Z4sameff.exit2188:                               ; preds = %_Z7roundeddi.exit2184
  %172 = call contract float @llvm.nvvm.d2f.rm(double %add142), !dbg !1128
    #dbg_value(double %add142, !142, !DIExpression(), !1129)
    #dbg_value(i32 2, !143, !DIExpression(), !1129)
  %conv.i2189 = fptrunc double %add142 to float, !dbg !1131
    #dbg_value(float %conv.i2189, !144, !DIExpression(), !1129)
    #dbg_value(i32 2, !143, !DIExpression(), !1129)
  %conv4.i2224 = fpext float %conv.i2189 to double, !dbg !1132
  %cmp5.i2225 = fcmp ogt double %conv4.i2224, %add142, !dbg !1133
  br i1 %cmp5.i2225, label %cond.true.i2229, label %cond.false.i2226, !dbg !1134

cond.true.i2229:                                  ; preds = %_Z4sameff.exit2188
    #dbg_value(float %conv.i2189, !108, !DIExpression(), !1135)
    #dbg_value(double %add142, !109, !DIExpression(), !1135)
    #dbg_value(i8 0, !110, !DIExpression(), !1135)
  %173 = bitcast float %conv.i2189 to i32, !dbg !1137
    #dbg_value(i32 %173, !111, !DIExpression(), !1135)
  %conv1.i.i2230 = fpext float %conv.i2189 to double, !dbg !1138
  %cmp2.i.i2231 = fcmp ole double %conv1.i.i2230, %add142, !dbg !1139
  br i1 %cmp2.i.i2231, label %if.then.i.i2250, label %if.end.i.i2232, !dbg !1140

if.then.i.i2250:                                  ; preds = %cond.true.i2229
  br label %_Z4stepfdb.exit.i2245, !dbg !1141

if.end.i.i2232:                                   ; preds = %cond.true.i2229
  %cmp3.i.i2233 = fcmp oge float %conv.i2189, 0.000000e+00, !dbg !1142
  %conv4.i.i2234 = zext i1 %cmp3.i.i2233 to i32, !dbg !1143
  %cmp7.i.i2235 = icmp eq i32 %conv4.i.i2234, 0, !dbg !1144
  %storedv8.i.i2236 = zext i1 %cmp7.i.i2235 to i8, !dbg !1145
    #dbg_value(i8 %storedv8.i.i2236, !112, !DIExpression(), !1135)
  %cmp9.i.i2237 = fcmp oeq float %conv.i2189, 0.000000e+00, !dbg !1146
  br i1 %cmp9.i.i2237, label %if.then10.i.i2249, label %if.end13.i.i2238, !dbg !1146

if.then10.i.i2249:                                ; preds = %if.end.i.i2232
  br label %cleanup.i.i2243, !dbg !1147

if.end13.i.i2238:                                 ; preds = %if.end.i.i2232
  br i1 %cmp7.i.i2235, label %cond.true15.i.i2247, label %cond.false16.i.i2239, !dbg !1148

cond.true15.i.i2247:                              ; preds = %if.end13.i.i2238
  %add.i.i2248 = add nsw i32 %173, 1, !dbg !1149
  br label %cond.end.i.i2241, !dbg !1148

cond.false16.i.i2239:                             ; preds = %if.end13.i.i2238
  %sub.i.i2240 = sub nsw i32 %173, 1, !dbg !1150
  br label %cond.end.i.i2241, !dbg !1148

cond.end.i.i2241:                                 ; preds = %cond.false16.i.i2239, %cond.true15.i.i2247
  %cond17.i.i2242 = phi i32 [ %add.i.i2248, %cond.true15.i.i2247 ], [ %sub.i.i2240, %cond.false16.i.i2239 ], !dbg !1148
  %174 = bitcast i32 %cond17.i.i2242 to float, !dbg !1151
  br label %cleanup.i.i2243, !dbg !1152

cleanup.i.i2243:                                  ; preds = %cond.end.i.i2241, %if.then10.i.i2249
  %retval.0.i.i2244 = phi float [ 0xB6A0000000000000, %if.then10.i.i2249 ], [ %174, %cond.end.i.i2241 ], !dbg !1135
  br label %_Z4stepfdb.exit.i2245

_Z4stepfdb.exit.i2245:                            ; preds = %cleanup.i.i2243, %if.then.i.i2250
  %retval.1.i.i2246 = phi float [ %conv.i2189, %if.then.i.i2250 ], [ %retval.0.i.i2244, %cleanup.i.i2243 ], !dbg !1135
  br label %_Z7roundeddi.exit2251, !dbg !1134

cond.false.i2226:                                 ; preds = %_Z4sameff.exit2188
  br label %_Z7roundeddi.exit2251, !dbg !1134

_Z7roundeddi.exit2251:                            ; preds = %_Z4stepfdb.exit.i2245, %cond.false.i2226
  %cond6.i2228 = phi contract float [ %retval.1.i.i2246, %_Z4stepfdb.exit.i2245 ], [ %conv.i2189, %cond.false.i2226 ], !dbg !1134
    #dbg_value(float %172, !205, !DIExpression(), !1153)
    #dbg_value(float %cond6.i2228, !206, !DIExpression(), !1153)
  %175 = bitcast float %172 to i32, !dbg !1155
  %176 = bitcast float %cond6.i2228 to i32, !dbg !1156
  %cmp.i2252 = icmp eq i32 %175, %176, !dbg !1157
  %storedv.i.i2253 = zext i1 %cmp.i2252 to i8, !dbg !1158
  br i1 %cmp.i2252, label %_Z4sameff.exit2255, label %if.then.i.i2254, !dbg !1158

if.then.i.i2254:                                  ; preds = %_Z7roundeddi.exit2251
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !1158
  unreachable, !dbg !1158

_Z4sameff.exit2255:                               ; preds = %_Z7roundeddi.exit2251
  %177 = call contract float @llvm.nvvm.d2f.rp(double %add142), !dbg !1159
    #dbg_value(double %add142, !142, !DIExpression(), !1160)
    #dbg_value(i32 3, !143, !DIExpression(), !1160)
  %conv.i2256 = fptrunc double %add142 to float, !dbg !1162
    #dbg_value(float %conv.i2256, !144, !DIExpression(), !1160)
    #dbg_value(i32 3, !143, !DIExpression(), !1160)
  %conv10.i2264 = fpext float %conv.i2256 to double, !dbg !1163
  %cmp11.i2265 = fcmp olt double %conv10.i2264, %add142, !dbg !1164
  br i1 %cmp11.i2265, label %cond.true12.i2269, label %cond.false14.i2266, !dbg !1165

cond.true12.i2269:                                ; preds = %_Z4sameff.exit2255
    #dbg_value(float %conv.i2256, !108, !DIExpression(), !1166)
    #dbg_value(double %add142, !109, !DIExpression(), !1166)
    #dbg_value(i8 1, !110, !DIExpression(), !1166)
  %178 = bitcast float %conv.i2256 to i32, !dbg !1168
    #dbg_value(i32 %178, !111, !DIExpression(), !1166)
  %conv.i.i2270 = fpext float %conv.i2256 to double, !dbg !1169
  %cmp.i.i2271 = fcmp oge double %conv.i.i2270, %add142, !dbg !1170
  br i1 %cmp.i.i2271, label %if.then.i48.i2289, label %if.end.i31.i2272, !dbg !1171

if.then.i48.i2289:                                ; preds = %cond.true12.i2269
  br label %_Z4stepfdb.exit49.i2284, !dbg !1172

if.end.i31.i2272:                                 ; preds = %cond.true12.i2269
  %cmp3.i32.i2273 = fcmp oge float %conv.i2256, 0.000000e+00, !dbg !1173
  %conv4.i33.i2274 = zext i1 %cmp3.i32.i2273 to i32, !dbg !1174
  %storedv8.i35.i2275 = zext i1 %cmp3.i32.i2273 to i8, !dbg !1175
    #dbg_value(i8 %storedv8.i35.i2275, !112, !DIExpression(), !1166)
  %cmp9.i36.i2276 = fcmp oeq float %conv.i2256, 0.000000e+00, !dbg !1176
  br i1 %cmp9.i36.i2276, label %if.then10.i47.i2288, label %if.end13.i37.i2277, !dbg !1176

if.then10.i47.i2288:                              ; preds = %if.end.i31.i2272
  br label %cleanup.i42.i2282, !dbg !1177

if.end13.i37.i2277:                               ; preds = %if.end.i31.i2272
  br i1 %cmp3.i32.i2273, label %cond.true15.i45.i2286, label %cond.false16.i38.i2278, !dbg !1178

cond.true15.i45.i2286:                            ; preds = %if.end13.i37.i2277
  %add.i46.i2287 = add nsw i32 %178, 1, !dbg !1179
  br label %cond.end.i40.i2280, !dbg !1178

cond.false16.i38.i2278:                           ; preds = %if.end13.i37.i2277
  %sub.i39.i2279 = sub nsw i32 %178, 1, !dbg !1180
  br label %cond.end.i40.i2280, !dbg !1178

cond.end.i40.i2280:                               ; preds = %cond.false16.i38.i2278, %cond.true15.i45.i2286
  %cond17.i41.i2281 = phi i32 [ %add.i46.i2287, %cond.true15.i45.i2286 ], [ %sub.i39.i2279, %cond.false16.i38.i2278 ], !dbg !1178
  %179 = bitcast i32 %cond17.i41.i2281 to float, !dbg !1181
  br label %cleanup.i42.i2282, !dbg !1182

cleanup.i42.i2282:                                ; preds = %cond.end.i40.i2280, %if.then10.i47.i2288
  %retval.0.i43.i2283 = phi float [ 0x36A0000000000000, %if.then10.i47.i2288 ], [ %179, %cond.end.i40.i2280 ], !dbg !1166
  br label %_Z4stepfdb.exit49.i2284

_Z4stepfdb.exit49.i2284:                          ; preds = %cleanup.i42.i2282, %if.then.i48.i2289
  %retval.1.i44.i2285 = phi float [ %conv.i2256, %if.then.i48.i2289 ], [ %retval.0.i43.i2283, %cleanup.i42.i2282 ], !dbg !1166
  br label %_Z7roundeddi.exit2318, !dbg !1165

cond.false14.i2266:                               ; preds = %_Z4sameff.exit2255
  br label %_Z7roundeddi.exit2318, !dbg !1165

_Z7roundeddi.exit2318:                            ; preds = %_Z4stepfdb.exit49.i2284, %cond.false14.i2266
  %cond16.i2268 = phi contract float [ %retval.1.i44.i2285, %_Z4stepfdb.exit49.i2284 ], [ %conv.i2256, %cond.false14.i2266 ], !dbg !1165
    #dbg_value(float %177, !205, !DIExpression(), !1183)
    #dbg_value(float %cond16.i2268, !206, !DIExpression(), !1183)
  %180 = bitcast float %177 to i32, !dbg !1185
  %181 = bitcast float %cond16.i2268 to i32, !dbg !1186
  %cmp.i2319 = icmp eq i32 %180, %181, !dbg !1187
  %storedv.i.i2320 = zext i1 %cmp.i2319 to i8, !dbg !1188
  br i1 %cmp.i2319, label %_Z4sameff.exit2322, label %if.then.i.i2321, !dbg !1188

if.then.i.i2321:                                  ; preds = %_Z7roundeddi.exit2318
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !1188
  unreachable, !dbg !1188

_Z4sameff.exit2322:                               ; preds = %_Z7roundeddi.exit2318
  %conv.i294 = fptrunc double %add142 to float, !dbg !1189
  %conv1.i295 = fpext float %conv.i294 to double, !dbg !1189
  %sub.i296 = fsub double %add142, %conv1.i295, !dbg !1189
  %cmp.i = fcmp ogt float %conv.i294, 0.000000e+00, !dbg !1189
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !1189

cond.true.i:                                      ; preds = %_Z4sameff.exit2322
  %cmp.i358 = fcmp olt double %sub.i296, 0.000000e+00, !dbg !1189
  br i1 %cmp.i358, label %cond.true.i362, label %cond.false.i359, !dbg !1189

cond.true.i362:                                   ; preds = %cond.true.i
  %cmp.i543 = fcmp une float %conv.i294, %conv.i294, !dbg !1189
  br i1 %cmp.i543, label %if.then.i560, label %if.end.i544, !dbg !1189

if.then.i560:                                     ; preds = %cond.true.i362
  br label %_ZL7ws_nextfb.exit561, !dbg !1189

if.end.i544:                                      ; preds = %cond.true.i362
  %cmp1.i545 = fcmp oeq float %conv.i294, 0.000000e+00, !dbg !1189
  br i1 %cmp1.i545, label %if.then2.i559, label %if.end3.i546, !dbg !1189

if.then2.i559:                                    ; preds = %if.end.i544
  br label %_ZL7ws_nextfb.exit561, !dbg !1189

if.end3.i546:                                     ; preds = %if.end.i544
  %182 = bitcast float %conv.i294 to i32, !dbg !1189
  %cmp8.i548 = icmp eq i32 %182, -8388608, !dbg !1189
  br i1 %cmp8.i548, label %if.then9.i558, label %if.end10.i549, !dbg !1189

if.then9.i558:                                    ; preds = %if.end3.i546
  br label %cleanup.i555, !dbg !1189

if.end10.i549:                                    ; preds = %if.end3.i546
  %cmp11.i550 = fcmp ogt float %conv.i294, 0.000000e+00, !dbg !1189
  %conv.i551 = zext i1 %cmp11.i550 to i32, !dbg !1189
  %cmp14.i552 = icmp eq i32 %conv.i551, 0, !dbg !1189
  %183 = zext i1 %cmp14.i552 to i64, !dbg !1189
  %cond15.i553 = select i1 %cmp14.i552, i32 1, i32 -1, !dbg !1189
  %add.i554 = add nsw i32 %182, %cond15.i553, !dbg !1189
  %184 = bitcast i32 %add.i554 to float, !dbg !1189
  br label %cleanup.i555, !dbg !1189

cleanup.i555:                                     ; preds = %if.end10.i549, %if.then9.i558
  %retval.0.i556 = phi float [ %conv.i294, %if.then9.i558 ], [ %184, %if.end10.i549 ], !dbg !1189
  br label %_ZL7ws_nextfb.exit561, !dbg !1189

_ZL7ws_nextfb.exit561:                            ; preds = %if.then.i560, %if.then2.i559, %cleanup.i555
  %retval.1.i557 = phi float [ %conv.i294, %if.then.i560 ], [ 0xB6A0000000000000, %if.then2.i559 ], [ %retval.0.i556, %cleanup.i555 ], !dbg !1189
  br label %_ZL5ws_rdIfdET_S0_T0_.exit363, !dbg !1189

cond.false.i359:                                  ; preds = %cond.true.i
  br label %_ZL5ws_rdIfdET_S0_T0_.exit363, !dbg !1189

_ZL5ws_rdIfdET_S0_T0_.exit363:                    ; preds = %_ZL7ws_nextfb.exit561, %cond.false.i359
  %cond.i361 = phi contract float [ %retval.1.i557, %_ZL7ws_nextfb.exit561 ], [ %conv.i294, %cond.false.i359 ], !dbg !1189
  br label %_ZL5ws_rzIfdET_S0_T0_.exit, !dbg !1189

cond.false.i:                                     ; preds = %_Z4sameff.exit2322
  %cmp1.i = fcmp olt float %conv.i294, 0.000000e+00, !dbg !1189
  br i1 %cmp1.i, label %cond.true2.i, label %cond.false4.i, !dbg !1189

cond.true2.i:                                     ; preds = %cond.false.i
  %cmp.i391 = fcmp ogt double %sub.i296, 0.000000e+00, !dbg !1189
  br i1 %cmp.i391, label %cond.true.i395, label %cond.false.i392, !dbg !1189

cond.true.i395:                                   ; preds = %cond.true2.i
  %cmp.i457 = fcmp une float %conv.i294, %conv.i294, !dbg !1189
  br i1 %cmp.i457, label %if.then.i472, label %if.end.i458, !dbg !1189

if.then.i472:                                     ; preds = %cond.true.i395
  br label %_ZL7ws_nextfb.exit473, !dbg !1189

if.end.i458:                                      ; preds = %cond.true.i395
  %cmp1.i459 = fcmp oeq float %conv.i294, 0.000000e+00, !dbg !1189
  br i1 %cmp1.i459, label %if.then2.i471, label %if.end3.i460, !dbg !1189

if.then2.i471:                                    ; preds = %if.end.i458
  br label %_ZL7ws_nextfb.exit473, !dbg !1189

if.end3.i460:                                     ; preds = %if.end.i458
  %185 = bitcast float %conv.i294 to i32, !dbg !1189
  %cmp5.i461 = icmp eq i32 %185, 2139095040, !dbg !1189
  br i1 %cmp5.i461, label %if.then9.i470, label %lor.lhs.false.i462, !dbg !1189

lor.lhs.false.i462:                               ; preds = %if.end3.i460
  %cmp11.i463 = fcmp ogt float %conv.i294, 0.000000e+00, !dbg !1189
  %conv.i464 = zext i1 %cmp11.i463 to i32, !dbg !1189
  %186 = zext i1 %cmp11.i463 to i64, !dbg !1189
  %cond15.i465 = select i1 %cmp11.i463, i32 1, i32 -1, !dbg !1189
  %add.i466 = add nsw i32 %185, %cond15.i465, !dbg !1189
  %187 = bitcast i32 %add.i466 to float, !dbg !1189
  br label %cleanup.i467, !dbg !1189

if.then9.i470:                                    ; preds = %if.end3.i460
  br label %cleanup.i467, !dbg !1189

cleanup.i467:                                     ; preds = %lor.lhs.false.i462, %if.then9.i470
  %retval.0.i468 = phi float [ %conv.i294, %if.then9.i470 ], [ %187, %lor.lhs.false.i462 ], !dbg !1189
  br label %_ZL7ws_nextfb.exit473, !dbg !1189

_ZL7ws_nextfb.exit473:                            ; preds = %if.then.i472, %if.then2.i471, %cleanup.i467
  %retval.1.i469 = phi float [ %conv.i294, %if.then.i472 ], [ 0x36A0000000000000, %if.then2.i471 ], [ %retval.0.i468, %cleanup.i467 ], !dbg !1189
  br label %_ZL5ws_ruIfdET_S0_T0_.exit397, !dbg !1189

cond.false.i392:                                  ; preds = %cond.true2.i
  br label %_ZL5ws_ruIfdET_S0_T0_.exit397, !dbg !1189

_ZL5ws_ruIfdET_S0_T0_.exit397:                    ; preds = %_ZL7ws_nextfb.exit473, %cond.false.i392
  %cond.i394 = phi contract float [ %retval.1.i469, %_ZL7ws_nextfb.exit473 ], [ %conv.i294, %cond.false.i392 ], !dbg !1189
  br label %cond.end.i, !dbg !1189

cond.false4.i:                                    ; preds = %cond.false.i
  br label %cond.end.i, !dbg !1189

cond.end.i:                                       ; preds = %cond.false4.i, %_ZL5ws_ruIfdET_S0_T0_.exit397
  %cond.i = phi contract float [ %cond.i394, %_ZL5ws_ruIfdET_S0_T0_.exit397 ], [ %conv.i294, %cond.false4.i ], !dbg !1189
  br label %_ZL5ws_rzIfdET_S0_T0_.exit, !dbg !1189

_ZL5ws_rzIfdET_S0_T0_.exit:                       ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit363, %cond.end.i
  %cond6.i = phi contract float [ %cond.i361, %_ZL5ws_rdIfdET_S0_T0_.exit363 ], [ %cond.i, %cond.end.i ], !dbg !1189
    #dbg_value(double %add142, !142, !DIExpression(), !1190)
    #dbg_value(i32 1, !143, !DIExpression(), !1190)
  %conv.i2323 = fptrunc double %add142 to float, !dbg !1192
    #dbg_value(float %conv.i2323, !144, !DIExpression(), !1190)
  %cmp1.i2325 = fcmp oge double %add142, 0.000000e+00, !dbg !1193
  %188 = zext i1 %cmp1.i2325 to i64, !dbg !1194
  %cond.i2326 = select i1 %cmp1.i2325, i32 2, i32 3, !dbg !1194
    #dbg_value(i32 %cond.i2326, !143, !DIExpression(), !1190)
    #dbg_value(i32 %cond.i2326, !143, !DIExpression(), !1190)
  br i1 %cmp1.i2325, label %if.then3.i2360, label %if.end7.i2328, !dbg !1195

if.then3.i2360:                                   ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit
  %conv4.i2361 = fpext float %conv.i2323 to double, !dbg !1196
  %cmp5.i2362 = fcmp ogt double %conv4.i2361, %add142, !dbg !1197
  br i1 %cmp5.i2362, label %cond.true.i2366, label %cond.false.i2363, !dbg !1198

cond.true.i2366:                                  ; preds = %if.then3.i2360
    #dbg_value(float %conv.i2323, !108, !DIExpression(), !1199)
    #dbg_value(double %add142, !109, !DIExpression(), !1199)
    #dbg_value(i8 0, !110, !DIExpression(), !1199)
  %189 = bitcast float %conv.i2323 to i32, !dbg !1201
    #dbg_value(i32 %189, !111, !DIExpression(), !1199)
  %conv1.i.i2367 = fpext float %conv.i2323 to double, !dbg !1202
  %cmp2.i.i2368 = fcmp ole double %conv1.i.i2367, %add142, !dbg !1203
  br i1 %cmp2.i.i2368, label %if.then.i.i2387, label %if.end.i.i2369, !dbg !1204

if.then.i.i2387:                                  ; preds = %cond.true.i2366
  br label %_Z4stepfdb.exit.i2382, !dbg !1205

if.end.i.i2369:                                   ; preds = %cond.true.i2366
  %cmp3.i.i2370 = fcmp oge float %conv.i2323, 0.000000e+00, !dbg !1206
  %conv4.i.i2371 = zext i1 %cmp3.i.i2370 to i32, !dbg !1207
  %cmp7.i.i2372 = icmp eq i32 %conv4.i.i2371, 0, !dbg !1208
  %storedv8.i.i2373 = zext i1 %cmp7.i.i2372 to i8, !dbg !1209
    #dbg_value(i8 %storedv8.i.i2373, !112, !DIExpression(), !1199)
  %cmp9.i.i2374 = fcmp oeq float %conv.i2323, 0.000000e+00, !dbg !1210
  br i1 %cmp9.i.i2374, label %if.then10.i.i2386, label %if.end13.i.i2375, !dbg !1210

if.then10.i.i2386:                                ; preds = %if.end.i.i2369
  br label %cleanup.i.i2380, !dbg !1211

if.end13.i.i2375:                                 ; preds = %if.end.i.i2369
  br i1 %cmp7.i.i2372, label %cond.true15.i.i2384, label %cond.false16.i.i2376, !dbg !1212

cond.true15.i.i2384:                              ; preds = %if.end13.i.i2375
  %add.i.i2385 = add nsw i32 %189, 1, !dbg !1213
  br label %cond.end.i.i2378, !dbg !1212

cond.false16.i.i2376:                             ; preds = %if.end13.i.i2375
  %sub.i.i2377 = sub nsw i32 %189, 1, !dbg !1214
  br label %cond.end.i.i2378, !dbg !1212

cond.end.i.i2378:                                 ; preds = %cond.false16.i.i2376, %cond.true15.i.i2384
  %cond17.i.i2379 = phi i32 [ %add.i.i2385, %cond.true15.i.i2384 ], [ %sub.i.i2377, %cond.false16.i.i2376 ], !dbg !1212
  %190 = bitcast i32 %cond17.i.i2379 to float, !dbg !1215
  br label %cleanup.i.i2380, !dbg !1216

cleanup.i.i2380:                                  ; preds = %cond.end.i.i2378, %if.then10.i.i2386
  %retval.0.i.i2381 = phi float [ 0xB6A0000000000000, %if.then10.i.i2386 ], [ %190, %cond.end.i.i2378 ], !dbg !1199
  br label %_Z4stepfdb.exit.i2382

_Z4stepfdb.exit.i2382:                            ; preds = %cleanup.i.i2380, %if.then.i.i2387
  %retval.1.i.i2383 = phi float [ %conv.i2323, %if.then.i.i2387 ], [ %retval.0.i.i2381, %cleanup.i.i2380 ], !dbg !1199
  br label %cond.end.i2364, !dbg !1198

cond.false.i2363:                                 ; preds = %if.then3.i2360
  br label %cond.end.i2364, !dbg !1198

cond.end.i2364:                                   ; preds = %cond.false.i2363, %_Z4stepfdb.exit.i2382
  %cond6.i2365 = phi contract float [ %retval.1.i.i2383, %_Z4stepfdb.exit.i2382 ], [ %conv.i2323, %cond.false.i2363 ], !dbg !1198
  br label %_Z7roundeddi.exit2388, !dbg !1217

if.end7.i2328:                                    ; preds = %_ZL5ws_rzIfdET_S0_T0_.exit
  %cmp8.i2329 = icmp eq i32 %cond.i2326, 3, !dbg !1218
  br i1 %cmp8.i2329, label %if.then9.i2333, label %if.end17.i2330, !dbg !1218

if.then9.i2333:                                   ; preds = %if.end7.i2328
  %conv10.i2334 = fpext float %conv.i2323 to double, !dbg !1219
  %cmp11.i2335 = fcmp olt double %conv10.i2334, %add142, !dbg !1220
  br i1 %cmp11.i2335, label %cond.true12.i2339, label %cond.false14.i2336, !dbg !1221

cond.true12.i2339:                                ; preds = %if.then9.i2333
    #dbg_value(float %conv.i2323, !108, !DIExpression(), !1222)
    #dbg_value(double %add142, !109, !DIExpression(), !1222)
    #dbg_value(i8 1, !110, !DIExpression(), !1222)
  %191 = bitcast float %conv.i2323 to i32, !dbg !1224
    #dbg_value(i32 %191, !111, !DIExpression(), !1222)
  %conv.i.i2340 = fpext float %conv.i2323 to double, !dbg !1225
  %cmp.i.i2341 = fcmp oge double %conv.i.i2340, %add142, !dbg !1226
  br i1 %cmp.i.i2341, label %if.then.i48.i2359, label %if.end.i31.i2342, !dbg !1227

if.then.i48.i2359:                                ; preds = %cond.true12.i2339
  br label %_Z4stepfdb.exit49.i2354, !dbg !1228

if.end.i31.i2342:                                 ; preds = %cond.true12.i2339
  %cmp3.i32.i2343 = fcmp oge float %conv.i2323, 0.000000e+00, !dbg !1229
  %conv4.i33.i2344 = zext i1 %cmp3.i32.i2343 to i32, !dbg !1230
  %storedv8.i35.i2345 = zext i1 %cmp3.i32.i2343 to i8, !dbg !1231
    #dbg_value(i8 %storedv8.i35.i2345, !112, !DIExpression(), !1222)
  %cmp9.i36.i2346 = fcmp oeq float %conv.i2323, 0.000000e+00, !dbg !1232
  br i1 %cmp9.i36.i2346, label %if.then10.i47.i2358, label %if.end13.i37.i2347, !dbg !1232

if.then10.i47.i2358:                              ; preds = %if.end.i31.i2342
  br label %cleanup.i42.i2352, !dbg !1233

if.end13.i37.i2347:                               ; preds = %if.end.i31.i2342
  br i1 %cmp3.i32.i2343, label %cond.true15.i45.i2356, label %cond.false16.i38.i2348, !dbg !1234

cond.true15.i45.i2356:                            ; preds = %if.end13.i37.i2347
  %add.i46.i2357 = add nsw i32 %191, 1, !dbg !1235
  br label %cond.end.i40.i2350, !dbg !1234

cond.false16.i38.i2348:                           ; preds = %if.end13.i37.i2347
  %sub.i39.i2349 = sub nsw i32 %191, 1, !dbg !1236
  br label %cond.end.i40.i2350, !dbg !1234

cond.end.i40.i2350:                               ; preds = %cond.false16.i38.i2348, %cond.true15.i45.i2356
  %cond17.i41.i2351 = phi i32 [ %add.i46.i2357, %cond.true15.i45.i2356 ], [ %sub.i39.i2349, %cond.false16.i38.i2348 ], !dbg !1234
  %192 = bitcast i32 %cond17.i41.i2351 to float, !dbg !1237
  br label %cleanup.i42.i2352, !dbg !1238

cleanup.i42.i2352:                                ; preds = %cond.end.i40.i2350, %if.then10.i47.i2358
  %retval.0.i43.i2353 = phi float [ 0x36A0000000000000, %if.then10.i47.i2358 ], [ %192, %cond.end.i40.i2350 ], !dbg !1222
  br label %_Z4stepfdb.exit49.i2354

_Z4stepfdb.exit49.i2354:                          ; preds = %cleanup.i42.i2352, %if.then.i48.i2359
  %retval.1.i44.i2355 = phi float [ %conv.i2323, %if.then.i48.i2359 ], [ %retval.0.i43.i2353, %cleanup.i42.i2352 ], !dbg !1222
  br label %cond.end15.i2337, !dbg !1221

cond.false14.i2336:                               ; preds = %if.then9.i2333
  br label %cond.end15.i2337, !dbg !1221

cond.end15.i2337:                                 ; preds = %cond.false14.i2336, %_Z4stepfdb.exit49.i2354
  %cond16.i2338 = phi contract float [ %retval.1.i44.i2355, %_Z4stepfdb.exit49.i2354 ], [ %conv.i2323, %cond.false14.i2336 ], !dbg !1221
  br label %_Z7roundeddi.exit2388, !dbg !1239

if.end17.i2330:                                   ; preds = %if.end7.i2328
  br label %_Z7roundeddi.exit2388, !dbg !1240

_Z7roundeddi.exit2388:                            ; preds = %cond.end.i2364, %cond.end15.i2337, %if.end17.i2330
  %retval.0.i2332 = phi float [ %cond6.i2365, %cond.end.i2364 ], [ %cond16.i2338, %cond.end15.i2337 ], [ %conv.i2323, %if.end17.i2330 ], !dbg !1190
    #dbg_value(float %cond6.i, !205, !DIExpression(), !1241)
    #dbg_value(float %retval.0.i2332, !206, !DIExpression(), !1241)
  %193 = bitcast float %cond6.i to i32, !dbg !1243
  %194 = bitcast float %retval.0.i2332 to i32, !dbg !1244
  %cmp.i2389 = icmp eq i32 %193, %194, !dbg !1245
  %storedv.i.i2390 = zext i1 %cmp.i2389 to i8, !dbg !1246
  br i1 %cmp.i2389, label %_Z4sameff.exit2392, label %if.then.i.i2391, !dbg !1246

if.then.i.i2391:                                  ; preds = %_Z7roundeddi.exit2388
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !1246
  unreachable, !dbg !1246

_Z4sameff.exit2392:                               ; preds = %_Z7roundeddi.exit2388
  %conv.i305 = fptrunc double %add142 to float, !dbg !1247
  %conv1.i306 = fpext float %conv.i305 to double, !dbg !1247
  %sub.i307 = fsub double %add142, %conv1.i306, !dbg !1247
  %cmp.i364 = fcmp olt double %sub.i307, 0.000000e+00, !dbg !1247
  br i1 %cmp.i364, label %cond.true.i368, label %cond.false.i365, !dbg !1247

cond.true.i368:                                   ; preds = %_Z4sameff.exit2392
  %cmp.i524 = fcmp une float %conv.i305, %conv.i305, !dbg !1247
  br i1 %cmp.i524, label %if.then.i541, label %if.end.i525, !dbg !1247

if.then.i541:                                     ; preds = %cond.true.i368
  br label %_ZL7ws_nextfb.exit542, !dbg !1247

if.end.i525:                                      ; preds = %cond.true.i368
  %cmp1.i526 = fcmp oeq float %conv.i305, 0.000000e+00, !dbg !1247
  br i1 %cmp1.i526, label %if.then2.i540, label %if.end3.i527, !dbg !1247

if.then2.i540:                                    ; preds = %if.end.i525
  br label %_ZL7ws_nextfb.exit542, !dbg !1247

if.end3.i527:                                     ; preds = %if.end.i525
  %195 = bitcast float %conv.i305 to i32, !dbg !1247
  %cmp8.i529 = icmp eq i32 %195, -8388608, !dbg !1247
  br i1 %cmp8.i529, label %if.then9.i539, label %if.end10.i530, !dbg !1247

if.then9.i539:                                    ; preds = %if.end3.i527
  br label %cleanup.i536, !dbg !1247

if.end10.i530:                                    ; preds = %if.end3.i527
  %cmp11.i531 = fcmp ogt float %conv.i305, 0.000000e+00, !dbg !1247
  %conv.i532 = zext i1 %cmp11.i531 to i32, !dbg !1247
  %cmp14.i533 = icmp eq i32 %conv.i532, 0, !dbg !1247
  %196 = zext i1 %cmp14.i533 to i64, !dbg !1247
  %cond15.i534 = select i1 %cmp14.i533, i32 1, i32 -1, !dbg !1247
  %add.i535 = add nsw i32 %195, %cond15.i534, !dbg !1247
  %197 = bitcast i32 %add.i535 to float, !dbg !1247
  br label %cleanup.i536, !dbg !1247

cleanup.i536:                                     ; preds = %if.end10.i530, %if.then9.i539
  %retval.0.i537 = phi float [ %conv.i305, %if.then9.i539 ], [ %197, %if.end10.i530 ], !dbg !1247
  br label %_ZL7ws_nextfb.exit542, !dbg !1247

_ZL7ws_nextfb.exit542:                            ; preds = %if.then.i541, %if.then2.i540, %cleanup.i536
  %retval.1.i538 = phi float [ %conv.i305, %if.then.i541 ], [ 0xB6A0000000000000, %if.then2.i540 ], [ %retval.0.i537, %cleanup.i536 ], !dbg !1247
  br label %_ZL5ws_rdIfdET_S0_T0_.exit370, !dbg !1247

cond.false.i365:                                  ; preds = %_Z4sameff.exit2392
  br label %_ZL5ws_rdIfdET_S0_T0_.exit370, !dbg !1247

_ZL5ws_rdIfdET_S0_T0_.exit370:                    ; preds = %_ZL7ws_nextfb.exit542, %cond.false.i365
  %cond.i367 = phi contract float [ %retval.1.i538, %_ZL7ws_nextfb.exit542 ], [ %conv.i305, %cond.false.i365 ], !dbg !1247
    #dbg_value(double %add142, !142, !DIExpression(), !1248)
    #dbg_value(i32 2, !143, !DIExpression(), !1248)
  %conv.i2393 = fptrunc double %add142 to float, !dbg !1250
    #dbg_value(float %conv.i2393, !144, !DIExpression(), !1248)
    #dbg_value(i32 2, !143, !DIExpression(), !1248)
  %conv4.i2428 = fpext float %conv.i2393 to double, !dbg !1251
  %cmp5.i2429 = fcmp ogt double %conv4.i2428, %add142, !dbg !1252
  br i1 %cmp5.i2429, label %cond.true.i2433, label %cond.false.i2430, !dbg !1253

cond.true.i2433:                                  ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit370
    #dbg_value(float %conv.i2393, !108, !DIExpression(), !1254)
    #dbg_value(double %add142, !109, !DIExpression(), !1254)
    #dbg_value(i8 0, !110, !DIExpression(), !1254)
  %198 = bitcast float %conv.i2393 to i32, !dbg !1256
    #dbg_value(i32 %198, !111, !DIExpression(), !1254)
  %conv1.i.i2434 = fpext float %conv.i2393 to double, !dbg !1257
  %cmp2.i.i2435 = fcmp ole double %conv1.i.i2434, %add142, !dbg !1258
  br i1 %cmp2.i.i2435, label %if.then.i.i2454, label %if.end.i.i2436, !dbg !1259

if.then.i.i2454:                                  ; preds = %cond.true.i2433
  br label %_Z4stepfdb.exit.i2449, !dbg !1260

if.end.i.i2436:                                   ; preds = %cond.true.i2433
  %cmp3.i.i2437 = fcmp oge float %conv.i2393, 0.000000e+00, !dbg !1261
  %conv4.i.i2438 = zext i1 %cmp3.i.i2437 to i32, !dbg !1262
  %cmp7.i.i2439 = icmp eq i32 %conv4.i.i2438, 0, !dbg !1263
  %storedv8.i.i2440 = zext i1 %cmp7.i.i2439 to i8, !dbg !1264
    #dbg_value(i8 %storedv8.i.i2440, !112, !DIExpression(), !1254)
  %cmp9.i.i2441 = fcmp oeq float %conv.i2393, 0.000000e+00, !dbg !1265
  br i1 %cmp9.i.i2441, label %if.then10.i.i2453, label %if.end13.i.i2442, !dbg !1265

if.then10.i.i2453:                                ; preds = %if.end.i.i2436
  br label %cleanup.i.i2447, !dbg !1266

if.end13.i.i2442:                                 ; preds = %if.end.i.i2436
  br i1 %cmp7.i.i2439, label %cond.true15.i.i2451, label %cond.false16.i.i2443, !dbg !1267

cond.true15.i.i2451:                              ; preds = %if.end13.i.i2442
  %add.i.i2452 = add nsw i32 %198, 1, !dbg !1268
  br label %cond.end.i.i2445, !dbg !1267

cond.false16.i.i2443:                             ; preds = %if.end13.i.i2442
  %sub.i.i2444 = sub nsw i32 %198, 1, !dbg !1269
  br label %cond.end.i.i2445, !dbg !1267

cond.end.i.i2445:                                 ; preds = %cond.false16.i.i2443, %cond.true15.i.i2451
  %cond17.i.i2446 = phi i32 [ %add.i.i2452, %cond.true15.i.i2451 ], [ %sub.i.i2444, %cond.false16.i.i2443 ], !dbg !1267
  %199 = bitcast i32 %cond17.i.i2446 to float, !dbg !1270
  br label %cleanup.i.i2447, !dbg !1271

cleanup.i.i2447:                                  ; preds = %cond.end.i.i2445, %if.then10.i.i2453
  %retval.0.i.i2448 = phi float [ 0xB6A0000000000000, %if.then10.i.i2453 ], [ %199, %cond.end.i.i2445 ], !dbg !1254
  br label %_Z4stepfdb.exit.i2449

_Z4stepfdb.exit.i2449:                            ; preds = %cleanup.i.i2447, %if.then.i.i2454
  %retval.1.i.i2450 = phi float [ %conv.i2393, %if.then.i.i2454 ], [ %retval.0.i.i2448, %cleanup.i.i2447 ], !dbg !1254
  br label %_Z7roundeddi.exit2455, !dbg !1253

cond.false.i2430:                                 ; preds = %_ZL5ws_rdIfdET_S0_T0_.exit370
  br label %_Z7roundeddi.exit2455, !dbg !1253

_Z7roundeddi.exit2455:                            ; preds = %_Z4stepfdb.exit.i2449, %cond.false.i2430
  %cond6.i2432 = phi contract float [ %retval.1.i.i2450, %_Z4stepfdb.exit.i2449 ], [ %conv.i2393, %cond.false.i2430 ], !dbg !1253
    #dbg_value(float %cond.i367, !205, !DIExpression(), !1272)
    #dbg_value(float %cond6.i2432, !206, !DIExpression(), !1272)
  %200 = bitcast float %cond.i367 to i32, !dbg !1274
  %201 = bitcast float %cond6.i2432 to i32, !dbg !1275
  %cmp.i2456 = icmp eq i32 %200, %201, !dbg !1276
  %storedv.i.i2457 = zext i1 %cmp.i2456 to i8, !dbg !1277
  br i1 %cmp.i2456, label %_Z4sameff.exit2459, label %if.then.i.i2458, !dbg !1277

if.then.i.i2458:                                  ; preds = %_Z7roundeddi.exit2455
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !1277
  unreachable, !dbg !1277

_Z4sameff.exit2459:                               ; preds = %_Z7roundeddi.exit2455
  %conv.i317 = fptrunc double %add142 to float, !dbg !1278
  %conv1.i318 = fpext float %conv.i317 to double, !dbg !1278
  %sub.i319 = fsub double %add142, %conv1.i318, !dbg !1278
  %cmp.i398 = fcmp ogt double %sub.i319, 0.000000e+00, !dbg !1278
  br i1 %cmp.i398, label %cond.true.i402, label %cond.false.i399, !dbg !1278

cond.true.i402:                                   ; preds = %_Z4sameff.exit2459
  %cmp.i440 = fcmp une float %conv.i317, %conv.i317, !dbg !1278
  br i1 %cmp.i440, label %if.then.i455, label %if.end.i441, !dbg !1278

if.then.i455:                                     ; preds = %cond.true.i402
  br label %_ZL7ws_nextfb.exit456, !dbg !1278

if.end.i441:                                      ; preds = %cond.true.i402
  %cmp1.i442 = fcmp oeq float %conv.i317, 0.000000e+00, !dbg !1278
  br i1 %cmp1.i442, label %if.then2.i454, label %if.end3.i443, !dbg !1278

if.then2.i454:                                    ; preds = %if.end.i441
  br label %_ZL7ws_nextfb.exit456, !dbg !1278

if.end3.i443:                                     ; preds = %if.end.i441
  %202 = bitcast float %conv.i317 to i32, !dbg !1278
  %cmp5.i444 = icmp eq i32 %202, 2139095040, !dbg !1278
  br i1 %cmp5.i444, label %if.then9.i453, label %lor.lhs.false.i445, !dbg !1278

lor.lhs.false.i445:                               ; preds = %if.end3.i443
  %cmp11.i446 = fcmp ogt float %conv.i317, 0.000000e+00, !dbg !1278
  %conv.i447 = zext i1 %cmp11.i446 to i32, !dbg !1278
  %203 = zext i1 %cmp11.i446 to i64, !dbg !1278
  %cond15.i448 = select i1 %cmp11.i446, i32 1, i32 -1, !dbg !1278
  %add.i449 = add nsw i32 %202, %cond15.i448, !dbg !1278
  %204 = bitcast i32 %add.i449 to float, !dbg !1278
  br label %cleanup.i450, !dbg !1278

if.then9.i453:                                    ; preds = %if.end3.i443
  br label %cleanup.i450, !dbg !1278

cleanup.i450:                                     ; preds = %lor.lhs.false.i445, %if.then9.i453
  %retval.0.i451 = phi float [ %conv.i317, %if.then9.i453 ], [ %204, %lor.lhs.false.i445 ], !dbg !1278
  br label %_ZL7ws_nextfb.exit456, !dbg !1278

_ZL7ws_nextfb.exit456:                            ; preds = %if.then.i455, %if.then2.i454, %cleanup.i450
  %retval.1.i452 = phi float [ %conv.i317, %if.then.i455 ], [ 0x36A0000000000000, %if.then2.i454 ], [ %retval.0.i451, %cleanup.i450 ], !dbg !1278
  br label %_ZL5ws_ruIfdET_S0_T0_.exit404, !dbg !1278

cond.false.i399:                                  ; preds = %_Z4sameff.exit2459
  br label %_ZL5ws_ruIfdET_S0_T0_.exit404, !dbg !1278

_ZL5ws_ruIfdET_S0_T0_.exit404:                    ; preds = %_ZL7ws_nextfb.exit456, %cond.false.i399
  %cond.i401 = phi contract float [ %retval.1.i452, %_ZL7ws_nextfb.exit456 ], [ %conv.i317, %cond.false.i399 ], !dbg !1278
    #dbg_value(double %add142, !142, !DIExpression(), !1279)
    #dbg_value(i32 3, !143, !DIExpression(), !1279)
  %conv.i2460 = fptrunc double %add142 to float, !dbg !1281
    #dbg_value(float %conv.i2460, !144, !DIExpression(), !1279)
    #dbg_value(i32 3, !143, !DIExpression(), !1279)
  %conv10.i2468 = fpext float %conv.i2460 to double, !dbg !1282
  %cmp11.i2469 = fcmp olt double %conv10.i2468, %add142, !dbg !1283
  br i1 %cmp11.i2469, label %cond.true12.i2473, label %cond.false14.i2470, !dbg !1284

cond.true12.i2473:                                ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit404
    #dbg_value(float %conv.i2460, !108, !DIExpression(), !1285)
    #dbg_value(double %add142, !109, !DIExpression(), !1285)
    #dbg_value(i8 1, !110, !DIExpression(), !1285)
  %205 = bitcast float %conv.i2460 to i32, !dbg !1287
    #dbg_value(i32 %205, !111, !DIExpression(), !1285)
  %conv.i.i2474 = fpext float %conv.i2460 to double, !dbg !1288
  %cmp.i.i2475 = fcmp oge double %conv.i.i2474, %add142, !dbg !1289
  br i1 %cmp.i.i2475, label %if.then.i48.i2493, label %if.end.i31.i2476, !dbg !1290

if.then.i48.i2493:                                ; preds = %cond.true12.i2473
  br label %_Z4stepfdb.exit49.i2488, !dbg !1291

if.end.i31.i2476:                                 ; preds = %cond.true12.i2473
  %cmp3.i32.i2477 = fcmp oge float %conv.i2460, 0.000000e+00, !dbg !1292
  %conv4.i33.i2478 = zext i1 %cmp3.i32.i2477 to i32, !dbg !1293
  %storedv8.i35.i2479 = zext i1 %cmp3.i32.i2477 to i8, !dbg !1294
    #dbg_value(i8 %storedv8.i35.i2479, !112, !DIExpression(), !1285)
  %cmp9.i36.i2480 = fcmp oeq float %conv.i2460, 0.000000e+00, !dbg !1295
  br i1 %cmp9.i36.i2480, label %if.then10.i47.i2492, label %if.end13.i37.i2481, !dbg !1295

if.then10.i47.i2492:                              ; preds = %if.end.i31.i2476
  br label %cleanup.i42.i2486, !dbg !1296

if.end13.i37.i2481:                               ; preds = %if.end.i31.i2476
  br i1 %cmp3.i32.i2477, label %cond.true15.i45.i2490, label %cond.false16.i38.i2482, !dbg !1297

cond.true15.i45.i2490:                            ; preds = %if.end13.i37.i2481
  %add.i46.i2491 = add nsw i32 %205, 1, !dbg !1298
  br label %cond.end.i40.i2484, !dbg !1297

cond.false16.i38.i2482:                           ; preds = %if.end13.i37.i2481
  %sub.i39.i2483 = sub nsw i32 %205, 1, !dbg !1299
  br label %cond.end.i40.i2484, !dbg !1297

cond.end.i40.i2484:                               ; preds = %cond.false16.i38.i2482, %cond.true15.i45.i2490
  %cond17.i41.i2485 = phi i32 [ %add.i46.i2491, %cond.true15.i45.i2490 ], [ %sub.i39.i2483, %cond.false16.i38.i2482 ], !dbg !1297
  %206 = bitcast i32 %cond17.i41.i2485 to float, !dbg !1300
  br label %cleanup.i42.i2486, !dbg !1301

cleanup.i42.i2486:                                ; preds = %cond.end.i40.i2484, %if.then10.i47.i2492
  %retval.0.i43.i2487 = phi float [ 0x36A0000000000000, %if.then10.i47.i2492 ], [ %206, %cond.end.i40.i2484 ], !dbg !1285
  br label %_Z4stepfdb.exit49.i2488

_Z4stepfdb.exit49.i2488:                          ; preds = %cleanup.i42.i2486, %if.then.i48.i2493
  %retval.1.i44.i2489 = phi float [ %conv.i2460, %if.then.i48.i2493 ], [ %retval.0.i43.i2487, %cleanup.i42.i2486 ], !dbg !1285
  br label %_Z7roundeddi.exit2522, !dbg !1284

cond.false14.i2470:                               ; preds = %_ZL5ws_ruIfdET_S0_T0_.exit404
  br label %_Z7roundeddi.exit2522, !dbg !1284

_Z7roundeddi.exit2522:                            ; preds = %_Z4stepfdb.exit49.i2488, %cond.false14.i2470
  %cond16.i2472 = phi contract float [ %retval.1.i44.i2489, %_Z4stepfdb.exit49.i2488 ], [ %conv.i2460, %cond.false14.i2470 ], !dbg !1284
    #dbg_value(float %cond.i401, !205, !DIExpression(), !1302)
    #dbg_value(float %cond16.i2472, !206, !DIExpression(), !1302)
  %207 = bitcast float %cond.i401 to i32, !dbg !1304
  %208 = bitcast float %cond16.i2472 to i32, !dbg !1305
  %cmp.i2523 = icmp eq i32 %207, %208, !dbg !1306
  %storedv.i.i2524 = zext i1 %cmp.i2523 to i8, !dbg !1307
  br i1 %cmp.i2523, label %_Z4sameff.exit2526, label %if.then.i.i2525, !dbg !1307

if.then.i.i2525:                                  ; preds = %_Z7roundeddi.exit2522
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z4sameff, i64 noundef 1) #6, !dbg !1307
  unreachable, !dbg !1307

_Z4sameff.exit2526:                               ; preds = %_Z7roundeddi.exit2522
  %209 = call contract float @llvm.nvvm.d2f.rz(double %add142), !dbg !1308
  %210 = bitcast float %209 to i32, !dbg !1309
  %idxprom154 = sext i32 %i.0 to i64, !dbg !1310
  %arrayidx155 = getelementptr inbounds i32, ptr %out, i64 %idxprom154, !dbg !1310
  store i32 %210, ptr %arrayidx155, align 4, !dbg !1311, !tbaa !100
  br label %for.inc, !dbg !1312

for.inc:                                          ; preds = %_Z4sameff.exit2526
  %add156 = add nsw i32 %i.0, 32, !dbg !1313
    #dbg_value(i32 %add156, !222, !DIExpression(), !242)
  br label %for.cond, !dbg !1314, !llvm.loop !1315

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !1319
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.d2ull.rn(double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #5

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!55}
!llvm.module.flags = !{!95, !96, !97, !98}
!llvm.ident = !{!99}
!llvm.errno.tbaa = !{!100}

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
!55 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !56, globals: !64, imports: !65, splitDebugInlining: false, nameTableKind: None)
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
!72 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !68, file: !68, line: 137, type: !73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!73 = !DISubroutineType(types: !74)
!74 = !{!75, !75}
!75 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!76 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !70, entity: !77, file: !68, line: 154)
!77 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !68, file: !68, line: 133, type: !78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!78 = !DISubroutineType(types: !79)
!79 = !{!80, !80}
!80 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!81 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !70, entity: !82, file: !68, line: 154)
!82 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !68, file: !68, line: 134, type: !83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!83 = !DISubroutineType(types: !84)
!84 = !{!62, !62}
!85 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !70, entity: !86, file: !68, line: 154)
!86 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !68, file: !68, line: 145, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!87 = !DISubroutineType(types: !88)
!88 = !{!59, !57}
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !70, entity: !90, file: !68, line: 154)
!90 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !68, file: !68, line: 147, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!91 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !70, entity: !92, file: !68, line: 154)
!92 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !68, file: !68, line: 149, type: !93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!93 = !DISubroutineType(types: !94)
!94 = !{!60, !58}
!95 = !{i32 7, !"Dwarf Version", i32 4}
!96 = !{i32 2, !"Debug Info Version", i32 3}
!97 = !{i32 1, !"wchar_size", i32 4}
!98 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!99 = !{!"clang version 22.1.8"}
!100 = !{!101, !101, i64 0}
!101 = !{!"int", !102, i64 0}
!102 = !{!"omnipotent char", !103, i64 0}
!103 = !{!"Simple C++ TBAA"}
!104 = distinct !DISubprogram(name: "step", linkageName: "_Z4stepfdb", scope: !2, file: !2, line: 7, type: !105, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !107)
!105 = !DISubroutineType(types: !106)
!106 = !{!58, !58, !57, !59}
!107 = !{!108, !109, !110, !111, !112}
!108 = !DILocalVariable(name: "f", arg: 1, scope: !104, file: !2, line: 7, type: !58)
!109 = !DILocalVariable(name: "d", arg: 2, scope: !104, file: !2, line: 7, type: !57)
!110 = !DILocalVariable(name: "up", arg: 3, scope: !104, file: !2, line: 7, type: !59)
!111 = !DILocalVariable(name: "b", scope: !104, file: !2, line: 8, type: !60)
!112 = !DILocalVariable(name: "away", scope: !104, file: !2, line: 10, type: !59)
!113 = !DILocation(line: 0, scope: !104)
!114 = !DILocation(line: 8, column: 11, scope: !104)
!115 = !DILocation(line: 9, column: 7, scope: !116)
!116 = distinct !DILexicalBlock(scope: !104, file: !2, line: 9, column: 7)
!117 = !DILocation(line: 9, column: 20, scope: !116)
!118 = !DILocation(line: 9, column: 22, scope: !116)
!119 = !DILocation(line: 9, column: 37, scope: !116)
!120 = !DILocation(line: 9, column: 39, scope: !116)
!121 = !DILocation(line: 9, column: 45, scope: !116)
!122 = !DILocation(line: 10, column: 18, scope: !104)
!123 = !DILocation(line: 10, column: 15, scope: !104)
!124 = !DILocation(line: 10, column: 27, scope: !104)
!125 = !DILocation(line: 10, column: 24, scope: !104)
!126 = !DILocation(line: 10, column: 8, scope: !104)
!127 = !DILocation(line: 11, column: 9, scope: !128)
!128 = distinct !DILexicalBlock(scope: !104, file: !2, line: 11, column: 7)
!129 = !DILocation(line: 11, column: 37, scope: !128)
!130 = !DILocation(line: 11, column: 22, scope: !128)
!131 = !DILocation(line: 11, column: 15, scope: !128)
!132 = !DILocation(line: 12, column: 25, scope: !104)
!133 = !DILocation(line: 12, column: 34, scope: !104)
!134 = !DILocation(line: 12, column: 42, scope: !104)
!135 = !DILocation(line: 12, column: 10, scope: !104)
!136 = !DILocation(line: 12, column: 3, scope: !104)
!137 = !DILocation(line: 13, column: 1, scope: !104)
!138 = distinct !DISubprogram(name: "rounded", linkageName: "_Z7roundeddi", scope: !2, file: !2, line: 15, type: !139, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !141)
!139 = !DISubroutineType(types: !140)
!140 = !{!58, !57, !60}
!141 = !{!142, !143, !144}
!142 = !DILocalVariable(name: "d", arg: 1, scope: !138, file: !2, line: 15, type: !57)
!143 = !DILocalVariable(name: "mode", arg: 2, scope: !138, file: !2, line: 15, type: !60)
!144 = !DILocalVariable(name: "f", scope: !138, file: !2, line: 16, type: !58)
!145 = !DILocation(line: 0, scope: !138)
!146 = !DILocation(line: 16, column: 20, scope: !138)
!147 = !DILocation(line: 18, column: 12, scope: !148)
!148 = distinct !DILexicalBlock(scope: !138, file: !2, line: 18, column: 7)
!149 = !DILocation(line: 18, column: 27, scope: !148)
!150 = !DILocation(line: 18, column: 25, scope: !148)
!151 = !DILocation(line: 18, column: 18, scope: !148)
!152 = !DILocation(line: 19, column: 12, scope: !153)
!153 = distinct !DILexicalBlock(scope: !138, file: !2, line: 19, column: 7)
!154 = !DILocation(line: 19, column: 33, scope: !153)
!155 = !DILocation(line: 19, column: 35, scope: !153)
!156 = !DILocation(line: 19, column: 25, scope: !153)
!157 = !DILocation(line: 0, scope: !104, inlinedAt: !158)
!158 = distinct !DILocation(line: 19, column: 41, scope: !153)
!159 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !158)
!160 = !DILocation(line: 9, column: 37, scope: !116, inlinedAt: !158)
!161 = !DILocation(line: 9, column: 39, scope: !116, inlinedAt: !158)
!162 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !158)
!163 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !158)
!164 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !158)
!165 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !158)
!166 = !DILocation(line: 10, column: 24, scope: !104, inlinedAt: !158)
!167 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !158)
!168 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !158)
!169 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !158)
!170 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !158)
!171 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !158)
!172 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !158)
!173 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !158)
!174 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !158)
!175 = !DILocation(line: 19, column: 18, scope: !153)
!176 = !DILocation(line: 20, column: 12, scope: !177)
!177 = distinct !DILexicalBlock(scope: !138, file: !2, line: 20, column: 7)
!178 = !DILocation(line: 20, column: 33, scope: !177)
!179 = !DILocation(line: 20, column: 35, scope: !177)
!180 = !DILocation(line: 20, column: 25, scope: !177)
!181 = !DILocation(line: 0, scope: !104, inlinedAt: !182)
!182 = distinct !DILocation(line: 20, column: 41, scope: !177)
!183 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !182)
!184 = !DILocation(line: 9, column: 20, scope: !116, inlinedAt: !182)
!185 = !DILocation(line: 9, column: 22, scope: !116, inlinedAt: !182)
!186 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !182)
!187 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !182)
!188 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !182)
!189 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !182)
!190 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !182)
!191 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !182)
!192 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !182)
!193 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !182)
!194 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !182)
!195 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !182)
!196 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !182)
!197 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !182)
!198 = !DILocation(line: 20, column: 18, scope: !177)
!199 = !DILocation(line: 21, column: 3, scope: !138)
!200 = !DILocation(line: 22, column: 1, scope: !138)
!201 = distinct !DISubprogram(name: "same", linkageName: "_Z4sameff", scope: !2, file: !2, line: 23, type: !202, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !204)
!202 = !DISubroutineType(types: !203)
!203 = !{null, !58, !58}
!204 = !{!205, !206}
!205 = !DILocalVariable(name: "a", arg: 1, scope: !201, file: !2, line: 23, type: !58)
!206 = !DILocalVariable(name: "b", arg: 2, scope: !201, file: !2, line: 23, type: !58)
!207 = !DILocation(line: 0, scope: !201)
!208 = !DILocation(line: 23, column: 49, scope: !201)
!209 = !DILocation(line: 23, column: 70, scope: !201)
!210 = !DILocation(line: 23, column: 67, scope: !201)
!211 = !DILocation(line: 23, column: 42, scope: !201)
!212 = !DILocation(line: 23, column: 90, scope: !201)
!213 = distinct !DISubprogram(name: "convert", linkageName: "_Z7convertPKyPj", scope: !2, file: !2, line: 25, type: !214, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !219)
!214 = !DISubroutineType(types: !215)
!215 = !{null, !216, !218}
!216 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !217, size: 64)
!217 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !63)
!218 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!219 = !{!220, !221, !222, !224, !227, !228, !229, !230, !231, !232, !233, !234, !235, !236, !237, !238, !239}
!220 = !DILocalVariable(name: "bits", arg: 1, scope: !213, file: !2, line: 25, type: !216)
!221 = !DILocalVariable(name: "out", arg: 2, scope: !213, file: !2, line: 25, type: !218)
!222 = !DILocalVariable(name: "i", scope: !223, file: !2, line: 26, type: !60)
!223 = distinct !DILexicalBlock(scope: !213, file: !2, line: 26, column: 3)
!224 = !DILocalVariable(name: "w", scope: !225, file: !2, line: 27, type: !63)
!225 = distinct !DILexicalBlock(scope: !226, file: !2, line: 26, column: 47)
!226 = distinct !DILexicalBlock(scope: !223, file: !2, line: 26, column: 3)
!227 = !DILocalVariable(name: "s", scope: !225, file: !2, line: 28, type: !60)
!228 = !DILocalVariable(name: "u", scope: !225, file: !2, line: 29, type: !61)
!229 = !DILocalVariable(name: "l", scope: !225, file: !2, line: 35, type: !62)
!230 = !DILocalVariable(name: "n", scope: !225, file: !2, line: 36, type: !63)
!231 = !DILocalVariable(name: "down", scope: !225, file: !2, line: 41, type: !57)
!232 = !DILocalVariable(name: "up", scope: !225, file: !2, line: 41, type: !57)
!233 = !DILocalVariable(name: "low", scope: !225, file: !2, line: 44, type: !57)
!234 = !DILocalVariable(name: "zero", scope: !225, file: !2, line: 44, type: !57)
!235 = !DILocalVariable(name: "f", scope: !225, file: !2, line: 47, type: !58)
!236 = !DILocalVariable(name: "even", scope: !225, file: !2, line: 49, type: !60)
!237 = !DILocalVariable(name: "twice", scope: !225, file: !2, line: 49, type: !60)
!238 = !DILocalVariable(name: "p", scope: !225, file: !2, line: 52, type: !58)
!239 = !DILocalVariable(name: "d", scope: !225, file: !2, line: 55, type: !57)
!240 = !DILocation(line: 0, scope: !213)
!241 = !DILocation(line: 26, column: 16, scope: !223)
!242 = !DILocation(line: 0, scope: !223)
!243 = !DILocation(line: 26, column: 8, scope: !223)
!244 = !DILocation(line: 26, scope: !223)
!245 = !DILocation(line: 26, column: 31, scope: !226)
!246 = !DILocation(line: 26, column: 3, scope: !223)
!247 = !DILocation(line: 27, column: 28, scope: !225)
!248 = !{!249, !249, i64 0}
!249 = !{!"long long", !102, i64 0}
!250 = !DILocation(line: 0, scope: !225)
!251 = !DILocation(line: 28, column: 18, scope: !225)
!252 = !DILocation(line: 29, column: 31, scope: !225)
!253 = !DILocation(line: 29, column: 28, scope: !225)
!254 = !DILocation(line: 30, column: 10, scope: !225)
!255 = !DILocation(line: 30, column: 36, scope: !225)
!256 = !DILocation(line: 0, scope: !138, inlinedAt: !257)
!257 = distinct !DILocation(line: 30, column: 28, scope: !225)
!258 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !257)
!259 = !DILocation(line: 0, scope: !201, inlinedAt: !260)
!260 = distinct !DILocation(line: 30, column: 5, scope: !225)
!261 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !260)
!262 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !260)
!263 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !260)
!264 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !260)
!265 = !DILocation(line: 30, column: 49, scope: !225)
!266 = !DILocation(line: 30, column: 75, scope: !225)
!267 = !DILocation(line: 0, scope: !138, inlinedAt: !268)
!268 = distinct !DILocation(line: 30, column: 67, scope: !225)
!269 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !268)
!270 = !DILocation(line: 18, column: 27, scope: !148, inlinedAt: !268)
!271 = !DILocation(line: 18, column: 25, scope: !148, inlinedAt: !268)
!272 = !DILocation(line: 19, column: 12, scope: !153, inlinedAt: !268)
!273 = !DILocation(line: 19, column: 33, scope: !153, inlinedAt: !268)
!274 = !DILocation(line: 19, column: 35, scope: !153, inlinedAt: !268)
!275 = !DILocation(line: 19, column: 25, scope: !153, inlinedAt: !268)
!276 = !DILocation(line: 0, scope: !104, inlinedAt: !277)
!277 = distinct !DILocation(line: 19, column: 41, scope: !153, inlinedAt: !268)
!278 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !277)
!279 = !DILocation(line: 9, column: 37, scope: !116, inlinedAt: !277)
!280 = !DILocation(line: 9, column: 39, scope: !116, inlinedAt: !277)
!281 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !277)
!282 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !277)
!283 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !277)
!284 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !277)
!285 = !DILocation(line: 10, column: 24, scope: !104, inlinedAt: !277)
!286 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !277)
!287 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !277)
!288 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !277)
!289 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !277)
!290 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !277)
!291 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !277)
!292 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !277)
!293 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !277)
!294 = !DILocation(line: 19, column: 18, scope: !153, inlinedAt: !268)
!295 = !DILocation(line: 20, column: 12, scope: !177, inlinedAt: !268)
!296 = !DILocation(line: 20, column: 33, scope: !177, inlinedAt: !268)
!297 = !DILocation(line: 20, column: 35, scope: !177, inlinedAt: !268)
!298 = !DILocation(line: 20, column: 25, scope: !177, inlinedAt: !268)
!299 = !DILocation(line: 0, scope: !104, inlinedAt: !300)
!300 = distinct !DILocation(line: 20, column: 41, scope: !177, inlinedAt: !268)
!301 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !300)
!302 = !DILocation(line: 9, column: 20, scope: !116, inlinedAt: !300)
!303 = !DILocation(line: 9, column: 22, scope: !116, inlinedAt: !300)
!304 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !300)
!305 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !300)
!306 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !300)
!307 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !300)
!308 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !300)
!309 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !300)
!310 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !300)
!311 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !300)
!312 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !300)
!313 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !300)
!314 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !300)
!315 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !300)
!316 = !DILocation(line: 20, column: 18, scope: !177, inlinedAt: !268)
!317 = !DILocation(line: 21, column: 3, scope: !138, inlinedAt: !268)
!318 = !DILocation(line: 0, scope: !201, inlinedAt: !319)
!319 = distinct !DILocation(line: 30, column: 44, scope: !225)
!320 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !319)
!321 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !319)
!322 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !319)
!323 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !319)
!324 = !DILocation(line: 30, column: 88, scope: !225)
!325 = !DILocation(line: 30, column: 114, scope: !225)
!326 = !DILocation(line: 0, scope: !138, inlinedAt: !327)
!327 = distinct !DILocation(line: 30, column: 106, scope: !225)
!328 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !327)
!329 = !DILocation(line: 19, column: 33, scope: !153, inlinedAt: !327)
!330 = !DILocation(line: 19, column: 35, scope: !153, inlinedAt: !327)
!331 = !DILocation(line: 19, column: 25, scope: !153, inlinedAt: !327)
!332 = !DILocation(line: 0, scope: !104, inlinedAt: !333)
!333 = distinct !DILocation(line: 19, column: 41, scope: !153, inlinedAt: !327)
!334 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !333)
!335 = !DILocation(line: 9, column: 37, scope: !116, inlinedAt: !333)
!336 = !DILocation(line: 9, column: 39, scope: !116, inlinedAt: !333)
!337 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !333)
!338 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !333)
!339 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !333)
!340 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !333)
!341 = !DILocation(line: 10, column: 24, scope: !104, inlinedAt: !333)
!342 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !333)
!343 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !333)
!344 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !333)
!345 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !333)
!346 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !333)
!347 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !333)
!348 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !333)
!349 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !333)
!350 = !DILocation(line: 0, scope: !201, inlinedAt: !351)
!351 = distinct !DILocation(line: 30, column: 83, scope: !225)
!352 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !351)
!353 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !351)
!354 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !351)
!355 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !351)
!356 = !DILocation(line: 30, column: 127, scope: !225)
!357 = !DILocation(line: 30, column: 153, scope: !225)
!358 = !DILocation(line: 0, scope: !138, inlinedAt: !359)
!359 = distinct !DILocation(line: 30, column: 145, scope: !225)
!360 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !359)
!361 = !DILocation(line: 20, column: 33, scope: !177, inlinedAt: !359)
!362 = !DILocation(line: 20, column: 35, scope: !177, inlinedAt: !359)
!363 = !DILocation(line: 20, column: 25, scope: !177, inlinedAt: !359)
!364 = !DILocation(line: 0, scope: !104, inlinedAt: !365)
!365 = distinct !DILocation(line: 20, column: 41, scope: !177, inlinedAt: !359)
!366 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !365)
!367 = !DILocation(line: 9, column: 20, scope: !116, inlinedAt: !365)
!368 = !DILocation(line: 9, column: 22, scope: !116, inlinedAt: !365)
!369 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !365)
!370 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !365)
!371 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !365)
!372 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !365)
!373 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !365)
!374 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !365)
!375 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !365)
!376 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !365)
!377 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !365)
!378 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !365)
!379 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !365)
!380 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !365)
!381 = !DILocation(line: 0, scope: !201, inlinedAt: !382)
!382 = distinct !DILocation(line: 30, column: 122, scope: !225)
!383 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !382)
!384 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !382)
!385 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !382)
!386 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !382)
!387 = !DILocation(line: 31, column: 10, scope: !225)
!388 = !DILocation(line: 31, column: 37, scope: !225)
!389 = !DILocation(line: 0, scope: !138, inlinedAt: !390)
!390 = distinct !DILocation(line: 31, column: 29, scope: !225)
!391 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !390)
!392 = !DILocation(line: 0, scope: !201, inlinedAt: !393)
!393 = distinct !DILocation(line: 31, column: 5, scope: !225)
!394 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !393)
!395 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !393)
!396 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !393)
!397 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !393)
!398 = !DILocation(line: 31, column: 50, scope: !225)
!399 = !DILocation(line: 31, column: 77, scope: !225)
!400 = !DILocation(line: 0, scope: !138, inlinedAt: !401)
!401 = distinct !DILocation(line: 31, column: 69, scope: !225)
!402 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !401)
!403 = !DILocation(line: 19, column: 33, scope: !153, inlinedAt: !401)
!404 = !DILocation(line: 19, column: 35, scope: !153, inlinedAt: !401)
!405 = !DILocation(line: 19, column: 25, scope: !153, inlinedAt: !401)
!406 = !DILocation(line: 0, scope: !104, inlinedAt: !407)
!407 = distinct !DILocation(line: 19, column: 41, scope: !153, inlinedAt: !401)
!408 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !407)
!409 = !DILocation(line: 9, column: 37, scope: !116, inlinedAt: !407)
!410 = !DILocation(line: 9, column: 39, scope: !116, inlinedAt: !407)
!411 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !407)
!412 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !407)
!413 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !407)
!414 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !407)
!415 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !407)
!416 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !407)
!417 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !407)
!418 = !DILocation(line: 0, scope: !201, inlinedAt: !419)
!419 = distinct !DILocation(line: 31, column: 45, scope: !225)
!420 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !419)
!421 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !419)
!422 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !419)
!423 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !419)
!424 = !DILocation(line: 31, column: 90, scope: !225)
!425 = !DILocation(line: 31, column: 117, scope: !225)
!426 = !DILocation(line: 0, scope: !138, inlinedAt: !427)
!427 = distinct !DILocation(line: 31, column: 109, scope: !225)
!428 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !427)
!429 = !DILocation(line: 19, column: 33, scope: !153, inlinedAt: !427)
!430 = !DILocation(line: 19, column: 35, scope: !153, inlinedAt: !427)
!431 = !DILocation(line: 19, column: 25, scope: !153, inlinedAt: !427)
!432 = !DILocation(line: 0, scope: !104, inlinedAt: !433)
!433 = distinct !DILocation(line: 19, column: 41, scope: !153, inlinedAt: !427)
!434 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !433)
!435 = !DILocation(line: 9, column: 37, scope: !116, inlinedAt: !433)
!436 = !DILocation(line: 9, column: 39, scope: !116, inlinedAt: !433)
!437 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !433)
!438 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !433)
!439 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !433)
!440 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !433)
!441 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !433)
!442 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !433)
!443 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !433)
!444 = !DILocation(line: 0, scope: !201, inlinedAt: !445)
!445 = distinct !DILocation(line: 31, column: 85, scope: !225)
!446 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !445)
!447 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !445)
!448 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !445)
!449 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !445)
!450 = !DILocation(line: 31, column: 130, scope: !225)
!451 = !DILocation(line: 31, column: 157, scope: !225)
!452 = !DILocation(line: 0, scope: !138, inlinedAt: !453)
!453 = distinct !DILocation(line: 31, column: 149, scope: !225)
!454 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !453)
!455 = !DILocation(line: 20, column: 33, scope: !177, inlinedAt: !453)
!456 = !DILocation(line: 20, column: 35, scope: !177, inlinedAt: !453)
!457 = !DILocation(line: 20, column: 25, scope: !177, inlinedAt: !453)
!458 = !DILocation(line: 0, scope: !104, inlinedAt: !459)
!459 = distinct !DILocation(line: 20, column: 41, scope: !177, inlinedAt: !453)
!460 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !459)
!461 = !DILocation(line: 9, column: 20, scope: !116, inlinedAt: !459)
!462 = !DILocation(line: 9, column: 22, scope: !116, inlinedAt: !459)
!463 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !459)
!464 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !459)
!465 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !459)
!466 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !459)
!467 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !459)
!468 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !459)
!469 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !459)
!470 = !DILocation(line: 0, scope: !201, inlinedAt: !471)
!471 = distinct !DILocation(line: 31, column: 125, scope: !225)
!472 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !471)
!473 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !471)
!474 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !471)
!475 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !471)
!476 = !DILocation(line: 32, column: 10, scope: !225)
!477 = !DILocation(line: 32, column: 37, scope: !225)
!478 = !DILocation(line: 0, scope: !138, inlinedAt: !479)
!479 = distinct !DILocation(line: 32, column: 29, scope: !225)
!480 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !479)
!481 = !DILocation(line: 18, column: 27, scope: !148, inlinedAt: !479)
!482 = !DILocation(line: 18, column: 25, scope: !148, inlinedAt: !479)
!483 = !DILocation(line: 19, column: 12, scope: !153, inlinedAt: !479)
!484 = !DILocation(line: 19, column: 33, scope: !153, inlinedAt: !479)
!485 = !DILocation(line: 19, column: 35, scope: !153, inlinedAt: !479)
!486 = !DILocation(line: 19, column: 25, scope: !153, inlinedAt: !479)
!487 = !DILocation(line: 0, scope: !104, inlinedAt: !488)
!488 = distinct !DILocation(line: 19, column: 41, scope: !153, inlinedAt: !479)
!489 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !488)
!490 = !DILocation(line: 9, column: 37, scope: !116, inlinedAt: !488)
!491 = !DILocation(line: 9, column: 39, scope: !116, inlinedAt: !488)
!492 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !488)
!493 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !488)
!494 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !488)
!495 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !488)
!496 = !DILocation(line: 10, column: 24, scope: !104, inlinedAt: !488)
!497 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !488)
!498 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !488)
!499 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !488)
!500 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !488)
!501 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !488)
!502 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !488)
!503 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !488)
!504 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !488)
!505 = !DILocation(line: 19, column: 18, scope: !153, inlinedAt: !479)
!506 = !DILocation(line: 20, column: 12, scope: !177, inlinedAt: !479)
!507 = !DILocation(line: 20, column: 33, scope: !177, inlinedAt: !479)
!508 = !DILocation(line: 20, column: 35, scope: !177, inlinedAt: !479)
!509 = !DILocation(line: 20, column: 25, scope: !177, inlinedAt: !479)
!510 = !DILocation(line: 0, scope: !104, inlinedAt: !511)
!511 = distinct !DILocation(line: 20, column: 41, scope: !177, inlinedAt: !479)
!512 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !511)
!513 = !DILocation(line: 9, column: 20, scope: !116, inlinedAt: !511)
!514 = !DILocation(line: 9, column: 22, scope: !116, inlinedAt: !511)
!515 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !511)
!516 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !511)
!517 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !511)
!518 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !511)
!519 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !511)
!520 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !511)
!521 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !511)
!522 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !511)
!523 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !511)
!524 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !511)
!525 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !511)
!526 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !511)
!527 = !DILocation(line: 20, column: 18, scope: !177, inlinedAt: !479)
!528 = !DILocation(line: 21, column: 3, scope: !138, inlinedAt: !479)
!529 = !DILocation(line: 0, scope: !201, inlinedAt: !530)
!530 = distinct !DILocation(line: 32, column: 5, scope: !225)
!531 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !530)
!532 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !530)
!533 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !530)
!534 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !530)
!535 = !DILocation(line: 32, column: 50, scope: !225)
!536 = !DILocation(line: 32, column: 77, scope: !225)
!537 = !DILocation(line: 0, scope: !138, inlinedAt: !538)
!538 = distinct !DILocation(line: 32, column: 69, scope: !225)
!539 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !538)
!540 = !DILocation(line: 19, column: 33, scope: !153, inlinedAt: !538)
!541 = !DILocation(line: 19, column: 35, scope: !153, inlinedAt: !538)
!542 = !DILocation(line: 19, column: 25, scope: !153, inlinedAt: !538)
!543 = !DILocation(line: 0, scope: !104, inlinedAt: !544)
!544 = distinct !DILocation(line: 19, column: 41, scope: !153, inlinedAt: !538)
!545 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !544)
!546 = !DILocation(line: 9, column: 37, scope: !116, inlinedAt: !544)
!547 = !DILocation(line: 9, column: 39, scope: !116, inlinedAt: !544)
!548 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !544)
!549 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !544)
!550 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !544)
!551 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !544)
!552 = !DILocation(line: 10, column: 24, scope: !104, inlinedAt: !544)
!553 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !544)
!554 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !544)
!555 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !544)
!556 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !544)
!557 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !544)
!558 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !544)
!559 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !544)
!560 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !544)
!561 = !DILocation(line: 0, scope: !201, inlinedAt: !562)
!562 = distinct !DILocation(line: 32, column: 45, scope: !225)
!563 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !562)
!564 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !562)
!565 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !562)
!566 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !562)
!567 = !DILocation(line: 32, column: 90, scope: !225)
!568 = !DILocation(line: 32, column: 117, scope: !225)
!569 = !DILocation(line: 0, scope: !138, inlinedAt: !570)
!570 = distinct !DILocation(line: 32, column: 109, scope: !225)
!571 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !570)
!572 = !DILocation(line: 20, column: 33, scope: !177, inlinedAt: !570)
!573 = !DILocation(line: 20, column: 35, scope: !177, inlinedAt: !570)
!574 = !DILocation(line: 20, column: 25, scope: !177, inlinedAt: !570)
!575 = !DILocation(line: 0, scope: !104, inlinedAt: !576)
!576 = distinct !DILocation(line: 20, column: 41, scope: !177, inlinedAt: !570)
!577 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !576)
!578 = !DILocation(line: 9, column: 20, scope: !116, inlinedAt: !576)
!579 = !DILocation(line: 9, column: 22, scope: !116, inlinedAt: !576)
!580 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !576)
!581 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !576)
!582 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !576)
!583 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !576)
!584 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !576)
!585 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !576)
!586 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !576)
!587 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !576)
!588 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !576)
!589 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !576)
!590 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !576)
!591 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !576)
!592 = !DILocation(line: 0, scope: !201, inlinedAt: !593)
!593 = distinct !DILocation(line: 32, column: 85, scope: !225)
!594 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !593)
!595 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !593)
!596 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !593)
!597 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !593)
!598 = !DILocation(line: 33, column: 10, scope: !225)
!599 = !DILocation(line: 33, column: 38, scope: !225)
!600 = !DILocation(line: 0, scope: !138, inlinedAt: !601)
!601 = distinct !DILocation(line: 33, column: 30, scope: !225)
!602 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !601)
!603 = !DILocation(line: 19, column: 33, scope: !153, inlinedAt: !601)
!604 = !DILocation(line: 19, column: 35, scope: !153, inlinedAt: !601)
!605 = !DILocation(line: 19, column: 25, scope: !153, inlinedAt: !601)
!606 = !DILocation(line: 0, scope: !104, inlinedAt: !607)
!607 = distinct !DILocation(line: 19, column: 41, scope: !153, inlinedAt: !601)
!608 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !607)
!609 = !DILocation(line: 9, column: 37, scope: !116, inlinedAt: !607)
!610 = !DILocation(line: 9, column: 39, scope: !116, inlinedAt: !607)
!611 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !607)
!612 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !607)
!613 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !607)
!614 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !607)
!615 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !607)
!616 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !607)
!617 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !607)
!618 = !DILocation(line: 0, scope: !201, inlinedAt: !619)
!619 = distinct !DILocation(line: 33, column: 5, scope: !225)
!620 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !619)
!621 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !619)
!622 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !619)
!623 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !619)
!624 = !DILocation(line: 33, column: 51, scope: !225)
!625 = !DILocation(line: 33, column: 79, scope: !225)
!626 = !DILocation(line: 0, scope: !138, inlinedAt: !627)
!627 = distinct !DILocation(line: 33, column: 71, scope: !225)
!628 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !627)
!629 = !DILocation(line: 19, column: 33, scope: !153, inlinedAt: !627)
!630 = !DILocation(line: 19, column: 35, scope: !153, inlinedAt: !627)
!631 = !DILocation(line: 19, column: 25, scope: !153, inlinedAt: !627)
!632 = !DILocation(line: 0, scope: !104, inlinedAt: !633)
!633 = distinct !DILocation(line: 19, column: 41, scope: !153, inlinedAt: !627)
!634 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !633)
!635 = !DILocation(line: 9, column: 37, scope: !116, inlinedAt: !633)
!636 = !DILocation(line: 9, column: 39, scope: !116, inlinedAt: !633)
!637 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !633)
!638 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !633)
!639 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !633)
!640 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !633)
!641 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !633)
!642 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !633)
!643 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !633)
!644 = !DILocation(line: 0, scope: !201, inlinedAt: !645)
!645 = distinct !DILocation(line: 33, column: 46, scope: !225)
!646 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !645)
!647 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !645)
!648 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !645)
!649 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !645)
!650 = !DILocation(line: 33, column: 92, scope: !225)
!651 = !DILocation(line: 33, column: 120, scope: !225)
!652 = !DILocation(line: 0, scope: !138, inlinedAt: !653)
!653 = distinct !DILocation(line: 33, column: 112, scope: !225)
!654 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !653)
!655 = !DILocation(line: 20, column: 33, scope: !177, inlinedAt: !653)
!656 = !DILocation(line: 20, column: 35, scope: !177, inlinedAt: !653)
!657 = !DILocation(line: 20, column: 25, scope: !177, inlinedAt: !653)
!658 = !DILocation(line: 0, scope: !104, inlinedAt: !659)
!659 = distinct !DILocation(line: 20, column: 41, scope: !177, inlinedAt: !653)
!660 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !659)
!661 = !DILocation(line: 9, column: 20, scope: !116, inlinedAt: !659)
!662 = !DILocation(line: 9, column: 22, scope: !116, inlinedAt: !659)
!663 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !659)
!664 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !659)
!665 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !659)
!666 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !659)
!667 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !659)
!668 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !659)
!669 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !659)
!670 = !DILocation(line: 0, scope: !201, inlinedAt: !671)
!671 = distinct !DILocation(line: 33, column: 87, scope: !225)
!672 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !671)
!673 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !671)
!674 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !671)
!675 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !671)
!676 = !DILocation(line: 35, column: 32, scope: !225)
!677 = !DILocation(line: 36, column: 30, scope: !225)
!678 = !DILocation(line: 37, column: 10, scope: !225)
!679 = !DILocation(line: 37, column: 45, scope: !225)
!680 = !DILocation(line: 0, scope: !138, inlinedAt: !681)
!681 = distinct !DILocation(line: 37, column: 29, scope: !225)
!682 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !681)
!683 = !DILocation(line: 0, scope: !201, inlinedAt: !684)
!684 = distinct !DILocation(line: 37, column: 5, scope: !225)
!685 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !684)
!686 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !684)
!687 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !684)
!688 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !684)
!689 = !DILocation(line: 37, column: 58, scope: !225)
!690 = !DILocation(line: 37, column: 93, scope: !225)
!691 = !DILocation(line: 0, scope: !138, inlinedAt: !692)
!692 = distinct !DILocation(line: 37, column: 77, scope: !225)
!693 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !692)
!694 = !DILocation(line: 18, column: 27, scope: !148, inlinedAt: !692)
!695 = !DILocation(line: 18, column: 25, scope: !148, inlinedAt: !692)
!696 = !DILocation(line: 19, column: 12, scope: !153, inlinedAt: !692)
!697 = !DILocation(line: 19, column: 33, scope: !153, inlinedAt: !692)
!698 = !DILocation(line: 19, column: 35, scope: !153, inlinedAt: !692)
!699 = !DILocation(line: 19, column: 25, scope: !153, inlinedAt: !692)
!700 = !DILocation(line: 0, scope: !104, inlinedAt: !701)
!701 = distinct !DILocation(line: 19, column: 41, scope: !153, inlinedAt: !692)
!702 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !701)
!703 = !DILocation(line: 9, column: 37, scope: !116, inlinedAt: !701)
!704 = !DILocation(line: 9, column: 39, scope: !116, inlinedAt: !701)
!705 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !701)
!706 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !701)
!707 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !701)
!708 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !701)
!709 = !DILocation(line: 10, column: 24, scope: !104, inlinedAt: !701)
!710 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !701)
!711 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !701)
!712 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !701)
!713 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !701)
!714 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !701)
!715 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !701)
!716 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !701)
!717 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !701)
!718 = !DILocation(line: 19, column: 18, scope: !153, inlinedAt: !692)
!719 = !DILocation(line: 20, column: 12, scope: !177, inlinedAt: !692)
!720 = !DILocation(line: 20, column: 33, scope: !177, inlinedAt: !692)
!721 = !DILocation(line: 20, column: 35, scope: !177, inlinedAt: !692)
!722 = !DILocation(line: 20, column: 25, scope: !177, inlinedAt: !692)
!723 = !DILocation(line: 0, scope: !104, inlinedAt: !724)
!724 = distinct !DILocation(line: 20, column: 41, scope: !177, inlinedAt: !692)
!725 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !724)
!726 = !DILocation(line: 9, column: 20, scope: !116, inlinedAt: !724)
!727 = !DILocation(line: 9, column: 22, scope: !116, inlinedAt: !724)
!728 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !724)
!729 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !724)
!730 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !724)
!731 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !724)
!732 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !724)
!733 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !724)
!734 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !724)
!735 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !724)
!736 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !724)
!737 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !724)
!738 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !724)
!739 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !724)
!740 = !DILocation(line: 20, column: 18, scope: !177, inlinedAt: !692)
!741 = !DILocation(line: 21, column: 3, scope: !138, inlinedAt: !692)
!742 = !DILocation(line: 0, scope: !201, inlinedAt: !743)
!743 = distinct !DILocation(line: 37, column: 53, scope: !225)
!744 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !743)
!745 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !743)
!746 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !743)
!747 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !743)
!748 = !DILocation(line: 37, column: 106, scope: !225)
!749 = !DILocation(line: 37, column: 141, scope: !225)
!750 = !DILocation(line: 0, scope: !138, inlinedAt: !751)
!751 = distinct !DILocation(line: 37, column: 125, scope: !225)
!752 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !751)
!753 = !DILocation(line: 19, column: 33, scope: !153, inlinedAt: !751)
!754 = !DILocation(line: 19, column: 35, scope: !153, inlinedAt: !751)
!755 = !DILocation(line: 19, column: 25, scope: !153, inlinedAt: !751)
!756 = !DILocation(line: 0, scope: !104, inlinedAt: !757)
!757 = distinct !DILocation(line: 19, column: 41, scope: !153, inlinedAt: !751)
!758 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !757)
!759 = !DILocation(line: 9, column: 37, scope: !116, inlinedAt: !757)
!760 = !DILocation(line: 9, column: 39, scope: !116, inlinedAt: !757)
!761 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !757)
!762 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !757)
!763 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !757)
!764 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !757)
!765 = !DILocation(line: 10, column: 24, scope: !104, inlinedAt: !757)
!766 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !757)
!767 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !757)
!768 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !757)
!769 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !757)
!770 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !757)
!771 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !757)
!772 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !757)
!773 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !757)
!774 = !DILocation(line: 0, scope: !201, inlinedAt: !775)
!775 = distinct !DILocation(line: 37, column: 101, scope: !225)
!776 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !775)
!777 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !775)
!778 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !775)
!779 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !775)
!780 = !DILocation(line: 37, column: 154, scope: !225)
!781 = !DILocation(line: 37, column: 189, scope: !225)
!782 = !DILocation(line: 0, scope: !138, inlinedAt: !783)
!783 = distinct !DILocation(line: 37, column: 173, scope: !225)
!784 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !783)
!785 = !DILocation(line: 20, column: 33, scope: !177, inlinedAt: !783)
!786 = !DILocation(line: 20, column: 35, scope: !177, inlinedAt: !783)
!787 = !DILocation(line: 20, column: 25, scope: !177, inlinedAt: !783)
!788 = !DILocation(line: 0, scope: !104, inlinedAt: !789)
!789 = distinct !DILocation(line: 20, column: 41, scope: !177, inlinedAt: !783)
!790 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !789)
!791 = !DILocation(line: 9, column: 20, scope: !116, inlinedAt: !789)
!792 = !DILocation(line: 9, column: 22, scope: !116, inlinedAt: !789)
!793 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !789)
!794 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !789)
!795 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !789)
!796 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !789)
!797 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !789)
!798 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !789)
!799 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !789)
!800 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !789)
!801 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !789)
!802 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !789)
!803 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !789)
!804 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !789)
!805 = !DILocation(line: 0, scope: !201, inlinedAt: !806)
!806 = distinct !DILocation(line: 37, column: 149, scope: !225)
!807 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !806)
!808 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !806)
!809 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !806)
!810 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !806)
!811 = !DILocation(line: 38, column: 10, scope: !225)
!812 = !DILocation(line: 38, column: 46, scope: !225)
!813 = !DILocation(line: 0, scope: !138, inlinedAt: !814)
!814 = distinct !DILocation(line: 38, column: 30, scope: !225)
!815 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !814)
!816 = !DILocation(line: 19, column: 33, scope: !153, inlinedAt: !814)
!817 = !DILocation(line: 19, column: 35, scope: !153, inlinedAt: !814)
!818 = !DILocation(line: 19, column: 25, scope: !153, inlinedAt: !814)
!819 = !DILocation(line: 0, scope: !104, inlinedAt: !820)
!820 = distinct !DILocation(line: 19, column: 41, scope: !153, inlinedAt: !814)
!821 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !820)
!822 = !DILocation(line: 9, column: 37, scope: !116, inlinedAt: !820)
!823 = !DILocation(line: 9, column: 39, scope: !116, inlinedAt: !820)
!824 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !820)
!825 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !820)
!826 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !820)
!827 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !820)
!828 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !820)
!829 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !820)
!830 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !820)
!831 = !DILocation(line: 0, scope: !201, inlinedAt: !832)
!832 = distinct !DILocation(line: 38, column: 5, scope: !225)
!833 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !832)
!834 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !832)
!835 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !832)
!836 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !832)
!837 = !DILocation(line: 38, column: 59, scope: !225)
!838 = !DILocation(line: 38, column: 95, scope: !225)
!839 = !DILocation(line: 0, scope: !138, inlinedAt: !840)
!840 = distinct !DILocation(line: 38, column: 79, scope: !225)
!841 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !840)
!842 = !DILocation(line: 19, column: 33, scope: !153, inlinedAt: !840)
!843 = !DILocation(line: 19, column: 35, scope: !153, inlinedAt: !840)
!844 = !DILocation(line: 19, column: 25, scope: !153, inlinedAt: !840)
!845 = !DILocation(line: 0, scope: !104, inlinedAt: !846)
!846 = distinct !DILocation(line: 19, column: 41, scope: !153, inlinedAt: !840)
!847 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !846)
!848 = !DILocation(line: 9, column: 37, scope: !116, inlinedAt: !846)
!849 = !DILocation(line: 9, column: 39, scope: !116, inlinedAt: !846)
!850 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !846)
!851 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !846)
!852 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !846)
!853 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !846)
!854 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !846)
!855 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !846)
!856 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !846)
!857 = !DILocation(line: 0, scope: !201, inlinedAt: !858)
!858 = distinct !DILocation(line: 38, column: 54, scope: !225)
!859 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !858)
!860 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !858)
!861 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !858)
!862 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !858)
!863 = !DILocation(line: 38, column: 108, scope: !225)
!864 = !DILocation(line: 38, column: 144, scope: !225)
!865 = !DILocation(line: 0, scope: !138, inlinedAt: !866)
!866 = distinct !DILocation(line: 38, column: 128, scope: !225)
!867 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !866)
!868 = !DILocation(line: 20, column: 33, scope: !177, inlinedAt: !866)
!869 = !DILocation(line: 20, column: 35, scope: !177, inlinedAt: !866)
!870 = !DILocation(line: 20, column: 25, scope: !177, inlinedAt: !866)
!871 = !DILocation(line: 0, scope: !104, inlinedAt: !872)
!872 = distinct !DILocation(line: 20, column: 41, scope: !177, inlinedAt: !866)
!873 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !872)
!874 = !DILocation(line: 9, column: 20, scope: !116, inlinedAt: !872)
!875 = !DILocation(line: 9, column: 22, scope: !116, inlinedAt: !872)
!876 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !872)
!877 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !872)
!878 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !872)
!879 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !872)
!880 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !872)
!881 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !872)
!882 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !872)
!883 = !DILocation(line: 0, scope: !201, inlinedAt: !884)
!884 = distinct !DILocation(line: 38, column: 103, scope: !225)
!885 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !884)
!886 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !884)
!887 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !884)
!888 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !884)
!889 = !DILocation(line: 39, column: 10, scope: !225)
!890 = !DILocation(line: 39, column: 44, scope: !225)
!891 = !DILocation(line: 0, scope: !138, inlinedAt: !892)
!892 = distinct !DILocation(line: 39, column: 28, scope: !225)
!893 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !892)
!894 = !DILocation(line: 19, column: 33, scope: !153, inlinedAt: !892)
!895 = !DILocation(line: 19, column: 35, scope: !153, inlinedAt: !892)
!896 = !DILocation(line: 19, column: 25, scope: !153, inlinedAt: !892)
!897 = !DILocation(line: 0, scope: !104, inlinedAt: !898)
!898 = distinct !DILocation(line: 19, column: 41, scope: !153, inlinedAt: !892)
!899 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !898)
!900 = !DILocation(line: 9, column: 37, scope: !116, inlinedAt: !898)
!901 = !DILocation(line: 9, column: 39, scope: !116, inlinedAt: !898)
!902 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !898)
!903 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !898)
!904 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !898)
!905 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !898)
!906 = !DILocation(line: 10, column: 24, scope: !104, inlinedAt: !898)
!907 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !898)
!908 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !898)
!909 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !898)
!910 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !898)
!911 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !898)
!912 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !898)
!913 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !898)
!914 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !898)
!915 = !DILocation(line: 0, scope: !201, inlinedAt: !916)
!916 = distinct !DILocation(line: 39, column: 5, scope: !225)
!917 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !916)
!918 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !916)
!919 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !916)
!920 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !916)
!921 = !DILocation(line: 39, column: 57, scope: !225)
!922 = !DILocation(line: 39, column: 92, scope: !225)
!923 = !DILocation(line: 0, scope: !138, inlinedAt: !924)
!924 = distinct !DILocation(line: 39, column: 76, scope: !225)
!925 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !924)
!926 = !DILocation(line: 20, column: 33, scope: !177, inlinedAt: !924)
!927 = !DILocation(line: 20, column: 35, scope: !177, inlinedAt: !924)
!928 = !DILocation(line: 20, column: 25, scope: !177, inlinedAt: !924)
!929 = !DILocation(line: 0, scope: !104, inlinedAt: !930)
!930 = distinct !DILocation(line: 20, column: 41, scope: !177, inlinedAt: !924)
!931 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !930)
!932 = !DILocation(line: 9, column: 20, scope: !116, inlinedAt: !930)
!933 = !DILocation(line: 9, column: 22, scope: !116, inlinedAt: !930)
!934 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !930)
!935 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !930)
!936 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !930)
!937 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !930)
!938 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !930)
!939 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !930)
!940 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !930)
!941 = !DILocation(line: 0, scope: !201, inlinedAt: !942)
!942 = distinct !DILocation(line: 39, column: 52, scope: !225)
!943 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !942)
!944 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !942)
!945 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !942)
!946 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !942)
!947 = !DILocation(line: 41, column: 37, scope: !225)
!948 = !DILocation(line: 41, column: 19, scope: !225)
!949 = !DILocation(line: 41, column: 66, scope: !225)
!950 = !DILocation(line: 41, column: 48, scope: !225)
!951 = !DILocation(line: 42, column: 32, scope: !225)
!952 = !DILocation(line: 42, column: 43, scope: !225)
!953 = !DILocation(line: 42, column: 37, scope: !225)
!954 = !DILocation(line: 42, column: 48, scope: !225)
!955 = !DILocation(line: 42, column: 71, scope: !225)
!956 = !DILocation(line: 42, column: 113, scope: !225)
!957 = !DILocation(line: 42, column: 95, scope: !225)
!958 = !DILocation(line: 42, column: 79, scope: !225)
!959 = !DILocation(line: 42, column: 76, scope: !225)
!960 = !DILocation(line: 42, column: 5, scope: !225)
!961 = !DILocation(line: 43, column: 12, scope: !225)
!962 = !DILocation(line: 43, column: 40, scope: !225)
!963 = !DILocation(line: 43, column: 90, scope: !225)
!964 = !DILocation(line: 43, column: 101, scope: !225)
!965 = !DILocation(line: 43, column: 95, scope: !225)
!966 = !DILocation(line: 43, column: 69, scope: !225)
!967 = !DILocation(line: 43, column: 67, scope: !225)
!968 = !DILocation(line: 43, column: 37, scope: !225)
!969 = !DILocation(line: 43, column: 5, scope: !225)
!970 = !DILocation(line: 44, column: 18, scope: !225)
!971 = !DILocation(line: 44, column: 55, scope: !225)
!972 = !DILocation(line: 45, column: 25, scope: !225)
!973 = !DILocation(line: 45, column: 12, scope: !225)
!974 = !DILocation(line: 45, column: 36, scope: !225)
!975 = !DILocation(line: 45, column: 50, scope: !225)
!976 = !DILocation(line: 45, column: 5, scope: !225)
!977 = !DILocation(line: 47, column: 18, scope: !225)
!978 = !DILocation(line: 47, column: 15, scope: !225)
!979 = !DILocation(line: 47, column: 25, scope: !225)
!980 = !DILocation(line: 48, column: 12, scope: !225)
!981 = !DILocation(line: 48, column: 35, scope: !225)
!982 = !DILocation(line: 48, column: 42, scope: !225)
!983 = !DILocation(line: 48, column: 29, scope: !225)
!984 = !DILocation(line: 48, column: 46, scope: !225)
!985 = !DILocation(line: 48, column: 49, scope: !225)
!986 = !DILocation(line: 48, column: 72, scope: !225)
!987 = !DILocation(line: 48, column: 66, scope: !225)
!988 = !DILocation(line: 48, column: 79, scope: !225)
!989 = !DILocation(line: 48, column: 82, scope: !225)
!990 = !DILocation(line: 48, column: 108, scope: !225)
!991 = !DILocation(line: 48, column: 104, scope: !225)
!992 = !DILocation(line: 48, column: 115, scope: !225)
!993 = !DILocation(line: 48, column: 102, scope: !225)
!994 = !DILocation(line: 48, column: 99, scope: !225)
!995 = !DILocation(line: 48, column: 5, scope: !225)
!996 = !DILocation(line: 49, column: 16, scope: !225)
!997 = !DILocation(line: 49, column: 45, scope: !225)
!998 = !DILocation(line: 49, column: 56, scope: !225)
!999 = !DILocation(line: 49, column: 52, scope: !225)
!1000 = !DILocation(line: 50, column: 18, scope: !225)
!1001 = !DILocation(line: 50, column: 24, scope: !225)
!1002 = !DILocation(line: 50, column: 33, scope: !225)
!1003 = !DILocation(line: 50, column: 38, scope: !225)
!1004 = !DILocation(line: 50, column: 48, scope: !225)
!1005 = !DILocation(line: 50, column: 53, scope: !225)
!1006 = !DILocation(line: 50, column: 62, scope: !225)
!1007 = !DILocation(line: 50, column: 68, scope: !225)
!1008 = !DILocation(line: 50, column: 76, scope: !225)
!1009 = !DILocation(line: 50, column: 80, scope: !225)
!1010 = !DILocation(line: 50, column: 5, scope: !225)
!1011 = !DILocation(line: 51, column: 26, scope: !225)
!1012 = !DILocation(line: 51, column: 12, scope: !225)
!1013 = !DILocation(line: 51, column: 35, scope: !225)
!1014 = !DILocation(line: 51, column: 29, scope: !225)
!1015 = !DILocation(line: 51, column: 42, scope: !225)
!1016 = !DILocation(line: 51, column: 45, scope: !225)
!1017 = !DILocation(line: 51, column: 72, scope: !225)
!1018 = !DILocation(line: 51, column: 68, scope: !225)
!1019 = !DILocation(line: 51, column: 79, scope: !225)
!1020 = !DILocation(line: 51, column: 66, scope: !225)
!1021 = !DILocation(line: 51, column: 63, scope: !225)
!1022 = !DILocation(line: 51, column: 85, scope: !225)
!1023 = !DILocation(line: 51, column: 103, scope: !225)
!1024 = !DILocation(line: 51, column: 88, scope: !225)
!1025 = !DILocation(line: 51, column: 112, scope: !225)
!1026 = !DILocation(line: 51, column: 119, scope: !225)
!1027 = !DILocation(line: 51, column: 109, scope: !225)
!1028 = !DILocation(line: 51, column: 106, scope: !225)
!1029 = !DILocation(line: 51, column: 5, scope: !225)
!1030 = !DILocation(line: 52, column: 18, scope: !225)
!1031 = !DILocation(line: 52, column: 15, scope: !225)
!1032 = !DILocation(line: 52, column: 25, scope: !225)
!1033 = !DILocation(line: 53, column: 12, scope: !225)
!1034 = !DILocation(line: 53, column: 35, scope: !225)
!1035 = !DILocation(line: 53, column: 30, scope: !225)
!1036 = !DILocation(line: 53, column: 41, scope: !225)
!1037 = !DILocation(line: 53, column: 44, scope: !225)
!1038 = !DILocation(line: 53, column: 69, scope: !225)
!1039 = !DILocation(line: 53, column: 76, scope: !225)
!1040 = !DILocation(line: 53, column: 81, scope: !225)
!1041 = !DILocation(line: 53, column: 62, scope: !225)
!1042 = !DILocation(line: 53, column: 85, scope: !225)
!1043 = !DILocation(line: 53, column: 88, scope: !225)
!1044 = !DILocation(line: 53, column: 112, scope: !225)
!1045 = !DILocation(line: 53, column: 110, scope: !225)
!1046 = !DILocation(line: 53, column: 107, scope: !225)
!1047 = !DILocation(line: 53, column: 118, scope: !225)
!1048 = !DILocation(line: 53, column: 137, scope: !225)
!1049 = !DILocation(line: 53, column: 121, scope: !225)
!1050 = !DILocation(line: 53, column: 147, scope: !225)
!1051 = !DILocation(line: 53, column: 154, scope: !225)
!1052 = !DILocation(line: 53, column: 159, scope: !225)
!1053 = !DILocation(line: 53, column: 143, scope: !225)
!1054 = !DILocation(line: 53, column: 140, scope: !225)
!1055 = !DILocation(line: 53, column: 5, scope: !225)
!1056 = !DILocation(line: 55, column: 24, scope: !225)
!1057 = !DILocation(line: 55, column: 36, scope: !225)
!1058 = !DILocation(line: 55, column: 38, scope: !225)
!1059 = !DILocation(line: 55, column: 26, scope: !225)
!1060 = !DILocation(line: 56, column: 10, scope: !225)
!1061 = !DILocation(line: 0, scope: !138, inlinedAt: !1062)
!1062 = distinct !DILocation(line: 56, column: 28, scope: !225)
!1063 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !1062)
!1064 = !DILocation(line: 0, scope: !201, inlinedAt: !1065)
!1065 = distinct !DILocation(line: 56, column: 5, scope: !225)
!1066 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !1065)
!1067 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !1065)
!1068 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !1065)
!1069 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !1065)
!1070 = !DILocation(line: 56, column: 49, scope: !225)
!1071 = !DILocation(line: 0, scope: !138, inlinedAt: !1072)
!1072 = distinct !DILocation(line: 56, column: 67, scope: !225)
!1073 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !1072)
!1074 = !DILocation(line: 18, column: 27, scope: !148, inlinedAt: !1072)
!1075 = !DILocation(line: 18, column: 25, scope: !148, inlinedAt: !1072)
!1076 = !DILocation(line: 19, column: 12, scope: !153, inlinedAt: !1072)
!1077 = !DILocation(line: 19, column: 33, scope: !153, inlinedAt: !1072)
!1078 = !DILocation(line: 19, column: 35, scope: !153, inlinedAt: !1072)
!1079 = !DILocation(line: 19, column: 25, scope: !153, inlinedAt: !1072)
!1080 = !DILocation(line: 0, scope: !104, inlinedAt: !1081)
!1081 = distinct !DILocation(line: 19, column: 41, scope: !153, inlinedAt: !1072)
!1082 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !1081)
!1083 = !DILocation(line: 9, column: 37, scope: !116, inlinedAt: !1081)
!1084 = !DILocation(line: 9, column: 39, scope: !116, inlinedAt: !1081)
!1085 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !1081)
!1086 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !1081)
!1087 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !1081)
!1088 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !1081)
!1089 = !DILocation(line: 10, column: 24, scope: !104, inlinedAt: !1081)
!1090 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !1081)
!1091 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !1081)
!1092 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !1081)
!1093 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !1081)
!1094 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !1081)
!1095 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !1081)
!1096 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !1081)
!1097 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !1081)
!1098 = !DILocation(line: 19, column: 18, scope: !153, inlinedAt: !1072)
!1099 = !DILocation(line: 20, column: 12, scope: !177, inlinedAt: !1072)
!1100 = !DILocation(line: 20, column: 33, scope: !177, inlinedAt: !1072)
!1101 = !DILocation(line: 20, column: 35, scope: !177, inlinedAt: !1072)
!1102 = !DILocation(line: 20, column: 25, scope: !177, inlinedAt: !1072)
!1103 = !DILocation(line: 0, scope: !104, inlinedAt: !1104)
!1104 = distinct !DILocation(line: 20, column: 41, scope: !177, inlinedAt: !1072)
!1105 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !1104)
!1106 = !DILocation(line: 9, column: 20, scope: !116, inlinedAt: !1104)
!1107 = !DILocation(line: 9, column: 22, scope: !116, inlinedAt: !1104)
!1108 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !1104)
!1109 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !1104)
!1110 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !1104)
!1111 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !1104)
!1112 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !1104)
!1113 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !1104)
!1114 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !1104)
!1115 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !1104)
!1116 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !1104)
!1117 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !1104)
!1118 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !1104)
!1119 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !1104)
!1120 = !DILocation(line: 20, column: 18, scope: !177, inlinedAt: !1072)
!1121 = !DILocation(line: 21, column: 3, scope: !138, inlinedAt: !1072)
!1122 = !DILocation(line: 0, scope: !201, inlinedAt: !1123)
!1123 = distinct !DILocation(line: 56, column: 44, scope: !225)
!1124 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !1123)
!1125 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !1123)
!1126 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !1123)
!1127 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !1123)
!1128 = !DILocation(line: 56, column: 88, scope: !225)
!1129 = !DILocation(line: 0, scope: !138, inlinedAt: !1130)
!1130 = distinct !DILocation(line: 56, column: 106, scope: !225)
!1131 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !1130)
!1132 = !DILocation(line: 19, column: 33, scope: !153, inlinedAt: !1130)
!1133 = !DILocation(line: 19, column: 35, scope: !153, inlinedAt: !1130)
!1134 = !DILocation(line: 19, column: 25, scope: !153, inlinedAt: !1130)
!1135 = !DILocation(line: 0, scope: !104, inlinedAt: !1136)
!1136 = distinct !DILocation(line: 19, column: 41, scope: !153, inlinedAt: !1130)
!1137 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !1136)
!1138 = !DILocation(line: 9, column: 37, scope: !116, inlinedAt: !1136)
!1139 = !DILocation(line: 9, column: 39, scope: !116, inlinedAt: !1136)
!1140 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !1136)
!1141 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !1136)
!1142 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !1136)
!1143 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !1136)
!1144 = !DILocation(line: 10, column: 24, scope: !104, inlinedAt: !1136)
!1145 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !1136)
!1146 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !1136)
!1147 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !1136)
!1148 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !1136)
!1149 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !1136)
!1150 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !1136)
!1151 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !1136)
!1152 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !1136)
!1153 = !DILocation(line: 0, scope: !201, inlinedAt: !1154)
!1154 = distinct !DILocation(line: 56, column: 83, scope: !225)
!1155 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !1154)
!1156 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !1154)
!1157 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !1154)
!1158 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !1154)
!1159 = !DILocation(line: 56, column: 127, scope: !225)
!1160 = !DILocation(line: 0, scope: !138, inlinedAt: !1161)
!1161 = distinct !DILocation(line: 56, column: 145, scope: !225)
!1162 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !1161)
!1163 = !DILocation(line: 20, column: 33, scope: !177, inlinedAt: !1161)
!1164 = !DILocation(line: 20, column: 35, scope: !177, inlinedAt: !1161)
!1165 = !DILocation(line: 20, column: 25, scope: !177, inlinedAt: !1161)
!1166 = !DILocation(line: 0, scope: !104, inlinedAt: !1167)
!1167 = distinct !DILocation(line: 20, column: 41, scope: !177, inlinedAt: !1161)
!1168 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !1167)
!1169 = !DILocation(line: 9, column: 20, scope: !116, inlinedAt: !1167)
!1170 = !DILocation(line: 9, column: 22, scope: !116, inlinedAt: !1167)
!1171 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !1167)
!1172 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !1167)
!1173 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !1167)
!1174 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !1167)
!1175 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !1167)
!1176 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !1167)
!1177 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !1167)
!1178 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !1167)
!1179 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !1167)
!1180 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !1167)
!1181 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !1167)
!1182 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !1167)
!1183 = !DILocation(line: 0, scope: !201, inlinedAt: !1184)
!1184 = distinct !DILocation(line: 56, column: 122, scope: !225)
!1185 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !1184)
!1186 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !1184)
!1187 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !1184)
!1188 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !1184)
!1189 = !DILocation(line: 57, column: 10, scope: !225)
!1190 = !DILocation(line: 0, scope: !138, inlinedAt: !1191)
!1191 = distinct !DILocation(line: 57, column: 32, scope: !225)
!1192 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !1191)
!1193 = !DILocation(line: 18, column: 27, scope: !148, inlinedAt: !1191)
!1194 = !DILocation(line: 18, column: 25, scope: !148, inlinedAt: !1191)
!1195 = !DILocation(line: 19, column: 12, scope: !153, inlinedAt: !1191)
!1196 = !DILocation(line: 19, column: 33, scope: !153, inlinedAt: !1191)
!1197 = !DILocation(line: 19, column: 35, scope: !153, inlinedAt: !1191)
!1198 = !DILocation(line: 19, column: 25, scope: !153, inlinedAt: !1191)
!1199 = !DILocation(line: 0, scope: !104, inlinedAt: !1200)
!1200 = distinct !DILocation(line: 19, column: 41, scope: !153, inlinedAt: !1191)
!1201 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !1200)
!1202 = !DILocation(line: 9, column: 37, scope: !116, inlinedAt: !1200)
!1203 = !DILocation(line: 9, column: 39, scope: !116, inlinedAt: !1200)
!1204 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !1200)
!1205 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !1200)
!1206 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !1200)
!1207 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !1200)
!1208 = !DILocation(line: 10, column: 24, scope: !104, inlinedAt: !1200)
!1209 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !1200)
!1210 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !1200)
!1211 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !1200)
!1212 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !1200)
!1213 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !1200)
!1214 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !1200)
!1215 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !1200)
!1216 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !1200)
!1217 = !DILocation(line: 19, column: 18, scope: !153, inlinedAt: !1191)
!1218 = !DILocation(line: 20, column: 12, scope: !177, inlinedAt: !1191)
!1219 = !DILocation(line: 20, column: 33, scope: !177, inlinedAt: !1191)
!1220 = !DILocation(line: 20, column: 35, scope: !177, inlinedAt: !1191)
!1221 = !DILocation(line: 20, column: 25, scope: !177, inlinedAt: !1191)
!1222 = !DILocation(line: 0, scope: !104, inlinedAt: !1223)
!1223 = distinct !DILocation(line: 20, column: 41, scope: !177, inlinedAt: !1191)
!1224 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !1223)
!1225 = !DILocation(line: 9, column: 20, scope: !116, inlinedAt: !1223)
!1226 = !DILocation(line: 9, column: 22, scope: !116, inlinedAt: !1223)
!1227 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !1223)
!1228 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !1223)
!1229 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !1223)
!1230 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !1223)
!1231 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !1223)
!1232 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !1223)
!1233 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !1223)
!1234 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !1223)
!1235 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !1223)
!1236 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !1223)
!1237 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !1223)
!1238 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !1223)
!1239 = !DILocation(line: 20, column: 18, scope: !177, inlinedAt: !1191)
!1240 = !DILocation(line: 21, column: 3, scope: !138, inlinedAt: !1191)
!1241 = !DILocation(line: 0, scope: !201, inlinedAt: !1242)
!1242 = distinct !DILocation(line: 57, column: 5, scope: !225)
!1243 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !1242)
!1244 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !1242)
!1245 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !1242)
!1246 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !1242)
!1247 = !DILocation(line: 57, column: 53, scope: !225)
!1248 = !DILocation(line: 0, scope: !138, inlinedAt: !1249)
!1249 = distinct !DILocation(line: 57, column: 75, scope: !225)
!1250 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !1249)
!1251 = !DILocation(line: 19, column: 33, scope: !153, inlinedAt: !1249)
!1252 = !DILocation(line: 19, column: 35, scope: !153, inlinedAt: !1249)
!1253 = !DILocation(line: 19, column: 25, scope: !153, inlinedAt: !1249)
!1254 = !DILocation(line: 0, scope: !104, inlinedAt: !1255)
!1255 = distinct !DILocation(line: 19, column: 41, scope: !153, inlinedAt: !1249)
!1256 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !1255)
!1257 = !DILocation(line: 9, column: 37, scope: !116, inlinedAt: !1255)
!1258 = !DILocation(line: 9, column: 39, scope: !116, inlinedAt: !1255)
!1259 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !1255)
!1260 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !1255)
!1261 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !1255)
!1262 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !1255)
!1263 = !DILocation(line: 10, column: 24, scope: !104, inlinedAt: !1255)
!1264 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !1255)
!1265 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !1255)
!1266 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !1255)
!1267 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !1255)
!1268 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !1255)
!1269 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !1255)
!1270 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !1255)
!1271 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !1255)
!1272 = !DILocation(line: 0, scope: !201, inlinedAt: !1273)
!1273 = distinct !DILocation(line: 57, column: 48, scope: !225)
!1274 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !1273)
!1275 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !1273)
!1276 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !1273)
!1277 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !1273)
!1278 = !DILocation(line: 57, column: 96, scope: !225)
!1279 = !DILocation(line: 0, scope: !138, inlinedAt: !1280)
!1280 = distinct !DILocation(line: 57, column: 118, scope: !225)
!1281 = !DILocation(line: 16, column: 20, scope: !138, inlinedAt: !1280)
!1282 = !DILocation(line: 20, column: 33, scope: !177, inlinedAt: !1280)
!1283 = !DILocation(line: 20, column: 35, scope: !177, inlinedAt: !1280)
!1284 = !DILocation(line: 20, column: 25, scope: !177, inlinedAt: !1280)
!1285 = !DILocation(line: 0, scope: !104, inlinedAt: !1286)
!1286 = distinct !DILocation(line: 20, column: 41, scope: !177, inlinedAt: !1280)
!1287 = !DILocation(line: 8, column: 11, scope: !104, inlinedAt: !1286)
!1288 = !DILocation(line: 9, column: 20, scope: !116, inlinedAt: !1286)
!1289 = !DILocation(line: 9, column: 22, scope: !116, inlinedAt: !1286)
!1290 = !DILocation(line: 9, column: 7, scope: !116, inlinedAt: !1286)
!1291 = !DILocation(line: 9, column: 45, scope: !116, inlinedAt: !1286)
!1292 = !DILocation(line: 10, column: 18, scope: !104, inlinedAt: !1286)
!1293 = !DILocation(line: 10, column: 15, scope: !104, inlinedAt: !1286)
!1294 = !DILocation(line: 10, column: 8, scope: !104, inlinedAt: !1286)
!1295 = !DILocation(line: 11, column: 9, scope: !128, inlinedAt: !1286)
!1296 = !DILocation(line: 11, column: 15, scope: !128, inlinedAt: !1286)
!1297 = !DILocation(line: 12, column: 25, scope: !104, inlinedAt: !1286)
!1298 = !DILocation(line: 12, column: 34, scope: !104, inlinedAt: !1286)
!1299 = !DILocation(line: 12, column: 42, scope: !104, inlinedAt: !1286)
!1300 = !DILocation(line: 12, column: 10, scope: !104, inlinedAt: !1286)
!1301 = !DILocation(line: 12, column: 3, scope: !104, inlinedAt: !1286)
!1302 = !DILocation(line: 0, scope: !201, inlinedAt: !1303)
!1303 = distinct !DILocation(line: 57, column: 91, scope: !225)
!1304 = !DILocation(line: 23, column: 49, scope: !201, inlinedAt: !1303)
!1305 = !DILocation(line: 23, column: 70, scope: !201, inlinedAt: !1303)
!1306 = !DILocation(line: 23, column: 67, scope: !201, inlinedAt: !1303)
!1307 = !DILocation(line: 23, column: 42, scope: !201, inlinedAt: !1303)
!1308 = !DILocation(line: 58, column: 30, scope: !225)
!1309 = !DILocation(line: 58, column: 14, scope: !225)
!1310 = !DILocation(line: 58, column: 5, scope: !225)
!1311 = !DILocation(line: 58, column: 12, scope: !225)
!1312 = !DILocation(line: 59, column: 3, scope: !225)
!1313 = !DILocation(line: 26, column: 40, scope: !226)
!1314 = !DILocation(line: 26, column: 3, scope: !226)
!1315 = distinct !{!1315, !246, !1316, !1317, !1318}
!1316 = !DILocation(line: 59, column: 3, scope: !223)
!1317 = !{!"llvm.loop.mustprogress"}
!1318 = !{!"llvm.loop.unroll.disable"}
!1319 = !DILocation(line: 60, column: 1, scope: !213)
