; ModuleID = 'volatile_unlock_flag.cu'
source_filename = "volatile_unlock_flag.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@sem = addrspace(1) externally_initialized global i32 0, align 4, !dbg !0
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @sem to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4critPi(ptr noundef %total) #0 !dbg !20 {
entry:
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %total.addr = alloca ptr, align 8
  %done = alloca i8, align 1
  store ptr %total, ptr %total.addr, align 8
    #dbg_declare(ptr %total.addr, !24, !DIExpression(), !25)
    #dbg_declare(ptr %done, !26, !DIExpression(), !28)
  store i8 0, ptr %done, align 1, !dbg !28
  br label %while.cond, !dbg !29

while.cond:                                       ; preds = %if.end, %entry
  %0 = load i8, ptr %done, align 1, !dbg !30
  %loadedv = trunc i8 %0 to i1, !dbg !30
  %lnot = xor i1 %loadedv, true, !dbg !31
  br i1 %lnot, label %while.body, label %while.end, !dbg !29

while.body:                                       ; preds = %while.cond
  store ptr addrspacecast (ptr addrspace(1) @sem to ptr), ptr %p.addr.i, align 8, !dbg !32
  store i32 1, ptr %v.addr.i, align 4, !dbg !32
  %1 = load ptr, ptr %p.addr.i, align 8, !dbg !32
  %2 = load i32, ptr %v.addr.i, align 4, !dbg !32
  store i32 %2, ptr %.atomictmp.i, align 4, !dbg !32
  %3 = load i32, ptr %.atomictmp.i, align 4, !dbg !32
  %4 = atomicrmw xchg ptr %1, i32 %3 monotonic, align 4, !dbg !32
  store i32 %4, ptr %atomic-temp.i, align 4, !dbg !32
  %5 = load i32, ptr %atomic-temp.i, align 4, !dbg !32
  %cmp = icmp eq i32 %5, 0, !dbg !35
  br i1 %cmp, label %if.then, label %if.end, !dbg !35

if.then:                                          ; preds = %while.body
  call void @llvm.nvvm.membar.gl(), !dbg !36
  %6 = load ptr, ptr %total.addr, align 8, !dbg !38
  %7 = load i32, ptr %6, align 4, !dbg !39
  %add = add nsw i32 %7, 1, !dbg !39
  store i32 %add, ptr %6, align 4, !dbg !39
  call void @llvm.nvvm.membar.gl(), !dbg !40
  store volatile i32 0, ptr addrspacecast (ptr addrspace(1) @sem to ptr), align 4, !dbg !41
  store i8 1, ptr %done, align 1, !dbg !42
  br label %if.end, !dbg !43

if.end:                                           ; preds = %if.then, %while.body
  br label %while.cond, !dbg !29, !llvm.loop !44

while.end:                                        ; preds = %while.cond
  ret void, !dbg !47
}

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sem", scope: !2, file: !3, line: 5, type: !14, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, imports: !8, splitDebugInlining: false, nameTableKind: None)
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
!20 = distinct !DISubprogram(name: "crit", linkageName: "_Z4critPi", scope: !3, file: !3, line: 6, type: !21, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{null, !5}
!23 = !{}
!24 = !DILocalVariable(name: "total", arg: 1, scope: !20, file: !3, line: 6, type: !5)
!25 = !DILocation(line: 6, column: 27, scope: !20)
!26 = !DILocalVariable(name: "done", scope: !20, file: !3, line: 7, type: !27)
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !DILocation(line: 7, column: 8, scope: !20)
!29 = !DILocation(line: 8, column: 3, scope: !20)
!30 = !DILocation(line: 8, column: 11, scope: !20)
!31 = !DILocation(line: 8, column: 10, scope: !20)
!32 = !DILocation(line: 9, column: 9, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !3, line: 9, column: 9)
!34 = distinct !DILexicalBlock(scope: !20, file: !3, line: 8, column: 17)
!35 = !DILocation(line: 9, column: 36, scope: !33)
!36 = !DILocation(line: 10, column: 7, scope: !37)
!37 = distinct !DILexicalBlock(scope: !33, file: !3, line: 9, column: 42)
!38 = !DILocation(line: 11, column: 8, scope: !37)
!39 = !DILocation(line: 11, column: 14, scope: !37)
!40 = !DILocation(line: 12, column: 7, scope: !37)
!41 = !DILocation(line: 13, column: 11, scope: !37)
!42 = !DILocation(line: 14, column: 12, scope: !37)
!43 = !DILocation(line: 15, column: 5, scope: !37)
!44 = distinct !{!44, !29, !45, !46}
!45 = !DILocation(line: 16, column: 3, scope: !20)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !DILocation(line: 17, column: 1, scope: !20)
