; ModuleID = 'advice_lock_in_shared.cu'
source_filename = "advice_lock_in_shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ3addPiiE4lock = internal addrspace(3) global i32 undef, align 4, !dbg !0
@_ZZ3addPiiE3sum = internal addrspace(3) global i32 undef, align 4, !dbg !10
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z3addPii(ptr noundef %o, i32 noundef %n) #0 !dbg !2 {
entry:
  %p.addr.i9 = alloca ptr, align 8
  %v.addr.i10 = alloca i32, align 4
  %.atomictmp.i11 = alloca i32, align 4
  %atomic-temp.i12 = alloca i32, align 4
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !24, !DIExpression(), !25)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !26, !DIExpression(), !27)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28
  %cmp = icmp eq i32 %0, 0, !dbg !30
  br i1 %cmp, label %if.then, label %if.end, !dbg !30

if.then:                                          ; preds = %entry
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ3addPiiE4lock to ptr), align 4, !dbg !31
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ3addPiiE3sum to ptr), align 4, !dbg !33
  br label %if.end, !dbg !34

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !35
  br label %while.cond, !dbg !36

while.cond:                                       ; preds = %while.body, %if.end
  store ptr addrspacecast (ptr addrspace(3) @_ZZ3addPiiE4lock to ptr), ptr %p.addr.i9, align 8, !dbg !37
  store i32 1, ptr %v.addr.i10, align 4, !dbg !37
  %1 = load ptr, ptr %p.addr.i9, align 8, !dbg !37
  %2 = load i32, ptr %v.addr.i10, align 4, !dbg !37
  store i32 %2, ptr %.atomictmp.i11, align 4, !dbg !37
  %3 = load i32, ptr %.atomictmp.i11, align 4, !dbg !37
  %4 = atomicrmw xchg ptr %1, i32 %3 monotonic, align 4, !dbg !37
  store i32 %4, ptr %atomic-temp.i12, align 4, !dbg !37
  %5 = load i32, ptr %atomic-temp.i12, align 4, !dbg !37
  %cmp2 = icmp ne i32 %5, 0, !dbg !38
  br i1 %cmp2, label %while.body, label %while.end, !dbg !36

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !36, !llvm.loop !39

while.end:                                        ; preds = %while.cond
  call void @llvm.nvvm.membar.gl(), !dbg !42
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !43
  %7 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3addPiiE3sum to ptr), align 4, !dbg !44
  %add = add i32 %7, %6, !dbg !44
  store i32 %add, ptr addrspacecast (ptr addrspace(3) @_ZZ3addPiiE3sum to ptr), align 4, !dbg !44
  call void @llvm.nvvm.membar.gl(), !dbg !45
  store ptr addrspacecast (ptr addrspace(3) @_ZZ3addPiiE4lock to ptr), ptr %p.addr.i, align 8, !dbg !46
  store i32 0, ptr %v.addr.i, align 4, !dbg !46
  %8 = load ptr, ptr %p.addr.i, align 8, !dbg !46
  %9 = load i32, ptr %v.addr.i, align 4, !dbg !46
  store i32 %9, ptr %.atomictmp.i, align 4, !dbg !46
  %10 = load i32, ptr %.atomictmp.i, align 4, !dbg !46
  %11 = atomicrmw xchg ptr %8, i32 %10 monotonic, align 4, !dbg !46
  store i32 %11, ptr %atomic-temp.i, align 4, !dbg !46
  %12 = load i32, ptr %atomic-temp.i, align 4, !dbg !46
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !47
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  %cmp6 = icmp eq i32 %13, 0, !dbg !50
  br i1 %cmp6, label %if.then7, label %if.end8, !dbg !50

if.then7:                                         ; preds = %while.end
  %14 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3addPiiE3sum to ptr), align 4, !dbg !51
  %15 = load ptr, ptr %o.addr, align 8, !dbg !52
  store i32 %14, ptr %15, align 4, !dbg !53
  br label %if.end8, !dbg !54

if.end8:                                          ; preds = %if.then7, %while.end
  ret void, !dbg !55
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!19, !20, !21, !22}
!llvm.ident = !{!23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "add", linkageName: "_Z3addPii", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !18)
!3 = !DIFile(filename: "advice_lock_in_shared.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !7}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !12, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0, !10}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!11 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !14, file: !15, line: 214)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 215)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{}
!19 = !{i32 7, !"Dwarf Version", i32 4}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!23 = !{!"clang version 22.1.8"}
!24 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!25 = !DILocation(line: 4, column: 26, scope: !2)
!26 = !DILocalVariable(name: "n", arg: 2, scope: !2, file: !3, line: 4, type: !7)
!27 = !DILocation(line: 4, column: 33, scope: !2)
!28 = !DILocation(line: 6, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !2, file: !3, line: 6, column: 7)
!30 = !DILocation(line: 6, column: 19, scope: !29)
!31 = !DILocation(line: 6, column: 32, scope: !32)
!32 = distinct !DILexicalBlock(scope: !29, file: !3, line: 6, column: 25)
!33 = !DILocation(line: 6, column: 41, scope: !32)
!34 = !DILocation(line: 6, column: 46, scope: !32)
!35 = !DILocation(line: 7, column: 3, scope: !2)
!36 = !DILocation(line: 8, column: 3, scope: !2)
!37 = !DILocation(line: 8, column: 10, scope: !2)
!38 = !DILocation(line: 8, column: 31, scope: !2)
!39 = distinct !{!39, !36, !40, !41}
!40 = !DILocation(line: 8, column: 37, scope: !2)
!41 = !{!"llvm.loop.mustprogress"}
!42 = !DILocation(line: 9, column: 3, scope: !2)
!43 = !DILocation(line: 10, column: 10, scope: !2)
!44 = !DILocation(line: 10, column: 7, scope: !2)
!45 = !DILocation(line: 11, column: 3, scope: !2)
!46 = !DILocation(line: 12, column: 3, scope: !2)
!47 = !DILocation(line: 13, column: 3, scope: !2)
!48 = !DILocation(line: 14, column: 7, scope: !49)
!49 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 7)
!50 = !DILocation(line: 14, column: 19, scope: !49)
!51 = !DILocation(line: 14, column: 30, scope: !49)
!52 = !DILocation(line: 14, column: 26, scope: !49)
!53 = !DILocation(line: 14, column: 28, scope: !49)
!54 = !DILocation(line: 14, column: 25, scope: !49)
!55 = !DILocation(line: 15, column: 1, scope: !2)
