; ModuleID = 'scan_blelloch_no_barrier1.cu'
source_filename = "scan_blelloch_no_barrier1.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiPKiE1s = internal addrspace(3) global [128 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !2 {
entry:
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %off = alloca i32, align 4
  %d = alloca i32, align 4
  %d23 = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %v = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !27, !DIExpression(), !28)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !29, !DIExpression(), !30)
    #dbg_declare(ptr %t, !31, !DIExpression(), !32)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  store i32 %0, ptr %t, align 4, !dbg !32
  %1 = load ptr, ptr %a.addr, align 8, !dbg !34
  %2 = load i32, ptr %t, align 4, !dbg !35
  %idxprom = sext i32 %2 to i64, !dbg !34
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 %idxprom, !dbg !34
  %3 = load i32, ptr %arrayidx, align 4, !dbg !34
  %4 = load i32, ptr %t, align 4, !dbg !36
  %idxprom1 = sext i32 %4 to i64, !dbg !37
  %arrayidx2 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom1, !dbg !37
  store i32 %3, ptr %arrayidx2, align 4, !dbg !38
  %5 = load ptr, ptr %a.addr, align 8, !dbg !39
  %6 = load i32, ptr %t, align 4, !dbg !40
  %add = add nsw i32 %6, 64, !dbg !41
  %idxprom3 = sext i32 %add to i64, !dbg !39
  %arrayidx4 = getelementptr inbounds i32, ptr %5, i64 %idxprom3, !dbg !39
  %7 = load i32, ptr %arrayidx4, align 4, !dbg !39
  %8 = load i32, ptr %t, align 4, !dbg !42
  %add5 = add nsw i32 %8, 64, !dbg !43
  %idxprom6 = sext i32 %add5 to i64, !dbg !44
  %arrayidx7 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom6, !dbg !44
  store i32 %7, ptr %arrayidx7, align 4, !dbg !45
    #dbg_declare(ptr %off, !46, !DIExpression(), !47)
  store i32 1, ptr %off, align 4, !dbg !47
    #dbg_declare(ptr %d, !48, !DIExpression(), !50)
  store i32 64, ptr %d, align 4, !dbg !50
  br label %for.cond, !dbg !51

for.cond:                                         ; preds = %for.inc, %entry
  %9 = load i32, ptr %d, align 4, !dbg !52
  %cmp = icmp sgt i32 %9, 0, !dbg !54
  br i1 %cmp, label %for.body, label %for.end, !dbg !55

for.body:                                         ; preds = %for.cond
  %10 = load i32, ptr %t, align 4, !dbg !56
  %11 = load i32, ptr %d, align 4, !dbg !59
  %cmp8 = icmp slt i32 %10, %11, !dbg !60
  br i1 %cmp8, label %if.then, label %if.end, !dbg !60

if.then:                                          ; preds = %for.body
  %12 = load i32, ptr %off, align 4, !dbg !61
  %13 = load i32, ptr %t, align 4, !dbg !62
  %mul = mul nsw i32 2, %13, !dbg !63
  %add9 = add nsw i32 %mul, 1, !dbg !64
  %mul10 = mul nsw i32 %12, %add9, !dbg !65
  %sub = sub nsw i32 %mul10, 1, !dbg !66
  %idxprom11 = sext i32 %sub to i64, !dbg !67
  %arrayidx12 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom11, !dbg !67
  %14 = load i32, ptr %arrayidx12, align 4, !dbg !67
  %15 = load i32, ptr %off, align 4, !dbg !68
  %16 = load i32, ptr %t, align 4, !dbg !69
  %mul13 = mul nsw i32 2, %16, !dbg !70
  %add14 = add nsw i32 %mul13, 2, !dbg !71
  %mul15 = mul nsw i32 %15, %add14, !dbg !72
  %sub16 = sub nsw i32 %mul15, 1, !dbg !73
  %idxprom17 = sext i32 %sub16 to i64, !dbg !74
  %arrayidx18 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom17, !dbg !74
  %17 = load i32, ptr %arrayidx18, align 4, !dbg !75
  %add19 = add nsw i32 %17, %14, !dbg !75
  store i32 %add19, ptr %arrayidx18, align 4, !dbg !75
  br label %if.end, !dbg !74

if.end:                                           ; preds = %if.then, %for.body
  %18 = load i32, ptr %off, align 4, !dbg !76
  %shl = shl i32 %18, 1, !dbg !76
  store i32 %shl, ptr %off, align 4, !dbg !76
  br label %for.inc, !dbg !77

for.inc:                                          ; preds = %if.end
  %19 = load i32, ptr %d, align 4, !dbg !78
  %shr = ashr i32 %19, 1, !dbg !78
  store i32 %shr, ptr %d, align 4, !dbg !78
  br label %for.cond, !dbg !79, !llvm.loop !80

for.end:                                          ; preds = %for.cond
  %20 = load i32, ptr %t, align 4, !dbg !83
  %cmp20 = icmp eq i32 %20, 0, !dbg !85
  br i1 %cmp20, label %if.then21, label %if.end22, !dbg !85

if.then21:                                        ; preds = %for.end
  store i32 0, ptr getelementptr inbounds ([128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 127), align 4, !dbg !86
  br label %if.end22, !dbg !87

if.end22:                                         ; preds = %if.then21, %for.end
    #dbg_declare(ptr %d23, !88, !DIExpression(), !90)
  store i32 1, ptr %d23, align 4, !dbg !90
  br label %for.cond24, !dbg !91

for.cond24:                                       ; preds = %for.inc48, %if.end22
  %21 = load i32, ptr %d23, align 4, !dbg !92
  %cmp25 = icmp slt i32 %21, 128, !dbg !94
  br i1 %cmp25, label %for.body26, label %for.end50, !dbg !95

for.body26:                                       ; preds = %for.cond24
  %22 = load i32, ptr %off, align 4, !dbg !96
  %shr27 = ashr i32 %22, 1, !dbg !96
  store i32 %shr27, ptr %off, align 4, !dbg !96
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !98
  %23 = load i32, ptr %t, align 4, !dbg !99
  %24 = load i32, ptr %d23, align 4, !dbg !101
  %cmp28 = icmp slt i32 %23, %24, !dbg !102
  br i1 %cmp28, label %if.then29, label %if.end47, !dbg !102

if.then29:                                        ; preds = %for.body26
    #dbg_declare(ptr %i, !103, !DIExpression(), !105)
  %25 = load i32, ptr %off, align 4, !dbg !106
  %26 = load i32, ptr %t, align 4, !dbg !107
  %mul30 = mul nsw i32 2, %26, !dbg !108
  %add31 = add nsw i32 %mul30, 1, !dbg !109
  %mul32 = mul nsw i32 %25, %add31, !dbg !110
  %sub33 = sub nsw i32 %mul32, 1, !dbg !111
  store i32 %sub33, ptr %i, align 4, !dbg !105
    #dbg_declare(ptr %j, !112, !DIExpression(), !113)
  %27 = load i32, ptr %off, align 4, !dbg !114
  %28 = load i32, ptr %t, align 4, !dbg !115
  %mul34 = mul nsw i32 2, %28, !dbg !116
  %add35 = add nsw i32 %mul34, 2, !dbg !117
  %mul36 = mul nsw i32 %27, %add35, !dbg !118
  %sub37 = sub nsw i32 %mul36, 1, !dbg !119
  store i32 %sub37, ptr %j, align 4, !dbg !113
    #dbg_declare(ptr %v, !120, !DIExpression(), !121)
  %29 = load i32, ptr %i, align 4, !dbg !122
  %idxprom38 = sext i32 %29 to i64, !dbg !123
  %arrayidx39 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom38, !dbg !123
  %30 = load i32, ptr %arrayidx39, align 4, !dbg !123
  store i32 %30, ptr %v, align 4, !dbg !121
  %31 = load i32, ptr %j, align 4, !dbg !124
  %idxprom40 = sext i32 %31 to i64, !dbg !125
  %arrayidx41 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom40, !dbg !125
  %32 = load i32, ptr %arrayidx41, align 4, !dbg !125
  %33 = load i32, ptr %i, align 4, !dbg !126
  %idxprom42 = sext i32 %33 to i64, !dbg !127
  %arrayidx43 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom42, !dbg !127
  store i32 %32, ptr %arrayidx43, align 4, !dbg !128
  %34 = load i32, ptr %v, align 4, !dbg !129
  %35 = load i32, ptr %j, align 4, !dbg !130
  %idxprom44 = sext i32 %35 to i64, !dbg !131
  %arrayidx45 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom44, !dbg !131
  %36 = load i32, ptr %arrayidx45, align 4, !dbg !132
  %add46 = add nsw i32 %36, %34, !dbg !132
  store i32 %add46, ptr %arrayidx45, align 4, !dbg !132
  br label %if.end47, !dbg !133

if.end47:                                         ; preds = %if.then29, %for.body26
  br label %for.inc48, !dbg !134

for.inc48:                                        ; preds = %if.end47
  %37 = load i32, ptr %d23, align 4, !dbg !135
  %shl49 = shl i32 %37, 1, !dbg !135
  store i32 %shl49, ptr %d23, align 4, !dbg !135
  br label %for.cond24, !dbg !136, !llvm.loop !137

for.end50:                                        ; preds = %for.cond24
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !139
  %38 = load i32, ptr %t, align 4, !dbg !140
  %idxprom51 = sext i32 %38 to i64, !dbg !141
  %arrayidx52 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom51, !dbg !141
  %39 = load i32, ptr %arrayidx52, align 4, !dbg !141
  %40 = load ptr, ptr %o.addr, align 8, !dbg !142
  %41 = load i32, ptr %t, align 4, !dbg !143
  %idxprom53 = sext i32 %41 to i64, !dbg !142
  %arrayidx54 = getelementptr inbounds i32, ptr %40, i64 %idxprom53, !dbg !142
  store i32 %39, ptr %arrayidx54, align 4, !dbg !144
  %42 = load i32, ptr %t, align 4, !dbg !145
  %add55 = add nsw i32 %42, 64, !dbg !146
  %idxprom56 = sext i32 %add55 to i64, !dbg !147
  %arrayidx57 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom56, !dbg !147
  %43 = load i32, ptr %arrayidx57, align 4, !dbg !147
  %44 = load ptr, ptr %o.addr, align 8, !dbg !148
  %45 = load i32, ptr %t, align 4, !dbg !149
  %add58 = add nsw i32 %45, 64, !dbg !150
  %idxprom59 = sext i32 %add58 to i64, !dbg !148
  %arrayidx60 = getelementptr inbounds i32, ptr %44, i64 %idxprom59, !dbg !148
  store i32 %43, ptr %arrayidx60, align 4, !dbg !151
  ret void, !dbg !152
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 20, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 19, type: !4, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "scan_blelloch_no_barrier1.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 206)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 207)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{}
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 4096, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 128)
!22 = !{i32 7, !"Dwarf Version", i32 4}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!26 = !{!"clang version 22.1.8"}
!27 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 19, type: !6)
!28 = !DILocation(line: 19, column: 24, scope: !2)
!29 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 19, type: !8)
!30 = !DILocation(line: 19, column: 38, scope: !2)
!31 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 21, type: !7)
!32 = !DILocation(line: 21, column: 7, scope: !2)
!33 = !DILocation(line: 21, column: 11, scope: !2)
!34 = !DILocation(line: 22, column: 10, scope: !2)
!35 = !DILocation(line: 22, column: 12, scope: !2)
!36 = !DILocation(line: 22, column: 5, scope: !2)
!37 = !DILocation(line: 22, column: 3, scope: !2)
!38 = !DILocation(line: 22, column: 8, scope: !2)
!39 = !DILocation(line: 23, column: 15, scope: !2)
!40 = !DILocation(line: 23, column: 17, scope: !2)
!41 = !DILocation(line: 23, column: 19, scope: !2)
!42 = !DILocation(line: 23, column: 5, scope: !2)
!43 = !DILocation(line: 23, column: 7, scope: !2)
!44 = !DILocation(line: 23, column: 3, scope: !2)
!45 = !DILocation(line: 23, column: 13, scope: !2)
!46 = !DILocalVariable(name: "off", scope: !2, file: !3, line: 24, type: !7)
!47 = !DILocation(line: 24, column: 7, scope: !2)
!48 = !DILocalVariable(name: "d", scope: !49, file: !3, line: 25, type: !7)
!49 = distinct !DILexicalBlock(scope: !2, file: !3, line: 25, column: 3)
!50 = !DILocation(line: 25, column: 12, scope: !49)
!51 = !DILocation(line: 25, column: 8, scope: !49)
!52 = !DILocation(line: 25, column: 20, scope: !53)
!53 = distinct !DILexicalBlock(scope: !49, file: !3, line: 25, column: 3)
!54 = !DILocation(line: 25, column: 22, scope: !53)
!55 = !DILocation(line: 25, column: 3, scope: !49)
!56 = !DILocation(line: 26, column: 9, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 26, column: 9)
!58 = distinct !DILexicalBlock(scope: !53, file: !3, line: 25, column: 36)
!59 = !DILocation(line: 26, column: 13, scope: !57)
!60 = !DILocation(line: 26, column: 11, scope: !57)
!61 = !DILocation(line: 27, column: 37, scope: !57)
!62 = !DILocation(line: 27, column: 48, scope: !57)
!63 = !DILocation(line: 27, column: 46, scope: !57)
!64 = !DILocation(line: 27, column: 50, scope: !57)
!65 = !DILocation(line: 27, column: 41, scope: !57)
!66 = !DILocation(line: 27, column: 55, scope: !57)
!67 = !DILocation(line: 27, column: 35, scope: !57)
!68 = !DILocation(line: 27, column: 9, scope: !57)
!69 = !DILocation(line: 27, column: 20, scope: !57)
!70 = !DILocation(line: 27, column: 18, scope: !57)
!71 = !DILocation(line: 27, column: 22, scope: !57)
!72 = !DILocation(line: 27, column: 13, scope: !57)
!73 = !DILocation(line: 27, column: 27, scope: !57)
!74 = !DILocation(line: 27, column: 7, scope: !57)
!75 = !DILocation(line: 27, column: 32, scope: !57)
!76 = !DILocation(line: 28, column: 9, scope: !58)
!77 = !DILocation(line: 29, column: 3, scope: !58)
!78 = !DILocation(line: 25, column: 29, scope: !53)
!79 = !DILocation(line: 25, column: 3, scope: !53)
!80 = distinct !{!80, !55, !81, !82}
!81 = !DILocation(line: 29, column: 3, scope: !49)
!82 = !{!"llvm.loop.mustprogress"}
!83 = !DILocation(line: 30, column: 7, scope: !84)
!84 = distinct !DILexicalBlock(scope: !2, file: !3, line: 30, column: 7)
!85 = !DILocation(line: 30, column: 9, scope: !84)
!86 = !DILocation(line: 31, column: 12, scope: !84)
!87 = !DILocation(line: 31, column: 5, scope: !84)
!88 = !DILocalVariable(name: "d", scope: !89, file: !3, line: 32, type: !7)
!89 = distinct !DILexicalBlock(scope: !2, file: !3, line: 32, column: 3)
!90 = !DILocation(line: 32, column: 12, scope: !89)
!91 = !DILocation(line: 32, column: 8, scope: !89)
!92 = !DILocation(line: 32, column: 19, scope: !93)
!93 = distinct !DILexicalBlock(scope: !89, file: !3, line: 32, column: 3)
!94 = !DILocation(line: 32, column: 21, scope: !93)
!95 = !DILocation(line: 32, column: 3, scope: !89)
!96 = !DILocation(line: 33, column: 9, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 32, column: 37)
!98 = !DILocation(line: 34, column: 5, scope: !97)
!99 = !DILocation(line: 35, column: 9, scope: !100)
!100 = distinct !DILexicalBlock(scope: !97, file: !3, line: 35, column: 9)
!101 = !DILocation(line: 35, column: 13, scope: !100)
!102 = !DILocation(line: 35, column: 11, scope: !100)
!103 = !DILocalVariable(name: "i", scope: !104, file: !3, line: 36, type: !7)
!104 = distinct !DILexicalBlock(scope: !100, file: !3, line: 35, column: 16)
!105 = !DILocation(line: 36, column: 11, scope: !104)
!106 = !DILocation(line: 36, column: 15, scope: !104)
!107 = !DILocation(line: 36, column: 26, scope: !104)
!108 = !DILocation(line: 36, column: 24, scope: !104)
!109 = !DILocation(line: 36, column: 28, scope: !104)
!110 = !DILocation(line: 36, column: 19, scope: !104)
!111 = !DILocation(line: 36, column: 33, scope: !104)
!112 = !DILocalVariable(name: "j", scope: !104, file: !3, line: 36, type: !7)
!113 = !DILocation(line: 36, column: 38, scope: !104)
!114 = !DILocation(line: 36, column: 42, scope: !104)
!115 = !DILocation(line: 36, column: 53, scope: !104)
!116 = !DILocation(line: 36, column: 51, scope: !104)
!117 = !DILocation(line: 36, column: 55, scope: !104)
!118 = !DILocation(line: 36, column: 46, scope: !104)
!119 = !DILocation(line: 36, column: 60, scope: !104)
!120 = !DILocalVariable(name: "v", scope: !104, file: !3, line: 37, type: !7)
!121 = !DILocation(line: 37, column: 11, scope: !104)
!122 = !DILocation(line: 37, column: 17, scope: !104)
!123 = !DILocation(line: 37, column: 15, scope: !104)
!124 = !DILocation(line: 38, column: 16, scope: !104)
!125 = !DILocation(line: 38, column: 14, scope: !104)
!126 = !DILocation(line: 38, column: 9, scope: !104)
!127 = !DILocation(line: 38, column: 7, scope: !104)
!128 = !DILocation(line: 38, column: 12, scope: !104)
!129 = !DILocation(line: 39, column: 15, scope: !104)
!130 = !DILocation(line: 39, column: 9, scope: !104)
!131 = !DILocation(line: 39, column: 7, scope: !104)
!132 = !DILocation(line: 39, column: 12, scope: !104)
!133 = !DILocation(line: 40, column: 5, scope: !104)
!134 = !DILocation(line: 41, column: 3, scope: !97)
!135 = !DILocation(line: 32, column: 30, scope: !93)
!136 = !DILocation(line: 32, column: 3, scope: !93)
!137 = distinct !{!137, !95, !138, !82}
!138 = !DILocation(line: 41, column: 3, scope: !89)
!139 = !DILocation(line: 42, column: 3, scope: !2)
!140 = !DILocation(line: 43, column: 12, scope: !2)
!141 = !DILocation(line: 43, column: 10, scope: !2)
!142 = !DILocation(line: 43, column: 3, scope: !2)
!143 = !DILocation(line: 43, column: 5, scope: !2)
!144 = !DILocation(line: 43, column: 8, scope: !2)
!145 = !DILocation(line: 44, column: 17, scope: !2)
!146 = !DILocation(line: 44, column: 19, scope: !2)
!147 = !DILocation(line: 44, column: 15, scope: !2)
!148 = !DILocation(line: 44, column: 3, scope: !2)
!149 = !DILocation(line: 44, column: 5, scope: !2)
!150 = !DILocation(line: 44, column: 7, scope: !2)
!151 = !DILocation(line: 44, column: 13, scope: !2)
!152 = !DILocation(line: 45, column: 1, scope: !2)
