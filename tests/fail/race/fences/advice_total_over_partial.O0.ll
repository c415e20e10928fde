; ModuleID = 'advice_total_over_partial.cu'
source_filename = "advice_total_over_partial.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@count = addrspace(1) externally_initialized global i32 0, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @count to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z3sumPVi(ptr noundef %part) #0 !dbg !17 {
entry:
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %part.addr = alloca ptr, align 8
  %total = alloca i32, align 4
  %b = alloca i32, align 4
  store ptr %part, ptr %part.addr, align 8
    #dbg_declare(ptr %part.addr, !24, !DIExpression(), !25)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !26
  %cmp = icmp ugt i32 %0, 0, !dbg !28
  br i1 %cmp, label %if.then, label %if.end, !dbg !28

if.then:                                          ; preds = %entry
  br label %if.end14, !dbg !29

if.end:                                           ; preds = %entry
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !30
  %add = add i32 %1, 1, !dbg !31
  %2 = load ptr, ptr %part.addr, align 8, !dbg !32
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !33
  %idxprom = zext i32 %3 to i64, !dbg !32
  %arrayidx = getelementptr inbounds nuw i32, ptr %2, i64 %idxprom, !dbg !32
  store volatile i32 %add, ptr %arrayidx, align 4, !dbg !34
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !35
  store ptr addrspacecast (ptr addrspace(1) @count to ptr), ptr %p.addr.i, align 8, !dbg !37
  store i32 %4, ptr %v.addr.i, align 4, !dbg !37
  %5 = load ptr, ptr %p.addr.i, align 8, !dbg !37
  %6 = load i32, ptr %v.addr.i, align 4, !dbg !37
  %7 = atomicrmw uinc_wrap ptr %5, i32 %6 seq_cst, align 4, !dbg !37
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !38
  %sub = sub i32 %8, 1, !dbg !39
  %cmp6 = icmp eq i32 %7, %sub, !dbg !40
  br i1 %cmp6, label %if.then7, label %if.end14, !dbg !40

if.then7:                                         ; preds = %if.end
    #dbg_declare(ptr %total, !41, !DIExpression(), !43)
  store i32 0, ptr %total, align 4, !dbg !43
    #dbg_declare(ptr %b, !44, !DIExpression(), !46)
  store i32 0, ptr %b, align 4, !dbg !46
  br label %for.cond, !dbg !47

for.cond:                                         ; preds = %for.inc, %if.then7
  %9 = load i32, ptr %b, align 4, !dbg !48
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !50
  %cmp9 = icmp ult i32 %9, %10, !dbg !51
  br i1 %cmp9, label %for.body, label %for.end, !dbg !52

for.body:                                         ; preds = %for.cond
  %11 = load ptr, ptr %part.addr, align 8, !dbg !53
  %12 = load i32, ptr %b, align 4, !dbg !54
  %idxprom10 = sext i32 %12 to i64, !dbg !53
  %arrayidx11 = getelementptr inbounds i32, ptr %11, i64 %idxprom10, !dbg !53
  %13 = load volatile i32, ptr %arrayidx11, align 4, !dbg !53
  %14 = load i32, ptr %total, align 4, !dbg !55
  %add12 = add nsw i32 %14, %13, !dbg !55
  store i32 %add12, ptr %total, align 4, !dbg !55
  br label %for.inc, !dbg !56

for.inc:                                          ; preds = %for.body
  %15 = load i32, ptr %b, align 4, !dbg !57
  %inc = add nsw i32 %15, 1, !dbg !57
  store i32 %inc, ptr %b, align 4, !dbg !57
  br label %for.cond, !dbg !58, !llvm.loop !59

for.end:                                          ; preds = %for.cond
  %16 = load i32, ptr %total, align 4, !dbg !62
  %17 = load ptr, ptr %part.addr, align 8, !dbg !63
  %arrayidx13 = getelementptr inbounds i32, ptr %17, i64 0, !dbg !63
  store volatile i32 %16, ptr %arrayidx13, align 4, !dbg !64
  br label %if.end14, !dbg !65

if.end14:                                         ; preds = %if.then, %for.end, %if.end
  ret void, !dbg !66
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 8, type: !11, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, imports: !5, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "advice_total_over_partial.cu", directory: ".")
!4 = !{!0}
!5 = !{!6, !9}
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !7, file: !8, line: 214)
!7 = !DINamespace(name: "ws_math", scope: null)
!8 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !7, file: !8, line: 215)
!10 = !DINamespace(name: "std", scope: null)
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = !{i32 7, !"Dwarf Version", i32 4}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!16 = !{!"clang version 22.1.8"}
!17 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sumPVi", scope: !3, file: !3, line: 9, type: !18, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{}
!24 = !DILocalVariable(name: "part", arg: 1, scope: !17, file: !3, line: 9, type: !20)
!25 = !DILocation(line: 9, column: 35, scope: !17)
!26 = !DILocation(line: 10, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !17, file: !3, line: 10, column: 7)
!28 = !DILocation(line: 10, column: 19, scope: !27)
!29 = !DILocation(line: 10, column: 24, scope: !27)
!30 = !DILocation(line: 11, column: 22, scope: !17)
!31 = !DILocation(line: 11, column: 33, scope: !17)
!32 = !DILocation(line: 11, column: 3, scope: !17)
!33 = !DILocation(line: 11, column: 8, scope: !17)
!34 = !DILocation(line: 11, column: 20, scope: !17)
!35 = !DILocation(line: 12, column: 25, scope: !36)
!36 = distinct !DILexicalBlock(scope: !17, file: !3, line: 12, column: 7)
!37 = !DILocation(line: 12, column: 7, scope: !36)
!38 = !DILocation(line: 12, column: 39, scope: !36)
!39 = !DILocation(line: 12, column: 49, scope: !36)
!40 = !DILocation(line: 12, column: 36, scope: !36)
!41 = !DILocalVariable(name: "total", scope: !42, file: !3, line: 13, type: !22)
!42 = distinct !DILexicalBlock(scope: !36, file: !3, line: 12, column: 54)
!43 = !DILocation(line: 13, column: 9, scope: !42)
!44 = !DILocalVariable(name: "b", scope: !45, file: !3, line: 14, type: !22)
!45 = distinct !DILexicalBlock(scope: !42, file: !3, line: 14, column: 5)
!46 = !DILocation(line: 14, column: 14, scope: !45)
!47 = !DILocation(line: 14, column: 10, scope: !45)
!48 = !DILocation(line: 14, column: 21, scope: !49)
!49 = distinct !DILexicalBlock(scope: !45, file: !3, line: 14, column: 5)
!50 = !DILocation(line: 14, column: 25, scope: !49)
!51 = !DILocation(line: 14, column: 23, scope: !49)
!52 = !DILocation(line: 14, column: 5, scope: !45)
!53 = !DILocation(line: 14, column: 50, scope: !49)
!54 = !DILocation(line: 14, column: 55, scope: !49)
!55 = !DILocation(line: 14, column: 47, scope: !49)
!56 = !DILocation(line: 14, column: 41, scope: !49)
!57 = !DILocation(line: 14, column: 37, scope: !49)
!58 = !DILocation(line: 14, column: 5, scope: !49)
!59 = distinct !{!59, !52, !60, !61}
!60 = !DILocation(line: 14, column: 56, scope: !45)
!61 = !{!"llvm.loop.mustprogress"}
!62 = !DILocation(line: 15, column: 15, scope: !42)
!63 = !DILocation(line: 15, column: 5, scope: !42)
!64 = !DILocation(line: 15, column: 13, scope: !42)
!65 = !DILocation(line: 16, column: 3, scope: !42)
!66 = !DILocation(line: 17, column: 1, scope: !17)
