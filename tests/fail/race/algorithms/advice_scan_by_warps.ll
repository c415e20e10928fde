; ModuleID = 'advice_scan_by_warps.cu'
source_filename = "advice_scan_by_warps.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ4scanPKiPiiE4sums = internal addrspace(3) global [32 x i32] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4scanPKiPii(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !48, !DIExpression(), !80)
    #dbg_value(ptr %out, !49, !DIExpression(), !80)
    #dbg_value(i32 %n, !50, !DIExpression(), !80)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !81
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !82
  %mul = mul i32 %0, %1, !dbg !83
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !84
  %add = add i32 %mul, %2, !dbg !85
    #dbg_value(i32 %add, !51, !DIExpression(), !80)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !86
  %rem = urem i32 %3, 32, !dbg !87
    #dbg_value(i32 %rem, !52, !DIExpression(), !80)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88
  %div = udiv i32 %4, 32, !dbg !89
    #dbg_value(i32 %div, !53, !DIExpression(), !80)
  %cmp = icmp slt i32 %add, %n, !dbg !90
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !91

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !92
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !92
  %5 = load i32, ptr %arrayidx, align 4, !dbg !92, !tbaa !76
  br label %cond.end, !dbg !91

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !91

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %5, %cond.true ], [ 0, %cond.false ], !dbg !91
    #dbg_value(i32 %cond, !54, !DIExpression(), !80)
    #dbg_value(i32 1, !55, !DIExpression(), !93)
  br label %for.cond, !dbg !94

for.cond:                                         ; preds = %for.inc, %cond.end
  %d.0 = phi i32 [ 1, %cond.end ], [ %mul9, %for.inc ], !dbg !95
  %v.0 = phi i32 [ %cond, %cond.end ], [ %v.1, %for.inc ], !dbg !80
    #dbg_value(i32 %v.0, !54, !DIExpression(), !80)
    #dbg_value(i32 %d.0, !55, !DIExpression(), !93)
  %cmp5 = icmp slt i32 %d.0, 32, !dbg !96
  br i1 %cmp5, label %for.body, label %for.cond.cleanup, !dbg !97

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %6 = call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %v.0, i32 %d.0, i32 0), !dbg !98
    #dbg_value(i32 %6, !57, !DIExpression(), !99)
  %cmp7 = icmp sge i32 %rem, %d.0, !dbg !100
  br i1 %cmp7, label %if.then, label %if.end, !dbg !100

if.then:                                          ; preds = %for.body
  %add8 = add nsw i32 %v.0, %6, !dbg !102
    #dbg_value(i32 %add8, !54, !DIExpression(), !80)
  br label %if.end, !dbg !103

if.end:                                           ; preds = %if.then, %for.body
  %v.1 = phi i32 [ %add8, %if.then ], [ %v.0, %for.body ], !dbg !80
    #dbg_value(i32 %v.1, !54, !DIExpression(), !80)
  br label %for.inc, !dbg !104

for.inc:                                          ; preds = %if.end
  %mul9 = mul nsw i32 %d.0, 2, !dbg !105
    #dbg_value(i32 %mul9, !55, !DIExpression(), !93)
  br label %for.cond, !dbg !106, !llvm.loop !107

for.end:                                          ; preds = %for.cond.cleanup
  %cmp10 = icmp eq i32 %rem, 31, !dbg !111
  br i1 %cmp10, label %if.then11, label %if.end14, !dbg !111

if.then11:                                        ; preds = %for.end
  %idxprom12 = sext i32 %div to i64, !dbg !113
  %arrayidx13 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiiE4sums to ptr), i64 0, i64 %idxprom12, !dbg !113
  store i32 %v.0, ptr %arrayidx13, align 4, !dbg !114, !tbaa !76
  br label %if.end14, !dbg !113

if.end14:                                         ; preds = %if.then11, %for.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !115
  %cmp15 = icmp eq i32 %div, 0, !dbg !116
  br i1 %cmp15, label %if.then16, label %if.end42, !dbg !116

if.then16:                                        ; preds = %if.end14
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !117
  %div18 = udiv i32 %7, 32, !dbg !118
  %cmp19 = icmp ult i32 %rem, %div18, !dbg !119
  br i1 %cmp19, label %cond.true20, label %cond.false23, !dbg !120

cond.true20:                                      ; preds = %if.then16
  %idxprom21 = sext i32 %rem to i64, !dbg !121
  %arrayidx22 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiiE4sums to ptr), i64 0, i64 %idxprom21, !dbg !121
  %8 = load i32, ptr %arrayidx22, align 4, !dbg !121, !tbaa !76
  br label %cond.end24, !dbg !120

cond.false23:                                     ; preds = %if.then16
  br label %cond.end24, !dbg !120

cond.end24:                                       ; preds = %cond.false23, %cond.true20
  %cond25 = phi i32 [ %8, %cond.true20 ], [ 0, %cond.false23 ], !dbg !120
    #dbg_value(i32 %cond25, !60, !DIExpression(), !122)
    #dbg_value(i32 1, !63, !DIExpression(), !123)
  br label %for.cond27, !dbg !124

for.cond27:                                       ; preds = %for.inc37, %cond.end24
  %s.0 = phi i32 [ %cond25, %cond.end24 ], [ %s.1, %for.inc37 ], !dbg !122
  %d26.0 = phi i32 [ 1, %cond.end24 ], [ %mul38, %for.inc37 ], !dbg !125
    #dbg_value(i32 %d26.0, !63, !DIExpression(), !123)
    #dbg_value(i32 %s.0, !60, !DIExpression(), !122)
  %cmp28 = icmp slt i32 %d26.0, 32, !dbg !126
  br i1 %cmp28, label %for.body30, label %for.cond.cleanup29, !dbg !127

for.cond.cleanup29:                               ; preds = %for.cond27
  br label %for.end39

for.body30:                                       ; preds = %for.cond27
  %9 = call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %s.0, i32 %d26.0, i32 0), !dbg !128
    #dbg_value(i32 %9, !65, !DIExpression(), !129)
  %cmp33 = icmp sge i32 %rem, %d26.0, !dbg !130
  br i1 %cmp33, label %if.then34, label %if.end36, !dbg !130

if.then34:                                        ; preds = %for.body30
  %add35 = add nsw i32 %s.0, %9, !dbg !132
    #dbg_value(i32 %add35, !60, !DIExpression(), !122)
  br label %if.end36, !dbg !133

if.end36:                                         ; preds = %if.then34, %for.body30
  %s.1 = phi i32 [ %add35, %if.then34 ], [ %s.0, %for.body30 ], !dbg !122
    #dbg_value(i32 %s.1, !60, !DIExpression(), !122)
  br label %for.inc37, !dbg !134

for.inc37:                                        ; preds = %if.end36
  %mul38 = mul nsw i32 %d26.0, 2, !dbg !135
    #dbg_value(i32 %mul38, !63, !DIExpression(), !123)
  br label %for.cond27, !dbg !136, !llvm.loop !137

for.end39:                                        ; preds = %for.cond.cleanup29
  %idxprom40 = sext i32 %rem to i64, !dbg !139
  %arrayidx41 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiiE4sums to ptr), i64 0, i64 %idxprom40, !dbg !139
  store i32 %s.0, ptr %arrayidx41, align 4, !dbg !140, !tbaa !76
  br label %if.end42, !dbg !141

if.end42:                                         ; preds = %for.end39, %if.end14
  %cmp43 = icmp sgt i32 %div, 0, !dbg !142
  br i1 %cmp43, label %if.then44, label %if.end48, !dbg !142

if.then44:                                        ; preds = %if.end42
  %sub = sub nsw i32 %div, 1, !dbg !144
  %idxprom45 = sext i32 %sub to i64, !dbg !145
  %arrayidx46 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiiE4sums to ptr), i64 0, i64 %idxprom45, !dbg !145
  %10 = load i32, ptr %arrayidx46, align 4, !dbg !145, !tbaa !76
  %add47 = add nsw i32 %v.0, %10, !dbg !146
    #dbg_value(i32 %add47, !54, !DIExpression(), !80)
  br label %if.end48, !dbg !147

if.end48:                                         ; preds = %if.then44, %if.end42
  %v.2 = phi i32 [ %add47, %if.then44 ], [ %v.0, %if.end42 ], !dbg !80
    #dbg_value(i32 %v.2, !54, !DIExpression(), !80)
  %cmp49 = icmp slt i32 %add, %n, !dbg !148
  br i1 %cmp49, label %if.then50, label %if.end53, !dbg !148

if.then50:                                        ; preds = %if.end48
  %idxprom51 = sext i32 %add to i64, !dbg !150
  %arrayidx52 = getelementptr inbounds i32, ptr %out, i64 %idxprom51, !dbg !150
  store i32 %v.2, ptr %arrayidx52, align 4, !dbg !151, !tbaa !76
  br label %if.end53, !dbg !150

if.end53:                                         ; preds = %if.then50, %if.end48
  ret void, !dbg !152
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!71, !72, !73, !74}
!llvm.ident = !{!75}
!llvm.errno.tbaa = !{!76}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "sums", scope: !2, file: !3, line: 7, type: !68, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "scan", linkageName: "_Z4scanPKiPii", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !47)
!3 = !DIFile(filename: "advice_scan_by_warps.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!11 = !{!8}
!12 = !{!0}
!13 = !{!14, !17, !19, !24, !29, !34, !40, !42}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !15, file: !16, line: 128)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 129)
!18 = !DINamespace(name: "std", scope: null)
!19 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !20, file: !16, line: 154)
!20 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !16, file: !16, line: 137, type: !21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!21 = !DISubroutineType(types: !22)
!22 = !{!23, !23}
!23 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !25, file: !16, line: 154)
!25 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !16, file: !16, line: 133, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !30, file: !16, line: 154)
!30 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !16, file: !16, line: 134, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33}
!33 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !35, file: !16, line: 154)
!35 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !16, file: !16, line: 145, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !39}
!38 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!39 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !41, file: !16, line: 154)
!41 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !16, file: !16, line: 147, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !43, file: !16, line: 154)
!43 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !16, file: !16, line: 149, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!44 = !DISubroutineType(types: !45)
!45 = !{!8, !46}
!46 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!47 = !{!48, !49, !50, !51, !52, !53, !54, !55, !57, !60, !63, !65}
!48 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!49 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 6, type: !9)
!50 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 6, type: !8)
!51 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 8, type: !8)
!52 = !DILocalVariable(name: "lane", scope: !2, file: !3, line: 9, type: !8)
!53 = !DILocalVariable(name: "w", scope: !2, file: !3, line: 9, type: !8)
!54 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 10, type: !8)
!55 = !DILocalVariable(name: "d", scope: !56, file: !3, line: 11, type: !8)
!56 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!57 = !DILocalVariable(name: "o", scope: !58, file: !3, line: 12, type: !8)
!58 = distinct !DILexicalBlock(scope: !59, file: !3, line: 11, column: 35)
!59 = distinct !DILexicalBlock(scope: !56, file: !3, line: 11, column: 3)
!60 = !DILocalVariable(name: "s", scope: !61, file: !3, line: 18, type: !8)
!61 = distinct !DILexicalBlock(scope: !62, file: !3, line: 17, column: 15)
!62 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 7)
!63 = !DILocalVariable(name: "d", scope: !64, file: !3, line: 19, type: !8)
!64 = distinct !DILexicalBlock(scope: !61, file: !3, line: 19, column: 5)
!65 = !DILocalVariable(name: "o", scope: !66, file: !3, line: 20, type: !8)
!66 = distinct !DILexicalBlock(scope: !67, file: !3, line: 19, column: 37)
!67 = distinct !DILexicalBlock(scope: !64, file: !3, line: 19, column: 5)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1024, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 32)
!71 = !{i32 7, !"Dwarf Version", i32 4}
!72 = !{i32 2, !"Debug Info Version", i32 3}
!73 = !{i32 1, !"wchar_size", i32 4}
!74 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!75 = !{!"clang version 22.1.8"}
!76 = !{!77, !77, i64 0}
!77 = !{!"int", !78, i64 0}
!78 = !{!"omnipotent char", !79, i64 0}
!79 = !{!"Simple C++ TBAA"}
!80 = !DILocation(line: 0, scope: !2)
!81 = !DILocation(line: 8, column: 11, scope: !2)
!82 = !DILocation(line: 8, column: 24, scope: !2)
!83 = !DILocation(line: 8, column: 22, scope: !2)
!84 = !DILocation(line: 8, column: 37, scope: !2)
!85 = !DILocation(line: 8, column: 35, scope: !2)
!86 = !DILocation(line: 9, column: 14, scope: !2)
!87 = !DILocation(line: 9, column: 26, scope: !2)
!88 = !DILocation(line: 9, column: 36, scope: !2)
!89 = !DILocation(line: 9, column: 48, scope: !2)
!90 = !DILocation(line: 10, column: 13, scope: !2)
!91 = !DILocation(line: 10, column: 11, scope: !2)
!92 = !DILocation(line: 10, column: 19, scope: !2)
!93 = !DILocation(line: 0, scope: !56)
!94 = !DILocation(line: 11, column: 8, scope: !56)
!95 = !DILocation(line: 11, scope: !56)
!96 = !DILocation(line: 11, column: 21, scope: !59)
!97 = !DILocation(line: 11, column: 3, scope: !56)
!98 = !DILocation(line: 12, column: 13, scope: !58)
!99 = !DILocation(line: 0, scope: !58)
!100 = !DILocation(line: 13, column: 14, scope: !101)
!101 = distinct !DILexicalBlock(scope: !58, file: !3, line: 13, column: 9)
!102 = !DILocation(line: 13, column: 22, scope: !101)
!103 = !DILocation(line: 13, column: 20, scope: !101)
!104 = !DILocation(line: 14, column: 3, scope: !58)
!105 = !DILocation(line: 11, column: 29, scope: !59)
!106 = !DILocation(line: 11, column: 3, scope: !59)
!107 = distinct !{!107, !97, !108, !109, !110}
!108 = !DILocation(line: 14, column: 3, scope: !56)
!109 = !{!"llvm.loop.mustprogress"}
!110 = !{!"llvm.loop.unroll.disable"}
!111 = !DILocation(line: 15, column: 12, scope: !112)
!112 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 7)
!113 = !DILocation(line: 15, column: 19, scope: !112)
!114 = !DILocation(line: 15, column: 27, scope: !112)
!115 = !DILocation(line: 16, column: 3, scope: !2)
!116 = !DILocation(line: 17, column: 9, scope: !62)
!117 = !DILocation(line: 18, column: 20, scope: !61)
!118 = !DILocation(line: 18, column: 31, scope: !61)
!119 = !DILocation(line: 18, column: 18, scope: !61)
!120 = !DILocation(line: 18, column: 13, scope: !61)
!121 = !DILocation(line: 18, column: 38, scope: !61)
!122 = !DILocation(line: 0, scope: !61)
!123 = !DILocation(line: 0, scope: !64)
!124 = !DILocation(line: 19, column: 10, scope: !64)
!125 = !DILocation(line: 19, scope: !64)
!126 = !DILocation(line: 19, column: 23, scope: !67)
!127 = !DILocation(line: 19, column: 5, scope: !64)
!128 = !DILocation(line: 20, column: 15, scope: !66)
!129 = !DILocation(line: 0, scope: !66)
!130 = !DILocation(line: 21, column: 16, scope: !131)
!131 = distinct !DILexicalBlock(scope: !66, file: !3, line: 21, column: 11)
!132 = !DILocation(line: 21, column: 24, scope: !131)
!133 = !DILocation(line: 21, column: 22, scope: !131)
!134 = !DILocation(line: 22, column: 5, scope: !66)
!135 = !DILocation(line: 19, column: 31, scope: !67)
!136 = !DILocation(line: 19, column: 5, scope: !67)
!137 = distinct !{!137, !127, !138, !109, !110}
!138 = !DILocation(line: 22, column: 5, scope: !64)
!139 = !DILocation(line: 23, column: 5, scope: !61)
!140 = !DILocation(line: 23, column: 16, scope: !61)
!141 = !DILocation(line: 24, column: 3, scope: !61)
!142 = !DILocation(line: 26, column: 9, scope: !143)
!143 = distinct !DILexicalBlock(scope: !2, file: !3, line: 26, column: 7)
!144 = !DILocation(line: 26, column: 26, scope: !143)
!145 = !DILocation(line: 26, column: 19, scope: !143)
!146 = !DILocation(line: 26, column: 16, scope: !143)
!147 = !DILocation(line: 26, column: 14, scope: !143)
!148 = !DILocation(line: 27, column: 9, scope: !149)
!149 = distinct !DILexicalBlock(scope: !2, file: !3, line: 27, column: 7)
!150 = !DILocation(line: 27, column: 14, scope: !149)
!151 = !DILocation(line: 27, column: 21, scope: !149)
!152 = !DILocation(line: 28, column: 1, scope: !2)
