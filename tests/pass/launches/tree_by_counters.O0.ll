; ModuleID = 'tree_by_counters.cu'
source_filename = "tree_by_counters.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5boxesPKiS0_S0_PfS1_Pii(ptr noundef %parent, ptr noundef %left, ptr noundef %right, ptr noundef %low, ptr noundef %high, ptr noundef %arrived, i32 noundef %n) #0 !dbg !42 {
entry:
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %parent.addr = alloca ptr, align 8
  %left.addr = alloca ptr, align 8
  %right.addr = alloca ptr, align 8
  %low.addr = alloca ptr, align 8
  %high.addr = alloca ptr, align 8
  %arrived.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %p = alloca i32, align 4
  store ptr %parent, ptr %parent.addr, align 8
    #dbg_declare(ptr %parent.addr, !50, !DIExpression(), !51)
  store ptr %left, ptr %left.addr, align 8
    #dbg_declare(ptr %left.addr, !52, !DIExpression(), !53)
  store ptr %right, ptr %right.addr, align 8
    #dbg_declare(ptr %right.addr, !54, !DIExpression(), !55)
  store ptr %low, ptr %low.addr, align 8
    #dbg_declare(ptr %low.addr, !56, !DIExpression(), !57)
  store ptr %high, ptr %high.addr, align 8
    #dbg_declare(ptr %high.addr, !58, !DIExpression(), !59)
  store ptr %arrived, ptr %arrived.addr, align 8
    #dbg_declare(ptr %arrived.addr, !60, !DIExpression(), !61)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !62, !DIExpression(), !63)
    #dbg_declare(ptr %i, !64, !DIExpression(), !65)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !66
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !67
  %mul = mul i32 %0, %1, !dbg !68
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !69
  %add = add i32 %mul, %2, !dbg !70
  store i32 %add, ptr %i, align 4, !dbg !65
  %3 = load i32, ptr %i, align 4, !dbg !71
  %4 = load i32, ptr %n.addr, align 4, !dbg !73
  %cmp = icmp sge i32 %3, %4, !dbg !74
  br i1 %cmp, label %if.then, label %if.end, !dbg !74

if.then:                                          ; preds = %entry
  br label %while.end, !dbg !75

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %p, !76, !DIExpression(), !77)
  %5 = load ptr, ptr %parent.addr, align 8, !dbg !78
  %6 = load i32, ptr %n.addr, align 4, !dbg !79
  %sub = sub nsw i32 %6, 1, !dbg !80
  %7 = load i32, ptr %i, align 4, !dbg !81
  %add3 = add nsw i32 %sub, %7, !dbg !82
  %idxprom = sext i32 %add3 to i64, !dbg !78
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !78
  %8 = load i32, ptr %arrayidx, align 4, !dbg !78
  store i32 %8, ptr %p, align 4, !dbg !77
  br label %while.cond, !dbg !83

while.cond:                                       ; preds = %if.end10, %if.end
  %9 = load i32, ptr %p, align 4, !dbg !84
  %cmp4 = icmp sge i32 %9, 0, !dbg !85
  br i1 %cmp4, label %while.body, label %while.end, !dbg !83

while.body:                                       ; preds = %while.cond
  %10 = load ptr, ptr %arrived.addr, align 8, !dbg !86
  %11 = load i32, ptr %p, align 4, !dbg !89
  %idxprom5 = sext i32 %11 to i64, !dbg !86
  %arrayidx6 = getelementptr inbounds i32, ptr %10, i64 %idxprom5, !dbg !86
  store ptr %arrayidx6, ptr %p.addr.i, align 8, !dbg !90
  store i32 1, ptr %v.addr.i, align 4, !dbg !90
  %12 = load ptr, ptr %p.addr.i, align 8, !dbg !90
  %13 = load i32, ptr %v.addr.i, align 4, !dbg !90
  store i32 %13, ptr %.atomictmp.i, align 4, !dbg !90
  %14 = load i32, ptr %.atomictmp.i, align 4, !dbg !90
  %15 = atomicrmw add ptr %12, i32 %14 monotonic, align 4, !dbg !90
  store i32 %15, ptr %atomic-temp.i, align 4, !dbg !90
  %16 = load i32, ptr %atomic-temp.i, align 4, !dbg !90
  %cmp8 = icmp eq i32 %16, 0, !dbg !91
  br i1 %cmp8, label %if.then9, label %if.end10, !dbg !91

if.then9:                                         ; preds = %while.body
  br label %while.end, !dbg !92

if.end10:                                         ; preds = %while.body
  call void @llvm.nvvm.membar.gl(), !dbg !93
  %17 = load ptr, ptr %low.addr, align 8, !dbg !94
  %18 = load ptr, ptr %left.addr, align 8, !dbg !95
  %19 = load i32, ptr %p, align 4, !dbg !96
  %idxprom11 = sext i32 %19 to i64, !dbg !95
  %arrayidx12 = getelementptr inbounds i32, ptr %18, i64 %idxprom11, !dbg !95
  %20 = load i32, ptr %arrayidx12, align 4, !dbg !95
  %idxprom13 = sext i32 %20 to i64, !dbg !94
  %arrayidx14 = getelementptr inbounds float, ptr %17, i64 %idxprom13, !dbg !94
  %21 = load float, ptr %arrayidx14, align 4, !dbg !94
  %22 = load ptr, ptr %low.addr, align 8, !dbg !97
  %23 = load ptr, ptr %right.addr, align 8, !dbg !98
  %24 = load i32, ptr %p, align 4, !dbg !99
  %idxprom15 = sext i32 %24 to i64, !dbg !98
  %arrayidx16 = getelementptr inbounds i32, ptr %23, i64 %idxprom15, !dbg !98
  %25 = load i32, ptr %arrayidx16, align 4, !dbg !98
  %idxprom17 = sext i32 %25 to i64, !dbg !97
  %arrayidx18 = getelementptr inbounds float, ptr %22, i64 %idxprom17, !dbg !97
  %26 = load float, ptr %arrayidx18, align 4, !dbg !97
  %27 = call float @llvm.minnum.f32(float %21, float %26), !dbg !100
  %28 = load ptr, ptr %low.addr, align 8, !dbg !101
  %29 = load i32, ptr %p, align 4, !dbg !102
  %idxprom19 = sext i32 %29 to i64, !dbg !101
  %arrayidx20 = getelementptr inbounds float, ptr %28, i64 %idxprom19, !dbg !101
  store float %27, ptr %arrayidx20, align 4, !dbg !103
  %30 = load ptr, ptr %high.addr, align 8, !dbg !104
  %31 = load ptr, ptr %left.addr, align 8, !dbg !105
  %32 = load i32, ptr %p, align 4, !dbg !106
  %idxprom21 = sext i32 %32 to i64, !dbg !105
  %arrayidx22 = getelementptr inbounds i32, ptr %31, i64 %idxprom21, !dbg !105
  %33 = load i32, ptr %arrayidx22, align 4, !dbg !105
  %idxprom23 = sext i32 %33 to i64, !dbg !104
  %arrayidx24 = getelementptr inbounds float, ptr %30, i64 %idxprom23, !dbg !104
  %34 = load float, ptr %arrayidx24, align 4, !dbg !104
  %35 = load ptr, ptr %high.addr, align 8, !dbg !107
  %36 = load ptr, ptr %right.addr, align 8, !dbg !108
  %37 = load i32, ptr %p, align 4, !dbg !109
  %idxprom25 = sext i32 %37 to i64, !dbg !108
  %arrayidx26 = getelementptr inbounds i32, ptr %36, i64 %idxprom25, !dbg !108
  %38 = load i32, ptr %arrayidx26, align 4, !dbg !108
  %idxprom27 = sext i32 %38 to i64, !dbg !107
  %arrayidx28 = getelementptr inbounds float, ptr %35, i64 %idxprom27, !dbg !107
  %39 = load float, ptr %arrayidx28, align 4, !dbg !107
  %40 = call float @llvm.maxnum.f32(float %34, float %39), !dbg !110
  %41 = load ptr, ptr %high.addr, align 8, !dbg !111
  %42 = load i32, ptr %p, align 4, !dbg !112
  %idxprom29 = sext i32 %42 to i64, !dbg !111
  %arrayidx30 = getelementptr inbounds float, ptr %41, i64 %idxprom29, !dbg !111
  store float %40, ptr %arrayidx30, align 4, !dbg !113
  call void @llvm.nvvm.membar.gl(), !dbg !114
  %43 = load ptr, ptr %parent.addr, align 8, !dbg !115
  %44 = load i32, ptr %p, align 4, !dbg !116
  %idxprom31 = sext i32 %44 to i64, !dbg !115
  %arrayidx32 = getelementptr inbounds i32, ptr %43, i64 %idxprom31, !dbg !115
  %45 = load i32, ptr %arrayidx32, align 4, !dbg !115
  store i32 %45, ptr %p, align 4, !dbg !117
  br label %while.cond, !dbg !83, !llvm.loop !118

while.end:                                        ; preds = %if.then, %if.then9, %while.cond
  ret void, !dbg !121
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4sumsPKiS0_PfPii(ptr noundef %parent, ptr noundef %child, ptr noundef %sum, ptr noundef %arrived, i32 noundef %n) #0 !dbg !122 {
entry:
  %p.addr.i = alloca ptr, align 8
  %e.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %cmpxchg.bool.i = alloca i8, align 1
  %parent.addr = alloca ptr, align 8
  %child.addr = alloca ptr, align 8
  %sum.addr = alloca ptr, align 8
  %arrived.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %p = alloca i32, align 4
  store ptr %parent, ptr %parent.addr, align 8
    #dbg_declare(ptr %parent.addr, !125, !DIExpression(), !126)
  store ptr %child, ptr %child.addr, align 8
    #dbg_declare(ptr %child.addr, !127, !DIExpression(), !128)
  store ptr %sum, ptr %sum.addr, align 8
    #dbg_declare(ptr %sum.addr, !129, !DIExpression(), !130)
  store ptr %arrived, ptr %arrived.addr, align 8
    #dbg_declare(ptr %arrived.addr, !131, !DIExpression(), !132)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !133, !DIExpression(), !134)
    #dbg_declare(ptr %i, !135, !DIExpression(), !136)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !137
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !138
  %mul = mul i32 %0, %1, !dbg !139
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !140
  %add = add i32 %mul, %2, !dbg !141
  store i32 %add, ptr %i, align 4, !dbg !136
  %3 = load i32, ptr %i, align 4, !dbg !142
  %4 = load i32, ptr %n.addr, align 4, !dbg !144
  %cmp = icmp sge i32 %3, %4, !dbg !145
  br i1 %cmp, label %if.then, label %if.end, !dbg !145

if.then:                                          ; preds = %entry
  br label %while.end, !dbg !146

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %p, !147, !DIExpression(), !148)
  %5 = load ptr, ptr %parent.addr, align 8, !dbg !149
  %6 = load i32, ptr %n.addr, align 4, !dbg !150
  %sub = sub nsw i32 %6, 1, !dbg !151
  %7 = load i32, ptr %i, align 4, !dbg !152
  %add3 = add nsw i32 %sub, %7, !dbg !153
  %idxprom = sext i32 %add3 to i64, !dbg !149
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !149
  %8 = load i32, ptr %arrayidx, align 4, !dbg !149
  store i32 %8, ptr %p, align 4, !dbg !148
  br label %while.cond, !dbg !154

while.cond:                                       ; preds = %if.end10, %if.end
  %9 = load i32, ptr %p, align 4, !dbg !155
  %cmp4 = icmp ne i32 %9, -1, !dbg !156
  br i1 %cmp4, label %while.body, label %while.end, !dbg !154

while.body:                                       ; preds = %while.cond
  %10 = load ptr, ptr %arrived.addr, align 8, !dbg !157
  %11 = load i32, ptr %p, align 4, !dbg !160
  %idxprom5 = sext i32 %11 to i64, !dbg !157
  %arrayidx6 = getelementptr inbounds i32, ptr %10, i64 %idxprom5, !dbg !157
  store ptr %arrayidx6, ptr %p.addr.i, align 8, !dbg !161
  store i32 0, ptr %e.addr.i, align 4, !dbg !161
  store i32 1, ptr %v.addr.i, align 4, !dbg !161
  %12 = load ptr, ptr %p.addr.i, align 8, !dbg !161
  %13 = load i32, ptr %v.addr.i, align 4, !dbg !161
  store i32 %13, ptr %.atomictmp.i, align 4, !dbg !161
  %14 = load i32, ptr %e.addr.i, align 4, !dbg !161
  %15 = load i32, ptr %.atomictmp.i, align 4, !dbg !161
  %16 = cmpxchg ptr %12, i32 %14, i32 %15 monotonic monotonic, align 4, !dbg !161
  %17 = extractvalue { i32, i1 } %16, 0, !dbg !161
  %18 = extractvalue { i32, i1 } %16, 1, !dbg !161
  br i1 %18, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !161

cmpxchg.store_expected.i:                         ; preds = %while.body
  store i32 %17, ptr %e.addr.i, align 4, !dbg !161
  br label %_ZL9atomicCASPiii.exit, !dbg !161

_ZL9atomicCASPiii.exit:                           ; preds = %while.body, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %18 to i8, !dbg !161
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !161
  %19 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !161
  %loadedv.i = trunc i8 %19 to i1, !dbg !161
  %20 = load i32, ptr %e.addr.i, align 4, !dbg !161
  %cmp8 = icmp eq i32 %20, 0, !dbg !162
  br i1 %cmp8, label %if.then9, label %if.end10, !dbg !162

if.then9:                                         ; preds = %_ZL9atomicCASPiii.exit
  br label %while.end, !dbg !163

if.end10:                                         ; preds = %_ZL9atomicCASPiii.exit
  call void @llvm.nvvm.membar.gl(), !dbg !164
  %21 = load ptr, ptr %sum.addr, align 8, !dbg !165
  %22 = load ptr, ptr %child.addr, align 8, !dbg !166
  %23 = load i32, ptr %p, align 4, !dbg !167
  %mul11 = mul nsw i32 2, %23, !dbg !168
  %idxprom12 = sext i32 %mul11 to i64, !dbg !166
  %arrayidx13 = getelementptr inbounds i32, ptr %22, i64 %idxprom12, !dbg !166
  %24 = load i32, ptr %arrayidx13, align 4, !dbg !166
  %idxprom14 = sext i32 %24 to i64, !dbg !165
  %arrayidx15 = getelementptr inbounds float, ptr %21, i64 %idxprom14, !dbg !165
  %25 = load float, ptr %arrayidx15, align 4, !dbg !165
  %26 = load ptr, ptr %sum.addr, align 8, !dbg !169
  %27 = load ptr, ptr %child.addr, align 8, !dbg !170
  %28 = load i32, ptr %p, align 4, !dbg !171
  %mul16 = mul nsw i32 2, %28, !dbg !172
  %add17 = add nsw i32 %mul16, 1, !dbg !173
  %idxprom18 = sext i32 %add17 to i64, !dbg !170
  %arrayidx19 = getelementptr inbounds i32, ptr %27, i64 %idxprom18, !dbg !170
  %29 = load i32, ptr %arrayidx19, align 4, !dbg !170
  %idxprom20 = sext i32 %29 to i64, !dbg !169
  %arrayidx21 = getelementptr inbounds float, ptr %26, i64 %idxprom20, !dbg !169
  %30 = load float, ptr %arrayidx21, align 4, !dbg !169
  %add22 = fadd float %25, %30, !dbg !174
  %31 = load ptr, ptr %sum.addr, align 8, !dbg !175
  %32 = load i32, ptr %p, align 4, !dbg !176
  %idxprom23 = sext i32 %32 to i64, !dbg !175
  %arrayidx24 = getelementptr inbounds float, ptr %31, i64 %idxprom23, !dbg !175
  store float %add22, ptr %arrayidx24, align 4, !dbg !177
  call void @llvm.nvvm.membar.gl(), !dbg !178
  %33 = load ptr, ptr %parent.addr, align 8, !dbg !179
  %34 = load i32, ptr %p, align 4, !dbg !180
  %idxprom25 = sext i32 %34 to i64, !dbg !179
  %arrayidx26 = getelementptr inbounds i32, ptr %33, i64 %idxprom25, !dbg !179
  %35 = load i32, ptr %arrayidx26, align 4, !dbg !179
  store i32 %35, ptr %p, align 4, !dbg !181
  br label %while.cond, !dbg !154, !llvm.loop !182

while.end:                                        ; preds = %if.then, %if.then9, %while.cond
  ret void, !dbg !184
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tree_by_counters.cu", directory: ".")
!2 = !{!3, !6, !8, !13, !18, !23, !29, !31}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 128)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 129)
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !9, file: !5, line: 154)
!9 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !5, file: !5, line: 137, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!13 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !14, file: !5, line: 154)
!14 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !5, file: !5, line: 133, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !19, file: !5, line: 154)
!19 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !5, file: !5, line: 134, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !24, file: !5, line: 154)
!24 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !5, file: !5, line: 145, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !28}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !30, file: !5, line: 154)
!30 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !5, file: !5, line: 147, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !32, file: !5, line: 154)
!32 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !5, file: !5, line: 149, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = distinct !DISubprogram(name: "boxes", linkageName: "_Z5boxesPKiS0_S0_PfS1_Pii", scope: !1, file: !1, line: 8, type: !43, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !49)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !45, !45, !47, !47, !48, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!49 = !{}
!50 = !DILocalVariable(name: "parent", arg: 1, scope: !42, file: !1, line: 8, type: !45)
!51 = !DILocation(line: 8, column: 34, scope: !42)
!52 = !DILocalVariable(name: "left", arg: 2, scope: !42, file: !1, line: 8, type: !45)
!53 = !DILocation(line: 8, column: 53, scope: !42)
!54 = !DILocalVariable(name: "right", arg: 3, scope: !42, file: !1, line: 8, type: !45)
!55 = !DILocation(line: 8, column: 70, scope: !42)
!56 = !DILocalVariable(name: "low", arg: 4, scope: !42, file: !1, line: 8, type: !47)
!57 = !DILocation(line: 8, column: 84, scope: !42)
!58 = !DILocalVariable(name: "high", arg: 5, scope: !42, file: !1, line: 8, type: !47)
!59 = !DILocation(line: 8, column: 96, scope: !42)
!60 = !DILocalVariable(name: "arrived", arg: 6, scope: !42, file: !1, line: 9, type: !48)
!61 = !DILocation(line: 9, column: 28, scope: !42)
!62 = !DILocalVariable(name: "n", arg: 7, scope: !42, file: !1, line: 9, type: !35)
!63 = !DILocation(line: 9, column: 41, scope: !42)
!64 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 10, type: !35)
!65 = !DILocation(line: 10, column: 7, scope: !42)
!66 = !DILocation(line: 10, column: 11, scope: !42)
!67 = !DILocation(line: 10, column: 24, scope: !42)
!68 = !DILocation(line: 10, column: 22, scope: !42)
!69 = !DILocation(line: 10, column: 37, scope: !42)
!70 = !DILocation(line: 10, column: 35, scope: !42)
!71 = !DILocation(line: 11, column: 7, scope: !72)
!72 = distinct !DILexicalBlock(scope: !42, file: !1, line: 11, column: 7)
!73 = !DILocation(line: 11, column: 12, scope: !72)
!74 = !DILocation(line: 11, column: 9, scope: !72)
!75 = !DILocation(line: 12, column: 5, scope: !72)
!76 = !DILocalVariable(name: "p", scope: !42, file: !1, line: 13, type: !35)
!77 = !DILocation(line: 13, column: 7, scope: !42)
!78 = !DILocation(line: 13, column: 11, scope: !42)
!79 = !DILocation(line: 13, column: 18, scope: !42)
!80 = !DILocation(line: 13, column: 20, scope: !42)
!81 = !DILocation(line: 13, column: 26, scope: !42)
!82 = !DILocation(line: 13, column: 24, scope: !42)
!83 = !DILocation(line: 14, column: 3, scope: !42)
!84 = !DILocation(line: 14, column: 10, scope: !42)
!85 = !DILocation(line: 14, column: 12, scope: !42)
!86 = !DILocation(line: 15, column: 20, scope: !87)
!87 = distinct !DILexicalBlock(scope: !88, file: !1, line: 15, column: 9)
!88 = distinct !DILexicalBlock(scope: !42, file: !1, line: 14, column: 18)
!89 = !DILocation(line: 15, column: 28, scope: !87)
!90 = !DILocation(line: 15, column: 9, scope: !87)
!91 = !DILocation(line: 15, column: 35, scope: !87)
!92 = !DILocation(line: 16, column: 7, scope: !87)
!93 = !DILocation(line: 17, column: 5, scope: !88)
!94 = !DILocation(line: 18, column: 20, scope: !88)
!95 = !DILocation(line: 18, column: 24, scope: !88)
!96 = !DILocation(line: 18, column: 29, scope: !88)
!97 = !DILocation(line: 18, column: 34, scope: !88)
!98 = !DILocation(line: 18, column: 38, scope: !88)
!99 = !DILocation(line: 18, column: 44, scope: !88)
!100 = !DILocation(line: 18, column: 14, scope: !88)
!101 = !DILocation(line: 18, column: 5, scope: !88)
!102 = !DILocation(line: 18, column: 9, scope: !88)
!103 = !DILocation(line: 18, column: 12, scope: !88)
!104 = !DILocation(line: 19, column: 21, scope: !88)
!105 = !DILocation(line: 19, column: 26, scope: !88)
!106 = !DILocation(line: 19, column: 31, scope: !88)
!107 = !DILocation(line: 19, column: 36, scope: !88)
!108 = !DILocation(line: 19, column: 41, scope: !88)
!109 = !DILocation(line: 19, column: 47, scope: !88)
!110 = !DILocation(line: 19, column: 15, scope: !88)
!111 = !DILocation(line: 19, column: 5, scope: !88)
!112 = !DILocation(line: 19, column: 10, scope: !88)
!113 = !DILocation(line: 19, column: 13, scope: !88)
!114 = !DILocation(line: 20, column: 5, scope: !88)
!115 = !DILocation(line: 21, column: 9, scope: !88)
!116 = !DILocation(line: 21, column: 16, scope: !88)
!117 = !DILocation(line: 21, column: 7, scope: !88)
!118 = distinct !{!118, !83, !119, !120}
!119 = !DILocation(line: 22, column: 3, scope: !42)
!120 = !{!"llvm.loop.mustprogress"}
!121 = !DILocation(line: 23, column: 1, scope: !42)
!122 = distinct !DISubprogram(name: "sums", linkageName: "_Z4sumsPKiS0_PfPii", scope: !1, file: !1, line: 24, type: !123, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !49)
!123 = !DISubroutineType(types: !124)
!124 = !{null, !45, !45, !47, !48, !35}
!125 = !DILocalVariable(name: "parent", arg: 1, scope: !122, file: !1, line: 24, type: !45)
!126 = !DILocation(line: 24, column: 33, scope: !122)
!127 = !DILocalVariable(name: "child", arg: 2, scope: !122, file: !1, line: 24, type: !45)
!128 = !DILocation(line: 24, column: 52, scope: !122)
!129 = !DILocalVariable(name: "sum", arg: 3, scope: !122, file: !1, line: 24, type: !47)
!130 = !DILocation(line: 24, column: 66, scope: !122)
!131 = !DILocalVariable(name: "arrived", arg: 4, scope: !122, file: !1, line: 24, type: !48)
!132 = !DILocation(line: 24, column: 76, scope: !122)
!133 = !DILocalVariable(name: "n", arg: 5, scope: !122, file: !1, line: 24, type: !35)
!134 = !DILocation(line: 24, column: 89, scope: !122)
!135 = !DILocalVariable(name: "i", scope: !122, file: !1, line: 25, type: !35)
!136 = !DILocation(line: 25, column: 7, scope: !122)
!137 = !DILocation(line: 25, column: 11, scope: !122)
!138 = !DILocation(line: 25, column: 24, scope: !122)
!139 = !DILocation(line: 25, column: 22, scope: !122)
!140 = !DILocation(line: 25, column: 37, scope: !122)
!141 = !DILocation(line: 25, column: 35, scope: !122)
!142 = !DILocation(line: 26, column: 7, scope: !143)
!143 = distinct !DILexicalBlock(scope: !122, file: !1, line: 26, column: 7)
!144 = !DILocation(line: 26, column: 12, scope: !143)
!145 = !DILocation(line: 26, column: 9, scope: !143)
!146 = !DILocation(line: 27, column: 5, scope: !143)
!147 = !DILocalVariable(name: "p", scope: !122, file: !1, line: 28, type: !35)
!148 = !DILocation(line: 28, column: 7, scope: !122)
!149 = !DILocation(line: 28, column: 11, scope: !122)
!150 = !DILocation(line: 28, column: 18, scope: !122)
!151 = !DILocation(line: 28, column: 20, scope: !122)
!152 = !DILocation(line: 28, column: 26, scope: !122)
!153 = !DILocation(line: 28, column: 24, scope: !122)
!154 = !DILocation(line: 29, column: 3, scope: !122)
!155 = !DILocation(line: 29, column: 10, scope: !122)
!156 = !DILocation(line: 29, column: 12, scope: !122)
!157 = !DILocation(line: 30, column: 20, scope: !158)
!158 = distinct !DILexicalBlock(scope: !159, file: !1, line: 30, column: 9)
!159 = distinct !DILexicalBlock(scope: !122, file: !1, line: 29, column: 19)
!160 = !DILocation(line: 30, column: 28, scope: !158)
!161 = !DILocation(line: 30, column: 9, scope: !158)
!162 = !DILocation(line: 30, column: 38, scope: !158)
!163 = !DILocation(line: 31, column: 7, scope: !158)
!164 = !DILocation(line: 32, column: 5, scope: !159)
!165 = !DILocation(line: 33, column: 14, scope: !159)
!166 = !DILocation(line: 33, column: 18, scope: !159)
!167 = !DILocation(line: 33, column: 28, scope: !159)
!168 = !DILocation(line: 33, column: 26, scope: !159)
!169 = !DILocation(line: 33, column: 34, scope: !159)
!170 = !DILocation(line: 33, column: 38, scope: !159)
!171 = !DILocation(line: 33, column: 48, scope: !159)
!172 = !DILocation(line: 33, column: 46, scope: !159)
!173 = !DILocation(line: 33, column: 50, scope: !159)
!174 = !DILocation(line: 33, column: 32, scope: !159)
!175 = !DILocation(line: 33, column: 5, scope: !159)
!176 = !DILocation(line: 33, column: 9, scope: !159)
!177 = !DILocation(line: 33, column: 12, scope: !159)
!178 = !DILocation(line: 34, column: 5, scope: !159)
!179 = !DILocation(line: 35, column: 9, scope: !159)
!180 = !DILocation(line: 35, column: 16, scope: !159)
!181 = !DILocation(line: 35, column: 7, scope: !159)
!182 = distinct !{!182, !154, !183, !120}
!183 = !DILocation(line: 36, column: 3, scope: !122)
!184 = !DILocation(line: 37, column: 1, scope: !122)
