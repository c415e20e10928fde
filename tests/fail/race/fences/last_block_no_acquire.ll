; ModuleID = 'last_block_no_acquire.cu'
source_filename = "last_block_no_acquire.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@count = addrspace(1) externally_initialized global i32 0, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @count to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiS_(ptr noundef %o, ptr noundef %part) #0 !dbg !21 {
entry:
    #dbg_value(ptr %o, !27, !DIExpression(), !38)
    #dbg_value(ptr %part, !28, !DIExpression(), !38)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !39
    #dbg_value(i32 %0, !29, !DIExpression(), !38)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  %cmp = icmp eq i32 %1, 0, !dbg !41
  br i1 %cmp, label %if.then, label %if.end12, !dbg !41

if.then:                                          ; preds = %entry
  %add = add nsw i32 %0, 1, !dbg !42
  %idxprom = sext i32 %0 to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, ptr %part, i64 %idxprom, !dbg !43
  store i32 %add, ptr %arrayidx, align 4, !dbg !44, !tbaa !17
  call void @llvm.nvvm.membar.gl(), !dbg !45
  %2 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @count to ptr), i32 1 monotonic, align 4, !dbg !46
    #dbg_value(i32 %2, !30, !DIExpression(), !47)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !48
  %sub = sub i32 %3, 1, !dbg !49
  %cmp4 = icmp eq i32 %2, %sub, !dbg !50
  br i1 %cmp4, label %if.then5, label %if.end, !dbg !50

if.then5:                                         ; preds = %if.then
    #dbg_value(i32 0, !33, !DIExpression(), !51)
    #dbg_value(i32 0, !36, !DIExpression(), !52)
  br label %for.cond, !dbg !53

for.cond:                                         ; preds = %for.inc, %if.then5
  %sum.0 = phi i32 [ 0, %if.then5 ], [ %add10, %for.inc ], !dbg !51
  %i.0 = phi i32 [ 0, %if.then5 ], [ %inc, %for.inc ], !dbg !54
    #dbg_value(i32 %i.0, !36, !DIExpression(), !52)
    #dbg_value(i32 %sum.0, !33, !DIExpression(), !51)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !55
  %cmp7 = icmp ult i32 %i.0, %4, !dbg !57
  br i1 %cmp7, label %for.body, label %for.cond.cleanup, !dbg !58

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom8 = sext i32 %i.0 to i64, !dbg !59
  %arrayidx9 = getelementptr inbounds i32, ptr %part, i64 %idxprom8, !dbg !59
  %5 = load i32, ptr %arrayidx9, align 4, !dbg !59, !tbaa !17
  %add10 = add nsw i32 %sum.0, %5, !dbg !60
    #dbg_value(i32 %add10, !33, !DIExpression(), !51)
  br label %for.inc, !dbg !61

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !62
    #dbg_value(i32 %inc, !36, !DIExpression(), !52)
  br label %for.cond, !dbg !63, !llvm.loop !64

for.end:                                          ; preds = %for.cond.cleanup
  %arrayidx11 = getelementptr inbounds i32, ptr %o, i64 0, !dbg !68
  store i32 %sum.0, ptr %arrayidx11, align 4, !dbg !69, !tbaa !17
  br label %if.end, !dbg !70

if.end:                                           ; preds = %for.end, %if.then
  br label %if.end12, !dbg !71

if.end12:                                         ; preds = %if.end, %entry
  ret void, !dbg !72
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15}
!llvm.ident = !{!16}
!llvm.errno.tbaa = !{!17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 6, type: !11, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, imports: !5, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "last_block_no_acquire.cu", directory: ".")
!4 = !{!0}
!5 = !{!6, !9}
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !7, file: !8, line: 206)
!7 = !DINamespace(name: "ws_math", scope: null)
!8 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !7, file: !8, line: 207)
!10 = !DINamespace(name: "std", scope: null)
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = !{i32 7, !"Dwarf Version", i32 4}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!16 = !{!"clang version 22.1.8"}
!17 = !{!18, !18, i64 0}
!18 = !{!"int", !19, i64 0}
!19 = !{!"omnipotent char", !20, i64 0}
!20 = !{!"Simple C++ TBAA"}
!21 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !3, file: !3, line: 7, type: !22, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !26)
!22 = !DISubroutineType(types: !23)
!23 = !{null, !24, !24}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{!27, !28, !29, !30, !33, !36}
!27 = !DILocalVariable(name: "o", arg: 1, scope: !21, file: !3, line: 7, type: !24)
!28 = !DILocalVariable(name: "part", arg: 2, scope: !21, file: !3, line: 7, type: !24)
!29 = !DILocalVariable(name: "b", scope: !21, file: !3, line: 8, type: !25)
!30 = !DILocalVariable(name: "ticket", scope: !31, file: !3, line: 12, type: !11)
!31 = distinct !DILexicalBlock(scope: !32, file: !3, line: 9, column: 25)
!32 = distinct !DILexicalBlock(scope: !21, file: !3, line: 9, column: 7)
!33 = !DILocalVariable(name: "sum", scope: !34, file: !3, line: 14, type: !25)
!34 = distinct !DILexicalBlock(scope: !35, file: !3, line: 13, column: 34)
!35 = distinct !DILexicalBlock(scope: !31, file: !3, line: 13, column: 9)
!36 = !DILocalVariable(name: "i", scope: !37, file: !3, line: 15, type: !25)
!37 = distinct !DILexicalBlock(scope: !34, file: !3, line: 15, column: 7)
!38 = !DILocation(line: 0, scope: !21)
!39 = !DILocation(line: 8, column: 11, scope: !21)
!40 = !DILocation(line: 9, column: 7, scope: !32)
!41 = !DILocation(line: 9, column: 19, scope: !32)
!42 = !DILocation(line: 10, column: 17, scope: !31)
!43 = !DILocation(line: 10, column: 5, scope: !31)
!44 = !DILocation(line: 10, column: 13, scope: !31)
!45 = !DILocation(line: 11, column: 5, scope: !31)
!46 = !DILocation(line: 12, column: 23, scope: !31)
!47 = !DILocation(line: 0, scope: !31)
!48 = !DILocation(line: 13, column: 19, scope: !35)
!49 = !DILocation(line: 13, column: 29, scope: !35)
!50 = !DILocation(line: 13, column: 16, scope: !35)
!51 = !DILocation(line: 0, scope: !34)
!52 = !DILocation(line: 0, scope: !37)
!53 = !DILocation(line: 15, column: 12, scope: !37)
!54 = !DILocation(line: 15, scope: !37)
!55 = !DILocation(line: 15, column: 27, scope: !56)
!56 = distinct !DILexicalBlock(scope: !37, file: !3, line: 15, column: 7)
!57 = !DILocation(line: 15, column: 25, scope: !56)
!58 = !DILocation(line: 15, column: 7, scope: !37)
!59 = !DILocation(line: 16, column: 16, scope: !56)
!60 = !DILocation(line: 16, column: 13, scope: !56)
!61 = !DILocation(line: 16, column: 9, scope: !56)
!62 = !DILocation(line: 15, column: 38, scope: !56)
!63 = !DILocation(line: 15, column: 7, scope: !56)
!64 = distinct !{!64, !58, !65, !66, !67}
!65 = !DILocation(line: 16, column: 22, scope: !37)
!66 = !{!"llvm.loop.mustprogress"}
!67 = !{!"llvm.loop.unroll.disable"}
!68 = !DILocation(line: 17, column: 7, scope: !34)
!69 = !DILocation(line: 17, column: 12, scope: !34)
!70 = !DILocation(line: 18, column: 5, scope: !34)
!71 = !DILocation(line: 19, column: 3, scope: !31)
!72 = !DILocation(line: 20, column: 1, scope: !21)
