; ModuleID = 'tiles_in_one_array.cu'
source_filename = "tiles_in_one_array.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@s = external addrspace(3) global [0 x float], align 4
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6scoresPKfS0_S0_Pfiii(ptr noundef %q, ptr noundef %k, ptr noundef %v, ptr noundef %o, i32 noundef %width, i32 noundef %rows, i32 noundef %tiles) #0 !dbg !46 {
entry:
    #dbg_value(ptr %q, !53, !DIExpression(), !78)
    #dbg_value(ptr %k, !54, !DIExpression(), !78)
    #dbg_value(ptr %v, !55, !DIExpression(), !78)
    #dbg_value(ptr %o, !56, !DIExpression(), !78)
    #dbg_value(i32 %width, !57, !DIExpression(), !78)
    #dbg_value(i32 %rows, !58, !DIExpression(), !78)
    #dbg_value(i32 %tiles, !59, !DIExpression(), !78)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @s to ptr), !60, !DIExpression(), !78)
  %mul = mul nsw i32 %rows, %width, !dbg !79
  %idx.ext = sext i32 %mul to i64, !dbg !80
  %add.ptr = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %idx.ext, !dbg !80
    #dbg_value(ptr %add.ptr, !61, !DIExpression(), !78)
  %mul1 = mul nsw i32 2, %rows, !dbg !81
  %mul2 = mul nsw i32 %mul1, %width, !dbg !82
  %idx.ext3 = sext i32 %mul2 to i64, !dbg !83
  %add.ptr4 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %idx.ext3, !dbg !83
    #dbg_value(ptr %add.ptr4, !62, !DIExpression(), !78)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !84
    #dbg_value(i32 %0, !63, !DIExpression(), !78)
    #dbg_value(i32 0, !64, !DIExpression(), !85)
  br label %for.cond, !dbg !86

for.cond:                                         ; preds = %for.inc, %entry
  %x.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !87
    #dbg_value(i32 %x.0, !64, !DIExpression(), !85)
  %cmp = icmp slt i32 %x.0, %width, !dbg !88
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !90

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !91
  %mul6 = mul i32 %1, %rows, !dbg !92
  %add = add i32 %mul6, %0, !dbg !93
  %mul7 = mul i32 %add, %width, !dbg !94
  %add8 = add i32 %mul7, %x.0, !dbg !95
  %idxprom = zext i32 %add8 to i64, !dbg !96
  %arrayidx = getelementptr inbounds nuw float, ptr %q, i64 %idxprom, !dbg !96
  %2 = load float, ptr %arrayidx, align 4, !dbg !96, !tbaa !97
  %mul9 = mul nsw i32 %0, %width, !dbg !99
  %add10 = add nsw i32 %mul9, %x.0, !dbg !100
  %idxprom11 = sext i32 %add10 to i64, !dbg !101
  %arrayidx12 = getelementptr inbounds float, ptr %add.ptr4, i64 %idxprom11, !dbg !101
  store float %2, ptr %arrayidx12, align 4, !dbg !102, !tbaa !97
  br label %for.inc, !dbg !101

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %x.0, 1, !dbg !103
    #dbg_value(i32 %inc, !64, !DIExpression(), !85)
  br label %for.cond, !dbg !104, !llvm.loop !105

for.end:                                          ; preds = %for.cond.cleanup
    #dbg_value(float 0.000000e+00, !66, !DIExpression(), !78)
    #dbg_value(i32 0, !67, !DIExpression(), !109)
  br label %for.cond13, !dbg !110

for.cond13:                                       ; preds = %for.inc74, %for.end
  %sum.0 = phi float [ 0.000000e+00, %for.end ], [ %sum.1, %for.inc74 ], !dbg !111
  %tile.0 = phi i32 [ 0, %for.end ], [ %inc75, %for.inc74 ], !dbg !112
    #dbg_value(i32 %tile.0, !67, !DIExpression(), !109)
    #dbg_value(float %sum.0, !66, !DIExpression(), !78)
  %cmp14 = icmp slt i32 %tile.0, %tiles, !dbg !113
  br i1 %cmp14, label %for.body16, label %for.cond.cleanup15, !dbg !114

for.cond.cleanup15:                               ; preds = %for.cond13
  br label %for.end76

for.body16:                                       ; preds = %for.cond13
    #dbg_value(i32 0, !69, !DIExpression(), !115)
  br label %for.cond18, !dbg !116

for.cond18:                                       ; preds = %for.inc42, %for.body16
  %x17.0 = phi i32 [ 0, %for.body16 ], [ %inc43, %for.inc42 ], !dbg !117
    #dbg_value(i32 %x17.0, !69, !DIExpression(), !115)
  %cmp19 = icmp slt i32 %x17.0, %width, !dbg !118
  br i1 %cmp19, label %for.body21, label %for.cond.cleanup20, !dbg !120

for.cond.cleanup20:                               ; preds = %for.cond18
  br label %for.end44

for.body21:                                       ; preds = %for.cond18
  %mul22 = mul nsw i32 %tile.0, %rows, !dbg !121
  %add23 = add nsw i32 %mul22, %0, !dbg !123
  %mul24 = mul nsw i32 %add23, %width, !dbg !124
  %add25 = add nsw i32 %mul24, %x17.0, !dbg !125
  %idxprom26 = sext i32 %add25 to i64, !dbg !126
  %arrayidx27 = getelementptr inbounds float, ptr %k, i64 %idxprom26, !dbg !126
  %3 = load float, ptr %arrayidx27, align 4, !dbg !126, !tbaa !97
  %mul28 = mul nsw i32 %0, %width, !dbg !127
  %add29 = add nsw i32 %mul28, %x17.0, !dbg !128
  %idxprom30 = sext i32 %add29 to i64, !dbg !129
  %arrayidx31 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %idxprom30, !dbg !129
  store float %3, ptr %arrayidx31, align 4, !dbg !130, !tbaa !97
  %mul32 = mul nsw i32 %tile.0, %rows, !dbg !131
  %add33 = add nsw i32 %mul32, %0, !dbg !132
  %mul34 = mul nsw i32 %add33, %width, !dbg !133
  %add35 = add nsw i32 %mul34, %x17.0, !dbg !134
  %idxprom36 = sext i32 %add35 to i64, !dbg !135
  %arrayidx37 = getelementptr inbounds float, ptr %v, i64 %idxprom36, !dbg !135
  %4 = load float, ptr %arrayidx37, align 4, !dbg !135, !tbaa !97
  %mul38 = mul nsw i32 %0, %width, !dbg !136
  %add39 = add nsw i32 %mul38, %x17.0, !dbg !137
  %idxprom40 = sext i32 %add39 to i64, !dbg !138
  %arrayidx41 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom40, !dbg !138
  store float %4, ptr %arrayidx41, align 4, !dbg !139, !tbaa !97
  br label %for.inc42, !dbg !140

for.inc42:                                        ; preds = %for.body21
  %inc43 = add nsw i32 %x17.0, 1, !dbg !141
    #dbg_value(i32 %inc43, !69, !DIExpression(), !115)
  br label %for.cond18, !dbg !142, !llvm.loop !143

for.end44:                                        ; preds = %for.cond.cleanup20
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !145
    #dbg_value(i32 0, !73, !DIExpression(), !146)
  br label %for.cond45, !dbg !147

for.cond45:                                       ; preds = %for.inc71, %for.end44
  %sum.1 = phi float [ %sum.0, %for.end44 ], [ %sum.2, %for.inc71 ], !dbg !111
  %y.0 = phi i32 [ 0, %for.end44 ], [ %inc72, %for.inc71 ], !dbg !148
    #dbg_value(i32 %y.0, !73, !DIExpression(), !146)
    #dbg_value(float %sum.1, !66, !DIExpression(), !78)
  %cmp46 = icmp slt i32 %y.0, %rows, !dbg !149
  br i1 %cmp46, label %for.body48, label %for.cond.cleanup47, !dbg !150

for.cond.cleanup47:                               ; preds = %for.cond45
  br label %for.end73

for.body48:                                       ; preds = %for.cond45
    #dbg_value(i32 0, !75, !DIExpression(), !151)
  br label %for.cond50, !dbg !152

for.cond50:                                       ; preds = %for.inc68, %for.body48
  %sum.2 = phi float [ %sum.1, %for.body48 ], [ %8, %for.inc68 ], !dbg !78
  %x49.0 = phi i32 [ 0, %for.body48 ], [ %inc69, %for.inc68 ], !dbg !153
    #dbg_value(i32 %x49.0, !75, !DIExpression(), !151)
    #dbg_value(float %sum.2, !66, !DIExpression(), !78)
  %cmp51 = icmp slt i32 %x49.0, %width, !dbg !154
  br i1 %cmp51, label %for.body53, label %for.cond.cleanup52, !dbg !156

for.cond.cleanup52:                               ; preds = %for.cond50
  br label %for.end70

for.body53:                                       ; preds = %for.cond50
  %mul54 = mul nsw i32 %0, %width, !dbg !157
  %add55 = add nsw i32 %mul54, %x49.0, !dbg !158
  %idxprom56 = sext i32 %add55 to i64, !dbg !159
  %arrayidx57 = getelementptr inbounds float, ptr %add.ptr4, i64 %idxprom56, !dbg !159
  %5 = load float, ptr %arrayidx57, align 4, !dbg !159, !tbaa !97
  %mul58 = mul nsw i32 %y.0, %width, !dbg !160
  %add59 = add nsw i32 %mul58, %x49.0, !dbg !161
  %idxprom60 = sext i32 %add59 to i64, !dbg !162
  %arrayidx61 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %idxprom60, !dbg !162
  %6 = load float, ptr %arrayidx61, align 4, !dbg !162, !tbaa !97
  %mul62 = fmul float %5, %6, !dbg !163
  %mul63 = mul nsw i32 %y.0, %width, !dbg !164
  %add64 = add nsw i32 %mul63, %x49.0, !dbg !165
  %idxprom65 = sext i32 %add64 to i64, !dbg !166
  %arrayidx66 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom65, !dbg !166
  %7 = load float, ptr %arrayidx66, align 4, !dbg !166, !tbaa !97
  %8 = call float @llvm.fmuladd.f32(float %mul62, float %7, float %sum.2), !dbg !167
    #dbg_value(float %8, !66, !DIExpression(), !78)
  br label %for.inc68, !dbg !168

for.inc68:                                        ; preds = %for.body53
  %inc69 = add nsw i32 %x49.0, 1, !dbg !169
    #dbg_value(i32 %inc69, !75, !DIExpression(), !151)
  br label %for.cond50, !dbg !170, !llvm.loop !171

for.end70:                                        ; preds = %for.cond.cleanup52
  br label %for.inc71, !dbg !172

for.inc71:                                        ; preds = %for.end70
  %inc72 = add nsw i32 %y.0, 1, !dbg !173
    #dbg_value(i32 %inc72, !73, !DIExpression(), !146)
  br label %for.cond45, !dbg !174, !llvm.loop !175

for.end73:                                        ; preds = %for.cond.cleanup47
  br label %for.inc74, !dbg !177

for.inc74:                                        ; preds = %for.end73
  %inc75 = add nsw i32 %tile.0, 1, !dbg !178
    #dbg_value(i32 %inc75, !67, !DIExpression(), !109)
  br label %for.cond13, !dbg !179, !llvm.loop !180

for.end76:                                        ; preds = %for.cond.cleanup15
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !182
  %mul78 = mul i32 %9, %rows, !dbg !183
  %add79 = add i32 %mul78, %0, !dbg !184
  %idxprom80 = zext i32 %add79 to i64, !dbg !185
  %arrayidx81 = getelementptr inbounds nuw float, ptr %o, i64 %idxprom80, !dbg !185
  store float %sum.0, ptr %arrayidx81, align 4, !dbg !186, !tbaa !97
  ret void, !dbg !187
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tiles_in_one_array.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "scores", linkageName: "_Z6scoresPKfS0_S0_Pfiii", scope: !1, file: !1, line: 9, type: !47, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !52)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !49, !49, !51, !35, !35, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!52 = !{!53, !54, !55, !56, !57, !58, !59, !60, !61, !62, !63, !64, !66, !67, !69, !73, !75}
!53 = !DILocalVariable(name: "q", arg: 1, scope: !46, file: !1, line: 9, type: !49)
!54 = !DILocalVariable(name: "k", arg: 2, scope: !46, file: !1, line: 9, type: !49)
!55 = !DILocalVariable(name: "v", arg: 3, scope: !46, file: !1, line: 9, type: !49)
!56 = !DILocalVariable(name: "o", arg: 4, scope: !46, file: !1, line: 9, type: !51)
!57 = !DILocalVariable(name: "width", arg: 5, scope: !46, file: !1, line: 9, type: !35)
!58 = !DILocalVariable(name: "rows", arg: 6, scope: !46, file: !1, line: 9, type: !35)
!59 = !DILocalVariable(name: "tiles", arg: 7, scope: !46, file: !1, line: 9, type: !35)
!60 = !DILocalVariable(name: "keys", scope: !46, file: !1, line: 11, type: !51)
!61 = !DILocalVariable(name: "values", scope: !46, file: !1, line: 11, type: !51)
!62 = !DILocalVariable(name: "own", scope: !46, file: !1, line: 11, type: !51)
!63 = !DILocalVariable(name: "t", scope: !46, file: !1, line: 12, type: !35)
!64 = !DILocalVariable(name: "x", scope: !65, file: !1, line: 13, type: !35)
!65 = distinct !DILexicalBlock(scope: !46, file: !1, line: 13, column: 3)
!66 = !DILocalVariable(name: "sum", scope: !46, file: !1, line: 15, type: !36)
!67 = !DILocalVariable(name: "tile", scope: !68, file: !1, line: 16, type: !35)
!68 = distinct !DILexicalBlock(scope: !46, file: !1, line: 16, column: 3)
!69 = !DILocalVariable(name: "x", scope: !70, file: !1, line: 17, type: !35)
!70 = distinct !DILexicalBlock(scope: !71, file: !1, line: 17, column: 5)
!71 = distinct !DILexicalBlock(scope: !72, file: !1, line: 16, column: 44)
!72 = distinct !DILexicalBlock(scope: !68, file: !1, line: 16, column: 3)
!73 = !DILocalVariable(name: "y", scope: !74, file: !1, line: 22, type: !35)
!74 = distinct !DILexicalBlock(scope: !71, file: !1, line: 22, column: 5)
!75 = !DILocalVariable(name: "x", scope: !76, file: !1, line: 23, type: !35)
!76 = distinct !DILexicalBlock(scope: !77, file: !1, line: 23, column: 7)
!77 = distinct !DILexicalBlock(scope: !74, file: !1, line: 22, column: 5)
!78 = !DILocation(line: 0, scope: !46)
!79 = !DILocation(line: 11, column: 39, scope: !46)
!80 = !DILocation(line: 11, column: 32, scope: !46)
!81 = !DILocation(line: 11, column: 61, scope: !46)
!82 = !DILocation(line: 11, column: 68, scope: !46)
!83 = !DILocation(line: 11, column: 57, scope: !46)
!84 = !DILocation(line: 12, column: 11, scope: !46)
!85 = !DILocation(line: 0, scope: !65)
!86 = !DILocation(line: 13, column: 8, scope: !65)
!87 = !DILocation(line: 13, scope: !65)
!88 = !DILocation(line: 13, column: 21, scope: !89)
!89 = distinct !DILexicalBlock(scope: !65, file: !1, line: 13, column: 3)
!90 = !DILocation(line: 13, column: 3, scope: !65)
!91 = !DILocation(line: 14, column: 29, scope: !89)
!92 = !DILocation(line: 14, column: 40, scope: !89)
!93 = !DILocation(line: 14, column: 47, scope: !89)
!94 = !DILocation(line: 14, column: 52, scope: !89)
!95 = !DILocation(line: 14, column: 60, scope: !89)
!96 = !DILocation(line: 14, column: 26, scope: !89)
!97 = !{!98, !98, i64 0}
!98 = !{!"float", !44, i64 0}
!99 = !DILocation(line: 14, column: 11, scope: !89)
!100 = !DILocation(line: 14, column: 19, scope: !89)
!101 = !DILocation(line: 14, column: 5, scope: !89)
!102 = !DILocation(line: 14, column: 24, scope: !89)
!103 = !DILocation(line: 13, column: 30, scope: !89)
!104 = !DILocation(line: 13, column: 3, scope: !89)
!105 = distinct !{!105, !90, !106, !107, !108}
!106 = !DILocation(line: 14, column: 63, scope: !65)
!107 = !{!"llvm.loop.mustprogress"}
!108 = !{!"llvm.loop.unroll.disable"}
!109 = !DILocation(line: 0, scope: !68)
!110 = !DILocation(line: 16, column: 8, scope: !68)
!111 = !DILocation(line: 15, column: 9, scope: !46)
!112 = !DILocation(line: 16, scope: !68)
!113 = !DILocation(line: 16, column: 27, scope: !72)
!114 = !DILocation(line: 16, column: 3, scope: !68)
!115 = !DILocation(line: 0, scope: !70)
!116 = !DILocation(line: 17, column: 10, scope: !70)
!117 = !DILocation(line: 17, scope: !70)
!118 = !DILocation(line: 17, column: 23, scope: !119)
!119 = distinct !DILexicalBlock(scope: !70, file: !1, line: 17, column: 5)
!120 = !DILocation(line: 17, column: 5, scope: !70)
!121 = !DILocation(line: 18, column: 37, scope: !122)
!122 = distinct !DILexicalBlock(scope: !119, file: !1, line: 17, column: 37)
!123 = !DILocation(line: 18, column: 44, scope: !122)
!124 = !DILocation(line: 18, column: 49, scope: !122)
!125 = !DILocation(line: 18, column: 57, scope: !122)
!126 = !DILocation(line: 18, column: 29, scope: !122)
!127 = !DILocation(line: 18, column: 14, scope: !122)
!128 = !DILocation(line: 18, column: 22, scope: !122)
!129 = !DILocation(line: 18, column: 7, scope: !122)
!130 = !DILocation(line: 18, column: 27, scope: !122)
!131 = !DILocation(line: 19, column: 39, scope: !122)
!132 = !DILocation(line: 19, column: 46, scope: !122)
!133 = !DILocation(line: 19, column: 51, scope: !122)
!134 = !DILocation(line: 19, column: 59, scope: !122)
!135 = !DILocation(line: 19, column: 31, scope: !122)
!136 = !DILocation(line: 19, column: 16, scope: !122)
!137 = !DILocation(line: 19, column: 24, scope: !122)
!138 = !DILocation(line: 19, column: 7, scope: !122)
!139 = !DILocation(line: 19, column: 29, scope: !122)
!140 = !DILocation(line: 20, column: 5, scope: !122)
!141 = !DILocation(line: 17, column: 32, scope: !119)
!142 = !DILocation(line: 17, column: 5, scope: !119)
!143 = distinct !{!143, !120, !144, !107, !108}
!144 = !DILocation(line: 20, column: 5, scope: !70)
!145 = !DILocation(line: 21, column: 5, scope: !71)
!146 = !DILocation(line: 0, scope: !74)
!147 = !DILocation(line: 22, column: 10, scope: !74)
!148 = !DILocation(line: 22, scope: !74)
!149 = !DILocation(line: 22, column: 23, scope: !77)
!150 = !DILocation(line: 22, column: 5, scope: !74)
!151 = !DILocation(line: 0, scope: !76)
!152 = !DILocation(line: 23, column: 12, scope: !76)
!153 = !DILocation(line: 23, scope: !76)
!154 = !DILocation(line: 23, column: 25, scope: !155)
!155 = distinct !DILexicalBlock(scope: !76, file: !1, line: 23, column: 7)
!156 = !DILocation(line: 23, column: 7, scope: !76)
!157 = !DILocation(line: 24, column: 22, scope: !155)
!158 = !DILocation(line: 24, column: 30, scope: !155)
!159 = !DILocation(line: 24, column: 16, scope: !155)
!160 = !DILocation(line: 24, column: 44, scope: !155)
!161 = !DILocation(line: 24, column: 52, scope: !155)
!162 = !DILocation(line: 24, column: 37, scope: !155)
!163 = !DILocation(line: 24, column: 35, scope: !155)
!164 = !DILocation(line: 24, column: 68, scope: !155)
!165 = !DILocation(line: 24, column: 76, scope: !155)
!166 = !DILocation(line: 24, column: 59, scope: !155)
!167 = !DILocation(line: 24, column: 13, scope: !155)
!168 = !DILocation(line: 24, column: 9, scope: !155)
!169 = !DILocation(line: 23, column: 34, scope: !155)
!170 = !DILocation(line: 23, column: 7, scope: !155)
!171 = distinct !{!171, !156, !172, !107, !108}
!172 = !DILocation(line: 24, column: 79, scope: !76)
!173 = !DILocation(line: 22, column: 31, scope: !77)
!174 = !DILocation(line: 22, column: 5, scope: !77)
!175 = distinct !{!175, !150, !176, !107, !108}
!176 = !DILocation(line: 24, column: 79, scope: !74)
!177 = !DILocation(line: 25, column: 3, scope: !71)
!178 = !DILocation(line: 16, column: 36, scope: !72)
!179 = !DILocation(line: 16, column: 3, scope: !72)
!180 = distinct !{!180, !114, !181, !107, !108}
!181 = !DILocation(line: 25, column: 3, scope: !68)
!182 = !DILocation(line: 26, column: 5, scope: !46)
!183 = !DILocation(line: 26, column: 16, scope: !46)
!184 = !DILocation(line: 26, column: 23, scope: !46)
!185 = !DILocation(line: 26, column: 3, scope: !46)
!186 = !DILocation(line: 26, column: 28, scope: !46)
!187 = !DILocation(line: 27, column: 1, scope: !46)
