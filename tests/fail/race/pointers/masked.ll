; ModuleID = 'masked.cu'
source_filename = "masked.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6chosenPi(ptr noundef %out) #0 !dbg !23 {
entry:
    #dbg_value(ptr %out, !29, !DIExpression(), !31)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
    #dbg_value(i32 %0, !30, !DIExpression(), !31)
  %cmp = icmp eq i32 %0, 31, !dbg !33
  %vecinit = insertelement <4 x i1> <i1 true, i1 poison, i1 poison, i1 poison>, i1 %cmp, i32 1, !dbg !34
  %vecinit1 = insertelement <4 x i1> %vecinit, i1 false, i32 2, !dbg !34
  %vecinit2 = insertelement <4 x i1> %vecinit1, i1 false, i32 3, !dbg !34
  %vecinit3 = insertelement <4 x i32> poison, i32 %0, i32 0, !dbg !35
  %add = add nsw i32 %0, 7, !dbg !36
  %vecinit4 = insertelement <4 x i32> %vecinit3, i32 %add, i32 1, !dbg !35
  %vecinit5 = insertelement <4 x i32> %vecinit4, i32 0, i32 2, !dbg !35
  %vecinit6 = insertelement <4 x i32> %vecinit5, i32 0, i32 3, !dbg !35
  %idx.ext = sext i32 %0 to i64, !dbg !37
  %add.ptr = getelementptr inbounds i32, ptr %out, i64 %idx.ext, !dbg !37
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %vecinit6, ptr align 4 %add.ptr, <4 x i1> %vecinit2), !dbg !38
  %cmp7 = icmp eq i32 %0, 32, !dbg !39
  br i1 %cmp7, label %if.then, label %if.end, !dbg !39

if.then:                                          ; preds = %entry
  %arrayidx = getelementptr inbounds i32, ptr %out, i64 33, !dbg !41
  %1 = load i32, ptr %arrayidx, align 4, !dbg !41, !tbaa !19
  %arrayidx8 = getelementptr inbounds i32, ptr %out, i64 65, !dbg !42
  store i32 %1, ptr %arrayidx8, align 4, !dbg !43, !tbaa !19
  br label %if.end, !dbg !42

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !44
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr captures(none), <4 x i1>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!14, !15, !16, !17}
!llvm.ident = !{!18}
!llvm.errno.tbaa = !{!19}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !8, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "masked.cu", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_typedef, name: "M", file: !1, line: 6, baseType: !4)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 8, flags: DIFlagVector, elements: !6)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 1)
!8 = !{!9, !12}
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !10, file: !11, line: 214)
!10 = !DINamespace(name: "ws_math", scope: null)
!11 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!12 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !13, entity: !10, file: !11, line: 215)
!13 = !DINamespace(name: "std", scope: null)
!14 = !{i32 7, !"Dwarf Version", i32 4}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!18 = !{!"clang version 22.1.8"}
!19 = !{!20, !20, i64 0}
!20 = !{!"int", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C++ TBAA"}
!23 = distinct !DISubprogram(name: "chosen", linkageName: "_Z6chosenPi", scope: !1, file: !1, line: 7, type: !24, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !28)
!24 = !DISubroutineType(types: !25)
!25 = !{null, !26}
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{!29, !30}
!29 = !DILocalVariable(name: "out", arg: 1, scope: !23, file: !1, line: 7, type: !26)
!30 = !DILocalVariable(name: "t", scope: !23, file: !1, line: 8, type: !27)
!31 = !DILocation(line: 0, scope: !23)
!32 = !DILocation(line: 8, column: 11, scope: !23)
!33 = !DILocation(line: 9, column: 36, scope: !23)
!34 = !DILocation(line: 9, column: 27, scope: !23)
!35 = !DILocation(line: 9, column: 61, scope: !23)
!36 = !DILocation(line: 9, column: 67, scope: !23)
!37 = !DILocation(line: 9, column: 83, scope: !23)
!38 = !DILocation(line: 9, column: 3, scope: !23)
!39 = !DILocation(line: 10, column: 9, scope: !40)
!40 = distinct !DILexicalBlock(scope: !23, file: !1, line: 10, column: 7)
!41 = !DILocation(line: 10, column: 26, scope: !40)
!42 = !DILocation(line: 10, column: 16, scope: !40)
!43 = !DILocation(line: 10, column: 24, scope: !40)
!44 = !DILocation(line: 11, column: 1, scope: !23)
