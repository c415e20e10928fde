; ModuleID = 'start.cu'
source_filename = "start.cu"
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
    #dbg_value(ptr %s, !43, !DIExpression(), !48)
    #dbg_value(i32 %v, !44, !DIExpression(), !48)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49
    #dbg_value(i32 %0, !45, !DIExpression(), !48)
  %idxprom = sext i32 %0 to i64, !dbg !50
  %arrayidx = getelementptr inbounds i32, ptr %s, i64 %idxprom, !dbg !50
  store i32 %v, ptr %arrayidx, align 4, !dbg !51, !tbaa !35
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !52
  %div = udiv i32 %1, 2, !dbg !53
    #dbg_value(i32 %div, !46, !DIExpression(), !54)
  br label %for.cond, !dbg !55

for.cond:                                         ; preds = %for.inc, %entry
  %d.0 = phi i32 [ %div, %entry ], [ %div8, %for.inc ], !dbg !56
    #dbg_value(i32 %d.0, !46, !DIExpression(), !54)
  %cmp = icmp sgt i32 %d.0, 0, !dbg !57
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !59

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !60
  %cmp2 = icmp slt i32 %0, %d.0, !dbg !62
  br i1 %cmp2, label %if.then, label %if.end, !dbg !62

if.then:                                          ; preds = %for.body
  %add = add nsw i32 %0, %d.0, !dbg !64
  %idxprom3 = sext i32 %add to i64, !dbg !65
  %arrayidx4 = getelementptr inbounds i32, ptr %s, i64 %idxprom3, !dbg !65
  %2 = load i32, ptr %arrayidx4, align 4, !dbg !65, !tbaa !35
  %idxprom5 = sext i32 %0 to i64, !dbg !66
  %arrayidx6 = getelementptr inbounds i32, ptr %s, i64 %idxprom5, !dbg !66
  %3 = load i32, ptr %arrayidx6, align 4, !dbg !67, !tbaa !35
  %add7 = add nsw i32 %3, %2, !dbg !67
  store i32 %add7, ptr %arrayidx6, align 4, !dbg !67, !tbaa !35
  br label %if.end, !dbg !66

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc, !dbg !68

for.inc:                                          ; preds = %if.end
  %div8 = sdiv i32 %d.0, 2, !dbg !69
    #dbg_value(i32 %div8, !46, !DIExpression(), !54)
  br label %for.cond, !dbg !70, !llvm.loop !71

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !75
  %arrayidx9 = getelementptr inbounds i32, ptr %s, i64 0, !dbg !76
  %4 = load i32, ptr %arrayidx9, align 4, !dbg !76, !tbaa !35
  ret i32 %4, !dbg !77
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
    #dbg_value(ptr %in, !19, !DIExpression(), !78)
    #dbg_value(ptr %out, !20, !DIExpression(), !78)
    #dbg_value(i32 %rows, !21, !DIExpression(), !78)
    #dbg_value(i32 0, !22, !DIExpression(), !79)
  br label %for.cond, !dbg !80

for.cond:                                         ; preds = %for.inc, %entry
  %row.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !81
    #dbg_value(i32 %row.0, !22, !DIExpression(), !79)
  %cmp = icmp slt i32 %row.0, %rows, !dbg !82
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !83

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !84
  %mul = mul i32 %row.0, %0, !dbg !85
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !86
  %add = add i32 %mul, %1, !dbg !87
  %idxprom = zext i32 %add to i64, !dbg !88
  %arrayidx = getelementptr inbounds nuw i32, ptr %in, i64 %idxprom, !dbg !88
  %2 = load i32, ptr %arrayidx, align 4, !dbg !88, !tbaa !35
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ8row_sumsPKiPiiE1s to ptr), !43, !DIExpression(), !89)
    #dbg_value(i32 %2, !44, !DIExpression(), !89)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !91
    #dbg_value(i32 %3, !45, !DIExpression(), !89)
  %idxprom.i = sext i32 %3 to i64, !dbg !92
  %arrayidx.i = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8row_sumsPKiPiiE1s to ptr), i64 %idxprom.i, !dbg !92
  store i32 %2, ptr %arrayidx.i, align 4, !dbg !93, !tbaa !35
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !94
  %div.i = udiv i32 %4, 2, !dbg !95
    #dbg_value(i32 %div.i, !46, !DIExpression(), !96)
  br label %for.cond.i, !dbg !97

for.cond.i:                                       ; preds = %if.end.i, %for.body
  %d.0.i = phi i32 [ %div.i, %for.body ], [ %div8.i, %if.end.i ], !dbg !98
    #dbg_value(i32 %d.0.i, !46, !DIExpression(), !96)
  %cmp.i = icmp sgt i32 %d.0.i, 0, !dbg !99
  br i1 %cmp.i, label %for.body.i, label %_Z12sum_of_blockPii.exit, !dbg !100

for.body.i:                                       ; preds = %for.cond.i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !101
  %cmp2.i = icmp slt i32 %3, %d.0.i, !dbg !102
  br i1 %cmp2.i, label %if.then.i, label %if.end.i, !dbg !102

if.then.i:                                        ; preds = %for.body.i
  %add.i = add nsw i32 %3, %d.0.i, !dbg !103
  %idxprom3.i = sext i32 %add.i to i64, !dbg !104
  %arrayidx4.i = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8row_sumsPKiPiiE1s to ptr), i64 %idxprom3.i, !dbg !104
  %5 = load i32, ptr %arrayidx4.i, align 4, !dbg !104, !tbaa !35
  %idxprom5.i = sext i32 %3 to i64, !dbg !105
  %arrayidx6.i = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8row_sumsPKiPiiE1s to ptr), i64 %idxprom5.i, !dbg !105
  %6 = load i32, ptr %arrayidx6.i, align 4, !dbg !106, !tbaa !35
  %add7.i = add nsw i32 %6, %5, !dbg !106
  store i32 %add7.i, ptr %arrayidx6.i, align 4, !dbg !106, !tbaa !35
  br label %if.end.i, !dbg !105

if.end.i:                                         ; preds = %if.then.i, %for.body.i
  %div8.i = sdiv i32 %d.0.i, 2, !dbg !107
    #dbg_value(i32 %div8.i, !46, !DIExpression(), !96)
  br label %for.cond.i, !dbg !108, !llvm.loop !109

_Z12sum_of_blockPii.exit:                         ; preds = %for.cond.i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !111
  %7 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8row_sumsPKiPiiE1s to ptr), align 4, !dbg !112, !tbaa !35
    #dbg_value(i32 %7, !24, !DIExpression(), !113)
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !114
  %cmp4 = icmp eq i32 %8, 0, !dbg !116
  br i1 %cmp4, label %if.then, label %if.end, !dbg !116

if.then:                                          ; preds = %_Z12sum_of_blockPii.exit
  %idxprom5 = sext i32 %row.0 to i64, !dbg !117
  %arrayidx6 = getelementptr inbounds i32, ptr %out, i64 %idxprom5, !dbg !117
  store i32 %7, ptr %arrayidx6, align 4, !dbg !118, !tbaa !35
  br label %if.end, !dbg !117

if.end:                                           ; preds = %if.then, %_Z12sum_of_blockPii.exit
  br label %for.inc, !dbg !119

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %row.0, 1, !dbg !120
    #dbg_value(i32 %inc, !22, !DIExpression(), !79)
  br label %for.cond, !dbg !121, !llvm.loop !122

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !124
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

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
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 16, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "row_sums", linkageName: "_Z8row_sumsPKiPii", scope: !3, file: !3, line: 15, type: !4, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "start.cu", directory: ".")
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
!19 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 15, type: !6)
!20 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 15, type: !9)
!21 = !DILocalVariable(name: "rows", arg: 3, scope: !2, file: !3, line: 15, type: !8)
!22 = !DILocalVariable(name: "row", scope: !23, file: !3, line: 17, type: !8)
!23 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 3)
!24 = !DILocalVariable(name: "sum", scope: !25, file: !3, line: 18, type: !8)
!25 = distinct !DILexicalBlock(scope: !26, file: !3, line: 17, column: 40)
!26 = distinct !DILexicalBlock(scope: !23, file: !3, line: 17, column: 3)
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
!42 = !{!43, !44, !45, !46}
!43 = !DILocalVariable(name: "s", arg: 1, scope: !39, file: !3, line: 2, type: !9)
!44 = !DILocalVariable(name: "v", arg: 2, scope: !39, file: !3, line: 2, type: !8)
!45 = !DILocalVariable(name: "t", scope: !39, file: !3, line: 3, type: !8)
!46 = !DILocalVariable(name: "d", scope: !47, file: !3, line: 5, type: !8)
!47 = distinct !DILexicalBlock(scope: !39, file: !3, line: 5, column: 3)
!48 = !DILocation(line: 0, scope: !39)
!49 = !DILocation(line: 3, column: 11, scope: !39)
!50 = !DILocation(line: 4, column: 3, scope: !39)
!51 = !DILocation(line: 4, column: 8, scope: !39)
!52 = !DILocation(line: 5, column: 16, scope: !47)
!53 = !DILocation(line: 5, column: 27, scope: !47)
!54 = !DILocation(line: 0, scope: !47)
!55 = !DILocation(line: 5, column: 8, scope: !47)
!56 = !DILocation(line: 5, scope: !47)
!57 = !DILocation(line: 5, column: 34, scope: !58)
!58 = distinct !DILexicalBlock(scope: !47, file: !3, line: 5, column: 3)
!59 = !DILocation(line: 5, column: 3, scope: !47)
!60 = !DILocation(line: 6, column: 5, scope: !61)
!61 = distinct !DILexicalBlock(scope: !58, file: !3, line: 5, column: 47)
!62 = !DILocation(line: 7, column: 11, scope: !63)
!63 = distinct !DILexicalBlock(scope: !61, file: !3, line: 7, column: 9)
!64 = !DILocation(line: 8, column: 19, scope: !63)
!65 = !DILocation(line: 8, column: 15, scope: !63)
!66 = !DILocation(line: 8, column: 7, scope: !63)
!67 = !DILocation(line: 8, column: 12, scope: !63)
!68 = !DILocation(line: 9, column: 3, scope: !61)
!69 = !DILocation(line: 5, column: 41, scope: !58)
!70 = !DILocation(line: 5, column: 3, scope: !58)
!71 = distinct !{!71, !59, !72, !73, !74}
!72 = !DILocation(line: 9, column: 3, scope: !47)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !{!"llvm.loop.unroll.disable"}
!75 = !DILocation(line: 10, column: 3, scope: !39)
!76 = !DILocation(line: 11, column: 10, scope: !39)
!77 = !DILocation(line: 11, column: 3, scope: !39)
!78 = !DILocation(line: 0, scope: !2)
!79 = !DILocation(line: 0, scope: !23)
!80 = !DILocation(line: 17, column: 8, scope: !23)
!81 = !DILocation(line: 17, scope: !23)
!82 = !DILocation(line: 17, column: 25, scope: !26)
!83 = !DILocation(line: 17, column: 3, scope: !23)
!84 = !DILocation(line: 18, column: 40, scope: !25)
!85 = !DILocation(line: 18, column: 38, scope: !25)
!86 = !DILocation(line: 18, column: 53, scope: !25)
!87 = !DILocation(line: 18, column: 51, scope: !25)
!88 = !DILocation(line: 18, column: 31, scope: !25)
!89 = !DILocation(line: 0, scope: !39, inlinedAt: !90)
!90 = distinct !DILocation(line: 18, column: 15, scope: !25)
!91 = !DILocation(line: 3, column: 11, scope: !39, inlinedAt: !90)
!92 = !DILocation(line: 4, column: 3, scope: !39, inlinedAt: !90)
!93 = !DILocation(line: 4, column: 8, scope: !39, inlinedAt: !90)
!94 = !DILocation(line: 5, column: 16, scope: !47, inlinedAt: !90)
!95 = !DILocation(line: 5, column: 27, scope: !47, inlinedAt: !90)
!96 = !DILocation(line: 0, scope: !47, inlinedAt: !90)
!97 = !DILocation(line: 5, column: 8, scope: !47, inlinedAt: !90)
!98 = !DILocation(line: 5, scope: !47, inlinedAt: !90)
!99 = !DILocation(line: 5, column: 34, scope: !58, inlinedAt: !90)
!100 = !DILocation(line: 5, column: 3, scope: !47, inlinedAt: !90)
!101 = !DILocation(line: 6, column: 5, scope: !61, inlinedAt: !90)
!102 = !DILocation(line: 7, column: 11, scope: !63, inlinedAt: !90)
!103 = !DILocation(line: 8, column: 19, scope: !63, inlinedAt: !90)
!104 = !DILocation(line: 8, column: 15, scope: !63, inlinedAt: !90)
!105 = !DILocation(line: 8, column: 7, scope: !63, inlinedAt: !90)
!106 = !DILocation(line: 8, column: 12, scope: !63, inlinedAt: !90)
!107 = !DILocation(line: 5, column: 41, scope: !58, inlinedAt: !90)
!108 = !DILocation(line: 5, column: 3, scope: !58, inlinedAt: !90)
!109 = distinct !{!109, !100, !110, !73, !74}
!110 = !DILocation(line: 9, column: 3, scope: !47, inlinedAt: !90)
!111 = !DILocation(line: 10, column: 3, scope: !39, inlinedAt: !90)
!112 = !DILocation(line: 11, column: 10, scope: !39, inlinedAt: !90)
!113 = !DILocation(line: 0, scope: !25)
!114 = !DILocation(line: 19, column: 9, scope: !115)
!115 = distinct !DILexicalBlock(scope: !25, file: !3, line: 19, column: 9)
!116 = !DILocation(line: 19, column: 21, scope: !115)
!117 = !DILocation(line: 20, column: 7, scope: !115)
!118 = !DILocation(line: 20, column: 16, scope: !115)
!119 = !DILocation(line: 21, column: 3, scope: !25)
!120 = !DILocation(line: 17, column: 36, scope: !26)
!121 = !DILocation(line: 17, column: 3, scope: !26)
!122 = distinct !{!122, !83, !123, !73, !74}
!123 = !DILocation(line: 21, column: 3, scope: !23)
!124 = !DILocation(line: 22, column: 1, scope: !2)
