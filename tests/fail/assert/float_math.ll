; ModuleID = 'float_math.cu'
source_filename = "float_math.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [32 x i8] c"(float)(x / 3) == (double)x / 3\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [14 x i8] c"float_math.cu\00", align 1, !dbg !8
@__func__._Z1kf = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kf(float noundef %x) #0 !dbg !39 {
entry:
    #dbg_value(float %x, !43, !DIExpression(), !44)
  %div = fdiv float %x, 3.000000e+00, !dbg !45
  %conv = fpext float %div to double, !dbg !46
  %conv1 = fpext float %x to double, !dbg !47
  %div2 = fdiv double %conv1, 3.000000e+00, !dbg !48
  %cmp = fcmp oeq double %conv, %div2, !dbg !49
  %storedv.i = zext i1 %cmp to i8, !dbg !50
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !50

if.then.i:                                        ; preds = %entry
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 7, ptr noundef @__func__._Z1kf, i64 noundef 1) #2, !dbg !50
  unreachable, !dbg !50

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  ret void, !dbg !51
}

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #2 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!30, !31, !32, !33}
!llvm.ident = !{!34}
!llvm.errno.tbaa = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "float_math.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 32)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 14)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !23, imports: !24, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20, !21, !22}
!20 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!21 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!22 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!23 = !{!0, !8, !13}
!24 = !{!25, !28}
!25 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !26, file: !27, line: 206)
!26 = !DINamespace(name: "ws_math", scope: null)
!27 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!28 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !29, entity: !26, file: !27, line: 207)
!29 = !DINamespace(name: "std", scope: null)
!30 = !{i32 7, !"Dwarf Version", i32 4}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!34 = !{!"clang version 22.1.8"}
!35 = !{!36, !36, i64 0}
!36 = !{!"int", !37, i64 0}
!37 = !{!"omnipotent char", !38, i64 0}
!38 = !{!"Simple C++ TBAA"}
!39 = distinct !DISubprogram(name: "k", linkageName: "_Z1kf", scope: !2, file: !2, line: 6, type: !40, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{null, !21}
!42 = !{!43}
!43 = !DILocalVariable(name: "x", arg: 1, scope: !39, file: !2, line: 6, type: !21)
!44 = !DILocation(line: 0, scope: !39)
!45 = !DILocation(line: 7, column: 20, scope: !39)
!46 = !DILocation(line: 7, column: 10, scope: !39)
!47 = !DILocation(line: 7, column: 36, scope: !39)
!48 = !DILocation(line: 7, column: 38, scope: !39)
!49 = !DILocation(line: 7, column: 25, scope: !39)
!50 = !DILocation(line: 7, column: 3, scope: !39)
!51 = !DILocation(line: 8, column: 1, scope: !39)
