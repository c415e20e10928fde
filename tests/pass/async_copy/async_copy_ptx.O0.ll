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
@__func__._Z6copiesPKjPj = private unnamed_addr constant [7 x i8] c"copies\00", align 1, !dbg !46
@.str2 = private unnamed_addr constant [26 x i8] c"b[4 * t + i] == 4 * t + i\00", align 1, !dbg !51
@.str3 = private unnamed_addr constant [60 x i8] c"c[2 * t] == 2 * t && c[2 * t + 1] == ((2 * t + 1) & 0xffff)\00", align 1, !dbg !53
@.str4 = private unnamed_addr constant [40 x i8] c"d[4 * t + i] == (t % 2 ? 0 : 4 * t + i)\00", align 1, !dbg !58
@.str5 = private unnamed_addr constant [24 x i8] c"e[t] == (t % 2 ? 0 : 0)\00", align 1, !dbg !63
@.str6 = private unnamed_addr constant [61 x i8] c"f[t] == (t % 3 ? t : 7) && f[t + 32] == (t % 3 ? 7 : t + 32)\00", align 1, !dbg !68

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z14shared_addressPKv(ptr noundef %p) #0 !dbg !84 {
entry:
  %p.addr.i = alloca ptr, align 8
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !89, !DIExpression(), !90)
  %0 = load ptr, ptr %p.addr, align 8, !dbg !91
  store ptr %0, ptr %p.addr.i, align 8, !dbg !92
  %1 = load ptr, ptr %p.addr.i, align 8, !dbg !92
  %2 = addrspacecast ptr %1 to ptr addrspace(3), !dbg !92
  %3 = ptrtoint ptr addrspace(3) %2 to i64, !dbg !92
  %conv = trunc i64 %3 to i32, !dbg !92
  ret i32 %conv, !dbg !93
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6copiesPKjPj(ptr noundef %in, ptr noundef %out) #1 !dbg !2 {
entry:
  %c.addr.i162 = alloca i8, align 1
  %m.addr.i163 = alloca ptr, align 8
  %f.addr.i164 = alloca ptr, align 8
  %l.addr.i165 = alloca i32, align 4
  %fn.addr.i166 = alloca ptr, align 8
  %c.addr.i153 = alloca i8, align 1
  %m.addr.i154 = alloca ptr, align 8
  %f.addr.i155 = alloca ptr, align 8
  %l.addr.i156 = alloca i32, align 4
  %fn.addr.i157 = alloca ptr, align 8
  %c.addr.i144 = alloca i8, align 1
  %m.addr.i145 = alloca ptr, align 8
  %f.addr.i146 = alloca ptr, align 8
  %l.addr.i147 = alloca i32, align 4
  %fn.addr.i148 = alloca ptr, align 8
  %c.addr.i135 = alloca i8, align 1
  %m.addr.i136 = alloca ptr, align 8
  %f.addr.i137 = alloca ptr, align 8
  %l.addr.i138 = alloca i32, align 4
  %fn.addr.i139 = alloca ptr, align 8
  %c.addr.i126 = alloca i8, align 1
  %m.addr.i127 = alloca ptr, align 8
  %f.addr.i128 = alloca ptr, align 8
  %l.addr.i129 = alloca i32, align 4
  %fn.addr.i130 = alloca ptr, align 8
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %size = alloca i32, align 4
  %i = alloca i32, align 4
  %i70 = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !94, !DIExpression(), !95)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !96, !DIExpression(), !97)
    #dbg_declare(ptr %t, !98, !DIExpression(), !100)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !101
  store i32 %0, ptr %t, align 4, !dbg !100
  %1 = load i32, ptr %t, align 4, !dbg !102
  %idxprom = sext i32 %1 to i64, !dbg !103
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1f to ptr), i64 0, i64 %idxprom, !dbg !103
  store i32 7, ptr %arrayidx, align 4, !dbg !104
  %2 = load i32, ptr %t, align 4, !dbg !105
  %add = add nsw i32 %2, 32, !dbg !106
  %idxprom1 = sext i32 %add to i64, !dbg !107
  %arrayidx2 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1f to ptr), i64 0, i64 %idxprom1, !dbg !107
  store i32 7, ptr %arrayidx2, align 4, !dbg !108
  %3 = load i32, ptr %t, align 4, !dbg !109
  %mul = mul nsw i32 4, %3, !dbg !110
  %idxprom3 = sext i32 %mul to i64, !dbg !111
  %arrayidx4 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1a to ptr), i64 0, i64 %idxprom3, !dbg !111
  %call5 = call noundef i32 @_Z14shared_addressPKv(ptr noundef %arrayidx4) #5, !dbg !112
  %4 = load ptr, ptr %in.addr, align 8, !dbg !113
  %5 = load i32, ptr %t, align 4, !dbg !114
  %mul6 = mul nsw i32 4, %5, !dbg !115
  %idxprom7 = sext i32 %mul6 to i64, !dbg !113
  %arrayidx8 = getelementptr inbounds i32, ptr %4, i64 %idxprom7, !dbg !113
  call void asm sideeffect "cp.async.ca.shared.global [$0], [$1], 16;", "r,l"(i32 %call5, ptr %arrayidx8) #5, !dbg !116, !srcloc !117
  %6 = load i32, ptr %t, align 4, !dbg !118
  %mul9 = mul nsw i32 4, %6, !dbg !119
  %idxprom10 = sext i32 %mul9 to i64, !dbg !120
  %arrayidx11 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1b to ptr), i64 0, i64 %idxprom10, !dbg !120
  %call12 = call noundef i32 @_Z14shared_addressPKv(ptr noundef %arrayidx11) #5, !dbg !121
  %7 = load ptr, ptr %in.addr, align 8, !dbg !122
  %8 = load i32, ptr %t, align 4, !dbg !123
  %mul13 = mul nsw i32 4, %8, !dbg !124
  %idxprom14 = sext i32 %mul13 to i64, !dbg !122
  %arrayidx15 = getelementptr inbounds i32, ptr %7, i64 %idxprom14, !dbg !122
  call void asm sideeffect "cp.async.cg.shared.global.L2::128B [$0], [$1], $2;", "r,l,n"(i32 %call12, ptr %arrayidx15, i32 16) #5, !dbg !125, !srcloc !126
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #5, !dbg !127, !srcloc !128
  %9 = load i32, ptr %t, align 4, !dbg !129
  %mul16 = mul nsw i32 2, %9, !dbg !130
  %idxprom17 = sext i32 %mul16 to i64, !dbg !131
  %arrayidx18 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1c to ptr), i64 0, i64 %idxprom17, !dbg !131
  %call19 = call noundef i32 @_Z14shared_addressPKv(ptr noundef %arrayidx18) #5, !dbg !132
  %10 = load ptr, ptr %in.addr, align 8, !dbg !133
  %11 = load i32, ptr %t, align 4, !dbg !134
  %mul20 = mul nsw i32 2, %11, !dbg !135
  %idxprom21 = sext i32 %mul20 to i64, !dbg !133
  %arrayidx22 = getelementptr inbounds i32, ptr %10, i64 %idxprom21, !dbg !133
  call void asm sideeffect "cp.async.ca.shared::cta.global [$0], [$1], 8, $2;", "r,l,r"(i32 %call19, ptr %arrayidx22, i32 6) #5, !dbg !136, !srcloc !137
    #dbg_declare(ptr %size, !138, !DIExpression(), !139)
  %12 = load i32, ptr %t, align 4, !dbg !140
  %rem = srem i32 %12, 2, !dbg !141
  %tobool = icmp ne i32 %rem, 0, !dbg !140
  %13 = zext i1 %tobool to i64, !dbg !140
  %cond = select i1 %tobool, i32 0, i32 16, !dbg !140
  store i32 %cond, ptr %size, align 4, !dbg !139
  %14 = load i32, ptr %t, align 4, !dbg !142
  %mul23 = mul nsw i32 4, %14, !dbg !143
  %idxprom24 = sext i32 %mul23 to i64, !dbg !144
  %arrayidx25 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1d to ptr), i64 0, i64 %idxprom24, !dbg !144
  %call26 = call noundef i32 @_Z14shared_addressPKv(ptr noundef %arrayidx25) #5, !dbg !145
  %15 = load ptr, ptr %in.addr, align 8, !dbg !146
  %16 = load i32, ptr %t, align 4, !dbg !147
  %mul27 = mul nsw i32 4, %16, !dbg !148
  %idxprom28 = sext i32 %mul27 to i64, !dbg !146
  %arrayidx29 = getelementptr inbounds i32, ptr %15, i64 %idxprom28, !dbg !146
  %17 = load i32, ptr %size, align 4, !dbg !149
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16, $2;\0A", "r,l,r"(i32 %call26, ptr %arrayidx29, i32 %17) #5, !dbg !150, !srcloc !151
  %18 = load i32, ptr %t, align 4, !dbg !152
  %idxprom30 = sext i32 %18 to i64, !dbg !153
  %arrayidx31 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1e to ptr), i64 0, i64 %idxprom30, !dbg !153
  %call32 = call noundef i32 @_Z14shared_addressPKv(ptr noundef %arrayidx31) #5, !dbg !154
  %19 = load i32, ptr %t, align 4, !dbg !155
  %rem33 = srem i32 %19, 2, !dbg !156
  %tobool34 = icmp ne i32 %rem33, 0, !dbg !155
  br i1 %tobool34, label %cond.true, label %cond.false, !dbg !155

cond.true:                                        ; preds = %entry
  %20 = load ptr, ptr %in.addr, align 8, !dbg !157
  br label %cond.end, !dbg !155

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !155

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond35 = phi ptr [ %20, %cond.true ], [ inttoptr (i64 4398046511104 to ptr), %cond.false ], !dbg !155
  %21 = load i32, ptr %t, align 4, !dbg !158
  %rem36 = srem i32 %21, 2, !dbg !159
  %cmp = icmp eq i32 %rem36, 0, !dbg !160
  call void asm sideeffect "{ .reg .pred p;\0A setp.ne.b32 p, $2, 0;\0A cp.async.ca.shared.global [$0], [$1], 4, p; }", "r,l,r"(i32 %call32, ptr %cond35, i1 %cmp) #5, !dbg !161, !srcloc !162
  %22 = load i32, ptr %t, align 4, !dbg !163
  %idxprom37 = sext i32 %22 to i64, !dbg !164
  %arrayidx38 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1f to ptr), i64 0, i64 %idxprom37, !dbg !164
  %call39 = call noundef i32 @_Z14shared_addressPKv(ptr noundef %arrayidx38) #5, !dbg !165
  %23 = load ptr, ptr %in.addr, align 8, !dbg !166
  %24 = load i32, ptr %t, align 4, !dbg !167
  %idxprom40 = sext i32 %24 to i64, !dbg !166
  %arrayidx41 = getelementptr inbounds i32, ptr %23, i64 %idxprom40, !dbg !166
  %25 = load i32, ptr %t, align 4, !dbg !168
  %rem42 = srem i32 %25, 3, !dbg !169
  call void asm sideeffect "{ .reg .pred p;\0A setp.ne.b32 p, $2, 0;\0A @p cp.async.ca.shared.global [$0], [$1], 4; @!p cp.async.ca.shared.global [$0+128], [$1+128], 4; }", "r,l,r"(i32 %call39, ptr %arrayidx41, i32 %rem42) #5, !dbg !170, !srcloc !171
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #5, !dbg !172, !srcloc !173
  call void asm sideeffect "cp.async.wait_group $0;", "n,~{memory}"(i32 1) #5, !dbg !174, !srcloc !175
    #dbg_declare(ptr %i, !176, !DIExpression(), !178)
  store i32 0, ptr %i, align 4, !dbg !178
  br label %for.cond, !dbg !179

for.cond:                                         ; preds = %for.inc, %cond.end
  %26 = load i32, ptr %i, align 4, !dbg !180
  %cmp43 = icmp slt i32 %26, 4, !dbg !182
  br i1 %cmp43, label %for.body, label %for.end, !dbg !183

for.body:                                         ; preds = %for.cond
  %27 = load i32, ptr %t, align 4, !dbg !184
  %mul44 = mul nsw i32 4, %27, !dbg !186
  %28 = load i32, ptr %i, align 4, !dbg !187
  %add45 = add nsw i32 %mul44, %28, !dbg !188
  %idxprom46 = sext i32 %add45 to i64, !dbg !189
  %arrayidx47 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1a to ptr), i64 0, i64 %idxprom46, !dbg !189
  %29 = load i32, ptr %arrayidx47, align 4, !dbg !189
  %30 = load i32, ptr %t, align 4, !dbg !190
  %mul48 = mul nsw i32 4, %30, !dbg !191
  %31 = load i32, ptr %i, align 4, !dbg !192
  %add49 = add nsw i32 %mul48, %31, !dbg !193
  %cmp50 = icmp eq i32 %29, %add49, !dbg !194
  %storedv.i167 = zext i1 %cmp50 to i8, !dbg !195
  store i8 %storedv.i167, ptr %c.addr.i162, align 1, !dbg !195
  store ptr @.str, ptr %m.addr.i163, align 8, !dbg !195
  store ptr @.str1, ptr %f.addr.i164, align 8, !dbg !195
  store i32 28, ptr %l.addr.i165, align 4, !dbg !195
  store ptr @__func__._Z6copiesPKjPj, ptr %fn.addr.i166, align 8, !dbg !195
  %32 = load i8, ptr %c.addr.i162, align 1, !dbg !195
  %loadedv.i168 = trunc i8 %32 to i1, !dbg !195
  br i1 %loadedv.i168, label %_ZL9ws_assertbPKcS0_jS0_.exit170, label %if.then.i169, !dbg !195

if.then.i169:                                     ; preds = %for.body
  %33 = load ptr, ptr %m.addr.i163, align 8, !dbg !195
  %34 = load ptr, ptr %f.addr.i164, align 8, !dbg !195
  %35 = load i32, ptr %l.addr.i165, align 4, !dbg !195
  %36 = load ptr, ptr %fn.addr.i166, align 8, !dbg !195
  call void @__assertfail(ptr noundef %33, ptr noundef %34, i32 noundef %35, ptr noundef %36, i64 noundef 1) #6, !dbg !195
  unreachable, !dbg !195

_ZL9ws_assertbPKcS0_jS0_.exit170:                 ; preds = %for.body
  %37 = load i32, ptr %t, align 4, !dbg !196
  %mul51 = mul nsw i32 4, %37, !dbg !197
  %38 = load i32, ptr %i, align 4, !dbg !198
  %add52 = add nsw i32 %mul51, %38, !dbg !199
  %idxprom53 = sext i32 %add52 to i64, !dbg !200
  %arrayidx54 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1b to ptr), i64 0, i64 %idxprom53, !dbg !200
  %39 = load i32, ptr %arrayidx54, align 4, !dbg !200
  %40 = load i32, ptr %t, align 4, !dbg !201
  %mul55 = mul nsw i32 4, %40, !dbg !202
  %41 = load i32, ptr %i, align 4, !dbg !203
  %add56 = add nsw i32 %mul55, %41, !dbg !204
  %cmp57 = icmp eq i32 %39, %add56, !dbg !205
  %storedv.i158 = zext i1 %cmp57 to i8, !dbg !206
  store i8 %storedv.i158, ptr %c.addr.i153, align 1, !dbg !206
  store ptr @.str2, ptr %m.addr.i154, align 8, !dbg !206
  store ptr @.str1, ptr %f.addr.i155, align 8, !dbg !206
  store i32 28, ptr %l.addr.i156, align 4, !dbg !206
  store ptr @__func__._Z6copiesPKjPj, ptr %fn.addr.i157, align 8, !dbg !206
  %42 = load i8, ptr %c.addr.i153, align 1, !dbg !206
  %loadedv.i159 = trunc i8 %42 to i1, !dbg !206
  br i1 %loadedv.i159, label %_ZL9ws_assertbPKcS0_jS0_.exit161, label %if.then.i160, !dbg !206

if.then.i160:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit170
  %43 = load ptr, ptr %m.addr.i154, align 8, !dbg !206
  %44 = load ptr, ptr %f.addr.i155, align 8, !dbg !206
  %45 = load i32, ptr %l.addr.i156, align 4, !dbg !206
  %46 = load ptr, ptr %fn.addr.i157, align 8, !dbg !206
  call void @__assertfail(ptr noundef %43, ptr noundef %44, i32 noundef %45, ptr noundef %46, i64 noundef 1) #6, !dbg !206
  unreachable, !dbg !206

_ZL9ws_assertbPKcS0_jS0_.exit161:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit170
  br label %for.inc, !dbg !207

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit161
  %47 = load i32, ptr %i, align 4, !dbg !208
  %inc = add nsw i32 %47, 1, !dbg !208
  store i32 %inc, ptr %i, align 4, !dbg !208
  br label %for.cond, !dbg !209, !llvm.loop !210

for.end:                                          ; preds = %for.cond
  call void asm sideeffect "cp.async.wait_all;", "~{memory}"() #5, !dbg !213, !srcloc !214
  %48 = load i32, ptr %t, align 4, !dbg !215
  %mul58 = mul nsw i32 2, %48, !dbg !216
  %idxprom59 = sext i32 %mul58 to i64, !dbg !217
  %arrayidx60 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1c to ptr), i64 0, i64 %idxprom59, !dbg !217
  %49 = load i32, ptr %arrayidx60, align 4, !dbg !217
  %50 = load i32, ptr %t, align 4, !dbg !218
  %mul61 = mul nsw i32 2, %50, !dbg !219
  %cmp62 = icmp eq i32 %49, %mul61, !dbg !220
  br i1 %cmp62, label %land.rhs, label %land.end, !dbg !221

land.rhs:                                         ; preds = %for.end
  %51 = load i32, ptr %t, align 4, !dbg !222
  %mul63 = mul nsw i32 2, %51, !dbg !223
  %add64 = add nsw i32 %mul63, 1, !dbg !224
  %idxprom65 = sext i32 %add64 to i64, !dbg !225
  %arrayidx66 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1c to ptr), i64 0, i64 %idxprom65, !dbg !225
  %52 = load i32, ptr %arrayidx66, align 4, !dbg !225
  %53 = load i32, ptr %t, align 4, !dbg !226
  %mul67 = mul nsw i32 2, %53, !dbg !227
  %add68 = add nsw i32 %mul67, 1, !dbg !228
  %and = and i32 %add68, 65535, !dbg !229
  %cmp69 = icmp eq i32 %52, %and, !dbg !230
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.end
  %54 = phi i1 [ false, %for.end ], [ %cmp69, %land.rhs ], !dbg !231
  %storedv.i149 = zext i1 %54 to i8, !dbg !232
  store i8 %storedv.i149, ptr %c.addr.i144, align 1, !dbg !232
  store ptr @.str3, ptr %m.addr.i145, align 8, !dbg !232
  store ptr @.str1, ptr %f.addr.i146, align 8, !dbg !232
  store i32 30, ptr %l.addr.i147, align 4, !dbg !232
  store ptr @__func__._Z6copiesPKjPj, ptr %fn.addr.i148, align 8, !dbg !232
  %55 = load i8, ptr %c.addr.i144, align 1, !dbg !232
  %loadedv.i150 = trunc i8 %55 to i1, !dbg !232
  br i1 %loadedv.i150, label %_ZL9ws_assertbPKcS0_jS0_.exit152, label %if.then.i151, !dbg !232

if.then.i151:                                     ; preds = %land.end
  %56 = load ptr, ptr %m.addr.i145, align 8, !dbg !232
  %57 = load ptr, ptr %f.addr.i146, align 8, !dbg !232
  %58 = load i32, ptr %l.addr.i147, align 4, !dbg !232
  %59 = load ptr, ptr %fn.addr.i148, align 8, !dbg !232
  call void @__assertfail(ptr noundef %56, ptr noundef %57, i32 noundef %58, ptr noundef %59, i64 noundef 1) #6, !dbg !232
  unreachable, !dbg !232

_ZL9ws_assertbPKcS0_jS0_.exit152:                 ; preds = %land.end
    #dbg_declare(ptr %i70, !233, !DIExpression(), !235)
  store i32 0, ptr %i70, align 4, !dbg !235
  br label %for.cond71, !dbg !236

for.cond71:                                       ; preds = %for.inc87, %_ZL9ws_assertbPKcS0_jS0_.exit152
  %60 = load i32, ptr %i70, align 4, !dbg !237
  %cmp72 = icmp slt i32 %60, 4, !dbg !239
  br i1 %cmp72, label %for.body73, label %for.end89, !dbg !240

for.body73:                                       ; preds = %for.cond71
  %61 = load i32, ptr %t, align 4, !dbg !241
  %mul74 = mul nsw i32 4, %61, !dbg !242
  %62 = load i32, ptr %i70, align 4, !dbg !243
  %add75 = add nsw i32 %mul74, %62, !dbg !244
  %idxprom76 = sext i32 %add75 to i64, !dbg !245
  %arrayidx77 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1d to ptr), i64 0, i64 %idxprom76, !dbg !245
  %63 = load i32, ptr %arrayidx77, align 4, !dbg !245
  %64 = load i32, ptr %t, align 4, !dbg !246
  %rem78 = srem i32 %64, 2, !dbg !247
  %tobool79 = icmp ne i32 %rem78, 0, !dbg !246
  br i1 %tobool79, label %cond.true80, label %cond.false81, !dbg !246

cond.true80:                                      ; preds = %for.body73
  br label %cond.end84, !dbg !246

cond.false81:                                     ; preds = %for.body73
  %65 = load i32, ptr %t, align 4, !dbg !248
  %mul82 = mul nsw i32 4, %65, !dbg !249
  %66 = load i32, ptr %i70, align 4, !dbg !250
  %add83 = add nsw i32 %mul82, %66, !dbg !251
  br label %cond.end84, !dbg !246

cond.end84:                                       ; preds = %cond.false81, %cond.true80
  %cond85 = phi i32 [ 0, %cond.true80 ], [ %add83, %cond.false81 ], !dbg !246
  %cmp86 = icmp eq i32 %63, %cond85, !dbg !252
  %storedv.i140 = zext i1 %cmp86 to i8, !dbg !253
  store i8 %storedv.i140, ptr %c.addr.i135, align 1, !dbg !253
  store ptr @.str4, ptr %m.addr.i136, align 8, !dbg !253
  store ptr @.str1, ptr %f.addr.i137, align 8, !dbg !253
  store i32 31, ptr %l.addr.i138, align 4, !dbg !253
  store ptr @__func__._Z6copiesPKjPj, ptr %fn.addr.i139, align 8, !dbg !253
  %67 = load i8, ptr %c.addr.i135, align 1, !dbg !253
  %loadedv.i141 = trunc i8 %67 to i1, !dbg !253
  br i1 %loadedv.i141, label %_ZL9ws_assertbPKcS0_jS0_.exit143, label %if.then.i142, !dbg !253

if.then.i142:                                     ; preds = %cond.end84
  %68 = load ptr, ptr %m.addr.i136, align 8, !dbg !253
  %69 = load ptr, ptr %f.addr.i137, align 8, !dbg !253
  %70 = load i32, ptr %l.addr.i138, align 4, !dbg !253
  %71 = load ptr, ptr %fn.addr.i139, align 8, !dbg !253
  call void @__assertfail(ptr noundef %68, ptr noundef %69, i32 noundef %70, ptr noundef %71, i64 noundef 1) #6, !dbg !253
  unreachable, !dbg !253

_ZL9ws_assertbPKcS0_jS0_.exit143:                 ; preds = %cond.end84
  br label %for.inc87, !dbg !253

for.inc87:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit143
  %72 = load i32, ptr %i70, align 4, !dbg !254
  %inc88 = add nsw i32 %72, 1, !dbg !254
  store i32 %inc88, ptr %i70, align 4, !dbg !254
  br label %for.cond71, !dbg !255, !llvm.loop !256

for.end89:                                        ; preds = %for.cond71
  %73 = load i32, ptr %t, align 4, !dbg !258
  %idxprom90 = sext i32 %73 to i64, !dbg !259
  %arrayidx91 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1e to ptr), i64 0, i64 %idxprom90, !dbg !259
  %74 = load i32, ptr %arrayidx91, align 4, !dbg !259
  %75 = load i32, ptr %t, align 4, !dbg !260
  %rem92 = srem i32 %75, 2, !dbg !261
  %tobool93 = icmp ne i32 %rem92, 0, !dbg !260
  %76 = zext i1 %tobool93 to i64, !dbg !260
  %cond94 = select i1 %tobool93, i32 0, i32 0, !dbg !260
  %cmp95 = icmp eq i32 %74, %cond94, !dbg !262
  %storedv.i131 = zext i1 %cmp95 to i8, !dbg !263
  store i8 %storedv.i131, ptr %c.addr.i126, align 1, !dbg !263
  store ptr @.str5, ptr %m.addr.i127, align 8, !dbg !263
  store ptr @.str1, ptr %f.addr.i128, align 8, !dbg !263
  store i32 32, ptr %l.addr.i129, align 4, !dbg !263
  store ptr @__func__._Z6copiesPKjPj, ptr %fn.addr.i130, align 8, !dbg !263
  %77 = load i8, ptr %c.addr.i126, align 1, !dbg !263
  %loadedv.i132 = trunc i8 %77 to i1, !dbg !263
  br i1 %loadedv.i132, label %_ZL9ws_assertbPKcS0_jS0_.exit134, label %if.then.i133, !dbg !263

if.then.i133:                                     ; preds = %for.end89
  %78 = load ptr, ptr %m.addr.i127, align 8, !dbg !263
  %79 = load ptr, ptr %f.addr.i128, align 8, !dbg !263
  %80 = load i32, ptr %l.addr.i129, align 4, !dbg !263
  %81 = load ptr, ptr %fn.addr.i130, align 8, !dbg !263
  call void @__assertfail(ptr noundef %78, ptr noundef %79, i32 noundef %80, ptr noundef %81, i64 noundef 1) #6, !dbg !263
  unreachable, !dbg !263

_ZL9ws_assertbPKcS0_jS0_.exit134:                 ; preds = %for.end89
  %82 = load i32, ptr %t, align 4, !dbg !264
  %idxprom96 = sext i32 %82 to i64, !dbg !265
  %arrayidx97 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1f to ptr), i64 0, i64 %idxprom96, !dbg !265
  %83 = load i32, ptr %arrayidx97, align 4, !dbg !265
  %84 = load i32, ptr %t, align 4, !dbg !266
  %rem98 = srem i32 %84, 3, !dbg !267
  %tobool99 = icmp ne i32 %rem98, 0, !dbg !266
  br i1 %tobool99, label %cond.true100, label %cond.false101, !dbg !266

cond.true100:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit134
  %85 = load i32, ptr %t, align 4, !dbg !268
  br label %cond.end102, !dbg !266

cond.false101:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit134
  br label %cond.end102, !dbg !266

cond.end102:                                      ; preds = %cond.false101, %cond.true100
  %cond103 = phi i32 [ %85, %cond.true100 ], [ 7, %cond.false101 ], !dbg !266
  %cmp104 = icmp eq i32 %83, %cond103, !dbg !269
  br i1 %cmp104, label %land.rhs105, label %land.end117, !dbg !270

land.rhs105:                                      ; preds = %cond.end102
  %86 = load i32, ptr %t, align 4, !dbg !271
  %add106 = add nsw i32 %86, 32, !dbg !272
  %idxprom107 = sext i32 %add106 to i64, !dbg !273
  %arrayidx108 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1f to ptr), i64 0, i64 %idxprom107, !dbg !273
  %87 = load i32, ptr %arrayidx108, align 4, !dbg !273
  %88 = load i32, ptr %t, align 4, !dbg !274
  %rem109 = srem i32 %88, 3, !dbg !275
  %tobool110 = icmp ne i32 %rem109, 0, !dbg !274
  br i1 %tobool110, label %cond.true111, label %cond.false112, !dbg !274

cond.true111:                                     ; preds = %land.rhs105
  br label %cond.end114, !dbg !274

cond.false112:                                    ; preds = %land.rhs105
  %89 = load i32, ptr %t, align 4, !dbg !276
  %add113 = add nsw i32 %89, 32, !dbg !277
  br label %cond.end114, !dbg !274

cond.end114:                                      ; preds = %cond.false112, %cond.true111
  %cond115 = phi i32 [ 7, %cond.true111 ], [ %add113, %cond.false112 ], !dbg !274
  %cmp116 = icmp eq i32 %87, %cond115, !dbg !278
  br label %land.end117

land.end117:                                      ; preds = %cond.end114, %cond.end102
  %90 = phi i1 [ false, %cond.end102 ], [ %cmp116, %cond.end114 ], !dbg !231
  %storedv.i = zext i1 %90 to i8, !dbg !279
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !279
  store ptr @.str6, ptr %m.addr.i, align 8, !dbg !279
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !279
  store i32 33, ptr %l.addr.i, align 4, !dbg !279
  store ptr @__func__._Z6copiesPKjPj, ptr %fn.addr.i, align 8, !dbg !279
  %91 = load i8, ptr %c.addr.i, align 1, !dbg !279
  %loadedv.i = trunc i8 %91 to i1, !dbg !279
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !279

if.then.i:                                        ; preds = %land.end117
  %92 = load ptr, ptr %m.addr.i, align 8, !dbg !279
  %93 = load ptr, ptr %f.addr.i, align 8, !dbg !279
  %94 = load i32, ptr %l.addr.i, align 4, !dbg !279
  %95 = load ptr, ptr %fn.addr.i, align 8, !dbg !279
  call void @__assertfail(ptr noundef %92, ptr noundef %93, i32 noundef %94, ptr noundef %95, i64 noundef 1) #6, !dbg !279
  unreachable, !dbg !279

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end117
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !280
  %96 = load i32, ptr %t, align 4, !dbg !281
  %sub = sub nsw i32 127, %96, !dbg !282
  %idxprom118 = sext i32 %sub to i64, !dbg !283
  %arrayidx119 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1a to ptr), i64 0, i64 %idxprom118, !dbg !283
  %97 = load i32, ptr %arrayidx119, align 4, !dbg !283
  %98 = load i32, ptr %t, align 4, !dbg !284
  %sub120 = sub nsw i32 31, %98, !dbg !285
  %idxprom121 = sext i32 %sub120 to i64, !dbg !286
  %arrayidx122 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1f to ptr), i64 0, i64 %idxprom121, !dbg !286
  %99 = load i32, ptr %arrayidx122, align 4, !dbg !286
  %add123 = add i32 %97, %99, !dbg !287
  %100 = load ptr, ptr %out.addr, align 8, !dbg !288
  %101 = load i32, ptr %t, align 4, !dbg !289
  %idxprom124 = sext i32 %101 to i64, !dbg !288
  %arrayidx125 = getelementptr inbounds i32, ptr %100, i64 %idxprom124, !dbg !288
  store i32 %add123, ptr %arrayidx125, align 4, !dbg !290
  ret void, !dbg !291
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
!llvm.module.flags = !{!79, !80, !81, !82}
!llvm.ident = !{!83}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true, align: 128)
!2 = distinct !DISubprogram(name: "copies", linkageName: "_Z6copiesPKjPj", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !78)
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
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !14, line: 31, baseType: !15)
!14 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
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
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 56, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 7)
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
!73 = !{!74, !76}
!74 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !75, file: !14, line: 206)
!75 = !DINamespace(name: "ws_math", scope: null)
!76 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !77, entity: !75, file: !14, line: 207)
!77 = !DINamespace(name: "std", scope: null)
!78 = !{}
!79 = !{i32 7, !"Dwarf Version", i32 4}
!80 = !{i32 2, !"Debug Info Version", i32 3}
!81 = !{i32 1, !"wchar_size", i32 4}
!82 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!83 = !{!"clang version 22.1.8"}
!84 = distinct !DISubprogram(name: "shared_address", linkageName: "_Z14shared_addressPKv", scope: !3, file: !3, line: 7, type: !85, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !78)
!85 = !DISubroutineType(types: !86)
!86 = !{!8, !87}
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!88 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!89 = !DILocalVariable(name: "p", arg: 1, scope: !84, file: !3, line: 7, type: !87)
!90 = !DILocation(line: 7, column: 48, scope: !84)
!91 = !DILocation(line: 7, column: 95, scope: !84)
!92 = !DILocation(line: 7, column: 70, scope: !84)
!93 = !DILocation(line: 7, column: 53, scope: !84)
!94 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!95 = !DILocation(line: 9, column: 40, scope: !2)
!96 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 9, type: !9)
!97 = !DILocation(line: 9, column: 54, scope: !2)
!98 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 11, type: !99)
!99 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!100 = !DILocation(line: 11, column: 7, scope: !2)
!101 = !DILocation(line: 11, column: 11, scope: !2)
!102 = !DILocation(line: 12, column: 5, scope: !2)
!103 = !DILocation(line: 12, column: 3, scope: !2)
!104 = !DILocation(line: 12, column: 8, scope: !2)
!105 = !DILocation(line: 13, column: 5, scope: !2)
!106 = !DILocation(line: 13, column: 7, scope: !2)
!107 = !DILocation(line: 13, column: 3, scope: !2)
!108 = !DILocation(line: 13, column: 13, scope: !2)
!109 = !DILocation(line: 14, column: 88, scope: !2)
!110 = !DILocation(line: 14, column: 86, scope: !2)
!111 = !DILocation(line: 14, column: 82, scope: !2)
!112 = !DILocation(line: 14, column: 66, scope: !2)
!113 = !DILocation(line: 14, column: 99, scope: !2)
!114 = !DILocation(line: 14, column: 106, scope: !2)
!115 = !DILocation(line: 14, column: 104, scope: !2)
!116 = !DILocation(line: 14, column: 3, scope: !2)
!117 = !{i64 576}
!118 = !DILocation(line: 15, column: 97, scope: !2)
!119 = !DILocation(line: 15, column: 95, scope: !2)
!120 = !DILocation(line: 15, column: 91, scope: !2)
!121 = !DILocation(line: 15, column: 75, scope: !2)
!122 = !DILocation(line: 15, column: 108, scope: !2)
!123 = !DILocation(line: 15, column: 115, scope: !2)
!124 = !DILocation(line: 15, column: 113, scope: !2)
!125 = !DILocation(line: 15, column: 3, scope: !2)
!126 = !{i64 687}
!127 = !DILocation(line: 16, column: 3, scope: !2)
!128 = !{i64 816}
!129 = !DILocation(line: 18, column: 96, scope: !2)
!130 = !DILocation(line: 18, column: 94, scope: !2)
!131 = !DILocation(line: 18, column: 90, scope: !2)
!132 = !DILocation(line: 18, column: 74, scope: !2)
!133 = !DILocation(line: 18, column: 107, scope: !2)
!134 = !DILocation(line: 18, column: 114, scope: !2)
!135 = !DILocation(line: 18, column: 112, scope: !2)
!136 = !DILocation(line: 18, column: 3, scope: !2)
!137 = !{i64 914}
!138 = !DILocalVariable(name: "size", scope: !2, file: !3, line: 20, type: !99)
!139 = !DILocation(line: 20, column: 7, scope: !2)
!140 = !DILocation(line: 20, column: 14, scope: !2)
!141 = !DILocation(line: 20, column: 16, scope: !2)
!142 = !DILocation(line: 21, column: 94, scope: !2)
!143 = !DILocation(line: 21, column: 92, scope: !2)
!144 = !DILocation(line: 21, column: 88, scope: !2)
!145 = !DILocation(line: 21, column: 72, scope: !2)
!146 = !DILocation(line: 21, column: 105, scope: !2)
!147 = !DILocation(line: 21, column: 112, scope: !2)
!148 = !DILocation(line: 21, column: 110, scope: !2)
!149 = !DILocation(line: 21, column: 121, scope: !2)
!150 = !DILocation(line: 21, column: 3, scope: !2)
!151 = !{i64 1108}
!152 = !DILocation(line: 23, column: 130, scope: !2)
!153 = !DILocation(line: 23, column: 128, scope: !2)
!154 = !DILocation(line: 23, column: 112, scope: !2)
!155 = !DILocation(line: 23, column: 140, scope: !2)
!156 = !DILocation(line: 23, column: 142, scope: !2)
!157 = !DILocation(line: 23, column: 148, scope: !2)
!158 = !DILocation(line: 23, column: 191, scope: !2)
!159 = !DILocation(line: 23, column: 193, scope: !2)
!160 = !DILocation(line: 23, column: 197, scope: !2)
!161 = !DILocation(line: 23, column: 3, scope: !2)
!162 = !{i64 1294, i64 1312, i64 1336}
!163 = !DILocation(line: 25, column: 183, scope: !2)
!164 = !DILocation(line: 25, column: 181, scope: !2)
!165 = !DILocation(line: 25, column: 165, scope: !2)
!166 = !DILocation(line: 25, column: 194, scope: !2)
!167 = !DILocation(line: 25, column: 197, scope: !2)
!168 = !DILocation(line: 25, column: 206, scope: !2)
!169 = !DILocation(line: 25, column: 208, scope: !2)
!170 = !DILocation(line: 25, column: 3, scope: !2)
!171 = !{i64 1525, i64 1543, i64 1567}
!172 = !DILocation(line: 26, column: 3, scope: !2)
!173 = !{i64 1739}
!174 = !DILocation(line: 27, column: 3, scope: !2)
!175 = !{i64 1794}
!176 = !DILocalVariable(name: "i", scope: !177, file: !3, line: 28, type: !99)
!177 = distinct !DILexicalBlock(scope: !2, file: !3, line: 28, column: 3)
!178 = !DILocation(line: 28, column: 12, scope: !177)
!179 = !DILocation(line: 28, column: 8, scope: !177)
!180 = !DILocation(line: 28, column: 19, scope: !181)
!181 = distinct !DILexicalBlock(scope: !177, file: !3, line: 28, column: 3)
!182 = !DILocation(line: 28, column: 21, scope: !181)
!183 = !DILocation(line: 28, column: 3, scope: !177)
!184 = !DILocation(line: 28, column: 46, scope: !185)
!185 = distinct !DILexicalBlock(scope: !181, file: !3, line: 28, column: 31)
!186 = !DILocation(line: 28, column: 44, scope: !185)
!187 = !DILocation(line: 28, column: 50, scope: !185)
!188 = !DILocation(line: 28, column: 48, scope: !185)
!189 = !DILocation(line: 28, column: 40, scope: !185)
!190 = !DILocation(line: 28, column: 60, scope: !185)
!191 = !DILocation(line: 28, column: 58, scope: !185)
!192 = !DILocation(line: 28, column: 64, scope: !185)
!193 = !DILocation(line: 28, column: 62, scope: !185)
!194 = !DILocation(line: 28, column: 53, scope: !185)
!195 = !DILocation(line: 28, column: 33, scope: !185)
!196 = !DILocation(line: 28, column: 81, scope: !185)
!197 = !DILocation(line: 28, column: 79, scope: !185)
!198 = !DILocation(line: 28, column: 85, scope: !185)
!199 = !DILocation(line: 28, column: 83, scope: !185)
!200 = !DILocation(line: 28, column: 75, scope: !185)
!201 = !DILocation(line: 28, column: 95, scope: !185)
!202 = !DILocation(line: 28, column: 93, scope: !185)
!203 = !DILocation(line: 28, column: 99, scope: !185)
!204 = !DILocation(line: 28, column: 97, scope: !185)
!205 = !DILocation(line: 28, column: 88, scope: !185)
!206 = !DILocation(line: 28, column: 68, scope: !185)
!207 = !DILocation(line: 28, column: 103, scope: !185)
!208 = !DILocation(line: 28, column: 26, scope: !181)
!209 = !DILocation(line: 28, column: 3, scope: !181)
!210 = distinct !{!210, !183, !211, !212}
!211 = !DILocation(line: 28, column: 103, scope: !177)
!212 = !{!"llvm.loop.mustprogress"}
!213 = !DILocation(line: 29, column: 3, scope: !2)
!214 = !{i64 1961}
!215 = !DILocation(line: 30, column: 16, scope: !2)
!216 = !DILocation(line: 30, column: 14, scope: !2)
!217 = !DILocation(line: 30, column: 10, scope: !2)
!218 = !DILocation(line: 30, column: 26, scope: !2)
!219 = !DILocation(line: 30, column: 24, scope: !2)
!220 = !DILocation(line: 30, column: 19, scope: !2)
!221 = !DILocation(line: 30, column: 28, scope: !2)
!222 = !DILocation(line: 30, column: 37, scope: !2)
!223 = !DILocation(line: 30, column: 35, scope: !2)
!224 = !DILocation(line: 30, column: 39, scope: !2)
!225 = !DILocation(line: 30, column: 31, scope: !2)
!226 = !DILocation(line: 30, column: 53, scope: !2)
!227 = !DILocation(line: 30, column: 51, scope: !2)
!228 = !DILocation(line: 30, column: 55, scope: !2)
!229 = !DILocation(line: 30, column: 60, scope: !2)
!230 = !DILocation(line: 30, column: 44, scope: !2)
!231 = !DILocation(line: 0, scope: !2)
!232 = !DILocation(line: 30, column: 3, scope: !2)
!233 = !DILocalVariable(name: "i", scope: !234, file: !3, line: 31, type: !99)
!234 = distinct !DILexicalBlock(scope: !2, file: !3, line: 31, column: 3)
!235 = !DILocation(line: 31, column: 12, scope: !234)
!236 = !DILocation(line: 31, column: 8, scope: !234)
!237 = !DILocation(line: 31, column: 19, scope: !238)
!238 = distinct !DILexicalBlock(scope: !234, file: !3, line: 31, column: 3)
!239 = !DILocation(line: 31, column: 21, scope: !238)
!240 = !DILocation(line: 31, column: 3, scope: !234)
!241 = !DILocation(line: 31, column: 44, scope: !238)
!242 = !DILocation(line: 31, column: 42, scope: !238)
!243 = !DILocation(line: 31, column: 48, scope: !238)
!244 = !DILocation(line: 31, column: 46, scope: !238)
!245 = !DILocation(line: 31, column: 38, scope: !238)
!246 = !DILocation(line: 31, column: 55, scope: !238)
!247 = !DILocation(line: 31, column: 57, scope: !238)
!248 = !DILocation(line: 31, column: 71, scope: !238)
!249 = !DILocation(line: 31, column: 69, scope: !238)
!250 = !DILocation(line: 31, column: 75, scope: !238)
!251 = !DILocation(line: 31, column: 73, scope: !238)
!252 = !DILocation(line: 31, column: 51, scope: !238)
!253 = !DILocation(line: 31, column: 31, scope: !238)
!254 = !DILocation(line: 31, column: 26, scope: !238)
!255 = !DILocation(line: 31, column: 3, scope: !238)
!256 = distinct !{!256, !240, !257, !212}
!257 = !DILocation(line: 31, column: 31, scope: !234)
!258 = !DILocation(line: 32, column: 12, scope: !2)
!259 = !DILocation(line: 32, column: 10, scope: !2)
!260 = !DILocation(line: 32, column: 19, scope: !2)
!261 = !DILocation(line: 32, column: 21, scope: !2)
!262 = !DILocation(line: 32, column: 15, scope: !2)
!263 = !DILocation(line: 32, column: 3, scope: !2)
!264 = !DILocation(line: 33, column: 12, scope: !2)
!265 = !DILocation(line: 33, column: 10, scope: !2)
!266 = !DILocation(line: 33, column: 19, scope: !2)
!267 = !DILocation(line: 33, column: 21, scope: !2)
!268 = !DILocation(line: 33, column: 27, scope: !2)
!269 = !DILocation(line: 33, column: 15, scope: !2)
!270 = !DILocation(line: 33, column: 34, scope: !2)
!271 = !DILocation(line: 33, column: 39, scope: !2)
!272 = !DILocation(line: 33, column: 41, scope: !2)
!273 = !DILocation(line: 33, column: 37, scope: !2)
!274 = !DILocation(line: 33, column: 51, scope: !2)
!275 = !DILocation(line: 33, column: 53, scope: !2)
!276 = !DILocation(line: 33, column: 63, scope: !2)
!277 = !DILocation(line: 33, column: 65, scope: !2)
!278 = !DILocation(line: 33, column: 47, scope: !2)
!279 = !DILocation(line: 33, column: 3, scope: !2)
!280 = !DILocation(line: 34, column: 3, scope: !2)
!281 = !DILocation(line: 35, column: 20, scope: !2)
!282 = !DILocation(line: 35, column: 18, scope: !2)
!283 = !DILocation(line: 35, column: 12, scope: !2)
!284 = !DILocation(line: 35, column: 32, scope: !2)
!285 = !DILocation(line: 35, column: 30, scope: !2)
!286 = !DILocation(line: 35, column: 25, scope: !2)
!287 = !DILocation(line: 35, column: 23, scope: !2)
!288 = !DILocation(line: 35, column: 3, scope: !2)
!289 = !DILocation(line: 35, column: 7, scope: !2)
!290 = !DILocation(line: 35, column: 10, scope: !2)
!291 = !DILocation(line: 36, column: 1, scope: !2)
