; ModuleID = 'span_beyond_shared.cu'
source_filename = "span_beyond_shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ9butterflyPfjE1s = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9butterflyPfj(ptr noundef %a, i32 noundef %span) #0 !dbg !2 {
entry:
  %a.addr = alloca ptr, align 8
  %span.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %g = alloca i32, align 4
  %j = alloca i32, align 4
  %other = alloca float, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !54, !DIExpression(), !55)
  store i32 %span, ptr %span.addr, align 4
    #dbg_declare(ptr %span.addr, !56, !DIExpression(), !57)
    #dbg_declare(ptr %t, !58, !DIExpression(), !59)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !60
  store i32 %0, ptr %t, align 4, !dbg !59
    #dbg_declare(ptr %g, !61, !DIExpression(), !62)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !63
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !64
  %mul = mul i32 %1, %2, !dbg !65
  %3 = load i32, ptr %t, align 4, !dbg !66
  %add = add i32 %mul, %3, !dbg !67
  store i32 %add, ptr %g, align 4, !dbg !62
  %4 = load ptr, ptr %a.addr, align 8, !dbg !68
  %5 = load i32, ptr %g, align 4, !dbg !69
  %idxprom = zext i32 %5 to i64, !dbg !68
  %arrayidx = getelementptr inbounds nuw float, ptr %4, i64 %idxprom, !dbg !68
  %6 = load float, ptr %arrayidx, align 4, !dbg !68
  %7 = load i32, ptr %t, align 4, !dbg !70
  %idxprom3 = zext i32 %7 to i64, !dbg !71
  %arrayidx4 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9butterflyPfjE1s to ptr), i64 0, i64 %idxprom3, !dbg !71
  store float %6, ptr %arrayidx4, align 4, !dbg !72
    #dbg_declare(ptr %j, !73, !DIExpression(), !75)
  %8 = load i32, ptr %span.addr, align 4, !dbg !76
  %div = udiv i32 %8, 2, !dbg !77
  store i32 %div, ptr %j, align 4, !dbg !75
  br label %for.cond, !dbg !78

for.cond:                                         ; preds = %for.inc, %entry
  %9 = load i32, ptr %j, align 4, !dbg !79
  %cmp = icmp ugt i32 %9, 0, !dbg !81
  br i1 %cmp, label %for.body, label %for.end, !dbg !82

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %other, !83, !DIExpression(), !85)
  %10 = load i32, ptr %t, align 4, !dbg !86
  %11 = load i32, ptr %j, align 4, !dbg !87
  %xor = xor i32 %10, %11, !dbg !88
  %idxprom5 = zext i32 %xor to i64, !dbg !89
  %arrayidx6 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9butterflyPfjE1s to ptr), i64 0, i64 %idxprom5, !dbg !89
  %12 = load float, ptr %arrayidx6, align 4, !dbg !89
  store float %12, ptr %other, align 4, !dbg !85
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !90
  %13 = load float, ptr %other, align 4, !dbg !91
  %14 = load i32, ptr %t, align 4, !dbg !92
  %idxprom7 = zext i32 %14 to i64, !dbg !93
  %arrayidx8 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9butterflyPfjE1s to ptr), i64 0, i64 %idxprom7, !dbg !93
  %15 = load float, ptr %arrayidx8, align 4, !dbg !94
  %add9 = fadd float %15, %13, !dbg !94
  store float %add9, ptr %arrayidx8, align 4, !dbg !94
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !95
  br label %for.inc, !dbg !96

for.inc:                                          ; preds = %for.body
  %16 = load i32, ptr %j, align 4, !dbg !97
  %div10 = udiv i32 %16, 2, !dbg !97
  store i32 %div10, ptr %j, align 4, !dbg !97
  br label %for.cond, !dbg !98, !llvm.loop !99

for.end:                                          ; preds = %for.cond
  %17 = load i32, ptr %t, align 4, !dbg !102
  %idxprom11 = zext i32 %17 to i64, !dbg !103
  %arrayidx12 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9butterflyPfjE1s to ptr), i64 0, i64 %idxprom11, !dbg !103
  %18 = load float, ptr %arrayidx12, align 4, !dbg !103
  %19 = load ptr, ptr %a.addr, align 8, !dbg !104
  %20 = load i32, ptr %g, align 4, !dbg !105
  %idxprom13 = zext i32 %20 to i64, !dbg !104
  %arrayidx14 = getelementptr inbounds nuw float, ptr %19, i64 %idxprom13, !dbg !104
  store float %18, ptr %arrayidx14, align 4, !dbg !106
  ret void, !dbg !107
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

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!49, !50, !51, !52}
!llvm.ident = !{!53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 8, type: !46, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "butterfly", linkageName: "_Z9butterflyPfj", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !45)
!3 = !DIFile(filename: "span_beyond_shared.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, imports: !11, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0}
!11 = !{!12, !15, !17, !22, !27, !32, !38, !40}
!12 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !13, file: !14, line: 128)
!13 = !DINamespace(name: "ws_math", scope: null)
!14 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!15 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !16, entity: !13, file: !14, line: 129)
!16 = !DINamespace(name: "std", scope: null)
!17 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !18, file: !14, line: 154)
!18 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !14, file: !14, line: 137, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!19 = !DISubroutineType(types: !20)
!20 = !{!21, !21}
!21 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!22 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !23, file: !14, line: 154)
!23 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !14, file: !14, line: 133, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!24 = !DISubroutineType(types: !25)
!25 = !{!26, !26}
!26 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!27 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !28, file: !14, line: 154)
!28 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !14, file: !14, line: 134, type: !29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!29 = !DISubroutineType(types: !30)
!30 = !{!31, !31}
!31 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!32 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !33, file: !14, line: 154)
!33 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !14, file: !14, line: 145, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !37}
!36 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!37 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !39, file: !14, line: 154)
!39 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !14, file: !14, line: 147, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !41, file: !14, line: 154)
!41 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !14, file: !14, line: 149, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !7}
!44 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!45 = !{}
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8192, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 256)
!49 = !{i32 7, !"Dwarf Version", i32 4}
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 1, !"wchar_size", i32 4}
!52 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!53 = !{!"clang version 22.1.8"}
!54 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!55 = !DILocation(line: 7, column: 34, scope: !2)
!56 = !DILocalVariable(name: "span", arg: 2, scope: !2, file: !3, line: 7, type: !8)
!57 = !DILocation(line: 7, column: 46, scope: !2)
!58 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !8)
!59 = !DILocation(line: 9, column: 12, scope: !2)
!60 = !DILocation(line: 9, column: 16, scope: !2)
!61 = !DILocalVariable(name: "g", scope: !2, file: !3, line: 9, type: !8)
!62 = !DILocation(line: 9, column: 29, scope: !2)
!63 = !DILocation(line: 9, column: 33, scope: !2)
!64 = !DILocation(line: 9, column: 46, scope: !2)
!65 = !DILocation(line: 9, column: 44, scope: !2)
!66 = !DILocation(line: 9, column: 59, scope: !2)
!67 = !DILocation(line: 9, column: 57, scope: !2)
!68 = !DILocation(line: 10, column: 10, scope: !2)
!69 = !DILocation(line: 10, column: 12, scope: !2)
!70 = !DILocation(line: 10, column: 5, scope: !2)
!71 = !DILocation(line: 10, column: 3, scope: !2)
!72 = !DILocation(line: 10, column: 8, scope: !2)
!73 = !DILocalVariable(name: "j", scope: !74, file: !3, line: 11, type: !8)
!74 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!75 = !DILocation(line: 11, column: 17, scope: !74)
!76 = !DILocation(line: 11, column: 21, scope: !74)
!77 = !DILocation(line: 11, column: 26, scope: !74)
!78 = !DILocation(line: 11, column: 8, scope: !74)
!79 = !DILocation(line: 11, column: 31, scope: !80)
!80 = distinct !DILexicalBlock(scope: !74, file: !3, line: 11, column: 3)
!81 = !DILocation(line: 11, column: 33, scope: !80)
!82 = !DILocation(line: 11, column: 3, scope: !74)
!83 = !DILocalVariable(name: "other", scope: !84, file: !3, line: 12, type: !7)
!84 = distinct !DILexicalBlock(scope: !80, file: !3, line: 11, column: 46)
!85 = !DILocation(line: 12, column: 11, scope: !84)
!86 = !DILocation(line: 12, column: 21, scope: !84)
!87 = !DILocation(line: 12, column: 25, scope: !84)
!88 = !DILocation(line: 12, column: 23, scope: !84)
!89 = !DILocation(line: 12, column: 19, scope: !84)
!90 = !DILocation(line: 13, column: 5, scope: !84)
!91 = !DILocation(line: 14, column: 13, scope: !84)
!92 = !DILocation(line: 14, column: 7, scope: !84)
!93 = !DILocation(line: 14, column: 5, scope: !84)
!94 = !DILocation(line: 14, column: 10, scope: !84)
!95 = !DILocation(line: 15, column: 5, scope: !84)
!96 = !DILocation(line: 16, column: 3, scope: !84)
!97 = !DILocation(line: 11, column: 40, scope: !80)
!98 = !DILocation(line: 11, column: 3, scope: !80)
!99 = distinct !{!99, !82, !100, !101}
!100 = !DILocation(line: 16, column: 3, scope: !74)
!101 = !{!"llvm.loop.mustprogress"}
!102 = !DILocation(line: 17, column: 12, scope: !2)
!103 = !DILocation(line: 17, column: 10, scope: !2)
!104 = !DILocation(line: 17, column: 3, scope: !2)
!105 = !DILocation(line: 17, column: 5, scope: !2)
!106 = !DILocation(line: 17, column: 8, scope: !2)
!107 = !DILocation(line: 18, column: 1, scope: !2)
