; ModuleID = 'advice_counter_init.cu'
source_filename = "advice_counter_init.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ5countPKiPiE1n = internal addrspace(3) global i32 undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5countPKiPi(ptr noundef %a, ptr noundef %o) #0 !dbg !2 {
entry:
    #dbg_value(ptr %a, !19, !DIExpression(), !30)
    #dbg_value(ptr %o, !20, !DIExpression(), !30)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31
  %cmp = icmp eq i32 %0, 0, !dbg !33
  br i1 %cmp, label %if.then, label %if.end, !dbg !33

if.then:                                          ; preds = %entry
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ5countPKiPiE1n to ptr), align 4, !dbg !34, !tbaa !26
  br label %if.end, !dbg !35

if.end:                                           ; preds = %if.then, %entry
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
  %idxprom = zext i32 %1 to i64, !dbg !38
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom, !dbg !38
  %2 = load i32, ptr %arrayidx, align 4, !dbg !38, !tbaa !26
  %cmp2 = icmp sgt i32 %2, 3, !dbg !39
  br i1 %cmp2, label %if.then3, label %if.end5, !dbg !39

if.then3:                                         ; preds = %if.end
  %3 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ5countPKiPiE1n to ptr), i32 1 monotonic, align 4, !dbg !40
  br label %if.end5, !dbg !40

if.end5:                                          ; preds = %if.then3, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !41
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !42
  %cmp7 = icmp eq i32 %4, 0, !dbg !44
  br i1 %cmp7, label %if.then8, label %if.end9, !dbg !44

if.then8:                                         ; preds = %if.end5
  %5 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5countPKiPiE1n to ptr), align 4, !dbg !45, !tbaa !26
  store i32 %5, ptr %o, align 4, !dbg !46, !tbaa !26
  br label %if.end9, !dbg !47

if.end9:                                          ; preds = %if.then8, %if.end5
  ret void, !dbg !48
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!21, !22, !23, !24}
!llvm.ident = !{!25}
!llvm.errno.tbaa = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 7, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "count", linkageName: "_Z5countPKiPi", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "advice_counter_init.cu", directory: ".")
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
!18 = !{!19, !20}
!19 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!20 = !DILocalVariable(name: "o", arg: 2, scope: !2, file: !3, line: 6, type: !9)
!21 = !{i32 7, !"Dwarf Version", i32 4}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!25 = !{!"clang version 22.1.8"}
!26 = !{!27, !27, i64 0}
!27 = !{!"int", !28, i64 0}
!28 = !{!"omnipotent char", !29, i64 0}
!29 = !{!"Simple C++ TBAA"}
!30 = !DILocation(line: 0, scope: !2)
!31 = !DILocation(line: 8, column: 7, scope: !32)
!32 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 7)
!33 = !DILocation(line: 8, column: 19, scope: !32)
!34 = !DILocation(line: 8, column: 27, scope: !32)
!35 = !DILocation(line: 8, column: 25, scope: !32)
!36 = !DILocation(line: 9, column: 9, scope: !37)
!37 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 7)
!38 = !DILocation(line: 9, column: 7, scope: !37)
!39 = !DILocation(line: 9, column: 22, scope: !37)
!40 = !DILocation(line: 9, column: 27, scope: !37)
!41 = !DILocation(line: 10, column: 3, scope: !2)
!42 = !DILocation(line: 11, column: 7, scope: !43)
!43 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 7)
!44 = !DILocation(line: 11, column: 19, scope: !43)
!45 = !DILocation(line: 11, column: 30, scope: !43)
!46 = !DILocation(line: 11, column: 28, scope: !43)
!47 = !DILocation(line: 11, column: 25, scope: !43)
!48 = !DILocation(line: 12, column: 1, scope: !2)
