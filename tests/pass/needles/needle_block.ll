; ModuleID = 'needle_block.cu'
source_filename = "needle_block.cu"
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
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %hit, i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(ptr %hit, !23, !DIExpression(), !26)
    #dbg_value(i32 %n, !24, !DIExpression(), !26)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !27
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !28
  %mul = mul i32 %0, %1, !dbg !29
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  %add = add i32 %mul, %2, !dbg !31
    #dbg_value(i32 %add, !25, !DIExpression(), !26)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !32
  %cmp = icmp ugt i32 %3, 40, !dbg !34
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !35

land.lhs.true:                                    ; preds = %entry
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !36
  %cmp5 = icmp ult i32 %4, 48, !dbg !37
  br i1 %cmp5, label %land.lhs.true6, label %if.end, !dbg !38

land.lhs.true6:                                   ; preds = %land.lhs.true
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !39
  %cmp8 = icmp eq i32 %5, 5, !dbg !40
  br i1 %cmp8, label %land.lhs.true9, label %if.end, !dbg !41

land.lhs.true9:                                   ; preds = %land.lhs.true6
  %cmp10 = icmp sgt i32 %n, 0, !dbg !42
  br i1 %cmp10, label %if.then, label %if.end, !dbg !41

if.then:                                          ; preds = %land.lhs.true9
  %idxprom = sext i32 %add to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, ptr %hit, i64 %idxprom, !dbg !43
  store i32 %add, ptr %arrayidx, align 4, !dbg !44, !tbaa !13
  br label %if.end, !dbg !43

if.end:                                           ; preds = %if.then, %land.lhs.true9, %land.lhs.true6, %land.lhs.true, %entry
  ret void, !dbg !45
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
!1 = !DIFile(filename: "needle_block.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 4, type: !18, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !21}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24, !25}
!23 = !DILocalVariable(name: "hit", arg: 1, scope: !17, file: !1, line: 4, type: !20)
!24 = !DILocalVariable(name: "n", arg: 2, scope: !17, file: !1, line: 4, type: !21)
!25 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 5, type: !21)
!26 = !DILocation(line: 0, scope: !17)
!27 = !DILocation(line: 5, column: 11, scope: !17)
!28 = !DILocation(line: 5, column: 24, scope: !17)
!29 = !DILocation(line: 5, column: 22, scope: !17)
!30 = !DILocation(line: 5, column: 37, scope: !17)
!31 = !DILocation(line: 5, column: 35, scope: !17)
!32 = !DILocation(line: 6, column: 7, scope: !33)
!33 = distinct !DILexicalBlock(scope: !17, file: !1, line: 6, column: 7)
!34 = !DILocation(line: 6, column: 18, scope: !33)
!35 = !DILocation(line: 6, column: 23, scope: !33)
!36 = !DILocation(line: 6, column: 26, scope: !33)
!37 = !DILocation(line: 6, column: 37, scope: !33)
!38 = !DILocation(line: 6, column: 42, scope: !33)
!39 = !DILocation(line: 6, column: 45, scope: !33)
!40 = !DILocation(line: 6, column: 55, scope: !33)
!41 = !DILocation(line: 6, column: 60, scope: !33)
!42 = !DILocation(line: 6, column: 65, scope: !33)
!43 = !DILocation(line: 7, column: 5, scope: !33)
!44 = !DILocation(line: 7, column: 12, scope: !33)
!45 = !DILocation(line: 8, column: 1, scope: !17)
