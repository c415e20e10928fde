; ModuleID = 'async_copy_ptx.cu'
source_filename = "async_copy_ptx.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uint4 = type { i32, i32, i32, i32 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ6copiesPK5uint4PS_E1a = internal addrspace(3) global [32 x %struct.uint4] undef, align 16, !dbg !0
@_ZZ6copiesPK5uint4PS_E1b = internal addrspace(3) global [32 x %struct.uint4] undef, align 16, !dbg !24
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z14shared_addressPKv(ptr noundef %p) #0 !dbg !40 {
entry:
  %p.addr.i = alloca ptr, align 8
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !45, !DIExpression(), !46)
  %0 = load ptr, ptr %p.addr, align 8, !dbg !47
  store ptr %0, ptr %p.addr.i, align 8, !dbg !48
  %1 = load ptr, ptr %p.addr.i, align 8, !dbg !48
  %2 = addrspacecast ptr %1 to ptr addrspace(3), !dbg !48
  %3 = ptrtoint ptr addrspace(3) %2 to i64, !dbg !48
  %conv = trunc i64 %3 to i32, !dbg !48
  ret i32 %conv, !dbg !49
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z6copy16PvPKvb(ptr noundef %to, ptr noundef %from, i1 noundef zeroext %yes) #0 !dbg !50 {
entry:
  %to.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %yes.addr = alloca i8, align 1
  store ptr %to, ptr %to.addr, align 8
    #dbg_declare(ptr %to.addr, !55, !DIExpression(), !56)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !57, !DIExpression(), !58)
  %storedv = zext i1 %yes to i8
  store i8 %storedv, ptr %yes.addr, align 1
    #dbg_declare(ptr %yes.addr, !59, !DIExpression(), !60)
  %0 = load i8, ptr %yes.addr, align 1, !dbg !61
  %loadedv = trunc i8 %0 to i1, !dbg !61
  %conv = zext i1 %loadedv to i32, !dbg !61
  %1 = load ptr, ptr %to.addr, align 8, !dbg !62
  %call = call noundef i32 @_Z14shared_addressPKv(ptr noundef %1) #4, !dbg !63
  %2 = load ptr, ptr %from.addr, align 8, !dbg !64
  call void asm sideeffect "{\0A  .reg .pred p;\0A  setp.ne.b32 p, $0, 0;\0A  @p cp.async.cg.shared.global [$1], [$2], $3;\0A}\0A", "r,r,l,n"(i32 %conv, i32 %call, ptr %2, i32 16) #4, !dbg !65, !srcloc !66
  ret void, !dbg !67
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6copiesPK5uint4PS_(ptr noundef %in, ptr noundef %out) #1 !dbg !2 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !68, !DIExpression(), !69)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !70, !DIExpression(), !71)
    #dbg_declare(ptr %t, !72, !DIExpression(), !73)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74
  store i32 %0, ptr %t, align 4, !dbg !73
  %1 = load i32, ptr %t, align 4, !dbg !75
  %idxprom = sext i32 %1 to i64, !dbg !76
  %arrayidx = getelementptr inbounds [32 x %struct.uint4], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPK5uint4PS_E1a to ptr), i64 0, i64 %idxprom, !dbg !76
  %2 = load ptr, ptr %in.addr, align 8, !dbg !77
  %3 = load i32, ptr %t, align 4, !dbg !78
  %idxprom1 = sext i32 %3 to i64, !dbg !77
  %arrayidx2 = getelementptr inbounds %struct.uint4, ptr %2, i64 %idxprom1, !dbg !77
  call void @_Z6copy16PvPKvb(ptr noundef %arrayidx, ptr noundef %arrayidx2, i1 noundef zeroext true) #4, !dbg !79
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #4, !dbg !80, !srcloc !81
  %4 = load i32, ptr %t, align 4, !dbg !82
  %idxprom3 = sext i32 %4 to i64, !dbg !83
  %arrayidx4 = getelementptr inbounds [32 x %struct.uint4], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPK5uint4PS_E1b to ptr), i64 0, i64 %idxprom3, !dbg !83
  %5 = load ptr, ptr %in.addr, align 8, !dbg !84
  %6 = load i32, ptr %t, align 4, !dbg !85
  %add = add nsw i32 %6, 32, !dbg !86
  %idxprom5 = sext i32 %add to i64, !dbg !84
  %arrayidx6 = getelementptr inbounds %struct.uint4, ptr %5, i64 %idxprom5, !dbg !84
  %7 = load i32, ptr %t, align 4, !dbg !87
  %cmp = icmp slt i32 %7, 16, !dbg !88
  call void @_Z6copy16PvPKvb(ptr noundef %arrayidx4, ptr noundef %arrayidx6, i1 noundef zeroext %cmp) #4, !dbg !89
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #4, !dbg !90, !srcloc !91
  call void asm sideeffect "cp.async.wait_group 1;", "~{memory}"() #4, !dbg !92, !srcloc !93
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !94
  %8 = load i32, ptr %t, align 4, !dbg !95
  %sub = sub nsw i32 31, %8, !dbg !96
  %idxprom7 = sext i32 %sub to i64, !dbg !97
  %arrayidx8 = getelementptr inbounds [32 x %struct.uint4], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPK5uint4PS_E1a to ptr), i64 0, i64 %idxprom7, !dbg !97
  %x = getelementptr inbounds nuw %struct.uint4, ptr %arrayidx8, i32 0, i32 0, !dbg !98
  %9 = load i32, ptr %x, align 16, !dbg !98
  %10 = load i32, ptr %t, align 4, !dbg !99
  %div = sdiv i32 %10, 2, !dbg !100
  %sub9 = sub nsw i32 15, %div, !dbg !101
  %idxprom10 = sext i32 %sub9 to i64, !dbg !102
  %arrayidx11 = getelementptr inbounds [32 x %struct.uint4], ptr addrspacecast (ptr addrspace(3) @_ZZ6copiesPK5uint4PS_E1b to ptr), i64 0, i64 %idxprom10, !dbg !102
  %x12 = getelementptr inbounds nuw %struct.uint4, ptr %arrayidx11, i32 0, i32 0, !dbg !103
  %11 = load i32, ptr %x12, align 16, !dbg !103
  %add13 = add i32 %9, %11, !dbg !104
  %12 = load ptr, ptr %out.addr, align 8, !dbg !105
  %13 = load i32, ptr %t, align 4, !dbg !106
  %idxprom14 = sext i32 %13 to i64, !dbg !105
  %arrayidx15 = getelementptr inbounds %struct.uint4, ptr %12, i64 %idxprom14, !dbg !105
  %x16 = getelementptr inbounds nuw %struct.uint4, ptr %arrayidx15, i32 0, i32 0, !dbg !107
  store i32 %add13, ptr %x16, align 16, !dbg !108
  ret void, !dbg !109
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!17}
!llvm.module.flags = !{!35, !36, !37, !38}
!llvm.ident = !{!39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 11, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "copies", linkageName: "_Z6copiesPK5uint4PS_", scope: !3, file: !3, line: 10, type: !4, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !17, retainedNodes: !34)
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
!17 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !18, globals: !23, imports: !29, splitDebugInlining: false, nameTableKind: None)
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
!34 = !{}
!35 = !{i32 7, !"Dwarf Version", i32 4}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!39 = !{!"clang version 22.1.8"}
!40 = distinct !DISubprogram(name: "shared_address", linkageName: "_Z14shared_addressPKv", scope: !3, file: !3, line: 4, type: !41, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !17, retainedNodes: !34)
!41 = !DISubroutineType(types: !42)
!42 = !{!12, !43}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!45 = !DILocalVariable(name: "p", arg: 1, scope: !40, file: !3, line: 4, type: !43)
!46 = !DILocation(line: 4, column: 48, scope: !40)
!47 = !DILocation(line: 4, column: 95, scope: !40)
!48 = !DILocation(line: 4, column: 70, scope: !40)
!49 = !DILocation(line: 4, column: 53, scope: !40)
!50 = distinct !DISubprogram(name: "copy16", linkageName: "_Z6copy16PvPKvb", scope: !3, file: !3, line: 6, type: !51, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !17, retainedNodes: !34)
!51 = !DISubroutineType(types: !52)
!52 = !{null, !53, !43, !54}
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!54 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!55 = !DILocalVariable(name: "to", arg: 1, scope: !50, file: !3, line: 6, type: !53)
!56 = !DILocation(line: 6, column: 30, scope: !50)
!57 = !DILocalVariable(name: "from", arg: 2, scope: !50, file: !3, line: 6, type: !43)
!58 = !DILocation(line: 6, column: 46, scope: !50)
!59 = !DILocalVariable(name: "yes", arg: 3, scope: !50, file: !3, line: 6, type: !54)
!60 = !DILocation(line: 6, column: 57, scope: !50)
!61 = !DILocation(line: 8, column: 72, scope: !50)
!62 = !DILocation(line: 8, column: 97, scope: !50)
!63 = !DILocation(line: 8, column: 82, scope: !50)
!64 = !DILocation(line: 8, column: 107, scope: !50)
!65 = !DILocation(line: 7, column: 3, scope: !50)
!66 = !{i64 358, i64 362, i64 379, i64 413, i64 461}
!67 = !DILocation(line: 9, column: 1, scope: !50)
!68 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 10, type: !6)
!69 = !DILocation(line: 10, column: 37, scope: !2)
!70 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 10, type: !16)
!71 = !DILocation(line: 10, column: 48, scope: !2)
!72 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 11, type: !19)
!73 = !DILocation(line: 11, column: 38, scope: !2)
!74 = !DILocation(line: 11, column: 42, scope: !2)
!75 = !DILocation(line: 12, column: 13, scope: !2)
!76 = !DILocation(line: 12, column: 11, scope: !2)
!77 = !DILocation(line: 12, column: 18, scope: !2)
!78 = !DILocation(line: 12, column: 21, scope: !2)
!79 = !DILocation(line: 12, column: 3, scope: !2)
!80 = !DILocation(line: 13, column: 3, scope: !2)
!81 = !{i64 685}
!82 = !DILocation(line: 14, column: 13, scope: !2)
!83 = !DILocation(line: 14, column: 11, scope: !2)
!84 = !DILocation(line: 14, column: 18, scope: !2)
!85 = !DILocation(line: 14, column: 21, scope: !2)
!86 = !DILocation(line: 14, column: 23, scope: !2)
!87 = !DILocation(line: 14, column: 30, scope: !2)
!88 = !DILocation(line: 14, column: 32, scope: !2)
!89 = !DILocation(line: 14, column: 3, scope: !2)
!90 = !DILocation(line: 15, column: 3, scope: !2)
!91 = !{i64 778}
!92 = !DILocation(line: 15, column: 56, scope: !2)
!93 = !{i64 831}
!94 = !DILocation(line: 16, column: 3, scope: !2)
!95 = !DILocation(line: 17, column: 21, scope: !2)
!96 = !DILocation(line: 17, column: 19, scope: !2)
!97 = !DILocation(line: 17, column: 14, scope: !2)
!98 = !DILocation(line: 17, column: 24, scope: !2)
!99 = !DILocation(line: 17, column: 35, scope: !2)
!100 = !DILocation(line: 17, column: 37, scope: !2)
!101 = !DILocation(line: 17, column: 33, scope: !2)
!102 = !DILocation(line: 17, column: 28, scope: !2)
!103 = !DILocation(line: 17, column: 42, scope: !2)
!104 = !DILocation(line: 17, column: 26, scope: !2)
!105 = !DILocation(line: 17, column: 3, scope: !2)
!106 = !DILocation(line: 17, column: 7, scope: !2)
!107 = !DILocation(line: 17, column: 10, scope: !2)
!108 = !DILocation(line: 17, column: 12, scope: !2)
!109 = !DILocation(line: 18, column: 1, scope: !2)
