; ModuleID = 'barrier_in_if_fixed.cu'
source_filename = "barrier_in_if_fixed.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ6rotatePKfPfiE1s = internal addrspace(3) global [64 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6rotatePKfPfi(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !20, !DIExpression(), !37)
    #dbg_value(ptr %out, !21, !DIExpression(), !37)
    #dbg_value(i32 %n, !22, !DIExpression(), !37)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38
    #dbg_value(i32 %0, !23, !DIExpression(), !37)
    #dbg_value(float 0.000000e+00, !24, !DIExpression(), !37)
  %cmp = icmp slt i32 %0, %n, !dbg !39
  br i1 %cmp, label %if.then, label %if.end, !dbg !39

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %0 to i64, !dbg !41
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !41
  %1 = load float, ptr %arrayidx, align 4, !dbg !41, !tbaa !42
  %idxprom1 = sext i32 %0 to i64, !dbg !44
  %arrayidx2 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6rotatePKfPfiE1s to ptr), i64 0, i64 %idxprom1, !dbg !44
  store float %1, ptr %arrayidx2, align 4, !dbg !45, !tbaa !42
  br label %if.end, !dbg !44

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !46
  %cmp3 = icmp slt i32 %0, %n, !dbg !47
  br i1 %cmp3, label %if.then4, label %if.end7, !dbg !47

if.then4:                                         ; preds = %if.end
  %add = add nsw i32 %0, 1, !dbg !49
  %rem = srem i32 %add, %n, !dbg !50
  %idxprom5 = sext i32 %rem to i64, !dbg !51
  %arrayidx6 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6rotatePKfPfiE1s to ptr), i64 0, i64 %idxprom5, !dbg !51
  %2 = load float, ptr %arrayidx6, align 4, !dbg !51, !tbaa !42
    #dbg_value(float %2, !24, !DIExpression(), !37)
  br label %if.end7, !dbg !52

if.end7:                                          ; preds = %if.then4, %if.end
  %v.0 = phi float [ %2, %if.then4 ], [ 0.000000e+00, %if.end ], !dbg !37
    #dbg_value(float %v.0, !24, !DIExpression(), !37)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !53
  %idxprom8 = sext i32 %0 to i64, !dbg !54
  %arrayidx9 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6rotatePKfPfiE1s to ptr), i64 0, i64 %idxprom8, !dbg !54
  store float %v.0, ptr %arrayidx9, align 4, !dbg !55, !tbaa !42
  %idxprom10 = sext i32 %0 to i64, !dbg !56
  %arrayidx11 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6rotatePKfPfiE1s to ptr), i64 0, i64 %idxprom10, !dbg !56
  %3 = load float, ptr %arrayidx11, align 4, !dbg !56, !tbaa !42
  %idxprom12 = sext i32 %0 to i64, !dbg !57
  %arrayidx13 = getelementptr inbounds float, ptr %out, i64 %idxprom12, !dbg !57
  store float %3, ptr %arrayidx13, align 4, !dbg !58, !tbaa !42
  ret void, !dbg !59
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!28, !29, !30, !31}
!llvm.ident = !{!32}
!llvm.errno.tbaa = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 3, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "rotate", linkageName: "_Z6rotatePKfPfi", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !19)
!3 = !DIFile(filename: "barrier_in_if_fixed.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 206)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 207)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{!20, !21, !22, !23, !24}
!20 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 2, type: !6)
!21 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 2, type: !9)
!22 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 2, type: !10)
!23 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 4, type: !10)
!24 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 5, type: !8)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 64)
!28 = !{i32 7, !"Dwarf Version", i32 4}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!32 = !{!"clang version 22.1.8"}
!33 = !{!34, !34, i64 0}
!34 = !{!"int", !35, i64 0}
!35 = !{!"omnipotent char", !36, i64 0}
!36 = !{!"Simple C++ TBAA"}
!37 = !DILocation(line: 0, scope: !2)
!38 = !DILocation(line: 4, column: 11, scope: !2)
!39 = !DILocation(line: 6, column: 9, scope: !40)
!40 = distinct !DILexicalBlock(scope: !2, file: !3, line: 6, column: 7)
!41 = !DILocation(line: 7, column: 12, scope: !40)
!42 = !{!43, !43, i64 0}
!43 = !{!"float", !35, i64 0}
!44 = !DILocation(line: 7, column: 5, scope: !40)
!45 = !DILocation(line: 7, column: 10, scope: !40)
!46 = !DILocation(line: 8, column: 3, scope: !2)
!47 = !DILocation(line: 9, column: 9, scope: !48)
!48 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 7)
!49 = !DILocation(line: 10, column: 14, scope: !48)
!50 = !DILocation(line: 10, column: 19, scope: !48)
!51 = !DILocation(line: 10, column: 9, scope: !48)
!52 = !DILocation(line: 10, column: 5, scope: !48)
!53 = !DILocation(line: 11, column: 3, scope: !2)
!54 = !DILocation(line: 12, column: 3, scope: !2)
!55 = !DILocation(line: 12, column: 8, scope: !2)
!56 = !DILocation(line: 13, column: 12, scope: !2)
!57 = !DILocation(line: 13, column: 3, scope: !2)
!58 = !DILocation(line: 13, column: 10, scope: !2)
!59 = !DILocation(line: 14, column: 1, scope: !2)
