; ModuleID = 'local_array.cu'
source_filename = "local_array.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiPKiE1v = internal addrspace(3) global [4 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !19, !DIExpression(), !36)
    #dbg_value(ptr %a, !20, !DIExpression(), !36)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
    #dbg_value(i32 %0, !21, !DIExpression(), !36)
    #dbg_value(i32 0, !22, !DIExpression(), !38)
  br label %for.cond, !dbg !39

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !40
    #dbg_value(i32 %i.0, !22, !DIExpression(), !38)
  %cmp = icmp slt i32 %i.0, 4, !dbg !41
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !43

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %0 to i64, !dbg !44
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !44
  %1 = load i32, ptr %arrayidx, align 4, !dbg !44, !tbaa !32
  %add = add nsw i32 %i.0, %1, !dbg !45
  %and = and i32 %add, 3, !dbg !46
  %idxprom1 = sext i32 %and to i64, !dbg !47
  %arrayidx2 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1v to ptr), i64 0, i64 %idxprom1, !dbg !47
  store i32 %i.0, ptr %arrayidx2, align 4, !dbg !48, !tbaa !32
  br label %for.inc, !dbg !47

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !49
    #dbg_value(i32 %inc, !22, !DIExpression(), !38)
  br label %for.cond, !dbg !50, !llvm.loop !51

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom3 = sext i32 %0 to i64, !dbg !55
  %arrayidx4 = getelementptr inbounds i32, ptr %a, i64 %idxprom3, !dbg !55
  %2 = load i32, ptr %arrayidx4, align 4, !dbg !55, !tbaa !32
  %and5 = and i32 %2, 3, !dbg !56
  %idxprom6 = sext i32 %and5 to i64, !dbg !57
  %arrayidx7 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1v to ptr), i64 0, i64 %idxprom6, !dbg !57
  %3 = load i32, ptr %arrayidx7, align 4, !dbg !57, !tbaa !32
  %idxprom8 = sext i32 %0 to i64, !dbg !58
  %arrayidx9 = getelementptr inbounds i32, ptr %o, i64 %idxprom8, !dbg !58
  store i32 %3, ptr %arrayidx9, align 4, !dbg !59, !tbaa !32
  ret void, !dbg !60
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!27, !28, !29, !30}
!llvm.ident = !{!31}
!llvm.errno.tbaa = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "v", scope: !2, file: !3, line: 9, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "local_array.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
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
!18 = !{!19, !20, !21, !22}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!20 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 8, type: !8)
!21 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 10, type: !7)
!22 = !DILocalVariable(name: "i", scope: !23, file: !3, line: 11, type: !7)
!23 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 4)
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
!37 = !DILocation(line: 10, column: 11, scope: !2)
!38 = !DILocation(line: 0, scope: !23)
!39 = !DILocation(line: 11, column: 8, scope: !23)
!40 = !DILocation(line: 11, scope: !23)
!41 = !DILocation(line: 11, column: 21, scope: !42)
!42 = distinct !DILexicalBlock(scope: !23, file: !3, line: 11, column: 3)
!43 = !DILocation(line: 11, column: 3, scope: !23)
!44 = !DILocation(line: 12, column: 12, scope: !42)
!45 = !DILocation(line: 12, column: 10, scope: !42)
!46 = !DILocation(line: 12, column: 18, scope: !42)
!47 = !DILocation(line: 12, column: 5, scope: !42)
!48 = !DILocation(line: 12, column: 23, scope: !42)
!49 = !DILocation(line: 11, column: 26, scope: !42)
!50 = !DILocation(line: 11, column: 3, scope: !42)
!51 = distinct !{!51, !43, !52, !53, !54}
!52 = !DILocation(line: 12, column: 25, scope: !23)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !{!"llvm.loop.unroll.disable"}
!55 = !DILocation(line: 13, column: 12, scope: !2)
!56 = !DILocation(line: 13, column: 17, scope: !2)
!57 = !DILocation(line: 13, column: 10, scope: !2)
!58 = !DILocation(line: 13, column: 3, scope: !2)
!59 = !DILocation(line: 13, column: 8, scope: !2)
!60 = !DILocation(line: 14, column: 1, scope: !2)
