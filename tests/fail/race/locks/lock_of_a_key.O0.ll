; ModuleID = 'lock_of_a_key.cu'
source_filename = "lock_of_a_key.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4foldPiS_PKii(ptr noundef %locks, ptr noundef %sums, ptr noundef %key, i32 noundef %n) #0 !dbg !42 {
entry:
  %p.addr.i = alloca ptr, align 8
  %e.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %cmpxchg.bool.i = alloca i8, align 1
  %locks.addr = alloca ptr, align 8
  %sums.addr = alloca ptr, align 8
  %key.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %k = alloca i32, align 4
  %done = alloca i8, align 1
  store ptr %locks, ptr %locks.addr, align 8
    #dbg_declare(ptr %locks.addr, !49, !DIExpression(), !50)
  store ptr %sums, ptr %sums.addr, align 8
    #dbg_declare(ptr %sums.addr, !51, !DIExpression(), !52)
  store ptr %key, ptr %key.addr, align 8
    #dbg_declare(ptr %key.addr, !53, !DIExpression(), !54)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !55, !DIExpression(), !56)
    #dbg_declare(ptr %i, !57, !DIExpression(), !58)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !59
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !60
  %mul = mul i32 %0, %1, !dbg !61
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %add = add i32 %mul, %2, !dbg !63
  store i32 %add, ptr %i, align 4, !dbg !58
  %3 = load i32, ptr %i, align 4, !dbg !64
  %4 = load i32, ptr %n.addr, align 4, !dbg !66
  %cmp = icmp sge i32 %3, %4, !dbg !67
  br i1 %cmp, label %if.then, label %if.end, !dbg !67

if.then:                                          ; preds = %entry
  br label %for.end, !dbg !68

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %k, !69, !DIExpression(), !70)
  %5 = load ptr, ptr %key.addr, align 8, !dbg !71
  %6 = load i32, ptr %i, align 4, !dbg !72
  %idxprom = sext i32 %6 to i64, !dbg !71
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !71
  %7 = load i32, ptr %arrayidx, align 4, !dbg !71
  store i32 %7, ptr %k, align 4, !dbg !70
    #dbg_declare(ptr %done, !73, !DIExpression(), !75)
  store i8 0, ptr %done, align 1, !dbg !75
  br label %for.cond, !dbg !76

for.cond:                                         ; preds = %if.end16, %if.end
  %8 = load i8, ptr %done, align 1, !dbg !77
  %loadedv = trunc i8 %8 to i1, !dbg !77
  %lnot = xor i1 %loadedv, true, !dbg !79
  br i1 %lnot, label %for.body, label %for.end, !dbg !80

for.body:                                         ; preds = %for.cond
  %9 = load ptr, ptr %locks.addr, align 8, !dbg !81
  %10 = load i32, ptr %k, align 4, !dbg !84
  %idxprom3 = sext i32 %10 to i64, !dbg !81
  %arrayidx4 = getelementptr inbounds i32, ptr %9, i64 %idxprom3, !dbg !81
  store ptr %arrayidx4, ptr %p.addr.i, align 8, !dbg !85
  store i32 0, ptr %e.addr.i, align 4, !dbg !85
  store i32 1, ptr %v.addr.i, align 4, !dbg !85
  %11 = load ptr, ptr %p.addr.i, align 8, !dbg !85
  %12 = load i32, ptr %v.addr.i, align 4, !dbg !85
  store i32 %12, ptr %.atomictmp.i, align 4, !dbg !85
  %13 = load i32, ptr %e.addr.i, align 4, !dbg !85
  %14 = load i32, ptr %.atomictmp.i, align 4, !dbg !85
  %15 = cmpxchg ptr %11, i32 %13, i32 %14 monotonic monotonic, align 4, !dbg !85
  %16 = extractvalue { i32, i1 } %15, 0, !dbg !85
  %17 = extractvalue { i32, i1 } %15, 1, !dbg !85
  br i1 %17, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !85

cmpxchg.store_expected.i:                         ; preds = %for.body
  store i32 %16, ptr %e.addr.i, align 4, !dbg !85
  br label %_ZL9atomicCASPiii.exit, !dbg !85

_ZL9atomicCASPiii.exit:                           ; preds = %for.body, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %17 to i8, !dbg !85
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !85
  %18 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !85
  %loadedv.i = trunc i8 %18 to i1, !dbg !85
  %19 = load i32, ptr %e.addr.i, align 4, !dbg !85
  %cmp6 = icmp eq i32 %19, 0, !dbg !86
  br i1 %cmp6, label %if.then7, label %if.end16, !dbg !86

if.then7:                                         ; preds = %_ZL9atomicCASPiii.exit
  call void @llvm.nvvm.membar.gl(), !dbg !87
  %20 = load ptr, ptr %sums.addr, align 8, !dbg !89
  %21 = load i32, ptr %k, align 4, !dbg !90
  %idxprom8 = sext i32 %21 to i64, !dbg !89
  %arrayidx9 = getelementptr inbounds i32, ptr %20, i64 %idxprom8, !dbg !89
  %22 = load i32, ptr %arrayidx9, align 4, !dbg !89
  %mul10 = mul nsw i32 %22, 3, !dbg !91
  %23 = load i32, ptr %i, align 4, !dbg !92
  %add11 = add nsw i32 %mul10, %23, !dbg !93
  %24 = load ptr, ptr %sums.addr, align 8, !dbg !94
  %25 = load i32, ptr %k, align 4, !dbg !95
  %idxprom12 = sext i32 %25 to i64, !dbg !94
  %arrayidx13 = getelementptr inbounds i32, ptr %24, i64 %idxprom12, !dbg !94
  store i32 %add11, ptr %arrayidx13, align 4, !dbg !96
  call void @llvm.nvvm.membar.gl(), !dbg !97
  %26 = load ptr, ptr %locks.addr, align 8, !dbg !98
  %27 = load i32, ptr %k, align 4, !dbg !99
  %idxprom14 = sext i32 %27 to i64, !dbg !98
  %arrayidx15 = getelementptr inbounds i32, ptr %26, i64 %idxprom14, !dbg !98
  store i32 0, ptr %arrayidx15, align 4, !dbg !100
  store i8 1, ptr %done, align 1, !dbg !101
  br label %if.end16, !dbg !102

if.end16:                                         ; preds = %if.then7, %_ZL9atomicCASPiii.exit
  br label %for.cond, !dbg !103, !llvm.loop !104

for.end:                                          ; preds = %if.then, %for.cond
  ret void, !dbg !107
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "lock_of_a_key.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "fold", linkageName: "_Z4foldPiS_PKii", scope: !1, file: !1, line: 10, type: !43, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !45, !46, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!48 = !{}
!49 = !DILocalVariable(name: "locks", arg: 1, scope: !42, file: !1, line: 10, type: !45)
!50 = !DILocation(line: 10, column: 27, scope: !42)
!51 = !DILocalVariable(name: "sums", arg: 2, scope: !42, file: !1, line: 10, type: !45)
!52 = !DILocation(line: 10, column: 39, scope: !42)
!53 = !DILocalVariable(name: "key", arg: 3, scope: !42, file: !1, line: 10, type: !46)
!54 = !DILocation(line: 10, column: 56, scope: !42)
!55 = !DILocalVariable(name: "n", arg: 4, scope: !42, file: !1, line: 10, type: !35)
!56 = !DILocation(line: 10, column: 65, scope: !42)
!57 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 11, type: !35)
!58 = !DILocation(line: 11, column: 7, scope: !42)
!59 = !DILocation(line: 11, column: 11, scope: !42)
!60 = !DILocation(line: 11, column: 24, scope: !42)
!61 = !DILocation(line: 11, column: 22, scope: !42)
!62 = !DILocation(line: 11, column: 37, scope: !42)
!63 = !DILocation(line: 11, column: 35, scope: !42)
!64 = !DILocation(line: 12, column: 7, scope: !65)
!65 = distinct !DILexicalBlock(scope: !42, file: !1, line: 12, column: 7)
!66 = !DILocation(line: 12, column: 12, scope: !65)
!67 = !DILocation(line: 12, column: 9, scope: !65)
!68 = !DILocation(line: 12, column: 15, scope: !65)
!69 = !DILocalVariable(name: "k", scope: !42, file: !1, line: 13, type: !35)
!70 = !DILocation(line: 13, column: 7, scope: !42)
!71 = !DILocation(line: 13, column: 11, scope: !42)
!72 = !DILocation(line: 13, column: 15, scope: !42)
!73 = !DILocalVariable(name: "done", scope: !74, file: !1, line: 14, type: !27)
!74 = distinct !DILexicalBlock(scope: !42, file: !1, line: 14, column: 3)
!75 = !DILocation(line: 14, column: 13, scope: !74)
!76 = !DILocation(line: 14, column: 8, scope: !74)
!77 = !DILocation(line: 14, column: 28, scope: !78)
!78 = distinct !DILexicalBlock(scope: !74, file: !1, line: 14, column: 3)
!79 = !DILocation(line: 14, column: 27, scope: !78)
!80 = !DILocation(line: 14, column: 3, scope: !74)
!81 = !DILocation(line: 15, column: 20, scope: !82)
!82 = distinct !DILexicalBlock(scope: !83, file: !1, line: 15, column: 9)
!83 = distinct !DILexicalBlock(scope: !78, file: !1, line: 14, column: 35)
!84 = !DILocation(line: 15, column: 26, scope: !82)
!85 = !DILocation(line: 15, column: 9, scope: !82)
!86 = !DILocation(line: 15, column: 36, scope: !82)
!87 = !DILocation(line: 16, column: 7, scope: !88)
!88 = distinct !DILexicalBlock(scope: !82, file: !1, line: 15, column: 42)
!89 = !DILocation(line: 17, column: 17, scope: !88)
!90 = !DILocation(line: 17, column: 22, scope: !88)
!91 = !DILocation(line: 17, column: 25, scope: !88)
!92 = !DILocation(line: 17, column: 31, scope: !88)
!93 = !DILocation(line: 17, column: 29, scope: !88)
!94 = !DILocation(line: 17, column: 7, scope: !88)
!95 = !DILocation(line: 17, column: 12, scope: !88)
!96 = !DILocation(line: 17, column: 15, scope: !88)
!97 = !DILocation(line: 18, column: 7, scope: !88)
!98 = !DILocation(line: 19, column: 7, scope: !88)
!99 = !DILocation(line: 19, column: 13, scope: !88)
!100 = !DILocation(line: 19, column: 16, scope: !88)
!101 = !DILocation(line: 20, column: 12, scope: !88)
!102 = !DILocation(line: 21, column: 5, scope: !88)
!103 = !DILocation(line: 14, column: 3, scope: !78)
!104 = distinct !{!104, !80, !105, !106}
!105 = !DILocation(line: 22, column: 3, scope: !74)
!106 = !{!"llvm.loop.mustprogress"}
!107 = !DILocation(line: 23, column: 1, scope: !42)
