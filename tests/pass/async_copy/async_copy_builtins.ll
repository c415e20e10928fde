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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6copiesPKjPj(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !89, !DIExpression(), !102)
    #dbg_value(ptr %out, !90, !DIExpression(), !102)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !103
    #dbg_value(i32 %0, !91, !DIExpression(), !102)
  %cmp = icmp eq i32 %0, 0, !dbg !104
  br i1 %cmp, label %if.then, label %if.end, !dbg !104

if.then:                                          ; preds = %entry
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @_ZZ6copiesPKjPjE3bar, i32 32), !dbg !106
  br label %if.end, !dbg !106

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !107
  %mul = mul nsw i32 4, %0, !dbg !108
  %idxprom = sext i32 %mul to i64, !dbg !109
  %arrayidx = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1a to ptr), i64 0, i64 %idxprom, !dbg !109
  %arrayidx.ascast = addrspacecast ptr %arrayidx to ptr addrspace(3), !dbg !110
  %mul1 = mul nsw i32 4, %0, !dbg !111
  %idxprom2 = sext i32 %mul1 to i64, !dbg !112
  %arrayidx3 = getelementptr inbounds i32, ptr %in, i64 %idxprom2, !dbg !112
  %arrayidx3.ascast = addrspacecast ptr %arrayidx3 to ptr addrspace(1), !dbg !113
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %arrayidx.ascast, ptr addrspace(1) %arrayidx3.ascast), !dbg !114
  %mul4 = mul nsw i32 4, %0, !dbg !115
  %idxprom5 = sext i32 %mul4 to i64, !dbg !116
  %arrayidx6 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1b to ptr), i64 0, i64 %idxprom5, !dbg !116
  %arrayidx6.ascast = addrspacecast ptr %arrayidx6 to ptr addrspace(3), !dbg !117
  %mul7 = mul nsw i32 4, %0, !dbg !118
  %idxprom8 = sext i32 %mul7 to i64, !dbg !119
  %arrayidx9 = getelementptr inbounds i32, ptr %in, i64 %idxprom8, !dbg !119
  %arrayidx9.ascast = addrspacecast ptr %arrayidx9 to ptr addrspace(1), !dbg !120
  call void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) %arrayidx6.ascast, ptr addrspace(1) %arrayidx9.ascast), !dbg !121
  call void @llvm.nvvm.cp.async.commit.group(), !dbg !122
  %mul10 = mul nsw i32 2, %0, !dbg !123
  %idxprom11 = sext i32 %mul10 to i64, !dbg !124
  %arrayidx12 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1c to ptr), i64 0, i64 %idxprom11, !dbg !124
  %arrayidx12.ascast = addrspacecast ptr %arrayidx12 to ptr addrspace(3), !dbg !125
  %mul13 = mul nsw i32 2, %0, !dbg !126
  %idxprom14 = sext i32 %mul13 to i64, !dbg !127
  %arrayidx15 = getelementptr inbounds i32, ptr %in, i64 %idxprom14, !dbg !127
  %arrayidx15.ascast = addrspacecast ptr %arrayidx15 to ptr addrspace(1), !dbg !128
  call void @llvm.nvvm.cp.async.ca.shared.global.8(ptr addrspace(3) %arrayidx12.ascast, ptr addrspace(1) %arrayidx15.ascast), !dbg !129
  call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !130
  %mul16 = mul nsw i32 4, %0, !dbg !131
  %add = add nsw i32 %mul16, 3, !dbg !132
  %idxprom17 = sext i32 %add to i64, !dbg !133
  %arrayidx18 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1a to ptr), i64 0, i64 %idxprom17, !dbg !133
  %1 = load i32, ptr %arrayidx18, align 4, !dbg !133, !tbaa !98
  %mul19 = mul nsw i32 4, %0, !dbg !134
  %add20 = add nsw i32 %mul19, 3, !dbg !135
  %cmp21 = icmp eq i32 %1, %add20, !dbg !136
  br i1 %cmp21, label %land.rhs, label %land.end, !dbg !137

land.rhs:                                         ; preds = %if.end
  %mul22 = mul nsw i32 4, %0, !dbg !138
  %idxprom23 = sext i32 %mul22 to i64, !dbg !139
  %arrayidx24 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1b to ptr), i64 0, i64 %idxprom23, !dbg !139
  %2 = load i32, ptr %arrayidx24, align 4, !dbg !139, !tbaa !98
  %mul25 = mul nsw i32 4, %0, !dbg !140
  %cmp26 = icmp eq i32 %2, %mul25, !dbg !141
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.end
  %3 = phi i1 [ false, %if.end ], [ %cmp26, %land.rhs ], !dbg !102
  %storedv.i65 = zext i1 %3 to i8, !dbg !142
  br i1 %3, label %_ZL9ws_assertbPKcS0_jS0_.exit67, label %if.then.i66, !dbg !142

if.then.i66:                                      ; preds = %land.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__._Z6copiesPKjPj, i64 noundef 1) #9, !dbg !142
  unreachable, !dbg !142

_ZL9ws_assertbPKcS0_jS0_.exit67:                  ; preds = %land.end
  %idxprom27 = sext i32 %0 to i64, !dbg !143
  %arrayidx28 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1d to ptr), i64 0, i64 %idxprom27, !dbg !143
  %arrayidx28.ascast = addrspacecast ptr %arrayidx28 to ptr addrspace(3), !dbg !144
  %idxprom29 = sext i32 %0 to i64, !dbg !145
  %arrayidx30 = getelementptr inbounds i32, ptr %in, i64 %idxprom29, !dbg !145
  %arrayidx30.ascast = addrspacecast ptr %arrayidx30 to ptr addrspace(1), !dbg !146
  call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %arrayidx28.ascast, ptr addrspace(1) %arrayidx30.ascast), !dbg !147
  call void @llvm.nvvm.cp.async.mbarrier.arrive.shared(ptr addrspace(3) @_ZZ6copiesPKjPjE3bar), !dbg !148
  %4 = call i64 @llvm.nvvm.mbarrier.arrive(ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE3bar to ptr)), !dbg !149
    #dbg_value(i64 %4, !92, !DIExpression(), !102)
  %5 = call i32 @llvm.nvvm.mbarrier.pending.count(i64 %4), !dbg !150
  %sub = sub nsw i32 32, %0, !dbg !151
  %cmp31 = icmp eq i32 %5, %sub, !dbg !152
  %storedv.i = zext i1 %cmp31 to i8, !dbg !153
  br i1 %cmp31, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !153

if.then.i:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit67
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z6copiesPKjPj, i64 noundef 1) #9, !dbg !153
  unreachable, !dbg !153

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit67
  br label %while.cond, !dbg !154

while.cond:                                       ; preds = %while.body, %_ZL9ws_assertbPKcS0_jS0_.exit
  %6 = call i1 @llvm.nvvm.mbarrier.test.wait(ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE3bar to ptr), i64 %4), !dbg !155
  %lnot = xor i1 %6, true, !dbg !156
  br i1 %lnot, label %while.body, label %while.end, !dbg !154

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !154, !llvm.loop !157

while.end:                                        ; preds = %while.cond
  %sub32 = sub nsw i32 63, %0, !dbg !161
  %idxprom33 = sext i32 %sub32 to i64, !dbg !162
  %arrayidx34 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1c to ptr), i64 0, i64 %idxprom33, !dbg !162
  %7 = load i32, ptr %arrayidx34, align 4, !dbg !162, !tbaa !98
  %sub35 = sub nsw i32 31, %0, !dbg !163
  %idxprom36 = sext i32 %sub35 to i64, !dbg !164
  %arrayidx37 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE1d to ptr), i64 0, i64 %idxprom36, !dbg !164
  %8 = load i32, ptr %arrayidx37, align 4, !dbg !164, !tbaa !98
  %add38 = add i32 %7, %8, !dbg !165
  %idxprom39 = sext i32 %0 to i64, !dbg !166
  %arrayidx40 = getelementptr inbounds i32, ptr %out, i64 %idxprom39, !dbg !166
  store i32 %add38, ptr %arrayidx40, align 4, !dbg !167, !tbaa !98
  call void @llvm.nvvm.cp.async.wait.all(), !dbg !168
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !169
  %cmp41 = icmp eq i32 %0, 0, !dbg !170
  br i1 %cmp41, label %if.then42, label %if.end43, !dbg !170

if.then42:                                        ; preds = %while.end
  call void @llvm.nvvm.mbarrier.inval(ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPKjPjE3bar to ptr)), !dbg !172
  br label %if.end43, !dbg !172

if.end43:                                         ; preds = %if.then42, %while.end
  ret void, !dbg !173
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #3

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #3

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.commit.group() #4

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.ca.shared.global.8(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #3

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.group(i32 immarg) #4

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.cp.async.mbarrier.arrive.shared(ptr addrspace(3)) #2

; Function Attrs: convergent nocallback nounwind
declare i64 @llvm.nvvm.mbarrier.arrive(ptr) #2

; Function Attrs: convergent nocallback nounwind memory(none)
declare i32 @llvm.nvvm.mbarrier.pending.count(i64) #5

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.mbarrier.test.wait(ptr, i64) #2

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.all() #4

; Function Attrs: convergent nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.mbarrier.inval(ptr writeonly captures(none)) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #8

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nounwind memory(argmem: readwrite) }
attributes #4 = { nounwind }
attributes #5 = { convergent nocallback nounwind memory(none) }
attributes #6 = { convergent nocallback nounwind memory(argmem: write) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #9 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!93, !94, !95, !96}
!llvm.ident = !{!97}
!llvm.errno.tbaa = !{!98}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 9, type: !21, isLocal: true, isDefinition: true, align: 128)
!2 = distinct !DISubprogram(name: "copies", linkageName: "_Z6copiesPKjPj", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !88)
!3 = !DIFile(filename: "async_copy_builtins.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !18, imports: !55, splitDebugInlining: false, nameTableKind: None)
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
!62 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !58, file: !58, line: 137, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!63 = !DISubroutineType(types: !64)
!64 = !{!65, !65}
!65 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !60, entity: !67, file: !58, line: 154)
!67 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !58, file: !58, line: 133, type: !68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!68 = !DISubroutineType(types: !69)
!69 = !{!13, !13}
!70 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !60, entity: !71, file: !58, line: 154)
!71 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !58, file: !58, line: 134, type: !72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!72 = !DISubroutineType(types: !73)
!73 = !{!74, !74}
!74 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!75 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !60, entity: !76, file: !58, line: 154)
!76 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !58, file: !58, line: 145, type: !77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!77 = !DISubroutineType(types: !78)
!78 = !{!17, !79}
!79 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!80 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !60, entity: !81, file: !58, line: 154)
!81 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !58, file: !58, line: 147, type: !77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!82 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !60, entity: !83, file: !58, line: 154)
!83 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !58, file: !58, line: 149, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!84 = !DISubroutineType(types: !85)
!85 = !{!86, !87}
!86 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!87 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!88 = !{!89, !90, !91, !92}
!89 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!90 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 8, type: !9)
!91 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 11, type: !86)
!92 = !DILocalVariable(name: "state", scope: !2, file: !3, line: 22, type: !13)
!93 = !{i32 7, !"Dwarf Version", i32 4}
!94 = !{i32 2, !"Debug Info Version", i32 3}
!95 = !{i32 1, !"wchar_size", i32 4}
!96 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!97 = !{!"clang version 22.1.8"}
!98 = !{!99, !99, i64 0}
!99 = !{!"int", !100, i64 0}
!100 = !{!"omnipotent char", !101, i64 0}
!101 = !{!"Simple C++ TBAA"}
!102 = !DILocation(line: 0, scope: !2)
!103 = !DILocation(line: 11, column: 11, scope: !2)
!104 = !DILocation(line: 12, column: 9, scope: !105)
!105 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 7)
!106 = !DILocation(line: 12, column: 15, scope: !105)
!107 = !DILocation(line: 13, column: 3, scope: !2)
!108 = !DILocation(line: 14, column: 51, scope: !2)
!109 = !DILocation(line: 14, column: 47, scope: !2)
!110 = !DILocation(line: 14, column: 39, scope: !2)
!111 = !DILocation(line: 14, column: 71, scope: !2)
!112 = !DILocation(line: 14, column: 66, scope: !2)
!113 = !DILocation(line: 14, column: 58, scope: !2)
!114 = !DILocation(line: 14, column: 3, scope: !2)
!115 = !DILocation(line: 15, column: 51, scope: !2)
!116 = !DILocation(line: 15, column: 47, scope: !2)
!117 = !DILocation(line: 15, column: 39, scope: !2)
!118 = !DILocation(line: 15, column: 71, scope: !2)
!119 = !DILocation(line: 15, column: 66, scope: !2)
!120 = !DILocation(line: 15, column: 58, scope: !2)
!121 = !DILocation(line: 15, column: 3, scope: !2)
!122 = !DILocation(line: 16, column: 3, scope: !2)
!123 = !DILocation(line: 17, column: 50, scope: !2)
!124 = !DILocation(line: 17, column: 46, scope: !2)
!125 = !DILocation(line: 17, column: 38, scope: !2)
!126 = !DILocation(line: 17, column: 70, scope: !2)
!127 = !DILocation(line: 17, column: 65, scope: !2)
!128 = !DILocation(line: 17, column: 57, scope: !2)
!129 = !DILocation(line: 17, column: 3, scope: !2)
!130 = !DILocation(line: 18, column: 3, scope: !2)
!131 = !DILocation(line: 19, column: 14, scope: !2)
!132 = !DILocation(line: 19, column: 18, scope: !2)
!133 = !DILocation(line: 19, column: 10, scope: !2)
!134 = !DILocation(line: 19, column: 28, scope: !2)
!135 = !DILocation(line: 19, column: 32, scope: !2)
!136 = !DILocation(line: 19, column: 23, scope: !2)
!137 = !DILocation(line: 19, column: 36, scope: !2)
!138 = !DILocation(line: 19, column: 43, scope: !2)
!139 = !DILocation(line: 19, column: 39, scope: !2)
!140 = !DILocation(line: 19, column: 53, scope: !2)
!141 = !DILocation(line: 19, column: 48, scope: !2)
!142 = !DILocation(line: 19, column: 3, scope: !2)
!143 = !DILocation(line: 20, column: 46, scope: !2)
!144 = !DILocation(line: 20, column: 38, scope: !2)
!145 = !DILocation(line: 20, column: 61, scope: !2)
!146 = !DILocation(line: 20, column: 53, scope: !2)
!147 = !DILocation(line: 20, column: 3, scope: !2)
!148 = !DILocation(line: 21, column: 3, scope: !2)
!149 = !DILocation(line: 22, column: 16, scope: !2)
!150 = !DILocation(line: 23, column: 10, scope: !2)
!151 = !DILocation(line: 23, column: 53, scope: !2)
!152 = !DILocation(line: 23, column: 47, scope: !2)
!153 = !DILocation(line: 23, column: 3, scope: !2)
!154 = !DILocation(line: 24, column: 3, scope: !2)
!155 = !DILocation(line: 24, column: 11, scope: !2)
!156 = !DILocation(line: 24, column: 10, scope: !2)
!157 = distinct !{!157, !154, !158, !159, !160}
!158 = !DILocation(line: 24, column: 52, scope: !2)
!159 = !{!"llvm.loop.mustprogress"}
!160 = !{!"llvm.loop.unroll.disable"}
!161 = !DILocation(line: 25, column: 17, scope: !2)
!162 = !DILocation(line: 25, column: 12, scope: !2)
!163 = !DILocation(line: 25, column: 29, scope: !2)
!164 = !DILocation(line: 25, column: 24, scope: !2)
!165 = !DILocation(line: 25, column: 22, scope: !2)
!166 = !DILocation(line: 25, column: 3, scope: !2)
!167 = !DILocation(line: 25, column: 10, scope: !2)
!168 = !DILocation(line: 26, column: 3, scope: !2)
!169 = !DILocation(line: 27, column: 3, scope: !2)
!170 = !DILocation(line: 28, column: 9, scope: !171)
!171 = distinct !DILexicalBlock(scope: !2, file: !3, line: 28, column: 7)
!172 = !DILocation(line: 28, column: 15, scope: !171)
!173 = !DILocation(line: 29, column: 1, scope: !2)
