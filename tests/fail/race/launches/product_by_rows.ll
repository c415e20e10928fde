; ModuleID = 'product_by_rows.cu'
source_filename = "product_by_rows.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@_ZZ7productPKfS0_PfiiE1s = internal addrspace(3) global [32 x [32 x float]] undef, align 4, !dbg !0
@_ZZ7productPKfS0_PfiiE1u = internal addrspace(3) global [32 x [32 x float]] undef, align 4, !dbg !13

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7productPKfS0_Pfii(ptr noundef %a, ptr noundef %b, ptr noundef %c, i32 noundef %na, i32 noundef %nb) #0 !dbg !2 {
entry:
    #dbg_value(ptr %a, !25, !DIExpression(), !52)
    #dbg_value(ptr %b, !26, !DIExpression(), !52)
    #dbg_value(ptr %c, !27, !DIExpression(), !52)
    #dbg_value(i32 %na, !28, !DIExpression(), !52)
    #dbg_value(i32 %nb, !29, !DIExpression(), !52)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53
    #dbg_value(i32 %0, !30, !DIExpression(), !52)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !54
    #dbg_value(i32 %1, !31, !DIExpression(), !52)
  %mul = mul nsw i32 %na, 32, !dbg !55
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !56
  %mul3 = mul i32 %mul, %2, !dbg !57
    #dbg_value(i32 %mul3, !32, !DIExpression(), !52)
  %add = add nsw i32 %mul3, %na, !dbg !58
  %sub = sub nsw i32 %add, 1, !dbg !59
    #dbg_value(i32 %sub, !33, !DIExpression(), !52)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !60
  %mul5 = mul i32 32, %3, !dbg !61
    #dbg_value(i32 %mul5, !34, !DIExpression(), !52)
    #dbg_value(float 0.000000e+00, !35, !DIExpression(), !52)
    #dbg_value(i32 %mul3, !36, !DIExpression(), !62)
    #dbg_value(i32 %mul5, !38, !DIExpression(), !62)
  br label %for.cond, !dbg !63

for.cond:                                         ; preds = %for.inc35, %entry
  %sum.0 = phi float [ 0.000000e+00, %entry ], [ %sum.1, %for.inc35 ], !dbg !64
  %p.0 = phi i32 [ %mul3, %entry ], [ %add36, %for.inc35 ], !dbg !65
  %q.0 = phi i32 [ %mul5, %entry ], [ %add38, %for.inc35 ], !dbg !65
    #dbg_value(i32 %q.0, !38, !DIExpression(), !62)
    #dbg_value(i32 %p.0, !36, !DIExpression(), !62)
    #dbg_value(float %sum.0, !35, !DIExpression(), !52)
  %cmp = icmp sle i32 %p.0, %sub, !dbg !66
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !67

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end39

for.body:                                         ; preds = %for.cond
  %mul6 = mul nsw i32 %na, %1, !dbg !68
  %add7 = add nsw i32 %p.0, %mul6, !dbg !69
  %add8 = add nsw i32 %add7, %0, !dbg !70
  %idxprom = sext i32 %add8 to i64, !dbg !71
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !71
  %4 = load float, ptr %arrayidx, align 4, !dbg !71, !tbaa !72
  %idxprom9 = sext i32 %1 to i64, !dbg !74
  %arrayidx10 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiiE1s to ptr), i64 0, i64 %idxprom9, !dbg !74
  %idxprom11 = sext i32 %0 to i64, !dbg !74
  %arrayidx12 = getelementptr inbounds [32 x float], ptr %arrayidx10, i64 0, i64 %idxprom11, !dbg !74
  store float %4, ptr %arrayidx12, align 4, !dbg !75, !tbaa !72
  %mul13 = mul nsw i32 %nb, %1, !dbg !76
  %add14 = add nsw i32 %q.0, %mul13, !dbg !77
  %add15 = add nsw i32 %add14, %0, !dbg !78
  %idxprom16 = sext i32 %add15 to i64, !dbg !79
  %arrayidx17 = getelementptr inbounds float, ptr %b, i64 %idxprom16, !dbg !79
  %5 = load float, ptr %arrayidx17, align 4, !dbg !79, !tbaa !72
  %idxprom18 = sext i32 %1 to i64, !dbg !80
  %arrayidx19 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiiE1u to ptr), i64 0, i64 %idxprom18, !dbg !80
  %idxprom20 = sext i32 %0 to i64, !dbg !80
  %arrayidx21 = getelementptr inbounds [32 x float], ptr %arrayidx19, i64 0, i64 %idxprom20, !dbg !80
  store float %5, ptr %arrayidx21, align 4, !dbg !81, !tbaa !72
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !82
    #dbg_value(i32 0, !39, !DIExpression(), !83)
  br label %for.cond22, !dbg !84

for.cond22:                                       ; preds = %for.inc, %for.body
  %sum.1 = phi float [ %sum.0, %for.body ], [ %8, %for.inc ], !dbg !52
  %i.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ], !dbg !85
    #dbg_value(i32 %i.0, !39, !DIExpression(), !83)
    #dbg_value(float %sum.1, !35, !DIExpression(), !52)
  %cmp23 = icmp slt i32 %i.0, 32, !dbg !86
  br i1 %cmp23, label %for.body25, label %for.cond.cleanup24, !dbg !88

for.cond.cleanup24:                               ; preds = %for.cond22
  br label %for.end

for.body25:                                       ; preds = %for.cond22
  %idxprom26 = sext i32 %1 to i64, !dbg !89
  %arrayidx27 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiiE1s to ptr), i64 0, i64 %idxprom26, !dbg !89
  %idxprom28 = sext i32 %i.0 to i64, !dbg !89
  %arrayidx29 = getelementptr inbounds [32 x float], ptr %arrayidx27, i64 0, i64 %idxprom28, !dbg !89
  %6 = load float, ptr %arrayidx29, align 4, !dbg !89, !tbaa !72
  %idxprom30 = sext i32 %i.0 to i64, !dbg !90
  %arrayidx31 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiiE1u to ptr), i64 0, i64 %idxprom30, !dbg !90
  %idxprom32 = sext i32 %0 to i64, !dbg !90
  %arrayidx33 = getelementptr inbounds [32 x float], ptr %arrayidx31, i64 0, i64 %idxprom32, !dbg !90
  %7 = load float, ptr %arrayidx33, align 4, !dbg !90, !tbaa !72
  %8 = call float @llvm.fmuladd.f32(float %6, float %7, float %sum.1), !dbg !91
    #dbg_value(float %8, !35, !DIExpression(), !52)
  br label %for.inc, !dbg !92

for.inc:                                          ; preds = %for.body25
  %inc = add nsw i32 %i.0, 1, !dbg !93
    #dbg_value(i32 %inc, !39, !DIExpression(), !83)
  br label %for.cond22, !dbg !94, !llvm.loop !95

for.end:                                          ; preds = %for.cond.cleanup24
  br label %for.inc35, !dbg !99

for.inc35:                                        ; preds = %for.end
  %add36 = add nsw i32 %p.0, 32, !dbg !100
    #dbg_value(i32 %add36, !36, !DIExpression(), !62)
  %mul37 = mul nsw i32 32, %nb, !dbg !101
  %add38 = add nsw i32 %q.0, %mul37, !dbg !102
    #dbg_value(i32 %add38, !38, !DIExpression(), !62)
  br label %for.cond, !dbg !103, !llvm.loop !104

for.end39:                                        ; preds = %for.cond.cleanup
  %mul40 = mul nsw i32 %nb, 32, !dbg !106
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !107
  %mul42 = mul i32 %mul40, %9, !dbg !108
  %add43 = add i32 %mul42, %mul5, !dbg !109
  %mul44 = mul nsw i32 %nb, %1, !dbg !110
  %add45 = add i32 %add43, %mul44, !dbg !111
  %add46 = add i32 %add45, %0, !dbg !112
  %idxprom47 = zext i32 %add46 to i64, !dbg !113
  %arrayidx48 = getelementptr inbounds nuw float, ptr %c, i64 %idxprom47, !dbg !113
  store float %sum.0, ptr %arrayidx48, align 4, !dbg !114, !tbaa !72
  ret void, !dbg !115
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
!llvm.module.flags = !{!43, !44, !45, !46}
!llvm.ident = !{!47}
!llvm.errno.tbaa = !{!48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 13, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "product", linkageName: "_Z7productPKfS0_Pfii", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !24)
!3 = !DIFile(filename: "product_by_rows.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9, !10, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !18, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0, !13}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!14 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 13, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32768, elements: !16)
!16 = !{!17, !17}
!17 = !DISubrange(count: 32)
!18 = !{!19, !22}
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !20, file: !21, line: 214)
!20 = !DINamespace(name: "ws_math", scope: null)
!21 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!22 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !23, entity: !20, file: !21, line: 215)
!23 = !DINamespace(name: "std", scope: null)
!24 = !{!25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36, !38, !39}
!25 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!26 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 8, type: !6)
!27 = !DILocalVariable(name: "c", arg: 3, scope: !2, file: !3, line: 8, type: !9)
!28 = !DILocalVariable(name: "na", arg: 4, scope: !2, file: !3, line: 8, type: !10)
!29 = !DILocalVariable(name: "nb", arg: 5, scope: !2, file: !3, line: 8, type: !10)
!30 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 9, type: !10)
!31 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 9, type: !10)
!32 = !DILocalVariable(name: "from", scope: !2, file: !3, line: 10, type: !10)
!33 = !DILocalVariable(name: "to", scope: !2, file: !3, line: 10, type: !10)
!34 = !DILocalVariable(name: "col", scope: !2, file: !3, line: 10, type: !10)
!35 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 11, type: !8)
!36 = !DILocalVariable(name: "p", scope: !37, file: !3, line: 12, type: !10)
!37 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 3)
!38 = !DILocalVariable(name: "q", scope: !37, file: !3, line: 12, type: !10)
!39 = !DILocalVariable(name: "i", scope: !40, file: !3, line: 17, type: !10)
!40 = distinct !DILexicalBlock(scope: !41, file: !3, line: 17, column: 5)
!41 = distinct !DILexicalBlock(scope: !42, file: !3, line: 12, column: 61)
!42 = distinct !DILexicalBlock(scope: !37, file: !3, line: 12, column: 3)
!43 = !{i32 7, !"Dwarf Version", i32 4}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!47 = !{!"clang version 22.1.8"}
!48 = !{!49, !49, i64 0}
!49 = !{!"int", !50, i64 0}
!50 = !{!"omnipotent char", !51, i64 0}
!51 = !{!"Simple C++ TBAA"}
!52 = !DILocation(line: 0, scope: !2)
!53 = !DILocation(line: 9, column: 11, scope: !2)
!54 = !DILocation(line: 9, column: 28, scope: !2)
!55 = !DILocation(line: 10, column: 17, scope: !2)
!56 = !DILocation(line: 10, column: 23, scope: !2)
!57 = !DILocation(line: 10, column: 21, scope: !2)
!58 = !DILocation(line: 10, column: 45, scope: !2)
!59 = !DILocation(line: 10, column: 50, scope: !2)
!60 = !DILocation(line: 10, column: 65, scope: !2)
!61 = !DILocation(line: 10, column: 63, scope: !2)
!62 = !DILocation(line: 0, scope: !37)
!63 = !DILocation(line: 12, column: 8, scope: !37)
!64 = !DILocation(line: 11, column: 9, scope: !2)
!65 = !DILocation(line: 12, scope: !37)
!66 = !DILocation(line: 12, column: 33, scope: !42)
!67 = !DILocation(line: 12, column: 3, scope: !37)
!68 = !DILocation(line: 14, column: 24, scope: !41)
!69 = !DILocation(line: 14, column: 19, scope: !41)
!70 = !DILocation(line: 14, column: 28, scope: !41)
!71 = !DILocation(line: 14, column: 15, scope: !41)
!72 = !{!73, !73, i64 0}
!73 = !{!"float", !50, i64 0}
!74 = !DILocation(line: 14, column: 5, scope: !41)
!75 = !DILocation(line: 14, column: 13, scope: !41)
!76 = !DILocation(line: 15, column: 24, scope: !41)
!77 = !DILocation(line: 15, column: 19, scope: !41)
!78 = !DILocation(line: 15, column: 28, scope: !41)
!79 = !DILocation(line: 15, column: 15, scope: !41)
!80 = !DILocation(line: 15, column: 5, scope: !41)
!81 = !DILocation(line: 15, column: 13, scope: !41)
!82 = !DILocation(line: 16, column: 5, scope: !41)
!83 = !DILocation(line: 0, scope: !40)
!84 = !DILocation(line: 17, column: 10, scope: !40)
!85 = !DILocation(line: 17, scope: !40)
!86 = !DILocation(line: 17, column: 23, scope: !87)
!87 = distinct !DILexicalBlock(scope: !40, file: !3, line: 17, column: 5)
!88 = !DILocation(line: 17, column: 5, scope: !40)
!89 = !DILocation(line: 17, column: 40, scope: !87)
!90 = !DILocation(line: 17, column: 50, scope: !87)
!91 = !DILocation(line: 17, column: 37, scope: !87)
!92 = !DILocation(line: 17, column: 33, scope: !87)
!93 = !DILocation(line: 17, column: 29, scope: !87)
!94 = !DILocation(line: 17, column: 5, scope: !87)
!95 = distinct !{!95, !88, !96, !97, !98}
!96 = !DILocation(line: 17, column: 56, scope: !40)
!97 = !{!"llvm.loop.mustprogress"}
!98 = !{!"llvm.loop.unroll.disable"}
!99 = !DILocation(line: 18, column: 3, scope: !41)
!100 = !DILocation(line: 12, column: 42, scope: !42)
!101 = !DILocation(line: 12, column: 55, scope: !42)
!102 = !DILocation(line: 12, column: 50, scope: !42)
!103 = !DILocation(line: 12, column: 3, scope: !42)
!104 = distinct !{!104, !67, !105, !97, !98}
!105 = !DILocation(line: 18, column: 3, scope: !37)
!106 = !DILocation(line: 19, column: 8, scope: !2)
!107 = !DILocation(line: 19, column: 14, scope: !2)
!108 = !DILocation(line: 19, column: 12, scope: !2)
!109 = !DILocation(line: 19, column: 25, scope: !2)
!110 = !DILocation(line: 19, column: 36, scope: !2)
!111 = !DILocation(line: 19, column: 31, scope: !2)
!112 = !DILocation(line: 19, column: 40, scope: !2)
!113 = !DILocation(line: 19, column: 3, scope: !2)
!114 = !DILocation(line: 19, column: 45, scope: !2)
!115 = !DILocation(line: 20, column: 1, scope: !2)
