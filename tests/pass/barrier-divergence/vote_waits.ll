; ModuleID = 'vote_waits.cu'
source_filename = "vote_waits.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5relaxPVii(ptr noundef %state, i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(ptr %state, !24, !DIExpression(), !37)
    #dbg_value(i32 %n, !25, !DIExpression(), !37)
  br label %do.body, !dbg !38

do.body:                                          ; preds = %do.cond, %entry
  %left.0 = phi i32 [ undef, %entry ], [ %left.1, %do.cond ]
    #dbg_value(i32 %left.0, !34, !DIExpression(), !39)
    #dbg_value(i8 0, !26, !DIExpression(), !37)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
    #dbg_value(i32 %0, !28, !DIExpression(), !41)
  br label %for.cond, !dbg !42

for.cond:                                         ; preds = %for.inc, %do.body
  %w.0 = phi i32 [ %0, %do.body ], [ %add, %for.inc ], !dbg !43
  %left.1 = phi i32 [ %left.0, %do.body ], [ %left.2, %for.inc ]
  %again.0 = phi i8 [ 0, %do.body ], [ %again.2, %for.inc ], !dbg !44
    #dbg_value(i8 %again.0, !26, !DIExpression(), !37)
    #dbg_value(i32 %left.1, !34, !DIExpression(), !39)
    #dbg_value(i32 %w.0, !28, !DIExpression(), !41)
  %cmp = icmp slt i32 %w.0, %n, !dbg !45
  %conv = zext i1 %cmp to i32, !dbg !46
  %1 = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %cmp), !dbg !47
  %conv.i31 = zext i1 %1 to i32, !dbg !47
  %tobool = icmp ne i32 %conv.i31, 0, !dbg !47
  br i1 %tobool, label %for.body, label %for.cond.cleanup, !dbg !48

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
    #dbg_value(i8 0, !31, !DIExpression(), !39)
  %cmp2 = icmp slt i32 %w.0, %n, !dbg !49
  br i1 %cmp2, label %if.then, label %if.end5, !dbg !49

if.then:                                          ; preds = %for.body
  %idxprom = sext i32 %w.0 to i64, !dbg !51
  %arrayidx = getelementptr inbounds i32, ptr %state, i64 %idxprom, !dbg !51
  %2 = load volatile i32, ptr %arrayidx, align 4, !dbg !51, !tbaa !13
    #dbg_value(i32 %2, !34, !DIExpression(), !39)
  %cmp3 = icmp sgt i32 %2, 0, !dbg !53
  br i1 %cmp3, label %if.then4, label %if.end, !dbg !53

if.then4:                                         ; preds = %if.then
    #dbg_value(i8 1, !31, !DIExpression(), !39)
  br label %if.end, !dbg !55

if.end:                                           ; preds = %if.then4, %if.then
  %busy.0 = phi i8 [ 1, %if.then4 ], [ 0, %if.then ], !dbg !39
    #dbg_value(i8 %busy.0, !31, !DIExpression(), !39)
  br label %if.end5, !dbg !56

if.end5:                                          ; preds = %if.end, %for.body
  %busy.1 = phi i8 [ %busy.0, %if.end ], [ 0, %for.body ], !dbg !39
  %left.2 = phi i32 [ %2, %if.end ], [ %left.1, %for.body ]
    #dbg_value(i32 %left.2, !34, !DIExpression(), !39)
    #dbg_value(i8 %busy.1, !31, !DIExpression(), !39)
  %loadedv = trunc i8 %busy.1 to i1, !dbg !57
  %conv6 = zext i1 %loadedv to i32, !dbg !57
  %3 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %loadedv), !dbg !58
    #dbg_value(i32 %3, !35, !DIExpression(), !39)
  %cmp8 = icmp slt i32 %w.0, %n, !dbg !59
  br i1 %cmp8, label %if.then9, label %if.end16, !dbg !59

if.then9:                                         ; preds = %if.end5
  %cmp10 = icmp sgt i32 %left.2, 0, !dbg !61
  br i1 %cmp10, label %if.then11, label %if.end15, !dbg !61

if.then11:                                        ; preds = %if.then9
  %4 = call noundef i32 @llvm.ctpop.i32(i32 %3), !dbg !63
  %sub = sub nsw i32 %left.2, %4, !dbg !65
  %idxprom13 = sext i32 %w.0 to i64, !dbg !66
  %arrayidx14 = getelementptr inbounds i32, ptr %state, i64 %idxprom13, !dbg !66
  store volatile i32 %sub, ptr %arrayidx14, align 4, !dbg !67, !tbaa !13
    #dbg_value(i8 1, !26, !DIExpression(), !37)
  br label %if.end15, !dbg !68

if.end15:                                         ; preds = %if.then11, %if.then9
  %again.1 = phi i8 [ 1, %if.then11 ], [ %again.0, %if.then9 ], !dbg !44
    #dbg_value(i8 %again.1, !26, !DIExpression(), !37)
  br label %if.end16, !dbg !69

if.end16:                                         ; preds = %if.end15, %if.end5
  %again.2 = phi i8 [ %again.1, %if.end15 ], [ %again.0, %if.end5 ], !dbg !44
    #dbg_value(i8 %again.2, !26, !DIExpression(), !37)
  br label %for.inc, !dbg !70

for.inc:                                          ; preds = %if.end16
  %add = add nsw i32 %w.0, 32, !dbg !71
    #dbg_value(i32 %add, !28, !DIExpression(), !41)
  br label %for.cond, !dbg !72, !llvm.loop !73

for.end:                                          ; preds = %for.cond.cleanup
  br label %do.cond, !dbg !77

do.cond:                                          ; preds = %for.end
  %loadedv17 = trunc i8 %again.0 to i1, !dbg !78
  %conv18 = zext i1 %loadedv17 to i32, !dbg !78
  %5 = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %loadedv17), !dbg !79
  %conv.i = zext i1 %5 to i32, !dbg !79
  %tobool20 = icmp ne i32 %conv.i, 0, !dbg !79
  br i1 %tobool20, label %do.body, label %do.end, !dbg !77, !llvm.loop !80

do.end:                                           ; preds = %do.cond
  ret void, !dbg !82
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #3

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
!17 = distinct !DISubprogram(name: "relax", linkageName: "_Z5relaxPVii", scope: !1, file: !1, line: 6, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !23)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{!24, !25, !26, !28, !31, !34, !35}
!24 = !DILocalVariable(name: "state", arg: 1, scope: !17, file: !1, line: 6, type: !20)
!25 = !DILocalVariable(name: "n", arg: 2, scope: !17, file: !1, line: 6, type: !22)
!26 = !DILocalVariable(name: "again", scope: !17, file: !1, line: 7, type: !27)
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !DILocalVariable(name: "w", scope: !29, file: !1, line: 10, type: !22)
!29 = distinct !DILexicalBlock(scope: !30, file: !1, line: 10, column: 5)
!30 = distinct !DILexicalBlock(scope: !17, file: !1, line: 8, column: 6)
!31 = !DILocalVariable(name: "busy", scope: !32, file: !1, line: 11, type: !27)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 10, column: 72)
!33 = distinct !DILexicalBlock(scope: !29, file: !1, line: 10, column: 5)
!34 = !DILocalVariable(name: "left", scope: !32, file: !1, line: 12, type: !22)
!35 = !DILocalVariable(name: "all", scope: !32, file: !1, line: 18, type: !36)
!36 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!37 = !DILocation(line: 0, scope: !17)
!38 = !DILocation(line: 8, column: 3, scope: !17)
!39 = !DILocation(line: 0, scope: !32)
!40 = !DILocation(line: 10, column: 18, scope: !29)
!41 = !DILocation(line: 0, scope: !29)
!42 = !DILocation(line: 10, column: 10, scope: !29)
!43 = !DILocation(line: 10, scope: !29)
!44 = !DILocation(line: 0, scope: !30)
!45 = !DILocation(line: 10, column: 57, scope: !33)
!46 = !DILocation(line: 10, column: 55, scope: !33)
!47 = !DILocation(line: 10, column: 31, scope: !33)
!48 = !DILocation(line: 10, column: 5, scope: !29)
!49 = !DILocation(line: 13, column: 13, scope: !50)
!50 = distinct !DILexicalBlock(scope: !32, file: !1, line: 13, column: 11)
!51 = !DILocation(line: 14, column: 16, scope: !52)
!52 = distinct !DILexicalBlock(scope: !50, file: !1, line: 13, column: 18)
!53 = !DILocation(line: 15, column: 18, scope: !54)
!54 = distinct !DILexicalBlock(scope: !52, file: !1, line: 15, column: 13)
!55 = !DILocation(line: 16, column: 11, scope: !54)
!56 = !DILocation(line: 17, column: 7, scope: !52)
!57 = !DILocation(line: 18, column: 49, scope: !32)
!58 = !DILocation(line: 18, column: 22, scope: !32)
!59 = !DILocation(line: 19, column: 13, scope: !60)
!60 = distinct !DILexicalBlock(scope: !32, file: !1, line: 19, column: 11)
!61 = !DILocation(line: 20, column: 18, scope: !62)
!62 = distinct !DILexicalBlock(scope: !60, file: !1, line: 20, column: 13)
!63 = !DILocation(line: 21, column: 29, scope: !64)
!64 = distinct !DILexicalBlock(scope: !62, file: !1, line: 20, column: 23)
!65 = !DILocation(line: 21, column: 27, scope: !64)
!66 = !DILocation(line: 21, column: 11, scope: !64)
!67 = !DILocation(line: 21, column: 20, scope: !64)
!68 = !DILocation(line: 23, column: 9, scope: !64)
!69 = !DILocation(line: 20, column: 20, scope: !62)
!70 = !DILocation(line: 24, column: 5, scope: !32)
!71 = !DILocation(line: 10, column: 65, scope: !33)
!72 = !DILocation(line: 10, column: 5, scope: !33)
!73 = distinct !{!73, !48, !74, !75, !76}
!74 = !DILocation(line: 24, column: 5, scope: !29)
!75 = !{!"llvm.loop.mustprogress"}
!76 = !{!"llvm.loop.unroll.disable"}
!77 = !DILocation(line: 25, column: 3, scope: !30)
!78 = !DILocation(line: 25, column: 36, scope: !17)
!79 = !DILocation(line: 25, column: 12, scope: !17)
!80 = distinct !{!80, !38, !81, !75, !76}
!81 = !DILocation(line: 25, column: 42, scope: !17)
!82 = !DILocation(line: 26, column: 1, scope: !17)
