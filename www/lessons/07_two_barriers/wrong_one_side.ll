; ModuleID = 'wrong_one_side.cu'
source_filename = "wrong_one_side.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ10swap_pairsPKiPiE1s = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10swap_pairsPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !19, !DIExpression(), !34)
    #dbg_value(ptr %out, !20, !DIExpression(), !34)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
    #dbg_value(i32 %0, !21, !DIExpression(), !34)
  %rem = srem i32 %0, 2, !dbg !36
  %cmp = icmp eq i32 %rem, 0, !dbg !38
  br i1 %cmp, label %if.then, label %if.else, !dbg !38

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %0 to i64, !dbg !39
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !39
  %1 = load i32, ptr %arrayidx, align 4, !dbg !39, !tbaa !30
  %idxprom1 = sext i32 %0 to i64, !dbg !41
  %arrayidx2 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10swap_pairsPKiPiE1s to ptr), i64 0, i64 %idxprom1, !dbg !41
  store i32 %1, ptr %arrayidx2, align 4, !dbg !42, !tbaa !30
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !43
  %add = add nsw i32 %0, 1, !dbg !44
  %idxprom3 = sext i32 %add to i64, !dbg !45
  %arrayidx4 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10swap_pairsPKiPiE1s to ptr), i64 0, i64 %idxprom3, !dbg !45
  %2 = load i32, ptr %arrayidx4, align 4, !dbg !45, !tbaa !30
  %idxprom5 = sext i32 %0 to i64, !dbg !46
  %arrayidx6 = getelementptr inbounds i32, ptr %out, i64 %idxprom5, !dbg !46
  store i32 %2, ptr %arrayidx6, align 4, !dbg !47, !tbaa !30
  br label %if.end, !dbg !48

if.else:                                          ; preds = %entry
  %idxprom7 = sext i32 %0 to i64, !dbg !49
  %arrayidx8 = getelementptr inbounds i32, ptr %in, i64 %idxprom7, !dbg !49
  %3 = load i32, ptr %arrayidx8, align 4, !dbg !49, !tbaa !30
  %sub = sub nsw i32 0, %3, !dbg !51
  %idxprom9 = sext i32 %0 to i64, !dbg !52
  %arrayidx10 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10swap_pairsPKiPiE1s to ptr), i64 0, i64 %idxprom9, !dbg !52
  store i32 %sub, ptr %arrayidx10, align 4, !dbg !53, !tbaa !30
  %sub11 = sub nsw i32 %0, 1, !dbg !54
  %idxprom12 = sext i32 %sub11 to i64, !dbg !55
  %arrayidx13 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10swap_pairsPKiPiE1s to ptr), i64 0, i64 %idxprom12, !dbg !55
  %4 = load i32, ptr %arrayidx13, align 4, !dbg !55, !tbaa !30
  %idxprom14 = sext i32 %0 to i64, !dbg !56
  %arrayidx15 = getelementptr inbounds i32, ptr %out, i64 %idxprom14, !dbg !56
  store i32 %4, ptr %arrayidx15, align 4, !dbg !57, !tbaa !30
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  ret void, !dbg !58
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
!llvm.module.flags = !{!25, !26, !27, !28}
!llvm.ident = !{!29}
!llvm.errno.tbaa = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 3, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "swap_pairs", linkageName: "_Z10swap_pairsPKiPi", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "wrong_one_side.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
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
!18 = !{!19, !20, !21}
!19 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 2, type: !6)
!20 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 2, type: !9)
!21 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 4, type: !8)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 256)
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
!36 = !DILocation(line: 5, column: 9, scope: !37)
!37 = distinct !DILexicalBlock(scope: !2, file: !3, line: 5, column: 7)
!38 = !DILocation(line: 5, column: 13, scope: !37)
!39 = !DILocation(line: 6, column: 12, scope: !40)
!40 = distinct !DILexicalBlock(scope: !37, file: !3, line: 5, column: 19)
!41 = !DILocation(line: 6, column: 5, scope: !40)
!42 = !DILocation(line: 6, column: 10, scope: !40)
!43 = !DILocation(line: 7, column: 5, scope: !40)
!44 = !DILocation(line: 8, column: 18, scope: !40)
!45 = !DILocation(line: 8, column: 14, scope: !40)
!46 = !DILocation(line: 8, column: 5, scope: !40)
!47 = !DILocation(line: 8, column: 12, scope: !40)
!48 = !DILocation(line: 9, column: 3, scope: !40)
!49 = !DILocation(line: 10, column: 13, scope: !50)
!50 = distinct !DILexicalBlock(scope: !37, file: !3, line: 9, column: 10)
!51 = !DILocation(line: 10, column: 12, scope: !50)
!52 = !DILocation(line: 10, column: 5, scope: !50)
!53 = !DILocation(line: 10, column: 10, scope: !50)
!54 = !DILocation(line: 11, column: 18, scope: !50)
!55 = !DILocation(line: 11, column: 14, scope: !50)
!56 = !DILocation(line: 11, column: 5, scope: !50)
!57 = !DILocation(line: 11, column: 12, scope: !50)
!58 = !DILocation(line: 13, column: 1, scope: !2)
