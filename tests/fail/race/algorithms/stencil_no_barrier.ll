; ModuleID = 'stencil_no_barrier.cu'
source_filename = "stencil_no_barrier.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ1kPiPKiE1s = internal addrspace(3) global [66 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !19, !DIExpression(), !35)
    #dbg_value(ptr %a, !20, !DIExpression(), !35)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
    #dbg_value(i32 %0, !21, !DIExpression(), !35)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !37
  %mul = mul i32 %1, 64, !dbg !38
  %add = add i32 %mul, %0, !dbg !39
    #dbg_value(i32 %add, !22, !DIExpression(), !35)
  %add2 = add nsw i32 %add, 1, !dbg !40
  %idxprom = sext i32 %add2 to i64, !dbg !41
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !41
  %2 = load i32, ptr %arrayidx, align 4, !dbg !41, !tbaa !31
  %add3 = add nsw i32 %0, 1, !dbg !42
  %idxprom4 = sext i32 %add3 to i64, !dbg !43
  %arrayidx5 = getelementptr inbounds [66 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom4, !dbg !43
  store i32 %2, ptr %arrayidx5, align 4, !dbg !44, !tbaa !31
  %cmp = icmp eq i32 %0, 0, !dbg !45
  br i1 %cmp, label %if.then, label %if.end, !dbg !45

if.then:                                          ; preds = %entry
  %idxprom6 = sext i32 %add to i64, !dbg !47
  %arrayidx7 = getelementptr inbounds i32, ptr %a, i64 %idxprom6, !dbg !47
  %3 = load i32, ptr %arrayidx7, align 4, !dbg !47, !tbaa !31
  store i32 %3, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), align 4, !dbg !48, !tbaa !31
  br label %if.end, !dbg !49

if.end:                                           ; preds = %if.then, %entry
  %cmp8 = icmp eq i32 %0, 63, !dbg !50
  br i1 %cmp8, label %if.then9, label %if.end13, !dbg !50

if.then9:                                         ; preds = %if.end
  %add10 = add nsw i32 %add, 2, !dbg !52
  %idxprom11 = sext i32 %add10 to i64, !dbg !53
  %arrayidx12 = getelementptr inbounds i32, ptr %a, i64 %idxprom11, !dbg !53
  %4 = load i32, ptr %arrayidx12, align 4, !dbg !53, !tbaa !31
  store i32 %4, ptr getelementptr inbounds ([66 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 65), align 4, !dbg !54, !tbaa !31
  br label %if.end13, !dbg !55

if.end13:                                         ; preds = %if.then9, %if.end
  %idxprom14 = sext i32 %0 to i64, !dbg !56
  %arrayidx15 = getelementptr inbounds [66 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom14, !dbg !56
  %5 = load i32, ptr %arrayidx15, align 4, !dbg !56, !tbaa !31
  %add16 = add nsw i32 %0, 1, !dbg !57
  %idxprom17 = sext i32 %add16 to i64, !dbg !58
  %arrayidx18 = getelementptr inbounds [66 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom17, !dbg !58
  %6 = load i32, ptr %arrayidx18, align 4, !dbg !58, !tbaa !31
  %add19 = add nsw i32 %5, %6, !dbg !59
  %add20 = add nsw i32 %0, 2, !dbg !60
  %idxprom21 = sext i32 %add20 to i64, !dbg !61
  %arrayidx22 = getelementptr inbounds [66 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom21, !dbg !61
  %7 = load i32, ptr %arrayidx22, align 4, !dbg !61, !tbaa !31
  %add23 = add nsw i32 %add19, %7, !dbg !62
  %idxprom24 = sext i32 %add to i64, !dbg !63
  %arrayidx25 = getelementptr inbounds i32, ptr %o, i64 %idxprom24, !dbg !63
  store i32 %add23, ptr %arrayidx25, align 4, !dbg !64, !tbaa !31
  ret void, !dbg !65
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!26, !27, !28, !29}
!llvm.ident = !{!30}
!llvm.errno.tbaa = !{!31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 14, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 13, type: !4, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "stencil_no_barrier.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 206)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 207)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19, !20, !21, !22}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 13, type: !6)
!20 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 13, type: !8)
!21 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 15, type: !7)
!22 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 15, type: !7)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2112, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 66)
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
!36 = !DILocation(line: 15, column: 11, scope: !2)
!37 = !DILocation(line: 15, column: 28, scope: !2)
!38 = !DILocation(line: 15, column: 39, scope: !2)
!39 = !DILocation(line: 15, column: 44, scope: !2)
!40 = !DILocation(line: 16, column: 18, scope: !2)
!41 = !DILocation(line: 16, column: 14, scope: !2)
!42 = !DILocation(line: 16, column: 7, scope: !2)
!43 = !DILocation(line: 16, column: 3, scope: !2)
!44 = !DILocation(line: 16, column: 12, scope: !2)
!45 = !DILocation(line: 17, column: 9, scope: !46)
!46 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 7)
!47 = !DILocation(line: 18, column: 12, scope: !46)
!48 = !DILocation(line: 18, column: 10, scope: !46)
!49 = !DILocation(line: 18, column: 5, scope: !46)
!50 = !DILocation(line: 19, column: 9, scope: !51)
!51 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 7)
!52 = !DILocation(line: 20, column: 17, scope: !51)
!53 = !DILocation(line: 20, column: 13, scope: !51)
!54 = !DILocation(line: 20, column: 11, scope: !51)
!55 = !DILocation(line: 20, column: 5, scope: !51)
!56 = !DILocation(line: 21, column: 10, scope: !2)
!57 = !DILocation(line: 21, column: 21, scope: !2)
!58 = !DILocation(line: 21, column: 17, scope: !2)
!59 = !DILocation(line: 21, column: 15, scope: !2)
!60 = !DILocation(line: 21, column: 32, scope: !2)
!61 = !DILocation(line: 21, column: 28, scope: !2)
!62 = !DILocation(line: 21, column: 26, scope: !2)
!63 = !DILocation(line: 21, column: 3, scope: !2)
!64 = !DILocation(line: 21, column: 8, scope: !2)
!65 = !DILocation(line: 22, column: 1, scope: !2)
