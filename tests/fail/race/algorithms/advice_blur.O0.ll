; ModuleID = 'advice_blur.cu'
source_filename = "advice_blur.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ4blurPKfPfiiE1t = internal addrspace(3) global [18 x [18 x float]] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4blurPKfPfii(ptr noundef %in, ptr noundef %out, i32 noundef %w, i32 noundef %h) #0 !dbg !2 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %w.addr = alloca i32, align 4
  %h.addr = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %lx = alloca i32, align 4
  %ly = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !28, !DIExpression(), !29)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !30, !DIExpression(), !31)
  store i32 %w, ptr %w.addr, align 4
    #dbg_declare(ptr %w.addr, !32, !DIExpression(), !33)
  store i32 %h, ptr %h.addr, align 4
    #dbg_declare(ptr %h.addr, !34, !DIExpression(), !35)
    #dbg_declare(ptr %x, !36, !DIExpression(), !37)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !38
  %mul = mul i32 %0, 16, !dbg !39
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  %add = add i32 %mul, %1, !dbg !41
  store i32 %add, ptr %x, align 4, !dbg !37
    #dbg_declare(ptr %y, !42, !DIExpression(), !43)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !44
  %mul3 = mul i32 %2, 16, !dbg !45
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !46
  %add5 = add i32 %mul3, %3, !dbg !47
  store i32 %add5, ptr %y, align 4, !dbg !43
    #dbg_declare(ptr %lx, !48, !DIExpression(), !49)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !50
  %add7 = add i32 %4, 1, !dbg !51
  store i32 %add7, ptr %lx, align 4, !dbg !49
    #dbg_declare(ptr %ly, !52, !DIExpression(), !53)
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !54
  %add9 = add i32 %5, 1, !dbg !55
  store i32 %add9, ptr %ly, align 4, !dbg !53
  %6 = load ptr, ptr %in.addr, align 8, !dbg !56
  %7 = load i32, ptr %y, align 4, !dbg !57
  %8 = load i32, ptr %w.addr, align 4, !dbg !58
  %mul10 = mul nsw i32 %7, %8, !dbg !59
  %9 = load i32, ptr %x, align 4, !dbg !60
  %add11 = add nsw i32 %mul10, %9, !dbg !61
  %idxprom = sext i32 %add11 to i64, !dbg !56
  %arrayidx = getelementptr inbounds float, ptr %6, i64 %idxprom, !dbg !56
  %10 = load float, ptr %arrayidx, align 4, !dbg !56
  %11 = load i32, ptr %ly, align 4, !dbg !62
  %idxprom12 = sext i32 %11 to i64, !dbg !63
  %arrayidx13 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE1t to ptr), i64 0, i64 %idxprom12, !dbg !63
  %12 = load i32, ptr %lx, align 4, !dbg !64
  %idxprom14 = sext i32 %12 to i64, !dbg !63
  %arrayidx15 = getelementptr inbounds [18 x float], ptr %arrayidx13, i64 0, i64 %idxprom14, !dbg !63
  store float %10, ptr %arrayidx15, align 4, !dbg !65
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  %cmp = icmp eq i32 %13, 0, !dbg !68
  br i1 %cmp, label %if.then, label %if.end, !dbg !68

if.then:                                          ; preds = %entry
  %14 = load i32, ptr %x, align 4, !dbg !69
  %cmp17 = icmp sgt i32 %14, 0, !dbg !70
  br i1 %cmp17, label %cond.true, label %cond.false, !dbg !69

cond.true:                                        ; preds = %if.then
  %15 = load ptr, ptr %in.addr, align 8, !dbg !71
  %16 = load i32, ptr %y, align 4, !dbg !72
  %17 = load i32, ptr %w.addr, align 4, !dbg !73
  %mul18 = mul nsw i32 %16, %17, !dbg !74
  %18 = load i32, ptr %x, align 4, !dbg !75
  %add19 = add nsw i32 %mul18, %18, !dbg !76
  %sub = sub nsw i32 %add19, 1, !dbg !77
  %idxprom20 = sext i32 %sub to i64, !dbg !71
  %arrayidx21 = getelementptr inbounds float, ptr %15, i64 %idxprom20, !dbg !71
  %19 = load float, ptr %arrayidx21, align 4, !dbg !71
  br label %cond.end, !dbg !69

cond.false:                                       ; preds = %if.then
  br label %cond.end, !dbg !69

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %19, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !69
  %20 = load i32, ptr %ly, align 4, !dbg !78
  %idxprom22 = sext i32 %20 to i64, !dbg !79
  %arrayidx23 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE1t to ptr), i64 0, i64 %idxprom22, !dbg !79
  %arrayidx24 = getelementptr inbounds [18 x float], ptr %arrayidx23, i64 0, i64 0, !dbg !79
  store float %cond, ptr %arrayidx24, align 4, !dbg !80
  br label %if.end, !dbg !79

if.end:                                           ; preds = %cond.end, %entry
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !81
  %cmp26 = icmp eq i32 %21, 15, !dbg !83
  br i1 %cmp26, label %if.then27, label %if.end42, !dbg !83

if.then27:                                        ; preds = %if.end
  %22 = load i32, ptr %x, align 4, !dbg !84
  %23 = load i32, ptr %w.addr, align 4, !dbg !85
  %sub28 = sub nsw i32 %23, 1, !dbg !86
  %cmp29 = icmp slt i32 %22, %sub28, !dbg !87
  br i1 %cmp29, label %cond.true30, label %cond.false36, !dbg !84

cond.true30:                                      ; preds = %if.then27
  %24 = load ptr, ptr %in.addr, align 8, !dbg !88
  %25 = load i32, ptr %y, align 4, !dbg !89
  %26 = load i32, ptr %w.addr, align 4, !dbg !90
  %mul31 = mul nsw i32 %25, %26, !dbg !91
  %27 = load i32, ptr %x, align 4, !dbg !92
  %add32 = add nsw i32 %mul31, %27, !dbg !93
  %add33 = add nsw i32 %add32, 1, !dbg !94
  %idxprom34 = sext i32 %add33 to i64, !dbg !88
  %arrayidx35 = getelementptr inbounds float, ptr %24, i64 %idxprom34, !dbg !88
  %28 = load float, ptr %arrayidx35, align 4, !dbg !88
  br label %cond.end37, !dbg !84

cond.false36:                                     ; preds = %if.then27
  br label %cond.end37, !dbg !84

cond.end37:                                       ; preds = %cond.false36, %cond.true30
  %cond38 = phi contract float [ %28, %cond.true30 ], [ 0.000000e+00, %cond.false36 ], !dbg !84
  %29 = load i32, ptr %ly, align 4, !dbg !95
  %idxprom39 = sext i32 %29 to i64, !dbg !96
  %arrayidx40 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE1t to ptr), i64 0, i64 %idxprom39, !dbg !96
  %arrayidx41 = getelementptr inbounds [18 x float], ptr %arrayidx40, i64 0, i64 17, !dbg !96
  store float %cond38, ptr %arrayidx41, align 4, !dbg !97
  br label %if.end42, !dbg !96

if.end42:                                         ; preds = %cond.end37, %if.end
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !98
  %cmp44 = icmp eq i32 %30, 0, !dbg !100
  br i1 %cmp44, label %if.then45, label %if.end58, !dbg !100

if.then45:                                        ; preds = %if.end42
  %31 = load i32, ptr %y, align 4, !dbg !101
  %cmp46 = icmp sgt i32 %31, 0, !dbg !102
  br i1 %cmp46, label %cond.true47, label %cond.false53, !dbg !101

cond.true47:                                      ; preds = %if.then45
  %32 = load ptr, ptr %in.addr, align 8, !dbg !103
  %33 = load i32, ptr %y, align 4, !dbg !104
  %sub48 = sub nsw i32 %33, 1, !dbg !105
  %34 = load i32, ptr %w.addr, align 4, !dbg !106
  %mul49 = mul nsw i32 %sub48, %34, !dbg !107
  %35 = load i32, ptr %x, align 4, !dbg !108
  %add50 = add nsw i32 %mul49, %35, !dbg !109
  %idxprom51 = sext i32 %add50 to i64, !dbg !103
  %arrayidx52 = getelementptr inbounds float, ptr %32, i64 %idxprom51, !dbg !103
  %36 = load float, ptr %arrayidx52, align 4, !dbg !103
  br label %cond.end54, !dbg !101

cond.false53:                                     ; preds = %if.then45
  br label %cond.end54, !dbg !101

cond.end54:                                       ; preds = %cond.false53, %cond.true47
  %cond55 = phi contract float [ %36, %cond.true47 ], [ 0.000000e+00, %cond.false53 ], !dbg !101
  %37 = load i32, ptr %lx, align 4, !dbg !110
  %idxprom56 = sext i32 %37 to i64, !dbg !111
  %arrayidx57 = getelementptr inbounds [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE1t to ptr), i64 0, i64 %idxprom56, !dbg !111
  store float %cond55, ptr %arrayidx57, align 4, !dbg !112
  br label %if.end58, !dbg !111

if.end58:                                         ; preds = %cond.end54, %if.end42
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !113
  %cmp60 = icmp eq i32 %38, 15, !dbg !115
  br i1 %cmp60, label %if.then61, label %if.end75, !dbg !115

if.then61:                                        ; preds = %if.end58
  %39 = load i32, ptr %y, align 4, !dbg !116
  %40 = load i32, ptr %h.addr, align 4, !dbg !117
  %sub62 = sub nsw i32 %40, 1, !dbg !118
  %cmp63 = icmp slt i32 %39, %sub62, !dbg !119
  br i1 %cmp63, label %cond.true64, label %cond.false70, !dbg !116

cond.true64:                                      ; preds = %if.then61
  %41 = load ptr, ptr %in.addr, align 8, !dbg !120
  %42 = load i32, ptr %y, align 4, !dbg !121
  %add65 = add nsw i32 %42, 1, !dbg !122
  %43 = load i32, ptr %w.addr, align 4, !dbg !123
  %mul66 = mul nsw i32 %add65, %43, !dbg !124
  %44 = load i32, ptr %x, align 4, !dbg !125
  %add67 = add nsw i32 %mul66, %44, !dbg !126
  %idxprom68 = sext i32 %add67 to i64, !dbg !120
  %arrayidx69 = getelementptr inbounds float, ptr %41, i64 %idxprom68, !dbg !120
  %45 = load float, ptr %arrayidx69, align 4, !dbg !120
  br label %cond.end71, !dbg !116

cond.false70:                                     ; preds = %if.then61
  br label %cond.end71, !dbg !116

cond.end71:                                       ; preds = %cond.false70, %cond.true64
  %cond72 = phi contract float [ %45, %cond.true64 ], [ 0.000000e+00, %cond.false70 ], !dbg !116
  %46 = load i32, ptr %lx, align 4, !dbg !127
  %idxprom73 = sext i32 %46 to i64, !dbg !128
  %arrayidx74 = getelementptr inbounds [18 x float], ptr getelementptr inbounds ([18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE1t to ptr), i64 0, i64 17), i64 0, i64 %idxprom73, !dbg !128
  store float %cond72, ptr %arrayidx74, align 4, !dbg !129
  br label %if.end75, !dbg !128

if.end75:                                         ; preds = %cond.end71, %if.end58
  %47 = load i32, ptr %ly, align 4, !dbg !130
  %idxprom76 = sext i32 %47 to i64, !dbg !131
  %arrayidx77 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE1t to ptr), i64 0, i64 %idxprom76, !dbg !131
  %48 = load i32, ptr %lx, align 4, !dbg !132
  %idxprom78 = sext i32 %48 to i64, !dbg !131
  %arrayidx79 = getelementptr inbounds [18 x float], ptr %arrayidx77, i64 0, i64 %idxprom78, !dbg !131
  %49 = load float, ptr %arrayidx79, align 4, !dbg !131
  %50 = load i32, ptr %ly, align 4, !dbg !133
  %sub80 = sub nsw i32 %50, 1, !dbg !134
  %idxprom81 = sext i32 %sub80 to i64, !dbg !135
  %arrayidx82 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE1t to ptr), i64 0, i64 %idxprom81, !dbg !135
  %51 = load i32, ptr %lx, align 4, !dbg !136
  %idxprom83 = sext i32 %51 to i64, !dbg !135
  %arrayidx84 = getelementptr inbounds [18 x float], ptr %arrayidx82, i64 0, i64 %idxprom83, !dbg !135
  %52 = load float, ptr %arrayidx84, align 4, !dbg !135
  %add85 = fadd float %49, %52, !dbg !137
  %53 = load i32, ptr %ly, align 4, !dbg !138
  %add86 = add nsw i32 %53, 1, !dbg !139
  %idxprom87 = sext i32 %add86 to i64, !dbg !140
  %arrayidx88 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE1t to ptr), i64 0, i64 %idxprom87, !dbg !140
  %54 = load i32, ptr %lx, align 4, !dbg !141
  %idxprom89 = sext i32 %54 to i64, !dbg !140
  %arrayidx90 = getelementptr inbounds [18 x float], ptr %arrayidx88, i64 0, i64 %idxprom89, !dbg !140
  %55 = load float, ptr %arrayidx90, align 4, !dbg !140
  %add91 = fadd float %add85, %55, !dbg !142
  %56 = load i32, ptr %ly, align 4, !dbg !143
  %idxprom92 = sext i32 %56 to i64, !dbg !144
  %arrayidx93 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE1t to ptr), i64 0, i64 %idxprom92, !dbg !144
  %57 = load i32, ptr %lx, align 4, !dbg !145
  %sub94 = sub nsw i32 %57, 1, !dbg !146
  %idxprom95 = sext i32 %sub94 to i64, !dbg !144
  %arrayidx96 = getelementptr inbounds [18 x float], ptr %arrayidx93, i64 0, i64 %idxprom95, !dbg !144
  %58 = load float, ptr %arrayidx96, align 4, !dbg !144
  %add97 = fadd float %add91, %58, !dbg !147
  %59 = load i32, ptr %ly, align 4, !dbg !148
  %idxprom98 = sext i32 %59 to i64, !dbg !149
  %arrayidx99 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE1t to ptr), i64 0, i64 %idxprom98, !dbg !149
  %60 = load i32, ptr %lx, align 4, !dbg !150
  %add100 = add nsw i32 %60, 1, !dbg !151
  %idxprom101 = sext i32 %add100 to i64, !dbg !149
  %arrayidx102 = getelementptr inbounds [18 x float], ptr %arrayidx99, i64 0, i64 %idxprom101, !dbg !149
  %61 = load float, ptr %arrayidx102, align 4, !dbg !149
  %add103 = fadd float %add97, %61, !dbg !152
  %div = fdiv float %add103, 5.000000e+00, !dbg !153
  %62 = load ptr, ptr %out.addr, align 8, !dbg !154
  %63 = load i32, ptr %y, align 4, !dbg !155
  %64 = load i32, ptr %w.addr, align 4, !dbg !156
  %mul104 = mul nsw i32 %63, %64, !dbg !157
  %65 = load i32, ptr %x, align 4, !dbg !158
  %add105 = add nsw i32 %mul104, %65, !dbg !159
  %idxprom106 = sext i32 %add105 to i64, !dbg !154
  %arrayidx107 = getelementptr inbounds float, ptr %62, i64 %idxprom106, !dbg !154
  store float %div, ptr %arrayidx107, align 4, !dbg !160
  ret void, !dbg !161
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!23, !24, !25, !26}
!llvm.ident = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "t", scope: !2, file: !3, line: 8, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "blur", linkageName: "_Z4blurPKfPfii", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !19)
!3 = !DIFile(filename: "advice_blur.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 214)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 215)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{}
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 10368, elements: !21)
!21 = !{!22, !22}
!22 = !DISubrange(count: 18)
!23 = !{i32 7, !"Dwarf Version", i32 4}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!27 = !{!"clang version 22.1.8"}
!28 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!29 = !DILocation(line: 7, column: 35, scope: !2)
!30 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 7, type: !9)
!31 = !DILocation(line: 7, column: 46, scope: !2)
!32 = !DILocalVariable(name: "w", arg: 3, scope: !2, file: !3, line: 7, type: !10)
!33 = !DILocation(line: 7, column: 55, scope: !2)
!34 = !DILocalVariable(name: "h", arg: 4, scope: !2, file: !3, line: 7, type: !10)
!35 = !DILocation(line: 7, column: 62, scope: !2)
!36 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 9, type: !10)
!37 = !DILocation(line: 9, column: 7, scope: !2)
!38 = !DILocation(line: 9, column: 11, scope: !2)
!39 = !DILocation(line: 9, column: 22, scope: !2)
!40 = !DILocation(line: 9, column: 29, scope: !2)
!41 = !DILocation(line: 9, column: 27, scope: !2)
!42 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 9, type: !10)
!43 = !DILocation(line: 9, column: 42, scope: !2)
!44 = !DILocation(line: 9, column: 46, scope: !2)
!45 = !DILocation(line: 9, column: 57, scope: !2)
!46 = !DILocation(line: 9, column: 64, scope: !2)
!47 = !DILocation(line: 9, column: 62, scope: !2)
!48 = !DILocalVariable(name: "lx", scope: !2, file: !3, line: 10, type: !10)
!49 = !DILocation(line: 10, column: 7, scope: !2)
!50 = !DILocation(line: 10, column: 12, scope: !2)
!51 = !DILocation(line: 10, column: 24, scope: !2)
!52 = !DILocalVariable(name: "ly", scope: !2, file: !3, line: 10, type: !10)
!53 = !DILocation(line: 10, column: 29, scope: !2)
!54 = !DILocation(line: 10, column: 34, scope: !2)
!55 = !DILocation(line: 10, column: 46, scope: !2)
!56 = !DILocation(line: 11, column: 15, scope: !2)
!57 = !DILocation(line: 11, column: 18, scope: !2)
!58 = !DILocation(line: 11, column: 22, scope: !2)
!59 = !DILocation(line: 11, column: 20, scope: !2)
!60 = !DILocation(line: 11, column: 26, scope: !2)
!61 = !DILocation(line: 11, column: 24, scope: !2)
!62 = !DILocation(line: 11, column: 5, scope: !2)
!63 = !DILocation(line: 11, column: 3, scope: !2)
!64 = !DILocation(line: 11, column: 9, scope: !2)
!65 = !DILocation(line: 11, column: 13, scope: !2)
!66 = !DILocation(line: 12, column: 7, scope: !67)
!67 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 7)
!68 = !DILocation(line: 12, column: 19, scope: !67)
!69 = !DILocation(line: 12, column: 36, scope: !67)
!70 = !DILocation(line: 12, column: 38, scope: !67)
!71 = !DILocation(line: 12, column: 44, scope: !67)
!72 = !DILocation(line: 12, column: 47, scope: !67)
!73 = !DILocation(line: 12, column: 51, scope: !67)
!74 = !DILocation(line: 12, column: 49, scope: !67)
!75 = !DILocation(line: 12, column: 55, scope: !67)
!76 = !DILocation(line: 12, column: 53, scope: !67)
!77 = !DILocation(line: 12, column: 57, scope: !67)
!78 = !DILocation(line: 12, column: 27, scope: !67)
!79 = !DILocation(line: 12, column: 25, scope: !67)
!80 = !DILocation(line: 12, column: 34, scope: !67)
!81 = !DILocation(line: 13, column: 7, scope: !82)
!82 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!83 = !DILocation(line: 13, column: 19, scope: !82)
!84 = !DILocation(line: 13, column: 38, scope: !82)
!85 = !DILocation(line: 13, column: 42, scope: !82)
!86 = !DILocation(line: 13, column: 44, scope: !82)
!87 = !DILocation(line: 13, column: 40, scope: !82)
!88 = !DILocation(line: 13, column: 50, scope: !82)
!89 = !DILocation(line: 13, column: 53, scope: !82)
!90 = !DILocation(line: 13, column: 57, scope: !82)
!91 = !DILocation(line: 13, column: 55, scope: !82)
!92 = !DILocation(line: 13, column: 61, scope: !82)
!93 = !DILocation(line: 13, column: 59, scope: !82)
!94 = !DILocation(line: 13, column: 63, scope: !82)
!95 = !DILocation(line: 13, column: 28, scope: !82)
!96 = !DILocation(line: 13, column: 26, scope: !82)
!97 = !DILocation(line: 13, column: 36, scope: !82)
!98 = !DILocation(line: 14, column: 7, scope: !99)
!99 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 7)
!100 = !DILocation(line: 14, column: 19, scope: !99)
!101 = !DILocation(line: 14, column: 36, scope: !99)
!102 = !DILocation(line: 14, column: 38, scope: !99)
!103 = !DILocation(line: 14, column: 44, scope: !99)
!104 = !DILocation(line: 14, column: 48, scope: !99)
!105 = !DILocation(line: 14, column: 50, scope: !99)
!106 = !DILocation(line: 14, column: 57, scope: !99)
!107 = !DILocation(line: 14, column: 55, scope: !99)
!108 = !DILocation(line: 14, column: 61, scope: !99)
!109 = !DILocation(line: 14, column: 59, scope: !99)
!110 = !DILocation(line: 14, column: 30, scope: !99)
!111 = !DILocation(line: 14, column: 25, scope: !99)
!112 = !DILocation(line: 14, column: 34, scope: !99)
!113 = !DILocation(line: 15, column: 7, scope: !114)
!114 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 7)
!115 = !DILocation(line: 15, column: 19, scope: !114)
!116 = !DILocation(line: 15, column: 38, scope: !114)
!117 = !DILocation(line: 15, column: 42, scope: !114)
!118 = !DILocation(line: 15, column: 44, scope: !114)
!119 = !DILocation(line: 15, column: 40, scope: !114)
!120 = !DILocation(line: 15, column: 50, scope: !114)
!121 = !DILocation(line: 15, column: 54, scope: !114)
!122 = !DILocation(line: 15, column: 56, scope: !114)
!123 = !DILocation(line: 15, column: 63, scope: !114)
!124 = !DILocation(line: 15, column: 61, scope: !114)
!125 = !DILocation(line: 15, column: 67, scope: !114)
!126 = !DILocation(line: 15, column: 65, scope: !114)
!127 = !DILocation(line: 15, column: 32, scope: !114)
!128 = !DILocation(line: 15, column: 26, scope: !114)
!129 = !DILocation(line: 15, column: 36, scope: !114)
!130 = !DILocation(line: 16, column: 23, scope: !2)
!131 = !DILocation(line: 16, column: 21, scope: !2)
!132 = !DILocation(line: 16, column: 27, scope: !2)
!133 = !DILocation(line: 16, column: 35, scope: !2)
!134 = !DILocation(line: 16, column: 38, scope: !2)
!135 = !DILocation(line: 16, column: 33, scope: !2)
!136 = !DILocation(line: 16, column: 43, scope: !2)
!137 = !DILocation(line: 16, column: 31, scope: !2)
!138 = !DILocation(line: 16, column: 51, scope: !2)
!139 = !DILocation(line: 16, column: 54, scope: !2)
!140 = !DILocation(line: 16, column: 49, scope: !2)
!141 = !DILocation(line: 16, column: 59, scope: !2)
!142 = !DILocation(line: 16, column: 47, scope: !2)
!143 = !DILocation(line: 16, column: 67, scope: !2)
!144 = !DILocation(line: 16, column: 65, scope: !2)
!145 = !DILocation(line: 16, column: 71, scope: !2)
!146 = !DILocation(line: 16, column: 74, scope: !2)
!147 = !DILocation(line: 16, column: 63, scope: !2)
!148 = !DILocation(line: 16, column: 83, scope: !2)
!149 = !DILocation(line: 16, column: 81, scope: !2)
!150 = !DILocation(line: 16, column: 87, scope: !2)
!151 = !DILocation(line: 16, column: 90, scope: !2)
!152 = !DILocation(line: 16, column: 79, scope: !2)
!153 = !DILocation(line: 16, column: 96, scope: !2)
!154 = !DILocation(line: 16, column: 3, scope: !2)
!155 = !DILocation(line: 16, column: 7, scope: !2)
!156 = !DILocation(line: 16, column: 11, scope: !2)
!157 = !DILocation(line: 16, column: 9, scope: !2)
!158 = !DILocation(line: 16, column: 15, scope: !2)
!159 = !DILocation(line: 16, column: 13, scope: !2)
!160 = !DILocation(line: 16, column: 18, scope: !2)
!161 = !DILocation(line: 17, column: 1, scope: !2)
