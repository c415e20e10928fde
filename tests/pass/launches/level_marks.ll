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
define dso_local ptx_kernel void @_Z3bfsPKiS0_S0_Piii(ptr noundef %rows, ptr noundef %cols, ptr noundef %level, ptr noundef %next, i32 noundef %cur, i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(ptr %rows, !25, !DIExpression(), !35)
    #dbg_value(ptr %cols, !26, !DIExpression(), !35)
    #dbg_value(ptr %level, !27, !DIExpression(), !35)
    #dbg_value(ptr %next, !28, !DIExpression(), !35)
    #dbg_value(i32 %cur, !29, !DIExpression(), !35)
    #dbg_value(i32 %n, !30, !DIExpression(), !35)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !36
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !37
  %mul = mul i32 %0, %1, !dbg !38
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !39
  %add = add i32 %mul, %2, !dbg !40
    #dbg_value(i32 %add, !31, !DIExpression(), !35)
  %cmp = icmp slt i32 %add, %n, !dbg !41
  br i1 %cmp, label %land.lhs.true, label %if.end22, !dbg !42

land.lhs.true:                                    ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, ptr %level, i64 %idxprom, !dbg !43
  %3 = load i32, ptr %arrayidx, align 4, !dbg !43, !tbaa !13
  %cmp3 = icmp eq i32 %3, %cur, !dbg !44
  br i1 %cmp3, label %if.then, label %if.end22, !dbg !42

if.then:                                          ; preds = %land.lhs.true
  %idxprom4 = sext i32 %add to i64, !dbg !45
  %arrayidx5 = getelementptr inbounds i32, ptr %rows, i64 %idxprom4, !dbg !45
  %4 = load i32, ptr %arrayidx5, align 4, !dbg !45, !tbaa !13
    #dbg_value(i32 %4, !32, !DIExpression(), !46)
  br label %for.cond, !dbg !47

for.cond:                                         ; preds = %for.inc, %if.then
  %e.0 = phi i32 [ %4, %if.then ], [ %inc, %for.inc ], !dbg !48
    #dbg_value(i32 %e.0, !32, !DIExpression(), !46)
  %add6 = add nsw i32 %add, 1, !dbg !49
  %idxprom7 = sext i32 %add6 to i64, !dbg !51
  %arrayidx8 = getelementptr inbounds i32, ptr %rows, i64 %idxprom7, !dbg !51
  %5 = load i32, ptr %arrayidx8, align 4, !dbg !51, !tbaa !13
  %cmp9 = icmp slt i32 %e.0, %5, !dbg !52
  br i1 %cmp9, label %for.body, label %for.cond.cleanup, !dbg !53

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom10 = sext i32 %e.0 to i64, !dbg !54
  %arrayidx11 = getelementptr inbounds i32, ptr %cols, i64 %idxprom10, !dbg !54
  %6 = load i32, ptr %arrayidx11, align 4, !dbg !54, !tbaa !13
  %idxprom12 = sext i32 %6 to i64, !dbg !57
  %arrayidx13 = getelementptr inbounds i32, ptr %level, i64 %idxprom12, !dbg !57
  %7 = load i32, ptr %arrayidx13, align 4, !dbg !57, !tbaa !13
  %cmp14 = icmp eq i32 %7, -1, !dbg !58
  br i1 %cmp14, label %if.then15, label %if.end, !dbg !58

if.then15:                                        ; preds = %for.body
  %idxprom16 = sext i32 %e.0 to i64, !dbg !59
  %arrayidx17 = getelementptr inbounds i32, ptr %cols, i64 %idxprom16, !dbg !59
  %8 = load i32, ptr %arrayidx17, align 4, !dbg !59, !tbaa !13
  %idxprom18 = sext i32 %8 to i64, !dbg !60
  %arrayidx19 = getelementptr inbounds i32, ptr %next, i64 %idxprom18, !dbg !60
  %add20 = add nsw i32 %cur, 1, !dbg !61
  %9 = atomicrmw xchg ptr %arrayidx19, i32 %add20 monotonic, align 4, !dbg !62
  br label %if.end, !dbg !62

if.end:                                           ; preds = %if.then15, %for.body
  br label %for.inc, !dbg !63

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %e.0, 1, !dbg !64
    #dbg_value(i32 %inc, !32, !DIExpression(), !46)
  br label %for.cond, !dbg !65, !llvm.loop !66

for.end:                                          ; preds = %for.cond.cleanup
  br label %if.end22, !dbg !67

if.end22:                                         ; preds = %for.end, %land.lhs.true, %entry
  ret void, !dbg !70
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
!17 = distinct !DISubprogram(name: "bfs", linkageName: "_Z3bfsPKiS0_S0_Piii", scope: !1, file: !1, line: 5, type: !18, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !20, !20, !23, !22, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!24 = !{!25, !26, !27, !28, !29, !30, !31, !32}
!25 = !DILocalVariable(name: "rows", arg: 1, scope: !17, file: !1, line: 5, type: !20)
!26 = !DILocalVariable(name: "cols", arg: 2, scope: !17, file: !1, line: 5, type: !20)
!27 = !DILocalVariable(name: "level", arg: 3, scope: !17, file: !1, line: 5, type: !20)
!28 = !DILocalVariable(name: "next", arg: 4, scope: !17, file: !1, line: 5, type: !23)
!29 = !DILocalVariable(name: "cur", arg: 5, scope: !17, file: !1, line: 5, type: !22)
!30 = !DILocalVariable(name: "n", arg: 6, scope: !17, file: !1, line: 5, type: !22)
!31 = !DILocalVariable(name: "v", scope: !17, file: !1, line: 6, type: !22)
!32 = !DILocalVariable(name: "e", scope: !33, file: !1, line: 8, type: !22)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 8, column: 5)
!34 = distinct !DILexicalBlock(scope: !17, file: !1, line: 7, column: 7)
!35 = !DILocation(line: 0, scope: !17)
!36 = !DILocation(line: 6, column: 11, scope: !17)
!37 = !DILocation(line: 6, column: 24, scope: !17)
!38 = !DILocation(line: 6, column: 22, scope: !17)
!39 = !DILocation(line: 6, column: 37, scope: !17)
!40 = !DILocation(line: 6, column: 35, scope: !17)
!41 = !DILocation(line: 7, column: 9, scope: !34)
!42 = !DILocation(line: 7, column: 13, scope: !34)
!43 = !DILocation(line: 7, column: 16, scope: !34)
!44 = !DILocation(line: 7, column: 25, scope: !34)
!45 = !DILocation(line: 8, column: 18, scope: !33)
!46 = !DILocation(line: 0, scope: !33)
!47 = !DILocation(line: 8, column: 10, scope: !33)
!48 = !DILocation(line: 8, scope: !33)
!49 = !DILocation(line: 8, column: 38, scope: !50)
!50 = distinct !DILexicalBlock(scope: !33, file: !1, line: 8, column: 5)
!51 = !DILocation(line: 8, column: 31, scope: !50)
!52 = !DILocation(line: 8, column: 29, scope: !50)
!53 = !DILocation(line: 8, column: 5, scope: !33)
!54 = !DILocation(line: 9, column: 17, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !1, line: 9, column: 11)
!56 = distinct !DILexicalBlock(scope: !50, file: !1, line: 8, column: 49)
!57 = !DILocation(line: 9, column: 11, scope: !55)
!58 = !DILocation(line: 9, column: 26, scope: !55)
!59 = !DILocation(line: 9, column: 50, scope: !55)
!60 = !DILocation(line: 9, column: 45, scope: !55)
!61 = !DILocation(line: 9, column: 64, scope: !55)
!62 = !DILocation(line: 9, column: 33, scope: !55)
!63 = !DILocation(line: 10, column: 5, scope: !56)
!64 = !DILocation(line: 8, column: 45, scope: !50)
!65 = !DILocation(line: 8, column: 5, scope: !50)
!66 = distinct !{!66, !53, !67, !68, !69}
!67 = !DILocation(line: 10, column: 5, scope: !33)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !{!"llvm.loop.unroll.disable"}
!70 = !DILocation(line: 11, column: 1, scope: !17)
