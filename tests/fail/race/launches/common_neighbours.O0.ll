; ModuleID = 'common_neighbours.cu'
source_filename = "common_neighbours.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@_ZZ6commonPKiS0_PjiE5marks = internal addrspace(3) global [128 x i32] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6commonPKiS0_Pji(ptr noundef %begin, ptr noundef %adjacent, ptr noundef %total, i32 noundef %n) #0 !dbg !2 {
entry:
  %p.addr.i78 = alloca ptr, align 8
  %v.addr.i79 = alloca i32, align 4
  %.atomictmp.i80 = alloca i32, align 4
  %atomic-temp.i81 = alloca i32, align 4
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %begin.addr = alloca ptr, align 8
  %adjacent.addr = alloca ptr, align 8
  %total.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %v = alloca i32, align 4
  %i = alloca i32, align 4
  %e = alloca i32, align 4
  %mine = alloca i32, align 4
  %e30 = alloca i32, align 4
  %f = alloca i32, align 4
  store ptr %begin, ptr %begin.addr, align 8
    #dbg_declare(ptr %begin.addr, !56, !DIExpression(), !57)
  store ptr %adjacent, ptr %adjacent.addr, align 8
    #dbg_declare(ptr %adjacent.addr, !58, !DIExpression(), !59)
  store ptr %total, ptr %total.addr, align 8
    #dbg_declare(ptr %total.addr, !60, !DIExpression(), !61)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !62, !DIExpression(), !63)
    #dbg_declare(ptr %v, !64, !DIExpression(), !66)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !67
  store i32 %0, ptr %v, align 4, !dbg !66
  br label %for.cond, !dbg !68

for.cond:                                         ; preds = %for.inc74, %entry
  %1 = load i32, ptr %v, align 4, !dbg !69
  %2 = load i32, ptr %n.addr, align 4, !dbg !71
  %cmp = icmp slt i32 %1, %2, !dbg !72
  br i1 %cmp, label %for.body, label %for.end77, !dbg !73

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %i, !74, !DIExpression(), !77)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !78
  store i32 %3, ptr %i, align 4, !dbg !77
  br label %for.cond2, !dbg !79

for.cond2:                                        ; preds = %for.inc, %for.body
  %4 = load i32, ptr %i, align 4, !dbg !80
  %cmp3 = icmp slt i32 %4, 128, !dbg !82
  br i1 %cmp3, label %for.body4, label %for.end, !dbg !83

for.body4:                                        ; preds = %for.cond2
  %5 = load i32, ptr %i, align 4, !dbg !84
  %idxprom = sext i32 %5 to i64, !dbg !85
  %arrayidx = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6commonPKiS0_PjiE5marks to ptr), i64 0, i64 %idxprom, !dbg !85
  store i32 0, ptr %arrayidx, align 4, !dbg !86
  br label %for.inc, !dbg !85

for.inc:                                          ; preds = %for.body4
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !87
  %7 = load i32, ptr %i, align 4, !dbg !88
  %add = add i32 %7, %6, !dbg !88
  store i32 %add, ptr %i, align 4, !dbg !88
  br label %for.cond2, !dbg !89, !llvm.loop !90

for.end:                                          ; preds = %for.cond2
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !93
    #dbg_declare(ptr %e, !94, !DIExpression(), !96)
  %8 = load ptr, ptr %begin.addr, align 8, !dbg !97
  %9 = load i32, ptr %v, align 4, !dbg !98
  %idxprom6 = sext i32 %9 to i64, !dbg !97
  %arrayidx7 = getelementptr inbounds i32, ptr %8, i64 %idxprom6, !dbg !97
  %10 = load i32, ptr %arrayidx7, align 4, !dbg !97
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !99
  %add9 = add i32 %10, %11, !dbg !100
  store i32 %add9, ptr %e, align 4, !dbg !96
  br label %for.cond10, !dbg !101

for.cond10:                                       ; preds = %for.inc26, %for.end
  %12 = load i32, ptr %e, align 4, !dbg !102
  %13 = load ptr, ptr %begin.addr, align 8, !dbg !104
  %14 = load i32, ptr %v, align 4, !dbg !105
  %add11 = add nsw i32 %14, 1, !dbg !106
  %idxprom12 = sext i32 %add11 to i64, !dbg !104
  %arrayidx13 = getelementptr inbounds i32, ptr %13, i64 %idxprom12, !dbg !104
  %15 = load i32, ptr %arrayidx13, align 4, !dbg !104
  %cmp14 = icmp slt i32 %12, %15, !dbg !107
  br i1 %cmp14, label %for.body15, label %for.end29, !dbg !108

for.body15:                                       ; preds = %for.cond10
  %16 = load ptr, ptr %adjacent.addr, align 8, !dbg !109
  %17 = load i32, ptr %e, align 4, !dbg !111
  %idxprom16 = sext i32 %17 to i64, !dbg !109
  %arrayidx17 = getelementptr inbounds i32, ptr %16, i64 %idxprom16, !dbg !109
  %18 = load i32, ptr %arrayidx17, align 4, !dbg !109
  %cmp18 = icmp slt i32 %18, 4096, !dbg !112
  br i1 %cmp18, label %if.then, label %if.end, !dbg !112

if.then:                                          ; preds = %for.body15
  %19 = load ptr, ptr %adjacent.addr, align 8, !dbg !113
  %20 = load i32, ptr %e, align 4, !dbg !114
  %idxprom19 = sext i32 %20 to i64, !dbg !113
  %arrayidx20 = getelementptr inbounds i32, ptr %19, i64 %idxprom19, !dbg !113
  %21 = load i32, ptr %arrayidx20, align 4, !dbg !113
  %div = sdiv i32 %21, 32, !dbg !115
  %idxprom21 = sext i32 %div to i64, !dbg !116
  %arrayidx22 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6commonPKiS0_PjiE5marks to ptr), i64 0, i64 %idxprom21, !dbg !116
  %22 = load ptr, ptr %adjacent.addr, align 8, !dbg !117
  %23 = load i32, ptr %e, align 4, !dbg !118
  %idxprom23 = sext i32 %23 to i64, !dbg !117
  %arrayidx24 = getelementptr inbounds i32, ptr %22, i64 %idxprom23, !dbg !117
  %24 = load i32, ptr %arrayidx24, align 4, !dbg !117
  %rem = srem i32 %24, 32, !dbg !119
  %shl = shl i32 1, %rem, !dbg !120
  store ptr %arrayidx22, ptr %p.addr.i, align 8, !dbg !121
  store i32 %shl, ptr %v.addr.i, align 4, !dbg !121
  %25 = load ptr, ptr %p.addr.i, align 8, !dbg !121
  %26 = load i32, ptr %v.addr.i, align 4, !dbg !121
  store i32 %26, ptr %.atomictmp.i, align 4, !dbg !121
  %27 = load i32, ptr %.atomictmp.i, align 4, !dbg !121
  %28 = atomicrmw or ptr %25, i32 %27 monotonic, align 4, !dbg !121
  store i32 %28, ptr %atomic-temp.i, align 4, !dbg !121
  %29 = load i32, ptr %atomic-temp.i, align 4, !dbg !121
  br label %if.end, !dbg !121

if.end:                                           ; preds = %if.then, %for.body15
  br label %for.inc26, !dbg !122

for.inc26:                                        ; preds = %if.end
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !123
  %31 = load i32, ptr %e, align 4, !dbg !124
  %add28 = add i32 %31, %30, !dbg !124
  store i32 %add28, ptr %e, align 4, !dbg !124
  br label %for.cond10, !dbg !125, !llvm.loop !126

for.end29:                                        ; preds = %for.cond10
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !128
    #dbg_declare(ptr %mine, !129, !DIExpression(), !130)
  store i32 0, ptr %mine, align 4, !dbg !130
    #dbg_declare(ptr %e30, !131, !DIExpression(), !133)
  %32 = load ptr, ptr %begin.addr, align 8, !dbg !134
  %33 = load i32, ptr %v, align 4, !dbg !135
  %idxprom31 = sext i32 %33 to i64, !dbg !134
  %arrayidx32 = getelementptr inbounds i32, ptr %32, i64 %idxprom31, !dbg !134
  %34 = load i32, ptr %arrayidx32, align 4, !dbg !134
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !136
  %add34 = add i32 %34, %35, !dbg !137
  store i32 %add34, ptr %e30, align 4, !dbg !133
  br label %for.cond35, !dbg !138

for.cond35:                                       ; preds = %for.inc69, %for.end29
  %36 = load i32, ptr %e30, align 4, !dbg !139
  %37 = load ptr, ptr %begin.addr, align 8, !dbg !141
  %38 = load i32, ptr %v, align 4, !dbg !142
  %add36 = add nsw i32 %38, 1, !dbg !143
  %idxprom37 = sext i32 %add36 to i64, !dbg !141
  %arrayidx38 = getelementptr inbounds i32, ptr %37, i64 %idxprom37, !dbg !141
  %39 = load i32, ptr %arrayidx38, align 4, !dbg !141
  %cmp39 = icmp slt i32 %36, %39, !dbg !144
  br i1 %cmp39, label %for.body40, label %for.end72, !dbg !145

for.body40:                                       ; preds = %for.cond35
    #dbg_declare(ptr %f, !146, !DIExpression(), !148)
  %40 = load ptr, ptr %begin.addr, align 8, !dbg !149
  %41 = load ptr, ptr %adjacent.addr, align 8, !dbg !150
  %42 = load i32, ptr %e30, align 4, !dbg !151
  %idxprom41 = sext i32 %42 to i64, !dbg !150
  %arrayidx42 = getelementptr inbounds i32, ptr %41, i64 %idxprom41, !dbg !150
  %43 = load i32, ptr %arrayidx42, align 4, !dbg !150
  %idxprom43 = sext i32 %43 to i64, !dbg !149
  %arrayidx44 = getelementptr inbounds i32, ptr %40, i64 %idxprom43, !dbg !149
  %44 = load i32, ptr %arrayidx44, align 4, !dbg !149
  store i32 %44, ptr %f, align 4, !dbg !148
  br label %for.cond45, !dbg !152

for.cond45:                                       ; preds = %for.inc67, %for.body40
  %45 = load i32, ptr %f, align 4, !dbg !153
  %46 = load ptr, ptr %begin.addr, align 8, !dbg !155
  %47 = load ptr, ptr %adjacent.addr, align 8, !dbg !156
  %48 = load i32, ptr %e30, align 4, !dbg !157
  %idxprom46 = sext i32 %48 to i64, !dbg !156
  %arrayidx47 = getelementptr inbounds i32, ptr %47, i64 %idxprom46, !dbg !156
  %49 = load i32, ptr %arrayidx47, align 4, !dbg !156
  %add48 = add nsw i32 %49, 1, !dbg !158
  %idxprom49 = sext i32 %add48 to i64, !dbg !155
  %arrayidx50 = getelementptr inbounds i32, ptr %46, i64 %idxprom49, !dbg !155
  %50 = load i32, ptr %arrayidx50, align 4, !dbg !155
  %cmp51 = icmp slt i32 %45, %50, !dbg !159
  br i1 %cmp51, label %for.body52, label %for.end68, !dbg !160

for.body52:                                       ; preds = %for.cond45
  %51 = load ptr, ptr %adjacent.addr, align 8, !dbg !161
  %52 = load i32, ptr %f, align 4, !dbg !163
  %idxprom53 = sext i32 %52 to i64, !dbg !161
  %arrayidx54 = getelementptr inbounds i32, ptr %51, i64 %idxprom53, !dbg !161
  %53 = load i32, ptr %arrayidx54, align 4, !dbg !161
  %cmp55 = icmp slt i32 %53, 4096, !dbg !164
  br i1 %cmp55, label %if.then56, label %if.end66, !dbg !164

if.then56:                                        ; preds = %for.body52
  %54 = load ptr, ptr %adjacent.addr, align 8, !dbg !165
  %55 = load i32, ptr %f, align 4, !dbg !166
  %idxprom57 = sext i32 %55 to i64, !dbg !165
  %arrayidx58 = getelementptr inbounds i32, ptr %54, i64 %idxprom57, !dbg !165
  %56 = load i32, ptr %arrayidx58, align 4, !dbg !165
  %div59 = sdiv i32 %56, 32, !dbg !167
  %idxprom60 = sext i32 %div59 to i64, !dbg !168
  %arrayidx61 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6commonPKiS0_PjiE5marks to ptr), i64 0, i64 %idxprom60, !dbg !168
  %57 = load i32, ptr %arrayidx61, align 4, !dbg !168
  %58 = load ptr, ptr %adjacent.addr, align 8, !dbg !169
  %59 = load i32, ptr %f, align 4, !dbg !170
  %idxprom62 = sext i32 %59 to i64, !dbg !169
  %arrayidx63 = getelementptr inbounds i32, ptr %58, i64 %idxprom62, !dbg !169
  %60 = load i32, ptr %arrayidx63, align 4, !dbg !169
  %rem64 = srem i32 %60, 32, !dbg !171
  %shr = lshr i32 %57, %rem64, !dbg !172
  %and = and i32 %shr, 1, !dbg !173
  %61 = load i32, ptr %mine, align 4, !dbg !174
  %add65 = add i32 %61, %and, !dbg !174
  store i32 %add65, ptr %mine, align 4, !dbg !174
  br label %if.end66, !dbg !175

if.end66:                                         ; preds = %if.then56, %for.body52
  br label %for.inc67, !dbg !176

for.inc67:                                        ; preds = %if.end66
  %62 = load i32, ptr %f, align 4, !dbg !177
  %inc = add nsw i32 %62, 1, !dbg !177
  store i32 %inc, ptr %f, align 4, !dbg !177
  br label %for.cond45, !dbg !178, !llvm.loop !179

for.end68:                                        ; preds = %for.cond45
  br label %for.inc69, !dbg !180

for.inc69:                                        ; preds = %for.end68
  %63 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !181
  %64 = load i32, ptr %e30, align 4, !dbg !182
  %add71 = add i32 %64, %63, !dbg !182
  store i32 %add71, ptr %e30, align 4, !dbg !182
  br label %for.cond35, !dbg !183, !llvm.loop !184

for.end72:                                        ; preds = %for.cond35
  %65 = load ptr, ptr %total.addr, align 8, !dbg !186
  %66 = load i32, ptr %mine, align 4, !dbg !187
  store ptr %65, ptr %p.addr.i78, align 8, !dbg !188
  store i32 %66, ptr %v.addr.i79, align 4, !dbg !188
  %67 = load ptr, ptr %p.addr.i78, align 8, !dbg !188
  %68 = load i32, ptr %v.addr.i79, align 4, !dbg !188
  store i32 %68, ptr %.atomictmp.i80, align 4, !dbg !188
  %69 = load i32, ptr %.atomictmp.i80, align 4, !dbg !188
  %70 = atomicrmw add ptr %67, i32 %69 monotonic, align 4, !dbg !188
  store i32 %70, ptr %atomic-temp.i81, align 4, !dbg !188
  %71 = load i32, ptr %atomic-temp.i81, align 4, !dbg !188
  br label %for.inc74, !dbg !189

for.inc74:                                        ; preds = %for.end72
  %72 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !190
  %73 = load i32, ptr %v, align 4, !dbg !191
  %add76 = add i32 %73, %72, !dbg !191
  store i32 %add76, ptr %v, align 4, !dbg !191
  br label %for.cond, !dbg !192, !llvm.loop !193

for.end77:                                        ; preds = %for.cond
  ret void, !dbg !195
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!51, !52, !53, !54}
!llvm.ident = !{!55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "marks", scope: !2, file: !3, line: 7, type: !48, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "common", linkageName: "_Z6commonPKiS0_Pji", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !47)
!3 = !DIFile(filename: "common_neighbours.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17, !19, !24, !29, !34, !40, !42}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 128)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 129)
!18 = !DINamespace(name: "std", scope: null)
!19 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !20, file: !16, line: 154)
!20 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !16, file: !16, line: 137, type: !21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!21 = !DISubroutineType(types: !22)
!22 = !{!23, !23}
!23 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !25, file: !16, line: 154)
!25 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !16, file: !16, line: 133, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !30, file: !16, line: 154)
!30 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !16, file: !16, line: 134, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33}
!33 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !35, file: !16, line: 154)
!35 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !16, file: !16, line: 145, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !39}
!38 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!39 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !41, file: !16, line: 154)
!41 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !16, file: !16, line: 147, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !43, file: !16, line: 154)
!43 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !16, file: !16, line: 149, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!44 = !DISubroutineType(types: !45)
!45 = !{!8, !46}
!46 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!47 = !{}
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 4096, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 128)
!51 = !{i32 7, !"Dwarf Version", i32 4}
!52 = !{i32 2, !"Debug Info Version", i32 3}
!53 = !{i32 1, !"wchar_size", i32 4}
!54 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!55 = !{!"clang version 22.1.8"}
!56 = !DILocalVariable(name: "begin", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!57 = !DILocation(line: 6, column: 35, scope: !2)
!58 = !DILocalVariable(name: "adjacent", arg: 2, scope: !2, file: !3, line: 6, type: !6)
!59 = !DILocation(line: 6, column: 53, scope: !2)
!60 = !DILocalVariable(name: "total", arg: 3, scope: !2, file: !3, line: 6, type: !9)
!61 = !DILocation(line: 6, column: 73, scope: !2)
!62 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 6, type: !8)
!63 = !DILocation(line: 6, column: 84, scope: !2)
!64 = !DILocalVariable(name: "v", scope: !65, file: !3, line: 8, type: !8)
!65 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 3)
!66 = !DILocation(line: 8, column: 12, scope: !65)
!67 = !DILocation(line: 8, column: 16, scope: !65)
!68 = !DILocation(line: 8, column: 8, scope: !65)
!69 = !DILocation(line: 8, column: 28, scope: !70)
!70 = distinct !DILexicalBlock(scope: !65, file: !3, line: 8, column: 3)
!71 = !DILocation(line: 8, column: 32, scope: !70)
!72 = !DILocation(line: 8, column: 30, scope: !70)
!73 = !DILocation(line: 8, column: 3, scope: !65)
!74 = !DILocalVariable(name: "i", scope: !75, file: !3, line: 9, type: !8)
!75 = distinct !DILexicalBlock(scope: !76, file: !3, line: 9, column: 5)
!76 = distinct !DILexicalBlock(scope: !70, file: !3, line: 8, column: 51)
!77 = !DILocation(line: 9, column: 14, scope: !75)
!78 = !DILocation(line: 9, column: 18, scope: !75)
!79 = !DILocation(line: 9, column: 10, scope: !75)
!80 = !DILocation(line: 9, column: 31, scope: !81)
!81 = distinct !DILexicalBlock(scope: !75, file: !3, line: 9, column: 5)
!82 = !DILocation(line: 9, column: 33, scope: !81)
!83 = !DILocation(line: 9, column: 5, scope: !75)
!84 = !DILocation(line: 10, column: 13, scope: !81)
!85 = !DILocation(line: 10, column: 7, scope: !81)
!86 = !DILocation(line: 10, column: 16, scope: !81)
!87 = !DILocation(line: 9, column: 45, scope: !81)
!88 = !DILocation(line: 9, column: 42, scope: !81)
!89 = !DILocation(line: 9, column: 5, scope: !81)
!90 = distinct !{!90, !83, !91, !92}
!91 = !DILocation(line: 10, column: 18, scope: !75)
!92 = !{!"llvm.loop.mustprogress"}
!93 = !DILocation(line: 11, column: 5, scope: !76)
!94 = !DILocalVariable(name: "e", scope: !95, file: !3, line: 12, type: !8)
!95 = distinct !DILexicalBlock(scope: !76, file: !3, line: 12, column: 5)
!96 = !DILocation(line: 12, column: 14, scope: !95)
!97 = !DILocation(line: 12, column: 18, scope: !95)
!98 = !DILocation(line: 12, column: 24, scope: !95)
!99 = !DILocation(line: 12, column: 29, scope: !95)
!100 = !DILocation(line: 12, column: 27, scope: !95)
!101 = !DILocation(line: 12, column: 10, scope: !95)
!102 = !DILocation(line: 12, column: 42, scope: !103)
!103 = distinct !DILexicalBlock(scope: !95, file: !3, line: 12, column: 5)
!104 = !DILocation(line: 12, column: 46, scope: !103)
!105 = !DILocation(line: 12, column: 52, scope: !103)
!106 = !DILocation(line: 12, column: 54, scope: !103)
!107 = !DILocation(line: 12, column: 44, scope: !103)
!108 = !DILocation(line: 12, column: 5, scope: !95)
!109 = !DILocation(line: 13, column: 11, scope: !110)
!110 = distinct !DILexicalBlock(scope: !103, file: !3, line: 13, column: 11)
!111 = !DILocation(line: 13, column: 20, scope: !110)
!112 = !DILocation(line: 13, column: 23, scope: !110)
!113 = !DILocation(line: 14, column: 25, scope: !110)
!114 = !DILocation(line: 14, column: 34, scope: !110)
!115 = !DILocation(line: 14, column: 37, scope: !110)
!116 = !DILocation(line: 14, column: 19, scope: !110)
!117 = !DILocation(line: 14, column: 50, scope: !110)
!118 = !DILocation(line: 14, column: 59, scope: !110)
!119 = !DILocation(line: 14, column: 62, scope: !110)
!120 = !DILocation(line: 14, column: 47, scope: !110)
!121 = !DILocation(line: 14, column: 9, scope: !110)
!122 = !DILocation(line: 13, column: 25, scope: !110)
!123 = !DILocation(line: 12, column: 65, scope: !103)
!124 = !DILocation(line: 12, column: 62, scope: !103)
!125 = !DILocation(line: 12, column: 5, scope: !103)
!126 = distinct !{!126, !108, !127, !92}
!127 = !DILocation(line: 14, column: 66, scope: !95)
!128 = !DILocation(line: 15, column: 5, scope: !76)
!129 = !DILocalVariable(name: "mine", scope: !76, file: !3, line: 16, type: !10)
!130 = !DILocation(line: 16, column: 14, scope: !76)
!131 = !DILocalVariable(name: "e", scope: !132, file: !3, line: 17, type: !8)
!132 = distinct !DILexicalBlock(scope: !76, file: !3, line: 17, column: 5)
!133 = !DILocation(line: 17, column: 14, scope: !132)
!134 = !DILocation(line: 17, column: 18, scope: !132)
!135 = !DILocation(line: 17, column: 24, scope: !132)
!136 = !DILocation(line: 17, column: 29, scope: !132)
!137 = !DILocation(line: 17, column: 27, scope: !132)
!138 = !DILocation(line: 17, column: 10, scope: !132)
!139 = !DILocation(line: 17, column: 42, scope: !140)
!140 = distinct !DILexicalBlock(scope: !132, file: !3, line: 17, column: 5)
!141 = !DILocation(line: 17, column: 46, scope: !140)
!142 = !DILocation(line: 17, column: 52, scope: !140)
!143 = !DILocation(line: 17, column: 54, scope: !140)
!144 = !DILocation(line: 17, column: 44, scope: !140)
!145 = !DILocation(line: 17, column: 5, scope: !132)
!146 = !DILocalVariable(name: "f", scope: !147, file: !3, line: 18, type: !8)
!147 = distinct !DILexicalBlock(scope: !140, file: !3, line: 18, column: 7)
!148 = !DILocation(line: 18, column: 16, scope: !147)
!149 = !DILocation(line: 18, column: 20, scope: !147)
!150 = !DILocation(line: 18, column: 26, scope: !147)
!151 = !DILocation(line: 18, column: 35, scope: !147)
!152 = !DILocation(line: 18, column: 12, scope: !147)
!153 = !DILocation(line: 18, column: 40, scope: !154)
!154 = distinct !DILexicalBlock(scope: !147, file: !3, line: 18, column: 7)
!155 = !DILocation(line: 18, column: 44, scope: !154)
!156 = !DILocation(line: 18, column: 50, scope: !154)
!157 = !DILocation(line: 18, column: 59, scope: !154)
!158 = !DILocation(line: 18, column: 62, scope: !154)
!159 = !DILocation(line: 18, column: 42, scope: !154)
!160 = !DILocation(line: 18, column: 7, scope: !147)
!161 = !DILocation(line: 19, column: 13, scope: !162)
!162 = distinct !DILexicalBlock(scope: !154, file: !3, line: 19, column: 13)
!163 = !DILocation(line: 19, column: 22, scope: !162)
!164 = !DILocation(line: 19, column: 25, scope: !162)
!165 = !DILocation(line: 20, column: 25, scope: !162)
!166 = !DILocation(line: 20, column: 34, scope: !162)
!167 = !DILocation(line: 20, column: 37, scope: !162)
!168 = !DILocation(line: 20, column: 19, scope: !162)
!169 = !DILocation(line: 20, column: 46, scope: !162)
!170 = !DILocation(line: 20, column: 55, scope: !162)
!171 = !DILocation(line: 20, column: 58, scope: !162)
!172 = !DILocation(line: 20, column: 43, scope: !162)
!173 = !DILocation(line: 20, column: 63, scope: !162)
!174 = !DILocation(line: 20, column: 16, scope: !162)
!175 = !DILocation(line: 20, column: 11, scope: !162)
!176 = !DILocation(line: 19, column: 27, scope: !162)
!177 = !DILocation(line: 18, column: 68, scope: !154)
!178 = !DILocation(line: 18, column: 7, scope: !154)
!179 = distinct !{!179, !160, !180, !92}
!180 = !DILocation(line: 20, column: 65, scope: !147)
!181 = !DILocation(line: 17, column: 65, scope: !140)
!182 = !DILocation(line: 17, column: 62, scope: !140)
!183 = !DILocation(line: 17, column: 5, scope: !140)
!184 = distinct !{!184, !145, !185, !92}
!185 = !DILocation(line: 20, column: 65, scope: !132)
!186 = !DILocation(line: 21, column: 15, scope: !76)
!187 = !DILocation(line: 21, column: 22, scope: !76)
!188 = !DILocation(line: 21, column: 5, scope: !76)
!189 = !DILocation(line: 22, column: 3, scope: !76)
!190 = !DILocation(line: 8, column: 40, scope: !70)
!191 = !DILocation(line: 8, column: 37, scope: !70)
!192 = !DILocation(line: 8, column: 3, scope: !70)
!193 = distinct !{!193, !73, !194, !92}
!194 = !DILocation(line: 22, column: 3, scope: !65)
!195 = !DILocation(line: 23, column: 1, scope: !2)
