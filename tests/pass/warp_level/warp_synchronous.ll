; ModuleID = 'warp_synchronous.cu'
source_filename = "warp_synchronous.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiPKiE1s = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %in) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !19, !DIExpression(), !39)
    #dbg_value(ptr %in, !20, !DIExpression(), !39)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
    #dbg_value(i32 %0, !21, !DIExpression(), !39)
  %idxprom = sext i32 %0 to i64, !dbg !41
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !41
  %1 = load i32, ptr %arrayidx, align 4, !dbg !41, !tbaa !35
  %idxprom1 = sext i32 %0 to i64, !dbg !42
  %arrayidx2 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom1, !dbg !42
  store i32 %1, ptr %arrayidx2, align 4, !dbg !43, !tbaa !35
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !44
  %cmp = icmp slt i32 %0, 32, !dbg !45
  br i1 %cmp, label %if.then, label %if.end, !dbg !45

if.then:                                          ; preds = %entry
  %idxprom3 = sext i32 %0 to i64, !dbg !46
  %arrayidx4 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom3, !dbg !46
  %2 = load i32, ptr %arrayidx4, align 4, !dbg !46, !tbaa !35
    #dbg_value(i32 %2, !22, !DIExpression(), !47)
    #dbg_value(i32 32, !25, !DIExpression(), !48)
  br label %for.cond, !dbg !49

for.cond:                                         ; preds = %for.inc, %if.then
  %v.0 = phi i32 [ %2, %if.then ], [ %add8, %for.inc ], !dbg !47
  %d.0 = phi i32 [ 32, %if.then ], [ %shr, %for.inc ], !dbg !50
    #dbg_value(i32 %d.0, !25, !DIExpression(), !48)
    #dbg_value(i32 %v.0, !22, !DIExpression(), !47)
  %cmp5 = icmp sgt i32 %d.0, 0, !dbg !51
  br i1 %cmp5, label %for.body, label %for.cond.cleanup, !dbg !53

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %add = add nsw i32 %0, %d.0, !dbg !54
  %idxprom6 = sext i32 %add to i64, !dbg !56
  %arrayidx7 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom6, !dbg !56
  %3 = load i32, ptr %arrayidx7, align 4, !dbg !56, !tbaa !35
  %add8 = add nsw i32 %v.0, %3, !dbg !57
    #dbg_value(i32 %add8, !22, !DIExpression(), !47)
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !58
  %idxprom9 = sext i32 %0 to i64, !dbg !59
  %arrayidx10 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom9, !dbg !59
  store i32 %add8, ptr %arrayidx10, align 4, !dbg !60, !tbaa !35
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !61
  br label %for.inc, !dbg !62

for.inc:                                          ; preds = %for.body
  %shr = ashr i32 %d.0, 1, !dbg !63
    #dbg_value(i32 %shr, !25, !DIExpression(), !48)
  br label %for.cond, !dbg !64, !llvm.loop !65

for.end:                                          ; preds = %for.cond.cleanup
  br label %if.end, !dbg !69

if.end:                                           ; preds = %for.end, %entry
  %cmp11 = icmp eq i32 %0, 0, !dbg !70
  br i1 %cmp11, label %if.then12, label %if.end14, !dbg !70

if.then12:                                        ; preds = %if.end
  %4 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), align 4, !dbg !72, !tbaa !35
  %arrayidx13 = getelementptr inbounds i32, ptr %o, i64 0, !dbg !73
  store i32 %4, ptr %arrayidx13, align 4, !dbg !74, !tbaa !35
  br label %if.end14, !dbg !73

if.end14:                                         ; preds = %if.then12, %if.end
  ret void, !dbg !75
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!30, !31, !32, !33}
!llvm.ident = !{!34}
!llvm.errno.tbaa = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 7, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "warp_synchronous.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 206)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 207)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19, !20, !21, !22, !25}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!20 = !DILocalVariable(name: "in", arg: 2, scope: !2, file: !3, line: 6, type: !8)
!21 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !7)
!22 = !DILocalVariable(name: "v", scope: !23, file: !3, line: 12, type: !7)
!23 = distinct !DILexicalBlock(scope: !24, file: !3, line: 11, column: 15)
!24 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 7)
!25 = !DILocalVariable(name: "d", scope: !26, file: !3, line: 13, type: !7)
!26 = distinct !DILexicalBlock(scope: !23, file: !3, line: 13, column: 5)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 64)
!30 = !{i32 7, !"Dwarf Version", i32 4}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!34 = !{!"clang version 22.1.8"}
!35 = !{!36, !36, i64 0}
!36 = !{!"int", !37, i64 0}
!37 = !{!"omnipotent char", !38, i64 0}
!38 = !{!"Simple C++ TBAA"}
!39 = !DILocation(line: 0, scope: !2)
!40 = !DILocation(line: 8, column: 11, scope: !2)
!41 = !DILocation(line: 9, column: 10, scope: !2)
!42 = !DILocation(line: 9, column: 3, scope: !2)
!43 = !DILocation(line: 9, column: 8, scope: !2)
!44 = !DILocation(line: 10, column: 3, scope: !2)
!45 = !DILocation(line: 11, column: 9, scope: !24)
!46 = !DILocation(line: 12, column: 13, scope: !23)
!47 = !DILocation(line: 0, scope: !23)
!48 = !DILocation(line: 0, scope: !26)
!49 = !DILocation(line: 13, column: 10, scope: !26)
!50 = !DILocation(line: 13, scope: !26)
!51 = !DILocation(line: 13, column: 24, scope: !52)
!52 = distinct !DILexicalBlock(scope: !26, file: !3, line: 13, column: 5)
!53 = !DILocation(line: 13, column: 5, scope: !26)
!54 = !DILocation(line: 14, column: 16, scope: !55)
!55 = distinct !DILexicalBlock(scope: !52, file: !3, line: 13, column: 38)
!56 = !DILocation(line: 14, column: 12, scope: !55)
!57 = !DILocation(line: 14, column: 9, scope: !55)
!58 = !DILocation(line: 15, column: 7, scope: !55)
!59 = !DILocation(line: 16, column: 7, scope: !55)
!60 = !DILocation(line: 16, column: 12, scope: !55)
!61 = !DILocation(line: 17, column: 7, scope: !55)
!62 = !DILocation(line: 18, column: 5, scope: !55)
!63 = !DILocation(line: 13, column: 31, scope: !52)
!64 = !DILocation(line: 13, column: 5, scope: !52)
!65 = distinct !{!65, !53, !66, !67, !68}
!66 = !DILocation(line: 18, column: 5, scope: !26)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !{!"llvm.loop.unroll.disable"}
!69 = !DILocation(line: 19, column: 3, scope: !23)
!70 = !DILocation(line: 20, column: 9, scope: !71)
!71 = distinct !DILexicalBlock(scope: !2, file: !3, line: 20, column: 7)
!72 = !DILocation(line: 21, column: 12, scope: !71)
!73 = !DILocation(line: 21, column: 5, scope: !71)
!74 = !DILocation(line: 21, column: 10, scope: !71)
!75 = !DILocation(line: 22, column: 1, scope: !2)
