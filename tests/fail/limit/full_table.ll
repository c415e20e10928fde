; ModuleID = 'full_table.cu'
source_filename = "full_table.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z4nextii(i32 noundef %h, i32 noundef %by) #0 !dbg !46 {
entry:
    #dbg_value(i32 %h, !50, !DIExpression(), !52)
    #dbg_value(i32 %by, !51, !DIExpression(), !52)
  %add = add nsw i32 %h, %by, !dbg !53
  ret i32 %add, !dbg !54
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4lookPKiPii(ptr noundef %table, ptr noundef %found, i32 noundef %mask) #1 !dbg !55 {
entry:
    #dbg_value(ptr %table, !62, !DIExpression(), !67)
    #dbg_value(ptr %found, !63, !DIExpression(), !67)
    #dbg_value(i32 %mask, !64, !DIExpression(), !67)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !69
  %mul = mul i32 %0, %1, !dbg !70
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71
  %add = add i32 %mul, %2, !dbg !72
    #dbg_value(i32 %add, !65, !DIExpression(), !67)
  %mul3 = mul nsw i32 %add, 7, !dbg !73
  %and = and i32 %mul3, %mask, !dbg !74
    #dbg_value(i32 %and, !66, !DIExpression(), !67)
  br label %while.cond, !dbg !75

while.cond:                                       ; preds = %if.end, %entry
  %h.0 = phi i32 [ %and, %entry ], [ %h.1, %if.end ], !dbg !67
    #dbg_value(i32 %h.0, !66, !DIExpression(), !67)
  %idxprom = sext i32 %h.0 to i64, !dbg !76
  %arrayidx = getelementptr inbounds i32, ptr %table, i64 %idxprom, !dbg !76
  %3 = load i32, ptr %arrayidx, align 4, !dbg !76, !tbaa !42
  %cmp = icmp ne i32 %3, -1, !dbg !77
  br i1 %cmp, label %while.body, label %while.end, !dbg !75

while.body:                                       ; preds = %while.cond
  %idxprom4 = sext i32 %h.0 to i64, !dbg !78
  %arrayidx5 = getelementptr inbounds i32, ptr %table, i64 %idxprom4, !dbg !78
  %4 = load i32, ptr %arrayidx5, align 4, !dbg !78, !tbaa !42
  %rem = srem i32 %4, 3, !dbg !81
  %cmp6 = icmp eq i32 %rem, 0, !dbg !82
  br i1 %cmp6, label %if.then, label %if.else, !dbg !82

if.then:                                          ; preds = %while.body
  %call7 = call noundef i32 @_Z4nextii(i32 noundef %h.0, i32 noundef 1) #4, !dbg !83
  %and8 = and i32 %call7, %mask, !dbg !84
    #dbg_value(i32 %and8, !66, !DIExpression(), !67)
  br label %if.end, !dbg !85

if.else:                                          ; preds = %while.body
  %call9 = call noundef i32 @_Z4nextii(i32 noundef %h.0, i32 noundef 3) #4, !dbg !86
  %and10 = and i32 %call9, %mask, !dbg !87
    #dbg_value(i32 %and10, !66, !DIExpression(), !67)
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %h.1 = phi i32 [ %and8, %if.then ], [ %and10, %if.else ], !dbg !88
    #dbg_value(i32 %h.1, !66, !DIExpression(), !67)
  br label %while.cond, !dbg !75, !llvm.loop !89

while.end:                                        ; preds = %while.cond
  %idxprom11 = sext i32 %add to i64, !dbg !93
  %arrayidx12 = getelementptr inbounds i32, ptr %found, i64 %idxprom11, !dbg !93
  store i32 %h.0, ptr %arrayidx12, align 4, !dbg !94, !tbaa !42
  ret void, !dbg !95
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "full_table.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "next", linkageName: "_Z4nextii", scope: !1, file: !1, line: 6, type: !47, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!35, !35, !35}
!49 = !{!50, !51}
!50 = !DILocalVariable(name: "h", arg: 1, scope: !46, file: !1, line: 6, type: !35)
!51 = !DILocalVariable(name: "by", arg: 2, scope: !46, file: !1, line: 6, type: !35)
!52 = !DILocation(line: 0, scope: !46)
!53 = !DILocation(line: 6, column: 60, scope: !46)
!54 = !DILocation(line: 6, column: 51, scope: !46)
!55 = distinct !DISubprogram(name: "look", linkageName: "_Z4lookPKiPii", scope: !1, file: !1, line: 8, type: !56, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !61)
!56 = !DISubroutineType(types: !57)
!57 = !{null, !58, !60, !35}
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!61 = !{!62, !63, !64, !65, !66}
!62 = !DILocalVariable(name: "table", arg: 1, scope: !55, file: !1, line: 8, type: !58)
!63 = !DILocalVariable(name: "found", arg: 2, scope: !55, file: !1, line: 8, type: !60)
!64 = !DILocalVariable(name: "mask", arg: 3, scope: !55, file: !1, line: 8, type: !35)
!65 = !DILocalVariable(name: "t", scope: !55, file: !1, line: 9, type: !35)
!66 = !DILocalVariable(name: "h", scope: !55, file: !1, line: 10, type: !35)
!67 = !DILocation(line: 0, scope: !55)
!68 = !DILocation(line: 9, column: 11, scope: !55)
!69 = !DILocation(line: 9, column: 24, scope: !55)
!70 = !DILocation(line: 9, column: 22, scope: !55)
!71 = !DILocation(line: 9, column: 37, scope: !55)
!72 = !DILocation(line: 9, column: 35, scope: !55)
!73 = !DILocation(line: 10, column: 13, scope: !55)
!74 = !DILocation(line: 10, column: 17, scope: !55)
!75 = !DILocation(line: 11, column: 3, scope: !55)
!76 = !DILocation(line: 11, column: 10, scope: !55)
!77 = !DILocation(line: 11, column: 19, scope: !55)
!78 = !DILocation(line: 12, column: 9, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !1, line: 12, column: 9)
!80 = distinct !DILexicalBlock(scope: !55, file: !1, line: 11, column: 26)
!81 = !DILocation(line: 12, column: 18, scope: !79)
!82 = !DILocation(line: 12, column: 22, scope: !79)
!83 = !DILocation(line: 12, column: 32, scope: !79)
!84 = !DILocation(line: 12, column: 43, scope: !79)
!85 = !DILocation(line: 12, column: 28, scope: !79)
!86 = !DILocation(line: 13, column: 14, scope: !79)
!87 = !DILocation(line: 13, column: 25, scope: !79)
!88 = !DILocation(line: 0, scope: !79)
!89 = distinct !{!89, !75, !90, !91, !92}
!90 = !DILocation(line: 14, column: 3, scope: !55)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !{!"llvm.loop.unroll.disable"}
!93 = !DILocation(line: 15, column: 3, scope: !55)
!94 = !DILocation(line: 15, column: 12, scope: !55)
!95 = !DILocation(line: 16, column: 1, scope: !55)
