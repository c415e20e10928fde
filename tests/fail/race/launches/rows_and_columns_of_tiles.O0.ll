; ModuleID = 'rows_and_columns_of_tiles.cu'
source_filename = "rows_and_columns_of_tiles.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ4stepPiiiE5first = internal addrspace(3) global [8 x [8 x i32]] undef, align 4, !dbg !0
@_ZZ4stepPiiiE3own = internal addrspace(3) global [8 x [8 x i32]] undef, align 4, !dbg !10
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4stepPiii(ptr noundef %d, i32 noundef %n, i32 noundef %k) #0 !dbg !2 {
entry:
  %a.addr.i = alloca i32, align 4
  %b.addr.i = alloca i32, align 4
  %d.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %k.addr = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %is_row = alloca i8, align 1
  %row = alloca i32, align 4
  %column = alloca i32, align 4
  %i = alloca i32, align 4
  %v = alloca i32, align 4
  store ptr %d, ptr %d.addr, align 8
    #dbg_declare(ptr %d.addr, !55, !DIExpression(), !56)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !57, !DIExpression(), !58)
  store i32 %k, ptr %k.addr, align 4
    #dbg_declare(ptr %k.addr, !59, !DIExpression(), !60)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !61
  %1 = load i32, ptr %k.addr, align 4, !dbg !63
  %cmp = icmp eq i32 %0, %1, !dbg !64
  br i1 %cmp, label %if.then, label %if.end, !dbg !64

if.then:                                          ; preds = %entry
  br label %return, !dbg !65

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %x, !66, !DIExpression(), !67)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
  store i32 %2, ptr %x, align 4, !dbg !67
    #dbg_declare(ptr %y, !69, !DIExpression(), !70)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !71
  store i32 %3, ptr %y, align 4, !dbg !70
    #dbg_declare(ptr %is_row, !72, !DIExpression(), !73)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !74
  %cmp4 = icmp eq i32 %4, 0, !dbg !75
  %storedv = zext i1 %cmp4 to i8, !dbg !73
  store i8 %storedv, ptr %is_row, align 1, !dbg !73
  %5 = load ptr, ptr %d.addr, align 8, !dbg !76
  %6 = load i32, ptr %k.addr, align 4, !dbg !77
  %mul = mul nsw i32 %6, 8, !dbg !78
  %7 = load i32, ptr %y, align 4, !dbg !79
  %add = add nsw i32 %mul, %7, !dbg !80
  %8 = load i32, ptr %n.addr, align 4, !dbg !81
  %mul5 = mul nsw i32 %add, %8, !dbg !82
  %9 = load i32, ptr %k.addr, align 4, !dbg !83
  %mul6 = mul nsw i32 %9, 8, !dbg !84
  %add7 = add nsw i32 %mul5, %mul6, !dbg !85
  %10 = load i32, ptr %x, align 4, !dbg !86
  %add8 = add nsw i32 %add7, %10, !dbg !87
  %idxprom = sext i32 %add8 to i64, !dbg !76
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !76
  %11 = load i32, ptr %arrayidx, align 4, !dbg !76
  %12 = load i32, ptr %y, align 4, !dbg !88
  %idxprom9 = sext i32 %12 to i64, !dbg !89
  %arrayidx10 = getelementptr inbounds [8 x [8 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4stepPiiiE5first to ptr), i64 0, i64 %idxprom9, !dbg !89
  %13 = load i32, ptr %x, align 4, !dbg !90
  %idxprom11 = sext i32 %13 to i64, !dbg !89
  %arrayidx12 = getelementptr inbounds [8 x i32], ptr %arrayidx10, i64 0, i64 %idxprom11, !dbg !89
  store i32 %11, ptr %arrayidx12, align 4, !dbg !91
    #dbg_declare(ptr %row, !92, !DIExpression(), !93)
  %14 = load i8, ptr %is_row, align 1, !dbg !94
  %loadedv = trunc i8 %14 to i1, !dbg !94
  br i1 %loadedv, label %cond.true, label %cond.false, !dbg !94

cond.true:                                        ; preds = %if.end
  %15 = load i32, ptr %k.addr, align 4, !dbg !95
  %mul13 = mul nsw i32 %15, 8, !dbg !96
  %16 = load i32, ptr %y, align 4, !dbg !97
  %add14 = add nsw i32 %mul13, %16, !dbg !98
  br label %cond.end, !dbg !94

cond.false:                                       ; preds = %if.end
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !99
  %mul16 = mul i32 %17, 8, !dbg !100
  %18 = load i32, ptr %y, align 4, !dbg !101
  %add17 = add i32 %mul16, %18, !dbg !102
  br label %cond.end, !dbg !94

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add14, %cond.true ], [ %add17, %cond.false ], !dbg !94
  store i32 %cond, ptr %row, align 4, !dbg !93
    #dbg_declare(ptr %column, !103, !DIExpression(), !104)
  %19 = load i8, ptr %is_row, align 1, !dbg !105
  %loadedv18 = trunc i8 %19 to i1, !dbg !105
  br i1 %loadedv18, label %cond.true19, label %cond.false23, !dbg !105

cond.true19:                                      ; preds = %cond.end
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !106
  %mul21 = mul i32 %20, 8, !dbg !107
  %21 = load i32, ptr %x, align 4, !dbg !108
  %add22 = add i32 %mul21, %21, !dbg !109
  br label %cond.end26, !dbg !105

cond.false23:                                     ; preds = %cond.end
  %22 = load i32, ptr %k.addr, align 4, !dbg !110
  %mul24 = mul nsw i32 %22, 8, !dbg !111
  %23 = load i32, ptr %x, align 4, !dbg !112
  %add25 = add nsw i32 %mul24, %23, !dbg !113
  br label %cond.end26, !dbg !105

cond.end26:                                       ; preds = %cond.false23, %cond.true19
  %cond27 = phi i32 [ %add22, %cond.true19 ], [ %add25, %cond.false23 ], !dbg !105
  store i32 %cond27, ptr %column, align 4, !dbg !104
  %24 = load ptr, ptr %d.addr, align 8, !dbg !114
  %25 = load i32, ptr %row, align 4, !dbg !115
  %26 = load i32, ptr %n.addr, align 4, !dbg !116
  %mul28 = mul nsw i32 %25, %26, !dbg !117
  %27 = load i32, ptr %column, align 4, !dbg !118
  %add29 = add nsw i32 %mul28, %27, !dbg !119
  %idxprom30 = sext i32 %add29 to i64, !dbg !114
  %arrayidx31 = getelementptr inbounds i32, ptr %24, i64 %idxprom30, !dbg !114
  %28 = load i32, ptr %arrayidx31, align 4, !dbg !114
  %29 = load i32, ptr %y, align 4, !dbg !120
  %idxprom32 = sext i32 %29 to i64, !dbg !121
  %arrayidx33 = getelementptr inbounds [8 x [8 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4stepPiiiE3own to ptr), i64 0, i64 %idxprom32, !dbg !121
  %30 = load i32, ptr %x, align 4, !dbg !122
  %idxprom34 = sext i32 %30 to i64, !dbg !121
  %arrayidx35 = getelementptr inbounds [8 x i32], ptr %arrayidx33, i64 0, i64 %idxprom34, !dbg !121
  store i32 %28, ptr %arrayidx35, align 4, !dbg !123
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !124
    #dbg_declare(ptr %i, !125, !DIExpression(), !127)
  store i32 0, ptr %i, align 4, !dbg !127
  br label %for.cond, !dbg !128

for.cond:                                         ; preds = %for.inc, %cond.end26
  %31 = load i32, ptr %i, align 4, !dbg !129
  %cmp36 = icmp slt i32 %31, 8, !dbg !131
  br i1 %cmp36, label %for.body, label %for.end, !dbg !132

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %v, !133, !DIExpression(), !135)
  %32 = load i8, ptr %is_row, align 1, !dbg !136
  %loadedv37 = trunc i8 %32 to i1, !dbg !136
  br i1 %loadedv37, label %cond.true38, label %cond.false48, !dbg !136

cond.true38:                                      ; preds = %for.body
  %33 = load i32, ptr %y, align 4, !dbg !137
  %idxprom39 = sext i32 %33 to i64, !dbg !138
  %arrayidx40 = getelementptr inbounds [8 x [8 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4stepPiiiE5first to ptr), i64 0, i64 %idxprom39, !dbg !138
  %34 = load i32, ptr %i, align 4, !dbg !139
  %idxprom41 = sext i32 %34 to i64, !dbg !138
  %arrayidx42 = getelementptr inbounds [8 x i32], ptr %arrayidx40, i64 0, i64 %idxprom41, !dbg !138
  %35 = load i32, ptr %arrayidx42, align 4, !dbg !138
  %36 = load i32, ptr %i, align 4, !dbg !140
  %idxprom43 = sext i32 %36 to i64, !dbg !141
  %arrayidx44 = getelementptr inbounds [8 x [8 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4stepPiiiE3own to ptr), i64 0, i64 %idxprom43, !dbg !141
  %37 = load i32, ptr %x, align 4, !dbg !142
  %idxprom45 = sext i32 %37 to i64, !dbg !141
  %arrayidx46 = getelementptr inbounds [8 x i32], ptr %arrayidx44, i64 0, i64 %idxprom45, !dbg !141
  %38 = load i32, ptr %arrayidx46, align 4, !dbg !141
  %add47 = add nsw i32 %35, %38, !dbg !143
  br label %cond.end58, !dbg !136

cond.false48:                                     ; preds = %for.body
  %39 = load i32, ptr %y, align 4, !dbg !144
  %idxprom49 = sext i32 %39 to i64, !dbg !145
  %arrayidx50 = getelementptr inbounds [8 x [8 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4stepPiiiE3own to ptr), i64 0, i64 %idxprom49, !dbg !145
  %40 = load i32, ptr %i, align 4, !dbg !146
  %idxprom51 = sext i32 %40 to i64, !dbg !145
  %arrayidx52 = getelementptr inbounds [8 x i32], ptr %arrayidx50, i64 0, i64 %idxprom51, !dbg !145
  %41 = load i32, ptr %arrayidx52, align 4, !dbg !145
  %42 = load i32, ptr %i, align 4, !dbg !147
  %idxprom53 = sext i32 %42 to i64, !dbg !148
  %arrayidx54 = getelementptr inbounds [8 x [8 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4stepPiiiE5first to ptr), i64 0, i64 %idxprom53, !dbg !148
  %43 = load i32, ptr %x, align 4, !dbg !149
  %idxprom55 = sext i32 %43 to i64, !dbg !148
  %arrayidx56 = getelementptr inbounds [8 x i32], ptr %arrayidx54, i64 0, i64 %idxprom55, !dbg !148
  %44 = load i32, ptr %arrayidx56, align 4, !dbg !148
  %add57 = add nsw i32 %41, %44, !dbg !150
  br label %cond.end58, !dbg !136

cond.end58:                                       ; preds = %cond.false48, %cond.true38
  %cond59 = phi i32 [ %add47, %cond.true38 ], [ %add57, %cond.false48 ], !dbg !136
  store i32 %cond59, ptr %v, align 4, !dbg !135
  %45 = load i32, ptr %y, align 4, !dbg !151
  %idxprom60 = sext i32 %45 to i64, !dbg !152
  %arrayidx61 = getelementptr inbounds [8 x [8 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4stepPiiiE3own to ptr), i64 0, i64 %idxprom60, !dbg !152
  %46 = load i32, ptr %x, align 4, !dbg !153
  %idxprom62 = sext i32 %46 to i64, !dbg !152
  %arrayidx63 = getelementptr inbounds [8 x i32], ptr %arrayidx61, i64 0, i64 %idxprom62, !dbg !152
  %47 = load i32, ptr %arrayidx63, align 4, !dbg !152
  %48 = load i32, ptr %v, align 4, !dbg !154
  store i32 %47, ptr %a.addr.i, align 4, !dbg !155
  store i32 %48, ptr %b.addr.i, align 4, !dbg !155
  %49 = load i32, ptr %b.addr.i, align 4, !dbg !155
  %50 = load i32, ptr %a.addr.i, align 4, !dbg !155
  %cmp.i = icmp slt i32 %49, %50, !dbg !155
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !155

cond.true.i:                                      ; preds = %cond.end58
  %51 = load i32, ptr %b.addr.i, align 4, !dbg !155
  br label %_ZL3minii.exit, !dbg !155

cond.false.i:                                     ; preds = %cond.end58
  %52 = load i32, ptr %a.addr.i, align 4, !dbg !155
  br label %_ZL3minii.exit, !dbg !155

_ZL3minii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %51, %cond.true.i ], [ %52, %cond.false.i ], !dbg !155
  %53 = load i32, ptr %y, align 4, !dbg !156
  %idxprom65 = sext i32 %53 to i64, !dbg !157
  %arrayidx66 = getelementptr inbounds [8 x [8 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4stepPiiiE3own to ptr), i64 0, i64 %idxprom65, !dbg !157
  %54 = load i32, ptr %x, align 4, !dbg !158
  %idxprom67 = sext i32 %54 to i64, !dbg !157
  %arrayidx68 = getelementptr inbounds [8 x i32], ptr %arrayidx66, i64 0, i64 %idxprom67, !dbg !157
  store i32 %cond.i, ptr %arrayidx68, align 4, !dbg !159
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !160
  br label %for.inc, !dbg !161

for.inc:                                          ; preds = %_ZL3minii.exit
  %55 = load i32, ptr %i, align 4, !dbg !162
  %inc = add nsw i32 %55, 1, !dbg !162
  store i32 %inc, ptr %i, align 4, !dbg !162
  br label %for.cond, !dbg !163, !llvm.loop !164

for.end:                                          ; preds = %for.cond
  %56 = load i32, ptr %y, align 4, !dbg !167
  %idxprom69 = sext i32 %56 to i64, !dbg !168
  %arrayidx70 = getelementptr inbounds [8 x [8 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4stepPiiiE3own to ptr), i64 0, i64 %idxprom69, !dbg !168
  %57 = load i32, ptr %x, align 4, !dbg !169
  %idxprom71 = sext i32 %57 to i64, !dbg !168
  %arrayidx72 = getelementptr inbounds [8 x i32], ptr %arrayidx70, i64 0, i64 %idxprom71, !dbg !168
  %58 = load i32, ptr %arrayidx72, align 4, !dbg !168
  %59 = load ptr, ptr %d.addr, align 8, !dbg !170
  %60 = load i32, ptr %row, align 4, !dbg !171
  %61 = load i32, ptr %n.addr, align 4, !dbg !172
  %mul73 = mul nsw i32 %60, %61, !dbg !173
  %62 = load i32, ptr %column, align 4, !dbg !174
  %add74 = add nsw i32 %mul73, %62, !dbg !175
  %idxprom75 = sext i32 %add74 to i64, !dbg !170
  %arrayidx76 = getelementptr inbounds i32, ptr %59, i64 %idxprom75, !dbg !170
  store i32 %58, ptr %arrayidx76, align 4, !dbg !176
  br label %return, !dbg !177

return:                                           ; preds = %for.end, %if.then
  ret void, !dbg !177
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!50, !51, !52, !53}
!llvm.ident = !{!54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 10, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "step", linkageName: "_Z4stepPiii", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !49)
!3 = !DIFile(filename: "rows_and_columns_of_tiles.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !7, !7}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !15, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0, !10}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!11 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 10, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !13)
!13 = !{!14, !14}
!14 = !DISubrange(count: 8)
!15 = !{!16, !19, !21, !26, !31, !36, !42, !44}
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !17, file: !18, line: 128)
!17 = !DINamespace(name: "ws_math", scope: null)
!18 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !20, entity: !17, file: !18, line: 129)
!20 = !DINamespace(name: "std", scope: null)
!21 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !22, file: !18, line: 154)
!22 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !18, file: !18, line: 137, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!23 = !DISubroutineType(types: !24)
!24 = !{!25, !25}
!25 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!26 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !27, file: !18, line: 154)
!27 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !18, file: !18, line: 133, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!28 = !DISubroutineType(types: !29)
!29 = !{!30, !30}
!30 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !32, file: !18, line: 154)
!32 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !18, file: !18, line: 134, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !35}
!35 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!36 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !37, file: !18, line: 154)
!37 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !18, file: !18, line: 145, type: !38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!38 = !DISubroutineType(types: !39)
!39 = !{!40, !41}
!40 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!41 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !43, file: !18, line: 154)
!43 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !18, file: !18, line: 147, type: !38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !45, file: !18, line: 154)
!45 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !18, file: !18, line: 149, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!46 = !DISubroutineType(types: !47)
!47 = !{!7, !48}
!48 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!49 = !{}
!50 = !{i32 7, !"Dwarf Version", i32 4}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!54 = !{!"clang version 22.1.8"}
!55 = !DILocalVariable(name: "d", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!56 = !DILocation(line: 9, column: 27, scope: !2)
!57 = !DILocalVariable(name: "n", arg: 2, scope: !2, file: !3, line: 9, type: !7)
!58 = !DILocation(line: 9, column: 34, scope: !2)
!59 = !DILocalVariable(name: "k", arg: 3, scope: !2, file: !3, line: 9, type: !7)
!60 = !DILocation(line: 9, column: 41, scope: !2)
!61 = !DILocation(line: 11, column: 7, scope: !62)
!62 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 7)
!63 = !DILocation(line: 11, column: 21, scope: !62)
!64 = !DILocation(line: 11, column: 18, scope: !62)
!65 = !DILocation(line: 11, column: 24, scope: !62)
!66 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 12, type: !7)
!67 = !DILocation(line: 12, column: 7, scope: !2)
!68 = !DILocation(line: 12, column: 11, scope: !2)
!69 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 12, type: !7)
!70 = !DILocation(line: 12, column: 24, scope: !2)
!71 = !DILocation(line: 12, column: 28, scope: !2)
!72 = !DILocalVariable(name: "is_row", scope: !2, file: !3, line: 13, type: !40)
!73 = !DILocation(line: 13, column: 8, scope: !2)
!74 = !DILocation(line: 13, column: 17, scope: !2)
!75 = !DILocation(line: 13, column: 28, scope: !2)
!76 = !DILocation(line: 14, column: 17, scope: !2)
!77 = !DILocation(line: 14, column: 20, scope: !2)
!78 = !DILocation(line: 14, column: 22, scope: !2)
!79 = !DILocation(line: 14, column: 28, scope: !2)
!80 = !DILocation(line: 14, column: 26, scope: !2)
!81 = !DILocation(line: 14, column: 33, scope: !2)
!82 = !DILocation(line: 14, column: 31, scope: !2)
!83 = !DILocation(line: 14, column: 37, scope: !2)
!84 = !DILocation(line: 14, column: 39, scope: !2)
!85 = !DILocation(line: 14, column: 35, scope: !2)
!86 = !DILocation(line: 14, column: 45, scope: !2)
!87 = !DILocation(line: 14, column: 43, scope: !2)
!88 = !DILocation(line: 14, column: 9, scope: !2)
!89 = !DILocation(line: 14, column: 3, scope: !2)
!90 = !DILocation(line: 14, column: 12, scope: !2)
!91 = !DILocation(line: 14, column: 15, scope: !2)
!92 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 15, type: !7)
!93 = !DILocation(line: 15, column: 7, scope: !2)
!94 = !DILocation(line: 15, column: 13, scope: !2)
!95 = !DILocation(line: 15, column: 22, scope: !2)
!96 = !DILocation(line: 15, column: 24, scope: !2)
!97 = !DILocation(line: 15, column: 30, scope: !2)
!98 = !DILocation(line: 15, column: 28, scope: !2)
!99 = !DILocation(line: 15, column: 34, scope: !2)
!100 = !DILocation(line: 15, column: 45, scope: !2)
!101 = !DILocation(line: 15, column: 51, scope: !2)
!102 = !DILocation(line: 15, column: 49, scope: !2)
!103 = !DILocalVariable(name: "column", scope: !2, file: !3, line: 15, type: !7)
!104 = !DILocation(line: 15, column: 54, scope: !2)
!105 = !DILocation(line: 15, column: 63, scope: !2)
!106 = !DILocation(line: 15, column: 72, scope: !2)
!107 = !DILocation(line: 15, column: 83, scope: !2)
!108 = !DILocation(line: 15, column: 89, scope: !2)
!109 = !DILocation(line: 15, column: 87, scope: !2)
!110 = !DILocation(line: 15, column: 93, scope: !2)
!111 = !DILocation(line: 15, column: 95, scope: !2)
!112 = !DILocation(line: 15, column: 101, scope: !2)
!113 = !DILocation(line: 15, column: 99, scope: !2)
!114 = !DILocation(line: 16, column: 15, scope: !2)
!115 = !DILocation(line: 16, column: 17, scope: !2)
!116 = !DILocation(line: 16, column: 23, scope: !2)
!117 = !DILocation(line: 16, column: 21, scope: !2)
!118 = !DILocation(line: 16, column: 27, scope: !2)
!119 = !DILocation(line: 16, column: 25, scope: !2)
!120 = !DILocation(line: 16, column: 7, scope: !2)
!121 = !DILocation(line: 16, column: 3, scope: !2)
!122 = !DILocation(line: 16, column: 10, scope: !2)
!123 = !DILocation(line: 16, column: 13, scope: !2)
!124 = !DILocation(line: 17, column: 3, scope: !2)
!125 = !DILocalVariable(name: "i", scope: !126, file: !3, line: 18, type: !7)
!126 = distinct !DILexicalBlock(scope: !2, file: !3, line: 18, column: 3)
!127 = !DILocation(line: 18, column: 12, scope: !126)
!128 = !DILocation(line: 18, column: 8, scope: !126)
!129 = !DILocation(line: 18, column: 19, scope: !130)
!130 = distinct !DILexicalBlock(scope: !126, file: !3, line: 18, column: 3)
!131 = !DILocation(line: 18, column: 21, scope: !130)
!132 = !DILocation(line: 18, column: 3, scope: !126)
!133 = !DILocalVariable(name: "v", scope: !134, file: !3, line: 19, type: !7)
!134 = distinct !DILexicalBlock(scope: !130, file: !3, line: 18, column: 31)
!135 = !DILocation(line: 19, column: 9, scope: !134)
!136 = !DILocation(line: 19, column: 13, scope: !134)
!137 = !DILocation(line: 19, column: 28, scope: !134)
!138 = !DILocation(line: 19, column: 22, scope: !134)
!139 = !DILocation(line: 19, column: 31, scope: !134)
!140 = !DILocation(line: 19, column: 40, scope: !134)
!141 = !DILocation(line: 19, column: 36, scope: !134)
!142 = !DILocation(line: 19, column: 43, scope: !134)
!143 = !DILocation(line: 19, column: 34, scope: !134)
!144 = !DILocation(line: 19, column: 52, scope: !134)
!145 = !DILocation(line: 19, column: 48, scope: !134)
!146 = !DILocation(line: 19, column: 55, scope: !134)
!147 = !DILocation(line: 19, column: 66, scope: !134)
!148 = !DILocation(line: 19, column: 60, scope: !134)
!149 = !DILocation(line: 19, column: 69, scope: !134)
!150 = !DILocation(line: 19, column: 58, scope: !134)
!151 = !DILocation(line: 20, column: 25, scope: !134)
!152 = !DILocation(line: 20, column: 21, scope: !134)
!153 = !DILocation(line: 20, column: 28, scope: !134)
!154 = !DILocation(line: 20, column: 32, scope: !134)
!155 = !DILocation(line: 20, column: 17, scope: !134)
!156 = !DILocation(line: 20, column: 9, scope: !134)
!157 = !DILocation(line: 20, column: 5, scope: !134)
!158 = !DILocation(line: 20, column: 12, scope: !134)
!159 = !DILocation(line: 20, column: 15, scope: !134)
!160 = !DILocation(line: 21, column: 5, scope: !134)
!161 = !DILocation(line: 22, column: 3, scope: !134)
!162 = !DILocation(line: 18, column: 26, scope: !130)
!163 = !DILocation(line: 18, column: 3, scope: !130)
!164 = distinct !{!164, !132, !165, !166}
!165 = !DILocation(line: 22, column: 3, scope: !126)
!166 = !{!"llvm.loop.mustprogress"}
!167 = !DILocation(line: 23, column: 29, scope: !2)
!168 = !DILocation(line: 23, column: 25, scope: !2)
!169 = !DILocation(line: 23, column: 32, scope: !2)
!170 = !DILocation(line: 23, column: 3, scope: !2)
!171 = !DILocation(line: 23, column: 5, scope: !2)
!172 = !DILocation(line: 23, column: 11, scope: !2)
!173 = !DILocation(line: 23, column: 9, scope: !2)
!174 = !DILocation(line: 23, column: 15, scope: !2)
!175 = !DILocation(line: 23, column: 13, scope: !2)
!176 = !DILocation(line: 23, column: 23, scope: !2)
!177 = !DILocation(line: 24, column: 1, scope: !2)
