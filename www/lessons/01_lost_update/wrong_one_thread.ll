; ModuleID = 'wrong_one_thread.cu'
source_filename = "wrong_one_thread.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6add_upPKiPii(ptr noundef %in, ptr noundef %total, i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(ptr %in, !25, !DIExpression(), !29)
    #dbg_value(ptr %total, !26, !DIExpression(), !29)
    #dbg_value(i32 %n, !27, !DIExpression(), !29)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !30
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !31
  %mul = mul i32 %0, %1, !dbg !32
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  %add = add i32 %mul, %2, !dbg !34
    #dbg_value(i32 %add, !28, !DIExpression(), !29)
  %cmp = icmp eq i32 %add, 0, !dbg !35
  br i1 %cmp, label %if.then, label %if.end, !dbg !35

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !37
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !37
  %3 = load i32, ptr %arrayidx, align 4, !dbg !37, !tbaa !13
  %arrayidx3 = getelementptr inbounds i32, ptr %total, i64 0, !dbg !38
  %4 = load i32, ptr %arrayidx3, align 4, !dbg !39, !tbaa !13
  %add4 = add nsw i32 %4, %3, !dbg !39
  store i32 %add4, ptr %arrayidx3, align 4, !dbg !39, !tbaa !13
  br label %if.end, !dbg !38

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !40
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
!1 = !DIFile(filename: "wrong_one_thread.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "add_up", linkageName: "_Z6add_upPKiPii", scope: !1, file: !1, line: 2, type: !18, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !23, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!24 = !{!25, !26, !27, !28}
!25 = !DILocalVariable(name: "in", arg: 1, scope: !17, file: !1, line: 2, type: !20)
!26 = !DILocalVariable(name: "total", arg: 2, scope: !17, file: !1, line: 2, type: !23)
!27 = !DILocalVariable(name: "n", arg: 3, scope: !17, file: !1, line: 2, type: !22)
!28 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 3, type: !22)
!29 = !DILocation(line: 0, scope: !17)
!30 = !DILocation(line: 3, column: 11, scope: !17)
!31 = !DILocation(line: 3, column: 24, scope: !17)
!32 = !DILocation(line: 3, column: 22, scope: !17)
!33 = !DILocation(line: 3, column: 37, scope: !17)
!34 = !DILocation(line: 3, column: 35, scope: !17)
!35 = !DILocation(line: 4, column: 9, scope: !36)
!36 = distinct !DILexicalBlock(scope: !17, file: !1, line: 4, column: 7)
!37 = !DILocation(line: 5, column: 17, scope: !36)
!38 = !DILocation(line: 5, column: 5, scope: !36)
!39 = !DILocation(line: 5, column: 14, scope: !36)
!40 = !DILocation(line: 6, column: 1, scope: !17)
