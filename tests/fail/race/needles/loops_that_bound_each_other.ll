; ModuleID = 'loops_that_bound_each_other.cu'
source_filename = "loops_that_bound_each_other.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4cubePiiii(ptr noundef %a, i32 noundef %n, i32 noundef %m, i32 noundef %p) #0 !dbg !46 {
entry:
    #dbg_value(ptr %a, !51, !DIExpression(), !66)
    #dbg_value(i32 %n, !52, !DIExpression(), !66)
    #dbg_value(i32 %m, !53, !DIExpression(), !66)
    #dbg_value(i32 %p, !54, !DIExpression(), !66)
    #dbg_value(i32 0, !55, !DIExpression(), !67)
  br label %for.cond, !dbg !68

for.cond:                                         ; preds = %for.inc109, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc110, %for.inc109 ], !dbg !69
    #dbg_value(i32 %i.0, !55, !DIExpression(), !67)
  %cmp = icmp slt i32 %i.0, %n, !dbg !70
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !71

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end111

for.body:                                         ; preds = %for.cond
    #dbg_value(i32 0, !57, !DIExpression(), !72)
  br label %for.cond1, !dbg !73

for.cond1:                                        ; preds = %for.inc106, %for.body
  %j.0 = phi i32 [ 0, %for.body ], [ %inc107, %for.inc106 ], !dbg !74
    #dbg_value(i32 %j.0, !57, !DIExpression(), !72)
  %cmp2 = icmp slt i32 %j.0, %m, !dbg !75
  br i1 %cmp2, label %for.body4, label %for.cond.cleanup3, !dbg !76

for.cond.cleanup3:                                ; preds = %for.cond1
  br label %for.end108

for.body4:                                        ; preds = %for.cond1
    #dbg_value(i32 0, !60, !DIExpression(), !77)
  br label %for.cond5, !dbg !78

for.cond5:                                        ; preds = %for.inc, %for.body4
  %k.0 = phi i32 [ 0, %for.body4 ], [ %inc, %for.inc ], !dbg !79
    #dbg_value(i32 %k.0, !60, !DIExpression(), !77)
  %cmp6 = icmp slt i32 %k.0, %p, !dbg !80
  br i1 %cmp6, label %for.body8, label %for.cond.cleanup7, !dbg !81

for.cond.cleanup7:                                ; preds = %for.cond5
  br label %for.end

for.body8:                                        ; preds = %for.cond5
    #dbg_value(i32 0, !63, !DIExpression(), !82)
  %add = add nsw i32 %j.0, %k.0, !dbg !83
  %add9 = add nsw i32 %add, 3, !dbg !83
  %add10 = add nsw i32 %add9, 1, !dbg !83
  %cmp11 = icmp slt i32 %i.0, %add10, !dbg !83
  br i1 %cmp11, label %if.then, label %if.end, !dbg !83

if.then:                                          ; preds = %for.body8
  %add12 = add nsw i32 0, 1, !dbg !83
    #dbg_value(i32 %add12, !63, !DIExpression(), !82)
  br label %if.end, !dbg !83

if.end:                                           ; preds = %if.then, %for.body8
  %s.0 = phi i32 [ %add12, %if.then ], [ 0, %for.body8 ], !dbg !82
    #dbg_value(i32 %s.0, !63, !DIExpression(), !82)
  %mul = mul nsw i32 %k.0, 2, !dbg !85
  %add13 = add nsw i32 %i.0, %mul, !dbg !85
  %add14 = add nsw i32 %add13, 5, !dbg !85
  %add15 = add nsw i32 %add14, 2, !dbg !85
  %cmp16 = icmp slt i32 %j.0, %add15, !dbg !85
  br i1 %cmp16, label %if.then17, label %if.end18, !dbg !85

if.then17:                                        ; preds = %if.end
  %xor = xor i32 %s.0, 1, !dbg !85
    #dbg_value(i32 %xor, !63, !DIExpression(), !82)
  br label %if.end18, !dbg !85

if.end18:                                         ; preds = %if.then17, %if.end
  %s.1 = phi i32 [ %xor, %if.then17 ], [ %s.0, %if.end ], !dbg !87
    #dbg_value(i32 %s.1, !63, !DIExpression(), !82)
  %mul19 = mul nsw i32 %i.0, 3, !dbg !88
  %add20 = add nsw i32 %mul19, %j.0, !dbg !88
  %add21 = add nsw i32 %add20, 7, !dbg !88
  %add22 = add nsw i32 %add21, 3, !dbg !88
  %cmp23 = icmp slt i32 %k.0, %add22, !dbg !88
  br i1 %cmp23, label %if.then24, label %if.end27, !dbg !88

if.then24:                                        ; preds = %if.end18
  %mul25 = mul nsw i32 1, %s.1, !dbg !88
  %add26 = add nsw i32 %s.1, %mul25, !dbg !88
    #dbg_value(i32 %add26, !63, !DIExpression(), !82)
  br label %if.end27, !dbg !88

if.end27:                                         ; preds = %if.then24, %if.end18
  %s.2 = phi i32 [ %add26, %if.then24 ], [ %s.1, %if.end18 ], !dbg !87
    #dbg_value(i32 %s.2, !63, !DIExpression(), !82)
  %add28 = add nsw i32 %j.0, %k.0, !dbg !90
  %add29 = add nsw i32 %add28, 6, !dbg !90
  %add30 = add nsw i32 %add29, 1, !dbg !90
  %cmp31 = icmp slt i32 %i.0, %add30, !dbg !90
  br i1 %cmp31, label %if.then32, label %if.end34, !dbg !90

if.then32:                                        ; preds = %if.end27
  %add33 = add nsw i32 %s.2, 2, !dbg !90
    #dbg_value(i32 %add33, !63, !DIExpression(), !82)
  br label %if.end34, !dbg !90

if.end34:                                         ; preds = %if.then32, %if.end27
  %s.3 = phi i32 [ %add33, %if.then32 ], [ %s.2, %if.end27 ], !dbg !92
    #dbg_value(i32 %s.3, !63, !DIExpression(), !82)
  %mul35 = mul nsw i32 %k.0, 2, !dbg !93
  %add36 = add nsw i32 %i.0, %mul35, !dbg !93
  %add37 = add nsw i32 %add36, 10, !dbg !93
  %add38 = add nsw i32 %add37, 2, !dbg !93
  %cmp39 = icmp slt i32 %j.0, %add38, !dbg !93
  br i1 %cmp39, label %if.then40, label %if.end42, !dbg !93

if.then40:                                        ; preds = %if.end34
  %xor41 = xor i32 %s.3, 2, !dbg !93
    #dbg_value(i32 %xor41, !63, !DIExpression(), !82)
  br label %if.end42, !dbg !93

if.end42:                                         ; preds = %if.then40, %if.end34
  %s.4 = phi i32 [ %xor41, %if.then40 ], [ %s.3, %if.end34 ], !dbg !95
    #dbg_value(i32 %s.4, !63, !DIExpression(), !82)
  %mul43 = mul nsw i32 %i.0, 3, !dbg !96
  %add44 = add nsw i32 %mul43, %j.0, !dbg !96
  %add45 = add nsw i32 %add44, 14, !dbg !96
  %add46 = add nsw i32 %add45, 3, !dbg !96
  %cmp47 = icmp slt i32 %k.0, %add46, !dbg !96
  br i1 %cmp47, label %if.then48, label %if.end51, !dbg !96

if.then48:                                        ; preds = %if.end42
  %mul49 = mul nsw i32 2, %s.4, !dbg !96
  %add50 = add nsw i32 %s.4, %mul49, !dbg !96
    #dbg_value(i32 %add50, !63, !DIExpression(), !82)
  br label %if.end51, !dbg !96

if.end51:                                         ; preds = %if.then48, %if.end42
  %s.5 = phi i32 [ %add50, %if.then48 ], [ %s.4, %if.end42 ], !dbg !95
    #dbg_value(i32 %s.5, !63, !DIExpression(), !82)
  %add52 = add nsw i32 %j.0, %k.0, !dbg !98
  %add53 = add nsw i32 %add52, 9, !dbg !98
  %add54 = add nsw i32 %add53, 1, !dbg !98
  %cmp55 = icmp slt i32 %i.0, %add54, !dbg !98
  br i1 %cmp55, label %if.then56, label %if.end58, !dbg !98

if.then56:                                        ; preds = %if.end51
  %add57 = add nsw i32 %s.5, 3, !dbg !98
    #dbg_value(i32 %add57, !63, !DIExpression(), !82)
  br label %if.end58, !dbg !98

if.end58:                                         ; preds = %if.then56, %if.end51
  %s.6 = phi i32 [ %add57, %if.then56 ], [ %s.5, %if.end51 ], !dbg !92
    #dbg_value(i32 %s.6, !63, !DIExpression(), !82)
  %mul59 = mul nsw i32 %k.0, 2, !dbg !100
  %add60 = add nsw i32 %i.0, %mul59, !dbg !100
  %add61 = add nsw i32 %add60, 15, !dbg !100
  %add62 = add nsw i32 %add61, 2, !dbg !100
  %cmp63 = icmp slt i32 %j.0, %add62, !dbg !100
  br i1 %cmp63, label %if.then64, label %if.end66, !dbg !100

if.then64:                                        ; preds = %if.end58
  %xor65 = xor i32 %s.6, 3, !dbg !100
    #dbg_value(i32 %xor65, !63, !DIExpression(), !82)
  br label %if.end66, !dbg !100

if.end66:                                         ; preds = %if.then64, %if.end58
  %s.7 = phi i32 [ %xor65, %if.then64 ], [ %s.6, %if.end58 ], !dbg !102
    #dbg_value(i32 %s.7, !63, !DIExpression(), !82)
  %mul67 = mul nsw i32 %i.0, 3, !dbg !103
  %add68 = add nsw i32 %mul67, %j.0, !dbg !103
  %add69 = add nsw i32 %add68, 21, !dbg !103
  %add70 = add nsw i32 %add69, 3, !dbg !103
  %cmp71 = icmp slt i32 %k.0, %add70, !dbg !103
  br i1 %cmp71, label %if.then72, label %if.end75, !dbg !103

if.then72:                                        ; preds = %if.end66
  %mul73 = mul nsw i32 3, %s.7, !dbg !103
  %add74 = add nsw i32 %s.7, %mul73, !dbg !103
    #dbg_value(i32 %add74, !63, !DIExpression(), !82)
  br label %if.end75, !dbg !103

if.end75:                                         ; preds = %if.then72, %if.end66
  %s.8 = phi i32 [ %add74, %if.then72 ], [ %s.7, %if.end66 ], !dbg !102
    #dbg_value(i32 %s.8, !63, !DIExpression(), !82)
  %add76 = add nsw i32 %j.0, %k.0, !dbg !105
  %add77 = add nsw i32 %add76, 12, !dbg !105
  %add78 = add nsw i32 %add77, 1, !dbg !105
  %cmp79 = icmp slt i32 %i.0, %add78, !dbg !105
  br i1 %cmp79, label %if.then80, label %if.end82, !dbg !105

if.then80:                                        ; preds = %if.end75
  %add81 = add nsw i32 %s.8, 4, !dbg !105
    #dbg_value(i32 %add81, !63, !DIExpression(), !82)
  br label %if.end82, !dbg !105

if.end82:                                         ; preds = %if.then80, %if.end75
  %s.9 = phi i32 [ %add81, %if.then80 ], [ %s.8, %if.end75 ], !dbg !92
    #dbg_value(i32 %s.9, !63, !DIExpression(), !82)
  %mul83 = mul nsw i32 %k.0, 2, !dbg !107
  %add84 = add nsw i32 %i.0, %mul83, !dbg !107
  %add85 = add nsw i32 %add84, 20, !dbg !107
  %add86 = add nsw i32 %add85, 2, !dbg !107
  %cmp87 = icmp slt i32 %j.0, %add86, !dbg !107
  br i1 %cmp87, label %if.then88, label %if.end90, !dbg !107

if.then88:                                        ; preds = %if.end82
  %xor89 = xor i32 %s.9, 4, !dbg !107
    #dbg_value(i32 %xor89, !63, !DIExpression(), !82)
  br label %if.end90, !dbg !107

if.end90:                                         ; preds = %if.then88, %if.end82
  %s.10 = phi i32 [ %xor89, %if.then88 ], [ %s.9, %if.end82 ], !dbg !109
    #dbg_value(i32 %s.10, !63, !DIExpression(), !82)
  %mul91 = mul nsw i32 %i.0, 3, !dbg !110
  %add92 = add nsw i32 %mul91, %j.0, !dbg !110
  %add93 = add nsw i32 %add92, 28, !dbg !110
  %add94 = add nsw i32 %add93, 3, !dbg !110
  %cmp95 = icmp slt i32 %k.0, %add94, !dbg !110
  br i1 %cmp95, label %if.then96, label %if.end99, !dbg !110

if.then96:                                        ; preds = %if.end90
  %mul97 = mul nsw i32 4, %s.10, !dbg !110
  %add98 = add nsw i32 %s.10, %mul97, !dbg !110
    #dbg_value(i32 %add98, !63, !DIExpression(), !82)
  br label %if.end99, !dbg !110

if.end99:                                         ; preds = %if.then96, %if.end90
  %s.11 = phi i32 [ %add98, %if.then96 ], [ %s.10, %if.end90 ], !dbg !109
    #dbg_value(i32 %s.11, !63, !DIExpression(), !82)
  %mul100 = mul nsw i32 %i.0, %m, !dbg !112
  %add101 = add nsw i32 %mul100, %j.0, !dbg !113
  %mul102 = mul nsw i32 %add101, %p, !dbg !114
  %add103 = add nsw i32 %mul102, %k.0, !dbg !115
  %mul104 = mul nsw i32 %add103, 32, !dbg !116
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117
  %div = udiv i32 %0, 2, !dbg !118
  %add105 = add i32 %mul104, %div, !dbg !119
  %idxprom = zext i32 %add105 to i64, !dbg !120
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom, !dbg !120
  store i32 %s.11, ptr %arrayidx, align 4, !dbg !121, !tbaa !42
  br label %for.inc, !dbg !122

for.inc:                                          ; preds = %if.end99
  %inc = add nsw i32 %k.0, 1, !dbg !123
    #dbg_value(i32 %inc, !60, !DIExpression(), !77)
  br label %for.cond5, !dbg !124, !llvm.loop !125

for.end:                                          ; preds = %for.cond.cleanup7
  br label %for.inc106, !dbg !126

for.inc106:                                       ; preds = %for.end
  %inc107 = add nsw i32 %j.0, 1, !dbg !129
    #dbg_value(i32 %inc107, !57, !DIExpression(), !72)
  br label %for.cond1, !dbg !130, !llvm.loop !131

for.end108:                                       ; preds = %for.cond.cleanup3
  br label %for.inc109, !dbg !132

for.inc109:                                       ; preds = %for.end108
  %inc110 = add nsw i32 %i.0, 1, !dbg !133
    #dbg_value(i32 %inc110, !55, !DIExpression(), !67)
  br label %for.cond, !dbg !134, !llvm.loop !135

for.end111:                                       ; preds = %for.cond.cleanup
  ret void, !dbg !137
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loops_that_bound_each_other.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "cube", linkageName: "_Z4cubePiiii", scope: !1, file: !1, line: 10, type: !47, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !50)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !35, !35, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!50 = !{!51, !52, !53, !54, !55, !57, !60, !63}
!51 = !DILocalVariable(name: "a", arg: 1, scope: !46, file: !1, line: 10, type: !49)
!52 = !DILocalVariable(name: "n", arg: 2, scope: !46, file: !1, line: 10, type: !35)
!53 = !DILocalVariable(name: "m", arg: 3, scope: !46, file: !1, line: 10, type: !35)
!54 = !DILocalVariable(name: "p", arg: 4, scope: !46, file: !1, line: 10, type: !35)
!55 = !DILocalVariable(name: "i", scope: !56, file: !1, line: 11, type: !35)
!56 = distinct !DILexicalBlock(scope: !46, file: !1, line: 11, column: 3)
!57 = !DILocalVariable(name: "j", scope: !58, file: !1, line: 12, type: !35)
!58 = distinct !DILexicalBlock(scope: !59, file: !1, line: 12, column: 5)
!59 = distinct !DILexicalBlock(scope: !56, file: !1, line: 11, column: 3)
!60 = !DILocalVariable(name: "k", scope: !61, file: !1, line: 13, type: !35)
!61 = distinct !DILexicalBlock(scope: !62, file: !1, line: 13, column: 7)
!62 = distinct !DILexicalBlock(scope: !58, file: !1, line: 12, column: 5)
!63 = !DILocalVariable(name: "s", scope: !64, file: !1, line: 14, type: !35)
!64 = distinct !DILexicalBlock(scope: !65, file: !1, line: 13, column: 35)
!65 = distinct !DILexicalBlock(scope: !61, file: !1, line: 13, column: 7)
!66 = !DILocation(line: 0, scope: !46)
!67 = !DILocation(line: 0, scope: !56)
!68 = !DILocation(line: 11, column: 8, scope: !56)
!69 = !DILocation(line: 11, scope: !56)
!70 = !DILocation(line: 11, column: 21, scope: !59)
!71 = !DILocation(line: 11, column: 3, scope: !56)
!72 = !DILocation(line: 0, scope: !58)
!73 = !DILocation(line: 12, column: 10, scope: !58)
!74 = !DILocation(line: 12, scope: !58)
!75 = !DILocation(line: 12, column: 23, scope: !62)
!76 = !DILocation(line: 12, column: 5, scope: !58)
!77 = !DILocation(line: 0, scope: !61)
!78 = !DILocation(line: 13, column: 12, scope: !61)
!79 = !DILocation(line: 13, scope: !61)
!80 = !DILocation(line: 13, column: 25, scope: !65)
!81 = !DILocation(line: 13, column: 7, scope: !61)
!82 = !DILocation(line: 0, scope: !64)
!83 = !DILocation(line: 15, column: 9, scope: !84)
!84 = distinct !DILexicalBlock(scope: !64, file: !1, line: 15, column: 9)
!85 = !DILocation(line: 15, column: 9, scope: !86)
!86 = distinct !DILexicalBlock(scope: !64, file: !1, line: 15, column: 9)
!87 = !DILocation(line: 15, column: 9, scope: !64)
!88 = !DILocation(line: 15, column: 9, scope: !89)
!89 = distinct !DILexicalBlock(scope: !64, file: !1, line: 15, column: 9)
!90 = !DILocation(line: 15, column: 16, scope: !91)
!91 = distinct !DILexicalBlock(scope: !64, file: !1, line: 15, column: 16)
!92 = !DILocation(line: 15, scope: !64)
!93 = !DILocation(line: 15, column: 16, scope: !94)
!94 = distinct !DILexicalBlock(scope: !64, file: !1, line: 15, column: 16)
!95 = !DILocation(line: 15, column: 16, scope: !64)
!96 = !DILocation(line: 15, column: 16, scope: !97)
!97 = distinct !DILexicalBlock(scope: !64, file: !1, line: 15, column: 16)
!98 = !DILocation(line: 15, column: 23, scope: !99)
!99 = distinct !DILexicalBlock(scope: !64, file: !1, line: 15, column: 23)
!100 = !DILocation(line: 15, column: 23, scope: !101)
!101 = distinct !DILexicalBlock(scope: !64, file: !1, line: 15, column: 23)
!102 = !DILocation(line: 15, column: 23, scope: !64)
!103 = !DILocation(line: 15, column: 23, scope: !104)
!104 = distinct !DILexicalBlock(scope: !64, file: !1, line: 15, column: 23)
!105 = !DILocation(line: 15, column: 30, scope: !106)
!106 = distinct !DILexicalBlock(scope: !64, file: !1, line: 15, column: 30)
!107 = !DILocation(line: 15, column: 30, scope: !108)
!108 = distinct !DILexicalBlock(scope: !64, file: !1, line: 15, column: 30)
!109 = !DILocation(line: 15, column: 30, scope: !64)
!110 = !DILocation(line: 15, column: 30, scope: !111)
!111 = distinct !DILexicalBlock(scope: !64, file: !1, line: 15, column: 30)
!112 = !DILocation(line: 16, column: 15, scope: !64)
!113 = !DILocation(line: 16, column: 19, scope: !64)
!114 = !DILocation(line: 16, column: 24, scope: !64)
!115 = !DILocation(line: 16, column: 28, scope: !64)
!116 = !DILocation(line: 16, column: 33, scope: !64)
!117 = !DILocation(line: 16, column: 40, scope: !64)
!118 = !DILocation(line: 16, column: 52, scope: !64)
!119 = !DILocation(line: 16, column: 38, scope: !64)
!120 = !DILocation(line: 16, column: 9, scope: !64)
!121 = !DILocation(line: 16, column: 57, scope: !64)
!122 = !DILocation(line: 17, column: 7, scope: !64)
!123 = !DILocation(line: 13, column: 31, scope: !65)
!124 = !DILocation(line: 13, column: 7, scope: !65)
!125 = distinct !{!125, !81, !126, !127, !128}
!126 = !DILocation(line: 17, column: 7, scope: !61)
!127 = !{!"llvm.loop.mustprogress"}
!128 = !{!"llvm.loop.unroll.disable"}
!129 = !DILocation(line: 12, column: 29, scope: !62)
!130 = !DILocation(line: 12, column: 5, scope: !62)
!131 = distinct !{!131, !76, !132, !127, !128}
!132 = !DILocation(line: 17, column: 7, scope: !58)
!133 = !DILocation(line: 11, column: 27, scope: !59)
!134 = !DILocation(line: 11, column: 3, scope: !59)
!135 = distinct !{!135, !71, !136, !127, !128}
!136 = !DILocation(line: 17, column: 7, scope: !56)
!137 = !DILocation(line: 18, column: 1, scope: !46)
