; ModuleID = 'advice_last_block.cu'
source_filename = "advice_last_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@_ZZ5totalPKfPfPjS1_E4last = internal addrspace(3) global i8 undef, align 1, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5totalPKfPfPjS1_(ptr noundef %in, ptr noundef %part, ptr noundef %count, ptr noundef %out) #0 !dbg !2 {
entry:
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %in.addr = alloca ptr, align 8
  %part.addr = alloca ptr, align 8
  %count.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %v = alloca float, align 4
  %i = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !27, !DIExpression(), !28)
  store ptr %part, ptr %part.addr, align 8
    #dbg_declare(ptr %part.addr, !29, !DIExpression(), !30)
  store ptr %count, ptr %count.addr, align 8
    #dbg_declare(ptr %count.addr, !31, !DIExpression(), !32)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !33, !DIExpression(), !34)
    #dbg_declare(ptr %t, !35, !DIExpression(), !37)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38
  store i32 %0, ptr %t, align 4, !dbg !37
  %1 = load i32, ptr %t, align 4, !dbg !39
  %cmp = icmp eq i32 %1, 0, !dbg !41
  br i1 %cmp, label %if.then, label %if.end, !dbg !41

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %in.addr, align 8, !dbg !42
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !44
  %idxprom = zext i32 %3 to i64, !dbg !42
  %arrayidx = getelementptr inbounds nuw float, ptr %2, i64 %idxprom, !dbg !42
  %4 = load float, ptr %arrayidx, align 4, !dbg !42
  %5 = load ptr, ptr %part.addr, align 8, !dbg !45
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !46
  %idxprom3 = zext i32 %6 to i64, !dbg !45
  %arrayidx4 = getelementptr inbounds nuw float, ptr %5, i64 %idxprom3, !dbg !45
  store float %4, ptr %arrayidx4, align 4, !dbg !47
  call void @llvm.nvvm.membar.gl(), !dbg !48
  %7 = load ptr, ptr %count.addr, align 8, !dbg !49
  store ptr %7, ptr %p.addr.i, align 8, !dbg !50
  store i32 1, ptr %v.addr.i, align 4, !dbg !50
  %8 = load ptr, ptr %p.addr.i, align 8, !dbg !50
  %9 = load i32, ptr %v.addr.i, align 4, !dbg !50
  store i32 %9, ptr %.atomictmp.i, align 4, !dbg !50
  %10 = load i32, ptr %.atomictmp.i, align 4, !dbg !50
  %11 = atomicrmw add ptr %8, i32 %10 monotonic, align 4, !dbg !50
  store i32 %11, ptr %atomic-temp.i, align 4, !dbg !50
  %12 = load i32, ptr %atomic-temp.i, align 4, !dbg !50
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !51
  %sub = sub i32 %13, 1, !dbg !52
  %cmp7 = icmp eq i32 %12, %sub, !dbg !53
  %storedv = zext i1 %cmp7 to i8, !dbg !54
  store i8 %storedv, ptr addrspacecast (ptr addrspace(3) @_ZZ5totalPKfPfPjS1_E4last to ptr), align 1, !dbg !54
  call void @llvm.nvvm.membar.gl(), !dbg !55
  br label %if.end, !dbg !56

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !57
  %14 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5totalPKfPfPjS1_E4last to ptr), align 1, !dbg !58
  %loadedv = trunc i8 %14 to i1, !dbg !58
  br i1 %loadedv, label %land.lhs.true, label %if.end14, !dbg !60

land.lhs.true:                                    ; preds = %if.end
  %15 = load i32, ptr %t, align 4, !dbg !61
  %cmp8 = icmp eq i32 %15, 0, !dbg !62
  br i1 %cmp8, label %if.then9, label %if.end14, !dbg !60

if.then9:                                         ; preds = %land.lhs.true
    #dbg_declare(ptr %v, !63, !DIExpression(), !65)
  store float 0.000000e+00, ptr %v, align 4, !dbg !65
    #dbg_declare(ptr %i, !66, !DIExpression(), !68)
  store i32 0, ptr %i, align 4, !dbg !68
  br label %for.cond, !dbg !69

for.cond:                                         ; preds = %for.inc, %if.then9
  %16 = load i32, ptr %i, align 4, !dbg !70
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !72
  %cmp11 = icmp ult i32 %16, %17, !dbg !73
  br i1 %cmp11, label %for.body, label %for.end, !dbg !74

for.body:                                         ; preds = %for.cond
  %18 = load ptr, ptr %part.addr, align 8, !dbg !75
  %19 = load i32, ptr %i, align 4, !dbg !76
  %idxprom12 = sext i32 %19 to i64, !dbg !75
  %arrayidx13 = getelementptr inbounds float, ptr %18, i64 %idxprom12, !dbg !75
  %20 = load float, ptr %arrayidx13, align 4, !dbg !75
  %21 = load float, ptr %v, align 4, !dbg !77
  %add = fadd float %21, %20, !dbg !77
  store float %add, ptr %v, align 4, !dbg !77
  br label %for.inc, !dbg !78

for.inc:                                          ; preds = %for.body
  %22 = load i32, ptr %i, align 4, !dbg !79
  %inc = add nsw i32 %22, 1, !dbg !79
  store i32 %inc, ptr %i, align 4, !dbg !79
  br label %for.cond, !dbg !80, !llvm.loop !81

for.end:                                          ; preds = %for.cond
  %23 = load float, ptr %v, align 4, !dbg !84
  %24 = load ptr, ptr %out.addr, align 8, !dbg !85
  store float %23, ptr %24, align 4, !dbg !86
  br label %if.end14, !dbg !87

if.end14:                                         ; preds = %for.end, %land.lhs.true, %if.end
  ret void, !dbg !88
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

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 5, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "total", linkageName: "_Z5totalPKfPfPjS1_", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !20)
!3 = !DIFile(filename: "advice_last_block.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !13, imports: !14, splitDebugInlining: false, nameTableKind: None)
!13 = !{!0}
!14 = !{!15, !18}
!15 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !12, entity: !16, file: !17, line: 214)
!16 = !DINamespace(name: "ws_math", scope: null)
!17 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!18 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !19, entity: !16, file: !17, line: 215)
!19 = !DINamespace(name: "std", scope: null)
!20 = !{}
!21 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!22 = !{i32 7, !"Dwarf Version", i32 4}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!26 = !{!"clang version 22.1.8"}
!27 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!28 = !DILocation(line: 4, column: 36, scope: !2)
!29 = !DILocalVariable(name: "part", arg: 2, scope: !2, file: !3, line: 4, type: !9)
!30 = !DILocation(line: 4, column: 47, scope: !2)
!31 = !DILocalVariable(name: "count", arg: 3, scope: !2, file: !3, line: 4, type: !10)
!32 = !DILocation(line: 4, column: 63, scope: !2)
!33 = !DILocalVariable(name: "out", arg: 4, scope: !2, file: !3, line: 4, type: !9)
!34 = !DILocation(line: 4, column: 77, scope: !2)
!35 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 6, type: !36)
!36 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!37 = !DILocation(line: 6, column: 7, scope: !2)
!38 = !DILocation(line: 6, column: 11, scope: !2)
!39 = !DILocation(line: 7, column: 7, scope: !40)
!40 = distinct !DILexicalBlock(scope: !2, file: !3, line: 7, column: 7)
!41 = !DILocation(line: 7, column: 9, scope: !40)
!42 = !DILocation(line: 8, column: 24, scope: !43)
!43 = distinct !DILexicalBlock(scope: !40, file: !3, line: 7, column: 15)
!44 = !DILocation(line: 8, column: 27, scope: !43)
!45 = !DILocation(line: 8, column: 5, scope: !43)
!46 = !DILocation(line: 8, column: 10, scope: !43)
!47 = !DILocation(line: 8, column: 22, scope: !43)
!48 = !DILocation(line: 9, column: 5, scope: !43)
!49 = !DILocation(line: 10, column: 22, scope: !43)
!50 = !DILocation(line: 10, column: 12, scope: !43)
!51 = !DILocation(line: 10, column: 36, scope: !43)
!52 = !DILocation(line: 10, column: 46, scope: !43)
!53 = !DILocation(line: 10, column: 33, scope: !43)
!54 = !DILocation(line: 10, column: 10, scope: !43)
!55 = !DILocation(line: 11, column: 5, scope: !43)
!56 = !DILocation(line: 12, column: 3, scope: !43)
!57 = !DILocation(line: 13, column: 3, scope: !2)
!58 = !DILocation(line: 14, column: 7, scope: !59)
!59 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 7)
!60 = !DILocation(line: 14, column: 12, scope: !59)
!61 = !DILocation(line: 14, column: 15, scope: !59)
!62 = !DILocation(line: 14, column: 17, scope: !59)
!63 = !DILocalVariable(name: "v", scope: !64, file: !3, line: 15, type: !8)
!64 = distinct !DILexicalBlock(scope: !59, file: !3, line: 14, column: 23)
!65 = !DILocation(line: 15, column: 11, scope: !64)
!66 = !DILocalVariable(name: "i", scope: !67, file: !3, line: 16, type: !36)
!67 = distinct !DILexicalBlock(scope: !64, file: !3, line: 16, column: 5)
!68 = !DILocation(line: 16, column: 14, scope: !67)
!69 = !DILocation(line: 16, column: 10, scope: !67)
!70 = !DILocation(line: 16, column: 21, scope: !71)
!71 = distinct !DILexicalBlock(scope: !67, file: !3, line: 16, column: 5)
!72 = !DILocation(line: 16, column: 25, scope: !71)
!73 = !DILocation(line: 16, column: 23, scope: !71)
!74 = !DILocation(line: 16, column: 5, scope: !67)
!75 = !DILocation(line: 16, column: 46, scope: !71)
!76 = !DILocation(line: 16, column: 51, scope: !71)
!77 = !DILocation(line: 16, column: 43, scope: !71)
!78 = !DILocation(line: 16, column: 41, scope: !71)
!79 = !DILocation(line: 16, column: 37, scope: !71)
!80 = !DILocation(line: 16, column: 5, scope: !71)
!81 = distinct !{!81, !74, !82, !83}
!82 = !DILocation(line: 16, column: 52, scope: !67)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !DILocation(line: 17, column: 12, scope: !64)
!85 = !DILocation(line: 17, column: 6, scope: !64)
!86 = !DILocation(line: 17, column: 10, scope: !64)
!87 = !DILocation(line: 18, column: 3, scope: !64)
!88 = !DILocation(line: 19, column: 1, scope: !2)
