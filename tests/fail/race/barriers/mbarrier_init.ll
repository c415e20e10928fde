; ModuleID = 'mbarrier_init.cu'
source_filename = "mbarrier_init.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"class.cuda::barrier" = type { i64 }
%struct.ws_threadIdx_t = type { i8 }
%"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" = type { i64 }

@_ZZ5orderPjE3bar = internal addrspace(3) global %"class.cuda::barrier" undef, align 8, !dbg !0
@_ZZ5orderPjE4cell = internal addrspace(3) global i32 undef, align 4, !dbg !61
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5orderPj(ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %out, !152, !DIExpression(), !162)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !163
  %cmp = icmp eq i32 %0, 0, !dbg !165
  br i1 %cmp, label %if.then, label %if.end, !dbg !165

if.then:                                          ; preds = %entry
  call void @__ws_mbarrier_init(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5orderPjE3bar to ptr), i32 noundef 64) #4, !dbg !166
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPjE4cell to ptr), align 4, !dbg !168, !tbaa !158
  br label %if.end, !dbg !169

if.end:                                           ; preds = %if.then, %entry
  %call.i2 = call i64 @__ws_mbarrier_arrive(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5orderPjE3bar to ptr), i32 noundef 1) #4, !dbg !170
  %.fca.0.insert.i = insertvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" poison, i64 %call.i2, 0, !dbg !170
  %1 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %.fca.0.insert.i, 0, !dbg !170
  call void @__ws_mbarrier_wait(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5orderPjE3bar to ptr), i64 noundef %1) #4, !dbg !170
  %2 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPjE4cell to ptr), align 4, !dbg !171, !tbaa !158
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !172
  %idxprom = zext i32 %3 to i64, !dbg !173
  %arrayidx = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom, !dbg !173
  store i32 %2, ptr %arrayidx, align 4, !dbg !174, !tbaa !158
  ret void, !dbg !175
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_init(ptr noundef, i32 noundef) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_wait(ptr noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare i64 @__ws_mbarrier_arrive(ptr noundef, i32 noundef) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!153, !154, !155, !156}
!llvm.ident = !{!157}
!llvm.errno.tbaa = !{!158}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "bar", scope: !2, file: !3, line: 10, type: !31, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "order", linkageName: "_Z5orderPj", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !151)
!3 = !DIFile(filename: "mbarrier_init.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !9, retainedTypes: !27, globals: !60, imports: !63, splitDebugInlining: false, nameTableKind: None)
!9 = !{!10, !21}
!10 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", scope: !12, file: !11, line: 8, baseType: !7, size: 32, elements: !14, identifier: "_ZTSN4cuda3std12memory_orderE")
!11 = !DIFile(filename: "cuda/cuda/atomic", directory: ".")
!12 = !DINamespace(name: "std", scope: !13)
!13 = !DINamespace(name: "cuda", scope: null)
!14 = !{!15, !16, !17, !18, !19, !20}
!15 = !DIEnumerator(name: "memory_order_relaxed", value: 0, isUnsigned: true)
!16 = !DIEnumerator(name: "memory_order_consume", value: 1, isUnsigned: true)
!17 = !DIEnumerator(name: "memory_order_acquire", value: 2, isUnsigned: true)
!18 = !DIEnumerator(name: "memory_order_release", value: 3, isUnsigned: true)
!19 = !DIEnumerator(name: "memory_order_acq_rel", value: 4, isUnsigned: true)
!20 = !DIEnumerator(name: "memory_order_seq_cst", value: 5, isUnsigned: true)
!21 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "thread_scope", scope: !13, file: !11, line: 5, baseType: !7, size: 32, elements: !22, identifier: "_ZTSN4cuda12thread_scopeE")
!22 = !{!23, !24, !25, !26}
!23 = !DIEnumerator(name: "thread_scope_system", value: 0, isUnsigned: true)
!24 = !DIEnumerator(name: "thread_scope_device", value: 1, isUnsigned: true)
!25 = !DIEnumerator(name: "thread_scope_block", value: 2, isUnsigned: true)
!26 = !DIEnumerator(name: "thread_scope_thread", value: 3, isUnsigned: true)
!27 = !{!7, !28, !29}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "arrival_token", scope: !31, file: !30, line: 12, size: 64, flags: DIFlagPublic | DIFlagTypePassByValue, elements: !58, identifier: "_ZTSN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE13arrival_tokenE")
!30 = !DIFile(filename: "cuda/cuda/barrier", directory: ".")
!31 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "barrier<(cuda::thread_scope)2, cuda::ws_nothing>", scope: !13, file: !30, line: 7, size: 64, flags: DIFlagTypePassByReference, elements: !32, templateParams: !54, identifier: "_ZTSN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEE")
!32 = !{!33, !35, !39, !44, !48}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "ws_bar", scope: !31, file: !30, line: 10, baseType: !34, size: 64, align: 64)
!34 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!35 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4Ev", scope: !31, file: !30, line: 13, type: !36, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!36 = !DISubroutineType(types: !37)
!37 = !{null, !38}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!39 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4ERKS3_", scope: !31, file: !30, line: 13, type: !40, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!40 = !DISubroutineType(types: !41)
!41 = !{null, !38, !42}
!42 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !43, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !31)
!44 = !DISubprogram(name: "operator=", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEaSERKS3_", scope: !31, file: !30, line: 13, type: !45, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !38, !42}
!47 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !31, size: 64)
!48 = !DISubprogram(name: "max", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE3maxEv", scope: !31, file: !30, line: 20, type: !49, scopeLine: 20, flags: DIFlagPublic | DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!49 = !DISubroutineType(types: !50)
!50 = !{!51}
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !52, line: 33, baseType: !53)
!52 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!53 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!54 = !{!55, !56}
!55 = !DITemplateValueParameter(name: "S", type: !21, value: i32 2)
!56 = !DITemplateTypeParameter(name: "F", type: !57, defaulted: true)
!57 = !DICompositeType(tag: DW_TAG_structure_type, name: "ws_nothing", scope: !13, file: !30, line: 5, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN4cuda10ws_nothingE")
!58 = !{!59}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "ws_state", scope: !29, file: !30, line: 12, baseType: !34, size: 64)
!60 = !{!0, !61}
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!62 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!63 = !{!64, !66, !68, !72, !73, !76, !79, !82, !85, !87, !90, !92, !94, !96, !98, !104, !106, !108, !113, !117, !124, !128, !132, !138, !142, !145, !146, !147}
!64 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !65, file: !52, line: 214)
!65 = !DINamespace(name: "ws_math", scope: null)
!66 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !67, entity: !65, file: !52, line: 215)
!67 = !DINamespace(name: "std", scope: null)
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !69, file: !71, line: 6)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !52, line: 32, baseType: !70)
!70 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!71 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!72 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !51, file: !71, line: 6)
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !74, file: !71, line: 7)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !52, line: 34, baseType: !75)
!75 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!76 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !77, file: !71, line: 7)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !52, line: 34, baseType: !78)
!78 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!79 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !80, file: !71, line: 7)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !52, line: 35, baseType: !81)
!81 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!82 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !83, file: !71, line: 7)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !52, line: 35, baseType: !84)
!84 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!85 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !86, file: !71, line: 7)
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !52, line: 36, baseType: !7)
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !88, file: !71, line: 7)
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !52, line: 36, baseType: !89)
!89 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!90 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !91, file: !71, line: 7)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !52, line: 37, baseType: !70)
!92 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !93, file: !71, line: 7)
!93 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !52, line: 37, baseType: !53)
!94 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !95, file: !71, line: 7)
!95 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !52, line: 38, baseType: !53)
!96 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !97, file: !71, line: 7)
!97 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !52, line: 38, baseType: !70)
!98 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !99, file: !71, line: 8)
!99 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !100, file: !100, line: 202, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!100 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!101 = !DISubroutineType(types: !102)
!102 = !{!103, !89}
!103 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!104 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !105, file: !71, line: 8)
!105 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !100, file: !100, line: 202, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!106 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !107, file: !71, line: 8)
!107 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !100, file: !100, line: 202, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!108 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !109, file: !71, line: 8)
!109 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !100, file: !100, line: 201, type: !110, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!110 = !DISubroutineType(types: !111)
!111 = !{!103, !112}
!112 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !114, file: !71, line: 8)
!114 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !52, file: !52, line: 221, type: !115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!115 = !DISubroutineType(types: !116)
!116 = !{!112, !112}
!117 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !118, file: !71, line: 8)
!118 = !DISubprogram(name: "printf", scope: !52, file: !52, line: 271, type: !119, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!119 = !DISubroutineType(types: !120)
!120 = !{!89, !121, null}
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !122, size: 64)
!122 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !123)
!123 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!124 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !125, file: !71, line: 8)
!125 = !DISubprogram(name: "malloc", scope: !52, file: !52, line: 272, type: !126, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!126 = !DISubroutineType(types: !127)
!127 = !{!28, !69}
!128 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !129, file: !71, line: 8)
!129 = !DISubprogram(name: "free", scope: !52, file: !52, line: 272, type: !130, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!130 = !DISubroutineType(types: !131)
!131 = !{null, !28}
!132 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !133, file: !71, line: 8)
!133 = !DISubprogram(name: "memcpy", scope: !52, file: !52, line: 273, type: !134, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!134 = !DISubroutineType(types: !135)
!135 = !{!28, !28, !136, !69}
!136 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !137, size: 64)
!137 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!138 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !139, file: !71, line: 8)
!139 = !DISubprogram(name: "memset", scope: !52, file: !52, line: 273, type: !140, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!140 = !DISubroutineType(types: !141)
!141 = !{!28, !28, !89, !69}
!142 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !143, file: !71, line: 8)
!143 = !DISubprogram(name: "memmove", scope: !144, file: !144, line: 84, type: !134, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!144 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!145 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !12, entity: !67, file: !11, line: 7)
!146 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !10, file: !11, line: 11)
!147 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !148, file: !11, line: 50)
!148 = !DISubprogram(name: "atomic_thread_fence", linkageName: "_ZN4cudaL19atomic_thread_fenceENS_3std12memory_orderENS_12thread_scopeE", scope: !13, file: !11, line: 15, type: !149, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!149 = !DISubroutineType(types: !150)
!150 = !{null, !10, !21}
!151 = !{!152}
!152 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!153 = !{i32 7, !"Dwarf Version", i32 4}
!154 = !{i32 2, !"Debug Info Version", i32 3}
!155 = !{i32 1, !"wchar_size", i32 4}
!156 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!157 = !{!"clang version 22.1.8"}
!158 = !{!159, !159, i64 0}
!159 = !{!"int", !160, i64 0}
!160 = !{!"omnipotent char", !161, i64 0}
!161 = !{!"Simple C++ TBAA"}
!162 = !DILocation(line: 0, scope: !2)
!163 = !DILocation(line: 12, column: 7, scope: !164)
!164 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 7)
!165 = !DILocation(line: 12, column: 19, scope: !164)
!166 = !DILocation(line: 12, column: 27, scope: !167)
!167 = distinct !DILexicalBlock(scope: !164, file: !3, line: 12, column: 25)
!168 = !DILocation(line: 12, column: 48, scope: !167)
!169 = !DILocation(line: 12, column: 53, scope: !167)
!170 = !DILocation(line: 13, column: 7, scope: !2)
!171 = !DILocation(line: 14, column: 22, scope: !2)
!172 = !DILocation(line: 14, column: 7, scope: !2)
!173 = !DILocation(line: 14, column: 3, scope: !2)
!174 = !DILocation(line: 14, column: 20, scope: !2)
!175 = !DILocation(line: 15, column: 1, scope: !2)
