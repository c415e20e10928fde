; ModuleID = 'loop_continue_last.cu'
source_filename = "loop_continue_last.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %d, i32 noundef %n) #0 !dbg !15 {
entry:
  %d.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %d, ptr %d.addr, align 8
    #dbg_declare(ptr %d.addr, !20, !DIExpression(), !21)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !22, !DIExpression(), !23)
    #dbg_declare(ptr %t, !24, !DIExpression(), !25)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !26
  store i32 %0, ptr %t, align 4, !dbg !25
    #dbg_declare(ptr %i, !27, !DIExpression(), !28)
  store i32 0, ptr %i, align 4, !dbg !28
  br label %while.cond, !dbg !29

while.cond:                                       ; preds = %if.end, %if.then, %entry
  %1 = load i32, ptr %i, align 4, !dbg !30
  %2 = load i32, ptr %n.addr, align 4, !dbg !31
  %cmp = icmp slt i32 %1, %2, !dbg !32
  br i1 %cmp, label %while.body, label %while.end, !dbg !29

while.body:                                       ; preds = %while.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !33
  %3 = load i32, ptr %i, align 4, !dbg !35
  %inc = add nsw i32 %3, 1, !dbg !35
  store i32 %inc, ptr %i, align 4, !dbg !35
  %4 = load i32, ptr %t, align 4, !dbg !36
  %rem = srem i32 %4, 3, !dbg !38
  %cmp1 = icmp eq i32 %rem, 0, !dbg !39
  br i1 %cmp1, label %if.then, label %if.end, !dbg !39

if.then:                                          ; preds = %while.body
  br label %while.cond, !dbg !40, !llvm.loop !41

if.end:                                           ; preds = %while.body
  %5 = load i32, ptr %i, align 4, !dbg !44
  %6 = load ptr, ptr %d.addr, align 8, !dbg !45
  %7 = load i32, ptr %t, align 4, !dbg !46
  %idxprom = sext i32 %7 to i64, !dbg !45
  %arrayidx = getelementptr inbounds i32, ptr %6, i64 %idxprom, !dbg !45
  store i32 %5, ptr %arrayidx, align 4, !dbg !47
  br label %while.cond, !dbg !29, !llvm.loop !41

while.end:                                        ; preds = %while.cond
  ret void, !dbg !48
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5leavePii(ptr noundef %d, i32 noundef %n) #0 !dbg !49 {
entry:
  %d.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %d, ptr %d.addr, align 8
    #dbg_declare(ptr %d.addr, !50, !DIExpression(), !51)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !52, !DIExpression(), !53)
    #dbg_declare(ptr %t, !54, !DIExpression(), !55)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56
  store i32 %0, ptr %t, align 4, !dbg !55
    #dbg_declare(ptr %i, !57, !DIExpression(), !59)
  store i32 0, ptr %i, align 4, !dbg !59
  br label %for.cond, !dbg !60

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !61
  %2 = load i32, ptr %n.addr, align 4, !dbg !63
  %cmp = icmp slt i32 %1, %2, !dbg !64
  br i1 %cmp, label %for.body, label %for.end, !dbg !65

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %t, align 4, !dbg !66
  %rem = srem i32 %3, 3, !dbg !69
  %cmp1 = icmp eq i32 %rem, 0, !dbg !70
  br i1 %cmp1, label %if.then, label %if.end5, !dbg !70

if.then:                                          ; preds = %for.body
  %4 = load i32, ptr %i, align 4, !dbg !71
  %cmp2 = icmp eq i32 %4, 2, !dbg !74
  br i1 %cmp2, label %land.lhs.true, label %if.end, !dbg !75

land.lhs.true:                                    ; preds = %if.then
  %5 = load i32, ptr %t, align 4, !dbg !76
  %cmp3 = icmp eq i32 %5, 3, !dbg !77
  br i1 %cmp3, label %if.then4, label %if.end, !dbg !75

if.then4:                                         ; preds = %land.lhs.true
  br label %for.end, !dbg !78

if.end:                                           ; preds = %land.lhs.true, %if.then
  br label %if.end5, !dbg !79

if.end5:                                          ; preds = %if.end, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !80
  %6 = load i32, ptr %i, align 4, !dbg !81
  %7 = load ptr, ptr %d.addr, align 8, !dbg !82
  %8 = load i32, ptr %t, align 4, !dbg !83
  %idxprom = sext i32 %8 to i64, !dbg !82
  %arrayidx = getelementptr inbounds i32, ptr %7, i64 %idxprom, !dbg !82
  store i32 %6, ptr %arrayidx, align 4, !dbg !84
  br label %for.inc, !dbg !85

for.inc:                                          ; preds = %if.end5
  %9 = load i32, ptr %i, align 4, !dbg !86
  %inc = add nsw i32 %9, 1, !dbg !86
  store i32 %inc, ptr %i, align 4, !dbg !86
  br label %for.cond, !dbg !87, !llvm.loop !88

for.end:                                          ; preds = %if.then4, %for.cond
  ret void, !dbg !90
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6middlePii(ptr noundef %d, i32 noundef %n) #0 !dbg !91 {
entry:
  %m.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %d.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  %v = alloca i32, align 4
  store ptr %d, ptr %d.addr, align 8
    #dbg_declare(ptr %d.addr, !92, !DIExpression(), !93)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !94, !DIExpression(), !95)
    #dbg_declare(ptr %t, !96, !DIExpression(), !97)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !98
  store i32 %0, ptr %t, align 4, !dbg !97
    #dbg_declare(ptr %i, !99, !DIExpression(), !100)
  store i32 0, ptr %i, align 4, !dbg !100
  br label %while.body, !dbg !101

while.body:                                       ; preds = %entry, %if.then2, %if.end3
    #dbg_declare(ptr %v, !102, !DIExpression(), !104)
  %1 = load i32, ptr %t, align 4, !dbg !105
  store i32 -1, ptr %m.addr.i, align 4, !dbg !106
  store i32 %1, ptr %v.addr.i, align 4, !dbg !106
  store i32 1, ptr %a.addr.i, align 4, !dbg !106
  store i32 32, ptr %w.addr.i, align 4, !dbg !106
  %2 = load i32, ptr %m.addr.i, align 4, !dbg !106
  %3 = load i32, ptr %v.addr.i, align 4, !dbg !106
  %4 = load i32, ptr %a.addr.i, align 4, !dbg !106
  %5 = load i32, ptr %w.addr.i, align 4, !dbg !106
  %sub.i = sub nsw i32 32, %5, !dbg !106
  %shl.i = shl i32 %sub.i, 8, !dbg !106
  %or.i = or i32 %shl.i, 31, !dbg !106
  %6 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %2, i32 %3, i32 %4, i32 %or.i), !dbg !106
  store i32 %6, ptr %v, align 4, !dbg !104
  %7 = load i32, ptr %i, align 4, !dbg !107
  %inc = add nsw i32 %7, 1, !dbg !107
  store i32 %inc, ptr %i, align 4, !dbg !107
  %8 = load i32, ptr %n.addr, align 4, !dbg !109
  %cmp = icmp sgt i32 %inc, %8, !dbg !110
  br i1 %cmp, label %if.then, label %if.end, !dbg !110

if.then:                                          ; preds = %while.body
  br label %while.end, !dbg !111

if.end:                                           ; preds = %while.body
  %9 = load i32, ptr %t, align 4, !dbg !112
  %and = and i32 %9, 1, !dbg !114
  %tobool = icmp ne i32 %and, 0, !dbg !112
  br i1 %tobool, label %if.then2, label %if.end3, !dbg !112

if.then2:                                         ; preds = %if.end
  br label %while.body, !dbg !115, !llvm.loop !116

if.end3:                                          ; preds = %if.end
  %10 = load i32, ptr %v, align 4, !dbg !118
  %11 = load ptr, ptr %d.addr, align 8, !dbg !119
  %12 = load i32, ptr %t, align 4, !dbg !120
  %idxprom = sext i32 %12 to i64, !dbg !119
  %arrayidx = getelementptr inbounds i32, ptr %11, i64 %idxprom, !dbg !119
  %13 = load i32, ptr %arrayidx, align 4, !dbg !121
  %add = add nsw i32 %13, %10, !dbg !121
  store i32 %add, ptr %arrayidx, align 4, !dbg !121
  br label %while.body, !dbg !101, !llvm.loop !116

while.end:                                        ; preds = %if.then
  ret void, !dbg !122
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13}
!llvm.ident = !{!14}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_continue_last.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{!5, !8}
!5 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !7, line: 206)
!6 = !DINamespace(name: "ws_math", scope: null)
!7 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !6, file: !7, line: 207)
!9 = !DINamespace(name: "std", scope: null)
!10 = !{i32 7, !"Dwarf Version", i32 4}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!14 = !{!"clang version 22.1.8"}
!15 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 13, type: !16, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!16 = !DISubroutineType(types: !17)
!17 = !{null, !18, !3}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!19 = !{}
!20 = !DILocalVariable(name: "d", arg: 1, scope: !15, file: !1, line: 13, type: !18)
!21 = !DILocation(line: 13, column: 24, scope: !15)
!22 = !DILocalVariable(name: "n", arg: 2, scope: !15, file: !1, line: 13, type: !3)
!23 = !DILocation(line: 13, column: 31, scope: !15)
!24 = !DILocalVariable(name: "t", scope: !15, file: !1, line: 14, type: !3)
!25 = !DILocation(line: 14, column: 7, scope: !15)
!26 = !DILocation(line: 14, column: 11, scope: !15)
!27 = !DILocalVariable(name: "i", scope: !15, file: !1, line: 15, type: !3)
!28 = !DILocation(line: 15, column: 7, scope: !15)
!29 = !DILocation(line: 16, column: 3, scope: !15)
!30 = !DILocation(line: 16, column: 10, scope: !15)
!31 = !DILocation(line: 16, column: 14, scope: !15)
!32 = !DILocation(line: 16, column: 12, scope: !15)
!33 = !DILocation(line: 17, column: 5, scope: !34)
!34 = distinct !DILexicalBlock(scope: !15, file: !1, line: 16, column: 17)
!35 = !DILocation(line: 18, column: 6, scope: !34)
!36 = !DILocation(line: 19, column: 9, scope: !37)
!37 = distinct !DILexicalBlock(scope: !34, file: !1, line: 19, column: 9)
!38 = !DILocation(line: 19, column: 11, scope: !37)
!39 = !DILocation(line: 19, column: 15, scope: !37)
!40 = !DILocation(line: 20, column: 7, scope: !37)
!41 = distinct !{!41, !29, !42, !43}
!42 = !DILocation(line: 22, column: 3, scope: !15)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !DILocation(line: 21, column: 12, scope: !34)
!45 = !DILocation(line: 21, column: 5, scope: !34)
!46 = !DILocation(line: 21, column: 7, scope: !34)
!47 = !DILocation(line: 21, column: 10, scope: !34)
!48 = !DILocation(line: 23, column: 1, scope: !15)
!49 = distinct !DISubprogram(name: "leave", linkageName: "_Z5leavePii", scope: !1, file: !1, line: 25, type: !16, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!50 = !DILocalVariable(name: "d", arg: 1, scope: !49, file: !1, line: 25, type: !18)
!51 = !DILocation(line: 25, column: 28, scope: !49)
!52 = !DILocalVariable(name: "n", arg: 2, scope: !49, file: !1, line: 25, type: !3)
!53 = !DILocation(line: 25, column: 35, scope: !49)
!54 = !DILocalVariable(name: "t", scope: !49, file: !1, line: 26, type: !3)
!55 = !DILocation(line: 26, column: 7, scope: !49)
!56 = !DILocation(line: 26, column: 11, scope: !49)
!57 = !DILocalVariable(name: "i", scope: !58, file: !1, line: 27, type: !3)
!58 = distinct !DILexicalBlock(scope: !49, file: !1, line: 27, column: 3)
!59 = !DILocation(line: 27, column: 12, scope: !58)
!60 = !DILocation(line: 27, column: 8, scope: !58)
!61 = !DILocation(line: 27, column: 19, scope: !62)
!62 = distinct !DILexicalBlock(scope: !58, file: !1, line: 27, column: 3)
!63 = !DILocation(line: 27, column: 23, scope: !62)
!64 = !DILocation(line: 27, column: 21, scope: !62)
!65 = !DILocation(line: 27, column: 3, scope: !58)
!66 = !DILocation(line: 28, column: 9, scope: !67)
!67 = distinct !DILexicalBlock(scope: !68, file: !1, line: 28, column: 9)
!68 = distinct !DILexicalBlock(scope: !62, file: !1, line: 27, column: 31)
!69 = !DILocation(line: 28, column: 11, scope: !67)
!70 = !DILocation(line: 28, column: 15, scope: !67)
!71 = !DILocation(line: 29, column: 11, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !1, line: 29, column: 11)
!73 = distinct !DILexicalBlock(scope: !67, file: !1, line: 28, column: 21)
!74 = !DILocation(line: 29, column: 13, scope: !72)
!75 = !DILocation(line: 29, column: 18, scope: !72)
!76 = !DILocation(line: 29, column: 21, scope: !72)
!77 = !DILocation(line: 29, column: 23, scope: !72)
!78 = !DILocation(line: 30, column: 9, scope: !72)
!79 = !DILocation(line: 31, column: 5, scope: !73)
!80 = !DILocation(line: 32, column: 5, scope: !68)
!81 = !DILocation(line: 33, column: 12, scope: !68)
!82 = !DILocation(line: 33, column: 5, scope: !68)
!83 = !DILocation(line: 33, column: 7, scope: !68)
!84 = !DILocation(line: 33, column: 10, scope: !68)
!85 = !DILocation(line: 34, column: 3, scope: !68)
!86 = !DILocation(line: 27, column: 26, scope: !62)
!87 = !DILocation(line: 27, column: 3, scope: !62)
!88 = distinct !{!88, !65, !89, !43}
!89 = !DILocation(line: 34, column: 3, scope: !58)
!90 = !DILocation(line: 35, column: 1, scope: !49)
!91 = distinct !DISubprogram(name: "middle", linkageName: "_Z6middlePii", scope: !1, file: !1, line: 38, type: !16, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!92 = !DILocalVariable(name: "d", arg: 1, scope: !91, file: !1, line: 38, type: !18)
!93 = !DILocation(line: 38, column: 29, scope: !91)
!94 = !DILocalVariable(name: "n", arg: 2, scope: !91, file: !1, line: 38, type: !3)
!95 = !DILocation(line: 38, column: 36, scope: !91)
!96 = !DILocalVariable(name: "t", scope: !91, file: !1, line: 39, type: !3)
!97 = !DILocation(line: 39, column: 7, scope: !91)
!98 = !DILocation(line: 39, column: 11, scope: !91)
!99 = !DILocalVariable(name: "i", scope: !91, file: !1, line: 40, type: !3)
!100 = !DILocation(line: 40, column: 7, scope: !91)
!101 = !DILocation(line: 41, column: 3, scope: !91)
!102 = !DILocalVariable(name: "v", scope: !103, file: !1, line: 42, type: !3)
!103 = distinct !DILexicalBlock(scope: !91, file: !1, line: 41, column: 16)
!104 = !DILocation(line: 42, column: 9, scope: !103)
!105 = !DILocation(line: 42, column: 42, scope: !103)
!106 = !DILocation(line: 42, column: 13, scope: !103)
!107 = !DILocation(line: 43, column: 9, scope: !108)
!108 = distinct !DILexicalBlock(scope: !103, file: !1, line: 43, column: 9)
!109 = !DILocation(line: 43, column: 15, scope: !108)
!110 = !DILocation(line: 43, column: 13, scope: !108)
!111 = !DILocation(line: 44, column: 7, scope: !108)
!112 = !DILocation(line: 45, column: 9, scope: !113)
!113 = distinct !DILexicalBlock(scope: !103, file: !1, line: 45, column: 9)
!114 = !DILocation(line: 45, column: 11, scope: !113)
!115 = !DILocation(line: 46, column: 7, scope: !113)
!116 = distinct !{!116, !101, !117, !43}
!117 = !DILocation(line: 48, column: 3, scope: !91)
!118 = !DILocation(line: 47, column: 13, scope: !103)
!119 = !DILocation(line: 47, column: 5, scope: !103)
!120 = !DILocation(line: 47, column: 7, scope: !103)
!121 = !DILocation(line: 47, column: 10, scope: !103)
!122 = !DILocation(line: 49, column: 1, scope: !91)
