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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define ptx_kernel void @_Z6halvesILi128EEvPiPKi(ptr noundef %o, ptr noundef %a) #0 comdat !dbg !2 {
entry:
    #dbg_value(ptr %o, !57, !DIExpression(), !74)
    #dbg_value(ptr %a, !58, !DIExpression(), !74)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
    #dbg_value(i32 %0, !59, !DIExpression(), !74)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !76
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !77
  %mul = mul i32 %1, %2, !dbg !78
  %add = add i32 %mul, %0, !dbg !79
  %idxprom = zext i32 %add to i64, !dbg !80
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom, !dbg !80
  %3 = load i32, ptr %arrayidx, align 4, !dbg !80, !tbaa !70
  %rem = srem i32 %0, 128, !dbg !81
  %idxprom3 = sext i32 %rem to i64, !dbg !82
  %arrayidx4 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6halvesILi128EEvPiPKiE1s to ptr), i64 0, i64 %idxprom3, !dbg !82
  store i32 %3, ptr %arrayidx4, align 4, !dbg !83, !tbaa !70
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !84
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !85
  %sub = sub i32 %4, 1, !dbg !86
  %sub6 = sub i32 %sub, %0, !dbg !87
  %idxprom7 = zext i32 %sub6 to i64, !dbg !88
  %arrayidx8 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6halvesILi128EEvPiPKiE1s to ptr), i64 0, i64 %idxprom7, !dbg !88
  %5 = load i32, ptr %arrayidx8, align 4, !dbg !88, !tbaa !70
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !89
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !90
  %mul11 = mul i32 %6, %7, !dbg !91
  %add12 = add i32 %mul11, %0, !dbg !92
  %idxprom13 = zext i32 %add12 to i64, !dbg !93
  %arrayidx14 = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom13, !dbg !93
  store i32 %5, ptr %arrayidx14, align 4, !dbg !94, !tbaa !70
  ret void, !dbg !95
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9two_warpsPiPKi(ptr noundef %o, ptr noundef %a) #3 !dbg !14 {
entry:
    #dbg_value(ptr %o, !16, !DIExpression(), !96)
    #dbg_value(ptr %a, !17, !DIExpression(), !96)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !97
    #dbg_value(i32 %0, !18, !DIExpression(), !96)
  %rem = srem i32 %0, 32, !dbg !98
  %cmp = icmp eq i32 %rem, 0, !dbg !100
  br i1 %cmp, label %if.then, label %if.end, !dbg !100

if.then:                                          ; preds = %entry
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !101
  %mul = mul i32 %1, 2, !dbg !102
  %div = sdiv i32 %0, 32, !dbg !103
  %add = add i32 %mul, %div, !dbg !104
  %idxprom = zext i32 %add to i64, !dbg !105
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom, !dbg !105
  %2 = load i32, ptr %arrayidx, align 4, !dbg !105, !tbaa !70
  %div2 = sdiv i32 %0, 32, !dbg !106
  %rem3 = srem i32 %div2, 2, !dbg !107
  %idxprom4 = sext i32 %rem3 to i64, !dbg !108
  %arrayidx5 = getelementptr inbounds [2 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9two_warpsPiPKiE1s to ptr), i64 0, i64 %idxprom4, !dbg !108
  store i32 %2, ptr %arrayidx5, align 4, !dbg !109, !tbaa !70
  br label %if.end, !dbg !108

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !110
  %div6 = sdiv i32 %0, 32, !dbg !111
  %idxprom7 = sext i32 %div6 to i64, !dbg !112
  %arrayidx8 = getelementptr inbounds [2 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9two_warpsPiPKiE1s to ptr), i64 0, i64 %idxprom7, !dbg !112
  %3 = load i32, ptr %arrayidx8, align 4, !dbg !112, !tbaa !70
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !113
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !114
  %mul11 = mul i32 %4, %5, !dbg !115
  %add12 = add i32 %mul11, %0, !dbg !116
  %idxprom13 = zext i32 %add12 to i64, !dbg !117
  %arrayidx14 = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom13, !dbg !117
  store i32 %3, ptr %arrayidx14, align 4, !dbg !118, !tbaa !70
  ret void, !dbg !119
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "nvvm.maxntid"="64" "nvvm.minctasm"="8" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!65, !66, !67, !68}
!llvm.ident = !{!69}
!llvm.errno.tbaa = !{!70}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 8, type: !62, isLocal: false, isDefinition: true)
!2 = distinct !DISubprogram(name: "halves<128>", linkageName: "_Z6halvesILi128EEvPiPKi", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, templateParams: !60, retainedNodes: !56)
!3 = !DIFile(filename: "launch_bounds.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !22, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0, !12}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!13 = distinct !DIGlobalVariable(name: "s", scope: !14, file: !3, line: 16, type: !19, isLocal: true, isDefinition: true)
!14 = distinct !DISubprogram(name: "two_warps", linkageName: "_Z9two_warpsPiPKi", scope: !3, file: !3, line: 15, type: !4, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !15)
!15 = !{!16, !17, !18}
!16 = !DILocalVariable(name: "o", arg: 1, scope: !14, file: !3, line: 15, type: !6)
!17 = !DILocalVariable(name: "a", arg: 2, scope: !14, file: !3, line: 15, type: !8)
!18 = !DILocalVariable(name: "t", scope: !14, file: !3, line: 17, type: !7)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 2)
!22 = !{!23, !26, !28, !33, !38, !43, !49, !51}
!23 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !24, file: !25, line: 128)
!24 = !DINamespace(name: "ws_math", scope: null)
!25 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!26 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !27, entity: !24, file: !25, line: 129)
!27 = !DINamespace(name: "std", scope: null)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !29, file: !25, line: 154)
!29 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !25, file: !25, line: 137, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !34, file: !25, line: 154)
!34 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !25, file: !25, line: 133, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !37}
!37 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !39, file: !25, line: 154)
!39 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !25, file: !25, line: 134, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !42}
!42 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !44, file: !25, line: 154)
!44 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !25, file: !25, line: 145, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !48}
!47 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!48 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !50, file: !25, line: 154)
!50 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !25, file: !25, line: 147, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !52, file: !25, line: 154)
!52 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !25, file: !25, line: 149, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!53 = !DISubroutineType(types: !54)
!54 = !{!7, !55}
!55 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!56 = !{!57, !58, !59}
!57 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!58 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 7, type: !8)
!59 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !7)
!60 = !{!61}
!61 = !DITemplateValueParameter(name: "N", type: !7, value: i32 128)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 4096, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 128)
!65 = !{i32 7, !"Dwarf Version", i32 4}
!66 = !{i32 2, !"Debug Info Version", i32 3}
!67 = !{i32 1, !"wchar_size", i32 4}
!68 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!69 = !{!"clang version 22.1.8"}
!70 = !{!71, !71, i64 0}
!71 = !{!"int", !72, i64 0}
!72 = !{!"omnipotent char", !73, i64 0}
!73 = !{!"Simple C++ TBAA"}
!74 = !DILocation(line: 0, scope: !2)
!75 = !DILocation(line: 9, column: 11, scope: !2)
!76 = !DILocation(line: 10, column: 18, scope: !2)
!77 = !DILocation(line: 10, column: 31, scope: !2)
!78 = !DILocation(line: 10, column: 29, scope: !2)
!79 = !DILocation(line: 10, column: 42, scope: !2)
!80 = !DILocation(line: 10, column: 16, scope: !2)
!81 = !DILocation(line: 10, column: 7, scope: !2)
!82 = !DILocation(line: 10, column: 3, scope: !2)
!83 = !DILocation(line: 10, column: 14, scope: !2)
!84 = !DILocation(line: 11, column: 3, scope: !2)
!85 = !DILocation(line: 12, column: 38, scope: !2)
!86 = !DILocation(line: 12, column: 49, scope: !2)
!87 = !DILocation(line: 12, column: 53, scope: !2)
!88 = !DILocation(line: 12, column: 36, scope: !2)
!89 = !DILocation(line: 12, column: 5, scope: !2)
!90 = !DILocation(line: 12, column: 18, scope: !2)
!91 = !DILocation(line: 12, column: 16, scope: !2)
!92 = !DILocation(line: 12, column: 29, scope: !2)
!93 = !DILocation(line: 12, column: 3, scope: !2)
!94 = !DILocation(line: 12, column: 34, scope: !2)
!95 = !DILocation(line: 13, column: 1, scope: !2)
!96 = !DILocation(line: 0, scope: !14)
!97 = !DILocation(line: 17, column: 11, scope: !14)
!98 = !DILocation(line: 18, column: 9, scope: !99)
!99 = distinct !DILexicalBlock(scope: !14, file: !3, line: 18, column: 7)
!100 = !DILocation(line: 18, column: 14, scope: !99)
!101 = !DILocation(line: 19, column: 23, scope: !99)
!102 = !DILocation(line: 19, column: 34, scope: !99)
!103 = !DILocation(line: 19, column: 42, scope: !99)
!104 = !DILocation(line: 19, column: 38, scope: !99)
!105 = !DILocation(line: 19, column: 21, scope: !99)
!106 = !DILocation(line: 19, column: 9, scope: !99)
!107 = !DILocation(line: 19, column: 14, scope: !99)
!108 = !DILocation(line: 19, column: 5, scope: !99)
!109 = !DILocation(line: 19, column: 19, scope: !99)
!110 = !DILocation(line: 20, column: 3, scope: !14)
!111 = !DILocation(line: 21, column: 40, scope: !14)
!112 = !DILocation(line: 21, column: 36, scope: !14)
!113 = !DILocation(line: 21, column: 5, scope: !14)
!114 = !DILocation(line: 21, column: 18, scope: !14)
!115 = !DILocation(line: 21, column: 16, scope: !14)
!116 = !DILocation(line: 21, column: 29, scope: !14)
!117 = !DILocation(line: 21, column: 3, scope: !14)
!118 = !DILocation(line: 21, column: 34, scope: !14)
!119 = !DILocation(line: 22, column: 1, scope: !14)
