; ModuleID = 'helper_in_loop.cu'
source_filename = "helper_in_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@_ZZ1kPiPKiiE1s = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z3sumPii(ptr noundef %s, i32 noundef %v) #0 !dbg !37 {
entry:
    #dbg_value(ptr %s, !41, !DIExpression(), !46)
    #dbg_value(i32 %v, !42, !DIExpression(), !46)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !47
  %idxprom = zext i32 %0 to i64, !dbg !48
  %arrayidx = getelementptr inbounds nuw i32, ptr %s, i64 %idxprom, !dbg !48
  store i32 %v, ptr %arrayidx, align 4, !dbg !49, !tbaa !33
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !50
    #dbg_value(i32 0, !43, !DIExpression(), !46)
    #dbg_value(i32 0, !44, !DIExpression(), !51)
  br label %for.cond, !dbg !52

for.cond:                                         ; preds = %for.inc, %entry
  %r.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ], !dbg !46
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !53
    #dbg_value(i32 %i.0, !44, !DIExpression(), !51)
    #dbg_value(i32 %r.0, !43, !DIExpression(), !46)
  %cmp = icmp slt i32 %i.0, 64, !dbg !54
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !56

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom1 = sext i32 %i.0 to i64, !dbg !57
  %arrayidx2 = getelementptr inbounds i32, ptr %s, i64 %idxprom1, !dbg !57
  %1 = load i32, ptr %arrayidx2, align 4, !dbg !57, !tbaa !33
  %add = add nsw i32 %r.0, %1, !dbg !58
    #dbg_value(i32 %add, !43, !DIExpression(), !46)
  br label %for.inc, !dbg !59

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !60
    #dbg_value(i32 %inc, !44, !DIExpression(), !51)
  br label %for.cond, !dbg !61, !llvm.loop !62

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !66
  ret i32 %r.0, !dbg !67
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKii(ptr noundef %o, ptr noundef %a, i32 noundef %n) #3 !dbg !2 {
entry:
    #dbg_value(ptr %o, !19, !DIExpression(), !68)
    #dbg_value(ptr %a, !20, !DIExpression(), !68)
    #dbg_value(i32 %n, !21, !DIExpression(), !68)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !69
    #dbg_value(i32 %0, !22, !DIExpression(), !68)
    #dbg_value(i32 0, !23, !DIExpression(), !70)
  br label %for.cond, !dbg !71

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !72
    #dbg_value(i32 %i.0, !23, !DIExpression(), !70)
  %cmp = icmp slt i32 %i.0, %n, !dbg !73
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !75

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %0 to i64, !dbg !76
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !76
  %1 = load i32, ptr %arrayidx, align 4, !dbg !76, !tbaa !33
  %add = add nsw i32 %1, %i.0, !dbg !77
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiiE1s to ptr), !41, !DIExpression(), !78)
    #dbg_value(i32 %add, !42, !DIExpression(), !78)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !80
  %idxprom.i = zext i32 %2 to i64, !dbg !81
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiiE1s to ptr), i64 %idxprom.i, !dbg !81
  store i32 %add, ptr %arrayidx.i, align 4, !dbg !82, !tbaa !33
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !83
    #dbg_value(i32 0, !43, !DIExpression(), !78)
    #dbg_value(i32 0, !44, !DIExpression(), !84)
  br label %for.cond.i, !dbg !85

for.cond.i:                                       ; preds = %for.body.i, %for.body
  %r.0.i = phi i32 [ 0, %for.body ], [ %add.i, %for.body.i ], !dbg !78
  %i.0.i = phi i32 [ 0, %for.body ], [ %inc.i, %for.body.i ], !dbg !86
    #dbg_value(i32 %i.0.i, !44, !DIExpression(), !84)
    #dbg_value(i32 %r.0.i, !43, !DIExpression(), !78)
  %cmp.i = icmp slt i32 %i.0.i, 64, !dbg !87
  br i1 %cmp.i, label %for.body.i, label %_Z3sumPii.exit, !dbg !88

for.body.i:                                       ; preds = %for.cond.i
  %idxprom1.i = sext i32 %i.0.i to i64, !dbg !89
  %arrayidx2.i = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiiE1s to ptr), i64 %idxprom1.i, !dbg !89
  %3 = load i32, ptr %arrayidx2.i, align 4, !dbg !89, !tbaa !33
  %add.i = add nsw i32 %r.0.i, %3, !dbg !90
    #dbg_value(i32 %add.i, !43, !DIExpression(), !78)
  %inc.i = add nsw i32 %i.0.i, 1, !dbg !91
    #dbg_value(i32 %inc.i, !44, !DIExpression(), !84)
  br label %for.cond.i, !dbg !92, !llvm.loop !93

_Z3sumPii.exit:                                   ; preds = %for.cond.i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !95
  %idxprom2 = sext i32 %0 to i64, !dbg !96
  %arrayidx3 = getelementptr inbounds i32, ptr %o, i64 %idxprom2, !dbg !96
  %4 = load i32, ptr %arrayidx3, align 4, !dbg !97, !tbaa !33
  %add4 = add nsw i32 %4, %r.0.i, !dbg !97
  store i32 %add4, ptr %arrayidx3, align 4, !dbg !97, !tbaa !33
  br label %for.inc, !dbg !96

for.inc:                                          ; preds = %_Z3sumPii.exit
  %inc = add nsw i32 %i.0, 1, !dbg !98
    #dbg_value(i32 %inc, !23, !DIExpression(), !70)
  br label %for.cond, !dbg !99, !llvm.loop !100

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !102
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!28, !29, !30, !31}
!llvm.ident = !{!32}
!llvm.errno.tbaa = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 17, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKii", scope: !3, file: !3, line: 16, type: !4, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "helper_in_loop.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8, !7}
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
!18 = !{!19, !20, !21, !22, !23}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 16, type: !6)
!20 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 16, type: !8)
!21 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 16, type: !7)
!22 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 18, type: !7)
!23 = !DILocalVariable(name: "i", scope: !24, file: !3, line: 19, type: !7)
!24 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 3)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 64)
!28 = !{i32 7, !"Dwarf Version", i32 4}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!32 = !{!"clang version 22.1.8"}
!33 = !{!34, !34, i64 0}
!34 = !{!"int", !35, i64 0}
!35 = !{!"omnipotent char", !36, i64 0}
!36 = !{!"Simple C++ TBAA"}
!37 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sumPii", scope: !3, file: !3, line: 7, type: !38, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!7, !6, !7}
!40 = !{!41, !42, !43, !44}
!41 = !DILocalVariable(name: "s", arg: 1, scope: !37, file: !3, line: 7, type: !6)
!42 = !DILocalVariable(name: "v", arg: 2, scope: !37, file: !3, line: 7, type: !7)
!43 = !DILocalVariable(name: "r", scope: !37, file: !3, line: 10, type: !7)
!44 = !DILocalVariable(name: "i", scope: !45, file: !3, line: 11, type: !7)
!45 = distinct !DILexicalBlock(scope: !37, file: !3, line: 11, column: 3)
!46 = !DILocation(line: 0, scope: !37)
!47 = !DILocation(line: 8, column: 5, scope: !37)
!48 = !DILocation(line: 8, column: 3, scope: !37)
!49 = !DILocation(line: 8, column: 18, scope: !37)
!50 = !DILocation(line: 9, column: 3, scope: !37)
!51 = !DILocation(line: 0, scope: !45)
!52 = !DILocation(line: 11, column: 8, scope: !45)
!53 = !DILocation(line: 11, scope: !45)
!54 = !DILocation(line: 11, column: 21, scope: !55)
!55 = distinct !DILexicalBlock(scope: !45, file: !3, line: 11, column: 3)
!56 = !DILocation(line: 11, column: 3, scope: !45)
!57 = !DILocation(line: 12, column: 10, scope: !55)
!58 = !DILocation(line: 12, column: 7, scope: !55)
!59 = !DILocation(line: 12, column: 5, scope: !55)
!60 = !DILocation(line: 11, column: 27, scope: !55)
!61 = !DILocation(line: 11, column: 3, scope: !55)
!62 = distinct !{!62, !56, !63, !64, !65}
!63 = !DILocation(line: 12, column: 13, scope: !45)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !{!"llvm.loop.unroll.disable"}
!66 = !DILocation(line: 13, column: 3, scope: !37)
!67 = !DILocation(line: 14, column: 3, scope: !37)
!68 = !DILocation(line: 0, scope: !2)
!69 = !DILocation(line: 18, column: 11, scope: !2)
!70 = !DILocation(line: 0, scope: !24)
!71 = !DILocation(line: 19, column: 8, scope: !24)
!72 = !DILocation(line: 19, scope: !24)
!73 = !DILocation(line: 19, column: 21, scope: !74)
!74 = distinct !DILexicalBlock(scope: !24, file: !3, line: 19, column: 3)
!75 = !DILocation(line: 19, column: 3, scope: !24)
!76 = !DILocation(line: 20, column: 20, scope: !74)
!77 = !DILocation(line: 20, column: 25, scope: !74)
!78 = !DILocation(line: 0, scope: !37, inlinedAt: !79)
!79 = distinct !DILocation(line: 20, column: 13, scope: !74)
!80 = !DILocation(line: 8, column: 5, scope: !37, inlinedAt: !79)
!81 = !DILocation(line: 8, column: 3, scope: !37, inlinedAt: !79)
!82 = !DILocation(line: 8, column: 18, scope: !37, inlinedAt: !79)
!83 = !DILocation(line: 9, column: 3, scope: !37, inlinedAt: !79)
!84 = !DILocation(line: 0, scope: !45, inlinedAt: !79)
!85 = !DILocation(line: 11, column: 8, scope: !45, inlinedAt: !79)
!86 = !DILocation(line: 11, scope: !45, inlinedAt: !79)
!87 = !DILocation(line: 11, column: 21, scope: !55, inlinedAt: !79)
!88 = !DILocation(line: 11, column: 3, scope: !45, inlinedAt: !79)
!89 = !DILocation(line: 12, column: 10, scope: !55, inlinedAt: !79)
!90 = !DILocation(line: 12, column: 7, scope: !55, inlinedAt: !79)
!91 = !DILocation(line: 11, column: 27, scope: !55, inlinedAt: !79)
!92 = !DILocation(line: 11, column: 3, scope: !55, inlinedAt: !79)
!93 = distinct !{!93, !88, !94, !64, !65}
!94 = !DILocation(line: 12, column: 13, scope: !45, inlinedAt: !79)
!95 = !DILocation(line: 13, column: 3, scope: !37, inlinedAt: !79)
!96 = !DILocation(line: 20, column: 5, scope: !74)
!97 = !DILocation(line: 20, column: 10, scope: !74)
!98 = !DILocation(line: 19, column: 26, scope: !74)
!99 = !DILocation(line: 19, column: 3, scope: !74)
!100 = distinct !{!100, !75, !101, !64, !65}
!101 = !DILocation(line: 20, column: 28, scope: !24)
!102 = !DILocation(line: 21, column: 1, scope: !2)
