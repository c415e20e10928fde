; ModuleID = 'check_then_act.cu'
source_filename = "check_then_act.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiS_(ptr noundef %a, ptr noundef %b) #0 !dbg !17 {
entry:
    #dbg_value(ptr %a, !23, !DIExpression(), !26)
    #dbg_value(ptr %b, !24, !DIExpression(), !26)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
    #dbg_value(i32 %0, !25, !DIExpression(), !26)
  %idxprom = sext i32 %0 to i64, !dbg !28
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !28
  %1 = load i32, ptr %arrayidx, align 4, !dbg !28, !tbaa !13
  %cmp = icmp sgt i32 %1, 0, !dbg !30
  br i1 %cmp, label %if.then, label %if.else, !dbg !30

if.then:                                          ; preds = %entry
  %idxprom1 = sext i32 %0 to i64, !dbg !31
  %arrayidx2 = getelementptr inbounds i32, ptr %a, i64 %idxprom1, !dbg !31
  %2 = load i32, ptr %arrayidx2, align 4, !dbg !31, !tbaa !13
  %idxprom3 = sext i32 %0 to i64, !dbg !33
  %arrayidx4 = getelementptr inbounds i32, ptr %b, i64 %idxprom3, !dbg !33
  store i32 %2, ptr %arrayidx4, align 4, !dbg !34, !tbaa !13
  %idxprom5 = sext i32 %0 to i64, !dbg !35
  %arrayidx6 = getelementptr inbounds i32, ptr %a, i64 %idxprom5, !dbg !35
  store i32 %0, ptr %arrayidx6, align 4, !dbg !36, !tbaa !13
  br label %if.end13, !dbg !37

if.else:                                          ; preds = %entry
  %idxprom7 = sext i32 %0 to i64, !dbg !38
  %arrayidx8 = getelementptr inbounds i32, ptr %a, i64 %idxprom7, !dbg !38
  %3 = load i32, ptr %arrayidx8, align 4, !dbg !38, !tbaa !13
  %cmp9 = icmp slt i32 %3, -5, !dbg !40
  br i1 %cmp9, label %if.then10, label %if.end, !dbg !40

if.then10:                                        ; preds = %if.else
  %idxprom11 = sext i32 %0 to i64, !dbg !41
  %arrayidx12 = getelementptr inbounds i32, ptr %b, i64 %idxprom11, !dbg !41
  store i32 -1, ptr %arrayidx12, align 4, !dbg !43, !tbaa !13
  br label %if.end, !dbg !44

if.end:                                           ; preds = %if.then10, %if.else
  br label %if.end13

if.end13:                                         ; preds = %if.end, %if.then
  ret void, !dbg !45
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
!1 = !DIFile(filename: "check_then_act.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !1, file: !1, line: 6, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24, !25}
!23 = !DILocalVariable(name: "a", arg: 1, scope: !17, file: !1, line: 6, type: !20)
!24 = !DILocalVariable(name: "b", arg: 2, scope: !17, file: !1, line: 6, type: !20)
!25 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 7, type: !21)
!26 = !DILocation(line: 0, scope: !17)
!27 = !DILocation(line: 7, column: 11, scope: !17)
!28 = !DILocation(line: 8, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !17, file: !1, line: 8, column: 7)
!30 = !DILocation(line: 8, column: 12, scope: !29)
!31 = !DILocation(line: 9, column: 12, scope: !32)
!32 = distinct !DILexicalBlock(scope: !29, file: !1, line: 8, column: 17)
!33 = !DILocation(line: 9, column: 5, scope: !32)
!34 = !DILocation(line: 9, column: 10, scope: !32)
!35 = !DILocation(line: 10, column: 5, scope: !32)
!36 = !DILocation(line: 10, column: 10, scope: !32)
!37 = !DILocation(line: 11, column: 3, scope: !32)
!38 = !DILocation(line: 11, column: 14, scope: !39)
!39 = distinct !DILexicalBlock(scope: !29, file: !1, line: 11, column: 14)
!40 = !DILocation(line: 11, column: 19, scope: !39)
!41 = !DILocation(line: 12, column: 5, scope: !42)
!42 = distinct !DILexicalBlock(scope: !39, file: !1, line: 11, column: 25)
!43 = !DILocation(line: 12, column: 10, scope: !42)
!44 = !DILocation(line: 13, column: 3, scope: !42)
!45 = !DILocation(line: 14, column: 1, scope: !17)
