; ModuleID = 'entries_of_a_row.cu'
source_filename = "entries_of_a_row.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7productPKiS0_PKfiS2_Pfiii(ptr noundef %row, ptr noundef %column, ptr noundef %value, i32 noundef %entries, ptr noundef %b, ptr noundef %c, i32 noundef %ldb, i32 noundef %ldc, i32 noundef %columns) #0 !dbg !46 {
entry:
    #dbg_value(ptr %row, !55, !DIExpression(), !67)
    #dbg_value(ptr %column, !56, !DIExpression(), !67)
    #dbg_value(ptr %value, !57, !DIExpression(), !67)
    #dbg_value(i32 %entries, !58, !DIExpression(), !67)
    #dbg_value(ptr %b, !59, !DIExpression(), !67)
    #dbg_value(ptr %c, !60, !DIExpression(), !67)
    #dbg_value(i32 %ldb, !61, !DIExpression(), !67)
    #dbg_value(i32 %ldc, !62, !DIExpression(), !67)
    #dbg_value(i32 %columns, !63, !DIExpression(), !67)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !69
  %mul = mul i32 %0, %1, !dbg !70
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !71
  %add = add i32 %mul, %2, !dbg !72
    #dbg_value(i32 %add, !64, !DIExpression(), !67)
  %cmp = icmp sge i32 %add, %entries, !dbg !73
  br i1 %cmp, label %if.then, label %if.end, !dbg !73

if.then:                                          ; preds = %entry
  br label %cleanup, !dbg !75

if.end:                                           ; preds = %entry
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
    #dbg_value(i32 %3, !65, !DIExpression(), !77)
  br label %for.cond, !dbg !78

for.cond:                                         ; preds = %for.inc, %if.end
  %j.0 = phi i32 [ %3, %if.end ], [ %add19, %for.inc ], !dbg !79
    #dbg_value(i32 %j.0, !65, !DIExpression(), !77)
  %cmp4 = icmp slt i32 %j.0, %columns, !dbg !80
  br i1 %cmp4, label %for.body, label %for.cond.cleanup, !dbg !82

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %add to i64, !dbg !83
  %arrayidx = getelementptr inbounds float, ptr %value, i64 %idxprom, !dbg !83
  %4 = load float, ptr %arrayidx, align 4, !dbg !83, !tbaa !84
  %idxprom5 = sext i32 %add to i64, !dbg !86
  %arrayidx6 = getelementptr inbounds i32, ptr %column, i64 %idxprom5, !dbg !86
  %5 = load i32, ptr %arrayidx6, align 4, !dbg !86, !tbaa !42
  %mul7 = mul nsw i32 %5, %ldb, !dbg !87
  %add8 = add nsw i32 %mul7, %j.0, !dbg !88
  %idxprom9 = sext i32 %add8 to i64, !dbg !89
  %arrayidx10 = getelementptr inbounds float, ptr %b, i64 %idxprom9, !dbg !89
  %6 = load float, ptr %arrayidx10, align 4, !dbg !89, !tbaa !84
  %idxprom12 = sext i32 %add to i64, !dbg !90
  %arrayidx13 = getelementptr inbounds i32, ptr %row, i64 %idxprom12, !dbg !90
  %7 = load i32, ptr %arrayidx13, align 4, !dbg !90, !tbaa !42
  %mul14 = mul nsw i32 %7, %ldc, !dbg !91
  %add15 = add nsw i32 %mul14, %j.0, !dbg !92
  %idxprom16 = sext i32 %add15 to i64, !dbg !93
  %arrayidx17 = getelementptr inbounds float, ptr %c, i64 %idxprom16, !dbg !93
  %8 = load float, ptr %arrayidx17, align 4, !dbg !94, !tbaa !84
  %9 = call float @llvm.fmuladd.f32(float %4, float %6, float %8), !dbg !94
  store float %9, ptr %arrayidx17, align 4, !dbg !94, !tbaa !84
  br label %for.inc, !dbg !93

for.inc:                                          ; preds = %for.body
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !95
  %add19 = add i32 %j.0, %10, !dbg !96
    #dbg_value(i32 %add19, !65, !DIExpression(), !77)
  br label %for.cond, !dbg !97, !llvm.loop !98

for.end:                                          ; preds = %for.cond.cleanup
  br label %cleanup, !dbg !102

cleanup:                                          ; preds = %for.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %for.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !102

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "entries_of_a_row.cu", directory: ".")
!2 = !{!3, !6, !8, !13, !18, !23, !29, !31}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 128)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 129)
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !9, file: !5, line: 154)
!9 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !5, file: !5, line: 137, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!13 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !14, file: !5, line: 154)
!14 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !5, file: !5, line: 133, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !19, file: !5, line: 154)
!19 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !5, file: !5, line: 134, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !24, file: !5, line: 154)
!24 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !5, file: !5, line: 145, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !28}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !30, file: !5, line: 154)
!30 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !5, file: !5, line: 147, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !32, file: !5, line: 154)
!32 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !5, file: !5, line: 149, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = !{!43, !43, i64 0}
!43 = !{!"int", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C++ TBAA"}
!46 = distinct !DISubprogram(name: "product", linkageName: "_Z7productPKiS0_PKfiS2_Pfiii", scope: !1, file: !1, line: 8, type: !47, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !54)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !49, !51, !35, !51, !53, !35, !35, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!54 = !{!55, !56, !57, !58, !59, !60, !61, !62, !63, !64, !65}
!55 = !DILocalVariable(name: "row", arg: 1, scope: !46, file: !1, line: 8, type: !49)
!56 = !DILocalVariable(name: "column", arg: 2, scope: !46, file: !1, line: 8, type: !49)
!57 = !DILocalVariable(name: "value", arg: 3, scope: !46, file: !1, line: 8, type: !51)
!58 = !DILocalVariable(name: "entries", arg: 4, scope: !46, file: !1, line: 8, type: !35)
!59 = !DILocalVariable(name: "b", arg: 5, scope: !46, file: !1, line: 8, type: !51)
!60 = !DILocalVariable(name: "c", arg: 6, scope: !46, file: !1, line: 8, type: !53)
!61 = !DILocalVariable(name: "ldb", arg: 7, scope: !46, file: !1, line: 9, type: !35)
!62 = !DILocalVariable(name: "ldc", arg: 8, scope: !46, file: !1, line: 9, type: !35)
!63 = !DILocalVariable(name: "columns", arg: 9, scope: !46, file: !1, line: 9, type: !35)
!64 = !DILocalVariable(name: "e", scope: !46, file: !1, line: 10, type: !35)
!65 = !DILocalVariable(name: "j", scope: !66, file: !1, line: 13, type: !35)
!66 = distinct !DILexicalBlock(scope: !46, file: !1, line: 13, column: 3)
!67 = !DILocation(line: 0, scope: !46)
!68 = !DILocation(line: 10, column: 11, scope: !46)
!69 = !DILocation(line: 10, column: 24, scope: !46)
!70 = !DILocation(line: 10, column: 22, scope: !46)
!71 = !DILocation(line: 10, column: 37, scope: !46)
!72 = !DILocation(line: 10, column: 35, scope: !46)
!73 = !DILocation(line: 11, column: 9, scope: !74)
!74 = distinct !DILexicalBlock(scope: !46, file: !1, line: 11, column: 7)
!75 = !DILocation(line: 12, column: 5, scope: !74)
!76 = !DILocation(line: 13, column: 16, scope: !66)
!77 = !DILocation(line: 0, scope: !66)
!78 = !DILocation(line: 13, column: 8, scope: !66)
!79 = !DILocation(line: 13, scope: !66)
!80 = !DILocation(line: 13, column: 31, scope: !81)
!81 = distinct !DILexicalBlock(scope: !66, file: !1, line: 13, column: 3)
!82 = !DILocation(line: 13, column: 3, scope: !66)
!83 = !DILocation(line: 14, column: 28, scope: !81)
!84 = !{!85, !85, i64 0}
!85 = !{!"float", !44, i64 0}
!86 = !DILocation(line: 14, column: 41, scope: !81)
!87 = !DILocation(line: 14, column: 51, scope: !81)
!88 = !DILocation(line: 14, column: 57, scope: !81)
!89 = !DILocation(line: 14, column: 39, scope: !81)
!90 = !DILocation(line: 14, column: 7, scope: !81)
!91 = !DILocation(line: 14, column: 14, scope: !81)
!92 = !DILocation(line: 14, column: 20, scope: !81)
!93 = !DILocation(line: 14, column: 5, scope: !81)
!94 = !DILocation(line: 14, column: 25, scope: !81)
!95 = !DILocation(line: 13, column: 47, scope: !81)
!96 = !DILocation(line: 13, column: 44, scope: !81)
!97 = !DILocation(line: 13, column: 3, scope: !81)
!98 = distinct !{!98, !82, !99, !100, !101}
!99 = !DILocation(line: 14, column: 60, scope: !66)
!100 = !{!"llvm.loop.mustprogress"}
!101 = !{!"llvm.loop.unroll.disable"}
!102 = !DILocation(line: 15, column: 1, scope: !46)
