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
  %sub = sub nsw i32 %diagonal, 1, !dbg !85
  %sub2 = sub nsw i32 %sub, %1, !dbg !86
    #dbg_value(i32 %sub2, !50, !DIExpression(), !82)
  %mul = mul nsw i32 %cols, 16, !dbg !87
  %mul3 = mul nsw i32 %mul, %sub2, !dbg !88
  %mul4 = mul nsw i32 16, %1, !dbg !89
  %add = add nsw i32 %mul3, %mul4, !dbg !90
    #dbg_value(i32 %add, !51, !DIExpression(), !82)
  %cmp = icmp eq i32 %0, 0, !dbg !91
  br i1 %cmp, label %if.then, label %if.end, !dbg !91

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !93
  %arrayidx = getelementptr inbounds i32, ptr %m, i64 %idxprom, !dbg !93
  %2 = load i32, ptr %arrayidx, align 4, !dbg !93, !tbaa !78
  store i32 %2, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), align 4, !dbg !94, !tbaa !78
  br label %if.end, !dbg !95

if.end:                                           ; preds = %if.then, %entry
  %add5 = add nsw i32 %0, 1, !dbg !96
  %mul6 = mul nsw i32 %cols, %add5, !dbg !97
  %add7 = add nsw i32 %add, %mul6, !dbg !98
  %idxprom8 = sext i32 %add7 to i64, !dbg !99
  %arrayidx9 = getelementptr inbounds i32, ptr %m, i64 %idxprom8, !dbg !99
  %3 = load i32, ptr %arrayidx9, align 4, !dbg !99, !tbaa !78
  %add10 = add nsw i32 %0, 1, !dbg !100
  %idxprom11 = sext i32 %add10 to i64, !dbg !101
  %arrayidx12 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom11, !dbg !101
  %arrayidx13 = getelementptr inbounds [17 x i32], ptr %arrayidx12, i64 0, i64 0, !dbg !101
  store i32 %3, ptr %arrayidx13, align 4, !dbg !102, !tbaa !78
  %add14 = add nsw i32 %add, %0, !dbg !103
  %add15 = add nsw i32 %add14, 1, !dbg !104
  %idxprom16 = sext i32 %add15 to i64, !dbg !105
  %arrayidx17 = getelementptr inbounds i32, ptr %m, i64 %idxprom16, !dbg !105
  %4 = load i32, ptr %arrayidx17, align 4, !dbg !105, !tbaa !78
  %add18 = add nsw i32 %0, 1, !dbg !106
  %idxprom19 = sext i32 %add18 to i64, !dbg !107
  %arrayidx20 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom19, !dbg !107
  store i32 %4, ptr %arrayidx20, align 4, !dbg !108, !tbaa !78
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !109
    #dbg_value(i32 0, !52, !DIExpression(), !110)
  br label %for.cond, !dbg !111

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ], !dbg !112
    #dbg_value(i32 %i.0, !52, !DIExpression(), !110)
  %cmp21 = icmp slt i32 %i.0, 16, !dbg !113
  br i1 %cmp21, label %for.body, label %for.cond.cleanup, !dbg !114

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp22 = icmp sle i32 %0, %i.0, !dbg !115
  br i1 %cmp22, label %if.then23, label %if.end49, !dbg !115

if.then23:                                        ; preds = %for.body
  %add24 = add nsw i32 %0, 1, !dbg !116
    #dbg_value(i32 %add24, !54, !DIExpression(), !117)
  %sub25 = sub nsw i32 %i.0, %0, !dbg !118
  %add26 = add nsw i32 %sub25, 1, !dbg !119
    #dbg_value(i32 %add26, !59, !DIExpression(), !117)
  %sub27 = sub nsw i32 %add26, 1, !dbg !120
  %idxprom28 = sext i32 %sub27 to i64, !dbg !121
  %arrayidx29 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom28, !dbg !121
  %sub30 = sub nsw i32 %add24, 1, !dbg !122
  %idxprom31 = sext i32 %sub30 to i64, !dbg !121
  %arrayidx32 = getelementptr inbounds [17 x i32], ptr %arrayidx29, i64 0, i64 %idxprom31, !dbg !121
  %5 = load i32, ptr %arrayidx32, align 4, !dbg !121, !tbaa !78
  %idxprom33 = sext i32 %add26 to i64, !dbg !123
  %arrayidx34 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom33, !dbg !123
  %sub35 = sub nsw i32 %add24, 1, !dbg !124
  %idxprom36 = sext i32 %sub35 to i64, !dbg !123
  %arrayidx37 = getelementptr inbounds [17 x i32], ptr %arrayidx34, i64 0, i64 %idxprom36, !dbg !123
  %6 = load i32, ptr %arrayidx37, align 4, !dbg !123, !tbaa !78
  %sub38 = sub nsw i32 %add26, 1, !dbg !125
  %idxprom39 = sext i32 %sub38 to i64, !dbg !126
  %arrayidx40 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom39, !dbg !126
  %idxprom41 = sext i32 %add24 to i64, !dbg !126
  %arrayidx42 = getelementptr inbounds [17 x i32], ptr %arrayidx40, i64 0, i64 %idxprom41, !dbg !126
  %7 = load i32, ptr %arrayidx42, align 4, !dbg !126, !tbaa !78
  %cmp.i150 = icmp slt i32 %6, %7, !dbg !127
  br i1 %cmp.i150, label %cond.true.i153, label %cond.false.i151, !dbg !127

cond.true.i153:                                   ; preds = %if.then23
  br label %_ZL3maxii.exit154, !dbg !127

cond.false.i151:                                  ; preds = %if.then23
  br label %_ZL3maxii.exit154, !dbg !127

_ZL3maxii.exit154:                                ; preds = %cond.true.i153, %cond.false.i151
  %cond.i152 = phi i32 [ %7, %cond.true.i153 ], [ %6, %cond.false.i151 ], !dbg !127
  %add44 = add nsw i32 %5, %cond.i152, !dbg !128
  %idxprom45 = sext i32 %add26 to i64, !dbg !129
  %arrayidx46 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom45, !dbg !129
  %idxprom47 = sext i32 %add24 to i64, !dbg !129
  %arrayidx48 = getelementptr inbounds [17 x i32], ptr %arrayidx46, i64 0, i64 %idxprom47, !dbg !129
  store i32 %add44, ptr %arrayidx48, align 4, !dbg !130, !tbaa !78
  br label %if.end49, !dbg !131

if.end49:                                         ; preds = %_ZL3maxii.exit154, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !132
  br label %for.inc, !dbg !133

for.inc:                                          ; preds = %if.end49
  %inc = add nsw i32 %i.0, 1, !dbg !134
    #dbg_value(i32 %inc, !52, !DIExpression(), !110)
  br label %for.cond, !dbg !135, !llvm.loop !136

for.end:                                          ; preds = %for.cond.cleanup
    #dbg_value(i32 14, !60, !DIExpression(), !140)
  br label %for.cond51, !dbg !141

for.cond51:                                       ; preds = %for.inc85, %for.end
  %i50.0 = phi i32 [ 14, %for.end ], [ %dec, %for.inc85 ], !dbg !142
    #dbg_value(i32 %i50.0, !60, !DIExpression(), !140)
  %cmp52 = icmp sge i32 %i50.0, 0, !dbg !143
  br i1 %cmp52, label %for.body54, label %for.cond.cleanup53, !dbg !144

for.cond.cleanup53:                               ; preds = %for.cond51
  br label %for.end86

for.body54:                                       ; preds = %for.cond51
  %cmp55 = icmp sle i32 %0, %i50.0, !dbg !145
  br i1 %cmp55, label %if.then56, label %if.end84, !dbg !145

if.then56:                                        ; preds = %for.body54
  %add58 = add nsw i32 %0, 16, !dbg !146
  %sub59 = sub nsw i32 %add58, %i50.0, !dbg !147
    #dbg_value(i32 %sub59, !62, !DIExpression(), !148)
  %sub61 = sub nsw i32 16, %0, !dbg !149
    #dbg_value(i32 %sub61, !67, !DIExpression(), !148)
  %sub62 = sub nsw i32 %sub61, 1, !dbg !150
  %idxprom63 = sext i32 %sub62 to i64, !dbg !151
  %arrayidx64 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom63, !dbg !151
  %sub65 = sub nsw i32 %sub59, 1, !dbg !152
  %idxprom66 = sext i32 %sub65 to i64, !dbg !151
  %arrayidx67 = getelementptr inbounds [17 x i32], ptr %arrayidx64, i64 0, i64 %idxprom66, !dbg !151
  %8 = load i32, ptr %arrayidx67, align 4, !dbg !151, !tbaa !78
  %idxprom68 = sext i32 %sub61 to i64, !dbg !153
  %arrayidx69 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom68, !dbg !153
  %sub70 = sub nsw i32 %sub59, 1, !dbg !154
  %idxprom71 = sext i32 %sub70 to i64, !dbg !153
  %arrayidx72 = getelementptr inbounds [17 x i32], ptr %arrayidx69, i64 0, i64 %idxprom71, !dbg !153
  %9 = load i32, ptr %arrayidx72, align 4, !dbg !153, !tbaa !78
  %sub73 = sub nsw i32 %sub61, 1, !dbg !155
  %idxprom74 = sext i32 %sub73 to i64, !dbg !156
  %arrayidx75 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom74, !dbg !156
  %idxprom76 = sext i32 %sub59 to i64, !dbg !156
  %arrayidx77 = getelementptr inbounds [17 x i32], ptr %arrayidx75, i64 0, i64 %idxprom76, !dbg !156
  %10 = load i32, ptr %arrayidx77, align 4, !dbg !156, !tbaa !78
  %cmp.i = icmp slt i32 %9, %10, !dbg !157
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !157

cond.true.i:                                      ; preds = %if.then56
  br label %_ZL3maxii.exit, !dbg !157

cond.false.i:                                     ; preds = %if.then56
  br label %_ZL3maxii.exit, !dbg !157

_ZL3maxii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %10, %cond.true.i ], [ %9, %cond.false.i ], !dbg !157
  %add79 = add nsw i32 %8, %cond.i, !dbg !158
  %idxprom80 = sext i32 %sub61 to i64, !dbg !159
  %arrayidx81 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom80, !dbg !159
  %idxprom82 = sext i32 %sub59 to i64, !dbg !159
  %arrayidx83 = getelementptr inbounds [17 x i32], ptr %arrayidx81, i64 0, i64 %idxprom82, !dbg !159
  store i32 %add79, ptr %arrayidx83, align 4, !dbg !160, !tbaa !78
  br label %if.end84, !dbg !161

if.end84:                                         ; preds = %_ZL3maxii.exit, %for.body54
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !162
  br label %for.inc85, !dbg !163

for.inc85:                                        ; preds = %if.end84
  %dec = add nsw i32 %i50.0, -1, !dbg !164
    #dbg_value(i32 %dec, !60, !DIExpression(), !140)
  br label %for.cond51, !dbg !165, !llvm.loop !166

for.end86:                                        ; preds = %for.cond.cleanup53
    #dbg_value(i32 0, !68, !DIExpression(), !168)
  br label %for.cond88, !dbg !169

for.cond88:                                       ; preds = %for.inc105, %for.end86
  %i87.0 = phi i32 [ 0, %for.end86 ], [ %inc106, %for.inc105 ], !dbg !170
    #dbg_value(i32 %i87.0, !68, !DIExpression(), !168)
  %cmp89 = icmp slt i32 %i87.0, 16, !dbg !171
  br i1 %cmp89, label %for.body91, label %for.cond.cleanup90, !dbg !173

for.cond.cleanup90:                               ; preds = %for.cond88
  br label %for.end107

for.body91:                                       ; preds = %for.cond88
  %add92 = add nsw i32 %i87.0, 1, !dbg !174
  %idxprom93 = sext i32 %add92 to i64, !dbg !175
  %arrayidx94 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom93, !dbg !175
  %add95 = add nsw i32 %0, 1, !dbg !176
  %idxprom96 = sext i32 %add95 to i64, !dbg !175
  %arrayidx97 = getelementptr inbounds [17 x i32], ptr %arrayidx94, i64 0, i64 %idxprom96, !dbg !175
  %11 = load i32, ptr %arrayidx97, align 4, !dbg !175, !tbaa !78
  %add98 = add nsw i32 %i87.0, 1, !dbg !177
  %mul99 = mul nsw i32 %cols, %add98, !dbg !178
  %add100 = add nsw i32 %add, %mul99, !dbg !179
  %add101 = add nsw i32 %add100, %0, !dbg !180
  %add102 = add nsw i32 %add101, 1, !dbg !181
  %idxprom103 = sext i32 %add102 to i64, !dbg !182
  %arrayidx104 = getelementptr inbounds i32, ptr %m, i64 %idxprom103, !dbg !182
  store i32 %11, ptr %arrayidx104, align 4, !dbg !183, !tbaa !78
  br label %for.inc105, !dbg !182

for.inc105:                                       ; preds = %for.body91
  %inc106 = add nsw i32 %i87.0, 1, !dbg !184
    #dbg_value(i32 %inc106, !68, !DIExpression(), !168)
  br label %for.cond88, !dbg !185, !llvm.loop !186

for.end107:                                       ; preds = %for.cond.cleanup90
  ret void, !dbg !188
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
!86 = !DILocation(line: 8, column: 57, scope: !2)
!87 = !DILocation(line: 9, column: 21, scope: !2)
!88 = !DILocation(line: 9, column: 28, scope: !2)
!89 = !DILocation(line: 9, column: 39, scope: !2)
!90 = !DILocation(line: 9, column: 32, scope: !2)
!91 = !DILocation(line: 10, column: 9, scope: !92)
!92 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!93 = !DILocation(line: 10, column: 25, scope: !92)
!94 = !DILocation(line: 10, column: 23, scope: !92)
!95 = !DILocation(line: 10, column: 15, scope: !92)
!96 = !DILocation(line: 11, column: 38, scope: !2)
!97 = !DILocation(line: 11, column: 33, scope: !2)
!98 = !DILocation(line: 11, column: 26, scope: !2)
!99 = !DILocation(line: 11, column: 17, scope: !2)
!100 = !DILocation(line: 11, column: 7, scope: !2)
!101 = !DILocation(line: 11, column: 3, scope: !2)
!102 = !DILocation(line: 11, column: 15, scope: !2)
!103 = !DILocation(line: 12, column: 26, scope: !2)
!104 = !DILocation(line: 12, column: 30, scope: !2)
!105 = !DILocation(line: 12, column: 17, scope: !2)
!106 = !DILocation(line: 12, column: 10, scope: !2)
!107 = !DILocation(line: 12, column: 3, scope: !2)
!108 = !DILocation(line: 12, column: 15, scope: !2)
!109 = !DILocation(line: 13, column: 3, scope: !2)
!110 = !DILocation(line: 0, scope: !53)
!111 = !DILocation(line: 14, column: 8, scope: !53)
!112 = !DILocation(line: 14, scope: !53)
!113 = !DILocation(line: 14, column: 21, scope: !58)
!114 = !DILocation(line: 14, column: 3, scope: !53)
!115 = !DILocation(line: 15, column: 11, scope: !56)
!116 = !DILocation(line: 16, column: 17, scope: !55)
!117 = !DILocation(line: 0, scope: !55)
!118 = !DILocation(line: 16, column: 28, scope: !55)
!119 = !DILocation(line: 16, column: 32, scope: !55)
!120 = !DILocation(line: 17, column: 21, scope: !55)
!121 = !DILocation(line: 17, column: 17, scope: !55)
!122 = !DILocation(line: 17, column: 28, scope: !55)
!123 = !DILocation(line: 17, column: 39, scope: !55)
!124 = !DILocation(line: 17, column: 46, scope: !55)
!125 = !DILocation(line: 17, column: 56, scope: !55)
!126 = !DILocation(line: 17, column: 52, scope: !55)
!127 = !DILocation(line: 17, column: 35, scope: !55)
!128 = !DILocation(line: 17, column: 33, scope: !55)
!129 = !DILocation(line: 17, column: 7, scope: !55)
!130 = !DILocation(line: 17, column: 15, scope: !55)
!131 = !DILocation(line: 18, column: 5, scope: !55)
!132 = !DILocation(line: 19, column: 5, scope: !57)
!133 = !DILocation(line: 20, column: 3, scope: !57)
!134 = !DILocation(line: 14, column: 29, scope: !58)
!135 = !DILocation(line: 14, column: 3, scope: !58)
!136 = distinct !{!136, !114, !137, !138, !139}
!137 = !DILocation(line: 20, column: 3, scope: !53)
!138 = !{!"llvm.loop.mustprogress"}
!139 = !{!"llvm.loop.unroll.disable"}
!140 = !DILocation(line: 0, scope: !61)
!141 = !DILocation(line: 21, column: 8, scope: !61)
!142 = !DILocation(line: 21, scope: !61)
!143 = !DILocation(line: 21, column: 28, scope: !66)
!144 = !DILocation(line: 21, column: 3, scope: !61)
!145 = !DILocation(line: 22, column: 11, scope: !64)
!146 = !DILocation(line: 23, column: 17, scope: !63)
!147 = !DILocation(line: 23, column: 24, scope: !63)
!148 = !DILocation(line: 0, scope: !63)
!149 = !DILocation(line: 23, column: 38, scope: !63)
!150 = !DILocation(line: 24, column: 21, scope: !63)
!151 = !DILocation(line: 24, column: 17, scope: !63)
!152 = !DILocation(line: 24, column: 28, scope: !63)
!153 = !DILocation(line: 24, column: 39, scope: !63)
!154 = !DILocation(line: 24, column: 46, scope: !63)
!155 = !DILocation(line: 24, column: 56, scope: !63)
!156 = !DILocation(line: 24, column: 52, scope: !63)
!157 = !DILocation(line: 24, column: 35, scope: !63)
!158 = !DILocation(line: 24, column: 33, scope: !63)
!159 = !DILocation(line: 24, column: 7, scope: !63)
!160 = !DILocation(line: 24, column: 15, scope: !63)
!161 = !DILocation(line: 25, column: 5, scope: !63)
!162 = !DILocation(line: 26, column: 5, scope: !65)
!163 = !DILocation(line: 27, column: 3, scope: !65)
!164 = !DILocation(line: 21, column: 34, scope: !66)
!165 = !DILocation(line: 21, column: 3, scope: !66)
!166 = distinct !{!166, !144, !167, !138, !139}
!167 = !DILocation(line: 27, column: 3, scope: !61)
!168 = !DILocation(line: 0, scope: !69)
!169 = !DILocation(line: 28, column: 8, scope: !69)
!170 = !DILocation(line: 28, scope: !69)
!171 = !DILocation(line: 28, column: 21, scope: !172)
!172 = distinct !DILexicalBlock(scope: !69, file: !3, line: 28, column: 3)
!173 = !DILocation(line: 28, column: 3, scope: !69)
!174 = !DILocation(line: 29, column: 46, scope: !172)
!175 = !DILocation(line: 29, column: 42, scope: !172)
!176 = !DILocation(line: 29, column: 53, scope: !172)
!177 = !DILocation(line: 29, column: 26, scope: !172)
!178 = !DILocation(line: 29, column: 21, scope: !172)
!179 = !DILocation(line: 29, column: 14, scope: !172)
!180 = !DILocation(line: 29, column: 31, scope: !172)
!181 = !DILocation(line: 29, column: 35, scope: !172)
!182 = !DILocation(line: 29, column: 5, scope: !172)
!183 = !DILocation(line: 29, column: 40, scope: !172)
!184 = !DILocation(line: 28, column: 29, scope: !172)
!185 = !DILocation(line: 28, column: 3, scope: !172)
!186 = distinct !{!186, !173, !187, !138, !139}
!187 = !DILocation(line: 29, column: 56, scope: !69)
!188 = !DILocation(line: 30, column: 1, scope: !2)
