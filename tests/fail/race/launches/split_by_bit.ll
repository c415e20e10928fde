; ModuleID = 'split_by_bit.cu'
source_filename = "split_by_bit.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ5splitPjiE3sum = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !0
@_ZZ5splitPjiE5zeros = internal addrspace(3) global i32 undef, align 4, !dbg !11
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5splitPji(ptr noundef %d, i32 noundef %bit) #0 !dbg !2 {
entry:
    #dbg_value(ptr %d, !48, !DIExpression(), !71)
    #dbg_value(i32 %bit, !49, !DIExpression(), !71)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !72
    #dbg_value(i32 %0, !50, !DIExpression(), !71)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !73
  %mul = mul i32 %1, 256, !dbg !74
  %add = add i32 %mul, %0, !dbg !75
  %idxprom = zext i32 %add to i64, !dbg !76
  %arrayidx = getelementptr inbounds nuw i32, ptr %d, i64 %idxprom, !dbg !76
  %2 = load i32, ptr %arrayidx, align 4, !dbg !76, !tbaa !67
    #dbg_value(i32 %2, !51, !DIExpression(), !71)
  %shr = lshr i32 %2, %bit, !dbg !77
  %and = and i32 %shr, 1, !dbg !78
  %tobool = icmp ne i32 %and, 0, !dbg !79
  %lnot = xor i1 %tobool, true, !dbg !80
  %conv = zext i1 %lnot to i32, !dbg !80
    #dbg_value(i32 %conv, !52, !DIExpression(), !71)
  %idxprom2 = zext i32 %0 to i64, !dbg !81
  %arrayidx3 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5splitPjiE3sum to ptr), i64 0, i64 %idxprom2, !dbg !81
  store i32 %conv, ptr %arrayidx3, align 4, !dbg !82, !tbaa !67
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !83
    #dbg_value(i32 1, !53, !DIExpression(), !84)
  br label %for.cond, !dbg !85

for.cond:                                         ; preds = %for.inc, %entry
  %o.0 = phi i32 [ 1, %entry ], [ %mul10, %for.inc ], !dbg !86
    #dbg_value(i32 %o.0, !53, !DIExpression(), !84)
  %cmp = icmp slt i32 %o.0, 256, !dbg !87
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !88

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp4 = icmp uge i32 %0, %o.0, !dbg !89
  br i1 %cmp4, label %cond.true, label %cond.false, !dbg !90

cond.true:                                        ; preds = %for.body
  %sub = sub i32 %0, %o.0, !dbg !91
  %idxprom5 = zext i32 %sub to i64, !dbg !92
  %arrayidx6 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5splitPjiE3sum to ptr), i64 0, i64 %idxprom5, !dbg !92
  %3 = load i32, ptr %arrayidx6, align 4, !dbg !92, !tbaa !67
  br label %cond.end, !dbg !90

cond.false:                                       ; preds = %for.body
  br label %cond.end, !dbg !90

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %cond.false ], !dbg !90
    #dbg_value(i32 %cond, !55, !DIExpression(), !93)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !94
  %idxprom7 = zext i32 %0 to i64, !dbg !95
  %arrayidx8 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5splitPjiE3sum to ptr), i64 0, i64 %idxprom7, !dbg !95
  %4 = load i32, ptr %arrayidx8, align 4, !dbg !96, !tbaa !67
  %add9 = add i32 %4, %cond, !dbg !96
  store i32 %add9, ptr %arrayidx8, align 4, !dbg !96, !tbaa !67
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !97
  br label %for.inc, !dbg !98

for.inc:                                          ; preds = %cond.end
  %mul10 = mul nsw i32 %o.0, 2, !dbg !99
    #dbg_value(i32 %mul10, !53, !DIExpression(), !84)
  br label %for.cond, !dbg !100, !llvm.loop !101

for.end:                                          ; preds = %for.cond.cleanup
  %cmp11 = icmp eq i32 %0, 255, !dbg !105
  br i1 %cmp11, label %if.then, label %if.end, !dbg !105

if.then:                                          ; preds = %for.end
  %5 = load i32, ptr getelementptr inbounds ([256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5splitPjiE3sum to ptr), i64 0, i64 255), align 4, !dbg !107, !tbaa !67
  store i32 %5, ptr addrspacecast (ptr addrspace(3) @_ZZ5splitPjiE5zeros to ptr), align 4, !dbg !108, !tbaa !67
  br label %if.end, !dbg !109

if.end:                                           ; preds = %if.then, %for.end
  %tobool12 = icmp ne i32 %conv, 0, !dbg !110
  br i1 %tobool12, label %cond.true13, label %cond.false17, !dbg !110

cond.true13:                                      ; preds = %if.end
  %idxprom14 = zext i32 %0 to i64, !dbg !111
  %arrayidx15 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5splitPjiE3sum to ptr), i64 0, i64 %idxprom14, !dbg !111
  %6 = load i32, ptr %arrayidx15, align 4, !dbg !111, !tbaa !67
  %sub16 = sub i32 %6, 1, !dbg !112
  br label %cond.end22, !dbg !110

cond.false17:                                     ; preds = %if.end
  %idxprom18 = zext i32 %0 to i64, !dbg !113
  %arrayidx19 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5splitPjiE3sum to ptr), i64 0, i64 %idxprom18, !dbg !113
  %7 = load i32, ptr %arrayidx19, align 4, !dbg !113, !tbaa !67
  %sub20 = sub i32 %0, %7, !dbg !114
  %8 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5splitPjiE5zeros to ptr), align 4, !dbg !115, !tbaa !67
  %add21 = add i32 %sub20, %8, !dbg !116
  br label %cond.end22, !dbg !110

cond.end22:                                       ; preds = %cond.false17, %cond.true13
  %cond23 = phi i32 [ %sub16, %cond.true13 ], [ %add21, %cond.false17 ], !dbg !110
    #dbg_value(i32 %cond23, !58, !DIExpression(), !71)
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !117
  %mul25 = mul i32 %9, 256, !dbg !118
  %rem = urem i32 %cond23, 256, !dbg !119
  %add26 = add i32 %mul25, %rem, !dbg !120
  %idxprom27 = zext i32 %add26 to i64, !dbg !121
  %arrayidx28 = getelementptr inbounds nuw i32, ptr %d, i64 %idxprom27, !dbg !121
  store i32 %2, ptr %arrayidx28, align 4, !dbg !122, !tbaa !67
  ret void, !dbg !123
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!62, !63, !64, !65}
!llvm.ident = !{!66}
!llvm.errno.tbaa = !{!67}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 9, type: !59, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "split", linkageName: "_Z5splitPji", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !47)
!3 = !DIFile(filename: "split_by_bit.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, imports: !13, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0, !11}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!12 = distinct !DIGlobalVariable(name: "zeros", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
!13 = !{!14, !17, !19, !24, !29, !34, !40, !42}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !15, file: !16, line: 128)
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
!47 = !{!48, !49, !50, !51, !52, !53, !55, !58}
!48 = !DILocalVariable(name: "d", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!49 = !DILocalVariable(name: "bit", arg: 2, scope: !2, file: !3, line: 8, type: !8)
!50 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 10, type: !7)
!51 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 10, type: !7)
!52 = !DILocalVariable(name: "zero", scope: !2, file: !3, line: 10, type: !7)
!53 = !DILocalVariable(name: "o", scope: !54, file: !3, line: 13, type: !8)
!54 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 3)
!55 = !DILocalVariable(name: "left", scope: !56, file: !3, line: 14, type: !7)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 13, column: 36)
!57 = distinct !DILexicalBlock(scope: !54, file: !3, line: 13, column: 3)
!58 = !DILocalVariable(name: "to", scope: !2, file: !3, line: 20, type: !7)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8192, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 256)
!62 = !{i32 7, !"Dwarf Version", i32 4}
!63 = !{i32 2, !"Debug Info Version", i32 3}
!64 = !{i32 1, !"wchar_size", i32 4}
!65 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!66 = !{!"clang version 22.1.8"}
!67 = !{!68, !68, i64 0}
!68 = !{!"int", !69, i64 0}
!69 = !{!"omnipotent char", !70, i64 0}
!70 = !{!"Simple C++ TBAA"}
!71 = !DILocation(line: 0, scope: !2)
!72 = !DILocation(line: 10, column: 16, scope: !2)
!73 = !DILocation(line: 10, column: 35, scope: !2)
!74 = !DILocation(line: 10, column: 46, scope: !2)
!75 = !DILocation(line: 10, column: 52, scope: !2)
!76 = !DILocation(line: 10, column: 33, scope: !2)
!77 = !DILocation(line: 10, column: 69, scope: !2)
!78 = !DILocation(line: 10, column: 76, scope: !2)
!79 = !DILocation(line: 10, column: 66, scope: !2)
!80 = !DILocation(line: 10, column: 65, scope: !2)
!81 = !DILocation(line: 11, column: 3, scope: !2)
!82 = !DILocation(line: 11, column: 10, scope: !2)
!83 = !DILocation(line: 12, column: 3, scope: !2)
!84 = !DILocation(line: 0, scope: !54)
!85 = !DILocation(line: 13, column: 8, scope: !54)
!86 = !DILocation(line: 13, scope: !54)
!87 = !DILocation(line: 13, column: 21, scope: !57)
!88 = !DILocation(line: 13, column: 3, scope: !54)
!89 = !DILocation(line: 14, column: 23, scope: !56)
!90 = !DILocation(line: 14, column: 21, scope: !56)
!91 = !DILocation(line: 14, column: 36, scope: !56)
!92 = !DILocation(line: 14, column: 30, scope: !56)
!93 = !DILocation(line: 0, scope: !56)
!94 = !DILocation(line: 15, column: 5, scope: !56)
!95 = !DILocation(line: 16, column: 5, scope: !56)
!96 = !DILocation(line: 16, column: 12, scope: !56)
!97 = !DILocation(line: 17, column: 5, scope: !56)
!98 = !DILocation(line: 18, column: 3, scope: !56)
!99 = !DILocation(line: 13, column: 30, scope: !57)
!100 = !DILocation(line: 13, column: 3, scope: !57)
!101 = distinct !{!101, !88, !102, !103, !104}
!102 = !DILocation(line: 18, column: 3, scope: !54)
!103 = !{!"llvm.loop.mustprogress"}
!104 = !{!"llvm.loop.unroll.disable"}
!105 = !DILocation(line: 19, column: 9, scope: !106)
!106 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 7)
!107 = !DILocation(line: 19, column: 25, scope: !106)
!108 = !DILocation(line: 19, column: 23, scope: !106)
!109 = !DILocation(line: 19, column: 17, scope: !106)
!110 = !DILocation(line: 20, column: 17, scope: !2)
!111 = !DILocation(line: 20, column: 24, scope: !2)
!112 = !DILocation(line: 20, column: 31, scope: !2)
!113 = !DILocation(line: 20, column: 41, scope: !2)
!114 = !DILocation(line: 20, column: 39, scope: !2)
!115 = !DILocation(line: 20, column: 50, scope: !2)
!116 = !DILocation(line: 20, column: 48, scope: !2)
!117 = !DILocation(line: 21, column: 5, scope: !2)
!118 = !DILocation(line: 21, column: 16, scope: !2)
!119 = !DILocation(line: 21, column: 27, scope: !2)
!120 = !DILocation(line: 21, column: 22, scope: !2)
!121 = !DILocation(line: 21, column: 3, scope: !2)
!122 = !DILocation(line: 21, column: 34, scope: !2)
!123 = !DILocation(line: 22, column: 1, scope: !2)
