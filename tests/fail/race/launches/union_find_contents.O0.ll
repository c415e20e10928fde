; ModuleID = 'union_find_contents.cu'
source_filename = "union_find_contents.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z4rootiPi(i32 noundef %v, ptr noundef %par) #0 !dbg !42 {
entry:
  %v.addr = alloca i32, align 4
  %par.addr = alloca ptr, align 8
  %cur = alloca i32, align 4
  %prev = alloca i32, align 4
  %next = alloca i32, align 4
  store i32 %v, ptr %v.addr, align 4
    #dbg_declare(ptr %v.addr, !47, !DIExpression(), !48)
  store ptr %par, ptr %par.addr, align 8
    #dbg_declare(ptr %par.addr, !49, !DIExpression(), !50)
    #dbg_declare(ptr %cur, !51, !DIExpression(), !52)
  %0 = load ptr, ptr %par.addr, align 8, !dbg !53
  %1 = load i32, ptr %v.addr, align 4, !dbg !54
  %idxprom = sext i32 %1 to i64, !dbg !53
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 %idxprom, !dbg !53
  %2 = load i32, ptr %arrayidx, align 4, !dbg !53
  store i32 %2, ptr %cur, align 4, !dbg !52
  %3 = load i32, ptr %cur, align 4, !dbg !55
  %4 = load i32, ptr %v.addr, align 4, !dbg !57
  %cmp = icmp ne i32 %3, %4, !dbg !58
  br i1 %cmp, label %if.then, label %if.end, !dbg !58

if.then:                                          ; preds = %entry
    #dbg_declare(ptr %prev, !59, !DIExpression(), !61)
  %5 = load i32, ptr %v.addr, align 4, !dbg !62
  store i32 %5, ptr %prev, align 4, !dbg !61
    #dbg_declare(ptr %next, !63, !DIExpression(), !64)
  br label %while.cond, !dbg !65

while.cond:                                       ; preds = %while.body, %if.then
  %6 = load i32, ptr %cur, align 4, !dbg !66
  %7 = load ptr, ptr %par.addr, align 8, !dbg !67
  %8 = load i32, ptr %cur, align 4, !dbg !68
  %idxprom1 = sext i32 %8 to i64, !dbg !67
  %arrayidx2 = getelementptr inbounds i32, ptr %7, i64 %idxprom1, !dbg !67
  %9 = load i32, ptr %arrayidx2, align 4, !dbg !67
  store i32 %9, ptr %next, align 4, !dbg !69
  %cmp3 = icmp sgt i32 %6, %9, !dbg !70
  br i1 %cmp3, label %while.body, label %while.end, !dbg !65

while.body:                                       ; preds = %while.cond
  %10 = load i32, ptr %next, align 4, !dbg !71
  %11 = load ptr, ptr %par.addr, align 8, !dbg !73
  %12 = load i32, ptr %prev, align 4, !dbg !74
  %idxprom4 = sext i32 %12 to i64, !dbg !73
  %arrayidx5 = getelementptr inbounds i32, ptr %11, i64 %idxprom4, !dbg !73
  store i32 %10, ptr %arrayidx5, align 4, !dbg !75
  %13 = load i32, ptr %cur, align 4, !dbg !76
  store i32 %13, ptr %prev, align 4, !dbg !77
  %14 = load i32, ptr %next, align 4, !dbg !78
  store i32 %14, ptr %cur, align 4, !dbg !79
  br label %while.cond, !dbg !65, !llvm.loop !80

while.end:                                        ; preds = %while.cond
  br label %if.end, !dbg !83

if.end:                                           ; preds = %while.end, %entry
  %15 = load i32, ptr %cur, align 4, !dbg !84
  ret i32 %15, !dbg !85
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4linkPKiS0_Pii(ptr noundef %src, ptr noundef %dst, ptr noundef %par, i32 noundef %m) #1 !dbg !86 {
entry:
  %p.addr.i = alloca ptr, align 8
  %e.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %cmpxchg.bool.i = alloca i8, align 1
  %src.addr = alloca ptr, align 8
  %dst.addr = alloca ptr, align 8
  %par.addr = alloca ptr, align 8
  %m.addr = alloca i32, align 4
  %e = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %hi = alloca i32, align 4
  %lo = alloca i32, align 4
  %got = alloca i32, align 4
  store ptr %src, ptr %src.addr, align 8
    #dbg_declare(ptr %src.addr, !91, !DIExpression(), !92)
  store ptr %dst, ptr %dst.addr, align 8
    #dbg_declare(ptr %dst.addr, !93, !DIExpression(), !94)
  store ptr %par, ptr %par.addr, align 8
    #dbg_declare(ptr %par.addr, !95, !DIExpression(), !96)
  store i32 %m, ptr %m.addr, align 4
    #dbg_declare(ptr %m.addr, !97, !DIExpression(), !98)
    #dbg_declare(ptr %e, !99, !DIExpression(), !100)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !101
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !102
  %mul = mul i32 %0, %1, !dbg !103
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !104
  %add = add i32 %mul, %2, !dbg !105
  store i32 %add, ptr %e, align 4, !dbg !100
  %3 = load i32, ptr %e, align 4, !dbg !106
  %4 = load i32, ptr %m.addr, align 4, !dbg !108
  %cmp = icmp slt i32 %3, %4, !dbg !109
  br i1 %cmp, label %if.then, label %if.end19, !dbg !109

if.then:                                          ; preds = %entry
    #dbg_declare(ptr %a, !110, !DIExpression(), !112)
  %5 = load ptr, ptr %src.addr, align 8, !dbg !113
  %6 = load i32, ptr %e, align 4, !dbg !114
  %idxprom = sext i32 %6 to i64, !dbg !113
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !113
  %7 = load i32, ptr %arrayidx, align 4, !dbg !113
  %8 = load ptr, ptr %par.addr, align 8, !dbg !115
  %call3 = call noundef i32 @_Z4rootiPi(i32 noundef %7, ptr noundef %8) #3, !dbg !116
  store i32 %call3, ptr %a, align 4, !dbg !112
    #dbg_declare(ptr %b, !117, !DIExpression(), !118)
  %9 = load ptr, ptr %dst.addr, align 8, !dbg !119
  %10 = load i32, ptr %e, align 4, !dbg !120
  %idxprom4 = sext i32 %10 to i64, !dbg !119
  %arrayidx5 = getelementptr inbounds i32, ptr %9, i64 %idxprom4, !dbg !119
  %11 = load i32, ptr %arrayidx5, align 4, !dbg !119
  %12 = load ptr, ptr %par.addr, align 8, !dbg !121
  %call6 = call noundef i32 @_Z4rootiPi(i32 noundef %11, ptr noundef %12) #3, !dbg !122
  store i32 %call6, ptr %b, align 4, !dbg !118
  br label %while.cond, !dbg !123

while.cond:                                       ; preds = %if.end, %if.then
  %13 = load i32, ptr %a, align 4, !dbg !124
  %14 = load i32, ptr %b, align 4, !dbg !125
  %cmp7 = icmp ne i32 %13, %14, !dbg !126
  br i1 %cmp7, label %while.body, label %while.end, !dbg !123

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %hi, !127, !DIExpression(), !129)
  %15 = load i32, ptr %a, align 4, !dbg !130
  %16 = load i32, ptr %b, align 4, !dbg !131
  %cmp8 = icmp sgt i32 %15, %16, !dbg !132
  br i1 %cmp8, label %cond.true, label %cond.false, !dbg !130

cond.true:                                        ; preds = %while.body
  %17 = load i32, ptr %a, align 4, !dbg !133
  br label %cond.end, !dbg !130

cond.false:                                       ; preds = %while.body
  %18 = load i32, ptr %b, align 4, !dbg !134
  br label %cond.end, !dbg !130

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %17, %cond.true ], [ %18, %cond.false ], !dbg !130
  store i32 %cond, ptr %hi, align 4, !dbg !129
    #dbg_declare(ptr %lo, !135, !DIExpression(), !136)
  %19 = load i32, ptr %a, align 4, !dbg !137
  %20 = load i32, ptr %b, align 4, !dbg !138
  %cmp9 = icmp slt i32 %19, %20, !dbg !139
  br i1 %cmp9, label %cond.true10, label %cond.false11, !dbg !137

cond.true10:                                      ; preds = %cond.end
  %21 = load i32, ptr %a, align 4, !dbg !140
  br label %cond.end12, !dbg !137

cond.false11:                                     ; preds = %cond.end
  %22 = load i32, ptr %b, align 4, !dbg !141
  br label %cond.end12, !dbg !137

cond.end12:                                       ; preds = %cond.false11, %cond.true10
  %cond13 = phi i32 [ %21, %cond.true10 ], [ %22, %cond.false11 ], !dbg !137
  store i32 %cond13, ptr %lo, align 4, !dbg !136
    #dbg_declare(ptr %got, !142, !DIExpression(), !143)
  %23 = load ptr, ptr %par.addr, align 8, !dbg !144
  %24 = load i32, ptr %hi, align 4, !dbg !145
  %idxprom14 = sext i32 %24 to i64, !dbg !144
  %arrayidx15 = getelementptr inbounds i32, ptr %23, i64 %idxprom14, !dbg !144
  %25 = load i32, ptr %hi, align 4, !dbg !146
  %26 = load i32, ptr %lo, align 4, !dbg !147
  store ptr %arrayidx15, ptr %p.addr.i, align 8, !dbg !148
  store i32 %25, ptr %e.addr.i, align 4, !dbg !148
  store i32 %26, ptr %v.addr.i, align 4, !dbg !148
  %27 = load ptr, ptr %p.addr.i, align 8, !dbg !148
  %28 = load i32, ptr %v.addr.i, align 4, !dbg !148
  store i32 %28, ptr %.atomictmp.i, align 4, !dbg !148
  %29 = load i32, ptr %e.addr.i, align 4, !dbg !148
  %30 = load i32, ptr %.atomictmp.i, align 4, !dbg !148
  %31 = cmpxchg ptr %27, i32 %29, i32 %30 monotonic monotonic, align 4, !dbg !148
  %32 = extractvalue { i32, i1 } %31, 0, !dbg !148
  %33 = extractvalue { i32, i1 } %31, 1, !dbg !148
  br i1 %33, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !148

cmpxchg.store_expected.i:                         ; preds = %cond.end12
  store i32 %32, ptr %e.addr.i, align 4, !dbg !148
  br label %_ZL9atomicCASPiii.exit, !dbg !148

_ZL9atomicCASPiii.exit:                           ; preds = %cond.end12, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %33 to i8, !dbg !148
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !148
  %34 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !148
  %loadedv.i = trunc i8 %34 to i1, !dbg !148
  %35 = load i32, ptr %e.addr.i, align 4, !dbg !148
  store i32 %35, ptr %got, align 4, !dbg !143
  %36 = load i32, ptr %got, align 4, !dbg !149
  %37 = load i32, ptr %hi, align 4, !dbg !151
  %cmp17 = icmp eq i32 %36, %37, !dbg !152
  br i1 %cmp17, label %if.then18, label %if.end, !dbg !152

if.then18:                                        ; preds = %_ZL9atomicCASPiii.exit
  br label %while.end, !dbg !153

if.end:                                           ; preds = %_ZL9atomicCASPiii.exit
  %38 = load i32, ptr %got, align 4, !dbg !154
  store i32 %38, ptr %a, align 4, !dbg !155
  %39 = load i32, ptr %lo, align 4, !dbg !156
  store i32 %39, ptr %b, align 4, !dbg !157
  br label %while.cond, !dbg !123, !llvm.loop !158

while.end:                                        ; preds = %if.then18, %while.cond
  br label %if.end19, !dbg !160

if.end19:                                         ; preds = %while.end, %entry
  ret void, !dbg !161
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "union_find_contents.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "root", linkageName: "_Z4rootiPi", scope: !1, file: !1, line: 19, type: !43, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !46)
!43 = !DISubroutineType(types: !44)
!44 = !{!35, !35, !45}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!46 = !{}
!47 = !DILocalVariable(name: "v", arg: 1, scope: !42, file: !1, line: 19, type: !35)
!48 = !DILocation(line: 19, column: 25, scope: !42)
!49 = !DILocalVariable(name: "par", arg: 2, scope: !42, file: !1, line: 19, type: !45)
!50 = !DILocation(line: 19, column: 33, scope: !42)
!51 = !DILocalVariable(name: "cur", scope: !42, file: !1, line: 20, type: !35)
!52 = !DILocation(line: 20, column: 7, scope: !42)
!53 = !DILocation(line: 20, column: 13, scope: !42)
!54 = !DILocation(line: 20, column: 17, scope: !42)
!55 = !DILocation(line: 21, column: 7, scope: !56)
!56 = distinct !DILexicalBlock(scope: !42, file: !1, line: 21, column: 7)
!57 = !DILocation(line: 21, column: 14, scope: !56)
!58 = !DILocation(line: 21, column: 11, scope: !56)
!59 = !DILocalVariable(name: "prev", scope: !60, file: !1, line: 22, type: !35)
!60 = distinct !DILexicalBlock(scope: !56, file: !1, line: 21, column: 17)
!61 = !DILocation(line: 22, column: 9, scope: !60)
!62 = !DILocation(line: 22, column: 16, scope: !60)
!63 = !DILocalVariable(name: "next", scope: !60, file: !1, line: 22, type: !35)
!64 = !DILocation(line: 22, column: 19, scope: !60)
!65 = !DILocation(line: 23, column: 5, scope: !60)
!66 = !DILocation(line: 23, column: 12, scope: !60)
!67 = !DILocation(line: 23, column: 26, scope: !60)
!68 = !DILocation(line: 23, column: 30, scope: !60)
!69 = !DILocation(line: 23, column: 24, scope: !60)
!70 = !DILocation(line: 23, column: 16, scope: !60)
!71 = !DILocation(line: 23, column: 51, scope: !72)
!72 = distinct !DILexicalBlock(scope: !60, file: !1, line: 23, column: 37)
!73 = !DILocation(line: 23, column: 39, scope: !72)
!74 = !DILocation(line: 23, column: 43, scope: !72)
!75 = !DILocation(line: 23, column: 49, scope: !72)
!76 = !DILocation(line: 23, column: 64, scope: !72)
!77 = !DILocation(line: 23, column: 62, scope: !72)
!78 = !DILocation(line: 23, column: 75, scope: !72)
!79 = !DILocation(line: 23, column: 73, scope: !72)
!80 = distinct !{!80, !65, !81, !82}
!81 = !DILocation(line: 23, column: 81, scope: !60)
!82 = !{!"llvm.loop.mustprogress"}
!83 = !DILocation(line: 24, column: 3, scope: !60)
!84 = !DILocation(line: 25, column: 10, scope: !42)
!85 = !DILocation(line: 25, column: 3, scope: !42)
!86 = distinct !DISubprogram(name: "link", linkageName: "_Z4linkPKiS0_Pii", scope: !1, file: !1, line: 27, type: !87, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !46)
!87 = !DISubroutineType(types: !88)
!88 = !{null, !89, !89, !45, !35}
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!91 = !DILocalVariable(name: "src", arg: 1, scope: !86, file: !1, line: 27, type: !89)
!92 = !DILocation(line: 27, column: 33, scope: !86)
!93 = !DILocalVariable(name: "dst", arg: 2, scope: !86, file: !1, line: 27, type: !89)
!94 = !DILocation(line: 27, column: 49, scope: !86)
!95 = !DILocalVariable(name: "par", arg: 3, scope: !86, file: !1, line: 27, type: !45)
!96 = !DILocation(line: 27, column: 59, scope: !86)
!97 = !DILocalVariable(name: "m", arg: 4, scope: !86, file: !1, line: 27, type: !35)
!98 = !DILocation(line: 27, column: 68, scope: !86)
!99 = !DILocalVariable(name: "e", scope: !86, file: !1, line: 28, type: !35)
!100 = !DILocation(line: 28, column: 7, scope: !86)
!101 = !DILocation(line: 28, column: 11, scope: !86)
!102 = !DILocation(line: 28, column: 24, scope: !86)
!103 = !DILocation(line: 28, column: 22, scope: !86)
!104 = !DILocation(line: 28, column: 37, scope: !86)
!105 = !DILocation(line: 28, column: 35, scope: !86)
!106 = !DILocation(line: 29, column: 7, scope: !107)
!107 = distinct !DILexicalBlock(scope: !86, file: !1, line: 29, column: 7)
!108 = !DILocation(line: 29, column: 11, scope: !107)
!109 = !DILocation(line: 29, column: 9, scope: !107)
!110 = !DILocalVariable(name: "a", scope: !111, file: !1, line: 30, type: !35)
!111 = distinct !DILexicalBlock(scope: !107, file: !1, line: 29, column: 14)
!112 = !DILocation(line: 30, column: 9, scope: !111)
!113 = !DILocation(line: 30, column: 18, scope: !111)
!114 = !DILocation(line: 30, column: 22, scope: !111)
!115 = !DILocation(line: 30, column: 26, scope: !111)
!116 = !DILocation(line: 30, column: 13, scope: !111)
!117 = !DILocalVariable(name: "b", scope: !111, file: !1, line: 30, type: !35)
!118 = !DILocation(line: 30, column: 32, scope: !111)
!119 = !DILocation(line: 30, column: 41, scope: !111)
!120 = !DILocation(line: 30, column: 45, scope: !111)
!121 = !DILocation(line: 30, column: 49, scope: !111)
!122 = !DILocation(line: 30, column: 36, scope: !111)
!123 = !DILocation(line: 31, column: 5, scope: !111)
!124 = !DILocation(line: 31, column: 12, scope: !111)
!125 = !DILocation(line: 31, column: 17, scope: !111)
!126 = !DILocation(line: 31, column: 14, scope: !111)
!127 = !DILocalVariable(name: "hi", scope: !128, file: !1, line: 32, type: !35)
!128 = distinct !DILexicalBlock(scope: !111, file: !1, line: 31, column: 20)
!129 = !DILocation(line: 32, column: 11, scope: !128)
!130 = !DILocation(line: 32, column: 16, scope: !128)
!131 = !DILocation(line: 32, column: 20, scope: !128)
!132 = !DILocation(line: 32, column: 18, scope: !128)
!133 = !DILocation(line: 32, column: 24, scope: !128)
!134 = !DILocation(line: 32, column: 28, scope: !128)
!135 = !DILocalVariable(name: "lo", scope: !128, file: !1, line: 32, type: !35)
!136 = !DILocation(line: 32, column: 31, scope: !128)
!137 = !DILocation(line: 32, column: 36, scope: !128)
!138 = !DILocation(line: 32, column: 40, scope: !128)
!139 = !DILocation(line: 32, column: 38, scope: !128)
!140 = !DILocation(line: 32, column: 44, scope: !128)
!141 = !DILocation(line: 32, column: 48, scope: !128)
!142 = !DILocalVariable(name: "got", scope: !128, file: !1, line: 33, type: !35)
!143 = !DILocation(line: 33, column: 11, scope: !128)
!144 = !DILocation(line: 33, column: 28, scope: !128)
!145 = !DILocation(line: 33, column: 32, scope: !128)
!146 = !DILocation(line: 33, column: 37, scope: !128)
!147 = !DILocation(line: 33, column: 41, scope: !128)
!148 = !DILocation(line: 33, column: 17, scope: !128)
!149 = !DILocation(line: 34, column: 11, scope: !150)
!150 = distinct !DILexicalBlock(scope: !128, file: !1, line: 34, column: 11)
!151 = !DILocation(line: 34, column: 18, scope: !150)
!152 = !DILocation(line: 34, column: 15, scope: !150)
!153 = !DILocation(line: 34, column: 22, scope: !150)
!154 = !DILocation(line: 35, column: 11, scope: !128)
!155 = !DILocation(line: 35, column: 9, scope: !128)
!156 = !DILocation(line: 35, column: 20, scope: !128)
!157 = !DILocation(line: 35, column: 18, scope: !128)
!158 = distinct !{!158, !123, !159, !82}
!159 = !DILocation(line: 36, column: 5, scope: !111)
!160 = !DILocation(line: 37, column: 3, scope: !111)
!161 = !DILocation(line: 38, column: 1, scope: !86)
