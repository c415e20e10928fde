; ModuleID = 'advice_scan_by_warps.cu'
source_filename = "advice_scan_by_warps.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ4scanPKiPiiE4sums = internal addrspace(3) global [32 x i32] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4scanPKiPii(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !2 {
entry:
  %m.addr.i53 = alloca i32, align 4
  %v.addr.i54 = alloca i32, align 4
  %a.addr.i55 = alloca i32, align 4
  %w.addr.i56 = alloca i32, align 4
  %m.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %lane = alloca i32, align 4
  %w = alloca i32, align 4
  %v = alloca i32, align 4
  %d = alloca i32, align 4
  %o = alloca i32, align 4
  %s = alloca i32, align 4
  %d26 = alloca i32, align 4
  %o30 = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !56, !DIExpression(), !57)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !58, !DIExpression(), !59)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !60, !DIExpression(), !61)
    #dbg_declare(ptr %i, !62, !DIExpression(), !63)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !64
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !65
  %mul = mul i32 %0, %1, !dbg !66
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
  %add = add i32 %mul, %2, !dbg !68
  store i32 %add, ptr %i, align 4, !dbg !63
    #dbg_declare(ptr %lane, !69, !DIExpression(), !70)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71
  %rem = urem i32 %3, 32, !dbg !72
  store i32 %rem, ptr %lane, align 4, !dbg !70
    #dbg_declare(ptr %w, !73, !DIExpression(), !74)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
  %div = udiv i32 %4, 32, !dbg !76
  store i32 %div, ptr %w, align 4, !dbg !74
    #dbg_declare(ptr %v, !77, !DIExpression(), !78)
  %5 = load i32, ptr %i, align 4, !dbg !79
  %6 = load i32, ptr %n.addr, align 4, !dbg !80
  %cmp = icmp slt i32 %5, %6, !dbg !81
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !79

cond.true:                                        ; preds = %entry
  %7 = load ptr, ptr %in.addr, align 8, !dbg !82
  %8 = load i32, ptr %i, align 4, !dbg !83
  %idxprom = sext i32 %8 to i64, !dbg !82
  %arrayidx = getelementptr inbounds i32, ptr %7, i64 %idxprom, !dbg !82
  %9 = load i32, ptr %arrayidx, align 4, !dbg !82
  br label %cond.end, !dbg !79

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !79

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %9, %cond.true ], [ 0, %cond.false ], !dbg !79
  store i32 %cond, ptr %v, align 4, !dbg !78
    #dbg_declare(ptr %d, !84, !DIExpression(), !86)
  store i32 1, ptr %d, align 4, !dbg !86
  br label %for.cond, !dbg !87

for.cond:                                         ; preds = %for.inc, %cond.end
  %10 = load i32, ptr %d, align 4, !dbg !88
  %cmp5 = icmp slt i32 %10, 32, !dbg !90
  br i1 %cmp5, label %for.body, label %for.end, !dbg !91

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %o, !92, !DIExpression(), !94)
  %11 = load i32, ptr %v, align 4, !dbg !95
  %12 = load i32, ptr %d, align 4, !dbg !96
  store i32 -1, ptr %m.addr.i53, align 4, !dbg !97
  store i32 %11, ptr %v.addr.i54, align 4, !dbg !97
  store i32 %12, ptr %a.addr.i55, align 4, !dbg !97
  store i32 32, ptr %w.addr.i56, align 4, !dbg !97
  %13 = load i32, ptr %m.addr.i53, align 4, !dbg !97
  %14 = load i32, ptr %v.addr.i54, align 4, !dbg !97
  %15 = load i32, ptr %a.addr.i55, align 4, !dbg !97
  %16 = load i32, ptr %w.addr.i56, align 4, !dbg !97
  %sub.i57 = sub nsw i32 32, %16, !dbg !97
  %shl.i58 = shl i32 %sub.i57, 8, !dbg !97
  %17 = call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %13, i32 %14, i32 %15, i32 %shl.i58), !dbg !97
  store i32 %17, ptr %o, align 4, !dbg !94
  %18 = load i32, ptr %lane, align 4, !dbg !98
  %19 = load i32, ptr %d, align 4, !dbg !100
  %cmp7 = icmp sge i32 %18, %19, !dbg !101
  br i1 %cmp7, label %if.then, label %if.end, !dbg !101

if.then:                                          ; preds = %for.body
  %20 = load i32, ptr %o, align 4, !dbg !102
  %21 = load i32, ptr %v, align 4, !dbg !103
  %add8 = add nsw i32 %21, %20, !dbg !103
  store i32 %add8, ptr %v, align 4, !dbg !103
  br label %if.end, !dbg !104

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc, !dbg !105

for.inc:                                          ; preds = %if.end
  %22 = load i32, ptr %d, align 4, !dbg !106
  %mul9 = mul nsw i32 %22, 2, !dbg !106
  store i32 %mul9, ptr %d, align 4, !dbg !106
  br label %for.cond, !dbg !107, !llvm.loop !108

for.end:                                          ; preds = %for.cond
  %23 = load i32, ptr %lane, align 4, !dbg !111
  %cmp10 = icmp eq i32 %23, 31, !dbg !113
  br i1 %cmp10, label %if.then11, label %if.end14, !dbg !113

if.then11:                                        ; preds = %for.end
  %24 = load i32, ptr %v, align 4, !dbg !114
  %25 = load i32, ptr %w, align 4, !dbg !115
  %idxprom12 = sext i32 %25 to i64, !dbg !116
  %arrayidx13 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiiE4sums to ptr), i64 0, i64 %idxprom12, !dbg !116
  store i32 %24, ptr %arrayidx13, align 4, !dbg !117
  br label %if.end14, !dbg !116

if.end14:                                         ; preds = %if.then11, %for.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !118
  %26 = load i32, ptr %w, align 4, !dbg !119
  %cmp15 = icmp eq i32 %26, 0, !dbg !121
  br i1 %cmp15, label %if.then16, label %if.end41, !dbg !121

if.then16:                                        ; preds = %if.end14
    #dbg_declare(ptr %s, !122, !DIExpression(), !124)
  %27 = load i32, ptr %lane, align 4, !dbg !125
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !126
  %div18 = udiv i32 %28, 32, !dbg !127
  %cmp19 = icmp ult i32 %27, %div18, !dbg !128
  br i1 %cmp19, label %cond.true20, label %cond.false23, !dbg !125

cond.true20:                                      ; preds = %if.then16
  %29 = load i32, ptr %lane, align 4, !dbg !129
  %idxprom21 = sext i32 %29 to i64, !dbg !130
  %arrayidx22 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiiE4sums to ptr), i64 0, i64 %idxprom21, !dbg !130
  %30 = load i32, ptr %arrayidx22, align 4, !dbg !130
  br label %cond.end24, !dbg !125

cond.false23:                                     ; preds = %if.then16
  br label %cond.end24, !dbg !125

cond.end24:                                       ; preds = %cond.false23, %cond.true20
  %cond25 = phi i32 [ %30, %cond.true20 ], [ 0, %cond.false23 ], !dbg !125
  store i32 %cond25, ptr %s, align 4, !dbg !124
    #dbg_declare(ptr %d26, !131, !DIExpression(), !133)
  store i32 1, ptr %d26, align 4, !dbg !133
  br label %for.cond27, !dbg !134

for.cond27:                                       ; preds = %for.inc36, %cond.end24
  %31 = load i32, ptr %d26, align 4, !dbg !135
  %cmp28 = icmp slt i32 %31, 32, !dbg !137
  br i1 %cmp28, label %for.body29, label %for.end38, !dbg !138

for.body29:                                       ; preds = %for.cond27
    #dbg_declare(ptr %o30, !139, !DIExpression(), !141)
  %32 = load i32, ptr %s, align 4, !dbg !142
  %33 = load i32, ptr %d26, align 4, !dbg !143
  store i32 -1, ptr %m.addr.i, align 4, !dbg !144
  store i32 %32, ptr %v.addr.i, align 4, !dbg !144
  store i32 %33, ptr %a.addr.i, align 4, !dbg !144
  store i32 32, ptr %w.addr.i, align 4, !dbg !144
  %34 = load i32, ptr %m.addr.i, align 4, !dbg !144
  %35 = load i32, ptr %v.addr.i, align 4, !dbg !144
  %36 = load i32, ptr %a.addr.i, align 4, !dbg !144
  %37 = load i32, ptr %w.addr.i, align 4, !dbg !144
  %sub.i = sub nsw i32 32, %37, !dbg !144
  %shl.i = shl i32 %sub.i, 8, !dbg !144
  %38 = call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %34, i32 %35, i32 %36, i32 %shl.i), !dbg !144
  store i32 %38, ptr %o30, align 4, !dbg !141
  %39 = load i32, ptr %lane, align 4, !dbg !145
  %40 = load i32, ptr %d26, align 4, !dbg !147
  %cmp32 = icmp sge i32 %39, %40, !dbg !148
  br i1 %cmp32, label %if.then33, label %if.end35, !dbg !148

if.then33:                                        ; preds = %for.body29
  %41 = load i32, ptr %o30, align 4, !dbg !149
  %42 = load i32, ptr %s, align 4, !dbg !150
  %add34 = add nsw i32 %42, %41, !dbg !150
  store i32 %add34, ptr %s, align 4, !dbg !150
  br label %if.end35, !dbg !151

if.end35:                                         ; preds = %if.then33, %for.body29
  br label %for.inc36, !dbg !152

for.inc36:                                        ; preds = %if.end35
  %43 = load i32, ptr %d26, align 4, !dbg !153
  %mul37 = mul nsw i32 %43, 2, !dbg !153
  store i32 %mul37, ptr %d26, align 4, !dbg !153
  br label %for.cond27, !dbg !154, !llvm.loop !155

for.end38:                                        ; preds = %for.cond27
  %44 = load i32, ptr %s, align 4, !dbg !157
  %45 = load i32, ptr %lane, align 4, !dbg !158
  %idxprom39 = sext i32 %45 to i64, !dbg !159
  %arrayidx40 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiiE4sums to ptr), i64 0, i64 %idxprom39, !dbg !159
  store i32 %44, ptr %arrayidx40, align 4, !dbg !160
  br label %if.end41, !dbg !161

if.end41:                                         ; preds = %for.end38, %if.end14
  %46 = load i32, ptr %w, align 4, !dbg !162
  %cmp42 = icmp sgt i32 %46, 0, !dbg !164
  br i1 %cmp42, label %if.then43, label %if.end47, !dbg !164

if.then43:                                        ; preds = %if.end41
  %47 = load i32, ptr %w, align 4, !dbg !165
  %sub = sub nsw i32 %47, 1, !dbg !166
  %idxprom44 = sext i32 %sub to i64, !dbg !167
  %arrayidx45 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiiE4sums to ptr), i64 0, i64 %idxprom44, !dbg !167
  %48 = load i32, ptr %arrayidx45, align 4, !dbg !167
  %49 = load i32, ptr %v, align 4, !dbg !168
  %add46 = add nsw i32 %49, %48, !dbg !168
  store i32 %add46, ptr %v, align 4, !dbg !168
  br label %if.end47, !dbg !169

if.end47:                                         ; preds = %if.then43, %if.end41
  %50 = load i32, ptr %i, align 4, !dbg !170
  %51 = load i32, ptr %n.addr, align 4, !dbg !172
  %cmp48 = icmp slt i32 %50, %51, !dbg !173
  br i1 %cmp48, label %if.then49, label %if.end52, !dbg !173

if.then49:                                        ; preds = %if.end47
  %52 = load i32, ptr %v, align 4, !dbg !174
  %53 = load ptr, ptr %out.addr, align 8, !dbg !175
  %54 = load i32, ptr %i, align 4, !dbg !176
  %idxprom50 = sext i32 %54 to i64, !dbg !175
  %arrayidx51 = getelementptr inbounds i32, ptr %53, i64 %idxprom50, !dbg !175
  store i32 %52, ptr %arrayidx51, align 4, !dbg !177
  br label %if.end52, !dbg !175

if.end52:                                         ; preds = %if.then49, %if.end47
  ret void, !dbg !178
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!51, !52, !53, !54}
!llvm.ident = !{!55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "sums", scope: !2, file: !3, line: 7, type: !48, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "scan", linkageName: "_Z4scanPKiPii", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !47)
!3 = !DIFile(filename: "advice_scan_by_warps.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!11 = !{!8}
!12 = !{!0}
!13 = !{!14, !17, !19, !24, !29, !34, !40, !42}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !15, file: !16, line: 128)
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
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1024, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 32)
!51 = !{i32 7, !"Dwarf Version", i32 4}
!52 = !{i32 2, !"Debug Info Version", i32 3}
!53 = !{i32 1, !"wchar_size", i32 4}
!54 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!55 = !{!"clang version 22.1.8"}
!56 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!57 = !DILocation(line: 6, column: 33, scope: !2)
!58 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 6, type: !9)
!59 = !DILocation(line: 6, column: 42, scope: !2)
!60 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 6, type: !8)
!61 = !DILocation(line: 6, column: 51, scope: !2)
!62 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 8, type: !8)
!63 = !DILocation(line: 8, column: 7, scope: !2)
!64 = !DILocation(line: 8, column: 11, scope: !2)
!65 = !DILocation(line: 8, column: 24, scope: !2)
!66 = !DILocation(line: 8, column: 22, scope: !2)
!67 = !DILocation(line: 8, column: 37, scope: !2)
!68 = !DILocation(line: 8, column: 35, scope: !2)
!69 = !DILocalVariable(name: "lane", scope: !2, file: !3, line: 9, type: !8)
!70 = !DILocation(line: 9, column: 7, scope: !2)
!71 = !DILocation(line: 9, column: 14, scope: !2)
!72 = !DILocation(line: 9, column: 26, scope: !2)
!73 = !DILocalVariable(name: "w", scope: !2, file: !3, line: 9, type: !8)
!74 = !DILocation(line: 9, column: 32, scope: !2)
!75 = !DILocation(line: 9, column: 36, scope: !2)
!76 = !DILocation(line: 9, column: 48, scope: !2)
!77 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 10, type: !8)
!78 = !DILocation(line: 10, column: 7, scope: !2)
!79 = !DILocation(line: 10, column: 11, scope: !2)
!80 = !DILocation(line: 10, column: 15, scope: !2)
!81 = !DILocation(line: 10, column: 13, scope: !2)
!82 = !DILocation(line: 10, column: 19, scope: !2)
!83 = !DILocation(line: 10, column: 22, scope: !2)
!84 = !DILocalVariable(name: "d", scope: !85, file: !3, line: 11, type: !8)
!85 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!86 = !DILocation(line: 11, column: 12, scope: !85)
!87 = !DILocation(line: 11, column: 8, scope: !85)
!88 = !DILocation(line: 11, column: 19, scope: !89)
!89 = distinct !DILexicalBlock(scope: !85, file: !3, line: 11, column: 3)
!90 = !DILocation(line: 11, column: 21, scope: !89)
!91 = !DILocation(line: 11, column: 3, scope: !85)
!92 = !DILocalVariable(name: "o", scope: !93, file: !3, line: 12, type: !8)
!93 = distinct !DILexicalBlock(scope: !89, file: !3, line: 11, column: 35)
!94 = !DILocation(line: 12, column: 9, scope: !93)
!95 = !DILocation(line: 12, column: 33, scope: !93)
!96 = !DILocation(line: 12, column: 36, scope: !93)
!97 = !DILocation(line: 12, column: 13, scope: !93)
!98 = !DILocation(line: 13, column: 9, scope: !99)
!99 = distinct !DILexicalBlock(scope: !93, file: !3, line: 13, column: 9)
!100 = !DILocation(line: 13, column: 17, scope: !99)
!101 = !DILocation(line: 13, column: 14, scope: !99)
!102 = !DILocation(line: 13, column: 25, scope: !99)
!103 = !DILocation(line: 13, column: 22, scope: !99)
!104 = !DILocation(line: 13, column: 20, scope: !99)
!105 = !DILocation(line: 14, column: 3, scope: !93)
!106 = !DILocation(line: 11, column: 29, scope: !89)
!107 = !DILocation(line: 11, column: 3, scope: !89)
!108 = distinct !{!108, !91, !109, !110}
!109 = !DILocation(line: 14, column: 3, scope: !85)
!110 = !{!"llvm.loop.mustprogress"}
!111 = !DILocation(line: 15, column: 7, scope: !112)
!112 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 7)
!113 = !DILocation(line: 15, column: 12, scope: !112)
!114 = !DILocation(line: 15, column: 29, scope: !112)
!115 = !DILocation(line: 15, column: 24, scope: !112)
!116 = !DILocation(line: 15, column: 19, scope: !112)
!117 = !DILocation(line: 15, column: 27, scope: !112)
!118 = !DILocation(line: 16, column: 3, scope: !2)
!119 = !DILocation(line: 17, column: 7, scope: !120)
!120 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 7)
!121 = !DILocation(line: 17, column: 9, scope: !120)
!122 = !DILocalVariable(name: "s", scope: !123, file: !3, line: 18, type: !8)
!123 = distinct !DILexicalBlock(scope: !120, file: !3, line: 17, column: 15)
!124 = !DILocation(line: 18, column: 9, scope: !123)
!125 = !DILocation(line: 18, column: 13, scope: !123)
!126 = !DILocation(line: 18, column: 20, scope: !123)
!127 = !DILocation(line: 18, column: 31, scope: !123)
!128 = !DILocation(line: 18, column: 18, scope: !123)
!129 = !DILocation(line: 18, column: 43, scope: !123)
!130 = !DILocation(line: 18, column: 38, scope: !123)
!131 = !DILocalVariable(name: "d", scope: !132, file: !3, line: 19, type: !8)
!132 = distinct !DILexicalBlock(scope: !123, file: !3, line: 19, column: 5)
!133 = !DILocation(line: 19, column: 14, scope: !132)
!134 = !DILocation(line: 19, column: 10, scope: !132)
!135 = !DILocation(line: 19, column: 21, scope: !136)
!136 = distinct !DILexicalBlock(scope: !132, file: !3, line: 19, column: 5)
!137 = !DILocation(line: 19, column: 23, scope: !136)
!138 = !DILocation(line: 19, column: 5, scope: !132)
!139 = !DILocalVariable(name: "o", scope: !140, file: !3, line: 20, type: !8)
!140 = distinct !DILexicalBlock(scope: !136, file: !3, line: 19, column: 37)
!141 = !DILocation(line: 20, column: 11, scope: !140)
!142 = !DILocation(line: 20, column: 35, scope: !140)
!143 = !DILocation(line: 20, column: 38, scope: !140)
!144 = !DILocation(line: 20, column: 15, scope: !140)
!145 = !DILocation(line: 21, column: 11, scope: !146)
!146 = distinct !DILexicalBlock(scope: !140, file: !3, line: 21, column: 11)
!147 = !DILocation(line: 21, column: 19, scope: !146)
!148 = !DILocation(line: 21, column: 16, scope: !146)
!149 = !DILocation(line: 21, column: 27, scope: !146)
!150 = !DILocation(line: 21, column: 24, scope: !146)
!151 = !DILocation(line: 21, column: 22, scope: !146)
!152 = !DILocation(line: 22, column: 5, scope: !140)
!153 = !DILocation(line: 19, column: 31, scope: !136)
!154 = !DILocation(line: 19, column: 5, scope: !136)
!155 = distinct !{!155, !138, !156, !110}
!156 = !DILocation(line: 22, column: 5, scope: !132)
!157 = !DILocation(line: 23, column: 18, scope: !123)
!158 = !DILocation(line: 23, column: 10, scope: !123)
!159 = !DILocation(line: 23, column: 5, scope: !123)
!160 = !DILocation(line: 23, column: 16, scope: !123)
!161 = !DILocation(line: 24, column: 3, scope: !123)
!162 = !DILocation(line: 26, column: 7, scope: !163)
!163 = distinct !DILexicalBlock(scope: !2, file: !3, line: 26, column: 7)
!164 = !DILocation(line: 26, column: 9, scope: !163)
!165 = !DILocation(line: 26, column: 24, scope: !163)
!166 = !DILocation(line: 26, column: 26, scope: !163)
!167 = !DILocation(line: 26, column: 19, scope: !163)
!168 = !DILocation(line: 26, column: 16, scope: !163)
!169 = !DILocation(line: 26, column: 14, scope: !163)
!170 = !DILocation(line: 27, column: 7, scope: !171)
!171 = distinct !DILexicalBlock(scope: !2, file: !3, line: 27, column: 7)
!172 = !DILocation(line: 27, column: 11, scope: !171)
!173 = !DILocation(line: 27, column: 9, scope: !171)
!174 = !DILocation(line: 27, column: 23, scope: !171)
!175 = !DILocation(line: 27, column: 14, scope: !171)
!176 = !DILocation(line: 27, column: 18, scope: !171)
!177 = !DILocation(line: 27, column: 21, scope: !171)
!178 = !DILocation(line: 28, column: 1, scope: !2)
