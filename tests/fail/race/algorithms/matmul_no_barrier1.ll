; ModuleID = 'matmul_no_barrier1.cu'
source_filename = "matmul_no_barrier1.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ1kPfPKfS1_iE2as = internal addrspace(3) global [8 x [8 x float]] undef, align 4, !dbg !0
@_ZZ1kPfPKfS1_iE2bs = internal addrspace(3) global [8 x [8 x float]] undef, align 4, !dbg !13
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPfPKfS1_i(ptr noundef %c, ptr noundef %a, ptr noundef %b, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %c, !25, !DIExpression(), !49)
    #dbg_value(ptr %a, !26, !DIExpression(), !49)
    #dbg_value(ptr %b, !27, !DIExpression(), !49)
    #dbg_value(i32 %n, !28, !DIExpression(), !49)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !50
    #dbg_value(i32 %0, !29, !DIExpression(), !49)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !51
    #dbg_value(i32 %1, !30, !DIExpression(), !49)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !52
  %mul = mul i32 %2, 8, !dbg !53
  %add = add i32 %mul, %0, !dbg !54
    #dbg_value(i32 %add, !31, !DIExpression(), !49)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !55
  %mul4 = mul i32 %3, 8, !dbg !56
  %add5 = add i32 %mul4, %1, !dbg !57
    #dbg_value(i32 %add5, !32, !DIExpression(), !49)
    #dbg_value(float 0.000000e+00, !33, !DIExpression(), !49)
    #dbg_value(i32 0, !34, !DIExpression(), !58)
  br label %for.cond, !dbg !59

for.cond:                                         ; preds = %for.inc35, %entry
  %acc.0 = phi float [ 0.000000e+00, %entry ], [ %acc.1, %for.inc35 ], !dbg !60
  %m.0 = phi i32 [ 0, %entry ], [ %add36, %for.inc35 ], !dbg !61
    #dbg_value(i32 %m.0, !34, !DIExpression(), !58)
    #dbg_value(float %acc.0, !33, !DIExpression(), !49)
  %cmp = icmp slt i32 %m.0, %n, !dbg !62
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !63

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end37

for.body:                                         ; preds = %for.cond
  %mul6 = mul nsw i32 %add5, %n, !dbg !64
  %add7 = add nsw i32 %mul6, %m.0, !dbg !65
  %add8 = add nsw i32 %add7, %0, !dbg !66
  %idxprom = sext i32 %add8 to i64, !dbg !67
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !67
  %4 = load float, ptr %arrayidx, align 4, !dbg !67, !tbaa !68
  %idxprom9 = sext i32 %1 to i64, !dbg !70
  %arrayidx10 = getelementptr inbounds [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfS1_iE2as to ptr), i64 0, i64 %idxprom9, !dbg !70
  %idxprom11 = sext i32 %0 to i64, !dbg !70
  %arrayidx12 = getelementptr inbounds [8 x float], ptr %arrayidx10, i64 0, i64 %idxprom11, !dbg !70
  store float %4, ptr %arrayidx12, align 4, !dbg !71, !tbaa !68
  %add13 = add nsw i32 %m.0, %1, !dbg !72
  %mul14 = mul nsw i32 %add13, %n, !dbg !73
  %add15 = add nsw i32 %mul14, %add, !dbg !74
  %idxprom16 = sext i32 %add15 to i64, !dbg !75
  %arrayidx17 = getelementptr inbounds float, ptr %b, i64 %idxprom16, !dbg !75
  %5 = load float, ptr %arrayidx17, align 4, !dbg !75, !tbaa !68
  %idxprom18 = sext i32 %1 to i64, !dbg !76
  %arrayidx19 = getelementptr inbounds [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfS1_iE2bs to ptr), i64 0, i64 %idxprom18, !dbg !76
  %idxprom20 = sext i32 %0 to i64, !dbg !76
  %arrayidx21 = getelementptr inbounds [8 x float], ptr %arrayidx19, i64 0, i64 %idxprom20, !dbg !76
  store float %5, ptr %arrayidx21, align 4, !dbg !77, !tbaa !68
    #dbg_value(i32 0, !36, !DIExpression(), !78)
  br label %for.cond22, !dbg !79

for.cond22:                                       ; preds = %for.inc, %for.body
  %acc.1 = phi float [ %acc.0, %for.body ], [ %8, %for.inc ], !dbg !49
  %i.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ], !dbg !80
    #dbg_value(i32 %i.0, !36, !DIExpression(), !78)
    #dbg_value(float %acc.1, !33, !DIExpression(), !49)
  %cmp23 = icmp slt i32 %i.0, 8, !dbg !81
  br i1 %cmp23, label %for.body25, label %for.cond.cleanup24, !dbg !83

for.cond.cleanup24:                               ; preds = %for.cond22
  br label %for.end

for.body25:                                       ; preds = %for.cond22
  %idxprom26 = sext i32 %1 to i64, !dbg !84
  %arrayidx27 = getelementptr inbounds [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfS1_iE2as to ptr), i64 0, i64 %idxprom26, !dbg !84
  %idxprom28 = sext i32 %i.0 to i64, !dbg !84
  %arrayidx29 = getelementptr inbounds [8 x float], ptr %arrayidx27, i64 0, i64 %idxprom28, !dbg !84
  %6 = load float, ptr %arrayidx29, align 4, !dbg !84, !tbaa !68
  %idxprom30 = sext i32 %i.0 to i64, !dbg !85
  %arrayidx31 = getelementptr inbounds [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfS1_iE2bs to ptr), i64 0, i64 %idxprom30, !dbg !85
  %idxprom32 = sext i32 %0 to i64, !dbg !85
  %arrayidx33 = getelementptr inbounds [8 x float], ptr %arrayidx31, i64 0, i64 %idxprom32, !dbg !85
  %7 = load float, ptr %arrayidx33, align 4, !dbg !85, !tbaa !68
  %8 = call float @llvm.fmuladd.f32(float %6, float %7, float %acc.1), !dbg !86
    #dbg_value(float %8, !33, !DIExpression(), !49)
  br label %for.inc, !dbg !87

for.inc:                                          ; preds = %for.body25
  %inc = add nsw i32 %i.0, 1, !dbg !88
    #dbg_value(i32 %inc, !36, !DIExpression(), !78)
  br label %for.cond22, !dbg !89, !llvm.loop !90

for.end:                                          ; preds = %for.cond.cleanup24
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !94
  br label %for.inc35, !dbg !95

for.inc35:                                        ; preds = %for.end
  %add36 = add nsw i32 %m.0, 8, !dbg !96
    #dbg_value(i32 %add36, !34, !DIExpression(), !58)
  br label %for.cond, !dbg !97, !llvm.loop !98

for.end37:                                        ; preds = %for.cond.cleanup
  %mul38 = mul nsw i32 %add5, %n, !dbg !100
  %add39 = add nsw i32 %mul38, %add, !dbg !101
  %idxprom40 = sext i32 %add39 to i64, !dbg !102
  %arrayidx41 = getelementptr inbounds float, ptr %c, i64 %idxprom40, !dbg !102
  store float %acc.0, ptr %arrayidx41, align 4, !dbg !103, !tbaa !68
  ret void, !dbg !104
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!40, !41, !42, !43}
!llvm.ident = !{!44}
!llvm.errno.tbaa = !{!45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "as", scope: !2, file: !3, line: 12, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPfPKfS1_i", scope: !3, file: !3, line: 11, type: !4, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !24)
!3 = !DIFile(filename: "matmul_no_barrier1.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8, !8, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !18, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0, !13}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!14 = distinct !DIGlobalVariable(name: "bs", scope: !2, file: !3, line: 13, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !16)
!16 = !{!17, !17}
!17 = !DISubrange(count: 8)
!18 = !{!19, !22}
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !20, file: !21, line: 206)
!20 = !DINamespace(name: "ws_math", scope: null)
!21 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!22 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !23, entity: !20, file: !21, line: 207)
!23 = !DINamespace(name: "std", scope: null)
!24 = !{!25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !36}
!25 = !DILocalVariable(name: "c", arg: 1, scope: !2, file: !3, line: 11, type: !6)
!26 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 11, type: !8)
!27 = !DILocalVariable(name: "b", arg: 3, scope: !2, file: !3, line: 11, type: !8)
!28 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 11, type: !10)
!29 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 14, type: !10)
!30 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 14, type: !10)
!31 = !DILocalVariable(name: "col", scope: !2, file: !3, line: 15, type: !10)
!32 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 15, type: !10)
!33 = !DILocalVariable(name: "acc", scope: !2, file: !3, line: 16, type: !7)
!34 = !DILocalVariable(name: "m", scope: !35, file: !3, line: 17, type: !10)
!35 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 3)
!36 = !DILocalVariable(name: "i", scope: !37, file: !3, line: 20, type: !10)
!37 = distinct !DILexicalBlock(scope: !38, file: !3, line: 20, column: 5)
!38 = distinct !DILexicalBlock(scope: !39, file: !3, line: 17, column: 34)
!39 = distinct !DILexicalBlock(scope: !35, file: !3, line: 17, column: 3)
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
!50 = !DILocation(line: 14, column: 11, scope: !2)
!51 = !DILocation(line: 14, column: 28, scope: !2)
!52 = !DILocation(line: 15, column: 13, scope: !2)
!53 = !DILocation(line: 15, column: 24, scope: !2)
!54 = !DILocation(line: 15, column: 28, scope: !2)
!55 = !DILocation(line: 15, column: 39, scope: !2)
!56 = !DILocation(line: 15, column: 50, scope: !2)
!57 = !DILocation(line: 15, column: 54, scope: !2)
!58 = !DILocation(line: 0, scope: !35)
!59 = !DILocation(line: 17, column: 8, scope: !35)
!60 = !DILocation(line: 16, column: 9, scope: !2)
!61 = !DILocation(line: 17, scope: !35)
!62 = !DILocation(line: 17, column: 21, scope: !39)
!63 = !DILocation(line: 17, column: 3, scope: !35)
!64 = !DILocation(line: 18, column: 22, scope: !38)
!65 = !DILocation(line: 18, column: 26, scope: !38)
!66 = !DILocation(line: 18, column: 30, scope: !38)
!67 = !DILocation(line: 18, column: 16, scope: !38)
!68 = !{!69, !69, i64 0}
!69 = !{!"float", !47, i64 0}
!70 = !DILocation(line: 18, column: 5, scope: !38)
!71 = !DILocation(line: 18, column: 14, scope: !38)
!72 = !DILocation(line: 19, column: 21, scope: !38)
!73 = !DILocation(line: 19, column: 26, scope: !38)
!74 = !DILocation(line: 19, column: 30, scope: !38)
!75 = !DILocation(line: 19, column: 16, scope: !38)
!76 = !DILocation(line: 19, column: 5, scope: !38)
!77 = !DILocation(line: 19, column: 14, scope: !38)
!78 = !DILocation(line: 0, scope: !37)
!79 = !DILocation(line: 20, column: 10, scope: !37)
!80 = !DILocation(line: 20, scope: !37)
!81 = !DILocation(line: 20, column: 23, scope: !82)
!82 = distinct !DILexicalBlock(scope: !37, file: !3, line: 20, column: 5)
!83 = !DILocation(line: 20, column: 5, scope: !37)
!84 = !DILocation(line: 21, column: 14, scope: !82)
!85 = !DILocation(line: 21, column: 25, scope: !82)
!86 = !DILocation(line: 21, column: 11, scope: !82)
!87 = !DILocation(line: 21, column: 7, scope: !82)
!88 = !DILocation(line: 20, column: 28, scope: !82)
!89 = !DILocation(line: 20, column: 5, scope: !82)
!90 = distinct !{!90, !83, !91, !92, !93}
!91 = !DILocation(line: 21, column: 32, scope: !37)
!92 = !{!"llvm.loop.mustprogress"}
!93 = !{!"llvm.loop.unroll.disable"}
!94 = !DILocation(line: 22, column: 5, scope: !38)
!95 = !DILocation(line: 23, column: 3, scope: !38)
!96 = !DILocation(line: 17, column: 28, scope: !39)
!97 = !DILocation(line: 17, column: 3, scope: !39)
!98 = distinct !{!98, !63, !99, !92, !93}
!99 = !DILocation(line: 23, column: 3, scope: !35)
!100 = !DILocation(line: 24, column: 9, scope: !2)
!101 = !DILocation(line: 24, column: 13, scope: !2)
!102 = !DILocation(line: 24, column: 3, scope: !2)
!103 = !DILocation(line: 24, column: 20, scope: !2)
!104 = !DILocation(line: 25, column: 1, scope: !2)
