; ModuleID = 'recursion.cu'
source_filename = "recursion.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [42 x i8] c"o[t] == (t & 1 ? t * (t + 1) / 2 : 2 * t)\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [13 x i8] c"recursion.cu\00", align 1, !dbg !8
@__func__._Z1kPi = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6sum_toi(i32 noundef %n) #0 !dbg !33 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !38, !DIExpression(), !39)
  %0 = load i32, ptr %n.addr, align 4, !dbg !40
  %cmp = icmp eq i32 %0, 0, !dbg !41
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !40

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !40

cond.false:                                       ; preds = %entry
  %1 = load i32, ptr %n.addr, align 4, !dbg !42
  %2 = load i32, ptr %n.addr, align 4, !dbg !43
  %sub = sub nsw i32 %2, 1, !dbg !44
  %call = call noundef i32 @_Z6sum_toi(i32 noundef %sub) #4, !dbg !45
  %add = add nsw i32 %1, %call, !dbg !46
  br label %cond.end, !dbg !40

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 0, %cond.true ], [ %add, %cond.false ], !dbg !40
  ret i32 %cond, !dbg !47
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z5twicei(i32 noundef %n) #0 !dbg !48 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !49, !DIExpression(), !50)
  %0 = load i32, ptr %n.addr, align 4, !dbg !51
  %mul = mul nsw i32 2, %0, !dbg !52
  ret i32 %mul, !dbg !53
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #1 !dbg !54 {
entry:
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %f = alloca ptr, align 8
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !58, !DIExpression(), !59)
    #dbg_declare(ptr %t, !60, !DIExpression(), !61)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  store i32 %0, ptr %t, align 4, !dbg !61
    #dbg_declare(ptr %f, !63, !DIExpression(), !65)
  %1 = load i32, ptr %t, align 4, !dbg !66
  %and = and i32 %1, 1, !dbg !67
  %tobool = icmp ne i32 %and, 0, !dbg !66
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !66

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !66

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !66

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ @_Z6sum_toi, %cond.true ], [ @_Z5twicei, %cond.false ], !dbg !66
  store ptr %cond, ptr %f, align 8, !dbg !65
  %2 = load ptr, ptr %f, align 8, !dbg !68
  %3 = load i32, ptr %t, align 4, !dbg !69
  %call1 = call noundef i32 %2(i32 noundef %3) #4, !dbg !68
  %4 = load ptr, ptr %o.addr, align 8, !dbg !70
  %5 = load i32, ptr %t, align 4, !dbg !71
  %idxprom = sext i32 %5 to i64, !dbg !70
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom, !dbg !70
  store i32 %call1, ptr %arrayidx, align 4, !dbg !72
  %6 = load ptr, ptr %o.addr, align 8, !dbg !73
  %7 = load i32, ptr %t, align 4, !dbg !74
  %idxprom2 = sext i32 %7 to i64, !dbg !73
  %arrayidx3 = getelementptr inbounds i32, ptr %6, i64 %idxprom2, !dbg !73
  %8 = load i32, ptr %arrayidx3, align 4, !dbg !73
  %9 = load i32, ptr %t, align 4, !dbg !75
  %and4 = and i32 %9, 1, !dbg !76
  %tobool5 = icmp ne i32 %and4, 0, !dbg !75
  br i1 %tobool5, label %cond.true6, label %cond.false7, !dbg !75

cond.true6:                                       ; preds = %cond.end
  %10 = load i32, ptr %t, align 4, !dbg !77
  %11 = load i32, ptr %t, align 4, !dbg !78
  %add = add nsw i32 %11, 1, !dbg !79
  %mul = mul nsw i32 %10, %add, !dbg !80
  %div = sdiv i32 %mul, 2, !dbg !81
  br label %cond.end9, !dbg !75

cond.false7:                                      ; preds = %cond.end
  %12 = load i32, ptr %t, align 4, !dbg !82
  %mul8 = mul nsw i32 2, %12, !dbg !83
  br label %cond.end9, !dbg !75

cond.end9:                                        ; preds = %cond.false7, %cond.true6
  %cond10 = phi i32 [ %div, %cond.true6 ], [ %mul8, %cond.false7 ], !dbg !75
  %cmp = icmp eq i32 %8, %cond10, !dbg !84
  %storedv.i = zext i1 %cmp to i8, !dbg !85
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !85
  store ptr @.str, ptr %m.addr.i, align 8, !dbg !85
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !85
  store i32 17, ptr %l.addr.i, align 4, !dbg !85
  store ptr @__func__._Z1kPi, ptr %fn.addr.i, align 8, !dbg !85
  %13 = load i8, ptr %c.addr.i, align 1, !dbg !85
  %loadedv.i = trunc i8 %13 to i1, !dbg !85
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !85

if.then.i:                                        ; preds = %cond.end9
  %14 = load ptr, ptr %m.addr.i, align 8, !dbg !85
  %15 = load ptr, ptr %f.addr.i, align 8, !dbg !85
  %16 = load i32, ptr %l.addr.i, align 4, !dbg !85
  %17 = load ptr, ptr %fn.addr.i, align 8, !dbg !85
  call void @__assertfail(ptr noundef %14, ptr noundef %15, i32 noundef %16, ptr noundef %17, i64 noundef 1) #5, !dbg !85
  unreachable, !dbg !85

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %cond.end9
  ret void, !dbg !86
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!28, !29, !30, !31}
!llvm.ident = !{!32}

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
!18 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !21, imports: !22, splitDebugInlining: false, nameTableKind: None)
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
!33 = distinct !DISubprogram(name: "sum_to", linkageName: "_Z6sum_toi", scope: !2, file: !2, line: 7, type: !34, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !37)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !36}
!36 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!37 = !{}
!38 = !DILocalVariable(name: "n", arg: 1, scope: !33, file: !2, line: 7, type: !36)
!39 = !DILocation(line: 7, column: 40, scope: !33)
!40 = !DILocation(line: 8, column: 10, scope: !33)
!41 = !DILocation(line: 8, column: 12, scope: !33)
!42 = !DILocation(line: 8, column: 23, scope: !33)
!43 = !DILocation(line: 8, column: 34, scope: !33)
!44 = !DILocation(line: 8, column: 36, scope: !33)
!45 = !DILocation(line: 8, column: 27, scope: !33)
!46 = !DILocation(line: 8, column: 25, scope: !33)
!47 = !DILocation(line: 8, column: 3, scope: !33)
!48 = distinct !DISubprogram(name: "twice", linkageName: "_Z5twicei", scope: !2, file: !2, line: 10, type: !34, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !37)
!49 = !DILocalVariable(name: "n", arg: 1, scope: !48, file: !2, line: 10, type: !36)
!50 = !DILocation(line: 10, column: 39, scope: !48)
!51 = !DILocation(line: 11, column: 14, scope: !48)
!52 = !DILocation(line: 11, column: 12, scope: !48)
!53 = !DILocation(line: 11, column: 3, scope: !48)
!54 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !2, file: !2, line: 13, type: !55, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !37)
!55 = !DISubroutineType(types: !56)
!56 = !{null, !57}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!58 = !DILocalVariable(name: "o", arg: 1, scope: !54, file: !2, line: 13, type: !57)
!59 = !DILocation(line: 13, column: 24, scope: !54)
!60 = !DILocalVariable(name: "t", scope: !54, file: !2, line: 14, type: !36)
!61 = !DILocation(line: 14, column: 7, scope: !54)
!62 = !DILocation(line: 14, column: 11, scope: !54)
!63 = !DILocalVariable(name: "f", scope: !54, file: !2, line: 15, type: !64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!65 = !DILocation(line: 15, column: 9, scope: !54)
!66 = !DILocation(line: 15, column: 19, scope: !54)
!67 = !DILocation(line: 15, column: 21, scope: !54)
!68 = !DILocation(line: 16, column: 10, scope: !54)
!69 = !DILocation(line: 16, column: 12, scope: !54)
!70 = !DILocation(line: 16, column: 3, scope: !54)
!71 = !DILocation(line: 16, column: 5, scope: !54)
!72 = !DILocation(line: 16, column: 8, scope: !54)
!73 = !DILocation(line: 17, column: 10, scope: !54)
!74 = !DILocation(line: 17, column: 12, scope: !54)
!75 = !DILocation(line: 17, column: 19, scope: !54)
!76 = !DILocation(line: 17, column: 21, scope: !54)
!77 = !DILocation(line: 17, column: 27, scope: !54)
!78 = !DILocation(line: 17, column: 32, scope: !54)
!79 = !DILocation(line: 17, column: 34, scope: !54)
!80 = !DILocation(line: 17, column: 29, scope: !54)
!81 = !DILocation(line: 17, column: 39, scope: !54)
!82 = !DILocation(line: 17, column: 49, scope: !54)
!83 = !DILocation(line: 17, column: 47, scope: !54)
!84 = !DILocation(line: 17, column: 15, scope: !54)
!85 = !DILocation(line: 17, column: 3, scope: !54)
!86 = !DILocation(line: 18, column: 1, scope: !54)
