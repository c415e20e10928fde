; ModuleID = 'runs_with_lengths.cu'
source_filename = "runs_with_lengths.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6expandPKiS0_S0_Pii(ptr noundef %start, ptr noundef %count, ptr noundef %value, ptr noundef %out, i32 noundef %n) #0 !dbg !42 {
entry:
  %start.addr = alloca ptr, align 8
  %count.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %k = alloca i32, align 4
  store ptr %start, ptr %start.addr, align 8
    #dbg_declare(ptr %start.addr, !49, !DIExpression(), !50)
  store ptr %count, ptr %count.addr, align 8
    #dbg_declare(ptr %count.addr, !51, !DIExpression(), !52)
  store ptr %value, ptr %value.addr, align 8
    #dbg_declare(ptr %value.addr, !53, !DIExpression(), !54)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !55, !DIExpression(), !56)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !57, !DIExpression(), !58)
    #dbg_declare(ptr %i, !59, !DIExpression(), !60)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !61
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62
  %mul = mul i32 %0, %1, !dbg !63
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %add = add i32 %mul, %2, !dbg !65
  store i32 %add, ptr %i, align 4, !dbg !60
  %3 = load i32, ptr %i, align 4, !dbg !66
  %4 = load i32, ptr %n.addr, align 4, !dbg !68
  %cmp = icmp sge i32 %3, %4, !dbg !69
  br i1 %cmp, label %if.then, label %if.end, !dbg !69

if.then:                                          ; preds = %entry
  br label %for.end, !dbg !70

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %k, !71, !DIExpression(), !73)
  store i32 0, ptr %k, align 4, !dbg !73
  br label %for.cond, !dbg !74

for.cond:                                         ; preds = %for.inc, %if.end
  %5 = load i32, ptr %k, align 4, !dbg !75
  %6 = load ptr, ptr %count.addr, align 8, !dbg !77
  %7 = load i32, ptr %i, align 4, !dbg !78
  %idxprom = sext i32 %7 to i64, !dbg !77
  %arrayidx = getelementptr inbounds i32, ptr %6, i64 %idxprom, !dbg !77
  %8 = load i32, ptr %arrayidx, align 4, !dbg !77
  %cmp3 = icmp slt i32 %5, %8, !dbg !79
  br i1 %cmp3, label %for.body, label %for.end, !dbg !80

for.body:                                         ; preds = %for.cond
  %9 = load ptr, ptr %value.addr, align 8, !dbg !81
  %10 = load i32, ptr %i, align 4, !dbg !82
  %idxprom4 = sext i32 %10 to i64, !dbg !81
  %arrayidx5 = getelementptr inbounds i32, ptr %9, i64 %idxprom4, !dbg !81
  %11 = load i32, ptr %arrayidx5, align 4, !dbg !81
  %12 = load ptr, ptr %out.addr, align 8, !dbg !83
  %13 = load ptr, ptr %start.addr, align 8, !dbg !84
  %14 = load i32, ptr %i, align 4, !dbg !85
  %idxprom6 = sext i32 %14 to i64, !dbg !84
  %arrayidx7 = getelementptr inbounds i32, ptr %13, i64 %idxprom6, !dbg !84
  %15 = load i32, ptr %arrayidx7, align 4, !dbg !84
  %16 = load i32, ptr %k, align 4, !dbg !86
  %add8 = add nsw i32 %15, %16, !dbg !87
  %idxprom9 = sext i32 %add8 to i64, !dbg !83
  %arrayidx10 = getelementptr inbounds i32, ptr %12, i64 %idxprom9, !dbg !83
  store i32 %11, ptr %arrayidx10, align 4, !dbg !88
  br label %for.inc, !dbg !83

for.inc:                                          ; preds = %for.body
  %17 = load i32, ptr %k, align 4, !dbg !89
  %inc = add nsw i32 %17, 1, !dbg !89
  store i32 %inc, ptr %k, align 4, !dbg !89
  br label %for.cond, !dbg !90, !llvm.loop !91

for.end:                                          ; preds = %if.then, %for.cond
  ret void, !dbg !94
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
!1 = !DIFile(filename: "runs_with_lengths.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "expand", linkageName: "_Z6expandPKiS0_S0_Pii", scope: !1, file: !1, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !45, !45, !47, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!48 = !{}
!49 = !DILocalVariable(name: "start", arg: 1, scope: !42, file: !1, line: 5, type: !45)
!50 = !DILocation(line: 5, column: 35, scope: !42)
!51 = !DILocalVariable(name: "count", arg: 2, scope: !42, file: !1, line: 5, type: !45)
!52 = !DILocation(line: 5, column: 53, scope: !42)
!53 = !DILocalVariable(name: "value", arg: 3, scope: !42, file: !1, line: 5, type: !45)
!54 = !DILocation(line: 5, column: 71, scope: !42)
!55 = !DILocalVariable(name: "out", arg: 4, scope: !42, file: !1, line: 5, type: !47)
!56 = !DILocation(line: 5, column: 83, scope: !42)
!57 = !DILocalVariable(name: "n", arg: 5, scope: !42, file: !1, line: 5, type: !35)
!58 = !DILocation(line: 5, column: 92, scope: !42)
!59 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 6, type: !35)
!60 = !DILocation(line: 6, column: 7, scope: !42)
!61 = !DILocation(line: 6, column: 11, scope: !42)
!62 = !DILocation(line: 6, column: 24, scope: !42)
!63 = !DILocation(line: 6, column: 22, scope: !42)
!64 = !DILocation(line: 6, column: 37, scope: !42)
!65 = !DILocation(line: 6, column: 35, scope: !42)
!66 = !DILocation(line: 7, column: 7, scope: !67)
!67 = distinct !DILexicalBlock(scope: !42, file: !1, line: 7, column: 7)
!68 = !DILocation(line: 7, column: 12, scope: !67)
!69 = !DILocation(line: 7, column: 9, scope: !67)
!70 = !DILocation(line: 8, column: 5, scope: !67)
!71 = !DILocalVariable(name: "k", scope: !72, file: !1, line: 9, type: !35)
!72 = distinct !DILexicalBlock(scope: !42, file: !1, line: 9, column: 3)
!73 = !DILocation(line: 9, column: 12, scope: !72)
!74 = !DILocation(line: 9, column: 8, scope: !72)
!75 = !DILocation(line: 9, column: 19, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !1, line: 9, column: 3)
!77 = !DILocation(line: 9, column: 23, scope: !76)
!78 = !DILocation(line: 9, column: 29, scope: !76)
!79 = !DILocation(line: 9, column: 21, scope: !76)
!80 = !DILocation(line: 9, column: 3, scope: !72)
!81 = !DILocation(line: 10, column: 25, scope: !76)
!82 = !DILocation(line: 10, column: 31, scope: !76)
!83 = !DILocation(line: 10, column: 5, scope: !76)
!84 = !DILocation(line: 10, column: 9, scope: !76)
!85 = !DILocation(line: 10, column: 15, scope: !76)
!86 = !DILocation(line: 10, column: 20, scope: !76)
!87 = !DILocation(line: 10, column: 18, scope: !76)
!88 = !DILocation(line: 10, column: 23, scope: !76)
!89 = !DILocation(line: 9, column: 33, scope: !76)
!90 = !DILocation(line: 9, column: 3, scope: !76)
!91 = distinct !{!91, !80, !92, !93}
!92 = !DILocation(line: 10, column: 32, scope: !72)
!93 = !{!"llvm.loop.mustprogress"}
!94 = !DILocation(line: 11, column: 1, scope: !42)
