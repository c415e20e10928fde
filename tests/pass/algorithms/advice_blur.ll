; ModuleID = 'advice_blur.cu'
source_filename = "advice_blur.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ4blurPKfPfiiE1t = internal addrspace(3) global [18 x [18 x float]] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4blurPKfPfii(ptr noundef %in, ptr noundef %out, i32 noundef %w, i32 noundef %h) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !20, !DIExpression(), !40)
    #dbg_value(ptr %out, !21, !DIExpression(), !40)
    #dbg_value(i32 %w, !22, !DIExpression(), !40)
    #dbg_value(i32 %h, !23, !DIExpression(), !40)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !41
  %mul = mul i32 %0, 16, !dbg !42
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !43
  %add = add i32 %mul, %1, !dbg !44
    #dbg_value(i32 %add, !24, !DIExpression(), !40)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !45
  %mul3 = mul i32 %2, 16, !dbg !46
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !47
  %add5 = add i32 %mul3, %3, !dbg !48
    #dbg_value(i32 %add5, !25, !DIExpression(), !40)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49
  %add7 = add i32 %4, 1, !dbg !50
    #dbg_value(i32 %add7, !26, !DIExpression(), !40)
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !51
  %add9 = add i32 %5, 1, !dbg !52
    #dbg_value(i32 %add9, !27, !DIExpression(), !40)
  %mul10 = mul nsw i32 %add5, %w, !dbg !53
  %add11 = add nsw i32 %mul10, %add, !dbg !54
  %idxprom = sext i32 %add11 to i64, !dbg !55
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !55
  %6 = load float, ptr %arrayidx, align 4, !dbg !55, !tbaa !56
  %idxprom12 = sext i32 %add9 to i64, !dbg !58
  %arrayidx13 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE1t to ptr), i64 0, i64 %idxprom12, !dbg !58
  %idxprom14 = sext i32 %add7 to i64, !dbg !58
  %arrayidx15 = getelementptr inbounds [18 x float], ptr %arrayidx13, i64 0, i64 %idxprom14, !dbg !58
  store float %6, ptr %arrayidx15, align 4, !dbg !59, !tbaa !56
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !60
  %cmp = icmp eq i32 %7, 0, !dbg !62
  br i1 %cmp, label %if.then, label %if.end, !dbg !62

if.then:                                          ; preds = %entry
  %cmp17 = icmp sgt i32 %add, 0, !dbg !63
  br i1 %cmp17, label %cond.true, label %cond.false, !dbg !64

cond.true:                                        ; preds = %if.then
  %mul18 = mul nsw i32 %add5, %w, !dbg !65
  %add19 = add nsw i32 %mul18, %add, !dbg !66
  %sub = sub nsw i32 %add19, 1, !dbg !67
  %idxprom20 = sext i32 %sub to i64, !dbg !68
  %arrayidx21 = getelementptr inbounds float, ptr %in, i64 %idxprom20, !dbg !68
  %8 = load float, ptr %arrayidx21, align 4, !dbg !68, !tbaa !56
  br label %cond.end, !dbg !64

cond.false:                                       ; preds = %if.then
  br label %cond.end, !dbg !64

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %8, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !64
  %idxprom22 = sext i32 %add9 to i64, !dbg !69
  %arrayidx23 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE1t to ptr), i64 0, i64 %idxprom22, !dbg !69
  %arrayidx24 = getelementptr inbounds [18 x float], ptr %arrayidx23, i64 0, i64 0, !dbg !69
  store float %cond, ptr %arrayidx24, align 4, !dbg !70, !tbaa !56
  br label %if.end, !dbg !69

if.end:                                           ; preds = %cond.end, %entry
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71
  %cmp26 = icmp eq i32 %9, 15, !dbg !73
  br i1 %cmp26, label %if.then27, label %if.end42, !dbg !73

if.then27:                                        ; preds = %if.end
  %sub28 = sub nsw i32 %w, 1, !dbg !74
  %cmp29 = icmp slt i32 %add, %sub28, !dbg !75
  br i1 %cmp29, label %cond.true30, label %cond.false36, !dbg !76

cond.true30:                                      ; preds = %if.then27
  %mul31 = mul nsw i32 %add5, %w, !dbg !77
  %add32 = add nsw i32 %mul31, %add, !dbg !78
  %add33 = add nsw i32 %add32, 1, !dbg !79
  %idxprom34 = sext i32 %add33 to i64, !dbg !80
  %arrayidx35 = getelementptr inbounds float, ptr %in, i64 %idxprom34, !dbg !80
  %10 = load float, ptr %arrayidx35, align 4, !dbg !80, !tbaa !56
  br label %cond.end37, !dbg !76

cond.false36:                                     ; preds = %if.then27
  br label %cond.end37, !dbg !76

cond.end37:                                       ; preds = %cond.false36, %cond.true30
  %cond38 = phi contract float [ %10, %cond.true30 ], [ 0.000000e+00, %cond.false36 ], !dbg !76
  %idxprom39 = sext i32 %add9 to i64, !dbg !81
  %arrayidx40 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE1t to ptr), i64 0, i64 %idxprom39, !dbg !81
  %arrayidx41 = getelementptr inbounds [18 x float], ptr %arrayidx40, i64 0, i64 17, !dbg !81
  store float %cond38, ptr %arrayidx41, align 4, !dbg !82, !tbaa !56
  br label %if.end42, !dbg !81

if.end42:                                         ; preds = %cond.end37, %if.end
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !83
  %cmp44 = icmp eq i32 %11, 0, !dbg !85
  br i1 %cmp44, label %if.then45, label %if.end58, !dbg !85

if.then45:                                        ; preds = %if.end42
  %cmp46 = icmp sgt i32 %add5, 0, !dbg !86
  br i1 %cmp46, label %cond.true47, label %cond.false53, !dbg !87

cond.true47:                                      ; preds = %if.then45
  %sub48 = sub nsw i32 %add5, 1, !dbg !88
  %mul49 = mul nsw i32 %sub48, %w, !dbg !89
  %add50 = add nsw i32 %mul49, %add, !dbg !90
  %idxprom51 = sext i32 %add50 to i64, !dbg !91
  %arrayidx52 = getelementptr inbounds float, ptr %in, i64 %idxprom51, !dbg !91
  %12 = load float, ptr %arrayidx52, align 4, !dbg !91, !tbaa !56
  br label %cond.end54, !dbg !87

cond.false53:                                     ; preds = %if.then45
  br label %cond.end54, !dbg !87

cond.end54:                                       ; preds = %cond.false53, %cond.true47
  %cond55 = phi contract float [ %12, %cond.true47 ], [ 0.000000e+00, %cond.false53 ], !dbg !87
  %idxprom56 = sext i32 %add7 to i64, !dbg !92
  %arrayidx57 = getelementptr inbounds [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE1t to ptr), i64 0, i64 %idxprom56, !dbg !92
  store float %cond55, ptr %arrayidx57, align 4, !dbg !93, !tbaa !56
  br label %if.end58, !dbg !92

if.end58:                                         ; preds = %cond.end54, %if.end42
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !94
  %cmp60 = icmp eq i32 %13, 15, !dbg !96
  br i1 %cmp60, label %if.then61, label %if.end75, !dbg !96

if.then61:                                        ; preds = %if.end58
  %sub62 = sub nsw i32 %h, 1, !dbg !97
  %cmp63 = icmp slt i32 %add5, %sub62, !dbg !98
  br i1 %cmp63, label %cond.true64, label %cond.false70, !dbg !99

cond.true64:                                      ; preds = %if.then61
  %add65 = add nsw i32 %add5, 1, !dbg !100
  %mul66 = mul nsw i32 %add65, %w, !dbg !101
  %add67 = add nsw i32 %mul66, %add, !dbg !102
  %idxprom68 = sext i32 %add67 to i64, !dbg !103
  %arrayidx69 = getelementptr inbounds float, ptr %in, i64 %idxprom68, !dbg !103
  %14 = load float, ptr %arrayidx69, align 4, !dbg !103, !tbaa !56
  br label %cond.end71, !dbg !99

cond.false70:                                     ; preds = %if.then61
  br label %cond.end71, !dbg !99

cond.end71:                                       ; preds = %cond.false70, %cond.true64
  %cond72 = phi contract float [ %14, %cond.true64 ], [ 0.000000e+00, %cond.false70 ], !dbg !99
  %idxprom73 = sext i32 %add7 to i64, !dbg !104
  %arrayidx74 = getelementptr inbounds [18 x float], ptr getelementptr inbounds ([18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE1t to ptr), i64 0, i64 17), i64 0, i64 %idxprom73, !dbg !104
  store float %cond72, ptr %arrayidx74, align 4, !dbg !105, !tbaa !56
  br label %if.end75, !dbg !104

if.end75:                                         ; preds = %cond.end71, %if.end58
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !106
  %idxprom76 = sext i32 %add9 to i64, !dbg !107
  %arrayidx77 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE1t to ptr), i64 0, i64 %idxprom76, !dbg !107
  %idxprom78 = sext i32 %add7 to i64, !dbg !107
  %arrayidx79 = getelementptr inbounds [18 x float], ptr %arrayidx77, i64 0, i64 %idxprom78, !dbg !107
  %15 = load float, ptr %arrayidx79, align 4, !dbg !107, !tbaa !56
  %sub80 = sub nsw i32 %add9, 1, !dbg !108
  %idxprom81 = sext i32 %sub80 to i64, !dbg !109
  %arrayidx82 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE1t to ptr), i64 0, i64 %idxprom81, !dbg !109
  %idxprom83 = sext i32 %add7 to i64, !dbg !109
  %arrayidx84 = getelementptr inbounds [18 x float], ptr %arrayidx82, i64 0, i64 %idxprom83, !dbg !109
  %16 = load float, ptr %arrayidx84, align 4, !dbg !109, !tbaa !56
  %add85 = fadd float %15, %16, !dbg !110
  %add86 = add nsw i32 %add9, 1, !dbg !111
  %idxprom87 = sext i32 %add86 to i64, !dbg !112
  %arrayidx88 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE1t to ptr), i64 0, i64 %idxprom87, !dbg !112
  %idxprom89 = sext i32 %add7 to i64, !dbg !112
  %arrayidx90 = getelementptr inbounds [18 x float], ptr %arrayidx88, i64 0, i64 %idxprom89, !dbg !112
  %17 = load float, ptr %arrayidx90, align 4, !dbg !112, !tbaa !56
  %add91 = fadd float %add85, %17, !dbg !113
  %idxprom92 = sext i32 %add9 to i64, !dbg !114
  %arrayidx93 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE1t to ptr), i64 0, i64 %idxprom92, !dbg !114
  %sub94 = sub nsw i32 %add7, 1, !dbg !115
  %idxprom95 = sext i32 %sub94 to i64, !dbg !114
  %arrayidx96 = getelementptr inbounds [18 x float], ptr %arrayidx93, i64 0, i64 %idxprom95, !dbg !114
  %18 = load float, ptr %arrayidx96, align 4, !dbg !114, !tbaa !56
  %add97 = fadd float %add91, %18, !dbg !116
  %idxprom98 = sext i32 %add9 to i64, !dbg !117
  %arrayidx99 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE1t to ptr), i64 0, i64 %idxprom98, !dbg !117
  %add100 = add nsw i32 %add7, 1, !dbg !118
  %idxprom101 = sext i32 %add100 to i64, !dbg !117
  %arrayidx102 = getelementptr inbounds [18 x float], ptr %arrayidx99, i64 0, i64 %idxprom101, !dbg !117
  %19 = load float, ptr %arrayidx102, align 4, !dbg !117, !tbaa !56
  %add103 = fadd float %add97, %19, !dbg !119
  %div = fdiv float %add103, 5.000000e+00, !dbg !120
  %mul104 = mul nsw i32 %add5, %w, !dbg !121
  %add105 = add nsw i32 %mul104, %add, !dbg !122
  %idxprom106 = sext i32 %add105 to i64, !dbg !123
  %arrayidx107 = getelementptr inbounds float, ptr %out, i64 %idxprom106, !dbg !123
  store float %div, ptr %arrayidx107, align 4, !dbg !124, !tbaa !56
  ret void, !dbg !125
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!31, !32, !33, !34}
!llvm.ident = !{!35}
!llvm.errno.tbaa = !{!36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "t", scope: !2, file: !3, line: 5, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "blur", linkageName: "_Z4blurPKfPfii", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !19)
!3 = !DIFile(filename: "advice_blur.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 214)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 215)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{!20, !21, !22, !23, !24, !25, !26, !27}
!20 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!21 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 4, type: !9)
!22 = !DILocalVariable(name: "w", arg: 3, scope: !2, file: !3, line: 4, type: !10)
!23 = !DILocalVariable(name: "h", arg: 4, scope: !2, file: !3, line: 4, type: !10)
!24 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 6, type: !10)
!25 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 6, type: !10)
!26 = !DILocalVariable(name: "lx", scope: !2, file: !3, line: 7, type: !10)
!27 = !DILocalVariable(name: "ly", scope: !2, file: !3, line: 7, type: !10)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 10368, elements: !29)
!29 = !{!30, !30}
!30 = !DISubrange(count: 18)
!31 = !{i32 7, !"Dwarf Version", i32 4}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!35 = !{!"clang version 22.1.8"}
!36 = !{!37, !37, i64 0}
!37 = !{!"int", !38, i64 0}
!38 = !{!"omnipotent char", !39, i64 0}
!39 = !{!"Simple C++ TBAA"}
!40 = !DILocation(line: 0, scope: !2)
!41 = !DILocation(line: 6, column: 11, scope: !2)
!42 = !DILocation(line: 6, column: 22, scope: !2)
!43 = !DILocation(line: 6, column: 29, scope: !2)
!44 = !DILocation(line: 6, column: 27, scope: !2)
!45 = !DILocation(line: 6, column: 46, scope: !2)
!46 = !DILocation(line: 6, column: 57, scope: !2)
!47 = !DILocation(line: 6, column: 64, scope: !2)
!48 = !DILocation(line: 6, column: 62, scope: !2)
!49 = !DILocation(line: 7, column: 12, scope: !2)
!50 = !DILocation(line: 7, column: 24, scope: !2)
!51 = !DILocation(line: 7, column: 34, scope: !2)
!52 = !DILocation(line: 7, column: 46, scope: !2)
!53 = !DILocation(line: 8, column: 20, scope: !2)
!54 = !DILocation(line: 8, column: 24, scope: !2)
!55 = !DILocation(line: 8, column: 15, scope: !2)
!56 = !{!57, !57, i64 0}
!57 = !{!"float", !38, i64 0}
!58 = !DILocation(line: 8, column: 3, scope: !2)
!59 = !DILocation(line: 8, column: 13, scope: !2)
!60 = !DILocation(line: 9, column: 7, scope: !61)
!61 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 7)
!62 = !DILocation(line: 9, column: 19, scope: !61)
!63 = !DILocation(line: 9, column: 38, scope: !61)
!64 = !DILocation(line: 9, column: 36, scope: !61)
!65 = !DILocation(line: 9, column: 49, scope: !61)
!66 = !DILocation(line: 9, column: 53, scope: !61)
!67 = !DILocation(line: 9, column: 57, scope: !61)
!68 = !DILocation(line: 9, column: 44, scope: !61)
!69 = !DILocation(line: 9, column: 25, scope: !61)
!70 = !DILocation(line: 9, column: 34, scope: !61)
!71 = !DILocation(line: 10, column: 7, scope: !72)
!72 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!73 = !DILocation(line: 10, column: 19, scope: !72)
!74 = !DILocation(line: 10, column: 44, scope: !72)
!75 = !DILocation(line: 10, column: 40, scope: !72)
!76 = !DILocation(line: 10, column: 38, scope: !72)
!77 = !DILocation(line: 10, column: 55, scope: !72)
!78 = !DILocation(line: 10, column: 59, scope: !72)
!79 = !DILocation(line: 10, column: 63, scope: !72)
!80 = !DILocation(line: 10, column: 50, scope: !72)
!81 = !DILocation(line: 10, column: 26, scope: !72)
!82 = !DILocation(line: 10, column: 36, scope: !72)
!83 = !DILocation(line: 11, column: 7, scope: !84)
!84 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 7)
!85 = !DILocation(line: 11, column: 19, scope: !84)
!86 = !DILocation(line: 11, column: 38, scope: !84)
!87 = !DILocation(line: 11, column: 36, scope: !84)
!88 = !DILocation(line: 11, column: 50, scope: !84)
!89 = !DILocation(line: 11, column: 55, scope: !84)
!90 = !DILocation(line: 11, column: 59, scope: !84)
!91 = !DILocation(line: 11, column: 44, scope: !84)
!92 = !DILocation(line: 11, column: 25, scope: !84)
!93 = !DILocation(line: 11, column: 34, scope: !84)
!94 = !DILocation(line: 12, column: 7, scope: !95)
!95 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 7)
!96 = !DILocation(line: 12, column: 19, scope: !95)
!97 = !DILocation(line: 12, column: 44, scope: !95)
!98 = !DILocation(line: 12, column: 40, scope: !95)
!99 = !DILocation(line: 12, column: 38, scope: !95)
!100 = !DILocation(line: 12, column: 56, scope: !95)
!101 = !DILocation(line: 12, column: 61, scope: !95)
!102 = !DILocation(line: 12, column: 65, scope: !95)
!103 = !DILocation(line: 12, column: 50, scope: !95)
!104 = !DILocation(line: 12, column: 26, scope: !95)
!105 = !DILocation(line: 12, column: 36, scope: !95)
!106 = !DILocation(line: 13, column: 3, scope: !2)
!107 = !DILocation(line: 14, column: 21, scope: !2)
!108 = !DILocation(line: 14, column: 38, scope: !2)
!109 = !DILocation(line: 14, column: 33, scope: !2)
!110 = !DILocation(line: 14, column: 31, scope: !2)
!111 = !DILocation(line: 14, column: 54, scope: !2)
!112 = !DILocation(line: 14, column: 49, scope: !2)
!113 = !DILocation(line: 14, column: 47, scope: !2)
!114 = !DILocation(line: 14, column: 65, scope: !2)
!115 = !DILocation(line: 14, column: 74, scope: !2)
!116 = !DILocation(line: 14, column: 63, scope: !2)
!117 = !DILocation(line: 14, column: 81, scope: !2)
!118 = !DILocation(line: 14, column: 90, scope: !2)
!119 = !DILocation(line: 14, column: 79, scope: !2)
!120 = !DILocation(line: 14, column: 96, scope: !2)
!121 = !DILocation(line: 14, column: 9, scope: !2)
!122 = !DILocation(line: 14, column: 13, scope: !2)
!123 = !DILocation(line: 14, column: 3, scope: !2)
!124 = !DILocation(line: 14, column: 18, scope: !2)
!125 = !DILocation(line: 15, column: 1, scope: !2)
