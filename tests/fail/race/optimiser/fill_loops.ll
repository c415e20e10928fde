; ModuleID = 'fill_loops.cu'
source_filename = "fill_loops.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKii(ptr noundef %a, ptr noundef %b, i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(ptr %a, !25, !DIExpression(), !33)
    #dbg_value(ptr %b, !26, !DIExpression(), !33)
    #dbg_value(i32 %n, !27, !DIExpression(), !33)
    #dbg_value(ptr %a, !28, !DIExpression(), !33)
    #dbg_value(i32 0, !29, !DIExpression(), !34)
  br label %for.cond, !dbg !35

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !36
    #dbg_value(i32 %i.0, !29, !DIExpression(), !34)
  %cmp = icmp slt i32 %i.0, %n, !dbg !37
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !39

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64, !dbg !40
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !40
  store i32 0, ptr %arrayidx, align 4, !dbg !41, !tbaa !13
  br label %for.inc, !dbg !40

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !42
    #dbg_value(i32 %inc, !29, !DIExpression(), !34)
  br label %for.cond, !dbg !43, !llvm.loop !44

for.end:                                          ; preds = %for.cond.cleanup
    #dbg_value(i32 0, !31, !DIExpression(), !48)
  br label %for.cond2, !dbg !49

for.cond2:                                        ; preds = %for.inc10, %for.end
  %i1.0 = phi i32 [ 0, %for.end ], [ %inc11, %for.inc10 ], !dbg !50
    #dbg_value(i32 %i1.0, !31, !DIExpression(), !48)
  %cmp3 = icmp slt i32 %i1.0, %n, !dbg !51
  br i1 %cmp3, label %for.body5, label %for.cond.cleanup4, !dbg !53

for.cond.cleanup4:                                ; preds = %for.cond2
  br label %for.end12

for.body5:                                        ; preds = %for.cond2
  %idxprom6 = sext i32 %i1.0 to i64, !dbg !54
  %arrayidx7 = getelementptr inbounds i32, ptr %b, i64 %idxprom6, !dbg !54
  %0 = load i32, ptr %arrayidx7, align 4, !dbg !54, !tbaa !13
  %add = add nsw i32 %n, %i1.0, !dbg !55
  %idxprom8 = sext i32 %add to i64, !dbg !56
  %arrayidx9 = getelementptr inbounds i32, ptr %a, i64 %idxprom8, !dbg !56
  store i32 %0, ptr %arrayidx9, align 4, !dbg !57, !tbaa !13
  br label %for.inc10, !dbg !56

for.inc10:                                        ; preds = %for.body5
  %inc11 = add nsw i32 %i1.0, 1, !dbg !58
    #dbg_value(i32 %inc11, !31, !DIExpression(), !48)
  br label %for.cond2, !dbg !59, !llvm.loop !60

for.end12:                                        ; preds = %for.cond.cleanup4
  ret void, !dbg !62
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "fill_loops.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 206)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 207)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKii", scope: !1, file: !1, line: 9, type: !18, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !22, !21}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!24 = !{!25, !26, !27, !28, !29, !31}
!25 = !DILocalVariable(name: "a", arg: 1, scope: !17, file: !1, line: 9, type: !20)
!26 = !DILocalVariable(name: "b", arg: 2, scope: !17, file: !1, line: 9, type: !22)
!27 = !DILocalVariable(name: "n", arg: 3, scope: !17, file: !1, line: 9, type: !21)
!28 = !DILocalVariable(name: "p", scope: !17, file: !1, line: 10, type: !20)
!29 = !DILocalVariable(name: "i", scope: !30, file: !1, line: 11, type: !21)
!30 = distinct !DILexicalBlock(scope: !17, file: !1, line: 11, column: 3)
!31 = !DILocalVariable(name: "i", scope: !32, file: !1, line: 13, type: !21)
!32 = distinct !DILexicalBlock(scope: !17, file: !1, line: 13, column: 3)
!33 = !DILocation(line: 0, scope: !17)
!34 = !DILocation(line: 0, scope: !30)
!35 = !DILocation(line: 11, column: 8, scope: !30)
!36 = !DILocation(line: 11, scope: !30)
!37 = !DILocation(line: 11, column: 21, scope: !38)
!38 = distinct !DILexicalBlock(scope: !30, file: !1, line: 11, column: 3)
!39 = !DILocation(line: 11, column: 3, scope: !30)
!40 = !DILocation(line: 12, column: 5, scope: !38)
!41 = !DILocation(line: 12, column: 10, scope: !38)
!42 = !DILocation(line: 11, column: 26, scope: !38)
!43 = !DILocation(line: 11, column: 3, scope: !38)
!44 = distinct !{!44, !39, !45, !46, !47}
!45 = !DILocation(line: 12, column: 12, scope: !30)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !{!"llvm.loop.unroll.disable"}
!48 = !DILocation(line: 0, scope: !32)
!49 = !DILocation(line: 13, column: 8, scope: !32)
!50 = !DILocation(line: 13, scope: !32)
!51 = !DILocation(line: 13, column: 21, scope: !52)
!52 = distinct !DILexicalBlock(scope: !32, file: !1, line: 13, column: 3)
!53 = !DILocation(line: 13, column: 3, scope: !32)
!54 = !DILocation(line: 14, column: 16, scope: !52)
!55 = !DILocation(line: 14, column: 9, scope: !52)
!56 = !DILocation(line: 14, column: 5, scope: !52)
!57 = !DILocation(line: 14, column: 14, scope: !52)
!58 = !DILocation(line: 13, column: 26, scope: !52)
!59 = !DILocation(line: 13, column: 3, scope: !52)
!60 = distinct !{!60, !53, !61, !46, !47}
!61 = !DILocation(line: 14, column: 19, scope: !32)
!62 = !DILocation(line: 15, column: 1, scope: !17)
