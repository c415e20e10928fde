; ModuleID = 'advice_loop_end.cu'
source_filename = "advice_loop_end.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ6matvecPKfS0_PfiiE4tile = internal addrspace(3) global [64 x float] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6matvecPKfS0_Pfii(ptr noundef %m, ptr noundef %v, ptr noundef %o, i32 noundef %rows, i32 noundef %cols) #0 !dbg !2 {
entry:
    #dbg_value(ptr %m, !20, !DIExpression(), !46)
    #dbg_value(ptr %v, !21, !DIExpression(), !46)
    #dbg_value(ptr %o, !22, !DIExpression(), !46)
    #dbg_value(i32 %rows, !23, !DIExpression(), !46)
    #dbg_value(i32 %cols, !24, !DIExpression(), !46)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !47
  %mul = mul i32 %0, 64, !dbg !48
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49
  %add = add i32 %mul, %1, !dbg !50
    #dbg_value(i32 %add, !25, !DIExpression(), !46)
    #dbg_value(float 0.000000e+00, !26, !DIExpression(), !46)
    #dbg_value(i32 0, !27, !DIExpression(), !51)
  br label %for.cond, !dbg !52

for.cond:                                         ; preds = %for.inc27, %entry
  %s.0 = phi float [ 0.000000e+00, %entry ], [ %s.2, %for.inc27 ], !dbg !53
  %c0.0 = phi i32 [ 0, %entry ], [ %add28, %for.inc27 ], !dbg !54
    #dbg_value(i32 %c0.0, !27, !DIExpression(), !51)
    #dbg_value(float %s.0, !26, !DIExpression(), !46)
  %cmp = icmp slt i32 %c0.0, %cols, !dbg !55
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !56

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end29

for.body:                                         ; preds = %for.cond
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57
  %add3 = add i32 %c0.0, %2, !dbg !59
  %cmp4 = icmp ult i32 %add3, %cols, !dbg !60
  br i1 %cmp4, label %if.then, label %if.end, !dbg !60

if.then:                                          ; preds = %for.body
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !61
  %add6 = add i32 %c0.0, %3, !dbg !62
  %idxprom = zext i32 %add6 to i64, !dbg !63
  %arrayidx = getelementptr inbounds nuw float, ptr %v, i64 %idxprom, !dbg !63
  %4 = load float, ptr %arrayidx, align 4, !dbg !63, !tbaa !64
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  %idxprom8 = zext i32 %5 to i64, !dbg !67
  %arrayidx9 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6matvecPKfS0_PfiiE4tile to ptr), i64 0, i64 %idxprom8, !dbg !67
  store float %4, ptr %arrayidx9, align 4, !dbg !68, !tbaa !64
  br label %if.end, !dbg !67

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !69
  %cmp10 = icmp slt i32 %add, %rows, !dbg !70
  br i1 %cmp10, label %if.then11, label %if.end26, !dbg !70

if.then11:                                        ; preds = %if.end
    #dbg_value(i32 0, !29, !DIExpression(), !71)
  br label %for.cond12, !dbg !72

for.cond12:                                       ; preds = %for.inc, %if.then11
  %s.1 = phi float [ %s.0, %if.then11 ], [ %9, %for.inc ], !dbg !46
  %c.0 = phi i32 [ 0, %if.then11 ], [ %inc, %for.inc ], !dbg !73
    #dbg_value(i32 %c.0, !29, !DIExpression(), !71)
    #dbg_value(float %s.1, !26, !DIExpression(), !46)
  %cmp13 = icmp slt i32 %c.0, 64, !dbg !74
  br i1 %cmp13, label %land.rhs, label %land.end, !dbg !76

land.rhs:                                         ; preds = %for.cond12
  %add14 = add nsw i32 %c0.0, %c.0, !dbg !77
  %cmp15 = icmp slt i32 %add14, %cols, !dbg !78
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond12
  %6 = phi i1 [ false, %for.cond12 ], [ %cmp15, %land.rhs ], !dbg !79
  br i1 %6, label %for.body17, label %for.cond.cleanup16, !dbg !80

for.cond.cleanup16:                               ; preds = %land.end
  br label %for.end

for.body17:                                       ; preds = %land.end
  %mul18 = mul nsw i32 %add, %cols, !dbg !81
  %add19 = add nsw i32 %mul18, %c0.0, !dbg !82
  %add20 = add nsw i32 %add19, %c.0, !dbg !83
  %idxprom21 = sext i32 %add20 to i64, !dbg !84
  %arrayidx22 = getelementptr inbounds float, ptr %m, i64 %idxprom21, !dbg !84
  %7 = load float, ptr %arrayidx22, align 4, !dbg !84, !tbaa !64
  %idxprom23 = sext i32 %c.0 to i64, !dbg !85
  %arrayidx24 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6matvecPKfS0_PfiiE4tile to ptr), i64 0, i64 %idxprom23, !dbg !85
  %8 = load float, ptr %arrayidx24, align 4, !dbg !85, !tbaa !64
  %9 = call float @llvm.fmuladd.f32(float %7, float %8, float %s.1), !dbg !86
    #dbg_value(float %9, !26, !DIExpression(), !46)
  br label %for.inc, !dbg !87

for.inc:                                          ; preds = %for.body17
  %inc = add nsw i32 %c.0, 1, !dbg !88
    #dbg_value(i32 %inc, !29, !DIExpression(), !71)
  br label %for.cond12, !dbg !89, !llvm.loop !90

for.end:                                          ; preds = %for.cond.cleanup16
  br label %if.end26, !dbg !91

if.end26:                                         ; preds = %for.end, %if.end
  %s.2 = phi float [ %s.1, %for.end ], [ %s.0, %if.end ], !dbg !53
    #dbg_value(float %s.2, !26, !DIExpression(), !46)
  br label %for.inc27, !dbg !94

for.inc27:                                        ; preds = %if.end26
  %add28 = add nsw i32 %c0.0, 64, !dbg !95
    #dbg_value(i32 %add28, !27, !DIExpression(), !51)
  br label %for.cond, !dbg !96, !llvm.loop !97

for.end29:                                        ; preds = %for.cond.cleanup
  %cmp30 = icmp slt i32 %add, %rows, !dbg !99
  br i1 %cmp30, label %if.then31, label %if.end34, !dbg !99

if.then31:                                        ; preds = %for.end29
  %idxprom32 = sext i32 %add to i64, !dbg !101
  %arrayidx33 = getelementptr inbounds float, ptr %o, i64 %idxprom32, !dbg !101
  store float %s.0, ptr %arrayidx33, align 4, !dbg !102, !tbaa !64
  br label %if.end34, !dbg !101

if.end34:                                         ; preds = %if.then31, %for.end29
  ret void, !dbg !103
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 7, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "matvec", linkageName: "_Z6matvecPKfS0_Pfii", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !19)
!3 = !DIFile(filename: "advice_loop_end.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9, !10, !10}
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
!19 = !{!20, !21, !22, !23, !24, !25, !26, !27, !29}
!20 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!21 = !DILocalVariable(name: "v", arg: 2, scope: !2, file: !3, line: 6, type: !6)
!22 = !DILocalVariable(name: "o", arg: 3, scope: !2, file: !3, line: 6, type: !9)
!23 = !DILocalVariable(name: "rows", arg: 4, scope: !2, file: !3, line: 6, type: !10)
!24 = !DILocalVariable(name: "cols", arg: 5, scope: !2, file: !3, line: 6, type: !10)
!25 = !DILocalVariable(name: "r", scope: !2, file: !3, line: 8, type: !10)
!26 = !DILocalVariable(name: "s", scope: !2, file: !3, line: 9, type: !8)
!27 = !DILocalVariable(name: "c0", scope: !28, file: !3, line: 10, type: !10)
!28 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 3)
!29 = !DILocalVariable(name: "c", scope: !30, file: !3, line: 13, type: !10)
!30 = distinct !DILexicalBlock(scope: !31, file: !3, line: 13, column: 19)
!31 = distinct !DILexicalBlock(scope: !32, file: !3, line: 13, column: 9)
!32 = distinct !DILexicalBlock(scope: !33, file: !3, line: 10, column: 41)
!33 = distinct !DILexicalBlock(scope: !28, file: !3, line: 10, column: 3)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 64)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = !{!43, !43, i64 0}
!43 = !{!"int", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C++ TBAA"}
!46 = !DILocation(line: 0, scope: !2)
!47 = !DILocation(line: 8, column: 11, scope: !2)
!48 = !DILocation(line: 8, column: 22, scope: !2)
!49 = !DILocation(line: 8, column: 29, scope: !2)
!50 = !DILocation(line: 8, column: 27, scope: !2)
!51 = !DILocation(line: 0, scope: !28)
!52 = !DILocation(line: 10, column: 8, scope: !28)
!53 = !DILocation(line: 9, column: 9, scope: !2)
!54 = !DILocation(line: 10, scope: !28)
!55 = !DILocation(line: 10, column: 23, scope: !33)
!56 = !DILocation(line: 10, column: 3, scope: !28)
!57 = !DILocation(line: 11, column: 14, scope: !58)
!58 = distinct !DILexicalBlock(scope: !32, file: !3, line: 11, column: 9)
!59 = !DILocation(line: 11, column: 12, scope: !58)
!60 = !DILocation(line: 11, column: 26, scope: !58)
!61 = !DILocation(line: 11, column: 61, scope: !58)
!62 = !DILocation(line: 11, column: 59, scope: !58)
!63 = !DILocation(line: 11, column: 54, scope: !58)
!64 = !{!65, !65, i64 0}
!65 = !{!"float", !44, i64 0}
!66 = !DILocation(line: 11, column: 39, scope: !58)
!67 = !DILocation(line: 11, column: 34, scope: !58)
!68 = !DILocation(line: 11, column: 52, scope: !58)
!69 = !DILocation(line: 12, column: 5, scope: !32)
!70 = !DILocation(line: 13, column: 11, scope: !31)
!71 = !DILocation(line: 0, scope: !30)
!72 = !DILocation(line: 13, column: 24, scope: !30)
!73 = !DILocation(line: 13, scope: !30)
!74 = !DILocation(line: 13, column: 37, scope: !75)
!75 = distinct !DILexicalBlock(scope: !30, file: !3, line: 13, column: 19)
!76 = !DILocation(line: 13, column: 42, scope: !75)
!77 = !DILocation(line: 13, column: 48, scope: !75)
!78 = !DILocation(line: 13, column: 52, scope: !75)
!79 = !DILocation(line: 0, scope: !75)
!80 = !DILocation(line: 13, column: 19, scope: !30)
!81 = !DILocation(line: 13, column: 74, scope: !75)
!82 = !DILocation(line: 13, column: 81, scope: !75)
!83 = !DILocation(line: 13, column: 86, scope: !75)
!84 = !DILocation(line: 13, column: 70, scope: !75)
!85 = !DILocation(line: 13, column: 93, scope: !75)
!86 = !DILocation(line: 13, column: 67, scope: !75)
!87 = !DILocation(line: 13, column: 65, scope: !75)
!88 = !DILocation(line: 13, column: 60, scope: !75)
!89 = !DILocation(line: 13, column: 19, scope: !75)
!90 = distinct !{!90, !80, !91, !92, !93}
!91 = !DILocation(line: 13, column: 99, scope: !30)
!92 = !{!"llvm.loop.mustprogress"}
!93 = !{!"llvm.loop.unroll.disable"}
!94 = !DILocation(line: 14, column: 3, scope: !32)
!95 = !DILocation(line: 10, column: 34, scope: !33)
!96 = !DILocation(line: 10, column: 3, scope: !33)
!97 = distinct !{!97, !56, !98, !92, !93}
!98 = !DILocation(line: 14, column: 3, scope: !28)
!99 = !DILocation(line: 15, column: 9, scope: !100)
!100 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 7)
!101 = !DILocation(line: 15, column: 17, scope: !100)
!102 = !DILocation(line: 15, column: 22, scope: !100)
!103 = !DILocation(line: 16, column: 1, scope: !2)
