; ModuleID = 'advice_loop_end.cu'
source_filename = "advice_loop_end.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ6matvecPKfS0_PfiiE4tile = internal addrspace(3) global [64 x float] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6matvecPKfS0_Pfii(ptr noundef %m, ptr noundef %v, ptr noundef %o, i32 noundef %rows, i32 noundef %cols) #0 !dbg !2 {
entry:
  %m.addr = alloca ptr, align 8
  %v.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %rows.addr = alloca i32, align 4
  %cols.addr = alloca i32, align 4
  %r = alloca i32, align 4
  %s = alloca float, align 4
  %c0 = alloca i32, align 4
  %c = alloca i32, align 4
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !28, !DIExpression(), !29)
  store ptr %v, ptr %v.addr, align 8
    #dbg_declare(ptr %v.addr, !30, !DIExpression(), !31)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !32, !DIExpression(), !33)
  store i32 %rows, ptr %rows.addr, align 4
    #dbg_declare(ptr %rows.addr, !34, !DIExpression(), !35)
  store i32 %cols, ptr %cols.addr, align 4
    #dbg_declare(ptr %cols.addr, !36, !DIExpression(), !37)
    #dbg_declare(ptr %r, !38, !DIExpression(), !39)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !40
  %mul = mul i32 %0, 64, !dbg !41
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !42
  %add = add i32 %mul, %1, !dbg !43
  store i32 %add, ptr %r, align 4, !dbg !39
    #dbg_declare(ptr %s, !44, !DIExpression(), !45)
  store float 0.000000e+00, ptr %s, align 4, !dbg !45
    #dbg_declare(ptr %c0, !46, !DIExpression(), !48)
  store i32 0, ptr %c0, align 4, !dbg !48
  br label %for.cond, !dbg !49

for.cond:                                         ; preds = %for.inc26, %entry
  %2 = load i32, ptr %c0, align 4, !dbg !50
  %3 = load i32, ptr %cols.addr, align 4, !dbg !52
  %cmp = icmp slt i32 %2, %3, !dbg !53
  br i1 %cmp, label %for.body, label %for.end28, !dbg !54

for.body:                                         ; preds = %for.cond
  %4 = load i32, ptr %c0, align 4, !dbg !55
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !58
  %add3 = add i32 %4, %5, !dbg !59
  %6 = load i32, ptr %cols.addr, align 4, !dbg !60
  %cmp4 = icmp ult i32 %add3, %6, !dbg !61
  br i1 %cmp4, label %if.then, label %if.end, !dbg !61

if.then:                                          ; preds = %for.body
  %7 = load ptr, ptr %v.addr, align 8, !dbg !62
  %8 = load i32, ptr %c0, align 4, !dbg !63
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %add6 = add i32 %8, %9, !dbg !65
  %idxprom = zext i32 %add6 to i64, !dbg !62
  %arrayidx = getelementptr inbounds nuw float, ptr %7, i64 %idxprom, !dbg !62
  %10 = load float, ptr %arrayidx, align 4, !dbg !62
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  %idxprom8 = zext i32 %11 to i64, !dbg !67
  %arrayidx9 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6matvecPKfS0_PfiiE4tile to ptr), i64 0, i64 %idxprom8, !dbg !67
  store float %10, ptr %arrayidx9, align 4, !dbg !68
  br label %if.end, !dbg !67

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !69
  %12 = load i32, ptr %r, align 4, !dbg !70
  %13 = load i32, ptr %rows.addr, align 4, !dbg !72
  %cmp10 = icmp slt i32 %12, %13, !dbg !73
  br i1 %cmp10, label %if.then11, label %if.end25, !dbg !73

if.then11:                                        ; preds = %if.end
    #dbg_declare(ptr %c, !74, !DIExpression(), !76)
  store i32 0, ptr %c, align 4, !dbg !76
  br label %for.cond12, !dbg !77

for.cond12:                                       ; preds = %for.inc, %if.then11
  %14 = load i32, ptr %c, align 4, !dbg !78
  %cmp13 = icmp slt i32 %14, 64, !dbg !80
  br i1 %cmp13, label %land.rhs, label %land.end, !dbg !81

land.rhs:                                         ; preds = %for.cond12
  %15 = load i32, ptr %c0, align 4, !dbg !82
  %16 = load i32, ptr %c, align 4, !dbg !83
  %add14 = add nsw i32 %15, %16, !dbg !84
  %17 = load i32, ptr %cols.addr, align 4, !dbg !85
  %cmp15 = icmp slt i32 %add14, %17, !dbg !86
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond12
  %18 = phi i1 [ false, %for.cond12 ], [ %cmp15, %land.rhs ], !dbg !87
  br i1 %18, label %for.body16, label %for.end, !dbg !88

for.body16:                                       ; preds = %land.end
  %19 = load ptr, ptr %m.addr, align 8, !dbg !89
  %20 = load i32, ptr %r, align 4, !dbg !90
  %21 = load i32, ptr %cols.addr, align 4, !dbg !91
  %mul17 = mul nsw i32 %20, %21, !dbg !92
  %22 = load i32, ptr %c0, align 4, !dbg !93
  %add18 = add nsw i32 %mul17, %22, !dbg !94
  %23 = load i32, ptr %c, align 4, !dbg !95
  %add19 = add nsw i32 %add18, %23, !dbg !96
  %idxprom20 = sext i32 %add19 to i64, !dbg !89
  %arrayidx21 = getelementptr inbounds float, ptr %19, i64 %idxprom20, !dbg !89
  %24 = load float, ptr %arrayidx21, align 4, !dbg !89
  %25 = load i32, ptr %c, align 4, !dbg !97
  %idxprom22 = sext i32 %25 to i64, !dbg !98
  %arrayidx23 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6matvecPKfS0_PfiiE4tile to ptr), i64 0, i64 %idxprom22, !dbg !98
  %26 = load float, ptr %arrayidx23, align 4, !dbg !98
  %27 = load float, ptr %s, align 4, !dbg !99
  %28 = call float @llvm.fmuladd.f32(float %24, float %26, float %27), !dbg !99
  store float %28, ptr %s, align 4, !dbg !99
  br label %for.inc, !dbg !100

for.inc:                                          ; preds = %for.body16
  %29 = load i32, ptr %c, align 4, !dbg !101
  %inc = add nsw i32 %29, 1, !dbg !101
  store i32 %inc, ptr %c, align 4, !dbg !101
  br label %for.cond12, !dbg !102, !llvm.loop !103

for.end:                                          ; preds = %land.end
  br label %if.end25, !dbg !104

if.end25:                                         ; preds = %for.end, %if.end
  br label %for.inc26, !dbg !106

for.inc26:                                        ; preds = %if.end25
  %30 = load i32, ptr %c0, align 4, !dbg !107
  %add27 = add nsw i32 %30, 64, !dbg !107
  store i32 %add27, ptr %c0, align 4, !dbg !107
  br label %for.cond, !dbg !108, !llvm.loop !109

for.end28:                                        ; preds = %for.cond
  %31 = load i32, ptr %r, align 4, !dbg !111
  %32 = load i32, ptr %rows.addr, align 4, !dbg !113
  %cmp29 = icmp slt i32 %31, %32, !dbg !114
  br i1 %cmp29, label %if.then30, label %if.end33, !dbg !114

if.then30:                                        ; preds = %for.end28
  %33 = load float, ptr %s, align 4, !dbg !115
  %34 = load ptr, ptr %o.addr, align 8, !dbg !116
  %35 = load i32, ptr %r, align 4, !dbg !117
  %idxprom31 = sext i32 %35 to i64, !dbg !116
  %arrayidx32 = getelementptr inbounds float, ptr %34, i64 %idxprom31, !dbg !116
  store float %33, ptr %arrayidx32, align 4, !dbg !118
  br label %if.end33, !dbg !116

if.end33:                                         ; preds = %if.then30, %for.end28
  ret void, !dbg !119
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!23, !24, !25, !26}
!llvm.ident = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 7, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "matvec", linkageName: "_Z6matvecPKfS0_Pfii", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !19)
!3 = !DIFile(filename: "advice_loop_end.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9, !10, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 214)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 215)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{}
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 64)
!23 = !{i32 7, !"Dwarf Version", i32 4}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!27 = !{!"clang version 22.1.8"}
!28 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!29 = !DILocation(line: 6, column: 37, scope: !2)
!30 = !DILocalVariable(name: "v", arg: 2, scope: !2, file: !3, line: 6, type: !6)
!31 = !DILocation(line: 6, column: 53, scope: !2)
!32 = !DILocalVariable(name: "o", arg: 3, scope: !2, file: !3, line: 6, type: !9)
!33 = !DILocation(line: 6, column: 63, scope: !2)
!34 = !DILocalVariable(name: "rows", arg: 4, scope: !2, file: !3, line: 6, type: !10)
!35 = !DILocation(line: 6, column: 70, scope: !2)
!36 = !DILocalVariable(name: "cols", arg: 5, scope: !2, file: !3, line: 6, type: !10)
!37 = !DILocation(line: 6, column: 80, scope: !2)
!38 = !DILocalVariable(name: "r", scope: !2, file: !3, line: 8, type: !10)
!39 = !DILocation(line: 8, column: 7, scope: !2)
!40 = !DILocation(line: 8, column: 11, scope: !2)
!41 = !DILocation(line: 8, column: 22, scope: !2)
!42 = !DILocation(line: 8, column: 29, scope: !2)
!43 = !DILocation(line: 8, column: 27, scope: !2)
!44 = !DILocalVariable(name: "s", scope: !2, file: !3, line: 9, type: !8)
!45 = !DILocation(line: 9, column: 9, scope: !2)
!46 = !DILocalVariable(name: "c0", scope: !47, file: !3, line: 10, type: !10)
!47 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 3)
!48 = !DILocation(line: 10, column: 12, scope: !47)
!49 = !DILocation(line: 10, column: 8, scope: !47)
!50 = !DILocation(line: 10, column: 20, scope: !51)
!51 = distinct !DILexicalBlock(scope: !47, file: !3, line: 10, column: 3)
!52 = !DILocation(line: 10, column: 25, scope: !51)
!53 = !DILocation(line: 10, column: 23, scope: !51)
!54 = !DILocation(line: 10, column: 3, scope: !47)
!55 = !DILocation(line: 11, column: 9, scope: !56)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 11, column: 9)
!57 = distinct !DILexicalBlock(scope: !51, file: !3, line: 10, column: 41)
!58 = !DILocation(line: 11, column: 14, scope: !56)
!59 = !DILocation(line: 11, column: 12, scope: !56)
!60 = !DILocation(line: 11, column: 28, scope: !56)
!61 = !DILocation(line: 11, column: 26, scope: !56)
!62 = !DILocation(line: 11, column: 54, scope: !56)
!63 = !DILocation(line: 11, column: 56, scope: !56)
!64 = !DILocation(line: 11, column: 61, scope: !56)
!65 = !DILocation(line: 11, column: 59, scope: !56)
!66 = !DILocation(line: 11, column: 39, scope: !56)
!67 = !DILocation(line: 11, column: 34, scope: !56)
!68 = !DILocation(line: 11, column: 52, scope: !56)
!69 = !DILocation(line: 12, column: 5, scope: !57)
!70 = !DILocation(line: 13, column: 9, scope: !71)
!71 = distinct !DILexicalBlock(scope: !57, file: !3, line: 13, column: 9)
!72 = !DILocation(line: 13, column: 13, scope: !71)
!73 = !DILocation(line: 13, column: 11, scope: !71)
!74 = !DILocalVariable(name: "c", scope: !75, file: !3, line: 13, type: !10)
!75 = distinct !DILexicalBlock(scope: !71, file: !3, line: 13, column: 19)
!76 = !DILocation(line: 13, column: 28, scope: !75)
!77 = !DILocation(line: 13, column: 24, scope: !75)
!78 = !DILocation(line: 13, column: 35, scope: !79)
!79 = distinct !DILexicalBlock(scope: !75, file: !3, line: 13, column: 19)
!80 = !DILocation(line: 13, column: 37, scope: !79)
!81 = !DILocation(line: 13, column: 42, scope: !79)
!82 = !DILocation(line: 13, column: 45, scope: !79)
!83 = !DILocation(line: 13, column: 50, scope: !79)
!84 = !DILocation(line: 13, column: 48, scope: !79)
!85 = !DILocation(line: 13, column: 54, scope: !79)
!86 = !DILocation(line: 13, column: 52, scope: !79)
!87 = !DILocation(line: 0, scope: !79)
!88 = !DILocation(line: 13, column: 19, scope: !75)
!89 = !DILocation(line: 13, column: 70, scope: !79)
!90 = !DILocation(line: 13, column: 72, scope: !79)
!91 = !DILocation(line: 13, column: 76, scope: !79)
!92 = !DILocation(line: 13, column: 74, scope: !79)
!93 = !DILocation(line: 13, column: 83, scope: !79)
!94 = !DILocation(line: 13, column: 81, scope: !79)
!95 = !DILocation(line: 13, column: 88, scope: !79)
!96 = !DILocation(line: 13, column: 86, scope: !79)
!97 = !DILocation(line: 13, column: 98, scope: !79)
!98 = !DILocation(line: 13, column: 93, scope: !79)
!99 = !DILocation(line: 13, column: 67, scope: !79)
!100 = !DILocation(line: 13, column: 65, scope: !79)
!101 = !DILocation(line: 13, column: 60, scope: !79)
!102 = !DILocation(line: 13, column: 19, scope: !79)
!103 = distinct !{!103, !88, !104, !105}
!104 = !DILocation(line: 13, column: 99, scope: !75)
!105 = !{!"llvm.loop.mustprogress"}
!106 = !DILocation(line: 14, column: 3, scope: !57)
!107 = !DILocation(line: 10, column: 34, scope: !51)
!108 = !DILocation(line: 10, column: 3, scope: !51)
!109 = distinct !{!109, !54, !110, !105}
!110 = !DILocation(line: 14, column: 3, scope: !47)
!111 = !DILocation(line: 15, column: 7, scope: !112)
!112 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 7)
!113 = !DILocation(line: 15, column: 11, scope: !112)
!114 = !DILocation(line: 15, column: 9, scope: !112)
!115 = !DILocation(line: 15, column: 24, scope: !112)
!116 = !DILocation(line: 15, column: 17, scope: !112)
!117 = !DILocation(line: 15, column: 19, scope: !112)
!118 = !DILocation(line: 15, column: 22, scope: !112)
!119 = !DILocation(line: 16, column: 1, scope: !2)
