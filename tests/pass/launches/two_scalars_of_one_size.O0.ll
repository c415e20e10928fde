; ModuleID = 'two_scalars_of_one_size.cu'
source_filename = "two_scalars_of_one_size.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ4wavePKiPiiiiE1t = internal addrspace(3) global [17 x [17 x i32]] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4wavePKiPiiii(ptr noundef %cost, ptr noundef %m, i32 noundef %cols, i32 noundef %tiles, i32 noundef %round) #0 !dbg !2 {
entry:
  %a.addr.i81 = alloca i32, align 4
  %b.addr.i82 = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %b.addr.i = alloca i32, align 4
  %cost.addr = alloca ptr, align 8
  %m.addr = alloca ptr, align 8
  %cols.addr = alloca i32, align 4
  %tiles.addr = alloca i32, align 4
  %round.addr = alloca i32, align 4
  %bx = alloca i32, align 4
  %by = alloca i32, align 4
  %tx = alloca i32, align 4
  %base = alloca i32, align 4
  %d = alloca i32, align 4
  %r = alloca i32, align 4
  %r64 = alloca i32, align 4
  store ptr %cost, ptr %cost.addr, align 8
    #dbg_declare(ptr %cost.addr, !27, !DIExpression(), !28)
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !29, !DIExpression(), !30)
  store i32 %cols, ptr %cols.addr, align 4
    #dbg_declare(ptr %cols.addr, !31, !DIExpression(), !32)
  store i32 %tiles, ptr %tiles.addr, align 4
    #dbg_declare(ptr %tiles.addr, !33, !DIExpression(), !34)
  store i32 %round, ptr %round.addr, align 4
    #dbg_declare(ptr %round.addr, !35, !DIExpression(), !36)
    #dbg_declare(ptr %bx, !37, !DIExpression(), !38)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !39
  %1 = load i32, ptr %tiles.addr, align 4, !dbg !40
  %add = add i32 %0, %1, !dbg !41
  %2 = load i32, ptr %round.addr, align 4, !dbg !42
  %sub = sub i32 %add, %2, !dbg !43
  store i32 %sub, ptr %bx, align 4, !dbg !38
    #dbg_declare(ptr %by, !44, !DIExpression(), !45)
  %3 = load i32, ptr %tiles.addr, align 4, !dbg !46
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !47
  %sub2 = sub i32 %3, %4, !dbg !48
  %sub3 = sub i32 %sub2, 1, !dbg !49
  store i32 %sub3, ptr %by, align 4, !dbg !45
    #dbg_declare(ptr %tx, !50, !DIExpression(), !51)
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !52
  store i32 %5, ptr %tx, align 4, !dbg !51
    #dbg_declare(ptr %base, !53, !DIExpression(), !54)
  %6 = load i32, ptr %cols.addr, align 4, !dbg !55
  %mul = mul nsw i32 %6, 16, !dbg !56
  %7 = load i32, ptr %by, align 4, !dbg !57
  %mul5 = mul nsw i32 %mul, %7, !dbg !58
  %8 = load i32, ptr %bx, align 4, !dbg !59
  %mul6 = mul nsw i32 16, %8, !dbg !60
  %add7 = add nsw i32 %mul5, %mul6, !dbg !61
  %9 = load i32, ptr %tx, align 4, !dbg !62
  %add8 = add nsw i32 %add7, %9, !dbg !63
  %10 = load i32, ptr %cols.addr, align 4, !dbg !64
  %add9 = add nsw i32 %add8, %10, !dbg !65
  %add10 = add nsw i32 %add9, 1, !dbg !66
  store i32 %add10, ptr %base, align 4, !dbg !54
  %11 = load ptr, ptr %m.addr, align 8, !dbg !67
  %12 = load i32, ptr %base, align 4, !dbg !68
  %13 = load i32, ptr %tx, align 4, !dbg !69
  %sub11 = sub nsw i32 %12, %13, !dbg !70
  %sub12 = sub nsw i32 %sub11, 1, !dbg !71
  %14 = load i32, ptr %cols.addr, align 4, !dbg !72
  %15 = load i32, ptr %tx, align 4, !dbg !73
  %mul13 = mul nsw i32 %14, %15, !dbg !74
  %add14 = add nsw i32 %sub12, %mul13, !dbg !75
  %idxprom = sext i32 %add14 to i64, !dbg !67
  %arrayidx = getelementptr inbounds i32, ptr %11, i64 %idxprom, !dbg !67
  %16 = load i32, ptr %arrayidx, align 4, !dbg !67
  %17 = load i32, ptr %tx, align 4, !dbg !76
  %add15 = add nsw i32 %17, 1, !dbg !77
  %idxprom16 = sext i32 %add15 to i64, !dbg !78
  %arrayidx17 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4wavePKiPiiiiE1t to ptr), i64 0, i64 %idxprom16, !dbg !78
  %arrayidx18 = getelementptr inbounds [17 x i32], ptr %arrayidx17, i64 0, i64 0, !dbg !78
  store i32 %16, ptr %arrayidx18, align 4, !dbg !79
  %18 = load ptr, ptr %m.addr, align 8, !dbg !80
  %19 = load i32, ptr %base, align 4, !dbg !81
  %20 = load i32, ptr %cols.addr, align 4, !dbg !82
  %sub19 = sub nsw i32 %19, %20, !dbg !83
  %idxprom20 = sext i32 %sub19 to i64, !dbg !80
  %arrayidx21 = getelementptr inbounds i32, ptr %18, i64 %idxprom20, !dbg !80
  %21 = load i32, ptr %arrayidx21, align 4, !dbg !80
  %22 = load i32, ptr %tx, align 4, !dbg !84
  %add22 = add nsw i32 %22, 1, !dbg !85
  %idxprom23 = sext i32 %add22 to i64, !dbg !86
  %arrayidx24 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4wavePKiPiiiiE1t to ptr), i64 0, i64 %idxprom23, !dbg !86
  store i32 %21, ptr %arrayidx24, align 4, !dbg !87
  %23 = load i32, ptr %tx, align 4, !dbg !88
  %cmp = icmp eq i32 %23, 0, !dbg !90
  br i1 %cmp, label %if.then, label %if.end, !dbg !90

if.then:                                          ; preds = %entry
  %24 = load ptr, ptr %m.addr, align 8, !dbg !91
  %25 = load i32, ptr %base, align 4, !dbg !92
  %26 = load i32, ptr %cols.addr, align 4, !dbg !93
  %sub25 = sub nsw i32 %25, %26, !dbg !94
  %sub26 = sub nsw i32 %sub25, 1, !dbg !95
  %27 = load i32, ptr %tx, align 4, !dbg !96
  %sub27 = sub nsw i32 %sub26, %27, !dbg !97
  %idxprom28 = sext i32 %sub27 to i64, !dbg !91
  %arrayidx29 = getelementptr inbounds i32, ptr %24, i64 %idxprom28, !dbg !91
  %28 = load i32, ptr %arrayidx29, align 4, !dbg !91
  store i32 %28, ptr addrspacecast (ptr addrspace(3) @_ZZ4wavePKiPiiiiE1t to ptr), align 4, !dbg !98
  br label %if.end, !dbg !99

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !100
    #dbg_declare(ptr %d, !101, !DIExpression(), !103)
  store i32 0, ptr %d, align 4, !dbg !103
  br label %for.cond, !dbg !104

for.cond:                                         ; preds = %for.inc, %if.end
  %29 = load i32, ptr %d, align 4, !dbg !105
  %cmp30 = icmp slt i32 %29, 31, !dbg !107
  br i1 %cmp30, label %for.body, label %for.end, !dbg !108

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %r, !109, !DIExpression(), !111)
  %30 = load i32, ptr %d, align 4, !dbg !112
  %31 = load i32, ptr %tx, align 4, !dbg !113
  %sub31 = sub nsw i32 %30, %31, !dbg !114
  store i32 %sub31, ptr %r, align 4, !dbg !111
  %32 = load i32, ptr %r, align 4, !dbg !115
  %cmp32 = icmp sge i32 %32, 0, !dbg !117
  br i1 %cmp32, label %land.lhs.true, label %if.end63, !dbg !118

land.lhs.true:                                    ; preds = %for.body
  %33 = load i32, ptr %r, align 4, !dbg !119
  %cmp33 = icmp slt i32 %33, 16, !dbg !120
  br i1 %cmp33, label %if.then34, label %if.end63, !dbg !118

if.then34:                                        ; preds = %land.lhs.true
  %34 = load i32, ptr %r, align 4, !dbg !121
  %idxprom35 = sext i32 %34 to i64, !dbg !122
  %arrayidx36 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4wavePKiPiiiiE1t to ptr), i64 0, i64 %idxprom35, !dbg !122
  %35 = load i32, ptr %tx, align 4, !dbg !123
  %idxprom37 = sext i32 %35 to i64, !dbg !122
  %arrayidx38 = getelementptr inbounds [17 x i32], ptr %arrayidx36, i64 0, i64 %idxprom37, !dbg !122
  %36 = load i32, ptr %arrayidx38, align 4, !dbg !122
  %37 = load ptr, ptr %cost.addr, align 8, !dbg !124
  %38 = load i32, ptr %base, align 4, !dbg !125
  %39 = load i32, ptr %r, align 4, !dbg !126
  %40 = load i32, ptr %cols.addr, align 4, !dbg !127
  %mul39 = mul nsw i32 %39, %40, !dbg !128
  %add40 = add nsw i32 %38, %mul39, !dbg !129
  %idxprom41 = sext i32 %add40 to i64, !dbg !124
  %arrayidx42 = getelementptr inbounds i32, ptr %37, i64 %idxprom41, !dbg !124
  %41 = load i32, ptr %arrayidx42, align 4, !dbg !124
  %add43 = add nsw i32 %36, %41, !dbg !130
  %42 = load i32, ptr %r, align 4, !dbg !131
  %idxprom44 = sext i32 %42 to i64, !dbg !132
  %arrayidx45 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4wavePKiPiiiiE1t to ptr), i64 0, i64 %idxprom44, !dbg !132
  %43 = load i32, ptr %tx, align 4, !dbg !133
  %add46 = add nsw i32 %43, 1, !dbg !134
  %idxprom47 = sext i32 %add46 to i64, !dbg !132
  %arrayidx48 = getelementptr inbounds [17 x i32], ptr %arrayidx45, i64 0, i64 %idxprom47, !dbg !132
  %44 = load i32, ptr %arrayidx48, align 4, !dbg !132
  %45 = load i32, ptr %r, align 4, !dbg !135
  %add49 = add nsw i32 %45, 1, !dbg !136
  %idxprom50 = sext i32 %add49 to i64, !dbg !137
  %arrayidx51 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4wavePKiPiiiiE1t to ptr), i64 0, i64 %idxprom50, !dbg !137
  %46 = load i32, ptr %tx, align 4, !dbg !138
  %idxprom52 = sext i32 %46 to i64, !dbg !137
  %arrayidx53 = getelementptr inbounds [17 x i32], ptr %arrayidx51, i64 0, i64 %idxprom52, !dbg !137
  %47 = load i32, ptr %arrayidx53, align 4, !dbg !137
  store i32 %44, ptr %a.addr.i81, align 4, !dbg !139
  store i32 %47, ptr %b.addr.i82, align 4, !dbg !139
  %48 = load i32, ptr %a.addr.i81, align 4, !dbg !139
  %49 = load i32, ptr %b.addr.i82, align 4, !dbg !139
  %cmp.i83 = icmp slt i32 %48, %49, !dbg !139
  br i1 %cmp.i83, label %cond.true.i86, label %cond.false.i84, !dbg !139

cond.true.i86:                                    ; preds = %if.then34
  %50 = load i32, ptr %b.addr.i82, align 4, !dbg !139
  br label %_ZL3maxii.exit87, !dbg !139

cond.false.i84:                                   ; preds = %if.then34
  %51 = load i32, ptr %a.addr.i81, align 4, !dbg !139
  br label %_ZL3maxii.exit87, !dbg !139

_ZL3maxii.exit87:                                 ; preds = %cond.true.i86, %cond.false.i84
  %cond.i85 = phi i32 [ %50, %cond.true.i86 ], [ %51, %cond.false.i84 ], !dbg !139
  %sub55 = sub nsw i32 %cond.i85, 10, !dbg !140
  store i32 %add43, ptr %a.addr.i, align 4, !dbg !141
  store i32 %sub55, ptr %b.addr.i, align 4, !dbg !141
  %52 = load i32, ptr %a.addr.i, align 4, !dbg !141
  %53 = load i32, ptr %b.addr.i, align 4, !dbg !141
  %cmp.i = icmp slt i32 %52, %53, !dbg !141
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !141

cond.true.i:                                      ; preds = %_ZL3maxii.exit87
  %54 = load i32, ptr %b.addr.i, align 4, !dbg !141
  br label %_ZL3maxii.exit, !dbg !141

cond.false.i:                                     ; preds = %_ZL3maxii.exit87
  %55 = load i32, ptr %a.addr.i, align 4, !dbg !141
  br label %_ZL3maxii.exit, !dbg !141

_ZL3maxii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %54, %cond.true.i ], [ %55, %cond.false.i ], !dbg !141
  %56 = load i32, ptr %r, align 4, !dbg !142
  %add57 = add nsw i32 %56, 1, !dbg !143
  %idxprom58 = sext i32 %add57 to i64, !dbg !144
  %arrayidx59 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4wavePKiPiiiiE1t to ptr), i64 0, i64 %idxprom58, !dbg !144
  %57 = load i32, ptr %tx, align 4, !dbg !145
  %add60 = add nsw i32 %57, 1, !dbg !146
  %idxprom61 = sext i32 %add60 to i64, !dbg !144
  %arrayidx62 = getelementptr inbounds [17 x i32], ptr %arrayidx59, i64 0, i64 %idxprom61, !dbg !144
  store i32 %cond.i, ptr %arrayidx62, align 4, !dbg !147
  br label %if.end63, !dbg !144

if.end63:                                         ; preds = %_ZL3maxii.exit, %land.lhs.true, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !148
  br label %for.inc, !dbg !149

for.inc:                                          ; preds = %if.end63
  %58 = load i32, ptr %d, align 4, !dbg !150
  %inc = add nsw i32 %58, 1, !dbg !150
  store i32 %inc, ptr %d, align 4, !dbg !150
  br label %for.cond, !dbg !151, !llvm.loop !152

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %r64, !155, !DIExpression(), !157)
  store i32 0, ptr %r64, align 4, !dbg !157
  br label %for.cond65, !dbg !158

for.cond65:                                       ; preds = %for.inc78, %for.end
  %59 = load i32, ptr %r64, align 4, !dbg !159
  %cmp66 = icmp slt i32 %59, 16, !dbg !161
  br i1 %cmp66, label %for.body67, label %for.end80, !dbg !162

for.body67:                                       ; preds = %for.cond65
  %60 = load i32, ptr %r64, align 4, !dbg !163
  %add68 = add nsw i32 %60, 1, !dbg !164
  %idxprom69 = sext i32 %add68 to i64, !dbg !165
  %arrayidx70 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4wavePKiPiiiiE1t to ptr), i64 0, i64 %idxprom69, !dbg !165
  %61 = load i32, ptr %tx, align 4, !dbg !166
  %add71 = add nsw i32 %61, 1, !dbg !167
  %idxprom72 = sext i32 %add71 to i64, !dbg !165
  %arrayidx73 = getelementptr inbounds [17 x i32], ptr %arrayidx70, i64 0, i64 %idxprom72, !dbg !165
  %62 = load i32, ptr %arrayidx73, align 4, !dbg !165
  %63 = load ptr, ptr %m.addr, align 8, !dbg !168
  %64 = load i32, ptr %base, align 4, !dbg !169
  %65 = load i32, ptr %r64, align 4, !dbg !170
  %66 = load i32, ptr %cols.addr, align 4, !dbg !171
  %mul74 = mul nsw i32 %65, %66, !dbg !172
  %add75 = add nsw i32 %64, %mul74, !dbg !173
  %idxprom76 = sext i32 %add75 to i64, !dbg !168
  %arrayidx77 = getelementptr inbounds i32, ptr %63, i64 %idxprom76, !dbg !168
  store i32 %62, ptr %arrayidx77, align 4, !dbg !174
  br label %for.inc78, !dbg !168

for.inc78:                                        ; preds = %for.body67
  %67 = load i32, ptr %r64, align 4, !dbg !175
  %inc79 = add nsw i32 %67, 1, !dbg !175
  store i32 %inc79, ptr %r64, align 4, !dbg !175
  br label %for.cond65, !dbg !176, !llvm.loop !177

for.end80:                                        ; preds = %for.cond65
  ret void, !dbg !179
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "t", scope: !2, file: !3, line: 5, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "wave", linkageName: "_Z4wavePKiPiiii", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "two_scalars_of_one_size.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !8, !8, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 214)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 215)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{}
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 9248, elements: !20)
!20 = !{!21, !21}
!21 = !DISubrange(count: 17)
!22 = !{i32 7, !"Dwarf Version", i32 4}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!26 = !{!"clang version 22.1.8"}
!27 = !DILocalVariable(name: "cost", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!28 = !DILocation(line: 4, column: 33, scope: !2)
!29 = !DILocalVariable(name: "m", arg: 2, scope: !2, file: !3, line: 4, type: !9)
!30 = !DILocation(line: 4, column: 44, scope: !2)
!31 = !DILocalVariable(name: "cols", arg: 3, scope: !2, file: !3, line: 4, type: !8)
!32 = !DILocation(line: 4, column: 51, scope: !2)
!33 = !DILocalVariable(name: "tiles", arg: 4, scope: !2, file: !3, line: 4, type: !8)
!34 = !DILocation(line: 4, column: 61, scope: !2)
!35 = !DILocalVariable(name: "round", arg: 5, scope: !2, file: !3, line: 4, type: !8)
!36 = !DILocation(line: 4, column: 72, scope: !2)
!37 = !DILocalVariable(name: "bx", scope: !2, file: !3, line: 6, type: !8)
!38 = !DILocation(line: 6, column: 7, scope: !2)
!39 = !DILocation(line: 6, column: 12, scope: !2)
!40 = !DILocation(line: 6, column: 25, scope: !2)
!41 = !DILocation(line: 6, column: 23, scope: !2)
!42 = !DILocation(line: 6, column: 33, scope: !2)
!43 = !DILocation(line: 6, column: 31, scope: !2)
!44 = !DILocalVariable(name: "by", scope: !2, file: !3, line: 6, type: !8)
!45 = !DILocation(line: 6, column: 40, scope: !2)
!46 = !DILocation(line: 6, column: 45, scope: !2)
!47 = !DILocation(line: 6, column: 53, scope: !2)
!48 = !DILocation(line: 6, column: 51, scope: !2)
!49 = !DILocation(line: 6, column: 64, scope: !2)
!50 = !DILocalVariable(name: "tx", scope: !2, file: !3, line: 6, type: !8)
!51 = !DILocation(line: 6, column: 69, scope: !2)
!52 = !DILocation(line: 6, column: 74, scope: !2)
!53 = !DILocalVariable(name: "base", scope: !2, file: !3, line: 7, type: !8)
!54 = !DILocation(line: 7, column: 7, scope: !2)
!55 = !DILocation(line: 7, column: 14, scope: !2)
!56 = !DILocation(line: 7, column: 19, scope: !2)
!57 = !DILocation(line: 7, column: 26, scope: !2)
!58 = !DILocation(line: 7, column: 24, scope: !2)
!59 = !DILocation(line: 7, column: 36, scope: !2)
!60 = !DILocation(line: 7, column: 34, scope: !2)
!61 = !DILocation(line: 7, column: 29, scope: !2)
!62 = !DILocation(line: 7, column: 41, scope: !2)
!63 = !DILocation(line: 7, column: 39, scope: !2)
!64 = !DILocation(line: 7, column: 46, scope: !2)
!65 = !DILocation(line: 7, column: 44, scope: !2)
!66 = !DILocation(line: 7, column: 51, scope: !2)
!67 = !DILocation(line: 8, column: 18, scope: !2)
!68 = !DILocation(line: 8, column: 20, scope: !2)
!69 = !DILocation(line: 8, column: 27, scope: !2)
!70 = !DILocation(line: 8, column: 25, scope: !2)
!71 = !DILocation(line: 8, column: 30, scope: !2)
!72 = !DILocation(line: 8, column: 36, scope: !2)
!73 = !DILocation(line: 8, column: 43, scope: !2)
!74 = !DILocation(line: 8, column: 41, scope: !2)
!75 = !DILocation(line: 8, column: 34, scope: !2)
!76 = !DILocation(line: 8, column: 5, scope: !2)
!77 = !DILocation(line: 8, column: 8, scope: !2)
!78 = !DILocation(line: 8, column: 3, scope: !2)
!79 = !DILocation(line: 8, column: 16, scope: !2)
!80 = !DILocation(line: 9, column: 18, scope: !2)
!81 = !DILocation(line: 9, column: 20, scope: !2)
!82 = !DILocation(line: 9, column: 27, scope: !2)
!83 = !DILocation(line: 9, column: 25, scope: !2)
!84 = !DILocation(line: 9, column: 8, scope: !2)
!85 = !DILocation(line: 9, column: 11, scope: !2)
!86 = !DILocation(line: 9, column: 3, scope: !2)
!87 = !DILocation(line: 9, column: 16, scope: !2)
!88 = !DILocation(line: 10, column: 7, scope: !89)
!89 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!90 = !DILocation(line: 10, column: 10, scope: !89)
!91 = !DILocation(line: 10, column: 26, scope: !89)
!92 = !DILocation(line: 10, column: 28, scope: !89)
!93 = !DILocation(line: 10, column: 35, scope: !89)
!94 = !DILocation(line: 10, column: 33, scope: !89)
!95 = !DILocation(line: 10, column: 40, scope: !89)
!96 = !DILocation(line: 10, column: 46, scope: !89)
!97 = !DILocation(line: 10, column: 44, scope: !89)
!98 = !DILocation(line: 10, column: 24, scope: !89)
!99 = !DILocation(line: 10, column: 16, scope: !89)
!100 = !DILocation(line: 11, column: 3, scope: !2)
!101 = !DILocalVariable(name: "d", scope: !102, file: !3, line: 12, type: !8)
!102 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 3)
!103 = !DILocation(line: 12, column: 12, scope: !102)
!104 = !DILocation(line: 12, column: 8, scope: !102)
!105 = !DILocation(line: 12, column: 19, scope: !106)
!106 = distinct !DILexicalBlock(scope: !102, file: !3, line: 12, column: 3)
!107 = !DILocation(line: 12, column: 21, scope: !106)
!108 = !DILocation(line: 12, column: 3, scope: !102)
!109 = !DILocalVariable(name: "r", scope: !110, file: !3, line: 13, type: !8)
!110 = distinct !DILexicalBlock(scope: !106, file: !3, line: 12, column: 32)
!111 = !DILocation(line: 13, column: 9, scope: !110)
!112 = !DILocation(line: 13, column: 13, scope: !110)
!113 = !DILocation(line: 13, column: 17, scope: !110)
!114 = !DILocation(line: 13, column: 15, scope: !110)
!115 = !DILocation(line: 14, column: 9, scope: !116)
!116 = distinct !DILexicalBlock(scope: !110, file: !3, line: 14, column: 9)
!117 = !DILocation(line: 14, column: 11, scope: !116)
!118 = !DILocation(line: 14, column: 16, scope: !116)
!119 = !DILocation(line: 14, column: 19, scope: !116)
!120 = !DILocation(line: 14, column: 21, scope: !116)
!121 = !DILocation(line: 14, column: 52, scope: !116)
!122 = !DILocation(line: 14, column: 50, scope: !116)
!123 = !DILocation(line: 14, column: 55, scope: !116)
!124 = !DILocation(line: 14, column: 61, scope: !116)
!125 = !DILocation(line: 14, column: 66, scope: !116)
!126 = !DILocation(line: 14, column: 73, scope: !116)
!127 = !DILocation(line: 14, column: 77, scope: !116)
!128 = !DILocation(line: 14, column: 75, scope: !116)
!129 = !DILocation(line: 14, column: 71, scope: !116)
!130 = !DILocation(line: 14, column: 59, scope: !116)
!131 = !DILocation(line: 14, column: 90, scope: !116)
!132 = !DILocation(line: 14, column: 88, scope: !116)
!133 = !DILocation(line: 14, column: 93, scope: !116)
!134 = !DILocation(line: 14, column: 96, scope: !116)
!135 = !DILocation(line: 14, column: 104, scope: !116)
!136 = !DILocation(line: 14, column: 106, scope: !116)
!137 = !DILocation(line: 14, column: 102, scope: !116)
!138 = !DILocation(line: 14, column: 111, scope: !116)
!139 = !DILocation(line: 14, column: 84, scope: !116)
!140 = !DILocation(line: 14, column: 116, scope: !116)
!141 = !DILocation(line: 14, column: 46, scope: !116)
!142 = !DILocation(line: 14, column: 29, scope: !116)
!143 = !DILocation(line: 14, column: 31, scope: !116)
!144 = !DILocation(line: 14, column: 27, scope: !116)
!145 = !DILocation(line: 14, column: 36, scope: !116)
!146 = !DILocation(line: 14, column: 39, scope: !116)
!147 = !DILocation(line: 14, column: 44, scope: !116)
!148 = !DILocation(line: 15, column: 5, scope: !110)
!149 = !DILocation(line: 16, column: 3, scope: !110)
!150 = !DILocation(line: 12, column: 27, scope: !106)
!151 = !DILocation(line: 12, column: 3, scope: !106)
!152 = distinct !{!152, !108, !153, !154}
!153 = !DILocation(line: 16, column: 3, scope: !102)
!154 = !{!"llvm.loop.mustprogress"}
!155 = !DILocalVariable(name: "r", scope: !156, file: !3, line: 17, type: !8)
!156 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 3)
!157 = !DILocation(line: 17, column: 12, scope: !156)
!158 = !DILocation(line: 17, column: 8, scope: !156)
!159 = !DILocation(line: 17, column: 19, scope: !160)
!160 = distinct !DILexicalBlock(scope: !156, file: !3, line: 17, column: 3)
!161 = !DILocation(line: 17, column: 21, scope: !160)
!162 = !DILocation(line: 17, column: 3, scope: !156)
!163 = !DILocation(line: 17, column: 55, scope: !160)
!164 = !DILocation(line: 17, column: 57, scope: !160)
!165 = !DILocation(line: 17, column: 53, scope: !160)
!166 = !DILocation(line: 17, column: 62, scope: !160)
!167 = !DILocation(line: 17, column: 65, scope: !160)
!168 = !DILocation(line: 17, column: 32, scope: !160)
!169 = !DILocation(line: 17, column: 34, scope: !160)
!170 = !DILocation(line: 17, column: 41, scope: !160)
!171 = !DILocation(line: 17, column: 45, scope: !160)
!172 = !DILocation(line: 17, column: 43, scope: !160)
!173 = !DILocation(line: 17, column: 39, scope: !160)
!174 = !DILocation(line: 17, column: 51, scope: !160)
!175 = !DILocation(line: 17, column: 27, scope: !160)
!176 = !DILocation(line: 17, column: 3, scope: !160)
!177 = distinct !{!177, !162, !178, !154}
!178 = !DILocation(line: 17, column: 68, scope: !156)
!179 = !DILocation(line: 18, column: 1, scope: !2)
