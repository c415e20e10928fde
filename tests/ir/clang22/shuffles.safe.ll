; ModuleID = 'shuffles.cu'
source_filename = "shuffles.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8shufflesPiPfPy(ptr noundef %o, ptr noundef %f, ptr noundef %l) #0 !dbg !23 {
entry:
    #dbg_value(ptr %o, !31, !DIExpression(), !40)
    #dbg_value(ptr %f, !32, !DIExpression(), !40)
    #dbg_value(ptr %l, !33, !DIExpression(), !40)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !41
    #dbg_value(i32 %0, !34, !DIExpression(), !40)
    #dbg_value(i32 -1, !35, !DIExpression(), !40)
  %1 = call noundef i32 @llvm.nvvm.activemask(), !dbg !42
    #dbg_value(i32 %1, !36, !DIExpression(), !40)
  %idxprom = sext i32 %0 to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !43
  %2 = load i32, ptr %arrayidx, align 4, !dbg !43, !tbaa !19
    #dbg_value(i32 %2, !37, !DIExpression(), !40)
  %add = add nsw i32 %0, 1, !dbg !44
  %and = and i32 %add, 31, !dbg !45
  %3 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2, i32 %and, i32 31), !dbg !46
  %add3 = add nsw i32 %2, %3, !dbg !47
    #dbg_value(i32 %add3, !37, !DIExpression(), !40)
  %4 = call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %add3, i32 2, i32 4096), !dbg !48
  %5 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %add3, i32 1, i32 31), !dbg !49
  %sub = sub nsw i32 %4, %5, !dbg !50
  %add6 = add nsw i32 %add3, %sub, !dbg !51
    #dbg_value(i32 %add6, !37, !DIExpression(), !40)
  %idxprom7 = sext i32 %0 to i64, !dbg !52
  %arrayidx8 = getelementptr inbounds float, ptr %f, i64 %idxprom7, !dbg !52
  %6 = load float, ptr %arrayidx8, align 4, !dbg !52, !tbaa !53
  %7 = call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %6, i32 4, i32 31), !dbg !55
  %idxprom10 = sext i32 %0 to i64, !dbg !56
  %arrayidx11 = getelementptr inbounds float, ptr %f, i64 %idxprom10, !dbg !56
  store float %7, ptr %arrayidx11, align 4, !dbg !57, !tbaa !53
  %idxprom12 = sext i32 %0 to i64, !dbg !58
  %arrayidx13 = getelementptr inbounds i64, ptr %l, i64 %idxprom12, !dbg !58
  %8 = load i64, ptr %arrayidx13, align 8, !dbg !58, !tbaa !59
  %conv.i117 = trunc i64 %8 to i32, !dbg !61
  %9 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %conv.i117, i32 3, i32 31), !dbg !61
  %shr.i = ashr i64 %8, 32, !dbg !61
  %conv1.i = trunc i64 %shr.i to i32, !dbg !61
  %10 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %conv1.i, i32 3, i32 31), !dbg !61
  %conv3.i = zext i32 %10 to i64, !dbg !61
  %shl.i = shl i64 %conv3.i, 32, !dbg !61
  %conv4.i = zext i32 %9 to i64, !dbg !61
  %or.i = or i64 %shl.i, %conv4.i, !dbg !61
  %idxprom15 = sext i32 %0 to i64, !dbg !62
  %arrayidx16 = getelementptr inbounds i64, ptr %l, i64 %idxprom15, !dbg !62
  store i64 %or.i, ptr %arrayidx16, align 8, !dbg !63, !tbaa !59
  %idxprom17 = sext i32 %0 to i64, !dbg !64
  %arrayidx18 = getelementptr inbounds float, ptr %f, i64 %idxprom17, !dbg !64
  %11 = load float, ptr %arrayidx18, align 4, !dbg !64, !tbaa !53
  %conv = fpext float %11 to double, !dbg !64
  %mul = fmul double %conv, 5.000000e-01, !dbg !65
  %12 = bitcast double %mul to i64, !dbg !66
  %conv.i118 = trunc i64 %12 to i32, !dbg !66
  %13 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %conv.i118, i32 1, i32 31), !dbg !66
  %shr.i119 = ashr i64 %12, 32, !dbg !66
  %conv1.i120 = trunc i64 %shr.i119 to i32, !dbg !66
  %14 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %conv1.i120, i32 1, i32 31), !dbg !66
  %conv3.i121 = zext i32 %14 to i64, !dbg !66
  %shl.i122 = shl i64 %conv3.i121, 32, !dbg !66
  %conv4.i123 = zext i32 %13 to i64, !dbg !66
  %or.i124 = or i64 %shl.i122, %conv4.i123, !dbg !66
  %15 = bitcast i64 %or.i124 to double, !dbg !66
    #dbg_value(double %15, !38, !DIExpression(), !40)
  %cmp = icmp sgt i32 %add6, 0, !dbg !67
  %conv20 = zext i1 %cmp to i32, !dbg !69
  %16 = call i1 @llvm.nvvm.vote.all.sync(i32 %1, i1 %cmp), !dbg !70
  %conv.i = zext i1 %16 to i32, !dbg !70
  %tobool = icmp ne i32 %conv.i, 0, !dbg !70
  br i1 %tobool, label %if.then, label %lor.lhs.false, !dbg !71

lor.lhs.false:                                    ; preds = %entry
  %cmp22 = icmp slt i32 %add6, -5, !dbg !72
  %conv23 = zext i1 %cmp22 to i32, !dbg !73
  %17 = call i1 @llvm.nvvm.vote.any.sync(i32 %1, i1 %cmp22), !dbg !74
  %conv.i114 = zext i1 %17 to i32, !dbg !74
  %tobool25 = icmp ne i32 %conv.i114, 0, !dbg !74
  br i1 %tobool25, label %if.then, label %if.end, !dbg !71

if.then:                                          ; preds = %lor.lhs.false, %entry
  %and26 = and i32 %0, 1, !dbg !75
  %tobool.i = icmp ne i32 %and26, 0, !dbg !76
  %18 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %1, i1 %tobool.i), !dbg !76
  %xor = xor i32 %add6, %18, !dbg !77
    #dbg_value(i32 %xor, !37, !DIExpression(), !40)
  br label %if.end, !dbg !78

if.end:                                           ; preds = %if.then, %lor.lhs.false
  %v.0 = phi i32 [ %xor, %if.then ], [ %add6, %lor.lhs.false ], !dbg !40
    #dbg_value(i32 %v.0, !37, !DIExpression(), !40)
  %and28 = and i32 %v.0, 1, !dbg !79
  %tobool.i115 = icmp ne i32 %and28, 0, !dbg !80
  %19 = call i1 @llvm.nvvm.vote.uni.sync(i32 -1, i1 %tobool.i115), !dbg !80
  %conv.i116 = zext i1 %19 to i32, !dbg !80
  %add30 = add nsw i32 %v.0, %conv.i116, !dbg !81
    #dbg_value(i32 %add30, !37, !DIExpression(), !40)
  %and31 = and i32 %add30, 3, !dbg !82
  %20 = call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %and31), !dbg !83
  %21 = call noundef i32 @llvm.ctpop.i32(i32 %20), !dbg !84
  %idxprom34 = sext i32 %0 to i64, !dbg !85
  %arrayidx35 = getelementptr inbounds i64, ptr %l, i64 %idxprom34, !dbg !85
  %22 = load i64, ptr %arrayidx35, align 8, !dbg !85, !tbaa !59
  %23 = call noundef i32 @llvm.nvvm.match.any.sync.i64(i32 -1, i64 %22), !dbg !86
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true), !dbg !87
  %25 = add i32 %24, 1, !dbg !87
  %iszero.i = icmp eq i32 %23, 0, !dbg !87
  %ffs.i = select i1 %iszero.i, i32 0, i32 %25, !dbg !87
  %add38 = add nsw i32 %21, %ffs.i, !dbg !88
  %add39 = add nsw i32 %add30, %add38, !dbg !89
    #dbg_value(i32 %add39, !37, !DIExpression(), !40)
  %and40 = and i32 %add39, 1, !dbg !90
  %26 = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 -1, i32 %and40), !dbg !91
  %27 = extractvalue { i32, i1 } %26, 1, !dbg !91
  %28 = zext i1 %27 to i32, !dbg !91
    #dbg_value(i32 %28, !39, !DIExpression(), !40)
  %29 = extractvalue { i32, i1 } %26, 0, !dbg !91
  %and42 = and i32 %29, 255, !dbg !92
  %add43 = add i32 %add39, %and42, !dbg !93
    #dbg_value(i32 %add43, !37, !DIExpression(), !40)
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !94
  %and44 = and i32 %add43, 1, !dbg !95
  %30 = icmp ne i32 %and44, 0, !dbg !96
  %31 = call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %30), !dbg !96
  %32 = icmp ne i32 %28, 0, !dbg !97
  %33 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %32), !dbg !97
  %34 = zext i1 %33 to i32, !dbg !97
  %add47 = add nsw i32 %31, %34, !dbg !98
  %cmp48 = icmp eq i32 %0, 3, !dbg !99
  %conv49 = zext i1 %cmp48 to i32, !dbg !100
  %35 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %cmp48), !dbg !101
  %36 = zext i1 %35 to i32, !dbg !101
  %add51 = add nsw i32 %add47, %36, !dbg !102
  %add52 = add nsw i32 %add43, %add51, !dbg !103
    #dbg_value(i32 %add52, !37, !DIExpression(), !40)
  %37 = call noundef i32 @llvm.nvvm.redux.sync.add(i32 %add52, i32 -1), !dbg !104
  %38 = call noundef i32 @llvm.nvvm.redux.sync.umax(i32 %add52, i32 -1), !dbg !105
  %add55 = add i32 %37, %38, !dbg !106
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !107
  %add57 = add i32 %add55, %39, !dbg !108
  %add58 = add i32 %add52, %add57, !dbg !109
    #dbg_value(i32 %add58, !37, !DIExpression(), !40)
  %conv59 = fptosi double %15 to i32, !dbg !110
  %add60 = add nsw i32 %add58, %conv59, !dbg !111
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt(), !dbg !112
  %add62 = add i32 %add60, %40, !dbg !113
  %idxprom63 = sext i32 %0 to i64, !dbg !114
  %arrayidx64 = getelementptr inbounds i32, ptr %o, i64 %idxprom63, !dbg !114
  store i32 %add62, ptr %arrayidx64, align 4, !dbg !115, !tbaa !19
  ret void, !dbg !116
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.activemask() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.uni.sync(i32, i1) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i64(i32, i64) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #5

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #5

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #5

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.umax(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!14, !15, !16, !17}
!llvm.ident = !{!18}
!llvm.errno.tbaa = !{!19}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !8, splitDebugInlining: false, nameTableKind: None)
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
!14 = !{i32 7, !"Dwarf Version", i32 4}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!18 = !{!"clang version 22.1.8"}
!19 = !{!20, !20, i64 0}
!20 = !{!"int", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C++ TBAA"}
!23 = distinct !DISubprogram(name: "shuffles", linkageName: "_Z8shufflesPiPfPy", scope: !1, file: !1, line: 2, type: !24, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !30)
!24 = !DISubroutineType(types: !25)
!25 = !{null, !26, !27, !29}
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!30 = !{!31, !32, !33, !34, !35, !36, !37, !38, !39}
!31 = !DILocalVariable(name: "o", arg: 1, scope: !23, file: !1, line: 2, type: !26)
!32 = !DILocalVariable(name: "f", arg: 2, scope: !23, file: !1, line: 2, type: !27)
!33 = !DILocalVariable(name: "l", arg: 3, scope: !23, file: !1, line: 2, type: !29)
!34 = !DILocalVariable(name: "t", scope: !23, file: !1, line: 3, type: !4)
!35 = !DILocalVariable(name: "all", scope: !23, file: !1, line: 4, type: !3)
!36 = !DILocalVariable(name: "mask", scope: !23, file: !1, line: 4, type: !3)
!37 = !DILocalVariable(name: "v", scope: !23, file: !1, line: 5, type: !4)
!38 = !DILocalVariable(name: "d", scope: !23, file: !1, line: 10, type: !7)
!39 = !DILocalVariable(name: "same", scope: !23, file: !1, line: 15, type: !4)
!40 = !DILocation(line: 0, scope: !23)
!41 = !DILocation(line: 3, column: 11, scope: !23)
!42 = !DILocation(line: 4, column: 38, scope: !23)
!43 = !DILocation(line: 5, column: 11, scope: !23)
!44 = !DILocation(line: 6, column: 31, scope: !23)
!45 = !DILocation(line: 6, column: 36, scope: !23)
!46 = !DILocation(line: 6, column: 8, scope: !23)
!47 = !DILocation(line: 6, column: 5, scope: !23)
!48 = !DILocation(line: 7, column: 8, scope: !23)
!49 = !DILocation(line: 7, column: 40, scope: !23)
!50 = !DILocation(line: 7, column: 38, scope: !23)
!51 = !DILocation(line: 7, column: 5, scope: !23)
!52 = !DILocation(line: 8, column: 31, scope: !23)
!53 = !{!54, !54, i64 0}
!54 = !{!"float", !21, i64 0}
!55 = !DILocation(line: 8, column: 10, scope: !23)
!56 = !DILocation(line: 8, column: 3, scope: !23)
!57 = !DILocation(line: 8, column: 8, scope: !23)
!58 = !DILocation(line: 9, column: 27, scope: !23)
!59 = !{!60, !60, i64 0}
!60 = !{!"long long", !21, i64 0}
!61 = !DILocation(line: 9, column: 10, scope: !23)
!62 = !DILocation(line: 9, column: 3, scope: !23)
!63 = !DILocation(line: 9, column: 8, scope: !23)
!64 = !DILocation(line: 10, column: 35, scope: !23)
!65 = !DILocation(line: 10, column: 40, scope: !23)
!66 = !DILocation(line: 10, column: 14, scope: !23)
!67 = !DILocation(line: 11, column: 26, scope: !68)
!68 = distinct !DILexicalBlock(scope: !23, file: !1, line: 11, column: 7)
!69 = !DILocation(line: 11, column: 24, scope: !68)
!70 = !DILocation(line: 11, column: 7, scope: !68)
!71 = !DILocation(line: 11, column: 31, scope: !68)
!72 = !DILocation(line: 11, column: 53, scope: !68)
!73 = !DILocation(line: 11, column: 51, scope: !68)
!74 = !DILocation(line: 11, column: 34, scope: !68)
!75 = !DILocation(line: 12, column: 32, scope: !68)
!76 = !DILocation(line: 12, column: 10, scope: !68)
!77 = !DILocation(line: 12, column: 7, scope: !68)
!78 = !DILocation(line: 12, column: 5, scope: !68)
!79 = !DILocation(line: 13, column: 26, scope: !23)
!80 = !DILocation(line: 13, column: 8, scope: !23)
!81 = !DILocation(line: 13, column: 5, scope: !23)
!82 = !DILocation(line: 14, column: 39, scope: !23)
!83 = !DILocation(line: 14, column: 15, scope: !23)
!84 = !DILocation(line: 14, column: 8, scope: !23)
!85 = !DILocation(line: 14, column: 75, scope: !23)
!86 = !DILocation(line: 14, column: 53, scope: !23)
!87 = !DILocation(line: 14, column: 47, scope: !23)
!88 = !DILocation(line: 14, column: 45, scope: !23)
!89 = !DILocation(line: 14, column: 5, scope: !23)
!90 = !DILocation(line: 16, column: 32, scope: !23)
!91 = !DILocation(line: 16, column: 8, scope: !23)
!92 = !DILocation(line: 16, column: 44, scope: !23)
!93 = !DILocation(line: 16, column: 5, scope: !23)
!94 = !DILocation(line: 17, column: 3, scope: !23)
!95 = !DILocation(line: 18, column: 30, scope: !23)
!96 = !DILocation(line: 18, column: 8, scope: !23)
!97 = !DILocation(line: 18, column: 37, scope: !23)
!98 = !DILocation(line: 18, column: 35, scope: !23)
!99 = !DILocation(line: 18, column: 82, scope: !23)
!100 = !DILocation(line: 18, column: 80, scope: !23)
!101 = !DILocation(line: 18, column: 63, scope: !23)
!102 = !DILocation(line: 18, column: 61, scope: !23)
!103 = !DILocation(line: 18, column: 5, scope: !23)
!104 = !DILocation(line: 19, column: 8, scope: !23)
!105 = !DILocation(line: 19, column: 36, scope: !23)
!106 = !DILocation(line: 19, column: 34, scope: !23)
!107 = !DILocation(line: 19, column: 74, scope: !23)
!108 = !DILocation(line: 19, column: 72, scope: !23)
!109 = !DILocation(line: 19, column: 5, scope: !23)
!110 = !DILocation(line: 20, column: 19, scope: !23)
!111 = !DILocation(line: 20, column: 12, scope: !23)
!112 = !DILocation(line: 20, column: 23, scope: !23)
!113 = !DILocation(line: 20, column: 21, scope: !23)
!114 = !DILocation(line: 20, column: 3, scope: !23)
!115 = !DILocation(line: 20, column: 8, scope: !23)
!116 = !DILocation(line: 21, column: 1, scope: !23)
