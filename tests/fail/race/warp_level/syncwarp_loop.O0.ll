; ModuleID = 'syncwarp_loop.cu'
source_filename = "syncwarp_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiE1s = internal addrspace(3) global [32 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !2 {
entry:
  %mask.addr.i9 = alloca i32, align 4
  %mask.addr.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  %v = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %t, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  store i32 %0, ptr %t, align 4, !dbg !28
  %1 = load i32, ptr %t, align 4, !dbg !30
  %2 = load i32, ptr %t, align 4, !dbg !31
  %idxprom = sext i32 %2 to i64, !dbg !32
  %arrayidx = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom, !dbg !32
  store i32 %1, ptr %arrayidx, align 4, !dbg !33
  store i32 -1, ptr %mask.addr.i9, align 4, !dbg !34
  %3 = load i32, ptr %mask.addr.i9, align 4, !dbg !34
  call void @llvm.nvvm.bar.warp.sync(i32 %3), !dbg !34
    #dbg_declare(ptr %i, !35, !DIExpression(), !37)
  store i32 0, ptr %i, align 4, !dbg !37
  br label %for.cond, !dbg !38

for.cond:                                         ; preds = %for.inc, %entry
  %4 = load i32, ptr %i, align 4, !dbg !39
  %cmp = icmp slt i32 %4, 3, !dbg !41
  br i1 %cmp, label %for.body, label %for.end, !dbg !42

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %v, !43, !DIExpression(), !45)
  %5 = load i32, ptr %t, align 4, !dbg !46
  %add = add nsw i32 %5, 1, !dbg !47
  %and = and i32 %add, 31, !dbg !48
  %idxprom1 = sext i32 %and to i64, !dbg !49
  %arrayidx2 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom1, !dbg !49
  %6 = load i32, ptr %arrayidx2, align 4, !dbg !49
  store i32 %6, ptr %v, align 4, !dbg !45
  %7 = load i32, ptr %v, align 4, !dbg !50
  %8 = load i32, ptr %t, align 4, !dbg !51
  %idxprom3 = sext i32 %8 to i64, !dbg !52
  %arrayidx4 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom3, !dbg !52
  store i32 %7, ptr %arrayidx4, align 4, !dbg !53
  store i32 -1, ptr %mask.addr.i, align 4, !dbg !54
  %9 = load i32, ptr %mask.addr.i, align 4, !dbg !54
  call void @llvm.nvvm.bar.warp.sync(i32 %9), !dbg !54
  br label %for.inc, !dbg !55

for.inc:                                          ; preds = %for.body
  %10 = load i32, ptr %i, align 4, !dbg !56
  %inc = add nsw i32 %10, 1, !dbg !56
  store i32 %inc, ptr %i, align 4, !dbg !56
  br label %for.cond, !dbg !57, !llvm.loop !58

for.end:                                          ; preds = %for.cond
  %11 = load i32, ptr %t, align 4, !dbg !61
  %idxprom5 = sext i32 %11 to i64, !dbg !62
  %arrayidx6 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom5, !dbg !62
  %12 = load i32, ptr %arrayidx6, align 4, !dbg !62
  %13 = load ptr, ptr %o.addr, align 8, !dbg !63
  %14 = load i32, ptr %t, align 4, !dbg !64
  %idxprom7 = sext i32 %14 to i64, !dbg !63
  %arrayidx8 = getelementptr inbounds i32, ptr %13, i64 %idxprom7, !dbg !63
  store i32 %12, ptr %arrayidx8, align 4, !dbg !65
  ret void, !dbg !66
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 7, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "syncwarp_loop.cu", directory: ".")
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
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 1024, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 32)
!20 = !{i32 7, !"Dwarf Version", i32 4}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!24 = !{!"clang version 22.1.8"}
!25 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!26 = !DILocation(line: 6, column: 24, scope: !2)
!27 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !7)
!28 = !DILocation(line: 8, column: 7, scope: !2)
!29 = !DILocation(line: 8, column: 11, scope: !2)
!30 = !DILocation(line: 9, column: 10, scope: !2)
!31 = !DILocation(line: 9, column: 5, scope: !2)
!32 = !DILocation(line: 9, column: 3, scope: !2)
!33 = !DILocation(line: 9, column: 8, scope: !2)
!34 = !DILocation(line: 10, column: 3, scope: !2)
!35 = !DILocalVariable(name: "i", scope: !36, file: !3, line: 11, type: !7)
!36 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!37 = !DILocation(line: 11, column: 12, scope: !36)
!38 = !DILocation(line: 11, column: 8, scope: !36)
!39 = !DILocation(line: 11, column: 19, scope: !40)
!40 = distinct !DILexicalBlock(scope: !36, file: !3, line: 11, column: 3)
!41 = !DILocation(line: 11, column: 21, scope: !40)
!42 = !DILocation(line: 11, column: 3, scope: !36)
!43 = !DILocalVariable(name: "v", scope: !44, file: !3, line: 12, type: !7)
!44 = distinct !DILexicalBlock(scope: !40, file: !3, line: 11, column: 31)
!45 = !DILocation(line: 12, column: 9, scope: !44)
!46 = !DILocation(line: 12, column: 16, scope: !44)
!47 = !DILocation(line: 12, column: 18, scope: !44)
!48 = !DILocation(line: 12, column: 23, scope: !44)
!49 = !DILocation(line: 12, column: 13, scope: !44)
!50 = !DILocation(line: 13, column: 12, scope: !44)
!51 = !DILocation(line: 13, column: 7, scope: !44)
!52 = !DILocation(line: 13, column: 5, scope: !44)
!53 = !DILocation(line: 13, column: 10, scope: !44)
!54 = !DILocation(line: 14, column: 5, scope: !44)
!55 = !DILocation(line: 15, column: 3, scope: !44)
!56 = !DILocation(line: 11, column: 26, scope: !40)
!57 = !DILocation(line: 11, column: 3, scope: !40)
!58 = distinct !{!58, !42, !59, !60}
!59 = !DILocation(line: 15, column: 3, scope: !36)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !DILocation(line: 16, column: 12, scope: !2)
!62 = !DILocation(line: 16, column: 10, scope: !2)
!63 = !DILocation(line: 16, column: 3, scope: !2)
!64 = !DILocation(line: 16, column: 5, scope: !2)
!65 = !DILocation(line: 16, column: 8, scope: !2)
!66 = !DILocation(line: 17, column: 1, scope: !2)
