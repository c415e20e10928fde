; ModuleID = 'async_copy_builtins.cu'
source_filename = "async_copy_builtins.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ6copiesPKjPjE1a = internal addrspace(3) global [128 x i32] undef, align 16, !dbg !0
@_ZZ6copiesPKjPjE1b = internal addrspace(3) global [128 x i32] undef, align 16, !dbg !19
@_ZZ6copiesPKjPjE1c = internal addrspace(3) global [64 x i32] undef, align 16, !dbg !24
@_ZZ6copiesPKjPjE1d = internal addrspace(3) global [32 x i32] undef, align 16, !dbg !29
@_ZZ6copiesPKjPjE3bar = internal addrspace(3) global i64 undef, align 8, !dbg !34
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [47 x i8] c"a[4 * t + 3] == 4 * t + 3 && b[4 * t] == 4 * t\00", align 1, !dbg !36
@.str1 = private unnamed_addr constant [23 x i8] c"async_copy_builtins.cu\00", align 1, !dbg !43
@__func__._Z6copiesPKjPj = private unnamed_addr constant [7 x i8] c"copies\00", align 1, !dbg !48
@.str2 = private unnamed_addr constant [47 x i8] c"__nvvm_mbarrier_pending_count(state) == 32 - t\00", align 1, !dbg !53

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6copiesPKjPj(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
  %c.addr.i44 = alloca i8, align 1
  %m.addr.i45 = alloca ptr, align 8
  %f.addr.i46 = alloca ptr, align 8
  %l.addr.i47 = alloca i32, align 4
  %fn.addr.i48 = alloca ptr, align 8
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %state = alloca i64, align 8
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !67, !DIExpression(), !68)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !69, !DIExpression(), !70)
    #dbg_declare(ptr %t, !71, !DIExpression(), !73)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74
  store i32 %0, ptr %t, align 4, !dbg !73
  %1 = load i32, ptr %t, align 4, !dbg !75
  %cmp = icmp eq i32 %1, 0, !dbg !77
  br i1 %cmp, label %if.then, label %if.end, !dbg !77

if.then:                                          ; preds = %entry
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @_ZZ6copiesPKjPjE3bar, i32 32), !dbg !78
  br label %if.end, !dbg !78

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !79
  %2 = load i32, ptr %t, align 4, !dbg !80
  %mul = mul nsw i32 4, %2, !dbg !81
  %idxprom = sext i32 %mul to i64, !dbg !82
  %arrayidx = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1a to ptr), i64 0, i64 %idxprom, !dbg !82
  %arrayidx.ascast = addrspacecast ptr %arrayidx to ptr addrspace(3), !dbg !83
  %3 = load ptr, ptr %in.addr, align 8, !dbg !84
  %4 = load i32, ptr %t, align 4, !dbg !85
  %mul1 = mul nsw i32 4, %4, !dbg !86
  %idxprom2 = sext i32 %mul1 to i64, !dbg !84
  %arrayidx3 = getelementptr inbounds i32, ptr %3, i64 %idxprom2, !dbg !84
  %arrayidx3.ascast = addrspacecast ptr %arrayidx3 to ptr addrspace(1), !dbg !87
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %arrayidx.ascast, ptr addrspace(1) %arrayidx3.ascast), !dbg !88
  %5 = load i32, ptr %t, align 4, !dbg !89
  %mul4 = mul nsw i32 4, %5, !dbg !90
  %idxprom5 = sext i32 %mul4 to i64, !dbg !91
  %arrayidx6 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1b to ptr), i64 0, i64 %idxprom5, !dbg !91
  %arrayidx6.ascast = addrspacecast ptr %arrayidx6 to ptr addrspace(3), !dbg !92
  %6 = load ptr, ptr %in.addr, align 8, !dbg !93
  %7 = load i32, ptr %t, align 4, !dbg !94
  %mul7 = mul nsw i32 4, %7, !dbg !95
  %idxprom8 = sext i32 %mul7 to i64, !dbg !93
  %arrayidx9 = getelementptr inbounds i32, ptr %6, i64 %idxprom8, !dbg !93
  %arrayidx9.ascast = addrspacecast ptr %arrayidx9 to ptr addrspace(1), !dbg !96
  call void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) %arrayidx6.ascast, ptr addrspace(1) %arrayidx9.ascast), !dbg !97
  call void @llvm.nvvm.cp.async.commit.group(), !dbg !98
  %8 = load i32, ptr %t, align 4, !dbg !99
  %mul10 = mul nsw i32 2, %8, !dbg !100
  %idxprom11 = sext i32 %mul10 to i64, !dbg !101
  %arrayidx12 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1c to ptr), i64 0, i64 %idxprom11, !dbg !101
  %arrayidx12.ascast = addrspacecast ptr %arrayidx12 to ptr addrspace(3), !dbg !102
  %9 = load ptr, ptr %in.addr, align 8, !dbg !103
  %10 = load i32, ptr %t, align 4, !dbg !104
  %mul13 = mul nsw i32 2, %10, !dbg !105
  %idxprom14 = sext i32 %mul13 to i64, !dbg !103
  %arrayidx15 = getelementptr inbounds i32, ptr %9, i64 %idxprom14, !dbg !103
  %arrayidx15.ascast = addrspacecast ptr %arrayidx15 to ptr addrspace(1), !dbg !106
  call void @llvm.nvvm.cp.async.ca.shared.global.8(ptr addrspace(3) %arrayidx12.ascast, ptr addrspace(1) %arrayidx15.ascast), !dbg !107
  call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !108
  %11 = load i32, ptr %t, align 4, !dbg !109
  %mul16 = mul nsw i32 4, %11, !dbg !110
  %add = add nsw i32 %mul16, 3, !dbg !111
  %idxprom17 = sext i32 %add to i64, !dbg !112
  %arrayidx18 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1a to ptr), i64 0, i64 %idxprom17, !dbg !112
  %12 = load i32, ptr %arrayidx18, align 4, !dbg !112
  %13 = load i32, ptr %t, align 4, !dbg !113
  %mul19 = mul nsw i32 4, %13, !dbg !114
  %add20 = add nsw i32 %mul19, 3, !dbg !115
  %cmp21 = icmp eq i32 %12, %add20, !dbg !116
  br i1 %cmp21, label %land.rhs, label %land.end, !dbg !117

land.rhs:                                         ; preds = %if.end
  %14 = load i32, ptr %t, align 4, !dbg !118
  %mul22 = mul nsw i32 4, %14, !dbg !119
  %idxprom23 = sext i32 %mul22 to i64, !dbg !120
  %arrayidx24 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1b to ptr), i64 0, i64 %idxprom23, !dbg !120
  %15 = load i32, ptr %arrayidx24, align 4, !dbg !120
  %16 = load i32, ptr %t, align 4, !dbg !121
  %mul25 = mul nsw i32 4, %16, !dbg !122
  %cmp26 = icmp eq i32 %15, %mul25, !dbg !123
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.end
  %17 = phi i1 [ false, %if.end ], [ %cmp26, %land.rhs ], !dbg !124
  %storedv.i49 = zext i1 %17 to i8, !dbg !125
  store i8 %storedv.i49, ptr %c.addr.i44, align 1, !dbg !125
  store ptr @.str, ptr %m.addr.i45, align 8, !dbg !125
  store ptr @.str1, ptr %f.addr.i46, align 8, !dbg !125
  store i32 19, ptr %l.addr.i47, align 4, !dbg !125
  store ptr @__func__._Z6copiesPKjPj, ptr %fn.addr.i48, align 8, !dbg !125
  %18 = load i8, ptr %c.addr.i44, align 1, !dbg !125
  %loadedv.i50 = trunc i8 %18 to i1, !dbg !125
  br i1 %loadedv.i50, label %_ZL9ws_assertbPKcS0_jS0_.exit52, label %if.then.i51, !dbg !125

if.then.i51:                                      ; preds = %land.end
  %19 = load ptr, ptr %m.addr.i45, align 8, !dbg !125
  %20 = load ptr, ptr %f.addr.i46, align 8, !dbg !125
  %21 = load i32, ptr %l.addr.i47, align 4, !dbg !125
  %22 = load ptr, ptr %fn.addr.i48, align 8, !dbg !125
  call void @__assertfail(ptr noundef %19, ptr noundef %20, i32 noundef %21, ptr noundef %22, i64 noundef 1) #8, !dbg !125
  unreachable, !dbg !125

_ZL9ws_assertbPKcS0_jS0_.exit52:                  ; preds = %land.end
  %23 = load i32, ptr %t, align 4, !dbg !126
  %idxprom27 = sext i32 %23 to i64, !dbg !127
  %arrayidx28 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1d to ptr), i64 0, i64 %idxprom27, !dbg !127
  %arrayidx28.ascast = addrspacecast ptr %arrayidx28 to ptr addrspace(3), !dbg !128
  %24 = load ptr, ptr %in.addr, align 8, !dbg !129
  %25 = load i32, ptr %t, align 4, !dbg !130
  %idxprom29 = sext i32 %25 to i64, !dbg !129
  %arrayidx30 = getelementptr inbounds i32, ptr %24, i64 %idxprom29, !dbg !129
  %arrayidx30.ascast = addrspacecast ptr %arrayidx30 to ptr addrspace(1), !dbg !131
  call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %arrayidx28.ascast, ptr addrspace(1) %arrayidx30.ascast), !dbg !132
  call void @llvm.nvvm.cp.async.mbarrier.arrive.shared(ptr addrspace(3) @_ZZ6copiesPKjPjE3bar), !dbg !133
    #dbg_declare(ptr %state, !134, !DIExpression(), !135)
  %26 = call i64 @llvm.nvvm.mbarrier.arrive(ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE3bar to ptr)), !dbg !136
  store i64 %26, ptr %state, align 8, !dbg !135
  %27 = load i64, ptr %state, align 8, !dbg !137
  %28 = call i32 @llvm.nvvm.mbarrier.pending.count(i64 %27), !dbg !138
  %29 = load i32, ptr %t, align 4, !dbg !139
  %sub = sub nsw i32 32, %29, !dbg !140
  %cmp31 = icmp eq i32 %28, %sub, !dbg !141
  %storedv.i = zext i1 %cmp31 to i8, !dbg !142
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !142
  store ptr @.str2, ptr %m.addr.i, align 8, !dbg !142
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !142
  store i32 23, ptr %l.addr.i, align 4, !dbg !142
  store ptr @__func__._Z6copiesPKjPj, ptr %fn.addr.i, align 8, !dbg !142
  %30 = load i8, ptr %c.addr.i, align 1, !dbg !142
  %loadedv.i = trunc i8 %30 to i1, !dbg !142
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !142

if.then.i:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit52
  %31 = load ptr, ptr %m.addr.i, align 8, !dbg !142
  %32 = load ptr, ptr %f.addr.i, align 8, !dbg !142
  %33 = load i32, ptr %l.addr.i, align 4, !dbg !142
  %34 = load ptr, ptr %fn.addr.i, align 8, !dbg !142
  call void @__assertfail(ptr noundef %31, ptr noundef %32, i32 noundef %33, ptr noundef %34, i64 noundef 1) #8, !dbg !142
  unreachable, !dbg !142

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit52
  br label %while.cond, !dbg !143

while.cond:                                       ; preds = %while.body, %_ZL9ws_assertbPKcS0_jS0_.exit
  %35 = load i64, ptr %state, align 8, !dbg !144
  %36 = call i1 @llvm.nvvm.mbarrier.test.wait(ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE3bar to ptr), i64 %35), !dbg !145
  %lnot = xor i1 %36, true, !dbg !146
  br i1 %lnot, label %while.body, label %while.end, !dbg !143

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !143, !llvm.loop !147

while.end:                                        ; preds = %while.cond
  %37 = load i32, ptr %t, align 4, !dbg !150
  %sub32 = sub nsw i32 63, %37, !dbg !151
  %idxprom33 = sext i32 %sub32 to i64, !dbg !152
  %arrayidx34 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1c to ptr), i64 0, i64 %idxprom33, !dbg !152
  %38 = load i32, ptr %arrayidx34, align 4, !dbg !152
  %39 = load i32, ptr %t, align 4, !dbg !153
  %sub35 = sub nsw i32 31, %39, !dbg !154
  %idxprom36 = sext i32 %sub35 to i64, !dbg !155
  %arrayidx37 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1d to ptr), i64 0, i64 %idxprom36, !dbg !155
  %40 = load i32, ptr %arrayidx37, align 4, !dbg !155
  %add38 = add i32 %38, %40, !dbg !156
  %41 = load ptr, ptr %out.addr, align 8, !dbg !157
  %42 = load i32, ptr %t, align 4, !dbg !158
  %idxprom39 = sext i32 %42 to i64, !dbg !157
  %arrayidx40 = getelementptr inbounds i32, ptr %41, i64 %idxprom39, !dbg !157
  store i32 %add38, ptr %arrayidx40, align 4, !dbg !159
  call void @llvm.nvvm.cp.async.wait.all(), !dbg !160
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !161
  %43 = load i32, ptr %t, align 4, !dbg !162
  %cmp41 = icmp eq i32 %43, 0, !dbg !164
  br i1 %cmp41, label %if.then42, label %if.end43, !dbg !164

if.then42:                                        ; preds = %while.end
  call void @llvm.nvvm.mbarrier.inval(ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE3bar to ptr)), !dbg !165
  br label %if.end43, !dbg !165

if.end43:                                         ; preds = %if.then42, %while.end
  ret void, !dbg !166
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #2

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #2

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.commit.group() #3

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.ca.shared.global.8(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #2

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.group(i32 immarg) #3

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.cp.async.mbarrier.arrive.shared(ptr addrspace(3)) #1

; Function Attrs: convergent nocallback nounwind
declare i64 @llvm.nvvm.mbarrier.arrive(ptr) #1

; Function Attrs: convergent nocallback nounwind memory(none)
declare i32 @llvm.nvvm.mbarrier.pending.count(i64) #4

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.mbarrier.test.wait(ptr, i64) #1

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.all() #3

; Function Attrs: convergent nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.mbarrier.inval(ptr writeonly captures(none)) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nounwind memory(argmem: readwrite) }
attributes #3 = { nounwind }
attributes #4 = { convergent nocallback nounwind memory(none) }
attributes #5 = { convergent nocallback nounwind memory(argmem: write) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #8 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!62, !63, !64, !65}
!llvm.ident = !{!66}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 9, type: !21, isLocal: true, isDefinition: true, align: 128)
!2 = distinct !DISubprogram(name: "copies", linkageName: "_Z6copiesPKjPj", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !61)
!3 = !DIFile(filename: "async_copy_builtins.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !18, imports: !55, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12, !14, !15, !17}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64, dwarfAddressSpace: 8)
!13 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64, dwarfAddressSpace: 5)
!16 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!17 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!18 = !{!0, !19, !24, !29, !34, !36, !43, !48, !53}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!20 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 9, type: !21, isLocal: true, isDefinition: true, align: 128)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 128)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!25 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 9, type: !26, isLocal: true, isDefinition: true, align: 128)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 64)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!30 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 9, type: !31, isLocal: true, isDefinition: true, align: 128)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1024, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 32)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!35 = distinct !DIGlobalVariable(name: "bar", scope: !2, file: !3, line: 10, type: !13, isLocal: true, isDefinition: true, align: 64)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 376, elements: !41)
!39 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !40)
!40 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!41 = !{!42}
!42 = !DISubrange(count: 47)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 184, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 23)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 56, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 7)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !38, isLocal: true, isDefinition: true)
!55 = !{!56, !59}
!56 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !57, file: !58, line: 206)
!57 = !DINamespace(name: "ws_math", scope: null)
!58 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!59 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !60, entity: !57, file: !58, line: 207)
!60 = !DINamespace(name: "std", scope: null)
!61 = !{}
!62 = !{i32 7, !"Dwarf Version", i32 4}
!63 = !{i32 2, !"Debug Info Version", i32 3}
!64 = !{i32 1, !"wchar_size", i32 4}
!65 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!66 = !{!"clang version 22.1.8"}
!67 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!68 = !DILocation(line: 8, column: 40, scope: !2)
!69 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 8, type: !9)
!70 = !DILocation(line: 8, column: 54, scope: !2)
!71 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 11, type: !72)
!72 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!73 = !DILocation(line: 11, column: 7, scope: !2)
!74 = !DILocation(line: 11, column: 11, scope: !2)
!75 = !DILocation(line: 12, column: 7, scope: !76)
!76 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 7)
!77 = !DILocation(line: 12, column: 9, scope: !76)
!78 = !DILocation(line: 12, column: 15, scope: !76)
!79 = !DILocation(line: 13, column: 3, scope: !2)
!80 = !DILocation(line: 14, column: 53, scope: !2)
!81 = !DILocation(line: 14, column: 51, scope: !2)
!82 = !DILocation(line: 14, column: 47, scope: !2)
!83 = !DILocation(line: 14, column: 39, scope: !2)
!84 = !DILocation(line: 14, column: 66, scope: !2)
!85 = !DILocation(line: 14, column: 73, scope: !2)
!86 = !DILocation(line: 14, column: 71, scope: !2)
!87 = !DILocation(line: 14, column: 58, scope: !2)
!88 = !DILocation(line: 14, column: 3, scope: !2)
!89 = !DILocation(line: 15, column: 53, scope: !2)
!90 = !DILocation(line: 15, column: 51, scope: !2)
!91 = !DILocation(line: 15, column: 47, scope: !2)
!92 = !DILocation(line: 15, column: 39, scope: !2)
!93 = !DILocation(line: 15, column: 66, scope: !2)
!94 = !DILocation(line: 15, column: 73, scope: !2)
!95 = !DILocation(line: 15, column: 71, scope: !2)
!96 = !DILocation(line: 15, column: 58, scope: !2)
!97 = !DILocation(line: 15, column: 3, scope: !2)
!98 = !DILocation(line: 16, column: 3, scope: !2)
!99 = !DILocation(line: 17, column: 52, scope: !2)
!100 = !DILocation(line: 17, column: 50, scope: !2)
!101 = !DILocation(line: 17, column: 46, scope: !2)
!102 = !DILocation(line: 17, column: 38, scope: !2)
!103 = !DILocation(line: 17, column: 65, scope: !2)
!104 = !DILocation(line: 17, column: 72, scope: !2)
!105 = !DILocation(line: 17, column: 70, scope: !2)
!106 = !DILocation(line: 17, column: 57, scope: !2)
!107 = !DILocation(line: 17, column: 3, scope: !2)
!108 = !DILocation(line: 18, column: 3, scope: !2)
!109 = !DILocation(line: 19, column: 16, scope: !2)
!110 = !DILocation(line: 19, column: 14, scope: !2)
!111 = !DILocation(line: 19, column: 18, scope: !2)
!112 = !DILocation(line: 19, column: 10, scope: !2)
!113 = !DILocation(line: 19, column: 30, scope: !2)
!114 = !DILocation(line: 19, column: 28, scope: !2)
!115 = !DILocation(line: 19, column: 32, scope: !2)
!116 = !DILocation(line: 19, column: 23, scope: !2)
!117 = !DILocation(line: 19, column: 36, scope: !2)
!118 = !DILocation(line: 19, column: 45, scope: !2)
!119 = !DILocation(line: 19, column: 43, scope: !2)
!120 = !DILocation(line: 19, column: 39, scope: !2)
!121 = !DILocation(line: 19, column: 55, scope: !2)
!122 = !DILocation(line: 19, column: 53, scope: !2)
!123 = !DILocation(line: 19, column: 48, scope: !2)
!124 = !DILocation(line: 0, scope: !2)
!125 = !DILocation(line: 19, column: 3, scope: !2)
!126 = !DILocation(line: 20, column: 48, scope: !2)
!127 = !DILocation(line: 20, column: 46, scope: !2)
!128 = !DILocation(line: 20, column: 38, scope: !2)
!129 = !DILocation(line: 20, column: 61, scope: !2)
!130 = !DILocation(line: 20, column: 64, scope: !2)
!131 = !DILocation(line: 20, column: 53, scope: !2)
!132 = !DILocation(line: 20, column: 3, scope: !2)
!133 = !DILocation(line: 21, column: 3, scope: !2)
!134 = !DILocalVariable(name: "state", scope: !2, file: !3, line: 22, type: !13)
!135 = !DILocation(line: 22, column: 8, scope: !2)
!136 = !DILocation(line: 22, column: 16, scope: !2)
!137 = !DILocation(line: 23, column: 40, scope: !2)
!138 = !DILocation(line: 23, column: 10, scope: !2)
!139 = !DILocation(line: 23, column: 55, scope: !2)
!140 = !DILocation(line: 23, column: 53, scope: !2)
!141 = !DILocation(line: 23, column: 47, scope: !2)
!142 = !DILocation(line: 23, column: 3, scope: !2)
!143 = !DILocation(line: 24, column: 3, scope: !2)
!144 = !DILocation(line: 24, column: 43, scope: !2)
!145 = !DILocation(line: 24, column: 11, scope: !2)
!146 = !DILocation(line: 24, column: 10, scope: !2)
!147 = distinct !{!147, !143, !148, !149}
!148 = !DILocation(line: 24, column: 52, scope: !2)
!149 = !{!"llvm.loop.mustprogress"}
!150 = !DILocation(line: 25, column: 19, scope: !2)
!151 = !DILocation(line: 25, column: 17, scope: !2)
!152 = !DILocation(line: 25, column: 12, scope: !2)
!153 = !DILocation(line: 25, column: 31, scope: !2)
!154 = !DILocation(line: 25, column: 29, scope: !2)
!155 = !DILocation(line: 25, column: 24, scope: !2)
!156 = !DILocation(line: 25, column: 22, scope: !2)
!157 = !DILocation(line: 25, column: 3, scope: !2)
!158 = !DILocation(line: 25, column: 7, scope: !2)
!159 = !DILocation(line: 25, column: 10, scope: !2)
!160 = !DILocation(line: 26, column: 3, scope: !2)
!161 = !DILocation(line: 27, column: 3, scope: !2)
!162 = !DILocation(line: 28, column: 7, scope: !163)
!163 = distinct !DILexicalBlock(scope: !2, file: !3, line: 28, column: 7)
!164 = !DILocation(line: 28, column: 9, scope: !163)
!165 = !DILocation(line: 28, column: 15, scope: !163)
!166 = !DILocation(line: 29, column: 1, scope: !2)
