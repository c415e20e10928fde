; ModuleID = 'volatile_unlock_try.cu'
source_filename = "volatile_unlock_try.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@sem = addrspace(1) externally_initialized global i32 0, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @sem to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4critv() #0 !dbg !20 {
entry:
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !23
  %cmp = icmp eq i32 %0, 0, !dbg !25
  br i1 %cmp, label %if.then, label %if.end4, !dbg !25

if.then:                                          ; preds = %entry
  store ptr addrspacecast (ptr addrspace(1) @sem to ptr), ptr %p.addr.i, align 8, !dbg !26
  store i32 1, ptr %v.addr.i, align 4, !dbg !26
  %1 = load ptr, ptr %p.addr.i, align 8, !dbg !26
  %2 = load i32, ptr %v.addr.i, align 4, !dbg !26
  store i32 %2, ptr %.atomictmp.i, align 4, !dbg !26
  %3 = load i32, ptr %.atomictmp.i, align 4, !dbg !26
  %4 = atomicrmw add ptr %1, i32 %3 monotonic, align 4, !dbg !26
  store i32 %4, ptr %atomic-temp.i, align 4, !dbg !26
  %5 = load i32, ptr %atomic-temp.i, align 4, !dbg !26
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !28
  %rem = urem i32 %6, 2, !dbg !30
  %tobool = icmp ne i32 %rem, 0, !dbg !28
  br i1 %tobool, label %if.then3, label %if.end, !dbg !28

if.then3:                                         ; preds = %if.then
  store volatile i32 0, ptr addrspacecast (ptr addrspace(1) @sem to ptr), align 4, !dbg !31
  br label %if.end, !dbg !32

if.end:                                           ; preds = %if.then3, %if.then
  br label %if.end4, !dbg !33

if.end4:                                          ; preds = %if.end, %entry
  ret void, !dbg !34
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!20 = distinct !DISubprogram(name: "crit", linkageName: "_Z4critv", scope: !3, file: !3, line: 6, type: !21, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!21 = !DISubroutineType(types: !22)
!22 = !{null}
!23 = !DILocation(line: 7, column: 7, scope: !24)
!24 = distinct !DILexicalBlock(scope: !20, file: !3, line: 7, column: 7)
!25 = !DILocation(line: 7, column: 19, scope: !24)
!26 = !DILocation(line: 8, column: 5, scope: !27)
!27 = distinct !DILexicalBlock(scope: !24, file: !3, line: 7, column: 25)
!28 = !DILocation(line: 9, column: 9, scope: !29)
!29 = distinct !DILexicalBlock(scope: !27, file: !3, line: 9, column: 9)
!30 = !DILocation(line: 9, column: 20, scope: !29)
!31 = !DILocation(line: 9, column: 29, scope: !29)
!32 = !DILocation(line: 9, column: 25, scope: !29)
!33 = !DILocation(line: 10, column: 3, scope: !27)
!34 = !DILocation(line: 11, column: 1, scope: !20)
