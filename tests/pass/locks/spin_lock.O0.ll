; ModuleID = 'spin_lock.cu'
source_filename = "spin_lock.cu"
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
  store ptr %lock, ptr %lock.addr, align 8
    #dbg_declare(ptr %lock.addr, !19, !DIExpression(), !20)
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !21, !DIExpression(), !22)
  br label %while.cond, !dbg !23

while.cond:                                       ; preds = %while.body, %entry
  %0 = load ptr, ptr %lock.addr, align 8, !dbg !24
  store ptr %0, ptr %p.addr.i, align 8, !dbg !25
  store i32 0, ptr %e.addr.i, align 4, !dbg !25
  store i32 1, ptr %v.addr.i, align 4, !dbg !25
  %1 = load ptr, ptr %p.addr.i, align 8, !dbg !25
  %2 = load i32, ptr %v.addr.i, align 4, !dbg !25
  store i32 %2, ptr %.atomictmp.i, align 4, !dbg !25
  %3 = load i32, ptr %e.addr.i, align 4, !dbg !25
  %4 = load i32, ptr %.atomictmp.i, align 4, !dbg !25
  %5 = cmpxchg ptr %1, i32 %3, i32 %4 monotonic monotonic, align 4, !dbg !25
  %6 = extractvalue { i32, i1 } %5, 0, !dbg !25
  %7 = extractvalue { i32, i1 } %5, 1, !dbg !25
  br i1 %7, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !25

cmpxchg.store_expected.i:                         ; preds = %while.cond
  store i32 %6, ptr %e.addr.i, align 4, !dbg !25
  br label %_ZL9atomicCASPiii.exit, !dbg !25

_ZL9atomicCASPiii.exit:                           ; preds = %while.cond, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %7 to i8, !dbg !25
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !25
  %8 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !25
  %loadedv.i = trunc i8 %8 to i1, !dbg !25
  %9 = load i32, ptr %e.addr.i, align 4, !dbg !25
  %cmp = icmp ne i32 %9, 0, !dbg !26
  br i1 %cmp, label %while.body, label %while.end, !dbg !23

while.body:                                       ; preds = %_ZL9atomicCASPiii.exit
  br label %while.cond, !dbg !23, !llvm.loop !27

while.end:                                        ; preds = %_ZL9atomicCASPiii.exit
  call void @llvm.nvvm.membar.gl(), !dbg !30
  %10 = load ptr, ptr %c.addr, align 8, !dbg !31
  %arrayidx = getelementptr inbounds i32, ptr %10, i64 0, !dbg !31
  %11 = load i32, ptr %arrayidx, align 4, !dbg !32
  %add = add nsw i32 %11, 1, !dbg !32
  store i32 %add, ptr %arrayidx, align 4, !dbg !32
  call void @llvm.nvvm.membar.gl(), !dbg !33
  %12 = load ptr, ptr %lock.addr, align 8, !dbg !34
  store ptr %12, ptr %p.addr.i2, align 8, !dbg !35
  store i32 0, ptr %v.addr.i3, align 4, !dbg !35
  %13 = load ptr, ptr %p.addr.i2, align 8, !dbg !35
  %14 = load i32, ptr %v.addr.i3, align 4, !dbg !35
  store i32 %14, ptr %.atomictmp.i4, align 4, !dbg !35
  %15 = load i32, ptr %.atomictmp.i4, align 4, !dbg !35
  %16 = atomicrmw xchg ptr %13, i32 %15 monotonic, align 4, !dbg !35
  store i32 %16, ptr %atomic-temp.i, align 4, !dbg !35
  %17 = load i32, ptr %atomic-temp.i, align 4, !dbg !35
  ret void, !dbg !36
}

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "spin_lock.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "lock", arg: 1, scope: !13, file: !1, line: 7, type: !16)
!20 = !DILocation(line: 7, column: 24, scope: !13)
!21 = !DILocalVariable(name: "c", arg: 2, scope: !13, file: !1, line: 7, type: !16)
!22 = !DILocation(line: 7, column: 35, scope: !13)
!23 = !DILocation(line: 8, column: 3, scope: !13)
!24 = !DILocation(line: 8, column: 20, scope: !13)
!25 = !DILocation(line: 8, column: 10, scope: !13)
!26 = !DILocation(line: 8, column: 32, scope: !13)
!27 = distinct !{!27, !23, !28, !29}
!28 = !DILocation(line: 8, column: 39, scope: !13)
!29 = !{!"llvm.loop.mustprogress"}
!30 = !DILocation(line: 9, column: 3, scope: !13)
!31 = !DILocation(line: 10, column: 3, scope: !13)
!32 = !DILocation(line: 10, column: 8, scope: !13)
!33 = !DILocation(line: 11, column: 3, scope: !13)
!34 = !DILocation(line: 12, column: 14, scope: !13)
!35 = !DILocation(line: 12, column: 3, scope: !13)
!36 = !DILocation(line: 13, column: 1, scope: !13)
