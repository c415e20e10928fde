; ModuleID = 'advice_helper_twice.cu'
source_filename = "advice_helper_twice.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@_ZZ7mean_sqPKfPfiE2sh = internal addrspace(3) global [32 x float] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z8warp_sumf(float noundef %v) #0 !dbg !40 {
entry:
    #dbg_value(float %v, !44, !DIExpression(), !47)
    #dbg_value(i32 16, !45, !DIExpression(), !48)
  br label %for.cond, !dbg !49

for.cond:                                         ; preds = %for.inc, %entry
  %v.addr.0 = phi float [ %v, %entry ], [ %add, %for.inc ]
  %o.0 = phi i32 [ 16, %entry ], [ %shr, %for.inc ], !dbg !50
    #dbg_value(i32 %o.0, !45, !DIExpression(), !48)
    #dbg_value(float %v.addr.0, !44, !DIExpression(), !47)
  %cmp = icmp sgt i32 %o.0, 0, !dbg !51
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !53

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %0 = call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %v.addr.0, i32 %o.0, i32 31), !dbg !54
  %add = fadd float %v.addr.0, %0, !dbg !55
    #dbg_value(float %add, !44, !DIExpression(), !47)
  br label %for.inc, !dbg !56

for.inc:                                          ; preds = %for.body
  %shr = ashr i32 %o.0, 1, !dbg !57
    #dbg_value(i32 %shr, !45, !DIExpression(), !48)
  br label %for.cond, !dbg !58, !llvm.loop !59

for.end:                                          ; preds = %for.cond.cleanup
  ret float %v.addr.0, !dbg !63
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z9block_sumfPf(float noundef %v, ptr noundef %sh) #0 !dbg !64 {
entry:
    #dbg_value(float %v, !68, !DIExpression(), !72)
    #dbg_value(ptr %sh, !69, !DIExpression(), !72)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !73
  %and = and i32 %0, 31, !dbg !74
    #dbg_value(i32 %and, !70, !DIExpression(), !72)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
  %shr = lshr i32 %1, 5, !dbg !76
    #dbg_value(i32 %shr, !71, !DIExpression(), !72)
    #dbg_value(float %v, !44, !DIExpression(), !77)
    #dbg_value(i32 16, !45, !DIExpression(), !79)
  br label %for.cond.i, !dbg !80

for.cond.i:                                       ; preds = %for.body.i, %entry
  %v.addr.0.i = phi float [ %v, %entry ], [ %add.i, %for.body.i ]
  %o.0.i = phi i32 [ 16, %entry ], [ %shr.i, %for.body.i ], !dbg !81
    #dbg_value(i32 %o.0.i, !45, !DIExpression(), !79)
    #dbg_value(float %v.addr.0.i, !44, !DIExpression(), !77)
  %cmp.i = icmp sgt i32 %o.0.i, 0, !dbg !82
  br i1 %cmp.i, label %for.body.i, label %_Z8warp_sumf.exit, !dbg !83

for.body.i:                                       ; preds = %for.cond.i
  %2 = call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %v.addr.0.i, i32 %o.0.i, i32 31), !dbg !84
  %add.i = fadd float %v.addr.0.i, %2, !dbg !85
    #dbg_value(float %add.i, !44, !DIExpression(), !77)
  %shr.i = ashr i32 %o.0.i, 1, !dbg !86
    #dbg_value(i32 %shr.i, !45, !DIExpression(), !79)
  br label %for.cond.i, !dbg !87, !llvm.loop !88

_Z8warp_sumf.exit:                                ; preds = %for.cond.i
    #dbg_value(float %v.addr.0.i, !68, !DIExpression(), !72)
  %cmp = icmp eq i32 %and, 0, !dbg !90
  br i1 %cmp, label %if.then, label %if.end, !dbg !90

if.then:                                          ; preds = %_Z8warp_sumf.exit
  %idxprom = sext i32 %shr to i64, !dbg !92
  %arrayidx = getelementptr inbounds float, ptr %sh, i64 %idxprom, !dbg !92
  store float %v.addr.0.i, ptr %arrayidx, align 4, !dbg !93, !tbaa !94
  br label %if.end, !dbg !92

if.end:                                           ; preds = %if.then, %_Z8warp_sumf.exit
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !96
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !97
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !98
  %div = udiv i32 %4, 32, !dbg !99
  %cmp5 = icmp ult i32 %3, %div, !dbg !100
  br i1 %cmp5, label %cond.true, label %cond.false, !dbg !97

cond.true:                                        ; preds = %if.end
  %idxprom6 = sext i32 %and to i64, !dbg !101
  %arrayidx7 = getelementptr inbounds float, ptr %sh, i64 %idxprom6, !dbg !101
  %5 = load float, ptr %arrayidx7, align 4, !dbg !101, !tbaa !94
  br label %cond.end, !dbg !97

cond.false:                                       ; preds = %if.end
  br label %cond.end, !dbg !97

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %5, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !97
    #dbg_value(float %cond, !68, !DIExpression(), !72)
  %cmp8 = icmp eq i32 %shr, 0, !dbg !102
  br i1 %cmp8, label %if.then9, label %if.end11, !dbg !102

if.then9:                                         ; preds = %cond.end
    #dbg_value(float %cond, !44, !DIExpression(), !104)
    #dbg_value(i32 16, !45, !DIExpression(), !106)
  br label %for.cond.i18, !dbg !107

for.cond.i18:                                     ; preds = %for.body.i22, %if.then9
  %v.addr.0.i19 = phi float [ %cond, %if.then9 ], [ %add.i23, %for.body.i22 ]
  %o.0.i20 = phi i32 [ 16, %if.then9 ], [ %shr.i24, %for.body.i22 ], !dbg !108
    #dbg_value(i32 %o.0.i20, !45, !DIExpression(), !106)
    #dbg_value(float %v.addr.0.i19, !44, !DIExpression(), !104)
  %cmp.i21 = icmp sgt i32 %o.0.i20, 0, !dbg !109
  br i1 %cmp.i21, label %for.body.i22, label %_Z8warp_sumf.exit25, !dbg !110

for.body.i22:                                     ; preds = %for.cond.i18
  %6 = call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %v.addr.0.i19, i32 %o.0.i20, i32 31), !dbg !111
  %add.i23 = fadd float %v.addr.0.i19, %6, !dbg !112
    #dbg_value(float %add.i23, !44, !DIExpression(), !104)
  %shr.i24 = ashr i32 %o.0.i20, 1, !dbg !113
    #dbg_value(i32 %shr.i24, !45, !DIExpression(), !106)
  br label %for.cond.i18, !dbg !114, !llvm.loop !115

_Z8warp_sumf.exit25:                              ; preds = %for.cond.i18
    #dbg_value(float %v.addr.0.i19, !68, !DIExpression(), !72)
  br label %if.end11, !dbg !117

if.end11:                                         ; preds = %_Z8warp_sumf.exit25, %cond.end
  %v.addr.0 = phi float [ %v.addr.0.i19, %_Z8warp_sumf.exit25 ], [ %cond, %cond.end ], !dbg !72
    #dbg_value(float %v.addr.0, !68, !DIExpression(), !72)
  ret float %v.addr.0, !dbg !118
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7mean_sqPKfPfi(ptr noundef %x, ptr noundef %o, i32 noundef %n) #3 !dbg !2 {
entry:
    #dbg_value(ptr %x, !21, !DIExpression(), !119)
    #dbg_value(ptr %o, !22, !DIExpression(), !119)
    #dbg_value(i32 %n, !23, !DIExpression(), !119)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !120
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !121
  %mul = mul i32 %0, %1, !dbg !122
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !123
  %add = add i32 %mul, %2, !dbg !124
    #dbg_value(i32 %add, !24, !DIExpression(), !119)
  %cmp = icmp slt i32 %add, %n, !dbg !125
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !126

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !127
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom, !dbg !127
  %3 = load float, ptr %arrayidx, align 4, !dbg !127, !tbaa !94
  br label %cond.end, !dbg !126

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !126

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %3, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !126
    #dbg_value(float %cond, !25, !DIExpression(), !119)
    #dbg_value(float %cond, !68, !DIExpression(), !128)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ7mean_sqPKfPfiE2sh to ptr), !69, !DIExpression(), !128)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !130
  %and.i = and i32 %4, 31, !dbg !131
    #dbg_value(i32 %and.i, !70, !DIExpression(), !128)
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !132
  %shr.i = lshr i32 %5, 5, !dbg !133
    #dbg_value(i32 %shr.i, !71, !DIExpression(), !128)
    #dbg_value(float %cond, !44, !DIExpression(), !134)
    #dbg_value(i32 16, !45, !DIExpression(), !136)
  br label %for.cond.i.i, !dbg !137

for.cond.i.i:                                     ; preds = %for.body.i.i, %cond.end
  %v.addr.0.i.i = phi float [ %cond, %cond.end ], [ %add.i.i, %for.body.i.i ]
  %o.0.i.i = phi i32 [ 16, %cond.end ], [ %shr.i.i, %for.body.i.i ], !dbg !138
    #dbg_value(i32 %o.0.i.i, !45, !DIExpression(), !136)
    #dbg_value(float %v.addr.0.i.i, !44, !DIExpression(), !134)
  %cmp.i.i = icmp sgt i32 %o.0.i.i, 0, !dbg !139
  br i1 %cmp.i.i, label %for.body.i.i, label %_Z8warp_sumf.exit.i, !dbg !140

for.body.i.i:                                     ; preds = %for.cond.i.i
  %6 = call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %v.addr.0.i.i, i32 %o.0.i.i, i32 31), !dbg !141
  %add.i.i = fadd float %v.addr.0.i.i, %6, !dbg !142
    #dbg_value(float %add.i.i, !44, !DIExpression(), !134)
  %shr.i.i = ashr i32 %o.0.i.i, 1, !dbg !143
    #dbg_value(i32 %shr.i.i, !45, !DIExpression(), !136)
  br label %for.cond.i.i, !dbg !144, !llvm.loop !145

_Z8warp_sumf.exit.i:                              ; preds = %for.cond.i.i
    #dbg_value(float %v.addr.0.i.i, !68, !DIExpression(), !128)
  %cmp.i = icmp eq i32 %and.i, 0, !dbg !147
  br i1 %cmp.i, label %if.then.i, label %if.end.i, !dbg !147

if.then.i:                                        ; preds = %_Z8warp_sumf.exit.i
  %idxprom.i = sext i32 %shr.i to i64, !dbg !148
  %arrayidx.i = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ7mean_sqPKfPfiE2sh to ptr), i64 %idxprom.i, !dbg !148
  store float %v.addr.0.i.i, ptr %arrayidx.i, align 4, !dbg !149, !tbaa !94
  br label %if.end.i, !dbg !148

if.end.i:                                         ; preds = %if.then.i, %_Z8warp_sumf.exit.i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !150
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !152
  %div.i = udiv i32 %8, 32, !dbg !153
  %cmp5.i = icmp ult i32 %7, %div.i, !dbg !154
  br i1 %cmp5.i, label %cond.true.i, label %cond.false.i, !dbg !151

cond.true.i:                                      ; preds = %if.end.i
  %idxprom6.i = sext i32 %and.i to i64, !dbg !155
  %arrayidx7.i = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ7mean_sqPKfPfiE2sh to ptr), i64 %idxprom6.i, !dbg !155
  %9 = load float, ptr %arrayidx7.i, align 4, !dbg !155, !tbaa !94
  br label %cond.end.i, !dbg !151

cond.false.i:                                     ; preds = %if.end.i
  br label %cond.end.i, !dbg !151

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi contract float [ %9, %cond.true.i ], [ 0.000000e+00, %cond.false.i ], !dbg !151
    #dbg_value(float %cond.i, !68, !DIExpression(), !128)
  %cmp8.i = icmp eq i32 %shr.i, 0, !dbg !156
  br i1 %cmp8.i, label %if.then9.i, label %_Z9block_sumfPf.exit, !dbg !156

if.then9.i:                                       ; preds = %cond.end.i
    #dbg_value(float %cond.i, !44, !DIExpression(), !157)
    #dbg_value(i32 16, !45, !DIExpression(), !159)
  br label %for.cond.i18.i, !dbg !160

for.cond.i18.i:                                   ; preds = %for.body.i22.i, %if.then9.i
  %v.addr.0.i19.i = phi float [ %cond.i, %if.then9.i ], [ %add.i23.i, %for.body.i22.i ]
  %o.0.i20.i = phi i32 [ 16, %if.then9.i ], [ %shr.i24.i, %for.body.i22.i ], !dbg !161
    #dbg_value(i32 %o.0.i20.i, !45, !DIExpression(), !159)
    #dbg_value(float %v.addr.0.i19.i, !44, !DIExpression(), !157)
  %cmp.i21.i = icmp sgt i32 %o.0.i20.i, 0, !dbg !162
  br i1 %cmp.i21.i, label %for.body.i22.i, label %_Z8warp_sumf.exit25.i, !dbg !163

for.body.i22.i:                                   ; preds = %for.cond.i18.i
  %10 = call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %v.addr.0.i19.i, i32 %o.0.i20.i, i32 31), !dbg !164
  %add.i23.i = fadd float %v.addr.0.i19.i, %10, !dbg !165
    #dbg_value(float %add.i23.i, !44, !DIExpression(), !157)
  %shr.i24.i = ashr i32 %o.0.i20.i, 1, !dbg !166
    #dbg_value(i32 %shr.i24.i, !45, !DIExpression(), !159)
  br label %for.cond.i18.i, !dbg !167, !llvm.loop !168

_Z8warp_sumf.exit25.i:                            ; preds = %for.cond.i18.i
    #dbg_value(float %v.addr.0.i19.i, !68, !DIExpression(), !128)
  br label %_Z9block_sumfPf.exit, !dbg !170

_Z9block_sumfPf.exit:                             ; preds = %cond.end.i, %_Z8warp_sumf.exit25.i
  %v.addr.0.i = phi float [ %v.addr.0.i19.i, %_Z8warp_sumf.exit25.i ], [ %cond.i, %cond.end.i ], !dbg !128
    #dbg_value(float %v.addr.0.i, !68, !DIExpression(), !128)
    #dbg_value(float %v.addr.0.i, !26, !DIExpression(), !119)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !171
  %mul4 = fmul float %cond, %cond, !dbg !172
    #dbg_value(float %mul4, !68, !DIExpression(), !173)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ7mean_sqPKfPfiE2sh to ptr), !69, !DIExpression(), !173)
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !175
  %and.i21 = and i32 %11, 31, !dbg !176
    #dbg_value(i32 %and.i21, !70, !DIExpression(), !173)
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !177
  %shr.i22 = lshr i32 %12, 5, !dbg !178
    #dbg_value(i32 %shr.i22, !71, !DIExpression(), !173)
    #dbg_value(float %mul4, !44, !DIExpression(), !179)
    #dbg_value(i32 16, !45, !DIExpression(), !181)
  br label %for.cond.i.i23, !dbg !182

for.cond.i.i23:                                   ; preds = %for.body.i.i52, %_Z9block_sumfPf.exit
  %v.addr.0.i.i24 = phi float [ %mul4, %_Z9block_sumfPf.exit ], [ %add.i.i53, %for.body.i.i52 ]
  %o.0.i.i25 = phi i32 [ 16, %_Z9block_sumfPf.exit ], [ %shr.i.i54, %for.body.i.i52 ], !dbg !183
    #dbg_value(i32 %o.0.i.i25, !45, !DIExpression(), !181)
    #dbg_value(float %v.addr.0.i.i24, !44, !DIExpression(), !179)
  %cmp.i.i26 = icmp sgt i32 %o.0.i.i25, 0, !dbg !184
  br i1 %cmp.i.i26, label %for.body.i.i52, label %_Z8warp_sumf.exit.i27, !dbg !185

for.body.i.i52:                                   ; preds = %for.cond.i.i23
  %13 = call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %v.addr.0.i.i24, i32 %o.0.i.i25, i32 31), !dbg !186
  %add.i.i53 = fadd float %v.addr.0.i.i24, %13, !dbg !187
    #dbg_value(float %add.i.i53, !44, !DIExpression(), !179)
  %shr.i.i54 = ashr i32 %o.0.i.i25, 1, !dbg !188
    #dbg_value(i32 %shr.i.i54, !45, !DIExpression(), !181)
  br label %for.cond.i.i23, !dbg !189, !llvm.loop !190

_Z8warp_sumf.exit.i27:                            ; preds = %for.cond.i.i23
    #dbg_value(float %v.addr.0.i.i24, !68, !DIExpression(), !173)
  %cmp.i28 = icmp eq i32 %and.i21, 0, !dbg !192
  br i1 %cmp.i28, label %if.then.i49, label %if.end.i29, !dbg !192

if.then.i49:                                      ; preds = %_Z8warp_sumf.exit.i27
  %idxprom.i50 = sext i32 %shr.i22 to i64, !dbg !193
  %arrayidx.i51 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ7mean_sqPKfPfiE2sh to ptr), i64 %idxprom.i50, !dbg !193
  store float %v.addr.0.i.i24, ptr %arrayidx.i51, align 4, !dbg !194, !tbaa !94
  br label %if.end.i29, !dbg !193

if.end.i29:                                       ; preds = %if.then.i49, %_Z8warp_sumf.exit.i27
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !195
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !196
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !197
  %div.i30 = udiv i32 %15, 32, !dbg !198
  %cmp5.i31 = icmp ult i32 %14, %div.i30, !dbg !199
  br i1 %cmp5.i31, label %cond.true.i46, label %cond.false.i32, !dbg !196

cond.true.i46:                                    ; preds = %if.end.i29
  %idxprom6.i47 = sext i32 %and.i21 to i64, !dbg !200
  %arrayidx7.i48 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ7mean_sqPKfPfiE2sh to ptr), i64 %idxprom6.i47, !dbg !200
  %16 = load float, ptr %arrayidx7.i48, align 4, !dbg !200, !tbaa !94
  br label %cond.end.i33, !dbg !196

cond.false.i32:                                   ; preds = %if.end.i29
  br label %cond.end.i33, !dbg !196

cond.end.i33:                                     ; preds = %cond.false.i32, %cond.true.i46
  %cond.i34 = phi contract float [ %16, %cond.true.i46 ], [ 0.000000e+00, %cond.false.i32 ], !dbg !196
    #dbg_value(float %cond.i34, !68, !DIExpression(), !173)
  %cmp8.i35 = icmp eq i32 %shr.i22, 0, !dbg !201
  br i1 %cmp8.i35, label %if.then9.i37, label %_Z9block_sumfPf.exit55, !dbg !201

if.then9.i37:                                     ; preds = %cond.end.i33
    #dbg_value(float %cond.i34, !44, !DIExpression(), !202)
    #dbg_value(i32 16, !45, !DIExpression(), !204)
  br label %for.cond.i18.i38, !dbg !205

for.cond.i18.i38:                                 ; preds = %for.body.i22.i43, %if.then9.i37
  %v.addr.0.i19.i39 = phi float [ %cond.i34, %if.then9.i37 ], [ %add.i23.i44, %for.body.i22.i43 ]
  %o.0.i20.i40 = phi i32 [ 16, %if.then9.i37 ], [ %shr.i24.i45, %for.body.i22.i43 ], !dbg !206
    #dbg_value(i32 %o.0.i20.i40, !45, !DIExpression(), !204)
    #dbg_value(float %v.addr.0.i19.i39, !44, !DIExpression(), !202)
  %cmp.i21.i41 = icmp sgt i32 %o.0.i20.i40, 0, !dbg !207
  br i1 %cmp.i21.i41, label %for.body.i22.i43, label %_Z8warp_sumf.exit25.i42, !dbg !208

for.body.i22.i43:                                 ; preds = %for.cond.i18.i38
  %17 = call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %v.addr.0.i19.i39, i32 %o.0.i20.i40, i32 31), !dbg !209
  %add.i23.i44 = fadd float %v.addr.0.i19.i39, %17, !dbg !210
    #dbg_value(float %add.i23.i44, !44, !DIExpression(), !202)
  %shr.i24.i45 = ashr i32 %o.0.i20.i40, 1, !dbg !211
    #dbg_value(i32 %shr.i24.i45, !45, !DIExpression(), !204)
  br label %for.cond.i18.i38, !dbg !212, !llvm.loop !213

_Z8warp_sumf.exit25.i42:                          ; preds = %for.cond.i18.i38
    #dbg_value(float %v.addr.0.i19.i39, !68, !DIExpression(), !173)
  br label %_Z9block_sumfPf.exit55, !dbg !215

_Z9block_sumfPf.exit55:                           ; preds = %cond.end.i33, %_Z8warp_sumf.exit25.i42
  %v.addr.0.i36 = phi float [ %v.addr.0.i19.i39, %_Z8warp_sumf.exit25.i42 ], [ %cond.i34, %cond.end.i33 ], !dbg !173
    #dbg_value(float %v.addr.0.i36, !68, !DIExpression(), !173)
    #dbg_value(float %v.addr.0.i36, !27, !DIExpression(), !119)
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !216
  %cmp7 = icmp eq i32 %18, 0, !dbg !218
  br i1 %cmp7, label %if.then, label %if.end, !dbg !218

if.then:                                          ; preds = %_Z9block_sumfPf.exit55
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !219
  %mul9 = mul i32 2, %19, !dbg !221
  %idxprom10 = zext i32 %mul9 to i64, !dbg !222
  %arrayidx11 = getelementptr inbounds nuw float, ptr %o, i64 %idxprom10, !dbg !222
  store float %v.addr.0.i, ptr %arrayidx11, align 4, !dbg !223, !tbaa !94
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !224
  %mul13 = mul i32 2, %20, !dbg !225
  %add14 = add i32 %mul13, 1, !dbg !226
  %idxprom15 = zext i32 %add14 to i64, !dbg !227
  %arrayidx16 = getelementptr inbounds nuw float, ptr %o, i64 %idxprom15, !dbg !227
  store float %v.addr.0.i36, ptr %arrayidx16, align 4, !dbg !228, !tbaa !94
  br label %if.end, !dbg !229

if.end:                                           ; preds = %if.then, %_Z9block_sumfPf.exit55
  ret void, !dbg !230
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!31, !32, !33, !34}
!llvm.ident = !{!35}
!llvm.errno.tbaa = !{!36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "sh", scope: !2, file: !3, line: 18, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "mean_sq", linkageName: "_Z7mean_sqPKfPfi", scope: !3, file: !3, line: 17, type: !4, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !20)
!3 = !DIFile(filename: "advice_helper_twice.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !12, globals: !13, imports: !14, splitDebugInlining: false, nameTableKind: None)
!12 = !{!10}
!13 = !{!0}
!14 = !{!15, !18}
!15 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !16, file: !17, line: 214)
!16 = !DINamespace(name: "ws_math", scope: null)
!17 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!18 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !19, entity: !16, file: !17, line: 215)
!19 = !DINamespace(name: "std", scope: null)
!20 = !{!21, !22, !23, !24, !25, !26, !27}
!21 = !DILocalVariable(name: "x", arg: 1, scope: !2, file: !3, line: 17, type: !6)
!22 = !DILocalVariable(name: "o", arg: 2, scope: !2, file: !3, line: 17, type: !9)
!23 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 17, type: !10)
!24 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 19, type: !10)
!25 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 20, type: !8)
!26 = !DILocalVariable(name: "s", scope: !2, file: !3, line: 21, type: !8)
!27 = !DILocalVariable(name: "q", scope: !2, file: !3, line: 23, type: !8)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1024, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 32)
!31 = !{i32 7, !"Dwarf Version", i32 4}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!35 = !{!"clang version 22.1.8"}
!36 = !{!37, !37, i64 0}
!37 = !{!"int", !38, i64 0}
!38 = !{!"omnipotent char", !39, i64 0}
!39 = !{!"Simple C++ TBAA"}
!40 = distinct !DISubprogram(name: "warp_sum", linkageName: "_Z8warp_sumf", scope: !3, file: !3, line: 4, type: !41, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!8, !8}
!43 = !{!44, !45}
!44 = !DILocalVariable(name: "v", arg: 1, scope: !40, file: !3, line: 4, type: !8)
!45 = !DILocalVariable(name: "o", scope: !46, file: !3, line: 5, type: !10)
!46 = distinct !DILexicalBlock(scope: !40, file: !3, line: 5, column: 3)
!47 = !DILocation(line: 0, scope: !40)
!48 = !DILocation(line: 0, scope: !46)
!49 = !DILocation(line: 5, column: 8, scope: !46)
!50 = !DILocation(line: 5, scope: !46)
!51 = !DILocation(line: 5, column: 22, scope: !52)
!52 = distinct !DILexicalBlock(scope: !46, file: !3, line: 5, column: 3)
!53 = !DILocation(line: 5, column: 3, scope: !46)
!54 = !DILocation(line: 5, column: 41, scope: !52)
!55 = !DILocation(line: 5, column: 38, scope: !52)
!56 = !DILocation(line: 5, column: 36, scope: !52)
!57 = !DILocation(line: 5, column: 29, scope: !52)
!58 = !DILocation(line: 5, column: 3, scope: !52)
!59 = distinct !{!59, !53, !60, !61, !62}
!60 = !DILocation(line: 5, column: 75, scope: !46)
!61 = !{!"llvm.loop.mustprogress"}
!62 = !{!"llvm.loop.unroll.disable"}
!63 = !DILocation(line: 6, column: 3, scope: !40)
!64 = distinct !DISubprogram(name: "block_sum", linkageName: "_Z9block_sumfPf", scope: !3, file: !3, line: 8, type: !65, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !67)
!65 = !DISubroutineType(types: !66)
!66 = !{!8, !8, !9}
!67 = !{!68, !69, !70, !71}
!68 = !DILocalVariable(name: "v", arg: 1, scope: !64, file: !3, line: 8, type: !8)
!69 = !DILocalVariable(name: "sh", arg: 2, scope: !64, file: !3, line: 8, type: !9)
!70 = !DILocalVariable(name: "lane", scope: !64, file: !3, line: 9, type: !10)
!71 = !DILocalVariable(name: "w", scope: !64, file: !3, line: 9, type: !10)
!72 = !DILocation(line: 0, scope: !64)
!73 = !DILocation(line: 9, column: 14, scope: !64)
!74 = !DILocation(line: 9, column: 26, scope: !64)
!75 = !DILocation(line: 9, column: 36, scope: !64)
!76 = !DILocation(line: 9, column: 48, scope: !64)
!77 = !DILocation(line: 0, scope: !40, inlinedAt: !78)
!78 = distinct !DILocation(line: 10, column: 7, scope: !64)
!79 = !DILocation(line: 0, scope: !46, inlinedAt: !78)
!80 = !DILocation(line: 5, column: 8, scope: !46, inlinedAt: !78)
!81 = !DILocation(line: 5, scope: !46, inlinedAt: !78)
!82 = !DILocation(line: 5, column: 22, scope: !52, inlinedAt: !78)
!83 = !DILocation(line: 5, column: 3, scope: !46, inlinedAt: !78)
!84 = !DILocation(line: 5, column: 41, scope: !52, inlinedAt: !78)
!85 = !DILocation(line: 5, column: 38, scope: !52, inlinedAt: !78)
!86 = !DILocation(line: 5, column: 29, scope: !52, inlinedAt: !78)
!87 = !DILocation(line: 5, column: 3, scope: !52, inlinedAt: !78)
!88 = distinct !{!88, !83, !89, !61, !62}
!89 = !DILocation(line: 5, column: 75, scope: !46, inlinedAt: !78)
!90 = !DILocation(line: 11, column: 12, scope: !91)
!91 = distinct !DILexicalBlock(scope: !64, file: !3, line: 11, column: 7)
!92 = !DILocation(line: 11, column: 18, scope: !91)
!93 = !DILocation(line: 11, column: 24, scope: !91)
!94 = !{!95, !95, i64 0}
!95 = !{!"float", !38, i64 0}
!96 = !DILocation(line: 12, column: 3, scope: !64)
!97 = !DILocation(line: 13, column: 7, scope: !64)
!98 = !DILocation(line: 13, column: 21, scope: !64)
!99 = !DILocation(line: 13, column: 32, scope: !64)
!100 = !DILocation(line: 13, column: 19, scope: !64)
!101 = !DILocation(line: 13, column: 39, scope: !64)
!102 = !DILocation(line: 14, column: 9, scope: !103)
!103 = distinct !DILexicalBlock(scope: !64, file: !3, line: 14, column: 7)
!104 = !DILocation(line: 0, scope: !40, inlinedAt: !105)
!105 = distinct !DILocation(line: 14, column: 19, scope: !103)
!106 = !DILocation(line: 0, scope: !46, inlinedAt: !105)
!107 = !DILocation(line: 5, column: 8, scope: !46, inlinedAt: !105)
!108 = !DILocation(line: 5, scope: !46, inlinedAt: !105)
!109 = !DILocation(line: 5, column: 22, scope: !52, inlinedAt: !105)
!110 = !DILocation(line: 5, column: 3, scope: !46, inlinedAt: !105)
!111 = !DILocation(line: 5, column: 41, scope: !52, inlinedAt: !105)
!112 = !DILocation(line: 5, column: 38, scope: !52, inlinedAt: !105)
!113 = !DILocation(line: 5, column: 29, scope: !52, inlinedAt: !105)
!114 = !DILocation(line: 5, column: 3, scope: !52, inlinedAt: !105)
!115 = distinct !{!115, !110, !116, !61, !62}
!116 = !DILocation(line: 5, column: 75, scope: !46, inlinedAt: !105)
!117 = !DILocation(line: 14, column: 15, scope: !103)
!118 = !DILocation(line: 15, column: 3, scope: !64)
!119 = !DILocation(line: 0, scope: !2)
!120 = !DILocation(line: 19, column: 11, scope: !2)
!121 = !DILocation(line: 19, column: 24, scope: !2)
!122 = !DILocation(line: 19, column: 22, scope: !2)
!123 = !DILocation(line: 19, column: 37, scope: !2)
!124 = !DILocation(line: 19, column: 35, scope: !2)
!125 = !DILocation(line: 20, column: 15, scope: !2)
!126 = !DILocation(line: 20, column: 13, scope: !2)
!127 = !DILocation(line: 20, column: 21, scope: !2)
!128 = !DILocation(line: 0, scope: !64, inlinedAt: !129)
!129 = distinct !DILocation(line: 21, column: 13, scope: !2)
!130 = !DILocation(line: 9, column: 14, scope: !64, inlinedAt: !129)
!131 = !DILocation(line: 9, column: 26, scope: !64, inlinedAt: !129)
!132 = !DILocation(line: 9, column: 36, scope: !64, inlinedAt: !129)
!133 = !DILocation(line: 9, column: 48, scope: !64, inlinedAt: !129)
!134 = !DILocation(line: 0, scope: !40, inlinedAt: !135)
!135 = distinct !DILocation(line: 10, column: 7, scope: !64, inlinedAt: !129)
!136 = !DILocation(line: 0, scope: !46, inlinedAt: !135)
!137 = !DILocation(line: 5, column: 8, scope: !46, inlinedAt: !135)
!138 = !DILocation(line: 5, scope: !46, inlinedAt: !135)
!139 = !DILocation(line: 5, column: 22, scope: !52, inlinedAt: !135)
!140 = !DILocation(line: 5, column: 3, scope: !46, inlinedAt: !135)
!141 = !DILocation(line: 5, column: 41, scope: !52, inlinedAt: !135)
!142 = !DILocation(line: 5, column: 38, scope: !52, inlinedAt: !135)
!143 = !DILocation(line: 5, column: 29, scope: !52, inlinedAt: !135)
!144 = !DILocation(line: 5, column: 3, scope: !52, inlinedAt: !135)
!145 = distinct !{!145, !140, !146, !61, !62}
!146 = !DILocation(line: 5, column: 75, scope: !46, inlinedAt: !135)
!147 = !DILocation(line: 11, column: 12, scope: !91, inlinedAt: !129)
!148 = !DILocation(line: 11, column: 18, scope: !91, inlinedAt: !129)
!149 = !DILocation(line: 11, column: 24, scope: !91, inlinedAt: !129)
!150 = !DILocation(line: 12, column: 3, scope: !64, inlinedAt: !129)
!151 = !DILocation(line: 13, column: 7, scope: !64, inlinedAt: !129)
!152 = !DILocation(line: 13, column: 21, scope: !64, inlinedAt: !129)
!153 = !DILocation(line: 13, column: 32, scope: !64, inlinedAt: !129)
!154 = !DILocation(line: 13, column: 19, scope: !64, inlinedAt: !129)
!155 = !DILocation(line: 13, column: 39, scope: !64, inlinedAt: !129)
!156 = !DILocation(line: 14, column: 9, scope: !103, inlinedAt: !129)
!157 = !DILocation(line: 0, scope: !40, inlinedAt: !158)
!158 = distinct !DILocation(line: 14, column: 19, scope: !103, inlinedAt: !129)
!159 = !DILocation(line: 0, scope: !46, inlinedAt: !158)
!160 = !DILocation(line: 5, column: 8, scope: !46, inlinedAt: !158)
!161 = !DILocation(line: 5, scope: !46, inlinedAt: !158)
!162 = !DILocation(line: 5, column: 22, scope: !52, inlinedAt: !158)
!163 = !DILocation(line: 5, column: 3, scope: !46, inlinedAt: !158)
!164 = !DILocation(line: 5, column: 41, scope: !52, inlinedAt: !158)
!165 = !DILocation(line: 5, column: 38, scope: !52, inlinedAt: !158)
!166 = !DILocation(line: 5, column: 29, scope: !52, inlinedAt: !158)
!167 = !DILocation(line: 5, column: 3, scope: !52, inlinedAt: !158)
!168 = distinct !{!168, !163, !169, !61, !62}
!169 = !DILocation(line: 5, column: 75, scope: !46, inlinedAt: !158)
!170 = !DILocation(line: 14, column: 15, scope: !103, inlinedAt: !129)
!171 = !DILocation(line: 22, column: 3, scope: !2)
!172 = !DILocation(line: 23, column: 25, scope: !2)
!173 = !DILocation(line: 0, scope: !64, inlinedAt: !174)
!174 = distinct !DILocation(line: 23, column: 13, scope: !2)
!175 = !DILocation(line: 9, column: 14, scope: !64, inlinedAt: !174)
!176 = !DILocation(line: 9, column: 26, scope: !64, inlinedAt: !174)
!177 = !DILocation(line: 9, column: 36, scope: !64, inlinedAt: !174)
!178 = !DILocation(line: 9, column: 48, scope: !64, inlinedAt: !174)
!179 = !DILocation(line: 0, scope: !40, inlinedAt: !180)
!180 = distinct !DILocation(line: 10, column: 7, scope: !64, inlinedAt: !174)
!181 = !DILocation(line: 0, scope: !46, inlinedAt: !180)
!182 = !DILocation(line: 5, column: 8, scope: !46, inlinedAt: !180)
!183 = !DILocation(line: 5, scope: !46, inlinedAt: !180)
!184 = !DILocation(line: 5, column: 22, scope: !52, inlinedAt: !180)
!185 = !DILocation(line: 5, column: 3, scope: !46, inlinedAt: !180)
!186 = !DILocation(line: 5, column: 41, scope: !52, inlinedAt: !180)
!187 = !DILocation(line: 5, column: 38, scope: !52, inlinedAt: !180)
!188 = !DILocation(line: 5, column: 29, scope: !52, inlinedAt: !180)
!189 = !DILocation(line: 5, column: 3, scope: !52, inlinedAt: !180)
!190 = distinct !{!190, !185, !191, !61, !62}
!191 = !DILocation(line: 5, column: 75, scope: !46, inlinedAt: !180)
!192 = !DILocation(line: 11, column: 12, scope: !91, inlinedAt: !174)
!193 = !DILocation(line: 11, column: 18, scope: !91, inlinedAt: !174)
!194 = !DILocation(line: 11, column: 24, scope: !91, inlinedAt: !174)
!195 = !DILocation(line: 12, column: 3, scope: !64, inlinedAt: !174)
!196 = !DILocation(line: 13, column: 7, scope: !64, inlinedAt: !174)
!197 = !DILocation(line: 13, column: 21, scope: !64, inlinedAt: !174)
!198 = !DILocation(line: 13, column: 32, scope: !64, inlinedAt: !174)
!199 = !DILocation(line: 13, column: 19, scope: !64, inlinedAt: !174)
!200 = !DILocation(line: 13, column: 39, scope: !64, inlinedAt: !174)
!201 = !DILocation(line: 14, column: 9, scope: !103, inlinedAt: !174)
!202 = !DILocation(line: 0, scope: !40, inlinedAt: !203)
!203 = distinct !DILocation(line: 14, column: 19, scope: !103, inlinedAt: !174)
!204 = !DILocation(line: 0, scope: !46, inlinedAt: !203)
!205 = !DILocation(line: 5, column: 8, scope: !46, inlinedAt: !203)
!206 = !DILocation(line: 5, scope: !46, inlinedAt: !203)
!207 = !DILocation(line: 5, column: 22, scope: !52, inlinedAt: !203)
!208 = !DILocation(line: 5, column: 3, scope: !46, inlinedAt: !203)
!209 = !DILocation(line: 5, column: 41, scope: !52, inlinedAt: !203)
!210 = !DILocation(line: 5, column: 38, scope: !52, inlinedAt: !203)
!211 = !DILocation(line: 5, column: 29, scope: !52, inlinedAt: !203)
!212 = !DILocation(line: 5, column: 3, scope: !52, inlinedAt: !203)
!213 = distinct !{!213, !208, !214, !61, !62}
!214 = !DILocation(line: 5, column: 75, scope: !46, inlinedAt: !203)
!215 = !DILocation(line: 14, column: 15, scope: !103, inlinedAt: !174)
!216 = !DILocation(line: 24, column: 7, scope: !217)
!217 = distinct !DILexicalBlock(scope: !2, file: !3, line: 24, column: 7)
!218 = !DILocation(line: 24, column: 19, scope: !217)
!219 = !DILocation(line: 24, column: 33, scope: !220)
!220 = distinct !DILexicalBlock(scope: !217, file: !3, line: 24, column: 25)
!221 = !DILocation(line: 24, column: 31, scope: !220)
!222 = !DILocation(line: 24, column: 27, scope: !220)
!223 = !DILocation(line: 24, column: 45, scope: !220)
!224 = !DILocation(line: 24, column: 56, scope: !220)
!225 = !DILocation(line: 24, column: 54, scope: !220)
!226 = !DILocation(line: 24, column: 67, scope: !220)
!227 = !DILocation(line: 24, column: 50, scope: !220)
!228 = !DILocation(line: 24, column: 72, scope: !220)
!229 = !DILocation(line: 24, column: 77, scope: !220)
!230 = !DILocation(line: 25, column: 1, scope: !2)
