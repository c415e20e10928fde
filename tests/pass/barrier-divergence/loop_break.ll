; ModuleID = 'loop_break.cu'
source_filename = "loop_break.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !17 {
entry:
    #dbg_value(ptr %o, !25, !DIExpression(), !29)
    #dbg_value(ptr %a, !26, !DIExpression(), !29)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
    #dbg_value(i32 %0, !27, !DIExpression(), !29)
    #dbg_value(i32 0, !28, !DIExpression(), !29)
  br label %while.cond, !dbg !31

while.cond:                                       ; preds = %if.end, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %if.end ], !dbg !29
    #dbg_value(i32 %i.0, !28, !DIExpression(), !29)
  br label %while.body, !dbg !31

while.body:                                       ; preds = %while.cond
  %idxprom = sext i32 %0 to i64, !dbg !32
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !32
  %1 = load i32, ptr %arrayidx, align 4, !dbg !32, !tbaa !13
  %and = and i32 %1, 3, !dbg !35
  %cmp = icmp slt i32 %i.0, %and, !dbg !36
  %conv = zext i1 %cmp to i32, !dbg !37
  %2 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %cmp), !dbg !38
  %3 = zext i1 %2 to i32, !dbg !38
  %tobool = icmp ne i32 %3, 0, !dbg !38
  br i1 %tobool, label %if.end, label %if.then, !dbg !39

if.then:                                          ; preds = %while.body
  br label %while.end, !dbg !40

if.end:                                           ; preds = %while.body
  %inc = add nsw i32 %i.0, 1, !dbg !41
    #dbg_value(i32 %inc, !28, !DIExpression(), !29)
  br label %while.cond, !dbg !31, !llvm.loop !42

while.end:                                        ; preds = %if.then
  %idxprom2 = sext i32 %0 to i64, !dbg !46
  %arrayidx3 = getelementptr inbounds i32, ptr %o, i64 %idxprom2, !dbg !46
  store i32 %i.0, ptr %arrayidx3, align 4, !dbg !47, !tbaa !13
  ret void, !dbg !48
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_break.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !1, file: !1, line: 6, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!24 = !{!25, !26, !27, !28}
!25 = !DILocalVariable(name: "o", arg: 1, scope: !17, file: !1, line: 6, type: !20)
!26 = !DILocalVariable(name: "a", arg: 2, scope: !17, file: !1, line: 6, type: !22)
!27 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 7, type: !21)
!28 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 8, type: !21)
!29 = !DILocation(line: 0, scope: !17)
!30 = !DILocation(line: 7, column: 11, scope: !17)
!31 = !DILocation(line: 9, column: 3, scope: !17)
!32 = !DILocation(line: 10, column: 32, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 10, column: 9)
!34 = distinct !DILexicalBlock(scope: !17, file: !1, line: 9, column: 16)
!35 = !DILocation(line: 10, column: 37, scope: !33)
!36 = !DILocation(line: 10, column: 29, scope: !33)
!37 = !DILocation(line: 10, column: 27, scope: !33)
!38 = !DILocation(line: 10, column: 10, scope: !33)
!39 = !DILocation(line: 10, column: 9, scope: !33)
!40 = !DILocation(line: 11, column: 7, scope: !33)
!41 = !DILocation(line: 12, column: 5, scope: !34)
!42 = distinct !{!42, !31, !43, !44, !45}
!43 = !DILocation(line: 13, column: 3, scope: !17)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.unroll.disable"}
!46 = !DILocation(line: 14, column: 3, scope: !17)
!47 = !DILocation(line: 14, column: 8, scope: !17)
!48 = !DILocation(line: 15, column: 1, scope: !17)
