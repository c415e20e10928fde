; ModuleID = 'matmul_one_warp.cu'
source_filename = "matmul_one_warp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPKfS0_PfE1s = internal addrspace(3) global [3 x [3 x float]] undef, align 4, !dbg !0
@_ZZ1kPKfS0_PfE1t = internal addrspace(3) global [3 x [3 x float]] undef, align 4, !dbg !12
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPKfS0_Pf(ptr noundef %a, ptr noundef %b, ptr noundef %o) #0 !dbg !2 {
entry:
    #dbg_value(ptr %a, !24, !DIExpression(), !46)
    #dbg_value(ptr %b, !25, !DIExpression(), !46)
    #dbg_value(ptr %o, !26, !DIExpression(), !46)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !47
    #dbg_value(i32 %0, !27, !DIExpression(), !46)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !48
    #dbg_value(i32 %1, !29, !DIExpression(), !46)
    #dbg_value(float 0.000000e+00, !30, !DIExpression(), !46)
    #dbg_value(i32 0, !31, !DIExpression(), !49)
  br label %for.cond, !dbg !50

for.cond:                                         ; preds = %for.inc29, %entry
  %sum.0 = phi float [ 0.000000e+00, %entry ], [ %sum.1, %for.inc29 ], !dbg !51
  %tile.0 = phi i32 [ 0, %entry ], [ %add30, %for.inc29 ], !dbg !52
    #dbg_value(i32 %tile.0, !31, !DIExpression(), !49)
    #dbg_value(float %sum.0, !30, !DIExpression(), !46)
  %cmp = icmp slt i32 %tile.0, 9, !dbg !53
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !54

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end31

for.body:                                         ; preds = %for.cond
  %mul = mul nsw i32 %1, 9, !dbg !55
  %add = add nsw i32 %mul, %tile.0, !dbg !56
  %add2 = add nsw i32 %add, %0, !dbg !57
  %idxprom = sext i32 %add2 to i64, !dbg !58
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !58
  %2 = load float, ptr %arrayidx, align 4, !dbg !58, !tbaa !59
  %idxprom3 = sext i32 %1 to i64, !dbg !61
  %arrayidx4 = getelementptr inbounds [3 x [3 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfS0_PfE1s to ptr), i64 0, i64 %idxprom3, !dbg !61
  %idxprom5 = sext i32 %0 to i64, !dbg !61
  %arrayidx6 = getelementptr inbounds [3 x float], ptr %arrayidx4, i64 0, i64 %idxprom5, !dbg !61
  store float %2, ptr %arrayidx6, align 4, !dbg !62, !tbaa !59
  %add7 = add nsw i32 %tile.0, %1, !dbg !63
  %mul8 = mul nsw i32 %add7, 3, !dbg !64
  %add9 = add nsw i32 %mul8, %0, !dbg !65
  %idxprom10 = sext i32 %add9 to i64, !dbg !66
  %arrayidx11 = getelementptr inbounds float, ptr %b, i64 %idxprom10, !dbg !66
  %3 = load float, ptr %arrayidx11, align 4, !dbg !66, !tbaa !59
  %idxprom12 = sext i32 %1 to i64, !dbg !67
  %arrayidx13 = getelementptr inbounds [3 x [3 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfS0_PfE1t to ptr), i64 0, i64 %idxprom12, !dbg !67
  %idxprom14 = sext i32 %0 to i64, !dbg !67
  %arrayidx15 = getelementptr inbounds [3 x float], ptr %arrayidx13, i64 0, i64 %idxprom14, !dbg !67
  store float %3, ptr %arrayidx15, align 4, !dbg !68, !tbaa !59
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !69
    #dbg_value(i32 0, !33, !DIExpression(), !70)
  br label %for.cond16, !dbg !71

for.cond16:                                       ; preds = %for.inc, %for.body
  %sum.1 = phi float [ %sum.0, %for.body ], [ %6, %for.inc ], !dbg !46
  %m.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ], !dbg !72
    #dbg_value(i32 %m.0, !33, !DIExpression(), !70)
    #dbg_value(float %sum.1, !30, !DIExpression(), !46)
  %cmp17 = icmp slt i32 %m.0, 3, !dbg !73
  br i1 %cmp17, label %for.body19, label %for.cond.cleanup18, !dbg !75

for.cond.cleanup18:                               ; preds = %for.cond16
  br label %for.end

for.body19:                                       ; preds = %for.cond16
  %idxprom20 = sext i32 %1 to i64, !dbg !76
  %arrayidx21 = getelementptr inbounds [3 x [3 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfS0_PfE1s to ptr), i64 0, i64 %idxprom20, !dbg !76
  %idxprom22 = sext i32 %m.0 to i64, !dbg !76
  %arrayidx23 = getelementptr inbounds [3 x float], ptr %arrayidx21, i64 0, i64 %idxprom22, !dbg !76
  %4 = load float, ptr %arrayidx23, align 4, !dbg !76, !tbaa !59
  %idxprom24 = sext i32 %m.0 to i64, !dbg !77
  %arrayidx25 = getelementptr inbounds [3 x [3 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfS0_PfE1t to ptr), i64 0, i64 %idxprom24, !dbg !77
  %idxprom26 = sext i32 %0 to i64, !dbg !77
  %arrayidx27 = getelementptr inbounds [3 x float], ptr %arrayidx25, i64 0, i64 %idxprom26, !dbg !77
  %5 = load float, ptr %arrayidx27, align 4, !dbg !77, !tbaa !59
  %6 = call float @llvm.fmuladd.f32(float %4, float %5, float %sum.1), !dbg !78
    #dbg_value(float %6, !30, !DIExpression(), !46)
  br label %for.inc, !dbg !79

for.inc:                                          ; preds = %for.body19
  %inc = add nsw i32 %m.0, 1, !dbg !80
    #dbg_value(i32 %inc, !33, !DIExpression(), !70)
  br label %for.cond16, !dbg !81, !llvm.loop !82

for.end:                                          ; preds = %for.cond.cleanup18
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !86
  br label %for.inc29, !dbg !87

for.inc29:                                        ; preds = %for.end
  %add30 = add nsw i32 %tile.0, 3, !dbg !88
    #dbg_value(i32 %add30, !31, !DIExpression(), !49)
  br label %for.cond, !dbg !89, !llvm.loop !90

for.end31:                                        ; preds = %for.cond.cleanup
  %mul32 = mul nsw i32 %1, 3, !dbg !92
  %add33 = add nsw i32 %mul32, %0, !dbg !93
  %idxprom34 = sext i32 %add33 to i64, !dbg !94
  %arrayidx35 = getelementptr inbounds float, ptr %o, i64 %idxprom34, !dbg !94
  store float %sum.0, ptr %arrayidx35, align 4, !dbg !95, !tbaa !59
  ret void, !dbg !96
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 8, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKfS0_Pf", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !23)
!3 = !DIFile(filename: "matmul_one_warp.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !17, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0, !12}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!13 = distinct !DIGlobalVariable(name: "t", scope: !2, file: !3, line: 8, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 288, elements: !15)
!15 = !{!16, !16}
!16 = !DISubrange(count: 3)
!17 = !{!18, !21}
!18 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !19, file: !20, line: 206)
!19 = !DINamespace(name: "ws_math", scope: null)
!20 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !22, entity: !19, file: !20, line: 207)
!22 = !DINamespace(name: "std", scope: null)
!23 = !{!24, !25, !26, !27, !29, !30, !31, !33}
!24 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!25 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 7, type: !6)
!26 = !DILocalVariable(name: "o", arg: 3, scope: !2, file: !3, line: 7, type: !9)
!27 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 9, type: !28)
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 9, type: !28)
!30 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 10, type: !8)
!31 = !DILocalVariable(name: "tile", scope: !32, file: !3, line: 11, type: !28)
!32 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!33 = !DILocalVariable(name: "m", scope: !34, file: !3, line: 15, type: !28)
!34 = distinct !DILexicalBlock(scope: !35, file: !3, line: 15, column: 5)
!35 = distinct !DILexicalBlock(scope: !36, file: !3, line: 11, column: 43)
!36 = distinct !DILexicalBlock(scope: !32, file: !3, line: 11, column: 3)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = !{!43, !43, i64 0}
!43 = !{!"int", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C++ TBAA"}
!46 = !DILocation(line: 0, scope: !2)
!47 = !DILocation(line: 9, column: 11, scope: !2)
!48 = !DILocation(line: 9, column: 28, scope: !2)
!49 = !DILocation(line: 0, scope: !32)
!50 = !DILocation(line: 11, column: 8, scope: !32)
!51 = !DILocation(line: 10, column: 9, scope: !2)
!52 = !DILocation(line: 11, scope: !32)
!53 = !DILocation(line: 11, column: 27, scope: !36)
!54 = !DILocation(line: 11, column: 3, scope: !32)
!55 = !DILocation(line: 12, column: 19, scope: !35)
!56 = !DILocation(line: 12, column: 23, scope: !35)
!57 = !DILocation(line: 12, column: 30, scope: !35)
!58 = !DILocation(line: 12, column: 15, scope: !35)
!59 = !{!60, !60, i64 0}
!60 = !{!"float", !44, i64 0}
!61 = !DILocation(line: 12, column: 5, scope: !35)
!62 = !DILocation(line: 12, column: 13, scope: !35)
!63 = !DILocation(line: 13, column: 23, scope: !35)
!64 = !DILocation(line: 13, column: 28, scope: !35)
!65 = !DILocation(line: 13, column: 32, scope: !35)
!66 = !DILocation(line: 13, column: 15, scope: !35)
!67 = !DILocation(line: 13, column: 5, scope: !35)
!68 = !DILocation(line: 13, column: 13, scope: !35)
!69 = !DILocation(line: 14, column: 5, scope: !35)
!70 = !DILocation(line: 0, scope: !34)
!71 = !DILocation(line: 15, column: 10, scope: !34)
!72 = !DILocation(line: 15, scope: !34)
!73 = !DILocation(line: 15, column: 23, scope: !74)
!74 = distinct !DILexicalBlock(scope: !34, file: !3, line: 15, column: 5)
!75 = !DILocation(line: 15, column: 5, scope: !34)
!76 = !DILocation(line: 16, column: 14, scope: !74)
!77 = !DILocation(line: 16, column: 24, scope: !74)
!78 = !DILocation(line: 16, column: 11, scope: !74)
!79 = !DILocation(line: 16, column: 7, scope: !74)
!80 = !DILocation(line: 15, column: 28, scope: !74)
!81 = !DILocation(line: 15, column: 5, scope: !74)
!82 = distinct !{!82, !75, !83, !84, !85}
!83 = !DILocation(line: 16, column: 30, scope: !34)
!84 = !{!"llvm.loop.mustprogress"}
!85 = !{!"llvm.loop.unroll.disable"}
!86 = !DILocation(line: 17, column: 5, scope: !35)
!87 = !DILocation(line: 18, column: 3, scope: !35)
!88 = !DILocation(line: 11, column: 37, scope: !36)
!89 = !DILocation(line: 11, column: 3, scope: !36)
!90 = distinct !{!90, !54, !91, !84, !85}
!91 = !DILocation(line: 18, column: 3, scope: !32)
!92 = !DILocation(line: 19, column: 7, scope: !2)
!93 = !DILocation(line: 19, column: 11, scope: !2)
!94 = !DILocation(line: 19, column: 3, scope: !2)
!95 = !DILocation(line: 19, column: 16, scope: !2)
!96 = !DILocation(line: 20, column: 1, scope: !2)
