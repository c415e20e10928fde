; ModuleID = 'atomics.cu'
source_filename = "atomics.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@counter = addrspace(1) externally_initialized global i32 3, align 4, !dbg !0
@table = addrspace(1) externally_initialized global [4 x float] [float 1.000000e+00, float -5.000000e-01, float 3.250000e+00, float 0x46293E5940000000], align 4, !dbg !9
@limits = addrspace(4) externally_initialized constant [3 x i32] [i32 1, i32 2, i32 3], align 4, !dbg !14
@wide = addrspace(3) global i64 undef, align 8, !dbg !20
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1
@llvm.compiler.used = appending global [3 x ptr] [ptr addrspacecast (ptr addrspace(1) @counter to ptr), ptr addrspacecast (ptr addrspace(1) @table to ptr), ptr addrspacecast (ptr addrspace(4) @limits to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7atomicsPiPjPyPfPdPVi(ptr noundef %i, ptr noundef %u, ptr noundef %l, ptr noundef %f, ptr noundef %d, ptr noundef %flag) #0 !dbg !38 {
entry:
    #dbg_value(ptr %i, !49, !DIExpression(), !56)
    #dbg_value(ptr %u, !50, !DIExpression(), !56)
    #dbg_value(ptr %l, !51, !DIExpression(), !56)
    #dbg_value(ptr %f, !52, !DIExpression(), !56)
    #dbg_value(ptr %d, !53, !DIExpression(), !56)
    #dbg_value(ptr %flag, !54, !DIExpression(), !56)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57
    #dbg_value(i32 %0, !55, !DIExpression(), !56)
  %cmp = icmp eq i32 %0, 0, !dbg !58
  br i1 %cmp, label %if.then, label %if.end, !dbg !58

if.then:                                          ; preds = %entry
  store i64 0, ptr addrspacecast (ptr addrspace(3) @wide to ptr), align 8, !dbg !60, !tbaa !61
  br label %if.end, !dbg !63

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !64
  %1 = atomicrmw add ptr %i, i32 %0 monotonic, align 4, !dbg !65
  %2 = atomicrmw sub ptr %i, i32 1 monotonic, align 4, !dbg !66
  %add = add nsw i32 %1, %2, !dbg !67
  %sub = sub nsw i32 0, %0, !dbg !68
  %3 = atomicrmw min ptr %i, i32 %sub monotonic, align 4, !dbg !69
  %add4 = add nsw i32 %add, %3, !dbg !70
  %4 = atomicrmw max ptr %i, i32 %0 monotonic, align 4, !dbg !71
  %add6 = add nsw i32 %add4, %4, !dbg !72
  %arrayidx = getelementptr inbounds i32, ptr %i, i64 0, !dbg !73
  store i32 %add6, ptr %arrayidx, align 4, !dbg !74, !tbaa !34
  %5 = atomicrmw and ptr %u, i32 7 monotonic, align 4, !dbg !75
  %6 = atomicrmw or ptr %u, i32 8 monotonic, align 4, !dbg !76
  %xor = xor i32 %5, %6, !dbg !77
  %7 = atomicrmw xor ptr %u, i32 1 monotonic, align 4, !dbg !78
  %xor10 = xor i32 %xor, %7, !dbg !79
  %8 = atomicrmw uinc_wrap ptr %u, i32 5 seq_cst, align 4, !dbg !80
  %xor12 = xor i32 %xor10, %8, !dbg !81
  %9 = atomicrmw udec_wrap ptr %u, i32 5 seq_cst, align 4, !dbg !82
  %xor14 = xor i32 %xor12, %9, !dbg !83
  %arrayidx15 = getelementptr inbounds i32, ptr %u, i64 0, !dbg !84
  store i32 %xor14, ptr %arrayidx15, align 4, !dbg !85, !tbaa !34
  %10 = atomicrmw umin ptr %u, i32 4 monotonic, align 4, !dbg !86
  %11 = atomicrmw umax ptr %u, i32 9 monotonic, align 4, !dbg !87
  %add18 = add i32 %10, %11, !dbg !88
  %12 = atomicrmw xchg ptr %u, i32 2 monotonic, align 4, !dbg !89
  %add20 = add i32 %add18, %12, !dbg !90
  %13 = cmpxchg ptr %u, i32 2, i32 3 monotonic monotonic, align 4, !dbg !91
  %14 = extractvalue { i32, i1 } %13, 0, !dbg !91
  %15 = extractvalue { i32, i1 } %13, 1, !dbg !91
  br i1 %15, label %_ZL9atomicCASPjjj.exit, label %cmpxchg.store_expected.i, !dbg !91

cmpxchg.store_expected.i:                         ; preds = %if.end
  br label %_ZL9atomicCASPjjj.exit, !dbg !91

_ZL9atomicCASPjjj.exit:                           ; preds = %if.end, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ 2, %if.end ], [ %14, %cmpxchg.store_expected.i ], !dbg !91
  %storedv.i = zext i1 %15 to i8, !dbg !91
  %add22 = add i32 %add20, %e.addr.0.i, !dbg !92
  %arrayidx23 = getelementptr inbounds i32, ptr %u, i64 1, !dbg !93
  store i32 %add22, ptr %arrayidx23, align 4, !dbg !94, !tbaa !34
  %16 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @wide to ptr), i64 1 monotonic, align 8, !dbg !95
  %17 = cmpxchg ptr %l, i64 0, i64 1099511627775 monotonic monotonic, align 8, !dbg !96
  %18 = extractvalue { i64, i1 } %17, 0, !dbg !96
  %19 = extractvalue { i64, i1 } %17, 1, !dbg !96
  br i1 %19, label %_ZL9atomicCASPyyy.exit, label %cmpxchg.store_expected.i72, !dbg !96

cmpxchg.store_expected.i72:                       ; preds = %_ZL9atomicCASPjjj.exit
  br label %_ZL9atomicCASPyyy.exit, !dbg !96

_ZL9atomicCASPyyy.exit:                           ; preds = %_ZL9atomicCASPjjj.exit, %cmpxchg.store_expected.i72
  %e.addr.0.i73 = phi i64 [ 0, %_ZL9atomicCASPjjj.exit ], [ %18, %cmpxchg.store_expected.i72 ], !dbg !96
  %storedv.i74 = zext i1 %19 to i8, !dbg !96
  %20 = atomicrmw umax ptr addrspacecast (ptr addrspace(3) @wide to ptr), i64 5 monotonic, align 8, !dbg !97
  %add27 = add i64 %e.addr.0.i73, %20, !dbg !98
  %idxprom = sext i32 %0 to i64, !dbg !99
  %arrayidx28 = getelementptr inbounds i64, ptr %l, i64 %idxprom, !dbg !99
  store i64 %add27, ptr %arrayidx28, align 8, !dbg !100, !tbaa !61
  %and = and i32 %0, 3, !dbg !101
  %idxprom29 = sext i32 %and to i64, !dbg !102
  %arrayidx30 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 0, i64 %idxprom29, !dbg !102
  %21 = load float, ptr %arrayidx30, align 4, !dbg !102, !tbaa !103
  %22 = atomicrmw fadd ptr %f, float %21 monotonic, align 4, !dbg !105
  %23 = atomicrmw fadd ptr %d, double 1.250000e-01 monotonic, align 8, !dbg !106
  %add.ptr = getelementptr inbounds float, ptr %f, i64 1, !dbg !107
  %24 = atomicrmw xchg ptr %add.ptr, i32 1075838976 monotonic, align 4, !dbg !108
  %25 = bitcast i32 %24 to float, !dbg !108
  %add.ptr34 = getelementptr inbounds i32, ptr %i, i64 1, !dbg !109
  %rem = srem i32 %0, 3, !dbg !110
  %idxprom35 = sext i32 %rem to i64, !dbg !111
  %arrayidx36 = getelementptr inbounds [3 x i32], ptr addrspacecast (ptr addrspace(4) @limits to ptr), i64 0, i64 %idxprom35, !dbg !111
  %26 = load i32, ptr %arrayidx36, align 4, !dbg !111, !tbaa !34
  %call.i = call noundef i32 @__ws_atom_add_block_i32(ptr noundef %add.ptr34, i32 noundef %26) #6, !dbg !112
  %add.ptr38 = getelementptr inbounds i32, ptr %u, i64 2, !dbg !113
  %call.i75 = call noundef i32 @__ws_atom_cas_system_u32(ptr noundef %add.ptr38, i32 noundef 1, i32 noundef 2) #6, !dbg !114
  call void @llvm.nvvm.membar.cta(), !dbg !115
  %cmp40 = icmp eq i32 %0, 0, !dbg !116
  br i1 %cmp40, label %if.then41, label %if.end42, !dbg !116

if.then41:                                        ; preds = %_ZL9atomicCASPyyy.exit
  call void @llvm.nvvm.membar.gl(), !dbg !118
  store volatile i32 1, ptr %flag, align 4, !dbg !120, !tbaa !34
  call void @llvm.nvvm.membar.sys(), !dbg !121
  br label %if.end42, !dbg !122

if.end42:                                         ; preds = %if.then41, %_ZL9atomicCASPyyy.exit
  br label %while.cond, !dbg !123

while.cond:                                       ; preds = %while.body, %if.end42
  %27 = load volatile i32, ptr %flag, align 4, !dbg !124, !tbaa !34
  %cmp43 = icmp eq i32 %27, 0, !dbg !125
  br i1 %cmp43, label %while.body, label %while.end, !dbg !123

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !123, !llvm.loop !126

while.end:                                        ; preds = %while.cond
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !130
  %29 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(1) @counter to ptr), i32 %28 seq_cst, align 4, !dbg !131
  ret void, !dbg !132
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare i32 @__ws_atom_add_block_i32(ptr noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare i32 @__ws_atom_cas_system_u32(ptr noundef, i32 noundef, i32 noundef) #4

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.sys() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { nocallback nounwind }
attributes #6 = { convergent nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32}
!llvm.ident = !{!33}
!llvm.errno.tbaa = !{!34}

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
!33 = !{!"clang version 22.1.8"}
!34 = !{!35, !35, i64 0}
!35 = !{!"int", !36, i64 0}
!36 = !{!"omnipotent char", !37, i64 0}
!37 = !{!"Simple C++ TBAA"}
!38 = distinct !DISubprogram(name: "atomics", linkageName: "_Z7atomicsPiPjPyPfPdPVi", scope: !3, file: !3, line: 6, type: !39, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !48)
!39 = !DISubroutineType(types: !40)
!40 = !{null, !41, !6, !42, !43, !44, !46}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !17)
!48 = !{!49, !50, !51, !52, !53, !54, !55}
!49 = !DILocalVariable(name: "i", arg: 1, scope: !38, file: !3, line: 6, type: !41)
!50 = !DILocalVariable(name: "u", arg: 2, scope: !38, file: !3, line: 6, type: !6)
!51 = !DILocalVariable(name: "l", arg: 3, scope: !38, file: !3, line: 6, type: !42)
!52 = !DILocalVariable(name: "f", arg: 4, scope: !38, file: !3, line: 6, type: !43)
!53 = !DILocalVariable(name: "d", arg: 5, scope: !38, file: !3, line: 6, type: !44)
!54 = !DILocalVariable(name: "flag", arg: 6, scope: !38, file: !3, line: 6, type: !46)
!55 = !DILocalVariable(name: "t", scope: !38, file: !3, line: 7, type: !17)
!56 = !DILocation(line: 0, scope: !38)
!57 = !DILocation(line: 7, column: 11, scope: !38)
!58 = !DILocation(line: 8, column: 9, scope: !59)
!59 = distinct !DILexicalBlock(scope: !38, file: !3, line: 8, column: 7)
!60 = !DILocation(line: 9, column: 10, scope: !59)
!61 = !{!62, !62, i64 0}
!62 = !{!"long long", !36, i64 0}
!63 = !DILocation(line: 9, column: 5, scope: !59)
!64 = !DILocation(line: 10, column: 3, scope: !38)
!65 = !DILocation(line: 11, column: 10, scope: !38)
!66 = !DILocation(line: 11, column: 28, scope: !38)
!67 = !DILocation(line: 11, column: 26, scope: !38)
!68 = !DILocation(line: 11, column: 59, scope: !38)
!69 = !DILocation(line: 11, column: 46, scope: !38)
!70 = !DILocation(line: 11, column: 44, scope: !38)
!71 = !DILocation(line: 11, column: 65, scope: !38)
!72 = !DILocation(line: 11, column: 63, scope: !38)
!73 = !DILocation(line: 11, column: 3, scope: !38)
!74 = !DILocation(line: 11, column: 8, scope: !38)
!75 = !DILocation(line: 12, column: 10, scope: !38)
!76 = !DILocation(line: 12, column: 29, scope: !38)
!77 = !DILocation(line: 12, column: 27, scope: !38)
!78 = !DILocation(line: 12, column: 47, scope: !38)
!79 = !DILocation(line: 12, column: 45, scope: !38)
!80 = !DILocation(line: 12, column: 66, scope: !38)
!81 = !DILocation(line: 12, column: 64, scope: !38)
!82 = !DILocation(line: 12, column: 85, scope: !38)
!83 = !DILocation(line: 12, column: 83, scope: !38)
!84 = !DILocation(line: 12, column: 3, scope: !38)
!85 = !DILocation(line: 12, column: 8, scope: !38)
!86 = !DILocation(line: 13, column: 10, scope: !38)
!87 = !DILocation(line: 13, column: 29, scope: !38)
!88 = !DILocation(line: 13, column: 27, scope: !38)
!89 = !DILocation(line: 13, column: 48, scope: !38)
!90 = !DILocation(line: 13, column: 46, scope: !38)
!91 = !DILocation(line: 13, column: 68, scope: !38)
!92 = !DILocation(line: 13, column: 66, scope: !38)
!93 = !DILocation(line: 13, column: 3, scope: !38)
!94 = !DILocation(line: 13, column: 8, scope: !38)
!95 = !DILocation(line: 14, column: 3, scope: !38)
!96 = !DILocation(line: 15, column: 10, scope: !38)
!97 = !DILocation(line: 15, column: 48, scope: !38)
!98 = !DILocation(line: 15, column: 46, scope: !38)
!99 = !DILocation(line: 15, column: 3, scope: !38)
!100 = !DILocation(line: 15, column: 8, scope: !38)
!101 = !DILocation(line: 16, column: 24, scope: !38)
!102 = !DILocation(line: 16, column: 16, scope: !38)
!103 = !{!104, !104, i64 0}
!104 = !{!"float", !36, i64 0}
!105 = !DILocation(line: 16, column: 3, scope: !38)
!106 = !DILocation(line: 17, column: 3, scope: !38)
!107 = !DILocation(line: 18, column: 16, scope: !38)
!108 = !DILocation(line: 18, column: 3, scope: !38)
!109 = !DILocation(line: 19, column: 21, scope: !38)
!110 = !DILocation(line: 19, column: 35, scope: !38)
!111 = !DILocation(line: 19, column: 26, scope: !38)
!112 = !DILocation(line: 19, column: 3, scope: !38)
!113 = !DILocation(line: 20, column: 22, scope: !38)
!114 = !DILocation(line: 20, column: 3, scope: !38)
!115 = !DILocation(line: 21, column: 3, scope: !38)
!116 = !DILocation(line: 22, column: 9, scope: !117)
!117 = distinct !DILexicalBlock(scope: !38, file: !3, line: 22, column: 7)
!118 = !DILocation(line: 23, column: 5, scope: !119)
!119 = distinct !DILexicalBlock(scope: !117, file: !3, line: 22, column: 15)
!120 = !DILocation(line: 24, column: 11, scope: !119)
!121 = !DILocation(line: 25, column: 5, scope: !119)
!122 = !DILocation(line: 26, column: 3, scope: !119)
!123 = !DILocation(line: 27, column: 3, scope: !38)
!124 = !DILocation(line: 27, column: 10, scope: !38)
!125 = !DILocation(line: 27, column: 16, scope: !38)
!126 = distinct !{!126, !123, !127, !128, !129}
!127 = !DILocation(line: 27, column: 23, scope: !38)
!128 = !{!"llvm.loop.mustprogress"}
!129 = !{!"llvm.loop.unroll.disable"}
!130 = !DILocation(line: 28, column: 23, scope: !38)
!131 = !DILocation(line: 28, column: 3, scope: !38)
!132 = !DILocation(line: 29, column: 1, scope: !38)
