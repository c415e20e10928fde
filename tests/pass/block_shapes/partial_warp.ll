; ModuleID = 'partial_warp.cu'
source_filename = "partial_warp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !19 {
entry:
    #dbg_value(ptr %o, !24, !DIExpression(), !34)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
    #dbg_value(i32 %0, !25, !DIExpression(), !34)
  %cmp = icmp slt i32 %0, 32, !dbg !36
  %1 = zext i1 %cmp to i64, !dbg !37
  %cond = select i1 %cmp, i32 -1, i32 255, !dbg !37
    #dbg_value(i32 %cond, !26, !DIExpression(), !34)
    #dbg_value(i32 %0, !28, !DIExpression(), !34)
    #dbg_value(i32 16, !29, !DIExpression(), !38)
  br label %for.cond, !dbg !39

for.cond:                                         ; preds = %for.inc, %entry
  %d.0 = phi i32 [ 16, %entry ], [ %shr, %for.inc ], !dbg !40
  %v.0 = phi i32 [ %0, %entry ], [ %v.1, %for.inc ], !dbg !34
    #dbg_value(i32 %v.0, !28, !DIExpression(), !34)
    #dbg_value(i32 %d.0, !29, !DIExpression(), !38)
  %cmp1 = icmp sgt i32 %d.0, 0, !dbg !41
  br i1 %cmp1, label %for.body, label %for.cond.cleanup, !dbg !42

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %2 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %cond, i32 %v.0, i32 %d.0, i32 31), !dbg !43
    #dbg_value(i32 %2, !31, !DIExpression(), !44)
  %and = and i32 %0, 31, !dbg !45
  %add = add nsw i32 %and, %d.0, !dbg !47
  %cmp3 = icmp slt i32 %0, 32, !dbg !48
  %3 = zext i1 %cmp3 to i64, !dbg !49
  %cond4 = select i1 %cmp3, i32 32, i32 8, !dbg !49
  %cmp5 = icmp slt i32 %add, %cond4, !dbg !50
  br i1 %cmp5, label %if.then, label %if.end, !dbg !50

if.then:                                          ; preds = %for.body
  %add6 = add nsw i32 %v.0, %2, !dbg !51
    #dbg_value(i32 %add6, !28, !DIExpression(), !34)
  br label %if.end, !dbg !52

if.end:                                           ; preds = %if.then, %for.body
  %v.1 = phi i32 [ %add6, %if.then ], [ %v.0, %for.body ], !dbg !34
    #dbg_value(i32 %v.1, !28, !DIExpression(), !34)
  br label %for.inc, !dbg !53

for.inc:                                          ; preds = %if.end
  %shr = ashr i32 %d.0, 1, !dbg !54
    #dbg_value(i32 %shr, !29, !DIExpression(), !38)
  br label %for.cond, !dbg !55, !llvm.loop !56

for.end:                                          ; preds = %for.cond.cleanup
  %and7 = and i32 %0, 31, !dbg !60
  %cmp8 = icmp eq i32 %and7, 0, !dbg !62
  br i1 %cmp8, label %if.then9, label %if.end11, !dbg !62

if.then9:                                         ; preds = %for.end
  %shr10 = ashr i32 %0, 5, !dbg !63
  %idxprom = sext i32 %shr10 to i64, !dbg !64
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !64
  store i32 %v.0, ptr %arrayidx, align 4, !dbg !65, !tbaa !15
  br label %if.end11, !dbg !64

if.end11:                                         ; preds = %if.then9, %for.end
  ret void, !dbg !66
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

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
!1 = !DIFile(filename: "partial_warp.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{!5, !8}
!5 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !7, line: 206)
!6 = !DINamespace(name: "ws_math", scope: null)
!7 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !6, file: !7, line: 207)
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
!19 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !1, file: !1, line: 6, type: !20, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !23)
!20 = !DISubroutineType(types: !21)
!21 = !{null, !22}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!23 = !{!24, !25, !26, !28, !29, !31}
!24 = !DILocalVariable(name: "o", arg: 1, scope: !19, file: !1, line: 6, type: !22)
!25 = !DILocalVariable(name: "t", scope: !19, file: !1, line: 7, type: !3)
!26 = !DILocalVariable(name: "mask", scope: !19, file: !1, line: 8, type: !27)
!27 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!28 = !DILocalVariable(name: "v", scope: !19, file: !1, line: 9, type: !3)
!29 = !DILocalVariable(name: "d", scope: !30, file: !1, line: 10, type: !3)
!30 = distinct !DILexicalBlock(scope: !19, file: !1, line: 10, column: 3)
!31 = !DILocalVariable(name: "u", scope: !32, file: !1, line: 11, type: !3)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 10, column: 36)
!33 = distinct !DILexicalBlock(scope: !30, file: !1, line: 10, column: 3)
!34 = !DILocation(line: 0, scope: !19)
!35 = !DILocation(line: 7, column: 11, scope: !19)
!36 = !DILocation(line: 8, column: 21, scope: !19)
!37 = !DILocation(line: 8, column: 19, scope: !19)
!38 = !DILocation(line: 0, scope: !30)
!39 = !DILocation(line: 10, column: 8, scope: !30)
!40 = !DILocation(line: 10, scope: !30)
!41 = !DILocation(line: 10, column: 22, scope: !33)
!42 = !DILocation(line: 10, column: 3, scope: !30)
!43 = !DILocation(line: 11, column: 13, scope: !32)
!44 = !DILocation(line: 0, scope: !32)
!45 = !DILocation(line: 12, column: 12, scope: !46)
!46 = distinct !DILexicalBlock(scope: !32, file: !1, line: 12, column: 9)
!47 = !DILocation(line: 12, column: 18, scope: !46)
!48 = !DILocation(line: 12, column: 27, scope: !46)
!49 = !DILocation(line: 12, column: 25, scope: !46)
!50 = !DILocation(line: 12, column: 22, scope: !46)
!51 = !DILocation(line: 13, column: 9, scope: !46)
!52 = !DILocation(line: 13, column: 7, scope: !46)
!53 = !DILocation(line: 14, column: 3, scope: !32)
!54 = !DILocation(line: 10, column: 29, scope: !33)
!55 = !DILocation(line: 10, column: 3, scope: !33)
!56 = distinct !{!56, !42, !57, !58, !59}
!57 = !DILocation(line: 14, column: 3, scope: !30)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !{!"llvm.loop.unroll.disable"}
!60 = !DILocation(line: 15, column: 10, scope: !61)
!61 = distinct !DILexicalBlock(scope: !19, file: !1, line: 15, column: 7)
!62 = !DILocation(line: 15, column: 16, scope: !61)
!63 = !DILocation(line: 16, column: 9, scope: !61)
!64 = !DILocation(line: 16, column: 5, scope: !61)
!65 = !DILocation(line: 16, column: 15, scope: !61)
!66 = !DILocation(line: 17, column: 1, scope: !19)
