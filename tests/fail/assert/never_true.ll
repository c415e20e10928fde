; ModuleID = 'never_true.cu'
source_filename = "never_true.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [12 x i8] c"a[i] == old\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [14 x i8] c"never_true.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kPi = private unnamed_addr constant [14 x i8] c"void k(int *)\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %a) #0 !dbg !62 {
entry:
    #dbg_value(ptr %a, !67, !DIExpression(), !70)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !71
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !72
  %mul = mul i32 %0, %1, !dbg !73
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74
  %add = add i32 %mul, %2, !dbg !75
    #dbg_value(i32 %add, !68, !DIExpression(), !70)
  %idxprom = sext i32 %add to i64, !dbg !76
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !76
  %3 = load i32, ptr %arrayidx, align 4, !dbg !76, !tbaa !58
    #dbg_value(i32 %3, !69, !DIExpression(), !70)
  %xor = xor i32 %3, 1, !dbg !77
  %idxprom3 = sext i32 %add to i64, !dbg !78
  %arrayidx4 = getelementptr inbounds i32, ptr %a, i64 %idxprom3, !dbg !78
  store i32 %xor, ptr %arrayidx4, align 4, !dbg !79, !tbaa !58
  %idxprom5 = sext i32 %add to i64, !dbg !80
  %arrayidx6 = getelementptr inbounds i32, ptr %a, i64 %idxprom5, !dbg !80
  %4 = load i32, ptr %arrayidx6, align 4, !dbg !80, !tbaa !58
  %cmp = icmp eq i32 %4, %3, !dbg !81
  %storedv.i = zext i1 %cmp to i8, !dbg !82
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !82

if.then.i:                                        ; preds = %entry
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 10, ptr noundef @__PRETTY_FUNCTION__._Z1kPi, i64 noundef 1) #4, !dbg !82
  unreachable, !dbg !82

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  ret void, !dbg !83
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!15}
!llvm.module.flags = !{!53, !54, !55, !56}
!llvm.ident = !{!57}
!llvm.errno.tbaa = !{!58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "never_true.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 12)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 14)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !10, isLocal: true, isDefinition: true)
!15 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !16, globals: !18, imports: !19, splitDebugInlining: false, nameTableKind: None)
!16 = !{!17}
!17 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!18 = !{!0, !8, !13}
!19 = !{!20, !23, !25, !30, !35, !40, !45, !47}
!20 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !21, file: !22, line: 128)
!21 = !DINamespace(name: "ws_math", scope: null)
!22 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!23 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !24, entity: !21, file: !22, line: 129)
!24 = !DINamespace(name: "std", scope: null)
!25 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !26, file: !22, line: 154)
!26 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !22, file: !22, line: 137, type: !27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!27 = !DISubroutineType(types: !28)
!28 = !{!29, !29}
!29 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!30 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !31, file: !22, line: 154)
!31 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !22, file: !22, line: 133, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!32 = !DISubroutineType(types: !33)
!33 = !{!34, !34}
!34 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !36, file: !22, line: 154)
!36 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !22, file: !22, line: 134, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !39}
!39 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !41, file: !22, line: 154)
!41 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !22, file: !22, line: 145, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!42 = !DISubroutineType(types: !43)
!43 = !{!17, !44}
!44 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !46, file: !22, line: 154)
!46 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !22, file: !22, line: 147, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !48, file: !22, line: 154)
!48 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !22, file: !22, line: 149, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!49 = !DISubroutineType(types: !50)
!50 = !{!51, !52}
!51 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!52 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!53 = !{i32 7, !"Dwarf Version", i32 4}
!54 = !{i32 2, !"Debug Info Version", i32 3}
!55 = !{i32 1, !"wchar_size", i32 4}
!56 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!57 = !{!"clang version 22.1.8"}
!58 = !{!59, !59, i64 0}
!59 = !{!"int", !60, i64 0}
!60 = !{!"omnipotent char", !61, i64 0}
!61 = !{!"Simple C++ TBAA"}
!62 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !2, file: !2, line: 6, type: !63, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, retainedNodes: !66)
!63 = !DISubroutineType(types: !64)
!64 = !{null, !65}
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!66 = !{!67, !68, !69}
!67 = !DILocalVariable(name: "a", arg: 1, scope: !62, file: !2, line: 6, type: !65)
!68 = !DILocalVariable(name: "i", scope: !62, file: !2, line: 7, type: !51)
!69 = !DILocalVariable(name: "old", scope: !62, file: !2, line: 8, type: !51)
!70 = !DILocation(line: 0, scope: !62)
!71 = !DILocation(line: 7, column: 11, scope: !62)
!72 = !DILocation(line: 7, column: 24, scope: !62)
!73 = !DILocation(line: 7, column: 22, scope: !62)
!74 = !DILocation(line: 7, column: 37, scope: !62)
!75 = !DILocation(line: 7, column: 35, scope: !62)
!76 = !DILocation(line: 8, column: 13, scope: !62)
!77 = !DILocation(line: 9, column: 14, scope: !62)
!78 = !DILocation(line: 9, column: 3, scope: !62)
!79 = !DILocation(line: 9, column: 8, scope: !62)
!80 = !DILocation(line: 10, column: 10, scope: !62)
!81 = !DILocation(line: 10, column: 15, scope: !62)
!82 = !DILocation(line: 10, column: 3, scope: !62)
!83 = !DILocation(line: 11, column: 1, scope: !62)
