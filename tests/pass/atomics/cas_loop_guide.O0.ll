; ModuleID = 'cas_loop_guide.cu'
source_filename = "cas_loop_guide.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef double @_Z3addPdd(ptr noundef %address, double noundef %val) #0 !dbg !21 {
entry:
  %x.addr.i5 = alloca i64, align 8
  %x.addr.i4 = alloca i64, align 8
  %x.addr.i = alloca double, align 8
  %p.addr.i = alloca ptr, align 8
  %e.addr.i = alloca i64, align 8
  %v.addr.i = alloca i64, align 8
  %.atomictmp.i = alloca i64, align 8
  %cmpxchg.bool.i = alloca i8, align 1
  %address.addr = alloca ptr, align 8
  %val.addr = alloca double, align 8
  %as_ull = alloca ptr, align 8
  %old = alloca i64, align 8
  %assumed = alloca i64, align 8
  store ptr %address, ptr %address.addr, align 8
    #dbg_declare(ptr %address.addr, !26, !DIExpression(), !27)
  store double %val, ptr %val.addr, align 8
    #dbg_declare(ptr %val.addr, !28, !DIExpression(), !29)
    #dbg_declare(ptr %as_ull, !30, !DIExpression(), !31)
  %0 = load ptr, ptr %address.addr, align 8, !dbg !32
  store ptr %0, ptr %as_ull, align 8, !dbg !31
    #dbg_declare(ptr %old, !33, !DIExpression(), !34)
  %1 = load ptr, ptr %as_ull, align 8, !dbg !35
  %2 = load i64, ptr %1, align 8, !dbg !36
  store i64 %2, ptr %old, align 8, !dbg !34
    #dbg_declare(ptr %assumed, !37, !DIExpression(), !38)
  br label %do.body, !dbg !39

do.body:                                          ; preds = %do.cond, %entry
  %3 = load i64, ptr %old, align 8, !dbg !40
  store i64 %3, ptr %assumed, align 8, !dbg !42
  %4 = load ptr, ptr %as_ull, align 8, !dbg !43
  %5 = load i64, ptr %assumed, align 8, !dbg !44
  %6 = load double, ptr %val.addr, align 8, !dbg !45
  %7 = load i64, ptr %assumed, align 8, !dbg !46
  store i64 %7, ptr %x.addr.i5, align 8, !dbg !47
  %8 = load double, ptr %x.addr.i5, align 8, !dbg !47
  %add = fadd double %6, %8, !dbg !48
  store double %add, ptr %x.addr.i, align 8, !dbg !49
  %9 = load i64, ptr %x.addr.i, align 8, !dbg !49
  store ptr %4, ptr %p.addr.i, align 8, !dbg !50
  store i64 %5, ptr %e.addr.i, align 8, !dbg !50
  store i64 %9, ptr %v.addr.i, align 8, !dbg !50
  %10 = load ptr, ptr %p.addr.i, align 8, !dbg !50
  %11 = load i64, ptr %v.addr.i, align 8, !dbg !50
  store i64 %11, ptr %.atomictmp.i, align 8, !dbg !50
  %12 = load i64, ptr %e.addr.i, align 8, !dbg !50
  %13 = load i64, ptr %.atomictmp.i, align 8, !dbg !50
  %14 = cmpxchg ptr %10, i64 %12, i64 %13 monotonic monotonic, align 8, !dbg !50
  %15 = extractvalue { i64, i1 } %14, 0, !dbg !50
  %16 = extractvalue { i64, i1 } %14, 1, !dbg !50
  br i1 %16, label %_ZL9atomicCASPyyy.exit, label %cmpxchg.store_expected.i, !dbg !50

cmpxchg.store_expected.i:                         ; preds = %do.body
  store i64 %15, ptr %e.addr.i, align 8, !dbg !50
  br label %_ZL9atomicCASPyyy.exit, !dbg !50

_ZL9atomicCASPyyy.exit:                           ; preds = %do.body, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %16 to i8, !dbg !50
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !50
  %17 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !50
  %loadedv.i = trunc i8 %17 to i1, !dbg !50
  %18 = load i64, ptr %e.addr.i, align 8, !dbg !50
  store i64 %18, ptr %old, align 8, !dbg !51
  br label %do.cond, !dbg !52

do.cond:                                          ; preds = %_ZL9atomicCASPyyy.exit
  %19 = load i64, ptr %assumed, align 8, !dbg !53
  %20 = load i64, ptr %old, align 8, !dbg !54
  %cmp = icmp ne i64 %19, %20, !dbg !55
  br i1 %cmp, label %do.body, label %do.end, !dbg !52, !llvm.loop !56

do.end:                                           ; preds = %do.cond
  %21 = load i64, ptr %old, align 8, !dbg !59
  store i64 %21, ptr %x.addr.i4, align 8, !dbg !60
  %22 = load double, ptr %x.addr.i4, align 8, !dbg !60
  ret double %22, !dbg !61
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z7highestPff(ptr noundef %address, float noundef %val) #0 !dbg !62 {
entry:
  %x.addr.i5 = alloca i32, align 4
  %x.addr.i4 = alloca i32, align 4
  %x.addr.i = alloca float, align 4
  %p.addr.i = alloca ptr, align 8
  %e.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %cmpxchg.bool.i = alloca i8, align 1
  %address.addr = alloca ptr, align 8
  %val.addr = alloca float, align 4
  %as_int = alloca ptr, align 8
  %old = alloca i32, align 4
  %assumed = alloca i32, align 4
  store ptr %address, ptr %address.addr, align 8
    #dbg_declare(ptr %address.addr, !66, !DIExpression(), !67)
  store float %val, ptr %val.addr, align 4
    #dbg_declare(ptr %val.addr, !68, !DIExpression(), !69)
    #dbg_declare(ptr %as_int, !70, !DIExpression(), !71)
  %0 = load ptr, ptr %address.addr, align 8, !dbg !72
  store ptr %0, ptr %as_int, align 8, !dbg !71
    #dbg_declare(ptr %old, !73, !DIExpression(), !74)
  %1 = load ptr, ptr %as_int, align 8, !dbg !75
  %2 = load i32, ptr %1, align 4, !dbg !76
  store i32 %2, ptr %old, align 4, !dbg !74
    #dbg_declare(ptr %assumed, !77, !DIExpression(), !78)
  br label %do.body, !dbg !79

do.body:                                          ; preds = %do.cond, %entry
  %3 = load i32, ptr %old, align 4, !dbg !80
  store i32 %3, ptr %assumed, align 4, !dbg !82
  %4 = load ptr, ptr %as_int, align 8, !dbg !83
  %5 = load i32, ptr %assumed, align 4, !dbg !84
  %6 = load float, ptr %val.addr, align 4, !dbg !85
  %7 = load i32, ptr %assumed, align 4, !dbg !86
  store i32 %7, ptr %x.addr.i5, align 4, !dbg !87
  %8 = load float, ptr %x.addr.i5, align 4, !dbg !87
  %9 = call float @llvm.maxnum.f32(float %6, float %8), !dbg !88
  store float %9, ptr %x.addr.i, align 4, !dbg !89
  %10 = load i32, ptr %x.addr.i, align 4, !dbg !89
  store ptr %4, ptr %p.addr.i, align 8, !dbg !90
  store i32 %5, ptr %e.addr.i, align 4, !dbg !90
  store i32 %10, ptr %v.addr.i, align 4, !dbg !90
  %11 = load ptr, ptr %p.addr.i, align 8, !dbg !90
  %12 = load i32, ptr %v.addr.i, align 4, !dbg !90
  store i32 %12, ptr %.atomictmp.i, align 4, !dbg !90
  %13 = load i32, ptr %e.addr.i, align 4, !dbg !90
  %14 = load i32, ptr %.atomictmp.i, align 4, !dbg !90
  %15 = cmpxchg ptr %11, i32 %13, i32 %14 monotonic monotonic, align 4, !dbg !90
  %16 = extractvalue { i32, i1 } %15, 0, !dbg !90
  %17 = extractvalue { i32, i1 } %15, 1, !dbg !90
  br i1 %17, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !90

cmpxchg.store_expected.i:                         ; preds = %do.body
  store i32 %16, ptr %e.addr.i, align 4, !dbg !90
  br label %_ZL9atomicCASPiii.exit, !dbg !90

_ZL9atomicCASPiii.exit:                           ; preds = %do.body, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %17 to i8, !dbg !90
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !90
  %18 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !90
  %loadedv.i = trunc i8 %18 to i1, !dbg !90
  %19 = load i32, ptr %e.addr.i, align 4, !dbg !90
  store i32 %19, ptr %old, align 4, !dbg !91
  br label %do.cond, !dbg !92

do.cond:                                          ; preds = %_ZL9atomicCASPiii.exit
  %20 = load i32, ptr %assumed, align 4, !dbg !93
  %21 = load i32, ptr %old, align 4, !dbg !94
  %cmp = icmp ne i32 %20, %21, !dbg !95
  br i1 %cmp, label %do.body, label %do.end, !dbg !92, !llvm.loop !96

do.end:                                           ; preds = %do.cond
  %22 = load i32, ptr %old, align 4, !dbg !98
  store i32 %22, ptr %x.addr.i4, align 4, !dbg !99
  %23 = load float, ptr %x.addr.i4, align 4, !dbg !99
  ret float %23, !dbg !100
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPfPdPKf(ptr noundef %m, ptr noundef %s, ptr noundef %x) #2 !dbg !101 {
entry:
  %m.addr = alloca ptr, align 8
  %s.addr = alloca ptr, align 8
  %x.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !106, !DIExpression(), !107)
  store ptr %s, ptr %s.addr, align 8
    #dbg_declare(ptr %s.addr, !108, !DIExpression(), !109)
  store ptr %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !110, !DIExpression(), !111)
    #dbg_declare(ptr %i, !112, !DIExpression(), !113)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !114
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !115
  %mul = mul i32 %0, %1, !dbg !116
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117
  %add = add i32 %mul, %2, !dbg !118
  store i32 %add, ptr %i, align 4, !dbg !113
  %3 = load ptr, ptr %m.addr, align 8, !dbg !119
  %4 = load ptr, ptr %x.addr, align 8, !dbg !120
  %5 = load i32, ptr %i, align 4, !dbg !121
  %idxprom = sext i32 %5 to i64, !dbg !120
  %arrayidx = getelementptr inbounds float, ptr %4, i64 %idxprom, !dbg !120
  %6 = load float, ptr %arrayidx, align 4, !dbg !120
  %call3 = call contract noundef float @_Z7highestPff(ptr noundef %3, float noundef %6) #4, !dbg !122
  %7 = load ptr, ptr %s.addr, align 8, !dbg !123
  %8 = load ptr, ptr %x.addr, align 8, !dbg !124
  %9 = load i32, ptr %i, align 4, !dbg !125
  %idxprom4 = sext i32 %9 to i64, !dbg !124
  %arrayidx5 = getelementptr inbounds float, ptr %8, i64 %idxprom4, !dbg !124
  %10 = load float, ptr %arrayidx5, align 4, !dbg !124
  %conv = fpext float %10 to double, !dbg !124
  %call6 = call contract noundef double @_Z3addPdd(ptr noundef %7, double noundef %conv) #4, !dbg !126
  ret void, !dbg !127
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!16, !17, !18, !19}
!llvm.ident = !{!20}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !10, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cas_loop_guide.cu", directory: ".")
!2 = !{!3, !5, !7, !8, !6, !9}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!8 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !12, file: !13, line: 214)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 215)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{i32 7, !"Dwarf Version", i32 4}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!20 = !{!"clang version 22.1.8"}
!21 = distinct !DISubprogram(name: "add", linkageName: "_Z3addPdd", scope: !1, file: !1, line: 5, type: !22, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !25)
!22 = !DISubroutineType(types: !23)
!23 = !{!8, !24, !8}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!25 = !{}
!26 = !DILocalVariable(name: "address", arg: 1, scope: !21, file: !1, line: 5, type: !24)
!27 = !DILocation(line: 5, column: 31, scope: !21)
!28 = !DILocalVariable(name: "val", arg: 2, scope: !21, file: !1, line: 5, type: !8)
!29 = !DILocation(line: 5, column: 47, scope: !21)
!30 = !DILocalVariable(name: "as_ull", scope: !21, file: !1, line: 6, type: !3)
!31 = !DILocation(line: 6, column: 27, scope: !21)
!32 = !DILocation(line: 6, column: 62, scope: !21)
!33 = !DILocalVariable(name: "old", scope: !21, file: !1, line: 7, type: !4)
!34 = !DILocation(line: 7, column: 26, scope: !21)
!35 = !DILocation(line: 7, column: 33, scope: !21)
!36 = !DILocation(line: 7, column: 32, scope: !21)
!37 = !DILocalVariable(name: "assumed", scope: !21, file: !1, line: 7, type: !4)
!38 = !DILocation(line: 7, column: 41, scope: !21)
!39 = !DILocation(line: 8, column: 3, scope: !21)
!40 = !DILocation(line: 9, column: 15, scope: !41)
!41 = distinct !DILexicalBlock(scope: !21, file: !1, line: 8, column: 6)
!42 = !DILocation(line: 9, column: 13, scope: !41)
!43 = !DILocation(line: 10, column: 21, scope: !41)
!44 = !DILocation(line: 10, column: 29, scope: !41)
!45 = !DILocation(line: 10, column: 59, scope: !41)
!46 = !DILocation(line: 10, column: 86, scope: !41)
!47 = !DILocation(line: 10, column: 65, scope: !41)
!48 = !DILocation(line: 10, column: 63, scope: !41)
!49 = !DILocation(line: 10, column: 38, scope: !41)
!50 = !DILocation(line: 10, column: 11, scope: !41)
!51 = !DILocation(line: 10, column: 9, scope: !41)
!52 = !DILocation(line: 11, column: 3, scope: !41)
!53 = !DILocation(line: 11, column: 12, scope: !21)
!54 = !DILocation(line: 11, column: 23, scope: !21)
!55 = !DILocation(line: 11, column: 20, scope: !21)
!56 = distinct !{!56, !39, !57, !58}
!57 = !DILocation(line: 11, column: 26, scope: !21)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !DILocation(line: 12, column: 31, scope: !21)
!60 = !DILocation(line: 12, column: 10, scope: !21)
!61 = !DILocation(line: 12, column: 3, scope: !21)
!62 = distinct !DISubprogram(name: "highest", linkageName: "_Z7highestPff", scope: !1, file: !1, line: 14, type: !63, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !25)
!63 = !DISubroutineType(types: !64)
!64 = !{!9, !65, !9}
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!66 = !DILocalVariable(name: "address", arg: 1, scope: !62, file: !1, line: 14, type: !65)
!67 = !DILocation(line: 14, column: 33, scope: !62)
!68 = !DILocalVariable(name: "val", arg: 2, scope: !62, file: !1, line: 14, type: !9)
!69 = !DILocation(line: 14, column: 48, scope: !62)
!70 = !DILocalVariable(name: "as_int", scope: !62, file: !1, line: 15, type: !5)
!71 = !DILocation(line: 15, column: 8, scope: !62)
!72 = !DILocation(line: 15, column: 24, scope: !62)
!73 = !DILocalVariable(name: "old", scope: !62, file: !1, line: 16, type: !6)
!74 = !DILocation(line: 16, column: 7, scope: !62)
!75 = !DILocation(line: 16, column: 14, scope: !62)
!76 = !DILocation(line: 16, column: 13, scope: !62)
!77 = !DILocalVariable(name: "assumed", scope: !62, file: !1, line: 16, type: !6)
!78 = !DILocation(line: 16, column: 22, scope: !62)
!79 = !DILocation(line: 17, column: 3, scope: !62)
!80 = !DILocation(line: 18, column: 15, scope: !81)
!81 = distinct !DILexicalBlock(scope: !62, file: !1, line: 17, column: 6)
!82 = !DILocation(line: 18, column: 13, scope: !81)
!83 = !DILocation(line: 19, column: 21, scope: !81)
!84 = !DILocation(line: 19, column: 29, scope: !81)
!85 = !DILocation(line: 19, column: 59, scope: !81)
!86 = !DILocation(line: 19, column: 79, scope: !81)
!87 = !DILocation(line: 19, column: 64, scope: !81)
!88 = !DILocation(line: 19, column: 53, scope: !81)
!89 = !DILocation(line: 19, column: 38, scope: !81)
!90 = !DILocation(line: 19, column: 11, scope: !81)
!91 = !DILocation(line: 19, column: 9, scope: !81)
!92 = !DILocation(line: 20, column: 3, scope: !81)
!93 = !DILocation(line: 20, column: 12, scope: !62)
!94 = !DILocation(line: 20, column: 23, scope: !62)
!95 = !DILocation(line: 20, column: 20, scope: !62)
!96 = distinct !{!96, !79, !97, !58}
!97 = !DILocation(line: 20, column: 26, scope: !62)
!98 = !DILocation(line: 21, column: 25, scope: !62)
!99 = !DILocation(line: 21, column: 10, scope: !62)
!100 = !DILocation(line: 21, column: 3, scope: !62)
!101 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPfPdPKf", scope: !1, file: !1, line: 23, type: !102, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !25)
!102 = !DISubroutineType(types: !103)
!103 = !{null, !65, !24, !104}
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!105 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!106 = !DILocalVariable(name: "m", arg: 1, scope: !101, file: !1, line: 23, type: !65)
!107 = !DILocation(line: 23, column: 26, scope: !101)
!108 = !DILocalVariable(name: "s", arg: 2, scope: !101, file: !1, line: 23, type: !24)
!109 = !DILocation(line: 23, column: 37, scope: !101)
!110 = !DILocalVariable(name: "x", arg: 3, scope: !101, file: !1, line: 23, type: !104)
!111 = !DILocation(line: 23, column: 53, scope: !101)
!112 = !DILocalVariable(name: "i", scope: !101, file: !1, line: 24, type: !6)
!113 = !DILocation(line: 24, column: 7, scope: !101)
!114 = !DILocation(line: 24, column: 11, scope: !101)
!115 = !DILocation(line: 24, column: 24, scope: !101)
!116 = !DILocation(line: 24, column: 22, scope: !101)
!117 = !DILocation(line: 24, column: 37, scope: !101)
!118 = !DILocation(line: 24, column: 35, scope: !101)
!119 = !DILocation(line: 25, column: 11, scope: !101)
!120 = !DILocation(line: 25, column: 14, scope: !101)
!121 = !DILocation(line: 25, column: 16, scope: !101)
!122 = !DILocation(line: 25, column: 3, scope: !101)
!123 = !DILocation(line: 26, column: 7, scope: !101)
!124 = !DILocation(line: 26, column: 10, scope: !101)
!125 = !DILocation(line: 26, column: 12, scope: !101)
!126 = !DILocation(line: 26, column: 3, scope: !101)
!127 = !DILocation(line: 27, column: 1, scope: !101)
