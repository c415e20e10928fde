; ModuleID = 'histogram.cu'
source_filename = "histogram.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@_ZZ9histogramPKhPjiE1s = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9histogramPKhPji(ptr noundef %data, ptr noundef %bins, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %data, !21, !DIExpression(), !39)
    #dbg_value(ptr %bins, !22, !DIExpression(), !39)
    #dbg_value(i32 %n, !23, !DIExpression(), !39)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
    #dbg_value(i32 %0, !24, !DIExpression(), !39)
  %idxprom = sext i32 %0 to i64, !dbg !41
  %arrayidx = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhPjiE1s to ptr), i64 0, i64 %idxprom, !dbg !41
  store i32 0, ptr %arrayidx, align 4, !dbg !42, !tbaa !35
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !43
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !44
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !45
  %mul = mul i32 %1, %2, !dbg !46
  %add = add i32 %mul, %0, !dbg !47
    #dbg_value(i32 %add, !25, !DIExpression(), !48)
  br label %for.cond, !dbg !49

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %add, %entry ], [ %add11, %for.inc ], !dbg !50
    #dbg_value(i32 %i.0, !25, !DIExpression(), !48)
  %cmp = icmp slt i32 %i.0, %n, !dbg !51
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !53

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom3 = sext i32 %i.0 to i64, !dbg !54
  %arrayidx4 = getelementptr inbounds i8, ptr %data, i64 %idxprom3, !dbg !54
  %3 = load i8, ptr %arrayidx4, align 1, !dbg !54, !tbaa !55
  %idxprom5 = zext i8 %3 to i64, !dbg !56
  %arrayidx6 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhPjiE1s to ptr), i64 0, i64 %idxprom5, !dbg !56
  %4 = atomicrmw add ptr %arrayidx6, i32 1 monotonic, align 4, !dbg !57
  br label %for.inc, !dbg !57

for.inc:                                          ; preds = %for.body
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !58
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !59
  %mul10 = mul i32 %5, %6, !dbg !60
  %add11 = add i32 %i.0, %mul10, !dbg !61
    #dbg_value(i32 %add11, !25, !DIExpression(), !48)
  br label %for.cond, !dbg !62, !llvm.loop !63

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !67
  %idxprom12 = sext i32 %0 to i64, !dbg !68
  %arrayidx13 = getelementptr inbounds i32, ptr %bins, i64 %idxprom12, !dbg !68
  %idxprom14 = sext i32 %0 to i64, !dbg !69
  %arrayidx15 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhPjiE1s to ptr), i64 0, i64 %idxprom14, !dbg !69
  %7 = load i32, ptr %arrayidx15, align 4, !dbg !69, !tbaa !35
  %8 = atomicrmw add ptr %arrayidx13, i32 %7 monotonic, align 4, !dbg !70
  ret void, !dbg !71
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!30, !31, !32, !33}
!llvm.ident = !{!34}
!llvm.errno.tbaa = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 5, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "histogram", linkageName: "_Z9histogramPKhPji", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !20)
!3 = !DIFile(filename: "histogram.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !11}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !13, imports: !14, splitDebugInlining: false, nameTableKind: None)
!13 = !{!0}
!14 = !{!15, !18}
!15 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !12, entity: !16, file: !17, line: 206)
!16 = !DINamespace(name: "ws_math", scope: null)
!17 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!18 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !19, entity: !16, file: !17, line: 207)
!19 = !DINamespace(name: "std", scope: null)
!20 = !{!21, !22, !23, !24, !25}
!21 = !DILocalVariable(name: "data", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!22 = !DILocalVariable(name: "bins", arg: 2, scope: !2, file: !3, line: 4, type: !9)
!23 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 4, type: !11)
!24 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 6, type: !11)
!25 = !DILocalVariable(name: "i", scope: !26, file: !3, line: 9, type: !11)
!26 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 8192, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 256)
!30 = !{i32 7, !"Dwarf Version", i32 4}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!34 = !{!"clang version 22.1.8"}
!35 = !{!36, !36, i64 0}
!36 = !{!"int", !37, i64 0}
!37 = !{!"omnipotent char", !38, i64 0}
!38 = !{!"Simple C++ TBAA"}
!39 = !DILocation(line: 0, scope: !2)
!40 = !DILocation(line: 6, column: 11, scope: !2)
!41 = !DILocation(line: 7, column: 3, scope: !2)
!42 = !DILocation(line: 7, column: 8, scope: !2)
!43 = !DILocation(line: 8, column: 3, scope: !2)
!44 = !DILocation(line: 9, column: 16, scope: !26)
!45 = !DILocation(line: 9, column: 29, scope: !26)
!46 = !DILocation(line: 9, column: 27, scope: !26)
!47 = !DILocation(line: 9, column: 40, scope: !26)
!48 = !DILocation(line: 0, scope: !26)
!49 = !DILocation(line: 9, column: 8, scope: !26)
!50 = !DILocation(line: 9, scope: !26)
!51 = !DILocation(line: 9, column: 47, scope: !52)
!52 = distinct !DILexicalBlock(scope: !26, file: !3, line: 9, column: 3)
!53 = !DILocation(line: 9, column: 3, scope: !26)
!54 = !DILocation(line: 10, column: 18, scope: !52)
!55 = !{!37, !37, i64 0}
!56 = !DILocation(line: 10, column: 16, scope: !52)
!57 = !DILocation(line: 10, column: 5, scope: !52)
!58 = !DILocation(line: 9, column: 57, scope: !52)
!59 = !DILocation(line: 9, column: 69, scope: !52)
!60 = !DILocation(line: 9, column: 67, scope: !52)
!61 = !DILocation(line: 9, column: 54, scope: !52)
!62 = !DILocation(line: 9, column: 3, scope: !52)
!63 = distinct !{!63, !53, !64, !65, !66}
!64 = !DILocation(line: 10, column: 30, scope: !26)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !{!"llvm.loop.unroll.disable"}
!67 = !DILocation(line: 11, column: 3, scope: !2)
!68 = !DILocation(line: 12, column: 14, scope: !2)
!69 = !DILocation(line: 12, column: 23, scope: !2)
!70 = !DILocation(line: 12, column: 3, scope: !2)
!71 = !DILocation(line: 13, column: 1, scope: !2)
