; ModuleID = 'advice_probe_loop.cu'
source_filename = "advice_probe_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6spgemmPKiPKfPiPfi(ptr noundef %cols, ptr noundef %vals, ptr noundef %id, ptr noundef %acc, i32 noundef %n) #0 !dbg !13 {
entry:
  %p.addr.i35 = alloca ptr, align 8
  %e.addr.i = alloca i32, align 4
  %v.addr.i36 = alloca i32, align 4
  %.atomictmp.i37 = alloca i32, align 4
  %cmpxchg.bool.i = alloca i8, align 1
  %p.addr.i31 = alloca ptr, align 8
  %v.addr.i32 = alloca float, align 4
  %.atomictmp.i33 = alloca float, align 4
  %atomic-temp.i34 = alloca float, align 4
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca float, align 4
  %.atomictmp.i = alloca float, align 4
  %atomic-temp.i = alloca float, align 4
  %cols.addr = alloca ptr, align 8
  %vals.addr = alloca ptr, align 8
  %id.addr = alloca ptr, align 8
  %acc.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %key = alloca i32, align 4
  %h = alloca i32, align 4
  %old = alloca i32, align 4
  store ptr %cols, ptr %cols.addr, align 8
    #dbg_declare(ptr %cols.addr, !25, !DIExpression(), !26)
  store ptr %vals, ptr %vals.addr, align 8
    #dbg_declare(ptr %vals.addr, !27, !DIExpression(), !28)
  store ptr %id, ptr %id.addr, align 8
    #dbg_declare(ptr %id.addr, !29, !DIExpression(), !30)
  store ptr %acc, ptr %acc.addr, align 8
    #dbg_declare(ptr %acc.addr, !31, !DIExpression(), !32)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !33, !DIExpression(), !34)
    #dbg_declare(ptr %i, !35, !DIExpression(), !36)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !37
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !38
  %mul = mul i32 %0, %1, !dbg !39
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  %add = add i32 %mul, %2, !dbg !41
  store i32 %add, ptr %i, align 4, !dbg !36
  %3 = load i32, ptr %i, align 4, !dbg !42
  %4 = load i32, ptr %n.addr, align 4, !dbg !44
  %cmp = icmp sge i32 %3, %4, !dbg !45
  br i1 %cmp, label %if.then, label %if.end, !dbg !45

if.then:                                          ; preds = %entry
  br label %while.end, !dbg !46

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %key, !47, !DIExpression(), !48)
  %5 = load ptr, ptr %cols.addr, align 8, !dbg !49
  %6 = load i32, ptr %i, align 4, !dbg !50
  %idxprom = sext i32 %6 to i64, !dbg !49
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !49
  %7 = load i32, ptr %arrayidx, align 4, !dbg !49
  store i32 %7, ptr %key, align 4, !dbg !48
    #dbg_declare(ptr %h, !51, !DIExpression(), !52)
  %8 = load i32, ptr %key, align 4, !dbg !53
  %mul3 = mul nsw i32 %8, 107, !dbg !54
  %and = and i32 %mul3, 255, !dbg !55
  store i32 %and, ptr %h, align 4, !dbg !52
  br label %while.body, !dbg !56

while.body:                                       ; preds = %if.end, %if.end30
  %9 = load ptr, ptr %id.addr, align 8, !dbg !57
  %10 = load i32, ptr %h, align 4, !dbg !60
  %idxprom4 = sext i32 %10 to i64, !dbg !57
  %arrayidx5 = getelementptr inbounds i32, ptr %9, i64 %idxprom4, !dbg !57
  %11 = load i32, ptr %arrayidx5, align 4, !dbg !57
  %12 = load i32, ptr %key, align 4, !dbg !61
  %cmp6 = icmp eq i32 %11, %12, !dbg !62
  br i1 %cmp6, label %if.then7, label %if.else, !dbg !62

if.then7:                                         ; preds = %while.body
  %13 = load ptr, ptr %acc.addr, align 8, !dbg !63
  %14 = load i32, ptr %h, align 4, !dbg !65
  %idx.ext = sext i32 %14 to i64, !dbg !66
  %add.ptr = getelementptr inbounds float, ptr %13, i64 %idx.ext, !dbg !66
  %15 = load ptr, ptr %vals.addr, align 8, !dbg !67
  %16 = load i32, ptr %i, align 4, !dbg !68
  %idxprom8 = sext i32 %16 to i64, !dbg !67
  %arrayidx9 = getelementptr inbounds float, ptr %15, i64 %idxprom8, !dbg !67
  %17 = load float, ptr %arrayidx9, align 4, !dbg !67
  store ptr %add.ptr, ptr %p.addr.i31, align 8, !dbg !69
  store float %17, ptr %v.addr.i32, align 4, !dbg !69
  %18 = load ptr, ptr %p.addr.i31, align 8, !dbg !69
  %19 = load float, ptr %v.addr.i32, align 4, !dbg !69
  store float %19, ptr %.atomictmp.i33, align 4, !dbg !69
  %20 = load float, ptr %.atomictmp.i33, align 4, !dbg !69
  %21 = atomicrmw fadd ptr %18, float %20 monotonic, align 4, !dbg !69
  store float %21, ptr %atomic-temp.i34, align 4, !dbg !69
  %22 = load float, ptr %atomic-temp.i34, align 4, !dbg !69
  br label %while.end, !dbg !70

if.else:                                          ; preds = %while.body
  %23 = load ptr, ptr %id.addr, align 8, !dbg !71
  %24 = load i32, ptr %h, align 4, !dbg !73
  %idxprom11 = sext i32 %24 to i64, !dbg !71
  %arrayidx12 = getelementptr inbounds i32, ptr %23, i64 %idxprom11, !dbg !71
  %25 = load i32, ptr %arrayidx12, align 4, !dbg !71
  %cmp13 = icmp eq i32 %25, -1, !dbg !74
  br i1 %cmp13, label %if.then14, label %if.else26, !dbg !74

if.then14:                                        ; preds = %if.else
    #dbg_declare(ptr %old, !75, !DIExpression(), !77)
  %26 = load ptr, ptr %id.addr, align 8, !dbg !78
  %27 = load i32, ptr %h, align 4, !dbg !79
  %idx.ext15 = sext i32 %27 to i64, !dbg !80
  %add.ptr16 = getelementptr inbounds i32, ptr %26, i64 %idx.ext15, !dbg !80
  %28 = load i32, ptr %key, align 4, !dbg !81
  store ptr %add.ptr16, ptr %p.addr.i35, align 8, !dbg !82
  store i32 -1, ptr %e.addr.i, align 4, !dbg !82
  store i32 %28, ptr %v.addr.i36, align 4, !dbg !82
  %29 = load ptr, ptr %p.addr.i35, align 8, !dbg !82
  %30 = load i32, ptr %v.addr.i36, align 4, !dbg !82
  store i32 %30, ptr %.atomictmp.i37, align 4, !dbg !82
  %31 = load i32, ptr %e.addr.i, align 4, !dbg !82
  %32 = load i32, ptr %.atomictmp.i37, align 4, !dbg !82
  %33 = cmpxchg ptr %29, i32 %31, i32 %32 monotonic monotonic, align 4, !dbg !82
  %34 = extractvalue { i32, i1 } %33, 0, !dbg !82
  %35 = extractvalue { i32, i1 } %33, 1, !dbg !82
  br i1 %35, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !82

cmpxchg.store_expected.i:                         ; preds = %if.then14
  store i32 %34, ptr %e.addr.i, align 4, !dbg !82
  br label %_ZL9atomicCASPiii.exit, !dbg !82

_ZL9atomicCASPiii.exit:                           ; preds = %if.then14, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %35 to i8, !dbg !82
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !82
  %36 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !82
  %loadedv.i = trunc i8 %36 to i1, !dbg !82
  %37 = load i32, ptr %e.addr.i, align 4, !dbg !82
  store i32 %37, ptr %old, align 4, !dbg !77
  %38 = load i32, ptr %old, align 4, !dbg !83
  %cmp18 = icmp eq i32 %38, -1, !dbg !85
  br i1 %cmp18, label %if.then19, label %if.end25, !dbg !85

if.then19:                                        ; preds = %_ZL9atomicCASPiii.exit
  %39 = load ptr, ptr %acc.addr, align 8, !dbg !86
  %40 = load i32, ptr %h, align 4, !dbg !88
  %idx.ext20 = sext i32 %40 to i64, !dbg !89
  %add.ptr21 = getelementptr inbounds float, ptr %39, i64 %idx.ext20, !dbg !89
  %41 = load ptr, ptr %vals.addr, align 8, !dbg !90
  %42 = load i32, ptr %i, align 4, !dbg !91
  %idxprom22 = sext i32 %42 to i64, !dbg !90
  %arrayidx23 = getelementptr inbounds float, ptr %41, i64 %idxprom22, !dbg !90
  %43 = load float, ptr %arrayidx23, align 4, !dbg !90
  store ptr %add.ptr21, ptr %p.addr.i, align 8, !dbg !92
  store float %43, ptr %v.addr.i, align 4, !dbg !92
  %44 = load ptr, ptr %p.addr.i, align 8, !dbg !92
  %45 = load float, ptr %v.addr.i, align 4, !dbg !92
  store float %45, ptr %.atomictmp.i, align 4, !dbg !92
  %46 = load float, ptr %.atomictmp.i, align 4, !dbg !92
  %47 = atomicrmw fadd ptr %44, float %46 monotonic, align 4, !dbg !92
  store float %47, ptr %atomic-temp.i, align 4, !dbg !92
  %48 = load float, ptr %atomic-temp.i, align 4, !dbg !92
  br label %while.end, !dbg !93

if.end25:                                         ; preds = %_ZL9atomicCASPiii.exit
  br label %if.end29, !dbg !94

if.else26:                                        ; preds = %if.else
  %49 = load i32, ptr %h, align 4, !dbg !95
  %add27 = add nsw i32 %49, 1, !dbg !96
  %and28 = and i32 %add27, 255, !dbg !97
  store i32 %and28, ptr %h, align 4, !dbg !98
  br label %if.end29

if.end29:                                         ; preds = %if.else26, %if.end25
  br label %if.end30

if.end30:                                         ; preds = %if.end29
  br label %while.body, !dbg !56, !llvm.loop !99

while.end:                                        ; preds = %if.then, %if.then19, %if.then7
  ret void, !dbg !102
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "advice_probe_loop.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "spgemm", linkageName: "_Z6spgemmPKiPKfPiPfi", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !24)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !19, !22, !23, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!21 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!24 = !{}
!25 = !DILocalVariable(name: "cols", arg: 1, scope: !13, file: !1, line: 7, type: !16)
!26 = !DILocation(line: 7, column: 35, scope: !13)
!27 = !DILocalVariable(name: "vals", arg: 2, scope: !13, file: !1, line: 7, type: !19)
!28 = !DILocation(line: 7, column: 54, scope: !13)
!29 = !DILocalVariable(name: "id", arg: 3, scope: !13, file: !1, line: 7, type: !22)
!30 = !DILocation(line: 7, column: 65, scope: !13)
!31 = !DILocalVariable(name: "acc", arg: 4, scope: !13, file: !1, line: 7, type: !23)
!32 = !DILocation(line: 7, column: 76, scope: !13)
!33 = !DILocalVariable(name: "n", arg: 5, scope: !13, file: !1, line: 7, type: !18)
!34 = !DILocation(line: 7, column: 85, scope: !13)
!35 = !DILocalVariable(name: "i", scope: !13, file: !1, line: 8, type: !18)
!36 = !DILocation(line: 8, column: 7, scope: !13)
!37 = !DILocation(line: 8, column: 11, scope: !13)
!38 = !DILocation(line: 8, column: 24, scope: !13)
!39 = !DILocation(line: 8, column: 22, scope: !13)
!40 = !DILocation(line: 8, column: 37, scope: !13)
!41 = !DILocation(line: 8, column: 35, scope: !13)
!42 = !DILocation(line: 9, column: 7, scope: !43)
!43 = distinct !DILexicalBlock(scope: !13, file: !1, line: 9, column: 7)
!44 = !DILocation(line: 9, column: 12, scope: !43)
!45 = !DILocation(line: 9, column: 9, scope: !43)
!46 = !DILocation(line: 9, column: 15, scope: !43)
!47 = !DILocalVariable(name: "key", scope: !13, file: !1, line: 10, type: !18)
!48 = !DILocation(line: 10, column: 7, scope: !13)
!49 = !DILocation(line: 10, column: 13, scope: !13)
!50 = !DILocation(line: 10, column: 18, scope: !13)
!51 = !DILocalVariable(name: "h", scope: !13, file: !1, line: 11, type: !18)
!52 = !DILocation(line: 11, column: 7, scope: !13)
!53 = !DILocation(line: 11, column: 12, scope: !13)
!54 = !DILocation(line: 11, column: 16, scope: !13)
!55 = !DILocation(line: 11, column: 23, scope: !13)
!56 = !DILocation(line: 12, column: 3, scope: !13)
!57 = !DILocation(line: 13, column: 9, scope: !58)
!58 = distinct !DILexicalBlock(scope: !59, file: !1, line: 13, column: 9)
!59 = distinct !DILexicalBlock(scope: !13, file: !1, line: 12, column: 13)
!60 = !DILocation(line: 13, column: 12, scope: !58)
!61 = !DILocation(line: 13, column: 18, scope: !58)
!62 = !DILocation(line: 13, column: 15, scope: !58)
!63 = !DILocation(line: 13, column: 35, scope: !64)
!64 = distinct !DILexicalBlock(scope: !58, file: !1, line: 13, column: 23)
!65 = !DILocation(line: 13, column: 41, scope: !64)
!66 = !DILocation(line: 13, column: 39, scope: !64)
!67 = !DILocation(line: 13, column: 44, scope: !64)
!68 = !DILocation(line: 13, column: 49, scope: !64)
!69 = !DILocation(line: 13, column: 25, scope: !64)
!70 = !DILocation(line: 13, column: 54, scope: !64)
!71 = !DILocation(line: 14, column: 14, scope: !72)
!72 = distinct !DILexicalBlock(scope: !58, file: !1, line: 14, column: 14)
!73 = !DILocation(line: 14, column: 17, scope: !72)
!74 = !DILocation(line: 14, column: 20, scope: !72)
!75 = !DILocalVariable(name: "old", scope: !76, file: !1, line: 15, type: !18)
!76 = distinct !DILexicalBlock(scope: !72, file: !1, line: 14, column: 27)
!77 = !DILocation(line: 15, column: 11, scope: !76)
!78 = !DILocation(line: 15, column: 27, scope: !76)
!79 = !DILocation(line: 15, column: 32, scope: !76)
!80 = !DILocation(line: 15, column: 30, scope: !76)
!81 = !DILocation(line: 15, column: 39, scope: !76)
!82 = !DILocation(line: 15, column: 17, scope: !76)
!83 = !DILocation(line: 16, column: 11, scope: !84)
!84 = distinct !DILexicalBlock(scope: !76, file: !1, line: 16, column: 11)
!85 = !DILocation(line: 16, column: 15, scope: !84)
!86 = !DILocation(line: 16, column: 34, scope: !87)
!87 = distinct !DILexicalBlock(scope: !84, file: !1, line: 16, column: 22)
!88 = !DILocation(line: 16, column: 40, scope: !87)
!89 = !DILocation(line: 16, column: 38, scope: !87)
!90 = !DILocation(line: 16, column: 43, scope: !87)
!91 = !DILocation(line: 16, column: 48, scope: !87)
!92 = !DILocation(line: 16, column: 24, scope: !87)
!93 = !DILocation(line: 16, column: 53, scope: !87)
!94 = !DILocation(line: 17, column: 5, scope: !76)
!95 = !DILocation(line: 17, column: 17, scope: !72)
!96 = !DILocation(line: 17, column: 19, scope: !72)
!97 = !DILocation(line: 17, column: 24, scope: !72)
!98 = !DILocation(line: 17, column: 14, scope: !72)
!99 = distinct !{!99, !56, !100, !101}
!100 = !DILocation(line: 18, column: 3, scope: !13)
!101 = !{!"llvm.loop.mustprogress"}
!102 = !DILocation(line: 19, column: 1, scope: !13)
