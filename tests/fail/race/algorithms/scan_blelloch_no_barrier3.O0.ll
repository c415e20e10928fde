; ModuleID = 'scan_blelloch_no_barrier3.cu'
source_filename = "scan_blelloch_no_barrier3.cu"
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
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !56
  %10 = load i32, ptr %t, align 4, !dbg !58
  %11 = load i32, ptr %d, align 4, !dbg !60
  %cmp8 = icmp slt i32 %10, %11, !dbg !61
  br i1 %cmp8, label %if.then, label %if.end, !dbg !61

if.then:                                          ; preds = %for.body
  %12 = load i32, ptr %off, align 4, !dbg !62
  %13 = load i32, ptr %t, align 4, !dbg !63
  %mul = mul nsw i32 2, %13, !dbg !64
  %add9 = add nsw i32 %mul, 1, !dbg !65
  %mul10 = mul nsw i32 %12, %add9, !dbg !66
  %sub = sub nsw i32 %mul10, 1, !dbg !67
  %idxprom11 = sext i32 %sub to i64, !dbg !68
  %arrayidx12 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom11, !dbg !68
  %14 = load i32, ptr %arrayidx12, align 4, !dbg !68
  %15 = load i32, ptr %off, align 4, !dbg !69
  %16 = load i32, ptr %t, align 4, !dbg !70
  %mul13 = mul nsw i32 2, %16, !dbg !71
  %add14 = add nsw i32 %mul13, 2, !dbg !72
  %mul15 = mul nsw i32 %15, %add14, !dbg !73
  %sub16 = sub nsw i32 %mul15, 1, !dbg !74
  %idxprom17 = sext i32 %sub16 to i64, !dbg !75
  %arrayidx18 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom17, !dbg !75
  %17 = load i32, ptr %arrayidx18, align 4, !dbg !76
  %add19 = add nsw i32 %17, %14, !dbg !76
  store i32 %add19, ptr %arrayidx18, align 4, !dbg !76
  br label %if.end, !dbg !75

if.end:                                           ; preds = %if.then, %for.body
  %18 = load i32, ptr %off, align 4, !dbg !77
  %shl = shl i32 %18, 1, !dbg !77
  store i32 %shl, ptr %off, align 4, !dbg !77
  br label %for.inc, !dbg !78

for.inc:                                          ; preds = %if.end
  %19 = load i32, ptr %d, align 4, !dbg !79
  %shr = ashr i32 %19, 1, !dbg !79
  store i32 %shr, ptr %d, align 4, !dbg !79
  br label %for.cond, !dbg !80, !llvm.loop !81

for.end:                                          ; preds = %for.cond
  %20 = load i32, ptr %t, align 4, !dbg !84
  %cmp20 = icmp eq i32 %20, 0, !dbg !86
  br i1 %cmp20, label %if.then21, label %if.end22, !dbg !86

if.then21:                                        ; preds = %for.end
  store i32 0, ptr getelementptr inbounds ([128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 127), align 4, !dbg !87
  br label %if.end22, !dbg !88

if.end22:                                         ; preds = %if.then21, %for.end
    #dbg_declare(ptr %d23, !89, !DIExpression(), !91)
  store i32 1, ptr %d23, align 4, !dbg !91
  br label %for.cond24, !dbg !92

for.cond24:                                       ; preds = %for.inc48, %if.end22
  %21 = load i32, ptr %d23, align 4, !dbg !93
  %cmp25 = icmp slt i32 %21, 128, !dbg !95
  br i1 %cmp25, label %for.body26, label %for.end50, !dbg !96

for.body26:                                       ; preds = %for.cond24
  %22 = load i32, ptr %off, align 4, !dbg !97
  %shr27 = ashr i32 %22, 1, !dbg !97
  store i32 %shr27, ptr %off, align 4, !dbg !97
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !99
  %23 = load i32, ptr %t, align 4, !dbg !100
  %24 = load i32, ptr %d23, align 4, !dbg !102
  %cmp28 = icmp slt i32 %23, %24, !dbg !103
  br i1 %cmp28, label %if.then29, label %if.end47, !dbg !103

if.then29:                                        ; preds = %for.body26
    #dbg_declare(ptr %i, !104, !DIExpression(), !106)
  %25 = load i32, ptr %off, align 4, !dbg !107
  %26 = load i32, ptr %t, align 4, !dbg !108
  %mul30 = mul nsw i32 2, %26, !dbg !109
  %add31 = add nsw i32 %mul30, 1, !dbg !110
  %mul32 = mul nsw i32 %25, %add31, !dbg !111
  %sub33 = sub nsw i32 %mul32, 1, !dbg !112
  store i32 %sub33, ptr %i, align 4, !dbg !106
    #dbg_declare(ptr %j, !113, !DIExpression(), !114)
  %27 = load i32, ptr %off, align 4, !dbg !115
  %28 = load i32, ptr %t, align 4, !dbg !116
  %mul34 = mul nsw i32 2, %28, !dbg !117
  %add35 = add nsw i32 %mul34, 2, !dbg !118
  %mul36 = mul nsw i32 %27, %add35, !dbg !119
  %sub37 = sub nsw i32 %mul36, 1, !dbg !120
  store i32 %sub37, ptr %j, align 4, !dbg !114
    #dbg_declare(ptr %v, !121, !DIExpression(), !122)
  %29 = load i32, ptr %i, align 4, !dbg !123
  %idxprom38 = sext i32 %29 to i64, !dbg !124
  %arrayidx39 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom38, !dbg !124
  %30 = load i32, ptr %arrayidx39, align 4, !dbg !124
  store i32 %30, ptr %v, align 4, !dbg !122
  %31 = load i32, ptr %j, align 4, !dbg !125
  %idxprom40 = sext i32 %31 to i64, !dbg !126
  %arrayidx41 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom40, !dbg !126
  %32 = load i32, ptr %arrayidx41, align 4, !dbg !126
  %33 = load i32, ptr %i, align 4, !dbg !127
  %idxprom42 = sext i32 %33 to i64, !dbg !128
  %arrayidx43 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom42, !dbg !128
  store i32 %32, ptr %arrayidx43, align 4, !dbg !129
  %34 = load i32, ptr %v, align 4, !dbg !130
  %35 = load i32, ptr %j, align 4, !dbg !131
  %idxprom44 = sext i32 %35 to i64, !dbg !132
  %arrayidx45 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom44, !dbg !132
  %36 = load i32, ptr %arrayidx45, align 4, !dbg !133
  %add46 = add nsw i32 %36, %34, !dbg !133
  store i32 %add46, ptr %arrayidx45, align 4, !dbg !133
  br label %if.end47, !dbg !134

if.end47:                                         ; preds = %if.then29, %for.body26
  br label %for.inc48, !dbg !135

for.inc48:                                        ; preds = %if.end47
  %37 = load i32, ptr %d23, align 4, !dbg !136
  %shl49 = shl i32 %37, 1, !dbg !136
  store i32 %shl49, ptr %d23, align 4, !dbg !136
  br label %for.cond24, !dbg !137, !llvm.loop !138

for.end50:                                        ; preds = %for.cond24
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
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 14, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 13, type: !4, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "scan_blelloch_no_barrier3.cu", directory: ".")
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
!27 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 13, type: !6)
!28 = !DILocation(line: 13, column: 24, scope: !2)
!29 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 13, type: !8)
!30 = !DILocation(line: 13, column: 38, scope: !2)
!31 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 15, type: !7)
!32 = !DILocation(line: 15, column: 7, scope: !2)
!33 = !DILocation(line: 15, column: 11, scope: !2)
!34 = !DILocation(line: 16, column: 10, scope: !2)
!35 = !DILocation(line: 16, column: 12, scope: !2)
!36 = !DILocation(line: 16, column: 5, scope: !2)
!37 = !DILocation(line: 16, column: 3, scope: !2)
!38 = !DILocation(line: 16, column: 8, scope: !2)
!39 = !DILocation(line: 17, column: 15, scope: !2)
!40 = !DILocation(line: 17, column: 17, scope: !2)
!41 = !DILocation(line: 17, column: 19, scope: !2)
!42 = !DILocation(line: 17, column: 5, scope: !2)
!43 = !DILocation(line: 17, column: 7, scope: !2)
!44 = !DILocation(line: 17, column: 3, scope: !2)
!45 = !DILocation(line: 17, column: 13, scope: !2)
!46 = !DILocalVariable(name: "off", scope: !2, file: !3, line: 18, type: !7)
!47 = !DILocation(line: 18, column: 7, scope: !2)
!48 = !DILocalVariable(name: "d", scope: !49, file: !3, line: 19, type: !7)
!49 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 3)
!50 = !DILocation(line: 19, column: 12, scope: !49)
!51 = !DILocation(line: 19, column: 8, scope: !49)
!52 = !DILocation(line: 19, column: 20, scope: !53)
!53 = distinct !DILexicalBlock(scope: !49, file: !3, line: 19, column: 3)
!54 = !DILocation(line: 19, column: 22, scope: !53)
!55 = !DILocation(line: 19, column: 3, scope: !49)
!56 = !DILocation(line: 20, column: 5, scope: !57)
!57 = distinct !DILexicalBlock(scope: !53, file: !3, line: 19, column: 36)
!58 = !DILocation(line: 21, column: 9, scope: !59)
!59 = distinct !DILexicalBlock(scope: !57, file: !3, line: 21, column: 9)
!60 = !DILocation(line: 21, column: 13, scope: !59)
!61 = !DILocation(line: 21, column: 11, scope: !59)
!62 = !DILocation(line: 22, column: 37, scope: !59)
!63 = !DILocation(line: 22, column: 48, scope: !59)
!64 = !DILocation(line: 22, column: 46, scope: !59)
!65 = !DILocation(line: 22, column: 50, scope: !59)
!66 = !DILocation(line: 22, column: 41, scope: !59)
!67 = !DILocation(line: 22, column: 55, scope: !59)
!68 = !DILocation(line: 22, column: 35, scope: !59)
!69 = !DILocation(line: 22, column: 9, scope: !59)
!70 = !DILocation(line: 22, column: 20, scope: !59)
!71 = !DILocation(line: 22, column: 18, scope: !59)
!72 = !DILocation(line: 22, column: 22, scope: !59)
!73 = !DILocation(line: 22, column: 13, scope: !59)
!74 = !DILocation(line: 22, column: 27, scope: !59)
!75 = !DILocation(line: 22, column: 7, scope: !59)
!76 = !DILocation(line: 22, column: 32, scope: !59)
!77 = !DILocation(line: 23, column: 9, scope: !57)
!78 = !DILocation(line: 24, column: 3, scope: !57)
!79 = !DILocation(line: 19, column: 29, scope: !53)
!80 = !DILocation(line: 19, column: 3, scope: !53)
!81 = distinct !{!81, !55, !82, !83}
!82 = !DILocation(line: 24, column: 3, scope: !49)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !DILocation(line: 25, column: 7, scope: !85)
!85 = distinct !DILexicalBlock(scope: !2, file: !3, line: 25, column: 7)
!86 = !DILocation(line: 25, column: 9, scope: !85)
!87 = !DILocation(line: 26, column: 12, scope: !85)
!88 = !DILocation(line: 26, column: 5, scope: !85)
!89 = !DILocalVariable(name: "d", scope: !90, file: !3, line: 27, type: !7)
!90 = distinct !DILexicalBlock(scope: !2, file: !3, line: 27, column: 3)
!91 = !DILocation(line: 27, column: 12, scope: !90)
!92 = !DILocation(line: 27, column: 8, scope: !90)
!93 = !DILocation(line: 27, column: 19, scope: !94)
!94 = distinct !DILexicalBlock(scope: !90, file: !3, line: 27, column: 3)
!95 = !DILocation(line: 27, column: 21, scope: !94)
!96 = !DILocation(line: 27, column: 3, scope: !90)
!97 = !DILocation(line: 28, column: 9, scope: !98)
!98 = distinct !DILexicalBlock(scope: !94, file: !3, line: 27, column: 37)
!99 = !DILocation(line: 29, column: 5, scope: !98)
!100 = !DILocation(line: 30, column: 9, scope: !101)
!101 = distinct !DILexicalBlock(scope: !98, file: !3, line: 30, column: 9)
!102 = !DILocation(line: 30, column: 13, scope: !101)
!103 = !DILocation(line: 30, column: 11, scope: !101)
!104 = !DILocalVariable(name: "i", scope: !105, file: !3, line: 31, type: !7)
!105 = distinct !DILexicalBlock(scope: !101, file: !3, line: 30, column: 16)
!106 = !DILocation(line: 31, column: 11, scope: !105)
!107 = !DILocation(line: 31, column: 15, scope: !105)
!108 = !DILocation(line: 31, column: 26, scope: !105)
!109 = !DILocation(line: 31, column: 24, scope: !105)
!110 = !DILocation(line: 31, column: 28, scope: !105)
!111 = !DILocation(line: 31, column: 19, scope: !105)
!112 = !DILocation(line: 31, column: 33, scope: !105)
!113 = !DILocalVariable(name: "j", scope: !105, file: !3, line: 31, type: !7)
!114 = !DILocation(line: 31, column: 38, scope: !105)
!115 = !DILocation(line: 31, column: 42, scope: !105)
!116 = !DILocation(line: 31, column: 53, scope: !105)
!117 = !DILocation(line: 31, column: 51, scope: !105)
!118 = !DILocation(line: 31, column: 55, scope: !105)
!119 = !DILocation(line: 31, column: 46, scope: !105)
!120 = !DILocation(line: 31, column: 60, scope: !105)
!121 = !DILocalVariable(name: "v", scope: !105, file: !3, line: 32, type: !7)
!122 = !DILocation(line: 32, column: 11, scope: !105)
!123 = !DILocation(line: 32, column: 17, scope: !105)
!124 = !DILocation(line: 32, column: 15, scope: !105)
!125 = !DILocation(line: 33, column: 16, scope: !105)
!126 = !DILocation(line: 33, column: 14, scope: !105)
!127 = !DILocation(line: 33, column: 9, scope: !105)
!128 = !DILocation(line: 33, column: 7, scope: !105)
!129 = !DILocation(line: 33, column: 12, scope: !105)
!130 = !DILocation(line: 34, column: 15, scope: !105)
!131 = !DILocation(line: 34, column: 9, scope: !105)
!132 = !DILocation(line: 34, column: 7, scope: !105)
!133 = !DILocation(line: 34, column: 12, scope: !105)
!134 = !DILocation(line: 35, column: 5, scope: !105)
!135 = !DILocation(line: 36, column: 3, scope: !98)
!136 = !DILocation(line: 27, column: 30, scope: !94)
!137 = !DILocation(line: 27, column: 3, scope: !94)
!138 = distinct !{!138, !96, !139, !83}
!139 = !DILocation(line: 36, column: 3, scope: !90)
!140 = !DILocation(line: 37, column: 12, scope: !2)
!141 = !DILocation(line: 37, column: 10, scope: !2)
!142 = !DILocation(line: 37, column: 3, scope: !2)
!143 = !DILocation(line: 37, column: 5, scope: !2)
!144 = !DILocation(line: 37, column: 8, scope: !2)
!145 = !DILocation(line: 38, column: 17, scope: !2)
!146 = !DILocation(line: 38, column: 19, scope: !2)
!147 = !DILocation(line: 38, column: 15, scope: !2)
!148 = !DILocation(line: 38, column: 3, scope: !2)
!149 = !DILocation(line: 38, column: 5, scope: !2)
!150 = !DILocation(line: 38, column: 7, scope: !2)
!151 = !DILocation(line: 38, column: 13, scope: !2)
!152 = !DILocation(line: 39, column: 1, scope: !2)
