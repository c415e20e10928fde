; ModuleID = 'either_of_two.cu'
source_filename = "either_of_two.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@_ZZ7row_sumPKfPfiE4part = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z8tree_sumPf(ptr noundef %buf) #0 !dbg !39 {
entry:
    #dbg_value(ptr %buf, !43, !DIExpression(), !47)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !48
    #dbg_value(i32 %0, !44, !DIExpression(), !47)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !49
  br label %while.cond, !dbg !50

while.cond:                                       ; preds = %if.end, %entry
  %n.0 = phi i32 [ %0, %entry ], [ %shr, %if.end ], !dbg !47
    #dbg_value(i32 %n.0, !44, !DIExpression(), !47)
  %cmp = icmp sgt i32 %n.0, 1, !dbg !51
  br i1 %cmp, label %while.body, label %while.end, !dbg !50

while.body:                                       ; preds = %while.cond
  %add = add nsw i32 %n.0, 1, !dbg !52
  %shr = ashr i32 %add, 1, !dbg !53
    #dbg_value(i32 %shr, !45, !DIExpression(), !54)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55
  %add2 = add i32 %1, %shr, !dbg !57
  %cmp3 = icmp ult i32 %add2, %n.0, !dbg !58
  br i1 %cmp3, label %if.then, label %if.end, !dbg !58

if.then:                                          ; preds = %while.body
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !59
  %add5 = add i32 %2, %shr, !dbg !60
  %idxprom = zext i32 %add5 to i64, !dbg !61
  %arrayidx = getelementptr inbounds nuw float, ptr %buf, i64 %idxprom, !dbg !61
  %3 = load float, ptr %arrayidx, align 4, !dbg !61, !tbaa !62
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %idxprom7 = zext i32 %4 to i64, !dbg !65
  %arrayidx8 = getelementptr inbounds nuw float, ptr %buf, i64 %idxprom7, !dbg !65
  %5 = load float, ptr %arrayidx8, align 4, !dbg !66, !tbaa !62
  %add9 = fadd float %5, %3, !dbg !66
  store float %add9, ptr %arrayidx8, align 4, !dbg !66, !tbaa !62
  br label %if.end, !dbg !65

if.end:                                           ; preds = %if.then, %while.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !67
    #dbg_value(i32 %shr, !44, !DIExpression(), !47)
  br label %while.cond, !dbg !50, !llvm.loop !68

while.end:                                        ; preds = %while.cond
  %arrayidx10 = getelementptr inbounds float, ptr %buf, i64 0, !dbg !72
  %6 = load float, ptr %arrayidx10, align 4, !dbg !72, !tbaa !62
  ret float %6, !dbg !73
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7row_sumPKfPfi(ptr noundef %m, ptr noundef %out, i32 noundef %cols) #3 !dbg !2 {
entry:
    #dbg_value(ptr %m, !20, !DIExpression(), !74)
    #dbg_value(ptr %out, !21, !DIExpression(), !74)
    #dbg_value(i32 %cols, !22, !DIExpression(), !74)
    #dbg_value(float 0.000000e+00, !23, !DIExpression(), !74)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
    #dbg_value(i32 %0, !24, !DIExpression(), !76)
  br label %for.cond, !dbg !77

for.cond:                                         ; preds = %for.inc, %entry
  %c.0 = phi i32 [ %0, %entry ], [ %add4, %for.inc ], !dbg !78
  %s.0 = phi float [ 0.000000e+00, %entry ], [ %add2, %for.inc ], !dbg !74
    #dbg_value(float %s.0, !23, !DIExpression(), !74)
    #dbg_value(i32 %c.0, !24, !DIExpression(), !76)
  %cmp = icmp slt i32 %c.0, %cols, !dbg !79
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !81

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !82
  %mul = mul i32 %1, %cols, !dbg !83
  %add = add i32 %mul, %c.0, !dbg !84
  %idxprom = zext i32 %add to i64, !dbg !85
  %arrayidx = getelementptr inbounds nuw float, ptr %m, i64 %idxprom, !dbg !85
  %2 = load float, ptr %arrayidx, align 4, !dbg !85, !tbaa !62
  %add2 = fadd float %s.0, %2, !dbg !86
    #dbg_value(float %add2, !23, !DIExpression(), !74)
  br label %for.inc, !dbg !87

for.inc:                                          ; preds = %for.body
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !88
  %add4 = add i32 %c.0, %3, !dbg !89
    #dbg_value(i32 %add4, !24, !DIExpression(), !76)
  br label %for.cond, !dbg !90, !llvm.loop !91

for.end:                                          ; preds = %for.cond.cleanup
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !93
  %idxprom6 = zext i32 %4 to i64, !dbg !94
  %arrayidx7 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7row_sumPKfPfiE4part to ptr), i64 0, i64 %idxprom6, !dbg !94
  store float %s.0, ptr %arrayidx7, align 4, !dbg !95, !tbaa !62
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !96
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ7row_sumPKfPfiE4part to ptr), !43, !DIExpression(), !97)
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !99
    #dbg_value(i32 %5, !44, !DIExpression(), !97)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !100
  br label %while.cond.i, !dbg !101

while.cond.i:                                     ; preds = %if.end.i, %for.end
  %n.0.i = phi i32 [ %5, %for.end ], [ %shr.i, %if.end.i ], !dbg !97
    #dbg_value(i32 %n.0.i, !44, !DIExpression(), !97)
  %cmp.i = icmp sgt i32 %n.0.i, 1, !dbg !102
  br i1 %cmp.i, label %while.body.i, label %_Z8tree_sumPf.exit, !dbg !101

while.body.i:                                     ; preds = %while.cond.i
  %add.i = add nsw i32 %n.0.i, 1, !dbg !103
  %shr.i = ashr i32 %add.i, 1, !dbg !104
    #dbg_value(i32 %shr.i, !45, !DIExpression(), !105)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !106
  %add2.i = add i32 %6, %shr.i, !dbg !107
  %cmp3.i = icmp ult i32 %add2.i, %n.0.i, !dbg !108
  br i1 %cmp3.i, label %if.then.i, label %if.end.i, !dbg !108

if.then.i:                                        ; preds = %while.body.i
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !109
  %add5.i = add i32 %7, %shr.i, !dbg !110
  %idxprom.i = zext i32 %add5.i to i64, !dbg !111
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7row_sumPKfPfiE4part to ptr), i64 %idxprom.i, !dbg !111
  %8 = load float, ptr %arrayidx.i, align 4, !dbg !111, !tbaa !62
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !112
  %idxprom7.i = zext i32 %9 to i64, !dbg !113
  %arrayidx8.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7row_sumPKfPfiE4part to ptr), i64 %idxprom7.i, !dbg !113
  %10 = load float, ptr %arrayidx8.i, align 4, !dbg !114, !tbaa !62
  %add9.i = fadd float %10, %8, !dbg !114
  store float %add9.i, ptr %arrayidx8.i, align 4, !dbg !114, !tbaa !62
  br label %if.end.i, !dbg !113

if.end.i:                                         ; preds = %if.then.i, %while.body.i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !115
    #dbg_value(i32 %shr.i, !44, !DIExpression(), !97)
  br label %while.cond.i, !dbg !101, !llvm.loop !116

_Z8tree_sumPf.exit:                               ; preds = %while.cond.i
  %11 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ7row_sumPKfPfiE4part to ptr), align 4, !dbg !118, !tbaa !62
    #dbg_value(float %11, !26, !DIExpression(), !74)
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !119
  %cmp10 = icmp eq i32 %12, 0, !dbg !121
  br i1 %cmp10, label %if.then, label %if.end, !dbg !121

if.then:                                          ; preds = %_Z8tree_sumPf.exit
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !122
  %idxprom12 = zext i32 %13 to i64, !dbg !123
  %arrayidx13 = getelementptr inbounds nuw float, ptr %out, i64 %idxprom12, !dbg !123
  store float %11, ptr %arrayidx13, align 4, !dbg !124, !tbaa !62
  br label %if.end, !dbg !123

if.end:                                           ; preds = %if.then, %_Z8tree_sumPf.exit
  ret void, !dbg !125
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!30, !31, !32, !33}
!llvm.ident = !{!34}
!llvm.errno.tbaa = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "part", scope: !2, file: !3, line: 17, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "row_sum", linkageName: "_Z7row_sumPKfPfi", scope: !3, file: !3, line: 16, type: !4, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !19)
!3 = !DIFile(filename: "either_of_two.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 214)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 215)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{!20, !21, !22, !23, !24, !26}
!20 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 16, type: !6)
!21 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 16, type: !9)
!22 = !DILocalVariable(name: "cols", arg: 3, scope: !2, file: !3, line: 16, type: !10)
!23 = !DILocalVariable(name: "s", scope: !2, file: !3, line: 18, type: !8)
!24 = !DILocalVariable(name: "c", scope: !25, file: !3, line: 19, type: !10)
!25 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 3)
!26 = !DILocalVariable(name: "r", scope: !2, file: !3, line: 22, type: !8)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 256)
!30 = !{i32 7, !"Dwarf Version", i32 4}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!34 = !{!"clang version 22.1.8"}
!35 = !{!36, !36, i64 0}
!36 = !{!"int", !37, i64 0}
!37 = !{!"omnipotent char", !38, i64 0}
!38 = !{!"Simple C++ TBAA"}
!39 = distinct !DISubprogram(name: "tree_sum", linkageName: "_Z8tree_sumPf", scope: !3, file: !3, line: 5, type: !40, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!8, !9}
!42 = !{!43, !44, !45}
!43 = !DILocalVariable(name: "buf", arg: 1, scope: !39, file: !3, line: 5, type: !9)
!44 = !DILocalVariable(name: "n", scope: !39, file: !3, line: 6, type: !10)
!45 = !DILocalVariable(name: "half", scope: !46, file: !3, line: 9, type: !10)
!46 = distinct !DILexicalBlock(scope: !39, file: !3, line: 8, column: 17)
!47 = !DILocation(line: 0, scope: !39)
!48 = !DILocation(line: 6, column: 11, scope: !39)
!49 = !DILocation(line: 7, column: 3, scope: !39)
!50 = !DILocation(line: 8, column: 3, scope: !39)
!51 = !DILocation(line: 8, column: 12, scope: !39)
!52 = !DILocation(line: 9, column: 19, scope: !46)
!53 = !DILocation(line: 9, column: 24, scope: !46)
!54 = !DILocation(line: 0, scope: !46)
!55 = !DILocation(line: 10, column: 9, scope: !56)
!56 = distinct !DILexicalBlock(scope: !46, file: !3, line: 10, column: 9)
!57 = !DILocation(line: 10, column: 21, scope: !56)
!58 = !DILocation(line: 10, column: 28, scope: !56)
!59 = !DILocation(line: 10, column: 57, scope: !56)
!60 = !DILocation(line: 10, column: 69, scope: !56)
!61 = !DILocation(line: 10, column: 53, scope: !56)
!62 = !{!63, !63, i64 0}
!63 = !{!"float", !37, i64 0}
!64 = !DILocation(line: 10, column: 37, scope: !56)
!65 = !DILocation(line: 10, column: 33, scope: !56)
!66 = !DILocation(line: 10, column: 50, scope: !56)
!67 = !DILocation(line: 11, column: 5, scope: !46)
!68 = distinct !{!68, !50, !69, !70, !71}
!69 = !DILocation(line: 13, column: 3, scope: !39)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !{!"llvm.loop.unroll.disable"}
!72 = !DILocation(line: 14, column: 10, scope: !39)
!73 = !DILocation(line: 14, column: 3, scope: !39)
!74 = !DILocation(line: 0, scope: !2)
!75 = !DILocation(line: 19, column: 16, scope: !25)
!76 = !DILocation(line: 0, scope: !25)
!77 = !DILocation(line: 19, column: 8, scope: !25)
!78 = !DILocation(line: 19, scope: !25)
!79 = !DILocation(line: 19, column: 31, scope: !80)
!80 = distinct !DILexicalBlock(scope: !25, file: !3, line: 19, column: 3)
!81 = !DILocation(line: 19, column: 3, scope: !25)
!82 = !DILocation(line: 19, column: 63, scope: !80)
!83 = !DILocation(line: 19, column: 74, scope: !80)
!84 = !DILocation(line: 19, column: 81, scope: !80)
!85 = !DILocation(line: 19, column: 61, scope: !80)
!86 = !DILocation(line: 19, column: 58, scope: !80)
!87 = !DILocation(line: 19, column: 56, scope: !80)
!88 = !DILocation(line: 19, column: 44, scope: !80)
!89 = !DILocation(line: 19, column: 41, scope: !80)
!90 = !DILocation(line: 19, column: 3, scope: !80)
!91 = distinct !{!91, !81, !92, !70, !71}
!92 = !DILocation(line: 19, column: 84, scope: !25)
!93 = !DILocation(line: 20, column: 8, scope: !2)
!94 = !DILocation(line: 20, column: 3, scope: !2)
!95 = !DILocation(line: 20, column: 21, scope: !2)
!96 = !DILocation(line: 21, column: 3, scope: !2)
!97 = !DILocation(line: 0, scope: !39, inlinedAt: !98)
!98 = distinct !DILocation(line: 22, column: 13, scope: !2)
!99 = !DILocation(line: 6, column: 11, scope: !39, inlinedAt: !98)
!100 = !DILocation(line: 7, column: 3, scope: !39, inlinedAt: !98)
!101 = !DILocation(line: 8, column: 3, scope: !39, inlinedAt: !98)
!102 = !DILocation(line: 8, column: 12, scope: !39, inlinedAt: !98)
!103 = !DILocation(line: 9, column: 19, scope: !46, inlinedAt: !98)
!104 = !DILocation(line: 9, column: 24, scope: !46, inlinedAt: !98)
!105 = !DILocation(line: 0, scope: !46, inlinedAt: !98)
!106 = !DILocation(line: 10, column: 9, scope: !56, inlinedAt: !98)
!107 = !DILocation(line: 10, column: 21, scope: !56, inlinedAt: !98)
!108 = !DILocation(line: 10, column: 28, scope: !56, inlinedAt: !98)
!109 = !DILocation(line: 10, column: 57, scope: !56, inlinedAt: !98)
!110 = !DILocation(line: 10, column: 69, scope: !56, inlinedAt: !98)
!111 = !DILocation(line: 10, column: 53, scope: !56, inlinedAt: !98)
!112 = !DILocation(line: 10, column: 37, scope: !56, inlinedAt: !98)
!113 = !DILocation(line: 10, column: 33, scope: !56, inlinedAt: !98)
!114 = !DILocation(line: 10, column: 50, scope: !56, inlinedAt: !98)
!115 = !DILocation(line: 11, column: 5, scope: !46, inlinedAt: !98)
!116 = distinct !{!116, !101, !117, !70, !71}
!117 = !DILocation(line: 13, column: 3, scope: !39, inlinedAt: !98)
!118 = !DILocation(line: 14, column: 10, scope: !39, inlinedAt: !98)
!119 = !DILocation(line: 23, column: 7, scope: !120)
!120 = distinct !DILexicalBlock(scope: !2, file: !3, line: 23, column: 7)
!121 = !DILocation(line: 23, column: 19, scope: !120)
!122 = !DILocation(line: 23, column: 29, scope: !120)
!123 = !DILocation(line: 23, column: 25, scope: !120)
!124 = !DILocation(line: 23, column: 41, scope: !120)
!125 = !DILocation(line: 24, column: 1, scope: !2)
