; ModuleID = 'volatile_sort.cu'
source_filename = "volatile_sort.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4sortPVi(ptr noundef %v) #0 !dbg !17 {
entry:
    #dbg_value(ptr %v, !24, !DIExpression(), !38)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !39
  %cmp = icmp eq i32 %0, 0, !dbg !40
  br i1 %cmp, label %if.then, label %if.else, !dbg !40

if.then:                                          ; preds = %entry
  %arrayidx = getelementptr inbounds i32, ptr %v, i64 0, !dbg !41
  store volatile i32 7, ptr %arrayidx, align 4, !dbg !43, !tbaa !13
  br label %if.end21, !dbg !44

if.else:                                          ; preds = %entry
    #dbg_value(i8 1, !25, !DIExpression(), !45)
  br label %for.cond, !dbg !46

for.cond:                                         ; preds = %for.end, %if.else
  %changed.0 = phi i8 [ 1, %if.else ], [ %changed.1, %for.end ], !dbg !45
    #dbg_value(i8 %changed.0, !25, !DIExpression(), !45)
  %loadedv = trunc i8 %changed.0 to i1, !dbg !47
  br i1 %loadedv, label %for.body, label %for.cond.cleanup, !dbg !48

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end20

for.body:                                         ; preds = %for.cond
    #dbg_value(i8 0, !25, !DIExpression(), !45)
    #dbg_value(i32 0, !30, !DIExpression(), !49)
  br label %for.cond1, !dbg !50

for.cond1:                                        ; preds = %for.inc, %for.body
  %i.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ], !dbg !51
  %changed.1 = phi i8 [ 0, %for.body ], [ %changed.2, %for.inc ], !dbg !52
    #dbg_value(i8 %changed.1, !25, !DIExpression(), !45)
    #dbg_value(i32 %i.0, !30, !DIExpression(), !49)
  %cmp2 = icmp slt i32 %i.0, 7, !dbg !53
  br i1 %cmp2, label %for.body4, label %for.cond.cleanup3, !dbg !54

for.cond.cleanup3:                                ; preds = %for.cond1
  br label %for.end

for.body4:                                        ; preds = %for.cond1
  %idxprom = sext i32 %i.0 to i64, !dbg !55
  %arrayidx5 = getelementptr inbounds i32, ptr %v, i64 %idxprom, !dbg !55
  %1 = load volatile i32, ptr %arrayidx5, align 4, !dbg !55, !tbaa !13
  %add = add nsw i32 %i.0, 1, !dbg !56
  %idxprom6 = sext i32 %add to i64, !dbg !57
  %arrayidx7 = getelementptr inbounds i32, ptr %v, i64 %idxprom6, !dbg !57
  %2 = load volatile i32, ptr %arrayidx7, align 4, !dbg !57, !tbaa !13
  %cmp8 = icmp sgt i32 %1, %2, !dbg !58
  br i1 %cmp8, label %if.then9, label %if.end, !dbg !58

if.then9:                                         ; preds = %for.body4
  %idxprom10 = sext i32 %i.0 to i64, !dbg !59
  %arrayidx11 = getelementptr inbounds i32, ptr %v, i64 %idxprom10, !dbg !59
  %3 = load volatile i32, ptr %arrayidx11, align 4, !dbg !59, !tbaa !13
    #dbg_value(i32 %3, !34, !DIExpression(), !60)
  %add12 = add nsw i32 %i.0, 1, !dbg !61
  %idxprom13 = sext i32 %add12 to i64, !dbg !62
  %arrayidx14 = getelementptr inbounds i32, ptr %v, i64 %idxprom13, !dbg !62
  %4 = load volatile i32, ptr %arrayidx14, align 4, !dbg !62, !tbaa !13
  %idxprom15 = sext i32 %i.0 to i64, !dbg !63
  %arrayidx16 = getelementptr inbounds i32, ptr %v, i64 %idxprom15, !dbg !63
  store volatile i32 %4, ptr %arrayidx16, align 4, !dbg !64, !tbaa !13
  %add17 = add nsw i32 %i.0, 1, !dbg !65
  %idxprom18 = sext i32 %add17 to i64, !dbg !66
  %arrayidx19 = getelementptr inbounds i32, ptr %v, i64 %idxprom18, !dbg !66
  store volatile i32 %3, ptr %arrayidx19, align 4, !dbg !67, !tbaa !13
    #dbg_value(i8 1, !25, !DIExpression(), !45)
  br label %if.end, !dbg !68

if.end:                                           ; preds = %if.then9, %for.body4
  %changed.2 = phi i8 [ 1, %if.then9 ], [ %changed.1, %for.body4 ], !dbg !52
    #dbg_value(i8 %changed.2, !25, !DIExpression(), !45)
  br label %for.inc, !dbg !69

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1, !dbg !70
    #dbg_value(i32 %inc, !30, !DIExpression(), !49)
  br label %for.cond1, !dbg !71, !llvm.loop !72

for.end:                                          ; preds = %for.cond.cleanup3
  br label %for.cond, !dbg !76, !llvm.loop !77

for.end20:                                        ; preds = %for.cond.cleanup
  br label %if.end21

if.end21:                                         ; preds = %for.end20, %if.then
  ret void, !dbg !79
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "volatile_sort.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "sort", linkageName: "_Z4sortPVi", scope: !1, file: !1, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !23)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{!24, !25, !30, !34}
!24 = !DILocalVariable(name: "v", arg: 1, scope: !17, file: !1, line: 7, type: !20)
!25 = !DILocalVariable(name: "changed", scope: !26, file: !1, line: 11, type: !29)
!26 = distinct !DILexicalBlock(scope: !27, file: !1, line: 11, column: 5)
!27 = distinct !DILexicalBlock(scope: !28, file: !1, line: 10, column: 10)
!28 = distinct !DILexicalBlock(scope: !17, file: !1, line: 8, column: 7)
!29 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!30 = !DILocalVariable(name: "i", scope: !31, file: !1, line: 13, type: !22)
!31 = distinct !DILexicalBlock(scope: !32, file: !1, line: 13, column: 7)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 11, column: 41)
!33 = distinct !DILexicalBlock(scope: !26, file: !1, line: 11, column: 5)
!34 = !DILocalVariable(name: "x", scope: !35, file: !1, line: 15, type: !22)
!35 = distinct !DILexicalBlock(scope: !36, file: !1, line: 14, column: 30)
!36 = distinct !DILexicalBlock(scope: !37, file: !1, line: 14, column: 13)
!37 = distinct !DILexicalBlock(scope: !31, file: !1, line: 13, column: 7)
!38 = !DILocation(line: 0, scope: !17)
!39 = !DILocation(line: 8, column: 7, scope: !28)
!40 = !DILocation(line: 8, column: 18, scope: !28)
!41 = !DILocation(line: 9, column: 5, scope: !42)
!42 = distinct !DILexicalBlock(scope: !28, file: !1, line: 8, column: 24)
!43 = !DILocation(line: 9, column: 10, scope: !42)
!44 = !DILocation(line: 10, column: 3, scope: !42)
!45 = !DILocation(line: 0, scope: !26)
!46 = !DILocation(line: 11, column: 10, scope: !26)
!47 = !DILocation(line: 11, column: 31, scope: !33)
!48 = !DILocation(line: 11, column: 5, scope: !26)
!49 = !DILocation(line: 0, scope: !31)
!50 = !DILocation(line: 13, column: 12, scope: !31)
!51 = !DILocation(line: 13, scope: !31)
!52 = !DILocation(line: 0, scope: !32)
!53 = !DILocation(line: 13, column: 25, scope: !37)
!54 = !DILocation(line: 13, column: 7, scope: !31)
!55 = !DILocation(line: 14, column: 13, scope: !36)
!56 = !DILocation(line: 14, column: 24, scope: !36)
!57 = !DILocation(line: 14, column: 20, scope: !36)
!58 = !DILocation(line: 14, column: 18, scope: !36)
!59 = !DILocation(line: 15, column: 19, scope: !35)
!60 = !DILocation(line: 0, scope: !35)
!61 = !DILocation(line: 16, column: 22, scope: !35)
!62 = !DILocation(line: 16, column: 18, scope: !35)
!63 = !DILocation(line: 16, column: 11, scope: !35)
!64 = !DILocation(line: 16, column: 16, scope: !35)
!65 = !DILocation(line: 16, column: 32, scope: !35)
!66 = !DILocation(line: 16, column: 28, scope: !35)
!67 = !DILocation(line: 16, column: 37, scope: !35)
!68 = !DILocation(line: 18, column: 9, scope: !35)
!69 = !DILocation(line: 14, column: 27, scope: !36)
!70 = !DILocation(line: 13, column: 30, scope: !37)
!71 = !DILocation(line: 13, column: 7, scope: !37)
!72 = distinct !{!72, !54, !73, !74, !75}
!73 = !DILocation(line: 18, column: 9, scope: !31)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !{!"llvm.loop.unroll.disable"}
!76 = !DILocation(line: 11, column: 5, scope: !33)
!77 = distinct !{!77, !48, !78, !74, !75}
!78 = !DILocation(line: 19, column: 5, scope: !26)
!79 = !DILocation(line: 21, column: 1, scope: !17)
