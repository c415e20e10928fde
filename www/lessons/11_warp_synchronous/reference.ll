; ModuleID = 'reference.cu'
source_filename = "reference.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ8warp_sumPKiPiE1s = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8warp_sumPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !19, !DIExpression(), !36)
    #dbg_value(ptr %out, !20, !DIExpression(), !36)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
    #dbg_value(i32 %0, !21, !DIExpression(), !36)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !38
  %mul = mul i32 64, %1, !dbg !39
  %add = add i32 %mul, %0, !dbg !40
  %idxprom = zext i32 %add to i64, !dbg !41
  %arrayidx = getelementptr inbounds nuw i32, ptr %in, i64 %idxprom, !dbg !41
  %2 = load i32, ptr %arrayidx, align 4, !dbg !41, !tbaa !32
  %idxprom2 = sext i32 %0 to i64, !dbg !42
  %arrayidx3 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumPKiPiE1s to ptr), i64 0, i64 %idxprom2, !dbg !42
  store i32 %2, ptr %arrayidx3, align 4, !dbg !43, !tbaa !32
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !44
  %mul5 = mul i32 64, %3, !dbg !45
  %add6 = add i32 %mul5, %0, !dbg !46
  %add7 = add i32 %add6, 32, !dbg !47
  %idxprom8 = zext i32 %add7 to i64, !dbg !48
  %arrayidx9 = getelementptr inbounds nuw i32, ptr %in, i64 %idxprom8, !dbg !48
  %4 = load i32, ptr %arrayidx9, align 4, !dbg !48, !tbaa !32
  %add10 = add nsw i32 %0, 32, !dbg !49
  %idxprom11 = sext i32 %add10 to i64, !dbg !50
  %arrayidx12 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumPKiPiE1s to ptr), i64 0, i64 %idxprom11, !dbg !50
  store i32 %4, ptr %arrayidx12, align 4, !dbg !51, !tbaa !32
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !52
    #dbg_value(i32 32, !22, !DIExpression(), !53)
  br label %for.cond, !dbg !54

for.cond:                                         ; preds = %for.inc, %entry
  %k.0 = phi i32 [ 32, %entry ], [ %div, %for.inc ], !dbg !55
    #dbg_value(i32 %k.0, !22, !DIExpression(), !53)
  %cmp = icmp sgt i32 %k.0, 0, !dbg !56
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !58

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp13 = icmp slt i32 %0, %k.0, !dbg !59
  br i1 %cmp13, label %if.then, label %if.end, !dbg !59

if.then:                                          ; preds = %for.body
  %add14 = add nsw i32 %0, %k.0, !dbg !62
  %idxprom15 = sext i32 %add14 to i64, !dbg !63
  %arrayidx16 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumPKiPiE1s to ptr), i64 0, i64 %idxprom15, !dbg !63
  %5 = load i32, ptr %arrayidx16, align 4, !dbg !63, !tbaa !32
  %idxprom17 = sext i32 %0 to i64, !dbg !64
  %arrayidx18 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumPKiPiE1s to ptr), i64 0, i64 %idxprom17, !dbg !64
  %6 = load i32, ptr %arrayidx18, align 4, !dbg !65, !tbaa !32
  %add19 = add nsw i32 %6, %5, !dbg !65
  store i32 %add19, ptr %arrayidx18, align 4, !dbg !65, !tbaa !32
  br label %if.end, !dbg !64

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !66
  br label %for.inc, !dbg !67

for.inc:                                          ; preds = %if.end
  %div = sdiv i32 %k.0, 2, !dbg !68
    #dbg_value(i32 %div, !22, !DIExpression(), !53)
  br label %for.cond, !dbg !69, !llvm.loop !70

for.end:                                          ; preds = %for.cond.cleanup
  %cmp20 = icmp eq i32 %0, 0, !dbg !74
  br i1 %cmp20, label %if.then21, label %if.end25, !dbg !74

if.then21:                                        ; preds = %for.end
  %7 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumPKiPiE1s to ptr), align 4, !dbg !76, !tbaa !32
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !77
  %idxprom23 = zext i32 %8 to i64, !dbg !78
  %arrayidx24 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom23, !dbg !78
  store i32 %7, ptr %arrayidx24, align 4, !dbg !79, !tbaa !32
  br label %if.end25, !dbg !78

if.end25:                                         ; preds = %if.then21, %for.end
  ret void, !dbg !80
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8expectedPKiPii(ptr noundef %in, ptr noundef %out, i32 noundef %blocks) #0 !dbg !81 {
entry:
    #dbg_value(ptr %in, !85, !DIExpression(), !94)
    #dbg_value(ptr %out, !86, !DIExpression(), !94)
    #dbg_value(i32 %blocks, !87, !DIExpression(), !94)
    #dbg_value(i32 0, !88, !DIExpression(), !95)
  br label %for.cond, !dbg !96

for.cond:                                         ; preds = %for.inc10, %entry
  %b.0 = phi i32 [ 0, %entry ], [ %inc11, %for.inc10 ], !dbg !97
    #dbg_value(i32 %b.0, !88, !DIExpression(), !95)
  %cmp = icmp slt i32 %b.0, %blocks, !dbg !98
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !99

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end12

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %b.0 to i64, !dbg !100
  %arrayidx = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !100
  store i32 0, ptr %arrayidx, align 4, !dbg !101, !tbaa !32
    #dbg_value(i32 0, !90, !DIExpression(), !102)
  br label %for.cond1, !dbg !103

for.cond1:                                        ; preds = %for.inc, %for.body
  %i.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ], !dbg !104
    #dbg_value(i32 %i.0, !90, !DIExpression(), !102)
  %cmp2 = icmp slt i32 %i.0, 64, !dbg !105
  br i1 %cmp2, label %for.body4, label %for.cond.cleanup3, !dbg !107

for.cond.cleanup3:                                ; preds = %for.cond1
  br label %for.end

for.body4:                                        ; preds = %for.cond1
  %mul = mul nsw i32 64, %b.0, !dbg !108
  %add = add nsw i32 %mul, %i.0, !dbg !109
  %idxprom5 = sext i32 %add to i64, !dbg !110
  %arrayidx6 = getelementptr inbounds i32, ptr %in, i64 %idxprom5, !dbg !110
  %0 = load i32, ptr %arrayidx6, align 4, !dbg !110, !tbaa !32
  %idxprom7 = sext i32 %b.0 to i64, !dbg !111
  %arrayidx8 = getelementptr inbounds i32, ptr %out, i64 %idxprom7, !dbg !111
  %1 = load i32, ptr %arrayidx8, align 4, !dbg !112, !tbaa !32
  %add9 = add nsw i32 %1, %0, !dbg !112
  store i32 %add9, ptr %arrayidx8, align 4, !dbg !112, !tbaa !32
  br label %for.inc, !dbg !111

for.inc:                                          ; preds = %for.body4
  %inc = add nsw i32 %i.0, 1, !dbg !113
    #dbg_value(i32 %inc, !90, !DIExpression(), !102)
  br label %for.cond1, !dbg !114, !llvm.loop !115

for.end:                                          ; preds = %for.cond.cleanup3
  br label %for.inc10, !dbg !117

for.inc10:                                        ; preds = %for.end
  %inc11 = add nsw i32 %b.0, 1, !dbg !118
    #dbg_value(i32 %inc11, !88, !DIExpression(), !95)
  br label %for.cond, !dbg !119, !llvm.loop !120

for.end12:                                        ; preds = %for.cond.cleanup
  ret void, !dbg !122
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!27, !28, !29, !30}
!llvm.ident = !{!31}
!llvm.errno.tbaa = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 3, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "warp_sum", linkageName: "_Z8warp_sumPKiPi", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "reference.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 214)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 215)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19, !20, !21, !22}
!19 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 2, type: !6)
!20 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 2, type: !9)
!21 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 4, type: !8)
!22 = !DILocalVariable(name: "k", scope: !23, file: !3, line: 8, type: !8)
!23 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 3)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 64)
!27 = !{i32 7, !"Dwarf Version", i32 4}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!31 = !{!"clang version 22.1.8"}
!32 = !{!33, !33, i64 0}
!33 = !{!"int", !34, i64 0}
!34 = !{!"omnipotent char", !35, i64 0}
!35 = !{!"Simple C++ TBAA"}
!36 = !DILocation(line: 0, scope: !2)
!37 = !DILocation(line: 4, column: 11, scope: !2)
!38 = !DILocation(line: 5, column: 18, scope: !2)
!39 = !DILocation(line: 5, column: 16, scope: !2)
!40 = !DILocation(line: 5, column: 29, scope: !2)
!41 = !DILocation(line: 5, column: 10, scope: !2)
!42 = !DILocation(line: 5, column: 3, scope: !2)
!43 = !DILocation(line: 5, column: 8, scope: !2)
!44 = !DILocation(line: 6, column: 23, scope: !2)
!45 = !DILocation(line: 6, column: 21, scope: !2)
!46 = !DILocation(line: 6, column: 34, scope: !2)
!47 = !DILocation(line: 6, column: 38, scope: !2)
!48 = !DILocation(line: 6, column: 15, scope: !2)
!49 = !DILocation(line: 6, column: 7, scope: !2)
!50 = !DILocation(line: 6, column: 3, scope: !2)
!51 = !DILocation(line: 6, column: 13, scope: !2)
!52 = !DILocation(line: 7, column: 3, scope: !2)
!53 = !DILocation(line: 0, scope: !23)
!54 = !DILocation(line: 8, column: 8, scope: !23)
!55 = !DILocation(line: 8, scope: !23)
!56 = !DILocation(line: 8, column: 22, scope: !57)
!57 = distinct !DILexicalBlock(scope: !23, file: !3, line: 8, column: 3)
!58 = !DILocation(line: 8, column: 3, scope: !23)
!59 = !DILocation(line: 9, column: 11, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !3, line: 9, column: 9)
!61 = distinct !DILexicalBlock(scope: !57, file: !3, line: 8, column: 35)
!62 = !DILocation(line: 10, column: 19, scope: !60)
!63 = !DILocation(line: 10, column: 15, scope: !60)
!64 = !DILocation(line: 10, column: 7, scope: !60)
!65 = !DILocation(line: 10, column: 12, scope: !60)
!66 = !DILocation(line: 11, column: 5, scope: !61)
!67 = !DILocation(line: 12, column: 3, scope: !61)
!68 = !DILocation(line: 8, column: 29, scope: !57)
!69 = !DILocation(line: 8, column: 3, scope: !57)
!70 = distinct !{!70, !58, !71, !72, !73}
!71 = !DILocation(line: 12, column: 3, scope: !23)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !{!"llvm.loop.unroll.disable"}
!74 = !DILocation(line: 13, column: 9, scope: !75)
!75 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!76 = !DILocation(line: 14, column: 23, scope: !75)
!77 = !DILocation(line: 14, column: 9, scope: !75)
!78 = !DILocation(line: 14, column: 5, scope: !75)
!79 = !DILocation(line: 14, column: 21, scope: !75)
!80 = !DILocation(line: 15, column: 1, scope: !2)
!81 = distinct !DISubprogram(name: "expected", linkageName: "_Z8expectedPKiPii", scope: !3, file: !3, line: 18, type: !82, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !84)
!82 = !DISubroutineType(types: !83)
!83 = !{null, !6, !9, !8}
!84 = !{!85, !86, !87, !88, !90}
!85 = !DILocalVariable(name: "in", arg: 1, scope: !81, file: !3, line: 18, type: !6)
!86 = !DILocalVariable(name: "out", arg: 2, scope: !81, file: !3, line: 18, type: !9)
!87 = !DILocalVariable(name: "blocks", arg: 3, scope: !81, file: !3, line: 18, type: !8)
!88 = !DILocalVariable(name: "b", scope: !89, file: !3, line: 19, type: !8)
!89 = distinct !DILexicalBlock(scope: !81, file: !3, line: 19, column: 3)
!90 = !DILocalVariable(name: "i", scope: !91, file: !3, line: 21, type: !8)
!91 = distinct !DILexicalBlock(scope: !92, file: !3, line: 21, column: 5)
!92 = distinct !DILexicalBlock(scope: !93, file: !3, line: 19, column: 36)
!93 = distinct !DILexicalBlock(scope: !89, file: !3, line: 19, column: 3)
!94 = !DILocation(line: 0, scope: !81)
!95 = !DILocation(line: 0, scope: !89)
!96 = !DILocation(line: 19, column: 8, scope: !89)
!97 = !DILocation(line: 19, scope: !89)
!98 = !DILocation(line: 19, column: 21, scope: !93)
!99 = !DILocation(line: 19, column: 3, scope: !89)
!100 = !DILocation(line: 20, column: 5, scope: !92)
!101 = !DILocation(line: 20, column: 12, scope: !92)
!102 = !DILocation(line: 0, scope: !91)
!103 = !DILocation(line: 21, column: 10, scope: !91)
!104 = !DILocation(line: 21, scope: !91)
!105 = !DILocation(line: 21, column: 23, scope: !106)
!106 = distinct !DILexicalBlock(scope: !91, file: !3, line: 21, column: 5)
!107 = !DILocation(line: 21, column: 5, scope: !91)
!108 = !DILocation(line: 22, column: 23, scope: !106)
!109 = !DILocation(line: 22, column: 27, scope: !106)
!110 = !DILocation(line: 22, column: 17, scope: !106)
!111 = !DILocation(line: 22, column: 7, scope: !106)
!112 = !DILocation(line: 22, column: 14, scope: !106)
!113 = !DILocation(line: 21, column: 30, scope: !106)
!114 = !DILocation(line: 21, column: 5, scope: !106)
!115 = distinct !{!115, !107, !116, !72, !73}
!116 = !DILocation(line: 22, column: 30, scope: !91)
!117 = !DILocation(line: 23, column: 3, scope: !92)
!118 = !DILocation(line: 19, column: 32, scope: !93)
!119 = !DILocation(line: 19, column: 3, scope: !93)
!120 = distinct !{!120, !99, !121, !72, !73}
!121 = !DILocation(line: 23, column: 3, scope: !89)
!122 = !DILocation(line: 24, column: 1, scope: !81)
