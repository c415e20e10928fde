; ModuleID = 'lookback.cu'
source_filename = "lookback.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.Tile = type { i32, i32, i32 }

@next_tile = addrspace(1) externally_initialized global i32 0, align 4, !dbg !0
@_ZZ4scanPKiPiP4TileiE6number = internal addrspace(3) global i32 undef, align 4, !dbg !5
@_ZZ4scanPKiPiP4TileiE6before = internal addrspace(3) global i32 undef, align 4, !dbg !43
@_ZZ4scanPKiPiP4TileiE1s = internal addrspace(3) global [128 x i32] undef, align 4, !dbg !45
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @next_tile to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4scanPKiPiP4Tilei(ptr noundef %in, ptr noundef %out, ptr noundef %tiles, i32 noundef %n) #0 !dbg !7 {
entry:
    #dbg_value(ptr %in, !22, !DIExpression(), !94)
    #dbg_value(ptr %out, !23, !DIExpression(), !94)
    #dbg_value(ptr %tiles, !24, !DIExpression(), !94)
    #dbg_value(i32 %n, !25, !DIExpression(), !94)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !95
    #dbg_value(i32 %0, !26, !DIExpression(), !94)
  %cmp = icmp eq i32 %0, 0, !dbg !96
  br i1 %cmp, label %if.then, label %if.end, !dbg !96

if.then:                                          ; preds = %entry
  %1 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @next_tile to ptr), i32 1 monotonic, align 4, !dbg !98
  store i32 %1, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiP4TileiE6number to ptr), align 4, !dbg !99, !tbaa !90
  br label %if.end, !dbg !100

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !101
  %2 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiP4TileiE6number to ptr), align 4, !dbg !102, !tbaa !90
    #dbg_value(i32 %2, !27, !DIExpression(), !94)
  %mul = mul nsw i32 %2, 128, !dbg !103
  %add = add nsw i32 %mul, %0, !dbg !104
    #dbg_value(i32 %add, !28, !DIExpression(), !94)
  %cmp2 = icmp slt i32 %add, %n, !dbg !105
  br i1 %cmp2, label %cond.true, label %cond.false, !dbg !106

cond.true:                                        ; preds = %if.end
  %idxprom = sext i32 %add to i64, !dbg !107
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !107
  %3 = load i32, ptr %arrayidx, align 4, !dbg !107, !tbaa !90
  br label %cond.end, !dbg !106

cond.false:                                       ; preds = %if.end
  br label %cond.end, !dbg !106

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %cond.false ], !dbg !106
  %idxprom3 = sext i32 %0 to i64, !dbg !108
  %arrayidx4 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiP4TileiE1s to ptr), i64 0, i64 %idxprom3, !dbg !108
  store i32 %cond, ptr %arrayidx4, align 4, !dbg !109, !tbaa !90
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !110
  %cmp5 = icmp eq i32 %0, 0, !dbg !111
  br i1 %cmp5, label %if.then6, label %if.end55, !dbg !111

if.then6:                                         ; preds = %cond.end
    #dbg_value(i32 0, !29, !DIExpression(), !112)
    #dbg_value(i32 0, !32, !DIExpression(), !113)
  br label %for.cond, !dbg !114

for.cond:                                         ; preds = %for.inc, %if.then6
  %k.0 = phi i32 [ 0, %if.then6 ], [ %inc, %for.inc ], !dbg !115
  %total.0 = phi i32 [ 0, %if.then6 ], [ %add12, %for.inc ], !dbg !112
    #dbg_value(i32 %total.0, !29, !DIExpression(), !112)
    #dbg_value(i32 %k.0, !32, !DIExpression(), !113)
  %cmp7 = icmp slt i32 %k.0, 128, !dbg !116
  br i1 %cmp7, label %for.body, label %for.cond.cleanup, !dbg !117

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom8 = sext i32 %k.0 to i64, !dbg !118
  %arrayidx9 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiP4TileiE1s to ptr), i64 0, i64 %idxprom8, !dbg !118
  %4 = load i32, ptr %arrayidx9, align 4, !dbg !118, !tbaa !90
    #dbg_value(i32 %4, !34, !DIExpression(), !119)
  %idxprom10 = sext i32 %k.0 to i64, !dbg !120
  %arrayidx11 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiP4TileiE1s to ptr), i64 0, i64 %idxprom10, !dbg !120
  store i32 %total.0, ptr %arrayidx11, align 4, !dbg !121, !tbaa !90
  %add12 = add nsw i32 %total.0, %4, !dbg !122
    #dbg_value(i32 %add12, !29, !DIExpression(), !112)
  br label %for.inc, !dbg !123

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %k.0, 1, !dbg !124
    #dbg_value(i32 %inc, !32, !DIExpression(), !113)
  br label %for.cond, !dbg !125, !llvm.loop !126

for.end:                                          ; preds = %for.cond.cleanup
  %cmp13 = icmp eq i32 %2, 0, !dbg !130
  br i1 %cmp13, label %if.then14, label %if.else, !dbg !130

if.then14:                                        ; preds = %for.end
  %arrayidx15 = getelementptr inbounds %struct.Tile, ptr %tiles, i64 0, !dbg !131
  %prefix = getelementptr inbounds nuw %struct.Tile, ptr %arrayidx15, i32 0, i32 2, !dbg !133
  store volatile i32 %total.0, ptr %prefix, align 4, !dbg !134, !tbaa !135
  call void @llvm.nvvm.membar.gl(), !dbg !137
  %arrayidx16 = getelementptr inbounds %struct.Tile, ptr %tiles, i64 0, !dbg !138
  %state = getelementptr inbounds nuw %struct.Tile, ptr %arrayidx16, i32 0, i32 0, !dbg !139
  store volatile i32 2, ptr %state, align 4, !dbg !140, !tbaa !141
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiP4TileiE6before to ptr), align 4, !dbg !142, !tbaa !90
  br label %if.end54, !dbg !143

if.else:                                          ; preds = %for.end
  %idxprom17 = sext i32 %2 to i64, !dbg !144
  %arrayidx18 = getelementptr inbounds %struct.Tile, ptr %tiles, i64 %idxprom17, !dbg !144
  %sum = getelementptr inbounds nuw %struct.Tile, ptr %arrayidx18, i32 0, i32 1, !dbg !145
  store volatile i32 %total.0, ptr %sum, align 4, !dbg !146, !tbaa !147
  call void @llvm.nvvm.membar.gl(), !dbg !148
  %idxprom19 = sext i32 %2 to i64, !dbg !149
  %arrayidx20 = getelementptr inbounds %struct.Tile, ptr %tiles, i64 %idxprom19, !dbg !149
  %state21 = getelementptr inbounds nuw %struct.Tile, ptr %arrayidx20, i32 0, i32 0, !dbg !150
  store volatile i32 1, ptr %state21, align 4, !dbg !151, !tbaa !141
    #dbg_value(i32 0, !37, !DIExpression(), !152)
    #dbg_value(i32 0, !40, !DIExpression(), !152)
  %sub = sub nsw i32 %2, 1, !dbg !153
    #dbg_value(i32 %sub, !41, !DIExpression(), !154)
  br label %for.cond24, !dbg !155

for.cond24:                                       ; preds = %for.inc45, %if.else
  %p.0 = phi i32 [ 0, %if.else ], [ %add44, %for.inc45 ], !dbg !152
  %state22.0 = phi i32 [ 0, %if.else ], [ %6, %for.inc45 ], !dbg !152
  %k23.0 = phi i32 [ %sub, %if.else ], [ %dec, %for.inc45 ], !dbg !156
    #dbg_value(i32 %k23.0, !41, !DIExpression(), !154)
    #dbg_value(i32 %state22.0, !40, !DIExpression(), !152)
    #dbg_value(i32 %p.0, !37, !DIExpression(), !152)
  %cmp25 = icmp sge i32 %k23.0, 0, !dbg !157
  br i1 %cmp25, label %land.rhs, label %land.end, !dbg !159

land.rhs:                                         ; preds = %for.cond24
  %cmp26 = icmp ne i32 %state22.0, 2, !dbg !160
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond24
  %5 = phi i1 [ false, %for.cond24 ], [ %cmp26, %land.rhs ], !dbg !161
  br i1 %5, label %for.body28, label %for.cond.cleanup27, !dbg !162

for.cond.cleanup27:                               ; preds = %land.end
  br label %for.end46

for.body28:                                       ; preds = %land.end
  br label %while.cond, !dbg !163

while.cond:                                       ; preds = %while.body, %for.body28
  %idxprom29 = sext i32 %k23.0 to i64, !dbg !165
  %arrayidx30 = getelementptr inbounds %struct.Tile, ptr %tiles, i64 %idxprom29, !dbg !165
  %state31 = getelementptr inbounds nuw %struct.Tile, ptr %arrayidx30, i32 0, i32 0, !dbg !166
  %6 = load volatile i32, ptr %state31, align 4, !dbg !166, !tbaa !141
    #dbg_value(i32 %6, !40, !DIExpression(), !152)
  %cmp32 = icmp eq i32 %6, 0, !dbg !167
  br i1 %cmp32, label %while.body, label %while.end, !dbg !163

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !163, !llvm.loop !168

while.end:                                        ; preds = %while.cond
  call void @llvm.nvvm.membar.gl(), !dbg !170
  %cmp33 = icmp eq i32 %6, 2, !dbg !171
  br i1 %cmp33, label %cond.true34, label %cond.false38, !dbg !172

cond.true34:                                      ; preds = %while.end
  %idxprom35 = sext i32 %k23.0 to i64, !dbg !173
  %arrayidx36 = getelementptr inbounds %struct.Tile, ptr %tiles, i64 %idxprom35, !dbg !173
  %prefix37 = getelementptr inbounds nuw %struct.Tile, ptr %arrayidx36, i32 0, i32 2, !dbg !174
  %7 = load volatile i32, ptr %prefix37, align 4, !dbg !174, !tbaa !135
  br label %cond.end42, !dbg !172

cond.false38:                                     ; preds = %while.end
  %idxprom39 = sext i32 %k23.0 to i64, !dbg !175
  %arrayidx40 = getelementptr inbounds %struct.Tile, ptr %tiles, i64 %idxprom39, !dbg !175
  %sum41 = getelementptr inbounds nuw %struct.Tile, ptr %arrayidx40, i32 0, i32 1, !dbg !176
  %8 = load volatile i32, ptr %sum41, align 4, !dbg !176, !tbaa !147
  br label %cond.end42, !dbg !172

cond.end42:                                       ; preds = %cond.false38, %cond.true34
  %cond43 = phi i32 [ %7, %cond.true34 ], [ %8, %cond.false38 ], !dbg !172
  %add44 = add nsw i32 %p.0, %cond43, !dbg !177
    #dbg_value(i32 %add44, !37, !DIExpression(), !152)
  br label %for.inc45, !dbg !178

for.inc45:                                        ; preds = %cond.end42
  %dec = add nsw i32 %k23.0, -1, !dbg !179
    #dbg_value(i32 %dec, !41, !DIExpression(), !154)
  br label %for.cond24, !dbg !180, !llvm.loop !181

for.end46:                                        ; preds = %for.cond.cleanup27
  %add47 = add nsw i32 %p.0, %total.0, !dbg !183
  %idxprom48 = sext i32 %2 to i64, !dbg !184
  %arrayidx49 = getelementptr inbounds %struct.Tile, ptr %tiles, i64 %idxprom48, !dbg !184
  %prefix50 = getelementptr inbounds nuw %struct.Tile, ptr %arrayidx49, i32 0, i32 2, !dbg !185
  store volatile i32 %add47, ptr %prefix50, align 4, !dbg !186, !tbaa !135
  call void @llvm.nvvm.membar.gl(), !dbg !187
  %idxprom51 = sext i32 %2 to i64, !dbg !188
  %arrayidx52 = getelementptr inbounds %struct.Tile, ptr %tiles, i64 %idxprom51, !dbg !188
  %state53 = getelementptr inbounds nuw %struct.Tile, ptr %arrayidx52, i32 0, i32 0, !dbg !189
  store volatile i32 2, ptr %state53, align 4, !dbg !190, !tbaa !141
  store i32 %p.0, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiP4TileiE6before to ptr), align 4, !dbg !191, !tbaa !90
  br label %if.end54

if.end54:                                         ; preds = %for.end46, %if.then14
  br label %if.end55, !dbg !192

if.end55:                                         ; preds = %if.end54, %cond.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !193
  %cmp56 = icmp slt i32 %add, %n, !dbg !194
  br i1 %cmp56, label %if.then57, label %if.end63, !dbg !194

if.then57:                                        ; preds = %if.end55
  %9 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiP4TileiE6before to ptr), align 4, !dbg !196, !tbaa !90
  %idxprom58 = sext i32 %0 to i64, !dbg !197
  %arrayidx59 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiP4TileiE1s to ptr), i64 0, i64 %idxprom58, !dbg !197
  %10 = load i32, ptr %arrayidx59, align 4, !dbg !197, !tbaa !90
  %add60 = add nsw i32 %9, %10, !dbg !198
  %idxprom61 = sext i32 %add to i64, !dbg !199
  %arrayidx62 = getelementptr inbounds i32, ptr %out, i64 %idxprom61, !dbg !199
  store i32 %add60, ptr %arrayidx62, align 4, !dbg !200, !tbaa !90
  br label %if.end63, !dbg !199

if.end63:                                         ; preds = %if.then57, %if.end55
  ret void, !dbg !201
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!85, !86, !87, !88}
!llvm.ident = !{!89}
!llvm.errno.tbaa = !{!90}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "next_tile", scope: !2, file: !3, line: 5, type: !84, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, imports: !50, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lookback.cu", directory: ".")
!4 = !{!0, !5, !43, !45}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!6 = distinct !DIGlobalVariable(name: "number", scope: !7, file: !3, line: 7, type: !12, isLocal: true, isDefinition: true)
!7 = distinct !DISubprogram(name: "scan", linkageName: "_Z4scanPKiPiP4Tilei", scope: !3, file: !3, line: 6, type: !8, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!8 = !DISubroutineType(types: !9)
!9 = !{null, !10, !13, !14, !12}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Tile", file: !3, line: 4, size: 96, flags: DIFlagTypePassByValue, elements: !16, identifier: "_ZTS4Tile")
!16 = !{!17, !19, !20}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "state", scope: !15, file: !3, line: 4, baseType: !18, size: 32)
!18 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !12)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "sum", scope: !15, file: !3, line: 4, baseType: !18, size: 32, offset: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "prefix", scope: !15, file: !3, line: 4, baseType: !18, size: 32, offset: 64)
!21 = !{!22, !23, !24, !25, !26, !27, !28, !29, !32, !34, !37, !40, !41}
!22 = !DILocalVariable(name: "in", arg: 1, scope: !7, file: !3, line: 6, type: !10)
!23 = !DILocalVariable(name: "out", arg: 2, scope: !7, file: !3, line: 6, type: !13)
!24 = !DILocalVariable(name: "tiles", arg: 3, scope: !7, file: !3, line: 6, type: !14)
!25 = !DILocalVariable(name: "n", arg: 4, scope: !7, file: !3, line: 6, type: !12)
!26 = !DILocalVariable(name: "t", scope: !7, file: !3, line: 8, type: !12)
!27 = !DILocalVariable(name: "b", scope: !7, file: !3, line: 11, type: !12)
!28 = !DILocalVariable(name: "i", scope: !7, file: !3, line: 11, type: !12)
!29 = !DILocalVariable(name: "total", scope: !30, file: !3, line: 15, type: !12)
!30 = distinct !DILexicalBlock(scope: !31, file: !3, line: 14, column: 15)
!31 = distinct !DILexicalBlock(scope: !7, file: !3, line: 14, column: 7)
!32 = !DILocalVariable(name: "k", scope: !33, file: !3, line: 16, type: !12)
!33 = distinct !DILexicalBlock(scope: !30, file: !3, line: 16, column: 5)
!34 = !DILocalVariable(name: "v", scope: !35, file: !3, line: 16, type: !12)
!35 = distinct !DILexicalBlock(scope: !36, file: !3, line: 16, column: 35)
!36 = distinct !DILexicalBlock(scope: !33, file: !3, line: 16, column: 5)
!37 = !DILocalVariable(name: "p", scope: !38, file: !3, line: 26, type: !12)
!38 = distinct !DILexicalBlock(scope: !39, file: !3, line: 22, column: 12)
!39 = distinct !DILexicalBlock(scope: !30, file: !3, line: 17, column: 9)
!40 = !DILocalVariable(name: "state", scope: !38, file: !3, line: 26, type: !12)
!41 = !DILocalVariable(name: "k", scope: !42, file: !3, line: 27, type: !12)
!42 = distinct !DILexicalBlock(scope: !38, file: !3, line: 27, column: 7)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!44 = distinct !DIGlobalVariable(name: "before", scope: !7, file: !3, line: 7, type: !12, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!46 = distinct !DIGlobalVariable(name: "s", scope: !7, file: !3, line: 7, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 4096, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 128)
!50 = !{!51, !54, !56, !61, !66, !71, !77, !79}
!51 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !52, file: !53, line: 128)
!52 = !DINamespace(name: "ws_math", scope: null)
!53 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!54 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !55, entity: !52, file: !53, line: 129)
!55 = !DINamespace(name: "std", scope: null)
!56 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !55, entity: !57, file: !53, line: 154)
!57 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !53, file: !53, line: 137, type: !58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!58 = !DISubroutineType(types: !59)
!59 = !{!60, !60}
!60 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !55, entity: !62, file: !53, line: 154)
!62 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !53, file: !53, line: 133, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!63 = !DISubroutineType(types: !64)
!64 = !{!65, !65}
!65 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !55, entity: !67, file: !53, line: 154)
!67 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !53, file: !53, line: 134, type: !68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!68 = !DISubroutineType(types: !69)
!69 = !{!70, !70}
!70 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!71 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !55, entity: !72, file: !53, line: 154)
!72 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !53, file: !53, line: 145, type: !73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!73 = !DISubroutineType(types: !74)
!74 = !{!75, !76}
!75 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!76 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !55, entity: !78, file: !53, line: 154)
!78 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !53, file: !53, line: 147, type: !73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!79 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !55, entity: !80, file: !53, line: 154)
!80 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !53, file: !53, line: 149, type: !81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!81 = !DISubroutineType(types: !82)
!82 = !{!12, !83}
!83 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!84 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!85 = !{i32 7, !"Dwarf Version", i32 4}
!86 = !{i32 2, !"Debug Info Version", i32 3}
!87 = !{i32 1, !"wchar_size", i32 4}
!88 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!89 = !{!"clang version 22.1.8"}
!90 = !{!91, !91, i64 0}
!91 = !{!"int", !92, i64 0}
!92 = !{!"omnipotent char", !93, i64 0}
!93 = !{!"Simple C++ TBAA"}
!94 = !DILocation(line: 0, scope: !7)
!95 = !DILocation(line: 8, column: 11, scope: !7)
!96 = !DILocation(line: 9, column: 9, scope: !97)
!97 = distinct !DILexicalBlock(scope: !7, file: !3, line: 9, column: 7)
!98 = !DILocation(line: 9, column: 24, scope: !97)
!99 = !DILocation(line: 9, column: 22, scope: !97)
!100 = !DILocation(line: 9, column: 15, scope: !97)
!101 = !DILocation(line: 10, column: 3, scope: !7)
!102 = !DILocation(line: 11, column: 11, scope: !7)
!103 = !DILocation(line: 11, column: 25, scope: !7)
!104 = !DILocation(line: 11, column: 31, scope: !7)
!105 = !DILocation(line: 12, column: 12, scope: !7)
!106 = !DILocation(line: 12, column: 10, scope: !7)
!107 = !DILocation(line: 12, column: 18, scope: !7)
!108 = !DILocation(line: 12, column: 3, scope: !7)
!109 = !DILocation(line: 12, column: 8, scope: !7)
!110 = !DILocation(line: 13, column: 3, scope: !7)
!111 = !DILocation(line: 14, column: 9, scope: !31)
!112 = !DILocation(line: 0, scope: !30)
!113 = !DILocation(line: 0, scope: !33)
!114 = !DILocation(line: 16, column: 10, scope: !33)
!115 = !DILocation(line: 16, scope: !33)
!116 = !DILocation(line: 16, column: 23, scope: !36)
!117 = !DILocation(line: 16, column: 5, scope: !33)
!118 = !DILocation(line: 16, column: 45, scope: !35)
!119 = !DILocation(line: 0, scope: !35)
!120 = !DILocation(line: 16, column: 51, scope: !35)
!121 = !DILocation(line: 16, column: 56, scope: !35)
!122 = !DILocation(line: 16, column: 71, scope: !35)
!123 = !DILocation(line: 16, column: 77, scope: !35)
!124 = !DILocation(line: 16, column: 30, scope: !36)
!125 = !DILocation(line: 16, column: 5, scope: !36)
!126 = distinct !{!126, !117, !127, !128, !129}
!127 = !DILocation(line: 16, column: 77, scope: !33)
!128 = !{!"llvm.loop.mustprogress"}
!129 = !{!"llvm.loop.unroll.disable"}
!130 = !DILocation(line: 17, column: 11, scope: !39)
!131 = !DILocation(line: 18, column: 7, scope: !132)
!132 = distinct !DILexicalBlock(scope: !39, file: !3, line: 17, column: 17)
!133 = !DILocation(line: 18, column: 16, scope: !132)
!134 = !DILocation(line: 18, column: 23, scope: !132)
!135 = !{!136, !91, i64 8}
!136 = !{!"_ZTS4Tile", !91, i64 0, !91, i64 4, !91, i64 8}
!137 = !DILocation(line: 19, column: 7, scope: !132)
!138 = !DILocation(line: 20, column: 7, scope: !132)
!139 = !DILocation(line: 20, column: 16, scope: !132)
!140 = !DILocation(line: 20, column: 22, scope: !132)
!141 = !{!136, !91, i64 0}
!142 = !DILocation(line: 21, column: 14, scope: !132)
!143 = !DILocation(line: 22, column: 5, scope: !132)
!144 = !DILocation(line: 23, column: 7, scope: !38)
!145 = !DILocation(line: 23, column: 16, scope: !38)
!146 = !DILocation(line: 23, column: 20, scope: !38)
!147 = !{!136, !91, i64 4}
!148 = !DILocation(line: 24, column: 7, scope: !38)
!149 = !DILocation(line: 25, column: 7, scope: !38)
!150 = !DILocation(line: 25, column: 16, scope: !38)
!151 = !DILocation(line: 25, column: 22, scope: !38)
!152 = !DILocation(line: 0, scope: !38)
!153 = !DILocation(line: 27, column: 22, scope: !42)
!154 = !DILocation(line: 0, scope: !42)
!155 = !DILocation(line: 27, column: 12, scope: !42)
!156 = !DILocation(line: 27, scope: !42)
!157 = !DILocation(line: 27, column: 29, scope: !158)
!158 = distinct !DILexicalBlock(scope: !42, file: !3, line: 27, column: 7)
!159 = !DILocation(line: 27, column: 34, scope: !158)
!160 = !DILocation(line: 27, column: 43, scope: !158)
!161 = !DILocation(line: 0, scope: !158)
!162 = !DILocation(line: 27, column: 7, scope: !42)
!163 = !DILocation(line: 28, column: 9, scope: !164)
!164 = distinct !DILexicalBlock(scope: !158, file: !3, line: 27, column: 54)
!165 = !DILocation(line: 28, column: 25, scope: !164)
!166 = !DILocation(line: 28, column: 34, scope: !164)
!167 = !DILocation(line: 28, column: 41, scope: !164)
!168 = distinct !{!168, !163, !169, !128, !129}
!169 = !DILocation(line: 28, column: 48, scope: !164)
!170 = !DILocation(line: 29, column: 9, scope: !164)
!171 = !DILocation(line: 30, column: 20, scope: !164)
!172 = !DILocation(line: 30, column: 14, scope: !164)
!173 = !DILocation(line: 30, column: 27, scope: !164)
!174 = !DILocation(line: 30, column: 36, scope: !164)
!175 = !DILocation(line: 30, column: 45, scope: !164)
!176 = !DILocation(line: 30, column: 54, scope: !164)
!177 = !DILocation(line: 30, column: 11, scope: !164)
!178 = !DILocation(line: 31, column: 7, scope: !164)
!179 = !DILocation(line: 27, column: 49, scope: !158)
!180 = !DILocation(line: 27, column: 7, scope: !158)
!181 = distinct !{!181, !162, !182, !128, !129}
!182 = !DILocation(line: 31, column: 7, scope: !42)
!183 = !DILocation(line: 32, column: 27, scope: !38)
!184 = !DILocation(line: 32, column: 7, scope: !38)
!185 = !DILocation(line: 32, column: 16, scope: !38)
!186 = !DILocation(line: 32, column: 23, scope: !38)
!187 = !DILocation(line: 33, column: 7, scope: !38)
!188 = !DILocation(line: 34, column: 7, scope: !38)
!189 = !DILocation(line: 34, column: 16, scope: !38)
!190 = !DILocation(line: 34, column: 22, scope: !38)
!191 = !DILocation(line: 35, column: 14, scope: !38)
!192 = !DILocation(line: 37, column: 3, scope: !30)
!193 = !DILocation(line: 38, column: 3, scope: !7)
!194 = !DILocation(line: 39, column: 9, scope: !195)
!195 = distinct !DILexicalBlock(scope: !7, file: !3, line: 39, column: 7)
!196 = !DILocation(line: 39, column: 23, scope: !195)
!197 = !DILocation(line: 39, column: 32, scope: !195)
!198 = !DILocation(line: 39, column: 30, scope: !195)
!199 = !DILocation(line: 39, column: 14, scope: !195)
!200 = !DILocation(line: 39, column: 21, scope: !195)
!201 = !DILocation(line: 40, column: 1, scope: !7)
