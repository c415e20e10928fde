; ModuleID = 'tree_over_static_array.cu'
source_filename = "tree_over_static_array.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPKfPfE4part = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPKfPf(ptr noundef %m, ptr noundef %out) #0 !dbg !2 {
entry:
  %m.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  %half = alloca i32, align 4
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !55, !DIExpression(), !56)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !57, !DIExpression(), !58)
  %0 = load ptr, ptr %m.addr, align 8, !dbg !59
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !60
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !61
  %mul = mul i32 %1, %2, !dbg !62
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  %add = add i32 %mul, %3, !dbg !64
  %idxprom = zext i32 %add to i64, !dbg !59
  %arrayidx = getelementptr inbounds nuw float, ptr %0, i64 %idxprom, !dbg !59
  %4 = load float, ptr %arrayidx, align 4, !dbg !59
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65
  %idxprom4 = zext i32 %5 to i64, !dbg !66
  %arrayidx5 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfPfE4part to ptr), i64 0, i64 %idxprom4, !dbg !66
  store float %4, ptr %arrayidx5, align 4, !dbg !67
    #dbg_declare(ptr %n, !68, !DIExpression(), !69)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !70
  store i32 %6, ptr %n, align 4, !dbg !69
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !71
  store i32 %7, ptr %n, align 4, !dbg !73
  br label %for.cond, !dbg !74

for.cond:                                         ; preds = %if.end, %entry
  %8 = load i32, ptr %n, align 4, !dbg !75
  %cmp = icmp sgt i32 %8, 1, !dbg !77
  br i1 %cmp, label %for.body, label %for.end, !dbg !78

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %half, !79, !DIExpression(), !81)
  %9 = load i32, ptr %n, align 4, !dbg !82
  %div = sdiv i32 %9, 2, !dbg !83
  store i32 %div, ptr %half, align 4, !dbg !81
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !84
  %11 = load i32, ptr %half, align 4, !dbg !86
  %cmp9 = icmp ult i32 %10, %11, !dbg !87
  br i1 %cmp9, label %if.then, label %if.end, !dbg !87

if.then:                                          ; preds = %for.body
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88
  %13 = load i32, ptr %half, align 4, !dbg !89
  %add11 = add i32 %12, %13, !dbg !90
  %idxprom12 = zext i32 %add11 to i64, !dbg !91
  %arrayidx13 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfPfE4part to ptr), i64 0, i64 %idxprom12, !dbg !91
  %14 = load float, ptr %arrayidx13, align 4, !dbg !91
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !92
  %idxprom15 = zext i32 %15 to i64, !dbg !93
  %arrayidx16 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfPfE4part to ptr), i64 0, i64 %idxprom15, !dbg !93
  %16 = load float, ptr %arrayidx16, align 4, !dbg !94
  %add17 = fadd float %16, %14, !dbg !94
  store float %add17, ptr %arrayidx16, align 4, !dbg !94
  br label %if.end, !dbg !93

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !95
  %17 = load i32, ptr %half, align 4, !dbg !96
  store i32 %17, ptr %n, align 4, !dbg !97
  br label %for.cond, !dbg !98, !llvm.loop !99

for.end:                                          ; preds = %for.cond
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !102
  %cmp19 = icmp eq i32 %18, 0, !dbg !104
  br i1 %cmp19, label %if.then20, label %if.end24, !dbg !104

if.then20:                                        ; preds = %for.end
  %19 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfPfE4part to ptr), align 4, !dbg !105
  %20 = load ptr, ptr %out.addr, align 8, !dbg !106
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !107
  %idxprom22 = zext i32 %21 to i64, !dbg !106
  %arrayidx23 = getelementptr inbounds nuw float, ptr %20, i64 %idxprom22, !dbg !106
  store float %19, ptr %arrayidx23, align 4, !dbg !108
  br label %if.end24, !dbg !106

if.end24:                                         ; preds = %if.then20, %for.end
  ret void, !dbg !109
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!50, !51, !52, !53}
!llvm.ident = !{!54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "part", scope: !2, file: !3, line: 8, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKfPf", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !46)
!3 = !DIFile(filename: "tree_over_static_array.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
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
!44 = !{!45, !8}
!45 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!46 = !{}
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 256)
!50 = !{i32 7, !"Dwarf Version", i32 4}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!54 = !{!"clang version 22.1.8"}
!55 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!56 = !DILocation(line: 7, column: 32, scope: !2)
!57 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 7, type: !9)
!58 = !DILocation(line: 7, column: 42, scope: !2)
!59 = !DILocation(line: 9, column: 23, scope: !2)
!60 = !DILocation(line: 9, column: 25, scope: !2)
!61 = !DILocation(line: 9, column: 38, scope: !2)
!62 = !DILocation(line: 9, column: 36, scope: !2)
!63 = !DILocation(line: 9, column: 51, scope: !2)
!64 = !DILocation(line: 9, column: 49, scope: !2)
!65 = !DILocation(line: 9, column: 8, scope: !2)
!66 = !DILocation(line: 9, column: 3, scope: !2)
!67 = !DILocation(line: 9, column: 21, scope: !2)
!68 = !DILocalVariable(name: "n", scope: !2, file: !3, line: 10, type: !45)
!69 = !DILocation(line: 10, column: 7, scope: !2)
!70 = !DILocation(line: 10, column: 11, scope: !2)
!71 = !DILocation(line: 11, column: 12, scope: !72)
!72 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!73 = !DILocation(line: 11, column: 10, scope: !72)
!74 = !DILocation(line: 11, column: 8, scope: !72)
!75 = !DILocation(line: 11, column: 24, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !3, line: 11, column: 3)
!77 = !DILocation(line: 11, column: 26, scope: !76)
!78 = !DILocation(line: 11, column: 3, scope: !72)
!79 = !DILocalVariable(name: "half", scope: !80, file: !3, line: 12, type: !45)
!80 = distinct !DILexicalBlock(scope: !76, file: !3, line: 11, column: 33)
!81 = !DILocation(line: 12, column: 9, scope: !80)
!82 = !DILocation(line: 12, column: 16, scope: !80)
!83 = !DILocation(line: 12, column: 18, scope: !80)
!84 = !DILocation(line: 13, column: 9, scope: !85)
!85 = distinct !DILexicalBlock(scope: !80, file: !3, line: 13, column: 9)
!86 = !DILocation(line: 13, column: 23, scope: !85)
!87 = !DILocation(line: 13, column: 21, scope: !85)
!88 = !DILocation(line: 13, column: 55, scope: !85)
!89 = !DILocation(line: 13, column: 69, scope: !85)
!90 = !DILocation(line: 13, column: 67, scope: !85)
!91 = !DILocation(line: 13, column: 50, scope: !85)
!92 = !DILocation(line: 13, column: 34, scope: !85)
!93 = !DILocation(line: 13, column: 29, scope: !85)
!94 = !DILocation(line: 13, column: 47, scope: !85)
!95 = !DILocation(line: 14, column: 5, scope: !80)
!96 = !DILocation(line: 15, column: 9, scope: !80)
!97 = !DILocation(line: 15, column: 7, scope: !80)
!98 = !DILocation(line: 11, column: 3, scope: !76)
!99 = distinct !{!99, !78, !100, !101}
!100 = !DILocation(line: 16, column: 3, scope: !72)
!101 = !{!"llvm.loop.mustprogress"}
!102 = !DILocation(line: 17, column: 7, scope: !103)
!103 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 7)
!104 = !DILocation(line: 17, column: 19, scope: !103)
!105 = !DILocation(line: 17, column: 43, scope: !103)
!106 = !DILocation(line: 17, column: 25, scope: !103)
!107 = !DILocation(line: 17, column: 29, scope: !103)
!108 = !DILocation(line: 17, column: 41, scope: !103)
!109 = !DILocation(line: 18, column: 1, scope: !2)
