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
define dso_local ptx_kernel void @_Z7row_sumPKfPfiii(ptr noundef %in, ptr noundef %out, i32 noundef %w, i32 noundef %h, i32 noundef %r) #0 !dbg !17 {
entry:
    #dbg_value(ptr %in, !26, !DIExpression(), !43)
    #dbg_value(ptr %out, !27, !DIExpression(), !43)
    #dbg_value(i32 %w, !28, !DIExpression(), !43)
    #dbg_value(i32 %h, !29, !DIExpression(), !43)
    #dbg_value(i32 %r, !30, !DIExpression(), !43)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !44
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !45
  %mul = mul i32 %0, %1, !dbg !46
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !47
  %add = add i32 %mul, %2, !dbg !48
    #dbg_value(i32 %add, !31, !DIExpression(), !43)
  %cmp = icmp sge i32 %add, %h, !dbg !49
  br i1 %cmp, label %if.then, label %if.end, !dbg !49

if.then:                                          ; preds = %entry
  br label %cleanup, !dbg !51

if.end:                                           ; preds = %entry
  %mul3 = mul nsw i32 %add, %w, !dbg !52
  %idx.ext = sext i32 %mul3 to i64, !dbg !53
  %add.ptr = getelementptr inbounds float, ptr %in, i64 %idx.ext, !dbg !53
    #dbg_value(ptr %add.ptr, !32, !DIExpression(), !43)
  %mul4 = mul nsw i32 %add, %w, !dbg !54
  %idx.ext5 = sext i32 %mul4 to i64, !dbg !55
  %add.ptr6 = getelementptr inbounds float, ptr %out, i64 %idx.ext5, !dbg !55
    #dbg_value(ptr %add.ptr6, !33, !DIExpression(), !43)
  %arrayidx = getelementptr inbounds float, ptr %add.ptr, i64 0, !dbg !56
  %3 = load float, ptr %arrayidx, align 4, !dbg !56, !tbaa !57
  %conv = sitofp i32 %r to float, !dbg !59
  %mul7 = fmul float %3, %conv, !dbg !60
    #dbg_value(float %mul7, !34, !DIExpression(), !43)
    #dbg_value(i32 0, !35, !DIExpression(), !61)
  br label %for.cond, !dbg !62

for.cond:                                         ; preds = %for.inc, %if.end
  %t.0 = phi float [ %mul7, %if.end ], [ %add11, %for.inc ], !dbg !43
  %x.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ], !dbg !63
    #dbg_value(i32 %x.0, !35, !DIExpression(), !61)
    #dbg_value(float %t.0, !34, !DIExpression(), !43)
  %add8 = add nsw i32 %r, 1, !dbg !64
  %cmp9 = icmp slt i32 %x.0, %add8, !dbg !66
  br i1 %cmp9, label %for.body, label %for.cond.cleanup, !dbg !67

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %x.0 to i64, !dbg !68
  %arrayidx10 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom, !dbg !68
  %4 = load float, ptr %arrayidx10, align 4, !dbg !68, !tbaa !57
  %add11 = fadd float %t.0, %4, !dbg !69
    #dbg_value(float %add11, !34, !DIExpression(), !43)
  br label %for.inc, !dbg !70

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %x.0, 1, !dbg !71
    #dbg_value(i32 %inc, !35, !DIExpression(), !61)
  br label %for.cond, !dbg !72, !llvm.loop !73

for.end:                                          ; preds = %for.cond.cleanup
  %arrayidx12 = getelementptr inbounds float, ptr %add.ptr6, i64 0, !dbg !77
  store float %t.0, ptr %arrayidx12, align 4, !dbg !78, !tbaa !57
    #dbg_value(i32 1, !37, !DIExpression(), !79)
  br label %for.cond14, !dbg !80

for.cond14:                                       ; preds = %for.inc26, %for.end
  %t.1 = phi float [ %t.0, %for.end ], [ %add23, %for.inc26 ], !dbg !43
  %x13.0 = phi i32 [ 1, %for.end ], [ %inc27, %for.inc26 ], !dbg !81
    #dbg_value(i32 %x13.0, !37, !DIExpression(), !79)
    #dbg_value(float %t.1, !34, !DIExpression(), !43)
  %add15 = add nsw i32 %r, 1, !dbg !82
  %cmp16 = icmp slt i32 %x13.0, %add15, !dbg !84
  br i1 %cmp16, label %for.body18, label %for.cond.cleanup17, !dbg !85

for.cond.cleanup17:                               ; preds = %for.cond14
  br label %for.end28

for.body18:                                       ; preds = %for.cond14
  %add19 = add nsw i32 %x13.0, %r, !dbg !86
  %idxprom20 = sext i32 %add19 to i64, !dbg !88
  %arrayidx21 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom20, !dbg !88
  %5 = load float, ptr %arrayidx21, align 4, !dbg !88, !tbaa !57
  %arrayidx22 = getelementptr inbounds float, ptr %add.ptr, i64 0, !dbg !89
  %6 = load float, ptr %arrayidx22, align 4, !dbg !89, !tbaa !57
  %sub = fsub float %5, %6, !dbg !90
  %add23 = fadd float %t.1, %sub, !dbg !91
    #dbg_value(float %add23, !34, !DIExpression(), !43)
  %idxprom24 = sext i32 %x13.0 to i64, !dbg !92
  %arrayidx25 = getelementptr inbounds float, ptr %add.ptr6, i64 %idxprom24, !dbg !92
  store float %add23, ptr %arrayidx25, align 4, !dbg !93, !tbaa !57
  br label %for.inc26, !dbg !94

for.inc26:                                        ; preds = %for.body18
  %inc27 = add nsw i32 %x13.0, 1, !dbg !95
    #dbg_value(i32 %inc27, !37, !DIExpression(), !79)
  br label %for.cond14, !dbg !96, !llvm.loop !97

for.end28:                                        ; preds = %for.cond.cleanup17
  %add30 = add nsw i32 %r, 1, !dbg !99
    #dbg_value(i32 %add30, !39, !DIExpression(), !100)
  br label %for.cond31, !dbg !101

for.cond31:                                       ; preds = %for.inc47, %for.end28
  %t.2 = phi float [ %t.1, %for.end28 ], [ %add44, %for.inc47 ], !dbg !43
  %x29.0 = phi i32 [ %add30, %for.end28 ], [ %inc48, %for.inc47 ], !dbg !102
    #dbg_value(i32 %x29.0, !39, !DIExpression(), !100)
    #dbg_value(float %t.2, !34, !DIExpression(), !43)
  %sub32 = sub nsw i32 %w, %r, !dbg !103
  %cmp33 = icmp slt i32 %x29.0, %sub32, !dbg !105
  br i1 %cmp33, label %for.body35, label %for.cond.cleanup34, !dbg !106

for.cond.cleanup34:                               ; preds = %for.cond31
  br label %for.end49

for.body35:                                       ; preds = %for.cond31
  %add36 = add nsw i32 %x29.0, %r, !dbg !107
  %idxprom37 = sext i32 %add36 to i64, !dbg !109
  %arrayidx38 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom37, !dbg !109
  %7 = load float, ptr %arrayidx38, align 4, !dbg !109, !tbaa !57
  %sub39 = sub nsw i32 %x29.0, %r, !dbg !110
  %sub40 = sub nsw i32 %sub39, 1, !dbg !111
  %idxprom41 = sext i32 %sub40 to i64, !dbg !112
  %arrayidx42 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom41, !dbg !112
  %8 = load float, ptr %arrayidx42, align 4, !dbg !112, !tbaa !57
  %sub43 = fsub float %7, %8, !dbg !113
  %add44 = fadd float %t.2, %sub43, !dbg !114
    #dbg_value(float %add44, !34, !DIExpression(), !43)
  %idxprom45 = sext i32 %x29.0 to i64, !dbg !115
  %arrayidx46 = getelementptr inbounds float, ptr %add.ptr6, i64 %idxprom45, !dbg !115
  store float %add44, ptr %arrayidx46, align 4, !dbg !116, !tbaa !57
  br label %for.inc47, !dbg !117

for.inc47:                                        ; preds = %for.body35
  %inc48 = add nsw i32 %x29.0, 1, !dbg !118
    #dbg_value(i32 %inc48, !39, !DIExpression(), !100)
  br label %for.cond31, !dbg !119, !llvm.loop !120

for.end49:                                        ; preds = %for.cond.cleanup34
  %sub51 = sub nsw i32 %w, %r, !dbg !122
    #dbg_value(i32 %sub51, !41, !DIExpression(), !123)
  br label %for.cond52, !dbg !124

for.cond52:                                       ; preds = %for.inc67, %for.end49
  %t.3 = phi float [ %t.2, %for.end49 ], [ %add64, %for.inc67 ], !dbg !43
  %x50.0 = phi i32 [ %sub51, %for.end49 ], [ %inc68, %for.inc67 ], !dbg !125
    #dbg_value(i32 %x50.0, !41, !DIExpression(), !123)
    #dbg_value(float %t.3, !34, !DIExpression(), !43)
  %cmp53 = icmp slt i32 %x50.0, %w, !dbg !126
  br i1 %cmp53, label %for.body55, label %for.cond.cleanup54, !dbg !128

for.cond.cleanup54:                               ; preds = %for.cond52
  br label %for.end69

for.body55:                                       ; preds = %for.cond52
  %sub56 = sub nsw i32 %w, 1, !dbg !129
  %idxprom57 = sext i32 %sub56 to i64, !dbg !131
  %arrayidx58 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom57, !dbg !131
  %9 = load float, ptr %arrayidx58, align 4, !dbg !131, !tbaa !57
  %sub59 = sub nsw i32 %x50.0, %r, !dbg !132
  %sub60 = sub nsw i32 %sub59, 1, !dbg !133
  %idxprom61 = sext i32 %sub60 to i64, !dbg !134
  %arrayidx62 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom61, !dbg !134
  %10 = load float, ptr %arrayidx62, align 4, !dbg !134, !tbaa !57
  %sub63 = fsub float %9, %10, !dbg !135
  %add64 = fadd float %t.3, %sub63, !dbg !136
    #dbg_value(float %add64, !34, !DIExpression(), !43)
  %idxprom65 = sext i32 %x50.0 to i64, !dbg !137
  %arrayidx66 = getelementptr inbounds float, ptr %add.ptr6, i64 %idxprom65, !dbg !137
  store float %add64, ptr %arrayidx66, align 4, !dbg !138, !tbaa !57
  br label %for.inc67, !dbg !139

for.inc67:                                        ; preds = %for.body55
  %inc68 = add nsw i32 %x50.0, 1, !dbg !140
    #dbg_value(i32 %inc68, !41, !DIExpression(), !123)
  br label %for.cond52, !dbg !141, !llvm.loop !142

for.end69:                                        ; preds = %for.cond.cleanup54
  br label %cleanup, !dbg !144

cleanup:                                          ; preds = %for.end69, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %for.end69 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !144

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
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "window_wider_than_row.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 214)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 215)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = distinct !DISubprogram(name: "row_sum", linkageName: "_Z7row_sumPKfPfiii", scope: !1, file: !1, line: 5, type: !18, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !23, !24, !24, !24}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{!26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !37, !39, !41}
!26 = !DILocalVariable(name: "in", arg: 1, scope: !17, file: !1, line: 5, type: !20)
!27 = !DILocalVariable(name: "out", arg: 2, scope: !17, file: !1, line: 5, type: !23)
!28 = !DILocalVariable(name: "w", arg: 3, scope: !17, file: !1, line: 5, type: !24)
!29 = !DILocalVariable(name: "h", arg: 4, scope: !17, file: !1, line: 5, type: !24)
!30 = !DILocalVariable(name: "r", arg: 5, scope: !17, file: !1, line: 5, type: !24)
!31 = !DILocalVariable(name: "y", scope: !17, file: !1, line: 6, type: !24)
!32 = !DILocalVariable(name: "a", scope: !17, file: !1, line: 8, type: !20)
!33 = !DILocalVariable(name: "o", scope: !17, file: !1, line: 8, type: !23)
!34 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 9, type: !22)
!35 = !DILocalVariable(name: "x", scope: !36, file: !1, line: 10, type: !24)
!36 = distinct !DILexicalBlock(scope: !17, file: !1, line: 10, column: 3)
!37 = !DILocalVariable(name: "x", scope: !38, file: !1, line: 12, type: !24)
!38 = distinct !DILexicalBlock(scope: !17, file: !1, line: 12, column: 3)
!39 = !DILocalVariable(name: "x", scope: !40, file: !1, line: 13, type: !24)
!40 = distinct !DILexicalBlock(scope: !17, file: !1, line: 13, column: 3)
!41 = !DILocalVariable(name: "x", scope: !42, file: !1, line: 14, type: !24)
!42 = distinct !DILexicalBlock(scope: !17, file: !1, line: 14, column: 3)
!43 = !DILocation(line: 0, scope: !17)
!44 = !DILocation(line: 6, column: 11, scope: !17)
!45 = !DILocation(line: 6, column: 24, scope: !17)
!46 = !DILocation(line: 6, column: 22, scope: !17)
!47 = !DILocation(line: 6, column: 37, scope: !17)
!48 = !DILocation(line: 6, column: 35, scope: !17)
!49 = !DILocation(line: 7, column: 9, scope: !50)
!50 = distinct !DILexicalBlock(scope: !17, file: !1, line: 7, column: 7)
!51 = !DILocation(line: 7, column: 15, scope: !50)
!52 = !DILocation(line: 8, column: 27, scope: !17)
!53 = !DILocation(line: 8, column: 23, scope: !17)
!54 = !DILocation(line: 8, column: 51, scope: !17)
!55 = !DILocation(line: 8, column: 47, scope: !17)
!56 = !DILocation(line: 9, column: 13, scope: !17)
!57 = !{!58, !58, i64 0}
!58 = !{!"float", !15, i64 0}
!59 = !DILocation(line: 9, column: 20, scope: !17)
!60 = !DILocation(line: 9, column: 18, scope: !17)
!61 = !DILocation(line: 0, scope: !36)
!62 = !DILocation(line: 10, column: 8, scope: !36)
!63 = !DILocation(line: 10, scope: !36)
!64 = !DILocation(line: 10, column: 25, scope: !65)
!65 = distinct !DILexicalBlock(scope: !36, file: !1, line: 10, column: 3)
!66 = !DILocation(line: 10, column: 21, scope: !65)
!67 = !DILocation(line: 10, column: 3, scope: !36)
!68 = !DILocation(line: 10, column: 40, scope: !65)
!69 = !DILocation(line: 10, column: 37, scope: !65)
!70 = !DILocation(line: 10, column: 35, scope: !65)
!71 = !DILocation(line: 10, column: 30, scope: !65)
!72 = !DILocation(line: 10, column: 3, scope: !65)
!73 = distinct !{!73, !67, !74, !75, !76}
!74 = !DILocation(line: 10, column: 43, scope: !36)
!75 = !{!"llvm.loop.mustprogress"}
!76 = !{!"llvm.loop.unroll.disable"}
!77 = !DILocation(line: 11, column: 3, scope: !17)
!78 = !DILocation(line: 11, column: 8, scope: !17)
!79 = !DILocation(line: 0, scope: !38)
!80 = !DILocation(line: 12, column: 8, scope: !38)
!81 = !DILocation(line: 12, scope: !38)
!82 = !DILocation(line: 12, column: 25, scope: !83)
!83 = distinct !DILexicalBlock(scope: !38, file: !1, line: 12, column: 3)
!84 = !DILocation(line: 12, column: 21, scope: !83)
!85 = !DILocation(line: 12, column: 3, scope: !38)
!86 = !DILocation(line: 12, column: 46, scope: !87)
!87 = distinct !DILexicalBlock(scope: !83, file: !1, line: 12, column: 35)
!88 = !DILocation(line: 12, column: 42, scope: !87)
!89 = !DILocation(line: 12, column: 53, scope: !87)
!90 = !DILocation(line: 12, column: 51, scope: !87)
!91 = !DILocation(line: 12, column: 39, scope: !87)
!92 = !DILocation(line: 12, column: 59, scope: !87)
!93 = !DILocation(line: 12, column: 64, scope: !87)
!94 = !DILocation(line: 12, column: 69, scope: !87)
!95 = !DILocation(line: 12, column: 30, scope: !83)
!96 = !DILocation(line: 12, column: 3, scope: !83)
!97 = distinct !{!97, !85, !98, !75, !76}
!98 = !DILocation(line: 12, column: 69, scope: !38)
!99 = !DILocation(line: 13, column: 18, scope: !40)
!100 = !DILocation(line: 0, scope: !40)
!101 = !DILocation(line: 13, column: 8, scope: !40)
!102 = !DILocation(line: 13, scope: !40)
!103 = !DILocation(line: 13, column: 29, scope: !104)
!104 = distinct !DILexicalBlock(scope: !40, file: !1, line: 13, column: 3)
!105 = !DILocation(line: 13, column: 25, scope: !104)
!106 = !DILocation(line: 13, column: 3, scope: !40)
!107 = !DILocation(line: 13, column: 50, scope: !108)
!108 = distinct !DILexicalBlock(scope: !104, file: !1, line: 13, column: 39)
!109 = !DILocation(line: 13, column: 46, scope: !108)
!110 = !DILocation(line: 13, column: 61, scope: !108)
!111 = !DILocation(line: 13, column: 65, scope: !108)
!112 = !DILocation(line: 13, column: 57, scope: !108)
!113 = !DILocation(line: 13, column: 55, scope: !108)
!114 = !DILocation(line: 13, column: 43, scope: !108)
!115 = !DILocation(line: 13, column: 71, scope: !108)
!116 = !DILocation(line: 13, column: 76, scope: !108)
!117 = !DILocation(line: 13, column: 81, scope: !108)
!118 = !DILocation(line: 13, column: 34, scope: !104)
!119 = !DILocation(line: 13, column: 3, scope: !104)
!120 = distinct !{!120, !106, !121, !75, !76}
!121 = !DILocation(line: 13, column: 81, scope: !40)
!122 = !DILocation(line: 14, column: 18, scope: !42)
!123 = !DILocation(line: 0, scope: !42)
!124 = !DILocation(line: 14, column: 8, scope: !42)
!125 = !DILocation(line: 14, scope: !42)
!126 = !DILocation(line: 14, column: 25, scope: !127)
!127 = distinct !DILexicalBlock(scope: !42, file: !1, line: 14, column: 3)
!128 = !DILocation(line: 14, column: 3, scope: !42)
!129 = !DILocation(line: 14, column: 46, scope: !130)
!130 = distinct !DILexicalBlock(scope: !127, file: !1, line: 14, column: 35)
!131 = !DILocation(line: 14, column: 42, scope: !130)
!132 = !DILocation(line: 14, column: 57, scope: !130)
!133 = !DILocation(line: 14, column: 61, scope: !130)
!134 = !DILocation(line: 14, column: 53, scope: !130)
!135 = !DILocation(line: 14, column: 51, scope: !130)
!136 = !DILocation(line: 14, column: 39, scope: !130)
!137 = !DILocation(line: 14, column: 67, scope: !130)
!138 = !DILocation(line: 14, column: 72, scope: !130)
!139 = !DILocation(line: 14, column: 77, scope: !130)
!140 = !DILocation(line: 14, column: 30, scope: !127)
!141 = !DILocation(line: 14, column: 3, scope: !127)
!142 = distinct !{!142, !128, !143, !75, !76}
!143 = !DILocation(line: 14, column: 77, scope: !42)
!144 = !DILocation(line: 15, column: 1, scope: !17)
