; ModuleID = 'sum_over_bodies.cu'
source_filename = "sum_over_bodies.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ6bodiesPK6float4PS_iE4tile = internal addrspace(3) global [64 x %struct.float4] undef, align 16, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6bodiesPK6float4PS_i(ptr noundef %pos, ptr noundef %acc, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %pos, !54, !DIExpression(), !87)
    #dbg_value(ptr %acc, !55, !DIExpression(), !87)
    #dbg_value(i32 %n, !56, !DIExpression(), !87)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !88
  %mul = mul i32 %0, 64, !dbg !89
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !90
  %add = add i32 %mul, %1, !dbg !91
    #dbg_value(i32 %add, !57, !DIExpression(), !87)
  %idxprom = sext i32 %add to i64, !dbg !92
  %arrayidx = getelementptr inbounds %struct.float4, ptr %pos, i64 %idxprom, !dbg !92
  %mine.sroa.0.0.copyload = load float, ptr %arrayidx, align 16, !dbg !92, !tbaa !93
    #dbg_value(float %mine.sroa.0.0.copyload, !58, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !87)
  %mine.sroa.4.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 4, !dbg !92
  %mine.sroa.4.0.copyload = load float, ptr %mine.sroa.4.0.arrayidx.sroa_idx, align 4, !dbg !92, !tbaa !93
    #dbg_value(float %mine.sroa.4.0.copyload, !58, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !87)
  %mine.sroa.5.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 8, !dbg !92
  %mine.sroa.5.0.copyload = load float, ptr %mine.sroa.5.0.arrayidx.sroa_idx, align 8, !dbg !92, !tbaa !93
    #dbg_value(float %mine.sroa.5.0.copyload, !58, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !87)
  %mine.sroa.6.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 12, !dbg !92
  %mine.sroa.6.0.copyload = load float, ptr %mine.sroa.6.0.arrayidx.sroa_idx, align 4, !dbg !92, !tbaa !93
    #dbg_value(float %mine.sroa.6.0.copyload, !58, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !87)
    #dbg_value(float 0.000000e+00, !59, !DIExpression(), !87)
    #dbg_value(float 0.000000e+00, !60, !DIExpression(), !87)
    #dbg_value(float 0.000000e+00, !61, !DIExpression(), !87)
    #dbg_value(i32 0, !62, !DIExpression(), !95)
  br label %for.cond, !dbg !96

for.cond:                                         ; preds = %for.inc32, %entry
  %t.0 = phi i32 [ 0, %entry ], [ %inc33, %for.inc32 ], !dbg !97
  %z.0 = phi float [ 0.000000e+00, %entry ], [ %z.1, %for.inc32 ], !dbg !98
  %y.0 = phi float [ 0.000000e+00, %entry ], [ %y.1, %for.inc32 ], !dbg !99
  %x.0 = phi float [ 0.000000e+00, %entry ], [ %x.1, %for.inc32 ], !dbg !100
    #dbg_value(float %x.0, !59, !DIExpression(), !87)
    #dbg_value(float %y.0, !60, !DIExpression(), !87)
    #dbg_value(float %z.0, !61, !DIExpression(), !87)
    #dbg_value(i32 %t.0, !62, !DIExpression(), !95)
  %div = sdiv i32 %n, 64, !dbg !101
  %cmp = icmp slt i32 %t.0, %div, !dbg !102
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !103

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end34

for.body:                                         ; preds = %for.cond
  %mul2 = mul nsw i32 %t.0, 64, !dbg !104
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !105
  %add4 = add i32 %mul2, %2, !dbg !106
  %idxprom5 = zext i32 %add4 to i64, !dbg !107
  %arrayidx6 = getelementptr inbounds nuw %struct.float4, ptr %pos, i64 %idxprom5, !dbg !107
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !108
  %idxprom8 = zext i32 %3 to i64, !dbg !109
  %arrayidx9 = getelementptr inbounds nuw [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ6bodiesPK6float4PS_iE4tile to ptr), i64 0, i64 %idxprom8, !dbg !109
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx9, ptr align 16 %arrayidx6, i64 16, i1 false), !dbg !110, !tbaa.struct !111
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !112
    #dbg_value(i32 0, !64, !DIExpression(), !113)
  br label %for.cond10, !dbg !114

for.cond10:                                       ; preds = %for.inc, %for.body
  %j.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ], !dbg !115
  %z.1 = phi float [ %z.0, %for.body ], [ %8, %for.inc ], !dbg !87
  %y.1 = phi float [ %y.0, %for.body ], [ %7, %for.inc ], !dbg !87
  %x.1 = phi float [ %x.0, %for.body ], [ %6, %for.inc ], !dbg !87
    #dbg_value(float %x.1, !59, !DIExpression(), !87)
    #dbg_value(float %y.1, !60, !DIExpression(), !87)
    #dbg_value(float %z.1, !61, !DIExpression(), !87)
    #dbg_value(i32 %j.0, !64, !DIExpression(), !113)
  %cmp11 = icmp slt i32 %j.0, 64, !dbg !116
  br i1 %cmp11, label %for.body13, label %for.cond.cleanup12, !dbg !117

for.cond.cleanup12:                               ; preds = %for.cond10
  br label %for.end

for.body13:                                       ; preds = %for.cond10
  %idxprom14 = sext i32 %j.0 to i64, !dbg !118
  %arrayidx15 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ6bodiesPK6float4PS_iE4tile to ptr), i64 0, i64 %idxprom14, !dbg !118
  %other.sroa.0.0.copyload = load float, ptr %arrayidx15, align 16, !dbg !118, !tbaa !93
    #dbg_value(float %other.sroa.0.0.copyload, !68, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !119)
  %other.sroa.4.0.arrayidx15.sroa_idx = getelementptr inbounds i8, ptr %arrayidx15, i64 4, !dbg !118
  %other.sroa.4.0.copyload = load float, ptr %other.sroa.4.0.arrayidx15.sroa_idx, align 4, !dbg !118, !tbaa !93
    #dbg_value(float %other.sroa.4.0.copyload, !68, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !119)
  %other.sroa.5.0.arrayidx15.sroa_idx = getelementptr inbounds i8, ptr %arrayidx15, i64 8, !dbg !118
  %other.sroa.5.0.copyload = load float, ptr %other.sroa.5.0.arrayidx15.sroa_idx, align 8, !dbg !118, !tbaa !93
    #dbg_value(float %other.sroa.5.0.copyload, !68, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !119)
  %other.sroa.6.0.arrayidx15.sroa_idx = getelementptr inbounds i8, ptr %arrayidx15, i64 12, !dbg !118
  %other.sroa.6.0.copyload = load float, ptr %other.sroa.6.0.arrayidx15.sroa_idx, align 4, !dbg !118, !tbaa !93
    #dbg_value(float %other.sroa.6.0.copyload, !68, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !119)
  %sub = fsub float %other.sroa.0.0.copyload, %mine.sroa.0.0.copyload, !dbg !120
    #dbg_value(float %sub, !71, !DIExpression(), !119)
  %sub20 = fsub float %other.sroa.4.0.copyload, %mine.sroa.4.0.copyload, !dbg !121
    #dbg_value(float %sub20, !72, !DIExpression(), !119)
  %sub23 = fsub float %other.sroa.5.0.copyload, %mine.sroa.5.0.copyload, !dbg !122
    #dbg_value(float %sub23, !73, !DIExpression(), !119)
  %mul25 = fmul float %sub20, %sub20, !dbg !123
  %4 = call float @llvm.fmuladd.f32(float %sub, float %sub, float %mul25), !dbg !124
  %5 = call float @llvm.fmuladd.f32(float %sub23, float %sub23, float %4), !dbg !125
  %add27 = fadd float %5, 0x3F847AE140000000, !dbg !126
  %div28 = fdiv float %other.sroa.6.0.copyload, %add27, !dbg !127
    #dbg_value(float %div28, !74, !DIExpression(), !119)
  %6 = call float @llvm.fmuladd.f32(float %div28, float %sub, float %x.1), !dbg !128
    #dbg_value(float %6, !59, !DIExpression(), !87)
  %7 = call float @llvm.fmuladd.f32(float %div28, float %sub20, float %y.1), !dbg !129
    #dbg_value(float %7, !60, !DIExpression(), !87)
  %8 = call float @llvm.fmuladd.f32(float %div28, float %sub23, float %z.1), !dbg !130
    #dbg_value(float %8, !61, !DIExpression(), !87)
  br label %for.inc, !dbg !131

for.inc:                                          ; preds = %for.body13
  %inc = add nsw i32 %j.0, 1, !dbg !132
    #dbg_value(i32 %inc, !64, !DIExpression(), !113)
  br label %for.cond10, !dbg !133, !llvm.loop !134

for.end:                                          ; preds = %for.cond.cleanup12
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !138
  br label %for.inc32, !dbg !139

for.inc32:                                        ; preds = %for.end
  %inc33 = add nsw i32 %t.0, 1, !dbg !140
    #dbg_value(i32 %inc33, !62, !DIExpression(), !95)
  br label %for.cond, !dbg !141, !llvm.loop !142

for.end34:                                        ; preds = %for.cond.cleanup
  %.fca.0.insert.i = insertvalue %struct.float4 poison, float %x.0, 0, !dbg !144
  %.fca.1.insert.i = insertvalue %struct.float4 %.fca.0.insert.i, float %y.0, 1, !dbg !144
  %.fca.2.insert.i = insertvalue %struct.float4 %.fca.1.insert.i, float %z.0, 2, !dbg !144
  %.fca.3.insert.i = insertvalue %struct.float4 %.fca.2.insert.i, float 0.000000e+00, 3, !dbg !144
  %9 = extractvalue %struct.float4 %.fca.3.insert.i, 0, !dbg !144
  %10 = extractvalue %struct.float4 %.fca.3.insert.i, 1, !dbg !144
  %11 = extractvalue %struct.float4 %.fca.3.insert.i, 2, !dbg !144
  %12 = extractvalue %struct.float4 %.fca.3.insert.i, 3, !dbg !144
  %idxprom36 = sext i32 %add to i64, !dbg !145
  %arrayidx37 = getelementptr inbounds %struct.float4, ptr %acc, i64 %idxprom36, !dbg !145
  store float %9, ptr %arrayidx37, align 16, !dbg !146, !tbaa !93
  %ref.tmp.sroa.4.0.arrayidx37.sroa_idx = getelementptr inbounds i8, ptr %arrayidx37, i64 4, !dbg !146
  store float %10, ptr %ref.tmp.sroa.4.0.arrayidx37.sroa_idx, align 4, !dbg !146, !tbaa !93
  %ref.tmp.sroa.5.0.arrayidx37.sroa_idx = getelementptr inbounds i8, ptr %arrayidx37, i64 8, !dbg !146
  store float %11, ptr %ref.tmp.sroa.5.0.arrayidx37.sroa_idx, align 8, !dbg !146, !tbaa !93
  %ref.tmp.sroa.6.0.arrayidx37.sroa_idx = getelementptr inbounds i8, ptr %arrayidx37, i64 12, !dbg !146
  store float %12, ptr %ref.tmp.sroa.6.0.arrayidx37.sroa_idx, align 4, !dbg !146, !tbaa !93
  ret void, !dbg !147
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!78, !79, !80, !81}
!llvm.ident = !{!82}
!llvm.errno.tbaa = !{!83}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 8, type: !75, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "bodies", linkageName: "_Z6bodiesPK6float4PS_i", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !53)
!3 = !DIFile(filename: "sum_over_bodies.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !16, !17}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !9, line: 12, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !10, identifier: "_ZTS6float4")
!9 = !DIFile(filename: "cuda/ws/vector_types.h", directory: ".")
!10 = !{!11, !13, !14, !15}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !8, file: !9, line: 12, baseType: !12, size: 32)
!12 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !8, file: !9, line: 12, baseType: !12, size: 32, offset: 32)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !8, file: !9, line: 12, baseType: !12, size: 32, offset: 64)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !8, file: !9, line: 12, baseType: !12, size: 32, offset: 96)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !19, imports: !20, splitDebugInlining: false, nameTableKind: None)
!19 = !{!0}
!20 = !{!21, !24, !26, !31, !36, !41, !47, !49}
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !22, file: !23, line: 128)
!22 = !DINamespace(name: "ws_math", scope: null)
!23 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!24 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !25, entity: !22, file: !23, line: 129)
!25 = !DINamespace(name: "std", scope: null)
!26 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !27, file: !23, line: 154)
!27 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !23, file: !23, line: 137, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!28 = !DISubroutineType(types: !29)
!29 = !{!30, !30}
!30 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !32, file: !23, line: 154)
!32 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !23, file: !23, line: 133, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !35}
!35 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!36 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !37, file: !23, line: 154)
!37 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !23, file: !23, line: 134, type: !38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!38 = !DISubroutineType(types: !39)
!39 = !{!40, !40}
!40 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !42, file: !23, line: 154)
!42 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !23, file: !23, line: 145, type: !43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!43 = !DISubroutineType(types: !44)
!44 = !{!45, !46}
!45 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!46 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !48, file: !23, line: 154)
!48 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !23, file: !23, line: 147, type: !43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !50, file: !23, line: 154)
!50 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !23, file: !23, line: 149, type: !51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!51 = !DISubroutineType(types: !52)
!52 = !{!17, !12}
!53 = !{!54, !55, !56, !57, !58, !59, !60, !61, !62, !64, !68, !71, !72, !73, !74}
!54 = !DILocalVariable(name: "pos", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!55 = !DILocalVariable(name: "acc", arg: 2, scope: !2, file: !3, line: 7, type: !16)
!56 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 7, type: !17)
!57 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 9, type: !17)
!58 = !DILocalVariable(name: "mine", scope: !2, file: !3, line: 10, type: !8)
!59 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 11, type: !12)
!60 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 11, type: !12)
!61 = !DILocalVariable(name: "z", scope: !2, file: !3, line: 11, type: !12)
!62 = !DILocalVariable(name: "t", scope: !63, file: !3, line: 12, type: !17)
!63 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 3)
!64 = !DILocalVariable(name: "j", scope: !65, file: !3, line: 15, type: !17)
!65 = distinct !DILexicalBlock(scope: !66, file: !3, line: 15, column: 5)
!66 = distinct !DILexicalBlock(scope: !67, file: !3, line: 12, column: 38)
!67 = distinct !DILexicalBlock(scope: !63, file: !3, line: 12, column: 3)
!68 = !DILocalVariable(name: "other", scope: !69, file: !3, line: 16, type: !8)
!69 = distinct !DILexicalBlock(scope: !70, file: !3, line: 15, column: 36)
!70 = distinct !DILexicalBlock(scope: !65, file: !3, line: 15, column: 5)
!71 = !DILocalVariable(name: "dx", scope: !69, file: !3, line: 17, type: !12)
!72 = !DILocalVariable(name: "dy", scope: !69, file: !3, line: 17, type: !12)
!73 = !DILocalVariable(name: "dz", scope: !69, file: !3, line: 17, type: !12)
!74 = !DILocalVariable(name: "pull", scope: !69, file: !3, line: 18, type: !12)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, align: 128, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 64)
!78 = !{i32 7, !"Dwarf Version", i32 4}
!79 = !{i32 2, !"Debug Info Version", i32 3}
!80 = !{i32 1, !"wchar_size", i32 4}
!81 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!82 = !{!"clang version 22.1.8"}
!83 = !{!84, !84, i64 0}
!84 = !{!"int", !85, i64 0}
!85 = !{!"omnipotent char", !86, i64 0}
!86 = !{!"Simple C++ TBAA"}
!87 = !DILocation(line: 0, scope: !2)
!88 = !DILocation(line: 9, column: 11, scope: !2)
!89 = !DILocation(line: 9, column: 22, scope: !2)
!90 = !DILocation(line: 9, column: 31, scope: !2)
!91 = !DILocation(line: 9, column: 29, scope: !2)
!92 = !DILocation(line: 10, column: 17, scope: !2)
!93 = !{!94, !94, i64 0}
!94 = !{!"float", !85, i64 0}
!95 = !DILocation(line: 0, scope: !63)
!96 = !DILocation(line: 12, column: 8, scope: !63)
!97 = !DILocation(line: 12, scope: !63)
!98 = !DILocation(line: 11, column: 23, scope: !2)
!99 = !DILocation(line: 11, column: 16, scope: !2)
!100 = !DILocation(line: 11, column: 9, scope: !2)
!101 = !DILocation(line: 12, column: 25, scope: !67)
!102 = !DILocation(line: 12, column: 21, scope: !67)
!103 = !DILocation(line: 12, column: 3, scope: !63)
!104 = !DILocation(line: 13, column: 31, scope: !66)
!105 = !DILocation(line: 13, column: 40, scope: !66)
!106 = !DILocation(line: 13, column: 38, scope: !66)
!107 = !DILocation(line: 13, column: 25, scope: !66)
!108 = !DILocation(line: 13, column: 10, scope: !66)
!109 = !DILocation(line: 13, column: 5, scope: !66)
!110 = !DILocation(line: 13, column: 23, scope: !66)
!111 = !{i64 0, i64 4, !93, i64 4, i64 4, !93, i64 8, i64 4, !93, i64 12, i64 4, !93}
!112 = !DILocation(line: 14, column: 5, scope: !66)
!113 = !DILocation(line: 0, scope: !65)
!114 = !DILocation(line: 15, column: 10, scope: !65)
!115 = !DILocation(line: 15, scope: !65)
!116 = !DILocation(line: 15, column: 23, scope: !70)
!117 = !DILocation(line: 15, column: 5, scope: !65)
!118 = !DILocation(line: 16, column: 22, scope: !69)
!119 = !DILocation(line: 0, scope: !69)
!120 = !DILocation(line: 17, column: 26, scope: !69)
!121 = !DILocation(line: 17, column: 49, scope: !69)
!122 = !DILocation(line: 17, column: 72, scope: !69)
!123 = !DILocation(line: 18, column: 44, scope: !69)
!124 = !DILocation(line: 18, column: 39, scope: !69)
!125 = !DILocation(line: 18, column: 49, scope: !69)
!126 = !DILocation(line: 18, column: 59, scope: !69)
!127 = !DILocation(line: 18, column: 28, scope: !69)
!128 = !DILocation(line: 19, column: 9, scope: !69)
!129 = !DILocation(line: 19, column: 25, scope: !69)
!130 = !DILocation(line: 19, column: 41, scope: !69)
!131 = !DILocation(line: 20, column: 5, scope: !69)
!132 = !DILocation(line: 15, column: 32, scope: !70)
!133 = !DILocation(line: 15, column: 5, scope: !70)
!134 = distinct !{!134, !117, !135, !136, !137}
!135 = !DILocation(line: 20, column: 5, scope: !65)
!136 = !{!"llvm.loop.mustprogress"}
!137 = !{!"llvm.loop.unroll.disable"}
!138 = !DILocation(line: 21, column: 5, scope: !66)
!139 = !DILocation(line: 22, column: 3, scope: !66)
!140 = !DILocation(line: 12, column: 34, scope: !67)
!141 = !DILocation(line: 12, column: 3, scope: !67)
!142 = distinct !{!142, !103, !143, !136, !137}
!143 = !DILocation(line: 22, column: 3, scope: !63)
!144 = !DILocation(line: 23, column: 12, scope: !2)
!145 = !DILocation(line: 23, column: 3, scope: !2)
!146 = !DILocation(line: 23, column: 10, scope: !2)
!147 = !DILocation(line: 24, column: 1, scope: !2)
