; ModuleID = 'grid_part_of_warp.cu'
source_filename = "grid_part_of_warp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockDim_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %a) #0 !dbg !100 {
entry:
    #dbg_declare(ptr poison, !106, !DIExpression(), !110)
    #dbg_value(ptr %a, !105, !DIExpression(), !111)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !112
  %rem = urem i32 %0, 32, !dbg !114
  %cmp = icmp ult i32 %rem, 16, !dbg !115
  br i1 %cmp, label %if.then, label %if.end, !dbg !115

if.then:                                          ; preds = %entry
  call void @__ws_grid_sync() #4, !dbg !116
  br label %if.end, !dbg !117

if.end:                                           ; preds = %if.then, %entry
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !118
  %mul = mul i32 %1, 64, !dbg !119
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !120
  %add = add i32 %mul, %2, !dbg !121
  %idxprom = zext i32 %add to i64, !dbg !122
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom, !dbg !122
  store i32 1, ptr %arrayidx, align 4, !dbg !123, !tbaa !96
  ret void, !dbg !124
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent nounwind
declare void @__ws_grid_sync() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!91, !92, !93, !94}
!llvm.ident = !{!95}
!llvm.errno.tbaa = !{!96}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "grid_part_of_warp.cu", directory: ".")
!2 = !{!3, !6, !8, !12, !15, !18, !21, !24, !27, !30, !33, !35, !37, !39, !41, !47, !49, !51, !56, !60, !67, !72, !76, !82, !86, !89}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 214)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 215)
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !9, file: !11, line: 6)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !5, line: 32, baseType: !10)
!10 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!11 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!12 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !13, file: !11, line: 6)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !5, line: 33, baseType: !14)
!14 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!15 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !16, file: !11, line: 7)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !5, line: 34, baseType: !17)
!17 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !19, file: !11, line: 7)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !5, line: 34, baseType: !20)
!20 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!21 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !22, file: !11, line: 7)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !5, line: 35, baseType: !23)
!23 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !25, file: !11, line: 7)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !5, line: 35, baseType: !26)
!26 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!27 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !28, file: !11, line: 7)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !5, line: 36, baseType: !29)
!29 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!30 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !31, file: !11, line: 7)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !5, line: 36, baseType: !32)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !34, file: !11, line: 7)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !5, line: 37, baseType: !10)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !36, file: !11, line: 7)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !5, line: 37, baseType: !14)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !38, file: !11, line: 7)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !5, line: 38, baseType: !14)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !40, file: !11, line: 7)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !5, line: 38, baseType: !10)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !42, file: !11, line: 8)
!42 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !43, file: !43, line: 202, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!43 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!44 = !DISubroutineType(types: !45)
!45 = !{!46, !32}
!46 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !48, file: !11, line: 8)
!48 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !43, file: !43, line: 202, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !50, file: !11, line: 8)
!50 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !43, file: !43, line: 202, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !52, file: !11, line: 8)
!52 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !43, file: !43, line: 201, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!53 = !DISubroutineType(types: !54)
!54 = !{!46, !55}
!55 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!56 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !57, file: !11, line: 8)
!57 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !5, file: !5, line: 221, type: !58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!58 = !DISubroutineType(types: !59)
!59 = !{!55, !55}
!60 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !61, file: !11, line: 8)
!61 = !DISubprogram(name: "printf", scope: !5, file: !5, line: 271, type: !62, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!62 = !DISubroutineType(types: !63)
!63 = !{!32, !64, null}
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !66)
!66 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!67 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !68, file: !11, line: 8)
!68 = !DISubprogram(name: "malloc", scope: !5, file: !5, line: 272, type: !69, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!69 = !DISubroutineType(types: !70)
!70 = !{!71, !9}
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!72 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !73, file: !11, line: 8)
!73 = !DISubprogram(name: "free", scope: !5, file: !5, line: 272, type: !74, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!74 = !DISubroutineType(types: !75)
!75 = !{null, !71}
!76 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !77, file: !11, line: 8)
!77 = !DISubprogram(name: "memcpy", scope: !5, file: !5, line: 273, type: !78, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!78 = !DISubroutineType(types: !79)
!79 = !{!71, !71, !80, !9}
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!82 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !83, file: !11, line: 8)
!83 = !DISubprogram(name: "memset", scope: !5, file: !5, line: 273, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!84 = !DISubroutineType(types: !85)
!85 = !{!71, !71, !32, !9}
!86 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !87, file: !11, line: 8)
!87 = !DISubprogram(name: "memmove", scope: !88, file: !88, line: 84, type: !78, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!88 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "cg", scope: !0, entity: !90, file: !1, line: 8)
!90 = !DINamespace(name: "cooperative_groups", scope: null)
!91 = !{i32 7, !"Dwarf Version", i32 4}
!92 = !{i32 2, !"Debug Info Version", i32 3}
!93 = !{i32 1, !"wchar_size", i32 4}
!94 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!95 = !{!"clang version 22.1.8"}
!96 = !{!97, !97, i64 0}
!97 = !{!"int", !98, i64 0}
!98 = !{!"omnipotent char", !99, i64 0}
!99 = !{!"Simple C++ TBAA"}
!100 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !1, file: !1, line: 9, type: !101, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !104)
!101 = !DISubroutineType(types: !102)
!102 = !{null, !103}
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!104 = !{!105, !106}
!105 = !DILocalVariable(name: "a", arg: 1, scope: !100, file: !1, line: 9, type: !103)
!106 = !DILocalVariable(name: "g", scope: !100, file: !1, line: 10, type: !107)
!107 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "grid_group", scope: !90, file: !108, line: 22, size: 8, flags: DIFlagTypePassByValue, elements: !109, identifier: "_ZTSN18cooperative_groups10grid_groupE")
!108 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!109 = !{}
!110 = !DILocation(line: 10, column: 18, scope: !100)
!111 = !DILocation(line: 0, scope: !100)
!112 = !DILocation(line: 11, column: 7, scope: !113)
!113 = distinct !DILexicalBlock(scope: !100, file: !1, line: 11, column: 7)
!114 = !DILocation(line: 11, column: 18, scope: !113)
!115 = !DILocation(line: 11, column: 23, scope: !113)
!116 = !DILocation(line: 12, column: 7, scope: !113)
!117 = !DILocation(line: 12, column: 5, scope: !113)
!118 = !DILocation(line: 13, column: 5, scope: !100)
!119 = !DILocation(line: 13, column: 16, scope: !100)
!120 = !DILocation(line: 13, column: 23, scope: !100)
!121 = !DILocation(line: 13, column: 21, scope: !100)
!122 = !DILocation(line: 13, column: 3, scope: !100)
!123 = !DILocation(line: 13, column: 36, scope: !100)
!124 = !DILocation(line: 14, column: 1, scope: !100)
