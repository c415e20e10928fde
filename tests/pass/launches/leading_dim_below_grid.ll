; ModuleID = 'leading_dim_below_grid.cu'
source_filename = "leading_dim_below_grid.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ4tilePKfiS0_iPfiiE1s = internal addrspace(3) global [8 x [16 x float]] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4tilePKfiS0_iPfii(ptr noundef %a, i32 noundef %lda, ptr noundef %b, i32 noundef %ldb, ptr noundef %c, i32 noundef %ldc, i32 noundef %k) #0 !dbg !2 {
entry:
  %acc = alloca [16 x float], align 4
    #dbg_value(ptr %a, !20, !DIExpression(), !64)
    #dbg_value(i32 %lda, !21, !DIExpression(), !64)
    #dbg_value(ptr %b, !22, !DIExpression(), !64)
    #dbg_value(i32 %ldb, !23, !DIExpression(), !64)
    #dbg_value(ptr %c, !24, !DIExpression(), !64)
    #dbg_value(i32 %ldc, !25, !DIExpression(), !64)
    #dbg_value(i32 %k, !26, !DIExpression(), !64)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !65
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !66
  %mul = mul i32 %0, %1, !dbg !67
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
  %add = add i32 %mul, %2, !dbg !69
    #dbg_value(i32 %add, !27, !DIExpression(), !64)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !70
  %mul4 = mul i32 %3, 128, !dbg !71
  %add5 = add i32 %mul4, %add, !dbg !72
    #dbg_value(i32 %add5, !28, !DIExpression(), !64)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !73
  %mul7 = mul i32 %4, 16, !dbg !74
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
  %add9 = add i32 %mul7, %5, !dbg !76
    #dbg_value(i32 %add9, !29, !DIExpression(), !64)
  call void @llvm.lifetime.start.p0(ptr %acc) #5, !dbg !77
    #dbg_declare(ptr %acc, !30, !DIExpression(), !78)
    #dbg_value(i32 0, !34, !DIExpression(), !79)
  br label %for.cond, !dbg !80

for.cond:                                         ; preds = %for.inc, %entry
  %j.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !81
    #dbg_value(i32 %j.0, !34, !DIExpression(), !79)
  %cmp = icmp slt i32 %j.0, 16, !dbg !82
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !84

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %j.0 to i64, !dbg !85
  %arrayidx = getelementptr inbounds [16 x float], ptr %acc, i64 0, i64 %idxprom, !dbg !85
  store float 0.000000e+00, ptr %arrayidx, align 4, !dbg !86, !tbaa !87
  br label %for.inc, !dbg !85

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %j.0, 1, !dbg !89
    #dbg_value(i32 %inc, !34, !DIExpression(), !79)
  br label %for.cond, !dbg !90, !llvm.loop !91

for.end:                                          ; preds = %for.cond.cleanup
    #dbg_value(i32 0, !36, !DIExpression(), !95)
  br label %for.cond10, !dbg !96

for.cond10:                                       ; preds = %for.inc53, %for.end
  %i.0 = phi i32 [ 0, %for.end ], [ %add54, %for.inc53 ], !dbg !97
    #dbg_value(i32 %i.0, !36, !DIExpression(), !95)
  %cmp11 = icmp slt i32 %i.0, %k, !dbg !98
  br i1 %cmp11, label %for.body13, label %for.cond.cleanup12, !dbg !99

for.cond.cleanup12:                               ; preds = %for.cond10
  br label %for.end55

for.body13:                                       ; preds = %for.cond10
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !100
  %add15 = add i32 %i.0, %6, !dbg !101
  %mul16 = mul i32 %add15, %ldb, !dbg !102
  %add17 = add i32 %add9, %mul16, !dbg !103
  %idxprom18 = zext i32 %add17 to i64, !dbg !104
  %arrayidx19 = getelementptr inbounds nuw float, ptr %b, i64 %idxprom18, !dbg !104
  %7 = load float, ptr %arrayidx19, align 4, !dbg !104, !tbaa !87
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !105
  %idxprom21 = zext i32 %8 to i64, !dbg !106
  %arrayidx22 = getelementptr inbounds nuw [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfiS0_iPfiiE1s to ptr), i64 0, i64 %idxprom21, !dbg !106
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !107
  %idxprom24 = zext i32 %9 to i64, !dbg !106
  %arrayidx25 = getelementptr inbounds nuw [16 x float], ptr %arrayidx22, i64 0, i64 %idxprom24, !dbg !106
  store float %7, ptr %arrayidx25, align 4, !dbg !108, !tbaa !87
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !109
    #dbg_value(i32 0, !38, !DIExpression(), !110)
  br label %for.cond26, !dbg !111

for.cond26:                                       ; preds = %for.inc50, %for.body13
  %t.0 = phi i32 [ 0, %for.body13 ], [ %inc51, %for.inc50 ], !dbg !112
    #dbg_value(i32 %t.0, !38, !DIExpression(), !110)
  %cmp27 = icmp slt i32 %t.0, 8, !dbg !113
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !dbg !114

for.cond.cleanup28:                               ; preds = %for.cond26
  br label %for.end52

for.body29:                                       ; preds = %for.cond26
  %add30 = add nsw i32 %i.0, %t.0, !dbg !115
  %mul31 = mul nsw i32 %add30, %lda, !dbg !116
  %add32 = add nsw i32 %add5, %mul31, !dbg !117
  %idxprom33 = sext i32 %add32 to i64, !dbg !118
  %arrayidx34 = getelementptr inbounds float, ptr %a, i64 %idxprom33, !dbg !118
  %10 = load float, ptr %arrayidx34, align 4, !dbg !118, !tbaa !87
    #dbg_value(float %10, !42, !DIExpression(), !119)
    #dbg_value(i32 0, !45, !DIExpression(), !120)
  br label %for.cond36, !dbg !121

for.cond36:                                       ; preds = %for.inc47, %for.body29
  %j35.0 = phi i32 [ 0, %for.body29 ], [ %inc48, %for.inc47 ], !dbg !122
    #dbg_value(i32 %j35.0, !45, !DIExpression(), !120)
  %cmp37 = icmp slt i32 %j35.0, 16, !dbg !123
  br i1 %cmp37, label %for.body39, label %for.cond.cleanup38, !dbg !125

for.cond.cleanup38:                               ; preds = %for.cond36
  br label %for.end49

for.body39:                                       ; preds = %for.cond36
  %idxprom40 = sext i32 %t.0 to i64, !dbg !126
  %arrayidx41 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfiS0_iPfiiE1s to ptr), i64 0, i64 %idxprom40, !dbg !126
  %idxprom42 = sext i32 %j35.0 to i64, !dbg !126
  %arrayidx43 = getelementptr inbounds [16 x float], ptr %arrayidx41, i64 0, i64 %idxprom42, !dbg !126
  %11 = load float, ptr %arrayidx43, align 4, !dbg !126, !tbaa !87
  %idxprom45 = sext i32 %j35.0 to i64, !dbg !127
  %arrayidx46 = getelementptr inbounds [16 x float], ptr %acc, i64 0, i64 %idxprom45, !dbg !127
  %12 = load float, ptr %arrayidx46, align 4, !dbg !128, !tbaa !87
  %13 = call float @llvm.fmuladd.f32(float %10, float %11, float %12), !dbg !128
  store float %13, ptr %arrayidx46, align 4, !dbg !128, !tbaa !87
  br label %for.inc47, !dbg !127

for.inc47:                                        ; preds = %for.body39
  %inc48 = add nsw i32 %j35.0, 1, !dbg !129
    #dbg_value(i32 %inc48, !45, !DIExpression(), !120)
  br label %for.cond36, !dbg !130, !llvm.loop !131

for.end49:                                        ; preds = %for.cond.cleanup38
  br label %for.inc50, !dbg !133

for.inc50:                                        ; preds = %for.end49
  %inc51 = add nsw i32 %t.0, 1, !dbg !134
    #dbg_value(i32 %inc51, !38, !DIExpression(), !110)
  br label %for.cond26, !dbg !135, !llvm.loop !136

for.end52:                                        ; preds = %for.cond.cleanup28
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !138
  br label %for.inc53, !dbg !139

for.inc53:                                        ; preds = %for.end52
  %add54 = add nsw i32 %i.0, 8, !dbg !140
    #dbg_value(i32 %add54, !36, !DIExpression(), !95)
  br label %for.cond10, !dbg !141, !llvm.loop !142

for.end55:                                        ; preds = %for.cond.cleanup12
    #dbg_value(i32 0, !47, !DIExpression(), !144)
  br label %for.cond57, !dbg !145

for.cond57:                                       ; preds = %for.inc73, %for.end55
  %j56.0 = phi i32 [ 0, %for.end55 ], [ %inc74, %for.inc73 ], !dbg !146
    #dbg_value(i32 %j56.0, !47, !DIExpression(), !144)
  %cmp58 = icmp slt i32 %j56.0, 16, !dbg !147
  br i1 %cmp58, label %for.body60, label %for.cond.cleanup59, !dbg !148

for.cond.cleanup59:                               ; preds = %for.cond57
  br label %for.end75

for.body60:                                       ; preds = %for.cond57
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !149
  %mul62 = mul i32 %14, 16, !dbg !150
  %add63 = add i32 %j56.0, %mul62, !dbg !151
  %mul64 = mul i32 %add63, %ldc, !dbg !152
  %add65 = add i32 %add5, %mul64, !dbg !153
    #dbg_value(i32 %add65, !49, !DIExpression(), !154)
  %idxprom66 = sext i32 %add65 to i64, !dbg !155
  %arrayidx67 = getelementptr inbounds float, ptr %c, i64 %idxprom66, !dbg !155
  %15 = load float, ptr %arrayidx67, align 4, !dbg !155, !tbaa !87
  %idxprom69 = sext i32 %j56.0 to i64, !dbg !156
  %arrayidx70 = getelementptr inbounds [16 x float], ptr %acc, i64 0, i64 %idxprom69, !dbg !156
  %16 = load float, ptr %arrayidx70, align 4, !dbg !156, !tbaa !87
  %17 = call float @llvm.fmuladd.f32(float %15, float 5.000000e-01, float %16), !dbg !157
  %idxprom71 = sext i32 %add65 to i64, !dbg !158
  %arrayidx72 = getelementptr inbounds float, ptr %c, i64 %idxprom71, !dbg !158
  store float %17, ptr %arrayidx72, align 4, !dbg !159, !tbaa !87
  br label %for.inc73, !dbg !160

for.inc73:                                        ; preds = %for.body60
  %inc74 = add nsw i32 %j56.0, 1, !dbg !161
    #dbg_value(i32 %inc74, !47, !DIExpression(), !144)
  br label %for.cond57, !dbg !162, !llvm.loop !163

for.end75:                                        ; preds = %for.cond.cleanup59
  call void @llvm.lifetime.end.p0(ptr %acc) #5, !dbg !165
  ret void, !dbg !165
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
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!55, !56, !57, !58}
!llvm.ident = !{!59}
!llvm.errno.tbaa = !{!60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 6, type: !52, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "tile", linkageName: "_Z4tilePKfiS0_iPfii", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !19)
!3 = !DIFile(filename: "leading_dim_below_grid.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !6, !9, !10, !9, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 214)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 215)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{!20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !34, !36, !38, !42, !45, !47, !49}
!20 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!21 = !DILocalVariable(name: "lda", arg: 2, scope: !2, file: !3, line: 5, type: !9)
!22 = !DILocalVariable(name: "b", arg: 3, scope: !2, file: !3, line: 5, type: !6)
!23 = !DILocalVariable(name: "ldb", arg: 4, scope: !2, file: !3, line: 5, type: !9)
!24 = !DILocalVariable(name: "c", arg: 5, scope: !2, file: !3, line: 5, type: !10)
!25 = !DILocalVariable(name: "ldc", arg: 6, scope: !2, file: !3, line: 5, type: !9)
!26 = !DILocalVariable(name: "k", arg: 7, scope: !2, file: !3, line: 5, type: !9)
!27 = !DILocalVariable(name: "lin", scope: !2, file: !3, line: 7, type: !9)
!28 = !DILocalVariable(name: "m", scope: !2, file: !3, line: 8, type: !9)
!29 = !DILocalVariable(name: "n0", scope: !2, file: !3, line: 9, type: !9)
!30 = !DILocalVariable(name: "acc", scope: !2, file: !3, line: 10, type: !31)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 512, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 16)
!34 = !DILocalVariable(name: "j", scope: !35, file: !3, line: 11, type: !9)
!35 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!36 = !DILocalVariable(name: "i", scope: !37, file: !3, line: 12, type: !9)
!37 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 3)
!38 = !DILocalVariable(name: "t", scope: !39, file: !3, line: 15, type: !9)
!39 = distinct !DILexicalBlock(scope: !40, file: !3, line: 15, column: 5)
!40 = distinct !DILexicalBlock(scope: !41, file: !3, line: 12, column: 34)
!41 = distinct !DILexicalBlock(scope: !37, file: !3, line: 12, column: 3)
!42 = !DILocalVariable(name: "av", scope: !43, file: !3, line: 16, type: !8)
!43 = distinct !DILexicalBlock(scope: !44, file: !3, line: 15, column: 33)
!44 = distinct !DILexicalBlock(scope: !39, file: !3, line: 15, column: 5)
!45 = !DILocalVariable(name: "j", scope: !46, file: !3, line: 17, type: !9)
!46 = distinct !DILexicalBlock(scope: !43, file: !3, line: 17, column: 7)
!47 = !DILocalVariable(name: "j", scope: !48, file: !3, line: 21, type: !9)
!48 = distinct !DILexicalBlock(scope: !2, file: !3, line: 21, column: 3)
!49 = !DILocalVariable(name: "at", scope: !50, file: !3, line: 22, type: !9)
!50 = distinct !DILexicalBlock(scope: !51, file: !3, line: 21, column: 32)
!51 = distinct !DILexicalBlock(scope: !48, file: !3, line: 21, column: 3)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !53)
!53 = !{!54, !33}
!54 = !DISubrange(count: 8)
!55 = !{i32 7, !"Dwarf Version", i32 4}
!56 = !{i32 2, !"Debug Info Version", i32 3}
!57 = !{i32 1, !"wchar_size", i32 4}
!58 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!59 = !{!"clang version 22.1.8"}
!60 = !{!61, !61, i64 0}
!61 = !{!"int", !62, i64 0}
!62 = !{!"omnipotent char", !63, i64 0}
!63 = !{!"Simple C++ TBAA"}
!64 = !DILocation(line: 0, scope: !2)
!65 = !DILocation(line: 7, column: 13, scope: !2)
!66 = !DILocation(line: 7, column: 27, scope: !2)
!67 = !DILocation(line: 7, column: 25, scope: !2)
!68 = !DILocation(line: 7, column: 40, scope: !2)
!69 = !DILocation(line: 7, column: 38, scope: !2)
!70 = !DILocation(line: 8, column: 11, scope: !2)
!71 = !DILocation(line: 8, column: 22, scope: !2)
!72 = !DILocation(line: 8, column: 28, scope: !2)
!73 = !DILocation(line: 9, column: 12, scope: !2)
!74 = !DILocation(line: 9, column: 23, scope: !2)
!75 = !DILocation(line: 9, column: 30, scope: !2)
!76 = !DILocation(line: 9, column: 28, scope: !2)
!77 = !DILocation(line: 10, column: 3, scope: !2)
!78 = !DILocation(line: 10, column: 9, scope: !2)
!79 = !DILocation(line: 0, scope: !35)
!80 = !DILocation(line: 11, column: 8, scope: !35)
!81 = !DILocation(line: 11, scope: !35)
!82 = !DILocation(line: 11, column: 21, scope: !83)
!83 = distinct !DILexicalBlock(scope: !35, file: !3, line: 11, column: 3)
!84 = !DILocation(line: 11, column: 3, scope: !35)
!85 = !DILocation(line: 11, column: 32, scope: !83)
!86 = !DILocation(line: 11, column: 39, scope: !83)
!87 = !{!88, !88, i64 0}
!88 = !{!"float", !62, i64 0}
!89 = !DILocation(line: 11, column: 27, scope: !83)
!90 = !DILocation(line: 11, column: 3, scope: !83)
!91 = distinct !{!91, !84, !92, !93, !94}
!92 = !DILocation(line: 11, column: 41, scope: !35)
!93 = !{!"llvm.loop.mustprogress"}
!94 = !{!"llvm.loop.unroll.disable"}
!95 = !DILocation(line: 0, scope: !37)
!96 = !DILocation(line: 12, column: 8, scope: !37)
!97 = !DILocation(line: 12, scope: !37)
!98 = !DILocation(line: 12, column: 21, scope: !41)
!99 = !DILocation(line: 12, column: 3, scope: !37)
!100 = !DILocation(line: 13, column: 47, scope: !40)
!101 = !DILocation(line: 13, column: 45, scope: !40)
!102 = !DILocation(line: 13, column: 60, scope: !40)
!103 = !DILocation(line: 13, column: 40, scope: !40)
!104 = !DILocation(line: 13, column: 35, scope: !40)
!105 = !DILocation(line: 13, column: 7, scope: !40)
!106 = !DILocation(line: 13, column: 5, scope: !40)
!107 = !DILocation(line: 13, column: 20, scope: !40)
!108 = !DILocation(line: 13, column: 33, scope: !40)
!109 = !DILocation(line: 14, column: 5, scope: !40)
!110 = !DILocation(line: 0, scope: !39)
!111 = !DILocation(line: 15, column: 10, scope: !39)
!112 = !DILocation(line: 15, scope: !39)
!113 = !DILocation(line: 15, column: 23, scope: !44)
!114 = !DILocation(line: 15, column: 5, scope: !39)
!115 = !DILocation(line: 16, column: 27, scope: !43)
!116 = !DILocation(line: 16, column: 32, scope: !43)
!117 = !DILocation(line: 16, column: 22, scope: !43)
!118 = !DILocation(line: 16, column: 18, scope: !43)
!119 = !DILocation(line: 0, scope: !43)
!120 = !DILocation(line: 0, scope: !46)
!121 = !DILocation(line: 17, column: 12, scope: !46)
!122 = !DILocation(line: 17, scope: !46)
!123 = !DILocation(line: 17, column: 25, scope: !124)
!124 = distinct !DILexicalBlock(scope: !46, file: !3, line: 17, column: 7)
!125 = !DILocation(line: 17, column: 7, scope: !46)
!126 = !DILocation(line: 17, column: 51, scope: !124)
!127 = !DILocation(line: 17, column: 36, scope: !124)
!128 = !DILocation(line: 17, column: 43, scope: !124)
!129 = !DILocation(line: 17, column: 31, scope: !124)
!130 = !DILocation(line: 17, column: 7, scope: !124)
!131 = distinct !{!131, !125, !132, !93, !94}
!132 = !DILocation(line: 17, column: 57, scope: !46)
!133 = !DILocation(line: 18, column: 5, scope: !43)
!134 = !DILocation(line: 15, column: 28, scope: !44)
!135 = !DILocation(line: 15, column: 5, scope: !44)
!136 = distinct !{!136, !114, !137, !93, !94}
!137 = !DILocation(line: 18, column: 5, scope: !39)
!138 = !DILocation(line: 19, column: 5, scope: !40)
!139 = !DILocation(line: 20, column: 3, scope: !40)
!140 = !DILocation(line: 12, column: 28, scope: !41)
!141 = !DILocation(line: 12, column: 3, scope: !41)
!142 = distinct !{!142, !99, !143, !93, !94}
!143 = !DILocation(line: 20, column: 3, scope: !37)
!144 = !DILocation(line: 0, scope: !48)
!145 = !DILocation(line: 21, column: 8, scope: !48)
!146 = !DILocation(line: 21, scope: !48)
!147 = !DILocation(line: 21, column: 21, scope: !51)
!148 = !DILocation(line: 21, column: 3, scope: !48)
!149 = !DILocation(line: 22, column: 23, scope: !50)
!150 = !DILocation(line: 22, column: 34, scope: !50)
!151 = !DILocation(line: 22, column: 21, scope: !50)
!152 = !DILocation(line: 22, column: 40, scope: !50)
!153 = !DILocation(line: 22, column: 16, scope: !50)
!154 = !DILocation(line: 0, scope: !50)
!155 = !DILocation(line: 23, column: 13, scope: !50)
!156 = !DILocation(line: 23, column: 28, scope: !50)
!157 = !DILocation(line: 23, column: 26, scope: !50)
!158 = !DILocation(line: 23, column: 5, scope: !50)
!159 = !DILocation(line: 23, column: 11, scope: !50)
!160 = !DILocation(line: 24, column: 3, scope: !50)
!161 = !DILocation(line: 21, column: 27, scope: !51)
!162 = !DILocation(line: 21, column: 3, scope: !51)
!163 = distinct !{!163, !148, !164, !93, !94}
!164 = !DILocation(line: 24, column: 3, scope: !48)
!165 = !DILocation(line: 25, column: 1, scope: !2)
