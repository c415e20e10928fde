; ModuleID = 'atomics.cu'
source_filename = "atomics.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@counter = addrspace(1) externally_initialized global i32 3, align 4, !dbg !0
@table = addrspace(1) externally_initialized global [4 x float] [float 1.000000e+00, float -5.000000e-01, float 3.250000e+00, float 0x46293E5940000000], align 4, !dbg !9
@limits = addrspace(4) externally_initialized global [3 x i32] [i32 1, i32 2, i32 3], align 4, !dbg !14
@wide = addrspace(3) global i64 undef, align 8, !dbg !20
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1
@llvm.compiler.used = appending global [3 x ptr] [ptr addrspacecast (ptr addrspace(1) @counter to ptr), ptr addrspacecast (ptr addrspace(1) @table to ptr), ptr addrspacecast (ptr addrspace(4) @limits to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z7atomicsPiPjPyPfPdPVi(ptr noundef %i, ptr noundef %u, ptr noundef %l, ptr noundef %f, ptr noundef %d, ptr noundef %flag) #0 !dbg !35 {
entry:
  call void @llvm.dbg.value(metadata ptr %i, metadata !46, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata ptr %u, metadata !47, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata ptr %l, metadata !48, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata ptr %f, metadata !49, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata ptr %d, metadata !50, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata ptr %flag, metadata !51, metadata !DIExpression()), !dbg !53
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !54
  call void @llvm.dbg.value(metadata i32 %0, metadata !52, metadata !DIExpression()), !dbg !53
  %cmp = icmp eq i32 %0, 0, !dbg !55
  br i1 %cmp, label %if.then, label %if.end, !dbg !57

if.then:                                          ; preds = %entry
  store i64 0, ptr addrspacecast (ptr addrspace(3) @wide to ptr), align 8, !dbg !58, !tbaa !59
  br label %if.end, !dbg !63

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier0(), !dbg !64
  %1 = atomicrmw add ptr %i, i32 %0 monotonic, align 4, !dbg !65
  %2 = atomicrmw sub ptr %i, i32 1 monotonic, align 4, !dbg !66
  %add = add nsw i32 %1, %2, !dbg !67
  %sub = sub nsw i32 0, %0, !dbg !68
  %3 = atomicrmw min ptr %i, i32 %sub monotonic, align 4, !dbg !69
  %add4 = add nsw i32 %add, %3, !dbg !70
  %4 = atomicrmw max ptr %i, i32 %0 monotonic, align 4, !dbg !71
  %add6 = add nsw i32 %add4, %4, !dbg !72
  %arrayidx = getelementptr inbounds i32, ptr %i, i64 0, !dbg !73
  store i32 %add6, ptr %arrayidx, align 4, !dbg !74, !tbaa !75
  %5 = atomicrmw and ptr %u, i32 7 monotonic, align 4, !dbg !77
  %6 = atomicrmw or ptr %u, i32 8 monotonic, align 4, !dbg !78
  %xor = xor i32 %5, %6, !dbg !79
  %7 = atomicrmw xor ptr %u, i32 1 monotonic, align 4, !dbg !80
  %xor10 = xor i32 %xor, %7, !dbg !81
  %8 = call i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr %u, i32 5), !dbg !82
  %xor12 = xor i32 %xor10, %8, !dbg !83
  %9 = call i32 @llvm.nvvm.atomic.load.dec.32.p0(ptr %u, i32 5), !dbg !84
  %xor14 = xor i32 %xor12, %9, !dbg !85
  %arrayidx15 = getelementptr inbounds i32, ptr %u, i64 0, !dbg !86
  store i32 %xor14, ptr %arrayidx15, align 4, !dbg !87, !tbaa !75
  %10 = atomicrmw umin ptr %u, i32 4 monotonic, align 4, !dbg !88
  %11 = atomicrmw umax ptr %u, i32 9 monotonic, align 4, !dbg !89
  %add18 = add i32 %10, %11, !dbg !90
  %12 = atomicrmw xchg ptr %u, i32 2 monotonic, align 4, !dbg !91
  %add20 = add i32 %add18, %12, !dbg !92
  %13 = cmpxchg ptr %u, i32 2, i32 3 monotonic monotonic, align 4, !dbg !93
  %14 = extractvalue { i32, i1 } %13, 0, !dbg !93
  %15 = extractvalue { i32, i1 } %13, 1, !dbg !93
  br i1 %15, label %_ZL9atomicCASPjjj.exit, label %cmpxchg.store_expected.i, !dbg !93

cmpxchg.store_expected.i:                         ; preds = %if.end
  br label %_ZL9atomicCASPjjj.exit, !dbg !93

_ZL9atomicCASPjjj.exit:                           ; preds = %if.end, %cmpxchg.store_expected.i
  %e.addr.i.0 = phi i32 [ 2, %if.end ], [ %14, %cmpxchg.store_expected.i ], !dbg !93
  %frombool.i = zext i1 %15 to i8, !dbg !93
  %tobool.i = trunc i8 %frombool.i to i1, !dbg !93
  %add22 = add i32 %add20, %e.addr.i.0, !dbg !94
  %arrayidx23 = getelementptr inbounds i32, ptr %u, i64 1, !dbg !95
  store i32 %add22, ptr %arrayidx23, align 4, !dbg !96, !tbaa !75
  %16 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @wide to ptr), i64 1 monotonic, align 8, !dbg !97
  %17 = cmpxchg ptr %l, i64 0, i64 1099511627775 monotonic monotonic, align 8, !dbg !98
  %18 = extractvalue { i64, i1 } %17, 0, !dbg !98
  %19 = extractvalue { i64, i1 } %17, 1, !dbg !98
  br i1 %19, label %_ZL9atomicCASPyyy.exit, label %cmpxchg.store_expected.i55, !dbg !98

cmpxchg.store_expected.i55:                       ; preds = %_ZL9atomicCASPjjj.exit
  br label %_ZL9atomicCASPyyy.exit, !dbg !98

_ZL9atomicCASPyyy.exit:                           ; preds = %_ZL9atomicCASPjjj.exit, %cmpxchg.store_expected.i55
  %e.addr.i51.0 = phi i64 [ 0, %_ZL9atomicCASPjjj.exit ], [ %18, %cmpxchg.store_expected.i55 ], !dbg !98
  %frombool.i56 = zext i1 %19 to i8, !dbg !98
  %tobool.i57 = trunc i8 %frombool.i56 to i1, !dbg !98
  %20 = atomicrmw umax ptr addrspacecast (ptr addrspace(3) @wide to ptr), i64 5 monotonic, align 8, !dbg !99
  %add27 = add i64 %e.addr.i51.0, %20, !dbg !100
  %idxprom = sext i32 %0 to i64, !dbg !101
  %arrayidx28 = getelementptr inbounds i64, ptr %l, i64 %idxprom, !dbg !101
  store i64 %add27, ptr %arrayidx28, align 8, !dbg !102, !tbaa !59
  %and = and i32 %0, 3, !dbg !103
  %idxprom29 = sext i32 %and to i64, !dbg !104
  %arrayidx30 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 0, i64 %idxprom29, !dbg !104
  %21 = load float, ptr %arrayidx30, align 4, !dbg !104, !tbaa !105
  %22 = atomicrmw fadd ptr %f, float %21 monotonic, align 4, !dbg !107
  %23 = atomicrmw fadd ptr %d, double 1.250000e-01 monotonic, align 8, !dbg !108
  %add.ptr = getelementptr inbounds float, ptr %f, i64 1, !dbg !109
  %24 = bitcast float 2.500000e+00 to i32, !dbg !110
  %25 = atomicrmw xchg ptr %add.ptr, i32 %24 monotonic, align 4, !dbg !110
  %26 = bitcast i32 %25 to float, !dbg !110
  %add.ptr34 = getelementptr inbounds i32, ptr %i, i64 1, !dbg !111
  %rem = srem i32 %0, 3, !dbg !112
  %idxprom35 = sext i32 %rem to i64, !dbg !113
  %arrayidx36 = getelementptr inbounds [3 x i32], ptr addrspacecast (ptr addrspace(4) @limits to ptr), i64 0, i64 %idxprom35, !dbg !113
  %27 = load i32, ptr %arrayidx36, align 4, !dbg !113, !tbaa !75
  %call.i = call i32 @__ws_atom_add_block_i32(ptr noundef %add.ptr34, i32 noundef %27) #7, !dbg !114
  %add.ptr38 = getelementptr inbounds i32, ptr %u, i64 2, !dbg !115
  %call.i79 = call i32 @__ws_atom_cas_system_u32(ptr noundef %add.ptr38, i32 noundef 1, i32 noundef 2) #7, !dbg !116
  call void @llvm.nvvm.membar.cta(), !dbg !117
  %cmp40 = icmp eq i32 %0, 0, !dbg !118
  br i1 %cmp40, label %if.then41, label %if.end42, !dbg !120

if.then41:                                        ; preds = %_ZL9atomicCASPyyy.exit
  call void @llvm.nvvm.membar.gl(), !dbg !121
  store volatile i32 1, ptr %flag, align 4, !dbg !123, !tbaa !75
  call void @llvm.nvvm.membar.sys(), !dbg !124
  br label %if.end42, !dbg !125

if.end42:                                         ; preds = %if.then41, %_ZL9atomicCASPyyy.exit
  br label %while.cond, !dbg !126

while.cond:                                       ; preds = %while.body, %if.end42
  %28 = load volatile i32, ptr %flag, align 4, !dbg !127, !tbaa !75
  %cmp43 = icmp eq i32 %28, 0, !dbg !128
  br i1 %cmp43, label %while.body, label %while.end, !dbg !126

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !126, !llvm.loop !129

while.end:                                        ; preds = %while.cond
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !133
  %30 = call i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr addrspacecast (ptr addrspace(1) @counter to ptr), i32 %29), !dbg !134
  ret void, !dbg !135
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr nocapture, i32) #4

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.load.dec.32.p0(ptr nocapture, i32) #4

; Function Attrs: convergent nounwind
declare i32 @__ws_atom_add_block_i32(ptr noundef, i32 noundef) #5

; Function Attrs: convergent nounwind
declare i32 @__ws_atom_cas_system_u32(ptr noundef, i32 noundef, i32 noundef) #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #6

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #6

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.sys() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #1

attributes #0 = { convergent mustprogress norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nounwind memory(argmem: readwrite) }
attributes #5 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #6 = { nocallback nounwind }
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
!73 = !DILocation(line: 11, column: 3, scope: !35)
!74 = !DILocation(line: 11, column: 8, scope: !35)
!75 = !{!76, !76, i64 0}
!76 = !{!"int", !61, i64 0}
!77 = !DILocation(line: 12, column: 10, scope: !35)
!78 = !DILocation(line: 12, column: 29, scope: !35)
!79 = !DILocation(line: 12, column: 27, scope: !35)
!80 = !DILocation(line: 12, column: 47, scope: !35)
!81 = !DILocation(line: 12, column: 45, scope: !35)
!82 = !DILocation(line: 12, column: 66, scope: !35)
!83 = !DILocation(line: 12, column: 64, scope: !35)
!84 = !DILocation(line: 12, column: 85, scope: !35)
!85 = !DILocation(line: 12, column: 83, scope: !35)
!86 = !DILocation(line: 12, column: 3, scope: !35)
!87 = !DILocation(line: 12, column: 8, scope: !35)
!88 = !DILocation(line: 13, column: 10, scope: !35)
!89 = !DILocation(line: 13, column: 29, scope: !35)
!90 = !DILocation(line: 13, column: 27, scope: !35)
!91 = !DILocation(line: 13, column: 48, scope: !35)
!92 = !DILocation(line: 13, column: 46, scope: !35)
!93 = !DILocation(line: 13, column: 68, scope: !35)
!94 = !DILocation(line: 13, column: 66, scope: !35)
!95 = !DILocation(line: 13, column: 3, scope: !35)
!96 = !DILocation(line: 13, column: 8, scope: !35)
!97 = !DILocation(line: 14, column: 3, scope: !35)
!98 = !DILocation(line: 15, column: 10, scope: !35)
!99 = !DILocation(line: 15, column: 48, scope: !35)
!100 = !DILocation(line: 15, column: 46, scope: !35)
!101 = !DILocation(line: 15, column: 3, scope: !35)
!102 = !DILocation(line: 15, column: 8, scope: !35)
!103 = !DILocation(line: 16, column: 24, scope: !35)
!104 = !DILocation(line: 16, column: 16, scope: !35)
!105 = !{!106, !106, i64 0}
!106 = !{!"float", !61, i64 0}
!107 = !DILocation(line: 16, column: 3, scope: !35)
!108 = !DILocation(line: 17, column: 3, scope: !35)
!109 = !DILocation(line: 18, column: 16, scope: !35)
!110 = !DILocation(line: 18, column: 3, scope: !35)
!111 = !DILocation(line: 19, column: 21, scope: !35)
!112 = !DILocation(line: 19, column: 35, scope: !35)
!113 = !DILocation(line: 19, column: 26, scope: !35)
!114 = !DILocation(line: 19, column: 3, scope: !35)
!115 = !DILocation(line: 20, column: 22, scope: !35)
!116 = !DILocation(line: 20, column: 3, scope: !35)
!117 = !DILocation(line: 21, column: 3, scope: !35)
!118 = !DILocation(line: 22, column: 9, scope: !119)
!119 = distinct !DILexicalBlock(scope: !35, file: !3, line: 22, column: 7)
!120 = !DILocation(line: 22, column: 7, scope: !35)
!121 = !DILocation(line: 23, column: 5, scope: !122)
!122 = distinct !DILexicalBlock(scope: !119, file: !3, line: 22, column: 15)
!123 = !DILocation(line: 24, column: 11, scope: !122)
!124 = !DILocation(line: 25, column: 5, scope: !122)
!125 = !DILocation(line: 26, column: 3, scope: !122)
!126 = !DILocation(line: 27, column: 3, scope: !35)
!127 = !DILocation(line: 27, column: 10, scope: !35)
!128 = !DILocation(line: 27, column: 16, scope: !35)
!129 = distinct !{!129, !126, !130, !131, !132}
!130 = !DILocation(line: 27, column: 23, scope: !35)
!131 = !{!"llvm.loop.mustprogress"}
!132 = !{!"llvm.loop.unroll.disable"}
!133 = !DILocation(line: 28, column: 23, scope: !35)
!134 = !DILocation(line: 28, column: 3, scope: !35)
!135 = !DILocation(line: 29, column: 1, scope: !35)
