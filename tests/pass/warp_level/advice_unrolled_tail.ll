; ModuleID = 'advice_unrolled_tail.cu'
source_filename = "advice_unrolled_tail.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ4tailPKfPfE1s = internal addrspace(3) global [64 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4tailPKfPf(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !19, !DIExpression(), !40)
    #dbg_value(ptr %out, !20, !DIExpression(), !40)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !41
    #dbg_value(i32 %0, !21, !DIExpression(), !40)
  %idxprom = sext i32 %0 to i64, !dbg !42
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !42
  %1 = load float, ptr %arrayidx, align 4, !dbg !42, !tbaa !43
  %idxprom1 = sext i32 %0 to i64, !dbg !45
  %arrayidx2 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom1, !dbg !45
  store float %1, ptr %arrayidx2, align 4, !dbg !46, !tbaa !43
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !47
  %cmp = icmp slt i32 %0, 32, !dbg !48
  br i1 %cmp, label %if.then, label %if.end, !dbg !48

if.then:                                          ; preds = %entry
  %idxprom3 = sext i32 %0 to i64, !dbg !49
  %arrayidx4 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom3, !dbg !49
  %2 = load float, ptr %arrayidx4, align 4, !dbg !49, !tbaa !43
  %add = add nsw i32 %0, 32, !dbg !50
  %idxprom5 = sext i32 %add to i64, !dbg !51
  %arrayidx6 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom5, !dbg !51
  %3 = load float, ptr %arrayidx6, align 4, !dbg !51, !tbaa !43
  %add7 = fadd float %2, %3, !dbg !52
    #dbg_value(float %add7, !23, !DIExpression(), !53)
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !54
  %idxprom8 = sext i32 %0 to i64, !dbg !55
  %arrayidx9 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom8, !dbg !55
  store float %add7, ptr %arrayidx9, align 4, !dbg !56, !tbaa !43
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !57
    #dbg_value(i32 16, !26, !DIExpression(), !58)
  br label %for.cond, !dbg !59

for.cond:                                         ; preds = %for.inc, %if.then
  %v.0 = phi float [ %add7, %if.then ], [ %add14, %for.inc ], !dbg !53
  %d.0 = phi i32 [ 16, %if.then ], [ %shr, %for.inc ], !dbg !60
    #dbg_value(i32 %d.0, !26, !DIExpression(), !58)
    #dbg_value(float %v.0, !23, !DIExpression(), !53)
  %cmp10 = icmp sgt i32 %d.0, 0, !dbg !61
  br i1 %cmp10, label %for.body, label %for.cond.cleanup, !dbg !63

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %add11 = add nsw i32 %0, %d.0, !dbg !64
  %idxprom12 = sext i32 %add11 to i64, !dbg !66
  %arrayidx13 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom12, !dbg !66
  %4 = load float, ptr %arrayidx13, align 4, !dbg !66, !tbaa !43
  %add14 = fadd float %v.0, %4, !dbg !67
    #dbg_value(float %add14, !23, !DIExpression(), !53)
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !68
  %idxprom15 = sext i32 %0 to i64, !dbg !69
  %arrayidx16 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom15, !dbg !69
  store float %add14, ptr %arrayidx16, align 4, !dbg !70, !tbaa !43
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !71
  br label %for.inc, !dbg !72

for.inc:                                          ; preds = %for.body
  %shr = ashr i32 %d.0, 1, !dbg !73
    #dbg_value(i32 %shr, !26, !DIExpression(), !58)
  br label %for.cond, !dbg !74, !llvm.loop !75

for.end:                                          ; preds = %for.cond.cleanup
  br label %if.end, !dbg !79

if.end:                                           ; preds = %for.end, %entry
  %cmp17 = icmp eq i32 %0, 0, !dbg !80
  br i1 %cmp17, label %if.then18, label %if.end19, !dbg !80

if.then18:                                        ; preds = %if.end
  %5 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), align 4, !dbg !82, !tbaa !43
  store float %5, ptr %out, align 4, !dbg !83, !tbaa !43
  br label %if.end19, !dbg !84

if.end19:                                         ; preds = %if.then18, %if.end
  ret void, !dbg !85
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!31, !32, !33, !34}
!llvm.ident = !{!35}
!llvm.errno.tbaa = !{!36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 5, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "tail", linkageName: "_Z4tailPKfPf", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "advice_unrolled_tail.cu", directory: ".")
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
!18 = !{!19, !20, !21, !23, !26}
!19 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!20 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 4, type: !9)
!21 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 6, type: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DILocalVariable(name: "v", scope: !24, file: !3, line: 10, type: !8)
!24 = distinct !DILexicalBlock(scope: !25, file: !3, line: 9, column: 15)
!25 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 7)
!26 = !DILocalVariable(name: "d", scope: !27, file: !3, line: 14, type: !22)
!27 = distinct !DILexicalBlock(scope: !24, file: !3, line: 14, column: 5)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 64)
!31 = !{i32 7, !"Dwarf Version", i32 4}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!35 = !{!"clang version 22.1.8"}
!36 = !{!37, !37, i64 0}
!37 = !{!"int", !38, i64 0}
!38 = !{!"omnipotent char", !39, i64 0}
!39 = !{!"Simple C++ TBAA"}
!40 = !DILocation(line: 0, scope: !2)
!41 = !DILocation(line: 6, column: 11, scope: !2)
!42 = !DILocation(line: 7, column: 10, scope: !2)
!43 = !{!44, !44, i64 0}
!44 = !{!"float", !38, i64 0}
!45 = !DILocation(line: 7, column: 3, scope: !2)
!46 = !DILocation(line: 7, column: 8, scope: !2)
!47 = !DILocation(line: 8, column: 3, scope: !2)
!48 = !DILocation(line: 9, column: 9, scope: !25)
!49 = !DILocation(line: 10, column: 15, scope: !24)
!50 = !DILocation(line: 10, column: 26, scope: !24)
!51 = !DILocation(line: 10, column: 22, scope: !24)
!52 = !DILocation(line: 10, column: 20, scope: !24)
!53 = !DILocation(line: 0, scope: !24)
!54 = !DILocation(line: 11, column: 5, scope: !24)
!55 = !DILocation(line: 12, column: 5, scope: !24)
!56 = !DILocation(line: 12, column: 10, scope: !24)
!57 = !DILocation(line: 13, column: 5, scope: !24)
!58 = !DILocation(line: 0, scope: !27)
!59 = !DILocation(line: 14, column: 10, scope: !27)
!60 = !DILocation(line: 14, scope: !27)
!61 = !DILocation(line: 14, column: 24, scope: !62)
!62 = distinct !DILexicalBlock(scope: !27, file: !3, line: 14, column: 5)
!63 = !DILocation(line: 14, column: 5, scope: !27)
!64 = !DILocation(line: 15, column: 16, scope: !65)
!65 = distinct !DILexicalBlock(scope: !62, file: !3, line: 14, column: 38)
!66 = !DILocation(line: 15, column: 12, scope: !65)
!67 = !DILocation(line: 15, column: 9, scope: !65)
!68 = !DILocation(line: 16, column: 7, scope: !65)
!69 = !DILocation(line: 17, column: 7, scope: !65)
!70 = !DILocation(line: 17, column: 12, scope: !65)
!71 = !DILocation(line: 18, column: 7, scope: !65)
!72 = !DILocation(line: 19, column: 5, scope: !65)
!73 = !DILocation(line: 14, column: 31, scope: !62)
!74 = !DILocation(line: 14, column: 5, scope: !62)
!75 = distinct !{!75, !63, !76, !77, !78}
!76 = !DILocation(line: 19, column: 5, scope: !27)
!77 = !{!"llvm.loop.mustprogress"}
!78 = !{!"llvm.loop.unroll.disable"}
!79 = !DILocation(line: 20, column: 3, scope: !24)
!80 = !DILocation(line: 21, column: 9, scope: !81)
!81 = distinct !DILexicalBlock(scope: !2, file: !3, line: 21, column: 7)
!82 = !DILocation(line: 21, column: 22, scope: !81)
!83 = !DILocation(line: 21, column: 20, scope: !81)
!84 = !DILocation(line: 21, column: 15, scope: !81)
!85 = !DILocation(line: 22, column: 1, scope: !2)
