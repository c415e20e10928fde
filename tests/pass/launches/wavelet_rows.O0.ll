; ModuleID = 'wavelet_rows.cu'
source_filename = "wavelet_rows.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4haarPKfPfiii(ptr noundef %in, ptr noundef %out, i32 noundef %w, i32 noundef %h, i32 noundef %stride) #0 !dbg !42 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %w.addr = alloca i32, align 4
  %h.addr = alloca i32, align 4
  %stride.addr = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %low = alloca i32, align 4
  %high = alloca i32, align 4
  %a = alloca float, align 4
  %b = alloca float, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !49, !DIExpression(), !50)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !51, !DIExpression(), !52)
  store i32 %w, ptr %w.addr, align 4
    #dbg_declare(ptr %w.addr, !53, !DIExpression(), !54)
  store i32 %h, ptr %h.addr, align 4
    #dbg_declare(ptr %h.addr, !55, !DIExpression(), !56)
  store i32 %stride, ptr %stride.addr, align 4
    #dbg_declare(ptr %stride.addr, !57, !DIExpression(), !58)
    #dbg_declare(ptr %x, !59, !DIExpression(), !60)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !61
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62
  %mul = mul i32 %0, %1, !dbg !63
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %add = add i32 %mul, %2, !dbg !65
  store i32 %add, ptr %x, align 4, !dbg !60
    #dbg_declare(ptr %y, !66, !DIExpression(), !67)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !68
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !69
  %mul5 = mul i32 %3, %4, !dbg !70
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !71
  %add7 = add i32 %mul5, %5, !dbg !72
  store i32 %add7, ptr %y, align 4, !dbg !67
  %6 = load i32, ptr %x, align 4, !dbg !73
  %7 = load i32, ptr %w.addr, align 4, !dbg !75
  %div = sdiv i32 %7, 2, !dbg !76
  %cmp = icmp sge i32 %6, %div, !dbg !77
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !78

lor.lhs.false:                                    ; preds = %entry
  %8 = load i32, ptr %y, align 4, !dbg !79
  %9 = load i32, ptr %h.addr, align 4, !dbg !80
  %cmp8 = icmp sge i32 %8, %9, !dbg !81
  br i1 %cmp8, label %if.then, label %if.end, !dbg !78

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return, !dbg !82

if.end:                                           ; preds = %lor.lhs.false
    #dbg_declare(ptr %low, !83, !DIExpression(), !84)
  %10 = load i32, ptr %y, align 4, !dbg !85
  %11 = load i32, ptr %stride.addr, align 4, !dbg !86
  %mul9 = mul nsw i32 %10, %11, !dbg !87
  %12 = load i32, ptr %x, align 4, !dbg !88
  %add10 = add nsw i32 %mul9, %12, !dbg !89
  store i32 %add10, ptr %low, align 4, !dbg !84
    #dbg_declare(ptr %high, !90, !DIExpression(), !91)
  %13 = load i32, ptr %low, align 4, !dbg !92
  %14 = load i32, ptr %w.addr, align 4, !dbg !93
  %div11 = sdiv i32 %14, 2, !dbg !94
  %add12 = add nsw i32 %13, %div11, !dbg !95
  store i32 %add12, ptr %high, align 4, !dbg !91
    #dbg_declare(ptr %a, !96, !DIExpression(), !97)
  %15 = load ptr, ptr %in.addr, align 8, !dbg !98
  %16 = load i32, ptr %y, align 4, !dbg !99
  %17 = load i32, ptr %stride.addr, align 4, !dbg !100
  %mul13 = mul nsw i32 %16, %17, !dbg !101
  %18 = load i32, ptr %x, align 4, !dbg !102
  %mul14 = mul nsw i32 2, %18, !dbg !103
  %add15 = add nsw i32 %mul13, %mul14, !dbg !104
  %idxprom = sext i32 %add15 to i64, !dbg !98
  %arrayidx = getelementptr inbounds float, ptr %15, i64 %idxprom, !dbg !98
  %19 = load float, ptr %arrayidx, align 4, !dbg !98
  store float %19, ptr %a, align 4, !dbg !97
    #dbg_declare(ptr %b, !105, !DIExpression(), !106)
  %20 = load ptr, ptr %in.addr, align 8, !dbg !107
  %21 = load i32, ptr %y, align 4, !dbg !108
  %22 = load i32, ptr %stride.addr, align 4, !dbg !109
  %mul16 = mul nsw i32 %21, %22, !dbg !110
  %23 = load i32, ptr %x, align 4, !dbg !111
  %mul17 = mul nsw i32 2, %23, !dbg !112
  %add18 = add nsw i32 %mul16, %mul17, !dbg !113
  %add19 = add nsw i32 %add18, 1, !dbg !114
  %idxprom20 = sext i32 %add19 to i64, !dbg !107
  %arrayidx21 = getelementptr inbounds float, ptr %20, i64 %idxprom20, !dbg !107
  %24 = load float, ptr %arrayidx21, align 4, !dbg !107
  store float %24, ptr %b, align 4, !dbg !106
  %25 = load float, ptr %a, align 4, !dbg !115
  %26 = load float, ptr %b, align 4, !dbg !116
  %add22 = fadd float %25, %26, !dbg !117
  %mul23 = fmul float %add22, 5.000000e-01, !dbg !118
  %27 = load ptr, ptr %out.addr, align 8, !dbg !119
  %28 = load i32, ptr %low, align 4, !dbg !120
  %idxprom24 = sext i32 %28 to i64, !dbg !119
  %arrayidx25 = getelementptr inbounds float, ptr %27, i64 %idxprom24, !dbg !119
  store float %mul23, ptr %arrayidx25, align 4, !dbg !121
  %29 = load float, ptr %a, align 4, !dbg !122
  %30 = load float, ptr %b, align 4, !dbg !123
  %sub = fsub float %29, %30, !dbg !124
  %mul26 = fmul float %sub, 5.000000e-01, !dbg !125
  %31 = load ptr, ptr %out.addr, align 8, !dbg !126
  %32 = load i32, ptr %high, align 4, !dbg !127
  %idxprom27 = sext i32 %32 to i64, !dbg !126
  %arrayidx28 = getelementptr inbounds float, ptr %31, i64 %idxprom27, !dbg !126
  store float %mul26, ptr %arrayidx28, align 4, !dbg !128
  br label %return, !dbg !129

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !129
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "wavelet_rows.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "haar", linkageName: "_Z4haarPKfPfiii", scope: !1, file: !1, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !47, !35, !35, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!48 = !{}
!49 = !DILocalVariable(name: "in", arg: 1, scope: !42, file: !1, line: 5, type: !45)
!50 = !DILocation(line: 5, column: 35, scope: !42)
!51 = !DILocalVariable(name: "out", arg: 2, scope: !42, file: !1, line: 5, type: !47)
!52 = !DILocation(line: 5, column: 46, scope: !42)
!53 = !DILocalVariable(name: "w", arg: 3, scope: !42, file: !1, line: 5, type: !35)
!54 = !DILocation(line: 5, column: 55, scope: !42)
!55 = !DILocalVariable(name: "h", arg: 4, scope: !42, file: !1, line: 5, type: !35)
!56 = !DILocation(line: 5, column: 62, scope: !42)
!57 = !DILocalVariable(name: "stride", arg: 5, scope: !42, file: !1, line: 5, type: !35)
!58 = !DILocation(line: 5, column: 69, scope: !42)
!59 = !DILocalVariable(name: "x", scope: !42, file: !1, line: 6, type: !35)
!60 = !DILocation(line: 6, column: 7, scope: !42)
!61 = !DILocation(line: 6, column: 11, scope: !42)
!62 = !DILocation(line: 6, column: 24, scope: !42)
!63 = !DILocation(line: 6, column: 22, scope: !42)
!64 = !DILocation(line: 6, column: 37, scope: !42)
!65 = !DILocation(line: 6, column: 35, scope: !42)
!66 = !DILocalVariable(name: "y", scope: !42, file: !1, line: 6, type: !35)
!67 = !DILocation(line: 6, column: 50, scope: !42)
!68 = !DILocation(line: 6, column: 54, scope: !42)
!69 = !DILocation(line: 6, column: 67, scope: !42)
!70 = !DILocation(line: 6, column: 65, scope: !42)
!71 = !DILocation(line: 6, column: 80, scope: !42)
!72 = !DILocation(line: 6, column: 78, scope: !42)
!73 = !DILocation(line: 7, column: 7, scope: !74)
!74 = distinct !DILexicalBlock(scope: !42, file: !1, line: 7, column: 7)
!75 = !DILocation(line: 7, column: 12, scope: !74)
!76 = !DILocation(line: 7, column: 14, scope: !74)
!77 = !DILocation(line: 7, column: 9, scope: !74)
!78 = !DILocation(line: 7, column: 18, scope: !74)
!79 = !DILocation(line: 7, column: 21, scope: !74)
!80 = !DILocation(line: 7, column: 26, scope: !74)
!81 = !DILocation(line: 7, column: 23, scope: !74)
!82 = !DILocation(line: 8, column: 5, scope: !74)
!83 = !DILocalVariable(name: "low", scope: !42, file: !1, line: 9, type: !35)
!84 = !DILocation(line: 9, column: 7, scope: !42)
!85 = !DILocation(line: 9, column: 13, scope: !42)
!86 = !DILocation(line: 9, column: 17, scope: !42)
!87 = !DILocation(line: 9, column: 15, scope: !42)
!88 = !DILocation(line: 9, column: 26, scope: !42)
!89 = !DILocation(line: 9, column: 24, scope: !42)
!90 = !DILocalVariable(name: "high", scope: !42, file: !1, line: 9, type: !35)
!91 = !DILocation(line: 9, column: 29, scope: !42)
!92 = !DILocation(line: 9, column: 36, scope: !42)
!93 = !DILocation(line: 9, column: 42, scope: !42)
!94 = !DILocation(line: 9, column: 44, scope: !42)
!95 = !DILocation(line: 9, column: 40, scope: !42)
!96 = !DILocalVariable(name: "a", scope: !42, file: !1, line: 10, type: !36)
!97 = !DILocation(line: 10, column: 9, scope: !42)
!98 = !DILocation(line: 10, column: 13, scope: !42)
!99 = !DILocation(line: 10, column: 16, scope: !42)
!100 = !DILocation(line: 10, column: 20, scope: !42)
!101 = !DILocation(line: 10, column: 18, scope: !42)
!102 = !DILocation(line: 10, column: 33, scope: !42)
!103 = !DILocation(line: 10, column: 31, scope: !42)
!104 = !DILocation(line: 10, column: 27, scope: !42)
!105 = !DILocalVariable(name: "b", scope: !42, file: !1, line: 10, type: !36)
!106 = !DILocation(line: 10, column: 37, scope: !42)
!107 = !DILocation(line: 10, column: 41, scope: !42)
!108 = !DILocation(line: 10, column: 44, scope: !42)
!109 = !DILocation(line: 10, column: 48, scope: !42)
!110 = !DILocation(line: 10, column: 46, scope: !42)
!111 = !DILocation(line: 10, column: 61, scope: !42)
!112 = !DILocation(line: 10, column: 59, scope: !42)
!113 = !DILocation(line: 10, column: 55, scope: !42)
!114 = !DILocation(line: 10, column: 63, scope: !42)
!115 = !DILocation(line: 11, column: 15, scope: !42)
!116 = !DILocation(line: 11, column: 19, scope: !42)
!117 = !DILocation(line: 11, column: 17, scope: !42)
!118 = !DILocation(line: 11, column: 22, scope: !42)
!119 = !DILocation(line: 11, column: 3, scope: !42)
!120 = !DILocation(line: 11, column: 7, scope: !42)
!121 = !DILocation(line: 11, column: 12, scope: !42)
!122 = !DILocation(line: 12, column: 16, scope: !42)
!123 = !DILocation(line: 12, column: 20, scope: !42)
!124 = !DILocation(line: 12, column: 18, scope: !42)
!125 = !DILocation(line: 12, column: 23, scope: !42)
!126 = !DILocation(line: 12, column: 3, scope: !42)
!127 = !DILocation(line: 12, column: 7, scope: !42)
!128 = !DILocation(line: 12, column: 13, scope: !42)
!129 = !DILocation(line: 13, column: 1, scope: !42)
