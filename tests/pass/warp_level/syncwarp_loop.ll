; ModuleID = 'syncwarp_loop.cu'
source_filename = "syncwarp_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiE1s = internal addrspace(3) global [32 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !17, !DIExpression(), !36)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
    #dbg_value(i32 %0, !18, !DIExpression(), !36)
  %idxprom = sext i32 %0 to i64, !dbg !38
  %arrayidx = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom, !dbg !38
  store i32 %0, ptr %arrayidx, align 4, !dbg !39, !tbaa !32
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !40
    #dbg_value(i32 0, !19, !DIExpression(), !41)
  br label %for.cond, !dbg !42

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !43
    #dbg_value(i32 %i.0, !19, !DIExpression(), !41)
  %cmp = icmp slt i32 %i.0, 3, !dbg !44
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !45

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %add = add nsw i32 %0, 1, !dbg !46
  %and = and i32 %add, 31, !dbg !47
  %idxprom1 = sext i32 %and to i64, !dbg !48
  %arrayidx2 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom1, !dbg !48
  %1 = load i32, ptr %arrayidx2, align 4, !dbg !48, !tbaa !32
    #dbg_value(i32 %1, !21, !DIExpression(), !49)
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !50
  %idxprom3 = sext i32 %0 to i64, !dbg !51
  %arrayidx4 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom3, !dbg !51
  store i32 %1, ptr %arrayidx4, align 4, !dbg !52, !tbaa !32
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !53
  br label %for.inc, !dbg !54

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !55
    #dbg_value(i32 %inc, !19, !DIExpression(), !41)
  br label %for.cond, !dbg !56, !llvm.loop !57

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom5 = sext i32 %0 to i64, !dbg !61
  %arrayidx6 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom5, !dbg !61
  %2 = load i32, ptr %arrayidx6, align 4, !dbg !61, !tbaa !32
  %idxprom7 = sext i32 %0 to i64, !dbg !62
  %arrayidx8 = getelementptr inbounds i32, ptr %o, i64 %idxprom7, !dbg !62
  store i32 %2, ptr %arrayidx8, align 4, !dbg !63, !tbaa !32
  ret void, !dbg !64
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!27, !28, !29, !30}
!llvm.ident = !{!31}
!llvm.errno.tbaa = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 7, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "syncwarp_loop.cu", directory: ".")
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
!16 = !{!17, !18, !19, !21}
!17 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!18 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !7)
!19 = !DILocalVariable(name: "i", scope: !20, file: !3, line: 11, type: !7)
!20 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!21 = !DILocalVariable(name: "v", scope: !22, file: !3, line: 12, type: !7)
!22 = distinct !DILexicalBlock(scope: !23, file: !3, line: 11, column: 31)
!23 = distinct !DILexicalBlock(scope: !20, file: !3, line: 11, column: 3)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 1024, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 32)
!27 = !{i32 7, !"Dwarf Version", i32 4}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!31 = !{!"clang version 22.1.8"}
!32 = !{!33, !33, i64 0}
!33 = !{!"int", !34, i64 0}
!34 = !{!"omnipotent char", !35, i64 0}
!35 = !{!"Simple C++ TBAA"}
!36 = !DILocation(line: 0, scope: !2)
!37 = !DILocation(line: 8, column: 11, scope: !2)
!38 = !DILocation(line: 9, column: 3, scope: !2)
!39 = !DILocation(line: 9, column: 8, scope: !2)
!40 = !DILocation(line: 10, column: 3, scope: !2)
!41 = !DILocation(line: 0, scope: !20)
!42 = !DILocation(line: 11, column: 8, scope: !20)
!43 = !DILocation(line: 11, scope: !20)
!44 = !DILocation(line: 11, column: 21, scope: !23)
!45 = !DILocation(line: 11, column: 3, scope: !20)
!46 = !DILocation(line: 12, column: 18, scope: !22)
!47 = !DILocation(line: 12, column: 23, scope: !22)
!48 = !DILocation(line: 12, column: 13, scope: !22)
!49 = !DILocation(line: 0, scope: !22)
!50 = !DILocation(line: 13, column: 5, scope: !22)
!51 = !DILocation(line: 14, column: 5, scope: !22)
!52 = !DILocation(line: 14, column: 10, scope: !22)
!53 = !DILocation(line: 15, column: 5, scope: !22)
!54 = !DILocation(line: 16, column: 3, scope: !22)
!55 = !DILocation(line: 11, column: 26, scope: !23)
!56 = !DILocation(line: 11, column: 3, scope: !23)
!57 = distinct !{!57, !45, !58, !59, !60}
!58 = !DILocation(line: 16, column: 3, scope: !20)
!59 = !{!"llvm.loop.mustprogress"}
!60 = !{!"llvm.loop.unroll.disable"}
!61 = !DILocation(line: 17, column: 10, scope: !2)
!62 = !DILocation(line: 17, column: 3, scope: !2)
!63 = !DILocation(line: 17, column: 8, scope: !2)
!64 = !DILocation(line: 18, column: 1, scope: !2)
