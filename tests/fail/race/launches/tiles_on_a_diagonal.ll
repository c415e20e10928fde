; ModuleID = 'tiles_on_a_diagonal.cu'
source_filename = "tiles_on_a_diagonal.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ5tilesPiiiE1s = internal addrspace(3) global [17 x [17 x i32]] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5tilesPiii(ptr noundef %m, i32 noundef %cols, i32 noundef %diagonal) #0 !dbg !2 {
entry:
    #dbg_value(ptr %m, !45, !DIExpression(), !82)
    #dbg_value(i32 %cols, !46, !DIExpression(), !82)
    #dbg_value(i32 %diagonal, !47, !DIExpression(), !82)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !83
    #dbg_value(i32 %0, !48, !DIExpression(), !82)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !84
    #dbg_value(i32 %1, !49, !DIExpression(), !82)
  %add = add nsw i32 %diagonal, %1, !dbg !85
    #dbg_value(i32 %add, !50, !DIExpression(), !82)
  %mul = mul nsw i32 %cols, 16, !dbg !86
  %mul2 = mul nsw i32 %mul, %add, !dbg !87
  %mul3 = mul nsw i32 16, %1, !dbg !88
  %add4 = add nsw i32 %mul2, %mul3, !dbg !89
    #dbg_value(i32 %add4, !51, !DIExpression(), !82)
  %cmp = icmp eq i32 %0, 0, !dbg !90
  br i1 %cmp, label %if.then, label %if.end, !dbg !90

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add4 to i64, !dbg !92
  %arrayidx = getelementptr inbounds i32, ptr %m, i64 %idxprom, !dbg !92
  %2 = load i32, ptr %arrayidx, align 4, !dbg !92, !tbaa !78
  store i32 %2, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), align 4, !dbg !93, !tbaa !78
  br label %if.end, !dbg !94

if.end:                                           ; preds = %if.then, %entry
  %add5 = add nsw i32 %0, 1, !dbg !95
  %mul6 = mul nsw i32 %cols, %add5, !dbg !96
  %add7 = add nsw i32 %add4, %mul6, !dbg !97
  %idxprom8 = sext i32 %add7 to i64, !dbg !98
  %arrayidx9 = getelementptr inbounds i32, ptr %m, i64 %idxprom8, !dbg !98
  %3 = load i32, ptr %arrayidx9, align 4, !dbg !98, !tbaa !78
  %add10 = add nsw i32 %0, 1, !dbg !99
  %idxprom11 = sext i32 %add10 to i64, !dbg !100
  %arrayidx12 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom11, !dbg !100
  %arrayidx13 = getelementptr inbounds [17 x i32], ptr %arrayidx12, i64 0, i64 0, !dbg !100
  store i32 %3, ptr %arrayidx13, align 4, !dbg !101, !tbaa !78
  %add14 = add nsw i32 %add4, %0, !dbg !102
  %add15 = add nsw i32 %add14, 1, !dbg !103
  %idxprom16 = sext i32 %add15 to i64, !dbg !104
  %arrayidx17 = getelementptr inbounds i32, ptr %m, i64 %idxprom16, !dbg !104
  %4 = load i32, ptr %arrayidx17, align 4, !dbg !104, !tbaa !78
  %add18 = add nsw i32 %0, 1, !dbg !105
  %idxprom19 = sext i32 %add18 to i64, !dbg !106
  %arrayidx20 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom19, !dbg !106
  store i32 %4, ptr %arrayidx20, align 4, !dbg !107, !tbaa !78
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !108
    #dbg_value(i32 0, !52, !DIExpression(), !109)
  br label %for.cond, !dbg !110

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ], !dbg !111
    #dbg_value(i32 %i.0, !52, !DIExpression(), !109)
  %cmp21 = icmp slt i32 %i.0, 16, !dbg !112
  br i1 %cmp21, label %for.body, label %for.cond.cleanup, !dbg !113

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp22 = icmp sle i32 %0, %i.0, !dbg !114
  br i1 %cmp22, label %if.then23, label %if.end48, !dbg !114

if.then23:                                        ; preds = %for.body
  %add24 = add nsw i32 %0, 1, !dbg !115
    #dbg_value(i32 %add24, !54, !DIExpression(), !116)
  %sub = sub nsw i32 %i.0, %0, !dbg !117
  %add25 = add nsw i32 %sub, 1, !dbg !118
    #dbg_value(i32 %add25, !59, !DIExpression(), !116)
  %sub26 = sub nsw i32 %add25, 1, !dbg !119
  %idxprom27 = sext i32 %sub26 to i64, !dbg !120
  %arrayidx28 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom27, !dbg !120
  %sub29 = sub nsw i32 %add24, 1, !dbg !121
  %idxprom30 = sext i32 %sub29 to i64, !dbg !120
  %arrayidx31 = getelementptr inbounds [17 x i32], ptr %arrayidx28, i64 0, i64 %idxprom30, !dbg !120
  %5 = load i32, ptr %arrayidx31, align 4, !dbg !120, !tbaa !78
  %idxprom32 = sext i32 %add25 to i64, !dbg !122
  %arrayidx33 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom32, !dbg !122
  %sub34 = sub nsw i32 %add24, 1, !dbg !123
  %idxprom35 = sext i32 %sub34 to i64, !dbg !122
  %arrayidx36 = getelementptr inbounds [17 x i32], ptr %arrayidx33, i64 0, i64 %idxprom35, !dbg !122
  %6 = load i32, ptr %arrayidx36, align 4, !dbg !122, !tbaa !78
  %sub37 = sub nsw i32 %add25, 1, !dbg !124
  %idxprom38 = sext i32 %sub37 to i64, !dbg !125
  %arrayidx39 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom38, !dbg !125
  %idxprom40 = sext i32 %add24 to i64, !dbg !125
  %arrayidx41 = getelementptr inbounds [17 x i32], ptr %arrayidx39, i64 0, i64 %idxprom40, !dbg !125
  %7 = load i32, ptr %arrayidx41, align 4, !dbg !125, !tbaa !78
  %cmp.i149 = icmp slt i32 %6, %7, !dbg !126
  br i1 %cmp.i149, label %cond.true.i152, label %cond.false.i150, !dbg !126

cond.true.i152:                                   ; preds = %if.then23
  br label %_ZL3maxii.exit153, !dbg !126

cond.false.i150:                                  ; preds = %if.then23
  br label %_ZL3maxii.exit153, !dbg !126

_ZL3maxii.exit153:                                ; preds = %cond.true.i152, %cond.false.i150
  %cond.i151 = phi i32 [ %7, %cond.true.i152 ], [ %6, %cond.false.i150 ], !dbg !126
  %add43 = add nsw i32 %5, %cond.i151, !dbg !127
  %idxprom44 = sext i32 %add25 to i64, !dbg !128
  %arrayidx45 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom44, !dbg !128
  %idxprom46 = sext i32 %add24 to i64, !dbg !128
  %arrayidx47 = getelementptr inbounds [17 x i32], ptr %arrayidx45, i64 0, i64 %idxprom46, !dbg !128
  store i32 %add43, ptr %arrayidx47, align 4, !dbg !129, !tbaa !78
  br label %if.end48, !dbg !130

if.end48:                                         ; preds = %_ZL3maxii.exit153, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !131
  br label %for.inc, !dbg !132

for.inc:                                          ; preds = %if.end48
  %inc = add nsw i32 %i.0, 1, !dbg !133
    #dbg_value(i32 %inc, !52, !DIExpression(), !109)
  br label %for.cond, !dbg !134, !llvm.loop !135

for.end:                                          ; preds = %for.cond.cleanup
    #dbg_value(i32 14, !60, !DIExpression(), !139)
  br label %for.cond50, !dbg !140

for.cond50:                                       ; preds = %for.inc84, %for.end
  %i49.0 = phi i32 [ 14, %for.end ], [ %dec, %for.inc84 ], !dbg !141
    #dbg_value(i32 %i49.0, !60, !DIExpression(), !139)
  %cmp51 = icmp sge i32 %i49.0, 0, !dbg !142
  br i1 %cmp51, label %for.body53, label %for.cond.cleanup52, !dbg !143

for.cond.cleanup52:                               ; preds = %for.cond50
  br label %for.end85

for.body53:                                       ; preds = %for.cond50
  %cmp54 = icmp sle i32 %0, %i49.0, !dbg !144
  br i1 %cmp54, label %if.then55, label %if.end83, !dbg !144

if.then55:                                        ; preds = %for.body53
  %add57 = add nsw i32 %0, 16, !dbg !145
  %sub58 = sub nsw i32 %add57, %i49.0, !dbg !146
    #dbg_value(i32 %sub58, !62, !DIExpression(), !147)
  %sub60 = sub nsw i32 16, %0, !dbg !148
    #dbg_value(i32 %sub60, !67, !DIExpression(), !147)
  %sub61 = sub nsw i32 %sub60, 1, !dbg !149
  %idxprom62 = sext i32 %sub61 to i64, !dbg !150
  %arrayidx63 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom62, !dbg !150
  %sub64 = sub nsw i32 %sub58, 1, !dbg !151
  %idxprom65 = sext i32 %sub64 to i64, !dbg !150
  %arrayidx66 = getelementptr inbounds [17 x i32], ptr %arrayidx63, i64 0, i64 %idxprom65, !dbg !150
  %8 = load i32, ptr %arrayidx66, align 4, !dbg !150, !tbaa !78
  %idxprom67 = sext i32 %sub60 to i64, !dbg !152
  %arrayidx68 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom67, !dbg !152
  %sub69 = sub nsw i32 %sub58, 1, !dbg !153
  %idxprom70 = sext i32 %sub69 to i64, !dbg !152
  %arrayidx71 = getelementptr inbounds [17 x i32], ptr %arrayidx68, i64 0, i64 %idxprom70, !dbg !152
  %9 = load i32, ptr %arrayidx71, align 4, !dbg !152, !tbaa !78
  %sub72 = sub nsw i32 %sub60, 1, !dbg !154
  %idxprom73 = sext i32 %sub72 to i64, !dbg !155
  %arrayidx74 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom73, !dbg !155
  %idxprom75 = sext i32 %sub58 to i64, !dbg !155
  %arrayidx76 = getelementptr inbounds [17 x i32], ptr %arrayidx74, i64 0, i64 %idxprom75, !dbg !155
  %10 = load i32, ptr %arrayidx76, align 4, !dbg !155, !tbaa !78
  %cmp.i = icmp slt i32 %9, %10, !dbg !156
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !156

cond.true.i:                                      ; preds = %if.then55
  br label %_ZL3maxii.exit, !dbg !156

cond.false.i:                                     ; preds = %if.then55
  br label %_ZL3maxii.exit, !dbg !156

_ZL3maxii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %10, %cond.true.i ], [ %9, %cond.false.i ], !dbg !156
  %add78 = add nsw i32 %8, %cond.i, !dbg !157
  %idxprom79 = sext i32 %sub60 to i64, !dbg !158
  %arrayidx80 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom79, !dbg !158
  %idxprom81 = sext i32 %sub58 to i64, !dbg !158
  %arrayidx82 = getelementptr inbounds [17 x i32], ptr %arrayidx80, i64 0, i64 %idxprom81, !dbg !158
  store i32 %add78, ptr %arrayidx82, align 4, !dbg !159, !tbaa !78
  br label %if.end83, !dbg !160

if.end83:                                         ; preds = %_ZL3maxii.exit, %for.body53
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !161
  br label %for.inc84, !dbg !162

for.inc84:                                        ; preds = %if.end83
  %dec = add nsw i32 %i49.0, -1, !dbg !163
    #dbg_value(i32 %dec, !60, !DIExpression(), !139)
  br label %for.cond50, !dbg !164, !llvm.loop !165

for.end85:                                        ; preds = %for.cond.cleanup52
    #dbg_value(i32 0, !68, !DIExpression(), !167)
  br label %for.cond87, !dbg !168

for.cond87:                                       ; preds = %for.inc104, %for.end85
  %i86.0 = phi i32 [ 0, %for.end85 ], [ %inc105, %for.inc104 ], !dbg !169
    #dbg_value(i32 %i86.0, !68, !DIExpression(), !167)
  %cmp88 = icmp slt i32 %i86.0, 16, !dbg !170
  br i1 %cmp88, label %for.body90, label %for.cond.cleanup89, !dbg !172

for.cond.cleanup89:                               ; preds = %for.cond87
  br label %for.end106

for.body90:                                       ; preds = %for.cond87
  %add91 = add nsw i32 %i86.0, 1, !dbg !173
  %idxprom92 = sext i32 %add91 to i64, !dbg !174
  %arrayidx93 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom92, !dbg !174
  %add94 = add nsw i32 %0, 1, !dbg !175
  %idxprom95 = sext i32 %add94 to i64, !dbg !174
  %arrayidx96 = getelementptr inbounds [17 x i32], ptr %arrayidx93, i64 0, i64 %idxprom95, !dbg !174
  %11 = load i32, ptr %arrayidx96, align 4, !dbg !174, !tbaa !78
  %add97 = add nsw i32 %i86.0, 1, !dbg !176
  %mul98 = mul nsw i32 %cols, %add97, !dbg !177
  %add99 = add nsw i32 %add4, %mul98, !dbg !178
  %add100 = add nsw i32 %add99, %0, !dbg !179
  %add101 = add nsw i32 %add100, 1, !dbg !180
  %idxprom102 = sext i32 %add101 to i64, !dbg !181
  %arrayidx103 = getelementptr inbounds i32, ptr %m, i64 %idxprom102, !dbg !181
  store i32 %11, ptr %arrayidx103, align 4, !dbg !182, !tbaa !78
  br label %for.inc104, !dbg !181

for.inc104:                                       ; preds = %for.body90
  %inc105 = add nsw i32 %i86.0, 1, !dbg !183
    #dbg_value(i32 %inc105, !68, !DIExpression(), !167)
  br label %for.cond87, !dbg !184, !llvm.loop !185

for.end106:                                       ; preds = %for.cond.cleanup89
  ret void, !dbg !187
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

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!73, !74, !75, !76}
!llvm.ident = !{!77}
!llvm.errno.tbaa = !{!78}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 7, type: !70, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "tiles", linkageName: "_Z5tilesPiii", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !44)
!3 = !DIFile(filename: "tiles_on_a_diagonal.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !7, !7}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14, !16, !21, !26, !31, !37, !39}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 128)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 129)
!15 = !DINamespace(name: "std", scope: null)
!16 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !17, file: !13, line: 154)
!17 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !13, file: !13, line: 137, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !20}
!20 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!21 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !22, file: !13, line: 154)
!22 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !13, file: !13, line: 133, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!23 = !DISubroutineType(types: !24)
!24 = !{!25, !25}
!25 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!26 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !27, file: !13, line: 154)
!27 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !13, file: !13, line: 134, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!28 = !DISubroutineType(types: !29)
!29 = !{!30, !30}
!30 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !32, file: !13, line: 154)
!32 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !13, file: !13, line: 145, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!36 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !38, file: !13, line: 154)
!38 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !13, file: !13, line: 147, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !40, file: !13, line: 154)
!40 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !13, file: !13, line: 149, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!41 = !DISubroutineType(types: !42)
!42 = !{!7, !43}
!43 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!44 = !{!45, !46, !47, !48, !49, !50, !51, !52, !54, !59, !60, !62, !67, !68}
!45 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!46 = !DILocalVariable(name: "cols", arg: 2, scope: !2, file: !3, line: 6, type: !7)
!47 = !DILocalVariable(name: "diagonal", arg: 3, scope: !2, file: !3, line: 6, type: !7)
!48 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !7)
!49 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 8, type: !7)
!50 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 8, type: !7)
!51 = !DILocalVariable(name: "corner", scope: !2, file: !3, line: 9, type: !7)
!52 = !DILocalVariable(name: "i", scope: !53, file: !3, line: 14, type: !7)
!53 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 3)
!54 = !DILocalVariable(name: "a", scope: !55, file: !3, line: 16, type: !7)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 15, column: 17)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 15, column: 9)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 14, column: 34)
!58 = distinct !DILexicalBlock(scope: !53, file: !3, line: 14, column: 3)
!59 = !DILocalVariable(name: "b", scope: !55, file: !3, line: 16, type: !7)
!60 = !DILocalVariable(name: "i", scope: !61, file: !3, line: 21, type: !7)
!61 = distinct !DILexicalBlock(scope: !2, file: !3, line: 21, column: 3)
!62 = !DILocalVariable(name: "a", scope: !63, file: !3, line: 23, type: !7)
!63 = distinct !DILexicalBlock(scope: !64, file: !3, line: 22, column: 17)
!64 = distinct !DILexicalBlock(scope: !65, file: !3, line: 22, column: 9)
!65 = distinct !DILexicalBlock(scope: !66, file: !3, line: 21, column: 39)
!66 = distinct !DILexicalBlock(scope: !61, file: !3, line: 21, column: 3)
!67 = !DILocalVariable(name: "b", scope: !63, file: !3, line: 23, type: !7)
!68 = !DILocalVariable(name: "i", scope: !69, file: !3, line: 28, type: !7)
!69 = distinct !DILexicalBlock(scope: !2, file: !3, line: 28, column: 3)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 9248, elements: !71)
!71 = !{!72, !72}
!72 = !DISubrange(count: 17)
!73 = !{i32 7, !"Dwarf Version", i32 4}
!74 = !{i32 2, !"Debug Info Version", i32 3}
!75 = !{i32 1, !"wchar_size", i32 4}
!76 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!77 = !{!"clang version 22.1.8"}
!78 = !{!79, !79, i64 0}
!79 = !{!"int", !80, i64 0}
!80 = !{!"omnipotent char", !81, i64 0}
!81 = !{!"Simple C++ TBAA"}
!82 = !DILocation(line: 0, scope: !2)
!83 = !DILocation(line: 8, column: 11, scope: !2)
!84 = !DILocation(line: 8, column: 28, scope: !2)
!85 = !DILocation(line: 8, column: 53, scope: !2)
!86 = !DILocation(line: 9, column: 21, scope: !2)
!87 = !DILocation(line: 9, column: 28, scope: !2)
!88 = !DILocation(line: 9, column: 39, scope: !2)
!89 = !DILocation(line: 9, column: 32, scope: !2)
!90 = !DILocation(line: 10, column: 9, scope: !91)
!91 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!92 = !DILocation(line: 10, column: 25, scope: !91)
!93 = !DILocation(line: 10, column: 23, scope: !91)
!94 = !DILocation(line: 10, column: 15, scope: !91)
!95 = !DILocation(line: 11, column: 38, scope: !2)
!96 = !DILocation(line: 11, column: 33, scope: !2)
!97 = !DILocation(line: 11, column: 26, scope: !2)
!98 = !DILocation(line: 11, column: 17, scope: !2)
!99 = !DILocation(line: 11, column: 7, scope: !2)
!100 = !DILocation(line: 11, column: 3, scope: !2)
!101 = !DILocation(line: 11, column: 15, scope: !2)
!102 = !DILocation(line: 12, column: 26, scope: !2)
!103 = !DILocation(line: 12, column: 30, scope: !2)
!104 = !DILocation(line: 12, column: 17, scope: !2)
!105 = !DILocation(line: 12, column: 10, scope: !2)
!106 = !DILocation(line: 12, column: 3, scope: !2)
!107 = !DILocation(line: 12, column: 15, scope: !2)
!108 = !DILocation(line: 13, column: 3, scope: !2)
!109 = !DILocation(line: 0, scope: !53)
!110 = !DILocation(line: 14, column: 8, scope: !53)
!111 = !DILocation(line: 14, scope: !53)
!112 = !DILocation(line: 14, column: 21, scope: !58)
!113 = !DILocation(line: 14, column: 3, scope: !53)
!114 = !DILocation(line: 15, column: 11, scope: !56)
!115 = !DILocation(line: 16, column: 17, scope: !55)
!116 = !DILocation(line: 0, scope: !55)
!117 = !DILocation(line: 16, column: 28, scope: !55)
!118 = !DILocation(line: 16, column: 32, scope: !55)
!119 = !DILocation(line: 17, column: 21, scope: !55)
!120 = !DILocation(line: 17, column: 17, scope: !55)
!121 = !DILocation(line: 17, column: 28, scope: !55)
!122 = !DILocation(line: 17, column: 39, scope: !55)
!123 = !DILocation(line: 17, column: 46, scope: !55)
!124 = !DILocation(line: 17, column: 56, scope: !55)
!125 = !DILocation(line: 17, column: 52, scope: !55)
!126 = !DILocation(line: 17, column: 35, scope: !55)
!127 = !DILocation(line: 17, column: 33, scope: !55)
!128 = !DILocation(line: 17, column: 7, scope: !55)
!129 = !DILocation(line: 17, column: 15, scope: !55)
!130 = !DILocation(line: 18, column: 5, scope: !55)
!131 = !DILocation(line: 19, column: 5, scope: !57)
!132 = !DILocation(line: 20, column: 3, scope: !57)
!133 = !DILocation(line: 14, column: 29, scope: !58)
!134 = !DILocation(line: 14, column: 3, scope: !58)
!135 = distinct !{!135, !113, !136, !137, !138}
!136 = !DILocation(line: 20, column: 3, scope: !53)
!137 = !{!"llvm.loop.mustprogress"}
!138 = !{!"llvm.loop.unroll.disable"}
!139 = !DILocation(line: 0, scope: !61)
!140 = !DILocation(line: 21, column: 8, scope: !61)
!141 = !DILocation(line: 21, scope: !61)
!142 = !DILocation(line: 21, column: 28, scope: !66)
!143 = !DILocation(line: 21, column: 3, scope: !61)
!144 = !DILocation(line: 22, column: 11, scope: !64)
!145 = !DILocation(line: 23, column: 17, scope: !63)
!146 = !DILocation(line: 23, column: 24, scope: !63)
!147 = !DILocation(line: 0, scope: !63)
!148 = !DILocation(line: 23, column: 38, scope: !63)
!149 = !DILocation(line: 24, column: 21, scope: !63)
!150 = !DILocation(line: 24, column: 17, scope: !63)
!151 = !DILocation(line: 24, column: 28, scope: !63)
!152 = !DILocation(line: 24, column: 39, scope: !63)
!153 = !DILocation(line: 24, column: 46, scope: !63)
!154 = !DILocation(line: 24, column: 56, scope: !63)
!155 = !DILocation(line: 24, column: 52, scope: !63)
!156 = !DILocation(line: 24, column: 35, scope: !63)
!157 = !DILocation(line: 24, column: 33, scope: !63)
!158 = !DILocation(line: 24, column: 7, scope: !63)
!159 = !DILocation(line: 24, column: 15, scope: !63)
!160 = !DILocation(line: 25, column: 5, scope: !63)
!161 = !DILocation(line: 26, column: 5, scope: !65)
!162 = !DILocation(line: 27, column: 3, scope: !65)
!163 = !DILocation(line: 21, column: 34, scope: !66)
!164 = !DILocation(line: 21, column: 3, scope: !66)
!165 = distinct !{!165, !143, !166, !137, !138}
!166 = !DILocation(line: 27, column: 3, scope: !61)
!167 = !DILocation(line: 0, scope: !69)
!168 = !DILocation(line: 28, column: 8, scope: !69)
!169 = !DILocation(line: 28, scope: !69)
!170 = !DILocation(line: 28, column: 21, scope: !171)
!171 = distinct !DILexicalBlock(scope: !69, file: !3, line: 28, column: 3)
!172 = !DILocation(line: 28, column: 3, scope: !69)
!173 = !DILocation(line: 29, column: 46, scope: !171)
!174 = !DILocation(line: 29, column: 42, scope: !171)
!175 = !DILocation(line: 29, column: 53, scope: !171)
!176 = !DILocation(line: 29, column: 26, scope: !171)
!177 = !DILocation(line: 29, column: 21, scope: !171)
!178 = !DILocation(line: 29, column: 14, scope: !171)
!179 = !DILocation(line: 29, column: 31, scope: !171)
!180 = !DILocation(line: 29, column: 35, scope: !171)
!181 = !DILocation(line: 29, column: 5, scope: !171)
!182 = !DILocation(line: 29, column: 40, scope: !171)
!183 = !DILocation(line: 28, column: 29, scope: !171)
!184 = !DILocation(line: 28, column: 3, scope: !171)
!185 = distinct !{!185, !172, !186, !137, !138}
!186 = !DILocation(line: 29, column: 56, scope: !69)
!187 = !DILocation(line: 30, column: 1, scope: !2)
