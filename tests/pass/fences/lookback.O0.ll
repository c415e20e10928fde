; ModuleID = 'lookback.cu'
source_filename = "lookback.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.Tile = type { i32, i32, i32 }

@next_tile = addrspace(1) externally_initialized global i32 0, align 4, !dbg !0
@_ZZ4scanPKiPiP4TileiE6number = internal addrspace(3) global i32 undef, align 4, !dbg !5
@_ZZ4scanPKiPiP4TileiE6before = internal addrspace(3) global i32 undef, align 4, !dbg !22
@_ZZ4scanPKiPiP4TileiE1s = internal addrspace(3) global [128 x i32] undef, align 4, !dbg !24
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @next_tile to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4scanPKiPiP4Tilei(ptr noundef %in, ptr noundef %out, ptr noundef %tiles, i32 noundef %n) #0 !dbg !7 {
entry:
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %tiles.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %b = alloca i32, align 4
  %i = alloca i32, align 4
  %total = alloca i32, align 4
  %k = alloca i32, align 4
  %v = alloca i32, align 4
  %p = alloca i32, align 4
  %state22 = alloca i32, align 4
  %k23 = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !69, !DIExpression(), !70)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !71, !DIExpression(), !72)
  store ptr %tiles, ptr %tiles.addr, align 8
    #dbg_declare(ptr %tiles.addr, !73, !DIExpression(), !74)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !75, !DIExpression(), !76)
    #dbg_declare(ptr %t, !77, !DIExpression(), !78)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !79
  store i32 %0, ptr %t, align 4, !dbg !78
  %1 = load i32, ptr %t, align 4, !dbg !80
  %cmp = icmp eq i32 %1, 0, !dbg !82
  br i1 %cmp, label %if.then, label %if.end, !dbg !82

if.then:                                          ; preds = %entry
  store ptr addrspacecast (ptr addrspace(1) @next_tile to ptr), ptr %p.addr.i, align 8, !dbg !83
  store i32 1, ptr %v.addr.i, align 4, !dbg !83
  %2 = load ptr, ptr %p.addr.i, align 8, !dbg !83
  %3 = load i32, ptr %v.addr.i, align 4, !dbg !83
  store i32 %3, ptr %.atomictmp.i, align 4, !dbg !83
  %4 = load i32, ptr %.atomictmp.i, align 4, !dbg !83
  %5 = atomicrmw add ptr %2, i32 %4 monotonic, align 4, !dbg !83
  store i32 %5, ptr %atomic-temp.i, align 4, !dbg !83
  %6 = load i32, ptr %atomic-temp.i, align 4, !dbg !83
  store i32 %6, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiP4TileiE6number to ptr), align 4, !dbg !84
  br label %if.end, !dbg !85

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !86
    #dbg_declare(ptr %b, !87, !DIExpression(), !88)
  %7 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiP4TileiE6number to ptr), align 4, !dbg !89
  store i32 %7, ptr %b, align 4, !dbg !88
    #dbg_declare(ptr %i, !90, !DIExpression(), !91)
  %8 = load i32, ptr %b, align 4, !dbg !92
  %mul = mul nsw i32 %8, 128, !dbg !93
  %9 = load i32, ptr %t, align 4, !dbg !94
  %add = add nsw i32 %mul, %9, !dbg !95
  store i32 %add, ptr %i, align 4, !dbg !91
  %10 = load i32, ptr %i, align 4, !dbg !96
  %11 = load i32, ptr %n.addr, align 4, !dbg !97
  %cmp2 = icmp slt i32 %10, %11, !dbg !98
  br i1 %cmp2, label %cond.true, label %cond.false, !dbg !96

cond.true:                                        ; preds = %if.end
  %12 = load ptr, ptr %in.addr, align 8, !dbg !99
  %13 = load i32, ptr %i, align 4, !dbg !100
  %idxprom = sext i32 %13 to i64, !dbg !99
  %arrayidx = getelementptr inbounds i32, ptr %12, i64 %idxprom, !dbg !99
  %14 = load i32, ptr %arrayidx, align 4, !dbg !99
  br label %cond.end, !dbg !96

cond.false:                                       ; preds = %if.end
  br label %cond.end, !dbg !96

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %14, %cond.true ], [ 0, %cond.false ], !dbg !96
  %15 = load i32, ptr %t, align 4, !dbg !101
  %idxprom3 = sext i32 %15 to i64, !dbg !102
  %arrayidx4 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiP4TileiE1s to ptr), i64 0, i64 %idxprom3, !dbg !102
  store i32 %cond, ptr %arrayidx4, align 4, !dbg !103
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !104
  %16 = load i32, ptr %t, align 4, !dbg !105
  %cmp5 = icmp eq i32 %16, 0, !dbg !107
  br i1 %cmp5, label %if.then6, label %if.end54, !dbg !107

if.then6:                                         ; preds = %cond.end
    #dbg_declare(ptr %total, !108, !DIExpression(), !110)
  store i32 0, ptr %total, align 4, !dbg !110
    #dbg_declare(ptr %k, !111, !DIExpression(), !113)
  store i32 0, ptr %k, align 4, !dbg !113
  br label %for.cond, !dbg !114

for.cond:                                         ; preds = %for.inc, %if.then6
  %17 = load i32, ptr %k, align 4, !dbg !115
  %cmp7 = icmp slt i32 %17, 128, !dbg !117
  br i1 %cmp7, label %for.body, label %for.end, !dbg !118

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %v, !119, !DIExpression(), !121)
  %18 = load i32, ptr %k, align 4, !dbg !122
  %idxprom8 = sext i32 %18 to i64, !dbg !123
  %arrayidx9 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiP4TileiE1s to ptr), i64 0, i64 %idxprom8, !dbg !123
  %19 = load i32, ptr %arrayidx9, align 4, !dbg !123
  store i32 %19, ptr %v, align 4, !dbg !121
  %20 = load i32, ptr %total, align 4, !dbg !124
  %21 = load i32, ptr %k, align 4, !dbg !125
  %idxprom10 = sext i32 %21 to i64, !dbg !126
  %arrayidx11 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiP4TileiE1s to ptr), i64 0, i64 %idxprom10, !dbg !126
  store i32 %20, ptr %arrayidx11, align 4, !dbg !127
  %22 = load i32, ptr %v, align 4, !dbg !128
  %23 = load i32, ptr %total, align 4, !dbg !129
  %add12 = add nsw i32 %23, %22, !dbg !129
  store i32 %add12, ptr %total, align 4, !dbg !129
  br label %for.inc, !dbg !130

for.inc:                                          ; preds = %for.body
  %24 = load i32, ptr %k, align 4, !dbg !131
  %inc = add nsw i32 %24, 1, !dbg !131
  store i32 %inc, ptr %k, align 4, !dbg !131
  br label %for.cond, !dbg !132, !llvm.loop !133

for.end:                                          ; preds = %for.cond
  %25 = load i32, ptr %b, align 4, !dbg !136
  %cmp13 = icmp eq i32 %25, 0, !dbg !138
  br i1 %cmp13, label %if.then14, label %if.else, !dbg !138

if.then14:                                        ; preds = %for.end
  %26 = load i32, ptr %total, align 4, !dbg !139
  %27 = load ptr, ptr %tiles.addr, align 8, !dbg !141
  %arrayidx15 = getelementptr inbounds %struct.Tile, ptr %27, i64 0, !dbg !141
  %prefix = getelementptr inbounds nuw %struct.Tile, ptr %arrayidx15, i32 0, i32 2, !dbg !142
  store volatile i32 %26, ptr %prefix, align 4, !dbg !143
  call void @llvm.nvvm.membar.gl(), !dbg !144
  %28 = load ptr, ptr %tiles.addr, align 8, !dbg !145
  %arrayidx16 = getelementptr inbounds %struct.Tile, ptr %28, i64 0, !dbg !145
  %state = getelementptr inbounds nuw %struct.Tile, ptr %arrayidx16, i32 0, i32 0, !dbg !146
  store volatile i32 2, ptr %state, align 4, !dbg !147
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiP4TileiE6before to ptr), align 4, !dbg !148
  br label %if.end53, !dbg !149

if.else:                                          ; preds = %for.end
  %29 = load i32, ptr %total, align 4, !dbg !150
  %30 = load ptr, ptr %tiles.addr, align 8, !dbg !152
  %31 = load i32, ptr %b, align 4, !dbg !153
  %idxprom17 = sext i32 %31 to i64, !dbg !152
  %arrayidx18 = getelementptr inbounds %struct.Tile, ptr %30, i64 %idxprom17, !dbg !152
  %sum = getelementptr inbounds nuw %struct.Tile, ptr %arrayidx18, i32 0, i32 1, !dbg !154
  store volatile i32 %29, ptr %sum, align 4, !dbg !155
  call void @llvm.nvvm.membar.gl(), !dbg !156
  %32 = load ptr, ptr %tiles.addr, align 8, !dbg !157
  %33 = load i32, ptr %b, align 4, !dbg !158
  %idxprom19 = sext i32 %33 to i64, !dbg !157
  %arrayidx20 = getelementptr inbounds %struct.Tile, ptr %32, i64 %idxprom19, !dbg !157
  %state21 = getelementptr inbounds nuw %struct.Tile, ptr %arrayidx20, i32 0, i32 0, !dbg !159
  store volatile i32 1, ptr %state21, align 4, !dbg !160
    #dbg_declare(ptr %p, !161, !DIExpression(), !162)
  store i32 0, ptr %p, align 4, !dbg !162
    #dbg_declare(ptr %state22, !163, !DIExpression(), !164)
  store i32 0, ptr %state22, align 4, !dbg !164
    #dbg_declare(ptr %k23, !165, !DIExpression(), !167)
  %34 = load i32, ptr %b, align 4, !dbg !168
  %sub = sub nsw i32 %34, 1, !dbg !169
  store i32 %sub, ptr %k23, align 4, !dbg !167
  br label %for.cond24, !dbg !170

for.cond24:                                       ; preds = %for.inc44, %if.else
  %35 = load i32, ptr %k23, align 4, !dbg !171
  %cmp25 = icmp sge i32 %35, 0, !dbg !173
  br i1 %cmp25, label %land.rhs, label %land.end, !dbg !174

land.rhs:                                         ; preds = %for.cond24
  %36 = load i32, ptr %state22, align 4, !dbg !175
  %cmp26 = icmp ne i32 %36, 2, !dbg !176
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond24
  %37 = phi i1 [ false, %for.cond24 ], [ %cmp26, %land.rhs ], !dbg !177
  br i1 %37, label %for.body27, label %for.end45, !dbg !178

for.body27:                                       ; preds = %land.end
  br label %while.cond, !dbg !179

while.cond:                                       ; preds = %while.body, %for.body27
  %38 = load ptr, ptr %tiles.addr, align 8, !dbg !181
  %39 = load i32, ptr %k23, align 4, !dbg !182
  %idxprom28 = sext i32 %39 to i64, !dbg !181
  %arrayidx29 = getelementptr inbounds %struct.Tile, ptr %38, i64 %idxprom28, !dbg !181
  %state30 = getelementptr inbounds nuw %struct.Tile, ptr %arrayidx29, i32 0, i32 0, !dbg !183
  %40 = load volatile i32, ptr %state30, align 4, !dbg !183
  store i32 %40, ptr %state22, align 4, !dbg !184
  %cmp31 = icmp eq i32 %40, 0, !dbg !185
  br i1 %cmp31, label %while.body, label %while.end, !dbg !179

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !179, !llvm.loop !186

while.end:                                        ; preds = %while.cond
  call void @llvm.nvvm.membar.gl(), !dbg !188
  %41 = load i32, ptr %state22, align 4, !dbg !189
  %cmp32 = icmp eq i32 %41, 2, !dbg !190
  br i1 %cmp32, label %cond.true33, label %cond.false37, !dbg !189

cond.true33:                                      ; preds = %while.end
  %42 = load ptr, ptr %tiles.addr, align 8, !dbg !191
  %43 = load i32, ptr %k23, align 4, !dbg !192
  %idxprom34 = sext i32 %43 to i64, !dbg !191
  %arrayidx35 = getelementptr inbounds %struct.Tile, ptr %42, i64 %idxprom34, !dbg !191
  %prefix36 = getelementptr inbounds nuw %struct.Tile, ptr %arrayidx35, i32 0, i32 2, !dbg !193
  %44 = load volatile i32, ptr %prefix36, align 4, !dbg !193
  br label %cond.end41, !dbg !189

cond.false37:                                     ; preds = %while.end
  %45 = load ptr, ptr %tiles.addr, align 8, !dbg !194
  %46 = load i32, ptr %k23, align 4, !dbg !195
  %idxprom38 = sext i32 %46 to i64, !dbg !194
  %arrayidx39 = getelementptr inbounds %struct.Tile, ptr %45, i64 %idxprom38, !dbg !194
  %sum40 = getelementptr inbounds nuw %struct.Tile, ptr %arrayidx39, i32 0, i32 1, !dbg !196
  %47 = load volatile i32, ptr %sum40, align 4, !dbg !196
  br label %cond.end41, !dbg !189

cond.end41:                                       ; preds = %cond.false37, %cond.true33
  %cond42 = phi i32 [ %44, %cond.true33 ], [ %47, %cond.false37 ], !dbg !189
  %48 = load i32, ptr %p, align 4, !dbg !197
  %add43 = add nsw i32 %48, %cond42, !dbg !197
  store i32 %add43, ptr %p, align 4, !dbg !197
  br label %for.inc44, !dbg !198

for.inc44:                                        ; preds = %cond.end41
  %49 = load i32, ptr %k23, align 4, !dbg !199
  %dec = add nsw i32 %49, -1, !dbg !199
  store i32 %dec, ptr %k23, align 4, !dbg !199
  br label %for.cond24, !dbg !200, !llvm.loop !201

for.end45:                                        ; preds = %land.end
  %50 = load i32, ptr %p, align 4, !dbg !203
  %51 = load i32, ptr %total, align 4, !dbg !204
  %add46 = add nsw i32 %50, %51, !dbg !205
  %52 = load ptr, ptr %tiles.addr, align 8, !dbg !206
  %53 = load i32, ptr %b, align 4, !dbg !207
  %idxprom47 = sext i32 %53 to i64, !dbg !206
  %arrayidx48 = getelementptr inbounds %struct.Tile, ptr %52, i64 %idxprom47, !dbg !206
  %prefix49 = getelementptr inbounds nuw %struct.Tile, ptr %arrayidx48, i32 0, i32 2, !dbg !208
  store volatile i32 %add46, ptr %prefix49, align 4, !dbg !209
  call void @llvm.nvvm.membar.gl(), !dbg !210
  %54 = load ptr, ptr %tiles.addr, align 8, !dbg !211
  %55 = load i32, ptr %b, align 4, !dbg !212
  %idxprom50 = sext i32 %55 to i64, !dbg !211
  %arrayidx51 = getelementptr inbounds %struct.Tile, ptr %54, i64 %idxprom50, !dbg !211
  %state52 = getelementptr inbounds nuw %struct.Tile, ptr %arrayidx51, i32 0, i32 0, !dbg !213
  store volatile i32 2, ptr %state52, align 4, !dbg !214
  %56 = load i32, ptr %p, align 4, !dbg !215
  store i32 %56, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiP4TileiE6before to ptr), align 4, !dbg !216
  br label %if.end53

if.end53:                                         ; preds = %for.end45, %if.then14
  br label %if.end54, !dbg !217

if.end54:                                         ; preds = %if.end53, %cond.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !218
  %57 = load i32, ptr %i, align 4, !dbg !219
  %58 = load i32, ptr %n.addr, align 4, !dbg !221
  %cmp55 = icmp slt i32 %57, %58, !dbg !222
  br i1 %cmp55, label %if.then56, label %if.end62, !dbg !222

if.then56:                                        ; preds = %if.end54
  %59 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiP4TileiE6before to ptr), align 4, !dbg !223
  %60 = load i32, ptr %t, align 4, !dbg !224
  %idxprom57 = sext i32 %60 to i64, !dbg !225
  %arrayidx58 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiP4TileiE1s to ptr), i64 0, i64 %idxprom57, !dbg !225
  %61 = load i32, ptr %arrayidx58, align 4, !dbg !225
  %add59 = add nsw i32 %59, %61, !dbg !226
  %62 = load ptr, ptr %out.addr, align 8, !dbg !227
  %63 = load i32, ptr %i, align 4, !dbg !228
  %idxprom60 = sext i32 %63 to i64, !dbg !227
  %arrayidx61 = getelementptr inbounds i32, ptr %62, i64 %idxprom60, !dbg !227
  store i32 %add59, ptr %arrayidx61, align 4, !dbg !229
  br label %if.end62, !dbg !227

if.end62:                                         ; preds = %if.then56, %if.end54
  ret void, !dbg !230
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!64, !65, !66, !67}
!llvm.ident = !{!68}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "next_tile", scope: !2, file: !3, line: 5, type: !63, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, imports: !29, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lookback.cu", directory: ".")
!4 = !{!0, !5, !22, !24}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!6 = distinct !DIGlobalVariable(name: "number", scope: !7, file: !3, line: 7, type: !12, isLocal: true, isDefinition: true)
!7 = distinct !DISubprogram(name: "scan", linkageName: "_Z4scanPKiPiP4Tilei", scope: !3, file: !3, line: 6, type: !8, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!8 = !DISubroutineType(types: !9)
!9 = !{null, !10, !13, !14, !12}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Tile", file: !3, line: 4, size: 96, flags: DIFlagTypePassByValue, elements: !16, identifier: "_ZTS4Tile")
!16 = !{!17, !19, !20}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "state", scope: !15, file: !3, line: 4, baseType: !18, size: 32)
!18 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !12)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "sum", scope: !15, file: !3, line: 4, baseType: !18, size: 32, offset: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "prefix", scope: !15, file: !3, line: 4, baseType: !18, size: 32, offset: 64)
!21 = !{}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!23 = distinct !DIGlobalVariable(name: "before", scope: !7, file: !3, line: 7, type: !12, isLocal: true, isDefinition: true)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!25 = distinct !DIGlobalVariable(name: "s", scope: !7, file: !3, line: 7, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 4096, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 128)
!29 = !{!30, !33, !35, !40, !45, !50, !56, !58}
!30 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !31, file: !32, line: 128)
!31 = !DINamespace(name: "ws_math", scope: null)
!32 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!33 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !34, entity: !31, file: !32, line: 129)
!34 = !DINamespace(name: "std", scope: null)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !36, file: !32, line: 154)
!36 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !32, file: !32, line: 137, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !39}
!39 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !41, file: !32, line: 154)
!41 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !32, file: !32, line: 133, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !44}
!44 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !46, file: !32, line: 154)
!46 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !32, file: !32, line: 134, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!47 = !DISubroutineType(types: !48)
!48 = !{!49, !49}
!49 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !51, file: !32, line: 154)
!51 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !32, file: !32, line: 145, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!52 = !DISubroutineType(types: !53)
!53 = !{!54, !55}
!54 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!55 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!56 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !57, file: !32, line: 154)
!57 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !32, file: !32, line: 147, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!58 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !59, file: !32, line: 154)
!59 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !32, file: !32, line: 149, type: !60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!60 = !DISubroutineType(types: !61)
!61 = !{!12, !62}
!62 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!63 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!64 = !{i32 7, !"Dwarf Version", i32 4}
!65 = !{i32 2, !"Debug Info Version", i32 3}
!66 = !{i32 1, !"wchar_size", i32 4}
!67 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!68 = !{!"clang version 22.1.8"}
!69 = !DILocalVariable(name: "in", arg: 1, scope: !7, file: !3, line: 6, type: !10)
!70 = !DILocation(line: 6, column: 33, scope: !7)
!71 = !DILocalVariable(name: "out", arg: 2, scope: !7, file: !3, line: 6, type: !13)
!72 = !DILocation(line: 6, column: 42, scope: !7)
!73 = !DILocalVariable(name: "tiles", arg: 3, scope: !7, file: !3, line: 6, type: !14)
!74 = !DILocation(line: 6, column: 53, scope: !7)
!75 = !DILocalVariable(name: "n", arg: 4, scope: !7, file: !3, line: 6, type: !12)
!76 = !DILocation(line: 6, column: 64, scope: !7)
!77 = !DILocalVariable(name: "t", scope: !7, file: !3, line: 8, type: !12)
!78 = !DILocation(line: 8, column: 7, scope: !7)
!79 = !DILocation(line: 8, column: 11, scope: !7)
!80 = !DILocation(line: 9, column: 7, scope: !81)
!81 = distinct !DILexicalBlock(scope: !7, file: !3, line: 9, column: 7)
!82 = !DILocation(line: 9, column: 9, scope: !81)
!83 = !DILocation(line: 9, column: 24, scope: !81)
!84 = !DILocation(line: 9, column: 22, scope: !81)
!85 = !DILocation(line: 9, column: 15, scope: !81)
!86 = !DILocation(line: 10, column: 3, scope: !7)
!87 = !DILocalVariable(name: "b", scope: !7, file: !3, line: 11, type: !12)
!88 = !DILocation(line: 11, column: 7, scope: !7)
!89 = !DILocation(line: 11, column: 11, scope: !7)
!90 = !DILocalVariable(name: "i", scope: !7, file: !3, line: 11, type: !12)
!91 = !DILocation(line: 11, column: 19, scope: !7)
!92 = !DILocation(line: 11, column: 23, scope: !7)
!93 = !DILocation(line: 11, column: 25, scope: !7)
!94 = !DILocation(line: 11, column: 33, scope: !7)
!95 = !DILocation(line: 11, column: 31, scope: !7)
!96 = !DILocation(line: 12, column: 10, scope: !7)
!97 = !DILocation(line: 12, column: 14, scope: !7)
!98 = !DILocation(line: 12, column: 12, scope: !7)
!99 = !DILocation(line: 12, column: 18, scope: !7)
!100 = !DILocation(line: 12, column: 21, scope: !7)
!101 = !DILocation(line: 12, column: 5, scope: !7)
!102 = !DILocation(line: 12, column: 3, scope: !7)
!103 = !DILocation(line: 12, column: 8, scope: !7)
!104 = !DILocation(line: 13, column: 3, scope: !7)
!105 = !DILocation(line: 14, column: 7, scope: !106)
!106 = distinct !DILexicalBlock(scope: !7, file: !3, line: 14, column: 7)
!107 = !DILocation(line: 14, column: 9, scope: !106)
!108 = !DILocalVariable(name: "total", scope: !109, file: !3, line: 15, type: !12)
!109 = distinct !DILexicalBlock(scope: !106, file: !3, line: 14, column: 15)
!110 = !DILocation(line: 15, column: 9, scope: !109)
!111 = !DILocalVariable(name: "k", scope: !112, file: !3, line: 16, type: !12)
!112 = distinct !DILexicalBlock(scope: !109, file: !3, line: 16, column: 5)
!113 = !DILocation(line: 16, column: 14, scope: !112)
!114 = !DILocation(line: 16, column: 10, scope: !112)
!115 = !DILocation(line: 16, column: 21, scope: !116)
!116 = distinct !DILexicalBlock(scope: !112, file: !3, line: 16, column: 5)
!117 = !DILocation(line: 16, column: 23, scope: !116)
!118 = !DILocation(line: 16, column: 5, scope: !112)
!119 = !DILocalVariable(name: "v", scope: !120, file: !3, line: 16, type: !12)
!120 = distinct !DILexicalBlock(scope: !116, file: !3, line: 16, column: 35)
!121 = !DILocation(line: 16, column: 41, scope: !120)
!122 = !DILocation(line: 16, column: 47, scope: !120)
!123 = !DILocation(line: 16, column: 45, scope: !120)
!124 = !DILocation(line: 16, column: 58, scope: !120)
!125 = !DILocation(line: 16, column: 53, scope: !120)
!126 = !DILocation(line: 16, column: 51, scope: !120)
!127 = !DILocation(line: 16, column: 56, scope: !120)
!128 = !DILocation(line: 16, column: 74, scope: !120)
!129 = !DILocation(line: 16, column: 71, scope: !120)
!130 = !DILocation(line: 16, column: 77, scope: !120)
!131 = !DILocation(line: 16, column: 30, scope: !116)
!132 = !DILocation(line: 16, column: 5, scope: !116)
!133 = distinct !{!133, !118, !134, !135}
!134 = !DILocation(line: 16, column: 77, scope: !112)
!135 = !{!"llvm.loop.mustprogress"}
!136 = !DILocation(line: 17, column: 9, scope: !137)
!137 = distinct !DILexicalBlock(scope: !109, file: !3, line: 17, column: 9)
!138 = !DILocation(line: 17, column: 11, scope: !137)
!139 = !DILocation(line: 18, column: 25, scope: !140)
!140 = distinct !DILexicalBlock(scope: !137, file: !3, line: 17, column: 17)
!141 = !DILocation(line: 18, column: 7, scope: !140)
!142 = !DILocation(line: 18, column: 16, scope: !140)
!143 = !DILocation(line: 18, column: 23, scope: !140)
!144 = !DILocation(line: 19, column: 7, scope: !140)
!145 = !DILocation(line: 20, column: 7, scope: !140)
!146 = !DILocation(line: 20, column: 16, scope: !140)
!147 = !DILocation(line: 20, column: 22, scope: !140)
!148 = !DILocation(line: 21, column: 14, scope: !140)
!149 = !DILocation(line: 22, column: 5, scope: !140)
!150 = !DILocation(line: 23, column: 22, scope: !151)
!151 = distinct !DILexicalBlock(scope: !137, file: !3, line: 22, column: 12)
!152 = !DILocation(line: 23, column: 7, scope: !151)
!153 = !DILocation(line: 23, column: 13, scope: !151)
!154 = !DILocation(line: 23, column: 16, scope: !151)
!155 = !DILocation(line: 23, column: 20, scope: !151)
!156 = !DILocation(line: 24, column: 7, scope: !151)
!157 = !DILocation(line: 25, column: 7, scope: !151)
!158 = !DILocation(line: 25, column: 13, scope: !151)
!159 = !DILocation(line: 25, column: 16, scope: !151)
!160 = !DILocation(line: 25, column: 22, scope: !151)
!161 = !DILocalVariable(name: "p", scope: !151, file: !3, line: 26, type: !12)
!162 = !DILocation(line: 26, column: 11, scope: !151)
!163 = !DILocalVariable(name: "state", scope: !151, file: !3, line: 26, type: !12)
!164 = !DILocation(line: 26, column: 18, scope: !151)
!165 = !DILocalVariable(name: "k", scope: !166, file: !3, line: 27, type: !12)
!166 = distinct !DILexicalBlock(scope: !151, file: !3, line: 27, column: 7)
!167 = !DILocation(line: 27, column: 16, scope: !166)
!168 = !DILocation(line: 27, column: 20, scope: !166)
!169 = !DILocation(line: 27, column: 22, scope: !166)
!170 = !DILocation(line: 27, column: 12, scope: !166)
!171 = !DILocation(line: 27, column: 27, scope: !172)
!172 = distinct !DILexicalBlock(scope: !166, file: !3, line: 27, column: 7)
!173 = !DILocation(line: 27, column: 29, scope: !172)
!174 = !DILocation(line: 27, column: 34, scope: !172)
!175 = !DILocation(line: 27, column: 37, scope: !172)
!176 = !DILocation(line: 27, column: 43, scope: !172)
!177 = !DILocation(line: 0, scope: !172)
!178 = !DILocation(line: 27, column: 7, scope: !166)
!179 = !DILocation(line: 28, column: 9, scope: !180)
!180 = distinct !DILexicalBlock(scope: !172, file: !3, line: 27, column: 54)
!181 = !DILocation(line: 28, column: 25, scope: !180)
!182 = !DILocation(line: 28, column: 31, scope: !180)
!183 = !DILocation(line: 28, column: 34, scope: !180)
!184 = !DILocation(line: 28, column: 23, scope: !180)
!185 = !DILocation(line: 28, column: 41, scope: !180)
!186 = distinct !{!186, !179, !187, !135}
!187 = !DILocation(line: 28, column: 48, scope: !180)
!188 = !DILocation(line: 29, column: 9, scope: !180)
!189 = !DILocation(line: 30, column: 14, scope: !180)
!190 = !DILocation(line: 30, column: 20, scope: !180)
!191 = !DILocation(line: 30, column: 27, scope: !180)
!192 = !DILocation(line: 30, column: 33, scope: !180)
!193 = !DILocation(line: 30, column: 36, scope: !180)
!194 = !DILocation(line: 30, column: 45, scope: !180)
!195 = !DILocation(line: 30, column: 51, scope: !180)
!196 = !DILocation(line: 30, column: 54, scope: !180)
!197 = !DILocation(line: 30, column: 11, scope: !180)
!198 = !DILocation(line: 31, column: 7, scope: !180)
!199 = !DILocation(line: 27, column: 49, scope: !172)
!200 = !DILocation(line: 27, column: 7, scope: !172)
!201 = distinct !{!201, !178, !202, !135}
!202 = !DILocation(line: 31, column: 7, scope: !166)
!203 = !DILocation(line: 32, column: 25, scope: !151)
!204 = !DILocation(line: 32, column: 29, scope: !151)
!205 = !DILocation(line: 32, column: 27, scope: !151)
!206 = !DILocation(line: 32, column: 7, scope: !151)
!207 = !DILocation(line: 32, column: 13, scope: !151)
!208 = !DILocation(line: 32, column: 16, scope: !151)
!209 = !DILocation(line: 32, column: 23, scope: !151)
!210 = !DILocation(line: 33, column: 7, scope: !151)
!211 = !DILocation(line: 34, column: 7, scope: !151)
!212 = !DILocation(line: 34, column: 13, scope: !151)
!213 = !DILocation(line: 34, column: 16, scope: !151)
!214 = !DILocation(line: 34, column: 22, scope: !151)
!215 = !DILocation(line: 35, column: 16, scope: !151)
!216 = !DILocation(line: 35, column: 14, scope: !151)
!217 = !DILocation(line: 37, column: 3, scope: !109)
!218 = !DILocation(line: 38, column: 3, scope: !7)
!219 = !DILocation(line: 39, column: 7, scope: !220)
!220 = distinct !DILexicalBlock(scope: !7, file: !3, line: 39, column: 7)
!221 = !DILocation(line: 39, column: 11, scope: !220)
!222 = !DILocation(line: 39, column: 9, scope: !220)
!223 = !DILocation(line: 39, column: 23, scope: !220)
!224 = !DILocation(line: 39, column: 34, scope: !220)
!225 = !DILocation(line: 39, column: 32, scope: !220)
!226 = !DILocation(line: 39, column: 30, scope: !220)
!227 = !DILocation(line: 39, column: 14, scope: !220)
!228 = !DILocation(line: 39, column: 18, scope: !220)
!229 = !DILocation(line: 39, column: 21, scope: !220)
!230 = !DILocation(line: 40, column: 1, scope: !7)
