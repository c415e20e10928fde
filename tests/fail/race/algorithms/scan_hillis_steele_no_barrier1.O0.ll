; ModuleID = 'scan_hillis_steele_no_barrier1.cu'
source_filename = "scan_hillis_steele_no_barrier1.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiPKiE1s = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !2 {
entry:
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %d = alloca i32, align 4
  %v = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !27, !DIExpression(), !28)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !29, !DIExpression(), !30)
    #dbg_declare(ptr %t, !31, !DIExpression(), !32)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  store i32 %0, ptr %t, align 4, !dbg !32
  %1 = load ptr, ptr %a.addr, align 8, !dbg !34
  %2 = load i32, ptr %t, align 4, !dbg !35
  %idxprom = sext i32 %2 to i64, !dbg !34
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 %idxprom, !dbg !34
  %3 = load i32, ptr %arrayidx, align 4, !dbg !34
  %4 = load i32, ptr %t, align 4, !dbg !36
  %idxprom1 = sext i32 %4 to i64, !dbg !37
  %arrayidx2 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom1, !dbg !37
  store i32 %3, ptr %arrayidx2, align 4, !dbg !38
    #dbg_declare(ptr %d, !39, !DIExpression(), !41)
  store i32 1, ptr %d, align 4, !dbg !41
  br label %for.cond, !dbg !42

for.cond:                                         ; preds = %for.inc, %entry
  %5 = load i32, ptr %d, align 4, !dbg !43
  %cmp = icmp slt i32 %5, 64, !dbg !45
  br i1 %cmp, label %for.body, label %for.end, !dbg !46

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %v, !47, !DIExpression(), !49)
  store i32 0, ptr %v, align 4, !dbg !49
  %6 = load i32, ptr %t, align 4, !dbg !50
  %7 = load i32, ptr %d, align 4, !dbg !52
  %cmp3 = icmp sge i32 %6, %7, !dbg !53
  br i1 %cmp3, label %if.then, label %if.end, !dbg !53

if.then:                                          ; preds = %for.body
  %8 = load i32, ptr %t, align 4, !dbg !54
  %9 = load i32, ptr %d, align 4, !dbg !55
  %sub = sub nsw i32 %8, %9, !dbg !56
  %idxprom4 = sext i32 %sub to i64, !dbg !57
  %arrayidx5 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom4, !dbg !57
  %10 = load i32, ptr %arrayidx5, align 4, !dbg !57
  store i32 %10, ptr %v, align 4, !dbg !58
  br label %if.end, !dbg !59

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !60
  %11 = load i32, ptr %v, align 4, !dbg !61
  %12 = load i32, ptr %t, align 4, !dbg !62
  %idxprom6 = sext i32 %12 to i64, !dbg !63
  %arrayidx7 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom6, !dbg !63
  %13 = load i32, ptr %arrayidx7, align 4, !dbg !64
  %add = add nsw i32 %13, %11, !dbg !64
  store i32 %add, ptr %arrayidx7, align 4, !dbg !64
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !65
  br label %for.inc, !dbg !66

for.inc:                                          ; preds = %if.end
  %14 = load i32, ptr %d, align 4, !dbg !67
  %shl = shl i32 %14, 1, !dbg !67
  store i32 %shl, ptr %d, align 4, !dbg !67
  br label %for.cond, !dbg !68, !llvm.loop !69

for.end:                                          ; preds = %for.cond
  %15 = load i32, ptr %t, align 4, !dbg !72
  %idxprom8 = sext i32 %15 to i64, !dbg !73
  %arrayidx9 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom8, !dbg !73
  %16 = load i32, ptr %arrayidx9, align 4, !dbg !73
  %17 = load ptr, ptr %o.addr, align 8, !dbg !74
  %18 = load i32, ptr %t, align 4, !dbg !75
  %idxprom10 = sext i32 %18 to i64, !dbg !74
  %arrayidx11 = getelementptr inbounds i32, ptr %17, i64 %idxprom10, !dbg !74
  store i32 %16, ptr %arrayidx11, align 4, !dbg !76
  ret void, !dbg !77
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
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 10, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "scan_hillis_steele_no_barrier1.cu", directory: ".")
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
!27 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!28 = !DILocation(line: 9, column: 24, scope: !2)
!29 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 9, type: !8)
!30 = !DILocation(line: 9, column: 38, scope: !2)
!31 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 11, type: !7)
!32 = !DILocation(line: 11, column: 7, scope: !2)
!33 = !DILocation(line: 11, column: 11, scope: !2)
!34 = !DILocation(line: 12, column: 10, scope: !2)
!35 = !DILocation(line: 12, column: 12, scope: !2)
!36 = !DILocation(line: 12, column: 5, scope: !2)
!37 = !DILocation(line: 12, column: 3, scope: !2)
!38 = !DILocation(line: 12, column: 8, scope: !2)
!39 = !DILocalVariable(name: "d", scope: !40, file: !3, line: 13, type: !7)
!40 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 3)
!41 = !DILocation(line: 13, column: 12, scope: !40)
!42 = !DILocation(line: 13, column: 8, scope: !40)
!43 = !DILocation(line: 13, column: 19, scope: !44)
!44 = distinct !DILexicalBlock(scope: !40, file: !3, line: 13, column: 3)
!45 = !DILocation(line: 13, column: 21, scope: !44)
!46 = !DILocation(line: 13, column: 3, scope: !40)
!47 = !DILocalVariable(name: "v", scope: !48, file: !3, line: 14, type: !7)
!48 = distinct !DILexicalBlock(scope: !44, file: !3, line: 13, column: 36)
!49 = !DILocation(line: 14, column: 9, scope: !48)
!50 = !DILocation(line: 15, column: 9, scope: !51)
!51 = distinct !DILexicalBlock(scope: !48, file: !3, line: 15, column: 9)
!52 = !DILocation(line: 15, column: 14, scope: !51)
!53 = !DILocation(line: 15, column: 11, scope: !51)
!54 = !DILocation(line: 16, column: 13, scope: !51)
!55 = !DILocation(line: 16, column: 17, scope: !51)
!56 = !DILocation(line: 16, column: 15, scope: !51)
!57 = !DILocation(line: 16, column: 11, scope: !51)
!58 = !DILocation(line: 16, column: 9, scope: !51)
!59 = !DILocation(line: 16, column: 7, scope: !51)
!60 = !DILocation(line: 17, column: 5, scope: !48)
!61 = !DILocation(line: 18, column: 13, scope: !48)
!62 = !DILocation(line: 18, column: 7, scope: !48)
!63 = !DILocation(line: 18, column: 5, scope: !48)
!64 = !DILocation(line: 18, column: 10, scope: !48)
!65 = !DILocation(line: 19, column: 5, scope: !48)
!66 = !DILocation(line: 20, column: 3, scope: !48)
!67 = !DILocation(line: 13, column: 29, scope: !44)
!68 = !DILocation(line: 13, column: 3, scope: !44)
!69 = distinct !{!69, !46, !70, !71}
!70 = !DILocation(line: 20, column: 3, scope: !40)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !DILocation(line: 21, column: 12, scope: !2)
!73 = !DILocation(line: 21, column: 10, scope: !2)
!74 = !DILocation(line: 21, column: 3, scope: !2)
!75 = !DILocation(line: 21, column: 5, scope: !2)
!76 = !DILocation(line: 21, column: 8, scope: !2)
!77 = !DILocation(line: 22, column: 1, scope: !2)
