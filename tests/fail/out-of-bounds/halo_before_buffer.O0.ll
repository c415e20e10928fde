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
  %9 = load ptr, ptr %in.addr, align 8, !dbg !78
  %10 = load i32, ptr %g, align 4, !dbg !80
  %sub = sub nsw i32 %10, 3, !dbg !81
  %idxprom8 = sext i32 %sub to i64, !dbg !78
  %arrayidx9 = getelementptr inbounds i32, ptr %9, i64 %idxprom8, !dbg !78
  %11 = load i32, ptr %arrayidx9, align 4, !dbg !78
  %12 = load i32, ptr %l, align 4, !dbg !82
  %sub10 = sub nsw i32 %12, 3, !dbg !83
  %idxprom11 = sext i32 %sub10 to i64, !dbg !84
  %arrayidx12 = getelementptr inbounds [134 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilPKiPiE4tile to ptr), i64 0, i64 %idxprom11, !dbg !84
  store i32 %11, ptr %arrayidx12, align 4, !dbg !85
  %13 = load ptr, ptr %in.addr, align 8, !dbg !86
  %14 = load i32, ptr %g, align 4, !dbg !87
  %add13 = add nsw i32 %14, 128, !dbg !88
  %idxprom14 = sext i32 %add13 to i64, !dbg !86
  %arrayidx15 = getelementptr inbounds i32, ptr %13, i64 %idxprom14, !dbg !86
  %15 = load i32, ptr %arrayidx15, align 4, !dbg !86
  %16 = load i32, ptr %l, align 4, !dbg !89
  %add16 = add nsw i32 %16, 128, !dbg !90
  %idxprom17 = sext i32 %add16 to i64, !dbg !91
  %arrayidx18 = getelementptr inbounds [134 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilPKiPiE4tile to ptr), i64 0, i64 %idxprom17, !dbg !91
  store i32 %15, ptr %arrayidx18, align 4, !dbg !92
  br label %if.end, !dbg !93

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !94
    #dbg_declare(ptr %sum, !95, !DIExpression(), !96)
  store i32 0, ptr %sum, align 4, !dbg !96
    #dbg_declare(ptr %o, !97, !DIExpression(), !99)
  store i32 -3, ptr %o, align 4, !dbg !99
  br label %for.cond, !dbg !100

for.cond:                                         ; preds = %for.inc, %if.end
  %17 = load i32, ptr %o, align 4, !dbg !101
  %cmp19 = icmp sle i32 %17, 3, !dbg !103
  br i1 %cmp19, label %for.body, label %for.end, !dbg !104

for.body:                                         ; preds = %for.cond
  %18 = load i32, ptr %l, align 4, !dbg !105
  %19 = load i32, ptr %o, align 4, !dbg !106
  %add20 = add nsw i32 %18, %19, !dbg !107
  %idxprom21 = sext i32 %add20 to i64, !dbg !108
  %arrayidx22 = getelementptr inbounds [134 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilPKiPiE4tile to ptr), i64 0, i64 %idxprom21, !dbg !108
  %20 = load i32, ptr %arrayidx22, align 4, !dbg !108
  %21 = load i32, ptr %sum, align 4, !dbg !109
  %add23 = add nsw i32 %21, %20, !dbg !109
  store i32 %add23, ptr %sum, align 4, !dbg !109
  br label %for.inc, !dbg !110

for.inc:                                          ; preds = %for.body
  %22 = load i32, ptr %o, align 4, !dbg !111
  %inc = add nsw i32 %22, 1, !dbg !111
  store i32 %inc, ptr %o, align 4, !dbg !111
  br label %for.cond, !dbg !112, !llvm.loop !113

for.end:                                          ; preds = %for.cond
  %23 = load i32, ptr %sum, align 4, !dbg !116
  %24 = load ptr, ptr %out.addr, align 8, !dbg !117
  %25 = load i32, ptr %g, align 4, !dbg !118
  %idxprom24 = sext i32 %25 to i64, !dbg !117
  %arrayidx25 = getelementptr inbounds i32, ptr %24, i64 %idxprom24, !dbg !117
  store i32 %23, ptr %arrayidx25, align 4, !dbg !119
  ret void, !dbg !120
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
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 6, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "stencil", linkageName: "_Z7stencilPKiPi", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !46)
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
!55 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!56 = !DILocation(line: 5, column: 36, scope: !2)
!57 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 5, type: !9)
!58 = !DILocation(line: 5, column: 45, scope: !2)
!59 = !DILocalVariable(name: "g", scope: !2, file: !3, line: 7, type: !8)
!60 = !DILocation(line: 7, column: 7, scope: !2)
!61 = !DILocation(line: 7, column: 11, scope: !2)
!62 = !DILocation(line: 7, column: 25, scope: !2)
!63 = !DILocation(line: 7, column: 38, scope: !2)
!64 = !DILocation(line: 7, column: 36, scope: !2)
!65 = !DILocation(line: 7, column: 23, scope: !2)
!66 = !DILocalVariable(name: "l", scope: !2, file: !3, line: 7, type: !8)
!67 = !DILocation(line: 7, column: 50, scope: !2)
!68 = !DILocation(line: 7, column: 54, scope: !2)
!69 = !DILocation(line: 7, column: 66, scope: !2)
!70 = !DILocation(line: 8, column: 13, scope: !2)
!71 = !DILocation(line: 8, column: 16, scope: !2)
!72 = !DILocation(line: 8, column: 8, scope: !2)
!73 = !DILocation(line: 8, column: 3, scope: !2)
!74 = !DILocation(line: 8, column: 11, scope: !2)
!75 = !DILocation(line: 9, column: 7, scope: !76)
!76 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 7)
!77 = !DILocation(line: 9, column: 19, scope: !76)
!78 = !DILocation(line: 10, column: 19, scope: !79)
!79 = distinct !DILexicalBlock(scope: !76, file: !3, line: 9, column: 24)
!80 = !DILocation(line: 10, column: 22, scope: !79)
!81 = !DILocation(line: 10, column: 24, scope: !79)
!82 = !DILocation(line: 10, column: 10, scope: !79)
!83 = !DILocation(line: 10, column: 12, scope: !79)
!84 = !DILocation(line: 10, column: 5, scope: !79)
!85 = !DILocation(line: 10, column: 17, scope: !79)
!86 = !DILocation(line: 11, column: 21, scope: !79)
!87 = !DILocation(line: 11, column: 24, scope: !79)
!88 = !DILocation(line: 11, column: 26, scope: !79)
!89 = !DILocation(line: 11, column: 10, scope: !79)
!90 = !DILocation(line: 11, column: 12, scope: !79)
!91 = !DILocation(line: 11, column: 5, scope: !79)
!92 = !DILocation(line: 11, column: 19, scope: !79)
!93 = !DILocation(line: 12, column: 3, scope: !79)
!94 = !DILocation(line: 13, column: 3, scope: !2)
!95 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 14, type: !8)
!96 = !DILocation(line: 14, column: 7, scope: !2)
!97 = !DILocalVariable(name: "o", scope: !98, file: !3, line: 15, type: !8)
!98 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 3)
!99 = !DILocation(line: 15, column: 12, scope: !98)
!100 = !DILocation(line: 15, column: 8, scope: !98)
!101 = !DILocation(line: 15, column: 20, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !3, line: 15, column: 3)
!103 = !DILocation(line: 15, column: 22, scope: !102)
!104 = !DILocation(line: 15, column: 3, scope: !98)
!105 = !DILocation(line: 15, column: 45, scope: !102)
!106 = !DILocation(line: 15, column: 49, scope: !102)
!107 = !DILocation(line: 15, column: 47, scope: !102)
!108 = !DILocation(line: 15, column: 40, scope: !102)
!109 = !DILocation(line: 15, column: 37, scope: !102)
!110 = !DILocation(line: 15, column: 33, scope: !102)
!111 = !DILocation(line: 15, column: 29, scope: !102)
!112 = !DILocation(line: 15, column: 3, scope: !102)
!113 = distinct !{!113, !104, !114, !115}
!114 = !DILocation(line: 15, column: 50, scope: !98)
!115 = !{!"llvm.loop.mustprogress"}
!116 = !DILocation(line: 16, column: 12, scope: !2)
!117 = !DILocation(line: 16, column: 3, scope: !2)
!118 = !DILocation(line: 16, column: 7, scope: !2)
!119 = !DILocation(line: 16, column: 10, scope: !2)
!120 = !DILocation(line: 17, column: 1, scope: !2)
