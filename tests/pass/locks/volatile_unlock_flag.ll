; ModuleID = 'volatile_unlock_flag.cu'
source_filename = "volatile_unlock_flag.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@sem = addrspace(1) externally_initialized global i32 0, align 4, !dbg !0
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @sem to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4critPi(ptr noundef %total) #0 !dbg !24 {
entry:
    #dbg_value(ptr %total, !28, !DIExpression(), !31)
    #dbg_value(i8 0, !29, !DIExpression(), !31)
  br label %while.cond, !dbg !32

while.cond:                                       ; preds = %if.end, %entry
  %done.0 = phi i8 [ 0, %entry ], [ %done.1, %if.end ], !dbg !31
    #dbg_value(i8 %done.0, !29, !DIExpression(), !31)
  %loadedv = trunc i8 %done.0 to i1, !dbg !33
  %lnot = xor i1 %loadedv, true, !dbg !34
  br i1 %lnot, label %while.body, label %while.end, !dbg !32

while.body:                                       ; preds = %while.cond
  %0 = atomicrmw xchg ptr addrspacecast (ptr addrspace(1) @sem to ptr), i32 1 monotonic, align 4, !dbg !35
  %cmp = icmp eq i32 %0, 0, !dbg !38
  br i1 %cmp, label %if.then, label %if.end, !dbg !38

if.then:                                          ; preds = %while.body
  call void @llvm.nvvm.membar.gl(), !dbg !39
  %1 = load i32, ptr %total, align 4, !dbg !41, !tbaa !20
  %add = add nsw i32 %1, 1, !dbg !41
  store i32 %add, ptr %total, align 4, !dbg !41, !tbaa !20
  call void @llvm.nvvm.membar.gl(), !dbg !42
  store volatile i32 0, ptr addrspacecast (ptr addrspace(1) @sem to ptr), align 4, !dbg !43, !tbaa !20
    #dbg_value(i8 1, !29, !DIExpression(), !31)
  br label %if.end, !dbg !44

if.end:                                           ; preds = %if.then, %while.body
  %done.1 = phi i8 [ 1, %if.then ], [ %done.0, %while.body ], !dbg !31
    #dbg_value(i8 %done.1, !29, !DIExpression(), !31)
  br label %while.cond, !dbg !32, !llvm.loop !45

while.end:                                        ; preds = %while.cond
  ret void, !dbg !49
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18}
!llvm.ident = !{!19}
!llvm.errno.tbaa = !{!20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sem", scope: !2, file: !3, line: 5, type: !14, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, imports: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "volatile_unlock_flag.cu", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!0}
!8 = !{!9, !12}
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !10, file: !11, line: 214)
!10 = !DINamespace(name: "ws_math", scope: null)
!11 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!12 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !13, entity: !10, file: !11, line: 215)
!13 = !DINamespace(name: "std", scope: null)
!14 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !6)
!15 = !{i32 7, !"Dwarf Version", i32 4}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!19 = !{!"clang version 22.1.8"}
!20 = !{!21, !21, i64 0}
!21 = !{!"int", !22, i64 0}
!22 = !{!"omnipotent char", !23, i64 0}
!23 = !{!"Simple C++ TBAA"}
!24 = distinct !DISubprogram(name: "crit", linkageName: "_Z4critPi", scope: !3, file: !3, line: 6, type: !25, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{null, !5}
!27 = !{!28, !29}
!28 = !DILocalVariable(name: "total", arg: 1, scope: !24, file: !3, line: 6, type: !5)
!29 = !DILocalVariable(name: "done", scope: !24, file: !3, line: 7, type: !30)
!30 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!31 = !DILocation(line: 0, scope: !24)
!32 = !DILocation(line: 8, column: 3, scope: !24)
!33 = !DILocation(line: 8, column: 11, scope: !24)
!34 = !DILocation(line: 8, column: 10, scope: !24)
!35 = !DILocation(line: 9, column: 9, scope: !36)
!36 = distinct !DILexicalBlock(scope: !37, file: !3, line: 9, column: 9)
!37 = distinct !DILexicalBlock(scope: !24, file: !3, line: 8, column: 17)
!38 = !DILocation(line: 9, column: 36, scope: !36)
!39 = !DILocation(line: 10, column: 7, scope: !40)
!40 = distinct !DILexicalBlock(scope: !36, file: !3, line: 9, column: 42)
!41 = !DILocation(line: 11, column: 14, scope: !40)
!42 = !DILocation(line: 12, column: 7, scope: !40)
!43 = !DILocation(line: 13, column: 11, scope: !40)
!44 = !DILocation(line: 15, column: 5, scope: !40)
!45 = distinct !{!45, !32, !46, !47, !48}
!46 = !DILocation(line: 16, column: 3, scope: !24)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !{!"llvm.loop.unroll.disable"}
!49 = !DILocation(line: 17, column: 1, scope: !24)
