; ModuleID = 'wrong_register.cu'
source_filename = "wrong_register.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ5tilesPKiPiiE4tile = internal addrspace(3) global [128 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5tilesPKiPii(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !19, !DIExpression(), !41)
    #dbg_value(ptr %out, !20, !DIExpression(), !41)
    #dbg_value(i32 %n, !21, !DIExpression(), !41)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !42
    #dbg_value(i32 %0, !22, !DIExpression(), !41)
    #dbg_value(i32 0, !23, !DIExpression(), !41)
    #dbg_value(i32 0, !24, !DIExpression(), !43)
  br label %for.cond, !dbg !44

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %add9, %for.inc ], !dbg !45
  %sum.0 = phi i32 [ 0, %entry ], [ %add7, %for.inc ], !dbg !41
    #dbg_value(i32 %sum.0, !23, !DIExpression(), !41)
    #dbg_value(i32 %i.0, !24, !DIExpression(), !43)
  %cmp = icmp slt i32 %i.0, %n, !dbg !46
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !47

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %add = add nsw i32 %i.0, %0, !dbg !48
  %idxprom = sext i32 %add to i64, !dbg !49
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !49
  %1 = load i32, ptr %arrayidx, align 4, !dbg !49, !tbaa !37
  %idxprom1 = sext i32 %0 to i64, !dbg !50
  %arrayidx2 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiiE4tile to ptr), i64 0, i64 %idxprom1, !dbg !50
  store i32 %1, ptr %arrayidx2, align 4, !dbg !51, !tbaa !37
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !52
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !53
  %sub = sub i32 %2, 1, !dbg !54
  %sub4 = sub i32 %sub, %0, !dbg !55
  %idxprom5 = zext i32 %sub4 to i64, !dbg !56
  %arrayidx6 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiiE4tile to ptr), i64 0, i64 %idxprom5, !dbg !56
  %3 = load i32, ptr %arrayidx6, align 4, !dbg !56, !tbaa !37
    #dbg_value(i32 %3, !26, !DIExpression(), !57)
  %add7 = add nsw i32 %sum.0, %3, !dbg !58
    #dbg_value(i32 %add7, !23, !DIExpression(), !41)
  br label %for.inc, !dbg !59

for.inc:                                          ; preds = %for.body
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !60
  %add9 = add i32 %i.0, %4, !dbg !61
    #dbg_value(i32 %add9, !24, !DIExpression(), !43)
  br label %for.cond, !dbg !62, !llvm.loop !63

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom10 = sext i32 %0 to i64, !dbg !67
  %arrayidx11 = getelementptr inbounds i32, ptr %out, i64 %idxprom10, !dbg !67
  store i32 %sum.0, ptr %arrayidx11, align 4, !dbg !68, !tbaa !37
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
!llvm.module.flags = !{!32, !33, !34, !35}
!llvm.ident = !{!36}
!llvm.errno.tbaa = !{!37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 3, type: !29, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "tiles", linkageName: "_Z5tilesPKiPii", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "wrong_register.cu", directory: ".")
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
!18 = !{!19, !20, !21, !22, !23, !24, !26}
!19 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 2, type: !6)
!20 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 2, type: !9)
!21 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 2, type: !8)
!22 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 4, type: !8)
!23 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 4, type: !8)
!24 = !DILocalVariable(name: "i", scope: !25, file: !3, line: 5, type: !8)
!25 = distinct !DILexicalBlock(scope: !2, file: !3, line: 5, column: 3)
!26 = !DILocalVariable(name: "copy", scope: !27, file: !3, line: 8, type: !8)
!27 = distinct !DILexicalBlock(scope: !28, file: !3, line: 5, column: 43)
!28 = distinct !DILexicalBlock(scope: !25, file: !3, line: 5, column: 3)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 128)
!32 = !{i32 7, !"Dwarf Version", i32 4}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!36 = !{!"clang version 22.1.8"}
!37 = !{!38, !38, i64 0}
!38 = !{!"int", !39, i64 0}
!39 = !{!"omnipotent char", !40, i64 0}
!40 = !{!"Simple C++ TBAA"}
!41 = !DILocation(line: 0, scope: !2)
!42 = !DILocation(line: 4, column: 11, scope: !2)
!43 = !DILocation(line: 0, scope: !25)
!44 = !DILocation(line: 5, column: 8, scope: !25)
!45 = !DILocation(line: 5, scope: !25)
!46 = !DILocation(line: 5, column: 21, scope: !28)
!47 = !DILocation(line: 5, column: 3, scope: !25)
!48 = !DILocation(line: 6, column: 20, scope: !27)
!49 = !DILocation(line: 6, column: 15, scope: !27)
!50 = !DILocation(line: 6, column: 5, scope: !27)
!51 = !DILocation(line: 6, column: 13, scope: !27)
!52 = !DILocation(line: 7, column: 5, scope: !27)
!53 = !DILocation(line: 8, column: 21, scope: !27)
!54 = !DILocation(line: 8, column: 32, scope: !27)
!55 = !DILocation(line: 8, column: 36, scope: !27)
!56 = !DILocation(line: 8, column: 16, scope: !27)
!57 = !DILocation(line: 0, scope: !27)
!58 = !DILocation(line: 9, column: 9, scope: !27)
!59 = !DILocation(line: 10, column: 3, scope: !27)
!60 = !DILocation(line: 5, column: 31, scope: !28)
!61 = !DILocation(line: 5, column: 28, scope: !28)
!62 = !DILocation(line: 5, column: 3, scope: !28)
!63 = distinct !{!63, !47, !64, !65, !66}
!64 = !DILocation(line: 10, column: 3, scope: !25)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !{!"llvm.loop.unroll.disable"}
!67 = !DILocation(line: 11, column: 3, scope: !2)
!68 = !DILocation(line: 11, column: 10, scope: !2)
!69 = !DILocation(line: 12, column: 1, scope: !2)
