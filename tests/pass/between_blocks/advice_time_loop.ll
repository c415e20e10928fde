; ModuleID = 'advice_time_loop.cu'
source_filename = "advice_time_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6jacobiPKfPfi(ptr noundef %a, ptr noundef %b, i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(ptr %a, !26, !DIExpression(), !32)
    #dbg_value(ptr %b, !27, !DIExpression(), !32)
    #dbg_value(i32 %n, !28, !DIExpression(), !32)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !33
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !34
  %mul = mul i32 %0, %1, !dbg !35
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
  %add = add i32 %mul, %2, !dbg !37
    #dbg_value(i32 %add, !29, !DIExpression(), !32)
  %cmp = icmp sgt i32 %add, 0, !dbg !38
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !39

land.rhs:                                         ; preds = %entry
  %sub = sub nsw i32 %n, 1, !dbg !40
  %cmp3 = icmp slt i32 %add, %sub, !dbg !41
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %3 = phi i1 [ false, %entry ], [ %cmp3, %land.rhs ], !dbg !32
  %storedv = zext i1 %3 to i8, !dbg !42
    #dbg_value(i8 %storedv, !30, !DIExpression(), !32)
  %loadedv = trunc i8 %storedv to i1, !dbg !43
  br i1 %loadedv, label %cond.true, label %cond.false, !dbg !43

cond.true:                                        ; preds = %land.end
  %sub4 = sub nsw i32 %add, 1, !dbg !44
  %idxprom = sext i32 %sub4 to i64, !dbg !45
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !45
  %4 = load float, ptr %arrayidx, align 4, !dbg !45, !tbaa !46
  %add5 = add nsw i32 %add, 1, !dbg !48
  %idxprom6 = sext i32 %add5 to i64, !dbg !49
  %arrayidx7 = getelementptr inbounds float, ptr %a, i64 %idxprom6, !dbg !49
  %5 = load float, ptr %arrayidx7, align 4, !dbg !49, !tbaa !46
  %add8 = fadd float %4, %5, !dbg !50
  %div = fdiv float %add8, 2.000000e+00, !dbg !51
  br label %cond.end, !dbg !43

cond.false:                                       ; preds = %land.end
  br label %cond.end, !dbg !43

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %div, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !43
  %idxprom9 = sext i32 %add to i64, !dbg !52
  %arrayidx10 = getelementptr inbounds float, ptr %b, i64 %idxprom9, !dbg !52
  store float %cond, ptr %arrayidx10, align 4, !dbg !53, !tbaa !46
  ret void, !dbg !54
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
!1 = !DIFile(filename: "advice_time_loop.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "jacobi", linkageName: "_Z6jacobiPKfPfi", scope: !1, file: !1, line: 4, type: !18, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !23, !24}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{!26, !27, !28, !29, !30}
!26 = !DILocalVariable(name: "a", arg: 1, scope: !17, file: !1, line: 4, type: !20)
!27 = !DILocalVariable(name: "b", arg: 2, scope: !17, file: !1, line: 4, type: !23)
!28 = !DILocalVariable(name: "n", arg: 3, scope: !17, file: !1, line: 4, type: !24)
!29 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 5, type: !24)
!30 = !DILocalVariable(name: "inner", scope: !17, file: !1, line: 6, type: !31)
!31 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!32 = !DILocation(line: 0, scope: !17)
!33 = !DILocation(line: 5, column: 11, scope: !17)
!34 = !DILocation(line: 5, column: 24, scope: !17)
!35 = !DILocation(line: 5, column: 22, scope: !17)
!36 = !DILocation(line: 5, column: 37, scope: !17)
!37 = !DILocation(line: 5, column: 35, scope: !17)
!38 = !DILocation(line: 6, column: 18, scope: !17)
!39 = !DILocation(line: 6, column: 22, scope: !17)
!40 = !DILocation(line: 6, column: 31, scope: !17)
!41 = !DILocation(line: 6, column: 27, scope: !17)
!42 = !DILocation(line: 6, column: 8, scope: !17)
!43 = !DILocation(line: 7, column: 10, scope: !17)
!44 = !DILocation(line: 7, column: 23, scope: !17)
!45 = !DILocation(line: 7, column: 19, scope: !17)
!46 = !{!47, !47, i64 0}
!47 = !{!"float", !15, i64 0}
!48 = !DILocation(line: 7, column: 34, scope: !17)
!49 = !DILocation(line: 7, column: 30, scope: !17)
!50 = !DILocation(line: 7, column: 28, scope: !17)
!51 = !DILocation(line: 7, column: 40, scope: !17)
!52 = !DILocation(line: 7, column: 3, scope: !17)
!53 = !DILocation(line: 7, column: 8, scope: !17)
!54 = !DILocation(line: 8, column: 1, scope: !17)
