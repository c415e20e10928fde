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
  %mask.addr.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  %sum = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %t, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  store i32 %0, ptr %t, align 4, !dbg !28
    #dbg_declare(ptr %i, !30, !DIExpression(), !31)
  store i32 0, ptr %i, align 4, !dbg !31
    #dbg_declare(ptr %sum, !32, !DIExpression(), !33)
  store i32 0, ptr %sum, align 4, !dbg !33
  %1 = load i32, ptr %t, align 4, !dbg !34
  %idxprom = sext i32 %1 to i64, !dbg !35
  %arrayidx = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6roundsPiE1s to ptr), i64 0, i64 %idxprom, !dbg !35
  store i32 0, ptr %arrayidx, align 4, !dbg !36
  store i32 -1, ptr %mask.addr.i, align 4, !dbg !37
  %2 = load i32, ptr %mask.addr.i, align 4, !dbg !37
  call void @llvm.nvvm.bar.warp.sync(i32 %2), !dbg !37
  br label %for.cond, !dbg !38

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %i, align 4, !dbg !39
  %cmp = icmp slt i32 %3, 33, !dbg !42
  br i1 %cmp, label %for.body, label %for.end, !dbg !43

for.body:                                         ; preds = %for.cond
  %4 = load i32, ptr %i, align 4, !dbg !44
  %5 = load i32, ptr %t, align 4, !dbg !47
  %cmp1 = icmp sge i32 %4, %5, !dbg !48
  br i1 %cmp1, label %if.then, label %if.end, !dbg !48

if.then:                                          ; preds = %for.body
  %6 = load i32, ptr %i, align 4, !dbg !49
  %sub = sub nsw i32 0, %6, !dbg !51
  %7 = load i32, ptr %t, align 4, !dbg !52
  %idxprom2 = sext i32 %7 to i64, !dbg !53
  %arrayidx3 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6roundsPiE1s to ptr), i64 0, i64 %idxprom2, !dbg !53
  store i32 %sub, ptr %arrayidx3, align 4, !dbg !54
  br label %for.end, !dbg !55

if.end:                                           ; preds = %for.body
  %8 = load i32, ptr %i, align 4, !dbg !56
  %idxprom4 = sext i32 %8 to i64, !dbg !57
  %arrayidx5 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6roundsPiE1s to ptr), i64 0, i64 %idxprom4, !dbg !57
  %9 = load i32, ptr %arrayidx5, align 4, !dbg !57
  %10 = load i32, ptr %sum, align 4, !dbg !58
  %add = add nsw i32 %10, %9, !dbg !58
  store i32 %add, ptr %sum, align 4, !dbg !58
  br label %for.inc, !dbg !59

for.inc:                                          ; preds = %if.end
  %11 = load i32, ptr %i, align 4, !dbg !60
  %inc = add nsw i32 %11, 1, !dbg !60
  store i32 %inc, ptr %i, align 4, !dbg !60
  br label %for.cond, !dbg !61, !llvm.loop !62

for.end:                                          ; preds = %if.then, %for.cond
  %12 = load i32, ptr %sum, align 4, !dbg !65
  %13 = load ptr, ptr %o.addr, align 8, !dbg !66
  %14 = load i32, ptr %t, align 4, !dbg !67
  %idxprom6 = sext i32 %14 to i64, !dbg !66
  %arrayidx7 = getelementptr inbounds i32, ptr %13, i64 %idxprom6, !dbg !66
  store i32 %12, ptr %arrayidx7, align 4, !dbg !68
  ret void, !dbg !69
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
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 8, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "rounds", linkageName: "_Z6roundsPi", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !16)
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
!25 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!26 = !DILocation(line: 7, column: 29, scope: !2)
!27 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !7)
!28 = !DILocation(line: 9, column: 7, scope: !2)
!29 = !DILocation(line: 9, column: 11, scope: !2)
!30 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 9, type: !7)
!31 = !DILocation(line: 9, column: 24, scope: !2)
!32 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 9, type: !7)
!33 = !DILocation(line: 9, column: 31, scope: !2)
!34 = !DILocation(line: 10, column: 5, scope: !2)
!35 = !DILocation(line: 10, column: 3, scope: !2)
!36 = !DILocation(line: 10, column: 8, scope: !2)
!37 = !DILocation(line: 11, column: 3, scope: !2)
!38 = !DILocation(line: 12, column: 3, scope: !2)
!39 = !DILocation(line: 12, column: 10, scope: !40)
!40 = distinct !DILexicalBlock(scope: !41, file: !3, line: 12, column: 3)
!41 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 3)
!42 = !DILocation(line: 12, column: 12, scope: !40)
!43 = !DILocation(line: 12, column: 3, scope: !41)
!44 = !DILocation(line: 13, column: 9, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !3, line: 13, column: 9)
!46 = distinct !DILexicalBlock(scope: !40, file: !3, line: 12, column: 23)
!47 = !DILocation(line: 13, column: 14, scope: !45)
!48 = !DILocation(line: 13, column: 11, scope: !45)
!49 = !DILocation(line: 14, column: 15, scope: !50)
!50 = distinct !DILexicalBlock(scope: !45, file: !3, line: 13, column: 17)
!51 = !DILocation(line: 14, column: 14, scope: !50)
!52 = !DILocation(line: 14, column: 9, scope: !50)
!53 = !DILocation(line: 14, column: 7, scope: !50)
!54 = !DILocation(line: 14, column: 12, scope: !50)
!55 = !DILocation(line: 15, column: 7, scope: !50)
!56 = !DILocation(line: 17, column: 14, scope: !46)
!57 = !DILocation(line: 17, column: 12, scope: !46)
!58 = !DILocation(line: 17, column: 9, scope: !46)
!59 = !DILocation(line: 18, column: 3, scope: !46)
!60 = !DILocation(line: 12, column: 18, scope: !40)
!61 = !DILocation(line: 12, column: 3, scope: !40)
!62 = distinct !{!62, !43, !63, !64}
!63 = !DILocation(line: 18, column: 3, scope: !41)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocation(line: 19, column: 10, scope: !2)
!66 = !DILocation(line: 19, column: 3, scope: !2)
!67 = !DILocation(line: 19, column: 5, scope: !2)
!68 = !DILocation(line: 19, column: 8, scope: !2)
!69 = !DILocation(line: 20, column: 1, scope: !2)
