; ModuleID = 'reference.cu'
source_filename = "reference.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ6piecesPKiPiiE1s = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6piecesPKiPii(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !19, !DIExpression(), !40)
    #dbg_value(ptr %out, !20, !DIExpression(), !40)
    #dbg_value(i32 %n, !21, !DIExpression(), !40)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !41
    #dbg_value(i32 %0, !22, !DIExpression(), !40)
    #dbg_value(i32 0, !23, !DIExpression(), !42)
  br label %for.cond, !dbg !43

for.cond:                                         ; preds = %for.inc, %entry
  %first.0 = phi i32 [ 0, %entry ], [ %add12, %for.inc ], !dbg !44
    #dbg_value(i32 %first.0, !23, !DIExpression(), !42)
  %cmp = icmp slt i32 %first.0, %n, !dbg !45
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !46

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %add = add nsw i32 %first.0, %0, !dbg !47
    #dbg_value(i32 %add, !25, !DIExpression(), !48)
  %cmp1 = icmp slt i32 %add, %n, !dbg !49
  br i1 %cmp1, label %cond.true, label %cond.false, !dbg !50

cond.true:                                        ; preds = %for.body
  %idxprom = sext i32 %add to i64, !dbg !51
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !51
  %1 = load i32, ptr %arrayidx, align 4, !dbg !51, !tbaa !36
  br label %cond.end, !dbg !50

cond.false:                                       ; preds = %for.body
  br label %cond.end, !dbg !50

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %1, %cond.true ], [ 0, %cond.false ], !dbg !50
  %idxprom2 = sext i32 %0 to i64, !dbg !52
  %arrayidx3 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6piecesPKiPiiE1s to ptr), i64 0, i64 %idxprom2, !dbg !52
  store i32 %cond, ptr %arrayidx3, align 4, !dbg !53, !tbaa !36
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !54
  %cmp4 = icmp slt i32 %add, %n, !dbg !55
  br i1 %cmp4, label %if.then, label %if.end, !dbg !55

if.then:                                          ; preds = %cond.end
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !57
  %sub = sub i32 %2, 1, !dbg !58
  %sub6 = sub i32 %sub, %0, !dbg !59
  %idxprom7 = zext i32 %sub6 to i64, !dbg !60
  %arrayidx8 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6piecesPKiPiiE1s to ptr), i64 0, i64 %idxprom7, !dbg !60
  %3 = load i32, ptr %arrayidx8, align 4, !dbg !60, !tbaa !36
  %idxprom9 = sext i32 %add to i64, !dbg !61
  %arrayidx10 = getelementptr inbounds i32, ptr %out, i64 %idxprom9, !dbg !61
  store i32 %3, ptr %arrayidx10, align 4, !dbg !62, !tbaa !36
  br label %if.end, !dbg !61

if.end:                                           ; preds = %if.then, %cond.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !63
  br label %for.inc, !dbg !64

for.inc:                                          ; preds = %if.end
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !65
  %add12 = add i32 %first.0, %4, !dbg !66
    #dbg_value(i32 %add12, !23, !DIExpression(), !42)
  br label %for.cond, !dbg !67, !llvm.loop !68

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !72
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8expectedPKiPiii(ptr noundef %in, ptr noundef %out, i32 noundef %n, i32 noundef %threads) #0 !dbg !73 {
entry:
    #dbg_value(ptr %in, !77, !DIExpression(), !87)
    #dbg_value(ptr %out, !78, !DIExpression(), !87)
    #dbg_value(i32 %n, !79, !DIExpression(), !87)
    #dbg_value(i32 %threads, !80, !DIExpression(), !87)
    #dbg_value(i32 0, !81, !DIExpression(), !88)
  br label %for.cond, !dbg !89

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !90
    #dbg_value(i32 %i.0, !81, !DIExpression(), !88)
  %cmp = icmp slt i32 %i.0, %n, !dbg !91
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !92

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %div = sdiv i32 %i.0, %threads, !dbg !93
  %mul = mul nsw i32 %div, %threads, !dbg !94
    #dbg_value(i32 %mul, !83, !DIExpression(), !95)
  %add = add nsw i32 %mul, %threads, !dbg !96
  %sub = sub nsw i32 %add, 1, !dbg !97
  %sub1 = sub nsw i32 %i.0, %mul, !dbg !98
  %sub2 = sub nsw i32 %sub, %sub1, !dbg !99
    #dbg_value(i32 %sub2, !86, !DIExpression(), !95)
  %cmp3 = icmp slt i32 %sub2, %n, !dbg !100
  br i1 %cmp3, label %cond.true, label %cond.false, !dbg !101

cond.true:                                        ; preds = %for.body
  %idxprom = sext i32 %sub2 to i64, !dbg !102
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !102
  %0 = load i32, ptr %arrayidx, align 4, !dbg !102, !tbaa !36
  br label %cond.end, !dbg !101

cond.false:                                       ; preds = %for.body
  br label %cond.end, !dbg !101

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %0, %cond.true ], [ 0, %cond.false ], !dbg !101
  %idxprom4 = sext i32 %i.0 to i64, !dbg !103
  %arrayidx5 = getelementptr inbounds i32, ptr %out, i64 %idxprom4, !dbg !103
  store i32 %cond, ptr %arrayidx5, align 4, !dbg !104, !tbaa !36
  br label %for.inc, !dbg !105

for.inc:                                          ; preds = %cond.end
  %inc = add nsw i32 %i.0, 1, !dbg !106
    #dbg_value(i32 %inc, !81, !DIExpression(), !88)
  br label %for.cond, !dbg !107, !llvm.loop !108

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !110
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
!llvm.module.flags = !{!31, !32, !33, !34}
!llvm.ident = !{!35}
!llvm.errno.tbaa = !{!36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 3, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "pieces", linkageName: "_Z6piecesPKiPii", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
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
!18 = !{!19, !20, !21, !22, !23, !25}
!19 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 2, type: !6)
!20 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 2, type: !9)
!21 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 2, type: !8)
!22 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 4, type: !8)
!23 = !DILocalVariable(name: "first", scope: !24, file: !3, line: 5, type: !8)
!24 = distinct !DILexicalBlock(scope: !2, file: !3, line: 5, column: 3)
!25 = !DILocalVariable(name: "i", scope: !26, file: !3, line: 6, type: !8)
!26 = distinct !DILexicalBlock(scope: !27, file: !3, line: 5, column: 55)
!27 = distinct !DILexicalBlock(scope: !24, file: !3, line: 5, column: 3)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 256)
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
!41 = !DILocation(line: 4, column: 11, scope: !2)
!42 = !DILocation(line: 0, scope: !24)
!43 = !DILocation(line: 5, column: 8, scope: !24)
!44 = !DILocation(line: 5, scope: !24)
!45 = !DILocation(line: 5, column: 29, scope: !27)
!46 = !DILocation(line: 5, column: 3, scope: !24)
!47 = !DILocation(line: 6, column: 19, scope: !26)
!48 = !DILocation(line: 0, scope: !26)
!49 = !DILocation(line: 7, column: 14, scope: !26)
!50 = !DILocation(line: 7, column: 12, scope: !26)
!51 = !DILocation(line: 7, column: 20, scope: !26)
!52 = !DILocation(line: 7, column: 5, scope: !26)
!53 = !DILocation(line: 7, column: 10, scope: !26)
!54 = !DILocation(line: 8, column: 5, scope: !26)
!55 = !DILocation(line: 9, column: 11, scope: !56)
!56 = distinct !DILexicalBlock(scope: !26, file: !3, line: 9, column: 9)
!57 = !DILocation(line: 10, column: 18, scope: !56)
!58 = !DILocation(line: 10, column: 29, scope: !56)
!59 = !DILocation(line: 10, column: 33, scope: !56)
!60 = !DILocation(line: 10, column: 16, scope: !56)
!61 = !DILocation(line: 10, column: 7, scope: !56)
!62 = !DILocation(line: 10, column: 14, scope: !56)
!63 = !DILocation(line: 11, column: 5, scope: !26)
!64 = !DILocation(line: 12, column: 3, scope: !26)
!65 = !DILocation(line: 5, column: 43, scope: !27)
!66 = !DILocation(line: 5, column: 40, scope: !27)
!67 = !DILocation(line: 5, column: 3, scope: !27)
!68 = distinct !{!68, !46, !69, !70, !71}
!69 = !DILocation(line: 12, column: 3, scope: !24)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !{!"llvm.loop.unroll.disable"}
!72 = !DILocation(line: 13, column: 1, scope: !2)
!73 = distinct !DISubprogram(name: "expected", linkageName: "_Z8expectedPKiPiii", scope: !3, file: !3, line: 16, type: !74, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !76)
!74 = !DISubroutineType(types: !75)
!75 = !{null, !6, !9, !8, !8}
!76 = !{!77, !78, !79, !80, !81, !83, !86}
!77 = !DILocalVariable(name: "in", arg: 1, scope: !73, file: !3, line: 16, type: !6)
!78 = !DILocalVariable(name: "out", arg: 2, scope: !73, file: !3, line: 16, type: !9)
!79 = !DILocalVariable(name: "n", arg: 3, scope: !73, file: !3, line: 16, type: !8)
!80 = !DILocalVariable(name: "threads", arg: 4, scope: !73, file: !3, line: 16, type: !8)
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 17, type: !8)
!82 = distinct !DILexicalBlock(scope: !73, file: !3, line: 17, column: 3)
!83 = !DILocalVariable(name: "first", scope: !84, file: !3, line: 18, type: !8)
!84 = distinct !DILexicalBlock(scope: !85, file: !3, line: 17, column: 31)
!85 = distinct !DILexicalBlock(scope: !82, file: !3, line: 17, column: 3)
!86 = !DILocalVariable(name: "from", scope: !84, file: !3, line: 19, type: !8)
!87 = !DILocation(line: 0, scope: !73)
!88 = !DILocation(line: 0, scope: !82)
!89 = !DILocation(line: 17, column: 8, scope: !82)
!90 = !DILocation(line: 17, scope: !82)
!91 = !DILocation(line: 17, column: 21, scope: !85)
!92 = !DILocation(line: 17, column: 3, scope: !82)
!93 = !DILocation(line: 18, column: 19, scope: !84)
!94 = !DILocation(line: 18, column: 29, scope: !84)
!95 = !DILocation(line: 0, scope: !84)
!96 = !DILocation(line: 19, column: 22, scope: !84)
!97 = !DILocation(line: 19, column: 32, scope: !84)
!98 = !DILocation(line: 19, column: 41, scope: !84)
!99 = !DILocation(line: 19, column: 36, scope: !84)
!100 = !DILocation(line: 20, column: 19, scope: !84)
!101 = !DILocation(line: 20, column: 14, scope: !84)
!102 = !DILocation(line: 20, column: 25, scope: !84)
!103 = !DILocation(line: 20, column: 5, scope: !84)
!104 = !DILocation(line: 20, column: 12, scope: !84)
!105 = !DILocation(line: 21, column: 3, scope: !84)
!106 = !DILocation(line: 17, column: 27, scope: !85)
!107 = !DILocation(line: 17, column: 3, scope: !85)
!108 = distinct !{!108, !92, !109, !70, !71}
!109 = !DILocation(line: 21, column: 3, scope: !82)
!110 = !DILocation(line: 22, column: 1, scope: !73)
