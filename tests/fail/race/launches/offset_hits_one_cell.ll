; ModuleID = 'offset_hits_one_cell.cu'
source_filename = "offset_hits_one_cell.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4meetPfi(ptr noundef %a, i32 noundef %gap) #0 !dbg !17 {
entry:
    #dbg_value(ptr %a, !24, !DIExpression(), !27)
    #dbg_value(i32 %gap, !25, !DIExpression(), !27)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28
    #dbg_value(i32 %0, !26, !DIExpression(), !27)
  %cmp = icmp eq i32 %0, 3, !dbg !29
  br i1 %cmp, label %if.then, label %if.end, !dbg !29

if.then:                                          ; preds = %entry
  %add = add nsw i32 %0, %gap, !dbg !31
  %idxprom = sext i32 %add to i64, !dbg !32
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !32
  store float 1.000000e+00, ptr %arrayidx, align 4, !dbg !33, !tbaa !34
  br label %if.end, !dbg !32

if.end:                                           ; preds = %if.then, %entry
  %cmp1 = icmp eq i32 %0, 40, !dbg !36
  br i1 %cmp1, label %if.then2, label %if.end5, !dbg !36

if.then2:                                         ; preds = %if.end
  %idxprom3 = sext i32 %0 to i64, !dbg !38
  %arrayidx4 = getelementptr inbounds float, ptr %a, i64 %idxprom3, !dbg !38
  store float 2.000000e+00, ptr %arrayidx4, align 4, !dbg !39, !tbaa !34
  br label %if.end5, !dbg !38

if.end5:                                          ; preds = %if.then2, %if.end
  ret void, !dbg !40
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
!1 = !DIFile(filename: "offset_hits_one_cell.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "meet", linkageName: "_Z4meetPfi", scope: !1, file: !1, line: 6, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !23)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{!24, !25, !26}
!24 = !DILocalVariable(name: "a", arg: 1, scope: !17, file: !1, line: 6, type: !20)
!25 = !DILocalVariable(name: "gap", arg: 2, scope: !17, file: !1, line: 6, type: !22)
!26 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 7, type: !22)
!27 = !DILocation(line: 0, scope: !17)
!28 = !DILocation(line: 7, column: 11, scope: !17)
!29 = !DILocation(line: 8, column: 9, scope: !30)
!30 = distinct !DILexicalBlock(scope: !17, file: !1, line: 8, column: 7)
!31 = !DILocation(line: 8, column: 19, scope: !30)
!32 = !DILocation(line: 8, column: 15, scope: !30)
!33 = !DILocation(line: 8, column: 26, scope: !30)
!34 = !{!35, !35, i64 0}
!35 = !{!"float", !15, i64 0}
!36 = !DILocation(line: 9, column: 9, scope: !37)
!37 = distinct !DILexicalBlock(scope: !17, file: !1, line: 9, column: 7)
!38 = !DILocation(line: 9, column: 16, scope: !37)
!39 = !DILocation(line: 9, column: 21, scope: !37)
!40 = !DILocation(line: 10, column: 1, scope: !17)
