; ModuleID = 'advice_time_loop.cu'
source_filename = "advice_time_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6jacobiPfii(ptr noundef %a, i32 noundef %n, i32 noundef %steps) #0 !dbg !17 {
entry:
    #dbg_value(ptr %a, !24, !DIExpression(), !35)
    #dbg_value(i32 %n, !25, !DIExpression(), !35)
    #dbg_value(i32 %steps, !26, !DIExpression(), !35)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !36
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !37
  %mul = mul i32 %0, %1, !dbg !38
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !39
  %add = add i32 %mul, %2, !dbg !40
    #dbg_value(i32 %add, !27, !DIExpression(), !35)
  %cmp = icmp sgt i32 %add, 0, !dbg !41
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !42

land.rhs:                                         ; preds = %entry
  %sub = sub nsw i32 %n, 1, !dbg !43
  %cmp3 = icmp slt i32 %add, %sub, !dbg !44
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %3 = phi i1 [ false, %entry ], [ %cmp3, %land.rhs ], !dbg !35
  %storedv = zext i1 %3 to i8, !dbg !45
    #dbg_value(i8 %storedv, !28, !DIExpression(), !35)
    #dbg_value(i32 0, !30, !DIExpression(), !46)
  br label %for.cond, !dbg !47

for.cond:                                         ; preds = %for.inc, %land.end
  %k.0 = phi i32 [ 0, %land.end ], [ %inc, %for.inc ], !dbg !48
    #dbg_value(i32 %k.0, !30, !DIExpression(), !46)
  %cmp4 = icmp slt i32 %k.0, %steps, !dbg !49
  br i1 %cmp4, label %for.body, label %for.cond.cleanup, !dbg !50

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %loadedv = trunc i8 %storedv to i1, !dbg !51
  br i1 %loadedv, label %cond.true, label %cond.false, !dbg !51

cond.true:                                        ; preds = %for.body
  %sub5 = sub nsw i32 %add, 1, !dbg !52
  %idxprom = sext i32 %sub5 to i64, !dbg !53
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !53
  %4 = load float, ptr %arrayidx, align 4, !dbg !53, !tbaa !54
  %add6 = add nsw i32 %add, 1, !dbg !56
  %idxprom7 = sext i32 %add6 to i64, !dbg !57
  %arrayidx8 = getelementptr inbounds float, ptr %a, i64 %idxprom7, !dbg !57
  %5 = load float, ptr %arrayidx8, align 4, !dbg !57, !tbaa !54
  %add9 = fadd float %4, %5, !dbg !58
  %div = fdiv float %add9, 2.000000e+00, !dbg !59
  br label %cond.end, !dbg !51

cond.false:                                       ; preds = %for.body
  br label %cond.end, !dbg !51

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %div, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !51
    #dbg_value(float %cond, !32, !DIExpression(), !60)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !61
  %loadedv10 = trunc i8 %storedv to i1, !dbg !62
  br i1 %loadedv10, label %if.then, label %if.end, !dbg !62

if.then:                                          ; preds = %cond.end
  %idxprom11 = sext i32 %add to i64, !dbg !64
  %arrayidx12 = getelementptr inbounds float, ptr %a, i64 %idxprom11, !dbg !64
  store float %cond, ptr %arrayidx12, align 4, !dbg !65, !tbaa !54
  br label %if.end, !dbg !64

if.end:                                           ; preds = %if.then, %cond.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !66
  br label %for.inc, !dbg !67

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %k.0, 1, !dbg !68
    #dbg_value(i32 %inc, !30, !DIExpression(), !46)
  br label %for.cond, !dbg !69, !llvm.loop !70

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !74
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "advice_time_loop.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "jacobi", linkageName: "_Z6jacobiPfii", scope: !1, file: !1, line: 6, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !23)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !22, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{!24, !25, !26, !27, !28, !30, !32}
!24 = !DILocalVariable(name: "a", arg: 1, scope: !17, file: !1, line: 6, type: !20)
!25 = !DILocalVariable(name: "n", arg: 2, scope: !17, file: !1, line: 6, type: !22)
!26 = !DILocalVariable(name: "steps", arg: 3, scope: !17, file: !1, line: 6, type: !22)
!27 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 7, type: !22)
!28 = !DILocalVariable(name: "inner", scope: !17, file: !1, line: 8, type: !29)
!29 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!30 = !DILocalVariable(name: "k", scope: !31, file: !1, line: 9, type: !22)
!31 = distinct !DILexicalBlock(scope: !17, file: !1, line: 9, column: 3)
!32 = !DILocalVariable(name: "v", scope: !33, file: !1, line: 10, type: !21)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 9, column: 35)
!34 = distinct !DILexicalBlock(scope: !31, file: !1, line: 9, column: 3)
!35 = !DILocation(line: 0, scope: !17)
!36 = !DILocation(line: 7, column: 11, scope: !17)
!37 = !DILocation(line: 7, column: 24, scope: !17)
!38 = !DILocation(line: 7, column: 22, scope: !17)
!39 = !DILocation(line: 7, column: 37, scope: !17)
!40 = !DILocation(line: 7, column: 35, scope: !17)
!41 = !DILocation(line: 8, column: 18, scope: !17)
!42 = !DILocation(line: 8, column: 22, scope: !17)
!43 = !DILocation(line: 8, column: 31, scope: !17)
!44 = !DILocation(line: 8, column: 27, scope: !17)
!45 = !DILocation(line: 8, column: 8, scope: !17)
!46 = !DILocation(line: 0, scope: !31)
!47 = !DILocation(line: 9, column: 8, scope: !31)
!48 = !DILocation(line: 9, scope: !31)
!49 = !DILocation(line: 9, column: 21, scope: !34)
!50 = !DILocation(line: 9, column: 3, scope: !31)
!51 = !DILocation(line: 10, column: 15, scope: !33)
!52 = !DILocation(line: 10, column: 28, scope: !33)
!53 = !DILocation(line: 10, column: 24, scope: !33)
!54 = !{!55, !55, i64 0}
!55 = !{!"float", !15, i64 0}
!56 = !DILocation(line: 10, column: 39, scope: !33)
!57 = !DILocation(line: 10, column: 35, scope: !33)
!58 = !DILocation(line: 10, column: 33, scope: !33)
!59 = !DILocation(line: 10, column: 45, scope: !33)
!60 = !DILocation(line: 0, scope: !33)
!61 = !DILocation(line: 11, column: 5, scope: !33)
!62 = !DILocation(line: 12, column: 9, scope: !63)
!63 = distinct !DILexicalBlock(scope: !33, file: !1, line: 12, column: 9)
!64 = !DILocation(line: 12, column: 16, scope: !63)
!65 = !DILocation(line: 12, column: 21, scope: !63)
!66 = !DILocation(line: 13, column: 5, scope: !33)
!67 = !DILocation(line: 14, column: 3, scope: !33)
!68 = !DILocation(line: 9, column: 31, scope: !34)
!69 = !DILocation(line: 9, column: 3, scope: !34)
!70 = distinct !{!70, !50, !71, !72, !73}
!71 = !DILocation(line: 14, column: 3, scope: !31)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !{!"llvm.loop.unroll.disable"}
!74 = !DILocation(line: 15, column: 1, scope: !17)
