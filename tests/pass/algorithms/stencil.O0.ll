; ModuleID = 'stencil.cu'
source_filename = "stencil.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ1kPiPKiE1s = internal addrspace(3) global [66 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !2 {
entry:
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !27, !DIExpression(), !28)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !29, !DIExpression(), !30)
    #dbg_declare(ptr %t, !31, !DIExpression(), !32)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  store i32 %0, ptr %t, align 4, !dbg !32
    #dbg_declare(ptr %i, !34, !DIExpression(), !35)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !36
  %mul = mul i32 %1, 64, !dbg !37
  %2 = load i32, ptr %t, align 4, !dbg !38
  %add = add i32 %mul, %2, !dbg !39
  store i32 %add, ptr %i, align 4, !dbg !35
  %3 = load ptr, ptr %a.addr, align 8, !dbg !40
  %4 = load i32, ptr %i, align 4, !dbg !41
  %add2 = add nsw i32 %4, 1, !dbg !42
  %idxprom = sext i32 %add2 to i64, !dbg !40
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %idxprom, !dbg !40
  %5 = load i32, ptr %arrayidx, align 4, !dbg !40
  %6 = load i32, ptr %t, align 4, !dbg !43
  %add3 = add nsw i32 %6, 1, !dbg !44
  %idxprom4 = sext i32 %add3 to i64, !dbg !45
  %arrayidx5 = getelementptr inbounds [66 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom4, !dbg !45
  store i32 %5, ptr %arrayidx5, align 4, !dbg !46
  %7 = load i32, ptr %t, align 4, !dbg !47
  %cmp = icmp eq i32 %7, 0, !dbg !49
  br i1 %cmp, label %if.then, label %if.end, !dbg !49

if.then:                                          ; preds = %entry
  %8 = load ptr, ptr %a.addr, align 8, !dbg !50
  %9 = load i32, ptr %i, align 4, !dbg !51
  %idxprom6 = sext i32 %9 to i64, !dbg !50
  %arrayidx7 = getelementptr inbounds i32, ptr %8, i64 %idxprom6, !dbg !50
  %10 = load i32, ptr %arrayidx7, align 4, !dbg !50
  store i32 %10, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), align 4, !dbg !52
  br label %if.end, !dbg !53

if.end:                                           ; preds = %if.then, %entry
  %11 = load i32, ptr %t, align 4, !dbg !54
  %cmp8 = icmp eq i32 %11, 63, !dbg !56
  br i1 %cmp8, label %if.then9, label %if.end13, !dbg !56

if.then9:                                         ; preds = %if.end
  %12 = load ptr, ptr %a.addr, align 8, !dbg !57
  %13 = load i32, ptr %i, align 4, !dbg !58
  %add10 = add nsw i32 %13, 2, !dbg !59
  %idxprom11 = sext i32 %add10 to i64, !dbg !57
  %arrayidx12 = getelementptr inbounds i32, ptr %12, i64 %idxprom11, !dbg !57
  %14 = load i32, ptr %arrayidx12, align 4, !dbg !57
  store i32 %14, ptr getelementptr inbounds ([66 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 65), align 4, !dbg !60
  br label %if.end13, !dbg !61

if.end13:                                         ; preds = %if.then9, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !62
  %15 = load i32, ptr %t, align 4, !dbg !63
  %idxprom14 = sext i32 %15 to i64, !dbg !64
  %arrayidx15 = getelementptr inbounds [66 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom14, !dbg !64
  %16 = load i32, ptr %arrayidx15, align 4, !dbg !64
  %17 = load i32, ptr %t, align 4, !dbg !65
  %add16 = add nsw i32 %17, 1, !dbg !66
  %idxprom17 = sext i32 %add16 to i64, !dbg !67
  %arrayidx18 = getelementptr inbounds [66 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom17, !dbg !67
  %18 = load i32, ptr %arrayidx18, align 4, !dbg !67
  %add19 = add nsw i32 %16, %18, !dbg !68
  %19 = load i32, ptr %t, align 4, !dbg !69
  %add20 = add nsw i32 %19, 2, !dbg !70
  %idxprom21 = sext i32 %add20 to i64, !dbg !71
  %arrayidx22 = getelementptr inbounds [66 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom21, !dbg !71
  %20 = load i32, ptr %arrayidx22, align 4, !dbg !71
  %add23 = add nsw i32 %add19, %20, !dbg !72
  %21 = load ptr, ptr %o.addr, align 8, !dbg !73
  %22 = load i32, ptr %i, align 4, !dbg !74
  %idxprom24 = sext i32 %22 to i64, !dbg !73
  %arrayidx25 = getelementptr inbounds i32, ptr %21, i64 %idxprom24, !dbg !73
  store i32 %add23, ptr %arrayidx25, align 4, !dbg !75
  ret void, !dbg !76
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 7, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "stencil.cu", directory: ".")
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
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2112, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 66)
!22 = !{i32 7, !"Dwarf Version", i32 4}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!26 = !{!"clang version 22.1.8"}
!27 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!28 = !DILocation(line: 6, column: 24, scope: !2)
!29 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 6, type: !8)
!30 = !DILocation(line: 6, column: 38, scope: !2)
!31 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !7)
!32 = !DILocation(line: 8, column: 7, scope: !2)
!33 = !DILocation(line: 8, column: 11, scope: !2)
!34 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 8, type: !7)
!35 = !DILocation(line: 8, column: 24, scope: !2)
!36 = !DILocation(line: 8, column: 28, scope: !2)
!37 = !DILocation(line: 8, column: 39, scope: !2)
!38 = !DILocation(line: 8, column: 46, scope: !2)
!39 = !DILocation(line: 8, column: 44, scope: !2)
!40 = !DILocation(line: 9, column: 14, scope: !2)
!41 = !DILocation(line: 9, column: 16, scope: !2)
!42 = !DILocation(line: 9, column: 18, scope: !2)
!43 = !DILocation(line: 9, column: 5, scope: !2)
!44 = !DILocation(line: 9, column: 7, scope: !2)
!45 = !DILocation(line: 9, column: 3, scope: !2)
!46 = !DILocation(line: 9, column: 12, scope: !2)
!47 = !DILocation(line: 10, column: 7, scope: !48)
!48 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!49 = !DILocation(line: 10, column: 9, scope: !48)
!50 = !DILocation(line: 11, column: 12, scope: !48)
!51 = !DILocation(line: 11, column: 14, scope: !48)
!52 = !DILocation(line: 11, column: 10, scope: !48)
!53 = !DILocation(line: 11, column: 5, scope: !48)
!54 = !DILocation(line: 12, column: 7, scope: !55)
!55 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 7)
!56 = !DILocation(line: 12, column: 9, scope: !55)
!57 = !DILocation(line: 13, column: 13, scope: !55)
!58 = !DILocation(line: 13, column: 15, scope: !55)
!59 = !DILocation(line: 13, column: 17, scope: !55)
!60 = !DILocation(line: 13, column: 11, scope: !55)
!61 = !DILocation(line: 13, column: 5, scope: !55)
!62 = !DILocation(line: 14, column: 3, scope: !2)
!63 = !DILocation(line: 15, column: 12, scope: !2)
!64 = !DILocation(line: 15, column: 10, scope: !2)
!65 = !DILocation(line: 15, column: 19, scope: !2)
!66 = !DILocation(line: 15, column: 21, scope: !2)
!67 = !DILocation(line: 15, column: 17, scope: !2)
!68 = !DILocation(line: 15, column: 15, scope: !2)
!69 = !DILocation(line: 15, column: 30, scope: !2)
!70 = !DILocation(line: 15, column: 32, scope: !2)
!71 = !DILocation(line: 15, column: 28, scope: !2)
!72 = !DILocation(line: 15, column: 26, scope: !2)
!73 = !DILocation(line: 15, column: 3, scope: !2)
!74 = !DILocation(line: 15, column: 5, scope: !2)
!75 = !DILocation(line: 15, column: 8, scope: !2)
!76 = !DILocation(line: 16, column: 1, scope: !2)
