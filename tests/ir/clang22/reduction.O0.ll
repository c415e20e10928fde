; ModuleID = 'reduction.cu'
source_filename = "reduction.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
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
define dso_local ptx_kernel void @_Z6reducePiPKii(ptr noundef %out, ptr noundef %in, i32 noundef %n) #0 !dbg !15 {
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
    #dbg_declare(ptr %out.addr, !22, !DIExpression(), !23)
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !24, !DIExpression(), !25)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !26, !DIExpression(), !27)
    #dbg_declare(ptr %t, !28, !DIExpression(), !29)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  store i32 %0, ptr %t, align 4, !dbg !29
    #dbg_declare(ptr %i, !31, !DIExpression(), !32)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !33
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !34
  %mul = mul i32 %1, %2, !dbg !35
  %3 = load i32, ptr %t, align 4, !dbg !36
  %add = add i32 %mul, %3, !dbg !37
  store i32 %add, ptr %i, align 4, !dbg !32
  %4 = load i32, ptr %i, align 4, !dbg !38
  %5 = load i32, ptr %n.addr, align 4, !dbg !39
  %cmp = icmp slt i32 %4, %5, !dbg !40
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !38

cond.true:                                        ; preds = %entry
  %6 = load ptr, ptr %in.addr, align 8, !dbg !41
  %7 = load i32, ptr %i, align 4, !dbg !42
  %idxprom = sext i32 %7 to i64, !dbg !41
  %arrayidx = getelementptr inbounds i32, ptr %6, i64 %idxprom, !dbg !41
  %8 = load i32, ptr %arrayidx, align 4, !dbg !41
  br label %cond.end, !dbg !38

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !38

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %8, %cond.true ], [ 0, %cond.false ], !dbg !38
  %9 = load i32, ptr %t, align 4, !dbg !43
  %idxprom3 = sext i32 %9 to i64, !dbg !44
  %arrayidx4 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom3, !dbg !44
  store i32 %cond, ptr %arrayidx4, align 4, !dbg !45
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !46
    #dbg_declare(ptr %d, !47, !DIExpression(), !49)
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !50
  %div = udiv i32 %10, 2, !dbg !51
  store i32 %div, ptr %d, align 4, !dbg !49
  br label %for.cond, !dbg !52

for.cond:                                         ; preds = %for.inc, %cond.end
  %11 = load i32, ptr %d, align 4, !dbg !53
  %cmp6 = icmp sge i32 %11, 32, !dbg !55
  br i1 %cmp6, label %for.body, label %for.end, !dbg !56

for.body:                                         ; preds = %for.cond
  %12 = load i32, ptr %t, align 4, !dbg !57
  %13 = load i32, ptr %d, align 4, !dbg !60
  %cmp7 = icmp slt i32 %12, %13, !dbg !61
  br i1 %cmp7, label %if.then, label %if.end, !dbg !61

if.then:                                          ; preds = %for.body
  %14 = load i32, ptr %t, align 4, !dbg !62
  %15 = load i32, ptr %d, align 4, !dbg !63
  %add8 = add nsw i32 %14, %15, !dbg !64
  %idxprom9 = sext i32 %add8 to i64, !dbg !65
  %arrayidx10 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom9, !dbg !65
  %16 = load i32, ptr %arrayidx10, align 4, !dbg !65
  %17 = load i32, ptr %t, align 4, !dbg !66
  %idxprom11 = sext i32 %17 to i64, !dbg !67
  %arrayidx12 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom11, !dbg !67
  %18 = load i32, ptr %arrayidx12, align 4, !dbg !68
  %add13 = add nsw i32 %18, %16, !dbg !68
  store i32 %add13, ptr %arrayidx12, align 4, !dbg !68
  br label %if.end, !dbg !67

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !69
  br label %for.inc, !dbg !70

for.inc:                                          ; preds = %if.end
  %19 = load i32, ptr %d, align 4, !dbg !71
  %shr = ashr i32 %19, 1, !dbg !71
  store i32 %shr, ptr %d, align 4, !dbg !71
  br label %for.cond, !dbg !72, !llvm.loop !73

for.end:                                          ; preds = %for.cond
  %20 = load i32, ptr %t, align 4, !dbg !76
  %cmp14 = icmp slt i32 %20, 32, !dbg !78
  br i1 %cmp14, label %if.then15, label %if.end23, !dbg !78

if.then15:                                        ; preds = %for.end
    #dbg_declare(ptr %v, !79, !DIExpression(), !81)
  %21 = load i32, ptr %t, align 4, !dbg !82
  %idxprom16 = sext i32 %21 to i64, !dbg !83
  %arrayidx17 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom16, !dbg !83
  %22 = load i32, ptr %arrayidx17, align 4, !dbg !83
  %call18 = call noundef i32 @_Z8warp_sumILi32EEii(i32 noundef %22) #5, !dbg !84
  store i32 %call18, ptr %v, align 4, !dbg !81
  %23 = load i32, ptr %t, align 4, !dbg !85
  %cmp19 = icmp eq i32 %23, 0, !dbg !87
  br i1 %cmp19, label %if.then20, label %if.end22, !dbg !87

if.then20:                                        ; preds = %if.then15
  %24 = load ptr, ptr %out.addr, align 8, !dbg !88
  %25 = load i32, ptr %v, align 4, !dbg !89
  store ptr %24, ptr %p.addr.i, align 8, !dbg !90
  store i32 %25, ptr %v.addr.i, align 4, !dbg !90
  %26 = load ptr, ptr %p.addr.i, align 8, !dbg !90
  %27 = load i32, ptr %v.addr.i, align 4, !dbg !90
  store i32 %27, ptr %.atomictmp.i, align 4, !dbg !90
  %28 = load i32, ptr %.atomictmp.i, align 4, !dbg !90
  %29 = atomicrmw add ptr %26, i32 %28 monotonic, align 4, !dbg !90
  store i32 %29, ptr %atomic-temp.i, align 4, !dbg !90
  %30 = load i32, ptr %atomic-temp.i, align 4, !dbg !90
  br label %if.end22, !dbg !90

if.end22:                                         ; preds = %if.then20, %if.then15
  br label %if.end23, !dbg !91

if.end23:                                         ; preds = %if.end22, %for.end
  ret void, !dbg !92
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr noundef i32 @_Z8warp_sumILi32EEii(i32 noundef %v) #2 comdat !dbg !93 {
entry:
  %m.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %v.addr = alloca i32, align 4
  %d = alloca i32, align 4
  store i32 %v, ptr %v.addr, align 4
    #dbg_declare(ptr %v.addr, !98, !DIExpression(), !99)
    #dbg_declare(ptr %d, !100, !DIExpression(), !102)
  store i32 16, ptr %d, align 4, !dbg !102
  br label %for.cond, !dbg !103

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %d, align 4, !dbg !104
  %cmp = icmp sgt i32 %0, 0, !dbg !106
  br i1 %cmp, label %for.body, label %for.end, !dbg !107

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %v.addr, align 4, !dbg !108
  %2 = load i32, ptr %d, align 4, !dbg !109
  store i32 -1, ptr %m.addr.i, align 4, !dbg !110
  store i32 %1, ptr %v.addr.i, align 4, !dbg !110
  store i32 %2, ptr %a.addr.i, align 4, !dbg !110
  store i32 32, ptr %w.addr.i, align 4, !dbg !110
  %3 = load i32, ptr %m.addr.i, align 4, !dbg !110
  %4 = load i32, ptr %v.addr.i, align 4, !dbg !110
  %5 = load i32, ptr %a.addr.i, align 4, !dbg !110
  %6 = load i32, ptr %w.addr.i, align 4, !dbg !110
  %sub.i = sub nsw i32 32, %6, !dbg !110
  %shl.i = shl i32 %sub.i, 8, !dbg !110
  %or.i = or i32 %shl.i, 31, !dbg !110
  %7 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %3, i32 %4, i32 %5, i32 %or.i), !dbg !110
  %8 = load i32, ptr %v.addr, align 4, !dbg !111
  %add = add nsw i32 %8, %7, !dbg !111
  store i32 %add, ptr %v.addr, align 4, !dbg !111
  br label %for.inc, !dbg !112

for.inc:                                          ; preds = %for.body
  %9 = load i32, ptr %d, align 4, !dbg !113
  %shr = ashr i32 %9, 1, !dbg !113
  store i32 %shr, ptr %d, align 4, !dbg !113
  br label %for.cond, !dbg !114, !llvm.loop !115

for.end:                                          ; preds = %for.cond
  %10 = load i32, ptr %v.addr, align 4, !dbg !117
  ret i32 %10, !dbg !118
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define ptx_kernel void @_Z4fillIxEvPT_S0_(ptr noundef %p, i64 noundef %v) #0 comdat !dbg !119 {
entry:
  %p.addr = alloca ptr, align 8
  %v.addr = alloca i64, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !126, !DIExpression(), !127)
  store i64 %v, ptr %v.addr, align 8
    #dbg_declare(ptr %v.addr, !128, !DIExpression(), !129)
  %0 = load i64, ptr %v.addr, align 8, !dbg !130
  %1 = load ptr, ptr %p.addr, align 8, !dbg !131
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !132
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !133
  %mul = mul i32 %2, %3, !dbg !134
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !135
  %add = add i32 %mul, %4, !dbg !136
  %idxprom = zext i32 %add to i64, !dbg !131
  %arrayidx = getelementptr inbounds nuw i64, ptr %1, i64 %idxprom, !dbg !131
  store i64 %0, ptr %arrayidx, align 8, !dbg !137
  ret void, !dbg !138
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define ptx_kernel void @_Z4fillIdEvPT_S0_(ptr noundef %p, double noundef %v) #0 comdat !dbg !139 {
entry:
  %p.addr = alloca ptr, align 8
  %v.addr = alloca double, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !146, !DIExpression(), !147)
  store double %v, ptr %v.addr, align 8
    #dbg_declare(ptr %v.addr, !148, !DIExpression(), !149)
  %0 = load double, ptr %v.addr, align 8, !dbg !150
  %1 = load ptr, ptr %p.addr, align 8, !dbg !151
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !152
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !153
  %mul = mul i32 %2, %3, !dbg !154
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !155
  %add = add i32 %mul, %4, !dbg !156
  %idxprom = zext i32 %add to i64, !dbg !151
  %arrayidx = getelementptr inbounds nuw double, ptr %1, i64 %idxprom, !dbg !151
  store double %0, ptr %arrayidx, align 8, !dbg !157
  ret void, !dbg !158
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13}
!llvm.ident = !{!14}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "reduction.cu", directory: ".")
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
!15 = distinct !DISubprogram(name: "reduce", linkageName: "_Z6reducePiPKii", scope: !1, file: !1, line: 8, type: !16, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !21)
!16 = !DISubroutineType(types: !17)
!17 = !{null, !18, !19, !3}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!21 = !{}
!22 = !DILocalVariable(name: "out", arg: 1, scope: !15, file: !1, line: 8, type: !18)
!23 = !DILocation(line: 8, column: 29, scope: !15)
!24 = !DILocalVariable(name: "in", arg: 2, scope: !15, file: !1, line: 8, type: !19)
!25 = !DILocation(line: 8, column: 45, scope: !15)
!26 = !DILocalVariable(name: "n", arg: 3, scope: !15, file: !1, line: 8, type: !3)
!27 = !DILocation(line: 8, column: 53, scope: !15)
!28 = !DILocalVariable(name: "t", scope: !15, file: !1, line: 10, type: !3)
!29 = !DILocation(line: 10, column: 7, scope: !15)
!30 = !DILocation(line: 10, column: 11, scope: !15)
!31 = !DILocalVariable(name: "i", scope: !15, file: !1, line: 11, type: !3)
!32 = !DILocation(line: 11, column: 7, scope: !15)
!33 = !DILocation(line: 11, column: 11, scope: !15)
!34 = !DILocation(line: 11, column: 24, scope: !15)
!35 = !DILocation(line: 11, column: 22, scope: !15)
!36 = !DILocation(line: 11, column: 37, scope: !15)
!37 = !DILocation(line: 11, column: 35, scope: !15)
!38 = !DILocation(line: 12, column: 10, scope: !15)
!39 = !DILocation(line: 12, column: 14, scope: !15)
!40 = !DILocation(line: 12, column: 12, scope: !15)
!41 = !DILocation(line: 12, column: 18, scope: !15)
!42 = !DILocation(line: 12, column: 21, scope: !15)
!43 = !DILocation(line: 12, column: 5, scope: !15)
!44 = !DILocation(line: 12, column: 3, scope: !15)
!45 = !DILocation(line: 12, column: 8, scope: !15)
!46 = !DILocation(line: 13, column: 3, scope: !15)
!47 = !DILocalVariable(name: "d", scope: !48, file: !1, line: 14, type: !3)
!48 = distinct !DILexicalBlock(scope: !15, file: !1, line: 14, column: 3)
!49 = !DILocation(line: 14, column: 12, scope: !48)
!50 = !DILocation(line: 14, column: 16, scope: !48)
!51 = !DILocation(line: 14, column: 27, scope: !48)
!52 = !DILocation(line: 14, column: 8, scope: !48)
!53 = !DILocation(line: 14, column: 32, scope: !54)
!54 = distinct !DILexicalBlock(scope: !48, file: !1, line: 14, column: 3)
!55 = !DILocation(line: 14, column: 34, scope: !54)
!56 = !DILocation(line: 14, column: 3, scope: !48)
!57 = !DILocation(line: 15, column: 9, scope: !58)
!58 = distinct !DILexicalBlock(scope: !59, file: !1, line: 15, column: 9)
!59 = distinct !DILexicalBlock(scope: !54, file: !1, line: 14, column: 50)
!60 = !DILocation(line: 15, column: 13, scope: !58)
!61 = !DILocation(line: 15, column: 11, scope: !58)
!62 = !DILocation(line: 16, column: 17, scope: !58)
!63 = !DILocation(line: 16, column: 21, scope: !58)
!64 = !DILocation(line: 16, column: 19, scope: !58)
!65 = !DILocation(line: 16, column: 15, scope: !58)
!66 = !DILocation(line: 16, column: 9, scope: !58)
!67 = !DILocation(line: 16, column: 7, scope: !58)
!68 = !DILocation(line: 16, column: 12, scope: !58)
!69 = !DILocation(line: 17, column: 5, scope: !59)
!70 = !DILocation(line: 18, column: 3, scope: !59)
!71 = !DILocation(line: 14, column: 43, scope: !54)
!72 = !DILocation(line: 14, column: 3, scope: !54)
!73 = distinct !{!73, !56, !74, !75}
!74 = !DILocation(line: 18, column: 3, scope: !48)
!75 = !{!"llvm.loop.mustprogress"}
!76 = !DILocation(line: 19, column: 7, scope: !77)
!77 = distinct !DILexicalBlock(scope: !15, file: !1, line: 19, column: 7)
!78 = !DILocation(line: 19, column: 9, scope: !77)
!79 = !DILocalVariable(name: "v", scope: !80, file: !1, line: 20, type: !3)
!80 = distinct !DILexicalBlock(scope: !77, file: !1, line: 19, column: 15)
!81 = !DILocation(line: 20, column: 9, scope: !80)
!82 = !DILocation(line: 20, column: 28, scope: !80)
!83 = !DILocation(line: 20, column: 26, scope: !80)
!84 = !DILocation(line: 20, column: 13, scope: !80)
!85 = !DILocation(line: 21, column: 9, scope: !86)
!86 = distinct !DILexicalBlock(scope: !80, file: !1, line: 21, column: 9)
!87 = !DILocation(line: 21, column: 11, scope: !86)
!88 = !DILocation(line: 22, column: 17, scope: !86)
!89 = !DILocation(line: 22, column: 22, scope: !86)
!90 = !DILocation(line: 22, column: 7, scope: !86)
!91 = !DILocation(line: 23, column: 3, scope: !80)
!92 = !DILocation(line: 24, column: 1, scope: !15)
!93 = distinct !DISubprogram(name: "warp_sum<32>", linkageName: "_Z8warp_sumILi32EEii", scope: !1, file: !1, line: 3, type: !94, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, templateParams: !96, retainedNodes: !21)
!94 = !DISubroutineType(types: !95)
!95 = !{!3, !3}
!96 = !{!97}
!97 = !DITemplateValueParameter(name: "N", type: !3, value: i32 32)
!98 = !DILocalVariable(name: "v", arg: 1, scope: !93, file: !1, line: 3, type: !3)
!99 = !DILocation(line: 3, column: 29, scope: !93)
!100 = !DILocalVariable(name: "d", scope: !101, file: !1, line: 4, type: !3)
!101 = distinct !DILexicalBlock(scope: !93, file: !1, line: 4, column: 3)
!102 = !DILocation(line: 4, column: 12, scope: !101)
!103 = !DILocation(line: 4, column: 8, scope: !101)
!104 = !DILocation(line: 4, column: 23, scope: !105)
!105 = distinct !DILexicalBlock(scope: !101, file: !1, line: 4, column: 3)
!106 = !DILocation(line: 4, column: 25, scope: !105)
!107 = !DILocation(line: 4, column: 3, scope: !101)
!108 = !DILocation(line: 5, column: 40, scope: !105)
!109 = !DILocation(line: 5, column: 43, scope: !105)
!110 = !DILocation(line: 5, column: 10, scope: !105)
!111 = !DILocation(line: 5, column: 7, scope: !105)
!112 = !DILocation(line: 5, column: 5, scope: !105)
!113 = !DILocation(line: 4, column: 32, scope: !105)
!114 = !DILocation(line: 4, column: 3, scope: !105)
!115 = distinct !{!115, !107, !116, !75}
!116 = !DILocation(line: 5, column: 44, scope: !101)
!117 = !DILocation(line: 6, column: 10, scope: !93)
!118 = !DILocation(line: 6, column: 3, scope: !93)
!119 = distinct !DISubprogram(name: "fill<long long>", linkageName: "_Z4fillIxEvPT_S0_", scope: !1, file: !1, line: 26, type: !120, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, templateParams: !124, retainedNodes: !21)
!120 = !DISubroutineType(types: !121)
!121 = !{null, !122, !123}
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !123, size: 64)
!123 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!124 = !{!125}
!125 = !DITemplateTypeParameter(name: "T", type: !123)
!126 = !DILocalVariable(name: "p", arg: 1, scope: !119, file: !1, line: 26, type: !122)
!127 = !DILocation(line: 26, column: 25, scope: !119)
!128 = !DILocalVariable(name: "v", arg: 2, scope: !119, file: !1, line: 26, type: !123)
!129 = !DILocation(line: 26, column: 30, scope: !119)
!130 = !DILocation(line: 27, column: 46, scope: !119)
!131 = !DILocation(line: 27, column: 3, scope: !119)
!132 = !DILocation(line: 27, column: 5, scope: !119)
!133 = !DILocation(line: 27, column: 18, scope: !119)
!134 = !DILocation(line: 27, column: 16, scope: !119)
!135 = !DILocation(line: 27, column: 31, scope: !119)
!136 = !DILocation(line: 27, column: 29, scope: !119)
!137 = !DILocation(line: 27, column: 44, scope: !119)
!138 = !DILocation(line: 28, column: 1, scope: !119)
!139 = distinct !DISubprogram(name: "fill<double>", linkageName: "_Z4fillIdEvPT_S0_", scope: !1, file: !1, line: 26, type: !140, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, templateParams: !144, retainedNodes: !21)
!140 = !DISubroutineType(types: !141)
!141 = !{null, !142, !143}
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !143, size: 64)
!143 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!144 = !{!145}
!145 = !DITemplateTypeParameter(name: "T", type: !143)
!146 = !DILocalVariable(name: "p", arg: 1, scope: !139, file: !1, line: 26, type: !142)
!147 = !DILocation(line: 26, column: 25, scope: !139)
!148 = !DILocalVariable(name: "v", arg: 2, scope: !139, file: !1, line: 26, type: !143)
!149 = !DILocation(line: 26, column: 30, scope: !139)
!150 = !DILocation(line: 27, column: 46, scope: !139)
!151 = !DILocation(line: 27, column: 3, scope: !139)
!152 = !DILocation(line: 27, column: 5, scope: !139)
!153 = !DILocation(line: 27, column: 18, scope: !139)
!154 = !DILocation(line: 27, column: 16, scope: !139)
!155 = !DILocation(line: 27, column: 31, scope: !139)
!156 = !DILocation(line: 27, column: 29, scope: !139)
!157 = !DILocation(line: 27, column: 44, scope: !139)
!158 = !DILocation(line: 28, column: 1, scope: !139)
