; ModuleID = 'helper_generic_pointer.cu'
source_filename = "helper_generic_pointer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiE1s = internal addrspace(3) global [2 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z4bumpPi(ptr noundef %p) #0 !dbg !31 {
entry:
    #dbg_value(ptr %p, !33, !DIExpression(), !34)
  %0 = load i32, ptr %p, align 4, !dbg !35, !tbaa !27
  %add = add nsw i32 %0, 1, !dbg !35
  store i32 %add, ptr %p, align 4, !dbg !35, !tbaa !27
  ret void, !dbg !36
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #1 !dbg !2 {
entry:
    #dbg_value(ptr %o, !17, !DIExpression(), !37)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38
    #dbg_value(i32 %0, !18, !DIExpression(), !37)
  %cmp = icmp eq i32 %0, 0, !dbg !39
  br i1 %cmp, label %if.then, label %if.end, !dbg !39

if.then:                                          ; preds = %entry
  store i32 0, ptr getelementptr inbounds ([2 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 1), align 4, !dbg !41, !tbaa !27
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), align 4, !dbg !42, !tbaa !27
  br label %if.end, !dbg !43

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !44
  %cmp1 = icmp eq i32 %0, 0, !dbg !45
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !45

if.then2:                                         ; preds = %if.end
  call void @_Z4bumpPi(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr)) #5, !dbg !47
  br label %if.end3, !dbg !47

if.end3:                                          ; preds = %if.then2, %if.end
  %cmp4 = icmp eq i32 %0, 32, !dbg !48
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !48

if.then5:                                         ; preds = %if.end3
  call void @_Z4bumpPi(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr)) #5, !dbg !50
  br label %if.end6, !dbg !50

if.end6:                                          ; preds = %if.then5, %if.end3
  %idxprom = sext i32 %0 to i64, !dbg !51
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !51
  call void @_Z4bumpPi(ptr noundef %arrayidx) #5, !dbg !52
  ret void, !dbg !53
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!22, !23, !24, !25}
!llvm.ident = !{!26}
!llvm.errno.tbaa = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 14, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 13, type: !4, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "helper_generic_pointer.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 206)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 207)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{!17, !18}
!17 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 13, type: !6)
!18 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 15, type: !7)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 2)
!22 = !{i32 7, !"Dwarf Version", i32 4}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!26 = !{!"clang version 22.1.8"}
!27 = !{!28, !28, i64 0}
!28 = !{!"int", !29, i64 0}
!29 = !{!"omnipotent char", !30, i64 0}
!30 = !{!"Simple C++ TBAA"}
!31 = distinct !DISubprogram(name: "bump", linkageName: "_Z4bumpPi", scope: !3, file: !3, line: 10, type: !4, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !32)
!32 = !{!33}
!33 = !DILocalVariable(name: "p", arg: 1, scope: !31, file: !3, line: 10, type: !6)
!34 = !DILocation(line: 0, scope: !31)
!35 = !DILocation(line: 11, column: 6, scope: !31)
!36 = !DILocation(line: 12, column: 1, scope: !31)
!37 = !DILocation(line: 0, scope: !2)
!38 = !DILocation(line: 15, column: 11, scope: !2)
!39 = !DILocation(line: 16, column: 9, scope: !40)
!40 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 7)
!41 = !DILocation(line: 17, column: 17, scope: !40)
!42 = !DILocation(line: 17, column: 10, scope: !40)
!43 = !DILocation(line: 17, column: 5, scope: !40)
!44 = !DILocation(line: 18, column: 3, scope: !2)
!45 = !DILocation(line: 19, column: 9, scope: !46)
!46 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 7)
!47 = !DILocation(line: 20, column: 5, scope: !46)
!48 = !DILocation(line: 21, column: 9, scope: !49)
!49 = distinct !DILexicalBlock(scope: !2, file: !3, line: 21, column: 7)
!50 = !DILocation(line: 22, column: 5, scope: !49)
!51 = !DILocation(line: 23, column: 9, scope: !2)
!52 = !DILocation(line: 23, column: 3, scope: !2)
!53 = !DILocation(line: 24, column: 1, scope: !2)
