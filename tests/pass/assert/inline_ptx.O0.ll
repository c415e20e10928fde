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

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPjPKjPKf(ptr noundef %o, ptr noundef %a, ptr noundef %f) #0 !dbg !197 {
entry:
  %a.addr.i = alloca float, align 4
  %b.addr.i = alloca float, align 4
  %c.addr.i = alloca float, align 4
  %lo.addr.i = alloca i32, align 4
  %hi.addr.i = alloca i32, align 4
  %s.addr.i476 = alloca i32, align 4
  %x.addr.i475 = alloca i32, align 4
  %y.addr.i = alloca i32, align 4
  %s.addr.i = alloca i32, align 4
  %all.i = alloca i64, align 8
  %r.i = alloca i32, align 4
  %i.i = alloca i32, align 4
  %x.addr.i474 = alloca i32, align 4
  %x.addr.i473 = alloca i32, align 4
  %x.addr.i472 = alloca i32, align 4
  %x.addr.i = alloca i32, align 4
  %holds.addr.i463 = alloca i8, align 1
  %text.addr.i464 = alloca ptr, align 8
  %file.addr.i465 = alloca ptr, align 8
  %line.addr.i466 = alloca i32, align 4
  %fn.addr.i467 = alloca ptr, align 8
  %holds.addr.i454 = alloca i8, align 1
  %text.addr.i455 = alloca ptr, align 8
  %file.addr.i456 = alloca ptr, align 8
  %line.addr.i457 = alloca i32, align 4
  %fn.addr.i458 = alloca ptr, align 8
  %holds.addr.i445 = alloca i8, align 1
  %text.addr.i446 = alloca ptr, align 8
  %file.addr.i447 = alloca ptr, align 8
  %line.addr.i448 = alloca i32, align 4
  %fn.addr.i449 = alloca ptr, align 8
  %holds.addr.i436 = alloca i8, align 1
  %text.addr.i437 = alloca ptr, align 8
  %file.addr.i438 = alloca ptr, align 8
  %line.addr.i439 = alloca i32, align 4
  %fn.addr.i440 = alloca ptr, align 8
  %holds.addr.i427 = alloca i8, align 1
  %text.addr.i428 = alloca ptr, align 8
  %file.addr.i429 = alloca ptr, align 8
  %line.addr.i430 = alloca i32, align 4
  %fn.addr.i431 = alloca ptr, align 8
  %holds.addr.i418 = alloca i8, align 1
  %text.addr.i419 = alloca ptr, align 8
  %file.addr.i420 = alloca ptr, align 8
  %line.addr.i421 = alloca i32, align 4
  %fn.addr.i422 = alloca ptr, align 8
  %holds.addr.i409 = alloca i8, align 1
  %text.addr.i410 = alloca ptr, align 8
  %file.addr.i411 = alloca ptr, align 8
  %line.addr.i412 = alloca i32, align 4
  %fn.addr.i413 = alloca ptr, align 8
  %holds.addr.i400 = alloca i8, align 1
  %text.addr.i401 = alloca ptr, align 8
  %file.addr.i402 = alloca ptr, align 8
  %line.addr.i403 = alloca i32, align 4
  %fn.addr.i404 = alloca ptr, align 8
  %holds.addr.i391 = alloca i8, align 1
  %text.addr.i392 = alloca ptr, align 8
  %file.addr.i393 = alloca ptr, align 8
  %line.addr.i394 = alloca i32, align 4
  %fn.addr.i395 = alloca ptr, align 8
  %holds.addr.i382 = alloca i8, align 1
  %text.addr.i383 = alloca ptr, align 8
  %file.addr.i384 = alloca ptr, align 8
  %line.addr.i385 = alloca i32, align 4
  %fn.addr.i386 = alloca ptr, align 8
  %holds.addr.i373 = alloca i8, align 1
  %text.addr.i374 = alloca ptr, align 8
  %file.addr.i375 = alloca ptr, align 8
  %line.addr.i376 = alloca i32, align 4
  %fn.addr.i377 = alloca ptr, align 8
  %holds.addr.i364 = alloca i8, align 1
  %text.addr.i365 = alloca ptr, align 8
  %file.addr.i366 = alloca ptr, align 8
  %line.addr.i367 = alloca i32, align 4
  %fn.addr.i368 = alloca ptr, align 8
  %holds.addr.i355 = alloca i8, align 1
  %text.addr.i356 = alloca ptr, align 8
  %file.addr.i357 = alloca ptr, align 8
  %line.addr.i358 = alloca i32, align 4
  %fn.addr.i359 = alloca ptr, align 8
  %holds.addr.i346 = alloca i8, align 1
  %text.addr.i347 = alloca ptr, align 8
  %file.addr.i348 = alloca ptr, align 8
  %line.addr.i349 = alloca i32, align 4
  %fn.addr.i350 = alloca ptr, align 8
  %holds.addr.i337 = alloca i8, align 1
  %text.addr.i338 = alloca ptr, align 8
  %file.addr.i339 = alloca ptr, align 8
  %line.addr.i340 = alloca i32, align 4
  %fn.addr.i341 = alloca ptr, align 8
  %holds.addr.i328 = alloca i8, align 1
  %text.addr.i329 = alloca ptr, align 8
  %file.addr.i330 = alloca ptr, align 8
  %line.addr.i331 = alloca i32, align 4
  %fn.addr.i332 = alloca ptr, align 8
  %holds.addr.i319 = alloca i8, align 1
  %text.addr.i320 = alloca ptr, align 8
  %file.addr.i321 = alloca ptr, align 8
  %line.addr.i322 = alloca i32, align 4
  %fn.addr.i323 = alloca ptr, align 8
  %holds.addr.i310 = alloca i8, align 1
  %text.addr.i311 = alloca ptr, align 8
  %file.addr.i312 = alloca ptr, align 8
  %line.addr.i313 = alloca i32, align 4
  %fn.addr.i314 = alloca ptr, align 8
  %holds.addr.i301 = alloca i8, align 1
  %text.addr.i302 = alloca ptr, align 8
  %file.addr.i303 = alloca ptr, align 8
  %line.addr.i304 = alloca i32, align 4
  %fn.addr.i305 = alloca ptr, align 8
  %holds.addr.i292 = alloca i8, align 1
  %text.addr.i293 = alloca ptr, align 8
  %file.addr.i294 = alloca ptr, align 8
  %line.addr.i295 = alloca i32, align 4
  %fn.addr.i296 = alloca ptr, align 8
  %holds.addr.i283 = alloca i8, align 1
  %text.addr.i284 = alloca ptr, align 8
  %file.addr.i285 = alloca ptr, align 8
  %line.addr.i286 = alloca i32, align 4
  %fn.addr.i287 = alloca ptr, align 8
  %holds.addr.i274 = alloca i8, align 1
  %text.addr.i275 = alloca ptr, align 8
  %file.addr.i276 = alloca ptr, align 8
  %line.addr.i277 = alloca i32, align 4
  %fn.addr.i278 = alloca ptr, align 8
  %holds.addr.i265 = alloca i8, align 1
  %text.addr.i266 = alloca ptr, align 8
  %file.addr.i267 = alloca ptr, align 8
  %line.addr.i268 = alloca i32, align 4
  %fn.addr.i269 = alloca ptr, align 8
  %holds.addr.i256 = alloca i8, align 1
  %text.addr.i257 = alloca ptr, align 8
  %file.addr.i258 = alloca ptr, align 8
  %line.addr.i259 = alloca i32, align 4
  %fn.addr.i260 = alloca ptr, align 8
  %holds.addr.i247 = alloca i8, align 1
  %text.addr.i248 = alloca ptr, align 8
  %file.addr.i249 = alloca ptr, align 8
  %line.addr.i250 = alloca i32, align 4
  %fn.addr.i251 = alloca ptr, align 8
  %holds.addr.i238 = alloca i8, align 1
  %text.addr.i239 = alloca ptr, align 8
  %file.addr.i240 = alloca ptr, align 8
  %line.addr.i241 = alloca i32, align 4
  %fn.addr.i242 = alloca ptr, align 8
  %holds.addr.i229 = alloca i8, align 1
  %text.addr.i230 = alloca ptr, align 8
  %file.addr.i231 = alloca ptr, align 8
  %line.addr.i232 = alloca i32, align 4
  %fn.addr.i233 = alloca ptr, align 8
  %holds.addr.i220 = alloca i8, align 1
  %text.addr.i221 = alloca ptr, align 8
  %file.addr.i222 = alloca ptr, align 8
  %line.addr.i223 = alloca i32, align 4
  %fn.addr.i224 = alloca ptr, align 8
  %holds.addr.i211 = alloca i8, align 1
  %text.addr.i212 = alloca ptr, align 8
  %file.addr.i213 = alloca ptr, align 8
  %line.addr.i214 = alloca i32, align 4
  %fn.addr.i215 = alloca ptr, align 8
  %holds.addr.i202 = alloca i8, align 1
  %text.addr.i203 = alloca ptr, align 8
  %file.addr.i204 = alloca ptr, align 8
  %line.addr.i205 = alloca i32, align 4
  %fn.addr.i206 = alloca ptr, align 8
  %holds.addr.i193 = alloca i8, align 1
  %text.addr.i194 = alloca ptr, align 8
  %file.addr.i195 = alloca ptr, align 8
  %line.addr.i196 = alloca i32, align 4
  %fn.addr.i197 = alloca ptr, align 8
  %holds.addr.i184 = alloca i8, align 1
  %text.addr.i185 = alloca ptr, align 8
  %file.addr.i186 = alloca ptr, align 8
  %line.addr.i187 = alloca i32, align 4
  %fn.addr.i188 = alloca ptr, align 8
  %holds.addr.i175 = alloca i8, align 1
  %text.addr.i176 = alloca ptr, align 8
  %file.addr.i177 = alloca ptr, align 8
  %line.addr.i178 = alloca i32, align 4
  %fn.addr.i179 = alloca ptr, align 8
  %holds.addr.i166 = alloca i8, align 1
  %text.addr.i167 = alloca ptr, align 8
  %file.addr.i168 = alloca ptr, align 8
  %line.addr.i169 = alloca i32, align 4
  %fn.addr.i170 = alloca ptr, align 8
  %holds.addr.i157 = alloca i8, align 1
  %text.addr.i158 = alloca ptr, align 8
  %file.addr.i159 = alloca ptr, align 8
  %line.addr.i160 = alloca i32, align 4
  %fn.addr.i161 = alloca ptr, align 8
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %f.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %r = alloca i32, align 4
  %p = alloca i32, align 4
  %q = alloca i32, align 4
  %w = alloca i64, align 8
  %v = alloca i64, align 8
  %g = alloca float, align 4
  %h = alloca float, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !206, !DIExpression(), !207)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !208, !DIExpression(), !209)
  store ptr %f, ptr %f.addr, align 8
    #dbg_declare(ptr %f.addr, !210, !DIExpression(), !211)
    #dbg_declare(ptr %i, !212, !DIExpression(), !213)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !214
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !215
  %mul = mul i32 %0, %1, !dbg !216
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !217
  %add = add i32 %mul, %2, !dbg !218
  store i32 %add, ptr %i, align 4, !dbg !213
    #dbg_declare(ptr %x, !219, !DIExpression(), !220)
  %3 = load ptr, ptr %a.addr, align 8, !dbg !221
  %4 = load i32, ptr %i, align 4, !dbg !222
  %idxprom = zext i32 %4 to i64, !dbg !221
  %arrayidx = getelementptr inbounds nuw i32, ptr %3, i64 %idxprom, !dbg !221
  %5 = load i32, ptr %arrayidx, align 4, !dbg !221
  store i32 %5, ptr %x, align 4, !dbg !220
    #dbg_declare(ptr %y, !223, !DIExpression(), !224)
  %6 = load ptr, ptr %a.addr, align 8, !dbg !225
  %7 = load i32, ptr %i, align 4, !dbg !226
  %add3 = add i32 %7, 1, !dbg !227
  %rem = urem i32 %add3, 128, !dbg !228
  %idxprom4 = zext i32 %rem to i64, !dbg !225
  %arrayidx5 = getelementptr inbounds nuw i32, ptr %6, i64 %idxprom4, !dbg !225
  %8 = load i32, ptr %arrayidx5, align 4, !dbg !225
  store i32 %8, ptr %y, align 4, !dbg !224
    #dbg_declare(ptr %r, !229, !DIExpression(), !230)
    #dbg_declare(ptr %p, !231, !DIExpression(), !232)
    #dbg_declare(ptr %q, !233, !DIExpression(), !234)
    #dbg_declare(ptr %w, !235, !DIExpression(), !236)
  %9 = load i32, ptr %x, align 4, !dbg !237
  %conv = zext i32 %9 to i64, !dbg !237
  %shl = shl i64 %conv, 32, !dbg !238
  %10 = load i32, ptr %y, align 4, !dbg !239
  %conv6 = zext i32 %10 to i64, !dbg !239
  %or = or i64 %shl, %conv6, !dbg !240
  store i64 %or, ptr %w, align 8, !dbg !236
    #dbg_declare(ptr %v, !241, !DIExpression(), !242)
    #dbg_declare(ptr %g, !243, !DIExpression(), !244)
  %11 = load ptr, ptr %f.addr, align 8, !dbg !245
  %12 = load i32, ptr %i, align 4, !dbg !246
  %idxprom7 = zext i32 %12 to i64, !dbg !245
  %arrayidx8 = getelementptr inbounds nuw float, ptr %11, i64 %idxprom7, !dbg !245
  %13 = load float, ptr %arrayidx8, align 4, !dbg !245
  store float %13, ptr %g, align 4, !dbg !244
    #dbg_declare(ptr %h, !247, !DIExpression(), !248)
  %14 = call i32 asm sideeffect "mov.u32 $0, %laneid;", "=r"() #4, !dbg !249, !srcloc !250
  store i32 %14, ptr %r, align 4, !dbg !249
  %15 = load i32, ptr %r, align 4, !dbg !251
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !252
  %rem10 = urem i32 %16, 32, !dbg !253
  %cmp = icmp eq i32 %15, %rem10, !dbg !254
  %storedv.i468 = zext i1 %cmp to i8, !dbg !255
  store i8 %storedv.i468, ptr %holds.addr.i463, align 1, !dbg !255
  store ptr @.str, ptr %text.addr.i464, align 8, !dbg !255
  store ptr @.str1, ptr %file.addr.i465, align 8, !dbg !255
  store i32 12, ptr %line.addr.i466, align 4, !dbg !255
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i467, align 8, !dbg !255
  %17 = load i8, ptr %holds.addr.i463, align 1, !dbg !255
  %loadedv.i469 = trunc i8 %17 to i1, !dbg !255
  br i1 %loadedv.i469, label %_ZL9ws_assertbPKcS0_jS0_.exit471, label %if.then.i470, !dbg !255

if.then.i470:                                     ; preds = %entry
  %18 = load ptr, ptr %text.addr.i464, align 8, !dbg !255
  %19 = load ptr, ptr %file.addr.i465, align 8, !dbg !255
  %20 = load i32, ptr %line.addr.i466, align 4, !dbg !255
  %21 = load ptr, ptr %fn.addr.i467, align 8, !dbg !255
  call void @__assertfail(ptr noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i64 noundef 1) #5, !dbg !255
  unreachable, !dbg !255

_ZL9ws_assertbPKcS0_jS0_.exit471:                 ; preds = %entry
  %22 = call i32 asm "mov.u32 $0, %ctaid.x;", "=r"() #6, !dbg !256, !srcloc !257
  store i32 %22, ptr %r, align 4, !dbg !256
  %23 = load i32, ptr %r, align 4, !dbg !258
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !259
  %cmp12 = icmp eq i32 %23, %24, !dbg !260
  %storedv.i459 = zext i1 %cmp12 to i8, !dbg !261
  store i8 %storedv.i459, ptr %holds.addr.i454, align 1, !dbg !261
  store ptr @.str2, ptr %text.addr.i455, align 8, !dbg !261
  store ptr @.str1, ptr %file.addr.i456, align 8, !dbg !261
  store i32 14, ptr %line.addr.i457, align 4, !dbg !261
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i458, align 8, !dbg !261
  %25 = load i8, ptr %holds.addr.i454, align 1, !dbg !261
  %loadedv.i460 = trunc i8 %25 to i1, !dbg !261
  br i1 %loadedv.i460, label %_ZL9ws_assertbPKcS0_jS0_.exit462, label %if.then.i461, !dbg !261

if.then.i461:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit471
  %26 = load ptr, ptr %text.addr.i455, align 8, !dbg !261
  %27 = load ptr, ptr %file.addr.i456, align 8, !dbg !261
  %28 = load i32, ptr %line.addr.i457, align 4, !dbg !261
  %29 = load ptr, ptr %fn.addr.i458, align 8, !dbg !261
  call void @__assertfail(ptr noundef %26, ptr noundef %27, i32 noundef %28, ptr noundef %29, i64 noundef 1) #5, !dbg !261
  unreachable, !dbg !261

_ZL9ws_assertbPKcS0_jS0_.exit462:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit471
  %30 = call i32 asm "mov.u32 $0, %lanemask_lt;", "=r"() #6, !dbg !262, !srcloc !263
  store i32 %30, ptr %r, align 4, !dbg !262
  %31 = load i32, ptr %r, align 4, !dbg !264
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !265
  %rem14 = urem i32 %32, 32, !dbg !266
  %shl15 = shl i32 1, %rem14, !dbg !267
  %sub = sub i32 %shl15, 1, !dbg !268
  %cmp16 = icmp eq i32 %31, %sub, !dbg !269
  %storedv.i450 = zext i1 %cmp16 to i8, !dbg !270
  store i8 %storedv.i450, ptr %holds.addr.i445, align 1, !dbg !270
  store ptr @.str3, ptr %text.addr.i446, align 8, !dbg !270
  store ptr @.str1, ptr %file.addr.i447, align 8, !dbg !270
  store i32 16, ptr %line.addr.i448, align 4, !dbg !270
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i449, align 8, !dbg !270
  %33 = load i8, ptr %holds.addr.i445, align 1, !dbg !270
  %loadedv.i451 = trunc i8 %33 to i1, !dbg !270
  br i1 %loadedv.i451, label %_ZL9ws_assertbPKcS0_jS0_.exit453, label %if.then.i452, !dbg !270

if.then.i452:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit462
  %34 = load ptr, ptr %text.addr.i446, align 8, !dbg !270
  %35 = load ptr, ptr %file.addr.i447, align 8, !dbg !270
  %36 = load i32, ptr %line.addr.i448, align 4, !dbg !270
  %37 = load ptr, ptr %fn.addr.i449, align 8, !dbg !270
  call void @__assertfail(ptr noundef %34, ptr noundef %35, i32 noundef %36, ptr noundef %37, i64 noundef 1) #5, !dbg !270
  unreachable, !dbg !270

_ZL9ws_assertbPKcS0_jS0_.exit453:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit462
  %38 = load i32, ptr %x, align 4, !dbg !271
  %39 = load i32, ptr %y, align 4, !dbg !272
  %40 = call i32 asm "add.u32 $0, $1, $2;", "=r,r,r"(i32 %38, i32 %39) #6, !dbg !273, !srcloc !274
  store i32 %40, ptr %r, align 4, !dbg !273
  %41 = load i32, ptr %r, align 4, !dbg !275
  %42 = load i32, ptr %x, align 4, !dbg !276
  %43 = load i32, ptr %y, align 4, !dbg !277
  %add17 = add i32 %42, %43, !dbg !278
  %cmp18 = icmp eq i32 %41, %add17, !dbg !279
  %storedv.i441 = zext i1 %cmp18 to i8, !dbg !280
  store i8 %storedv.i441, ptr %holds.addr.i436, align 1, !dbg !280
  store ptr @.str4, ptr %text.addr.i437, align 8, !dbg !280
  store ptr @.str1, ptr %file.addr.i438, align 8, !dbg !280
  store i32 18, ptr %line.addr.i439, align 4, !dbg !280
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i440, align 8, !dbg !280
  %44 = load i8, ptr %holds.addr.i436, align 1, !dbg !280
  %loadedv.i442 = trunc i8 %44 to i1, !dbg !280
  br i1 %loadedv.i442, label %_ZL9ws_assertbPKcS0_jS0_.exit444, label %if.then.i443, !dbg !280

if.then.i443:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit453
  %45 = load ptr, ptr %text.addr.i437, align 8, !dbg !280
  %46 = load ptr, ptr %file.addr.i438, align 8, !dbg !280
  %47 = load i32, ptr %line.addr.i439, align 4, !dbg !280
  %48 = load ptr, ptr %fn.addr.i440, align 8, !dbg !280
  call void @__assertfail(ptr noundef %45, ptr noundef %46, i32 noundef %47, ptr noundef %48, i64 noundef 1) #5, !dbg !280
  unreachable, !dbg !280

_ZL9ws_assertbPKcS0_jS0_.exit444:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit453
  %49 = load i32, ptr %r, align 4, !dbg !281
  %50 = call i32 asm "sub.s32 $0, $0, 7;", "=r,0"(i32 %49) #6, !dbg !281, !srcloc !282
  store i32 %50, ptr %r, align 4, !dbg !281
  %51 = load i32, ptr %r, align 4, !dbg !283
  %52 = load i32, ptr %x, align 4, !dbg !284
  %53 = load i32, ptr %y, align 4, !dbg !285
  %add19 = add i32 %52, %53, !dbg !286
  %sub20 = sub i32 %add19, 7, !dbg !287
  %cmp21 = icmp eq i32 %51, %sub20, !dbg !288
  %storedv.i432 = zext i1 %cmp21 to i8, !dbg !289
  store i8 %storedv.i432, ptr %holds.addr.i427, align 1, !dbg !289
  store ptr @.str5, ptr %text.addr.i428, align 8, !dbg !289
  store ptr @.str1, ptr %file.addr.i429, align 8, !dbg !289
  store i32 20, ptr %line.addr.i430, align 4, !dbg !289
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i431, align 8, !dbg !289
  %54 = load i8, ptr %holds.addr.i427, align 1, !dbg !289
  %loadedv.i433 = trunc i8 %54 to i1, !dbg !289
  br i1 %loadedv.i433, label %_ZL9ws_assertbPKcS0_jS0_.exit435, label %if.then.i434, !dbg !289

if.then.i434:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit444
  %55 = load ptr, ptr %text.addr.i428, align 8, !dbg !289
  %56 = load ptr, ptr %file.addr.i429, align 8, !dbg !289
  %57 = load i32, ptr %line.addr.i430, align 4, !dbg !289
  %58 = load ptr, ptr %fn.addr.i431, align 8, !dbg !289
  call void @__assertfail(ptr noundef %55, ptr noundef %56, i32 noundef %57, ptr noundef %58, i64 noundef 1) #5, !dbg !289
  unreachable, !dbg !289

_ZL9ws_assertbPKcS0_jS0_.exit435:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit444
  %59 = load i32, ptr %x, align 4, !dbg !290
  %60 = load i32, ptr %y, align 4, !dbg !291
  %61 = call i32 asm "mul.hi.u32 $0, $1, $2;", "=r,r,r"(i32 %59, i32 %60) #6, !dbg !292, !srcloc !293
  store i32 %61, ptr %r, align 4, !dbg !292
  %62 = load i32, ptr %r, align 4, !dbg !294
  %63 = load i32, ptr %x, align 4, !dbg !295
  %conv22 = zext i32 %63 to i64, !dbg !295
  %64 = load i32, ptr %y, align 4, !dbg !296
  %conv23 = zext i32 %64 to i64, !dbg !296
  %mul24 = mul i64 %conv22, %conv23, !dbg !297
  %shr = lshr i64 %mul24, 32, !dbg !298
  %conv25 = trunc i64 %shr to i32, !dbg !299
  %cmp26 = icmp eq i32 %62, %conv25, !dbg !300
  %storedv.i423 = zext i1 %cmp26 to i8, !dbg !301
  store i8 %storedv.i423, ptr %holds.addr.i418, align 1, !dbg !301
  store ptr @.str6, ptr %text.addr.i419, align 8, !dbg !301
  store ptr @.str1, ptr %file.addr.i420, align 8, !dbg !301
  store i32 22, ptr %line.addr.i421, align 4, !dbg !301
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i422, align 8, !dbg !301
  %65 = load i8, ptr %holds.addr.i418, align 1, !dbg !301
  %loadedv.i424 = trunc i8 %65 to i1, !dbg !301
  br i1 %loadedv.i424, label %_ZL9ws_assertbPKcS0_jS0_.exit426, label %if.then.i425, !dbg !301

if.then.i425:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit435
  %66 = load ptr, ptr %text.addr.i419, align 8, !dbg !301
  %67 = load ptr, ptr %file.addr.i420, align 8, !dbg !301
  %68 = load i32, ptr %line.addr.i421, align 4, !dbg !301
  %69 = load ptr, ptr %fn.addr.i422, align 8, !dbg !301
  call void @__assertfail(ptr noundef %66, ptr noundef %67, i32 noundef %68, ptr noundef %69, i64 noundef 1) #5, !dbg !301
  unreachable, !dbg !301

_ZL9ws_assertbPKcS0_jS0_.exit426:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit435
  %70 = load i32, ptr %x, align 4, !dbg !302
  %71 = load i32, ptr %y, align 4, !dbg !303
  %72 = call i32 asm "mul.hi.s32 $0, $1, $2;", "=r,r,r"(i32 %70, i32 %71) #6, !dbg !304, !srcloc !305
  store i32 %72, ptr %r, align 4, !dbg !304
  %73 = load i32, ptr %r, align 4, !dbg !306
  %74 = load i32, ptr %x, align 4, !dbg !307
  %conv27 = sext i32 %74 to i64, !dbg !308
  %75 = load i32, ptr %y, align 4, !dbg !309
  %conv28 = sext i32 %75 to i64, !dbg !310
  %mul29 = mul nsw i64 %conv27, %conv28, !dbg !311
  %shr30 = ashr i64 %mul29, 32, !dbg !312
  %conv31 = trunc i64 %shr30 to i32, !dbg !313
  %cmp32 = icmp eq i32 %73, %conv31, !dbg !314
  %storedv.i414 = zext i1 %cmp32 to i8, !dbg !315
  store i8 %storedv.i414, ptr %holds.addr.i409, align 1, !dbg !315
  store ptr @.str7, ptr %text.addr.i410, align 8, !dbg !315
  store ptr @.str1, ptr %file.addr.i411, align 8, !dbg !315
  store i32 24, ptr %line.addr.i412, align 4, !dbg !315
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i413, align 8, !dbg !315
  %76 = load i8, ptr %holds.addr.i409, align 1, !dbg !315
  %loadedv.i415 = trunc i8 %76 to i1, !dbg !315
  br i1 %loadedv.i415, label %_ZL9ws_assertbPKcS0_jS0_.exit417, label %if.then.i416, !dbg !315

if.then.i416:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit426
  %77 = load ptr, ptr %text.addr.i410, align 8, !dbg !315
  %78 = load ptr, ptr %file.addr.i411, align 8, !dbg !315
  %79 = load i32, ptr %line.addr.i412, align 4, !dbg !315
  %80 = load ptr, ptr %fn.addr.i413, align 8, !dbg !315
  call void @__assertfail(ptr noundef %77, ptr noundef %78, i32 noundef %79, ptr noundef %80, i64 noundef 1) #5, !dbg !315
  unreachable, !dbg !315

_ZL9ws_assertbPKcS0_jS0_.exit417:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit426
  %81 = load i32, ptr %x, align 4, !dbg !316
  %82 = load i32, ptr %y, align 4, !dbg !317
  %83 = call i64 asm "mul.wide.u32 $0, $1, $2;", "=l,r,r"(i32 %81, i32 %82) #6, !dbg !318, !srcloc !319
  store i64 %83, ptr %v, align 8, !dbg !318
  %84 = load i64, ptr %v, align 8, !dbg !320
  %85 = load i32, ptr %x, align 4, !dbg !321
  %conv33 = zext i32 %85 to i64, !dbg !321
  %86 = load i32, ptr %y, align 4, !dbg !322
  %conv34 = zext i32 %86 to i64, !dbg !322
  %mul35 = mul i64 %conv33, %conv34, !dbg !323
  %cmp36 = icmp eq i64 %84, %mul35, !dbg !324
  %storedv.i405 = zext i1 %cmp36 to i8, !dbg !325
  store i8 %storedv.i405, ptr %holds.addr.i400, align 1, !dbg !325
  store ptr @.str8, ptr %text.addr.i401, align 8, !dbg !325
  store ptr @.str1, ptr %file.addr.i402, align 8, !dbg !325
  store i32 26, ptr %line.addr.i403, align 4, !dbg !325
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i404, align 8, !dbg !325
  %87 = load i8, ptr %holds.addr.i400, align 1, !dbg !325
  %loadedv.i406 = trunc i8 %87 to i1, !dbg !325
  br i1 %loadedv.i406, label %_ZL9ws_assertbPKcS0_jS0_.exit408, label %if.then.i407, !dbg !325

if.then.i407:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit417
  %88 = load ptr, ptr %text.addr.i401, align 8, !dbg !325
  %89 = load ptr, ptr %file.addr.i402, align 8, !dbg !325
  %90 = load i32, ptr %line.addr.i403, align 4, !dbg !325
  %91 = load ptr, ptr %fn.addr.i404, align 8, !dbg !325
  call void @__assertfail(ptr noundef %88, ptr noundef %89, i32 noundef %90, ptr noundef %91, i64 noundef 1) #5, !dbg !325
  unreachable, !dbg !325

_ZL9ws_assertbPKcS0_jS0_.exit408:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit417
  %92 = load i32, ptr %x, align 4, !dbg !326
  %93 = load i32, ptr %y, align 4, !dbg !327
  %94 = load i32, ptr %i, align 4, !dbg !328
  %95 = call i32 asm "mad.lo.u32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %92, i32 %93, i32 %94) #6, !dbg !329, !srcloc !330
  store i32 %95, ptr %r, align 4, !dbg !329
  %96 = load i32, ptr %r, align 4, !dbg !331
  %97 = load i32, ptr %x, align 4, !dbg !332
  %98 = load i32, ptr %y, align 4, !dbg !333
  %mul37 = mul i32 %97, %98, !dbg !334
  %99 = load i32, ptr %i, align 4, !dbg !335
  %add38 = add i32 %mul37, %99, !dbg !336
  %cmp39 = icmp eq i32 %96, %add38, !dbg !337
  %storedv.i396 = zext i1 %cmp39 to i8, !dbg !338
  store i8 %storedv.i396, ptr %holds.addr.i391, align 1, !dbg !338
  store ptr @.str9, ptr %text.addr.i392, align 8, !dbg !338
  store ptr @.str1, ptr %file.addr.i393, align 8, !dbg !338
  store i32 28, ptr %line.addr.i394, align 4, !dbg !338
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i395, align 8, !dbg !338
  %100 = load i8, ptr %holds.addr.i391, align 1, !dbg !338
  %loadedv.i397 = trunc i8 %100 to i1, !dbg !338
  br i1 %loadedv.i397, label %_ZL9ws_assertbPKcS0_jS0_.exit399, label %if.then.i398, !dbg !338

if.then.i398:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit408
  %101 = load ptr, ptr %text.addr.i392, align 8, !dbg !338
  %102 = load ptr, ptr %file.addr.i393, align 8, !dbg !338
  %103 = load i32, ptr %line.addr.i394, align 4, !dbg !338
  %104 = load ptr, ptr %fn.addr.i395, align 8, !dbg !338
  call void @__assertfail(ptr noundef %101, ptr noundef %102, i32 noundef %103, ptr noundef %104, i64 noundef 1) #5, !dbg !338
  unreachable, !dbg !338

_ZL9ws_assertbPKcS0_jS0_.exit399:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit408
  %105 = load i32, ptr %x, align 4, !dbg !339
  %106 = load i32, ptr %y, align 4, !dbg !340
  %107 = call { i32, i32 } asm "add.cc.u32 $0, $2, $4;\0A\09addc.u32 $1, $3, $5;", "=r,=r,r,r,r,r"(i32 %105, i32 %106, i32 -16, i32 3) #6, !dbg !341, !srcloc !342
  %asmresult = extractvalue { i32, i32 } %107, 0, !dbg !341
  %asmresult40 = extractvalue { i32, i32 } %107, 1, !dbg !341
  store i32 %asmresult, ptr %p, align 4, !dbg !341
  store i32 %asmresult40, ptr %q, align 4, !dbg !341
  %108 = load i32, ptr %y, align 4, !dbg !343
  %conv41 = zext i32 %108 to i64, !dbg !343
  %shl42 = shl i64 %conv41, 32, !dbg !344
  %109 = load i32, ptr %x, align 4, !dbg !345
  %conv43 = zext i32 %109 to i64, !dbg !345
  %or44 = or i64 %shl42, %conv43, !dbg !346
  %add45 = add i64 %or44, 17179869168, !dbg !347
  store i64 %add45, ptr %v, align 8, !dbg !348
  %110 = load i32, ptr %p, align 4, !dbg !349
  %111 = load i64, ptr %v, align 8, !dbg !350
  %conv46 = trunc i64 %111 to i32, !dbg !350
  %cmp47 = icmp eq i32 %110, %conv46, !dbg !351
  br i1 %cmp47, label %land.rhs, label %land.end, !dbg !352

land.rhs:                                         ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit399
  %112 = load i32, ptr %q, align 4, !dbg !353
  %113 = load i64, ptr %v, align 8, !dbg !354
  %shr48 = lshr i64 %113, 32, !dbg !355
  %conv49 = trunc i64 %shr48 to i32, !dbg !356
  %cmp50 = icmp eq i32 %112, %conv49, !dbg !357
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_ZL9ws_assertbPKcS0_jS0_.exit399
  %114 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit399 ], [ %cmp50, %land.rhs ], !dbg !358
  %storedv.i387 = zext i1 %114 to i8, !dbg !359
  store i8 %storedv.i387, ptr %holds.addr.i382, align 1, !dbg !359
  store ptr @.str10, ptr %text.addr.i383, align 8, !dbg !359
  store ptr @.str1, ptr %file.addr.i384, align 8, !dbg !359
  store i32 33, ptr %line.addr.i385, align 4, !dbg !359
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i386, align 8, !dbg !359
  %115 = load i8, ptr %holds.addr.i382, align 1, !dbg !359
  %loadedv.i388 = trunc i8 %115 to i1, !dbg !359
  br i1 %loadedv.i388, label %_ZL9ws_assertbPKcS0_jS0_.exit390, label %if.then.i389, !dbg !359

if.then.i389:                                     ; preds = %land.end
  %116 = load ptr, ptr %text.addr.i383, align 8, !dbg !359
  %117 = load ptr, ptr %file.addr.i384, align 8, !dbg !359
  %118 = load i32, ptr %line.addr.i385, align 4, !dbg !359
  %119 = load ptr, ptr %fn.addr.i386, align 8, !dbg !359
  call void @__assertfail(ptr noundef %116, ptr noundef %117, i32 noundef %118, ptr noundef %119, i64 noundef 1) #5, !dbg !359
  unreachable, !dbg !359

_ZL9ws_assertbPKcS0_jS0_.exit390:                 ; preds = %land.end
  %120 = load i32, ptr %x, align 4, !dbg !360
  %121 = load i32, ptr %y, align 4, !dbg !361
  %122 = load i32, ptr %y, align 4, !dbg !362
  %123 = call { i32, i32 } asm "{\0A\09sub.cc.u32 $0, $2, $4;\0A\09subc.u32 $1, $3, $5;\0A\09}", "=r,=r,r,r,r,r"(i32 %120, i32 %121, i32 %122, i32 3) #6, !dbg !363, !srcloc !364
  %asmresult51 = extractvalue { i32, i32 } %123, 0, !dbg !363
  %asmresult52 = extractvalue { i32, i32 } %123, 1, !dbg !363
  store i32 %asmresult51, ptr %p, align 4, !dbg !363
  store i32 %asmresult52, ptr %q, align 4, !dbg !363
  %124 = load i32, ptr %y, align 4, !dbg !365
  %conv53 = zext i32 %124 to i64, !dbg !365
  %shl54 = shl i64 %conv53, 32, !dbg !366
  %125 = load i32, ptr %x, align 4, !dbg !367
  %conv55 = zext i32 %125 to i64, !dbg !367
  %or56 = or i64 %shl54, %conv55, !dbg !368
  %126 = load i32, ptr %y, align 4, !dbg !369
  %conv57 = zext i32 %126 to i64, !dbg !369
  %or58 = or i64 12884901888, %conv57, !dbg !370
  %sub59 = sub i64 %or56, %or58, !dbg !371
  store i64 %sub59, ptr %v, align 8, !dbg !372
  %127 = load i32, ptr %p, align 4, !dbg !373
  %128 = load i64, ptr %v, align 8, !dbg !374
  %conv60 = trunc i64 %128 to i32, !dbg !374
  %cmp61 = icmp eq i32 %127, %conv60, !dbg !375
  br i1 %cmp61, label %land.rhs62, label %land.end66, !dbg !376

land.rhs62:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit390
  %129 = load i32, ptr %q, align 4, !dbg !377
  %130 = load i64, ptr %v, align 8, !dbg !378
  %shr63 = lshr i64 %130, 32, !dbg !379
  %conv64 = trunc i64 %shr63 to i32, !dbg !380
  %cmp65 = icmp eq i32 %129, %conv64, !dbg !381
  br label %land.end66

land.end66:                                       ; preds = %land.rhs62, %_ZL9ws_assertbPKcS0_jS0_.exit390
  %131 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit390 ], [ %cmp65, %land.rhs62 ], !dbg !358
  %storedv.i378 = zext i1 %131 to i8, !dbg !382
  store i8 %storedv.i378, ptr %holds.addr.i373, align 1, !dbg !382
  store ptr @.str10, ptr %text.addr.i374, align 8, !dbg !382
  store ptr @.str1, ptr %file.addr.i375, align 8, !dbg !382
  store i32 37, ptr %line.addr.i376, align 4, !dbg !382
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i377, align 8, !dbg !382
  %132 = load i8, ptr %holds.addr.i373, align 1, !dbg !382
  %loadedv.i379 = trunc i8 %132 to i1, !dbg !382
  br i1 %loadedv.i379, label %_ZL9ws_assertbPKcS0_jS0_.exit381, label %if.then.i380, !dbg !382

if.then.i380:                                     ; preds = %land.end66
  %133 = load ptr, ptr %text.addr.i374, align 8, !dbg !382
  %134 = load ptr, ptr %file.addr.i375, align 8, !dbg !382
  %135 = load i32, ptr %line.addr.i376, align 4, !dbg !382
  %136 = load ptr, ptr %fn.addr.i377, align 8, !dbg !382
  call void @__assertfail(ptr noundef %133, ptr noundef %134, i32 noundef %135, ptr noundef %136, i64 noundef 1) #5, !dbg !382
  unreachable, !dbg !382

_ZL9ws_assertbPKcS0_jS0_.exit381:                 ; preds = %land.end66
  %137 = load i64, ptr %w, align 8, !dbg !383
  %138 = call { i32, i32 } asm "mov.b64 {$0, $1}, $2;", "=r,=r,l"(i64 %137) #6, !dbg !384, !srcloc !385
  %asmresult67 = extractvalue { i32, i32 } %138, 0, !dbg !384
  %asmresult68 = extractvalue { i32, i32 } %138, 1, !dbg !384
  store i32 %asmresult67, ptr %p, align 4, !dbg !384
  store i32 %asmresult68, ptr %q, align 4, !dbg !384
  %139 = load i32, ptr %p, align 4, !dbg !386
  %140 = load i32, ptr %y, align 4, !dbg !387
  %cmp69 = icmp eq i32 %139, %140, !dbg !388
  br i1 %cmp69, label %land.rhs70, label %land.end72, !dbg !389

land.rhs70:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit381
  %141 = load i32, ptr %q, align 4, !dbg !390
  %142 = load i32, ptr %x, align 4, !dbg !391
  %cmp71 = icmp eq i32 %141, %142, !dbg !392
  br label %land.end72

land.end72:                                       ; preds = %land.rhs70, %_ZL9ws_assertbPKcS0_jS0_.exit381
  %143 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit381 ], [ %cmp71, %land.rhs70 ], !dbg !358
  %storedv.i369 = zext i1 %143 to i8, !dbg !393
  store i8 %storedv.i369, ptr %holds.addr.i364, align 1, !dbg !393
  store ptr @.str11, ptr %text.addr.i365, align 8, !dbg !393
  store ptr @.str1, ptr %file.addr.i366, align 8, !dbg !393
  store i32 39, ptr %line.addr.i367, align 4, !dbg !393
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i368, align 8, !dbg !393
  %144 = load i8, ptr %holds.addr.i364, align 1, !dbg !393
  %loadedv.i370 = trunc i8 %144 to i1, !dbg !393
  br i1 %loadedv.i370, label %_ZL9ws_assertbPKcS0_jS0_.exit372, label %if.then.i371, !dbg !393

if.then.i371:                                     ; preds = %land.end72
  %145 = load ptr, ptr %text.addr.i365, align 8, !dbg !393
  %146 = load ptr, ptr %file.addr.i366, align 8, !dbg !393
  %147 = load i32, ptr %line.addr.i367, align 4, !dbg !393
  %148 = load ptr, ptr %fn.addr.i368, align 8, !dbg !393
  call void @__assertfail(ptr noundef %145, ptr noundef %146, i32 noundef %147, ptr noundef %148, i64 noundef 1) #5, !dbg !393
  unreachable, !dbg !393

_ZL9ws_assertbPKcS0_jS0_.exit372:                 ; preds = %land.end72
  %149 = load i32, ptr %p, align 4, !dbg !394
  %150 = load i32, ptr %q, align 4, !dbg !395
  %151 = call i64 asm "mov.b64 $0, {$1, $2};", "=l,r,r"(i32 %149, i32 %150) #6, !dbg !396, !srcloc !397
  store i64 %151, ptr %v, align 8, !dbg !396
  %152 = load i64, ptr %v, align 8, !dbg !398
  %153 = load i64, ptr %w, align 8, !dbg !399
  %cmp73 = icmp eq i64 %152, %153, !dbg !400
  %storedv.i360 = zext i1 %cmp73 to i8, !dbg !401
  store i8 %storedv.i360, ptr %holds.addr.i355, align 1, !dbg !401
  store ptr @.str12, ptr %text.addr.i356, align 8, !dbg !401
  store ptr @.str1, ptr %file.addr.i357, align 8, !dbg !401
  store i32 41, ptr %line.addr.i358, align 4, !dbg !401
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i359, align 8, !dbg !401
  %154 = load i8, ptr %holds.addr.i355, align 1, !dbg !401
  %loadedv.i361 = trunc i8 %154 to i1, !dbg !401
  br i1 %loadedv.i361, label %_ZL9ws_assertbPKcS0_jS0_.exit363, label %if.then.i362, !dbg !401

if.then.i362:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit372
  %155 = load ptr, ptr %text.addr.i356, align 8, !dbg !401
  %156 = load ptr, ptr %file.addr.i357, align 8, !dbg !401
  %157 = load i32, ptr %line.addr.i358, align 4, !dbg !401
  %158 = load ptr, ptr %fn.addr.i359, align 8, !dbg !401
  call void @__assertfail(ptr noundef %155, ptr noundef %156, i32 noundef %157, ptr noundef %158, i64 noundef 1) #5, !dbg !401
  unreachable, !dbg !401

_ZL9ws_assertbPKcS0_jS0_.exit363:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit372
  %159 = load i32, ptr %x, align 4, !dbg !402
  %160 = call i32 asm "bfe.u32 $0, $1, 5, 9;", "=r,r"(i32 %159) #6, !dbg !403, !srcloc !404
  store i32 %160, ptr %r, align 4, !dbg !403
  %161 = load i32, ptr %r, align 4, !dbg !405
  %162 = load i32, ptr %x, align 4, !dbg !406
  %shr74 = lshr i32 %162, 5, !dbg !407
  %and = and i32 %shr74, 511, !dbg !408
  %cmp75 = icmp eq i32 %161, %and, !dbg !409
  %storedv.i351 = zext i1 %cmp75 to i8, !dbg !410
  store i8 %storedv.i351, ptr %holds.addr.i346, align 1, !dbg !410
  store ptr @.str13, ptr %text.addr.i347, align 8, !dbg !410
  store ptr @.str1, ptr %file.addr.i348, align 8, !dbg !410
  store i32 43, ptr %line.addr.i349, align 4, !dbg !410
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i350, align 8, !dbg !410
  %163 = load i8, ptr %holds.addr.i346, align 1, !dbg !410
  %loadedv.i352 = trunc i8 %163 to i1, !dbg !410
  br i1 %loadedv.i352, label %_ZL9ws_assertbPKcS0_jS0_.exit354, label %if.then.i353, !dbg !410

if.then.i353:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit363
  %164 = load ptr, ptr %text.addr.i347, align 8, !dbg !410
  %165 = load ptr, ptr %file.addr.i348, align 8, !dbg !410
  %166 = load i32, ptr %line.addr.i349, align 4, !dbg !410
  %167 = load ptr, ptr %fn.addr.i350, align 8, !dbg !410
  call void @__assertfail(ptr noundef %164, ptr noundef %165, i32 noundef %166, ptr noundef %167, i64 noundef 1) #5, !dbg !410
  unreachable, !dbg !410

_ZL9ws_assertbPKcS0_jS0_.exit354:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit363
  %168 = load i32, ptr %x, align 4, !dbg !411
  %169 = load i32, ptr %i, align 4, !dbg !412
  %rem76 = urem i32 %169, 26, !dbg !413
  %170 = call i32 asm "bfe.s32 $0, $1, $2, 7;", "=r,r,r"(i32 %168, i32 %rem76) #6, !dbg !414, !srcloc !415
  store i32 %170, ptr %r, align 4, !dbg !414
  %171 = load i32, ptr %r, align 4, !dbg !416
  %172 = load i32, ptr %x, align 4, !dbg !417
  %173 = load i32, ptr %i, align 4, !dbg !418
  %rem77 = urem i32 %173, 26, !dbg !419
  %sub78 = sub i32 25, %rem77, !dbg !420
  %shl79 = shl i32 %172, %sub78, !dbg !421
  %shr80 = ashr i32 %shl79, 25, !dbg !422
  %cmp81 = icmp eq i32 %171, %shr80, !dbg !423
  %storedv.i342 = zext i1 %cmp81 to i8, !dbg !424
  store i8 %storedv.i342, ptr %holds.addr.i337, align 1, !dbg !424
  store ptr @.str14, ptr %text.addr.i338, align 8, !dbg !424
  store ptr @.str1, ptr %file.addr.i339, align 8, !dbg !424
  store i32 45, ptr %line.addr.i340, align 4, !dbg !424
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i341, align 8, !dbg !424
  %174 = load i8, ptr %holds.addr.i337, align 1, !dbg !424
  %loadedv.i343 = trunc i8 %174 to i1, !dbg !424
  br i1 %loadedv.i343, label %_ZL9ws_assertbPKcS0_jS0_.exit345, label %if.then.i344, !dbg !424

if.then.i344:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit354
  %175 = load ptr, ptr %text.addr.i338, align 8, !dbg !424
  %176 = load ptr, ptr %file.addr.i339, align 8, !dbg !424
  %177 = load i32, ptr %line.addr.i340, align 4, !dbg !424
  %178 = load ptr, ptr %fn.addr.i341, align 8, !dbg !424
  call void @__assertfail(ptr noundef %175, ptr noundef %176, i32 noundef %177, ptr noundef %178, i64 noundef 1) #5, !dbg !424
  unreachable, !dbg !424

_ZL9ws_assertbPKcS0_jS0_.exit345:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit354
  %179 = load i32, ptr %x, align 4, !dbg !425
  %180 = load i32, ptr %y, align 4, !dbg !426
  %181 = call i32 asm "bfi.b32 $0, $1, $2, 4, 8;", "=r,r,r"(i32 %179, i32 %180) #6, !dbg !427, !srcloc !428
  store i32 %181, ptr %r, align 4, !dbg !427
  %182 = load i32, ptr %r, align 4, !dbg !429
  %183 = load i32, ptr %y, align 4, !dbg !430
  %and82 = and i32 %183, -4081, !dbg !431
  %184 = load i32, ptr %x, align 4, !dbg !432
  %and83 = and i32 %184, 255, !dbg !433
  %shl84 = shl i32 %and83, 4, !dbg !434
  %or85 = or i32 %and82, %shl84, !dbg !435
  %cmp86 = icmp eq i32 %182, %or85, !dbg !436
  %storedv.i333 = zext i1 %cmp86 to i8, !dbg !437
  store i8 %storedv.i333, ptr %holds.addr.i328, align 1, !dbg !437
  store ptr @.str15, ptr %text.addr.i329, align 8, !dbg !437
  store ptr @.str1, ptr %file.addr.i330, align 8, !dbg !437
  store i32 47, ptr %line.addr.i331, align 4, !dbg !437
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i332, align 8, !dbg !437
  %185 = load i8, ptr %holds.addr.i328, align 1, !dbg !437
  %loadedv.i334 = trunc i8 %185 to i1, !dbg !437
  br i1 %loadedv.i334, label %_ZL9ws_assertbPKcS0_jS0_.exit336, label %if.then.i335, !dbg !437

if.then.i335:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit345
  %186 = load ptr, ptr %text.addr.i329, align 8, !dbg !437
  %187 = load ptr, ptr %file.addr.i330, align 8, !dbg !437
  %188 = load i32, ptr %line.addr.i331, align 4, !dbg !437
  %189 = load ptr, ptr %fn.addr.i332, align 8, !dbg !437
  call void @__assertfail(ptr noundef %186, ptr noundef %187, i32 noundef %188, ptr noundef %189, i64 noundef 1) #5, !dbg !437
  unreachable, !dbg !437

_ZL9ws_assertbPKcS0_jS0_.exit336:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit345
  %190 = load i32, ptr %x, align 4, !dbg !438
  %191 = load i32, ptr %y, align 4, !dbg !439
  %192 = load i32, ptr %i, align 4, !dbg !440
  %193 = call i32 asm "lop3.b32 $0, $1, $2, $3, 0x96;", "=r,r,r,r"(i32 %190, i32 %191, i32 %192) #6, !dbg !441, !srcloc !442
  store i32 %193, ptr %r, align 4, !dbg !441
  %194 = load i32, ptr %r, align 4, !dbg !443
  %195 = load i32, ptr %x, align 4, !dbg !444
  %196 = load i32, ptr %y, align 4, !dbg !445
  %xor = xor i32 %195, %196, !dbg !446
  %197 = load i32, ptr %i, align 4, !dbg !447
  %xor87 = xor i32 %xor, %197, !dbg !448
  %cmp88 = icmp eq i32 %194, %xor87, !dbg !449
  %storedv.i324 = zext i1 %cmp88 to i8, !dbg !450
  store i8 %storedv.i324, ptr %holds.addr.i319, align 1, !dbg !450
  store ptr @.str16, ptr %text.addr.i320, align 8, !dbg !450
  store ptr @.str1, ptr %file.addr.i321, align 8, !dbg !450
  store i32 49, ptr %line.addr.i322, align 4, !dbg !450
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i323, align 8, !dbg !450
  %198 = load i8, ptr %holds.addr.i319, align 1, !dbg !450
  %loadedv.i325 = trunc i8 %198 to i1, !dbg !450
  br i1 %loadedv.i325, label %_ZL9ws_assertbPKcS0_jS0_.exit327, label %if.then.i326, !dbg !450

if.then.i326:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit336
  %199 = load ptr, ptr %text.addr.i320, align 8, !dbg !450
  %200 = load ptr, ptr %file.addr.i321, align 8, !dbg !450
  %201 = load i32, ptr %line.addr.i322, align 4, !dbg !450
  %202 = load ptr, ptr %fn.addr.i323, align 8, !dbg !450
  call void @__assertfail(ptr noundef %199, ptr noundef %200, i32 noundef %201, ptr noundef %202, i64 noundef 1) #5, !dbg !450
  unreachable, !dbg !450

_ZL9ws_assertbPKcS0_jS0_.exit327:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit336
  %203 = load i32, ptr %x, align 4, !dbg !451
  %204 = load i32, ptr %y, align 4, !dbg !452
  %205 = load i32, ptr %i, align 4, !dbg !453
  %206 = call i32 asm "lop3.b32 $0, $1, $2, $3, 0xCA;", "=r,r,r,r"(i32 %203, i32 %204, i32 %205) #6, !dbg !454, !srcloc !455
  store i32 %206, ptr %r, align 4, !dbg !454
  %207 = load i32, ptr %r, align 4, !dbg !456
  %208 = load i32, ptr %x, align 4, !dbg !457
  %209 = load i32, ptr %y, align 4, !dbg !458
  %and89 = and i32 %208, %209, !dbg !459
  %210 = load i32, ptr %x, align 4, !dbg !460
  %not = xor i32 %210, -1, !dbg !461
  %211 = load i32, ptr %i, align 4, !dbg !462
  %and90 = and i32 %not, %211, !dbg !463
  %or91 = or i32 %and89, %and90, !dbg !464
  %cmp92 = icmp eq i32 %207, %or91, !dbg !465
  %storedv.i315 = zext i1 %cmp92 to i8, !dbg !466
  store i8 %storedv.i315, ptr %holds.addr.i310, align 1, !dbg !466
  store ptr @.str17, ptr %text.addr.i311, align 8, !dbg !466
  store ptr @.str1, ptr %file.addr.i312, align 8, !dbg !466
  store i32 51, ptr %line.addr.i313, align 4, !dbg !466
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i314, align 8, !dbg !466
  %212 = load i8, ptr %holds.addr.i310, align 1, !dbg !466
  %loadedv.i316 = trunc i8 %212 to i1, !dbg !466
  br i1 %loadedv.i316, label %_ZL9ws_assertbPKcS0_jS0_.exit318, label %if.then.i317, !dbg !466

if.then.i317:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit327
  %213 = load ptr, ptr %text.addr.i311, align 8, !dbg !466
  %214 = load ptr, ptr %file.addr.i312, align 8, !dbg !466
  %215 = load i32, ptr %line.addr.i313, align 4, !dbg !466
  %216 = load ptr, ptr %fn.addr.i314, align 8, !dbg !466
  call void @__assertfail(ptr noundef %213, ptr noundef %214, i32 noundef %215, ptr noundef %216, i64 noundef 1) #5, !dbg !466
  unreachable, !dbg !466

_ZL9ws_assertbPKcS0_jS0_.exit318:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit327
  %217 = load i64, ptr %w, align 8, !dbg !467
  %218 = call i32 asm "popc.b64 $0, $1;", "=r,l"(i64 %217) #6, !dbg !468, !srcloc !469
  store i32 %218, ptr %r, align 4, !dbg !468
  %219 = load i32, ptr %r, align 4, !dbg !470
  %220 = load i32, ptr %x, align 4, !dbg !471
  store i32 %220, ptr %x.addr.i472, align 4, !dbg !472
  %221 = load i32, ptr %x.addr.i472, align 4, !dbg !472
  %222 = call noundef i32 @llvm.ctpop.i32(i32 %221), !dbg !472
  %223 = load i32, ptr %y, align 4, !dbg !473
  store i32 %223, ptr %x.addr.i, align 4, !dbg !474
  %224 = load i32, ptr %x.addr.i, align 4, !dbg !474
  %225 = call noundef i32 @llvm.ctpop.i32(i32 %224), !dbg !474
  %add95 = add nsw i32 %222, %225, !dbg !475
  %cmp96 = icmp eq i32 %219, %add95, !dbg !476
  %storedv.i306 = zext i1 %cmp96 to i8, !dbg !477
  store i8 %storedv.i306, ptr %holds.addr.i301, align 1, !dbg !477
  store ptr @.str18, ptr %text.addr.i302, align 8, !dbg !477
  store ptr @.str1, ptr %file.addr.i303, align 8, !dbg !477
  store i32 53, ptr %line.addr.i304, align 4, !dbg !477
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i305, align 8, !dbg !477
  %226 = load i8, ptr %holds.addr.i301, align 1, !dbg !477
  %loadedv.i307 = trunc i8 %226 to i1, !dbg !477
  br i1 %loadedv.i307, label %_ZL9ws_assertbPKcS0_jS0_.exit309, label %if.then.i308, !dbg !477

if.then.i308:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit318
  %227 = load ptr, ptr %text.addr.i302, align 8, !dbg !477
  %228 = load ptr, ptr %file.addr.i303, align 8, !dbg !477
  %229 = load i32, ptr %line.addr.i304, align 4, !dbg !477
  %230 = load ptr, ptr %fn.addr.i305, align 8, !dbg !477
  call void @__assertfail(ptr noundef %227, ptr noundef %228, i32 noundef %229, ptr noundef %230, i64 noundef 1) #5, !dbg !477
  unreachable, !dbg !477

_ZL9ws_assertbPKcS0_jS0_.exit309:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit318
  %231 = load i32, ptr %x, align 4, !dbg !478
  %shr97 = lshr i32 %231, 3, !dbg !479
  %232 = call i32 asm "clz.b32 $0, $1;", "=r,r"(i32 %shr97) #6, !dbg !480, !srcloc !481
  store i32 %232, ptr %r, align 4, !dbg !480
  %233 = load i32, ptr %r, align 4, !dbg !482
  %234 = load i32, ptr %x, align 4, !dbg !483
  %shr98 = lshr i32 %234, 3, !dbg !484
  store i32 %shr98, ptr %x.addr.i473, align 4, !dbg !485
  %235 = load i32, ptr %x.addr.i473, align 4, !dbg !485
  %tobool.i = icmp ne i32 %235, 0, !dbg !485
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i, !dbg !485

cond.true.i:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit309
  %236 = load i32, ptr %x.addr.i473, align 4, !dbg !485
  %237 = call i32 @llvm.ctlz.i32(i32 %236, i1 true), !dbg !485
  br label %_ZL5__clzi.exit, !dbg !485

cond.false.i:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit309
  br label %_ZL5__clzi.exit, !dbg !485

_ZL5__clzi.exit:                                  ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %237, %cond.true.i ], [ 32, %cond.false.i ], !dbg !485
  %cmp100 = icmp eq i32 %233, %cond.i, !dbg !486
  %storedv.i297 = zext i1 %cmp100 to i8, !dbg !487
  store i8 %storedv.i297, ptr %holds.addr.i292, align 1, !dbg !487
  store ptr @.str19, ptr %text.addr.i293, align 8, !dbg !487
  store ptr @.str1, ptr %file.addr.i294, align 8, !dbg !487
  store i32 55, ptr %line.addr.i295, align 4, !dbg !487
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i296, align 8, !dbg !487
  %238 = load i8, ptr %holds.addr.i292, align 1, !dbg !487
  %loadedv.i298 = trunc i8 %238 to i1, !dbg !487
  br i1 %loadedv.i298, label %_ZL9ws_assertbPKcS0_jS0_.exit300, label %if.then.i299, !dbg !487

if.then.i299:                                     ; preds = %_ZL5__clzi.exit
  %239 = load ptr, ptr %text.addr.i293, align 8, !dbg !487
  %240 = load ptr, ptr %file.addr.i294, align 8, !dbg !487
  %241 = load i32, ptr %line.addr.i295, align 4, !dbg !487
  %242 = load ptr, ptr %fn.addr.i296, align 8, !dbg !487
  call void @__assertfail(ptr noundef %239, ptr noundef %240, i32 noundef %241, ptr noundef %242, i64 noundef 1) #5, !dbg !487
  unreachable, !dbg !487

_ZL9ws_assertbPKcS0_jS0_.exit300:                 ; preds = %_ZL5__clzi.exit
  %243 = load i32, ptr %x, align 4, !dbg !488
  %244 = call i32 asm "brev.b32 $0, $1;", "=r,r"(i32 %243) #6, !dbg !489, !srcloc !490
  store i32 %244, ptr %r, align 4, !dbg !489
  %245 = load i32, ptr %r, align 4, !dbg !491
  %246 = load i32, ptr %x, align 4, !dbg !492
  store i32 %246, ptr %x.addr.i474, align 4, !dbg !493
  %247 = load i32, ptr %x.addr.i474, align 4, !dbg !493
  %248 = call noundef i32 @llvm.bitreverse.i32(i32 %247), !dbg !493
  %cmp102 = icmp eq i32 %245, %248, !dbg !494
  %storedv.i288 = zext i1 %cmp102 to i8, !dbg !495
  store i8 %storedv.i288, ptr %holds.addr.i283, align 1, !dbg !495
  store ptr @.str20, ptr %text.addr.i284, align 8, !dbg !495
  store ptr @.str1, ptr %file.addr.i285, align 8, !dbg !495
  store i32 57, ptr %line.addr.i286, align 4, !dbg !495
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i287, align 8, !dbg !495
  %249 = load i8, ptr %holds.addr.i283, align 1, !dbg !495
  %loadedv.i289 = trunc i8 %249 to i1, !dbg !495
  br i1 %loadedv.i289, label %_ZL9ws_assertbPKcS0_jS0_.exit291, label %if.then.i290, !dbg !495

if.then.i290:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit300
  %250 = load ptr, ptr %text.addr.i284, align 8, !dbg !495
  %251 = load ptr, ptr %file.addr.i285, align 8, !dbg !495
  %252 = load i32, ptr %line.addr.i286, align 4, !dbg !495
  %253 = load ptr, ptr %fn.addr.i287, align 8, !dbg !495
  call void @__assertfail(ptr noundef %250, ptr noundef %251, i32 noundef %252, ptr noundef %253, i64 noundef 1) #5, !dbg !495
  unreachable, !dbg !495

_ZL9ws_assertbPKcS0_jS0_.exit291:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit300
  %254 = load i32, ptr %x, align 4, !dbg !496
  %255 = load i32, ptr %y, align 4, !dbg !497
  %256 = call i32 asm "prmt.b32 $0, $1, $2, 0x0123;", "=r,r,r"(i32 %254, i32 %255) #6, !dbg !498, !srcloc !499
  store i32 %256, ptr %r, align 4, !dbg !498
  %257 = load i32, ptr %r, align 4, !dbg !500
  %258 = load i32, ptr %x, align 4, !dbg !501
  %259 = load i32, ptr %y, align 4, !dbg !502
  store i32 %258, ptr %x.addr.i475, align 4, !dbg !503
  store i32 %259, ptr %y.addr.i, align 4, !dbg !503
  store i32 291, ptr %s.addr.i, align 4, !dbg !503
  %260 = load i32, ptr %y.addr.i, align 4, !dbg !503
  %conv.i = zext i32 %260 to i64, !dbg !503
  %shl.i = shl i64 %conv.i, 32, !dbg !503
  %261 = load i32, ptr %x.addr.i475, align 4, !dbg !503
  %conv1.i = zext i32 %261 to i64, !dbg !503
  %or.i = or i64 %shl.i, %conv1.i, !dbg !503
  store i64 %or.i, ptr %all.i, align 8, !dbg !503
  store i32 0, ptr %r.i, align 4, !dbg !503
  store i32 0, ptr %i.i, align 4, !dbg !503
  br label %for.cond.i, !dbg !503

for.cond.i:                                       ; preds = %for.body.i, %_ZL9ws_assertbPKcS0_jS0_.exit291
  %262 = load i32, ptr %i.i, align 4, !dbg !503
  %cmp.i = icmp slt i32 %262, 4, !dbg !503
  br i1 %cmp.i, label %for.body.i, label %_ZL11__byte_permjjj.exit, !dbg !503

for.body.i:                                       ; preds = %for.cond.i
  %263 = load i64, ptr %all.i, align 8, !dbg !503
  %264 = load i32, ptr %s.addr.i, align 4, !dbg !503
  %265 = load i32, ptr %i.i, align 4, !dbg !503
  %mul.i = mul nsw i32 4, %265, !dbg !503
  %shr.i = lshr i32 %264, %mul.i, !dbg !503
  %and.i = and i32 %shr.i, 7, !dbg !503
  %mul2.i = mul i32 8, %and.i, !dbg !503
  %sh_prom.i = zext i32 %mul2.i to i64, !dbg !503
  %shr3.i = lshr i64 %263, %sh_prom.i, !dbg !503
  %and4.i = and i64 %shr3.i, 255, !dbg !503
  %conv5.i = trunc i64 %and4.i to i32, !dbg !503
  %266 = load i32, ptr %i.i, align 4, !dbg !503
  %mul6.i = mul nsw i32 8, %266, !dbg !503
  %shl7.i = shl i32 %conv5.i, %mul6.i, !dbg !503
  %267 = load i32, ptr %r.i, align 4, !dbg !503
  %or8.i = or i32 %267, %shl7.i, !dbg !503
  store i32 %or8.i, ptr %r.i, align 4, !dbg !503
  %268 = load i32, ptr %i.i, align 4, !dbg !503
  %inc.i = add nsw i32 %268, 1, !dbg !503
  store i32 %inc.i, ptr %i.i, align 4, !dbg !503
  br label %for.cond.i, !dbg !503, !llvm.loop !504

_ZL11__byte_permjjj.exit:                         ; preds = %for.cond.i
  %269 = load i32, ptr %r.i, align 4, !dbg !503
  %cmp104 = icmp eq i32 %257, %269, !dbg !506
  %storedv.i279 = zext i1 %cmp104 to i8, !dbg !507
  store i8 %storedv.i279, ptr %holds.addr.i274, align 1, !dbg !507
  store ptr @.str21, ptr %text.addr.i275, align 8, !dbg !507
  store ptr @.str1, ptr %file.addr.i276, align 8, !dbg !507
  store i32 59, ptr %line.addr.i277, align 4, !dbg !507
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i278, align 8, !dbg !507
  %270 = load i8, ptr %holds.addr.i274, align 1, !dbg !507
  %loadedv.i280 = trunc i8 %270 to i1, !dbg !507
  br i1 %loadedv.i280, label %_ZL9ws_assertbPKcS0_jS0_.exit282, label %if.then.i281, !dbg !507

if.then.i281:                                     ; preds = %_ZL11__byte_permjjj.exit
  %271 = load ptr, ptr %text.addr.i275, align 8, !dbg !507
  %272 = load ptr, ptr %file.addr.i276, align 8, !dbg !507
  %273 = load i32, ptr %line.addr.i277, align 4, !dbg !507
  %274 = load ptr, ptr %fn.addr.i278, align 8, !dbg !507
  call void @__assertfail(ptr noundef %271, ptr noundef %272, i32 noundef %273, ptr noundef %274, i64 noundef 1) #5, !dbg !507
  unreachable, !dbg !507

_ZL9ws_assertbPKcS0_jS0_.exit282:                 ; preds = %_ZL11__byte_permjjj.exit
  %275 = load i32, ptr %x, align 4, !dbg !508
  %276 = load i32, ptr %y, align 4, !dbg !509
  %277 = load i32, ptr %i, align 4, !dbg !510
  %278 = call i32 asm "shf.l.wrap.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %275, i32 %276, i32 %277) #6, !dbg !511, !srcloc !512
  store i32 %278, ptr %r, align 4, !dbg !511
  %279 = load i32, ptr %r, align 4, !dbg !513
  %280 = load i32, ptr %x, align 4, !dbg !514
  %281 = load i32, ptr %y, align 4, !dbg !515
  %282 = load i32, ptr %i, align 4, !dbg !516
  store i32 %280, ptr %lo.addr.i, align 4, !dbg !517
  store i32 %281, ptr %hi.addr.i, align 4, !dbg !517
  store i32 %282, ptr %s.addr.i476, align 4, !dbg !517
  %283 = load i32, ptr %hi.addr.i, align 4, !dbg !517
  %conv.i477 = zext i32 %283 to i64, !dbg !517
  %shl.i478 = shl i64 %conv.i477, 32, !dbg !517
  %284 = load i32, ptr %lo.addr.i, align 4, !dbg !517
  %conv1.i479 = zext i32 %284 to i64, !dbg !517
  %or.i480 = or i64 %shl.i478, %conv1.i479, !dbg !517
  %285 = load i32, ptr %s.addr.i476, align 4, !dbg !517
  %and.i481 = and i32 %285, 31, !dbg !517
  %sh_prom.i482 = zext i32 %and.i481 to i64, !dbg !517
  %shl2.i = shl i64 %or.i480, %sh_prom.i482, !dbg !517
  %shr.i483 = lshr i64 %shl2.i, 32, !dbg !517
  %conv3.i = trunc i64 %shr.i483 to i32, !dbg !517
  %cmp106 = icmp eq i32 %279, %conv3.i, !dbg !518
  %storedv.i270 = zext i1 %cmp106 to i8, !dbg !519
  store i8 %storedv.i270, ptr %holds.addr.i265, align 1, !dbg !519
  store ptr @.str22, ptr %text.addr.i266, align 8, !dbg !519
  store ptr @.str1, ptr %file.addr.i267, align 8, !dbg !519
  store i32 61, ptr %line.addr.i268, align 4, !dbg !519
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i269, align 8, !dbg !519
  %286 = load i8, ptr %holds.addr.i265, align 1, !dbg !519
  %loadedv.i271 = trunc i8 %286 to i1, !dbg !519
  br i1 %loadedv.i271, label %_ZL9ws_assertbPKcS0_jS0_.exit273, label %if.then.i272, !dbg !519

if.then.i272:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit282
  %287 = load ptr, ptr %text.addr.i266, align 8, !dbg !519
  %288 = load ptr, ptr %file.addr.i267, align 8, !dbg !519
  %289 = load i32, ptr %line.addr.i268, align 4, !dbg !519
  %290 = load ptr, ptr %fn.addr.i269, align 8, !dbg !519
  call void @__assertfail(ptr noundef %287, ptr noundef %288, i32 noundef %289, ptr noundef %290, i64 noundef 1) #5, !dbg !519
  unreachable, !dbg !519

_ZL9ws_assertbPKcS0_jS0_.exit273:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit282
  %291 = load i32, ptr %x, align 4, !dbg !520
  %292 = load i32, ptr %i, align 4, !dbg !521
  %293 = call i32 asm "shl.b32 $0, $1, $2;", "=r,r,r"(i32 %291, i32 %292) #6, !dbg !522, !srcloc !523
  store i32 %293, ptr %r, align 4, !dbg !522
  %294 = load i32, ptr %r, align 4, !dbg !524
  %295 = load i32, ptr %i, align 4, !dbg !525
  %cmp107 = icmp ult i32 %295, 32, !dbg !526
  br i1 %cmp107, label %cond.true, label %cond.false, !dbg !525

cond.true:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit273
  %296 = load i32, ptr %x, align 4, !dbg !527
  %297 = load i32, ptr %i, align 4, !dbg !528
  %shl108 = shl i32 %296, %297, !dbg !529
  br label %cond.end, !dbg !525

cond.false:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit273
  br label %cond.end, !dbg !525

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %shl108, %cond.true ], [ 0, %cond.false ], !dbg !525
  %cmp109 = icmp eq i32 %294, %cond, !dbg !530
  %storedv.i261 = zext i1 %cmp109 to i8, !dbg !531
  store i8 %storedv.i261, ptr %holds.addr.i256, align 1, !dbg !531
  store ptr @.str23, ptr %text.addr.i257, align 8, !dbg !531
  store ptr @.str1, ptr %file.addr.i258, align 8, !dbg !531
  store i32 64, ptr %line.addr.i259, align 4, !dbg !531
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i260, align 8, !dbg !531
  %298 = load i8, ptr %holds.addr.i256, align 1, !dbg !531
  %loadedv.i262 = trunc i8 %298 to i1, !dbg !531
  br i1 %loadedv.i262, label %_ZL9ws_assertbPKcS0_jS0_.exit264, label %if.then.i263, !dbg !531

if.then.i263:                                     ; preds = %cond.end
  %299 = load ptr, ptr %text.addr.i257, align 8, !dbg !531
  %300 = load ptr, ptr %file.addr.i258, align 8, !dbg !531
  %301 = load i32, ptr %line.addr.i259, align 4, !dbg !531
  %302 = load ptr, ptr %fn.addr.i260, align 8, !dbg !531
  call void @__assertfail(ptr noundef %299, ptr noundef %300, i32 noundef %301, ptr noundef %302, i64 noundef 1) #5, !dbg !531
  unreachable, !dbg !531

_ZL9ws_assertbPKcS0_jS0_.exit264:                 ; preds = %cond.end
  %303 = load i32, ptr %x, align 4, !dbg !532
  %304 = load i32, ptr %i, align 4, !dbg !533
  %305 = call i32 asm "shr.s32 $0, $1, $2;", "=r,r,r"(i32 %303, i32 %304) #6, !dbg !534, !srcloc !535
  store i32 %305, ptr %r, align 4, !dbg !534
  %306 = load i32, ptr %r, align 4, !dbg !536
  %307 = load i32, ptr %i, align 4, !dbg !537
  %cmp110 = icmp ult i32 %307, 32, !dbg !538
  br i1 %cmp110, label %cond.true111, label %cond.false113, !dbg !537

cond.true111:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit264
  %308 = load i32, ptr %x, align 4, !dbg !539
  %309 = load i32, ptr %i, align 4, !dbg !540
  %shr112 = ashr i32 %308, %309, !dbg !541
  br label %cond.end115, !dbg !537

cond.false113:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit264
  %310 = load i32, ptr %x, align 4, !dbg !542
  %shr114 = ashr i32 %310, 31, !dbg !543
  br label %cond.end115, !dbg !537

cond.end115:                                      ; preds = %cond.false113, %cond.true111
  %cond116 = phi i32 [ %shr112, %cond.true111 ], [ %shr114, %cond.false113 ], !dbg !537
  %cmp117 = icmp eq i32 %306, %cond116, !dbg !544
  %storedv.i252 = zext i1 %cmp117 to i8, !dbg !545
  store i8 %storedv.i252, ptr %holds.addr.i247, align 1, !dbg !545
  store ptr @.str24, ptr %text.addr.i248, align 8, !dbg !545
  store ptr @.str1, ptr %file.addr.i249, align 8, !dbg !545
  store i32 66, ptr %line.addr.i250, align 4, !dbg !545
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i251, align 8, !dbg !545
  %311 = load i8, ptr %holds.addr.i247, align 1, !dbg !545
  %loadedv.i253 = trunc i8 %311 to i1, !dbg !545
  br i1 %loadedv.i253, label %_ZL9ws_assertbPKcS0_jS0_.exit255, label %if.then.i254, !dbg !545

if.then.i254:                                     ; preds = %cond.end115
  %312 = load ptr, ptr %text.addr.i248, align 8, !dbg !545
  %313 = load ptr, ptr %file.addr.i249, align 8, !dbg !545
  %314 = load i32, ptr %line.addr.i250, align 4, !dbg !545
  %315 = load ptr, ptr %fn.addr.i251, align 8, !dbg !545
  call void @__assertfail(ptr noundef %312, ptr noundef %313, i32 noundef %314, ptr noundef %315, i64 noundef 1) #5, !dbg !545
  unreachable, !dbg !545

_ZL9ws_assertbPKcS0_jS0_.exit255:                 ; preds = %cond.end115
  %316 = load i32, ptr %x, align 4, !dbg !546
  %317 = load i32, ptr %y, align 4, !dbg !547
  %318 = call i32 asm "min.s32 $0, $1, $2;", "=r,r,r"(i32 %316, i32 %317) #6, !dbg !548, !srcloc !549
  store i32 %318, ptr %r, align 4, !dbg !548
  %319 = load i32, ptr %r, align 4, !dbg !550
  %320 = load i32, ptr %x, align 4, !dbg !551
  %321 = load i32, ptr %y, align 4, !dbg !552
  %cmp118 = icmp slt i32 %320, %321, !dbg !553
  br i1 %cmp118, label %cond.true119, label %cond.false120, !dbg !554

cond.true119:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit255
  %322 = load i32, ptr %x, align 4, !dbg !555
  br label %cond.end121, !dbg !554

cond.false120:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit255
  %323 = load i32, ptr %y, align 4, !dbg !556
  br label %cond.end121, !dbg !554

cond.end121:                                      ; preds = %cond.false120, %cond.true119
  %cond122 = phi i32 [ %322, %cond.true119 ], [ %323, %cond.false120 ], !dbg !554
  %cmp123 = icmp eq i32 %319, %cond122, !dbg !557
  %storedv.i243 = zext i1 %cmp123 to i8, !dbg !558
  store i8 %storedv.i243, ptr %holds.addr.i238, align 1, !dbg !558
  store ptr @.str25, ptr %text.addr.i239, align 8, !dbg !558
  store ptr @.str1, ptr %file.addr.i240, align 8, !dbg !558
  store i32 68, ptr %line.addr.i241, align 4, !dbg !558
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i242, align 8, !dbg !558
  %324 = load i8, ptr %holds.addr.i238, align 1, !dbg !558
  %loadedv.i244 = trunc i8 %324 to i1, !dbg !558
  br i1 %loadedv.i244, label %_ZL9ws_assertbPKcS0_jS0_.exit246, label %if.then.i245, !dbg !558

if.then.i245:                                     ; preds = %cond.end121
  %325 = load ptr, ptr %text.addr.i239, align 8, !dbg !558
  %326 = load ptr, ptr %file.addr.i240, align 8, !dbg !558
  %327 = load i32, ptr %line.addr.i241, align 4, !dbg !558
  %328 = load ptr, ptr %fn.addr.i242, align 8, !dbg !558
  call void @__assertfail(ptr noundef %325, ptr noundef %326, i32 noundef %327, ptr noundef %328, i64 noundef 1) #5, !dbg !558
  unreachable, !dbg !558

_ZL9ws_assertbPKcS0_jS0_.exit246:                 ; preds = %cond.end121
  %329 = load i32, ptr %x, align 4, !dbg !559
  %330 = load i32, ptr %y, align 4, !dbg !560
  %331 = call i32 asm "{\0A\09.reg .pred p, q;\0A\09setp.lt.u32 p, $1, $2;\0A\09setp.eq.u32 q, $1, 0;\0A\09selp.u32 $0, 10, 20, p;\0A\09@q mov.u32 $0, 30;\0A\09@!q add.u32 $0, $0, 1;\0A\09}", "=r,r,r"(i32 %329, i32 %330) #6, !dbg !561, !srcloc !562
  store i32 %331, ptr %r, align 4, !dbg !561
  %332 = load i32, ptr %r, align 4, !dbg !563
  %333 = load i32, ptr %x, align 4, !dbg !564
  %cmp124 = icmp eq i32 %333, 0, !dbg !565
  br i1 %cmp124, label %cond.true125, label %cond.false126, !dbg !564

cond.true125:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit246
  br label %cond.end129, !dbg !564

cond.false126:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit246
  %334 = load i32, ptr %x, align 4, !dbg !566
  %335 = load i32, ptr %y, align 4, !dbg !567
  %cmp127 = icmp ult i32 %334, %335, !dbg !568
  %336 = zext i1 %cmp127 to i64, !dbg !566
  %cond128 = select i1 %cmp127, i32 11, i32 21, !dbg !566
  br label %cond.end129, !dbg !564

cond.end129:                                      ; preds = %cond.false126, %cond.true125
  %cond130 = phi i32 [ 30, %cond.true125 ], [ %cond128, %cond.false126 ], !dbg !564
  %cmp131 = icmp eq i32 %332, %cond130, !dbg !569
  %storedv.i234 = zext i1 %cmp131 to i8, !dbg !570
  store i8 %storedv.i234, ptr %holds.addr.i229, align 1, !dbg !570
  store ptr @.str26, ptr %text.addr.i230, align 8, !dbg !570
  store ptr @.str1, ptr %file.addr.i231, align 8, !dbg !570
  store i32 72, ptr %line.addr.i232, align 4, !dbg !570
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i233, align 8, !dbg !570
  %337 = load i8, ptr %holds.addr.i229, align 1, !dbg !570
  %loadedv.i235 = trunc i8 %337 to i1, !dbg !570
  br i1 %loadedv.i235, label %_ZL9ws_assertbPKcS0_jS0_.exit237, label %if.then.i236, !dbg !570

if.then.i236:                                     ; preds = %cond.end129
  %338 = load ptr, ptr %text.addr.i230, align 8, !dbg !570
  %339 = load ptr, ptr %file.addr.i231, align 8, !dbg !570
  %340 = load i32, ptr %line.addr.i232, align 4, !dbg !570
  %341 = load ptr, ptr %fn.addr.i233, align 8, !dbg !570
  call void @__assertfail(ptr noundef %338, ptr noundef %339, i32 noundef %340, ptr noundef %341, i64 noundef 1) #5, !dbg !570
  unreachable, !dbg !570

_ZL9ws_assertbPKcS0_jS0_.exit237:                 ; preds = %cond.end129
  %342 = load float, ptr %g, align 4, !dbg !571
  %343 = call contract float asm "fma.rn.f32 $0, $1, $1, $2;", "=f,f,f"(float %342, float 1.500000e+00) #6, !dbg !572, !srcloc !573
  store float %343, ptr %h, align 4, !dbg !572
  %344 = load float, ptr %h, align 4, !dbg !574
  %345 = load float, ptr %g, align 4, !dbg !575
  %346 = load float, ptr %g, align 4, !dbg !576
  store float %345, ptr %a.addr.i, align 4, !dbg !577
  store float %346, ptr %b.addr.i, align 4, !dbg !577
  store float 1.500000e+00, ptr %c.addr.i, align 4, !dbg !577
  %347 = load float, ptr %a.addr.i, align 4, !dbg !577
  %348 = load float, ptr %b.addr.i, align 4, !dbg !577
  %349 = load float, ptr %c.addr.i, align 4, !dbg !577
  %350 = call noundef float @llvm.fma.f32(float %347, float %348, float %349), !dbg !577
  %cmp133 = fcmp oeq float %344, %350, !dbg !578
  %storedv.i225 = zext i1 %cmp133 to i8, !dbg !579
  store i8 %storedv.i225, ptr %holds.addr.i220, align 1, !dbg !579
  store ptr @.str27, ptr %text.addr.i221, align 8, !dbg !579
  store ptr @.str1, ptr %file.addr.i222, align 8, !dbg !579
  store i32 74, ptr %line.addr.i223, align 4, !dbg !579
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i224, align 8, !dbg !579
  %351 = load i8, ptr %holds.addr.i220, align 1, !dbg !579
  %loadedv.i226 = trunc i8 %351 to i1, !dbg !579
  br i1 %loadedv.i226, label %_ZL9ws_assertbPKcS0_jS0_.exit228, label %if.then.i227, !dbg !579

if.then.i227:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit237
  %352 = load ptr, ptr %text.addr.i221, align 8, !dbg !579
  %353 = load ptr, ptr %file.addr.i222, align 8, !dbg !579
  %354 = load i32, ptr %line.addr.i223, align 4, !dbg !579
  %355 = load ptr, ptr %fn.addr.i224, align 8, !dbg !579
  call void @__assertfail(ptr noundef %352, ptr noundef %353, i32 noundef %354, ptr noundef %355, i64 noundef 1) #5, !dbg !579
  unreachable, !dbg !579

_ZL9ws_assertbPKcS0_jS0_.exit228:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit237
  %356 = load float, ptr %g, align 4, !dbg !580
  %357 = call contract float asm "add.f32 $0, $1, 0f3F800000;", "=f,f"(float %356) #6, !dbg !581, !srcloc !582
  store float %357, ptr %h, align 4, !dbg !581
  %358 = load float, ptr %h, align 4, !dbg !583
  %359 = load float, ptr %g, align 4, !dbg !584
  %add134 = fadd float %359, 1.000000e+00, !dbg !585
  %cmp135 = fcmp oeq float %358, %add134, !dbg !586
  %storedv.i216 = zext i1 %cmp135 to i8, !dbg !587
  store i8 %storedv.i216, ptr %holds.addr.i211, align 1, !dbg !587
  store ptr @.str28, ptr %text.addr.i212, align 8, !dbg !587
  store ptr @.str1, ptr %file.addr.i213, align 8, !dbg !587
  store i32 76, ptr %line.addr.i214, align 4, !dbg !587
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i215, align 8, !dbg !587
  %360 = load i8, ptr %holds.addr.i211, align 1, !dbg !587
  %loadedv.i217 = trunc i8 %360 to i1, !dbg !587
  br i1 %loadedv.i217, label %_ZL9ws_assertbPKcS0_jS0_.exit219, label %if.then.i218, !dbg !587

if.then.i218:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit228
  %361 = load ptr, ptr %text.addr.i212, align 8, !dbg !587
  %362 = load ptr, ptr %file.addr.i213, align 8, !dbg !587
  %363 = load i32, ptr %line.addr.i214, align 4, !dbg !587
  %364 = load ptr, ptr %fn.addr.i215, align 8, !dbg !587
  call void @__assertfail(ptr noundef %361, ptr noundef %362, i32 noundef %363, ptr noundef %364, i64 noundef 1) #5, !dbg !587
  unreachable, !dbg !587

_ZL9ws_assertbPKcS0_jS0_.exit219:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit228
  %365 = load float, ptr %g, align 4, !dbg !588
  %366 = call i32 asm "cvt.rzi.s32.f32 $0, $1;", "=r,f"(float %365) #6, !dbg !589, !srcloc !590
  store i32 %366, ptr %r, align 4, !dbg !589
  %367 = load i32, ptr %r, align 4, !dbg !591
  %368 = load float, ptr %g, align 4, !dbg !592
  %conv136 = fptosi float %368 to i32, !dbg !592
  %cmp137 = icmp eq i32 %367, %conv136, !dbg !593
  %storedv.i207 = zext i1 %cmp137 to i8, !dbg !594
  store i8 %storedv.i207, ptr %holds.addr.i202, align 1, !dbg !594
  store ptr @.str29, ptr %text.addr.i203, align 8, !dbg !594
  store ptr @.str1, ptr %file.addr.i204, align 8, !dbg !594
  store i32 78, ptr %line.addr.i205, align 4, !dbg !594
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i206, align 8, !dbg !594
  %369 = load i8, ptr %holds.addr.i202, align 1, !dbg !594
  %loadedv.i208 = trunc i8 %369 to i1, !dbg !594
  br i1 %loadedv.i208, label %_ZL9ws_assertbPKcS0_jS0_.exit210, label %if.then.i209, !dbg !594

if.then.i209:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit219
  %370 = load ptr, ptr %text.addr.i203, align 8, !dbg !594
  %371 = load ptr, ptr %file.addr.i204, align 8, !dbg !594
  %372 = load i32, ptr %line.addr.i205, align 4, !dbg !594
  %373 = load ptr, ptr %fn.addr.i206, align 8, !dbg !594
  call void @__assertfail(ptr noundef %370, ptr noundef %371, i32 noundef %372, ptr noundef %373, i64 noundef 1) #5, !dbg !594
  unreachable, !dbg !594

_ZL9ws_assertbPKcS0_jS0_.exit210:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit219
  %374 = load i32, ptr %x, align 4, !dbg !595
  %375 = call contract float asm "cvt.rn.f32.u32 $0, $1;", "=f,r"(i32 %374) #6, !dbg !596, !srcloc !597
  store float %375, ptr %h, align 4, !dbg !596
  %376 = load float, ptr %h, align 4, !dbg !598
  %377 = load i32, ptr %x, align 4, !dbg !599
  %conv138 = uitofp i32 %377 to float, !dbg !599
  %cmp139 = fcmp oeq float %376, %conv138, !dbg !600
  %storedv.i198 = zext i1 %cmp139 to i8, !dbg !601
  store i8 %storedv.i198, ptr %holds.addr.i193, align 1, !dbg !601
  store ptr @.str30, ptr %text.addr.i194, align 8, !dbg !601
  store ptr @.str1, ptr %file.addr.i195, align 8, !dbg !601
  store i32 80, ptr %line.addr.i196, align 4, !dbg !601
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i197, align 8, !dbg !601
  %378 = load i8, ptr %holds.addr.i193, align 1, !dbg !601
  %loadedv.i199 = trunc i8 %378 to i1, !dbg !601
  br i1 %loadedv.i199, label %_ZL9ws_assertbPKcS0_jS0_.exit201, label %if.then.i200, !dbg !601

if.then.i200:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit210
  %379 = load ptr, ptr %text.addr.i194, align 8, !dbg !601
  %380 = load ptr, ptr %file.addr.i195, align 8, !dbg !601
  %381 = load i32, ptr %line.addr.i196, align 4, !dbg !601
  %382 = load ptr, ptr %fn.addr.i197, align 8, !dbg !601
  call void @__assertfail(ptr noundef %379, ptr noundef %380, i32 noundef %381, ptr noundef %382, i64 noundef 1) #5, !dbg !601
  unreachable, !dbg !601

_ZL9ws_assertbPKcS0_jS0_.exit201:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit210
  %383 = load float, ptr %g, align 4, !dbg !602
  %384 = call contract float asm "abs.f32 $0, $1;", "=f,f"(float %383) #6, !dbg !603, !srcloc !604
  store float %384, ptr %h, align 4, !dbg !603
  %385 = load float, ptr %h, align 4, !dbg !605
  %386 = load float, ptr %g, align 4, !dbg !606
  %387 = call float @llvm.fabs.f32(float %386), !dbg !607
  %cmp140 = fcmp oeq float %385, %387, !dbg !608
  %storedv.i189 = zext i1 %cmp140 to i8, !dbg !609
  store i8 %storedv.i189, ptr %holds.addr.i184, align 1, !dbg !609
  store ptr @.str31, ptr %text.addr.i185, align 8, !dbg !609
  store ptr @.str1, ptr %file.addr.i186, align 8, !dbg !609
  store i32 82, ptr %line.addr.i187, align 4, !dbg !609
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i188, align 8, !dbg !609
  %388 = load i8, ptr %holds.addr.i184, align 1, !dbg !609
  %loadedv.i190 = trunc i8 %388 to i1, !dbg !609
  br i1 %loadedv.i190, label %_ZL9ws_assertbPKcS0_jS0_.exit192, label %if.then.i191, !dbg !609

if.then.i191:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit201
  %389 = load ptr, ptr %text.addr.i185, align 8, !dbg !609
  %390 = load ptr, ptr %file.addr.i186, align 8, !dbg !609
  %391 = load i32, ptr %line.addr.i187, align 4, !dbg !609
  %392 = load ptr, ptr %fn.addr.i188, align 8, !dbg !609
  call void @__assertfail(ptr noundef %389, ptr noundef %390, i32 noundef %391, ptr noundef %392, i64 noundef 1) #5, !dbg !609
  unreachable, !dbg !609

_ZL9ws_assertbPKcS0_jS0_.exit192:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit201
  %393 = load ptr, ptr %a.addr, align 8, !dbg !610
  %394 = load i32, ptr %i, align 4, !dbg !611
  %idx.ext = zext i32 %394 to i64, !dbg !612
  %add.ptr = getelementptr inbounds nuw i32, ptr %393, i64 %idx.ext, !dbg !612
  %395 = call i32 asm sideeffect "ld.global.cg.u32 $0, [$1];", "=r,l,~{memory}"(ptr %add.ptr) #4, !dbg !613, !srcloc !614
  store i32 %395, ptr %r, align 4, !dbg !613
  %396 = load i32, ptr %r, align 4, !dbg !615
  %397 = load i32, ptr %x, align 4, !dbg !616
  %cmp141 = icmp eq i32 %396, %397, !dbg !617
  %storedv.i180 = zext i1 %cmp141 to i8, !dbg !618
  store i8 %storedv.i180, ptr %holds.addr.i175, align 1, !dbg !618
  store ptr @.str32, ptr %text.addr.i176, align 8, !dbg !618
  store ptr @.str1, ptr %file.addr.i177, align 8, !dbg !618
  store i32 84, ptr %line.addr.i178, align 4, !dbg !618
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i179, align 8, !dbg !618
  %398 = load i8, ptr %holds.addr.i175, align 1, !dbg !618
  %loadedv.i181 = trunc i8 %398 to i1, !dbg !618
  br i1 %loadedv.i181, label %_ZL9ws_assertbPKcS0_jS0_.exit183, label %if.then.i182, !dbg !618

if.then.i182:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit192
  %399 = load ptr, ptr %text.addr.i176, align 8, !dbg !618
  %400 = load ptr, ptr %file.addr.i177, align 8, !dbg !618
  %401 = load i32, ptr %line.addr.i178, align 4, !dbg !618
  %402 = load ptr, ptr %fn.addr.i179, align 8, !dbg !618
  call void @__assertfail(ptr noundef %399, ptr noundef %400, i32 noundef %401, ptr noundef %402, i64 noundef 1) #5, !dbg !618
  unreachable, !dbg !618

_ZL9ws_assertbPKcS0_jS0_.exit183:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit192
  %403 = load ptr, ptr %a.addr, align 8, !dbg !619
  %404 = call { i32, i32 } asm sideeffect "ld.global.nc.v2.u32 {$0, $1}, [$2+8];", "=r,=r,l,~{memory}"(ptr %403) #4, !dbg !620, !srcloc !621
  %asmresult142 = extractvalue { i32, i32 } %404, 0, !dbg !620
  %asmresult143 = extractvalue { i32, i32 } %404, 1, !dbg !620
  store i32 %asmresult142, ptr %p, align 4, !dbg !620
  store i32 %asmresult143, ptr %q, align 4, !dbg !620
  %405 = load i32, ptr %p, align 4, !dbg !622
  %406 = load ptr, ptr %a.addr, align 8, !dbg !623
  %arrayidx144 = getelementptr inbounds i32, ptr %406, i64 2, !dbg !623
  %407 = load i32, ptr %arrayidx144, align 4, !dbg !623
  %cmp145 = icmp eq i32 %405, %407, !dbg !624
  br i1 %cmp145, label %land.rhs146, label %land.end149, !dbg !625

land.rhs146:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit183
  %408 = load i32, ptr %q, align 4, !dbg !626
  %409 = load ptr, ptr %a.addr, align 8, !dbg !627
  %arrayidx147 = getelementptr inbounds i32, ptr %409, i64 3, !dbg !627
  %410 = load i32, ptr %arrayidx147, align 4, !dbg !627
  %cmp148 = icmp eq i32 %408, %410, !dbg !628
  br label %land.end149

land.end149:                                      ; preds = %land.rhs146, %_ZL9ws_assertbPKcS0_jS0_.exit183
  %411 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit183 ], [ %cmp148, %land.rhs146 ], !dbg !358
  %storedv.i171 = zext i1 %411 to i8, !dbg !629
  store i8 %storedv.i171, ptr %holds.addr.i166, align 1, !dbg !629
  store ptr @.str33, ptr %text.addr.i167, align 8, !dbg !629
  store ptr @.str1, ptr %file.addr.i168, align 8, !dbg !629
  store i32 86, ptr %line.addr.i169, align 4, !dbg !629
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i170, align 8, !dbg !629
  %412 = load i8, ptr %holds.addr.i166, align 1, !dbg !629
  %loadedv.i172 = trunc i8 %412 to i1, !dbg !629
  br i1 %loadedv.i172, label %_ZL9ws_assertbPKcS0_jS0_.exit174, label %if.then.i173, !dbg !629

if.then.i173:                                     ; preds = %land.end149
  %413 = load ptr, ptr %text.addr.i167, align 8, !dbg !629
  %414 = load ptr, ptr %file.addr.i168, align 8, !dbg !629
  %415 = load i32, ptr %line.addr.i169, align 4, !dbg !629
  %416 = load ptr, ptr %fn.addr.i170, align 8, !dbg !629
  call void @__assertfail(ptr noundef %413, ptr noundef %414, i32 noundef %415, ptr noundef %416, i64 noundef 1) #5, !dbg !629
  unreachable, !dbg !629

_ZL9ws_assertbPKcS0_jS0_.exit174:                 ; preds = %land.end149
  %417 = load i32, ptr %i, align 4, !dbg !630
  %418 = call i32 asm sideeffect "shfl.sync.idx.b32 $0, $1, 3, 31, 0xffffffff;", "=r,r"(i32 %417) #4, !dbg !631, !srcloc !632
  store i32 %418, ptr %r, align 4, !dbg !631
  %419 = load i32, ptr %r, align 4, !dbg !633
  %420 = load i32, ptr %i, align 4, !dbg !634
  %div = udiv i32 %420, 32, !dbg !635
  %mul150 = mul i32 %div, 32, !dbg !636
  %add151 = add i32 %mul150, 3, !dbg !637
  %cmp152 = icmp eq i32 %419, %add151, !dbg !638
  %storedv.i162 = zext i1 %cmp152 to i8, !dbg !639
  store i8 %storedv.i162, ptr %holds.addr.i157, align 1, !dbg !639
  store ptr @.str34, ptr %text.addr.i158, align 8, !dbg !639
  store ptr @.str1, ptr %file.addr.i159, align 8, !dbg !639
  store i32 88, ptr %line.addr.i160, align 4, !dbg !639
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i161, align 8, !dbg !639
  %421 = load i8, ptr %holds.addr.i157, align 1, !dbg !639
  %loadedv.i163 = trunc i8 %421 to i1, !dbg !639
  br i1 %loadedv.i163, label %_ZL9ws_assertbPKcS0_jS0_.exit165, label %if.then.i164, !dbg !639

if.then.i164:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit174
  %422 = load ptr, ptr %text.addr.i158, align 8, !dbg !639
  %423 = load ptr, ptr %file.addr.i159, align 8, !dbg !639
  %424 = load i32, ptr %line.addr.i160, align 4, !dbg !639
  %425 = load ptr, ptr %fn.addr.i161, align 8, !dbg !639
  call void @__assertfail(ptr noundef %422, ptr noundef %423, i32 noundef %424, ptr noundef %425, i64 noundef 1) #5, !dbg !639
  unreachable, !dbg !639

_ZL9ws_assertbPKcS0_jS0_.exit165:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit174
  %426 = load i32, ptr %i, align 4, !dbg !640
  %rem153 = urem i32 %426, 32, !dbg !641
  %427 = call i32 asm sideeffect "{\0A\09.reg .pred p;\0A\09setp.gt.u32 p, $1, 15;\0A\09vote.sync.ballot.b32 $0, p, -1;\0A\09}", "=r,r"(i32 %rem153) #4, !dbg !642, !srcloc !643
  store i32 %427, ptr %r, align 4, !dbg !642
  %428 = load i32, ptr %r, align 4, !dbg !644
  %cmp154 = icmp eq i32 %428, -65536, !dbg !645
  %storedv.i = zext i1 %cmp154 to i8, !dbg !646
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !646
  store ptr @.str35, ptr %text.addr.i, align 8, !dbg !646
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !646
  store i32 91, ptr %line.addr.i, align 4, !dbg !646
  store ptr @__PRETTY_FUNCTION__._Z1kPjPKjPKf, ptr %fn.addr.i, align 8, !dbg !646
  %429 = load i8, ptr %holds.addr.i, align 1, !dbg !646
  %loadedv.i = trunc i8 %429 to i1, !dbg !646
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !646

if.then.i:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit165
  %430 = load ptr, ptr %text.addr.i, align 8, !dbg !646
  %431 = load ptr, ptr %file.addr.i, align 8, !dbg !646
  %432 = load i32, ptr %line.addr.i, align 4, !dbg !646
  %433 = load ptr, ptr %fn.addr.i, align 8, !dbg !646
  call void @__assertfail(ptr noundef %430, ptr noundef %431, i32 noundef %432, ptr noundef %433, i64 noundef 1) #5, !dbg !646
  unreachable, !dbg !646

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit165
  %434 = load ptr, ptr %o.addr, align 8, !dbg !647
  %435 = load i32, ptr %i, align 4, !dbg !648
  %idx.ext155 = zext i32 %435 to i64, !dbg !649
  %add.ptr156 = getelementptr inbounds nuw i32, ptr %434, i64 %idx.ext155, !dbg !649
  %436 = load i32, ptr %x, align 4, !dbg !650
  call void asm sideeffect "st.global.cs.u32 [$0+0], $1;", "l,r,~{memory}"(ptr %add.ptr156, i32 %436) #4, !dbg !651, !srcloc !652
  ret void, !dbg !653
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent noreturn nounwind }
attributes #6 = { convergent nounwind memory(none) }

!llvm.dbg.cu = !{!152}
!llvm.module.flags = !{!192, !193, !194, !195}
!llvm.ident = !{!196}

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
!152 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !153, globals: !160, imports: !161, splitDebugInlining: false, nameTableKind: None)
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
!168 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !164, file: !164, line: 137, type: !169, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!169 = !DISubroutineType(types: !170)
!170 = !{!171, !171}
!171 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!172 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !166, entity: !173, file: !164, line: 154)
!173 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !164, file: !164, line: 133, type: !174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!174 = !DISubroutineType(types: !175)
!175 = !{!176, !176}
!176 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!177 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !166, entity: !178, file: !164, line: 154)
!178 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !164, file: !164, line: 134, type: !179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!179 = !DISubroutineType(types: !180)
!180 = !{!157, !157}
!181 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !166, entity: !182, file: !164, line: 154)
!182 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !164, file: !164, line: 145, type: !183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!183 = !DISubroutineType(types: !184)
!184 = !{!155, !185}
!185 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!186 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !166, entity: !187, file: !164, line: 154)
!187 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !164, file: !164, line: 147, type: !183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!188 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !166, entity: !189, file: !164, line: 154)
!189 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !164, file: !164, line: 149, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!190 = !DISubroutineType(types: !191)
!191 = !{!158, !159}
!192 = !{i32 7, !"Dwarf Version", i32 4}
!193 = !{i32 2, !"Debug Info Version", i32 3}
!194 = !{i32 1, !"wchar_size", i32 4}
!195 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!196 = !{!"clang version 22.1.8"}
!197 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPjPKjPKf", scope: !2, file: !2, line: 6, type: !198, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !152, retainedNodes: !205)
!198 = !DISubroutineType(types: !199)
!199 = !{null, !200, !201, !203}
!200 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !156, size: 64)
!201 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !202, size: 64)
!202 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !156)
!203 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !204, size: 64)
!204 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !159)
!205 = !{}
!206 = !DILocalVariable(name: "o", arg: 1, scope: !197, file: !2, line: 6, type: !200)
!207 = !DILocation(line: 6, column: 29, scope: !197)
!208 = !DILocalVariable(name: "a", arg: 2, scope: !197, file: !2, line: 6, type: !201)
!209 = !DILocation(line: 6, column: 48, scope: !197)
!210 = !DILocalVariable(name: "f", arg: 3, scope: !197, file: !2, line: 6, type: !203)
!211 = !DILocation(line: 6, column: 64, scope: !197)
!212 = !DILocalVariable(name: "i", scope: !197, file: !2, line: 7, type: !156)
!213 = !DILocation(line: 7, column: 12, scope: !197)
!214 = !DILocation(line: 7, column: 16, scope: !197)
!215 = !DILocation(line: 7, column: 29, scope: !197)
!216 = !DILocation(line: 7, column: 27, scope: !197)
!217 = !DILocation(line: 7, column: 42, scope: !197)
!218 = !DILocation(line: 7, column: 40, scope: !197)
!219 = !DILocalVariable(name: "x", scope: !197, file: !2, line: 8, type: !156)
!220 = !DILocation(line: 8, column: 12, scope: !197)
!221 = !DILocation(line: 8, column: 16, scope: !197)
!222 = !DILocation(line: 8, column: 18, scope: !197)
!223 = !DILocalVariable(name: "y", scope: !197, file: !2, line: 8, type: !156)
!224 = !DILocation(line: 8, column: 22, scope: !197)
!225 = !DILocation(line: 8, column: 26, scope: !197)
!226 = !DILocation(line: 8, column: 29, scope: !197)
!227 = !DILocation(line: 8, column: 31, scope: !197)
!228 = !DILocation(line: 8, column: 36, scope: !197)
!229 = !DILocalVariable(name: "r", scope: !197, file: !2, line: 8, type: !156)
!230 = !DILocation(line: 8, column: 44, scope: !197)
!231 = !DILocalVariable(name: "p", scope: !197, file: !2, line: 8, type: !156)
!232 = !DILocation(line: 8, column: 47, scope: !197)
!233 = !DILocalVariable(name: "q", scope: !197, file: !2, line: 8, type: !156)
!234 = !DILocation(line: 8, column: 50, scope: !197)
!235 = !DILocalVariable(name: "w", scope: !197, file: !2, line: 9, type: !154)
!236 = !DILocation(line: 9, column: 22, scope: !197)
!237 = !DILocation(line: 9, column: 46, scope: !197)
!238 = !DILocation(line: 9, column: 48, scope: !197)
!239 = !DILocation(line: 9, column: 56, scope: !197)
!240 = !DILocation(line: 9, column: 54, scope: !197)
!241 = !DILocalVariable(name: "v", scope: !197, file: !2, line: 9, type: !154)
!242 = !DILocation(line: 9, column: 59, scope: !197)
!243 = !DILocalVariable(name: "g", scope: !197, file: !2, line: 10, type: !159)
!244 = !DILocation(line: 10, column: 9, scope: !197)
!245 = !DILocation(line: 10, column: 13, scope: !197)
!246 = !DILocation(line: 10, column: 15, scope: !197)
!247 = !DILocalVariable(name: "h", scope: !197, file: !2, line: 10, type: !159)
!248 = !DILocation(line: 10, column: 19, scope: !197)
!249 = !DILocation(line: 11, column: 3, scope: !197)
!250 = !{i64 707}
!251 = !DILocation(line: 12, column: 10, scope: !197)
!252 = !DILocation(line: 12, column: 15, scope: !197)
!253 = !DILocation(line: 12, column: 27, scope: !197)
!254 = !DILocation(line: 12, column: 12, scope: !197)
!255 = !DILocation(line: 12, column: 3, scope: !197)
!256 = !DILocation(line: 13, column: 3, scope: !197)
!257 = !{i64 782}
!258 = !DILocation(line: 14, column: 10, scope: !197)
!259 = !DILocation(line: 14, column: 15, scope: !197)
!260 = !DILocation(line: 14, column: 12, scope: !197)
!261 = !DILocation(line: 14, column: 3, scope: !197)
!262 = !DILocation(line: 15, column: 3, scope: !197)
!263 = !{i64 852}
!264 = !DILocation(line: 16, column: 10, scope: !197)
!265 = !DILocation(line: 16, column: 22, scope: !197)
!266 = !DILocation(line: 16, column: 34, scope: !197)
!267 = !DILocation(line: 16, column: 19, scope: !197)
!268 = !DILocation(line: 16, column: 40, scope: !197)
!269 = !DILocation(line: 16, column: 12, scope: !197)
!270 = !DILocation(line: 16, column: 3, scope: !197)
!271 = !DILocation(line: 17, column: 45, scope: !197)
!272 = !DILocation(line: 17, column: 53, scope: !197)
!273 = !DILocation(line: 17, column: 3, scope: !197)
!274 = !{i64 944}
!275 = !DILocation(line: 18, column: 10, scope: !197)
!276 = !DILocation(line: 18, column: 15, scope: !197)
!277 = !DILocation(line: 18, column: 19, scope: !197)
!278 = !DILocation(line: 18, column: 17, scope: !197)
!279 = !DILocation(line: 18, column: 12, scope: !197)
!280 = !DILocation(line: 18, column: 3, scope: !197)
!281 = !DILocation(line: 19, column: 3, scope: !197)
!282 = !{i64 1023}
!283 = !DILocation(line: 20, column: 10, scope: !197)
!284 = !DILocation(line: 20, column: 15, scope: !197)
!285 = !DILocation(line: 20, column: 19, scope: !197)
!286 = !DILocation(line: 20, column: 17, scope: !197)
!287 = !DILocation(line: 20, column: 21, scope: !197)
!288 = !DILocation(line: 20, column: 12, scope: !197)
!289 = !DILocation(line: 20, column: 3, scope: !197)
!290 = !DILocation(line: 21, column: 48, scope: !197)
!291 = !DILocation(line: 21, column: 56, scope: !197)
!292 = !DILocation(line: 21, column: 3, scope: !197)
!293 = !{i64 1088}
!294 = !DILocation(line: 22, column: 10, scope: !197)
!295 = !DILocation(line: 22, column: 46, scope: !197)
!296 = !DILocation(line: 22, column: 50, scope: !197)
!297 = !DILocation(line: 22, column: 48, scope: !197)
!298 = !DILocation(line: 22, column: 52, scope: !197)
!299 = !DILocation(line: 22, column: 25, scope: !197)
!300 = !DILocation(line: 22, column: 12, scope: !197)
!301 = !DILocation(line: 22, column: 3, scope: !197)
!302 = !DILocation(line: 23, column: 48, scope: !197)
!303 = !DILocation(line: 23, column: 56, scope: !197)
!304 = !DILocation(line: 23, column: 3, scope: !197)
!305 = !{i64 1208}
!306 = !DILocation(line: 24, column: 10, scope: !197)
!307 = !DILocation(line: 24, column: 42, scope: !197)
!308 = !DILocation(line: 24, column: 37, scope: !197)
!309 = !DILocation(line: 24, column: 51, scope: !197)
!310 = !DILocation(line: 24, column: 46, scope: !197)
!311 = !DILocation(line: 24, column: 44, scope: !197)
!312 = !DILocation(line: 24, column: 53, scope: !197)
!313 = !DILocation(line: 24, column: 25, scope: !197)
!314 = !DILocation(line: 24, column: 12, scope: !197)
!315 = !DILocation(line: 24, column: 3, scope: !197)
!316 = !DILocation(line: 25, column: 50, scope: !197)
!317 = !DILocation(line: 25, column: 58, scope: !197)
!318 = !DILocation(line: 25, column: 3, scope: !197)
!319 = !{i64 1329}
!320 = !DILocation(line: 26, column: 10, scope: !197)
!321 = !DILocation(line: 26, column: 35, scope: !197)
!322 = !DILocation(line: 26, column: 39, scope: !197)
!323 = !DILocation(line: 26, column: 37, scope: !197)
!324 = !DILocation(line: 26, column: 12, scope: !197)
!325 = !DILocation(line: 26, column: 3, scope: !197)
!326 = !DILocation(line: 27, column: 52, scope: !197)
!327 = !DILocation(line: 27, column: 60, scope: !197)
!328 = !DILocation(line: 27, column: 68, scope: !197)
!329 = !DILocation(line: 27, column: 3, scope: !197)
!330 = !{i64 1433}
!331 = !DILocation(line: 28, column: 10, scope: !197)
!332 = !DILocation(line: 28, column: 15, scope: !197)
!333 = !DILocation(line: 28, column: 19, scope: !197)
!334 = !DILocation(line: 28, column: 17, scope: !197)
!335 = !DILocation(line: 28, column: 23, scope: !197)
!336 = !DILocation(line: 28, column: 21, scope: !197)
!337 = !DILocation(line: 28, column: 12, scope: !197)
!338 = !DILocation(line: 28, column: 3, scope: !197)
!339 = !DILocation(line: 31, column: 32, scope: !197)
!340 = !DILocation(line: 31, column: 40, scope: !197)
!341 = !DILocation(line: 30, column: 3, scope: !197)
!342 = !{i64 1573, i64 1598}
!343 = !DILocation(line: 32, column: 28, scope: !197)
!344 = !DILocation(line: 32, column: 30, scope: !197)
!345 = !DILocation(line: 32, column: 38, scope: !197)
!346 = !DILocation(line: 32, column: 36, scope: !197)
!347 = !DILocation(line: 32, column: 41, scope: !197)
!348 = !DILocation(line: 32, column: 5, scope: !197)
!349 = !DILocation(line: 33, column: 10, scope: !197)
!350 = !DILocation(line: 33, column: 25, scope: !197)
!351 = !DILocation(line: 33, column: 12, scope: !197)
!352 = !DILocation(line: 33, column: 27, scope: !197)
!353 = !DILocation(line: 33, column: 30, scope: !197)
!354 = !DILocation(line: 33, column: 46, scope: !197)
!355 = !DILocation(line: 33, column: 48, scope: !197)
!356 = !DILocation(line: 33, column: 45, scope: !197)
!357 = !DILocation(line: 33, column: 32, scope: !197)
!358 = !DILocation(line: 0, scope: !197)
!359 = !DILocation(line: 33, column: 3, scope: !197)
!360 = !DILocation(line: 35, column: 32, scope: !197)
!361 = !DILocation(line: 35, column: 40, scope: !197)
!362 = !DILocation(line: 35, column: 48, scope: !197)
!363 = !DILocation(line: 34, column: 3, scope: !197)
!364 = !{i64 1824, i64 1828, i64 1854, i64 1878}
!365 = !DILocation(line: 36, column: 28, scope: !197)
!366 = !DILocation(line: 36, column: 30, scope: !197)
!367 = !DILocation(line: 36, column: 38, scope: !197)
!368 = !DILocation(line: 36, column: 36, scope: !197)
!369 = !DILocation(line: 36, column: 57, scope: !197)
!370 = !DILocation(line: 36, column: 55, scope: !197)
!371 = !DILocation(line: 36, column: 41, scope: !197)
!372 = !DILocation(line: 36, column: 5, scope: !197)
!373 = !DILocation(line: 37, column: 10, scope: !197)
!374 = !DILocation(line: 37, column: 25, scope: !197)
!375 = !DILocation(line: 37, column: 12, scope: !197)
!376 = !DILocation(line: 37, column: 27, scope: !197)
!377 = !DILocation(line: 37, column: 30, scope: !197)
!378 = !DILocation(line: 37, column: 46, scope: !197)
!379 = !DILocation(line: 37, column: 48, scope: !197)
!380 = !DILocation(line: 37, column: 45, scope: !197)
!381 = !DILocation(line: 37, column: 32, scope: !197)
!382 = !DILocation(line: 37, column: 3, scope: !197)
!383 = !DILocation(line: 38, column: 56, scope: !197)
!384 = !DILocation(line: 38, column: 3, scope: !197)
!385 = !{i64 2065}
!386 = !DILocation(line: 39, column: 10, scope: !197)
!387 = !DILocation(line: 39, column: 15, scope: !197)
!388 = !DILocation(line: 39, column: 12, scope: !197)
!389 = !DILocation(line: 39, column: 17, scope: !197)
!390 = !DILocation(line: 39, column: 20, scope: !197)
!391 = !DILocation(line: 39, column: 25, scope: !197)
!392 = !DILocation(line: 39, column: 22, scope: !197)
!393 = !DILocation(line: 39, column: 3, scope: !197)
!394 = !DILocation(line: 40, column: 47, scope: !197)
!395 = !DILocation(line: 40, column: 55, scope: !197)
!396 = !DILocation(line: 40, column: 3, scope: !197)
!397 = !{i64 2153}
!398 = !DILocation(line: 41, column: 10, scope: !197)
!399 = !DILocation(line: 41, column: 15, scope: !197)
!400 = !DILocation(line: 41, column: 12, scope: !197)
!401 = !DILocation(line: 41, column: 3, scope: !197)
!402 = !DILocation(line: 42, column: 47, scope: !197)
!403 = !DILocation(line: 42, column: 3, scope: !197)
!404 = !{i64 2230}
!405 = !DILocation(line: 43, column: 10, scope: !197)
!406 = !DILocation(line: 43, column: 16, scope: !197)
!407 = !DILocation(line: 43, column: 18, scope: !197)
!408 = !DILocation(line: 43, column: 23, scope: !197)
!409 = !DILocation(line: 43, column: 12, scope: !197)
!410 = !DILocation(line: 43, column: 3, scope: !197)
!411 = !DILocation(line: 44, column: 48, scope: !197)
!412 = !DILocation(line: 44, column: 56, scope: !197)
!413 = !DILocation(line: 44, column: 58, scope: !197)
!414 = !DILocation(line: 44, column: 3, scope: !197)
!415 = !{i64 2312}
!416 = !DILocation(line: 45, column: 15, scope: !197)
!417 = !DILocation(line: 45, column: 26, scope: !197)
!418 = !DILocation(line: 45, column: 37, scope: !197)
!419 = !DILocation(line: 45, column: 39, scope: !197)
!420 = !DILocation(line: 45, column: 35, scope: !197)
!421 = !DILocation(line: 45, column: 28, scope: !197)
!422 = !DILocation(line: 45, column: 46, scope: !197)
!423 = !DILocation(line: 45, column: 17, scope: !197)
!424 = !DILocation(line: 45, column: 3, scope: !197)
!425 = !DILocation(line: 46, column: 51, scope: !197)
!426 = !DILocation(line: 46, column: 59, scope: !197)
!427 = !DILocation(line: 46, column: 3, scope: !197)
!428 = !{i64 2430}
!429 = !DILocation(line: 47, column: 10, scope: !197)
!430 = !DILocation(line: 47, column: 17, scope: !197)
!431 = !DILocation(line: 47, column: 19, scope: !197)
!432 = !DILocation(line: 47, column: 33, scope: !197)
!433 = !DILocation(line: 47, column: 35, scope: !197)
!434 = !DILocation(line: 47, column: 44, scope: !197)
!435 = !DILocation(line: 47, column: 30, scope: !197)
!436 = !DILocation(line: 47, column: 12, scope: !197)
!437 = !DILocation(line: 47, column: 3, scope: !197)
!438 = !DILocation(line: 48, column: 56, scope: !197)
!439 = !DILocation(line: 48, column: 64, scope: !197)
!440 = !DILocation(line: 48, column: 72, scope: !197)
!441 = !DILocation(line: 48, column: 3, scope: !197)
!442 = !{i64 2544}
!443 = !DILocation(line: 49, column: 10, scope: !197)
!444 = !DILocation(line: 49, column: 16, scope: !197)
!445 = !DILocation(line: 49, column: 20, scope: !197)
!446 = !DILocation(line: 49, column: 18, scope: !197)
!447 = !DILocation(line: 49, column: 24, scope: !197)
!448 = !DILocation(line: 49, column: 22, scope: !197)
!449 = !DILocation(line: 49, column: 12, scope: !197)
!450 = !DILocation(line: 49, column: 3, scope: !197)
!451 = !DILocation(line: 50, column: 56, scope: !197)
!452 = !DILocation(line: 50, column: 64, scope: !197)
!453 = !DILocation(line: 50, column: 72, scope: !197)
!454 = !DILocation(line: 50, column: 3, scope: !197)
!455 = !{i64 2648}
!456 = !DILocation(line: 51, column: 10, scope: !197)
!457 = !DILocation(line: 51, column: 17, scope: !197)
!458 = !DILocation(line: 51, column: 21, scope: !197)
!459 = !DILocation(line: 51, column: 19, scope: !197)
!460 = !DILocation(line: 51, column: 28, scope: !197)
!461 = !DILocation(line: 51, column: 27, scope: !197)
!462 = !DILocation(line: 51, column: 32, scope: !197)
!463 = !DILocation(line: 51, column: 30, scope: !197)
!464 = !DILocation(line: 51, column: 24, scope: !197)
!465 = !DILocation(line: 51, column: 12, scope: !197)
!466 = !DILocation(line: 51, column: 3, scope: !197)
!467 = !DILocation(line: 52, column: 42, scope: !197)
!468 = !DILocation(line: 52, column: 3, scope: !197)
!469 = !{i64 2761}
!470 = !DILocation(line: 53, column: 10, scope: !197)
!471 = !DILocation(line: 53, column: 22, scope: !197)
!472 = !DILocation(line: 53, column: 15, scope: !197)
!473 = !DILocation(line: 53, column: 34, scope: !197)
!474 = !DILocation(line: 53, column: 27, scope: !197)
!475 = !DILocation(line: 53, column: 25, scope: !197)
!476 = !DILocation(line: 53, column: 12, scope: !197)
!477 = !DILocation(line: 53, column: 3, scope: !197)
!478 = !DILocation(line: 54, column: 41, scope: !197)
!479 = !DILocation(line: 54, column: 43, scope: !197)
!480 = !DILocation(line: 54, column: 3, scope: !197)
!481 = !{i64 2845}
!482 = !DILocation(line: 55, column: 10, scope: !197)
!483 = !DILocation(line: 55, column: 21, scope: !197)
!484 = !DILocation(line: 55, column: 23, scope: !197)
!485 = !DILocation(line: 55, column: 15, scope: !197)
!486 = !DILocation(line: 55, column: 12, scope: !197)
!487 = !DILocation(line: 55, column: 3, scope: !197)
!488 = !DILocation(line: 56, column: 42, scope: !197)
!489 = !DILocation(line: 56, column: 3, scope: !197)
!490 = !{i64 2925}
!491 = !DILocation(line: 57, column: 10, scope: !197)
!492 = !DILocation(line: 57, column: 22, scope: !197)
!493 = !DILocation(line: 57, column: 15, scope: !197)
!494 = !DILocation(line: 57, column: 12, scope: !197)
!495 = !DILocation(line: 57, column: 3, scope: !197)
!496 = !DILocation(line: 58, column: 54, scope: !197)
!497 = !DILocation(line: 58, column: 62, scope: !197)
!498 = !DILocation(line: 58, column: 3, scope: !197)
!499 = !{i64 2997}
!500 = !DILocation(line: 59, column: 10, scope: !197)
!501 = !DILocation(line: 59, column: 27, scope: !197)
!502 = !DILocation(line: 59, column: 30, scope: !197)
!503 = !DILocation(line: 59, column: 15, scope: !197)
!504 = distinct !{!504, !505}
!505 = !{!"llvm.loop.mustprogress"}
!506 = !DILocation(line: 59, column: 12, scope: !197)
!507 = !DILocation(line: 59, column: 3, scope: !197)
!508 = !DILocation(line: 60, column: 56, scope: !197)
!509 = !DILocation(line: 60, column: 64, scope: !197)
!510 = !DILocation(line: 60, column: 72, scope: !197)
!511 = !DILocation(line: 60, column: 3, scope: !197)
!512 = !{i64 3105}
!513 = !DILocation(line: 61, column: 10, scope: !197)
!514 = !DILocation(line: 61, column: 31, scope: !197)
!515 = !DILocation(line: 61, column: 34, scope: !197)
!516 = !DILocation(line: 61, column: 37, scope: !197)
!517 = !DILocation(line: 61, column: 15, scope: !197)
!518 = !DILocation(line: 61, column: 12, scope: !197)
!519 = !DILocation(line: 61, column: 3, scope: !197)
!520 = !DILocation(line: 63, column: 45, scope: !197)
!521 = !DILocation(line: 63, column: 53, scope: !197)
!522 = !DILocation(line: 63, column: 3, scope: !197)
!523 = !{i64 3274}
!524 = !DILocation(line: 64, column: 10, scope: !197)
!525 = !DILocation(line: 64, column: 16, scope: !197)
!526 = !DILocation(line: 64, column: 18, scope: !197)
!527 = !DILocation(line: 64, column: 25, scope: !197)
!528 = !DILocation(line: 64, column: 30, scope: !197)
!529 = !DILocation(line: 64, column: 27, scope: !197)
!530 = !DILocation(line: 64, column: 12, scope: !197)
!531 = !DILocation(line: 64, column: 3, scope: !197)
!532 = !DILocation(line: 65, column: 45, scope: !197)
!533 = !DILocation(line: 65, column: 53, scope: !197)
!534 = !DILocation(line: 65, column: 3, scope: !197)
!535 = !{i64 3369}
!536 = !DILocation(line: 66, column: 15, scope: !197)
!537 = !DILocation(line: 66, column: 21, scope: !197)
!538 = !DILocation(line: 66, column: 23, scope: !197)
!539 = !DILocation(line: 66, column: 35, scope: !197)
!540 = !DILocation(line: 66, column: 40, scope: !197)
!541 = !DILocation(line: 66, column: 37, scope: !197)
!542 = !DILocation(line: 66, column: 49, scope: !197)
!543 = !DILocation(line: 66, column: 51, scope: !197)
!544 = !DILocation(line: 66, column: 17, scope: !197)
!545 = !DILocation(line: 66, column: 3, scope: !197)
!546 = !DILocation(line: 67, column: 45, scope: !197)
!547 = !DILocation(line: 67, column: 53, scope: !197)
!548 = !DILocation(line: 67, column: 3, scope: !197)
!549 = !{i64 3485}
!550 = !DILocation(line: 68, column: 15, scope: !197)
!551 = !DILocation(line: 68, column: 26, scope: !197)
!552 = !DILocation(line: 68, column: 35, scope: !197)
!553 = !DILocation(line: 68, column: 28, scope: !197)
!554 = !DILocation(line: 68, column: 21, scope: !197)
!555 = !DILocation(line: 68, column: 44, scope: !197)
!556 = !DILocation(line: 68, column: 53, scope: !197)
!557 = !DILocation(line: 68, column: 17, scope: !197)
!558 = !DILocation(line: 68, column: 3, scope: !197)
!559 = !DILocation(line: 71, column: 23, scope: !197)
!560 = !DILocation(line: 71, column: 31, scope: !197)
!561 = !DILocation(line: 69, column: 3, scope: !197)
!562 = !{i64 3599, i64 3603, i64 3623, i64 3649, i64 3674, i64 3710, i64 3732, i64 3758}
!563 = !DILocation(line: 72, column: 10, scope: !197)
!564 = !DILocation(line: 72, column: 16, scope: !197)
!565 = !DILocation(line: 72, column: 18, scope: !197)
!566 = !DILocation(line: 72, column: 31, scope: !197)
!567 = !DILocation(line: 72, column: 35, scope: !197)
!568 = !DILocation(line: 72, column: 33, scope: !197)
!569 = !DILocation(line: 72, column: 12, scope: !197)
!570 = !DILocation(line: 72, column: 3, scope: !197)
!571 = !DILocation(line: 73, column: 52, scope: !197)
!572 = !DILocation(line: 73, column: 3, scope: !197)
!573 = !{i64 3854}
!574 = !DILocation(line: 74, column: 10, scope: !197)
!575 = !DILocation(line: 74, column: 25, scope: !197)
!576 = !DILocation(line: 74, column: 28, scope: !197)
!577 = !DILocation(line: 74, column: 15, scope: !197)
!578 = !DILocation(line: 74, column: 12, scope: !197)
!579 = !DILocation(line: 74, column: 3, scope: !197)
!580 = !DILocation(line: 75, column: 53, scope: !197)
!581 = !DILocation(line: 75, column: 3, scope: !197)
!582 = !{i64 3959}
!583 = !DILocation(line: 76, column: 10, scope: !197)
!584 = !DILocation(line: 76, column: 15, scope: !197)
!585 = !DILocation(line: 76, column: 17, scope: !197)
!586 = !DILocation(line: 76, column: 12, scope: !197)
!587 = !DILocation(line: 76, column: 3, scope: !197)
!588 = !DILocation(line: 77, column: 49, scope: !197)
!589 = !DILocation(line: 77, column: 3, scope: !197)
!590 = !{i64 4041}
!591 = !DILocation(line: 78, column: 15, scope: !197)
!592 = !DILocation(line: 78, column: 25, scope: !197)
!593 = !DILocation(line: 78, column: 17, scope: !197)
!594 = !DILocation(line: 78, column: 3, scope: !197)
!595 = !DILocation(line: 79, column: 48, scope: !197)
!596 = !DILocation(line: 79, column: 3, scope: !197)
!597 = !{i64 4122}
!598 = !DILocation(line: 80, column: 10, scope: !197)
!599 = !DILocation(line: 80, column: 22, scope: !197)
!600 = !DILocation(line: 80, column: 12, scope: !197)
!601 = !DILocation(line: 80, column: 3, scope: !197)
!602 = !DILocation(line: 81, column: 41, scope: !197)
!603 = !DILocation(line: 81, column: 3, scope: !197)
!604 = !{i64 4199}
!605 = !DILocation(line: 82, column: 10, scope: !197)
!606 = !DILocation(line: 82, column: 21, scope: !197)
!607 = !DILocation(line: 82, column: 15, scope: !197)
!608 = !DILocation(line: 82, column: 12, scope: !197)
!609 = !DILocation(line: 82, column: 3, scope: !197)
!610 = !DILocation(line: 83, column: 61, scope: !197)
!611 = !DILocation(line: 83, column: 65, scope: !197)
!612 = !DILocation(line: 83, column: 63, scope: !197)
!613 = !DILocation(line: 83, column: 3, scope: !197)
!614 = !{i64 4278}
!615 = !DILocation(line: 84, column: 10, scope: !197)
!616 = !DILocation(line: 84, column: 15, scope: !197)
!617 = !DILocation(line: 84, column: 12, scope: !197)
!618 = !DILocation(line: 84, column: 3, scope: !197)
!619 = !DILocation(line: 85, column: 81, scope: !197)
!620 = !DILocation(line: 85, column: 3, scope: !197)
!621 = !{i64 4376}
!622 = !DILocation(line: 86, column: 10, scope: !197)
!623 = !DILocation(line: 86, column: 15, scope: !197)
!624 = !DILocation(line: 86, column: 12, scope: !197)
!625 = !DILocation(line: 86, column: 20, scope: !197)
!626 = !DILocation(line: 86, column: 23, scope: !197)
!627 = !DILocation(line: 86, column: 28, scope: !197)
!628 = !DILocation(line: 86, column: 25, scope: !197)
!629 = !DILocation(line: 86, column: 3, scope: !197)
!630 = !DILocation(line: 87, column: 79, scope: !197)
!631 = !DILocation(line: 87, column: 3, scope: !197)
!632 = !{i64 4506}
!633 = !DILocation(line: 88, column: 10, scope: !197)
!634 = !DILocation(line: 88, column: 15, scope: !197)
!635 = !DILocation(line: 88, column: 17, scope: !197)
!636 = !DILocation(line: 88, column: 22, scope: !197)
!637 = !DILocation(line: 88, column: 27, scope: !197)
!638 = !DILocation(line: 88, column: 12, scope: !197)
!639 = !DILocation(line: 88, column: 3, scope: !197)
!640 = !DILocation(line: 90, column: 32, scope: !197)
!641 = !DILocation(line: 90, column: 34, scope: !197)
!642 = !DILocation(line: 89, column: 3, scope: !197)
!643 = !{i64 4621, i64 4625, i64 4642, i64 4668, i64 4703}
!644 = !DILocation(line: 91, column: 10, scope: !197)
!645 = !DILocation(line: 91, column: 12, scope: !197)
!646 = !DILocation(line: 91, column: 3, scope: !197)
!647 = !DILocation(line: 92, column: 55, scope: !197)
!648 = !DILocation(line: 92, column: 59, scope: !197)
!649 = !DILocation(line: 92, column: 57, scope: !197)
!650 = !DILocation(line: 92, column: 67, scope: !197)
!651 = !DILocation(line: 92, column: 3, scope: !197)
!652 = !{i64 4792}
!653 = !DILocation(line: 93, column: 1, scope: !197)
