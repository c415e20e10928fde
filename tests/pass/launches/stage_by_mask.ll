; ModuleID = 'stage_by_mask.cu'
source_filename = "stage_by_mask.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5stagePKfPfii(ptr noundef %in, ptr noundef %out, i32 noundef %n, i32 noundef %p) #0 !dbg !46 {
entry:
    #dbg_value(ptr %in, !53, !DIExpression(), !60)
    #dbg_value(ptr %out, !54, !DIExpression(), !60)
    #dbg_value(i32 %n, !55, !DIExpression(), !60)
    #dbg_value(i32 %p, !56, !DIExpression(), !60)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !61
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62
  %mul = mul i32 %0, %1, !dbg !63
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %add = add i32 %mul, %2, !dbg !65
    #dbg_value(i32 %add, !57, !DIExpression(), !60)
  %div = sdiv i32 %n, 2, !dbg !66
  %cmp = icmp sge i32 %add, %div, !dbg !68
  br i1 %cmp, label %if.then, label %if.end, !dbg !68

if.then:                                          ; preds = %entry
  br label %cleanup, !dbg !69

if.end:                                           ; preds = %entry
  %sub = sub nsw i32 %p, 1, !dbg !70
  %and = and i32 %add, %sub, !dbg !71
    #dbg_value(i32 %and, !58, !DIExpression(), !60)
  %mul3 = mul nsw i32 2, %add, !dbg !72
  %sub4 = sub nsw i32 %mul3, %and, !dbg !73
    #dbg_value(i32 %sub4, !59, !DIExpression(), !60)
  %idxprom = sext i32 %add to i64, !dbg !74
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !74
  %3 = load float, ptr %arrayidx, align 4, !dbg !74, !tbaa !75
  %div5 = sdiv i32 %n, 2, !dbg !77
  %add6 = add nsw i32 %add, %div5, !dbg !78
  %idxprom7 = sext i32 %add6 to i64, !dbg !79
  %arrayidx8 = getelementptr inbounds float, ptr %in, i64 %idxprom7, !dbg !79
  %4 = load float, ptr %arrayidx8, align 4, !dbg !79, !tbaa !75
  %add9 = fadd float %3, %4, !dbg !80
  %idxprom10 = sext i32 %sub4 to i64, !dbg !81
  %arrayidx11 = getelementptr inbounds float, ptr %out, i64 %idxprom10, !dbg !81
  store float %add9, ptr %arrayidx11, align 4, !dbg !82, !tbaa !75
  %idxprom12 = sext i32 %add to i64, !dbg !83
  %arrayidx13 = getelementptr inbounds float, ptr %in, i64 %idxprom12, !dbg !83
  %5 = load float, ptr %arrayidx13, align 4, !dbg !83, !tbaa !75
  %div14 = sdiv i32 %n, 2, !dbg !84
  %add15 = add nsw i32 %add, %div14, !dbg !85
  %idxprom16 = sext i32 %add15 to i64, !dbg !86
  %arrayidx17 = getelementptr inbounds float, ptr %in, i64 %idxprom16, !dbg !86
  %6 = load float, ptr %arrayidx17, align 4, !dbg !86, !tbaa !75
  %mul18 = fmul float %5, %6, !dbg !87
  %add19 = add nsw i32 %sub4, %p, !dbg !88
  %idxprom20 = sext i32 %add19 to i64, !dbg !89
  %arrayidx21 = getelementptr inbounds float, ptr %out, i64 %idxprom20, !dbg !89
  store float %mul18, ptr %arrayidx21, align 4, !dbg !90, !tbaa !75
  br label %cleanup, !dbg !91

cleanup:                                          ; preds = %if.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !91

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
!1 = !DIFile(filename: "stage_by_mask.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "stage", linkageName: "_Z5stagePKfPfii", scope: !1, file: !1, line: 4, type: !47, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !52)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !51, !35, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!52 = !{!53, !54, !55, !56, !57, !58, !59}
!53 = !DILocalVariable(name: "in", arg: 1, scope: !46, file: !1, line: 4, type: !49)
!54 = !DILocalVariable(name: "out", arg: 2, scope: !46, file: !1, line: 4, type: !51)
!55 = !DILocalVariable(name: "n", arg: 3, scope: !46, file: !1, line: 4, type: !35)
!56 = !DILocalVariable(name: "p", arg: 4, scope: !46, file: !1, line: 4, type: !35)
!57 = !DILocalVariable(name: "t", scope: !46, file: !1, line: 5, type: !35)
!58 = !DILocalVariable(name: "k", scope: !46, file: !1, line: 7, type: !35)
!59 = !DILocalVariable(name: "j", scope: !46, file: !1, line: 7, type: !35)
!60 = !DILocation(line: 0, scope: !46)
!61 = !DILocation(line: 5, column: 11, scope: !46)
!62 = !DILocation(line: 5, column: 24, scope: !46)
!63 = !DILocation(line: 5, column: 22, scope: !46)
!64 = !DILocation(line: 5, column: 37, scope: !46)
!65 = !DILocation(line: 5, column: 35, scope: !46)
!66 = !DILocation(line: 6, column: 14, scope: !67)
!67 = distinct !DILexicalBlock(scope: !46, file: !1, line: 6, column: 7)
!68 = !DILocation(line: 6, column: 9, scope: !67)
!69 = !DILocation(line: 6, column: 19, scope: !67)
!70 = !DILocation(line: 7, column: 18, scope: !46)
!71 = !DILocation(line: 7, column: 13, scope: !46)
!72 = !DILocation(line: 7, column: 30, scope: !46)
!73 = !DILocation(line: 7, column: 34, scope: !46)
!74 = !DILocation(line: 8, column: 12, scope: !46)
!75 = !{!76, !76, i64 0}
!76 = !{!"float", !44, i64 0}
!77 = !DILocation(line: 8, column: 29, scope: !46)
!78 = !DILocation(line: 8, column: 25, scope: !46)
!79 = !DILocation(line: 8, column: 20, scope: !46)
!80 = !DILocation(line: 8, column: 18, scope: !46)
!81 = !DILocation(line: 8, column: 3, scope: !46)
!82 = !DILocation(line: 8, column: 10, scope: !46)
!83 = !DILocation(line: 9, column: 16, scope: !46)
!84 = !DILocation(line: 9, column: 33, scope: !46)
!85 = !DILocation(line: 9, column: 29, scope: !46)
!86 = !DILocation(line: 9, column: 24, scope: !46)
!87 = !DILocation(line: 9, column: 22, scope: !46)
!88 = !DILocation(line: 9, column: 9, scope: !46)
!89 = !DILocation(line: 9, column: 3, scope: !46)
!90 = !DILocation(line: 9, column: 14, scope: !46)
!91 = !DILocation(line: 10, column: 1, scope: !46)
