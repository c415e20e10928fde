; ModuleID = 'wrong_ballot.cu'
source_filename = "wrong_ballot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11shuffle_sumPKiPii(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !19 {
entry:
    #dbg_value(ptr %in, !26, !DIExpression(), !37)
    #dbg_value(ptr %out, !27, !DIExpression(), !37)
    #dbg_value(i32 %n, !28, !DIExpression(), !37)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38
    #dbg_value(i32 %0, !29, !DIExpression(), !37)
  %cmp = icmp slt i32 %0, %n, !dbg !39
  %conv = zext i1 %cmp to i32, !dbg !40
  %1 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %cmp), !dbg !41
    #dbg_value(i32 %1, !30, !DIExpression(), !37)
  %cmp2 = icmp slt i32 %0, %n, !dbg !42
  br i1 %cmp2, label %if.then, label %if.end8, !dbg !42

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %0 to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !43
  %2 = load i32, ptr %arrayidx, align 4, !dbg !43, !tbaa !15
    #dbg_value(i32 %2, !32, !DIExpression(), !44)
    #dbg_value(i32 16, !35, !DIExpression(), !45)
  br label %for.cond, !dbg !46

for.cond:                                         ; preds = %for.inc, %if.then
  %v.0 = phi i32 [ %2, %if.then ], [ %add, %for.inc ], !dbg !44
  %k.0 = phi i32 [ 16, %if.then ], [ %div, %for.inc ], !dbg !47
    #dbg_value(i32 %k.0, !35, !DIExpression(), !45)
    #dbg_value(i32 %v.0, !32, !DIExpression(), !44)
  %cmp3 = icmp sgt i32 %k.0, 0, !dbg !48
  br i1 %cmp3, label %for.body, label %for.cond.cleanup, !dbg !50

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %3 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %1, i32 %v.0, i32 %k.0, i32 31), !dbg !51
  %add = add nsw i32 %v.0, %3, !dbg !52
    #dbg_value(i32 %add, !32, !DIExpression(), !44)
  br label %for.inc, !dbg !53

for.inc:                                          ; preds = %for.body
  %div = sdiv i32 %k.0, 2, !dbg !54
    #dbg_value(i32 %div, !35, !DIExpression(), !45)
  br label %for.cond, !dbg !55, !llvm.loop !56

for.end:                                          ; preds = %for.cond.cleanup
  %cmp5 = icmp eq i32 %0, 0, !dbg !60
  br i1 %cmp5, label %if.then6, label %if.end, !dbg !60

if.then6:                                         ; preds = %for.end
  %arrayidx7 = getelementptr inbounds i32, ptr %out, i64 0, !dbg !62
  store i32 %v.0, ptr %arrayidx7, align 4, !dbg !63, !tbaa !15
  br label %if.end, !dbg !62

if.end:                                           ; preds = %if.then6, %for.end
  br label %if.end8, !dbg !64

if.end8:                                          ; preds = %if.end, %entry
  ret void, !dbg !65
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13}
!llvm.ident = !{!14}
!llvm.errno.tbaa = !{!15}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "wrong_ballot.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{!5, !8}
!5 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !7, line: 214)
!6 = !DINamespace(name: "ws_math", scope: null)
!7 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !6, file: !7, line: 215)
!9 = !DINamespace(name: "std", scope: null)
!10 = !{i32 7, !"Dwarf Version", i32 4}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!14 = !{!"clang version 22.1.8"}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C++ TBAA"}
!19 = distinct !DISubprogram(name: "shuffle_sum", linkageName: "_Z11shuffle_sumPKiPii", scope: !1, file: !1, line: 2, type: !20, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!20 = !DISubroutineType(types: !21)
!21 = !{null, !22, !24, !3}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!25 = !{!26, !27, !28, !29, !30, !32, !35}
!26 = !DILocalVariable(name: "in", arg: 1, scope: !19, file: !1, line: 2, type: !22)
!27 = !DILocalVariable(name: "out", arg: 2, scope: !19, file: !1, line: 2, type: !24)
!28 = !DILocalVariable(name: "n", arg: 3, scope: !19, file: !1, line: 2, type: !3)
!29 = !DILocalVariable(name: "t", scope: !19, file: !1, line: 3, type: !3)
!30 = !DILocalVariable(name: "mask", scope: !19, file: !1, line: 4, type: !31)
!31 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!32 = !DILocalVariable(name: "v", scope: !33, file: !1, line: 6, type: !3)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 5, column: 14)
!34 = distinct !DILexicalBlock(scope: !19, file: !1, line: 5, column: 7)
!35 = !DILocalVariable(name: "k", scope: !36, file: !1, line: 7, type: !3)
!36 = distinct !DILexicalBlock(scope: !33, file: !1, line: 7, column: 5)
!37 = !DILocation(line: 0, scope: !19)
!38 = !DILocation(line: 3, column: 11, scope: !19)
!39 = !DILocation(line: 4, column: 47, scope: !19)
!40 = !DILocation(line: 4, column: 45, scope: !19)
!41 = !DILocation(line: 4, column: 19, scope: !19)
!42 = !DILocation(line: 5, column: 9, scope: !34)
!43 = !DILocation(line: 6, column: 13, scope: !33)
!44 = !DILocation(line: 0, scope: !33)
!45 = !DILocation(line: 0, scope: !36)
!46 = !DILocation(line: 7, column: 10, scope: !36)
!47 = !DILocation(line: 7, scope: !36)
!48 = !DILocation(line: 7, column: 24, scope: !49)
!49 = distinct !DILexicalBlock(scope: !36, file: !1, line: 7, column: 5)
!50 = !DILocation(line: 7, column: 5, scope: !36)
!51 = !DILocation(line: 8, column: 12, scope: !49)
!52 = !DILocation(line: 8, column: 9, scope: !49)
!53 = !DILocation(line: 8, column: 7, scope: !49)
!54 = !DILocation(line: 7, column: 31, scope: !49)
!55 = !DILocation(line: 7, column: 5, scope: !49)
!56 = distinct !{!56, !50, !57, !58, !59}
!57 = !DILocation(line: 8, column: 39, scope: !36)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !{!"llvm.loop.unroll.disable"}
!60 = !DILocation(line: 9, column: 11, scope: !61)
!61 = distinct !DILexicalBlock(scope: !33, file: !1, line: 9, column: 9)
!62 = !DILocation(line: 10, column: 7, scope: !61)
!63 = !DILocation(line: 10, column: 14, scope: !61)
!64 = !DILocation(line: 11, column: 3, scope: !33)
!65 = !DILocation(line: 12, column: 1, scope: !19)
