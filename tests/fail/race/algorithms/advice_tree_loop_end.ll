; ModuleID = 'advice_tree_loop_end.cu'
source_filename = "advice_tree_loop_end.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ6reducePKfPfE1s = internal addrspace(3) global [128 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6reducePKfPf(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !19, !DIExpression(), !37)
    #dbg_value(ptr %out, !20, !DIExpression(), !37)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38
    #dbg_value(i32 %0, !21, !DIExpression(), !37)
  %idxprom = sext i32 %0 to i64, !dbg !39
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !39
  %1 = load float, ptr %arrayidx, align 4, !dbg !39, !tbaa !40
  %idxprom1 = sext i32 %0 to i64, !dbg !42
  %arrayidx2 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE1s to ptr), i64 0, i64 %idxprom1, !dbg !42
  store float %1, ptr %arrayidx2, align 4, !dbg !43, !tbaa !40
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !44
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !45
  %div = udiv i32 %2, 2, !dbg !46
    #dbg_value(i32 %div, !23, !DIExpression(), !47)
  br label %for.cond, !dbg !48

for.cond:                                         ; preds = %for.inc, %entry
  %d.0 = phi i32 [ %div, %entry ], [ %shr, %for.inc ], !dbg !49
    #dbg_value(i32 %d.0, !23, !DIExpression(), !47)
  %cmp = icmp sgt i32 %d.0, 0, !dbg !50
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !52

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp4 = icmp slt i32 %0, %d.0, !dbg !53
  br i1 %cmp4, label %if.then, label %if.end, !dbg !53

if.then:                                          ; preds = %for.body
  %add = add nsw i32 %0, %d.0, !dbg !56
  %idxprom5 = sext i32 %add to i64, !dbg !57
  %arrayidx6 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE1s to ptr), i64 0, i64 %idxprom5, !dbg !57
  %3 = load float, ptr %arrayidx6, align 4, !dbg !57, !tbaa !40
  %idxprom7 = sext i32 %0 to i64, !dbg !58
  %arrayidx8 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE1s to ptr), i64 0, i64 %idxprom7, !dbg !58
  %4 = load float, ptr %arrayidx8, align 4, !dbg !59, !tbaa !40
  %add9 = fadd float %4, %3, !dbg !59
  store float %add9, ptr %arrayidx8, align 4, !dbg !59, !tbaa !40
  br label %if.end, !dbg !58

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc, !dbg !60

for.inc:                                          ; preds = %if.end
  %shr = ashr i32 %d.0, 1, !dbg !61
    #dbg_value(i32 %shr, !23, !DIExpression(), !47)
  br label %for.cond, !dbg !62, !llvm.loop !63

for.end:                                          ; preds = %for.cond.cleanup
  %cmp10 = icmp eq i32 %0, 0, !dbg !67
  br i1 %cmp10, label %if.then11, label %if.end12, !dbg !67

if.then11:                                        ; preds = %for.end
  %5 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE1s to ptr), align 4, !dbg !69, !tbaa !40
  store float %5, ptr %out, align 4, !dbg !70, !tbaa !40
  br label %if.end12, !dbg !71

if.end12:                                         ; preds = %if.then11, %for.end
  ret void, !dbg !72
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
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 7, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "reduce", linkageName: "_Z6reducePKfPf", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "advice_tree_loop_end.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 214)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 215)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19, !20, !21, !23}
!19 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!20 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 6, type: !9)
!21 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DILocalVariable(name: "d", scope: !24, file: !3, line: 11, type: !22)
!24 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
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
!38 = !DILocation(line: 8, column: 11, scope: !2)
!39 = !DILocation(line: 9, column: 10, scope: !2)
!40 = !{!41, !41, i64 0}
!41 = !{!"float", !35, i64 0}
!42 = !DILocation(line: 9, column: 3, scope: !2)
!43 = !DILocation(line: 9, column: 8, scope: !2)
!44 = !DILocation(line: 10, column: 3, scope: !2)
!45 = !DILocation(line: 11, column: 16, scope: !24)
!46 = !DILocation(line: 11, column: 27, scope: !24)
!47 = !DILocation(line: 0, scope: !24)
!48 = !DILocation(line: 11, column: 8, scope: !24)
!49 = !DILocation(line: 11, scope: !24)
!50 = !DILocation(line: 11, column: 34, scope: !51)
!51 = distinct !DILexicalBlock(scope: !24, file: !3, line: 11, column: 3)
!52 = !DILocation(line: 11, column: 3, scope: !24)
!53 = !DILocation(line: 12, column: 11, scope: !54)
!54 = distinct !DILexicalBlock(scope: !55, file: !3, line: 12, column: 9)
!55 = distinct !DILexicalBlock(scope: !51, file: !3, line: 11, column: 48)
!56 = !DILocation(line: 12, column: 28, scope: !54)
!57 = !DILocation(line: 12, column: 24, scope: !54)
!58 = !DILocation(line: 12, column: 16, scope: !54)
!59 = !DILocation(line: 12, column: 21, scope: !54)
!60 = !DILocation(line: 13, column: 3, scope: !55)
!61 = !DILocation(line: 11, column: 41, scope: !51)
!62 = !DILocation(line: 11, column: 3, scope: !51)
!63 = distinct !{!63, !52, !64, !65, !66}
!64 = !DILocation(line: 13, column: 3, scope: !24)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !{!"llvm.loop.unroll.disable"}
!67 = !DILocation(line: 14, column: 9, scope: !68)
!68 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 7)
!69 = !DILocation(line: 14, column: 22, scope: !68)
!70 = !DILocation(line: 14, column: 20, scope: !68)
!71 = !DILocation(line: 14, column: 15, scope: !68)
!72 = !DILocation(line: 15, column: 1, scope: !2)
