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
  %i70 = alloca i32, align 4
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !55, !DIExpression(), !56)
  store i32 %dim, ptr %dim.addr, align 4
    #dbg_declare(ptr %dim.addr, !57, !DIExpression(), !58)
  store i32 %offset, ptr %offset.addr, align 4
    #dbg_declare(ptr %offset.addr, !59, !DIExpression(), !60)
    #dbg_declare(ptr %t, !61, !DIExpression(), !62)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  %rem = urem i32 %0, 16, !dbg !64
  store i32 %rem, ptr %t, align 4, !dbg !62
    #dbg_declare(ptr %row, !65, !DIExpression(), !66)
  %1 = load i32, ptr %offset.addr, align 4, !dbg !67
  store i32 %1, ptr %row, align 4, !dbg !66
    #dbg_declare(ptr %col, !68, !DIExpression(), !69)
  %2 = load i32, ptr %offset.addr, align 4, !dbg !70
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !71
  %add = add i32 %3, 1, !dbg !72
  %mul = mul i32 %add, 16, !dbg !73
  %add2 = add i32 %2, %mul, !dbg !74
  store i32 %add2, ptr %col, align 4, !dbg !69
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
  %cmp = icmp ult i32 %4, 16, !dbg !77
  br i1 %cmp, label %if.then, label %if.end, !dbg !77

if.then:                                          ; preds = %entry
    #dbg_declare(ptr %i, !78, !DIExpression(), !81)
  store i32 0, ptr %i, align 4, !dbg !81
  br label %for.cond, !dbg !82

for.cond:                                         ; preds = %for.inc, %if.then
  %5 = load i32, ptr %i, align 4, !dbg !83
  %cmp4 = icmp slt i32 %5, 16, !dbg !85
  br i1 %cmp4, label %for.body, label %for.end, !dbg !86

for.body:                                         ; preds = %for.cond
  %6 = load ptr, ptr %m.addr, align 8, !dbg !87
  %7 = load i32, ptr %row, align 4, !dbg !89
  %8 = load i32, ptr %i, align 4, !dbg !90
  %add5 = add nsw i32 %7, %8, !dbg !91
  %9 = load i32, ptr %dim.addr, align 4, !dbg !92
  %mul6 = mul nsw i32 %add5, %9, !dbg !93
  %10 = load i32, ptr %row, align 4, !dbg !94
  %add7 = add nsw i32 %mul6, %10, !dbg !95
  %11 = load i32, ptr %t, align 4, !dbg !96
  %add8 = add nsw i32 %add7, %11, !dbg !97
  %idxprom = sext i32 %add8 to i64, !dbg !87
  %arrayidx = getelementptr inbounds float, ptr %6, i64 %idxprom, !dbg !87
  %12 = load float, ptr %arrayidx, align 4, !dbg !87
  %13 = load i32, ptr %i, align 4, !dbg !98
  %idxprom9 = sext i32 %13 to i64, !dbg !99
  %arrayidx10 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1d to ptr), i64 0, i64 %idxprom9, !dbg !99
  %14 = load i32, ptr %t, align 4, !dbg !100
  %idxprom11 = sext i32 %14 to i64, !dbg !99
  %arrayidx12 = getelementptr inbounds [16 x float], ptr %arrayidx10, i64 0, i64 %idxprom11, !dbg !99
  store float %12, ptr %arrayidx12, align 4, !dbg !101
  %15 = load ptr, ptr %m.addr, align 8, !dbg !102
  %16 = load i32, ptr %row, align 4, !dbg !103
  %17 = load i32, ptr %i, align 4, !dbg !104
  %add13 = add nsw i32 %16, %17, !dbg !105
  %18 = load i32, ptr %dim.addr, align 4, !dbg !106
  %mul14 = mul nsw i32 %add13, %18, !dbg !107
  %19 = load i32, ptr %col, align 4, !dbg !108
  %add15 = add nsw i32 %mul14, %19, !dbg !109
  %20 = load i32, ptr %t, align 4, !dbg !110
  %add16 = add nsw i32 %add15, %20, !dbg !111
  %idxprom17 = sext i32 %add16 to i64, !dbg !102
  %arrayidx18 = getelementptr inbounds float, ptr %15, i64 %idxprom17, !dbg !102
  %21 = load float, ptr %arrayidx18, align 4, !dbg !102
  %22 = load i32, ptr %i, align 4, !dbg !112
  %idxprom19 = sext i32 %22 to i64, !dbg !113
  %arrayidx20 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1s to ptr), i64 0, i64 %idxprom19, !dbg !113
  %23 = load i32, ptr %t, align 4, !dbg !114
  %idxprom21 = sext i32 %23 to i64, !dbg !113
  %arrayidx22 = getelementptr inbounds [16 x float], ptr %arrayidx20, i64 0, i64 %idxprom21, !dbg !113
  store float %21, ptr %arrayidx22, align 4, !dbg !115
  br label %for.inc, !dbg !116

for.inc:                                          ; preds = %for.body
  %24 = load i32, ptr %i, align 4, !dbg !117
  %inc = add nsw i32 %24, 1, !dbg !117
  store i32 %inc, ptr %i, align 4, !dbg !117
  br label %for.cond, !dbg !118, !llvm.loop !119

for.end:                                          ; preds = %for.cond
  br label %if.end, !dbg !122

if.end:                                           ; preds = %for.end, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !123
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !124
  %cmp24 = icmp ult i32 %25, 16, !dbg !126
  br i1 %cmp24, label %if.then25, label %if.else, !dbg !126

if.then25:                                        ; preds = %if.end
    #dbg_declare(ptr %i26, !127, !DIExpression(), !130)
  store i32 1, ptr %i26, align 4, !dbg !130
  br label %for.cond27, !dbg !131

for.cond27:                                       ; preds = %for.inc49, %if.then25
  %26 = load i32, ptr %i26, align 4, !dbg !132
  %cmp28 = icmp slt i32 %26, 16, !dbg !134
  br i1 %cmp28, label %for.body29, label %for.end51, !dbg !135

for.body29:                                       ; preds = %for.cond27
    #dbg_declare(ptr %j, !136, !DIExpression(), !138)
  store i32 0, ptr %j, align 4, !dbg !138
  br label %for.cond30, !dbg !139

for.cond30:                                       ; preds = %for.inc46, %for.body29
  %27 = load i32, ptr %j, align 4, !dbg !140
  %28 = load i32, ptr %i26, align 4, !dbg !142
  %cmp31 = icmp slt i32 %27, %28, !dbg !143
  br i1 %cmp31, label %for.body32, label %for.end48, !dbg !144

for.body32:                                       ; preds = %for.cond30
  %29 = load i32, ptr %i26, align 4, !dbg !145
  %idxprom33 = sext i32 %29 to i64, !dbg !146
  %arrayidx34 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1d to ptr), i64 0, i64 %idxprom33, !dbg !146
  %30 = load i32, ptr %j, align 4, !dbg !147
  %idxprom35 = sext i32 %30 to i64, !dbg !146
  %arrayidx36 = getelementptr inbounds [16 x float], ptr %arrayidx34, i64 0, i64 %idxprom35, !dbg !146
  %31 = load float, ptr %arrayidx36, align 4, !dbg !146
  %32 = load i32, ptr %j, align 4, !dbg !148
  %idxprom37 = sext i32 %32 to i64, !dbg !149
  %arrayidx38 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1s to ptr), i64 0, i64 %idxprom37, !dbg !149
  %33 = load i32, ptr %t, align 4, !dbg !150
  %idxprom39 = sext i32 %33 to i64, !dbg !149
  %arrayidx40 = getelementptr inbounds [16 x float], ptr %arrayidx38, i64 0, i64 %idxprom39, !dbg !149
  %34 = load float, ptr %arrayidx40, align 4, !dbg !149
  %35 = load i32, ptr %i26, align 4, !dbg !151
  %idxprom42 = sext i32 %35 to i64, !dbg !152
  %arrayidx43 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1s to ptr), i64 0, i64 %idxprom42, !dbg !152
  %36 = load i32, ptr %t, align 4, !dbg !153
  %idxprom44 = sext i32 %36 to i64, !dbg !152
  %arrayidx45 = getelementptr inbounds [16 x float], ptr %arrayidx43, i64 0, i64 %idxprom44, !dbg !152
  %37 = load float, ptr %arrayidx45, align 4, !dbg !154
  %neg = fneg float %31, !dbg !154
  %38 = call float @llvm.fmuladd.f32(float %neg, float %34, float %37), !dbg !154
  store float %38, ptr %arrayidx45, align 4, !dbg !154
  br label %for.inc46, !dbg !152

for.inc46:                                        ; preds = %for.body32
  %39 = load i32, ptr %j, align 4, !dbg !155
  %inc47 = add nsw i32 %39, 1, !dbg !155
  store i32 %inc47, ptr %j, align 4, !dbg !155
  br label %for.cond30, !dbg !156, !llvm.loop !157

for.end48:                                        ; preds = %for.cond30
  br label %for.inc49, !dbg !158

for.inc49:                                        ; preds = %for.end48
  %40 = load i32, ptr %i26, align 4, !dbg !159
  %inc50 = add nsw i32 %40, 1, !dbg !159
  store i32 %inc50, ptr %i26, align 4, !dbg !159
  br label %for.cond27, !dbg !160, !llvm.loop !161

for.end51:                                        ; preds = %for.cond27
    #dbg_declare(ptr %i52, !163, !DIExpression(), !165)
  store i32 1, ptr %i52, align 4, !dbg !165
  br label %for.cond53, !dbg !166

for.cond53:                                       ; preds = %for.inc67, %for.end51
  %41 = load i32, ptr %i52, align 4, !dbg !167
  %cmp54 = icmp slt i32 %41, 16, !dbg !169
  br i1 %cmp54, label %for.body55, label %for.end69, !dbg !170

for.body55:                                       ; preds = %for.cond53
  %42 = load i32, ptr %i52, align 4, !dbg !171
  %idxprom56 = sext i32 %42 to i64, !dbg !172
  %arrayidx57 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1s to ptr), i64 0, i64 %idxprom56, !dbg !172
  %43 = load i32, ptr %t, align 4, !dbg !173
  %idxprom58 = sext i32 %43 to i64, !dbg !172
  %arrayidx59 = getelementptr inbounds [16 x float], ptr %arrayidx57, i64 0, i64 %idxprom58, !dbg !172
  %44 = load float, ptr %arrayidx59, align 4, !dbg !172
  %45 = load ptr, ptr %m.addr, align 8, !dbg !174
  %46 = load i32, ptr %row, align 4, !dbg !175
  %47 = load i32, ptr %i52, align 4, !dbg !176
  %add60 = add nsw i32 %46, %47, !dbg !177
  %48 = load i32, ptr %dim.addr, align 4, !dbg !178
  %mul61 = mul nsw i32 %add60, %48, !dbg !179
  %49 = load i32, ptr %col, align 4, !dbg !180
  %add62 = add nsw i32 %mul61, %49, !dbg !181
  %50 = load i32, ptr %t, align 4, !dbg !182
  %add63 = add nsw i32 %add62, %50, !dbg !183
  %add64 = add nsw i32 %add63, 1, !dbg !184
  %idxprom65 = sext i32 %add64 to i64, !dbg !174
  %arrayidx66 = getelementptr inbounds float, ptr %45, i64 %idxprom65, !dbg !174
  store float %44, ptr %arrayidx66, align 4, !dbg !185
  br label %for.inc67, !dbg !174

for.inc67:                                        ; preds = %for.body55
  %51 = load i32, ptr %i52, align 4, !dbg !186
  %inc68 = add nsw i32 %51, 1, !dbg !186
  store i32 %inc68, ptr %i52, align 4, !dbg !186
  br label %for.cond53, !dbg !187, !llvm.loop !188

for.end69:                                        ; preds = %for.cond53
  br label %if.end84, !dbg !190

if.else:                                          ; preds = %if.end
    #dbg_declare(ptr %i70, !191, !DIExpression(), !194)
  store i32 0, ptr %i70, align 4, !dbg !194
  br label %for.cond71, !dbg !195

for.cond71:                                       ; preds = %for.inc81, %if.else
  %52 = load i32, ptr %i70, align 4, !dbg !196
  %cmp72 = icmp slt i32 %52, 16, !dbg !198
  br i1 %cmp72, label %for.body73, label %for.end83, !dbg !199

for.body73:                                       ; preds = %for.cond71
  %53 = load ptr, ptr %m.addr, align 8, !dbg !200
  %54 = load i32, ptr %col, align 4, !dbg !201
  %55 = load i32, ptr %t, align 4, !dbg !202
  %add74 = add nsw i32 %54, %55, !dbg !203
  %56 = load i32, ptr %dim.addr, align 4, !dbg !204
  %mul75 = mul nsw i32 %add74, %56, !dbg !205
  %57 = load i32, ptr %row, align 4, !dbg !206
  %add76 = add nsw i32 %mul75, %57, !dbg !207
  %58 = load i32, ptr %i70, align 4, !dbg !208
  %add77 = add nsw i32 %add76, %58, !dbg !209
  %idxprom78 = sext i32 %add77 to i64, !dbg !200
  %arrayidx79 = getelementptr inbounds float, ptr %53, i64 %idxprom78, !dbg !200
  %59 = load float, ptr %arrayidx79, align 4, !dbg !210
  %mul80 = fmul float %59, 5.000000e-01, !dbg !210
  store float %mul80, ptr %arrayidx79, align 4, !dbg !210
  br label %for.inc81, !dbg !200

for.inc81:                                        ; preds = %for.body73
  %60 = load i32, ptr %i70, align 4, !dbg !211
  %inc82 = add nsw i32 %60, 1, !dbg !211
  store i32 %inc82, ptr %i70, align 4, !dbg !211
  br label %for.cond71, !dbg !212, !llvm.loop !213

for.end83:                                        ; preds = %for.cond71
  br label %if.end84

if.end84:                                         ; preds = %for.end83, %for.end69
  ret void, !dbg !215
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
!llvm.module.flags = !{!50, !51, !52, !53}
!llvm.ident = !{!54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 5, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "border", linkageName: "_Z6borderPfii", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !49)
!3 = !DIFile(filename: "offset_beyond_dim.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, imports: !16, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0, !11}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!12 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 5, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8192, elements: !14)
!14 = !{!15, !15}
!15 = !DISubrange(count: 16)
!16 = !{!17, !20, !22, !27, !32, !37, !43, !45}
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !18, file: !19, line: 128)
!18 = !DINamespace(name: "ws_math", scope: null)
!19 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!20 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !21, entity: !18, file: !19, line: 129)
!21 = !DINamespace(name: "std", scope: null)
!22 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !23, file: !19, line: 154)
!23 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !19, file: !19, line: 137, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!24 = !DISubroutineType(types: !25)
!25 = !{!26, !26}
!26 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!27 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !28, file: !19, line: 154)
!28 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !19, file: !19, line: 133, type: !29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!29 = !DISubroutineType(types: !30)
!30 = !{!31, !31}
!31 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!32 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !33, file: !19, line: 154)
!33 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !19, file: !19, line: 134, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !36}
!36 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !38, file: !19, line: 154)
!38 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !19, file: !19, line: 145, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!39 = !DISubroutineType(types: !40)
!40 = !{!41, !42}
!41 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!42 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !44, file: !19, line: 154)
!44 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !19, file: !19, line: 147, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !46, file: !19, line: 154)
!46 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !19, file: !19, line: 149, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!47 = !DISubroutineType(types: !48)
!48 = !{!8, !7}
!49 = !{}
!50 = !{i32 7, !"Dwarf Version", i32 4}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!54 = !{!"clang version 22.1.8"}
!55 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!56 = !DILocation(line: 4, column: 31, scope: !2)
!57 = !DILocalVariable(name: "dim", arg: 2, scope: !2, file: !3, line: 4, type: !8)
!58 = !DILocation(line: 4, column: 38, scope: !2)
!59 = !DILocalVariable(name: "offset", arg: 3, scope: !2, file: !3, line: 4, type: !8)
!60 = !DILocation(line: 4, column: 47, scope: !2)
!61 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 6, type: !8)
!62 = !DILocation(line: 6, column: 7, scope: !2)
!63 = !DILocation(line: 6, column: 11, scope: !2)
!64 = !DILocation(line: 6, column: 23, scope: !2)
!65 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 7, type: !8)
!66 = !DILocation(line: 7, column: 7, scope: !2)
!67 = !DILocation(line: 7, column: 13, scope: !2)
!68 = !DILocalVariable(name: "col", scope: !2, file: !3, line: 7, type: !8)
!69 = !DILocation(line: 7, column: 21, scope: !2)
!70 = !DILocation(line: 7, column: 27, scope: !2)
!71 = !DILocation(line: 7, column: 37, scope: !2)
!72 = !DILocation(line: 7, column: 48, scope: !2)
!73 = !DILocation(line: 7, column: 53, scope: !2)
!74 = !DILocation(line: 7, column: 34, scope: !2)
!75 = !DILocation(line: 8, column: 7, scope: !76)
!76 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 7)
!77 = !DILocation(line: 8, column: 19, scope: !76)
!78 = !DILocalVariable(name: "i", scope: !79, file: !3, line: 8, type: !8)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 8, column: 27)
!80 = distinct !DILexicalBlock(scope: !76, file: !3, line: 8, column: 25)
!81 = !DILocation(line: 8, column: 36, scope: !79)
!82 = !DILocation(line: 8, column: 32, scope: !79)
!83 = !DILocation(line: 8, column: 43, scope: !84)
!84 = distinct !DILexicalBlock(scope: !79, file: !3, line: 8, column: 27)
!85 = !DILocation(line: 8, column: 45, scope: !84)
!86 = !DILocation(line: 8, column: 27, scope: !79)
!87 = !DILocation(line: 8, column: 68, scope: !88)
!88 = distinct !DILexicalBlock(scope: !84, file: !3, line: 8, column: 56)
!89 = !DILocation(line: 8, column: 71, scope: !88)
!90 = !DILocation(line: 8, column: 77, scope: !88)
!91 = !DILocation(line: 8, column: 75, scope: !88)
!92 = !DILocation(line: 8, column: 82, scope: !88)
!93 = !DILocation(line: 8, column: 80, scope: !88)
!94 = !DILocation(line: 8, column: 88, scope: !88)
!95 = !DILocation(line: 8, column: 86, scope: !88)
!96 = !DILocation(line: 8, column: 94, scope: !88)
!97 = !DILocation(line: 8, column: 92, scope: !88)
!98 = !DILocation(line: 8, column: 60, scope: !88)
!99 = !DILocation(line: 8, column: 58, scope: !88)
!100 = !DILocation(line: 8, column: 63, scope: !88)
!101 = !DILocation(line: 8, column: 66, scope: !88)
!102 = !DILocation(line: 8, column: 108, scope: !88)
!103 = !DILocation(line: 8, column: 111, scope: !88)
!104 = !DILocation(line: 8, column: 117, scope: !88)
!105 = !DILocation(line: 8, column: 115, scope: !88)
!106 = !DILocation(line: 8, column: 122, scope: !88)
!107 = !DILocation(line: 8, column: 120, scope: !88)
!108 = !DILocation(line: 8, column: 128, scope: !88)
!109 = !DILocation(line: 8, column: 126, scope: !88)
!110 = !DILocation(line: 8, column: 134, scope: !88)
!111 = !DILocation(line: 8, column: 132, scope: !88)
!112 = !DILocation(line: 8, column: 100, scope: !88)
!113 = !DILocation(line: 8, column: 98, scope: !88)
!114 = !DILocation(line: 8, column: 103, scope: !88)
!115 = !DILocation(line: 8, column: 106, scope: !88)
!116 = !DILocation(line: 8, column: 138, scope: !88)
!117 = !DILocation(line: 8, column: 51, scope: !84)
!118 = !DILocation(line: 8, column: 27, scope: !84)
!119 = distinct !{!119, !86, !120, !121}
!120 = !DILocation(line: 8, column: 138, scope: !79)
!121 = !{!"llvm.loop.mustprogress"}
!122 = !DILocation(line: 8, column: 140, scope: !80)
!123 = !DILocation(line: 9, column: 3, scope: !2)
!124 = !DILocation(line: 10, column: 7, scope: !125)
!125 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!126 = !DILocation(line: 10, column: 19, scope: !125)
!127 = !DILocalVariable(name: "i", scope: !128, file: !3, line: 11, type: !8)
!128 = distinct !DILexicalBlock(scope: !129, file: !3, line: 11, column: 5)
!129 = distinct !DILexicalBlock(scope: !125, file: !3, line: 10, column: 25)
!130 = !DILocation(line: 11, column: 14, scope: !128)
!131 = !DILocation(line: 11, column: 10, scope: !128)
!132 = !DILocation(line: 11, column: 21, scope: !133)
!133 = distinct !DILexicalBlock(scope: !128, file: !3, line: 11, column: 5)
!134 = !DILocation(line: 11, column: 23, scope: !133)
!135 = !DILocation(line: 11, column: 5, scope: !128)
!136 = !DILocalVariable(name: "j", scope: !137, file: !3, line: 11, type: !8)
!137 = distinct !DILexicalBlock(scope: !133, file: !3, line: 11, column: 34)
!138 = !DILocation(line: 11, column: 43, scope: !137)
!139 = !DILocation(line: 11, column: 39, scope: !137)
!140 = !DILocation(line: 11, column: 50, scope: !141)
!141 = distinct !DILexicalBlock(scope: !137, file: !3, line: 11, column: 34)
!142 = !DILocation(line: 11, column: 54, scope: !141)
!143 = !DILocation(line: 11, column: 52, scope: !141)
!144 = !DILocation(line: 11, column: 34, scope: !137)
!145 = !DILocation(line: 11, column: 75, scope: !141)
!146 = !DILocation(line: 11, column: 73, scope: !141)
!147 = !DILocation(line: 11, column: 78, scope: !141)
!148 = !DILocation(line: 11, column: 85, scope: !141)
!149 = !DILocation(line: 11, column: 83, scope: !141)
!150 = !DILocation(line: 11, column: 88, scope: !141)
!151 = !DILocation(line: 11, column: 64, scope: !141)
!152 = !DILocation(line: 11, column: 62, scope: !141)
!153 = !DILocation(line: 11, column: 67, scope: !141)
!154 = !DILocation(line: 11, column: 70, scope: !141)
!155 = !DILocation(line: 11, column: 57, scope: !141)
!156 = !DILocation(line: 11, column: 34, scope: !141)
!157 = distinct !{!157, !144, !158, !121}
!158 = !DILocation(line: 11, column: 89, scope: !137)
!159 = !DILocation(line: 11, column: 29, scope: !133)
!160 = !DILocation(line: 11, column: 5, scope: !133)
!161 = distinct !{!161, !135, !162, !121}
!162 = !DILocation(line: 11, column: 89, scope: !128)
!163 = !DILocalVariable(name: "i", scope: !164, file: !3, line: 12, type: !8)
!164 = distinct !DILexicalBlock(scope: !129, file: !3, line: 12, column: 5)
!165 = !DILocation(line: 12, column: 14, scope: !164)
!166 = !DILocation(line: 12, column: 10, scope: !164)
!167 = !DILocation(line: 12, column: 21, scope: !168)
!168 = distinct !DILexicalBlock(scope: !164, file: !3, line: 12, column: 5)
!169 = !DILocation(line: 12, column: 23, scope: !168)
!170 = !DILocation(line: 12, column: 5, scope: !164)
!171 = !DILocation(line: 12, column: 71, scope: !168)
!172 = !DILocation(line: 12, column: 69, scope: !168)
!173 = !DILocation(line: 12, column: 74, scope: !168)
!174 = !DILocation(line: 12, column: 34, scope: !168)
!175 = !DILocation(line: 12, column: 37, scope: !168)
!176 = !DILocation(line: 12, column: 43, scope: !168)
!177 = !DILocation(line: 12, column: 41, scope: !168)
!178 = !DILocation(line: 12, column: 48, scope: !168)
!179 = !DILocation(line: 12, column: 46, scope: !168)
!180 = !DILocation(line: 12, column: 54, scope: !168)
!181 = !DILocation(line: 12, column: 52, scope: !168)
!182 = !DILocation(line: 12, column: 60, scope: !168)
!183 = !DILocation(line: 12, column: 58, scope: !168)
!184 = !DILocation(line: 12, column: 62, scope: !168)
!185 = !DILocation(line: 12, column: 67, scope: !168)
!186 = !DILocation(line: 12, column: 29, scope: !168)
!187 = !DILocation(line: 12, column: 5, scope: !168)
!188 = distinct !{!188, !170, !189, !121}
!189 = !DILocation(line: 12, column: 75, scope: !164)
!190 = !DILocation(line: 13, column: 3, scope: !129)
!191 = !DILocalVariable(name: "i", scope: !192, file: !3, line: 14, type: !8)
!192 = distinct !DILexicalBlock(scope: !193, file: !3, line: 14, column: 5)
!193 = distinct !DILexicalBlock(scope: !125, file: !3, line: 13, column: 10)
!194 = !DILocation(line: 14, column: 14, scope: !192)
!195 = !DILocation(line: 14, column: 10, scope: !192)
!196 = !DILocation(line: 14, column: 21, scope: !197)
!197 = distinct !DILexicalBlock(scope: !192, file: !3, line: 14, column: 5)
!198 = !DILocation(line: 14, column: 23, scope: !197)
!199 = !DILocation(line: 14, column: 5, scope: !192)
!200 = !DILocation(line: 14, column: 34, scope: !197)
!201 = !DILocation(line: 14, column: 37, scope: !197)
!202 = !DILocation(line: 14, column: 43, scope: !197)
!203 = !DILocation(line: 14, column: 41, scope: !197)
!204 = !DILocation(line: 14, column: 48, scope: !197)
!205 = !DILocation(line: 14, column: 46, scope: !197)
!206 = !DILocation(line: 14, column: 54, scope: !197)
!207 = !DILocation(line: 14, column: 52, scope: !197)
!208 = !DILocation(line: 14, column: 60, scope: !197)
!209 = !DILocation(line: 14, column: 58, scope: !197)
!210 = !DILocation(line: 14, column: 63, scope: !197)
!211 = !DILocation(line: 14, column: 29, scope: !197)
!212 = !DILocation(line: 14, column: 5, scope: !197)
!213 = distinct !{!213, !199, !214, !121}
!214 = !DILocation(line: 14, column: 66, scope: !192)
!215 = !DILocation(line: 16, column: 1, scope: !2)
