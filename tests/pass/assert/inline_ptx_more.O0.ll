; ModuleID = 'inline_ptx_more.cu'
source_filename = "inline_ptx_more.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.__half = type { %struct.ws_f16 }
%struct.ws_f16 = type { i16 }
%struct.__half2 = type { %struct.__half, %struct.__half }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [32 x i8] c"r == __funnelshift_lc(x, y, 40)\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [19 x i8] c"inline_ptx_more.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kPKjPjPf = private unnamed_addr constant [54 x i8] c"void k(const unsigned int *, unsigned int *, float *)\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [31 x i8] c"r == __funnelshift_rc(x, y, 7)\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [20 x i8] c"r == __umul24(x, y)\00", align 1, !dbg !23
@.str4 = private unnamed_addr constant [21 x i8] c"r == __usad(x, y, 5)\00", align 1, !dbg !28
@.str5 = private unnamed_addr constant [20 x i8] c"r == 31u - __clz(x)\00", align 1, !dbg !33
@.str6 = private unnamed_addr constant [42 x i8] c"r == (unsigned)__clz((int)x < 0 ? ~x : x)\00", align 1, !dbg !35
@.str7 = private unnamed_addr constant [36 x i8] c"(int)r == __dp4a((int)x, (int)y, 9)\00", align 1, !dbg !40
@.str8 = private unnamed_addr constant [24 x i8] c"r == __vsadu4(x, y) + 3\00", align 1, !dbg !45
@.str9 = private unnamed_addr constant [20 x i8] c"r == __vmaxs2(x, y)\00", align 1, !dbg !50
@.str10 = private unnamed_addr constant [21 x i8] c"r == __vaddss4(x, y)\00", align 1, !dbg !52
@.str11 = private unnamed_addr constant [22 x i8] c"r == __vsetltu4(x, y)\00", align 1, !dbg !54
@.str12 = private unnamed_addr constant [22 x i8] c"r == *(unsigned *)&hr\00", align 1, !dbg !59
@.str13 = private unnamed_addr constant [16 x i8] c"r == 0x40003f80\00", align 1, !dbg !61
@.str14 = private unnamed_addr constant [16 x i8] c"r == 0x40003c00\00", align 1, !dbg !66
@.str15 = private unnamed_addr constant [16 x i8] c"r == 0x3f800000\00", align 1, !dbg !68
@.str16 = private unnamed_addr constant [29 x i8] c"r == (threadIdx.x % 32 == 0)\00", align 1, !dbg !70
@.str17 = private unnamed_addr constant [7 x i8] c"r == 1\00", align 1, !dbg !75
@.str18 = private unnamed_addr constant [7 x i8] c"s == x\00", align 1, !dbg !80
@_ZZ1kPKjPjPfE5cells = internal addrspace(3) global [2 x [32 x i32]] undef, align 16, !dbg !82
@.str19 = private unnamed_addr constant [7 x i8] c"r == x\00", align 1, !dbg !133
@.str20 = private unnamed_addr constant [32 x i8] c"f[0] == 64.0f && f[1] == 128.0f\00", align 1, !dbg !135
@.str21 = private unnamed_addr constant [17 x i8] c"*u == 0x54005800\00", align 1, !dbg !137

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPKjPjPf(ptr noundef %a, ptr noundef %u, ptr noundef %f) #0 !dbg !84 {
entry:
  %this.addr.i488 = alloca ptr, align 8
  %agg.tmp6.i423487 = alloca %struct.__half, align 8
  %agg.tmp.i422486 = alloca %struct.__half, align 8
  %this.addr.i483 = alloca ptr, align 8
  %.addr.i484 = alloca i32, align 4
  %agg.tmp.i414447482 = alloca %struct.ws_f16, align 8
  %this.addr.i479 = alloca ptr, align 8
  %.addr.i480 = alloca i32, align 4
  %agg.tmp.i405450478 = alloca %struct.ws_f16, align 8
  %f.addr.i475 = alloca float, align 4
  %ref.tmp.i476 = alloca half, align 2
  %f.addr.i473 = alloca float, align 4
  %ref.tmp.i = alloca half, align 2
  %this.addr.i469 = alloca ptr, align 8
  %f.addr.i470 = alloca float, align 4
  %this.addr.i466 = alloca ptr, align 8
  %f.addr.i467 = alloca float, align 4
  %b.addr.i464 = alloca i16, align 2
  %b.addr.i462 = alloca i16, align 2
  %b.addr.i460 = alloca i16, align 2
  %b.addr.i458 = alloca i16, align 2
  %b.addr.i456 = alloca i16, align 2
  %b.addr.i454 = alloca i16, align 2
  %this.addr.i451 = alloca ptr, align 8
  %.addr.i452 = alloca i32, align 4
  %agg.tmp.i405450 = alloca %struct.ws_f16, align 8
  %this.addr.i448 = alloca ptr, align 8
  %.addr.i = alloca i32, align 4
  %agg.tmp.i414447 = alloca %struct.ws_f16, align 8
  %this.addr.i444 = alloca ptr, align 8
  %f.addr.i445 = alloca float, align 4
  %this.addr.i442 = alloca ptr, align 8
  %f.addr.i = alloca float, align 4
  %this.addr.i439 = alloca ptr, align 8
  %this.addr.i436 = alloca ptr, align 8
  %this.addr.i433 = alloca ptr, align 8
  %this.addr.i430 = alloca ptr, align 8
  %this.addr.i427 = alloca ptr, align 8
  %this.addr.i424 = alloca ptr, align 8
  %this.addr.i = alloca ptr, align 8
  %agg.tmp6.i423 = alloca %struct.__half, align 8
  %agg.tmp.i422 = alloca %struct.__half, align 8
  %retval.i413 = alloca %struct.__half, align 2
  %agg.tmp.i414 = alloca %struct.ws_f16, align 2
  %agg.tmp4.i412 = alloca %struct.__half, align 8
  %agg.tmp2.i411 = alloca %struct.__half, align 8
  %agg.tmp1.i410 = alloca %struct.__half, align 8
  %retval.i404 = alloca %struct.__half, align 2
  %agg.tmp.i405 = alloca %struct.ws_f16, align 2
  %agg.tmp10.i403 = alloca %struct.__half, align 8
  %agg.tmp8.i402 = alloca %struct.__half, align 8
  %agg.tmp7.i401 = alloca %struct.__half, align 8
  %x.addr.i393 = alloca i32, align 4
  %lo.addr.i394 = alloca i32, align 4
  %hi.addr.i395 = alloca i32, align 4
  %a.addr.i367 = alloca i32, align 4
  %b.addr.i368 = alloca i32, align 4
  %r.i369 = alloca i32, align 4
  %i.i370 = alloca i32, align 4
  %x.i371 = alloca i8, align 1
  %y.i372 = alloca i8, align 1
  %lo.addr.i356 = alloca i32, align 4
  %hi.addr.i357 = alloca i32, align 4
  %s.addr.i358 = alloca i32, align 4
  %lo.addr.i346 = alloca i32, align 4
  %hi.addr.i347 = alloca i32, align 4
  %s.addr.i348 = alloca i32, align 4
  %mask.addr.i = alloca i32, align 4
  %p.addr.i = alloca ptr, align 8
  %retval.i = alloca %struct.__half2, align 4
  %agg.tmp.i = alloca %struct.__half, align 2
  %agg.tmp1.i = alloca %struct.__half, align 2
  %agg.tmp2.i = alloca %struct.__half, align 2
  %agg.tmp4.i = alloca %struct.__half, align 2
  %agg.tmp6.i = alloca %struct.__half, align 2
  %agg.tmp7.i = alloca %struct.__half, align 2
  %agg.tmp8.i = alloca %struct.__half, align 2
  %agg.tmp10.i = alloca %struct.__half, align 2
  %agg.tmp28342 = alloca %struct.__half2, align 8
  %agg.tmp27341 = alloca %struct.__half2, align 8
  %agg.tmp340 = alloca %struct.__half2, align 8
  %a.addr.i319 = alloca i32, align 4
  %b.addr.i320 = alloca i32, align 4
  %r.i321 = alloca i32, align 4
  %i.i322 = alloca i32, align 4
  %x.i323 = alloca i8, align 1
  %y.i324 = alloca i8, align 1
  %a.addr.i298 = alloca i32, align 4
  %b.addr.i299 = alloca i32, align 4
  %r.i300 = alloca i32, align 4
  %i.i301 = alloca i32, align 4
  %x.i302 = alloca i8, align 1
  %y.i303 = alloca i8, align 1
  %a.addr.i282 = alloca i32, align 4
  %b.addr.i283 = alloca i32, align 4
  %r.i284 = alloca i32, align 4
  %i.i285 = alloca i32, align 4
  %x.i = alloca i16, align 2
  %y.i = alloca i16, align 2
  %a.addr.i271 = alloca i32, align 4
  %b.addr.i272 = alloca i32, align 4
  %d.i = alloca i32, align 4
  %r.i = alloca i32, align 4
  %i.i273 = alloca i32, align 4
  %a.addr.i265 = alloca i32, align 4
  %b.addr.i266 = alloca i32, align 4
  %c.addr.i267 = alloca i32, align 4
  %i.i = alloca i32, align 4
  %x.addr.i259 = alloca i32, align 4
  %x.addr.i = alloca i32, align 4
  %a.addr.i250 = alloca i32, align 4
  %b.addr.i251 = alloca i32, align 4
  %c.addr.i = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %b.addr.i = alloca i32, align 4
  %lo.addr.i242 = alloca i32, align 4
  %hi.addr.i243 = alloca i32, align 4
  %s.addr.i244 = alloca i32, align 4
  %lo.addr.i = alloca i32, align 4
  %hi.addr.i = alloca i32, align 4
  %s.addr.i = alloca i32, align 4
  %holds.addr.i233 = alloca i8, align 1
  %text.addr.i234 = alloca ptr, align 8
  %file.addr.i235 = alloca ptr, align 8
  %line.addr.i236 = alloca i32, align 4
  %fn.addr.i237 = alloca ptr, align 8
  %holds.addr.i224 = alloca i8, align 1
  %text.addr.i225 = alloca ptr, align 8
  %file.addr.i226 = alloca ptr, align 8
  %line.addr.i227 = alloca i32, align 4
  %fn.addr.i228 = alloca ptr, align 8
  %holds.addr.i215 = alloca i8, align 1
  %text.addr.i216 = alloca ptr, align 8
  %file.addr.i217 = alloca ptr, align 8
  %line.addr.i218 = alloca i32, align 4
  %fn.addr.i219 = alloca ptr, align 8
  %holds.addr.i206 = alloca i8, align 1
  %text.addr.i207 = alloca ptr, align 8
  %file.addr.i208 = alloca ptr, align 8
  %line.addr.i209 = alloca i32, align 4
  %fn.addr.i210 = alloca ptr, align 8
  %holds.addr.i197 = alloca i8, align 1
  %text.addr.i198 = alloca ptr, align 8
  %file.addr.i199 = alloca ptr, align 8
  %line.addr.i200 = alloca i32, align 4
  %fn.addr.i201 = alloca ptr, align 8
  %holds.addr.i188 = alloca i8, align 1
  %text.addr.i189 = alloca ptr, align 8
  %file.addr.i190 = alloca ptr, align 8
  %line.addr.i191 = alloca i32, align 4
  %fn.addr.i192 = alloca ptr, align 8
  %holds.addr.i179 = alloca i8, align 1
  %text.addr.i180 = alloca ptr, align 8
  %file.addr.i181 = alloca ptr, align 8
  %line.addr.i182 = alloca i32, align 4
  %fn.addr.i183 = alloca ptr, align 8
  %holds.addr.i170 = alloca i8, align 1
  %text.addr.i171 = alloca ptr, align 8
  %file.addr.i172 = alloca ptr, align 8
  %line.addr.i173 = alloca i32, align 4
  %fn.addr.i174 = alloca ptr, align 8
  %holds.addr.i161 = alloca i8, align 1
  %text.addr.i162 = alloca ptr, align 8
  %file.addr.i163 = alloca ptr, align 8
  %line.addr.i164 = alloca i32, align 4
  %fn.addr.i165 = alloca ptr, align 8
  %holds.addr.i152 = alloca i8, align 1
  %text.addr.i153 = alloca ptr, align 8
  %file.addr.i154 = alloca ptr, align 8
  %line.addr.i155 = alloca i32, align 4
  %fn.addr.i156 = alloca ptr, align 8
  %holds.addr.i143 = alloca i8, align 1
  %text.addr.i144 = alloca ptr, align 8
  %file.addr.i145 = alloca ptr, align 8
  %line.addr.i146 = alloca i32, align 4
  %fn.addr.i147 = alloca ptr, align 8
  %holds.addr.i134 = alloca i8, align 1
  %text.addr.i135 = alloca ptr, align 8
  %file.addr.i136 = alloca ptr, align 8
  %line.addr.i137 = alloca i32, align 4
  %fn.addr.i138 = alloca ptr, align 8
  %holds.addr.i125 = alloca i8, align 1
  %text.addr.i126 = alloca ptr, align 8
  %file.addr.i127 = alloca ptr, align 8
  %line.addr.i128 = alloca i32, align 4
  %fn.addr.i129 = alloca ptr, align 8
  %holds.addr.i116 = alloca i8, align 1
  %text.addr.i117 = alloca ptr, align 8
  %file.addr.i118 = alloca ptr, align 8
  %line.addr.i119 = alloca i32, align 4
  %fn.addr.i120 = alloca ptr, align 8
  %holds.addr.i107 = alloca i8, align 1
  %text.addr.i108 = alloca ptr, align 8
  %file.addr.i109 = alloca ptr, align 8
  %line.addr.i110 = alloca i32, align 4
  %fn.addr.i111 = alloca ptr, align 8
  %holds.addr.i98 = alloca i8, align 1
  %text.addr.i99 = alloca ptr, align 8
  %file.addr.i100 = alloca ptr, align 8
  %line.addr.i101 = alloca i32, align 4
  %fn.addr.i102 = alloca ptr, align 8
  %holds.addr.i89 = alloca i8, align 1
  %text.addr.i90 = alloca ptr, align 8
  %file.addr.i91 = alloca ptr, align 8
  %line.addr.i92 = alloca i32, align 4
  %fn.addr.i93 = alloca ptr, align 8
  %holds.addr.i80 = alloca i8, align 1
  %text.addr.i81 = alloca ptr, align 8
  %file.addr.i82 = alloca ptr, align 8
  %line.addr.i83 = alloca i32, align 4
  %fn.addr.i84 = alloca ptr, align 8
  %holds.addr.i71 = alloca i8, align 1
  %text.addr.i72 = alloca ptr, align 8
  %file.addr.i73 = alloca ptr, align 8
  %line.addr.i74 = alloca i32, align 4
  %fn.addr.i75 = alloca ptr, align 8
  %holds.addr.i62 = alloca i8, align 1
  %text.addr.i63 = alloca ptr, align 8
  %file.addr.i64 = alloca ptr, align 8
  %line.addr.i65 = alloca i32, align 4
  %fn.addr.i66 = alloca ptr, align 8
  %holds.addr.i53 = alloca i8, align 1
  %text.addr.i54 = alloca ptr, align 8
  %file.addr.i55 = alloca ptr, align 8
  %line.addr.i56 = alloca i32, align 4
  %fn.addr.i57 = alloca ptr, align 8
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %u.addr = alloca ptr, align 8
  %f.addr = alloca ptr, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %r = alloca i32, align 4
  %s = alloca i32, align 4
  %h = alloca i32, align 4
  %g = alloca i32, align 4
  %hh = alloca %struct.__half2, align 4
  %gg = alloca %struct.__half2, align 4
  %hr = alloca %struct.__half2, align 4
  %agg.tmp = alloca %struct.__half2, align 4
  %agg.tmp27 = alloca %struct.__half2, align 4
  %agg.tmp28 = alloca %struct.__half2, align 4
  %at = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !182, !DIExpression(), !183)
  store ptr %u, ptr %u.addr, align 8
    #dbg_declare(ptr %u.addr, !184, !DIExpression(), !185)
  store ptr %f, ptr %f.addr, align 8
    #dbg_declare(ptr %f.addr, !186, !DIExpression(), !187)
    #dbg_declare(ptr %x, !188, !DIExpression(), !189)
  %0 = load ptr, ptr %a.addr, align 8, !dbg !190
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !191
  %idxprom = zext i32 %1 to i64, !dbg !190
  %arrayidx = getelementptr inbounds nuw i32, ptr %0, i64 %idxprom, !dbg !190
  %2 = load i32, ptr %arrayidx, align 4, !dbg !190
  store i32 %2, ptr %x, align 4, !dbg !189
    #dbg_declare(ptr %y, !192, !DIExpression(), !193)
  %3 = load ptr, ptr %a.addr, align 8, !dbg !194
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !195
  %sub = sub i32 63, %4, !dbg !196
  %idxprom2 = zext i32 %sub to i64, !dbg !194
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %3, i64 %idxprom2, !dbg !194
  %5 = load i32, ptr %arrayidx3, align 4, !dbg !194
  store i32 %5, ptr %y, align 4, !dbg !193
    #dbg_declare(ptr %r, !197, !DIExpression(), !198)
    #dbg_declare(ptr %s, !199, !DIExpression(), !200)
  %6 = load i32, ptr %x, align 4, !dbg !201
  %7 = load i32, ptr %y, align 4, !dbg !202
  %8 = call i32 asm "shf.l.clamp.b32 $0, $1, $2, 40;", "=r,r,r"(i32 %6, i32 %7) #6, !dbg !203, !srcloc !204
  store i32 %8, ptr %r, align 4, !dbg !203
  %9 = load i32, ptr %r, align 4, !dbg !205
  %10 = load i32, ptr %x, align 4, !dbg !206
  %11 = load i32, ptr %y, align 4, !dbg !207
  store i32 %10, ptr %lo.addr.i, align 4, !dbg !208
  store i32 %11, ptr %hi.addr.i, align 4, !dbg !208
  store i32 40, ptr %s.addr.i, align 4, !dbg !208
  %12 = load i32, ptr %s.addr.i, align 4, !dbg !208
  %cmp.i = icmp uge i32 %12, 32, !dbg !208
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !208

cond.true.i:                                      ; preds = %entry
  %13 = load i32, ptr %lo.addr.i, align 4, !dbg !208
  br label %_ZL16__funnelshift_lcjjj.exit, !dbg !208

cond.false.i:                                     ; preds = %entry
  %14 = load i32, ptr %lo.addr.i, align 4, !dbg !208
  %15 = load i32, ptr %hi.addr.i, align 4, !dbg !208
  %16 = load i32, ptr %s.addr.i, align 4, !dbg !208
  store i32 %14, ptr %lo.addr.i346, align 4, !dbg !208
  store i32 %15, ptr %hi.addr.i347, align 4, !dbg !208
  store i32 %16, ptr %s.addr.i348, align 4, !dbg !208
  %17 = load i32, ptr %hi.addr.i347, align 4, !dbg !208
  %conv.i349 = zext i32 %17 to i64, !dbg !208
  %shl.i350 = shl i64 %conv.i349, 32, !dbg !208
  %18 = load i32, ptr %lo.addr.i346, align 4, !dbg !208
  %conv1.i351 = zext i32 %18 to i64, !dbg !208
  %or.i352 = or i64 %shl.i350, %conv1.i351, !dbg !208
  %19 = load i32, ptr %s.addr.i348, align 4, !dbg !208
  %and.i353 = and i32 %19, 31, !dbg !208
  %sh_prom.i = zext i32 %and.i353 to i64, !dbg !208
  %shl2.i = shl i64 %or.i352, %sh_prom.i, !dbg !208
  %shr.i354 = lshr i64 %shl2.i, 32, !dbg !208
  %conv3.i355 = trunc i64 %shr.i354 to i32, !dbg !208
  br label %_ZL16__funnelshift_lcjjj.exit, !dbg !208

_ZL16__funnelshift_lcjjj.exit:                    ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %13, %cond.true.i ], [ %conv3.i355, %cond.false.i ], !dbg !208
  %cmp = icmp eq i32 %9, %cond.i, !dbg !209
  %storedv.i238 = zext i1 %cmp to i8, !dbg !210
  store i8 %storedv.i238, ptr %holds.addr.i233, align 1, !dbg !210
  store ptr @.str, ptr %text.addr.i234, align 8, !dbg !210
  store ptr @.str1, ptr %file.addr.i235, align 8, !dbg !210
  store i32 11, ptr %line.addr.i236, align 4, !dbg !210
  store ptr @__PRETTY_FUNCTION__._Z1kPKjPjPf, ptr %fn.addr.i237, align 8, !dbg !210
  %20 = load i8, ptr %holds.addr.i233, align 1, !dbg !210
  %loadedv.i239 = trunc i8 %20 to i1, !dbg !210
  br i1 %loadedv.i239, label %_ZL9ws_assertbPKcS0_jS0_.exit241, label %if.then.i240, !dbg !210

if.then.i240:                                     ; preds = %_ZL16__funnelshift_lcjjj.exit
  %21 = load ptr, ptr %text.addr.i234, align 8, !dbg !210
  %22 = load ptr, ptr %file.addr.i235, align 8, !dbg !210
  %23 = load i32, ptr %line.addr.i236, align 4, !dbg !210
  %24 = load ptr, ptr %fn.addr.i237, align 8, !dbg !210
  call void @__assertfail(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i64 noundef 1) #7, !dbg !210
  unreachable, !dbg !210

_ZL9ws_assertbPKcS0_jS0_.exit241:                 ; preds = %_ZL16__funnelshift_lcjjj.exit
  %25 = load i32, ptr %x, align 4, !dbg !211
  %26 = load i32, ptr %y, align 4, !dbg !212
  %27 = call i32 asm "shf.r.clamp.b32 $0, $1, $2, 7;", "=r,r,r"(i32 %25, i32 %26) #6, !dbg !213, !srcloc !214
  store i32 %27, ptr %r, align 4, !dbg !213
  %28 = load i32, ptr %r, align 4, !dbg !215
  %29 = load i32, ptr %x, align 4, !dbg !216
  %30 = load i32, ptr %y, align 4, !dbg !217
  store i32 %29, ptr %lo.addr.i242, align 4, !dbg !218
  store i32 %30, ptr %hi.addr.i243, align 4, !dbg !218
  store i32 7, ptr %s.addr.i244, align 4, !dbg !218
  %31 = load i32, ptr %s.addr.i244, align 4, !dbg !218
  %cmp.i245 = icmp uge i32 %31, 32, !dbg !218
  br i1 %cmp.i245, label %cond.true.i249, label %cond.false.i246, !dbg !218

cond.true.i249:                                   ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit241
  %32 = load i32, ptr %hi.addr.i243, align 4, !dbg !218
  br label %_ZL16__funnelshift_rcjjj.exit, !dbg !218

cond.false.i246:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit241
  %33 = load i32, ptr %lo.addr.i242, align 4, !dbg !218
  %34 = load i32, ptr %hi.addr.i243, align 4, !dbg !218
  %35 = load i32, ptr %s.addr.i244, align 4, !dbg !218
  store i32 %33, ptr %lo.addr.i356, align 4, !dbg !218
  store i32 %34, ptr %hi.addr.i357, align 4, !dbg !218
  store i32 %35, ptr %s.addr.i358, align 4, !dbg !218
  %36 = load i32, ptr %hi.addr.i357, align 4, !dbg !218
  %conv.i359 = zext i32 %36 to i64, !dbg !218
  %shl.i360 = shl i64 %conv.i359, 32, !dbg !218
  %37 = load i32, ptr %lo.addr.i356, align 4, !dbg !218
  %conv1.i361 = zext i32 %37 to i64, !dbg !218
  %or.i362 = or i64 %shl.i360, %conv1.i361, !dbg !218
  %38 = load i32, ptr %s.addr.i358, align 4, !dbg !218
  %and.i363 = and i32 %38, 31, !dbg !218
  %sh_prom.i364 = zext i32 %and.i363 to i64, !dbg !218
  %shr.i365 = lshr i64 %or.i362, %sh_prom.i364, !dbg !218
  %conv2.i366 = trunc i64 %shr.i365 to i32, !dbg !218
  br label %_ZL16__funnelshift_rcjjj.exit, !dbg !218

_ZL16__funnelshift_rcjjj.exit:                    ; preds = %cond.true.i249, %cond.false.i246
  %cond.i248 = phi i32 [ %32, %cond.true.i249 ], [ %conv2.i366, %cond.false.i246 ], !dbg !218
  %cmp6 = icmp eq i32 %28, %cond.i248, !dbg !219
  %storedv.i229 = zext i1 %cmp6 to i8, !dbg !220
  store i8 %storedv.i229, ptr %holds.addr.i224, align 1, !dbg !220
  store ptr @.str2, ptr %text.addr.i225, align 8, !dbg !220
  store ptr @.str1, ptr %file.addr.i226, align 8, !dbg !220
  store i32 13, ptr %line.addr.i227, align 4, !dbg !220
  store ptr @__PRETTY_FUNCTION__._Z1kPKjPjPf, ptr %fn.addr.i228, align 8, !dbg !220
  %39 = load i8, ptr %holds.addr.i224, align 1, !dbg !220
  %loadedv.i230 = trunc i8 %39 to i1, !dbg !220
  br i1 %loadedv.i230, label %_ZL9ws_assertbPKcS0_jS0_.exit232, label %if.then.i231, !dbg !220

if.then.i231:                                     ; preds = %_ZL16__funnelshift_rcjjj.exit
  %40 = load ptr, ptr %text.addr.i225, align 8, !dbg !220
  %41 = load ptr, ptr %file.addr.i226, align 8, !dbg !220
  %42 = load i32, ptr %line.addr.i227, align 4, !dbg !220
  %43 = load ptr, ptr %fn.addr.i228, align 8, !dbg !220
  call void @__assertfail(ptr noundef %40, ptr noundef %41, i32 noundef %42, ptr noundef %43, i64 noundef 1) #7, !dbg !220
  unreachable, !dbg !220

_ZL9ws_assertbPKcS0_jS0_.exit232:                 ; preds = %_ZL16__funnelshift_rcjjj.exit
  %44 = load i32, ptr %x, align 4, !dbg !221
  %45 = load i32, ptr %y, align 4, !dbg !222
  %46 = call i32 asm "mul24.lo.u32 $0, $1, $2;", "=r,r,r"(i32 %44, i32 %45) #6, !dbg !223, !srcloc !224
  store i32 %46, ptr %r, align 4, !dbg !223
  %47 = load i32, ptr %r, align 4, !dbg !225
  %48 = load i32, ptr %x, align 4, !dbg !226
  %49 = load i32, ptr %y, align 4, !dbg !227
  store i32 %48, ptr %a.addr.i, align 4, !dbg !228
  store i32 %49, ptr %b.addr.i, align 4, !dbg !228
  %50 = load i32, ptr %a.addr.i, align 4, !dbg !228
  %and.i = and i32 %50, 16777215, !dbg !228
  %51 = load i32, ptr %b.addr.i, align 4, !dbg !228
  %and1.i = and i32 %51, 16777215, !dbg !228
  %mul.i = mul i32 %and.i, %and1.i, !dbg !228
  %cmp8 = icmp eq i32 %47, %mul.i, !dbg !229
  %storedv.i220 = zext i1 %cmp8 to i8, !dbg !230
  store i8 %storedv.i220, ptr %holds.addr.i215, align 1, !dbg !230
  store ptr @.str3, ptr %text.addr.i216, align 8, !dbg !230
  store ptr @.str1, ptr %file.addr.i217, align 8, !dbg !230
  store i32 15, ptr %line.addr.i218, align 4, !dbg !230
  store ptr @__PRETTY_FUNCTION__._Z1kPKjPjPf, ptr %fn.addr.i219, align 8, !dbg !230
  %52 = load i8, ptr %holds.addr.i215, align 1, !dbg !230
  %loadedv.i221 = trunc i8 %52 to i1, !dbg !230
  br i1 %loadedv.i221, label %_ZL9ws_assertbPKcS0_jS0_.exit223, label %if.then.i222, !dbg !230

if.then.i222:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit232
  %53 = load ptr, ptr %text.addr.i216, align 8, !dbg !230
  %54 = load ptr, ptr %file.addr.i217, align 8, !dbg !230
  %55 = load i32, ptr %line.addr.i218, align 4, !dbg !230
  %56 = load ptr, ptr %fn.addr.i219, align 8, !dbg !230
  call void @__assertfail(ptr noundef %53, ptr noundef %54, i32 noundef %55, ptr noundef %56, i64 noundef 1) #7, !dbg !230
  unreachable, !dbg !230

_ZL9ws_assertbPKcS0_jS0_.exit223:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit232
  %57 = load i32, ptr %x, align 4, !dbg !231
  %58 = load i32, ptr %y, align 4, !dbg !232
  %59 = call i32 asm "sad.u32 $0, $1, $2, 5;", "=r,r,r"(i32 %57, i32 %58) #6, !dbg !233, !srcloc !234
  store i32 %59, ptr %r, align 4, !dbg !233
  %60 = load i32, ptr %r, align 4, !dbg !235
  %61 = load i32, ptr %x, align 4, !dbg !236
  %62 = load i32, ptr %y, align 4, !dbg !237
  store i32 %61, ptr %a.addr.i250, align 4, !dbg !238
  store i32 %62, ptr %b.addr.i251, align 4, !dbg !238
  store i32 5, ptr %c.addr.i, align 4, !dbg !238
  %63 = load i32, ptr %a.addr.i250, align 4, !dbg !238
  %64 = load i32, ptr %b.addr.i251, align 4, !dbg !238
  %cmp.i252 = icmp ult i32 %63, %64, !dbg !238
  br i1 %cmp.i252, label %cond.true.i255, label %cond.false.i253, !dbg !238

cond.true.i255:                                   ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit223
  %65 = load i32, ptr %b.addr.i251, align 4, !dbg !238
  %66 = load i32, ptr %a.addr.i250, align 4, !dbg !238
  %sub.i = sub i32 %65, %66, !dbg !238
  br label %_ZL6__usadjjj.exit, !dbg !238

cond.false.i253:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit223
  %67 = load i32, ptr %a.addr.i250, align 4, !dbg !238
  %68 = load i32, ptr %b.addr.i251, align 4, !dbg !238
  %sub1.i = sub i32 %67, %68, !dbg !238
  br label %_ZL6__usadjjj.exit, !dbg !238

_ZL6__usadjjj.exit:                               ; preds = %cond.true.i255, %cond.false.i253
  %cond.i254 = phi i32 [ %sub.i, %cond.true.i255 ], [ %sub1.i, %cond.false.i253 ], !dbg !238
  %69 = load i32, ptr %c.addr.i, align 4, !dbg !238
  %add.i = add i32 %cond.i254, %69, !dbg !238
  %cmp10 = icmp eq i32 %60, %add.i, !dbg !239
  %storedv.i211 = zext i1 %cmp10 to i8, !dbg !240
  store i8 %storedv.i211, ptr %holds.addr.i206, align 1, !dbg !240
  store ptr @.str4, ptr %text.addr.i207, align 8, !dbg !240
  store ptr @.str1, ptr %file.addr.i208, align 8, !dbg !240
  store i32 17, ptr %line.addr.i209, align 4, !dbg !240
  store ptr @__PRETTY_FUNCTION__._Z1kPKjPjPf, ptr %fn.addr.i210, align 8, !dbg !240
  %70 = load i8, ptr %holds.addr.i206, align 1, !dbg !240
  %loadedv.i212 = trunc i8 %70 to i1, !dbg !240
  br i1 %loadedv.i212, label %_ZL9ws_assertbPKcS0_jS0_.exit214, label %if.then.i213, !dbg !240

if.then.i213:                                     ; preds = %_ZL6__usadjjj.exit
  %71 = load ptr, ptr %text.addr.i207, align 8, !dbg !240
  %72 = load ptr, ptr %file.addr.i208, align 8, !dbg !240
  %73 = load i32, ptr %line.addr.i209, align 4, !dbg !240
  %74 = load ptr, ptr %fn.addr.i210, align 8, !dbg !240
  call void @__assertfail(ptr noundef %71, ptr noundef %72, i32 noundef %73, ptr noundef %74, i64 noundef 1) #7, !dbg !240
  unreachable, !dbg !240

_ZL9ws_assertbPKcS0_jS0_.exit214:                 ; preds = %_ZL6__usadjjj.exit
  %75 = load i32, ptr %x, align 4, !dbg !241
  %76 = call i32 asm "bfind.u32 $0, $1;", "=r,r"(i32 %75) #6, !dbg !242, !srcloc !243
  store i32 %76, ptr %r, align 4, !dbg !242
  %77 = load i32, ptr %r, align 4, !dbg !244
  %78 = load i32, ptr %x, align 4, !dbg !245
  store i32 %78, ptr %x.addr.i259, align 4, !dbg !246
  %79 = load i32, ptr %x.addr.i259, align 4, !dbg !246
  %tobool.i260 = icmp ne i32 %79, 0, !dbg !246
  br i1 %tobool.i260, label %cond.true.i263, label %cond.false.i261, !dbg !246

cond.true.i263:                                   ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit214
  %80 = load i32, ptr %x.addr.i259, align 4, !dbg !246
  %81 = call i32 @llvm.ctlz.i32(i32 %80, i1 true), !dbg !246
  br label %_ZL5__clzi.exit264, !dbg !246

cond.false.i261:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit214
  br label %_ZL5__clzi.exit264, !dbg !246

_ZL5__clzi.exit264:                               ; preds = %cond.true.i263, %cond.false.i261
  %cond.i262 = phi i32 [ %81, %cond.true.i263 ], [ 32, %cond.false.i261 ], !dbg !246
  %sub12 = sub i32 31, %cond.i262, !dbg !247
  %cmp13 = icmp eq i32 %77, %sub12, !dbg !248
  %storedv.i202 = zext i1 %cmp13 to i8, !dbg !249
  store i8 %storedv.i202, ptr %holds.addr.i197, align 1, !dbg !249
  store ptr @.str5, ptr %text.addr.i198, align 8, !dbg !249
  store ptr @.str1, ptr %file.addr.i199, align 8, !dbg !249
  store i32 19, ptr %line.addr.i200, align 4, !dbg !249
  store ptr @__PRETTY_FUNCTION__._Z1kPKjPjPf, ptr %fn.addr.i201, align 8, !dbg !249
  %82 = load i8, ptr %holds.addr.i197, align 1, !dbg !249
  %loadedv.i203 = trunc i8 %82 to i1, !dbg !249
  br i1 %loadedv.i203, label %_ZL9ws_assertbPKcS0_jS0_.exit205, label %if.then.i204, !dbg !249

if.then.i204:                                     ; preds = %_ZL5__clzi.exit264
  %83 = load ptr, ptr %text.addr.i198, align 8, !dbg !249
  %84 = load ptr, ptr %file.addr.i199, align 8, !dbg !249
  %85 = load i32, ptr %line.addr.i200, align 4, !dbg !249
  %86 = load ptr, ptr %fn.addr.i201, align 8, !dbg !249
  call void @__assertfail(ptr noundef %83, ptr noundef %84, i32 noundef %85, ptr noundef %86, i64 noundef 1) #7, !dbg !249
  unreachable, !dbg !249

_ZL9ws_assertbPKcS0_jS0_.exit205:                 ; preds = %_ZL5__clzi.exit264
  %87 = load i32, ptr %x, align 4, !dbg !250
  %88 = call i32 asm "bfind.shiftamt.s32 $0, $1;", "=r,r"(i32 %87) #6, !dbg !251, !srcloc !252
  store i32 %88, ptr %r, align 4, !dbg !251
  %89 = load i32, ptr %r, align 4, !dbg !253
  %90 = load i32, ptr %x, align 4, !dbg !254
  %cmp14 = icmp slt i32 %90, 0, !dbg !255
  br i1 %cmp14, label %cond.true, label %cond.false, !dbg !256

cond.true:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit205
  %91 = load i32, ptr %x, align 4, !dbg !257
  %not = xor i32 %91, -1, !dbg !258
  br label %cond.end, !dbg !256

cond.false:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit205
  %92 = load i32, ptr %x, align 4, !dbg !259
  br label %cond.end, !dbg !256

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %not, %cond.true ], [ %92, %cond.false ], !dbg !256
  store i32 %cond, ptr %x.addr.i, align 4, !dbg !260
  %93 = load i32, ptr %x.addr.i, align 4, !dbg !260
  %tobool.i = icmp ne i32 %93, 0, !dbg !260
  br i1 %tobool.i, label %cond.true.i258, label %cond.false.i256, !dbg !260

cond.true.i258:                                   ; preds = %cond.end
  %94 = load i32, ptr %x.addr.i, align 4, !dbg !260
  %95 = call i32 @llvm.ctlz.i32(i32 %94, i1 true), !dbg !260
  br label %_ZL5__clzi.exit, !dbg !260

cond.false.i256:                                  ; preds = %cond.end
  br label %_ZL5__clzi.exit, !dbg !260

_ZL5__clzi.exit:                                  ; preds = %cond.true.i258, %cond.false.i256
  %cond.i257 = phi i32 [ %95, %cond.true.i258 ], [ 32, %cond.false.i256 ], !dbg !260
  %cmp16 = icmp eq i32 %89, %cond.i257, !dbg !261
  %storedv.i193 = zext i1 %cmp16 to i8, !dbg !262
  store i8 %storedv.i193, ptr %holds.addr.i188, align 1, !dbg !262
  store ptr @.str6, ptr %text.addr.i189, align 8, !dbg !262
  store ptr @.str1, ptr %file.addr.i190, align 8, !dbg !262
  store i32 21, ptr %line.addr.i191, align 4, !dbg !262
  store ptr @__PRETTY_FUNCTION__._Z1kPKjPjPf, ptr %fn.addr.i192, align 8, !dbg !262
  %96 = load i8, ptr %holds.addr.i188, align 1, !dbg !262
  %loadedv.i194 = trunc i8 %96 to i1, !dbg !262
  br i1 %loadedv.i194, label %_ZL9ws_assertbPKcS0_jS0_.exit196, label %if.then.i195, !dbg !262

if.then.i195:                                     ; preds = %_ZL5__clzi.exit
  %97 = load ptr, ptr %text.addr.i189, align 8, !dbg !262
  %98 = load ptr, ptr %file.addr.i190, align 8, !dbg !262
  %99 = load i32, ptr %line.addr.i191, align 4, !dbg !262
  %100 = load ptr, ptr %fn.addr.i192, align 8, !dbg !262
  call void @__assertfail(ptr noundef %97, ptr noundef %98, i32 noundef %99, ptr noundef %100, i64 noundef 1) #7, !dbg !262
  unreachable, !dbg !262

_ZL9ws_assertbPKcS0_jS0_.exit196:                 ; preds = %_ZL5__clzi.exit
  %101 = load i32, ptr %x, align 4, !dbg !263
  %102 = load i32, ptr %y, align 4, !dbg !264
  %103 = call i32 asm "dp4a.s32.s32 $0, $1, $2, 9;", "=r,r,r"(i32 %101, i32 %102) #6, !dbg !265, !srcloc !266
  store i32 %103, ptr %r, align 4, !dbg !265
  %104 = load i32, ptr %r, align 4, !dbg !267
  %105 = load i32, ptr %x, align 4, !dbg !268
  %106 = load i32, ptr %y, align 4, !dbg !269
  store i32 %105, ptr %a.addr.i265, align 4, !dbg !270
  store i32 %106, ptr %b.addr.i266, align 4, !dbg !270
  store i32 9, ptr %c.addr.i267, align 4, !dbg !270
  store i32 0, ptr %i.i, align 4, !dbg !270
  br label %for.cond.i, !dbg !270

for.cond.i:                                       ; preds = %for.body.i, %_ZL9ws_assertbPKcS0_jS0_.exit196
  %107 = load i32, ptr %i.i, align 4, !dbg !270
  %cmp.i268 = icmp slt i32 %107, 32, !dbg !270
  br i1 %cmp.i268, label %for.body.i, label %_ZL6__dp4aiii.exit, !dbg !270

for.body.i:                                       ; preds = %for.cond.i
  %108 = load i32, ptr %a.addr.i265, align 4, !dbg !270
  %109 = load i32, ptr %i.i, align 4, !dbg !270
  %shr.i = ashr i32 %108, %109, !dbg !270
  %conv.i = trunc i32 %shr.i to i8, !dbg !270
  %conv1.i = sext i8 %conv.i to i32, !dbg !270
  %110 = load i32, ptr %b.addr.i266, align 4, !dbg !270
  %111 = load i32, ptr %i.i, align 4, !dbg !270
  %shr2.i = ashr i32 %110, %111, !dbg !270
  %conv3.i = trunc i32 %shr2.i to i8, !dbg !270
  %conv4.i = sext i8 %conv3.i to i32, !dbg !270
  %mul.i269 = mul nsw i32 %conv1.i, %conv4.i, !dbg !270
  %112 = load i32, ptr %c.addr.i267, align 4, !dbg !270
  %add.i270 = add nsw i32 %112, %mul.i269, !dbg !270
  store i32 %add.i270, ptr %c.addr.i267, align 4, !dbg !270
  %113 = load i32, ptr %i.i, align 4, !dbg !270
  %add5.i = add nsw i32 %113, 8, !dbg !270
  store i32 %add5.i, ptr %i.i, align 4, !dbg !270
  br label %for.cond.i, !dbg !270, !llvm.loop !271

_ZL6__dp4aiii.exit:                               ; preds = %for.cond.i
  %114 = load i32, ptr %c.addr.i267, align 4, !dbg !270
  %cmp18 = icmp eq i32 %104, %114, !dbg !273
  %storedv.i184 = zext i1 %cmp18 to i8, !dbg !274
  store i8 %storedv.i184, ptr %holds.addr.i179, align 1, !dbg !274
  store ptr @.str7, ptr %text.addr.i180, align 8, !dbg !274
  store ptr @.str1, ptr %file.addr.i181, align 8, !dbg !274
  store i32 23, ptr %line.addr.i182, align 4, !dbg !274
  store ptr @__PRETTY_FUNCTION__._Z1kPKjPjPf, ptr %fn.addr.i183, align 8, !dbg !274
  %115 = load i8, ptr %holds.addr.i179, align 1, !dbg !274
  %loadedv.i185 = trunc i8 %115 to i1, !dbg !274
  br i1 %loadedv.i185, label %_ZL9ws_assertbPKcS0_jS0_.exit187, label %if.then.i186, !dbg !274

if.then.i186:                                     ; preds = %_ZL6__dp4aiii.exit
  %116 = load ptr, ptr %text.addr.i180, align 8, !dbg !274
  %117 = load ptr, ptr %file.addr.i181, align 8, !dbg !274
  %118 = load i32, ptr %line.addr.i182, align 4, !dbg !274
  %119 = load ptr, ptr %fn.addr.i183, align 8, !dbg !274
  call void @__assertfail(ptr noundef %116, ptr noundef %117, i32 noundef %118, ptr noundef %119, i64 noundef 1) #7, !dbg !274
  unreachable, !dbg !274

_ZL9ws_assertbPKcS0_jS0_.exit187:                 ; preds = %_ZL6__dp4aiii.exit
  %120 = load i32, ptr %x, align 4, !dbg !275
  %121 = load i32, ptr %y, align 4, !dbg !276
  %122 = call i32 asm "vabsdiff4.u32.u32.u32.add $0, $1, $2, 3;", "=r,r,r"(i32 %120, i32 %121) #6, !dbg !277, !srcloc !278
  store i32 %122, ptr %r, align 4, !dbg !277
  %123 = load i32, ptr %r, align 4, !dbg !279
  %124 = load i32, ptr %x, align 4, !dbg !280
  %125 = load i32, ptr %y, align 4, !dbg !281
  store i32 %124, ptr %a.addr.i271, align 4, !dbg !282
  store i32 %125, ptr %b.addr.i272, align 4, !dbg !282
  %126 = load i32, ptr %a.addr.i271, align 4, !dbg !282
  %127 = load i32, ptr %b.addr.i272, align 4, !dbg !282
  store i32 %126, ptr %a.addr.i367, align 4, !dbg !282
  store i32 %127, ptr %b.addr.i368, align 4, !dbg !282
  store i32 0, ptr %r.i369, align 4, !dbg !282
  store i32 0, ptr %i.i370, align 4, !dbg !282
  br label %for.cond.i373, !dbg !282

for.cond.i373:                                    ; preds = %cond.end.i384, %_ZL9ws_assertbPKcS0_jS0_.exit187
  %128 = load i32, ptr %i.i370, align 4, !dbg !282
  %cmp.i374 = icmp slt i32 %128, 32, !dbg !282
  br i1 %cmp.i374, label %for.body.i375, label %_ZL12__vabsdiffu4jj.exit, !dbg !282

for.body.i375:                                    ; preds = %for.cond.i373
  %129 = load i32, ptr %a.addr.i367, align 4, !dbg !282
  %130 = load i32, ptr %i.i370, align 4, !dbg !282
  %shr.i376 = lshr i32 %129, %130, !dbg !282
  %conv.i377 = trunc i32 %shr.i376 to i8, !dbg !282
  store i8 %conv.i377, ptr %x.i371, align 1, !dbg !282
  %131 = load i32, ptr %b.addr.i368, align 4, !dbg !282
  %132 = load i32, ptr %i.i370, align 4, !dbg !282
  %shr1.i378 = lshr i32 %131, %132, !dbg !282
  %conv2.i379 = trunc i32 %shr1.i378 to i8, !dbg !282
  store i8 %conv2.i379, ptr %y.i372, align 1, !dbg !282
  %133 = load i8, ptr %x.i371, align 1, !dbg !282
  %conv3.i380 = zext i8 %133 to i32, !dbg !282
  %134 = load i8, ptr %y.i372, align 1, !dbg !282
  %conv4.i381 = zext i8 %134 to i32, !dbg !282
  %cmp5.i382 = icmp slt i32 %conv3.i380, %conv4.i381, !dbg !282
  br i1 %cmp5.i382, label %cond.true.i390, label %cond.false.i383, !dbg !282

cond.true.i390:                                   ; preds = %for.body.i375
  %135 = load i8, ptr %y.i372, align 1, !dbg !282
  %conv6.i391 = zext i8 %135 to i32, !dbg !282
  %136 = load i8, ptr %x.i371, align 1, !dbg !282
  %conv7.i = zext i8 %136 to i32, !dbg !282
  %sub.i392 = sub nsw i32 %conv6.i391, %conv7.i, !dbg !282
  br label %cond.end.i384, !dbg !282

cond.false.i383:                                  ; preds = %for.body.i375
  %137 = load i8, ptr %x.i371, align 1, !dbg !282
  %conv8.i = zext i8 %137 to i32, !dbg !282
  %138 = load i8, ptr %y.i372, align 1, !dbg !282
  %conv9.i = zext i8 %138 to i32, !dbg !282
  %sub10.i = sub nsw i32 %conv8.i, %conv9.i, !dbg !282
  br label %cond.end.i384, !dbg !282

cond.end.i384:                                    ; preds = %cond.false.i383, %cond.true.i390
  %cond.i385 = phi i32 [ %sub.i392, %cond.true.i390 ], [ %sub10.i, %cond.false.i383 ], !dbg !282
  %and.i386 = and i32 %cond.i385, 255, !dbg !282
  %139 = load i32, ptr %i.i370, align 4, !dbg !282
  %shl.i387 = shl i32 %and.i386, %139, !dbg !282
  %140 = load i32, ptr %r.i369, align 4, !dbg !282
  %or.i388 = or i32 %140, %shl.i387, !dbg !282
  store i32 %or.i388, ptr %r.i369, align 4, !dbg !282
  %141 = load i32, ptr %i.i370, align 4, !dbg !282
  %add.i389 = add nsw i32 %141, 8, !dbg !282
  store i32 %add.i389, ptr %i.i370, align 4, !dbg !282
  br label %for.cond.i373, !dbg !282, !llvm.loop !283

_ZL12__vabsdiffu4jj.exit:                         ; preds = %for.cond.i373
  %142 = load i32, ptr %r.i369, align 4, !dbg !282
  store i32 %142, ptr %d.i, align 4, !dbg !282
  store i32 0, ptr %r.i, align 4, !dbg !282
  store i32 0, ptr %i.i273, align 4, !dbg !282
  br label %for.cond.i275, !dbg !282

for.cond.i275:                                    ; preds = %for.body.i277, %_ZL12__vabsdiffu4jj.exit
  %143 = load i32, ptr %i.i273, align 4, !dbg !282
  %cmp.i276 = icmp slt i32 %143, 32, !dbg !282
  br i1 %cmp.i276, label %for.body.i277, label %_ZL8__vsadu4jj.exit, !dbg !282

for.body.i277:                                    ; preds = %for.cond.i275
  %144 = load i32, ptr %d.i, align 4, !dbg !282
  %145 = load i32, ptr %i.i273, align 4, !dbg !282
  %shr.i278 = lshr i32 %144, %145, !dbg !282
  %conv.i279 = trunc i32 %shr.i278 to i8, !dbg !282
  %conv1.i280 = zext i8 %conv.i279 to i32, !dbg !282
  %146 = load i32, ptr %r.i, align 4, !dbg !282
  %add.i281 = add i32 %146, %conv1.i280, !dbg !282
  store i32 %add.i281, ptr %r.i, align 4, !dbg !282
  %147 = load i32, ptr %i.i273, align 4, !dbg !282
  %add2.i = add nsw i32 %147, 8, !dbg !282
  store i32 %add2.i, ptr %i.i273, align 4, !dbg !282
  br label %for.cond.i275, !dbg !282, !llvm.loop !284

_ZL8__vsadu4jj.exit:                              ; preds = %for.cond.i275
  %148 = load i32, ptr %r.i, align 4, !dbg !282
  %add = add i32 %148, 3, !dbg !285
  %cmp20 = icmp eq i32 %123, %add, !dbg !286
  %storedv.i175 = zext i1 %cmp20 to i8, !dbg !287
  store i8 %storedv.i175, ptr %holds.addr.i170, align 1, !dbg !287
  store ptr @.str8, ptr %text.addr.i171, align 8, !dbg !287
  store ptr @.str1, ptr %file.addr.i172, align 8, !dbg !287
  store i32 25, ptr %line.addr.i173, align 4, !dbg !287
  store ptr @__PRETTY_FUNCTION__._Z1kPKjPjPf, ptr %fn.addr.i174, align 8, !dbg !287
  %149 = load i8, ptr %holds.addr.i170, align 1, !dbg !287
  %loadedv.i176 = trunc i8 %149 to i1, !dbg !287
  br i1 %loadedv.i176, label %_ZL9ws_assertbPKcS0_jS0_.exit178, label %if.then.i177, !dbg !287

if.then.i177:                                     ; preds = %_ZL8__vsadu4jj.exit
  %150 = load ptr, ptr %text.addr.i171, align 8, !dbg !287
  %151 = load ptr, ptr %file.addr.i172, align 8, !dbg !287
  %152 = load i32, ptr %line.addr.i173, align 4, !dbg !287
  %153 = load ptr, ptr %fn.addr.i174, align 8, !dbg !287
  call void @__assertfail(ptr noundef %150, ptr noundef %151, i32 noundef %152, ptr noundef %153, i64 noundef 1) #7, !dbg !287
  unreachable, !dbg !287

_ZL9ws_assertbPKcS0_jS0_.exit178:                 ; preds = %_ZL8__vsadu4jj.exit
  %154 = load i32, ptr %x, align 4, !dbg !288
  %155 = load i32, ptr %y, align 4, !dbg !289
  %156 = call i32 asm "vmax2.s32.s32.s32 $0, $1, $2, 0;", "=r,r,r"(i32 %154, i32 %155) #6, !dbg !290, !srcloc !291
  store i32 %156, ptr %r, align 4, !dbg !290
  %157 = load i32, ptr %r, align 4, !dbg !292
  %158 = load i32, ptr %x, align 4, !dbg !293
  %159 = load i32, ptr %y, align 4, !dbg !294
  store i32 %158, ptr %a.addr.i282, align 4, !dbg !295
  store i32 %159, ptr %b.addr.i283, align 4, !dbg !295
  store i32 0, ptr %r.i284, align 4, !dbg !295
  store i32 0, ptr %i.i285, align 4, !dbg !295
  br label %for.cond.i286, !dbg !295

for.cond.i286:                                    ; preds = %cond.end.i, %_ZL9ws_assertbPKcS0_jS0_.exit178
  %160 = load i32, ptr %i.i285, align 4, !dbg !295
  %cmp.i287 = icmp slt i32 %160, 32, !dbg !295
  br i1 %cmp.i287, label %for.body.i288, label %_ZL8__vmaxs2jj.exit, !dbg !295

for.body.i288:                                    ; preds = %for.cond.i286
  %161 = load i32, ptr %a.addr.i282, align 4, !dbg !295
  %162 = load i32, ptr %i.i285, align 4, !dbg !295
  %shr.i289 = lshr i32 %161, %162, !dbg !295
  %conv.i290 = trunc i32 %shr.i289 to i16, !dbg !295
  store i16 %conv.i290, ptr %x.i, align 2, !dbg !295
  %163 = load i32, ptr %b.addr.i283, align 4, !dbg !295
  %164 = load i32, ptr %i.i285, align 4, !dbg !295
  %shr1.i = lshr i32 %163, %164, !dbg !295
  %conv2.i = trunc i32 %shr1.i to i16, !dbg !295
  store i16 %conv2.i, ptr %y.i, align 2, !dbg !295
  %165 = load i16, ptr %x.i, align 2, !dbg !295
  %conv3.i291 = sext i16 %165 to i32, !dbg !295
  %166 = load i16, ptr %y.i, align 2, !dbg !295
  %conv4.i292 = sext i16 %166 to i32, !dbg !295
  %cmp5.i = icmp slt i32 %conv3.i291, %conv4.i292, !dbg !295
  br i1 %cmp5.i, label %cond.true.i297, label %cond.false.i293, !dbg !295

cond.true.i297:                                   ; preds = %for.body.i288
  %167 = load i16, ptr %y.i, align 2, !dbg !295
  br label %cond.end.i, !dbg !295

cond.false.i293:                                  ; preds = %for.body.i288
  %168 = load i16, ptr %x.i, align 2, !dbg !295
  br label %cond.end.i, !dbg !295

cond.end.i:                                       ; preds = %cond.false.i293, %cond.true.i297
  %cond.i294 = phi i16 [ %167, %cond.true.i297 ], [ %168, %cond.false.i293 ], !dbg !295
  %conv6.i = sext i16 %cond.i294 to i32, !dbg !295
  %and.i295 = and i32 %conv6.i, 65535, !dbg !295
  %169 = load i32, ptr %i.i285, align 4, !dbg !295
  %shl.i = shl i32 %and.i295, %169, !dbg !295
  %170 = load i32, ptr %r.i284, align 4, !dbg !295
  %or.i = or i32 %170, %shl.i, !dbg !295
  store i32 %or.i, ptr %r.i284, align 4, !dbg !295
  %171 = load i32, ptr %i.i285, align 4, !dbg !295
  %add.i296 = add nsw i32 %171, 16, !dbg !295
  store i32 %add.i296, ptr %i.i285, align 4, !dbg !295
  br label %for.cond.i286, !dbg !295, !llvm.loop !296

_ZL8__vmaxs2jj.exit:                              ; preds = %for.cond.i286
  %172 = load i32, ptr %r.i284, align 4, !dbg !295
  %cmp22 = icmp eq i32 %157, %172, !dbg !297
  %storedv.i166 = zext i1 %cmp22 to i8, !dbg !298
  store i8 %storedv.i166, ptr %holds.addr.i161, align 1, !dbg !298
  store ptr @.str9, ptr %text.addr.i162, align 8, !dbg !298
  store ptr @.str1, ptr %file.addr.i163, align 8, !dbg !298
  store i32 27, ptr %line.addr.i164, align 4, !dbg !298
  store ptr @__PRETTY_FUNCTION__._Z1kPKjPjPf, ptr %fn.addr.i165, align 8, !dbg !298
  %173 = load i8, ptr %holds.addr.i161, align 1, !dbg !298
  %loadedv.i167 = trunc i8 %173 to i1, !dbg !298
  br i1 %loadedv.i167, label %_ZL9ws_assertbPKcS0_jS0_.exit169, label %if.then.i168, !dbg !298

if.then.i168:                                     ; preds = %_ZL8__vmaxs2jj.exit
  %174 = load ptr, ptr %text.addr.i162, align 8, !dbg !298
  %175 = load ptr, ptr %file.addr.i163, align 8, !dbg !298
  %176 = load i32, ptr %line.addr.i164, align 4, !dbg !298
  %177 = load ptr, ptr %fn.addr.i165, align 8, !dbg !298
  call void @__assertfail(ptr noundef %174, ptr noundef %175, i32 noundef %176, ptr noundef %177, i64 noundef 1) #7, !dbg !298
  unreachable, !dbg !298

_ZL9ws_assertbPKcS0_jS0_.exit169:                 ; preds = %_ZL8__vmaxs2jj.exit
  %178 = load i32, ptr %x, align 4, !dbg !299
  %179 = load i32, ptr %y, align 4, !dbg !300
  %180 = call i32 asm "vadd4.s32.s32.s32.sat $0, $1, $2, 0;", "=r,r,r"(i32 %178, i32 %179) #6, !dbg !301, !srcloc !302
  store i32 %180, ptr %r, align 4, !dbg !301
  %181 = load i32, ptr %r, align 4, !dbg !303
  %182 = load i32, ptr %x, align 4, !dbg !304
  %183 = load i32, ptr %y, align 4, !dbg !305
  store i32 %182, ptr %a.addr.i298, align 4, !dbg !306
  store i32 %183, ptr %b.addr.i299, align 4, !dbg !306
  store i32 0, ptr %r.i300, align 4, !dbg !306
  store i32 0, ptr %i.i301, align 4, !dbg !306
  br label %for.cond.i304, !dbg !306

for.cond.i304:                                    ; preds = %_ZL8ws_clampiii.exit, %_ZL9ws_assertbPKcS0_jS0_.exit169
  %184 = load i32, ptr %i.i301, align 4, !dbg !306
  %cmp.i305 = icmp slt i32 %184, 32, !dbg !306
  br i1 %cmp.i305, label %for.body.i306, label %_ZL9__vaddss4jj.exit, !dbg !306

for.body.i306:                                    ; preds = %for.cond.i304
  %185 = load i32, ptr %a.addr.i298, align 4, !dbg !306
  %186 = load i32, ptr %i.i301, align 4, !dbg !306
  %shr.i307 = lshr i32 %185, %186, !dbg !306
  %conv.i308 = trunc i32 %shr.i307 to i8, !dbg !306
  store i8 %conv.i308, ptr %x.i302, align 1, !dbg !306
  %187 = load i32, ptr %b.addr.i299, align 4, !dbg !306
  %188 = load i32, ptr %i.i301, align 4, !dbg !306
  %shr1.i309 = lshr i32 %187, %188, !dbg !306
  %conv2.i310 = trunc i32 %shr1.i309 to i8, !dbg !306
  store i8 %conv2.i310, ptr %y.i303, align 1, !dbg !306
  %189 = load i8, ptr %x.i302, align 1, !dbg !306
  %conv3.i311 = sext i8 %189 to i32, !dbg !306
  %190 = load i8, ptr %y.i303, align 1, !dbg !306
  %conv4.i312 = sext i8 %190 to i32, !dbg !306
  %add.i313 = add nsw i32 %conv3.i311, %conv4.i312, !dbg !306
  store i32 %add.i313, ptr %x.addr.i393, align 4, !dbg !306
  store i32 -128, ptr %lo.addr.i394, align 4, !dbg !306
  store i32 127, ptr %hi.addr.i395, align 4, !dbg !306
  %191 = load i32, ptr %x.addr.i393, align 4, !dbg !306
  %192 = load i32, ptr %lo.addr.i394, align 4, !dbg !306
  %cmp.i396 = icmp slt i32 %191, %192, !dbg !306
  br i1 %cmp.i396, label %cond.true.i400, label %cond.false.i397, !dbg !306

cond.true.i400:                                   ; preds = %for.body.i306
  %193 = load i32, ptr %lo.addr.i394, align 4, !dbg !306
  br label %_ZL8ws_clampiii.exit, !dbg !306

cond.false.i397:                                  ; preds = %for.body.i306
  %194 = load i32, ptr %hi.addr.i395, align 4, !dbg !306
  %195 = load i32, ptr %x.addr.i393, align 4, !dbg !306
  %cmp1.i = icmp slt i32 %194, %195, !dbg !306
  br i1 %cmp1.i, label %cond.true2.i, label %cond.false3.i, !dbg !306

cond.true2.i:                                     ; preds = %cond.false.i397
  %196 = load i32, ptr %hi.addr.i395, align 4, !dbg !306
  br label %cond.end.i398, !dbg !306

cond.false3.i:                                    ; preds = %cond.false.i397
  %197 = load i32, ptr %x.addr.i393, align 4, !dbg !306
  br label %cond.end.i398, !dbg !306

cond.end.i398:                                    ; preds = %cond.false3.i, %cond.true2.i
  %cond.i399 = phi i32 [ %196, %cond.true2.i ], [ %197, %cond.false3.i ], !dbg !306
  br label %_ZL8ws_clampiii.exit, !dbg !306

_ZL8ws_clampiii.exit:                             ; preds = %cond.true.i400, %cond.end.i398
  %cond5.i = phi i32 [ %193, %cond.true.i400 ], [ %cond.i399, %cond.end.i398 ], !dbg !306
  %and.i315 = and i32 %cond5.i, 255, !dbg !306
  %198 = load i32, ptr %i.i301, align 4, !dbg !306
  %shl.i316 = shl i32 %and.i315, %198, !dbg !306
  %199 = load i32, ptr %r.i300, align 4, !dbg !306
  %or.i317 = or i32 %199, %shl.i316, !dbg !306
  store i32 %or.i317, ptr %r.i300, align 4, !dbg !306
  %200 = load i32, ptr %i.i301, align 4, !dbg !306
  %add5.i318 = add nsw i32 %200, 8, !dbg !306
  store i32 %add5.i318, ptr %i.i301, align 4, !dbg !306
  br label %for.cond.i304, !dbg !306, !llvm.loop !307

_ZL9__vaddss4jj.exit:                             ; preds = %for.cond.i304
  %201 = load i32, ptr %r.i300, align 4, !dbg !306
  %cmp24 = icmp eq i32 %181, %201, !dbg !308
  %storedv.i157 = zext i1 %cmp24 to i8, !dbg !309
  store i8 %storedv.i157, ptr %holds.addr.i152, align 1, !dbg !309
  store ptr @.str10, ptr %text.addr.i153, align 8, !dbg !309
  store ptr @.str1, ptr %file.addr.i154, align 8, !dbg !309
  store i32 29, ptr %line.addr.i155, align 4, !dbg !309
  store ptr @__PRETTY_FUNCTION__._Z1kPKjPjPf, ptr %fn.addr.i156, align 8, !dbg !309
  %202 = load i8, ptr %holds.addr.i152, align 1, !dbg !309
  %loadedv.i158 = trunc i8 %202 to i1, !dbg !309
  br i1 %loadedv.i158, label %_ZL9ws_assertbPKcS0_jS0_.exit160, label %if.then.i159, !dbg !309

if.then.i159:                                     ; preds = %_ZL9__vaddss4jj.exit
  %203 = load ptr, ptr %text.addr.i153, align 8, !dbg !309
  %204 = load ptr, ptr %file.addr.i154, align 8, !dbg !309
  %205 = load i32, ptr %line.addr.i155, align 4, !dbg !309
  %206 = load ptr, ptr %fn.addr.i156, align 8, !dbg !309
  call void @__assertfail(ptr noundef %203, ptr noundef %204, i32 noundef %205, ptr noundef %206, i64 noundef 1) #7, !dbg !309
  unreachable, !dbg !309

_ZL9ws_assertbPKcS0_jS0_.exit160:                 ; preds = %_ZL9__vaddss4jj.exit
  %207 = load i32, ptr %x, align 4, !dbg !310
  %208 = load i32, ptr %y, align 4, !dbg !311
  %209 = call i32 asm "vset4.u32.u32.lt $0, $1, $2, 0;", "=r,r,r"(i32 %207, i32 %208) #6, !dbg !312, !srcloc !313
  store i32 %209, ptr %r, align 4, !dbg !312
  %210 = load i32, ptr %r, align 4, !dbg !314
  %211 = load i32, ptr %x, align 4, !dbg !315
  %212 = load i32, ptr %y, align 4, !dbg !316
  store i32 %211, ptr %a.addr.i319, align 4, !dbg !317
  store i32 %212, ptr %b.addr.i320, align 4, !dbg !317
  store i32 0, ptr %r.i321, align 4, !dbg !317
  store i32 0, ptr %i.i322, align 4, !dbg !317
  br label %for.cond.i325, !dbg !317

for.cond.i325:                                    ; preds = %for.body.i327, %_ZL9ws_assertbPKcS0_jS0_.exit160
  %213 = load i32, ptr %i.i322, align 4, !dbg !317
  %cmp.i326 = icmp slt i32 %213, 32, !dbg !317
  br i1 %cmp.i326, label %for.body.i327, label %_ZL10__vsetltu4jj.exit, !dbg !317

for.body.i327:                                    ; preds = %for.cond.i325
  %214 = load i32, ptr %a.addr.i319, align 4, !dbg !317
  %215 = load i32, ptr %i.i322, align 4, !dbg !317
  %shr.i328 = lshr i32 %214, %215, !dbg !317
  %conv.i329 = trunc i32 %shr.i328 to i8, !dbg !317
  store i8 %conv.i329, ptr %x.i323, align 1, !dbg !317
  %216 = load i32, ptr %b.addr.i320, align 4, !dbg !317
  %217 = load i32, ptr %i.i322, align 4, !dbg !317
  %shr1.i330 = lshr i32 %216, %217, !dbg !317
  %conv2.i331 = trunc i32 %shr1.i330 to i8, !dbg !317
  store i8 %conv2.i331, ptr %y.i324, align 1, !dbg !317
  %218 = load i8, ptr %x.i323, align 1, !dbg !317
  %conv3.i332 = zext i8 %218 to i32, !dbg !317
  %219 = load i8, ptr %y.i324, align 1, !dbg !317
  %conv4.i333 = zext i8 %219 to i32, !dbg !317
  %cmp5.i334 = icmp slt i32 %conv3.i332, %conv4.i333, !dbg !317
  %conv6.i335 = zext i1 %cmp5.i334 to i32, !dbg !317
  %and.i336 = and i32 %conv6.i335, 255, !dbg !317
  %220 = load i32, ptr %i.i322, align 4, !dbg !317
  %shl.i337 = shl i32 %and.i336, %220, !dbg !317
  %221 = load i32, ptr %r.i321, align 4, !dbg !317
  %or.i338 = or i32 %221, %shl.i337, !dbg !317
  store i32 %or.i338, ptr %r.i321, align 4, !dbg !317
  %222 = load i32, ptr %i.i322, align 4, !dbg !317
  %add.i339 = add nsw i32 %222, 8, !dbg !317
  store i32 %add.i339, ptr %i.i322, align 4, !dbg !317
  br label %for.cond.i325, !dbg !317, !llvm.loop !318

_ZL10__vsetltu4jj.exit:                           ; preds = %for.cond.i325
  %223 = load i32, ptr %r.i321, align 4, !dbg !317
  %cmp26 = icmp eq i32 %210, %223, !dbg !319
  %storedv.i148 = zext i1 %cmp26 to i8, !dbg !320
  store i8 %storedv.i148, ptr %holds.addr.i143, align 1, !dbg !320
  store ptr @.str11, ptr %text.addr.i144, align 8, !dbg !320
  store ptr @.str1, ptr %file.addr.i145, align 8, !dbg !320
  store i32 31, ptr %line.addr.i146, align 4, !dbg !320
  store ptr @__PRETTY_FUNCTION__._Z1kPKjPjPf, ptr %fn.addr.i147, align 8, !dbg !320
  %224 = load i8, ptr %holds.addr.i143, align 1, !dbg !320
  %loadedv.i149 = trunc i8 %224 to i1, !dbg !320
  br i1 %loadedv.i149, label %_ZL9ws_assertbPKcS0_jS0_.exit151, label %if.then.i150, !dbg !320

if.then.i150:                                     ; preds = %_ZL10__vsetltu4jj.exit
  %225 = load ptr, ptr %text.addr.i144, align 8, !dbg !320
  %226 = load ptr, ptr %file.addr.i145, align 8, !dbg !320
  %227 = load i32, ptr %line.addr.i146, align 4, !dbg !320
  %228 = load ptr, ptr %fn.addr.i147, align 8, !dbg !320
  call void @__assertfail(ptr noundef %225, ptr noundef %226, i32 noundef %227, ptr noundef %228, i64 noundef 1) #7, !dbg !320
  unreachable, !dbg !320

_ZL9ws_assertbPKcS0_jS0_.exit151:                 ; preds = %_ZL10__vsetltu4jj.exit
    #dbg_declare(ptr %h, !321, !DIExpression(), !322)
  store i32 1006649344, ptr %h, align 4, !dbg !322
    #dbg_declare(ptr %g, !323, !DIExpression(), !324)
  store i32 1073756160, ptr %g, align 4, !dbg !324
  %229 = load i32, ptr %h, align 4, !dbg !325
  %230 = load i32, ptr %g, align 4, !dbg !326
  %231 = call i32 asm "fma.rn.f16x2 $0, $1, $2, $1;", "=r,r,r"(i32 %229, i32 %230) #6, !dbg !327, !srcloc !328
  store i32 %231, ptr %r, align 4, !dbg !327
    #dbg_declare(ptr %hh, !329, !DIExpression(), !330)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %hh, ptr align 4 %h, i64 4, i1 false), !dbg !331
    #dbg_declare(ptr %gg, !332, !DIExpression(), !333)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %gg, ptr align 4 %g, i64 4, i1 false), !dbg !334
    #dbg_declare(ptr %hr, !335, !DIExpression(), !336)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.tmp, ptr align 4 %hh, i64 4, i1 false), !dbg !337
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.tmp27, ptr align 4 %gg, i64 4, i1 false), !dbg !338
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.tmp28, ptr align 4 %hh, i64 4, i1 false), !dbg !339
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp28342, ptr align 4 %agg.tmp28, i64 4, i1 false), !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp27341, ptr align 4 %agg.tmp27, i64 4, i1 false), !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp340, ptr align 4 %agg.tmp, i64 4, i1 false), !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %agg.tmp1.i, ptr align 4 %agg.tmp340, i64 2, i1 false), !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %agg.tmp2.i, ptr align 4 %agg.tmp27341, i64 2, i1 false), !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %agg.tmp4.i, ptr align 4 %agg.tmp28342, i64 2, i1 false), !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp4.i412, ptr align 2 %agg.tmp4.i, i64 2, i1 false), !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp2.i411, ptr align 2 %agg.tmp2.i, i64 2, i1 false), !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp1.i410, ptr align 2 %agg.tmp1.i, i64 2, i1 false), !dbg !340
  store ptr %agg.tmp1.i410, ptr %this.addr.i430, align 8, !dbg !340
  %this1.i431 = load ptr, ptr %this.addr.i430, align 8, !dbg !340
  %232 = load i16, ptr %this1.i431, align 2, !dbg !340
  store i16 %232, ptr %b.addr.i460, align 2, !dbg !340
  %233 = load half, ptr %b.addr.i460, align 2, !dbg !340
  %conv.i461 = fpext half %233 to float, !dbg !340
  %conv.i416 = fpext float %conv.i461 to double, !dbg !340
  store ptr %agg.tmp2.i411, ptr %this.addr.i427, align 8, !dbg !340
  %this1.i428 = load ptr, ptr %this.addr.i427, align 8, !dbg !340
  %234 = load i16, ptr %this1.i428, align 2, !dbg !340
  store i16 %234, ptr %b.addr.i462, align 2, !dbg !340
  %235 = load half, ptr %b.addr.i462, align 2, !dbg !340
  %conv.i463 = fpext half %235 to float, !dbg !340
  %conv3.i418 = fpext float %conv.i463 to double, !dbg !340
  store ptr %agg.tmp4.i412, ptr %this.addr.i424, align 8, !dbg !340
  %this1.i425 = load ptr, ptr %this.addr.i424, align 8, !dbg !340
  %236 = load i16, ptr %this1.i425, align 2, !dbg !340
  store i16 %236, ptr %b.addr.i464, align 2, !dbg !340
  %237 = load half, ptr %b.addr.i464, align 2, !dbg !340
  %conv.i465 = fpext half %237 to float, !dbg !340
  %conv6.i420 = fpext float %conv.i465 to double, !dbg !340
  %238 = call double @llvm.fmuladd.f64(double %conv.i416, double %conv3.i418, double %conv6.i420), !dbg !340
  %conv7.i421 = fptrunc double %238 to float, !dbg !340
  store ptr %agg.tmp.i414, ptr %this.addr.i442, align 8, !dbg !340
  store float %conv7.i421, ptr %f.addr.i, align 4, !dbg !340
  %this1.i443 = load ptr, ptr %this.addr.i442, align 8, !dbg !340
  %239 = load float, ptr %f.addr.i, align 4, !dbg !340
  store ptr %this1.i443, ptr %this.addr.i469, align 8, !dbg !340
  store float %239, ptr %f.addr.i470, align 4, !dbg !340
  %this1.i471 = load ptr, ptr %this.addr.i469, align 8, !dbg !340
  %240 = load float, ptr %f.addr.i470, align 4, !dbg !340
  store float %240, ptr %f.addr.i473, align 4, !dbg !340
  %241 = load float, ptr %f.addr.i473, align 4, !dbg !340
  %conv.i474 = fptrunc float %241 to half, !dbg !340
  store half %conv.i474, ptr %ref.tmp.i, align 2, !dbg !340
  %242 = load i16, ptr %ref.tmp.i, align 2, !dbg !340
  store i16 %242, ptr %this1.i471, align 2, !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp.i414447, ptr align 2 %agg.tmp.i414, i64 2, i1 false), !dbg !340
  store ptr %retval.i413, ptr %this.addr.i448, align 8, !dbg !340
  store i32 0, ptr %.addr.i, align 4, !dbg !340
  %this1.i449 = load ptr, ptr %this.addr.i448, align 8, !dbg !340
  %243 = load i32, ptr %.addr.i, align 4, !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp.i414447482, ptr align 2 %agg.tmp.i414447, i64 2, i1 false), !dbg !340
  store ptr %this1.i449, ptr %this.addr.i483, align 8, !dbg !340
  store i32 %243, ptr %.addr.i484, align 4, !dbg !340
  %this1.i485 = load ptr, ptr %this.addr.i483, align 8, !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %this1.i485, ptr align 2 %agg.tmp.i414447482, i64 2, i1 false), !dbg !340
  %244 = load %struct.__half, ptr %retval.i413, align 2, !dbg !340
  %245 = extractvalue %struct.__half %244, 0, !dbg !340
  store %struct.ws_f16 %245, ptr %agg.tmp.i, align 2, !dbg !340
  %y.i345 = getelementptr inbounds nuw %struct.__half2, ptr %agg.tmp340, i32 0, i32 1, !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %agg.tmp7.i, ptr align 2 %y.i345, i64 2, i1 false), !dbg !340
  %y9.i = getelementptr inbounds nuw %struct.__half2, ptr %agg.tmp27341, i32 0, i32 1, !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %agg.tmp8.i, ptr align 2 %y9.i, i64 2, i1 false), !dbg !340
  %y11.i = getelementptr inbounds nuw %struct.__half2, ptr %agg.tmp28342, i32 0, i32 1, !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %agg.tmp10.i, ptr align 2 %y11.i, i64 2, i1 false), !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp10.i403, ptr align 2 %agg.tmp10.i, i64 2, i1 false), !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp8.i402, ptr align 2 %agg.tmp8.i, i64 2, i1 false), !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp7.i401, ptr align 2 %agg.tmp7.i, i64 2, i1 false), !dbg !340
  store ptr %agg.tmp7.i401, ptr %this.addr.i439, align 8, !dbg !340
  %this1.i440 = load ptr, ptr %this.addr.i439, align 8, !dbg !340
  %246 = load i16, ptr %this1.i440, align 2, !dbg !340
  store i16 %246, ptr %b.addr.i454, align 2, !dbg !340
  %247 = load half, ptr %b.addr.i454, align 2, !dbg !340
  %conv.i455 = fpext half %247 to float, !dbg !340
  %conv.i406 = fpext float %conv.i455 to double, !dbg !340
  store ptr %agg.tmp8.i402, ptr %this.addr.i436, align 8, !dbg !340
  %this1.i437 = load ptr, ptr %this.addr.i436, align 8, !dbg !340
  %248 = load i16, ptr %this1.i437, align 2, !dbg !340
  store i16 %248, ptr %b.addr.i456, align 2, !dbg !340
  %249 = load half, ptr %b.addr.i456, align 2, !dbg !340
  %conv.i457 = fpext half %249 to float, !dbg !340
  %conv3.i407 = fpext float %conv.i457 to double, !dbg !340
  store ptr %agg.tmp10.i403, ptr %this.addr.i433, align 8, !dbg !340
  %this1.i434 = load ptr, ptr %this.addr.i433, align 8, !dbg !340
  %250 = load i16, ptr %this1.i434, align 2, !dbg !340
  store i16 %250, ptr %b.addr.i458, align 2, !dbg !340
  %251 = load half, ptr %b.addr.i458, align 2, !dbg !340
  %conv.i459 = fpext half %251 to float, !dbg !340
  %conv6.i408 = fpext float %conv.i459 to double, !dbg !340
  %252 = call double @llvm.fmuladd.f64(double %conv.i406, double %conv3.i407, double %conv6.i408), !dbg !340
  %conv7.i409 = fptrunc double %252 to float, !dbg !340
  store ptr %agg.tmp.i405, ptr %this.addr.i444, align 8, !dbg !340
  store float %conv7.i409, ptr %f.addr.i445, align 4, !dbg !340
  %this1.i446 = load ptr, ptr %this.addr.i444, align 8, !dbg !340
  %253 = load float, ptr %f.addr.i445, align 4, !dbg !340
  store ptr %this1.i446, ptr %this.addr.i466, align 8, !dbg !340
  store float %253, ptr %f.addr.i467, align 4, !dbg !340
  %this1.i468 = load ptr, ptr %this.addr.i466, align 8, !dbg !340
  %254 = load float, ptr %f.addr.i467, align 4, !dbg !340
  store float %254, ptr %f.addr.i475, align 4, !dbg !340
  %255 = load float, ptr %f.addr.i475, align 4, !dbg !340
  %conv.i477 = fptrunc float %255 to half, !dbg !340
  store half %conv.i477, ptr %ref.tmp.i476, align 2, !dbg !340
  %256 = load i16, ptr %ref.tmp.i476, align 2, !dbg !340
  store i16 %256, ptr %this1.i468, align 2, !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp.i405450, ptr align 2 %agg.tmp.i405, i64 2, i1 false), !dbg !340
  store ptr %retval.i404, ptr %this.addr.i451, align 8, !dbg !340
  store i32 0, ptr %.addr.i452, align 4, !dbg !340
  %this1.i453 = load ptr, ptr %this.addr.i451, align 8, !dbg !340
  %257 = load i32, ptr %.addr.i452, align 4, !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp.i405450478, ptr align 2 %agg.tmp.i405450, i64 2, i1 false), !dbg !340
  store ptr %this1.i453, ptr %this.addr.i479, align 8, !dbg !340
  store i32 %257, ptr %.addr.i480, align 4, !dbg !340
  %this1.i481 = load ptr, ptr %this.addr.i479, align 8, !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %this1.i481, ptr align 2 %agg.tmp.i405450478, i64 2, i1 false), !dbg !340
  %258 = load %struct.__half, ptr %retval.i404, align 2, !dbg !340
  %259 = extractvalue %struct.__half %258, 0, !dbg !340
  store %struct.ws_f16 %259, ptr %agg.tmp6.i, align 2, !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp6.i423, ptr align 2 %agg.tmp6.i, i64 2, i1 false), !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp.i422, ptr align 2 %agg.tmp.i, i64 2, i1 false), !dbg !340
  store ptr %retval.i, ptr %this.addr.i, align 8, !dbg !340
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp6.i423487, ptr align 2 %agg.tmp6.i423, i64 2, i1 false), !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp.i422486, ptr align 2 %agg.tmp.i422, i64 2, i1 false), !dbg !340
  store ptr %this1.i, ptr %this.addr.i488, align 8, !dbg !340
  %this1.i489 = load ptr, ptr %this.addr.i488, align 8, !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %this1.i489, ptr align 2 %agg.tmp.i422486, i64 2, i1 false), !dbg !340
  %y.i491 = getelementptr inbounds nuw %struct.__half2, ptr %this1.i489, i32 0, i32 1, !dbg !340
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %y.i491, ptr align 2 %agg.tmp6.i423487, i64 2, i1 false), !dbg !340
  %260 = load %struct.__half2, ptr %retval.i, align 4, !dbg !340
  %261 = getelementptr inbounds nuw %struct.__half2, ptr %hr, i32 0, i32 0, !dbg !340
  %262 = extractvalue %struct.__half2 %260, 0, !dbg !340
  store %struct.__half %262, ptr %261, align 4, !dbg !340
  %263 = getelementptr inbounds nuw %struct.__half2, ptr %hr, i32 0, i32 1, !dbg !340
  %264 = extractvalue %struct.__half2 %260, 1, !dbg !340
  store %struct.__half %264, ptr %263, align 2, !dbg !340
  %265 = load i32, ptr %r, align 4, !dbg !341
  %266 = load i32, ptr %hr, align 4, !dbg !342
  %cmp30 = icmp eq i32 %265, %266, !dbg !343
  %storedv.i139 = zext i1 %cmp30 to i8, !dbg !344
  store i8 %storedv.i139, ptr %holds.addr.i134, align 1, !dbg !344
  store ptr @.str12, ptr %text.addr.i135, align 8, !dbg !344
  store ptr @.str1, ptr %file.addr.i136, align 8, !dbg !344
  store i32 35, ptr %line.addr.i137, align 4, !dbg !344
  store ptr @__PRETTY_FUNCTION__._Z1kPKjPjPf, ptr %fn.addr.i138, align 8, !dbg !344
  %267 = load i8, ptr %holds.addr.i134, align 1, !dbg !344
  %loadedv.i140 = trunc i8 %267 to i1, !dbg !344
  br i1 %loadedv.i140, label %_ZL9ws_assertbPKcS0_jS0_.exit142, label %if.then.i141, !dbg !344

if.then.i141:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit151
  %268 = load ptr, ptr %text.addr.i135, align 8, !dbg !344
  %269 = load ptr, ptr %file.addr.i136, align 8, !dbg !344
  %270 = load i32, ptr %line.addr.i137, align 4, !dbg !344
  %271 = load ptr, ptr %fn.addr.i138, align 8, !dbg !344
  call void @__assertfail(ptr noundef %268, ptr noundef %269, i32 noundef %270, ptr noundef %271, i64 noundef 1) #7, !dbg !344
  unreachable, !dbg !344

_ZL9ws_assertbPKcS0_jS0_.exit142:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit151
  %272 = call i32 asm "add.bf16x2 $0, $1, $1;", "=r,r"(i32 1065369344) #6, !dbg !345, !srcloc !346
  store i32 %272, ptr %r, align 4, !dbg !345
  %273 = load i32, ptr %r, align 4, !dbg !347
  %cmp31 = icmp eq i32 %273, 1073758080, !dbg !348
  %storedv.i130 = zext i1 %cmp31 to i8, !dbg !349
  store i8 %storedv.i130, ptr %holds.addr.i125, align 1, !dbg !349
  store ptr @.str13, ptr %text.addr.i126, align 8, !dbg !349
  store ptr @.str1, ptr %file.addr.i127, align 8, !dbg !349
  store i32 37, ptr %line.addr.i128, align 4, !dbg !349
  store ptr @__PRETTY_FUNCTION__._Z1kPKjPjPf, ptr %fn.addr.i129, align 8, !dbg !349
  %274 = load i8, ptr %holds.addr.i125, align 1, !dbg !349
  %loadedv.i131 = trunc i8 %274 to i1, !dbg !349
  br i1 %loadedv.i131, label %_ZL9ws_assertbPKcS0_jS0_.exit133, label %if.then.i132, !dbg !349

if.then.i132:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit142
  %275 = load ptr, ptr %text.addr.i126, align 8, !dbg !349
  %276 = load ptr, ptr %file.addr.i127, align 8, !dbg !349
  %277 = load i32, ptr %line.addr.i128, align 4, !dbg !349
  %278 = load ptr, ptr %fn.addr.i129, align 8, !dbg !349
  call void @__assertfail(ptr noundef %275, ptr noundef %276, i32 noundef %277, ptr noundef %278, i64 noundef 1) #7, !dbg !349
  unreachable, !dbg !349

_ZL9ws_assertbPKcS0_jS0_.exit133:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit142
  %279 = call i32 asm "cvt.rn.f16x2.f32 $0, $1, $2;", "=r,f,f"(float 2.000000e+00, float 1.000000e+00) #6, !dbg !350, !srcloc !351
  store i32 %279, ptr %r, align 4, !dbg !350
  %280 = load i32, ptr %r, align 4, !dbg !352
  %cmp32 = icmp eq i32 %280, 1073757184, !dbg !353
  %storedv.i121 = zext i1 %cmp32 to i8, !dbg !354
  store i8 %storedv.i121, ptr %holds.addr.i116, align 1, !dbg !354
  store ptr @.str14, ptr %text.addr.i117, align 8, !dbg !354
  store ptr @.str1, ptr %file.addr.i118, align 8, !dbg !354
  store i32 39, ptr %line.addr.i119, align 4, !dbg !354
  store ptr @__PRETTY_FUNCTION__._Z1kPKjPjPf, ptr %fn.addr.i120, align 8, !dbg !354
  %281 = load i8, ptr %holds.addr.i116, align 1, !dbg !354
  %loadedv.i122 = trunc i8 %281 to i1, !dbg !354
  br i1 %loadedv.i122, label %_ZL9ws_assertbPKcS0_jS0_.exit124, label %if.then.i123, !dbg !354

if.then.i123:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit133
  %282 = load ptr, ptr %text.addr.i117, align 8, !dbg !354
  %283 = load ptr, ptr %file.addr.i118, align 8, !dbg !354
  %284 = load i32, ptr %line.addr.i119, align 4, !dbg !354
  %285 = load ptr, ptr %fn.addr.i120, align 8, !dbg !354
  call void @__assertfail(ptr noundef %282, ptr noundef %283, i32 noundef %284, ptr noundef %285, i64 noundef 1) #7, !dbg !354
  unreachable, !dbg !354

_ZL9ws_assertbPKcS0_jS0_.exit124:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit133
  %286 = call i32 asm "cvt.rn.bf16x2.f32 $0, $1, $2;", "=r,f,f"(float 2.000000e+00, float 1.000000e+00) #6, !dbg !355, !srcloc !356
  store i32 %286, ptr %r, align 4, !dbg !355
  %287 = load i32, ptr %r, align 4, !dbg !357
  %cmp33 = icmp eq i32 %287, 1073758080, !dbg !358
  %storedv.i112 = zext i1 %cmp33 to i8, !dbg !359
  store i8 %storedv.i112, ptr %holds.addr.i107, align 1, !dbg !359
  store ptr @.str13, ptr %text.addr.i108, align 8, !dbg !359
  store ptr @.str1, ptr %file.addr.i109, align 8, !dbg !359
  store i32 41, ptr %line.addr.i110, align 4, !dbg !359
  store ptr @__PRETTY_FUNCTION__._Z1kPKjPjPf, ptr %fn.addr.i111, align 8, !dbg !359
  %288 = load i8, ptr %holds.addr.i107, align 1, !dbg !359
  %loadedv.i113 = trunc i8 %288 to i1, !dbg !359
  br i1 %loadedv.i113, label %_ZL9ws_assertbPKcS0_jS0_.exit115, label %if.then.i114, !dbg !359

if.then.i114:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit124
  %289 = load ptr, ptr %text.addr.i108, align 8, !dbg !359
  %290 = load ptr, ptr %file.addr.i109, align 8, !dbg !359
  %291 = load i32, ptr %line.addr.i110, align 4, !dbg !359
  %292 = load ptr, ptr %fn.addr.i111, align 8, !dbg !359
  call void @__assertfail(ptr noundef %289, ptr noundef %290, i32 noundef %291, ptr noundef %292, i64 noundef 1) #7, !dbg !359
  unreachable, !dbg !359

_ZL9ws_assertbPKcS0_jS0_.exit115:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit124
  %293 = call i32 asm "cvt.rna.tf32.f32 $0, $1;", "=r,f"(float 1.000000e+00) #6, !dbg !360, !srcloc !361
  store i32 %293, ptr %r, align 4, !dbg !360
  %294 = load i32, ptr %r, align 4, !dbg !362
  %cmp34 = icmp eq i32 %294, 1065353216, !dbg !363
  %storedv.i103 = zext i1 %cmp34 to i8, !dbg !364
  store i8 %storedv.i103, ptr %holds.addr.i98, align 1, !dbg !364
  store ptr @.str15, ptr %text.addr.i99, align 8, !dbg !364
  store ptr @.str1, ptr %file.addr.i100, align 8, !dbg !364
  store i32 43, ptr %line.addr.i101, align 4, !dbg !364
  store ptr @__PRETTY_FUNCTION__._Z1kPKjPjPf, ptr %fn.addr.i102, align 8, !dbg !364
  %295 = load i8, ptr %holds.addr.i98, align 1, !dbg !364
  %loadedv.i104 = trunc i8 %295 to i1, !dbg !364
  br i1 %loadedv.i104, label %_ZL9ws_assertbPKcS0_jS0_.exit106, label %if.then.i105, !dbg !364

if.then.i105:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit115
  %296 = load ptr, ptr %text.addr.i99, align 8, !dbg !364
  %297 = load ptr, ptr %file.addr.i100, align 8, !dbg !364
  %298 = load i32, ptr %line.addr.i101, align 4, !dbg !364
  %299 = load ptr, ptr %fn.addr.i102, align 8, !dbg !364
  call void @__assertfail(ptr noundef %296, ptr noundef %297, i32 noundef %298, ptr noundef %299, i64 noundef 1) #7, !dbg !364
  unreachable, !dbg !364

_ZL9ws_assertbPKcS0_jS0_.exit106:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit115
  %300 = call i32 asm sideeffect "{ .reg .pred p; elect.sync _|p, 0xffffffff; selp.u32 $0, 1, 0, p; }", "=r"() #8, !dbg !365, !srcloc !366
  store i32 %300, ptr %r, align 4, !dbg !365
  %301 = load i32, ptr %r, align 4, !dbg !367
  %302 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !368
  %rem = urem i32 %302, 32, !dbg !369
  %cmp36 = icmp eq i32 %rem, 0, !dbg !370
  %conv = zext i1 %cmp36 to i32, !dbg !371
  %cmp37 = icmp eq i32 %301, %conv, !dbg !372
  %storedv.i94 = zext i1 %cmp37 to i8, !dbg !373
  store i8 %storedv.i94, ptr %holds.addr.i89, align 1, !dbg !373
  store ptr @.str16, ptr %text.addr.i90, align 8, !dbg !373
  store ptr @.str1, ptr %file.addr.i91, align 8, !dbg !373
  store i32 45, ptr %line.addr.i92, align 4, !dbg !373
  store ptr @__PRETTY_FUNCTION__._Z1kPKjPjPf, ptr %fn.addr.i93, align 8, !dbg !373
  %303 = load i8, ptr %holds.addr.i89, align 1, !dbg !373
  %loadedv.i95 = trunc i8 %303 to i1, !dbg !373
  br i1 %loadedv.i95, label %_ZL9ws_assertbPKcS0_jS0_.exit97, label %if.then.i96, !dbg !373

if.then.i96:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit106
  %304 = load ptr, ptr %text.addr.i90, align 8, !dbg !373
  %305 = load ptr, ptr %file.addr.i91, align 8, !dbg !373
  %306 = load i32, ptr %line.addr.i92, align 4, !dbg !373
  %307 = load ptr, ptr %fn.addr.i93, align 8, !dbg !373
  call void @__assertfail(ptr noundef %304, ptr noundef %305, i32 noundef %306, ptr noundef %307, i64 noundef 1) #7, !dbg !373
  unreachable, !dbg !373

_ZL9ws_assertbPKcS0_jS0_.exit97:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit106
  %308 = load ptr, ptr %u.addr, align 8, !dbg !374
  %309 = call i32 asm "{ .reg .pred p; isspacep.global p, $1; selp.u32 $0, 1, 0, p; }", "=r,l"(ptr %308) #6, !dbg !375, !srcloc !376
  store i32 %309, ptr %r, align 4, !dbg !375
  %310 = load i32, ptr %r, align 4, !dbg !377
  %cmp38 = icmp eq i32 %310, 1, !dbg !378
  %storedv.i85 = zext i1 %cmp38 to i8, !dbg !379
  store i8 %storedv.i85, ptr %holds.addr.i80, align 1, !dbg !379
  store ptr @.str17, ptr %text.addr.i81, align 8, !dbg !379
  store ptr @.str1, ptr %file.addr.i82, align 8, !dbg !379
  store i32 47, ptr %line.addr.i83, align 4, !dbg !379
  store ptr @__PRETTY_FUNCTION__._Z1kPKjPjPf, ptr %fn.addr.i84, align 8, !dbg !379
  %311 = load i8, ptr %holds.addr.i80, align 1, !dbg !379
  %loadedv.i86 = trunc i8 %311 to i1, !dbg !379
  br i1 %loadedv.i86, label %_ZL9ws_assertbPKcS0_jS0_.exit88, label %if.then.i87, !dbg !379

if.then.i87:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit97
  %312 = load ptr, ptr %text.addr.i81, align 8, !dbg !379
  %313 = load ptr, ptr %file.addr.i82, align 8, !dbg !379
  %314 = load i32, ptr %line.addr.i83, align 4, !dbg !379
  %315 = load ptr, ptr %fn.addr.i84, align 8, !dbg !379
  call void @__assertfail(ptr noundef %312, ptr noundef %313, i32 noundef %314, ptr noundef %315, i64 noundef 1) #7, !dbg !379
  unreachable, !dbg !379

_ZL9ws_assertbPKcS0_jS0_.exit88:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit97
  %316 = load i32, ptr %x, align 4, !dbg !380
  %317 = call i32 asm sideeffect "movmatrix.sync.aligned.m8n8.trans.b16 $0, $1;", "=r,r"(i32 %316) #8, !dbg !381, !srcloc !382
  store i32 %317, ptr %r, align 4, !dbg !381
  %318 = load i32, ptr %r, align 4, !dbg !383
  %319 = call i32 asm sideeffect "movmatrix.sync.aligned.m8n8.trans.b16 $0, $1;", "=r,r"(i32 %318) #8, !dbg !384, !srcloc !385
  store i32 %319, ptr %s, align 4, !dbg !384
  %320 = load i32, ptr %s, align 4, !dbg !386
  %321 = load i32, ptr %x, align 4, !dbg !387
  %cmp39 = icmp eq i32 %320, %321, !dbg !388
  %storedv.i76 = zext i1 %cmp39 to i8, !dbg !389
  store i8 %storedv.i76, ptr %holds.addr.i71, align 1, !dbg !389
  store ptr @.str18, ptr %text.addr.i72, align 8, !dbg !389
  store ptr @.str1, ptr %file.addr.i73, align 8, !dbg !389
  store i32 50, ptr %line.addr.i74, align 4, !dbg !389
  store ptr @__PRETTY_FUNCTION__._Z1kPKjPjPf, ptr %fn.addr.i75, align 8, !dbg !389
  %322 = load i8, ptr %holds.addr.i71, align 1, !dbg !389
  %loadedv.i77 = trunc i8 %322 to i1, !dbg !389
  br i1 %loadedv.i77, label %_ZL9ws_assertbPKcS0_jS0_.exit79, label %if.then.i78, !dbg !389

if.then.i78:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit88
  %323 = load ptr, ptr %text.addr.i72, align 8, !dbg !389
  %324 = load ptr, ptr %file.addr.i73, align 8, !dbg !389
  %325 = load i32, ptr %line.addr.i74, align 4, !dbg !389
  %326 = load ptr, ptr %fn.addr.i75, align 8, !dbg !389
  call void @__assertfail(ptr noundef %323, ptr noundef %324, i32 noundef %325, ptr noundef %326, i64 noundef 1) #7, !dbg !389
  unreachable, !dbg !389

_ZL9ws_assertbPKcS0_jS0_.exit79:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit88
    #dbg_declare(ptr %at, !390, !DIExpression(), !391)
  %327 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !392
  %div = udiv i32 %327, 32, !dbg !393
  %idxprom41 = zext i32 %div to i64, !dbg !394
  %arrayidx42 = getelementptr inbounds nuw [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKjPjPfE5cells to ptr), i64 0, i64 %idxprom41, !dbg !394
  %arraydecay = getelementptr inbounds [32 x i32], ptr %arrayidx42, i64 0, i64 0, !dbg !394
  %328 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !395
  %rem44 = urem i32 %328, 8, !dbg !396
  %mul = mul i32 %rem44, 4, !dbg !397
  %idx.ext = zext i32 %mul to i64, !dbg !398
  %add.ptr = getelementptr inbounds nuw i32, ptr %arraydecay, i64 %idx.ext, !dbg !398
  store ptr %add.ptr, ptr %p.addr.i, align 8, !dbg !399
  %329 = load ptr, ptr %p.addr.i, align 8, !dbg !399
  %330 = addrspacecast ptr %329 to ptr addrspace(3), !dbg !399
  %331 = ptrtoint ptr addrspace(3) %330 to i64, !dbg !399
  %conv46 = trunc i64 %331 to i32, !dbg !399
  store i32 %conv46, ptr %at, align 4, !dbg !391
  %332 = load i32, ptr %at, align 4, !dbg !400
  %333 = load i32, ptr %x, align 4, !dbg !401
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x1.shared.b16 [$0], {$1};", "r,r,~{memory}"(i32 %332, i32 %333) #8, !dbg !402, !srcloc !403
  store i32 -1, ptr %mask.addr.i, align 4, !dbg !404
  %334 = load i32, ptr %mask.addr.i, align 4, !dbg !404
  call void @llvm.nvvm.bar.warp.sync(i32 %334), !dbg !404
  %335 = load i32, ptr %at, align 4, !dbg !405
  %336 = call i32 asm sideeffect "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {$0}, [$1];", "=r,r,~{memory}"(i32 %335) #8, !dbg !406, !srcloc !407
  store i32 %336, ptr %r, align 4, !dbg !406
  %337 = load i32, ptr %r, align 4, !dbg !408
  %338 = load i32, ptr %x, align 4, !dbg !409
  %cmp47 = icmp eq i32 %337, %338, !dbg !410
  %storedv.i67 = zext i1 %cmp47 to i8, !dbg !411
  store i8 %storedv.i67, ptr %holds.addr.i62, align 1, !dbg !411
  store ptr @.str19, ptr %text.addr.i63, align 8, !dbg !411
  store ptr @.str1, ptr %file.addr.i64, align 8, !dbg !411
  store i32 56, ptr %line.addr.i65, align 4, !dbg !411
  store ptr @__PRETTY_FUNCTION__._Z1kPKjPjPf, ptr %fn.addr.i66, align 8, !dbg !411
  %339 = load i8, ptr %holds.addr.i62, align 1, !dbg !411
  %loadedv.i68 = trunc i8 %339 to i1, !dbg !411
  br i1 %loadedv.i68, label %_ZL9ws_assertbPKcS0_jS0_.exit70, label %if.then.i69, !dbg !411

if.then.i69:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit79
  %340 = load ptr, ptr %text.addr.i63, align 8, !dbg !411
  %341 = load ptr, ptr %file.addr.i64, align 8, !dbg !411
  %342 = load i32, ptr %line.addr.i65, align 4, !dbg !411
  %343 = load ptr, ptr %fn.addr.i66, align 8, !dbg !411
  call void @__assertfail(ptr noundef %340, ptr noundef %341, i32 noundef %342, ptr noundef %343, i64 noundef 1) #7, !dbg !411
  unreachable, !dbg !411

_ZL9ws_assertbPKcS0_jS0_.exit70:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit79
  %344 = load ptr, ptr %f.addr, align 8, !dbg !412
  call void asm sideeffect "red.global.add.v2.f32 [$0], {$1, $2};", "l,f,f,~{memory}"(ptr %344, float 1.000000e+00, float 2.000000e+00) #8, !dbg !413, !srcloc !414
  %345 = load ptr, ptr %u.addr, align 8, !dbg !415
  call void asm sideeffect "red.global.add.noftz.f16x2 [$0], $1;", "l,r,~{memory}"(ptr %345, i32 1006649344) #8, !dbg !416, !srcloc !417
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !418
  %346 = load ptr, ptr %f.addr, align 8, !dbg !419
  %arrayidx48 = getelementptr inbounds float, ptr %346, i64 0, !dbg !419
  %347 = load float, ptr %arrayidx48, align 4, !dbg !419
  %cmp49 = fcmp oeq float %347, 6.400000e+01, !dbg !420
  br i1 %cmp49, label %land.rhs, label %land.end, !dbg !421

land.rhs:                                         ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit70
  %348 = load ptr, ptr %f.addr, align 8, !dbg !422
  %arrayidx50 = getelementptr inbounds float, ptr %348, i64 1, !dbg !422
  %349 = load float, ptr %arrayidx50, align 4, !dbg !422
  %cmp51 = fcmp oeq float %349, 1.280000e+02, !dbg !423
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_ZL9ws_assertbPKcS0_jS0_.exit70
  %350 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit70 ], [ %cmp51, %land.rhs ], !dbg !424
  %storedv.i58 = zext i1 %350 to i8, !dbg !425
  store i8 %storedv.i58, ptr %holds.addr.i53, align 1, !dbg !425
  store ptr @.str20, ptr %text.addr.i54, align 8, !dbg !425
  store ptr @.str1, ptr %file.addr.i55, align 8, !dbg !425
  store i32 60, ptr %line.addr.i56, align 4, !dbg !425
  store ptr @__PRETTY_FUNCTION__._Z1kPKjPjPf, ptr %fn.addr.i57, align 8, !dbg !425
  %351 = load i8, ptr %holds.addr.i53, align 1, !dbg !425
  %loadedv.i59 = trunc i8 %351 to i1, !dbg !425
  br i1 %loadedv.i59, label %_ZL9ws_assertbPKcS0_jS0_.exit61, label %if.then.i60, !dbg !425

if.then.i60:                                      ; preds = %land.end
  %352 = load ptr, ptr %text.addr.i54, align 8, !dbg !425
  %353 = load ptr, ptr %file.addr.i55, align 8, !dbg !425
  %354 = load i32, ptr %line.addr.i56, align 4, !dbg !425
  %355 = load ptr, ptr %fn.addr.i57, align 8, !dbg !425
  call void @__assertfail(ptr noundef %352, ptr noundef %353, i32 noundef %354, ptr noundef %355, i64 noundef 1) #7, !dbg !425
  unreachable, !dbg !425

_ZL9ws_assertbPKcS0_jS0_.exit61:                  ; preds = %land.end
  %356 = load ptr, ptr %u.addr, align 8, !dbg !426
  %357 = load i32, ptr %356, align 4, !dbg !427
  %cmp52 = icmp eq i32 %357, 1409308672, !dbg !428
  %storedv.i = zext i1 %cmp52 to i8, !dbg !429
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !429
  store ptr @.str21, ptr %text.addr.i, align 8, !dbg !429
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !429
  store i32 61, ptr %line.addr.i, align 4, !dbg !429
  store ptr @__PRETTY_FUNCTION__._Z1kPKjPjPf, ptr %fn.addr.i, align 8, !dbg !429
  %358 = load i8, ptr %holds.addr.i, align 1, !dbg !429
  %loadedv.i = trunc i8 %358 to i1, !dbg !429
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !429

if.then.i:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit61
  %359 = load ptr, ptr %text.addr.i, align 8, !dbg !429
  %360 = load ptr, ptr %file.addr.i, align 8, !dbg !429
  %361 = load i32, ptr %line.addr.i, align 4, !dbg !429
  %362 = load ptr, ptr %fn.addr.i, align 8, !dbg !429
  call void @__assertfail(ptr noundef %359, ptr noundef %360, i32 noundef %361, ptr noundef %362, i64 noundef 1) #7, !dbg !429
  unreachable, !dbg !429

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit61
  ret void, !dbg !430
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind memory(none) }
attributes #7 = { convergent noreturn nounwind }
attributes #8 = { convergent nounwind }

!llvm.dbg.cu = !{!93}
!llvm.module.flags = !{!177, !178, !179, !180}
!llvm.ident = !{!181}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "inline_ptx_more.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 32)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 19)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 432, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 54)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 248, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 31)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 20)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 21)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !25, isLocal: true, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 336, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 42)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !42, isLocal: true, isDefinition: true)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 288, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 36)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 24)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !25, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !30, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 22)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(scope: null, file: !2, line: 35, type: !56, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(scope: null, file: !2, line: 37, type: !63, isLocal: true, isDefinition: true)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 16)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !63, isLocal: true, isDefinition: true)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !63, isLocal: true, isDefinition: true)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !72, isLocal: true, isDefinition: true)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 232, elements: !73)
!73 = !{!74}
!74 = !DISubrange(count: 29)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !77, isLocal: true, isDefinition: true)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !78)
!78 = !{!79}
!79 = !DISubrange(count: 7)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !77, isLocal: true, isDefinition: true)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!83 = distinct !DIGlobalVariable(name: "cells", scope: !84, file: !2, line: 51, type: !174, isLocal: true, isDefinition: true, align: 128)
!84 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKjPjPf", scope: !2, file: !2, line: 8, type: !85, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !93, retainedNodes: !173)
!85 = !DISubroutineType(types: !86)
!86 = !{null, !87, !90, !91}
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!88 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !89)
!89 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!92 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!93 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !94, globals: !132, imports: !142, splitDebugInlining: false, nameTableKind: None)
!94 = !{!95, !89, !96, !97, !90, !122, !123, !124, !125, !105, !126, !92, !127, !108, !128, !131}
!95 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!98 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__half2", file: !99, line: 26, size: 32, align: 32, flags: DIFlagTypePassByValue, elements: !100, identifier: "_ZTS7__half2")
!99 = !DIFile(filename: "cuda/cuda_fp16.h", directory: ".")
!100 = !{!101, !117, !118}
!101 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !98, file: !99, line: 26, baseType: !102, size: 16)
!102 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__half", file: !99, line: 15, size: 16, flags: DIFlagTypePassByValue, elements: !103, identifier: "_ZTS6__half")
!103 = !{!104, !113}
!104 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !102, file: !99, line: 16, baseType: !105, size: 16)
!105 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ws_f16", file: !99, line: 13, size: 16, flags: DIFlagTypePassByValue, elements: !106, identifier: "_ZTS6ws_f16")
!106 = !{!107, !109}
!107 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !105, file: !99, line: 13, baseType: !108, size: 16)
!108 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!109 = !DISubprogram(name: "ws_f16", linkageName: "_ZN6ws_f16C4Ev", scope: !105, file: !99, line: 13, type: !110, scopeLine: 13, flags: DIFlagPrototyped, spFlags: 0)
!110 = !DISubroutineType(types: !111)
!111 = !{null, !112}
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!113 = !DISubprogram(name: "__half", linkageName: "_ZN6__halfC4Ev", scope: !102, file: !99, line: 17, type: !114, scopeLine: 17, flags: DIFlagPrototyped, spFlags: 0)
!114 = !DISubroutineType(types: !115)
!115 = !{null, !116}
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !98, file: !99, line: 26, baseType: !102, size: 16, offset: 16)
!118 = !DISubprogram(name: "__half2", linkageName: "_ZN7__half2C4Ev", scope: !98, file: !99, line: 26, type: !119, scopeLine: 26, flags: DIFlagPrototyped, spFlags: 0)
!119 = !DISubroutineType(types: !120)
!120 = !{null, !121}
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!122 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!123 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!124 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!125 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!126 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!127 = !DIBasicType(name: "_Float16", size: 16, encoding: DW_ATE_float)
!128 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !129, line: 34, baseType: !130)
!129 = !DIFile(filename: "cuda/ws/config.h", directory: ".")
!130 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!132 = !{!0, !8, !13, !18, !23, !28, !33, !35, !40, !45, !50, !52, !54, !59, !61, !66, !68, !70, !75, !80, !82, !133, !135, !137}
!133 = !DIGlobalVariableExpression(var: !134, expr: !DIExpression())
!134 = distinct !DIGlobalVariable(scope: null, file: !2, line: 56, type: !77, isLocal: true, isDefinition: true)
!135 = !DIGlobalVariableExpression(var: !136, expr: !DIExpression())
!136 = distinct !DIGlobalVariable(scope: null, file: !2, line: 60, type: !3, isLocal: true, isDefinition: true)
!137 = !DIGlobalVariableExpression(var: !138, expr: !DIExpression())
!138 = distinct !DIGlobalVariable(scope: null, file: !2, line: 61, type: !139, isLocal: true, isDefinition: true)
!139 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !140)
!140 = !{!141}
!141 = !DISubrange(count: 17)
!142 = !{!143, !146, !148, !153, !158, !163, !167, !169}
!143 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !93, entity: !144, file: !145, line: 128)
!144 = !DINamespace(name: "ws_math", scope: null)
!145 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!146 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !147, entity: !144, file: !145, line: 129)
!147 = !DINamespace(name: "std", scope: null)
!148 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !147, entity: !149, file: !145, line: 154)
!149 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !145, file: !145, line: 137, type: !150, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!150 = !DISubroutineType(types: !151)
!151 = !{!152, !152}
!152 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!153 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !147, entity: !154, file: !145, line: 154)
!154 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !145, file: !145, line: 133, type: !155, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!155 = !DISubroutineType(types: !156)
!156 = !{!157, !157}
!157 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!158 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !147, entity: !159, file: !145, line: 154)
!159 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !145, file: !145, line: 134, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!160 = !DISubroutineType(types: !161)
!161 = !{!162, !162}
!162 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!163 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !147, entity: !164, file: !145, line: 154)
!164 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !145, file: !145, line: 145, type: !165, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!165 = !DISubroutineType(types: !166)
!166 = !{!95, !126}
!167 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !147, entity: !168, file: !145, line: 154)
!168 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !145, file: !145, line: 147, type: !165, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!169 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !147, entity: !170, file: !145, line: 154)
!170 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !145, file: !145, line: 149, type: !171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!171 = !DISubroutineType(types: !172)
!172 = !{!96, !92}
!173 = !{}
!174 = !DICompositeType(tag: DW_TAG_array_type, baseType: !89, size: 2048, elements: !175)
!175 = !{!176, !7}
!176 = !DISubrange(count: 2)
!177 = !{i32 7, !"Dwarf Version", i32 4}
!178 = !{i32 2, !"Debug Info Version", i32 3}
!179 = !{i32 1, !"wchar_size", i32 4}
!180 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!181 = !{!"clang version 22.1.8"}
!182 = !DILocalVariable(name: "a", arg: 1, scope: !84, file: !2, line: 8, type: !87)
!183 = !DILocation(line: 8, column: 35, scope: !84)
!184 = !DILocalVariable(name: "u", arg: 2, scope: !84, file: !2, line: 8, type: !90)
!185 = !DILocation(line: 8, column: 48, scope: !84)
!186 = !DILocalVariable(name: "f", arg: 3, scope: !84, file: !2, line: 8, type: !91)
!187 = !DILocation(line: 8, column: 58, scope: !84)
!188 = !DILocalVariable(name: "x", scope: !84, file: !2, line: 9, type: !89)
!189 = !DILocation(line: 9, column: 12, scope: !84)
!190 = !DILocation(line: 9, column: 16, scope: !84)
!191 = !DILocation(line: 9, column: 18, scope: !84)
!192 = !DILocalVariable(name: "y", scope: !84, file: !2, line: 9, type: !89)
!193 = !DILocation(line: 9, column: 32, scope: !84)
!194 = !DILocation(line: 9, column: 36, scope: !84)
!195 = !DILocation(line: 9, column: 43, scope: !84)
!196 = !DILocation(line: 9, column: 41, scope: !84)
!197 = !DILocalVariable(name: "r", scope: !84, file: !2, line: 9, type: !89)
!198 = !DILocation(line: 9, column: 57, scope: !84)
!199 = !DILocalVariable(name: "s", scope: !84, file: !2, line: 9, type: !89)
!200 = !DILocation(line: 9, column: 60, scope: !84)
!201 = !DILocation(line: 10, column: 57, scope: !84)
!202 = !DILocation(line: 10, column: 65, scope: !84)
!203 = !DILocation(line: 10, column: 3, scope: !84)
!204 = !{i64 465}
!205 = !DILocation(line: 11, column: 10, scope: !84)
!206 = !DILocation(line: 11, column: 32, scope: !84)
!207 = !DILocation(line: 11, column: 35, scope: !84)
!208 = !DILocation(line: 11, column: 15, scope: !84)
!209 = !DILocation(line: 11, column: 12, scope: !84)
!210 = !DILocation(line: 11, column: 3, scope: !84)
!211 = !DILocation(line: 12, column: 56, scope: !84)
!212 = !DILocation(line: 12, column: 64, scope: !84)
!213 = !DILocation(line: 12, column: 3, scope: !84)
!214 = !{i64 577}
!215 = !DILocation(line: 13, column: 10, scope: !84)
!216 = !DILocation(line: 13, column: 32, scope: !84)
!217 = !DILocation(line: 13, column: 35, scope: !84)
!218 = !DILocation(line: 13, column: 15, scope: !84)
!219 = !DILocation(line: 13, column: 12, scope: !84)
!220 = !DILocation(line: 13, column: 3, scope: !84)
!221 = !DILocation(line: 14, column: 50, scope: !84)
!222 = !DILocation(line: 14, column: 58, scope: !84)
!223 = !DILocation(line: 14, column: 3, scope: !84)
!224 = !{i64 687}
!225 = !DILocation(line: 15, column: 10, scope: !84)
!226 = !DILocation(line: 15, column: 24, scope: !84)
!227 = !DILocation(line: 15, column: 27, scope: !84)
!228 = !DILocation(line: 15, column: 15, scope: !84)
!229 = !DILocation(line: 15, column: 12, scope: !84)
!230 = !DILocation(line: 15, column: 3, scope: !84)
!231 = !DILocation(line: 16, column: 48, scope: !84)
!232 = !DILocation(line: 16, column: 56, scope: !84)
!233 = !DILocation(line: 16, column: 3, scope: !84)
!234 = !{i64 780}
!235 = !DILocation(line: 17, column: 10, scope: !84)
!236 = !DILocation(line: 17, column: 22, scope: !84)
!237 = !DILocation(line: 17, column: 25, scope: !84)
!238 = !DILocation(line: 17, column: 15, scope: !84)
!239 = !DILocation(line: 17, column: 12, scope: !84)
!240 = !DILocation(line: 17, column: 3, scope: !84)
!241 = !DILocation(line: 18, column: 43, scope: !84)
!242 = !DILocation(line: 18, column: 3, scope: !84)
!243 = !{i64 872}
!244 = !DILocation(line: 19, column: 10, scope: !84)
!245 = !DILocation(line: 19, column: 27, scope: !84)
!246 = !DILocation(line: 19, column: 21, scope: !84)
!247 = !DILocation(line: 19, column: 19, scope: !84)
!248 = !DILocation(line: 19, column: 12, scope: !84)
!249 = !DILocation(line: 19, column: 3, scope: !84)
!250 = !DILocation(line: 20, column: 52, scope: !84)
!251 = !DILocation(line: 20, column: 3, scope: !84)
!252 = !{i64 950}
!253 = !DILocation(line: 21, column: 10, scope: !84)
!254 = !DILocation(line: 21, column: 36, scope: !84)
!255 = !DILocation(line: 21, column: 38, scope: !84)
!256 = !DILocation(line: 21, column: 31, scope: !84)
!257 = !DILocation(line: 21, column: 45, scope: !84)
!258 = !DILocation(line: 21, column: 44, scope: !84)
!259 = !DILocation(line: 21, column: 49, scope: !84)
!260 = !DILocation(line: 21, column: 25, scope: !84)
!261 = !DILocation(line: 21, column: 12, scope: !84)
!262 = !DILocation(line: 21, column: 3, scope: !84)
!263 = !DILocation(line: 22, column: 53, scope: !84)
!264 = !DILocation(line: 22, column: 61, scope: !84)
!265 = !DILocation(line: 22, column: 3, scope: !84)
!266 = !{i64 1059}
!267 = !DILocation(line: 23, column: 15, scope: !84)
!268 = !DILocation(line: 23, column: 32, scope: !84)
!269 = !DILocation(line: 23, column: 40, scope: !84)
!270 = !DILocation(line: 23, column: 20, scope: !84)
!271 = distinct !{!271, !272}
!272 = !{!"llvm.loop.mustprogress"}
!273 = !DILocation(line: 23, column: 17, scope: !84)
!274 = !DILocation(line: 23, column: 3, scope: !84)
!275 = !DILocation(line: 24, column: 66, scope: !84)
!276 = !DILocation(line: 24, column: 74, scope: !84)
!277 = !DILocation(line: 24, column: 3, scope: !84)
!278 = !{i64 1171}
!279 = !DILocation(line: 25, column: 10, scope: !84)
!280 = !DILocation(line: 25, column: 24, scope: !84)
!281 = !DILocation(line: 25, column: 27, scope: !84)
!282 = !DILocation(line: 25, column: 15, scope: !84)
!283 = distinct !{!283, !272}
!284 = distinct !{!284, !272}
!285 = !DILocation(line: 25, column: 30, scope: !84)
!286 = !DILocation(line: 25, column: 12, scope: !84)
!287 = !DILocation(line: 25, column: 3, scope: !84)
!288 = !DILocation(line: 26, column: 58, scope: !84)
!289 = !DILocation(line: 26, column: 66, scope: !84)
!290 = !DILocation(line: 26, column: 3, scope: !84)
!291 = !{i64 1284}
!292 = !DILocation(line: 27, column: 10, scope: !84)
!293 = !DILocation(line: 27, column: 24, scope: !84)
!294 = !DILocation(line: 27, column: 27, scope: !84)
!295 = !DILocation(line: 27, column: 15, scope: !84)
!296 = distinct !{!296, !272}
!297 = !DILocation(line: 27, column: 12, scope: !84)
!298 = !DILocation(line: 27, column: 3, scope: !84)
!299 = !DILocation(line: 28, column: 62, scope: !84)
!300 = !DILocation(line: 28, column: 70, scope: !84)
!301 = !DILocation(line: 28, column: 3, scope: !84)
!302 = !{i64 1385}
!303 = !DILocation(line: 29, column: 10, scope: !84)
!304 = !DILocation(line: 29, column: 25, scope: !84)
!305 = !DILocation(line: 29, column: 28, scope: !84)
!306 = !DILocation(line: 29, column: 15, scope: !84)
!307 = distinct !{!307, !272}
!308 = !DILocation(line: 29, column: 12, scope: !84)
!309 = !DILocation(line: 29, column: 3, scope: !84)
!310 = !DILocation(line: 30, column: 57, scope: !84)
!311 = !DILocation(line: 30, column: 65, scope: !84)
!312 = !DILocation(line: 30, column: 3, scope: !84)
!313 = !{i64 1491}
!314 = !DILocation(line: 31, column: 10, scope: !84)
!315 = !DILocation(line: 31, column: 26, scope: !84)
!316 = !DILocation(line: 31, column: 29, scope: !84)
!317 = !DILocation(line: 31, column: 15, scope: !84)
!318 = distinct !{!318, !272}
!319 = !DILocation(line: 31, column: 12, scope: !84)
!320 = !DILocation(line: 31, column: 3, scope: !84)
!321 = !DILocalVariable(name: "h", scope: !84, file: !2, line: 32, type: !89)
!322 = !DILocation(line: 32, column: 12, scope: !84)
!323 = !DILocalVariable(name: "g", scope: !84, file: !2, line: 32, type: !89)
!324 = !DILocation(line: 32, column: 28, scope: !84)
!325 = !DILocation(line: 33, column: 54, scope: !84)
!326 = !DILocation(line: 33, column: 62, scope: !84)
!327 = !DILocation(line: 33, column: 3, scope: !84)
!328 = !{i64 1636}
!329 = !DILocalVariable(name: "hh", scope: !84, file: !2, line: 34, type: !98)
!330 = !DILocation(line: 34, column: 11, scope: !84)
!331 = !DILocation(line: 34, column: 16, scope: !84)
!332 = !DILocalVariable(name: "gg", scope: !84, file: !2, line: 34, type: !98)
!333 = !DILocation(line: 34, column: 32, scope: !84)
!334 = !DILocation(line: 34, column: 37, scope: !84)
!335 = !DILocalVariable(name: "hr", scope: !84, file: !2, line: 34, type: !98)
!336 = !DILocation(line: 34, column: 53, scope: !84)
!337 = !DILocation(line: 34, column: 66, scope: !84)
!338 = !DILocation(line: 34, column: 70, scope: !84)
!339 = !DILocation(line: 34, column: 74, scope: !84)
!340 = !DILocation(line: 34, column: 58, scope: !84)
!341 = !DILocation(line: 35, column: 10, scope: !84)
!342 = !DILocation(line: 35, column: 15, scope: !84)
!343 = !DILocation(line: 35, column: 12, scope: !84)
!344 = !DILocation(line: 35, column: 3, scope: !84)
!345 = !DILocation(line: 36, column: 3, scope: !84)
!346 = !{i64 1813}
!347 = !DILocation(line: 37, column: 10, scope: !84)
!348 = !DILocation(line: 37, column: 12, scope: !84)
!349 = !DILocation(line: 37, column: 3, scope: !84)
!350 = !DILocation(line: 38, column: 3, scope: !84)
!351 = !{i64 1902}
!352 = !DILocation(line: 39, column: 10, scope: !84)
!353 = !DILocation(line: 39, column: 12, scope: !84)
!354 = !DILocation(line: 39, column: 3, scope: !84)
!355 = !DILocation(line: 40, column: 3, scope: !84)
!356 = !{i64 2001}
!357 = !DILocation(line: 41, column: 10, scope: !84)
!358 = !DILocation(line: 41, column: 12, scope: !84)
!359 = !DILocation(line: 41, column: 3, scope: !84)
!360 = !DILocation(line: 42, column: 3, scope: !84)
!361 = !{i64 2101}
!362 = !DILocation(line: 43, column: 10, scope: !84)
!363 = !DILocation(line: 43, column: 12, scope: !84)
!364 = !DILocation(line: 43, column: 3, scope: !84)
!365 = !DILocation(line: 44, column: 3, scope: !84)
!366 = !{i64 2194}
!367 = !DILocation(line: 45, column: 10, scope: !84)
!368 = !DILocation(line: 45, column: 16, scope: !84)
!369 = !DILocation(line: 45, column: 28, scope: !84)
!370 = !DILocation(line: 45, column: 33, scope: !84)
!371 = !DILocation(line: 45, column: 15, scope: !84)
!372 = !DILocation(line: 45, column: 12, scope: !84)
!373 = !DILocation(line: 45, column: 3, scope: !84)
!374 = !DILocation(line: 46, column: 88, scope: !84)
!375 = !DILocation(line: 46, column: 3, scope: !84)
!376 = !{i64 2322}
!377 = !DILocation(line: 47, column: 10, scope: !84)
!378 = !DILocation(line: 47, column: 12, scope: !84)
!379 = !DILocation(line: 47, column: 3, scope: !84)
!380 = !DILocation(line: 48, column: 80, scope: !84)
!381 = !DILocation(line: 48, column: 3, scope: !84)
!382 = !{i64 2441}
!383 = !DILocation(line: 49, column: 80, scope: !84)
!384 = !DILocation(line: 49, column: 3, scope: !84)
!385 = !{i64 2525}
!386 = !DILocation(line: 50, column: 10, scope: !84)
!387 = !DILocation(line: 50, column: 15, scope: !84)
!388 = !DILocation(line: 50, column: 12, scope: !84)
!389 = !DILocation(line: 50, column: 3, scope: !84)
!390 = !DILocalVariable(name: "at", scope: !84, file: !2, line: 52, type: !89)
!391 = !DILocation(line: 52, column: 12, scope: !84)
!392 = !DILocation(line: 52, column: 58, scope: !84)
!393 = !DILocation(line: 52, column: 70, scope: !84)
!394 = !DILocation(line: 52, column: 52, scope: !84)
!395 = !DILocation(line: 52, column: 78, scope: !84)
!396 = !DILocation(line: 52, column: 90, scope: !84)
!397 = !DILocation(line: 52, column: 94, scope: !84)
!398 = !DILocation(line: 52, column: 76, scope: !84)
!399 = !DILocation(line: 52, column: 27, scope: !84)
!400 = !DILocation(line: 53, column: 78, scope: !84)
!401 = !DILocation(line: 53, column: 87, scope: !84)
!402 = !DILocation(line: 53, column: 3, scope: !84)
!403 = !{i64 2776}
!404 = !DILocation(line: 54, column: 3, scope: !84)
!405 = !DILocation(line: 55, column: 87, scope: !84)
!406 = !DILocation(line: 55, column: 3, scope: !84)
!407 = !{i64 2894}
!408 = !DILocation(line: 56, column: 10, scope: !84)
!409 = !DILocation(line: 56, column: 15, scope: !84)
!410 = !DILocation(line: 56, column: 12, scope: !84)
!411 = !DILocation(line: 56, column: 3, scope: !84)
!412 = !DILocation(line: 57, column: 63, scope: !84)
!413 = !DILocation(line: 57, column: 3, scope: !84)
!414 = !{i64 3015}
!415 = !DILocation(line: 58, column: 62, scope: !84)
!416 = !DILocation(line: 58, column: 3, scope: !84)
!417 = !{i64 3115}
!418 = !DILocation(line: 59, column: 3, scope: !84)
!419 = !DILocation(line: 60, column: 10, scope: !84)
!420 = !DILocation(line: 60, column: 15, scope: !84)
!421 = !DILocation(line: 60, column: 24, scope: !84)
!422 = !DILocation(line: 60, column: 27, scope: !84)
!423 = !DILocation(line: 60, column: 32, scope: !84)
!424 = !DILocation(line: 0, scope: !84)
!425 = !DILocation(line: 60, column: 3, scope: !84)
!426 = !DILocation(line: 61, column: 11, scope: !84)
!427 = !DILocation(line: 61, column: 10, scope: !84)
!428 = !DILocation(line: 61, column: 13, scope: !84)
!429 = !DILocation(line: 61, column: 3, scope: !84)
!430 = !DILocation(line: 62, column: 1, scope: !84)
