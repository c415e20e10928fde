; ModuleID = 'last_block_all_threads.cu'
source_filename = "last_block_all_threads.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@count = addrspace(1) externally_initialized global i32 0, align 4, !dbg !0
@_ZZ1kPiS_E4last = internal addrspace(3) global i32 undef, align 4, !dbg !5
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @count to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiS_(ptr noundef %o, ptr noundef %part) #0 !dbg !7 {
entry:
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  %part.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %ticket = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !25, !DIExpression(), !26)
  store ptr %part, ptr %part.addr, align 8
    #dbg_declare(ptr %part.addr, !27, !DIExpression(), !28)
    #dbg_declare(ptr %t, !29, !DIExpression(), !30)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31
  store i32 %0, ptr %t, align 4, !dbg !30
  %1 = load i32, ptr %t, align 4, !dbg !32
  %cmp = icmp eq i32 %1, 0, !dbg !34
  br i1 %cmp, label %if.then, label %if.end, !dbg !34

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %part.addr, align 8, !dbg !35
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !37
  %idxprom = zext i32 %3 to i64, !dbg !35
  %arrayidx = getelementptr inbounds nuw i32, ptr %2, i64 %idxprom, !dbg !35
  store i32 5, ptr %arrayidx, align 4, !dbg !38
  call void @llvm.nvvm.membar.gl(), !dbg !39
    #dbg_declare(ptr %ticket, !40, !DIExpression(), !41)
  store ptr addrspacecast (ptr addrspace(1) @count to ptr), ptr %p.addr.i, align 8, !dbg !42
  store i32 1, ptr %v.addr.i, align 4, !dbg !42
  %4 = load ptr, ptr %p.addr.i, align 8, !dbg !42
  %5 = load i32, ptr %v.addr.i, align 4, !dbg !42
  store i32 %5, ptr %.atomictmp.i, align 4, !dbg !42
  %6 = load i32, ptr %.atomictmp.i, align 4, !dbg !42
  %7 = atomicrmw add ptr %4, i32 %6 monotonic, align 4, !dbg !42
  store i32 %7, ptr %atomic-temp.i, align 4, !dbg !42
  %8 = load i32, ptr %atomic-temp.i, align 4, !dbg !42
  store i32 %8, ptr %ticket, align 4, !dbg !41
  call void @llvm.nvvm.membar.gl(), !dbg !43
  %9 = load i32, ptr %ticket, align 4, !dbg !44
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !45
  %sub = sub i32 %10, 1, !dbg !46
  %cmp4 = icmp eq i32 %9, %sub, !dbg !47
  %conv = zext i1 %cmp4 to i32, !dbg !44
  store i32 %conv, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiS_E4last to ptr), align 4, !dbg !48
  br label %if.end, !dbg !49

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !50
  %11 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiS_E4last to ptr), align 4, !dbg !51
  %tobool = icmp ne i32 %11, 0, !dbg !51
  br i1 %tobool, label %if.then5, label %if.end10, !dbg !51

if.then5:                                         ; preds = %if.end
  %12 = load ptr, ptr %part.addr, align 8, !dbg !53
  %13 = load i32, ptr %t, align 4, !dbg !54
  %rem = srem i32 %13, 3, !dbg !55
  %idxprom6 = sext i32 %rem to i64, !dbg !53
  %arrayidx7 = getelementptr inbounds i32, ptr %12, i64 %idxprom6, !dbg !53
  %14 = load i32, ptr %arrayidx7, align 4, !dbg !53
  %15 = load ptr, ptr %o.addr, align 8, !dbg !56
  %16 = load i32, ptr %t, align 4, !dbg !57
  %idxprom8 = sext i32 %16 to i64, !dbg !56
  %arrayidx9 = getelementptr inbounds i32, ptr %15, i64 %idxprom8, !dbg !56
  store i32 %14, ptr %arrayidx9, align 4, !dbg !58
  br label %if.end10, !dbg !56

if.end10:                                         ; preds = %if.then5, %if.end
  ret void, !dbg !59
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 7, type: !19, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, imports: !13, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "last_block_all_threads.cu", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!6 = distinct !DIGlobalVariable(name: "last", scope: !7, file: !3, line: 9, type: !11, isLocal: true, isDefinition: true)
!7 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !3, file: !3, line: 8, type: !8, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !12)
!8 = !DISubroutineType(types: !9)
!9 = !{null, !10, !10}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{}
!13 = !{!14, !17}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !15, file: !16, line: 206)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 207)
!18 = !DINamespace(name: "std", scope: null)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !{i32 7, !"Dwarf Version", i32 4}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!24 = !{!"clang version 22.1.8"}
!25 = !DILocalVariable(name: "o", arg: 1, scope: !7, file: !3, line: 8, type: !10)
!26 = !DILocation(line: 8, column: 24, scope: !7)
!27 = !DILocalVariable(name: "part", arg: 2, scope: !7, file: !3, line: 8, type: !10)
!28 = !DILocation(line: 8, column: 32, scope: !7)
!29 = !DILocalVariable(name: "t", scope: !7, file: !3, line: 10, type: !11)
!30 = !DILocation(line: 10, column: 7, scope: !7)
!31 = !DILocation(line: 10, column: 11, scope: !7)
!32 = !DILocation(line: 11, column: 7, scope: !33)
!33 = distinct !DILexicalBlock(scope: !7, file: !3, line: 11, column: 7)
!34 = !DILocation(line: 11, column: 9, scope: !33)
!35 = !DILocation(line: 12, column: 5, scope: !36)
!36 = distinct !DILexicalBlock(scope: !33, file: !3, line: 11, column: 15)
!37 = !DILocation(line: 12, column: 10, scope: !36)
!38 = !DILocation(line: 12, column: 22, scope: !36)
!39 = !DILocation(line: 13, column: 5, scope: !36)
!40 = !DILocalVariable(name: "ticket", scope: !36, file: !3, line: 14, type: !19)
!41 = !DILocation(line: 14, column: 14, scope: !36)
!42 = !DILocation(line: 14, column: 23, scope: !36)
!43 = !DILocation(line: 15, column: 5, scope: !36)
!44 = !DILocation(line: 16, column: 12, scope: !36)
!45 = !DILocation(line: 16, column: 22, scope: !36)
!46 = !DILocation(line: 16, column: 32, scope: !36)
!47 = !DILocation(line: 16, column: 19, scope: !36)
!48 = !DILocation(line: 16, column: 10, scope: !36)
!49 = !DILocation(line: 17, column: 3, scope: !36)
!50 = !DILocation(line: 18, column: 3, scope: !7)
!51 = !DILocation(line: 19, column: 7, scope: !52)
!52 = distinct !DILexicalBlock(scope: !7, file: !3, line: 19, column: 7)
!53 = !DILocation(line: 20, column: 12, scope: !52)
!54 = !DILocation(line: 20, column: 17, scope: !52)
!55 = !DILocation(line: 20, column: 19, scope: !52)
!56 = !DILocation(line: 20, column: 5, scope: !52)
!57 = !DILocation(line: 20, column: 7, scope: !52)
!58 = !DILocation(line: 20, column: 10, scope: !52)
!59 = !DILocation(line: 21, column: 1, scope: !7)
