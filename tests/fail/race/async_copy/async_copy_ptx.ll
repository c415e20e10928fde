; ModuleID = 'async_copy_ptx.cu'
source_filename = "async_copy_ptx.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uint4 = type { i32, i32, i32, i32 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ6copiesPK5uint4PS_E1a = internal addrspace(3) global [32 x %struct.uint4] undef, align 16, !dbg !0
@_ZZ6copiesPK5uint4PS_E1b = internal addrspace(3) global [32 x %struct.uint4] undef, align 16, !dbg !24
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z14shared_addressPKv(ptr noundef %p) #0 !dbg !47 {
entry:
    #dbg_value(ptr %p, !53, !DIExpression(), !54)
  %0 = addrspacecast ptr %p to ptr addrspace(3), !dbg !55
  %1 = ptrtoint ptr addrspace(3) %0 to i64, !dbg !55
  %conv = trunc i64 %1 to i32, !dbg !55
  ret i32 %conv, !dbg !56
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z6copy16PvPKvb(ptr noundef %to, ptr noundef %from, i1 noundef zeroext %yes) #0 !dbg !57 {
entry:
    #dbg_value(ptr %to, !63, !DIExpression(), !66)
    #dbg_value(ptr %from, !64, !DIExpression(), !66)
  %storedv = zext i1 %yes to i8
    #dbg_value(i8 %storedv, !65, !DIExpression(), !66)
  %loadedv = trunc i8 %storedv to i1, !dbg !67
  %conv = zext i1 %loadedv to i32, !dbg !67
    #dbg_value(ptr %to, !53, !DIExpression(), !68)
  %0 = addrspacecast ptr %to to ptr addrspace(3), !dbg !70
  %1 = ptrtoint ptr addrspace(3) %0 to i64, !dbg !70
  %conv.i = trunc i64 %1 to i32, !dbg !70
  call void asm sideeffect "{\0A  .reg .pred p;\0A  setp.ne.b32 p, $0, 0;\0A  @p cp.async.cg.shared.global [$1], [$2], $3;\0A}\0A", "r,r,l,n"(i32 %conv, i32 %conv.i, ptr %from, i32 16) #5, !dbg !71, !srcloc !72
  ret void, !dbg !73
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6copiesPK5uint4PS_(ptr noundef %in, ptr noundef %out) #1 !dbg !2 {
entry:
    #dbg_value(ptr %in, !35, !DIExpression(), !74)
    #dbg_value(ptr %out, !36, !DIExpression(), !74)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
    #dbg_value(i32 %0, !37, !DIExpression(), !74)
  %idxprom = sext i32 %0 to i64, !dbg !76
  %arrayidx = getelementptr inbounds [32 x %struct.uint4], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPK5uint4PS_E1a to ptr), i64 0, i64 %idxprom, !dbg !76
  %idxprom1 = sext i32 %0 to i64, !dbg !77
  %arrayidx2 = getelementptr inbounds %struct.uint4, ptr %in, i64 %idxprom1, !dbg !77
    #dbg_value(ptr %arrayidx, !63, !DIExpression(), !78)
    #dbg_value(ptr %arrayidx2, !64, !DIExpression(), !78)
    #dbg_value(i8 1, !65, !DIExpression(), !78)
    #dbg_value(ptr %arrayidx, !53, !DIExpression(), !80)
  %1 = addrspacecast ptr %arrayidx to ptr addrspace(3), !dbg !82
  %2 = ptrtoint ptr addrspace(3) %1 to i64, !dbg !82
  %conv.i.i = trunc i64 %2 to i32, !dbg !82
  call void asm sideeffect "{\0A  .reg .pred p;\0A  setp.ne.b32 p, $0, 0;\0A  @p cp.async.cg.shared.global [$1], [$2], $3;\0A}\0A", "r,r,l,n"(i32 1, i32 %conv.i.i, ptr %arrayidx2, i32 16) #5, !dbg !83, !srcloc !72
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #5, !dbg !84, !srcloc !85
  %idxprom3 = sext i32 %0 to i64, !dbg !86
  %arrayidx4 = getelementptr inbounds [32 x %struct.uint4], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPK5uint4PS_E1b to ptr), i64 0, i64 %idxprom3, !dbg !86
  %add = add nsw i32 %0, 32, !dbg !87
  %idxprom5 = sext i32 %add to i64, !dbg !88
  %arrayidx6 = getelementptr inbounds %struct.uint4, ptr %in, i64 %idxprom5, !dbg !88
  %cmp = icmp slt i32 %0, 16, !dbg !89
    #dbg_value(ptr %arrayidx4, !63, !DIExpression(), !90)
    #dbg_value(ptr %arrayidx6, !64, !DIExpression(), !90)
  %storedv.i = zext i1 %cmp to i8
    #dbg_value(i8 %storedv.i, !65, !DIExpression(), !90)
  %conv.i = zext i1 %cmp to i32, !dbg !92
    #dbg_value(ptr %arrayidx4, !53, !DIExpression(), !93)
  %3 = addrspacecast ptr %arrayidx4 to ptr addrspace(3), !dbg !95
  %4 = ptrtoint ptr addrspace(3) %3 to i64, !dbg !95
  %conv.i.i25 = trunc i64 %4 to i32, !dbg !95
  call void asm sideeffect "{\0A  .reg .pred p;\0A  setp.ne.b32 p, $0, 0;\0A  @p cp.async.cg.shared.global [$1], [$2], $3;\0A}\0A", "r,r,l,n"(i32 %conv.i, i32 %conv.i.i25, ptr %arrayidx6, i32 16) #5, !dbg !96, !srcloc !72
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #5, !dbg !97, !srcloc !98
  call void asm sideeffect "cp.async.wait_group 1;", "~{memory}"() #5, !dbg !99, !srcloc !100
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !101
  %sub = sub nsw i32 31, %0, !dbg !102
  %idxprom7 = sext i32 %sub to i64, !dbg !103
  %arrayidx8 = getelementptr inbounds [32 x %struct.uint4], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPK5uint4PS_E1a to ptr), i64 0, i64 %idxprom7, !dbg !103
  %x = getelementptr inbounds nuw %struct.uint4, ptr %arrayidx8, i32 0, i32 0, !dbg !104
  %5 = load i32, ptr %x, align 16, !dbg !104, !tbaa !105
  %div = sdiv i32 %0, 2, !dbg !107
  %sub9 = sub nsw i32 15, %div, !dbg !108
  %idxprom10 = sext i32 %sub9 to i64, !dbg !109
  %arrayidx11 = getelementptr inbounds [32 x %struct.uint4], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPK5uint4PS_E1b to ptr), i64 0, i64 %idxprom10, !dbg !109
  %x12 = getelementptr inbounds nuw %struct.uint4, ptr %arrayidx11, i32 0, i32 0, !dbg !110
  %6 = load i32, ptr %x12, align 16, !dbg !110, !tbaa !105
  %add13 = add i32 %5, %6, !dbg !111
  %idxprom14 = sext i32 %0 to i64, !dbg !112
  %arrayidx15 = getelementptr inbounds %struct.uint4, ptr %out, i64 %idxprom14, !dbg !112
  %x16 = getelementptr inbounds nuw %struct.uint4, ptr %arrayidx15, i32 0, i32 0, !dbg !113
  store i32 %add13, ptr %x16, align 16, !dbg !114, !tbaa !105
  ret void, !dbg !115
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!17}
!llvm.module.flags = !{!38, !39, !40, !41}
!llvm.ident = !{!42}
!llvm.errno.tbaa = !{!43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 11, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "copies", linkageName: "_Z6copiesPK5uint4PS_", scope: !3, file: !3, line: 10, type: !4, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !17, retainedNodes: !34)
!3 = !DIFile(filename: "async_copy_ptx.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !16}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint4", file: !9, line: 47, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !10, identifier: "_ZTS5uint4")
!9 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!10 = !{!11, !13, !14, !15}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !8, file: !9, line: 47, baseType: !12, size: 32)
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !8, file: !9, line: 47, baseType: !12, size: 32, offset: 32)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !8, file: !9, line: 47, baseType: !12, size: 32, offset: 64)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !8, file: !9, line: 47, baseType: !12, size: 32, offset: 96)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!17 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !18, globals: !23, imports: !29, splitDebugInlining: false, nameTableKind: None)
!18 = !{!12, !19, !20, !22}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !9, line: 31, baseType: !21)
!21 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!23 = !{!0, !24}
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!25 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 11, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, align: 128, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 32)
!29 = !{!30, !32}
!30 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !31, file: !9, line: 206)
!31 = !DINamespace(name: "ws_math", scope: null)
!32 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !33, entity: !31, file: !9, line: 207)
!33 = !DINamespace(name: "std", scope: null)
!34 = !{!35, !36, !37}
!35 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 10, type: !6)
!36 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 10, type: !16)
!37 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 11, type: !19)
!38 = !{i32 7, !"Dwarf Version", i32 4}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!42 = !{!"clang version 22.1.8"}
!43 = !{!44, !44, i64 0}
!44 = !{!"int", !45, i64 0}
!45 = !{!"omnipotent char", !46, i64 0}
!46 = !{!"Simple C++ TBAA"}
!47 = distinct !DISubprogram(name: "shared_address", linkageName: "_Z14shared_addressPKv", scope: !3, file: !3, line: 4, type: !48, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !17, retainedNodes: !52)
!48 = !DISubroutineType(types: !49)
!49 = !{!12, !50}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!52 = !{!53}
!53 = !DILocalVariable(name: "p", arg: 1, scope: !47, file: !3, line: 4, type: !50)
!54 = !DILocation(line: 0, scope: !47)
!55 = !DILocation(line: 4, column: 70, scope: !47)
!56 = !DILocation(line: 4, column: 53, scope: !47)
!57 = distinct !DISubprogram(name: "copy16", linkageName: "_Z6copy16PvPKvb", scope: !3, file: !3, line: 6, type: !58, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !17, retainedNodes: !62)
!58 = !DISubroutineType(types: !59)
!59 = !{null, !60, !50, !61}
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!61 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!62 = !{!63, !64, !65}
!63 = !DILocalVariable(name: "to", arg: 1, scope: !57, file: !3, line: 6, type: !60)
!64 = !DILocalVariable(name: "from", arg: 2, scope: !57, file: !3, line: 6, type: !50)
!65 = !DILocalVariable(name: "yes", arg: 3, scope: !57, file: !3, line: 6, type: !61)
!66 = !DILocation(line: 0, scope: !57)
!67 = !DILocation(line: 8, column: 72, scope: !57)
!68 = !DILocation(line: 0, scope: !47, inlinedAt: !69)
!69 = distinct !DILocation(line: 8, column: 82, scope: !57)
!70 = !DILocation(line: 4, column: 70, scope: !47, inlinedAt: !69)
!71 = !DILocation(line: 7, column: 3, scope: !57)
!72 = !{i64 358, i64 362, i64 379, i64 413, i64 461}
!73 = !DILocation(line: 9, column: 1, scope: !57)
!74 = !DILocation(line: 0, scope: !2)
!75 = !DILocation(line: 11, column: 42, scope: !2)
!76 = !DILocation(line: 12, column: 11, scope: !2)
!77 = !DILocation(line: 12, column: 18, scope: !2)
!78 = !DILocation(line: 0, scope: !57, inlinedAt: !79)
!79 = distinct !DILocation(line: 12, column: 3, scope: !2)
!80 = !DILocation(line: 0, scope: !47, inlinedAt: !81)
!81 = distinct !DILocation(line: 8, column: 82, scope: !57, inlinedAt: !79)
!82 = !DILocation(line: 4, column: 70, scope: !47, inlinedAt: !81)
!83 = !DILocation(line: 7, column: 3, scope: !57, inlinedAt: !79)
!84 = !DILocation(line: 13, column: 3, scope: !2)
!85 = !{i64 685}
!86 = !DILocation(line: 14, column: 11, scope: !2)
!87 = !DILocation(line: 14, column: 23, scope: !2)
!88 = !DILocation(line: 14, column: 18, scope: !2)
!89 = !DILocation(line: 14, column: 32, scope: !2)
!90 = !DILocation(line: 0, scope: !57, inlinedAt: !91)
!91 = distinct !DILocation(line: 14, column: 3, scope: !2)
!92 = !DILocation(line: 8, column: 72, scope: !57, inlinedAt: !91)
!93 = !DILocation(line: 0, scope: !47, inlinedAt: !94)
!94 = distinct !DILocation(line: 8, column: 82, scope: !57, inlinedAt: !91)
!95 = !DILocation(line: 4, column: 70, scope: !47, inlinedAt: !94)
!96 = !DILocation(line: 7, column: 3, scope: !57, inlinedAt: !91)
!97 = !DILocation(line: 15, column: 3, scope: !2)
!98 = !{i64 778}
!99 = !DILocation(line: 15, column: 56, scope: !2)
!100 = !{i64 831}
!101 = !DILocation(line: 16, column: 3, scope: !2)
!102 = !DILocation(line: 17, column: 19, scope: !2)
!103 = !DILocation(line: 17, column: 14, scope: !2)
!104 = !DILocation(line: 17, column: 24, scope: !2)
!105 = !{!106, !44, i64 0}
!106 = !{!"_ZTS5uint4", !44, i64 0, !44, i64 4, !44, i64 8, !44, i64 12}
!107 = !DILocation(line: 17, column: 37, scope: !2)
!108 = !DILocation(line: 17, column: 33, scope: !2)
!109 = !DILocation(line: 17, column: 28, scope: !2)
!110 = !DILocation(line: 17, column: 42, scope: !2)
!111 = !DILocation(line: 17, column: 26, scope: !2)
!112 = !DILocation(line: 17, column: 3, scope: !2)
!113 = !DILocation(line: 17, column: 10, scope: !2)
!114 = !DILocation(line: 17, column: 12, scope: !2)
!115 = !DILocation(line: 18, column: 1, scope: !2)
