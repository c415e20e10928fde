; ModuleID = 'tree_sum.cu'
source_filename = "tree_sum.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ7row_sumPKfPfE1s = internal addrspace(3) global [128 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7row_sumPKfPf(ptr noundef %a, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %a, !19, !DIExpression(), !37)
    #dbg_value(ptr %out, !20, !DIExpression(), !37)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38
    #dbg_value(i32 %0, !21, !DIExpression(), !37)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !39
  %mul = mul i32 %1, 128, !dbg !40
  %add = add i32 %mul, %0, !dbg !41
  %idxprom = zext i32 %add to i64, !dbg !42
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom, !dbg !42
  %2 = load float, ptr %arrayidx, align 4, !dbg !42, !tbaa !43
  %idxprom2 = sext i32 %0 to i64, !dbg !45
  %arrayidx3 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7row_sumPKfPfE1s to ptr), i64 0, i64 %idxprom2, !dbg !45
  store float %2, ptr %arrayidx3, align 4, !dbg !46, !tbaa !43
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !47
    #dbg_value(i32 64, !23, !DIExpression(), !48)
  br label %for.cond, !dbg !49

for.cond:                                         ; preds = %for.inc, %entry
  %k.0 = phi i32 [ 64, %entry ], [ %shr, %for.inc ], !dbg !50
    #dbg_value(i32 %k.0, !23, !DIExpression(), !48)
  %cmp = icmp sgt i32 %k.0, 0, !dbg !51
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !53

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp4 = icmp slt i32 %0, %k.0, !dbg !54
  br i1 %cmp4, label %if.then, label %if.end, !dbg !54

if.then:                                          ; preds = %for.body
  %add5 = add nsw i32 %0, %k.0, !dbg !57
  %idxprom6 = sext i32 %add5 to i64, !dbg !58
  %arrayidx7 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7row_sumPKfPfE1s to ptr), i64 0, i64 %idxprom6, !dbg !58
  %3 = load float, ptr %arrayidx7, align 4, !dbg !58, !tbaa !43
  %idxprom8 = sext i32 %0 to i64, !dbg !59
  %arrayidx9 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7row_sumPKfPfE1s to ptr), i64 0, i64 %idxprom8, !dbg !59
  %4 = load float, ptr %arrayidx9, align 4, !dbg !60, !tbaa !43
  %add10 = fadd float %4, %3, !dbg !60
  store float %add10, ptr %arrayidx9, align 4, !dbg !60, !tbaa !43
  br label %if.end, !dbg !59

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc, !dbg !61

for.inc:                                          ; preds = %if.end
  %shr = ashr i32 %k.0, 1, !dbg !62
    #dbg_value(i32 %shr, !23, !DIExpression(), !48)
  br label %for.cond, !dbg !63, !llvm.loop !64

for.end:                                          ; preds = %for.cond.cleanup
  %cmp11 = icmp eq i32 %0, 0, !dbg !68
  br i1 %cmp11, label %if.then12, label %if.end16, !dbg !68

if.then12:                                        ; preds = %for.end
  %5 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ7row_sumPKfPfE1s to ptr), align 4, !dbg !70, !tbaa !43
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !71
  %idxprom14 = zext i32 %6 to i64, !dbg !72
  %arrayidx15 = getelementptr inbounds nuw float, ptr %out, i64 %idxprom14, !dbg !72
  store float %5, ptr %arrayidx15, align 4, !dbg !73, !tbaa !43
  br label %if.end16, !dbg !72

if.end16:                                         ; preds = %if.then12, %for.end
  ret void, !dbg !74
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

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
!2 = distinct !DISubprogram(name: "row_sum", linkageName: "_Z7row_sumPKfPf", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "tree_sum.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 206)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 207)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19, !20, !21, !23}
!19 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 2, type: !6)
!20 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 2, type: !9)
!21 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 4, type: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DILocalVariable(name: "k", scope: !24, file: !3, line: 7, type: !22)
!24 = distinct !DILexicalBlock(scope: !2, file: !3, line: 7, column: 3)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 128)
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
!39 = !DILocation(line: 5, column: 12, scope: !2)
!40 = !DILocation(line: 5, column: 23, scope: !2)
!41 = !DILocation(line: 5, column: 29, scope: !2)
!42 = !DILocation(line: 5, column: 10, scope: !2)
!43 = !{!44, !44, i64 0}
!44 = !{!"float", !35, i64 0}
!45 = !DILocation(line: 5, column: 3, scope: !2)
!46 = !DILocation(line: 5, column: 8, scope: !2)
!47 = !DILocation(line: 6, column: 3, scope: !2)
!48 = !DILocation(line: 0, scope: !24)
!49 = !DILocation(line: 7, column: 8, scope: !24)
!50 = !DILocation(line: 7, scope: !24)
!51 = !DILocation(line: 7, column: 22, scope: !52)
!52 = distinct !DILexicalBlock(scope: !24, file: !3, line: 7, column: 3)
!53 = !DILocation(line: 7, column: 3, scope: !24)
!54 = !DILocation(line: 8, column: 11, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 8, column: 9)
!56 = distinct !DILexicalBlock(scope: !52, file: !3, line: 7, column: 36)
!57 = !DILocation(line: 9, column: 19, scope: !55)
!58 = !DILocation(line: 9, column: 15, scope: !55)
!59 = !DILocation(line: 9, column: 7, scope: !55)
!60 = !DILocation(line: 9, column: 12, scope: !55)
!61 = !DILocation(line: 10, column: 3, scope: !56)
!62 = !DILocation(line: 7, column: 29, scope: !52)
!63 = !DILocation(line: 7, column: 3, scope: !52)
!64 = distinct !{!64, !53, !65, !66, !67}
!65 = !DILocation(line: 10, column: 3, scope: !24)
!66 = !{!"llvm.loop.mustprogress"}
!67 = !{!"llvm.loop.unroll.disable"}
!68 = !DILocation(line: 11, column: 9, scope: !69)
!69 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 7)
!70 = !DILocation(line: 12, column: 23, scope: !69)
!71 = !DILocation(line: 12, column: 9, scope: !69)
!72 = !DILocation(line: 12, column: 5, scope: !69)
!73 = !DILocation(line: 12, column: 21, scope: !69)
!74 = !DILocation(line: 13, column: 1, scope: !2)
