; ModuleID = 'floyd_step.cu'
source_filename = "floyd_step.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %d, i32 noundef %m) #0 !dbg !17 {
entry:
    #dbg_value(ptr %d, !23, !DIExpression(), !28)
    #dbg_value(i32 %m, !24, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !29
    #dbg_value(i32 %0, !25, !DIExpression(), !28)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
    #dbg_value(i32 %1, !26, !DIExpression(), !28)
  %mul = mul nsw i32 %0, 4, !dbg !31
  %add = add nsw i32 %mul, %m, !dbg !32
  %idxprom = sext i32 %add to i64, !dbg !33
  %arrayidx = getelementptr inbounds i32, ptr %d, i64 %idxprom, !dbg !33
  %2 = load i32, ptr %arrayidx, align 4, !dbg !33, !tbaa !13
  %mul2 = mul nsw i32 %m, 4, !dbg !34
  %add3 = add nsw i32 %mul2, %1, !dbg !35
  %idxprom4 = sext i32 %add3 to i64, !dbg !36
  %arrayidx5 = getelementptr inbounds i32, ptr %d, i64 %idxprom4, !dbg !36
  %3 = load i32, ptr %arrayidx5, align 4, !dbg !36, !tbaa !13
  %add6 = add nsw i32 %2, %3, !dbg !37
    #dbg_value(i32 %add6, !27, !DIExpression(), !28)
  %mul7 = mul nsw i32 %0, 4, !dbg !38
  %add8 = add nsw i32 %mul7, %1, !dbg !40
  %idxprom9 = sext i32 %add8 to i64, !dbg !41
  %arrayidx10 = getelementptr inbounds i32, ptr %d, i64 %idxprom9, !dbg !41
  %4 = load i32, ptr %arrayidx10, align 4, !dbg !41, !tbaa !13
  %cmp = icmp slt i32 %add6, %4, !dbg !42
  br i1 %cmp, label %if.then, label %if.end, !dbg !42

if.then:                                          ; preds = %entry
  %mul11 = mul nsw i32 %0, 4, !dbg !43
  %add12 = add nsw i32 %mul11, %1, !dbg !44
  %idxprom13 = sext i32 %add12 to i64, !dbg !45
  %arrayidx14 = getelementptr inbounds i32, ptr %d, i64 %idxprom13, !dbg !45
  store i32 %add6, ptr %arrayidx14, align 4, !dbg !46, !tbaa !13
  br label %if.end, !dbg !45

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !47
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

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
!1 = !DIFile(filename: "floyd_step.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !21}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24, !25, !26, !27}
!23 = !DILocalVariable(name: "d", arg: 1, scope: !17, file: !1, line: 7, type: !20)
!24 = !DILocalVariable(name: "m", arg: 2, scope: !17, file: !1, line: 7, type: !21)
!25 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 8, type: !21)
!26 = !DILocalVariable(name: "j", scope: !17, file: !1, line: 8, type: !21)
!27 = !DILocalVariable(name: "through", scope: !17, file: !1, line: 9, type: !21)
!28 = !DILocation(line: 0, scope: !17)
!29 = !DILocation(line: 8, column: 11, scope: !17)
!30 = !DILocation(line: 8, column: 27, scope: !17)
!31 = !DILocation(line: 9, column: 21, scope: !17)
!32 = !DILocation(line: 9, column: 25, scope: !17)
!33 = !DILocation(line: 9, column: 17, scope: !17)
!34 = !DILocation(line: 9, column: 36, scope: !17)
!35 = !DILocation(line: 9, column: 40, scope: !17)
!36 = !DILocation(line: 9, column: 32, scope: !17)
!37 = !DILocation(line: 9, column: 30, scope: !17)
!38 = !DILocation(line: 10, column: 21, scope: !39)
!39 = distinct !DILexicalBlock(scope: !17, file: !1, line: 10, column: 7)
!40 = !DILocation(line: 10, column: 25, scope: !39)
!41 = !DILocation(line: 10, column: 17, scope: !39)
!42 = !DILocation(line: 10, column: 15, scope: !39)
!43 = !DILocation(line: 11, column: 9, scope: !39)
!44 = !DILocation(line: 11, column: 13, scope: !39)
!45 = !DILocation(line: 11, column: 5, scope: !39)
!46 = !DILocation(line: 11, column: 18, scope: !39)
!47 = !DILocation(line: 12, column: 1, scope: !17)
