; ModuleID = 'printf.cu'
source_filename = "printf.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%printf_args = type { i32 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !0

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !127 {
entry:
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %tmp = alloca %printf_args, align 8
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !132, !DIExpression(), !133)
    #dbg_declare(ptr %t, !134, !DIExpression(), !135)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !136
  store i32 %0, ptr %t, align 4, !dbg !135
  %1 = load i32, ptr %t, align 4, !dbg !137
  %2 = load ptr, ptr %o.addr, align 8, !dbg !138
  %3 = load i32, ptr %t, align 4, !dbg !139
  %idxprom = sext i32 %3 to i64, !dbg !138
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom, !dbg !138
  store i32 %1, ptr %arrayidx, align 4, !dbg !140
  %4 = load ptr, ptr %o.addr, align 8, !dbg !141
  %5 = load i32, ptr %t, align 4, !dbg !142
  %xor = xor i32 %5, 32, !dbg !143
  %idxprom1 = sext i32 %xor to i64, !dbg !141
  %arrayidx2 = getelementptr inbounds i32, ptr %4, i64 %idxprom1, !dbg !141
  %6 = load i32, ptr %arrayidx2, align 4, !dbg !141
  %7 = getelementptr inbounds nuw %printf_args, ptr %tmp, i32 0, i32 0, !dbg !144
  store i32 %6, ptr %7, align 4, !dbg !144
  %8 = call i32 @vprintf(ptr @.str, ptr %tmp), !dbg !144
  ret void, !dbg !145
}

declare i32 @vprintf(ptr, ptr)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!122, !123, !124, !125}
!llvm.ident = !{!126}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "printf.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 4)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14, !16, !23, !29, !33, !37, !42, !49, !53, !59, !63, !68, !69, !73, !77, !83, !87, !91, !93, !96, !99, !102, !105, !107, !109, !111, !113, !118, !120}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 206)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 207)
!15 = !DINamespace(name: "std", scope: null)
!16 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !17, file: !22, line: 22)
!17 = !DISubprogram(name: "printf", scope: !13, file: !13, line: 263, type: !18, flags: DIFlagPrototyped, spFlags: 0)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !21, null}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!22 = !DIFile(filename: "cuda/ws_host.h", directory: ".")
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !24, file: !22, line: 22)
!24 = !DISubprogram(name: "fprintf", scope: !22, file: !22, line: 15, type: !25, flags: DIFlagPrototyped, spFlags: 0)
!25 = !DISubroutineType(types: !26)
!26 = !{!20, !27, !21, null}
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DICompositeType(tag: DW_TAG_structure_type, name: "FILE", file: !22, line: 15, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS4FILE")
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !30, file: !22, line: 22)
!30 = !DISubprogram(name: "exit", scope: !22, file: !22, line: 16, type: !31, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!31 = !DISubroutineType(types: !32)
!32 = !{null, !20}
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !34, file: !22, line: 22)
!34 = !DISubprogram(name: "rand", scope: !22, file: !22, line: 16, type: !35, flags: DIFlagPrototyped, spFlags: 0)
!35 = !DISubroutineType(types: !36)
!36 = !{!20}
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !38, file: !22, line: 22)
!38 = !DISubprogram(name: "srand", scope: !22, file: !22, line: 16, type: !39, flags: DIFlagPrototyped, spFlags: 0)
!39 = !DISubroutineType(types: !40)
!40 = !{null, !41}
!41 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !43, file: !22, line: 22)
!43 = !DISubprogram(name: "malloc", scope: !13, file: !13, line: 264, type: !44, flags: DIFlagPrototyped, spFlags: 0)
!44 = !DISubroutineType(types: !45)
!45 = !{!46, !47}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !13, line: 31, baseType: !48)
!48 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !50, file: !22, line: 22)
!50 = !DISubprogram(name: "free", scope: !13, file: !13, line: 264, type: !51, flags: DIFlagPrototyped, spFlags: 0)
!51 = !DISubroutineType(types: !52)
!52 = !{null, !46}
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !54, file: !22, line: 22)
!54 = !DISubprogram(name: "memcpy", scope: !13, file: !13, line: 265, type: !55, flags: DIFlagPrototyped, spFlags: 0)
!55 = !DISubroutineType(types: !56)
!56 = !{!46, !46, !57, !47}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!59 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !60, file: !22, line: 22)
!60 = !DISubprogram(name: "memset", scope: !13, file: !13, line: 265, type: !61, flags: DIFlagPrototyped, spFlags: 0)
!61 = !DISubroutineType(types: !62)
!62 = !{!46, !46, !20, !47}
!63 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !64, file: !22, line: 22)
!64 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !13, file: !13, line: 213, type: !65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!65 = !DISubroutineType(types: !66)
!66 = !{!67, !67}
!67 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !47, file: !22, line: 22)
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !70, file: !22, line: 22)
!70 = !DISubprogram(name: "strcmp", scope: !22, file: !22, line: 16, type: !71, flags: DIFlagPrototyped, spFlags: 0)
!71 = !DISubroutineType(types: !72)
!72 = !{!20, !21, !21}
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !74, file: !22, line: 22)
!74 = !DISubprogram(name: "strlen", scope: !22, file: !22, line: 16, type: !75, flags: DIFlagPrototyped, spFlags: 0)
!75 = !DISubroutineType(types: !76)
!76 = !{!47, !21}
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !78, file: !22, line: 22)
!78 = !DISubprogram(name: "time", scope: !22, file: !22, line: 16, type: !79, flags: DIFlagPrototyped, spFlags: 0)
!79 = !DISubroutineType(types: !80)
!80 = !{!81, !82}
!81 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!83 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !84, file: !22, line: 22)
!84 = !DISubprogram(name: "atoi", scope: !22, file: !22, line: 16, type: !85, flags: DIFlagPrototyped, spFlags: 0)
!85 = !DISubroutineType(types: !86)
!86 = !{!20, !21}
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !88, file: !22, line: 22)
!88 = !DISubprogram(name: "abort", scope: !22, file: !22, line: 16, type: !89, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!89 = !DISubroutineType(types: !90)
!90 = !{null}
!91 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !92, file: !22, line: 22)
!92 = !DISubprogram(name: "puts", scope: !22, file: !22, line: 15, type: !85, flags: DIFlagPrototyped, spFlags: 0)
!93 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !94, file: !22, line: 23)
!94 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !13, line: 33, baseType: !95)
!95 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!96 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !97, file: !22, line: 23)
!97 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !13, line: 33, baseType: !98)
!98 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !100, file: !22, line: 23)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !13, line: 34, baseType: !101)
!101 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!102 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !103, file: !22, line: 23)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !13, line: 34, baseType: !104)
!104 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!105 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !106, file: !22, line: 23)
!106 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !13, line: 35, baseType: !41)
!107 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !108, file: !22, line: 23)
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !13, line: 35, baseType: !20)
!109 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !110, file: !22, line: 23)
!110 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !13, line: 36, baseType: !48)
!111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !112, file: !22, line: 23)
!112 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !13, line: 36, baseType: !81)
!113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !114, file: !22, line: 24)
!114 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnand", scope: !13, file: !13, line: 214, type: !115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!115 = !DISubroutineType(types: !116)
!116 = !{!117, !67}
!117 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!118 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !119, file: !22, line: 24)
!119 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfd", scope: !13, file: !13, line: 215, type: !115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!120 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !121, file: !22, line: 24)
!121 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinited", scope: !13, file: !13, line: 216, type: !115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!122 = !{i32 7, !"Dwarf Version", i32 4}
!123 = !{i32 2, !"Debug Info Version", i32 3}
!124 = !{i32 1, !"wchar_size", i32 4}
!125 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!126 = !{!"clang version 22.1.8"}
!127 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !2, file: !2, line: 7, type: !128, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !131)
!128 = !DISubroutineType(types: !129)
!129 = !{null, !130}
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!131 = !{}
!132 = !DILocalVariable(name: "o", arg: 1, scope: !127, file: !2, line: 7, type: !130)
!133 = !DILocation(line: 7, column: 24, scope: !127)
!134 = !DILocalVariable(name: "t", scope: !127, file: !2, line: 8, type: !20)
!135 = !DILocation(line: 8, column: 7, scope: !127)
!136 = !DILocation(line: 8, column: 11, scope: !127)
!137 = !DILocation(line: 9, column: 10, scope: !127)
!138 = !DILocation(line: 9, column: 3, scope: !127)
!139 = !DILocation(line: 9, column: 5, scope: !127)
!140 = !DILocation(line: 9, column: 8, scope: !127)
!141 = !DILocation(line: 10, column: 18, scope: !127)
!142 = !DILocation(line: 10, column: 20, scope: !127)
!143 = !DILocation(line: 10, column: 22, scope: !127)
!144 = !DILocation(line: 10, column: 3, scope: !127)
!145 = !DILocation(line: 11, column: 1, scope: !127)
