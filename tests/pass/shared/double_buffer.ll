; ModuleID = 'double_buffer.cu'
source_filename = "double_buffer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiE1s = internal addrspace(3) global [2 x [64 x i32]] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !17, !DIExpression(), !38)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !39
    #dbg_value(i32 %0, !18, !DIExpression(), !38)
    #dbg_value(i32 0, !19, !DIExpression(), !38)
  %idxprom = sext i32 %0 to i64, !dbg !40
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom, !dbg !40
  store i32 %0, ptr %arrayidx, align 4, !dbg !41, !tbaa !34
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !42
    #dbg_value(i32 0, !20, !DIExpression(), !43)
  br label %for.cond, !dbg !44

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !45
  %now.0 = phi i32 [ 0, %entry ], [ %xor, %for.inc ], !dbg !38
    #dbg_value(i32 %now.0, !19, !DIExpression(), !38)
    #dbg_value(i32 %i.0, !20, !DIExpression(), !43)
  %cmp = icmp slt i32 %i.0, 4, !dbg !46
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !47

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom1 = sext i32 %now.0 to i64, !dbg !48
  %arrayidx2 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom1, !dbg !48
  %add = add nsw i32 %0, 1, !dbg !49
  %and = and i32 %add, 63, !dbg !50
  %idxprom3 = sext i32 %and to i64, !dbg !48
  %arrayidx4 = getelementptr inbounds [64 x i32], ptr %arrayidx2, i64 0, i64 %idxprom3, !dbg !48
  %1 = load i32, ptr %arrayidx4, align 4, !dbg !48, !tbaa !34
    #dbg_value(i32 %1, !22, !DIExpression(), !51)
  %xor = xor i32 %now.0, 1, !dbg !52
    #dbg_value(i32 %xor, !19, !DIExpression(), !38)
  %idxprom5 = sext i32 %xor to i64, !dbg !53
  %arrayidx6 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom5, !dbg !53
  %idxprom7 = sext i32 %0 to i64, !dbg !53
  %arrayidx8 = getelementptr inbounds [64 x i32], ptr %arrayidx6, i64 0, i64 %idxprom7, !dbg !53
  store i32 %1, ptr %arrayidx8, align 4, !dbg !54, !tbaa !34
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !55
  br label %for.inc, !dbg !56

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !57
    #dbg_value(i32 %inc, !20, !DIExpression(), !43)
  br label %for.cond, !dbg !58, !llvm.loop !59

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom9 = sext i32 %now.0 to i64, !dbg !63
  %arrayidx10 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom9, !dbg !63
  %idxprom11 = sext i32 %0 to i64, !dbg !63
  %arrayidx12 = getelementptr inbounds [64 x i32], ptr %arrayidx10, i64 0, i64 %idxprom11, !dbg !63
  %2 = load i32, ptr %arrayidx12, align 4, !dbg !63, !tbaa !34
  %idxprom13 = sext i32 %0 to i64, !dbg !64
  %arrayidx14 = getelementptr inbounds i32, ptr %o, i64 %idxprom13, !dbg !64
  store i32 %2, ptr %arrayidx14, align 4, !dbg !65, !tbaa !34
  ret void, !dbg !66
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
!llvm.module.flags = !{!29, !30, !31, !32}
!llvm.ident = !{!33}
!llvm.errno.tbaa = !{!34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 7, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "double_buffer.cu", directory: ".")
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
!16 = !{!17, !18, !19, !20, !22}
!17 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!18 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !7)
!19 = !DILocalVariable(name: "now", scope: !2, file: !3, line: 8, type: !7)
!20 = !DILocalVariable(name: "i", scope: !21, file: !3, line: 11, type: !7)
!21 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!22 = !DILocalVariable(name: "v", scope: !23, file: !3, line: 12, type: !7)
!23 = distinct !DILexicalBlock(scope: !24, file: !3, line: 11, column: 31)
!24 = distinct !DILexicalBlock(scope: !21, file: !3, line: 11, column: 3)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 4096, elements: !26)
!26 = !{!27, !28}
!27 = !DISubrange(count: 2)
!28 = !DISubrange(count: 64)
!29 = !{i32 7, !"Dwarf Version", i32 4}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!33 = !{!"clang version 22.1.8"}
!34 = !{!35, !35, i64 0}
!35 = !{!"int", !36, i64 0}
!36 = !{!"omnipotent char", !37, i64 0}
!37 = !{!"Simple C++ TBAA"}
!38 = !DILocation(line: 0, scope: !2)
!39 = !DILocation(line: 8, column: 11, scope: !2)
!40 = !DILocation(line: 9, column: 3, scope: !2)
!41 = !DILocation(line: 9, column: 11, scope: !2)
!42 = !DILocation(line: 10, column: 3, scope: !2)
!43 = !DILocation(line: 0, scope: !21)
!44 = !DILocation(line: 11, column: 8, scope: !21)
!45 = !DILocation(line: 11, scope: !21)
!46 = !DILocation(line: 11, column: 21, scope: !24)
!47 = !DILocation(line: 11, column: 3, scope: !21)
!48 = !DILocation(line: 12, column: 13, scope: !23)
!49 = !DILocation(line: 12, column: 23, scope: !23)
!50 = !DILocation(line: 12, column: 28, scope: !23)
!51 = !DILocation(line: 0, scope: !23)
!52 = !DILocation(line: 13, column: 9, scope: !23)
!53 = !DILocation(line: 14, column: 5, scope: !23)
!54 = !DILocation(line: 14, column: 15, scope: !23)
!55 = !DILocation(line: 15, column: 5, scope: !23)
!56 = !DILocation(line: 16, column: 3, scope: !23)
!57 = !DILocation(line: 11, column: 26, scope: !24)
!58 = !DILocation(line: 11, column: 3, scope: !24)
!59 = distinct !{!59, !47, !60, !61, !62}
!60 = !DILocation(line: 16, column: 3, scope: !21)
!61 = !{!"llvm.loop.mustprogress"}
!62 = !{!"llvm.loop.unroll.disable"}
!63 = !DILocation(line: 17, column: 10, scope: !2)
!64 = !DILocation(line: 17, column: 3, scope: !2)
!65 = !DILocation(line: 17, column: 8, scope: !2)
!66 = !DILocation(line: 18, column: 1, scope: !2)
