; ModuleID = 'shortest_paths.cu'
source_filename = "shortest_paths.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4stepPiii(ptr noundef %d, i32 noundef %n, i32 noundef %k) #0 !dbg !42 {
entry:
  %d.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %k.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %by = alloca i32, align 4
  store ptr %d, ptr %d.addr, align 8
    #dbg_declare(ptr %d.addr, !47, !DIExpression(), !48)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !49, !DIExpression(), !50)
  store i32 %k, ptr %k.addr, align 4
    #dbg_declare(ptr %k.addr, !51, !DIExpression(), !52)
    #dbg_declare(ptr %i, !53, !DIExpression(), !54)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !55
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !56
  %mul = mul i32 %0, %1, !dbg !57
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !58
  %add = add i32 %mul, %2, !dbg !59
  store i32 %add, ptr %i, align 4, !dbg !54
    #dbg_declare(ptr %j, !60, !DIExpression(), !61)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !62
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !63
  %mul5 = mul i32 %3, %4, !dbg !64
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65
  %add7 = add i32 %mul5, %5, !dbg !66
  store i32 %add7, ptr %j, align 4, !dbg !61
  %6 = load i32, ptr %i, align 4, !dbg !67
  %7 = load i32, ptr %n.addr, align 4, !dbg !69
  %cmp = icmp slt i32 %6, %7, !dbg !70
  br i1 %cmp, label %land.lhs.true, label %if.end28, !dbg !71

land.lhs.true:                                    ; preds = %entry
  %8 = load i32, ptr %j, align 4, !dbg !72
  %add8 = add nsw i32 %8, 1, !dbg !73
  %9 = load i32, ptr %n.addr, align 4, !dbg !74
  %cmp9 = icmp slt i32 %add8, %9, !dbg !75
  br i1 %cmp9, label %if.then, label %if.end28, !dbg !71

if.then:                                          ; preds = %land.lhs.true
    #dbg_declare(ptr %by, !76, !DIExpression(), !78)
  %10 = load ptr, ptr %d.addr, align 8, !dbg !79
  %11 = load i32, ptr %i, align 4, !dbg !80
  %12 = load i32, ptr %n.addr, align 4, !dbg !81
  %mul10 = mul nsw i32 %11, %12, !dbg !82
  %13 = load i32, ptr %j, align 4, !dbg !83
  %add11 = add nsw i32 %mul10, %13, !dbg !84
  %add12 = add nsw i32 %add11, 1, !dbg !85
  %idxprom = sext i32 %add12 to i64, !dbg !79
  %arrayidx = getelementptr inbounds i32, ptr %10, i64 %idxprom, !dbg !79
  %14 = load i32, ptr %arrayidx, align 4, !dbg !79
  %15 = load ptr, ptr %d.addr, align 8, !dbg !86
  %16 = load i32, ptr %k.addr, align 4, !dbg !87
  %17 = load i32, ptr %n.addr, align 4, !dbg !88
  %mul13 = mul nsw i32 %16, %17, !dbg !89
  %18 = load i32, ptr %k.addr, align 4, !dbg !90
  %add14 = add nsw i32 %mul13, %18, !dbg !91
  %idxprom15 = sext i32 %add14 to i64, !dbg !86
  %arrayidx16 = getelementptr inbounds i32, ptr %15, i64 %idxprom15, !dbg !86
  %19 = load i32, ptr %arrayidx16, align 4, !dbg !86
  %add17 = add nsw i32 %14, %19, !dbg !92
  store i32 %add17, ptr %by, align 4, !dbg !78
  %20 = load i32, ptr %by, align 4, !dbg !93
  %21 = load ptr, ptr %d.addr, align 8, !dbg !95
  %22 = load i32, ptr %i, align 4, !dbg !96
  %23 = load i32, ptr %n.addr, align 4, !dbg !97
  %mul18 = mul nsw i32 %22, %23, !dbg !98
  %24 = load i32, ptr %j, align 4, !dbg !99
  %add19 = add nsw i32 %mul18, %24, !dbg !100
  %idxprom20 = sext i32 %add19 to i64, !dbg !95
  %arrayidx21 = getelementptr inbounds i32, ptr %21, i64 %idxprom20, !dbg !95
  %25 = load i32, ptr %arrayidx21, align 4, !dbg !95
  %cmp22 = icmp sgt i32 %20, %25, !dbg !101
  br i1 %cmp22, label %if.then23, label %if.end, !dbg !101

if.then23:                                        ; preds = %if.then
  %26 = load i32, ptr %by, align 4, !dbg !102
  %27 = load ptr, ptr %d.addr, align 8, !dbg !103
  %28 = load i32, ptr %i, align 4, !dbg !104
  %29 = load i32, ptr %n.addr, align 4, !dbg !105
  %mul24 = mul nsw i32 %28, %29, !dbg !106
  %30 = load i32, ptr %j, align 4, !dbg !107
  %add25 = add nsw i32 %mul24, %30, !dbg !108
  %idxprom26 = sext i32 %add25 to i64, !dbg !103
  %arrayidx27 = getelementptr inbounds i32, ptr %27, i64 %idxprom26, !dbg !103
  store i32 %26, ptr %arrayidx27, align 4, !dbg !109
  br label %if.end, !dbg !103

if.end:                                           ; preds = %if.then23, %if.then
  br label %if.end28, !dbg !110

if.end28:                                         ; preds = %if.end, %land.lhs.true, %entry
  ret void, !dbg !111
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

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
!1 = !DIFile(filename: "shortest_paths.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "step", linkageName: "_Z4stepPiii", scope: !1, file: !1, line: 6, type: !43, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !46)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !35, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!46 = !{}
!47 = !DILocalVariable(name: "d", arg: 1, scope: !42, file: !1, line: 6, type: !45)
!48 = !DILocation(line: 6, column: 27, scope: !42)
!49 = !DILocalVariable(name: "n", arg: 2, scope: !42, file: !1, line: 6, type: !35)
!50 = !DILocation(line: 6, column: 34, scope: !42)
!51 = !DILocalVariable(name: "k", arg: 3, scope: !42, file: !1, line: 6, type: !35)
!52 = !DILocation(line: 6, column: 41, scope: !42)
!53 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 7, type: !35)
!54 = !DILocation(line: 7, column: 7, scope: !42)
!55 = !DILocation(line: 7, column: 11, scope: !42)
!56 = !DILocation(line: 7, column: 24, scope: !42)
!57 = !DILocation(line: 7, column: 22, scope: !42)
!58 = !DILocation(line: 7, column: 37, scope: !42)
!59 = !DILocation(line: 7, column: 35, scope: !42)
!60 = !DILocalVariable(name: "j", scope: !42, file: !1, line: 7, type: !35)
!61 = !DILocation(line: 7, column: 50, scope: !42)
!62 = !DILocation(line: 7, column: 54, scope: !42)
!63 = !DILocation(line: 7, column: 67, scope: !42)
!64 = !DILocation(line: 7, column: 65, scope: !42)
!65 = !DILocation(line: 7, column: 80, scope: !42)
!66 = !DILocation(line: 7, column: 78, scope: !42)
!67 = !DILocation(line: 8, column: 7, scope: !68)
!68 = distinct !DILexicalBlock(scope: !42, file: !1, line: 8, column: 7)
!69 = !DILocation(line: 8, column: 11, scope: !68)
!70 = !DILocation(line: 8, column: 9, scope: !68)
!71 = !DILocation(line: 8, column: 13, scope: !68)
!72 = !DILocation(line: 8, column: 16, scope: !68)
!73 = !DILocation(line: 8, column: 18, scope: !68)
!74 = !DILocation(line: 8, column: 24, scope: !68)
!75 = !DILocation(line: 8, column: 22, scope: !68)
!76 = !DILocalVariable(name: "by", scope: !77, file: !1, line: 9, type: !35)
!77 = distinct !DILexicalBlock(scope: !68, file: !1, line: 8, column: 27)
!78 = !DILocation(line: 9, column: 9, scope: !77)
!79 = !DILocation(line: 9, column: 14, scope: !77)
!80 = !DILocation(line: 9, column: 16, scope: !77)
!81 = !DILocation(line: 9, column: 20, scope: !77)
!82 = !DILocation(line: 9, column: 18, scope: !77)
!83 = !DILocation(line: 9, column: 24, scope: !77)
!84 = !DILocation(line: 9, column: 22, scope: !77)
!85 = !DILocation(line: 9, column: 26, scope: !77)
!86 = !DILocation(line: 9, column: 33, scope: !77)
!87 = !DILocation(line: 9, column: 35, scope: !77)
!88 = !DILocation(line: 9, column: 39, scope: !77)
!89 = !DILocation(line: 9, column: 37, scope: !77)
!90 = !DILocation(line: 9, column: 43, scope: !77)
!91 = !DILocation(line: 9, column: 41, scope: !77)
!92 = !DILocation(line: 9, column: 31, scope: !77)
!93 = !DILocation(line: 10, column: 9, scope: !94)
!94 = distinct !DILexicalBlock(scope: !77, file: !1, line: 10, column: 9)
!95 = !DILocation(line: 10, column: 14, scope: !94)
!96 = !DILocation(line: 10, column: 16, scope: !94)
!97 = !DILocation(line: 10, column: 20, scope: !94)
!98 = !DILocation(line: 10, column: 18, scope: !94)
!99 = !DILocation(line: 10, column: 24, scope: !94)
!100 = !DILocation(line: 10, column: 22, scope: !94)
!101 = !DILocation(line: 10, column: 12, scope: !94)
!102 = !DILocation(line: 10, column: 43, scope: !94)
!103 = !DILocation(line: 10, column: 28, scope: !94)
!104 = !DILocation(line: 10, column: 30, scope: !94)
!105 = !DILocation(line: 10, column: 34, scope: !94)
!106 = !DILocation(line: 10, column: 32, scope: !94)
!107 = !DILocation(line: 10, column: 38, scope: !94)
!108 = !DILocation(line: 10, column: 36, scope: !94)
!109 = !DILocation(line: 10, column: 41, scope: !94)
!110 = !DILocation(line: 11, column: 3, scope: !77)
!111 = !DILocation(line: 12, column: 1, scope: !42)
