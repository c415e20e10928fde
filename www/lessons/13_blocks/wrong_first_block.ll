; ModuleID = 'wrong_first_block.cu'
source_filename = "wrong_first_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4blurPiS_i(ptr noundef %x, ptr noundef %y, i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(ptr %x, !23, !DIExpression(), !27)
    #dbg_value(ptr %y, !24, !DIExpression(), !27)
    #dbg_value(i32 %n, !25, !DIExpression(), !27)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28
    #dbg_value(i32 %0, !26, !DIExpression(), !27)
  %cmp = icmp slt i32 %0, %n, !dbg !29
  br i1 %cmp, label %if.then, label %if.end, !dbg !29

if.then:                                          ; preds = %entry
  %add = add nsw i32 %0, 1, !dbg !31
  %cmp1 = icmp slt i32 %add, %n, !dbg !32
  br i1 %cmp1, label %cond.true, label %cond.false, !dbg !33

cond.true:                                        ; preds = %if.then
  %idxprom = sext i32 %0 to i64, !dbg !34
  %arrayidx = getelementptr inbounds i32, ptr %x, i64 %idxprom, !dbg !34
  %1 = load i32, ptr %arrayidx, align 4, !dbg !34, !tbaa !13
  %add2 = add nsw i32 %0, 1, !dbg !35
  %idxprom3 = sext i32 %add2 to i64, !dbg !36
  %arrayidx4 = getelementptr inbounds i32, ptr %x, i64 %idxprom3, !dbg !36
  %2 = load i32, ptr %arrayidx4, align 4, !dbg !36, !tbaa !13
  %add5 = add nsw i32 %1, %2, !dbg !37
  br label %cond.end, !dbg !33

cond.false:                                       ; preds = %if.then
  %idxprom6 = sext i32 %0 to i64, !dbg !38
  %arrayidx7 = getelementptr inbounds i32, ptr %x, i64 %idxprom6, !dbg !38
  %3 = load i32, ptr %arrayidx7, align 4, !dbg !38, !tbaa !13
  br label %cond.end, !dbg !33

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add5, %cond.true ], [ %3, %cond.false ], !dbg !33
  %idxprom8 = sext i32 %0 to i64, !dbg !39
  %arrayidx9 = getelementptr inbounds i32, ptr %y, i64 %idxprom8, !dbg !39
  store i32 %cond, ptr %arrayidx9, align 4, !dbg !40, !tbaa !13
  br label %if.end, !dbg !39

if.end:                                           ; preds = %cond.end, %entry
  ret void, !dbg !41
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "wrong_first_block.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 214)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 215)
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
!17 = distinct !DISubprogram(name: "blur", linkageName: "_Z4blurPiS_i", scope: !1, file: !1, line: 2, type: !18, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !20, !21}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24, !25, !26}
!23 = !DILocalVariable(name: "x", arg: 1, scope: !17, file: !1, line: 2, type: !20)
!24 = !DILocalVariable(name: "y", arg: 2, scope: !17, file: !1, line: 2, type: !20)
!25 = !DILocalVariable(name: "n", arg: 3, scope: !17, file: !1, line: 2, type: !21)
!26 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 3, type: !21)
!27 = !DILocation(line: 0, scope: !17)
!28 = !DILocation(line: 3, column: 11, scope: !17)
!29 = !DILocation(line: 4, column: 9, scope: !30)
!30 = distinct !DILexicalBlock(scope: !17, file: !1, line: 4, column: 7)
!31 = !DILocation(line: 5, column: 14, scope: !30)
!32 = !DILocation(line: 5, column: 18, scope: !30)
!33 = !DILocation(line: 5, column: 12, scope: !30)
!34 = !DILocation(line: 5, column: 24, scope: !30)
!35 = !DILocation(line: 5, column: 35, scope: !30)
!36 = !DILocation(line: 5, column: 31, scope: !30)
!37 = !DILocation(line: 5, column: 29, scope: !30)
!38 = !DILocation(line: 5, column: 42, scope: !30)
!39 = !DILocation(line: 5, column: 5, scope: !30)
!40 = !DILocation(line: 5, column: 10, scope: !30)
!41 = !DILocation(line: 6, column: 1, scope: !17)
