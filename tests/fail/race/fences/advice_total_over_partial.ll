; ModuleID = 'advice_total_over_partial.cu'
source_filename = "advice_total_over_partial.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@count = addrspace(1) externally_initialized global i32 0, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @count to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3sumPVi(ptr noundef %part) #0 !dbg !21 {
entry:
    #dbg_value(ptr %part, !28, !DIExpression(), !34)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
  %cmp = icmp ugt i32 %0, 0, !dbg !37
  br i1 %cmp, label %if.then, label %if.end, !dbg !37

if.then:                                          ; preds = %entry
  br label %if.end14, !dbg !38

if.end:                                           ; preds = %entry
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !39
  %add = add i32 %1, 1, !dbg !40
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !41
  %idxprom = zext i32 %2 to i64, !dbg !42
  %arrayidx = getelementptr inbounds nuw i32, ptr %part, i64 %idxprom, !dbg !42
  store volatile i32 %add, ptr %arrayidx, align 4, !dbg !43, !tbaa !17
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !44
  %4 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(1) @count to ptr), i32 %3 seq_cst, align 4, !dbg !45
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !46
  %sub = sub i32 %5, 1, !dbg !47
  %cmp6 = icmp eq i32 %4, %sub, !dbg !48
  br i1 %cmp6, label %if.then7, label %if.end14, !dbg !48

if.then7:                                         ; preds = %if.end
    #dbg_value(i32 0, !29, !DIExpression(), !49)
    #dbg_value(i32 0, !32, !DIExpression(), !50)
  br label %for.cond, !dbg !51

for.cond:                                         ; preds = %for.inc, %if.then7
  %total.0 = phi i32 [ 0, %if.then7 ], [ %add12, %for.inc ], !dbg !49
  %b.0 = phi i32 [ 0, %if.then7 ], [ %inc, %for.inc ], !dbg !52
    #dbg_value(i32 %b.0, !32, !DIExpression(), !50)
    #dbg_value(i32 %total.0, !29, !DIExpression(), !49)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !53
  %cmp9 = icmp ult i32 %b.0, %6, !dbg !55
  br i1 %cmp9, label %for.body, label %for.cond.cleanup, !dbg !56

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom10 = sext i32 %b.0 to i64, !dbg !57
  %arrayidx11 = getelementptr inbounds i32, ptr %part, i64 %idxprom10, !dbg !57
  %7 = load volatile i32, ptr %arrayidx11, align 4, !dbg !57, !tbaa !17
  %add12 = add nsw i32 %total.0, %7, !dbg !58
    #dbg_value(i32 %add12, !29, !DIExpression(), !49)
  br label %for.inc, !dbg !59

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %b.0, 1, !dbg !60
    #dbg_value(i32 %inc, !32, !DIExpression(), !50)
  br label %for.cond, !dbg !61, !llvm.loop !62

for.end:                                          ; preds = %for.cond.cleanup
  %arrayidx13 = getelementptr inbounds i32, ptr %part, i64 0, !dbg !66
  store volatile i32 %total.0, ptr %arrayidx13, align 4, !dbg !67, !tbaa !17
  br label %if.end14, !dbg !68

if.end14:                                         ; preds = %if.then, %for.end, %if.end
  ret void, !dbg !69
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15}
!llvm.ident = !{!16}
!llvm.errno.tbaa = !{!17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 8, type: !11, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, imports: !5, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "advice_total_over_partial.cu", directory: ".")
!4 = !{!0}
!5 = !{!6, !9}
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !7, file: !8, line: 214)
!7 = !DINamespace(name: "ws_math", scope: null)
!8 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !7, file: !8, line: 215)
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
!21 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sumPVi", scope: !3, file: !3, line: 9, type: !22, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !27)
!22 = !DISubroutineType(types: !23)
!23 = !{null, !24}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !26)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{!28, !29, !32}
!28 = !DILocalVariable(name: "part", arg: 1, scope: !21, file: !3, line: 9, type: !24)
!29 = !DILocalVariable(name: "total", scope: !30, file: !3, line: 13, type: !26)
!30 = distinct !DILexicalBlock(scope: !31, file: !3, line: 12, column: 54)
!31 = distinct !DILexicalBlock(scope: !21, file: !3, line: 12, column: 7)
!32 = !DILocalVariable(name: "b", scope: !33, file: !3, line: 14, type: !26)
!33 = distinct !DILexicalBlock(scope: !30, file: !3, line: 14, column: 5)
!34 = !DILocation(line: 0, scope: !21)
!35 = !DILocation(line: 10, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !21, file: !3, line: 10, column: 7)
!37 = !DILocation(line: 10, column: 19, scope: !36)
!38 = !DILocation(line: 10, column: 24, scope: !36)
!39 = !DILocation(line: 11, column: 22, scope: !21)
!40 = !DILocation(line: 11, column: 33, scope: !21)
!41 = !DILocation(line: 11, column: 8, scope: !21)
!42 = !DILocation(line: 11, column: 3, scope: !21)
!43 = !DILocation(line: 11, column: 20, scope: !21)
!44 = !DILocation(line: 12, column: 25, scope: !31)
!45 = !DILocation(line: 12, column: 7, scope: !31)
!46 = !DILocation(line: 12, column: 39, scope: !31)
!47 = !DILocation(line: 12, column: 49, scope: !31)
!48 = !DILocation(line: 12, column: 36, scope: !31)
!49 = !DILocation(line: 0, scope: !30)
!50 = !DILocation(line: 0, scope: !33)
!51 = !DILocation(line: 14, column: 10, scope: !33)
!52 = !DILocation(line: 14, scope: !33)
!53 = !DILocation(line: 14, column: 25, scope: !54)
!54 = distinct !DILexicalBlock(scope: !33, file: !3, line: 14, column: 5)
!55 = !DILocation(line: 14, column: 23, scope: !54)
!56 = !DILocation(line: 14, column: 5, scope: !33)
!57 = !DILocation(line: 14, column: 50, scope: !54)
!58 = !DILocation(line: 14, column: 47, scope: !54)
!59 = !DILocation(line: 14, column: 41, scope: !54)
!60 = !DILocation(line: 14, column: 37, scope: !54)
!61 = !DILocation(line: 14, column: 5, scope: !54)
!62 = distinct !{!62, !56, !63, !64, !65}
!63 = !DILocation(line: 14, column: 56, scope: !33)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !{!"llvm.loop.unroll.disable"}
!66 = !DILocation(line: 15, column: 5, scope: !30)
!67 = !DILocation(line: 15, column: 13, scope: !30)
!68 = !DILocation(line: 16, column: 3, scope: !30)
!69 = !DILocation(line: 17, column: 1, scope: !21)
