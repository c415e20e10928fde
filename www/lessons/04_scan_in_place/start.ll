; ModuleID = 'start.cu'
source_filename = "start.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ4scanPiE1s = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4scanPi(ptr noundef %data) #0 !dbg !2 {
entry:
    #dbg_value(ptr %data, !17, !DIExpression(), !36)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
    #dbg_value(i32 %0, !18, !DIExpression(), !36)
  %idxprom = sext i32 %0 to i64, !dbg !38
  %arrayidx = getelementptr inbounds i32, ptr %data, i64 %idxprom, !dbg !38
  %1 = load i32, ptr %arrayidx, align 4, !dbg !38, !tbaa !32
  %idxprom1 = sext i32 %0 to i64, !dbg !39
  %arrayidx2 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPiE1s to ptr), i64 0, i64 %idxprom1, !dbg !39
  store i32 %1, ptr %arrayidx2, align 4, !dbg !40, !tbaa !32
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !41
    #dbg_value(i32 1, !19, !DIExpression(), !42)
  br label %for.cond, !dbg !43

for.cond:                                         ; preds = %for.inc, %entry
  %d.0 = phi i32 [ 1, %entry ], [ %mul, %for.inc ], !dbg !44
    #dbg_value(i32 %d.0, !19, !DIExpression(), !42)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !45
  %cmp = icmp ult i32 %d.0, %2, !dbg !46
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !47

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp4 = icmp sge i32 %0, %d.0, !dbg !48
  br i1 %cmp4, label %cond.true, label %cond.false, !dbg !49

cond.true:                                        ; preds = %for.body
  %sub = sub nsw i32 %0, %d.0, !dbg !50
  %idxprom5 = sext i32 %sub to i64, !dbg !51
  %arrayidx6 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPiE1s to ptr), i64 0, i64 %idxprom5, !dbg !51
  %3 = load i32, ptr %arrayidx6, align 4, !dbg !51, !tbaa !32
  br label %cond.end, !dbg !49

cond.false:                                       ; preds = %for.body
  br label %cond.end, !dbg !49

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %cond.false ], !dbg !49
    #dbg_value(i32 %cond, !21, !DIExpression(), !52)
  %idxprom7 = sext i32 %0 to i64, !dbg !53
  %arrayidx8 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPiE1s to ptr), i64 0, i64 %idxprom7, !dbg !53
  %4 = load i32, ptr %arrayidx8, align 4, !dbg !54, !tbaa !32
  %add = add nsw i32 %4, %cond, !dbg !54
  store i32 %add, ptr %arrayidx8, align 4, !dbg !54, !tbaa !32
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !55
  br label %for.inc, !dbg !56

for.inc:                                          ; preds = %cond.end
  %mul = mul nsw i32 %d.0, 2, !dbg !57
    #dbg_value(i32 %mul, !19, !DIExpression(), !42)
  br label %for.cond, !dbg !58, !llvm.loop !59

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom9 = sext i32 %0 to i64, !dbg !63
  %arrayidx10 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPiE1s to ptr), i64 0, i64 %idxprom9, !dbg !63
  %5 = load i32, ptr %arrayidx10, align 4, !dbg !63, !tbaa !32
  %idxprom11 = sext i32 %0 to i64, !dbg !64
  %arrayidx12 = getelementptr inbounds i32, ptr %data, i64 %idxprom11, !dbg !64
  store i32 %5, ptr %arrayidx12, align 4, !dbg !65, !tbaa !32
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!27, !28, !29, !30}
!llvm.ident = !{!31}
!llvm.errno.tbaa = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 3, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "scan", linkageName: "_Z4scanPi", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "start.cu", directory: ".")
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
!16 = !{!17, !18, !19, !21}
!17 = !DILocalVariable(name: "data", arg: 1, scope: !2, file: !3, line: 2, type: !6)
!18 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 4, type: !7)
!19 = !DILocalVariable(name: "d", scope: !20, file: !3, line: 7, type: !7)
!20 = distinct !DILexicalBlock(scope: !2, file: !3, line: 7, column: 3)
!21 = !DILocalVariable(name: "left", scope: !22, file: !3, line: 8, type: !7)
!22 = distinct !DILexicalBlock(scope: !23, file: !3, line: 7, column: 43)
!23 = distinct !DILexicalBlock(scope: !20, file: !3, line: 7, column: 3)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8192, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 256)
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
!37 = !DILocation(line: 4, column: 11, scope: !2)
!38 = !DILocation(line: 5, column: 10, scope: !2)
!39 = !DILocation(line: 5, column: 3, scope: !2)
!40 = !DILocation(line: 5, column: 8, scope: !2)
!41 = !DILocation(line: 6, column: 3, scope: !2)
!42 = !DILocation(line: 0, scope: !20)
!43 = !DILocation(line: 7, column: 8, scope: !20)
!44 = !DILocation(line: 7, scope: !20)
!45 = !DILocation(line: 7, column: 23, scope: !23)
!46 = !DILocation(line: 7, column: 21, scope: !23)
!47 = !DILocation(line: 7, column: 3, scope: !20)
!48 = !DILocation(line: 8, column: 18, scope: !22)
!49 = !DILocation(line: 8, column: 16, scope: !22)
!50 = !DILocation(line: 8, column: 29, scope: !22)
!51 = !DILocation(line: 8, column: 25, scope: !22)
!52 = !DILocation(line: 0, scope: !22)
!53 = !DILocation(line: 9, column: 5, scope: !22)
!54 = !DILocation(line: 9, column: 10, scope: !22)
!55 = !DILocation(line: 10, column: 5, scope: !22)
!56 = !DILocation(line: 11, column: 3, scope: !22)
!57 = !DILocation(line: 7, column: 37, scope: !23)
!58 = !DILocation(line: 7, column: 3, scope: !23)
!59 = distinct !{!59, !47, !60, !61, !62}
!60 = !DILocation(line: 11, column: 3, scope: !20)
!61 = !{!"llvm.loop.mustprogress"}
!62 = !{!"llvm.loop.unroll.disable"}
!63 = !DILocation(line: 12, column: 13, scope: !2)
!64 = !DILocation(line: 12, column: 3, scope: !2)
!65 = !DILocation(line: 12, column: 11, scope: !2)
!66 = !DILocation(line: 13, column: 1, scope: !2)
