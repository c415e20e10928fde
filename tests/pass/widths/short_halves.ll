; ModuleID = 'short_halves.cu'
source_filename = "short_halves.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPc(ptr noundef %c) #0 !dbg !20 {
entry:
    #dbg_value(ptr %c, !26, !DIExpression(), !29)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
    #dbg_value(i32 %0, !27, !DIExpression(), !29)
  %cmp = icmp eq i32 %0, 0, !dbg !31
  br i1 %cmp, label %if.then, label %if.end, !dbg !31

if.then:                                          ; preds = %entry
  %add.ptr = getelementptr inbounds i8, ptr %c, i64 2, !dbg !33
  store i16 257, ptr %add.ptr, align 2, !dbg !34, !tbaa !35
  br label %if.end, !dbg !33

if.end:                                           ; preds = %if.then, %entry
  %cmp1 = icmp eq i32 %0, 32, !dbg !37
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !37

if.then2:                                         ; preds = %if.end
  %arrayidx = getelementptr inbounds i8, ptr %c, i64 4, !dbg !39
  store i8 2, ptr %arrayidx, align 1, !dbg !40, !tbaa !41
  br label %if.end3, !dbg !39

if.end3:                                          ; preds = %if.then2, %if.end
  ret void, !dbg !42
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!11, !12, !13, !14}
!llvm.ident = !{!15}
!llvm.errno.tbaa = !{!16}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !5, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "short_halves.cu", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!5 = !{!6, !9}
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !7, file: !8, line: 206)
!7 = !DINamespace(name: "ws_math", scope: null)
!8 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !7, file: !8, line: 207)
!10 = !DINamespace(name: "std", scope: null)
!11 = !{i32 7, !"Dwarf Version", i32 4}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!15 = !{!"clang version 22.1.8"}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C++ TBAA"}
!20 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPc", scope: !1, file: !1, line: 6, type: !21, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!21 = !DISubroutineType(types: !22)
!22 = !{null, !23}
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26, !27}
!26 = !DILocalVariable(name: "c", arg: 1, scope: !20, file: !1, line: 6, type: !23)
!27 = !DILocalVariable(name: "t", scope: !20, file: !1, line: 7, type: !28)
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !DILocation(line: 0, scope: !20)
!30 = !DILocation(line: 7, column: 11, scope: !20)
!31 = !DILocation(line: 8, column: 9, scope: !32)
!32 = distinct !DILexicalBlock(scope: !20, file: !1, line: 8, column: 7)
!33 = !DILocation(line: 9, column: 5, scope: !32)
!34 = !DILocation(line: 9, column: 23, scope: !32)
!35 = !{!36, !36, i64 0}
!36 = !{!"short", !18, i64 0}
!37 = !DILocation(line: 10, column: 9, scope: !38)
!38 = distinct !DILexicalBlock(scope: !20, file: !1, line: 10, column: 7)
!39 = !DILocation(line: 11, column: 5, scope: !38)
!40 = !DILocation(line: 11, column: 10, scope: !38)
!41 = !{!18, !18, i64 0}
!42 = !DILocation(line: 12, column: 1, scope: !20)
