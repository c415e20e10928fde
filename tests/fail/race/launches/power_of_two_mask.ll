; ModuleID = 'power_of_two_mask.cu'
source_filename = "power_of_two_mask.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5pairsPfi(ptr noundef %a, i32 noundef %step) #0 !dbg !17 {
entry:
    #dbg_value(ptr %a, !24, !DIExpression(), !31)
    #dbg_value(i32 %step, !25, !DIExpression(), !31)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !32
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !33
  %mul = mul i32 %0, %1, !dbg !34
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
  %add = add i32 %mul, %2, !dbg !36
    #dbg_value(i32 %add, !26, !DIExpression(), !31)
  %sub = sub nsw i32 %step, 1, !dbg !37
  %and = and i32 %add, %sub, !dbg !38
    #dbg_value(i32 %and, !27, !DIExpression(), !31)
  %sub3 = sub nsw i32 %add, %and, !dbg !39
  %shl = shl i32 %sub3, 1, !dbg !40
  %add4 = add nsw i32 %shl, %and, !dbg !41
    #dbg_value(i32 %add4, !28, !DIExpression(), !31)
  %idxprom = sext i32 %add4 to i64, !dbg !42
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !42
  %3 = load float, ptr %arrayidx, align 4, !dbg !42, !tbaa !43
    #dbg_value(float %3, !29, !DIExpression(), !31)
  %add5 = add nsw i32 %add4, %step, !dbg !45
  %idxprom6 = sext i32 %add5 to i64, !dbg !46
  %arrayidx7 = getelementptr inbounds float, ptr %a, i64 %idxprom6, !dbg !46
  %4 = load float, ptr %arrayidx7, align 4, !dbg !46, !tbaa !43
    #dbg_value(float %4, !30, !DIExpression(), !31)
  %add8 = fadd float %3, %4, !dbg !47
  %idxprom9 = sext i32 %add4 to i64, !dbg !48
  %arrayidx10 = getelementptr inbounds float, ptr %a, i64 %idxprom9, !dbg !48
  store float %add8, ptr %arrayidx10, align 4, !dbg !49, !tbaa !43
  %sub11 = fsub float %3, %4, !dbg !50
  %mul12 = mul nsw i32 2, %step, !dbg !51
  %add13 = add nsw i32 %add4, %mul12, !dbg !52
  %idxprom14 = sext i32 %add13 to i64, !dbg !53
  %arrayidx15 = getelementptr inbounds float, ptr %a, i64 %idxprom14, !dbg !53
  store float %sub11, ptr %arrayidx15, align 4, !dbg !54, !tbaa !43
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "power_of_two_mask.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "pairs", linkageName: "_Z5pairsPfi", scope: !1, file: !1, line: 8, type: !18, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !23)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{!24, !25, !26, !27, !28, !29, !30}
!24 = !DILocalVariable(name: "a", arg: 1, scope: !17, file: !1, line: 8, type: !20)
!25 = !DILocalVariable(name: "step", arg: 2, scope: !17, file: !1, line: 8, type: !22)
!26 = !DILocalVariable(name: "p", scope: !17, file: !1, line: 9, type: !22)
!27 = !DILocalVariable(name: "low", scope: !17, file: !1, line: 10, type: !22)
!28 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 11, type: !22)
!29 = !DILocalVariable(name: "u", scope: !17, file: !1, line: 12, type: !21)
!30 = !DILocalVariable(name: "v", scope: !17, file: !1, line: 12, type: !21)
!31 = !DILocation(line: 0, scope: !17)
!32 = !DILocation(line: 9, column: 11, scope: !17)
!33 = !DILocation(line: 9, column: 24, scope: !17)
!34 = !DILocation(line: 9, column: 22, scope: !17)
!35 = !DILocation(line: 9, column: 37, scope: !17)
!36 = !DILocation(line: 9, column: 35, scope: !17)
!37 = !DILocation(line: 10, column: 23, scope: !17)
!38 = !DILocation(line: 10, column: 15, scope: !17)
!39 = !DILocation(line: 11, column: 15, scope: !17)
!40 = !DILocation(line: 11, column: 22, scope: !17)
!41 = !DILocation(line: 11, column: 28, scope: !17)
!42 = !DILocation(line: 12, column: 13, scope: !17)
!43 = !{!44, !44, i64 0}
!44 = !{!"float", !15, i64 0}
!45 = !DILocation(line: 12, column: 27, scope: !17)
!46 = !DILocation(line: 12, column: 23, scope: !17)
!47 = !DILocation(line: 13, column: 12, scope: !17)
!48 = !DILocation(line: 13, column: 3, scope: !17)
!49 = !DILocation(line: 13, column: 8, scope: !17)
!50 = !DILocation(line: 14, column: 23, scope: !17)
!51 = !DILocation(line: 14, column: 11, scope: !17)
!52 = !DILocation(line: 14, column: 7, scope: !17)
!53 = !DILocation(line: 14, column: 3, scope: !17)
!54 = !DILocation(line: 14, column: 19, scope: !17)
!55 = !DILocation(line: 15, column: 1, scope: !17)
