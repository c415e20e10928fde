; ModuleID = 'advice_tree_loop_end.cu'
source_filename = "advice_tree_loop_end.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ6reducePKfPfE1s = internal addrspace(3) global [128 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6reducePKfPf(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %d = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !27, !DIExpression(), !28)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !29, !DIExpression(), !30)
    #dbg_declare(ptr %t, !31, !DIExpression(), !33)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
  store i32 %0, ptr %t, align 4, !dbg !33
  %1 = load ptr, ptr %in.addr, align 8, !dbg !35
  %2 = load i32, ptr %t, align 4, !dbg !36
  %idxprom = sext i32 %2 to i64, !dbg !35
  %arrayidx = getelementptr inbounds float, ptr %1, i64 %idxprom, !dbg !35
  %3 = load float, ptr %arrayidx, align 4, !dbg !35
  %4 = load i32, ptr %t, align 4, !dbg !37
  %idxprom1 = sext i32 %4 to i64, !dbg !38
  %arrayidx2 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE1s to ptr), i64 0, i64 %idxprom1, !dbg !38
  store float %3, ptr %arrayidx2, align 4, !dbg !39
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !40
    #dbg_declare(ptr %d, !41, !DIExpression(), !43)
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !44
  %div = udiv i32 %5, 2, !dbg !45
  store i32 %div, ptr %d, align 4, !dbg !43
  br label %for.cond, !dbg !46

for.cond:                                         ; preds = %for.inc, %entry
  %6 = load i32, ptr %d, align 4, !dbg !47
  %cmp = icmp sgt i32 %6, 0, !dbg !49
  br i1 %cmp, label %for.body, label %for.end, !dbg !50

for.body:                                         ; preds = %for.cond
  %7 = load i32, ptr %t, align 4, !dbg !51
  %8 = load i32, ptr %d, align 4, !dbg !54
  %cmp4 = icmp slt i32 %7, %8, !dbg !55
  br i1 %cmp4, label %if.then, label %if.end, !dbg !55

if.then:                                          ; preds = %for.body
  %9 = load i32, ptr %t, align 4, !dbg !56
  %10 = load i32, ptr %d, align 4, !dbg !57
  %add = add nsw i32 %9, %10, !dbg !58
  %idxprom5 = sext i32 %add to i64, !dbg !59
  %arrayidx6 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE1s to ptr), i64 0, i64 %idxprom5, !dbg !59
  %11 = load float, ptr %arrayidx6, align 4, !dbg !59
  %12 = load i32, ptr %t, align 4, !dbg !60
  %idxprom7 = sext i32 %12 to i64, !dbg !61
  %arrayidx8 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE1s to ptr), i64 0, i64 %idxprom7, !dbg !61
  %13 = load float, ptr %arrayidx8, align 4, !dbg !62
  %add9 = fadd float %13, %11, !dbg !62
  store float %add9, ptr %arrayidx8, align 4, !dbg !62
  br label %if.end, !dbg !61

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !63
  br label %for.inc, !dbg !64

for.inc:                                          ; preds = %if.end
  %14 = load i32, ptr %d, align 4, !dbg !65
  %shr = ashr i32 %14, 1, !dbg !65
  store i32 %shr, ptr %d, align 4, !dbg !65
  br label %for.cond, !dbg !66, !llvm.loop !67

for.end:                                          ; preds = %for.cond
  %15 = load i32, ptr %t, align 4, !dbg !70
  %cmp10 = icmp eq i32 %15, 0, !dbg !72
  br i1 %cmp10, label %if.then11, label %if.end12, !dbg !72

if.then11:                                        ; preds = %for.end
  %16 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE1s to ptr), align 4, !dbg !73
  %17 = load ptr, ptr %out.addr, align 8, !dbg !74
  store float %16, ptr %17, align 4, !dbg !75
  br label %if.end12, !dbg !76

if.end12:                                         ; preds = %if.then11, %for.end
  ret void, !dbg !77
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 5, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "reduce", linkageName: "_Z6reducePKfPf", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "advice_tree_loop_end.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 214)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 215)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{}
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 128)
!22 = !{i32 7, !"Dwarf Version", i32 4}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!26 = !{!"clang version 22.1.8"}
!27 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!28 = !DILocation(line: 4, column: 37, scope: !2)
!29 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 4, type: !9)
!30 = !DILocation(line: 4, column: 48, scope: !2)
!31 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 6, type: !32)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !DILocation(line: 6, column: 7, scope: !2)
!34 = !DILocation(line: 6, column: 11, scope: !2)
!35 = !DILocation(line: 7, column: 10, scope: !2)
!36 = !DILocation(line: 7, column: 13, scope: !2)
!37 = !DILocation(line: 7, column: 5, scope: !2)
!38 = !DILocation(line: 7, column: 3, scope: !2)
!39 = !DILocation(line: 7, column: 8, scope: !2)
!40 = !DILocation(line: 8, column: 3, scope: !2)
!41 = !DILocalVariable(name: "d", scope: !42, file: !3, line: 9, type: !32)
!42 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!43 = !DILocation(line: 9, column: 12, scope: !42)
!44 = !DILocation(line: 9, column: 16, scope: !42)
!45 = !DILocation(line: 9, column: 27, scope: !42)
!46 = !DILocation(line: 9, column: 8, scope: !42)
!47 = !DILocation(line: 9, column: 32, scope: !48)
!48 = distinct !DILexicalBlock(scope: !42, file: !3, line: 9, column: 3)
!49 = !DILocation(line: 9, column: 34, scope: !48)
!50 = !DILocation(line: 9, column: 3, scope: !42)
!51 = !DILocation(line: 10, column: 9, scope: !52)
!52 = distinct !DILexicalBlock(scope: !53, file: !3, line: 10, column: 9)
!53 = distinct !DILexicalBlock(scope: !48, file: !3, line: 9, column: 48)
!54 = !DILocation(line: 10, column: 13, scope: !52)
!55 = !DILocation(line: 10, column: 11, scope: !52)
!56 = !DILocation(line: 10, column: 26, scope: !52)
!57 = !DILocation(line: 10, column: 30, scope: !52)
!58 = !DILocation(line: 10, column: 28, scope: !52)
!59 = !DILocation(line: 10, column: 24, scope: !52)
!60 = !DILocation(line: 10, column: 18, scope: !52)
!61 = !DILocation(line: 10, column: 16, scope: !52)
!62 = !DILocation(line: 10, column: 21, scope: !52)
!63 = !DILocation(line: 11, column: 5, scope: !53)
!64 = !DILocation(line: 12, column: 3, scope: !53)
!65 = !DILocation(line: 9, column: 41, scope: !48)
!66 = !DILocation(line: 9, column: 3, scope: !48)
!67 = distinct !{!67, !50, !68, !69}
!68 = !DILocation(line: 12, column: 3, scope: !42)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !DILocation(line: 13, column: 7, scope: !71)
!71 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!72 = !DILocation(line: 13, column: 9, scope: !71)
!73 = !DILocation(line: 13, column: 22, scope: !71)
!74 = !DILocation(line: 13, column: 16, scope: !71)
!75 = !DILocation(line: 13, column: 20, scope: !71)
!76 = !DILocation(line: 13, column: 15, scope: !71)
!77 = !DILocation(line: 14, column: 1, scope: !2)
