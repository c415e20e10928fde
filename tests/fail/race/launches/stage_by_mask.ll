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
  %add3 = add nsw i32 %add, %and, !dbg !72
    #dbg_value(i32 %add3, !59, !DIExpression(), !60)
  %idxprom = sext i32 %add to i64, !dbg !73
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !73
  %3 = load float, ptr %arrayidx, align 4, !dbg !73, !tbaa !74
  %div4 = sdiv i32 %n, 2, !dbg !76
  %add5 = add nsw i32 %add, %div4, !dbg !77
  %idxprom6 = sext i32 %add5 to i64, !dbg !78
  %arrayidx7 = getelementptr inbounds float, ptr %in, i64 %idxprom6, !dbg !78
  %4 = load float, ptr %arrayidx7, align 4, !dbg !78, !tbaa !74
  %add8 = fadd float %3, %4, !dbg !79
  %idxprom9 = sext i32 %add3 to i64, !dbg !80
  %arrayidx10 = getelementptr inbounds float, ptr %out, i64 %idxprom9, !dbg !80
  store float %add8, ptr %arrayidx10, align 4, !dbg !81, !tbaa !74
  %idxprom11 = sext i32 %add to i64, !dbg !82
  %arrayidx12 = getelementptr inbounds float, ptr %in, i64 %idxprom11, !dbg !82
  %5 = load float, ptr %arrayidx12, align 4, !dbg !82, !tbaa !74
  %div13 = sdiv i32 %n, 2, !dbg !83
  %add14 = add nsw i32 %add, %div13, !dbg !84
  %idxprom15 = sext i32 %add14 to i64, !dbg !85
  %arrayidx16 = getelementptr inbounds float, ptr %in, i64 %idxprom15, !dbg !85
  %6 = load float, ptr %arrayidx16, align 4, !dbg !85, !tbaa !74
  %mul17 = fmul float %5, %6, !dbg !86
  %add18 = add nsw i32 %add3, %p, !dbg !87
  %idxprom19 = sext i32 %add18 to i64, !dbg !88
  %arrayidx20 = getelementptr inbounds float, ptr %out, i64 %idxprom19, !dbg !88
  store float %mul17, ptr %arrayidx20, align 4, !dbg !89, !tbaa !74
  br label %cleanup, !dbg !90

cleanup:                                          ; preds = %if.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !90

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
!46 = distinct !DISubprogram(name: "stage", linkageName: "_Z5stagePKfPfii", scope: !1, file: !1, line: 8, type: !47, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !52)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !51, !35, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!52 = !{!53, !54, !55, !56, !57, !58, !59}
!53 = !DILocalVariable(name: "in", arg: 1, scope: !46, file: !1, line: 8, type: !49)
!54 = !DILocalVariable(name: "out", arg: 2, scope: !46, file: !1, line: 8, type: !51)
!55 = !DILocalVariable(name: "n", arg: 3, scope: !46, file: !1, line: 8, type: !35)
!56 = !DILocalVariable(name: "p", arg: 4, scope: !46, file: !1, line: 8, type: !35)
!57 = !DILocalVariable(name: "t", scope: !46, file: !1, line: 9, type: !35)
!58 = !DILocalVariable(name: "k", scope: !46, file: !1, line: 11, type: !35)
!59 = !DILocalVariable(name: "j", scope: !46, file: !1, line: 11, type: !35)
!60 = !DILocation(line: 0, scope: !46)
!61 = !DILocation(line: 9, column: 11, scope: !46)
!62 = !DILocation(line: 9, column: 24, scope: !46)
!63 = !DILocation(line: 9, column: 22, scope: !46)
!64 = !DILocation(line: 9, column: 37, scope: !46)
!65 = !DILocation(line: 9, column: 35, scope: !46)
!66 = !DILocation(line: 10, column: 14, scope: !67)
!67 = distinct !DILexicalBlock(scope: !46, file: !1, line: 10, column: 7)
!68 = !DILocation(line: 10, column: 9, scope: !67)
!69 = !DILocation(line: 10, column: 19, scope: !67)
!70 = !DILocation(line: 11, column: 18, scope: !46)
!71 = !DILocation(line: 11, column: 13, scope: !46)
!72 = !DILocation(line: 11, column: 30, scope: !46)
!73 = !DILocation(line: 12, column: 12, scope: !46)
!74 = !{!75, !75, i64 0}
!75 = !{!"float", !44, i64 0}
!76 = !DILocation(line: 12, column: 29, scope: !46)
!77 = !DILocation(line: 12, column: 25, scope: !46)
!78 = !DILocation(line: 12, column: 20, scope: !46)
!79 = !DILocation(line: 12, column: 18, scope: !46)
!80 = !DILocation(line: 12, column: 3, scope: !46)
!81 = !DILocation(line: 12, column: 10, scope: !46)
!82 = !DILocation(line: 13, column: 16, scope: !46)
!83 = !DILocation(line: 13, column: 33, scope: !46)
!84 = !DILocation(line: 13, column: 29, scope: !46)
!85 = !DILocation(line: 13, column: 24, scope: !46)
!86 = !DILocation(line: 13, column: 22, scope: !46)
!87 = !DILocation(line: 13, column: 9, scope: !46)
!88 = !DILocation(line: 13, column: 3, scope: !46)
!89 = !DILocation(line: 13, column: 14, scope: !46)
!90 = !DILocation(line: 14, column: 1, scope: !46)
