; ModuleID = 'last_block_all_threads.cu'
source_filename = "last_block_all_threads.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@count = addrspace(1) externally_initialized global i32 0, align 4, !dbg !0
@_ZZ1kPiS_E4last = internal addrspace(3) global i32 undef, align 4, !dbg !5
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @count to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiS_(ptr noundef %o, ptr noundef %part) #0 !dbg !7 {
entry:
    #dbg_value(ptr %o, !13, !DIExpression(), !35)
    #dbg_value(ptr %part, !14, !DIExpression(), !35)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
    #dbg_value(i32 %0, !15, !DIExpression(), !35)
  %cmp = icmp eq i32 %0, 0, !dbg !37
  br i1 %cmp, label %if.then, label %if.end, !dbg !37

if.then:                                          ; preds = %entry
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !38
  %idxprom = zext i32 %1 to i64, !dbg !39
  %arrayidx = getelementptr inbounds nuw i32, ptr %part, i64 %idxprom, !dbg !39
  store i32 5, ptr %arrayidx, align 4, !dbg !40, !tbaa !31
  call void @llvm.nvvm.membar.gl(), !dbg !41
  %2 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @count to ptr), i32 1 monotonic, align 4, !dbg !42
    #dbg_value(i32 %2, !16, !DIExpression(), !43)
  call void @llvm.nvvm.membar.gl(), !dbg !44
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !45
  %sub = sub i32 %3, 1, !dbg !46
  %cmp4 = icmp eq i32 %2, %sub, !dbg !47
  %conv = zext i1 %cmp4 to i32, !dbg !48
  store i32 %conv, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiS_E4last to ptr), align 4, !dbg !49, !tbaa !31
  br label %if.end, !dbg !50

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !51
  %4 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiS_E4last to ptr), align 4, !dbg !52, !tbaa !31
  %tobool = icmp ne i32 %4, 0, !dbg !52
  br i1 %tobool, label %if.then5, label %if.end10, !dbg !52

if.then5:                                         ; preds = %if.end
  %rem = srem i32 %0, 3, !dbg !54
  %idxprom6 = sext i32 %rem to i64, !dbg !55
  %arrayidx7 = getelementptr inbounds i32, ptr %part, i64 %idxprom6, !dbg !55
  %5 = load i32, ptr %arrayidx7, align 4, !dbg !55, !tbaa !31
  %idxprom8 = sext i32 %0 to i64, !dbg !56
  %arrayidx9 = getelementptr inbounds i32, ptr %o, i64 %idxprom8, !dbg !56
  store i32 %5, ptr %arrayidx9, align 4, !dbg !57, !tbaa !31
  br label %if.end10, !dbg !56

if.end10:                                         ; preds = %if.then5, %if.end
  ret void, !dbg !58
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29}
!llvm.ident = !{!30}
!llvm.errno.tbaa = !{!31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 7, type: !19, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, imports: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "last_block_all_threads.cu", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!6 = distinct !DIGlobalVariable(name: "last", scope: !7, file: !3, line: 9, type: !11, isLocal: true, isDefinition: true)
!7 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !3, file: !3, line: 8, type: !8, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !12)
!8 = !DISubroutineType(types: !9)
!9 = !{null, !10, !10}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{!13, !14, !15, !16}
!13 = !DILocalVariable(name: "o", arg: 1, scope: !7, file: !3, line: 8, type: !10)
!14 = !DILocalVariable(name: "part", arg: 2, scope: !7, file: !3, line: 8, type: !10)
!15 = !DILocalVariable(name: "t", scope: !7, file: !3, line: 10, type: !11)
!16 = !DILocalVariable(name: "ticket", scope: !17, file: !3, line: 14, type: !19)
!17 = distinct !DILexicalBlock(scope: !18, file: !3, line: 11, column: 15)
!18 = distinct !DILexicalBlock(scope: !7, file: !3, line: 11, column: 7)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !{!21, !24}
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !22, file: !23, line: 206)
!22 = !DINamespace(name: "ws_math", scope: null)
!23 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!24 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !25, entity: !22, file: !23, line: 207)
!25 = !DINamespace(name: "std", scope: null)
!26 = !{i32 7, !"Dwarf Version", i32 4}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!30 = !{!"clang version 22.1.8"}
!31 = !{!32, !32, i64 0}
!32 = !{!"int", !33, i64 0}
!33 = !{!"omnipotent char", !34, i64 0}
!34 = !{!"Simple C++ TBAA"}
!35 = !DILocation(line: 0, scope: !7)
!36 = !DILocation(line: 10, column: 11, scope: !7)
!37 = !DILocation(line: 11, column: 9, scope: !18)
!38 = !DILocation(line: 12, column: 10, scope: !17)
!39 = !DILocation(line: 12, column: 5, scope: !17)
!40 = !DILocation(line: 12, column: 22, scope: !17)
!41 = !DILocation(line: 13, column: 5, scope: !17)
!42 = !DILocation(line: 14, column: 23, scope: !17)
!43 = !DILocation(line: 0, scope: !17)
!44 = !DILocation(line: 15, column: 5, scope: !17)
!45 = !DILocation(line: 16, column: 22, scope: !17)
!46 = !DILocation(line: 16, column: 32, scope: !17)
!47 = !DILocation(line: 16, column: 19, scope: !17)
!48 = !DILocation(line: 16, column: 12, scope: !17)
!49 = !DILocation(line: 16, column: 10, scope: !17)
!50 = !DILocation(line: 17, column: 3, scope: !17)
!51 = !DILocation(line: 18, column: 3, scope: !7)
!52 = !DILocation(line: 19, column: 7, scope: !53)
!53 = distinct !DILexicalBlock(scope: !7, file: !3, line: 19, column: 7)
!54 = !DILocation(line: 20, column: 19, scope: !53)
!55 = !DILocation(line: 20, column: 12, scope: !53)
!56 = !DILocation(line: 20, column: 5, scope: !53)
!57 = !DILocation(line: 20, column: 10, scope: !53)
!58 = !DILocation(line: 21, column: 1, scope: !7)
