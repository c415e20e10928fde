; ModuleID = 'atomics.cu'
source_filename = "atomics.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@counter = addrspace(1) externally_initialized global i32 3, align 4, !dbg !0
@table = addrspace(1) externally_initialized global [4 x float] [float 1.000000e+00, float -5.000000e-01, float 3.250000e+00, float 0x46293E5940000000], align 4, !dbg !9
@limits = addrspace(4) externally_initialized global [3 x i32] [i32 1, i32 2, i32 3], align 4, !dbg !14
@wide = addrspace(3) global i64 undef, align 8, !dbg !20
@llvm.compiler.used = appending global [3 x ptr] [ptr addrspacecast (ptr addrspace(1) @counter to ptr), ptr addrspacecast (ptr addrspace(4) @limits to ptr), ptr addrspacecast (ptr addrspace(1) @table to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z7atomicsPiPjPyPfPdPVi(ptr noundef %i, ptr noundef %u, ptr nocapture noundef %l, ptr nocapture noundef %f, ptr nocapture noundef %d, ptr noundef %flag) local_unnamed_addr #0 !dbg !35 {
entry:
  call void @llvm.dbg.value(metadata ptr %i, metadata !46, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata ptr %u, metadata !47, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata ptr %l, metadata !48, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata ptr %f, metadata !49, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata ptr %d, metadata !50, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata ptr %flag, metadata !51, metadata !DIExpression()), !dbg !53
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !54
  call void @llvm.dbg.value(metadata i32 %0, metadata !52, metadata !DIExpression()), !dbg !53
  %cmp = icmp eq i32 %0, 0, !dbg !55
  br i1 %cmp, label %if.then, label %if.end, !dbg !57

if.then:                                          ; preds = %entry
  store i64 0, ptr addrspacecast (ptr addrspace(3) @wide to ptr), align 8, !dbg !58, !tbaa !59
  br label %if.end, !dbg !63

if.end:                                           ; preds = %if.then, %entry
  tail call void @llvm.nvvm.barrier0(), !dbg !64
  %1 = atomicrmw add ptr %i, i32 %0 monotonic, align 4, !dbg !65
  %2 = atomicrmw sub ptr %i, i32 1 monotonic, align 4, !dbg !66
  %add = add nsw i32 %2, %1, !dbg !67
  %sub = sub nsw i32 0, %0, !dbg !68
  %3 = atomicrmw min ptr %i, i32 %sub monotonic, align 4, !dbg !69
  %add4 = add nsw i32 %add, %3, !dbg !70
  %4 = atomicrmw max ptr %i, i32 %0 monotonic, align 4, !dbg !71
  %add6 = add nsw i32 %add4, %4, !dbg !72
  store i32 %add6, ptr %i, align 4, !dbg !73, !tbaa !74
  %5 = atomicrmw and ptr %u, i32 7 monotonic, align 4, !dbg !76
  %6 = atomicrmw or ptr %u, i32 8 monotonic, align 4, !dbg !77
  %xor = xor i32 %6, %5, !dbg !78
  %7 = atomicrmw xor ptr %u, i32 1 monotonic, align 4, !dbg !79
  %xor10 = xor i32 %xor, %7, !dbg !80
  %8 = tail call i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr %u, i32 5), !dbg !81
  %xor12 = xor i32 %xor10, %8, !dbg !82
  %9 = tail call i32 @llvm.nvvm.atomic.load.dec.32.p0(ptr %u, i32 5), !dbg !83
  %xor14 = xor i32 %xor12, %9, !dbg !84
  store i32 %xor14, ptr %u, align 4, !dbg !85, !tbaa !74
  %10 = atomicrmw umin ptr %u, i32 4 monotonic, align 4, !dbg !86
  %11 = atomicrmw umax ptr %u, i32 9 monotonic, align 4, !dbg !87
  %add18 = add i32 %11, %10, !dbg !88
  %12 = atomicrmw xchg ptr %u, i32 2 monotonic, align 4, !dbg !89
  %add20 = add i32 %add18, %12, !dbg !90
  %13 = cmpxchg ptr %u, i32 2, i32 3 monotonic monotonic, align 4, !dbg !91
  %14 = extractvalue { i32, i1 } %13, 0, !dbg !91
  %add22 = add i32 %add20, %14, !dbg !92
  %arrayidx23 = getelementptr inbounds i32, ptr %u, i64 1, !dbg !93
  store i32 %add22, ptr %arrayidx23, align 4, !dbg !94, !tbaa !74
  %15 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @wide to ptr), i64 1 monotonic, align 8, !dbg !95
  %16 = cmpxchg ptr %l, i64 0, i64 1099511627775 monotonic monotonic, align 8, !dbg !96
  %17 = extractvalue { i64, i1 } %16, 0, !dbg !96
  %18 = atomicrmw umax ptr addrspacecast (ptr addrspace(3) @wide to ptr), i64 5 monotonic, align 8, !dbg !97
  %add27 = add i64 %17, %18, !dbg !98
  %idxprom = sext i32 %0 to i64, !dbg !99
  %arrayidx28 = getelementptr inbounds i64, ptr %l, i64 %idxprom, !dbg !99
  store i64 %add27, ptr %arrayidx28, align 8, !dbg !100, !tbaa !59
  %and = and i32 %0, 3, !dbg !101
  %idxprom29 = zext i32 %and to i64
  %arrayidx30 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 0, i64 %idxprom29, !dbg !102
  %19 = load float, ptr %arrayidx30, align 4, !dbg !102, !tbaa !103
  %20 = atomicrmw fadd ptr %f, float %19 monotonic, align 4, !dbg !105
  %21 = atomicrmw fadd ptr %d, double 1.250000e-01 monotonic, align 8, !dbg !106
  %add.ptr = getelementptr inbounds float, ptr %f, i64 1, !dbg !107
  store atomic i32 1075838976, ptr %add.ptr monotonic, align 4
  %add.ptr34 = getelementptr inbounds i32, ptr %i, i64 1, !dbg !108
  %rem = srem i32 %0, 3, !dbg !109
  %idxprom35 = sext i32 %rem to i64, !dbg !110
  %arrayidx36 = getelementptr inbounds [3 x i32], ptr addrspacecast (ptr addrspace(4) @limits to ptr), i64 0, i64 %idxprom35, !dbg !110
  %22 = load i32, ptr %arrayidx36, align 4, !dbg !110, !tbaa !74
  %call.i = tail call i32 @__ws_atom_add_block_i32(ptr noundef nonnull %add.ptr34, i32 noundef %22) #7, !dbg !111
  %add.ptr38 = getelementptr inbounds i32, ptr %u, i64 2, !dbg !112
  %call.i72 = tail call i32 @__ws_atom_cas_system_u32(ptr noundef nonnull %add.ptr38, i32 noundef 1, i32 noundef 2) #7, !dbg !113
  tail call void @llvm.nvvm.membar.cta(), !dbg !114
  br i1 %cmp, label %if.then41, label %while.cond.preheader, !dbg !115

if.then41:                                        ; preds = %if.end
  tail call void @llvm.nvvm.membar.gl(), !dbg !116
  store volatile i32 1, ptr %flag, align 4, !dbg !119, !tbaa !74
  tail call void @llvm.nvvm.membar.sys(), !dbg !120
  br label %while.cond.preheader, !dbg !121

while.cond.preheader:                             ; preds = %if.then41, %if.end
  br label %while.cond, !dbg !122

while.cond:                                       ; preds = %while.cond.preheader, %while.cond
  %23 = load volatile i32, ptr %flag, align 4, !dbg !123, !tbaa !74
  %cmp43 = icmp eq i32 %23, 0, !dbg !124
  br i1 %cmp43, label %while.cond, label %while.end, !dbg !122, !llvm.loop !125

while.end:                                        ; preds = %while.cond
  %24 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !129
  %25 = tail call i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr addrspacecast (ptr addrspace(1) @counter to ptr), i32 %24), !dbg !130
  ret void, !dbg !131
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr nocapture, i32) #3

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.load.dec.32.p0(ptr nocapture, i32) #3

; Function Attrs: convergent nounwind
declare i32 @__ws_atom_add_block_i32(ptr noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare i32 @__ws_atom_cas_system_u32(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.sys() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #6

attributes #0 = { convergent mustprogress norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind memory(argmem: readwrite) }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { nocallback nounwind }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.dbg.cu = !{!2}
!nvvm.annotations = !{!29}
!llvm.module.flags = !{!30, !31, !32, !33}
!llvm.ident = !{!34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 2, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 16.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, imports: !23, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomics.cu", directory: ".")
!4 = !{!5, !6, !7}
!5 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!0, !9, !14, !20}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 3, type: !11, isLocal: false, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !12)
!12 = !{!13}
!13 = !DISubrange(count: 4)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!15 = distinct !DIGlobalVariable(name: "limits", scope: !2, file: !3, line: 4, type: !16, isLocal: false, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 96, elements: !18)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{!19}
!19 = !DISubrange(count: 3)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!21 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 5, type: !22, isLocal: false, isDefinition: true)
!22 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!23 = !{!24, !27}
!24 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !25, file: !26, line: 206)
!25 = !DINamespace(name: "ws_math", scope: null)
!26 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!27 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !28, entity: !25, file: !26, line: 207)
!28 = !DINamespace(name: "std", scope: null)
!29 = !{ptr @_Z7atomicsPiPjPyPfPdPVi, !"kernel", i32 1}
!30 = !{i32 7, !"Dwarf Version", i32 4}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!34 = !{!"clang version 16.0.6"}
!35 = distinct !DISubprogram(name: "atomics", linkageName: "_Z7atomicsPiPjPyPfPdPVi", scope: !3, file: !3, line: 6, type: !36, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !45)
!36 = !DISubroutineType(types: !37)
!37 = !{null, !38, !6, !39, !40, !41, !43}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!42 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !17)
!45 = !{!46, !47, !48, !49, !50, !51, !52}
!46 = !DILocalVariable(name: "i", arg: 1, scope: !35, file: !3, line: 6, type: !38)
!47 = !DILocalVariable(name: "u", arg: 2, scope: !35, file: !3, line: 6, type: !6)
!48 = !DILocalVariable(name: "l", arg: 3, scope: !35, file: !3, line: 6, type: !39)
!49 = !DILocalVariable(name: "f", arg: 4, scope: !35, file: !3, line: 6, type: !40)
!50 = !DILocalVariable(name: "d", arg: 5, scope: !35, file: !3, line: 6, type: !41)
!51 = !DILocalVariable(name: "flag", arg: 6, scope: !35, file: !3, line: 6, type: !43)
!52 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 7, type: !17)
!53 = !DILocation(line: 0, scope: !35)
!54 = !DILocation(line: 7, column: 11, scope: !35)
!55 = !DILocation(line: 8, column: 9, scope: !56)
!56 = distinct !DILexicalBlock(scope: !35, file: !3, line: 8, column: 7)
!57 = !DILocation(line: 8, column: 7, scope: !35)
!58 = !DILocation(line: 9, column: 10, scope: !56)
!59 = !{!60, !60, i64 0}
!60 = !{!"long long", !61, i64 0}
!61 = !{!"omnipotent char", !62, i64 0}
!62 = !{!"Simple C++ TBAA"}
!63 = !DILocation(line: 9, column: 5, scope: !56)
!64 = !DILocation(line: 10, column: 3, scope: !35)
!65 = !DILocation(line: 11, column: 10, scope: !35)
!66 = !DILocation(line: 11, column: 28, scope: !35)
!67 = !DILocation(line: 11, column: 26, scope: !35)
!68 = !DILocation(line: 11, column: 59, scope: !35)
!69 = !DILocation(line: 11, column: 46, scope: !35)
!70 = !DILocation(line: 11, column: 44, scope: !35)
!71 = !DILocation(line: 11, column: 65, scope: !35)
!72 = !DILocation(line: 11, column: 63, scope: !35)
!73 = !DILocation(line: 11, column: 8, scope: !35)
!74 = !{!75, !75, i64 0}
!75 = !{!"int", !61, i64 0}
!76 = !DILocation(line: 12, column: 10, scope: !35)
!77 = !DILocation(line: 12, column: 29, scope: !35)
!78 = !DILocation(line: 12, column: 27, scope: !35)
!79 = !DILocation(line: 12, column: 47, scope: !35)
!80 = !DILocation(line: 12, column: 45, scope: !35)
!81 = !DILocation(line: 12, column: 66, scope: !35)
!82 = !DILocation(line: 12, column: 64, scope: !35)
!83 = !DILocation(line: 12, column: 85, scope: !35)
!84 = !DILocation(line: 12, column: 83, scope: !35)
!85 = !DILocation(line: 12, column: 8, scope: !35)
!86 = !DILocation(line: 13, column: 10, scope: !35)
!87 = !DILocation(line: 13, column: 29, scope: !35)
!88 = !DILocation(line: 13, column: 27, scope: !35)
!89 = !DILocation(line: 13, column: 48, scope: !35)
!90 = !DILocation(line: 13, column: 46, scope: !35)
!91 = !DILocation(line: 13, column: 68, scope: !35)
!92 = !DILocation(line: 13, column: 66, scope: !35)
!93 = !DILocation(line: 13, column: 3, scope: !35)
!94 = !DILocation(line: 13, column: 8, scope: !35)
!95 = !DILocation(line: 14, column: 3, scope: !35)
!96 = !DILocation(line: 15, column: 10, scope: !35)
!97 = !DILocation(line: 15, column: 48, scope: !35)
!98 = !DILocation(line: 15, column: 46, scope: !35)
!99 = !DILocation(line: 15, column: 3, scope: !35)
!100 = !DILocation(line: 15, column: 8, scope: !35)
!101 = !DILocation(line: 16, column: 24, scope: !35)
!102 = !DILocation(line: 16, column: 16, scope: !35)
!103 = !{!104, !104, i64 0}
!104 = !{!"float", !61, i64 0}
!105 = !DILocation(line: 16, column: 3, scope: !35)
!106 = !DILocation(line: 17, column: 3, scope: !35)
!107 = !DILocation(line: 18, column: 16, scope: !35)
!108 = !DILocation(line: 19, column: 21, scope: !35)
!109 = !DILocation(line: 19, column: 35, scope: !35)
!110 = !DILocation(line: 19, column: 26, scope: !35)
!111 = !DILocation(line: 19, column: 3, scope: !35)
!112 = !DILocation(line: 20, column: 22, scope: !35)
!113 = !DILocation(line: 20, column: 3, scope: !35)
!114 = !DILocation(line: 21, column: 3, scope: !35)
!115 = !DILocation(line: 22, column: 7, scope: !35)
!116 = !DILocation(line: 23, column: 5, scope: !117)
!117 = distinct !DILexicalBlock(scope: !118, file: !3, line: 22, column: 15)
!118 = distinct !DILexicalBlock(scope: !35, file: !3, line: 22, column: 7)
!119 = !DILocation(line: 24, column: 11, scope: !117)
!120 = !DILocation(line: 25, column: 5, scope: !117)
!121 = !DILocation(line: 26, column: 3, scope: !117)
!122 = !DILocation(line: 27, column: 3, scope: !35)
!123 = !DILocation(line: 27, column: 10, scope: !35)
!124 = !DILocation(line: 27, column: 16, scope: !35)
!125 = distinct !{!125, !122, !126, !127, !128}
!126 = !DILocation(line: 27, column: 23, scope: !35)
!127 = !{!"llvm.loop.mustprogress"}
!128 = !{!"llvm.loop.unroll.disable"}
!129 = !DILocation(line: 28, column: 23, scope: !35)
!130 = !DILocation(line: 28, column: 3, scope: !35)
!131 = !DILocation(line: 29, column: 1, scope: !35)
