; ModuleID = 'assert_between_barriers.cu'
source_filename = "assert_between_barriers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ1kPiE1s = internal addrspace(3) global [1024 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@.str = private unnamed_addr constant [40 x i8] c"half > 1 || t > 0 || s[0] == blockDim.x\00", align 1, !dbg !12
@.str1 = private unnamed_addr constant [27 x i8] c"assert_between_barriers.cu\00", align 1, !dbg !19
@__PRETTY_FUNCTION__._Z1kPi = private unnamed_addr constant [14 x i8] c"void k(int *)\00", align 1, !dbg !24
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %out, !63, !DIExpression(), !79)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !80
    #dbg_value(i32 %0, !64, !DIExpression(), !79)
  %idxprom = sext i32 %0 to i64, !dbg !81
  %arrayidx = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom, !dbg !81
  store i32 1, ptr %arrayidx, align 4, !dbg !82, !tbaa !75
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !83
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !84
  %div = udiv i32 %1, 2, !dbg !85
    #dbg_value(i32 %div, !65, !DIExpression(), !86)
  br label %for.cond, !dbg !87

for.cond:                                         ; preds = %for.inc, %entry
  %half.0 = phi i32 [ %div, %entry ], [ %div12, %for.inc ], !dbg !88
    #dbg_value(i32 %half.0, !65, !DIExpression(), !86)
  %cmp = icmp sgt i32 %half.0, 0, !dbg !89
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !91

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp2 = icmp slt i32 %0, %half.0, !dbg !92
  br i1 %cmp2, label %if.then, label %if.end, !dbg !92

if.then:                                          ; preds = %for.body
  %add = add nsw i32 %0, %half.0, !dbg !95
  %idxprom3 = sext i32 %add to i64, !dbg !96
  %arrayidx4 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom3, !dbg !96
  %2 = load i32, ptr %arrayidx4, align 4, !dbg !96, !tbaa !75
  %idxprom5 = sext i32 %0 to i64, !dbg !97
  %arrayidx6 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom5, !dbg !97
  %3 = load i32, ptr %arrayidx6, align 4, !dbg !98, !tbaa !75
  %add7 = add nsw i32 %3, %2, !dbg !98
  store i32 %add7, ptr %arrayidx6, align 4, !dbg !98, !tbaa !75
  br label %if.end, !dbg !97

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !99
  %cmp8 = icmp sgt i32 %half.0, 1, !dbg !100
  br i1 %cmp8, label %lor.end, label %lor.lhs.false, !dbg !101

lor.lhs.false:                                    ; preds = %if.end
  %cmp9 = icmp sgt i32 %0, 0, !dbg !102
  br i1 %cmp9, label %lor.end, label %lor.rhs, !dbg !103

lor.rhs:                                          ; preds = %lor.lhs.false
  %4 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), align 4, !dbg !104, !tbaa !75
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !105
  %cmp11 = icmp eq i32 %4, %5, !dbg !106
  br label %lor.end, !dbg !103

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false, %if.end
  %6 = phi i1 [ true, %lor.lhs.false ], [ true, %if.end ], [ %cmp11, %lor.rhs ]
  %storedv.i = zext i1 %6 to i8, !dbg !107
  br i1 %6, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !107

if.then.i:                                        ; preds = %lor.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 12, ptr noundef @__PRETTY_FUNCTION__._Z1kPi, i64 noundef 1) #5, !dbg !107
  unreachable, !dbg !107

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %lor.end
  br label %for.inc, !dbg !108

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %div12 = sdiv i32 %half.0, 2, !dbg !109
    #dbg_value(i32 %div12, !65, !DIExpression(), !86)
  br label %for.cond, !dbg !110, !llvm.loop !111

for.end:                                          ; preds = %for.cond.cleanup
  %cmp13 = icmp eq i32 %0, 0, !dbg !115
  br i1 %cmp13, label %if.then14, label %if.end18, !dbg !115

if.then14:                                        ; preds = %for.end
  %7 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), align 4, !dbg !117, !tbaa !75
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !118
  %idxprom16 = zext i32 %8 to i64, !dbg !119
  %arrayidx17 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom16, !dbg !119
  store i32 %7, ptr %arrayidx17, align 4, !dbg !120, !tbaa !75
  br label %if.end18, !dbg !119

if.end18:                                         ; preds = %if.then14, %for.end
  ret void, !dbg !121
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

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!70, !71, !72, !73}
!llvm.ident = !{!74}
!llvm.errno.tbaa = !{!75}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 5, type: !67, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !62)
!3 = !DIFile(filename: "assert_between_barriers.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !9, globals: !11, imports: !29, splitDebugInlining: false, nameTableKind: None)
!9 = !{!10}
!10 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!11 = !{!0, !12, !19, !24}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !3, line: 12, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 320, elements: !17)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 40)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 12, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 216, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 27)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 12, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 112, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 14)
!29 = !{!30, !33, !35, !40, !45, !50, !55, !57}
!30 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !31, file: !32, line: 128)
!31 = !DINamespace(name: "ws_math", scope: null)
!32 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!33 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !34, entity: !31, file: !32, line: 129)
!34 = !DINamespace(name: "std", scope: null)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !36, file: !32, line: 154)
!36 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !32, file: !32, line: 137, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !39}
!39 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !41, file: !32, line: 154)
!41 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !32, file: !32, line: 133, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !44}
!44 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !46, file: !32, line: 154)
!46 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !32, file: !32, line: 134, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!47 = !DISubroutineType(types: !48)
!48 = !{!49, !49}
!49 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !51, file: !32, line: 154)
!51 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !32, file: !32, line: 145, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!52 = !DISubroutineType(types: !53)
!53 = !{!10, !54}
!54 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!55 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !56, file: !32, line: 154)
!56 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !32, file: !32, line: 147, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !58, file: !32, line: 154)
!58 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !32, file: !32, line: 149, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!59 = !DISubroutineType(types: !60)
!60 = !{!7, !61}
!61 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!62 = !{!63, !64, !65}
!63 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!64 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 6, type: !7)
!65 = !DILocalVariable(name: "half", scope: !66, file: !3, line: 9, type: !7)
!66 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 32768, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 1024)
!70 = !{i32 7, !"Dwarf Version", i32 4}
!71 = !{i32 2, !"Debug Info Version", i32 3}
!72 = !{i32 1, !"wchar_size", i32 4}
!73 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!74 = !{!"clang version 22.1.8"}
!75 = !{!76, !76, i64 0}
!76 = !{!"int", !77, i64 0}
!77 = !{!"omnipotent char", !78, i64 0}
!78 = !{!"Simple C++ TBAA"}
!79 = !DILocation(line: 0, scope: !2)
!80 = !DILocation(line: 6, column: 11, scope: !2)
!81 = !DILocation(line: 7, column: 3, scope: !2)
!82 = !DILocation(line: 7, column: 8, scope: !2)
!83 = !DILocation(line: 8, column: 3, scope: !2)
!84 = !DILocation(line: 9, column: 19, scope: !66)
!85 = !DILocation(line: 9, column: 30, scope: !66)
!86 = !DILocation(line: 0, scope: !66)
!87 = !DILocation(line: 9, column: 8, scope: !66)
!88 = !DILocation(line: 9, scope: !66)
!89 = !DILocation(line: 9, column: 40, scope: !90)
!90 = distinct !DILexicalBlock(scope: !66, file: !3, line: 9, column: 3)
!91 = !DILocation(line: 9, column: 3, scope: !66)
!92 = !DILocation(line: 10, column: 11, scope: !93)
!93 = distinct !DILexicalBlock(scope: !94, file: !3, line: 10, column: 9)
!94 = distinct !DILexicalBlock(scope: !90, file: !3, line: 9, column: 56)
!95 = !DILocation(line: 10, column: 31, scope: !93)
!96 = !DILocation(line: 10, column: 27, scope: !93)
!97 = !DILocation(line: 10, column: 19, scope: !93)
!98 = !DILocation(line: 10, column: 24, scope: !93)
!99 = !DILocation(line: 11, column: 5, scope: !94)
!100 = !DILocation(line: 12, column: 17, scope: !94)
!101 = !DILocation(line: 12, column: 21, scope: !94)
!102 = !DILocation(line: 12, column: 26, scope: !94)
!103 = !DILocation(line: 12, column: 30, scope: !94)
!104 = !DILocation(line: 12, column: 33, scope: !94)
!105 = !DILocation(line: 12, column: 41, scope: !94)
!106 = !DILocation(line: 12, column: 38, scope: !94)
!107 = !DILocation(line: 12, column: 5, scope: !94)
!108 = !DILocation(line: 13, column: 3, scope: !94)
!109 = !DILocation(line: 9, column: 50, scope: !90)
!110 = !DILocation(line: 9, column: 3, scope: !90)
!111 = distinct !{!111, !91, !112, !113, !114}
!112 = !DILocation(line: 13, column: 3, scope: !66)
!113 = !{!"llvm.loop.mustprogress"}
!114 = !{!"llvm.loop.unroll.disable"}
!115 = !DILocation(line: 14, column: 9, scope: !116)
!116 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 7)
!117 = !DILocation(line: 14, column: 33, scope: !116)
!118 = !DILocation(line: 14, column: 19, scope: !116)
!119 = !DILocation(line: 14, column: 15, scope: !116)
!120 = !DILocation(line: 14, column: 31, scope: !116)
!121 = !DILocation(line: 15, column: 1, scope: !2)
