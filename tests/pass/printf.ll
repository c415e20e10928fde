; ModuleID = 'printf.cu'
source_filename = "printf.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%printf_args = type { i32, ptr, double, i32 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [24 x i8] c"thread %d of %s: %f %c\0A\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !136 {
entry:
  %tmp = alloca %printf_args, align 8
    #dbg_value(ptr %o, !141, !DIExpression(), !143)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !144
    #dbg_value(i32 %0, !142, !DIExpression(), !143)
  %idxprom = sext i32 %0 to i64, !dbg !145
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !145
  store i32 %0, ptr %arrayidx, align 4, !dbg !146, !tbaa !132
  %rem = srem i32 %0, 16, !dbg !147
  %cmp = icmp eq i32 %rem, 0, !dbg !149
  br i1 %cmp, label %if.then, label %if.end, !dbg !149

if.then:                                          ; preds = %entry
  %conv = sitofp i32 %0 to double, !dbg !150
  %mul = fmul double %conv, 5.000000e-01, !dbg !151
  %1 = getelementptr inbounds nuw %printf_args, ptr %tmp, i32 0, i32 0, !dbg !152
  store i32 %0, ptr %1, align 4, !dbg !152
  %2 = getelementptr inbounds nuw %printf_args, ptr %tmp, i32 0, i32 1, !dbg !152
  store ptr @.str1, ptr %2, align 8, !dbg !152
  %3 = getelementptr inbounds nuw %printf_args, ptr %tmp, i32 0, i32 2, !dbg !152
  store double %mul, ptr %3, align 8, !dbg !152
  %4 = getelementptr inbounds nuw %printf_args, ptr %tmp, i32 0, i32 3, !dbg !152
  store i32 120, ptr %4, align 4, !dbg !152
  %5 = call i32 @vprintf(ptr @.str, ptr %tmp), !dbg !152
  br label %if.end, !dbg !152

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !153
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare i32 @vprintf(ptr, ptr)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!13}
!llvm.module.flags = !{!127, !128, !129, !130}
!llvm.ident = !{!131}
!llvm.errno.tbaa = !{!132}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "printf.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 24)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 2)
!13 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !14, imports: !15, splitDebugInlining: false, nameTableKind: None)
!14 = !{!0, !8}
!15 = !{!16, !19, !21, !28, !34, !38, !42, !47, !54, !58, !64, !68, !73, !74, !78, !82, !88, !92, !96, !98, !101, !104, !107, !110, !112, !114, !116, !118, !123, !125}
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !13, entity: !17, file: !18, line: 206)
!17 = !DINamespace(name: "ws_math", scope: null)
!18 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !20, entity: !17, file: !18, line: 207)
!20 = !DINamespace(name: "std", scope: null)
!21 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !22, file: !27, line: 22)
!22 = !DISubprogram(name: "printf", scope: !18, file: !18, line: 263, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!23 = !DISubroutineType(types: !24)
!24 = !{!25, !26, null}
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!27 = !DIFile(filename: "cuda/ws_host.h", directory: ".")
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !29, file: !27, line: 22)
!29 = !DISubprogram(name: "fprintf", scope: !27, file: !27, line: 15, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!30 = !DISubroutineType(types: !31)
!31 = !{!25, !32, !26, null}
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!33 = !DICompositeType(tag: DW_TAG_structure_type, name: "FILE", file: !27, line: 15, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS4FILE")
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !35, file: !27, line: 22)
!35 = !DISubprogram(name: "exit", scope: !27, file: !27, line: 16, type: !36, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!36 = !DISubroutineType(types: !37)
!37 = !{null, !25}
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !39, file: !27, line: 22)
!39 = !DISubprogram(name: "rand", scope: !27, file: !27, line: 16, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!40 = !DISubroutineType(types: !41)
!41 = !{!25}
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !43, file: !27, line: 22)
!43 = !DISubprogram(name: "srand", scope: !27, file: !27, line: 16, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!44 = !DISubroutineType(types: !45)
!45 = !{null, !46}
!46 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !48, file: !27, line: 22)
!48 = !DISubprogram(name: "malloc", scope: !18, file: !18, line: 264, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!49 = !DISubroutineType(types: !50)
!50 = !{!51, !52}
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !18, line: 31, baseType: !53)
!53 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!54 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !55, file: !27, line: 22)
!55 = !DISubprogram(name: "free", scope: !18, file: !18, line: 264, type: !56, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!56 = !DISubroutineType(types: !57)
!57 = !{null, !51}
!58 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !59, file: !27, line: 22)
!59 = !DISubprogram(name: "memcpy", scope: !18, file: !18, line: 265, type: !60, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!60 = !DISubroutineType(types: !61)
!61 = !{!51, !51, !62, !52}
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!64 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !65, file: !27, line: 22)
!65 = !DISubprogram(name: "memset", scope: !18, file: !18, line: 265, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!66 = !DISubroutineType(types: !67)
!67 = !{!51, !51, !25, !52}
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !69, file: !27, line: 22)
!69 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !18, file: !18, line: 213, type: !70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!70 = !DISubroutineType(types: !71)
!71 = !{!72, !72}
!72 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !52, file: !27, line: 22)
!74 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !75, file: !27, line: 22)
!75 = !DISubprogram(name: "strcmp", scope: !27, file: !27, line: 16, type: !76, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!76 = !DISubroutineType(types: !77)
!77 = !{!25, !26, !26}
!78 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !79, file: !27, line: 22)
!79 = !DISubprogram(name: "strlen", scope: !27, file: !27, line: 16, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !DISubroutineType(types: !81)
!81 = !{!52, !26}
!82 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !83, file: !27, line: 22)
!83 = !DISubprogram(name: "time", scope: !27, file: !27, line: 16, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!84 = !DISubroutineType(types: !85)
!85 = !{!86, !87}
!86 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!88 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !89, file: !27, line: 22)
!89 = !DISubprogram(name: "atoi", scope: !27, file: !27, line: 16, type: !90, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!90 = !DISubroutineType(types: !91)
!91 = !{!25, !26}
!92 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !93, file: !27, line: 22)
!93 = !DISubprogram(name: "abort", scope: !27, file: !27, line: 16, type: !94, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !97, file: !27, line: 22)
!97 = !DISubprogram(name: "puts", scope: !27, file: !27, line: 15, type: !90, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!98 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !99, file: !27, line: 23)
!99 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !18, line: 33, baseType: !100)
!100 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!101 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !102, file: !27, line: 23)
!102 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !18, line: 33, baseType: !103)
!103 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!104 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !105, file: !27, line: 23)
!105 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !18, line: 34, baseType: !106)
!106 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!107 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !108, file: !27, line: 23)
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !18, line: 34, baseType: !109)
!109 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!110 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !111, file: !27, line: 23)
!111 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !18, line: 35, baseType: !46)
!112 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !113, file: !27, line: 23)
!113 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !18, line: 35, baseType: !25)
!114 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !115, file: !27, line: 23)
!115 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !18, line: 36, baseType: !53)
!116 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !117, file: !27, line: 23)
!117 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !18, line: 36, baseType: !86)
!118 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !119, file: !27, line: 24)
!119 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnand", scope: !18, file: !18, line: 214, type: !120, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!120 = !DISubroutineType(types: !121)
!121 = !{!122, !72}
!122 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!123 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !124, file: !27, line: 24)
!124 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfd", scope: !18, file: !18, line: 215, type: !120, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!125 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !126, file: !27, line: 24)
!126 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinited", scope: !18, file: !18, line: 216, type: !120, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!127 = !{i32 7, !"Dwarf Version", i32 4}
!128 = !{i32 2, !"Debug Info Version", i32 3}
!129 = !{i32 1, !"wchar_size", i32 4}
!130 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!131 = !{!"clang version 22.1.8"}
!132 = !{!133, !133, i64 0}
!133 = !{!"int", !134, i64 0}
!134 = !{!"omnipotent char", !135, i64 0}
!135 = !{!"Simple C++ TBAA"}
!136 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !2, file: !2, line: 7, type: !137, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !140)
!137 = !DISubroutineType(types: !138)
!138 = !{null, !139}
!139 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!140 = !{!141, !142}
!141 = !DILocalVariable(name: "o", arg: 1, scope: !136, file: !2, line: 7, type: !139)
!142 = !DILocalVariable(name: "t", scope: !136, file: !2, line: 8, type: !25)
!143 = !DILocation(line: 0, scope: !136)
!144 = !DILocation(line: 8, column: 11, scope: !136)
!145 = !DILocation(line: 9, column: 3, scope: !136)
!146 = !DILocation(line: 9, column: 8, scope: !136)
!147 = !DILocation(line: 10, column: 9, scope: !148)
!148 = distinct !DILexicalBlock(scope: !136, file: !2, line: 10, column: 7)
!149 = !DILocation(line: 10, column: 14, scope: !148)
!150 = !DILocation(line: 11, column: 48, scope: !148)
!151 = !DILocation(line: 11, column: 50, scope: !148)
!152 = !DILocation(line: 11, column: 5, scope: !148)
!153 = !DILocation(line: 12, column: 1, scope: !136)
