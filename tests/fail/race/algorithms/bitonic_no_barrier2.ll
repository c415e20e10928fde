; ModuleID = 'bitonic_no_barrier2.cu'
source_filename = "bitonic_no_barrier2.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiPKiE1s = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !19, !DIExpression(), !47)
    #dbg_value(ptr %a, !20, !DIExpression(), !47)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
    #dbg_value(i32 %0, !21, !DIExpression(), !47)
  %idxprom = sext i32 %0 to i64, !dbg !49
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !49
  %1 = load i32, ptr %arrayidx, align 4, !dbg !49, !tbaa !43
  %mul = mul nsw i32 %1, 37, !dbg !50
  %add = add nsw i32 %mul, 11, !dbg !51
  %and = and i32 %add, 63, !dbg !52
  %idxprom1 = sext i32 %0 to i64, !dbg !53
  %arrayidx2 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom1, !dbg !53
  store i32 %and, ptr %arrayidx2, align 4, !dbg !54, !tbaa !43
    #dbg_value(i32 2, !22, !DIExpression(), !55)
  br label %for.cond, !dbg !56

for.cond:                                         ; preds = %for.inc24, %entry
  %n.0 = phi i32 [ 2, %entry ], [ %shl, %for.inc24 ], !dbg !57
    #dbg_value(i32 %n.0, !22, !DIExpression(), !55)
  %cmp = icmp sle i32 %n.0, 64, !dbg !58
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !59

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end25

for.body:                                         ; preds = %for.cond
  %shr = ashr i32 %n.0, 1, !dbg !60
    #dbg_value(i32 %shr, !24, !DIExpression(), !61)
  br label %for.cond3, !dbg !62

for.cond3:                                        ; preds = %for.inc, %for.body
  %j.0 = phi i32 [ %shr, %for.body ], [ %shr23, %for.inc ], !dbg !63
    #dbg_value(i32 %j.0, !24, !DIExpression(), !61)
  %cmp4 = icmp sgt i32 %j.0, 0, !dbg !64
  br i1 %cmp4, label %for.body6, label %for.cond.cleanup5, !dbg !65

for.cond.cleanup5:                                ; preds = %for.cond3
  br label %for.end

for.body6:                                        ; preds = %for.cond3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !66
  %xor = xor i32 %0, %j.0, !dbg !67
    #dbg_value(i32 %xor, !28, !DIExpression(), !68)
  %cmp7 = icmp sgt i32 %xor, %0, !dbg !69
  br i1 %cmp7, label %if.then, label %if.end22, !dbg !69

if.then:                                          ; preds = %for.body6
  %idxprom8 = sext i32 %0 to i64, !dbg !70
  %arrayidx9 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom8, !dbg !70
  %2 = load i32, ptr %arrayidx9, align 4, !dbg !70, !tbaa !43
    #dbg_value(i32 %2, !31, !DIExpression(), !71)
  %idxprom10 = sext i32 %xor to i64, !dbg !72
  %arrayidx11 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom10, !dbg !72
  %3 = load i32, ptr %arrayidx11, align 4, !dbg !72, !tbaa !43
    #dbg_value(i32 %3, !34, !DIExpression(), !71)
  %cmp12 = icmp sgt i32 %2, %3, !dbg !73
  %conv = zext i1 %cmp12 to i32, !dbg !75
  %and13 = and i32 %0, %n.0, !dbg !76
  %cmp14 = icmp eq i32 %and13, 0, !dbg !77
  %conv15 = zext i1 %cmp14 to i32, !dbg !78
  %cmp16 = icmp eq i32 %conv, %conv15, !dbg !79
  br i1 %cmp16, label %if.then17, label %if.end, !dbg !79

if.then17:                                        ; preds = %if.then
  %idxprom18 = sext i32 %0 to i64, !dbg !80
  %arrayidx19 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom18, !dbg !80
  store i32 %3, ptr %arrayidx19, align 4, !dbg !82, !tbaa !43
  %idxprom20 = sext i32 %xor to i64, !dbg !83
  %arrayidx21 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom20, !dbg !83
  store i32 %2, ptr %arrayidx21, align 4, !dbg !84, !tbaa !43
  br label %if.end, !dbg !85

if.end:                                           ; preds = %if.then17, %if.then
  br label %if.end22, !dbg !86

if.end22:                                         ; preds = %if.end, %for.body6
  br label %for.inc, !dbg !87

for.inc:                                          ; preds = %if.end22
  %shr23 = ashr i32 %j.0, 1, !dbg !88
    #dbg_value(i32 %shr23, !24, !DIExpression(), !61)
  br label %for.cond3, !dbg !89, !llvm.loop !90

for.end:                                          ; preds = %for.cond.cleanup5
  br label %for.inc24, !dbg !94

for.inc24:                                        ; preds = %for.end
  %shl = shl i32 %n.0, 1, !dbg !95
    #dbg_value(i32 %shl, !22, !DIExpression(), !55)
  br label %for.cond, !dbg !96, !llvm.loop !97

for.end25:                                        ; preds = %for.cond.cleanup
  %idxprom26 = sext i32 %0 to i64, !dbg !99
  %arrayidx27 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom26, !dbg !99
  %4 = load i32, ptr %arrayidx27, align 4, !dbg !99, !tbaa !43
  %idxprom28 = sext i32 %0 to i64, !dbg !100
  %arrayidx29 = getelementptr inbounds i32, ptr %o, i64 %idxprom28, !dbg !100
  store i32 %4, ptr %arrayidx29, align 4, !dbg !101, !tbaa !43
  ret void, !dbg !102
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
!llvm.module.flags = !{!38, !39, !40, !41}
!llvm.ident = !{!42}
!llvm.errno.tbaa = !{!43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 8, type: !35, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "bitonic_no_barrier2.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 214)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 215)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19, !20, !21, !22, !24, !28, !31, !34}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!20 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 7, type: !8)
!21 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !7)
!22 = !DILocalVariable(name: "n", scope: !23, file: !3, line: 11, type: !7)
!23 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!24 = !DILocalVariable(name: "j", scope: !25, file: !3, line: 12, type: !7)
!25 = distinct !DILexicalBlock(scope: !26, file: !3, line: 12, column: 5)
!26 = distinct !DILexicalBlock(scope: !27, file: !3, line: 11, column: 37)
!27 = distinct !DILexicalBlock(scope: !23, file: !3, line: 11, column: 3)
!28 = !DILocalVariable(name: "p", scope: !29, file: !3, line: 14, type: !7)
!29 = distinct !DILexicalBlock(scope: !30, file: !3, line: 12, column: 42)
!30 = distinct !DILexicalBlock(scope: !25, file: !3, line: 12, column: 5)
!31 = !DILocalVariable(name: "x", scope: !32, file: !3, line: 16, type: !7)
!32 = distinct !DILexicalBlock(scope: !33, file: !3, line: 15, column: 18)
!33 = distinct !DILexicalBlock(scope: !29, file: !3, line: 15, column: 11)
!34 = !DILocalVariable(name: "y", scope: !32, file: !3, line: 17, type: !7)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 64)
!38 = !{i32 7, !"Dwarf Version", i32 4}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!42 = !{!"clang version 22.1.8"}
!43 = !{!44, !44, i64 0}
!44 = !{!"int", !45, i64 0}
!45 = !{!"omnipotent char", !46, i64 0}
!46 = !{!"Simple C++ TBAA"}
!47 = !DILocation(line: 0, scope: !2)
!48 = !DILocation(line: 9, column: 11, scope: !2)
!49 = !DILocation(line: 10, column: 11, scope: !2)
!50 = !DILocation(line: 10, column: 16, scope: !2)
!51 = !DILocation(line: 10, column: 21, scope: !2)
!52 = !DILocation(line: 10, column: 27, scope: !2)
!53 = !DILocation(line: 10, column: 3, scope: !2)
!54 = !DILocation(line: 10, column: 8, scope: !2)
!55 = !DILocation(line: 0, scope: !23)
!56 = !DILocation(line: 11, column: 8, scope: !23)
!57 = !DILocation(line: 11, scope: !23)
!58 = !DILocation(line: 11, column: 21, scope: !27)
!59 = !DILocation(line: 11, column: 3, scope: !23)
!60 = !DILocation(line: 12, column: 20, scope: !25)
!61 = !DILocation(line: 0, scope: !25)
!62 = !DILocation(line: 12, column: 10, scope: !25)
!63 = !DILocation(line: 12, scope: !25)
!64 = !DILocation(line: 12, column: 28, scope: !30)
!65 = !DILocation(line: 12, column: 5, scope: !25)
!66 = !DILocation(line: 13, column: 7, scope: !29)
!67 = !DILocation(line: 14, column: 17, scope: !29)
!68 = !DILocation(line: 0, scope: !29)
!69 = !DILocation(line: 15, column: 13, scope: !33)
!70 = !DILocation(line: 16, column: 17, scope: !32)
!71 = !DILocation(line: 0, scope: !32)
!72 = !DILocation(line: 17, column: 17, scope: !32)
!73 = !DILocation(line: 18, column: 16, scope: !74)
!74 = distinct !DILexicalBlock(scope: !32, file: !3, line: 18, column: 13)
!75 = !DILocation(line: 18, column: 13, scope: !74)
!76 = !DILocation(line: 18, column: 28, scope: !74)
!77 = !DILocation(line: 18, column: 33, scope: !74)
!78 = !DILocation(line: 18, column: 24, scope: !74)
!79 = !DILocation(line: 18, column: 21, scope: !74)
!80 = !DILocation(line: 19, column: 11, scope: !81)
!81 = distinct !DILexicalBlock(scope: !74, file: !3, line: 18, column: 40)
!82 = !DILocation(line: 19, column: 16, scope: !81)
!83 = !DILocation(line: 20, column: 11, scope: !81)
!84 = !DILocation(line: 20, column: 16, scope: !81)
!85 = !DILocation(line: 21, column: 9, scope: !81)
!86 = !DILocation(line: 22, column: 7, scope: !32)
!87 = !DILocation(line: 23, column: 5, scope: !29)
!88 = !DILocation(line: 12, column: 35, scope: !30)
!89 = !DILocation(line: 12, column: 5, scope: !30)
!90 = distinct !{!90, !65, !91, !92, !93}
!91 = !DILocation(line: 23, column: 5, scope: !25)
!92 = !{!"llvm.loop.mustprogress"}
!93 = !{!"llvm.loop.unroll.disable"}
!94 = !DILocation(line: 24, column: 3, scope: !26)
!95 = !DILocation(line: 11, column: 30, scope: !27)
!96 = !DILocation(line: 11, column: 3, scope: !27)
!97 = distinct !{!97, !59, !98, !92, !93}
!98 = !DILocation(line: 24, column: 3, scope: !23)
!99 = !DILocation(line: 25, column: 10, scope: !2)
!100 = !DILocation(line: 25, column: 3, scope: !2)
!101 = !DILocation(line: 25, column: 8, scope: !2)
!102 = !DILocation(line: 26, column: 1, scope: !2)
