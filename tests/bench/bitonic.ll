; ModuleID = 'bitonic.cu'
source_filename = "bitonic.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ7bitonicPiE1s = internal addrspace(3) global [512 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7bitonicPi(ptr noundef %data) #0 !dbg !2 {
entry:
    #dbg_value(ptr %data, !17, !DIExpression(), !46)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !47
    #dbg_value(i32 %0, !18, !DIExpression(), !46)
  %idxprom = sext i32 %0 to i64, !dbg !48
  %arrayidx = getelementptr inbounds i32, ptr %data, i64 %idxprom, !dbg !48
  %1 = load i32, ptr %arrayidx, align 4, !dbg !48, !tbaa !42
  %idxprom1 = sext i32 %0 to i64, !dbg !49
  %arrayidx2 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicPiE1s to ptr), i64 0, i64 %idxprom1, !dbg !49
  store i32 %1, ptr %arrayidx2, align 4, !dbg !50, !tbaa !42
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !51
    #dbg_value(i32 2, !19, !DIExpression(), !52)
  br label %for.cond, !dbg !53

for.cond:                                         ; preds = %for.inc23, %entry
  %k.0 = phi i32 [ 2, %entry ], [ %mul, %for.inc23 ], !dbg !54
    #dbg_value(i32 %k.0, !19, !DIExpression(), !52)
  %cmp = icmp sle i32 %k.0, 512, !dbg !55
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !56

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end24

for.body:                                         ; preds = %for.cond
  %div = sdiv i32 %k.0, 2, !dbg !57
    #dbg_value(i32 %div, !21, !DIExpression(), !58)
  br label %for.cond3, !dbg !59

for.cond3:                                        ; preds = %for.inc, %for.body
  %j.0 = phi i32 [ %div, %for.body ], [ %div22, %for.inc ], !dbg !60
    #dbg_value(i32 %j.0, !21, !DIExpression(), !58)
  %cmp4 = icmp sgt i32 %j.0, 0, !dbg !61
  br i1 %cmp4, label %for.body6, label %for.cond.cleanup5, !dbg !62

for.cond.cleanup5:                                ; preds = %for.cond3
  br label %for.end

for.body6:                                        ; preds = %for.cond3
  %xor = xor i32 %0, %j.0, !dbg !63
    #dbg_value(i32 %xor, !25, !DIExpression(), !64)
  %cmp7 = icmp sgt i32 %xor, %0, !dbg !65
  br i1 %cmp7, label %if.then, label %if.end21, !dbg !65

if.then:                                          ; preds = %for.body6
  %idxprom8 = sext i32 %0 to i64, !dbg !66
  %arrayidx9 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicPiE1s to ptr), i64 0, i64 %idxprom8, !dbg !66
  %2 = load i32, ptr %arrayidx9, align 4, !dbg !66, !tbaa !42
    #dbg_value(i32 %2, !28, !DIExpression(), !67)
  %idxprom10 = sext i32 %xor to i64, !dbg !68
  %arrayidx11 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicPiE1s to ptr), i64 0, i64 %idxprom10, !dbg !68
  %3 = load i32, ptr %arrayidx11, align 4, !dbg !68, !tbaa !42
    #dbg_value(i32 %3, !31, !DIExpression(), !67)
  %and = and i32 %0, %k.0, !dbg !69
  %cmp12 = icmp eq i32 %and, 0, !dbg !70
  %storedv = zext i1 %cmp12 to i8, !dbg !71
    #dbg_value(i8 %storedv, !32, !DIExpression(), !67)
  %cmp13 = icmp sgt i32 %2, %3, !dbg !72
  %conv = zext i1 %cmp13 to i32, !dbg !74
  %loadedv = trunc i8 %storedv to i1, !dbg !75
  %conv14 = zext i1 %loadedv to i32, !dbg !75
  %cmp15 = icmp eq i32 %conv, %conv14, !dbg !76
  br i1 %cmp15, label %if.then16, label %if.end, !dbg !76

if.then16:                                        ; preds = %if.then
  %idxprom17 = sext i32 %0 to i64, !dbg !77
  %arrayidx18 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicPiE1s to ptr), i64 0, i64 %idxprom17, !dbg !77
  store i32 %3, ptr %arrayidx18, align 4, !dbg !79, !tbaa !42
  %idxprom19 = sext i32 %xor to i64, !dbg !80
  %arrayidx20 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicPiE1s to ptr), i64 0, i64 %idxprom19, !dbg !80
  store i32 %2, ptr %arrayidx20, align 4, !dbg !81, !tbaa !42
  br label %if.end, !dbg !82

if.end:                                           ; preds = %if.then16, %if.then
  br label %if.end21, !dbg !83

if.end21:                                         ; preds = %if.end, %for.body6
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !84
  br label %for.inc, !dbg !85

for.inc:                                          ; preds = %if.end21
  %div22 = sdiv i32 %j.0, 2, !dbg !86
    #dbg_value(i32 %div22, !21, !DIExpression(), !58)
  br label %for.cond3, !dbg !87, !llvm.loop !88

for.end:                                          ; preds = %for.cond.cleanup5
  br label %for.inc23, !dbg !92

for.inc23:                                        ; preds = %for.end
  %mul = mul nsw i32 %k.0, 2, !dbg !93
    #dbg_value(i32 %mul, !19, !DIExpression(), !52)
  br label %for.cond, !dbg !94, !llvm.loop !95

for.end24:                                        ; preds = %for.cond.cleanup
  %idxprom25 = sext i32 %0 to i64, !dbg !97
  %arrayidx26 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicPiE1s to ptr), i64 0, i64 %idxprom25, !dbg !97
  %4 = load i32, ptr %arrayidx26, align 4, !dbg !97, !tbaa !42
  %idxprom27 = sext i32 %0 to i64, !dbg !98
  %arrayidx28 = getelementptr inbounds i32, ptr %data, i64 %idxprom27, !dbg !98
  store i32 %4, ptr %arrayidx28, align 4, !dbg !99, !tbaa !42
  ret void, !dbg !100
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

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 5, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "bitonic", linkageName: "_Z7bitonicPi", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "bitonic.cu", directory: ".")
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
!16 = !{!17, !18, !19, !21, !25, !28, !31, !32}
!17 = !DILocalVariable(name: "data", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!18 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 6, type: !7)
!19 = !DILocalVariable(name: "k", scope: !20, file: !3, line: 9, type: !7)
!20 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!21 = !DILocalVariable(name: "j", scope: !22, file: !3, line: 10, type: !7)
!22 = distinct !DILexicalBlock(scope: !23, file: !3, line: 10, column: 5)
!23 = distinct !DILexicalBlock(scope: !24, file: !3, line: 9, column: 39)
!24 = distinct !DILexicalBlock(scope: !20, file: !3, line: 9, column: 3)
!25 = !DILocalVariable(name: "other", scope: !26, file: !3, line: 11, type: !7)
!26 = distinct !DILexicalBlock(scope: !27, file: !3, line: 10, column: 40)
!27 = distinct !DILexicalBlock(scope: !22, file: !3, line: 10, column: 5)
!28 = !DILocalVariable(name: "mine", scope: !29, file: !3, line: 13, type: !7)
!29 = distinct !DILexicalBlock(scope: !30, file: !3, line: 12, column: 22)
!30 = distinct !DILexicalBlock(scope: !26, file: !3, line: 12, column: 11)
!31 = !DILocalVariable(name: "theirs", scope: !29, file: !3, line: 13, type: !7)
!32 = !DILocalVariable(name: "ascending", scope: !29, file: !3, line: 14, type: !33)
!33 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 16384, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 512)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = !{!43, !43, i64 0}
!43 = !{!"int", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C++ TBAA"}
!46 = !DILocation(line: 0, scope: !2)
!47 = !DILocation(line: 6, column: 11, scope: !2)
!48 = !DILocation(line: 7, column: 10, scope: !2)
!49 = !DILocation(line: 7, column: 3, scope: !2)
!50 = !DILocation(line: 7, column: 8, scope: !2)
!51 = !DILocation(line: 8, column: 3, scope: !2)
!52 = !DILocation(line: 0, scope: !20)
!53 = !DILocation(line: 9, column: 8, scope: !20)
!54 = !DILocation(line: 9, scope: !20)
!55 = !DILocation(line: 9, column: 21, scope: !24)
!56 = !DILocation(line: 9, column: 3, scope: !20)
!57 = !DILocation(line: 10, column: 20, scope: !22)
!58 = !DILocation(line: 0, scope: !22)
!59 = !DILocation(line: 10, column: 10, scope: !22)
!60 = !DILocation(line: 10, scope: !22)
!61 = !DILocation(line: 10, column: 27, scope: !27)
!62 = !DILocation(line: 10, column: 5, scope: !22)
!63 = !DILocation(line: 11, column: 21, scope: !26)
!64 = !DILocation(line: 0, scope: !26)
!65 = !DILocation(line: 12, column: 17, scope: !30)
!66 = !DILocation(line: 13, column: 20, scope: !29)
!67 = !DILocation(line: 0, scope: !29)
!68 = !DILocation(line: 13, column: 35, scope: !29)
!69 = !DILocation(line: 14, column: 29, scope: !29)
!70 = !DILocation(line: 14, column: 34, scope: !29)
!71 = !DILocation(line: 14, column: 14, scope: !29)
!72 = !DILocation(line: 15, column: 19, scope: !73)
!73 = distinct !DILexicalBlock(scope: !29, file: !3, line: 15, column: 13)
!74 = !DILocation(line: 15, column: 13, scope: !73)
!75 = !DILocation(line: 15, column: 32, scope: !73)
!76 = !DILocation(line: 15, column: 29, scope: !73)
!77 = !DILocation(line: 16, column: 11, scope: !78)
!78 = distinct !DILexicalBlock(scope: !73, file: !3, line: 15, column: 43)
!79 = !DILocation(line: 16, column: 16, scope: !78)
!80 = !DILocation(line: 17, column: 11, scope: !78)
!81 = !DILocation(line: 17, column: 20, scope: !78)
!82 = !DILocation(line: 18, column: 9, scope: !78)
!83 = !DILocation(line: 19, column: 7, scope: !29)
!84 = !DILocation(line: 20, column: 7, scope: !26)
!85 = !DILocation(line: 21, column: 5, scope: !26)
!86 = !DILocation(line: 10, column: 34, scope: !27)
!87 = !DILocation(line: 10, column: 5, scope: !27)
!88 = distinct !{!88, !62, !89, !90, !91}
!89 = !DILocation(line: 21, column: 5, scope: !22)
!90 = !{!"llvm.loop.mustprogress"}
!91 = !{!"llvm.loop.unroll.disable"}
!92 = !DILocation(line: 22, column: 3, scope: !23)
!93 = !DILocation(line: 9, column: 33, scope: !24)
!94 = !DILocation(line: 9, column: 3, scope: !24)
!95 = distinct !{!95, !56, !96, !90, !91}
!96 = !DILocation(line: 22, column: 3, scope: !20)
!97 = !DILocation(line: 23, column: 13, scope: !2)
!98 = !DILocation(line: 23, column: 3, scope: !2)
!99 = !DILocation(line: 23, column: 11, scope: !2)
!100 = !DILocation(line: 24, column: 1, scope: !2)
