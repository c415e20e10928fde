; ModuleID = 'span_beyond_shared.cu'
source_filename = "span_beyond_shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ9butterflyPfjE1s = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9butterflyPfj(ptr noundef %a, i32 noundef %span) #0 !dbg !2 {
entry:
  %a.addr = alloca ptr, align 8
  %span.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %g = alloca i32, align 4
  %j = alloca i32, align 4
  %other = alloca float, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !26, !DIExpression(), !27)
  store i32 %span, ptr %span.addr, align 4
    #dbg_declare(ptr %span.addr, !28, !DIExpression(), !29)
    #dbg_declare(ptr %t, !30, !DIExpression(), !31)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
  store i32 %0, ptr %t, align 4, !dbg !31
    #dbg_declare(ptr %g, !33, !DIExpression(), !34)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !35
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !36
  %mul = mul i32 %1, %2, !dbg !37
  %3 = load i32, ptr %t, align 4, !dbg !38
  %add = add i32 %mul, %3, !dbg !39
  store i32 %add, ptr %g, align 4, !dbg !34
  %4 = load ptr, ptr %a.addr, align 8, !dbg !40
  %5 = load i32, ptr %g, align 4, !dbg !41
  %idxprom = zext i32 %5 to i64, !dbg !40
  %arrayidx = getelementptr inbounds nuw float, ptr %4, i64 %idxprom, !dbg !40
  %6 = load float, ptr %arrayidx, align 4, !dbg !40
  %7 = load i32, ptr %t, align 4, !dbg !42
  %idxprom3 = zext i32 %7 to i64, !dbg !43
  %arrayidx4 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9butterflyPfjE1s to ptr), i64 0, i64 %idxprom3, !dbg !43
  store float %6, ptr %arrayidx4, align 4, !dbg !44
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !45
    #dbg_declare(ptr %j, !46, !DIExpression(), !48)
  %8 = load i32, ptr %span.addr, align 4, !dbg !49
  %div = udiv i32 %8, 2, !dbg !50
  store i32 %div, ptr %j, align 4, !dbg !48
  br label %for.cond, !dbg !51

for.cond:                                         ; preds = %for.inc, %entry
  %9 = load i32, ptr %j, align 4, !dbg !52
  %cmp = icmp ugt i32 %9, 0, !dbg !54
  br i1 %cmp, label %for.body, label %for.end, !dbg !55

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %other, !56, !DIExpression(), !58)
  %10 = load i32, ptr %t, align 4, !dbg !59
  %11 = load i32, ptr %j, align 4, !dbg !60
  %xor = xor i32 %10, %11, !dbg !61
  %idxprom5 = zext i32 %xor to i64, !dbg !62
  %arrayidx6 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9butterflyPfjE1s to ptr), i64 0, i64 %idxprom5, !dbg !62
  %12 = load float, ptr %arrayidx6, align 4, !dbg !62
  store float %12, ptr %other, align 4, !dbg !58
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !63
  %13 = load float, ptr %other, align 4, !dbg !64
  %14 = load i32, ptr %t, align 4, !dbg !65
  %idxprom7 = zext i32 %14 to i64, !dbg !66
  %arrayidx8 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9butterflyPfjE1s to ptr), i64 0, i64 %idxprom7, !dbg !66
  %15 = load float, ptr %arrayidx8, align 4, !dbg !67
  %add9 = fadd float %15, %13, !dbg !67
  store float %add9, ptr %arrayidx8, align 4, !dbg !67
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !68
  br label %for.inc, !dbg !69

for.inc:                                          ; preds = %for.body
  %16 = load i32, ptr %j, align 4, !dbg !70
  %div10 = udiv i32 %16, 2, !dbg !70
  store i32 %div10, ptr %j, align 4, !dbg !70
  br label %for.cond, !dbg !71, !llvm.loop !72

for.end:                                          ; preds = %for.cond
  %17 = load i32, ptr %t, align 4, !dbg !75
  %idxprom11 = zext i32 %17 to i64, !dbg !76
  %arrayidx12 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9butterflyPfjE1s to ptr), i64 0, i64 %idxprom11, !dbg !76
  %18 = load float, ptr %arrayidx12, align 4, !dbg !76
  %19 = load ptr, ptr %a.addr, align 8, !dbg !77
  %20 = load i32, ptr %g, align 4, !dbg !78
  %idxprom13 = zext i32 %20 to i64, !dbg !77
  %arrayidx14 = getelementptr inbounds nuw float, ptr %19, i64 %idxprom13, !dbg !77
  store float %18, ptr %arrayidx14, align 4, !dbg !79
  ret void, !dbg !80
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!21, !22, !23, !24}
!llvm.ident = !{!25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 6, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "butterfly", linkageName: "_Z9butterflyPfj", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !17)
!3 = !DIFile(filename: "span_beyond_shared.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, imports: !11, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0}
!11 = !{!12, !15}
!12 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !13, file: !14, line: 214)
!13 = !DINamespace(name: "ws_math", scope: null)
!14 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!15 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !16, entity: !13, file: !14, line: 215)
!16 = !DINamespace(name: "std", scope: null)
!17 = !{}
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8192, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 256)
!21 = !{i32 7, !"Dwarf Version", i32 4}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!25 = !{!"clang version 22.1.8"}
!26 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!27 = !DILocation(line: 5, column: 34, scope: !2)
!28 = !DILocalVariable(name: "span", arg: 2, scope: !2, file: !3, line: 5, type: !8)
!29 = !DILocation(line: 5, column: 46, scope: !2)
!30 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 7, type: !8)
!31 = !DILocation(line: 7, column: 12, scope: !2)
!32 = !DILocation(line: 7, column: 16, scope: !2)
!33 = !DILocalVariable(name: "g", scope: !2, file: !3, line: 7, type: !8)
!34 = !DILocation(line: 7, column: 29, scope: !2)
!35 = !DILocation(line: 7, column: 33, scope: !2)
!36 = !DILocation(line: 7, column: 46, scope: !2)
!37 = !DILocation(line: 7, column: 44, scope: !2)
!38 = !DILocation(line: 7, column: 59, scope: !2)
!39 = !DILocation(line: 7, column: 57, scope: !2)
!40 = !DILocation(line: 8, column: 10, scope: !2)
!41 = !DILocation(line: 8, column: 12, scope: !2)
!42 = !DILocation(line: 8, column: 5, scope: !2)
!43 = !DILocation(line: 8, column: 3, scope: !2)
!44 = !DILocation(line: 8, column: 8, scope: !2)
!45 = !DILocation(line: 9, column: 3, scope: !2)
!46 = !DILocalVariable(name: "j", scope: !47, file: !3, line: 10, type: !8)
!47 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 3)
!48 = !DILocation(line: 10, column: 17, scope: !47)
!49 = !DILocation(line: 10, column: 21, scope: !47)
!50 = !DILocation(line: 10, column: 26, scope: !47)
!51 = !DILocation(line: 10, column: 8, scope: !47)
!52 = !DILocation(line: 10, column: 31, scope: !53)
!53 = distinct !DILexicalBlock(scope: !47, file: !3, line: 10, column: 3)
!54 = !DILocation(line: 10, column: 33, scope: !53)
!55 = !DILocation(line: 10, column: 3, scope: !47)
!56 = !DILocalVariable(name: "other", scope: !57, file: !3, line: 11, type: !7)
!57 = distinct !DILexicalBlock(scope: !53, file: !3, line: 10, column: 46)
!58 = !DILocation(line: 11, column: 11, scope: !57)
!59 = !DILocation(line: 11, column: 21, scope: !57)
!60 = !DILocation(line: 11, column: 25, scope: !57)
!61 = !DILocation(line: 11, column: 23, scope: !57)
!62 = !DILocation(line: 11, column: 19, scope: !57)
!63 = !DILocation(line: 12, column: 5, scope: !57)
!64 = !DILocation(line: 13, column: 13, scope: !57)
!65 = !DILocation(line: 13, column: 7, scope: !57)
!66 = !DILocation(line: 13, column: 5, scope: !57)
!67 = !DILocation(line: 13, column: 10, scope: !57)
!68 = !DILocation(line: 14, column: 5, scope: !57)
!69 = !DILocation(line: 15, column: 3, scope: !57)
!70 = !DILocation(line: 10, column: 40, scope: !53)
!71 = !DILocation(line: 10, column: 3, scope: !53)
!72 = distinct !{!72, !55, !73, !74}
!73 = !DILocation(line: 15, column: 3, scope: !47)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !DILocation(line: 16, column: 12, scope: !2)
!76 = !DILocation(line: 16, column: 10, scope: !2)
!77 = !DILocation(line: 16, column: 3, scope: !2)
!78 = !DILocation(line: 16, column: 5, scope: !2)
!79 = !DILocation(line: 16, column: 8, scope: !2)
!80 = !DILocation(line: 17, column: 1, scope: !2)
