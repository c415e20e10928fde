; ModuleID = 'launch_bounds.cu'
source_filename = "launch_bounds.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

$_Z6halvesILi128EEvPiPKi = comdat any

$_ZZ6halvesILi128EEvPiPKiE1s = comdat any

@_ZZ6halvesILi128EEvPiPKiE1s = linkonce_odr addrspace(3) global [128 x i32] undef, comdat, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@_ZZ9two_warpsPiPKiE1s = internal addrspace(3) global [2 x i32] undef, align 4, !dbg !12

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define ptx_kernel void @_Z6halvesILi128EEvPiPKi(ptr noundef %o, ptr noundef %a) #0 comdat !dbg !2 {
entry:
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !63, !DIExpression(), !64)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !65, !DIExpression(), !66)
    #dbg_declare(ptr %t, !67, !DIExpression(), !68)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !69
  store i32 %0, ptr %t, align 4, !dbg !68
  %1 = load ptr, ptr %a.addr, align 8, !dbg !70
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !71
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !72
  %mul = mul i32 %2, %3, !dbg !73
  %4 = load i32, ptr %t, align 4, !dbg !74
  %add = add i32 %mul, %4, !dbg !75
  %idxprom = zext i32 %add to i64, !dbg !70
  %arrayidx = getelementptr inbounds nuw i32, ptr %1, i64 %idxprom, !dbg !70
  %5 = load i32, ptr %arrayidx, align 4, !dbg !70
  %6 = load i32, ptr %t, align 4, !dbg !76
  %rem = srem i32 %6, 128, !dbg !77
  %idxprom3 = sext i32 %rem to i64, !dbg !78
  %arrayidx4 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6halvesILi128EEvPiPKiE1s to ptr), i64 0, i64 %idxprom3, !dbg !78
  store i32 %5, ptr %arrayidx4, align 4, !dbg !79
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !80
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !81
  %sub = sub i32 %7, 1, !dbg !82
  %8 = load i32, ptr %t, align 4, !dbg !83
  %sub6 = sub i32 %sub, %8, !dbg !84
  %idxprom7 = zext i32 %sub6 to i64, !dbg !85
  %arrayidx8 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6halvesILi128EEvPiPKiE1s to ptr), i64 0, i64 %idxprom7, !dbg !85
  %9 = load i32, ptr %arrayidx8, align 4, !dbg !85
  %10 = load ptr, ptr %o.addr, align 8, !dbg !86
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !87
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !88
  %mul11 = mul i32 %11, %12, !dbg !89
  %13 = load i32, ptr %t, align 4, !dbg !90
  %add12 = add i32 %mul11, %13, !dbg !91
  %idxprom13 = zext i32 %add12 to i64, !dbg !86
  %arrayidx14 = getelementptr inbounds nuw i32, ptr %10, i64 %idxprom13, !dbg !86
  store i32 %9, ptr %arrayidx14, align 4, !dbg !92
  ret void, !dbg !93
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9two_warpsPiPKi(ptr noundef %o, ptr noundef %a) #2 !dbg !14 {
entry:
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !94, !DIExpression(), !95)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !96, !DIExpression(), !97)
    #dbg_declare(ptr %t, !98, !DIExpression(), !99)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !100
  store i32 %0, ptr %t, align 4, !dbg !99
  %1 = load i32, ptr %t, align 4, !dbg !101
  %rem = srem i32 %1, 32, !dbg !103
  %cmp = icmp eq i32 %rem, 0, !dbg !104
  br i1 %cmp, label %if.then, label %if.end, !dbg !104

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %a.addr, align 8, !dbg !105
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !106
  %mul = mul i32 %3, 2, !dbg !107
  %4 = load i32, ptr %t, align 4, !dbg !108
  %div = sdiv i32 %4, 32, !dbg !109
  %add = add i32 %mul, %div, !dbg !110
  %idxprom = zext i32 %add to i64, !dbg !105
  %arrayidx = getelementptr inbounds nuw i32, ptr %2, i64 %idxprom, !dbg !105
  %5 = load i32, ptr %arrayidx, align 4, !dbg !105
  %6 = load i32, ptr %t, align 4, !dbg !111
  %div2 = sdiv i32 %6, 32, !dbg !112
  %rem3 = srem i32 %div2, 2, !dbg !113
  %idxprom4 = sext i32 %rem3 to i64, !dbg !114
  %arrayidx5 = getelementptr inbounds [2 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9two_warpsPiPKiE1s to ptr), i64 0, i64 %idxprom4, !dbg !114
  store i32 %5, ptr %arrayidx5, align 4, !dbg !115
  br label %if.end, !dbg !114

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !116
  %7 = load i32, ptr %t, align 4, !dbg !117
  %div6 = sdiv i32 %7, 32, !dbg !118
  %idxprom7 = sext i32 %div6 to i64, !dbg !119
  %arrayidx8 = getelementptr inbounds [2 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9two_warpsPiPKiE1s to ptr), i64 0, i64 %idxprom7, !dbg !119
  %8 = load i32, ptr %arrayidx8, align 4, !dbg !119
  %9 = load ptr, ptr %o.addr, align 8, !dbg !120
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !121
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !122
  %mul11 = mul i32 %10, %11, !dbg !123
  %12 = load i32, ptr %t, align 4, !dbg !124
  %add12 = add i32 %mul11, %12, !dbg !125
  %idxprom13 = zext i32 %add12 to i64, !dbg !120
  %arrayidx14 = getelementptr inbounds nuw i32, ptr %9, i64 %idxprom13, !dbg !120
  store i32 %8, ptr %arrayidx14, align 4, !dbg !126
  ret void, !dbg !127
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "nvvm.maxntid"="64" "nvvm.minctasm"="8" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!58, !59, !60, !61}
!llvm.ident = !{!62}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 8, type: !55, isLocal: false, isDefinition: true)
!2 = distinct !DISubprogram(name: "halves<128>", linkageName: "_Z6halvesILi128EEvPiPKi", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, templateParams: !53, retainedNodes: !15)
!3 = !DIFile(filename: "launch_bounds.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !19, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0, !12}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!13 = distinct !DIGlobalVariable(name: "s", scope: !14, file: !3, line: 16, type: !16, isLocal: true, isDefinition: true)
!14 = distinct !DISubprogram(name: "two_warps", linkageName: "_Z9two_warpsPiPKi", scope: !3, file: !3, line: 15, type: !4, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !15)
!15 = !{}
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 2)
!19 = !{!20, !23, !25, !30, !35, !40, !46, !48}
!20 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !21, file: !22, line: 128)
!21 = !DINamespace(name: "ws_math", scope: null)
!22 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!23 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !24, entity: !21, file: !22, line: 129)
!24 = !DINamespace(name: "std", scope: null)
!25 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !26, file: !22, line: 154)
!26 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !22, file: !22, line: 137, type: !27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!27 = !DISubroutineType(types: !28)
!28 = !{!29, !29}
!29 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!30 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !31, file: !22, line: 154)
!31 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !22, file: !22, line: 133, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!32 = !DISubroutineType(types: !33)
!33 = !{!34, !34}
!34 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !36, file: !22, line: 154)
!36 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !22, file: !22, line: 134, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !39}
!39 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !41, file: !22, line: 154)
!41 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !22, file: !22, line: 145, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !45}
!44 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!45 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !47, file: !22, line: 154)
!47 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !22, file: !22, line: 147, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !49, file: !22, line: 154)
!49 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !22, file: !22, line: 149, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!50 = !DISubroutineType(types: !51)
!51 = !{!7, !52}
!52 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!53 = !{!54}
!54 = !DITemplateValueParameter(name: "N", type: !7, value: i32 128)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 4096, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 128)
!58 = !{i32 7, !"Dwarf Version", i32 4}
!59 = !{i32 2, !"Debug Info Version", i32 3}
!60 = !{i32 1, !"wchar_size", i32 4}
!61 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!62 = !{!"clang version 22.1.8"}
!63 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!64 = !DILocation(line: 7, column: 67, scope: !2)
!65 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 7, type: !8)
!66 = !DILocation(line: 7, column: 81, scope: !2)
!67 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !7)
!68 = !DILocation(line: 9, column: 7, scope: !2)
!69 = !DILocation(line: 9, column: 11, scope: !2)
!70 = !DILocation(line: 10, column: 16, scope: !2)
!71 = !DILocation(line: 10, column: 18, scope: !2)
!72 = !DILocation(line: 10, column: 31, scope: !2)
!73 = !DILocation(line: 10, column: 29, scope: !2)
!74 = !DILocation(line: 10, column: 44, scope: !2)
!75 = !DILocation(line: 10, column: 42, scope: !2)
!76 = !DILocation(line: 10, column: 5, scope: !2)
!77 = !DILocation(line: 10, column: 7, scope: !2)
!78 = !DILocation(line: 10, column: 3, scope: !2)
!79 = !DILocation(line: 10, column: 14, scope: !2)
!80 = !DILocation(line: 11, column: 3, scope: !2)
!81 = !DILocation(line: 12, column: 38, scope: !2)
!82 = !DILocation(line: 12, column: 49, scope: !2)
!83 = !DILocation(line: 12, column: 55, scope: !2)
!84 = !DILocation(line: 12, column: 53, scope: !2)
!85 = !DILocation(line: 12, column: 36, scope: !2)
!86 = !DILocation(line: 12, column: 3, scope: !2)
!87 = !DILocation(line: 12, column: 5, scope: !2)
!88 = !DILocation(line: 12, column: 18, scope: !2)
!89 = !DILocation(line: 12, column: 16, scope: !2)
!90 = !DILocation(line: 12, column: 31, scope: !2)
!91 = !DILocation(line: 12, column: 29, scope: !2)
!92 = !DILocation(line: 12, column: 34, scope: !2)
!93 = !DILocation(line: 13, column: 1, scope: !2)
!94 = !DILocalVariable(name: "o", arg: 1, scope: !14, file: !3, line: 15, type: !6)
!95 = !DILocation(line: 15, column: 57, scope: !14)
!96 = !DILocalVariable(name: "a", arg: 2, scope: !14, file: !3, line: 15, type: !8)
!97 = !DILocation(line: 15, column: 71, scope: !14)
!98 = !DILocalVariable(name: "t", scope: !14, file: !3, line: 17, type: !7)
!99 = !DILocation(line: 17, column: 7, scope: !14)
!100 = !DILocation(line: 17, column: 11, scope: !14)
!101 = !DILocation(line: 18, column: 7, scope: !102)
!102 = distinct !DILexicalBlock(scope: !14, file: !3, line: 18, column: 7)
!103 = !DILocation(line: 18, column: 9, scope: !102)
!104 = !DILocation(line: 18, column: 14, scope: !102)
!105 = !DILocation(line: 19, column: 21, scope: !102)
!106 = !DILocation(line: 19, column: 23, scope: !102)
!107 = !DILocation(line: 19, column: 34, scope: !102)
!108 = !DILocation(line: 19, column: 40, scope: !102)
!109 = !DILocation(line: 19, column: 42, scope: !102)
!110 = !DILocation(line: 19, column: 38, scope: !102)
!111 = !DILocation(line: 19, column: 7, scope: !102)
!112 = !DILocation(line: 19, column: 9, scope: !102)
!113 = !DILocation(line: 19, column: 14, scope: !102)
!114 = !DILocation(line: 19, column: 5, scope: !102)
!115 = !DILocation(line: 19, column: 19, scope: !102)
!116 = !DILocation(line: 20, column: 3, scope: !14)
!117 = !DILocation(line: 21, column: 38, scope: !14)
!118 = !DILocation(line: 21, column: 40, scope: !14)
!119 = !DILocation(line: 21, column: 36, scope: !14)
!120 = !DILocation(line: 21, column: 3, scope: !14)
!121 = !DILocation(line: 21, column: 5, scope: !14)
!122 = !DILocation(line: 21, column: 18, scope: !14)
!123 = !DILocation(line: 21, column: 16, scope: !14)
!124 = !DILocation(line: 21, column: 31, scope: !14)
!125 = !DILocation(line: 21, column: 29, scope: !14)
!126 = !DILocation(line: 21, column: 34, scope: !14)
!127 = !DILocation(line: 22, column: 1, scope: !14)
