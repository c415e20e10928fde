; ModuleID = 'advice_unrolled_tail.cu'
source_filename = "advice_unrolled_tail.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ4tailPKfPfE1s = internal addrspace(3) global [64 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4tailPKfPf(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !27, !DIExpression(), !28)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !29, !DIExpression(), !30)
    #dbg_declare(ptr %t, !31, !DIExpression(), !33)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
  store i32 %0, ptr %t, align 4, !dbg !33
  %1 = load ptr, ptr %in.addr, align 8, !dbg !35
  %2 = load i32, ptr %t, align 4, !dbg !36
  %idxprom = sext i32 %2 to i64, !dbg !35
  %arrayidx = getelementptr inbounds float, ptr %1, i64 %idxprom, !dbg !35
  %3 = load float, ptr %arrayidx, align 4, !dbg !35
  %4 = load i32, ptr %t, align 4, !dbg !37
  %idxprom1 = sext i32 %4 to i64, !dbg !38
  %arrayidx2 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom1, !dbg !38
  store float %3, ptr %arrayidx2, align 4, !dbg !39
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !40
  %5 = load i32, ptr %t, align 4, !dbg !41
  %cmp = icmp slt i32 %5, 32, !dbg !43
  br i1 %cmp, label %if.then, label %if.end, !dbg !43

if.then:                                          ; preds = %entry
  %6 = load i32, ptr %t, align 4, !dbg !44
  %add = add nsw i32 %6, 32, !dbg !46
  %idxprom3 = sext i32 %add to i64, !dbg !47
  %arrayidx4 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom3, !dbg !47
  %7 = load float, ptr %arrayidx4, align 4, !dbg !47
  %8 = load i32, ptr %t, align 4, !dbg !48
  %idxprom5 = sext i32 %8 to i64, !dbg !49
  %arrayidx6 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom5, !dbg !49
  %9 = load float, ptr %arrayidx6, align 4, !dbg !50
  %add7 = fadd float %9, %7, !dbg !50
  store float %add7, ptr %arrayidx6, align 4, !dbg !50
  %10 = load i32, ptr %t, align 4, !dbg !51
  %add8 = add nsw i32 %10, 16, !dbg !52
  %idxprom9 = sext i32 %add8 to i64, !dbg !53
  %arrayidx10 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom9, !dbg !53
  %11 = load float, ptr %arrayidx10, align 4, !dbg !53
  %12 = load i32, ptr %t, align 4, !dbg !54
  %idxprom11 = sext i32 %12 to i64, !dbg !55
  %arrayidx12 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom11, !dbg !55
  %13 = load float, ptr %arrayidx12, align 4, !dbg !56
  %add13 = fadd float %13, %11, !dbg !56
  store float %add13, ptr %arrayidx12, align 4, !dbg !56
  %14 = load i32, ptr %t, align 4, !dbg !57
  %add14 = add nsw i32 %14, 8, !dbg !58
  %idxprom15 = sext i32 %add14 to i64, !dbg !59
  %arrayidx16 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom15, !dbg !59
  %15 = load float, ptr %arrayidx16, align 4, !dbg !59
  %16 = load i32, ptr %t, align 4, !dbg !60
  %idxprom17 = sext i32 %16 to i64, !dbg !61
  %arrayidx18 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom17, !dbg !61
  %17 = load float, ptr %arrayidx18, align 4, !dbg !62
  %add19 = fadd float %17, %15, !dbg !62
  store float %add19, ptr %arrayidx18, align 4, !dbg !62
  %18 = load i32, ptr %t, align 4, !dbg !63
  %add20 = add nsw i32 %18, 4, !dbg !64
  %idxprom21 = sext i32 %add20 to i64, !dbg !65
  %arrayidx22 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom21, !dbg !65
  %19 = load float, ptr %arrayidx22, align 4, !dbg !65
  %20 = load i32, ptr %t, align 4, !dbg !66
  %idxprom23 = sext i32 %20 to i64, !dbg !67
  %arrayidx24 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom23, !dbg !67
  %21 = load float, ptr %arrayidx24, align 4, !dbg !68
  %add25 = fadd float %21, %19, !dbg !68
  store float %add25, ptr %arrayidx24, align 4, !dbg !68
  %22 = load i32, ptr %t, align 4, !dbg !69
  %add26 = add nsw i32 %22, 2, !dbg !70
  %idxprom27 = sext i32 %add26 to i64, !dbg !71
  %arrayidx28 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom27, !dbg !71
  %23 = load float, ptr %arrayidx28, align 4, !dbg !71
  %24 = load i32, ptr %t, align 4, !dbg !72
  %idxprom29 = sext i32 %24 to i64, !dbg !73
  %arrayidx30 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom29, !dbg !73
  %25 = load float, ptr %arrayidx30, align 4, !dbg !74
  %add31 = fadd float %25, %23, !dbg !74
  store float %add31, ptr %arrayidx30, align 4, !dbg !74
  %26 = load i32, ptr %t, align 4, !dbg !75
  %add32 = add nsw i32 %26, 1, !dbg !76
  %idxprom33 = sext i32 %add32 to i64, !dbg !77
  %arrayidx34 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom33, !dbg !77
  %27 = load float, ptr %arrayidx34, align 4, !dbg !77
  %28 = load i32, ptr %t, align 4, !dbg !78
  %idxprom35 = sext i32 %28 to i64, !dbg !79
  %arrayidx36 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom35, !dbg !79
  %29 = load float, ptr %arrayidx36, align 4, !dbg !80
  %add37 = fadd float %29, %27, !dbg !80
  store float %add37, ptr %arrayidx36, align 4, !dbg !80
  br label %if.end, !dbg !81

if.end:                                           ; preds = %if.then, %entry
  %30 = load i32, ptr %t, align 4, !dbg !82
  %cmp38 = icmp eq i32 %30, 0, !dbg !84
  br i1 %cmp38, label %if.then39, label %if.end40, !dbg !84

if.then39:                                        ; preds = %if.end
  %31 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), align 4, !dbg !85
  %32 = load ptr, ptr %out.addr, align 8, !dbg !86
  store float %31, ptr %32, align 4, !dbg !87
  br label %if.end40, !dbg !88

if.end40:                                         ; preds = %if.then39, %if.end
  ret void, !dbg !89
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 26, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "tail", linkageName: "_Z4tailPKfPf", scope: !3, file: !3, line: 25, type: !4, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "advice_unrolled_tail.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
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
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 64)
!22 = !{i32 7, !"Dwarf Version", i32 4}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!26 = !{!"clang version 22.1.8"}
!27 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 25, type: !6)
!28 = !DILocation(line: 25, column: 35, scope: !2)
!29 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 25, type: !9)
!30 = !DILocation(line: 25, column: 46, scope: !2)
!31 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 27, type: !32)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !DILocation(line: 27, column: 7, scope: !2)
!34 = !DILocation(line: 27, column: 11, scope: !2)
!35 = !DILocation(line: 28, column: 10, scope: !2)
!36 = !DILocation(line: 28, column: 13, scope: !2)
!37 = !DILocation(line: 28, column: 5, scope: !2)
!38 = !DILocation(line: 28, column: 3, scope: !2)
!39 = !DILocation(line: 28, column: 8, scope: !2)
!40 = !DILocation(line: 29, column: 3, scope: !2)
!41 = !DILocation(line: 30, column: 7, scope: !42)
!42 = distinct !DILexicalBlock(scope: !2, file: !3, line: 30, column: 7)
!43 = !DILocation(line: 30, column: 9, scope: !42)
!44 = !DILocation(line: 31, column: 15, scope: !45)
!45 = distinct !DILexicalBlock(scope: !42, file: !3, line: 30, column: 15)
!46 = !DILocation(line: 31, column: 17, scope: !45)
!47 = !DILocation(line: 31, column: 13, scope: !45)
!48 = !DILocation(line: 31, column: 7, scope: !45)
!49 = !DILocation(line: 31, column: 5, scope: !45)
!50 = !DILocation(line: 31, column: 10, scope: !45)
!51 = !DILocation(line: 32, column: 15, scope: !45)
!52 = !DILocation(line: 32, column: 17, scope: !45)
!53 = !DILocation(line: 32, column: 13, scope: !45)
!54 = !DILocation(line: 32, column: 7, scope: !45)
!55 = !DILocation(line: 32, column: 5, scope: !45)
!56 = !DILocation(line: 32, column: 10, scope: !45)
!57 = !DILocation(line: 33, column: 15, scope: !45)
!58 = !DILocation(line: 33, column: 17, scope: !45)
!59 = !DILocation(line: 33, column: 13, scope: !45)
!60 = !DILocation(line: 33, column: 7, scope: !45)
!61 = !DILocation(line: 33, column: 5, scope: !45)
!62 = !DILocation(line: 33, column: 10, scope: !45)
!63 = !DILocation(line: 34, column: 15, scope: !45)
!64 = !DILocation(line: 34, column: 17, scope: !45)
!65 = !DILocation(line: 34, column: 13, scope: !45)
!66 = !DILocation(line: 34, column: 7, scope: !45)
!67 = !DILocation(line: 34, column: 5, scope: !45)
!68 = !DILocation(line: 34, column: 10, scope: !45)
!69 = !DILocation(line: 35, column: 15, scope: !45)
!70 = !DILocation(line: 35, column: 17, scope: !45)
!71 = !DILocation(line: 35, column: 13, scope: !45)
!72 = !DILocation(line: 35, column: 7, scope: !45)
!73 = !DILocation(line: 35, column: 5, scope: !45)
!74 = !DILocation(line: 35, column: 10, scope: !45)
!75 = !DILocation(line: 36, column: 15, scope: !45)
!76 = !DILocation(line: 36, column: 17, scope: !45)
!77 = !DILocation(line: 36, column: 13, scope: !45)
!78 = !DILocation(line: 36, column: 7, scope: !45)
!79 = !DILocation(line: 36, column: 5, scope: !45)
!80 = !DILocation(line: 36, column: 10, scope: !45)
!81 = !DILocation(line: 37, column: 3, scope: !45)
!82 = !DILocation(line: 38, column: 7, scope: !83)
!83 = distinct !DILexicalBlock(scope: !2, file: !3, line: 38, column: 7)
!84 = !DILocation(line: 38, column: 9, scope: !83)
!85 = !DILocation(line: 38, column: 22, scope: !83)
!86 = !DILocation(line: 38, column: 16, scope: !83)
!87 = !DILocation(line: 38, column: 20, scope: !83)
!88 = !DILocation(line: 38, column: 15, scope: !83)
!89 = !DILocation(line: 39, column: 1, scope: !2)
