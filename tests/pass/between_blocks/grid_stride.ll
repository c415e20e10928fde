; ModuleID = 'grid_stride.cu'
source_filename = "grid_stride.cu"
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
define dso_local ptx_kernel void @_Z1kPiPKii(ptr noundef %o, ptr noundef %a, i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(ptr %o, !25, !DIExpression(), !30)
    #dbg_value(ptr %a, !26, !DIExpression(), !30)
    #dbg_value(i32 %n, !27, !DIExpression(), !30)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !31
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !32
  %mul = mul i32 %0, %1, !dbg !33
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
  %add = add i32 %mul, %2, !dbg !35
    #dbg_value(i32 %add, !28, !DIExpression(), !36)
  br label %for.cond, !dbg !37

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %add, %entry ], [ %add9, %for.inc ], !dbg !38
    #dbg_value(i32 %i.0, !28, !DIExpression(), !36)
  %cmp = icmp slt i32 %i.0, %n, !dbg !39
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !41

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64, !dbg !42
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !42
  %3 = load i32, ptr %arrayidx, align 4, !dbg !42, !tbaa !13
  %add3 = add nsw i32 %3, 1, !dbg !43
  %idxprom4 = sext i32 %i.0 to i64, !dbg !44
  %arrayidx5 = getelementptr inbounds i32, ptr %o, i64 %idxprom4, !dbg !44
  store i32 %add3, ptr %arrayidx5, align 4, !dbg !45, !tbaa !13
  br label %for.inc, !dbg !44

for.inc:                                          ; preds = %for.body
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !46
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !47
  %mul8 = mul i32 %4, %5, !dbg !48
  %add9 = add i32 %i.0, %mul8, !dbg !49
    #dbg_value(i32 %add9, !28, !DIExpression(), !36)
  br label %for.cond, !dbg !50, !llvm.loop !51

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !55
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "grid_stride.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKii", scope: !1, file: !1, line: 6, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !22, !21}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!24 = !{!25, !26, !27, !28}
!25 = !DILocalVariable(name: "o", arg: 1, scope: !17, file: !1, line: 6, type: !20)
!26 = !DILocalVariable(name: "a", arg: 2, scope: !17, file: !1, line: 6, type: !22)
!27 = !DILocalVariable(name: "n", arg: 3, scope: !17, file: !1, line: 6, type: !21)
!28 = !DILocalVariable(name: "i", scope: !29, file: !1, line: 7, type: !21)
!29 = distinct !DILexicalBlock(scope: !17, file: !1, line: 7, column: 3)
!30 = !DILocation(line: 0, scope: !17)
!31 = !DILocation(line: 7, column: 16, scope: !29)
!32 = !DILocation(line: 7, column: 29, scope: !29)
!33 = !DILocation(line: 7, column: 27, scope: !29)
!34 = !DILocation(line: 7, column: 42, scope: !29)
!35 = !DILocation(line: 7, column: 40, scope: !29)
!36 = !DILocation(line: 0, scope: !29)
!37 = !DILocation(line: 7, column: 8, scope: !29)
!38 = !DILocation(line: 7, scope: !29)
!39 = !DILocation(line: 7, column: 57, scope: !40)
!40 = distinct !DILexicalBlock(scope: !29, file: !1, line: 7, column: 3)
!41 = !DILocation(line: 7, column: 3, scope: !29)
!42 = !DILocation(line: 8, column: 12, scope: !40)
!43 = !DILocation(line: 8, column: 17, scope: !40)
!44 = !DILocation(line: 8, column: 5, scope: !40)
!45 = !DILocation(line: 8, column: 10, scope: !40)
!46 = !DILocation(line: 7, column: 67, scope: !40)
!47 = !DILocation(line: 7, column: 79, scope: !40)
!48 = !DILocation(line: 7, column: 77, scope: !40)
!49 = !DILocation(line: 7, column: 64, scope: !40)
!50 = !DILocation(line: 7, column: 3, scope: !40)
!51 = distinct !{!51, !41, !52, !53, !54}
!52 = !DILocation(line: 8, column: 19, scope: !29)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !{!"llvm.loop.unroll.disable"}
!55 = !DILocation(line: 9, column: 1, scope: !17)
