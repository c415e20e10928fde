; ModuleID = 'assertion_on_the_block.cu'
source_filename = "assertion_on_the_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ4tilePKfS0_PfiiE2as = internal addrspace(3) global [512 x float] undef, align 4, !dbg !0
@_ZZ4tilePKfS0_PfiiE2bs = internal addrspace(3) global [512 x float] undef, align 4, !dbg !15
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@.str = private unnamed_addr constant [21 x i8] c"64 * 8 == blockDim.x\00", align 1, !dbg !20
@.str1 = private unnamed_addr constant [26 x i8] c"assertion_on_the_block.cu\00", align 1, !dbg !27
@__PRETTY_FUNCTION__._Z4tilePKfS0_Pfii = private unnamed_addr constant [59 x i8] c"void tile(const float *, const float *, float *, int, int)\00", align 1, !dbg !32
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4tilePKfS0_Pfii(ptr noundef %a, ptr noundef %b, ptr noundef %o, i32 noundef %n, i32 noundef %k) #0 !dbg !2 {
entry:
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %k.addr = alloca i32, align 4
  %tc = alloca i32, align 4
  %tr = alloca i32, align 4
  %ac = alloca i32, align 4
  %ar = alloca i32, align 4
  %r = alloca [8 x float], align 4
  %i = alloca i32, align 4
  %d = alloca i32, align 4
  %j = alloca i32, align 4
  %j64 = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !75, !DIExpression(), !76)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !77, !DIExpression(), !78)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !79, !DIExpression(), !80)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !81, !DIExpression(), !82)
  store i32 %k, ptr %k.addr, align 4
    #dbg_declare(ptr %k.addr, !83, !DIExpression(), !84)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !85
  %cmp = icmp eq i32 512, %0, !dbg !86
  %storedv.i = zext i1 %cmp to i8, !dbg !87
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !87
  store ptr @.str, ptr %text.addr.i, align 8, !dbg !87
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !87
  store i32 7, ptr %line.addr.i, align 4, !dbg !87
  store ptr @__PRETTY_FUNCTION__._Z4tilePKfS0_Pfii, ptr %fn.addr.i, align 8, !dbg !87
  %1 = load i8, ptr %holds.addr.i, align 1, !dbg !87
  %loadedv.i = trunc i8 %1 to i1, !dbg !87
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !87

if.then.i:                                        ; preds = %entry
  %2 = load ptr, ptr %text.addr.i, align 8, !dbg !87
  %3 = load ptr, ptr %file.addr.i, align 8, !dbg !87
  %4 = load i32, ptr %line.addr.i, align 4, !dbg !87
  %5 = load ptr, ptr %fn.addr.i, align 8, !dbg !87
  call void @__assertfail(ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i64 noundef 1) #6, !dbg !87
  unreachable, !dbg !87

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
    #dbg_declare(ptr %tc, !88, !DIExpression(), !90)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !91
  %rem = urem i32 %6, 64, !dbg !92
  store i32 %rem, ptr %tc, align 4, !dbg !90
    #dbg_declare(ptr %tr, !93, !DIExpression(), !94)
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !95
  %div = udiv i32 %7, 64, !dbg !96
  store i32 %div, ptr %tr, align 4, !dbg !94
    #dbg_declare(ptr %ac, !97, !DIExpression(), !98)
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !99
  %rem4 = urem i32 %8, 8, !dbg !100
  store i32 %rem4, ptr %ac, align 4, !dbg !98
    #dbg_declare(ptr %ar, !101, !DIExpression(), !102)
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !103
  %div6 = udiv i32 %9, 8, !dbg !104
  store i32 %div6, ptr %ar, align 4, !dbg !102
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !105
  %mul = mul i32 %10, 64, !dbg !106
  %11 = load i32, ptr %k.addr, align 4, !dbg !107
  %mul8 = mul i32 %mul, %11, !dbg !108
  %12 = load ptr, ptr %a.addr, align 8, !dbg !109
  %idx.ext = zext i32 %mul8 to i64, !dbg !109
  %add.ptr = getelementptr inbounds nuw float, ptr %12, i64 %idx.ext, !dbg !109
  store ptr %add.ptr, ptr %a.addr, align 8, !dbg !109
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !110
  %mul10 = mul i32 %13, 64, !dbg !111
  %14 = load ptr, ptr %b.addr, align 8, !dbg !112
  %idx.ext11 = zext i32 %mul10 to i64, !dbg !112
  %add.ptr12 = getelementptr inbounds nuw float, ptr %14, i64 %idx.ext11, !dbg !112
  store ptr %add.ptr12, ptr %b.addr, align 8, !dbg !112
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !113
  %mul14 = mul i32 %15, 64, !dbg !114
  %16 = load i32, ptr %n.addr, align 4, !dbg !115
  %mul15 = mul i32 %mul14, %16, !dbg !116
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !117
  %mul17 = mul i32 %17, 64, !dbg !118
  %add = add i32 %mul15, %mul17, !dbg !119
  %18 = load ptr, ptr %o.addr, align 8, !dbg !120
  %idx.ext18 = zext i32 %add to i64, !dbg !120
  %add.ptr19 = getelementptr inbounds nuw float, ptr %18, i64 %idx.ext18, !dbg !120
  store ptr %add.ptr19, ptr %o.addr, align 8, !dbg !120
    #dbg_declare(ptr %r, !121, !DIExpression(), !125)
  call void @llvm.memset.p0.i64(ptr align 4 %r, i8 0, i64 32, i1 false), !dbg !125
    #dbg_declare(ptr %i, !126, !DIExpression(), !128)
  store i32 0, ptr %i, align 4, !dbg !128
  br label %for.cond, !dbg !129

for.cond:                                         ; preds = %for.inc61, %_ZL9ws_assertbPKcS0_jS0_.exit
  %19 = load i32, ptr %i, align 4, !dbg !130
  %20 = load i32, ptr %k.addr, align 4, !dbg !132
  %cmp20 = icmp slt i32 %19, %20, !dbg !133
  br i1 %cmp20, label %for.body, label %for.end63, !dbg !134

for.body:                                         ; preds = %for.cond
  %21 = load ptr, ptr %a.addr, align 8, !dbg !135
  %22 = load i32, ptr %ar, align 4, !dbg !137
  %23 = load i32, ptr %k.addr, align 4, !dbg !138
  %mul21 = mul nsw i32 %22, %23, !dbg !139
  %24 = load i32, ptr %ac, align 4, !dbg !140
  %add22 = add nsw i32 %mul21, %24, !dbg !141
  %idxprom = sext i32 %add22 to i64, !dbg !135
  %arrayidx = getelementptr inbounds float, ptr %21, i64 %idxprom, !dbg !135
  %25 = load float, ptr %arrayidx, align 4, !dbg !135
  %26 = load i32, ptr %ar, align 4, !dbg !142
  %mul23 = mul nsw i32 %26, 8, !dbg !143
  %27 = load i32, ptr %ac, align 4, !dbg !144
  %add24 = add nsw i32 %mul23, %27, !dbg !145
  %idxprom25 = sext i32 %add24 to i64, !dbg !146
  %arrayidx26 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfS0_PfiiE2as to ptr), i64 0, i64 %idxprom25, !dbg !146
  store float %25, ptr %arrayidx26, align 4, !dbg !147
  %28 = load ptr, ptr %b.addr, align 8, !dbg !148
  %29 = load i32, ptr %tr, align 4, !dbg !149
  %30 = load i32, ptr %n.addr, align 4, !dbg !150
  %mul27 = mul nsw i32 %29, %30, !dbg !151
  %31 = load i32, ptr %tc, align 4, !dbg !152
  %add28 = add nsw i32 %mul27, %31, !dbg !153
  %idxprom29 = sext i32 %add28 to i64, !dbg !148
  %arrayidx30 = getelementptr inbounds float, ptr %28, i64 %idxprom29, !dbg !148
  %32 = load float, ptr %arrayidx30, align 4, !dbg !148
  %33 = load i32, ptr %tr, align 4, !dbg !154
  %mul31 = mul nsw i32 %33, 64, !dbg !155
  %34 = load i32, ptr %tc, align 4, !dbg !156
  %add32 = add nsw i32 %mul31, %34, !dbg !157
  %idxprom33 = sext i32 %add32 to i64, !dbg !158
  %arrayidx34 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfS0_PfiiE2bs to ptr), i64 0, i64 %idxprom33, !dbg !158
  store float %32, ptr %arrayidx34, align 4, !dbg !159
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !160
  %35 = load ptr, ptr %a.addr, align 8, !dbg !161
  %add.ptr35 = getelementptr inbounds float, ptr %35, i64 8, !dbg !161
  store ptr %add.ptr35, ptr %a.addr, align 8, !dbg !161
  %36 = load i32, ptr %n.addr, align 4, !dbg !162
  %mul36 = mul nsw i32 8, %36, !dbg !163
  %37 = load ptr, ptr %b.addr, align 8, !dbg !164
  %idx.ext37 = sext i32 %mul36 to i64, !dbg !164
  %add.ptr38 = getelementptr inbounds float, ptr %37, i64 %idx.ext37, !dbg !164
  store ptr %add.ptr38, ptr %b.addr, align 8, !dbg !164
    #dbg_declare(ptr %d, !165, !DIExpression(), !167)
  store i32 0, ptr %d, align 4, !dbg !167
  br label %for.cond39, !dbg !168

for.cond39:                                       ; preds = %for.inc58, %for.body
  %38 = load i32, ptr %d, align 4, !dbg !169
  %cmp40 = icmp slt i32 %38, 8, !dbg !171
  br i1 %cmp40, label %for.body41, label %for.end60, !dbg !172

for.body41:                                       ; preds = %for.cond39
    #dbg_declare(ptr %j, !173, !DIExpression(), !175)
  store i32 0, ptr %j, align 4, !dbg !175
  br label %for.cond42, !dbg !176

for.cond42:                                       ; preds = %for.inc, %for.body41
  %39 = load i32, ptr %j, align 4, !dbg !177
  %cmp43 = icmp slt i32 %39, 8, !dbg !179
  br i1 %cmp43, label %for.body44, label %for.end, !dbg !180

for.body44:                                       ; preds = %for.cond42
  %40 = load i32, ptr %tr, align 4, !dbg !181
  %mul45 = mul nsw i32 %40, 8, !dbg !182
  %41 = load i32, ptr %j, align 4, !dbg !183
  %add46 = add nsw i32 %mul45, %41, !dbg !184
  %mul47 = mul nsw i32 %add46, 8, !dbg !185
  %42 = load i32, ptr %d, align 4, !dbg !186
  %add48 = add nsw i32 %mul47, %42, !dbg !187
  %idxprom49 = sext i32 %add48 to i64, !dbg !188
  %arrayidx50 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfS0_PfiiE2as to ptr), i64 0, i64 %idxprom49, !dbg !188
  %43 = load float, ptr %arrayidx50, align 4, !dbg !188
  %44 = load i32, ptr %d, align 4, !dbg !189
  %mul51 = mul nsw i32 %44, 64, !dbg !190
  %45 = load i32, ptr %tc, align 4, !dbg !191
  %add52 = add nsw i32 %mul51, %45, !dbg !192
  %idxprom53 = sext i32 %add52 to i64, !dbg !193
  %arrayidx54 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfS0_PfiiE2bs to ptr), i64 0, i64 %idxprom53, !dbg !193
  %46 = load float, ptr %arrayidx54, align 4, !dbg !193
  %47 = load i32, ptr %j, align 4, !dbg !194
  %idxprom56 = sext i32 %47 to i64, !dbg !195
  %arrayidx57 = getelementptr inbounds [8 x float], ptr %r, i64 0, i64 %idxprom56, !dbg !195
  %48 = load float, ptr %arrayidx57, align 4, !dbg !196
  %49 = call float @llvm.fmuladd.f32(float %43, float %46, float %48), !dbg !196
  store float %49, ptr %arrayidx57, align 4, !dbg !196
  br label %for.inc, !dbg !195

for.inc:                                          ; preds = %for.body44
  %50 = load i32, ptr %j, align 4, !dbg !197
  %inc = add nsw i32 %50, 1, !dbg !197
  store i32 %inc, ptr %j, align 4, !dbg !197
  br label %for.cond42, !dbg !198, !llvm.loop !199

for.end:                                          ; preds = %for.cond42
  br label %for.inc58, !dbg !200

for.inc58:                                        ; preds = %for.end
  %51 = load i32, ptr %d, align 4, !dbg !202
  %inc59 = add nsw i32 %51, 1, !dbg !202
  store i32 %inc59, ptr %d, align 4, !dbg !202
  br label %for.cond39, !dbg !203, !llvm.loop !204

for.end60:                                        ; preds = %for.cond39
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !206
  br label %for.inc61, !dbg !207

for.inc61:                                        ; preds = %for.end60
  %52 = load i32, ptr %i, align 4, !dbg !208
  %add62 = add nsw i32 %52, 8, !dbg !208
  store i32 %add62, ptr %i, align 4, !dbg !208
  br label %for.cond, !dbg !209, !llvm.loop !210

for.end63:                                        ; preds = %for.cond
    #dbg_declare(ptr %j64, !212, !DIExpression(), !214)
  store i32 0, ptr %j64, align 4, !dbg !214
  br label %for.cond65, !dbg !215

for.cond65:                                       ; preds = %for.inc76, %for.end63
  %53 = load i32, ptr %j64, align 4, !dbg !216
  %cmp66 = icmp slt i32 %53, 8, !dbg !218
  br i1 %cmp66, label %for.body67, label %for.end78, !dbg !219

for.body67:                                       ; preds = %for.cond65
  %54 = load i32, ptr %j64, align 4, !dbg !220
  %idxprom68 = sext i32 %54 to i64, !dbg !221
  %arrayidx69 = getelementptr inbounds [8 x float], ptr %r, i64 0, i64 %idxprom68, !dbg !221
  %55 = load float, ptr %arrayidx69, align 4, !dbg !221
  %56 = load ptr, ptr %o.addr, align 8, !dbg !222
  %57 = load i32, ptr %tr, align 4, !dbg !223
  %mul70 = mul nsw i32 %57, 8, !dbg !224
  %58 = load i32, ptr %j64, align 4, !dbg !225
  %add71 = add nsw i32 %mul70, %58, !dbg !226
  %59 = load i32, ptr %n.addr, align 4, !dbg !227
  %mul72 = mul nsw i32 %add71, %59, !dbg !228
  %60 = load i32, ptr %tc, align 4, !dbg !229
  %add73 = add nsw i32 %mul72, %60, !dbg !230
  %idxprom74 = sext i32 %add73 to i64, !dbg !222
  %arrayidx75 = getelementptr inbounds float, ptr %56, i64 %idxprom74, !dbg !222
  store float %55, ptr %arrayidx75, align 4, !dbg !231
  br label %for.inc76, !dbg !222

for.inc76:                                        ; preds = %for.body67
  %61 = load i32, ptr %j64, align 4, !dbg !232
  %inc77 = add nsw i32 %61, 1, !dbg !232
  store i32 %inc77, ptr %j64, align 4, !dbg !232
  br label %for.cond65, !dbg !233, !llvm.loop !234

for.end78:                                        ; preds = %for.cond65
  ret void, !dbg !236
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!70, !71, !72, !73}
!llvm.ident = !{!74}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "as", scope: !2, file: !3, line: 6, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "tile", linkageName: "_Z4tilePKfS0_Pfii", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !69)
!3 = !DIFile(filename: "assertion_on_the_block.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9, !10, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !12, globals: !14, imports: !37, splitDebugInlining: false, nameTableKind: None)
!12 = !{!13}
!13 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!14 = !{!0, !15, !20, !27, !32}
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!16 = distinct !DIGlobalVariable(name: "bs", scope: !2, file: !3, line: 6, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 16384, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 512)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 7, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 168, elements: !25)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 21)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 7, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 208, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 26)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 7, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 472, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 59)
!37 = !{!38, !41, !43, !48, !53, !58, !63, !65}
!38 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !39, file: !40, line: 128)
!39 = !DINamespace(name: "ws_math", scope: null)
!40 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!41 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !42, entity: !39, file: !40, line: 129)
!42 = !DINamespace(name: "std", scope: null)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !42, entity: !44, file: !40, line: 154)
!44 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !40, file: !40, line: 137, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !47}
!47 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !42, entity: !49, file: !40, line: 154)
!49 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !40, file: !40, line: 133, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !52}
!52 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !42, entity: !54, file: !40, line: 154)
!54 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !40, file: !40, line: 134, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!55 = !DISubroutineType(types: !56)
!56 = !{!57, !57}
!57 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!58 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !42, entity: !59, file: !40, line: 154)
!59 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !40, file: !40, line: 145, type: !60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!60 = !DISubroutineType(types: !61)
!61 = !{!13, !62}
!62 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!63 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !42, entity: !64, file: !40, line: 154)
!64 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !40, file: !40, line: 147, type: !60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!65 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !42, entity: !66, file: !40, line: 154)
!66 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !40, file: !40, line: 149, type: !67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!67 = !DISubroutineType(types: !68)
!68 = !{!10, !8}
!69 = !{}
!70 = !{i32 7, !"Dwarf Version", i32 4}
!71 = !{i32 2, !"Debug Info Version", i32 3}
!72 = !{i32 1, !"wchar_size", i32 4}
!73 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!74 = !{!"clang version 22.1.8"}
!75 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!76 = !DILocation(line: 5, column: 35, scope: !2)
!77 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 5, type: !6)
!78 = !DILocation(line: 5, column: 51, scope: !2)
!79 = !DILocalVariable(name: "o", arg: 3, scope: !2, file: !3, line: 5, type: !9)
!80 = !DILocation(line: 5, column: 61, scope: !2)
!81 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 5, type: !10)
!82 = !DILocation(line: 5, column: 68, scope: !2)
!83 = !DILocalVariable(name: "k", arg: 5, scope: !2, file: !3, line: 5, type: !10)
!84 = !DILocation(line: 5, column: 75, scope: !2)
!85 = !DILocation(line: 7, column: 20, scope: !2)
!86 = !DILocation(line: 7, column: 17, scope: !2)
!87 = !DILocation(line: 7, column: 3, scope: !2)
!88 = !DILocalVariable(name: "tc", scope: !2, file: !3, line: 8, type: !89)
!89 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!90 = !DILocation(line: 8, column: 13, scope: !2)
!91 = !DILocation(line: 8, column: 18, scope: !2)
!92 = !DILocation(line: 8, column: 30, scope: !2)
!93 = !DILocalVariable(name: "tr", scope: !2, file: !3, line: 8, type: !89)
!94 = !DILocation(line: 8, column: 36, scope: !2)
!95 = !DILocation(line: 8, column: 41, scope: !2)
!96 = !DILocation(line: 8, column: 53, scope: !2)
!97 = !DILocalVariable(name: "ac", scope: !2, file: !3, line: 8, type: !89)
!98 = !DILocation(line: 8, column: 59, scope: !2)
!99 = !DILocation(line: 8, column: 64, scope: !2)
!100 = !DILocation(line: 8, column: 76, scope: !2)
!101 = !DILocalVariable(name: "ar", scope: !2, file: !3, line: 8, type: !89)
!102 = !DILocation(line: 8, column: 81, scope: !2)
!103 = !DILocation(line: 8, column: 86, scope: !2)
!104 = !DILocation(line: 8, column: 98, scope: !2)
!105 = !DILocation(line: 9, column: 8, scope: !2)
!106 = !DILocation(line: 9, column: 19, scope: !2)
!107 = !DILocation(line: 9, column: 26, scope: !2)
!108 = !DILocation(line: 9, column: 24, scope: !2)
!109 = !DILocation(line: 9, column: 5, scope: !2)
!110 = !DILocation(line: 9, column: 34, scope: !2)
!111 = !DILocation(line: 9, column: 45, scope: !2)
!112 = !DILocation(line: 9, column: 31, scope: !2)
!113 = !DILocation(line: 9, column: 56, scope: !2)
!114 = !DILocation(line: 9, column: 67, scope: !2)
!115 = !DILocation(line: 9, column: 74, scope: !2)
!116 = !DILocation(line: 9, column: 72, scope: !2)
!117 = !DILocation(line: 9, column: 78, scope: !2)
!118 = !DILocation(line: 9, column: 89, scope: !2)
!119 = !DILocation(line: 9, column: 76, scope: !2)
!120 = !DILocation(line: 9, column: 53, scope: !2)
!121 = !DILocalVariable(name: "r", scope: !2, file: !3, line: 10, type: !122)
!122 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 256, elements: !123)
!123 = !{!124}
!124 = !DISubrange(count: 8)
!125 = !DILocation(line: 10, column: 9, scope: !2)
!126 = !DILocalVariable(name: "i", scope: !127, file: !3, line: 11, type: !10)
!127 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!128 = !DILocation(line: 11, column: 12, scope: !127)
!129 = !DILocation(line: 11, column: 8, scope: !127)
!130 = !DILocation(line: 11, column: 19, scope: !131)
!131 = distinct !DILexicalBlock(scope: !127, file: !3, line: 11, column: 3)
!132 = !DILocation(line: 11, column: 23, scope: !131)
!133 = !DILocation(line: 11, column: 21, scope: !131)
!134 = !DILocation(line: 11, column: 3, scope: !127)
!135 = !DILocation(line: 12, column: 23, scope: !136)
!136 = distinct !DILexicalBlock(scope: !131, file: !3, line: 11, column: 34)
!137 = !DILocation(line: 12, column: 25, scope: !136)
!138 = !DILocation(line: 12, column: 30, scope: !136)
!139 = !DILocation(line: 12, column: 28, scope: !136)
!140 = !DILocation(line: 12, column: 34, scope: !136)
!141 = !DILocation(line: 12, column: 32, scope: !136)
!142 = !DILocation(line: 12, column: 8, scope: !136)
!143 = !DILocation(line: 12, column: 11, scope: !136)
!144 = !DILocation(line: 12, column: 17, scope: !136)
!145 = !DILocation(line: 12, column: 15, scope: !136)
!146 = !DILocation(line: 12, column: 5, scope: !136)
!147 = !DILocation(line: 12, column: 21, scope: !136)
!148 = !DILocation(line: 13, column: 24, scope: !136)
!149 = !DILocation(line: 13, column: 26, scope: !136)
!150 = !DILocation(line: 13, column: 31, scope: !136)
!151 = !DILocation(line: 13, column: 29, scope: !136)
!152 = !DILocation(line: 13, column: 35, scope: !136)
!153 = !DILocation(line: 13, column: 33, scope: !136)
!154 = !DILocation(line: 13, column: 8, scope: !136)
!155 = !DILocation(line: 13, column: 11, scope: !136)
!156 = !DILocation(line: 13, column: 18, scope: !136)
!157 = !DILocation(line: 13, column: 16, scope: !136)
!158 = !DILocation(line: 13, column: 5, scope: !136)
!159 = !DILocation(line: 13, column: 22, scope: !136)
!160 = !DILocation(line: 14, column: 5, scope: !136)
!161 = !DILocation(line: 15, column: 7, scope: !136)
!162 = !DILocation(line: 15, column: 22, scope: !136)
!163 = !DILocation(line: 15, column: 20, scope: !136)
!164 = !DILocation(line: 15, column: 15, scope: !136)
!165 = !DILocalVariable(name: "d", scope: !166, file: !3, line: 16, type: !10)
!166 = distinct !DILexicalBlock(scope: !136, file: !3, line: 16, column: 5)
!167 = !DILocation(line: 16, column: 14, scope: !166)
!168 = !DILocation(line: 16, column: 10, scope: !166)
!169 = !DILocation(line: 16, column: 21, scope: !170)
!170 = distinct !DILexicalBlock(scope: !166, file: !3, line: 16, column: 5)
!171 = !DILocation(line: 16, column: 23, scope: !170)
!172 = !DILocation(line: 16, column: 5, scope: !166)
!173 = !DILocalVariable(name: "j", scope: !174, file: !3, line: 16, type: !10)
!174 = distinct !DILexicalBlock(scope: !170, file: !3, line: 16, column: 33)
!175 = !DILocation(line: 16, column: 42, scope: !174)
!176 = !DILocation(line: 16, column: 38, scope: !174)
!177 = !DILocation(line: 16, column: 49, scope: !178)
!178 = distinct !DILexicalBlock(scope: !174, file: !3, line: 16, column: 33)
!179 = !DILocation(line: 16, column: 51, scope: !178)
!180 = !DILocation(line: 16, column: 33, scope: !174)
!181 = !DILocation(line: 16, column: 73, scope: !178)
!182 = !DILocation(line: 16, column: 76, scope: !178)
!183 = !DILocation(line: 16, column: 82, scope: !178)
!184 = !DILocation(line: 16, column: 80, scope: !178)
!185 = !DILocation(line: 16, column: 85, scope: !178)
!186 = !DILocation(line: 16, column: 91, scope: !178)
!187 = !DILocation(line: 16, column: 89, scope: !178)
!188 = !DILocation(line: 16, column: 69, scope: !178)
!189 = !DILocation(line: 16, column: 99, scope: !178)
!190 = !DILocation(line: 16, column: 101, scope: !178)
!191 = !DILocation(line: 16, column: 108, scope: !178)
!192 = !DILocation(line: 16, column: 106, scope: !178)
!193 = !DILocation(line: 16, column: 96, scope: !178)
!194 = !DILocation(line: 16, column: 63, scope: !178)
!195 = !DILocation(line: 16, column: 61, scope: !178)
!196 = !DILocation(line: 16, column: 66, scope: !178)
!197 = !DILocation(line: 16, column: 56, scope: !178)
!198 = !DILocation(line: 16, column: 33, scope: !178)
!199 = distinct !{!199, !180, !200, !201}
!200 = !DILocation(line: 16, column: 110, scope: !174)
!201 = !{!"llvm.loop.mustprogress"}
!202 = !DILocation(line: 16, column: 28, scope: !170)
!203 = !DILocation(line: 16, column: 5, scope: !170)
!204 = distinct !{!204, !172, !205, !201}
!205 = !DILocation(line: 16, column: 110, scope: !166)
!206 = !DILocation(line: 17, column: 5, scope: !136)
!207 = !DILocation(line: 18, column: 3, scope: !136)
!208 = !DILocation(line: 11, column: 28, scope: !131)
!209 = !DILocation(line: 11, column: 3, scope: !131)
!210 = distinct !{!210, !134, !211, !201}
!211 = !DILocation(line: 18, column: 3, scope: !127)
!212 = !DILocalVariable(name: "j", scope: !213, file: !3, line: 19, type: !10)
!213 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 3)
!214 = !DILocation(line: 19, column: 12, scope: !213)
!215 = !DILocation(line: 19, column: 8, scope: !213)
!216 = !DILocation(line: 19, column: 19, scope: !217)
!217 = distinct !DILexicalBlock(scope: !213, file: !3, line: 19, column: 3)
!218 = !DILocation(line: 19, column: 21, scope: !217)
!219 = !DILocation(line: 19, column: 3, scope: !213)
!220 = !DILocation(line: 19, column: 60, scope: !217)
!221 = !DILocation(line: 19, column: 58, scope: !217)
!222 = !DILocation(line: 19, column: 31, scope: !217)
!223 = !DILocation(line: 19, column: 34, scope: !217)
!224 = !DILocation(line: 19, column: 37, scope: !217)
!225 = !DILocation(line: 19, column: 43, scope: !217)
!226 = !DILocation(line: 19, column: 41, scope: !217)
!227 = !DILocation(line: 19, column: 48, scope: !217)
!228 = !DILocation(line: 19, column: 46, scope: !217)
!229 = !DILocation(line: 19, column: 52, scope: !217)
!230 = !DILocation(line: 19, column: 50, scope: !217)
!231 = !DILocation(line: 19, column: 56, scope: !217)
!232 = !DILocation(line: 19, column: 26, scope: !217)
!233 = !DILocation(line: 19, column: 3, scope: !217)
!234 = distinct !{!234, !219, !235, !201}
!235 = !DILocation(line: 19, column: 61, scope: !213)
!236 = !DILocation(line: 20, column: 1, scope: !2)
