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
    #dbg_value(ptr %in, !54, !DIExpression(), !71)
    #dbg_value(ptr %out, !55, !DIExpression(), !71)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !72
    #dbg_value(i32 %0, !56, !DIExpression(), !71)
  %conv = trunc i64 ptrtoint (ptr addrspace(3) @_ZZ1kPKjPjE1s to i64) to i32, !dbg !73
    #dbg_value(i32 %conv, !58, !DIExpression(), !71)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !74
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !75
  %mul = mul i32 %1, %2, !dbg !76
  %idx.ext = zext i32 %mul to i64, !dbg !77
  %add.ptr = getelementptr inbounds nuw i32, ptr %in, i64 %idx.ext, !dbg !77
  %idx.ext4 = zext i32 %0 to i64, !dbg !78
  %add.ptr5 = getelementptr inbounds nuw i32, ptr %add.ptr, i64 %idx.ext4, !dbg !78
  %3 = call i32 asm sideeffect "ld.global.nc.u32 $0, [$1];", "=r,l"(ptr %add.ptr5) #3, !dbg !79, !srcloc !80
    #dbg_value(i32 %3, !57, !DIExpression(), !71)
  %mul6 = mul i32 4, %0, !dbg !81
  %add = add i32 %conv, %mul6, !dbg !82
  %conv7 = trunc i32 %3 to i16, !dbg !83
  call void asm sideeffect "st.shared.u16 [$0], $1;", "r,h,~{memory}"(i32 %add, i16 %conv7) #3, !dbg !84, !srcloc !85
  %mul8 = mul i32 4, %0, !dbg !86
  %add9 = add i32 %conv, %mul8, !dbg !87
  %add10 = add i32 %add9, 4, !dbg !88
  %conv11 = trunc i32 %3 to i16, !dbg !89
  call void asm sideeffect "st.shared.u16 [$0], $1;", "r,h,~{memory}"(i32 %add10, i16 %conv11) #3, !dbg !90, !srcloc !91
  call void asm sideeffect "bar.sync 0;", "~{memory}"() #3, !dbg !92, !srcloc !93
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !94
  %sub = sub i32 %4, 1, !dbg !95
  %sub13 = sub i32 %sub, %0, !dbg !96
  %mul14 = mul i32 4, %sub13, !dbg !97
  %add15 = add i32 %conv, %mul14, !dbg !98
  %5 = call i32 asm sideeffect "ld.shared.u32 $0, [$1];", "=r,r,~{memory}"(i32 %add15) #3, !dbg !99, !srcloc !100
    #dbg_value(i32 %5, !57, !DIExpression(), !71)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !101
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !102
  %mul18 = mul i32 %6, %7, !dbg !103
  %idx.ext19 = zext i32 %mul18 to i64, !dbg !104
  %add.ptr20 = getelementptr inbounds nuw i32, ptr %out, i64 %idx.ext19, !dbg !104
  %idx.ext21 = zext i32 %0 to i64, !dbg !105
  %add.ptr22 = getelementptr inbounds nuw i32, ptr %add.ptr20, i64 %idx.ext21, !dbg !105
  call void asm sideeffect "st.global.u32 [$0], $1;", "l,r,~{memory}"(ptr %add.ptr22, i32 %5) #3, !dbg !106, !srcloc !107
  ret void, !dbg !108
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
!llvm.module.flags = !{!62, !63, !64, !65}
!llvm.ident = !{!66}
!llvm.errno.tbaa = !{!67}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 4, type: !59, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKjPj", scope: !3, file: !3, line: 3, type: !4, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !53)
!3 = !DIFile(filename: "assembly_accesses_race.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !17, imports: !18, splitDebugInlining: false, nameTableKind: None)
!11 = !{!8, !12, !13, !16}
!12 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !14, line: 34, baseType: !15)
!14 = !DIFile(filename: "cuda/ws/config.h", directory: ".")
!15 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!17 = !{!0}
!18 = !{!19, !22, !24, !29, !34, !39, !45, !47}
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !20, file: !21, line: 128)
!20 = !DINamespace(name: "ws_math", scope: null)
!21 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!22 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !23, entity: !20, file: !21, line: 129)
!23 = !DINamespace(name: "std", scope: null)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !25, file: !21, line: 154)
!25 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !21, file: !21, line: 137, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !30, file: !21, line: 154)
!30 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !21, file: !21, line: 133, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33}
!33 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !35, file: !21, line: 154)
!35 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !21, file: !21, line: 134, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !38}
!38 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !40, file: !21, line: 154)
!40 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !21, file: !21, line: 145, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !44}
!43 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!44 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !46, file: !21, line: 154)
!46 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !21, file: !21, line: 147, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !48, file: !21, line: 154)
!48 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !21, file: !21, line: 149, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!49 = !DISubroutineType(types: !50)
!50 = !{!51, !52}
!51 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!52 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!53 = !{!54, !55, !56, !57, !58}
!54 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 3, type: !6)
!55 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 3, type: !9)
!56 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 5, type: !8)
!57 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 5, type: !8)
!58 = !DILocalVariable(name: "base", scope: !2, file: !3, line: 6, type: !8)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32768, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 1024)
!62 = !{i32 7, !"Dwarf Version", i32 4}
!63 = !{i32 2, !"Debug Info Version", i32 3}
!64 = !{i32 1, !"wchar_size", i32 4}
!65 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!66 = !{!"clang version 22.1.8"}
!67 = !{!68, !68, i64 0}
!68 = !{!"int", !69, i64 0}
!69 = !{!"omnipotent char", !70, i64 0}
!70 = !{!"Simple C++ TBAA"}
!71 = !DILocation(line: 0, scope: !2)
!72 = !DILocation(line: 5, column: 16, scope: !2)
!73 = !DILocation(line: 6, column: 29, scope: !2)
!74 = !DILocation(line: 7, column: 66, scope: !2)
!75 = !DILocation(line: 7, column: 79, scope: !2)
!76 = !DILocation(line: 7, column: 77, scope: !2)
!77 = !DILocation(line: 7, column: 64, scope: !2)
!78 = !DILocation(line: 7, column: 90, scope: !2)
!79 = !DILocation(line: 7, column: 3, scope: !2)
!80 = !{i64 243}
!81 = !DILocation(line: 8, column: 58, scope: !2)
!82 = !DILocation(line: 8, column: 54, scope: !2)
!83 = !DILocation(line: 8, column: 75, scope: !2)
!84 = !DILocation(line: 8, column: 3, scope: !2)
!85 = !{i64 339}
!86 = !DILocation(line: 9, column: 58, scope: !2)
!87 = !DILocation(line: 9, column: 54, scope: !2)
!88 = !DILocation(line: 9, column: 62, scope: !2)
!89 = !DILocation(line: 9, column: 79, scope: !2)
!90 = !DILocation(line: 9, column: 3, scope: !2)
!91 = !{i64 429}
!92 = !DILocation(line: 10, column: 3, scope: !2)
!93 = !{i64 523}
!94 = !DILocation(line: 11, column: 70, scope: !2)
!95 = !DILocation(line: 11, column: 81, scope: !2)
!96 = !DILocation(line: 11, column: 85, scope: !2)
!97 = !DILocation(line: 11, column: 67, scope: !2)
!98 = !DILocation(line: 11, column: 63, scope: !2)
!99 = !DILocation(line: 11, column: 3, scope: !2)
!100 = !{i64 567}
!101 = !DILocation(line: 12, column: 55, scope: !2)
!102 = !DILocation(line: 12, column: 68, scope: !2)
!103 = !DILocation(line: 12, column: 66, scope: !2)
!104 = !DILocation(line: 12, column: 53, scope: !2)
!105 = !DILocation(line: 12, column: 79, scope: !2)
!106 = !DILocation(line: 12, column: 3, scope: !2)
!107 = !{i64 670}
!108 = !DILocation(line: 13, column: 1, scope: !2)
