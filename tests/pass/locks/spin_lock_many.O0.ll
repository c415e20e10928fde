; ModuleID = 'spin_lock_many.cu'
source_filename = "spin_lock_many.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiS_(ptr noundef %lock, ptr noundef %c) #0 !dbg !13 {
entry:
  %p.addr.i4 = alloca ptr, align 8
  %v.addr.i5 = alloca i32, align 4
  %.atomictmp.i6 = alloca i32, align 4
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
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !23
  %rem = urem i32 %0, 32, !dbg !25
  %cmp = icmp eq i32 %rem, 0, !dbg !26
  br i1 %cmp, label %if.then, label %if.end, !dbg !26

if.then:                                          ; preds = %entry
  br label %while.cond, !dbg !27

while.cond:                                       ; preds = %while.body, %if.then
  %1 = load ptr, ptr %lock.addr, align 8, !dbg !29
  store ptr %1, ptr %p.addr.i, align 8, !dbg !30
  store i32 0, ptr %e.addr.i, align 4, !dbg !30
  store i32 1, ptr %v.addr.i, align 4, !dbg !30
  %2 = load ptr, ptr %p.addr.i, align 8, !dbg !30
  %3 = load i32, ptr %v.addr.i, align 4, !dbg !30
  store i32 %3, ptr %.atomictmp.i, align 4, !dbg !30
  %4 = load i32, ptr %e.addr.i, align 4, !dbg !30
  %5 = load i32, ptr %.atomictmp.i, align 4, !dbg !30
  %6 = cmpxchg ptr %2, i32 %4, i32 %5 monotonic monotonic, align 4, !dbg !30
  %7 = extractvalue { i32, i1 } %6, 0, !dbg !30
  %8 = extractvalue { i32, i1 } %6, 1, !dbg !30
  br i1 %8, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !30

cmpxchg.store_expected.i:                         ; preds = %while.cond
  store i32 %7, ptr %e.addr.i, align 4, !dbg !30
  br label %_ZL9atomicCASPiii.exit, !dbg !30

_ZL9atomicCASPiii.exit:                           ; preds = %while.cond, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %8 to i8, !dbg !30
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !30
  %9 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !30
  %loadedv.i = trunc i8 %9 to i1, !dbg !30
  %10 = load i32, ptr %e.addr.i, align 4, !dbg !30
  %cmp2 = icmp ne i32 %10, 0, !dbg !31
  br i1 %cmp2, label %while.body, label %while.end, !dbg !27

while.body:                                       ; preds = %_ZL9atomicCASPiii.exit
  br label %while.cond, !dbg !27, !llvm.loop !32

while.end:                                        ; preds = %_ZL9atomicCASPiii.exit
  call void @llvm.nvvm.membar.gl(), !dbg !35
  %11 = load ptr, ptr %c.addr, align 8, !dbg !36
  %arrayidx = getelementptr inbounds i32, ptr %11, i64 0, !dbg !36
  %12 = load i32, ptr %arrayidx, align 4, !dbg !37
  %add = add nsw i32 %12, 1, !dbg !37
  store i32 %add, ptr %arrayidx, align 4, !dbg !37
  call void @llvm.nvvm.membar.gl(), !dbg !38
  %13 = load ptr, ptr %lock.addr, align 8, !dbg !39
  store ptr %13, ptr %p.addr.i4, align 8, !dbg !40
  store i32 0, ptr %v.addr.i5, align 4, !dbg !40
  %14 = load ptr, ptr %p.addr.i4, align 8, !dbg !40
  %15 = load i32, ptr %v.addr.i5, align 4, !dbg !40
  store i32 %15, ptr %.atomictmp.i6, align 4, !dbg !40
  %16 = load i32, ptr %.atomictmp.i6, align 4, !dbg !40
  %17 = atomicrmw xchg ptr %14, i32 %16 monotonic, align 4, !dbg !40
  store i32 %17, ptr %atomic-temp.i, align 4, !dbg !40
  %18 = load i32, ptr %atomic-temp.i, align 4, !dbg !40
  br label %if.end, !dbg !41

if.end:                                           ; preds = %while.end, %entry
  ret void, !dbg !42
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "spin_lock_many.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "lock", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!20 = !DILocation(line: 6, column: 24, scope: !13)
!21 = !DILocalVariable(name: "c", arg: 2, scope: !13, file: !1, line: 6, type: !16)
!22 = !DILocation(line: 6, column: 35, scope: !13)
!23 = !DILocation(line: 7, column: 7, scope: !24)
!24 = distinct !DILexicalBlock(scope: !13, file: !1, line: 7, column: 7)
!25 = !DILocation(line: 7, column: 19, scope: !24)
!26 = !DILocation(line: 7, column: 24, scope: !24)
!27 = !DILocation(line: 8, column: 5, scope: !28)
!28 = distinct !DILexicalBlock(scope: !24, file: !1, line: 7, column: 30)
!29 = !DILocation(line: 8, column: 22, scope: !28)
!30 = !DILocation(line: 8, column: 12, scope: !28)
!31 = !DILocation(line: 8, column: 34, scope: !28)
!32 = distinct !{!32, !27, !33, !34}
!33 = !DILocation(line: 8, column: 41, scope: !28)
!34 = !{!"llvm.loop.mustprogress"}
!35 = !DILocation(line: 9, column: 5, scope: !28)
!36 = !DILocation(line: 10, column: 5, scope: !28)
!37 = !DILocation(line: 10, column: 10, scope: !28)
!38 = !DILocation(line: 11, column: 5, scope: !28)
!39 = !DILocation(line: 12, column: 16, scope: !28)
!40 = !DILocation(line: 12, column: 5, scope: !28)
!41 = !DILocation(line: 13, column: 3, scope: !28)
!42 = !DILocation(line: 14, column: 1, scope: !13)
