; ModuleID = 'helper_store_noinline.cu'
source_filename = "helper_store_noinline.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z3putPii(ptr noundef %p, i32 noundef %v) #0 !dbg !17 {
entry:
    #dbg_value(ptr %p, !23, !DIExpression(), !25)
    #dbg_value(i32 %v, !24, !DIExpression(), !25)
  store i32 %v, ptr %p, align 4, !dbg !26, !tbaa !13
  ret void, !dbg !27
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #1 !dbg !28 {
entry:
    #dbg_value(ptr %o, !32, !DIExpression(), !34)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
    #dbg_value(i32 %0, !33, !DIExpression(), !34)
  %cmp = icmp eq i32 %0, 3, !dbg !36
  br i1 %cmp, label %if.then, label %if.end, !dbg !36

if.then:                                          ; preds = %entry
  call void @_Z3putPii(ptr noundef %o, i32 noundef 1) #4, !dbg !38
  br label %if.end, !dbg !38

if.end:                                           ; preds = %if.then, %entry
  %cmp1 = icmp eq i32 %0, 40, !dbg !39
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !39

if.then2:                                         ; preds = %if.end
  call void @_Z3putPii(ptr noundef %o, i32 noundef 2) #4, !dbg !41
  br label %if.end3, !dbg !41

if.end3:                                          ; preds = %if.then2, %if.end
  ret void, !dbg !42
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "helper_store_noinline.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "put", linkageName: "_Z3putPii", scope: !1, file: !1, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !21}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24}
!23 = !DILocalVariable(name: "p", arg: 1, scope: !17, file: !1, line: 7, type: !20)
!24 = !DILocalVariable(name: "v", arg: 2, scope: !17, file: !1, line: 7, type: !21)
!25 = !DILocation(line: 0, scope: !17)
!26 = !DILocation(line: 8, column: 6, scope: !17)
!27 = !DILocation(line: 9, column: 1, scope: !17)
!28 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !1, file: !1, line: 10, type: !29, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !31)
!29 = !DISubroutineType(types: !30)
!30 = !{null, !20}
!31 = !{!32, !33}
!32 = !DILocalVariable(name: "o", arg: 1, scope: !28, file: !1, line: 10, type: !20)
!33 = !DILocalVariable(name: "t", scope: !28, file: !1, line: 11, type: !21)
!34 = !DILocation(line: 0, scope: !28)
!35 = !DILocation(line: 11, column: 11, scope: !28)
!36 = !DILocation(line: 12, column: 9, scope: !37)
!37 = distinct !DILexicalBlock(scope: !28, file: !1, line: 12, column: 7)
!38 = !DILocation(line: 13, column: 5, scope: !37)
!39 = !DILocation(line: 14, column: 9, scope: !40)
!40 = distinct !DILexicalBlock(scope: !28, file: !1, line: 14, column: 7)
!41 = !DILocation(line: 15, column: 5, scope: !40)
!42 = !DILocation(line: 16, column: 1, scope: !28)
