; ModuleID = 'ballot_for_barrier.cu'
source_filename = "ballot_for_barrier.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiE1s = internal addrspace(3) global [2 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !2 {
entry:
  %m.addr.i = alloca i32, align 4
  %p.addr.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %t, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  store i32 %0, ptr %t, align 4, !dbg !28
    #dbg_declare(ptr %i, !30, !DIExpression(), !32)
  store i32 0, ptr %i, align 4, !dbg !32
  br label %for.cond, !dbg !33

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !34
  %cmp = icmp slt i32 %1, 2, !dbg !36
  br i1 %cmp, label %for.body, label %for.end, !dbg !37

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %t, align 4, !dbg !38
  %and = and i32 %2, 31, !dbg !41
  %cmp1 = icmp eq i32 %and, 0, !dbg !42
  br i1 %cmp1, label %if.then, label %if.end, !dbg !42

if.then:                                          ; preds = %for.body
  %3 = load i32, ptr %t, align 4, !dbg !43
  %4 = load i32, ptr %i, align 4, !dbg !44
  %add = add nsw i32 %3, %4, !dbg !45
  %5 = load i32, ptr %t, align 4, !dbg !46
  %shr = ashr i32 %5, 5, !dbg !47
  %idxprom = sext i32 %shr to i64, !dbg !48
  %arrayidx = getelementptr inbounds [2 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom, !dbg !48
  store i32 %add, ptr %arrayidx, align 4, !dbg !49
  br label %if.end, !dbg !48

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !50
  %6 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), align 4, !dbg !51
  %7 = load i32, ptr getelementptr inbounds ([2 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 1), align 4, !dbg !52
  %add2 = add nsw i32 %6, %7, !dbg !53
  %8 = load ptr, ptr %o.addr, align 8, !dbg !54
  %9 = load i32, ptr %t, align 4, !dbg !55
  %idxprom3 = sext i32 %9 to i64, !dbg !54
  %arrayidx4 = getelementptr inbounds i32, ptr %8, i64 %idxprom3, !dbg !54
  %10 = load i32, ptr %arrayidx4, align 4, !dbg !56
  %add5 = add nsw i32 %10, %add2, !dbg !56
  store i32 %add5, ptr %arrayidx4, align 4, !dbg !56
  store i32 -1, ptr %m.addr.i, align 4, !dbg !57
  store i32 1, ptr %p.addr.i, align 4, !dbg !57
  %11 = load i32, ptr %m.addr.i, align 4, !dbg !57
  %12 = load i32, ptr %p.addr.i, align 4, !dbg !57
  %tobool.i = icmp ne i32 %12, 0, !dbg !57
  %13 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %11, i1 %tobool.i), !dbg !57
  br label %for.inc, !dbg !58

for.inc:                                          ; preds = %if.end
  %14 = load i32, ptr %i, align 4, !dbg !59
  %inc = add nsw i32 %14, 1, !dbg !59
  store i32 %inc, ptr %i, align 4, !dbg !59
  br label %for.cond, !dbg !60, !llvm.loop !61

for.end:                                          ; preds = %for.cond
  ret void, !dbg !64
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 8, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "ballot_for_barrier.cu", directory: ".")
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
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 2)
!20 = !{i32 7, !"Dwarf Version", i32 4}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!24 = !{!"clang version 22.1.8"}
!25 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!26 = !DILocation(line: 7, column: 24, scope: !2)
!27 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !7)
!28 = !DILocation(line: 9, column: 7, scope: !2)
!29 = !DILocation(line: 9, column: 11, scope: !2)
!30 = !DILocalVariable(name: "i", scope: !31, file: !3, line: 10, type: !7)
!31 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 3)
!32 = !DILocation(line: 10, column: 12, scope: !31)
!33 = !DILocation(line: 10, column: 8, scope: !31)
!34 = !DILocation(line: 10, column: 19, scope: !35)
!35 = distinct !DILexicalBlock(scope: !31, file: !3, line: 10, column: 3)
!36 = !DILocation(line: 10, column: 21, scope: !35)
!37 = !DILocation(line: 10, column: 3, scope: !31)
!38 = !DILocation(line: 11, column: 10, scope: !39)
!39 = distinct !DILexicalBlock(scope: !40, file: !3, line: 11, column: 9)
!40 = distinct !DILexicalBlock(scope: !35, file: !3, line: 10, column: 31)
!41 = !DILocation(line: 11, column: 12, scope: !39)
!42 = !DILocation(line: 11, column: 18, scope: !39)
!43 = !DILocation(line: 12, column: 19, scope: !39)
!44 = !DILocation(line: 12, column: 23, scope: !39)
!45 = !DILocation(line: 12, column: 21, scope: !39)
!46 = !DILocation(line: 12, column: 9, scope: !39)
!47 = !DILocation(line: 12, column: 11, scope: !39)
!48 = !DILocation(line: 12, column: 7, scope: !39)
!49 = !DILocation(line: 12, column: 17, scope: !39)
!50 = !DILocation(line: 13, column: 5, scope: !40)
!51 = !DILocation(line: 14, column: 13, scope: !40)
!52 = !DILocation(line: 14, column: 20, scope: !40)
!53 = !DILocation(line: 14, column: 18, scope: !40)
!54 = !DILocation(line: 14, column: 5, scope: !40)
!55 = !DILocation(line: 14, column: 7, scope: !40)
!56 = !DILocation(line: 14, column: 10, scope: !40)
!57 = !DILocation(line: 15, column: 5, scope: !40)
!58 = !DILocation(line: 16, column: 3, scope: !40)
!59 = !DILocation(line: 10, column: 26, scope: !35)
!60 = !DILocation(line: 10, column: 3, scope: !35)
!61 = distinct !{!61, !37, !62, !63}
!62 = !DILocation(line: 16, column: 3, scope: !31)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !DILocation(line: 17, column: 1, scope: !2)
