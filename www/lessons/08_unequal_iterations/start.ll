; ModuleID = 'start.cu'
source_filename = "start.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ6piecesPKiPiiE1s = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6piecesPKiPii(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !19, !DIExpression(), !37)
    #dbg_value(ptr %out, !20, !DIExpression(), !37)
    #dbg_value(i32 %n, !21, !DIExpression(), !37)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38
    #dbg_value(i32 %0, !22, !DIExpression(), !37)
  %idxprom = sext i32 %0 to i64, !dbg !39
  %arrayidx = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6piecesPKiPiiE1s to ptr), i64 0, i64 %idxprom, !dbg !39
  store i32 0, ptr %arrayidx, align 4, !dbg !40, !tbaa !33
    #dbg_value(i32 %0, !23, !DIExpression(), !41)
  br label %for.cond, !dbg !42

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %0, %entry ], [ %add, %for.inc ], !dbg !43
    #dbg_value(i32 %i.0, !23, !DIExpression(), !41)
  %cmp = icmp slt i32 %i.0, %n, !dbg !44
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !46

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom1 = sext i32 %i.0 to i64, !dbg !47
  %arrayidx2 = getelementptr inbounds i32, ptr %in, i64 %idxprom1, !dbg !47
  %1 = load i32, ptr %arrayidx2, align 4, !dbg !47, !tbaa !33
  %idxprom3 = sext i32 %0 to i64, !dbg !49
  %arrayidx4 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6piecesPKiPiiE1s to ptr), i64 0, i64 %idxprom3, !dbg !49
  store i32 %1, ptr %arrayidx4, align 4, !dbg !50, !tbaa !33
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !51
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !52
  %sub = sub i32 %2, 1, !dbg !53
  %sub6 = sub i32 %sub, %0, !dbg !54
  %idxprom7 = zext i32 %sub6 to i64, !dbg !55
  %arrayidx8 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6piecesPKiPiiE1s to ptr), i64 0, i64 %idxprom7, !dbg !55
  %3 = load i32, ptr %arrayidx8, align 4, !dbg !55, !tbaa !33
  %idxprom9 = sext i32 %i.0 to i64, !dbg !56
  %arrayidx10 = getelementptr inbounds i32, ptr %out, i64 %idxprom9, !dbg !56
  store i32 %3, ptr %arrayidx10, align 4, !dbg !57, !tbaa !33
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !58
  %idxprom11 = sext i32 %0 to i64, !dbg !59
  %arrayidx12 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6piecesPKiPiiE1s to ptr), i64 0, i64 %idxprom11, !dbg !59
  store i32 0, ptr %arrayidx12, align 4, !dbg !60, !tbaa !33
  br label %for.inc, !dbg !61

for.inc:                                          ; preds = %for.body
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62
  %add = add i32 %i.0, %4, !dbg !63
    #dbg_value(i32 %add, !23, !DIExpression(), !41)
  br label %for.cond, !dbg !64, !llvm.loop !65

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !69
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

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!28, !29, !30, !31}
!llvm.ident = !{!32}
!llvm.errno.tbaa = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 3, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "pieces", linkageName: "_Z6piecesPKiPii", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "start.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 214)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 215)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19, !20, !21, !22, !23}
!19 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 2, type: !6)
!20 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 2, type: !9)
!21 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 2, type: !8)
!22 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 4, type: !8)
!23 = !DILocalVariable(name: "i", scope: !24, file: !3, line: 6, type: !8)
!24 = distinct !DILexicalBlock(scope: !2, file: !3, line: 6, column: 3)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 256)
!28 = !{i32 7, !"Dwarf Version", i32 4}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!32 = !{!"clang version 22.1.8"}
!33 = !{!34, !34, i64 0}
!34 = !{!"int", !35, i64 0}
!35 = !{!"omnipotent char", !36, i64 0}
!36 = !{!"Simple C++ TBAA"}
!37 = !DILocation(line: 0, scope: !2)
!38 = !DILocation(line: 4, column: 11, scope: !2)
!39 = !DILocation(line: 5, column: 3, scope: !2)
!40 = !DILocation(line: 5, column: 8, scope: !2)
!41 = !DILocation(line: 0, scope: !24)
!42 = !DILocation(line: 6, column: 8, scope: !24)
!43 = !DILocation(line: 6, scope: !24)
!44 = !DILocation(line: 6, column: 21, scope: !45)
!45 = distinct !DILexicalBlock(scope: !24, file: !3, line: 6, column: 3)
!46 = !DILocation(line: 6, column: 3, scope: !24)
!47 = !DILocation(line: 7, column: 12, scope: !48)
!48 = distinct !DILexicalBlock(scope: !45, file: !3, line: 6, column: 43)
!49 = !DILocation(line: 7, column: 5, scope: !48)
!50 = !DILocation(line: 7, column: 10, scope: !48)
!51 = !DILocation(line: 8, column: 5, scope: !48)
!52 = !DILocation(line: 9, column: 16, scope: !48)
!53 = !DILocation(line: 9, column: 27, scope: !48)
!54 = !DILocation(line: 9, column: 31, scope: !48)
!55 = !DILocation(line: 9, column: 14, scope: !48)
!56 = !DILocation(line: 9, column: 5, scope: !48)
!57 = !DILocation(line: 9, column: 12, scope: !48)
!58 = !DILocation(line: 10, column: 5, scope: !48)
!59 = !DILocation(line: 11, column: 5, scope: !48)
!60 = !DILocation(line: 11, column: 10, scope: !48)
!61 = !DILocation(line: 12, column: 3, scope: !48)
!62 = !DILocation(line: 6, column: 31, scope: !45)
!63 = !DILocation(line: 6, column: 28, scope: !45)
!64 = !DILocation(line: 6, column: 3, scope: !45)
!65 = distinct !{!65, !46, !66, !67, !68}
!66 = !DILocation(line: 12, column: 3, scope: !24)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !{!"llvm.loop.unroll.disable"}
!69 = !DILocation(line: 13, column: 1, scope: !2)
