; ModuleID = 'syncwarp_mask.cu'
source_filename = "syncwarp_mask.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiE1s = internal addrspace(3) global [16 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !17, !DIExpression(), !33)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
    #dbg_value(i32 %0, !18, !DIExpression(), !33)
  %cmp = icmp slt i32 %0, 8, !dbg !35
  %1 = zext i1 %cmp to i64, !dbg !36
  %cond = select i1 %cmp, i32 255, i32 65280, !dbg !36
    #dbg_value(i32 %cond, !19, !DIExpression(), !33)
  %cmp1 = icmp slt i32 %0, 16, !dbg !37
  br i1 %cmp1, label %if.then, label %if.end, !dbg !37

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %0 to i64, !dbg !39
  %arrayidx = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom, !dbg !39
  store i32 %0, ptr %arrayidx, align 4, !dbg !41, !tbaa !29
  call void @llvm.nvvm.bar.warp.sync(i32 %cond), !dbg !42
  %sub = sub nsw i32 15, %0, !dbg !43
  %idxprom2 = sext i32 %sub to i64, !dbg !44
  %arrayidx3 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom2, !dbg !44
  %2 = load i32, ptr %arrayidx3, align 4, !dbg !44, !tbaa !29
  %idxprom4 = sext i32 %0 to i64, !dbg !45
  %arrayidx5 = getelementptr inbounds i32, ptr %o, i64 %idxprom4, !dbg !45
  store i32 %2, ptr %arrayidx5, align 4, !dbg !46, !tbaa !29
  br label %if.end, !dbg !47

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !48
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!24, !25, !26, !27}
!llvm.ident = !{!28}
!llvm.errno.tbaa = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 8, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "syncwarp_mask.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 206)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 207)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{!17, !18, !19}
!17 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!18 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !7)
!19 = !DILocalVariable(name: "mask", scope: !2, file: !3, line: 10, type: !20)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 512, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 16)
!24 = !{i32 7, !"Dwarf Version", i32 4}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!28 = !{!"clang version 22.1.8"}
!29 = !{!30, !30, i64 0}
!30 = !{!"int", !31, i64 0}
!31 = !{!"omnipotent char", !32, i64 0}
!32 = !{!"Simple C++ TBAA"}
!33 = !DILocation(line: 0, scope: !2)
!34 = !DILocation(line: 9, column: 11, scope: !2)
!35 = !DILocation(line: 10, column: 21, scope: !2)
!36 = !DILocation(line: 10, column: 19, scope: !2)
!37 = !DILocation(line: 11, column: 9, scope: !38)
!38 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 7)
!39 = !DILocation(line: 12, column: 5, scope: !40)
!40 = distinct !DILexicalBlock(scope: !38, file: !3, line: 11, column: 15)
!41 = !DILocation(line: 12, column: 10, scope: !40)
!42 = !DILocation(line: 13, column: 5, scope: !40)
!43 = !DILocation(line: 14, column: 17, scope: !40)
!44 = !DILocation(line: 14, column: 12, scope: !40)
!45 = !DILocation(line: 14, column: 5, scope: !40)
!46 = !DILocation(line: 14, column: 10, scope: !40)
!47 = !DILocation(line: 15, column: 3, scope: !40)
!48 = !DILocation(line: 16, column: 1, scope: !2)
