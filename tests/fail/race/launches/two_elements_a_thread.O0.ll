; ModuleID = 'two_elements_a_thread.cu'
source_filename = "two_elements_a_thread.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ3redPKfPfiE1s = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z3redPKfPfi(ptr noundef %g, ptr noundef %o, i32 noundef %n) #0 !dbg !2 {
entry:
  %m.addr.i = alloca i32, align 4
  %v.addr.i = alloca float, align 4
  %a.addr.i = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %g.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  %h = alloca i32, align 4
  %v = alloca float, align 4
  %k = alloca i32, align 4
  store ptr %g, ptr %g.addr, align 8
    #dbg_declare(ptr %g.addr, !56, !DIExpression(), !57)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !58, !DIExpression(), !59)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !60, !DIExpression(), !61)
    #dbg_declare(ptr %t, !62, !DIExpression(), !64)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65
  store i32 %0, ptr %t, align 4, !dbg !64
    #dbg_declare(ptr %i, !66, !DIExpression(), !67)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !69
  %mul = mul i32 %2, 2, !dbg !70
  %mul3 = mul i32 %1, %mul, !dbg !71
  %3 = load i32, ptr %t, align 4, !dbg !72
  %add = add i32 %mul3, %3, !dbg !73
  store i32 %add, ptr %i, align 4, !dbg !67
  %4 = load i32, ptr %i, align 4, !dbg !74
  %5 = load i32, ptr %n.addr, align 4, !dbg !75
  %cmp = icmp ult i32 %4, %5, !dbg !76
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !74

cond.true:                                        ; preds = %entry
  %6 = load ptr, ptr %g.addr, align 8, !dbg !77
  %7 = load i32, ptr %i, align 4, !dbg !78
  %idxprom = zext i32 %7 to i64, !dbg !77
  %arrayidx = getelementptr inbounds nuw float, ptr %6, i64 %idxprom, !dbg !77
  %8 = load float, ptr %arrayidx, align 4, !dbg !77
  br label %cond.end, !dbg !74

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !74

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %8, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !74
  %9 = load i32, ptr %i, align 4, !dbg !79
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !80
  %add5 = add i32 %9, %10, !dbg !81
  %11 = load i32, ptr %n.addr, align 4, !dbg !82
  %cmp6 = icmp ult i32 %add5, %11, !dbg !83
  br i1 %cmp6, label %cond.true7, label %cond.false12, !dbg !79

cond.true7:                                       ; preds = %cond.end
  %12 = load ptr, ptr %g.addr, align 8, !dbg !84
  %13 = load i32, ptr %i, align 4, !dbg !85
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !86
  %add9 = add i32 %13, %14, !dbg !87
  %idxprom10 = zext i32 %add9 to i64, !dbg !84
  %arrayidx11 = getelementptr inbounds nuw float, ptr %12, i64 %idxprom10, !dbg !84
  %15 = load float, ptr %arrayidx11, align 4, !dbg !84
  br label %cond.end13, !dbg !79

cond.false12:                                     ; preds = %cond.end
  br label %cond.end13, !dbg !79

cond.end13:                                       ; preds = %cond.false12, %cond.true7
  %cond14 = phi contract float [ %15, %cond.true7 ], [ 0.000000e+00, %cond.false12 ], !dbg !79
  %add15 = fadd float %cond, %cond14, !dbg !88
  %16 = load i32, ptr %t, align 4, !dbg !89
  %idxprom16 = zext i32 %16 to i64, !dbg !90
  %arrayidx17 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3redPKfPfiE1s to ptr), i64 0, i64 %idxprom16, !dbg !90
  store float %add15, ptr %arrayidx17, align 4, !dbg !91
    #dbg_declare(ptr %h, !92, !DIExpression(), !94)
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !95
  %div = udiv i32 %17, 2, !dbg !96
  store i32 %div, ptr %h, align 4, !dbg !94
  br label %for.cond, !dbg !97

for.cond:                                         ; preds = %for.inc, %cond.end13
  %18 = load i32, ptr %h, align 4, !dbg !98
  %cmp19 = icmp ugt i32 %18, 32, !dbg !100
  br i1 %cmp19, label %for.body, label %for.end, !dbg !101

for.body:                                         ; preds = %for.cond
  %19 = load i32, ptr %t, align 4, !dbg !102
  %20 = load i32, ptr %h, align 4, !dbg !105
  %cmp20 = icmp ult i32 %19, %20, !dbg !106
  br i1 %cmp20, label %if.then, label %if.end, !dbg !106

if.then:                                          ; preds = %for.body
  %21 = load i32, ptr %t, align 4, !dbg !107
  %22 = load i32, ptr %h, align 4, !dbg !108
  %add21 = add i32 %21, %22, !dbg !109
  %idxprom22 = zext i32 %add21 to i64, !dbg !110
  %arrayidx23 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3redPKfPfiE1s to ptr), i64 0, i64 %idxprom22, !dbg !110
  %23 = load float, ptr %arrayidx23, align 4, !dbg !110
  %24 = load i32, ptr %t, align 4, !dbg !111
  %idxprom24 = zext i32 %24 to i64, !dbg !112
  %arrayidx25 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3redPKfPfiE1s to ptr), i64 0, i64 %idxprom24, !dbg !112
  %25 = load float, ptr %arrayidx25, align 4, !dbg !113
  %add26 = fadd float %25, %23, !dbg !113
  store float %add26, ptr %arrayidx25, align 4, !dbg !113
  br label %if.end, !dbg !112

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !114
  br label %for.inc, !dbg !115

for.inc:                                          ; preds = %if.end
  %26 = load i32, ptr %h, align 4, !dbg !116
  %shr = lshr i32 %26, 1, !dbg !116
  store i32 %shr, ptr %h, align 4, !dbg !116
  br label %for.cond, !dbg !117, !llvm.loop !118

for.end:                                          ; preds = %for.cond
  %27 = load i32, ptr %t, align 4, !dbg !121
  %cmp27 = icmp ult i32 %27, 32, !dbg !123
  br i1 %cmp27, label %if.then28, label %if.end49, !dbg !123

if.then28:                                        ; preds = %for.end
    #dbg_declare(ptr %v, !124, !DIExpression(), !126)
  %28 = load i32, ptr %t, align 4, !dbg !127
  %idxprom29 = zext i32 %28 to i64, !dbg !128
  %arrayidx30 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3redPKfPfiE1s to ptr), i64 0, i64 %idxprom29, !dbg !128
  %29 = load float, ptr %arrayidx30, align 4, !dbg !128
  %30 = load i32, ptr %t, align 4, !dbg !129
  %add31 = add i32 %30, 32, !dbg !130
  %idxprom32 = zext i32 %add31 to i64, !dbg !131
  %arrayidx33 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3redPKfPfiE1s to ptr), i64 0, i64 %idxprom32, !dbg !131
  %31 = load float, ptr %arrayidx33, align 4, !dbg !131
  %add34 = fadd float %29, %31, !dbg !132
  store float %add34, ptr %v, align 4, !dbg !126
    #dbg_declare(ptr %k, !133, !DIExpression(), !135)
  store i32 16, ptr %k, align 4, !dbg !135
  br label %for.cond35, !dbg !136

for.cond35:                                       ; preds = %for.inc40, %if.then28
  %32 = load i32, ptr %k, align 4, !dbg !137
  %cmp36 = icmp sgt i32 %32, 0, !dbg !139
  br i1 %cmp36, label %for.body37, label %for.end42, !dbg !140

for.body37:                                       ; preds = %for.cond35
  %33 = load float, ptr %v, align 4, !dbg !141
  %34 = load i32, ptr %k, align 4, !dbg !142
  store i32 -1, ptr %m.addr.i, align 4, !dbg !143
  store float %33, ptr %v.addr.i, align 4, !dbg !143
  store i32 %34, ptr %a.addr.i, align 4, !dbg !143
  store i32 32, ptr %w.addr.i, align 4, !dbg !143
  %35 = load i32, ptr %m.addr.i, align 4, !dbg !143
  %36 = load float, ptr %v.addr.i, align 4, !dbg !143
  %37 = load i32, ptr %a.addr.i, align 4, !dbg !143
  %38 = load i32, ptr %w.addr.i, align 4, !dbg !143
  %sub.i = sub nsw i32 32, %38, !dbg !143
  %shl.i = shl i32 %sub.i, 8, !dbg !143
  %or.i = or i32 %shl.i, 31, !dbg !143
  %39 = call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 %35, float %36, i32 %37, i32 %or.i), !dbg !143
  %40 = load float, ptr %v, align 4, !dbg !144
  %add39 = fadd float %40, %39, !dbg !144
  store float %add39, ptr %v, align 4, !dbg !144
  br label %for.inc40, !dbg !145

for.inc40:                                        ; preds = %for.body37
  %41 = load i32, ptr %k, align 4, !dbg !146
  %shr41 = ashr i32 %41, 1, !dbg !146
  store i32 %shr41, ptr %k, align 4, !dbg !146
  br label %for.cond35, !dbg !147, !llvm.loop !148

for.end42:                                        ; preds = %for.cond35
  %42 = load i32, ptr %t, align 4, !dbg !150
  %cmp43 = icmp eq i32 %42, 0, !dbg !152
  br i1 %cmp43, label %if.then44, label %if.end48, !dbg !152

if.then44:                                        ; preds = %for.end42
  %43 = load float, ptr %v, align 4, !dbg !153
  %44 = load ptr, ptr %o.addr, align 8, !dbg !154
  %45 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !155
  %idxprom46 = zext i32 %45 to i64, !dbg !154
  %arrayidx47 = getelementptr inbounds nuw float, ptr %44, i64 %idxprom46, !dbg !154
  store float %43, ptr %arrayidx47, align 4, !dbg !156
  br label %if.end48, !dbg !154

if.end48:                                         ; preds = %if.then44, %for.end42
  br label %if.end49, !dbg !157

if.end49:                                         ; preds = %if.end48, %for.end
  ret void, !dbg !158
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!51, !52, !53, !54}
!llvm.ident = !{!55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 8, type: !48, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "red", linkageName: "_Z3redPKfPfi", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !47)
!3 = !DIFile(filename: "two_elements_a_thread.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !12, globals: !13, imports: !14, splitDebugInlining: false, nameTableKind: None)
!12 = !{!10}
!13 = !{!0}
!14 = !{!15, !18, !20, !25, !30, !35, !41, !43}
!15 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !16, file: !17, line: 128)
!16 = !DINamespace(name: "ws_math", scope: null)
!17 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!18 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !19, entity: !16, file: !17, line: 129)
!19 = !DINamespace(name: "std", scope: null)
!20 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !21, file: !17, line: 154)
!21 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !17, file: !17, line: 137, type: !22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!22 = !DISubroutineType(types: !23)
!23 = !{!24, !24}
!24 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!25 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !26, file: !17, line: 154)
!26 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !17, file: !17, line: 133, type: !27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!27 = !DISubroutineType(types: !28)
!28 = !{!29, !29}
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !31, file: !17, line: 154)
!31 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !17, file: !17, line: 134, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!32 = !DISubroutineType(types: !33)
!33 = !{!34, !34}
!34 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !36, file: !17, line: 154)
!36 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !17, file: !17, line: 145, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !40}
!39 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!40 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !42, file: !17, line: 154)
!42 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !17, file: !17, line: 147, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !44, file: !17, line: 154)
!44 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !17, file: !17, line: 149, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!45 = !DISubroutineType(types: !46)
!46 = !{!10, !8}
!47 = !{}
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 256)
!51 = !{i32 7, !"Dwarf Version", i32 4}
!52 = !{i32 2, !"Debug Info Version", i32 3}
!53 = !{i32 1, !"wchar_size", i32 4}
!54 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!55 = !{!"clang version 22.1.8"}
!56 = !DILocalVariable(name: "g", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!57 = !DILocation(line: 7, column: 34, scope: !2)
!58 = !DILocalVariable(name: "o", arg: 2, scope: !2, file: !3, line: 7, type: !9)
!59 = !DILocation(line: 7, column: 44, scope: !2)
!60 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 7, type: !10)
!61 = !DILocation(line: 7, column: 51, scope: !2)
!62 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !63)
!63 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!64 = !DILocation(line: 9, column: 12, scope: !2)
!65 = !DILocation(line: 9, column: 16, scope: !2)
!66 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 9, type: !63)
!67 = !DILocation(line: 9, column: 29, scope: !2)
!68 = !DILocation(line: 9, column: 33, scope: !2)
!69 = !DILocation(line: 9, column: 47, scope: !2)
!70 = !DILocation(line: 9, column: 58, scope: !2)
!71 = !DILocation(line: 9, column: 44, scope: !2)
!72 = !DILocation(line: 9, column: 65, scope: !2)
!73 = !DILocation(line: 9, column: 63, scope: !2)
!74 = !DILocation(line: 10, column: 11, scope: !2)
!75 = !DILocation(line: 10, column: 15, scope: !2)
!76 = !DILocation(line: 10, column: 13, scope: !2)
!77 = !DILocation(line: 10, column: 19, scope: !2)
!78 = !DILocation(line: 10, column: 21, scope: !2)
!79 = !DILocation(line: 10, column: 32, scope: !2)
!80 = !DILocation(line: 10, column: 36, scope: !2)
!81 = !DILocation(line: 10, column: 34, scope: !2)
!82 = !DILocation(line: 10, column: 49, scope: !2)
!83 = !DILocation(line: 10, column: 47, scope: !2)
!84 = !DILocation(line: 10, column: 53, scope: !2)
!85 = !DILocation(line: 10, column: 55, scope: !2)
!86 = !DILocation(line: 10, column: 59, scope: !2)
!87 = !DILocation(line: 10, column: 57, scope: !2)
!88 = !DILocation(line: 10, column: 29, scope: !2)
!89 = !DILocation(line: 10, column: 5, scope: !2)
!90 = !DILocation(line: 10, column: 3, scope: !2)
!91 = !DILocation(line: 10, column: 8, scope: !2)
!92 = !DILocalVariable(name: "h", scope: !93, file: !3, line: 11, type: !63)
!93 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!94 = !DILocation(line: 11, column: 17, scope: !93)
!95 = !DILocation(line: 11, column: 21, scope: !93)
!96 = !DILocation(line: 11, column: 32, scope: !93)
!97 = !DILocation(line: 11, column: 8, scope: !93)
!98 = !DILocation(line: 11, column: 37, scope: !99)
!99 = distinct !DILexicalBlock(scope: !93, file: !3, line: 11, column: 3)
!100 = !DILocation(line: 11, column: 39, scope: !99)
!101 = !DILocation(line: 11, column: 3, scope: !93)
!102 = !DILocation(line: 11, column: 60, scope: !103)
!103 = distinct !DILexicalBlock(scope: !104, file: !3, line: 11, column: 60)
!104 = distinct !DILexicalBlock(scope: !99, file: !3, line: 11, column: 54)
!105 = !DILocation(line: 11, column: 64, scope: !103)
!106 = !DILocation(line: 11, column: 62, scope: !103)
!107 = !DILocation(line: 11, column: 77, scope: !103)
!108 = !DILocation(line: 11, column: 81, scope: !103)
!109 = !DILocation(line: 11, column: 79, scope: !103)
!110 = !DILocation(line: 11, column: 75, scope: !103)
!111 = !DILocation(line: 11, column: 69, scope: !103)
!112 = !DILocation(line: 11, column: 67, scope: !103)
!113 = !DILocation(line: 11, column: 72, scope: !103)
!114 = !DILocation(line: 11, column: 85, scope: !104)
!115 = !DILocation(line: 11, column: 102, scope: !104)
!116 = !DILocation(line: 11, column: 47, scope: !99)
!117 = !DILocation(line: 11, column: 3, scope: !99)
!118 = distinct !{!118, !101, !119, !120}
!119 = !DILocation(line: 11, column: 102, scope: !93)
!120 = !{!"llvm.loop.mustprogress"}
!121 = !DILocation(line: 12, column: 7, scope: !122)
!122 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 7)
!123 = !DILocation(line: 12, column: 9, scope: !122)
!124 = !DILocalVariable(name: "v", scope: !125, file: !3, line: 13, type: !8)
!125 = distinct !DILexicalBlock(scope: !122, file: !3, line: 12, column: 15)
!126 = !DILocation(line: 13, column: 11, scope: !125)
!127 = !DILocation(line: 13, column: 17, scope: !125)
!128 = !DILocation(line: 13, column: 15, scope: !125)
!129 = !DILocation(line: 13, column: 24, scope: !125)
!130 = !DILocation(line: 13, column: 26, scope: !125)
!131 = !DILocation(line: 13, column: 22, scope: !125)
!132 = !DILocation(line: 13, column: 20, scope: !125)
!133 = !DILocalVariable(name: "k", scope: !134, file: !3, line: 14, type: !10)
!134 = distinct !DILexicalBlock(scope: !125, file: !3, line: 14, column: 5)
!135 = !DILocation(line: 14, column: 14, scope: !134)
!136 = !DILocation(line: 14, column: 10, scope: !134)
!137 = !DILocation(line: 14, column: 22, scope: !138)
!138 = distinct !DILexicalBlock(scope: !134, file: !3, line: 14, column: 5)
!139 = !DILocation(line: 14, column: 24, scope: !138)
!140 = !DILocation(line: 14, column: 5, scope: !134)
!141 = !DILocation(line: 14, column: 73, scope: !138)
!142 = !DILocation(line: 14, column: 76, scope: !138)
!143 = !DILocation(line: 14, column: 43, scope: !138)
!144 = !DILocation(line: 14, column: 40, scope: !138)
!145 = !DILocation(line: 14, column: 38, scope: !138)
!146 = !DILocation(line: 14, column: 31, scope: !138)
!147 = !DILocation(line: 14, column: 5, scope: !138)
!148 = distinct !{!148, !140, !149, !120}
!149 = !DILocation(line: 14, column: 77, scope: !134)
!150 = !DILocation(line: 15, column: 9, scope: !151)
!151 = distinct !DILexicalBlock(scope: !125, file: !3, line: 15, column: 9)
!152 = !DILocation(line: 15, column: 11, scope: !151)
!153 = !DILocation(line: 15, column: 33, scope: !151)
!154 = !DILocation(line: 15, column: 17, scope: !151)
!155 = !DILocation(line: 15, column: 19, scope: !151)
!156 = !DILocation(line: 15, column: 31, scope: !151)
!157 = !DILocation(line: 16, column: 3, scope: !125)
!158 = !DILocation(line: 17, column: 1, scope: !2)
