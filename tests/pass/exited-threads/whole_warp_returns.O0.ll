; ModuleID = 'whole_warp_returns.cu'
source_filename = "whole_warp_returns.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiE1s = internal addrspace(3) global [32 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !2 {
entry:
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %t, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  store i32 %0, ptr %t, align 4, !dbg !28
  %1 = load i32, ptr %t, align 4, !dbg !30
  %cmp = icmp slt i32 %1, 32, !dbg !32
  br i1 %cmp, label %if.then, label %if.end, !dbg !32

if.then:                                          ; preds = %entry
  %2 = load i32, ptr %t, align 4, !dbg !33
  %3 = load i32, ptr %t, align 4, !dbg !34
  %idxprom = sext i32 %3 to i64, !dbg !35
  %arrayidx = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom, !dbg !35
  store i32 %2, ptr %arrayidx, align 4, !dbg !36
  br label %if.end, !dbg !35

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  %4 = load i32, ptr %t, align 4, !dbg !38
  %cmp1 = icmp sge i32 %4, 32, !dbg !40
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !40

if.then2:                                         ; preds = %if.end
  br label %return, !dbg !41

if.end3:                                          ; preds = %if.end
  %5 = load i32, ptr %t, align 4, !dbg !42
  %sub = sub nsw i32 31, %5, !dbg !43
  %idxprom4 = sext i32 %sub to i64, !dbg !44
  %arrayidx5 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom4, !dbg !44
  %6 = load i32, ptr %arrayidx5, align 4, !dbg !44
  %7 = load ptr, ptr %o.addr, align 8, !dbg !45
  %8 = load i32, ptr %t, align 4, !dbg !46
  %idxprom6 = sext i32 %8 to i64, !dbg !45
  %arrayidx7 = getelementptr inbounds i32, ptr %7, i64 %idxprom6, !dbg !45
  store i32 %6, ptr %arrayidx7, align 4, !dbg !47
  br label %return, !dbg !48

return:                                           ; preds = %if.end3, %if.then2
  ret void, !dbg !48
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 7, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "whole_warp_returns.cu", directory: ".")
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
!30 = !DILocation(line: 9, column: 7, scope: !31)
!31 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 7)
!32 = !DILocation(line: 9, column: 9, scope: !31)
!33 = !DILocation(line: 10, column: 12, scope: !31)
!34 = !DILocation(line: 10, column: 7, scope: !31)
!35 = !DILocation(line: 10, column: 5, scope: !31)
!36 = !DILocation(line: 10, column: 10, scope: !31)
!37 = !DILocation(line: 11, column: 3, scope: !2)
!38 = !DILocation(line: 12, column: 7, scope: !39)
!39 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 7)
!40 = !DILocation(line: 12, column: 9, scope: !39)
!41 = !DILocation(line: 13, column: 5, scope: !39)
!42 = !DILocation(line: 14, column: 17, scope: !2)
!43 = !DILocation(line: 14, column: 15, scope: !2)
!44 = !DILocation(line: 14, column: 10, scope: !2)
!45 = !DILocation(line: 14, column: 3, scope: !2)
!46 = !DILocation(line: 14, column: 5, scope: !2)
!47 = !DILocation(line: 14, column: 8, scope: !2)
!48 = !DILocation(line: 15, column: 1, scope: !2)
