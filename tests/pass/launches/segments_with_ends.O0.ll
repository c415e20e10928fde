; ModuleID = 'segments_with_ends.cu'
source_filename = "segments_with_ends.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5labelPKiS0_Pi(ptr noundef %begin, ptr noundef %end, ptr noundef %segment) #0 !dbg !42 {
entry:
  %begin.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %segment.addr = alloca ptr, align 8
  %last = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %begin, ptr %begin.addr, align 8
    #dbg_declare(ptr %begin.addr, !49, !DIExpression(), !50)
  store ptr %end, ptr %end.addr, align 8
    #dbg_declare(ptr %end.addr, !51, !DIExpression(), !52)
  store ptr %segment, ptr %segment.addr, align 8
    #dbg_declare(ptr %segment.addr, !53, !DIExpression(), !54)
    #dbg_declare(ptr %last, !55, !DIExpression(), !56)
  %0 = load ptr, ptr %end.addr, align 8, !dbg !57
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !58
  %idxprom = zext i32 %1 to i64, !dbg !57
  %arrayidx = getelementptr inbounds nuw i32, ptr %0, i64 %idxprom, !dbg !57
  %2 = load i32, ptr %arrayidx, align 4, !dbg !57
  store i32 %2, ptr %last, align 4, !dbg !56
    #dbg_declare(ptr %i, !59, !DIExpression(), !61)
  %3 = load ptr, ptr %begin.addr, align 8, !dbg !62
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !63
  %idxprom2 = zext i32 %4 to i64, !dbg !62
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %3, i64 %idxprom2, !dbg !62
  %5 = load i32, ptr %arrayidx3, align 4, !dbg !62
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %add = add i32 %5, %6, !dbg !65
  store i32 %add, ptr %i, align 4, !dbg !61
  br label %for.cond, !dbg !66

for.cond:                                         ; preds = %for.inc, %entry
  %7 = load i32, ptr %i, align 4, !dbg !67
  %8 = load i32, ptr %last, align 4, !dbg !69
  %cmp = icmp slt i32 %7, %8, !dbg !70
  br i1 %cmp, label %for.body, label %for.end, !dbg !71

for.body:                                         ; preds = %for.cond
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !72
  %10 = load ptr, ptr %segment.addr, align 8, !dbg !73
  %11 = load i32, ptr %i, align 4, !dbg !74
  %idxprom6 = sext i32 %11 to i64, !dbg !73
  %arrayidx7 = getelementptr inbounds i32, ptr %10, i64 %idxprom6, !dbg !73
  store i32 %9, ptr %arrayidx7, align 4, !dbg !75
  br label %for.inc, !dbg !73

for.inc:                                          ; preds = %for.body
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !76
  %13 = load i32, ptr %i, align 4, !dbg !77
  %add9 = add i32 %13, %12, !dbg !77
  store i32 %add9, ptr %i, align 4, !dbg !77
  br label %for.cond, !dbg !78, !llvm.loop !79

for.end:                                          ; preds = %for.cond
  ret void, !dbg !82
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
!1 = !DIFile(filename: "segments_with_ends.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "label", linkageName: "_Z5labelPKiS0_Pi", scope: !1, file: !1, line: 4, type: !43, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !45, !47}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!48 = !{}
!49 = !DILocalVariable(name: "begin", arg: 1, scope: !42, file: !1, line: 4, type: !45)
!50 = !DILocation(line: 4, column: 34, scope: !42)
!51 = !DILocalVariable(name: "end", arg: 2, scope: !42, file: !1, line: 4, type: !45)
!52 = !DILocation(line: 4, column: 52, scope: !42)
!53 = !DILocalVariable(name: "segment", arg: 3, scope: !42, file: !1, line: 4, type: !47)
!54 = !DILocation(line: 4, column: 62, scope: !42)
!55 = !DILocalVariable(name: "last", scope: !42, file: !1, line: 5, type: !35)
!56 = !DILocation(line: 5, column: 7, scope: !42)
!57 = !DILocation(line: 5, column: 14, scope: !42)
!58 = !DILocation(line: 5, column: 18, scope: !42)
!59 = !DILocalVariable(name: "i", scope: !60, file: !1, line: 6, type: !35)
!60 = distinct !DILexicalBlock(scope: !42, file: !1, line: 6, column: 3)
!61 = !DILocation(line: 6, column: 12, scope: !60)
!62 = !DILocation(line: 6, column: 16, scope: !60)
!63 = !DILocation(line: 6, column: 22, scope: !60)
!64 = !DILocation(line: 6, column: 36, scope: !60)
!65 = !DILocation(line: 6, column: 34, scope: !60)
!66 = !DILocation(line: 6, column: 8, scope: !60)
!67 = !DILocation(line: 6, column: 49, scope: !68)
!68 = distinct !DILexicalBlock(scope: !60, file: !1, line: 6, column: 3)
!69 = !DILocation(line: 6, column: 53, scope: !68)
!70 = !DILocation(line: 6, column: 51, scope: !68)
!71 = !DILocation(line: 6, column: 3, scope: !60)
!72 = !DILocation(line: 7, column: 18, scope: !68)
!73 = !DILocation(line: 7, column: 5, scope: !68)
!74 = !DILocation(line: 7, column: 13, scope: !68)
!75 = !DILocation(line: 7, column: 16, scope: !68)
!76 = !DILocation(line: 6, column: 64, scope: !68)
!77 = !DILocation(line: 6, column: 61, scope: !68)
!78 = !DILocation(line: 6, column: 3, scope: !68)
!79 = distinct !{!79, !71, !80, !81}
!80 = !DILocation(line: 7, column: 27, scope: !60)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !DILocation(line: 8, column: 1, scope: !42)
