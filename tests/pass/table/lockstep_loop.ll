; ModuleID = 'lockstep_loop.cu'
source_filename = "lockstep_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ6roundsPiE1s = internal addrspace(3) global [32 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6roundsPi(ptr noundef %o) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !17, !DIExpression(), !32)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
    #dbg_value(i32 %0, !18, !DIExpression(), !32)
    #dbg_value(i32 0, !19, !DIExpression(), !32)
  br label %for.cond, !dbg !34

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !32
    #dbg_value(i32 %i.0, !19, !DIExpression(), !32)
  %idxprom = sext i32 %0 to i64, !dbg !35
  %arrayidx = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6roundsPiE1s to ptr), i64 0, i64 %idxprom, !dbg !35
  store i32 %i.0, ptr %arrayidx, align 4, !dbg !39, !tbaa !28
  %cmp = icmp sge i32 %i.0, %0, !dbg !40
  br i1 %cmp, label %if.then, label %if.end, !dbg !40

if.then:                                          ; preds = %for.cond
  %sub = sub nsw i32 0, %i.0, !dbg !42
  %idxprom1 = sext i32 %0 to i64, !dbg !44
  %arrayidx2 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6roundsPiE1s to ptr), i64 0, i64 %idxprom1, !dbg !44
  store i32 %sub, ptr %arrayidx2, align 4, !dbg !45, !tbaa !28
  br label %for.end, !dbg !46

if.end:                                           ; preds = %for.cond
  br label %for.inc, !dbg !47

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1, !dbg !48
    #dbg_value(i32 %inc, !19, !DIExpression(), !32)
  br label %for.cond, !dbg !49, !llvm.loop !50

for.end:                                          ; preds = %if.then
  %sub3 = sub nsw i32 31, %0, !dbg !55
  %idxprom4 = sext i32 %sub3 to i64, !dbg !56
  %arrayidx5 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6roundsPiE1s to ptr), i64 0, i64 %idxprom4, !dbg !56
  %1 = load i32, ptr %arrayidx5, align 4, !dbg !56, !tbaa !28
  %idxprom6 = sext i32 %0 to i64, !dbg !57
  %arrayidx7 = getelementptr inbounds i32, ptr %o, i64 %idxprom6, !dbg !57
  store i32 %1, ptr %arrayidx7, align 4, !dbg !58, !tbaa !28
  ret void, !dbg !59
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

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!23, !24, !25, !26}
!llvm.ident = !{!27}
!llvm.errno.tbaa = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 6, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "rounds", linkageName: "_Z6roundsPi", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "lockstep_loop.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 214)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 215)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{!17, !18, !19}
!17 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!18 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 7, type: !7)
!19 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 7, type: !7)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 1024, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 32)
!23 = !{i32 7, !"Dwarf Version", i32 4}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!27 = !{!"clang version 22.1.8"}
!28 = !{!29, !29, i64 0}
!29 = !{!"int", !30, i64 0}
!30 = !{!"omnipotent char", !31, i64 0}
!31 = !{!"Simple C++ TBAA"}
!32 = !DILocation(line: 0, scope: !2)
!33 = !DILocation(line: 7, column: 11, scope: !2)
!34 = !DILocation(line: 8, column: 3, scope: !2)
!35 = !DILocation(line: 9, column: 5, scope: !36)
!36 = distinct !DILexicalBlock(scope: !37, file: !3, line: 8, column: 16)
!37 = distinct !DILexicalBlock(scope: !38, file: !3, line: 8, column: 3)
!38 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 3)
!39 = !DILocation(line: 9, column: 10, scope: !36)
!40 = !DILocation(line: 10, column: 11, scope: !41)
!41 = distinct !DILexicalBlock(scope: !36, file: !3, line: 10, column: 9)
!42 = !DILocation(line: 11, column: 14, scope: !43)
!43 = distinct !DILexicalBlock(scope: !41, file: !3, line: 10, column: 17)
!44 = !DILocation(line: 11, column: 7, scope: !43)
!45 = !DILocation(line: 11, column: 12, scope: !43)
!46 = !DILocation(line: 12, column: 7, scope: !43)
!47 = !DILocation(line: 14, column: 3, scope: !36)
!48 = !DILocation(line: 8, column: 11, scope: !37)
!49 = !DILocation(line: 8, column: 3, scope: !37)
!50 = distinct !{!50, !51, !52, !53, !54}
!51 = !DILocation(line: 8, column: 3, scope: !38)
!52 = !DILocation(line: 14, column: 3, scope: !38)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !{!"llvm.loop.unroll.disable"}
!55 = !DILocation(line: 15, column: 15, scope: !2)
!56 = !DILocation(line: 15, column: 10, scope: !2)
!57 = !DILocation(line: 15, column: 3, scope: !2)
!58 = !DILocation(line: 15, column: 8, scope: !2)
!59 = !DILocation(line: 16, column: 1, scope: !2)
