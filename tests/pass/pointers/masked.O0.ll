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

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6chosenPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !57 {
entry:
  %c.addr.i123 = alloca i8, align 1
  %m.addr.i124 = alloca ptr, align 8
  %f.addr.i125 = alloca ptr, align 8
  %l.addr.i126 = alloca i32, align 4
  %fn.addr.i127 = alloca ptr, align 8
  %c.addr.i114 = alloca i8, align 1
  %m.addr.i115 = alloca ptr, align 8
  %f.addr.i116 = alloca ptr, align 8
  %l.addr.i117 = alloca i32, align 4
  %fn.addr.i118 = alloca ptr, align 8
  %c.addr.i105 = alloca i8, align 1
  %m.addr.i106 = alloca ptr, align 8
  %f.addr.i107 = alloca ptr, align 8
  %l.addr.i108 = alloca i32, align 4
  %fn.addr.i109 = alloca ptr, align 8
  %c.addr.i96 = alloca i8, align 1
  %m.addr.i97 = alloca ptr, align 8
  %f.addr.i98 = alloca ptr, align 8
  %l.addr.i99 = alloca i32, align 4
  %fn.addr.i100 = alloca ptr, align 8
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
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
    #dbg_declare(ptr %in.addr, !65, !DIExpression(), !66)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !67, !DIExpression(), !68)
    #dbg_declare(ptr %t, !69, !DIExpression(), !70)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71
  store i32 %0, ptr %t, align 4, !dbg !70
    #dbg_declare(ptr %mask, !72, !DIExpression(), !73)
  %1 = load i32, ptr %t, align 4, !dbg !74
  %rem = srem i32 %1, 2, !dbg !75
  %cmp = icmp eq i32 %rem, 0, !dbg !76
  %vecinit = insertelement <4 x i1> <i1 true, i1 poison, i1 poison, i1 poison>, i1 %cmp, i32 1, !dbg !77
  %2 = load i32, ptr %t, align 4, !dbg !78
  %mul = mul nsw i32 4, %2, !dbg !79
  %add = add nsw i32 %mul, 2, !dbg !80
  %cmp1 = icmp slt i32 %add, 126, !dbg !81
  %vecinit2 = insertelement <4 x i1> %vecinit, i1 %cmp1, i32 2, !dbg !77
  %3 = load i32, ptr %t, align 4, !dbg !82
  %mul3 = mul nsw i32 4, %3, !dbg !83
  %add4 = add nsw i32 %mul3, 3, !dbg !84
  %cmp5 = icmp slt i32 %add4, 126, !dbg !85
  %vecinit6 = insertelement <4 x i1> %vecinit2, i1 %cmp5, i32 3, !dbg !77
  %insertvec = shufflevector <4 x i1> %vecinit6, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !73
  %4 = bitcast <8 x i1> %insertvec to i8, !dbg !73
  store i8 %4, ptr %mask, align 1, !dbg !73
    #dbg_declare(ptr %v, !86, !DIExpression(), !91)
  %load_bits = load i8, ptr %mask, align 1, !dbg !92
  %5 = bitcast i8 %load_bits to <8 x i1>, !dbg !92
  %extractvec = shufflevector <8 x i1> %5, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !92
  %6 = load ptr, ptr %in.addr, align 8, !dbg !93
  %7 = load i32, ptr %t, align 4, !dbg !94
  %mul7 = mul nsw i32 4, %7, !dbg !95
  %idx.ext = sext i32 %mul7 to i64, !dbg !96
  %add.ptr = getelementptr inbounds i32, ptr %6, i64 %idx.ext, !dbg !96
  store <4 x i32> <i32 -1, i32 -2, i32 -3, i32 -4>, ptr %.compoundliteral, align 16, !dbg !97
  %8 = load <4 x i32>, ptr %.compoundliteral, align 16, !dbg !97
  %masked_load = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %add.ptr, <4 x i1> %extractvec, <4 x i32> %8), !dbg !98
  store <4 x i32> %masked_load, ptr %v, align 16, !dbg !91
  %9 = load <4 x i32>, ptr %v, align 16, !dbg !99
  %10 = extractelement <4 x i32> %9, i64 0, !dbg !99
  %11 = load i32, ptr %t, align 4, !dbg !100
  %mul8 = mul nsw i32 4, %11, !dbg !101
  %cmp9 = icmp eq i32 %10, %mul8, !dbg !102
  br i1 %cmp9, label %land.rhs, label %land.end, !dbg !103

land.rhs:                                         ; preds = %entry
  %12 = load <4 x i32>, ptr %v, align 16, !dbg !104
  %13 = extractelement <4 x i32> %12, i64 1, !dbg !104
  %14 = load i32, ptr %t, align 4, !dbg !105
  %rem10 = srem i32 %14, 2, !dbg !106
  %tobool = icmp ne i32 %rem10, 0, !dbg !105
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !105

cond.true:                                        ; preds = %land.rhs
  br label %cond.end, !dbg !105

cond.false:                                       ; preds = %land.rhs
  %15 = load i32, ptr %t, align 4, !dbg !107
  %mul11 = mul nsw i32 4, %15, !dbg !108
  %add12 = add nsw i32 %mul11, 1, !dbg !109
  br label %cond.end, !dbg !105

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ -2, %cond.true ], [ %add12, %cond.false ], !dbg !105
  %cmp13 = icmp eq i32 %13, %cond, !dbg !110
  br label %land.end

land.end:                                         ; preds = %cond.end, %entry
  %16 = phi i1 [ false, %entry ], [ %cmp13, %cond.end ], !dbg !111
  %storedv.i128 = zext i1 %16 to i8, !dbg !112
  store i8 %storedv.i128, ptr %c.addr.i123, align 1, !dbg !112
  store ptr @.str, ptr %m.addr.i124, align 8, !dbg !112
  store ptr @.str1, ptr %f.addr.i125, align 8, !dbg !112
  store i32 13, ptr %l.addr.i126, align 4, !dbg !112
  store ptr @__func__._Z6chosenPKiPi, ptr %fn.addr.i127, align 8, !dbg !112
  %17 = load i8, ptr %c.addr.i123, align 1, !dbg !112
  %loadedv.i129 = trunc i8 %17 to i1, !dbg !112
  br i1 %loadedv.i129, label %_ZL9ws_assertbPKcS0_jS0_.exit131, label %if.then.i130, !dbg !112

if.then.i130:                                     ; preds = %land.end
  %18 = load ptr, ptr %m.addr.i124, align 8, !dbg !112
  %19 = load ptr, ptr %f.addr.i125, align 8, !dbg !112
  %20 = load i32, ptr %l.addr.i126, align 4, !dbg !112
  %21 = load ptr, ptr %fn.addr.i127, align 8, !dbg !112
  call void @__assertfail(ptr noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i64 noundef 1) #8, !dbg !112
  unreachable, !dbg !112

_ZL9ws_assertbPKcS0_jS0_.exit131:                 ; preds = %land.end
  %22 = load <4 x i32>, ptr %v, align 16, !dbg !113
  %23 = extractelement <4 x i32> %22, i64 2, !dbg !113
  %24 = load i32, ptr %t, align 4, !dbg !114
  %cmp14 = icmp slt i32 %24, 31, !dbg !115
  br i1 %cmp14, label %cond.true15, label %cond.false18, !dbg !114

cond.true15:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit131
  %25 = load i32, ptr %t, align 4, !dbg !116
  %mul16 = mul nsw i32 4, %25, !dbg !117
  %add17 = add nsw i32 %mul16, 2, !dbg !118
  br label %cond.end19, !dbg !114

cond.false18:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit131
  br label %cond.end19, !dbg !114

cond.end19:                                       ; preds = %cond.false18, %cond.true15
  %cond20 = phi i32 [ %add17, %cond.true15 ], [ -3, %cond.false18 ], !dbg !114
  %cmp21 = icmp eq i32 %23, %cond20, !dbg !119
  br i1 %cmp21, label %land.rhs22, label %land.end31, !dbg !120

land.rhs22:                                       ; preds = %cond.end19
  %26 = load <4 x i32>, ptr %v, align 16, !dbg !121
  %27 = extractelement <4 x i32> %26, i64 3, !dbg !121
  %28 = load i32, ptr %t, align 4, !dbg !122
  %cmp23 = icmp slt i32 %28, 31, !dbg !123
  br i1 %cmp23, label %cond.true24, label %cond.false27, !dbg !122

cond.true24:                                      ; preds = %land.rhs22
  %29 = load i32, ptr %t, align 4, !dbg !124
  %mul25 = mul nsw i32 4, %29, !dbg !125
  %add26 = add nsw i32 %mul25, 3, !dbg !126
  br label %cond.end28, !dbg !122

cond.false27:                                     ; preds = %land.rhs22
  br label %cond.end28, !dbg !122

cond.end28:                                       ; preds = %cond.false27, %cond.true24
  %cond29 = phi i32 [ %add26, %cond.true24 ], [ -4, %cond.false27 ], !dbg !122
  %cmp30 = icmp eq i32 %27, %cond29, !dbg !127
  br label %land.end31

land.end31:                                       ; preds = %cond.end28, %cond.end19
  %30 = phi i1 [ false, %cond.end19 ], [ %cmp30, %cond.end28 ], !dbg !111
  %storedv.i119 = zext i1 %30 to i8, !dbg !128
  store i8 %storedv.i119, ptr %c.addr.i114, align 1, !dbg !128
  store ptr @.str2, ptr %m.addr.i115, align 8, !dbg !128
  store ptr @.str1, ptr %f.addr.i116, align 8, !dbg !128
  store i32 14, ptr %l.addr.i117, align 4, !dbg !128
  store ptr @__func__._Z6chosenPKiPi, ptr %fn.addr.i118, align 8, !dbg !128
  %31 = load i8, ptr %c.addr.i114, align 1, !dbg !128
  %loadedv.i120 = trunc i8 %31 to i1, !dbg !128
  br i1 %loadedv.i120, label %_ZL9ws_assertbPKcS0_jS0_.exit122, label %if.then.i121, !dbg !128

if.then.i121:                                     ; preds = %land.end31
  %32 = load ptr, ptr %m.addr.i115, align 8, !dbg !128
  %33 = load ptr, ptr %f.addr.i116, align 8, !dbg !128
  %34 = load i32, ptr %l.addr.i117, align 4, !dbg !128
  %35 = load ptr, ptr %fn.addr.i118, align 8, !dbg !128
  call void @__assertfail(ptr noundef %32, ptr noundef %33, i32 noundef %34, ptr noundef %35, i64 noundef 1) #8, !dbg !128
  unreachable, !dbg !128

_ZL9ws_assertbPKcS0_jS0_.exit122:                 ; preds = %land.end31
  %36 = load <4 x i32>, ptr %v, align 16, !dbg !129
  %37 = load ptr, ptr %out.addr, align 8, !dbg !130
  %38 = load i32, ptr %t, align 4, !dbg !131
  %mul32 = mul nsw i32 4, %38, !dbg !132
  %idx.ext33 = sext i32 %mul32 to i64, !dbg !133
  %add.ptr34 = getelementptr inbounds i32, ptr %37, i64 %idx.ext33, !dbg !133
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %36, ptr align 4 %add.ptr34, <4 x i1> <i1 true, i1 true, i1 false, i1 false>), !dbg !134
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %.compoundliteral35, align 16, !dbg !135
  %39 = load <4 x i32>, ptr %.compoundliteral35, align 16, !dbg !135
  %40 = load ptr, ptr %out.addr, align 8, !dbg !136
  %41 = load i32, ptr %t, align 4, !dbg !137
  %mul36 = mul nsw i32 4, %41, !dbg !138
  %idx.ext37 = sext i32 %mul36 to i64, !dbg !139
  %add.ptr38 = getelementptr inbounds i32, ptr %40, i64 %idx.ext37, !dbg !139
  %add.ptr39 = getelementptr inbounds i32, ptr %add.ptr38, i64 2, !dbg !140
  call void @llvm.masked.compressstore.v4i32(<4 x i32> %39, ptr %add.ptr39, <4 x i1> <i1 false, i1 true, i1 false, i1 true>), !dbg !141
  %42 = load ptr, ptr %out.addr, align 8, !dbg !142
  %43 = load i32, ptr %t, align 4, !dbg !143
  %mul40 = mul nsw i32 4, %43, !dbg !144
  %add41 = add nsw i32 %mul40, 2, !dbg !145
  %idxprom = sext i32 %add41 to i64, !dbg !142
  %arrayidx = getelementptr inbounds i32, ptr %42, i64 %idxprom, !dbg !142
  %44 = load i32, ptr %arrayidx, align 4, !dbg !142
  %cmp42 = icmp eq i32 %44, 2, !dbg !146
  br i1 %cmp42, label %land.rhs43, label %land.end49, !dbg !147

land.rhs43:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit122
  %45 = load ptr, ptr %out.addr, align 8, !dbg !148
  %46 = load i32, ptr %t, align 4, !dbg !149
  %mul44 = mul nsw i32 4, %46, !dbg !150
  %add45 = add nsw i32 %mul44, 3, !dbg !151
  %idxprom46 = sext i32 %add45 to i64, !dbg !148
  %arrayidx47 = getelementptr inbounds i32, ptr %45, i64 %idxprom46, !dbg !148
  %47 = load i32, ptr %arrayidx47, align 4, !dbg !148
  %cmp48 = icmp eq i32 %47, 4, !dbg !152
  br label %land.end49

land.end49:                                       ; preds = %land.rhs43, %_ZL9ws_assertbPKcS0_jS0_.exit122
  %48 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit122 ], [ %cmp48, %land.rhs43 ], !dbg !111
  %storedv.i110 = zext i1 %48 to i8, !dbg !153
  store i8 %storedv.i110, ptr %c.addr.i105, align 1, !dbg !153
  store ptr @.str3, ptr %m.addr.i106, align 8, !dbg !153
  store ptr @.str1, ptr %f.addr.i107, align 8, !dbg !153
  store i32 18, ptr %l.addr.i108, align 4, !dbg !153
  store ptr @__func__._Z6chosenPKiPi, ptr %fn.addr.i109, align 8, !dbg !153
  %49 = load i8, ptr %c.addr.i105, align 1, !dbg !153
  %loadedv.i111 = trunc i8 %49 to i1, !dbg !153
  br i1 %loadedv.i111, label %_ZL9ws_assertbPKcS0_jS0_.exit113, label %if.then.i112, !dbg !153

if.then.i112:                                     ; preds = %land.end49
  %50 = load ptr, ptr %m.addr.i106, align 8, !dbg !153
  %51 = load ptr, ptr %f.addr.i107, align 8, !dbg !153
  %52 = load i32, ptr %l.addr.i108, align 4, !dbg !153
  %53 = load ptr, ptr %fn.addr.i109, align 8, !dbg !153
  call void @__assertfail(ptr noundef %50, ptr noundef %51, i32 noundef %52, ptr noundef %53, i64 noundef 1) #8, !dbg !153
  unreachable, !dbg !153

_ZL9ws_assertbPKcS0_jS0_.exit113:                 ; preds = %land.end49
    #dbg_declare(ptr %e, !154, !DIExpression(), !155)
  %54 = load ptr, ptr %in.addr, align 8, !dbg !156
  %55 = load i32, ptr %t, align 4, !dbg !157
  %idx.ext50 = sext i32 %55 to i64, !dbg !158
  %add.ptr51 = getelementptr inbounds i32, ptr %54, i64 %idx.ext50, !dbg !158
  store <4 x i32> splat (i32 7), ptr %.compoundliteral52, align 16, !dbg !159
  %56 = load <4 x i32>, ptr %.compoundliteral52, align 16, !dbg !159
  %masked_expand_load = call <4 x i32> @llvm.masked.expandload.v4i32(ptr %add.ptr51, <4 x i1> <i1 false, i1 true, i1 false, i1 true>, <4 x i32> %56), !dbg !160
  store <4 x i32> %masked_expand_load, ptr %e, align 16, !dbg !155
  %57 = load <4 x i32>, ptr %e, align 16, !dbg !161
  %58 = extractelement <4 x i32> %57, i64 0, !dbg !161
  %cmp53 = icmp eq i32 %58, 7, !dbg !162
  br i1 %cmp53, label %land.lhs.true, label %land.end60, !dbg !163

land.lhs.true:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit113
  %59 = load <4 x i32>, ptr %e, align 16, !dbg !164
  %60 = extractelement <4 x i32> %59, i64 1, !dbg !164
  %61 = load i32, ptr %t, align 4, !dbg !165
  %cmp54 = icmp eq i32 %60, %61, !dbg !166
  br i1 %cmp54, label %land.lhs.true55, label %land.end60, !dbg !167

land.lhs.true55:                                  ; preds = %land.lhs.true
  %62 = load <4 x i32>, ptr %e, align 16, !dbg !168
  %63 = extractelement <4 x i32> %62, i64 2, !dbg !168
  %cmp56 = icmp eq i32 %63, 7, !dbg !169
  br i1 %cmp56, label %land.rhs57, label %land.end60, !dbg !170

land.rhs57:                                       ; preds = %land.lhs.true55
  %64 = load <4 x i32>, ptr %e, align 16, !dbg !171
  %65 = extractelement <4 x i32> %64, i64 3, !dbg !171
  %66 = load i32, ptr %t, align 4, !dbg !172
  %add58 = add nsw i32 %66, 1, !dbg !173
  %cmp59 = icmp eq i32 %65, %add58, !dbg !174
  br label %land.end60

land.end60:                                       ; preds = %land.rhs57, %land.lhs.true55, %land.lhs.true, %_ZL9ws_assertbPKcS0_jS0_.exit113
  %67 = phi i1 [ false, %land.lhs.true55 ], [ false, %land.lhs.true ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit113 ], [ %cmp59, %land.rhs57 ], !dbg !111
  %storedv.i101 = zext i1 %67 to i8, !dbg !175
  store i8 %storedv.i101, ptr %c.addr.i96, align 1, !dbg !175
  store ptr @.str4, ptr %m.addr.i97, align 8, !dbg !175
  store ptr @.str1, ptr %f.addr.i98, align 8, !dbg !175
  store i32 20, ptr %l.addr.i99, align 4, !dbg !175
  store ptr @__func__._Z6chosenPKiPi, ptr %fn.addr.i100, align 8, !dbg !175
  %68 = load i8, ptr %c.addr.i96, align 1, !dbg !175
  %loadedv.i102 = trunc i8 %68 to i1, !dbg !175
  br i1 %loadedv.i102, label %_ZL9ws_assertbPKcS0_jS0_.exit104, label %if.then.i103, !dbg !175

if.then.i103:                                     ; preds = %land.end60
  %69 = load ptr, ptr %m.addr.i97, align 8, !dbg !175
  %70 = load ptr, ptr %f.addr.i98, align 8, !dbg !175
  %71 = load i32, ptr %l.addr.i99, align 4, !dbg !175
  %72 = load ptr, ptr %fn.addr.i100, align 8, !dbg !175
  call void @__assertfail(ptr noundef %69, ptr noundef %70, i32 noundef %71, ptr noundef %72, i64 noundef 1) #8, !dbg !175
  unreachable, !dbg !175

_ZL9ws_assertbPKcS0_jS0_.exit104:                 ; preds = %land.end60
    #dbg_declare(ptr %g, !176, !DIExpression(), !177)
  %73 = load i32, ptr %t, align 4, !dbg !178
  %vecinit62 = insertelement <4 x i32> poison, i32 %73, i32 0, !dbg !179
  %vecinit63 = insertelement <4 x i32> %vecinit62, i32 1048576, i32 1, !dbg !179
  %vecinit64 = insertelement <4 x i32> %vecinit63, i32 0, i32 2, !dbg !179
  %vecinit65 = insertelement <4 x i32> %vecinit64, i32 5, i32 3, !dbg !179
  store <4 x i32> %vecinit65, ptr %.compoundliteral61, align 16, !dbg !180
  %74 = load <4 x i32>, ptr %.compoundliteral61, align 16, !dbg !180
  %75 = load ptr, ptr %in.addr, align 8, !dbg !181
  store <4 x i32> splat (i32 9), ptr %.compoundliteral66, align 16, !dbg !182
  %76 = load <4 x i32>, ptr %.compoundliteral66, align 16, !dbg !182
  %77 = getelementptr i32, ptr %75, <4 x i32> %74, !dbg !183
  %masked_gather = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> align 4 %77, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, <4 x i32> %76), !dbg !183
  store <4 x i32> %masked_gather, ptr %g, align 16, !dbg !177
  %78 = load <4 x i32>, ptr %g, align 16, !dbg !184
  %79 = extractelement <4 x i32> %78, i64 0, !dbg !184
  %80 = load i32, ptr %t, align 4, !dbg !185
  %cmp67 = icmp eq i32 %79, %80, !dbg !186
  br i1 %cmp67, label %land.lhs.true68, label %land.end74, !dbg !187

land.lhs.true68:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit104
  %81 = load <4 x i32>, ptr %g, align 16, !dbg !188
  %82 = extractelement <4 x i32> %81, i64 1, !dbg !188
  %cmp69 = icmp eq i32 %82, 9, !dbg !189
  br i1 %cmp69, label %land.lhs.true70, label %land.end74, !dbg !190

land.lhs.true70:                                  ; preds = %land.lhs.true68
  %83 = load <4 x i32>, ptr %g, align 16, !dbg !191
  %84 = extractelement <4 x i32> %83, i64 2, !dbg !191
  %cmp71 = icmp eq i32 %84, 0, !dbg !192
  br i1 %cmp71, label %land.rhs72, label %land.end74, !dbg !193

land.rhs72:                                       ; preds = %land.lhs.true70
  %85 = load <4 x i32>, ptr %g, align 16, !dbg !194
  %86 = extractelement <4 x i32> %85, i64 3, !dbg !194
  %cmp73 = icmp eq i32 %86, 5, !dbg !195
  br label %land.end74

land.end74:                                       ; preds = %land.rhs72, %land.lhs.true70, %land.lhs.true68, %_ZL9ws_assertbPKcS0_jS0_.exit104
  %87 = phi i1 [ false, %land.lhs.true70 ], [ false, %land.lhs.true68 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit104 ], [ %cmp73, %land.rhs72 ], !dbg !111
  %storedv.i = zext i1 %87 to i8, !dbg !196
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !196
  store ptr @.str5, ptr %m.addr.i, align 8, !dbg !196
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !196
  store i32 22, ptr %l.addr.i, align 4, !dbg !196
  store ptr @__func__._Z6chosenPKiPi, ptr %fn.addr.i, align 8, !dbg !196
  %88 = load i8, ptr %c.addr.i, align 1, !dbg !196
  %loadedv.i = trunc i8 %88 to i1, !dbg !196
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !196

if.then.i:                                        ; preds = %land.end74
  %89 = load ptr, ptr %m.addr.i, align 8, !dbg !196
  %90 = load ptr, ptr %f.addr.i, align 8, !dbg !196
  %91 = load i32, ptr %l.addr.i, align 4, !dbg !196
  %92 = load ptr, ptr %fn.addr.i, align 8, !dbg !196
  call void @__assertfail(ptr noundef %89, ptr noundef %90, i32 noundef %91, ptr noundef %92, i64 noundef 1) #8, !dbg !196
  unreachable, !dbg !196

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end74
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !197
  %93 = load i32, ptr %t, align 4, !dbg !198
  %cmp75 = icmp slt i32 %93, 16, !dbg !199
  %vecinit76 = insertelement <4 x i1> poison, i1 %cmp75, i32 0, !dbg !200
  %vecinit77 = insertelement <4 x i1> %vecinit76, i1 false, i32 1, !dbg !200
  %94 = load i32, ptr %t, align 4, !dbg !201
  %cmp78 = icmp sge i32 %94, 16, !dbg !202
  %vecinit79 = insertelement <4 x i1> %vecinit77, i1 %cmp78, i32 2, !dbg !200
  %vecinit80 = insertelement <4 x i1> %vecinit79, i1 false, i32 3, !dbg !200
  %95 = load i32, ptr %t, align 4, !dbg !203
  %mul82 = mul nsw i32 2, %95, !dbg !204
  %vecinit83 = insertelement <4 x i32> poison, i32 %mul82, i32 0, !dbg !205
  %96 = load i32, ptr %t, align 4, !dbg !206
  %mul84 = mul nsw i32 2, %96, !dbg !207
  %add85 = add nsw i32 %mul84, 1, !dbg !208
  %vecinit86 = insertelement <4 x i32> %vecinit83, i32 %add85, i32 1, !dbg !205
  %97 = load i32, ptr %t, align 4, !dbg !209
  %add87 = add nsw i32 64, %97, !dbg !210
  %vecinit88 = insertelement <4 x i32> %vecinit86, i32 %add87, i32 2, !dbg !205
  %vecinit89 = insertelement <4 x i32> %vecinit88, i32 0, i32 3, !dbg !205
  store <4 x i32> %vecinit89, ptr %.compoundliteral81, align 16, !dbg !211
  %98 = load <4 x i32>, ptr %.compoundliteral81, align 16, !dbg !211
  %99 = load i32, ptr %t, align 4, !dbg !212
  %vecinit91 = insertelement <4 x i32> poison, i32 %99, i32 0, !dbg !213
  %100 = load i32, ptr %t, align 4, !dbg !214
  %vecinit92 = insertelement <4 x i32> %vecinit91, i32 %100, i32 1, !dbg !213
  %101 = load i32, ptr %t, align 4, !dbg !215
  %sub = sub nsw i32 0, %101, !dbg !216
  %vecinit93 = insertelement <4 x i32> %vecinit92, i32 %sub, i32 2, !dbg !213
  %102 = load i32, ptr %t, align 4, !dbg !217
  %sub94 = sub nsw i32 0, %102, !dbg !218
  %vecinit95 = insertelement <4 x i32> %vecinit93, i32 %sub94, i32 3, !dbg !213
  store <4 x i32> %vecinit95, ptr %.compoundliteral90, align 16, !dbg !219
  %103 = load <4 x i32>, ptr %.compoundliteral90, align 16, !dbg !219
  %104 = load ptr, ptr %out.addr, align 8, !dbg !220
  %105 = getelementptr i32, ptr %104, <4 x i32> %98, !dbg !221
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %103, <4 x ptr> align 4 %105, <4 x i1> %vecinit80), !dbg !221
  ret void, !dbg !222
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
!llvm.module.flags = !{!52, !53, !54, !55}
!llvm.ident = !{!56}

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
!38 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !39, globals: !45, imports: !46, splitDebugInlining: false, nameTableKind: None)
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
!57 = distinct !DISubprogram(name: "chosen", linkageName: "_Z6chosenPKiPi", scope: !2, file: !2, line: 9, type: !58, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !38, retainedNodes: !64)
!58 = !DISubroutineType(types: !59)
!59 = !{null, !60, !63}
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !62)
!62 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!64 = !{}
!65 = !DILocalVariable(name: "in", arg: 1, scope: !57, file: !2, line: 9, type: !60)
!66 = !DILocation(line: 9, column: 35, scope: !57)
!67 = !DILocalVariable(name: "out", arg: 2, scope: !57, file: !2, line: 9, type: !63)
!68 = !DILocation(line: 9, column: 44, scope: !57)
!69 = !DILocalVariable(name: "t", scope: !57, file: !2, line: 10, type: !62)
!70 = !DILocation(line: 10, column: 7, scope: !57)
!71 = !DILocation(line: 10, column: 11, scope: !57)
!72 = !DILocalVariable(name: "mask", scope: !57, file: !2, line: 11, type: !41)
!73 = !DILocation(line: 11, column: 5, scope: !57)
!74 = !DILocation(line: 11, column: 19, scope: !57)
!75 = !DILocation(line: 11, column: 21, scope: !57)
!76 = !DILocation(line: 11, column: 25, scope: !57)
!77 = !DILocation(line: 11, column: 12, scope: !57)
!78 = !DILocation(line: 11, column: 35, scope: !57)
!79 = !DILocation(line: 11, column: 33, scope: !57)
!80 = !DILocation(line: 11, column: 37, scope: !57)
!81 = !DILocation(line: 11, column: 41, scope: !57)
!82 = !DILocation(line: 11, column: 52, scope: !57)
!83 = !DILocation(line: 11, column: 50, scope: !57)
!84 = !DILocation(line: 11, column: 54, scope: !57)
!85 = !DILocation(line: 11, column: 58, scope: !57)
!86 = !DILocalVariable(name: "v", scope: !57, file: !2, line: 12, type: !87)
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "V", file: !2, line: 6, baseType: !88)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 128, flags: DIFlagVector, elements: !89)
!89 = !{!90}
!90 = !DISubrange(count: 4)
!91 = !DILocation(line: 12, column: 5, scope: !57)
!92 = !DILocation(line: 12, column: 31, scope: !57)
!93 = !DILocation(line: 12, column: 37, scope: !57)
!94 = !DILocation(line: 12, column: 46, scope: !57)
!95 = !DILocation(line: 12, column: 44, scope: !57)
!96 = !DILocation(line: 12, column: 40, scope: !57)
!97 = !DILocation(line: 12, column: 49, scope: !57)
!98 = !DILocation(line: 12, column: 9, scope: !57)
!99 = !DILocation(line: 13, column: 10, scope: !57)
!100 = !DILocation(line: 13, column: 21, scope: !57)
!101 = !DILocation(line: 13, column: 19, scope: !57)
!102 = !DILocation(line: 13, column: 14, scope: !57)
!103 = !DILocation(line: 13, column: 23, scope: !57)
!104 = !DILocation(line: 13, column: 26, scope: !57)
!105 = !DILocation(line: 13, column: 34, scope: !57)
!106 = !DILocation(line: 13, column: 36, scope: !57)
!107 = !DILocation(line: 13, column: 51, scope: !57)
!108 = !DILocation(line: 13, column: 49, scope: !57)
!109 = !DILocation(line: 13, column: 53, scope: !57)
!110 = !DILocation(line: 13, column: 30, scope: !57)
!111 = !DILocation(line: 0, scope: !57)
!112 = !DILocation(line: 13, column: 3, scope: !57)
!113 = !DILocation(line: 14, column: 10, scope: !57)
!114 = !DILocation(line: 14, column: 18, scope: !57)
!115 = !DILocation(line: 14, column: 20, scope: !57)
!116 = !DILocation(line: 14, column: 31, scope: !57)
!117 = !DILocation(line: 14, column: 29, scope: !57)
!118 = !DILocation(line: 14, column: 33, scope: !57)
!119 = !DILocation(line: 14, column: 14, scope: !57)
!120 = !DILocation(line: 14, column: 43, scope: !57)
!121 = !DILocation(line: 14, column: 46, scope: !57)
!122 = !DILocation(line: 14, column: 54, scope: !57)
!123 = !DILocation(line: 14, column: 56, scope: !57)
!124 = !DILocation(line: 14, column: 67, scope: !57)
!125 = !DILocation(line: 14, column: 65, scope: !57)
!126 = !DILocation(line: 14, column: 69, scope: !57)
!127 = !DILocation(line: 14, column: 50, scope: !57)
!128 = !DILocation(line: 14, column: 3, scope: !57)
!129 = !DILocation(line: 15, column: 55, scope: !57)
!130 = !DILocation(line: 15, column: 58, scope: !57)
!131 = !DILocation(line: 15, column: 68, scope: !57)
!132 = !DILocation(line: 15, column: 66, scope: !57)
!133 = !DILocation(line: 15, column: 62, scope: !57)
!134 = !DILocation(line: 15, column: 3, scope: !57)
!135 = !DILocation(line: 17, column: 64, scope: !57)
!136 = !DILocation(line: 17, column: 81, scope: !57)
!137 = !DILocation(line: 17, column: 91, scope: !57)
!138 = !DILocation(line: 17, column: 89, scope: !57)
!139 = !DILocation(line: 17, column: 85, scope: !57)
!140 = !DILocation(line: 17, column: 93, scope: !57)
!141 = !DILocation(line: 17, column: 3, scope: !57)
!142 = !DILocation(line: 18, column: 10, scope: !57)
!143 = !DILocation(line: 18, column: 18, scope: !57)
!144 = !DILocation(line: 18, column: 16, scope: !57)
!145 = !DILocation(line: 18, column: 20, scope: !57)
!146 = !DILocation(line: 18, column: 25, scope: !57)
!147 = !DILocation(line: 18, column: 30, scope: !57)
!148 = !DILocation(line: 18, column: 33, scope: !57)
!149 = !DILocation(line: 18, column: 41, scope: !57)
!150 = !DILocation(line: 18, column: 39, scope: !57)
!151 = !DILocation(line: 18, column: 43, scope: !57)
!152 = !DILocation(line: 18, column: 48, scope: !57)
!153 = !DILocation(line: 18, column: 3, scope: !57)
!154 = !DILocalVariable(name: "e", scope: !57, file: !2, line: 19, type: !87)
!155 = !DILocation(line: 19, column: 5, scope: !57)
!156 = !DILocation(line: 19, column: 67, scope: !57)
!157 = !DILocation(line: 19, column: 72, scope: !57)
!158 = !DILocation(line: 19, column: 70, scope: !57)
!159 = !DILocation(line: 19, column: 75, scope: !57)
!160 = !DILocation(line: 19, column: 9, scope: !57)
!161 = !DILocation(line: 20, column: 10, scope: !57)
!162 = !DILocation(line: 20, column: 14, scope: !57)
!163 = !DILocation(line: 20, column: 19, scope: !57)
!164 = !DILocation(line: 20, column: 22, scope: !57)
!165 = !DILocation(line: 20, column: 29, scope: !57)
!166 = !DILocation(line: 20, column: 26, scope: !57)
!167 = !DILocation(line: 20, column: 31, scope: !57)
!168 = !DILocation(line: 20, column: 34, scope: !57)
!169 = !DILocation(line: 20, column: 38, scope: !57)
!170 = !DILocation(line: 20, column: 43, scope: !57)
!171 = !DILocation(line: 20, column: 46, scope: !57)
!172 = !DILocation(line: 20, column: 53, scope: !57)
!173 = !DILocation(line: 20, column: 55, scope: !57)
!174 = !DILocation(line: 20, column: 50, scope: !57)
!175 = !DILocation(line: 20, column: 3, scope: !57)
!176 = !DILocalVariable(name: "g", scope: !57, file: !2, line: 21, type: !87)
!177 = !DILocation(line: 21, column: 5, scope: !57)
!178 = !DILocation(line: 21, column: 65, scope: !57)
!179 = !DILocation(line: 21, column: 64, scope: !57)
!180 = !DILocation(line: 21, column: 61, scope: !57)
!181 = !DILocation(line: 21, column: 84, scope: !57)
!182 = !DILocation(line: 21, column: 88, scope: !57)
!183 = !DILocation(line: 21, column: 9, scope: !57)
!184 = !DILocation(line: 22, column: 10, scope: !57)
!185 = !DILocation(line: 22, column: 17, scope: !57)
!186 = !DILocation(line: 22, column: 14, scope: !57)
!187 = !DILocation(line: 22, column: 19, scope: !57)
!188 = !DILocation(line: 22, column: 22, scope: !57)
!189 = !DILocation(line: 22, column: 26, scope: !57)
!190 = !DILocation(line: 22, column: 31, scope: !57)
!191 = !DILocation(line: 22, column: 34, scope: !57)
!192 = !DILocation(line: 22, column: 38, scope: !57)
!193 = !DILocation(line: 22, column: 43, scope: !57)
!194 = !DILocation(line: 22, column: 46, scope: !57)
!195 = !DILocation(line: 22, column: 50, scope: !57)
!196 = !DILocation(line: 22, column: 3, scope: !57)
!197 = !DILocation(line: 23, column: 3, scope: !57)
!198 = !DILocation(line: 24, column: 30, scope: !57)
!199 = !DILocation(line: 24, column: 32, scope: !57)
!200 = !DILocation(line: 24, column: 29, scope: !57)
!201 = !DILocation(line: 24, column: 45, scope: !57)
!202 = !DILocation(line: 24, column: 47, scope: !57)
!203 = !DILocation(line: 24, column: 70, scope: !57)
!204 = !DILocation(line: 24, column: 68, scope: !57)
!205 = !DILocation(line: 24, column: 65, scope: !57)
!206 = !DILocation(line: 24, column: 77, scope: !57)
!207 = !DILocation(line: 24, column: 75, scope: !57)
!208 = !DILocation(line: 24, column: 79, scope: !57)
!209 = !DILocation(line: 24, column: 89, scope: !57)
!210 = !DILocation(line: 24, column: 87, scope: !57)
!211 = !DILocation(line: 24, column: 62, scope: !57)
!212 = !DILocation(line: 24, column: 100, scope: !57)
!213 = !DILocation(line: 24, column: 99, scope: !57)
!214 = !DILocation(line: 24, column: 103, scope: !57)
!215 = !DILocation(line: 24, column: 107, scope: !57)
!216 = !DILocation(line: 24, column: 106, scope: !57)
!217 = !DILocation(line: 24, column: 111, scope: !57)
!218 = !DILocation(line: 24, column: 110, scope: !57)
!219 = !DILocation(line: 24, column: 96, scope: !57)
!220 = !DILocation(line: 24, column: 115, scope: !57)
!221 = !DILocation(line: 24, column: 3, scope: !57)
!222 = !DILocation(line: 25, column: 1, scope: !57)
