; ModuleID = 'null_pointer.cu'
source_filename = "null_pointer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %o, i32 noundef %n) #0 !dbg !13 {
entry:
  %o.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %p = alloca ptr, align 8
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !19, !DIExpression(), !20)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !21, !DIExpression(), !22)
    #dbg_declare(ptr %p, !23, !DIExpression(), !24)
  %0 = load ptr, ptr %o.addr, align 8, !dbg !25
  store ptr %0, ptr %p, align 8, !dbg !24
  %1 = load i32, ptr %n.addr, align 4, !dbg !26
  %cmp = icmp eq i32 %1, 0, !dbg !28
  br i1 %cmp, label %if.then, label %if.end, !dbg !28

if.then:                                          ; preds = %entry
  store ptr null, ptr %p, align 8, !dbg !29
  br label %if.end, !dbg !30

if.end:                                           ; preds = %if.then, %entry
  %2 = load ptr, ptr %p, align 8, !dbg !31
  %cmp1 = icmp ne ptr %2, null, !dbg !33
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !33

if.then2:                                         ; preds = %if.end
  %3 = load ptr, ptr %p, align 8, !dbg !34
  store i32 1, ptr %3, align 4, !dbg !35
  br label %if.end3, !dbg !36

if.end3:                                          ; preds = %if.then2, %if.end
  ret void, !dbg !37
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "null_pointer.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!20 = !DILocation(line: 6, column: 24, scope: !13)
!21 = !DILocalVariable(name: "n", arg: 2, scope: !13, file: !1, line: 6, type: !17)
!22 = !DILocation(line: 6, column: 31, scope: !13)
!23 = !DILocalVariable(name: "p", scope: !13, file: !1, line: 7, type: !16)
!24 = !DILocation(line: 7, column: 8, scope: !13)
!25 = !DILocation(line: 7, column: 12, scope: !13)
!26 = !DILocation(line: 8, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !13, file: !1, line: 8, column: 7)
!28 = !DILocation(line: 8, column: 9, scope: !27)
!29 = !DILocation(line: 9, column: 7, scope: !27)
!30 = !DILocation(line: 9, column: 5, scope: !27)
!31 = !DILocation(line: 10, column: 7, scope: !32)
!32 = distinct !DILexicalBlock(scope: !13, file: !1, line: 10, column: 7)
!33 = !DILocation(line: 10, column: 9, scope: !32)
!34 = !DILocation(line: 11, column: 6, scope: !32)
!35 = !DILocation(line: 11, column: 8, scope: !32)
!36 = !DILocation(line: 11, column: 5, scope: !32)
!37 = !DILocation(line: 12, column: 1, scope: !13)
