; ModuleID = 'reference.cu'
source_filename = "reference.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ7reversePKiPiiE1s = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7reversePKiPii(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !19, !DIExpression(), !37)
    #dbg_value(ptr %out, !20, !DIExpression(), !37)
    #dbg_value(i32 %n, !21, !DIExpression(), !37)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38
    #dbg_value(i32 %0, !22, !DIExpression(), !37)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !39
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !40
  %mul = mul i32 %1, %2, !dbg !41
    #dbg_value(i32 %mul, !23, !DIExpression(), !37)
  %add = add nsw i32 %mul, %0, !dbg !42
  %idxprom = sext i32 %add to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !43
  %3 = load i32, ptr %arrayidx, align 4, !dbg !43, !tbaa !33
    #dbg_value(i32 %3, !24, !DIExpression(), !37)
  %cmp = icmp slt i32 %0, %n, !dbg !44
  br i1 %cmp, label %if.then, label %if.end, !dbg !44

if.then:                                          ; preds = %entry
  %idxprom3 = sext i32 %0 to i64, !dbg !46
  %arrayidx4 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reversePKiPiiE1s to ptr), i64 0, i64 %idxprom3, !dbg !46
  store i32 %3, ptr %arrayidx4, align 4, !dbg !47, !tbaa !33
  br label %if.end, !dbg !46

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !48
  %cmp5 = icmp slt i32 %0, %n, !dbg !49
  br i1 %cmp5, label %if.then6, label %if.end10, !dbg !49

if.then6:                                         ; preds = %if.end
  %sub = sub nsw i32 %n, 1, !dbg !51
  %sub7 = sub nsw i32 %sub, %0, !dbg !52
  %idxprom8 = sext i32 %sub7 to i64, !dbg !53
  %arrayidx9 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reversePKiPiiE1s to ptr), i64 0, i64 %idxprom8, !dbg !53
  %4 = load i32, ptr %arrayidx9, align 4, !dbg !53, !tbaa !33
    #dbg_value(i32 %4, !24, !DIExpression(), !37)
  br label %if.end10, !dbg !54

if.end10:                                         ; preds = %if.then6, %if.end
  %v.0 = phi i32 [ %4, %if.then6 ], [ %3, %if.end ], !dbg !37
    #dbg_value(i32 %v.0, !24, !DIExpression(), !37)
  %add11 = add nsw i32 %mul, %0, !dbg !55
  %idxprom12 = sext i32 %add11 to i64, !dbg !56
  %arrayidx13 = getelementptr inbounds i32, ptr %out, i64 %idxprom12, !dbg !56
  store i32 %v.0, ptr %arrayidx13, align 4, !dbg !57, !tbaa !33
  ret void, !dbg !58
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8expectedPKiPiiii(ptr noundef %in, ptr noundef %out, i32 noundef %n, i32 noundef %threads, i32 noundef %blocks) #0 !dbg !59 {
entry:
    #dbg_value(ptr %in, !63, !DIExpression(), !73)
    #dbg_value(ptr %out, !64, !DIExpression(), !73)
    #dbg_value(i32 %n, !65, !DIExpression(), !73)
    #dbg_value(i32 %threads, !66, !DIExpression(), !73)
    #dbg_value(i32 %blocks, !67, !DIExpression(), !73)
    #dbg_value(i32 0, !68, !DIExpression(), !74)
  br label %for.cond, !dbg !75

for.cond:                                         ; preds = %for.inc13, %entry
  %row.0 = phi i32 [ 0, %entry ], [ %add14, %for.inc13 ], !dbg !76
    #dbg_value(i32 %row.0, !68, !DIExpression(), !74)
  %mul = mul nsw i32 %blocks, %threads, !dbg !77
  %cmp = icmp slt i32 %row.0, %mul, !dbg !78
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !79

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end15

for.body:                                         ; preds = %for.cond
    #dbg_value(i32 0, !70, !DIExpression(), !80)
  br label %for.cond1, !dbg !81

for.cond1:                                        ; preds = %for.inc, %for.body
  %t.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ], !dbg !82
    #dbg_value(i32 %t.0, !70, !DIExpression(), !80)
  %cmp2 = icmp slt i32 %t.0, %threads, !dbg !83
  br i1 %cmp2, label %for.body4, label %for.cond.cleanup3, !dbg !85

for.cond.cleanup3:                                ; preds = %for.cond1
  br label %for.end

for.body4:                                        ; preds = %for.cond1
  %cmp5 = icmp slt i32 %t.0, %n, !dbg !86
  br i1 %cmp5, label %cond.true, label %cond.false, !dbg !87

cond.true:                                        ; preds = %for.body4
  %add = add nsw i32 %row.0, %n, !dbg !88
  %sub = sub nsw i32 %add, 1, !dbg !89
  %sub6 = sub nsw i32 %sub, %t.0, !dbg !90
  %idxprom = sext i32 %sub6 to i64, !dbg !91
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !91
  %0 = load i32, ptr %arrayidx, align 4, !dbg !91, !tbaa !33
  br label %cond.end, !dbg !87

cond.false:                                       ; preds = %for.body4
  %add7 = add nsw i32 %row.0, %t.0, !dbg !92
  %idxprom8 = sext i32 %add7 to i64, !dbg !93
  %arrayidx9 = getelementptr inbounds i32, ptr %in, i64 %idxprom8, !dbg !93
  %1 = load i32, ptr %arrayidx9, align 4, !dbg !93, !tbaa !33
  br label %cond.end, !dbg !87

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %0, %cond.true ], [ %1, %cond.false ], !dbg !87
  %add10 = add nsw i32 %row.0, %t.0, !dbg !94
  %idxprom11 = sext i32 %add10 to i64, !dbg !95
  %arrayidx12 = getelementptr inbounds i32, ptr %out, i64 %idxprom11, !dbg !95
  store i32 %cond, ptr %arrayidx12, align 4, !dbg !96, !tbaa !33
  br label %for.inc, !dbg !95

for.inc:                                          ; preds = %cond.end
  %inc = add nsw i32 %t.0, 1, !dbg !97
    #dbg_value(i32 %inc, !70, !DIExpression(), !80)
  br label %for.cond1, !dbg !98, !llvm.loop !99

for.end:                                          ; preds = %for.cond.cleanup3
  br label %for.inc13, !dbg !100

for.inc13:                                        ; preds = %for.end
  %add14 = add nsw i32 %row.0, %threads, !dbg !103
    #dbg_value(i32 %add14, !68, !DIExpression(), !74)
  br label %for.cond, !dbg !104, !llvm.loop !105

for.end15:                                        ; preds = %for.cond.cleanup
  ret void, !dbg !107
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!28, !29, !30, !31}
!llvm.ident = !{!32}
!llvm.errno.tbaa = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 3, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "reverse", linkageName: "_Z7reversePKiPii", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
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
!23 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 4, type: !8)
!24 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 5, type: !8)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 256)
!28 = !{i32 7, !"Dwarf Version", i32 4}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!32 = !{!"clang version 22.1.8"}
!33 = !{!34, !34, i64 0}
!34 = !{!"int", !35, i64 0}
!35 = !{!"omnipotent char", !36, i64 0}
!36 = !{!"Simple C++ TBAA"}
!37 = !DILocation(line: 0, scope: !2)
!38 = !DILocation(line: 4, column: 11, scope: !2)
!39 = !DILocation(line: 4, column: 30, scope: !2)
!40 = !DILocation(line: 4, column: 43, scope: !2)
!41 = !DILocation(line: 4, column: 41, scope: !2)
!42 = !DILocation(line: 5, column: 18, scope: !2)
!43 = !DILocation(line: 5, column: 11, scope: !2)
!44 = !DILocation(line: 6, column: 9, scope: !45)
!45 = distinct !DILexicalBlock(scope: !2, file: !3, line: 6, column: 7)
!46 = !DILocation(line: 7, column: 5, scope: !45)
!47 = !DILocation(line: 7, column: 10, scope: !45)
!48 = !DILocation(line: 8, column: 3, scope: !2)
!49 = !DILocation(line: 9, column: 9, scope: !50)
!50 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 7)
!51 = !DILocation(line: 10, column: 13, scope: !50)
!52 = !DILocation(line: 10, column: 17, scope: !50)
!53 = !DILocation(line: 10, column: 9, scope: !50)
!54 = !DILocation(line: 10, column: 5, scope: !50)
!55 = !DILocation(line: 11, column: 11, scope: !2)
!56 = !DILocation(line: 11, column: 3, scope: !2)
!57 = !DILocation(line: 11, column: 16, scope: !2)
!58 = !DILocation(line: 12, column: 1, scope: !2)
!59 = distinct !DISubprogram(name: "expected", linkageName: "_Z8expectedPKiPiiii", scope: !3, file: !3, line: 15, type: !60, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !62)
!60 = !DISubroutineType(types: !61)
!61 = !{null, !6, !9, !8, !8, !8}
!62 = !{!63, !64, !65, !66, !67, !68, !70}
!63 = !DILocalVariable(name: "in", arg: 1, scope: !59, file: !3, line: 15, type: !6)
!64 = !DILocalVariable(name: "out", arg: 2, scope: !59, file: !3, line: 15, type: !9)
!65 = !DILocalVariable(name: "n", arg: 3, scope: !59, file: !3, line: 15, type: !8)
!66 = !DILocalVariable(name: "threads", arg: 4, scope: !59, file: !3, line: 15, type: !8)
!67 = !DILocalVariable(name: "blocks", arg: 5, scope: !59, file: !3, line: 15, type: !8)
!68 = !DILocalVariable(name: "row", scope: !69, file: !3, line: 16, type: !8)
!69 = distinct !DILexicalBlock(scope: !59, file: !3, line: 16, column: 3)
!70 = !DILocalVariable(name: "t", scope: !71, file: !3, line: 17, type: !8)
!71 = distinct !DILexicalBlock(scope: !72, file: !3, line: 17, column: 5)
!72 = distinct !DILexicalBlock(scope: !69, file: !3, line: 16, column: 3)
!73 = !DILocation(line: 0, scope: !59)
!74 = !DILocation(line: 0, scope: !69)
!75 = !DILocation(line: 16, column: 8, scope: !69)
!76 = !DILocation(line: 16, scope: !69)
!77 = !DILocation(line: 16, column: 34, scope: !72)
!78 = !DILocation(line: 16, column: 25, scope: !72)
!79 = !DILocation(line: 16, column: 3, scope: !69)
!80 = !DILocation(line: 0, scope: !71)
!81 = !DILocation(line: 17, column: 10, scope: !71)
!82 = !DILocation(line: 17, scope: !71)
!83 = !DILocation(line: 17, column: 23, scope: !84)
!84 = distinct !DILexicalBlock(scope: !71, file: !3, line: 17, column: 5)
!85 = !DILocation(line: 17, column: 5, scope: !71)
!86 = !DILocation(line: 18, column: 24, scope: !84)
!87 = !DILocation(line: 18, column: 22, scope: !84)
!88 = !DILocation(line: 18, column: 37, scope: !84)
!89 = !DILocation(line: 18, column: 41, scope: !84)
!90 = !DILocation(line: 18, column: 45, scope: !84)
!91 = !DILocation(line: 18, column: 30, scope: !84)
!92 = !DILocation(line: 18, column: 59, scope: !84)
!93 = !DILocation(line: 18, column: 52, scope: !84)
!94 = !DILocation(line: 18, column: 15, scope: !84)
!95 = !DILocation(line: 18, column: 7, scope: !84)
!96 = !DILocation(line: 18, column: 20, scope: !84)
!97 = !DILocation(line: 17, column: 35, scope: !84)
!98 = !DILocation(line: 17, column: 5, scope: !84)
!99 = distinct !{!99, !85, !100, !101, !102}
!100 = !DILocation(line: 18, column: 62, scope: !71)
!101 = !{!"llvm.loop.mustprogress"}
!102 = !{!"llvm.loop.unroll.disable"}
!103 = !DILocation(line: 16, column: 49, scope: !72)
!104 = !DILocation(line: 16, column: 3, scope: !72)
!105 = distinct !{!105, !79, !106, !101, !102}
!106 = !DILocation(line: 18, column: 62, scope: !69)
!107 = !DILocation(line: 19, column: 1, scope: !59)
