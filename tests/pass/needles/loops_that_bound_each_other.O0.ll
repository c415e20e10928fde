; ModuleID = 'loops_that_bound_each_other.cu'
source_filename = "loops_that_bound_each_other.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4cubePiiii(ptr noundef %a, i32 noundef %n, i32 noundef %m, i32 noundef %p) #0 !dbg !42 {
entry:
  %a.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %m.addr = alloca i32, align 4
  %p.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %k = alloca i32, align 4
  %s = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !47, !DIExpression(), !48)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !49, !DIExpression(), !50)
  store i32 %m, ptr %m.addr, align 4
    #dbg_declare(ptr %m.addr, !51, !DIExpression(), !52)
  store i32 %p, ptr %p.addr, align 4
    #dbg_declare(ptr %p.addr, !53, !DIExpression(), !54)
    #dbg_declare(ptr %i, !55, !DIExpression(), !57)
  store i32 0, ptr %i, align 4, !dbg !57
  br label %for.cond, !dbg !58

for.cond:                                         ; preds = %for.inc107, %entry
  %0 = load i32, ptr %i, align 4, !dbg !59
  %1 = load i32, ptr %n.addr, align 4, !dbg !61
  %cmp = icmp slt i32 %0, %1, !dbg !62
  br i1 %cmp, label %for.body, label %for.end109, !dbg !63

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %j, !64, !DIExpression(), !66)
  store i32 0, ptr %j, align 4, !dbg !66
  br label %for.cond1, !dbg !67

for.cond1:                                        ; preds = %for.inc104, %for.body
  %2 = load i32, ptr %j, align 4, !dbg !68
  %3 = load i32, ptr %m.addr, align 4, !dbg !70
  %cmp2 = icmp slt i32 %2, %3, !dbg !71
  br i1 %cmp2, label %for.body3, label %for.end106, !dbg !72

for.body3:                                        ; preds = %for.cond1
    #dbg_declare(ptr %k, !73, !DIExpression(), !75)
  store i32 0, ptr %k, align 4, !dbg !75
  br label %for.cond4, !dbg !76

for.cond4:                                        ; preds = %for.inc, %for.body3
  %4 = load i32, ptr %k, align 4, !dbg !77
  %5 = load i32, ptr %p.addr, align 4, !dbg !79
  %cmp5 = icmp slt i32 %4, %5, !dbg !80
  br i1 %cmp5, label %for.body6, label %for.end, !dbg !81

for.body6:                                        ; preds = %for.cond4
    #dbg_declare(ptr %s, !82, !DIExpression(), !84)
  store i32 0, ptr %s, align 4, !dbg !84
  %6 = load i32, ptr %i, align 4, !dbg !85
  %7 = load i32, ptr %j, align 4, !dbg !85
  %8 = load i32, ptr %k, align 4, !dbg !85
  %add = add nsw i32 %7, %8, !dbg !85
  %add7 = add nsw i32 %add, 3, !dbg !85
  %add8 = add nsw i32 %add7, 1, !dbg !85
  %cmp9 = icmp slt i32 %6, %add8, !dbg !85
  br i1 %cmp9, label %if.then, label %if.end, !dbg !85

if.then:                                          ; preds = %for.body6
  %9 = load i32, ptr %s, align 4, !dbg !85
  %add10 = add nsw i32 %9, 1, !dbg !85
  store i32 %add10, ptr %s, align 4, !dbg !85
  br label %if.end, !dbg !85

if.end:                                           ; preds = %if.then, %for.body6
  %10 = load i32, ptr %j, align 4, !dbg !87
  %11 = load i32, ptr %i, align 4, !dbg !87
  %12 = load i32, ptr %k, align 4, !dbg !87
  %mul = mul nsw i32 %12, 2, !dbg !87
  %add11 = add nsw i32 %11, %mul, !dbg !87
  %add12 = add nsw i32 %add11, 5, !dbg !87
  %add13 = add nsw i32 %add12, 2, !dbg !87
  %cmp14 = icmp slt i32 %10, %add13, !dbg !87
  br i1 %cmp14, label %if.then15, label %if.end16, !dbg !87

if.then15:                                        ; preds = %if.end
  %13 = load i32, ptr %s, align 4, !dbg !87
  %xor = xor i32 %13, 1, !dbg !87
  store i32 %xor, ptr %s, align 4, !dbg !87
  br label %if.end16, !dbg !87

if.end16:                                         ; preds = %if.then15, %if.end
  %14 = load i32, ptr %k, align 4, !dbg !89
  %15 = load i32, ptr %i, align 4, !dbg !89
  %mul17 = mul nsw i32 %15, 3, !dbg !89
  %16 = load i32, ptr %j, align 4, !dbg !89
  %add18 = add nsw i32 %mul17, %16, !dbg !89
  %add19 = add nsw i32 %add18, 7, !dbg !89
  %add20 = add nsw i32 %add19, 3, !dbg !89
  %cmp21 = icmp slt i32 %14, %add20, !dbg !89
  br i1 %cmp21, label %if.then22, label %if.end25, !dbg !89

if.then22:                                        ; preds = %if.end16
  %17 = load i32, ptr %s, align 4, !dbg !89
  %mul23 = mul nsw i32 1, %17, !dbg !89
  %18 = load i32, ptr %s, align 4, !dbg !89
  %add24 = add nsw i32 %18, %mul23, !dbg !89
  store i32 %add24, ptr %s, align 4, !dbg !89
  br label %if.end25, !dbg !89

if.end25:                                         ; preds = %if.then22, %if.end16
  %19 = load i32, ptr %i, align 4, !dbg !91
  %20 = load i32, ptr %j, align 4, !dbg !91
  %21 = load i32, ptr %k, align 4, !dbg !91
  %add26 = add nsw i32 %20, %21, !dbg !91
  %add27 = add nsw i32 %add26, 6, !dbg !91
  %add28 = add nsw i32 %add27, 1, !dbg !91
  %cmp29 = icmp slt i32 %19, %add28, !dbg !91
  br i1 %cmp29, label %if.then30, label %if.end32, !dbg !91

if.then30:                                        ; preds = %if.end25
  %22 = load i32, ptr %s, align 4, !dbg !91
  %add31 = add nsw i32 %22, 2, !dbg !91
  store i32 %add31, ptr %s, align 4, !dbg !91
  br label %if.end32, !dbg !91

if.end32:                                         ; preds = %if.then30, %if.end25
  %23 = load i32, ptr %j, align 4, !dbg !93
  %24 = load i32, ptr %i, align 4, !dbg !93
  %25 = load i32, ptr %k, align 4, !dbg !93
  %mul33 = mul nsw i32 %25, 2, !dbg !93
  %add34 = add nsw i32 %24, %mul33, !dbg !93
  %add35 = add nsw i32 %add34, 10, !dbg !93
  %add36 = add nsw i32 %add35, 2, !dbg !93
  %cmp37 = icmp slt i32 %23, %add36, !dbg !93
  br i1 %cmp37, label %if.then38, label %if.end40, !dbg !93

if.then38:                                        ; preds = %if.end32
  %26 = load i32, ptr %s, align 4, !dbg !93
  %xor39 = xor i32 %26, 2, !dbg !93
  store i32 %xor39, ptr %s, align 4, !dbg !93
  br label %if.end40, !dbg !93

if.end40:                                         ; preds = %if.then38, %if.end32
  %27 = load i32, ptr %k, align 4, !dbg !95
  %28 = load i32, ptr %i, align 4, !dbg !95
  %mul41 = mul nsw i32 %28, 3, !dbg !95
  %29 = load i32, ptr %j, align 4, !dbg !95
  %add42 = add nsw i32 %mul41, %29, !dbg !95
  %add43 = add nsw i32 %add42, 14, !dbg !95
  %add44 = add nsw i32 %add43, 3, !dbg !95
  %cmp45 = icmp slt i32 %27, %add44, !dbg !95
  br i1 %cmp45, label %if.then46, label %if.end49, !dbg !95

if.then46:                                        ; preds = %if.end40
  %30 = load i32, ptr %s, align 4, !dbg !95
  %mul47 = mul nsw i32 2, %30, !dbg !95
  %31 = load i32, ptr %s, align 4, !dbg !95
  %add48 = add nsw i32 %31, %mul47, !dbg !95
  store i32 %add48, ptr %s, align 4, !dbg !95
  br label %if.end49, !dbg !95

if.end49:                                         ; preds = %if.then46, %if.end40
  %32 = load i32, ptr %i, align 4, !dbg !97
  %33 = load i32, ptr %j, align 4, !dbg !97
  %34 = load i32, ptr %k, align 4, !dbg !97
  %add50 = add nsw i32 %33, %34, !dbg !97
  %add51 = add nsw i32 %add50, 9, !dbg !97
  %add52 = add nsw i32 %add51, 1, !dbg !97
  %cmp53 = icmp slt i32 %32, %add52, !dbg !97
  br i1 %cmp53, label %if.then54, label %if.end56, !dbg !97

if.then54:                                        ; preds = %if.end49
  %35 = load i32, ptr %s, align 4, !dbg !97
  %add55 = add nsw i32 %35, 3, !dbg !97
  store i32 %add55, ptr %s, align 4, !dbg !97
  br label %if.end56, !dbg !97

if.end56:                                         ; preds = %if.then54, %if.end49
  %36 = load i32, ptr %j, align 4, !dbg !99
  %37 = load i32, ptr %i, align 4, !dbg !99
  %38 = load i32, ptr %k, align 4, !dbg !99
  %mul57 = mul nsw i32 %38, 2, !dbg !99
  %add58 = add nsw i32 %37, %mul57, !dbg !99
  %add59 = add nsw i32 %add58, 15, !dbg !99
  %add60 = add nsw i32 %add59, 2, !dbg !99
  %cmp61 = icmp slt i32 %36, %add60, !dbg !99
  br i1 %cmp61, label %if.then62, label %if.end64, !dbg !99

if.then62:                                        ; preds = %if.end56
  %39 = load i32, ptr %s, align 4, !dbg !99
  %xor63 = xor i32 %39, 3, !dbg !99
  store i32 %xor63, ptr %s, align 4, !dbg !99
  br label %if.end64, !dbg !99

if.end64:                                         ; preds = %if.then62, %if.end56
  %40 = load i32, ptr %k, align 4, !dbg !101
  %41 = load i32, ptr %i, align 4, !dbg !101
  %mul65 = mul nsw i32 %41, 3, !dbg !101
  %42 = load i32, ptr %j, align 4, !dbg !101
  %add66 = add nsw i32 %mul65, %42, !dbg !101
  %add67 = add nsw i32 %add66, 21, !dbg !101
  %add68 = add nsw i32 %add67, 3, !dbg !101
  %cmp69 = icmp slt i32 %40, %add68, !dbg !101
  br i1 %cmp69, label %if.then70, label %if.end73, !dbg !101

if.then70:                                        ; preds = %if.end64
  %43 = load i32, ptr %s, align 4, !dbg !101
  %mul71 = mul nsw i32 3, %43, !dbg !101
  %44 = load i32, ptr %s, align 4, !dbg !101
  %add72 = add nsw i32 %44, %mul71, !dbg !101
  store i32 %add72, ptr %s, align 4, !dbg !101
  br label %if.end73, !dbg !101

if.end73:                                         ; preds = %if.then70, %if.end64
  %45 = load i32, ptr %i, align 4, !dbg !103
  %46 = load i32, ptr %j, align 4, !dbg !103
  %47 = load i32, ptr %k, align 4, !dbg !103
  %add74 = add nsw i32 %46, %47, !dbg !103
  %add75 = add nsw i32 %add74, 12, !dbg !103
  %add76 = add nsw i32 %add75, 1, !dbg !103
  %cmp77 = icmp slt i32 %45, %add76, !dbg !103
  br i1 %cmp77, label %if.then78, label %if.end80, !dbg !103

if.then78:                                        ; preds = %if.end73
  %48 = load i32, ptr %s, align 4, !dbg !103
  %add79 = add nsw i32 %48, 4, !dbg !103
  store i32 %add79, ptr %s, align 4, !dbg !103
  br label %if.end80, !dbg !103

if.end80:                                         ; preds = %if.then78, %if.end73
  %49 = load i32, ptr %j, align 4, !dbg !105
  %50 = load i32, ptr %i, align 4, !dbg !105
  %51 = load i32, ptr %k, align 4, !dbg !105
  %mul81 = mul nsw i32 %51, 2, !dbg !105
  %add82 = add nsw i32 %50, %mul81, !dbg !105
  %add83 = add nsw i32 %add82, 20, !dbg !105
  %add84 = add nsw i32 %add83, 2, !dbg !105
  %cmp85 = icmp slt i32 %49, %add84, !dbg !105
  br i1 %cmp85, label %if.then86, label %if.end88, !dbg !105

if.then86:                                        ; preds = %if.end80
  %52 = load i32, ptr %s, align 4, !dbg !105
  %xor87 = xor i32 %52, 4, !dbg !105
  store i32 %xor87, ptr %s, align 4, !dbg !105
  br label %if.end88, !dbg !105

if.end88:                                         ; preds = %if.then86, %if.end80
  %53 = load i32, ptr %k, align 4, !dbg !107
  %54 = load i32, ptr %i, align 4, !dbg !107
  %mul89 = mul nsw i32 %54, 3, !dbg !107
  %55 = load i32, ptr %j, align 4, !dbg !107
  %add90 = add nsw i32 %mul89, %55, !dbg !107
  %add91 = add nsw i32 %add90, 28, !dbg !107
  %add92 = add nsw i32 %add91, 3, !dbg !107
  %cmp93 = icmp slt i32 %53, %add92, !dbg !107
  br i1 %cmp93, label %if.then94, label %if.end97, !dbg !107

if.then94:                                        ; preds = %if.end88
  %56 = load i32, ptr %s, align 4, !dbg !107
  %mul95 = mul nsw i32 4, %56, !dbg !107
  %57 = load i32, ptr %s, align 4, !dbg !107
  %add96 = add nsw i32 %57, %mul95, !dbg !107
  store i32 %add96, ptr %s, align 4, !dbg !107
  br label %if.end97, !dbg !107

if.end97:                                         ; preds = %if.then94, %if.end88
  %58 = load i32, ptr %s, align 4, !dbg !109
  %59 = load ptr, ptr %a.addr, align 8, !dbg !110
  %60 = load i32, ptr %i, align 4, !dbg !111
  %61 = load i32, ptr %m.addr, align 4, !dbg !112
  %mul98 = mul nsw i32 %60, %61, !dbg !113
  %62 = load i32, ptr %j, align 4, !dbg !114
  %add99 = add nsw i32 %mul98, %62, !dbg !115
  %63 = load i32, ptr %p.addr, align 4, !dbg !116
  %mul100 = mul nsw i32 %add99, %63, !dbg !117
  %64 = load i32, ptr %k, align 4, !dbg !118
  %add101 = add nsw i32 %mul100, %64, !dbg !119
  %mul102 = mul nsw i32 %add101, 32, !dbg !120
  %65 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !121
  %add103 = add i32 %mul102, %65, !dbg !122
  %idxprom = zext i32 %add103 to i64, !dbg !110
  %arrayidx = getelementptr inbounds nuw i32, ptr %59, i64 %idxprom, !dbg !110
  store i32 %58, ptr %arrayidx, align 4, !dbg !123
  br label %for.inc, !dbg !124

for.inc:                                          ; preds = %if.end97
  %66 = load i32, ptr %k, align 4, !dbg !125
  %inc = add nsw i32 %66, 1, !dbg !125
  store i32 %inc, ptr %k, align 4, !dbg !125
  br label %for.cond4, !dbg !126, !llvm.loop !127

for.end:                                          ; preds = %for.cond4
  br label %for.inc104, !dbg !128

for.inc104:                                       ; preds = %for.end
  %67 = load i32, ptr %j, align 4, !dbg !130
  %inc105 = add nsw i32 %67, 1, !dbg !130
  store i32 %inc105, ptr %j, align 4, !dbg !130
  br label %for.cond1, !dbg !131, !llvm.loop !132

for.end106:                                       ; preds = %for.cond1
  br label %for.inc107, !dbg !133

for.inc107:                                       ; preds = %for.end106
  %68 = load i32, ptr %i, align 4, !dbg !134
  %inc108 = add nsw i32 %68, 1, !dbg !134
  store i32 %inc108, ptr %i, align 4, !dbg !134
  br label %for.cond, !dbg !135, !llvm.loop !136

for.end109:                                       ; preds = %for.cond
  ret void, !dbg !138
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loops_that_bound_each_other.cu", directory: ".")
!2 = !{!3, !6, !8, !13, !18, !23, !29, !31}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 128)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 129)
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !9, file: !5, line: 154)
!9 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !5, file: !5, line: 137, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!13 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !14, file: !5, line: 154)
!14 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !5, file: !5, line: 133, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !19, file: !5, line: 154)
!19 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !5, file: !5, line: 134, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !24, file: !5, line: 154)
!24 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !5, file: !5, line: 145, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !28}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !30, file: !5, line: 154)
!30 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !5, file: !5, line: 147, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !32, file: !5, line: 154)
!32 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !5, file: !5, line: 149, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = distinct !DISubprogram(name: "cube", linkageName: "_Z4cubePiiii", scope: !1, file: !1, line: 10, type: !43, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !46)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !35, !35, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!46 = !{}
!47 = !DILocalVariable(name: "a", arg: 1, scope: !42, file: !1, line: 10, type: !45)
!48 = !DILocation(line: 10, column: 27, scope: !42)
!49 = !DILocalVariable(name: "n", arg: 2, scope: !42, file: !1, line: 10, type: !35)
!50 = !DILocation(line: 10, column: 34, scope: !42)
!51 = !DILocalVariable(name: "m", arg: 3, scope: !42, file: !1, line: 10, type: !35)
!52 = !DILocation(line: 10, column: 41, scope: !42)
!53 = !DILocalVariable(name: "p", arg: 4, scope: !42, file: !1, line: 10, type: !35)
!54 = !DILocation(line: 10, column: 48, scope: !42)
!55 = !DILocalVariable(name: "i", scope: !56, file: !1, line: 11, type: !35)
!56 = distinct !DILexicalBlock(scope: !42, file: !1, line: 11, column: 3)
!57 = !DILocation(line: 11, column: 12, scope: !56)
!58 = !DILocation(line: 11, column: 8, scope: !56)
!59 = !DILocation(line: 11, column: 19, scope: !60)
!60 = distinct !DILexicalBlock(scope: !56, file: !1, line: 11, column: 3)
!61 = !DILocation(line: 11, column: 23, scope: !60)
!62 = !DILocation(line: 11, column: 21, scope: !60)
!63 = !DILocation(line: 11, column: 3, scope: !56)
!64 = !DILocalVariable(name: "j", scope: !65, file: !1, line: 12, type: !35)
!65 = distinct !DILexicalBlock(scope: !60, file: !1, line: 12, column: 5)
!66 = !DILocation(line: 12, column: 14, scope: !65)
!67 = !DILocation(line: 12, column: 10, scope: !65)
!68 = !DILocation(line: 12, column: 21, scope: !69)
!69 = distinct !DILexicalBlock(scope: !65, file: !1, line: 12, column: 5)
!70 = !DILocation(line: 12, column: 25, scope: !69)
!71 = !DILocation(line: 12, column: 23, scope: !69)
!72 = !DILocation(line: 12, column: 5, scope: !65)
!73 = !DILocalVariable(name: "k", scope: !74, file: !1, line: 13, type: !35)
!74 = distinct !DILexicalBlock(scope: !69, file: !1, line: 13, column: 7)
!75 = !DILocation(line: 13, column: 16, scope: !74)
!76 = !DILocation(line: 13, column: 12, scope: !74)
!77 = !DILocation(line: 13, column: 23, scope: !78)
!78 = distinct !DILexicalBlock(scope: !74, file: !1, line: 13, column: 7)
!79 = !DILocation(line: 13, column: 27, scope: !78)
!80 = !DILocation(line: 13, column: 25, scope: !78)
!81 = !DILocation(line: 13, column: 7, scope: !74)
!82 = !DILocalVariable(name: "s", scope: !83, file: !1, line: 14, type: !35)
!83 = distinct !DILexicalBlock(scope: !78, file: !1, line: 13, column: 35)
!84 = !DILocation(line: 14, column: 13, scope: !83)
!85 = !DILocation(line: 15, column: 9, scope: !86)
!86 = distinct !DILexicalBlock(scope: !83, file: !1, line: 15, column: 9)
!87 = !DILocation(line: 15, column: 9, scope: !88)
!88 = distinct !DILexicalBlock(scope: !83, file: !1, line: 15, column: 9)
!89 = !DILocation(line: 15, column: 9, scope: !90)
!90 = distinct !DILexicalBlock(scope: !83, file: !1, line: 15, column: 9)
!91 = !DILocation(line: 15, column: 16, scope: !92)
!92 = distinct !DILexicalBlock(scope: !83, file: !1, line: 15, column: 16)
!93 = !DILocation(line: 15, column: 16, scope: !94)
!94 = distinct !DILexicalBlock(scope: !83, file: !1, line: 15, column: 16)
!95 = !DILocation(line: 15, column: 16, scope: !96)
!96 = distinct !DILexicalBlock(scope: !83, file: !1, line: 15, column: 16)
!97 = !DILocation(line: 15, column: 23, scope: !98)
!98 = distinct !DILexicalBlock(scope: !83, file: !1, line: 15, column: 23)
!99 = !DILocation(line: 15, column: 23, scope: !100)
!100 = distinct !DILexicalBlock(scope: !83, file: !1, line: 15, column: 23)
!101 = !DILocation(line: 15, column: 23, scope: !102)
!102 = distinct !DILexicalBlock(scope: !83, file: !1, line: 15, column: 23)
!103 = !DILocation(line: 15, column: 30, scope: !104)
!104 = distinct !DILexicalBlock(scope: !83, file: !1, line: 15, column: 30)
!105 = !DILocation(line: 15, column: 30, scope: !106)
!106 = distinct !DILexicalBlock(scope: !83, file: !1, line: 15, column: 30)
!107 = !DILocation(line: 15, column: 30, scope: !108)
!108 = distinct !DILexicalBlock(scope: !83, file: !1, line: 15, column: 30)
!109 = !DILocation(line: 16, column: 55, scope: !83)
!110 = !DILocation(line: 16, column: 9, scope: !83)
!111 = !DILocation(line: 16, column: 13, scope: !83)
!112 = !DILocation(line: 16, column: 17, scope: !83)
!113 = !DILocation(line: 16, column: 15, scope: !83)
!114 = !DILocation(line: 16, column: 21, scope: !83)
!115 = !DILocation(line: 16, column: 19, scope: !83)
!116 = !DILocation(line: 16, column: 26, scope: !83)
!117 = !DILocation(line: 16, column: 24, scope: !83)
!118 = !DILocation(line: 16, column: 30, scope: !83)
!119 = !DILocation(line: 16, column: 28, scope: !83)
!120 = !DILocation(line: 16, column: 33, scope: !83)
!121 = !DILocation(line: 16, column: 40, scope: !83)
!122 = !DILocation(line: 16, column: 38, scope: !83)
!123 = !DILocation(line: 16, column: 53, scope: !83)
!124 = !DILocation(line: 17, column: 7, scope: !83)
!125 = !DILocation(line: 13, column: 31, scope: !78)
!126 = !DILocation(line: 13, column: 7, scope: !78)
!127 = distinct !{!127, !81, !128, !129}
!128 = !DILocation(line: 17, column: 7, scope: !74)
!129 = !{!"llvm.loop.mustprogress"}
!130 = !DILocation(line: 12, column: 29, scope: !69)
!131 = !DILocation(line: 12, column: 5, scope: !69)
!132 = distinct !{!132, !72, !133, !129}
!133 = !DILocation(line: 17, column: 7, scope: !65)
!134 = !DILocation(line: 11, column: 27, scope: !60)
!135 = !DILocation(line: 11, column: 3, scope: !60)
!136 = distinct !{!136, !63, !137, !129}
!137 = !DILocation(line: 17, column: 7, scope: !56)
!138 = !DILocation(line: 18, column: 1, scope: !42)
