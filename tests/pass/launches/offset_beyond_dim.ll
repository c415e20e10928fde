; ModuleID = 'offset_beyond_dim.cu'
source_filename = "offset_beyond_dim.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ6borderPfiiE1d = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !0
@_ZZ6borderPfiiE1s = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !11
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6borderPfii(ptr noundef %m, i32 noundef %dim, i32 noundef %offset) #0 !dbg !2 {
entry:
    #dbg_value(ptr %m, !23, !DIExpression(), !54)
    #dbg_value(i32 %dim, !24, !DIExpression(), !54)
    #dbg_value(i32 %offset, !25, !DIExpression(), !54)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55
  %rem = urem i32 %0, 16, !dbg !56
    #dbg_value(i32 %rem, !26, !DIExpression(), !54)
    #dbg_value(i32 %offset, !27, !DIExpression(), !54)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !57
  %add = add i32 %1, 1, !dbg !58
  %mul = mul i32 %add, 16, !dbg !59
  %add2 = add i32 %offset, %mul, !dbg !60
    #dbg_value(i32 %add2, !28, !DIExpression(), !54)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !61
  %cmp = icmp ult i32 %2, 16, !dbg !62
  br i1 %cmp, label %if.then, label %if.end, !dbg !62

if.then:                                          ; preds = %entry
    #dbg_value(i32 0, !29, !DIExpression(), !63)
  br label %for.cond, !dbg !64

for.cond:                                         ; preds = %for.inc, %if.then
  %i.0 = phi i32 [ 0, %if.then ], [ %inc, %for.inc ], !dbg !65
    #dbg_value(i32 %i.0, !29, !DIExpression(), !63)
  %cmp4 = icmp slt i32 %i.0, 16, !dbg !66
  br i1 %cmp4, label %for.body, label %for.cond.cleanup, !dbg !68

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %add5 = add nsw i32 %offset, %i.0, !dbg !69
  %mul6 = mul nsw i32 %add5, %dim, !dbg !71
  %add7 = add nsw i32 %mul6, %offset, !dbg !72
  %add8 = add nsw i32 %add7, %rem, !dbg !73
  %idxprom = sext i32 %add8 to i64, !dbg !74
  %arrayidx = getelementptr inbounds float, ptr %m, i64 %idxprom, !dbg !74
  %3 = load float, ptr %arrayidx, align 4, !dbg !74, !tbaa !75
  %idxprom9 = sext i32 %i.0 to i64, !dbg !77
  %arrayidx10 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1d to ptr), i64 0, i64 %idxprom9, !dbg !77
  %idxprom11 = sext i32 %rem to i64, !dbg !77
  %arrayidx12 = getelementptr inbounds [16 x float], ptr %arrayidx10, i64 0, i64 %idxprom11, !dbg !77
  store float %3, ptr %arrayidx12, align 4, !dbg !78, !tbaa !75
  %add13 = add nsw i32 %offset, %i.0, !dbg !79
  %mul14 = mul nsw i32 %add13, %dim, !dbg !80
  %add15 = add nsw i32 %mul14, %add2, !dbg !81
  %add16 = add nsw i32 %add15, %rem, !dbg !82
  %idxprom17 = sext i32 %add16 to i64, !dbg !83
  %arrayidx18 = getelementptr inbounds float, ptr %m, i64 %idxprom17, !dbg !83
  %4 = load float, ptr %arrayidx18, align 4, !dbg !83, !tbaa !75
  %idxprom19 = sext i32 %i.0 to i64, !dbg !84
  %arrayidx20 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1s to ptr), i64 0, i64 %idxprom19, !dbg !84
  %idxprom21 = sext i32 %rem to i64, !dbg !84
  %arrayidx22 = getelementptr inbounds [16 x float], ptr %arrayidx20, i64 0, i64 %idxprom21, !dbg !84
  store float %4, ptr %arrayidx22, align 4, !dbg !85, !tbaa !75
  br label %for.inc, !dbg !86

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !87
    #dbg_value(i32 %inc, !29, !DIExpression(), !63)
  br label %for.cond, !dbg !88, !llvm.loop !89

for.end:                                          ; preds = %for.cond.cleanup
  br label %if.end, !dbg !93

if.end:                                           ; preds = %for.end, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !94
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !95
  %cmp24 = icmp ult i32 %5, 16, !dbg !96
  br i1 %cmp24, label %if.then25, label %if.else, !dbg !96

if.then25:                                        ; preds = %if.end
    #dbg_value(i32 1, !33, !DIExpression(), !97)
  br label %for.cond27, !dbg !98

for.cond27:                                       ; preds = %for.inc51, %if.then25
  %i26.0 = phi i32 [ 1, %if.then25 ], [ %inc52, %for.inc51 ], !dbg !99
    #dbg_value(i32 %i26.0, !33, !DIExpression(), !97)
  %cmp28 = icmp slt i32 %i26.0, 16, !dbg !100
  br i1 %cmp28, label %for.body30, label %for.cond.cleanup29, !dbg !101

for.cond.cleanup29:                               ; preds = %for.cond27
  br label %for.end53

for.body30:                                       ; preds = %for.cond27
    #dbg_value(i32 0, !37, !DIExpression(), !102)
  br label %for.cond31, !dbg !103

for.cond31:                                       ; preds = %for.inc48, %for.body30
  %j.0 = phi i32 [ 0, %for.body30 ], [ %inc49, %for.inc48 ], !dbg !104
    #dbg_value(i32 %j.0, !37, !DIExpression(), !102)
  %cmp32 = icmp slt i32 %j.0, %i26.0, !dbg !105
  br i1 %cmp32, label %for.body34, label %for.cond.cleanup33, !dbg !107

for.cond.cleanup33:                               ; preds = %for.cond31
  br label %for.end50

for.body34:                                       ; preds = %for.cond31
  %idxprom35 = sext i32 %i26.0 to i64, !dbg !108
  %arrayidx36 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1d to ptr), i64 0, i64 %idxprom35, !dbg !108
  %idxprom37 = sext i32 %j.0 to i64, !dbg !108
  %arrayidx38 = getelementptr inbounds [16 x float], ptr %arrayidx36, i64 0, i64 %idxprom37, !dbg !108
  %6 = load float, ptr %arrayidx38, align 4, !dbg !108, !tbaa !75
  %idxprom39 = sext i32 %j.0 to i64, !dbg !109
  %arrayidx40 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1s to ptr), i64 0, i64 %idxprom39, !dbg !109
  %idxprom41 = sext i32 %rem to i64, !dbg !109
  %arrayidx42 = getelementptr inbounds [16 x float], ptr %arrayidx40, i64 0, i64 %idxprom41, !dbg !109
  %7 = load float, ptr %arrayidx42, align 4, !dbg !109, !tbaa !75
  %idxprom44 = sext i32 %i26.0 to i64, !dbg !110
  %arrayidx45 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1s to ptr), i64 0, i64 %idxprom44, !dbg !110
  %idxprom46 = sext i32 %rem to i64, !dbg !110
  %arrayidx47 = getelementptr inbounds [16 x float], ptr %arrayidx45, i64 0, i64 %idxprom46, !dbg !110
  %8 = load float, ptr %arrayidx47, align 4, !dbg !111, !tbaa !75
  %neg = fneg float %6, !dbg !111
  %9 = call float @llvm.fmuladd.f32(float %neg, float %7, float %8), !dbg !111
  store float %9, ptr %arrayidx47, align 4, !dbg !111, !tbaa !75
  br label %for.inc48, !dbg !110

for.inc48:                                        ; preds = %for.body34
  %inc49 = add nsw i32 %j.0, 1, !dbg !112
    #dbg_value(i32 %inc49, !37, !DIExpression(), !102)
  br label %for.cond31, !dbg !113, !llvm.loop !114

for.end50:                                        ; preds = %for.cond.cleanup33
  br label %for.inc51, !dbg !115

for.inc51:                                        ; preds = %for.end50
  %inc52 = add nsw i32 %i26.0, 1, !dbg !116
    #dbg_value(i32 %inc52, !33, !DIExpression(), !97)
  br label %for.cond27, !dbg !117, !llvm.loop !118

for.end53:                                        ; preds = %for.cond.cleanup29
    #dbg_value(i32 1, !40, !DIExpression(), !120)
  br label %for.cond55, !dbg !121

for.cond55:                                       ; preds = %for.inc69, %for.end53
  %i54.0 = phi i32 [ 1, %for.end53 ], [ %inc70, %for.inc69 ], !dbg !122
    #dbg_value(i32 %i54.0, !40, !DIExpression(), !120)
  %cmp56 = icmp slt i32 %i54.0, 16, !dbg !123
  br i1 %cmp56, label %for.body58, label %for.cond.cleanup57, !dbg !125

for.cond.cleanup57:                               ; preds = %for.cond55
  br label %for.end71

for.body58:                                       ; preds = %for.cond55
  %idxprom59 = sext i32 %i54.0 to i64, !dbg !126
  %arrayidx60 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1s to ptr), i64 0, i64 %idxprom59, !dbg !126
  %idxprom61 = sext i32 %rem to i64, !dbg !126
  %arrayidx62 = getelementptr inbounds [16 x float], ptr %arrayidx60, i64 0, i64 %idxprom61, !dbg !126
  %10 = load float, ptr %arrayidx62, align 4, !dbg !126, !tbaa !75
  %add63 = add nsw i32 %offset, %i54.0, !dbg !127
  %mul64 = mul nsw i32 %add63, %dim, !dbg !128
  %add65 = add nsw i32 %mul64, %add2, !dbg !129
  %add66 = add nsw i32 %add65, %rem, !dbg !130
  %idxprom67 = sext i32 %add66 to i64, !dbg !131
  %arrayidx68 = getelementptr inbounds float, ptr %m, i64 %idxprom67, !dbg !131
  store float %10, ptr %arrayidx68, align 4, !dbg !132, !tbaa !75
  br label %for.inc69, !dbg !131

for.inc69:                                        ; preds = %for.body58
  %inc70 = add nsw i32 %i54.0, 1, !dbg !133
    #dbg_value(i32 %inc70, !40, !DIExpression(), !120)
  br label %for.cond55, !dbg !134, !llvm.loop !135

for.end71:                                        ; preds = %for.cond.cleanup57
  br label %if.end87, !dbg !137

if.else:                                          ; preds = %if.end
    #dbg_value(i32 0, !42, !DIExpression(), !138)
  br label %for.cond73, !dbg !139

for.cond73:                                       ; preds = %for.inc84, %if.else
  %i72.0 = phi i32 [ 0, %if.else ], [ %inc85, %for.inc84 ], !dbg !140
    #dbg_value(i32 %i72.0, !42, !DIExpression(), !138)
  %cmp74 = icmp slt i32 %i72.0, 16, !dbg !141
  br i1 %cmp74, label %for.body76, label %for.cond.cleanup75, !dbg !143

for.cond.cleanup75:                               ; preds = %for.cond73
  br label %for.end86

for.body76:                                       ; preds = %for.cond73
  %add77 = add nsw i32 %add2, %rem, !dbg !144
  %mul78 = mul nsw i32 %add77, %dim, !dbg !145
  %add79 = add nsw i32 %mul78, %offset, !dbg !146
  %add80 = add nsw i32 %add79, %i72.0, !dbg !147
  %idxprom81 = sext i32 %add80 to i64, !dbg !148
  %arrayidx82 = getelementptr inbounds float, ptr %m, i64 %idxprom81, !dbg !148
  %11 = load float, ptr %arrayidx82, align 4, !dbg !149, !tbaa !75
  %mul83 = fmul float %11, 5.000000e-01, !dbg !149
  store float %mul83, ptr %arrayidx82, align 4, !dbg !149, !tbaa !75
  br label %for.inc84, !dbg !148

for.inc84:                                        ; preds = %for.body76
  %inc85 = add nsw i32 %i72.0, 1, !dbg !150
    #dbg_value(i32 %inc85, !42, !DIExpression(), !138)
  br label %for.cond73, !dbg !151, !llvm.loop !152

for.end86:                                        ; preds = %for.cond.cleanup75
  br label %if.end87

if.end87:                                         ; preds = %for.end86, %for.end71
  ret void, !dbg !154
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!45, !46, !47, !48}
!llvm.ident = !{!49}
!llvm.errno.tbaa = !{!50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 6, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "border", linkageName: "_Z6borderPfii", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !22)
!3 = !DIFile(filename: "offset_beyond_dim.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, imports: !16, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0, !11}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!12 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 6, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8192, elements: !14)
!14 = !{!15, !15}
!15 = !DISubrange(count: 16)
!16 = !{!17, !20}
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !18, file: !19, line: 214)
!18 = !DINamespace(name: "ws_math", scope: null)
!19 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!20 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !21, entity: !18, file: !19, line: 215)
!21 = !DINamespace(name: "std", scope: null)
!22 = !{!23, !24, !25, !26, !27, !28, !29, !33, !37, !40, !42}
!23 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!24 = !DILocalVariable(name: "dim", arg: 2, scope: !2, file: !3, line: 5, type: !8)
!25 = !DILocalVariable(name: "offset", arg: 3, scope: !2, file: !3, line: 5, type: !8)
!26 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 7, type: !8)
!27 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 8, type: !8)
!28 = !DILocalVariable(name: "col", scope: !2, file: !3, line: 8, type: !8)
!29 = !DILocalVariable(name: "i", scope: !30, file: !3, line: 9, type: !8)
!30 = distinct !DILexicalBlock(scope: !31, file: !3, line: 9, column: 27)
!31 = distinct !DILexicalBlock(scope: !32, file: !3, line: 9, column: 25)
!32 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 7)
!33 = !DILocalVariable(name: "i", scope: !34, file: !3, line: 12, type: !8)
!34 = distinct !DILexicalBlock(scope: !35, file: !3, line: 12, column: 5)
!35 = distinct !DILexicalBlock(scope: !36, file: !3, line: 11, column: 25)
!36 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 7)
!37 = !DILocalVariable(name: "j", scope: !38, file: !3, line: 12, type: !8)
!38 = distinct !DILexicalBlock(scope: !39, file: !3, line: 12, column: 34)
!39 = distinct !DILexicalBlock(scope: !34, file: !3, line: 12, column: 5)
!40 = !DILocalVariable(name: "i", scope: !41, file: !3, line: 13, type: !8)
!41 = distinct !DILexicalBlock(scope: !35, file: !3, line: 13, column: 5)
!42 = !DILocalVariable(name: "i", scope: !43, file: !3, line: 15, type: !8)
!43 = distinct !DILexicalBlock(scope: !44, file: !3, line: 15, column: 5)
!44 = distinct !DILexicalBlock(scope: !36, file: !3, line: 14, column: 10)
!45 = !{i32 7, !"Dwarf Version", i32 4}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!49 = !{!"clang version 22.1.8"}
!50 = !{!51, !51, i64 0}
!51 = !{!"int", !52, i64 0}
!52 = !{!"omnipotent char", !53, i64 0}
!53 = !{!"Simple C++ TBAA"}
!54 = !DILocation(line: 0, scope: !2)
!55 = !DILocation(line: 7, column: 11, scope: !2)
!56 = !DILocation(line: 7, column: 23, scope: !2)
!57 = !DILocation(line: 8, column: 37, scope: !2)
!58 = !DILocation(line: 8, column: 48, scope: !2)
!59 = !DILocation(line: 8, column: 53, scope: !2)
!60 = !DILocation(line: 8, column: 34, scope: !2)
!61 = !DILocation(line: 9, column: 7, scope: !32)
!62 = !DILocation(line: 9, column: 19, scope: !32)
!63 = !DILocation(line: 0, scope: !30)
!64 = !DILocation(line: 9, column: 32, scope: !30)
!65 = !DILocation(line: 9, scope: !30)
!66 = !DILocation(line: 9, column: 45, scope: !67)
!67 = distinct !DILexicalBlock(scope: !30, file: !3, line: 9, column: 27)
!68 = !DILocation(line: 9, column: 27, scope: !30)
!69 = !DILocation(line: 9, column: 75, scope: !70)
!70 = distinct !DILexicalBlock(scope: !67, file: !3, line: 9, column: 56)
!71 = !DILocation(line: 9, column: 80, scope: !70)
!72 = !DILocation(line: 9, column: 86, scope: !70)
!73 = !DILocation(line: 9, column: 92, scope: !70)
!74 = !DILocation(line: 9, column: 68, scope: !70)
!75 = !{!76, !76, i64 0}
!76 = !{!"float", !52, i64 0}
!77 = !DILocation(line: 9, column: 58, scope: !70)
!78 = !DILocation(line: 9, column: 66, scope: !70)
!79 = !DILocation(line: 9, column: 115, scope: !70)
!80 = !DILocation(line: 9, column: 120, scope: !70)
!81 = !DILocation(line: 9, column: 126, scope: !70)
!82 = !DILocation(line: 9, column: 132, scope: !70)
!83 = !DILocation(line: 9, column: 108, scope: !70)
!84 = !DILocation(line: 9, column: 98, scope: !70)
!85 = !DILocation(line: 9, column: 106, scope: !70)
!86 = !DILocation(line: 9, column: 138, scope: !70)
!87 = !DILocation(line: 9, column: 51, scope: !67)
!88 = !DILocation(line: 9, column: 27, scope: !67)
!89 = distinct !{!89, !68, !90, !91, !92}
!90 = !DILocation(line: 9, column: 138, scope: !30)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !{!"llvm.loop.unroll.disable"}
!93 = !DILocation(line: 9, column: 140, scope: !31)
!94 = !DILocation(line: 10, column: 3, scope: !2)
!95 = !DILocation(line: 11, column: 7, scope: !36)
!96 = !DILocation(line: 11, column: 19, scope: !36)
!97 = !DILocation(line: 0, scope: !34)
!98 = !DILocation(line: 12, column: 10, scope: !34)
!99 = !DILocation(line: 12, scope: !34)
!100 = !DILocation(line: 12, column: 23, scope: !39)
!101 = !DILocation(line: 12, column: 5, scope: !34)
!102 = !DILocation(line: 0, scope: !38)
!103 = !DILocation(line: 12, column: 39, scope: !38)
!104 = !DILocation(line: 12, scope: !38)
!105 = !DILocation(line: 12, column: 52, scope: !106)
!106 = distinct !DILexicalBlock(scope: !38, file: !3, line: 12, column: 34)
!107 = !DILocation(line: 12, column: 34, scope: !38)
!108 = !DILocation(line: 12, column: 73, scope: !106)
!109 = !DILocation(line: 12, column: 83, scope: !106)
!110 = !DILocation(line: 12, column: 62, scope: !106)
!111 = !DILocation(line: 12, column: 70, scope: !106)
!112 = !DILocation(line: 12, column: 57, scope: !106)
!113 = !DILocation(line: 12, column: 34, scope: !106)
!114 = distinct !{!114, !107, !115, !91, !92}
!115 = !DILocation(line: 12, column: 89, scope: !38)
!116 = !DILocation(line: 12, column: 29, scope: !39)
!117 = !DILocation(line: 12, column: 5, scope: !39)
!118 = distinct !{!118, !101, !119, !91, !92}
!119 = !DILocation(line: 12, column: 89, scope: !34)
!120 = !DILocation(line: 0, scope: !41)
!121 = !DILocation(line: 13, column: 10, scope: !41)
!122 = !DILocation(line: 13, scope: !41)
!123 = !DILocation(line: 13, column: 23, scope: !124)
!124 = distinct !DILexicalBlock(scope: !41, file: !3, line: 13, column: 5)
!125 = !DILocation(line: 13, column: 5, scope: !41)
!126 = !DILocation(line: 13, column: 65, scope: !124)
!127 = !DILocation(line: 13, column: 41, scope: !124)
!128 = !DILocation(line: 13, column: 46, scope: !124)
!129 = !DILocation(line: 13, column: 52, scope: !124)
!130 = !DILocation(line: 13, column: 58, scope: !124)
!131 = !DILocation(line: 13, column: 34, scope: !124)
!132 = !DILocation(line: 13, column: 63, scope: !124)
!133 = !DILocation(line: 13, column: 29, scope: !124)
!134 = !DILocation(line: 13, column: 5, scope: !124)
!135 = distinct !{!135, !125, !136, !91, !92}
!136 = !DILocation(line: 13, column: 71, scope: !41)
!137 = !DILocation(line: 14, column: 3, scope: !35)
!138 = !DILocation(line: 0, scope: !43)
!139 = !DILocation(line: 15, column: 10, scope: !43)
!140 = !DILocation(line: 15, scope: !43)
!141 = !DILocation(line: 15, column: 23, scope: !142)
!142 = distinct !DILexicalBlock(scope: !43, file: !3, line: 15, column: 5)
!143 = !DILocation(line: 15, column: 5, scope: !43)
!144 = !DILocation(line: 15, column: 41, scope: !142)
!145 = !DILocation(line: 15, column: 46, scope: !142)
!146 = !DILocation(line: 15, column: 52, scope: !142)
!147 = !DILocation(line: 15, column: 58, scope: !142)
!148 = !DILocation(line: 15, column: 34, scope: !142)
!149 = !DILocation(line: 15, column: 63, scope: !142)
!150 = !DILocation(line: 15, column: 29, scope: !142)
!151 = !DILocation(line: 15, column: 5, scope: !142)
!152 = distinct !{!152, !143, !153, !91, !92}
!153 = !DILocation(line: 15, column: 66, scope: !43)
!154 = !DILocation(line: 17, column: 1, scope: !2)
