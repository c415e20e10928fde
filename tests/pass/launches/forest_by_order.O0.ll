; ModuleID = 'forest_by_order.cu'
source_filename = "forest_by_order.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7shortenPii(ptr noundef %parent, i32 noundef %n) #0 !dbg !42 {
entry:
  %p.addr.i15 = alloca ptr, align 8
  %v.addr.i16 = alloca i32, align 4
  %.atomictmp.i17 = alloca i32, align 4
  %atomic-temp.i18 = alloca i32, align 4
  %p.addr.i11 = alloca ptr, align 8
  %v.addr.i12 = alloca i32, align 4
  %.atomictmp.i13 = alloca i32, align 4
  %atomic-temp.i14 = alloca i32, align 4
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %parent.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %v = alloca i32, align 4
  %at = alloca i32, align 4
  %last = alloca i32, align 4
  %next = alloca i32, align 4
  store ptr %parent, ptr %parent.addr, align 8
    #dbg_declare(ptr %parent.addr, !47, !DIExpression(), !48)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !49, !DIExpression(), !50)
    #dbg_declare(ptr %v, !51, !DIExpression(), !52)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !53
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !54
  %mul = mul i32 %0, %1, !dbg !55
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56
  %add = add i32 %mul, %2, !dbg !57
  store i32 %add, ptr %v, align 4, !dbg !52
  %3 = load i32, ptr %v, align 4, !dbg !58
  %4 = load i32, ptr %n.addr, align 4, !dbg !60
  %cmp = icmp sge i32 %3, %4, !dbg !61
  br i1 %cmp, label %if.then, label %if.end, !dbg !61

if.then:                                          ; preds = %entry
  br label %while.end, !dbg !62

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %at, !63, !DIExpression(), !64)
  %5 = load ptr, ptr %parent.addr, align 8, !dbg !65
  %6 = load i32, ptr %v, align 4, !dbg !66
  %idxprom = sext i32 %6 to i64, !dbg !65
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !65
  store ptr %arrayidx, ptr %p.addr.i11, align 8, !dbg !67
  store i32 0, ptr %v.addr.i12, align 4, !dbg !67
  %7 = load ptr, ptr %p.addr.i11, align 8, !dbg !67
  %8 = load i32, ptr %v.addr.i12, align 4, !dbg !67
  store i32 %8, ptr %.atomictmp.i13, align 4, !dbg !67
  %9 = load i32, ptr %.atomictmp.i13, align 4, !dbg !67
  %10 = atomicrmw or ptr %7, i32 %9 monotonic, align 4, !dbg !67
  store i32 %10, ptr %atomic-temp.i14, align 4, !dbg !67
  %11 = load i32, ptr %atomic-temp.i14, align 4, !dbg !67
  store i32 %11, ptr %at, align 4, !dbg !64
    #dbg_declare(ptr %last, !68, !DIExpression(), !69)
  %12 = load i32, ptr %v, align 4, !dbg !70
  store i32 %12, ptr %last, align 4, !dbg !69
    #dbg_declare(ptr %next, !71, !DIExpression(), !72)
  br label %while.cond, !dbg !73

while.cond:                                       ; preds = %while.body, %if.end
  %13 = load i32, ptr %at, align 4, !dbg !74
  %14 = load ptr, ptr %parent.addr, align 8, !dbg !75
  %15 = load i32, ptr %at, align 4, !dbg !76
  %idxprom4 = sext i32 %15 to i64, !dbg !75
  %arrayidx5 = getelementptr inbounds i32, ptr %14, i64 %idxprom4, !dbg !75
  store ptr %arrayidx5, ptr %p.addr.i, align 8, !dbg !77
  store i32 0, ptr %v.addr.i, align 4, !dbg !77
  %16 = load ptr, ptr %p.addr.i, align 8, !dbg !77
  %17 = load i32, ptr %v.addr.i, align 4, !dbg !77
  store i32 %17, ptr %.atomictmp.i, align 4, !dbg !77
  %18 = load i32, ptr %.atomictmp.i, align 4, !dbg !77
  %19 = atomicrmw or ptr %16, i32 %18 monotonic, align 4, !dbg !77
  store i32 %19, ptr %atomic-temp.i, align 4, !dbg !77
  %20 = load i32, ptr %atomic-temp.i, align 4, !dbg !77
  store i32 %20, ptr %next, align 4, !dbg !78
  %cmp7 = icmp sgt i32 %13, %20, !dbg !79
  br i1 %cmp7, label %while.body, label %while.end, !dbg !73

while.body:                                       ; preds = %while.cond
  %21 = load ptr, ptr %parent.addr, align 8, !dbg !80
  %22 = load i32, ptr %last, align 4, !dbg !82
  %idxprom8 = sext i32 %22 to i64, !dbg !80
  %arrayidx9 = getelementptr inbounds i32, ptr %21, i64 %idxprom8, !dbg !80
  %23 = load i32, ptr %next, align 4, !dbg !83
  store ptr %arrayidx9, ptr %p.addr.i15, align 8, !dbg !84
  store i32 %23, ptr %v.addr.i16, align 4, !dbg !84
  %24 = load ptr, ptr %p.addr.i15, align 8, !dbg !84
  %25 = load i32, ptr %v.addr.i16, align 4, !dbg !84
  store i32 %25, ptr %.atomictmp.i17, align 4, !dbg !84
  %26 = load i32, ptr %.atomictmp.i17, align 4, !dbg !84
  %27 = atomicrmw xchg ptr %24, i32 %26 monotonic, align 4, !dbg !84
  store i32 %27, ptr %atomic-temp.i18, align 4, !dbg !84
  %28 = load i32, ptr %atomic-temp.i18, align 4, !dbg !84
  %29 = load i32, ptr %at, align 4, !dbg !85
  store i32 %29, ptr %last, align 4, !dbg !86
  %30 = load i32, ptr %next, align 4, !dbg !87
  store i32 %30, ptr %at, align 4, !dbg !88
  br label %while.cond, !dbg !73, !llvm.loop !89

while.end:                                        ; preds = %if.then, %while.cond
  ret void, !dbg !92
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
!1 = !DIFile(filename: "forest_by_order.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "shorten", linkageName: "_Z7shortenPii", scope: !1, file: !1, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !46)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!46 = !{}
!47 = !DILocalVariable(name: "parent", arg: 1, scope: !42, file: !1, line: 5, type: !45)
!48 = !DILocation(line: 5, column: 30, scope: !42)
!49 = !DILocalVariable(name: "n", arg: 2, scope: !42, file: !1, line: 5, type: !35)
!50 = !DILocation(line: 5, column: 42, scope: !42)
!51 = !DILocalVariable(name: "v", scope: !42, file: !1, line: 6, type: !35)
!52 = !DILocation(line: 6, column: 7, scope: !42)
!53 = !DILocation(line: 6, column: 11, scope: !42)
!54 = !DILocation(line: 6, column: 24, scope: !42)
!55 = !DILocation(line: 6, column: 22, scope: !42)
!56 = !DILocation(line: 6, column: 37, scope: !42)
!57 = !DILocation(line: 6, column: 35, scope: !42)
!58 = !DILocation(line: 7, column: 7, scope: !59)
!59 = distinct !DILexicalBlock(scope: !42, file: !1, line: 7, column: 7)
!60 = !DILocation(line: 7, column: 12, scope: !59)
!61 = !DILocation(line: 7, column: 9, scope: !59)
!62 = !DILocation(line: 7, column: 15, scope: !59)
!63 = !DILocalVariable(name: "at", scope: !42, file: !1, line: 8, type: !35)
!64 = !DILocation(line: 8, column: 7, scope: !42)
!65 = !DILocation(line: 8, column: 22, scope: !42)
!66 = !DILocation(line: 8, column: 29, scope: !42)
!67 = !DILocation(line: 8, column: 12, scope: !42)
!68 = !DILocalVariable(name: "last", scope: !42, file: !1, line: 8, type: !35)
!69 = !DILocation(line: 8, column: 37, scope: !42)
!70 = !DILocation(line: 8, column: 44, scope: !42)
!71 = !DILocalVariable(name: "next", scope: !42, file: !1, line: 8, type: !35)
!72 = !DILocation(line: 8, column: 47, scope: !42)
!73 = !DILocation(line: 9, column: 3, scope: !42)
!74 = !DILocation(line: 9, column: 10, scope: !42)
!75 = !DILocation(line: 9, column: 33, scope: !42)
!76 = !DILocation(line: 9, column: 40, scope: !42)
!77 = !DILocation(line: 9, column: 23, scope: !42)
!78 = !DILocation(line: 9, column: 21, scope: !42)
!79 = !DILocation(line: 9, column: 13, scope: !42)
!80 = !DILocation(line: 10, column: 17, scope: !81)
!81 = distinct !DILexicalBlock(scope: !42, file: !1, line: 9, column: 50)
!82 = !DILocation(line: 10, column: 24, scope: !81)
!83 = !DILocation(line: 10, column: 31, scope: !81)
!84 = !DILocation(line: 10, column: 5, scope: !81)
!85 = !DILocation(line: 11, column: 12, scope: !81)
!86 = !DILocation(line: 11, column: 10, scope: !81)
!87 = !DILocation(line: 12, column: 10, scope: !81)
!88 = !DILocation(line: 12, column: 8, scope: !81)
!89 = distinct !{!89, !73, !90, !91}
!90 = !DILocation(line: 13, column: 3, scope: !42)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !DILocation(line: 14, column: 1, scope: !42)
