; ModuleID = 'lockstep_nested.cu'
source_filename = "lockstep_nested.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ6nestedPiE1s = internal addrspace(3) global [4 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6nestedPi(ptr noundef %o) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !17, !DIExpression(), !31)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
    #dbg_value(i32 %0, !18, !DIExpression(), !31)
  %cmp = icmp eq i32 %0, 20, !dbg !33
  br i1 %cmp, label %if.then, label %if.end, !dbg !33

if.then:                                          ; preds = %entry
  store i32 0, ptr getelementptr inbounds ([4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6nestedPiE1s to ptr), i64 0, i64 1), align 4, !dbg !35, !tbaa !27
  br label %if.end, !dbg !36

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !37
  %cmp1 = icmp slt i32 %0, 16, !dbg !38
  br i1 %cmp1, label %if.then2, label %if.end6, !dbg !38

if.then2:                                         ; preds = %if.end
  %cmp3 = icmp eq i32 %0, 2, !dbg !40
  br i1 %cmp3, label %if.then4, label %if.else, !dbg !40

if.then4:                                         ; preds = %if.then2
  store i32 2, ptr getelementptr inbounds ([4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6nestedPiE1s to ptr), i64 0, i64 1), align 4, !dbg !43, !tbaa !27
  br label %if.end5, !dbg !44

if.else:                                          ; preds = %if.then2
  %1 = load i32, ptr getelementptr inbounds ([4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6nestedPiE1s to ptr), i64 0, i64 1), align 4, !dbg !45, !tbaa !27
  %idxprom = sext i32 %0 to i64, !dbg !46
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !46
  store i32 %1, ptr %arrayidx, align 4, !dbg !47, !tbaa !27
  br label %if.end5

if.end5:                                          ; preds = %if.else, %if.then4
  br label %if.end6, !dbg !48

if.end6:                                          ; preds = %if.end5, %if.end
  %2 = load i32, ptr getelementptr inbounds ([4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6nestedPiE1s to ptr), i64 0, i64 1), align 4, !dbg !49, !tbaa !27
  %add = add nsw i32 %0, 32, !dbg !50
  %idxprom7 = sext i32 %add to i64, !dbg !51
  %arrayidx8 = getelementptr inbounds i32, ptr %o, i64 %idxprom7, !dbg !51
  store i32 %2, ptr %arrayidx8, align 4, !dbg !52, !tbaa !27
  ret void, !dbg !53
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
!llvm.module.flags = !{!22, !23, !24, !25}
!llvm.ident = !{!26}
!llvm.errno.tbaa = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 8, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "nested", linkageName: "_Z6nestedPi", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "lockstep_nested.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 214)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 215)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{!17, !18}
!17 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!18 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !7)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 4)
!22 = !{i32 7, !"Dwarf Version", i32 4}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!26 = !{!"clang version 22.1.8"}
!27 = !{!28, !28, i64 0}
!28 = !{!"int", !29, i64 0}
!29 = !{!"omnipotent char", !30, i64 0}
!30 = !{!"Simple C++ TBAA"}
!31 = !DILocation(line: 0, scope: !2)
!32 = !DILocation(line: 9, column: 11, scope: !2)
!33 = !DILocation(line: 10, column: 9, scope: !34)
!34 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!35 = !DILocation(line: 10, column: 21, scope: !34)
!36 = !DILocation(line: 10, column: 16, scope: !34)
!37 = !DILocation(line: 11, column: 3, scope: !2)
!38 = !DILocation(line: 12, column: 9, scope: !39)
!39 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 7)
!40 = !DILocation(line: 13, column: 11, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !3, line: 13, column: 9)
!42 = distinct !DILexicalBlock(scope: !39, file: !3, line: 12, column: 15)
!43 = !DILocation(line: 14, column: 12, scope: !41)
!44 = !DILocation(line: 14, column: 7, scope: !41)
!45 = !DILocation(line: 16, column: 14, scope: !41)
!46 = !DILocation(line: 16, column: 7, scope: !41)
!47 = !DILocation(line: 16, column: 12, scope: !41)
!48 = !DILocation(line: 17, column: 3, scope: !42)
!49 = !DILocation(line: 18, column: 15, scope: !2)
!50 = !DILocation(line: 18, column: 7, scope: !2)
!51 = !DILocation(line: 18, column: 3, scope: !2)
!52 = !DILocation(line: 18, column: 13, scope: !2)
!53 = !DILocation(line: 19, column: 1, scope: !2)
