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
@.str8 = private unnamed_addr constant [24 x i8] c"r == __vsadu4(x, y) + 4\00", align 1, !dbg !45
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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPKjPjPf(ptr noundef %a, ptr noundef %u, ptr noundef %f) #0 !dbg !84 {
entry:
    #dbg_value(ptr %a, !174, !DIExpression(), !199)
    #dbg_value(ptr %u, !175, !DIExpression(), !199)
    #dbg_value(ptr %f, !176, !DIExpression(), !199)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !200
  %idxprom = zext i32 %0 to i64, !dbg !201
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom, !dbg !201
  %1 = load i32, ptr %arrayidx, align 4, !dbg !201, !tbaa !195
    #dbg_value(i32 %1, !177, !DIExpression(), !199)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !202
  %sub = sub i32 63, %2, !dbg !203
  %idxprom2 = zext i32 %sub to i64, !dbg !204
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom2, !dbg !204
  %3 = load i32, ptr %arrayidx3, align 4, !dbg !204, !tbaa !195
    #dbg_value(i32 %3, !178, !DIExpression(), !199)
  %4 = call i32 asm "shf.l.clamp.b32 $0, $1, $2, 40;", "=r,r,r"(i32 %1, i32 %3) #7, !dbg !205, !srcloc !206
    #dbg_value(i32 %4, !179, !DIExpression(), !199)
  %cmp = icmp eq i32 %4, %1, !dbg !207
  %storedv.i185 = zext i1 %cmp to i8, !dbg !208
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit187, label %if.then.i186, !dbg !208

if.then.i186:                                     ; preds = %entry
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 10, ptr noundef @__PRETTY_FUNCTION__._Z1kPKjPjPf, i64 noundef 1) #8, !dbg !208
  unreachable, !dbg !208

_ZL9ws_assertbPKcS0_jS0_.exit187:                 ; preds = %entry
  %5 = call i32 asm "shf.r.clamp.b32 $0, $1, $2, 7;", "=r,r,r"(i32 %1, i32 %3) #7, !dbg !209, !srcloc !210
    #dbg_value(i32 %5, !179, !DIExpression(), !199)
  %conv.i260 = zext i32 %3 to i64, !dbg !211
  %shl.i261 = shl i64 %conv.i260, 32, !dbg !211
  %conv1.i262 = zext i32 %1 to i64, !dbg !211
  %or.i263 = or i64 %shl.i261, %conv1.i262, !dbg !211
  %shr.i264 = lshr i64 %or.i263, 7, !dbg !211
  %conv2.i265 = trunc i64 %shr.i264 to i32, !dbg !211
  %cmp6 = icmp eq i32 %5, %conv2.i265, !dbg !212
  %storedv.i182 = zext i1 %cmp6 to i8, !dbg !213
  br i1 %cmp6, label %_ZL9ws_assertbPKcS0_jS0_.exit184, label %if.then.i183, !dbg !213

if.then.i183:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit187
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 12, ptr noundef @__PRETTY_FUNCTION__._Z1kPKjPjPf, i64 noundef 1) #8, !dbg !213
  unreachable, !dbg !213

_ZL9ws_assertbPKcS0_jS0_.exit184:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit187
  %6 = call i32 asm "mul24.lo.u32 $0, $1, $2;", "=r,r,r"(i32 %1, i32 %3) #7, !dbg !214, !srcloc !215
    #dbg_value(i32 %6, !179, !DIExpression(), !199)
  %and.i = and i32 %1, 16777215, !dbg !216
  %and1.i = and i32 %3, 16777215, !dbg !216
  %mul.i = mul i32 %and.i, %and1.i, !dbg !216
  %cmp8 = icmp eq i32 %6, %mul.i, !dbg !217
  %storedv.i179 = zext i1 %cmp8 to i8, !dbg !218
  br i1 %cmp8, label %_ZL9ws_assertbPKcS0_jS0_.exit181, label %if.then.i180, !dbg !218

if.then.i180:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit184
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 14, ptr noundef @__PRETTY_FUNCTION__._Z1kPKjPjPf, i64 noundef 1) #8, !dbg !218
  unreachable, !dbg !218

_ZL9ws_assertbPKcS0_jS0_.exit181:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit184
  %7 = call i32 asm "sad.u32 $0, $1, $2, 5;", "=r,r,r"(i32 %1, i32 %3) #7, !dbg !219, !srcloc !220
    #dbg_value(i32 %7, !179, !DIExpression(), !199)
  %cmp.i = icmp ult i32 %1, %3, !dbg !221
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !221

cond.true.i:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit181
  %sub.i = sub i32 %3, %1, !dbg !221
  br label %_ZL6__usadjjj.exit, !dbg !221

cond.false.i:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit181
  %sub1.i = sub i32 %1, %3, !dbg !221
  br label %_ZL6__usadjjj.exit, !dbg !221

_ZL6__usadjjj.exit:                               ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %sub.i, %cond.true.i ], [ %sub1.i, %cond.false.i ], !dbg !221
  %add.i = add i32 %cond.i, 5, !dbg !221
  %cmp10 = icmp eq i32 %7, %add.i, !dbg !222
  %storedv.i176 = zext i1 %cmp10 to i8, !dbg !223
  br i1 %cmp10, label %_ZL9ws_assertbPKcS0_jS0_.exit178, label %if.then.i177, !dbg !223

if.then.i177:                                     ; preds = %_ZL6__usadjjj.exit
  call void @__assertfail(ptr noundef @.str4, ptr noundef @.str1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__._Z1kPKjPjPf, i64 noundef 1) #8, !dbg !223
  unreachable, !dbg !223

_ZL9ws_assertbPKcS0_jS0_.exit178:                 ; preds = %_ZL6__usadjjj.exit
  %8 = call i32 asm "bfind.u32 $0, $1;", "=r,r"(i32 %1) #7, !dbg !224, !srcloc !225
    #dbg_value(i32 %8, !179, !DIExpression(), !199)
  %tobool.i191 = icmp ne i32 %1, 0, !dbg !226
  br i1 %tobool.i191, label %cond.true.i194, label %cond.false.i192, !dbg !226

cond.true.i194:                                   ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit178
  %9 = call i32 @llvm.ctlz.i32(i32 %1, i1 true), !dbg !226
  br label %_ZL5__clzi.exit195, !dbg !226

cond.false.i192:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit178
  br label %_ZL5__clzi.exit195, !dbg !226

_ZL5__clzi.exit195:                               ; preds = %cond.true.i194, %cond.false.i192
  %cond.i193 = phi i32 [ %9, %cond.true.i194 ], [ 32, %cond.false.i192 ], !dbg !226
  %sub12 = sub i32 31, %cond.i193, !dbg !227
  %cmp13 = icmp eq i32 %8, %sub12, !dbg !228
  %storedv.i173 = zext i1 %cmp13 to i8, !dbg !229
  br i1 %cmp13, label %_ZL9ws_assertbPKcS0_jS0_.exit175, label %if.then.i174, !dbg !229

if.then.i174:                                     ; preds = %_ZL5__clzi.exit195
  call void @__assertfail(ptr noundef @.str5, ptr noundef @.str1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__._Z1kPKjPjPf, i64 noundef 1) #8, !dbg !229
  unreachable, !dbg !229

_ZL9ws_assertbPKcS0_jS0_.exit175:                 ; preds = %_ZL5__clzi.exit195
  %10 = call i32 asm "bfind.shiftamt.s32 $0, $1;", "=r,r"(i32 %1) #7, !dbg !230, !srcloc !231
    #dbg_value(i32 %10, !179, !DIExpression(), !199)
  %cmp14 = icmp slt i32 %1, 0, !dbg !232
  br i1 %cmp14, label %cond.true, label %cond.false, !dbg !233

cond.true:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit175
  %not = xor i32 %1, -1, !dbg !234
  br label %cond.end, !dbg !233

cond.false:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit175
  br label %cond.end, !dbg !233

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %not, %cond.true ], [ %1, %cond.false ], !dbg !233
  %tobool.i = icmp ne i32 %cond, 0, !dbg !235
  br i1 %tobool.i, label %cond.true.i190, label %cond.false.i188, !dbg !235

cond.true.i190:                                   ; preds = %cond.end
  %11 = call i32 @llvm.ctlz.i32(i32 %cond, i1 true), !dbg !235
  br label %_ZL5__clzi.exit, !dbg !235

cond.false.i188:                                  ; preds = %cond.end
  br label %_ZL5__clzi.exit, !dbg !235

_ZL5__clzi.exit:                                  ; preds = %cond.true.i190, %cond.false.i188
  %cond.i189 = phi i32 [ %11, %cond.true.i190 ], [ 32, %cond.false.i188 ], !dbg !235
  %cmp16 = icmp eq i32 %10, %cond.i189, !dbg !236
  %storedv.i170 = zext i1 %cmp16 to i8, !dbg !237
  br i1 %cmp16, label %_ZL9ws_assertbPKcS0_jS0_.exit172, label %if.then.i171, !dbg !237

if.then.i171:                                     ; preds = %_ZL5__clzi.exit
  call void @__assertfail(ptr noundef @.str6, ptr noundef @.str1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__._Z1kPKjPjPf, i64 noundef 1) #8, !dbg !237
  unreachable, !dbg !237

_ZL9ws_assertbPKcS0_jS0_.exit172:                 ; preds = %_ZL5__clzi.exit
  %12 = call i32 asm "dp4a.s32.s32 $0, $1, $2, 9;", "=r,r,r"(i32 %1, i32 %3) #7, !dbg !238, !srcloc !239
    #dbg_value(i32 %12, !179, !DIExpression(), !199)
  br label %for.cond.i, !dbg !240

for.cond.i:                                       ; preds = %for.body.i, %_ZL9ws_assertbPKcS0_jS0_.exit172
  %c.addr.0.i = phi i32 [ 9, %_ZL9ws_assertbPKcS0_jS0_.exit172 ], [ %add.i198, %for.body.i ], !dbg !240
  %i.0.i = phi i32 [ 0, %_ZL9ws_assertbPKcS0_jS0_.exit172 ], [ %add5.i, %for.body.i ], !dbg !240
  %cmp.i196 = icmp slt i32 %i.0.i, 32, !dbg !240
  br i1 %cmp.i196, label %for.body.i, label %_ZL6__dp4aiii.exit, !dbg !240

for.body.i:                                       ; preds = %for.cond.i
  %shr.i = ashr i32 %1, %i.0.i, !dbg !240
  %conv.i = trunc i32 %shr.i to i8, !dbg !240
  %conv1.i = sext i8 %conv.i to i32, !dbg !240
  %shr2.i = ashr i32 %3, %i.0.i, !dbg !240
  %conv3.i = trunc i32 %shr2.i to i8, !dbg !240
  %conv4.i = sext i8 %conv3.i to i32, !dbg !240
  %mul.i197 = mul nsw i32 %conv1.i, %conv4.i, !dbg !240
  %add.i198 = add nsw i32 %c.addr.0.i, %mul.i197, !dbg !240
  %add5.i = add nsw i32 %i.0.i, 8, !dbg !240
  br label %for.cond.i, !dbg !240, !llvm.loop !241

_ZL6__dp4aiii.exit:                               ; preds = %for.cond.i
  %cmp18 = icmp eq i32 %12, %c.addr.0.i, !dbg !244
  %storedv.i167 = zext i1 %cmp18 to i8, !dbg !245
  br i1 %cmp18, label %_ZL9ws_assertbPKcS0_jS0_.exit169, label %if.then.i168, !dbg !245

if.then.i168:                                     ; preds = %_ZL6__dp4aiii.exit
  call void @__assertfail(ptr noundef @.str7, ptr noundef @.str1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__._Z1kPKjPjPf, i64 noundef 1) #8, !dbg !245
  unreachable, !dbg !245

_ZL9ws_assertbPKcS0_jS0_.exit169:                 ; preds = %_ZL6__dp4aiii.exit
  %13 = call i32 asm "vabsdiff4.u32.u32.u32.add $0, $1, $2, 3;", "=r,r,r"(i32 %1, i32 %3) #7, !dbg !246, !srcloc !247
    #dbg_value(i32 %13, !179, !DIExpression(), !199)
  br label %for.cond.i266, !dbg !248

for.cond.i266:                                    ; preds = %cond.end.i279, %_ZL9ws_assertbPKcS0_jS0_.exit169
  %i.0.i267 = phi i32 [ 0, %_ZL9ws_assertbPKcS0_jS0_.exit169 ], [ %add.i284, %cond.end.i279 ], !dbg !248
  %r.0.i268 = phi i32 [ 0, %_ZL9ws_assertbPKcS0_jS0_.exit169 ], [ %or.i283, %cond.end.i279 ], !dbg !248
  %cmp.i269 = icmp slt i32 %i.0.i267, 32, !dbg !248
  br i1 %cmp.i269, label %for.body.i270, label %_ZL12__vabsdiffu4jj.exit, !dbg !248

for.body.i270:                                    ; preds = %for.cond.i266
  %shr.i271 = lshr i32 %1, %i.0.i267, !dbg !248
  %conv.i272 = trunc i32 %shr.i271 to i8, !dbg !248
  %shr1.i273 = lshr i32 %3, %i.0.i267, !dbg !248
  %conv2.i274 = trunc i32 %shr1.i273 to i8, !dbg !248
  %conv3.i275 = zext i8 %conv.i272 to i32, !dbg !248
  %conv4.i276 = zext i8 %conv2.i274 to i32, !dbg !248
  %cmp5.i277 = icmp slt i32 %conv3.i275, %conv4.i276, !dbg !248
  br i1 %cmp5.i277, label %cond.true.i285, label %cond.false.i278, !dbg !248

cond.true.i285:                                   ; preds = %for.body.i270
  %conv6.i286 = zext i8 %conv2.i274 to i32, !dbg !248
  %conv7.i = zext i8 %conv.i272 to i32, !dbg !248
  %sub.i287 = sub nsw i32 %conv6.i286, %conv7.i, !dbg !248
  br label %cond.end.i279, !dbg !248

cond.false.i278:                                  ; preds = %for.body.i270
  %conv8.i = zext i8 %conv.i272 to i32, !dbg !248
  %conv9.i = zext i8 %conv2.i274 to i32, !dbg !248
  %sub10.i = sub nsw i32 %conv8.i, %conv9.i, !dbg !248
  br label %cond.end.i279, !dbg !248

cond.end.i279:                                    ; preds = %cond.false.i278, %cond.true.i285
  %cond.i280 = phi i32 [ %sub.i287, %cond.true.i285 ], [ %sub10.i, %cond.false.i278 ], !dbg !248
  %and.i281 = and i32 %cond.i280, 255, !dbg !248
  %shl.i282 = shl i32 %and.i281, %i.0.i267, !dbg !248
  %or.i283 = or i32 %r.0.i268, %shl.i282, !dbg !248
  %add.i284 = add nsw i32 %i.0.i267, 8, !dbg !248
  br label %for.cond.i266, !dbg !248, !llvm.loop !249

_ZL12__vabsdiffu4jj.exit:                         ; preds = %for.cond.i266
  br label %for.cond.i200, !dbg !248

for.cond.i200:                                    ; preds = %for.body.i203, %_ZL12__vabsdiffu4jj.exit
  %r.0.i = phi i32 [ 0, %_ZL12__vabsdiffu4jj.exit ], [ %add.i207, %for.body.i203 ], !dbg !248
  %i.0.i201 = phi i32 [ 0, %_ZL12__vabsdiffu4jj.exit ], [ %add2.i, %for.body.i203 ], !dbg !248
  %cmp.i202 = icmp slt i32 %i.0.i201, 32, !dbg !248
  br i1 %cmp.i202, label %for.body.i203, label %_ZL8__vsadu4jj.exit, !dbg !248

for.body.i203:                                    ; preds = %for.cond.i200
  %shr.i204 = lshr i32 %r.0.i268, %i.0.i201, !dbg !248
  %conv.i205 = trunc i32 %shr.i204 to i8, !dbg !248
  %conv1.i206 = zext i8 %conv.i205 to i32, !dbg !248
  %add.i207 = add i32 %r.0.i, %conv1.i206, !dbg !248
  %add2.i = add nsw i32 %i.0.i201, 8, !dbg !248
  br label %for.cond.i200, !dbg !248, !llvm.loop !250

_ZL8__vsadu4jj.exit:                              ; preds = %for.cond.i200
  %add = add i32 %r.0.i, 4, !dbg !251
  %cmp20 = icmp eq i32 %13, %add, !dbg !252
  %storedv.i164 = zext i1 %cmp20 to i8, !dbg !253
  br i1 %cmp20, label %_ZL9ws_assertbPKcS0_jS0_.exit166, label %if.then.i165, !dbg !253

if.then.i165:                                     ; preds = %_ZL8__vsadu4jj.exit
  call void @__assertfail(ptr noundef @.str8, ptr noundef @.str1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__._Z1kPKjPjPf, i64 noundef 1) #8, !dbg !253
  unreachable, !dbg !253

_ZL9ws_assertbPKcS0_jS0_.exit166:                 ; preds = %_ZL8__vsadu4jj.exit
  %14 = call i32 asm "vmax2.s32.s32.s32 $0, $1, $2, 0;", "=r,r,r"(i32 %1, i32 %3) #7, !dbg !254, !srcloc !255
    #dbg_value(i32 %14, !179, !DIExpression(), !199)
  br label %for.cond.i208, !dbg !256

for.cond.i208:                                    ; preds = %cond.end.i, %_ZL9ws_assertbPKcS0_jS0_.exit166
  %i.0.i209 = phi i32 [ 0, %_ZL9ws_assertbPKcS0_jS0_.exit166 ], [ %add.i220, %cond.end.i ], !dbg !256
  %r.0.i210 = phi i32 [ 0, %_ZL9ws_assertbPKcS0_jS0_.exit166 ], [ %or.i, %cond.end.i ], !dbg !256
  %cmp.i211 = icmp slt i32 %i.0.i209, 32, !dbg !256
  br i1 %cmp.i211, label %for.body.i212, label %_ZL8__vmaxs2jj.exit, !dbg !256

for.body.i212:                                    ; preds = %for.cond.i208
  %shr.i213 = lshr i32 %1, %i.0.i209, !dbg !256
  %conv.i214 = trunc i32 %shr.i213 to i16, !dbg !256
  %shr1.i = lshr i32 %3, %i.0.i209, !dbg !256
  %conv2.i = trunc i32 %shr1.i to i16, !dbg !256
  %conv3.i215 = sext i16 %conv.i214 to i32, !dbg !256
  %conv4.i216 = sext i16 %conv2.i to i32, !dbg !256
  %cmp5.i = icmp slt i32 %conv3.i215, %conv4.i216, !dbg !256
  br i1 %cmp5.i, label %cond.true.i221, label %cond.false.i217, !dbg !256

cond.true.i221:                                   ; preds = %for.body.i212
  br label %cond.end.i, !dbg !256

cond.false.i217:                                  ; preds = %for.body.i212
  br label %cond.end.i, !dbg !256

cond.end.i:                                       ; preds = %cond.false.i217, %cond.true.i221
  %cond.i218 = phi i16 [ %conv2.i, %cond.true.i221 ], [ %conv.i214, %cond.false.i217 ], !dbg !256
  %conv6.i = sext i16 %cond.i218 to i32, !dbg !256
  %and.i219 = and i32 %conv6.i, 65535, !dbg !256
  %shl.i = shl i32 %and.i219, %i.0.i209, !dbg !256
  %or.i = or i32 %r.0.i210, %shl.i, !dbg !256
  %add.i220 = add nsw i32 %i.0.i209, 16, !dbg !256
  br label %for.cond.i208, !dbg !256, !llvm.loop !257

_ZL8__vmaxs2jj.exit:                              ; preds = %for.cond.i208
  %cmp22 = icmp eq i32 %14, %r.0.i210, !dbg !258
  %storedv.i161 = zext i1 %cmp22 to i8, !dbg !259
  br i1 %cmp22, label %_ZL9ws_assertbPKcS0_jS0_.exit163, label %if.then.i162, !dbg !259

if.then.i162:                                     ; preds = %_ZL8__vmaxs2jj.exit
  call void @__assertfail(ptr noundef @.str9, ptr noundef @.str1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__._Z1kPKjPjPf, i64 noundef 1) #8, !dbg !259
  unreachable, !dbg !259

_ZL9ws_assertbPKcS0_jS0_.exit163:                 ; preds = %_ZL8__vmaxs2jj.exit
  %15 = call i32 asm "vadd4.s32.s32.s32.sat $0, $1, $2, 0;", "=r,r,r"(i32 %1, i32 %3) #7, !dbg !260, !srcloc !261
    #dbg_value(i32 %15, !179, !DIExpression(), !199)
  br label %for.cond.i222, !dbg !262

for.cond.i222:                                    ; preds = %_ZL8ws_clampiii.exit, %_ZL9ws_assertbPKcS0_jS0_.exit163
  %i.0.i223 = phi i32 [ 0, %_ZL9ws_assertbPKcS0_jS0_.exit163 ], [ %add5.i238, %_ZL8ws_clampiii.exit ], !dbg !262
  %r.0.i224 = phi i32 [ 0, %_ZL9ws_assertbPKcS0_jS0_.exit163 ], [ %or.i237, %_ZL8ws_clampiii.exit ], !dbg !262
  %cmp.i225 = icmp slt i32 %i.0.i223, 32, !dbg !262
  br i1 %cmp.i225, label %for.body.i226, label %_ZL9__vaddss4jj.exit, !dbg !262

for.body.i226:                                    ; preds = %for.cond.i222
  %shr.i227 = lshr i32 %1, %i.0.i223, !dbg !262
  %conv.i228 = trunc i32 %shr.i227 to i8, !dbg !262
  %shr1.i229 = lshr i32 %3, %i.0.i223, !dbg !262
  %conv2.i230 = trunc i32 %shr1.i229 to i8, !dbg !262
  %conv3.i231 = sext i8 %conv.i228 to i32, !dbg !262
  %conv4.i232 = sext i8 %conv2.i230 to i32, !dbg !262
  %add.i233 = add nsw i32 %conv3.i231, %conv4.i232, !dbg !262
  %cmp.i288 = icmp slt i32 %add.i233, -128, !dbg !262
  br i1 %cmp.i288, label %cond.true.i292, label %cond.false.i289, !dbg !262

cond.true.i292:                                   ; preds = %for.body.i226
  br label %_ZL8ws_clampiii.exit, !dbg !262

cond.false.i289:                                  ; preds = %for.body.i226
  %cmp1.i = icmp slt i32 127, %add.i233, !dbg !262
  br i1 %cmp1.i, label %cond.true2.i, label %cond.false3.i, !dbg !262

cond.true2.i:                                     ; preds = %cond.false.i289
  br label %cond.end.i290, !dbg !262

cond.false3.i:                                    ; preds = %cond.false.i289
  br label %cond.end.i290, !dbg !262

cond.end.i290:                                    ; preds = %cond.false3.i, %cond.true2.i
  %cond.i291 = phi i32 [ 127, %cond.true2.i ], [ %add.i233, %cond.false3.i ], !dbg !262
  br label %_ZL8ws_clampiii.exit, !dbg !262

_ZL8ws_clampiii.exit:                             ; preds = %cond.true.i292, %cond.end.i290
  %cond5.i = phi i32 [ -128, %cond.true.i292 ], [ %cond.i291, %cond.end.i290 ], !dbg !262
  %and.i235 = and i32 %cond5.i, 255, !dbg !262
  %shl.i236 = shl i32 %and.i235, %i.0.i223, !dbg !262
  %or.i237 = or i32 %r.0.i224, %shl.i236, !dbg !262
  %add5.i238 = add nsw i32 %i.0.i223, 8, !dbg !262
  br label %for.cond.i222, !dbg !262, !llvm.loop !263

_ZL9__vaddss4jj.exit:                             ; preds = %for.cond.i222
  %cmp24 = icmp eq i32 %15, %r.0.i224, !dbg !264
  %storedv.i158 = zext i1 %cmp24 to i8, !dbg !265
  br i1 %cmp24, label %_ZL9ws_assertbPKcS0_jS0_.exit160, label %if.then.i159, !dbg !265

if.then.i159:                                     ; preds = %_ZL9__vaddss4jj.exit
  call void @__assertfail(ptr noundef @.str10, ptr noundef @.str1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__._Z1kPKjPjPf, i64 noundef 1) #8, !dbg !265
  unreachable, !dbg !265

_ZL9ws_assertbPKcS0_jS0_.exit160:                 ; preds = %_ZL9__vaddss4jj.exit
  %16 = call i32 asm "vset4.u32.u32.lt $0, $1, $2, 0;", "=r,r,r"(i32 %1, i32 %3) #7, !dbg !266, !srcloc !267
    #dbg_value(i32 %16, !179, !DIExpression(), !199)
  br label %for.cond.i239, !dbg !268

for.cond.i239:                                    ; preds = %for.body.i243, %_ZL9ws_assertbPKcS0_jS0_.exit160
  %i.0.i240 = phi i32 [ 0, %_ZL9ws_assertbPKcS0_jS0_.exit160 ], [ %add.i255, %for.body.i243 ], !dbg !268
  %r.0.i241 = phi i32 [ 0, %_ZL9ws_assertbPKcS0_jS0_.exit160 ], [ %or.i254, %for.body.i243 ], !dbg !268
  %cmp.i242 = icmp slt i32 %i.0.i240, 32, !dbg !268
  br i1 %cmp.i242, label %for.body.i243, label %_ZL10__vsetltu4jj.exit, !dbg !268

for.body.i243:                                    ; preds = %for.cond.i239
  %shr.i244 = lshr i32 %1, %i.0.i240, !dbg !268
  %conv.i245 = trunc i32 %shr.i244 to i8, !dbg !268
  %shr1.i246 = lshr i32 %3, %i.0.i240, !dbg !268
  %conv2.i247 = trunc i32 %shr1.i246 to i8, !dbg !268
  %conv3.i248 = zext i8 %conv.i245 to i32, !dbg !268
  %conv4.i249 = zext i8 %conv2.i247 to i32, !dbg !268
  %cmp5.i250 = icmp slt i32 %conv3.i248, %conv4.i249, !dbg !268
  %conv6.i251 = zext i1 %cmp5.i250 to i32, !dbg !268
  %and.i252 = and i32 %conv6.i251, 255, !dbg !268
  %shl.i253 = shl i32 %and.i252, %i.0.i240, !dbg !268
  %or.i254 = or i32 %r.0.i241, %shl.i253, !dbg !268
  %add.i255 = add nsw i32 %i.0.i240, 8, !dbg !268
  br label %for.cond.i239, !dbg !268, !llvm.loop !269

_ZL10__vsetltu4jj.exit:                           ; preds = %for.cond.i239
  %cmp26 = icmp eq i32 %16, %r.0.i241, !dbg !270
  %storedv.i155 = zext i1 %cmp26 to i8, !dbg !271
  br i1 %cmp26, label %_ZL9ws_assertbPKcS0_jS0_.exit157, label %if.then.i156, !dbg !271

if.then.i156:                                     ; preds = %_ZL10__vsetltu4jj.exit
  call void @__assertfail(ptr noundef @.str11, ptr noundef @.str1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__._Z1kPKjPjPf, i64 noundef 1) #8, !dbg !271
  unreachable, !dbg !271

_ZL9ws_assertbPKcS0_jS0_.exit157:                 ; preds = %_ZL10__vsetltu4jj.exit
    #dbg_value(i32 1006649344, !181, !DIExpression(), !199)
    #dbg_value(i32 1073756160, !182, !DIExpression(), !199)
  %17 = call i32 asm "fma.rn.f16x2 $0, $1, $2, $1;", "=r,r,r"(i32 1006649344, i32 1073756160) #7, !dbg !272, !srcloc !273
    #dbg_value(i32 %17, !179, !DIExpression(), !199)
    #dbg_value(i32 1006649344, !183, !DIExpression(), !199)
    #dbg_value(i32 1073756160, !184, !DIExpression(), !199)
  %agg.tmp256.sroa.0.0.extract.trunc = trunc i32 1006649344 to i16, !dbg !274
  %agg.tmp27257.sroa.0.0.extract.trunc = trunc i32 1073756160 to i16, !dbg !274
  %agg.tmp28258.sroa.0.0.extract.trunc = trunc i32 1006649344 to i16, !dbg !274
  %18 = bitcast i16 %agg.tmp256.sroa.0.0.extract.trunc to half, !dbg !274
  %conv.i329 = fpext half %18 to float, !dbg !274
  %conv.i308 = fpext float %conv.i329 to double, !dbg !274
  %19 = bitcast i16 %agg.tmp27257.sroa.0.0.extract.trunc to half, !dbg !274
  %conv.i330 = fpext half %19 to float, !dbg !274
  %conv3.i310 = fpext float %conv.i330 to double, !dbg !274
  %20 = bitcast i16 %agg.tmp28258.sroa.0.0.extract.trunc to half, !dbg !274
  %conv.i331 = fpext half %20 to float, !dbg !274
  %conv6.i312 = fpext float %conv.i331 to double, !dbg !274
  %21 = call double @llvm.fmuladd.f64(double %conv.i308, double %conv3.i310, double %conv6.i312), !dbg !274
  %conv7.i313 = fptrunc double %21 to float, !dbg !274
  %conv.i333 = fptrunc float %conv7.i313 to half, !dbg !274
  %22 = bitcast half %conv.i333 to i16, !dbg !274
  %.fca.0.0.insert.i315 = insertvalue %struct.__half poison, i16 %22, 0, 0, !dbg !274
  %23 = extractvalue %struct.__half %.fca.0.0.insert.i315, 0, !dbg !274
  %.fca.0.extract13.i = extractvalue %struct.ws_f16 %23, 0, !dbg !274
  %agg.tmp256.sroa.0.2.extract.shift = lshr i32 1006649344, 16, !dbg !274
  %agg.tmp256.sroa.0.2.extract.trunc = trunc i32 %agg.tmp256.sroa.0.2.extract.shift to i16, !dbg !274
  %agg.tmp27257.sroa.0.2.extract.shift = lshr i32 1073756160, 16, !dbg !274
  %agg.tmp27257.sroa.0.2.extract.trunc = trunc i32 %agg.tmp27257.sroa.0.2.extract.shift to i16, !dbg !274
  %agg.tmp28258.sroa.0.2.extract.shift = lshr i32 1006649344, 16, !dbg !274
  %agg.tmp28258.sroa.0.2.extract.trunc = trunc i32 %agg.tmp28258.sroa.0.2.extract.shift to i16, !dbg !274
  %24 = bitcast i16 %agg.tmp256.sroa.0.2.extract.trunc to half, !dbg !274
  %conv.i326 = fpext half %24 to float, !dbg !274
  %conv.i298 = fpext float %conv.i326 to double, !dbg !274
  %25 = bitcast i16 %agg.tmp27257.sroa.0.2.extract.trunc to half, !dbg !274
  %conv.i327 = fpext half %25 to float, !dbg !274
  %conv3.i299 = fpext float %conv.i327 to double, !dbg !274
  %26 = bitcast i16 %agg.tmp28258.sroa.0.2.extract.trunc to half, !dbg !274
  %conv.i328 = fpext half %26 to float, !dbg !274
  %conv6.i300 = fpext float %conv.i328 to double, !dbg !274
  %27 = call double @llvm.fmuladd.f64(double %conv.i298, double %conv3.i299, double %conv6.i300), !dbg !274
  %conv7.i301 = fptrunc double %27 to float, !dbg !274
  %conv.i334 = fptrunc float %conv7.i301 to half, !dbg !274
  %28 = bitcast half %conv.i334 to i16, !dbg !274
  %.fca.0.0.insert.i = insertvalue %struct.__half poison, i16 %28, 0, 0, !dbg !274
  %29 = extractvalue %struct.__half %.fca.0.0.insert.i, 0, !dbg !274
  %.fca.0.extract.i = extractvalue %struct.ws_f16 %29, 0, !dbg !274
  %.fca.0.0.0.insert.i = insertvalue %struct.__half2 poison, i16 %.fca.0.extract13.i, 0, 0, 0, !dbg !274
  %.fca.1.0.0.insert.i = insertvalue %struct.__half2 %.fca.0.0.0.insert.i, i16 %.fca.0.extract.i, 1, 0, 0, !dbg !274
  %30 = extractvalue %struct.__half2 %.fca.1.0.0.insert.i, 0, !dbg !274
  %.fca.0.0.extract = extractvalue %struct.__half %30, 0, 0, !dbg !274
    #dbg_value(i16 %.fca.0.0.extract, !185, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !199)
  %31 = extractvalue %struct.__half2 %.fca.1.0.0.insert.i, 1, !dbg !274
  %.fca.0.0.extract54 = extractvalue %struct.__half %31, 0, 0, !dbg !274
    #dbg_value(i16 %.fca.0.0.extract54, !185, !DIExpression(DW_OP_LLVM_fragment, 16, 16), !199)
  %hr.sroa.4.0.insert.ext = zext i16 %.fca.0.0.extract54 to i32, !dbg !275
  %hr.sroa.4.0.insert.shift = shl i32 %hr.sroa.4.0.insert.ext, 16, !dbg !275
  %hr.sroa.4.0.insert.mask = and i32 undef, 65535, !dbg !275
  %hr.sroa.4.0.insert.insert = or i32 %hr.sroa.4.0.insert.mask, %hr.sroa.4.0.insert.shift, !dbg !275
  %hr.sroa.0.0.insert.ext = zext i16 %.fca.0.0.extract to i32, !dbg !275
  %hr.sroa.0.0.insert.mask = and i32 %hr.sroa.4.0.insert.insert, -65536, !dbg !275
  %hr.sroa.0.0.insert.insert = or i32 %hr.sroa.0.0.insert.mask, %hr.sroa.0.0.insert.ext, !dbg !275
  %cmp30 = icmp eq i32 %17, %hr.sroa.0.0.insert.insert, !dbg !275
  %storedv.i152 = zext i1 %cmp30 to i8, !dbg !276
  br i1 %cmp30, label %_ZL9ws_assertbPKcS0_jS0_.exit154, label %if.then.i153, !dbg !276

if.then.i153:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit157
  call void @__assertfail(ptr noundef @.str12, ptr noundef @.str1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__._Z1kPKjPjPf, i64 noundef 1) #8, !dbg !276
  unreachable, !dbg !276

_ZL9ws_assertbPKcS0_jS0_.exit154:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit157
  %32 = call i32 asm "add.bf16x2 $0, $1, $1;", "=r,r"(i32 1065369344) #7, !dbg !277, !srcloc !278
    #dbg_value(i32 %32, !179, !DIExpression(), !199)
  %cmp31 = icmp eq i32 %32, 1073758080, !dbg !279
  %storedv.i149 = zext i1 %cmp31 to i8, !dbg !280
  br i1 %cmp31, label %_ZL9ws_assertbPKcS0_jS0_.exit151, label %if.then.i150, !dbg !280

if.then.i150:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit154
  call void @__assertfail(ptr noundef @.str13, ptr noundef @.str1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__._Z1kPKjPjPf, i64 noundef 1) #8, !dbg !280
  unreachable, !dbg !280

_ZL9ws_assertbPKcS0_jS0_.exit151:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit154
  %33 = call i32 asm "cvt.rn.f16x2.f32 $0, $1, $2;", "=r,f,f"(float 2.000000e+00, float 1.000000e+00) #7, !dbg !281, !srcloc !282
    #dbg_value(i32 %33, !179, !DIExpression(), !199)
  %cmp32 = icmp eq i32 %33, 1073757184, !dbg !283
  %storedv.i146 = zext i1 %cmp32 to i8, !dbg !284
  br i1 %cmp32, label %_ZL9ws_assertbPKcS0_jS0_.exit148, label %if.then.i147, !dbg !284

if.then.i147:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit151
  call void @__assertfail(ptr noundef @.str14, ptr noundef @.str1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__._Z1kPKjPjPf, i64 noundef 1) #8, !dbg !284
  unreachable, !dbg !284

_ZL9ws_assertbPKcS0_jS0_.exit148:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit151
  %34 = call i32 asm "cvt.rn.bf16x2.f32 $0, $1, $2;", "=r,f,f"(float 2.000000e+00, float 1.000000e+00) #7, !dbg !285, !srcloc !286
    #dbg_value(i32 %34, !179, !DIExpression(), !199)
  %cmp33 = icmp eq i32 %34, 1073758080, !dbg !287
  %storedv.i143 = zext i1 %cmp33 to i8, !dbg !288
  br i1 %cmp33, label %_ZL9ws_assertbPKcS0_jS0_.exit145, label %if.then.i144, !dbg !288

if.then.i144:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit148
  call void @__assertfail(ptr noundef @.str13, ptr noundef @.str1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__._Z1kPKjPjPf, i64 noundef 1) #8, !dbg !288
  unreachable, !dbg !288

_ZL9ws_assertbPKcS0_jS0_.exit145:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit148
  %35 = call i32 asm "cvt.rna.tf32.f32 $0, $1;", "=r,f"(float 1.000000e+00) #7, !dbg !289, !srcloc !290
    #dbg_value(i32 %35, !179, !DIExpression(), !199)
  %cmp34 = icmp eq i32 %35, 1065353216, !dbg !291
  %storedv.i140 = zext i1 %cmp34 to i8, !dbg !292
  br i1 %cmp34, label %_ZL9ws_assertbPKcS0_jS0_.exit142, label %if.then.i141, !dbg !292

if.then.i141:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit145
  call void @__assertfail(ptr noundef @.str15, ptr noundef @.str1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__._Z1kPKjPjPf, i64 noundef 1) #8, !dbg !292
  unreachable, !dbg !292

_ZL9ws_assertbPKcS0_jS0_.exit142:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit145
  %36 = call i32 asm sideeffect "{ .reg .pred p; elect.sync _|p, 0xffffffff; selp.u32 $0, 1, 0, p; }", "=r"() #9, !dbg !293, !srcloc !294
    #dbg_value(i32 %36, !179, !DIExpression(), !199)
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !295
  %rem = urem i32 %37, 32, !dbg !296
  %cmp36 = icmp eq i32 %rem, 0, !dbg !297
  %conv = zext i1 %cmp36 to i32, !dbg !298
  %cmp37 = icmp eq i32 %36, %conv, !dbg !299
  %storedv.i137 = zext i1 %cmp37 to i8, !dbg !300
  br i1 %cmp37, label %_ZL9ws_assertbPKcS0_jS0_.exit139, label %if.then.i138, !dbg !300

if.then.i138:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit142
  call void @__assertfail(ptr noundef @.str16, ptr noundef @.str1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__._Z1kPKjPjPf, i64 noundef 1) #8, !dbg !300
  unreachable, !dbg !300

_ZL9ws_assertbPKcS0_jS0_.exit139:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit142
  %38 = call i32 asm "{ .reg .pred p; isspacep.global p, $1; selp.u32 $0, 1, 0, p; }", "=r,l"(ptr %u) #7, !dbg !301, !srcloc !302
    #dbg_value(i32 %38, !179, !DIExpression(), !199)
  %cmp38 = icmp eq i32 %38, 1, !dbg !303
  %storedv.i134 = zext i1 %cmp38 to i8, !dbg !304
  br i1 %cmp38, label %_ZL9ws_assertbPKcS0_jS0_.exit136, label %if.then.i135, !dbg !304

if.then.i135:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit139
  call void @__assertfail(ptr noundef @.str17, ptr noundef @.str1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__._Z1kPKjPjPf, i64 noundef 1) #8, !dbg !304
  unreachable, !dbg !304

_ZL9ws_assertbPKcS0_jS0_.exit136:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit139
  %39 = call i32 asm sideeffect "movmatrix.sync.aligned.m8n8.trans.b16 $0, $1;", "=r,r"(i32 %1) #9, !dbg !305, !srcloc !306
    #dbg_value(i32 %39, !179, !DIExpression(), !199)
  %40 = call i32 asm sideeffect "movmatrix.sync.aligned.m8n8.trans.b16 $0, $1;", "=r,r"(i32 %39) #9, !dbg !307, !srcloc !308
    #dbg_value(i32 %40, !180, !DIExpression(), !199)
  %cmp39 = icmp eq i32 %40, %1, !dbg !309
  %storedv.i131 = zext i1 %cmp39 to i8, !dbg !310
  br i1 %cmp39, label %_ZL9ws_assertbPKcS0_jS0_.exit133, label %if.then.i132, !dbg !310

if.then.i132:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit136
  call void @__assertfail(ptr noundef @.str18, ptr noundef @.str1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__._Z1kPKjPjPf, i64 noundef 1) #8, !dbg !310
  unreachable, !dbg !310

_ZL9ws_assertbPKcS0_jS0_.exit133:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit136
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !311
  %div = udiv i32 %41, 32, !dbg !312
  %idxprom41 = zext i32 %div to i64, !dbg !313
  %arrayidx42 = getelementptr inbounds nuw [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKjPjPfE5cells to ptr), i64 0, i64 %idxprom41, !dbg !313
  %arraydecay = getelementptr inbounds [32 x i32], ptr %arrayidx42, i64 0, i64 0, !dbg !313
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !314
  %rem44 = urem i32 %42, 8, !dbg !315
  %mul = mul i32 %rem44, 4, !dbg !316
  %idx.ext = zext i32 %mul to i64, !dbg !317
  %add.ptr = getelementptr inbounds nuw i32, ptr %arraydecay, i64 %idx.ext, !dbg !317
  %43 = addrspacecast ptr %add.ptr to ptr addrspace(3), !dbg !318
  %44 = ptrtoint ptr addrspace(3) %43 to i64, !dbg !318
  %conv46 = trunc i64 %44 to i32, !dbg !318
    #dbg_value(i32 %conv46, !186, !DIExpression(), !199)
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x1.shared.b16 [$0], {$1};", "r,r,~{memory}"(i32 %conv46, i32 %1) #9, !dbg !319, !srcloc !320
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !321
  %45 = call i32 asm sideeffect "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {$0}, [$1];", "=r,r,~{memory}"(i32 %conv46) #9, !dbg !322, !srcloc !323
    #dbg_value(i32 %45, !179, !DIExpression(), !199)
  %cmp47 = icmp eq i32 %45, %1, !dbg !324
  %storedv.i128 = zext i1 %cmp47 to i8, !dbg !325
  br i1 %cmp47, label %_ZL9ws_assertbPKcS0_jS0_.exit130, label %if.then.i129, !dbg !325

if.then.i129:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit133
  call void @__assertfail(ptr noundef @.str19, ptr noundef @.str1, i32 noundef 55, ptr noundef @__PRETTY_FUNCTION__._Z1kPKjPjPf, i64 noundef 1) #8, !dbg !325
  unreachable, !dbg !325

_ZL9ws_assertbPKcS0_jS0_.exit130:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit133
  call void asm sideeffect "red.global.add.v2.f32 [$0], {$1, $2};", "l,f,f,~{memory}"(ptr %f, float 1.000000e+00, float 2.000000e+00) #9, !dbg !326, !srcloc !327
  call void asm sideeffect "red.global.add.noftz.f16x2 [$0], $1;", "l,r,~{memory}"(ptr %u, i32 1006649344) #9, !dbg !328, !srcloc !329
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !330
  %arrayidx48 = getelementptr inbounds float, ptr %f, i64 0, !dbg !331
  %46 = load float, ptr %arrayidx48, align 4, !dbg !331, !tbaa !332
  %cmp49 = fcmp oeq float %46, 6.400000e+01, !dbg !334
  br i1 %cmp49, label %land.rhs, label %land.end, !dbg !335

land.rhs:                                         ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit130
  %arrayidx50 = getelementptr inbounds float, ptr %f, i64 1, !dbg !336
  %47 = load float, ptr %arrayidx50, align 4, !dbg !336, !tbaa !332
  %cmp51 = fcmp oeq float %47, 1.280000e+02, !dbg !337
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_ZL9ws_assertbPKcS0_jS0_.exit130
  %48 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit130 ], [ %cmp51, %land.rhs ], !dbg !199
  %storedv.i125 = zext i1 %48 to i8, !dbg !338
  br i1 %48, label %_ZL9ws_assertbPKcS0_jS0_.exit127, label %if.then.i126, !dbg !338

if.then.i126:                                     ; preds = %land.end
  call void @__assertfail(ptr noundef @.str20, ptr noundef @.str1, i32 noundef 59, ptr noundef @__PRETTY_FUNCTION__._Z1kPKjPjPf, i64 noundef 1) #8, !dbg !338
  unreachable, !dbg !338

_ZL9ws_assertbPKcS0_jS0_.exit127:                 ; preds = %land.end
  %49 = load i32, ptr %u, align 4, !dbg !339, !tbaa !195
  %cmp52 = icmp eq i32 %49, 1409308672, !dbg !340
  %storedv.i = zext i1 %cmp52 to i8, !dbg !341
  br i1 %cmp52, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !341

if.then.i:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit127
  call void @__assertfail(ptr noundef @.str21, ptr noundef @.str1, i32 noundef 60, ptr noundef @__PRETTY_FUNCTION__._Z1kPKjPjPf, i64 noundef 1) #8, !dbg !341
  unreachable, !dbg !341

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit127
  ret void, !dbg !342
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #6

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind memory(none) }
attributes #8 = { convergent noreturn nounwind }
attributes #9 = { convergent nounwind }

!llvm.dbg.cu = !{!93}
!llvm.module.flags = !{!190, !191, !192, !193}
!llvm.ident = !{!194}
!llvm.errno.tbaa = !{!195}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "inline_ptx_more.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 32)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 19)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 432, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 54)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 248, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 31)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 20)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 21)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !25, isLocal: true, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 336, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 42)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !42, isLocal: true, isDefinition: true)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 288, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 36)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 24)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !25, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !30, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 22)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !56, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(scope: null, file: !2, line: 36, type: !63, isLocal: true, isDefinition: true)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 16)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !63, isLocal: true, isDefinition: true)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !63, isLocal: true, isDefinition: true)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !72, isLocal: true, isDefinition: true)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 232, elements: !73)
!73 = !{!74}
!74 = !DISubrange(count: 29)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !77, isLocal: true, isDefinition: true)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !78)
!78 = !{!79}
!79 = !DISubrange(count: 7)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !77, isLocal: true, isDefinition: true)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!83 = distinct !DIGlobalVariable(name: "cells", scope: !84, file: !2, line: 50, type: !187, isLocal: true, isDefinition: true, align: 128)
!84 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKjPjPf", scope: !2, file: !2, line: 7, type: !85, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !93, retainedNodes: !173)
!85 = !DISubroutineType(types: !86)
!86 = !{null, !87, !90, !91}
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!88 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !89)
!89 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!92 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!93 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !94, globals: !132, imports: !142, splitDebugInlining: false, nameTableKind: None)
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
!109 = !DISubprogram(name: "ws_f16", linkageName: "_ZN6ws_f16C4Ev", scope: !105, file: !99, line: 13, type: !110, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!110 = !DISubroutineType(types: !111)
!111 = !{null, !112}
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!113 = !DISubprogram(name: "__half", linkageName: "_ZN6__halfC4Ev", scope: !102, file: !99, line: 17, type: !114, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!114 = !DISubroutineType(types: !115)
!115 = !{null, !116}
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !98, file: !99, line: 26, baseType: !102, size: 16, offset: 16)
!118 = !DISubprogram(name: "__half2", linkageName: "_ZN7__half2C4Ev", scope: !98, file: !99, line: 26, type: !119, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
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
!134 = distinct !DIGlobalVariable(scope: null, file: !2, line: 55, type: !77, isLocal: true, isDefinition: true)
!135 = !DIGlobalVariableExpression(var: !136, expr: !DIExpression())
!136 = distinct !DIGlobalVariable(scope: null, file: !2, line: 59, type: !3, isLocal: true, isDefinition: true)
!137 = !DIGlobalVariableExpression(var: !138, expr: !DIExpression())
!138 = distinct !DIGlobalVariable(scope: null, file: !2, line: 60, type: !139, isLocal: true, isDefinition: true)
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
!149 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !145, file: !145, line: 137, type: !150, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!150 = !DISubroutineType(types: !151)
!151 = !{!152, !152}
!152 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!153 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !147, entity: !154, file: !145, line: 154)
!154 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !145, file: !145, line: 133, type: !155, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!155 = !DISubroutineType(types: !156)
!156 = !{!157, !157}
!157 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!158 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !147, entity: !159, file: !145, line: 154)
!159 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !145, file: !145, line: 134, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!160 = !DISubroutineType(types: !161)
!161 = !{!162, !162}
!162 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!163 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !147, entity: !164, file: !145, line: 154)
!164 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !145, file: !145, line: 145, type: !165, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!165 = !DISubroutineType(types: !166)
!166 = !{!95, !126}
!167 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !147, entity: !168, file: !145, line: 154)
!168 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !145, file: !145, line: 147, type: !165, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!169 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !147, entity: !170, file: !145, line: 154)
!170 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !145, file: !145, line: 149, type: !171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!171 = !DISubroutineType(types: !172)
!172 = !{!96, !92}
!173 = !{!174, !175, !176, !177, !178, !179, !180, !181, !182, !183, !184, !185, !186}
!174 = !DILocalVariable(name: "a", arg: 1, scope: !84, file: !2, line: 7, type: !87)
!175 = !DILocalVariable(name: "u", arg: 2, scope: !84, file: !2, line: 7, type: !90)
!176 = !DILocalVariable(name: "f", arg: 3, scope: !84, file: !2, line: 7, type: !91)
!177 = !DILocalVariable(name: "x", scope: !84, file: !2, line: 8, type: !89)
!178 = !DILocalVariable(name: "y", scope: !84, file: !2, line: 8, type: !89)
!179 = !DILocalVariable(name: "r", scope: !84, file: !2, line: 8, type: !89)
!180 = !DILocalVariable(name: "s", scope: !84, file: !2, line: 8, type: !89)
!181 = !DILocalVariable(name: "h", scope: !84, file: !2, line: 31, type: !89)
!182 = !DILocalVariable(name: "g", scope: !84, file: !2, line: 31, type: !89)
!183 = !DILocalVariable(name: "hh", scope: !84, file: !2, line: 33, type: !98)
!184 = !DILocalVariable(name: "gg", scope: !84, file: !2, line: 33, type: !98)
!185 = !DILocalVariable(name: "hr", scope: !84, file: !2, line: 33, type: !98)
!186 = !DILocalVariable(name: "at", scope: !84, file: !2, line: 51, type: !89)
!187 = !DICompositeType(tag: DW_TAG_array_type, baseType: !89, size: 2048, elements: !188)
!188 = !{!189, !7}
!189 = !DISubrange(count: 2)
!190 = !{i32 7, !"Dwarf Version", i32 4}
!191 = !{i32 2, !"Debug Info Version", i32 3}
!192 = !{i32 1, !"wchar_size", i32 4}
!193 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!194 = !{!"clang version 22.1.8"}
!195 = !{!196, !196, i64 0}
!196 = !{!"int", !197, i64 0}
!197 = !{!"omnipotent char", !198, i64 0}
!198 = !{!"Simple C++ TBAA"}
!199 = !DILocation(line: 0, scope: !84)
!200 = !DILocation(line: 8, column: 18, scope: !84)
!201 = !DILocation(line: 8, column: 16, scope: !84)
!202 = !DILocation(line: 8, column: 43, scope: !84)
!203 = !DILocation(line: 8, column: 41, scope: !84)
!204 = !DILocation(line: 8, column: 36, scope: !84)
!205 = !DILocation(line: 9, column: 3, scope: !84)
!206 = !{i64 395}
!207 = !DILocation(line: 10, column: 12, scope: !84)
!208 = !DILocation(line: 10, column: 3, scope: !84)
!209 = !DILocation(line: 11, column: 3, scope: !84)
!210 = !{i64 507}
!211 = !DILocation(line: 12, column: 15, scope: !84)
!212 = !DILocation(line: 12, column: 12, scope: !84)
!213 = !DILocation(line: 12, column: 3, scope: !84)
!214 = !DILocation(line: 13, column: 3, scope: !84)
!215 = !{i64 617}
!216 = !DILocation(line: 14, column: 15, scope: !84)
!217 = !DILocation(line: 14, column: 12, scope: !84)
!218 = !DILocation(line: 14, column: 3, scope: !84)
!219 = !DILocation(line: 15, column: 3, scope: !84)
!220 = !{i64 710}
!221 = !DILocation(line: 16, column: 15, scope: !84)
!222 = !DILocation(line: 16, column: 12, scope: !84)
!223 = !DILocation(line: 16, column: 3, scope: !84)
!224 = !DILocation(line: 17, column: 3, scope: !84)
!225 = !{i64 802}
!226 = !DILocation(line: 18, column: 21, scope: !84)
!227 = !DILocation(line: 18, column: 19, scope: !84)
!228 = !DILocation(line: 18, column: 12, scope: !84)
!229 = !DILocation(line: 18, column: 3, scope: !84)
!230 = !DILocation(line: 19, column: 3, scope: !84)
!231 = !{i64 880}
!232 = !DILocation(line: 20, column: 38, scope: !84)
!233 = !DILocation(line: 20, column: 31, scope: !84)
!234 = !DILocation(line: 20, column: 44, scope: !84)
!235 = !DILocation(line: 20, column: 25, scope: !84)
!236 = !DILocation(line: 20, column: 12, scope: !84)
!237 = !DILocation(line: 20, column: 3, scope: !84)
!238 = !DILocation(line: 21, column: 3, scope: !84)
!239 = !{i64 989}
!240 = !DILocation(line: 22, column: 20, scope: !84)
!241 = distinct !{!241, !242, !243}
!242 = !{!"llvm.loop.mustprogress"}
!243 = !{!"llvm.loop.unroll.disable"}
!244 = !DILocation(line: 22, column: 17, scope: !84)
!245 = !DILocation(line: 22, column: 3, scope: !84)
!246 = !DILocation(line: 23, column: 3, scope: !84)
!247 = !{i64 1101}
!248 = !DILocation(line: 24, column: 15, scope: !84)
!249 = distinct !{!249, !242, !243}
!250 = distinct !{!250, !242, !243}
!251 = !DILocation(line: 24, column: 30, scope: !84)
!252 = !DILocation(line: 24, column: 12, scope: !84)
!253 = !DILocation(line: 24, column: 3, scope: !84)
!254 = !DILocation(line: 25, column: 3, scope: !84)
!255 = !{i64 1214}
!256 = !DILocation(line: 26, column: 15, scope: !84)
!257 = distinct !{!257, !242, !243}
!258 = !DILocation(line: 26, column: 12, scope: !84)
!259 = !DILocation(line: 26, column: 3, scope: !84)
!260 = !DILocation(line: 27, column: 3, scope: !84)
!261 = !{i64 1315}
!262 = !DILocation(line: 28, column: 15, scope: !84)
!263 = distinct !{!263, !242, !243}
!264 = !DILocation(line: 28, column: 12, scope: !84)
!265 = !DILocation(line: 28, column: 3, scope: !84)
!266 = !DILocation(line: 29, column: 3, scope: !84)
!267 = !{i64 1421}
!268 = !DILocation(line: 30, column: 15, scope: !84)
!269 = distinct !{!269, !242, !243}
!270 = !DILocation(line: 30, column: 12, scope: !84)
!271 = !DILocation(line: 30, column: 3, scope: !84)
!272 = !DILocation(line: 32, column: 3, scope: !84)
!273 = !{i64 1566}
!274 = !DILocation(line: 33, column: 58, scope: !84)
!275 = !DILocation(line: 34, column: 12, scope: !84)
!276 = !DILocation(line: 34, column: 3, scope: !84)
!277 = !DILocation(line: 35, column: 3, scope: !84)
!278 = !{i64 1743}
!279 = !DILocation(line: 36, column: 12, scope: !84)
!280 = !DILocation(line: 36, column: 3, scope: !84)
!281 = !DILocation(line: 37, column: 3, scope: !84)
!282 = !{i64 1832}
!283 = !DILocation(line: 38, column: 12, scope: !84)
!284 = !DILocation(line: 38, column: 3, scope: !84)
!285 = !DILocation(line: 39, column: 3, scope: !84)
!286 = !{i64 1931}
!287 = !DILocation(line: 40, column: 12, scope: !84)
!288 = !DILocation(line: 40, column: 3, scope: !84)
!289 = !DILocation(line: 41, column: 3, scope: !84)
!290 = !{i64 2031}
!291 = !DILocation(line: 42, column: 12, scope: !84)
!292 = !DILocation(line: 42, column: 3, scope: !84)
!293 = !DILocation(line: 43, column: 3, scope: !84)
!294 = !{i64 2124}
!295 = !DILocation(line: 44, column: 16, scope: !84)
!296 = !DILocation(line: 44, column: 28, scope: !84)
!297 = !DILocation(line: 44, column: 33, scope: !84)
!298 = !DILocation(line: 44, column: 15, scope: !84)
!299 = !DILocation(line: 44, column: 12, scope: !84)
!300 = !DILocation(line: 44, column: 3, scope: !84)
!301 = !DILocation(line: 45, column: 3, scope: !84)
!302 = !{i64 2252}
!303 = !DILocation(line: 46, column: 12, scope: !84)
!304 = !DILocation(line: 46, column: 3, scope: !84)
!305 = !DILocation(line: 47, column: 3, scope: !84)
!306 = !{i64 2371}
!307 = !DILocation(line: 48, column: 3, scope: !84)
!308 = !{i64 2455}
!309 = !DILocation(line: 49, column: 12, scope: !84)
!310 = !DILocation(line: 49, column: 3, scope: !84)
!311 = !DILocation(line: 51, column: 58, scope: !84)
!312 = !DILocation(line: 51, column: 70, scope: !84)
!313 = !DILocation(line: 51, column: 52, scope: !84)
!314 = !DILocation(line: 51, column: 78, scope: !84)
!315 = !DILocation(line: 51, column: 90, scope: !84)
!316 = !DILocation(line: 51, column: 94, scope: !84)
!317 = !DILocation(line: 51, column: 76, scope: !84)
!318 = !DILocation(line: 51, column: 27, scope: !84)
!319 = !DILocation(line: 52, column: 3, scope: !84)
!320 = !{i64 2706}
!321 = !DILocation(line: 53, column: 3, scope: !84)
!322 = !DILocation(line: 54, column: 3, scope: !84)
!323 = !{i64 2824}
!324 = !DILocation(line: 55, column: 12, scope: !84)
!325 = !DILocation(line: 55, column: 3, scope: !84)
!326 = !DILocation(line: 56, column: 3, scope: !84)
!327 = !{i64 2945}
!328 = !DILocation(line: 57, column: 3, scope: !84)
!329 = !{i64 3045}
!330 = !DILocation(line: 58, column: 3, scope: !84)
!331 = !DILocation(line: 59, column: 10, scope: !84)
!332 = !{!333, !333, i64 0}
!333 = !{!"float", !197, i64 0}
!334 = !DILocation(line: 59, column: 15, scope: !84)
!335 = !DILocation(line: 59, column: 24, scope: !84)
!336 = !DILocation(line: 59, column: 27, scope: !84)
!337 = !DILocation(line: 59, column: 32, scope: !84)
!338 = !DILocation(line: 59, column: 3, scope: !84)
!339 = !DILocation(line: 60, column: 10, scope: !84)
!340 = !DILocation(line: 60, column: 13, scope: !84)
!341 = !DILocation(line: 60, column: 3, scope: !84)
!342 = !DILocation(line: 61, column: 1, scope: !84)
