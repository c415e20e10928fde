; ModuleID = 'last_block_fixed.cu'
source_filename = "last_block_fixed.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@_ZZ8last_sumPKiPiS1_PjE4last = internal addrspace(3) global i8 undef, align 1, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8last_sumPKiPiS1_Pj(ptr noundef %in, ptr noundef %part, ptr noundef %out, ptr noundef %done) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !21, !DIExpression(), !45)
    #dbg_value(ptr %part, !22, !DIExpression(), !45)
    #dbg_value(ptr %out, !23, !DIExpression(), !45)
    #dbg_value(ptr %done, !24, !DIExpression(), !45)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !46
  %cmp = icmp eq i32 %0, 0, !dbg !47
  br i1 %cmp, label %if.then, label %if.end, !dbg !47

if.then:                                          ; preds = %entry
    #dbg_value(i32 0, !25, !DIExpression(), !48)
    #dbg_value(i32 0, !28, !DIExpression(), !49)
  br label %for.cond, !dbg !50

for.cond:                                         ; preds = %for.inc, %if.then
  %sum.0 = phi i32 [ 0, %if.then ], [ %add3, %for.inc ], !dbg !48
  %i.0 = phi i32 [ 0, %if.then ], [ %inc, %for.inc ], !dbg !51
    #dbg_value(i32 %i.0, !28, !DIExpression(), !49)
    #dbg_value(i32 %sum.0, !25, !DIExpression(), !48)
  %cmp1 = icmp slt i32 %i.0, 8, !dbg !52
  br i1 %cmp1, label %for.body, label %for.cond.cleanup, !dbg !54

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !55
  %mul = mul i32 %1, 8, !dbg !56
  %add = add i32 %mul, %i.0, !dbg !57
  %idxprom = zext i32 %add to i64, !dbg !58
  %arrayidx = getelementptr inbounds nuw i32, ptr %in, i64 %idxprom, !dbg !58
  %2 = load i32, ptr %arrayidx, align 4, !dbg !58, !tbaa !41
  %add3 = add nsw i32 %sum.0, %2, !dbg !59
    #dbg_value(i32 %add3, !25, !DIExpression(), !48)
  br label %for.inc, !dbg !60

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !61
    #dbg_value(i32 %inc, !28, !DIExpression(), !49)
  br label %for.cond, !dbg !62, !llvm.loop !63

for.end:                                          ; preds = %for.cond.cleanup
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !67
  %idxprom5 = zext i32 %3 to i64, !dbg !68
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %part, i64 %idxprom5, !dbg !68
  store i32 %sum.0, ptr %arrayidx6, align 4, !dbg !69, !tbaa !41
  call void @llvm.nvvm.membar.gl(), !dbg !70
  %4 = atomicrmw add ptr %done, i32 1 monotonic, align 4, !dbg !71
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !72
  %sub = sub i32 %5, 1, !dbg !73
  %cmp9 = icmp eq i32 %4, %sub, !dbg !74
  %storedv = zext i1 %cmp9 to i8, !dbg !75
  store i8 %storedv, ptr addrspacecast (ptr addrspace(3) @_ZZ8last_sumPKiPiS1_PjE4last to ptr), align 1, !dbg !75, !tbaa !76
  call void @llvm.nvvm.membar.gl(), !dbg !78
  br label %if.end, !dbg !79

if.end:                                           ; preds = %for.end, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !80
  %6 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8last_sumPKiPiS1_PjE4last to ptr), align 1, !dbg !81, !tbaa !76, !range !82, !noundef !83
  %loadedv = trunc i8 %6 to i1, !dbg !81
  br i1 %loadedv, label %land.lhs.true, label %if.end25, !dbg !84

land.lhs.true:                                    ; preds = %if.end
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !85
  %cmp11 = icmp eq i32 %7, 0, !dbg !86
  br i1 %cmp11, label %if.then12, label %if.end25, !dbg !84

if.then12:                                        ; preds = %land.lhs.true
    #dbg_value(i32 0, !30, !DIExpression(), !87)
    #dbg_value(i32 0, !33, !DIExpression(), !88)
  br label %for.cond14, !dbg !89

for.cond14:                                       ; preds = %for.inc22, %if.then12
  %sum13.0 = phi i32 [ 0, %if.then12 ], [ %add21, %for.inc22 ], !dbg !87
  %b.0 = phi i32 [ 0, %if.then12 ], [ %inc23, %for.inc22 ], !dbg !90
    #dbg_value(i32 %b.0, !33, !DIExpression(), !88)
    #dbg_value(i32 %sum13.0, !30, !DIExpression(), !87)
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !91
  %cmp16 = icmp ult i32 %b.0, %8, !dbg !93
  br i1 %cmp16, label %for.body18, label %for.cond.cleanup17, !dbg !94

for.cond.cleanup17:                               ; preds = %for.cond14
  br label %for.end24

for.body18:                                       ; preds = %for.cond14
  %idxprom19 = sext i32 %b.0 to i64, !dbg !95
  %arrayidx20 = getelementptr inbounds i32, ptr %part, i64 %idxprom19, !dbg !95
  %9 = load i32, ptr %arrayidx20, align 4, !dbg !95, !tbaa !41
  %add21 = add nsw i32 %sum13.0, %9, !dbg !96
    #dbg_value(i32 %add21, !30, !DIExpression(), !87)
  br label %for.inc22, !dbg !97

for.inc22:                                        ; preds = %for.body18
  %inc23 = add nsw i32 %b.0, 1, !dbg !98
    #dbg_value(i32 %inc23, !33, !DIExpression(), !88)
  br label %for.cond14, !dbg !99, !llvm.loop !100

for.end24:                                        ; preds = %for.cond.cleanup17
  store i32 %sum13.0, ptr %out, align 4, !dbg !102, !tbaa !41
  br label %if.end25, !dbg !103

if.end25:                                         ; preds = %for.end24, %land.lhs.true, %if.end
  ret void, !dbg !104
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

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!36, !37, !38, !39}
!llvm.ident = !{!40}
!llvm.errno.tbaa = !{!41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 3, type: !35, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "last_sum", linkageName: "_Z8last_sumPKiPiS1_Pj", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !20)
!3 = !DIFile(filename: "last_block_fixed.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !13, imports: !14, splitDebugInlining: false, nameTableKind: None)
!13 = !{!0}
!14 = !{!15, !18}
!15 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !12, entity: !16, file: !17, line: 206)
!16 = !DINamespace(name: "ws_math", scope: null)
!17 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!18 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !19, entity: !16, file: !17, line: 207)
!19 = !DINamespace(name: "std", scope: null)
!20 = !{!21, !22, !23, !24, !25, !28, !30, !33}
!21 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 2, type: !6)
!22 = !DILocalVariable(name: "part", arg: 2, scope: !2, file: !3, line: 2, type: !9)
!23 = !DILocalVariable(name: "out", arg: 3, scope: !2, file: !3, line: 2, type: !9)
!24 = !DILocalVariable(name: "done", arg: 4, scope: !2, file: !3, line: 2, type: !10)
!25 = !DILocalVariable(name: "sum", scope: !26, file: !3, line: 5, type: !8)
!26 = distinct !DILexicalBlock(scope: !27, file: !3, line: 4, column: 25)
!27 = distinct !DILexicalBlock(scope: !2, file: !3, line: 4, column: 7)
!28 = !DILocalVariable(name: "i", scope: !29, file: !3, line: 6, type: !8)
!29 = distinct !DILexicalBlock(scope: !26, file: !3, line: 6, column: 5)
!30 = !DILocalVariable(name: "sum", scope: !31, file: !3, line: 15, type: !8)
!31 = distinct !DILexicalBlock(scope: !32, file: !3, line: 14, column: 33)
!32 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 7)
!33 = !DILocalVariable(name: "b", scope: !34, file: !3, line: 16, type: !8)
!34 = distinct !DILexicalBlock(scope: !31, file: !3, line: 16, column: 5)
!35 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!36 = !{i32 7, !"Dwarf Version", i32 4}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!40 = !{!"clang version 22.1.8"}
!41 = !{!42, !42, i64 0}
!42 = !{!"int", !43, i64 0}
!43 = !{!"omnipotent char", !44, i64 0}
!44 = !{!"Simple C++ TBAA"}
!45 = !DILocation(line: 0, scope: !2)
!46 = !DILocation(line: 4, column: 7, scope: !27)
!47 = !DILocation(line: 4, column: 19, scope: !27)
!48 = !DILocation(line: 0, scope: !26)
!49 = !DILocation(line: 0, scope: !29)
!50 = !DILocation(line: 6, column: 10, scope: !29)
!51 = !DILocation(line: 6, scope: !29)
!52 = !DILocation(line: 6, column: 23, scope: !53)
!53 = distinct !DILexicalBlock(scope: !29, file: !3, line: 6, column: 5)
!54 = !DILocation(line: 6, column: 5, scope: !29)
!55 = !DILocation(line: 7, column: 17, scope: !53)
!56 = !DILocation(line: 7, column: 28, scope: !53)
!57 = !DILocation(line: 7, column: 32, scope: !53)
!58 = !DILocation(line: 7, column: 14, scope: !53)
!59 = !DILocation(line: 7, column: 11, scope: !53)
!60 = !DILocation(line: 7, column: 7, scope: !53)
!61 = !DILocation(line: 6, column: 29, scope: !53)
!62 = !DILocation(line: 6, column: 5, scope: !53)
!63 = distinct !{!63, !54, !64, !65, !66}
!64 = !DILocation(line: 7, column: 35, scope: !29)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !{!"llvm.loop.unroll.disable"}
!67 = !DILocation(line: 8, column: 10, scope: !26)
!68 = !DILocation(line: 8, column: 5, scope: !26)
!69 = !DILocation(line: 8, column: 22, scope: !26)
!70 = !DILocation(line: 9, column: 5, scope: !26)
!71 = !DILocation(line: 10, column: 12, scope: !26)
!72 = !DILocation(line: 10, column: 35, scope: !26)
!73 = !DILocation(line: 10, column: 45, scope: !26)
!74 = !DILocation(line: 10, column: 32, scope: !26)
!75 = !DILocation(line: 10, column: 10, scope: !26)
!76 = !{!77, !77, i64 0}
!77 = !{!"bool", !43, i64 0}
!78 = !DILocation(line: 11, column: 5, scope: !26)
!79 = !DILocation(line: 12, column: 3, scope: !26)
!80 = !DILocation(line: 13, column: 3, scope: !2)
!81 = !DILocation(line: 14, column: 7, scope: !32)
!82 = !{i8 0, i8 2}
!83 = !{}
!84 = !DILocation(line: 14, column: 12, scope: !32)
!85 = !DILocation(line: 14, column: 15, scope: !32)
!86 = !DILocation(line: 14, column: 27, scope: !32)
!87 = !DILocation(line: 0, scope: !31)
!88 = !DILocation(line: 0, scope: !34)
!89 = !DILocation(line: 16, column: 10, scope: !34)
!90 = !DILocation(line: 16, scope: !34)
!91 = !DILocation(line: 16, column: 25, scope: !92)
!92 = distinct !DILexicalBlock(scope: !34, file: !3, line: 16, column: 5)
!93 = !DILocation(line: 16, column: 23, scope: !92)
!94 = !DILocation(line: 16, column: 5, scope: !34)
!95 = !DILocation(line: 17, column: 14, scope: !92)
!96 = !DILocation(line: 17, column: 11, scope: !92)
!97 = !DILocation(line: 17, column: 7, scope: !92)
!98 = !DILocation(line: 16, column: 37, scope: !92)
!99 = !DILocation(line: 16, column: 5, scope: !92)
!100 = distinct !{!100, !94, !101, !65, !66}
!101 = !DILocation(line: 17, column: 20, scope: !34)
!102 = !DILocation(line: 18, column: 10, scope: !31)
!103 = !DILocation(line: 19, column: 3, scope: !31)
!104 = !DILocation(line: 20, column: 1, scope: !2)
