; ModuleID = 'vote_waits.cu'
source_filename = "vote_waits.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5relaxPVii(ptr noundef %state, i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(ptr %state, !24, !DIExpression(), !34)
    #dbg_value(i32 %n, !25, !DIExpression(), !34)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
    #dbg_value(i32 %0, !26, !DIExpression(), !36)
  br label %for.cond, !dbg !37

for.cond:                                         ; preds = %for.inc, %entry
  %w.0 = phi i32 [ %0, %entry ], [ %add, %for.inc ], !dbg !38
    #dbg_value(i32 %w.0, !26, !DIExpression(), !36)
  %cmp = icmp slt i32 %w.0, %n, !dbg !39
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !40

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %w.0 to i64, !dbg !41
  %arrayidx = getelementptr inbounds i32, ptr %state, i64 %idxprom, !dbg !41
  %1 = load volatile i32, ptr %arrayidx, align 4, !dbg !41, !tbaa !13
  %cmp1 = icmp sgt i32 %1, 0, !dbg !42
  %storedv = zext i1 %cmp1 to i8, !dbg !43
    #dbg_value(i8 %storedv, !28, !DIExpression(), !44)
  %loadedv = trunc i8 %storedv to i1, !dbg !45
  %conv = zext i1 %loadedv to i32, !dbg !45
  %2 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %loadedv), !dbg !46
    #dbg_value(i32 %2, !32, !DIExpression(), !44)
  %loadedv3 = trunc i8 %storedv to i1, !dbg !47
  br i1 %loadedv3, label %if.then, label %if.end, !dbg !47

if.then:                                          ; preds = %for.body
  %3 = call noundef i32 @llvm.ctpop.i32(i32 %2), !dbg !49
  %idxprom5 = sext i32 %w.0 to i64, !dbg !50
  %arrayidx6 = getelementptr inbounds i32, ptr %state, i64 %idxprom5, !dbg !50
  %4 = load volatile i32, ptr %arrayidx6, align 4, !dbg !51, !tbaa !13
  %sub = sub nsw i32 %4, %3, !dbg !51
  store volatile i32 %sub, ptr %arrayidx6, align 4, !dbg !51, !tbaa !13
  br label %if.end, !dbg !50

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc, !dbg !52

for.inc:                                          ; preds = %if.end
  %add = add nsw i32 %w.0, 32, !dbg !53
    #dbg_value(i32 %add, !26, !DIExpression(), !36)
  br label %for.cond, !dbg !54, !llvm.loop !55

for.end:                                          ; preds = %for.cond.cleanup
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !59
  %cmp8 = icmp eq i32 %5, 0, !dbg !61
  br i1 %cmp8, label %if.then9, label %if.end12, !dbg !61

if.then9:                                         ; preds = %for.end
  %idxprom10 = sext i32 %n to i64, !dbg !62
  %arrayidx11 = getelementptr inbounds i32, ptr %state, i64 %idxprom10, !dbg !62
  store volatile i32 0, ptr %arrayidx11, align 4, !dbg !63, !tbaa !13
  br label %if.end12, !dbg !62

if.end12:                                         ; preds = %if.then9, %for.end
  ret void, !dbg !64
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "vote_waits.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 214)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 215)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = distinct !DISubprogram(name: "relax", linkageName: "_Z5relaxPVii", scope: !1, file: !1, line: 5, type: !18, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !23)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{!24, !25, !26, !28, !32}
!24 = !DILocalVariable(name: "state", arg: 1, scope: !17, file: !1, line: 5, type: !20)
!25 = !DILocalVariable(name: "n", arg: 2, scope: !17, file: !1, line: 5, type: !22)
!26 = !DILocalVariable(name: "w", scope: !27, file: !1, line: 6, type: !22)
!27 = distinct !DILexicalBlock(scope: !17, file: !1, line: 6, column: 3)
!28 = !DILocalVariable(name: "busy", scope: !29, file: !1, line: 7, type: !31)
!29 = distinct !DILexicalBlock(scope: !30, file: !1, line: 6, column: 45)
!30 = distinct !DILexicalBlock(scope: !27, file: !1, line: 6, column: 3)
!31 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!32 = !DILocalVariable(name: "all", scope: !29, file: !1, line: 8, type: !33)
!33 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!34 = !DILocation(line: 0, scope: !17)
!35 = !DILocation(line: 6, column: 16, scope: !27)
!36 = !DILocation(line: 0, scope: !27)
!37 = !DILocation(line: 6, column: 8, scope: !27)
!38 = !DILocation(line: 6, scope: !27)
!39 = !DILocation(line: 6, column: 31, scope: !30)
!40 = !DILocation(line: 6, column: 3, scope: !27)
!41 = !DILocation(line: 7, column: 17, scope: !29)
!42 = !DILocation(line: 7, column: 26, scope: !29)
!43 = !DILocation(line: 7, column: 10, scope: !29)
!44 = !DILocation(line: 0, scope: !29)
!45 = !DILocation(line: 8, column: 47, scope: !29)
!46 = !DILocation(line: 8, column: 20, scope: !29)
!47 = !DILocation(line: 9, column: 9, scope: !48)
!48 = distinct !DILexicalBlock(scope: !29, file: !1, line: 9, column: 9)
!49 = !DILocation(line: 10, column: 19, scope: !48)
!50 = !DILocation(line: 10, column: 7, scope: !48)
!51 = !DILocation(line: 10, column: 16, scope: !48)
!52 = !DILocation(line: 11, column: 3, scope: !29)
!53 = !DILocation(line: 6, column: 38, scope: !30)
!54 = !DILocation(line: 6, column: 3, scope: !30)
!55 = distinct !{!55, !40, !56, !57, !58}
!56 = !DILocation(line: 11, column: 3, scope: !27)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !{!"llvm.loop.unroll.disable"}
!59 = !DILocation(line: 12, column: 7, scope: !60)
!60 = distinct !DILexicalBlock(scope: !17, file: !1, line: 12, column: 7)
!61 = !DILocation(line: 12, column: 19, scope: !60)
!62 = !DILocation(line: 13, column: 5, scope: !60)
!63 = !DILocation(line: 13, column: 14, scope: !60)
!64 = !DILocation(line: 14, column: 1, scope: !17)
