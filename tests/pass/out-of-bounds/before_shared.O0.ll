; ModuleID = 'before_shared.cu'
source_filename = "before_shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ4diffPKiPiE1s = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4diffPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !27, !DIExpression(), !28)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !29, !DIExpression(), !30)
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
  %arrayidx2 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4diffPKiPiE1s to ptr), i64 0, i64 %idxprom1, !dbg !37
  store i32 %3, ptr %arrayidx2, align 4, !dbg !38
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  %5 = load i32, ptr %t, align 4, !dbg !40
  %cmp = icmp sgt i32 %5, 0, !dbg !41
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !40

cond.true:                                        ; preds = %entry
  %6 = load i32, ptr %t, align 4, !dbg !42
  %idxprom3 = sext i32 %6 to i64, !dbg !43
  %arrayidx4 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4diffPKiPiE1s to ptr), i64 0, i64 %idxprom3, !dbg !43
  %7 = load i32, ptr %arrayidx4, align 4, !dbg !43
  %8 = load i32, ptr %t, align 4, !dbg !44
  %sub = sub nsw i32 %8, 1, !dbg !45
  %idxprom5 = sext i32 %sub to i64, !dbg !46
  %arrayidx6 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4diffPKiPiE1s to ptr), i64 0, i64 %idxprom5, !dbg !46
  %9 = load i32, ptr %arrayidx6, align 4, !dbg !46
  %sub7 = sub nsw i32 %7, %9, !dbg !47
  br label %cond.end, !dbg !40

cond.false:                                       ; preds = %entry
  %10 = load i32, ptr %t, align 4, !dbg !48
  %idxprom8 = sext i32 %10 to i64, !dbg !49
  %arrayidx9 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4diffPKiPiE1s to ptr), i64 0, i64 %idxprom8, !dbg !49
  %11 = load i32, ptr %arrayidx9, align 4, !dbg !49
  br label %cond.end, !dbg !40

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub7, %cond.true ], [ %11, %cond.false ], !dbg !40
  %12 = load ptr, ptr %out.addr, align 8, !dbg !50
  %13 = load i32, ptr %t, align 4, !dbg !51
  %idxprom10 = sext i32 %13 to i64, !dbg !50
  %arrayidx11 = getelementptr inbounds i32, ptr %12, i64 %idxprom10, !dbg !50
  store i32 %cond, ptr %arrayidx11, align 4, !dbg !52
  ret void, !dbg !53
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
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 5, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "diff", linkageName: "_Z4diffPKiPi", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "before_shared.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
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
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 256)
!22 = !{i32 7, !"Dwarf Version", i32 4}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!26 = !{!"clang version 22.1.8"}
!27 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!28 = !DILocation(line: 4, column: 33, scope: !2)
!29 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 4, type: !9)
!30 = !DILocation(line: 4, column: 42, scope: !2)
!31 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 6, type: !8)
!32 = !DILocation(line: 6, column: 7, scope: !2)
!33 = !DILocation(line: 6, column: 11, scope: !2)
!34 = !DILocation(line: 7, column: 10, scope: !2)
!35 = !DILocation(line: 7, column: 13, scope: !2)
!36 = !DILocation(line: 7, column: 5, scope: !2)
!37 = !DILocation(line: 7, column: 3, scope: !2)
!38 = !DILocation(line: 7, column: 8, scope: !2)
!39 = !DILocation(line: 8, column: 3, scope: !2)
!40 = !DILocation(line: 9, column: 12, scope: !2)
!41 = !DILocation(line: 9, column: 14, scope: !2)
!42 = !DILocation(line: 9, column: 22, scope: !2)
!43 = !DILocation(line: 9, column: 20, scope: !2)
!44 = !DILocation(line: 9, column: 29, scope: !2)
!45 = !DILocation(line: 9, column: 31, scope: !2)
!46 = !DILocation(line: 9, column: 27, scope: !2)
!47 = !DILocation(line: 9, column: 25, scope: !2)
!48 = !DILocation(line: 9, column: 40, scope: !2)
!49 = !DILocation(line: 9, column: 38, scope: !2)
!50 = !DILocation(line: 9, column: 3, scope: !2)
!51 = !DILocation(line: 9, column: 7, scope: !2)
!52 = !DILocation(line: 9, column: 10, scope: !2)
!53 = !DILocation(line: 10, column: 1, scope: !2)
