; ModuleID = 'bitonic_no_barrier2.cu'
source_filename = "bitonic_no_barrier2.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiPKiE1s = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !2 {
entry:
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %n = alloca i32, align 4
  %j = alloca i32, align 4
  %p = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
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
  %mul = mul nsw i32 %3, 37, !dbg !36
  %add = add nsw i32 %mul, 11, !dbg !37
  %and = and i32 %add, 63, !dbg !38
  %4 = load i32, ptr %t, align 4, !dbg !39
  %idxprom1 = sext i32 %4 to i64, !dbg !40
  %arrayidx2 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom1, !dbg !40
  store i32 %and, ptr %arrayidx2, align 4, !dbg !41
    #dbg_declare(ptr %n, !42, !DIExpression(), !44)
  store i32 2, ptr %n, align 4, !dbg !44
  br label %for.cond, !dbg !45

for.cond:                                         ; preds = %for.inc23, %entry
  %5 = load i32, ptr %n, align 4, !dbg !46
  %cmp = icmp sle i32 %5, 64, !dbg !48
  br i1 %cmp, label %for.body, label %for.end24, !dbg !49

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %j, !50, !DIExpression(), !53)
  %6 = load i32, ptr %n, align 4, !dbg !54
  %shr = ashr i32 %6, 1, !dbg !55
  store i32 %shr, ptr %j, align 4, !dbg !53
  br label %for.cond3, !dbg !56

for.cond3:                                        ; preds = %for.inc, %for.body
  %7 = load i32, ptr %j, align 4, !dbg !57
  %cmp4 = icmp sgt i32 %7, 0, !dbg !59
  br i1 %cmp4, label %for.body5, label %for.end, !dbg !60

for.body5:                                        ; preds = %for.cond3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !61
    #dbg_declare(ptr %p, !63, !DIExpression(), !64)
  %8 = load i32, ptr %t, align 4, !dbg !65
  %9 = load i32, ptr %j, align 4, !dbg !66
  %xor = xor i32 %8, %9, !dbg !67
  store i32 %xor, ptr %p, align 4, !dbg !64
  %10 = load i32, ptr %p, align 4, !dbg !68
  %11 = load i32, ptr %t, align 4, !dbg !70
  %cmp6 = icmp sgt i32 %10, %11, !dbg !71
  br i1 %cmp6, label %if.then, label %if.end21, !dbg !71

if.then:                                          ; preds = %for.body5
    #dbg_declare(ptr %x, !72, !DIExpression(), !74)
  %12 = load i32, ptr %t, align 4, !dbg !75
  %idxprom7 = sext i32 %12 to i64, !dbg !76
  %arrayidx8 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom7, !dbg !76
  %13 = load i32, ptr %arrayidx8, align 4, !dbg !76
  store i32 %13, ptr %x, align 4, !dbg !74
    #dbg_declare(ptr %y, !77, !DIExpression(), !78)
  %14 = load i32, ptr %p, align 4, !dbg !79
  %idxprom9 = sext i32 %14 to i64, !dbg !80
  %arrayidx10 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom9, !dbg !80
  %15 = load i32, ptr %arrayidx10, align 4, !dbg !80
  store i32 %15, ptr %y, align 4, !dbg !78
  %16 = load i32, ptr %x, align 4, !dbg !81
  %17 = load i32, ptr %y, align 4, !dbg !83
  %cmp11 = icmp sgt i32 %16, %17, !dbg !84
  %conv = zext i1 %cmp11 to i32, !dbg !85
  %18 = load i32, ptr %t, align 4, !dbg !86
  %19 = load i32, ptr %n, align 4, !dbg !87
  %and12 = and i32 %18, %19, !dbg !88
  %cmp13 = icmp eq i32 %and12, 0, !dbg !89
  %conv14 = zext i1 %cmp13 to i32, !dbg !90
  %cmp15 = icmp eq i32 %conv, %conv14, !dbg !91
  br i1 %cmp15, label %if.then16, label %if.end, !dbg !91

if.then16:                                        ; preds = %if.then
  %20 = load i32, ptr %y, align 4, !dbg !92
  %21 = load i32, ptr %t, align 4, !dbg !94
  %idxprom17 = sext i32 %21 to i64, !dbg !95
  %arrayidx18 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom17, !dbg !95
  store i32 %20, ptr %arrayidx18, align 4, !dbg !96
  %22 = load i32, ptr %x, align 4, !dbg !97
  %23 = load i32, ptr %p, align 4, !dbg !98
  %idxprom19 = sext i32 %23 to i64, !dbg !99
  %arrayidx20 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom19, !dbg !99
  store i32 %22, ptr %arrayidx20, align 4, !dbg !100
  br label %if.end, !dbg !101

if.end:                                           ; preds = %if.then16, %if.then
  br label %if.end21, !dbg !102

if.end21:                                         ; preds = %if.end, %for.body5
  br label %for.inc, !dbg !103

for.inc:                                          ; preds = %if.end21
  %24 = load i32, ptr %j, align 4, !dbg !104
  %shr22 = ashr i32 %24, 1, !dbg !104
  store i32 %shr22, ptr %j, align 4, !dbg !104
  br label %for.cond3, !dbg !105, !llvm.loop !106

for.end:                                          ; preds = %for.cond3
  br label %for.inc23, !dbg !109

for.inc23:                                        ; preds = %for.end
  %25 = load i32, ptr %n, align 4, !dbg !110
  %shl = shl i32 %25, 1, !dbg !110
  store i32 %shl, ptr %n, align 4, !dbg !110
  br label %for.cond, !dbg !111, !llvm.loop !112

for.end24:                                        ; preds = %for.cond
  %26 = load i32, ptr %t, align 4, !dbg !114
  %idxprom25 = sext i32 %26 to i64, !dbg !115
  %arrayidx26 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom25, !dbg !115
  %27 = load i32, ptr %arrayidx26, align 4, !dbg !115
  %28 = load ptr, ptr %o.addr, align 8, !dbg !116
  %29 = load i32, ptr %t, align 4, !dbg !117
  %idxprom27 = sext i32 %29 to i64, !dbg !116
  %arrayidx28 = getelementptr inbounds i32, ptr %28, i64 %idxprom27, !dbg !116
  store i32 %27, ptr %arrayidx28, align 4, !dbg !118
  ret void, !dbg !119
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
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 8, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "bitonic_no_barrier2.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 214)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 215)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{}
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 64)
!22 = !{i32 7, !"Dwarf Version", i32 4}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!26 = !{!"clang version 22.1.8"}
!27 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!28 = !DILocation(line: 7, column: 24, scope: !2)
!29 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 7, type: !8)
!30 = !DILocation(line: 7, column: 38, scope: !2)
!31 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !7)
!32 = !DILocation(line: 9, column: 7, scope: !2)
!33 = !DILocation(line: 9, column: 11, scope: !2)
!34 = !DILocation(line: 10, column: 11, scope: !2)
!35 = !DILocation(line: 10, column: 13, scope: !2)
!36 = !DILocation(line: 10, column: 16, scope: !2)
!37 = !DILocation(line: 10, column: 21, scope: !2)
!38 = !DILocation(line: 10, column: 27, scope: !2)
!39 = !DILocation(line: 10, column: 5, scope: !2)
!40 = !DILocation(line: 10, column: 3, scope: !2)
!41 = !DILocation(line: 10, column: 8, scope: !2)
!42 = !DILocalVariable(name: "n", scope: !43, file: !3, line: 11, type: !7)
!43 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!44 = !DILocation(line: 11, column: 12, scope: !43)
!45 = !DILocation(line: 11, column: 8, scope: !43)
!46 = !DILocation(line: 11, column: 19, scope: !47)
!47 = distinct !DILexicalBlock(scope: !43, file: !3, line: 11, column: 3)
!48 = !DILocation(line: 11, column: 21, scope: !47)
!49 = !DILocation(line: 11, column: 3, scope: !43)
!50 = !DILocalVariable(name: "j", scope: !51, file: !3, line: 12, type: !7)
!51 = distinct !DILexicalBlock(scope: !52, file: !3, line: 12, column: 5)
!52 = distinct !DILexicalBlock(scope: !47, file: !3, line: 11, column: 37)
!53 = !DILocation(line: 12, column: 14, scope: !51)
!54 = !DILocation(line: 12, column: 18, scope: !51)
!55 = !DILocation(line: 12, column: 20, scope: !51)
!56 = !DILocation(line: 12, column: 10, scope: !51)
!57 = !DILocation(line: 12, column: 26, scope: !58)
!58 = distinct !DILexicalBlock(scope: !51, file: !3, line: 12, column: 5)
!59 = !DILocation(line: 12, column: 28, scope: !58)
!60 = !DILocation(line: 12, column: 5, scope: !51)
!61 = !DILocation(line: 13, column: 7, scope: !62)
!62 = distinct !DILexicalBlock(scope: !58, file: !3, line: 12, column: 42)
!63 = !DILocalVariable(name: "p", scope: !62, file: !3, line: 14, type: !7)
!64 = !DILocation(line: 14, column: 11, scope: !62)
!65 = !DILocation(line: 14, column: 15, scope: !62)
!66 = !DILocation(line: 14, column: 19, scope: !62)
!67 = !DILocation(line: 14, column: 17, scope: !62)
!68 = !DILocation(line: 15, column: 11, scope: !69)
!69 = distinct !DILexicalBlock(scope: !62, file: !3, line: 15, column: 11)
!70 = !DILocation(line: 15, column: 15, scope: !69)
!71 = !DILocation(line: 15, column: 13, scope: !69)
!72 = !DILocalVariable(name: "x", scope: !73, file: !3, line: 16, type: !7)
!73 = distinct !DILexicalBlock(scope: !69, file: !3, line: 15, column: 18)
!74 = !DILocation(line: 16, column: 13, scope: !73)
!75 = !DILocation(line: 16, column: 19, scope: !73)
!76 = !DILocation(line: 16, column: 17, scope: !73)
!77 = !DILocalVariable(name: "y", scope: !73, file: !3, line: 17, type: !7)
!78 = !DILocation(line: 17, column: 13, scope: !73)
!79 = !DILocation(line: 17, column: 19, scope: !73)
!80 = !DILocation(line: 17, column: 17, scope: !73)
!81 = !DILocation(line: 18, column: 14, scope: !82)
!82 = distinct !DILexicalBlock(scope: !73, file: !3, line: 18, column: 13)
!83 = !DILocation(line: 18, column: 18, scope: !82)
!84 = !DILocation(line: 18, column: 16, scope: !82)
!85 = !DILocation(line: 18, column: 13, scope: !82)
!86 = !DILocation(line: 18, column: 26, scope: !82)
!87 = !DILocation(line: 18, column: 30, scope: !82)
!88 = !DILocation(line: 18, column: 28, scope: !82)
!89 = !DILocation(line: 18, column: 33, scope: !82)
!90 = !DILocation(line: 18, column: 24, scope: !82)
!91 = !DILocation(line: 18, column: 21, scope: !82)
!92 = !DILocation(line: 19, column: 18, scope: !93)
!93 = distinct !DILexicalBlock(scope: !82, file: !3, line: 18, column: 40)
!94 = !DILocation(line: 19, column: 13, scope: !93)
!95 = !DILocation(line: 19, column: 11, scope: !93)
!96 = !DILocation(line: 19, column: 16, scope: !93)
!97 = !DILocation(line: 20, column: 18, scope: !93)
!98 = !DILocation(line: 20, column: 13, scope: !93)
!99 = !DILocation(line: 20, column: 11, scope: !93)
!100 = !DILocation(line: 20, column: 16, scope: !93)
!101 = !DILocation(line: 21, column: 9, scope: !93)
!102 = !DILocation(line: 22, column: 7, scope: !73)
!103 = !DILocation(line: 23, column: 5, scope: !62)
!104 = !DILocation(line: 12, column: 35, scope: !58)
!105 = !DILocation(line: 12, column: 5, scope: !58)
!106 = distinct !{!106, !60, !107, !108}
!107 = !DILocation(line: 23, column: 5, scope: !51)
!108 = !{!"llvm.loop.mustprogress"}
!109 = !DILocation(line: 24, column: 3, scope: !52)
!110 = !DILocation(line: 11, column: 30, scope: !47)
!111 = !DILocation(line: 11, column: 3, scope: !47)
!112 = distinct !{!112, !49, !113, !108}
!113 = !DILocation(line: 24, column: 3, scope: !43)
!114 = !DILocation(line: 25, column: 12, scope: !2)
!115 = !DILocation(line: 25, column: 10, scope: !2)
!116 = !DILocation(line: 25, column: 3, scope: !2)
!117 = !DILocation(line: 25, column: 5, scope: !2)
!118 = !DILocation(line: 25, column: 8, scope: !2)
!119 = !DILocation(line: 26, column: 1, scope: !2)
