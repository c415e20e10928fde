; ModuleID = 'lockstep_loop.cu'
source_filename = "lockstep_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ6roundsPiE1s = internal addrspace(3) global [32 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6roundsPi(ptr noundef %o) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !17, !DIExpression(), !33)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
    #dbg_value(i32 %0, !18, !DIExpression(), !33)
    #dbg_value(i32 0, !19, !DIExpression(), !33)
    #dbg_value(i32 0, !20, !DIExpression(), !33)
  %idxprom = sext i32 %0 to i64, !dbg !35
  %arrayidx = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6roundsPiE1s to ptr), i64 0, i64 %idxprom, !dbg !35
  store i32 0, ptr %arrayidx, align 4, !dbg !36, !tbaa !29
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !37
  br label %for.cond, !dbg !38

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !33
  %sum.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ], !dbg !33
    #dbg_value(i32 %sum.0, !20, !DIExpression(), !33)
    #dbg_value(i32 %i.0, !19, !DIExpression(), !33)
  %cmp = icmp slt i32 %i.0, 33, !dbg !39
  br i1 %cmp, label %for.body, label %for.end, !dbg !42

for.body:                                         ; preds = %for.cond
  %cmp1 = icmp sge i32 %i.0, %0, !dbg !43
  br i1 %cmp1, label %if.then, label %if.end, !dbg !43

if.then:                                          ; preds = %for.body
  %sub = sub nsw i32 0, %i.0, !dbg !46
  %idxprom2 = sext i32 %0 to i64, !dbg !48
  %arrayidx3 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6roundsPiE1s to ptr), i64 0, i64 %idxprom2, !dbg !48
  store i32 %sub, ptr %arrayidx3, align 4, !dbg !49, !tbaa !29
  br label %for.end, !dbg !50

if.end:                                           ; preds = %for.body
  %idxprom4 = sext i32 %i.0 to i64, !dbg !51
  %arrayidx5 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6roundsPiE1s to ptr), i64 0, i64 %idxprom4, !dbg !51
  %1 = load i32, ptr %arrayidx5, align 4, !dbg !51, !tbaa !29
  %add = add nsw i32 %sum.0, %1, !dbg !52
    #dbg_value(i32 %add, !20, !DIExpression(), !33)
  br label %for.inc, !dbg !53

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1, !dbg !54
    #dbg_value(i32 %inc, !19, !DIExpression(), !33)
  br label %for.cond, !dbg !55, !llvm.loop !56

for.end:                                          ; preds = %if.then, %for.cond
  %idxprom6 = sext i32 %0 to i64, !dbg !60
  %arrayidx7 = getelementptr inbounds i32, ptr %o, i64 %idxprom6, !dbg !60
  store i32 %sum.0, ptr %arrayidx7, align 4, !dbg !61, !tbaa !29
  ret void, !dbg !62
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
!2 = distinct !DISubprogram(name: "rounds", linkageName: "_Z6roundsPi", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "lockstep_loop.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 214)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 215)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{!17, !18, !19, !20}
!17 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!18 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !7)
!19 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 9, type: !7)
!20 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 9, type: !7)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 1024, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 32)
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
!35 = !DILocation(line: 10, column: 3, scope: !2)
!36 = !DILocation(line: 10, column: 8, scope: !2)
!37 = !DILocation(line: 11, column: 3, scope: !2)
!38 = !DILocation(line: 12, column: 3, scope: !2)
!39 = !DILocation(line: 12, column: 12, scope: !40)
!40 = distinct !DILexicalBlock(scope: !41, file: !3, line: 12, column: 3)
!41 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 3)
!42 = !DILocation(line: 12, column: 3, scope: !41)
!43 = !DILocation(line: 13, column: 11, scope: !44)
!44 = distinct !DILexicalBlock(scope: !45, file: !3, line: 13, column: 9)
!45 = distinct !DILexicalBlock(scope: !40, file: !3, line: 12, column: 23)
!46 = !DILocation(line: 14, column: 14, scope: !47)
!47 = distinct !DILexicalBlock(scope: !44, file: !3, line: 13, column: 17)
!48 = !DILocation(line: 14, column: 7, scope: !47)
!49 = !DILocation(line: 14, column: 12, scope: !47)
!50 = !DILocation(line: 15, column: 7, scope: !47)
!51 = !DILocation(line: 17, column: 12, scope: !45)
!52 = !DILocation(line: 17, column: 9, scope: !45)
!53 = !DILocation(line: 18, column: 3, scope: !45)
!54 = !DILocation(line: 12, column: 18, scope: !40)
!55 = !DILocation(line: 12, column: 3, scope: !40)
!56 = distinct !{!56, !42, !57, !58, !59}
!57 = !DILocation(line: 18, column: 3, scope: !41)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !{!"llvm.loop.unroll.disable"}
!60 = !DILocation(line: 19, column: 3, scope: !2)
!61 = !DILocation(line: 19, column: 8, scope: !2)
!62 = !DILocation(line: 20, column: 1, scope: !2)
