; ModuleID = 'syncthreads_count.cu'
source_filename = "syncthreads_count.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [8 x i8] c"n <= 10\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [21 x i8] c"syncthreads_count.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kPiS_ = private unnamed_addr constant [21 x i8] c"void k(int *, int *)\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [56 x i8] c"__syncthreads_and(t < 64) && !__syncthreads_and(t < 63)\00", align 1, !dbg !15
@.str3 = private unnamed_addr constant [56 x i8] c"__syncthreads_or(t == 63) && !__syncthreads_or(t == 64)\00", align 1, !dbg !20

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiS_(ptr noundef %o, ptr noundef %a) #0 !dbg !69 {
entry:
    #dbg_value(ptr %o, !74, !DIExpression(), !78)
    #dbg_value(ptr %a, !75, !DIExpression(), !78)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !79
    #dbg_value(i32 %0, !76, !DIExpression(), !78)
  %idxprom = sext i32 %0 to i64, !dbg !80
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !80
  store i32 %0, ptr %arrayidx, align 4, !dbg !81, !tbaa !65
  %cmp = icmp slt i32 %0, 10, !dbg !82
  %conv = zext i1 %cmp to i32, !dbg !83
  %1 = call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %cmp), !dbg !84
    #dbg_value(i32 %1, !77, !DIExpression(), !78)
  %xor = xor i32 %0, 32, !dbg !85
  %idxprom2 = sext i32 %xor to i64, !dbg !86
  %arrayidx3 = getelementptr inbounds i32, ptr %a, i64 %idxprom2, !dbg !86
  %2 = load i32, ptr %arrayidx3, align 4, !dbg !86, !tbaa !65
  %idxprom4 = sext i32 %0 to i64, !dbg !87
  %arrayidx5 = getelementptr inbounds i32, ptr %o, i64 %idxprom4, !dbg !87
  store i32 %2, ptr %arrayidx5, align 4, !dbg !88, !tbaa !65
  %cmp6 = icmp sle i32 %1, 10, !dbg !89
  %storedv.i37 = zext i1 %cmp6 to i8, !dbg !90
  br i1 %cmp6, label %_ZL9ws_assertbPKcS0_jS0_.exit39, label %if.then.i38, !dbg !90

if.then.i38:                                      ; preds = %entry
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 12, ptr noundef @__PRETTY_FUNCTION__._Z1kPiS_, i64 noundef 1) #5, !dbg !90
  unreachable, !dbg !90

_ZL9ws_assertbPKcS0_jS0_.exit39:                  ; preds = %entry
  %cmp7 = icmp slt i32 %0, 64, !dbg !91
  %conv8 = zext i1 %cmp7 to i32, !dbg !92
  %3 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %cmp7), !dbg !93
  %4 = zext i1 %3 to i32, !dbg !93
  %tobool = icmp ne i32 %4, 0, !dbg !93
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !94

land.rhs:                                         ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit39
  %cmp10 = icmp slt i32 %0, 63, !dbg !95
  %conv11 = zext i1 %cmp10 to i32, !dbg !96
  %5 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %cmp10), !dbg !97
  %6 = zext i1 %5 to i32, !dbg !97
  %tobool13 = icmp ne i32 %6, 0, !dbg !97
  %lnot = xor i1 %tobool13, true, !dbg !98
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_ZL9ws_assertbPKcS0_jS0_.exit39
  %7 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit39 ], [ %lnot, %land.rhs ], !dbg !78
  %storedv.i34 = zext i1 %7 to i8, !dbg !99
  br i1 %7, label %_ZL9ws_assertbPKcS0_jS0_.exit36, label %if.then.i35, !dbg !99

if.then.i35:                                      ; preds = %land.end
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__._Z1kPiS_, i64 noundef 1) #5, !dbg !99
  unreachable, !dbg !99

_ZL9ws_assertbPKcS0_jS0_.exit36:                  ; preds = %land.end
  %cmp14 = icmp eq i32 %0, 63, !dbg !100
  %conv15 = zext i1 %cmp14 to i32, !dbg !101
  %8 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %cmp14), !dbg !102
  %9 = zext i1 %8 to i32, !dbg !102
  %tobool17 = icmp ne i32 %9, 0, !dbg !102
  br i1 %tobool17, label %land.rhs18, label %land.end24, !dbg !103

land.rhs18:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit36
  %cmp19 = icmp eq i32 %0, 64, !dbg !104
  %conv20 = zext i1 %cmp19 to i32, !dbg !105
  %10 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %cmp19), !dbg !106
  %11 = zext i1 %10 to i32, !dbg !106
  %tobool22 = icmp ne i32 %11, 0, !dbg !106
  %lnot23 = xor i1 %tobool22, true, !dbg !107
  br label %land.end24

land.end24:                                       ; preds = %land.rhs18, %_ZL9ws_assertbPKcS0_jS0_.exit36
  %12 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit36 ], [ %lnot23, %land.rhs18 ], !dbg !78
  %storedv.i = zext i1 %12 to i8, !dbg !108
  br i1 %12, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !108

if.then.i:                                        ; preds = %land.end24
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 14, ptr noundef @__PRETTY_FUNCTION__._Z1kPiS_, i64 noundef 1) #5, !dbg !108
  unreachable, !dbg !108

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end24
  ret void, !dbg !109
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #3

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!22}
!llvm.module.flags = !{!60, !61, !62, !63}
!llvm.ident = !{!64}
!llvm.errno.tbaa = !{!65}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "syncthreads_count.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 8)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 21)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !10, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 56)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !17, isLocal: true, isDefinition: true)
!22 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !23, globals: !25, imports: !26, splitDebugInlining: false, nameTableKind: None)
!23 = !{!24}
!24 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!25 = !{!0, !8, !13, !15, !20}
!26 = !{!27, !30, !32, !37, !42, !47, !52, !54}
!27 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !22, entity: !28, file: !29, line: 128)
!28 = !DINamespace(name: "ws_math", scope: null)
!29 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!30 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !31, entity: !28, file: !29, line: 129)
!31 = !DINamespace(name: "std", scope: null)
!32 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !33, file: !29, line: 154)
!33 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !29, file: !29, line: 137, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !36}
!36 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !38, file: !29, line: 154)
!38 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !29, file: !29, line: 133, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!39 = !DISubroutineType(types: !40)
!40 = !{!41, !41}
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !43, file: !29, line: 154)
!43 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !29, file: !29, line: 134, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!44 = !DISubroutineType(types: !45)
!45 = !{!46, !46}
!46 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !48, file: !29, line: 154)
!48 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !29, file: !29, line: 145, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!49 = !DISubroutineType(types: !50)
!50 = !{!24, !51}
!51 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!52 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !53, file: !29, line: 154)
!53 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !29, file: !29, line: 147, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!54 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !55, file: !29, line: 154)
!55 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !29, file: !29, line: 149, type: !56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!56 = !DISubroutineType(types: !57)
!57 = !{!58, !59}
!58 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!59 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!60 = !{i32 7, !"Dwarf Version", i32 4}
!61 = !{i32 2, !"Debug Info Version", i32 3}
!62 = !{i32 1, !"wchar_size", i32 4}
!63 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!64 = !{!"clang version 22.1.8"}
!65 = !{!66, !66, i64 0}
!66 = !{!"int", !67, i64 0}
!67 = !{!"omnipotent char", !68, i64 0}
!68 = !{!"Simple C++ TBAA"}
!69 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !2, file: !2, line: 7, type: !70, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !22, retainedNodes: !73)
!70 = !DISubroutineType(types: !71)
!71 = !{null, !72, !72}
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!73 = !{!74, !75, !76, !77}
!74 = !DILocalVariable(name: "o", arg: 1, scope: !69, file: !2, line: 7, type: !72)
!75 = !DILocalVariable(name: "a", arg: 2, scope: !69, file: !2, line: 7, type: !72)
!76 = !DILocalVariable(name: "t", scope: !69, file: !2, line: 8, type: !58)
!77 = !DILocalVariable(name: "n", scope: !69, file: !2, line: 10, type: !58)
!78 = !DILocation(line: 0, scope: !69)
!79 = !DILocation(line: 8, column: 11, scope: !69)
!80 = !DILocation(line: 9, column: 3, scope: !69)
!81 = !DILocation(line: 9, column: 8, scope: !69)
!82 = !DILocation(line: 10, column: 33, scope: !69)
!83 = !DILocation(line: 10, column: 31, scope: !69)
!84 = !DILocation(line: 10, column: 11, scope: !69)
!85 = !DILocation(line: 11, column: 14, scope: !69)
!86 = !DILocation(line: 11, column: 10, scope: !69)
!87 = !DILocation(line: 11, column: 3, scope: !69)
!88 = !DILocation(line: 11, column: 8, scope: !69)
!89 = !DILocation(line: 12, column: 12, scope: !69)
!90 = !DILocation(line: 12, column: 3, scope: !69)
!91 = !DILocation(line: 13, column: 30, scope: !69)
!92 = !DILocation(line: 13, column: 28, scope: !69)
!93 = !DILocation(line: 13, column: 10, scope: !69)
!94 = !DILocation(line: 13, column: 36, scope: !69)
!95 = !DILocation(line: 13, column: 60, scope: !69)
!96 = !DILocation(line: 13, column: 58, scope: !69)
!97 = !DILocation(line: 13, column: 40, scope: !69)
!98 = !DILocation(line: 13, column: 39, scope: !69)
!99 = !DILocation(line: 13, column: 3, scope: !69)
!100 = !DILocation(line: 14, column: 29, scope: !69)
!101 = !DILocation(line: 14, column: 27, scope: !69)
!102 = !DILocation(line: 14, column: 10, scope: !69)
!103 = !DILocation(line: 14, column: 36, scope: !69)
!104 = !DILocation(line: 14, column: 59, scope: !69)
!105 = !DILocation(line: 14, column: 57, scope: !69)
!106 = !DILocation(line: 14, column: 40, scope: !69)
!107 = !DILocation(line: 14, column: 39, scope: !69)
!108 = !DILocation(line: 14, column: 3, scope: !69)
!109 = !DILocation(line: 15, column: 1, scope: !69)
