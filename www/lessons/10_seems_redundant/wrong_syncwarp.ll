; ModuleID = 'wrong_syncwarp.cu'
source_filename = "wrong_syncwarp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@_ZZ8row_sumsPKiPiiE1s = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !0

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z12sum_of_blockPii(ptr noundef %s, i32 noundef %v) #0 !dbg !39 {
entry:
    #dbg_value(ptr %s, !43, !DIExpression(), !49)
    #dbg_value(i32 %v, !44, !DIExpression(), !49)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !50
    #dbg_value(i32 %0, !45, !DIExpression(), !49)
  %idxprom = sext i32 %0 to i64, !dbg !51
  %arrayidx = getelementptr inbounds i32, ptr %s, i64 %idxprom, !dbg !51
  store i32 %v, ptr %arrayidx, align 4, !dbg !52, !tbaa !35
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !53
  %div = udiv i32 %1, 2, !dbg !54
    #dbg_value(i32 %div, !46, !DIExpression(), !55)
  br label %for.cond, !dbg !56

for.cond:                                         ; preds = %for.inc, %entry
  %d.0 = phi i32 [ %div, %entry ], [ %div8, %for.inc ], !dbg !57
    #dbg_value(i32 %d.0, !46, !DIExpression(), !55)
  %cmp = icmp sgt i32 %d.0, 0, !dbg !58
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !60

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !61
  %cmp2 = icmp slt i32 %0, %d.0, !dbg !63
  br i1 %cmp2, label %if.then, label %if.end, !dbg !63

if.then:                                          ; preds = %for.body
  %add = add nsw i32 %0, %d.0, !dbg !65
  %idxprom3 = sext i32 %add to i64, !dbg !66
  %arrayidx4 = getelementptr inbounds i32, ptr %s, i64 %idxprom3, !dbg !66
  %2 = load i32, ptr %arrayidx4, align 4, !dbg !66, !tbaa !35
  %idxprom5 = sext i32 %0 to i64, !dbg !67
  %arrayidx6 = getelementptr inbounds i32, ptr %s, i64 %idxprom5, !dbg !67
  %3 = load i32, ptr %arrayidx6, align 4, !dbg !68, !tbaa !35
  %add7 = add nsw i32 %3, %2, !dbg !68
  store i32 %add7, ptr %arrayidx6, align 4, !dbg !68, !tbaa !35
  br label %if.end, !dbg !67

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc, !dbg !69

for.inc:                                          ; preds = %if.end
  %div8 = sdiv i32 %d.0, 2, !dbg !70
    #dbg_value(i32 %div8, !46, !DIExpression(), !55)
  br label %for.cond, !dbg !71, !llvm.loop !72

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !76
  %arrayidx9 = getelementptr inbounds i32, ptr %s, i64 0, !dbg !77
  %4 = load i32, ptr %arrayidx9, align 4, !dbg !77, !tbaa !35
    #dbg_value(i32 %4, !48, !DIExpression(), !49)
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !78
  ret i32 %4, !dbg !79
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8row_sumsPKiPii(ptr noundef %in, ptr noundef %out, i32 noundef %rows) #3 !dbg !2 {
entry:
    #dbg_value(ptr %in, !19, !DIExpression(), !80)
    #dbg_value(ptr %out, !20, !DIExpression(), !80)
    #dbg_value(i32 %rows, !21, !DIExpression(), !80)
    #dbg_value(i32 0, !22, !DIExpression(), !81)
  br label %for.cond, !dbg !82

for.cond:                                         ; preds = %for.inc, %entry
  %row.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !83
    #dbg_value(i32 %row.0, !22, !DIExpression(), !81)
  %cmp = icmp slt i32 %row.0, %rows, !dbg !84
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !85

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !86
  %mul = mul i32 %row.0, %0, !dbg !87
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88
  %add = add i32 %mul, %1, !dbg !89
  %idxprom = zext i32 %add to i64, !dbg !90
  %arrayidx = getelementptr inbounds nuw i32, ptr %in, i64 %idxprom, !dbg !90
  %2 = load i32, ptr %arrayidx, align 4, !dbg !90, !tbaa !35
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ8row_sumsPKiPiiE1s to ptr), !43, !DIExpression(), !91)
    #dbg_value(i32 %2, !44, !DIExpression(), !91)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !93
    #dbg_value(i32 %3, !45, !DIExpression(), !91)
  %idxprom.i = sext i32 %3 to i64, !dbg !94
  %arrayidx.i = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8row_sumsPKiPiiE1s to ptr), i64 %idxprom.i, !dbg !94
  store i32 %2, ptr %arrayidx.i, align 4, !dbg !95, !tbaa !35
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !96
  %div.i = udiv i32 %4, 2, !dbg !97
    #dbg_value(i32 %div.i, !46, !DIExpression(), !98)
  br label %for.cond.i, !dbg !99

for.cond.i:                                       ; preds = %if.end.i, %for.body
  %d.0.i = phi i32 [ %div.i, %for.body ], [ %div8.i, %if.end.i ], !dbg !100
    #dbg_value(i32 %d.0.i, !46, !DIExpression(), !98)
  %cmp.i = icmp sgt i32 %d.0.i, 0, !dbg !101
  br i1 %cmp.i, label %for.body.i, label %_Z12sum_of_blockPii.exit, !dbg !102

for.body.i:                                       ; preds = %for.cond.i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !103
  %cmp2.i = icmp slt i32 %3, %d.0.i, !dbg !104
  br i1 %cmp2.i, label %if.then.i, label %if.end.i, !dbg !104

if.then.i:                                        ; preds = %for.body.i
  %add.i = add nsw i32 %3, %d.0.i, !dbg !105
  %idxprom3.i = sext i32 %add.i to i64, !dbg !106
  %arrayidx4.i = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8row_sumsPKiPiiE1s to ptr), i64 %idxprom3.i, !dbg !106
  %5 = load i32, ptr %arrayidx4.i, align 4, !dbg !106, !tbaa !35
  %idxprom5.i = sext i32 %3 to i64, !dbg !107
  %arrayidx6.i = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8row_sumsPKiPiiE1s to ptr), i64 %idxprom5.i, !dbg !107
  %6 = load i32, ptr %arrayidx6.i, align 4, !dbg !108, !tbaa !35
  %add7.i = add nsw i32 %6, %5, !dbg !108
  store i32 %add7.i, ptr %arrayidx6.i, align 4, !dbg !108, !tbaa !35
  br label %if.end.i, !dbg !107

if.end.i:                                         ; preds = %if.then.i, %for.body.i
  %div8.i = sdiv i32 %d.0.i, 2, !dbg !109
    #dbg_value(i32 %div8.i, !46, !DIExpression(), !98)
  br label %for.cond.i, !dbg !110, !llvm.loop !111

_Z12sum_of_blockPii.exit:                         ; preds = %for.cond.i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !113
  %7 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8row_sumsPKiPiiE1s to ptr), align 4, !dbg !114, !tbaa !35
    #dbg_value(i32 %7, !48, !DIExpression(), !91)
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !115
    #dbg_value(i32 %7, !24, !DIExpression(), !116)
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117
  %cmp4 = icmp eq i32 %8, 0, !dbg !119
  br i1 %cmp4, label %if.then, label %if.end, !dbg !119

if.then:                                          ; preds = %_Z12sum_of_blockPii.exit
  %idxprom5 = sext i32 %row.0 to i64, !dbg !120
  %arrayidx6 = getelementptr inbounds i32, ptr %out, i64 %idxprom5, !dbg !120
  store i32 %7, ptr %arrayidx6, align 4, !dbg !121, !tbaa !35
  br label %if.end, !dbg !120

if.end:                                           ; preds = %if.then, %_Z12sum_of_blockPii.exit
  br label %for.inc, !dbg !122

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %row.0, 1, !dbg !123
    #dbg_value(i32 %inc, !22, !DIExpression(), !81)
  br label %for.cond, !dbg !124, !llvm.loop !125

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !127
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!30, !31, !32, !33}
!llvm.ident = !{!34}
!llvm.errno.tbaa = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 17, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "row_sums", linkageName: "_Z8row_sumsPKiPii", scope: !3, file: !3, line: 16, type: !4, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "wrong_syncwarp.cu", directory: ".")
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
!18 = !{!19, !20, !21, !22, !24}
!19 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 16, type: !6)
!20 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 16, type: !9)
!21 = !DILocalVariable(name: "rows", arg: 3, scope: !2, file: !3, line: 16, type: !8)
!22 = !DILocalVariable(name: "row", scope: !23, file: !3, line: 18, type: !8)
!23 = distinct !DILexicalBlock(scope: !2, file: !3, line: 18, column: 3)
!24 = !DILocalVariable(name: "sum", scope: !25, file: !3, line: 19, type: !8)
!25 = distinct !DILexicalBlock(scope: !26, file: !3, line: 18, column: 40)
!26 = distinct !DILexicalBlock(scope: !23, file: !3, line: 18, column: 3)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 256)
!30 = !{i32 7, !"Dwarf Version", i32 4}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!34 = !{!"clang version 22.1.8"}
!35 = !{!36, !36, i64 0}
!36 = !{!"int", !37, i64 0}
!37 = !{!"omnipotent char", !38, i64 0}
!38 = !{!"Simple C++ TBAA"}
!39 = distinct !DISubprogram(name: "sum_of_block", linkageName: "_Z12sum_of_blockPii", scope: !3, file: !3, line: 2, type: !40, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!8, !9, !8}
!42 = !{!43, !44, !45, !46, !48}
!43 = !DILocalVariable(name: "s", arg: 1, scope: !39, file: !3, line: 2, type: !9)
!44 = !DILocalVariable(name: "v", arg: 2, scope: !39, file: !3, line: 2, type: !8)
!45 = !DILocalVariable(name: "t", scope: !39, file: !3, line: 3, type: !8)
!46 = !DILocalVariable(name: "d", scope: !47, file: !3, line: 5, type: !8)
!47 = distinct !DILexicalBlock(scope: !39, file: !3, line: 5, column: 3)
!48 = !DILocalVariable(name: "sum", scope: !39, file: !3, line: 11, type: !8)
!49 = !DILocation(line: 0, scope: !39)
!50 = !DILocation(line: 3, column: 11, scope: !39)
!51 = !DILocation(line: 4, column: 3, scope: !39)
!52 = !DILocation(line: 4, column: 8, scope: !39)
!53 = !DILocation(line: 5, column: 16, scope: !47)
!54 = !DILocation(line: 5, column: 27, scope: !47)
!55 = !DILocation(line: 0, scope: !47)
!56 = !DILocation(line: 5, column: 8, scope: !47)
!57 = !DILocation(line: 5, scope: !47)
!58 = !DILocation(line: 5, column: 34, scope: !59)
!59 = distinct !DILexicalBlock(scope: !47, file: !3, line: 5, column: 3)
!60 = !DILocation(line: 5, column: 3, scope: !47)
!61 = !DILocation(line: 6, column: 5, scope: !62)
!62 = distinct !DILexicalBlock(scope: !59, file: !3, line: 5, column: 47)
!63 = !DILocation(line: 7, column: 11, scope: !64)
!64 = distinct !DILexicalBlock(scope: !62, file: !3, line: 7, column: 9)
!65 = !DILocation(line: 8, column: 19, scope: !64)
!66 = !DILocation(line: 8, column: 15, scope: !64)
!67 = !DILocation(line: 8, column: 7, scope: !64)
!68 = !DILocation(line: 8, column: 12, scope: !64)
!69 = !DILocation(line: 9, column: 3, scope: !62)
!70 = !DILocation(line: 5, column: 41, scope: !59)
!71 = !DILocation(line: 5, column: 3, scope: !59)
!72 = distinct !{!72, !60, !73, !74, !75}
!73 = !DILocation(line: 9, column: 3, scope: !47)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !{!"llvm.loop.unroll.disable"}
!76 = !DILocation(line: 10, column: 3, scope: !39)
!77 = !DILocation(line: 11, column: 13, scope: !39)
!78 = !DILocation(line: 12, column: 3, scope: !39)
!79 = !DILocation(line: 13, column: 3, scope: !39)
!80 = !DILocation(line: 0, scope: !2)
!81 = !DILocation(line: 0, scope: !23)
!82 = !DILocation(line: 18, column: 8, scope: !23)
!83 = !DILocation(line: 18, scope: !23)
!84 = !DILocation(line: 18, column: 25, scope: !26)
!85 = !DILocation(line: 18, column: 3, scope: !23)
!86 = !DILocation(line: 19, column: 40, scope: !25)
!87 = !DILocation(line: 19, column: 38, scope: !25)
!88 = !DILocation(line: 19, column: 53, scope: !25)
!89 = !DILocation(line: 19, column: 51, scope: !25)
!90 = !DILocation(line: 19, column: 31, scope: !25)
!91 = !DILocation(line: 0, scope: !39, inlinedAt: !92)
!92 = distinct !DILocation(line: 19, column: 15, scope: !25)
!93 = !DILocation(line: 3, column: 11, scope: !39, inlinedAt: !92)
!94 = !DILocation(line: 4, column: 3, scope: !39, inlinedAt: !92)
!95 = !DILocation(line: 4, column: 8, scope: !39, inlinedAt: !92)
!96 = !DILocation(line: 5, column: 16, scope: !47, inlinedAt: !92)
!97 = !DILocation(line: 5, column: 27, scope: !47, inlinedAt: !92)
!98 = !DILocation(line: 0, scope: !47, inlinedAt: !92)
!99 = !DILocation(line: 5, column: 8, scope: !47, inlinedAt: !92)
!100 = !DILocation(line: 5, scope: !47, inlinedAt: !92)
!101 = !DILocation(line: 5, column: 34, scope: !59, inlinedAt: !92)
!102 = !DILocation(line: 5, column: 3, scope: !47, inlinedAt: !92)
!103 = !DILocation(line: 6, column: 5, scope: !62, inlinedAt: !92)
!104 = !DILocation(line: 7, column: 11, scope: !64, inlinedAt: !92)
!105 = !DILocation(line: 8, column: 19, scope: !64, inlinedAt: !92)
!106 = !DILocation(line: 8, column: 15, scope: !64, inlinedAt: !92)
!107 = !DILocation(line: 8, column: 7, scope: !64, inlinedAt: !92)
!108 = !DILocation(line: 8, column: 12, scope: !64, inlinedAt: !92)
!109 = !DILocation(line: 5, column: 41, scope: !59, inlinedAt: !92)
!110 = !DILocation(line: 5, column: 3, scope: !59, inlinedAt: !92)
!111 = distinct !{!111, !102, !112, !74, !75}
!112 = !DILocation(line: 9, column: 3, scope: !47, inlinedAt: !92)
!113 = !DILocation(line: 10, column: 3, scope: !39, inlinedAt: !92)
!114 = !DILocation(line: 11, column: 13, scope: !39, inlinedAt: !92)
!115 = !DILocation(line: 12, column: 3, scope: !39, inlinedAt: !92)
!116 = !DILocation(line: 0, scope: !25)
!117 = !DILocation(line: 20, column: 9, scope: !118)
!118 = distinct !DILexicalBlock(scope: !25, file: !3, line: 20, column: 9)
!119 = !DILocation(line: 20, column: 21, scope: !118)
!120 = !DILocation(line: 21, column: 7, scope: !118)
!121 = !DILocation(line: 21, column: 16, scope: !118)
!122 = !DILocation(line: 22, column: 3, scope: !25)
!123 = !DILocation(line: 18, column: 36, scope: !26)
!124 = !DILocation(line: 18, column: 3, scope: !26)
!125 = distinct !{!125, !85, !126, !74, !75}
!126 = !DILocation(line: 22, column: 3, scope: !23)
!127 = !DILocation(line: 23, column: 1, scope: !2)
