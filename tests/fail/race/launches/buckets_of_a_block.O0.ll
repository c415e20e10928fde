; ModuleID = 'buckets_of_a_block.cu'
source_filename = "buckets_of_a_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ7scatterPKjPjS0_iiE4next = internal addrspace(3) global [16 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7scatterPKjPjS0_ii(ptr noundef %keys, ptr noundef %out, ptr noundef %begin, i32 noundef %n, i32 noundef %shift) #0 !dbg !2 {
entry:
  %keys.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %begin.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %shift.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  %bucket = alloca i32, align 4
  %at = alloca i32, align 4
  store ptr %keys, ptr %keys.addr, align 8
    #dbg_declare(ptr %keys.addr, !56, !DIExpression(), !57)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !58, !DIExpression(), !59)
  store ptr %begin, ptr %begin.addr, align 8
    #dbg_declare(ptr %begin.addr, !60, !DIExpression(), !61)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !62, !DIExpression(), !63)
  store i32 %shift, ptr %shift.addr, align 4
    #dbg_declare(ptr %shift.addr, !64, !DIExpression(), !65)
    #dbg_declare(ptr %t, !66, !DIExpression(), !68)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !69
  store i32 %0, ptr %t, align 4, !dbg !68
    #dbg_declare(ptr %i, !70, !DIExpression(), !71)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !72
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !73
  %mul = mul i32 %1, %2, !dbg !74
  %3 = load i32, ptr %t, align 4, !dbg !75
  %add = add i32 %mul, %3, !dbg !76
  store i32 %add, ptr %i, align 4, !dbg !71
  %4 = load i32, ptr %t, align 4, !dbg !77
  %cmp = icmp slt i32 %4, 16, !dbg !79
  br i1 %cmp, label %if.then, label %if.end, !dbg !79

if.then:                                          ; preds = %entry
  %5 = load ptr, ptr %begin.addr, align 8, !dbg !80
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !81
  %mul4 = mul i32 %6, 16, !dbg !82
  %7 = load i32, ptr %t, align 4, !dbg !83
  %add5 = add i32 %mul4, %7, !dbg !84
  %idxprom = zext i32 %add5 to i64, !dbg !80
  %arrayidx = getelementptr inbounds nuw i32, ptr %5, i64 %idxprom, !dbg !80
  %8 = load i32, ptr %arrayidx, align 4, !dbg !80
  %9 = load i32, ptr %t, align 4, !dbg !85
  %idxprom6 = sext i32 %9 to i64, !dbg !86
  %arrayidx7 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7scatterPKjPjS0_iiE4next to ptr), i64 0, i64 %idxprom6, !dbg !86
  store i32 %8, ptr %arrayidx7, align 4, !dbg !87
  br label %if.end, !dbg !86

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !88
  %10 = load i32, ptr %i, align 4, !dbg !89
  %11 = load i32, ptr %n.addr, align 4, !dbg !91
  %cmp8 = icmp slt i32 %10, %11, !dbg !92
  br i1 %cmp8, label %if.then9, label %if.end18, !dbg !92

if.then9:                                         ; preds = %if.end
    #dbg_declare(ptr %bucket, !93, !DIExpression(), !95)
  %12 = load ptr, ptr %keys.addr, align 8, !dbg !96
  %13 = load i32, ptr %i, align 4, !dbg !97
  %idxprom10 = sext i32 %13 to i64, !dbg !96
  %arrayidx11 = getelementptr inbounds i32, ptr %12, i64 %idxprom10, !dbg !96
  %14 = load i32, ptr %arrayidx11, align 4, !dbg !96
  %15 = load i32, ptr %shift.addr, align 4, !dbg !98
  %shr = lshr i32 %14, %15, !dbg !99
  %and = and i32 %shr, 15, !dbg !100
  store i32 %and, ptr %bucket, align 4, !dbg !95
    #dbg_declare(ptr %at, !101, !DIExpression(), !102)
  %16 = load i32, ptr %bucket, align 4, !dbg !103
  %idxprom12 = zext i32 %16 to i64, !dbg !104
  %arrayidx13 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7scatterPKjPjS0_iiE4next to ptr), i64 0, i64 %idxprom12, !dbg !104
  %17 = load i32, ptr %arrayidx13, align 4, !dbg !105
  %inc = add i32 %17, 1, !dbg !105
  store i32 %inc, ptr %arrayidx13, align 4, !dbg !105
  store i32 %17, ptr %at, align 4, !dbg !102
  %18 = load ptr, ptr %keys.addr, align 8, !dbg !106
  %19 = load i32, ptr %i, align 4, !dbg !107
  %idxprom14 = sext i32 %19 to i64, !dbg !106
  %arrayidx15 = getelementptr inbounds i32, ptr %18, i64 %idxprom14, !dbg !106
  %20 = load i32, ptr %arrayidx15, align 4, !dbg !106
  %21 = load ptr, ptr %out.addr, align 8, !dbg !108
  %22 = load i32, ptr %at, align 4, !dbg !109
  %idxprom16 = zext i32 %22 to i64, !dbg !108
  %arrayidx17 = getelementptr inbounds nuw i32, ptr %21, i64 %idxprom16, !dbg !108
  store i32 %20, ptr %arrayidx17, align 4, !dbg !110
  br label %if.end18, !dbg !111

if.end18:                                         ; preds = %if.then9, %if.end
  ret void, !dbg !112
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!51, !52, !53, !54}
!llvm.ident = !{!55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "next", scope: !2, file: !3, line: 11, type: !48, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "scatter", linkageName: "_Z7scatterPKjPjS0_ii", scope: !3, file: !3, line: 10, type: !4, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !47)
!3 = !DIFile(filename: "buckets_of_a_block.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !6, !10, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17, !19, !24, !29, !34, !40, !42}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 128)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 129)
!18 = !DINamespace(name: "std", scope: null)
!19 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !20, file: !16, line: 154)
!20 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !16, file: !16, line: 137, type: !21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!21 = !DISubroutineType(types: !22)
!22 = !{!23, !23}
!23 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !25, file: !16, line: 154)
!25 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !16, file: !16, line: 133, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !30, file: !16, line: 154)
!30 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !16, file: !16, line: 134, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33}
!33 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !35, file: !16, line: 154)
!35 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !16, file: !16, line: 145, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !39}
!38 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!39 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !41, file: !16, line: 154)
!41 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !16, file: !16, line: 147, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !43, file: !16, line: 154)
!43 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !16, file: !16, line: 149, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!44 = !DISubroutineType(types: !45)
!45 = !{!10, !46}
!46 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!47 = !{}
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 512, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 16)
!51 = !{i32 7, !"Dwarf Version", i32 4}
!52 = !{i32 2, !"Debug Info Version", i32 3}
!53 = !{i32 1, !"wchar_size", i32 4}
!54 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!55 = !{!"clang version 22.1.8"}
!56 = !DILocalVariable(name: "keys", arg: 1, scope: !2, file: !3, line: 10, type: !6)
!57 = !DILocation(line: 10, column: 41, scope: !2)
!58 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 10, type: !9)
!59 = !DILocation(line: 10, column: 57, scope: !2)
!60 = !DILocalVariable(name: "begin", arg: 3, scope: !2, file: !3, line: 10, type: !6)
!61 = !DILocation(line: 10, column: 78, scope: !2)
!62 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 10, type: !10)
!63 = !DILocation(line: 10, column: 89, scope: !2)
!64 = !DILocalVariable(name: "shift", arg: 5, scope: !2, file: !3, line: 10, type: !10)
!65 = !DILocation(line: 10, column: 96, scope: !2)
!66 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 12, type: !67)
!67 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!68 = !DILocation(line: 12, column: 13, scope: !2)
!69 = !DILocation(line: 12, column: 17, scope: !2)
!70 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 12, type: !67)
!71 = !DILocation(line: 12, column: 30, scope: !2)
!72 = !DILocation(line: 12, column: 34, scope: !2)
!73 = !DILocation(line: 12, column: 47, scope: !2)
!74 = !DILocation(line: 12, column: 45, scope: !2)
!75 = !DILocation(line: 12, column: 60, scope: !2)
!76 = !DILocation(line: 12, column: 58, scope: !2)
!77 = !DILocation(line: 13, column: 7, scope: !78)
!78 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!79 = !DILocation(line: 13, column: 9, scope: !78)
!80 = !DILocation(line: 14, column: 15, scope: !78)
!81 = !DILocation(line: 14, column: 21, scope: !78)
!82 = !DILocation(line: 14, column: 32, scope: !78)
!83 = !DILocation(line: 14, column: 39, scope: !78)
!84 = !DILocation(line: 14, column: 37, scope: !78)
!85 = !DILocation(line: 14, column: 10, scope: !78)
!86 = !DILocation(line: 14, column: 5, scope: !78)
!87 = !DILocation(line: 14, column: 13, scope: !78)
!88 = !DILocation(line: 15, column: 3, scope: !2)
!89 = !DILocation(line: 16, column: 7, scope: !90)
!90 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 7)
!91 = !DILocation(line: 16, column: 11, scope: !90)
!92 = !DILocation(line: 16, column: 9, scope: !90)
!93 = !DILocalVariable(name: "bucket", scope: !94, file: !3, line: 17, type: !7)
!94 = distinct !DILexicalBlock(scope: !90, file: !3, line: 16, column: 14)
!95 = !DILocation(line: 17, column: 20, scope: !94)
!96 = !DILocation(line: 17, column: 30, scope: !94)
!97 = !DILocation(line: 17, column: 35, scope: !94)
!98 = !DILocation(line: 17, column: 41, scope: !94)
!99 = !DILocation(line: 17, column: 38, scope: !94)
!100 = !DILocation(line: 17, column: 48, scope: !94)
!101 = !DILocalVariable(name: "at", scope: !94, file: !3, line: 18, type: !7)
!102 = !DILocation(line: 18, column: 20, scope: !94)
!103 = !DILocation(line: 18, column: 30, scope: !94)
!104 = !DILocation(line: 18, column: 25, scope: !94)
!105 = !DILocation(line: 18, column: 37, scope: !94)
!106 = !DILocation(line: 19, column: 15, scope: !94)
!107 = !DILocation(line: 19, column: 20, scope: !94)
!108 = !DILocation(line: 19, column: 5, scope: !94)
!109 = !DILocation(line: 19, column: 9, scope: !94)
!110 = !DILocation(line: 19, column: 13, scope: !94)
!111 = !DILocation(line: 20, column: 3, scope: !94)
!112 = !DILocation(line: 21, column: 1, scope: !2)
