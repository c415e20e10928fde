; ModuleID = 'masked.cu'
source_filename = "masked.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [48 x i8] c"v.x == 4 * t && v.y == (t % 2 ? -2 : 4 * t + 1)\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [10 x i8] c"masked.cu\00", align 1, !dbg !8
@__func__._Z6chosenPKiPi = private unnamed_addr constant [7 x i8] c"chosen\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [69 x i8] c"v.z == (t < 31 ? 4 * t + 2 : -3) && v.w == (t < 31 ? 4 * t + 3 : -4)\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [43 x i8] c"out[4 * t + 2] == 2 && out[4 * t + 3] == 4\00", align 1, !dbg !23
@.str4 = private unnamed_addr constant [49 x i8] c"e.x == 7 && e.y == t && e.z == 7 && e.w == t + 1\00", align 1, !dbg !28
@.str5 = private unnamed_addr constant [45 x i8] c"g.x == t && g.y == 9 && g.z == 0 && g.w == 5\00", align 1, !dbg !33

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6chosenPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !61 {
entry:
    #dbg_value(ptr %in, !69, !DIExpression(), !80)
    #dbg_value(ptr %out, !70, !DIExpression(), !80)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !81
    #dbg_value(i32 %0, !71, !DIExpression(), !80)
  %rem = srem i32 %0, 2, !dbg !82
  %cmp = icmp eq i32 %rem, 0, !dbg !83
  %vecinit = insertelement <4 x i1> <i1 true, i1 poison, i1 poison, i1 poison>, i1 %cmp, i32 1, !dbg !84
  %mul = mul nsw i32 4, %0, !dbg !85
  %add = add nsw i32 %mul, 2, !dbg !86
  %cmp1 = icmp slt i32 %add, 126, !dbg !87
  %vecinit2 = insertelement <4 x i1> %vecinit, i1 %cmp1, i32 2, !dbg !84
  %mul3 = mul nsw i32 4, %0, !dbg !88
  %add4 = add nsw i32 %mul3, 3, !dbg !89
  %cmp5 = icmp slt i32 %add4, 126, !dbg !90
  %vecinit6 = insertelement <4 x i1> %vecinit2, i1 %cmp5, i32 3, !dbg !84
  %insertvec = shufflevector <4 x i1> %vecinit6, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !91
  %1 = bitcast <8 x i1> %insertvec to i8, !dbg !91
    #dbg_value(i8 %1, !72, !DIExpression(), !80)
  %2 = bitcast i8 %1 to <8 x i1>, !dbg !92
  %extractvec = shufflevector <8 x i1> %2, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !92
  %mul7 = mul nsw i32 4, %0, !dbg !93
  %idx.ext = sext i32 %mul7 to i64, !dbg !94
  %add.ptr = getelementptr inbounds i32, ptr %in, i64 %idx.ext, !dbg !94
  %masked_load = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %add.ptr, <4 x i1> %extractvec, <4 x i32> <i32 -1, i32 -2, i32 -3, i32 -4>), !dbg !95
    #dbg_value(<4 x i32> %masked_load, !73, !DIExpression(), !80)
  %3 = extractelement <4 x i32> %masked_load, i64 0, !dbg !96
  %mul8 = mul nsw i32 4, %0, !dbg !97
  %cmp9 = icmp eq i32 %3, %mul8, !dbg !98
  br i1 %cmp9, label %land.rhs, label %land.end, !dbg !99

land.rhs:                                         ; preds = %entry
  %4 = extractelement <4 x i32> %masked_load, i64 1, !dbg !100
  %rem10 = srem i32 %0, 2, !dbg !101
  %tobool = icmp ne i32 %rem10, 0, !dbg !102
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !102

cond.true:                                        ; preds = %land.rhs
  br label %cond.end, !dbg !102

cond.false:                                       ; preds = %land.rhs
  %mul11 = mul nsw i32 4, %0, !dbg !103
  %add12 = add nsw i32 %mul11, 1, !dbg !104
  br label %cond.end, !dbg !102

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ -2, %cond.true ], [ %add12, %cond.false ], !dbg !102
  %cmp13 = icmp eq i32 %4, %cond, !dbg !105
  br label %land.end

land.end:                                         ; preds = %cond.end, %entry
  %5 = phi i1 [ false, %entry ], [ %cmp13, %cond.end ], !dbg !80
  %storedv.i149 = zext i1 %5 to i8, !dbg !106
  br i1 %5, label %_ZL9ws_assertbPKcS0_jS0_.exit151, label %if.then.i150, !dbg !106

if.then.i150:                                     ; preds = %land.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 13, ptr noundef @__func__._Z6chosenPKiPi, i64 noundef 1) #9, !dbg !106
  unreachable, !dbg !106

_ZL9ws_assertbPKcS0_jS0_.exit151:                 ; preds = %land.end
  %6 = extractelement <4 x i32> %masked_load, i64 2, !dbg !107
  %cmp14 = icmp slt i32 %0, 31, !dbg !108
  br i1 %cmp14, label %cond.true15, label %cond.false18, !dbg !109

cond.true15:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit151
  %mul16 = mul nsw i32 4, %0, !dbg !110
  %add17 = add nsw i32 %mul16, 2, !dbg !111
  br label %cond.end19, !dbg !109

cond.false18:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit151
  br label %cond.end19, !dbg !109

cond.end19:                                       ; preds = %cond.false18, %cond.true15
  %cond20 = phi i32 [ %add17, %cond.true15 ], [ -3, %cond.false18 ], !dbg !109
  %cmp21 = icmp eq i32 %6, %cond20, !dbg !112
  br i1 %cmp21, label %land.rhs22, label %land.end31, !dbg !113

land.rhs22:                                       ; preds = %cond.end19
  %7 = extractelement <4 x i32> %masked_load, i64 3, !dbg !114
  %cmp23 = icmp slt i32 %0, 31, !dbg !115
  br i1 %cmp23, label %cond.true24, label %cond.false27, !dbg !116

cond.true24:                                      ; preds = %land.rhs22
  %mul25 = mul nsw i32 4, %0, !dbg !117
  %add26 = add nsw i32 %mul25, 3, !dbg !118
  br label %cond.end28, !dbg !116

cond.false27:                                     ; preds = %land.rhs22
  br label %cond.end28, !dbg !116

cond.end28:                                       ; preds = %cond.false27, %cond.true24
  %cond29 = phi i32 [ %add26, %cond.true24 ], [ -4, %cond.false27 ], !dbg !116
  %cmp30 = icmp eq i32 %7, %cond29, !dbg !119
  br label %land.end31

land.end31:                                       ; preds = %cond.end28, %cond.end19
  %8 = phi i1 [ false, %cond.end19 ], [ %cmp30, %cond.end28 ], !dbg !80
  %storedv.i146 = zext i1 %8 to i8, !dbg !120
  br i1 %8, label %_ZL9ws_assertbPKcS0_jS0_.exit148, label %if.then.i147, !dbg !120

if.then.i147:                                     ; preds = %land.end31
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 14, ptr noundef @__func__._Z6chosenPKiPi, i64 noundef 1) #9, !dbg !120
  unreachable, !dbg !120

_ZL9ws_assertbPKcS0_jS0_.exit148:                 ; preds = %land.end31
  %mul32 = mul nsw i32 4, %0, !dbg !121
  %idx.ext33 = sext i32 %mul32 to i64, !dbg !122
  %add.ptr34 = getelementptr inbounds i32, ptr %out, i64 %idx.ext33, !dbg !122
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %masked_load, ptr align 4 %add.ptr34, <4 x i1> <i1 true, i1 true, i1 false, i1 false>), !dbg !123
  %mul36 = mul nsw i32 4, %0, !dbg !124
  %idx.ext37 = sext i32 %mul36 to i64, !dbg !125
  %add.ptr38 = getelementptr inbounds i32, ptr %out, i64 %idx.ext37, !dbg !125
  %add.ptr39 = getelementptr inbounds i32, ptr %add.ptr38, i64 2, !dbg !126
  call void @llvm.masked.compressstore.v4i32(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %add.ptr39, <4 x i1> <i1 false, i1 true, i1 false, i1 true>), !dbg !127
  %mul40 = mul nsw i32 4, %0, !dbg !128
  %add41 = add nsw i32 %mul40, 2, !dbg !129
  %idxprom = sext i32 %add41 to i64, !dbg !130
  %arrayidx = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !130
  %9 = load i32, ptr %arrayidx, align 4, !dbg !130, !tbaa !57
  %cmp42 = icmp eq i32 %9, 2, !dbg !131
  br i1 %cmp42, label %land.rhs43, label %land.end49, !dbg !132

land.rhs43:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit148
  %mul44 = mul nsw i32 4, %0, !dbg !133
  %add45 = add nsw i32 %mul44, 3, !dbg !134
  %idxprom46 = sext i32 %add45 to i64, !dbg !135
  %arrayidx47 = getelementptr inbounds i32, ptr %out, i64 %idxprom46, !dbg !135
  %10 = load i32, ptr %arrayidx47, align 4, !dbg !135, !tbaa !57
  %cmp48 = icmp eq i32 %10, 4, !dbg !136
  br label %land.end49

land.end49:                                       ; preds = %land.rhs43, %_ZL9ws_assertbPKcS0_jS0_.exit148
  %11 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit148 ], [ %cmp48, %land.rhs43 ], !dbg !80
  %storedv.i143 = zext i1 %11 to i8, !dbg !137
  br i1 %11, label %_ZL9ws_assertbPKcS0_jS0_.exit145, label %if.then.i144, !dbg !137

if.then.i144:                                     ; preds = %land.end49
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 18, ptr noundef @__func__._Z6chosenPKiPi, i64 noundef 1) #9, !dbg !137
  unreachable, !dbg !137

_ZL9ws_assertbPKcS0_jS0_.exit145:                 ; preds = %land.end49
  %idx.ext50 = sext i32 %0 to i64, !dbg !138
  %add.ptr51 = getelementptr inbounds i32, ptr %in, i64 %idx.ext50, !dbg !138
  %masked_expand_load = call <4 x i32> @llvm.masked.expandload.v4i32(ptr %add.ptr51, <4 x i1> <i1 false, i1 true, i1 false, i1 true>, <4 x i32> splat (i32 7)), !dbg !139
    #dbg_value(<4 x i32> %masked_expand_load, !78, !DIExpression(), !80)
  %12 = extractelement <4 x i32> %masked_expand_load, i64 0, !dbg !140
  %cmp53 = icmp eq i32 %12, 7, !dbg !141
  br i1 %cmp53, label %land.lhs.true, label %land.end60, !dbg !142

land.lhs.true:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit145
  %13 = extractelement <4 x i32> %masked_expand_load, i64 1, !dbg !143
  %cmp54 = icmp eq i32 %13, %0, !dbg !144
  br i1 %cmp54, label %land.lhs.true55, label %land.end60, !dbg !145

land.lhs.true55:                                  ; preds = %land.lhs.true
  %14 = extractelement <4 x i32> %masked_expand_load, i64 2, !dbg !146
  %cmp56 = icmp eq i32 %14, 7, !dbg !147
  br i1 %cmp56, label %land.rhs57, label %land.end60, !dbg !148

land.rhs57:                                       ; preds = %land.lhs.true55
  %15 = extractelement <4 x i32> %masked_expand_load, i64 3, !dbg !149
  %add58 = add nsw i32 %0, 1, !dbg !150
  %cmp59 = icmp eq i32 %15, %add58, !dbg !151
  br label %land.end60

land.end60:                                       ; preds = %land.rhs57, %land.lhs.true55, %land.lhs.true, %_ZL9ws_assertbPKcS0_jS0_.exit145
  %16 = phi i1 [ false, %land.lhs.true55 ], [ false, %land.lhs.true ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit145 ], [ %cmp59, %land.rhs57 ], !dbg !80
  %storedv.i140 = zext i1 %16 to i8, !dbg !152
  br i1 %16, label %_ZL9ws_assertbPKcS0_jS0_.exit142, label %if.then.i141, !dbg !152

if.then.i141:                                     ; preds = %land.end60
  call void @__assertfail(ptr noundef @.str4, ptr noundef @.str1, i32 noundef 20, ptr noundef @__func__._Z6chosenPKiPi, i64 noundef 1) #9, !dbg !152
  unreachable, !dbg !152

_ZL9ws_assertbPKcS0_jS0_.exit142:                 ; preds = %land.end60
  %vecinit62 = insertelement <4 x i32> poison, i32 %0, i32 0, !dbg !153
  %vecinit63 = insertelement <4 x i32> %vecinit62, i32 1048576, i32 1, !dbg !153
  %vecinit64 = insertelement <4 x i32> %vecinit63, i32 0, i32 2, !dbg !153
  %vecinit65 = insertelement <4 x i32> %vecinit64, i32 5, i32 3, !dbg !153
  %17 = getelementptr i32, ptr %in, <4 x i32> %vecinit65, !dbg !154
  %masked_gather = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> align 4 %17, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, <4 x i32> splat (i32 9)), !dbg !154
    #dbg_value(<4 x i32> %masked_gather, !79, !DIExpression(), !80)
  %18 = extractelement <4 x i32> %masked_gather, i64 0, !dbg !155
  %cmp67 = icmp eq i32 %18, %0, !dbg !156
  br i1 %cmp67, label %land.lhs.true68, label %land.end74, !dbg !157

land.lhs.true68:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit142
  %19 = extractelement <4 x i32> %masked_gather, i64 1, !dbg !158
  %cmp69 = icmp eq i32 %19, 9, !dbg !159
  br i1 %cmp69, label %land.lhs.true70, label %land.end74, !dbg !160

land.lhs.true70:                                  ; preds = %land.lhs.true68
  %20 = extractelement <4 x i32> %masked_gather, i64 2, !dbg !161
  %cmp71 = icmp eq i32 %20, 0, !dbg !162
  br i1 %cmp71, label %land.rhs72, label %land.end74, !dbg !163

land.rhs72:                                       ; preds = %land.lhs.true70
  %21 = extractelement <4 x i32> %masked_gather, i64 3, !dbg !164
  %cmp73 = icmp eq i32 %21, 5, !dbg !165
  br label %land.end74

land.end74:                                       ; preds = %land.rhs72, %land.lhs.true70, %land.lhs.true68, %_ZL9ws_assertbPKcS0_jS0_.exit142
  %22 = phi i1 [ false, %land.lhs.true70 ], [ false, %land.lhs.true68 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit142 ], [ %cmp73, %land.rhs72 ], !dbg !80
  %storedv.i = zext i1 %22 to i8, !dbg !166
  br i1 %22, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !166

if.then.i:                                        ; preds = %land.end74
  call void @__assertfail(ptr noundef @.str5, ptr noundef @.str1, i32 noundef 22, ptr noundef @__func__._Z6chosenPKiPi, i64 noundef 1) #9, !dbg !166
  unreachable, !dbg !166

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end74
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !167
  %cmp75 = icmp slt i32 %0, 16, !dbg !168
  %vecinit76 = insertelement <4 x i1> poison, i1 %cmp75, i32 0, !dbg !169
  %vecinit77 = insertelement <4 x i1> %vecinit76, i1 false, i32 1, !dbg !169
  %cmp78 = icmp sge i32 %0, 16, !dbg !170
  %vecinit79 = insertelement <4 x i1> %vecinit77, i1 %cmp78, i32 2, !dbg !169
  %vecinit80 = insertelement <4 x i1> %vecinit79, i1 false, i32 3, !dbg !169
  %mul82 = mul nsw i32 2, %0, !dbg !171
  %vecinit83 = insertelement <4 x i32> poison, i32 %mul82, i32 0, !dbg !172
  %mul84 = mul nsw i32 2, %0, !dbg !173
  %add85 = add nsw i32 %mul84, 1, !dbg !174
  %vecinit86 = insertelement <4 x i32> %vecinit83, i32 %add85, i32 1, !dbg !172
  %add87 = add nsw i32 64, %0, !dbg !175
  %vecinit88 = insertelement <4 x i32> %vecinit86, i32 %add87, i32 2, !dbg !172
  %vecinit89 = insertelement <4 x i32> %vecinit88, i32 0, i32 3, !dbg !172
  %vecinit91 = insertelement <4 x i32> poison, i32 %0, i32 0, !dbg !176
  %vecinit92 = insertelement <4 x i32> %vecinit91, i32 %0, i32 1, !dbg !176
  %sub = sub nsw i32 0, %0, !dbg !177
  %vecinit93 = insertelement <4 x i32> %vecinit92, i32 %sub, i32 2, !dbg !176
  %sub94 = sub nsw i32 0, %0, !dbg !178
  %vecinit95 = insertelement <4 x i32> %vecinit93, i32 %sub94, i32 3, !dbg !176
  %23 = getelementptr i32, ptr %out, <4 x i32> %vecinit89, !dbg !179
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %vecinit95, <4 x ptr> align 4 %23, <4 x i1> %vecinit80), !dbg !179
  ret void, !dbg !180
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
!llvm.module.flags = !{!52, !53, !54, !55}
!llvm.ident = !{!56}
!llvm.errno.tbaa = !{!57}

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
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 7)
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
!46 = !{!47, !50}
!47 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !38, entity: !48, file: !49, line: 206)
!48 = !DINamespace(name: "ws_math", scope: null)
!49 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!50 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !51, entity: !48, file: !49, line: 207)
!51 = !DINamespace(name: "std", scope: null)
!52 = !{i32 7, !"Dwarf Version", i32 4}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!56 = !{!"clang version 22.1.8"}
!57 = !{!58, !58, i64 0}
!58 = !{!"int", !59, i64 0}
!59 = !{!"omnipotent char", !60, i64 0}
!60 = !{!"Simple C++ TBAA"}
!61 = distinct !DISubprogram(name: "chosen", linkageName: "_Z6chosenPKiPi", scope: !2, file: !2, line: 9, type: !62, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !38, retainedNodes: !68)
!62 = !DISubroutineType(types: !63)
!63 = !{null, !64, !67}
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !66)
!66 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!68 = !{!69, !70, !71, !72, !73, !78, !79}
!69 = !DILocalVariable(name: "in", arg: 1, scope: !61, file: !2, line: 9, type: !64)
!70 = !DILocalVariable(name: "out", arg: 2, scope: !61, file: !2, line: 9, type: !67)
!71 = !DILocalVariable(name: "t", scope: !61, file: !2, line: 10, type: !66)
!72 = !DILocalVariable(name: "mask", scope: !61, file: !2, line: 11, type: !41)
!73 = !DILocalVariable(name: "v", scope: !61, file: !2, line: 12, type: !74)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "V", file: !2, line: 6, baseType: !75)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !66, size: 128, flags: DIFlagVector, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 4)
!78 = !DILocalVariable(name: "e", scope: !61, file: !2, line: 19, type: !74)
!79 = !DILocalVariable(name: "g", scope: !61, file: !2, line: 21, type: !74)
!80 = !DILocation(line: 0, scope: !61)
!81 = !DILocation(line: 10, column: 11, scope: !61)
!82 = !DILocation(line: 11, column: 21, scope: !61)
!83 = !DILocation(line: 11, column: 25, scope: !61)
!84 = !DILocation(line: 11, column: 12, scope: !61)
!85 = !DILocation(line: 11, column: 33, scope: !61)
!86 = !DILocation(line: 11, column: 37, scope: !61)
!87 = !DILocation(line: 11, column: 41, scope: !61)
!88 = !DILocation(line: 11, column: 50, scope: !61)
!89 = !DILocation(line: 11, column: 54, scope: !61)
!90 = !DILocation(line: 11, column: 58, scope: !61)
!91 = !DILocation(line: 11, column: 5, scope: !61)
!92 = !DILocation(line: 12, column: 31, scope: !61)
!93 = !DILocation(line: 12, column: 44, scope: !61)
!94 = !DILocation(line: 12, column: 40, scope: !61)
!95 = !DILocation(line: 12, column: 9, scope: !61)
!96 = !DILocation(line: 13, column: 10, scope: !61)
!97 = !DILocation(line: 13, column: 19, scope: !61)
!98 = !DILocation(line: 13, column: 14, scope: !61)
!99 = !DILocation(line: 13, column: 23, scope: !61)
!100 = !DILocation(line: 13, column: 26, scope: !61)
!101 = !DILocation(line: 13, column: 36, scope: !61)
!102 = !DILocation(line: 13, column: 34, scope: !61)
!103 = !DILocation(line: 13, column: 49, scope: !61)
!104 = !DILocation(line: 13, column: 53, scope: !61)
!105 = !DILocation(line: 13, column: 30, scope: !61)
!106 = !DILocation(line: 13, column: 3, scope: !61)
!107 = !DILocation(line: 14, column: 10, scope: !61)
!108 = !DILocation(line: 14, column: 20, scope: !61)
!109 = !DILocation(line: 14, column: 18, scope: !61)
!110 = !DILocation(line: 14, column: 29, scope: !61)
!111 = !DILocation(line: 14, column: 33, scope: !61)
!112 = !DILocation(line: 14, column: 14, scope: !61)
!113 = !DILocation(line: 14, column: 43, scope: !61)
!114 = !DILocation(line: 14, column: 46, scope: !61)
!115 = !DILocation(line: 14, column: 56, scope: !61)
!116 = !DILocation(line: 14, column: 54, scope: !61)
!117 = !DILocation(line: 14, column: 65, scope: !61)
!118 = !DILocation(line: 14, column: 69, scope: !61)
!119 = !DILocation(line: 14, column: 50, scope: !61)
!120 = !DILocation(line: 14, column: 3, scope: !61)
!121 = !DILocation(line: 15, column: 66, scope: !61)
!122 = !DILocation(line: 15, column: 62, scope: !61)
!123 = !DILocation(line: 15, column: 3, scope: !61)
!124 = !DILocation(line: 17, column: 89, scope: !61)
!125 = !DILocation(line: 17, column: 85, scope: !61)
!126 = !DILocation(line: 17, column: 93, scope: !61)
!127 = !DILocation(line: 17, column: 3, scope: !61)
!128 = !DILocation(line: 18, column: 16, scope: !61)
!129 = !DILocation(line: 18, column: 20, scope: !61)
!130 = !DILocation(line: 18, column: 10, scope: !61)
!131 = !DILocation(line: 18, column: 25, scope: !61)
!132 = !DILocation(line: 18, column: 30, scope: !61)
!133 = !DILocation(line: 18, column: 39, scope: !61)
!134 = !DILocation(line: 18, column: 43, scope: !61)
!135 = !DILocation(line: 18, column: 33, scope: !61)
!136 = !DILocation(line: 18, column: 48, scope: !61)
!137 = !DILocation(line: 18, column: 3, scope: !61)
!138 = !DILocation(line: 19, column: 70, scope: !61)
!139 = !DILocation(line: 19, column: 9, scope: !61)
!140 = !DILocation(line: 20, column: 10, scope: !61)
!141 = !DILocation(line: 20, column: 14, scope: !61)
!142 = !DILocation(line: 20, column: 19, scope: !61)
!143 = !DILocation(line: 20, column: 22, scope: !61)
!144 = !DILocation(line: 20, column: 26, scope: !61)
!145 = !DILocation(line: 20, column: 31, scope: !61)
!146 = !DILocation(line: 20, column: 34, scope: !61)
!147 = !DILocation(line: 20, column: 38, scope: !61)
!148 = !DILocation(line: 20, column: 43, scope: !61)
!149 = !DILocation(line: 20, column: 46, scope: !61)
!150 = !DILocation(line: 20, column: 55, scope: !61)
!151 = !DILocation(line: 20, column: 50, scope: !61)
!152 = !DILocation(line: 20, column: 3, scope: !61)
!153 = !DILocation(line: 21, column: 64, scope: !61)
!154 = !DILocation(line: 21, column: 9, scope: !61)
!155 = !DILocation(line: 22, column: 10, scope: !61)
!156 = !DILocation(line: 22, column: 14, scope: !61)
!157 = !DILocation(line: 22, column: 19, scope: !61)
!158 = !DILocation(line: 22, column: 22, scope: !61)
!159 = !DILocation(line: 22, column: 26, scope: !61)
!160 = !DILocation(line: 22, column: 31, scope: !61)
!161 = !DILocation(line: 22, column: 34, scope: !61)
!162 = !DILocation(line: 22, column: 38, scope: !61)
!163 = !DILocation(line: 22, column: 43, scope: !61)
!164 = !DILocation(line: 22, column: 46, scope: !61)
!165 = !DILocation(line: 22, column: 50, scope: !61)
!166 = !DILocation(line: 22, column: 3, scope: !61)
!167 = !DILocation(line: 23, column: 3, scope: !61)
!168 = !DILocation(line: 24, column: 32, scope: !61)
!169 = !DILocation(line: 24, column: 29, scope: !61)
!170 = !DILocation(line: 24, column: 47, scope: !61)
!171 = !DILocation(line: 24, column: 68, scope: !61)
!172 = !DILocation(line: 24, column: 65, scope: !61)
!173 = !DILocation(line: 24, column: 75, scope: !61)
!174 = !DILocation(line: 24, column: 79, scope: !61)
!175 = !DILocation(line: 24, column: 87, scope: !61)
!176 = !DILocation(line: 24, column: 99, scope: !61)
!177 = !DILocation(line: 24, column: 106, scope: !61)
!178 = !DILocation(line: 24, column: 110, scope: !61)
!179 = !DILocation(line: 24, column: 3, scope: !61)
!180 = !DILocation(line: 25, column: 1, scope: !61)
