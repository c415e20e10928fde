; ModuleID = 'lock_by_remainder.cu'
source_filename = "lock_by_remainder.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5countPiS_i(ptr noundef %lock, ptr noundef %cells, i32 noundef %n) #0 !dbg !42 {
entry:
  %p.addr.i9 = alloca ptr, align 8
  %v.addr.i10 = alloca i32, align 4
  %.atomictmp.i11 = alloca i32, align 4
  %atomic-temp.i12 = alloca i32, align 4
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %lock.addr = alloca ptr, align 8
  %cells.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %waits = alloca i8, align 1
  store ptr %lock, ptr %lock.addr, align 8
    #dbg_declare(ptr %lock.addr, !47, !DIExpression(), !48)
  store ptr %cells, ptr %cells.addr, align 8
    #dbg_declare(ptr %cells.addr, !49, !DIExpression(), !50)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !51, !DIExpression(), !52)
    #dbg_declare(ptr %i, !53, !DIExpression(), !54)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !55
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !56
  %mul = mul i32 %0, %1, !dbg !57
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !58
  %add = add i32 %mul, %2, !dbg !59
  %3 = load i32, ptr %n.addr, align 4, !dbg !60
  %rem = urem i32 %add, %3, !dbg !61
  store i32 %rem, ptr %i, align 4, !dbg !54
    #dbg_declare(ptr %waits, !62, !DIExpression(), !64)
  store i8 1, ptr %waits, align 1, !dbg !64
  br label %for.cond, !dbg !65

for.cond:                                         ; preds = %if.end, %entry
  %4 = load i8, ptr %waits, align 1, !dbg !66
  %loadedv = trunc i8 %4 to i1, !dbg !66
  br i1 %loadedv, label %for.body, label %for.end, !dbg !68

for.body:                                         ; preds = %for.cond
  %5 = load ptr, ptr %lock.addr, align 8, !dbg !69
  %6 = load i32, ptr %i, align 4, !dbg !72
  %idxprom = sext i32 %6 to i64, !dbg !69
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !69
  store ptr %arrayidx, ptr %p.addr.i9, align 8, !dbg !73
  store i32 1, ptr %v.addr.i10, align 4, !dbg !73
  %7 = load ptr, ptr %p.addr.i9, align 8, !dbg !73
  %8 = load i32, ptr %v.addr.i10, align 4, !dbg !73
  store i32 %8, ptr %.atomictmp.i11, align 4, !dbg !73
  %9 = load i32, ptr %.atomictmp.i11, align 4, !dbg !73
  %10 = atomicrmw xchg ptr %7, i32 %9 monotonic, align 4, !dbg !73
  store i32 %10, ptr %atomic-temp.i12, align 4, !dbg !73
  %11 = load i32, ptr %atomic-temp.i12, align 4, !dbg !73
  %cmp = icmp eq i32 %11, 0, !dbg !74
  br i1 %cmp, label %if.then, label %if.end, !dbg !74

if.then:                                          ; preds = %for.body
  call void @llvm.nvvm.membar.gl(), !dbg !75
  %12 = load ptr, ptr %cells.addr, align 8, !dbg !77
  %13 = load i32, ptr %i, align 4, !dbg !78
  %idxprom4 = sext i32 %13 to i64, !dbg !77
  %arrayidx5 = getelementptr inbounds i32, ptr %12, i64 %idxprom4, !dbg !77
  %14 = load i32, ptr %arrayidx5, align 4, !dbg !79
  %inc = add nsw i32 %14, 1, !dbg !79
  store i32 %inc, ptr %arrayidx5, align 4, !dbg !79
  call void @llvm.nvvm.membar.gl(), !dbg !80
  %15 = load ptr, ptr %lock.addr, align 8, !dbg !81
  %16 = load i32, ptr %i, align 4, !dbg !82
  %idxprom6 = sext i32 %16 to i64, !dbg !81
  %arrayidx7 = getelementptr inbounds i32, ptr %15, i64 %idxprom6, !dbg !81
  store ptr %arrayidx7, ptr %p.addr.i, align 8, !dbg !83
  store i32 0, ptr %v.addr.i, align 4, !dbg !83
  %17 = load ptr, ptr %p.addr.i, align 8, !dbg !83
  %18 = load i32, ptr %v.addr.i, align 4, !dbg !83
  store i32 %18, ptr %.atomictmp.i, align 4, !dbg !83
  %19 = load i32, ptr %.atomictmp.i, align 4, !dbg !83
  %20 = atomicrmw xchg ptr %17, i32 %19 monotonic, align 4, !dbg !83
  store i32 %20, ptr %atomic-temp.i, align 4, !dbg !83
  %21 = load i32, ptr %atomic-temp.i, align 4, !dbg !83
  store i8 0, ptr %waits, align 1, !dbg !84
  br label %if.end, !dbg !85

if.end:                                           ; preds = %if.then, %for.body
  br label %for.cond, !dbg !86, !llvm.loop !87

for.end:                                          ; preds = %for.cond
  ret void, !dbg !90
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
!1 = !DIFile(filename: "lock_by_remainder.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "count", linkageName: "_Z5countPiS_i", scope: !1, file: !1, line: 4, type: !43, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !46)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !45, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!46 = !{}
!47 = !DILocalVariable(name: "lock", arg: 1, scope: !42, file: !1, line: 4, type: !45)
!48 = !DILocation(line: 4, column: 28, scope: !42)
!49 = !DILocalVariable(name: "cells", arg: 2, scope: !42, file: !1, line: 4, type: !45)
!50 = !DILocation(line: 4, column: 39, scope: !42)
!51 = !DILocalVariable(name: "n", arg: 3, scope: !42, file: !1, line: 4, type: !35)
!52 = !DILocation(line: 4, column: 50, scope: !42)
!53 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 5, type: !35)
!54 = !DILocation(line: 5, column: 7, scope: !42)
!55 = !DILocation(line: 5, column: 12, scope: !42)
!56 = !DILocation(line: 5, column: 25, scope: !42)
!57 = !DILocation(line: 5, column: 23, scope: !42)
!58 = !DILocation(line: 5, column: 38, scope: !42)
!59 = !DILocation(line: 5, column: 36, scope: !42)
!60 = !DILocation(line: 5, column: 53, scope: !42)
!61 = !DILocation(line: 5, column: 51, scope: !42)
!62 = !DILocalVariable(name: "waits", scope: !63, file: !1, line: 6, type: !27)
!63 = distinct !DILexicalBlock(scope: !42, file: !1, line: 6, column: 3)
!64 = !DILocation(line: 6, column: 13, scope: !63)
!65 = !DILocation(line: 6, column: 8, scope: !63)
!66 = !DILocation(line: 6, column: 27, scope: !67)
!67 = distinct !DILexicalBlock(scope: !63, file: !1, line: 6, column: 3)
!68 = !DILocation(line: 6, column: 3, scope: !63)
!69 = !DILocation(line: 7, column: 21, scope: !70)
!70 = distinct !DILexicalBlock(scope: !71, file: !1, line: 7, column: 9)
!71 = distinct !DILexicalBlock(scope: !67, file: !1, line: 6, column: 35)
!72 = !DILocation(line: 7, column: 26, scope: !70)
!73 = !DILocation(line: 7, column: 9, scope: !70)
!74 = !DILocation(line: 7, column: 33, scope: !70)
!75 = !DILocation(line: 8, column: 7, scope: !76)
!76 = distinct !DILexicalBlock(scope: !70, file: !1, line: 7, column: 39)
!77 = !DILocation(line: 9, column: 7, scope: !76)
!78 = !DILocation(line: 9, column: 13, scope: !76)
!79 = !DILocation(line: 9, column: 15, scope: !76)
!80 = !DILocation(line: 10, column: 7, scope: !76)
!81 = !DILocation(line: 11, column: 19, scope: !76)
!82 = !DILocation(line: 11, column: 24, scope: !76)
!83 = !DILocation(line: 11, column: 7, scope: !76)
!84 = !DILocation(line: 12, column: 13, scope: !76)
!85 = !DILocation(line: 13, column: 5, scope: !76)
!86 = !DILocation(line: 6, column: 3, scope: !67)
!87 = distinct !{!87, !68, !88, !89}
!88 = !DILocation(line: 14, column: 3, scope: !63)
!89 = !{!"llvm.loop.mustprogress"}
!90 = !DILocation(line: 15, column: 1, scope: !42)
