; ModuleID = 'halo_before_buffer.cu'
source_filename = "halo_before_buffer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ7stencilPKiPiE4tile = internal addrspace(3) global [134 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7stencilPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %g = alloca i32, align 4
  %l = alloca i32, align 4
  %sum = alloca i32, align 4
  %o = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !55, !DIExpression(), !56)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !57, !DIExpression(), !58)
    #dbg_declare(ptr %g, !59, !DIExpression(), !60)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !61
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !62
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !63
  %mul = mul i32 %1, %2, !dbg !64
  %add = add i32 %0, %mul, !dbg !65
  store i32 %add, ptr %g, align 4, !dbg !60
    #dbg_declare(ptr %l, !66, !DIExpression(), !67)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
  %add4 = add i32 %3, 3, !dbg !69
  store i32 %add4, ptr %l, align 4, !dbg !67
  %4 = load ptr, ptr %in.addr, align 8, !dbg !70
  %5 = load i32, ptr %g, align 4, !dbg !71
  %idxprom = sext i32 %5 to i64, !dbg !70
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom, !dbg !70
  %6 = load i32, ptr %arrayidx, align 4, !dbg !70
  %7 = load i32, ptr %l, align 4, !dbg !72
  %idxprom5 = sext i32 %7 to i64, !dbg !73
  %arrayidx6 = getelementptr inbounds [134 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilPKiPiE4tile to ptr), i64 0, i64 %idxprom5, !dbg !73
  store i32 %6, ptr %arrayidx6, align 4, !dbg !74
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
  %cmp = icmp ult i32 %8, 3, !dbg !77
  br i1 %cmp, label %if.then, label %if.end, !dbg !77

if.then:                                          ; preds = %entry
  %9 = load i32, ptr %g, align 4, !dbg !78
  %cmp8 = icmp slt i32 %9, 3, !dbg !80
  br i1 %cmp8, label %cond.true, label %cond.false, !dbg !78

cond.true:                                        ; preds = %if.then
  br label %cond.end, !dbg !78

cond.false:                                       ; preds = %if.then
  %10 = load ptr, ptr %in.addr, align 8, !dbg !81
  %11 = load i32, ptr %g, align 4, !dbg !82
  %sub = sub nsw i32 %11, 3, !dbg !83
  %idxprom9 = sext i32 %sub to i64, !dbg !81
  %arrayidx10 = getelementptr inbounds i32, ptr %10, i64 %idxprom9, !dbg !81
  %12 = load i32, ptr %arrayidx10, align 4, !dbg !81
  br label %cond.end, !dbg !78

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 0, %cond.true ], [ %12, %cond.false ], !dbg !78
  %13 = load i32, ptr %l, align 4, !dbg !84
  %sub11 = sub nsw i32 %13, 3, !dbg !85
  %idxprom12 = sext i32 %sub11 to i64, !dbg !86
  %arrayidx13 = getelementptr inbounds [134 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilPKiPiE4tile to ptr), i64 0, i64 %idxprom12, !dbg !86
  store i32 %cond, ptr %arrayidx13, align 4, !dbg !87
  %14 = load ptr, ptr %in.addr, align 8, !dbg !88
  %15 = load i32, ptr %g, align 4, !dbg !89
  %add14 = add nsw i32 %15, 128, !dbg !90
  %idxprom15 = sext i32 %add14 to i64, !dbg !88
  %arrayidx16 = getelementptr inbounds i32, ptr %14, i64 %idxprom15, !dbg !88
  %16 = load i32, ptr %arrayidx16, align 4, !dbg !88
  %17 = load i32, ptr %l, align 4, !dbg !91
  %add17 = add nsw i32 %17, 128, !dbg !92
  %idxprom18 = sext i32 %add17 to i64, !dbg !93
  %arrayidx19 = getelementptr inbounds [134 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilPKiPiE4tile to ptr), i64 0, i64 %idxprom18, !dbg !93
  store i32 %16, ptr %arrayidx19, align 4, !dbg !94
  br label %if.end, !dbg !95

if.end:                                           ; preds = %cond.end, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !96
    #dbg_declare(ptr %sum, !97, !DIExpression(), !98)
  store i32 0, ptr %sum, align 4, !dbg !98
    #dbg_declare(ptr %o, !99, !DIExpression(), !101)
  store i32 -3, ptr %o, align 4, !dbg !101
  br label %for.cond, !dbg !102

for.cond:                                         ; preds = %for.inc, %if.end
  %18 = load i32, ptr %o, align 4, !dbg !103
  %cmp20 = icmp sle i32 %18, 3, !dbg !105
  br i1 %cmp20, label %for.body, label %for.end, !dbg !106

for.body:                                         ; preds = %for.cond
  %19 = load i32, ptr %l, align 4, !dbg !107
  %20 = load i32, ptr %o, align 4, !dbg !108
  %add21 = add nsw i32 %19, %20, !dbg !109
  %idxprom22 = sext i32 %add21 to i64, !dbg !110
  %arrayidx23 = getelementptr inbounds [134 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilPKiPiE4tile to ptr), i64 0, i64 %idxprom22, !dbg !110
  %21 = load i32, ptr %arrayidx23, align 4, !dbg !110
  %22 = load i32, ptr %sum, align 4, !dbg !111
  %add24 = add nsw i32 %22, %21, !dbg !111
  store i32 %add24, ptr %sum, align 4, !dbg !111
  br label %for.inc, !dbg !112

for.inc:                                          ; preds = %for.body
  %23 = load i32, ptr %o, align 4, !dbg !113
  %inc = add nsw i32 %23, 1, !dbg !113
  store i32 %inc, ptr %o, align 4, !dbg !113
  br label %for.cond, !dbg !114, !llvm.loop !115

for.end:                                          ; preds = %for.cond
  %24 = load i32, ptr %sum, align 4, !dbg !118
  %25 = load ptr, ptr %out.addr, align 8, !dbg !119
  %26 = load i32, ptr %g, align 4, !dbg !120
  %idxprom25 = sext i32 %26 to i64, !dbg !119
  %arrayidx26 = getelementptr inbounds i32, ptr %25, i64 %idxprom25, !dbg !119
  store i32 %24, ptr %arrayidx26, align 4, !dbg !121
  ret void, !dbg !122
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

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!50, !51, !52, !53}
!llvm.ident = !{!54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 5, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "stencil", linkageName: "_Z7stencilPKiPi", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !46)
!3 = !DIFile(filename: "halo_before_buffer.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16, !18, !23, !28, !33, !39, !41}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 128)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 129)
!17 = !DINamespace(name: "std", scope: null)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !19, file: !15, line: 154)
!19 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !15, file: !15, line: 137, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !24, file: !15, line: 154)
!24 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !15, file: !15, line: 133, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !27}
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !29, file: !15, line: 154)
!29 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !15, file: !15, line: 134, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !34, file: !15, line: 154)
!34 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !15, file: !15, line: 145, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !38}
!37 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!38 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !40, file: !15, line: 154)
!40 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !15, file: !15, line: 147, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !42, file: !15, line: 154)
!42 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !15, file: !15, line: 149, type: !43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!43 = !DISubroutineType(types: !44)
!44 = !{!8, !45}
!45 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!46 = !{}
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4288, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 134)
!50 = !{i32 7, !"Dwarf Version", i32 4}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!54 = !{!"clang version 22.1.8"}
!55 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!56 = !DILocation(line: 4, column: 36, scope: !2)
!57 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 4, type: !9)
!58 = !DILocation(line: 4, column: 45, scope: !2)
!59 = !DILocalVariable(name: "g", scope: !2, file: !3, line: 6, type: !8)
!60 = !DILocation(line: 6, column: 7, scope: !2)
!61 = !DILocation(line: 6, column: 11, scope: !2)
!62 = !DILocation(line: 6, column: 25, scope: !2)
!63 = !DILocation(line: 6, column: 38, scope: !2)
!64 = !DILocation(line: 6, column: 36, scope: !2)
!65 = !DILocation(line: 6, column: 23, scope: !2)
!66 = !DILocalVariable(name: "l", scope: !2, file: !3, line: 6, type: !8)
!67 = !DILocation(line: 6, column: 50, scope: !2)
!68 = !DILocation(line: 6, column: 54, scope: !2)
!69 = !DILocation(line: 6, column: 66, scope: !2)
!70 = !DILocation(line: 7, column: 13, scope: !2)
!71 = !DILocation(line: 7, column: 16, scope: !2)
!72 = !DILocation(line: 7, column: 8, scope: !2)
!73 = !DILocation(line: 7, column: 3, scope: !2)
!74 = !DILocation(line: 7, column: 11, scope: !2)
!75 = !DILocation(line: 8, column: 7, scope: !76)
!76 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 7)
!77 = !DILocation(line: 8, column: 19, scope: !76)
!78 = !DILocation(line: 9, column: 19, scope: !79)
!79 = distinct !DILexicalBlock(scope: !76, file: !3, line: 8, column: 24)
!80 = !DILocation(line: 9, column: 21, scope: !79)
!81 = !DILocation(line: 9, column: 31, scope: !79)
!82 = !DILocation(line: 9, column: 34, scope: !79)
!83 = !DILocation(line: 9, column: 36, scope: !79)
!84 = !DILocation(line: 9, column: 10, scope: !79)
!85 = !DILocation(line: 9, column: 12, scope: !79)
!86 = !DILocation(line: 9, column: 5, scope: !79)
!87 = !DILocation(line: 9, column: 17, scope: !79)
!88 = !DILocation(line: 10, column: 21, scope: !79)
!89 = !DILocation(line: 10, column: 24, scope: !79)
!90 = !DILocation(line: 10, column: 26, scope: !79)
!91 = !DILocation(line: 10, column: 10, scope: !79)
!92 = !DILocation(line: 10, column: 12, scope: !79)
!93 = !DILocation(line: 10, column: 5, scope: !79)
!94 = !DILocation(line: 10, column: 19, scope: !79)
!95 = !DILocation(line: 11, column: 3, scope: !79)
!96 = !DILocation(line: 12, column: 3, scope: !2)
!97 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 13, type: !8)
!98 = !DILocation(line: 13, column: 7, scope: !2)
!99 = !DILocalVariable(name: "o", scope: !100, file: !3, line: 14, type: !8)
!100 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 3)
!101 = !DILocation(line: 14, column: 12, scope: !100)
!102 = !DILocation(line: 14, column: 8, scope: !100)
!103 = !DILocation(line: 14, column: 20, scope: !104)
!104 = distinct !DILexicalBlock(scope: !100, file: !3, line: 14, column: 3)
!105 = !DILocation(line: 14, column: 22, scope: !104)
!106 = !DILocation(line: 14, column: 3, scope: !100)
!107 = !DILocation(line: 14, column: 45, scope: !104)
!108 = !DILocation(line: 14, column: 49, scope: !104)
!109 = !DILocation(line: 14, column: 47, scope: !104)
!110 = !DILocation(line: 14, column: 40, scope: !104)
!111 = !DILocation(line: 14, column: 37, scope: !104)
!112 = !DILocation(line: 14, column: 33, scope: !104)
!113 = !DILocation(line: 14, column: 29, scope: !104)
!114 = !DILocation(line: 14, column: 3, scope: !104)
!115 = distinct !{!115, !106, !116, !117}
!116 = !DILocation(line: 14, column: 50, scope: !100)
!117 = !{!"llvm.loop.mustprogress"}
!118 = !DILocation(line: 15, column: 12, scope: !2)
!119 = !DILocation(line: 15, column: 3, scope: !2)
!120 = !DILocation(line: 15, column: 7, scope: !2)
!121 = !DILocation(line: 15, column: 10, scope: !2)
!122 = !DILocation(line: 16, column: 1, scope: !2)
