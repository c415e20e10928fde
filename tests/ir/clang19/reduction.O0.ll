; ModuleID = 'reduction.cu'
source_filename = "reduction.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

$_Z8warp_sumILi32EEii = comdat any

$_Z4fillIxEvPT_S0_ = comdat any

$_Z4fillIdEvPT_S0_ = comdat any

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@s = external addrspace(3) global [0 x i32], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @_Z6reducePiPKii(ptr noundef %out, ptr noundef %in, i32 noundef %n) #0 !dbg !18 {
entry:
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %out.addr = alloca ptr, align 8
  %in.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  %d = alloca i32, align 4
  %v = alloca i32, align 4
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !25, !DIExpression(), !26)
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !27, !DIExpression(), !28)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !29, !DIExpression(), !30)
    #dbg_declare(ptr %t, !31, !DIExpression(), !32)
  %0 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  store i32 %0, ptr %t, align 4, !dbg !32
    #dbg_declare(ptr %i, !34, !DIExpression(), !35)
  %1 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !36
  %2 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !37
  %mul = mul i32 %1, %2, !dbg !38
  %3 = load i32, ptr %t, align 4, !dbg !39
  %add = add i32 %mul, %3, !dbg !40
  store i32 %add, ptr %i, align 4, !dbg !35
  %4 = load i32, ptr %i, align 4, !dbg !41
  %5 = load i32, ptr %n.addr, align 4, !dbg !42
  %cmp = icmp slt i32 %4, %5, !dbg !43
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !41

cond.true:                                        ; preds = %entry
  %6 = load ptr, ptr %in.addr, align 8, !dbg !44
  %7 = load i32, ptr %i, align 4, !dbg !45
  %idxprom = sext i32 %7 to i64, !dbg !44
  %arrayidx = getelementptr inbounds i32, ptr %6, i64 %idxprom, !dbg !44
  %8 = load i32, ptr %arrayidx, align 4, !dbg !44
  br label %cond.end, !dbg !41

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !41

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %8, %cond.true ], [ 0, %cond.false ], !dbg !41
  %9 = load i32, ptr %t, align 4, !dbg !46
  %idxprom3 = sext i32 %9 to i64, !dbg !47
  %arrayidx4 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom3, !dbg !47
  store i32 %cond, ptr %arrayidx4, align 4, !dbg !48
  call void @llvm.nvvm.barrier0(), !dbg !49
    #dbg_declare(ptr %d, !50, !DIExpression(), !52)
  %10 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !53
  %div = udiv i32 %10, 2, !dbg !54
  store i32 %div, ptr %d, align 4, !dbg !52
  br label %for.cond, !dbg !55

for.cond:                                         ; preds = %for.inc, %cond.end
  %11 = load i32, ptr %d, align 4, !dbg !56
  %cmp6 = icmp sge i32 %11, 32, !dbg !58
  br i1 %cmp6, label %for.body, label %for.end, !dbg !59

for.body:                                         ; preds = %for.cond
  %12 = load i32, ptr %t, align 4, !dbg !60
  %13 = load i32, ptr %d, align 4, !dbg !63
  %cmp7 = icmp slt i32 %12, %13, !dbg !64
  br i1 %cmp7, label %if.then, label %if.end, !dbg !65

if.then:                                          ; preds = %for.body
  %14 = load i32, ptr %t, align 4, !dbg !66
  %15 = load i32, ptr %d, align 4, !dbg !67
  %add8 = add nsw i32 %14, %15, !dbg !68
  %idxprom9 = sext i32 %add8 to i64, !dbg !69
  %arrayidx10 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom9, !dbg !69
  %16 = load i32, ptr %arrayidx10, align 4, !dbg !69
  %17 = load i32, ptr %t, align 4, !dbg !70
  %idxprom11 = sext i32 %17 to i64, !dbg !71
  %arrayidx12 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom11, !dbg !71
  %18 = load i32, ptr %arrayidx12, align 4, !dbg !72
  %add13 = add nsw i32 %18, %16, !dbg !72
  store i32 %add13, ptr %arrayidx12, align 4, !dbg !72
  br label %if.end, !dbg !71

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier0(), !dbg !73
  br label %for.inc, !dbg !74

for.inc:                                          ; preds = %if.end
  %19 = load i32, ptr %d, align 4, !dbg !75
  %shr = ashr i32 %19, 1, !dbg !75
  store i32 %shr, ptr %d, align 4, !dbg !75
  br label %for.cond, !dbg !76, !llvm.loop !77

for.end:                                          ; preds = %for.cond
  %20 = load i32, ptr %t, align 4, !dbg !80
  %cmp14 = icmp slt i32 %20, 32, !dbg !82
  br i1 %cmp14, label %if.then15, label %if.end23, !dbg !83

if.then15:                                        ; preds = %for.end
    #dbg_declare(ptr %v, !84, !DIExpression(), !86)
  %21 = load i32, ptr %t, align 4, !dbg !87
  %idxprom16 = sext i32 %21 to i64, !dbg !88
  %arrayidx17 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom16, !dbg !88
  %22 = load i32, ptr %arrayidx17, align 4, !dbg !88
  %call18 = call noundef i32 @_Z8warp_sumILi32EEii(i32 noundef %22) #5, !dbg !89
  store i32 %call18, ptr %v, align 4, !dbg !86
  %23 = load i32, ptr %t, align 4, !dbg !90
  %cmp19 = icmp eq i32 %23, 0, !dbg !92
  br i1 %cmp19, label %if.then20, label %if.end22, !dbg !93

if.then20:                                        ; preds = %if.then15
  %24 = load ptr, ptr %out.addr, align 8, !dbg !94
  %25 = load i32, ptr %v, align 4, !dbg !95
  store ptr %24, ptr %p.addr.i, align 8, !dbg !96
  store i32 %25, ptr %v.addr.i, align 4, !dbg !96
  %26 = load ptr, ptr %p.addr.i, align 8, !dbg !96
  %27 = load i32, ptr %v.addr.i, align 4, !dbg !96
  store i32 %27, ptr %.atomictmp.i, align 4, !dbg !96
  %28 = load i32, ptr %.atomictmp.i, align 4, !dbg !96
  %29 = atomicrmw add ptr %26, i32 %28 monotonic, align 4, !dbg !96
  store i32 %29, ptr %atomic-temp.i, align 4, !dbg !96
  %30 = load i32, ptr %atomic-temp.i, align 4, !dbg !96
  br label %if.end22, !dbg !96

if.end22:                                         ; preds = %if.then20, %if.then15
  br label %if.end23, !dbg !97

if.end23:                                         ; preds = %if.end22, %for.end
  ret void, !dbg !98
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr noundef i32 @_Z8warp_sumILi32EEii(i32 noundef %v) #2 comdat !dbg !99 {
entry:
  %m.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %v.addr = alloca i32, align 4
  %d = alloca i32, align 4
  store i32 %v, ptr %v.addr, align 4
    #dbg_declare(ptr %v.addr, !104, !DIExpression(), !105)
    #dbg_declare(ptr %d, !106, !DIExpression(), !108)
  store i32 16, ptr %d, align 4, !dbg !108
  br label %for.cond, !dbg !109

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %d, align 4, !dbg !110
  %cmp = icmp sgt i32 %0, 0, !dbg !112
  br i1 %cmp, label %for.body, label %for.end, !dbg !113

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %v.addr, align 4, !dbg !114
  %2 = load i32, ptr %d, align 4, !dbg !115
  store i32 -1, ptr %m.addr.i, align 4, !dbg !116
  store i32 %1, ptr %v.addr.i, align 4, !dbg !116
  store i32 %2, ptr %a.addr.i, align 4, !dbg !116
  store i32 32, ptr %w.addr.i, align 4, !dbg !116
  %3 = load i32, ptr %m.addr.i, align 4, !dbg !116
  %4 = load i32, ptr %v.addr.i, align 4, !dbg !116
  %5 = load i32, ptr %a.addr.i, align 4, !dbg !116
  %6 = load i32, ptr %w.addr.i, align 4, !dbg !116
  %sub.i = sub nsw i32 32, %6, !dbg !116
  %shl.i = shl i32 %sub.i, 8, !dbg !116
  %or.i = or i32 %shl.i, 31, !dbg !116
  %7 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %3, i32 %4, i32 %5, i32 %or.i), !dbg !116
  %8 = load i32, ptr %v.addr, align 4, !dbg !117
  %add = add nsw i32 %8, %7, !dbg !117
  store i32 %add, ptr %v.addr, align 4, !dbg !117
  br label %for.inc, !dbg !118

for.inc:                                          ; preds = %for.body
  %9 = load i32, ptr %d, align 4, !dbg !119
  %shr = ashr i32 %9, 1, !dbg !119
  store i32 %shr, ptr %d, align 4, !dbg !119
  br label %for.cond, !dbg !120, !llvm.loop !121

for.end:                                          ; preds = %for.cond
  %10 = load i32, ptr %v.addr, align 4, !dbg !123
  ret i32 %10, !dbg !124
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define void @_Z4fillIxEvPT_S0_(ptr noundef %p, i64 noundef %v) #0 comdat !dbg !125 {
entry:
  %p.addr = alloca ptr, align 8
  %v.addr = alloca i64, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !132, !DIExpression(), !133)
  store i64 %v, ptr %v.addr, align 8
    #dbg_declare(ptr %v.addr, !134, !DIExpression(), !135)
  %0 = load i64, ptr %v.addr, align 8, !dbg !136
  %1 = load ptr, ptr %p.addr, align 8, !dbg !137
  %2 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !138
  %3 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !139
  %mul = mul i32 %2, %3, !dbg !140
  %4 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !141
  %add = add i32 %mul, %4, !dbg !142
  %idxprom = zext i32 %add to i64, !dbg !137
  %arrayidx = getelementptr inbounds i64, ptr %1, i64 %idxprom, !dbg !137
  store i64 %0, ptr %arrayidx, align 8, !dbg !143
  ret void, !dbg !144
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define void @_Z4fillIdEvPT_S0_(ptr noundef %p, double noundef %v) #0 comdat !dbg !145 {
entry:
  %p.addr = alloca ptr, align 8
  %v.addr = alloca double, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !152, !DIExpression(), !153)
  store double %v, ptr %v.addr, align 8
    #dbg_declare(ptr %v.addr, !154, !DIExpression(), !155)
  %0 = load double, ptr %v.addr, align 8, !dbg !156
  %1 = load ptr, ptr %p.addr, align 8, !dbg !157
  %2 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !158
  %3 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !159
  %mul = mul i32 %2, %3, !dbg !160
  %4 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !161
  %add = add i32 %mul, %4, !dbg !162
  %idxprom = zext i32 %add to i64, !dbg !157
  %arrayidx = getelementptr inbounds double, ptr %1, i64 %idxprom, !dbg !157
  store double %0, ptr %arrayidx, align 8, !dbg !163
  ret void, !dbg !164
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!10, !11, !12}
!llvm.module.flags = !{!13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 19.1.7", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "reduction.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{!5, !8}
!5 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !7, line: 206)
!6 = !DINamespace(name: "ws_math", scope: null)
!7 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !6, file: !7, line: 207)
!9 = !DINamespace(name: "std", scope: null)
!10 = !{ptr @_Z6reducePiPKii, !"kernel", i32 1}
!11 = !{ptr @_Z4fillIxEvPT_S0_, !"kernel", i32 1}
!12 = !{ptr @_Z4fillIdEvPT_S0_, !"kernel", i32 1}
!13 = !{i32 7, !"Dwarf Version", i32 4}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!17 = !{!"clang version 19.1.7"}
!18 = distinct !DISubprogram(name: "reduce", linkageName: "_Z6reducePiPKii", scope: !1, file: !1, line: 8, type: !19, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !24)
!19 = !DISubroutineType(types: !20)
!20 = !{null, !21, !22, !3}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!24 = !{}
!25 = !DILocalVariable(name: "out", arg: 1, scope: !18, file: !1, line: 8, type: !21)
!26 = !DILocation(line: 8, column: 29, scope: !18)
!27 = !DILocalVariable(name: "in", arg: 2, scope: !18, file: !1, line: 8, type: !22)
!28 = !DILocation(line: 8, column: 45, scope: !18)
!29 = !DILocalVariable(name: "n", arg: 3, scope: !18, file: !1, line: 8, type: !3)
!30 = !DILocation(line: 8, column: 53, scope: !18)
!31 = !DILocalVariable(name: "t", scope: !18, file: !1, line: 10, type: !3)
!32 = !DILocation(line: 10, column: 7, scope: !18)
!33 = !DILocation(line: 10, column: 11, scope: !18)
!34 = !DILocalVariable(name: "i", scope: !18, file: !1, line: 11, type: !3)
!35 = !DILocation(line: 11, column: 7, scope: !18)
!36 = !DILocation(line: 11, column: 11, scope: !18)
!37 = !DILocation(line: 11, column: 24, scope: !18)
!38 = !DILocation(line: 11, column: 22, scope: !18)
!39 = !DILocation(line: 11, column: 37, scope: !18)
!40 = !DILocation(line: 11, column: 35, scope: !18)
!41 = !DILocation(line: 12, column: 10, scope: !18)
!42 = !DILocation(line: 12, column: 14, scope: !18)
!43 = !DILocation(line: 12, column: 12, scope: !18)
!44 = !DILocation(line: 12, column: 18, scope: !18)
!45 = !DILocation(line: 12, column: 21, scope: !18)
!46 = !DILocation(line: 12, column: 5, scope: !18)
!47 = !DILocation(line: 12, column: 3, scope: !18)
!48 = !DILocation(line: 12, column: 8, scope: !18)
!49 = !DILocation(line: 13, column: 3, scope: !18)
!50 = !DILocalVariable(name: "d", scope: !51, file: !1, line: 14, type: !3)
!51 = distinct !DILexicalBlock(scope: !18, file: !1, line: 14, column: 3)
!52 = !DILocation(line: 14, column: 12, scope: !51)
!53 = !DILocation(line: 14, column: 16, scope: !51)
!54 = !DILocation(line: 14, column: 27, scope: !51)
!55 = !DILocation(line: 14, column: 8, scope: !51)
!56 = !DILocation(line: 14, column: 32, scope: !57)
!57 = distinct !DILexicalBlock(scope: !51, file: !1, line: 14, column: 3)
!58 = !DILocation(line: 14, column: 34, scope: !57)
!59 = !DILocation(line: 14, column: 3, scope: !51)
!60 = !DILocation(line: 15, column: 9, scope: !61)
!61 = distinct !DILexicalBlock(scope: !62, file: !1, line: 15, column: 9)
!62 = distinct !DILexicalBlock(scope: !57, file: !1, line: 14, column: 50)
!63 = !DILocation(line: 15, column: 13, scope: !61)
!64 = !DILocation(line: 15, column: 11, scope: !61)
!65 = !DILocation(line: 15, column: 9, scope: !62)
!66 = !DILocation(line: 16, column: 17, scope: !61)
!67 = !DILocation(line: 16, column: 21, scope: !61)
!68 = !DILocation(line: 16, column: 19, scope: !61)
!69 = !DILocation(line: 16, column: 15, scope: !61)
!70 = !DILocation(line: 16, column: 9, scope: !61)
!71 = !DILocation(line: 16, column: 7, scope: !61)
!72 = !DILocation(line: 16, column: 12, scope: !61)
!73 = !DILocation(line: 17, column: 5, scope: !62)
!74 = !DILocation(line: 18, column: 3, scope: !62)
!75 = !DILocation(line: 14, column: 43, scope: !57)
!76 = !DILocation(line: 14, column: 3, scope: !57)
!77 = distinct !{!77, !59, !78, !79}
!78 = !DILocation(line: 18, column: 3, scope: !51)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !DILocation(line: 19, column: 7, scope: !81)
!81 = distinct !DILexicalBlock(scope: !18, file: !1, line: 19, column: 7)
!82 = !DILocation(line: 19, column: 9, scope: !81)
!83 = !DILocation(line: 19, column: 7, scope: !18)
!84 = !DILocalVariable(name: "v", scope: !85, file: !1, line: 20, type: !3)
!85 = distinct !DILexicalBlock(scope: !81, file: !1, line: 19, column: 15)
!86 = !DILocation(line: 20, column: 9, scope: !85)
!87 = !DILocation(line: 20, column: 28, scope: !85)
!88 = !DILocation(line: 20, column: 26, scope: !85)
!89 = !DILocation(line: 20, column: 13, scope: !85)
!90 = !DILocation(line: 21, column: 9, scope: !91)
!91 = distinct !DILexicalBlock(scope: !85, file: !1, line: 21, column: 9)
!92 = !DILocation(line: 21, column: 11, scope: !91)
!93 = !DILocation(line: 21, column: 9, scope: !85)
!94 = !DILocation(line: 22, column: 17, scope: !91)
!95 = !DILocation(line: 22, column: 22, scope: !91)
!96 = !DILocation(line: 22, column: 7, scope: !91)
!97 = !DILocation(line: 23, column: 3, scope: !85)
!98 = !DILocation(line: 24, column: 1, scope: !18)
!99 = distinct !DISubprogram(name: "warp_sum<32>", linkageName: "_Z8warp_sumILi32EEii", scope: !1, file: !1, line: 3, type: !100, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, templateParams: !102, retainedNodes: !24)
!100 = !DISubroutineType(types: !101)
!101 = !{!3, !3}
!102 = !{!103}
!103 = !DITemplateValueParameter(name: "N", type: !3, value: i32 32)
!104 = !DILocalVariable(name: "v", arg: 1, scope: !99, file: !1, line: 3, type: !3)
!105 = !DILocation(line: 3, column: 29, scope: !99)
!106 = !DILocalVariable(name: "d", scope: !107, file: !1, line: 4, type: !3)
!107 = distinct !DILexicalBlock(scope: !99, file: !1, line: 4, column: 3)
!108 = !DILocation(line: 4, column: 12, scope: !107)
!109 = !DILocation(line: 4, column: 8, scope: !107)
!110 = !DILocation(line: 4, column: 23, scope: !111)
!111 = distinct !DILexicalBlock(scope: !107, file: !1, line: 4, column: 3)
!112 = !DILocation(line: 4, column: 25, scope: !111)
!113 = !DILocation(line: 4, column: 3, scope: !107)
!114 = !DILocation(line: 5, column: 40, scope: !111)
!115 = !DILocation(line: 5, column: 43, scope: !111)
!116 = !DILocation(line: 5, column: 10, scope: !111)
!117 = !DILocation(line: 5, column: 7, scope: !111)
!118 = !DILocation(line: 5, column: 5, scope: !111)
!119 = !DILocation(line: 4, column: 32, scope: !111)
!120 = !DILocation(line: 4, column: 3, scope: !111)
!121 = distinct !{!121, !113, !122, !79}
!122 = !DILocation(line: 5, column: 44, scope: !107)
!123 = !DILocation(line: 6, column: 10, scope: !99)
!124 = !DILocation(line: 6, column: 3, scope: !99)
!125 = distinct !DISubprogram(name: "fill<long long>", linkageName: "_Z4fillIxEvPT_S0_", scope: !1, file: !1, line: 26, type: !126, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, templateParams: !130, retainedNodes: !24)
!126 = !DISubroutineType(types: !127)
!127 = !{null, !128, !129}
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !129, size: 64)
!129 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!130 = !{!131}
!131 = !DITemplateTypeParameter(name: "T", type: !129)
!132 = !DILocalVariable(name: "p", arg: 1, scope: !125, file: !1, line: 26, type: !128)
!133 = !DILocation(line: 26, column: 25, scope: !125)
!134 = !DILocalVariable(name: "v", arg: 2, scope: !125, file: !1, line: 26, type: !129)
!135 = !DILocation(line: 26, column: 30, scope: !125)
!136 = !DILocation(line: 27, column: 46, scope: !125)
!137 = !DILocation(line: 27, column: 3, scope: !125)
!138 = !DILocation(line: 27, column: 5, scope: !125)
!139 = !DILocation(line: 27, column: 18, scope: !125)
!140 = !DILocation(line: 27, column: 16, scope: !125)
!141 = !DILocation(line: 27, column: 31, scope: !125)
!142 = !DILocation(line: 27, column: 29, scope: !125)
!143 = !DILocation(line: 27, column: 44, scope: !125)
!144 = !DILocation(line: 28, column: 1, scope: !125)
!145 = distinct !DISubprogram(name: "fill<double>", linkageName: "_Z4fillIdEvPT_S0_", scope: !1, file: !1, line: 26, type: !146, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, templateParams: !150, retainedNodes: !24)
!146 = !DISubroutineType(types: !147)
!147 = !{null, !148, !149}
!148 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !149, size: 64)
!149 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!150 = !{!151}
!151 = !DITemplateTypeParameter(name: "T", type: !149)
!152 = !DILocalVariable(name: "p", arg: 1, scope: !145, file: !1, line: 26, type: !148)
!153 = !DILocation(line: 26, column: 25, scope: !145)
!154 = !DILocalVariable(name: "v", arg: 2, scope: !145, file: !1, line: 26, type: !149)
!155 = !DILocation(line: 26, column: 30, scope: !145)
!156 = !DILocation(line: 27, column: 46, scope: !145)
!157 = !DILocation(line: 27, column: 3, scope: !145)
!158 = !DILocation(line: 27, column: 5, scope: !145)
!159 = !DILocation(line: 27, column: 18, scope: !145)
!160 = !DILocation(line: 27, column: 16, scope: !145)
!161 = !DILocation(line: 27, column: 31, scope: !145)
!162 = !DILocation(line: 27, column: 29, scope: !145)
!163 = !DILocation(line: 27, column: 44, scope: !145)
!164 = !DILocation(line: 28, column: 1, scope: !145)
