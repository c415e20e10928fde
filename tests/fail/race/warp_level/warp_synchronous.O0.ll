; ModuleID = 'warp_synchronous.cu'
source_filename = "warp_synchronous.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiPKiE1s = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %in) #0 !dbg !2 {
entry:
  %o.addr = alloca ptr, align 8
  %in.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !27, !DIExpression(), !28)
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !29, !DIExpression(), !30)
    #dbg_declare(ptr %t, !31, !DIExpression(), !32)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  store i32 %0, ptr %t, align 4, !dbg !32
  %1 = load ptr, ptr %in.addr, align 8, !dbg !34
  %2 = load i32, ptr %t, align 4, !dbg !35
  %idxprom = sext i32 %2 to i64, !dbg !34
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 %idxprom, !dbg !34
  %3 = load i32, ptr %arrayidx, align 4, !dbg !34
  %4 = load i32, ptr %t, align 4, !dbg !36
  %idxprom1 = sext i32 %4 to i64, !dbg !37
  %arrayidx2 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom1, !dbg !37
  store i32 %3, ptr %arrayidx2, align 4, !dbg !38
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  %5 = load i32, ptr %t, align 4, !dbg !40
  %cmp = icmp slt i32 %5, 32, !dbg !42
  br i1 %cmp, label %if.then, label %if.end, !dbg !42

if.then:                                          ; preds = %entry
  %6 = load i32, ptr %t, align 4, !dbg !43
  %add = add nsw i32 %6, 32, !dbg !45
  %idxprom3 = sext i32 %add to i64, !dbg !46
  %arrayidx4 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom3, !dbg !46
  %7 = load i32, ptr %arrayidx4, align 4, !dbg !46
  %8 = load i32, ptr %t, align 4, !dbg !47
  %idxprom5 = sext i32 %8 to i64, !dbg !48
  %arrayidx6 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom5, !dbg !48
  %9 = load i32, ptr %arrayidx6, align 4, !dbg !49
  %add7 = add nsw i32 %9, %7, !dbg !49
  store i32 %add7, ptr %arrayidx6, align 4, !dbg !49
  %10 = load i32, ptr %t, align 4, !dbg !50
  %add8 = add nsw i32 %10, 16, !dbg !51
  %idxprom9 = sext i32 %add8 to i64, !dbg !52
  %arrayidx10 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom9, !dbg !52
  %11 = load i32, ptr %arrayidx10, align 4, !dbg !52
  %12 = load i32, ptr %t, align 4, !dbg !53
  %idxprom11 = sext i32 %12 to i64, !dbg !54
  %arrayidx12 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom11, !dbg !54
  %13 = load i32, ptr %arrayidx12, align 4, !dbg !55
  %add13 = add nsw i32 %13, %11, !dbg !55
  store i32 %add13, ptr %arrayidx12, align 4, !dbg !55
  %14 = load i32, ptr %t, align 4, !dbg !56
  %add14 = add nsw i32 %14, 8, !dbg !57
  %idxprom15 = sext i32 %add14 to i64, !dbg !58
  %arrayidx16 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom15, !dbg !58
  %15 = load i32, ptr %arrayidx16, align 4, !dbg !58
  %16 = load i32, ptr %t, align 4, !dbg !59
  %idxprom17 = sext i32 %16 to i64, !dbg !60
  %arrayidx18 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom17, !dbg !60
  %17 = load i32, ptr %arrayidx18, align 4, !dbg !61
  %add19 = add nsw i32 %17, %15, !dbg !61
  store i32 %add19, ptr %arrayidx18, align 4, !dbg !61
  %18 = load i32, ptr %t, align 4, !dbg !62
  %add20 = add nsw i32 %18, 4, !dbg !63
  %idxprom21 = sext i32 %add20 to i64, !dbg !64
  %arrayidx22 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom21, !dbg !64
  %19 = load i32, ptr %arrayidx22, align 4, !dbg !64
  %20 = load i32, ptr %t, align 4, !dbg !65
  %idxprom23 = sext i32 %20 to i64, !dbg !66
  %arrayidx24 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom23, !dbg !66
  %21 = load i32, ptr %arrayidx24, align 4, !dbg !67
  %add25 = add nsw i32 %21, %19, !dbg !67
  store i32 %add25, ptr %arrayidx24, align 4, !dbg !67
  %22 = load i32, ptr %t, align 4, !dbg !68
  %add26 = add nsw i32 %22, 2, !dbg !69
  %idxprom27 = sext i32 %add26 to i64, !dbg !70
  %arrayidx28 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom27, !dbg !70
  %23 = load i32, ptr %arrayidx28, align 4, !dbg !70
  %24 = load i32, ptr %t, align 4, !dbg !71
  %idxprom29 = sext i32 %24 to i64, !dbg !72
  %arrayidx30 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom29, !dbg !72
  %25 = load i32, ptr %arrayidx30, align 4, !dbg !73
  %add31 = add nsw i32 %25, %23, !dbg !73
  store i32 %add31, ptr %arrayidx30, align 4, !dbg !73
  %26 = load i32, ptr %t, align 4, !dbg !74
  %add32 = add nsw i32 %26, 1, !dbg !75
  %idxprom33 = sext i32 %add32 to i64, !dbg !76
  %arrayidx34 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom33, !dbg !76
  %27 = load i32, ptr %arrayidx34, align 4, !dbg !76
  %28 = load i32, ptr %t, align 4, !dbg !77
  %idxprom35 = sext i32 %28 to i64, !dbg !78
  %arrayidx36 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom35, !dbg !78
  %29 = load i32, ptr %arrayidx36, align 4, !dbg !79
  %add37 = add nsw i32 %29, %27, !dbg !79
  store i32 %add37, ptr %arrayidx36, align 4, !dbg !79
  br label %if.end, !dbg !80

if.end:                                           ; preds = %if.then, %entry
  %30 = load i32, ptr %t, align 4, !dbg !81
  %cmp38 = icmp eq i32 %30, 0, !dbg !83
  br i1 %cmp38, label %if.then39, label %if.end41, !dbg !83

if.then39:                                        ; preds = %if.end
  %31 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), align 4, !dbg !84
  %32 = load ptr, ptr %o.addr, align 8, !dbg !85
  %arrayidx40 = getelementptr inbounds i32, ptr %32, i64 0, !dbg !85
  store i32 %31, ptr %arrayidx40, align 4, !dbg !86
  br label %if.end41, !dbg !85

if.end41:                                         ; preds = %if.then39, %if.end
  ret void, !dbg !87
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
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 27, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 26, type: !4, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "warp_synchronous.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 206)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 207)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{}
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 64)
!22 = !{i32 7, !"Dwarf Version", i32 4}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!26 = !{!"clang version 22.1.8"}
!27 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 26, type: !6)
!28 = !DILocation(line: 26, column: 24, scope: !2)
!29 = !DILocalVariable(name: "in", arg: 2, scope: !2, file: !3, line: 26, type: !8)
!30 = !DILocation(line: 26, column: 38, scope: !2)
!31 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 28, type: !7)
!32 = !DILocation(line: 28, column: 7, scope: !2)
!33 = !DILocation(line: 28, column: 11, scope: !2)
!34 = !DILocation(line: 29, column: 10, scope: !2)
!35 = !DILocation(line: 29, column: 13, scope: !2)
!36 = !DILocation(line: 29, column: 5, scope: !2)
!37 = !DILocation(line: 29, column: 3, scope: !2)
!38 = !DILocation(line: 29, column: 8, scope: !2)
!39 = !DILocation(line: 30, column: 3, scope: !2)
!40 = !DILocation(line: 31, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !2, file: !3, line: 31, column: 7)
!42 = !DILocation(line: 31, column: 9, scope: !41)
!43 = !DILocation(line: 32, column: 15, scope: !44)
!44 = distinct !DILexicalBlock(scope: !41, file: !3, line: 31, column: 15)
!45 = !DILocation(line: 32, column: 17, scope: !44)
!46 = !DILocation(line: 32, column: 13, scope: !44)
!47 = !DILocation(line: 32, column: 7, scope: !44)
!48 = !DILocation(line: 32, column: 5, scope: !44)
!49 = !DILocation(line: 32, column: 10, scope: !44)
!50 = !DILocation(line: 33, column: 15, scope: !44)
!51 = !DILocation(line: 33, column: 17, scope: !44)
!52 = !DILocation(line: 33, column: 13, scope: !44)
!53 = !DILocation(line: 33, column: 7, scope: !44)
!54 = !DILocation(line: 33, column: 5, scope: !44)
!55 = !DILocation(line: 33, column: 10, scope: !44)
!56 = !DILocation(line: 34, column: 15, scope: !44)
!57 = !DILocation(line: 34, column: 17, scope: !44)
!58 = !DILocation(line: 34, column: 13, scope: !44)
!59 = !DILocation(line: 34, column: 7, scope: !44)
!60 = !DILocation(line: 34, column: 5, scope: !44)
!61 = !DILocation(line: 34, column: 10, scope: !44)
!62 = !DILocation(line: 35, column: 15, scope: !44)
!63 = !DILocation(line: 35, column: 17, scope: !44)
!64 = !DILocation(line: 35, column: 13, scope: !44)
!65 = !DILocation(line: 35, column: 7, scope: !44)
!66 = !DILocation(line: 35, column: 5, scope: !44)
!67 = !DILocation(line: 35, column: 10, scope: !44)
!68 = !DILocation(line: 36, column: 15, scope: !44)
!69 = !DILocation(line: 36, column: 17, scope: !44)
!70 = !DILocation(line: 36, column: 13, scope: !44)
!71 = !DILocation(line: 36, column: 7, scope: !44)
!72 = !DILocation(line: 36, column: 5, scope: !44)
!73 = !DILocation(line: 36, column: 10, scope: !44)
!74 = !DILocation(line: 37, column: 15, scope: !44)
!75 = !DILocation(line: 37, column: 17, scope: !44)
!76 = !DILocation(line: 37, column: 13, scope: !44)
!77 = !DILocation(line: 37, column: 7, scope: !44)
!78 = !DILocation(line: 37, column: 5, scope: !44)
!79 = !DILocation(line: 37, column: 10, scope: !44)
!80 = !DILocation(line: 38, column: 3, scope: !44)
!81 = !DILocation(line: 39, column: 7, scope: !82)
!82 = distinct !DILexicalBlock(scope: !2, file: !3, line: 39, column: 7)
!83 = !DILocation(line: 39, column: 9, scope: !82)
!84 = !DILocation(line: 40, column: 12, scope: !82)
!85 = !DILocation(line: 40, column: 5, scope: !82)
!86 = !DILocation(line: 40, column: 10, scope: !82)
!87 = !DILocation(line: 41, column: 1, scope: !2)
