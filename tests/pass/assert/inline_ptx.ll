; ModuleID = 'inline_ptx.cu'
source_filename = "inline_ptx.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [22 x i8] c"r == threadIdx.x % 32\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [14 x i8] c"inline_ptx.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kPjPKjPKf = private unnamed_addr constant [60 x i8] c"void k(unsigned int *, const unsigned int *, const float *)\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [16 x i8] c"r == blockIdx.x\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [34 x i8] c"r == (1u << threadIdx.x % 32) - 1\00", align 1, !dbg !23
@.str4 = private unnamed_addr constant [11 x i8] c"r == x + y\00", align 1, !dbg !28
@.str5 = private unnamed_addr constant [15 x i8] c"r == x + y - 7\00", align 1, !dbg !33
@.str6 = private unnamed_addr constant [49 x i8] c"r == (unsigned)((unsigned long long)x * y >> 32)\00", align 1, !dbg !38
@.str7 = private unnamed_addr constant [50 x i8] c"r == (unsigned)((long long)(int)x * (int)y >> 32)\00", align 1, !dbg !43
@.str8 = private unnamed_addr constant [31 x i8] c"v == (unsigned long long)x * y\00", align 1, !dbg !48
@.str9 = private unnamed_addr constant [15 x i8] c"r == x * y + i\00", align 1, !dbg !53
@.str10 = private unnamed_addr constant [45 x i8] c"p == (unsigned)v && q == (unsigned)(v >> 32)\00", align 1, !dbg !55
@.str11 = private unnamed_addr constant [17 x i8] c"p == y && q == x\00", align 1, !dbg !60
@.str12 = private unnamed_addr constant [7 x i8] c"v == w\00", align 1, !dbg !65
@.str13 = private unnamed_addr constant [20 x i8] c"r == (x >> 5 & 511)\00", align 1, !dbg !70
@.str14 = private unnamed_addr constant [42 x i8] c"(int)r == (int)(x << (25 - i % 26)) >> 25\00", align 1, !dbg !75
@.str15 = private unnamed_addr constant [40 x i8] c"r == ((y & ~0xff0u) | (x & 0xffu) << 4)\00", align 1, !dbg !80
@.str16 = private unnamed_addr constant [17 x i8] c"r == (x ^ y ^ i)\00", align 1, !dbg !85
@.str17 = private unnamed_addr constant [26 x i8] c"r == ((x & y) | (~x & i))\00", align 1, !dbg !87
@.str18 = private unnamed_addr constant [27 x i8] c"r == __popc(x) + __popc(y)\00", align 1, !dbg !92
@.str19 = private unnamed_addr constant [19 x i8] c"r == __clz(x >> 3)\00", align 1, !dbg !97
@.str20 = private unnamed_addr constant [15 x i8] c"r == __brev(x)\00", align 1, !dbg !102
@.str21 = private unnamed_addr constant [31 x i8] c"r == __byte_perm(x, y, 0x0123)\00", align 1, !dbg !104
@.str22 = private unnamed_addr constant [30 x i8] c"r == __funnelshift_l(x, y, i)\00", align 1, !dbg !106
@.str23 = private unnamed_addr constant [27 x i8] c"r == (i < 32 ? x << i : 0)\00", align 1, !dbg !111
@.str24 = private unnamed_addr constant [48 x i8] c"(int)r == (i < 32 ? (int)x >> i : (int)x >> 31)\00", align 1, !dbg !113
@.str25 = private unnamed_addr constant [46 x i8] c"(int)r == ((int)x < (int)y ? (int)x : (int)y)\00", align 1, !dbg !118
@.str26 = private unnamed_addr constant [39 x i8] c"r == (x == 0 ? 30 : (x < y ? 11 : 21))\00", align 1, !dbg !123
@.str27 = private unnamed_addr constant [27 x i8] c"h == __fmaf_rn(g, g, 1.5f)\00", align 1, !dbg !128
@.str28 = private unnamed_addr constant [14 x i8] c"h == g + 1.0f\00", align 1, !dbg !130
@.str29 = private unnamed_addr constant [17 x i8] c"(int)r == (int)g\00", align 1, !dbg !132
@.str30 = private unnamed_addr constant [14 x i8] c"h == (float)x\00", align 1, !dbg !134
@.str31 = private unnamed_addr constant [14 x i8] c"h == fabsf(g)\00", align 1, !dbg !136
@.str32 = private unnamed_addr constant [7 x i8] c"r == x\00", align 1, !dbg !138
@.str33 = private unnamed_addr constant [23 x i8] c"p == a[2] && q == a[3]\00", align 1, !dbg !140
@.str34 = private unnamed_addr constant [21 x i8] c"r == i / 32 * 32 + 3\00", align 1, !dbg !145
@.str35 = private unnamed_addr constant [17 x i8] c"r == 0xffff0000u\00", align 1, !dbg !150

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPjPKjPKf(ptr noundef %o, ptr noundef %a, ptr noundef %f) #0 !dbg !201 {
entry:
    #dbg_value(ptr %o, !210, !DIExpression(), !223)
    #dbg_value(ptr %a, !211, !DIExpression(), !223)
    #dbg_value(ptr %f, !212, !DIExpression(), !223)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !224
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !225
  %mul = mul i32 %0, %1, !dbg !226
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !227
  %add = add i32 %mul, %2, !dbg !228
    #dbg_value(i32 %add, !213, !DIExpression(), !223)
  %idxprom = zext i32 %add to i64, !dbg !229
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom, !dbg !229
  %3 = load i32, ptr %arrayidx, align 4, !dbg !229, !tbaa !197
    #dbg_value(i32 %3, !214, !DIExpression(), !223)
  %add3 = add i32 %add, 1, !dbg !230
  %rem = urem i32 %add3, 128, !dbg !231
  %idxprom4 = zext i32 %rem to i64, !dbg !232
  %arrayidx5 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom4, !dbg !232
  %4 = load i32, ptr %arrayidx5, align 4, !dbg !232, !tbaa !197
    #dbg_value(i32 %4, !215, !DIExpression(), !223)
  %conv = zext i32 %3 to i64, !dbg !233
  %shl = shl i64 %conv, 32, !dbg !234
  %conv6 = zext i32 %4 to i64, !dbg !235
  %or = or i64 %shl, %conv6, !dbg !236
    #dbg_value(i64 %or, !219, !DIExpression(), !223)
  %idxprom7 = zext i32 %add to i64, !dbg !237
  %arrayidx8 = getelementptr inbounds nuw float, ptr %f, i64 %idxprom7, !dbg !237
  %5 = load float, ptr %arrayidx8, align 4, !dbg !237, !tbaa !238
    #dbg_value(float %5, !221, !DIExpression(), !223)
  %6 = call i32 asm sideeffect "mov.u32 $0, %laneid;", "=r"() #5, !dbg !240, !srcloc !241
    #dbg_value(i32 %6, !216, !DIExpression(), !223)
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !242
  %rem10 = urem i32 %7, 32, !dbg !243
  %cmp = icmp eq i32 %6, %rem10, !dbg !244
  %storedv.i424 = zext i1 %cmp to i8, !dbg !245
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit426, label %if.then.i425, !dbg !245

if.then.i425:                                     ; preds = %entry
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 12, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !245
  unreachable, !dbg !245

_ZL9ws_assertbPKcS0_jS0_.exit426:                 ; preds = %entry
  %8 = call i32 asm "mov.u32 $0, %ctaid.x;", "=r"() #7, !dbg !246, !srcloc !247
    #dbg_value(i32 %8, !216, !DIExpression(), !223)
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !248
  %cmp12 = icmp eq i32 %8, %9, !dbg !249
  %storedv.i421 = zext i1 %cmp12 to i8, !dbg !250
  br i1 %cmp12, label %_ZL9ws_assertbPKcS0_jS0_.exit423, label %if.then.i422, !dbg !250

if.then.i422:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit426
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 14, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !250
  unreachable, !dbg !250

_ZL9ws_assertbPKcS0_jS0_.exit423:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit426
  %10 = call i32 asm "mov.u32 $0, %lanemask_lt;", "=r"() #7, !dbg !251, !srcloc !252
    #dbg_value(i32 %10, !216, !DIExpression(), !223)
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !253
  %rem14 = urem i32 %11, 32, !dbg !254
  %shl15 = shl i32 1, %rem14, !dbg !255
  %sub = sub i32 %shl15, 1, !dbg !256
  %cmp16 = icmp eq i32 %10, %sub, !dbg !257
  %storedv.i418 = zext i1 %cmp16 to i8, !dbg !258
  br i1 %cmp16, label %_ZL9ws_assertbPKcS0_jS0_.exit420, label %if.then.i419, !dbg !258

if.then.i419:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit423
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !258
  unreachable, !dbg !258

_ZL9ws_assertbPKcS0_jS0_.exit420:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit423
  %12 = call i32 asm "add.u32 $0, $1, $2;", "=r,r,r"(i32 %3, i32 %4) #7, !dbg !259, !srcloc !260
    #dbg_value(i32 %12, !216, !DIExpression(), !223)
  %add17 = add i32 %3, %4, !dbg !261
  %cmp18 = icmp eq i32 %12, %add17, !dbg !262
  %storedv.i415 = zext i1 %cmp18 to i8, !dbg !263
  br i1 %cmp18, label %_ZL9ws_assertbPKcS0_jS0_.exit417, label %if.then.i416, !dbg !263

if.then.i416:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit420
  call void @__assertfail(ptr noundef @.str4, ptr noundef @.str1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !263
  unreachable, !dbg !263

_ZL9ws_assertbPKcS0_jS0_.exit417:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit420
  %13 = call i32 asm "sub.s32 $0, $0, 7;", "=r,0"(i32 %12) #7, !dbg !264, !srcloc !265
    #dbg_value(i32 %13, !216, !DIExpression(), !223)
  %add19 = add i32 %3, %4, !dbg !266
  %sub20 = sub i32 %add19, 7, !dbg !267
  %cmp21 = icmp eq i32 %13, %sub20, !dbg !268
  %storedv.i412 = zext i1 %cmp21 to i8, !dbg !269
  br i1 %cmp21, label %_ZL9ws_assertbPKcS0_jS0_.exit414, label %if.then.i413, !dbg !269

if.then.i413:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit417
  call void @__assertfail(ptr noundef @.str5, ptr noundef @.str1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !269
  unreachable, !dbg !269

_ZL9ws_assertbPKcS0_jS0_.exit414:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit417
  %14 = call i32 asm "mul.hi.u32 $0, $1, $2;", "=r,r,r"(i32 %3, i32 %4) #7, !dbg !270, !srcloc !271
    #dbg_value(i32 %14, !216, !DIExpression(), !223)
  %conv22 = zext i32 %3 to i64, !dbg !272
  %conv23 = zext i32 %4 to i64, !dbg !273
  %mul24 = mul i64 %conv22, %conv23, !dbg !274
  %shr = lshr i64 %mul24, 32, !dbg !275
  %conv25 = trunc i64 %shr to i32, !dbg !276
  %cmp26 = icmp eq i32 %14, %conv25, !dbg !277
  %storedv.i409 = zext i1 %cmp26 to i8, !dbg !278
  br i1 %cmp26, label %_ZL9ws_assertbPKcS0_jS0_.exit411, label %if.then.i410, !dbg !278

if.then.i410:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit414
  call void @__assertfail(ptr noundef @.str6, ptr noundef @.str1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !278
  unreachable, !dbg !278

_ZL9ws_assertbPKcS0_jS0_.exit411:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit414
  %15 = call i32 asm "mul.hi.s32 $0, $1, $2;", "=r,r,r"(i32 %3, i32 %4) #7, !dbg !279, !srcloc !280
    #dbg_value(i32 %15, !216, !DIExpression(), !223)
  %conv27 = sext i32 %3 to i64, !dbg !281
  %conv28 = sext i32 %4 to i64, !dbg !282
  %mul29 = mul nsw i64 %conv27, %conv28, !dbg !283
  %shr30 = ashr i64 %mul29, 32, !dbg !284
  %conv31 = trunc i64 %shr30 to i32, !dbg !285
  %cmp32 = icmp eq i32 %15, %conv31, !dbg !286
  %storedv.i406 = zext i1 %cmp32 to i8, !dbg !287
  br i1 %cmp32, label %_ZL9ws_assertbPKcS0_jS0_.exit408, label %if.then.i407, !dbg !287

if.then.i407:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit411
  call void @__assertfail(ptr noundef @.str7, ptr noundef @.str1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !287
  unreachable, !dbg !287

_ZL9ws_assertbPKcS0_jS0_.exit408:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit411
  %16 = call i64 asm "mul.wide.u32 $0, $1, $2;", "=l,r,r"(i32 %3, i32 %4) #7, !dbg !288, !srcloc !289
    #dbg_value(i64 %16, !220, !DIExpression(), !223)
  %conv33 = zext i32 %3 to i64, !dbg !290
  %conv34 = zext i32 %4 to i64, !dbg !291
  %mul35 = mul i64 %conv33, %conv34, !dbg !292
  %cmp36 = icmp eq i64 %16, %mul35, !dbg !293
  %storedv.i403 = zext i1 %cmp36 to i8, !dbg !294
  br i1 %cmp36, label %_ZL9ws_assertbPKcS0_jS0_.exit405, label %if.then.i404, !dbg !294

if.then.i404:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit408
  call void @__assertfail(ptr noundef @.str8, ptr noundef @.str1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !294
  unreachable, !dbg !294

_ZL9ws_assertbPKcS0_jS0_.exit405:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit408
  %17 = call i32 asm "mad.lo.u32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %3, i32 %4, i32 %add) #7, !dbg !295, !srcloc !296
    #dbg_value(i32 %17, !216, !DIExpression(), !223)
  %mul37 = mul i32 %3, %4, !dbg !297
  %add38 = add i32 %mul37, %add, !dbg !298
  %cmp39 = icmp eq i32 %17, %add38, !dbg !299
  %storedv.i400 = zext i1 %cmp39 to i8, !dbg !300
  br i1 %cmp39, label %_ZL9ws_assertbPKcS0_jS0_.exit402, label %if.then.i401, !dbg !300

if.then.i401:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit405
  call void @__assertfail(ptr noundef @.str9, ptr noundef @.str1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !300
  unreachable, !dbg !300

_ZL9ws_assertbPKcS0_jS0_.exit402:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit405
  %18 = call { i32, i32 } asm "add.cc.u32 $0, $2, $4;\0A\09addc.u32 $1, $3, $5;", "=r,=r,r,r,r,r"(i32 %3, i32 %4, i32 -16, i32 3) #7, !dbg !301, !srcloc !302
  %asmresult = extractvalue { i32, i32 } %18, 0, !dbg !301
  %asmresult40 = extractvalue { i32, i32 } %18, 1, !dbg !301
    #dbg_value(i32 %asmresult, !217, !DIExpression(), !223)
    #dbg_value(i32 %asmresult40, !218, !DIExpression(), !223)
  %conv41 = zext i32 %4 to i64, !dbg !303
  %shl42 = shl i64 %conv41, 32, !dbg !304
  %conv43 = zext i32 %3 to i64, !dbg !305
  %or44 = or i64 %shl42, %conv43, !dbg !306
  %add45 = add i64 %or44, 17179869168, !dbg !307
    #dbg_value(i64 %add45, !220, !DIExpression(), !223)
  %conv46 = trunc i64 %add45 to i32, !dbg !308
  %cmp47 = icmp eq i32 %asmresult, %conv46, !dbg !309
  br i1 %cmp47, label %land.rhs, label %land.end, !dbg !310

land.rhs:                                         ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit402
  %shr48 = lshr i64 %add45, 32, !dbg !311
  %conv49 = trunc i64 %shr48 to i32, !dbg !312
  %cmp50 = icmp eq i32 %asmresult40, %conv49, !dbg !313
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_ZL9ws_assertbPKcS0_jS0_.exit402
  %19 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit402 ], [ %cmp50, %land.rhs ], !dbg !223
  %storedv.i397 = zext i1 %19 to i8, !dbg !314
  br i1 %19, label %_ZL9ws_assertbPKcS0_jS0_.exit399, label %if.then.i398, !dbg !314

if.then.i398:                                     ; preds = %land.end
  call void @__assertfail(ptr noundef @.str10, ptr noundef @.str1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !314
  unreachable, !dbg !314

_ZL9ws_assertbPKcS0_jS0_.exit399:                 ; preds = %land.end
  %20 = call { i32, i32 } asm "{\0A\09sub.cc.u32 $0, $2, $4;\0A\09subc.u32 $1, $3, $5;\0A\09}", "=r,=r,r,r,r,r"(i32 %3, i32 %4, i32 %4, i32 3) #7, !dbg !315, !srcloc !316
  %asmresult51 = extractvalue { i32, i32 } %20, 0, !dbg !315
  %asmresult52 = extractvalue { i32, i32 } %20, 1, !dbg !315
    #dbg_value(i32 %asmresult51, !217, !DIExpression(), !223)
    #dbg_value(i32 %asmresult52, !218, !DIExpression(), !223)
  %conv53 = zext i32 %4 to i64, !dbg !317
  %shl54 = shl i64 %conv53, 32, !dbg !318
  %conv55 = zext i32 %3 to i64, !dbg !319
  %or56 = or i64 %shl54, %conv55, !dbg !320
  %conv57 = zext i32 %4 to i64, !dbg !321
  %or58 = or i64 12884901888, %conv57, !dbg !322
  %sub59 = sub i64 %or56, %or58, !dbg !323
    #dbg_value(i64 %sub59, !220, !DIExpression(), !223)
  %conv60 = trunc i64 %sub59 to i32, !dbg !324
  %cmp61 = icmp eq i32 %asmresult51, %conv60, !dbg !325
  br i1 %cmp61, label %land.rhs62, label %land.end66, !dbg !326

land.rhs62:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit399
  %shr63 = lshr i64 %sub59, 32, !dbg !327
  %conv64 = trunc i64 %shr63 to i32, !dbg !328
  %cmp65 = icmp eq i32 %asmresult52, %conv64, !dbg !329
  br label %land.end66

land.end66:                                       ; preds = %land.rhs62, %_ZL9ws_assertbPKcS0_jS0_.exit399
  %21 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit399 ], [ %cmp65, %land.rhs62 ], !dbg !223
  %storedv.i394 = zext i1 %21 to i8, !dbg !330
  br i1 %21, label %_ZL9ws_assertbPKcS0_jS0_.exit396, label %if.then.i395, !dbg !330

if.then.i395:                                     ; preds = %land.end66
  call void @__assertfail(ptr noundef @.str10, ptr noundef @.str1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !330
  unreachable, !dbg !330

_ZL9ws_assertbPKcS0_jS0_.exit396:                 ; preds = %land.end66
  %22 = call { i32, i32 } asm "mov.b64 {$0, $1}, $2;", "=r,=r,l"(i64 %or) #7, !dbg !331, !srcloc !332
  %asmresult67 = extractvalue { i32, i32 } %22, 0, !dbg !331
  %asmresult68 = extractvalue { i32, i32 } %22, 1, !dbg !331
    #dbg_value(i32 %asmresult67, !217, !DIExpression(), !223)
    #dbg_value(i32 %asmresult68, !218, !DIExpression(), !223)
  %cmp69 = icmp eq i32 %asmresult67, %4, !dbg !333
  br i1 %cmp69, label %land.rhs70, label %land.end72, !dbg !334

land.rhs70:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit396
  %cmp71 = icmp eq i32 %asmresult68, %3, !dbg !335
  br label %land.end72

land.end72:                                       ; preds = %land.rhs70, %_ZL9ws_assertbPKcS0_jS0_.exit396
  %23 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit396 ], [ %cmp71, %land.rhs70 ], !dbg !223
  %storedv.i391 = zext i1 %23 to i8, !dbg !336
  br i1 %23, label %_ZL9ws_assertbPKcS0_jS0_.exit393, label %if.then.i392, !dbg !336

if.then.i392:                                     ; preds = %land.end72
  call void @__assertfail(ptr noundef @.str11, ptr noundef @.str1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !336
  unreachable, !dbg !336

_ZL9ws_assertbPKcS0_jS0_.exit393:                 ; preds = %land.end72
  %24 = call i64 asm "mov.b64 $0, {$1, $2};", "=l,r,r"(i32 %asmresult67, i32 %asmresult68) #7, !dbg !337, !srcloc !338
    #dbg_value(i64 %24, !220, !DIExpression(), !223)
  %cmp73 = icmp eq i64 %24, %or, !dbg !339
  %storedv.i388 = zext i1 %cmp73 to i8, !dbg !340
  br i1 %cmp73, label %_ZL9ws_assertbPKcS0_jS0_.exit390, label %if.then.i389, !dbg !340

if.then.i389:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit393
  call void @__assertfail(ptr noundef @.str12, ptr noundef @.str1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !340
  unreachable, !dbg !340

_ZL9ws_assertbPKcS0_jS0_.exit390:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit393
  %25 = call i32 asm "bfe.u32 $0, $1, 5, 9;", "=r,r"(i32 %3) #7, !dbg !341, !srcloc !342
    #dbg_value(i32 %25, !216, !DIExpression(), !223)
  %shr74 = lshr i32 %3, 5, !dbg !343
  %and = and i32 %shr74, 511, !dbg !344
  %cmp75 = icmp eq i32 %25, %and, !dbg !345
  %storedv.i385 = zext i1 %cmp75 to i8, !dbg !346
  br i1 %cmp75, label %_ZL9ws_assertbPKcS0_jS0_.exit387, label %if.then.i386, !dbg !346

if.then.i386:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit390
  call void @__assertfail(ptr noundef @.str13, ptr noundef @.str1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !346
  unreachable, !dbg !346

_ZL9ws_assertbPKcS0_jS0_.exit387:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit390
  %rem76 = urem i32 %add, 26, !dbg !347
  %26 = call i32 asm "bfe.s32 $0, $1, $2, 7;", "=r,r,r"(i32 %3, i32 %rem76) #7, !dbg !348, !srcloc !349
    #dbg_value(i32 %26, !216, !DIExpression(), !223)
  %rem77 = urem i32 %add, 26, !dbg !350
  %sub78 = sub i32 25, %rem77, !dbg !351
  %shl79 = shl i32 %3, %sub78, !dbg !352
  %shr80 = ashr i32 %shl79, 25, !dbg !353
  %cmp81 = icmp eq i32 %26, %shr80, !dbg !354
  %storedv.i382 = zext i1 %cmp81 to i8, !dbg !355
  br i1 %cmp81, label %_ZL9ws_assertbPKcS0_jS0_.exit384, label %if.then.i383, !dbg !355

if.then.i383:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit387
  call void @__assertfail(ptr noundef @.str14, ptr noundef @.str1, i32 noundef 45, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !355
  unreachable, !dbg !355

_ZL9ws_assertbPKcS0_jS0_.exit384:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit387
  %27 = call i32 asm "bfi.b32 $0, $1, $2, 4, 8;", "=r,r,r"(i32 %3, i32 %4) #7, !dbg !356, !srcloc !357
    #dbg_value(i32 %27, !216, !DIExpression(), !223)
  %and82 = and i32 %4, -4081, !dbg !358
  %and83 = and i32 %3, 255, !dbg !359
  %shl84 = shl i32 %and83, 4, !dbg !360
  %or85 = or i32 %and82, %shl84, !dbg !361
  %cmp86 = icmp eq i32 %27, %or85, !dbg !362
  %storedv.i379 = zext i1 %cmp86 to i8, !dbg !363
  br i1 %cmp86, label %_ZL9ws_assertbPKcS0_jS0_.exit381, label %if.then.i380, !dbg !363

if.then.i380:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit384
  call void @__assertfail(ptr noundef @.str15, ptr noundef @.str1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !363
  unreachable, !dbg !363

_ZL9ws_assertbPKcS0_jS0_.exit381:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit384
  %28 = call i32 asm "lop3.b32 $0, $1, $2, $3, 0x96;", "=r,r,r,r"(i32 %3, i32 %4, i32 %add) #7, !dbg !364, !srcloc !365
    #dbg_value(i32 %28, !216, !DIExpression(), !223)
  %xor = xor i32 %3, %4, !dbg !366
  %xor87 = xor i32 %xor, %add, !dbg !367
  %cmp88 = icmp eq i32 %28, %xor87, !dbg !368
  %storedv.i376 = zext i1 %cmp88 to i8, !dbg !369
  br i1 %cmp88, label %_ZL9ws_assertbPKcS0_jS0_.exit378, label %if.then.i377, !dbg !369

if.then.i377:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit381
  call void @__assertfail(ptr noundef @.str16, ptr noundef @.str1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !369
  unreachable, !dbg !369

_ZL9ws_assertbPKcS0_jS0_.exit378:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit381
  %29 = call i32 asm "lop3.b32 $0, $1, $2, $3, 0xCA;", "=r,r,r,r"(i32 %3, i32 %4, i32 %add) #7, !dbg !370, !srcloc !371
    #dbg_value(i32 %29, !216, !DIExpression(), !223)
  %and89 = and i32 %3, %4, !dbg !372
  %not = xor i32 %3, -1, !dbg !373
  %and90 = and i32 %not, %add, !dbg !374
  %or91 = or i32 %and89, %and90, !dbg !375
  %cmp92 = icmp eq i32 %29, %or91, !dbg !376
  %storedv.i373 = zext i1 %cmp92 to i8, !dbg !377
  br i1 %cmp92, label %_ZL9ws_assertbPKcS0_jS0_.exit375, label %if.then.i374, !dbg !377

if.then.i374:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit378
  call void @__assertfail(ptr noundef @.str17, ptr noundef @.str1, i32 noundef 51, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !377
  unreachable, !dbg !377

_ZL9ws_assertbPKcS0_jS0_.exit375:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit378
  %30 = call i32 asm "popc.b64 $0, $1;", "=r,l"(i64 %or) #7, !dbg !378, !srcloc !379
    #dbg_value(i32 %30, !216, !DIExpression(), !223)
  %31 = call noundef i32 @llvm.ctpop.i32(i32 %3), !dbg !380
  %32 = call noundef i32 @llvm.ctpop.i32(i32 %4), !dbg !381
  %add95 = add nsw i32 %31, %32, !dbg !382
  %cmp96 = icmp eq i32 %30, %add95, !dbg !383
  %storedv.i370 = zext i1 %cmp96 to i8, !dbg !384
  br i1 %cmp96, label %_ZL9ws_assertbPKcS0_jS0_.exit372, label %if.then.i371, !dbg !384

if.then.i371:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit375
  call void @__assertfail(ptr noundef @.str18, ptr noundef @.str1, i32 noundef 53, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !384
  unreachable, !dbg !384

_ZL9ws_assertbPKcS0_jS0_.exit372:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit375
  %shr97 = lshr i32 %3, 3, !dbg !385
  %33 = call i32 asm "clz.b32 $0, $1;", "=r,r"(i32 %shr97) #7, !dbg !386, !srcloc !387
    #dbg_value(i32 %33, !216, !DIExpression(), !223)
  %shr98 = lshr i32 %3, 3, !dbg !388
  %tobool.i = icmp ne i32 %shr98, 0, !dbg !389
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i, !dbg !389

cond.true.i:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit372
  %34 = call i32 @llvm.ctlz.i32(i32 %shr98, i1 true), !dbg !389
  br label %_ZL5__clzi.exit, !dbg !389

cond.false.i:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit372
  br label %_ZL5__clzi.exit, !dbg !389

_ZL5__clzi.exit:                                  ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %34, %cond.true.i ], [ 32, %cond.false.i ], !dbg !389
  %cmp100 = icmp eq i32 %33, %cond.i, !dbg !390
  %storedv.i367 = zext i1 %cmp100 to i8, !dbg !391
  br i1 %cmp100, label %_ZL9ws_assertbPKcS0_jS0_.exit369, label %if.then.i368, !dbg !391

if.then.i368:                                     ; preds = %_ZL5__clzi.exit
  call void @__assertfail(ptr noundef @.str19, ptr noundef @.str1, i32 noundef 55, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !391
  unreachable, !dbg !391

_ZL9ws_assertbPKcS0_jS0_.exit369:                 ; preds = %_ZL5__clzi.exit
  %35 = call i32 asm "brev.b32 $0, $1;", "=r,r"(i32 %3) #7, !dbg !392, !srcloc !393
    #dbg_value(i32 %35, !216, !DIExpression(), !223)
  %36 = call noundef i32 @llvm.bitreverse.i32(i32 %3), !dbg !394
  %cmp102 = icmp eq i32 %35, %36, !dbg !395
  %storedv.i364 = zext i1 %cmp102 to i8, !dbg !396
  br i1 %cmp102, label %_ZL9ws_assertbPKcS0_jS0_.exit366, label %if.then.i365, !dbg !396

if.then.i365:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit369
  call void @__assertfail(ptr noundef @.str20, ptr noundef @.str1, i32 noundef 57, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !396
  unreachable, !dbg !396

_ZL9ws_assertbPKcS0_jS0_.exit366:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit369
  %37 = call i32 asm "prmt.b32 $0, $1, $2, 0x0123;", "=r,r,r"(i32 %3, i32 %4) #7, !dbg !397, !srcloc !398
    #dbg_value(i32 %37, !216, !DIExpression(), !223)
  %conv.i = zext i32 %4 to i64, !dbg !399
  %shl.i = shl i64 %conv.i, 32, !dbg !399
  %conv1.i = zext i32 %3 to i64, !dbg !399
  %or.i = or i64 %shl.i, %conv1.i, !dbg !399
  br label %for.cond.i, !dbg !399

for.cond.i:                                       ; preds = %for.body.i, %_ZL9ws_assertbPKcS0_jS0_.exit366
  %r.0.i = phi i32 [ 0, %_ZL9ws_assertbPKcS0_jS0_.exit366 ], [ %or8.i, %for.body.i ], !dbg !399
  %i.0.i = phi i32 [ 0, %_ZL9ws_assertbPKcS0_jS0_.exit366 ], [ %inc.i, %for.body.i ], !dbg !399
  %cmp.i = icmp slt i32 %i.0.i, 4, !dbg !399
  br i1 %cmp.i, label %for.body.i, label %_ZL11__byte_permjjj.exit, !dbg !399

for.body.i:                                       ; preds = %for.cond.i
  %mul.i = mul nsw i32 4, %i.0.i, !dbg !399
  %shr.i = lshr i32 291, %mul.i, !dbg !399
  %and.i = and i32 %shr.i, 7, !dbg !399
  %mul2.i = mul i32 8, %and.i, !dbg !399
  %sh_prom.i = zext i32 %mul2.i to i64, !dbg !399
  %shr3.i = lshr i64 %or.i, %sh_prom.i, !dbg !399
  %and4.i = and i64 %shr3.i, 255, !dbg !399
  %conv5.i = trunc i64 %and4.i to i32, !dbg !399
  %mul6.i = mul nsw i32 8, %i.0.i, !dbg !399
  %shl7.i = shl i32 %conv5.i, %mul6.i, !dbg !399
  %or8.i = or i32 %r.0.i, %shl7.i, !dbg !399
  %inc.i = add nsw i32 %i.0.i, 1, !dbg !399
  br label %for.cond.i, !dbg !399, !llvm.loop !400

_ZL11__byte_permjjj.exit:                         ; preds = %for.cond.i
  %cmp104 = icmp eq i32 %37, %r.0.i, !dbg !403
  %storedv.i361 = zext i1 %cmp104 to i8, !dbg !404
  br i1 %cmp104, label %_ZL9ws_assertbPKcS0_jS0_.exit363, label %if.then.i362, !dbg !404

if.then.i362:                                     ; preds = %_ZL11__byte_permjjj.exit
  call void @__assertfail(ptr noundef @.str21, ptr noundef @.str1, i32 noundef 59, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !404
  unreachable, !dbg !404

_ZL9ws_assertbPKcS0_jS0_.exit363:                 ; preds = %_ZL11__byte_permjjj.exit
  %38 = call i32 asm "shf.l.wrap.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %3, i32 %4, i32 %add) #7, !dbg !405, !srcloc !406
    #dbg_value(i32 %38, !216, !DIExpression(), !223)
  %conv.i427 = zext i32 %4 to i64, !dbg !407
  %shl.i428 = shl i64 %conv.i427, 32, !dbg !407
  %conv1.i429 = zext i32 %3 to i64, !dbg !407
  %or.i430 = or i64 %shl.i428, %conv1.i429, !dbg !407
  %and.i431 = and i32 %add, 31, !dbg !407
  %sh_prom.i432 = zext i32 %and.i431 to i64, !dbg !407
  %shl2.i = shl i64 %or.i430, %sh_prom.i432, !dbg !407
  %shr.i433 = lshr i64 %shl2.i, 32, !dbg !407
  %conv3.i = trunc i64 %shr.i433 to i32, !dbg !407
  %cmp106 = icmp eq i32 %38, %conv3.i, !dbg !408
  %storedv.i358 = zext i1 %cmp106 to i8, !dbg !409
  br i1 %cmp106, label %_ZL9ws_assertbPKcS0_jS0_.exit360, label %if.then.i359, !dbg !409

if.then.i359:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit363
  call void @__assertfail(ptr noundef @.str22, ptr noundef @.str1, i32 noundef 61, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !409
  unreachable, !dbg !409

_ZL9ws_assertbPKcS0_jS0_.exit360:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit363
  %39 = call i32 asm "shl.b32 $0, $1, $2;", "=r,r,r"(i32 %3, i32 %add) #7, !dbg !410, !srcloc !411
    #dbg_value(i32 %39, !216, !DIExpression(), !223)
  %cmp107 = icmp ult i32 %add, 32, !dbg !412
  br i1 %cmp107, label %cond.true, label %cond.false, !dbg !413

cond.true:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit360
  %shl108 = shl i32 %3, %add, !dbg !414
  br label %cond.end, !dbg !413

cond.false:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit360
  br label %cond.end, !dbg !413

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %shl108, %cond.true ], [ 0, %cond.false ], !dbg !413
  %cmp109 = icmp eq i32 %39, %cond, !dbg !415
  %storedv.i355 = zext i1 %cmp109 to i8, !dbg !416
  br i1 %cmp109, label %_ZL9ws_assertbPKcS0_jS0_.exit357, label %if.then.i356, !dbg !416

if.then.i356:                                     ; preds = %cond.end
  call void @__assertfail(ptr noundef @.str23, ptr noundef @.str1, i32 noundef 64, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !416
  unreachable, !dbg !416

_ZL9ws_assertbPKcS0_jS0_.exit357:                 ; preds = %cond.end
  %40 = call i32 asm "shr.s32 $0, $1, $2;", "=r,r,r"(i32 %3, i32 %add) #7, !dbg !417, !srcloc !418
    #dbg_value(i32 %40, !216, !DIExpression(), !223)
  %cmp110 = icmp ult i32 %add, 32, !dbg !419
  br i1 %cmp110, label %cond.true111, label %cond.false113, !dbg !420

cond.true111:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit357
  %shr112 = ashr i32 %3, %add, !dbg !421
  br label %cond.end115, !dbg !420

cond.false113:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit357
  %shr114 = ashr i32 %3, 31, !dbg !422
  br label %cond.end115, !dbg !420

cond.end115:                                      ; preds = %cond.false113, %cond.true111
  %cond116 = phi i32 [ %shr112, %cond.true111 ], [ %shr114, %cond.false113 ], !dbg !420
  %cmp117 = icmp eq i32 %40, %cond116, !dbg !423
  %storedv.i352 = zext i1 %cmp117 to i8, !dbg !424
  br i1 %cmp117, label %_ZL9ws_assertbPKcS0_jS0_.exit354, label %if.then.i353, !dbg !424

if.then.i353:                                     ; preds = %cond.end115
  call void @__assertfail(ptr noundef @.str24, ptr noundef @.str1, i32 noundef 66, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !424
  unreachable, !dbg !424

_ZL9ws_assertbPKcS0_jS0_.exit354:                 ; preds = %cond.end115
  %41 = call i32 asm "min.s32 $0, $1, $2;", "=r,r,r"(i32 %3, i32 %4) #7, !dbg !425, !srcloc !426
    #dbg_value(i32 %41, !216, !DIExpression(), !223)
  %cmp118 = icmp slt i32 %3, %4, !dbg !427
  br i1 %cmp118, label %cond.true119, label %cond.false120, !dbg !428

cond.true119:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit354
  br label %cond.end121, !dbg !428

cond.false120:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit354
  br label %cond.end121, !dbg !428

cond.end121:                                      ; preds = %cond.false120, %cond.true119
  %cond122 = phi i32 [ %3, %cond.true119 ], [ %4, %cond.false120 ], !dbg !428
  %cmp123 = icmp eq i32 %41, %cond122, !dbg !429
  %storedv.i349 = zext i1 %cmp123 to i8, !dbg !430
  br i1 %cmp123, label %_ZL9ws_assertbPKcS0_jS0_.exit351, label %if.then.i350, !dbg !430

if.then.i350:                                     ; preds = %cond.end121
  call void @__assertfail(ptr noundef @.str25, ptr noundef @.str1, i32 noundef 68, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !430
  unreachable, !dbg !430

_ZL9ws_assertbPKcS0_jS0_.exit351:                 ; preds = %cond.end121
  %42 = call i32 asm "{\0A\09.reg .pred p, q;\0A\09setp.lt.u32 p, $1, $2;\0A\09setp.eq.u32 q, $1, 0;\0A\09selp.u32 $0, 10, 20, p;\0A\09@q mov.u32 $0, 30;\0A\09@!q add.u32 $0, $0, 1;\0A\09}", "=r,r,r"(i32 %3, i32 %4) #7, !dbg !431, !srcloc !432
    #dbg_value(i32 %42, !216, !DIExpression(), !223)
  %cmp124 = icmp eq i32 %3, 0, !dbg !433
  br i1 %cmp124, label %cond.true125, label %cond.false126, !dbg !434

cond.true125:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit351
  br label %cond.end129, !dbg !434

cond.false126:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit351
  %cmp127 = icmp ult i32 %3, %4, !dbg !435
  %43 = zext i1 %cmp127 to i64, !dbg !436
  %cond128 = select i1 %cmp127, i32 11, i32 21, !dbg !436
  br label %cond.end129, !dbg !434

cond.end129:                                      ; preds = %cond.false126, %cond.true125
  %cond130 = phi i32 [ 30, %cond.true125 ], [ %cond128, %cond.false126 ], !dbg !434
  %cmp131 = icmp eq i32 %42, %cond130, !dbg !437
  %storedv.i346 = zext i1 %cmp131 to i8, !dbg !438
  br i1 %cmp131, label %_ZL9ws_assertbPKcS0_jS0_.exit348, label %if.then.i347, !dbg !438

if.then.i347:                                     ; preds = %cond.end129
  call void @__assertfail(ptr noundef @.str26, ptr noundef @.str1, i32 noundef 72, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !438
  unreachable, !dbg !438

_ZL9ws_assertbPKcS0_jS0_.exit348:                 ; preds = %cond.end129
  %44 = call contract float asm "fma.rn.f32 $0, $1, $1, $2;", "=f,f,f"(float %5, float 1.500000e+00) #7, !dbg !439, !srcloc !440
    #dbg_value(float %44, !222, !DIExpression(), !223)
  %45 = call noundef float @llvm.fma.f32(float %5, float %5, float 1.500000e+00), !dbg !441
  %cmp133 = fcmp oeq float %44, %45, !dbg !442
  %storedv.i343 = zext i1 %cmp133 to i8, !dbg !443
  br i1 %cmp133, label %_ZL9ws_assertbPKcS0_jS0_.exit345, label %if.then.i344, !dbg !443

if.then.i344:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit348
  call void @__assertfail(ptr noundef @.str27, ptr noundef @.str1, i32 noundef 74, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !443
  unreachable, !dbg !443

_ZL9ws_assertbPKcS0_jS0_.exit345:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit348
  %46 = call contract float asm "add.f32 $0, $1, 0f3F800000;", "=f,f"(float %5) #7, !dbg !444, !srcloc !445
    #dbg_value(float %46, !222, !DIExpression(), !223)
  %add134 = fadd float %5, 1.000000e+00, !dbg !446
  %cmp135 = fcmp oeq float %46, %add134, !dbg !447
  %storedv.i340 = zext i1 %cmp135 to i8, !dbg !448
  br i1 %cmp135, label %_ZL9ws_assertbPKcS0_jS0_.exit342, label %if.then.i341, !dbg !448

if.then.i341:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit345
  call void @__assertfail(ptr noundef @.str28, ptr noundef @.str1, i32 noundef 76, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !448
  unreachable, !dbg !448

_ZL9ws_assertbPKcS0_jS0_.exit342:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit345
  %47 = call i32 asm "cvt.rzi.s32.f32 $0, $1;", "=r,f"(float %5) #7, !dbg !449, !srcloc !450
    #dbg_value(i32 %47, !216, !DIExpression(), !223)
  %conv136 = fptosi float %5 to i32, !dbg !451
  %cmp137 = icmp eq i32 %47, %conv136, !dbg !452
  %storedv.i337 = zext i1 %cmp137 to i8, !dbg !453
  br i1 %cmp137, label %_ZL9ws_assertbPKcS0_jS0_.exit339, label %if.then.i338, !dbg !453

if.then.i338:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit342
  call void @__assertfail(ptr noundef @.str29, ptr noundef @.str1, i32 noundef 78, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !453
  unreachable, !dbg !453

_ZL9ws_assertbPKcS0_jS0_.exit339:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit342
  %48 = call contract float asm "cvt.rn.f32.u32 $0, $1;", "=f,r"(i32 %3) #7, !dbg !454, !srcloc !455
    #dbg_value(float %48, !222, !DIExpression(), !223)
  %conv138 = uitofp i32 %3 to float, !dbg !456
  %cmp139 = fcmp oeq float %48, %conv138, !dbg !457
  %storedv.i334 = zext i1 %cmp139 to i8, !dbg !458
  br i1 %cmp139, label %_ZL9ws_assertbPKcS0_jS0_.exit336, label %if.then.i335, !dbg !458

if.then.i335:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit339
  call void @__assertfail(ptr noundef @.str30, ptr noundef @.str1, i32 noundef 80, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !458
  unreachable, !dbg !458

_ZL9ws_assertbPKcS0_jS0_.exit336:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit339
  %49 = call contract float asm "abs.f32 $0, $1;", "=f,f"(float %5) #7, !dbg !459, !srcloc !460
    #dbg_value(float %49, !222, !DIExpression(), !223)
  %50 = call float @llvm.fabs.f32(float %5), !dbg !461
  %cmp140 = fcmp oeq float %49, %50, !dbg !462
  %storedv.i331 = zext i1 %cmp140 to i8, !dbg !463
  br i1 %cmp140, label %_ZL9ws_assertbPKcS0_jS0_.exit333, label %if.then.i332, !dbg !463

if.then.i332:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit336
  call void @__assertfail(ptr noundef @.str31, ptr noundef @.str1, i32 noundef 82, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !463
  unreachable, !dbg !463

_ZL9ws_assertbPKcS0_jS0_.exit333:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit336
  %idx.ext = zext i32 %add to i64, !dbg !464
  %add.ptr = getelementptr inbounds nuw i32, ptr %a, i64 %idx.ext, !dbg !464
  %51 = call i32 asm sideeffect "ld.global.cg.u32 $0, [$1];", "=r,l,~{memory}"(ptr %add.ptr) #5, !dbg !465, !srcloc !466
    #dbg_value(i32 %51, !216, !DIExpression(), !223)
  %cmp141 = icmp eq i32 %51, %3, !dbg !467
  %storedv.i328 = zext i1 %cmp141 to i8, !dbg !468
  br i1 %cmp141, label %_ZL9ws_assertbPKcS0_jS0_.exit330, label %if.then.i329, !dbg !468

if.then.i329:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit333
  call void @__assertfail(ptr noundef @.str32, ptr noundef @.str1, i32 noundef 84, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !468
  unreachable, !dbg !468

_ZL9ws_assertbPKcS0_jS0_.exit330:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit333
  %52 = call { i32, i32 } asm sideeffect "ld.global.nc.v2.u32 {$0, $1}, [$2+8];", "=r,=r,l,~{memory}"(ptr %a) #5, !dbg !469, !srcloc !470
  %asmresult142 = extractvalue { i32, i32 } %52, 0, !dbg !469
  %asmresult143 = extractvalue { i32, i32 } %52, 1, !dbg !469
    #dbg_value(i32 %asmresult142, !217, !DIExpression(), !223)
    #dbg_value(i32 %asmresult143, !218, !DIExpression(), !223)
  %arrayidx144 = getelementptr inbounds i32, ptr %a, i64 2, !dbg !471
  %53 = load i32, ptr %arrayidx144, align 4, !dbg !471, !tbaa !197
  %cmp145 = icmp eq i32 %asmresult142, %53, !dbg !472
  br i1 %cmp145, label %land.rhs146, label %land.end149, !dbg !473

land.rhs146:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit330
  %arrayidx147 = getelementptr inbounds i32, ptr %a, i64 3, !dbg !474
  %54 = load i32, ptr %arrayidx147, align 4, !dbg !474, !tbaa !197
  %cmp148 = icmp eq i32 %asmresult143, %54, !dbg !475
  br label %land.end149

land.end149:                                      ; preds = %land.rhs146, %_ZL9ws_assertbPKcS0_jS0_.exit330
  %55 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit330 ], [ %cmp148, %land.rhs146 ], !dbg !223
  %storedv.i325 = zext i1 %55 to i8, !dbg !476
  br i1 %55, label %_ZL9ws_assertbPKcS0_jS0_.exit327, label %if.then.i326, !dbg !476

if.then.i326:                                     ; preds = %land.end149
  call void @__assertfail(ptr noundef @.str33, ptr noundef @.str1, i32 noundef 86, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !476
  unreachable, !dbg !476

_ZL9ws_assertbPKcS0_jS0_.exit327:                 ; preds = %land.end149
  %56 = call i32 asm sideeffect "shfl.sync.idx.b32 $0, $1, 3, 31, 0xffffffff;", "=r,r"(i32 %add) #5, !dbg !477, !srcloc !478
    #dbg_value(i32 %56, !216, !DIExpression(), !223)
  %div = udiv i32 %add, 32, !dbg !479
  %mul150 = mul i32 %div, 32, !dbg !480
  %add151 = add i32 %mul150, 3, !dbg !481
  %cmp152 = icmp eq i32 %56, %add151, !dbg !482
  %storedv.i322 = zext i1 %cmp152 to i8, !dbg !483
  br i1 %cmp152, label %_ZL9ws_assertbPKcS0_jS0_.exit324, label %if.then.i323, !dbg !483

if.then.i323:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit327
  call void @__assertfail(ptr noundef @.str34, ptr noundef @.str1, i32 noundef 88, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !483
  unreachable, !dbg !483

_ZL9ws_assertbPKcS0_jS0_.exit324:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit327
  %rem153 = urem i32 %add, 32, !dbg !484
  %57 = call i32 asm sideeffect "{\0A\09.reg .pred p;\0A\09setp.gt.u32 p, $1, 15;\0A\09vote.sync.ballot.b32 $0, p, -1;\0A\09}", "=r,r"(i32 %rem153) #5, !dbg !485, !srcloc !486
    #dbg_value(i32 %57, !216, !DIExpression(), !223)
  %cmp154 = icmp eq i32 %57, -65536, !dbg !487
  %storedv.i = zext i1 %cmp154 to i8, !dbg !488
  br i1 %cmp154, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !488

if.then.i:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit324
  call void @__assertfail(ptr noundef @.str35, ptr noundef @.str1, i32 noundef 91, ptr noundef @__PRETTY_FUNCTION__._Z1kPjPKjPKf, i64 noundef 1) #6, !dbg !488
  unreachable, !dbg !488

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit324
  %idx.ext155 = zext i32 %add to i64, !dbg !489
  %add.ptr156 = getelementptr inbounds nuw i32, ptr %o, i64 %idx.ext155, !dbg !489
  call void asm sideeffect "st.global.cs.u32 [$0+0], $1;", "l,r,~{memory}"(ptr %add.ptr156, i32 %3) #5, !dbg !490, !srcloc !491
  ret void, !dbg !492
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent noreturn nounwind }
attributes #7 = { convergent nounwind memory(none) }

!llvm.dbg.cu = !{!152}
!llvm.module.flags = !{!192, !193, !194, !195}
!llvm.ident = !{!196}
!llvm.errno.tbaa = !{!197}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "inline_ptx.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 22)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 14)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 480, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 60)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 16)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 272, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 34)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 11)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 15)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 392, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 49)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 400, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 50)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 248, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 31)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !35, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 360, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 45)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !62, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 17)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !67, isLocal: true, isDefinition: true)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 7)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !72, isLocal: true, isDefinition: true)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !73)
!73 = !{!74}
!74 = !DISubrange(count: 20)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !77, isLocal: true, isDefinition: true)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 336, elements: !78)
!78 = !{!79}
!79 = !DISubrange(count: 42)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !82, isLocal: true, isDefinition: true)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !83)
!83 = !{!84}
!84 = !DISubrange(count: 40)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !62, isLocal: true, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(scope: null, file: !2, line: 51, type: !89, isLocal: true, isDefinition: true)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 208, elements: !90)
!90 = !{!91}
!91 = !DISubrange(count: 26)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !94, isLocal: true, isDefinition: true)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 216, elements: !95)
!95 = !{!96}
!96 = !DISubrange(count: 27)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(scope: null, file: !2, line: 55, type: !99, isLocal: true, isDefinition: true)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !100)
!100 = !{!101}
!101 = !DISubrange(count: 19)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(scope: null, file: !2, line: 57, type: !35, isLocal: true, isDefinition: true)
!104 = !DIGlobalVariableExpression(var: !105, expr: !DIExpression())
!105 = distinct !DIGlobalVariable(scope: null, file: !2, line: 59, type: !50, isLocal: true, isDefinition: true)
!106 = !DIGlobalVariableExpression(var: !107, expr: !DIExpression())
!107 = distinct !DIGlobalVariable(scope: null, file: !2, line: 61, type: !108, isLocal: true, isDefinition: true)
!108 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 240, elements: !109)
!109 = !{!110}
!110 = !DISubrange(count: 30)
!111 = !DIGlobalVariableExpression(var: !112, expr: !DIExpression())
!112 = distinct !DIGlobalVariable(scope: null, file: !2, line: 64, type: !94, isLocal: true, isDefinition: true)
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(scope: null, file: !2, line: 66, type: !115, isLocal: true, isDefinition: true)
!115 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 384, elements: !116)
!116 = !{!117}
!117 = !DISubrange(count: 48)
!118 = !DIGlobalVariableExpression(var: !119, expr: !DIExpression())
!119 = distinct !DIGlobalVariable(scope: null, file: !2, line: 68, type: !120, isLocal: true, isDefinition: true)
!120 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 368, elements: !121)
!121 = !{!122}
!122 = !DISubrange(count: 46)
!123 = !DIGlobalVariableExpression(var: !124, expr: !DIExpression())
!124 = distinct !DIGlobalVariable(scope: null, file: !2, line: 72, type: !125, isLocal: true, isDefinition: true)
!125 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 312, elements: !126)
!126 = !{!127}
!127 = !DISubrange(count: 39)
!128 = !DIGlobalVariableExpression(var: !129, expr: !DIExpression())
!129 = distinct !DIGlobalVariable(scope: null, file: !2, line: 74, type: !94, isLocal: true, isDefinition: true)
!130 = !DIGlobalVariableExpression(var: !131, expr: !DIExpression())
!131 = distinct !DIGlobalVariable(scope: null, file: !2, line: 76, type: !10, isLocal: true, isDefinition: true)
!132 = !DIGlobalVariableExpression(var: !133, expr: !DIExpression())
!133 = distinct !DIGlobalVariable(scope: null, file: !2, line: 78, type: !62, isLocal: true, isDefinition: true)
!134 = !DIGlobalVariableExpression(var: !135, expr: !DIExpression())
!135 = distinct !DIGlobalVariable(scope: null, file: !2, line: 80, type: !10, isLocal: true, isDefinition: true)
!136 = !DIGlobalVariableExpression(var: !137, expr: !DIExpression())
!137 = distinct !DIGlobalVariable(scope: null, file: !2, line: 82, type: !10, isLocal: true, isDefinition: true)
!138 = !DIGlobalVariableExpression(var: !139, expr: !DIExpression())
!139 = distinct !DIGlobalVariable(scope: null, file: !2, line: 84, type: !67, isLocal: true, isDefinition: true)
!140 = !DIGlobalVariableExpression(var: !141, expr: !DIExpression())
!141 = distinct !DIGlobalVariable(scope: null, file: !2, line: 86, type: !142, isLocal: true, isDefinition: true)
!142 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !143)
!143 = !{!144}
!144 = !DISubrange(count: 23)
!145 = !DIGlobalVariableExpression(var: !146, expr: !DIExpression())
!146 = distinct !DIGlobalVariable(scope: null, file: !2, line: 88, type: !147, isLocal: true, isDefinition: true)
!147 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !148)
!148 = !{!149}
!149 = !DISubrange(count: 21)
!150 = !DIGlobalVariableExpression(var: !151, expr: !DIExpression())
!151 = distinct !DIGlobalVariable(scope: null, file: !2, line: 91, type: !62, isLocal: true, isDefinition: true)
!152 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !153, globals: !160, imports: !161, splitDebugInlining: false, nameTableKind: None)
!153 = !{!154, !155, !156, !157, !158, !159}
!154 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!155 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!156 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!157 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!158 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!159 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!160 = !{!0, !8, !13, !18, !23, !28, !33, !38, !43, !48, !53, !55, !60, !65, !70, !75, !80, !85, !87, !92, !97, !102, !104, !106, !111, !113, !118, !123, !128, !130, !132, !134, !136, !138, !140, !145, !150}
!161 = !{!162, !165, !167, !172, !177, !181, !186, !188}
!162 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !152, entity: !163, file: !164, line: 128)
!163 = !DINamespace(name: "ws_math", scope: null)
!164 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!165 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !166, entity: !163, file: !164, line: 129)
!166 = !DINamespace(name: "std", scope: null)
!167 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !166, entity: !168, file: !164, line: 154)
!168 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !164, file: !164, line: 137, type: !169, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!169 = !DISubroutineType(types: !170)
!170 = !{!171, !171}
!171 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!172 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !166, entity: !173, file: !164, line: 154)
!173 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !164, file: !164, line: 133, type: !174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!174 = !DISubroutineType(types: !175)
!175 = !{!176, !176}
!176 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!177 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !166, entity: !178, file: !164, line: 154)
!178 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !164, file: !164, line: 134, type: !179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!179 = !DISubroutineType(types: !180)
!180 = !{!157, !157}
!181 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !166, entity: !182, file: !164, line: 154)
!182 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !164, file: !164, line: 145, type: !183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!183 = !DISubroutineType(types: !184)
!184 = !{!155, !185}
!185 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!186 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !166, entity: !187, file: !164, line: 154)
!187 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !164, file: !164, line: 147, type: !183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!188 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !166, entity: !189, file: !164, line: 154)
!189 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !164, file: !164, line: 149, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!190 = !DISubroutineType(types: !191)
!191 = !{!158, !159}
!192 = !{i32 7, !"Dwarf Version", i32 4}
!193 = !{i32 2, !"Debug Info Version", i32 3}
!194 = !{i32 1, !"wchar_size", i32 4}
!195 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!196 = !{!"clang version 22.1.8"}
!197 = !{!198, !198, i64 0}
!198 = !{!"int", !199, i64 0}
!199 = !{!"omnipotent char", !200, i64 0}
!200 = !{!"Simple C++ TBAA"}
!201 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPjPKjPKf", scope: !2, file: !2, line: 6, type: !202, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !152, retainedNodes: !209)
!202 = !DISubroutineType(types: !203)
!203 = !{null, !204, !205, !207}
!204 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !156, size: 64)
!205 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !206, size: 64)
!206 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !156)
!207 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !208, size: 64)
!208 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !159)
!209 = !{!210, !211, !212, !213, !214, !215, !216, !217, !218, !219, !220, !221, !222}
!210 = !DILocalVariable(name: "o", arg: 1, scope: !201, file: !2, line: 6, type: !204)
!211 = !DILocalVariable(name: "a", arg: 2, scope: !201, file: !2, line: 6, type: !205)
!212 = !DILocalVariable(name: "f", arg: 3, scope: !201, file: !2, line: 6, type: !207)
!213 = !DILocalVariable(name: "i", scope: !201, file: !2, line: 7, type: !156)
!214 = !DILocalVariable(name: "x", scope: !201, file: !2, line: 8, type: !156)
!215 = !DILocalVariable(name: "y", scope: !201, file: !2, line: 8, type: !156)
!216 = !DILocalVariable(name: "r", scope: !201, file: !2, line: 8, type: !156)
!217 = !DILocalVariable(name: "p", scope: !201, file: !2, line: 8, type: !156)
!218 = !DILocalVariable(name: "q", scope: !201, file: !2, line: 8, type: !156)
!219 = !DILocalVariable(name: "w", scope: !201, file: !2, line: 9, type: !154)
!220 = !DILocalVariable(name: "v", scope: !201, file: !2, line: 9, type: !154)
!221 = !DILocalVariable(name: "g", scope: !201, file: !2, line: 10, type: !159)
!222 = !DILocalVariable(name: "h", scope: !201, file: !2, line: 10, type: !159)
!223 = !DILocation(line: 0, scope: !201)
!224 = !DILocation(line: 7, column: 16, scope: !201)
!225 = !DILocation(line: 7, column: 29, scope: !201)
!226 = !DILocation(line: 7, column: 27, scope: !201)
!227 = !DILocation(line: 7, column: 42, scope: !201)
!228 = !DILocation(line: 7, column: 40, scope: !201)
!229 = !DILocation(line: 8, column: 16, scope: !201)
!230 = !DILocation(line: 8, column: 31, scope: !201)
!231 = !DILocation(line: 8, column: 36, scope: !201)
!232 = !DILocation(line: 8, column: 26, scope: !201)
!233 = !DILocation(line: 9, column: 46, scope: !201)
!234 = !DILocation(line: 9, column: 48, scope: !201)
!235 = !DILocation(line: 9, column: 56, scope: !201)
!236 = !DILocation(line: 9, column: 54, scope: !201)
!237 = !DILocation(line: 10, column: 13, scope: !201)
!238 = !{!239, !239, i64 0}
!239 = !{!"float", !199, i64 0}
!240 = !DILocation(line: 11, column: 3, scope: !201)
!241 = !{i64 707}
!242 = !DILocation(line: 12, column: 15, scope: !201)
!243 = !DILocation(line: 12, column: 27, scope: !201)
!244 = !DILocation(line: 12, column: 12, scope: !201)
!245 = !DILocation(line: 12, column: 3, scope: !201)
!246 = !DILocation(line: 13, column: 3, scope: !201)
!247 = !{i64 782}
!248 = !DILocation(line: 14, column: 15, scope: !201)
!249 = !DILocation(line: 14, column: 12, scope: !201)
!250 = !DILocation(line: 14, column: 3, scope: !201)
!251 = !DILocation(line: 15, column: 3, scope: !201)
!252 = !{i64 852}
!253 = !DILocation(line: 16, column: 22, scope: !201)
!254 = !DILocation(line: 16, column: 34, scope: !201)
!255 = !DILocation(line: 16, column: 19, scope: !201)
!256 = !DILocation(line: 16, column: 40, scope: !201)
!257 = !DILocation(line: 16, column: 12, scope: !201)
!258 = !DILocation(line: 16, column: 3, scope: !201)
!259 = !DILocation(line: 17, column: 3, scope: !201)
!260 = !{i64 944}
!261 = !DILocation(line: 18, column: 17, scope: !201)
!262 = !DILocation(line: 18, column: 12, scope: !201)
!263 = !DILocation(line: 18, column: 3, scope: !201)
!264 = !DILocation(line: 19, column: 3, scope: !201)
!265 = !{i64 1023}
!266 = !DILocation(line: 20, column: 17, scope: !201)
!267 = !DILocation(line: 20, column: 21, scope: !201)
!268 = !DILocation(line: 20, column: 12, scope: !201)
!269 = !DILocation(line: 20, column: 3, scope: !201)
!270 = !DILocation(line: 21, column: 3, scope: !201)
!271 = !{i64 1088}
!272 = !DILocation(line: 22, column: 46, scope: !201)
!273 = !DILocation(line: 22, column: 50, scope: !201)
!274 = !DILocation(line: 22, column: 48, scope: !201)
!275 = !DILocation(line: 22, column: 52, scope: !201)
!276 = !DILocation(line: 22, column: 25, scope: !201)
!277 = !DILocation(line: 22, column: 12, scope: !201)
!278 = !DILocation(line: 22, column: 3, scope: !201)
!279 = !DILocation(line: 23, column: 3, scope: !201)
!280 = !{i64 1208}
!281 = !DILocation(line: 24, column: 37, scope: !201)
!282 = !DILocation(line: 24, column: 46, scope: !201)
!283 = !DILocation(line: 24, column: 44, scope: !201)
!284 = !DILocation(line: 24, column: 53, scope: !201)
!285 = !DILocation(line: 24, column: 25, scope: !201)
!286 = !DILocation(line: 24, column: 12, scope: !201)
!287 = !DILocation(line: 24, column: 3, scope: !201)
!288 = !DILocation(line: 25, column: 3, scope: !201)
!289 = !{i64 1329}
!290 = !DILocation(line: 26, column: 35, scope: !201)
!291 = !DILocation(line: 26, column: 39, scope: !201)
!292 = !DILocation(line: 26, column: 37, scope: !201)
!293 = !DILocation(line: 26, column: 12, scope: !201)
!294 = !DILocation(line: 26, column: 3, scope: !201)
!295 = !DILocation(line: 27, column: 3, scope: !201)
!296 = !{i64 1433}
!297 = !DILocation(line: 28, column: 17, scope: !201)
!298 = !DILocation(line: 28, column: 21, scope: !201)
!299 = !DILocation(line: 28, column: 12, scope: !201)
!300 = !DILocation(line: 28, column: 3, scope: !201)
!301 = !DILocation(line: 30, column: 3, scope: !201)
!302 = !{i64 1573, i64 1598}
!303 = !DILocation(line: 32, column: 28, scope: !201)
!304 = !DILocation(line: 32, column: 30, scope: !201)
!305 = !DILocation(line: 32, column: 38, scope: !201)
!306 = !DILocation(line: 32, column: 36, scope: !201)
!307 = !DILocation(line: 32, column: 41, scope: !201)
!308 = !DILocation(line: 33, column: 25, scope: !201)
!309 = !DILocation(line: 33, column: 12, scope: !201)
!310 = !DILocation(line: 33, column: 27, scope: !201)
!311 = !DILocation(line: 33, column: 48, scope: !201)
!312 = !DILocation(line: 33, column: 45, scope: !201)
!313 = !DILocation(line: 33, column: 32, scope: !201)
!314 = !DILocation(line: 33, column: 3, scope: !201)
!315 = !DILocation(line: 34, column: 3, scope: !201)
!316 = !{i64 1824, i64 1828, i64 1854, i64 1878}
!317 = !DILocation(line: 36, column: 28, scope: !201)
!318 = !DILocation(line: 36, column: 30, scope: !201)
!319 = !DILocation(line: 36, column: 38, scope: !201)
!320 = !DILocation(line: 36, column: 36, scope: !201)
!321 = !DILocation(line: 36, column: 57, scope: !201)
!322 = !DILocation(line: 36, column: 55, scope: !201)
!323 = !DILocation(line: 36, column: 41, scope: !201)
!324 = !DILocation(line: 37, column: 25, scope: !201)
!325 = !DILocation(line: 37, column: 12, scope: !201)
!326 = !DILocation(line: 37, column: 27, scope: !201)
!327 = !DILocation(line: 37, column: 48, scope: !201)
!328 = !DILocation(line: 37, column: 45, scope: !201)
!329 = !DILocation(line: 37, column: 32, scope: !201)
!330 = !DILocation(line: 37, column: 3, scope: !201)
!331 = !DILocation(line: 38, column: 3, scope: !201)
!332 = !{i64 2065}
!333 = !DILocation(line: 39, column: 12, scope: !201)
!334 = !DILocation(line: 39, column: 17, scope: !201)
!335 = !DILocation(line: 39, column: 22, scope: !201)
!336 = !DILocation(line: 39, column: 3, scope: !201)
!337 = !DILocation(line: 40, column: 3, scope: !201)
!338 = !{i64 2153}
!339 = !DILocation(line: 41, column: 12, scope: !201)
!340 = !DILocation(line: 41, column: 3, scope: !201)
!341 = !DILocation(line: 42, column: 3, scope: !201)
!342 = !{i64 2230}
!343 = !DILocation(line: 43, column: 18, scope: !201)
!344 = !DILocation(line: 43, column: 23, scope: !201)
!345 = !DILocation(line: 43, column: 12, scope: !201)
!346 = !DILocation(line: 43, column: 3, scope: !201)
!347 = !DILocation(line: 44, column: 58, scope: !201)
!348 = !DILocation(line: 44, column: 3, scope: !201)
!349 = !{i64 2312}
!350 = !DILocation(line: 45, column: 39, scope: !201)
!351 = !DILocation(line: 45, column: 35, scope: !201)
!352 = !DILocation(line: 45, column: 28, scope: !201)
!353 = !DILocation(line: 45, column: 46, scope: !201)
!354 = !DILocation(line: 45, column: 17, scope: !201)
!355 = !DILocation(line: 45, column: 3, scope: !201)
!356 = !DILocation(line: 46, column: 3, scope: !201)
!357 = !{i64 2430}
!358 = !DILocation(line: 47, column: 19, scope: !201)
!359 = !DILocation(line: 47, column: 35, scope: !201)
!360 = !DILocation(line: 47, column: 44, scope: !201)
!361 = !DILocation(line: 47, column: 30, scope: !201)
!362 = !DILocation(line: 47, column: 12, scope: !201)
!363 = !DILocation(line: 47, column: 3, scope: !201)
!364 = !DILocation(line: 48, column: 3, scope: !201)
!365 = !{i64 2544}
!366 = !DILocation(line: 49, column: 18, scope: !201)
!367 = !DILocation(line: 49, column: 22, scope: !201)
!368 = !DILocation(line: 49, column: 12, scope: !201)
!369 = !DILocation(line: 49, column: 3, scope: !201)
!370 = !DILocation(line: 50, column: 3, scope: !201)
!371 = !{i64 2648}
!372 = !DILocation(line: 51, column: 19, scope: !201)
!373 = !DILocation(line: 51, column: 27, scope: !201)
!374 = !DILocation(line: 51, column: 30, scope: !201)
!375 = !DILocation(line: 51, column: 24, scope: !201)
!376 = !DILocation(line: 51, column: 12, scope: !201)
!377 = !DILocation(line: 51, column: 3, scope: !201)
!378 = !DILocation(line: 52, column: 3, scope: !201)
!379 = !{i64 2761}
!380 = !DILocation(line: 53, column: 15, scope: !201)
!381 = !DILocation(line: 53, column: 27, scope: !201)
!382 = !DILocation(line: 53, column: 25, scope: !201)
!383 = !DILocation(line: 53, column: 12, scope: !201)
!384 = !DILocation(line: 53, column: 3, scope: !201)
!385 = !DILocation(line: 54, column: 43, scope: !201)
!386 = !DILocation(line: 54, column: 3, scope: !201)
!387 = !{i64 2845}
!388 = !DILocation(line: 55, column: 23, scope: !201)
!389 = !DILocation(line: 55, column: 15, scope: !201)
!390 = !DILocation(line: 55, column: 12, scope: !201)
!391 = !DILocation(line: 55, column: 3, scope: !201)
!392 = !DILocation(line: 56, column: 3, scope: !201)
!393 = !{i64 2925}
!394 = !DILocation(line: 57, column: 15, scope: !201)
!395 = !DILocation(line: 57, column: 12, scope: !201)
!396 = !DILocation(line: 57, column: 3, scope: !201)
!397 = !DILocation(line: 58, column: 3, scope: !201)
!398 = !{i64 2997}
!399 = !DILocation(line: 59, column: 15, scope: !201)
!400 = distinct !{!400, !401, !402}
!401 = !{!"llvm.loop.mustprogress"}
!402 = !{!"llvm.loop.unroll.disable"}
!403 = !DILocation(line: 59, column: 12, scope: !201)
!404 = !DILocation(line: 59, column: 3, scope: !201)
!405 = !DILocation(line: 60, column: 3, scope: !201)
!406 = !{i64 3105}
!407 = !DILocation(line: 61, column: 15, scope: !201)
!408 = !DILocation(line: 61, column: 12, scope: !201)
!409 = !DILocation(line: 61, column: 3, scope: !201)
!410 = !DILocation(line: 63, column: 3, scope: !201)
!411 = !{i64 3274}
!412 = !DILocation(line: 64, column: 18, scope: !201)
!413 = !DILocation(line: 64, column: 16, scope: !201)
!414 = !DILocation(line: 64, column: 27, scope: !201)
!415 = !DILocation(line: 64, column: 12, scope: !201)
!416 = !DILocation(line: 64, column: 3, scope: !201)
!417 = !DILocation(line: 65, column: 3, scope: !201)
!418 = !{i64 3369}
!419 = !DILocation(line: 66, column: 23, scope: !201)
!420 = !DILocation(line: 66, column: 21, scope: !201)
!421 = !DILocation(line: 66, column: 37, scope: !201)
!422 = !DILocation(line: 66, column: 51, scope: !201)
!423 = !DILocation(line: 66, column: 17, scope: !201)
!424 = !DILocation(line: 66, column: 3, scope: !201)
!425 = !DILocation(line: 67, column: 3, scope: !201)
!426 = !{i64 3485}
!427 = !DILocation(line: 68, column: 28, scope: !201)
!428 = !DILocation(line: 68, column: 21, scope: !201)
!429 = !DILocation(line: 68, column: 17, scope: !201)
!430 = !DILocation(line: 68, column: 3, scope: !201)
!431 = !DILocation(line: 69, column: 3, scope: !201)
!432 = !{i64 3599, i64 3603, i64 3623, i64 3649, i64 3674, i64 3710, i64 3732, i64 3758}
!433 = !DILocation(line: 72, column: 18, scope: !201)
!434 = !DILocation(line: 72, column: 16, scope: !201)
!435 = !DILocation(line: 72, column: 33, scope: !201)
!436 = !DILocation(line: 72, column: 31, scope: !201)
!437 = !DILocation(line: 72, column: 12, scope: !201)
!438 = !DILocation(line: 72, column: 3, scope: !201)
!439 = !DILocation(line: 73, column: 3, scope: !201)
!440 = !{i64 3854}
!441 = !DILocation(line: 74, column: 15, scope: !201)
!442 = !DILocation(line: 74, column: 12, scope: !201)
!443 = !DILocation(line: 74, column: 3, scope: !201)
!444 = !DILocation(line: 75, column: 3, scope: !201)
!445 = !{i64 3959}
!446 = !DILocation(line: 76, column: 17, scope: !201)
!447 = !DILocation(line: 76, column: 12, scope: !201)
!448 = !DILocation(line: 76, column: 3, scope: !201)
!449 = !DILocation(line: 77, column: 3, scope: !201)
!450 = !{i64 4041}
!451 = !DILocation(line: 78, column: 25, scope: !201)
!452 = !DILocation(line: 78, column: 17, scope: !201)
!453 = !DILocation(line: 78, column: 3, scope: !201)
!454 = !DILocation(line: 79, column: 3, scope: !201)
!455 = !{i64 4122}
!456 = !DILocation(line: 80, column: 22, scope: !201)
!457 = !DILocation(line: 80, column: 12, scope: !201)
!458 = !DILocation(line: 80, column: 3, scope: !201)
!459 = !DILocation(line: 81, column: 3, scope: !201)
!460 = !{i64 4199}
!461 = !DILocation(line: 82, column: 15, scope: !201)
!462 = !DILocation(line: 82, column: 12, scope: !201)
!463 = !DILocation(line: 82, column: 3, scope: !201)
!464 = !DILocation(line: 83, column: 63, scope: !201)
!465 = !DILocation(line: 83, column: 3, scope: !201)
!466 = !{i64 4278}
!467 = !DILocation(line: 84, column: 12, scope: !201)
!468 = !DILocation(line: 84, column: 3, scope: !201)
!469 = !DILocation(line: 85, column: 3, scope: !201)
!470 = !{i64 4376}
!471 = !DILocation(line: 86, column: 15, scope: !201)
!472 = !DILocation(line: 86, column: 12, scope: !201)
!473 = !DILocation(line: 86, column: 20, scope: !201)
!474 = !DILocation(line: 86, column: 28, scope: !201)
!475 = !DILocation(line: 86, column: 25, scope: !201)
!476 = !DILocation(line: 86, column: 3, scope: !201)
!477 = !DILocation(line: 87, column: 3, scope: !201)
!478 = !{i64 4506}
!479 = !DILocation(line: 88, column: 17, scope: !201)
!480 = !DILocation(line: 88, column: 22, scope: !201)
!481 = !DILocation(line: 88, column: 27, scope: !201)
!482 = !DILocation(line: 88, column: 12, scope: !201)
!483 = !DILocation(line: 88, column: 3, scope: !201)
!484 = !DILocation(line: 90, column: 34, scope: !201)
!485 = !DILocation(line: 89, column: 3, scope: !201)
!486 = !{i64 4621, i64 4625, i64 4642, i64 4668, i64 4703}
!487 = !DILocation(line: 91, column: 12, scope: !201)
!488 = !DILocation(line: 91, column: 3, scope: !201)
!489 = !DILocation(line: 92, column: 57, scope: !201)
!490 = !DILocation(line: 92, column: 3, scope: !201)
!491 = !{i64 4792}
!492 = !DILocation(line: 93, column: 1, scope: !201)
