; ModuleID = 'offset_beyond_dim.cu'
source_filename = "offset_beyond_dim.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ6borderPfiiE1d = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !0
@_ZZ6borderPfiiE1s = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !11
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6borderPfii(ptr noundef %m, i32 noundef %dim, i32 noundef %offset) #0 !dbg !2 {
entry:
  %m.addr = alloca ptr, align 8
  %dim.addr = alloca i32, align 4
  %offset.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %row = alloca i32, align 4
  %col = alloca i32, align 4
  %i = alloca i32, align 4
  %i26 = alloca i32, align 4
  %j = alloca i32, align 4
  %i52 = alloca i32, align 4
  %i69 = alloca i32, align 4
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !28, !DIExpression(), !29)
  store i32 %dim, ptr %dim.addr, align 4
    #dbg_declare(ptr %dim.addr, !30, !DIExpression(), !31)
  store i32 %offset, ptr %offset.addr, align 4
    #dbg_declare(ptr %offset.addr, !32, !DIExpression(), !33)
    #dbg_declare(ptr %t, !34, !DIExpression(), !35)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
  %rem = urem i32 %0, 16, !dbg !37
  store i32 %rem, ptr %t, align 4, !dbg !35
    #dbg_declare(ptr %row, !38, !DIExpression(), !39)
  %1 = load i32, ptr %offset.addr, align 4, !dbg !40
  store i32 %1, ptr %row, align 4, !dbg !39
    #dbg_declare(ptr %col, !41, !DIExpression(), !42)
  %2 = load i32, ptr %offset.addr, align 4, !dbg !43
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !44
  %add = add i32 %3, 1, !dbg !45
  %mul = mul i32 %add, 16, !dbg !46
  %add2 = add i32 %2, %mul, !dbg !47
  store i32 %add2, ptr %col, align 4, !dbg !42
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  %cmp = icmp ult i32 %4, 16, !dbg !50
  br i1 %cmp, label %if.then, label %if.end, !dbg !50

if.then:                                          ; preds = %entry
    #dbg_declare(ptr %i, !51, !DIExpression(), !54)
  store i32 0, ptr %i, align 4, !dbg !54
  br label %for.cond, !dbg !55

for.cond:                                         ; preds = %for.inc, %if.then
  %5 = load i32, ptr %i, align 4, !dbg !56
  %cmp4 = icmp slt i32 %5, 16, !dbg !58
  br i1 %cmp4, label %for.body, label %for.end, !dbg !59

for.body:                                         ; preds = %for.cond
  %6 = load ptr, ptr %m.addr, align 8, !dbg !60
  %7 = load i32, ptr %row, align 4, !dbg !62
  %8 = load i32, ptr %i, align 4, !dbg !63
  %add5 = add nsw i32 %7, %8, !dbg !64
  %9 = load i32, ptr %dim.addr, align 4, !dbg !65
  %mul6 = mul nsw i32 %add5, %9, !dbg !66
  %10 = load i32, ptr %row, align 4, !dbg !67
  %add7 = add nsw i32 %mul6, %10, !dbg !68
  %11 = load i32, ptr %t, align 4, !dbg !69
  %add8 = add nsw i32 %add7, %11, !dbg !70
  %idxprom = sext i32 %add8 to i64, !dbg !60
  %arrayidx = getelementptr inbounds float, ptr %6, i64 %idxprom, !dbg !60
  %12 = load float, ptr %arrayidx, align 4, !dbg !60
  %13 = load i32, ptr %i, align 4, !dbg !71
  %idxprom9 = sext i32 %13 to i64, !dbg !72
  %arrayidx10 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1d to ptr), i64 0, i64 %idxprom9, !dbg !72
  %14 = load i32, ptr %t, align 4, !dbg !73
  %idxprom11 = sext i32 %14 to i64, !dbg !72
  %arrayidx12 = getelementptr inbounds [16 x float], ptr %arrayidx10, i64 0, i64 %idxprom11, !dbg !72
  store float %12, ptr %arrayidx12, align 4, !dbg !74
  %15 = load ptr, ptr %m.addr, align 8, !dbg !75
  %16 = load i32, ptr %row, align 4, !dbg !76
  %17 = load i32, ptr %i, align 4, !dbg !77
  %add13 = add nsw i32 %16, %17, !dbg !78
  %18 = load i32, ptr %dim.addr, align 4, !dbg !79
  %mul14 = mul nsw i32 %add13, %18, !dbg !80
  %19 = load i32, ptr %col, align 4, !dbg !81
  %add15 = add nsw i32 %mul14, %19, !dbg !82
  %20 = load i32, ptr %t, align 4, !dbg !83
  %add16 = add nsw i32 %add15, %20, !dbg !84
  %idxprom17 = sext i32 %add16 to i64, !dbg !75
  %arrayidx18 = getelementptr inbounds float, ptr %15, i64 %idxprom17, !dbg !75
  %21 = load float, ptr %arrayidx18, align 4, !dbg !75
  %22 = load i32, ptr %i, align 4, !dbg !85
  %idxprom19 = sext i32 %22 to i64, !dbg !86
  %arrayidx20 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1s to ptr), i64 0, i64 %idxprom19, !dbg !86
  %23 = load i32, ptr %t, align 4, !dbg !87
  %idxprom21 = sext i32 %23 to i64, !dbg !86
  %arrayidx22 = getelementptr inbounds [16 x float], ptr %arrayidx20, i64 0, i64 %idxprom21, !dbg !86
  store float %21, ptr %arrayidx22, align 4, !dbg !88
  br label %for.inc, !dbg !89

for.inc:                                          ; preds = %for.body
  %24 = load i32, ptr %i, align 4, !dbg !90
  %inc = add nsw i32 %24, 1, !dbg !90
  store i32 %inc, ptr %i, align 4, !dbg !90
  br label %for.cond, !dbg !91, !llvm.loop !92

for.end:                                          ; preds = %for.cond
  br label %if.end, !dbg !95

if.end:                                           ; preds = %for.end, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !96
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !97
  %cmp24 = icmp ult i32 %25, 16, !dbg !99
  br i1 %cmp24, label %if.then25, label %if.else, !dbg !99

if.then25:                                        ; preds = %if.end
    #dbg_declare(ptr %i26, !100, !DIExpression(), !103)
  store i32 1, ptr %i26, align 4, !dbg !103
  br label %for.cond27, !dbg !104

for.cond27:                                       ; preds = %for.inc49, %if.then25
  %26 = load i32, ptr %i26, align 4, !dbg !105
  %cmp28 = icmp slt i32 %26, 16, !dbg !107
  br i1 %cmp28, label %for.body29, label %for.end51, !dbg !108

for.body29:                                       ; preds = %for.cond27
    #dbg_declare(ptr %j, !109, !DIExpression(), !111)
  store i32 0, ptr %j, align 4, !dbg !111
  br label %for.cond30, !dbg !112

for.cond30:                                       ; preds = %for.inc46, %for.body29
  %27 = load i32, ptr %j, align 4, !dbg !113
  %28 = load i32, ptr %i26, align 4, !dbg !115
  %cmp31 = icmp slt i32 %27, %28, !dbg !116
  br i1 %cmp31, label %for.body32, label %for.end48, !dbg !117

for.body32:                                       ; preds = %for.cond30
  %29 = load i32, ptr %i26, align 4, !dbg !118
  %idxprom33 = sext i32 %29 to i64, !dbg !119
  %arrayidx34 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1d to ptr), i64 0, i64 %idxprom33, !dbg !119
  %30 = load i32, ptr %j, align 4, !dbg !120
  %idxprom35 = sext i32 %30 to i64, !dbg !119
  %arrayidx36 = getelementptr inbounds [16 x float], ptr %arrayidx34, i64 0, i64 %idxprom35, !dbg !119
  %31 = load float, ptr %arrayidx36, align 4, !dbg !119
  %32 = load i32, ptr %j, align 4, !dbg !121
  %idxprom37 = sext i32 %32 to i64, !dbg !122
  %arrayidx38 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1s to ptr), i64 0, i64 %idxprom37, !dbg !122
  %33 = load i32, ptr %t, align 4, !dbg !123
  %idxprom39 = sext i32 %33 to i64, !dbg !122
  %arrayidx40 = getelementptr inbounds [16 x float], ptr %arrayidx38, i64 0, i64 %idxprom39, !dbg !122
  %34 = load float, ptr %arrayidx40, align 4, !dbg !122
  %35 = load i32, ptr %i26, align 4, !dbg !124
  %idxprom42 = sext i32 %35 to i64, !dbg !125
  %arrayidx43 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1s to ptr), i64 0, i64 %idxprom42, !dbg !125
  %36 = load i32, ptr %t, align 4, !dbg !126
  %idxprom44 = sext i32 %36 to i64, !dbg !125
  %arrayidx45 = getelementptr inbounds [16 x float], ptr %arrayidx43, i64 0, i64 %idxprom44, !dbg !125
  %37 = load float, ptr %arrayidx45, align 4, !dbg !127
  %neg = fneg float %31, !dbg !127
  %38 = call float @llvm.fmuladd.f32(float %neg, float %34, float %37), !dbg !127
  store float %38, ptr %arrayidx45, align 4, !dbg !127
  br label %for.inc46, !dbg !125

for.inc46:                                        ; preds = %for.body32
  %39 = load i32, ptr %j, align 4, !dbg !128
  %inc47 = add nsw i32 %39, 1, !dbg !128
  store i32 %inc47, ptr %j, align 4, !dbg !128
  br label %for.cond30, !dbg !129, !llvm.loop !130

for.end48:                                        ; preds = %for.cond30
  br label %for.inc49, !dbg !131

for.inc49:                                        ; preds = %for.end48
  %40 = load i32, ptr %i26, align 4, !dbg !132
  %inc50 = add nsw i32 %40, 1, !dbg !132
  store i32 %inc50, ptr %i26, align 4, !dbg !132
  br label %for.cond27, !dbg !133, !llvm.loop !134

for.end51:                                        ; preds = %for.cond27
    #dbg_declare(ptr %i52, !136, !DIExpression(), !138)
  store i32 1, ptr %i52, align 4, !dbg !138
  br label %for.cond53, !dbg !139

for.cond53:                                       ; preds = %for.inc66, %for.end51
  %41 = load i32, ptr %i52, align 4, !dbg !140
  %cmp54 = icmp slt i32 %41, 16, !dbg !142
  br i1 %cmp54, label %for.body55, label %for.end68, !dbg !143

for.body55:                                       ; preds = %for.cond53
  %42 = load i32, ptr %i52, align 4, !dbg !144
  %idxprom56 = sext i32 %42 to i64, !dbg !145
  %arrayidx57 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1s to ptr), i64 0, i64 %idxprom56, !dbg !145
  %43 = load i32, ptr %t, align 4, !dbg !146
  %idxprom58 = sext i32 %43 to i64, !dbg !145
  %arrayidx59 = getelementptr inbounds [16 x float], ptr %arrayidx57, i64 0, i64 %idxprom58, !dbg !145
  %44 = load float, ptr %arrayidx59, align 4, !dbg !145
  %45 = load ptr, ptr %m.addr, align 8, !dbg !147
  %46 = load i32, ptr %row, align 4, !dbg !148
  %47 = load i32, ptr %i52, align 4, !dbg !149
  %add60 = add nsw i32 %46, %47, !dbg !150
  %48 = load i32, ptr %dim.addr, align 4, !dbg !151
  %mul61 = mul nsw i32 %add60, %48, !dbg !152
  %49 = load i32, ptr %col, align 4, !dbg !153
  %add62 = add nsw i32 %mul61, %49, !dbg !154
  %50 = load i32, ptr %t, align 4, !dbg !155
  %add63 = add nsw i32 %add62, %50, !dbg !156
  %idxprom64 = sext i32 %add63 to i64, !dbg !147
  %arrayidx65 = getelementptr inbounds float, ptr %45, i64 %idxprom64, !dbg !147
  store float %44, ptr %arrayidx65, align 4, !dbg !157
  br label %for.inc66, !dbg !147

for.inc66:                                        ; preds = %for.body55
  %51 = load i32, ptr %i52, align 4, !dbg !158
  %inc67 = add nsw i32 %51, 1, !dbg !158
  store i32 %inc67, ptr %i52, align 4, !dbg !158
  br label %for.cond53, !dbg !159, !llvm.loop !160

for.end68:                                        ; preds = %for.cond53
  br label %if.end83, !dbg !162

if.else:                                          ; preds = %if.end
    #dbg_declare(ptr %i69, !163, !DIExpression(), !166)
  store i32 0, ptr %i69, align 4, !dbg !166
  br label %for.cond70, !dbg !167

for.cond70:                                       ; preds = %for.inc80, %if.else
  %52 = load i32, ptr %i69, align 4, !dbg !168
  %cmp71 = icmp slt i32 %52, 16, !dbg !170
  br i1 %cmp71, label %for.body72, label %for.end82, !dbg !171

for.body72:                                       ; preds = %for.cond70
  %53 = load ptr, ptr %m.addr, align 8, !dbg !172
  %54 = load i32, ptr %col, align 4, !dbg !173
  %55 = load i32, ptr %t, align 4, !dbg !174
  %add73 = add nsw i32 %54, %55, !dbg !175
  %56 = load i32, ptr %dim.addr, align 4, !dbg !176
  %mul74 = mul nsw i32 %add73, %56, !dbg !177
  %57 = load i32, ptr %row, align 4, !dbg !178
  %add75 = add nsw i32 %mul74, %57, !dbg !179
  %58 = load i32, ptr %i69, align 4, !dbg !180
  %add76 = add nsw i32 %add75, %58, !dbg !181
  %idxprom77 = sext i32 %add76 to i64, !dbg !172
  %arrayidx78 = getelementptr inbounds float, ptr %53, i64 %idxprom77, !dbg !172
  %59 = load float, ptr %arrayidx78, align 4, !dbg !182
  %mul79 = fmul float %59, 5.000000e-01, !dbg !182
  store float %mul79, ptr %arrayidx78, align 4, !dbg !182
  br label %for.inc80, !dbg !172

for.inc80:                                        ; preds = %for.body72
  %60 = load i32, ptr %i69, align 4, !dbg !183
  %inc81 = add nsw i32 %60, 1, !dbg !183
  store i32 %inc81, ptr %i69, align 4, !dbg !183
  br label %for.cond70, !dbg !184, !llvm.loop !185

for.end82:                                        ; preds = %for.cond70
  br label %if.end83

if.end83:                                         ; preds = %for.end82, %for.end68
  ret void, !dbg !187
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!23, !24, !25, !26}
!llvm.ident = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 6, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "border", linkageName: "_Z6borderPfii", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !22)
!3 = !DIFile(filename: "offset_beyond_dim.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, imports: !16, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0, !11}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!12 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 6, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8192, elements: !14)
!14 = !{!15, !15}
!15 = !DISubrange(count: 16)
!16 = !{!17, !20}
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !18, file: !19, line: 214)
!18 = !DINamespace(name: "ws_math", scope: null)
!19 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!20 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !21, entity: !18, file: !19, line: 215)
!21 = !DINamespace(name: "std", scope: null)
!22 = !{}
!23 = !{i32 7, !"Dwarf Version", i32 4}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!27 = !{!"clang version 22.1.8"}
!28 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!29 = !DILocation(line: 5, column: 31, scope: !2)
!30 = !DILocalVariable(name: "dim", arg: 2, scope: !2, file: !3, line: 5, type: !8)
!31 = !DILocation(line: 5, column: 38, scope: !2)
!32 = !DILocalVariable(name: "offset", arg: 3, scope: !2, file: !3, line: 5, type: !8)
!33 = !DILocation(line: 5, column: 47, scope: !2)
!34 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 7, type: !8)
!35 = !DILocation(line: 7, column: 7, scope: !2)
!36 = !DILocation(line: 7, column: 11, scope: !2)
!37 = !DILocation(line: 7, column: 23, scope: !2)
!38 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 8, type: !8)
!39 = !DILocation(line: 8, column: 7, scope: !2)
!40 = !DILocation(line: 8, column: 13, scope: !2)
!41 = !DILocalVariable(name: "col", scope: !2, file: !3, line: 8, type: !8)
!42 = !DILocation(line: 8, column: 21, scope: !2)
!43 = !DILocation(line: 8, column: 27, scope: !2)
!44 = !DILocation(line: 8, column: 37, scope: !2)
!45 = !DILocation(line: 8, column: 48, scope: !2)
!46 = !DILocation(line: 8, column: 53, scope: !2)
!47 = !DILocation(line: 8, column: 34, scope: !2)
!48 = !DILocation(line: 9, column: 7, scope: !49)
!49 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 7)
!50 = !DILocation(line: 9, column: 19, scope: !49)
!51 = !DILocalVariable(name: "i", scope: !52, file: !3, line: 9, type: !8)
!52 = distinct !DILexicalBlock(scope: !53, file: !3, line: 9, column: 27)
!53 = distinct !DILexicalBlock(scope: !49, file: !3, line: 9, column: 25)
!54 = !DILocation(line: 9, column: 36, scope: !52)
!55 = !DILocation(line: 9, column: 32, scope: !52)
!56 = !DILocation(line: 9, column: 43, scope: !57)
!57 = distinct !DILexicalBlock(scope: !52, file: !3, line: 9, column: 27)
!58 = !DILocation(line: 9, column: 45, scope: !57)
!59 = !DILocation(line: 9, column: 27, scope: !52)
!60 = !DILocation(line: 9, column: 68, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !3, line: 9, column: 56)
!62 = !DILocation(line: 9, column: 71, scope: !61)
!63 = !DILocation(line: 9, column: 77, scope: !61)
!64 = !DILocation(line: 9, column: 75, scope: !61)
!65 = !DILocation(line: 9, column: 82, scope: !61)
!66 = !DILocation(line: 9, column: 80, scope: !61)
!67 = !DILocation(line: 9, column: 88, scope: !61)
!68 = !DILocation(line: 9, column: 86, scope: !61)
!69 = !DILocation(line: 9, column: 94, scope: !61)
!70 = !DILocation(line: 9, column: 92, scope: !61)
!71 = !DILocation(line: 9, column: 60, scope: !61)
!72 = !DILocation(line: 9, column: 58, scope: !61)
!73 = !DILocation(line: 9, column: 63, scope: !61)
!74 = !DILocation(line: 9, column: 66, scope: !61)
!75 = !DILocation(line: 9, column: 108, scope: !61)
!76 = !DILocation(line: 9, column: 111, scope: !61)
!77 = !DILocation(line: 9, column: 117, scope: !61)
!78 = !DILocation(line: 9, column: 115, scope: !61)
!79 = !DILocation(line: 9, column: 122, scope: !61)
!80 = !DILocation(line: 9, column: 120, scope: !61)
!81 = !DILocation(line: 9, column: 128, scope: !61)
!82 = !DILocation(line: 9, column: 126, scope: !61)
!83 = !DILocation(line: 9, column: 134, scope: !61)
!84 = !DILocation(line: 9, column: 132, scope: !61)
!85 = !DILocation(line: 9, column: 100, scope: !61)
!86 = !DILocation(line: 9, column: 98, scope: !61)
!87 = !DILocation(line: 9, column: 103, scope: !61)
!88 = !DILocation(line: 9, column: 106, scope: !61)
!89 = !DILocation(line: 9, column: 138, scope: !61)
!90 = !DILocation(line: 9, column: 51, scope: !57)
!91 = !DILocation(line: 9, column: 27, scope: !57)
!92 = distinct !{!92, !59, !93, !94}
!93 = !DILocation(line: 9, column: 138, scope: !52)
!94 = !{!"llvm.loop.mustprogress"}
!95 = !DILocation(line: 9, column: 140, scope: !53)
!96 = !DILocation(line: 10, column: 3, scope: !2)
!97 = !DILocation(line: 11, column: 7, scope: !98)
!98 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 7)
!99 = !DILocation(line: 11, column: 19, scope: !98)
!100 = !DILocalVariable(name: "i", scope: !101, file: !3, line: 12, type: !8)
!101 = distinct !DILexicalBlock(scope: !102, file: !3, line: 12, column: 5)
!102 = distinct !DILexicalBlock(scope: !98, file: !3, line: 11, column: 25)
!103 = !DILocation(line: 12, column: 14, scope: !101)
!104 = !DILocation(line: 12, column: 10, scope: !101)
!105 = !DILocation(line: 12, column: 21, scope: !106)
!106 = distinct !DILexicalBlock(scope: !101, file: !3, line: 12, column: 5)
!107 = !DILocation(line: 12, column: 23, scope: !106)
!108 = !DILocation(line: 12, column: 5, scope: !101)
!109 = !DILocalVariable(name: "j", scope: !110, file: !3, line: 12, type: !8)
!110 = distinct !DILexicalBlock(scope: !106, file: !3, line: 12, column: 34)
!111 = !DILocation(line: 12, column: 43, scope: !110)
!112 = !DILocation(line: 12, column: 39, scope: !110)
!113 = !DILocation(line: 12, column: 50, scope: !114)
!114 = distinct !DILexicalBlock(scope: !110, file: !3, line: 12, column: 34)
!115 = !DILocation(line: 12, column: 54, scope: !114)
!116 = !DILocation(line: 12, column: 52, scope: !114)
!117 = !DILocation(line: 12, column: 34, scope: !110)
!118 = !DILocation(line: 12, column: 75, scope: !114)
!119 = !DILocation(line: 12, column: 73, scope: !114)
!120 = !DILocation(line: 12, column: 78, scope: !114)
!121 = !DILocation(line: 12, column: 85, scope: !114)
!122 = !DILocation(line: 12, column: 83, scope: !114)
!123 = !DILocation(line: 12, column: 88, scope: !114)
!124 = !DILocation(line: 12, column: 64, scope: !114)
!125 = !DILocation(line: 12, column: 62, scope: !114)
!126 = !DILocation(line: 12, column: 67, scope: !114)
!127 = !DILocation(line: 12, column: 70, scope: !114)
!128 = !DILocation(line: 12, column: 57, scope: !114)
!129 = !DILocation(line: 12, column: 34, scope: !114)
!130 = distinct !{!130, !117, !131, !94}
!131 = !DILocation(line: 12, column: 89, scope: !110)
!132 = !DILocation(line: 12, column: 29, scope: !106)
!133 = !DILocation(line: 12, column: 5, scope: !106)
!134 = distinct !{!134, !108, !135, !94}
!135 = !DILocation(line: 12, column: 89, scope: !101)
!136 = !DILocalVariable(name: "i", scope: !137, file: !3, line: 13, type: !8)
!137 = distinct !DILexicalBlock(scope: !102, file: !3, line: 13, column: 5)
!138 = !DILocation(line: 13, column: 14, scope: !137)
!139 = !DILocation(line: 13, column: 10, scope: !137)
!140 = !DILocation(line: 13, column: 21, scope: !141)
!141 = distinct !DILexicalBlock(scope: !137, file: !3, line: 13, column: 5)
!142 = !DILocation(line: 13, column: 23, scope: !141)
!143 = !DILocation(line: 13, column: 5, scope: !137)
!144 = !DILocation(line: 13, column: 67, scope: !141)
!145 = !DILocation(line: 13, column: 65, scope: !141)
!146 = !DILocation(line: 13, column: 70, scope: !141)
!147 = !DILocation(line: 13, column: 34, scope: !141)
!148 = !DILocation(line: 13, column: 37, scope: !141)
!149 = !DILocation(line: 13, column: 43, scope: !141)
!150 = !DILocation(line: 13, column: 41, scope: !141)
!151 = !DILocation(line: 13, column: 48, scope: !141)
!152 = !DILocation(line: 13, column: 46, scope: !141)
!153 = !DILocation(line: 13, column: 54, scope: !141)
!154 = !DILocation(line: 13, column: 52, scope: !141)
!155 = !DILocation(line: 13, column: 60, scope: !141)
!156 = !DILocation(line: 13, column: 58, scope: !141)
!157 = !DILocation(line: 13, column: 63, scope: !141)
!158 = !DILocation(line: 13, column: 29, scope: !141)
!159 = !DILocation(line: 13, column: 5, scope: !141)
!160 = distinct !{!160, !143, !161, !94}
!161 = !DILocation(line: 13, column: 71, scope: !137)
!162 = !DILocation(line: 14, column: 3, scope: !102)
!163 = !DILocalVariable(name: "i", scope: !164, file: !3, line: 15, type: !8)
!164 = distinct !DILexicalBlock(scope: !165, file: !3, line: 15, column: 5)
!165 = distinct !DILexicalBlock(scope: !98, file: !3, line: 14, column: 10)
!166 = !DILocation(line: 15, column: 14, scope: !164)
!167 = !DILocation(line: 15, column: 10, scope: !164)
!168 = !DILocation(line: 15, column: 21, scope: !169)
!169 = distinct !DILexicalBlock(scope: !164, file: !3, line: 15, column: 5)
!170 = !DILocation(line: 15, column: 23, scope: !169)
!171 = !DILocation(line: 15, column: 5, scope: !164)
!172 = !DILocation(line: 15, column: 34, scope: !169)
!173 = !DILocation(line: 15, column: 37, scope: !169)
!174 = !DILocation(line: 15, column: 43, scope: !169)
!175 = !DILocation(line: 15, column: 41, scope: !169)
!176 = !DILocation(line: 15, column: 48, scope: !169)
!177 = !DILocation(line: 15, column: 46, scope: !169)
!178 = !DILocation(line: 15, column: 54, scope: !169)
!179 = !DILocation(line: 15, column: 52, scope: !169)
!180 = !DILocation(line: 15, column: 60, scope: !169)
!181 = !DILocation(line: 15, column: 58, scope: !169)
!182 = !DILocation(line: 15, column: 63, scope: !169)
!183 = !DILocation(line: 15, column: 29, scope: !169)
!184 = !DILocation(line: 15, column: 5, scope: !169)
!185 = distinct !{!185, !171, !186, !94}
!186 = !DILocation(line: 15, column: 66, scope: !164)
!187 = !DILocation(line: 17, column: 1, scope: !2)
