; ModuleID = 'assembly_accesses_race.cu'
source_filename = "assembly_accesses_race.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ1kPKjPjE1s = internal addrspace(3) global [1024 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPKjPj(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !53, !DIExpression(), !70)
    #dbg_value(ptr %out, !54, !DIExpression(), !70)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71
    #dbg_value(i32 %0, !55, !DIExpression(), !70)
  %conv = trunc i64 ptrtoint (ptr addrspace(3) @_ZZ1kPKjPjE1s to i64) to i32, !dbg !72
    #dbg_value(i32 %conv, !57, !DIExpression(), !70)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !73
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !74
  %mul = mul i32 %1, %2, !dbg !75
  %idx.ext = zext i32 %mul to i64, !dbg !76
  %add.ptr = getelementptr inbounds nuw i32, ptr %in, i64 %idx.ext, !dbg !76
  %idx.ext4 = zext i32 %0 to i64, !dbg !77
  %add.ptr5 = getelementptr inbounds nuw i32, ptr %add.ptr, i64 %idx.ext4, !dbg !77
  %3 = call i32 asm sideeffect "ld.global.nc.u32 $0, [$1];", "=r,l"(ptr %add.ptr5) #3, !dbg !78, !srcloc !79
    #dbg_value(i32 %3, !56, !DIExpression(), !70)
  %mul6 = mul i32 4, %0, !dbg !80
  %add = add i32 %conv, %mul6, !dbg !81
  call void asm sideeffect "st.shared.u32 [$0], $1;", "r,r,~{memory}"(i32 %add, i32 %3) #3, !dbg !82, !srcloc !83
  %mul7 = mul i32 4, %0, !dbg !84
  %add8 = add i32 %conv, %mul7, !dbg !85
  %add9 = add i32 %add8, 4, !dbg !86
  call void asm sideeffect "st.shared.u32 [$0], $1;", "r,r,~{memory}"(i32 %add9, i32 %3) #3, !dbg !87, !srcloc !88
  call void asm sideeffect "bar.sync 0;", "~{memory}"() #3, !dbg !89, !srcloc !90
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !91
  %sub = sub i32 %4, 1, !dbg !92
  %sub11 = sub i32 %sub, %0, !dbg !93
  %mul12 = mul i32 4, %sub11, !dbg !94
  %add13 = add i32 %conv, %mul12, !dbg !95
  %5 = call i32 asm sideeffect "ld.shared.u32 $0, [$1];", "=r,r,~{memory}"(i32 %add13) #3, !dbg !96, !srcloc !97
    #dbg_value(i32 %5, !56, !DIExpression(), !70)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !98
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !99
  %mul16 = mul i32 %6, %7, !dbg !100
  %idx.ext17 = zext i32 %mul16 to i64, !dbg !101
  %add.ptr18 = getelementptr inbounds nuw i32, ptr %out, i64 %idx.ext17, !dbg !101
  %idx.ext19 = zext i32 %0 to i64, !dbg !102
  %add.ptr20 = getelementptr inbounds nuw i32, ptr %add.ptr18, i64 %idx.ext19, !dbg !102
  call void asm sideeffect "st.global.u32 [$0], $1;", "l,r,~{memory}"(ptr %add.ptr20, i32 %5) #3, !dbg !103, !srcloc !104
  ret void, !dbg !105
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!61, !62, !63, !64}
!llvm.ident = !{!65}
!llvm.errno.tbaa = !{!66}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 4, type: !58, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKjPj", scope: !3, file: !3, line: 3, type: !4, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !52)
!3 = !DIFile(filename: "assembly_accesses_race.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !16, imports: !17, splitDebugInlining: false, nameTableKind: None)
!11 = !{!8, !12, !15}
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !13, line: 34, baseType: !14)
!13 = !DIFile(filename: "cuda/ws/config.h", directory: ".")
!14 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!16 = !{!0}
!17 = !{!18, !21, !23, !28, !33, !38, !44, !46}
!18 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !19, file: !20, line: 128)
!19 = !DINamespace(name: "ws_math", scope: null)
!20 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !22, entity: !19, file: !20, line: 129)
!22 = !DINamespace(name: "std", scope: null)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !24, file: !20, line: 154)
!24 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !20, file: !20, line: 137, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !27}
!27 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !29, file: !20, line: 154)
!29 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !20, file: !20, line: 133, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !34, file: !20, line: 154)
!34 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !20, file: !20, line: 134, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !37}
!37 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !39, file: !20, line: 154)
!39 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !20, file: !20, line: 145, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !43}
!42 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!43 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !45, file: !20, line: 154)
!45 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !20, file: !20, line: 147, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !47, file: !20, line: 154)
!47 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !20, file: !20, line: 149, type: !48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!48 = !DISubroutineType(types: !49)
!49 = !{!50, !51}
!50 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!51 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!52 = !{!53, !54, !55, !56, !57}
!53 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 3, type: !6)
!54 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 3, type: !9)
!55 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 5, type: !8)
!56 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 5, type: !8)
!57 = !DILocalVariable(name: "base", scope: !2, file: !3, line: 6, type: !8)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32768, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 1024)
!61 = !{i32 7, !"Dwarf Version", i32 4}
!62 = !{i32 2, !"Debug Info Version", i32 3}
!63 = !{i32 1, !"wchar_size", i32 4}
!64 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!65 = !{!"clang version 22.1.8"}
!66 = !{!67, !67, i64 0}
!67 = !{!"int", !68, i64 0}
!68 = !{!"omnipotent char", !69, i64 0}
!69 = !{!"Simple C++ TBAA"}
!70 = !DILocation(line: 0, scope: !2)
!71 = !DILocation(line: 5, column: 16, scope: !2)
!72 = !DILocation(line: 6, column: 29, scope: !2)
!73 = !DILocation(line: 7, column: 66, scope: !2)
!74 = !DILocation(line: 7, column: 79, scope: !2)
!75 = !DILocation(line: 7, column: 77, scope: !2)
!76 = !DILocation(line: 7, column: 64, scope: !2)
!77 = !DILocation(line: 7, column: 90, scope: !2)
!78 = !DILocation(line: 7, column: 3, scope: !2)
!79 = !{i64 269}
!80 = !DILocation(line: 8, column: 58, scope: !2)
!81 = !DILocation(line: 8, column: 54, scope: !2)
!82 = !DILocation(line: 8, column: 3, scope: !2)
!83 = !{i64 365}
!84 = !DILocation(line: 9, column: 58, scope: !2)
!85 = !DILocation(line: 9, column: 54, scope: !2)
!86 = !DILocation(line: 9, column: 62, scope: !2)
!87 = !DILocation(line: 9, column: 3, scope: !2)
!88 = !{i64 448}
!89 = !DILocation(line: 10, column: 3, scope: !2)
!90 = !{i64 535}
!91 = !DILocation(line: 11, column: 70, scope: !2)
!92 = !DILocation(line: 11, column: 81, scope: !2)
!93 = !DILocation(line: 11, column: 85, scope: !2)
!94 = !DILocation(line: 11, column: 67, scope: !2)
!95 = !DILocation(line: 11, column: 63, scope: !2)
!96 = !DILocation(line: 11, column: 3, scope: !2)
!97 = !{i64 579}
!98 = !DILocation(line: 12, column: 55, scope: !2)
!99 = !DILocation(line: 12, column: 68, scope: !2)
!100 = !DILocation(line: 12, column: 66, scope: !2)
!101 = !DILocation(line: 12, column: 53, scope: !2)
!102 = !DILocation(line: 12, column: 79, scope: !2)
!103 = !DILocation(line: 12, column: 3, scope: !2)
!104 = !{i64 682}
!105 = !DILocation(line: 13, column: 1, scope: !2)
