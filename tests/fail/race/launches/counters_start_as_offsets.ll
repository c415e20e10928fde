; ModuleID = 'counters_start_as_offsets.cu'
source_filename = "counters_start_as_offsets.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7scatterPKiPiS1_ii(ptr noundef %bucket, ptr noundef %slots, ptr noundef %next, i32 noundef %n, i32 noundef %buckets) #0 !dbg !17 {
entry:
    #dbg_value(ptr %bucket, !25, !DIExpression(), !31)
    #dbg_value(ptr %slots, !26, !DIExpression(), !31)
    #dbg_value(ptr %next, !27, !DIExpression(), !31)
    #dbg_value(i32 %n, !28, !DIExpression(), !31)
    #dbg_value(i32 %buckets, !29, !DIExpression(), !31)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !32
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !33
  %mul = mul i32 %0, %1, !dbg !34
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
  %add = add i32 %mul, %2, !dbg !36
    #dbg_value(i32 %add, !30, !DIExpression(), !31)
  %cmp = icmp slt i32 %add, %n, !dbg !37
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !39

land.lhs.true:                                    ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !40
  %arrayidx = getelementptr inbounds i32, ptr %bucket, i64 %idxprom, !dbg !40
  %3 = load i32, ptr %arrayidx, align 4, !dbg !40, !tbaa !13
  %cmp3 = icmp slt i32 %3, %buckets, !dbg !41
  br i1 %cmp3, label %if.then, label %if.end, !dbg !39

if.then:                                          ; preds = %land.lhs.true
  %idxprom4 = sext i32 %add to i64, !dbg !42
  %arrayidx5 = getelementptr inbounds i32, ptr %bucket, i64 %idxprom4, !dbg !42
  %4 = load i32, ptr %arrayidx5, align 4, !dbg !42, !tbaa !13
  %idxprom6 = sext i32 %4 to i64, !dbg !43
  %arrayidx7 = getelementptr inbounds i32, ptr %next, i64 %idxprom6, !dbg !43
  %5 = load i32, ptr %arrayidx7, align 4, !dbg !44, !tbaa !13
  %inc = add nsw i32 %5, 1, !dbg !44
  store i32 %inc, ptr %arrayidx7, align 4, !dbg !44, !tbaa !13
  %idxprom8 = sext i32 %5 to i64, !dbg !45
  %arrayidx9 = getelementptr inbounds i32, ptr %slots, i64 %idxprom8, !dbg !45
  store i32 %add, ptr %arrayidx9, align 4, !dbg !46, !tbaa !13
  br label %if.end, !dbg !45

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void, !dbg !47
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
!1 = !DIFile(filename: "counters_start_as_offsets.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 214)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 215)
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
!17 = distinct !DISubprogram(name: "scatter", linkageName: "_Z7scatterPKiPiS1_ii", scope: !1, file: !1, line: 8, type: !18, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !23, !23, !22, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!24 = !{!25, !26, !27, !28, !29, !30}
!25 = !DILocalVariable(name: "bucket", arg: 1, scope: !17, file: !1, line: 8, type: !20)
!26 = !DILocalVariable(name: "slots", arg: 2, scope: !17, file: !1, line: 8, type: !23)
!27 = !DILocalVariable(name: "next", arg: 3, scope: !17, file: !1, line: 8, type: !23)
!28 = !DILocalVariable(name: "n", arg: 4, scope: !17, file: !1, line: 8, type: !22)
!29 = !DILocalVariable(name: "buckets", arg: 5, scope: !17, file: !1, line: 8, type: !22)
!30 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 9, type: !22)
!31 = !DILocation(line: 0, scope: !17)
!32 = !DILocation(line: 9, column: 11, scope: !17)
!33 = !DILocation(line: 9, column: 24, scope: !17)
!34 = !DILocation(line: 9, column: 22, scope: !17)
!35 = !DILocation(line: 9, column: 37, scope: !17)
!36 = !DILocation(line: 9, column: 35, scope: !17)
!37 = !DILocation(line: 10, column: 9, scope: !38)
!38 = distinct !DILexicalBlock(scope: !17, file: !1, line: 10, column: 7)
!39 = !DILocation(line: 10, column: 13, scope: !38)
!40 = !DILocation(line: 10, column: 16, scope: !38)
!41 = !DILocation(line: 10, column: 26, scope: !38)
!42 = !DILocation(line: 10, column: 48, scope: !38)
!43 = !DILocation(line: 10, column: 43, scope: !38)
!44 = !DILocation(line: 10, column: 58, scope: !38)
!45 = !DILocation(line: 10, column: 37, scope: !38)
!46 = !DILocation(line: 10, column: 62, scope: !38)
!47 = !DILocation(line: 11, column: 1, scope: !17)
