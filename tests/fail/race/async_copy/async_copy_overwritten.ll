; ModuleID = 'async_copy_overwritten.cu'
source_filename = "async_copy_overwritten.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ3sumPKiPiiE4tile = internal addrspace(3) global [2 x [64 x i32]] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3sumPKiPii(ptr noundef %in, ptr noundef %out, i32 noundef %tiles) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !102, !DIExpression(), !123)
    #dbg_value(ptr %out, !103, !DIExpression(), !123)
    #dbg_value(i32 %tiles, !104, !DIExpression(), !123)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !124
    #dbg_value(i32 %0, !105, !DIExpression(), !123)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !125
  %mul = mul i32 %1, %tiles, !dbg !126
  %mul2 = mul i32 %mul, 64, !dbg !127
  %idx.ext = zext i32 %mul2 to i64, !dbg !128
  %add.ptr = getelementptr inbounds nuw i32, ptr %in, i64 %idx.ext, !dbg !128
    #dbg_value(ptr %add.ptr, !106, !DIExpression(), !123)
  %idxprom = sext i32 %0 to i64, !dbg !129
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiiE4tile to ptr), i64 0, i64 %idxprom, !dbg !129
  %idxprom3 = sext i32 %0 to i64, !dbg !130
  %arrayidx4 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom3, !dbg !130
  %2 = addrspacecast ptr %arrayidx to ptr addrspace(3), !dbg !131
  %3 = addrspacecast ptr %arrayidx4 to ptr addrspace(1), !dbg !131
  call void @__ws_cp_async(ptr addrspace(3) noundef %2, ptr addrspace(1) noundef %3, i32 noundef 4, i32 noundef 4) #6, !dbg !131
  call void @__ws_cp_async_commit() #6, !dbg !132
    #dbg_value(i32 0, !107, !DIExpression(), !123)
    #dbg_value(i32 0, !108, !DIExpression(), !133)
  br label %for.cond, !dbg !134

for.cond:                                         ; preds = %for.inc, %entry
  %total.0 = phi i32 [ 0, %entry ], [ %add21, %for.inc ], !dbg !123
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !135
    #dbg_value(i32 %i.0, !108, !DIExpression(), !133)
    #dbg_value(i32 %total.0, !107, !DIExpression(), !123)
  %cmp = icmp slt i32 %i.0, %tiles, !dbg !136
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !138

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %add = add nsw i32 %i.0, 1, !dbg !139
  %cmp5 = icmp slt i32 %add, %tiles, !dbg !142
  br i1 %cmp5, label %if.then, label %if.end, !dbg !142

if.then:                                          ; preds = %for.body
  %add6 = add nsw i32 %i.0, 1, !dbg !143
  %rem = srem i32 %add6, 2, !dbg !144
  %idxprom7 = sext i32 %rem to i64, !dbg !145
  %arrayidx8 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiiE4tile to ptr), i64 0, i64 %idxprom7, !dbg !145
  %idxprom9 = sext i32 %0 to i64, !dbg !145
  %arrayidx10 = getelementptr inbounds [64 x i32], ptr %arrayidx8, i64 0, i64 %idxprom9, !dbg !145
  %add11 = add nsw i32 %i.0, 1, !dbg !146
  %mul12 = mul nsw i32 %add11, 64, !dbg !147
  %add13 = add nsw i32 %mul12, %0, !dbg !148
  %idxprom14 = sext i32 %add13 to i64, !dbg !149
  %arrayidx15 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom14, !dbg !149
  %4 = addrspacecast ptr %arrayidx10 to ptr addrspace(3), !dbg !150
  %5 = addrspacecast ptr %arrayidx15 to ptr addrspace(1), !dbg !150
  call void @__ws_cp_async(ptr addrspace(3) noundef %4, ptr addrspace(1) noundef %5, i32 noundef 4, i32 noundef 4) #6, !dbg !150
  br label %if.end, !dbg !150

if.end:                                           ; preds = %if.then, %for.body
  call void @__ws_cp_async_commit() #6, !dbg !151
  call void @__ws_cp_async_wait(i32 noundef 1) #6, !dbg !152
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !153
  %rem16 = srem i32 %i.0, 2, !dbg !154
  %idxprom17 = sext i32 %rem16 to i64, !dbg !155
  %arrayidx18 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiiE4tile to ptr), i64 0, i64 %idxprom17, !dbg !155
  %sub = sub nsw i32 63, %0, !dbg !156
  %idxprom19 = sext i32 %sub to i64, !dbg !155
  %arrayidx20 = getelementptr inbounds [64 x i32], ptr %arrayidx18, i64 0, i64 %idxprom19, !dbg !155
  %6 = load i32, ptr %arrayidx20, align 4, !dbg !155, !tbaa !119
  %add21 = add nsw i32 %total.0, %6, !dbg !157
    #dbg_value(i32 %add21, !107, !DIExpression(), !123)
  br label %for.inc, !dbg !158

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1, !dbg !159
    #dbg_value(i32 %inc, !108, !DIExpression(), !133)
  br label %for.cond, !dbg !160, !llvm.loop !161

for.end:                                          ; preds = %for.cond.cleanup
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !165
  %mul23 = mul i32 %7, 64, !dbg !166
  %add24 = add i32 %mul23, %0, !dbg !167
  %idxprom25 = zext i32 %add24 to i64, !dbg !168
  %arrayidx26 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom25, !dbg !168
  store i32 %total.0, ptr %arrayidx26, align 4, !dbg !169, !tbaa !119
  ret void, !dbg !170
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: convergent nounwind
declare void @__ws_cp_async(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i32 noundef, i32 noundef) #4

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #5

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_commit() #4

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_wait(i32 noundef) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #6 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!114, !115, !116, !117}
!llvm.ident = !{!118}
!llvm.errno.tbaa = !{!119}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 9, type: !110, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sumPKiPii", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !101)
!3 = !DIFile(filename: "async_copy_overwritten.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !16, imports: !17, splitDebugInlining: false, nameTableKind: None)
!11 = !{!8, !12, !13, !15}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64, dwarfAddressSpace: 5)
!14 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !{!0}
!17 = !{!18, !21, !23, !27, !30, !33, !36, !39, !42, !44, !46, !48, !50, !52, !54, !60, !62, !64, !69, !73, !80, !85, !89, !94, !98}
!18 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !19, file: !20, line: 206)
!19 = !DINamespace(name: "ws_math", scope: null)
!20 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !22, entity: !19, file: !20, line: 207)
!22 = !DINamespace(name: "std", scope: null)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !24, file: !26, line: 6)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !20, line: 31, baseType: !25)
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!27 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !28, file: !26, line: 6)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !20, line: 32, baseType: !29)
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !31, file: !26, line: 7)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !20, line: 33, baseType: !32)
!32 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !34, file: !26, line: 7)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !20, line: 33, baseType: !35)
!35 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!36 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !37, file: !26, line: 7)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !20, line: 34, baseType: !38)
!38 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !40, file: !26, line: 7)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !20, line: 34, baseType: !41)
!41 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !43, file: !26, line: 7)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !20, line: 35, baseType: !15)
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !45, file: !26, line: 7)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !20, line: 35, baseType: !8)
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !47, file: !26, line: 7)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !20, line: 36, baseType: !25)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !49, file: !26, line: 7)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !20, line: 36, baseType: !29)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !51, file: !26, line: 7)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !20, line: 37, baseType: !29)
!52 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !53, file: !26, line: 7)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !20, line: 37, baseType: !25)
!54 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !55, file: !26, line: 8)
!55 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !56, file: !56, line: 199, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!56 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!57 = !DISubroutineType(types: !58)
!58 = !{!59, !8}
!59 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!60 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !61, file: !26, line: 8)
!61 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !56, file: !56, line: 199, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!62 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !63, file: !26, line: 8)
!63 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !56, file: !56, line: 199, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!64 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !65, file: !26, line: 8)
!65 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !56, file: !56, line: 198, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!66 = !DISubroutineType(types: !67)
!67 = !{!59, !68}
!68 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !70, file: !26, line: 8)
!70 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !20, file: !20, line: 213, type: !71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!71 = !DISubroutineType(types: !72)
!72 = !{!68, !68}
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !74, file: !26, line: 8)
!74 = !DISubprogram(name: "printf", scope: !20, file: !20, line: 263, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!75 = !DISubroutineType(types: !76)
!76 = !{!8, !77, null}
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !79)
!79 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!80 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !81, file: !26, line: 8)
!81 = !DISubprogram(name: "malloc", scope: !20, file: !20, line: 264, type: !82, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!82 = !DISubroutineType(types: !83)
!83 = !{!84, !24}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!85 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !86, file: !26, line: 8)
!86 = !DISubprogram(name: "free", scope: !20, file: !20, line: 264, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!87 = !DISubroutineType(types: !88)
!88 = !{null, !84}
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !90, file: !26, line: 8)
!90 = !DISubprogram(name: "memcpy", scope: !20, file: !20, line: 265, type: !91, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!91 = !DISubroutineType(types: !92)
!92 = !{!84, !84, !93, !24}
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!94 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !95, file: !26, line: 8)
!95 = !DISubprogram(name: "memset", scope: !20, file: !20, line: 265, type: !96, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!96 = !DISubroutineType(types: !97)
!97 = !{!84, !84, !8, !24}
!98 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !99, file: !26, line: 8)
!99 = !DISubprogram(name: "memmove", scope: !100, file: !100, line: 84, type: !91, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!100 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!101 = !{!102, !103, !104, !105, !106, !107, !108}
!102 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!103 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 8, type: !9)
!104 = !DILocalVariable(name: "tiles", arg: 3, scope: !2, file: !3, line: 8, type: !8)
!105 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 10, type: !8)
!106 = !DILocalVariable(name: "mine", scope: !2, file: !3, line: 11, type: !6)
!107 = !DILocalVariable(name: "total", scope: !2, file: !3, line: 14, type: !8)
!108 = !DILocalVariable(name: "i", scope: !109, file: !3, line: 15, type: !8)
!109 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 3)
!110 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !111)
!111 = !{!112, !113}
!112 = !DISubrange(count: 2)
!113 = !DISubrange(count: 64)
!114 = !{i32 7, !"Dwarf Version", i32 4}
!115 = !{i32 2, !"Debug Info Version", i32 3}
!116 = !{i32 1, !"wchar_size", i32 4}
!117 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!118 = !{!"clang version 22.1.8"}
!119 = !{!120, !120, i64 0}
!120 = !{!"int", !121, i64 0}
!121 = !{!"omnipotent char", !122, i64 0}
!122 = !{!"Simple C++ TBAA"}
!123 = !DILocation(line: 0, scope: !2)
!124 = !DILocation(line: 10, column: 11, scope: !2)
!125 = !DILocation(line: 11, column: 26, scope: !2)
!126 = !DILocation(line: 11, column: 37, scope: !2)
!127 = !DILocation(line: 11, column: 45, scope: !2)
!128 = !DILocation(line: 11, column: 24, scope: !2)
!129 = !DILocation(line: 12, column: 28, scope: !2)
!130 = !DILocation(line: 12, column: 41, scope: !2)
!131 = !DILocation(line: 12, column: 3, scope: !2)
!132 = !DILocation(line: 13, column: 3, scope: !2)
!133 = !DILocation(line: 0, scope: !109)
!134 = !DILocation(line: 15, column: 8, scope: !109)
!135 = !DILocation(line: 15, scope: !109)
!136 = !DILocation(line: 15, column: 21, scope: !137)
!137 = distinct !DILexicalBlock(scope: !109, file: !3, line: 15, column: 3)
!138 = !DILocation(line: 15, column: 3, scope: !109)
!139 = !DILocation(line: 16, column: 11, scope: !140)
!140 = distinct !DILexicalBlock(scope: !141, file: !3, line: 16, column: 9)
!141 = distinct !DILexicalBlock(scope: !137, file: !3, line: 15, column: 35)
!142 = !DILocation(line: 16, column: 15, scope: !140)
!143 = !DILocation(line: 17, column: 40, scope: !140)
!144 = !DILocation(line: 17, column: 45, scope: !140)
!145 = !DILocation(line: 17, column: 32, scope: !140)
!146 = !DILocation(line: 17, column: 63, scope: !140)
!147 = !DILocation(line: 17, column: 68, scope: !140)
!148 = !DILocation(line: 17, column: 73, scope: !140)
!149 = !DILocation(line: 17, column: 55, scope: !140)
!150 = !DILocation(line: 17, column: 7, scope: !140)
!151 = !DILocation(line: 18, column: 5, scope: !141)
!152 = !DILocation(line: 18, column: 26, scope: !141)
!153 = !DILocation(line: 19, column: 5, scope: !141)
!154 = !DILocation(line: 20, column: 21, scope: !141)
!155 = !DILocation(line: 20, column: 14, scope: !141)
!156 = !DILocation(line: 20, column: 29, scope: !141)
!157 = !DILocation(line: 20, column: 11, scope: !141)
!158 = !DILocation(line: 21, column: 3, scope: !141)
!159 = !DILocation(line: 15, column: 30, scope: !137)
!160 = !DILocation(line: 15, column: 3, scope: !137)
!161 = distinct !{!161, !138, !162, !163, !164}
!162 = !DILocation(line: 21, column: 3, scope: !109)
!163 = !{!"llvm.loop.mustprogress"}
!164 = !{!"llvm.loop.unroll.disable"}
!165 = !DILocation(line: 22, column: 7, scope: !2)
!166 = !DILocation(line: 22, column: 18, scope: !2)
!167 = !DILocation(line: 22, column: 23, scope: !2)
!168 = !DILocation(line: 22, column: 3, scope: !2)
!169 = !DILocation(line: 22, column: 28, scope: !2)
!170 = !DILocation(line: 23, column: 1, scope: !2)
