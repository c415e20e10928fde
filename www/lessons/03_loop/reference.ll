; ModuleID = 'reference.cu'
source_filename = "reference.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ5tilesPKiPiiE4tile = internal addrspace(3) global [128 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5tilesPKiPii(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !19, !DIExpression(), !38)
    #dbg_value(ptr %out, !20, !DIExpression(), !38)
    #dbg_value(i32 %n, !21, !DIExpression(), !38)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !39
    #dbg_value(i32 %0, !22, !DIExpression(), !38)
    #dbg_value(i32 0, !23, !DIExpression(), !38)
    #dbg_value(i32 0, !24, !DIExpression(), !40)
  br label %for.cond, !dbg !41

for.cond:                                         ; preds = %for.inc, %entry
  %sum.0 = phi i32 [ 0, %entry ], [ %add7, %for.inc ], !dbg !38
  %i.0 = phi i32 [ 0, %entry ], [ %add9, %for.inc ], !dbg !42
    #dbg_value(i32 %i.0, !24, !DIExpression(), !40)
    #dbg_value(i32 %sum.0, !23, !DIExpression(), !38)
  %cmp = icmp slt i32 %i.0, %n, !dbg !43
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !45

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %add = add nsw i32 %i.0, %0, !dbg !46
  %idxprom = sext i32 %add to i64, !dbg !48
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !48
  %1 = load i32, ptr %arrayidx, align 4, !dbg !48, !tbaa !34
  %idxprom1 = sext i32 %0 to i64, !dbg !49
  %arrayidx2 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiiE4tile to ptr), i64 0, i64 %idxprom1, !dbg !49
  store i32 %1, ptr %arrayidx2, align 4, !dbg !50, !tbaa !34
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !51
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !52
  %sub = sub i32 %2, 1, !dbg !53
  %sub4 = sub i32 %sub, %0, !dbg !54
  %idxprom5 = zext i32 %sub4 to i64, !dbg !55
  %arrayidx6 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiiE4tile to ptr), i64 0, i64 %idxprom5, !dbg !55
  %3 = load i32, ptr %arrayidx6, align 4, !dbg !55, !tbaa !34
  %add7 = add nsw i32 %sum.0, %3, !dbg !56
    #dbg_value(i32 %add7, !23, !DIExpression(), !38)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !57
  br label %for.inc, !dbg !58

for.inc:                                          ; preds = %for.body
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !59
  %add9 = add i32 %i.0, %4, !dbg !60
    #dbg_value(i32 %add9, !24, !DIExpression(), !40)
  br label %for.cond, !dbg !61, !llvm.loop !62

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom10 = sext i32 %0 to i64, !dbg !66
  %arrayidx11 = getelementptr inbounds i32, ptr %out, i64 %idxprom10, !dbg !66
  store i32 %sum.0, ptr %arrayidx11, align 4, !dbg !67, !tbaa !34
  ret void, !dbg !68
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8expectedPKiPiii(ptr noundef %in, ptr noundef %out, i32 noundef %n, i32 noundef %threads) #0 !dbg !69 {
entry:
    #dbg_value(ptr %in, !73, !DIExpression(), !84)
    #dbg_value(ptr %out, !74, !DIExpression(), !84)
    #dbg_value(i32 %n, !75, !DIExpression(), !84)
    #dbg_value(i32 %threads, !76, !DIExpression(), !84)
    #dbg_value(i32 0, !77, !DIExpression(), !85)
  br label %for.cond, !dbg !86

for.cond:                                         ; preds = %for.inc10, %entry
  %t.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc10 ], !dbg !87
    #dbg_value(i32 %t.0, !77, !DIExpression(), !85)
  %cmp = icmp slt i32 %t.0, %threads, !dbg !88
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !89

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end11

for.body:                                         ; preds = %for.cond
    #dbg_value(i32 0, !79, !DIExpression(), !90)
    #dbg_value(i32 0, !82, !DIExpression(), !91)
  br label %for.cond1, !dbg !92

for.cond1:                                        ; preds = %for.inc, %for.body
  %sum.0 = phi i32 [ 0, %for.body ], [ %add6, %for.inc ], !dbg !90
  %i.0 = phi i32 [ 0, %for.body ], [ %add7, %for.inc ], !dbg !93
    #dbg_value(i32 %i.0, !82, !DIExpression(), !91)
    #dbg_value(i32 %sum.0, !79, !DIExpression(), !90)
  %cmp2 = icmp slt i32 %i.0, %n, !dbg !94
  br i1 %cmp2, label %for.body4, label %for.cond.cleanup3, !dbg !96

for.cond.cleanup3:                                ; preds = %for.cond1
  br label %for.end

for.body4:                                        ; preds = %for.cond1
  %add = add nsw i32 %i.0, %threads, !dbg !97
  %sub = sub nsw i32 %add, 1, !dbg !98
  %sub5 = sub nsw i32 %sub, %t.0, !dbg !99
  %idxprom = sext i32 %sub5 to i64, !dbg !100
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !100
  %0 = load i32, ptr %arrayidx, align 4, !dbg !100, !tbaa !34
  %add6 = add nsw i32 %sum.0, %0, !dbg !101
    #dbg_value(i32 %add6, !79, !DIExpression(), !90)
  br label %for.inc, !dbg !102

for.inc:                                          ; preds = %for.body4
  %add7 = add nsw i32 %i.0, %threads, !dbg !103
    #dbg_value(i32 %add7, !82, !DIExpression(), !91)
  br label %for.cond1, !dbg !104, !llvm.loop !105

for.end:                                          ; preds = %for.cond.cleanup3
  %idxprom8 = sext i32 %t.0 to i64, !dbg !107
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom8, !dbg !107
  store i32 %sum.0, ptr %arrayidx9, align 4, !dbg !108, !tbaa !34
  br label %for.inc10, !dbg !109

for.inc10:                                        ; preds = %for.end
  %inc = add nsw i32 %t.0, 1, !dbg !110
    #dbg_value(i32 %inc, !77, !DIExpression(), !85)
  br label %for.cond, !dbg !111, !llvm.loop !112

for.end11:                                        ; preds = %for.cond.cleanup
  ret void, !dbg !114
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!29, !30, !31, !32}
!llvm.ident = !{!33}
!llvm.errno.tbaa = !{!34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 3, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "tiles", linkageName: "_Z5tilesPKiPii", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "reference.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 214)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 215)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19, !20, !21, !22, !23, !24}
!19 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 2, type: !6)
!20 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 2, type: !9)
!21 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 2, type: !8)
!22 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 4, type: !8)
!23 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 4, type: !8)
!24 = !DILocalVariable(name: "i", scope: !25, file: !3, line: 5, type: !8)
!25 = distinct !DILexicalBlock(scope: !2, file: !3, line: 5, column: 3)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 128)
!29 = !{i32 7, !"Dwarf Version", i32 4}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!33 = !{!"clang version 22.1.8"}
!34 = !{!35, !35, i64 0}
!35 = !{!"int", !36, i64 0}
!36 = !{!"omnipotent char", !37, i64 0}
!37 = !{!"Simple C++ TBAA"}
!38 = !DILocation(line: 0, scope: !2)
!39 = !DILocation(line: 4, column: 11, scope: !2)
!40 = !DILocation(line: 0, scope: !25)
!41 = !DILocation(line: 5, column: 8, scope: !25)
!42 = !DILocation(line: 5, scope: !25)
!43 = !DILocation(line: 5, column: 21, scope: !44)
!44 = distinct !DILexicalBlock(scope: !25, file: !3, line: 5, column: 3)
!45 = !DILocation(line: 5, column: 3, scope: !25)
!46 = !DILocation(line: 6, column: 20, scope: !47)
!47 = distinct !DILexicalBlock(scope: !44, file: !3, line: 5, column: 43)
!48 = !DILocation(line: 6, column: 15, scope: !47)
!49 = !DILocation(line: 6, column: 5, scope: !47)
!50 = !DILocation(line: 6, column: 13, scope: !47)
!51 = !DILocation(line: 7, column: 5, scope: !47)
!52 = !DILocation(line: 8, column: 17, scope: !47)
!53 = !DILocation(line: 8, column: 28, scope: !47)
!54 = !DILocation(line: 8, column: 32, scope: !47)
!55 = !DILocation(line: 8, column: 12, scope: !47)
!56 = !DILocation(line: 8, column: 9, scope: !47)
!57 = !DILocation(line: 9, column: 5, scope: !47)
!58 = !DILocation(line: 10, column: 3, scope: !47)
!59 = !DILocation(line: 5, column: 31, scope: !44)
!60 = !DILocation(line: 5, column: 28, scope: !44)
!61 = !DILocation(line: 5, column: 3, scope: !44)
!62 = distinct !{!62, !45, !63, !64, !65}
!63 = !DILocation(line: 10, column: 3, scope: !25)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !{!"llvm.loop.unroll.disable"}
!66 = !DILocation(line: 11, column: 3, scope: !2)
!67 = !DILocation(line: 11, column: 10, scope: !2)
!68 = !DILocation(line: 12, column: 1, scope: !2)
!69 = distinct !DISubprogram(name: "expected", linkageName: "_Z8expectedPKiPiii", scope: !3, file: !3, line: 15, type: !70, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !72)
!70 = !DISubroutineType(types: !71)
!71 = !{null, !6, !9, !8, !8}
!72 = !{!73, !74, !75, !76, !77, !79, !82}
!73 = !DILocalVariable(name: "in", arg: 1, scope: !69, file: !3, line: 15, type: !6)
!74 = !DILocalVariable(name: "out", arg: 2, scope: !69, file: !3, line: 15, type: !9)
!75 = !DILocalVariable(name: "n", arg: 3, scope: !69, file: !3, line: 15, type: !8)
!76 = !DILocalVariable(name: "threads", arg: 4, scope: !69, file: !3, line: 15, type: !8)
!77 = !DILocalVariable(name: "t", scope: !78, file: !3, line: 16, type: !8)
!78 = distinct !DILexicalBlock(scope: !69, file: !3, line: 16, column: 3)
!79 = !DILocalVariable(name: "sum", scope: !80, file: !3, line: 17, type: !8)
!80 = distinct !DILexicalBlock(scope: !81, file: !3, line: 16, column: 37)
!81 = distinct !DILexicalBlock(scope: !78, file: !3, line: 16, column: 3)
!82 = !DILocalVariable(name: "i", scope: !83, file: !3, line: 18, type: !8)
!83 = distinct !DILexicalBlock(scope: !80, file: !3, line: 18, column: 5)
!84 = !DILocation(line: 0, scope: !69)
!85 = !DILocation(line: 0, scope: !78)
!86 = !DILocation(line: 16, column: 8, scope: !78)
!87 = !DILocation(line: 16, scope: !78)
!88 = !DILocation(line: 16, column: 21, scope: !81)
!89 = !DILocation(line: 16, column: 3, scope: !78)
!90 = !DILocation(line: 0, scope: !80)
!91 = !DILocation(line: 0, scope: !83)
!92 = !DILocation(line: 18, column: 10, scope: !83)
!93 = !DILocation(line: 18, scope: !83)
!94 = !DILocation(line: 18, column: 23, scope: !95)
!95 = distinct !DILexicalBlock(scope: !83, file: !3, line: 18, column: 5)
!96 = !DILocation(line: 18, column: 5, scope: !83)
!97 = !DILocation(line: 19, column: 19, scope: !95)
!98 = !DILocation(line: 19, column: 29, scope: !95)
!99 = !DILocation(line: 19, column: 33, scope: !95)
!100 = !DILocation(line: 19, column: 14, scope: !95)
!101 = !DILocation(line: 19, column: 11, scope: !95)
!102 = !DILocation(line: 19, column: 7, scope: !95)
!103 = !DILocation(line: 18, column: 30, scope: !95)
!104 = !DILocation(line: 18, column: 5, scope: !95)
!105 = distinct !{!105, !96, !106, !64, !65}
!106 = !DILocation(line: 19, column: 36, scope: !83)
!107 = !DILocation(line: 20, column: 5, scope: !80)
!108 = !DILocation(line: 20, column: 12, scope: !80)
!109 = !DILocation(line: 21, column: 3, scope: !80)
!110 = !DILocation(line: 16, column: 33, scope: !81)
!111 = !DILocation(line: 16, column: 3, scope: !81)
!112 = distinct !{!112, !89, !113, !64, !65}
!113 = !DILocation(line: 21, column: 3, scope: !78)
!114 = !DILocation(line: 22, column: 1, scope: !69)
