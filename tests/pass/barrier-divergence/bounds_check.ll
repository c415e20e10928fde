; ModuleID = 'bounds_check.cu'
source_filename = "bounds_check.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ1kPiPKiiE1s = internal addrspace(3) global [32 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKii(ptr noundef %o, ptr noundef %a, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !19, !DIExpression(), !36)
    #dbg_value(ptr %a, !20, !DIExpression(), !36)
    #dbg_value(i32 %n, !21, !DIExpression(), !36)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
    #dbg_value(i32 %0, !22, !DIExpression(), !36)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !38
  %mul = mul i32 %1, 32, !dbg !39
  %add = add i32 %mul, %0, !dbg !40
    #dbg_value(i32 %add, !23, !DIExpression(), !36)
  %cmp = icmp slt i32 %add, %n, !dbg !41
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !42

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !43
  %2 = load i32, ptr %arrayidx, align 4, !dbg !43, !tbaa !32
  br label %cond.end, !dbg !42

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !42

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %2, %cond.true ], [ 0, %cond.false ], !dbg !42
  %idxprom2 = sext i32 %0 to i64, !dbg !44
  %arrayidx3 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiiE1s to ptr), i64 0, i64 %idxprom2, !dbg !44
  store i32 %cond, ptr %arrayidx3, align 4, !dbg !45, !tbaa !32
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !46
  %xor = xor i32 %0, 1, !dbg !47
  %idxprom4 = sext i32 %xor to i64, !dbg !48
  %arrayidx5 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiiE1s to ptr), i64 0, i64 %idxprom4, !dbg !48
  %3 = load i32, ptr %arrayidx5, align 4, !dbg !48, !tbaa !32
  %idxprom6 = sext i32 %add to i64, !dbg !49
  %arrayidx7 = getelementptr inbounds i32, ptr %o, i64 %idxprom6, !dbg !49
  store i32 %3, ptr %arrayidx7, align 4, !dbg !50, !tbaa !32
  ret void, !dbg !51
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!27, !28, !29, !30}
!llvm.ident = !{!31}
!llvm.errno.tbaa = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 7, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKii", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "bounds_check.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8, !7}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 206)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 207)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19, !20, !21, !22, !23}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!20 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 6, type: !8)
!21 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 6, type: !7)
!22 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !7)
!23 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 8, type: !7)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 1024, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 32)
!27 = !{i32 7, !"Dwarf Version", i32 4}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!31 = !{!"clang version 22.1.8"}
!32 = !{!33, !33, i64 0}
!33 = !{!"int", !34, i64 0}
!34 = !{!"omnipotent char", !35, i64 0}
!35 = !{!"Simple C++ TBAA"}
!36 = !DILocation(line: 0, scope: !2)
!37 = !DILocation(line: 8, column: 11, scope: !2)
!38 = !DILocation(line: 8, column: 28, scope: !2)
!39 = !DILocation(line: 8, column: 39, scope: !2)
!40 = !DILocation(line: 8, column: 44, scope: !2)
!41 = !DILocation(line: 9, column: 12, scope: !2)
!42 = !DILocation(line: 9, column: 10, scope: !2)
!43 = !DILocation(line: 9, column: 18, scope: !2)
!44 = !DILocation(line: 9, column: 3, scope: !2)
!45 = !DILocation(line: 9, column: 8, scope: !2)
!46 = !DILocation(line: 10, column: 3, scope: !2)
!47 = !DILocation(line: 11, column: 14, scope: !2)
!48 = !DILocation(line: 11, column: 10, scope: !2)
!49 = !DILocation(line: 11, column: 3, scope: !2)
!50 = !DILocation(line: 11, column: 8, scope: !2)
!51 = !DILocation(line: 12, column: 1, scope: !2)
