; ModuleID = 'tile_of_whole_block.cu'
source_filename = "tile_of_whole_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ7productiiiPKfS0_PfE2as = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@_ZZ7productiiiPKfS0_PfE2bs = internal addrspace(3) global [256 x float] undef, align 4, !dbg !13
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7productiiiPKfS0_Pf(i32 noundef %m, i32 noundef %n, i32 noundef %k, ptr noundef %a, ptr noundef %b, ptr noundef %c) #0 !dbg !2 {
entry:
    #dbg_value(i32 %m, !52, !DIExpression(), !80)
    #dbg_value(i32 %n, !53, !DIExpression(), !80)
    #dbg_value(i32 %k, !54, !DIExpression(), !80)
    #dbg_value(ptr %a, !55, !DIExpression(), !80)
    #dbg_value(ptr %b, !56, !DIExpression(), !80)
    #dbg_value(ptr %c, !57, !DIExpression(), !80)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !81
    #dbg_value(i32 %0, !58, !DIExpression(), !80)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !82
    #dbg_value(i32 %1, !61, !DIExpression(), !80)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !83
  %rem = urem i32 %2, 16, !dbg !84
    #dbg_value(i32 %rem, !62, !DIExpression(), !80)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !85
  %div = udiv i32 %3, 16, !dbg !86
    #dbg_value(i32 %div, !63, !DIExpression(), !80)
  %mul = mul i32 %0, 16, !dbg !87
  %mul4 = mul i32 %mul, %k, !dbg !88
  %idx.ext = zext i32 %mul4 to i64, !dbg !89
  %add.ptr = getelementptr inbounds nuw float, ptr %a, i64 %idx.ext, !dbg !89
    #dbg_value(ptr %add.ptr, !55, !DIExpression(), !80)
  %mul5 = mul i32 %1, 16, !dbg !90
  %idx.ext6 = zext i32 %mul5 to i64, !dbg !91
  %add.ptr7 = getelementptr inbounds nuw float, ptr %b, i64 %idx.ext6, !dbg !91
    #dbg_value(ptr %add.ptr7, !56, !DIExpression(), !80)
  %mul8 = mul i32 %0, 16, !dbg !92
  %mul9 = mul i32 %mul8, %n, !dbg !93
  %mul10 = mul i32 %1, 16, !dbg !94
  %add = add i32 %mul9, %mul10, !dbg !95
  %idx.ext11 = zext i32 %add to i64, !dbg !96
  %add.ptr12 = getelementptr inbounds nuw float, ptr %c, i64 %idx.ext11, !dbg !96
    #dbg_value(ptr %add.ptr12, !57, !DIExpression(), !80)
    #dbg_value(float 0.000000e+00, !64, !DIExpression(), !80)
    #dbg_value(i32 0, !65, !DIExpression(), !97)
  br label %for.cond, !dbg !98

for.cond:                                         ; preds = %for.inc44, %entry
  %b.addr.0 = phi ptr [ %add.ptr7, %entry ], [ %add.ptr43, %for.inc44 ], !dbg !80
  %a.addr.0 = phi ptr [ %add.ptr, %entry ], [ %add.ptr40, %for.inc44 ], !dbg !80
  %sum.0 = phi float [ 0.000000e+00, %entry ], [ %sum.1, %for.inc44 ], !dbg !99
  %at.0 = phi i32 [ 0, %entry ], [ %add45, %for.inc44 ], !dbg !100
    #dbg_value(i32 %at.0, !65, !DIExpression(), !97)
    #dbg_value(float %sum.0, !64, !DIExpression(), !80)
    #dbg_value(ptr %a.addr.0, !55, !DIExpression(), !80)
    #dbg_value(ptr %b.addr.0, !56, !DIExpression(), !80)
  %cmp = icmp slt i32 %at.0, %k, !dbg !101
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !102

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end46

for.body:                                         ; preds = %for.cond
  %mul13 = mul i32 %div, %k, !dbg !103
  %add14 = add i32 %mul13, %rem, !dbg !104
  %idxprom = zext i32 %add14 to i64, !dbg !105
  %arrayidx = getelementptr inbounds nuw float, ptr %a.addr.0, i64 %idxprom, !dbg !105
  %4 = load float, ptr %arrayidx, align 4, !dbg !105, !tbaa !106
  %mul15 = mul i32 %div, 16, !dbg !108
  %add16 = add i32 %mul15, %rem, !dbg !109
  %idxprom17 = zext i32 %add16 to i64, !dbg !110
  %arrayidx18 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7productiiiPKfS0_PfE2as to ptr), i64 0, i64 %idxprom17, !dbg !110
  store float %4, ptr %arrayidx18, align 4, !dbg !111, !tbaa !106
  %mul19 = mul i32 %div, %n, !dbg !112
  %add20 = add i32 %mul19, %rem, !dbg !113
  %idxprom21 = zext i32 %add20 to i64, !dbg !114
  %arrayidx22 = getelementptr inbounds nuw float, ptr %b.addr.0, i64 %idxprom21, !dbg !114
  %5 = load float, ptr %arrayidx22, align 4, !dbg !114, !tbaa !106
  %mul23 = mul i32 %div, 16, !dbg !115
  %add24 = add i32 %mul23, %rem, !dbg !116
  %idxprom25 = zext i32 %add24 to i64, !dbg !117
  %arrayidx26 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7productiiiPKfS0_PfE2bs to ptr), i64 0, i64 %idxprom25, !dbg !117
  store float %5, ptr %arrayidx26, align 4, !dbg !118, !tbaa !106
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !119
    #dbg_value(i32 0, !67, !DIExpression(), !120)
  br label %for.cond27, !dbg !121

for.cond27:                                       ; preds = %for.inc, %for.body
  %sum.1 = phi float [ %sum.0, %for.body ], [ %8, %for.inc ], !dbg !80
  %i.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ], !dbg !122
    #dbg_value(i32 %i.0, !67, !DIExpression(), !120)
    #dbg_value(float %sum.1, !64, !DIExpression(), !80)
  %cmp28 = icmp slt i32 %i.0, 16, !dbg !123
  br i1 %cmp28, label %for.body30, label %for.cond.cleanup29, !dbg !125

for.cond.cleanup29:                               ; preds = %for.cond27
  br label %for.end

for.body30:                                       ; preds = %for.cond27
  %mul31 = mul i32 %div, 16, !dbg !126
  %add32 = add i32 %mul31, %i.0, !dbg !127
  %idxprom33 = zext i32 %add32 to i64, !dbg !128
  %arrayidx34 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7productiiiPKfS0_PfE2as to ptr), i64 0, i64 %idxprom33, !dbg !128
  %6 = load float, ptr %arrayidx34, align 4, !dbg !128, !tbaa !106
  %mul35 = mul nsw i32 %i.0, 16, !dbg !129
  %add36 = add i32 %mul35, %rem, !dbg !130
  %idxprom37 = zext i32 %add36 to i64, !dbg !131
  %arrayidx38 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7productiiiPKfS0_PfE2bs to ptr), i64 0, i64 %idxprom37, !dbg !131
  %7 = load float, ptr %arrayidx38, align 4, !dbg !131, !tbaa !106
  %8 = call float @llvm.fmuladd.f32(float %6, float %7, float %sum.1), !dbg !132
    #dbg_value(float %8, !64, !DIExpression(), !80)
  br label %for.inc, !dbg !133

for.inc:                                          ; preds = %for.body30
  %inc = add nsw i32 %i.0, 1, !dbg !134
    #dbg_value(i32 %inc, !67, !DIExpression(), !120)
  br label %for.cond27, !dbg !135, !llvm.loop !136

for.end:                                          ; preds = %for.cond.cleanup29
  %add.ptr40 = getelementptr inbounds float, ptr %a.addr.0, i64 16, !dbg !140
    #dbg_value(ptr %add.ptr40, !55, !DIExpression(), !80)
  %mul41 = mul nsw i32 16, %n, !dbg !141
  %idx.ext42 = sext i32 %mul41 to i64, !dbg !142
  %add.ptr43 = getelementptr inbounds float, ptr %b.addr.0, i64 %idx.ext42, !dbg !142
    #dbg_value(ptr %add.ptr43, !56, !DIExpression(), !80)
  br label %for.inc44, !dbg !143

for.inc44:                                        ; preds = %for.end
  %add45 = add nsw i32 %at.0, 16, !dbg !144
    #dbg_value(i32 %add45, !65, !DIExpression(), !97)
  br label %for.cond, !dbg !145, !llvm.loop !146

for.end46:                                        ; preds = %for.cond.cleanup
  %mul47 = mul i32 %div, %n, !dbg !148
  %add48 = add i32 %mul47, %rem, !dbg !149
  %idxprom49 = zext i32 %add48 to i64, !dbg !150
  %arrayidx50 = getelementptr inbounds nuw float, ptr %add.ptr12, i64 %idxprom49, !dbg !150
  %9 = load float, ptr %arrayidx50, align 4, !dbg !151, !tbaa !106
  %add51 = fadd float %9, %sum.0, !dbg !151
  store float %add51, ptr %arrayidx50, align 4, !dbg !151, !tbaa !106
  ret void, !dbg !152
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!71, !72, !73, !74}
!llvm.ident = !{!75}
!llvm.errno.tbaa = !{!76}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "as", scope: !2, file: !3, line: 10, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "product", linkageName: "_Z7productiiiPKfS0_Pf", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !51)
!3 = !DIFile(filename: "tile_of_whole_block.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !6, !7, !7, !10}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !18, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0, !13}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!14 = distinct !DIGlobalVariable(name: "bs", scope: !2, file: !3, line: 10, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 8192, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 256)
!18 = !{!19, !22, !24, !29, !34, !39, !45, !47}
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !20, file: !21, line: 128)
!20 = !DINamespace(name: "ws_math", scope: null)
!21 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!22 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !23, entity: !20, file: !21, line: 129)
!23 = !DINamespace(name: "std", scope: null)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !25, file: !21, line: 154)
!25 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !21, file: !21, line: 137, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !30, file: !21, line: 154)
!30 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !21, file: !21, line: 133, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33}
!33 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !35, file: !21, line: 154)
!35 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !21, file: !21, line: 134, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !38}
!38 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !40, file: !21, line: 154)
!40 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !21, file: !21, line: 145, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !44}
!43 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!44 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !46, file: !21, line: 154)
!46 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !21, file: !21, line: 147, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !48, file: !21, line: 154)
!48 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !21, file: !21, line: 149, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!49 = !DISubroutineType(types: !50)
!50 = !{!6, !9}
!51 = !{!52, !53, !54, !55, !56, !57, !58, !61, !62, !63, !64, !65, !67}
!52 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!53 = !DILocalVariable(name: "n", arg: 2, scope: !2, file: !3, line: 9, type: !6)
!54 = !DILocalVariable(name: "k", arg: 3, scope: !2, file: !3, line: 9, type: !6)
!55 = !DILocalVariable(name: "a", arg: 4, scope: !2, file: !3, line: 9, type: !7)
!56 = !DILocalVariable(name: "b", arg: 5, scope: !2, file: !3, line: 9, type: !7)
!57 = !DILocalVariable(name: "c", arg: 6, scope: !2, file: !3, line: 9, type: !10)
!58 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 11, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !60)
!60 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!61 = !DILocalVariable(name: "column", scope: !2, file: !3, line: 11, type: !59)
!62 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 12, type: !59)
!63 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 12, type: !59)
!64 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 16, type: !9)
!65 = !DILocalVariable(name: "at", scope: !66, file: !3, line: 17, type: !6)
!66 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 3)
!67 = !DILocalVariable(name: "i", scope: !68, file: !3, line: 21, type: !6)
!68 = distinct !DILexicalBlock(scope: !69, file: !3, line: 21, column: 5)
!69 = distinct !DILexicalBlock(scope: !70, file: !3, line: 17, column: 37)
!70 = distinct !DILexicalBlock(scope: !66, file: !3, line: 17, column: 3)
!71 = !{i32 7, !"Dwarf Version", i32 4}
!72 = !{i32 2, !"Debug Info Version", i32 3}
!73 = !{i32 1, !"wchar_size", i32 4}
!74 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!75 = !{!"clang version 22.1.8"}
!76 = !{!77, !77, i64 0}
!77 = !{!"int", !78, i64 0}
!78 = !{!"omnipotent char", !79, i64 0}
!79 = !{!"Simple C++ TBAA"}
!80 = !DILocation(line: 0, scope: !2)
!81 = !DILocation(line: 11, column: 24, scope: !2)
!82 = !DILocation(line: 11, column: 45, scope: !2)
!83 = !DILocation(line: 12, column: 22, scope: !2)
!84 = !DILocation(line: 12, column: 34, scope: !2)
!85 = !DILocation(line: 12, column: 43, scope: !2)
!86 = !DILocation(line: 12, column: 55, scope: !2)
!87 = !DILocation(line: 13, column: 12, scope: !2)
!88 = !DILocation(line: 13, column: 16, scope: !2)
!89 = !DILocation(line: 13, column: 5, scope: !2)
!90 = !DILocation(line: 14, column: 15, scope: !2)
!91 = !DILocation(line: 14, column: 5, scope: !2)
!92 = !DILocation(line: 15, column: 12, scope: !2)
!93 = !DILocation(line: 15, column: 16, scope: !2)
!94 = !DILocation(line: 15, column: 29, scope: !2)
!95 = !DILocation(line: 15, column: 20, scope: !2)
!96 = !DILocation(line: 15, column: 5, scope: !2)
!97 = !DILocation(line: 0, scope: !66)
!98 = !DILocation(line: 17, column: 8, scope: !66)
!99 = !DILocation(line: 16, column: 9, scope: !2)
!100 = !DILocation(line: 17, scope: !66)
!101 = !DILocation(line: 17, column: 23, scope: !70)
!102 = !DILocation(line: 17, column: 3, scope: !66)
!103 = !DILocation(line: 18, column: 25, scope: !69)
!104 = !DILocation(line: 18, column: 29, scope: !69)
!105 = !DILocation(line: 18, column: 21, scope: !69)
!106 = !{!107, !107, i64 0}
!107 = !{!"float", !78, i64 0}
!108 = !DILocation(line: 18, column: 10, scope: !69)
!109 = !DILocation(line: 18, column: 14, scope: !69)
!110 = !DILocation(line: 18, column: 5, scope: !69)
!111 = !DILocation(line: 18, column: 19, scope: !69)
!112 = !DILocation(line: 19, column: 25, scope: !69)
!113 = !DILocation(line: 19, column: 29, scope: !69)
!114 = !DILocation(line: 19, column: 21, scope: !69)
!115 = !DILocation(line: 19, column: 10, scope: !69)
!116 = !DILocation(line: 19, column: 14, scope: !69)
!117 = !DILocation(line: 19, column: 5, scope: !69)
!118 = !DILocation(line: 19, column: 19, scope: !69)
!119 = !DILocation(line: 20, column: 5, scope: !69)
!120 = !DILocation(line: 0, scope: !68)
!121 = !DILocation(line: 21, column: 10, scope: !68)
!122 = !DILocation(line: 21, scope: !68)
!123 = !DILocation(line: 21, column: 23, scope: !124)
!124 = distinct !DILexicalBlock(scope: !68, file: !3, line: 21, column: 5)
!125 = !DILocation(line: 21, column: 5, scope: !68)
!126 = !DILocation(line: 21, column: 45, scope: !124)
!127 = !DILocation(line: 21, column: 49, scope: !124)
!128 = !DILocation(line: 21, column: 40, scope: !124)
!129 = !DILocation(line: 21, column: 61, scope: !124)
!130 = !DILocation(line: 21, column: 65, scope: !124)
!131 = !DILocation(line: 21, column: 56, scope: !124)
!132 = !DILocation(line: 21, column: 37, scope: !124)
!133 = !DILocation(line: 21, column: 33, scope: !124)
!134 = !DILocation(line: 21, column: 29, scope: !124)
!135 = !DILocation(line: 21, column: 5, scope: !124)
!136 = distinct !{!136, !125, !137, !138, !139}
!137 = !DILocation(line: 21, column: 68, scope: !68)
!138 = !{!"llvm.loop.mustprogress"}
!139 = !{!"llvm.loop.unroll.disable"}
!140 = !DILocation(line: 22, column: 7, scope: !69)
!141 = !DILocation(line: 23, column: 12, scope: !69)
!142 = !DILocation(line: 23, column: 7, scope: !69)
!143 = !DILocation(line: 25, column: 3, scope: !69)
!144 = !DILocation(line: 17, column: 31, scope: !70)
!145 = !DILocation(line: 17, column: 3, scope: !70)
!146 = distinct !{!146, !102, !147, !138, !139}
!147 = !DILocation(line: 25, column: 3, scope: !66)
!148 = !DILocation(line: 26, column: 7, scope: !2)
!149 = !DILocation(line: 26, column: 11, scope: !2)
!150 = !DILocation(line: 26, column: 3, scope: !2)
!151 = !DILocation(line: 26, column: 16, scope: !2)
!152 = !DILocation(line: 27, column: 1, scope: !2)
