; ModuleID = 'async_copy_ptx.cu'
source_filename = "async_copy_ptx.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ6copiesPKjPjE1a = internal addrspace(3) global [128 x i32] undef, align 16, !dbg !0
@_ZZ6copiesPKjPjE1b = internal addrspace(3) global [128 x i32] undef, align 16, !dbg !18
@_ZZ6copiesPKjPjE1c = internal addrspace(3) global [128 x i32] undef, align 16, !dbg !23
@_ZZ6copiesPKjPjE1d = internal addrspace(3) global [128 x i32] undef, align 16, !dbg !25
@_ZZ6copiesPKjPjE1e = internal addrspace(3) global [128 x i32] undef, align 16, !dbg !27
@_ZZ6copiesPKjPjE1f = internal addrspace(3) global [64 x i32] undef, align 16, !dbg !29
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [26 x i8] c"a[4 * t + i] == 4 * t + i\00", align 1, !dbg !34
@.str1 = private unnamed_addr constant [18 x i8] c"async_copy_ptx.cu\00", align 1, !dbg !41
@__PRETTY_FUNCTION__._Z6copiesPKjPj = private unnamed_addr constant [50 x i8] c"void copies(const unsigned int *, unsigned int *)\00", align 1, !dbg !46
@.str2 = private unnamed_addr constant [26 x i8] c"b[4 * t + i] == 4 * t + i\00", align 1, !dbg !51
@.str3 = private unnamed_addr constant [60 x i8] c"c[2 * t] == 2 * t && c[2 * t + 1] == ((2 * t + 1) & 0xffff)\00", align 1, !dbg !53
@.str4 = private unnamed_addr constant [40 x i8] c"d[4 * t + i] == (t % 2 ? 0 : 4 * t + i)\00", align 1, !dbg !58
@.str5 = private unnamed_addr constant [24 x i8] c"e[t] == (t % 2 ? 0 : 0)\00", align 1, !dbg !63
@.str6 = private unnamed_addr constant [61 x i8] c"f[t] == (t % 3 ? t : 7) && f[t + 32] == (t % 3 ? 7 : t + 32)\00", align 1, !dbg !68

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z14shared_addressPKv(ptr noundef %p) #0 !dbg !125 {
entry:
    #dbg_value(ptr %p, !131, !DIExpression(), !132)
  %0 = addrspacecast ptr %p to ptr addrspace(3), !dbg !133
  %1 = ptrtoint ptr addrspace(3) %0 to i64, !dbg !133
  %conv = trunc i64 %1 to i32, !dbg !133
  ret i32 %conv, !dbg !134
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6copiesPKjPj(ptr noundef %in, ptr noundef %out) #1 !dbg !2 {
entry:
    #dbg_value(ptr %in, !108, !DIExpression(), !135)
    #dbg_value(ptr %out, !109, !DIExpression(), !135)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !136
    #dbg_value(i32 %0, !110, !DIExpression(), !135)
  %idxprom = sext i32 %0 to i64, !dbg !137
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1f to ptr), i64 0, i64 %idxprom, !dbg !137
  store i32 7, ptr %arrayidx, align 4, !dbg !138, !tbaa !121
  %add = add nsw i32 %0, 32, !dbg !139
  %idxprom1 = sext i32 %add to i64, !dbg !140
  %arrayidx2 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1f to ptr), i64 0, i64 %idxprom1, !dbg !140
  store i32 7, ptr %arrayidx2, align 4, !dbg !141, !tbaa !121
  %mul = mul nsw i32 4, %0, !dbg !142
  %idxprom3 = sext i32 %mul to i64, !dbg !143
  %arrayidx4 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1a to ptr), i64 0, i64 %idxprom3, !dbg !143
    #dbg_value(ptr %arrayidx4, !131, !DIExpression(), !144)
  %1 = addrspacecast ptr %arrayidx4 to ptr addrspace(3), !dbg !146
  %2 = ptrtoint ptr addrspace(3) %1 to i64, !dbg !146
  %conv.i = trunc i64 %2 to i32, !dbg !146
  %mul6 = mul nsw i32 4, %0, !dbg !147
  %idxprom7 = sext i32 %mul6 to i64, !dbg !148
  %arrayidx8 = getelementptr inbounds i32, ptr %in, i64 %idxprom7, !dbg !148
  call void asm sideeffect "cp.async.ca.shared.global [$0], [$1], 16;", "r,l"(i32 %conv.i, ptr %arrayidx8) #6, !dbg !149, !srcloc !150
  %mul9 = mul nsw i32 4, %0, !dbg !151
  %idxprom10 = sext i32 %mul9 to i64, !dbg !152
  %arrayidx11 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1b to ptr), i64 0, i64 %idxprom10, !dbg !152
    #dbg_value(ptr %arrayidx11, !131, !DIExpression(), !153)
  %3 = addrspacecast ptr %arrayidx11 to ptr addrspace(3), !dbg !155
  %4 = ptrtoint ptr addrspace(3) %3 to i64, !dbg !155
  %conv.i193 = trunc i64 %4 to i32, !dbg !155
  %mul13 = mul nsw i32 4, %0, !dbg !156
  %idxprom14 = sext i32 %mul13 to i64, !dbg !157
  %arrayidx15 = getelementptr inbounds i32, ptr %in, i64 %idxprom14, !dbg !157
  call void asm sideeffect "cp.async.cg.shared.global.L2::128B [$0], [$1], $2;", "r,l,n"(i32 %conv.i193, ptr %arrayidx15, i32 16) #6, !dbg !158, !srcloc !159
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #6, !dbg !160, !srcloc !161
  %mul16 = mul nsw i32 2, %0, !dbg !162
  %idxprom17 = sext i32 %mul16 to i64, !dbg !163
  %arrayidx18 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1c to ptr), i64 0, i64 %idxprom17, !dbg !163
    #dbg_value(ptr %arrayidx18, !131, !DIExpression(), !164)
  %5 = addrspacecast ptr %arrayidx18 to ptr addrspace(3), !dbg !166
  %6 = ptrtoint ptr addrspace(3) %5 to i64, !dbg !166
  %conv.i194 = trunc i64 %6 to i32, !dbg !166
  %mul20 = mul nsw i32 2, %0, !dbg !167
  %idxprom21 = sext i32 %mul20 to i64, !dbg !168
  %arrayidx22 = getelementptr inbounds i32, ptr %in, i64 %idxprom21, !dbg !168
  call void asm sideeffect "cp.async.ca.shared::cta.global [$0], [$1], 8, $2;", "r,l,r"(i32 %conv.i194, ptr %arrayidx22, i32 6) #6, !dbg !169, !srcloc !170
  %rem = srem i32 %0, 2, !dbg !171
  %tobool = icmp ne i32 %rem, 0, !dbg !172
  %7 = zext i1 %tobool to i64, !dbg !172
  %cond = select i1 %tobool, i32 0, i32 16, !dbg !172
    #dbg_value(i32 %cond, !111, !DIExpression(), !135)
  %mul23 = mul nsw i32 4, %0, !dbg !173
  %idxprom24 = sext i32 %mul23 to i64, !dbg !174
  %arrayidx25 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1d to ptr), i64 0, i64 %idxprom24, !dbg !174
    #dbg_value(ptr %arrayidx25, !131, !DIExpression(), !175)
  %8 = addrspacecast ptr %arrayidx25 to ptr addrspace(3), !dbg !177
  %9 = ptrtoint ptr addrspace(3) %8 to i64, !dbg !177
  %conv.i195 = trunc i64 %9 to i32, !dbg !177
  %mul27 = mul nsw i32 4, %0, !dbg !178
  %idxprom28 = sext i32 %mul27 to i64, !dbg !179
  %arrayidx29 = getelementptr inbounds i32, ptr %in, i64 %idxprom28, !dbg !179
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;\0A", "r,l,r"(i32 %conv.i195, ptr %arrayidx29, i32 %cond) #6, !dbg !180, !srcloc !181
  %idxprom30 = sext i32 %0 to i64, !dbg !182
  %arrayidx31 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1e to ptr), i64 0, i64 %idxprom30, !dbg !182
    #dbg_value(ptr %arrayidx31, !131, !DIExpression(), !183)
  %10 = addrspacecast ptr %arrayidx31 to ptr addrspace(3), !dbg !185
  %11 = ptrtoint ptr addrspace(3) %10 to i64, !dbg !185
  %conv.i196 = trunc i64 %11 to i32, !dbg !185
  %rem33 = srem i32 %0, 2, !dbg !186
  %tobool34 = icmp ne i32 %rem33, 0, !dbg !187
  br i1 %tobool34, label %cond.true, label %cond.false, !dbg !187

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !187

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !187

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond35 = phi ptr [ %in, %cond.true ], [ inttoptr (i64 4398046511104 to ptr), %cond.false ], !dbg !187
  %rem36 = srem i32 %0, 2, !dbg !188
  %cmp = icmp eq i32 %rem36, 0, !dbg !189
  call void asm sideeffect "{ .reg .pred p;\0A setp.ne.b32 p, $2, 0;\0A cp.async.ca.shared.global [$0], [$1], 4, p; }", "r,l,r"(i32 %conv.i196, ptr %cond35, i1 %cmp) #6, !dbg !190, !srcloc !191
  %idxprom37 = sext i32 %0 to i64, !dbg !192
  %arrayidx38 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1f to ptr), i64 0, i64 %idxprom37, !dbg !192
    #dbg_value(ptr %arrayidx38, !131, !DIExpression(), !193)
  %12 = addrspacecast ptr %arrayidx38 to ptr addrspace(3), !dbg !195
  %13 = ptrtoint ptr addrspace(3) %12 to i64, !dbg !195
  %conv.i197 = trunc i64 %13 to i32, !dbg !195
  %idxprom40 = sext i32 %0 to i64, !dbg !196
  %arrayidx41 = getelementptr inbounds i32, ptr %in, i64 %idxprom40, !dbg !196
  %rem42 = srem i32 %0, 3, !dbg !197
  call void asm sideeffect "{ .reg .pred p;\0A setp.ne.b32 p, $2, 0;\0A @p cp.async.ca.shared.global [$0], [$1], 4; @!p cp.async.ca.shared.global [$0+128], [$1+128], 4; }", "r,l,r"(i32 %conv.i197, ptr %arrayidx41, i32 %rem42) #6, !dbg !198, !srcloc !199
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #6, !dbg !200, !srcloc !201
  call void asm sideeffect "cp.async.wait_group $0;", "n,~{memory}"(i32 1) #6, !dbg !202, !srcloc !203
    #dbg_value(i32 0, !112, !DIExpression(), !204)
  br label %for.cond, !dbg !205

for.cond:                                         ; preds = %for.inc, %cond.end
  %i.0 = phi i32 [ 0, %cond.end ], [ %inc, %for.inc ], !dbg !206
    #dbg_value(i32 %i.0, !112, !DIExpression(), !204)
  %cmp43 = icmp slt i32 %i.0, 4, !dbg !207
  br i1 %cmp43, label %for.body, label %for.cond.cleanup, !dbg !209

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %mul44 = mul nsw i32 4, %0, !dbg !210
  %add45 = add nsw i32 %mul44, %i.0, !dbg !212
  %idxprom46 = sext i32 %add45 to i64, !dbg !213
  %arrayidx47 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1a to ptr), i64 0, i64 %idxprom46, !dbg !213
  %14 = load i32, ptr %arrayidx47, align 4, !dbg !213, !tbaa !121
  %mul48 = mul nsw i32 4, %0, !dbg !214
  %add49 = add nsw i32 %mul48, %i.0, !dbg !215
  %cmp50 = icmp eq i32 %14, %add49, !dbg !216
  %storedv.i190 = zext i1 %cmp50 to i8, !dbg !217
  br i1 %cmp50, label %_ZL9ws_assertbPKcS0_jS0_.exit192, label %if.then.i191, !dbg !217

if.then.i191:                                     ; preds = %for.body
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__._Z6copiesPKjPj, i64 noundef 1) #7, !dbg !217
  unreachable, !dbg !217

_ZL9ws_assertbPKcS0_jS0_.exit192:                 ; preds = %for.body
  %mul51 = mul nsw i32 4, %0, !dbg !218
  %add52 = add nsw i32 %mul51, %i.0, !dbg !219
  %idxprom53 = sext i32 %add52 to i64, !dbg !220
  %arrayidx54 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1b to ptr), i64 0, i64 %idxprom53, !dbg !220
  %15 = load i32, ptr %arrayidx54, align 4, !dbg !220, !tbaa !121
  %mul55 = mul nsw i32 4, %0, !dbg !221
  %add56 = add nsw i32 %mul55, %i.0, !dbg !222
  %cmp57 = icmp eq i32 %15, %add56, !dbg !223
  %storedv.i187 = zext i1 %cmp57 to i8, !dbg !224
  br i1 %cmp57, label %_ZL9ws_assertbPKcS0_jS0_.exit189, label %if.then.i188, !dbg !224

if.then.i188:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit192
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__._Z6copiesPKjPj, i64 noundef 1) #7, !dbg !224
  unreachable, !dbg !224

_ZL9ws_assertbPKcS0_jS0_.exit189:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit192
  br label %for.inc, !dbg !225

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit189
  %inc = add nsw i32 %i.0, 1, !dbg !226
    #dbg_value(i32 %inc, !112, !DIExpression(), !204)
  br label %for.cond, !dbg !227, !llvm.loop !228

for.end:                                          ; preds = %for.cond.cleanup
  call void asm sideeffect "cp.async.wait_all;", "~{memory}"() #6, !dbg !232, !srcloc !233
  %mul58 = mul nsw i32 2, %0, !dbg !234
  %idxprom59 = sext i32 %mul58 to i64, !dbg !235
  %arrayidx60 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1c to ptr), i64 0, i64 %idxprom59, !dbg !235
  %16 = load i32, ptr %arrayidx60, align 4, !dbg !235, !tbaa !121
  %mul61 = mul nsw i32 2, %0, !dbg !236
  %cmp62 = icmp eq i32 %16, %mul61, !dbg !237
  br i1 %cmp62, label %land.rhs, label %land.end, !dbg !238

land.rhs:                                         ; preds = %for.end
  %mul63 = mul nsw i32 2, %0, !dbg !239
  %add64 = add nsw i32 %mul63, 1, !dbg !240
  %idxprom65 = sext i32 %add64 to i64, !dbg !241
  %arrayidx66 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1c to ptr), i64 0, i64 %idxprom65, !dbg !241
  %17 = load i32, ptr %arrayidx66, align 4, !dbg !241, !tbaa !121
  %mul67 = mul nsw i32 2, %0, !dbg !242
  %add68 = add nsw i32 %mul67, 1, !dbg !243
  %and = and i32 %add68, 65535, !dbg !244
  %cmp69 = icmp eq i32 %17, %and, !dbg !245
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.end
  %18 = phi i1 [ false, %for.end ], [ %cmp69, %land.rhs ], !dbg !135
  %storedv.i184 = zext i1 %18 to i8, !dbg !246
  br i1 %18, label %_ZL9ws_assertbPKcS0_jS0_.exit186, label %if.then.i185, !dbg !246

if.then.i185:                                     ; preds = %land.end
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__._Z6copiesPKjPj, i64 noundef 1) #7, !dbg !246
  unreachable, !dbg !246

_ZL9ws_assertbPKcS0_jS0_.exit186:                 ; preds = %land.end
    #dbg_value(i32 0, !114, !DIExpression(), !247)
  br label %for.cond71, !dbg !248

for.cond71:                                       ; preds = %for.inc88, %_ZL9ws_assertbPKcS0_jS0_.exit186
  %i70.0 = phi i32 [ 0, %_ZL9ws_assertbPKcS0_jS0_.exit186 ], [ %inc89, %for.inc88 ], !dbg !249
    #dbg_value(i32 %i70.0, !114, !DIExpression(), !247)
  %cmp72 = icmp slt i32 %i70.0, 4, !dbg !250
  br i1 %cmp72, label %for.body74, label %for.cond.cleanup73, !dbg !252

for.cond.cleanup73:                               ; preds = %for.cond71
  br label %for.end90

for.body74:                                       ; preds = %for.cond71
  %mul75 = mul nsw i32 4, %0, !dbg !253
  %add76 = add nsw i32 %mul75, %i70.0, !dbg !254
  %idxprom77 = sext i32 %add76 to i64, !dbg !255
  %arrayidx78 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1d to ptr), i64 0, i64 %idxprom77, !dbg !255
  %19 = load i32, ptr %arrayidx78, align 4, !dbg !255, !tbaa !121
  %rem79 = srem i32 %0, 2, !dbg !256
  %tobool80 = icmp ne i32 %rem79, 0, !dbg !257
  br i1 %tobool80, label %cond.true81, label %cond.false82, !dbg !257

cond.true81:                                      ; preds = %for.body74
  br label %cond.end85, !dbg !257

cond.false82:                                     ; preds = %for.body74
  %mul83 = mul nsw i32 4, %0, !dbg !258
  %add84 = add nsw i32 %mul83, %i70.0, !dbg !259
  br label %cond.end85, !dbg !257

cond.end85:                                       ; preds = %cond.false82, %cond.true81
  %cond86 = phi i32 [ 0, %cond.true81 ], [ %add84, %cond.false82 ], !dbg !257
  %cmp87 = icmp eq i32 %19, %cond86, !dbg !260
  %storedv.i181 = zext i1 %cmp87 to i8, !dbg !261
  br i1 %cmp87, label %_ZL9ws_assertbPKcS0_jS0_.exit183, label %if.then.i182, !dbg !261

if.then.i182:                                     ; preds = %cond.end85
  call void @__assertfail(ptr noundef @.str4, ptr noundef @.str1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__._Z6copiesPKjPj, i64 noundef 1) #7, !dbg !261
  unreachable, !dbg !261

_ZL9ws_assertbPKcS0_jS0_.exit183:                 ; preds = %cond.end85
  br label %for.inc88, !dbg !261

for.inc88:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit183
  %inc89 = add nsw i32 %i70.0, 1, !dbg !262
    #dbg_value(i32 %inc89, !114, !DIExpression(), !247)
  br label %for.cond71, !dbg !263, !llvm.loop !264

for.end90:                                        ; preds = %for.cond.cleanup73
  %idxprom91 = sext i32 %0 to i64, !dbg !266
  %arrayidx92 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1e to ptr), i64 0, i64 %idxprom91, !dbg !266
  %20 = load i32, ptr %arrayidx92, align 4, !dbg !266, !tbaa !121
  %rem93 = srem i32 %0, 2, !dbg !267
  %tobool94 = icmp ne i32 %rem93, 0, !dbg !268
  %21 = zext i1 %tobool94 to i64, !dbg !268
  %cond95 = select i1 %tobool94, i32 0, i32 0, !dbg !268
  %cmp96 = icmp eq i32 %20, %cond95, !dbg !269
  %storedv.i178 = zext i1 %cmp96 to i8, !dbg !270
  br i1 %cmp96, label %_ZL9ws_assertbPKcS0_jS0_.exit180, label %if.then.i179, !dbg !270

if.then.i179:                                     ; preds = %for.end90
  call void @__assertfail(ptr noundef @.str5, ptr noundef @.str1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__._Z6copiesPKjPj, i64 noundef 1) #7, !dbg !270
  unreachable, !dbg !270

_ZL9ws_assertbPKcS0_jS0_.exit180:                 ; preds = %for.end90
  %idxprom97 = sext i32 %0 to i64, !dbg !271
  %arrayidx98 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1f to ptr), i64 0, i64 %idxprom97, !dbg !271
  %22 = load i32, ptr %arrayidx98, align 4, !dbg !271, !tbaa !121
  %rem99 = srem i32 %0, 3, !dbg !272
  %tobool100 = icmp ne i32 %rem99, 0, !dbg !273
  br i1 %tobool100, label %cond.true101, label %cond.false102, !dbg !273

cond.true101:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit180
  br label %cond.end103, !dbg !273

cond.false102:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit180
  br label %cond.end103, !dbg !273

cond.end103:                                      ; preds = %cond.false102, %cond.true101
  %cond104 = phi i32 [ %0, %cond.true101 ], [ 7, %cond.false102 ], !dbg !273
  %cmp105 = icmp eq i32 %22, %cond104, !dbg !274
  br i1 %cmp105, label %land.rhs106, label %land.end118, !dbg !275

land.rhs106:                                      ; preds = %cond.end103
  %add107 = add nsw i32 %0, 32, !dbg !276
  %idxprom108 = sext i32 %add107 to i64, !dbg !277
  %arrayidx109 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1f to ptr), i64 0, i64 %idxprom108, !dbg !277
  %23 = load i32, ptr %arrayidx109, align 4, !dbg !277, !tbaa !121
  %rem110 = srem i32 %0, 3, !dbg !278
  %tobool111 = icmp ne i32 %rem110, 0, !dbg !279
  br i1 %tobool111, label %cond.true112, label %cond.false113, !dbg !279

cond.true112:                                     ; preds = %land.rhs106
  br label %cond.end115, !dbg !279

cond.false113:                                    ; preds = %land.rhs106
  %add114 = add nsw i32 %0, 32, !dbg !280
  br label %cond.end115, !dbg !279

cond.end115:                                      ; preds = %cond.false113, %cond.true112
  %cond116 = phi i32 [ 7, %cond.true112 ], [ %add114, %cond.false113 ], !dbg !279
  %cmp117 = icmp eq i32 %23, %cond116, !dbg !281
  br label %land.end118

land.end118:                                      ; preds = %cond.end115, %cond.end103
  %24 = phi i1 [ false, %cond.end103 ], [ %cmp117, %cond.end115 ], !dbg !135
  %storedv.i = zext i1 %24 to i8, !dbg !282
  br i1 %24, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !282

if.then.i:                                        ; preds = %land.end118
  call void @__assertfail(ptr noundef @.str6, ptr noundef @.str1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__._Z6copiesPKjPj, i64 noundef 1) #7, !dbg !282
  unreachable, !dbg !282

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end118
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !283
  %sub = sub nsw i32 127, %0, !dbg !284
  %idxprom119 = sext i32 %sub to i64, !dbg !285
  %arrayidx120 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1a to ptr), i64 0, i64 %idxprom119, !dbg !285
  %25 = load i32, ptr %arrayidx120, align 4, !dbg !285, !tbaa !121
  %sub121 = sub nsw i32 31, %0, !dbg !286
  %idxprom122 = sext i32 %sub121 to i64, !dbg !287
  %arrayidx123 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1f to ptr), i64 0, i64 %idxprom122, !dbg !287
  %26 = load i32, ptr %arrayidx123, align 4, !dbg !287, !tbaa !121
  %add124 = add i32 %25, %26, !dbg !288
  %idxprom125 = sext i32 %0 to i64, !dbg !289
  %arrayidx126 = getelementptr inbounds i32, ptr %out, i64 %idxprom125, !dbg !289
  store i32 %add124, ptr %arrayidx126, align 4, !dbg !290, !tbaa !121
  ret void, !dbg !291
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #5

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!116, !117, !118, !119}
!llvm.ident = !{!120}
!llvm.errno.tbaa = !{!121}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true, align: 128)
!2 = distinct !DISubprogram(name: "copies", linkageName: "_Z6copiesPKjPj", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !107)
!3 = !DIFile(filename: "async_copy_ptx.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !17, imports: !73, splitDebugInlining: false, nameTableKind: None)
!11 = !{!8, !6, !12, !13, !16}
!12 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !14, line: 34, baseType: !15)
!14 = !DIFile(filename: "cuda/ws/config.h", directory: ".")
!15 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!17 = !{!0, !18, !23, !25, !27, !29, !34, !41, !46, !51, !53, !58, !63, !68}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!19 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true, align: 128)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 128)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!24 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true, align: 128)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!26 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true, align: 128)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!28 = distinct !DIGlobalVariable(name: "e", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true, align: 128)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!30 = distinct !DIGlobalVariable(name: "f", scope: !2, file: !3, line: 10, type: !31, isLocal: true, isDefinition: true, align: 128)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 64)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 208, elements: !39)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !38)
!38 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!39 = !{!40}
!40 = !DISubrange(count: 26)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 144, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 18)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 400, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 50)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !36, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 480, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 60)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 320, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 40)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !65, isLocal: true, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 192, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 24)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !70, isLocal: true, isDefinition: true)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 488, elements: !71)
!71 = !{!72}
!72 = !DISubrange(count: 61)
!73 = !{!74, !77, !79, !84, !89, !94, !99, !101}
!74 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !75, file: !76, line: 128)
!75 = !DINamespace(name: "ws_math", scope: null)
!76 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!77 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !78, entity: !75, file: !76, line: 129)
!78 = !DINamespace(name: "std", scope: null)
!79 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !78, entity: !80, file: !76, line: 154)
!80 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !76, file: !76, line: 137, type: !81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!81 = !DISubroutineType(types: !82)
!82 = !{!83, !83}
!83 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!84 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !78, entity: !85, file: !76, line: 154)
!85 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !76, file: !76, line: 133, type: !86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!86 = !DISubroutineType(types: !87)
!87 = !{!88, !88}
!88 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !78, entity: !90, file: !76, line: 154)
!90 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !76, file: !76, line: 134, type: !91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!91 = !DISubroutineType(types: !92)
!92 = !{!93, !93}
!93 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!94 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !78, entity: !95, file: !76, line: 154)
!95 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !76, file: !76, line: 145, type: !96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!96 = !DISubroutineType(types: !97)
!97 = !{!12, !98}
!98 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !78, entity: !100, file: !76, line: 154)
!100 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !76, file: !76, line: 147, type: !96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!101 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !78, entity: !102, file: !76, line: 154)
!102 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !76, file: !76, line: 149, type: !103, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!103 = !DISubroutineType(types: !104)
!104 = !{!105, !106}
!105 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!106 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!107 = !{!108, !109, !110, !111, !112, !114}
!108 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!109 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 9, type: !9)
!110 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 11, type: !105)
!111 = !DILocalVariable(name: "size", scope: !2, file: !3, line: 20, type: !105)
!112 = !DILocalVariable(name: "i", scope: !113, file: !3, line: 28, type: !105)
!113 = distinct !DILexicalBlock(scope: !2, file: !3, line: 28, column: 3)
!114 = !DILocalVariable(name: "i", scope: !115, file: !3, line: 31, type: !105)
!115 = distinct !DILexicalBlock(scope: !2, file: !3, line: 31, column: 3)
!116 = !{i32 7, !"Dwarf Version", i32 4}
!117 = !{i32 2, !"Debug Info Version", i32 3}
!118 = !{i32 1, !"wchar_size", i32 4}
!119 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!120 = !{!"clang version 22.1.8"}
!121 = !{!122, !122, i64 0}
!122 = !{!"int", !123, i64 0}
!123 = !{!"omnipotent char", !124, i64 0}
!124 = !{!"Simple C++ TBAA"}
!125 = distinct !DISubprogram(name: "shared_address", linkageName: "_Z14shared_addressPKv", scope: !3, file: !3, line: 7, type: !126, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !130)
!126 = !DISubroutineType(types: !127)
!127 = !{!8, !128}
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !129, size: 64)
!129 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!130 = !{!131}
!131 = !DILocalVariable(name: "p", arg: 1, scope: !125, file: !3, line: 7, type: !128)
!132 = !DILocation(line: 0, scope: !125)
!133 = !DILocation(line: 7, column: 70, scope: !125)
!134 = !DILocation(line: 7, column: 53, scope: !125)
!135 = !DILocation(line: 0, scope: !2)
!136 = !DILocation(line: 11, column: 11, scope: !2)
!137 = !DILocation(line: 12, column: 3, scope: !2)
!138 = !DILocation(line: 12, column: 8, scope: !2)
!139 = !DILocation(line: 13, column: 7, scope: !2)
!140 = !DILocation(line: 13, column: 3, scope: !2)
!141 = !DILocation(line: 13, column: 13, scope: !2)
!142 = !DILocation(line: 14, column: 86, scope: !2)
!143 = !DILocation(line: 14, column: 82, scope: !2)
!144 = !DILocation(line: 0, scope: !125, inlinedAt: !145)
!145 = distinct !DILocation(line: 14, column: 66, scope: !2)
!146 = !DILocation(line: 7, column: 70, scope: !125, inlinedAt: !145)
!147 = !DILocation(line: 14, column: 104, scope: !2)
!148 = !DILocation(line: 14, column: 99, scope: !2)
!149 = !DILocation(line: 14, column: 3, scope: !2)
!150 = !{i64 576}
!151 = !DILocation(line: 15, column: 95, scope: !2)
!152 = !DILocation(line: 15, column: 91, scope: !2)
!153 = !DILocation(line: 0, scope: !125, inlinedAt: !154)
!154 = distinct !DILocation(line: 15, column: 75, scope: !2)
!155 = !DILocation(line: 7, column: 70, scope: !125, inlinedAt: !154)
!156 = !DILocation(line: 15, column: 113, scope: !2)
!157 = !DILocation(line: 15, column: 108, scope: !2)
!158 = !DILocation(line: 15, column: 3, scope: !2)
!159 = !{i64 687}
!160 = !DILocation(line: 16, column: 3, scope: !2)
!161 = !{i64 816}
!162 = !DILocation(line: 18, column: 94, scope: !2)
!163 = !DILocation(line: 18, column: 90, scope: !2)
!164 = !DILocation(line: 0, scope: !125, inlinedAt: !165)
!165 = distinct !DILocation(line: 18, column: 74, scope: !2)
!166 = !DILocation(line: 7, column: 70, scope: !125, inlinedAt: !165)
!167 = !DILocation(line: 18, column: 112, scope: !2)
!168 = !DILocation(line: 18, column: 107, scope: !2)
!169 = !DILocation(line: 18, column: 3, scope: !2)
!170 = !{i64 914}
!171 = !DILocation(line: 20, column: 16, scope: !2)
!172 = !DILocation(line: 20, column: 14, scope: !2)
!173 = !DILocation(line: 21, column: 92, scope: !2)
!174 = !DILocation(line: 21, column: 88, scope: !2)
!175 = !DILocation(line: 0, scope: !125, inlinedAt: !176)
!176 = distinct !DILocation(line: 21, column: 72, scope: !2)
!177 = !DILocation(line: 7, column: 70, scope: !125, inlinedAt: !176)
!178 = !DILocation(line: 21, column: 110, scope: !2)
!179 = !DILocation(line: 21, column: 105, scope: !2)
!180 = !DILocation(line: 21, column: 3, scope: !2)
!181 = !{i64 1108}
!182 = !DILocation(line: 23, column: 128, scope: !2)
!183 = !DILocation(line: 0, scope: !125, inlinedAt: !184)
!184 = distinct !DILocation(line: 23, column: 112, scope: !2)
!185 = !DILocation(line: 7, column: 70, scope: !125, inlinedAt: !184)
!186 = !DILocation(line: 23, column: 142, scope: !2)
!187 = !DILocation(line: 23, column: 140, scope: !2)
!188 = !DILocation(line: 23, column: 193, scope: !2)
!189 = !DILocation(line: 23, column: 197, scope: !2)
!190 = !DILocation(line: 23, column: 3, scope: !2)
!191 = !{i64 1294, i64 1312, i64 1336}
!192 = !DILocation(line: 25, column: 181, scope: !2)
!193 = !DILocation(line: 0, scope: !125, inlinedAt: !194)
!194 = distinct !DILocation(line: 25, column: 165, scope: !2)
!195 = !DILocation(line: 7, column: 70, scope: !125, inlinedAt: !194)
!196 = !DILocation(line: 25, column: 194, scope: !2)
!197 = !DILocation(line: 25, column: 208, scope: !2)
!198 = !DILocation(line: 25, column: 3, scope: !2)
!199 = !{i64 1525, i64 1543, i64 1567}
!200 = !DILocation(line: 26, column: 3, scope: !2)
!201 = !{i64 1739}
!202 = !DILocation(line: 27, column: 3, scope: !2)
!203 = !{i64 1794}
!204 = !DILocation(line: 0, scope: !113)
!205 = !DILocation(line: 28, column: 8, scope: !113)
!206 = !DILocation(line: 28, scope: !113)
!207 = !DILocation(line: 28, column: 21, scope: !208)
!208 = distinct !DILexicalBlock(scope: !113, file: !3, line: 28, column: 3)
!209 = !DILocation(line: 28, column: 3, scope: !113)
!210 = !DILocation(line: 28, column: 44, scope: !211)
!211 = distinct !DILexicalBlock(scope: !208, file: !3, line: 28, column: 31)
!212 = !DILocation(line: 28, column: 48, scope: !211)
!213 = !DILocation(line: 28, column: 40, scope: !211)
!214 = !DILocation(line: 28, column: 58, scope: !211)
!215 = !DILocation(line: 28, column: 62, scope: !211)
!216 = !DILocation(line: 28, column: 53, scope: !211)
!217 = !DILocation(line: 28, column: 33, scope: !211)
!218 = !DILocation(line: 28, column: 79, scope: !211)
!219 = !DILocation(line: 28, column: 83, scope: !211)
!220 = !DILocation(line: 28, column: 75, scope: !211)
!221 = !DILocation(line: 28, column: 93, scope: !211)
!222 = !DILocation(line: 28, column: 97, scope: !211)
!223 = !DILocation(line: 28, column: 88, scope: !211)
!224 = !DILocation(line: 28, column: 68, scope: !211)
!225 = !DILocation(line: 28, column: 103, scope: !211)
!226 = !DILocation(line: 28, column: 26, scope: !208)
!227 = !DILocation(line: 28, column: 3, scope: !208)
!228 = distinct !{!228, !209, !229, !230, !231}
!229 = !DILocation(line: 28, column: 103, scope: !113)
!230 = !{!"llvm.loop.mustprogress"}
!231 = !{!"llvm.loop.unroll.disable"}
!232 = !DILocation(line: 29, column: 3, scope: !2)
!233 = !{i64 1961}
!234 = !DILocation(line: 30, column: 14, scope: !2)
!235 = !DILocation(line: 30, column: 10, scope: !2)
!236 = !DILocation(line: 30, column: 24, scope: !2)
!237 = !DILocation(line: 30, column: 19, scope: !2)
!238 = !DILocation(line: 30, column: 28, scope: !2)
!239 = !DILocation(line: 30, column: 35, scope: !2)
!240 = !DILocation(line: 30, column: 39, scope: !2)
!241 = !DILocation(line: 30, column: 31, scope: !2)
!242 = !DILocation(line: 30, column: 51, scope: !2)
!243 = !DILocation(line: 30, column: 55, scope: !2)
!244 = !DILocation(line: 30, column: 60, scope: !2)
!245 = !DILocation(line: 30, column: 44, scope: !2)
!246 = !DILocation(line: 30, column: 3, scope: !2)
!247 = !DILocation(line: 0, scope: !115)
!248 = !DILocation(line: 31, column: 8, scope: !115)
!249 = !DILocation(line: 31, scope: !115)
!250 = !DILocation(line: 31, column: 21, scope: !251)
!251 = distinct !DILexicalBlock(scope: !115, file: !3, line: 31, column: 3)
!252 = !DILocation(line: 31, column: 3, scope: !115)
!253 = !DILocation(line: 31, column: 42, scope: !251)
!254 = !DILocation(line: 31, column: 46, scope: !251)
!255 = !DILocation(line: 31, column: 38, scope: !251)
!256 = !DILocation(line: 31, column: 57, scope: !251)
!257 = !DILocation(line: 31, column: 55, scope: !251)
!258 = !DILocation(line: 31, column: 69, scope: !251)
!259 = !DILocation(line: 31, column: 73, scope: !251)
!260 = !DILocation(line: 31, column: 51, scope: !251)
!261 = !DILocation(line: 31, column: 31, scope: !251)
!262 = !DILocation(line: 31, column: 26, scope: !251)
!263 = !DILocation(line: 31, column: 3, scope: !251)
!264 = distinct !{!264, !252, !265, !230, !231}
!265 = !DILocation(line: 31, column: 31, scope: !115)
!266 = !DILocation(line: 32, column: 10, scope: !2)
!267 = !DILocation(line: 32, column: 21, scope: !2)
!268 = !DILocation(line: 32, column: 19, scope: !2)
!269 = !DILocation(line: 32, column: 15, scope: !2)
!270 = !DILocation(line: 32, column: 3, scope: !2)
!271 = !DILocation(line: 33, column: 10, scope: !2)
!272 = !DILocation(line: 33, column: 21, scope: !2)
!273 = !DILocation(line: 33, column: 19, scope: !2)
!274 = !DILocation(line: 33, column: 15, scope: !2)
!275 = !DILocation(line: 33, column: 34, scope: !2)
!276 = !DILocation(line: 33, column: 41, scope: !2)
!277 = !DILocation(line: 33, column: 37, scope: !2)
!278 = !DILocation(line: 33, column: 53, scope: !2)
!279 = !DILocation(line: 33, column: 51, scope: !2)
!280 = !DILocation(line: 33, column: 65, scope: !2)
!281 = !DILocation(line: 33, column: 47, scope: !2)
!282 = !DILocation(line: 33, column: 3, scope: !2)
!283 = !DILocation(line: 34, column: 3, scope: !2)
!284 = !DILocation(line: 35, column: 18, scope: !2)
!285 = !DILocation(line: 35, column: 12, scope: !2)
!286 = !DILocation(line: 35, column: 30, scope: !2)
!287 = !DILocation(line: 35, column: 25, scope: !2)
!288 = !DILocation(line: 35, column: 23, scope: !2)
!289 = !DILocation(line: 35, column: 3, scope: !2)
!290 = !DILocation(line: 35, column: 10, scope: !2)
!291 = !DILocation(line: 36, column: 1, scope: !2)
