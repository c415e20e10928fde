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
  %div = sdiv i32 %0, 32, !dbg !33
  %add = add nsw i32 1, %div, !dbg !34
    #dbg_value(i32 %add, !25, !DIExpression(), !31)
    #dbg_value(i32 0, !26, !DIExpression(), !35)
  br label %for.cond, !dbg !36

for.cond:                                         ; preds = %for.inc6, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc7, %for.inc6 ], !dbg !37
    #dbg_value(i32 %i.0, !26, !DIExpression(), !35)
  %div1 = sdiv i32 4, %add, !dbg !38
  %cmp = icmp slt i32 %i.0, %div1, !dbg !39
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !40

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end8

for.body:                                         ; preds = %for.cond
    #dbg_value(i32 0, !28, !DIExpression(), !41)
  br label %for.cond2, !dbg !42

for.cond2:                                        ; preds = %for.inc, %for.body
  %j.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ], !dbg !43
    #dbg_value(i32 %j.0, !28, !DIExpression(), !41)
  %cmp3 = icmp slt i32 %j.0, %add, !dbg !44
  br i1 %cmp3, label %for.body5, label %for.cond.cleanup4, !dbg !46

for.cond.cleanup4:                                ; preds = %for.cond2
  br label %for.end

for.body5:                                        ; preds = %for.cond2
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !47
  br label %for.inc, !dbg !47

for.inc:                                          ; preds = %for.body5
  %inc = add nsw i32 %j.0, 1, !dbg !48
    #dbg_value(i32 %inc, !28, !DIExpression(), !41)
  br label %for.cond2, !dbg !49, !llvm.loop !50

for.end:                                          ; preds = %for.cond.cleanup4
  br label %for.inc6, !dbg !51

for.inc6:                                         ; preds = %for.end
  %inc7 = add nsw i32 %i.0, 1, !dbg !54
    #dbg_value(i32 %inc7, !26, !DIExpression(), !35)
  br label %for.cond, !dbg !55, !llvm.loop !56

for.end8:                                         ; preds = %for.cond.cleanup
  %idxprom = sext i32 %0 to i64, !dbg !58
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !58
  store i32 1, ptr %arrayidx, align 4, !dbg !59, !tbaa !13
  ret void, !dbg !60
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !1, file: !1, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24, !25, !26, !28}
!23 = !DILocalVariable(name: "o", arg: 1, scope: !17, file: !1, line: 7, type: !20)
!24 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 8, type: !21)
!25 = !DILocalVariable(name: "inner", scope: !17, file: !1, line: 9, type: !21)
!26 = !DILocalVariable(name: "i", scope: !27, file: !1, line: 10, type: !21)
!27 = distinct !DILexicalBlock(scope: !17, file: !1, line: 10, column: 3)
!28 = !DILocalVariable(name: "j", scope: !29, file: !1, line: 11, type: !21)
!29 = distinct !DILexicalBlock(scope: !30, file: !1, line: 11, column: 5)
!30 = distinct !DILexicalBlock(scope: !27, file: !1, line: 10, column: 3)
!31 = !DILocation(line: 0, scope: !17)
!32 = !DILocation(line: 8, column: 11, scope: !17)
!33 = !DILocation(line: 9, column: 21, scope: !17)
!34 = !DILocation(line: 9, column: 17, scope: !17)
!35 = !DILocation(line: 0, scope: !27)
!36 = !DILocation(line: 10, column: 8, scope: !27)
!37 = !DILocation(line: 10, scope: !27)
!38 = !DILocation(line: 10, column: 25, scope: !30)
!39 = !DILocation(line: 10, column: 21, scope: !30)
!40 = !DILocation(line: 10, column: 3, scope: !27)
!41 = !DILocation(line: 0, scope: !29)
!42 = !DILocation(line: 11, column: 10, scope: !29)
!43 = !DILocation(line: 11, scope: !29)
!44 = !DILocation(line: 11, column: 23, scope: !45)
!45 = distinct !DILexicalBlock(scope: !29, file: !1, line: 11, column: 5)
!46 = !DILocation(line: 11, column: 5, scope: !29)
!47 = !DILocation(line: 12, column: 7, scope: !45)
!48 = !DILocation(line: 11, column: 32, scope: !45)
!49 = !DILocation(line: 11, column: 5, scope: !45)
!50 = distinct !{!50, !46, !51, !52, !53}
!51 = !DILocation(line: 12, column: 21, scope: !29)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !{!"llvm.loop.unroll.disable"}
!54 = !DILocation(line: 10, column: 34, scope: !30)
!55 = !DILocation(line: 10, column: 3, scope: !30)
!56 = distinct !{!56, !40, !57, !52, !53}
!57 = !DILocation(line: 12, column: 21, scope: !27)
!58 = !DILocation(line: 13, column: 3, scope: !17)
!59 = !DILocation(line: 13, column: 8, scope: !17)
!60 = !DILocation(line: 14, column: 1, scope: !17)
