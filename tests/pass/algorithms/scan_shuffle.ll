; ModuleID = 'scan_shuffle.cu'
source_filename = "scan_shuffle.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiPKiE4sums = internal addrspace(3) global [4 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !20, !DIExpression(), !51)
    #dbg_value(ptr %a, !21, !DIExpression(), !51)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !52
    #dbg_value(i32 %0, !22, !DIExpression(), !51)
  %and = and i32 %0, 31, !dbg !53
    #dbg_value(i32 %and, !23, !DIExpression(), !51)
  %shr = ashr i32 %0, 5, !dbg !54
    #dbg_value(i32 %shr, !24, !DIExpression(), !51)
  %idxprom = sext i32 %0 to i64, !dbg !55
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !55
  %1 = load i32, ptr %arrayidx, align 4, !dbg !55, !tbaa !47
    #dbg_value(i32 %1, !25, !DIExpression(), !51)
    #dbg_value(i32 1, !26, !DIExpression(), !56)
  br label %for.cond, !dbg !57

for.cond:                                         ; preds = %for.inc, %entry
  %d.0 = phi i32 [ 1, %entry ], [ %shl, %for.inc ], !dbg !58
  %v.0 = phi i32 [ %1, %entry ], [ %v.1, %for.inc ], !dbg !51
    #dbg_value(i32 %v.0, !25, !DIExpression(), !51)
    #dbg_value(i32 %d.0, !26, !DIExpression(), !56)
  %cmp = icmp slt i32 %d.0, 32, !dbg !59
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !60

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %2 = call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %v.0, i32 %d.0, i32 0), !dbg !61
    #dbg_value(i32 %2, !28, !DIExpression(), !62)
  %cmp2 = icmp sge i32 %and, %d.0, !dbg !63
  br i1 %cmp2, label %if.then, label %if.end, !dbg !63

if.then:                                          ; preds = %for.body
  %add = add nsw i32 %v.0, %2, !dbg !65
    #dbg_value(i32 %add, !25, !DIExpression(), !51)
  br label %if.end, !dbg !66

if.end:                                           ; preds = %if.then, %for.body
  %v.1 = phi i32 [ %add, %if.then ], [ %v.0, %for.body ], !dbg !51
    #dbg_value(i32 %v.1, !25, !DIExpression(), !51)
  br label %for.inc, !dbg !67

for.inc:                                          ; preds = %if.end
  %shl = shl i32 %d.0, 1, !dbg !68
    #dbg_value(i32 %shl, !26, !DIExpression(), !56)
  br label %for.cond, !dbg !69, !llvm.loop !70

for.end:                                          ; preds = %for.cond.cleanup
  %cmp3 = icmp eq i32 %and, 31, !dbg !74
  br i1 %cmp3, label %if.then4, label %if.end7, !dbg !74

if.then4:                                         ; preds = %for.end
  %idxprom5 = sext i32 %shr to i64, !dbg !76
  %arrayidx6 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE4sums to ptr), i64 0, i64 %idxprom5, !dbg !76
  store i32 %v.0, ptr %arrayidx6, align 4, !dbg !77, !tbaa !47
  br label %if.end7, !dbg !76

if.end7:                                          ; preds = %if.then4, %for.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !78
  %cmp8 = icmp slt i32 %0, 4, !dbg !79
  br i1 %cmp8, label %if.then9, label %if.end28, !dbg !79

if.then9:                                         ; preds = %if.end7
  %idxprom10 = sext i32 %0 to i64, !dbg !80
  %arrayidx11 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE4sums to ptr), i64 0, i64 %idxprom10, !dbg !80
  %3 = load i32, ptr %arrayidx11, align 4, !dbg !80, !tbaa !47
    #dbg_value(i32 %3, !31, !DIExpression(), !81)
    #dbg_value(i32 1, !34, !DIExpression(), !82)
  br label %for.cond13, !dbg !83

for.cond13:                                       ; preds = %for.inc23, %if.then9
  %x.0 = phi i32 [ %3, %if.then9 ], [ %x.1, %for.inc23 ], !dbg !81
  %d12.0 = phi i32 [ 1, %if.then9 ], [ %shl24, %for.inc23 ], !dbg !84
    #dbg_value(i32 %d12.0, !34, !DIExpression(), !82)
    #dbg_value(i32 %x.0, !31, !DIExpression(), !81)
  %cmp14 = icmp slt i32 %d12.0, 4, !dbg !85
  br i1 %cmp14, label %for.body16, label %for.cond.cleanup15, !dbg !86

for.cond.cleanup15:                               ; preds = %for.cond13
  br label %for.end25

for.body16:                                       ; preds = %for.cond13
  %4 = call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 15, i32 %x.0, i32 %d12.0, i32 0), !dbg !87
    #dbg_value(i32 %4, !36, !DIExpression(), !88)
  %cmp19 = icmp sge i32 %0, %d12.0, !dbg !89
  br i1 %cmp19, label %if.then20, label %if.end22, !dbg !89

if.then20:                                        ; preds = %for.body16
  %add21 = add nsw i32 %x.0, %4, !dbg !91
    #dbg_value(i32 %add21, !31, !DIExpression(), !81)
  br label %if.end22, !dbg !92

if.end22:                                         ; preds = %if.then20, %for.body16
  %x.1 = phi i32 [ %add21, %if.then20 ], [ %x.0, %for.body16 ], !dbg !81
    #dbg_value(i32 %x.1, !31, !DIExpression(), !81)
  br label %for.inc23, !dbg !93

for.inc23:                                        ; preds = %if.end22
  %shl24 = shl i32 %d12.0, 1, !dbg !94
    #dbg_value(i32 %shl24, !34, !DIExpression(), !82)
  br label %for.cond13, !dbg !95, !llvm.loop !96

for.end25:                                        ; preds = %for.cond.cleanup15
  %idxprom26 = sext i32 %0 to i64, !dbg !98
  %arrayidx27 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE4sums to ptr), i64 0, i64 %idxprom26, !dbg !98
  store i32 %x.0, ptr %arrayidx27, align 4, !dbg !99, !tbaa !47
  br label %if.end28, !dbg !100

if.end28:                                         ; preds = %for.end25, %if.end7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !101
  %cmp29 = icmp sgt i32 %shr, 0, !dbg !102
  br i1 %cmp29, label %if.then30, label %if.end34, !dbg !102

if.then30:                                        ; preds = %if.end28
  %sub = sub nsw i32 %shr, 1, !dbg !104
  %idxprom31 = sext i32 %sub to i64, !dbg !105
  %arrayidx32 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE4sums to ptr), i64 0, i64 %idxprom31, !dbg !105
  %5 = load i32, ptr %arrayidx32, align 4, !dbg !105, !tbaa !47
  %add33 = add nsw i32 %v.0, %5, !dbg !106
    #dbg_value(i32 %add33, !25, !DIExpression(), !51)
  br label %if.end34, !dbg !107

if.end34:                                         ; preds = %if.then30, %if.end28
  %v.2 = phi i32 [ %add33, %if.then30 ], [ %v.0, %if.end28 ], !dbg !51
    #dbg_value(i32 %v.2, !25, !DIExpression(), !51)
  %idxprom35 = sext i32 %0 to i64, !dbg !108
  %arrayidx36 = getelementptr inbounds i32, ptr %o, i64 %idxprom35, !dbg !108
  store i32 %v.2, ptr %arrayidx36, align 4, !dbg !109, !tbaa !47
  ret void, !dbg !110
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!42, !43, !44, !45}
!llvm.ident = !{!46}
!llvm.errno.tbaa = !{!47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "sums", scope: !2, file: !3, line: 8, type: !39, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !19)
!3 = !DIFile(filename: "scan_shuffle.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!11 = !{!7}
!12 = !{!0}
!13 = !{!14, !17}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !15, file: !16, line: 206)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 207)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{!20, !21, !22, !23, !24, !25, !26, !28, !31, !34, !36}
!20 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!21 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 7, type: !8)
!22 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !7)
!23 = !DILocalVariable(name: "lane", scope: !2, file: !3, line: 9, type: !7)
!24 = !DILocalVariable(name: "w", scope: !2, file: !3, line: 9, type: !7)
!25 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 10, type: !7)
!26 = !DILocalVariable(name: "d", scope: !27, file: !3, line: 11, type: !7)
!27 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!28 = !DILocalVariable(name: "u", scope: !29, file: !3, line: 12, type: !7)
!29 = distinct !DILexicalBlock(scope: !30, file: !3, line: 11, column: 36)
!30 = distinct !DILexicalBlock(scope: !27, file: !3, line: 11, column: 3)
!31 = !DILocalVariable(name: "x", scope: !32, file: !3, line: 20, type: !7)
!32 = distinct !DILexicalBlock(scope: !33, file: !3, line: 19, column: 14)
!33 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 7)
!34 = !DILocalVariable(name: "d", scope: !35, file: !3, line: 21, type: !7)
!35 = distinct !DILexicalBlock(scope: !32, file: !3, line: 21, column: 5)
!36 = !DILocalVariable(name: "u", scope: !37, file: !3, line: 22, type: !7)
!37 = distinct !DILexicalBlock(scope: !38, file: !3, line: 21, column: 37)
!38 = distinct !DILexicalBlock(scope: !35, file: !3, line: 21, column: 5)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 4)
!42 = !{i32 7, !"Dwarf Version", i32 4}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!46 = !{!"clang version 22.1.8"}
!47 = !{!48, !48, i64 0}
!48 = !{!"int", !49, i64 0}
!49 = !{!"omnipotent char", !50, i64 0}
!50 = !{!"Simple C++ TBAA"}
!51 = !DILocation(line: 0, scope: !2)
!52 = !DILocation(line: 9, column: 11, scope: !2)
!53 = !DILocation(line: 9, column: 33, scope: !2)
!54 = !DILocation(line: 9, column: 45, scope: !2)
!55 = !DILocation(line: 10, column: 11, scope: !2)
!56 = !DILocation(line: 0, scope: !27)
!57 = !DILocation(line: 11, column: 8, scope: !27)
!58 = !DILocation(line: 11, scope: !27)
!59 = !DILocation(line: 11, column: 21, scope: !30)
!60 = !DILocation(line: 11, column: 3, scope: !27)
!61 = !DILocation(line: 12, column: 13, scope: !29)
!62 = !DILocation(line: 0, scope: !29)
!63 = !DILocation(line: 13, column: 14, scope: !64)
!64 = distinct !DILexicalBlock(scope: !29, file: !3, line: 13, column: 9)
!65 = !DILocation(line: 14, column: 9, scope: !64)
!66 = !DILocation(line: 14, column: 7, scope: !64)
!67 = !DILocation(line: 15, column: 3, scope: !29)
!68 = !DILocation(line: 11, column: 29, scope: !30)
!69 = !DILocation(line: 11, column: 3, scope: !30)
!70 = distinct !{!70, !60, !71, !72, !73}
!71 = !DILocation(line: 15, column: 3, scope: !27)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !{!"llvm.loop.unroll.disable"}
!74 = !DILocation(line: 16, column: 12, scope: !75)
!75 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 7)
!76 = !DILocation(line: 17, column: 5, scope: !75)
!77 = !DILocation(line: 17, column: 13, scope: !75)
!78 = !DILocation(line: 18, column: 3, scope: !2)
!79 = !DILocation(line: 19, column: 9, scope: !33)
!80 = !DILocation(line: 20, column: 13, scope: !32)
!81 = !DILocation(line: 0, scope: !32)
!82 = !DILocation(line: 0, scope: !35)
!83 = !DILocation(line: 21, column: 10, scope: !35)
!84 = !DILocation(line: 21, scope: !35)
!85 = !DILocation(line: 21, column: 23, scope: !38)
!86 = !DILocation(line: 21, column: 5, scope: !35)
!87 = !DILocation(line: 22, column: 15, scope: !37)
!88 = !DILocation(line: 0, scope: !37)
!89 = !DILocation(line: 23, column: 13, scope: !90)
!90 = distinct !DILexicalBlock(scope: !37, file: !3, line: 23, column: 11)
!91 = !DILocation(line: 24, column: 11, scope: !90)
!92 = !DILocation(line: 24, column: 9, scope: !90)
!93 = !DILocation(line: 25, column: 5, scope: !37)
!94 = !DILocation(line: 21, column: 30, scope: !38)
!95 = !DILocation(line: 21, column: 5, scope: !38)
!96 = distinct !{!96, !86, !97, !72, !73}
!97 = !DILocation(line: 25, column: 5, scope: !35)
!98 = !DILocation(line: 26, column: 5, scope: !32)
!99 = !DILocation(line: 26, column: 13, scope: !32)
!100 = !DILocation(line: 27, column: 3, scope: !32)
!101 = !DILocation(line: 28, column: 3, scope: !2)
!102 = !DILocation(line: 29, column: 9, scope: !103)
!103 = distinct !DILexicalBlock(scope: !2, file: !3, line: 29, column: 7)
!104 = !DILocation(line: 30, column: 17, scope: !103)
!105 = !DILocation(line: 30, column: 10, scope: !103)
!106 = !DILocation(line: 30, column: 7, scope: !103)
!107 = !DILocation(line: 30, column: 5, scope: !103)
!108 = !DILocation(line: 31, column: 3, scope: !2)
!109 = !DILocation(line: 31, column: 8, scope: !2)
!110 = !DILocation(line: 32, column: 1, scope: !2)
