; ModuleID = 'needle_float.cu'
source_filename = "needle_float.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPif(ptr noundef %hit, float noundef %x) #0 !dbg !17 {
entry:
    #dbg_value(ptr %hit, !24, !DIExpression(), !27)
    #dbg_value(float %x, !25, !DIExpression(), !27)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !28
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !29
  %mul = mul i32 %0, %1, !dbg !30
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31
  %add = add i32 %mul, %2, !dbg !32
    #dbg_value(i32 %add, !26, !DIExpression(), !27)
  %cmp = fcmp ogt float %x, 2.250000e+00, !dbg !33
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !35

land.lhs.true:                                    ; preds = %entry
  %cmp3 = fcmp olt float %x, 2.750000e+00, !dbg !36
  br i1 %cmp3, label %if.then, label %if.end, !dbg !35

if.then:                                          ; preds = %land.lhs.true
  %arrayidx = getelementptr inbounds i32, ptr %hit, i64 0, !dbg !37
  store i32 %add, ptr %arrayidx, align 4, !dbg !38, !tbaa !13
  br label %if.end, !dbg !37

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void, !dbg !39
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
!1 = !DIFile(filename: "needle_float.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPif", scope: !1, file: !1, line: 4, type: !18, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !23)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!23 = !{!24, !25, !26}
!24 = !DILocalVariable(name: "hit", arg: 1, scope: !17, file: !1, line: 4, type: !20)
!25 = !DILocalVariable(name: "x", arg: 2, scope: !17, file: !1, line: 4, type: !22)
!26 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 5, type: !21)
!27 = !DILocation(line: 0, scope: !17)
!28 = !DILocation(line: 5, column: 11, scope: !17)
!29 = !DILocation(line: 5, column: 24, scope: !17)
!30 = !DILocation(line: 5, column: 22, scope: !17)
!31 = !DILocation(line: 5, column: 37, scope: !17)
!32 = !DILocation(line: 5, column: 35, scope: !17)
!33 = !DILocation(line: 6, column: 9, scope: !34)
!34 = distinct !DILexicalBlock(scope: !17, file: !1, line: 6, column: 7)
!35 = !DILocation(line: 6, column: 17, scope: !34)
!36 = !DILocation(line: 6, column: 22, scope: !34)
!37 = !DILocation(line: 7, column: 5, scope: !34)
!38 = !DILocation(line: 7, column: 12, scope: !34)
!39 = !DILocation(line: 8, column: 1, scope: !17)
