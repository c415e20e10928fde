; ModuleID = 'volatile_unlock_try.cu'
source_filename = "volatile_unlock_try.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@sem = addrspace(1) externally_initialized global i32 0, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @sem to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4critPi(ptr noundef %total) #0 !dbg !20 {
entry:
  %p.addr.i = alloca ptr, align 8
  %e.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %cmpxchg.bool.i = alloca i8, align 1
  %total.addr = alloca ptr, align 8
  store ptr %total, ptr %total.addr, align 8
    #dbg_declare(ptr %total.addr, !24, !DIExpression(), !25)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !26
  %cmp = icmp eq i32 %0, 0, !dbg !28
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !29

land.lhs.true:                                    ; preds = %entry
  store ptr addrspacecast (ptr addrspace(1) @sem to ptr), ptr %p.addr.i, align 8, !dbg !30
  store i32 0, ptr %e.addr.i, align 4, !dbg !30
  store i32 1, ptr %v.addr.i, align 4, !dbg !30
  %1 = load ptr, ptr %p.addr.i, align 8, !dbg !30
  %2 = load i32, ptr %v.addr.i, align 4, !dbg !30
  store i32 %2, ptr %.atomictmp.i, align 4, !dbg !30
  %3 = load i32, ptr %e.addr.i, align 4, !dbg !30
  %4 = load i32, ptr %.atomictmp.i, align 4, !dbg !30
  %5 = cmpxchg ptr %1, i32 %3, i32 %4 monotonic monotonic, align 4, !dbg !30
  %6 = extractvalue { i32, i1 } %5, 0, !dbg !30
  %7 = extractvalue { i32, i1 } %5, 1, !dbg !30
  br i1 %7, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !30

cmpxchg.store_expected.i:                         ; preds = %land.lhs.true
  store i32 %6, ptr %e.addr.i, align 4, !dbg !30
  br label %_ZL9atomicCASPiii.exit, !dbg !30

_ZL9atomicCASPiii.exit:                           ; preds = %land.lhs.true, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %7 to i8, !dbg !30
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !30
  %8 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !30
  %loadedv.i = trunc i8 %8 to i1, !dbg !30
  %9 = load i32, ptr %e.addr.i, align 4, !dbg !30
  %cmp2 = icmp eq i32 %9, 0, !dbg !31
  br i1 %cmp2, label %if.then, label %if.end, !dbg !29

if.then:                                          ; preds = %_ZL9atomicCASPiii.exit
  call void @llvm.nvvm.membar.gl(), !dbg !32
  %10 = load ptr, ptr %total.addr, align 8, !dbg !34
  %11 = load i32, ptr %10, align 4, !dbg !35
  %add = add nsw i32 %11, 1, !dbg !35
  store i32 %add, ptr %10, align 4, !dbg !35
  call void @llvm.nvvm.membar.gl(), !dbg !36
  store volatile i32 0, ptr addrspacecast (ptr addrspace(1) @sem to ptr), align 4, !dbg !37
  br label %if.end, !dbg !38

if.end:                                           ; preds = %if.then, %_ZL9atomicCASPiii.exit, %entry
  ret void, !dbg !39
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sem", scope: !2, file: !3, line: 5, type: !14, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, imports: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "volatile_unlock_try.cu", directory: ".")
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
!26 = !DILocation(line: 7, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !20, file: !3, line: 7, column: 7)
!28 = !DILocation(line: 7, column: 19, scope: !27)
!29 = !DILocation(line: 7, column: 24, scope: !27)
!30 = !DILocation(line: 7, column: 27, scope: !27)
!31 = !DILocation(line: 7, column: 56, scope: !27)
!32 = !DILocation(line: 8, column: 5, scope: !33)
!33 = distinct !DILexicalBlock(scope: !27, file: !3, line: 7, column: 62)
!34 = !DILocation(line: 9, column: 6, scope: !33)
!35 = !DILocation(line: 9, column: 12, scope: !33)
!36 = !DILocation(line: 10, column: 5, scope: !33)
!37 = !DILocation(line: 11, column: 9, scope: !33)
!38 = !DILocation(line: 12, column: 3, scope: !33)
!39 = !DILocation(line: 13, column: 1, scope: !20)
