; ModuleID = 'grid_spin_barrier.cu'
source_filename = "grid_spin_barrier.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPjPiS0_(ptr noundef %count, ptr noundef %in, ptr noundef %o) #0 !dbg !17 {
entry:
    #dbg_value(ptr %count, !25, !DIExpression(), !29)
    #dbg_value(ptr %in, !26, !DIExpression(), !29)
    #dbg_value(ptr %o, !27, !DIExpression(), !29)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !30
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !31
  %mul = mul i32 %0, %1, !dbg !32
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  %add = add i32 %mul, %2, !dbg !34
    #dbg_value(i32 %add, !28, !DIExpression(), !29)
  %idxprom = sext i32 %add to i64, !dbg !35
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !35
  store i32 %add, ptr %arrayidx, align 4, !dbg !36, !tbaa !13
  call void @llvm.nvvm.membar.gl(), !dbg !37
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !38
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !39
  %cmp = icmp eq i32 %3, 0, !dbg !41
  br i1 %cmp, label %if.then, label %if.end, !dbg !41

if.then:                                          ; preds = %entry
  %4 = atomicrmw add ptr %count, i32 1 monotonic, align 4, !dbg !42
  br label %while.cond, !dbg !44

while.cond:                                       ; preds = %while.body, %if.then
  %5 = atomicrmw add ptr %count, i32 0 monotonic, align 4, !dbg !45
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !46
  %cmp7 = icmp ult i32 %5, %6, !dbg !47
  br i1 %cmp7, label %while.body, label %while.end, !dbg !44

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !44, !llvm.loop !48

while.end:                                        ; preds = %while.cond
  call void @llvm.nvvm.membar.gl(), !dbg !52
  br label %if.end, !dbg !53

if.end:                                           ; preds = %while.end, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !54
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !55
  %add9 = add i32 %add, %7, !dbg !56
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !57
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !58
  %mul12 = mul i32 %8, %9, !dbg !59
  %rem = urem i32 %add9, %mul12, !dbg !60
  %idxprom13 = zext i32 %rem to i64, !dbg !61
  %arrayidx14 = getelementptr inbounds nuw i32, ptr %in, i64 %idxprom13, !dbg !61
  %10 = load i32, ptr %arrayidx14, align 4, !dbg !61, !tbaa !13
  %idxprom15 = sext i32 %add to i64, !dbg !62
  %arrayidx16 = getelementptr inbounds i32, ptr %o, i64 %idxprom15, !dbg !62
  store i32 %10, ptr %arrayidx16, align 4, !dbg !63, !tbaa !13
  ret void, !dbg !64
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "grid_spin_barrier.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPjPiS0_", scope: !1, file: !1, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !22, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !{!25, !26, !27, !28}
!25 = !DILocalVariable(name: "count", arg: 1, scope: !17, file: !1, line: 7, type: !20)
!26 = !DILocalVariable(name: "in", arg: 2, scope: !17, file: !1, line: 7, type: !22)
!27 = !DILocalVariable(name: "o", arg: 3, scope: !17, file: !1, line: 7, type: !22)
!28 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 8, type: !23)
!29 = !DILocation(line: 0, scope: !17)
!30 = !DILocation(line: 8, column: 11, scope: !17)
!31 = !DILocation(line: 8, column: 24, scope: !17)
!32 = !DILocation(line: 8, column: 22, scope: !17)
!33 = !DILocation(line: 8, column: 37, scope: !17)
!34 = !DILocation(line: 8, column: 35, scope: !17)
!35 = !DILocation(line: 9, column: 3, scope: !17)
!36 = !DILocation(line: 9, column: 9, scope: !17)
!37 = !DILocation(line: 10, column: 3, scope: !17)
!38 = !DILocation(line: 11, column: 3, scope: !17)
!39 = !DILocation(line: 12, column: 7, scope: !40)
!40 = distinct !DILexicalBlock(scope: !17, file: !1, line: 12, column: 7)
!41 = !DILocation(line: 12, column: 19, scope: !40)
!42 = !DILocation(line: 13, column: 5, scope: !43)
!43 = distinct !DILexicalBlock(scope: !40, file: !1, line: 12, column: 25)
!44 = !DILocation(line: 14, column: 5, scope: !43)
!45 = !DILocation(line: 14, column: 12, scope: !43)
!46 = !DILocation(line: 14, column: 35, scope: !43)
!47 = !DILocation(line: 14, column: 33, scope: !43)
!48 = distinct !{!48, !44, !49, !50, !51}
!49 = !DILocation(line: 14, column: 47, scope: !43)
!50 = !{!"llvm.loop.mustprogress"}
!51 = !{!"llvm.loop.unroll.disable"}
!52 = !DILocation(line: 15, column: 5, scope: !43)
!53 = !DILocation(line: 16, column: 3, scope: !43)
!54 = !DILocation(line: 17, column: 3, scope: !17)
!55 = !DILocation(line: 18, column: 18, scope: !17)
!56 = !DILocation(line: 18, column: 16, scope: !17)
!57 = !DILocation(line: 18, column: 33, scope: !17)
!58 = !DILocation(line: 18, column: 45, scope: !17)
!59 = !DILocation(line: 18, column: 43, scope: !17)
!60 = !DILocation(line: 18, column: 30, scope: !17)
!61 = !DILocation(line: 18, column: 10, scope: !17)
!62 = !DILocation(line: 18, column: 3, scope: !17)
!63 = !DILocation(line: 18, column: 8, scope: !17)
!64 = !DILocation(line: 19, column: 1, scope: !17)
