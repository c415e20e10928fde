; ModuleID = 'cuda_barrier.cu'
source_filename = "cuda_barrier.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"class.cuda::barrier" = type { i64 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" = type { i64 }

@_ZZ5orderPKjPjE3bar = internal addrspace(3) global %"class.cuda::barrier" undef, align 8, !dbg !0
@_ZZ5orderPKjPjE4cell = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !64
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@.str = private unnamed_addr constant [36 x i8] c"got == 64 * blockIdx.x + 63 - t + i\00", align 1, !dbg !69
@.str1 = private unnamed_addr constant [16 x i8] c"cuda_barrier.cu\00", align 1, !dbg !76
@__PRETTY_FUNCTION__._Z5orderPKjPj = private unnamed_addr constant [49 x i8] c"void order(const unsigned int *, unsigned int *)\00", align 1, !dbg !81
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5orderPKjPj(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_declare(ptr poison, !646, !DIExpression(), !668)
    #dbg_value(ptr %in, !644, !DIExpression(), !669)
    #dbg_value(ptr %out, !645, !DIExpression(), !669)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !670
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !670
  %call2.i = call i32 @__ws_sreg_tid_y() #6, !dbg !670
  %call3.i = call i32 @__ws_sreg_ntid_y() #6, !dbg !670
  %call4.i = call i32 @__ws_sreg_tid_z() #6, !dbg !670
  %mul.i = mul i32 %call3.i, %call4.i, !dbg !670
  %add.i = add i32 %call2.i, %mul.i, !dbg !670
  %mul5.i = mul i32 %1, %add.i, !dbg !670
  %add6.i = add i32 %0, %mul5.i, !dbg !670
    #dbg_value(i32 %add6.i, !651, !DIExpression(), !669)
  %cmp = icmp eq i32 %add6.i, 0, !dbg !671
  br i1 %cmp, label %if.then, label %if.end, !dbg !671

if.then:                                          ; preds = %entry
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !673
  %call1.i = call i32 @__ws_sreg_ntid_y() #6, !dbg !673
  %mul.i61 = mul i32 %2, %call1.i, !dbg !673
  %call2.i62 = call i32 @__ws_sreg_ntid_z() #6, !dbg !673
  %mul3.i = mul i32 %mul.i61, %call2.i62, !dbg !673
  %conv = zext i32 %mul3.i to i64, !dbg !673
  call void @__ws_mbarrier_init(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), i32 noundef %mul3.i) #6, !dbg !674
  br label %if.end, !dbg !674

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !675
    #dbg_value(i32 0, !652, !DIExpression(), !676)
  br label %for.cond, !dbg !677

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ], !dbg !678
    #dbg_value(i32 %i.0, !652, !DIExpression(), !676)
  %cmp3 = icmp slt i32 %i.0, 4, !dbg !679
  br i1 %cmp3, label %for.body, label %for.cond.cleanup, !dbg !680

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !681
  %mul = mul i32 64, %3, !dbg !682
  %add = add i32 %mul, %add6.i, !dbg !683
  %idxprom = zext i32 %add to i64, !dbg !684
  %arrayidx = getelementptr inbounds nuw i32, ptr %in, i64 %idxprom, !dbg !684
  %4 = load i32, ptr %arrayidx, align 4, !dbg !684, !tbaa !664
  %add5 = add i32 %4, %i.0, !dbg !685
  %idxprom6 = sext i32 %add6.i to i64, !dbg !686
  %arrayidx7 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE4cell to ptr), i64 0, i64 %idxprom6, !dbg !686
  store i32 %add5, ptr %arrayidx7, align 4, !dbg !687, !tbaa !664
  %call.i55 = call i64 @__ws_mbarrier_arrive(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), i32 noundef 1) #6, !dbg !688
  %.fca.0.insert.i = insertvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" poison, i64 %call.i55, 0, !dbg !688
  %5 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %.fca.0.insert.i, 0, !dbg !688
    #dbg_value(i64 %5, !654, !DIExpression(), !689)
  %mul9 = mul nsw i32 2, %i.0, !dbg !690
    #dbg_value(i32 %mul9, !657, !DIExpression(), !689)
  call void @__ws_mbarrier_wait(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), i64 noundef %5) #6, !dbg !691
  %sub = sub nsw i32 63, %add6.i, !dbg !692
  %idxprom10 = sext i32 %sub to i64, !dbg !693
  %arrayidx11 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE4cell to ptr), i64 0, i64 %idxprom10, !dbg !693
  %6 = load i32, ptr %arrayidx11, align 4, !dbg !693, !tbaa !664
    #dbg_value(i32 %6, !658, !DIExpression(), !689)
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !694
  %mul13 = mul i32 64, %7, !dbg !695
  %add14 = add i32 %mul13, 63, !dbg !696
  %sub15 = sub i32 %add14, %add6.i, !dbg !697
  %add16 = add i32 %sub15, %i.0, !dbg !698
  %cmp17 = icmp eq i32 %6, %add16, !dbg !699
  %storedv.i = zext i1 %cmp17 to i8, !dbg !700
  br i1 %cmp17, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !700

if.then.i:                                        ; preds = %for.body
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__._Z5orderPKjPj, i64 noundef 1) #7, !dbg !700
  unreachable, !dbg !700

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %for.body
  %add18 = add i32 %6, %mul9, !dbg !701
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !702
  %mul20 = mul i32 64, %8, !dbg !703
  %add21 = add i32 %mul20, %add6.i, !dbg !704
  %idxprom22 = zext i32 %add21 to i64, !dbg !705
  %arrayidx23 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom22, !dbg !705
  store i32 %add18, ptr %arrayidx23, align 4, !dbg !706, !tbaa !664
  %call.i.i57 = call i64 @__ws_mbarrier_arrive(ptr noundef nonnull align 8 dereferenceable(8) addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), i32 noundef 1) #6, !dbg !707
  %.fca.0.insert.i.i58 = insertvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" poison, i64 %call.i.i57, 0, !dbg !707
  call void @__ws_mbarrier_wait(ptr noundef nonnull align 8 dereferenceable(8) addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), i64 noundef %call.i.i57) #6, !dbg !707
  br label %for.inc, !dbg !708

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %inc = add nsw i32 %i.0, 1, !dbg !709
    #dbg_value(i32 %inc, !652, !DIExpression(), !676)
  br label %for.cond, !dbg !710, !llvm.loop !711

for.end:                                          ; preds = %for.cond.cleanup
  %cmp24 = icmp sge i32 %add6.i, 32, !dbg !715
  br i1 %cmp24, label %if.then25, label %if.end26, !dbg !715

if.then25:                                        ; preds = %for.end
  %call.i59 = call i64 @__ws_mbarrier_drop(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), i32 noundef 1) #6, !dbg !717
  br label %cleanup, !dbg !719

if.end26:                                         ; preds = %for.end
  %idxprom27 = sext i32 %add6.i to i64, !dbg !720
  %arrayidx28 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE4cell to ptr), i64 0, i64 %idxprom27, !dbg !720
  store i32 %add6.i, ptr %arrayidx28, align 4, !dbg !721, !tbaa !664
  %call.i.i = call i64 @__ws_mbarrier_arrive(ptr noundef nonnull align 8 dereferenceable(8) addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), i32 noundef 1) #6, !dbg !722
  %.fca.0.insert.i.i = insertvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" poison, i64 %call.i.i, 0, !dbg !722
  call void @__ws_mbarrier_wait(ptr noundef nonnull align 8 dereferenceable(8) addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), i64 noundef %call.i.i) #6, !dbg !722
  %sub29 = sub nsw i32 31, %add6.i, !dbg !723
  %idxprom30 = sext i32 %sub29 to i64, !dbg !724
  %arrayidx31 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE4cell to ptr), i64 0, i64 %idxprom30, !dbg !724
  %9 = load i32, ptr %arrayidx31, align 4, !dbg !724, !tbaa !664
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !725
  %mul33 = mul i32 64, %10, !dbg !726
  %add34 = add i32 %mul33, %add6.i, !dbg !727
  %idxprom35 = zext i32 %add34 to i64, !dbg !728
  %arrayidx36 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom35, !dbg !728
  store i32 %9, ptr %arrayidx36, align 4, !dbg !729, !tbaa !664
  br label %cleanup, !dbg !730

cleanup:                                          ; preds = %if.end26, %if.then25
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then25 ], [ 0, %if.end26 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !730

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_y() #2

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ntid_y() #2

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ntid_z() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #5

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_init(ptr noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare i64 @__ws_mbarrier_arrive(ptr noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_wait(ptr noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare i64 @__ws_mbarrier_drop(ptr noundef, i32 noundef) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!659, !660, !661, !662}
!llvm.ident = !{!663}
!llvm.errno.tbaa = !{!664}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "bar", scope: !2, file: !3, line: 9, type: !33, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "order", linkageName: "_Z5orderPKjPj", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !643)
!3 = !DIFile(filename: "cuda_barrier.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !11, retainedTypes: !29, globals: !63, imports: !86, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12, !23}
!12 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", scope: !14, file: !13, line: 28, baseType: !8, size: 32, elements: !16, identifier: "_ZTSN4cuda3std12memory_orderE")
!13 = !DIFile(filename: "cuda/cuda/atomic", directory: ".")
!14 = !DINamespace(name: "std", scope: !15)
!15 = !DINamespace(name: "cuda", scope: null)
!16 = !{!17, !18, !19, !20, !21, !22}
!17 = !DIEnumerator(name: "memory_order_relaxed", value: 0, isUnsigned: true)
!18 = !DIEnumerator(name: "memory_order_consume", value: 1, isUnsigned: true)
!19 = !DIEnumerator(name: "memory_order_acquire", value: 2, isUnsigned: true)
!20 = !DIEnumerator(name: "memory_order_release", value: 3, isUnsigned: true)
!21 = !DIEnumerator(name: "memory_order_acq_rel", value: 4, isUnsigned: true)
!22 = !DIEnumerator(name: "memory_order_seq_cst", value: 5, isUnsigned: true)
!23 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "thread_scope", scope: !15, file: !13, line: 25, baseType: !8, size: 32, elements: !24, identifier: "_ZTSN4cuda12thread_scopeE")
!24 = !{!25, !26, !27, !28}
!25 = !DIEnumerator(name: "thread_scope_system", value: 0, isUnsigned: true)
!26 = !DIEnumerator(name: "thread_scope_device", value: 1, isUnsigned: true)
!27 = !DIEnumerator(name: "thread_scope_block", value: 2, isUnsigned: true)
!28 = !DIEnumerator(name: "thread_scope_thread", value: 3, isUnsigned: true)
!29 = !{!30, !8, !31, !62}
!30 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "arrival_token", scope: !33, file: !32, line: 13, size: 64, flags: DIFlagPublic | DIFlagTypePassByValue, elements: !60, identifier: "_ZTSN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE13arrival_tokenE")
!32 = !DIFile(filename: "cuda/cuda/barrier", directory: ".")
!33 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "barrier<(cuda::thread_scope)2, cuda::ws_nothing>", scope: !15, file: !32, line: 8, size: 64, flags: DIFlagTypePassByReference, elements: !34, templateParams: !56, identifier: "_ZTSN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEE")
!34 = !{!35, !37, !41, !46, !50}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "ws_bar", scope: !33, file: !32, line: 11, baseType: !36, size: 64, align: 64)
!36 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!37 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4Ev", scope: !33, file: !32, line: 14, type: !38, scopeLine: 14, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!38 = !DISubroutineType(types: !39)
!39 = !{null, !40}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!41 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4ERKS3_", scope: !33, file: !32, line: 14, type: !42, scopeLine: 14, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!42 = !DISubroutineType(types: !43)
!43 = !{null, !40, !44}
!44 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !45, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !33)
!46 = !DISubprogram(name: "operator=", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEaSERKS3_", scope: !33, file: !32, line: 14, type: !47, scopeLine: 14, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!47 = !DISubroutineType(types: !48)
!48 = !{!49, !40, !44}
!49 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !33, size: 64)
!50 = !DISubprogram(name: "max", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE3maxEv", scope: !33, file: !32, line: 21, type: !51, scopeLine: 21, flags: DIFlagPublic | DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!51 = !DISubroutineType(types: !52)
!52 = !{!53}
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !54, line: 35, baseType: !55)
!54 = !DIFile(filename: "cuda/ws/config.h", directory: ".")
!55 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!56 = !{!57, !58}
!57 = !DITemplateValueParameter(name: "S", type: !23, value: i32 2)
!58 = !DITemplateTypeParameter(name: "F", type: !59, defaulted: true)
!59 = !DICompositeType(tag: DW_TAG_structure_type, name: "ws_nothing", scope: !15, file: !32, line: 6, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN4cuda10ws_nothingE")
!60 = !{!61}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "ws_state", scope: !31, file: !32, line: 13, baseType: !36, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!63 = !{!0, !64, !69, !76, !81}
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!65 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 10, type: !66, isLocal: true, isDefinition: true)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 64)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !71, isLocal: true, isDefinition: true)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !72, size: 288, elements: !74)
!72 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !73)
!73 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!74 = !{!75}
!75 = !DISubrange(count: 36)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !78, isLocal: true, isDefinition: true)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !72, size: 128, elements: !79)
!79 = !{!80}
!80 = !DISubrange(count: 16)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !83, isLocal: true, isDefinition: true)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !72, size: 392, elements: !84)
!84 = !{!85}
!85 = !DISubrange(count: 49)
!86 = !{!87, !90, !92, !97, !101, !106, !111, !113, !119, !123, !124, !155, !159, !162, !164, !166, !169, !172, !174, !176, !178, !180, !182, !184, !186, !188, !190, !192, !194, !196, !198, !200, !202, !204, !206, !208, !210, !212, !214, !216, !220, !225, !230, !235, !239, !245, !249, !253, !257, !259, !261, !265, !269, !273, !277, !281, !283, !287, !291, !295, !297, !301, !303, !307, !311, !313, !315, !319, !325, !329, !333, !337, !339, !341, !343, !347, !351, !355, !357, !361, !365, !369, !370, !374, !376, !378, !382, !387, !391, !395, !399, !403, !405, !407, !411, !413, !417, !421, !425, !430, !434, !438, !442, !446, !450, !454, !456, !464, !468, !474, !480, !486, !487, !488, !489, !493, !495, !499, !503, !507, !511, !513, !517, !519, !523, !527, !529, !531, !533, !537, !541, !543, !547, !549, !553, !555, !557, !559, !561, !563, !565, !567, !569, !571, !573, !575, !577, !579, !581, !583, !585, !587, !592, !594, !596, !601, !605, !610, !616, !618, !624, !628, !632, !637, !638, !639}
!87 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !88, file: !89, line: 128)
!88 = !DINamespace(name: "ws_math", scope: null)
!89 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!90 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !91, entity: !88, file: !89, line: 129)
!91 = !DINamespace(name: "std", scope: null)
!92 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !93, file: !89, line: 154)
!93 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !89, file: !89, line: 137, type: !94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!94 = !DISubroutineType(types: !95)
!95 = !{!96, !96}
!96 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!97 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !98, file: !89, line: 154)
!98 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !89, file: !89, line: 133, type: !99, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!99 = !DISubroutineType(types: !100)
!100 = !{!55, !55}
!101 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !102, file: !89, line: 154)
!102 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !89, file: !89, line: 134, type: !103, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!103 = !DISubroutineType(types: !104)
!104 = !{!105, !105}
!105 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!106 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !107, file: !89, line: 154)
!107 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !89, file: !89, line: 145, type: !108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!108 = !DISubroutineType(types: !109)
!109 = !{!30, !110}
!110 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !112, file: !89, line: 154)
!112 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !89, file: !89, line: 147, type: !108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !114, file: !89, line: 154)
!114 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !89, file: !89, line: 149, type: !115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!115 = !DISubroutineType(types: !116)
!116 = !{!117, !118}
!117 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!118 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!119 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !120, file: !122, line: 6)
!120 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !54, line: 34, baseType: !121)
!121 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!122 = !DIFile(filename: "cuda/ws/type_traits.h", directory: ".")
!123 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !53, file: !122, line: 7)
!124 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !125, file: !126, line: 56)
!125 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !127, file: !126, line: 42, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !128, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!126 = !DIFile(filename: "cuda/ws/exception.h", directory: ".")
!127 = !DINamespace(name: "__exception_ptr", scope: !91)
!128 = !{!129, !130, !134, !137, !141, !146, !150, !151}
!129 = !DIDerivedType(tag: DW_TAG_member, name: "ws_object", scope: !125, file: !126, line: 43, baseType: !62, size: 64)
!130 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EPv", scope: !125, file: !126, line: 44, type: !131, scopeLine: 44, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DISubroutineType(types: !132)
!132 = !{null, !133, !62}
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !125, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!134 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4Ev", scope: !125, file: !126, line: 46, type: !135, scopeLine: 46, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DISubroutineType(types: !136)
!136 = !{null, !133}
!137 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EDn", scope: !125, file: !126, line: 47, type: !138, scopeLine: 47, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!138 = !DISubroutineType(types: !139)
!139 = !{null, !133, !140}
!140 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!141 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4ERKS0_", scope: !125, file: !126, line: 48, type: !142, scopeLine: 48, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!142 = !DISubroutineType(types: !143)
!143 = !{null, !133, !144}
!144 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !145, size: 64)
!145 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !125)
!146 = !DISubprogram(name: "operator=", linkageName: "_ZNSt15__exception_ptr13exception_ptraSERKS0_", scope: !125, file: !126, line: 49, type: !147, scopeLine: 49, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!147 = !DISubroutineType(types: !148)
!148 = !{!149, !133, !144}
!149 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !125, size: 64)
!150 = !DISubprogram(name: "~exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrD4Ev", scope: !125, file: !126, line: 50, type: !135, scopeLine: 50, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!151 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt15__exception_ptr13exception_ptrcvbEv", scope: !125, file: !126, line: 51, type: !152, scopeLine: 51, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!152 = !DISubroutineType(types: !153)
!153 = !{!30, !154}
!154 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !145, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!155 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !156, file: !158, line: 8)
!156 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !54, line: 36, baseType: !157)
!157 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!158 = !DIFile(filename: "cuda/ws/cstd.h", directory: ".")
!159 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !160, file: !158, line: 8)
!160 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !54, line: 38, baseType: !161)
!161 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!162 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !163, file: !158, line: 8)
!163 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !54, line: 40, baseType: !117)
!164 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !165, file: !158, line: 8)
!165 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !54, line: 42, baseType: !55)
!166 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !167, file: !158, line: 8)
!167 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !54, line: 37, baseType: !168)
!168 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!169 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !170, file: !158, line: 8)
!170 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !54, line: 39, baseType: !171)
!171 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!172 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !173, file: !158, line: 8)
!173 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !54, line: 41, baseType: !8)
!174 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !175, file: !158, line: 8)
!175 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !54, line: 43, baseType: !121)
!176 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !177, file: !158, line: 9)
!177 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !54, line: 48, baseType: !157)
!178 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !179, file: !158, line: 9)
!179 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !54, line: 50, baseType: !161)
!180 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !181, file: !158, line: 9)
!181 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !54, line: 52, baseType: !117)
!182 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !183, file: !158, line: 9)
!183 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !54, line: 54, baseType: !55)
!184 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !185, file: !158, line: 9)
!185 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !54, line: 49, baseType: !168)
!186 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !187, file: !158, line: 9)
!187 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !54, line: 51, baseType: !171)
!188 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !189, file: !158, line: 9)
!189 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !54, line: 53, baseType: !8)
!190 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !191, file: !158, line: 9)
!191 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !54, line: 55, baseType: !121)
!192 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !193, file: !158, line: 10)
!193 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !54, line: 48, baseType: !157)
!194 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !195, file: !158, line: 10)
!195 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !54, line: 54, baseType: !55)
!196 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !197, file: !158, line: 10)
!197 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !54, line: 54, baseType: !55)
!198 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !199, file: !158, line: 10)
!199 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !54, line: 54, baseType: !55)
!200 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !201, file: !158, line: 10)
!201 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !54, line: 49, baseType: !168)
!202 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !203, file: !158, line: 10)
!203 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !54, line: 55, baseType: !121)
!204 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !205, file: !158, line: 10)
!205 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !54, line: 55, baseType: !121)
!206 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !207, file: !158, line: 10)
!207 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !54, line: 55, baseType: !121)
!208 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !209, file: !158, line: 11)
!209 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !54, line: 44, baseType: !55)
!210 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !211, file: !158, line: 11)
!211 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !54, line: 45, baseType: !121)
!212 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !213, file: !158, line: 11)
!213 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !54, line: 46, baseType: !55)
!214 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !215, file: !158, line: 11)
!215 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !54, line: 47, baseType: !121)
!216 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !217, file: !158, line: 12)
!217 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !218, line: 77, baseType: !219)
!218 = !DIFile(filename: "cuda/ws/libc.h", directory: ".")
!219 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !218, line: 77, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!220 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !221, file: !158, line: 12)
!221 = !DISubprogram(name: "printf", scope: !218, file: !218, line: 97, type: !222, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!222 = !DISubroutineType(types: !223)
!223 = !{!117, !224, null}
!224 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!225 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !226, file: !158, line: 12)
!226 = !DISubprogram(name: "fprintf", scope: !218, file: !218, line: 98, type: !227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!227 = !DISubroutineType(types: !228)
!228 = !{!117, !229, !224, null}
!229 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !217, size: 64)
!230 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !231, file: !158, line: 12)
!231 = !DISubprogram(name: "sprintf", scope: !218, file: !218, line: 99, type: !232, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!232 = !DISubroutineType(types: !233)
!233 = !{!117, !234, !224, null}
!234 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!235 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !236, file: !158, line: 12)
!236 = !DISubprogram(name: "snprintf", scope: !218, file: !218, line: 100, type: !237, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!237 = !DISubroutineType(types: !238)
!238 = !{!117, !234, !120, !224, null}
!239 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !240, file: !158, line: 12)
!240 = !DISubprogram(name: "vprintf", scope: !218, file: !218, line: 103, type: !241, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!241 = !DISubroutineType(types: !242)
!242 = !{!117, !224, !243}
!243 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !218, line: 75, baseType: !244)
!244 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !234)
!245 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !246, file: !158, line: 12)
!246 = !DISubprogram(name: "vfprintf", scope: !218, file: !218, line: 104, type: !247, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!247 = !DISubroutineType(types: !248)
!248 = !{!117, !229, !224, !243}
!249 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !250, file: !158, line: 12)
!250 = !DISubprogram(name: "vsprintf", scope: !218, file: !218, line: 105, type: !251, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!251 = !DISubroutineType(types: !252)
!252 = !{!117, !234, !224, !243}
!253 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !254, file: !158, line: 12)
!254 = !DISubprogram(name: "vsnprintf", scope: !218, file: !218, line: 106, type: !255, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!255 = !DISubroutineType(types: !256)
!256 = !{!117, !234, !120, !224, !243}
!257 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !258, file: !158, line: 13)
!258 = !DISubprogram(name: "scanf", scope: !218, file: !218, line: 108, type: !222, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !260, file: !158, line: 13)
!260 = !DISubprogram(name: "fscanf", scope: !218, file: !218, line: 109, type: !227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!261 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !262, file: !158, line: 13)
!262 = !DISubprogram(name: "sscanf", scope: !218, file: !218, line: 110, type: !263, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!263 = !DISubroutineType(types: !264)
!264 = !{!117, !224, !224, null}
!265 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !266, file: !158, line: 13)
!266 = !DISubprogram(name: "vsscanf", scope: !218, file: !218, line: 113, type: !267, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!267 = !DISubroutineType(types: !268)
!268 = !{!117, !224, !224, !243}
!269 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !270, file: !158, line: 13)
!270 = !DISubprogram(name: "puts", scope: !218, file: !218, line: 114, type: !271, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!271 = !DISubroutineType(types: !272)
!272 = !{!117, !224}
!273 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !274, file: !158, line: 13)
!274 = !DISubprogram(name: "putchar", scope: !218, file: !218, line: 115, type: !275, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!275 = !DISubroutineType(types: !276)
!276 = !{!117, !117}
!277 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !278, file: !158, line: 13)
!278 = !DISubprogram(name: "putc", scope: !218, file: !218, line: 116, type: !279, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!279 = !DISubroutineType(types: !280)
!280 = !{!117, !117, !229}
!281 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !282, file: !158, line: 13)
!282 = !DISubprogram(name: "fputc", scope: !218, file: !218, line: 117, type: !279, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!283 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !284, file: !158, line: 13)
!284 = !DISubprogram(name: "fputs", scope: !218, file: !218, line: 118, type: !285, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!285 = !DISubroutineType(types: !286)
!286 = !{!117, !224, !229}
!287 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !288, file: !158, line: 13)
!288 = !DISubprogram(name: "getchar", scope: !218, file: !218, line: 119, type: !289, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!289 = !DISubroutineType(types: !290)
!290 = !{!117}
!291 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !292, file: !158, line: 13)
!292 = !DISubprogram(name: "getc", scope: !218, file: !218, line: 120, type: !293, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!293 = !DISubroutineType(types: !294)
!294 = !{!117, !229}
!295 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !296, file: !158, line: 14)
!296 = !DISubprogram(name: "fgetc", scope: !218, file: !218, line: 121, type: !293, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!297 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !298, file: !158, line: 14)
!298 = !DISubprogram(name: "fgets", scope: !218, file: !218, line: 123, type: !299, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!299 = !DISubroutineType(types: !300)
!300 = !{!234, !234, !117, !229}
!301 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !302, file: !158, line: 14)
!302 = !DISubprogram(name: "ungetc", scope: !218, file: !218, line: 122, type: !279, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!303 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !304, file: !158, line: 14)
!304 = !DISubprogram(name: "fopen", scope: !218, file: !218, line: 126, type: !305, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!305 = !DISubroutineType(types: !306)
!306 = !{!229, !224, !224}
!307 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !308, file: !158, line: 14)
!308 = !DISubprogram(name: "freopen", scope: !218, file: !218, line: 127, type: !309, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!309 = !DISubroutineType(types: !310)
!310 = !{!229, !224, !224, !229}
!311 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !312, file: !158, line: 14)
!312 = !DISubprogram(name: "fclose", scope: !218, file: !218, line: 133, type: !293, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!313 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !314, file: !158, line: 14)
!314 = !DISubprogram(name: "fflush", scope: !218, file: !218, line: 134, type: !293, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!315 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !316, file: !158, line: 14)
!316 = !DISubprogram(name: "fread", scope: !218, file: !218, line: 135, type: !317, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!317 = !DISubroutineType(types: !318)
!318 = !{!120, !62, !120, !120, !229}
!319 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !320, file: !158, line: 14)
!320 = !DISubprogram(name: "fwrite", scope: !218, file: !218, line: 136, type: !321, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!321 = !DISubroutineType(types: !322)
!322 = !{!120, !323, !120, !120, !229}
!323 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !324, size: 64)
!324 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!325 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !326, file: !158, line: 14)
!326 = !DISubprogram(name: "fseek", scope: !218, file: !218, line: 137, type: !327, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!327 = !DISubroutineType(types: !328)
!328 = !{!117, !229, !55, !117}
!329 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !330, file: !158, line: 14)
!330 = !DISubprogram(name: "ftell", scope: !218, file: !218, line: 139, type: !331, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!331 = !DISubroutineType(types: !332)
!332 = !{!55, !229}
!333 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !334, file: !158, line: 15)
!334 = !DISubprogram(name: "rewind", scope: !218, file: !218, line: 141, type: !335, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!335 = !DISubroutineType(types: !336)
!336 = !{null, !229}
!337 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !338, file: !158, line: 15)
!338 = !DISubprogram(name: "feof", scope: !218, file: !218, line: 142, type: !293, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!339 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !340, file: !158, line: 15)
!340 = !DISubprogram(name: "ferror", scope: !218, file: !218, line: 143, type: !293, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!341 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !342, file: !158, line: 15)
!342 = !DISubprogram(name: "clearerr", scope: !218, file: !218, line: 144, type: !335, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!343 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !344, file: !158, line: 15)
!344 = !DISubprogram(name: "setvbuf", scope: !218, file: !218, line: 146, type: !345, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!345 = !DISubroutineType(types: !346)
!346 = !{!117, !229, !234, !117, !120}
!347 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !348, file: !158, line: 15)
!348 = !DISubprogram(name: "setbuf", scope: !218, file: !218, line: 147, type: !349, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!349 = !DISubroutineType(types: !350)
!350 = !{null, !229, !234}
!351 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !352, file: !158, line: 15)
!352 = !DISubprogram(name: "perror", scope: !218, file: !218, line: 149, type: !353, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!353 = !DISubroutineType(types: !354)
!354 = !{null, !224}
!355 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !356, file: !158, line: 15)
!356 = !DISubprogram(name: "remove", scope: !218, file: !218, line: 150, type: !271, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!357 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !358, file: !158, line: 15)
!358 = !DISubprogram(name: "rename", scope: !218, file: !218, line: 151, type: !359, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!359 = !DISubroutineType(types: !360)
!360 = !{!117, !224, !224}
!361 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !362, file: !158, line: 15)
!362 = !DISubprogram(name: "tmpfile", scope: !218, file: !218, line: 130, type: !363, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!363 = !DISubroutineType(types: !364)
!364 = !{!229}
!365 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !366, file: !158, line: 15)
!366 = !DISubprogram(name: "tmpnam", scope: !218, file: !218, line: 131, type: !367, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!367 = !DISubroutineType(types: !368)
!368 = !{!234, !234}
!369 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !243, file: !158, line: 16)
!370 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !371, file: !158, line: 16)
!371 = !DISubprogram(name: "exit", scope: !218, file: !218, line: 154, type: !372, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!372 = !DISubroutineType(types: !373)
!373 = !{null, !117}
!374 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !375, file: !158, line: 16)
!375 = !DISubprogram(name: "_Exit", scope: !218, file: !218, line: 156, type: !372, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!376 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !377, file: !158, line: 16)
!377 = !DISubprogram(name: "quick_exit", scope: !218, file: !218, line: 157, type: !372, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!378 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !379, file: !158, line: 16)
!379 = !DISubprogram(name: "abort", scope: !218, file: !218, line: 158, type: !380, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!380 = !DISubroutineType(types: !381)
!381 = !{null}
!382 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !383, file: !158, line: 16)
!383 = !DISubprogram(name: "atexit", scope: !218, file: !218, line: 159, type: !384, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!384 = !DISubroutineType(types: !385)
!385 = !{!117, !386}
!386 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !380, size: 64)
!387 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !388, file: !158, line: 16)
!388 = !DISubprogram(name: "malloc", scope: !218, file: !218, line: 161, type: !389, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!389 = !DISubroutineType(types: !390)
!390 = !{!62, !120}
!391 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !392, file: !158, line: 16)
!392 = !DISubprogram(name: "free", scope: !218, file: !218, line: 162, type: !393, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!393 = !DISubroutineType(types: !394)
!394 = !{null, !62}
!395 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !396, file: !158, line: 16)
!396 = !DISubprogram(name: "calloc", scope: !218, file: !218, line: 163, type: !397, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!397 = !DISubroutineType(types: !398)
!398 = !{!62, !120, !120}
!399 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !400, file: !158, line: 16)
!400 = !DISubprogram(name: "realloc", scope: !218, file: !218, line: 164, type: !401, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!401 = !DISubroutineType(types: !402)
!402 = !{!62, !62, !120}
!403 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !404, file: !158, line: 17)
!404 = !DISubprogram(name: "aligned_alloc", scope: !218, file: !218, line: 165, type: !397, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!405 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !406, file: !158, line: 17)
!406 = !DISubprogram(name: "rand", scope: !218, file: !218, line: 169, type: !289, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!407 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !408, file: !158, line: 17)
!408 = !DISubprogram(name: "srand", scope: !218, file: !218, line: 170, type: !409, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!409 = !DISubroutineType(types: !410)
!410 = !{null, !8}
!411 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !412, file: !158, line: 17)
!412 = !DISubprogram(name: "atoi", scope: !218, file: !218, line: 182, type: !271, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!413 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !414, file: !158, line: 17)
!414 = !DISubprogram(name: "atol", scope: !218, file: !218, line: 183, type: !415, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!415 = !DISubroutineType(types: !416)
!416 = !{!55, !224}
!417 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !418, file: !158, line: 17)
!418 = !DISubprogram(name: "atoll", scope: !218, file: !218, line: 184, type: !419, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!419 = !DISubroutineType(types: !420)
!420 = !{!105, !224}
!421 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !422, file: !158, line: 17)
!422 = !DISubprogram(name: "atof", scope: !218, file: !218, line: 185, type: !423, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!423 = !DISubroutineType(types: !424)
!424 = !{!110, !224}
!425 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !426, file: !158, line: 17)
!426 = !DISubprogram(name: "strtol", scope: !218, file: !218, line: 186, type: !427, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!427 = !DISubroutineType(types: !428)
!428 = !{!55, !224, !429, !117}
!429 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !234, size: 64)
!430 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !431, file: !158, line: 17)
!431 = !DISubprogram(name: "strtoul", scope: !218, file: !218, line: 187, type: !432, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!432 = !DISubroutineType(types: !433)
!433 = !{!121, !224, !429, !117}
!434 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !435, file: !158, line: 17)
!435 = !DISubprogram(name: "strtoll", scope: !218, file: !218, line: 188, type: !436, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!436 = !DISubroutineType(types: !437)
!437 = !{!105, !224, !429, !117}
!438 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !439, file: !158, line: 18)
!439 = !DISubprogram(name: "strtoull", scope: !218, file: !218, line: 189, type: !440, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!440 = !DISubroutineType(types: !441)
!441 = !{!36, !224, !429, !117}
!442 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !443, file: !158, line: 18)
!443 = !DISubprogram(name: "strtod", scope: !218, file: !218, line: 190, type: !444, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!444 = !DISubroutineType(types: !445)
!445 = !{!110, !224, !429}
!446 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !447, file: !158, line: 18)
!447 = !DISubprogram(name: "strtof", scope: !218, file: !218, line: 191, type: !448, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!448 = !DISubroutineType(types: !449)
!449 = !{!118, !224, !429}
!450 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !451, file: !158, line: 18)
!451 = !DISubprogram(name: "getenv", scope: !218, file: !218, line: 195, type: !452, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!452 = !DISubroutineType(types: !453)
!453 = !{!234, !224}
!454 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !455, file: !158, line: 18)
!455 = !DISubprogram(name: "system", scope: !218, file: !218, line: 199, type: !271, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!456 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !457, file: !158, line: 18)
!457 = !DISubprogram(name: "qsort", scope: !218, file: !218, line: 309, type: !458, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!458 = !DISubroutineType(types: !459)
!459 = !{null, !62, !120, !120, !460}
!460 = !DIDerivedType(tag: DW_TAG_typedef, name: "ws_compare", file: !218, line: 308, baseType: !461)
!461 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !462, size: 64)
!462 = !DISubroutineType(types: !463)
!463 = !{!117, !323, !323}
!464 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !465, file: !158, line: 18)
!465 = !DISubprogram(name: "bsearch", scope: !218, file: !218, line: 310, type: !466, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!466 = !DISubroutineType(types: !467)
!467 = !{!62, !323, !323, !120, !120, !460}
!468 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !469, file: !158, line: 18)
!469 = !DISubprogram(name: "div", scope: !218, file: !218, line: 202, type: !470, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!470 = !DISubroutineType(types: !471)
!471 = !{!472, !117, !117}
!472 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !218, line: 78, baseType: !473)
!473 = !DICompositeType(tag: DW_TAG_structure_type, file: !218, line: 78, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!474 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !475, file: !158, line: 18)
!475 = !DISubprogram(name: "ldiv", scope: !218, file: !218, line: 203, type: !476, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!476 = !DISubroutineType(types: !477)
!477 = !{!478, !55, !55}
!478 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !218, line: 79, baseType: !479)
!479 = !DICompositeType(tag: DW_TAG_structure_type, file: !218, line: 79, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS6ldiv_t")
!480 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !481, file: !158, line: 18)
!481 = !DISubprogram(name: "lldiv", scope: !218, file: !218, line: 204, type: !482, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!482 = !DISubroutineType(types: !483)
!483 = !{!484, !105, !105}
!484 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !218, line: 80, baseType: !485)
!485 = !DICompositeType(tag: DW_TAG_structure_type, file: !218, line: 80, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS7lldiv_t")
!486 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !472, file: !158, line: 19)
!487 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !478, file: !158, line: 19)
!488 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !484, file: !158, line: 19)
!489 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !490, file: !158, line: 19)
!490 = !DISubprogram(name: "memcpy", scope: !218, file: !218, line: 207, type: !491, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!491 = !DISubroutineType(types: !492)
!492 = !{!62, !62, !323, !120}
!493 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !494, file: !158, line: 19)
!494 = !DISubprogram(name: "memmove", scope: !218, file: !218, line: 208, type: !491, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!495 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !496, file: !158, line: 19)
!496 = !DISubprogram(name: "memset", scope: !218, file: !218, line: 209, type: !497, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!497 = !DISubroutineType(types: !498)
!498 = !{!62, !62, !117, !120}
!499 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !500, file: !158, line: 19)
!500 = !DISubprogram(name: "memcmp", scope: !218, file: !218, line: 210, type: !501, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!501 = !DISubroutineType(types: !502)
!502 = !{!117, !323, !323, !120}
!503 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !504, file: !158, line: 19)
!504 = !DISubprogram(name: "memchr", scope: !218, file: !218, line: 319, type: !505, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!505 = !DISubroutineType(types: !506)
!506 = !{!323, !323, !117, !120}
!507 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !508, file: !158, line: 19)
!508 = !DISubprogram(name: "strlen", scope: !218, file: !218, line: 217, type: !509, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!509 = !DISubroutineType(types: !510)
!510 = !{!120, !224}
!511 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !512, file: !158, line: 19)
!512 = !DISubprogram(name: "strcmp", scope: !218, file: !218, line: 219, type: !359, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!513 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !514, file: !158, line: 20)
!514 = !DISubprogram(name: "strncmp", scope: !218, file: !218, line: 220, type: !515, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!515 = !DISubroutineType(types: !516)
!516 = !{!117, !224, !224, !120}
!517 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !518, file: !158, line: 20)
!518 = !DISubprogram(name: "strcoll", scope: !218, file: !218, line: 223, type: !359, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!519 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !520, file: !158, line: 20)
!520 = !DISubprogram(name: "strcpy", scope: !218, file: !218, line: 225, type: !521, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!521 = !DISubroutineType(types: !522)
!522 = !{!234, !234, !224}
!523 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !524, file: !158, line: 20)
!524 = !DISubprogram(name: "strncpy", scope: !218, file: !218, line: 226, type: !525, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!525 = !DISubroutineType(types: !526)
!526 = !{!234, !234, !224, !120}
!527 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !528, file: !158, line: 20)
!528 = !DISubprogram(name: "strcat", scope: !218, file: !218, line: 228, type: !521, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!529 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !530, file: !158, line: 20)
!530 = !DISubprogram(name: "strncat", scope: !218, file: !218, line: 229, type: !525, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!531 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !532, file: !158, line: 20)
!532 = !DISubprogram(name: "strtok", scope: !218, file: !218, line: 230, type: !521, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!533 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !534, file: !158, line: 20)
!534 = !DISubprogram(name: "strerror", scope: !218, file: !218, line: 235, type: !535, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!535 = !DISubroutineType(types: !536)
!536 = !{!234, !117}
!537 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !538, file: !158, line: 20)
!538 = !DISubprogram(name: "strspn", scope: !218, file: !218, line: 236, type: !539, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!539 = !DISubroutineType(types: !540)
!540 = !{!120, !224, !224}
!541 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !542, file: !158, line: 20)
!542 = !DISubprogram(name: "strcspn", scope: !218, file: !218, line: 237, type: !539, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!543 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !544, file: !158, line: 21)
!544 = !DISubprogram(name: "strchr", scope: !218, file: !218, line: 320, type: !545, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!545 = !DISubroutineType(types: !546)
!546 = !{!224, !224, !117}
!547 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !548, file: !158, line: 21)
!548 = !DISubprogram(name: "strrchr", scope: !218, file: !218, line: 321, type: !545, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!549 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !550, file: !158, line: 21)
!550 = !DISubprogram(name: "strstr", scope: !218, file: !218, line: 322, type: !551, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!551 = !DISubroutineType(types: !552)
!552 = !{!224, !224, !224}
!553 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !554, file: !158, line: 21)
!554 = !DISubprogram(name: "strpbrk", scope: !218, file: !218, line: 323, type: !551, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!555 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !556, file: !158, line: 21)
!556 = !DISubprogram(name: "isalnum", scope: !218, file: !218, line: 251, type: !275, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!557 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !558, file: !158, line: 21)
!558 = !DISubprogram(name: "isalpha", scope: !218, file: !218, line: 252, type: !275, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!559 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !560, file: !158, line: 21)
!560 = !DISubprogram(name: "isblank", scope: !218, file: !218, line: 253, type: !275, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!561 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !562, file: !158, line: 21)
!562 = !DISubprogram(name: "iscntrl", scope: !218, file: !218, line: 254, type: !275, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!563 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !564, file: !158, line: 21)
!564 = !DISubprogram(name: "isdigit", scope: !218, file: !218, line: 255, type: !275, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!565 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !566, file: !158, line: 21)
!566 = !DISubprogram(name: "isgraph", scope: !218, file: !218, line: 256, type: !275, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!567 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !568, file: !158, line: 22)
!568 = !DISubprogram(name: "islower", scope: !218, file: !218, line: 257, type: !275, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!569 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !570, file: !158, line: 22)
!570 = !DISubprogram(name: "isprint", scope: !218, file: !218, line: 258, type: !275, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!571 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !572, file: !158, line: 22)
!572 = !DISubprogram(name: "ispunct", scope: !218, file: !218, line: 259, type: !275, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!573 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !574, file: !158, line: 22)
!574 = !DISubprogram(name: "isspace", scope: !218, file: !218, line: 260, type: !275, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!575 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !576, file: !158, line: 22)
!576 = !DISubprogram(name: "isupper", scope: !218, file: !218, line: 261, type: !275, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!577 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !578, file: !158, line: 22)
!578 = !DISubprogram(name: "isxdigit", scope: !218, file: !218, line: 262, type: !275, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!579 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !580, file: !158, line: 22)
!580 = !DISubprogram(name: "tolower", scope: !218, file: !218, line: 265, type: !275, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!581 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !582, file: !158, line: 22)
!582 = !DISubprogram(name: "toupper", scope: !218, file: !218, line: 266, type: !275, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!583 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !584, file: !158, line: 23)
!584 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !218, line: 69, baseType: !55)
!585 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !586, file: !158, line: 23)
!586 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !218, line: 70, baseType: !55)
!587 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !588, file: !158, line: 23)
!588 = !DISubprogram(name: "clock", linkageName: "_ZL5clockv", scope: !589, file: !589, line: 244, type: !590, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!589 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!590 = !DISubroutineType(types: !591)
!591 = !{!586}
!592 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !593, file: !158, line: 23)
!593 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !218, line: 84, size: 448, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!594 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !595, file: !158, line: 23)
!595 = !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !218, line: 82, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS8timespec")
!596 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !597, file: !158, line: 23)
!597 = !DISubprogram(name: "time", scope: !218, file: !218, line: 269, type: !598, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!598 = !DISubroutineType(types: !599)
!599 = !{!584, !600}
!600 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !584, size: 64)
!601 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !602, file: !158, line: 23)
!602 = !DISubprogram(name: "difftime", scope: !218, file: !218, line: 270, type: !603, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!603 = !DISubroutineType(types: !604)
!604 = !{!110, !584, !584}
!605 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !606, file: !158, line: 23)
!606 = !DISubprogram(name: "mktime", scope: !218, file: !218, line: 271, type: !607, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!607 = !DISubroutineType(types: !608)
!608 = !{!584, !609}
!609 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !593, size: 64)
!610 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !611, file: !158, line: 23)
!611 = !DISubprogram(name: "localtime", scope: !218, file: !218, line: 273, type: !612, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!612 = !DISubroutineType(types: !613)
!613 = !{!609, !614}
!614 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !615, size: 64)
!615 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !584)
!616 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !617, file: !158, line: 23)
!617 = !DISubprogram(name: "gmtime", scope: !218, file: !218, line: 275, type: !612, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!618 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !619, file: !158, line: 24)
!619 = !DISubprogram(name: "asctime", scope: !218, file: !218, line: 277, type: !620, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!620 = !DISubroutineType(types: !621)
!621 = !{!234, !622}
!622 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !623, size: 64)
!623 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !593)
!624 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !625, file: !158, line: 24)
!625 = !DISubprogram(name: "ctime", scope: !218, file: !218, line: 278, type: !626, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!626 = !DISubroutineType(types: !627)
!627 = !{!234, !614}
!628 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !629, file: !158, line: 24)
!629 = !DISubprogram(name: "strftime", scope: !218, file: !218, line: 280, type: !630, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!630 = !DISubroutineType(types: !631)
!631 = !{!120, !234, !120, !224, !622}
!632 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !91, entity: !633, file: !158, line: 24)
!633 = !DISubprogram(name: "timespec_get", scope: !218, file: !218, line: 285, type: !634, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!634 = !DISubroutineType(types: !635)
!635 = !{!117, !636, !117}
!636 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !595, size: 64)
!637 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !14, entity: !91, file: !13, line: 27)
!638 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !12, file: !13, line: 31)
!639 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !14, entity: !640, file: !13, line: 70)
!640 = !DISubprogram(name: "atomic_thread_fence", linkageName: "_ZN4cudaL19atomic_thread_fenceENS_3std12memory_orderENS_12thread_scopeE", scope: !15, file: !13, line: 35, type: !641, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!641 = !DISubroutineType(types: !642)
!642 = !{null, !12, !23}
!643 = !{!644, !645, !646, !651, !652, !654, !657, !658}
!644 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!645 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 8, type: !9)
!646 = !DILocalVariable(name: "block", scope: !2, file: !3, line: 11, type: !647)
!647 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block", scope: !649, file: !648, line: 12, size: 8, flags: DIFlagTypePassByValue, elements: !650, identifier: "_ZTSN18cooperative_groups12thread_blockE")
!648 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!649 = !DINamespace(name: "cooperative_groups", scope: null)
!650 = !{}
!651 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 12, type: !117)
!652 = !DILocalVariable(name: "i", scope: !653, file: !3, line: 15, type: !117)
!653 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 3)
!654 = !DILocalVariable(name: "token", scope: !655, file: !3, line: 17, type: !31)
!655 = distinct !DILexicalBlock(scope: !656, file: !3, line: 15, column: 31)
!656 = distinct !DILexicalBlock(scope: !653, file: !3, line: 15, column: 3)
!657 = !DILocalVariable(name: "other", scope: !655, file: !3, line: 18, type: !8)
!658 = !DILocalVariable(name: "got", scope: !655, file: !3, line: 20, type: !8)
!659 = !{i32 7, !"Dwarf Version", i32 4}
!660 = !{i32 2, !"Debug Info Version", i32 3}
!661 = !{i32 1, !"wchar_size", i32 4}
!662 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!663 = !{!"clang version 22.1.8"}
!664 = !{!665, !665, i64 0}
!665 = !{!"int", !666, i64 0}
!666 = !{!"omnipotent char", !667, i64 0}
!667 = !{!"Simple C++ TBAA"}
!668 = !DILocation(line: 11, column: 8, scope: !2)
!669 = !DILocation(line: 0, scope: !2)
!670 = !DILocation(line: 12, column: 11, scope: !2)
!671 = !DILocation(line: 13, column: 9, scope: !672)
!672 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!673 = !DILocation(line: 13, column: 26, scope: !672)
!674 = !DILocation(line: 13, column: 15, scope: !672)
!675 = !DILocation(line: 14, column: 3, scope: !2)
!676 = !DILocation(line: 0, scope: !653)
!677 = !DILocation(line: 15, column: 8, scope: !653)
!678 = !DILocation(line: 15, scope: !653)
!679 = !DILocation(line: 15, column: 21, scope: !656)
!680 = !DILocation(line: 15, column: 3, scope: !653)
!681 = !DILocation(line: 16, column: 23, scope: !655)
!682 = !DILocation(line: 16, column: 21, scope: !655)
!683 = !DILocation(line: 16, column: 34, scope: !655)
!684 = !DILocation(line: 16, column: 15, scope: !655)
!685 = !DILocation(line: 16, column: 39, scope: !655)
!686 = !DILocation(line: 16, column: 5, scope: !655)
!687 = !DILocation(line: 16, column: 13, scope: !655)
!688 = !DILocation(line: 17, column: 22, scope: !655)
!689 = !DILocation(line: 0, scope: !655)
!690 = !DILocation(line: 18, column: 24, scope: !655)
!691 = !DILocation(line: 19, column: 9, scope: !655)
!692 = !DILocation(line: 20, column: 28, scope: !655)
!693 = !DILocation(line: 20, column: 20, scope: !655)
!694 = !DILocation(line: 21, column: 24, scope: !655)
!695 = !DILocation(line: 21, column: 22, scope: !655)
!696 = !DILocation(line: 21, column: 35, scope: !655)
!697 = !DILocation(line: 21, column: 40, scope: !655)
!698 = !DILocation(line: 21, column: 44, scope: !655)
!699 = !DILocation(line: 21, column: 16, scope: !655)
!700 = !DILocation(line: 21, column: 5, scope: !655)
!701 = !DILocation(line: 22, column: 36, scope: !655)
!702 = !DILocation(line: 22, column: 14, scope: !655)
!703 = !DILocation(line: 22, column: 12, scope: !655)
!704 = !DILocation(line: 22, column: 25, scope: !655)
!705 = !DILocation(line: 22, column: 5, scope: !655)
!706 = !DILocation(line: 22, column: 30, scope: !655)
!707 = !DILocation(line: 23, column: 9, scope: !655)
!708 = !DILocation(line: 24, column: 3, scope: !655)
!709 = !DILocation(line: 15, column: 26, scope: !656)
!710 = !DILocation(line: 15, column: 3, scope: !656)
!711 = distinct !{!711, !680, !712, !713, !714}
!712 = !DILocation(line: 24, column: 3, scope: !653)
!713 = !{!"llvm.loop.mustprogress"}
!714 = !{!"llvm.loop.unroll.disable"}
!715 = !DILocation(line: 25, column: 9, scope: !716)
!716 = distinct !DILexicalBlock(scope: !2, file: !3, line: 25, column: 7)
!717 = !DILocation(line: 25, column: 22, scope: !718)
!718 = distinct !DILexicalBlock(scope: !716, file: !3, line: 25, column: 16)
!719 = !DILocation(line: 25, column: 41, scope: !718)
!720 = !DILocation(line: 26, column: 3, scope: !2)
!721 = !DILocation(line: 26, column: 11, scope: !2)
!722 = !DILocation(line: 27, column: 7, scope: !2)
!723 = !DILocation(line: 28, column: 38, scope: !2)
!724 = !DILocation(line: 28, column: 30, scope: !2)
!725 = !DILocation(line: 28, column: 12, scope: !2)
!726 = !DILocation(line: 28, column: 10, scope: !2)
!727 = !DILocation(line: 28, column: 23, scope: !2)
!728 = !DILocation(line: 28, column: 3, scope: !2)
!729 = !DILocation(line: 28, column: 28, scope: !2)
!730 = !DILocation(line: 29, column: 1, scope: !2)
