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

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z14shared_addressPKv(ptr noundef %p) #0 !dbg !113 {
entry:
  %p.addr.i = alloca ptr, align 8
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !118, !DIExpression(), !119)
  %0 = load ptr, ptr %p.addr, align 8, !dbg !120
  store ptr %0, ptr %p.addr.i, align 8, !dbg !121
  %1 = load ptr, ptr %p.addr.i, align 8, !dbg !121
  %2 = addrspacecast ptr %1 to ptr addrspace(3), !dbg !121
  %3 = ptrtoint ptr addrspace(3) %2 to i64, !dbg !121
  %conv = trunc i64 %3 to i32, !dbg !121
  ret i32 %conv, !dbg !122
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6copiesPKjPj(ptr noundef %in, ptr noundef %out) #1 !dbg !2 {
entry:
  %holds.addr.i162 = alloca i8, align 1
  %text.addr.i163 = alloca ptr, align 8
  %file.addr.i164 = alloca ptr, align 8
  %line.addr.i165 = alloca i32, align 4
  %fn.addr.i166 = alloca ptr, align 8
  %holds.addr.i153 = alloca i8, align 1
  %text.addr.i154 = alloca ptr, align 8
  %file.addr.i155 = alloca ptr, align 8
  %line.addr.i156 = alloca i32, align 4
  %fn.addr.i157 = alloca ptr, align 8
  %holds.addr.i144 = alloca i8, align 1
  %text.addr.i145 = alloca ptr, align 8
  %file.addr.i146 = alloca ptr, align 8
  %line.addr.i147 = alloca i32, align 4
  %fn.addr.i148 = alloca ptr, align 8
  %holds.addr.i135 = alloca i8, align 1
  %text.addr.i136 = alloca ptr, align 8
  %file.addr.i137 = alloca ptr, align 8
  %line.addr.i138 = alloca i32, align 4
  %fn.addr.i139 = alloca ptr, align 8
  %holds.addr.i126 = alloca i8, align 1
  %text.addr.i127 = alloca ptr, align 8
  %file.addr.i128 = alloca ptr, align 8
  %line.addr.i129 = alloca i32, align 4
  %fn.addr.i130 = alloca ptr, align 8
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %size = alloca i32, align 4
  %i = alloca i32, align 4
  %i70 = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !123, !DIExpression(), !124)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !125, !DIExpression(), !126)
    #dbg_declare(ptr %t, !127, !DIExpression(), !128)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !129
  store i32 %0, ptr %t, align 4, !dbg !128
  %1 = load i32, ptr %t, align 4, !dbg !130
  %idxprom = sext i32 %1 to i64, !dbg !131
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1f to ptr), i64 0, i64 %idxprom, !dbg !131
  store i32 7, ptr %arrayidx, align 4, !dbg !132
  %2 = load i32, ptr %t, align 4, !dbg !133
  %add = add nsw i32 %2, 32, !dbg !134
  %idxprom1 = sext i32 %add to i64, !dbg !135
  %arrayidx2 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1f to ptr), i64 0, i64 %idxprom1, !dbg !135
  store i32 7, ptr %arrayidx2, align 4, !dbg !136
  %3 = load i32, ptr %t, align 4, !dbg !137
  %mul = mul nsw i32 4, %3, !dbg !138
  %idxprom3 = sext i32 %mul to i64, !dbg !139
  %arrayidx4 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1a to ptr), i64 0, i64 %idxprom3, !dbg !139
  %call5 = call noundef i32 @_Z14shared_addressPKv(ptr noundef %arrayidx4) #5, !dbg !140
  %4 = load ptr, ptr %in.addr, align 8, !dbg !141
  %5 = load i32, ptr %t, align 4, !dbg !142
  %mul6 = mul nsw i32 4, %5, !dbg !143
  %idxprom7 = sext i32 %mul6 to i64, !dbg !141
  %arrayidx8 = getelementptr inbounds i32, ptr %4, i64 %idxprom7, !dbg !141
  call void asm sideeffect "cp.async.ca.shared.global [$0], [$1], 16;", "r,l"(i32 %call5, ptr %arrayidx8) #5, !dbg !144, !srcloc !145
  %6 = load i32, ptr %t, align 4, !dbg !146
  %mul9 = mul nsw i32 4, %6, !dbg !147
  %idxprom10 = sext i32 %mul9 to i64, !dbg !148
  %arrayidx11 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1b to ptr), i64 0, i64 %idxprom10, !dbg !148
  %call12 = call noundef i32 @_Z14shared_addressPKv(ptr noundef %arrayidx11) #5, !dbg !149
  %7 = load ptr, ptr %in.addr, align 8, !dbg !150
  %8 = load i32, ptr %t, align 4, !dbg !151
  %mul13 = mul nsw i32 4, %8, !dbg !152
  %idxprom14 = sext i32 %mul13 to i64, !dbg !150
  %arrayidx15 = getelementptr inbounds i32, ptr %7, i64 %idxprom14, !dbg !150
  call void asm sideeffect "cp.async.cg.shared.global.L2::128B [$0], [$1], $2;", "r,l,n"(i32 %call12, ptr %arrayidx15, i32 16) #5, !dbg !153, !srcloc !154
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #5, !dbg !155, !srcloc !156
  %9 = load i32, ptr %t, align 4, !dbg !157
  %mul16 = mul nsw i32 2, %9, !dbg !158
  %idxprom17 = sext i32 %mul16 to i64, !dbg !159
  %arrayidx18 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1c to ptr), i64 0, i64 %idxprom17, !dbg !159
  %call19 = call noundef i32 @_Z14shared_addressPKv(ptr noundef %arrayidx18) #5, !dbg !160
  %10 = load ptr, ptr %in.addr, align 8, !dbg !161
  %11 = load i32, ptr %t, align 4, !dbg !162
  %mul20 = mul nsw i32 2, %11, !dbg !163
  %idxprom21 = sext i32 %mul20 to i64, !dbg !161
  %arrayidx22 = getelementptr inbounds i32, ptr %10, i64 %idxprom21, !dbg !161
  call void asm sideeffect "cp.async.ca.shared::cta.global [$0], [$1], 8, $2;", "r,l,r"(i32 %call19, ptr %arrayidx22, i32 6) #5, !dbg !164, !srcloc !165
    #dbg_declare(ptr %size, !166, !DIExpression(), !167)
  %12 = load i32, ptr %t, align 4, !dbg !168
  %rem = srem i32 %12, 2, !dbg !169
  %tobool = icmp ne i32 %rem, 0, !dbg !168
  %13 = zext i1 %tobool to i64, !dbg !168
  %cond = select i1 %tobool, i32 0, i32 16, !dbg !168
  store i32 %cond, ptr %size, align 4, !dbg !167
  %14 = load i32, ptr %t, align 4, !dbg !170
  %mul23 = mul nsw i32 4, %14, !dbg !171
  %idxprom24 = sext i32 %mul23 to i64, !dbg !172
  %arrayidx25 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1d to ptr), i64 0, i64 %idxprom24, !dbg !172
  %call26 = call noundef i32 @_Z14shared_addressPKv(ptr noundef %arrayidx25) #5, !dbg !173
  %15 = load ptr, ptr %in.addr, align 8, !dbg !174
  %16 = load i32, ptr %t, align 4, !dbg !175
  %mul27 = mul nsw i32 4, %16, !dbg !176
  %idxprom28 = sext i32 %mul27 to i64, !dbg !174
  %arrayidx29 = getelementptr inbounds i32, ptr %15, i64 %idxprom28, !dbg !174
  %17 = load i32, ptr %size, align 4, !dbg !177
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;\0A", "r,l,r"(i32 %call26, ptr %arrayidx29, i32 %17) #5, !dbg !178, !srcloc !179
  %18 = load i32, ptr %t, align 4, !dbg !180
  %idxprom30 = sext i32 %18 to i64, !dbg !181
  %arrayidx31 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1e to ptr), i64 0, i64 %idxprom30, !dbg !181
  %call32 = call noundef i32 @_Z14shared_addressPKv(ptr noundef %arrayidx31) #5, !dbg !182
  %19 = load i32, ptr %t, align 4, !dbg !183
  %rem33 = srem i32 %19, 2, !dbg !184
  %tobool34 = icmp ne i32 %rem33, 0, !dbg !183
  br i1 %tobool34, label %cond.true, label %cond.false, !dbg !183

cond.true:                                        ; preds = %entry
  %20 = load ptr, ptr %in.addr, align 8, !dbg !185
  br label %cond.end, !dbg !183

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !183

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond35 = phi ptr [ %20, %cond.true ], [ inttoptr (i64 4398046511104 to ptr), %cond.false ], !dbg !183
  %21 = load i32, ptr %t, align 4, !dbg !186
  %rem36 = srem i32 %21, 2, !dbg !187
  %cmp = icmp eq i32 %rem36, 0, !dbg !188
  call void asm sideeffect "{ .reg .pred p;\0A setp.ne.b32 p, $2, 0;\0A cp.async.ca.shared.global [$0], [$1], 4, p; }", "r,l,r"(i32 %call32, ptr %cond35, i1 %cmp) #5, !dbg !189, !srcloc !190
  %22 = load i32, ptr %t, align 4, !dbg !191
  %idxprom37 = sext i32 %22 to i64, !dbg !192
  %arrayidx38 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1f to ptr), i64 0, i64 %idxprom37, !dbg !192
  %call39 = call noundef i32 @_Z14shared_addressPKv(ptr noundef %arrayidx38) #5, !dbg !193
  %23 = load ptr, ptr %in.addr, align 8, !dbg !194
  %24 = load i32, ptr %t, align 4, !dbg !195
  %idxprom40 = sext i32 %24 to i64, !dbg !194
  %arrayidx41 = getelementptr inbounds i32, ptr %23, i64 %idxprom40, !dbg !194
  %25 = load i32, ptr %t, align 4, !dbg !196
  %rem42 = srem i32 %25, 3, !dbg !197
  call void asm sideeffect "{ .reg .pred p;\0A setp.ne.b32 p, $2, 0;\0A @p cp.async.ca.shared.global [$0], [$1], 4; @!p cp.async.ca.shared.global [$0+128], [$1+128], 4; }", "r,l,r"(i32 %call39, ptr %arrayidx41, i32 %rem42) #5, !dbg !198, !srcloc !199
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #5, !dbg !200, !srcloc !201
  call void asm sideeffect "cp.async.wait_group $0;", "n,~{memory}"(i32 1) #5, !dbg !202, !srcloc !203
    #dbg_declare(ptr %i, !204, !DIExpression(), !206)
  store i32 0, ptr %i, align 4, !dbg !206
  br label %for.cond, !dbg !207

for.cond:                                         ; preds = %for.inc, %cond.end
  %26 = load i32, ptr %i, align 4, !dbg !208
  %cmp43 = icmp slt i32 %26, 4, !dbg !210
  br i1 %cmp43, label %for.body, label %for.end, !dbg !211

for.body:                                         ; preds = %for.cond
  %27 = load i32, ptr %t, align 4, !dbg !212
  %mul44 = mul nsw i32 4, %27, !dbg !214
  %28 = load i32, ptr %i, align 4, !dbg !215
  %add45 = add nsw i32 %mul44, %28, !dbg !216
  %idxprom46 = sext i32 %add45 to i64, !dbg !217
  %arrayidx47 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1a to ptr), i64 0, i64 %idxprom46, !dbg !217
  %29 = load i32, ptr %arrayidx47, align 4, !dbg !217
  %30 = load i32, ptr %t, align 4, !dbg !218
  %mul48 = mul nsw i32 4, %30, !dbg !219
  %31 = load i32, ptr %i, align 4, !dbg !220
  %add49 = add nsw i32 %mul48, %31, !dbg !221
  %cmp50 = icmp eq i32 %29, %add49, !dbg !222
  %storedv.i167 = zext i1 %cmp50 to i8, !dbg !223
  store i8 %storedv.i167, ptr %holds.addr.i162, align 1, !dbg !223
  store ptr @.str, ptr %text.addr.i163, align 8, !dbg !223
  store ptr @.str1, ptr %file.addr.i164, align 8, !dbg !223
  store i32 28, ptr %line.addr.i165, align 4, !dbg !223
  store ptr @__PRETTY_FUNCTION__._Z6copiesPKjPj, ptr %fn.addr.i166, align 8, !dbg !223
  %32 = load i8, ptr %holds.addr.i162, align 1, !dbg !223
  %loadedv.i168 = trunc i8 %32 to i1, !dbg !223
  br i1 %loadedv.i168, label %_ZL9ws_assertbPKcS0_jS0_.exit170, label %if.then.i169, !dbg !223

if.then.i169:                                     ; preds = %for.body
  %33 = load ptr, ptr %text.addr.i163, align 8, !dbg !223
  %34 = load ptr, ptr %file.addr.i164, align 8, !dbg !223
  %35 = load i32, ptr %line.addr.i165, align 4, !dbg !223
  %36 = load ptr, ptr %fn.addr.i166, align 8, !dbg !223
  call void @__assertfail(ptr noundef %33, ptr noundef %34, i32 noundef %35, ptr noundef %36, i64 noundef 1) #6, !dbg !223
  unreachable, !dbg !223

_ZL9ws_assertbPKcS0_jS0_.exit170:                 ; preds = %for.body
  %37 = load i32, ptr %t, align 4, !dbg !224
  %mul51 = mul nsw i32 4, %37, !dbg !225
  %38 = load i32, ptr %i, align 4, !dbg !226
  %add52 = add nsw i32 %mul51, %38, !dbg !227
  %idxprom53 = sext i32 %add52 to i64, !dbg !228
  %arrayidx54 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1b to ptr), i64 0, i64 %idxprom53, !dbg !228
  %39 = load i32, ptr %arrayidx54, align 4, !dbg !228
  %40 = load i32, ptr %t, align 4, !dbg !229
  %mul55 = mul nsw i32 4, %40, !dbg !230
  %41 = load i32, ptr %i, align 4, !dbg !231
  %add56 = add nsw i32 %mul55, %41, !dbg !232
  %cmp57 = icmp eq i32 %39, %add56, !dbg !233
  %storedv.i158 = zext i1 %cmp57 to i8, !dbg !234
  store i8 %storedv.i158, ptr %holds.addr.i153, align 1, !dbg !234
  store ptr @.str2, ptr %text.addr.i154, align 8, !dbg !234
  store ptr @.str1, ptr %file.addr.i155, align 8, !dbg !234
  store i32 28, ptr %line.addr.i156, align 4, !dbg !234
  store ptr @__PRETTY_FUNCTION__._Z6copiesPKjPj, ptr %fn.addr.i157, align 8, !dbg !234
  %42 = load i8, ptr %holds.addr.i153, align 1, !dbg !234
  %loadedv.i159 = trunc i8 %42 to i1, !dbg !234
  br i1 %loadedv.i159, label %_ZL9ws_assertbPKcS0_jS0_.exit161, label %if.then.i160, !dbg !234

if.then.i160:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit170
  %43 = load ptr, ptr %text.addr.i154, align 8, !dbg !234
  %44 = load ptr, ptr %file.addr.i155, align 8, !dbg !234
  %45 = load i32, ptr %line.addr.i156, align 4, !dbg !234
  %46 = load ptr, ptr %fn.addr.i157, align 8, !dbg !234
  call void @__assertfail(ptr noundef %43, ptr noundef %44, i32 noundef %45, ptr noundef %46, i64 noundef 1) #6, !dbg !234
  unreachable, !dbg !234

_ZL9ws_assertbPKcS0_jS0_.exit161:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit170
  br label %for.inc, !dbg !235

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit161
  %47 = load i32, ptr %i, align 4, !dbg !236
  %inc = add nsw i32 %47, 1, !dbg !236
  store i32 %inc, ptr %i, align 4, !dbg !236
  br label %for.cond, !dbg !237, !llvm.loop !238

for.end:                                          ; preds = %for.cond
  call void asm sideeffect "cp.async.wait_all;", "~{memory}"() #5, !dbg !241, !srcloc !242
  %48 = load i32, ptr %t, align 4, !dbg !243
  %mul58 = mul nsw i32 2, %48, !dbg !244
  %idxprom59 = sext i32 %mul58 to i64, !dbg !245
  %arrayidx60 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1c to ptr), i64 0, i64 %idxprom59, !dbg !245
  %49 = load i32, ptr %arrayidx60, align 4, !dbg !245
  %50 = load i32, ptr %t, align 4, !dbg !246
  %mul61 = mul nsw i32 2, %50, !dbg !247
  %cmp62 = icmp eq i32 %49, %mul61, !dbg !248
  br i1 %cmp62, label %land.rhs, label %land.end, !dbg !249

land.rhs:                                         ; preds = %for.end
  %51 = load i32, ptr %t, align 4, !dbg !250
  %mul63 = mul nsw i32 2, %51, !dbg !251
  %add64 = add nsw i32 %mul63, 1, !dbg !252
  %idxprom65 = sext i32 %add64 to i64, !dbg !253
  %arrayidx66 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1c to ptr), i64 0, i64 %idxprom65, !dbg !253
  %52 = load i32, ptr %arrayidx66, align 4, !dbg !253
  %53 = load i32, ptr %t, align 4, !dbg !254
  %mul67 = mul nsw i32 2, %53, !dbg !255
  %add68 = add nsw i32 %mul67, 1, !dbg !256
  %and = and i32 %add68, 65535, !dbg !257
  %cmp69 = icmp eq i32 %52, %and, !dbg !258
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.end
  %54 = phi i1 [ false, %for.end ], [ %cmp69, %land.rhs ], !dbg !259
  %storedv.i149 = zext i1 %54 to i8, !dbg !260
  store i8 %storedv.i149, ptr %holds.addr.i144, align 1, !dbg !260
  store ptr @.str3, ptr %text.addr.i145, align 8, !dbg !260
  store ptr @.str1, ptr %file.addr.i146, align 8, !dbg !260
  store i32 30, ptr %line.addr.i147, align 4, !dbg !260
  store ptr @__PRETTY_FUNCTION__._Z6copiesPKjPj, ptr %fn.addr.i148, align 8, !dbg !260
  %55 = load i8, ptr %holds.addr.i144, align 1, !dbg !260
  %loadedv.i150 = trunc i8 %55 to i1, !dbg !260
  br i1 %loadedv.i150, label %_ZL9ws_assertbPKcS0_jS0_.exit152, label %if.then.i151, !dbg !260

if.then.i151:                                     ; preds = %land.end
  %56 = load ptr, ptr %text.addr.i145, align 8, !dbg !260
  %57 = load ptr, ptr %file.addr.i146, align 8, !dbg !260
  %58 = load i32, ptr %line.addr.i147, align 4, !dbg !260
  %59 = load ptr, ptr %fn.addr.i148, align 8, !dbg !260
  call void @__assertfail(ptr noundef %56, ptr noundef %57, i32 noundef %58, ptr noundef %59, i64 noundef 1) #6, !dbg !260
  unreachable, !dbg !260

_ZL9ws_assertbPKcS0_jS0_.exit152:                 ; preds = %land.end
    #dbg_declare(ptr %i70, !261, !DIExpression(), !263)
  store i32 0, ptr %i70, align 4, !dbg !263
  br label %for.cond71, !dbg !264

for.cond71:                                       ; preds = %for.inc87, %_ZL9ws_assertbPKcS0_jS0_.exit152
  %60 = load i32, ptr %i70, align 4, !dbg !265
  %cmp72 = icmp slt i32 %60, 4, !dbg !267
  br i1 %cmp72, label %for.body73, label %for.end89, !dbg !268

for.body73:                                       ; preds = %for.cond71
  %61 = load i32, ptr %t, align 4, !dbg !269
  %mul74 = mul nsw i32 4, %61, !dbg !270
  %62 = load i32, ptr %i70, align 4, !dbg !271
  %add75 = add nsw i32 %mul74, %62, !dbg !272
  %idxprom76 = sext i32 %add75 to i64, !dbg !273
  %arrayidx77 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1d to ptr), i64 0, i64 %idxprom76, !dbg !273
  %63 = load i32, ptr %arrayidx77, align 4, !dbg !273
  %64 = load i32, ptr %t, align 4, !dbg !274
  %rem78 = srem i32 %64, 2, !dbg !275
  %tobool79 = icmp ne i32 %rem78, 0, !dbg !274
  br i1 %tobool79, label %cond.true80, label %cond.false81, !dbg !274

cond.true80:                                      ; preds = %for.body73
  br label %cond.end84, !dbg !274

cond.false81:                                     ; preds = %for.body73
  %65 = load i32, ptr %t, align 4, !dbg !276
  %mul82 = mul nsw i32 4, %65, !dbg !277
  %66 = load i32, ptr %i70, align 4, !dbg !278
  %add83 = add nsw i32 %mul82, %66, !dbg !279
  br label %cond.end84, !dbg !274

cond.end84:                                       ; preds = %cond.false81, %cond.true80
  %cond85 = phi i32 [ 0, %cond.true80 ], [ %add83, %cond.false81 ], !dbg !274
  %cmp86 = icmp eq i32 %63, %cond85, !dbg !280
  %storedv.i140 = zext i1 %cmp86 to i8, !dbg !281
  store i8 %storedv.i140, ptr %holds.addr.i135, align 1, !dbg !281
  store ptr @.str4, ptr %text.addr.i136, align 8, !dbg !281
  store ptr @.str1, ptr %file.addr.i137, align 8, !dbg !281
  store i32 31, ptr %line.addr.i138, align 4, !dbg !281
  store ptr @__PRETTY_FUNCTION__._Z6copiesPKjPj, ptr %fn.addr.i139, align 8, !dbg !281
  %67 = load i8, ptr %holds.addr.i135, align 1, !dbg !281
  %loadedv.i141 = trunc i8 %67 to i1, !dbg !281
  br i1 %loadedv.i141, label %_ZL9ws_assertbPKcS0_jS0_.exit143, label %if.then.i142, !dbg !281

if.then.i142:                                     ; preds = %cond.end84
  %68 = load ptr, ptr %text.addr.i136, align 8, !dbg !281
  %69 = load ptr, ptr %file.addr.i137, align 8, !dbg !281
  %70 = load i32, ptr %line.addr.i138, align 4, !dbg !281
  %71 = load ptr, ptr %fn.addr.i139, align 8, !dbg !281
  call void @__assertfail(ptr noundef %68, ptr noundef %69, i32 noundef %70, ptr noundef %71, i64 noundef 1) #6, !dbg !281
  unreachable, !dbg !281

_ZL9ws_assertbPKcS0_jS0_.exit143:                 ; preds = %cond.end84
  br label %for.inc87, !dbg !281

for.inc87:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit143
  %72 = load i32, ptr %i70, align 4, !dbg !282
  %inc88 = add nsw i32 %72, 1, !dbg !282
  store i32 %inc88, ptr %i70, align 4, !dbg !282
  br label %for.cond71, !dbg !283, !llvm.loop !284

for.end89:                                        ; preds = %for.cond71
  %73 = load i32, ptr %t, align 4, !dbg !286
  %idxprom90 = sext i32 %73 to i64, !dbg !287
  %arrayidx91 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1e to ptr), i64 0, i64 %idxprom90, !dbg !287
  %74 = load i32, ptr %arrayidx91, align 4, !dbg !287
  %75 = load i32, ptr %t, align 4, !dbg !288
  %rem92 = srem i32 %75, 2, !dbg !289
  %tobool93 = icmp ne i32 %rem92, 0, !dbg !288
  %76 = zext i1 %tobool93 to i64, !dbg !288
  %cond94 = select i1 %tobool93, i32 0, i32 0, !dbg !288
  %cmp95 = icmp eq i32 %74, %cond94, !dbg !290
  %storedv.i131 = zext i1 %cmp95 to i8, !dbg !291
  store i8 %storedv.i131, ptr %holds.addr.i126, align 1, !dbg !291
  store ptr @.str5, ptr %text.addr.i127, align 8, !dbg !291
  store ptr @.str1, ptr %file.addr.i128, align 8, !dbg !291
  store i32 32, ptr %line.addr.i129, align 4, !dbg !291
  store ptr @__PRETTY_FUNCTION__._Z6copiesPKjPj, ptr %fn.addr.i130, align 8, !dbg !291
  %77 = load i8, ptr %holds.addr.i126, align 1, !dbg !291
  %loadedv.i132 = trunc i8 %77 to i1, !dbg !291
  br i1 %loadedv.i132, label %_ZL9ws_assertbPKcS0_jS0_.exit134, label %if.then.i133, !dbg !291

if.then.i133:                                     ; preds = %for.end89
  %78 = load ptr, ptr %text.addr.i127, align 8, !dbg !291
  %79 = load ptr, ptr %file.addr.i128, align 8, !dbg !291
  %80 = load i32, ptr %line.addr.i129, align 4, !dbg !291
  %81 = load ptr, ptr %fn.addr.i130, align 8, !dbg !291
  call void @__assertfail(ptr noundef %78, ptr noundef %79, i32 noundef %80, ptr noundef %81, i64 noundef 1) #6, !dbg !291
  unreachable, !dbg !291

_ZL9ws_assertbPKcS0_jS0_.exit134:                 ; preds = %for.end89
  %82 = load i32, ptr %t, align 4, !dbg !292
  %idxprom96 = sext i32 %82 to i64, !dbg !293
  %arrayidx97 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1f to ptr), i64 0, i64 %idxprom96, !dbg !293
  %83 = load i32, ptr %arrayidx97, align 4, !dbg !293
  %84 = load i32, ptr %t, align 4, !dbg !294
  %rem98 = srem i32 %84, 3, !dbg !295
  %tobool99 = icmp ne i32 %rem98, 0, !dbg !294
  br i1 %tobool99, label %cond.true100, label %cond.false101, !dbg !294

cond.true100:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit134
  %85 = load i32, ptr %t, align 4, !dbg !296
  br label %cond.end102, !dbg !294

cond.false101:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit134
  br label %cond.end102, !dbg !294

cond.end102:                                      ; preds = %cond.false101, %cond.true100
  %cond103 = phi i32 [ %85, %cond.true100 ], [ 7, %cond.false101 ], !dbg !294
  %cmp104 = icmp eq i32 %83, %cond103, !dbg !297
  br i1 %cmp104, label %land.rhs105, label %land.end117, !dbg !298

land.rhs105:                                      ; preds = %cond.end102
  %86 = load i32, ptr %t, align 4, !dbg !299
  %add106 = add nsw i32 %86, 32, !dbg !300
  %idxprom107 = sext i32 %add106 to i64, !dbg !301
  %arrayidx108 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1f to ptr), i64 0, i64 %idxprom107, !dbg !301
  %87 = load i32, ptr %arrayidx108, align 4, !dbg !301
  %88 = load i32, ptr %t, align 4, !dbg !302
  %rem109 = srem i32 %88, 3, !dbg !303
  %tobool110 = icmp ne i32 %rem109, 0, !dbg !302
  br i1 %tobool110, label %cond.true111, label %cond.false112, !dbg !302

cond.true111:                                     ; preds = %land.rhs105
  br label %cond.end114, !dbg !302

cond.false112:                                    ; preds = %land.rhs105
  %89 = load i32, ptr %t, align 4, !dbg !304
  %add113 = add nsw i32 %89, 32, !dbg !305
  br label %cond.end114, !dbg !302

cond.end114:                                      ; preds = %cond.false112, %cond.true111
  %cond115 = phi i32 [ 7, %cond.true111 ], [ %add113, %cond.false112 ], !dbg !302
  %cmp116 = icmp eq i32 %87, %cond115, !dbg !306
  br label %land.end117

land.end117:                                      ; preds = %cond.end114, %cond.end102
  %90 = phi i1 [ false, %cond.end102 ], [ %cmp116, %cond.end114 ], !dbg !259
  %storedv.i = zext i1 %90 to i8, !dbg !307
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !307
  store ptr @.str6, ptr %text.addr.i, align 8, !dbg !307
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !307
  store i32 33, ptr %line.addr.i, align 4, !dbg !307
  store ptr @__PRETTY_FUNCTION__._Z6copiesPKjPj, ptr %fn.addr.i, align 8, !dbg !307
  %91 = load i8, ptr %holds.addr.i, align 1, !dbg !307
  %loadedv.i = trunc i8 %91 to i1, !dbg !307
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !307

if.then.i:                                        ; preds = %land.end117
  %92 = load ptr, ptr %text.addr.i, align 8, !dbg !307
  %93 = load ptr, ptr %file.addr.i, align 8, !dbg !307
  %94 = load i32, ptr %line.addr.i, align 4, !dbg !307
  %95 = load ptr, ptr %fn.addr.i, align 8, !dbg !307
  call void @__assertfail(ptr noundef %92, ptr noundef %93, i32 noundef %94, ptr noundef %95, i64 noundef 1) #6, !dbg !307
  unreachable, !dbg !307

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end117
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !308
  %96 = load i32, ptr %t, align 4, !dbg !309
  %sub = sub nsw i32 127, %96, !dbg !310
  %idxprom118 = sext i32 %sub to i64, !dbg !311
  %arrayidx119 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1a to ptr), i64 0, i64 %idxprom118, !dbg !311
  %97 = load i32, ptr %arrayidx119, align 4, !dbg !311
  %98 = load i32, ptr %t, align 4, !dbg !312
  %sub120 = sub nsw i32 31, %98, !dbg !313
  %idxprom121 = sext i32 %sub120 to i64, !dbg !314
  %arrayidx122 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1f to ptr), i64 0, i64 %idxprom121, !dbg !314
  %99 = load i32, ptr %arrayidx122, align 4, !dbg !314
  %add123 = add i32 %97, %99, !dbg !315
  %100 = load ptr, ptr %out.addr, align 8, !dbg !316
  %101 = load i32, ptr %t, align 4, !dbg !317
  %idxprom124 = sext i32 %101 to i64, !dbg !316
  %arrayidx125 = getelementptr inbounds i32, ptr %100, i64 %idxprom124, !dbg !316
  store i32 %add123, ptr %arrayidx125, align 4, !dbg !318
  ret void, !dbg !319
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!108, !109, !110, !111}
!llvm.ident = !{!112}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true, align: 128)
!2 = distinct !DISubprogram(name: "copies", linkageName: "_Z6copiesPKjPj", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !107)
!3 = !DIFile(filename: "async_copy_ptx.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !17, imports: !73, splitDebugInlining: false, nameTableKind: None)
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
!80 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !76, file: !76, line: 137, type: !81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!81 = !DISubroutineType(types: !82)
!82 = !{!83, !83}
!83 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!84 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !78, entity: !85, file: !76, line: 154)
!85 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !76, file: !76, line: 133, type: !86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!86 = !DISubroutineType(types: !87)
!87 = !{!88, !88}
!88 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !78, entity: !90, file: !76, line: 154)
!90 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !76, file: !76, line: 134, type: !91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!91 = !DISubroutineType(types: !92)
!92 = !{!93, !93}
!93 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!94 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !78, entity: !95, file: !76, line: 154)
!95 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !76, file: !76, line: 145, type: !96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!96 = !DISubroutineType(types: !97)
!97 = !{!12, !98}
!98 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !78, entity: !100, file: !76, line: 154)
!100 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !76, file: !76, line: 147, type: !96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!101 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !78, entity: !102, file: !76, line: 154)
!102 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !76, file: !76, line: 149, type: !103, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!103 = !DISubroutineType(types: !104)
!104 = !{!105, !106}
!105 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!106 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!107 = !{}
!108 = !{i32 7, !"Dwarf Version", i32 4}
!109 = !{i32 2, !"Debug Info Version", i32 3}
!110 = !{i32 1, !"wchar_size", i32 4}
!111 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!112 = !{!"clang version 22.1.8"}
!113 = distinct !DISubprogram(name: "shared_address", linkageName: "_Z14shared_addressPKv", scope: !3, file: !3, line: 7, type: !114, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !107)
!114 = !DISubroutineType(types: !115)
!115 = !{!8, !116}
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!117 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!118 = !DILocalVariable(name: "p", arg: 1, scope: !113, file: !3, line: 7, type: !116)
!119 = !DILocation(line: 7, column: 48, scope: !113)
!120 = !DILocation(line: 7, column: 95, scope: !113)
!121 = !DILocation(line: 7, column: 70, scope: !113)
!122 = !DILocation(line: 7, column: 53, scope: !113)
!123 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!124 = !DILocation(line: 9, column: 40, scope: !2)
!125 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 9, type: !9)
!126 = !DILocation(line: 9, column: 54, scope: !2)
!127 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 11, type: !105)
!128 = !DILocation(line: 11, column: 7, scope: !2)
!129 = !DILocation(line: 11, column: 11, scope: !2)
!130 = !DILocation(line: 12, column: 5, scope: !2)
!131 = !DILocation(line: 12, column: 3, scope: !2)
!132 = !DILocation(line: 12, column: 8, scope: !2)
!133 = !DILocation(line: 13, column: 5, scope: !2)
!134 = !DILocation(line: 13, column: 7, scope: !2)
!135 = !DILocation(line: 13, column: 3, scope: !2)
!136 = !DILocation(line: 13, column: 13, scope: !2)
!137 = !DILocation(line: 14, column: 88, scope: !2)
!138 = !DILocation(line: 14, column: 86, scope: !2)
!139 = !DILocation(line: 14, column: 82, scope: !2)
!140 = !DILocation(line: 14, column: 66, scope: !2)
!141 = !DILocation(line: 14, column: 99, scope: !2)
!142 = !DILocation(line: 14, column: 106, scope: !2)
!143 = !DILocation(line: 14, column: 104, scope: !2)
!144 = !DILocation(line: 14, column: 3, scope: !2)
!145 = !{i64 576}
!146 = !DILocation(line: 15, column: 97, scope: !2)
!147 = !DILocation(line: 15, column: 95, scope: !2)
!148 = !DILocation(line: 15, column: 91, scope: !2)
!149 = !DILocation(line: 15, column: 75, scope: !2)
!150 = !DILocation(line: 15, column: 108, scope: !2)
!151 = !DILocation(line: 15, column: 115, scope: !2)
!152 = !DILocation(line: 15, column: 113, scope: !2)
!153 = !DILocation(line: 15, column: 3, scope: !2)
!154 = !{i64 687}
!155 = !DILocation(line: 16, column: 3, scope: !2)
!156 = !{i64 816}
!157 = !DILocation(line: 18, column: 96, scope: !2)
!158 = !DILocation(line: 18, column: 94, scope: !2)
!159 = !DILocation(line: 18, column: 90, scope: !2)
!160 = !DILocation(line: 18, column: 74, scope: !2)
!161 = !DILocation(line: 18, column: 107, scope: !2)
!162 = !DILocation(line: 18, column: 114, scope: !2)
!163 = !DILocation(line: 18, column: 112, scope: !2)
!164 = !DILocation(line: 18, column: 3, scope: !2)
!165 = !{i64 914}
!166 = !DILocalVariable(name: "size", scope: !2, file: !3, line: 20, type: !105)
!167 = !DILocation(line: 20, column: 7, scope: !2)
!168 = !DILocation(line: 20, column: 14, scope: !2)
!169 = !DILocation(line: 20, column: 16, scope: !2)
!170 = !DILocation(line: 21, column: 94, scope: !2)
!171 = !DILocation(line: 21, column: 92, scope: !2)
!172 = !DILocation(line: 21, column: 88, scope: !2)
!173 = !DILocation(line: 21, column: 72, scope: !2)
!174 = !DILocation(line: 21, column: 105, scope: !2)
!175 = !DILocation(line: 21, column: 112, scope: !2)
!176 = !DILocation(line: 21, column: 110, scope: !2)
!177 = !DILocation(line: 21, column: 121, scope: !2)
!178 = !DILocation(line: 21, column: 3, scope: !2)
!179 = !{i64 1108}
!180 = !DILocation(line: 23, column: 130, scope: !2)
!181 = !DILocation(line: 23, column: 128, scope: !2)
!182 = !DILocation(line: 23, column: 112, scope: !2)
!183 = !DILocation(line: 23, column: 140, scope: !2)
!184 = !DILocation(line: 23, column: 142, scope: !2)
!185 = !DILocation(line: 23, column: 148, scope: !2)
!186 = !DILocation(line: 23, column: 191, scope: !2)
!187 = !DILocation(line: 23, column: 193, scope: !2)
!188 = !DILocation(line: 23, column: 197, scope: !2)
!189 = !DILocation(line: 23, column: 3, scope: !2)
!190 = !{i64 1294, i64 1312, i64 1336}
!191 = !DILocation(line: 25, column: 183, scope: !2)
!192 = !DILocation(line: 25, column: 181, scope: !2)
!193 = !DILocation(line: 25, column: 165, scope: !2)
!194 = !DILocation(line: 25, column: 194, scope: !2)
!195 = !DILocation(line: 25, column: 197, scope: !2)
!196 = !DILocation(line: 25, column: 206, scope: !2)
!197 = !DILocation(line: 25, column: 208, scope: !2)
!198 = !DILocation(line: 25, column: 3, scope: !2)
!199 = !{i64 1525, i64 1543, i64 1567}
!200 = !DILocation(line: 26, column: 3, scope: !2)
!201 = !{i64 1739}
!202 = !DILocation(line: 27, column: 3, scope: !2)
!203 = !{i64 1794}
!204 = !DILocalVariable(name: "i", scope: !205, file: !3, line: 28, type: !105)
!205 = distinct !DILexicalBlock(scope: !2, file: !3, line: 28, column: 3)
!206 = !DILocation(line: 28, column: 12, scope: !205)
!207 = !DILocation(line: 28, column: 8, scope: !205)
!208 = !DILocation(line: 28, column: 19, scope: !209)
!209 = distinct !DILexicalBlock(scope: !205, file: !3, line: 28, column: 3)
!210 = !DILocation(line: 28, column: 21, scope: !209)
!211 = !DILocation(line: 28, column: 3, scope: !205)
!212 = !DILocation(line: 28, column: 46, scope: !213)
!213 = distinct !DILexicalBlock(scope: !209, file: !3, line: 28, column: 31)
!214 = !DILocation(line: 28, column: 44, scope: !213)
!215 = !DILocation(line: 28, column: 50, scope: !213)
!216 = !DILocation(line: 28, column: 48, scope: !213)
!217 = !DILocation(line: 28, column: 40, scope: !213)
!218 = !DILocation(line: 28, column: 60, scope: !213)
!219 = !DILocation(line: 28, column: 58, scope: !213)
!220 = !DILocation(line: 28, column: 64, scope: !213)
!221 = !DILocation(line: 28, column: 62, scope: !213)
!222 = !DILocation(line: 28, column: 53, scope: !213)
!223 = !DILocation(line: 28, column: 33, scope: !213)
!224 = !DILocation(line: 28, column: 81, scope: !213)
!225 = !DILocation(line: 28, column: 79, scope: !213)
!226 = !DILocation(line: 28, column: 85, scope: !213)
!227 = !DILocation(line: 28, column: 83, scope: !213)
!228 = !DILocation(line: 28, column: 75, scope: !213)
!229 = !DILocation(line: 28, column: 95, scope: !213)
!230 = !DILocation(line: 28, column: 93, scope: !213)
!231 = !DILocation(line: 28, column: 99, scope: !213)
!232 = !DILocation(line: 28, column: 97, scope: !213)
!233 = !DILocation(line: 28, column: 88, scope: !213)
!234 = !DILocation(line: 28, column: 68, scope: !213)
!235 = !DILocation(line: 28, column: 103, scope: !213)
!236 = !DILocation(line: 28, column: 26, scope: !209)
!237 = !DILocation(line: 28, column: 3, scope: !209)
!238 = distinct !{!238, !211, !239, !240}
!239 = !DILocation(line: 28, column: 103, scope: !205)
!240 = !{!"llvm.loop.mustprogress"}
!241 = !DILocation(line: 29, column: 3, scope: !2)
!242 = !{i64 1961}
!243 = !DILocation(line: 30, column: 16, scope: !2)
!244 = !DILocation(line: 30, column: 14, scope: !2)
!245 = !DILocation(line: 30, column: 10, scope: !2)
!246 = !DILocation(line: 30, column: 26, scope: !2)
!247 = !DILocation(line: 30, column: 24, scope: !2)
!248 = !DILocation(line: 30, column: 19, scope: !2)
!249 = !DILocation(line: 30, column: 28, scope: !2)
!250 = !DILocation(line: 30, column: 37, scope: !2)
!251 = !DILocation(line: 30, column: 35, scope: !2)
!252 = !DILocation(line: 30, column: 39, scope: !2)
!253 = !DILocation(line: 30, column: 31, scope: !2)
!254 = !DILocation(line: 30, column: 53, scope: !2)
!255 = !DILocation(line: 30, column: 51, scope: !2)
!256 = !DILocation(line: 30, column: 55, scope: !2)
!257 = !DILocation(line: 30, column: 60, scope: !2)
!258 = !DILocation(line: 30, column: 44, scope: !2)
!259 = !DILocation(line: 0, scope: !2)
!260 = !DILocation(line: 30, column: 3, scope: !2)
!261 = !DILocalVariable(name: "i", scope: !262, file: !3, line: 31, type: !105)
!262 = distinct !DILexicalBlock(scope: !2, file: !3, line: 31, column: 3)
!263 = !DILocation(line: 31, column: 12, scope: !262)
!264 = !DILocation(line: 31, column: 8, scope: !262)
!265 = !DILocation(line: 31, column: 19, scope: !266)
!266 = distinct !DILexicalBlock(scope: !262, file: !3, line: 31, column: 3)
!267 = !DILocation(line: 31, column: 21, scope: !266)
!268 = !DILocation(line: 31, column: 3, scope: !262)
!269 = !DILocation(line: 31, column: 44, scope: !266)
!270 = !DILocation(line: 31, column: 42, scope: !266)
!271 = !DILocation(line: 31, column: 48, scope: !266)
!272 = !DILocation(line: 31, column: 46, scope: !266)
!273 = !DILocation(line: 31, column: 38, scope: !266)
!274 = !DILocation(line: 31, column: 55, scope: !266)
!275 = !DILocation(line: 31, column: 57, scope: !266)
!276 = !DILocation(line: 31, column: 71, scope: !266)
!277 = !DILocation(line: 31, column: 69, scope: !266)
!278 = !DILocation(line: 31, column: 75, scope: !266)
!279 = !DILocation(line: 31, column: 73, scope: !266)
!280 = !DILocation(line: 31, column: 51, scope: !266)
!281 = !DILocation(line: 31, column: 31, scope: !266)
!282 = !DILocation(line: 31, column: 26, scope: !266)
!283 = !DILocation(line: 31, column: 3, scope: !266)
!284 = distinct !{!284, !268, !285, !240}
!285 = !DILocation(line: 31, column: 31, scope: !262)
!286 = !DILocation(line: 32, column: 12, scope: !2)
!287 = !DILocation(line: 32, column: 10, scope: !2)
!288 = !DILocation(line: 32, column: 19, scope: !2)
!289 = !DILocation(line: 32, column: 21, scope: !2)
!290 = !DILocation(line: 32, column: 15, scope: !2)
!291 = !DILocation(line: 32, column: 3, scope: !2)
!292 = !DILocation(line: 33, column: 12, scope: !2)
!293 = !DILocation(line: 33, column: 10, scope: !2)
!294 = !DILocation(line: 33, column: 19, scope: !2)
!295 = !DILocation(line: 33, column: 21, scope: !2)
!296 = !DILocation(line: 33, column: 27, scope: !2)
!297 = !DILocation(line: 33, column: 15, scope: !2)
!298 = !DILocation(line: 33, column: 34, scope: !2)
!299 = !DILocation(line: 33, column: 39, scope: !2)
!300 = !DILocation(line: 33, column: 41, scope: !2)
!301 = !DILocation(line: 33, column: 37, scope: !2)
!302 = !DILocation(line: 33, column: 51, scope: !2)
!303 = !DILocation(line: 33, column: 53, scope: !2)
!304 = !DILocation(line: 33, column: 63, scope: !2)
!305 = !DILocation(line: 33, column: 65, scope: !2)
!306 = !DILocation(line: 33, column: 47, scope: !2)
!307 = !DILocation(line: 33, column: 3, scope: !2)
!308 = !DILocation(line: 34, column: 3, scope: !2)
!309 = !DILocation(line: 35, column: 20, scope: !2)
!310 = !DILocation(line: 35, column: 18, scope: !2)
!311 = !DILocation(line: 35, column: 12, scope: !2)
!312 = !DILocation(line: 35, column: 32, scope: !2)
!313 = !DILocation(line: 35, column: 30, scope: !2)
!314 = !DILocation(line: 35, column: 25, scope: !2)
!315 = !DILocation(line: 35, column: 23, scope: !2)
!316 = !DILocation(line: 35, column: 3, scope: !2)
!317 = !DILocation(line: 35, column: 7, scope: !2)
!318 = !DILocation(line: 35, column: 10, scope: !2)
!319 = !DILocation(line: 36, column: 1, scope: !2)
