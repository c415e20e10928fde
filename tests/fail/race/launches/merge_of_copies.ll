; ModuleID = 'merge_of_copies.cu'
source_filename = "merge_of_copies.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ5mergePKiS0_PiiiE2sa = internal addrspace(3) global [128 x i32] undef, align 4, !dbg !0
@_ZZ5mergePKiS0_PiiiE2sb = internal addrspace(3) global [128 x i32] undef, align 4, !dbg !12
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z5belowPKiiib(ptr noundef %s, i32 noundef %n, i32 noundef %x, i1 noundef zeroext %equal) #0 !dbg !67 {
entry:
    #dbg_value(ptr %s, !71, !DIExpression(), !79)
    #dbg_value(i32 %n, !72, !DIExpression(), !79)
    #dbg_value(i32 %x, !73, !DIExpression(), !79)
  %storedv = zext i1 %equal to i8
    #dbg_value(i8 %storedv, !74, !DIExpression(), !79)
    #dbg_value(i32 0, !75, !DIExpression(), !79)
    #dbg_value(i32 %n, !76, !DIExpression(), !79)
  br label %while.cond, !dbg !80

while.cond:                                       ; preds = %if.end, %entry
  %hi.0 = phi i32 [ %n, %entry ], [ %hi.1, %if.end ], !dbg !81
  %lo.0 = phi i32 [ 0, %entry ], [ %lo.1, %if.end ], !dbg !79
    #dbg_value(i32 %lo.0, !75, !DIExpression(), !79)
    #dbg_value(i32 %hi.0, !76, !DIExpression(), !79)
  %cmp = icmp slt i32 %lo.0, %hi.0, !dbg !82
  br i1 %cmp, label %while.body, label %while.end, !dbg !80

while.body:                                       ; preds = %while.cond
  %add = add nsw i32 %lo.0, %hi.0, !dbg !83
  %div = sdiv i32 %add, 2, !dbg !84
    #dbg_value(i32 %div, !77, !DIExpression(), !85)
  %idxprom = sext i32 %div to i64, !dbg !86
  %arrayidx = getelementptr inbounds i32, ptr %s, i64 %idxprom, !dbg !86
  %0 = load i32, ptr %arrayidx, align 4, !dbg !86, !tbaa !63
  %cmp1 = icmp slt i32 %0, %x, !dbg !88
  br i1 %cmp1, label %if.then, label %lor.lhs.false, !dbg !89

lor.lhs.false:                                    ; preds = %while.body
  %loadedv = trunc i8 %storedv to i1, !dbg !90
  br i1 %loadedv, label %land.lhs.true, label %if.else, !dbg !91

land.lhs.true:                                    ; preds = %lor.lhs.false
  %idxprom2 = sext i32 %div to i64, !dbg !92
  %arrayidx3 = getelementptr inbounds i32, ptr %s, i64 %idxprom2, !dbg !92
  %1 = load i32, ptr %arrayidx3, align 4, !dbg !92, !tbaa !63
  %cmp4 = icmp eq i32 %1, %x, !dbg !93
  br i1 %cmp4, label %if.then, label %if.else, !dbg !89

if.then:                                          ; preds = %land.lhs.true, %while.body
  %add5 = add nsw i32 %div, 1, !dbg !94
    #dbg_value(i32 %add5, !75, !DIExpression(), !79)
  br label %if.end, !dbg !95

if.else:                                          ; preds = %land.lhs.true, %lor.lhs.false
    #dbg_value(i32 %div, !76, !DIExpression(), !79)
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %hi.1 = phi i32 [ %hi.0, %if.then ], [ %div, %if.else ], !dbg !79
  %lo.1 = phi i32 [ %add5, %if.then ], [ %lo.0, %if.else ], !dbg !79
    #dbg_value(i32 %lo.1, !75, !DIExpression(), !79)
    #dbg_value(i32 %hi.1, !76, !DIExpression(), !79)
  br label %while.cond, !dbg !80, !llvm.loop !96

while.end:                                        ; preds = %while.cond
  ret i32 %lo.0, !dbg !100
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5mergePKiS0_Piii(ptr noundef %a, ptr noundef %b, ptr noundef %c, i32 noundef %na, i32 noundef %nb) #2 !dbg !2 {
entry:
    #dbg_value(ptr %a, !52, !DIExpression(), !101)
    #dbg_value(ptr %b, !53, !DIExpression(), !101)
    #dbg_value(ptr %c, !54, !DIExpression(), !101)
    #dbg_value(i32 %na, !55, !DIExpression(), !101)
    #dbg_value(i32 %nb, !56, !DIExpression(), !101)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !102
    #dbg_value(i32 %0, !57, !DIExpression(), !101)
  %cmp = icmp slt i32 %0, %na, !dbg !103
  br i1 %cmp, label %if.then, label %if.end, !dbg !103

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %0 to i64, !dbg !105
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !105
  %1 = load i32, ptr %arrayidx, align 4, !dbg !105, !tbaa !63
  %idxprom1 = sext i32 %0 to i64, !dbg !106
  %arrayidx2 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePKiS0_PiiiE2sa to ptr), i64 0, i64 %idxprom1, !dbg !106
  store i32 %1, ptr %arrayidx2, align 4, !dbg !107, !tbaa !63
  br label %if.end, !dbg !106

if.end:                                           ; preds = %if.then, %entry
  %cmp3 = icmp slt i32 %0, %nb, !dbg !108
  br i1 %cmp3, label %if.then4, label %if.end9, !dbg !108

if.then4:                                         ; preds = %if.end
  %idxprom5 = sext i32 %0 to i64, !dbg !110
  %arrayidx6 = getelementptr inbounds i32, ptr %b, i64 %idxprom5, !dbg !110
  %2 = load i32, ptr %arrayidx6, align 4, !dbg !110, !tbaa !63
  %idxprom7 = sext i32 %0 to i64, !dbg !111
  %arrayidx8 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePKiS0_PiiiE2sb to ptr), i64 0, i64 %idxprom7, !dbg !111
  store i32 %2, ptr %arrayidx8, align 4, !dbg !112, !tbaa !63
  br label %if.end9, !dbg !111

if.end9:                                          ; preds = %if.then4, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !113
  %cmp10 = icmp slt i32 %0, %na, !dbg !114
  br i1 %cmp10, label %if.then11, label %if.end19, !dbg !114

if.then11:                                        ; preds = %if.end9
  %idxprom12 = sext i32 %0 to i64, !dbg !116
  %arrayidx13 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePKiS0_PiiiE2sa to ptr), i64 0, i64 %idxprom12, !dbg !116
  %3 = load i32, ptr %arrayidx13, align 4, !dbg !116, !tbaa !63
  %idxprom14 = sext i32 %0 to i64, !dbg !117
  %arrayidx15 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePKiS0_PiiiE2sa to ptr), i64 0, i64 %idxprom14, !dbg !117
  %4 = load i32, ptr %arrayidx15, align 4, !dbg !117, !tbaa !63
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePKiS0_PiiiE2sb to ptr), !71, !DIExpression(), !118)
    #dbg_value(i32 %nb, !72, !DIExpression(), !118)
    #dbg_value(i32 %4, !73, !DIExpression(), !118)
    #dbg_value(i8 0, !74, !DIExpression(), !118)
    #dbg_value(i32 0, !75, !DIExpression(), !118)
    #dbg_value(i32 %nb, !76, !DIExpression(), !118)
  br label %while.cond.i, !dbg !120

while.cond.i:                                     ; preds = %if.end.i, %if.then11
  %hi.0.i = phi i32 [ %nb, %if.then11 ], [ %hi.1.i, %if.end.i ], !dbg !121
  %lo.0.i = phi i32 [ 0, %if.then11 ], [ %lo.1.i, %if.end.i ], !dbg !118
    #dbg_value(i32 %lo.0.i, !75, !DIExpression(), !118)
    #dbg_value(i32 %hi.0.i, !76, !DIExpression(), !118)
  %cmp.i = icmp slt i32 %lo.0.i, %hi.0.i, !dbg !122
  br i1 %cmp.i, label %while.body.i, label %_Z5belowPKiiib.exit, !dbg !120

while.body.i:                                     ; preds = %while.cond.i
  %add.i = add nsw i32 %lo.0.i, %hi.0.i, !dbg !123
  %div.i = sdiv i32 %add.i, 2, !dbg !124
    #dbg_value(i32 %div.i, !77, !DIExpression(), !125)
  %idxprom.i = sext i32 %div.i to i64, !dbg !126
  %arrayidx.i = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePKiS0_PiiiE2sb to ptr), i64 %idxprom.i, !dbg !126
  %5 = load i32, ptr %arrayidx.i, align 4, !dbg !126, !tbaa !63
  %cmp1.i = icmp slt i32 %5, %4, !dbg !127
  br i1 %cmp1.i, label %if.then.i, label %lor.lhs.false.i, !dbg !128

lor.lhs.false.i:                                  ; preds = %while.body.i
    #dbg_value(i32 %div.i, !76, !DIExpression(), !118)
  br label %if.end.i

if.then.i:                                        ; preds = %while.body.i
  %add5.i = add nsw i32 %div.i, 1, !dbg !129
    #dbg_value(i32 %add5.i, !75, !DIExpression(), !118)
  br label %if.end.i, !dbg !130

if.end.i:                                         ; preds = %lor.lhs.false.i, %if.then.i
  %hi.1.i = phi i32 [ %hi.0.i, %if.then.i ], [ %div.i, %lor.lhs.false.i ], !dbg !118
  %lo.1.i = phi i32 [ %add5.i, %if.then.i ], [ %lo.0.i, %lor.lhs.false.i ], !dbg !118
    #dbg_value(i32 %lo.1.i, !75, !DIExpression(), !118)
    #dbg_value(i32 %hi.1.i, !76, !DIExpression(), !118)
  br label %while.cond.i, !dbg !120, !llvm.loop !131

_Z5belowPKiiib.exit:                              ; preds = %while.cond.i
  %add = add nsw i32 %0, %lo.0.i, !dbg !133
  %idxprom17 = sext i32 %add to i64, !dbg !134
  %arrayidx18 = getelementptr inbounds i32, ptr %c, i64 %idxprom17, !dbg !134
  store i32 %3, ptr %arrayidx18, align 4, !dbg !135, !tbaa !63
  br label %if.end19, !dbg !134

if.end19:                                         ; preds = %_Z5belowPKiiib.exit, %if.end9
  %cmp20 = icmp slt i32 %0, %nb, !dbg !136
  br i1 %cmp20, label %if.then21, label %if.end30, !dbg !136

if.then21:                                        ; preds = %if.end19
  %idxprom22 = sext i32 %0 to i64, !dbg !138
  %arrayidx23 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePKiS0_PiiiE2sb to ptr), i64 0, i64 %idxprom22, !dbg !138
  %6 = load i32, ptr %arrayidx23, align 4, !dbg !138, !tbaa !63
  %idxprom24 = sext i32 %0 to i64, !dbg !139
  %arrayidx25 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePKiS0_PiiiE2sb to ptr), i64 0, i64 %idxprom24, !dbg !139
  %7 = load i32, ptr %arrayidx25, align 4, !dbg !139, !tbaa !63
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePKiS0_PiiiE2sa to ptr), !71, !DIExpression(), !140)
    #dbg_value(i32 %na, !72, !DIExpression(), !140)
    #dbg_value(i32 %7, !73, !DIExpression(), !140)
    #dbg_value(i8 0, !74, !DIExpression(), !140)
    #dbg_value(i32 0, !75, !DIExpression(), !140)
    #dbg_value(i32 %na, !76, !DIExpression(), !140)
  br label %while.cond.i49, !dbg !142

while.cond.i49:                                   ; preds = %if.end.i60, %if.then21
  %hi.0.i50 = phi i32 [ %na, %if.then21 ], [ %hi.1.i61, %if.end.i60 ], !dbg !143
  %lo.0.i51 = phi i32 [ 0, %if.then21 ], [ %lo.1.i62, %if.end.i60 ], !dbg !140
    #dbg_value(i32 %lo.0.i51, !75, !DIExpression(), !140)
    #dbg_value(i32 %hi.0.i50, !76, !DIExpression(), !140)
  %cmp.i52 = icmp slt i32 %lo.0.i51, %hi.0.i50, !dbg !144
  br i1 %cmp.i52, label %while.body.i53, label %_Z5belowPKiiib.exit65, !dbg !142

while.body.i53:                                   ; preds = %while.cond.i49
  %add.i54 = add nsw i32 %lo.0.i51, %hi.0.i50, !dbg !145
  %div.i55 = sdiv i32 %add.i54, 2, !dbg !146
    #dbg_value(i32 %div.i55, !77, !DIExpression(), !147)
  %idxprom.i56 = sext i32 %div.i55 to i64, !dbg !148
  %arrayidx.i57 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePKiS0_PiiiE2sa to ptr), i64 %idxprom.i56, !dbg !148
  %8 = load i32, ptr %arrayidx.i57, align 4, !dbg !148, !tbaa !63
  %cmp1.i58 = icmp slt i32 %8, %7, !dbg !149
  br i1 %cmp1.i58, label %if.then.i63, label %lor.lhs.false.i59, !dbg !150

lor.lhs.false.i59:                                ; preds = %while.body.i53
    #dbg_value(i32 %div.i55, !76, !DIExpression(), !140)
  br label %if.end.i60

if.then.i63:                                      ; preds = %while.body.i53
  %add5.i64 = add nsw i32 %div.i55, 1, !dbg !151
    #dbg_value(i32 %add5.i64, !75, !DIExpression(), !140)
  br label %if.end.i60, !dbg !152

if.end.i60:                                       ; preds = %lor.lhs.false.i59, %if.then.i63
  %hi.1.i61 = phi i32 [ %hi.0.i50, %if.then.i63 ], [ %div.i55, %lor.lhs.false.i59 ], !dbg !140
  %lo.1.i62 = phi i32 [ %add5.i64, %if.then.i63 ], [ %lo.0.i51, %lor.lhs.false.i59 ], !dbg !140
    #dbg_value(i32 %lo.1.i62, !75, !DIExpression(), !140)
    #dbg_value(i32 %hi.1.i61, !76, !DIExpression(), !140)
  br label %while.cond.i49, !dbg !142, !llvm.loop !153

_Z5belowPKiiib.exit65:                            ; preds = %while.cond.i49
  %add27 = add nsw i32 %0, %lo.0.i51, !dbg !155
  %idxprom28 = sext i32 %add27 to i64, !dbg !156
  %arrayidx29 = getelementptr inbounds i32, ptr %c, i64 %idxprom28, !dbg !156
  store i32 %6, ptr %arrayidx29, align 4, !dbg !157, !tbaa !63
  br label %if.end30, !dbg !156

if.end30:                                         ; preds = %_Z5belowPKiiib.exit65, %if.end19
  ret void, !dbg !158
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!58, !59, !60, !61}
!llvm.ident = !{!62}
!llvm.errno.tbaa = !{!63}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "sa", scope: !2, file: !3, line: 13, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "merge", linkageName: "_Z5mergePKiS0_Piii", scope: !3, file: !3, line: 12, type: !4, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !51)
!3 = !DIFile(filename: "merge_of_copies.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9, !8, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !17, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0, !12}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!13 = distinct !DIGlobalVariable(name: "sb", scope: !2, file: !3, line: 13, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 128)
!17 = !{!18, !21, !23, !28, !33, !38, !44, !46}
!18 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !19, file: !20, line: 128)
!19 = !DINamespace(name: "ws_math", scope: null)
!20 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !22, entity: !19, file: !20, line: 129)
!22 = !DINamespace(name: "std", scope: null)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !24, file: !20, line: 154)
!24 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !20, file: !20, line: 137, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !27}
!27 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !29, file: !20, line: 154)
!29 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !20, file: !20, line: 133, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !34, file: !20, line: 154)
!34 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !20, file: !20, line: 134, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !37}
!37 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !39, file: !20, line: 154)
!39 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !20, file: !20, line: 145, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !43}
!42 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!43 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !45, file: !20, line: 154)
!45 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !20, file: !20, line: 147, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !47, file: !20, line: 154)
!47 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !20, file: !20, line: 149, type: !48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!48 = !DISubroutineType(types: !49)
!49 = !{!8, !50}
!50 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!51 = !{!52, !53, !54, !55, !56, !57}
!52 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 12, type: !6)
!53 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 12, type: !6)
!54 = !DILocalVariable(name: "c", arg: 3, scope: !2, file: !3, line: 12, type: !9)
!55 = !DILocalVariable(name: "na", arg: 4, scope: !2, file: !3, line: 12, type: !8)
!56 = !DILocalVariable(name: "nb", arg: 5, scope: !2, file: !3, line: 12, type: !8)
!57 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 14, type: !8)
!58 = !{i32 7, !"Dwarf Version", i32 4}
!59 = !{i32 2, !"Debug Info Version", i32 3}
!60 = !{i32 1, !"wchar_size", i32 4}
!61 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!62 = !{!"clang version 22.1.8"}
!63 = !{!64, !64, i64 0}
!64 = !{!"int", !65, i64 0}
!65 = !{!"omnipotent char", !66, i64 0}
!66 = !{!"Simple C++ TBAA"}
!67 = distinct !DISubprogram(name: "below", linkageName: "_Z5belowPKiiib", scope: !3, file: !3, line: 4, type: !68, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !70)
!68 = !DISubroutineType(types: !69)
!69 = !{!8, !6, !8, !8, !42}
!70 = !{!71, !72, !73, !74, !75, !76, !77}
!71 = !DILocalVariable(name: "s", arg: 1, scope: !67, file: !3, line: 4, type: !6)
!72 = !DILocalVariable(name: "n", arg: 2, scope: !67, file: !3, line: 4, type: !8)
!73 = !DILocalVariable(name: "x", arg: 3, scope: !67, file: !3, line: 4, type: !8)
!74 = !DILocalVariable(name: "equal", arg: 4, scope: !67, file: !3, line: 4, type: !42)
!75 = !DILocalVariable(name: "lo", scope: !67, file: !3, line: 5, type: !8)
!76 = !DILocalVariable(name: "hi", scope: !67, file: !3, line: 5, type: !8)
!77 = !DILocalVariable(name: "m", scope: !78, file: !3, line: 7, type: !8)
!78 = distinct !DILexicalBlock(scope: !67, file: !3, line: 6, column: 19)
!79 = !DILocation(line: 0, scope: !67)
!80 = !DILocation(line: 6, column: 3, scope: !67)
!81 = !DILocation(line: 5, column: 15, scope: !67)
!82 = !DILocation(line: 6, column: 13, scope: !67)
!83 = !DILocation(line: 7, column: 17, scope: !78)
!84 = !DILocation(line: 7, column: 23, scope: !78)
!85 = !DILocation(line: 0, scope: !78)
!86 = !DILocation(line: 8, column: 9, scope: !87)
!87 = distinct !DILexicalBlock(scope: !78, file: !3, line: 8, column: 9)
!88 = !DILocation(line: 8, column: 14, scope: !87)
!89 = !DILocation(line: 8, column: 18, scope: !87)
!90 = !DILocation(line: 8, column: 22, scope: !87)
!91 = !DILocation(line: 8, column: 28, scope: !87)
!92 = !DILocation(line: 8, column: 31, scope: !87)
!93 = !DILocation(line: 8, column: 36, scope: !87)
!94 = !DILocation(line: 8, column: 50, scope: !87)
!95 = !DILocation(line: 8, column: 43, scope: !87)
!96 = distinct !{!96, !80, !97, !98, !99}
!97 = !DILocation(line: 9, column: 3, scope: !67)
!98 = !{!"llvm.loop.mustprogress"}
!99 = !{!"llvm.loop.unroll.disable"}
!100 = !DILocation(line: 10, column: 3, scope: !67)
!101 = !DILocation(line: 0, scope: !2)
!102 = !DILocation(line: 14, column: 11, scope: !2)
!103 = !DILocation(line: 15, column: 9, scope: !104)
!104 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 7)
!105 = !DILocation(line: 15, column: 23, scope: !104)
!106 = !DILocation(line: 15, column: 15, scope: !104)
!107 = !DILocation(line: 15, column: 21, scope: !104)
!108 = !DILocation(line: 16, column: 9, scope: !109)
!109 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 7)
!110 = !DILocation(line: 16, column: 23, scope: !109)
!111 = !DILocation(line: 16, column: 15, scope: !109)
!112 = !DILocation(line: 16, column: 21, scope: !109)
!113 = !DILocation(line: 17, column: 3, scope: !2)
!114 = !DILocation(line: 18, column: 9, scope: !115)
!115 = distinct !DILexicalBlock(scope: !2, file: !3, line: 18, column: 7)
!116 = !DILocation(line: 18, column: 52, scope: !115)
!117 = !DILocation(line: 18, column: 35, scope: !115)
!118 = !DILocation(line: 0, scope: !67, inlinedAt: !119)
!119 = distinct !DILocation(line: 18, column: 21, scope: !115)
!120 = !DILocation(line: 6, column: 3, scope: !67, inlinedAt: !119)
!121 = !DILocation(line: 5, column: 15, scope: !67, inlinedAt: !119)
!122 = !DILocation(line: 6, column: 13, scope: !67, inlinedAt: !119)
!123 = !DILocation(line: 7, column: 17, scope: !78, inlinedAt: !119)
!124 = !DILocation(line: 7, column: 23, scope: !78, inlinedAt: !119)
!125 = !DILocation(line: 0, scope: !78, inlinedAt: !119)
!126 = !DILocation(line: 8, column: 9, scope: !87, inlinedAt: !119)
!127 = !DILocation(line: 8, column: 14, scope: !87, inlinedAt: !119)
!128 = !DILocation(line: 8, column: 18, scope: !87, inlinedAt: !119)
!129 = !DILocation(line: 8, column: 50, scope: !87, inlinedAt: !119)
!130 = !DILocation(line: 8, column: 43, scope: !87, inlinedAt: !119)
!131 = distinct !{!131, !120, !132, !98, !99}
!132 = !DILocation(line: 9, column: 3, scope: !67, inlinedAt: !119)
!133 = !DILocation(line: 18, column: 19, scope: !115)
!134 = !DILocation(line: 18, column: 15, scope: !115)
!135 = !DILocation(line: 18, column: 50, scope: !115)
!136 = !DILocation(line: 19, column: 9, scope: !137)
!137 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 7)
!138 = !DILocation(line: 19, column: 52, scope: !137)
!139 = !DILocation(line: 19, column: 35, scope: !137)
!140 = !DILocation(line: 0, scope: !67, inlinedAt: !141)
!141 = distinct !DILocation(line: 19, column: 21, scope: !137)
!142 = !DILocation(line: 6, column: 3, scope: !67, inlinedAt: !141)
!143 = !DILocation(line: 5, column: 15, scope: !67, inlinedAt: !141)
!144 = !DILocation(line: 6, column: 13, scope: !67, inlinedAt: !141)
!145 = !DILocation(line: 7, column: 17, scope: !78, inlinedAt: !141)
!146 = !DILocation(line: 7, column: 23, scope: !78, inlinedAt: !141)
!147 = !DILocation(line: 0, scope: !78, inlinedAt: !141)
!148 = !DILocation(line: 8, column: 9, scope: !87, inlinedAt: !141)
!149 = !DILocation(line: 8, column: 14, scope: !87, inlinedAt: !141)
!150 = !DILocation(line: 8, column: 18, scope: !87, inlinedAt: !141)
!151 = !DILocation(line: 8, column: 50, scope: !87, inlinedAt: !141)
!152 = !DILocation(line: 8, column: 43, scope: !87, inlinedAt: !141)
!153 = distinct !{!153, !142, !154, !98, !99}
!154 = !DILocation(line: 9, column: 3, scope: !67, inlinedAt: !141)
!155 = !DILocation(line: 19, column: 19, scope: !137)
!156 = !DILocation(line: 19, column: 15, scope: !137)
!157 = !DILocation(line: 19, column: 50, scope: !137)
!158 = !DILocation(line: 20, column: 1, scope: !2)
