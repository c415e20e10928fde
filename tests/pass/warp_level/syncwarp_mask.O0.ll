; ModuleID = 'syncwarp_mask.cu'
source_filename = "syncwarp_mask.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiE1s = internal addrspace(3) global [16 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !2 {
entry:
  %mask.addr.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %mask = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %t, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  store i32 %0, ptr %t, align 4, !dbg !28
    #dbg_declare(ptr %mask, !30, !DIExpression(), !32)
  store i32 65535, ptr %mask, align 4, !dbg !32
  %1 = load i32, ptr %t, align 4, !dbg !33
  %cmp = icmp slt i32 %1, 16, !dbg !35
  br i1 %cmp, label %if.then, label %if.end, !dbg !35

if.then:                                          ; preds = %entry
  %2 = load i32, ptr %t, align 4, !dbg !36
  %3 = load i32, ptr %t, align 4, !dbg !38
  %idxprom = sext i32 %3 to i64, !dbg !39
  %arrayidx = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom, !dbg !39
  store i32 %2, ptr %arrayidx, align 4, !dbg !40
  %4 = load i32, ptr %mask, align 4, !dbg !41
  store i32 %4, ptr %mask.addr.i, align 4, !dbg !42
  %5 = load i32, ptr %mask.addr.i, align 4, !dbg !42
  call void @llvm.nvvm.bar.warp.sync(i32 %5), !dbg !42
  %6 = load i32, ptr %t, align 4, !dbg !43
  %sub = sub nsw i32 15, %6, !dbg !44
  %idxprom1 = sext i32 %sub to i64, !dbg !45
  %arrayidx2 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom1, !dbg !45
  %7 = load i32, ptr %arrayidx2, align 4, !dbg !45
  %8 = load ptr, ptr %o.addr, align 8, !dbg !46
  %9 = load i32, ptr %t, align 4, !dbg !47
  %idxprom3 = sext i32 %9 to i64, !dbg !46
  %arrayidx4 = getelementptr inbounds i32, ptr %8, i64 %idxprom3, !dbg !46
  store i32 %7, ptr %arrayidx4, align 4, !dbg !48
  br label %if.end, !dbg !49

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !50
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
!3 = !DIFile(filename: "syncwarp_mask.cu", directory: ".")
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
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 512, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 16)
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
!30 = !DILocalVariable(name: "mask", scope: !2, file: !3, line: 9, type: !31)
!31 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!32 = !DILocation(line: 9, column: 12, scope: !2)
!33 = !DILocation(line: 10, column: 7, scope: !34)
!34 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!35 = !DILocation(line: 10, column: 9, scope: !34)
!36 = !DILocation(line: 11, column: 12, scope: !37)
!37 = distinct !DILexicalBlock(scope: !34, file: !3, line: 10, column: 15)
!38 = !DILocation(line: 11, column: 7, scope: !37)
!39 = !DILocation(line: 11, column: 5, scope: !37)
!40 = !DILocation(line: 11, column: 10, scope: !37)
!41 = !DILocation(line: 12, column: 16, scope: !37)
!42 = !DILocation(line: 12, column: 5, scope: !37)
!43 = !DILocation(line: 13, column: 19, scope: !37)
!44 = !DILocation(line: 13, column: 17, scope: !37)
!45 = !DILocation(line: 13, column: 12, scope: !37)
!46 = !DILocation(line: 13, column: 5, scope: !37)
!47 = !DILocation(line: 13, column: 7, scope: !37)
!48 = !DILocation(line: 13, column: 10, scope: !37)
!49 = !DILocation(line: 14, column: 3, scope: !37)
!50 = !DILocation(line: 15, column: 1, scope: !2)
