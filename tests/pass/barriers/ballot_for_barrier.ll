; ModuleID = 'ballot_for_barrier.cu'
source_filename = "ballot_for_barrier.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiE1s = internal addrspace(3) global [2 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !17, !DIExpression(), !33)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
    #dbg_value(i32 %0, !18, !DIExpression(), !33)
    #dbg_value(i32 0, !19, !DIExpression(), !35)
  br label %for.cond, !dbg !36

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !37
    #dbg_value(i32 %i.0, !19, !DIExpression(), !35)
  %cmp = icmp slt i32 %i.0, 2, !dbg !38
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !40

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %and = and i32 %0, 31, !dbg !41
  %cmp1 = icmp eq i32 %and, 0, !dbg !44
  br i1 %cmp1, label %if.then, label %if.end, !dbg !44

if.then:                                          ; preds = %for.body
  %add = add nsw i32 %0, %i.0, !dbg !45
  %shr = ashr i32 %0, 5, !dbg !46
  %idxprom = sext i32 %shr to i64, !dbg !47
  %arrayidx = getelementptr inbounds [2 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom, !dbg !47
  store i32 %add, ptr %arrayidx, align 4, !dbg !48, !tbaa !29
  br label %if.end, !dbg !47

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !49
  %1 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), align 4, !dbg !50, !tbaa !29
  %2 = load i32, ptr getelementptr inbounds ([2 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 1), align 4, !dbg !51, !tbaa !29
  %add2 = add nsw i32 %1, %2, !dbg !52
  %idxprom3 = sext i32 %0 to i64, !dbg !53
  %arrayidx4 = getelementptr inbounds i32, ptr %o, i64 %idxprom3, !dbg !53
  %3 = load i32, ptr %arrayidx4, align 4, !dbg !54, !tbaa !29
  %add5 = add nsw i32 %3, %add2, !dbg !54
  store i32 %add5, ptr %arrayidx4, align 4, !dbg !54, !tbaa !29
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !55
  br label %for.inc, !dbg !56

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1, !dbg !57
    #dbg_value(i32 %inc, !19, !DIExpression(), !35)
  br label %for.cond, !dbg !58, !llvm.loop !59

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !63
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!24, !25, !26, !27}
!llvm.ident = !{!28}
!llvm.errno.tbaa = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 7, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "ballot_for_barrier.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 206)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 207)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{!17, !18, !19}
!17 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!18 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !7)
!19 = !DILocalVariable(name: "i", scope: !20, file: !3, line: 9, type: !7)
!20 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 2)
!24 = !{i32 7, !"Dwarf Version", i32 4}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!28 = !{!"clang version 22.1.8"}
!29 = !{!30, !30, i64 0}
!30 = !{!"int", !31, i64 0}
!31 = !{!"omnipotent char", !32, i64 0}
!32 = !{!"Simple C++ TBAA"}
!33 = !DILocation(line: 0, scope: !2)
!34 = !DILocation(line: 8, column: 11, scope: !2)
!35 = !DILocation(line: 0, scope: !20)
!36 = !DILocation(line: 9, column: 8, scope: !20)
!37 = !DILocation(line: 9, scope: !20)
!38 = !DILocation(line: 9, column: 21, scope: !39)
!39 = distinct !DILexicalBlock(scope: !20, file: !3, line: 9, column: 3)
!40 = !DILocation(line: 9, column: 3, scope: !20)
!41 = !DILocation(line: 10, column: 12, scope: !42)
!42 = distinct !DILexicalBlock(scope: !43, file: !3, line: 10, column: 9)
!43 = distinct !DILexicalBlock(scope: !39, file: !3, line: 9, column: 31)
!44 = !DILocation(line: 10, column: 18, scope: !42)
!45 = !DILocation(line: 11, column: 21, scope: !42)
!46 = !DILocation(line: 11, column: 11, scope: !42)
!47 = !DILocation(line: 11, column: 7, scope: !42)
!48 = !DILocation(line: 11, column: 17, scope: !42)
!49 = !DILocation(line: 12, column: 5, scope: !43)
!50 = !DILocation(line: 13, column: 13, scope: !43)
!51 = !DILocation(line: 13, column: 20, scope: !43)
!52 = !DILocation(line: 13, column: 18, scope: !43)
!53 = !DILocation(line: 13, column: 5, scope: !43)
!54 = !DILocation(line: 13, column: 10, scope: !43)
!55 = !DILocation(line: 14, column: 5, scope: !43)
!56 = !DILocation(line: 15, column: 3, scope: !43)
!57 = !DILocation(line: 9, column: 26, scope: !39)
!58 = !DILocation(line: 9, column: 3, scope: !39)
!59 = distinct !{!59, !40, !60, !61, !62}
!60 = !DILocation(line: 15, column: 3, scope: !20)
!61 = !{!"llvm.loop.mustprogress"}
!62 = !{!"llvm.loop.unroll.disable"}
!63 = !DILocation(line: 16, column: 1, scope: !2)
