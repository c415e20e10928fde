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

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6chosenPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !85 {
entry:
  %holds.addr.i123 = alloca i8, align 1
  %text.addr.i124 = alloca ptr, align 8
  %file.addr.i125 = alloca ptr, align 8
  %line.addr.i126 = alloca i32, align 4
  %fn.addr.i127 = alloca ptr, align 8
  %holds.addr.i114 = alloca i8, align 1
  %text.addr.i115 = alloca ptr, align 8
  %file.addr.i116 = alloca ptr, align 8
  %line.addr.i117 = alloca i32, align 4
  %fn.addr.i118 = alloca ptr, align 8
  %holds.addr.i105 = alloca i8, align 1
  %text.addr.i106 = alloca ptr, align 8
  %file.addr.i107 = alloca ptr, align 8
  %line.addr.i108 = alloca i32, align 4
  %fn.addr.i109 = alloca ptr, align 8
  %holds.addr.i96 = alloca i8, align 1
  %text.addr.i97 = alloca ptr, align 8
  %file.addr.i98 = alloca ptr, align 8
  %line.addr.i99 = alloca i32, align 4
  %fn.addr.i100 = alloca ptr, align 8
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %mask = alloca i8, align 1
  %v = alloca <4 x i32>, align 16
  %.compoundliteral = alloca <4 x i32>, align 16
  %.compoundliteral35 = alloca <4 x i32>, align 16
  %e = alloca <4 x i32>, align 16
  %.compoundliteral52 = alloca <4 x i32>, align 16
  %g = alloca <4 x i32>, align 16
  %.compoundliteral61 = alloca <4 x i32>, align 16
  %.compoundliteral66 = alloca <4 x i32>, align 16
  %.compoundliteral81 = alloca <4 x i32>, align 16
  %.compoundliteral90 = alloca <4 x i32>, align 16
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !92, !DIExpression(), !93)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !94, !DIExpression(), !95)
    #dbg_declare(ptr %t, !96, !DIExpression(), !97)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !98
  store i32 %0, ptr %t, align 4, !dbg !97
    #dbg_declare(ptr %mask, !99, !DIExpression(), !100)
  %1 = load i32, ptr %t, align 4, !dbg !101
  %rem = srem i32 %1, 2, !dbg !102
  %cmp = icmp eq i32 %rem, 0, !dbg !103
  %vecinit = insertelement <4 x i1> <i1 true, i1 poison, i1 poison, i1 poison>, i1 %cmp, i32 1, !dbg !104
  %2 = load i32, ptr %t, align 4, !dbg !105
  %mul = mul nsw i32 4, %2, !dbg !106
  %add = add nsw i32 %mul, 2, !dbg !107
  %cmp1 = icmp slt i32 %add, 126, !dbg !108
  %vecinit2 = insertelement <4 x i1> %vecinit, i1 %cmp1, i32 2, !dbg !104
  %3 = load i32, ptr %t, align 4, !dbg !109
  %mul3 = mul nsw i32 4, %3, !dbg !110
  %add4 = add nsw i32 %mul3, 3, !dbg !111
  %cmp5 = icmp slt i32 %add4, 126, !dbg !112
  %vecinit6 = insertelement <4 x i1> %vecinit2, i1 %cmp5, i32 3, !dbg !104
  %insertvec = shufflevector <4 x i1> %vecinit6, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !100
  %4 = bitcast <8 x i1> %insertvec to i8, !dbg !100
  store i8 %4, ptr %mask, align 1, !dbg !100
    #dbg_declare(ptr %v, !113, !DIExpression(), !118)
  %load_bits = load i8, ptr %mask, align 1, !dbg !119
  %5 = bitcast i8 %load_bits to <8 x i1>, !dbg !119
  %extractvec = shufflevector <8 x i1> %5, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !119
  %6 = load ptr, ptr %in.addr, align 8, !dbg !120
  %7 = load i32, ptr %t, align 4, !dbg !121
  %mul7 = mul nsw i32 4, %7, !dbg !122
  %idx.ext = sext i32 %mul7 to i64, !dbg !123
  %add.ptr = getelementptr inbounds i32, ptr %6, i64 %idx.ext, !dbg !123
  store <4 x i32> <i32 -1, i32 -2, i32 -3, i32 -4>, ptr %.compoundliteral, align 16, !dbg !124
  %8 = load <4 x i32>, ptr %.compoundliteral, align 16, !dbg !124
  %masked_load = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %add.ptr, <4 x i1> %extractvec, <4 x i32> %8), !dbg !125
  store <4 x i32> %masked_load, ptr %v, align 16, !dbg !118
  %9 = load <4 x i32>, ptr %v, align 16, !dbg !126
  %10 = extractelement <4 x i32> %9, i64 0, !dbg !126
  %11 = load i32, ptr %t, align 4, !dbg !127
  %mul8 = mul nsw i32 4, %11, !dbg !128
  %cmp9 = icmp eq i32 %10, %mul8, !dbg !129
  br i1 %cmp9, label %land.rhs, label %land.end, !dbg !130

land.rhs:                                         ; preds = %entry
  %12 = load <4 x i32>, ptr %v, align 16, !dbg !131
  %13 = extractelement <4 x i32> %12, i64 1, !dbg !131
  %14 = load i32, ptr %t, align 4, !dbg !132
  %rem10 = srem i32 %14, 2, !dbg !133
  %tobool = icmp ne i32 %rem10, 0, !dbg !132
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !132

cond.true:                                        ; preds = %land.rhs
  br label %cond.end, !dbg !132

cond.false:                                       ; preds = %land.rhs
  %15 = load i32, ptr %t, align 4, !dbg !134
  %mul11 = mul nsw i32 4, %15, !dbg !135
  %add12 = add nsw i32 %mul11, 1, !dbg !136
  br label %cond.end, !dbg !132

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ -2, %cond.true ], [ %add12, %cond.false ], !dbg !132
  %cmp13 = icmp eq i32 %13, %cond, !dbg !137
  br label %land.end

land.end:                                         ; preds = %cond.end, %entry
  %16 = phi i1 [ false, %entry ], [ %cmp13, %cond.end ], !dbg !138
  %storedv.i128 = zext i1 %16 to i8, !dbg !139
  store i8 %storedv.i128, ptr %holds.addr.i123, align 1, !dbg !139
  store ptr @.str, ptr %text.addr.i124, align 8, !dbg !139
  store ptr @.str1, ptr %file.addr.i125, align 8, !dbg !139
  store i32 13, ptr %line.addr.i126, align 4, !dbg !139
  store ptr @__PRETTY_FUNCTION__._Z6chosenPKiPi, ptr %fn.addr.i127, align 8, !dbg !139
  %17 = load i8, ptr %holds.addr.i123, align 1, !dbg !139
  %loadedv.i129 = trunc i8 %17 to i1, !dbg !139
  br i1 %loadedv.i129, label %_ZL9ws_assertbPKcS0_jS0_.exit131, label %if.then.i130, !dbg !139

if.then.i130:                                     ; preds = %land.end
  %18 = load ptr, ptr %text.addr.i124, align 8, !dbg !139
  %19 = load ptr, ptr %file.addr.i125, align 8, !dbg !139
  %20 = load i32, ptr %line.addr.i126, align 4, !dbg !139
  %21 = load ptr, ptr %fn.addr.i127, align 8, !dbg !139
  call void @__assertfail(ptr noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i64 noundef 1) #8, !dbg !139
  unreachable, !dbg !139

_ZL9ws_assertbPKcS0_jS0_.exit131:                 ; preds = %land.end
  %22 = load <4 x i32>, ptr %v, align 16, !dbg !140
  %23 = extractelement <4 x i32> %22, i64 2, !dbg !140
  %24 = load i32, ptr %t, align 4, !dbg !141
  %cmp14 = icmp slt i32 %24, 31, !dbg !142
  br i1 %cmp14, label %cond.true15, label %cond.false18, !dbg !141

cond.true15:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit131
  %25 = load i32, ptr %t, align 4, !dbg !143
  %mul16 = mul nsw i32 4, %25, !dbg !144
  %add17 = add nsw i32 %mul16, 2, !dbg !145
  br label %cond.end19, !dbg !141

cond.false18:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit131
  br label %cond.end19, !dbg !141

cond.end19:                                       ; preds = %cond.false18, %cond.true15
  %cond20 = phi i32 [ %add17, %cond.true15 ], [ -3, %cond.false18 ], !dbg !141
  %cmp21 = icmp eq i32 %23, %cond20, !dbg !146
  br i1 %cmp21, label %land.rhs22, label %land.end31, !dbg !147

land.rhs22:                                       ; preds = %cond.end19
  %26 = load <4 x i32>, ptr %v, align 16, !dbg !148
  %27 = extractelement <4 x i32> %26, i64 3, !dbg !148
  %28 = load i32, ptr %t, align 4, !dbg !149
  %cmp23 = icmp slt i32 %28, 31, !dbg !150
  br i1 %cmp23, label %cond.true24, label %cond.false27, !dbg !149

cond.true24:                                      ; preds = %land.rhs22
  %29 = load i32, ptr %t, align 4, !dbg !151
  %mul25 = mul nsw i32 4, %29, !dbg !152
  %add26 = add nsw i32 %mul25, 3, !dbg !153
  br label %cond.end28, !dbg !149

cond.false27:                                     ; preds = %land.rhs22
  br label %cond.end28, !dbg !149

cond.end28:                                       ; preds = %cond.false27, %cond.true24
  %cond29 = phi i32 [ %add26, %cond.true24 ], [ -4, %cond.false27 ], !dbg !149
  %cmp30 = icmp eq i32 %27, %cond29, !dbg !154
  br label %land.end31

land.end31:                                       ; preds = %cond.end28, %cond.end19
  %30 = phi i1 [ false, %cond.end19 ], [ %cmp30, %cond.end28 ], !dbg !138
  %storedv.i119 = zext i1 %30 to i8, !dbg !155
  store i8 %storedv.i119, ptr %holds.addr.i114, align 1, !dbg !155
  store ptr @.str2, ptr %text.addr.i115, align 8, !dbg !155
  store ptr @.str1, ptr %file.addr.i116, align 8, !dbg !155
  store i32 14, ptr %line.addr.i117, align 4, !dbg !155
  store ptr @__PRETTY_FUNCTION__._Z6chosenPKiPi, ptr %fn.addr.i118, align 8, !dbg !155
  %31 = load i8, ptr %holds.addr.i114, align 1, !dbg !155
  %loadedv.i120 = trunc i8 %31 to i1, !dbg !155
  br i1 %loadedv.i120, label %_ZL9ws_assertbPKcS0_jS0_.exit122, label %if.then.i121, !dbg !155

if.then.i121:                                     ; preds = %land.end31
  %32 = load ptr, ptr %text.addr.i115, align 8, !dbg !155
  %33 = load ptr, ptr %file.addr.i116, align 8, !dbg !155
  %34 = load i32, ptr %line.addr.i117, align 4, !dbg !155
  %35 = load ptr, ptr %fn.addr.i118, align 8, !dbg !155
  call void @__assertfail(ptr noundef %32, ptr noundef %33, i32 noundef %34, ptr noundef %35, i64 noundef 1) #8, !dbg !155
  unreachable, !dbg !155

_ZL9ws_assertbPKcS0_jS0_.exit122:                 ; preds = %land.end31
  %36 = load <4 x i32>, ptr %v, align 16, !dbg !156
  %37 = load ptr, ptr %out.addr, align 8, !dbg !157
  %38 = load i32, ptr %t, align 4, !dbg !158
  %mul32 = mul nsw i32 4, %38, !dbg !159
  %idx.ext33 = sext i32 %mul32 to i64, !dbg !160
  %add.ptr34 = getelementptr inbounds i32, ptr %37, i64 %idx.ext33, !dbg !160
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %36, ptr align 4 %add.ptr34, <4 x i1> <i1 true, i1 true, i1 false, i1 false>), !dbg !161
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %.compoundliteral35, align 16, !dbg !162
  %39 = load <4 x i32>, ptr %.compoundliteral35, align 16, !dbg !162
  %40 = load ptr, ptr %out.addr, align 8, !dbg !163
  %41 = load i32, ptr %t, align 4, !dbg !164
  %mul36 = mul nsw i32 4, %41, !dbg !165
  %idx.ext37 = sext i32 %mul36 to i64, !dbg !166
  %add.ptr38 = getelementptr inbounds i32, ptr %40, i64 %idx.ext37, !dbg !166
  %add.ptr39 = getelementptr inbounds i32, ptr %add.ptr38, i64 2, !dbg !167
  call void @llvm.masked.compressstore.v4i32(<4 x i32> %39, ptr %add.ptr39, <4 x i1> <i1 false, i1 true, i1 false, i1 true>), !dbg !168
  %42 = load ptr, ptr %out.addr, align 8, !dbg !169
  %43 = load i32, ptr %t, align 4, !dbg !170
  %mul40 = mul nsw i32 4, %43, !dbg !171
  %add41 = add nsw i32 %mul40, 2, !dbg !172
  %idxprom = sext i32 %add41 to i64, !dbg !169
  %arrayidx = getelementptr inbounds i32, ptr %42, i64 %idxprom, !dbg !169
  %44 = load i32, ptr %arrayidx, align 4, !dbg !169
  %cmp42 = icmp eq i32 %44, 2, !dbg !173
  br i1 %cmp42, label %land.rhs43, label %land.end49, !dbg !174

land.rhs43:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit122
  %45 = load ptr, ptr %out.addr, align 8, !dbg !175
  %46 = load i32, ptr %t, align 4, !dbg !176
  %mul44 = mul nsw i32 4, %46, !dbg !177
  %add45 = add nsw i32 %mul44, 3, !dbg !178
  %idxprom46 = sext i32 %add45 to i64, !dbg !175
  %arrayidx47 = getelementptr inbounds i32, ptr %45, i64 %idxprom46, !dbg !175
  %47 = load i32, ptr %arrayidx47, align 4, !dbg !175
  %cmp48 = icmp eq i32 %47, 4, !dbg !179
  br label %land.end49

land.end49:                                       ; preds = %land.rhs43, %_ZL9ws_assertbPKcS0_jS0_.exit122
  %48 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit122 ], [ %cmp48, %land.rhs43 ], !dbg !138
  %storedv.i110 = zext i1 %48 to i8, !dbg !180
  store i8 %storedv.i110, ptr %holds.addr.i105, align 1, !dbg !180
  store ptr @.str3, ptr %text.addr.i106, align 8, !dbg !180
  store ptr @.str1, ptr %file.addr.i107, align 8, !dbg !180
  store i32 18, ptr %line.addr.i108, align 4, !dbg !180
  store ptr @__PRETTY_FUNCTION__._Z6chosenPKiPi, ptr %fn.addr.i109, align 8, !dbg !180
  %49 = load i8, ptr %holds.addr.i105, align 1, !dbg !180
  %loadedv.i111 = trunc i8 %49 to i1, !dbg !180
  br i1 %loadedv.i111, label %_ZL9ws_assertbPKcS0_jS0_.exit113, label %if.then.i112, !dbg !180

if.then.i112:                                     ; preds = %land.end49
  %50 = load ptr, ptr %text.addr.i106, align 8, !dbg !180
  %51 = load ptr, ptr %file.addr.i107, align 8, !dbg !180
  %52 = load i32, ptr %line.addr.i108, align 4, !dbg !180
  %53 = load ptr, ptr %fn.addr.i109, align 8, !dbg !180
  call void @__assertfail(ptr noundef %50, ptr noundef %51, i32 noundef %52, ptr noundef %53, i64 noundef 1) #8, !dbg !180
  unreachable, !dbg !180

_ZL9ws_assertbPKcS0_jS0_.exit113:                 ; preds = %land.end49
    #dbg_declare(ptr %e, !181, !DIExpression(), !182)
  %54 = load ptr, ptr %in.addr, align 8, !dbg !183
  %55 = load i32, ptr %t, align 4, !dbg !184
  %idx.ext50 = sext i32 %55 to i64, !dbg !185
  %add.ptr51 = getelementptr inbounds i32, ptr %54, i64 %idx.ext50, !dbg !185
  store <4 x i32> splat (i32 7), ptr %.compoundliteral52, align 16, !dbg !186
  %56 = load <4 x i32>, ptr %.compoundliteral52, align 16, !dbg !186
  %masked_expand_load = call <4 x i32> @llvm.masked.expandload.v4i32(ptr %add.ptr51, <4 x i1> <i1 false, i1 true, i1 false, i1 true>, <4 x i32> %56), !dbg !187
  store <4 x i32> %masked_expand_load, ptr %e, align 16, !dbg !182
  %57 = load <4 x i32>, ptr %e, align 16, !dbg !188
  %58 = extractelement <4 x i32> %57, i64 0, !dbg !188
  %cmp53 = icmp eq i32 %58, 7, !dbg !189
  br i1 %cmp53, label %land.lhs.true, label %land.end60, !dbg !190

land.lhs.true:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit113
  %59 = load <4 x i32>, ptr %e, align 16, !dbg !191
  %60 = extractelement <4 x i32> %59, i64 1, !dbg !191
  %61 = load i32, ptr %t, align 4, !dbg !192
  %cmp54 = icmp eq i32 %60, %61, !dbg !193
  br i1 %cmp54, label %land.lhs.true55, label %land.end60, !dbg !194

land.lhs.true55:                                  ; preds = %land.lhs.true
  %62 = load <4 x i32>, ptr %e, align 16, !dbg !195
  %63 = extractelement <4 x i32> %62, i64 2, !dbg !195
  %cmp56 = icmp eq i32 %63, 7, !dbg !196
  br i1 %cmp56, label %land.rhs57, label %land.end60, !dbg !197

land.rhs57:                                       ; preds = %land.lhs.true55
  %64 = load <4 x i32>, ptr %e, align 16, !dbg !198
  %65 = extractelement <4 x i32> %64, i64 3, !dbg !198
  %66 = load i32, ptr %t, align 4, !dbg !199
  %add58 = add nsw i32 %66, 1, !dbg !200
  %cmp59 = icmp eq i32 %65, %add58, !dbg !201
  br label %land.end60

land.end60:                                       ; preds = %land.rhs57, %land.lhs.true55, %land.lhs.true, %_ZL9ws_assertbPKcS0_jS0_.exit113
  %67 = phi i1 [ false, %land.lhs.true55 ], [ false, %land.lhs.true ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit113 ], [ %cmp59, %land.rhs57 ], !dbg !138
  %storedv.i101 = zext i1 %67 to i8, !dbg !202
  store i8 %storedv.i101, ptr %holds.addr.i96, align 1, !dbg !202
  store ptr @.str4, ptr %text.addr.i97, align 8, !dbg !202
  store ptr @.str1, ptr %file.addr.i98, align 8, !dbg !202
  store i32 20, ptr %line.addr.i99, align 4, !dbg !202
  store ptr @__PRETTY_FUNCTION__._Z6chosenPKiPi, ptr %fn.addr.i100, align 8, !dbg !202
  %68 = load i8, ptr %holds.addr.i96, align 1, !dbg !202
  %loadedv.i102 = trunc i8 %68 to i1, !dbg !202
  br i1 %loadedv.i102, label %_ZL9ws_assertbPKcS0_jS0_.exit104, label %if.then.i103, !dbg !202

if.then.i103:                                     ; preds = %land.end60
  %69 = load ptr, ptr %text.addr.i97, align 8, !dbg !202
  %70 = load ptr, ptr %file.addr.i98, align 8, !dbg !202
  %71 = load i32, ptr %line.addr.i99, align 4, !dbg !202
  %72 = load ptr, ptr %fn.addr.i100, align 8, !dbg !202
  call void @__assertfail(ptr noundef %69, ptr noundef %70, i32 noundef %71, ptr noundef %72, i64 noundef 1) #8, !dbg !202
  unreachable, !dbg !202

_ZL9ws_assertbPKcS0_jS0_.exit104:                 ; preds = %land.end60
    #dbg_declare(ptr %g, !203, !DIExpression(), !204)
  %73 = load i32, ptr %t, align 4, !dbg !205
  %vecinit62 = insertelement <4 x i32> poison, i32 %73, i32 0, !dbg !206
  %vecinit63 = insertelement <4 x i32> %vecinit62, i32 1048576, i32 1, !dbg !206
  %vecinit64 = insertelement <4 x i32> %vecinit63, i32 0, i32 2, !dbg !206
  %vecinit65 = insertelement <4 x i32> %vecinit64, i32 5, i32 3, !dbg !206
  store <4 x i32> %vecinit65, ptr %.compoundliteral61, align 16, !dbg !207
  %74 = load <4 x i32>, ptr %.compoundliteral61, align 16, !dbg !207
  %75 = load ptr, ptr %in.addr, align 8, !dbg !208
  store <4 x i32> splat (i32 9), ptr %.compoundliteral66, align 16, !dbg !209
  %76 = load <4 x i32>, ptr %.compoundliteral66, align 16, !dbg !209
  %77 = getelementptr i32, ptr %75, <4 x i32> %74, !dbg !210
  %masked_gather = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> align 4 %77, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, <4 x i32> %76), !dbg !210
  store <4 x i32> %masked_gather, ptr %g, align 16, !dbg !204
  %78 = load <4 x i32>, ptr %g, align 16, !dbg !211
  %79 = extractelement <4 x i32> %78, i64 0, !dbg !211
  %80 = load i32, ptr %t, align 4, !dbg !212
  %cmp67 = icmp eq i32 %79, %80, !dbg !213
  br i1 %cmp67, label %land.lhs.true68, label %land.end74, !dbg !214

land.lhs.true68:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit104
  %81 = load <4 x i32>, ptr %g, align 16, !dbg !215
  %82 = extractelement <4 x i32> %81, i64 1, !dbg !215
  %cmp69 = icmp eq i32 %82, 9, !dbg !216
  br i1 %cmp69, label %land.lhs.true70, label %land.end74, !dbg !217

land.lhs.true70:                                  ; preds = %land.lhs.true68
  %83 = load <4 x i32>, ptr %g, align 16, !dbg !218
  %84 = extractelement <4 x i32> %83, i64 2, !dbg !218
  %cmp71 = icmp eq i32 %84, 0, !dbg !219
  br i1 %cmp71, label %land.rhs72, label %land.end74, !dbg !220

land.rhs72:                                       ; preds = %land.lhs.true70
  %85 = load <4 x i32>, ptr %g, align 16, !dbg !221
  %86 = extractelement <4 x i32> %85, i64 3, !dbg !221
  %cmp73 = icmp eq i32 %86, 5, !dbg !222
  br label %land.end74

land.end74:                                       ; preds = %land.rhs72, %land.lhs.true70, %land.lhs.true68, %_ZL9ws_assertbPKcS0_jS0_.exit104
  %87 = phi i1 [ false, %land.lhs.true70 ], [ false, %land.lhs.true68 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit104 ], [ %cmp73, %land.rhs72 ], !dbg !138
  %storedv.i = zext i1 %87 to i8, !dbg !223
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !223
  store ptr @.str5, ptr %text.addr.i, align 8, !dbg !223
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !223
  store i32 22, ptr %line.addr.i, align 4, !dbg !223
  store ptr @__PRETTY_FUNCTION__._Z6chosenPKiPi, ptr %fn.addr.i, align 8, !dbg !223
  %88 = load i8, ptr %holds.addr.i, align 1, !dbg !223
  %loadedv.i = trunc i8 %88 to i1, !dbg !223
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !223

if.then.i:                                        ; preds = %land.end74
  %89 = load ptr, ptr %text.addr.i, align 8, !dbg !223
  %90 = load ptr, ptr %file.addr.i, align 8, !dbg !223
  %91 = load i32, ptr %line.addr.i, align 4, !dbg !223
  %92 = load ptr, ptr %fn.addr.i, align 8, !dbg !223
  call void @__assertfail(ptr noundef %89, ptr noundef %90, i32 noundef %91, ptr noundef %92, i64 noundef 1) #8, !dbg !223
  unreachable, !dbg !223

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end74
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !224
  %93 = load i32, ptr %t, align 4, !dbg !225
  %cmp75 = icmp slt i32 %93, 16, !dbg !226
  %vecinit76 = insertelement <4 x i1> poison, i1 %cmp75, i32 0, !dbg !227
  %vecinit77 = insertelement <4 x i1> %vecinit76, i1 false, i32 1, !dbg !227
  %94 = load i32, ptr %t, align 4, !dbg !228
  %cmp78 = icmp sge i32 %94, 16, !dbg !229
  %vecinit79 = insertelement <4 x i1> %vecinit77, i1 %cmp78, i32 2, !dbg !227
  %vecinit80 = insertelement <4 x i1> %vecinit79, i1 false, i32 3, !dbg !227
  %95 = load i32, ptr %t, align 4, !dbg !230
  %mul82 = mul nsw i32 2, %95, !dbg !231
  %vecinit83 = insertelement <4 x i32> poison, i32 %mul82, i32 0, !dbg !232
  %96 = load i32, ptr %t, align 4, !dbg !233
  %mul84 = mul nsw i32 2, %96, !dbg !234
  %add85 = add nsw i32 %mul84, 1, !dbg !235
  %vecinit86 = insertelement <4 x i32> %vecinit83, i32 %add85, i32 1, !dbg !232
  %97 = load i32, ptr %t, align 4, !dbg !236
  %add87 = add nsw i32 64, %97, !dbg !237
  %vecinit88 = insertelement <4 x i32> %vecinit86, i32 %add87, i32 2, !dbg !232
  %vecinit89 = insertelement <4 x i32> %vecinit88, i32 0, i32 3, !dbg !232
  store <4 x i32> %vecinit89, ptr %.compoundliteral81, align 16, !dbg !238
  %98 = load <4 x i32>, ptr %.compoundliteral81, align 16, !dbg !238
  %99 = load i32, ptr %t, align 4, !dbg !239
  %vecinit91 = insertelement <4 x i32> poison, i32 %99, i32 0, !dbg !240
  %100 = load i32, ptr %t, align 4, !dbg !241
  %vecinit92 = insertelement <4 x i32> %vecinit91, i32 %100, i32 1, !dbg !240
  %101 = load i32, ptr %t, align 4, !dbg !242
  %sub = sub nsw i32 0, %101, !dbg !243
  %vecinit93 = insertelement <4 x i32> %vecinit92, i32 %sub, i32 2, !dbg !240
  %102 = load i32, ptr %t, align 4, !dbg !244
  %sub94 = sub nsw i32 0, %102, !dbg !245
  %vecinit95 = insertelement <4 x i32> %vecinit93, i32 %sub94, i32 3, !dbg !240
  store <4 x i32> %vecinit95, ptr %.compoundliteral90, align 16, !dbg !246
  %103 = load <4 x i32>, ptr %.compoundliteral90, align 16, !dbg !246
  %104 = load ptr, ptr %out.addr, align 8, !dbg !247
  %105 = getelementptr i32, ptr %104, <4 x i32> %98, !dbg !248
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %103, <4 x ptr> align 4 %105, <4 x i1> %vecinit80), !dbg !248
  ret void, !dbg !249
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr captures(none), <4 x i1>, <4 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr captures(none), <4 x i1>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.compressstore.v4i32(<4 x i32>, ptr captures(none), <4 x i1>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x i32> @llvm.masked.expandload.v4i32(ptr captures(none), <4 x i1>, <4 x i32>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, <4 x i1>, <4 x i32>) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, <4 x i1>) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(write) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #8 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!38}
!llvm.module.flags = !{!80, !81, !82, !83}
!llvm.ident = !{!84}

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
!38 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !39, globals: !45, imports: !46, splitDebugInlining: false, nameTableKind: None)
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
!53 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !49, file: !49, line: 137, type: !54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!54 = !DISubroutineType(types: !55)
!55 = !{!56, !56}
!56 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !58, file: !49, line: 154)
!58 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !49, file: !49, line: 133, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!59 = !DISubroutineType(types: !60)
!60 = !{!61, !61}
!61 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!62 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !63, file: !49, line: 154)
!63 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !49, file: !49, line: 134, type: !64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!64 = !DISubroutineType(types: !65)
!65 = !{!66, !66}
!66 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!67 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !68, file: !49, line: 154)
!68 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !49, file: !49, line: 145, type: !69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!69 = !DISubroutineType(types: !70)
!70 = !{!40, !71}
!71 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!72 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !73, file: !49, line: 154)
!73 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !49, file: !49, line: 147, type: !69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!74 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !75, file: !49, line: 154)
!75 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !49, file: !49, line: 149, type: !76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!76 = !DISubroutineType(types: !77)
!77 = !{!78, !79}
!78 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!79 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!80 = !{i32 7, !"Dwarf Version", i32 4}
!81 = !{i32 2, !"Debug Info Version", i32 3}
!82 = !{i32 1, !"wchar_size", i32 4}
!83 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!84 = !{!"clang version 22.1.8"}
!85 = distinct !DISubprogram(name: "chosen", linkageName: "_Z6chosenPKiPi", scope: !2, file: !2, line: 9, type: !86, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !38, retainedNodes: !91)
!86 = !DISubroutineType(types: !87)
!87 = !{null, !88, !90}
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64)
!89 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !78)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!91 = !{}
!92 = !DILocalVariable(name: "in", arg: 1, scope: !85, file: !2, line: 9, type: !88)
!93 = !DILocation(line: 9, column: 35, scope: !85)
!94 = !DILocalVariable(name: "out", arg: 2, scope: !85, file: !2, line: 9, type: !90)
!95 = !DILocation(line: 9, column: 44, scope: !85)
!96 = !DILocalVariable(name: "t", scope: !85, file: !2, line: 10, type: !78)
!97 = !DILocation(line: 10, column: 7, scope: !85)
!98 = !DILocation(line: 10, column: 11, scope: !85)
!99 = !DILocalVariable(name: "mask", scope: !85, file: !2, line: 11, type: !41)
!100 = !DILocation(line: 11, column: 5, scope: !85)
!101 = !DILocation(line: 11, column: 19, scope: !85)
!102 = !DILocation(line: 11, column: 21, scope: !85)
!103 = !DILocation(line: 11, column: 25, scope: !85)
!104 = !DILocation(line: 11, column: 12, scope: !85)
!105 = !DILocation(line: 11, column: 35, scope: !85)
!106 = !DILocation(line: 11, column: 33, scope: !85)
!107 = !DILocation(line: 11, column: 37, scope: !85)
!108 = !DILocation(line: 11, column: 41, scope: !85)
!109 = !DILocation(line: 11, column: 52, scope: !85)
!110 = !DILocation(line: 11, column: 50, scope: !85)
!111 = !DILocation(line: 11, column: 54, scope: !85)
!112 = !DILocation(line: 11, column: 58, scope: !85)
!113 = !DILocalVariable(name: "v", scope: !85, file: !2, line: 12, type: !114)
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "V", file: !2, line: 6, baseType: !115)
!115 = !DICompositeType(tag: DW_TAG_array_type, baseType: !78, size: 128, flags: DIFlagVector, elements: !116)
!116 = !{!117}
!117 = !DISubrange(count: 4)
!118 = !DILocation(line: 12, column: 5, scope: !85)
!119 = !DILocation(line: 12, column: 31, scope: !85)
!120 = !DILocation(line: 12, column: 37, scope: !85)
!121 = !DILocation(line: 12, column: 46, scope: !85)
!122 = !DILocation(line: 12, column: 44, scope: !85)
!123 = !DILocation(line: 12, column: 40, scope: !85)
!124 = !DILocation(line: 12, column: 49, scope: !85)
!125 = !DILocation(line: 12, column: 9, scope: !85)
!126 = !DILocation(line: 13, column: 10, scope: !85)
!127 = !DILocation(line: 13, column: 21, scope: !85)
!128 = !DILocation(line: 13, column: 19, scope: !85)
!129 = !DILocation(line: 13, column: 14, scope: !85)
!130 = !DILocation(line: 13, column: 23, scope: !85)
!131 = !DILocation(line: 13, column: 26, scope: !85)
!132 = !DILocation(line: 13, column: 34, scope: !85)
!133 = !DILocation(line: 13, column: 36, scope: !85)
!134 = !DILocation(line: 13, column: 51, scope: !85)
!135 = !DILocation(line: 13, column: 49, scope: !85)
!136 = !DILocation(line: 13, column: 53, scope: !85)
!137 = !DILocation(line: 13, column: 30, scope: !85)
!138 = !DILocation(line: 0, scope: !85)
!139 = !DILocation(line: 13, column: 3, scope: !85)
!140 = !DILocation(line: 14, column: 10, scope: !85)
!141 = !DILocation(line: 14, column: 18, scope: !85)
!142 = !DILocation(line: 14, column: 20, scope: !85)
!143 = !DILocation(line: 14, column: 31, scope: !85)
!144 = !DILocation(line: 14, column: 29, scope: !85)
!145 = !DILocation(line: 14, column: 33, scope: !85)
!146 = !DILocation(line: 14, column: 14, scope: !85)
!147 = !DILocation(line: 14, column: 43, scope: !85)
!148 = !DILocation(line: 14, column: 46, scope: !85)
!149 = !DILocation(line: 14, column: 54, scope: !85)
!150 = !DILocation(line: 14, column: 56, scope: !85)
!151 = !DILocation(line: 14, column: 67, scope: !85)
!152 = !DILocation(line: 14, column: 65, scope: !85)
!153 = !DILocation(line: 14, column: 69, scope: !85)
!154 = !DILocation(line: 14, column: 50, scope: !85)
!155 = !DILocation(line: 14, column: 3, scope: !85)
!156 = !DILocation(line: 15, column: 55, scope: !85)
!157 = !DILocation(line: 15, column: 58, scope: !85)
!158 = !DILocation(line: 15, column: 68, scope: !85)
!159 = !DILocation(line: 15, column: 66, scope: !85)
!160 = !DILocation(line: 15, column: 62, scope: !85)
!161 = !DILocation(line: 15, column: 3, scope: !85)
!162 = !DILocation(line: 17, column: 64, scope: !85)
!163 = !DILocation(line: 17, column: 81, scope: !85)
!164 = !DILocation(line: 17, column: 91, scope: !85)
!165 = !DILocation(line: 17, column: 89, scope: !85)
!166 = !DILocation(line: 17, column: 85, scope: !85)
!167 = !DILocation(line: 17, column: 93, scope: !85)
!168 = !DILocation(line: 17, column: 3, scope: !85)
!169 = !DILocation(line: 18, column: 10, scope: !85)
!170 = !DILocation(line: 18, column: 18, scope: !85)
!171 = !DILocation(line: 18, column: 16, scope: !85)
!172 = !DILocation(line: 18, column: 20, scope: !85)
!173 = !DILocation(line: 18, column: 25, scope: !85)
!174 = !DILocation(line: 18, column: 30, scope: !85)
!175 = !DILocation(line: 18, column: 33, scope: !85)
!176 = !DILocation(line: 18, column: 41, scope: !85)
!177 = !DILocation(line: 18, column: 39, scope: !85)
!178 = !DILocation(line: 18, column: 43, scope: !85)
!179 = !DILocation(line: 18, column: 48, scope: !85)
!180 = !DILocation(line: 18, column: 3, scope: !85)
!181 = !DILocalVariable(name: "e", scope: !85, file: !2, line: 19, type: !114)
!182 = !DILocation(line: 19, column: 5, scope: !85)
!183 = !DILocation(line: 19, column: 67, scope: !85)
!184 = !DILocation(line: 19, column: 72, scope: !85)
!185 = !DILocation(line: 19, column: 70, scope: !85)
!186 = !DILocation(line: 19, column: 75, scope: !85)
!187 = !DILocation(line: 19, column: 9, scope: !85)
!188 = !DILocation(line: 20, column: 10, scope: !85)
!189 = !DILocation(line: 20, column: 14, scope: !85)
!190 = !DILocation(line: 20, column: 19, scope: !85)
!191 = !DILocation(line: 20, column: 22, scope: !85)
!192 = !DILocation(line: 20, column: 29, scope: !85)
!193 = !DILocation(line: 20, column: 26, scope: !85)
!194 = !DILocation(line: 20, column: 31, scope: !85)
!195 = !DILocation(line: 20, column: 34, scope: !85)
!196 = !DILocation(line: 20, column: 38, scope: !85)
!197 = !DILocation(line: 20, column: 43, scope: !85)
!198 = !DILocation(line: 20, column: 46, scope: !85)
!199 = !DILocation(line: 20, column: 53, scope: !85)
!200 = !DILocation(line: 20, column: 55, scope: !85)
!201 = !DILocation(line: 20, column: 50, scope: !85)
!202 = !DILocation(line: 20, column: 3, scope: !85)
!203 = !DILocalVariable(name: "g", scope: !85, file: !2, line: 21, type: !114)
!204 = !DILocation(line: 21, column: 5, scope: !85)
!205 = !DILocation(line: 21, column: 65, scope: !85)
!206 = !DILocation(line: 21, column: 64, scope: !85)
!207 = !DILocation(line: 21, column: 61, scope: !85)
!208 = !DILocation(line: 21, column: 84, scope: !85)
!209 = !DILocation(line: 21, column: 88, scope: !85)
!210 = !DILocation(line: 21, column: 9, scope: !85)
!211 = !DILocation(line: 22, column: 10, scope: !85)
!212 = !DILocation(line: 22, column: 17, scope: !85)
!213 = !DILocation(line: 22, column: 14, scope: !85)
!214 = !DILocation(line: 22, column: 19, scope: !85)
!215 = !DILocation(line: 22, column: 22, scope: !85)
!216 = !DILocation(line: 22, column: 26, scope: !85)
!217 = !DILocation(line: 22, column: 31, scope: !85)
!218 = !DILocation(line: 22, column: 34, scope: !85)
!219 = !DILocation(line: 22, column: 38, scope: !85)
!220 = !DILocation(line: 22, column: 43, scope: !85)
!221 = !DILocation(line: 22, column: 46, scope: !85)
!222 = !DILocation(line: 22, column: 50, scope: !85)
!223 = !DILocation(line: 22, column: 3, scope: !85)
!224 = !DILocation(line: 23, column: 3, scope: !85)
!225 = !DILocation(line: 24, column: 30, scope: !85)
!226 = !DILocation(line: 24, column: 32, scope: !85)
!227 = !DILocation(line: 24, column: 29, scope: !85)
!228 = !DILocation(line: 24, column: 45, scope: !85)
!229 = !DILocation(line: 24, column: 47, scope: !85)
!230 = !DILocation(line: 24, column: 70, scope: !85)
!231 = !DILocation(line: 24, column: 68, scope: !85)
!232 = !DILocation(line: 24, column: 65, scope: !85)
!233 = !DILocation(line: 24, column: 77, scope: !85)
!234 = !DILocation(line: 24, column: 75, scope: !85)
!235 = !DILocation(line: 24, column: 79, scope: !85)
!236 = !DILocation(line: 24, column: 89, scope: !85)
!237 = !DILocation(line: 24, column: 87, scope: !85)
!238 = !DILocation(line: 24, column: 62, scope: !85)
!239 = !DILocation(line: 24, column: 100, scope: !85)
!240 = !DILocation(line: 24, column: 99, scope: !85)
!241 = !DILocation(line: 24, column: 103, scope: !85)
!242 = !DILocation(line: 24, column: 107, scope: !85)
!243 = !DILocation(line: 24, column: 106, scope: !85)
!244 = !DILocation(line: 24, column: 111, scope: !85)
!245 = !DILocation(line: 24, column: 110, scope: !85)
!246 = !DILocation(line: 24, column: 96, scope: !85)
!247 = !DILocation(line: 24, column: 115, scope: !85)
!248 = !DILocation(line: 24, column: 3, scope: !85)
!249 = !DILocation(line: 25, column: 1, scope: !85)
