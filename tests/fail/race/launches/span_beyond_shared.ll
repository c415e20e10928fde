; ModuleID = 'span_beyond_shared.cu'
source_filename = "span_beyond_shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ9butterflyPfjE1s = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9butterflyPfj(ptr noundef %a, i32 noundef %span) #0 !dbg !2 {
entry:
    #dbg_value(ptr %a, !18, !DIExpression(), !39)
    #dbg_value(i32 %span, !19, !DIExpression(), !39)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
    #dbg_value(i32 %0, !20, !DIExpression(), !39)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !41
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !42
  %mul = mul i32 %1, %2, !dbg !43
  %add = add i32 %mul, %0, !dbg !44
    #dbg_value(i32 %add, !21, !DIExpression(), !39)
  %idxprom = zext i32 %add to i64, !dbg !45
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom, !dbg !45
  %3 = load float, ptr %arrayidx, align 4, !dbg !45, !tbaa !46
  %idxprom3 = zext i32 %0 to i64, !dbg !48
  %arrayidx4 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9butterflyPfjE1s to ptr), i64 0, i64 %idxprom3, !dbg !48
  store float %3, ptr %arrayidx4, align 4, !dbg !49, !tbaa !46
  %div = udiv i32 %span, 2, !dbg !50
    #dbg_value(i32 %div, !22, !DIExpression(), !51)
  br label %for.cond, !dbg !52

for.cond:                                         ; preds = %for.inc, %entry
  %j.0 = phi i32 [ %div, %entry ], [ %div10, %for.inc ], !dbg !53
    #dbg_value(i32 %j.0, !22, !DIExpression(), !51)
  %cmp = icmp ugt i32 %j.0, 0, !dbg !54
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !55

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %xor = xor i32 %0, %j.0, !dbg !56
  %idxprom5 = zext i32 %xor to i64, !dbg !57
  %arrayidx6 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9butterflyPfjE1s to ptr), i64 0, i64 %idxprom5, !dbg !57
  %4 = load float, ptr %arrayidx6, align 4, !dbg !57, !tbaa !46
    #dbg_value(float %4, !24, !DIExpression(), !58)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !59
  %idxprom7 = zext i32 %0 to i64, !dbg !60
  %arrayidx8 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9butterflyPfjE1s to ptr), i64 0, i64 %idxprom7, !dbg !60
  %5 = load float, ptr %arrayidx8, align 4, !dbg !61, !tbaa !46
  %add9 = fadd float %5, %4, !dbg !61
  store float %add9, ptr %arrayidx8, align 4, !dbg !61, !tbaa !46
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !62
  br label %for.inc, !dbg !63

for.inc:                                          ; preds = %for.body
  %div10 = udiv i32 %j.0, 2, !dbg !64
    #dbg_value(i32 %div10, !22, !DIExpression(), !51)
  br label %for.cond, !dbg !65, !llvm.loop !66

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom11 = zext i32 %0 to i64, !dbg !70
  %arrayidx12 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9butterflyPfjE1s to ptr), i64 0, i64 %idxprom11, !dbg !70
  %6 = load float, ptr %arrayidx12, align 4, !dbg !70, !tbaa !46
  %idxprom13 = zext i32 %add to i64, !dbg !71
  %arrayidx14 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom13, !dbg !71
  store float %6, ptr %arrayidx14, align 4, !dbg !72, !tbaa !46
  ret void, !dbg !73
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!30, !31, !32, !33}
!llvm.ident = !{!34}
!llvm.errno.tbaa = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 8, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "butterfly", linkageName: "_Z9butterflyPfj", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !17)
!3 = !DIFile(filename: "span_beyond_shared.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, imports: !11, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0}
!11 = !{!12, !15}
!12 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !13, file: !14, line: 214)
!13 = !DINamespace(name: "ws_math", scope: null)
!14 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!15 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !16, entity: !13, file: !14, line: 215)
!16 = !DINamespace(name: "std", scope: null)
!17 = !{!18, !19, !20, !21, !22, !24}
!18 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!19 = !DILocalVariable(name: "span", arg: 2, scope: !2, file: !3, line: 7, type: !8)
!20 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !8)
!21 = !DILocalVariable(name: "g", scope: !2, file: !3, line: 9, type: !8)
!22 = !DILocalVariable(name: "j", scope: !23, file: !3, line: 11, type: !8)
!23 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!24 = !DILocalVariable(name: "other", scope: !25, file: !3, line: 12, type: !7)
!25 = distinct !DILexicalBlock(scope: !26, file: !3, line: 11, column: 46)
!26 = distinct !DILexicalBlock(scope: !23, file: !3, line: 11, column: 3)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8192, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 256)
!30 = !{i32 7, !"Dwarf Version", i32 4}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!34 = !{!"clang version 22.1.8"}
!35 = !{!36, !36, i64 0}
!36 = !{!"int", !37, i64 0}
!37 = !{!"omnipotent char", !38, i64 0}
!38 = !{!"Simple C++ TBAA"}
!39 = !DILocation(line: 0, scope: !2)
!40 = !DILocation(line: 9, column: 16, scope: !2)
!41 = !DILocation(line: 9, column: 33, scope: !2)
!42 = !DILocation(line: 9, column: 46, scope: !2)
!43 = !DILocation(line: 9, column: 44, scope: !2)
!44 = !DILocation(line: 9, column: 57, scope: !2)
!45 = !DILocation(line: 10, column: 10, scope: !2)
!46 = !{!47, !47, i64 0}
!47 = !{!"float", !37, i64 0}
!48 = !DILocation(line: 10, column: 3, scope: !2)
!49 = !DILocation(line: 10, column: 8, scope: !2)
!50 = !DILocation(line: 11, column: 26, scope: !23)
!51 = !DILocation(line: 0, scope: !23)
!52 = !DILocation(line: 11, column: 8, scope: !23)
!53 = !DILocation(line: 11, scope: !23)
!54 = !DILocation(line: 11, column: 33, scope: !26)
!55 = !DILocation(line: 11, column: 3, scope: !23)
!56 = !DILocation(line: 12, column: 23, scope: !25)
!57 = !DILocation(line: 12, column: 19, scope: !25)
!58 = !DILocation(line: 0, scope: !25)
!59 = !DILocation(line: 13, column: 5, scope: !25)
!60 = !DILocation(line: 14, column: 5, scope: !25)
!61 = !DILocation(line: 14, column: 10, scope: !25)
!62 = !DILocation(line: 15, column: 5, scope: !25)
!63 = !DILocation(line: 16, column: 3, scope: !25)
!64 = !DILocation(line: 11, column: 40, scope: !26)
!65 = !DILocation(line: 11, column: 3, scope: !26)
!66 = distinct !{!66, !55, !67, !68, !69}
!67 = !DILocation(line: 16, column: 3, scope: !23)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !{!"llvm.loop.unroll.disable"}
!70 = !DILocation(line: 17, column: 10, scope: !2)
!71 = !DILocation(line: 17, column: 3, scope: !2)
!72 = !DILocation(line: 17, column: 8, scope: !2)
!73 = !DILocation(line: 18, column: 1, scope: !2)
