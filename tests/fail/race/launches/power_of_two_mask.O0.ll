; ModuleID = 'power_of_two_mask.cu'
source_filename = "power_of_two_mask.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5pairsPfi(ptr noundef %a, i32 noundef %step) #0 !dbg !42 {
entry:
  %a.addr = alloca ptr, align 8
  %step.addr = alloca i32, align 4
  %p = alloca i32, align 4
  %low = alloca i32, align 4
  %i = alloca i32, align 4
  %u = alloca float, align 4
  %v = alloca float, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !47, !DIExpression(), !48)
  store i32 %step, ptr %step.addr, align 4
    #dbg_declare(ptr %step.addr, !49, !DIExpression(), !50)
    #dbg_declare(ptr %p, !51, !DIExpression(), !52)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !53
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !54
  %mul = mul i32 %0, %1, !dbg !55
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56
  %add = add i32 %mul, %2, !dbg !57
  store i32 %add, ptr %p, align 4, !dbg !52
    #dbg_declare(ptr %low, !58, !DIExpression(), !59)
  %3 = load i32, ptr %p, align 4, !dbg !60
  %4 = load i32, ptr %step.addr, align 4, !dbg !61
  %sub = sub nsw i32 %4, 1, !dbg !62
  %and = and i32 %3, %sub, !dbg !63
  store i32 %and, ptr %low, align 4, !dbg !59
    #dbg_declare(ptr %i, !64, !DIExpression(), !65)
  %5 = load i32, ptr %p, align 4, !dbg !66
  %6 = load i32, ptr %low, align 4, !dbg !67
  %sub3 = sub nsw i32 %5, %6, !dbg !68
  %shl = shl i32 %sub3, 1, !dbg !69
  %7 = load i32, ptr %low, align 4, !dbg !70
  %add4 = add nsw i32 %shl, %7, !dbg !71
  store i32 %add4, ptr %i, align 4, !dbg !65
    #dbg_declare(ptr %u, !72, !DIExpression(), !73)
  %8 = load ptr, ptr %a.addr, align 8, !dbg !74
  %9 = load i32, ptr %i, align 4, !dbg !75
  %idxprom = sext i32 %9 to i64, !dbg !74
  %arrayidx = getelementptr inbounds float, ptr %8, i64 %idxprom, !dbg !74
  %10 = load float, ptr %arrayidx, align 4, !dbg !74
  store float %10, ptr %u, align 4, !dbg !73
    #dbg_declare(ptr %v, !76, !DIExpression(), !77)
  %11 = load ptr, ptr %a.addr, align 8, !dbg !78
  %12 = load i32, ptr %i, align 4, !dbg !79
  %13 = load i32, ptr %step.addr, align 4, !dbg !80
  %add5 = add nsw i32 %12, %13, !dbg !81
  %idxprom6 = sext i32 %add5 to i64, !dbg !78
  %arrayidx7 = getelementptr inbounds float, ptr %11, i64 %idxprom6, !dbg !78
  %14 = load float, ptr %arrayidx7, align 4, !dbg !78
  store float %14, ptr %v, align 4, !dbg !77
  %15 = load float, ptr %u, align 4, !dbg !82
  %16 = load float, ptr %v, align 4, !dbg !83
  %add8 = fadd float %15, %16, !dbg !84
  %17 = load ptr, ptr %a.addr, align 8, !dbg !85
  %18 = load i32, ptr %i, align 4, !dbg !86
  %idxprom9 = sext i32 %18 to i64, !dbg !85
  %arrayidx10 = getelementptr inbounds float, ptr %17, i64 %idxprom9, !dbg !85
  store float %add8, ptr %arrayidx10, align 4, !dbg !87
  %19 = load float, ptr %u, align 4, !dbg !88
  %20 = load float, ptr %v, align 4, !dbg !89
  %sub11 = fsub float %19, %20, !dbg !90
  %21 = load ptr, ptr %a.addr, align 8, !dbg !91
  %22 = load i32, ptr %i, align 4, !dbg !92
  %23 = load i32, ptr %step.addr, align 4, !dbg !93
  %mul12 = mul nsw i32 2, %23, !dbg !94
  %add13 = add nsw i32 %22, %mul12, !dbg !95
  %idxprom14 = sext i32 %add13 to i64, !dbg !91
  %arrayidx15 = getelementptr inbounds float, ptr %21, i64 %idxprom14, !dbg !91
  store float %sub11, ptr %arrayidx15, align 4, !dbg !96
  ret void, !dbg !97
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
!1 = !DIFile(filename: "power_of_two_mask.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "pairs", linkageName: "_Z5pairsPfi", scope: !1, file: !1, line: 8, type: !43, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !46)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!46 = !{}
!47 = !DILocalVariable(name: "a", arg: 1, scope: !42, file: !1, line: 8, type: !45)
!48 = !DILocation(line: 8, column: 30, scope: !42)
!49 = !DILocalVariable(name: "step", arg: 2, scope: !42, file: !1, line: 8, type: !35)
!50 = !DILocation(line: 8, column: 37, scope: !42)
!51 = !DILocalVariable(name: "p", scope: !42, file: !1, line: 9, type: !35)
!52 = !DILocation(line: 9, column: 7, scope: !42)
!53 = !DILocation(line: 9, column: 11, scope: !42)
!54 = !DILocation(line: 9, column: 24, scope: !42)
!55 = !DILocation(line: 9, column: 22, scope: !42)
!56 = !DILocation(line: 9, column: 37, scope: !42)
!57 = !DILocation(line: 9, column: 35, scope: !42)
!58 = !DILocalVariable(name: "low", scope: !42, file: !1, line: 10, type: !35)
!59 = !DILocation(line: 10, column: 7, scope: !42)
!60 = !DILocation(line: 10, column: 13, scope: !42)
!61 = !DILocation(line: 10, column: 18, scope: !42)
!62 = !DILocation(line: 10, column: 23, scope: !42)
!63 = !DILocation(line: 10, column: 15, scope: !42)
!64 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 11, type: !35)
!65 = !DILocation(line: 11, column: 7, scope: !42)
!66 = !DILocation(line: 11, column: 13, scope: !42)
!67 = !DILocation(line: 11, column: 17, scope: !42)
!68 = !DILocation(line: 11, column: 15, scope: !42)
!69 = !DILocation(line: 11, column: 22, scope: !42)
!70 = !DILocation(line: 11, column: 30, scope: !42)
!71 = !DILocation(line: 11, column: 28, scope: !42)
!72 = !DILocalVariable(name: "u", scope: !42, file: !1, line: 12, type: !36)
!73 = !DILocation(line: 12, column: 9, scope: !42)
!74 = !DILocation(line: 12, column: 13, scope: !42)
!75 = !DILocation(line: 12, column: 15, scope: !42)
!76 = !DILocalVariable(name: "v", scope: !42, file: !1, line: 12, type: !36)
!77 = !DILocation(line: 12, column: 19, scope: !42)
!78 = !DILocation(line: 12, column: 23, scope: !42)
!79 = !DILocation(line: 12, column: 25, scope: !42)
!80 = !DILocation(line: 12, column: 29, scope: !42)
!81 = !DILocation(line: 12, column: 27, scope: !42)
!82 = !DILocation(line: 13, column: 10, scope: !42)
!83 = !DILocation(line: 13, column: 14, scope: !42)
!84 = !DILocation(line: 13, column: 12, scope: !42)
!85 = !DILocation(line: 13, column: 3, scope: !42)
!86 = !DILocation(line: 13, column: 5, scope: !42)
!87 = !DILocation(line: 13, column: 8, scope: !42)
!88 = !DILocation(line: 14, column: 21, scope: !42)
!89 = !DILocation(line: 14, column: 25, scope: !42)
!90 = !DILocation(line: 14, column: 23, scope: !42)
!91 = !DILocation(line: 14, column: 3, scope: !42)
!92 = !DILocation(line: 14, column: 5, scope: !42)
!93 = !DILocation(line: 14, column: 13, scope: !42)
!94 = !DILocation(line: 14, column: 11, scope: !42)
!95 = !DILocation(line: 14, column: 7, scope: !42)
!96 = !DILocation(line: 14, column: 19, scope: !42)
!97 = !DILocation(line: 15, column: 1, scope: !42)
