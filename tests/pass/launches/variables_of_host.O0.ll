; ModuleID = 'variables_of_host.cu'
source_filename = "variables_of_host.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.Grid = type { i32, i32, float }
%struct.ws_gridDim_t = type { i8 }

@n = addrspace(4) externally_initialized constant i32 0, align 4, !dbg !0
@weights = addrspace(4) externally_initialized constant [9 x float] zeroinitializer, align 4, !dbg !7
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@grid = addrspace(4) externally_initialized constant %struct.Grid zeroinitializer, align 4, !dbg !13
@table = addrspace(1) externally_initialized global ptr null, align 8, !dbg !21
@size = addrspace(4) externally_initialized constant [2 x i32] zeroinitializer, align 4, !dbg !25
@arrived = addrspace(1) externally_initialized global i32 0, align 4, !dbg !30
@shares = addrspace(1) externally_initialized global i32 8, align 4, !dbg !32
@_ZZ7countedPiE6ticket = internal addrspace(3) global i32 undef, align 4, !dbg !34
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1
@.str = private unnamed_addr constant [19 x i8] c"ticket < gridDim.x\00", align 1, !dbg !41
@.str1 = private unnamed_addr constant [21 x i8] c"variables_of_host.cu\00", align 1, !dbg !48
@__PRETTY_FUNCTION__._Z7countedPi = private unnamed_addr constant [20 x i8] c"void counted(int *)\00", align 1, !dbg !53
@.str2 = private unnamed_addr constant [12 x i8] c"shares == 8\00", align 1, !dbg !58
@llvm.compiler.used = appending global [7 x ptr] [ptr addrspacecast (ptr addrspace(4) @n to ptr), ptr addrspacecast (ptr addrspace(4) @weights to ptr), ptr addrspacecast (ptr addrspace(4) @grid to ptr), ptr addrspacecast (ptr addrspace(1) @table to ptr), ptr addrspacecast (ptr addrspace(4) @size to ptr), ptr addrspacecast (ptr addrspace(1) @arrived to ptr), ptr addrspacecast (ptr addrspace(1) @shares to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5shiftPfPKf(ptr noundef %a, ptr noundef %b) #0 !dbg !100 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !106, !DIExpression(), !107)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !108, !DIExpression(), !109)
    #dbg_declare(ptr %i, !110, !DIExpression(), !111)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !112
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !113
  %mul = mul i32 %0, %1, !dbg !114
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !115
  %add = add i32 %mul, %2, !dbg !116
  store i32 %add, ptr %i, align 4, !dbg !111
  %3 = load i32, ptr %i, align 4, !dbg !117
  %4 = load i32, ptr addrspacecast (ptr addrspace(4) @n to ptr), align 4, !dbg !119
  %cmp = icmp slt i32 %3, %4, !dbg !120
  br i1 %cmp, label %if.then, label %if.end, !dbg !120

if.then:                                          ; preds = %entry
  %5 = load ptr, ptr %b.addr, align 8, !dbg !121
  %6 = load i32, ptr %i, align 4, !dbg !122
  %add3 = add nsw i32 %6, 1, !dbg !123
  %idxprom = sext i32 %add3 to i64, !dbg !121
  %arrayidx = getelementptr inbounds float, ptr %5, i64 %idxprom, !dbg !121
  %7 = load float, ptr %arrayidx, align 4, !dbg !121
  %8 = load i32, ptr %i, align 4, !dbg !124
  %rem = srem i32 %8, 9, !dbg !125
  %idxprom4 = sext i32 %rem to i64, !dbg !126
  %arrayidx5 = getelementptr inbounds [9 x float], ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 0, i64 %idxprom4, !dbg !126
  %9 = load float, ptr %arrayidx5, align 4, !dbg !126
  %mul6 = fmul float %7, %9, !dbg !127
  %10 = load ptr, ptr %a.addr, align 8, !dbg !128
  %11 = load i32, ptr %i, align 4, !dbg !129
  %idxprom7 = sext i32 %11 to i64, !dbg !128
  %arrayidx8 = getelementptr inbounds float, ptr %10, i64 %idxprom7, !dbg !128
  store float %mul6, ptr %arrayidx8, align 4, !dbg !130
  br label %if.end, !dbg !128

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !131
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4stepPfS_(ptr noundef %x, ptr noundef %v) #0 !dbg !132 {
entry:
  %x.addr = alloca ptr, align 8
  %v.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  store ptr %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !135, !DIExpression(), !136)
  store ptr %v, ptr %v.addr, align 8
    #dbg_declare(ptr %v.addr, !137, !DIExpression(), !138)
    #dbg_declare(ptr %i, !139, !DIExpression(), !140)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !141
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !142
  %mul = mul i32 %0, %1, !dbg !143
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !144
  %add = add i32 %mul, %2, !dbg !145
  store i32 %add, ptr %i, align 4, !dbg !140
  %3 = load i32, ptr %i, align 4, !dbg !146
  %4 = load i32, ptr getelementptr inbounds nuw (%struct.Grid, ptr addrspacecast (ptr addrspace(4) @grid to ptr), i32 0, i32 1), align 4, !dbg !148
  %add3 = add nsw i32 %3, %4, !dbg !149
  %5 = load i32, ptr addrspacecast (ptr addrspace(4) @grid to ptr), align 4, !dbg !150
  %cmp = icmp slt i32 %add3, %5, !dbg !151
  br i1 %cmp, label %if.then, label %if.end, !dbg !151

if.then:                                          ; preds = %entry
  %6 = load ptr, ptr %v.addr, align 8, !dbg !152
  %7 = load i32, ptr %i, align 4, !dbg !153
  %8 = load i32, ptr getelementptr inbounds nuw (%struct.Grid, ptr addrspacecast (ptr addrspace(4) @grid to ptr), i32 0, i32 1), align 4, !dbg !154
  %add4 = add nsw i32 %7, %8, !dbg !155
  %idxprom = sext i32 %add4 to i64, !dbg !152
  %arrayidx = getelementptr inbounds float, ptr %6, i64 %idxprom, !dbg !152
  %9 = load float, ptr %arrayidx, align 4, !dbg !152
  %10 = load float, ptr getelementptr inbounds nuw (%struct.Grid, ptr addrspacecast (ptr addrspace(4) @grid to ptr), i32 0, i32 2), align 4, !dbg !156
  %mul5 = fmul float %9, %10, !dbg !157
  %11 = load ptr, ptr %x.addr, align 8, !dbg !158
  %12 = load i32, ptr %i, align 4, !dbg !159
  %idxprom6 = sext i32 %12 to i64, !dbg !158
  %arrayidx7 = getelementptr inbounds float, ptr %11, i64 %idxprom6, !dbg !158
  store float %mul5, ptr %arrayidx7, align 4, !dbg !160
  br label %if.end, !dbg !158

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !161
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5pairsv() #0 !dbg !162 {
entry:
  %i = alloca i32, align 4
    #dbg_declare(ptr %i, !165, !DIExpression(), !166)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !167
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !168
  %mul = mul i32 %0, %1, !dbg !169
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !170
  %add = add i32 %mul, %2, !dbg !171
  store i32 %add, ptr %i, align 4, !dbg !166
  %3 = load i32, ptr %i, align 4, !dbg !172
  %4 = load i32, ptr addrspacecast (ptr addrspace(4) @n to ptr), align 4, !dbg !174
  %cmp = icmp ult i32 %3, %4, !dbg !175
  br i1 %cmp, label %if.then, label %if.end, !dbg !175

if.then:                                          ; preds = %entry
  %5 = load i32, ptr %i, align 4, !dbg !176
  %div = udiv i32 %5, 2, !dbg !177
  %6 = load ptr, ptr addrspacecast (ptr addrspace(1) @table to ptr), align 8, !dbg !178
  %7 = load i32, ptr %i, align 4, !dbg !179
  %idxprom = zext i32 %7 to i64, !dbg !178
  %arrayidx = getelementptr inbounds nuw i32, ptr %6, i64 %idxprom, !dbg !178
  store i32 %div, ptr %arrayidx, align 4, !dbg !180
  br label %if.end, !dbg !178

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !181
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7columnsPi(ptr noundef %out) #0 !dbg !182 {
entry:
  %out.addr = alloca ptr, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !183, !DIExpression(), !184)
    #dbg_declare(ptr %x, !185, !DIExpression(), !186)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !187
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !188
  %mul = mul i32 %0, %1, !dbg !189
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !190
  %add = add i32 %mul, %2, !dbg !191
  store i32 %add, ptr %x, align 4, !dbg !186
    #dbg_declare(ptr %y, !192, !DIExpression(), !193)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !194
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !195
  %mul5 = mul i32 %3, %4, !dbg !196
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !197
  %add7 = add i32 %mul5, %5, !dbg !198
  store i32 %add7, ptr %y, align 4, !dbg !193
  %6 = load i32, ptr %x, align 4, !dbg !199
  %7 = load i32, ptr addrspacecast (ptr addrspace(4) @size to ptr), align 4, !dbg !201
  %cmp = icmp slt i32 %6, %7, !dbg !202
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !203

land.lhs.true:                                    ; preds = %entry
  %8 = load i32, ptr %y, align 4, !dbg !204
  %9 = load i32, ptr getelementptr inbounds ([2 x i32], ptr addrspacecast (ptr addrspace(4) @size to ptr), i64 0, i64 1), align 4, !dbg !205
  %cmp8 = icmp slt i32 %8, %9, !dbg !206
  br i1 %cmp8, label %if.then, label %if.end, !dbg !203

if.then:                                          ; preds = %land.lhs.true
  %10 = load i32, ptr %x, align 4, !dbg !207
  %11 = load ptr, ptr %out.addr, align 8, !dbg !208
  %12 = load i32, ptr %y, align 4, !dbg !209
  %13 = load i32, ptr addrspacecast (ptr addrspace(4) @size to ptr), align 4, !dbg !210
  %mul9 = mul nsw i32 %12, %13, !dbg !211
  %14 = load i32, ptr %x, align 4, !dbg !212
  %add10 = add nsw i32 %mul9, %14, !dbg !213
  %idxprom = sext i32 %add10 to i64, !dbg !208
  %arrayidx = getelementptr inbounds i32, ptr %11, i64 %idxprom, !dbg !208
  store i32 %10, ptr %arrayidx, align 4, !dbg !214
  br label %if.end, !dbg !208

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void, !dbg !215
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7countedPi(ptr noundef %out) #0 !dbg !36 {
entry:
  %holds.addr.i7 = alloca i8, align 1
  %text.addr.i8 = alloca ptr, align 8
  %file.addr.i9 = alloca ptr, align 8
  %line.addr.i10 = alloca i32, align 4
  %fn.addr.i11 = alloca ptr, align 8
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %out.addr = alloca ptr, align 8
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !216, !DIExpression(), !217)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !218
  %cmp = icmp eq i32 %0, 0, !dbg !220
  br i1 %cmp, label %if.then, label %if.end, !dbg !220

if.then:                                          ; preds = %entry
  store ptr addrspacecast (ptr addrspace(1) @arrived to ptr), ptr %p.addr.i, align 8, !dbg !221
  store i32 1, ptr %v.addr.i, align 4, !dbg !221
  %1 = load ptr, ptr %p.addr.i, align 8, !dbg !221
  %2 = load i32, ptr %v.addr.i, align 4, !dbg !221
  store i32 %2, ptr %.atomictmp.i, align 4, !dbg !221
  %3 = load i32, ptr %.atomictmp.i, align 4, !dbg !221
  %4 = atomicrmw add ptr %1, i32 %3 monotonic, align 4, !dbg !221
  store i32 %4, ptr %atomic-temp.i, align 4, !dbg !221
  %5 = load i32, ptr %atomic-temp.i, align 4, !dbg !221
  store i32 %5, ptr addrspacecast (ptr addrspace(3) @_ZZ7countedPiE6ticket to ptr), align 4, !dbg !222
  br label %if.end, !dbg !223

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !224
  %6 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7countedPiE6ticket to ptr), align 4, !dbg !225
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !226
  %cmp3 = icmp ult i32 %6, %7, !dbg !227
  %storedv.i12 = zext i1 %cmp3 to i8, !dbg !228
  store i8 %storedv.i12, ptr %holds.addr.i7, align 1, !dbg !228
  store ptr @.str, ptr %text.addr.i8, align 8, !dbg !228
  store ptr @.str1, ptr %file.addr.i9, align 8, !dbg !228
  store i32 52, ptr %line.addr.i10, align 4, !dbg !228
  store ptr @__PRETTY_FUNCTION__._Z7countedPi, ptr %fn.addr.i11, align 8, !dbg !228
  %8 = load i8, ptr %holds.addr.i7, align 1, !dbg !228
  %loadedv.i13 = trunc i8 %8 to i1, !dbg !228
  br i1 %loadedv.i13, label %_ZL9ws_assertbPKcS0_jS0_.exit15, label %if.then.i14, !dbg !228

if.then.i14:                                      ; preds = %if.end
  %9 = load ptr, ptr %text.addr.i8, align 8, !dbg !228
  %10 = load ptr, ptr %file.addr.i9, align 8, !dbg !228
  %11 = load i32, ptr %line.addr.i10, align 4, !dbg !228
  %12 = load ptr, ptr %fn.addr.i11, align 8, !dbg !228
  call void @__assertfail(ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12, i64 noundef 1) #4, !dbg !228
  unreachable, !dbg !228

_ZL9ws_assertbPKcS0_jS0_.exit15:                  ; preds = %if.end
  %13 = load i32, ptr addrspacecast (ptr addrspace(1) @shares to ptr), align 4, !dbg !229
  %14 = load ptr, ptr %out.addr, align 8, !dbg !230
  %15 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7countedPiE6ticket to ptr), align 4, !dbg !231
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !232
  %mul = mul i32 %15, %16, !dbg !233
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !234
  %add = add i32 %mul, %17, !dbg !235
  %idxprom = zext i32 %add to i64, !dbg !230
  %arrayidx = getelementptr inbounds nuw i32, ptr %14, i64 %idxprom, !dbg !230
  store i32 %13, ptr %arrayidx, align 4, !dbg !236
  %18 = load i32, ptr addrspacecast (ptr addrspace(1) @shares to ptr), align 4, !dbg !237
  %cmp6 = icmp eq i32 %18, 8, !dbg !238
  %storedv.i = zext i1 %cmp6 to i8, !dbg !239
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !239
  store ptr @.str2, ptr %text.addr.i, align 8, !dbg !239
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !239
  store i32 54, ptr %line.addr.i, align 4, !dbg !239
  store ptr @__PRETTY_FUNCTION__._Z7countedPi, ptr %fn.addr.i, align 8, !dbg !239
  %19 = load i8, ptr %holds.addr.i, align 1, !dbg !239
  %loadedv.i = trunc i8 %19 to i1, !dbg !239
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !239

if.then.i:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit15
  %20 = load ptr, ptr %text.addr.i, align 8, !dbg !239
  %21 = load ptr, ptr %file.addr.i, align 8, !dbg !239
  %22 = load i32, ptr %line.addr.i, align 4, !dbg !239
  %23 = load ptr, ptr %fn.addr.i, align 8, !dbg !239
  call void @__assertfail(ptr noundef %20, ptr noundef %21, i32 noundef %22, ptr noundef %23, i64 noundef 1) #4, !dbg !239
  unreachable, !dbg !239

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit15
  ret void, !dbg !240
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!95, !96, !97, !98}
!llvm.ident = !{!99}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 14, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, imports: !63, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "variables_of_host.cu", directory: ".")
!4 = !{!5}
!5 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!6 = !{!0, !7, !13, !21, !25, !30, !32, !34, !41, !48, !53, !58}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!8 = distinct !DIGlobalVariable(name: "weights", scope: !2, file: !3, line: 15, type: !9, isLocal: false, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 288, elements: !11)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !{!12}
!12 = !DISubrange(count: 9)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!14 = distinct !DIGlobalVariable(name: "grid", scope: !2, file: !3, line: 24, type: !15, isLocal: false, isDefinition: true)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Grid", file: !3, line: 23, size: 96, flags: DIFlagTypePassByValue, elements: !16, identifier: "_ZTS4Grid")
!16 = !{!17, !19, !20}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "cells", scope: !15, file: !3, line: 23, baseType: !18, size: 32)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "distance", scope: !15, file: !3, line: 23, baseType: !18, size: 32, offset: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "dt", scope: !15, file: !3, line: 23, baseType: !10, size: 32, offset: 64)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 31, type: !23, isLocal: false, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!26 = distinct !DIGlobalVariable(name: "size", scope: !2, file: !3, line: 38, type: !27, isLocal: false, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 64, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 2)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "arrived", scope: !2, file: !3, line: 45, type: !24, isLocal: false, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "shares", scope: !2, file: !3, line: 46, type: !18, isLocal: false, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!35 = distinct !DIGlobalVariable(name: "ticket", scope: !36, file: !3, line: 48, type: !24, isLocal: true, isDefinition: true)
!36 = distinct !DISubprogram(name: "counted", linkageName: "_Z7countedPi", scope: !3, file: !3, line: 47, type: !37, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!37 = !DISubroutineType(types: !38)
!38 = !{null, !39}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!40 = !{}
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 152, elements: !46)
!44 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !45)
!45 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!46 = !{!47}
!47 = !DISubrange(count: 19)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 168, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 21)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 160, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 20)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !3, line: 54, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 96, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 12)
!63 = !{!64, !67, !69, !74, !79, !84, !89, !91}
!64 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !65, file: !66, line: 128)
!65 = !DINamespace(name: "ws_math", scope: null)
!66 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!67 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !68, entity: !65, file: !66, line: 129)
!68 = !DINamespace(name: "std", scope: null)
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !68, entity: !70, file: !66, line: 154)
!70 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !66, file: !66, line: 137, type: !71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!71 = !DISubroutineType(types: !72)
!72 = !{!73, !73}
!73 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!74 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !68, entity: !75, file: !66, line: 154)
!75 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !66, file: !66, line: 133, type: !76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!76 = !DISubroutineType(types: !77)
!77 = !{!78, !78}
!78 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!79 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !68, entity: !80, file: !66, line: 154)
!80 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !66, file: !66, line: 134, type: !81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!81 = !DISubroutineType(types: !82)
!82 = !{!83, !83}
!83 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!84 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !68, entity: !85, file: !66, line: 154)
!85 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !66, file: !66, line: 145, type: !86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!86 = !DISubroutineType(types: !87)
!87 = !{!5, !88}
!88 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !68, entity: !90, file: !66, line: 154)
!90 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !66, file: !66, line: 147, type: !86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!91 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !68, entity: !92, file: !66, line: 154)
!92 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !66, file: !66, line: 149, type: !93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!93 = !DISubroutineType(types: !94)
!94 = !{!18, !10}
!95 = !{i32 7, !"Dwarf Version", i32 4}
!96 = !{i32 2, !"Debug Info Version", i32 3}
!97 = !{i32 1, !"wchar_size", i32 4}
!98 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!99 = !{!"clang version 22.1.8"}
!100 = distinct !DISubprogram(name: "shift", linkageName: "_Z5shiftPfPKf", scope: !3, file: !3, line: 17, type: !101, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!101 = !DISubroutineType(types: !102)
!102 = !{null, !103, !104}
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!105 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!106 = !DILocalVariable(name: "a", arg: 1, scope: !100, file: !3, line: 17, type: !103)
!107 = !DILocation(line: 17, column: 30, scope: !100)
!108 = !DILocalVariable(name: "b", arg: 2, scope: !100, file: !3, line: 17, type: !104)
!109 = !DILocation(line: 17, column: 46, scope: !100)
!110 = !DILocalVariable(name: "i", scope: !100, file: !3, line: 18, type: !18)
!111 = !DILocation(line: 18, column: 7, scope: !100)
!112 = !DILocation(line: 18, column: 11, scope: !100)
!113 = !DILocation(line: 18, column: 24, scope: !100)
!114 = !DILocation(line: 18, column: 22, scope: !100)
!115 = !DILocation(line: 18, column: 37, scope: !100)
!116 = !DILocation(line: 18, column: 35, scope: !100)
!117 = !DILocation(line: 19, column: 7, scope: !118)
!118 = distinct !DILexicalBlock(scope: !100, file: !3, line: 19, column: 7)
!119 = !DILocation(line: 19, column: 11, scope: !118)
!120 = !DILocation(line: 19, column: 9, scope: !118)
!121 = !DILocation(line: 20, column: 12, scope: !118)
!122 = !DILocation(line: 20, column: 14, scope: !118)
!123 = !DILocation(line: 20, column: 16, scope: !118)
!124 = !DILocation(line: 20, column: 31, scope: !118)
!125 = !DILocation(line: 20, column: 33, scope: !118)
!126 = !DILocation(line: 20, column: 23, scope: !118)
!127 = !DILocation(line: 20, column: 21, scope: !118)
!128 = !DILocation(line: 20, column: 5, scope: !118)
!129 = !DILocation(line: 20, column: 7, scope: !118)
!130 = !DILocation(line: 20, column: 10, scope: !118)
!131 = !DILocation(line: 21, column: 1, scope: !100)
!132 = distinct !DISubprogram(name: "step", linkageName: "_Z4stepPfS_", scope: !3, file: !3, line: 25, type: !133, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!133 = !DISubroutineType(types: !134)
!134 = !{null, !103, !103}
!135 = !DILocalVariable(name: "x", arg: 1, scope: !132, file: !3, line: 25, type: !103)
!136 = !DILocation(line: 25, column: 29, scope: !132)
!137 = !DILocalVariable(name: "v", arg: 2, scope: !132, file: !3, line: 25, type: !103)
!138 = !DILocation(line: 25, column: 39, scope: !132)
!139 = !DILocalVariable(name: "i", scope: !132, file: !3, line: 26, type: !18)
!140 = !DILocation(line: 26, column: 7, scope: !132)
!141 = !DILocation(line: 26, column: 11, scope: !132)
!142 = !DILocation(line: 26, column: 24, scope: !132)
!143 = !DILocation(line: 26, column: 22, scope: !132)
!144 = !DILocation(line: 26, column: 37, scope: !132)
!145 = !DILocation(line: 26, column: 35, scope: !132)
!146 = !DILocation(line: 27, column: 7, scope: !147)
!147 = distinct !DILexicalBlock(scope: !132, file: !3, line: 27, column: 7)
!148 = !DILocation(line: 27, column: 16, scope: !147)
!149 = !DILocation(line: 27, column: 9, scope: !147)
!150 = !DILocation(line: 27, column: 32, scope: !147)
!151 = !DILocation(line: 27, column: 25, scope: !147)
!152 = !DILocation(line: 28, column: 12, scope: !147)
!153 = !DILocation(line: 28, column: 14, scope: !147)
!154 = !DILocation(line: 28, column: 23, scope: !147)
!155 = !DILocation(line: 28, column: 16, scope: !147)
!156 = !DILocation(line: 28, column: 40, scope: !147)
!157 = !DILocation(line: 28, column: 33, scope: !147)
!158 = !DILocation(line: 28, column: 5, scope: !147)
!159 = !DILocation(line: 28, column: 7, scope: !147)
!160 = !DILocation(line: 28, column: 10, scope: !147)
!161 = !DILocation(line: 29, column: 1, scope: !132)
!162 = distinct !DISubprogram(name: "pairs", linkageName: "_Z5pairsv", scope: !3, file: !3, line: 32, type: !163, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!163 = !DISubroutineType(types: !164)
!164 = !{null}
!165 = !DILocalVariable(name: "i", scope: !162, file: !3, line: 33, type: !24)
!166 = !DILocation(line: 33, column: 12, scope: !162)
!167 = !DILocation(line: 33, column: 16, scope: !162)
!168 = !DILocation(line: 33, column: 29, scope: !162)
!169 = !DILocation(line: 33, column: 27, scope: !162)
!170 = !DILocation(line: 33, column: 42, scope: !162)
!171 = !DILocation(line: 33, column: 40, scope: !162)
!172 = !DILocation(line: 34, column: 7, scope: !173)
!173 = distinct !DILexicalBlock(scope: !162, file: !3, line: 34, column: 7)
!174 = !DILocation(line: 34, column: 11, scope: !173)
!175 = !DILocation(line: 34, column: 9, scope: !173)
!176 = !DILocation(line: 35, column: 16, scope: !173)
!177 = !DILocation(line: 35, column: 18, scope: !173)
!178 = !DILocation(line: 35, column: 5, scope: !173)
!179 = !DILocation(line: 35, column: 11, scope: !173)
!180 = !DILocation(line: 35, column: 14, scope: !173)
!181 = !DILocation(line: 36, column: 1, scope: !162)
!182 = distinct !DISubprogram(name: "columns", linkageName: "_Z7columnsPi", scope: !3, file: !3, line: 39, type: !37, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!183 = !DILocalVariable(name: "out", arg: 1, scope: !182, file: !3, line: 39, type: !39)
!184 = !DILocation(line: 39, column: 30, scope: !182)
!185 = !DILocalVariable(name: "x", scope: !182, file: !3, line: 40, type: !18)
!186 = !DILocation(line: 40, column: 7, scope: !182)
!187 = !DILocation(line: 40, column: 11, scope: !182)
!188 = !DILocation(line: 40, column: 24, scope: !182)
!189 = !DILocation(line: 40, column: 22, scope: !182)
!190 = !DILocation(line: 40, column: 37, scope: !182)
!191 = !DILocation(line: 40, column: 35, scope: !182)
!192 = !DILocalVariable(name: "y", scope: !182, file: !3, line: 40, type: !18)
!193 = !DILocation(line: 40, column: 50, scope: !182)
!194 = !DILocation(line: 40, column: 54, scope: !182)
!195 = !DILocation(line: 40, column: 67, scope: !182)
!196 = !DILocation(line: 40, column: 65, scope: !182)
!197 = !DILocation(line: 40, column: 80, scope: !182)
!198 = !DILocation(line: 40, column: 78, scope: !182)
!199 = !DILocation(line: 41, column: 7, scope: !200)
!200 = distinct !DILexicalBlock(scope: !182, file: !3, line: 41, column: 7)
!201 = !DILocation(line: 41, column: 11, scope: !200)
!202 = !DILocation(line: 41, column: 9, scope: !200)
!203 = !DILocation(line: 41, column: 19, scope: !200)
!204 = !DILocation(line: 41, column: 22, scope: !200)
!205 = !DILocation(line: 41, column: 26, scope: !200)
!206 = !DILocation(line: 41, column: 24, scope: !200)
!207 = !DILocation(line: 42, column: 28, scope: !200)
!208 = !DILocation(line: 42, column: 5, scope: !200)
!209 = !DILocation(line: 42, column: 9, scope: !200)
!210 = !DILocation(line: 42, column: 13, scope: !200)
!211 = !DILocation(line: 42, column: 11, scope: !200)
!212 = !DILocation(line: 42, column: 23, scope: !200)
!213 = !DILocation(line: 42, column: 21, scope: !200)
!214 = !DILocation(line: 42, column: 26, scope: !200)
!215 = !DILocation(line: 43, column: 1, scope: !182)
!216 = !DILocalVariable(name: "out", arg: 1, scope: !36, file: !3, line: 47, type: !39)
!217 = !DILocation(line: 47, column: 30, scope: !36)
!218 = !DILocation(line: 49, column: 7, scope: !219)
!219 = distinct !DILexicalBlock(scope: !36, file: !3, line: 49, column: 7)
!220 = !DILocation(line: 49, column: 19, scope: !219)
!221 = !DILocation(line: 50, column: 14, scope: !219)
!222 = !DILocation(line: 50, column: 12, scope: !219)
!223 = !DILocation(line: 50, column: 5, scope: !219)
!224 = !DILocation(line: 51, column: 3, scope: !36)
!225 = !DILocation(line: 52, column: 10, scope: !36)
!226 = !DILocation(line: 52, column: 19, scope: !36)
!227 = !DILocation(line: 52, column: 17, scope: !36)
!228 = !DILocation(line: 52, column: 3, scope: !36)
!229 = !DILocation(line: 53, column: 44, scope: !36)
!230 = !DILocation(line: 53, column: 3, scope: !36)
!231 = !DILocation(line: 53, column: 7, scope: !36)
!232 = !DILocation(line: 53, column: 16, scope: !36)
!233 = !DILocation(line: 53, column: 14, scope: !36)
!234 = !DILocation(line: 53, column: 29, scope: !36)
!235 = !DILocation(line: 53, column: 27, scope: !36)
!236 = !DILocation(line: 53, column: 42, scope: !36)
!237 = !DILocation(line: 54, column: 10, scope: !36)
!238 = !DILocation(line: 54, column: 17, scope: !36)
!239 = !DILocation(line: 54, column: 3, scope: !36)
!240 = !DILocation(line: 55, column: 1, scope: !36)
