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
    #dbg_value(ptr %in, !19, !DIExpression(), !35)
    #dbg_value(ptr %out, !20, !DIExpression(), !35)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
    #dbg_value(i32 %0, !21, !DIExpression(), !35)
  %idxprom = sext i32 %0 to i64, !dbg !37
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !37
  %1 = load float, ptr %arrayidx, align 4, !dbg !37, !tbaa !38
  %idxprom1 = sext i32 %0 to i64, !dbg !40
  %arrayidx2 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom1, !dbg !40
  store float %1, ptr %arrayidx2, align 4, !dbg !41, !tbaa !38
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !42
  %cmp = icmp slt i32 %0, 32, !dbg !43
  br i1 %cmp, label %if.then, label %if.end, !dbg !43

if.then:                                          ; preds = %entry
  %add = add nsw i32 %0, 32, !dbg !45
  %idxprom3 = sext i32 %add to i64, !dbg !47
  %arrayidx4 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom3, !dbg !47
  %2 = load float, ptr %arrayidx4, align 4, !dbg !47, !tbaa !38
  %idxprom5 = sext i32 %0 to i64, !dbg !48
  %arrayidx6 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom5, !dbg !48
  %3 = load float, ptr %arrayidx6, align 4, !dbg !49, !tbaa !38
  %add7 = fadd float %3, %2, !dbg !49
  store float %add7, ptr %arrayidx6, align 4, !dbg !49, !tbaa !38
  %add8 = add nsw i32 %0, 16, !dbg !50
  %idxprom9 = sext i32 %add8 to i64, !dbg !51
  %arrayidx10 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom9, !dbg !51
  %4 = load float, ptr %arrayidx10, align 4, !dbg !51, !tbaa !38
  %idxprom11 = sext i32 %0 to i64, !dbg !52
  %arrayidx12 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom11, !dbg !52
  %5 = load float, ptr %arrayidx12, align 4, !dbg !53, !tbaa !38
  %add13 = fadd float %5, %4, !dbg !53
  store float %add13, ptr %arrayidx12, align 4, !dbg !53, !tbaa !38
  %add14 = add nsw i32 %0, 8, !dbg !54
  %idxprom15 = sext i32 %add14 to i64, !dbg !55
  %arrayidx16 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom15, !dbg !55
  %6 = load float, ptr %arrayidx16, align 4, !dbg !55, !tbaa !38
  %idxprom17 = sext i32 %0 to i64, !dbg !56
  %arrayidx18 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom17, !dbg !56
  %7 = load float, ptr %arrayidx18, align 4, !dbg !57, !tbaa !38
  %add19 = fadd float %7, %6, !dbg !57
  store float %add19, ptr %arrayidx18, align 4, !dbg !57, !tbaa !38
  %add20 = add nsw i32 %0, 4, !dbg !58
  %idxprom21 = sext i32 %add20 to i64, !dbg !59
  %arrayidx22 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom21, !dbg !59
  %8 = load float, ptr %arrayidx22, align 4, !dbg !59, !tbaa !38
  %idxprom23 = sext i32 %0 to i64, !dbg !60
  %arrayidx24 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom23, !dbg !60
  %9 = load float, ptr %arrayidx24, align 4, !dbg !61, !tbaa !38
  %add25 = fadd float %9, %8, !dbg !61
  store float %add25, ptr %arrayidx24, align 4, !dbg !61, !tbaa !38
  %add26 = add nsw i32 %0, 2, !dbg !62
  %idxprom27 = sext i32 %add26 to i64, !dbg !63
  %arrayidx28 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom27, !dbg !63
  %10 = load float, ptr %arrayidx28, align 4, !dbg !63, !tbaa !38
  %idxprom29 = sext i32 %0 to i64, !dbg !64
  %arrayidx30 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom29, !dbg !64
  %11 = load float, ptr %arrayidx30, align 4, !dbg !65, !tbaa !38
  %add31 = fadd float %11, %10, !dbg !65
  store float %add31, ptr %arrayidx30, align 4, !dbg !65, !tbaa !38
  %add32 = add nsw i32 %0, 1, !dbg !66
  %idxprom33 = sext i32 %add32 to i64, !dbg !67
  %arrayidx34 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom33, !dbg !67
  %12 = load float, ptr %arrayidx34, align 4, !dbg !67, !tbaa !38
  %idxprom35 = sext i32 %0 to i64, !dbg !68
  %arrayidx36 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom35, !dbg !68
  %13 = load float, ptr %arrayidx36, align 4, !dbg !69, !tbaa !38
  %add37 = fadd float %13, %12, !dbg !69
  store float %add37, ptr %arrayidx36, align 4, !dbg !69, !tbaa !38
  br label %if.end, !dbg !70

if.end:                                           ; preds = %if.then, %entry
  %cmp38 = icmp eq i32 %0, 0, !dbg !71
  br i1 %cmp38, label %if.then39, label %if.end40, !dbg !71

if.then39:                                        ; preds = %if.end
  %14 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), align 4, !dbg !73, !tbaa !38
  store float %14, ptr %out, align 4, !dbg !74, !tbaa !38
  br label %if.end40, !dbg !75

if.end40:                                         ; preds = %if.then39, %if.end
  ret void, !dbg !76
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

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!26, !27, !28, !29}
!llvm.ident = !{!30}
!llvm.errno.tbaa = !{!31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 26, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "tail", linkageName: "_Z4tailPKfPf", scope: !3, file: !3, line: 25, type: !4, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
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
!18 = !{!19, !20, !21}
!19 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 25, type: !6)
!20 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 25, type: !9)
!21 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 27, type: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 64)
!26 = !{i32 7, !"Dwarf Version", i32 4}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!30 = !{!"clang version 22.1.8"}
!31 = !{!32, !32, i64 0}
!32 = !{!"int", !33, i64 0}
!33 = !{!"omnipotent char", !34, i64 0}
!34 = !{!"Simple C++ TBAA"}
!35 = !DILocation(line: 0, scope: !2)
!36 = !DILocation(line: 27, column: 11, scope: !2)
!37 = !DILocation(line: 28, column: 10, scope: !2)
!38 = !{!39, !39, i64 0}
!39 = !{!"float", !33, i64 0}
!40 = !DILocation(line: 28, column: 3, scope: !2)
!41 = !DILocation(line: 28, column: 8, scope: !2)
!42 = !DILocation(line: 29, column: 3, scope: !2)
!43 = !DILocation(line: 30, column: 9, scope: !44)
!44 = distinct !DILexicalBlock(scope: !2, file: !3, line: 30, column: 7)
!45 = !DILocation(line: 31, column: 17, scope: !46)
!46 = distinct !DILexicalBlock(scope: !44, file: !3, line: 30, column: 15)
!47 = !DILocation(line: 31, column: 13, scope: !46)
!48 = !DILocation(line: 31, column: 5, scope: !46)
!49 = !DILocation(line: 31, column: 10, scope: !46)
!50 = !DILocation(line: 32, column: 17, scope: !46)
!51 = !DILocation(line: 32, column: 13, scope: !46)
!52 = !DILocation(line: 32, column: 5, scope: !46)
!53 = !DILocation(line: 32, column: 10, scope: !46)
!54 = !DILocation(line: 33, column: 17, scope: !46)
!55 = !DILocation(line: 33, column: 13, scope: !46)
!56 = !DILocation(line: 33, column: 5, scope: !46)
!57 = !DILocation(line: 33, column: 10, scope: !46)
!58 = !DILocation(line: 34, column: 17, scope: !46)
!59 = !DILocation(line: 34, column: 13, scope: !46)
!60 = !DILocation(line: 34, column: 5, scope: !46)
!61 = !DILocation(line: 34, column: 10, scope: !46)
!62 = !DILocation(line: 35, column: 17, scope: !46)
!63 = !DILocation(line: 35, column: 13, scope: !46)
!64 = !DILocation(line: 35, column: 5, scope: !46)
!65 = !DILocation(line: 35, column: 10, scope: !46)
!66 = !DILocation(line: 36, column: 17, scope: !46)
!67 = !DILocation(line: 36, column: 13, scope: !46)
!68 = !DILocation(line: 36, column: 5, scope: !46)
!69 = !DILocation(line: 36, column: 10, scope: !46)
!70 = !DILocation(line: 37, column: 3, scope: !46)
!71 = !DILocation(line: 38, column: 9, scope: !72)
!72 = distinct !DILexicalBlock(scope: !2, file: !3, line: 38, column: 7)
!73 = !DILocation(line: 38, column: 22, scope: !72)
!74 = !DILocation(line: 38, column: 20, scope: !72)
!75 = !DILocation(line: 38, column: 15, scope: !72)
!76 = !DILocation(line: 39, column: 1, scope: !2)
