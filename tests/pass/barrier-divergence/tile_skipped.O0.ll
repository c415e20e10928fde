; ModuleID = 'tile_skipped.cu'
source_filename = "tile_skipped.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%"struct.cooperative_groups::thread_block" = type { i8 }
%"struct.cooperative_groups::thread_block_tile" = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !97 {
entry:
  %mask.addr.i = alloca i32, align 4
  %this.addr.i = alloca ptr, align 8
  %retval.i5 = alloca %"struct.cooperative_groups::thread_block", align 1
  %retval.i = alloca %"struct.cooperative_groups::thread_block_tile", align 1
  %.addr.i = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %tile = alloca %"struct.cooperative_groups::thread_block_tile", align 1
  %ref.tmp = alloca %"struct.cooperative_groups::thread_block", align 1
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !102, !DIExpression(), !103)
    #dbg_declare(ptr %tile, !104, !DIExpression(), !111)
  %0 = load %"struct.cooperative_groups::thread_block", ptr %retval.i5, align 1, !dbg !112
  store ptr %ref.tmp, ptr %.addr.i, align 8, !dbg !113
  %1 = load %"struct.cooperative_groups::thread_block_tile", ptr %retval.i, align 1, !dbg !113
    #dbg_declare(ptr %t, !114, !DIExpression(), !115)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !116
  store i32 %2, ptr %t, align 4, !dbg !115
  %3 = load i32, ptr %t, align 4, !dbg !117
  %cmp = icmp slt i32 %3, 16, !dbg !119
  br i1 %cmp, label %if.then, label %if.end, !dbg !119

if.then:                                          ; preds = %entry
  %4 = load i32, ptr %t, align 4, !dbg !120
  %5 = load ptr, ptr %o.addr, align 8, !dbg !122
  %6 = load i32, ptr %t, align 4, !dbg !123
  %idxprom = sext i32 %6 to i64, !dbg !122
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !122
  store i32 %4, ptr %arrayidx, align 4, !dbg !124
  store ptr %tile, ptr %this.addr.i, align 8, !dbg !125
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !125
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !125
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !125
  %call2.i = call i32 @__ws_sreg_tid_y() #4, !dbg !125
  %call3.i = call i32 @__ws_sreg_ntid_y() #4, !dbg !125
  %call4.i = call i32 @__ws_sreg_tid_z() #4, !dbg !125
  %mul.i = mul i32 %call3.i, %call4.i, !dbg !125
  %add.i = add i32 %call2.i, %mul.i, !dbg !125
  %mul5.i = mul i32 %8, %add.i, !dbg !125
  %add6.i = add i32 %7, %mul5.i, !dbg !125
  %and.i = and i32 %add6.i, 31, !dbg !125
  %and1.i = and i32 %and.i, -16, !dbg !125
  %sh_prom.i = zext i32 %and1.i to i64, !dbg !125
  %shl.i = shl i64 65535, %sh_prom.i, !dbg !125
  %conv.i = trunc i64 %shl.i to i32, !dbg !125
  store i32 %conv.i, ptr %mask.addr.i, align 4, !dbg !125
  %9 = load i32, ptr %mask.addr.i, align 4, !dbg !125
  call void @llvm.nvvm.bar.warp.sync(i32 %9), !dbg !125
  %10 = load ptr, ptr %o.addr, align 8, !dbg !126
  %11 = load i32, ptr %t, align 4, !dbg !127
  %idxprom3 = sext i32 %11 to i64, !dbg !126
  %arrayidx4 = getelementptr inbounds i32, ptr %10, i64 %idxprom3, !dbg !126
  %12 = load i32, ptr %arrayidx4, align 4, !dbg !128
  %add = add nsw i32 %12, 1, !dbg !128
  store i32 %add, ptr %arrayidx4, align 4, !dbg !128
  br label %if.end, !dbg !129

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !130
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_y() #3

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ntid_y() #3

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!92, !93, !94, !95}
!llvm.ident = !{!96}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tile_skipped.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!4 = !{!5, !8, !10, !14, !17, !20, !23, !26, !29, !31, !34, !36, !38, !40, !42, !48, !50, !52, !57, !61, !68, !73, !77, !83, !87, !90}
!5 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !7, line: 214)
!6 = !DINamespace(name: "ws_math", scope: null)
!7 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !6, file: !7, line: 215)
!9 = !DINamespace(name: "std", scope: null)
!10 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !11, file: !13, line: 6)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !7, line: 32, baseType: !12)
!12 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!13 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !15, file: !13, line: 6)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !7, line: 33, baseType: !16)
!16 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!17 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !18, file: !13, line: 7)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !7, line: 34, baseType: !19)
!19 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!20 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !21, file: !13, line: 7)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !7, line: 34, baseType: !22)
!22 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !24, file: !13, line: 7)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !7, line: 35, baseType: !25)
!25 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!26 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !27, file: !13, line: 7)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !7, line: 35, baseType: !28)
!28 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !30, file: !13, line: 7)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !7, line: 36, baseType: !3)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !32, file: !13, line: 7)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !7, line: 36, baseType: !33)
!33 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !35, file: !13, line: 7)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !7, line: 37, baseType: !12)
!36 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !37, file: !13, line: 7)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !7, line: 37, baseType: !16)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !39, file: !13, line: 7)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 38, baseType: !16)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !41, file: !13, line: 7)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !7, line: 38, baseType: !12)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !43, file: !13, line: 8)
!43 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !44, file: !44, line: 202, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!44 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !33}
!47 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !49, file: !13, line: 8)
!49 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !44, file: !44, line: 202, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !51, file: !13, line: 8)
!51 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !44, file: !44, line: 202, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!52 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !53, file: !13, line: 8)
!53 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !44, file: !44, line: 201, type: !54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!54 = !DISubroutineType(types: !55)
!55 = !{!47, !56}
!56 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !58, file: !13, line: 8)
!58 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !7, file: !7, line: 221, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!59 = !DISubroutineType(types: !60)
!60 = !{!56, !56}
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !62, file: !13, line: 8)
!62 = !DISubprogram(name: "printf", scope: !7, file: !7, line: 271, type: !63, flags: DIFlagPrototyped, spFlags: 0)
!63 = !DISubroutineType(types: !64)
!64 = !{!33, !65, null}
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !67)
!67 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !69, file: !13, line: 8)
!69 = !DISubprogram(name: "malloc", scope: !7, file: !7, line: 272, type: !70, flags: DIFlagPrototyped, spFlags: 0)
!70 = !DISubroutineType(types: !71)
!71 = !{!72, !11}
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !74, file: !13, line: 8)
!74 = !DISubprogram(name: "free", scope: !7, file: !7, line: 272, type: !75, flags: DIFlagPrototyped, spFlags: 0)
!75 = !DISubroutineType(types: !76)
!76 = !{null, !72}
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !78, file: !13, line: 8)
!78 = !DISubprogram(name: "memcpy", scope: !7, file: !7, line: 273, type: !79, flags: DIFlagPrototyped, spFlags: 0)
!79 = !DISubroutineType(types: !80)
!80 = !{!72, !72, !81, !11}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!83 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !84, file: !13, line: 8)
!84 = !DISubprogram(name: "memset", scope: !7, file: !7, line: 273, type: !85, flags: DIFlagPrototyped, spFlags: 0)
!85 = !DISubroutineType(types: !86)
!86 = !{!72, !72, !33, !11}
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !88, file: !13, line: 8)
!88 = !DISubprogram(name: "memmove", scope: !89, file: !89, line: 84, type: !79, flags: DIFlagPrototyped, spFlags: 0)
!89 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!90 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "cg", scope: !0, entity: !91, file: !1, line: 8)
!91 = !DINamespace(name: "cooperative_groups", scope: null)
!92 = !{i32 7, !"Dwarf Version", i32 4}
!93 = !{i32 2, !"Debug Info Version", i32 3}
!94 = !{i32 1, !"wchar_size", i32 4}
!95 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!96 = !{!"clang version 22.1.8"}
!97 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !1, file: !1, line: 9, type: !98, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !101)
!98 = !DISubroutineType(types: !99)
!99 = !{null, !100}
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!101 = !{}
!102 = !DILocalVariable(name: "o", arg: 1, scope: !97, file: !1, line: 9, type: !100)
!103 = !DILocation(line: 9, column: 24, scope: !97)
!104 = !DILocalVariable(name: "tile", scope: !97, file: !1, line: 10, type: !105)
!105 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block_tile<16U, cooperative_groups::thread_block>", scope: !91, file: !106, line: 47, size: 8, flags: DIFlagTypePassByValue, elements: !101, templateParams: !107, identifier: "_ZTSN18cooperative_groups17thread_block_tileILj16ENS_12thread_blockEEE")
!106 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!107 = !{!108, !109}
!108 = !DITemplateValueParameter(name: "N", type: !3, value: i32 16)
!109 = !DITemplateTypeParameter(name: "P", type: !110)
!110 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block", scope: !91, file: !106, line: 11, size: 8, flags: DIFlagTypePassByValue, elements: !101, identifier: "_ZTSN18cooperative_groups12thread_blockE")
!111 = !DILocation(line: 10, column: 8, scope: !97)
!112 = !DILocation(line: 10, column: 39, scope: !97)
!113 = !DILocation(line: 10, column: 15, scope: !97)
!114 = !DILocalVariable(name: "t", scope: !97, file: !1, line: 11, type: !33)
!115 = !DILocation(line: 11, column: 7, scope: !97)
!116 = !DILocation(line: 11, column: 11, scope: !97)
!117 = !DILocation(line: 12, column: 7, scope: !118)
!118 = distinct !DILexicalBlock(scope: !97, file: !1, line: 12, column: 7)
!119 = !DILocation(line: 12, column: 9, scope: !118)
!120 = !DILocation(line: 13, column: 12, scope: !121)
!121 = distinct !DILexicalBlock(scope: !118, file: !1, line: 12, column: 15)
!122 = !DILocation(line: 13, column: 5, scope: !121)
!123 = !DILocation(line: 13, column: 7, scope: !121)
!124 = !DILocation(line: 13, column: 10, scope: !121)
!125 = !DILocation(line: 14, column: 10, scope: !121)
!126 = !DILocation(line: 15, column: 5, scope: !121)
!127 = !DILocation(line: 15, column: 7, scope: !121)
!128 = !DILocation(line: 15, column: 10, scope: !121)
!129 = !DILocation(line: 16, column: 3, scope: !121)
!130 = !DILocation(line: 17, column: 1, scope: !97)
