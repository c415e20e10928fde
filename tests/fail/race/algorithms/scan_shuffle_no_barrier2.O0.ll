; ModuleID = 'scan_shuffle_no_barrier2.cu'
source_filename = "scan_shuffle_no_barrier2.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiPKiE4sums = internal addrspace(3) global [4 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !2 {
entry:
  %m.addr.i36 = alloca i32, align 4
  %v.addr.i37 = alloca i32, align 4
  %a.addr.i38 = alloca i32, align 4
  %w.addr.i39 = alloca i32, align 4
  %m.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %lane = alloca i32, align 4
  %w = alloca i32, align 4
  %v = alloca i32, align 4
  %d = alloca i32, align 4
  %u = alloca i32, align 4
  %x = alloca i32, align 4
  %d12 = alloca i32, align 4
  %u16 = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !28, !DIExpression(), !29)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !30, !DIExpression(), !31)
    #dbg_declare(ptr %t, !32, !DIExpression(), !33)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
  store i32 %0, ptr %t, align 4, !dbg !33
    #dbg_declare(ptr %lane, !35, !DIExpression(), !36)
  %1 = load i32, ptr %t, align 4, !dbg !37
  %and = and i32 %1, 31, !dbg !38
  store i32 %and, ptr %lane, align 4, !dbg !36
    #dbg_declare(ptr %w, !39, !DIExpression(), !40)
  %2 = load i32, ptr %t, align 4, !dbg !41
  %shr = ashr i32 %2, 5, !dbg !42
  store i32 %shr, ptr %w, align 4, !dbg !40
    #dbg_declare(ptr %v, !43, !DIExpression(), !44)
  %3 = load ptr, ptr %a.addr, align 8, !dbg !45
  %4 = load i32, ptr %t, align 4, !dbg !46
  %idxprom = sext i32 %4 to i64, !dbg !45
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %idxprom, !dbg !45
  %5 = load i32, ptr %arrayidx, align 4, !dbg !45
  store i32 %5, ptr %v, align 4, !dbg !44
    #dbg_declare(ptr %d, !47, !DIExpression(), !49)
  store i32 1, ptr %d, align 4, !dbg !49
  br label %for.cond, !dbg !50

for.cond:                                         ; preds = %for.inc, %entry
  %6 = load i32, ptr %d, align 4, !dbg !51
  %cmp = icmp slt i32 %6, 32, !dbg !53
  br i1 %cmp, label %for.body, label %for.end, !dbg !54

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %u, !55, !DIExpression(), !57)
  %7 = load i32, ptr %v, align 4, !dbg !58
  %8 = load i32, ptr %d, align 4, !dbg !59
  store i32 -1, ptr %m.addr.i36, align 4, !dbg !60
  store i32 %7, ptr %v.addr.i37, align 4, !dbg !60
  store i32 %8, ptr %a.addr.i38, align 4, !dbg !60
  store i32 32, ptr %w.addr.i39, align 4, !dbg !60
  %9 = load i32, ptr %m.addr.i36, align 4, !dbg !60
  %10 = load i32, ptr %v.addr.i37, align 4, !dbg !60
  %11 = load i32, ptr %a.addr.i38, align 4, !dbg !60
  %12 = load i32, ptr %w.addr.i39, align 4, !dbg !60
  %sub.i40 = sub nsw i32 32, %12, !dbg !60
  %shl.i41 = shl i32 %sub.i40, 8, !dbg !60
  %13 = call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %9, i32 %10, i32 %11, i32 %shl.i41), !dbg !60
  store i32 %13, ptr %u, align 4, !dbg !57
  %14 = load i32, ptr %lane, align 4, !dbg !61
  %15 = load i32, ptr %d, align 4, !dbg !63
  %cmp2 = icmp sge i32 %14, %15, !dbg !64
  br i1 %cmp2, label %if.then, label %if.end, !dbg !64

if.then:                                          ; preds = %for.body
  %16 = load i32, ptr %u, align 4, !dbg !65
  %17 = load i32, ptr %v, align 4, !dbg !66
  %add = add nsw i32 %17, %16, !dbg !66
  store i32 %add, ptr %v, align 4, !dbg !66
  br label %if.end, !dbg !67

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc, !dbg !68

for.inc:                                          ; preds = %if.end
  %18 = load i32, ptr %d, align 4, !dbg !69
  %shl = shl i32 %18, 1, !dbg !69
  store i32 %shl, ptr %d, align 4, !dbg !69
  br label %for.cond, !dbg !70, !llvm.loop !71

for.end:                                          ; preds = %for.cond
  %19 = load i32, ptr %lane, align 4, !dbg !74
  %cmp3 = icmp eq i32 %19, 31, !dbg !76
  br i1 %cmp3, label %if.then4, label %if.end7, !dbg !76

if.then4:                                         ; preds = %for.end
  %20 = load i32, ptr %v, align 4, !dbg !77
  %21 = load i32, ptr %w, align 4, !dbg !78
  %idxprom5 = sext i32 %21 to i64, !dbg !79
  %arrayidx6 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE4sums to ptr), i64 0, i64 %idxprom5, !dbg !79
  store i32 %20, ptr %arrayidx6, align 4, !dbg !80
  br label %if.end7, !dbg !79

if.end7:                                          ; preds = %if.then4, %for.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !81
  %22 = load i32, ptr %t, align 4, !dbg !82
  %cmp8 = icmp slt i32 %22, 4, !dbg !84
  br i1 %cmp8, label %if.then9, label %if.end27, !dbg !84

if.then9:                                         ; preds = %if.end7
    #dbg_declare(ptr %x, !85, !DIExpression(), !87)
  %23 = load i32, ptr %t, align 4, !dbg !88
  %idxprom10 = sext i32 %23 to i64, !dbg !89
  %arrayidx11 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE4sums to ptr), i64 0, i64 %idxprom10, !dbg !89
  %24 = load i32, ptr %arrayidx11, align 4, !dbg !89
  store i32 %24, ptr %x, align 4, !dbg !87
    #dbg_declare(ptr %d12, !90, !DIExpression(), !92)
  store i32 1, ptr %d12, align 4, !dbg !92
  br label %for.cond13, !dbg !93

for.cond13:                                       ; preds = %for.inc22, %if.then9
  %25 = load i32, ptr %d12, align 4, !dbg !94
  %cmp14 = icmp slt i32 %25, 4, !dbg !96
  br i1 %cmp14, label %for.body15, label %for.end24, !dbg !97

for.body15:                                       ; preds = %for.cond13
    #dbg_declare(ptr %u16, !98, !DIExpression(), !100)
  %26 = load i32, ptr %x, align 4, !dbg !101
  %27 = load i32, ptr %d12, align 4, !dbg !102
  store i32 15, ptr %m.addr.i, align 4, !dbg !103
  store i32 %26, ptr %v.addr.i, align 4, !dbg !103
  store i32 %27, ptr %a.addr.i, align 4, !dbg !103
  store i32 32, ptr %w.addr.i, align 4, !dbg !103
  %28 = load i32, ptr %m.addr.i, align 4, !dbg !103
  %29 = load i32, ptr %v.addr.i, align 4, !dbg !103
  %30 = load i32, ptr %a.addr.i, align 4, !dbg !103
  %31 = load i32, ptr %w.addr.i, align 4, !dbg !103
  %sub.i = sub nsw i32 32, %31, !dbg !103
  %shl.i = shl i32 %sub.i, 8, !dbg !103
  %32 = call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %28, i32 %29, i32 %30, i32 %shl.i), !dbg !103
  store i32 %32, ptr %u16, align 4, !dbg !100
  %33 = load i32, ptr %t, align 4, !dbg !104
  %34 = load i32, ptr %d12, align 4, !dbg !106
  %cmp18 = icmp sge i32 %33, %34, !dbg !107
  br i1 %cmp18, label %if.then19, label %if.end21, !dbg !107

if.then19:                                        ; preds = %for.body15
  %35 = load i32, ptr %u16, align 4, !dbg !108
  %36 = load i32, ptr %x, align 4, !dbg !109
  %add20 = add nsw i32 %36, %35, !dbg !109
  store i32 %add20, ptr %x, align 4, !dbg !109
  br label %if.end21, !dbg !110

if.end21:                                         ; preds = %if.then19, %for.body15
  br label %for.inc22, !dbg !111

for.inc22:                                        ; preds = %if.end21
  %37 = load i32, ptr %d12, align 4, !dbg !112
  %shl23 = shl i32 %37, 1, !dbg !112
  store i32 %shl23, ptr %d12, align 4, !dbg !112
  br label %for.cond13, !dbg !113, !llvm.loop !114

for.end24:                                        ; preds = %for.cond13
  %38 = load i32, ptr %x, align 4, !dbg !116
  %39 = load i32, ptr %t, align 4, !dbg !117
  %idxprom25 = sext i32 %39 to i64, !dbg !118
  %arrayidx26 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE4sums to ptr), i64 0, i64 %idxprom25, !dbg !118
  store i32 %38, ptr %arrayidx26, align 4, !dbg !119
  br label %if.end27, !dbg !120

if.end27:                                         ; preds = %for.end24, %if.end7
  %40 = load i32, ptr %w, align 4, !dbg !121
  %cmp28 = icmp sgt i32 %40, 0, !dbg !123
  br i1 %cmp28, label %if.then29, label %if.end33, !dbg !123

if.then29:                                        ; preds = %if.end27
  %41 = load i32, ptr %w, align 4, !dbg !124
  %sub = sub nsw i32 %41, 1, !dbg !125
  %idxprom30 = sext i32 %sub to i64, !dbg !126
  %arrayidx31 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE4sums to ptr), i64 0, i64 %idxprom30, !dbg !126
  %42 = load i32, ptr %arrayidx31, align 4, !dbg !126
  %43 = load i32, ptr %v, align 4, !dbg !127
  %add32 = add nsw i32 %43, %42, !dbg !127
  store i32 %add32, ptr %v, align 4, !dbg !127
  br label %if.end33, !dbg !128

if.end33:                                         ; preds = %if.then29, %if.end27
  %44 = load i32, ptr %v, align 4, !dbg !129
  %45 = load ptr, ptr %o.addr, align 8, !dbg !130
  %46 = load i32, ptr %t, align 4, !dbg !131
  %idxprom34 = sext i32 %46 to i64, !dbg !130
  %arrayidx35 = getelementptr inbounds i32, ptr %45, i64 %idxprom34, !dbg !130
  store i32 %44, ptr %arrayidx35, align 4, !dbg !132
  ret void, !dbg !133
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!23, !24, !25, !26}
!llvm.ident = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "sums", scope: !2, file: !3, line: 7, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !19)
!3 = !DIFile(filename: "scan_shuffle_no_barrier2.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!11 = !{!7}
!12 = !{!0}
!13 = !{!14, !17}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !15, file: !16, line: 206)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 207)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{}
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 4)
!23 = !{i32 7, !"Dwarf Version", i32 4}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!27 = !{!"clang version 22.1.8"}
!28 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!29 = !DILocation(line: 6, column: 24, scope: !2)
!30 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 6, type: !8)
!31 = !DILocation(line: 6, column: 38, scope: !2)
!32 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !7)
!33 = !DILocation(line: 8, column: 7, scope: !2)
!34 = !DILocation(line: 8, column: 11, scope: !2)
!35 = !DILocalVariable(name: "lane", scope: !2, file: !3, line: 8, type: !7)
!36 = !DILocation(line: 8, column: 24, scope: !2)
!37 = !DILocation(line: 8, column: 31, scope: !2)
!38 = !DILocation(line: 8, column: 33, scope: !2)
!39 = !DILocalVariable(name: "w", scope: !2, file: !3, line: 8, type: !7)
!40 = !DILocation(line: 8, column: 39, scope: !2)
!41 = !DILocation(line: 8, column: 43, scope: !2)
!42 = !DILocation(line: 8, column: 45, scope: !2)
!43 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 9, type: !7)
!44 = !DILocation(line: 9, column: 7, scope: !2)
!45 = !DILocation(line: 9, column: 11, scope: !2)
!46 = !DILocation(line: 9, column: 13, scope: !2)
!47 = !DILocalVariable(name: "d", scope: !48, file: !3, line: 10, type: !7)
!48 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 3)
!49 = !DILocation(line: 10, column: 12, scope: !48)
!50 = !DILocation(line: 10, column: 8, scope: !48)
!51 = !DILocation(line: 10, column: 19, scope: !52)
!52 = distinct !DILexicalBlock(scope: !48, file: !3, line: 10, column: 3)
!53 = !DILocation(line: 10, column: 21, scope: !52)
!54 = !DILocation(line: 10, column: 3, scope: !48)
!55 = !DILocalVariable(name: "u", scope: !56, file: !3, line: 11, type: !7)
!56 = distinct !DILexicalBlock(scope: !52, file: !3, line: 10, column: 36)
!57 = !DILocation(line: 11, column: 9, scope: !56)
!58 = !DILocation(line: 11, column: 41, scope: !56)
!59 = !DILocation(line: 11, column: 44, scope: !56)
!60 = !DILocation(line: 11, column: 13, scope: !56)
!61 = !DILocation(line: 12, column: 9, scope: !62)
!62 = distinct !DILexicalBlock(scope: !56, file: !3, line: 12, column: 9)
!63 = !DILocation(line: 12, column: 17, scope: !62)
!64 = !DILocation(line: 12, column: 14, scope: !62)
!65 = !DILocation(line: 13, column: 12, scope: !62)
!66 = !DILocation(line: 13, column: 9, scope: !62)
!67 = !DILocation(line: 13, column: 7, scope: !62)
!68 = !DILocation(line: 14, column: 3, scope: !56)
!69 = !DILocation(line: 10, column: 29, scope: !52)
!70 = !DILocation(line: 10, column: 3, scope: !52)
!71 = distinct !{!71, !54, !72, !73}
!72 = !DILocation(line: 14, column: 3, scope: !48)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !DILocation(line: 15, column: 7, scope: !75)
!75 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 7)
!76 = !DILocation(line: 15, column: 12, scope: !75)
!77 = !DILocation(line: 16, column: 15, scope: !75)
!78 = !DILocation(line: 16, column: 10, scope: !75)
!79 = !DILocation(line: 16, column: 5, scope: !75)
!80 = !DILocation(line: 16, column: 13, scope: !75)
!81 = !DILocation(line: 17, column: 3, scope: !2)
!82 = !DILocation(line: 18, column: 7, scope: !83)
!83 = distinct !DILexicalBlock(scope: !2, file: !3, line: 18, column: 7)
!84 = !DILocation(line: 18, column: 9, scope: !83)
!85 = !DILocalVariable(name: "x", scope: !86, file: !3, line: 19, type: !7)
!86 = distinct !DILexicalBlock(scope: !83, file: !3, line: 18, column: 14)
!87 = !DILocation(line: 19, column: 9, scope: !86)
!88 = !DILocation(line: 19, column: 18, scope: !86)
!89 = !DILocation(line: 19, column: 13, scope: !86)
!90 = !DILocalVariable(name: "d", scope: !91, file: !3, line: 20, type: !7)
!91 = distinct !DILexicalBlock(scope: !86, file: !3, line: 20, column: 5)
!92 = !DILocation(line: 20, column: 14, scope: !91)
!93 = !DILocation(line: 20, column: 10, scope: !91)
!94 = !DILocation(line: 20, column: 21, scope: !95)
!95 = distinct !DILexicalBlock(scope: !91, file: !3, line: 20, column: 5)
!96 = !DILocation(line: 20, column: 23, scope: !95)
!97 = !DILocation(line: 20, column: 5, scope: !91)
!98 = !DILocalVariable(name: "u", scope: !99, file: !3, line: 21, type: !7)
!99 = distinct !DILexicalBlock(scope: !95, file: !3, line: 20, column: 37)
!100 = !DILocation(line: 21, column: 11, scope: !99)
!101 = !DILocation(line: 21, column: 36, scope: !99)
!102 = !DILocation(line: 21, column: 39, scope: !99)
!103 = !DILocation(line: 21, column: 15, scope: !99)
!104 = !DILocation(line: 22, column: 11, scope: !105)
!105 = distinct !DILexicalBlock(scope: !99, file: !3, line: 22, column: 11)
!106 = !DILocation(line: 22, column: 16, scope: !105)
!107 = !DILocation(line: 22, column: 13, scope: !105)
!108 = !DILocation(line: 23, column: 14, scope: !105)
!109 = !DILocation(line: 23, column: 11, scope: !105)
!110 = !DILocation(line: 23, column: 9, scope: !105)
!111 = !DILocation(line: 24, column: 5, scope: !99)
!112 = !DILocation(line: 20, column: 30, scope: !95)
!113 = !DILocation(line: 20, column: 5, scope: !95)
!114 = distinct !{!114, !97, !115, !73}
!115 = !DILocation(line: 24, column: 5, scope: !91)
!116 = !DILocation(line: 25, column: 15, scope: !86)
!117 = !DILocation(line: 25, column: 10, scope: !86)
!118 = !DILocation(line: 25, column: 5, scope: !86)
!119 = !DILocation(line: 25, column: 13, scope: !86)
!120 = !DILocation(line: 26, column: 3, scope: !86)
!121 = !DILocation(line: 27, column: 7, scope: !122)
!122 = distinct !DILexicalBlock(scope: !2, file: !3, line: 27, column: 7)
!123 = !DILocation(line: 27, column: 9, scope: !122)
!124 = !DILocation(line: 28, column: 15, scope: !122)
!125 = !DILocation(line: 28, column: 17, scope: !122)
!126 = !DILocation(line: 28, column: 10, scope: !122)
!127 = !DILocation(line: 28, column: 7, scope: !122)
!128 = !DILocation(line: 28, column: 5, scope: !122)
!129 = !DILocation(line: 29, column: 10, scope: !2)
!130 = !DILocation(line: 29, column: 3, scope: !2)
!131 = !DILocation(line: 29, column: 5, scope: !2)
!132 = !DILocation(line: 29, column: 8, scope: !2)
!133 = !DILocation(line: 30, column: 1, scope: !2)
