; ModuleID = 'reference.cu'
source_filename = "reference.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11shuffle_sumPKiPii(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !19 {
entry:
    #dbg_value(ptr %in, !26, !DIExpression(), !33)
    #dbg_value(ptr %out, !27, !DIExpression(), !33)
    #dbg_value(i32 %n, !28, !DIExpression(), !33)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
    #dbg_value(i32 %0, !29, !DIExpression(), !33)
  %cmp = icmp slt i32 %0, %n, !dbg !35
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !36

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %0 to i64, !dbg !37
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !37
  %1 = load i32, ptr %arrayidx, align 4, !dbg !37, !tbaa !15
  br label %cond.end, !dbg !36

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !36

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %1, %cond.true ], [ 0, %cond.false ], !dbg !36
    #dbg_value(i32 %cond, !30, !DIExpression(), !33)
    #dbg_value(i32 16, !31, !DIExpression(), !38)
  br label %for.cond, !dbg !39

for.cond:                                         ; preds = %for.inc, %cond.end
  %v.0 = phi i32 [ %cond, %cond.end ], [ %add, %for.inc ], !dbg !33
  %k.0 = phi i32 [ 16, %cond.end ], [ %div, %for.inc ], !dbg !40
    #dbg_value(i32 %k.0, !31, !DIExpression(), !38)
    #dbg_value(i32 %v.0, !30, !DIExpression(), !33)
  %cmp1 = icmp sgt i32 %k.0, 0, !dbg !41
  br i1 %cmp1, label %for.body, label %for.cond.cleanup, !dbg !43

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %2 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v.0, i32 %k.0, i32 31), !dbg !44
  %add = add nsw i32 %v.0, %2, !dbg !45
    #dbg_value(i32 %add, !30, !DIExpression(), !33)
  br label %for.inc, !dbg !46

for.inc:                                          ; preds = %for.body
  %div = sdiv i32 %k.0, 2, !dbg !47
    #dbg_value(i32 %div, !31, !DIExpression(), !38)
  br label %for.cond, !dbg !48, !llvm.loop !49

for.end:                                          ; preds = %for.cond.cleanup
  %cmp3 = icmp eq i32 %0, 0, !dbg !53
  br i1 %cmp3, label %if.then, label %if.end, !dbg !53

if.then:                                          ; preds = %for.end
  %arrayidx4 = getelementptr inbounds i32, ptr %out, i64 0, !dbg !55
  store i32 %v.0, ptr %arrayidx4, align 4, !dbg !56, !tbaa !15
  br label %if.end, !dbg !55

if.end:                                           ; preds = %if.then, %for.end
  ret void, !dbg !57
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8expectedPKiPii(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !58 {
entry:
    #dbg_value(ptr %in, !60, !DIExpression(), !65)
    #dbg_value(ptr %out, !61, !DIExpression(), !65)
    #dbg_value(i32 %n, !62, !DIExpression(), !65)
  %arrayidx = getelementptr inbounds i32, ptr %out, i64 0, !dbg !66
  store i32 0, ptr %arrayidx, align 4, !dbg !67, !tbaa !15
    #dbg_value(i32 0, !63, !DIExpression(), !68)
  br label %for.cond, !dbg !69

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !70
    #dbg_value(i32 %i.0, !63, !DIExpression(), !68)
  %cmp = icmp slt i32 %i.0, %n, !dbg !71
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !73

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64, !dbg !74
  %arrayidx1 = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !74
  %0 = load i32, ptr %arrayidx1, align 4, !dbg !74, !tbaa !15
  %arrayidx2 = getelementptr inbounds i32, ptr %out, i64 0, !dbg !75
  %1 = load i32, ptr %arrayidx2, align 4, !dbg !76, !tbaa !15
  %add = add nsw i32 %1, %0, !dbg !76
  store i32 %add, ptr %arrayidx2, align 4, !dbg !76, !tbaa !15
  br label %for.inc, !dbg !75

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !77
    #dbg_value(i32 %inc, !63, !DIExpression(), !68)
  br label %for.cond, !dbg !78, !llvm.loop !79

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !81
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13}
!llvm.ident = !{!14}
!llvm.errno.tbaa = !{!15}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "reference.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{!5, !8}
!5 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !7, line: 214)
!6 = !DINamespace(name: "ws_math", scope: null)
!7 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !6, file: !7, line: 215)
!9 = !DINamespace(name: "std", scope: null)
!10 = !{i32 7, !"Dwarf Version", i32 4}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!14 = !{!"clang version 22.1.8"}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C++ TBAA"}
!19 = distinct !DISubprogram(name: "shuffle_sum", linkageName: "_Z11shuffle_sumPKiPii", scope: !1, file: !1, line: 2, type: !20, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!20 = !DISubroutineType(types: !21)
!21 = !{null, !22, !24, !3}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!25 = !{!26, !27, !28, !29, !30, !31}
!26 = !DILocalVariable(name: "in", arg: 1, scope: !19, file: !1, line: 2, type: !22)
!27 = !DILocalVariable(name: "out", arg: 2, scope: !19, file: !1, line: 2, type: !24)
!28 = !DILocalVariable(name: "n", arg: 3, scope: !19, file: !1, line: 2, type: !3)
!29 = !DILocalVariable(name: "t", scope: !19, file: !1, line: 3, type: !3)
!30 = !DILocalVariable(name: "v", scope: !19, file: !1, line: 4, type: !3)
!31 = !DILocalVariable(name: "k", scope: !32, file: !1, line: 5, type: !3)
!32 = distinct !DILexicalBlock(scope: !19, file: !1, line: 5, column: 3)
!33 = !DILocation(line: 0, scope: !19)
!34 = !DILocation(line: 3, column: 11, scope: !19)
!35 = !DILocation(line: 4, column: 13, scope: !19)
!36 = !DILocation(line: 4, column: 11, scope: !19)
!37 = !DILocation(line: 4, column: 19, scope: !19)
!38 = !DILocation(line: 0, scope: !32)
!39 = !DILocation(line: 5, column: 8, scope: !32)
!40 = !DILocation(line: 5, scope: !32)
!41 = !DILocation(line: 5, column: 22, scope: !42)
!42 = distinct !DILexicalBlock(scope: !32, file: !1, line: 5, column: 3)
!43 = !DILocation(line: 5, column: 3, scope: !32)
!44 = !DILocation(line: 6, column: 10, scope: !42)
!45 = !DILocation(line: 6, column: 7, scope: !42)
!46 = !DILocation(line: 6, column: 5, scope: !42)
!47 = !DILocation(line: 5, column: 29, scope: !42)
!48 = !DILocation(line: 5, column: 3, scope: !42)
!49 = distinct !{!49, !43, !50, !51, !52}
!50 = !DILocation(line: 6, column: 43, scope: !32)
!51 = !{!"llvm.loop.mustprogress"}
!52 = !{!"llvm.loop.unroll.disable"}
!53 = !DILocation(line: 7, column: 9, scope: !54)
!54 = distinct !DILexicalBlock(scope: !19, file: !1, line: 7, column: 7)
!55 = !DILocation(line: 8, column: 5, scope: !54)
!56 = !DILocation(line: 8, column: 12, scope: !54)
!57 = !DILocation(line: 9, column: 1, scope: !19)
!58 = distinct !DISubprogram(name: "expected", linkageName: "_Z8expectedPKiPii", scope: !1, file: !1, line: 12, type: !20, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !59)
!59 = !{!60, !61, !62, !63}
!60 = !DILocalVariable(name: "in", arg: 1, scope: !58, file: !1, line: 12, type: !22)
!61 = !DILocalVariable(name: "out", arg: 2, scope: !58, file: !1, line: 12, type: !24)
!62 = !DILocalVariable(name: "n", arg: 3, scope: !58, file: !1, line: 12, type: !3)
!63 = !DILocalVariable(name: "i", scope: !64, file: !1, line: 14, type: !3)
!64 = distinct !DILexicalBlock(scope: !58, file: !1, line: 14, column: 3)
!65 = !DILocation(line: 0, scope: !58)
!66 = !DILocation(line: 13, column: 3, scope: !58)
!67 = !DILocation(line: 13, column: 10, scope: !58)
!68 = !DILocation(line: 0, scope: !64)
!69 = !DILocation(line: 14, column: 8, scope: !64)
!70 = !DILocation(line: 14, scope: !64)
!71 = !DILocation(line: 14, column: 21, scope: !72)
!72 = distinct !DILexicalBlock(scope: !64, file: !1, line: 14, column: 3)
!73 = !DILocation(line: 14, column: 3, scope: !64)
!74 = !DILocation(line: 15, column: 15, scope: !72)
!75 = !DILocation(line: 15, column: 5, scope: !72)
!76 = !DILocation(line: 15, column: 12, scope: !72)
!77 = !DILocation(line: 14, column: 27, scope: !72)
!78 = !DILocation(line: 14, column: 3, scope: !72)
!79 = distinct !{!79, !73, !80, !51, !52}
!80 = !DILocation(line: 15, column: 19, scope: !64)
!81 = !DILocation(line: 16, column: 1, scope: !58)
