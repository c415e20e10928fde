; ModuleID = 'nested_trips.cu'
source_filename = "nested_trips.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !17 {
entry:
    #dbg_value(ptr %o, !23, !DIExpression(), !31)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
    #dbg_value(i32 %0, !24, !DIExpression(), !31)
    #dbg_value(i32 2, !25, !DIExpression(), !31)
    #dbg_value(i32 0, !26, !DIExpression(), !33)
  br label %for.cond, !dbg !34

for.cond:                                         ; preds = %for.inc5, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc6, %for.inc5 ], !dbg !35
    #dbg_value(i32 %i.0, !26, !DIExpression(), !33)
  %div = sdiv i32 4, 2, !dbg !36
  %cmp = icmp slt i32 %i.0, %div, !dbg !37
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !38

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end7

for.body:                                         ; preds = %for.cond
    #dbg_value(i32 0, !28, !DIExpression(), !39)
  br label %for.cond1, !dbg !40

for.cond1:                                        ; preds = %for.inc, %for.body
  %j.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ], !dbg !41
    #dbg_value(i32 %j.0, !28, !DIExpression(), !39)
  %cmp2 = icmp slt i32 %j.0, 2, !dbg !42
  br i1 %cmp2, label %for.body4, label %for.cond.cleanup3, !dbg !44

for.cond.cleanup3:                                ; preds = %for.cond1
  br label %for.end

for.body4:                                        ; preds = %for.cond1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !45
  br label %for.inc, !dbg !45

for.inc:                                          ; preds = %for.body4
  %inc = add nsw i32 %j.0, 1, !dbg !46
    #dbg_value(i32 %inc, !28, !DIExpression(), !39)
  br label %for.cond1, !dbg !47, !llvm.loop !48

for.end:                                          ; preds = %for.cond.cleanup3
  br label %for.inc5, !dbg !49

for.inc5:                                         ; preds = %for.end
  %inc6 = add nsw i32 %i.0, 1, !dbg !52
    #dbg_value(i32 %inc6, !26, !DIExpression(), !33)
  br label %for.cond, !dbg !53, !llvm.loop !54

for.end7:                                         ; preds = %for.cond.cleanup
  %idxprom = sext i32 %0 to i64, !dbg !56
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !56
  store i32 1, ptr %arrayidx, align 4, !dbg !57, !tbaa !13
  ret void, !dbg !58
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

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
!1 = !DIFile(filename: "nested_trips.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 206)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 207)
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !1, file: !1, line: 6, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24, !25, !26, !28}
!23 = !DILocalVariable(name: "o", arg: 1, scope: !17, file: !1, line: 6, type: !20)
!24 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 7, type: !21)
!25 = !DILocalVariable(name: "inner", scope: !17, file: !1, line: 8, type: !21)
!26 = !DILocalVariable(name: "i", scope: !27, file: !1, line: 9, type: !21)
!27 = distinct !DILexicalBlock(scope: !17, file: !1, line: 9, column: 3)
!28 = !DILocalVariable(name: "j", scope: !29, file: !1, line: 10, type: !21)
!29 = distinct !DILexicalBlock(scope: !30, file: !1, line: 10, column: 5)
!30 = distinct !DILexicalBlock(scope: !27, file: !1, line: 9, column: 3)
!31 = !DILocation(line: 0, scope: !17)
!32 = !DILocation(line: 7, column: 11, scope: !17)
!33 = !DILocation(line: 0, scope: !27)
!34 = !DILocation(line: 9, column: 8, scope: !27)
!35 = !DILocation(line: 9, scope: !27)
!36 = !DILocation(line: 9, column: 25, scope: !30)
!37 = !DILocation(line: 9, column: 21, scope: !30)
!38 = !DILocation(line: 9, column: 3, scope: !27)
!39 = !DILocation(line: 0, scope: !29)
!40 = !DILocation(line: 10, column: 10, scope: !29)
!41 = !DILocation(line: 10, scope: !29)
!42 = !DILocation(line: 10, column: 23, scope: !43)
!43 = distinct !DILexicalBlock(scope: !29, file: !1, line: 10, column: 5)
!44 = !DILocation(line: 10, column: 5, scope: !29)
!45 = !DILocation(line: 11, column: 7, scope: !43)
!46 = !DILocation(line: 10, column: 32, scope: !43)
!47 = !DILocation(line: 10, column: 5, scope: !43)
!48 = distinct !{!48, !44, !49, !50, !51}
!49 = !DILocation(line: 11, column: 21, scope: !29)
!50 = !{!"llvm.loop.mustprogress"}
!51 = !{!"llvm.loop.unroll.disable"}
!52 = !DILocation(line: 9, column: 34, scope: !30)
!53 = !DILocation(line: 9, column: 3, scope: !30)
!54 = distinct !{!54, !38, !55, !50, !51}
!55 = !DILocation(line: 11, column: 21, scope: !27)
!56 = !DILocation(line: 12, column: 3, scope: !17)
!57 = !DILocation(line: 12, column: 8, scope: !17)
!58 = !DILocation(line: 13, column: 1, scope: !17)
