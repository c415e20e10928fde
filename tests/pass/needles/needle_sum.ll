; ModuleID = 'needle_sum.cu'
source_filename = "needle_sum.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %hit, ptr noundef %a) #0 !dbg !17 {
entry:
    #dbg_value(ptr %hit, !25, !DIExpression(), !31)
    #dbg_value(ptr %a, !26, !DIExpression(), !31)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !32
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !33
  %mul = mul i32 %0, %1, !dbg !34
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
  %add = add i32 %mul, %2, !dbg !36
    #dbg_value(i32 %add, !27, !DIExpression(), !31)
    #dbg_value(i32 0, !28, !DIExpression(), !31)
    #dbg_value(i32 0, !29, !DIExpression(), !37)
  br label %for.cond, !dbg !38

for.cond:                                         ; preds = %for.inc, %entry
  %sum.0 = phi i32 [ 0, %entry ], [ %add3, %for.inc ], !dbg !31
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !39
    #dbg_value(i32 %i.0, !29, !DIExpression(), !37)
    #dbg_value(i32 %sum.0, !28, !DIExpression(), !31)
  %cmp = icmp slt i32 %i.0, 4, !dbg !40
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !42

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !43
  %3 = load i32, ptr %arrayidx, align 4, !dbg !43, !tbaa !13
  %add3 = add nsw i32 %sum.0, %3, !dbg !44
    #dbg_value(i32 %add3, !28, !DIExpression(), !31)
  br label %for.inc, !dbg !45

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !46
    #dbg_value(i32 %inc, !29, !DIExpression(), !37)
  br label %for.cond, !dbg !47, !llvm.loop !48

for.end:                                          ; preds = %for.cond.cleanup
  %cmp4 = icmp eq i32 %sum.0, 2000, !dbg !52
  br i1 %cmp4, label %if.then, label %if.end, !dbg !52

if.then:                                          ; preds = %for.end
  %idxprom5 = sext i32 %add to i64, !dbg !54
  %arrayidx6 = getelementptr inbounds i32, ptr %hit, i64 %idxprom5, !dbg !54
  store i32 %add, ptr %arrayidx6, align 4, !dbg !55, !tbaa !13
  br label %if.end, !dbg !54

if.end:                                           ; preds = %if.then, %for.end
  ret void, !dbg !56
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "needle_sum.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 206)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 207)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !1, file: !1, line: 4, type: !18, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!24 = !{!25, !26, !27, !28, !29}
!25 = !DILocalVariable(name: "hit", arg: 1, scope: !17, file: !1, line: 4, type: !20)
!26 = !DILocalVariable(name: "a", arg: 2, scope: !17, file: !1, line: 4, type: !22)
!27 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 5, type: !21)
!28 = !DILocalVariable(name: "sum", scope: !17, file: !1, line: 6, type: !21)
!29 = !DILocalVariable(name: "i", scope: !30, file: !1, line: 7, type: !21)
!30 = distinct !DILexicalBlock(scope: !17, file: !1, line: 7, column: 3)
!31 = !DILocation(line: 0, scope: !17)
!32 = !DILocation(line: 5, column: 11, scope: !17)
!33 = !DILocation(line: 5, column: 24, scope: !17)
!34 = !DILocation(line: 5, column: 22, scope: !17)
!35 = !DILocation(line: 5, column: 37, scope: !17)
!36 = !DILocation(line: 5, column: 35, scope: !17)
!37 = !DILocation(line: 0, scope: !30)
!38 = !DILocation(line: 7, column: 8, scope: !30)
!39 = !DILocation(line: 7, scope: !30)
!40 = !DILocation(line: 7, column: 21, scope: !41)
!41 = distinct !DILexicalBlock(scope: !30, file: !1, line: 7, column: 3)
!42 = !DILocation(line: 7, column: 3, scope: !30)
!43 = !DILocation(line: 8, column: 12, scope: !41)
!44 = !DILocation(line: 8, column: 9, scope: !41)
!45 = !DILocation(line: 8, column: 5, scope: !41)
!46 = !DILocation(line: 7, column: 27, scope: !41)
!47 = !DILocation(line: 7, column: 3, scope: !41)
!48 = distinct !{!48, !42, !49, !50, !51}
!49 = !DILocation(line: 8, column: 15, scope: !30)
!50 = !{!"llvm.loop.mustprogress"}
!51 = !{!"llvm.loop.unroll.disable"}
!52 = !DILocation(line: 9, column: 11, scope: !53)
!53 = distinct !DILexicalBlock(scope: !17, file: !1, line: 9, column: 7)
!54 = !DILocation(line: 10, column: 5, scope: !53)
!55 = !DILocation(line: 10, column: 12, scope: !53)
!56 = !DILocation(line: 11, column: 1, scope: !17)
