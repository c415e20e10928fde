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
@__func__._Z4tilePKfS0_Pfii = private unnamed_addr constant [5 x i8] c"tile\00", align 1, !dbg !32
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4tilePKfS0_Pfii(ptr noundef %a, ptr noundef %b, ptr noundef %o, i32 noundef %n, i32 noundef %k) #0 !dbg !2 {
entry:
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
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
    #dbg_declare(ptr %a.addr, !49, !DIExpression(), !50)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !51, !DIExpression(), !52)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !53, !DIExpression(), !54)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !55, !DIExpression(), !56)
  store i32 %k, ptr %k.addr, align 4
    #dbg_declare(ptr %k.addr, !57, !DIExpression(), !58)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !59
  %cmp = icmp eq i32 512, %0, !dbg !60
  %storedv.i = zext i1 %cmp to i8, !dbg !61
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !61
  store ptr @.str, ptr %m.addr.i, align 8, !dbg !61
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !61
  store i32 7, ptr %l.addr.i, align 4, !dbg !61
  store ptr @__func__._Z4tilePKfS0_Pfii, ptr %fn.addr.i, align 8, !dbg !61
  %1 = load i8, ptr %c.addr.i, align 1, !dbg !61
  %loadedv.i = trunc i8 %1 to i1, !dbg !61
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !61

if.then.i:                                        ; preds = %entry
  %2 = load ptr, ptr %m.addr.i, align 8, !dbg !61
  %3 = load ptr, ptr %f.addr.i, align 8, !dbg !61
  %4 = load i32, ptr %l.addr.i, align 4, !dbg !61
  %5 = load ptr, ptr %fn.addr.i, align 8, !dbg !61
  call void @__assertfail(ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i64 noundef 1) #6, !dbg !61
  unreachable, !dbg !61

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
    #dbg_declare(ptr %tc, !62, !DIExpression(), !64)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65
  %rem = urem i32 %6, 64, !dbg !66
  store i32 %rem, ptr %tc, align 4, !dbg !64
    #dbg_declare(ptr %tr, !67, !DIExpression(), !68)
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !69
  %div = udiv i32 %7, 64, !dbg !70
  store i32 %div, ptr %tr, align 4, !dbg !68
    #dbg_declare(ptr %ac, !71, !DIExpression(), !72)
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !73
  %rem4 = urem i32 %8, 8, !dbg !74
  store i32 %rem4, ptr %ac, align 4, !dbg !72
    #dbg_declare(ptr %ar, !75, !DIExpression(), !76)
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !77
  %div6 = udiv i32 %9, 8, !dbg !78
  store i32 %div6, ptr %ar, align 4, !dbg !76
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !79
  %mul = mul i32 %10, 64, !dbg !80
  %11 = load i32, ptr %k.addr, align 4, !dbg !81
  %mul8 = mul i32 %mul, %11, !dbg !82
  %12 = load ptr, ptr %a.addr, align 8, !dbg !83
  %idx.ext = zext i32 %mul8 to i64, !dbg !83
  %add.ptr = getelementptr inbounds nuw float, ptr %12, i64 %idx.ext, !dbg !83
  store ptr %add.ptr, ptr %a.addr, align 8, !dbg !83
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !84
  %mul10 = mul i32 %13, 64, !dbg !85
  %14 = load ptr, ptr %b.addr, align 8, !dbg !86
  %idx.ext11 = zext i32 %mul10 to i64, !dbg !86
  %add.ptr12 = getelementptr inbounds nuw float, ptr %14, i64 %idx.ext11, !dbg !86
  store ptr %add.ptr12, ptr %b.addr, align 8, !dbg !86
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !87
  %mul14 = mul i32 %15, 64, !dbg !88
  %16 = load i32, ptr %n.addr, align 4, !dbg !89
  %mul15 = mul i32 %mul14, %16, !dbg !90
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !91
  %mul17 = mul i32 %17, 64, !dbg !92
  %add = add i32 %mul15, %mul17, !dbg !93
  %18 = load ptr, ptr %o.addr, align 8, !dbg !94
  %idx.ext18 = zext i32 %add to i64, !dbg !94
  %add.ptr19 = getelementptr inbounds nuw float, ptr %18, i64 %idx.ext18, !dbg !94
  store ptr %add.ptr19, ptr %o.addr, align 8, !dbg !94
    #dbg_declare(ptr %r, !95, !DIExpression(), !99)
  call void @llvm.memset.p0.i64(ptr align 4 %r, i8 0, i64 32, i1 false), !dbg !99
    #dbg_declare(ptr %i, !100, !DIExpression(), !102)
  store i32 0, ptr %i, align 4, !dbg !102
  br label %for.cond, !dbg !103

for.cond:                                         ; preds = %for.inc61, %_ZL9ws_assertbPKcS0_jS0_.exit
  %19 = load i32, ptr %i, align 4, !dbg !104
  %20 = load i32, ptr %k.addr, align 4, !dbg !106
  %cmp20 = icmp slt i32 %19, %20, !dbg !107
  br i1 %cmp20, label %for.body, label %for.end63, !dbg !108

for.body:                                         ; preds = %for.cond
  %21 = load ptr, ptr %a.addr, align 8, !dbg !109
  %22 = load i32, ptr %ar, align 4, !dbg !111
  %23 = load i32, ptr %k.addr, align 4, !dbg !112
  %mul21 = mul nsw i32 %22, %23, !dbg !113
  %24 = load i32, ptr %ac, align 4, !dbg !114
  %add22 = add nsw i32 %mul21, %24, !dbg !115
  %idxprom = sext i32 %add22 to i64, !dbg !109
  %arrayidx = getelementptr inbounds float, ptr %21, i64 %idxprom, !dbg !109
  %25 = load float, ptr %arrayidx, align 4, !dbg !109
  %26 = load i32, ptr %ar, align 4, !dbg !116
  %mul23 = mul nsw i32 %26, 8, !dbg !117
  %27 = load i32, ptr %ac, align 4, !dbg !118
  %add24 = add nsw i32 %mul23, %27, !dbg !119
  %idxprom25 = sext i32 %add24 to i64, !dbg !120
  %arrayidx26 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfS0_PfiiE2as to ptr), i64 0, i64 %idxprom25, !dbg !120
  store float %25, ptr %arrayidx26, align 4, !dbg !121
  %28 = load ptr, ptr %b.addr, align 8, !dbg !122
  %29 = load i32, ptr %tr, align 4, !dbg !123
  %30 = load i32, ptr %n.addr, align 4, !dbg !124
  %mul27 = mul nsw i32 %29, %30, !dbg !125
  %31 = load i32, ptr %tc, align 4, !dbg !126
  %add28 = add nsw i32 %mul27, %31, !dbg !127
  %idxprom29 = sext i32 %add28 to i64, !dbg !122
  %arrayidx30 = getelementptr inbounds float, ptr %28, i64 %idxprom29, !dbg !122
  %32 = load float, ptr %arrayidx30, align 4, !dbg !122
  %33 = load i32, ptr %tr, align 4, !dbg !128
  %mul31 = mul nsw i32 %33, 64, !dbg !129
  %34 = load i32, ptr %tc, align 4, !dbg !130
  %add32 = add nsw i32 %mul31, %34, !dbg !131
  %idxprom33 = sext i32 %add32 to i64, !dbg !132
  %arrayidx34 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfS0_PfiiE2bs to ptr), i64 0, i64 %idxprom33, !dbg !132
  store float %32, ptr %arrayidx34, align 4, !dbg !133
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !134
  %35 = load ptr, ptr %a.addr, align 8, !dbg !135
  %add.ptr35 = getelementptr inbounds float, ptr %35, i64 8, !dbg !135
  store ptr %add.ptr35, ptr %a.addr, align 8, !dbg !135
  %36 = load i32, ptr %n.addr, align 4, !dbg !136
  %mul36 = mul nsw i32 8, %36, !dbg !137
  %37 = load ptr, ptr %b.addr, align 8, !dbg !138
  %idx.ext37 = sext i32 %mul36 to i64, !dbg !138
  %add.ptr38 = getelementptr inbounds float, ptr %37, i64 %idx.ext37, !dbg !138
  store ptr %add.ptr38, ptr %b.addr, align 8, !dbg !138
    #dbg_declare(ptr %d, !139, !DIExpression(), !141)
  store i32 0, ptr %d, align 4, !dbg !141
  br label %for.cond39, !dbg !142

for.cond39:                                       ; preds = %for.inc58, %for.body
  %38 = load i32, ptr %d, align 4, !dbg !143
  %cmp40 = icmp slt i32 %38, 8, !dbg !145
  br i1 %cmp40, label %for.body41, label %for.end60, !dbg !146

for.body41:                                       ; preds = %for.cond39
    #dbg_declare(ptr %j, !147, !DIExpression(), !149)
  store i32 0, ptr %j, align 4, !dbg !149
  br label %for.cond42, !dbg !150

for.cond42:                                       ; preds = %for.inc, %for.body41
  %39 = load i32, ptr %j, align 4, !dbg !151
  %cmp43 = icmp slt i32 %39, 8, !dbg !153
  br i1 %cmp43, label %for.body44, label %for.end, !dbg !154

for.body44:                                       ; preds = %for.cond42
  %40 = load i32, ptr %tr, align 4, !dbg !155
  %mul45 = mul nsw i32 %40, 8, !dbg !156
  %41 = load i32, ptr %j, align 4, !dbg !157
  %add46 = add nsw i32 %mul45, %41, !dbg !158
  %mul47 = mul nsw i32 %add46, 8, !dbg !159
  %42 = load i32, ptr %d, align 4, !dbg !160
  %add48 = add nsw i32 %mul47, %42, !dbg !161
  %idxprom49 = sext i32 %add48 to i64, !dbg !162
  %arrayidx50 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfS0_PfiiE2as to ptr), i64 0, i64 %idxprom49, !dbg !162
  %43 = load float, ptr %arrayidx50, align 4, !dbg !162
  %44 = load i32, ptr %d, align 4, !dbg !163
  %mul51 = mul nsw i32 %44, 64, !dbg !164
  %45 = load i32, ptr %tc, align 4, !dbg !165
  %add52 = add nsw i32 %mul51, %45, !dbg !166
  %idxprom53 = sext i32 %add52 to i64, !dbg !167
  %arrayidx54 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfS0_PfiiE2bs to ptr), i64 0, i64 %idxprom53, !dbg !167
  %46 = load float, ptr %arrayidx54, align 4, !dbg !167
  %47 = load i32, ptr %j, align 4, !dbg !168
  %idxprom56 = sext i32 %47 to i64, !dbg !169
  %arrayidx57 = getelementptr inbounds [8 x float], ptr %r, i64 0, i64 %idxprom56, !dbg !169
  %48 = load float, ptr %arrayidx57, align 4, !dbg !170
  %49 = call float @llvm.fmuladd.f32(float %43, float %46, float %48), !dbg !170
  store float %49, ptr %arrayidx57, align 4, !dbg !170
  br label %for.inc, !dbg !169

for.inc:                                          ; preds = %for.body44
  %50 = load i32, ptr %j, align 4, !dbg !171
  %inc = add nsw i32 %50, 1, !dbg !171
  store i32 %inc, ptr %j, align 4, !dbg !171
  br label %for.cond42, !dbg !172, !llvm.loop !173

for.end:                                          ; preds = %for.cond42
  br label %for.inc58, !dbg !174

for.inc58:                                        ; preds = %for.end
  %51 = load i32, ptr %d, align 4, !dbg !176
  %inc59 = add nsw i32 %51, 1, !dbg !176
  store i32 %inc59, ptr %d, align 4, !dbg !176
  br label %for.cond39, !dbg !177, !llvm.loop !178

for.end60:                                        ; preds = %for.cond39
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !180
  br label %for.inc61, !dbg !181

for.inc61:                                        ; preds = %for.end60
  %52 = load i32, ptr %i, align 4, !dbg !182
  %add62 = add nsw i32 %52, 8, !dbg !182
  store i32 %add62, ptr %i, align 4, !dbg !182
  br label %for.cond, !dbg !183, !llvm.loop !184

for.end63:                                        ; preds = %for.cond
    #dbg_declare(ptr %j64, !186, !DIExpression(), !188)
  store i32 0, ptr %j64, align 4, !dbg !188
  br label %for.cond65, !dbg !189

for.cond65:                                       ; preds = %for.inc76, %for.end63
  %53 = load i32, ptr %j64, align 4, !dbg !190
  %cmp66 = icmp slt i32 %53, 8, !dbg !192
  br i1 %cmp66, label %for.body67, label %for.end78, !dbg !193

for.body67:                                       ; preds = %for.cond65
  %54 = load i32, ptr %j64, align 4, !dbg !194
  %idxprom68 = sext i32 %54 to i64, !dbg !195
  %arrayidx69 = getelementptr inbounds [8 x float], ptr %r, i64 0, i64 %idxprom68, !dbg !195
  %55 = load float, ptr %arrayidx69, align 4, !dbg !195
  %56 = load ptr, ptr %o.addr, align 8, !dbg !196
  %57 = load i32, ptr %tr, align 4, !dbg !197
  %mul70 = mul nsw i32 %57, 8, !dbg !198
  %58 = load i32, ptr %j64, align 4, !dbg !199
  %add71 = add nsw i32 %mul70, %58, !dbg !200
  %59 = load i32, ptr %n.addr, align 4, !dbg !201
  %mul72 = mul nsw i32 %add71, %59, !dbg !202
  %60 = load i32, ptr %tc, align 4, !dbg !203
  %add73 = add nsw i32 %mul72, %60, !dbg !204
  %idxprom74 = sext i32 %add73 to i64, !dbg !196
  %arrayidx75 = getelementptr inbounds float, ptr %56, i64 %idxprom74, !dbg !196
  store float %55, ptr %arrayidx75, align 4, !dbg !205
  br label %for.inc76, !dbg !196

for.inc76:                                        ; preds = %for.body67
  %61 = load i32, ptr %j64, align 4, !dbg !206
  %inc77 = add nsw i32 %61, 1, !dbg !206
  store i32 %inc77, ptr %j64, align 4, !dbg !206
  br label %for.cond65, !dbg !207, !llvm.loop !208

for.end78:                                        ; preds = %for.cond65
  ret void, !dbg !210
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
!llvm.module.flags = !{!44, !45, !46, !47}
!llvm.ident = !{!48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "as", scope: !2, file: !3, line: 6, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "tile", linkageName: "_Z4tilePKfS0_Pfii", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !43)
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
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 40, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 5)
!37 = !{!38, !41}
!38 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !39, file: !40, line: 214)
!39 = !DINamespace(name: "ws_math", scope: null)
!40 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!41 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !42, entity: !39, file: !40, line: 215)
!42 = !DINamespace(name: "std", scope: null)
!43 = !{}
!44 = !{i32 7, !"Dwarf Version", i32 4}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!48 = !{!"clang version 22.1.8"}
!49 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!50 = !DILocation(line: 5, column: 35, scope: !2)
!51 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 5, type: !6)
!52 = !DILocation(line: 5, column: 51, scope: !2)
!53 = !DILocalVariable(name: "o", arg: 3, scope: !2, file: !3, line: 5, type: !9)
!54 = !DILocation(line: 5, column: 61, scope: !2)
!55 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 5, type: !10)
!56 = !DILocation(line: 5, column: 68, scope: !2)
!57 = !DILocalVariable(name: "k", arg: 5, scope: !2, file: !3, line: 5, type: !10)
!58 = !DILocation(line: 5, column: 75, scope: !2)
!59 = !DILocation(line: 7, column: 20, scope: !2)
!60 = !DILocation(line: 7, column: 17, scope: !2)
!61 = !DILocation(line: 7, column: 3, scope: !2)
!62 = !DILocalVariable(name: "tc", scope: !2, file: !3, line: 8, type: !63)
!63 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!64 = !DILocation(line: 8, column: 13, scope: !2)
!65 = !DILocation(line: 8, column: 18, scope: !2)
!66 = !DILocation(line: 8, column: 30, scope: !2)
!67 = !DILocalVariable(name: "tr", scope: !2, file: !3, line: 8, type: !63)
!68 = !DILocation(line: 8, column: 36, scope: !2)
!69 = !DILocation(line: 8, column: 41, scope: !2)
!70 = !DILocation(line: 8, column: 53, scope: !2)
!71 = !DILocalVariable(name: "ac", scope: !2, file: !3, line: 8, type: !63)
!72 = !DILocation(line: 8, column: 59, scope: !2)
!73 = !DILocation(line: 8, column: 64, scope: !2)
!74 = !DILocation(line: 8, column: 76, scope: !2)
!75 = !DILocalVariable(name: "ar", scope: !2, file: !3, line: 8, type: !63)
!76 = !DILocation(line: 8, column: 81, scope: !2)
!77 = !DILocation(line: 8, column: 86, scope: !2)
!78 = !DILocation(line: 8, column: 98, scope: !2)
!79 = !DILocation(line: 9, column: 8, scope: !2)
!80 = !DILocation(line: 9, column: 19, scope: !2)
!81 = !DILocation(line: 9, column: 26, scope: !2)
!82 = !DILocation(line: 9, column: 24, scope: !2)
!83 = !DILocation(line: 9, column: 5, scope: !2)
!84 = !DILocation(line: 9, column: 34, scope: !2)
!85 = !DILocation(line: 9, column: 45, scope: !2)
!86 = !DILocation(line: 9, column: 31, scope: !2)
!87 = !DILocation(line: 9, column: 56, scope: !2)
!88 = !DILocation(line: 9, column: 67, scope: !2)
!89 = !DILocation(line: 9, column: 74, scope: !2)
!90 = !DILocation(line: 9, column: 72, scope: !2)
!91 = !DILocation(line: 9, column: 78, scope: !2)
!92 = !DILocation(line: 9, column: 89, scope: !2)
!93 = !DILocation(line: 9, column: 76, scope: !2)
!94 = !DILocation(line: 9, column: 53, scope: !2)
!95 = !DILocalVariable(name: "r", scope: !2, file: !3, line: 10, type: !96)
!96 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 256, elements: !97)
!97 = !{!98}
!98 = !DISubrange(count: 8)
!99 = !DILocation(line: 10, column: 9, scope: !2)
!100 = !DILocalVariable(name: "i", scope: !101, file: !3, line: 11, type: !10)
!101 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!102 = !DILocation(line: 11, column: 12, scope: !101)
!103 = !DILocation(line: 11, column: 8, scope: !101)
!104 = !DILocation(line: 11, column: 19, scope: !105)
!105 = distinct !DILexicalBlock(scope: !101, file: !3, line: 11, column: 3)
!106 = !DILocation(line: 11, column: 23, scope: !105)
!107 = !DILocation(line: 11, column: 21, scope: !105)
!108 = !DILocation(line: 11, column: 3, scope: !101)
!109 = !DILocation(line: 12, column: 23, scope: !110)
!110 = distinct !DILexicalBlock(scope: !105, file: !3, line: 11, column: 34)
!111 = !DILocation(line: 12, column: 25, scope: !110)
!112 = !DILocation(line: 12, column: 30, scope: !110)
!113 = !DILocation(line: 12, column: 28, scope: !110)
!114 = !DILocation(line: 12, column: 34, scope: !110)
!115 = !DILocation(line: 12, column: 32, scope: !110)
!116 = !DILocation(line: 12, column: 8, scope: !110)
!117 = !DILocation(line: 12, column: 11, scope: !110)
!118 = !DILocation(line: 12, column: 17, scope: !110)
!119 = !DILocation(line: 12, column: 15, scope: !110)
!120 = !DILocation(line: 12, column: 5, scope: !110)
!121 = !DILocation(line: 12, column: 21, scope: !110)
!122 = !DILocation(line: 13, column: 24, scope: !110)
!123 = !DILocation(line: 13, column: 26, scope: !110)
!124 = !DILocation(line: 13, column: 31, scope: !110)
!125 = !DILocation(line: 13, column: 29, scope: !110)
!126 = !DILocation(line: 13, column: 35, scope: !110)
!127 = !DILocation(line: 13, column: 33, scope: !110)
!128 = !DILocation(line: 13, column: 8, scope: !110)
!129 = !DILocation(line: 13, column: 11, scope: !110)
!130 = !DILocation(line: 13, column: 18, scope: !110)
!131 = !DILocation(line: 13, column: 16, scope: !110)
!132 = !DILocation(line: 13, column: 5, scope: !110)
!133 = !DILocation(line: 13, column: 22, scope: !110)
!134 = !DILocation(line: 14, column: 5, scope: !110)
!135 = !DILocation(line: 15, column: 7, scope: !110)
!136 = !DILocation(line: 15, column: 22, scope: !110)
!137 = !DILocation(line: 15, column: 20, scope: !110)
!138 = !DILocation(line: 15, column: 15, scope: !110)
!139 = !DILocalVariable(name: "d", scope: !140, file: !3, line: 16, type: !10)
!140 = distinct !DILexicalBlock(scope: !110, file: !3, line: 16, column: 5)
!141 = !DILocation(line: 16, column: 14, scope: !140)
!142 = !DILocation(line: 16, column: 10, scope: !140)
!143 = !DILocation(line: 16, column: 21, scope: !144)
!144 = distinct !DILexicalBlock(scope: !140, file: !3, line: 16, column: 5)
!145 = !DILocation(line: 16, column: 23, scope: !144)
!146 = !DILocation(line: 16, column: 5, scope: !140)
!147 = !DILocalVariable(name: "j", scope: !148, file: !3, line: 16, type: !10)
!148 = distinct !DILexicalBlock(scope: !144, file: !3, line: 16, column: 33)
!149 = !DILocation(line: 16, column: 42, scope: !148)
!150 = !DILocation(line: 16, column: 38, scope: !148)
!151 = !DILocation(line: 16, column: 49, scope: !152)
!152 = distinct !DILexicalBlock(scope: !148, file: !3, line: 16, column: 33)
!153 = !DILocation(line: 16, column: 51, scope: !152)
!154 = !DILocation(line: 16, column: 33, scope: !148)
!155 = !DILocation(line: 16, column: 73, scope: !152)
!156 = !DILocation(line: 16, column: 76, scope: !152)
!157 = !DILocation(line: 16, column: 82, scope: !152)
!158 = !DILocation(line: 16, column: 80, scope: !152)
!159 = !DILocation(line: 16, column: 85, scope: !152)
!160 = !DILocation(line: 16, column: 91, scope: !152)
!161 = !DILocation(line: 16, column: 89, scope: !152)
!162 = !DILocation(line: 16, column: 69, scope: !152)
!163 = !DILocation(line: 16, column: 99, scope: !152)
!164 = !DILocation(line: 16, column: 101, scope: !152)
!165 = !DILocation(line: 16, column: 108, scope: !152)
!166 = !DILocation(line: 16, column: 106, scope: !152)
!167 = !DILocation(line: 16, column: 96, scope: !152)
!168 = !DILocation(line: 16, column: 63, scope: !152)
!169 = !DILocation(line: 16, column: 61, scope: !152)
!170 = !DILocation(line: 16, column: 66, scope: !152)
!171 = !DILocation(line: 16, column: 56, scope: !152)
!172 = !DILocation(line: 16, column: 33, scope: !152)
!173 = distinct !{!173, !154, !174, !175}
!174 = !DILocation(line: 16, column: 110, scope: !148)
!175 = !{!"llvm.loop.mustprogress"}
!176 = !DILocation(line: 16, column: 28, scope: !144)
!177 = !DILocation(line: 16, column: 5, scope: !144)
!178 = distinct !{!178, !146, !179, !175}
!179 = !DILocation(line: 16, column: 110, scope: !140)
!180 = !DILocation(line: 17, column: 5, scope: !110)
!181 = !DILocation(line: 18, column: 3, scope: !110)
!182 = !DILocation(line: 11, column: 28, scope: !105)
!183 = !DILocation(line: 11, column: 3, scope: !105)
!184 = distinct !{!184, !108, !185, !175}
!185 = !DILocation(line: 18, column: 3, scope: !101)
!186 = !DILocalVariable(name: "j", scope: !187, file: !3, line: 19, type: !10)
!187 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 3)
!188 = !DILocation(line: 19, column: 12, scope: !187)
!189 = !DILocation(line: 19, column: 8, scope: !187)
!190 = !DILocation(line: 19, column: 19, scope: !191)
!191 = distinct !DILexicalBlock(scope: !187, file: !3, line: 19, column: 3)
!192 = !DILocation(line: 19, column: 21, scope: !191)
!193 = !DILocation(line: 19, column: 3, scope: !187)
!194 = !DILocation(line: 19, column: 60, scope: !191)
!195 = !DILocation(line: 19, column: 58, scope: !191)
!196 = !DILocation(line: 19, column: 31, scope: !191)
!197 = !DILocation(line: 19, column: 34, scope: !191)
!198 = !DILocation(line: 19, column: 37, scope: !191)
!199 = !DILocation(line: 19, column: 43, scope: !191)
!200 = !DILocation(line: 19, column: 41, scope: !191)
!201 = !DILocation(line: 19, column: 48, scope: !191)
!202 = !DILocation(line: 19, column: 46, scope: !191)
!203 = !DILocation(line: 19, column: 52, scope: !191)
!204 = !DILocation(line: 19, column: 50, scope: !191)
!205 = !DILocation(line: 19, column: 56, scope: !191)
!206 = !DILocation(line: 19, column: 26, scope: !191)
!207 = !DILocation(line: 19, column: 3, scope: !191)
!208 = distinct !{!208, !193, !209, !175}
!209 = !DILocation(line: 19, column: 61, scope: !187)
!210 = !DILocation(line: 20, column: 1, scope: !2)
