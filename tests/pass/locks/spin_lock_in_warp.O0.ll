; ModuleID = 'spin_lock_in_warp.cu'
source_filename = "spin_lock_in_warp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiS_(ptr noundef %lock, ptr noundef %c) #0 !dbg !13 {
entry:
  %p.addr.i2 = alloca ptr, align 8
  %v.addr.i3 = alloca i32, align 4
  %.atomictmp.i4 = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %p.addr.i = alloca ptr, align 8
  %e.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %cmpxchg.bool.i = alloca i8, align 1
  %lock.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %done = alloca i8, align 1
  store ptr %lock, ptr %lock.addr, align 8
    #dbg_declare(ptr %lock.addr, !19, !DIExpression(), !20)
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !21, !DIExpression(), !22)
    #dbg_declare(ptr %done, !23, !DIExpression(), !25)
  store i8 0, ptr %done, align 1, !dbg !25
  br label %while.cond, !dbg !26

while.cond:                                       ; preds = %if.end, %entry
  %0 = load i8, ptr %done, align 1, !dbg !27
  %loadedv = trunc i8 %0 to i1, !dbg !27
  %lnot = xor i1 %loadedv, true, !dbg !28
  br i1 %lnot, label %while.body, label %while.end, !dbg !26

while.body:                                       ; preds = %while.cond
  %1 = load ptr, ptr %lock.addr, align 8, !dbg !29
  store ptr %1, ptr %p.addr.i, align 8, !dbg !32
  store i32 0, ptr %e.addr.i, align 4, !dbg !32
  store i32 1, ptr %v.addr.i, align 4, !dbg !32
  %2 = load ptr, ptr %p.addr.i, align 8, !dbg !32
  %3 = load i32, ptr %v.addr.i, align 4, !dbg !32
  store i32 %3, ptr %.atomictmp.i, align 4, !dbg !32
  %4 = load i32, ptr %e.addr.i, align 4, !dbg !32
  %5 = load i32, ptr %.atomictmp.i, align 4, !dbg !32
  %6 = cmpxchg ptr %2, i32 %4, i32 %5 monotonic monotonic, align 4, !dbg !32
  %7 = extractvalue { i32, i1 } %6, 0, !dbg !32
  %8 = extractvalue { i32, i1 } %6, 1, !dbg !32
  br i1 %8, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !32

cmpxchg.store_expected.i:                         ; preds = %while.body
  store i32 %7, ptr %e.addr.i, align 4, !dbg !32
  br label %_ZL9atomicCASPiii.exit, !dbg !32

_ZL9atomicCASPiii.exit:                           ; preds = %while.body, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %8 to i8, !dbg !32
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !32
  %9 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !32
  %loadedv.i = trunc i8 %9 to i1, !dbg !32
  %10 = load i32, ptr %e.addr.i, align 4, !dbg !32
  %cmp = icmp eq i32 %10, 0, !dbg !33
  br i1 %cmp, label %if.then, label %if.end, !dbg !33

if.then:                                          ; preds = %_ZL9atomicCASPiii.exit
  call void @llvm.nvvm.membar.gl(), !dbg !34
  %11 = load ptr, ptr %c.addr, align 8, !dbg !36
  %arrayidx = getelementptr inbounds i32, ptr %11, i64 0, !dbg !36
  %12 = load i32, ptr %arrayidx, align 4, !dbg !37
  %add = add nsw i32 %12, 1, !dbg !37
  store i32 %add, ptr %arrayidx, align 4, !dbg !37
  call void @llvm.nvvm.membar.gl(), !dbg !38
  %13 = load ptr, ptr %lock.addr, align 8, !dbg !39
  store ptr %13, ptr %p.addr.i2, align 8, !dbg !40
  store i32 0, ptr %v.addr.i3, align 4, !dbg !40
  %14 = load ptr, ptr %p.addr.i2, align 8, !dbg !40
  %15 = load i32, ptr %v.addr.i3, align 4, !dbg !40
  store i32 %15, ptr %.atomictmp.i4, align 4, !dbg !40
  %16 = load i32, ptr %.atomictmp.i4, align 4, !dbg !40
  %17 = atomicrmw xchg ptr %14, i32 %16 monotonic, align 4, !dbg !40
  store i32 %17, ptr %atomic-temp.i, align 4, !dbg !40
  %18 = load i32, ptr %atomic-temp.i, align 4, !dbg !40
  store i8 1, ptr %done, align 1, !dbg !41
  br label %if.end, !dbg !42

if.end:                                           ; preds = %if.then, %_ZL9atomicCASPiii.exit
  br label %while.cond, !dbg !26, !llvm.loop !43

while.end:                                        ; preds = %while.cond
  ret void, !dbg !46
}

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "spin_lock_in_warp.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "lock", arg: 1, scope: !13, file: !1, line: 5, type: !16)
!20 = !DILocation(line: 5, column: 24, scope: !13)
!21 = !DILocalVariable(name: "c", arg: 2, scope: !13, file: !1, line: 5, type: !16)
!22 = !DILocation(line: 5, column: 35, scope: !13)
!23 = !DILocalVariable(name: "done", scope: !13, file: !1, line: 6, type: !24)
!24 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!25 = !DILocation(line: 6, column: 8, scope: !13)
!26 = !DILocation(line: 7, column: 3, scope: !13)
!27 = !DILocation(line: 7, column: 11, scope: !13)
!28 = !DILocation(line: 7, column: 10, scope: !13)
!29 = !DILocation(line: 8, column: 19, scope: !30)
!30 = distinct !DILexicalBlock(scope: !31, file: !1, line: 8, column: 9)
!31 = distinct !DILexicalBlock(scope: !13, file: !1, line: 7, column: 17)
!32 = !DILocation(line: 8, column: 9, scope: !30)
!33 = !DILocation(line: 8, column: 31, scope: !30)
!34 = !DILocation(line: 9, column: 7, scope: !35)
!35 = distinct !DILexicalBlock(scope: !30, file: !1, line: 8, column: 37)
!36 = !DILocation(line: 10, column: 7, scope: !35)
!37 = !DILocation(line: 10, column: 12, scope: !35)
!38 = !DILocation(line: 11, column: 7, scope: !35)
!39 = !DILocation(line: 12, column: 18, scope: !35)
!40 = !DILocation(line: 12, column: 7, scope: !35)
!41 = !DILocation(line: 13, column: 12, scope: !35)
!42 = !DILocation(line: 14, column: 5, scope: !35)
!43 = distinct !{!43, !26, !44, !45}
!44 = !DILocation(line: 15, column: 3, scope: !13)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !DILocation(line: 16, column: 1, scope: !13)
