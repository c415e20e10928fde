; ModuleID = 'lock_of_block.cu'
source_filename = "lock_of_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@sem = addrspace(1) externally_initialized global i32 0, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @sem to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4critPiPKi(ptr noundef %total, ptr noundef %x) #0 !dbg !17 {
entry:
  %p.addr.i18 = alloca ptr, align 8
  %v.addr.i19 = alloca i32, align 4
  %.atomictmp.i20 = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %p.addr.i = alloca ptr, align 8
  %e.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %cmpxchg.bool.i = alloca i8, align 1
  %total.addr = alloca ptr, align 8
  %x.addr = alloca ptr, align 8
  store ptr %total, ptr %total.addr, align 8
    #dbg_declare(ptr %total.addr, !24, !DIExpression(), !25)
  store ptr %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !26, !DIExpression(), !27)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28
  %cmp = icmp eq i32 %0, 0, !dbg !30
  br i1 %cmp, label %if.then, label %if.end, !dbg !30

if.then:                                          ; preds = %entry
  br label %while.cond, !dbg !31

while.cond:                                       ; preds = %while.body, %if.then
  store ptr addrspacecast (ptr addrspace(1) @sem to ptr), ptr %p.addr.i, align 8, !dbg !33
  store i32 0, ptr %e.addr.i, align 4, !dbg !33
  store i32 1, ptr %v.addr.i, align 4, !dbg !33
  %1 = load ptr, ptr %p.addr.i, align 8, !dbg !33
  %2 = load i32, ptr %v.addr.i, align 4, !dbg !33
  store i32 %2, ptr %.atomictmp.i, align 4, !dbg !33
  %3 = load i32, ptr %e.addr.i, align 4, !dbg !33
  %4 = load i32, ptr %.atomictmp.i, align 4, !dbg !33
  %5 = cmpxchg ptr %1, i32 %3, i32 %4 monotonic monotonic, align 4, !dbg !33
  %6 = extractvalue { i32, i1 } %5, 0, !dbg !33
  %7 = extractvalue { i32, i1 } %5, 1, !dbg !33
  br i1 %7, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !33

cmpxchg.store_expected.i:                         ; preds = %while.cond
  store i32 %6, ptr %e.addr.i, align 4, !dbg !33
  br label %_ZL9atomicCASPiii.exit, !dbg !33

_ZL9atomicCASPiii.exit:                           ; preds = %while.cond, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %7 to i8, !dbg !33
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !33
  %8 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !33
  %loadedv.i = trunc i8 %8 to i1, !dbg !33
  %9 = load i32, ptr %e.addr.i, align 4, !dbg !33
  %cmp2 = icmp ne i32 %9, 0, !dbg !34
  br i1 %cmp2, label %while.body, label %while.end, !dbg !31

while.body:                                       ; preds = %_ZL9atomicCASPiii.exit
  br label %while.cond, !dbg !31, !llvm.loop !35

while.end:                                        ; preds = %_ZL9atomicCASPiii.exit
  call void @llvm.nvvm.membar.gl(), !dbg !38
  br label %if.end, !dbg !39

if.end:                                           ; preds = %while.end, %entry
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  %cmp4 = icmp ult i32 %10, 64, !dbg !42
  br i1 %cmp4, label %if.then5, label %if.end12, !dbg !42

if.then5:                                         ; preds = %if.end
  %11 = load ptr, ptr %x.addr, align 8, !dbg !43
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !44
  %mul = mul i32 %12, 64, !dbg !45
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !46
  %add = add i32 %mul, %13, !dbg !47
  %idxprom = zext i32 %add to i64, !dbg !43
  %arrayidx = getelementptr inbounds nuw i32, ptr %11, i64 %idxprom, !dbg !43
  %14 = load i32, ptr %arrayidx, align 4, !dbg !43
  %15 = load ptr, ptr %total.addr, align 8, !dbg !48
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49
  %idxprom9 = zext i32 %16 to i64, !dbg !48
  %arrayidx10 = getelementptr inbounds nuw i32, ptr %15, i64 %idxprom9, !dbg !48
  %17 = load i32, ptr %arrayidx10, align 4, !dbg !50
  %add11 = add nsw i32 %17, %14, !dbg !50
  store i32 %add11, ptr %arrayidx10, align 4, !dbg !50
  br label %if.end12, !dbg !48

if.end12:                                         ; preds = %if.then5, %if.end
  call void @llvm.nvvm.membar.gl(), !dbg !51
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !52
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53
  %cmp14 = icmp eq i32 %18, 0, !dbg !55
  br i1 %cmp14, label %if.then15, label %if.end17, !dbg !55

if.then15:                                        ; preds = %if.end12
  store ptr addrspacecast (ptr addrspace(1) @sem to ptr), ptr %p.addr.i18, align 8, !dbg !56
  store i32 0, ptr %v.addr.i19, align 4, !dbg !56
  %19 = load ptr, ptr %p.addr.i18, align 8, !dbg !56
  %20 = load i32, ptr %v.addr.i19, align 4, !dbg !56
  store i32 %20, ptr %.atomictmp.i20, align 4, !dbg !56
  %21 = load i32, ptr %.atomictmp.i20, align 4, !dbg !56
  %22 = atomicrmw xchg ptr %19, i32 %21 monotonic, align 4, !dbg !56
  store i32 %22, ptr %atomic-temp.i, align 4, !dbg !56
  %23 = load i32, ptr %atomic-temp.i, align 4, !dbg !56
  br label %if.end17, !dbg !56

if.end17:                                         ; preds = %if.then15, %if.end12
  ret void, !dbg !57
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sem", scope: !2, file: !3, line: 7, type: !11, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, imports: !5, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lock_of_block.cu", directory: ".")
!4 = !{!0}
!5 = !{!6, !9}
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !7, file: !8, line: 214)
!7 = !DINamespace(name: "ws_math", scope: null)
!8 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !7, file: !8, line: 215)
!10 = !DINamespace(name: "std", scope: null)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{i32 7, !"Dwarf Version", i32 4}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!16 = !{!"clang version 22.1.8"}
!17 = distinct !DISubprogram(name: "crit", linkageName: "_Z4critPiPKi", scope: !3, file: !3, line: 8, type: !18, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !21}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!23 = !{}
!24 = !DILocalVariable(name: "total", arg: 1, scope: !17, file: !3, line: 8, type: !20)
!25 = !DILocation(line: 8, column: 27, scope: !17)
!26 = !DILocalVariable(name: "x", arg: 2, scope: !17, file: !3, line: 8, type: !21)
!27 = !DILocation(line: 8, column: 45, scope: !17)
!28 = !DILocation(line: 9, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !17, file: !3, line: 9, column: 7)
!30 = !DILocation(line: 9, column: 19, scope: !29)
!31 = !DILocation(line: 9, column: 27, scope: !32)
!32 = distinct !DILexicalBlock(scope: !29, file: !3, line: 9, column: 25)
!33 = !DILocation(line: 9, column: 34, scope: !32)
!34 = !DILocation(line: 9, column: 56, scope: !32)
!35 = distinct !{!35, !31, !36, !37}
!36 = !DILocation(line: 9, column: 61, scope: !32)
!37 = !{!"llvm.loop.mustprogress"}
!38 = !DILocation(line: 9, column: 63, scope: !32)
!39 = !DILocation(line: 9, column: 80, scope: !32)
!40 = !DILocation(line: 10, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !17, file: !3, line: 10, column: 7)
!42 = !DILocation(line: 10, column: 19, scope: !41)
!43 = !DILocation(line: 10, column: 47, scope: !41)
!44 = !DILocation(line: 10, column: 49, scope: !41)
!45 = !DILocation(line: 10, column: 60, scope: !41)
!46 = !DILocation(line: 10, column: 67, scope: !41)
!47 = !DILocation(line: 10, column: 65, scope: !41)
!48 = !DILocation(line: 10, column: 25, scope: !41)
!49 = !DILocation(line: 10, column: 31, scope: !41)
!50 = !DILocation(line: 10, column: 44, scope: !41)
!51 = !DILocation(line: 11, column: 3, scope: !17)
!52 = !DILocation(line: 12, column: 3, scope: !17)
!53 = !DILocation(line: 13, column: 7, scope: !54)
!54 = distinct !DILexicalBlock(scope: !17, file: !3, line: 13, column: 7)
!55 = !DILocation(line: 13, column: 19, scope: !54)
!56 = !DILocation(line: 13, column: 25, scope: !54)
!57 = !DILocation(line: 14, column: 1, scope: !17)
