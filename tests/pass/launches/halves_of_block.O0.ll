; ModuleID = 'halves_of_block.cu'
source_filename = "halves_of_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ6stripsPfiE4rows = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !0
@_ZZ6stripsPfiE7columns = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !11
@_ZZ6stripsPfiE4edge = internal addrspace(3) global [16 x float] undef, align 4, !dbg !16
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6stripsPfi(ptr noundef %m, i32 noundef %dim) #0 !dbg !2 {
entry:
  %m.addr = alloca ptr, align 8
  %dim.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %k = alloca i32, align 4
  %k12 = alloca i32, align 4
  %k31 = alloca i32, align 4
  %k50 = alloca i32, align 4
  %k74 = alloca i32, align 4
  %k90 = alloca i32, align 4
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !59, !DIExpression(), !60)
  store i32 %dim, ptr %dim.addr, align 4
    #dbg_declare(ptr %dim.addr, !61, !DIExpression(), !62)
    #dbg_declare(ptr %i, !63, !DIExpression(), !64)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65
  %rem = urem i32 %0, 16, !dbg !66
  store i32 %rem, ptr %i, align 4, !dbg !64
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
  %cmp = icmp ult i32 %1, 16, !dbg !69
  br i1 %cmp, label %if.then, label %if.else, !dbg !69

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %m.addr, align 8, !dbg !70
  %3 = load i32, ptr %i, align 4, !dbg !72
  %4 = load i32, ptr %dim.addr, align 4, !dbg !73
  %mul = mul nsw i32 %3, %4, !dbg !74
  %idxprom = sext i32 %mul to i64, !dbg !70
  %arrayidx = getelementptr inbounds float, ptr %2, i64 %idxprom, !dbg !70
  %5 = load float, ptr %arrayidx, align 4, !dbg !70
  %6 = load i32, ptr %i, align 4, !dbg !75
  %idxprom2 = sext i32 %6 to i64, !dbg !76
  %arrayidx3 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6stripsPfiE4edge to ptr), i64 0, i64 %idxprom2, !dbg !76
  store float %5, ptr %arrayidx3, align 4, !dbg !77
    #dbg_declare(ptr %k, !78, !DIExpression(), !80)
  store i32 0, ptr %k, align 4, !dbg !80
  br label %for.cond, !dbg !81

for.cond:                                         ; preds = %for.inc, %if.then
  %7 = load i32, ptr %k, align 4, !dbg !82
  %cmp4 = icmp slt i32 %7, 16, !dbg !84
  br i1 %cmp4, label %for.body, label %for.end, !dbg !85

for.body:                                         ; preds = %for.cond
  %8 = load ptr, ptr %m.addr, align 8, !dbg !86
  %9 = load i32, ptr %k, align 4, !dbg !87
  %10 = load i32, ptr %dim.addr, align 4, !dbg !88
  %mul5 = mul nsw i32 %9, %10, !dbg !89
  %11 = load i32, ptr %i, align 4, !dbg !90
  %add = add nsw i32 %mul5, %11, !dbg !91
  %idxprom6 = sext i32 %add to i64, !dbg !86
  %arrayidx7 = getelementptr inbounds float, ptr %8, i64 %idxprom6, !dbg !86
  %12 = load float, ptr %arrayidx7, align 4, !dbg !86
  %13 = load i32, ptr %k, align 4, !dbg !92
  %idxprom8 = sext i32 %13 to i64, !dbg !93
  %arrayidx9 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6stripsPfiE4rows to ptr), i64 0, i64 %idxprom8, !dbg !93
  %14 = load i32, ptr %i, align 4, !dbg !94
  %idxprom10 = sext i32 %14 to i64, !dbg !93
  %arrayidx11 = getelementptr inbounds [16 x float], ptr %arrayidx9, i64 0, i64 %idxprom10, !dbg !93
  store float %12, ptr %arrayidx11, align 4, !dbg !95
  br label %for.inc, !dbg !93

for.inc:                                          ; preds = %for.body
  %15 = load i32, ptr %k, align 4, !dbg !96
  %inc = add nsw i32 %15, 1, !dbg !96
  store i32 %inc, ptr %k, align 4, !dbg !96
  br label %for.cond, !dbg !97, !llvm.loop !98

for.end:                                          ; preds = %for.cond
  br label %if.end, !dbg !101

if.else:                                          ; preds = %entry
    #dbg_declare(ptr %k12, !102, !DIExpression(), !105)
  store i32 0, ptr %k12, align 4, !dbg !105
  br label %for.cond13, !dbg !106

for.cond13:                                       ; preds = %for.inc25, %if.else
  %16 = load i32, ptr %k12, align 4, !dbg !107
  %cmp14 = icmp slt i32 %16, 16, !dbg !109
  br i1 %cmp14, label %for.body15, label %for.end27, !dbg !110

for.body15:                                       ; preds = %for.cond13
  %17 = load ptr, ptr %m.addr, align 8, !dbg !111
  %18 = load i32, ptr %k12, align 4, !dbg !112
  %19 = load i32, ptr %dim.addr, align 4, !dbg !113
  %mul16 = mul nsw i32 %18, %19, !dbg !114
  %add17 = add nsw i32 %mul16, 16, !dbg !115
  %20 = load i32, ptr %i, align 4, !dbg !116
  %add18 = add nsw i32 %add17, %20, !dbg !117
  %idxprom19 = sext i32 %add18 to i64, !dbg !111
  %arrayidx20 = getelementptr inbounds float, ptr %17, i64 %idxprom19, !dbg !111
  %21 = load float, ptr %arrayidx20, align 4, !dbg !111
  %22 = load i32, ptr %k12, align 4, !dbg !118
  %idxprom21 = sext i32 %22 to i64, !dbg !119
  %arrayidx22 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6stripsPfiE7columns to ptr), i64 0, i64 %idxprom21, !dbg !119
  %23 = load i32, ptr %i, align 4, !dbg !120
  %idxprom23 = sext i32 %23 to i64, !dbg !119
  %arrayidx24 = getelementptr inbounds [16 x float], ptr %arrayidx22, i64 0, i64 %idxprom23, !dbg !119
  store float %21, ptr %arrayidx24, align 4, !dbg !121
  br label %for.inc25, !dbg !119

for.inc25:                                        ; preds = %for.body15
  %24 = load i32, ptr %k12, align 4, !dbg !122
  %inc26 = add nsw i32 %24, 1, !dbg !122
  store i32 %inc26, ptr %k12, align 4, !dbg !122
  br label %for.cond13, !dbg !123, !llvm.loop !124

for.end27:                                        ; preds = %for.cond13
  br label %if.end

if.end:                                           ; preds = %for.end27, %for.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !126
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !127
  %cmp29 = icmp ult i32 %25, 16, !dbg !129
  br i1 %cmp29, label %if.then30, label %if.else49, !dbg !129

if.then30:                                        ; preds = %if.end
    #dbg_declare(ptr %k31, !130, !DIExpression(), !133)
  store i32 1, ptr %k31, align 4, !dbg !133
  br label %for.cond32, !dbg !134

for.cond32:                                       ; preds = %for.inc46, %if.then30
  %26 = load i32, ptr %k31, align 4, !dbg !135
  %cmp33 = icmp slt i32 %26, 16, !dbg !137
  br i1 %cmp33, label %for.body34, label %for.end48, !dbg !138

for.body34:                                       ; preds = %for.cond32
  %27 = load i32, ptr %k31, align 4, !dbg !139
  %idxprom35 = sext i32 %27 to i64, !dbg !140
  %arrayidx36 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6stripsPfiE4edge to ptr), i64 0, i64 %idxprom35, !dbg !140
  %28 = load float, ptr %arrayidx36, align 4, !dbg !140
  %29 = load i32, ptr %k31, align 4, !dbg !141
  %sub = sub nsw i32 %29, 1, !dbg !142
  %idxprom37 = sext i32 %sub to i64, !dbg !143
  %arrayidx38 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6stripsPfiE4rows to ptr), i64 0, i64 %idxprom37, !dbg !143
  %30 = load i32, ptr %i, align 4, !dbg !144
  %idxprom39 = sext i32 %30 to i64, !dbg !143
  %arrayidx40 = getelementptr inbounds [16 x float], ptr %arrayidx38, i64 0, i64 %idxprom39, !dbg !143
  %31 = load float, ptr %arrayidx40, align 4, !dbg !143
  %32 = load i32, ptr %k31, align 4, !dbg !145
  %idxprom42 = sext i32 %32 to i64, !dbg !146
  %arrayidx43 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6stripsPfiE4rows to ptr), i64 0, i64 %idxprom42, !dbg !146
  %33 = load i32, ptr %i, align 4, !dbg !147
  %idxprom44 = sext i32 %33 to i64, !dbg !146
  %arrayidx45 = getelementptr inbounds [16 x float], ptr %arrayidx43, i64 0, i64 %idxprom44, !dbg !146
  %34 = load float, ptr %arrayidx45, align 4, !dbg !148
  %neg = fneg float %28, !dbg !148
  %35 = call float @llvm.fmuladd.f32(float %neg, float %31, float %34), !dbg !148
  store float %35, ptr %arrayidx45, align 4, !dbg !148
  br label %for.inc46, !dbg !146

for.inc46:                                        ; preds = %for.body34
  %36 = load i32, ptr %k31, align 4, !dbg !149
  %inc47 = add nsw i32 %36, 1, !dbg !149
  store i32 %inc47, ptr %k31, align 4, !dbg !149
  br label %for.cond32, !dbg !150, !llvm.loop !151

for.end48:                                        ; preds = %for.cond32
  br label %if.end70, !dbg !153

if.else49:                                        ; preds = %if.end
    #dbg_declare(ptr %k50, !154, !DIExpression(), !157)
  store i32 1, ptr %k50, align 4, !dbg !157
  br label %for.cond51, !dbg !158

for.cond51:                                       ; preds = %for.inc67, %if.else49
  %37 = load i32, ptr %k50, align 4, !dbg !159
  %cmp52 = icmp slt i32 %37, 16, !dbg !161
  br i1 %cmp52, label %for.body53, label %for.end69, !dbg !162

for.body53:                                       ; preds = %for.cond51
  %38 = load i32, ptr %k50, align 4, !dbg !163
  %idxprom54 = sext i32 %38 to i64, !dbg !164
  %arrayidx55 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6stripsPfiE4edge to ptr), i64 0, i64 %idxprom54, !dbg !164
  %39 = load float, ptr %arrayidx55, align 4, !dbg !164
  %40 = load i32, ptr %i, align 4, !dbg !165
  %idxprom56 = sext i32 %40 to i64, !dbg !166
  %arrayidx57 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6stripsPfiE7columns to ptr), i64 0, i64 %idxprom56, !dbg !166
  %41 = load i32, ptr %k50, align 4, !dbg !167
  %sub58 = sub nsw i32 %41, 1, !dbg !168
  %idxprom59 = sext i32 %sub58 to i64, !dbg !166
  %arrayidx60 = getelementptr inbounds [16 x float], ptr %arrayidx57, i64 0, i64 %idxprom59, !dbg !166
  %42 = load float, ptr %arrayidx60, align 4, !dbg !166
  %43 = load i32, ptr %i, align 4, !dbg !169
  %idxprom62 = sext i32 %43 to i64, !dbg !170
  %arrayidx63 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6stripsPfiE7columns to ptr), i64 0, i64 %idxprom62, !dbg !170
  %44 = load i32, ptr %k50, align 4, !dbg !171
  %idxprom64 = sext i32 %44 to i64, !dbg !170
  %arrayidx65 = getelementptr inbounds [16 x float], ptr %arrayidx63, i64 0, i64 %idxprom64, !dbg !170
  %45 = load float, ptr %arrayidx65, align 4, !dbg !172
  %neg66 = fneg float %39, !dbg !172
  %46 = call float @llvm.fmuladd.f32(float %neg66, float %42, float %45), !dbg !172
  store float %46, ptr %arrayidx65, align 4, !dbg !172
  br label %for.inc67, !dbg !170

for.inc67:                                        ; preds = %for.body53
  %47 = load i32, ptr %k50, align 4, !dbg !173
  %inc68 = add nsw i32 %47, 1, !dbg !173
  store i32 %inc68, ptr %k50, align 4, !dbg !173
  br label %for.cond51, !dbg !174, !llvm.loop !175

for.end69:                                        ; preds = %for.cond51
  br label %if.end70

if.end70:                                         ; preds = %for.end69, %for.end48
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !177
  %48 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !178
  %cmp72 = icmp ult i32 %48, 16, !dbg !180
  br i1 %cmp72, label %if.then73, label %if.else89, !dbg !180

if.then73:                                        ; preds = %if.end70
    #dbg_declare(ptr %k74, !181, !DIExpression(), !183)
  store i32 0, ptr %k74, align 4, !dbg !183
  br label %for.cond75, !dbg !184

for.cond75:                                       ; preds = %for.inc86, %if.then73
  %49 = load i32, ptr %k74, align 4, !dbg !185
  %cmp76 = icmp slt i32 %49, 16, !dbg !187
  br i1 %cmp76, label %for.body77, label %for.end88, !dbg !188

for.body77:                                       ; preds = %for.cond75
  %50 = load i32, ptr %k74, align 4, !dbg !189
  %idxprom78 = sext i32 %50 to i64, !dbg !190
  %arrayidx79 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6stripsPfiE4rows to ptr), i64 0, i64 %idxprom78, !dbg !190
  %51 = load i32, ptr %i, align 4, !dbg !191
  %idxprom80 = sext i32 %51 to i64, !dbg !190
  %arrayidx81 = getelementptr inbounds [16 x float], ptr %arrayidx79, i64 0, i64 %idxprom80, !dbg !190
  %52 = load float, ptr %arrayidx81, align 4, !dbg !190
  %53 = load ptr, ptr %m.addr, align 8, !dbg !192
  %54 = load i32, ptr %k74, align 4, !dbg !193
  %55 = load i32, ptr %dim.addr, align 4, !dbg !194
  %mul82 = mul nsw i32 %54, %55, !dbg !195
  %56 = load i32, ptr %i, align 4, !dbg !196
  %add83 = add nsw i32 %mul82, %56, !dbg !197
  %idxprom84 = sext i32 %add83 to i64, !dbg !192
  %arrayidx85 = getelementptr inbounds float, ptr %53, i64 %idxprom84, !dbg !192
  store float %52, ptr %arrayidx85, align 4, !dbg !198
  br label %for.inc86, !dbg !192

for.inc86:                                        ; preds = %for.body77
  %57 = load i32, ptr %k74, align 4, !dbg !199
  %inc87 = add nsw i32 %57, 1, !dbg !199
  store i32 %inc87, ptr %k74, align 4, !dbg !199
  br label %for.cond75, !dbg !200, !llvm.loop !201

for.end88:                                        ; preds = %for.cond75
  br label %if.end106, !dbg !202

if.else89:                                        ; preds = %if.end70
    #dbg_declare(ptr %k90, !203, !DIExpression(), !205)
  store i32 0, ptr %k90, align 4, !dbg !205
  br label %for.cond91, !dbg !206

for.cond91:                                       ; preds = %for.inc103, %if.else89
  %58 = load i32, ptr %k90, align 4, !dbg !207
  %cmp92 = icmp slt i32 %58, 16, !dbg !209
  br i1 %cmp92, label %for.body93, label %for.end105, !dbg !210

for.body93:                                       ; preds = %for.cond91
  %59 = load i32, ptr %k90, align 4, !dbg !211
  %idxprom94 = sext i32 %59 to i64, !dbg !212
  %arrayidx95 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6stripsPfiE7columns to ptr), i64 0, i64 %idxprom94, !dbg !212
  %60 = load i32, ptr %i, align 4, !dbg !213
  %idxprom96 = sext i32 %60 to i64, !dbg !212
  %arrayidx97 = getelementptr inbounds [16 x float], ptr %arrayidx95, i64 0, i64 %idxprom96, !dbg !212
  %61 = load float, ptr %arrayidx97, align 4, !dbg !212
  %62 = load ptr, ptr %m.addr, align 8, !dbg !214
  %63 = load i32, ptr %k90, align 4, !dbg !215
  %64 = load i32, ptr %dim.addr, align 4, !dbg !216
  %mul98 = mul nsw i32 %63, %64, !dbg !217
  %add99 = add nsw i32 %mul98, 16, !dbg !218
  %65 = load i32, ptr %i, align 4, !dbg !219
  %add100 = add nsw i32 %add99, %65, !dbg !220
  %idxprom101 = sext i32 %add100 to i64, !dbg !214
  %arrayidx102 = getelementptr inbounds float, ptr %62, i64 %idxprom101, !dbg !214
  store float %61, ptr %arrayidx102, align 4, !dbg !221
  br label %for.inc103, !dbg !214

for.inc103:                                       ; preds = %for.body93
  %66 = load i32, ptr %k90, align 4, !dbg !222
  %inc104 = add nsw i32 %66, 1, !dbg !222
  store i32 %inc104, ptr %k90, align 4, !dbg !222
  br label %for.cond91, !dbg !223, !llvm.loop !224

for.end105:                                       ; preds = %for.cond91
  br label %if.end106

if.end106:                                        ; preds = %for.end105, %for.end88
  ret void, !dbg !226
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!54, !55, !56, !57}
!llvm.ident = !{!58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "rows", scope: !2, file: !3, line: 8, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "strips", linkageName: "_Z6stripsPfi", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !53)
!3 = !DIFile(filename: "halves_of_block.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, imports: !20, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0, !11, !16}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!12 = distinct !DIGlobalVariable(name: "columns", scope: !2, file: !3, line: 8, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8192, elements: !14)
!14 = !{!15, !15}
!15 = !DISubrange(count: 16)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!17 = distinct !DIGlobalVariable(name: "edge", scope: !2, file: !3, line: 8, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 512, elements: !19)
!19 = !{!15}
!20 = !{!21, !24, !26, !31, !36, !41, !47, !49}
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !22, file: !23, line: 128)
!22 = !DINamespace(name: "ws_math", scope: null)
!23 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!24 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !25, entity: !22, file: !23, line: 129)
!25 = !DINamespace(name: "std", scope: null)
!26 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !27, file: !23, line: 154)
!27 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !23, file: !23, line: 137, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!28 = !DISubroutineType(types: !29)
!29 = !{!30, !30}
!30 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !32, file: !23, line: 154)
!32 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !23, file: !23, line: 133, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !35}
!35 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!36 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !37, file: !23, line: 154)
!37 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !23, file: !23, line: 134, type: !38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!38 = !DISubroutineType(types: !39)
!39 = !{!40, !40}
!40 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !42, file: !23, line: 154)
!42 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !23, file: !23, line: 145, type: !43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!43 = !DISubroutineType(types: !44)
!44 = !{!45, !46}
!45 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!46 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !48, file: !23, line: 154)
!48 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !23, file: !23, line: 147, type: !43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !50, file: !23, line: 154)
!50 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !23, file: !23, line: 149, type: !51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!51 = !DISubroutineType(types: !52)
!52 = !{!8, !7}
!53 = !{}
!54 = !{i32 7, !"Dwarf Version", i32 4}
!55 = !{i32 2, !"Debug Info Version", i32 3}
!56 = !{i32 1, !"wchar_size", i32 4}
!57 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!58 = !{!"clang version 22.1.8"}
!59 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!60 = !DILocation(line: 7, column: 31, scope: !2)
!61 = !DILocalVariable(name: "dim", arg: 2, scope: !2, file: !3, line: 7, type: !8)
!62 = !DILocation(line: 7, column: 38, scope: !2)
!63 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 9, type: !8)
!64 = !DILocation(line: 9, column: 7, scope: !2)
!65 = !DILocation(line: 9, column: 11, scope: !2)
!66 = !DILocation(line: 9, column: 23, scope: !2)
!67 = !DILocation(line: 10, column: 7, scope: !68)
!68 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!69 = !DILocation(line: 10, column: 19, scope: !68)
!70 = !DILocation(line: 11, column: 15, scope: !71)
!71 = distinct !DILexicalBlock(scope: !68, file: !3, line: 10, column: 24)
!72 = !DILocation(line: 11, column: 17, scope: !71)
!73 = !DILocation(line: 11, column: 21, scope: !71)
!74 = !DILocation(line: 11, column: 19, scope: !71)
!75 = !DILocation(line: 11, column: 10, scope: !71)
!76 = !DILocation(line: 11, column: 5, scope: !71)
!77 = !DILocation(line: 11, column: 13, scope: !71)
!78 = !DILocalVariable(name: "k", scope: !79, file: !3, line: 12, type: !8)
!79 = distinct !DILexicalBlock(scope: !71, file: !3, line: 12, column: 5)
!80 = !DILocation(line: 12, column: 14, scope: !79)
!81 = !DILocation(line: 12, column: 10, scope: !79)
!82 = !DILocation(line: 12, column: 21, scope: !83)
!83 = distinct !DILexicalBlock(scope: !79, file: !3, line: 12, column: 5)
!84 = !DILocation(line: 12, column: 23, scope: !83)
!85 = !DILocation(line: 12, column: 5, scope: !79)
!86 = !DILocation(line: 12, column: 46, scope: !83)
!87 = !DILocation(line: 12, column: 48, scope: !83)
!88 = !DILocation(line: 12, column: 52, scope: !83)
!89 = !DILocation(line: 12, column: 50, scope: !83)
!90 = !DILocation(line: 12, column: 58, scope: !83)
!91 = !DILocation(line: 12, column: 56, scope: !83)
!92 = !DILocation(line: 12, column: 38, scope: !83)
!93 = !DILocation(line: 12, column: 33, scope: !83)
!94 = !DILocation(line: 12, column: 41, scope: !83)
!95 = !DILocation(line: 12, column: 44, scope: !83)
!96 = !DILocation(line: 12, column: 28, scope: !83)
!97 = !DILocation(line: 12, column: 5, scope: !83)
!98 = distinct !{!98, !85, !99, !100}
!99 = !DILocation(line: 12, column: 59, scope: !79)
!100 = !{!"llvm.loop.mustprogress"}
!101 = !DILocation(line: 13, column: 3, scope: !71)
!102 = !DILocalVariable(name: "k", scope: !103, file: !3, line: 14, type: !8)
!103 = distinct !DILexicalBlock(scope: !104, file: !3, line: 14, column: 5)
!104 = distinct !DILexicalBlock(scope: !68, file: !3, line: 13, column: 10)
!105 = !DILocation(line: 14, column: 14, scope: !103)
!106 = !DILocation(line: 14, column: 10, scope: !103)
!107 = !DILocation(line: 14, column: 21, scope: !108)
!108 = distinct !DILexicalBlock(scope: !103, file: !3, line: 14, column: 5)
!109 = !DILocation(line: 14, column: 23, scope: !108)
!110 = !DILocation(line: 14, column: 5, scope: !103)
!111 = !DILocation(line: 14, column: 49, scope: !108)
!112 = !DILocation(line: 14, column: 51, scope: !108)
!113 = !DILocation(line: 14, column: 55, scope: !108)
!114 = !DILocation(line: 14, column: 53, scope: !108)
!115 = !DILocation(line: 14, column: 59, scope: !108)
!116 = !DILocation(line: 14, column: 65, scope: !108)
!117 = !DILocation(line: 14, column: 63, scope: !108)
!118 = !DILocation(line: 14, column: 41, scope: !108)
!119 = !DILocation(line: 14, column: 33, scope: !108)
!120 = !DILocation(line: 14, column: 44, scope: !108)
!121 = !DILocation(line: 14, column: 47, scope: !108)
!122 = !DILocation(line: 14, column: 28, scope: !108)
!123 = !DILocation(line: 14, column: 5, scope: !108)
!124 = distinct !{!124, !110, !125, !100}
!125 = !DILocation(line: 14, column: 66, scope: !103)
!126 = !DILocation(line: 16, column: 3, scope: !2)
!127 = !DILocation(line: 17, column: 7, scope: !128)
!128 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 7)
!129 = !DILocation(line: 17, column: 19, scope: !128)
!130 = !DILocalVariable(name: "k", scope: !131, file: !3, line: 18, type: !8)
!131 = distinct !DILexicalBlock(scope: !132, file: !3, line: 18, column: 5)
!132 = distinct !DILexicalBlock(scope: !128, file: !3, line: 17, column: 24)
!133 = !DILocation(line: 18, column: 14, scope: !131)
!134 = !DILocation(line: 18, column: 10, scope: !131)
!135 = !DILocation(line: 18, column: 21, scope: !136)
!136 = distinct !DILexicalBlock(scope: !131, file: !3, line: 18, column: 5)
!137 = !DILocation(line: 18, column: 23, scope: !136)
!138 = !DILocation(line: 18, column: 5, scope: !131)
!139 = !DILocation(line: 18, column: 52, scope: !136)
!140 = !DILocation(line: 18, column: 47, scope: !136)
!141 = !DILocation(line: 18, column: 62, scope: !136)
!142 = !DILocation(line: 18, column: 64, scope: !136)
!143 = !DILocation(line: 18, column: 57, scope: !136)
!144 = !DILocation(line: 18, column: 69, scope: !136)
!145 = !DILocation(line: 18, column: 38, scope: !136)
!146 = !DILocation(line: 18, column: 33, scope: !136)
!147 = !DILocation(line: 18, column: 41, scope: !136)
!148 = !DILocation(line: 18, column: 44, scope: !136)
!149 = !DILocation(line: 18, column: 28, scope: !136)
!150 = !DILocation(line: 18, column: 5, scope: !136)
!151 = distinct !{!151, !138, !152, !100}
!152 = !DILocation(line: 18, column: 70, scope: !131)
!153 = !DILocation(line: 19, column: 3, scope: !132)
!154 = !DILocalVariable(name: "k", scope: !155, file: !3, line: 20, type: !8)
!155 = distinct !DILexicalBlock(scope: !156, file: !3, line: 20, column: 5)
!156 = distinct !DILexicalBlock(scope: !128, file: !3, line: 19, column: 10)
!157 = !DILocation(line: 20, column: 14, scope: !155)
!158 = !DILocation(line: 20, column: 10, scope: !155)
!159 = !DILocation(line: 20, column: 21, scope: !160)
!160 = distinct !DILexicalBlock(scope: !155, file: !3, line: 20, column: 5)
!161 = !DILocation(line: 20, column: 23, scope: !160)
!162 = !DILocation(line: 20, column: 5, scope: !155)
!163 = !DILocation(line: 20, column: 55, scope: !160)
!164 = !DILocation(line: 20, column: 50, scope: !160)
!165 = !DILocation(line: 20, column: 68, scope: !160)
!166 = !DILocation(line: 20, column: 60, scope: !160)
!167 = !DILocation(line: 20, column: 71, scope: !160)
!168 = !DILocation(line: 20, column: 73, scope: !160)
!169 = !DILocation(line: 20, column: 41, scope: !160)
!170 = !DILocation(line: 20, column: 33, scope: !160)
!171 = !DILocation(line: 20, column: 44, scope: !160)
!172 = !DILocation(line: 20, column: 47, scope: !160)
!173 = !DILocation(line: 20, column: 28, scope: !160)
!174 = !DILocation(line: 20, column: 5, scope: !160)
!175 = distinct !{!175, !162, !176, !100}
!176 = !DILocation(line: 20, column: 76, scope: !155)
!177 = !DILocation(line: 22, column: 3, scope: !2)
!178 = !DILocation(line: 23, column: 7, scope: !179)
!179 = distinct !DILexicalBlock(scope: !2, file: !3, line: 23, column: 7)
!180 = !DILocation(line: 23, column: 19, scope: !179)
!181 = !DILocalVariable(name: "k", scope: !182, file: !3, line: 24, type: !8)
!182 = distinct !DILexicalBlock(scope: !179, file: !3, line: 24, column: 5)
!183 = !DILocation(line: 24, column: 14, scope: !182)
!184 = !DILocation(line: 24, column: 10, scope: !182)
!185 = !DILocation(line: 24, column: 21, scope: !186)
!186 = distinct !DILexicalBlock(scope: !182, file: !3, line: 24, column: 5)
!187 = !DILocation(line: 24, column: 23, scope: !186)
!188 = !DILocation(line: 24, column: 5, scope: !182)
!189 = !DILocation(line: 24, column: 55, scope: !186)
!190 = !DILocation(line: 24, column: 50, scope: !186)
!191 = !DILocation(line: 24, column: 58, scope: !186)
!192 = !DILocation(line: 24, column: 33, scope: !186)
!193 = !DILocation(line: 24, column: 35, scope: !186)
!194 = !DILocation(line: 24, column: 39, scope: !186)
!195 = !DILocation(line: 24, column: 37, scope: !186)
!196 = !DILocation(line: 24, column: 45, scope: !186)
!197 = !DILocation(line: 24, column: 43, scope: !186)
!198 = !DILocation(line: 24, column: 48, scope: !186)
!199 = !DILocation(line: 24, column: 28, scope: !186)
!200 = !DILocation(line: 24, column: 5, scope: !186)
!201 = distinct !{!201, !188, !202, !100}
!202 = !DILocation(line: 24, column: 59, scope: !182)
!203 = !DILocalVariable(name: "k", scope: !204, file: !3, line: 26, type: !8)
!204 = distinct !DILexicalBlock(scope: !179, file: !3, line: 26, column: 5)
!205 = !DILocation(line: 26, column: 14, scope: !204)
!206 = !DILocation(line: 26, column: 10, scope: !204)
!207 = !DILocation(line: 26, column: 21, scope: !208)
!208 = distinct !DILexicalBlock(scope: !204, file: !3, line: 26, column: 5)
!209 = !DILocation(line: 26, column: 23, scope: !208)
!210 = !DILocation(line: 26, column: 5, scope: !204)
!211 = !DILocation(line: 26, column: 62, scope: !208)
!212 = !DILocation(line: 26, column: 54, scope: !208)
!213 = !DILocation(line: 26, column: 65, scope: !208)
!214 = !DILocation(line: 26, column: 33, scope: !208)
!215 = !DILocation(line: 26, column: 35, scope: !208)
!216 = !DILocation(line: 26, column: 39, scope: !208)
!217 = !DILocation(line: 26, column: 37, scope: !208)
!218 = !DILocation(line: 26, column: 43, scope: !208)
!219 = !DILocation(line: 26, column: 49, scope: !208)
!220 = !DILocation(line: 26, column: 47, scope: !208)
!221 = !DILocation(line: 26, column: 52, scope: !208)
!222 = !DILocation(line: 26, column: 28, scope: !208)
!223 = !DILocation(line: 26, column: 5, scope: !208)
!224 = distinct !{!224, !210, !225, !100}
!225 = !DILocation(line: 26, column: 66, scope: !204)
!226 = !DILocation(line: 27, column: 1, scope: !2)
