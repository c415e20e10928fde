; ModuleID = 'warp_synchronous.cu'
source_filename = "warp_synchronous.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiPKiE1s = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %in) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !19, !DIExpression(), !34)
    #dbg_value(ptr %in, !20, !DIExpression(), !34)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
    #dbg_value(i32 %0, !21, !DIExpression(), !34)
  %idxprom = sext i32 %0 to i64, !dbg !36
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !36
  %1 = load i32, ptr %arrayidx, align 4, !dbg !36, !tbaa !30
  %idxprom1 = sext i32 %0 to i64, !dbg !37
  %arrayidx2 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom1, !dbg !37
  store i32 %1, ptr %arrayidx2, align 4, !dbg !38, !tbaa !30
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  %cmp = icmp slt i32 %0, 32, !dbg !40
  br i1 %cmp, label %if.then, label %if.end, !dbg !40

if.then:                                          ; preds = %entry
  %add = add nsw i32 %0, 32, !dbg !42
  %idxprom3 = sext i32 %add to i64, !dbg !44
  %arrayidx4 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom3, !dbg !44
  %2 = load i32, ptr %arrayidx4, align 4, !dbg !44, !tbaa !30
  %idxprom5 = sext i32 %0 to i64, !dbg !45
  %arrayidx6 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom5, !dbg !45
  %3 = load i32, ptr %arrayidx6, align 4, !dbg !46, !tbaa !30
  %add7 = add nsw i32 %3, %2, !dbg !46
  store i32 %add7, ptr %arrayidx6, align 4, !dbg !46, !tbaa !30
  %add8 = add nsw i32 %0, 16, !dbg !47
  %idxprom9 = sext i32 %add8 to i64, !dbg !48
  %arrayidx10 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom9, !dbg !48
  %4 = load i32, ptr %arrayidx10, align 4, !dbg !48, !tbaa !30
  %idxprom11 = sext i32 %0 to i64, !dbg !49
  %arrayidx12 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom11, !dbg !49
  %5 = load i32, ptr %arrayidx12, align 4, !dbg !50, !tbaa !30
  %add13 = add nsw i32 %5, %4, !dbg !50
  store i32 %add13, ptr %arrayidx12, align 4, !dbg !50, !tbaa !30
  %add14 = add nsw i32 %0, 8, !dbg !51
  %idxprom15 = sext i32 %add14 to i64, !dbg !52
  %arrayidx16 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom15, !dbg !52
  %6 = load i32, ptr %arrayidx16, align 4, !dbg !52, !tbaa !30
  %idxprom17 = sext i32 %0 to i64, !dbg !53
  %arrayidx18 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom17, !dbg !53
  %7 = load i32, ptr %arrayidx18, align 4, !dbg !54, !tbaa !30
  %add19 = add nsw i32 %7, %6, !dbg !54
  store i32 %add19, ptr %arrayidx18, align 4, !dbg !54, !tbaa !30
  %add20 = add nsw i32 %0, 4, !dbg !55
  %idxprom21 = sext i32 %add20 to i64, !dbg !56
  %arrayidx22 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom21, !dbg !56
  %8 = load i32, ptr %arrayidx22, align 4, !dbg !56, !tbaa !30
  %idxprom23 = sext i32 %0 to i64, !dbg !57
  %arrayidx24 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom23, !dbg !57
  %9 = load i32, ptr %arrayidx24, align 4, !dbg !58, !tbaa !30
  %add25 = add nsw i32 %9, %8, !dbg !58
  store i32 %add25, ptr %arrayidx24, align 4, !dbg !58, !tbaa !30
  %add26 = add nsw i32 %0, 2, !dbg !59
  %idxprom27 = sext i32 %add26 to i64, !dbg !60
  %arrayidx28 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom27, !dbg !60
  %10 = load i32, ptr %arrayidx28, align 4, !dbg !60, !tbaa !30
  %idxprom29 = sext i32 %0 to i64, !dbg !61
  %arrayidx30 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom29, !dbg !61
  %11 = load i32, ptr %arrayidx30, align 4, !dbg !62, !tbaa !30
  %add31 = add nsw i32 %11, %10, !dbg !62
  store i32 %add31, ptr %arrayidx30, align 4, !dbg !62, !tbaa !30
  %add32 = add nsw i32 %0, 1, !dbg !63
  %idxprom33 = sext i32 %add32 to i64, !dbg !64
  %arrayidx34 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom33, !dbg !64
  %12 = load i32, ptr %arrayidx34, align 4, !dbg !64, !tbaa !30
  %idxprom35 = sext i32 %0 to i64, !dbg !65
  %arrayidx36 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom35, !dbg !65
  %13 = load i32, ptr %arrayidx36, align 4, !dbg !66, !tbaa !30
  %add37 = add nsw i32 %13, %12, !dbg !66
  store i32 %add37, ptr %arrayidx36, align 4, !dbg !66, !tbaa !30
  br label %if.end, !dbg !67

if.end:                                           ; preds = %if.then, %entry
  %cmp38 = icmp eq i32 %0, 0, !dbg !68
  br i1 %cmp38, label %if.then39, label %if.end41, !dbg !68

if.then39:                                        ; preds = %if.end
  %14 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), align 4, !dbg !70, !tbaa !30
  %arrayidx40 = getelementptr inbounds i32, ptr %o, i64 0, !dbg !71
  store i32 %14, ptr %arrayidx40, align 4, !dbg !72, !tbaa !30
  br label %if.end41, !dbg !71

if.end41:                                         ; preds = %if.then39, %if.end
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!25, !26, !27, !28}
!llvm.ident = !{!29}
!llvm.errno.tbaa = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 27, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 26, type: !4, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "warp_synchronous.cu", directory: ".")
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
!18 = !{!19, !20, !21}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 26, type: !6)
!20 = !DILocalVariable(name: "in", arg: 2, scope: !2, file: !3, line: 26, type: !8)
!21 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 28, type: !7)
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
!35 = !DILocation(line: 28, column: 11, scope: !2)
!36 = !DILocation(line: 29, column: 10, scope: !2)
!37 = !DILocation(line: 29, column: 3, scope: !2)
!38 = !DILocation(line: 29, column: 8, scope: !2)
!39 = !DILocation(line: 30, column: 3, scope: !2)
!40 = !DILocation(line: 31, column: 9, scope: !41)
!41 = distinct !DILexicalBlock(scope: !2, file: !3, line: 31, column: 7)
!42 = !DILocation(line: 32, column: 17, scope: !43)
!43 = distinct !DILexicalBlock(scope: !41, file: !3, line: 31, column: 15)
!44 = !DILocation(line: 32, column: 13, scope: !43)
!45 = !DILocation(line: 32, column: 5, scope: !43)
!46 = !DILocation(line: 32, column: 10, scope: !43)
!47 = !DILocation(line: 33, column: 17, scope: !43)
!48 = !DILocation(line: 33, column: 13, scope: !43)
!49 = !DILocation(line: 33, column: 5, scope: !43)
!50 = !DILocation(line: 33, column: 10, scope: !43)
!51 = !DILocation(line: 34, column: 17, scope: !43)
!52 = !DILocation(line: 34, column: 13, scope: !43)
!53 = !DILocation(line: 34, column: 5, scope: !43)
!54 = !DILocation(line: 34, column: 10, scope: !43)
!55 = !DILocation(line: 35, column: 17, scope: !43)
!56 = !DILocation(line: 35, column: 13, scope: !43)
!57 = !DILocation(line: 35, column: 5, scope: !43)
!58 = !DILocation(line: 35, column: 10, scope: !43)
!59 = !DILocation(line: 36, column: 17, scope: !43)
!60 = !DILocation(line: 36, column: 13, scope: !43)
!61 = !DILocation(line: 36, column: 5, scope: !43)
!62 = !DILocation(line: 36, column: 10, scope: !43)
!63 = !DILocation(line: 37, column: 17, scope: !43)
!64 = !DILocation(line: 37, column: 13, scope: !43)
!65 = !DILocation(line: 37, column: 5, scope: !43)
!66 = !DILocation(line: 37, column: 10, scope: !43)
!67 = !DILocation(line: 38, column: 3, scope: !43)
!68 = !DILocation(line: 39, column: 9, scope: !69)
!69 = distinct !DILexicalBlock(scope: !2, file: !3, line: 39, column: 7)
!70 = !DILocation(line: 40, column: 12, scope: !69)
!71 = !DILocation(line: 40, column: 5, scope: !69)
!72 = !DILocation(line: 40, column: 10, scope: !69)
!73 = !DILocation(line: 41, column: 1, scope: !2)
