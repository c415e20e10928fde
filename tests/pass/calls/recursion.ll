; ModuleID = 'recursion.cu'
source_filename = "recursion.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [42 x i8] c"o[t] == (t & 1 ? t * (t + 1) / 2 : 2 * t)\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [13 x i8] c"recursion.cu\00", align 1, !dbg !8
@__func__._Z1kPi = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z6sum_toi(i32 noundef %n) #0 !dbg !37 {
entry:
    #dbg_value(i32 %n, !42, !DIExpression(), !43)
  %cmp = icmp eq i32 %n, 0, !dbg !44
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !45

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !45

cond.false:                                       ; preds = %entry
  %sub = sub nsw i32 %n, 1, !dbg !46
  %call = call noundef i32 @_Z6sum_toi(i32 noundef %sub) #5, !dbg !47
  %add = add nsw i32 %n, %call, !dbg !48
  br label %cond.end, !dbg !45

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 0, %cond.true ], [ %add, %cond.false ], !dbg !45
  ret i32 %cond, !dbg !49
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z5twicei(i32 noundef %n) #0 !dbg !50 {
entry:
    #dbg_value(i32 %n, !52, !DIExpression(), !53)
  %mul = mul nsw i32 2, %n, !dbg !54
  ret i32 %mul, !dbg !55
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #1 !dbg !56 {
entry:
    #dbg_value(ptr %o, !61, !DIExpression(), !65)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
    #dbg_value(i32 %0, !62, !DIExpression(), !65)
  %and = and i32 %0, 1, !dbg !67
  %tobool = icmp ne i32 %and, 0, !dbg !68
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !68

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !68

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !68

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ @_Z6sum_toi, %cond.true ], [ @_Z5twicei, %cond.false ], !dbg !68
    #dbg_value(ptr %cond, !63, !DIExpression(), !65)
  %call1 = call noundef i32 %cond(i32 noundef %0) #5, !dbg !69
  %idxprom = sext i32 %0 to i64, !dbg !70
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !70
  store i32 %call1, ptr %arrayidx, align 4, !dbg !71, !tbaa !33
  %idxprom2 = sext i32 %0 to i64, !dbg !72
  %arrayidx3 = getelementptr inbounds i32, ptr %o, i64 %idxprom2, !dbg !72
  %1 = load i32, ptr %arrayidx3, align 4, !dbg !72, !tbaa !33
  %and4 = and i32 %0, 1, !dbg !73
  %tobool5 = icmp ne i32 %and4, 0, !dbg !74
  br i1 %tobool5, label %cond.true6, label %cond.false7, !dbg !74

cond.true6:                                       ; preds = %cond.end
  %add = add nsw i32 %0, 1, !dbg !75
  %mul = mul nsw i32 %0, %add, !dbg !76
  %div = sdiv i32 %mul, 2, !dbg !77
  br label %cond.end9, !dbg !74

cond.false7:                                      ; preds = %cond.end
  %mul8 = mul nsw i32 2, %0, !dbg !78
  br label %cond.end9, !dbg !74

cond.end9:                                        ; preds = %cond.false7, %cond.true6
  %cond10 = phi i32 [ %div, %cond.true6 ], [ %mul8, %cond.false7 ], !dbg !74
  %cmp = icmp eq i32 %1, %cond10, !dbg !79
  %storedv.i = zext i1 %cmp to i8, !dbg !80
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !80

if.then.i:                                        ; preds = %cond.end9
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 17, ptr noundef @__func__._Z1kPi, i64 noundef 1) #6, !dbg !80
  unreachable, !dbg !80

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %cond.end9
  ret void, !dbg !81
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

attributes #0 = { convergent mustprogress noinline nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!28, !29, !30, !31}
!llvm.ident = !{!32}
!llvm.errno.tbaa = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "recursion.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 336, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 42)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 13)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !21, imports: !22, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20}
!20 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!21 = !{!0, !8, !13}
!22 = !{!23, !26}
!23 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !24, file: !25, line: 206)
!24 = !DINamespace(name: "ws_math", scope: null)
!25 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!26 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !27, entity: !24, file: !25, line: 207)
!27 = !DINamespace(name: "std", scope: null)
!28 = !{i32 7, !"Dwarf Version", i32 4}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!32 = !{!"clang version 22.1.8"}
!33 = !{!34, !34, i64 0}
!34 = !{!"int", !35, i64 0}
!35 = !{!"omnipotent char", !36, i64 0}
!36 = !{!"Simple C++ TBAA"}
!37 = distinct !DISubprogram(name: "sum_to", linkageName: "_Z6sum_toi", scope: !2, file: !2, line: 7, type: !38, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !41)
!38 = !DISubroutineType(types: !39)
!39 = !{!40, !40}
!40 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!41 = !{!42}
!42 = !DILocalVariable(name: "n", arg: 1, scope: !37, file: !2, line: 7, type: !40)
!43 = !DILocation(line: 0, scope: !37)
!44 = !DILocation(line: 8, column: 12, scope: !37)
!45 = !DILocation(line: 8, column: 10, scope: !37)
!46 = !DILocation(line: 8, column: 36, scope: !37)
!47 = !DILocation(line: 8, column: 27, scope: !37)
!48 = !DILocation(line: 8, column: 25, scope: !37)
!49 = !DILocation(line: 8, column: 3, scope: !37)
!50 = distinct !DISubprogram(name: "twice", linkageName: "_Z5twicei", scope: !2, file: !2, line: 10, type: !38, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !51)
!51 = !{!52}
!52 = !DILocalVariable(name: "n", arg: 1, scope: !50, file: !2, line: 10, type: !40)
!53 = !DILocation(line: 0, scope: !50)
!54 = !DILocation(line: 11, column: 12, scope: !50)
!55 = !DILocation(line: 11, column: 3, scope: !50)
!56 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !2, file: !2, line: 13, type: !57, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !60)
!57 = !DISubroutineType(types: !58)
!58 = !{null, !59}
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!60 = !{!61, !62, !63}
!61 = !DILocalVariable(name: "o", arg: 1, scope: !56, file: !2, line: 13, type: !59)
!62 = !DILocalVariable(name: "t", scope: !56, file: !2, line: 14, type: !40)
!63 = !DILocalVariable(name: "f", scope: !56, file: !2, line: 15, type: !64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!65 = !DILocation(line: 0, scope: !56)
!66 = !DILocation(line: 14, column: 11, scope: !56)
!67 = !DILocation(line: 15, column: 21, scope: !56)
!68 = !DILocation(line: 15, column: 19, scope: !56)
!69 = !DILocation(line: 16, column: 10, scope: !56)
!70 = !DILocation(line: 16, column: 3, scope: !56)
!71 = !DILocation(line: 16, column: 8, scope: !56)
!72 = !DILocation(line: 17, column: 10, scope: !56)
!73 = !DILocation(line: 17, column: 21, scope: !56)
!74 = !DILocation(line: 17, column: 19, scope: !56)
!75 = !DILocation(line: 17, column: 34, scope: !56)
!76 = !DILocation(line: 17, column: 29, scope: !56)
!77 = !DILocation(line: 17, column: 39, scope: !56)
!78 = !DILocation(line: 17, column: 47, scope: !56)
!79 = !DILocation(line: 17, column: 15, scope: !56)
!80 = !DILocation(line: 17, column: 3, scope: !56)
!81 = !DILocation(line: 18, column: 1, scope: !56)
