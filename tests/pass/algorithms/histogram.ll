; ModuleID = 'histogram.cu'
source_filename = "histogram.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@_ZZ1kPjPKjiE1h = internal addrspace(3) global [16 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPjPKji(ptr noundef %o, ptr noundef %a, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !20, !DIExpression(), !38)
    #dbg_value(ptr %a, !21, !DIExpression(), !38)
    #dbg_value(i32 %n, !22, !DIExpression(), !38)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !39
    #dbg_value(i32 %0, !23, !DIExpression(), !38)
  %cmp = icmp slt i32 %0, 16, !dbg !40
  br i1 %cmp, label %if.then, label %if.end, !dbg !40

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %0 to i64, !dbg !42
  %arrayidx = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPjPKjiE1h to ptr), i64 0, i64 %idxprom, !dbg !42
  store i32 0, ptr %arrayidx, align 4, !dbg !43, !tbaa !34
  br label %if.end, !dbg !42

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !44
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !45
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !46
  %mul = mul i32 %1, %2, !dbg !47
  %add = add i32 %mul, %0, !dbg !48
    #dbg_value(i32 %add, !24, !DIExpression(), !49)
  br label %for.cond, !dbg !50

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ %add, %if.end ], [ %add12, %for.inc ], !dbg !51
    #dbg_value(i32 %i.0, !24, !DIExpression(), !49)
  %cmp3 = icmp slt i32 %i.0, %n, !dbg !52
  br i1 %cmp3, label %for.body, label %for.cond.cleanup, !dbg !54

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom4 = sext i32 %i.0 to i64, !dbg !55
  %arrayidx5 = getelementptr inbounds i32, ptr %a, i64 %idxprom4, !dbg !55
  %3 = load i32, ptr %arrayidx5, align 4, !dbg !55, !tbaa !34
  %and = and i32 %3, 15, !dbg !56
  %idxprom6 = zext i32 %and to i64, !dbg !57
  %arrayidx7 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPjPKjiE1h to ptr), i64 0, i64 %idxprom6, !dbg !57
  %4 = atomicrmw add ptr %arrayidx7, i32 1 monotonic, align 4, !dbg !58
  br label %for.inc, !dbg !58

for.inc:                                          ; preds = %for.body
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !59
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !60
  %mul11 = mul i32 %5, %6, !dbg !61
  %add12 = add i32 %i.0, %mul11, !dbg !62
    #dbg_value(i32 %add12, !24, !DIExpression(), !49)
  br label %for.cond, !dbg !63, !llvm.loop !64

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !68
  %cmp13 = icmp slt i32 %0, 16, !dbg !69
  br i1 %cmp13, label %if.then14, label %if.end20, !dbg !69

if.then14:                                        ; preds = %for.end
  %idxprom15 = sext i32 %0 to i64, !dbg !71
  %arrayidx16 = getelementptr inbounds i32, ptr %o, i64 %idxprom15, !dbg !71
  %idxprom17 = sext i32 %0 to i64, !dbg !72
  %arrayidx18 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPjPKjiE1h to ptr), i64 0, i64 %idxprom17, !dbg !72
  %7 = load i32, ptr %arrayidx18, align 4, !dbg !72, !tbaa !34
  %8 = atomicrmw add ptr %arrayidx16, i32 %7 monotonic, align 4, !dbg !73
  br label %if.end20, !dbg !73

if.end20:                                         ; preds = %if.then14, %for.end
  ret void, !dbg !74
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

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!29, !30, !31, !32}
!llvm.ident = !{!33}
!llvm.errno.tbaa = !{!34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "h", scope: !2, file: !3, line: 8, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPjPKji", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !19)
!3 = !DIFile(filename: "histogram.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
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
!20 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!21 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 7, type: !8)
!22 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 7, type: !10)
!23 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !10)
!24 = !DILocalVariable(name: "i", scope: !25, file: !3, line: 13, type: !10)
!25 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 3)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 512, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 16)
!29 = !{i32 7, !"Dwarf Version", i32 4}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!33 = !{!"clang version 22.1.8"}
!34 = !{!35, !35, i64 0}
!35 = !{!"int", !36, i64 0}
!36 = !{!"omnipotent char", !37, i64 0}
!37 = !{!"Simple C++ TBAA"}
!38 = !DILocation(line: 0, scope: !2)
!39 = !DILocation(line: 9, column: 11, scope: !2)
!40 = !DILocation(line: 10, column: 9, scope: !41)
!41 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!42 = !DILocation(line: 11, column: 5, scope: !41)
!43 = !DILocation(line: 11, column: 10, scope: !41)
!44 = !DILocation(line: 12, column: 3, scope: !2)
!45 = !DILocation(line: 13, column: 16, scope: !25)
!46 = !DILocation(line: 13, column: 29, scope: !25)
!47 = !DILocation(line: 13, column: 27, scope: !25)
!48 = !DILocation(line: 13, column: 40, scope: !25)
!49 = !DILocation(line: 0, scope: !25)
!50 = !DILocation(line: 13, column: 8, scope: !25)
!51 = !DILocation(line: 13, scope: !25)
!52 = !DILocation(line: 13, column: 47, scope: !53)
!53 = distinct !DILexicalBlock(scope: !25, file: !3, line: 13, column: 3)
!54 = !DILocation(line: 13, column: 3, scope: !25)
!55 = !DILocation(line: 14, column: 18, scope: !53)
!56 = !DILocation(line: 14, column: 23, scope: !53)
!57 = !DILocation(line: 14, column: 16, scope: !53)
!58 = !DILocation(line: 14, column: 5, scope: !53)
!59 = !DILocation(line: 13, column: 57, scope: !53)
!60 = !DILocation(line: 13, column: 70, scope: !53)
!61 = !DILocation(line: 13, column: 68, scope: !53)
!62 = !DILocation(line: 13, column: 54, scope: !53)
!63 = !DILocation(line: 13, column: 3, scope: !53)
!64 = distinct !{!64, !54, !65, !66, !67}
!65 = !DILocation(line: 14, column: 32, scope: !25)
!66 = !{!"llvm.loop.mustprogress"}
!67 = !{!"llvm.loop.unroll.disable"}
!68 = !DILocation(line: 15, column: 3, scope: !2)
!69 = !DILocation(line: 16, column: 9, scope: !70)
!70 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 7)
!71 = !DILocation(line: 17, column: 16, scope: !70)
!72 = !DILocation(line: 17, column: 22, scope: !70)
!73 = !DILocation(line: 17, column: 5, scope: !70)
!74 = !DILocation(line: 18, column: 1, scope: !2)
