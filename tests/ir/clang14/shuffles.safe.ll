; ModuleID = 'shuffles.cu'
source_filename = "shuffles.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z8shufflesPiPfPy(i32* noundef %o, float* noundef %f, i64* noundef %l) #0 !dbg !20 {
entry:
  call void @llvm.dbg.value(metadata i32* %o, metadata !28, metadata !DIExpression()), !dbg !37
  call void @llvm.dbg.value(metadata float* %f, metadata !29, metadata !DIExpression()), !dbg !37
  call void @llvm.dbg.value(metadata i64* %l, metadata !30, metadata !DIExpression()), !dbg !37
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7, !dbg !38
  call void @llvm.dbg.value(metadata i32 %0, metadata !31, metadata !DIExpression()), !dbg !37
  call void @llvm.dbg.value(metadata i32 -1, metadata !32, metadata !DIExpression()), !dbg !37
  %call.i = call i32 @__ws_activemask() #6, !dbg !39
  call void @llvm.dbg.value(metadata i32 %call.i, metadata !33, metadata !DIExpression()), !dbg !37
  %idxprom = sext i32 %0 to i64, !dbg !40
  %arrayidx = getelementptr inbounds i32, i32* %o, i64 %idxprom, !dbg !40
  %1 = load i32, i32* %arrayidx, align 4, !dbg !40, !tbaa !41
  call void @llvm.dbg.value(metadata i32 %1, metadata !34, metadata !DIExpression()), !dbg !37
  %add = add nsw i32 %0, 1, !dbg !45
  %and = and i32 %add, 31, !dbg !46
  %sub.i = sub nsw i32 32, 32, !dbg !47
  %shl.i = shl i32 %sub.i, 8, !dbg !47
  %or.i = or i32 %shl.i, 31, !dbg !47
  %2 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1, i32 %and, i32 %or.i) #7, !dbg !47
  %add3 = add nsw i32 %1, %2, !dbg !48
  call void @llvm.dbg.value(metadata i32 %add3, metadata !34, metadata !DIExpression()), !dbg !37
  %sub.i5 = sub nsw i32 32, 16, !dbg !49
  %shl.i6 = shl i32 %sub.i5, 8, !dbg !49
  %3 = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %add3, i32 2, i32 %shl.i6) #7, !dbg !49
  %sub.i11 = sub nsw i32 32, 32, !dbg !50
  %shl.i12 = shl i32 %sub.i11, 8, !dbg !50
  %or.i13 = or i32 %shl.i12, 31, !dbg !50
  %4 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %add3, i32 1, i32 %or.i13) #7, !dbg !50
  %sub = sub nsw i32 %3, %4, !dbg !51
  %add6 = add nsw i32 %add3, %sub, !dbg !52
  call void @llvm.dbg.value(metadata i32 %add6, metadata !34, metadata !DIExpression()), !dbg !37
  %idxprom7 = sext i32 %0 to i64, !dbg !53
  %arrayidx8 = getelementptr inbounds float, float* %f, i64 %idxprom7, !dbg !53
  %5 = load float, float* %arrayidx8, align 4, !dbg !53, !tbaa !54
  %sub.i18 = sub nsw i32 32, 32, !dbg !56
  %shl.i19 = shl i32 %sub.i18, 8, !dbg !56
  %or.i20 = or i32 %shl.i19, 31, !dbg !56
  %6 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %5, i32 4, i32 %or.i20) #7, !dbg !56
  %idxprom10 = sext i32 %0 to i64, !dbg !57
  %arrayidx11 = getelementptr inbounds float, float* %f, i64 %idxprom10, !dbg !57
  store float %6, float* %arrayidx11, align 4, !dbg !58, !tbaa !54
  %idxprom12 = sext i32 %0 to i64, !dbg !59
  %arrayidx13 = getelementptr inbounds i64, i64* %l, i64 %idxprom12, !dbg !59
  %7 = load i64, i64* %arrayidx13, align 8, !dbg !59, !tbaa !60
  %conv.i63 = trunc i64 %7 to i32, !dbg !62
  %sub.i5.i = sub nsw i32 32, 32, !dbg !62
  %shl.i6.i = shl i32 %sub.i5.i, 8, !dbg !62
  %or.i7.i = or i32 %shl.i6.i, 31, !dbg !62
  %8 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %conv.i63, i32 3, i32 %or.i7.i) #7, !dbg !62
  %shr.i = ashr i64 %7, 32, !dbg !62
  %conv1.i = trunc i64 %shr.i to i32, !dbg !62
  %sub.i.i = sub nsw i32 32, 32, !dbg !62
  %shl.i.i = shl i32 %sub.i.i, 8, !dbg !62
  %or.i.i = or i32 %shl.i.i, 31, !dbg !62
  %9 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %conv1.i, i32 3, i32 %or.i.i) #7, !dbg !62
  %conv3.i = zext i32 %9 to i64, !dbg !62
  %shl.i64 = shl i64 %conv3.i, 32, !dbg !62
  %conv4.i = zext i32 %8 to i64, !dbg !62
  %or.i65 = or i64 %shl.i64, %conv4.i, !dbg !62
  %idxprom15 = sext i32 %0 to i64, !dbg !63
  %arrayidx16 = getelementptr inbounds i64, i64* %l, i64 %idxprom15, !dbg !63
  store i64 %or.i65, i64* %arrayidx16, align 8, !dbg !64, !tbaa !60
  %idxprom17 = sext i32 %0 to i64, !dbg !65
  %arrayidx18 = getelementptr inbounds float, float* %f, i64 %idxprom17, !dbg !65
  %10 = load float, float* %arrayidx18, align 4, !dbg !65, !tbaa !54
  %conv = fpext float %10 to double, !dbg !65
  %mul = fmul double %conv, 5.000000e-01, !dbg !66
  %11 = bitcast double %mul to i64, !dbg !67
  %conv.i72 = trunc i64 %11 to i32, !dbg !67
  %sub.i91 = sub nsw i32 32, 32, !dbg !67
  %shl.i92 = shl i32 %sub.i91, 8, !dbg !67
  %or.i93 = or i32 %shl.i92, 31, !dbg !67
  %12 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %conv.i72, i32 1, i32 %or.i93) #7, !dbg !67
  %shr.i74 = ashr i64 %11, 32, !dbg !67
  %conv1.i75 = trunc i64 %shr.i74 to i32, !dbg !67
  %sub.i84 = sub nsw i32 32, 32, !dbg !67
  %shl.i85 = shl i32 %sub.i84, 8, !dbg !67
  %or.i86 = or i32 %shl.i85, 31, !dbg !67
  %13 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %conv1.i75, i32 1, i32 %or.i86) #7, !dbg !67
  %conv3.i76 = zext i32 %13 to i64, !dbg !67
  %shl.i77 = shl i64 %conv3.i76, 32, !dbg !67
  %conv4.i78 = zext i32 %12 to i64, !dbg !67
  %or.i79 = or i64 %shl.i77, %conv4.i78, !dbg !67
  %14 = bitcast i64 %or.i79 to double, !dbg !67
  call void @llvm.dbg.value(metadata double %14, metadata !35, metadata !DIExpression()), !dbg !37
  %cmp = icmp sgt i32 %add6, 0, !dbg !68
  %conv20 = zext i1 %cmp to i32, !dbg !70
  %tobool.i = icmp ne i32 %conv20, 0, !dbg !71
  %15 = call i1 @llvm.nvvm.vote.all.sync(i32 %call.i, i1 %tobool.i) #7, !dbg !71
  %conv.i = zext i1 %15 to i32, !dbg !71
  %tobool = icmp ne i32 %conv.i, 0, !dbg !71
  br i1 %tobool, label %if.then, label %lor.lhs.false, !dbg !72

lor.lhs.false:                                    ; preds = %entry
  %cmp22 = icmp slt i32 %add6, -5, !dbg !73
  %conv23 = zext i1 %cmp22 to i32, !dbg !74
  %tobool.i34 = icmp ne i32 %conv23, 0, !dbg !75
  %16 = call i1 @llvm.nvvm.vote.any.sync(i32 %call.i, i1 %tobool.i34) #7, !dbg !75
  %conv.i35 = zext i1 %16 to i32, !dbg !75
  %tobool25 = icmp ne i32 %conv.i35, 0, !dbg !75
  br i1 %tobool25, label %if.then, label %if.end, !dbg !76

if.then:                                          ; preds = %lor.lhs.false, %entry
  %and26 = and i32 %0, 1, !dbg !77
  %tobool.i38 = icmp ne i32 %and26, 0, !dbg !78
  %17 = call i32 @llvm.nvvm.vote.ballot.sync(i32 %call.i, i1 %tobool.i38) #7, !dbg !78
  %xor = xor i32 %add6, %17, !dbg !79
  call void @llvm.dbg.value(metadata i32 %xor, metadata !34, metadata !DIExpression()), !dbg !37
  br label %if.end, !dbg !80

if.end:                                           ; preds = %if.then, %lor.lhs.false
  %v.0 = phi i32 [ %xor, %if.then ], [ %add6, %lor.lhs.false ], !dbg !37
  call void @llvm.dbg.value(metadata i32 %v.0, metadata !34, metadata !DIExpression()), !dbg !37
  %and28 = and i32 %v.0, 1, !dbg !81
  %tobool.i41 = icmp ne i32 %and28, 0, !dbg !82
  %18 = call i1 @llvm.nvvm.vote.uni.sync(i32 -1, i1 %tobool.i41) #7, !dbg !82
  %conv.i42 = zext i1 %18 to i32, !dbg !82
  %add30 = add nsw i32 %v.0, %conv.i42, !dbg !83
  call void @llvm.dbg.value(metadata i32 %add30, metadata !34, metadata !DIExpression()), !dbg !37
  %and31 = and i32 %add30, 3, !dbg !84
  %19 = call i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %and31) #7, !dbg !85
  %20 = call i32 @llvm.ctpop.i32(i32 %19) #7, !dbg !86
  %idxprom34 = sext i32 %0 to i64, !dbg !87
  %arrayidx35 = getelementptr inbounds i64, i64* %l, i64 %idxprom34, !dbg !87
  %21 = load i64, i64* %arrayidx35, align 8, !dbg !87, !tbaa !60
  %22 = call i64 @llvm.nvvm.match.any.sync.i64(i32 -1, i64 %21) #7, !dbg !88
  %conv.i48 = trunc i64 %22 to i32, !dbg !88
  %23 = call i32 @llvm.cttz.i32(i32 %conv.i48, i1 true) #7, !dbg !89
  %24 = add i32 %23, 1, !dbg !89
  %iszero.i = icmp eq i32 %conv.i48, 0, !dbg !89
  %ffs.i = select i1 %iszero.i, i32 0, i32 %24, !dbg !89
  %add38 = add nsw i32 %20, %ffs.i, !dbg !90
  %add39 = add nsw i32 %add30, %add38, !dbg !91
  call void @llvm.dbg.value(metadata i32 %add39, metadata !34, metadata !DIExpression()), !dbg !37
  %and40 = and i32 %add39, 1, !dbg !92
  %25 = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 -1, i32 %and40) #7, !dbg !93
  %26 = extractvalue { i32, i1 } %25, 1, !dbg !93
  %27 = zext i1 %26 to i32, !dbg !93
  call void @llvm.dbg.value(metadata i32 %27, metadata !36, metadata !DIExpression()), !dbg !37
  %28 = extractvalue { i32, i1 } %25, 0, !dbg !93
  %and42 = and i32 %28, 255, !dbg !94
  %add43 = add i32 %add39, %and42, !dbg !95
  call void @llvm.dbg.value(metadata i32 %add43, metadata !34, metadata !DIExpression()), !dbg !37
  call void @llvm.nvvm.bar.warp.sync(i32 -1) #7, !dbg !96
  %and44 = and i32 %add43, 1, !dbg !97
  %29 = call i32 @llvm.nvvm.barrier0.popc(i32 %and44) #7, !dbg !98
  %30 = call i32 @llvm.nvvm.barrier0.and(i32 %27) #7, !dbg !99
  %add47 = add nsw i32 %29, %30, !dbg !100
  %cmp48 = icmp eq i32 %0, 3, !dbg !101
  %conv49 = zext i1 %cmp48 to i32, !dbg !102
  %31 = call i32 @llvm.nvvm.barrier0.or(i32 %conv49) #7, !dbg !103
  %add51 = add nsw i32 %add47, %31, !dbg !104
  %add52 = add nsw i32 %add43, %add51, !dbg !105
  call void @llvm.dbg.value(metadata i32 %add52, metadata !34, metadata !DIExpression()), !dbg !37
  %32 = call i32 @llvm.nvvm.redux.sync.add(i32 %add52, i32 -1) #7, !dbg !106
  %33 = call i32 @llvm.nvvm.redux.sync.umax(i32 %add52, i32 -1) #7, !dbg !107
  %add55 = add i32 %32, %33, !dbg !108
  %34 = call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7, !dbg !109
  %add57 = add i32 %add55, %34, !dbg !110
  %add58 = add i32 %add52, %add57, !dbg !111
  call void @llvm.dbg.value(metadata i32 %add58, metadata !34, metadata !DIExpression()), !dbg !37
  %conv59 = fptosi double %14 to i32, !dbg !112
  %add60 = add nsw i32 %add58, %conv59, !dbg !113
  %35 = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt() #7, !dbg !114
  %add62 = add i32 %add60, %35, !dbg !115
  %idxprom63 = sext i32 %0 to i64, !dbg !116
  %arrayidx64 = getelementptr inbounds i32, i32* %o, i64 %idxprom63, !dbg !116
  store i32 %add62, i32* %arrayidx64, align 4, !dbg !117, !tbaa !41
  ret void, !dbg !118
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare i32 @__ws_activemask() #4

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent inaccessiblememonly nounwind
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #5

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent inaccessiblememonly nounwind
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #5

; Function Attrs: convergent inaccessiblememonly nounwind
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #5

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #5

; Function Attrs: convergent inaccessiblememonly nounwind
declare i1 @llvm.nvvm.vote.uni.sync(i32, i1) #5

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #5

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: convergent inaccessiblememonly nounwind
declare i64 @llvm.nvvm.match.any.sync.i64(i32, i64) #5

; Function Attrs: convergent inaccessiblememonly nounwind
declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32) #5

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #6

; Function Attrs: convergent nounwind
declare i32 @llvm.nvvm.barrier0.popc(i32) #6

; Function Attrs: convergent nounwind
declare i32 @llvm.nvvm.barrier0.and(i32) #6

; Function Attrs: convergent nounwind
declare i32 @llvm.nvvm.barrier0.or(i32) #6

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #5

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.redux.sync.umax(i32, i32) #5

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.laneid() #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt() #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #1

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nosync nounwind willreturn }
attributes #3 = { nounwind readnone speculatable }
attributes #4 = { convergent nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent inaccessiblememonly nounwind }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!14}
!llvm.module.flags = !{!15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !8, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "shuffles.cu", directory: ".")
!2 = !{!3, !4, !5, !6, !7}
!3 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!8 = !{!9, !12}
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !10, file: !11, line: 206)
!10 = !DINamespace(name: "ws_math", scope: null)
!11 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!12 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !13, entity: !10, file: !11, line: 207)
!13 = !DINamespace(name: "std", scope: null)
!14 = !{void (i32*, float*, i64*)* @_Z8shufflesPiPfPy, !"kernel", i32 1}
!15 = !{i32 7, !"Dwarf Version", i32 4}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!19 = !{!"clang version 14.0.6"}
!20 = distinct !DISubprogram(name: "shuffles", linkageName: "_Z8shufflesPiPfPy", scope: !1, file: !1, line: 2, type: !21, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !27)
!21 = !DISubroutineType(types: !22)
!22 = !{null, !23, !24, !26}
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!27 = !{!28, !29, !30, !31, !32, !33, !34, !35, !36}
!28 = !DILocalVariable(name: "o", arg: 1, scope: !20, file: !1, line: 2, type: !23)
!29 = !DILocalVariable(name: "f", arg: 2, scope: !20, file: !1, line: 2, type: !24)
!30 = !DILocalVariable(name: "l", arg: 3, scope: !20, file: !1, line: 2, type: !26)
!31 = !DILocalVariable(name: "t", scope: !20, file: !1, line: 3, type: !4)
!32 = !DILocalVariable(name: "all", scope: !20, file: !1, line: 4, type: !3)
!33 = !DILocalVariable(name: "mask", scope: !20, file: !1, line: 4, type: !3)
!34 = !DILocalVariable(name: "v", scope: !20, file: !1, line: 5, type: !4)
!35 = !DILocalVariable(name: "d", scope: !20, file: !1, line: 10, type: !7)
!36 = !DILocalVariable(name: "same", scope: !20, file: !1, line: 15, type: !4)
!37 = !DILocation(line: 0, scope: !20)
!38 = !DILocation(line: 3, column: 11, scope: !20)
!39 = !DILocation(line: 4, column: 38, scope: !20)
!40 = !DILocation(line: 5, column: 11, scope: !20)
!41 = !{!42, !42, i64 0}
!42 = !{!"int", !43, i64 0}
!43 = !{!"omnipotent char", !44, i64 0}
!44 = !{!"Simple C++ TBAA"}
!45 = !DILocation(line: 6, column: 31, scope: !20)
!46 = !DILocation(line: 6, column: 36, scope: !20)
!47 = !DILocation(line: 6, column: 8, scope: !20)
!48 = !DILocation(line: 6, column: 5, scope: !20)
!49 = !DILocation(line: 7, column: 8, scope: !20)
!50 = !DILocation(line: 7, column: 40, scope: !20)
!51 = !DILocation(line: 7, column: 38, scope: !20)
!52 = !DILocation(line: 7, column: 5, scope: !20)
!53 = !DILocation(line: 8, column: 31, scope: !20)
!54 = !{!55, !55, i64 0}
!55 = !{!"float", !43, i64 0}
!56 = !DILocation(line: 8, column: 10, scope: !20)
!57 = !DILocation(line: 8, column: 3, scope: !20)
!58 = !DILocation(line: 8, column: 8, scope: !20)
!59 = !DILocation(line: 9, column: 27, scope: !20)
!60 = !{!61, !61, i64 0}
!61 = !{!"long long", !43, i64 0}
!62 = !DILocation(line: 9, column: 10, scope: !20)
!63 = !DILocation(line: 9, column: 3, scope: !20)
!64 = !DILocation(line: 9, column: 8, scope: !20)
!65 = !DILocation(line: 10, column: 35, scope: !20)
!66 = !DILocation(line: 10, column: 40, scope: !20)
!67 = !DILocation(line: 10, column: 14, scope: !20)
!68 = !DILocation(line: 11, column: 26, scope: !69)
!69 = distinct !DILexicalBlock(scope: !20, file: !1, line: 11, column: 7)
!70 = !DILocation(line: 11, column: 24, scope: !69)
!71 = !DILocation(line: 11, column: 7, scope: !69)
!72 = !DILocation(line: 11, column: 31, scope: !69)
!73 = !DILocation(line: 11, column: 53, scope: !69)
!74 = !DILocation(line: 11, column: 51, scope: !69)
!75 = !DILocation(line: 11, column: 34, scope: !69)
!76 = !DILocation(line: 11, column: 7, scope: !20)
!77 = !DILocation(line: 12, column: 32, scope: !69)
!78 = !DILocation(line: 12, column: 10, scope: !69)
!79 = !DILocation(line: 12, column: 7, scope: !69)
!80 = !DILocation(line: 12, column: 5, scope: !69)
!81 = !DILocation(line: 13, column: 26, scope: !20)
!82 = !DILocation(line: 13, column: 8, scope: !20)
!83 = !DILocation(line: 13, column: 5, scope: !20)
!84 = !DILocation(line: 14, column: 39, scope: !20)
!85 = !DILocation(line: 14, column: 15, scope: !20)
!86 = !DILocation(line: 14, column: 8, scope: !20)
!87 = !DILocation(line: 14, column: 75, scope: !20)
!88 = !DILocation(line: 14, column: 53, scope: !20)
!89 = !DILocation(line: 14, column: 47, scope: !20)
!90 = !DILocation(line: 14, column: 45, scope: !20)
!91 = !DILocation(line: 14, column: 5, scope: !20)
!92 = !DILocation(line: 16, column: 32, scope: !20)
!93 = !DILocation(line: 16, column: 8, scope: !20)
!94 = !DILocation(line: 16, column: 44, scope: !20)
!95 = !DILocation(line: 16, column: 5, scope: !20)
!96 = !DILocation(line: 17, column: 3, scope: !20)
!97 = !DILocation(line: 18, column: 30, scope: !20)
!98 = !DILocation(line: 18, column: 8, scope: !20)
!99 = !DILocation(line: 18, column: 37, scope: !20)
!100 = !DILocation(line: 18, column: 35, scope: !20)
!101 = !DILocation(line: 18, column: 82, scope: !20)
!102 = !DILocation(line: 18, column: 80, scope: !20)
!103 = !DILocation(line: 18, column: 63, scope: !20)
!104 = !DILocation(line: 18, column: 61, scope: !20)
!105 = !DILocation(line: 18, column: 5, scope: !20)
!106 = !DILocation(line: 19, column: 8, scope: !20)
!107 = !DILocation(line: 19, column: 36, scope: !20)
!108 = !DILocation(line: 19, column: 34, scope: !20)
!109 = !DILocation(line: 19, column: 74, scope: !20)
!110 = !DILocation(line: 19, column: 72, scope: !20)
!111 = !DILocation(line: 19, column: 5, scope: !20)
!112 = !DILocation(line: 20, column: 19, scope: !20)
!113 = !DILocation(line: 20, column: 12, scope: !20)
!114 = !DILocation(line: 20, column: 23, scope: !20)
!115 = !DILocation(line: 20, column: 21, scope: !20)
!116 = !DILocation(line: 20, column: 3, scope: !20)
!117 = !DILocation(line: 20, column: 8, scope: !20)
!118 = !DILocation(line: 21, column: 1, scope: !20)
