; ModuleID = 'fill_loops.cu'
source_filename = "fill_loops.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKii(ptr noundef %a, ptr noundef %b, i32 noundef %n) #0 !dbg !13 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %p = alloca ptr, align 8
  %i = alloca i32, align 4
  %i1 = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !21, !DIExpression(), !22)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !23, !DIExpression(), !24)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %p, !27, !DIExpression(), !28)
  %0 = load ptr, ptr %a.addr, align 8, !dbg !29
  store ptr %0, ptr %p, align 8, !dbg !28
    #dbg_declare(ptr %i, !30, !DIExpression(), !32)
  store i32 0, ptr %i, align 4, !dbg !32
  br label %for.cond, !dbg !33

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !34
  %2 = load i32, ptr %n.addr, align 4, !dbg !36
  %cmp = icmp slt i32 %1, %2, !dbg !37
  br i1 %cmp, label %for.body, label %for.end, !dbg !38

for.body:                                         ; preds = %for.cond
  %3 = load ptr, ptr %p, align 8, !dbg !39
  %4 = load i32, ptr %i, align 4, !dbg !40
  %idxprom = sext i32 %4 to i64, !dbg !39
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %idxprom, !dbg !39
  store i32 0, ptr %arrayidx, align 4, !dbg !41
  br label %for.inc, !dbg !39

for.inc:                                          ; preds = %for.body
  %5 = load i32, ptr %i, align 4, !dbg !42
  %inc = add nsw i32 %5, 1, !dbg !42
  store i32 %inc, ptr %i, align 4, !dbg !42
  br label %for.cond, !dbg !43, !llvm.loop !44

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i1, !47, !DIExpression(), !49)
  store i32 0, ptr %i1, align 4, !dbg !49
  br label %for.cond2, !dbg !50

for.cond2:                                        ; preds = %for.inc9, %for.end
  %6 = load i32, ptr %i1, align 4, !dbg !51
  %7 = load i32, ptr %n.addr, align 4, !dbg !53
  %cmp3 = icmp slt i32 %6, %7, !dbg !54
  br i1 %cmp3, label %for.body4, label %for.end11, !dbg !55

for.body4:                                        ; preds = %for.cond2
  %8 = load ptr, ptr %b.addr, align 8, !dbg !56
  %9 = load i32, ptr %i1, align 4, !dbg !57
  %idxprom5 = sext i32 %9 to i64, !dbg !56
  %arrayidx6 = getelementptr inbounds i32, ptr %8, i64 %idxprom5, !dbg !56
  %10 = load i32, ptr %arrayidx6, align 4, !dbg !56
  %11 = load ptr, ptr %p, align 8, !dbg !58
  %12 = load i32, ptr %n.addr, align 4, !dbg !59
  %13 = load i32, ptr %i1, align 4, !dbg !60
  %add = add nsw i32 %12, %13, !dbg !61
  %idxprom7 = sext i32 %add to i64, !dbg !58
  %arrayidx8 = getelementptr inbounds i32, ptr %11, i64 %idxprom7, !dbg !58
  store i32 %10, ptr %arrayidx8, align 4, !dbg !62
  br label %for.inc9, !dbg !58

for.inc9:                                         ; preds = %for.body4
  %14 = load i32, ptr %i1, align 4, !dbg !63
  %inc10 = add nsw i32 %14, 1, !dbg !63
  store i32 %inc10, ptr %i1, align 4, !dbg !63
  br label %for.cond2, !dbg !64, !llvm.loop !65

for.end11:                                        ; preds = %for.cond2
  ret void, !dbg !67
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "fill_loops.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 206)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 207)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKii", scope: !1, file: !1, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !18, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!20 = !{}
!21 = !DILocalVariable(name: "a", arg: 1, scope: !13, file: !1, line: 9, type: !16)
!22 = !DILocation(line: 9, column: 24, scope: !13)
!23 = !DILocalVariable(name: "b", arg: 2, scope: !13, file: !1, line: 9, type: !18)
!24 = !DILocation(line: 9, column: 38, scope: !13)
!25 = !DILocalVariable(name: "n", arg: 3, scope: !13, file: !1, line: 9, type: !17)
!26 = !DILocation(line: 9, column: 45, scope: !13)
!27 = !DILocalVariable(name: "p", scope: !13, file: !1, line: 10, type: !16)
!28 = !DILocation(line: 10, column: 8, scope: !13)
!29 = !DILocation(line: 10, column: 12, scope: !13)
!30 = !DILocalVariable(name: "i", scope: !31, file: !1, line: 11, type: !17)
!31 = distinct !DILexicalBlock(scope: !13, file: !1, line: 11, column: 3)
!32 = !DILocation(line: 11, column: 12, scope: !31)
!33 = !DILocation(line: 11, column: 8, scope: !31)
!34 = !DILocation(line: 11, column: 19, scope: !35)
!35 = distinct !DILexicalBlock(scope: !31, file: !1, line: 11, column: 3)
!36 = !DILocation(line: 11, column: 23, scope: !35)
!37 = !DILocation(line: 11, column: 21, scope: !35)
!38 = !DILocation(line: 11, column: 3, scope: !31)
!39 = !DILocation(line: 12, column: 5, scope: !35)
!40 = !DILocation(line: 12, column: 7, scope: !35)
!41 = !DILocation(line: 12, column: 10, scope: !35)
!42 = !DILocation(line: 11, column: 26, scope: !35)
!43 = !DILocation(line: 11, column: 3, scope: !35)
!44 = distinct !{!44, !38, !45, !46}
!45 = !DILocation(line: 12, column: 12, scope: !31)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !DILocalVariable(name: "i", scope: !48, file: !1, line: 13, type: !17)
!48 = distinct !DILexicalBlock(scope: !13, file: !1, line: 13, column: 3)
!49 = !DILocation(line: 13, column: 12, scope: !48)
!50 = !DILocation(line: 13, column: 8, scope: !48)
!51 = !DILocation(line: 13, column: 19, scope: !52)
!52 = distinct !DILexicalBlock(scope: !48, file: !1, line: 13, column: 3)
!53 = !DILocation(line: 13, column: 23, scope: !52)
!54 = !DILocation(line: 13, column: 21, scope: !52)
!55 = !DILocation(line: 13, column: 3, scope: !48)
!56 = !DILocation(line: 14, column: 16, scope: !52)
!57 = !DILocation(line: 14, column: 18, scope: !52)
!58 = !DILocation(line: 14, column: 5, scope: !52)
!59 = !DILocation(line: 14, column: 7, scope: !52)
!60 = !DILocation(line: 14, column: 11, scope: !52)
!61 = !DILocation(line: 14, column: 9, scope: !52)
!62 = !DILocation(line: 14, column: 14, scope: !52)
!63 = !DILocation(line: 13, column: 26, scope: !52)
!64 = !DILocation(line: 13, column: 3, scope: !52)
!65 = distinct !{!65, !55, !66, !46}
!66 = !DILocation(line: 14, column: 19, scope: !48)
!67 = !DILocation(line: 15, column: 1, scope: !13)
