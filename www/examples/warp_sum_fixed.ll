; ModuleID = 'warp_sum_fixed.cu'
source_filename = "warp_sum_fixed.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ4tailPfE1s = internal addrspace(3) global [64 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4tailPf(ptr noundef %x) #0 !dbg !2 {
entry:
    #dbg_value(ptr %x, !17, !DIExpression(), !34)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
    #dbg_value(i32 %0, !18, !DIExpression(), !34)
  %idxprom = sext i32 %0 to i64, !dbg !36
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom, !dbg !36
  %1 = load float, ptr %arrayidx, align 4, !dbg !36, !tbaa !37
  %idxprom1 = sext i32 %0 to i64, !dbg !39
  %arrayidx2 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPfE1s to ptr), i64 0, i64 %idxprom1, !dbg !39
  store float %1, ptr %arrayidx2, align 4, !dbg !40, !tbaa !37
  %add = add nsw i32 %0, 32, !dbg !41
  %idxprom3 = sext i32 %add to i64, !dbg !42
  %arrayidx4 = getelementptr inbounds float, ptr %x, i64 %idxprom3, !dbg !42
  %2 = load float, ptr %arrayidx4, align 4, !dbg !42, !tbaa !37
  %add5 = add nsw i32 %0, 32, !dbg !43
  %idxprom6 = sext i32 %add5 to i64, !dbg !44
  %arrayidx7 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPfE1s to ptr), i64 0, i64 %idxprom6, !dbg !44
  store float %2, ptr %arrayidx7, align 4, !dbg !45, !tbaa !37
    #dbg_value(i32 32, !20, !DIExpression(), !46)
  br label %for.cond, !dbg !47

for.cond:                                         ; preds = %for.inc, %entry
  %k.0 = phi i32 [ 32, %entry ], [ %shr, %for.inc ], !dbg !48
    #dbg_value(i32 %k.0, !20, !DIExpression(), !46)
  %cmp = icmp sgt i32 %k.0, 0, !dbg !49
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !51

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !52
  %cmp8 = icmp slt i32 %0, %k.0, !dbg !54
  br i1 %cmp8, label %if.then, label %if.end, !dbg !54

if.then:                                          ; preds = %for.body
  %add9 = add nsw i32 %0, %k.0, !dbg !56
  %idxprom10 = sext i32 %add9 to i64, !dbg !57
  %arrayidx11 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPfE1s to ptr), i64 0, i64 %idxprom10, !dbg !57
  %3 = load float, ptr %arrayidx11, align 4, !dbg !57, !tbaa !37
  %idxprom12 = sext i32 %0 to i64, !dbg !58
  %arrayidx13 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPfE1s to ptr), i64 0, i64 %idxprom12, !dbg !58
  %4 = load float, ptr %arrayidx13, align 4, !dbg !59, !tbaa !37
  %add14 = fadd float %4, %3, !dbg !59
  store float %add14, ptr %arrayidx13, align 4, !dbg !59, !tbaa !37
  br label %if.end, !dbg !58

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc, !dbg !60

for.inc:                                          ; preds = %if.end
  %shr = ashr i32 %k.0, 1, !dbg !61
    #dbg_value(i32 %shr, !20, !DIExpression(), !46)
  br label %for.cond, !dbg !62, !llvm.loop !63

for.end:                                          ; preds = %for.cond.cleanup
  %cmp15 = icmp eq i32 %0, 0, !dbg !67
  br i1 %cmp15, label %if.then16, label %if.end18, !dbg !67

if.then16:                                        ; preds = %for.end
  %5 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPfE1s to ptr), align 4, !dbg !69, !tbaa !37
  %arrayidx17 = getelementptr inbounds float, ptr %x, i64 0, !dbg !70
  store float %5, ptr %arrayidx17, align 4, !dbg !71, !tbaa !37
  br label %if.end18, !dbg !70

if.end18:                                         ; preds = %if.then16, %for.end
  ret void, !dbg !72
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
!llvm.module.flags = !{!25, !26, !27, !28}
!llvm.ident = !{!29}
!llvm.errno.tbaa = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 3, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "tail", linkageName: "_Z4tailPf", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "warp_sum_fixed.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 206)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 207)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{!17, !18, !20}
!17 = !DILocalVariable(name: "x", arg: 1, scope: !2, file: !3, line: 2, type: !6)
!18 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 4, type: !19)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "k", scope: !21, file: !3, line: 7, type: !19)
!21 = distinct !DILexicalBlock(scope: !2, file: !3, line: 7, column: 3)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 64)
!25 = !{i32 7, !"Dwarf Version", i32 4}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!29 = !{!"clang version 22.1.8"}
!30 = !{!31, !31, i64 0}
!31 = !{!"int", !32, i64 0}
!32 = !{!"omnipotent char", !33, i64 0}
!33 = !{!"Simple C++ TBAA"}
!34 = !DILocation(line: 0, scope: !2)
!35 = !DILocation(line: 4, column: 11, scope: !2)
!36 = !DILocation(line: 5, column: 10, scope: !2)
!37 = !{!38, !38, i64 0}
!38 = !{!"float", !32, i64 0}
!39 = !DILocation(line: 5, column: 3, scope: !2)
!40 = !DILocation(line: 5, column: 8, scope: !2)
!41 = !DILocation(line: 6, column: 19, scope: !2)
!42 = !DILocation(line: 6, column: 15, scope: !2)
!43 = !DILocation(line: 6, column: 7, scope: !2)
!44 = !DILocation(line: 6, column: 3, scope: !2)
!45 = !DILocation(line: 6, column: 13, scope: !2)
!46 = !DILocation(line: 0, scope: !21)
!47 = !DILocation(line: 7, column: 8, scope: !21)
!48 = !DILocation(line: 7, scope: !21)
!49 = !DILocation(line: 7, column: 22, scope: !50)
!50 = distinct !DILexicalBlock(scope: !21, file: !3, line: 7, column: 3)
!51 = !DILocation(line: 7, column: 3, scope: !21)
!52 = !DILocation(line: 8, column: 5, scope: !53)
!53 = distinct !DILexicalBlock(scope: !50, file: !3, line: 7, column: 36)
!54 = !DILocation(line: 9, column: 11, scope: !55)
!55 = distinct !DILexicalBlock(scope: !53, file: !3, line: 9, column: 9)
!56 = !DILocation(line: 10, column: 19, scope: !55)
!57 = !DILocation(line: 10, column: 15, scope: !55)
!58 = !DILocation(line: 10, column: 7, scope: !55)
!59 = !DILocation(line: 10, column: 12, scope: !55)
!60 = !DILocation(line: 11, column: 3, scope: !53)
!61 = !DILocation(line: 7, column: 29, scope: !50)
!62 = !DILocation(line: 7, column: 3, scope: !50)
!63 = distinct !{!63, !51, !64, !65, !66}
!64 = !DILocation(line: 11, column: 3, scope: !21)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !{!"llvm.loop.unroll.disable"}
!67 = !DILocation(line: 12, column: 9, scope: !68)
!68 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 7)
!69 = !DILocation(line: 13, column: 12, scope: !68)
!70 = !DILocation(line: 13, column: 5, scope: !68)
!71 = !DILocation(line: 13, column: 10, scope: !68)
!72 = !DILocation(line: 14, column: 1, scope: !2)
