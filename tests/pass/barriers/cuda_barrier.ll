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
@__func__._Z5orderPKjPj = private unnamed_addr constant [6 x i8] c"order\00", align 1, !dbg !81
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5orderPKjPj(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_declare(ptr poison, !174, !DIExpression(), !196)
    #dbg_value(ptr %in, !172, !DIExpression(), !197)
    #dbg_value(ptr %out, !173, !DIExpression(), !197)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !198
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !198
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !198
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !198
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !198
  %mul.i63 = mul i32 %3, %4, !dbg !198
  %add.i = add i32 %2, %mul.i63, !dbg !198
  %mul5.i = mul i32 %1, %add.i, !dbg !198
  %add6.i = add i32 %0, %mul5.i, !dbg !198
    #dbg_value(i32 %add6.i, !179, !DIExpression(), !197)
  %cmp = icmp eq i32 %add6.i, 0, !dbg !199
  br i1 %cmp, label %if.then, label %if.end, !dbg !199

if.then:                                          ; preds = %entry
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !201
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !201
  %mul.i = mul i32 %5, %6, !dbg !201
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !201
  %mul3.i = mul i32 %mul.i, %7, !dbg !201
  %conv = zext i32 %mul3.i to i64, !dbg !201
  call void @__ws_mbarrier_init(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), i32 noundef %mul3.i) #6, !dbg !202
  br label %if.end, !dbg !202

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !203
    #dbg_value(i32 0, !180, !DIExpression(), !204)
  br label %for.cond, !dbg !205

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ], !dbg !206
    #dbg_value(i32 %i.0, !180, !DIExpression(), !204)
  %cmp3 = icmp slt i32 %i.0, 4, !dbg !207
  br i1 %cmp3, label %for.body, label %for.cond.cleanup, !dbg !208

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !209
  %mul = mul i32 64, %8, !dbg !210
  %add = add i32 %mul, %add6.i, !dbg !211
  %idxprom = zext i32 %add to i64, !dbg !212
  %arrayidx = getelementptr inbounds nuw i32, ptr %in, i64 %idxprom, !dbg !212
  %9 = load i32, ptr %arrayidx, align 4, !dbg !212, !tbaa !192
  %add5 = add i32 %9, %i.0, !dbg !213
  %idxprom6 = sext i32 %add6.i to i64, !dbg !214
  %arrayidx7 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE4cell to ptr), i64 0, i64 %idxprom6, !dbg !214
  store i32 %add5, ptr %arrayidx7, align 4, !dbg !215, !tbaa !192
  %call.i55 = call i64 @__ws_mbarrier_arrive(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), i32 noundef 1) #6, !dbg !216
  %.fca.0.insert.i = insertvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" poison, i64 %call.i55, 0, !dbg !216
  %10 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %.fca.0.insert.i, 0, !dbg !216
    #dbg_value(i64 %10, !182, !DIExpression(), !217)
  %mul9 = mul nsw i32 2, %i.0, !dbg !218
    #dbg_value(i32 %mul9, !185, !DIExpression(), !217)
  call void @__ws_mbarrier_wait(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), i64 noundef %10) #6, !dbg !219
  %sub = sub nsw i32 63, %add6.i, !dbg !220
  %idxprom10 = sext i32 %sub to i64, !dbg !221
  %arrayidx11 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE4cell to ptr), i64 0, i64 %idxprom10, !dbg !221
  %11 = load i32, ptr %arrayidx11, align 4, !dbg !221, !tbaa !192
    #dbg_value(i32 %11, !186, !DIExpression(), !217)
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !222
  %mul13 = mul i32 64, %12, !dbg !223
  %add14 = add i32 %mul13, 63, !dbg !224
  %sub15 = sub i32 %add14, %add6.i, !dbg !225
  %add16 = add i32 %sub15, %i.0, !dbg !226
  %cmp17 = icmp eq i32 %11, %add16, !dbg !227
  %storedv.i = zext i1 %cmp17 to i8, !dbg !228
  br i1 %cmp17, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !228

if.then.i:                                        ; preds = %for.body
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 21, ptr noundef @__func__._Z5orderPKjPj, i64 noundef 1) #7, !dbg !228
  unreachable, !dbg !228

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %for.body
  %add18 = add i32 %11, %mul9, !dbg !229
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !230
  %mul20 = mul i32 64, %13, !dbg !231
  %add21 = add i32 %mul20, %add6.i, !dbg !232
  %idxprom22 = zext i32 %add21 to i64, !dbg !233
  %arrayidx23 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom22, !dbg !233
  store i32 %add18, ptr %arrayidx23, align 4, !dbg !234, !tbaa !192
  %call.i.i57 = call i64 @__ws_mbarrier_arrive(ptr noundef nonnull align 8 dereferenceable(8) addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), i32 noundef 1) #6, !dbg !235
  %.fca.0.insert.i.i58 = insertvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" poison, i64 %call.i.i57, 0, !dbg !235
  call void @__ws_mbarrier_wait(ptr noundef nonnull align 8 dereferenceable(8) addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), i64 noundef %call.i.i57) #6, !dbg !235
  br label %for.inc, !dbg !236

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %inc = add nsw i32 %i.0, 1, !dbg !237
    #dbg_value(i32 %inc, !180, !DIExpression(), !204)
  br label %for.cond, !dbg !238, !llvm.loop !239

for.end:                                          ; preds = %for.cond.cleanup
  %cmp24 = icmp sge i32 %add6.i, 32, !dbg !243
  br i1 %cmp24, label %if.then25, label %if.end26, !dbg !243

if.then25:                                        ; preds = %for.end
  %call.i59 = call i64 @__ws_mbarrier_drop(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), i32 noundef 1) #6, !dbg !245
  br label %cleanup, !dbg !247

if.end26:                                         ; preds = %for.end
  %idxprom27 = sext i32 %add6.i to i64, !dbg !248
  %arrayidx28 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE4cell to ptr), i64 0, i64 %idxprom27, !dbg !248
  store i32 %add6.i, ptr %arrayidx28, align 4, !dbg !249, !tbaa !192
  %call.i.i = call i64 @__ws_mbarrier_arrive(ptr noundef nonnull align 8 dereferenceable(8) addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), i32 noundef 1) #6, !dbg !250
  %.fca.0.insert.i.i = insertvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" poison, i64 %call.i.i, 0, !dbg !250
  call void @__ws_mbarrier_wait(ptr noundef nonnull align 8 dereferenceable(8) addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), i64 noundef %call.i.i) #6, !dbg !250
  %sub29 = sub nsw i32 31, %add6.i, !dbg !251
  %idxprom30 = sext i32 %sub29 to i64, !dbg !252
  %arrayidx31 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE4cell to ptr), i64 0, i64 %idxprom30, !dbg !252
  %14 = load i32, ptr %arrayidx31, align 4, !dbg !252, !tbaa !192
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !253
  %mul33 = mul i32 64, %15, !dbg !254
  %add34 = add i32 %mul33, %add6.i, !dbg !255
  %idxprom35 = zext i32 %add34 to i64, !dbg !256
  %arrayidx36 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom35, !dbg !256
  store i32 %14, ptr %arrayidx36, align 4, !dbg !257, !tbaa !192
  br label %cleanup, !dbg !258

cleanup:                                          ; preds = %if.end26, %if.then25
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then25 ], [ 0, %if.end26 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !258

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_init(ptr noundef, i32 noundef) #5

; Function Attrs: convergent nounwind
declare i64 @__ws_mbarrier_arrive(ptr noundef, i32 noundef) #5

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_wait(ptr noundef, i64 noundef) #5

; Function Attrs: convergent nounwind
declare i64 @__ws_mbarrier_drop(ptr noundef, i32 noundef) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!187, !188, !189, !190}
!llvm.ident = !{!191}
!llvm.errno.tbaa = !{!192}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "bar", scope: !2, file: !3, line: 9, type: !33, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "order", linkageName: "_Z5orderPKjPj", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !171)
!3 = !DIFile(filename: "cuda_barrier.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !11, retainedTypes: !29, globals: !63, imports: !86, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12, !23}
!12 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", scope: !14, file: !13, line: 8, baseType: !8, size: 32, elements: !16, identifier: "_ZTSN4cuda3std12memory_orderE")
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
!23 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "thread_scope", scope: !15, file: !13, line: 5, baseType: !8, size: 32, elements: !24, identifier: "_ZTSN4cuda12thread_scopeE")
!24 = !{!25, !26, !27, !28}
!25 = !DIEnumerator(name: "thread_scope_system", value: 0, isUnsigned: true)
!26 = !DIEnumerator(name: "thread_scope_device", value: 1, isUnsigned: true)
!27 = !DIEnumerator(name: "thread_scope_block", value: 2, isUnsigned: true)
!28 = !DIEnumerator(name: "thread_scope_thread", value: 3, isUnsigned: true)
!29 = !{!30, !8, !31, !62}
!30 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "arrival_token", scope: !33, file: !32, line: 12, size: 64, flags: DIFlagPublic | DIFlagTypePassByValue, elements: !60, identifier: "_ZTSN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE13arrival_tokenE")
!32 = !DIFile(filename: "cuda/cuda/barrier", directory: ".")
!33 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "barrier<(cuda::thread_scope)2, cuda::ws_nothing>", scope: !15, file: !32, line: 7, size: 64, flags: DIFlagTypePassByReference, elements: !34, templateParams: !56, identifier: "_ZTSN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEE")
!34 = !{!35, !37, !41, !46, !50}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "ws_bar", scope: !33, file: !32, line: 10, baseType: !36, size: 64, align: 64)
!36 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!37 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4Ev", scope: !33, file: !32, line: 13, type: !38, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!38 = !DISubroutineType(types: !39)
!39 = !{null, !40}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!41 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4ERKS3_", scope: !33, file: !32, line: 13, type: !42, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!42 = !DISubroutineType(types: !43)
!43 = !{null, !40, !44}
!44 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !45, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !33)
!46 = !DISubprogram(name: "operator=", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEaSERKS3_", scope: !33, file: !32, line: 13, type: !47, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!47 = !DISubroutineType(types: !48)
!48 = !{!49, !40, !44}
!49 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !33, size: 64)
!50 = !DISubprogram(name: "max", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE3maxEv", scope: !33, file: !32, line: 20, type: !51, scopeLine: 20, flags: DIFlagPublic | DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!51 = !DISubroutineType(types: !52)
!52 = !{!53}
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !54, line: 32, baseType: !55)
!54 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!55 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!56 = !{!57, !58}
!57 = !DITemplateValueParameter(name: "S", type: !23, value: i32 2)
!58 = !DITemplateTypeParameter(name: "F", type: !59, defaulted: true)
!59 = !DICompositeType(tag: DW_TAG_structure_type, name: "ws_nothing", scope: !15, file: !32, line: 5, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN4cuda10ws_nothingE")
!60 = !{!61}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "ws_state", scope: !31, file: !32, line: 12, baseType: !36, size: 64)
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
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !72, size: 48, elements: !84)
!84 = !{!85}
!85 = !DISubrange(count: 6)
!86 = !{!87, !89, !91, !95, !96, !99, !102, !105, !108, !110, !113, !115, !117, !119, !121, !126, !128, !130, !135, !139, !144, !148, !152, !158, !162, !165, !166, !167}
!87 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !88, file: !54, line: 206)
!88 = !DINamespace(name: "ws_math", scope: null)
!89 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !90, entity: !88, file: !54, line: 207)
!90 = !DINamespace(name: "std", scope: null)
!91 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !92, file: !94, line: 6)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !54, line: 31, baseType: !93)
!93 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!94 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!95 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !53, file: !94, line: 6)
!96 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !97, file: !94, line: 7)
!97 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !54, line: 33, baseType: !98)
!98 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !100, file: !94, line: 7)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !54, line: 33, baseType: !101)
!101 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!102 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !103, file: !94, line: 7)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !54, line: 34, baseType: !104)
!104 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!105 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !106, file: !94, line: 7)
!106 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !54, line: 34, baseType: !107)
!107 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!108 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !109, file: !94, line: 7)
!109 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !54, line: 35, baseType: !8)
!110 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !111, file: !94, line: 7)
!111 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !54, line: 35, baseType: !112)
!112 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !114, file: !94, line: 7)
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !54, line: 36, baseType: !93)
!115 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !116, file: !94, line: 7)
!116 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !54, line: 36, baseType: !55)
!117 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !118, file: !94, line: 7)
!118 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !54, line: 37, baseType: !55)
!119 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !120, file: !94, line: 7)
!120 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !54, line: 37, baseType: !93)
!121 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !122, file: !94, line: 8)
!122 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !123, file: !123, line: 199, type: !124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!123 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!124 = !DISubroutineType(types: !125)
!125 = !{!30, !112}
!126 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !127, file: !94, line: 8)
!127 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !123, file: !123, line: 199, type: !124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!128 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !129, file: !94, line: 8)
!129 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !123, file: !123, line: 199, type: !124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!130 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !131, file: !94, line: 8)
!131 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !123, file: !123, line: 198, type: !132, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!132 = !DISubroutineType(types: !133)
!133 = !{!30, !134}
!134 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!135 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !136, file: !94, line: 8)
!136 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !54, file: !54, line: 213, type: !137, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!137 = !DISubroutineType(types: !138)
!138 = !{!134, !134}
!139 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !140, file: !94, line: 8)
!140 = !DISubprogram(name: "printf", scope: !54, file: !54, line: 263, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!141 = !DISubroutineType(types: !142)
!142 = !{!112, !143, null}
!143 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!144 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !145, file: !94, line: 8)
!145 = !DISubprogram(name: "malloc", scope: !54, file: !54, line: 264, type: !146, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!146 = !DISubroutineType(types: !147)
!147 = !{!62, !92}
!148 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !149, file: !94, line: 8)
!149 = !DISubprogram(name: "free", scope: !54, file: !54, line: 264, type: !150, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!150 = !DISubroutineType(types: !151)
!151 = !{null, !62}
!152 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !153, file: !94, line: 8)
!153 = !DISubprogram(name: "memcpy", scope: !54, file: !54, line: 265, type: !154, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!154 = !DISubroutineType(types: !155)
!155 = !{!62, !62, !156, !92}
!156 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !157, size: 64)
!157 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!158 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !159, file: !94, line: 8)
!159 = !DISubprogram(name: "memset", scope: !54, file: !54, line: 265, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!160 = !DISubroutineType(types: !161)
!161 = !{!62, !62, !112, !92}
!162 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !163, file: !94, line: 8)
!163 = !DISubprogram(name: "memmove", scope: !164, file: !164, line: 84, type: !154, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!164 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!165 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !14, entity: !90, file: !13, line: 7)
!166 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !12, file: !13, line: 11)
!167 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !14, entity: !168, file: !13, line: 50)
!168 = !DISubprogram(name: "atomic_thread_fence", linkageName: "_ZN4cudaL19atomic_thread_fenceENS_3std12memory_orderENS_12thread_scopeE", scope: !15, file: !13, line: 15, type: !169, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!169 = !DISubroutineType(types: !170)
!170 = !{null, !12, !23}
!171 = !{!172, !173, !174, !179, !180, !182, !185, !186}
!172 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!173 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 8, type: !9)
!174 = !DILocalVariable(name: "block", scope: !2, file: !3, line: 11, type: !175)
!175 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block", scope: !177, file: !176, line: 8, size: 8, flags: DIFlagTypePassByValue, elements: !178, identifier: "_ZTSN18cooperative_groups12thread_blockE")
!176 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!177 = !DINamespace(name: "cooperative_groups", scope: null)
!178 = !{}
!179 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 12, type: !112)
!180 = !DILocalVariable(name: "i", scope: !181, file: !3, line: 15, type: !112)
!181 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 3)
!182 = !DILocalVariable(name: "token", scope: !183, file: !3, line: 17, type: !31)
!183 = distinct !DILexicalBlock(scope: !184, file: !3, line: 15, column: 31)
!184 = distinct !DILexicalBlock(scope: !181, file: !3, line: 15, column: 3)
!185 = !DILocalVariable(name: "other", scope: !183, file: !3, line: 18, type: !8)
!186 = !DILocalVariable(name: "got", scope: !183, file: !3, line: 20, type: !8)
!187 = !{i32 7, !"Dwarf Version", i32 4}
!188 = !{i32 2, !"Debug Info Version", i32 3}
!189 = !{i32 1, !"wchar_size", i32 4}
!190 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!191 = !{!"clang version 22.1.8"}
!192 = !{!193, !193, i64 0}
!193 = !{!"int", !194, i64 0}
!194 = !{!"omnipotent char", !195, i64 0}
!195 = !{!"Simple C++ TBAA"}
!196 = !DILocation(line: 11, column: 8, scope: !2)
!197 = !DILocation(line: 0, scope: !2)
!198 = !DILocation(line: 12, column: 11, scope: !2)
!199 = !DILocation(line: 13, column: 9, scope: !200)
!200 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!201 = !DILocation(line: 13, column: 26, scope: !200)
!202 = !DILocation(line: 13, column: 15, scope: !200)
!203 = !DILocation(line: 14, column: 3, scope: !2)
!204 = !DILocation(line: 0, scope: !181)
!205 = !DILocation(line: 15, column: 8, scope: !181)
!206 = !DILocation(line: 15, scope: !181)
!207 = !DILocation(line: 15, column: 21, scope: !184)
!208 = !DILocation(line: 15, column: 3, scope: !181)
!209 = !DILocation(line: 16, column: 23, scope: !183)
!210 = !DILocation(line: 16, column: 21, scope: !183)
!211 = !DILocation(line: 16, column: 34, scope: !183)
!212 = !DILocation(line: 16, column: 15, scope: !183)
!213 = !DILocation(line: 16, column: 39, scope: !183)
!214 = !DILocation(line: 16, column: 5, scope: !183)
!215 = !DILocation(line: 16, column: 13, scope: !183)
!216 = !DILocation(line: 17, column: 22, scope: !183)
!217 = !DILocation(line: 0, scope: !183)
!218 = !DILocation(line: 18, column: 24, scope: !183)
!219 = !DILocation(line: 19, column: 9, scope: !183)
!220 = !DILocation(line: 20, column: 28, scope: !183)
!221 = !DILocation(line: 20, column: 20, scope: !183)
!222 = !DILocation(line: 21, column: 24, scope: !183)
!223 = !DILocation(line: 21, column: 22, scope: !183)
!224 = !DILocation(line: 21, column: 35, scope: !183)
!225 = !DILocation(line: 21, column: 40, scope: !183)
!226 = !DILocation(line: 21, column: 44, scope: !183)
!227 = !DILocation(line: 21, column: 16, scope: !183)
!228 = !DILocation(line: 21, column: 5, scope: !183)
!229 = !DILocation(line: 22, column: 36, scope: !183)
!230 = !DILocation(line: 22, column: 14, scope: !183)
!231 = !DILocation(line: 22, column: 12, scope: !183)
!232 = !DILocation(line: 22, column: 25, scope: !183)
!233 = !DILocation(line: 22, column: 5, scope: !183)
!234 = !DILocation(line: 22, column: 30, scope: !183)
!235 = !DILocation(line: 23, column: 9, scope: !183)
!236 = !DILocation(line: 24, column: 3, scope: !183)
!237 = !DILocation(line: 15, column: 26, scope: !184)
!238 = !DILocation(line: 15, column: 3, scope: !184)
!239 = distinct !{!239, !208, !240, !241, !242}
!240 = !DILocation(line: 24, column: 3, scope: !181)
!241 = !{!"llvm.loop.mustprogress"}
!242 = !{!"llvm.loop.unroll.disable"}
!243 = !DILocation(line: 25, column: 9, scope: !244)
!244 = distinct !DILexicalBlock(scope: !2, file: !3, line: 25, column: 7)
!245 = !DILocation(line: 25, column: 22, scope: !246)
!246 = distinct !DILexicalBlock(scope: !244, file: !3, line: 25, column: 16)
!247 = !DILocation(line: 25, column: 41, scope: !246)
!248 = !DILocation(line: 26, column: 3, scope: !2)
!249 = !DILocation(line: 26, column: 11, scope: !2)
!250 = !DILocation(line: 27, column: 7, scope: !2)
!251 = !DILocation(line: 28, column: 38, scope: !2)
!252 = !DILocation(line: 28, column: 30, scope: !2)
!253 = !DILocation(line: 28, column: 12, scope: !2)
!254 = !DILocation(line: 28, column: 10, scope: !2)
!255 = !DILocation(line: 28, column: 23, scope: !2)
!256 = !DILocation(line: 28, column: 3, scope: !2)
!257 = !DILocation(line: 28, column: 28, scope: !2)
!258 = !DILocation(line: 29, column: 1, scope: !2)
