; ModuleID = 'matmul.cu'
source_filename = "matmul.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ6matmulPKfS0_PfiE2as = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !0
@_ZZ6matmulPKfS0_PfiE2bs = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !13
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6matmulPKfS0_Pfi(ptr noundef %a, ptr noundef %b, ptr noundef %c, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %a, !25, !DIExpression(), !49)
    #dbg_value(ptr %b, !26, !DIExpression(), !49)
    #dbg_value(ptr %c, !27, !DIExpression(), !49)
    #dbg_value(i32 %n, !28, !DIExpression(), !49)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !50
    #dbg_value(i32 %0, !29, !DIExpression(), !49)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !51
    #dbg_value(i32 %1, !30, !DIExpression(), !49)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !52
  %mul = mul i32 %2, 16, !dbg !53
  %add = add i32 %mul, %1, !dbg !54
    #dbg_value(i32 %add, !31, !DIExpression(), !49)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !55
  %mul4 = mul i32 %3, 16, !dbg !56
  %add5 = add i32 %mul4, %0, !dbg !57
    #dbg_value(i32 %add5, !32, !DIExpression(), !49)
    #dbg_value(float 0.000000e+00, !33, !DIExpression(), !49)
    #dbg_value(i32 0, !34, !DIExpression(), !58)
  br label %for.cond, !dbg !59

for.cond:                                         ; preds = %for.inc37, %entry
  %sum.0 = phi float [ 0.000000e+00, %entry ], [ %sum.1, %for.inc37 ], !dbg !60
  %t.0 = phi i32 [ 0, %entry ], [ %inc38, %for.inc37 ], !dbg !61
    #dbg_value(i32 %t.0, !34, !DIExpression(), !58)
    #dbg_value(float %sum.0, !33, !DIExpression(), !49)
  %div = sdiv i32 %n, 16, !dbg !62
  %cmp = icmp slt i32 %t.0, %div, !dbg !63
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !64

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end39

for.body:                                         ; preds = %for.cond
  %mul6 = mul nsw i32 %add, %n, !dbg !65
  %mul7 = mul nsw i32 %t.0, 16, !dbg !66
  %add8 = add nsw i32 %mul6, %mul7, !dbg !67
  %add9 = add nsw i32 %add8, %0, !dbg !68
  %idxprom = sext i32 %add9 to i64, !dbg !69
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !69
  %4 = load float, ptr %arrayidx, align 4, !dbg !69, !tbaa !70
  %idxprom10 = sext i32 %1 to i64, !dbg !72
  %arrayidx11 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPKfS0_PfiE2as to ptr), i64 0, i64 %idxprom10, !dbg !72
  %idxprom12 = sext i32 %0 to i64, !dbg !72
  %arrayidx13 = getelementptr inbounds [16 x float], ptr %arrayidx11, i64 0, i64 %idxprom12, !dbg !72
  store float %4, ptr %arrayidx13, align 4, !dbg !73, !tbaa !70
  %mul14 = mul nsw i32 %t.0, 16, !dbg !74
  %add15 = add nsw i32 %mul14, %1, !dbg !75
  %mul16 = mul nsw i32 %add15, %n, !dbg !76
  %add17 = add nsw i32 %mul16, %add5, !dbg !77
  %idxprom18 = sext i32 %add17 to i64, !dbg !78
  %arrayidx19 = getelementptr inbounds float, ptr %b, i64 %idxprom18, !dbg !78
  %5 = load float, ptr %arrayidx19, align 4, !dbg !78, !tbaa !70
  %idxprom20 = sext i32 %1 to i64, !dbg !79
  %arrayidx21 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPKfS0_PfiE2bs to ptr), i64 0, i64 %idxprom20, !dbg !79
  %idxprom22 = sext i32 %0 to i64, !dbg !79
  %arrayidx23 = getelementptr inbounds [16 x float], ptr %arrayidx21, i64 0, i64 %idxprom22, !dbg !79
  store float %5, ptr %arrayidx23, align 4, !dbg !80, !tbaa !70
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !81
    #dbg_value(i32 0, !36, !DIExpression(), !82)
  br label %for.cond24, !dbg !83

for.cond24:                                       ; preds = %for.inc, %for.body
  %sum.1 = phi float [ %sum.0, %for.body ], [ %8, %for.inc ], !dbg !49
  %k.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ], !dbg !84
    #dbg_value(i32 %k.0, !36, !DIExpression(), !82)
    #dbg_value(float %sum.1, !33, !DIExpression(), !49)
  %cmp25 = icmp slt i32 %k.0, 16, !dbg !85
  br i1 %cmp25, label %for.body27, label %for.cond.cleanup26, !dbg !87

for.cond.cleanup26:                               ; preds = %for.cond24
  br label %for.end

for.body27:                                       ; preds = %for.cond24
  %idxprom28 = sext i32 %1 to i64, !dbg !88
  %arrayidx29 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPKfS0_PfiE2as to ptr), i64 0, i64 %idxprom28, !dbg !88
  %idxprom30 = sext i32 %k.0 to i64, !dbg !88
  %arrayidx31 = getelementptr inbounds [16 x float], ptr %arrayidx29, i64 0, i64 %idxprom30, !dbg !88
  %6 = load float, ptr %arrayidx31, align 4, !dbg !88, !tbaa !70
  %idxprom32 = sext i32 %k.0 to i64, !dbg !89
  %arrayidx33 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPKfS0_PfiE2bs to ptr), i64 0, i64 %idxprom32, !dbg !89
  %idxprom34 = sext i32 %0 to i64, !dbg !89
  %arrayidx35 = getelementptr inbounds [16 x float], ptr %arrayidx33, i64 0, i64 %idxprom34, !dbg !89
  %7 = load float, ptr %arrayidx35, align 4, !dbg !89, !tbaa !70
  %8 = call float @llvm.fmuladd.f32(float %6, float %7, float %sum.1), !dbg !90
    #dbg_value(float %8, !33, !DIExpression(), !49)
  br label %for.inc, !dbg !91

for.inc:                                          ; preds = %for.body27
  %inc = add nsw i32 %k.0, 1, !dbg !92
    #dbg_value(i32 %inc, !36, !DIExpression(), !82)
  br label %for.cond24, !dbg !93, !llvm.loop !94

for.end:                                          ; preds = %for.cond.cleanup26
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !98
  br label %for.inc37, !dbg !99

for.inc37:                                        ; preds = %for.end
  %inc38 = add nsw i32 %t.0, 1, !dbg !100
    #dbg_value(i32 %inc38, !34, !DIExpression(), !58)
  br label %for.cond, !dbg !101, !llvm.loop !102

for.end39:                                        ; preds = %for.cond.cleanup
  %mul40 = mul nsw i32 %add, %n, !dbg !104
  %add41 = add nsw i32 %mul40, %add5, !dbg !105
  %idxprom42 = sext i32 %add41 to i64, !dbg !106
  %arrayidx43 = getelementptr inbounds float, ptr %c, i64 %idxprom42, !dbg !106
  store float %sum.0, ptr %arrayidx43, align 4, !dbg !107, !tbaa !70
  ret void, !dbg !108
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!40, !41, !42, !43}
!llvm.ident = !{!44}
!llvm.errno.tbaa = !{!45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "as", scope: !2, file: !3, line: 5, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "matmul", linkageName: "_Z6matmulPKfS0_Pfi", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !24)
!3 = !DIFile(filename: "matmul.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !18, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0, !13}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!14 = distinct !DIGlobalVariable(name: "bs", scope: !2, file: !3, line: 6, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !16)
!16 = !{!17, !17}
!17 = !DISubrange(count: 16)
!18 = !{!19, !22}
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !20, file: !21, line: 206)
!20 = !DINamespace(name: "ws_math", scope: null)
!21 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!22 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !23, entity: !20, file: !21, line: 207)
!23 = !DINamespace(name: "std", scope: null)
!24 = !{!25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !36}
!25 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!26 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 4, type: !6)
!27 = !DILocalVariable(name: "c", arg: 3, scope: !2, file: !3, line: 4, type: !9)
!28 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 4, type: !10)
!29 = !DILocalVariable(name: "tx", scope: !2, file: !3, line: 7, type: !10)
!30 = !DILocalVariable(name: "ty", scope: !2, file: !3, line: 7, type: !10)
!31 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 8, type: !10)
!32 = !DILocalVariable(name: "col", scope: !2, file: !3, line: 9, type: !10)
!33 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 10, type: !8)
!34 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 11, type: !10)
!35 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!36 = !DILocalVariable(name: "k", scope: !37, file: !3, line: 15, type: !10)
!37 = distinct !DILexicalBlock(scope: !38, file: !3, line: 15, column: 5)
!38 = distinct !DILexicalBlock(scope: !39, file: !3, line: 11, column: 38)
!39 = distinct !DILexicalBlock(scope: !35, file: !3, line: 11, column: 3)
!40 = !{i32 7, !"Dwarf Version", i32 4}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!44 = !{!"clang version 22.1.8"}
!45 = !{!46, !46, i64 0}
!46 = !{!"int", !47, i64 0}
!47 = !{!"omnipotent char", !48, i64 0}
!48 = !{!"Simple C++ TBAA"}
!49 = !DILocation(line: 0, scope: !2)
!50 = !DILocation(line: 7, column: 12, scope: !2)
!51 = !DILocation(line: 7, column: 30, scope: !2)
!52 = !DILocation(line: 8, column: 13, scope: !2)
!53 = !DILocation(line: 8, column: 24, scope: !2)
!54 = !DILocation(line: 8, column: 31, scope: !2)
!55 = !DILocation(line: 9, column: 13, scope: !2)
!56 = !DILocation(line: 9, column: 24, scope: !2)
!57 = !DILocation(line: 9, column: 31, scope: !2)
!58 = !DILocation(line: 0, scope: !35)
!59 = !DILocation(line: 11, column: 8, scope: !35)
!60 = !DILocation(line: 10, column: 9, scope: !2)
!61 = !DILocation(line: 11, scope: !35)
!62 = !DILocation(line: 11, column: 25, scope: !39)
!63 = !DILocation(line: 11, column: 21, scope: !39)
!64 = !DILocation(line: 11, column: 3, scope: !35)
!65 = !DILocation(line: 12, column: 24, scope: !38)
!66 = !DILocation(line: 12, column: 32, scope: !38)
!67 = !DILocation(line: 12, column: 28, scope: !38)
!68 = !DILocation(line: 12, column: 39, scope: !38)
!69 = !DILocation(line: 12, column: 18, scope: !38)
!70 = !{!71, !71, i64 0}
!71 = !{!"float", !47, i64 0}
!72 = !DILocation(line: 12, column: 5, scope: !38)
!73 = !DILocation(line: 12, column: 16, scope: !38)
!74 = !DILocation(line: 13, column: 23, scope: !38)
!75 = !DILocation(line: 13, column: 30, scope: !38)
!76 = !DILocation(line: 13, column: 36, scope: !38)
!77 = !DILocation(line: 13, column: 40, scope: !38)
!78 = !DILocation(line: 13, column: 18, scope: !38)
!79 = !DILocation(line: 13, column: 5, scope: !38)
!80 = !DILocation(line: 13, column: 16, scope: !38)
!81 = !DILocation(line: 14, column: 5, scope: !38)
!82 = !DILocation(line: 0, scope: !37)
!83 = !DILocation(line: 15, column: 10, scope: !37)
!84 = !DILocation(line: 15, scope: !37)
!85 = !DILocation(line: 15, column: 23, scope: !86)
!86 = distinct !DILexicalBlock(scope: !37, file: !3, line: 15, column: 5)
!87 = !DILocation(line: 15, column: 5, scope: !37)
!88 = !DILocation(line: 15, column: 43, scope: !86)
!89 = !DILocation(line: 15, column: 55, scope: !86)
!90 = !DILocation(line: 15, column: 40, scope: !86)
!91 = !DILocation(line: 15, column: 36, scope: !86)
!92 = !DILocation(line: 15, column: 32, scope: !86)
!93 = !DILocation(line: 15, column: 5, scope: !86)
!94 = distinct !{!94, !87, !95, !96, !97}
!95 = !DILocation(line: 15, column: 63, scope: !37)
!96 = !{!"llvm.loop.mustprogress"}
!97 = !{!"llvm.loop.unroll.disable"}
!98 = !DILocation(line: 16, column: 5, scope: !38)
!99 = !DILocation(line: 17, column: 3, scope: !38)
!100 = !DILocation(line: 11, column: 34, scope: !39)
!101 = !DILocation(line: 11, column: 3, scope: !39)
!102 = distinct !{!102, !64, !103, !96, !97}
!103 = !DILocation(line: 17, column: 3, scope: !35)
!104 = !DILocation(line: 18, column: 9, scope: !2)
!105 = !DILocation(line: 18, column: 13, scope: !2)
!106 = !DILocation(line: 18, column: 3, scope: !2)
!107 = !DILocation(line: 18, column: 20, scope: !2)
!108 = !DILocation(line: 19, column: 1, scope: !2)
