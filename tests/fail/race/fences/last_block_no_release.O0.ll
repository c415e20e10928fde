; ModuleID = 'last_block_no_release.cu'
source_filename = "last_block_no_release.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@count = addrspace(1) externally_initialized global i32 0, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @count to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiS_(ptr noundef %o, ptr noundef %part) #0 !dbg !17 {
entry:
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  %part.addr = alloca ptr, align 8
  %b = alloca i32, align 4
  %ticket = alloca i32, align 4
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !23, !DIExpression(), !24)
  store ptr %part, ptr %part.addr, align 8
    #dbg_declare(ptr %part.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %b, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !29
  store i32 %0, ptr %b, align 4, !dbg !28
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  %cmp = icmp eq i32 %1, 0, !dbg !32
  br i1 %cmp, label %if.then, label %if.end12, !dbg !32

if.then:                                          ; preds = %entry
  %2 = load i32, ptr %b, align 4, !dbg !33
  %add = add nsw i32 %2, 1, !dbg !35
  %3 = load ptr, ptr %part.addr, align 8, !dbg !36
  %4 = load i32, ptr %b, align 4, !dbg !37
  %idxprom = sext i32 %4 to i64, !dbg !36
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %idxprom, !dbg !36
  store i32 %add, ptr %arrayidx, align 4, !dbg !38
    #dbg_declare(ptr %ticket, !39, !DIExpression(), !40)
  store ptr addrspacecast (ptr addrspace(1) @count to ptr), ptr %p.addr.i, align 8, !dbg !41
  store i32 1, ptr %v.addr.i, align 4, !dbg !41
  %5 = load ptr, ptr %p.addr.i, align 8, !dbg !41
  %6 = load i32, ptr %v.addr.i, align 4, !dbg !41
  store i32 %6, ptr %.atomictmp.i, align 4, !dbg !41
  %7 = load i32, ptr %.atomictmp.i, align 4, !dbg !41
  %8 = atomicrmw add ptr %5, i32 %7 monotonic, align 4, !dbg !41
  store i32 %8, ptr %atomic-temp.i, align 4, !dbg !41
  %9 = load i32, ptr %atomic-temp.i, align 4, !dbg !41
  store i32 %9, ptr %ticket, align 4, !dbg !40
  %10 = load i32, ptr %ticket, align 4, !dbg !42
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !44
  %sub = sub i32 %11, 1, !dbg !45
  %cmp4 = icmp eq i32 %10, %sub, !dbg !46
  br i1 %cmp4, label %if.then5, label %if.end, !dbg !46

if.then5:                                         ; preds = %if.then
  call void @llvm.nvvm.membar.gl(), !dbg !47
    #dbg_declare(ptr %sum, !49, !DIExpression(), !50)
  store i32 0, ptr %sum, align 4, !dbg !50
    #dbg_declare(ptr %i, !51, !DIExpression(), !53)
  store i32 0, ptr %i, align 4, !dbg !53
  br label %for.cond, !dbg !54

for.cond:                                         ; preds = %for.inc, %if.then5
  %12 = load i32, ptr %i, align 4, !dbg !55
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !57
  %cmp7 = icmp ult i32 %12, %13, !dbg !58
  br i1 %cmp7, label %for.body, label %for.end, !dbg !59

for.body:                                         ; preds = %for.cond
  %14 = load ptr, ptr %part.addr, align 8, !dbg !60
  %15 = load i32, ptr %i, align 4, !dbg !61
  %idxprom8 = sext i32 %15 to i64, !dbg !60
  %arrayidx9 = getelementptr inbounds i32, ptr %14, i64 %idxprom8, !dbg !60
  %16 = load i32, ptr %arrayidx9, align 4, !dbg !60
  %17 = load i32, ptr %sum, align 4, !dbg !62
  %add10 = add nsw i32 %17, %16, !dbg !62
  store i32 %add10, ptr %sum, align 4, !dbg !62
  br label %for.inc, !dbg !63

for.inc:                                          ; preds = %for.body
  %18 = load i32, ptr %i, align 4, !dbg !64
  %inc = add nsw i32 %18, 1, !dbg !64
  store i32 %inc, ptr %i, align 4, !dbg !64
  br label %for.cond, !dbg !65, !llvm.loop !66

for.end:                                          ; preds = %for.cond
  %19 = load i32, ptr %sum, align 4, !dbg !69
  %20 = load ptr, ptr %o.addr, align 8, !dbg !70
  %arrayidx11 = getelementptr inbounds i32, ptr %20, i64 0, !dbg !70
  store i32 %19, ptr %arrayidx11, align 4, !dbg !71
  br label %if.end, !dbg !72

if.end:                                           ; preds = %for.end, %if.then
  br label %if.end12, !dbg !73

if.end12:                                         ; preds = %if.end, %entry
  ret void, !dbg !74
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 6, type: !11, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, imports: !5, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "last_block_no_release.cu", directory: ".")
!4 = !{!0}
!5 = !{!6, !9}
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !7, file: !8, line: 206)
!7 = !DINamespace(name: "ws_math", scope: null)
!8 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !7, file: !8, line: 207)
!10 = !DINamespace(name: "std", scope: null)
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = !{i32 7, !"Dwarf Version", i32 4}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!16 = !{!"clang version 22.1.8"}
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !3, file: !3, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{}
!23 = !DILocalVariable(name: "o", arg: 1, scope: !17, file: !3, line: 7, type: !20)
!24 = !DILocation(line: 7, column: 24, scope: !17)
!25 = !DILocalVariable(name: "part", arg: 2, scope: !17, file: !3, line: 7, type: !20)
!26 = !DILocation(line: 7, column: 32, scope: !17)
!27 = !DILocalVariable(name: "b", scope: !17, file: !3, line: 8, type: !21)
!28 = !DILocation(line: 8, column: 7, scope: !17)
!29 = !DILocation(line: 8, column: 11, scope: !17)
!30 = !DILocation(line: 9, column: 7, scope: !31)
!31 = distinct !DILexicalBlock(scope: !17, file: !3, line: 9, column: 7)
!32 = !DILocation(line: 9, column: 19, scope: !31)
!33 = !DILocation(line: 10, column: 15, scope: !34)
!34 = distinct !DILexicalBlock(scope: !31, file: !3, line: 9, column: 25)
!35 = !DILocation(line: 10, column: 17, scope: !34)
!36 = !DILocation(line: 10, column: 5, scope: !34)
!37 = !DILocation(line: 10, column: 10, scope: !34)
!38 = !DILocation(line: 10, column: 13, scope: !34)
!39 = !DILocalVariable(name: "ticket", scope: !34, file: !3, line: 11, type: !11)
!40 = !DILocation(line: 11, column: 14, scope: !34)
!41 = !DILocation(line: 11, column: 23, scope: !34)
!42 = !DILocation(line: 12, column: 9, scope: !43)
!43 = distinct !DILexicalBlock(scope: !34, file: !3, line: 12, column: 9)
!44 = !DILocation(line: 12, column: 19, scope: !43)
!45 = !DILocation(line: 12, column: 29, scope: !43)
!46 = !DILocation(line: 12, column: 16, scope: !43)
!47 = !DILocation(line: 13, column: 7, scope: !48)
!48 = distinct !DILexicalBlock(scope: !43, file: !3, line: 12, column: 34)
!49 = !DILocalVariable(name: "sum", scope: !48, file: !3, line: 14, type: !21)
!50 = !DILocation(line: 14, column: 11, scope: !48)
!51 = !DILocalVariable(name: "i", scope: !52, file: !3, line: 15, type: !21)
!52 = distinct !DILexicalBlock(scope: !48, file: !3, line: 15, column: 7)
!53 = !DILocation(line: 15, column: 16, scope: !52)
!54 = !DILocation(line: 15, column: 12, scope: !52)
!55 = !DILocation(line: 15, column: 23, scope: !56)
!56 = distinct !DILexicalBlock(scope: !52, file: !3, line: 15, column: 7)
!57 = !DILocation(line: 15, column: 27, scope: !56)
!58 = !DILocation(line: 15, column: 25, scope: !56)
!59 = !DILocation(line: 15, column: 7, scope: !52)
!60 = !DILocation(line: 16, column: 16, scope: !56)
!61 = !DILocation(line: 16, column: 21, scope: !56)
!62 = !DILocation(line: 16, column: 13, scope: !56)
!63 = !DILocation(line: 16, column: 9, scope: !56)
!64 = !DILocation(line: 15, column: 38, scope: !56)
!65 = !DILocation(line: 15, column: 7, scope: !56)
!66 = distinct !{!66, !59, !67, !68}
!67 = !DILocation(line: 16, column: 22, scope: !52)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !DILocation(line: 17, column: 14, scope: !48)
!70 = !DILocation(line: 17, column: 7, scope: !48)
!71 = !DILocation(line: 17, column: 12, scope: !48)
!72 = !DILocation(line: 18, column: 5, scope: !48)
!73 = !DILocation(line: 19, column: 3, scope: !34)
!74 = !DILocation(line: 20, column: 1, scope: !17)
