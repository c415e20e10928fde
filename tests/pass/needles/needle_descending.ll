; ModuleID = 'needle_descending.cu'
source_filename = "needle_descending.cu"
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
    #dbg_value(ptr %hit, !25, !DIExpression(), !29)
    #dbg_value(ptr %a, !26, !DIExpression(), !29)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !30
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !31
  %mul = mul i32 %0, %1, !dbg !32
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  %add = add i32 %mul, %2, !dbg !34
    #dbg_value(i32 %add, !27, !DIExpression(), !29)
    #dbg_value(i32 1, !28, !DIExpression(), !29)
  br label %while.cond, !dbg !35

while.cond:                                       ; preds = %while.body, %entry
  %run.0 = phi i32 [ 1, %entry ], [ %inc, %while.body ], !dbg !29
    #dbg_value(i32 %run.0, !28, !DIExpression(), !29)
  %cmp = icmp slt i32 %run.0, 6, !dbg !36
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !37

land.rhs:                                         ; preds = %while.cond
  %idxprom = sext i32 %run.0 to i64, !dbg !38
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !38
  %3 = load i32, ptr %arrayidx, align 4, !dbg !38, !tbaa !13
  %sub = sub nsw i32 %run.0, 1, !dbg !39
  %idxprom3 = sext i32 %sub to i64, !dbg !40
  %arrayidx4 = getelementptr inbounds i32, ptr %a, i64 %idxprom3, !dbg !40
  %4 = load i32, ptr %arrayidx4, align 4, !dbg !40, !tbaa !13
  %cmp5 = icmp slt i32 %3, %4, !dbg !41
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %5 = phi i1 [ false, %while.cond ], [ %cmp5, %land.rhs ], !dbg !29
  br i1 %5, label %while.body, label %while.end, !dbg !35

while.body:                                       ; preds = %land.end
  %inc = add nsw i32 %run.0, 1, !dbg !42
    #dbg_value(i32 %inc, !28, !DIExpression(), !29)
  br label %while.cond, !dbg !35, !llvm.loop !43

while.end:                                        ; preds = %land.end
  %cmp6 = icmp eq i32 %run.0, 6, !dbg !46
  br i1 %cmp6, label %if.then, label %if.end, !dbg !46

if.then:                                          ; preds = %while.end
  %idxprom7 = sext i32 %add to i64, !dbg !48
  %arrayidx8 = getelementptr inbounds i32, ptr %hit, i64 %idxprom7, !dbg !48
  store i32 %add, ptr %arrayidx8, align 4, !dbg !49, !tbaa !13
  br label %if.end, !dbg !48

if.end:                                           ; preds = %if.then, %while.end
  ret void, !dbg !50
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
!1 = !DIFile(filename: "needle_descending.cu", directory: ".")
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
!24 = !{!25, !26, !27, !28}
!25 = !DILocalVariable(name: "hit", arg: 1, scope: !17, file: !1, line: 4, type: !20)
!26 = !DILocalVariable(name: "a", arg: 2, scope: !17, file: !1, line: 4, type: !22)
!27 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 5, type: !21)
!28 = !DILocalVariable(name: "run", scope: !17, file: !1, line: 6, type: !21)
!29 = !DILocation(line: 0, scope: !17)
!30 = !DILocation(line: 5, column: 11, scope: !17)
!31 = !DILocation(line: 5, column: 24, scope: !17)
!32 = !DILocation(line: 5, column: 22, scope: !17)
!33 = !DILocation(line: 5, column: 37, scope: !17)
!34 = !DILocation(line: 5, column: 35, scope: !17)
!35 = !DILocation(line: 7, column: 3, scope: !17)
!36 = !DILocation(line: 7, column: 14, scope: !17)
!37 = !DILocation(line: 7, column: 18, scope: !17)
!38 = !DILocation(line: 7, column: 21, scope: !17)
!39 = !DILocation(line: 7, column: 36, scope: !17)
!40 = !DILocation(line: 7, column: 30, scope: !17)
!41 = !DILocation(line: 7, column: 28, scope: !17)
!42 = !DILocation(line: 8, column: 8, scope: !17)
!43 = distinct !{!43, !35, !42, !44, !45}
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.unroll.disable"}
!46 = !DILocation(line: 9, column: 11, scope: !47)
!47 = distinct !DILexicalBlock(scope: !17, file: !1, line: 9, column: 7)
!48 = !DILocation(line: 10, column: 5, scope: !47)
!49 = !DILocation(line: 10, column: 12, scope: !47)
!50 = !DILocation(line: 11, column: 1, scope: !17)
