; ModuleID = 'cuda_barrier_no_wait.cu'
source_filename = "cuda_barrier_no_wait.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"class.cuda::barrier" = type { i64 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" = type { i64 }
%"struct.cooperative_groups::thread_block" = type { i8 }

@_ZZ5orderPKjPjE3bar = internal addrspace(3) global %"class.cuda::barrier" undef, align 8, !dbg !0
@_ZZ5orderPKjPjE4cell = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !63
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5orderPKjPj(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
  %this.addr.i19 = alloca ptr, align 8
  %t.addr.i = alloca ptr, align 8
  %retval.i15 = alloca %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", align 8
  %this.addr.i = alloca ptr, align 8
  %n.addr.i16 = alloca i64, align 8
  %b.addr.i = alloca ptr, align 8
  %n.addr.i = alloca i64, align 8
  %retval.i = alloca %"struct.cooperative_groups::thread_block", align 1
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %block = alloca %"struct.cooperative_groups::thread_block", align 1
  %t = alloca i32, align 4
  %token = alloca %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", align 8
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !162, !DIExpression(), !163)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !164, !DIExpression(), !165)
    #dbg_declare(ptr %block, !166, !DIExpression(), !170)
  %0 = load %"struct.cooperative_groups::thread_block", ptr %retval.i, align 1, !dbg !171
    #dbg_declare(ptr %t, !172, !DIExpression(), !173)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !174
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !174
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !174
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !174
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !174
  %mul.i24 = mul i32 %4, %5, !dbg !174
  %add.i = add i32 %3, %mul.i24, !dbg !174
  %mul5.i = mul i32 %2, %add.i, !dbg !174
  %add6.i = add i32 %1, %mul5.i, !dbg !174
  store i32 %add6.i, ptr %t, align 4, !dbg !173
  %6 = load i32, ptr %t, align 4, !dbg !175
  %cmp = icmp eq i32 %6, 0, !dbg !177
  br i1 %cmp, label %if.then, label %if.end, !dbg !177

if.then:                                          ; preds = %entry
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !178
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !178
  %mul.i = mul i32 %7, %8, !dbg !178
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !178
  %mul3.i = mul i32 %mul.i, %9, !dbg !178
  %conv = zext i32 %mul3.i to i64, !dbg !178
  store ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), ptr %b.addr.i, align 8, !dbg !179
  store i64 %conv, ptr %n.addr.i, align 8, !dbg !179
  %10 = load ptr, ptr %b.addr.i, align 8, !dbg !179
  %11 = load i64, ptr %n.addr.i, align 8, !dbg !179
  %conv.i = trunc i64 %11 to i32, !dbg !179
  call void @__ws_mbarrier_init(ptr noundef %10, i32 noundef %conv.i) #4, !dbg !179
  br label %if.end, !dbg !179

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !180
  %12 = load ptr, ptr %in.addr, align 8, !dbg !181
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !182
  %mul = mul i32 64, %13, !dbg !183
  %14 = load i32, ptr %t, align 4, !dbg !184
  %add = add i32 %mul, %14, !dbg !185
  %idxprom = zext i32 %add to i64, !dbg !181
  %arrayidx = getelementptr inbounds nuw i32, ptr %12, i64 %idxprom, !dbg !181
  %15 = load i32, ptr %arrayidx, align 4, !dbg !181
  %16 = load i32, ptr %t, align 4, !dbg !186
  %idxprom4 = sext i32 %16 to i64, !dbg !187
  %arrayidx5 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE4cell to ptr), i64 0, i64 %idxprom4, !dbg !187
  store i32 %15, ptr %arrayidx5, align 4, !dbg !188
    #dbg_declare(ptr %token, !189, !DIExpression(), !190)
  store ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), ptr %this.addr.i, align 8, !dbg !191
  store i64 1, ptr %n.addr.i16, align 8, !dbg !191
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !191
  %17 = load i64, ptr %n.addr.i16, align 8, !dbg !191
  %conv.i17 = trunc i64 %17 to i32, !dbg !191
  %call.i18 = call i64 @__ws_mbarrier_arrive(ptr noundef %this1.i, i32 noundef %conv.i17) #4, !dbg !191
  store i64 %call.i18, ptr %retval.i15, align 8, !dbg !191
  %18 = load %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", ptr %retval.i15, align 8, !dbg !191
  %19 = getelementptr inbounds nuw %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", ptr %token, i32 0, i32 0, !dbg !191
  %20 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %18, 0, !dbg !191
  store i64 %20, ptr %19, align 8, !dbg !191
  %21 = load i32, ptr %t, align 4, !dbg !192
  %sub = sub nsw i32 63, %21, !dbg !193
  %idxprom7 = sext i32 %sub to i64, !dbg !194
  %arrayidx8 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE4cell to ptr), i64 0, i64 %idxprom7, !dbg !194
  %22 = load i32, ptr %arrayidx8, align 4, !dbg !194
  %23 = load ptr, ptr %out.addr, align 8, !dbg !195
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !196
  %mul10 = mul i32 64, %24, !dbg !197
  %25 = load i32, ptr %t, align 4, !dbg !198
  %add11 = add i32 %mul10, %25, !dbg !199
  %idxprom12 = zext i32 %add11 to i64, !dbg !195
  %arrayidx13 = getelementptr inbounds nuw i32, ptr %23, i64 %idxprom12, !dbg !195
  store i32 %22, ptr %arrayidx13, align 4, !dbg !200
  store ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), ptr %this.addr.i19, align 8, !dbg !201
  store ptr %token, ptr %t.addr.i, align 8, !dbg !201
  %this1.i20 = load ptr, ptr %this.addr.i19, align 8, !dbg !201
  %26 = load ptr, ptr %t.addr.i, align 8, !dbg !201, !nonnull !156, !align !202
  %27 = load i64, ptr %26, align 8, !dbg !201
  call void @__ws_mbarrier_wait(ptr noundef %this1.i20, i64 noundef %27) #4, !dbg !201
  ret void, !dbg !203
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_init(ptr noundef, i32 noundef) #3

; Function Attrs: convergent nounwind
declare i64 @__ws_mbarrier_arrive(ptr noundef, i32 noundef) #3

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_wait(ptr noundef, i64 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!157, !158, !159, !160}
!llvm.ident = !{!161}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "bar", scope: !2, file: !3, line: 10, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "order", linkageName: "_Z5orderPKjPj", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !156)
!3 = !DIFile(filename: "cuda_barrier_no_wait.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !11, retainedTypes: !29, globals: !62, imports: !68, splitDebugInlining: false, nameTableKind: None)
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
!36 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4Ev", scope: !32, file: !31, line: 13, type: !37, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!37 = !DISubroutineType(types: !38)
!38 = !{null, !39}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!40 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4ERKS3_", scope: !32, file: !31, line: 13, type: !41, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!41 = !DISubroutineType(types: !42)
!42 = !{null, !39, !43}
!43 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !44, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !32)
!45 = !DISubprogram(name: "operator=", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEaSERKS3_", scope: !32, file: !31, line: 13, type: !46, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!46 = !DISubroutineType(types: !47)
!47 = !{!48, !39, !43}
!48 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !32, size: 64)
!49 = !DISubprogram(name: "max", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE3maxEv", scope: !32, file: !31, line: 20, type: !50, scopeLine: 20, flags: DIFlagPublic | DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
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
!104 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !105, file: !105, line: 199, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!105 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!106 = !DISubroutineType(types: !107)
!107 = !{!108, !94}
!108 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!109 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !110, file: !76, line: 8)
!110 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !105, file: !105, line: 199, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !112, file: !76, line: 8)
!112 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !105, file: !105, line: 199, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !114, file: !76, line: 8)
!114 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !105, file: !105, line: 198, type: !115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!115 = !DISubroutineType(types: !116)
!116 = !{!108, !117}
!117 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!118 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !119, file: !76, line: 8)
!119 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !53, file: !53, line: 213, type: !120, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!120 = !DISubroutineType(types: !121)
!121 = !{!117, !117}
!122 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !123, file: !76, line: 8)
!123 = !DISubprogram(name: "printf", scope: !53, file: !53, line: 263, type: !124, flags: DIFlagPrototyped, spFlags: 0)
!124 = !DISubroutineType(types: !125)
!125 = !{!94, !126, null}
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64)
!127 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !128)
!128 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!129 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !130, file: !76, line: 8)
!130 = !DISubprogram(name: "malloc", scope: !53, file: !53, line: 264, type: !131, flags: DIFlagPrototyped, spFlags: 0)
!131 = !DISubroutineType(types: !132)
!132 = !{!61, !74}
!133 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !134, file: !76, line: 8)
!134 = !DISubprogram(name: "free", scope: !53, file: !53, line: 264, type: !135, flags: DIFlagPrototyped, spFlags: 0)
!135 = !DISubroutineType(types: !136)
!136 = !{null, !61}
!137 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !138, file: !76, line: 8)
!138 = !DISubprogram(name: "memcpy", scope: !53, file: !53, line: 265, type: !139, flags: DIFlagPrototyped, spFlags: 0)
!139 = !DISubroutineType(types: !140)
!140 = !{!61, !61, !141, !74}
!141 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !142, size: 64)
!142 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!143 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !144, file: !76, line: 8)
!144 = !DISubprogram(name: "memset", scope: !53, file: !53, line: 265, type: !145, flags: DIFlagPrototyped, spFlags: 0)
!145 = !DISubroutineType(types: !146)
!146 = !{!61, !61, !94, !74}
!147 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !72, entity: !148, file: !76, line: 8)
!148 = !DISubprogram(name: "memmove", scope: !149, file: !149, line: 84, type: !139, flags: DIFlagPrototyped, spFlags: 0)
!149 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!150 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !14, entity: !72, file: !13, line: 7)
!151 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !12, file: !13, line: 11)
!152 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !14, entity: !153, file: !13, line: 50)
!153 = !DISubprogram(name: "atomic_thread_fence", linkageName: "_ZN4cudaL19atomic_thread_fenceENS_3std12memory_orderENS_12thread_scopeE", scope: !15, file: !13, line: 15, type: !154, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!154 = !DISubroutineType(types: !155)
!155 = !{null, !12, !23}
!156 = !{}
!157 = !{i32 7, !"Dwarf Version", i32 4}
!158 = !{i32 2, !"Debug Info Version", i32 3}
!159 = !{i32 1, !"wchar_size", i32 4}
!160 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!161 = !{!"clang version 22.1.8"}
!162 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!163 = !DILocation(line: 9, column: 39, scope: !2)
!164 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 9, type: !9)
!165 = !DILocation(line: 9, column: 53, scope: !2)
!166 = !DILocalVariable(name: "block", scope: !2, file: !3, line: 12, type: !167)
!167 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block", scope: !169, file: !168, line: 8, size: 8, flags: DIFlagTypePassByValue, elements: !156, identifier: "_ZTSN18cooperative_groups12thread_blockE")
!168 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!169 = !DINamespace(name: "cooperative_groups", scope: null)
!170 = !DILocation(line: 12, column: 8, scope: !2)
!171 = !DILocation(line: 12, column: 16, scope: !2)
!172 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 13, type: !94)
!173 = !DILocation(line: 13, column: 7, scope: !2)
!174 = !DILocation(line: 13, column: 11, scope: !2)
!175 = !DILocation(line: 14, column: 7, scope: !176)
!176 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 7)
!177 = !DILocation(line: 14, column: 9, scope: !176)
!178 = !DILocation(line: 14, column: 26, scope: !176)
!179 = !DILocation(line: 14, column: 15, scope: !176)
!180 = !DILocation(line: 15, column: 3, scope: !2)
!181 = !DILocation(line: 15, column: 27, scope: !2)
!182 = !DILocation(line: 15, column: 35, scope: !2)
!183 = !DILocation(line: 15, column: 33, scope: !2)
!184 = !DILocation(line: 15, column: 48, scope: !2)
!185 = !DILocation(line: 15, column: 46, scope: !2)
!186 = !DILocation(line: 15, column: 22, scope: !2)
!187 = !DILocation(line: 15, column: 17, scope: !2)
!188 = !DILocation(line: 15, column: 25, scope: !2)
!189 = !DILocalVariable(name: "token", scope: !2, file: !3, line: 16, type: !30)
!190 = !DILocation(line: 16, column: 8, scope: !2)
!191 = !DILocation(line: 16, column: 20, scope: !2)
!192 = !DILocation(line: 17, column: 40, scope: !2)
!193 = !DILocation(line: 17, column: 38, scope: !2)
!194 = !DILocation(line: 17, column: 30, scope: !2)
!195 = !DILocation(line: 17, column: 3, scope: !2)
!196 = !DILocation(line: 17, column: 12, scope: !2)
!197 = !DILocation(line: 17, column: 10, scope: !2)
!198 = !DILocation(line: 17, column: 25, scope: !2)
!199 = !DILocation(line: 17, column: 23, scope: !2)
!200 = !DILocation(line: 17, column: 28, scope: !2)
!201 = !DILocation(line: 18, column: 7, scope: !2)
!202 = !{i64 8}
!203 = !DILocation(line: 19, column: 1, scope: !2)
