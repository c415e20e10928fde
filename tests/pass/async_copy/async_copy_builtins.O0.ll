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
@__PRETTY_FUNCTION__._Z6copiesPKjPj = private unnamed_addr constant [50 x i8] c"void copies(const unsigned int *, unsigned int *)\00", align 1, !dbg !48
@.str2 = private unnamed_addr constant [47 x i8] c"__nvvm_mbarrier_pending_count(state) == 32 - t\00", align 1, !dbg !53

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6copiesPKjPj(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
  %holds.addr.i44 = alloca i8, align 1
  %text.addr.i45 = alloca ptr, align 8
  %file.addr.i46 = alloca ptr, align 8
  %line.addr.i47 = alloca i32, align 4
  %fn.addr.i48 = alloca ptr, align 8
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %state = alloca i64, align 8
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !94, !DIExpression(), !95)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !96, !DIExpression(), !97)
    #dbg_declare(ptr %t, !98, !DIExpression(), !99)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !100
  store i32 %0, ptr %t, align 4, !dbg !99
  %1 = load i32, ptr %t, align 4, !dbg !101
  %cmp = icmp eq i32 %1, 0, !dbg !103
  br i1 %cmp, label %if.then, label %if.end, !dbg !103

if.then:                                          ; preds = %entry
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @_ZZ6copiesPKjPjE3bar, i32 32), !dbg !104
  br label %if.end, !dbg !104

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !105
  %2 = load i32, ptr %t, align 4, !dbg !106
  %mul = mul nsw i32 4, %2, !dbg !107
  %idxprom = sext i32 %mul to i64, !dbg !108
  %arrayidx = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1a to ptr), i64 0, i64 %idxprom, !dbg !108
  %arrayidx.ascast = addrspacecast ptr %arrayidx to ptr addrspace(3), !dbg !109
  %3 = load ptr, ptr %in.addr, align 8, !dbg !110
  %4 = load i32, ptr %t, align 4, !dbg !111
  %mul1 = mul nsw i32 4, %4, !dbg !112
  %idxprom2 = sext i32 %mul1 to i64, !dbg !110
  %arrayidx3 = getelementptr inbounds i32, ptr %3, i64 %idxprom2, !dbg !110
  %arrayidx3.ascast = addrspacecast ptr %arrayidx3 to ptr addrspace(1), !dbg !113
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %arrayidx.ascast, ptr addrspace(1) %arrayidx3.ascast), !dbg !114
  %5 = load i32, ptr %t, align 4, !dbg !115
  %mul4 = mul nsw i32 4, %5, !dbg !116
  %idxprom5 = sext i32 %mul4 to i64, !dbg !117
  %arrayidx6 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1b to ptr), i64 0, i64 %idxprom5, !dbg !117
  %arrayidx6.ascast = addrspacecast ptr %arrayidx6 to ptr addrspace(3), !dbg !118
  %6 = load ptr, ptr %in.addr, align 8, !dbg !119
  %7 = load i32, ptr %t, align 4, !dbg !120
  %mul7 = mul nsw i32 4, %7, !dbg !121
  %idxprom8 = sext i32 %mul7 to i64, !dbg !119
  %arrayidx9 = getelementptr inbounds i32, ptr %6, i64 %idxprom8, !dbg !119
  %arrayidx9.ascast = addrspacecast ptr %arrayidx9 to ptr addrspace(1), !dbg !122
  call void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) %arrayidx6.ascast, ptr addrspace(1) %arrayidx9.ascast), !dbg !123
  call void @llvm.nvvm.cp.async.commit.group(), !dbg !124
  %8 = load i32, ptr %t, align 4, !dbg !125
  %mul10 = mul nsw i32 2, %8, !dbg !126
  %idxprom11 = sext i32 %mul10 to i64, !dbg !127
  %arrayidx12 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1c to ptr), i64 0, i64 %idxprom11, !dbg !127
  %arrayidx12.ascast = addrspacecast ptr %arrayidx12 to ptr addrspace(3), !dbg !128
  %9 = load ptr, ptr %in.addr, align 8, !dbg !129
  %10 = load i32, ptr %t, align 4, !dbg !130
  %mul13 = mul nsw i32 2, %10, !dbg !131
  %idxprom14 = sext i32 %mul13 to i64, !dbg !129
  %arrayidx15 = getelementptr inbounds i32, ptr %9, i64 %idxprom14, !dbg !129
  %arrayidx15.ascast = addrspacecast ptr %arrayidx15 to ptr addrspace(1), !dbg !132
  call void @llvm.nvvm.cp.async.ca.shared.global.8(ptr addrspace(3) %arrayidx12.ascast, ptr addrspace(1) %arrayidx15.ascast), !dbg !133
  call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !134
  %11 = load i32, ptr %t, align 4, !dbg !135
  %mul16 = mul nsw i32 4, %11, !dbg !136
  %add = add nsw i32 %mul16, 3, !dbg !137
  %idxprom17 = sext i32 %add to i64, !dbg !138
  %arrayidx18 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1a to ptr), i64 0, i64 %idxprom17, !dbg !138
  %12 = load i32, ptr %arrayidx18, align 4, !dbg !138
  %13 = load i32, ptr %t, align 4, !dbg !139
  %mul19 = mul nsw i32 4, %13, !dbg !140
  %add20 = add nsw i32 %mul19, 3, !dbg !141
  %cmp21 = icmp eq i32 %12, %add20, !dbg !142
  br i1 %cmp21, label %land.rhs, label %land.end, !dbg !143

land.rhs:                                         ; preds = %if.end
  %14 = load i32, ptr %t, align 4, !dbg !144
  %mul22 = mul nsw i32 4, %14, !dbg !145
  %idxprom23 = sext i32 %mul22 to i64, !dbg !146
  %arrayidx24 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1b to ptr), i64 0, i64 %idxprom23, !dbg !146
  %15 = load i32, ptr %arrayidx24, align 4, !dbg !146
  %16 = load i32, ptr %t, align 4, !dbg !147
  %mul25 = mul nsw i32 4, %16, !dbg !148
  %cmp26 = icmp eq i32 %15, %mul25, !dbg !149
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.end
  %17 = phi i1 [ false, %if.end ], [ %cmp26, %land.rhs ], !dbg !150
  %storedv.i49 = zext i1 %17 to i8, !dbg !151
  store i8 %storedv.i49, ptr %holds.addr.i44, align 1, !dbg !151
  store ptr @.str, ptr %text.addr.i45, align 8, !dbg !151
  store ptr @.str1, ptr %file.addr.i46, align 8, !dbg !151
  store i32 19, ptr %line.addr.i47, align 4, !dbg !151
  store ptr @__PRETTY_FUNCTION__._Z6copiesPKjPj, ptr %fn.addr.i48, align 8, !dbg !151
  %18 = load i8, ptr %holds.addr.i44, align 1, !dbg !151
  %loadedv.i50 = trunc i8 %18 to i1, !dbg !151
  br i1 %loadedv.i50, label %_ZL9ws_assertbPKcS0_jS0_.exit52, label %if.then.i51, !dbg !151

if.then.i51:                                      ; preds = %land.end
  %19 = load ptr, ptr %text.addr.i45, align 8, !dbg !151
  %20 = load ptr, ptr %file.addr.i46, align 8, !dbg !151
  %21 = load i32, ptr %line.addr.i47, align 4, !dbg !151
  %22 = load ptr, ptr %fn.addr.i48, align 8, !dbg !151
  call void @__assertfail(ptr noundef %19, ptr noundef %20, i32 noundef %21, ptr noundef %22, i64 noundef 1) #8, !dbg !151
  unreachable, !dbg !151

_ZL9ws_assertbPKcS0_jS0_.exit52:                  ; preds = %land.end
  %23 = load i32, ptr %t, align 4, !dbg !152
  %idxprom27 = sext i32 %23 to i64, !dbg !153
  %arrayidx28 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1d to ptr), i64 0, i64 %idxprom27, !dbg !153
  %arrayidx28.ascast = addrspacecast ptr %arrayidx28 to ptr addrspace(3), !dbg !154
  %24 = load ptr, ptr %in.addr, align 8, !dbg !155
  %25 = load i32, ptr %t, align 4, !dbg !156
  %idxprom29 = sext i32 %25 to i64, !dbg !155
  %arrayidx30 = getelementptr inbounds i32, ptr %24, i64 %idxprom29, !dbg !155
  %arrayidx30.ascast = addrspacecast ptr %arrayidx30 to ptr addrspace(1), !dbg !157
  call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %arrayidx28.ascast, ptr addrspace(1) %arrayidx30.ascast), !dbg !158
  call void @llvm.nvvm.cp.async.mbarrier.arrive.shared(ptr addrspace(3) @_ZZ6copiesPKjPjE3bar), !dbg !159
    #dbg_declare(ptr %state, !160, !DIExpression(), !161)
  %26 = call i64 @llvm.nvvm.mbarrier.arrive(ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE3bar to ptr)), !dbg !162
  store i64 %26, ptr %state, align 8, !dbg !161
  %27 = load i64, ptr %state, align 8, !dbg !163
  %28 = call i32 @llvm.nvvm.mbarrier.pending.count(i64 %27), !dbg !164
  %29 = load i32, ptr %t, align 4, !dbg !165
  %sub = sub nsw i32 32, %29, !dbg !166
  %cmp31 = icmp eq i32 %28, %sub, !dbg !167
  %storedv.i = zext i1 %cmp31 to i8, !dbg !168
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !168
  store ptr @.str2, ptr %text.addr.i, align 8, !dbg !168
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !168
  store i32 23, ptr %line.addr.i, align 4, !dbg !168
  store ptr @__PRETTY_FUNCTION__._Z6copiesPKjPj, ptr %fn.addr.i, align 8, !dbg !168
  %30 = load i8, ptr %holds.addr.i, align 1, !dbg !168
  %loadedv.i = trunc i8 %30 to i1, !dbg !168
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !168

if.then.i:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit52
  %31 = load ptr, ptr %text.addr.i, align 8, !dbg !168
  %32 = load ptr, ptr %file.addr.i, align 8, !dbg !168
  %33 = load i32, ptr %line.addr.i, align 4, !dbg !168
  %34 = load ptr, ptr %fn.addr.i, align 8, !dbg !168
  call void @__assertfail(ptr noundef %31, ptr noundef %32, i32 noundef %33, ptr noundef %34, i64 noundef 1) #8, !dbg !168
  unreachable, !dbg !168

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit52
  br label %while.cond, !dbg !169

while.cond:                                       ; preds = %while.body, %_ZL9ws_assertbPKcS0_jS0_.exit
  %35 = load i64, ptr %state, align 8, !dbg !170
  %36 = call i1 @llvm.nvvm.mbarrier.test.wait(ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE3bar to ptr), i64 %35), !dbg !171
  %lnot = xor i1 %36, true, !dbg !172
  br i1 %lnot, label %while.body, label %while.end, !dbg !169

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !169, !llvm.loop !173

while.end:                                        ; preds = %while.cond
  %37 = load i32, ptr %t, align 4, !dbg !176
  %sub32 = sub nsw i32 63, %37, !dbg !177
  %idxprom33 = sext i32 %sub32 to i64, !dbg !178
  %arrayidx34 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1c to ptr), i64 0, i64 %idxprom33, !dbg !178
  %38 = load i32, ptr %arrayidx34, align 4, !dbg !178
  %39 = load i32, ptr %t, align 4, !dbg !179
  %sub35 = sub nsw i32 31, %39, !dbg !180
  %idxprom36 = sext i32 %sub35 to i64, !dbg !181
  %arrayidx37 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1d to ptr), i64 0, i64 %idxprom36, !dbg !181
  %40 = load i32, ptr %arrayidx37, align 4, !dbg !181
  %add38 = add i32 %38, %40, !dbg !182
  %41 = load ptr, ptr %out.addr, align 8, !dbg !183
  %42 = load i32, ptr %t, align 4, !dbg !184
  %idxprom39 = sext i32 %42 to i64, !dbg !183
  %arrayidx40 = getelementptr inbounds i32, ptr %41, i64 %idxprom39, !dbg !183
  store i32 %add38, ptr %arrayidx40, align 4, !dbg !185
  call void @llvm.nvvm.cp.async.wait.all(), !dbg !186
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !187
  %43 = load i32, ptr %t, align 4, !dbg !188
  %cmp41 = icmp eq i32 %43, 0, !dbg !190
  br i1 %cmp41, label %if.then42, label %if.end43, !dbg !190

if.then42:                                        ; preds = %while.end
  call void @llvm.nvvm.mbarrier.inval(ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE3bar to ptr)), !dbg !191
  br label %if.end43, !dbg !191

if.end43:                                         ; preds = %if.then42, %while.end
  ret void, !dbg !192
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
!llvm.module.flags = !{!89, !90, !91, !92}
!llvm.ident = !{!93}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 9, type: !21, isLocal: true, isDefinition: true, align: 128)
!2 = distinct !DISubprogram(name: "copies", linkageName: "_Z6copiesPKjPj", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !88)
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
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 400, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 50)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !38, isLocal: true, isDefinition: true)
!55 = !{!56, !59, !61, !66, !70, !75, !80, !82}
!56 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !57, file: !58, line: 128)
!57 = !DINamespace(name: "ws_math", scope: null)
!58 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!59 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !60, entity: !57, file: !58, line: 129)
!60 = !DINamespace(name: "std", scope: null)
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !60, entity: !62, file: !58, line: 154)
!62 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !58, file: !58, line: 137, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!63 = !DISubroutineType(types: !64)
!64 = !{!65, !65}
!65 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !60, entity: !67, file: !58, line: 154)
!67 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !58, file: !58, line: 133, type: !68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!68 = !DISubroutineType(types: !69)
!69 = !{!13, !13}
!70 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !60, entity: !71, file: !58, line: 154)
!71 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !58, file: !58, line: 134, type: !72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!72 = !DISubroutineType(types: !73)
!73 = !{!74, !74}
!74 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!75 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !60, entity: !76, file: !58, line: 154)
!76 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !58, file: !58, line: 145, type: !77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!77 = !DISubroutineType(types: !78)
!78 = !{!17, !79}
!79 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!80 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !60, entity: !81, file: !58, line: 154)
!81 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !58, file: !58, line: 147, type: !77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!82 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !60, entity: !83, file: !58, line: 154)
!83 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !58, file: !58, line: 149, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!84 = !DISubroutineType(types: !85)
!85 = !{!86, !87}
!86 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!87 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!88 = !{}
!89 = !{i32 7, !"Dwarf Version", i32 4}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = !{i32 1, !"wchar_size", i32 4}
!92 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!93 = !{!"clang version 22.1.8"}
!94 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!95 = !DILocation(line: 8, column: 40, scope: !2)
!96 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 8, type: !9)
!97 = !DILocation(line: 8, column: 54, scope: !2)
!98 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 11, type: !86)
!99 = !DILocation(line: 11, column: 7, scope: !2)
!100 = !DILocation(line: 11, column: 11, scope: !2)
!101 = !DILocation(line: 12, column: 7, scope: !102)
!102 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 7)
!103 = !DILocation(line: 12, column: 9, scope: !102)
!104 = !DILocation(line: 12, column: 15, scope: !102)
!105 = !DILocation(line: 13, column: 3, scope: !2)
!106 = !DILocation(line: 14, column: 53, scope: !2)
!107 = !DILocation(line: 14, column: 51, scope: !2)
!108 = !DILocation(line: 14, column: 47, scope: !2)
!109 = !DILocation(line: 14, column: 39, scope: !2)
!110 = !DILocation(line: 14, column: 66, scope: !2)
!111 = !DILocation(line: 14, column: 73, scope: !2)
!112 = !DILocation(line: 14, column: 71, scope: !2)
!113 = !DILocation(line: 14, column: 58, scope: !2)
!114 = !DILocation(line: 14, column: 3, scope: !2)
!115 = !DILocation(line: 15, column: 53, scope: !2)
!116 = !DILocation(line: 15, column: 51, scope: !2)
!117 = !DILocation(line: 15, column: 47, scope: !2)
!118 = !DILocation(line: 15, column: 39, scope: !2)
!119 = !DILocation(line: 15, column: 66, scope: !2)
!120 = !DILocation(line: 15, column: 73, scope: !2)
!121 = !DILocation(line: 15, column: 71, scope: !2)
!122 = !DILocation(line: 15, column: 58, scope: !2)
!123 = !DILocation(line: 15, column: 3, scope: !2)
!124 = !DILocation(line: 16, column: 3, scope: !2)
!125 = !DILocation(line: 17, column: 52, scope: !2)
!126 = !DILocation(line: 17, column: 50, scope: !2)
!127 = !DILocation(line: 17, column: 46, scope: !2)
!128 = !DILocation(line: 17, column: 38, scope: !2)
!129 = !DILocation(line: 17, column: 65, scope: !2)
!130 = !DILocation(line: 17, column: 72, scope: !2)
!131 = !DILocation(line: 17, column: 70, scope: !2)
!132 = !DILocation(line: 17, column: 57, scope: !2)
!133 = !DILocation(line: 17, column: 3, scope: !2)
!134 = !DILocation(line: 18, column: 3, scope: !2)
!135 = !DILocation(line: 19, column: 16, scope: !2)
!136 = !DILocation(line: 19, column: 14, scope: !2)
!137 = !DILocation(line: 19, column: 18, scope: !2)
!138 = !DILocation(line: 19, column: 10, scope: !2)
!139 = !DILocation(line: 19, column: 30, scope: !2)
!140 = !DILocation(line: 19, column: 28, scope: !2)
!141 = !DILocation(line: 19, column: 32, scope: !2)
!142 = !DILocation(line: 19, column: 23, scope: !2)
!143 = !DILocation(line: 19, column: 36, scope: !2)
!144 = !DILocation(line: 19, column: 45, scope: !2)
!145 = !DILocation(line: 19, column: 43, scope: !2)
!146 = !DILocation(line: 19, column: 39, scope: !2)
!147 = !DILocation(line: 19, column: 55, scope: !2)
!148 = !DILocation(line: 19, column: 53, scope: !2)
!149 = !DILocation(line: 19, column: 48, scope: !2)
!150 = !DILocation(line: 0, scope: !2)
!151 = !DILocation(line: 19, column: 3, scope: !2)
!152 = !DILocation(line: 20, column: 48, scope: !2)
!153 = !DILocation(line: 20, column: 46, scope: !2)
!154 = !DILocation(line: 20, column: 38, scope: !2)
!155 = !DILocation(line: 20, column: 61, scope: !2)
!156 = !DILocation(line: 20, column: 64, scope: !2)
!157 = !DILocation(line: 20, column: 53, scope: !2)
!158 = !DILocation(line: 20, column: 3, scope: !2)
!159 = !DILocation(line: 21, column: 3, scope: !2)
!160 = !DILocalVariable(name: "state", scope: !2, file: !3, line: 22, type: !13)
!161 = !DILocation(line: 22, column: 8, scope: !2)
!162 = !DILocation(line: 22, column: 16, scope: !2)
!163 = !DILocation(line: 23, column: 40, scope: !2)
!164 = !DILocation(line: 23, column: 10, scope: !2)
!165 = !DILocation(line: 23, column: 55, scope: !2)
!166 = !DILocation(line: 23, column: 53, scope: !2)
!167 = !DILocation(line: 23, column: 47, scope: !2)
!168 = !DILocation(line: 23, column: 3, scope: !2)
!169 = !DILocation(line: 24, column: 3, scope: !2)
!170 = !DILocation(line: 24, column: 43, scope: !2)
!171 = !DILocation(line: 24, column: 11, scope: !2)
!172 = !DILocation(line: 24, column: 10, scope: !2)
!173 = distinct !{!173, !169, !174, !175}
!174 = !DILocation(line: 24, column: 52, scope: !2)
!175 = !{!"llvm.loop.mustprogress"}
!176 = !DILocation(line: 25, column: 19, scope: !2)
!177 = !DILocation(line: 25, column: 17, scope: !2)
!178 = !DILocation(line: 25, column: 12, scope: !2)
!179 = !DILocation(line: 25, column: 31, scope: !2)
!180 = !DILocation(line: 25, column: 29, scope: !2)
!181 = !DILocation(line: 25, column: 24, scope: !2)
!182 = !DILocation(line: 25, column: 22, scope: !2)
!183 = !DILocation(line: 25, column: 3, scope: !2)
!184 = !DILocation(line: 25, column: 7, scope: !2)
!185 = !DILocation(line: 25, column: 10, scope: !2)
!186 = !DILocation(line: 26, column: 3, scope: !2)
!187 = !DILocation(line: 27, column: 3, scope: !2)
!188 = !DILocation(line: 28, column: 7, scope: !189)
!189 = distinct !DILexicalBlock(scope: !2, file: !3, line: 28, column: 7)
!190 = !DILocation(line: 28, column: 9, scope: !189)
!191 = !DILocation(line: 28, column: 15, scope: !189)
!192 = !DILocation(line: 29, column: 1, scope: !2)
