; ModuleID = 'reference.cu'
source_filename = "reference.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4blurPiS_i(ptr noundef %x, ptr noundef %y, i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(ptr %x, !23, !DIExpression(), !27)
    #dbg_value(ptr %y, !24, !DIExpression(), !27)
    #dbg_value(i32 %n, !25, !DIExpression(), !27)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !28
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !29
  %mul = mul i32 %0, %1, !dbg !30
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31
  %add = add i32 %mul, %2, !dbg !32
    #dbg_value(i32 %add, !26, !DIExpression(), !27)
  %cmp = icmp slt i32 %add, %n, !dbg !33
  br i1 %cmp, label %if.then, label %if.end, !dbg !33

if.then:                                          ; preds = %entry
  %add3 = add nsw i32 %add, 1, !dbg !35
  %cmp4 = icmp slt i32 %add3, %n, !dbg !36
  br i1 %cmp4, label %cond.true, label %cond.false, !dbg !37

cond.true:                                        ; preds = %if.then
  %idxprom = sext i32 %add to i64, !dbg !38
  %arrayidx = getelementptr inbounds i32, ptr %x, i64 %idxprom, !dbg !38
  %3 = load i32, ptr %arrayidx, align 4, !dbg !38, !tbaa !13
  %add5 = add nsw i32 %add, 1, !dbg !39
  %idxprom6 = sext i32 %add5 to i64, !dbg !40
  %arrayidx7 = getelementptr inbounds i32, ptr %x, i64 %idxprom6, !dbg !40
  %4 = load i32, ptr %arrayidx7, align 4, !dbg !40, !tbaa !13
  %add8 = add nsw i32 %3, %4, !dbg !41
  br label %cond.end, !dbg !37

cond.false:                                       ; preds = %if.then
  %idxprom9 = sext i32 %add to i64, !dbg !42
  %arrayidx10 = getelementptr inbounds i32, ptr %x, i64 %idxprom9, !dbg !42
  %5 = load i32, ptr %arrayidx10, align 4, !dbg !42, !tbaa !13
  br label %cond.end, !dbg !37

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add8, %cond.true ], [ %5, %cond.false ], !dbg !37
  %idxprom11 = sext i32 %add to i64, !dbg !43
  %arrayidx12 = getelementptr inbounds i32, ptr %y, i64 %idxprom11, !dbg !43
  store i32 %cond, ptr %arrayidx12, align 4, !dbg !44, !tbaa !13
  br label %if.end, !dbg !43

if.end:                                           ; preds = %cond.end, %entry
  ret void, !dbg !45
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8expectedPiS_i(ptr noundef %x, ptr noundef %y, i32 noundef %n) #0 !dbg !46 {
entry:
    #dbg_value(ptr %x, !48, !DIExpression(), !53)
    #dbg_value(ptr %y, !49, !DIExpression(), !53)
    #dbg_value(i32 %n, !50, !DIExpression(), !53)
    #dbg_value(i32 0, !51, !DIExpression(), !54)
  br label %for.cond, !dbg !55

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !56
    #dbg_value(i32 %i.0, !51, !DIExpression(), !54)
  %cmp = icmp slt i32 %i.0, %n, !dbg !57
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !59

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %add = add nsw i32 %i.0, 1, !dbg !60
  %cmp1 = icmp slt i32 %add, %n, !dbg !61
  br i1 %cmp1, label %cond.true, label %cond.false, !dbg !62

cond.true:                                        ; preds = %for.body
  %idxprom = sext i32 %i.0 to i64, !dbg !63
  %arrayidx = getelementptr inbounds i32, ptr %x, i64 %idxprom, !dbg !63
  %0 = load i32, ptr %arrayidx, align 4, !dbg !63, !tbaa !13
  %add2 = add nsw i32 %i.0, 1, !dbg !64
  %idxprom3 = sext i32 %add2 to i64, !dbg !65
  %arrayidx4 = getelementptr inbounds i32, ptr %x, i64 %idxprom3, !dbg !65
  %1 = load i32, ptr %arrayidx4, align 4, !dbg !65, !tbaa !13
  %add5 = add nsw i32 %0, %1, !dbg !66
  br label %cond.end, !dbg !62

cond.false:                                       ; preds = %for.body
  %idxprom6 = sext i32 %i.0 to i64, !dbg !67
  %arrayidx7 = getelementptr inbounds i32, ptr %x, i64 %idxprom6, !dbg !67
  %2 = load i32, ptr %arrayidx7, align 4, !dbg !67, !tbaa !13
  br label %cond.end, !dbg !62

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add5, %cond.true ], [ %2, %cond.false ], !dbg !62
  %idxprom8 = sext i32 %i.0 to i64, !dbg !68
  %arrayidx9 = getelementptr inbounds i32, ptr %y, i64 %idxprom8, !dbg !68
  store i32 %cond, ptr %arrayidx9, align 4, !dbg !69, !tbaa !13
  br label %for.inc, !dbg !68

for.inc:                                          ; preds = %cond.end
  %inc = add nsw i32 %i.0, 1, !dbg !70
    #dbg_value(i32 %inc, !51, !DIExpression(), !54)
  br label %for.cond, !dbg !71, !llvm.loop !72

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !76
}

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
!1 = !DIFile(filename: "reference.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "blur", linkageName: "_Z4blurPiS_i", scope: !1, file: !1, line: 2, type: !18, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !20, !21}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24, !25, !26}
!23 = !DILocalVariable(name: "x", arg: 1, scope: !17, file: !1, line: 2, type: !20)
!24 = !DILocalVariable(name: "y", arg: 2, scope: !17, file: !1, line: 2, type: !20)
!25 = !DILocalVariable(name: "n", arg: 3, scope: !17, file: !1, line: 2, type: !21)
!26 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 3, type: !21)
!27 = !DILocation(line: 0, scope: !17)
!28 = !DILocation(line: 3, column: 11, scope: !17)
!29 = !DILocation(line: 3, column: 24, scope: !17)
!30 = !DILocation(line: 3, column: 22, scope: !17)
!31 = !DILocation(line: 3, column: 37, scope: !17)
!32 = !DILocation(line: 3, column: 35, scope: !17)
!33 = !DILocation(line: 4, column: 9, scope: !34)
!34 = distinct !DILexicalBlock(scope: !17, file: !1, line: 4, column: 7)
!35 = !DILocation(line: 5, column: 14, scope: !34)
!36 = !DILocation(line: 5, column: 18, scope: !34)
!37 = !DILocation(line: 5, column: 12, scope: !34)
!38 = !DILocation(line: 5, column: 24, scope: !34)
!39 = !DILocation(line: 5, column: 35, scope: !34)
!40 = !DILocation(line: 5, column: 31, scope: !34)
!41 = !DILocation(line: 5, column: 29, scope: !34)
!42 = !DILocation(line: 5, column: 42, scope: !34)
!43 = !DILocation(line: 5, column: 5, scope: !34)
!44 = !DILocation(line: 5, column: 10, scope: !34)
!45 = !DILocation(line: 6, column: 1, scope: !17)
!46 = distinct !DISubprogram(name: "expected", linkageName: "_Z8expectedPiS_i", scope: !1, file: !1, line: 9, type: !18, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !47)
!47 = !{!48, !49, !50, !51}
!48 = !DILocalVariable(name: "x", arg: 1, scope: !46, file: !1, line: 9, type: !20)
!49 = !DILocalVariable(name: "y", arg: 2, scope: !46, file: !1, line: 9, type: !20)
!50 = !DILocalVariable(name: "n", arg: 3, scope: !46, file: !1, line: 9, type: !21)
!51 = !DILocalVariable(name: "i", scope: !52, file: !1, line: 10, type: !21)
!52 = distinct !DILexicalBlock(scope: !46, file: !1, line: 10, column: 3)
!53 = !DILocation(line: 0, scope: !46)
!54 = !DILocation(line: 0, scope: !52)
!55 = !DILocation(line: 10, column: 8, scope: !52)
!56 = !DILocation(line: 10, scope: !52)
!57 = !DILocation(line: 10, column: 21, scope: !58)
!58 = distinct !DILexicalBlock(scope: !52, file: !1, line: 10, column: 3)
!59 = !DILocation(line: 10, column: 3, scope: !52)
!60 = !DILocation(line: 11, column: 14, scope: !58)
!61 = !DILocation(line: 11, column: 18, scope: !58)
!62 = !DILocation(line: 11, column: 12, scope: !58)
!63 = !DILocation(line: 11, column: 24, scope: !58)
!64 = !DILocation(line: 11, column: 35, scope: !58)
!65 = !DILocation(line: 11, column: 31, scope: !58)
!66 = !DILocation(line: 11, column: 29, scope: !58)
!67 = !DILocation(line: 11, column: 42, scope: !58)
!68 = !DILocation(line: 11, column: 5, scope: !58)
!69 = !DILocation(line: 11, column: 10, scope: !58)
!70 = !DILocation(line: 10, column: 27, scope: !58)
!71 = !DILocation(line: 10, column: 3, scope: !58)
!72 = distinct !{!72, !59, !73, !74, !75}
!73 = !DILocation(line: 11, column: 45, scope: !52)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !{!"llvm.loop.unroll.disable"}
!76 = !DILocation(line: 12, column: 1, scope: !46)
