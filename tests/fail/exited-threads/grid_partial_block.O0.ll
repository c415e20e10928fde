; ModuleID = 'grid_partial_block.cu'
source_filename = "grid_partial_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%"struct.cooperative_groups::grid_group" = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %a, i32 noundef %n) #0 !dbg !96 {
entry:
  %this.addr.i = alloca ptr, align 8
  %retval.i = alloca %"struct.cooperative_groups::grid_group", align 1
  %a.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %g = alloca %"struct.cooperative_groups::grid_group", align 1
  %i = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !101, !DIExpression(), !102)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !103, !DIExpression(), !104)
    #dbg_declare(ptr %g, !105, !DIExpression(), !108)
  %0 = load %"struct.cooperative_groups::grid_group", ptr %retval.i, align 1, !dbg !109
    #dbg_declare(ptr %i, !110, !DIExpression(), !111)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !112
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !113
  %mul = mul i32 %1, %2, !dbg !114
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !115
  %add = add i32 %mul, %3, !dbg !116
  store i32 %add, ptr %i, align 4, !dbg !111
  %4 = load i32, ptr %i, align 4, !dbg !117
  %5 = load i32, ptr %n.addr, align 4, !dbg !119
  %cmp = icmp sge i32 %4, %5, !dbg !120
  br i1 %cmp, label %if.then, label %if.end, !dbg !120

if.then:                                          ; preds = %entry
  br label %return, !dbg !121

if.end:                                           ; preds = %entry
  %6 = load i32, ptr %i, align 4, !dbg !122
  %7 = load ptr, ptr %a.addr, align 8, !dbg !123
  %8 = load i32, ptr %i, align 4, !dbg !124
  %idxprom = sext i32 %8 to i64, !dbg !123
  %arrayidx = getelementptr inbounds i32, ptr %7, i64 %idxprom, !dbg !123
  store i32 %6, ptr %arrayidx, align 4, !dbg !125
  store ptr %g, ptr %this.addr.i, align 8, !dbg !126
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !126
  call void @__ws_grid_sync() #3, !dbg !126
  br label %return, !dbg !127

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !127
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare void @__ws_grid_sync() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!91, !92, !93, !94}
!llvm.ident = !{!95}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "grid_partial_block.cu", directory: ".")
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
!42 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !43, file: !43, line: 202, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!43 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!44 = !DISubroutineType(types: !45)
!45 = !{!46, !32}
!46 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !48, file: !11, line: 8)
!48 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !43, file: !43, line: 202, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !50, file: !11, line: 8)
!50 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !43, file: !43, line: 202, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !52, file: !11, line: 8)
!52 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !43, file: !43, line: 201, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!53 = !DISubroutineType(types: !54)
!54 = !{!46, !55}
!55 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!56 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !57, file: !11, line: 8)
!57 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !5, file: !5, line: 221, type: !58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!58 = !DISubroutineType(types: !59)
!59 = !{!55, !55}
!60 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !61, file: !11, line: 8)
!61 = !DISubprogram(name: "printf", scope: !5, file: !5, line: 271, type: !62, flags: DIFlagPrototyped, spFlags: 0)
!62 = !DISubroutineType(types: !63)
!63 = !{!32, !64, null}
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !66)
!66 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!67 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !68, file: !11, line: 8)
!68 = !DISubprogram(name: "malloc", scope: !5, file: !5, line: 272, type: !69, flags: DIFlagPrototyped, spFlags: 0)
!69 = !DISubroutineType(types: !70)
!70 = !{!71, !9}
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!72 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !73, file: !11, line: 8)
!73 = !DISubprogram(name: "free", scope: !5, file: !5, line: 272, type: !74, flags: DIFlagPrototyped, spFlags: 0)
!74 = !DISubroutineType(types: !75)
!75 = !{null, !71}
!76 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !77, file: !11, line: 8)
!77 = !DISubprogram(name: "memcpy", scope: !5, file: !5, line: 273, type: !78, flags: DIFlagPrototyped, spFlags: 0)
!78 = !DISubroutineType(types: !79)
!79 = !{!71, !71, !80, !9}
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!82 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !83, file: !11, line: 8)
!83 = !DISubprogram(name: "memset", scope: !5, file: !5, line: 273, type: !84, flags: DIFlagPrototyped, spFlags: 0)
!84 = !DISubroutineType(types: !85)
!85 = !{!71, !71, !32, !9}
!86 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !87, file: !11, line: 8)
!87 = !DISubprogram(name: "memmove", scope: !88, file: !88, line: 84, type: !78, flags: DIFlagPrototyped, spFlags: 0)
!88 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "cg", scope: !0, entity: !90, file: !1, line: 9)
!90 = !DINamespace(name: "cooperative_groups", scope: null)
!91 = !{i32 7, !"Dwarf Version", i32 4}
!92 = !{i32 2, !"Debug Info Version", i32 3}
!93 = !{i32 1, !"wchar_size", i32 4}
!94 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!95 = !{!"clang version 22.1.8"}
!96 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 10, type: !97, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !100)
!97 = !DISubroutineType(types: !98)
!98 = !{null, !99, !32}
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!100 = !{}
!101 = !DILocalVariable(name: "a", arg: 1, scope: !96, file: !1, line: 10, type: !99)
!102 = !DILocation(line: 10, column: 24, scope: !96)
!103 = !DILocalVariable(name: "n", arg: 2, scope: !96, file: !1, line: 10, type: !32)
!104 = !DILocation(line: 10, column: 31, scope: !96)
!105 = !DILocalVariable(name: "g", scope: !96, file: !1, line: 11, type: !106)
!106 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "grid_group", scope: !90, file: !107, line: 22, size: 8, flags: DIFlagTypePassByValue, elements: !100, identifier: "_ZTSN18cooperative_groups10grid_groupE")
!107 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!108 = !DILocation(line: 11, column: 18, scope: !96)
!109 = !DILocation(line: 11, column: 22, scope: !96)
!110 = !DILocalVariable(name: "i", scope: !96, file: !1, line: 12, type: !32)
!111 = !DILocation(line: 12, column: 7, scope: !96)
!112 = !DILocation(line: 12, column: 11, scope: !96)
!113 = !DILocation(line: 12, column: 24, scope: !96)
!114 = !DILocation(line: 12, column: 22, scope: !96)
!115 = !DILocation(line: 12, column: 37, scope: !96)
!116 = !DILocation(line: 12, column: 35, scope: !96)
!117 = !DILocation(line: 13, column: 7, scope: !118)
!118 = distinct !DILexicalBlock(scope: !96, file: !1, line: 13, column: 7)
!119 = !DILocation(line: 13, column: 12, scope: !118)
!120 = !DILocation(line: 13, column: 9, scope: !118)
!121 = !DILocation(line: 14, column: 5, scope: !118)
!122 = !DILocation(line: 15, column: 10, scope: !96)
!123 = !DILocation(line: 15, column: 3, scope: !96)
!124 = !DILocation(line: 15, column: 5, scope: !96)
!125 = !DILocation(line: 15, column: 8, scope: !96)
!126 = !DILocation(line: 16, column: 5, scope: !96)
!127 = !DILocation(line: 17, column: 1, scope: !96)
