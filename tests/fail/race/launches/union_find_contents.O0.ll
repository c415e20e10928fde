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
define dso_local noundef i32 @_Z4rootiPi(i32 noundef %v, ptr noundef %par) #0 !dbg !13 {
entry:
  %v.addr = alloca i32, align 4
  %par.addr = alloca ptr, align 8
  %cur = alloca i32, align 4
  %prev = alloca i32, align 4
  %next = alloca i32, align 4
  store i32 %v, ptr %v.addr, align 4
    #dbg_declare(ptr %v.addr, !19, !DIExpression(), !20)
  store ptr %par, ptr %par.addr, align 8
    #dbg_declare(ptr %par.addr, !21, !DIExpression(), !22)
    #dbg_declare(ptr %cur, !23, !DIExpression(), !24)
  %0 = load ptr, ptr %par.addr, align 8, !dbg !25
  %1 = load i32, ptr %v.addr, align 4, !dbg !26
  %idxprom = sext i32 %1 to i64, !dbg !25
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 %idxprom, !dbg !25
  %2 = load i32, ptr %arrayidx, align 4, !dbg !25
  store i32 %2, ptr %cur, align 4, !dbg !24
  %3 = load i32, ptr %cur, align 4, !dbg !27
  %4 = load i32, ptr %v.addr, align 4, !dbg !29
  %cmp = icmp ne i32 %3, %4, !dbg !30
  br i1 %cmp, label %if.then, label %if.end, !dbg !30

if.then:                                          ; preds = %entry
    #dbg_declare(ptr %prev, !31, !DIExpression(), !33)
  %5 = load i32, ptr %v.addr, align 4, !dbg !34
  store i32 %5, ptr %prev, align 4, !dbg !33
    #dbg_declare(ptr %next, !35, !DIExpression(), !36)
  br label %while.cond, !dbg !37

while.cond:                                       ; preds = %while.body, %if.then
  %6 = load i32, ptr %cur, align 4, !dbg !38
  %7 = load ptr, ptr %par.addr, align 8, !dbg !39
  %8 = load i32, ptr %cur, align 4, !dbg !40
  %idxprom1 = sext i32 %8 to i64, !dbg !39
  %arrayidx2 = getelementptr inbounds i32, ptr %7, i64 %idxprom1, !dbg !39
  %9 = load i32, ptr %arrayidx2, align 4, !dbg !39
  store i32 %9, ptr %next, align 4, !dbg !41
  %cmp3 = icmp sgt i32 %6, %9, !dbg !42
  br i1 %cmp3, label %while.body, label %while.end, !dbg !37

while.body:                                       ; preds = %while.cond
  %10 = load i32, ptr %next, align 4, !dbg !43
  %11 = load ptr, ptr %par.addr, align 8, !dbg !45
  %12 = load i32, ptr %prev, align 4, !dbg !46
  %idxprom4 = sext i32 %12 to i64, !dbg !45
  %arrayidx5 = getelementptr inbounds i32, ptr %11, i64 %idxprom4, !dbg !45
  store i32 %10, ptr %arrayidx5, align 4, !dbg !47
  %13 = load i32, ptr %cur, align 4, !dbg !48
  store i32 %13, ptr %prev, align 4, !dbg !49
  %14 = load i32, ptr %next, align 4, !dbg !50
  store i32 %14, ptr %cur, align 4, !dbg !51
  br label %while.cond, !dbg !37, !llvm.loop !52

while.end:                                        ; preds = %while.cond
  br label %if.end, !dbg !55

if.end:                                           ; preds = %while.end, %entry
  %15 = load i32, ptr %cur, align 4, !dbg !56
  ret i32 %15, !dbg !57
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4linkPKiS0_Pii(ptr noundef %src, ptr noundef %dst, ptr noundef %par, i32 noundef %m) #1 !dbg !58 {
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
    #dbg_declare(ptr %src.addr, !63, !DIExpression(), !64)
  store ptr %dst, ptr %dst.addr, align 8
    #dbg_declare(ptr %dst.addr, !65, !DIExpression(), !66)
  store ptr %par, ptr %par.addr, align 8
    #dbg_declare(ptr %par.addr, !67, !DIExpression(), !68)
  store i32 %m, ptr %m.addr, align 4
    #dbg_declare(ptr %m.addr, !69, !DIExpression(), !70)
    #dbg_declare(ptr %e, !71, !DIExpression(), !72)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !73
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !74
  %mul = mul i32 %0, %1, !dbg !75
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
  %add = add i32 %mul, %2, !dbg !77
  store i32 %add, ptr %e, align 4, !dbg !72
  %3 = load i32, ptr %e, align 4, !dbg !78
  %4 = load i32, ptr %m.addr, align 4, !dbg !80
  %cmp = icmp slt i32 %3, %4, !dbg !81
  br i1 %cmp, label %if.then, label %if.end19, !dbg !81

if.then:                                          ; preds = %entry
    #dbg_declare(ptr %a, !82, !DIExpression(), !84)
  %5 = load ptr, ptr %src.addr, align 8, !dbg !85
  %6 = load i32, ptr %e, align 4, !dbg !86
  %idxprom = sext i32 %6 to i64, !dbg !85
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !85
  %7 = load i32, ptr %arrayidx, align 4, !dbg !85
  %8 = load ptr, ptr %par.addr, align 8, !dbg !87
  %call3 = call noundef i32 @_Z4rootiPi(i32 noundef %7, ptr noundef %8) #3, !dbg !88
  store i32 %call3, ptr %a, align 4, !dbg !84
    #dbg_declare(ptr %b, !89, !DIExpression(), !90)
  %9 = load ptr, ptr %dst.addr, align 8, !dbg !91
  %10 = load i32, ptr %e, align 4, !dbg !92
  %idxprom4 = sext i32 %10 to i64, !dbg !91
  %arrayidx5 = getelementptr inbounds i32, ptr %9, i64 %idxprom4, !dbg !91
  %11 = load i32, ptr %arrayidx5, align 4, !dbg !91
  %12 = load ptr, ptr %par.addr, align 8, !dbg !93
  %call6 = call noundef i32 @_Z4rootiPi(i32 noundef %11, ptr noundef %12) #3, !dbg !94
  store i32 %call6, ptr %b, align 4, !dbg !90
  br label %while.cond, !dbg !95

while.cond:                                       ; preds = %if.end, %if.then
  %13 = load i32, ptr %a, align 4, !dbg !96
  %14 = load i32, ptr %b, align 4, !dbg !97
  %cmp7 = icmp ne i32 %13, %14, !dbg !98
  br i1 %cmp7, label %while.body, label %while.end, !dbg !95

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %hi, !99, !DIExpression(), !101)
  %15 = load i32, ptr %a, align 4, !dbg !102
  %16 = load i32, ptr %b, align 4, !dbg !103
  %cmp8 = icmp sgt i32 %15, %16, !dbg !104
  br i1 %cmp8, label %cond.true, label %cond.false, !dbg !102

cond.true:                                        ; preds = %while.body
  %17 = load i32, ptr %a, align 4, !dbg !105
  br label %cond.end, !dbg !102

cond.false:                                       ; preds = %while.body
  %18 = load i32, ptr %b, align 4, !dbg !106
  br label %cond.end, !dbg !102

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %17, %cond.true ], [ %18, %cond.false ], !dbg !102
  store i32 %cond, ptr %hi, align 4, !dbg !101
    #dbg_declare(ptr %lo, !107, !DIExpression(), !108)
  %19 = load i32, ptr %a, align 4, !dbg !109
  %20 = load i32, ptr %b, align 4, !dbg !110
  %cmp9 = icmp slt i32 %19, %20, !dbg !111
  br i1 %cmp9, label %cond.true10, label %cond.false11, !dbg !109

cond.true10:                                      ; preds = %cond.end
  %21 = load i32, ptr %a, align 4, !dbg !112
  br label %cond.end12, !dbg !109

cond.false11:                                     ; preds = %cond.end
  %22 = load i32, ptr %b, align 4, !dbg !113
  br label %cond.end12, !dbg !109

cond.end12:                                       ; preds = %cond.false11, %cond.true10
  %cond13 = phi i32 [ %21, %cond.true10 ], [ %22, %cond.false11 ], !dbg !109
  store i32 %cond13, ptr %lo, align 4, !dbg !108
    #dbg_declare(ptr %got, !114, !DIExpression(), !115)
  %23 = load ptr, ptr %par.addr, align 8, !dbg !116
  %24 = load i32, ptr %hi, align 4, !dbg !117
  %idxprom14 = sext i32 %24 to i64, !dbg !116
  %arrayidx15 = getelementptr inbounds i32, ptr %23, i64 %idxprom14, !dbg !116
  %25 = load i32, ptr %hi, align 4, !dbg !118
  %26 = load i32, ptr %lo, align 4, !dbg !119
  store ptr %arrayidx15, ptr %p.addr.i, align 8, !dbg !120
  store i32 %25, ptr %e.addr.i, align 4, !dbg !120
  store i32 %26, ptr %v.addr.i, align 4, !dbg !120
  %27 = load ptr, ptr %p.addr.i, align 8, !dbg !120
  %28 = load i32, ptr %v.addr.i, align 4, !dbg !120
  store i32 %28, ptr %.atomictmp.i, align 4, !dbg !120
  %29 = load i32, ptr %e.addr.i, align 4, !dbg !120
  %30 = load i32, ptr %.atomictmp.i, align 4, !dbg !120
  %31 = cmpxchg ptr %27, i32 %29, i32 %30 monotonic monotonic, align 4, !dbg !120
  %32 = extractvalue { i32, i1 } %31, 0, !dbg !120
  %33 = extractvalue { i32, i1 } %31, 1, !dbg !120
  br i1 %33, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !120

cmpxchg.store_expected.i:                         ; preds = %cond.end12
  store i32 %32, ptr %e.addr.i, align 4, !dbg !120
  br label %_ZL9atomicCASPiii.exit, !dbg !120

_ZL9atomicCASPiii.exit:                           ; preds = %cond.end12, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %33 to i8, !dbg !120
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !120
  %34 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !120
  %loadedv.i = trunc i8 %34 to i1, !dbg !120
  %35 = load i32, ptr %e.addr.i, align 4, !dbg !120
  store i32 %35, ptr %got, align 4, !dbg !115
  %36 = load i32, ptr %got, align 4, !dbg !121
  %37 = load i32, ptr %hi, align 4, !dbg !123
  %cmp17 = icmp eq i32 %36, %37, !dbg !124
  br i1 %cmp17, label %if.then18, label %if.end, !dbg !124

if.then18:                                        ; preds = %_ZL9atomicCASPiii.exit
  br label %while.end, !dbg !125

if.end:                                           ; preds = %_ZL9atomicCASPiii.exit
  %38 = load i32, ptr %got, align 4, !dbg !126
  store i32 %38, ptr %a, align 4, !dbg !127
  %39 = load i32, ptr %lo, align 4, !dbg !128
  store i32 %39, ptr %b, align 4, !dbg !129
  br label %while.cond, !dbg !95, !llvm.loop !130

while.end:                                        ; preds = %if.then18, %while.cond
  br label %if.end19, !dbg !132

if.end19:                                         ; preds = %while.end, %entry
  ret void, !dbg !133
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
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "union_find_contents.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 214)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 215)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = distinct !DISubprogram(name: "root", linkageName: "_Z4rootiPi", scope: !1, file: !1, line: 13, type: !14, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{!16, !16, !17}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!18 = !{}
!19 = !DILocalVariable(name: "v", arg: 1, scope: !13, file: !1, line: 13, type: !16)
!20 = !DILocation(line: 13, column: 25, scope: !13)
!21 = !DILocalVariable(name: "par", arg: 2, scope: !13, file: !1, line: 13, type: !17)
!22 = !DILocation(line: 13, column: 33, scope: !13)
!23 = !DILocalVariable(name: "cur", scope: !13, file: !1, line: 14, type: !16)
!24 = !DILocation(line: 14, column: 7, scope: !13)
!25 = !DILocation(line: 14, column: 13, scope: !13)
!26 = !DILocation(line: 14, column: 17, scope: !13)
!27 = !DILocation(line: 15, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !13, file: !1, line: 15, column: 7)
!29 = !DILocation(line: 15, column: 14, scope: !28)
!30 = !DILocation(line: 15, column: 11, scope: !28)
!31 = !DILocalVariable(name: "prev", scope: !32, file: !1, line: 16, type: !16)
!32 = distinct !DILexicalBlock(scope: !28, file: !1, line: 15, column: 17)
!33 = !DILocation(line: 16, column: 9, scope: !32)
!34 = !DILocation(line: 16, column: 16, scope: !32)
!35 = !DILocalVariable(name: "next", scope: !32, file: !1, line: 16, type: !16)
!36 = !DILocation(line: 16, column: 19, scope: !32)
!37 = !DILocation(line: 17, column: 5, scope: !32)
!38 = !DILocation(line: 17, column: 12, scope: !32)
!39 = !DILocation(line: 17, column: 26, scope: !32)
!40 = !DILocation(line: 17, column: 30, scope: !32)
!41 = !DILocation(line: 17, column: 24, scope: !32)
!42 = !DILocation(line: 17, column: 16, scope: !32)
!43 = !DILocation(line: 17, column: 51, scope: !44)
!44 = distinct !DILexicalBlock(scope: !32, file: !1, line: 17, column: 37)
!45 = !DILocation(line: 17, column: 39, scope: !44)
!46 = !DILocation(line: 17, column: 43, scope: !44)
!47 = !DILocation(line: 17, column: 49, scope: !44)
!48 = !DILocation(line: 17, column: 64, scope: !44)
!49 = !DILocation(line: 17, column: 62, scope: !44)
!50 = !DILocation(line: 17, column: 75, scope: !44)
!51 = !DILocation(line: 17, column: 73, scope: !44)
!52 = distinct !{!52, !37, !53, !54}
!53 = !DILocation(line: 17, column: 81, scope: !32)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocation(line: 18, column: 3, scope: !32)
!56 = !DILocation(line: 19, column: 10, scope: !13)
!57 = !DILocation(line: 19, column: 3, scope: !13)
!58 = distinct !DISubprogram(name: "link", linkageName: "_Z4linkPKiS0_Pii", scope: !1, file: !1, line: 21, type: !59, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!59 = !DISubroutineType(types: !60)
!60 = !{null, !61, !61, !17, !16}
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!63 = !DILocalVariable(name: "src", arg: 1, scope: !58, file: !1, line: 21, type: !61)
!64 = !DILocation(line: 21, column: 33, scope: !58)
!65 = !DILocalVariable(name: "dst", arg: 2, scope: !58, file: !1, line: 21, type: !61)
!66 = !DILocation(line: 21, column: 49, scope: !58)
!67 = !DILocalVariable(name: "par", arg: 3, scope: !58, file: !1, line: 21, type: !17)
!68 = !DILocation(line: 21, column: 59, scope: !58)
!69 = !DILocalVariable(name: "m", arg: 4, scope: !58, file: !1, line: 21, type: !16)
!70 = !DILocation(line: 21, column: 68, scope: !58)
!71 = !DILocalVariable(name: "e", scope: !58, file: !1, line: 22, type: !16)
!72 = !DILocation(line: 22, column: 7, scope: !58)
!73 = !DILocation(line: 22, column: 11, scope: !58)
!74 = !DILocation(line: 22, column: 24, scope: !58)
!75 = !DILocation(line: 22, column: 22, scope: !58)
!76 = !DILocation(line: 22, column: 37, scope: !58)
!77 = !DILocation(line: 22, column: 35, scope: !58)
!78 = !DILocation(line: 23, column: 7, scope: !79)
!79 = distinct !DILexicalBlock(scope: !58, file: !1, line: 23, column: 7)
!80 = !DILocation(line: 23, column: 11, scope: !79)
!81 = !DILocation(line: 23, column: 9, scope: !79)
!82 = !DILocalVariable(name: "a", scope: !83, file: !1, line: 24, type: !16)
!83 = distinct !DILexicalBlock(scope: !79, file: !1, line: 23, column: 14)
!84 = !DILocation(line: 24, column: 9, scope: !83)
!85 = !DILocation(line: 24, column: 18, scope: !83)
!86 = !DILocation(line: 24, column: 22, scope: !83)
!87 = !DILocation(line: 24, column: 26, scope: !83)
!88 = !DILocation(line: 24, column: 13, scope: !83)
!89 = !DILocalVariable(name: "b", scope: !83, file: !1, line: 24, type: !16)
!90 = !DILocation(line: 24, column: 32, scope: !83)
!91 = !DILocation(line: 24, column: 41, scope: !83)
!92 = !DILocation(line: 24, column: 45, scope: !83)
!93 = !DILocation(line: 24, column: 49, scope: !83)
!94 = !DILocation(line: 24, column: 36, scope: !83)
!95 = !DILocation(line: 25, column: 5, scope: !83)
!96 = !DILocation(line: 25, column: 12, scope: !83)
!97 = !DILocation(line: 25, column: 17, scope: !83)
!98 = !DILocation(line: 25, column: 14, scope: !83)
!99 = !DILocalVariable(name: "hi", scope: !100, file: !1, line: 26, type: !16)
!100 = distinct !DILexicalBlock(scope: !83, file: !1, line: 25, column: 20)
!101 = !DILocation(line: 26, column: 11, scope: !100)
!102 = !DILocation(line: 26, column: 16, scope: !100)
!103 = !DILocation(line: 26, column: 20, scope: !100)
!104 = !DILocation(line: 26, column: 18, scope: !100)
!105 = !DILocation(line: 26, column: 24, scope: !100)
!106 = !DILocation(line: 26, column: 28, scope: !100)
!107 = !DILocalVariable(name: "lo", scope: !100, file: !1, line: 26, type: !16)
!108 = !DILocation(line: 26, column: 31, scope: !100)
!109 = !DILocation(line: 26, column: 36, scope: !100)
!110 = !DILocation(line: 26, column: 40, scope: !100)
!111 = !DILocation(line: 26, column: 38, scope: !100)
!112 = !DILocation(line: 26, column: 44, scope: !100)
!113 = !DILocation(line: 26, column: 48, scope: !100)
!114 = !DILocalVariable(name: "got", scope: !100, file: !1, line: 27, type: !16)
!115 = !DILocation(line: 27, column: 11, scope: !100)
!116 = !DILocation(line: 27, column: 28, scope: !100)
!117 = !DILocation(line: 27, column: 32, scope: !100)
!118 = !DILocation(line: 27, column: 37, scope: !100)
!119 = !DILocation(line: 27, column: 41, scope: !100)
!120 = !DILocation(line: 27, column: 17, scope: !100)
!121 = !DILocation(line: 28, column: 11, scope: !122)
!122 = distinct !DILexicalBlock(scope: !100, file: !1, line: 28, column: 11)
!123 = !DILocation(line: 28, column: 18, scope: !122)
!124 = !DILocation(line: 28, column: 15, scope: !122)
!125 = !DILocation(line: 28, column: 22, scope: !122)
!126 = !DILocation(line: 29, column: 11, scope: !100)
!127 = !DILocation(line: 29, column: 9, scope: !100)
!128 = !DILocation(line: 29, column: 20, scope: !100)
!129 = !DILocation(line: 29, column: 18, scope: !100)
!130 = distinct !{!130, !95, !131, !54}
!131 = !DILocation(line: 30, column: 5, scope: !83)
!132 = !DILocation(line: 31, column: 3, scope: !83)
!133 = !DILocation(line: 32, column: 1, scope: !58)
