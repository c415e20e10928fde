; ModuleID = 'advice_time_loop.cu'
source_filename = "advice_time_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6jacobiPKfPfi(ptr noundef %a, ptr noundef %b, i32 noundef %n) #0 !dbg !13 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %inner = alloca i8, align 1
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !22, !DIExpression(), !23)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !24, !DIExpression(), !25)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !26, !DIExpression(), !27)
    #dbg_declare(ptr %i, !28, !DIExpression(), !29)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !30
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !31
  %mul = mul i32 %0, %1, !dbg !32
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  %add = add i32 %mul, %2, !dbg !34
  store i32 %add, ptr %i, align 4, !dbg !29
    #dbg_declare(ptr %inner, !35, !DIExpression(), !37)
  %3 = load i32, ptr %i, align 4, !dbg !38
  %cmp = icmp sgt i32 %3, 0, !dbg !39
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !40

land.rhs:                                         ; preds = %entry
  %4 = load i32, ptr %i, align 4, !dbg !41
  %5 = load i32, ptr %n.addr, align 4, !dbg !42
  %sub = sub nsw i32 %5, 1, !dbg !43
  %cmp3 = icmp slt i32 %4, %sub, !dbg !44
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %6 = phi i1 [ false, %entry ], [ %cmp3, %land.rhs ], !dbg !45
  %storedv = zext i1 %6 to i8, !dbg !37
  store i8 %storedv, ptr %inner, align 1, !dbg !37
  %7 = load i8, ptr %inner, align 1, !dbg !46
  %loadedv = trunc i8 %7 to i1, !dbg !46
  br i1 %loadedv, label %cond.true, label %cond.false, !dbg !46

cond.true:                                        ; preds = %land.end
  %8 = load ptr, ptr %a.addr, align 8, !dbg !47
  %9 = load i32, ptr %i, align 4, !dbg !48
  %sub4 = sub nsw i32 %9, 1, !dbg !49
  %idxprom = sext i32 %sub4 to i64, !dbg !47
  %arrayidx = getelementptr inbounds float, ptr %8, i64 %idxprom, !dbg !47
  %10 = load float, ptr %arrayidx, align 4, !dbg !47
  %11 = load ptr, ptr %a.addr, align 8, !dbg !50
  %12 = load i32, ptr %i, align 4, !dbg !51
  %add5 = add nsw i32 %12, 1, !dbg !52
  %idxprom6 = sext i32 %add5 to i64, !dbg !50
  %arrayidx7 = getelementptr inbounds float, ptr %11, i64 %idxprom6, !dbg !50
  %13 = load float, ptr %arrayidx7, align 4, !dbg !50
  %add8 = fadd float %10, %13, !dbg !53
  %div = fdiv float %add8, 2.000000e+00, !dbg !54
  br label %cond.end, !dbg !46

cond.false:                                       ; preds = %land.end
  br label %cond.end, !dbg !46

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %div, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !46
  %14 = load ptr, ptr %b.addr, align 8, !dbg !55
  %15 = load i32, ptr %i, align 4, !dbg !56
  %idxprom9 = sext i32 %15 to i64, !dbg !55
  %arrayidx10 = getelementptr inbounds float, ptr %14, i64 %idxprom9, !dbg !55
  store float %cond, ptr %arrayidx10, align 4, !dbg !57
  ret void, !dbg !58
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "advice_time_loop.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 214)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 215)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = distinct !DISubprogram(name: "jacobi", linkageName: "_Z6jacobiPKfPfi", scope: !1, file: !1, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !21)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !19, !20}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{}
!22 = !DILocalVariable(name: "a", arg: 1, scope: !13, file: !1, line: 4, type: !16)
!23 = !DILocation(line: 4, column: 37, scope: !13)
!24 = !DILocalVariable(name: "b", arg: 2, scope: !13, file: !1, line: 4, type: !19)
!25 = !DILocation(line: 4, column: 47, scope: !13)
!26 = !DILocalVariable(name: "n", arg: 3, scope: !13, file: !1, line: 4, type: !20)
!27 = !DILocation(line: 4, column: 54, scope: !13)
!28 = !DILocalVariable(name: "i", scope: !13, file: !1, line: 5, type: !20)
!29 = !DILocation(line: 5, column: 7, scope: !13)
!30 = !DILocation(line: 5, column: 11, scope: !13)
!31 = !DILocation(line: 5, column: 24, scope: !13)
!32 = !DILocation(line: 5, column: 22, scope: !13)
!33 = !DILocation(line: 5, column: 37, scope: !13)
!34 = !DILocation(line: 5, column: 35, scope: !13)
!35 = !DILocalVariable(name: "inner", scope: !13, file: !1, line: 6, type: !36)
!36 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!37 = !DILocation(line: 6, column: 8, scope: !13)
!38 = !DILocation(line: 6, column: 16, scope: !13)
!39 = !DILocation(line: 6, column: 18, scope: !13)
!40 = !DILocation(line: 6, column: 22, scope: !13)
!41 = !DILocation(line: 6, column: 25, scope: !13)
!42 = !DILocation(line: 6, column: 29, scope: !13)
!43 = !DILocation(line: 6, column: 31, scope: !13)
!44 = !DILocation(line: 6, column: 27, scope: !13)
!45 = !DILocation(line: 0, scope: !13)
!46 = !DILocation(line: 7, column: 10, scope: !13)
!47 = !DILocation(line: 7, column: 19, scope: !13)
!48 = !DILocation(line: 7, column: 21, scope: !13)
!49 = !DILocation(line: 7, column: 23, scope: !13)
!50 = !DILocation(line: 7, column: 30, scope: !13)
!51 = !DILocation(line: 7, column: 32, scope: !13)
!52 = !DILocation(line: 7, column: 34, scope: !13)
!53 = !DILocation(line: 7, column: 28, scope: !13)
!54 = !DILocation(line: 7, column: 40, scope: !13)
!55 = !DILocation(line: 7, column: 3, scope: !13)
!56 = !DILocation(line: 7, column: 5, scope: !13)
!57 = !DILocation(line: 7, column: 8, scope: !13)
!58 = !DILocation(line: 8, column: 1, scope: !13)
