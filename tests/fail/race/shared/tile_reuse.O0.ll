; ModuleID = 'tile_reuse.cu'
source_filename = "tile_reuse.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiPKiiE4tile = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKii(ptr noundef %o, ptr noundef %a, i32 noundef %n) #0 !dbg !2 {
entry:
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !27, !DIExpression(), !28)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !29, !DIExpression(), !30)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !31, !DIExpression(), !32)
    #dbg_declare(ptr %t, !33, !DIExpression(), !34)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
  store i32 %0, ptr %t, align 4, !dbg !34
    #dbg_declare(ptr %sum, !36, !DIExpression(), !37)
  store i32 0, ptr %sum, align 4, !dbg !37
    #dbg_declare(ptr %i, !38, !DIExpression(), !40)
  store i32 0, ptr %i, align 4, !dbg !40
  br label %for.cond, !dbg !41

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !42
  %2 = load i32, ptr %n.addr, align 4, !dbg !44
  %cmp = icmp slt i32 %1, %2, !dbg !45
  br i1 %cmp, label %for.body, label %for.end, !dbg !46

for.body:                                         ; preds = %for.cond
  %3 = load ptr, ptr %a.addr, align 8, !dbg !47
  %4 = load i32, ptr %i, align 4, !dbg !49
  %5 = load i32, ptr %t, align 4, !dbg !50
  %add = add nsw i32 %4, %5, !dbg !51
  %idxprom = sext i32 %add to i64, !dbg !47
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %idxprom, !dbg !47
  %6 = load i32, ptr %arrayidx, align 4, !dbg !47
  %7 = load i32, ptr %t, align 4, !dbg !52
  %idxprom1 = sext i32 %7 to i64, !dbg !53
  %arrayidx2 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiiE4tile to ptr), i64 0, i64 %idxprom1, !dbg !53
  store i32 %6, ptr %arrayidx2, align 4, !dbg !54
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !55
  %8 = load i32, ptr %t, align 4, !dbg !56
  %sub = sub nsw i32 63, %8, !dbg !57
  %idxprom3 = sext i32 %sub to i64, !dbg !58
  %arrayidx4 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiiE4tile to ptr), i64 0, i64 %idxprom3, !dbg !58
  %9 = load i32, ptr %arrayidx4, align 4, !dbg !58
  %10 = load i32, ptr %sum, align 4, !dbg !59
  %add5 = add nsw i32 %10, %9, !dbg !59
  store i32 %add5, ptr %sum, align 4, !dbg !59
  br label %for.inc, !dbg !60

for.inc:                                          ; preds = %for.body
  %11 = load i32, ptr %i, align 4, !dbg !61
  %add6 = add nsw i32 %11, 64, !dbg !61
  store i32 %add6, ptr %i, align 4, !dbg !61
  br label %for.cond, !dbg !62, !llvm.loop !63

for.end:                                          ; preds = %for.cond
  %12 = load i32, ptr %sum, align 4, !dbg !66
  %13 = load ptr, ptr %o.addr, align 8, !dbg !67
  %14 = load i32, ptr %t, align 4, !dbg !68
  %idxprom7 = sext i32 %14 to i64, !dbg !67
  %arrayidx8 = getelementptr inbounds i32, ptr %13, i64 %idxprom7, !dbg !67
  store i32 %12, ptr %arrayidx8, align 4, !dbg !69
  ret void, !dbg !70
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
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 10, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKii", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "tile_reuse.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8, !7}
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
!31 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 9, type: !7)
!32 = !DILocation(line: 9, column: 45, scope: !2)
!33 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 11, type: !7)
!34 = !DILocation(line: 11, column: 7, scope: !2)
!35 = !DILocation(line: 11, column: 11, scope: !2)
!36 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 11, type: !7)
!37 = !DILocation(line: 11, column: 24, scope: !2)
!38 = !DILocalVariable(name: "i", scope: !39, file: !3, line: 12, type: !7)
!39 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 3)
!40 = !DILocation(line: 12, column: 12, scope: !39)
!41 = !DILocation(line: 12, column: 8, scope: !39)
!42 = !DILocation(line: 12, column: 19, scope: !43)
!43 = distinct !DILexicalBlock(scope: !39, file: !3, line: 12, column: 3)
!44 = !DILocation(line: 12, column: 23, scope: !43)
!45 = !DILocation(line: 12, column: 21, scope: !43)
!46 = !DILocation(line: 12, column: 3, scope: !39)
!47 = !DILocation(line: 13, column: 15, scope: !48)
!48 = distinct !DILexicalBlock(scope: !43, file: !3, line: 12, column: 35)
!49 = !DILocation(line: 13, column: 17, scope: !48)
!50 = !DILocation(line: 13, column: 21, scope: !48)
!51 = !DILocation(line: 13, column: 19, scope: !48)
!52 = !DILocation(line: 13, column: 10, scope: !48)
!53 = !DILocation(line: 13, column: 5, scope: !48)
!54 = !DILocation(line: 13, column: 13, scope: !48)
!55 = !DILocation(line: 14, column: 5, scope: !48)
!56 = !DILocation(line: 15, column: 22, scope: !48)
!57 = !DILocation(line: 15, column: 20, scope: !48)
!58 = !DILocation(line: 15, column: 12, scope: !48)
!59 = !DILocation(line: 15, column: 9, scope: !48)
!60 = !DILocation(line: 16, column: 3, scope: !48)
!61 = !DILocation(line: 12, column: 28, scope: !43)
!62 = !DILocation(line: 12, column: 3, scope: !43)
!63 = distinct !{!63, !46, !64, !65}
!64 = !DILocation(line: 16, column: 3, scope: !39)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !DILocation(line: 17, column: 10, scope: !2)
!67 = !DILocation(line: 17, column: 3, scope: !2)
!68 = !DILocation(line: 17, column: 5, scope: !2)
!69 = !DILocation(line: 17, column: 8, scope: !2)
!70 = !DILocation(line: 18, column: 1, scope: !2)
