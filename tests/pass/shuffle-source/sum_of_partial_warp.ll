; ModuleID = 'sum_of_partial_warp.cu'
source_filename = "sum_of_partial_warp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPKiPi(ptr noundef %a, ptr noundef %o) #0 !dbg !19 {
entry:
    #dbg_value(ptr %a, !26, !DIExpression(), !31)
    #dbg_value(ptr %o, !27, !DIExpression(), !31)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
  %idxprom = zext i32 %0 to i64, !dbg !33
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom, !dbg !33
  %1 = load i32, ptr %arrayidx, align 4, !dbg !33, !tbaa !15
    #dbg_value(i32 %1, !28, !DIExpression(), !31)
    #dbg_value(i32 16, !29, !DIExpression(), !34)
  br label %for.cond, !dbg !35

for.cond:                                         ; preds = %for.inc, %entry
  %v.0 = phi i32 [ %1, %entry ], [ %add, %for.inc ], !dbg !31
  %d.0 = phi i32 [ 16, %entry ], [ %div, %for.inc ], !dbg !36
    #dbg_value(i32 %d.0, !29, !DIExpression(), !34)
    #dbg_value(i32 %v.0, !28, !DIExpression(), !31)
  %cmp = icmp sgt i32 %d.0, 0, !dbg !37
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !39

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %2 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v.0, i32 %d.0, i32 31), !dbg !40
  %add = add nsw i32 %v.0, %2, !dbg !41
    #dbg_value(i32 %add, !28, !DIExpression(), !31)
  br label %for.inc, !dbg !42

for.inc:                                          ; preds = %for.body
  %div = sdiv i32 %d.0, 2, !dbg !43
    #dbg_value(i32 %div, !29, !DIExpression(), !34)
  br label %for.cond, !dbg !44, !llvm.loop !45

for.end:                                          ; preds = %for.cond.cleanup
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49
  %rem = urem i32 %3, 32, !dbg !51
  %cmp3 = icmp eq i32 %rem, 0, !dbg !52
  br i1 %cmp3, label %if.then, label %if.end, !dbg !52

if.then:                                          ; preds = %for.end
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53
  %div5 = udiv i32 %4, 32, !dbg !54
  %idxprom6 = zext i32 %div5 to i64, !dbg !55
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom6, !dbg !55
  store i32 %v.0, ptr %arrayidx7, align 4, !dbg !56, !tbaa !15
  br label %if.end, !dbg !55

if.end:                                           ; preds = %if.then, %for.end
  ret void, !dbg !57
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
!1 = !DIFile(filename: "sum_of_partial_warp.cu", directory: ".")
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
!19 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKiPi", scope: !1, file: !1, line: 7, type: !20, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!20 = !DISubroutineType(types: !21)
!21 = !{null, !22, !24}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!25 = !{!26, !27, !28, !29}
!26 = !DILocalVariable(name: "a", arg: 1, scope: !19, file: !1, line: 7, type: !22)
!27 = !DILocalVariable(name: "o", arg: 2, scope: !19, file: !1, line: 7, type: !24)
!28 = !DILocalVariable(name: "v", scope: !19, file: !1, line: 8, type: !3)
!29 = !DILocalVariable(name: "d", scope: !30, file: !1, line: 9, type: !3)
!30 = distinct !DILexicalBlock(scope: !19, file: !1, line: 9, column: 3)
!31 = !DILocation(line: 0, scope: !19)
!32 = !DILocation(line: 8, column: 13, scope: !19)
!33 = !DILocation(line: 8, column: 11, scope: !19)
!34 = !DILocation(line: 0, scope: !30)
!35 = !DILocation(line: 9, column: 8, scope: !30)
!36 = !DILocation(line: 9, scope: !30)
!37 = !DILocation(line: 9, column: 22, scope: !38)
!38 = distinct !DILexicalBlock(scope: !30, file: !1, line: 9, column: 3)
!39 = !DILocation(line: 9, column: 3, scope: !30)
!40 = !DILocation(line: 10, column: 10, scope: !38)
!41 = !DILocation(line: 10, column: 7, scope: !38)
!42 = !DILocation(line: 10, column: 5, scope: !38)
!43 = !DILocation(line: 9, column: 29, scope: !38)
!44 = !DILocation(line: 9, column: 3, scope: !38)
!45 = distinct !{!45, !39, !46, !47, !48}
!46 = !DILocation(line: 10, column: 44, scope: !30)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !{!"llvm.loop.unroll.disable"}
!49 = !DILocation(line: 11, column: 7, scope: !50)
!50 = distinct !DILexicalBlock(scope: !19, file: !1, line: 11, column: 7)
!51 = !DILocation(line: 11, column: 19, scope: !50)
!52 = !DILocation(line: 11, column: 24, scope: !50)
!53 = !DILocation(line: 12, column: 7, scope: !50)
!54 = !DILocation(line: 12, column: 19, scope: !50)
!55 = !DILocation(line: 12, column: 5, scope: !50)
!56 = !DILocation(line: 12, column: 25, scope: !50)
!57 = !DILocation(line: 13, column: 1, scope: !19)
