; ModuleID = 'parts_of_a_buffer.cu'
source_filename = "parts_of_a_buffer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5shiftPfi(ptr noundef %a, i32 noundef %gap) #0 !dbg !42 {
entry:
  %a.addr = alloca ptr, align 8
  %gap.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !47, !DIExpression(), !48)
  store i32 %gap, ptr %gap.addr, align 4
    #dbg_declare(ptr %gap.addr, !49, !DIExpression(), !50)
    #dbg_declare(ptr %i, !51, !DIExpression(), !52)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !53
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !54
  %mul = mul i32 %0, %1, !dbg !55
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56
  %add = add i32 %mul, %2, !dbg !57
  store i32 %add, ptr %i, align 4, !dbg !52
  %3 = load ptr, ptr %a.addr, align 8, !dbg !58
  %4 = load i32, ptr %i, align 4, !dbg !59
  %5 = load i32, ptr %gap.addr, align 4, !dbg !60
  %add3 = add nsw i32 %4, %5, !dbg !61
  %idxprom = sext i32 %add3 to i64, !dbg !58
  %arrayidx = getelementptr inbounds float, ptr %3, i64 %idxprom, !dbg !58
  %6 = load float, ptr %arrayidx, align 4, !dbg !58
  %mul4 = fmul float %6, 2.000000e+00, !dbg !62
  %7 = load ptr, ptr %a.addr, align 8, !dbg !63
  %8 = load i32, ptr %i, align 4, !dbg !64
  %idxprom5 = sext i32 %8 to i64, !dbg !63
  %arrayidx6 = getelementptr inbounds float, ptr %7, i64 %idxprom5, !dbg !63
  store float %mul4, ptr %arrayidx6, align 4, !dbg !65
  ret void, !dbg !66
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6planesPKfPfi(ptr noundef %in, ptr noundef %out, i32 noundef %plane) #0 !dbg !67 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %plane.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !72, !DIExpression(), !73)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !74, !DIExpression(), !75)
  store i32 %plane, ptr %plane.addr, align 4
    #dbg_declare(ptr %plane.addr, !76, !DIExpression(), !77)
    #dbg_declare(ptr %i, !78, !DIExpression(), !79)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !80
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !81
  %mul = mul i32 %0, %1, !dbg !82
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !83
  %add = add i32 %mul, %2, !dbg !84
  store i32 %add, ptr %i, align 4, !dbg !79
  %3 = load ptr, ptr %in.addr, align 8, !dbg !85
  %4 = load i32, ptr %i, align 4, !dbg !86
  %mul3 = mul nsw i32 3, %4, !dbg !87
  %idxprom = sext i32 %mul3 to i64, !dbg !85
  %arrayidx = getelementptr inbounds float, ptr %3, i64 %idxprom, !dbg !85
  %5 = load float, ptr %arrayidx, align 4, !dbg !85
  %6 = load ptr, ptr %out.addr, align 8, !dbg !88
  %7 = load i32, ptr %i, align 4, !dbg !89
  %idxprom4 = sext i32 %7 to i64, !dbg !88
  %arrayidx5 = getelementptr inbounds float, ptr %6, i64 %idxprom4, !dbg !88
  store float %5, ptr %arrayidx5, align 4, !dbg !90
  %8 = load ptr, ptr %in.addr, align 8, !dbg !91
  %9 = load i32, ptr %i, align 4, !dbg !92
  %mul6 = mul nsw i32 3, %9, !dbg !93
  %add7 = add nsw i32 %mul6, 1, !dbg !94
  %idxprom8 = sext i32 %add7 to i64, !dbg !91
  %arrayidx9 = getelementptr inbounds float, ptr %8, i64 %idxprom8, !dbg !91
  %10 = load float, ptr %arrayidx9, align 4, !dbg !91
  %11 = load ptr, ptr %out.addr, align 8, !dbg !95
  %12 = load i32, ptr %i, align 4, !dbg !96
  %13 = load i32, ptr %plane.addr, align 4, !dbg !97
  %add10 = add nsw i32 %12, %13, !dbg !98
  %idxprom11 = sext i32 %add10 to i64, !dbg !95
  %arrayidx12 = getelementptr inbounds float, ptr %11, i64 %idxprom11, !dbg !95
  store float %10, ptr %arrayidx12, align 4, !dbg !99
  %14 = load ptr, ptr %in.addr, align 8, !dbg !100
  %15 = load i32, ptr %i, align 4, !dbg !101
  %mul13 = mul nsw i32 3, %15, !dbg !102
  %add14 = add nsw i32 %mul13, 2, !dbg !103
  %idxprom15 = sext i32 %add14 to i64, !dbg !100
  %arrayidx16 = getelementptr inbounds float, ptr %14, i64 %idxprom15, !dbg !100
  %16 = load float, ptr %arrayidx16, align 4, !dbg !100
  %17 = load ptr, ptr %out.addr, align 8, !dbg !104
  %18 = load i32, ptr %i, align 4, !dbg !105
  %19 = load i32, ptr %plane.addr, align 4, !dbg !106
  %add17 = add nsw i32 %18, %19, !dbg !107
  %add18 = add nsw i32 %add17, 1, !dbg !108
  %idxprom19 = sext i32 %add18 to i64, !dbg !104
  %arrayidx20 = getelementptr inbounds float, ptr %17, i64 %idxprom19, !dbg !104
  store float %16, ptr %arrayidx20, align 4, !dbg !109
  ret void, !dbg !110
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "parts_of_a_buffer.cu", directory: ".")
!2 = !{!3, !6, !8, !13, !18, !23, !29, !31}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 128)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 129)
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !9, file: !5, line: 154)
!9 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !5, file: !5, line: 137, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!13 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !14, file: !5, line: 154)
!14 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !5, file: !5, line: 133, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !19, file: !5, line: 154)
!19 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !5, file: !5, line: 134, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !24, file: !5, line: 154)
!24 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !5, file: !5, line: 145, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !28}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !30, file: !5, line: 154)
!30 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !5, file: !5, line: 147, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !32, file: !5, line: 154)
!32 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !5, file: !5, line: 149, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = distinct !DISubprogram(name: "shift", linkageName: "_Z5shiftPfi", scope: !1, file: !1, line: 9, type: !43, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !46)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!46 = !{}
!47 = !DILocalVariable(name: "a", arg: 1, scope: !42, file: !1, line: 9, type: !45)
!48 = !DILocation(line: 9, column: 30, scope: !42)
!49 = !DILocalVariable(name: "gap", arg: 2, scope: !42, file: !1, line: 9, type: !35)
!50 = !DILocation(line: 9, column: 37, scope: !42)
!51 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 10, type: !35)
!52 = !DILocation(line: 10, column: 7, scope: !42)
!53 = !DILocation(line: 10, column: 11, scope: !42)
!54 = !DILocation(line: 10, column: 24, scope: !42)
!55 = !DILocation(line: 10, column: 22, scope: !42)
!56 = !DILocation(line: 10, column: 37, scope: !42)
!57 = !DILocation(line: 10, column: 35, scope: !42)
!58 = !DILocation(line: 12, column: 10, scope: !42)
!59 = !DILocation(line: 12, column: 12, scope: !42)
!60 = !DILocation(line: 12, column: 16, scope: !42)
!61 = !DILocation(line: 12, column: 14, scope: !42)
!62 = !DILocation(line: 12, column: 21, scope: !42)
!63 = !DILocation(line: 12, column: 3, scope: !42)
!64 = !DILocation(line: 12, column: 5, scope: !42)
!65 = !DILocation(line: 12, column: 8, scope: !42)
!66 = !DILocation(line: 13, column: 1, scope: !42)
!67 = distinct !DISubprogram(name: "planes", linkageName: "_Z6planesPKfPfi", scope: !1, file: !1, line: 14, type: !68, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !46)
!68 = !DISubroutineType(types: !69)
!69 = !{null, !70, !45, !35}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!72 = !DILocalVariable(name: "in", arg: 1, scope: !67, file: !1, line: 14, type: !70)
!73 = !DILocation(line: 14, column: 37, scope: !67)
!74 = !DILocalVariable(name: "out", arg: 2, scope: !67, file: !1, line: 14, type: !45)
!75 = !DILocation(line: 14, column: 48, scope: !67)
!76 = !DILocalVariable(name: "plane", arg: 3, scope: !67, file: !1, line: 14, type: !35)
!77 = !DILocation(line: 14, column: 57, scope: !67)
!78 = !DILocalVariable(name: "i", scope: !67, file: !1, line: 15, type: !35)
!79 = !DILocation(line: 15, column: 7, scope: !67)
!80 = !DILocation(line: 15, column: 11, scope: !67)
!81 = !DILocation(line: 15, column: 24, scope: !67)
!82 = !DILocation(line: 15, column: 22, scope: !67)
!83 = !DILocation(line: 15, column: 37, scope: !67)
!84 = !DILocation(line: 15, column: 35, scope: !67)
!85 = !DILocation(line: 16, column: 12, scope: !67)
!86 = !DILocation(line: 16, column: 19, scope: !67)
!87 = !DILocation(line: 16, column: 17, scope: !67)
!88 = !DILocation(line: 16, column: 3, scope: !67)
!89 = !DILocation(line: 16, column: 7, scope: !67)
!90 = !DILocation(line: 16, column: 10, scope: !67)
!91 = !DILocation(line: 17, column: 20, scope: !67)
!92 = !DILocation(line: 17, column: 27, scope: !67)
!93 = !DILocation(line: 17, column: 25, scope: !67)
!94 = !DILocation(line: 17, column: 29, scope: !67)
!95 = !DILocation(line: 17, column: 3, scope: !67)
!96 = !DILocation(line: 17, column: 7, scope: !67)
!97 = !DILocation(line: 17, column: 11, scope: !67)
!98 = !DILocation(line: 17, column: 9, scope: !67)
!99 = !DILocation(line: 17, column: 18, scope: !67)
!100 = !DILocation(line: 18, column: 24, scope: !67)
!101 = !DILocation(line: 18, column: 31, scope: !67)
!102 = !DILocation(line: 18, column: 29, scope: !67)
!103 = !DILocation(line: 18, column: 33, scope: !67)
!104 = !DILocation(line: 18, column: 3, scope: !67)
!105 = !DILocation(line: 18, column: 7, scope: !67)
!106 = !DILocation(line: 18, column: 11, scope: !67)
!107 = !DILocation(line: 18, column: 9, scope: !67)
!108 = !DILocation(line: 18, column: 17, scope: !67)
!109 = !DILocation(line: 18, column: 22, scope: !67)
!110 = !DILocation(line: 19, column: 1, scope: !67)
