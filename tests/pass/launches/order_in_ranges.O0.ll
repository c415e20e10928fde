; ModuleID = 'order_in_ranges.cu'
source_filename = "order_in_ranges.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12scatter_rowsPKiS0_S0_PKfPf(ptr noundef %begin, ptr noundef %count, ptr noundef %order, ptr noundef %x, ptr noundef %y) #0 !dbg !42 {
entry:
  %begin.addr = alloca ptr, align 8
  %count.addr = alloca ptr, align 8
  %order.addr = alloca ptr, align 8
  %x.addr = alloca ptr, align 8
  %y.addr = alloca ptr, align 8
  %row = alloca i32, align 4
  %from = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %begin, ptr %begin.addr, align 8
    #dbg_declare(ptr %begin.addr, !51, !DIExpression(), !52)
  store ptr %count, ptr %count.addr, align 8
    #dbg_declare(ptr %count.addr, !53, !DIExpression(), !54)
  store ptr %order, ptr %order.addr, align 8
    #dbg_declare(ptr %order.addr, !55, !DIExpression(), !56)
  store ptr %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !57, !DIExpression(), !58)
  store ptr %y, ptr %y.addr, align 8
    #dbg_declare(ptr %y.addr, !59, !DIExpression(), !60)
    #dbg_declare(ptr %row, !61, !DIExpression(), !62)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !63
  store i32 %0, ptr %row, align 4, !dbg !62
    #dbg_declare(ptr %from, !64, !DIExpression(), !65)
  %1 = load ptr, ptr %begin.addr, align 8, !dbg !66
  %2 = load i32, ptr %row, align 4, !dbg !67
  %idxprom = sext i32 %2 to i64, !dbg !66
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 %idxprom, !dbg !66
  %3 = load i32, ptr %arrayidx, align 4, !dbg !66
  store i32 %3, ptr %from, align 4, !dbg !65
    #dbg_declare(ptr %i, !68, !DIExpression(), !70)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71
  store i32 %4, ptr %i, align 4, !dbg !70
  br label %for.cond, !dbg !72

for.cond:                                         ; preds = %for.inc, %entry
  %5 = load i32, ptr %i, align 4, !dbg !73
  %6 = load ptr, ptr %count.addr, align 8, !dbg !75
  %7 = load i32, ptr %row, align 4, !dbg !76
  %idxprom2 = sext i32 %7 to i64, !dbg !75
  %arrayidx3 = getelementptr inbounds i32, ptr %6, i64 %idxprom2, !dbg !75
  %8 = load i32, ptr %arrayidx3, align 4, !dbg !75
  %cmp = icmp slt i32 %5, %8, !dbg !77
  br i1 %cmp, label %for.body, label %for.end, !dbg !78

for.body:                                         ; preds = %for.cond
  %9 = load ptr, ptr %x.addr, align 8, !dbg !79
  %10 = load i32, ptr %from, align 4, !dbg !80
  %11 = load i32, ptr %i, align 4, !dbg !81
  %add = add nsw i32 %10, %11, !dbg !82
  %idxprom4 = sext i32 %add to i64, !dbg !79
  %arrayidx5 = getelementptr inbounds float, ptr %9, i64 %idxprom4, !dbg !79
  %12 = load float, ptr %arrayidx5, align 4, !dbg !79
  %13 = load ptr, ptr %y.addr, align 8, !dbg !83
  %14 = load ptr, ptr %order.addr, align 8, !dbg !84
  %15 = load i32, ptr %from, align 4, !dbg !85
  %16 = load i32, ptr %i, align 4, !dbg !86
  %add6 = add nsw i32 %15, %16, !dbg !87
  %idxprom7 = sext i32 %add6 to i64, !dbg !84
  %arrayidx8 = getelementptr inbounds i32, ptr %14, i64 %idxprom7, !dbg !84
  %17 = load i32, ptr %arrayidx8, align 4, !dbg !84
  %idxprom9 = sext i32 %17 to i64, !dbg !83
  %arrayidx10 = getelementptr inbounds float, ptr %13, i64 %idxprom9, !dbg !83
  store float %12, ptr %arrayidx10, align 4, !dbg !88
  br label %for.inc, !dbg !83

for.inc:                                          ; preds = %for.body
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !89
  %19 = load i32, ptr %i, align 4, !dbg !90
  %add12 = add i32 %19, %18, !dbg !90
  store i32 %add12, ptr %i, align 4, !dbg !90
  br label %for.cond, !dbg !91, !llvm.loop !92

for.end:                                          ; preds = %for.cond
  ret void, !dbg !95
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "order_in_ranges.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "scatter_rows", linkageName: "_Z12scatter_rowsPKiS0_S0_PKfPf", scope: !1, file: !1, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !50)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !45, !45, !47, !49}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!50 = !{}
!51 = !DILocalVariable(name: "begin", arg: 1, scope: !42, file: !1, line: 5, type: !45)
!52 = !DILocation(line: 5, column: 41, scope: !42)
!53 = !DILocalVariable(name: "count", arg: 2, scope: !42, file: !1, line: 5, type: !45)
!54 = !DILocation(line: 5, column: 59, scope: !42)
!55 = !DILocalVariable(name: "order", arg: 3, scope: !42, file: !1, line: 5, type: !45)
!56 = !DILocation(line: 5, column: 77, scope: !42)
!57 = !DILocalVariable(name: "x", arg: 4, scope: !42, file: !1, line: 5, type: !47)
!58 = !DILocation(line: 5, column: 97, scope: !42)
!59 = !DILocalVariable(name: "y", arg: 5, scope: !42, file: !1, line: 5, type: !49)
!60 = !DILocation(line: 5, column: 107, scope: !42)
!61 = !DILocalVariable(name: "row", scope: !42, file: !1, line: 6, type: !35)
!62 = !DILocation(line: 6, column: 7, scope: !42)
!63 = !DILocation(line: 6, column: 13, scope: !42)
!64 = !DILocalVariable(name: "from", scope: !42, file: !1, line: 6, type: !35)
!65 = !DILocation(line: 6, column: 25, scope: !42)
!66 = !DILocation(line: 6, column: 32, scope: !42)
!67 = !DILocation(line: 6, column: 38, scope: !42)
!68 = !DILocalVariable(name: "i", scope: !69, file: !1, line: 7, type: !35)
!69 = distinct !DILexicalBlock(scope: !42, file: !1, line: 7, column: 3)
!70 = !DILocation(line: 7, column: 12, scope: !69)
!71 = !DILocation(line: 7, column: 16, scope: !69)
!72 = !DILocation(line: 7, column: 8, scope: !69)
!73 = !DILocation(line: 7, column: 29, scope: !74)
!74 = distinct !DILexicalBlock(scope: !69, file: !1, line: 7, column: 3)
!75 = !DILocation(line: 7, column: 33, scope: !74)
!76 = !DILocation(line: 7, column: 39, scope: !74)
!77 = !DILocation(line: 7, column: 31, scope: !74)
!78 = !DILocation(line: 7, column: 3, scope: !69)
!79 = !DILocation(line: 8, column: 26, scope: !74)
!80 = !DILocation(line: 8, column: 28, scope: !74)
!81 = !DILocation(line: 8, column: 35, scope: !74)
!82 = !DILocation(line: 8, column: 33, scope: !74)
!83 = !DILocation(line: 8, column: 5, scope: !74)
!84 = !DILocation(line: 8, column: 7, scope: !74)
!85 = !DILocation(line: 8, column: 13, scope: !74)
!86 = !DILocation(line: 8, column: 20, scope: !74)
!87 = !DILocation(line: 8, column: 18, scope: !74)
!88 = !DILocation(line: 8, column: 24, scope: !74)
!89 = !DILocation(line: 7, column: 50, scope: !74)
!90 = !DILocation(line: 7, column: 47, scope: !74)
!91 = !DILocation(line: 7, column: 3, scope: !74)
!92 = distinct !{!92, !78, !93, !94}
!93 = !DILocation(line: 8, column: 36, scope: !69)
!94 = !{!"llvm.loop.mustprogress"}
!95 = !DILocation(line: 9, column: 1, scope: !42)
