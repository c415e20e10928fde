; ModuleID = 'window_wider_than_row.cu'
source_filename = "window_wider_than_row.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7row_sumPKfPfiii(ptr noundef %in, ptr noundef %out, i32 noundef %w, i32 noundef %h, i32 noundef %r) #0 !dbg !46 {
entry:
    #dbg_value(ptr %in, !53, !DIExpression(), !70)
    #dbg_value(ptr %out, !54, !DIExpression(), !70)
    #dbg_value(i32 %w, !55, !DIExpression(), !70)
    #dbg_value(i32 %h, !56, !DIExpression(), !70)
    #dbg_value(i32 %r, !57, !DIExpression(), !70)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !71
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !72
  %mul = mul i32 %0, %1, !dbg !73
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74
  %add = add i32 %mul, %2, !dbg !75
    #dbg_value(i32 %add, !58, !DIExpression(), !70)
  %cmp = icmp sge i32 %add, %h, !dbg !76
  br i1 %cmp, label %if.then, label %if.end, !dbg !76

if.then:                                          ; preds = %entry
  br label %cleanup, !dbg !78

if.end:                                           ; preds = %entry
  %mul3 = mul nsw i32 %add, %w, !dbg !79
  %idx.ext = sext i32 %mul3 to i64, !dbg !80
  %add.ptr = getelementptr inbounds float, ptr %in, i64 %idx.ext, !dbg !80
    #dbg_value(ptr %add.ptr, !59, !DIExpression(), !70)
  %mul4 = mul nsw i32 %add, %w, !dbg !81
  %idx.ext5 = sext i32 %mul4 to i64, !dbg !82
  %add.ptr6 = getelementptr inbounds float, ptr %out, i64 %idx.ext5, !dbg !82
    #dbg_value(ptr %add.ptr6, !60, !DIExpression(), !70)
  %arrayidx = getelementptr inbounds float, ptr %add.ptr, i64 0, !dbg !83
  %3 = load float, ptr %arrayidx, align 4, !dbg !83, !tbaa !84
  %conv = sitofp i32 %r to float, !dbg !86
  %mul7 = fmul float %3, %conv, !dbg !87
    #dbg_value(float %mul7, !61, !DIExpression(), !70)
    #dbg_value(i32 0, !62, !DIExpression(), !88)
  br label %for.cond, !dbg !89

for.cond:                                         ; preds = %for.inc, %if.end
  %t.0 = phi float [ %mul7, %if.end ], [ %add11, %for.inc ], !dbg !70
  %x.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ], !dbg !90
    #dbg_value(i32 %x.0, !62, !DIExpression(), !88)
    #dbg_value(float %t.0, !61, !DIExpression(), !70)
  %add8 = add nsw i32 %r, 1, !dbg !91
  %cmp9 = icmp slt i32 %x.0, %add8, !dbg !93
  br i1 %cmp9, label %for.body, label %for.cond.cleanup, !dbg !94

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %x.0 to i64, !dbg !95
  %arrayidx10 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom, !dbg !95
  %4 = load float, ptr %arrayidx10, align 4, !dbg !95, !tbaa !84
  %add11 = fadd float %t.0, %4, !dbg !96
    #dbg_value(float %add11, !61, !DIExpression(), !70)
  br label %for.inc, !dbg !97

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %x.0, 1, !dbg !98
    #dbg_value(i32 %inc, !62, !DIExpression(), !88)
  br label %for.cond, !dbg !99, !llvm.loop !100

for.end:                                          ; preds = %for.cond.cleanup
  %arrayidx12 = getelementptr inbounds float, ptr %add.ptr6, i64 0, !dbg !104
  store float %t.0, ptr %arrayidx12, align 4, !dbg !105, !tbaa !84
    #dbg_value(i32 1, !64, !DIExpression(), !106)
  br label %for.cond14, !dbg !107

for.cond14:                                       ; preds = %for.inc26, %for.end
  %t.1 = phi float [ %t.0, %for.end ], [ %add23, %for.inc26 ], !dbg !70
  %x13.0 = phi i32 [ 1, %for.end ], [ %inc27, %for.inc26 ], !dbg !108
    #dbg_value(i32 %x13.0, !64, !DIExpression(), !106)
    #dbg_value(float %t.1, !61, !DIExpression(), !70)
  %add15 = add nsw i32 %r, 1, !dbg !109
  %cmp16 = icmp slt i32 %x13.0, %add15, !dbg !111
  br i1 %cmp16, label %for.body18, label %for.cond.cleanup17, !dbg !112

for.cond.cleanup17:                               ; preds = %for.cond14
  br label %for.end28

for.body18:                                       ; preds = %for.cond14
  %add19 = add nsw i32 %x13.0, %r, !dbg !113
  %idxprom20 = sext i32 %add19 to i64, !dbg !115
  %arrayidx21 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom20, !dbg !115
  %5 = load float, ptr %arrayidx21, align 4, !dbg !115, !tbaa !84
  %arrayidx22 = getelementptr inbounds float, ptr %add.ptr, i64 0, !dbg !116
  %6 = load float, ptr %arrayidx22, align 4, !dbg !116, !tbaa !84
  %sub = fsub float %5, %6, !dbg !117
  %add23 = fadd float %t.1, %sub, !dbg !118
    #dbg_value(float %add23, !61, !DIExpression(), !70)
  %idxprom24 = sext i32 %x13.0 to i64, !dbg !119
  %arrayidx25 = getelementptr inbounds float, ptr %add.ptr6, i64 %idxprom24, !dbg !119
  store float %add23, ptr %arrayidx25, align 4, !dbg !120, !tbaa !84
  br label %for.inc26, !dbg !121

for.inc26:                                        ; preds = %for.body18
  %inc27 = add nsw i32 %x13.0, 1, !dbg !122
    #dbg_value(i32 %inc27, !64, !DIExpression(), !106)
  br label %for.cond14, !dbg !123, !llvm.loop !124

for.end28:                                        ; preds = %for.cond.cleanup17
  %add30 = add nsw i32 %r, 1, !dbg !126
    #dbg_value(i32 %add30, !66, !DIExpression(), !127)
  br label %for.cond31, !dbg !128

for.cond31:                                       ; preds = %for.inc47, %for.end28
  %t.2 = phi float [ %t.1, %for.end28 ], [ %add44, %for.inc47 ], !dbg !70
  %x29.0 = phi i32 [ %add30, %for.end28 ], [ %inc48, %for.inc47 ], !dbg !129
    #dbg_value(i32 %x29.0, !66, !DIExpression(), !127)
    #dbg_value(float %t.2, !61, !DIExpression(), !70)
  %sub32 = sub nsw i32 %w, %r, !dbg !130
  %cmp33 = icmp slt i32 %x29.0, %sub32, !dbg !132
  br i1 %cmp33, label %for.body35, label %for.cond.cleanup34, !dbg !133

for.cond.cleanup34:                               ; preds = %for.cond31
  br label %for.end49

for.body35:                                       ; preds = %for.cond31
  %add36 = add nsw i32 %x29.0, %r, !dbg !134
  %idxprom37 = sext i32 %add36 to i64, !dbg !136
  %arrayidx38 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom37, !dbg !136
  %7 = load float, ptr %arrayidx38, align 4, !dbg !136, !tbaa !84
  %sub39 = sub nsw i32 %x29.0, %r, !dbg !137
  %sub40 = sub nsw i32 %sub39, 1, !dbg !138
  %idxprom41 = sext i32 %sub40 to i64, !dbg !139
  %arrayidx42 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom41, !dbg !139
  %8 = load float, ptr %arrayidx42, align 4, !dbg !139, !tbaa !84
  %sub43 = fsub float %7, %8, !dbg !140
  %add44 = fadd float %t.2, %sub43, !dbg !141
    #dbg_value(float %add44, !61, !DIExpression(), !70)
  %idxprom45 = sext i32 %x29.0 to i64, !dbg !142
  %arrayidx46 = getelementptr inbounds float, ptr %add.ptr6, i64 %idxprom45, !dbg !142
  store float %add44, ptr %arrayidx46, align 4, !dbg !143, !tbaa !84
  br label %for.inc47, !dbg !144

for.inc47:                                        ; preds = %for.body35
  %inc48 = add nsw i32 %x29.0, 1, !dbg !145
    #dbg_value(i32 %inc48, !66, !DIExpression(), !127)
  br label %for.cond31, !dbg !146, !llvm.loop !147

for.end49:                                        ; preds = %for.cond.cleanup34
  %sub51 = sub nsw i32 %w, %r, !dbg !149
    #dbg_value(i32 %sub51, !68, !DIExpression(), !150)
  br label %for.cond52, !dbg !151

for.cond52:                                       ; preds = %for.inc68, %for.end49
  %t.3 = phi float [ %t.2, %for.end49 ], [ %add65, %for.inc68 ], !dbg !70
  %x50.0 = phi i32 [ %sub51, %for.end49 ], [ %inc69, %for.inc68 ], !dbg !152
    #dbg_value(i32 %x50.0, !68, !DIExpression(), !150)
    #dbg_value(float %t.3, !61, !DIExpression(), !70)
  %add53 = add nsw i32 %w, 1, !dbg !153
  %cmp54 = icmp slt i32 %x50.0, %add53, !dbg !155
  br i1 %cmp54, label %for.body56, label %for.cond.cleanup55, !dbg !156

for.cond.cleanup55:                               ; preds = %for.cond52
  br label %for.end70

for.body56:                                       ; preds = %for.cond52
  %sub57 = sub nsw i32 %w, 1, !dbg !157
  %idxprom58 = sext i32 %sub57 to i64, !dbg !159
  %arrayidx59 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom58, !dbg !159
  %9 = load float, ptr %arrayidx59, align 4, !dbg !159, !tbaa !84
  %sub60 = sub nsw i32 %x50.0, %r, !dbg !160
  %sub61 = sub nsw i32 %sub60, 1, !dbg !161
  %idxprom62 = sext i32 %sub61 to i64, !dbg !162
  %arrayidx63 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom62, !dbg !162
  %10 = load float, ptr %arrayidx63, align 4, !dbg !162, !tbaa !84
  %sub64 = fsub float %9, %10, !dbg !163
  %add65 = fadd float %t.3, %sub64, !dbg !164
    #dbg_value(float %add65, !61, !DIExpression(), !70)
  %idxprom66 = sext i32 %x50.0 to i64, !dbg !165
  %arrayidx67 = getelementptr inbounds float, ptr %add.ptr6, i64 %idxprom66, !dbg !165
  store float %add65, ptr %arrayidx67, align 4, !dbg !166, !tbaa !84
  br label %for.inc68, !dbg !167

for.inc68:                                        ; preds = %for.body56
  %inc69 = add nsw i32 %x50.0, 1, !dbg !168
    #dbg_value(i32 %inc69, !68, !DIExpression(), !150)
  br label %for.cond52, !dbg !169, !llvm.loop !170

for.end70:                                        ; preds = %for.cond.cleanup55
  br label %cleanup, !dbg !172

cleanup:                                          ; preds = %for.end70, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %for.end70 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !172

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "window_wider_than_row.cu", directory: ".")
!2 = !{!3, !6, !8, !13, !18, !23, !29, !31}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 128)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 129)
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !9, file: !5, line: 154)
!9 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !5, file: !5, line: 137, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!13 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !14, file: !5, line: 154)
!14 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !5, file: !5, line: 133, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !19, file: !5, line: 154)
!19 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !5, file: !5, line: 134, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !24, file: !5, line: 154)
!24 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !5, file: !5, line: 145, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !28}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !30, file: !5, line: 154)
!30 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !5, file: !5, line: 147, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !32, file: !5, line: 154)
!32 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !5, file: !5, line: 149, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = !{!43, !43, i64 0}
!43 = !{!"int", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C++ TBAA"}
!46 = distinct !DISubprogram(name: "row_sum", linkageName: "_Z7row_sumPKfPfiii", scope: !1, file: !1, line: 5, type: !47, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !52)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !51, !35, !35, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!52 = !{!53, !54, !55, !56, !57, !58, !59, !60, !61, !62, !64, !66, !68}
!53 = !DILocalVariable(name: "in", arg: 1, scope: !46, file: !1, line: 5, type: !49)
!54 = !DILocalVariable(name: "out", arg: 2, scope: !46, file: !1, line: 5, type: !51)
!55 = !DILocalVariable(name: "w", arg: 3, scope: !46, file: !1, line: 5, type: !35)
!56 = !DILocalVariable(name: "h", arg: 4, scope: !46, file: !1, line: 5, type: !35)
!57 = !DILocalVariable(name: "r", arg: 5, scope: !46, file: !1, line: 5, type: !35)
!58 = !DILocalVariable(name: "y", scope: !46, file: !1, line: 6, type: !35)
!59 = !DILocalVariable(name: "a", scope: !46, file: !1, line: 8, type: !49)
!60 = !DILocalVariable(name: "o", scope: !46, file: !1, line: 8, type: !51)
!61 = !DILocalVariable(name: "t", scope: !46, file: !1, line: 9, type: !36)
!62 = !DILocalVariable(name: "x", scope: !63, file: !1, line: 10, type: !35)
!63 = distinct !DILexicalBlock(scope: !46, file: !1, line: 10, column: 3)
!64 = !DILocalVariable(name: "x", scope: !65, file: !1, line: 12, type: !35)
!65 = distinct !DILexicalBlock(scope: !46, file: !1, line: 12, column: 3)
!66 = !DILocalVariable(name: "x", scope: !67, file: !1, line: 13, type: !35)
!67 = distinct !DILexicalBlock(scope: !46, file: !1, line: 13, column: 3)
!68 = !DILocalVariable(name: "x", scope: !69, file: !1, line: 14, type: !35)
!69 = distinct !DILexicalBlock(scope: !46, file: !1, line: 14, column: 3)
!70 = !DILocation(line: 0, scope: !46)
!71 = !DILocation(line: 6, column: 11, scope: !46)
!72 = !DILocation(line: 6, column: 24, scope: !46)
!73 = !DILocation(line: 6, column: 22, scope: !46)
!74 = !DILocation(line: 6, column: 37, scope: !46)
!75 = !DILocation(line: 6, column: 35, scope: !46)
!76 = !DILocation(line: 7, column: 9, scope: !77)
!77 = distinct !DILexicalBlock(scope: !46, file: !1, line: 7, column: 7)
!78 = !DILocation(line: 7, column: 15, scope: !77)
!79 = !DILocation(line: 8, column: 27, scope: !46)
!80 = !DILocation(line: 8, column: 23, scope: !46)
!81 = !DILocation(line: 8, column: 51, scope: !46)
!82 = !DILocation(line: 8, column: 47, scope: !46)
!83 = !DILocation(line: 9, column: 13, scope: !46)
!84 = !{!85, !85, i64 0}
!85 = !{!"float", !44, i64 0}
!86 = !DILocation(line: 9, column: 20, scope: !46)
!87 = !DILocation(line: 9, column: 18, scope: !46)
!88 = !DILocation(line: 0, scope: !63)
!89 = !DILocation(line: 10, column: 8, scope: !63)
!90 = !DILocation(line: 10, scope: !63)
!91 = !DILocation(line: 10, column: 25, scope: !92)
!92 = distinct !DILexicalBlock(scope: !63, file: !1, line: 10, column: 3)
!93 = !DILocation(line: 10, column: 21, scope: !92)
!94 = !DILocation(line: 10, column: 3, scope: !63)
!95 = !DILocation(line: 10, column: 40, scope: !92)
!96 = !DILocation(line: 10, column: 37, scope: !92)
!97 = !DILocation(line: 10, column: 35, scope: !92)
!98 = !DILocation(line: 10, column: 30, scope: !92)
!99 = !DILocation(line: 10, column: 3, scope: !92)
!100 = distinct !{!100, !94, !101, !102, !103}
!101 = !DILocation(line: 10, column: 43, scope: !63)
!102 = !{!"llvm.loop.mustprogress"}
!103 = !{!"llvm.loop.unroll.disable"}
!104 = !DILocation(line: 11, column: 3, scope: !46)
!105 = !DILocation(line: 11, column: 8, scope: !46)
!106 = !DILocation(line: 0, scope: !65)
!107 = !DILocation(line: 12, column: 8, scope: !65)
!108 = !DILocation(line: 12, scope: !65)
!109 = !DILocation(line: 12, column: 25, scope: !110)
!110 = distinct !DILexicalBlock(scope: !65, file: !1, line: 12, column: 3)
!111 = !DILocation(line: 12, column: 21, scope: !110)
!112 = !DILocation(line: 12, column: 3, scope: !65)
!113 = !DILocation(line: 12, column: 46, scope: !114)
!114 = distinct !DILexicalBlock(scope: !110, file: !1, line: 12, column: 35)
!115 = !DILocation(line: 12, column: 42, scope: !114)
!116 = !DILocation(line: 12, column: 53, scope: !114)
!117 = !DILocation(line: 12, column: 51, scope: !114)
!118 = !DILocation(line: 12, column: 39, scope: !114)
!119 = !DILocation(line: 12, column: 59, scope: !114)
!120 = !DILocation(line: 12, column: 64, scope: !114)
!121 = !DILocation(line: 12, column: 69, scope: !114)
!122 = !DILocation(line: 12, column: 30, scope: !110)
!123 = !DILocation(line: 12, column: 3, scope: !110)
!124 = distinct !{!124, !112, !125, !102, !103}
!125 = !DILocation(line: 12, column: 69, scope: !65)
!126 = !DILocation(line: 13, column: 18, scope: !67)
!127 = !DILocation(line: 0, scope: !67)
!128 = !DILocation(line: 13, column: 8, scope: !67)
!129 = !DILocation(line: 13, scope: !67)
!130 = !DILocation(line: 13, column: 29, scope: !131)
!131 = distinct !DILexicalBlock(scope: !67, file: !1, line: 13, column: 3)
!132 = !DILocation(line: 13, column: 25, scope: !131)
!133 = !DILocation(line: 13, column: 3, scope: !67)
!134 = !DILocation(line: 13, column: 50, scope: !135)
!135 = distinct !DILexicalBlock(scope: !131, file: !1, line: 13, column: 39)
!136 = !DILocation(line: 13, column: 46, scope: !135)
!137 = !DILocation(line: 13, column: 61, scope: !135)
!138 = !DILocation(line: 13, column: 65, scope: !135)
!139 = !DILocation(line: 13, column: 57, scope: !135)
!140 = !DILocation(line: 13, column: 55, scope: !135)
!141 = !DILocation(line: 13, column: 43, scope: !135)
!142 = !DILocation(line: 13, column: 71, scope: !135)
!143 = !DILocation(line: 13, column: 76, scope: !135)
!144 = !DILocation(line: 13, column: 81, scope: !135)
!145 = !DILocation(line: 13, column: 34, scope: !131)
!146 = !DILocation(line: 13, column: 3, scope: !131)
!147 = distinct !{!147, !133, !148, !102, !103}
!148 = !DILocation(line: 13, column: 81, scope: !67)
!149 = !DILocation(line: 14, column: 18, scope: !69)
!150 = !DILocation(line: 0, scope: !69)
!151 = !DILocation(line: 14, column: 8, scope: !69)
!152 = !DILocation(line: 14, scope: !69)
!153 = !DILocation(line: 14, column: 29, scope: !154)
!154 = distinct !DILexicalBlock(scope: !69, file: !1, line: 14, column: 3)
!155 = !DILocation(line: 14, column: 25, scope: !154)
!156 = !DILocation(line: 14, column: 3, scope: !69)
!157 = !DILocation(line: 14, column: 50, scope: !158)
!158 = distinct !DILexicalBlock(scope: !154, file: !1, line: 14, column: 39)
!159 = !DILocation(line: 14, column: 46, scope: !158)
!160 = !DILocation(line: 14, column: 61, scope: !158)
!161 = !DILocation(line: 14, column: 65, scope: !158)
!162 = !DILocation(line: 14, column: 57, scope: !158)
!163 = !DILocation(line: 14, column: 55, scope: !158)
!164 = !DILocation(line: 14, column: 43, scope: !158)
!165 = !DILocation(line: 14, column: 71, scope: !158)
!166 = !DILocation(line: 14, column: 76, scope: !158)
!167 = !DILocation(line: 14, column: 81, scope: !158)
!168 = !DILocation(line: 14, column: 34, scope: !154)
!169 = !DILocation(line: 14, column: 3, scope: !154)
!170 = distinct !{!170, !156, !171, !102, !103}
!171 = !DILocation(line: 14, column: 81, scope: !69)
!172 = !DILocation(line: 15, column: 1, scope: !46)
