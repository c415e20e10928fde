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
  %p.addr.i12 = alloca ptr, align 8
  %v.addr.i13 = alloca i32, align 4
  %.atomictmp.i14 = alloca i32, align 4
  %atomic-temp.i15 = alloca i32, align 4
  %p.addr.i8 = alloca ptr, align 8
  %v.addr.i9 = alloca i32, align 4
  %.atomictmp.i10 = alloca i32, align 4
  %atomic-temp.i11 = alloca i32, align 4
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
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
  store ptr %arrayidx, ptr %p.addr.i8, align 8, !dbg !27
  store i32 0, ptr %v.addr.i9, align 4, !dbg !27
  %2 = load ptr, ptr %p.addr.i8, align 8, !dbg !27
  %3 = load i32, ptr %v.addr.i9, align 4, !dbg !27
  store i32 %3, ptr %.atomictmp.i10, align 4, !dbg !27
  %4 = load i32, ptr %.atomictmp.i10, align 4, !dbg !27
  %5 = atomicrmw add ptr %2, i32 %4 monotonic, align 4, !dbg !27
  store i32 %5, ptr %atomic-temp.i11, align 4, !dbg !27
  %6 = load i32, ptr %atomic-temp.i11, align 4, !dbg !27
  store i32 %6, ptr %cur, align 4, !dbg !24
  %7 = load i32, ptr %cur, align 4, !dbg !28
  %8 = load i32, ptr %v.addr, align 4, !dbg !30
  %cmp = icmp ne i32 %7, %8, !dbg !31
  br i1 %cmp, label %if.then, label %if.end, !dbg !31

if.then:                                          ; preds = %entry
    #dbg_declare(ptr %prev, !32, !DIExpression(), !34)
  %9 = load i32, ptr %v.addr, align 4, !dbg !35
  store i32 %9, ptr %prev, align 4, !dbg !34
    #dbg_declare(ptr %next, !36, !DIExpression(), !37)
  br label %while.cond, !dbg !38

while.cond:                                       ; preds = %while.body, %if.then
  %10 = load i32, ptr %cur, align 4, !dbg !39
  %11 = load ptr, ptr %par.addr, align 8, !dbg !40
  %12 = load i32, ptr %cur, align 4, !dbg !41
  %idxprom1 = sext i32 %12 to i64, !dbg !40
  %arrayidx2 = getelementptr inbounds i32, ptr %11, i64 %idxprom1, !dbg !40
  store ptr %arrayidx2, ptr %p.addr.i, align 8, !dbg !42
  store i32 0, ptr %v.addr.i, align 4, !dbg !42
  %13 = load ptr, ptr %p.addr.i, align 8, !dbg !42
  %14 = load i32, ptr %v.addr.i, align 4, !dbg !42
  store i32 %14, ptr %.atomictmp.i, align 4, !dbg !42
  %15 = load i32, ptr %.atomictmp.i, align 4, !dbg !42
  %16 = atomicrmw add ptr %13, i32 %15 monotonic, align 4, !dbg !42
  store i32 %16, ptr %atomic-temp.i, align 4, !dbg !42
  %17 = load i32, ptr %atomic-temp.i, align 4, !dbg !42
  store i32 %17, ptr %next, align 4, !dbg !43
  %cmp4 = icmp sgt i32 %10, %17, !dbg !44
  br i1 %cmp4, label %while.body, label %while.end, !dbg !38

while.body:                                       ; preds = %while.cond
  %18 = load ptr, ptr %par.addr, align 8, !dbg !45
  %19 = load i32, ptr %prev, align 4, !dbg !47
  %idxprom5 = sext i32 %19 to i64, !dbg !45
  %arrayidx6 = getelementptr inbounds i32, ptr %18, i64 %idxprom5, !dbg !45
  %20 = load i32, ptr %next, align 4, !dbg !48
  store ptr %arrayidx6, ptr %p.addr.i12, align 8, !dbg !49
  store i32 %20, ptr %v.addr.i13, align 4, !dbg !49
  %21 = load ptr, ptr %p.addr.i12, align 8, !dbg !49
  %22 = load i32, ptr %v.addr.i13, align 4, !dbg !49
  store i32 %22, ptr %.atomictmp.i14, align 4, !dbg !49
  %23 = load i32, ptr %.atomictmp.i14, align 4, !dbg !49
  %24 = atomicrmw xchg ptr %21, i32 %23 monotonic, align 4, !dbg !49
  store i32 %24, ptr %atomic-temp.i15, align 4, !dbg !49
  %25 = load i32, ptr %atomic-temp.i15, align 4, !dbg !49
  %26 = load i32, ptr %cur, align 4, !dbg !50
  store i32 %26, ptr %prev, align 4, !dbg !51
  %27 = load i32, ptr %next, align 4, !dbg !52
  store i32 %27, ptr %cur, align 4, !dbg !53
  br label %while.cond, !dbg !38, !llvm.loop !54

while.end:                                        ; preds = %while.cond
  br label %if.end, !dbg !57

if.end:                                           ; preds = %while.end, %entry
  %28 = load i32, ptr %cur, align 4, !dbg !58
  ret i32 %28, !dbg !59
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4linkPKiS0_Pii(ptr noundef %src, ptr noundef %dst, ptr noundef %par, i32 noundef %m) #1 !dbg !60 {
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
    #dbg_declare(ptr %src.addr, !65, !DIExpression(), !66)
  store ptr %dst, ptr %dst.addr, align 8
    #dbg_declare(ptr %dst.addr, !67, !DIExpression(), !68)
  store ptr %par, ptr %par.addr, align 8
    #dbg_declare(ptr %par.addr, !69, !DIExpression(), !70)
  store i32 %m, ptr %m.addr, align 4
    #dbg_declare(ptr %m.addr, !71, !DIExpression(), !72)
    #dbg_declare(ptr %e, !73, !DIExpression(), !74)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !75
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !76
  %mul = mul i32 %0, %1, !dbg !77
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !78
  %add = add i32 %mul, %2, !dbg !79
  store i32 %add, ptr %e, align 4, !dbg !74
  %3 = load i32, ptr %e, align 4, !dbg !80
  %4 = load i32, ptr %m.addr, align 4, !dbg !82
  %cmp = icmp slt i32 %3, %4, !dbg !83
  br i1 %cmp, label %if.then, label %if.end19, !dbg !83

if.then:                                          ; preds = %entry
    #dbg_declare(ptr %a, !84, !DIExpression(), !86)
  %5 = load ptr, ptr %src.addr, align 8, !dbg !87
  %6 = load i32, ptr %e, align 4, !dbg !88
  %idxprom = sext i32 %6 to i64, !dbg !87
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !87
  %7 = load i32, ptr %arrayidx, align 4, !dbg !87
  %8 = load ptr, ptr %par.addr, align 8, !dbg !89
  %call3 = call noundef i32 @_Z4rootiPi(i32 noundef %7, ptr noundef %8) #3, !dbg !90
  store i32 %call3, ptr %a, align 4, !dbg !86
    #dbg_declare(ptr %b, !91, !DIExpression(), !92)
  %9 = load ptr, ptr %dst.addr, align 8, !dbg !93
  %10 = load i32, ptr %e, align 4, !dbg !94
  %idxprom4 = sext i32 %10 to i64, !dbg !93
  %arrayidx5 = getelementptr inbounds i32, ptr %9, i64 %idxprom4, !dbg !93
  %11 = load i32, ptr %arrayidx5, align 4, !dbg !93
  %12 = load ptr, ptr %par.addr, align 8, !dbg !95
  %call6 = call noundef i32 @_Z4rootiPi(i32 noundef %11, ptr noundef %12) #3, !dbg !96
  store i32 %call6, ptr %b, align 4, !dbg !92
  br label %while.cond, !dbg !97

while.cond:                                       ; preds = %if.end, %if.then
  %13 = load i32, ptr %a, align 4, !dbg !98
  %14 = load i32, ptr %b, align 4, !dbg !99
  %cmp7 = icmp ne i32 %13, %14, !dbg !100
  br i1 %cmp7, label %while.body, label %while.end, !dbg !97

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %hi, !101, !DIExpression(), !103)
  %15 = load i32, ptr %a, align 4, !dbg !104
  %16 = load i32, ptr %b, align 4, !dbg !105
  %cmp8 = icmp sgt i32 %15, %16, !dbg !106
  br i1 %cmp8, label %cond.true, label %cond.false, !dbg !104

cond.true:                                        ; preds = %while.body
  %17 = load i32, ptr %a, align 4, !dbg !107
  br label %cond.end, !dbg !104

cond.false:                                       ; preds = %while.body
  %18 = load i32, ptr %b, align 4, !dbg !108
  br label %cond.end, !dbg !104

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %17, %cond.true ], [ %18, %cond.false ], !dbg !104
  store i32 %cond, ptr %hi, align 4, !dbg !103
    #dbg_declare(ptr %lo, !109, !DIExpression(), !110)
  %19 = load i32, ptr %a, align 4, !dbg !111
  %20 = load i32, ptr %b, align 4, !dbg !112
  %cmp9 = icmp slt i32 %19, %20, !dbg !113
  br i1 %cmp9, label %cond.true10, label %cond.false11, !dbg !111

cond.true10:                                      ; preds = %cond.end
  %21 = load i32, ptr %a, align 4, !dbg !114
  br label %cond.end12, !dbg !111

cond.false11:                                     ; preds = %cond.end
  %22 = load i32, ptr %b, align 4, !dbg !115
  br label %cond.end12, !dbg !111

cond.end12:                                       ; preds = %cond.false11, %cond.true10
  %cond13 = phi i32 [ %21, %cond.true10 ], [ %22, %cond.false11 ], !dbg !111
  store i32 %cond13, ptr %lo, align 4, !dbg !110
    #dbg_declare(ptr %got, !116, !DIExpression(), !117)
  %23 = load ptr, ptr %par.addr, align 8, !dbg !118
  %24 = load i32, ptr %hi, align 4, !dbg !119
  %idxprom14 = sext i32 %24 to i64, !dbg !118
  %arrayidx15 = getelementptr inbounds i32, ptr %23, i64 %idxprom14, !dbg !118
  %25 = load i32, ptr %hi, align 4, !dbg !120
  %26 = load i32, ptr %lo, align 4, !dbg !121
  store ptr %arrayidx15, ptr %p.addr.i, align 8, !dbg !122
  store i32 %25, ptr %e.addr.i, align 4, !dbg !122
  store i32 %26, ptr %v.addr.i, align 4, !dbg !122
  %27 = load ptr, ptr %p.addr.i, align 8, !dbg !122
  %28 = load i32, ptr %v.addr.i, align 4, !dbg !122
  store i32 %28, ptr %.atomictmp.i, align 4, !dbg !122
  %29 = load i32, ptr %e.addr.i, align 4, !dbg !122
  %30 = load i32, ptr %.atomictmp.i, align 4, !dbg !122
  %31 = cmpxchg ptr %27, i32 %29, i32 %30 monotonic monotonic, align 4, !dbg !122
  %32 = extractvalue { i32, i1 } %31, 0, !dbg !122
  %33 = extractvalue { i32, i1 } %31, 1, !dbg !122
  br i1 %33, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !122

cmpxchg.store_expected.i:                         ; preds = %cond.end12
  store i32 %32, ptr %e.addr.i, align 4, !dbg !122
  br label %_ZL9atomicCASPiii.exit, !dbg !122

_ZL9atomicCASPiii.exit:                           ; preds = %cond.end12, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %33 to i8, !dbg !122
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !122
  %34 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !122
  %loadedv.i = trunc i8 %34 to i1, !dbg !122
  %35 = load i32, ptr %e.addr.i, align 4, !dbg !122
  store i32 %35, ptr %got, align 4, !dbg !117
  %36 = load i32, ptr %got, align 4, !dbg !123
  %37 = load i32, ptr %hi, align 4, !dbg !125
  %cmp17 = icmp eq i32 %36, %37, !dbg !126
  br i1 %cmp17, label %if.then18, label %if.end, !dbg !126

if.then18:                                        ; preds = %_ZL9atomicCASPiii.exit
  br label %while.end, !dbg !127

if.end:                                           ; preds = %_ZL9atomicCASPiii.exit
  %38 = load i32, ptr %got, align 4, !dbg !128
  store i32 %38, ptr %a, align 4, !dbg !129
  %39 = load i32, ptr %lo, align 4, !dbg !130
  store i32 %39, ptr %b, align 4, !dbg !131
  br label %while.cond, !dbg !97, !llvm.loop !132

while.end:                                        ; preds = %if.then18, %while.cond
  br label %if.end19, !dbg !134

if.end19:                                         ; preds = %while.end, %entry
  ret void, !dbg !135
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
!13 = distinct !DISubprogram(name: "root", linkageName: "_Z4rootiPi", scope: !1, file: !1, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{!16, !16, !17}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!18 = !{}
!19 = !DILocalVariable(name: "v", arg: 1, scope: !13, file: !1, line: 4, type: !16)
!20 = !DILocation(line: 4, column: 25, scope: !13)
!21 = !DILocalVariable(name: "par", arg: 2, scope: !13, file: !1, line: 4, type: !17)
!22 = !DILocation(line: 4, column: 33, scope: !13)
!23 = !DILocalVariable(name: "cur", scope: !13, file: !1, line: 5, type: !16)
!24 = !DILocation(line: 5, column: 7, scope: !13)
!25 = !DILocation(line: 5, column: 24, scope: !13)
!26 = !DILocation(line: 5, column: 28, scope: !13)
!27 = !DILocation(line: 5, column: 13, scope: !13)
!28 = !DILocation(line: 6, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !13, file: !1, line: 6, column: 7)
!30 = !DILocation(line: 6, column: 14, scope: !29)
!31 = !DILocation(line: 6, column: 11, scope: !29)
!32 = !DILocalVariable(name: "prev", scope: !33, file: !1, line: 7, type: !16)
!33 = distinct !DILexicalBlock(scope: !29, file: !1, line: 6, column: 17)
!34 = !DILocation(line: 7, column: 9, scope: !33)
!35 = !DILocation(line: 7, column: 16, scope: !33)
!36 = !DILocalVariable(name: "next", scope: !33, file: !1, line: 7, type: !16)
!37 = !DILocation(line: 7, column: 19, scope: !33)
!38 = !DILocation(line: 8, column: 5, scope: !33)
!39 = !DILocation(line: 8, column: 12, scope: !33)
!40 = !DILocation(line: 8, column: 37, scope: !33)
!41 = !DILocation(line: 8, column: 41, scope: !33)
!42 = !DILocation(line: 8, column: 26, scope: !33)
!43 = !DILocation(line: 8, column: 24, scope: !33)
!44 = !DILocation(line: 8, column: 16, scope: !33)
!45 = !DILocation(line: 8, column: 66, scope: !46)
!46 = distinct !DILexicalBlock(scope: !33, file: !1, line: 8, column: 52)
!47 = !DILocation(line: 8, column: 70, scope: !46)
!48 = !DILocation(line: 8, column: 77, scope: !46)
!49 = !DILocation(line: 8, column: 54, scope: !46)
!50 = !DILocation(line: 8, column: 91, scope: !46)
!51 = !DILocation(line: 8, column: 89, scope: !46)
!52 = !DILocation(line: 8, column: 102, scope: !46)
!53 = !DILocation(line: 8, column: 100, scope: !46)
!54 = distinct !{!54, !38, !55, !56}
!55 = !DILocation(line: 8, column: 108, scope: !33)
!56 = !{!"llvm.loop.mustprogress"}
!57 = !DILocation(line: 9, column: 3, scope: !33)
!58 = !DILocation(line: 10, column: 10, scope: !13)
!59 = !DILocation(line: 10, column: 3, scope: !13)
!60 = distinct !DISubprogram(name: "link", linkageName: "_Z4linkPKiS0_Pii", scope: !1, file: !1, line: 12, type: !61, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!61 = !DISubroutineType(types: !62)
!62 = !{null, !63, !63, !17, !16}
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!65 = !DILocalVariable(name: "src", arg: 1, scope: !60, file: !1, line: 12, type: !63)
!66 = !DILocation(line: 12, column: 33, scope: !60)
!67 = !DILocalVariable(name: "dst", arg: 2, scope: !60, file: !1, line: 12, type: !63)
!68 = !DILocation(line: 12, column: 49, scope: !60)
!69 = !DILocalVariable(name: "par", arg: 3, scope: !60, file: !1, line: 12, type: !17)
!70 = !DILocation(line: 12, column: 59, scope: !60)
!71 = !DILocalVariable(name: "m", arg: 4, scope: !60, file: !1, line: 12, type: !16)
!72 = !DILocation(line: 12, column: 68, scope: !60)
!73 = !DILocalVariable(name: "e", scope: !60, file: !1, line: 13, type: !16)
!74 = !DILocation(line: 13, column: 7, scope: !60)
!75 = !DILocation(line: 13, column: 11, scope: !60)
!76 = !DILocation(line: 13, column: 24, scope: !60)
!77 = !DILocation(line: 13, column: 22, scope: !60)
!78 = !DILocation(line: 13, column: 37, scope: !60)
!79 = !DILocation(line: 13, column: 35, scope: !60)
!80 = !DILocation(line: 14, column: 7, scope: !81)
!81 = distinct !DILexicalBlock(scope: !60, file: !1, line: 14, column: 7)
!82 = !DILocation(line: 14, column: 11, scope: !81)
!83 = !DILocation(line: 14, column: 9, scope: !81)
!84 = !DILocalVariable(name: "a", scope: !85, file: !1, line: 15, type: !16)
!85 = distinct !DILexicalBlock(scope: !81, file: !1, line: 14, column: 14)
!86 = !DILocation(line: 15, column: 9, scope: !85)
!87 = !DILocation(line: 15, column: 18, scope: !85)
!88 = !DILocation(line: 15, column: 22, scope: !85)
!89 = !DILocation(line: 15, column: 26, scope: !85)
!90 = !DILocation(line: 15, column: 13, scope: !85)
!91 = !DILocalVariable(name: "b", scope: !85, file: !1, line: 15, type: !16)
!92 = !DILocation(line: 15, column: 32, scope: !85)
!93 = !DILocation(line: 15, column: 41, scope: !85)
!94 = !DILocation(line: 15, column: 45, scope: !85)
!95 = !DILocation(line: 15, column: 49, scope: !85)
!96 = !DILocation(line: 15, column: 36, scope: !85)
!97 = !DILocation(line: 16, column: 5, scope: !85)
!98 = !DILocation(line: 16, column: 12, scope: !85)
!99 = !DILocation(line: 16, column: 17, scope: !85)
!100 = !DILocation(line: 16, column: 14, scope: !85)
!101 = !DILocalVariable(name: "hi", scope: !102, file: !1, line: 17, type: !16)
!102 = distinct !DILexicalBlock(scope: !85, file: !1, line: 16, column: 20)
!103 = !DILocation(line: 17, column: 11, scope: !102)
!104 = !DILocation(line: 17, column: 16, scope: !102)
!105 = !DILocation(line: 17, column: 20, scope: !102)
!106 = !DILocation(line: 17, column: 18, scope: !102)
!107 = !DILocation(line: 17, column: 24, scope: !102)
!108 = !DILocation(line: 17, column: 28, scope: !102)
!109 = !DILocalVariable(name: "lo", scope: !102, file: !1, line: 17, type: !16)
!110 = !DILocation(line: 17, column: 31, scope: !102)
!111 = !DILocation(line: 17, column: 36, scope: !102)
!112 = !DILocation(line: 17, column: 40, scope: !102)
!113 = !DILocation(line: 17, column: 38, scope: !102)
!114 = !DILocation(line: 17, column: 44, scope: !102)
!115 = !DILocation(line: 17, column: 48, scope: !102)
!116 = !DILocalVariable(name: "got", scope: !102, file: !1, line: 18, type: !16)
!117 = !DILocation(line: 18, column: 11, scope: !102)
!118 = !DILocation(line: 18, column: 28, scope: !102)
!119 = !DILocation(line: 18, column: 32, scope: !102)
!120 = !DILocation(line: 18, column: 37, scope: !102)
!121 = !DILocation(line: 18, column: 41, scope: !102)
!122 = !DILocation(line: 18, column: 17, scope: !102)
!123 = !DILocation(line: 19, column: 11, scope: !124)
!124 = distinct !DILexicalBlock(scope: !102, file: !1, line: 19, column: 11)
!125 = !DILocation(line: 19, column: 18, scope: !124)
!126 = !DILocation(line: 19, column: 15, scope: !124)
!127 = !DILocation(line: 19, column: 22, scope: !124)
!128 = !DILocation(line: 20, column: 11, scope: !102)
!129 = !DILocation(line: 20, column: 9, scope: !102)
!130 = !DILocation(line: 20, column: 20, scope: !102)
!131 = !DILocation(line: 20, column: 18, scope: !102)
!132 = distinct !{!132, !97, !133, !56}
!133 = !DILocation(line: 21, column: 5, scope: !85)
!134 = !DILocation(line: 22, column: 3, scope: !85)
!135 = !DILocation(line: 23, column: 1, scope: !60)
