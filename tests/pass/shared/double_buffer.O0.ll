; ModuleID = 'double_buffer.cu'
source_filename = "double_buffer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiE1s = internal addrspace(3) global [2 x [64 x i32]] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !2 {
entry:
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %now = alloca i32, align 4
  %i = alloca i32, align 4
  %v = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !26, !DIExpression(), !27)
    #dbg_declare(ptr %t, !28, !DIExpression(), !29)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  store i32 %0, ptr %t, align 4, !dbg !29
    #dbg_declare(ptr %now, !31, !DIExpression(), !32)
  store i32 0, ptr %now, align 4, !dbg !32
  %1 = load i32, ptr %t, align 4, !dbg !33
  %2 = load i32, ptr %t, align 4, !dbg !34
  %idxprom = sext i32 %2 to i64, !dbg !35
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom, !dbg !35
  store i32 %1, ptr %arrayidx, align 4, !dbg !36
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
    #dbg_declare(ptr %i, !38, !DIExpression(), !40)
  store i32 0, ptr %i, align 4, !dbg !40
  br label %for.cond, !dbg !41

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %i, align 4, !dbg !42
  %cmp = icmp slt i32 %3, 4, !dbg !44
  br i1 %cmp, label %for.body, label %for.end, !dbg !45

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %v, !46, !DIExpression(), !48)
  %4 = load i32, ptr %now, align 4, !dbg !49
  %idxprom1 = sext i32 %4 to i64, !dbg !50
  %arrayidx2 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom1, !dbg !50
  %5 = load i32, ptr %t, align 4, !dbg !51
  %add = add nsw i32 %5, 1, !dbg !52
  %and = and i32 %add, 63, !dbg !53
  %idxprom3 = sext i32 %and to i64, !dbg !50
  %arrayidx4 = getelementptr inbounds [64 x i32], ptr %arrayidx2, i64 0, i64 %idxprom3, !dbg !50
  %6 = load i32, ptr %arrayidx4, align 4, !dbg !50
  store i32 %6, ptr %v, align 4, !dbg !48
  %7 = load i32, ptr %now, align 4, !dbg !54
  %xor = xor i32 %7, 1, !dbg !54
  store i32 %xor, ptr %now, align 4, !dbg !54
  %8 = load i32, ptr %v, align 4, !dbg !55
  %9 = load i32, ptr %now, align 4, !dbg !56
  %idxprom5 = sext i32 %9 to i64, !dbg !57
  %arrayidx6 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom5, !dbg !57
  %10 = load i32, ptr %t, align 4, !dbg !58
  %idxprom7 = sext i32 %10 to i64, !dbg !57
  %arrayidx8 = getelementptr inbounds [64 x i32], ptr %arrayidx6, i64 0, i64 %idxprom7, !dbg !57
  store i32 %8, ptr %arrayidx8, align 4, !dbg !59
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !60
  br label %for.inc, !dbg !61

for.inc:                                          ; preds = %for.body
  %11 = load i32, ptr %i, align 4, !dbg !62
  %inc = add nsw i32 %11, 1, !dbg !62
  store i32 %inc, ptr %i, align 4, !dbg !62
  br label %for.cond, !dbg !63, !llvm.loop !64

for.end:                                          ; preds = %for.cond
  %12 = load i32, ptr %now, align 4, !dbg !67
  %idxprom9 = sext i32 %12 to i64, !dbg !68
  %arrayidx10 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom9, !dbg !68
  %13 = load i32, ptr %t, align 4, !dbg !69
  %idxprom11 = sext i32 %13 to i64, !dbg !68
  %arrayidx12 = getelementptr inbounds [64 x i32], ptr %arrayidx10, i64 0, i64 %idxprom11, !dbg !68
  %14 = load i32, ptr %arrayidx12, align 4, !dbg !68
  %15 = load ptr, ptr %o.addr, align 8, !dbg !70
  %16 = load i32, ptr %t, align 4, !dbg !71
  %idxprom13 = sext i32 %16 to i64, !dbg !70
  %arrayidx14 = getelementptr inbounds i32, ptr %15, i64 %idxprom13, !dbg !70
  store i32 %14, ptr %arrayidx14, align 4, !dbg !72
  ret void, !dbg !73
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!21, !22, !23, !24}
!llvm.ident = !{!25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 7, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "double_buffer.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 206)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 207)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{}
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 4096, elements: !18)
!18 = !{!19, !20}
!19 = !DISubrange(count: 2)
!20 = !DISubrange(count: 64)
!21 = !{i32 7, !"Dwarf Version", i32 4}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!25 = !{!"clang version 22.1.8"}
!26 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!27 = !DILocation(line: 6, column: 24, scope: !2)
!28 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !7)
!29 = !DILocation(line: 8, column: 7, scope: !2)
!30 = !DILocation(line: 8, column: 11, scope: !2)
!31 = !DILocalVariable(name: "now", scope: !2, file: !3, line: 8, type: !7)
!32 = !DILocation(line: 8, column: 24, scope: !2)
!33 = !DILocation(line: 9, column: 13, scope: !2)
!34 = !DILocation(line: 9, column: 8, scope: !2)
!35 = !DILocation(line: 9, column: 3, scope: !2)
!36 = !DILocation(line: 9, column: 11, scope: !2)
!37 = !DILocation(line: 10, column: 3, scope: !2)
!38 = !DILocalVariable(name: "i", scope: !39, file: !3, line: 11, type: !7)
!39 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!40 = !DILocation(line: 11, column: 12, scope: !39)
!41 = !DILocation(line: 11, column: 8, scope: !39)
!42 = !DILocation(line: 11, column: 19, scope: !43)
!43 = distinct !DILexicalBlock(scope: !39, file: !3, line: 11, column: 3)
!44 = !DILocation(line: 11, column: 21, scope: !43)
!45 = !DILocation(line: 11, column: 3, scope: !39)
!46 = !DILocalVariable(name: "v", scope: !47, file: !3, line: 12, type: !7)
!47 = distinct !DILexicalBlock(scope: !43, file: !3, line: 11, column: 31)
!48 = !DILocation(line: 12, column: 9, scope: !47)
!49 = !DILocation(line: 12, column: 15, scope: !47)
!50 = !DILocation(line: 12, column: 13, scope: !47)
!51 = !DILocation(line: 12, column: 21, scope: !47)
!52 = !DILocation(line: 12, column: 23, scope: !47)
!53 = !DILocation(line: 12, column: 28, scope: !47)
!54 = !DILocation(line: 13, column: 9, scope: !47)
!55 = !DILocation(line: 14, column: 17, scope: !47)
!56 = !DILocation(line: 14, column: 7, scope: !47)
!57 = !DILocation(line: 14, column: 5, scope: !47)
!58 = !DILocation(line: 14, column: 12, scope: !47)
!59 = !DILocation(line: 14, column: 15, scope: !47)
!60 = !DILocation(line: 15, column: 5, scope: !47)
!61 = !DILocation(line: 16, column: 3, scope: !47)
!62 = !DILocation(line: 11, column: 26, scope: !43)
!63 = !DILocation(line: 11, column: 3, scope: !43)
!64 = distinct !{!64, !45, !65, !66}
!65 = !DILocation(line: 16, column: 3, scope: !39)
!66 = !{!"llvm.loop.mustprogress"}
!67 = !DILocation(line: 17, column: 12, scope: !2)
!68 = !DILocation(line: 17, column: 10, scope: !2)
!69 = !DILocation(line: 17, column: 17, scope: !2)
!70 = !DILocation(line: 17, column: 3, scope: !2)
!71 = !DILocation(line: 17, column: 5, scope: !2)
!72 = !DILocation(line: 17, column: 8, scope: !2)
!73 = !DILocation(line: 18, column: 1, scope: !2)
