; ModuleID = 'atomics.cu'
source_filename = "atomics.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@counter = addrspace(1) externally_initialized global i32 3, align 4, !dbg !0
@table = addrspace(1) externally_initialized global [4 x float] [float 1.000000e+00, float -5.000000e-01, float 3.250000e+00, float 0x46293E5940000000], align 4, !dbg !9
@limits = addrspace(4) externally_initialized global [3 x i32] [i32 1, i32 2, i32 3], align 4, !dbg !14
@wide = addrspace(3) global i64 undef, align 8, !dbg !20
@llvm.compiler.used = appending global [3 x i8*] [i8* addrspacecast (i8 addrspace(1)* bitcast (i32 addrspace(1)* @counter to i8 addrspace(1)*) to i8*), i8* addrspacecast (i8 addrspace(4)* bitcast ([3 x i32] addrspace(4)* @limits to i8 addrspace(4)*) to i8*), i8* addrspacecast (i8 addrspace(1)* bitcast ([4 x float] addrspace(1)* @table to i8 addrspace(1)*) to i8*)], section "llvm.metadata"

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z7atomicsPiPjPyPfPdPVi(i32* noundef %i, i32* noundef %u, i64* nocapture noundef %l, float* nocapture noundef %f, double* nocapture noundef %d, i32* noundef %flag) local_unnamed_addr #0 !dbg !35 {
entry:
  call void @llvm.dbg.value(metadata i32* %i, metadata !46, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32* %u, metadata !47, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i64* %l, metadata !48, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata float* %f, metadata !49, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata double* %d, metadata !50, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32* %flag, metadata !51, metadata !DIExpression()), !dbg !53
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5, !dbg !54
  call void @llvm.dbg.value(metadata i32 %0, metadata !52, metadata !DIExpression()), !dbg !53
  %cmp = icmp eq i32 %0, 0, !dbg !55
  br i1 %cmp, label %if.then, label %if.end, !dbg !57

if.then:                                          ; preds = %entry
  store i64 0, i64* addrspacecast (i64 addrspace(3)* @wide to i64*), align 8, !dbg !58, !tbaa !59
  br label %if.end, !dbg !63

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier0(), !dbg !64
  %1 = atomicrmw add i32* %i, i32 %0 monotonic, align 4, !dbg !65
  %2 = atomicrmw sub i32* %i, i32 1 monotonic, align 4, !dbg !66
  %add = add nsw i32 %2, %1, !dbg !67
  %sub = sub nsw i32 0, %0, !dbg !68
  %3 = atomicrmw min i32* %i, i32 %sub monotonic, align 4, !dbg !69
  %add4 = add nsw i32 %add, %3, !dbg !70
  %4 = atomicrmw max i32* %i, i32 %0 monotonic, align 4, !dbg !71
  %add6 = add nsw i32 %add4, %4, !dbg !72
  store i32 %add6, i32* %i, align 4, !dbg !73, !tbaa !74
  %5 = atomicrmw and i32* %u, i32 7 monotonic, align 4, !dbg !76
  %6 = atomicrmw or i32* %u, i32 8 monotonic, align 4, !dbg !77
  %xor = xor i32 %6, %5, !dbg !78
  %7 = atomicrmw xor i32* %u, i32 1 monotonic, align 4, !dbg !79
  %xor10 = xor i32 %xor, %7, !dbg !80
  %8 = call i32 @llvm.nvvm.atomic.load.inc.32.p0i32(i32* %u, i32 5) #5, !dbg !81
  %xor12 = xor i32 %xor10, %8, !dbg !82
  %9 = call i32 @llvm.nvvm.atomic.load.dec.32.p0i32(i32* %u, i32 5) #5, !dbg !83
  %xor14 = xor i32 %xor12, %9, !dbg !84
  store i32 %xor14, i32* %u, align 4, !dbg !85, !tbaa !74
  %10 = atomicrmw umin i32* %u, i32 4 monotonic, align 4, !dbg !86
  %11 = atomicrmw umax i32* %u, i32 9 monotonic, align 4, !dbg !87
  %add18 = add i32 %11, %10, !dbg !88
  %12 = atomicrmw xchg i32* %u, i32 2 monotonic, align 4, !dbg !89
  %add20 = add i32 %add18, %12, !dbg !90
  %13 = cmpxchg i32* %u, i32 2, i32 3 monotonic monotonic, align 4, !dbg !91
  %14 = extractvalue { i32, i1 } %13, 0, !dbg !91
  %add22 = add i32 %add20, %14, !dbg !92
  %arrayidx23 = getelementptr inbounds i32, i32* %u, i64 1, !dbg !93
  store i32 %add22, i32* %arrayidx23, align 4, !dbg !94, !tbaa !74
  %15 = atomicrmw add i64* addrspacecast (i64 addrspace(3)* @wide to i64*), i64 1 monotonic, align 8, !dbg !95
  %16 = cmpxchg i64* %l, i64 0, i64 1099511627775 monotonic monotonic, align 8, !dbg !96
  %17 = extractvalue { i64, i1 } %16, 0, !dbg !96
  %18 = atomicrmw umax i64* addrspacecast (i64 addrspace(3)* @wide to i64*), i64 5 monotonic, align 8, !dbg !97
  %add27 = add i64 %17, %18, !dbg !98
  %idxprom = sext i32 %0 to i64, !dbg !99
  %arrayidx28 = getelementptr inbounds i64, i64* %l, i64 %idxprom, !dbg !99
  store i64 %add27, i64* %arrayidx28, align 8, !dbg !100, !tbaa !59
  %and = and i32 %0, 3, !dbg !101
  %19 = zext i32 %and to i64
  %arrayidx3073 = getelementptr inbounds [4 x float], [4 x float] addrspace(1)* @table, i64 0, i64 %19, !dbg !102
  %arrayidx30 = addrspacecast float addrspace(1)* %arrayidx3073 to float*, !dbg !102
  %20 = load float, float* %arrayidx30, align 4, !dbg !102, !tbaa !103
  %21 = atomicrmw fadd float* %f, float %20 monotonic, align 4, !dbg !105
  %22 = atomicrmw fadd double* %d, double 1.250000e-01 monotonic, align 8, !dbg !106
  %add.ptr = getelementptr inbounds float, float* %f, i64 1, !dbg !107
  %23 = bitcast float* %add.ptr to i32*, !dbg !108
  store atomic i32 1075838976, i32* %23 monotonic, align 4, !dbg !108
  %add.ptr34 = getelementptr inbounds i32, i32* %i, i64 1, !dbg !109
  %rem = srem i32 %0, 3, !dbg !110
  %idxprom35 = sext i32 %rem to i64, !dbg !111
  %arrayidx3674 = getelementptr inbounds [3 x i32], [3 x i32] addrspace(4)* @limits, i64 0, i64 %idxprom35, !dbg !111
  %arrayidx36 = addrspacecast i32 addrspace(4)* %arrayidx3674 to i32*, !dbg !111
  %24 = load i32, i32* %arrayidx36, align 4, !dbg !111, !tbaa !74
  %call.i = call i32 @__ws_atom_add_block_i32(i32* noundef nonnull %add.ptr34, i32 noundef %24) #1, !dbg !112
  %add.ptr38 = getelementptr inbounds i32, i32* %u, i64 2, !dbg !113
  %call.i75 = call i32 @__ws_atom_cas_system_u32(i32* noundef nonnull %add.ptr38, i32 noundef 1, i32 noundef 2) #1, !dbg !114
  call void @llvm.nvvm.membar.cta() #5, !dbg !115
  br i1 %cmp, label %if.then41, label %while.cond.preheader, !dbg !116

if.then41:                                        ; preds = %if.end
  call void @llvm.nvvm.membar.gl() #5, !dbg !117
  store volatile i32 1, i32* %flag, align 4, !dbg !120, !tbaa !74
  call void @llvm.nvvm.membar.sys() #5, !dbg !121
  br label %while.cond.preheader, !dbg !122

while.cond.preheader:                             ; preds = %if.then41, %if.end
  br label %while.cond, !dbg !123

while.cond:                                       ; preds = %while.cond.preheader, %while.cond
  %25 = load volatile i32, i32* %flag, align 4, !dbg !124, !tbaa !74
  %cmp43 = icmp eq i32 %25, 0, !dbg !125
  br i1 %cmp43, label %while.cond, label %while.end, !dbg !123, !llvm.loop !126

while.end:                                        ; preds = %while.cond
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5, !dbg !130
  %27 = call i32 @llvm.nvvm.atomic.load.inc.32.p0i32(i32* addrspacecast (i32 addrspace(1)* @counter to i32*), i32 %26) #5, !dbg !131
  ret void, !dbg !132
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: argmemonly nounwind
declare i32 @llvm.nvvm.atomic.load.inc.32.p0i32(i32* nocapture, i32) #3

; Function Attrs: argmemonly nounwind
declare i32 @llvm.nvvm.atomic.load.dec.32.p0i32(i32* nocapture, i32) #3

; Function Attrs: convergent nounwind
declare i32 @__ws_atom_add_block_i32(i32* noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare i32 @__ws_atom_cas_system_u32(i32* noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare void @llvm.nvvm.membar.cta() #5

; Function Attrs: nounwind
declare void @llvm.nvvm.membar.gl() #5

; Function Attrs: nounwind
declare void @llvm.nvvm.membar.sys() #5

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #6

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent nounwind }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { argmemonly nounwind }
attributes #4 = { convergent nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { nounwind }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!nvvm.annotations = !{!29}
!llvm.module.flags = !{!30, !31, !32, !33}
!llvm.ident = !{!34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 2, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, imports: !23, splitDebugInlining: false, nameTableKind: None)
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
!29 = !{void (i32*, i32*, i64*, float*, double*, i32*)* @_Z7atomicsPiPjPyPfPdPVi, !"kernel", i32 1}
!30 = !{i32 7, !"Dwarf Version", i32 4}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!34 = !{!"clang version 14.0.6"}
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
!108 = !DILocation(line: 18, column: 3, scope: !35)
!109 = !DILocation(line: 19, column: 21, scope: !35)
!110 = !DILocation(line: 19, column: 35, scope: !35)
!111 = !DILocation(line: 19, column: 26, scope: !35)
!112 = !DILocation(line: 19, column: 3, scope: !35)
!113 = !DILocation(line: 20, column: 22, scope: !35)
!114 = !DILocation(line: 20, column: 3, scope: !35)
!115 = !DILocation(line: 21, column: 3, scope: !35)
!116 = !DILocation(line: 22, column: 7, scope: !35)
!117 = !DILocation(line: 23, column: 5, scope: !118)
!118 = distinct !DILexicalBlock(scope: !119, file: !3, line: 22, column: 15)
!119 = distinct !DILexicalBlock(scope: !35, file: !3, line: 22, column: 7)
!120 = !DILocation(line: 24, column: 11, scope: !118)
!121 = !DILocation(line: 25, column: 5, scope: !118)
!122 = !DILocation(line: 26, column: 3, scope: !118)
!123 = !DILocation(line: 27, column: 3, scope: !35)
!124 = !DILocation(line: 27, column: 10, scope: !35)
!125 = !DILocation(line: 27, column: 16, scope: !35)
!126 = distinct !{!126, !123, !127, !128, !129}
!127 = !DILocation(line: 27, column: 23, scope: !35)
!128 = !{!"llvm.loop.mustprogress"}
!129 = !{!"llvm.loop.unroll.disable"}
!130 = !DILocation(line: 28, column: 23, scope: !35)
!131 = !DILocation(line: 28, column: 3, scope: !35)
!132 = !DILocation(line: 29, column: 1, scope: !35)
