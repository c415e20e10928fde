; ModuleID = 'assert_between_barriers_race.cu'
source_filename = "assert_between_barriers_race.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ1kPiE1s = internal addrspace(3) global [1024 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %out, !45, !DIExpression(), !61)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
    #dbg_value(i32 %0, !46, !DIExpression(), !61)
  %idxprom = sext i32 %0 to i64, !dbg !63
  %arrayidx = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom, !dbg !63
  store i32 1, ptr %arrayidx, align 4, !dbg !64, !tbaa !57
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !65
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !66
  %div = udiv i32 %1, 2, !dbg !67
    #dbg_value(i32 %div, !47, !DIExpression(), !68)
  br label %for.cond, !dbg !69

for.cond:                                         ; preds = %for.inc, %entry
  %half.0 = phi i32 [ %div, %entry ], [ %div11, %for.inc ], !dbg !70
    #dbg_value(i32 %half.0, !47, !DIExpression(), !68)
  %cmp = icmp sgt i32 %half.0, 0, !dbg !71
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !73

for.cond.cleanup:                                 ; preds = %for.cond
  br label %cleanup, !dbg !73

for.body:                                         ; preds = %for.cond
  %cmp2 = icmp slt i32 %0, %half.0, !dbg !74
  br i1 %cmp2, label %if.then, label %if.end, !dbg !74

if.then:                                          ; preds = %for.body
  %add = add nsw i32 %0, %half.0, !dbg !77
  %idxprom3 = sext i32 %add to i64, !dbg !78
  %arrayidx4 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom3, !dbg !78
  %2 = load i32, ptr %arrayidx4, align 4, !dbg !78, !tbaa !57
  %idxprom5 = sext i32 %0 to i64, !dbg !79
  %arrayidx6 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom5, !dbg !79
  %3 = load i32, ptr %arrayidx6, align 4, !dbg !80, !tbaa !57
  %add7 = add nsw i32 %3, %2, !dbg !80
  store i32 %add7, ptr %arrayidx6, align 4, !dbg !80, !tbaa !57
  br label %if.end, !dbg !79

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !81
  %cmp8 = icmp sge i32 %0, %half.0, !dbg !82
  br i1 %cmp8, label %if.then9, label %if.end10, !dbg !82

if.then9:                                         ; preds = %if.end
  br label %cleanup, !dbg !84

if.end10:                                         ; preds = %if.end
  br label %for.inc, !dbg !85

for.inc:                                          ; preds = %if.end10
  %div11 = sdiv i32 %half.0, 2, !dbg !86
    #dbg_value(i32 %div11, !47, !DIExpression(), !68)
  br label %for.cond, !dbg !87, !llvm.loop !88

cleanup:                                          ; preds = %if.then9, %for.cond.cleanup
  br label %for.end

for.end:                                          ; preds = %cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !92
  %cmp12 = icmp eq i32 %0, 0, !dbg !93
  br i1 %cmp12, label %if.then13, label %if.end17, !dbg !93

if.then13:                                        ; preds = %for.end
  %4 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), align 4, !dbg !95, !tbaa !57
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !96
  %idxprom15 = zext i32 %5 to i64, !dbg !97
  %arrayidx16 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom15, !dbg !97
  store i32 %4, ptr %arrayidx16, align 4, !dbg !98, !tbaa !57
  br label %if.end17, !dbg !97

if.end17:                                         ; preds = %if.then13, %for.end
  ret void, !dbg !99
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!52, !53, !54, !55}
!llvm.ident = !{!56}
!llvm.errno.tbaa = !{!57}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 4, type: !49, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 3, type: !4, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !44)
!3 = !DIFile(filename: "assert_between_barriers_race.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14, !16, !21, !26, !31, !37, !39}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 128)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 129)
!15 = !DINamespace(name: "std", scope: null)
!16 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !17, file: !13, line: 154)
!17 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !13, file: !13, line: 137, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !20}
!20 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!21 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !22, file: !13, line: 154)
!22 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !13, file: !13, line: 133, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!23 = !DISubroutineType(types: !24)
!24 = !{!25, !25}
!25 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!26 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !27, file: !13, line: 154)
!27 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !13, file: !13, line: 134, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!28 = !DISubroutineType(types: !29)
!29 = !{!30, !30}
!30 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !32, file: !13, line: 154)
!32 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !13, file: !13, line: 145, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!36 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !38, file: !13, line: 154)
!38 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !13, file: !13, line: 147, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !40, file: !13, line: 154)
!40 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !13, file: !13, line: 149, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!41 = !DISubroutineType(types: !42)
!42 = !{!7, !43}
!43 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!44 = !{!45, !46, !47}
!45 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !3, line: 3, type: !6)
!46 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 5, type: !7)
!47 = !DILocalVariable(name: "half", scope: !48, file: !3, line: 8, type: !7)
!48 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 3)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 32768, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 1024)
!52 = !{i32 7, !"Dwarf Version", i32 4}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!56 = !{!"clang version 22.1.8"}
!57 = !{!58, !58, i64 0}
!58 = !{!"int", !59, i64 0}
!59 = !{!"omnipotent char", !60, i64 0}
!60 = !{!"Simple C++ TBAA"}
!61 = !DILocation(line: 0, scope: !2)
!62 = !DILocation(line: 5, column: 11, scope: !2)
!63 = !DILocation(line: 6, column: 3, scope: !2)
!64 = !DILocation(line: 6, column: 8, scope: !2)
!65 = !DILocation(line: 7, column: 3, scope: !2)
!66 = !DILocation(line: 8, column: 19, scope: !48)
!67 = !DILocation(line: 8, column: 30, scope: !48)
!68 = !DILocation(line: 0, scope: !48)
!69 = !DILocation(line: 8, column: 8, scope: !48)
!70 = !DILocation(line: 8, scope: !48)
!71 = !DILocation(line: 8, column: 40, scope: !72)
!72 = distinct !DILexicalBlock(scope: !48, file: !3, line: 8, column: 3)
!73 = !DILocation(line: 8, column: 3, scope: !48)
!74 = !DILocation(line: 9, column: 11, scope: !75)
!75 = distinct !DILexicalBlock(scope: !76, file: !3, line: 9, column: 9)
!76 = distinct !DILexicalBlock(scope: !72, file: !3, line: 8, column: 56)
!77 = !DILocation(line: 9, column: 31, scope: !75)
!78 = !DILocation(line: 9, column: 27, scope: !75)
!79 = !DILocation(line: 9, column: 19, scope: !75)
!80 = !DILocation(line: 9, column: 24, scope: !75)
!81 = !DILocation(line: 10, column: 5, scope: !76)
!82 = !DILocation(line: 11, column: 11, scope: !83)
!83 = distinct !DILexicalBlock(scope: !76, file: !3, line: 11, column: 9)
!84 = !DILocation(line: 11, column: 20, scope: !83)
!85 = !DILocation(line: 12, column: 3, scope: !76)
!86 = !DILocation(line: 8, column: 50, scope: !72)
!87 = !DILocation(line: 8, column: 3, scope: !72)
!88 = distinct !{!88, !73, !89, !90, !91}
!89 = !DILocation(line: 12, column: 3, scope: !48)
!90 = !{!"llvm.loop.mustprogress"}
!91 = !{!"llvm.loop.unroll.disable"}
!92 = !DILocation(line: 13, column: 3, scope: !2)
!93 = !DILocation(line: 14, column: 9, scope: !94)
!94 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 7)
!95 = !DILocation(line: 14, column: 33, scope: !94)
!96 = !DILocation(line: 14, column: 19, scope: !94)
!97 = !DILocation(line: 14, column: 15, scope: !94)
!98 = !DILocation(line: 14, column: 31, scope: !94)
!99 = !DILocation(line: 15, column: 1, scope: !2)
