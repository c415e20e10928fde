; ModuleID = 'reduction_under_condition.cu'
source_filename = "reduction_under_condition.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ9op_reducePddE4temp = internal addrspace(3) global [128 x double] undef, align 8, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z9op_reducePdd(ptr noundef %dat, double noundef %v) #0 !dbg !2 {
entry:
    #dbg_value(ptr %dat, !17, !DIExpression(), !35)
    #dbg_value(double %v, !18, !DIExpression(), !35)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
    #dbg_value(i32 %0, !19, !DIExpression(), !35)
  %idxprom = sext i32 %0 to i64, !dbg !37
  %arrayidx = getelementptr inbounds [128 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ9op_reducePddE4temp to ptr), i64 0, i64 %idxprom, !dbg !37
  store double %v, ptr %arrayidx, align 8, !dbg !38, !tbaa !39
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !41
  %div = udiv i32 %1, 2, !dbg !42
    #dbg_value(i32 %div, !21, !DIExpression(), !43)
  br label %for.cond, !dbg !44

for.cond:                                         ; preds = %for.inc, %entry
  %d.0 = phi i32 [ %div, %entry ], [ %div13, %for.inc ], !dbg !45
    #dbg_value(i32 %d.0, !21, !DIExpression(), !43)
  %cmp = icmp sgt i32 %d.0, 0, !dbg !46
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !48

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !49
  %cmp2 = icmp slt i32 %0, %d.0, !dbg !51
  br i1 %cmp2, label %land.lhs.true, label %if.end, !dbg !53

land.lhs.true:                                    ; preds = %for.body
  %add = add nsw i32 %0, %d.0, !dbg !54
  %idxprom3 = sext i32 %add to i64, !dbg !55
  %arrayidx4 = getelementptr inbounds [128 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ9op_reducePddE4temp to ptr), i64 0, i64 %idxprom3, !dbg !55
  %2 = load double, ptr %arrayidx4, align 8, !dbg !55, !tbaa !39
  %idxprom5 = sext i32 %0 to i64, !dbg !56
  %arrayidx6 = getelementptr inbounds [128 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ9op_reducePddE4temp to ptr), i64 0, i64 %idxprom5, !dbg !56
  %3 = load double, ptr %arrayidx6, align 8, !dbg !56, !tbaa !39
  %cmp7 = fcmp olt double %2, %3, !dbg !57
  br i1 %cmp7, label %if.then, label %if.end, !dbg !53

if.then:                                          ; preds = %land.lhs.true
  %add8 = add nsw i32 %0, %d.0, !dbg !58
  %idxprom9 = sext i32 %add8 to i64, !dbg !59
  %arrayidx10 = getelementptr inbounds [128 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ9op_reducePddE4temp to ptr), i64 0, i64 %idxprom9, !dbg !59
  %4 = load double, ptr %arrayidx10, align 8, !dbg !59, !tbaa !39
  %idxprom11 = sext i32 %0 to i64, !dbg !60
  %arrayidx12 = getelementptr inbounds [128 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ9op_reducePddE4temp to ptr), i64 0, i64 %idxprom11, !dbg !60
  store double %4, ptr %arrayidx12, align 8, !dbg !61, !tbaa !39
  br label %if.end, !dbg !60

if.end:                                           ; preds = %if.then, %land.lhs.true, %for.body
  br label %for.inc, !dbg !62

for.inc:                                          ; preds = %if.end
  %div13 = sdiv i32 %d.0, 2, !dbg !63
    #dbg_value(i32 %div13, !21, !DIExpression(), !43)
  br label %for.cond, !dbg !64, !llvm.loop !65

for.end:                                          ; preds = %for.cond.cleanup
  %cmp14 = icmp eq i32 %0, 0, !dbg !69
  br i1 %cmp14, label %if.then15, label %if.end19, !dbg !69

if.then15:                                        ; preds = %for.end
  %5 = load double, ptr addrspacecast (ptr addrspace(3) @_ZZ9op_reducePddE4temp to ptr), align 8, !dbg !71, !tbaa !39
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !72
  %idxprom17 = zext i32 %6 to i64, !dbg !73
  %arrayidx18 = getelementptr inbounds nuw double, ptr %dat, i64 %idxprom17, !dbg !73
  store double %5, ptr %arrayidx18, align 8, !dbg !74, !tbaa !39
  br label %if.end19, !dbg !73

if.end19:                                         ; preds = %if.then15, %for.end
  ret void, !dbg !75
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6sourcePKdPdi(ptr noundef %q, ptr noundef %dt, i32 noundef %n) #3 !dbg !76 {
entry:
    #dbg_value(ptr %q, !82, !DIExpression(), !86)
    #dbg_value(ptr %dt, !83, !DIExpression(), !86)
    #dbg_value(i32 %n, !84, !DIExpression(), !86)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !87
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !88
  %mul = mul i32 %0, %1, !dbg !89
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !90
  %add = add i32 %mul, %2, !dbg !91
    #dbg_value(i32 %add, !85, !DIExpression(), !86)
  %cmp = icmp slt i32 %add, %n, !dbg !92
  br i1 %cmp, label %if.then, label %if.end, !dbg !92

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !94
  %arrayidx = getelementptr inbounds double, ptr %q, i64 %idxprom, !dbg !94
  %3 = load double, ptr %arrayidx, align 8, !dbg !94, !tbaa !39
    #dbg_value(ptr %dt, !17, !DIExpression(), !95)
    #dbg_value(double %3, !18, !DIExpression(), !95)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !97
    #dbg_value(i32 %4, !19, !DIExpression(), !95)
  %idxprom.i = sext i32 %4 to i64, !dbg !98
  %arrayidx.i = getelementptr inbounds [128 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ9op_reducePddE4temp to ptr), i64 0, i64 %idxprom.i, !dbg !98
  store double %3, ptr %arrayidx.i, align 8, !dbg !99, !tbaa !39
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !100
  %div.i = udiv i32 %5, 2, !dbg !101
    #dbg_value(i32 %div.i, !21, !DIExpression(), !102)
  br label %for.cond.i, !dbg !103

for.cond.i:                                       ; preds = %if.end.i, %if.then
  %d.0.i = phi i32 [ %div.i, %if.then ], [ %div13.i, %if.end.i ], !dbg !104
    #dbg_value(i32 %d.0.i, !21, !DIExpression(), !102)
  %cmp.i = icmp sgt i32 %d.0.i, 0, !dbg !105
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i, !dbg !106

for.cond.cleanup.i:                               ; preds = %for.cond.i
  %cmp14.i = icmp eq i32 %4, 0, !dbg !107
  br i1 %cmp14.i, label %if.then15.i, label %_Z9op_reducePdd.exit, !dbg !107

for.body.i:                                       ; preds = %for.cond.i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !108
  %cmp2.i = icmp slt i32 %4, %d.0.i, !dbg !109
  br i1 %cmp2.i, label %land.lhs.true.i, label %if.end.i, !dbg !110

land.lhs.true.i:                                  ; preds = %for.body.i
  %add.i = add nsw i32 %4, %d.0.i, !dbg !111
  %idxprom3.i = sext i32 %add.i to i64, !dbg !112
  %arrayidx4.i = getelementptr inbounds [128 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ9op_reducePddE4temp to ptr), i64 0, i64 %idxprom3.i, !dbg !112
  %6 = load double, ptr %arrayidx4.i, align 8, !dbg !112, !tbaa !39
  %idxprom5.i = sext i32 %4 to i64, !dbg !113
  %arrayidx6.i = getelementptr inbounds [128 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ9op_reducePddE4temp to ptr), i64 0, i64 %idxprom5.i, !dbg !113
  %7 = load double, ptr %arrayidx6.i, align 8, !dbg !113, !tbaa !39
  %cmp7.i = fcmp olt double %6, %7, !dbg !114
  br i1 %cmp7.i, label %if.then.i, label %if.end.i, !dbg !110

if.then.i:                                        ; preds = %land.lhs.true.i
  %add8.i = add nsw i32 %4, %d.0.i, !dbg !115
  %idxprom9.i = sext i32 %add8.i to i64, !dbg !116
  %arrayidx10.i = getelementptr inbounds [128 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ9op_reducePddE4temp to ptr), i64 0, i64 %idxprom9.i, !dbg !116
  %8 = load double, ptr %arrayidx10.i, align 8, !dbg !116, !tbaa !39
  %idxprom11.i = sext i32 %4 to i64, !dbg !117
  %arrayidx12.i = getelementptr inbounds [128 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ9op_reducePddE4temp to ptr), i64 0, i64 %idxprom11.i, !dbg !117
  store double %8, ptr %arrayidx12.i, align 8, !dbg !118, !tbaa !39
  br label %if.end.i, !dbg !117

if.end.i:                                         ; preds = %if.then.i, %land.lhs.true.i, %for.body.i
  %div13.i = sdiv i32 %d.0.i, 2, !dbg !119
    #dbg_value(i32 %div13.i, !21, !DIExpression(), !102)
  br label %for.cond.i, !dbg !120, !llvm.loop !121

if.then15.i:                                      ; preds = %for.cond.cleanup.i
  %9 = load double, ptr addrspacecast (ptr addrspace(3) @_ZZ9op_reducePddE4temp to ptr), align 8, !dbg !123, !tbaa !39
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !124
  %idxprom17.i = zext i32 %10 to i64, !dbg !125
  %arrayidx18.i = getelementptr inbounds nuw double, ptr %dt, i64 %idxprom17.i, !dbg !125
  store double %9, ptr %arrayidx18.i, align 8, !dbg !126, !tbaa !39
  br label %_Z9op_reducePdd.exit, !dbg !125

_Z9op_reducePdd.exit:                             ; preds = %for.cond.cleanup.i, %if.then15.i
  br label %if.end, !dbg !127

if.end:                                           ; preds = %_Z9op_reducePdd.exit, %entry
  ret void, !dbg !128
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!26, !27, !28, !29}
!llvm.ident = !{!30}
!llvm.errno.tbaa = !{!31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "temp", scope: !2, file: !3, line: 6, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "op_reduce", linkageName: "_Z9op_reducePdd", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "reduction_under_condition.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !7}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 214)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 215)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{!17, !18, !19, !21}
!17 = !DILocalVariable(name: "dat", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!18 = !DILocalVariable(name: "v", arg: 2, scope: !2, file: !3, line: 5, type: !7)
!19 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 7, type: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DILocalVariable(name: "d", scope: !22, file: !3, line: 9, type: !20)
!22 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8192, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 128)
!26 = !{i32 7, !"Dwarf Version", i32 4}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!30 = !{!"clang version 22.1.8"}
!31 = !{!32, !32, i64 0}
!32 = !{!"int", !33, i64 0}
!33 = !{!"omnipotent char", !34, i64 0}
!34 = !{!"Simple C++ TBAA"}
!35 = !DILocation(line: 0, scope: !2)
!36 = !DILocation(line: 7, column: 11, scope: !2)
!37 = !DILocation(line: 8, column: 3, scope: !2)
!38 = !DILocation(line: 8, column: 11, scope: !2)
!39 = !{!40, !40, i64 0}
!40 = !{!"double", !33, i64 0}
!41 = !DILocation(line: 9, column: 16, scope: !22)
!42 = !DILocation(line: 9, column: 27, scope: !22)
!43 = !DILocation(line: 0, scope: !22)
!44 = !DILocation(line: 9, column: 8, scope: !22)
!45 = !DILocation(line: 9, scope: !22)
!46 = !DILocation(line: 9, column: 34, scope: !47)
!47 = distinct !DILexicalBlock(scope: !22, file: !3, line: 9, column: 3)
!48 = !DILocation(line: 9, column: 3, scope: !22)
!49 = !DILocation(line: 10, column: 5, scope: !50)
!50 = distinct !DILexicalBlock(scope: !47, file: !3, line: 9, column: 47)
!51 = !DILocation(line: 11, column: 11, scope: !52)
!52 = distinct !DILexicalBlock(scope: !50, file: !3, line: 11, column: 9)
!53 = !DILocation(line: 11, column: 15, scope: !52)
!54 = !DILocation(line: 11, column: 25, scope: !52)
!55 = !DILocation(line: 11, column: 18, scope: !52)
!56 = !DILocation(line: 11, column: 32, scope: !52)
!57 = !DILocation(line: 11, column: 30, scope: !52)
!58 = !DILocation(line: 11, column: 58, scope: !52)
!59 = !DILocation(line: 11, column: 51, scope: !52)
!60 = !DILocation(line: 11, column: 41, scope: !52)
!61 = !DILocation(line: 11, column: 49, scope: !52)
!62 = !DILocation(line: 12, column: 3, scope: !50)
!63 = !DILocation(line: 9, column: 41, scope: !47)
!64 = !DILocation(line: 9, column: 3, scope: !47)
!65 = distinct !{!65, !48, !66, !67, !68}
!66 = !DILocation(line: 12, column: 3, scope: !22)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !{!"llvm.loop.unroll.disable"}
!69 = !DILocation(line: 13, column: 9, scope: !70)
!70 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!71 = !DILocation(line: 13, column: 33, scope: !70)
!72 = !DILocation(line: 13, column: 19, scope: !70)
!73 = !DILocation(line: 13, column: 15, scope: !70)
!74 = !DILocation(line: 13, column: 31, scope: !70)
!75 = !DILocation(line: 14, column: 1, scope: !2)
!76 = distinct !DISubprogram(name: "source", linkageName: "_Z6sourcePKdPdi", scope: !3, file: !3, line: 15, type: !77, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !81)
!77 = !DISubroutineType(types: !78)
!78 = !{null, !79, !6, !20}
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!80 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!81 = !{!82, !83, !84, !85}
!82 = !DILocalVariable(name: "q", arg: 1, scope: !76, file: !3, line: 15, type: !79)
!83 = !DILocalVariable(name: "dt", arg: 2, scope: !76, file: !3, line: 15, type: !6)
!84 = !DILocalVariable(name: "n", arg: 3, scope: !76, file: !3, line: 15, type: !20)
!85 = !DILocalVariable(name: "i", scope: !76, file: !3, line: 16, type: !20)
!86 = !DILocation(line: 0, scope: !76)
!87 = !DILocation(line: 16, column: 11, scope: !76)
!88 = !DILocation(line: 16, column: 24, scope: !76)
!89 = !DILocation(line: 16, column: 22, scope: !76)
!90 = !DILocation(line: 16, column: 37, scope: !76)
!91 = !DILocation(line: 16, column: 35, scope: !76)
!92 = !DILocation(line: 17, column: 9, scope: !93)
!93 = distinct !DILexicalBlock(scope: !76, file: !3, line: 17, column: 7)
!94 = !DILocation(line: 17, column: 28, scope: !93)
!95 = !DILocation(line: 0, scope: !2, inlinedAt: !96)
!96 = distinct !DILocation(line: 17, column: 14, scope: !93)
!97 = !DILocation(line: 7, column: 11, scope: !2, inlinedAt: !96)
!98 = !DILocation(line: 8, column: 3, scope: !2, inlinedAt: !96)
!99 = !DILocation(line: 8, column: 11, scope: !2, inlinedAt: !96)
!100 = !DILocation(line: 9, column: 16, scope: !22, inlinedAt: !96)
!101 = !DILocation(line: 9, column: 27, scope: !22, inlinedAt: !96)
!102 = !DILocation(line: 0, scope: !22, inlinedAt: !96)
!103 = !DILocation(line: 9, column: 8, scope: !22, inlinedAt: !96)
!104 = !DILocation(line: 9, scope: !22, inlinedAt: !96)
!105 = !DILocation(line: 9, column: 34, scope: !47, inlinedAt: !96)
!106 = !DILocation(line: 9, column: 3, scope: !22, inlinedAt: !96)
!107 = !DILocation(line: 13, column: 9, scope: !70, inlinedAt: !96)
!108 = !DILocation(line: 10, column: 5, scope: !50, inlinedAt: !96)
!109 = !DILocation(line: 11, column: 11, scope: !52, inlinedAt: !96)
!110 = !DILocation(line: 11, column: 15, scope: !52, inlinedAt: !96)
!111 = !DILocation(line: 11, column: 25, scope: !52, inlinedAt: !96)
!112 = !DILocation(line: 11, column: 18, scope: !52, inlinedAt: !96)
!113 = !DILocation(line: 11, column: 32, scope: !52, inlinedAt: !96)
!114 = !DILocation(line: 11, column: 30, scope: !52, inlinedAt: !96)
!115 = !DILocation(line: 11, column: 58, scope: !52, inlinedAt: !96)
!116 = !DILocation(line: 11, column: 51, scope: !52, inlinedAt: !96)
!117 = !DILocation(line: 11, column: 41, scope: !52, inlinedAt: !96)
!118 = !DILocation(line: 11, column: 49, scope: !52, inlinedAt: !96)
!119 = !DILocation(line: 9, column: 41, scope: !47, inlinedAt: !96)
!120 = !DILocation(line: 9, column: 3, scope: !47, inlinedAt: !96)
!121 = distinct !{!121, !106, !122, !67, !68}
!122 = !DILocation(line: 12, column: 3, scope: !22, inlinedAt: !96)
!123 = !DILocation(line: 13, column: 33, scope: !70, inlinedAt: !96)
!124 = !DILocation(line: 13, column: 19, scope: !70, inlinedAt: !96)
!125 = !DILocation(line: 13, column: 15, scope: !70, inlinedAt: !96)
!126 = !DILocation(line: 13, column: 31, scope: !70, inlinedAt: !96)
!127 = !DILocation(line: 17, column: 14, scope: !93)
!128 = !DILocation(line: 18, column: 1, scope: !76)
