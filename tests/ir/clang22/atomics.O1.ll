; ModuleID = 'atomics.cu'
source_filename = "atomics.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@counter = addrspace(1) externally_initialized global i32 3, align 4, !dbg !0
@table = addrspace(1) externally_initialized global [4 x float] [float 1.000000e+00, float -5.000000e-01, float 3.250000e+00, float 0x46293E5940000000], align 4, !dbg !9
@limits = addrspace(4) externally_initialized constant [3 x i32] [i32 1, i32 2, i32 3], align 4, !dbg !14
@wide = addrspace(3) global i64 undef, align 8, !dbg !20
@llvm.compiler.used = appending global [3 x ptr] [ptr addrspacecast (ptr addrspace(1) @counter to ptr), ptr addrspacecast (ptr addrspace(4) @limits to ptr), ptr addrspacecast (ptr addrspace(1) @table to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7atomicsPiPjPyPfPdPVi(ptr noundef %i, ptr noundef %u, ptr noundef captures(none) %l, ptr noundef captures(none) %f, ptr noundef captures(none) %d, ptr noundef %flag) local_unnamed_addr #0 !dbg !39 {
entry:
    #dbg_value(ptr %i, !50, !DIExpression(), !57)
    #dbg_value(ptr %u, !51, !DIExpression(), !57)
    #dbg_value(ptr %l, !52, !DIExpression(), !57)
    #dbg_value(ptr %f, !53, !DIExpression(), !57)
    #dbg_value(ptr %d, !54, !DIExpression(), !57)
    #dbg_value(ptr %flag, !55, !DIExpression(), !57)
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !58
    #dbg_value(i32 %0, !56, !DIExpression(), !57)
  %cmp = icmp eq i32 %0, 0, !dbg !59
  br i1 %cmp, label %if.then, label %if.end, !dbg !59

if.then:                                          ; preds = %entry
  store i64 0, ptr addrspacecast (ptr addrspace(3) @wide to ptr), align 8, !dbg !61, !tbaa !62
  br label %if.end, !dbg !64

if.end:                                           ; preds = %if.then, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !65
  %1 = atomicrmw add ptr %i, i32 %0 monotonic, align 4, !dbg !66
  %2 = atomicrmw sub ptr %i, i32 1 monotonic, align 4, !dbg !67
  %add = add nsw i32 %2, %1, !dbg !68
  %sub = sub nsw i32 0, %0, !dbg !69
  %3 = atomicrmw min ptr %i, i32 %sub monotonic, align 4, !dbg !70
  %add4 = add nsw i32 %add, %3, !dbg !71
  %4 = atomicrmw max ptr %i, i32 %0 monotonic, align 4, !dbg !72
  %add6 = add nsw i32 %add4, %4, !dbg !73
  store i32 %add6, ptr %i, align 4, !dbg !74, !tbaa !35
  %5 = atomicrmw and ptr %u, i32 7 monotonic, align 4, !dbg !75
  %6 = atomicrmw or ptr %u, i32 8 monotonic, align 4, !dbg !76
  %xor = xor i32 %6, %5, !dbg !77
  %7 = atomicrmw xor ptr %u, i32 1 monotonic, align 4, !dbg !78
  %xor10 = xor i32 %xor, %7, !dbg !79
  %8 = atomicrmw uinc_wrap ptr %u, i32 5 seq_cst, align 4, !dbg !80
  %xor12 = xor i32 %xor10, %8, !dbg !81
  %9 = atomicrmw udec_wrap ptr %u, i32 5 seq_cst, align 4, !dbg !82
  %xor14 = xor i32 %xor12, %9, !dbg !83
  store i32 %xor14, ptr %u, align 4, !dbg !84, !tbaa !35
  %10 = atomicrmw umin ptr %u, i32 4 monotonic, align 4, !dbg !85
  %11 = atomicrmw umax ptr %u, i32 9 monotonic, align 4, !dbg !86
  %add18 = add i32 %11, %10, !dbg !87
  %12 = atomicrmw xchg ptr %u, i32 2 monotonic, align 4, !dbg !88
  %add20 = add i32 %add18, %12, !dbg !89
  %13 = cmpxchg ptr %u, i32 2, i32 3 monotonic monotonic, align 4, !dbg !90
  %14 = extractvalue { i32, i1 } %13, 0, !dbg !90
  %add22 = add i32 %add20, %14, !dbg !91
  %arrayidx23 = getelementptr inbounds nuw i8, ptr %u, i64 4, !dbg !92
  store i32 %add22, ptr %arrayidx23, align 4, !dbg !93, !tbaa !35
  %15 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @wide to ptr), i64 1 monotonic, align 8, !dbg !94
  %16 = cmpxchg ptr %l, i64 0, i64 1099511627775 monotonic monotonic, align 8, !dbg !95
  %17 = extractvalue { i64, i1 } %16, 0, !dbg !95
  %18 = atomicrmw umax ptr addrspacecast (ptr addrspace(3) @wide to ptr), i64 5 monotonic, align 8, !dbg !96
  %add27 = add i64 %17, %18, !dbg !97
  %idxprom = zext nneg i32 %0 to i64, !dbg !98
  %arrayidx28 = getelementptr inbounds nuw i64, ptr %l, i64 %idxprom, !dbg !98
  store i64 %add27, ptr %arrayidx28, align 8, !dbg !99, !tbaa !62
  %and = and i32 %0, 3, !dbg !100
  %idxprom29 = zext nneg i32 %and to i64, !dbg !101
  %arrayidx30 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 %idxprom29, !dbg !101
  %19 = load float, ptr %arrayidx30, align 4, !dbg !101, !tbaa !102
  %20 = atomicrmw fadd ptr %f, float %19 monotonic, align 4, !dbg !104
  %21 = atomicrmw fadd ptr %d, double 1.250000e-01 monotonic, align 8, !dbg !105
  %add.ptr = getelementptr inbounds nuw i8, ptr %f, i64 4, !dbg !106
  %22 = atomicrmw xchg ptr %add.ptr, i32 1075838976 monotonic, align 4, !dbg !107
  %add.ptr34 = getelementptr inbounds nuw i8, ptr %i, i64 4, !dbg !108
  %rem = urem i32 %0, 3, !dbg !109
  %idxprom35 = zext nneg i32 %rem to i64, !dbg !110
  %arrayidx36 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @limits to ptr), i64 %idxprom35, !dbg !110
  %23 = load i32, ptr %arrayidx36, align 4, !dbg !110, !tbaa !35
  %call.i = tail call noundef i32 @__ws_atom_add_block_i32(ptr noundef nonnull %add.ptr34, i32 noundef %23) #5, !dbg !111
  %add.ptr38 = getelementptr inbounds nuw i8, ptr %u, i64 8, !dbg !112
  %call.i73 = tail call noundef i32 @__ws_atom_cas_system_u32(ptr noundef nonnull %add.ptr38, i32 noundef 1, i32 noundef 2) #5, !dbg !113
  tail call void @llvm.nvvm.membar.cta(), !dbg !114
  br i1 %cmp, label %if.then41, label %while.cond.preheader, !dbg !115

if.then41:                                        ; preds = %if.end
  tail call void @llvm.nvvm.membar.gl(), !dbg !117
  store volatile i32 1, ptr %flag, align 4, !dbg !119, !tbaa !35
  tail call void @llvm.nvvm.membar.sys(), !dbg !120
  br label %while.cond.preheader, !dbg !121

while.cond.preheader:                             ; preds = %if.then41, %if.end
  br label %while.cond, !dbg !122

while.cond:                                       ; preds = %while.cond.preheader, %while.cond
  %24 = load volatile i32, ptr %flag, align 4, !dbg !123, !tbaa !35
  %cmp43 = icmp eq i32 %24, 0, !dbg !124
  br i1 %cmp43, label %while.cond, label %while.end, !dbg !122, !llvm.loop !125

while.end:                                        ; preds = %while.cond
  %25 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !129
  %26 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(1) @counter to ptr), i32 %25 seq_cst, align 4, !dbg !130
  ret void, !dbg !131
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare i32 @__ws_atom_add_block_i32(ptr noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare i32 @__ws_atom_cas_system_u32(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #4

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #4

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.sys() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { nocallback nounwind }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32, !33}
!llvm.ident = !{!34}
!llvm.errno.tbaa = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 2, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, imports: !23, splitDebugInlining: false, nameTableKind: None)
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
!29 = !{i32 7, !"Dwarf Version", i32 4}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!33 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!34 = !{!"clang version 22.1.8"}
!35 = !{!36, !36, i64 0}
!36 = !{!"int", !37, i64 0}
!37 = !{!"omnipotent char", !38, i64 0}
!38 = !{!"Simple C++ TBAA"}
!39 = distinct !DISubprogram(name: "atomics", linkageName: "_Z7atomicsPiPjPyPfPdPVi", scope: !3, file: !3, line: 6, type: !40, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !49)
!40 = !DISubroutineType(types: !41)
!41 = !{null, !42, !6, !43, !44, !45, !47}
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !17)
!49 = !{!50, !51, !52, !53, !54, !55, !56}
!50 = !DILocalVariable(name: "i", arg: 1, scope: !39, file: !3, line: 6, type: !42)
!51 = !DILocalVariable(name: "u", arg: 2, scope: !39, file: !3, line: 6, type: !6)
!52 = !DILocalVariable(name: "l", arg: 3, scope: !39, file: !3, line: 6, type: !43)
!53 = !DILocalVariable(name: "f", arg: 4, scope: !39, file: !3, line: 6, type: !44)
!54 = !DILocalVariable(name: "d", arg: 5, scope: !39, file: !3, line: 6, type: !45)
!55 = !DILocalVariable(name: "flag", arg: 6, scope: !39, file: !3, line: 6, type: !47)
!56 = !DILocalVariable(name: "t", scope: !39, file: !3, line: 7, type: !17)
!57 = !DILocation(line: 0, scope: !39)
!58 = !DILocation(line: 7, column: 11, scope: !39)
!59 = !DILocation(line: 8, column: 9, scope: !60)
!60 = distinct !DILexicalBlock(scope: !39, file: !3, line: 8, column: 7)
!61 = !DILocation(line: 9, column: 10, scope: !60)
!62 = !{!63, !63, i64 0}
!63 = !{!"long long", !37, i64 0}
!64 = !DILocation(line: 9, column: 5, scope: !60)
!65 = !DILocation(line: 10, column: 3, scope: !39)
!66 = !DILocation(line: 11, column: 10, scope: !39)
!67 = !DILocation(line: 11, column: 28, scope: !39)
!68 = !DILocation(line: 11, column: 26, scope: !39)
!69 = !DILocation(line: 11, column: 59, scope: !39)
!70 = !DILocation(line: 11, column: 46, scope: !39)
!71 = !DILocation(line: 11, column: 44, scope: !39)
!72 = !DILocation(line: 11, column: 65, scope: !39)
!73 = !DILocation(line: 11, column: 63, scope: !39)
!74 = !DILocation(line: 11, column: 8, scope: !39)
!75 = !DILocation(line: 12, column: 10, scope: !39)
!76 = !DILocation(line: 12, column: 29, scope: !39)
!77 = !DILocation(line: 12, column: 27, scope: !39)
!78 = !DILocation(line: 12, column: 47, scope: !39)
!79 = !DILocation(line: 12, column: 45, scope: !39)
!80 = !DILocation(line: 12, column: 66, scope: !39)
!81 = !DILocation(line: 12, column: 64, scope: !39)
!82 = !DILocation(line: 12, column: 85, scope: !39)
!83 = !DILocation(line: 12, column: 83, scope: !39)
!84 = !DILocation(line: 12, column: 8, scope: !39)
!85 = !DILocation(line: 13, column: 10, scope: !39)
!86 = !DILocation(line: 13, column: 29, scope: !39)
!87 = !DILocation(line: 13, column: 27, scope: !39)
!88 = !DILocation(line: 13, column: 48, scope: !39)
!89 = !DILocation(line: 13, column: 46, scope: !39)
!90 = !DILocation(line: 13, column: 68, scope: !39)
!91 = !DILocation(line: 13, column: 66, scope: !39)
!92 = !DILocation(line: 13, column: 3, scope: !39)
!93 = !DILocation(line: 13, column: 8, scope: !39)
!94 = !DILocation(line: 14, column: 3, scope: !39)
!95 = !DILocation(line: 15, column: 10, scope: !39)
!96 = !DILocation(line: 15, column: 48, scope: !39)
!97 = !DILocation(line: 15, column: 46, scope: !39)
!98 = !DILocation(line: 15, column: 3, scope: !39)
!99 = !DILocation(line: 15, column: 8, scope: !39)
!100 = !DILocation(line: 16, column: 24, scope: !39)
!101 = !DILocation(line: 16, column: 16, scope: !39)
!102 = !{!103, !103, i64 0}
!103 = !{!"float", !37, i64 0}
!104 = !DILocation(line: 16, column: 3, scope: !39)
!105 = !DILocation(line: 17, column: 3, scope: !39)
!106 = !DILocation(line: 18, column: 16, scope: !39)
!107 = !DILocation(line: 18, column: 3, scope: !39)
!108 = !DILocation(line: 19, column: 21, scope: !39)
!109 = !DILocation(line: 19, column: 35, scope: !39)
!110 = !DILocation(line: 19, column: 26, scope: !39)
!111 = !DILocation(line: 19, column: 3, scope: !39)
!112 = !DILocation(line: 20, column: 22, scope: !39)
!113 = !DILocation(line: 20, column: 3, scope: !39)
!114 = !DILocation(line: 21, column: 3, scope: !39)
!115 = !DILocation(line: 22, column: 9, scope: !116)
!116 = distinct !DILexicalBlock(scope: !39, file: !3, line: 22, column: 7)
!117 = !DILocation(line: 23, column: 5, scope: !118)
!118 = distinct !DILexicalBlock(scope: !116, file: !3, line: 22, column: 15)
!119 = !DILocation(line: 24, column: 11, scope: !118)
!120 = !DILocation(line: 25, column: 5, scope: !118)
!121 = !DILocation(line: 26, column: 3, scope: !118)
!122 = !DILocation(line: 27, column: 3, scope: !39)
!123 = !DILocation(line: 27, column: 10, scope: !39)
!124 = !DILocation(line: 27, column: 16, scope: !39)
!125 = distinct !{!125, !122, !126, !127, !128}
!126 = !DILocation(line: 27, column: 23, scope: !39)
!127 = !{!"llvm.loop.mustprogress"}
!128 = !{!"llvm.loop.unroll.disable"}
!129 = !DILocation(line: 28, column: 23, scope: !39)
!130 = !DILocation(line: 28, column: 3, scope: !39)
!131 = !DILocation(line: 29, column: 1, scope: !39)
