; ModuleID = 'two_elements_a_thread.cu'
source_filename = "two_elements_a_thread.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ3redPKfPfiE1s = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3redPKfPfi(ptr noundef %g, ptr noundef %o, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %g, !48, !DIExpression(), !73)
    #dbg_value(ptr %o, !49, !DIExpression(), !73)
    #dbg_value(i32 %n, !50, !DIExpression(), !73)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74
    #dbg_value(i32 %0, !51, !DIExpression(), !73)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !75
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !76
  %mul = mul i32 %2, 2, !dbg !77
  %mul3 = mul i32 %1, %mul, !dbg !78
  %add = add i32 %mul3, %0, !dbg !79
    #dbg_value(i32 %add, !53, !DIExpression(), !73)
  %cmp = icmp ult i32 %add, %n, !dbg !80
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !81

cond.true:                                        ; preds = %entry
  %idxprom = zext i32 %add to i64, !dbg !82
  %arrayidx = getelementptr inbounds nuw float, ptr %g, i64 %idxprom, !dbg !82
  %3 = load float, ptr %arrayidx, align 4, !dbg !82, !tbaa !83
  br label %cond.end, !dbg !81

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !81

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %3, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !81
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !85
  %add5 = add i32 %add, %4, !dbg !86
  %cmp6 = icmp ult i32 %add5, %n, !dbg !87
  br i1 %cmp6, label %cond.true7, label %cond.false12, !dbg !88

cond.true7:                                       ; preds = %cond.end
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !89
  %add9 = add i32 %add, %5, !dbg !90
  %idxprom10 = zext i32 %add9 to i64, !dbg !91
  %arrayidx11 = getelementptr inbounds nuw float, ptr %g, i64 %idxprom10, !dbg !91
  %6 = load float, ptr %arrayidx11, align 4, !dbg !91, !tbaa !83
  br label %cond.end13, !dbg !88

cond.false12:                                     ; preds = %cond.end
  br label %cond.end13, !dbg !88

cond.end13:                                       ; preds = %cond.false12, %cond.true7
  %cond14 = phi contract float [ %6, %cond.true7 ], [ 0.000000e+00, %cond.false12 ], !dbg !88
  %add15 = fadd float %cond, %cond14, !dbg !92
  %idxprom16 = zext i32 %0 to i64, !dbg !93
  %arrayidx17 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3redPKfPfiE1s to ptr), i64 0, i64 %idxprom16, !dbg !93
  store float %add15, ptr %arrayidx17, align 4, !dbg !94, !tbaa !83
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !95
  %div = udiv i32 %7, 2, !dbg !96
    #dbg_value(i32 %div, !54, !DIExpression(), !97)
  br label %for.cond, !dbg !98

for.cond:                                         ; preds = %for.inc, %cond.end13
  %h.0 = phi i32 [ %div, %cond.end13 ], [ %shr, %for.inc ], !dbg !99
    #dbg_value(i32 %h.0, !54, !DIExpression(), !97)
  %cmp19 = icmp ugt i32 %h.0, 32, !dbg !100
  br i1 %cmp19, label %for.body, label %for.cond.cleanup, !dbg !102

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp20 = icmp ult i32 %0, %h.0, !dbg !103
  br i1 %cmp20, label %if.then, label %if.end, !dbg !103

if.then:                                          ; preds = %for.body
  %add21 = add i32 %0, %h.0, !dbg !106
  %idxprom22 = zext i32 %add21 to i64, !dbg !107
  %arrayidx23 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3redPKfPfiE1s to ptr), i64 0, i64 %idxprom22, !dbg !107
  %8 = load float, ptr %arrayidx23, align 4, !dbg !107, !tbaa !83
  %idxprom24 = zext i32 %0 to i64, !dbg !108
  %arrayidx25 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3redPKfPfiE1s to ptr), i64 0, i64 %idxprom24, !dbg !108
  %9 = load float, ptr %arrayidx25, align 4, !dbg !109, !tbaa !83
  %add26 = fadd float %9, %8, !dbg !109
  store float %add26, ptr %arrayidx25, align 4, !dbg !109, !tbaa !83
  br label %if.end, !dbg !108

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !110
  br label %for.inc, !dbg !111

for.inc:                                          ; preds = %if.end
  %shr = lshr i32 %h.0, 1, !dbg !112
    #dbg_value(i32 %shr, !54, !DIExpression(), !97)
  br label %for.cond, !dbg !113, !llvm.loop !114

for.end:                                          ; preds = %for.cond.cleanup
  %cmp27 = icmp ult i32 %0, 32, !dbg !118
  br i1 %cmp27, label %if.then28, label %if.end50, !dbg !118

if.then28:                                        ; preds = %for.end
  %idxprom29 = zext i32 %0 to i64, !dbg !119
  %arrayidx30 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3redPKfPfiE1s to ptr), i64 0, i64 %idxprom29, !dbg !119
  %10 = load float, ptr %arrayidx30, align 4, !dbg !119, !tbaa !83
  %add31 = add i32 %0, 32, !dbg !120
  %idxprom32 = zext i32 %add31 to i64, !dbg !121
  %arrayidx33 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3redPKfPfiE1s to ptr), i64 0, i64 %idxprom32, !dbg !121
  %11 = load float, ptr %arrayidx33, align 4, !dbg !121, !tbaa !83
  %add34 = fadd float %10, %11, !dbg !122
    #dbg_value(float %add34, !56, !DIExpression(), !123)
    #dbg_value(i32 16, !59, !DIExpression(), !124)
  br label %for.cond35, !dbg !125

for.cond35:                                       ; preds = %for.inc41, %if.then28
  %v.0 = phi float [ %add34, %if.then28 ], [ %add40, %for.inc41 ], !dbg !123
  %k.0 = phi i32 [ 16, %if.then28 ], [ %shr42, %for.inc41 ], !dbg !126
    #dbg_value(i32 %k.0, !59, !DIExpression(), !124)
    #dbg_value(float %v.0, !56, !DIExpression(), !123)
  %cmp36 = icmp sgt i32 %k.0, 0, !dbg !127
  br i1 %cmp36, label %for.body38, label %for.cond.cleanup37, !dbg !129

for.cond.cleanup37:                               ; preds = %for.cond35
  br label %for.end43

for.body38:                                       ; preds = %for.cond35
  %12 = call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %v.0, i32 %k.0, i32 31), !dbg !130
  %add40 = fadd float %v.0, %12, !dbg !131
    #dbg_value(float %add40, !56, !DIExpression(), !123)
  br label %for.inc41, !dbg !132

for.inc41:                                        ; preds = %for.body38
  %shr42 = ashr i32 %k.0, 1, !dbg !133
    #dbg_value(i32 %shr42, !59, !DIExpression(), !124)
  br label %for.cond35, !dbg !134, !llvm.loop !135

for.end43:                                        ; preds = %for.cond.cleanup37
  %cmp44 = icmp eq i32 %0, 0, !dbg !137
  br i1 %cmp44, label %if.then45, label %if.end49, !dbg !137

if.then45:                                        ; preds = %for.end43
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !139
  %idxprom47 = zext i32 %13 to i64, !dbg !140
  %arrayidx48 = getelementptr inbounds nuw float, ptr %o, i64 %idxprom47, !dbg !140
  store float %v.0, ptr %arrayidx48, align 4, !dbg !141, !tbaa !83
  br label %if.end49, !dbg !140

if.end49:                                         ; preds = %if.then45, %for.end43
  br label %if.end50, !dbg !142

if.end50:                                         ; preds = %if.end49, %for.end
  ret void, !dbg !143
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!64, !65, !66, !67}
!llvm.ident = !{!68}
!llvm.errno.tbaa = !{!69}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 8, type: !61, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "red", linkageName: "_Z3redPKfPfi", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !47)
!3 = !DIFile(filename: "two_elements_a_thread.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !12, globals: !13, imports: !14, splitDebugInlining: false, nameTableKind: None)
!12 = !{!10}
!13 = !{!0}
!14 = !{!15, !18, !20, !25, !30, !35, !41, !43}
!15 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !16, file: !17, line: 128)
!16 = !DINamespace(name: "ws_math", scope: null)
!17 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!18 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !19, entity: !16, file: !17, line: 129)
!19 = !DINamespace(name: "std", scope: null)
!20 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !21, file: !17, line: 154)
!21 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !17, file: !17, line: 137, type: !22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!22 = !DISubroutineType(types: !23)
!23 = !{!24, !24}
!24 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!25 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !26, file: !17, line: 154)
!26 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !17, file: !17, line: 133, type: !27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!27 = !DISubroutineType(types: !28)
!28 = !{!29, !29}
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !31, file: !17, line: 154)
!31 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !17, file: !17, line: 134, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!32 = !DISubroutineType(types: !33)
!33 = !{!34, !34}
!34 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !36, file: !17, line: 154)
!36 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !17, file: !17, line: 145, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !40}
!39 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!40 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !42, file: !17, line: 154)
!42 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !17, file: !17, line: 147, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !44, file: !17, line: 154)
!44 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !17, file: !17, line: 149, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!45 = !DISubroutineType(types: !46)
!46 = !{!10, !8}
!47 = !{!48, !49, !50, !51, !53, !54, !56, !59}
!48 = !DILocalVariable(name: "g", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!49 = !DILocalVariable(name: "o", arg: 2, scope: !2, file: !3, line: 7, type: !9)
!50 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 7, type: !10)
!51 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !52)
!52 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!53 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 9, type: !52)
!54 = !DILocalVariable(name: "h", scope: !55, file: !3, line: 11, type: !52)
!55 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!56 = !DILocalVariable(name: "v", scope: !57, file: !3, line: 13, type: !8)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 12, column: 15)
!58 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 7)
!59 = !DILocalVariable(name: "k", scope: !60, file: !3, line: 14, type: !10)
!60 = distinct !DILexicalBlock(scope: !57, file: !3, line: 14, column: 5)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 256)
!64 = !{i32 7, !"Dwarf Version", i32 4}
!65 = !{i32 2, !"Debug Info Version", i32 3}
!66 = !{i32 1, !"wchar_size", i32 4}
!67 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!68 = !{!"clang version 22.1.8"}
!69 = !{!70, !70, i64 0}
!70 = !{!"int", !71, i64 0}
!71 = !{!"omnipotent char", !72, i64 0}
!72 = !{!"Simple C++ TBAA"}
!73 = !DILocation(line: 0, scope: !2)
!74 = !DILocation(line: 9, column: 16, scope: !2)
!75 = !DILocation(line: 9, column: 33, scope: !2)
!76 = !DILocation(line: 9, column: 47, scope: !2)
!77 = !DILocation(line: 9, column: 58, scope: !2)
!78 = !DILocation(line: 9, column: 44, scope: !2)
!79 = !DILocation(line: 9, column: 63, scope: !2)
!80 = !DILocation(line: 10, column: 13, scope: !2)
!81 = !DILocation(line: 10, column: 11, scope: !2)
!82 = !DILocation(line: 10, column: 19, scope: !2)
!83 = !{!84, !84, i64 0}
!84 = !{!"float", !71, i64 0}
!85 = !DILocation(line: 10, column: 36, scope: !2)
!86 = !DILocation(line: 10, column: 34, scope: !2)
!87 = !DILocation(line: 10, column: 47, scope: !2)
!88 = !DILocation(line: 10, column: 32, scope: !2)
!89 = !DILocation(line: 10, column: 59, scope: !2)
!90 = !DILocation(line: 10, column: 57, scope: !2)
!91 = !DILocation(line: 10, column: 53, scope: !2)
!92 = !DILocation(line: 10, column: 29, scope: !2)
!93 = !DILocation(line: 10, column: 3, scope: !2)
!94 = !DILocation(line: 10, column: 8, scope: !2)
!95 = !DILocation(line: 11, column: 21, scope: !55)
!96 = !DILocation(line: 11, column: 32, scope: !55)
!97 = !DILocation(line: 0, scope: !55)
!98 = !DILocation(line: 11, column: 8, scope: !55)
!99 = !DILocation(line: 11, scope: !55)
!100 = !DILocation(line: 11, column: 39, scope: !101)
!101 = distinct !DILexicalBlock(scope: !55, file: !3, line: 11, column: 3)
!102 = !DILocation(line: 11, column: 3, scope: !55)
!103 = !DILocation(line: 11, column: 62, scope: !104)
!104 = distinct !DILexicalBlock(scope: !105, file: !3, line: 11, column: 60)
!105 = distinct !DILexicalBlock(scope: !101, file: !3, line: 11, column: 54)
!106 = !DILocation(line: 11, column: 79, scope: !104)
!107 = !DILocation(line: 11, column: 75, scope: !104)
!108 = !DILocation(line: 11, column: 67, scope: !104)
!109 = !DILocation(line: 11, column: 72, scope: !104)
!110 = !DILocation(line: 11, column: 85, scope: !105)
!111 = !DILocation(line: 11, column: 102, scope: !105)
!112 = !DILocation(line: 11, column: 47, scope: !101)
!113 = !DILocation(line: 11, column: 3, scope: !101)
!114 = distinct !{!114, !102, !115, !116, !117}
!115 = !DILocation(line: 11, column: 102, scope: !55)
!116 = !{!"llvm.loop.mustprogress"}
!117 = !{!"llvm.loop.unroll.disable"}
!118 = !DILocation(line: 12, column: 9, scope: !58)
!119 = !DILocation(line: 13, column: 15, scope: !57)
!120 = !DILocation(line: 13, column: 26, scope: !57)
!121 = !DILocation(line: 13, column: 22, scope: !57)
!122 = !DILocation(line: 13, column: 20, scope: !57)
!123 = !DILocation(line: 0, scope: !57)
!124 = !DILocation(line: 0, scope: !60)
!125 = !DILocation(line: 14, column: 10, scope: !60)
!126 = !DILocation(line: 14, scope: !60)
!127 = !DILocation(line: 14, column: 24, scope: !128)
!128 = distinct !DILexicalBlock(scope: !60, file: !3, line: 14, column: 5)
!129 = !DILocation(line: 14, column: 5, scope: !60)
!130 = !DILocation(line: 14, column: 43, scope: !128)
!131 = !DILocation(line: 14, column: 40, scope: !128)
!132 = !DILocation(line: 14, column: 38, scope: !128)
!133 = !DILocation(line: 14, column: 31, scope: !128)
!134 = !DILocation(line: 14, column: 5, scope: !128)
!135 = distinct !{!135, !129, !136, !116, !117}
!136 = !DILocation(line: 14, column: 77, scope: !60)
!137 = !DILocation(line: 15, column: 11, scope: !138)
!138 = distinct !DILexicalBlock(scope: !57, file: !3, line: 15, column: 9)
!139 = !DILocation(line: 15, column: 19, scope: !138)
!140 = !DILocation(line: 15, column: 17, scope: !138)
!141 = !DILocation(line: 15, column: 31, scope: !138)
!142 = !DILocation(line: 16, column: 3, scope: !57)
!143 = !DILocation(line: 17, column: 1, scope: !2)
