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
define dso_local void @_Z7atomicsPiPjPyPfPdPVi(ptr noundef %i, ptr noundef %u, ptr nocapture noundef %l, ptr nocapture noundef %f, ptr nocapture noundef %d, ptr noundef %flag) local_unnamed_addr #0 !dbg !36 {
entry:
    #dbg_value(ptr %i, !47, !DIExpression(), !54)
    #dbg_value(ptr %u, !48, !DIExpression(), !54)
    #dbg_value(ptr %l, !49, !DIExpression(), !54)
    #dbg_value(ptr %f, !50, !DIExpression(), !54)
    #dbg_value(ptr %d, !51, !DIExpression(), !54)
    #dbg_value(ptr %flag, !52, !DIExpression(), !54)
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55
    #dbg_value(i32 %0, !53, !DIExpression(), !54)
  %cmp = icmp eq i32 %0, 0, !dbg !56
  br i1 %cmp, label %if.then, label %if.end, !dbg !58

if.then:                                          ; preds = %entry
  store i64 0, ptr addrspacecast (ptr addrspace(3) @wide to ptr), align 8, !dbg !59, !tbaa !60
  br label %if.end, !dbg !64

if.end:                                           ; preds = %if.then, %entry
  tail call void @llvm.nvvm.barrier0(), !dbg !65
  %1 = atomicrmw add ptr %i, i32 %0 monotonic, align 4, !dbg !66
  %2 = atomicrmw sub ptr %i, i32 1 monotonic, align 4, !dbg !67
  %add = add nsw i32 %2, %1, !dbg !68
  %sub = sub nsw i32 0, %0, !dbg !69
  %3 = atomicrmw min ptr %i, i32 %sub monotonic, align 4, !dbg !70
  %add4 = add nsw i32 %add, %3, !dbg !71
  %4 = atomicrmw max ptr %i, i32 %0 monotonic, align 4, !dbg !72
  %add6 = add nsw i32 %add4, %4, !dbg !73
  store i32 %add6, ptr %i, align 4, !dbg !74, !tbaa !75
  %5 = atomicrmw and ptr %u, i32 7 monotonic, align 4, !dbg !77
  %6 = atomicrmw or ptr %u, i32 8 monotonic, align 4, !dbg !78
  %xor = xor i32 %6, %5, !dbg !79
  %7 = atomicrmw xor ptr %u, i32 1 monotonic, align 4, !dbg !80
  %xor10 = xor i32 %xor, %7, !dbg !81
  %8 = tail call noundef i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr %u, i32 5), !dbg !82
  %xor12 = xor i32 %xor10, %8, !dbg !83
  %9 = tail call noundef i32 @llvm.nvvm.atomic.load.dec.32.p0(ptr %u, i32 5), !dbg !84
  %xor14 = xor i32 %xor12, %9, !dbg !85
  store i32 %xor14, ptr %u, align 4, !dbg !86, !tbaa !75
  %10 = atomicrmw umin ptr %u, i32 4 monotonic, align 4, !dbg !87
  %11 = atomicrmw umax ptr %u, i32 9 monotonic, align 4, !dbg !88
  %add18 = add i32 %11, %10, !dbg !89
  %12 = atomicrmw xchg ptr %u, i32 2 monotonic, align 4, !dbg !90
  %add20 = add i32 %add18, %12, !dbg !91
  %13 = cmpxchg ptr %u, i32 2, i32 3 monotonic monotonic, align 4, !dbg !92
  %14 = extractvalue { i32, i1 } %13, 0, !dbg !92
  %add22 = add i32 %add20, %14, !dbg !93
  %arrayidx23 = getelementptr inbounds i8, ptr %u, i64 4, !dbg !94
  store i32 %add22, ptr %arrayidx23, align 4, !dbg !95, !tbaa !75
  %15 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @wide to ptr), i64 1 monotonic, align 8, !dbg !96
  %16 = cmpxchg ptr %l, i64 0, i64 1099511627775 monotonic monotonic, align 8, !dbg !97
  %17 = extractvalue { i64, i1 } %16, 0, !dbg !97
  %18 = atomicrmw umax ptr addrspacecast (ptr addrspace(3) @wide to ptr), i64 5 monotonic, align 8, !dbg !98
  %add27 = add i64 %17, %18, !dbg !99
  %idxprom = zext nneg i32 %0 to i64, !dbg !100
  %arrayidx28 = getelementptr inbounds i64, ptr %l, i64 %idxprom, !dbg !100
  store i64 %add27, ptr %arrayidx28, align 8, !dbg !101, !tbaa !60
  %and = and i32 %0, 3, !dbg !102
  %idxprom29 = zext nneg i32 %and to i64, !dbg !103
  %arrayidx30 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 0, i64 %idxprom29, !dbg !103
  %19 = load float, ptr %arrayidx30, align 4, !dbg !103, !tbaa !104
  %20 = atomicrmw fadd ptr %f, float %19 monotonic, align 4, !dbg !106
  %21 = atomicrmw fadd ptr %d, double 1.250000e-01 monotonic, align 8, !dbg !107
  %add.ptr = getelementptr inbounds i8, ptr %f, i64 4, !dbg !108
  %22 = atomicrmw xchg ptr %add.ptr, i32 1075838976 monotonic, align 4, !dbg !109
  %add.ptr34 = getelementptr inbounds i8, ptr %i, i64 4, !dbg !110
  %rem = urem i32 %0, 3, !dbg !111
  %idxprom35 = zext nneg i32 %rem to i64, !dbg !112
  %arrayidx36 = getelementptr inbounds [3 x i32], ptr addrspacecast (ptr addrspace(4) @limits to ptr), i64 0, i64 %idxprom35, !dbg !112
  %23 = load i32, ptr %arrayidx36, align 4, !dbg !112, !tbaa !75
  %call.i = tail call noundef i32 @__ws_atom_add_block_i32(ptr noundef nonnull %add.ptr34, i32 noundef %23) #6, !dbg !113
  %add.ptr38 = getelementptr inbounds i8, ptr %u, i64 8, !dbg !114
  %call.i73 = tail call noundef i32 @__ws_atom_cas_system_u32(ptr noundef nonnull %add.ptr38, i32 noundef 1, i32 noundef 2) #6, !dbg !115
  tail call void @llvm.nvvm.membar.cta(), !dbg !116
  br i1 %cmp, label %if.then41, label %while.cond.preheader, !dbg !117

if.then41:                                        ; preds = %if.end
  tail call void @llvm.nvvm.membar.gl(), !dbg !118
  store volatile i32 1, ptr %flag, align 4, !dbg !121, !tbaa !75
  tail call void @llvm.nvvm.membar.sys(), !dbg !122
  br label %while.cond.preheader, !dbg !123

while.cond.preheader:                             ; preds = %if.then41, %if.end
  br label %while.cond, !dbg !124

while.cond:                                       ; preds = %while.cond.preheader, %while.cond
  %24 = load volatile i32, ptr %flag, align 4, !dbg !125, !tbaa !75
  %cmp43 = icmp eq i32 %24, 0, !dbg !126
  br i1 %cmp43, label %while.cond, label %while.end, !dbg !124, !llvm.loop !127

while.end:                                        ; preds = %while.cond
  %25 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !131
  %26 = tail call noundef i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr addrspacecast (ptr addrspace(1) @counter to ptr), i32 %25), !dbg !132
  ret void, !dbg !133
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

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
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind memory(argmem: readwrite) }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { nocallback nounwind }
attributes #6 = { convergent nounwind }

!llvm.dbg.cu = !{!2}
!nvvm.annotations = !{!29}
!llvm.module.flags = !{!30, !31, !32, !33, !34}
!llvm.ident = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 2, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 19.1.7", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, imports: !23, splitDebugInlining: false, nameTableKind: None)
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
!34 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!35 = !{!"clang version 19.1.7"}
!36 = distinct !DISubprogram(name: "atomics", linkageName: "_Z7atomicsPiPjPyPfPdPVi", scope: !3, file: !3, line: 6, type: !37, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !46)
!37 = !DISubroutineType(types: !38)
!38 = !{null, !39, !6, !40, !41, !42, !44}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !17)
!46 = !{!47, !48, !49, !50, !51, !52, !53}
!47 = !DILocalVariable(name: "i", arg: 1, scope: !36, file: !3, line: 6, type: !39)
!48 = !DILocalVariable(name: "u", arg: 2, scope: !36, file: !3, line: 6, type: !6)
!49 = !DILocalVariable(name: "l", arg: 3, scope: !36, file: !3, line: 6, type: !40)
!50 = !DILocalVariable(name: "f", arg: 4, scope: !36, file: !3, line: 6, type: !41)
!51 = !DILocalVariable(name: "d", arg: 5, scope: !36, file: !3, line: 6, type: !42)
!52 = !DILocalVariable(name: "flag", arg: 6, scope: !36, file: !3, line: 6, type: !44)
!53 = !DILocalVariable(name: "t", scope: !36, file: !3, line: 7, type: !17)
!54 = !DILocation(line: 0, scope: !36)
!55 = !DILocation(line: 7, column: 11, scope: !36)
!56 = !DILocation(line: 8, column: 9, scope: !57)
!57 = distinct !DILexicalBlock(scope: !36, file: !3, line: 8, column: 7)
!58 = !DILocation(line: 8, column: 7, scope: !36)
!59 = !DILocation(line: 9, column: 10, scope: !57)
!60 = !{!61, !61, i64 0}
!61 = !{!"long long", !62, i64 0}
!62 = !{!"omnipotent char", !63, i64 0}
!63 = !{!"Simple C++ TBAA"}
!64 = !DILocation(line: 9, column: 5, scope: !57)
!65 = !DILocation(line: 10, column: 3, scope: !36)
!66 = !DILocation(line: 11, column: 10, scope: !36)
!67 = !DILocation(line: 11, column: 28, scope: !36)
!68 = !DILocation(line: 11, column: 26, scope: !36)
!69 = !DILocation(line: 11, column: 59, scope: !36)
!70 = !DILocation(line: 11, column: 46, scope: !36)
!71 = !DILocation(line: 11, column: 44, scope: !36)
!72 = !DILocation(line: 11, column: 65, scope: !36)
!73 = !DILocation(line: 11, column: 63, scope: !36)
!74 = !DILocation(line: 11, column: 8, scope: !36)
!75 = !{!76, !76, i64 0}
!76 = !{!"int", !62, i64 0}
!77 = !DILocation(line: 12, column: 10, scope: !36)
!78 = !DILocation(line: 12, column: 29, scope: !36)
!79 = !DILocation(line: 12, column: 27, scope: !36)
!80 = !DILocation(line: 12, column: 47, scope: !36)
!81 = !DILocation(line: 12, column: 45, scope: !36)
!82 = !DILocation(line: 12, column: 66, scope: !36)
!83 = !DILocation(line: 12, column: 64, scope: !36)
!84 = !DILocation(line: 12, column: 85, scope: !36)
!85 = !DILocation(line: 12, column: 83, scope: !36)
!86 = !DILocation(line: 12, column: 8, scope: !36)
!87 = !DILocation(line: 13, column: 10, scope: !36)
!88 = !DILocation(line: 13, column: 29, scope: !36)
!89 = !DILocation(line: 13, column: 27, scope: !36)
!90 = !DILocation(line: 13, column: 48, scope: !36)
!91 = !DILocation(line: 13, column: 46, scope: !36)
!92 = !DILocation(line: 13, column: 68, scope: !36)
!93 = !DILocation(line: 13, column: 66, scope: !36)
!94 = !DILocation(line: 13, column: 3, scope: !36)
!95 = !DILocation(line: 13, column: 8, scope: !36)
!96 = !DILocation(line: 14, column: 3, scope: !36)
!97 = !DILocation(line: 15, column: 10, scope: !36)
!98 = !DILocation(line: 15, column: 48, scope: !36)
!99 = !DILocation(line: 15, column: 46, scope: !36)
!100 = !DILocation(line: 15, column: 3, scope: !36)
!101 = !DILocation(line: 15, column: 8, scope: !36)
!102 = !DILocation(line: 16, column: 24, scope: !36)
!103 = !DILocation(line: 16, column: 16, scope: !36)
!104 = !{!105, !105, i64 0}
!105 = !{!"float", !62, i64 0}
!106 = !DILocation(line: 16, column: 3, scope: !36)
!107 = !DILocation(line: 17, column: 3, scope: !36)
!108 = !DILocation(line: 18, column: 16, scope: !36)
!109 = !DILocation(line: 18, column: 3, scope: !36)
!110 = !DILocation(line: 19, column: 21, scope: !36)
!111 = !DILocation(line: 19, column: 35, scope: !36)
!112 = !DILocation(line: 19, column: 26, scope: !36)
!113 = !DILocation(line: 19, column: 3, scope: !36)
!114 = !DILocation(line: 20, column: 22, scope: !36)
!115 = !DILocation(line: 20, column: 3, scope: !36)
!116 = !DILocation(line: 21, column: 3, scope: !36)
!117 = !DILocation(line: 22, column: 7, scope: !36)
!118 = !DILocation(line: 23, column: 5, scope: !119)
!119 = distinct !DILexicalBlock(scope: !120, file: !3, line: 22, column: 15)
!120 = distinct !DILexicalBlock(scope: !36, file: !3, line: 22, column: 7)
!121 = !DILocation(line: 24, column: 11, scope: !119)
!122 = !DILocation(line: 25, column: 5, scope: !119)
!123 = !DILocation(line: 26, column: 3, scope: !119)
!124 = !DILocation(line: 27, column: 3, scope: !36)
!125 = !DILocation(line: 27, column: 10, scope: !36)
!126 = !DILocation(line: 27, column: 16, scope: !36)
!127 = distinct !{!127, !124, !128, !129, !130}
!128 = !DILocation(line: 27, column: 23, scope: !36)
!129 = !{!"llvm.loop.mustprogress"}
!130 = !{!"llvm.loop.unroll.disable"}
!131 = !DILocation(line: 28, column: 23, scope: !36)
!132 = !DILocation(line: 28, column: 3, scope: !36)
!133 = !DILocation(line: 29, column: 1, scope: !36)
