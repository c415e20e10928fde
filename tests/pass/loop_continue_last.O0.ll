; ModuleID = 'loop_continue_last.cu'
source_filename = "loop_continue_last.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %d, i32 noundef %n) #0 !dbg !13 {
entry:
  %d.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %d, ptr %d.addr, align 8
    #dbg_declare(ptr %d.addr, !19, !DIExpression(), !20)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !21, !DIExpression(), !22)
    #dbg_declare(ptr %t, !23, !DIExpression(), !24)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  store i32 %0, ptr %t, align 4, !dbg !24
    #dbg_declare(ptr %i, !26, !DIExpression(), !27)
  store i32 0, ptr %i, align 4, !dbg !27
  br label %while.cond, !dbg !28

while.cond:                                       ; preds = %if.end, %if.then, %entry
  %1 = load i32, ptr %i, align 4, !dbg !29
  %2 = load i32, ptr %n.addr, align 4, !dbg !30
  %cmp = icmp slt i32 %1, %2, !dbg !31
  br i1 %cmp, label %while.body, label %while.end, !dbg !28

while.body:                                       ; preds = %while.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %3 = load i32, ptr %i, align 4, !dbg !34
  %inc = add nsw i32 %3, 1, !dbg !34
  store i32 %inc, ptr %i, align 4, !dbg !34
  %4 = load i32, ptr %t, align 4, !dbg !35
  %rem = srem i32 %4, 3, !dbg !37
  %cmp1 = icmp eq i32 %rem, 0, !dbg !38
  br i1 %cmp1, label %if.then, label %if.end, !dbg !38

if.then:                                          ; preds = %while.body
  br label %while.cond, !dbg !39, !llvm.loop !40

if.end:                                           ; preds = %while.body
  %5 = load i32, ptr %i, align 4, !dbg !43
  %6 = load ptr, ptr %d.addr, align 8, !dbg !44
  %7 = load i32, ptr %t, align 4, !dbg !45
  %idxprom = sext i32 %7 to i64, !dbg !44
  %arrayidx = getelementptr inbounds i32, ptr %6, i64 %idxprom, !dbg !44
  store i32 %5, ptr %arrayidx, align 4, !dbg !46
  br label %while.cond, !dbg !28, !llvm.loop !40

while.end:                                        ; preds = %while.cond
  ret void, !dbg !47
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5leavePii(ptr noundef %d, i32 noundef %n) #0 !dbg !48 {
entry:
  %d.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %d, ptr %d.addr, align 8
    #dbg_declare(ptr %d.addr, !49, !DIExpression(), !50)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !51, !DIExpression(), !52)
    #dbg_declare(ptr %t, !53, !DIExpression(), !54)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55
  store i32 %0, ptr %t, align 4, !dbg !54
    #dbg_declare(ptr %i, !56, !DIExpression(), !58)
  store i32 0, ptr %i, align 4, !dbg !58
  br label %for.cond, !dbg !59

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !60
  %2 = load i32, ptr %n.addr, align 4, !dbg !62
  %cmp = icmp slt i32 %1, %2, !dbg !63
  br i1 %cmp, label %for.body, label %for.end, !dbg !64

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %t, align 4, !dbg !65
  %rem = srem i32 %3, 3, !dbg !68
  %cmp1 = icmp eq i32 %rem, 0, !dbg !69
  br i1 %cmp1, label %if.then, label %if.end5, !dbg !69

if.then:                                          ; preds = %for.body
  %4 = load i32, ptr %i, align 4, !dbg !70
  %cmp2 = icmp eq i32 %4, 2, !dbg !73
  br i1 %cmp2, label %land.lhs.true, label %if.end, !dbg !74

land.lhs.true:                                    ; preds = %if.then
  %5 = load i32, ptr %t, align 4, !dbg !75
  %cmp3 = icmp eq i32 %5, 3, !dbg !76
  br i1 %cmp3, label %if.then4, label %if.end, !dbg !74

if.then4:                                         ; preds = %land.lhs.true
  br label %for.end, !dbg !77

if.end:                                           ; preds = %land.lhs.true, %if.then
  br label %if.end5, !dbg !78

if.end5:                                          ; preds = %if.end, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !79
  %6 = load i32, ptr %i, align 4, !dbg !80
  %7 = load ptr, ptr %d.addr, align 8, !dbg !81
  %8 = load i32, ptr %t, align 4, !dbg !82
  %idxprom = sext i32 %8 to i64, !dbg !81
  %arrayidx = getelementptr inbounds i32, ptr %7, i64 %idxprom, !dbg !81
  store i32 %6, ptr %arrayidx, align 4, !dbg !83
  br label %for.inc, !dbg !84

for.inc:                                          ; preds = %if.end5
  %9 = load i32, ptr %i, align 4, !dbg !85
  %inc = add nsw i32 %9, 1, !dbg !85
  store i32 %inc, ptr %i, align 4, !dbg !85
  br label %for.cond, !dbg !86, !llvm.loop !87

for.end:                                          ; preds = %if.then4, %for.cond
  ret void, !dbg !89
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_continue_last.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 11, type: !14, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "d", arg: 1, scope: !13, file: !1, line: 11, type: !16)
!20 = !DILocation(line: 11, column: 24, scope: !13)
!21 = !DILocalVariable(name: "n", arg: 2, scope: !13, file: !1, line: 11, type: !17)
!22 = !DILocation(line: 11, column: 31, scope: !13)
!23 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 12, type: !17)
!24 = !DILocation(line: 12, column: 7, scope: !13)
!25 = !DILocation(line: 12, column: 11, scope: !13)
!26 = !DILocalVariable(name: "i", scope: !13, file: !1, line: 13, type: !17)
!27 = !DILocation(line: 13, column: 7, scope: !13)
!28 = !DILocation(line: 14, column: 3, scope: !13)
!29 = !DILocation(line: 14, column: 10, scope: !13)
!30 = !DILocation(line: 14, column: 14, scope: !13)
!31 = !DILocation(line: 14, column: 12, scope: !13)
!32 = !DILocation(line: 15, column: 5, scope: !33)
!33 = distinct !DILexicalBlock(scope: !13, file: !1, line: 14, column: 17)
!34 = !DILocation(line: 16, column: 6, scope: !33)
!35 = !DILocation(line: 17, column: 9, scope: !36)
!36 = distinct !DILexicalBlock(scope: !33, file: !1, line: 17, column: 9)
!37 = !DILocation(line: 17, column: 11, scope: !36)
!38 = !DILocation(line: 17, column: 15, scope: !36)
!39 = !DILocation(line: 18, column: 7, scope: !36)
!40 = distinct !{!40, !28, !41, !42}
!41 = !DILocation(line: 20, column: 3, scope: !13)
!42 = !{!"llvm.loop.mustprogress"}
!43 = !DILocation(line: 19, column: 12, scope: !33)
!44 = !DILocation(line: 19, column: 5, scope: !33)
!45 = !DILocation(line: 19, column: 7, scope: !33)
!46 = !DILocation(line: 19, column: 10, scope: !33)
!47 = !DILocation(line: 21, column: 1, scope: !13)
!48 = distinct !DISubprogram(name: "leave", linkageName: "_Z5leavePii", scope: !1, file: !1, line: 23, type: !14, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!49 = !DILocalVariable(name: "d", arg: 1, scope: !48, file: !1, line: 23, type: !16)
!50 = !DILocation(line: 23, column: 28, scope: !48)
!51 = !DILocalVariable(name: "n", arg: 2, scope: !48, file: !1, line: 23, type: !17)
!52 = !DILocation(line: 23, column: 35, scope: !48)
!53 = !DILocalVariable(name: "t", scope: !48, file: !1, line: 24, type: !17)
!54 = !DILocation(line: 24, column: 7, scope: !48)
!55 = !DILocation(line: 24, column: 11, scope: !48)
!56 = !DILocalVariable(name: "i", scope: !57, file: !1, line: 25, type: !17)
!57 = distinct !DILexicalBlock(scope: !48, file: !1, line: 25, column: 3)
!58 = !DILocation(line: 25, column: 12, scope: !57)
!59 = !DILocation(line: 25, column: 8, scope: !57)
!60 = !DILocation(line: 25, column: 19, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !1, line: 25, column: 3)
!62 = !DILocation(line: 25, column: 23, scope: !61)
!63 = !DILocation(line: 25, column: 21, scope: !61)
!64 = !DILocation(line: 25, column: 3, scope: !57)
!65 = !DILocation(line: 26, column: 9, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !1, line: 26, column: 9)
!67 = distinct !DILexicalBlock(scope: !61, file: !1, line: 25, column: 31)
!68 = !DILocation(line: 26, column: 11, scope: !66)
!69 = !DILocation(line: 26, column: 15, scope: !66)
!70 = !DILocation(line: 27, column: 11, scope: !71)
!71 = distinct !DILexicalBlock(scope: !72, file: !1, line: 27, column: 11)
!72 = distinct !DILexicalBlock(scope: !66, file: !1, line: 26, column: 21)
!73 = !DILocation(line: 27, column: 13, scope: !71)
!74 = !DILocation(line: 27, column: 18, scope: !71)
!75 = !DILocation(line: 27, column: 21, scope: !71)
!76 = !DILocation(line: 27, column: 23, scope: !71)
!77 = !DILocation(line: 28, column: 9, scope: !71)
!78 = !DILocation(line: 29, column: 5, scope: !72)
!79 = !DILocation(line: 30, column: 5, scope: !67)
!80 = !DILocation(line: 31, column: 12, scope: !67)
!81 = !DILocation(line: 31, column: 5, scope: !67)
!82 = !DILocation(line: 31, column: 7, scope: !67)
!83 = !DILocation(line: 31, column: 10, scope: !67)
!84 = !DILocation(line: 32, column: 3, scope: !67)
!85 = !DILocation(line: 25, column: 26, scope: !61)
!86 = !DILocation(line: 25, column: 3, scope: !61)
!87 = distinct !{!87, !64, !88, !42}
!88 = !DILocation(line: 32, column: 3, scope: !57)
!89 = !DILocation(line: 33, column: 1, scope: !48)
