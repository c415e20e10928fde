; ModuleID = 'lockstep_loop.cu'
source_filename = "lockstep_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ6roundsPiE1s = internal addrspace(3) global [32 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6roundsPi(ptr noundef %o) #0 !dbg !2 {
entry:
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %t, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  store i32 %0, ptr %t, align 4, !dbg !28
    #dbg_declare(ptr %i, !30, !DIExpression(), !31)
  store i32 0, ptr %i, align 4, !dbg !31
  br label %for.cond, !dbg !32

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !33
  %2 = load i32, ptr %t, align 4, !dbg !37
  %idxprom = sext i32 %2 to i64, !dbg !38
  %arrayidx = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6roundsPiE1s to ptr), i64 0, i64 %idxprom, !dbg !38
  store i32 %1, ptr %arrayidx, align 4, !dbg !39
  %3 = load i32, ptr %i, align 4, !dbg !40
  %4 = load i32, ptr %t, align 4, !dbg !42
  %cmp = icmp sge i32 %3, %4, !dbg !43
  br i1 %cmp, label %if.then, label %if.end, !dbg !43

if.then:                                          ; preds = %for.cond
  %5 = load i32, ptr %i, align 4, !dbg !44
  %sub = sub nsw i32 0, %5, !dbg !46
  %6 = load i32, ptr %t, align 4, !dbg !47
  %idxprom1 = sext i32 %6 to i64, !dbg !48
  %arrayidx2 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6roundsPiE1s to ptr), i64 0, i64 %idxprom1, !dbg !48
  store i32 %sub, ptr %arrayidx2, align 4, !dbg !49
  br label %for.end, !dbg !50

if.end:                                           ; preds = %for.cond
  br label %for.inc, !dbg !51

for.inc:                                          ; preds = %if.end
  %7 = load i32, ptr %i, align 4, !dbg !52
  %inc = add nsw i32 %7, 1, !dbg !52
  store i32 %inc, ptr %i, align 4, !dbg !52
  br label %for.cond, !dbg !53, !llvm.loop !54

for.end:                                          ; preds = %if.then
  %8 = load i32, ptr %t, align 4, !dbg !58
  %sub3 = sub nsw i32 31, %8, !dbg !59
  %idxprom4 = sext i32 %sub3 to i64, !dbg !60
  %arrayidx5 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6roundsPiE1s to ptr), i64 0, i64 %idxprom4, !dbg !60
  %9 = load i32, ptr %arrayidx5, align 4, !dbg !60
  %10 = load ptr, ptr %o.addr, align 8, !dbg !61
  %11 = load i32, ptr %t, align 4, !dbg !62
  %idxprom6 = sext i32 %11 to i64, !dbg !61
  %arrayidx7 = getelementptr inbounds i32, ptr %10, i64 %idxprom6, !dbg !61
  store i32 %9, ptr %arrayidx7, align 4, !dbg !63
  ret void, !dbg !64
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 6, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "rounds", linkageName: "_Z6roundsPi", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "lockstep_loop.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 214)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 215)
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
!25 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!26 = !DILocation(line: 5, column: 29, scope: !2)
!27 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 7, type: !7)
!28 = !DILocation(line: 7, column: 7, scope: !2)
!29 = !DILocation(line: 7, column: 11, scope: !2)
!30 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 7, type: !7)
!31 = !DILocation(line: 7, column: 24, scope: !2)
!32 = !DILocation(line: 8, column: 3, scope: !2)
!33 = !DILocation(line: 9, column: 12, scope: !34)
!34 = distinct !DILexicalBlock(scope: !35, file: !3, line: 8, column: 16)
!35 = distinct !DILexicalBlock(scope: !36, file: !3, line: 8, column: 3)
!36 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 3)
!37 = !DILocation(line: 9, column: 7, scope: !34)
!38 = !DILocation(line: 9, column: 5, scope: !34)
!39 = !DILocation(line: 9, column: 10, scope: !34)
!40 = !DILocation(line: 10, column: 9, scope: !41)
!41 = distinct !DILexicalBlock(scope: !34, file: !3, line: 10, column: 9)
!42 = !DILocation(line: 10, column: 14, scope: !41)
!43 = !DILocation(line: 10, column: 11, scope: !41)
!44 = !DILocation(line: 11, column: 15, scope: !45)
!45 = distinct !DILexicalBlock(scope: !41, file: !3, line: 10, column: 17)
!46 = !DILocation(line: 11, column: 14, scope: !45)
!47 = !DILocation(line: 11, column: 9, scope: !45)
!48 = !DILocation(line: 11, column: 7, scope: !45)
!49 = !DILocation(line: 11, column: 12, scope: !45)
!50 = !DILocation(line: 12, column: 7, scope: !45)
!51 = !DILocation(line: 14, column: 3, scope: !34)
!52 = !DILocation(line: 8, column: 11, scope: !35)
!53 = !DILocation(line: 8, column: 3, scope: !35)
!54 = distinct !{!54, !55, !56, !57}
!55 = !DILocation(line: 8, column: 3, scope: !36)
!56 = !DILocation(line: 14, column: 3, scope: !36)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !DILocation(line: 15, column: 17, scope: !2)
!59 = !DILocation(line: 15, column: 15, scope: !2)
!60 = !DILocation(line: 15, column: 10, scope: !2)
!61 = !DILocation(line: 15, column: 3, scope: !2)
!62 = !DILocation(line: 15, column: 5, scope: !2)
!63 = !DILocation(line: 15, column: 8, scope: !2)
!64 = !DILocation(line: 16, column: 1, scope: !2)
