; ModuleID = 'flag_block_fence.cu'
source_filename = "flag_block_fence.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPViPiS1_(ptr noundef %flag, ptr noundef %data, ptr noundef %o) #0 !dbg !17 {
entry:
    #dbg_value(ptr %flag, !25, !DIExpression(), !28)
    #dbg_value(ptr %data, !26, !DIExpression(), !28)
    #dbg_value(ptr %o, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !29
  %cmp = icmp eq i32 %0, 0, !dbg !31
  br i1 %cmp, label %if.then, label %if.else, !dbg !31

if.then:                                          ; preds = %entry
  %arrayidx = getelementptr inbounds i32, ptr %data, i64 0, !dbg !32
  store i32 42, ptr %arrayidx, align 4, !dbg !34, !tbaa !13
  call void @llvm.nvvm.membar.cta(), !dbg !35
  store volatile i32 1, ptr %flag, align 4, !dbg !36, !tbaa !13
  br label %if.end, !dbg !37

if.else:                                          ; preds = %entry
  br label %while.cond, !dbg !38

while.cond:                                       ; preds = %while.body, %if.else
  %1 = load volatile i32, ptr %flag, align 4, !dbg !40, !tbaa !13
  %cmp1 = icmp eq i32 %1, 0, !dbg !41
  br i1 %cmp1, label %while.body, label %while.end, !dbg !38

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !38, !llvm.loop !42

while.end:                                        ; preds = %while.cond
  call void @llvm.nvvm.membar.cta(), !dbg !46
  %arrayidx2 = getelementptr inbounds i32, ptr %data, i64 0, !dbg !47
  %2 = load i32, ptr %arrayidx2, align 4, !dbg !47, !tbaa !13
  %arrayidx3 = getelementptr inbounds i32, ptr %o, i64 0, !dbg !48
  store i32 %2, ptr %arrayidx3, align 4, !dbg !49, !tbaa !13
  br label %if.end

if.end:                                           ; preds = %while.end, %if.then
  ret void, !dbg !50
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "flag_block_fence.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPViPiS1_", scope: !1, file: !1, line: 6, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !23, !23}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!24 = !{!25, !26, !27}
!25 = !DILocalVariable(name: "flag", arg: 1, scope: !17, file: !1, line: 6, type: !20)
!26 = !DILocalVariable(name: "data", arg: 2, scope: !17, file: !1, line: 6, type: !23)
!27 = !DILocalVariable(name: "o", arg: 3, scope: !17, file: !1, line: 6, type: !23)
!28 = !DILocation(line: 0, scope: !17)
!29 = !DILocation(line: 7, column: 7, scope: !30)
!30 = distinct !DILexicalBlock(scope: !17, file: !1, line: 7, column: 7)
!31 = !DILocation(line: 7, column: 18, scope: !30)
!32 = !DILocation(line: 8, column: 5, scope: !33)
!33 = distinct !DILexicalBlock(scope: !30, file: !1, line: 7, column: 24)
!34 = !DILocation(line: 8, column: 13, scope: !33)
!35 = !DILocation(line: 9, column: 5, scope: !33)
!36 = !DILocation(line: 10, column: 11, scope: !33)
!37 = !DILocation(line: 11, column: 3, scope: !33)
!38 = !DILocation(line: 12, column: 5, scope: !39)
!39 = distinct !DILexicalBlock(scope: !30, file: !1, line: 11, column: 10)
!40 = !DILocation(line: 12, column: 12, scope: !39)
!41 = !DILocation(line: 12, column: 18, scope: !39)
!42 = distinct !{!42, !38, !43, !44, !45}
!43 = !DILocation(line: 12, column: 25, scope: !39)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.unroll.disable"}
!46 = !DILocation(line: 13, column: 5, scope: !39)
!47 = !DILocation(line: 14, column: 12, scope: !39)
!48 = !DILocation(line: 14, column: 5, scope: !39)
!49 = !DILocation(line: 14, column: 10, scope: !39)
!50 = !DILocation(line: 16, column: 1, scope: !17)
