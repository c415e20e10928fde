; ModuleID = 'masked.cu'
source_filename = "masked.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [48 x i8] c"v.x == 4 * t && v.y == (t % 2 ? -2 : 4 * t + 1)\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [10 x i8] c"masked.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z6chosenPKiPi = private unnamed_addr constant [32 x i8] c"void chosen(const int *, int *)\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [69 x i8] c"v.z == (t < 31 ? 4 * t + 2 : -3) && v.w == (t < 31 ? 4 * t + 3 : -4)\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [43 x i8] c"out[4 * t + 2] == 2 && out[4 * t + 3] == 4\00", align 1, !dbg !23
@.str4 = private unnamed_addr constant [49 x i8] c"e.x == 7 && e.y == t && e.z == 7 && e.w == t + 1\00", align 1, !dbg !28
@.str5 = private unnamed_addr constant [45 x i8] c"g.x == t && g.y == 9 && g.z == 0 && g.w == 5\00", align 1, !dbg !33

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6chosenPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !89 {
entry:
    #dbg_value(ptr %in, !96, !DIExpression(), !107)
    #dbg_value(ptr %out, !97, !DIExpression(), !107)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !108
    #dbg_value(i32 %0, !98, !DIExpression(), !107)
  %rem = srem i32 %0, 2, !dbg !109
  %cmp = icmp eq i32 %rem, 0, !dbg !110
  %vecinit = insertelement <4 x i1> <i1 true, i1 poison, i1 poison, i1 poison>, i1 %cmp, i32 1, !dbg !111
  %mul = mul nsw i32 4, %0, !dbg !112
  %add = add nsw i32 %mul, 2, !dbg !113
  %cmp1 = icmp slt i32 %add, 126, !dbg !114
  %vecinit2 = insertelement <4 x i1> %vecinit, i1 %cmp1, i32 2, !dbg !111
  %mul3 = mul nsw i32 4, %0, !dbg !115
  %add4 = add nsw i32 %mul3, 3, !dbg !116
  %cmp5 = icmp slt i32 %add4, 126, !dbg !117
  %vecinit6 = insertelement <4 x i1> %vecinit2, i1 %cmp5, i32 3, !dbg !111
  %insertvec = shufflevector <4 x i1> %vecinit6, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !118
  %1 = bitcast <8 x i1> %insertvec to i8, !dbg !118
    #dbg_value(i8 %1, !99, !DIExpression(), !107)
  %2 = bitcast i8 %1 to <8 x i1>, !dbg !119
  %extractvec = shufflevector <8 x i1> %2, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !119
  %mul7 = mul nsw i32 4, %0, !dbg !120
  %idx.ext = sext i32 %mul7 to i64, !dbg !121
  %add.ptr = getelementptr inbounds i32, ptr %in, i64 %idx.ext, !dbg !121
  %masked_load = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %add.ptr, <4 x i1> %extractvec, <4 x i32> <i32 -1, i32 -2, i32 -3, i32 -4>), !dbg !122
    #dbg_value(<4 x i32> %masked_load, !100, !DIExpression(), !107)
  %3 = extractelement <4 x i32> %masked_load, i64 0, !dbg !123
  %mul8 = mul nsw i32 4, %0, !dbg !124
  %cmp9 = icmp eq i32 %3, %mul8, !dbg !125
  br i1 %cmp9, label %land.rhs, label %land.end, !dbg !126

land.rhs:                                         ; preds = %entry
  %4 = extractelement <4 x i32> %masked_load, i64 1, !dbg !127
  %rem10 = srem i32 %0, 2, !dbg !128
  %tobool = icmp ne i32 %rem10, 0, !dbg !129
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !129

cond.true:                                        ; preds = %land.rhs
  br label %cond.end, !dbg !129

cond.false:                                       ; preds = %land.rhs
  %mul11 = mul nsw i32 4, %0, !dbg !130
  %add12 = add nsw i32 %mul11, 1, !dbg !131
  br label %cond.end, !dbg !129

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ -2, %cond.true ], [ %add12, %cond.false ], !dbg !129
  %cmp13 = icmp eq i32 %4, %cond, !dbg !132
  br label %land.end

land.end:                                         ; preds = %cond.end, %entry
  %5 = phi i1 [ false, %entry ], [ %cmp13, %cond.end ], !dbg !107
  %storedv.i149 = zext i1 %5 to i8, !dbg !133
  br i1 %5, label %_ZL9ws_assertbPKcS0_jS0_.exit151, label %if.then.i150, !dbg !133

if.then.i150:                                     ; preds = %land.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__._Z6chosenPKiPi, i64 noundef 1) #9, !dbg !133
  unreachable, !dbg !133

_ZL9ws_assertbPKcS0_jS0_.exit151:                 ; preds = %land.end
  %6 = extractelement <4 x i32> %masked_load, i64 2, !dbg !134
  %cmp14 = icmp slt i32 %0, 31, !dbg !135
  br i1 %cmp14, label %cond.true15, label %cond.false18, !dbg !136

cond.true15:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit151
  %mul16 = mul nsw i32 4, %0, !dbg !137
  %add17 = add nsw i32 %mul16, 2, !dbg !138
  br label %cond.end19, !dbg !136

cond.false18:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit151
  br label %cond.end19, !dbg !136

cond.end19:                                       ; preds = %cond.false18, %cond.true15
  %cond20 = phi i32 [ %add17, %cond.true15 ], [ -3, %cond.false18 ], !dbg !136
  %cmp21 = icmp eq i32 %6, %cond20, !dbg !139
  br i1 %cmp21, label %land.rhs22, label %land.end31, !dbg !140

land.rhs22:                                       ; preds = %cond.end19
  %7 = extractelement <4 x i32> %masked_load, i64 3, !dbg !141
  %cmp23 = icmp slt i32 %0, 31, !dbg !142
  br i1 %cmp23, label %cond.true24, label %cond.false27, !dbg !143

cond.true24:                                      ; preds = %land.rhs22
  %mul25 = mul nsw i32 4, %0, !dbg !144
  %add26 = add nsw i32 %mul25, 3, !dbg !145
  br label %cond.end28, !dbg !143

cond.false27:                                     ; preds = %land.rhs22
  br label %cond.end28, !dbg !143

cond.end28:                                       ; preds = %cond.false27, %cond.true24
  %cond29 = phi i32 [ %add26, %cond.true24 ], [ -4, %cond.false27 ], !dbg !143
  %cmp30 = icmp eq i32 %7, %cond29, !dbg !146
  br label %land.end31

land.end31:                                       ; preds = %cond.end28, %cond.end19
  %8 = phi i1 [ false, %cond.end19 ], [ %cmp30, %cond.end28 ], !dbg !107
  %storedv.i146 = zext i1 %8 to i8, !dbg !147
  br i1 %8, label %_ZL9ws_assertbPKcS0_jS0_.exit148, label %if.then.i147, !dbg !147

if.then.i147:                                     ; preds = %land.end31
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 14, ptr noundef @__PRETTY_FUNCTION__._Z6chosenPKiPi, i64 noundef 1) #9, !dbg !147
  unreachable, !dbg !147

_ZL9ws_assertbPKcS0_jS0_.exit148:                 ; preds = %land.end31
  %mul32 = mul nsw i32 4, %0, !dbg !148
  %idx.ext33 = sext i32 %mul32 to i64, !dbg !149
  %add.ptr34 = getelementptr inbounds i32, ptr %out, i64 %idx.ext33, !dbg !149
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %masked_load, ptr align 4 %add.ptr34, <4 x i1> <i1 true, i1 true, i1 false, i1 false>), !dbg !150
  %mul36 = mul nsw i32 4, %0, !dbg !151
  %idx.ext37 = sext i32 %mul36 to i64, !dbg !152
  %add.ptr38 = getelementptr inbounds i32, ptr %out, i64 %idx.ext37, !dbg !152
  %add.ptr39 = getelementptr inbounds i32, ptr %add.ptr38, i64 2, !dbg !153
  call void @llvm.masked.compressstore.v4i32(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %add.ptr39, <4 x i1> <i1 false, i1 true, i1 false, i1 true>), !dbg !154
  %mul40 = mul nsw i32 4, %0, !dbg !155
  %add41 = add nsw i32 %mul40, 2, !dbg !156
  %idxprom = sext i32 %add41 to i64, !dbg !157
  %arrayidx = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !157
  %9 = load i32, ptr %arrayidx, align 4, !dbg !157, !tbaa !85
  %cmp42 = icmp eq i32 %9, 2, !dbg !158
  br i1 %cmp42, label %land.rhs43, label %land.end49, !dbg !159

land.rhs43:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit148
  %mul44 = mul nsw i32 4, %0, !dbg !160
  %add45 = add nsw i32 %mul44, 3, !dbg !161
  %idxprom46 = sext i32 %add45 to i64, !dbg !162
  %arrayidx47 = getelementptr inbounds i32, ptr %out, i64 %idxprom46, !dbg !162
  %10 = load i32, ptr %arrayidx47, align 4, !dbg !162, !tbaa !85
  %cmp48 = icmp eq i32 %10, 4, !dbg !163
  br label %land.end49

land.end49:                                       ; preds = %land.rhs43, %_ZL9ws_assertbPKcS0_jS0_.exit148
  %11 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit148 ], [ %cmp48, %land.rhs43 ], !dbg !107
  %storedv.i143 = zext i1 %11 to i8, !dbg !164
  br i1 %11, label %_ZL9ws_assertbPKcS0_jS0_.exit145, label %if.then.i144, !dbg !164

if.then.i144:                                     ; preds = %land.end49
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__._Z6chosenPKiPi, i64 noundef 1) #9, !dbg !164
  unreachable, !dbg !164

_ZL9ws_assertbPKcS0_jS0_.exit145:                 ; preds = %land.end49
  %idx.ext50 = sext i32 %0 to i64, !dbg !165
  %add.ptr51 = getelementptr inbounds i32, ptr %in, i64 %idx.ext50, !dbg !165
  %masked_expand_load = call <4 x i32> @llvm.masked.expandload.v4i32(ptr %add.ptr51, <4 x i1> <i1 false, i1 true, i1 false, i1 true>, <4 x i32> splat (i32 7)), !dbg !166
    #dbg_value(<4 x i32> %masked_expand_load, !105, !DIExpression(), !107)
  %12 = extractelement <4 x i32> %masked_expand_load, i64 0, !dbg !167
  %cmp53 = icmp eq i32 %12, 7, !dbg !168
  br i1 %cmp53, label %land.lhs.true, label %land.end60, !dbg !169

land.lhs.true:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit145
  %13 = extractelement <4 x i32> %masked_expand_load, i64 1, !dbg !170
  %cmp54 = icmp eq i32 %13, %0, !dbg !171
  br i1 %cmp54, label %land.lhs.true55, label %land.end60, !dbg !172

land.lhs.true55:                                  ; preds = %land.lhs.true
  %14 = extractelement <4 x i32> %masked_expand_load, i64 2, !dbg !173
  %cmp56 = icmp eq i32 %14, 7, !dbg !174
  br i1 %cmp56, label %land.rhs57, label %land.end60, !dbg !175

land.rhs57:                                       ; preds = %land.lhs.true55
  %15 = extractelement <4 x i32> %masked_expand_load, i64 3, !dbg !176
  %add58 = add nsw i32 %0, 1, !dbg !177
  %cmp59 = icmp eq i32 %15, %add58, !dbg !178
  br label %land.end60

land.end60:                                       ; preds = %land.rhs57, %land.lhs.true55, %land.lhs.true, %_ZL9ws_assertbPKcS0_jS0_.exit145
  %16 = phi i1 [ false, %land.lhs.true55 ], [ false, %land.lhs.true ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit145 ], [ %cmp59, %land.rhs57 ], !dbg !107
  %storedv.i140 = zext i1 %16 to i8, !dbg !179
  br i1 %16, label %_ZL9ws_assertbPKcS0_jS0_.exit142, label %if.then.i141, !dbg !179

if.then.i141:                                     ; preds = %land.end60
  call void @__assertfail(ptr noundef @.str4, ptr noundef @.str1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__._Z6chosenPKiPi, i64 noundef 1) #9, !dbg !179
  unreachable, !dbg !179

_ZL9ws_assertbPKcS0_jS0_.exit142:                 ; preds = %land.end60
  %vecinit62 = insertelement <4 x i32> poison, i32 %0, i32 0, !dbg !180
  %vecinit63 = insertelement <4 x i32> %vecinit62, i32 1048576, i32 1, !dbg !180
  %vecinit64 = insertelement <4 x i32> %vecinit63, i32 0, i32 2, !dbg !180
  %vecinit65 = insertelement <4 x i32> %vecinit64, i32 5, i32 3, !dbg !180
  %17 = getelementptr i32, ptr %in, <4 x i32> %vecinit65, !dbg !181
  %masked_gather = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> align 4 %17, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, <4 x i32> splat (i32 9)), !dbg !181
    #dbg_value(<4 x i32> %masked_gather, !106, !DIExpression(), !107)
  %18 = extractelement <4 x i32> %masked_gather, i64 0, !dbg !182
  %cmp67 = icmp eq i32 %18, %0, !dbg !183
  br i1 %cmp67, label %land.lhs.true68, label %land.end74, !dbg !184

land.lhs.true68:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit142
  %19 = extractelement <4 x i32> %masked_gather, i64 1, !dbg !185
  %cmp69 = icmp eq i32 %19, 9, !dbg !186
  br i1 %cmp69, label %land.lhs.true70, label %land.end74, !dbg !187

land.lhs.true70:                                  ; preds = %land.lhs.true68
  %20 = extractelement <4 x i32> %masked_gather, i64 2, !dbg !188
  %cmp71 = icmp eq i32 %20, 0, !dbg !189
  br i1 %cmp71, label %land.rhs72, label %land.end74, !dbg !190

land.rhs72:                                       ; preds = %land.lhs.true70
  %21 = extractelement <4 x i32> %masked_gather, i64 3, !dbg !191
  %cmp73 = icmp eq i32 %21, 5, !dbg !192
  br label %land.end74

land.end74:                                       ; preds = %land.rhs72, %land.lhs.true70, %land.lhs.true68, %_ZL9ws_assertbPKcS0_jS0_.exit142
  %22 = phi i1 [ false, %land.lhs.true70 ], [ false, %land.lhs.true68 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit142 ], [ %cmp73, %land.rhs72 ], !dbg !107
  %storedv.i = zext i1 %22 to i8, !dbg !193
  br i1 %22, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !193

if.then.i:                                        ; preds = %land.end74
  call void @__assertfail(ptr noundef @.str5, ptr noundef @.str1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__._Z6chosenPKiPi, i64 noundef 1) #9, !dbg !193
  unreachable, !dbg !193

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end74
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !194
  %cmp75 = icmp slt i32 %0, 16, !dbg !195
  %vecinit76 = insertelement <4 x i1> poison, i1 %cmp75, i32 0, !dbg !196
  %vecinit77 = insertelement <4 x i1> %vecinit76, i1 false, i32 1, !dbg !196
  %cmp78 = icmp sge i32 %0, 16, !dbg !197
  %vecinit79 = insertelement <4 x i1> %vecinit77, i1 %cmp78, i32 2, !dbg !196
  %vecinit80 = insertelement <4 x i1> %vecinit79, i1 false, i32 3, !dbg !196
  %mul82 = mul nsw i32 2, %0, !dbg !198
  %vecinit83 = insertelement <4 x i32> poison, i32 %mul82, i32 0, !dbg !199
  %mul84 = mul nsw i32 2, %0, !dbg !200
  %add85 = add nsw i32 %mul84, 1, !dbg !201
  %vecinit86 = insertelement <4 x i32> %vecinit83, i32 %add85, i32 1, !dbg !199
  %add87 = add nsw i32 64, %0, !dbg !202
  %vecinit88 = insertelement <4 x i32> %vecinit86, i32 %add87, i32 2, !dbg !199
  %vecinit89 = insertelement <4 x i32> %vecinit88, i32 0, i32 3, !dbg !199
  %vecinit91 = insertelement <4 x i32> poison, i32 %0, i32 0, !dbg !203
  %vecinit92 = insertelement <4 x i32> %vecinit91, i32 %0, i32 1, !dbg !203
  %sub = sub nsw i32 0, %0, !dbg !204
  %vecinit93 = insertelement <4 x i32> %vecinit92, i32 %sub, i32 2, !dbg !203
  %sub94 = sub nsw i32 0, %0, !dbg !205
  %vecinit95 = insertelement <4 x i32> %vecinit93, i32 %sub94, i32 3, !dbg !203
  %23 = getelementptr i32, ptr %out, <4 x i32> %vecinit89, !dbg !206
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %vecinit95, <4 x ptr> align 4 %23, <4 x i1> %vecinit80), !dbg !206
  ret void, !dbg !207
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr captures(none), <4 x i1>, <4 x i32>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr captures(none), <4 x i1>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.compressstore.v4i32(<4 x i32>, ptr captures(none), <4 x i1>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x i32> @llvm.masked.expandload.v4i32(ptr captures(none), <4 x i1>, <4 x i32>) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, <4 x i1>, <4 x i32>) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, <4 x i1>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #8

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(write) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #9 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!38}
!llvm.module.flags = !{!80, !81, !82, !83}
!llvm.ident = !{!84}
!llvm.errno.tbaa = !{!85}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "masked.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 384, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 48)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 10)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 32)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 552, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 69)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 344, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 43)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 392, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 49)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 360, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 45)
!38 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !39, globals: !45, imports: !46, splitDebugInlining: false, nameTableKind: None)
!39 = !{!40, !41}
!40 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "M", file: !2, line: 7, baseType: !42)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 8, flags: DIFlagVector, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 1)
!45 = !{!0, !8, !13, !18, !23, !28, !33}
!46 = !{!47, !50, !52, !57, !62, !67, !72, !74}
!47 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !38, entity: !48, file: !49, line: 128)
!48 = !DINamespace(name: "ws_math", scope: null)
!49 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!50 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !51, entity: !48, file: !49, line: 129)
!51 = !DINamespace(name: "std", scope: null)
!52 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !53, file: !49, line: 154)
!53 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !49, file: !49, line: 137, type: !54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!54 = !DISubroutineType(types: !55)
!55 = !{!56, !56}
!56 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !58, file: !49, line: 154)
!58 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !49, file: !49, line: 133, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!59 = !DISubroutineType(types: !60)
!60 = !{!61, !61}
!61 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!62 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !63, file: !49, line: 154)
!63 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !49, file: !49, line: 134, type: !64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!64 = !DISubroutineType(types: !65)
!65 = !{!66, !66}
!66 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!67 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !68, file: !49, line: 154)
!68 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !49, file: !49, line: 145, type: !69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!69 = !DISubroutineType(types: !70)
!70 = !{!40, !71}
!71 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!72 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !73, file: !49, line: 154)
!73 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !49, file: !49, line: 147, type: !69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!74 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !75, file: !49, line: 154)
!75 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !49, file: !49, line: 149, type: !76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!76 = !DISubroutineType(types: !77)
!77 = !{!78, !79}
!78 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!79 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!80 = !{i32 7, !"Dwarf Version", i32 4}
!81 = !{i32 2, !"Debug Info Version", i32 3}
!82 = !{i32 1, !"wchar_size", i32 4}
!83 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!84 = !{!"clang version 22.1.8"}
!85 = !{!86, !86, i64 0}
!86 = !{!"int", !87, i64 0}
!87 = !{!"omnipotent char", !88, i64 0}
!88 = !{!"Simple C++ TBAA"}
!89 = distinct !DISubprogram(name: "chosen", linkageName: "_Z6chosenPKiPi", scope: !2, file: !2, line: 9, type: !90, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !38, retainedNodes: !95)
!90 = !DISubroutineType(types: !91)
!91 = !{null, !92, !94}
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !78)
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!95 = !{!96, !97, !98, !99, !100, !105, !106}
!96 = !DILocalVariable(name: "in", arg: 1, scope: !89, file: !2, line: 9, type: !92)
!97 = !DILocalVariable(name: "out", arg: 2, scope: !89, file: !2, line: 9, type: !94)
!98 = !DILocalVariable(name: "t", scope: !89, file: !2, line: 10, type: !78)
!99 = !DILocalVariable(name: "mask", scope: !89, file: !2, line: 11, type: !41)
!100 = !DILocalVariable(name: "v", scope: !89, file: !2, line: 12, type: !101)
!101 = !DIDerivedType(tag: DW_TAG_typedef, name: "V", file: !2, line: 6, baseType: !102)
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !78, size: 128, flags: DIFlagVector, elements: !103)
!103 = !{!104}
!104 = !DISubrange(count: 4)
!105 = !DILocalVariable(name: "e", scope: !89, file: !2, line: 19, type: !101)
!106 = !DILocalVariable(name: "g", scope: !89, file: !2, line: 21, type: !101)
!107 = !DILocation(line: 0, scope: !89)
!108 = !DILocation(line: 10, column: 11, scope: !89)
!109 = !DILocation(line: 11, column: 21, scope: !89)
!110 = !DILocation(line: 11, column: 25, scope: !89)
!111 = !DILocation(line: 11, column: 12, scope: !89)
!112 = !DILocation(line: 11, column: 33, scope: !89)
!113 = !DILocation(line: 11, column: 37, scope: !89)
!114 = !DILocation(line: 11, column: 41, scope: !89)
!115 = !DILocation(line: 11, column: 50, scope: !89)
!116 = !DILocation(line: 11, column: 54, scope: !89)
!117 = !DILocation(line: 11, column: 58, scope: !89)
!118 = !DILocation(line: 11, column: 5, scope: !89)
!119 = !DILocation(line: 12, column: 31, scope: !89)
!120 = !DILocation(line: 12, column: 44, scope: !89)
!121 = !DILocation(line: 12, column: 40, scope: !89)
!122 = !DILocation(line: 12, column: 9, scope: !89)
!123 = !DILocation(line: 13, column: 10, scope: !89)
!124 = !DILocation(line: 13, column: 19, scope: !89)
!125 = !DILocation(line: 13, column: 14, scope: !89)
!126 = !DILocation(line: 13, column: 23, scope: !89)
!127 = !DILocation(line: 13, column: 26, scope: !89)
!128 = !DILocation(line: 13, column: 36, scope: !89)
!129 = !DILocation(line: 13, column: 34, scope: !89)
!130 = !DILocation(line: 13, column: 49, scope: !89)
!131 = !DILocation(line: 13, column: 53, scope: !89)
!132 = !DILocation(line: 13, column: 30, scope: !89)
!133 = !DILocation(line: 13, column: 3, scope: !89)
!134 = !DILocation(line: 14, column: 10, scope: !89)
!135 = !DILocation(line: 14, column: 20, scope: !89)
!136 = !DILocation(line: 14, column: 18, scope: !89)
!137 = !DILocation(line: 14, column: 29, scope: !89)
!138 = !DILocation(line: 14, column: 33, scope: !89)
!139 = !DILocation(line: 14, column: 14, scope: !89)
!140 = !DILocation(line: 14, column: 43, scope: !89)
!141 = !DILocation(line: 14, column: 46, scope: !89)
!142 = !DILocation(line: 14, column: 56, scope: !89)
!143 = !DILocation(line: 14, column: 54, scope: !89)
!144 = !DILocation(line: 14, column: 65, scope: !89)
!145 = !DILocation(line: 14, column: 69, scope: !89)
!146 = !DILocation(line: 14, column: 50, scope: !89)
!147 = !DILocation(line: 14, column: 3, scope: !89)
!148 = !DILocation(line: 15, column: 66, scope: !89)
!149 = !DILocation(line: 15, column: 62, scope: !89)
!150 = !DILocation(line: 15, column: 3, scope: !89)
!151 = !DILocation(line: 17, column: 89, scope: !89)
!152 = !DILocation(line: 17, column: 85, scope: !89)
!153 = !DILocation(line: 17, column: 93, scope: !89)
!154 = !DILocation(line: 17, column: 3, scope: !89)
!155 = !DILocation(line: 18, column: 16, scope: !89)
!156 = !DILocation(line: 18, column: 20, scope: !89)
!157 = !DILocation(line: 18, column: 10, scope: !89)
!158 = !DILocation(line: 18, column: 25, scope: !89)
!159 = !DILocation(line: 18, column: 30, scope: !89)
!160 = !DILocation(line: 18, column: 39, scope: !89)
!161 = !DILocation(line: 18, column: 43, scope: !89)
!162 = !DILocation(line: 18, column: 33, scope: !89)
!163 = !DILocation(line: 18, column: 48, scope: !89)
!164 = !DILocation(line: 18, column: 3, scope: !89)
!165 = !DILocation(line: 19, column: 70, scope: !89)
!166 = !DILocation(line: 19, column: 9, scope: !89)
!167 = !DILocation(line: 20, column: 10, scope: !89)
!168 = !DILocation(line: 20, column: 14, scope: !89)
!169 = !DILocation(line: 20, column: 19, scope: !89)
!170 = !DILocation(line: 20, column: 22, scope: !89)
!171 = !DILocation(line: 20, column: 26, scope: !89)
!172 = !DILocation(line: 20, column: 31, scope: !89)
!173 = !DILocation(line: 20, column: 34, scope: !89)
!174 = !DILocation(line: 20, column: 38, scope: !89)
!175 = !DILocation(line: 20, column: 43, scope: !89)
!176 = !DILocation(line: 20, column: 46, scope: !89)
!177 = !DILocation(line: 20, column: 55, scope: !89)
!178 = !DILocation(line: 20, column: 50, scope: !89)
!179 = !DILocation(line: 20, column: 3, scope: !89)
!180 = !DILocation(line: 21, column: 64, scope: !89)
!181 = !DILocation(line: 21, column: 9, scope: !89)
!182 = !DILocation(line: 22, column: 10, scope: !89)
!183 = !DILocation(line: 22, column: 14, scope: !89)
!184 = !DILocation(line: 22, column: 19, scope: !89)
!185 = !DILocation(line: 22, column: 22, scope: !89)
!186 = !DILocation(line: 22, column: 26, scope: !89)
!187 = !DILocation(line: 22, column: 31, scope: !89)
!188 = !DILocation(line: 22, column: 34, scope: !89)
!189 = !DILocation(line: 22, column: 38, scope: !89)
!190 = !DILocation(line: 22, column: 43, scope: !89)
!191 = !DILocation(line: 22, column: 46, scope: !89)
!192 = !DILocation(line: 22, column: 50, scope: !89)
!193 = !DILocation(line: 22, column: 3, scope: !89)
!194 = !DILocation(line: 23, column: 3, scope: !89)
!195 = !DILocation(line: 24, column: 32, scope: !89)
!196 = !DILocation(line: 24, column: 29, scope: !89)
!197 = !DILocation(line: 24, column: 47, scope: !89)
!198 = !DILocation(line: 24, column: 68, scope: !89)
!199 = !DILocation(line: 24, column: 65, scope: !89)
!200 = !DILocation(line: 24, column: 75, scope: !89)
!201 = !DILocation(line: 24, column: 79, scope: !89)
!202 = !DILocation(line: 24, column: 87, scope: !89)
!203 = !DILocation(line: 24, column: 99, scope: !89)
!204 = !DILocation(line: 24, column: 106, scope: !89)
!205 = !DILocation(line: 24, column: 110, scope: !89)
!206 = !DILocation(line: 24, column: 3, scope: !89)
!207 = !DILocation(line: 25, column: 1, scope: !89)
