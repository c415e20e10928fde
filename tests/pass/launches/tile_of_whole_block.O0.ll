; ModuleID = 'tile_of_whole_block.cu'
source_filename = "tile_of_whole_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ7productiiiPKfS0_PfE2as = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@_ZZ7productiiiPKfS0_PfE2bs = internal addrspace(3) global [256 x float] undef, align 4, !dbg !13
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7productiiiPKfS0_Pf(i32 noundef %m, i32 noundef %n, i32 noundef %k, ptr noundef %a, ptr noundef %b, ptr noundef %c) #0 !dbg !2 {
entry:
  %m.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  %k.addr = alloca i32, align 4
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %row = alloca i32, align 4
  %column = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %sum = alloca float, align 4
  %at = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 %m, ptr %m.addr, align 4
    #dbg_declare(ptr %m.addr, !57, !DIExpression(), !58)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !59, !DIExpression(), !60)
  store i32 %k, ptr %k.addr, align 4
    #dbg_declare(ptr %k.addr, !61, !DIExpression(), !62)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !63, !DIExpression(), !64)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !65, !DIExpression(), !66)
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !67, !DIExpression(), !68)
    #dbg_declare(ptr %row, !69, !DIExpression(), !72)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !73
  store i32 %0, ptr %row, align 4, !dbg !72
    #dbg_declare(ptr %column, !74, !DIExpression(), !75)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !76
  store i32 %1, ptr %column, align 4, !dbg !75
    #dbg_declare(ptr %x, !77, !DIExpression(), !78)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !79
  %rem = urem i32 %2, 16, !dbg !80
  store i32 %rem, ptr %x, align 4, !dbg !78
    #dbg_declare(ptr %y, !81, !DIExpression(), !82)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !83
  %div = udiv i32 %3, 16, !dbg !84
  store i32 %div, ptr %y, align 4, !dbg !82
  %4 = load i32, ptr %row, align 4, !dbg !85
  %mul = mul i32 %4, 16, !dbg !86
  %5 = load i32, ptr %k.addr, align 4, !dbg !87
  %mul4 = mul i32 %mul, %5, !dbg !88
  %6 = load ptr, ptr %a.addr, align 8, !dbg !89
  %idx.ext = zext i32 %mul4 to i64, !dbg !89
  %add.ptr = getelementptr inbounds nuw float, ptr %6, i64 %idx.ext, !dbg !89
  store ptr %add.ptr, ptr %a.addr, align 8, !dbg !89
  %7 = load i32, ptr %column, align 4, !dbg !90
  %mul5 = mul i32 %7, 16, !dbg !91
  %8 = load ptr, ptr %b.addr, align 8, !dbg !92
  %idx.ext6 = zext i32 %mul5 to i64, !dbg !92
  %add.ptr7 = getelementptr inbounds nuw float, ptr %8, i64 %idx.ext6, !dbg !92
  store ptr %add.ptr7, ptr %b.addr, align 8, !dbg !92
  %9 = load i32, ptr %row, align 4, !dbg !93
  %mul8 = mul i32 %9, 16, !dbg !94
  %10 = load i32, ptr %n.addr, align 4, !dbg !95
  %mul9 = mul i32 %mul8, %10, !dbg !96
  %11 = load i32, ptr %column, align 4, !dbg !97
  %mul10 = mul i32 %11, 16, !dbg !98
  %add = add i32 %mul9, %mul10, !dbg !99
  %12 = load ptr, ptr %c.addr, align 8, !dbg !100
  %idx.ext11 = zext i32 %add to i64, !dbg !100
  %add.ptr12 = getelementptr inbounds nuw float, ptr %12, i64 %idx.ext11, !dbg !100
  store ptr %add.ptr12, ptr %c.addr, align 8, !dbg !100
    #dbg_declare(ptr %sum, !101, !DIExpression(), !102)
  store float 0.000000e+00, ptr %sum, align 4, !dbg !102
    #dbg_declare(ptr %at, !103, !DIExpression(), !105)
  store i32 0, ptr %at, align 4, !dbg !105
  br label %for.cond, !dbg !106

for.cond:                                         ; preds = %for.inc43, %entry
  %13 = load i32, ptr %at, align 4, !dbg !107
  %14 = load i32, ptr %k.addr, align 4, !dbg !109
  %cmp = icmp slt i32 %13, %14, !dbg !110
  br i1 %cmp, label %for.body, label %for.end45, !dbg !111

for.body:                                         ; preds = %for.cond
  %15 = load ptr, ptr %a.addr, align 8, !dbg !112
  %16 = load i32, ptr %y, align 4, !dbg !114
  %17 = load i32, ptr %k.addr, align 4, !dbg !115
  %mul13 = mul i32 %16, %17, !dbg !116
  %18 = load i32, ptr %x, align 4, !dbg !117
  %add14 = add i32 %mul13, %18, !dbg !118
  %idxprom = zext i32 %add14 to i64, !dbg !112
  %arrayidx = getelementptr inbounds nuw float, ptr %15, i64 %idxprom, !dbg !112
  %19 = load float, ptr %arrayidx, align 4, !dbg !112
  %20 = load i32, ptr %y, align 4, !dbg !119
  %mul15 = mul i32 %20, 16, !dbg !120
  %21 = load i32, ptr %x, align 4, !dbg !121
  %add16 = add i32 %mul15, %21, !dbg !122
  %idxprom17 = zext i32 %add16 to i64, !dbg !123
  %arrayidx18 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7productiiiPKfS0_PfE2as to ptr), i64 0, i64 %idxprom17, !dbg !123
  store float %19, ptr %arrayidx18, align 4, !dbg !124
  %22 = load ptr, ptr %b.addr, align 8, !dbg !125
  %23 = load i32, ptr %y, align 4, !dbg !126
  %24 = load i32, ptr %n.addr, align 4, !dbg !127
  %mul19 = mul i32 %23, %24, !dbg !128
  %25 = load i32, ptr %x, align 4, !dbg !129
  %add20 = add i32 %mul19, %25, !dbg !130
  %idxprom21 = zext i32 %add20 to i64, !dbg !125
  %arrayidx22 = getelementptr inbounds nuw float, ptr %22, i64 %idxprom21, !dbg !125
  %26 = load float, ptr %arrayidx22, align 4, !dbg !125
  %27 = load i32, ptr %y, align 4, !dbg !131
  %mul23 = mul i32 %27, 16, !dbg !132
  %28 = load i32, ptr %x, align 4, !dbg !133
  %add24 = add i32 %mul23, %28, !dbg !134
  %idxprom25 = zext i32 %add24 to i64, !dbg !135
  %arrayidx26 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7productiiiPKfS0_PfE2bs to ptr), i64 0, i64 %idxprom25, !dbg !135
  store float %26, ptr %arrayidx26, align 4, !dbg !136
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !137
    #dbg_declare(ptr %i, !138, !DIExpression(), !140)
  store i32 0, ptr %i, align 4, !dbg !140
  br label %for.cond27, !dbg !141

for.cond27:                                       ; preds = %for.inc, %for.body
  %29 = load i32, ptr %i, align 4, !dbg !142
  %cmp28 = icmp slt i32 %29, 16, !dbg !144
  br i1 %cmp28, label %for.body29, label %for.end, !dbg !145

for.body29:                                       ; preds = %for.cond27
  %30 = load i32, ptr %y, align 4, !dbg !146
  %mul30 = mul i32 %30, 16, !dbg !147
  %31 = load i32, ptr %i, align 4, !dbg !148
  %add31 = add i32 %mul30, %31, !dbg !149
  %idxprom32 = zext i32 %add31 to i64, !dbg !150
  %arrayidx33 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7productiiiPKfS0_PfE2as to ptr), i64 0, i64 %idxprom32, !dbg !150
  %32 = load float, ptr %arrayidx33, align 4, !dbg !150
  %33 = load i32, ptr %i, align 4, !dbg !151
  %mul34 = mul nsw i32 %33, 16, !dbg !152
  %34 = load i32, ptr %x, align 4, !dbg !153
  %add35 = add i32 %mul34, %34, !dbg !154
  %idxprom36 = zext i32 %add35 to i64, !dbg !155
  %arrayidx37 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7productiiiPKfS0_PfE2bs to ptr), i64 0, i64 %idxprom36, !dbg !155
  %35 = load float, ptr %arrayidx37, align 4, !dbg !155
  %36 = load float, ptr %sum, align 4, !dbg !156
  %37 = call float @llvm.fmuladd.f32(float %32, float %35, float %36), !dbg !156
  store float %37, ptr %sum, align 4, !dbg !156
  br label %for.inc, !dbg !157

for.inc:                                          ; preds = %for.body29
  %38 = load i32, ptr %i, align 4, !dbg !158
  %inc = add nsw i32 %38, 1, !dbg !158
  store i32 %inc, ptr %i, align 4, !dbg !158
  br label %for.cond27, !dbg !159, !llvm.loop !160

for.end:                                          ; preds = %for.cond27
  %39 = load ptr, ptr %a.addr, align 8, !dbg !163
  %add.ptr39 = getelementptr inbounds float, ptr %39, i64 16, !dbg !163
  store ptr %add.ptr39, ptr %a.addr, align 8, !dbg !163
  %40 = load i32, ptr %n.addr, align 4, !dbg !164
  %mul40 = mul nsw i32 16, %40, !dbg !165
  %41 = load ptr, ptr %b.addr, align 8, !dbg !166
  %idx.ext41 = sext i32 %mul40 to i64, !dbg !166
  %add.ptr42 = getelementptr inbounds float, ptr %41, i64 %idx.ext41, !dbg !166
  store ptr %add.ptr42, ptr %b.addr, align 8, !dbg !166
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !167
  br label %for.inc43, !dbg !168

for.inc43:                                        ; preds = %for.end
  %42 = load i32, ptr %at, align 4, !dbg !169
  %add44 = add nsw i32 %42, 16, !dbg !169
  store i32 %add44, ptr %at, align 4, !dbg !169
  br label %for.cond, !dbg !170, !llvm.loop !171

for.end45:                                        ; preds = %for.cond
  %43 = load float, ptr %sum, align 4, !dbg !173
  %44 = load ptr, ptr %c.addr, align 8, !dbg !174
  %45 = load i32, ptr %y, align 4, !dbg !175
  %46 = load i32, ptr %n.addr, align 4, !dbg !176
  %mul46 = mul i32 %45, %46, !dbg !177
  %47 = load i32, ptr %x, align 4, !dbg !178
  %add47 = add i32 %mul46, %47, !dbg !179
  %idxprom48 = zext i32 %add47 to i64, !dbg !174
  %arrayidx49 = getelementptr inbounds nuw float, ptr %44, i64 %idxprom48, !dbg !174
  %48 = load float, ptr %arrayidx49, align 4, !dbg !180
  %add50 = fadd float %48, %43, !dbg !180
  store float %add50, ptr %arrayidx49, align 4, !dbg !180
  ret void, !dbg !181
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!52, !53, !54, !55}
!llvm.ident = !{!56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "as", scope: !2, file: !3, line: 7, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "product", linkageName: "_Z7productiiiPKfS0_Pf", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !51)
!3 = !DIFile(filename: "tile_of_whole_block.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !6, !7, !7, !10}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !18, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0, !13}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!14 = distinct !DIGlobalVariable(name: "bs", scope: !2, file: !3, line: 7, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 8192, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 256)
!18 = !{!19, !22, !24, !29, !34, !39, !45, !47}
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !20, file: !21, line: 128)
!20 = !DINamespace(name: "ws_math", scope: null)
!21 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!22 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !23, entity: !20, file: !21, line: 129)
!23 = !DINamespace(name: "std", scope: null)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !25, file: !21, line: 154)
!25 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !21, file: !21, line: 137, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !30, file: !21, line: 154)
!30 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !21, file: !21, line: 133, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33}
!33 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !35, file: !21, line: 154)
!35 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !21, file: !21, line: 134, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !38}
!38 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !40, file: !21, line: 154)
!40 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !21, file: !21, line: 145, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !44}
!43 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!44 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !46, file: !21, line: 154)
!46 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !21, file: !21, line: 147, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !48, file: !21, line: 154)
!48 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !21, file: !21, line: 149, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!49 = !DISubroutineType(types: !50)
!50 = !{!6, !9}
!51 = !{}
!52 = !{i32 7, !"Dwarf Version", i32 4}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!56 = !{!"clang version 22.1.8"}
!57 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!58 = !DILocation(line: 6, column: 29, scope: !2)
!59 = !DILocalVariable(name: "n", arg: 2, scope: !2, file: !3, line: 6, type: !6)
!60 = !DILocation(line: 6, column: 36, scope: !2)
!61 = !DILocalVariable(name: "k", arg: 3, scope: !2, file: !3, line: 6, type: !6)
!62 = !DILocation(line: 6, column: 43, scope: !2)
!63 = !DILocalVariable(name: "a", arg: 4, scope: !2, file: !3, line: 6, type: !7)
!64 = !DILocation(line: 6, column: 59, scope: !2)
!65 = !DILocalVariable(name: "b", arg: 5, scope: !2, file: !3, line: 6, type: !7)
!66 = !DILocation(line: 6, column: 75, scope: !2)
!67 = !DILocalVariable(name: "c", arg: 6, scope: !2, file: !3, line: 6, type: !10)
!68 = !DILocation(line: 6, column: 85, scope: !2)
!69 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 8, type: !70)
!70 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !71)
!71 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!72 = !DILocation(line: 8, column: 18, scope: !2)
!73 = !DILocation(line: 8, column: 24, scope: !2)
!74 = !DILocalVariable(name: "column", scope: !2, file: !3, line: 8, type: !70)
!75 = !DILocation(line: 8, column: 36, scope: !2)
!76 = !DILocation(line: 8, column: 45, scope: !2)
!77 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 9, type: !70)
!78 = !DILocation(line: 9, column: 18, scope: !2)
!79 = !DILocation(line: 9, column: 22, scope: !2)
!80 = !DILocation(line: 9, column: 34, scope: !2)
!81 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 9, type: !70)
!82 = !DILocation(line: 9, column: 39, scope: !2)
!83 = !DILocation(line: 9, column: 43, scope: !2)
!84 = !DILocation(line: 9, column: 55, scope: !2)
!85 = !DILocation(line: 10, column: 8, scope: !2)
!86 = !DILocation(line: 10, column: 12, scope: !2)
!87 = !DILocation(line: 10, column: 18, scope: !2)
!88 = !DILocation(line: 10, column: 16, scope: !2)
!89 = !DILocation(line: 10, column: 5, scope: !2)
!90 = !DILocation(line: 11, column: 8, scope: !2)
!91 = !DILocation(line: 11, column: 15, scope: !2)
!92 = !DILocation(line: 11, column: 5, scope: !2)
!93 = !DILocation(line: 12, column: 8, scope: !2)
!94 = !DILocation(line: 12, column: 12, scope: !2)
!95 = !DILocation(line: 12, column: 18, scope: !2)
!96 = !DILocation(line: 12, column: 16, scope: !2)
!97 = !DILocation(line: 12, column: 22, scope: !2)
!98 = !DILocation(line: 12, column: 29, scope: !2)
!99 = !DILocation(line: 12, column: 20, scope: !2)
!100 = !DILocation(line: 12, column: 5, scope: !2)
!101 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 13, type: !9)
!102 = !DILocation(line: 13, column: 9, scope: !2)
!103 = !DILocalVariable(name: "at", scope: !104, file: !3, line: 14, type: !6)
!104 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 3)
!105 = !DILocation(line: 14, column: 12, scope: !104)
!106 = !DILocation(line: 14, column: 8, scope: !104)
!107 = !DILocation(line: 14, column: 20, scope: !108)
!108 = distinct !DILexicalBlock(scope: !104, file: !3, line: 14, column: 3)
!109 = !DILocation(line: 14, column: 25, scope: !108)
!110 = !DILocation(line: 14, column: 23, scope: !108)
!111 = !DILocation(line: 14, column: 3, scope: !104)
!112 = !DILocation(line: 15, column: 21, scope: !113)
!113 = distinct !DILexicalBlock(scope: !108, file: !3, line: 14, column: 37)
!114 = !DILocation(line: 15, column: 23, scope: !113)
!115 = !DILocation(line: 15, column: 27, scope: !113)
!116 = !DILocation(line: 15, column: 25, scope: !113)
!117 = !DILocation(line: 15, column: 31, scope: !113)
!118 = !DILocation(line: 15, column: 29, scope: !113)
!119 = !DILocation(line: 15, column: 8, scope: !113)
!120 = !DILocation(line: 15, column: 10, scope: !113)
!121 = !DILocation(line: 15, column: 16, scope: !113)
!122 = !DILocation(line: 15, column: 14, scope: !113)
!123 = !DILocation(line: 15, column: 5, scope: !113)
!124 = !DILocation(line: 15, column: 19, scope: !113)
!125 = !DILocation(line: 16, column: 21, scope: !113)
!126 = !DILocation(line: 16, column: 23, scope: !113)
!127 = !DILocation(line: 16, column: 27, scope: !113)
!128 = !DILocation(line: 16, column: 25, scope: !113)
!129 = !DILocation(line: 16, column: 31, scope: !113)
!130 = !DILocation(line: 16, column: 29, scope: !113)
!131 = !DILocation(line: 16, column: 8, scope: !113)
!132 = !DILocation(line: 16, column: 10, scope: !113)
!133 = !DILocation(line: 16, column: 16, scope: !113)
!134 = !DILocation(line: 16, column: 14, scope: !113)
!135 = !DILocation(line: 16, column: 5, scope: !113)
!136 = !DILocation(line: 16, column: 19, scope: !113)
!137 = !DILocation(line: 17, column: 5, scope: !113)
!138 = !DILocalVariable(name: "i", scope: !139, file: !3, line: 18, type: !6)
!139 = distinct !DILexicalBlock(scope: !113, file: !3, line: 18, column: 5)
!140 = !DILocation(line: 18, column: 14, scope: !139)
!141 = !DILocation(line: 18, column: 10, scope: !139)
!142 = !DILocation(line: 18, column: 21, scope: !143)
!143 = distinct !DILexicalBlock(scope: !139, file: !3, line: 18, column: 5)
!144 = !DILocation(line: 18, column: 23, scope: !143)
!145 = !DILocation(line: 18, column: 5, scope: !139)
!146 = !DILocation(line: 18, column: 43, scope: !143)
!147 = !DILocation(line: 18, column: 45, scope: !143)
!148 = !DILocation(line: 18, column: 51, scope: !143)
!149 = !DILocation(line: 18, column: 49, scope: !143)
!150 = !DILocation(line: 18, column: 40, scope: !143)
!151 = !DILocation(line: 18, column: 59, scope: !143)
!152 = !DILocation(line: 18, column: 61, scope: !143)
!153 = !DILocation(line: 18, column: 67, scope: !143)
!154 = !DILocation(line: 18, column: 65, scope: !143)
!155 = !DILocation(line: 18, column: 56, scope: !143)
!156 = !DILocation(line: 18, column: 37, scope: !143)
!157 = !DILocation(line: 18, column: 33, scope: !143)
!158 = !DILocation(line: 18, column: 29, scope: !143)
!159 = !DILocation(line: 18, column: 5, scope: !143)
!160 = distinct !{!160, !145, !161, !162}
!161 = !DILocation(line: 18, column: 68, scope: !139)
!162 = !{!"llvm.loop.mustprogress"}
!163 = !DILocation(line: 19, column: 7, scope: !113)
!164 = !DILocation(line: 20, column: 14, scope: !113)
!165 = !DILocation(line: 20, column: 12, scope: !113)
!166 = !DILocation(line: 20, column: 7, scope: !113)
!167 = !DILocation(line: 21, column: 5, scope: !113)
!168 = !DILocation(line: 22, column: 3, scope: !113)
!169 = !DILocation(line: 14, column: 31, scope: !108)
!170 = !DILocation(line: 14, column: 3, scope: !108)
!171 = distinct !{!171, !111, !172, !162}
!172 = !DILocation(line: 22, column: 3, scope: !104)
!173 = !DILocation(line: 23, column: 19, scope: !2)
!174 = !DILocation(line: 23, column: 3, scope: !2)
!175 = !DILocation(line: 23, column: 5, scope: !2)
!176 = !DILocation(line: 23, column: 9, scope: !2)
!177 = !DILocation(line: 23, column: 7, scope: !2)
!178 = !DILocation(line: 23, column: 13, scope: !2)
!179 = !DILocation(line: 23, column: 11, scope: !2)
!180 = !DILocation(line: 23, column: 16, scope: !2)
!181 = !DILocation(line: 24, column: 1, scope: !2)
