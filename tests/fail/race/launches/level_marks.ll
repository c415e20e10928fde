; ModuleID = 'level_marks.cu'
source_filename = "level_marks.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3bfsPKiS0_Piii(ptr noundef %rows, ptr noundef %cols, ptr noundef %level, i32 noundef %cur, i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(ptr %rows, !25, !DIExpression(), !34)
    #dbg_value(ptr %cols, !26, !DIExpression(), !34)
    #dbg_value(ptr %level, !27, !DIExpression(), !34)
    #dbg_value(i32 %cur, !28, !DIExpression(), !34)
    #dbg_value(i32 %n, !29, !DIExpression(), !34)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !35
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !36
  %mul = mul i32 %0, %1, !dbg !37
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38
  %add = add i32 %mul, %2, !dbg !39
    #dbg_value(i32 %add, !30, !DIExpression(), !34)
  %cmp = icmp slt i32 %add, %n, !dbg !40
  br i1 %cmp, label %land.lhs.true, label %if.end21, !dbg !41

land.lhs.true:                                    ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !42
  %arrayidx = getelementptr inbounds i32, ptr %level, i64 %idxprom, !dbg !42
  %3 = load i32, ptr %arrayidx, align 4, !dbg !42, !tbaa !13
  %cmp3 = icmp eq i32 %3, %cur, !dbg !43
  br i1 %cmp3, label %if.then, label %if.end21, !dbg !41

if.then:                                          ; preds = %land.lhs.true
  %idxprom4 = sext i32 %add to i64, !dbg !44
  %arrayidx5 = getelementptr inbounds i32, ptr %rows, i64 %idxprom4, !dbg !44
  %4 = load i32, ptr %arrayidx5, align 4, !dbg !44, !tbaa !13
    #dbg_value(i32 %4, !31, !DIExpression(), !45)
  br label %for.cond, !dbg !46

for.cond:                                         ; preds = %for.inc, %if.then
  %e.0 = phi i32 [ %4, %if.then ], [ %inc, %for.inc ], !dbg !47
    #dbg_value(i32 %e.0, !31, !DIExpression(), !45)
  %add6 = add nsw i32 %add, 1, !dbg !48
  %idxprom7 = sext i32 %add6 to i64, !dbg !50
  %arrayidx8 = getelementptr inbounds i32, ptr %rows, i64 %idxprom7, !dbg !50
  %5 = load i32, ptr %arrayidx8, align 4, !dbg !50, !tbaa !13
  %cmp9 = icmp slt i32 %e.0, %5, !dbg !51
  br i1 %cmp9, label %for.body, label %for.cond.cleanup, !dbg !52

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom10 = sext i32 %e.0 to i64, !dbg !53
  %arrayidx11 = getelementptr inbounds i32, ptr %cols, i64 %idxprom10, !dbg !53
  %6 = load i32, ptr %arrayidx11, align 4, !dbg !53, !tbaa !13
  %idxprom12 = sext i32 %6 to i64, !dbg !56
  %arrayidx13 = getelementptr inbounds i32, ptr %level, i64 %idxprom12, !dbg !56
  %7 = load i32, ptr %arrayidx13, align 4, !dbg !56, !tbaa !13
  %cmp14 = icmp eq i32 %7, -1, !dbg !57
  br i1 %cmp14, label %if.then15, label %if.end, !dbg !57

if.then15:                                        ; preds = %for.body
  %add16 = add nsw i32 %cur, 1, !dbg !58
  %idxprom17 = sext i32 %e.0 to i64, !dbg !59
  %arrayidx18 = getelementptr inbounds i32, ptr %cols, i64 %idxprom17, !dbg !59
  %8 = load i32, ptr %arrayidx18, align 4, !dbg !59, !tbaa !13
  %idxprom19 = sext i32 %8 to i64, !dbg !60
  %arrayidx20 = getelementptr inbounds i32, ptr %level, i64 %idxprom19, !dbg !60
  store i32 %add16, ptr %arrayidx20, align 4, !dbg !61, !tbaa !13
  br label %if.end, !dbg !60

if.end:                                           ; preds = %if.then15, %for.body
  br label %for.inc, !dbg !62

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %e.0, 1, !dbg !63
    #dbg_value(i32 %inc, !31, !DIExpression(), !45)
  br label %for.cond, !dbg !64, !llvm.loop !65

for.end:                                          ; preds = %for.cond.cleanup
  br label %if.end21, !dbg !66

if.end21:                                         ; preds = %for.end, %land.lhs.true, %entry
  ret void, !dbg !69
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "level_marks.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "bfs", linkageName: "_Z3bfsPKiS0_Piii", scope: !1, file: !1, line: 10, type: !18, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !20, !23, !22, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!24 = !{!25, !26, !27, !28, !29, !30, !31}
!25 = !DILocalVariable(name: "rows", arg: 1, scope: !17, file: !1, line: 10, type: !20)
!26 = !DILocalVariable(name: "cols", arg: 2, scope: !17, file: !1, line: 10, type: !20)
!27 = !DILocalVariable(name: "level", arg: 3, scope: !17, file: !1, line: 10, type: !23)
!28 = !DILocalVariable(name: "cur", arg: 4, scope: !17, file: !1, line: 10, type: !22)
!29 = !DILocalVariable(name: "n", arg: 5, scope: !17, file: !1, line: 10, type: !22)
!30 = !DILocalVariable(name: "v", scope: !17, file: !1, line: 11, type: !22)
!31 = !DILocalVariable(name: "e", scope: !32, file: !1, line: 13, type: !22)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 13, column: 5)
!33 = distinct !DILexicalBlock(scope: !17, file: !1, line: 12, column: 7)
!34 = !DILocation(line: 0, scope: !17)
!35 = !DILocation(line: 11, column: 11, scope: !17)
!36 = !DILocation(line: 11, column: 24, scope: !17)
!37 = !DILocation(line: 11, column: 22, scope: !17)
!38 = !DILocation(line: 11, column: 37, scope: !17)
!39 = !DILocation(line: 11, column: 35, scope: !17)
!40 = !DILocation(line: 12, column: 9, scope: !33)
!41 = !DILocation(line: 12, column: 13, scope: !33)
!42 = !DILocation(line: 12, column: 16, scope: !33)
!43 = !DILocation(line: 12, column: 25, scope: !33)
!44 = !DILocation(line: 13, column: 18, scope: !32)
!45 = !DILocation(line: 0, scope: !32)
!46 = !DILocation(line: 13, column: 10, scope: !32)
!47 = !DILocation(line: 13, scope: !32)
!48 = !DILocation(line: 13, column: 38, scope: !49)
!49 = distinct !DILexicalBlock(scope: !32, file: !1, line: 13, column: 5)
!50 = !DILocation(line: 13, column: 31, scope: !49)
!51 = !DILocation(line: 13, column: 29, scope: !49)
!52 = !DILocation(line: 13, column: 5, scope: !32)
!53 = !DILocation(line: 14, column: 17, scope: !54)
!54 = distinct !DILexicalBlock(scope: !55, file: !1, line: 14, column: 11)
!55 = distinct !DILexicalBlock(scope: !49, file: !1, line: 13, column: 49)
!56 = !DILocation(line: 14, column: 11, scope: !54)
!57 = !DILocation(line: 14, column: 26, scope: !54)
!58 = !DILocation(line: 14, column: 54, scope: !54)
!59 = !DILocation(line: 14, column: 39, scope: !54)
!60 = !DILocation(line: 14, column: 33, scope: !54)
!61 = !DILocation(line: 14, column: 48, scope: !54)
!62 = !DILocation(line: 15, column: 5, scope: !55)
!63 = !DILocation(line: 13, column: 45, scope: !49)
!64 = !DILocation(line: 13, column: 5, scope: !49)
!65 = distinct !{!65, !52, !66, !67, !68}
!66 = !DILocation(line: 15, column: 5, scope: !32)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !{!"llvm.loop.unroll.disable"}
!69 = !DILocation(line: 16, column: 1, scope: !17)
