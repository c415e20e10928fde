; ModuleID = 'row_one_step_too_long.cu'
source_filename = "row_one_step_too_long.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4fillPii(ptr noundef %out, i32 noundef %per) #0 !dbg !42 {
entry:
  %out.addr = alloca ptr, align 8
  %per.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !47, !DIExpression(), !48)
  store i32 %per, ptr %per.addr, align 4
    #dbg_declare(ptr %per.addr, !49, !DIExpression(), !50)
    #dbg_declare(ptr %i, !51, !DIExpression(), !52)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !53
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !54
  %mul = mul i32 %0, %1, !dbg !55
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56
  %add = add i32 %mul, %2, !dbg !57
  store i32 %add, ptr %i, align 4, !dbg !52
    #dbg_declare(ptr %j, !58, !DIExpression(), !60)
  store i32 0, ptr %j, align 4, !dbg !60
  br label %for.cond, !dbg !61

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %j, align 4, !dbg !62
  %4 = load i32, ptr %per.addr, align 4, !dbg !64
  %cmp = icmp slt i32 %3, %4, !dbg !65
  br i1 %cmp, label %for.body, label %for.end, !dbg !66

for.body:                                         ; preds = %for.cond
  %5 = load i32, ptr %i, align 4, !dbg !67
  %6 = load ptr, ptr %out.addr, align 8, !dbg !68
  %7 = load i32, ptr %i, align 4, !dbg !69
  %8 = load i32, ptr %per.addr, align 4, !dbg !70
  %mul3 = mul nsw i32 %7, %8, !dbg !71
  %9 = load i32, ptr %j, align 4, !dbg !72
  %add4 = add nsw i32 %mul3, %9, !dbg !73
  %idxprom = sext i32 %add4 to i64, !dbg !68
  %arrayidx = getelementptr inbounds i32, ptr %6, i64 %idxprom, !dbg !68
  store i32 %5, ptr %arrayidx, align 4, !dbg !74
  br label %for.inc, !dbg !68

for.inc:                                          ; preds = %for.body
  %10 = load i32, ptr %j, align 4, !dbg !75
  %inc = add nsw i32 %10, 1, !dbg !75
  store i32 %inc, ptr %j, align 4, !dbg !75
  br label %for.cond, !dbg !76, !llvm.loop !77

for.end:                                          ; preds = %for.cond
  ret void, !dbg !80
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
!1 = !DIFile(filename: "row_one_step_too_long.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "fill", linkageName: "_Z4fillPii", scope: !1, file: !1, line: 4, type: !43, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !46)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!46 = !{}
!47 = !DILocalVariable(name: "out", arg: 1, scope: !42, file: !1, line: 4, type: !45)
!48 = !DILocation(line: 4, column: 27, scope: !42)
!49 = !DILocalVariable(name: "per", arg: 2, scope: !42, file: !1, line: 4, type: !35)
!50 = !DILocation(line: 4, column: 36, scope: !42)
!51 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 5, type: !35)
!52 = !DILocation(line: 5, column: 7, scope: !42)
!53 = !DILocation(line: 5, column: 11, scope: !42)
!54 = !DILocation(line: 5, column: 24, scope: !42)
!55 = !DILocation(line: 5, column: 22, scope: !42)
!56 = !DILocation(line: 5, column: 37, scope: !42)
!57 = !DILocation(line: 5, column: 35, scope: !42)
!58 = !DILocalVariable(name: "j", scope: !59, file: !1, line: 6, type: !35)
!59 = distinct !DILexicalBlock(scope: !42, file: !1, line: 6, column: 3)
!60 = !DILocation(line: 6, column: 12, scope: !59)
!61 = !DILocation(line: 6, column: 8, scope: !59)
!62 = !DILocation(line: 6, column: 19, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !1, line: 6, column: 3)
!64 = !DILocation(line: 6, column: 23, scope: !63)
!65 = !DILocation(line: 6, column: 21, scope: !63)
!66 = !DILocation(line: 6, column: 3, scope: !59)
!67 = !DILocation(line: 6, column: 52, scope: !63)
!68 = !DILocation(line: 6, column: 33, scope: !63)
!69 = !DILocation(line: 6, column: 37, scope: !63)
!70 = !DILocation(line: 6, column: 41, scope: !63)
!71 = !DILocation(line: 6, column: 39, scope: !63)
!72 = !DILocation(line: 6, column: 47, scope: !63)
!73 = !DILocation(line: 6, column: 45, scope: !63)
!74 = !DILocation(line: 6, column: 50, scope: !63)
!75 = !DILocation(line: 6, column: 29, scope: !63)
!76 = !DILocation(line: 6, column: 3, scope: !63)
!77 = distinct !{!77, !66, !78, !79}
!78 = !DILocation(line: 6, column: 52, scope: !59)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !DILocation(line: 7, column: 1, scope: !42)
