; ModuleID = 'cuda_barrier_no_wait.cu'
source_filename = "cuda_barrier_no_wait.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"class.cuda::barrier" = type { i64 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" = type { i64 }

@_ZZ5orderPKjPjE3bar = internal addrspace(3) global %"class.cuda::barrier" undef, align 8, !dbg !0
@_ZZ5orderPKjPjE4cell = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !63
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5orderPKjPj(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_declare(ptr poison, !159, !DIExpression(), !175)
    #dbg_value(ptr %in, !157, !DIExpression(), !176)
    #dbg_value(ptr %out, !158, !DIExpression(), !176)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !177
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !177
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !177
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !177
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !177
  %mul.i23 = mul i32 %3, %4, !dbg !177
  %add.i = add i32 %2, %mul.i23, !dbg !177
  %mul5.i = mul i32 %1, %add.i, !dbg !177
  %add6.i = add i32 %0, %mul5.i, !dbg !177
    #dbg_value(i32 %add6.i, !164, !DIExpression(), !176)
  %cmp = icmp eq i32 %add6.i, 0, !dbg !178
  br i1 %cmp, label %if.then, label %if.end, !dbg !178

if.then:                                          ; preds = %entry
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !180
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !180
  %mul.i = mul i32 %5, %6, !dbg !180
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !180
  %mul3.i = mul i32 %mul.i, %7, !dbg !180
  %conv = zext i32 %mul3.i to i64, !dbg !180
  call void @__ws_mbarrier_init(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), i32 noundef %mul3.i) #5, !dbg !181
  br label %if.end, !dbg !181

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !182
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !183
  %mul = mul i32 64, %8, !dbg !184
  %add = add i32 %mul, %add6.i, !dbg !185
  %idxprom = zext i32 %add to i64, !dbg !186
  %arrayidx = getelementptr inbounds nuw i32, ptr %in, i64 %idxprom, !dbg !186
  %9 = load i32, ptr %arrayidx, align 4, !dbg !186, !tbaa !171
  %idxprom4 = sext i32 %add6.i to i64, !dbg !187
  %arrayidx5 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE4cell to ptr), i64 0, i64 %idxprom4, !dbg !187
  store i32 %9, ptr %arrayidx5, align 4, !dbg !188, !tbaa !171
  %call.i19 = call i64 @__ws_mbarrier_arrive(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), i32 noundef 1) #5, !dbg !189
  %.fca.0.insert.i = insertvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" poison, i64 %call.i19, 0, !dbg !189
  %10 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %.fca.0.insert.i, 0, !dbg !189
    #dbg_value(i64 %10, !165, !DIExpression(), !176)
  %sub = sub nsw i32 63, %add6.i, !dbg !190
  %idxprom7 = sext i32 %sub to i64, !dbg !191
  %arrayidx8 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE4cell to ptr), i64 0, i64 %idxprom7, !dbg !191
  %11 = load i32, ptr %arrayidx8, align 4, !dbg !191, !tbaa !171
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !192
  %mul10 = mul i32 64, %12, !dbg !193
  %add11 = add i32 %mul10, %add6.i, !dbg !194
  %idxprom12 = zext i32 %add11 to i64, !dbg !195
  %arrayidx13 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom12, !dbg !195
  store i32 %11, ptr %arrayidx13, align 4, !dbg !196, !tbaa !171
  call void @__ws_mbarrier_wait(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), i64 noundef %10) #5, !dbg !197
  ret void, !dbg !198
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

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_init(ptr noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare i64 @__ws_mbarrier_arrive(ptr noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_wait(ptr noundef, i64 noundef) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!166, !167, !168, !169}
!llvm.ident = !{!170}
!llvm.errno.tbaa = !{!171}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "bar", scope: !2, file: !3, line: 10, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "order", linkageName: "_Z5orderPKjPj", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !156)
!3 = !DIFile(filename: "cuda_barrier_no_wait.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !11, retainedTypes: !29, globals: !62, imports: !68, splitDebugInlining: false, nameTableKind: None)
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
!29 = !{!8, !30, !61}
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "arrival_token", scope: !32, file: !31, line: 12, size: 64, flags: DIFlagPublic | DIFlagTypePassByValue, elements: !59, identifier: "_ZTSN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE13arrival_tokenE")
!31 = !DIFile(filename: "cuda/cuda/barrier", directory: ".")
!32 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "barrier<(cuda::thread_scope)2, cuda::ws_nothing>", scope: !15, file: !31, line: 7, size: 64, flags: DIFlagTypePassByReference, elements: !33, templateParams: !55, identifier: "_ZTSN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEE")
!33 = !{!34, !36, !40, !45, !49}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "ws_bar", scope: !32, file: !31, line: 10, baseType: !35, size: 64, align: 64)
!35 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!36 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4Ev", scope: !32, file: !31, line: 13, type: !37, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!37 = !DISubroutineType(types: !38)
!38 = !{null, !39}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!40 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4ERKS3_", scope: !32, file: !31, line: 13, type: !41, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!41 = !DISubroutineType(types: !42)
!42 = !{null, !39, !43}
!43 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !44, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !32)
!45 = !DISubprogram(name: "operator=", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEaSERKS3_", scope: !32, file: !31, line: 13, type: !46, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!46 = !DISubroutineType(types: !47)
!47 = !{!48, !39, !43}
!48 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !32, size: 64)
!49 = !DISubprogram(name: "max", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE3maxEv", scope: !32, file: !31, line: 20, type: !50, scopeLine: 20, flags: DIFlagPublic | DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!50 = !DISubroutineType(types: !51)
!51 = !{!52}
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !53, line: 32, baseType: !54)
!53 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!54 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!55 = !{!56, !57}
!56 = !DITemplateValueParameter(name: "S", type: !23, value: i32 2)
!57 = !DITemplateTypeParameter(name: "F", type: !58, defaulted: true)
!58 = !DICompositeType(tag: DW_TAG_structure_type, name: "ws_nothing", scope: !15, file: !31, line: 5, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN4cuda10ws_nothingE")
!59 = !{!60}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "ws_state", scope: !30, file: !31, line: 12, baseType: !35, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!62 = !{!0, !63}
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!64 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 11, type: !65, isLocal: true, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 64)
!68 = !{!69, !71, !73, !77, !78, !81, !84, !87, !90, !92, !95, !97, !99, !101, !103, !109, !111, !113, !118, !122, !129, !133, !137, !143, !147, !150, !151, !152}
!69 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !70, file: !53, line: 206)
!70 = !DINamespace(name: "ws_math", scope: null)
!71 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !72, entity: !70, file: !53, line: 207)
!72 = !DINamespace(name: "std", scope: null)
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !74, file: !76, line: 6)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !53, line: 31, baseType: !75)
!75 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!76 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !52, file: !76, line: 6)
!78 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !79, file: !76, line: 7)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !53, line: 33, baseType: !80)
!80 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!81 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !82, file: !76, line: 7)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !53, line: 33, baseType: !83)
!83 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!84 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !85, file: !76, line: 7)
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !53, line: 34, baseType: !86)
!86 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !88, file: !76, line: 7)
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !53, line: 34, baseType: !89)
!89 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!90 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !91, file: !76, line: 7)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !53, line: 35, baseType: !8)
!92 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !93, file: !76, line: 7)
!93 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !53, line: 35, baseType: !94)
!94 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!95 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !96, file: !76, line: 7)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !53, line: 36, baseType: !75)
!97 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !98, file: !76, line: 7)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !53, line: 36, baseType: !54)
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !100, file: !76, line: 7)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !53, line: 37, baseType: !54)
!101 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !102, file: !76, line: 7)
!102 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !53, line: 37, baseType: !75)
!103 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !104, file: !76, line: 8)
!104 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !105, file: !105, line: 199, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!105 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!106 = !DISubroutineType(types: !107)
!107 = !{!108, !94}
!108 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!109 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !110, file: !76, line: 8)
!110 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !105, file: !105, line: 199, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !112, file: !76, line: 8)
!112 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !105, file: !105, line: 199, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !114, file: !76, line: 8)
!114 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !105, file: !105, line: 198, type: !115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!115 = !DISubroutineType(types: !116)
!116 = !{!108, !117}
!117 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!118 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !119, file: !76, line: 8)
!119 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !53, file: !53, line: 213, type: !120, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!120 = !DISubroutineType(types: !121)
!121 = !{!117, !117}
!122 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !123, file: !76, line: 8)
!123 = !DISubprogram(name: "printf", scope: !53, file: !53, line: 263, type: !124, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!124 = !DISubroutineType(types: !125)
!125 = !{!94, !126, null}
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64)
!127 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !128)
!128 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!129 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !130, file: !76, line: 8)
!130 = !DISubprogram(name: "malloc", scope: !53, file: !53, line: 264, type: !131, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DISubroutineType(types: !132)
!132 = !{!61, !74}
!133 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !134, file: !76, line: 8)
!134 = !DISubprogram(name: "free", scope: !53, file: !53, line: 264, type: !135, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DISubroutineType(types: !136)
!136 = !{null, !61}
!137 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !138, file: !76, line: 8)
!138 = !DISubprogram(name: "memcpy", scope: !53, file: !53, line: 265, type: !139, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!139 = !DISubroutineType(types: !140)
!140 = !{!61, !61, !141, !74}
!141 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !142, size: 64)
!142 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!143 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !144, file: !76, line: 8)
!144 = !DISubprogram(name: "memset", scope: !53, file: !53, line: 265, type: !145, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!145 = !DISubroutineType(types: !146)
!146 = !{!61, !61, !94, !74}
!147 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !148, file: !76, line: 8)
!148 = !DISubprogram(name: "memmove", scope: !149, file: !149, line: 84, type: !139, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!149 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!150 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !14, entity: !72, file: !13, line: 7)
!151 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !12, file: !13, line: 11)
!152 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !14, entity: !153, file: !13, line: 50)
!153 = !DISubprogram(name: "atomic_thread_fence", linkageName: "_ZN4cudaL19atomic_thread_fenceENS_3std12memory_orderENS_12thread_scopeE", scope: !15, file: !13, line: 15, type: !154, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!154 = !DISubroutineType(types: !155)
!155 = !{null, !12, !23}
!156 = !{!157, !158, !159, !164, !165}
!157 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!158 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 9, type: !9)
!159 = !DILocalVariable(name: "block", scope: !2, file: !3, line: 12, type: !160)
!160 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block", scope: !162, file: !161, line: 8, size: 8, flags: DIFlagTypePassByValue, elements: !163, identifier: "_ZTSN18cooperative_groups12thread_blockE")
!161 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!162 = !DINamespace(name: "cooperative_groups", scope: null)
!163 = !{}
!164 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 13, type: !94)
!165 = !DILocalVariable(name: "token", scope: !2, file: !3, line: 16, type: !30)
!166 = !{i32 7, !"Dwarf Version", i32 4}
!167 = !{i32 2, !"Debug Info Version", i32 3}
!168 = !{i32 1, !"wchar_size", i32 4}
!169 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!170 = !{!"clang version 22.1.8"}
!171 = !{!172, !172, i64 0}
!172 = !{!"int", !173, i64 0}
!173 = !{!"omnipotent char", !174, i64 0}
!174 = !{!"Simple C++ TBAA"}
!175 = !DILocation(line: 12, column: 8, scope: !2)
!176 = !DILocation(line: 0, scope: !2)
!177 = !DILocation(line: 13, column: 11, scope: !2)
!178 = !DILocation(line: 14, column: 9, scope: !179)
!179 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 7)
!180 = !DILocation(line: 14, column: 26, scope: !179)
!181 = !DILocation(line: 14, column: 15, scope: !179)
!182 = !DILocation(line: 15, column: 3, scope: !2)
!183 = !DILocation(line: 15, column: 35, scope: !2)
!184 = !DILocation(line: 15, column: 33, scope: !2)
!185 = !DILocation(line: 15, column: 46, scope: !2)
!186 = !DILocation(line: 15, column: 27, scope: !2)
!187 = !DILocation(line: 15, column: 17, scope: !2)
!188 = !DILocation(line: 15, column: 25, scope: !2)
!189 = !DILocation(line: 16, column: 20, scope: !2)
!190 = !DILocation(line: 17, column: 38, scope: !2)
!191 = !DILocation(line: 17, column: 30, scope: !2)
!192 = !DILocation(line: 17, column: 12, scope: !2)
!193 = !DILocation(line: 17, column: 10, scope: !2)
!194 = !DILocation(line: 17, column: 23, scope: !2)
!195 = !DILocation(line: 17, column: 3, scope: !2)
!196 = !DILocation(line: 17, column: 28, scope: !2)
!197 = !DILocation(line: 18, column: 7, scope: !2)
!198 = !DILocation(line: 19, column: 1, scope: !2)
