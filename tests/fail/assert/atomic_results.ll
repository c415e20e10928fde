; ModuleID = 'atomic_results.cu'
source_filename = "atomic_results.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [22 x i8] c"atomicInc(u, 1u) == 0\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [18 x i8] c"atomic_results.cu\00", align 1, !dbg !8
@__func__._Z1kPj = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [22 x i8] c"atomicInc(u, 1u) == 1\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [10 x i8] c"u[0] == 2\00", align 1, !dbg !20

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPj(ptr noundef %u) #0 !dbg !44 {
entry:
    #dbg_value(ptr %u, !50, !DIExpression(), !51)
  %0 = atomicrmw uinc_wrap ptr %u, i32 1 seq_cst, align 4, !dbg !52
  %cmp = icmp eq i32 %0, 0, !dbg !53
  %storedv.i9 = zext i1 %cmp to i8, !dbg !54
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit11, label %if.then.i10, !dbg !54

if.then.i10:                                      ; preds = %entry
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 7, ptr noundef @__func__._Z1kPj, i64 noundef 1) #2, !dbg !54
  unreachable, !dbg !54

_ZL9ws_assertbPKcS0_jS0_.exit11:                  ; preds = %entry
  %1 = atomicrmw uinc_wrap ptr %u, i32 1 seq_cst, align 4, !dbg !55
  %cmp2 = icmp eq i32 %1, 1, !dbg !56
  %storedv.i6 = zext i1 %cmp2 to i8, !dbg !57
  br i1 %cmp2, label %_ZL9ws_assertbPKcS0_jS0_.exit8, label %if.then.i7, !dbg !57

if.then.i7:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit11
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 8, ptr noundef @__func__._Z1kPj, i64 noundef 1) #2, !dbg !57
  unreachable, !dbg !57

_ZL9ws_assertbPKcS0_jS0_.exit8:                   ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit11
  %arrayidx = getelementptr inbounds i32, ptr %u, i64 0, !dbg !58
  %2 = load i32, ptr %arrayidx, align 4, !dbg !58, !tbaa !40
  %cmp3 = icmp eq i32 %2, 2, !dbg !59
  %storedv.i = zext i1 %cmp3 to i8, !dbg !60
  br i1 %cmp3, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !60

if.then.i:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit8
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 9, ptr noundef @__func__._Z1kPj, i64 noundef 1) #2, !dbg !60
  unreachable, !dbg !60

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit8
  ret void, !dbg !61
}

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #2 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!25}
!llvm.module.flags = !{!35, !36, !37, !38}
!llvm.ident = !{!39}
!llvm.errno.tbaa = !{!40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "atomic_results.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 22)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 18)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !3, isLocal: true, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 10)
!25 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !26, globals: !28, imports: !29, splitDebugInlining: false, nameTableKind: None)
!26 = !{!27}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !{!0, !8, !13, !18, !20}
!29 = !{!30, !33}
!30 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !25, entity: !31, file: !32, line: 206)
!31 = !DINamespace(name: "ws_math", scope: null)
!32 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!33 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !34, entity: !31, file: !32, line: 207)
!34 = !DINamespace(name: "std", scope: null)
!35 = !{i32 7, !"Dwarf Version", i32 4}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!39 = !{!"clang version 22.1.8"}
!40 = !{!41, !41, i64 0}
!41 = !{!"int", !42, i64 0}
!42 = !{!"omnipotent char", !43, i64 0}
!43 = !{!"Simple C++ TBAA"}
!44 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPj", scope: !2, file: !2, line: 6, type: !45, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !49)
!45 = !DISubroutineType(types: !46)
!46 = !{null, !47}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!49 = !{!50}
!50 = !DILocalVariable(name: "u", arg: 1, scope: !44, file: !2, line: 6, type: !47)
!51 = !DILocation(line: 0, scope: !44)
!52 = !DILocation(line: 7, column: 10, scope: !44)
!53 = !DILocation(line: 7, column: 27, scope: !44)
!54 = !DILocation(line: 7, column: 3, scope: !44)
!55 = !DILocation(line: 8, column: 10, scope: !44)
!56 = !DILocation(line: 8, column: 27, scope: !44)
!57 = !DILocation(line: 8, column: 3, scope: !44)
!58 = !DILocation(line: 9, column: 10, scope: !44)
!59 = !DILocation(line: 9, column: 15, scope: !44)
!60 = !DILocation(line: 9, column: 3, scope: !44)
!61 = !DILocation(line: 10, column: 1, scope: !44)
