; ModuleID = 'advice_unrolled_tail.cu'
source_filename = "advice_unrolled_tail.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ4tailPKfPfE1s = internal addrspace(3) global [64 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4tailPKfPf(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
  %mask.addr.i22 = alloca i32, align 4
  %mask.addr.i21 = alloca i32, align 4
  %mask.addr.i20 = alloca i32, align 4
  %mask.addr.i = alloca i32, align 4
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %v = alloca float, align 4
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
  %arrayidx2 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom1, !dbg !38
  store float %3, ptr %arrayidx2, align 4, !dbg !39
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !40
  %5 = load i32, ptr %t, align 4, !dbg !41
  %cmp = icmp slt i32 %5, 32, !dbg !43
  br i1 %cmp, label %if.then, label %if.end, !dbg !43

if.then:                                          ; preds = %entry
    #dbg_declare(ptr %v, !44, !DIExpression(), !46)
  %6 = load i32, ptr %t, align 4, !dbg !47
  %idxprom3 = sext i32 %6 to i64, !dbg !48
  %arrayidx4 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom3, !dbg !48
  %7 = load float, ptr %arrayidx4, align 4, !dbg !48
  %8 = load i32, ptr %t, align 4, !dbg !49
  %add = add nsw i32 %8, 32, !dbg !50
  %idxprom5 = sext i32 %add to i64, !dbg !51
  %arrayidx6 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom5, !dbg !51
  %9 = load float, ptr %arrayidx6, align 4, !dbg !51
  %add7 = fadd float %7, %9, !dbg !52
  store float %add7, ptr %v, align 4, !dbg !46
  store i32 -1, ptr %mask.addr.i22, align 4, !dbg !53
  %10 = load i32, ptr %mask.addr.i22, align 4, !dbg !53
  call void @llvm.nvvm.bar.warp.sync(i32 %10), !dbg !53
  %11 = load float, ptr %v, align 4, !dbg !54
  %12 = load i32, ptr %t, align 4, !dbg !55
  %idxprom8 = sext i32 %12 to i64, !dbg !56
  %arrayidx9 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom8, !dbg !56
  store float %11, ptr %arrayidx9, align 4, !dbg !57
  store i32 -1, ptr %mask.addr.i21, align 4, !dbg !58
  %13 = load i32, ptr %mask.addr.i21, align 4, !dbg !58
  call void @llvm.nvvm.bar.warp.sync(i32 %13), !dbg !58
    #dbg_declare(ptr %d, !59, !DIExpression(), !61)
  store i32 16, ptr %d, align 4, !dbg !61
  br label %for.cond, !dbg !62

for.cond:                                         ; preds = %for.inc, %if.then
  %14 = load i32, ptr %d, align 4, !dbg !63
  %cmp10 = icmp sgt i32 %14, 0, !dbg !65
  br i1 %cmp10, label %for.body, label %for.end, !dbg !66

for.body:                                         ; preds = %for.cond
  %15 = load i32, ptr %t, align 4, !dbg !67
  %16 = load i32, ptr %d, align 4, !dbg !69
  %add11 = add nsw i32 %15, %16, !dbg !70
  %idxprom12 = sext i32 %add11 to i64, !dbg !71
  %arrayidx13 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom12, !dbg !71
  %17 = load float, ptr %arrayidx13, align 4, !dbg !71
  %18 = load float, ptr %v, align 4, !dbg !72
  %add14 = fadd float %18, %17, !dbg !72
  store float %add14, ptr %v, align 4, !dbg !72
  store i32 -1, ptr %mask.addr.i20, align 4, !dbg !73
  %19 = load i32, ptr %mask.addr.i20, align 4, !dbg !73
  call void @llvm.nvvm.bar.warp.sync(i32 %19), !dbg !73
  %20 = load float, ptr %v, align 4, !dbg !74
  %21 = load i32, ptr %t, align 4, !dbg !75
  %idxprom15 = sext i32 %21 to i64, !dbg !76
  %arrayidx16 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), i64 0, i64 %idxprom15, !dbg !76
  store float %20, ptr %arrayidx16, align 4, !dbg !77
  store i32 -1, ptr %mask.addr.i, align 4, !dbg !78
  %22 = load i32, ptr %mask.addr.i, align 4, !dbg !78
  call void @llvm.nvvm.bar.warp.sync(i32 %22), !dbg !78
  br label %for.inc, !dbg !79

for.inc:                                          ; preds = %for.body
  %23 = load i32, ptr %d, align 4, !dbg !80
  %shr = ashr i32 %23, 1, !dbg !80
  store i32 %shr, ptr %d, align 4, !dbg !80
  br label %for.cond, !dbg !81, !llvm.loop !82

for.end:                                          ; preds = %for.cond
  br label %if.end, !dbg !85

if.end:                                           ; preds = %for.end, %entry
  %24 = load i32, ptr %t, align 4, !dbg !86
  %cmp17 = icmp eq i32 %24, 0, !dbg !88
  br i1 %cmp17, label %if.then18, label %if.end19, !dbg !88

if.then18:                                        ; preds = %if.end
  %25 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ4tailPKfPfE1s to ptr), align 4, !dbg !89
  %26 = load ptr, ptr %out.addr, align 8, !dbg !90
  store float %25, ptr %26, align 4, !dbg !91
  br label %if.end19, !dbg !92

if.end19:                                         ; preds = %if.then18, %if.end
  ret void, !dbg !93
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 5, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "tail", linkageName: "_Z4tailPKfPf", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "advice_unrolled_tail.cu", directory: ".")
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
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 64)
!22 = !{i32 7, !"Dwarf Version", i32 4}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!26 = !{!"clang version 22.1.8"}
!27 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!28 = !DILocation(line: 4, column: 35, scope: !2)
!29 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 4, type: !9)
!30 = !DILocation(line: 4, column: 46, scope: !2)
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
!41 = !DILocation(line: 9, column: 7, scope: !42)
!42 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 7)
!43 = !DILocation(line: 9, column: 9, scope: !42)
!44 = !DILocalVariable(name: "v", scope: !45, file: !3, line: 10, type: !8)
!45 = distinct !DILexicalBlock(scope: !42, file: !3, line: 9, column: 15)
!46 = !DILocation(line: 10, column: 11, scope: !45)
!47 = !DILocation(line: 10, column: 17, scope: !45)
!48 = !DILocation(line: 10, column: 15, scope: !45)
!49 = !DILocation(line: 10, column: 24, scope: !45)
!50 = !DILocation(line: 10, column: 26, scope: !45)
!51 = !DILocation(line: 10, column: 22, scope: !45)
!52 = !DILocation(line: 10, column: 20, scope: !45)
!53 = !DILocation(line: 11, column: 5, scope: !45)
!54 = !DILocation(line: 12, column: 12, scope: !45)
!55 = !DILocation(line: 12, column: 7, scope: !45)
!56 = !DILocation(line: 12, column: 5, scope: !45)
!57 = !DILocation(line: 12, column: 10, scope: !45)
!58 = !DILocation(line: 13, column: 5, scope: !45)
!59 = !DILocalVariable(name: "d", scope: !60, file: !3, line: 14, type: !32)
!60 = distinct !DILexicalBlock(scope: !45, file: !3, line: 14, column: 5)
!61 = !DILocation(line: 14, column: 14, scope: !60)
!62 = !DILocation(line: 14, column: 10, scope: !60)
!63 = !DILocation(line: 14, column: 22, scope: !64)
!64 = distinct !DILexicalBlock(scope: !60, file: !3, line: 14, column: 5)
!65 = !DILocation(line: 14, column: 24, scope: !64)
!66 = !DILocation(line: 14, column: 5, scope: !60)
!67 = !DILocation(line: 15, column: 14, scope: !68)
!68 = distinct !DILexicalBlock(scope: !64, file: !3, line: 14, column: 38)
!69 = !DILocation(line: 15, column: 18, scope: !68)
!70 = !DILocation(line: 15, column: 16, scope: !68)
!71 = !DILocation(line: 15, column: 12, scope: !68)
!72 = !DILocation(line: 15, column: 9, scope: !68)
!73 = !DILocation(line: 16, column: 7, scope: !68)
!74 = !DILocation(line: 17, column: 14, scope: !68)
!75 = !DILocation(line: 17, column: 9, scope: !68)
!76 = !DILocation(line: 17, column: 7, scope: !68)
!77 = !DILocation(line: 17, column: 12, scope: !68)
!78 = !DILocation(line: 18, column: 7, scope: !68)
!79 = !DILocation(line: 19, column: 5, scope: !68)
!80 = !DILocation(line: 14, column: 31, scope: !64)
!81 = !DILocation(line: 14, column: 5, scope: !64)
!82 = distinct !{!82, !66, !83, !84}
!83 = !DILocation(line: 19, column: 5, scope: !60)
!84 = !{!"llvm.loop.mustprogress"}
!85 = !DILocation(line: 20, column: 3, scope: !45)
!86 = !DILocation(line: 21, column: 7, scope: !87)
!87 = distinct !DILexicalBlock(scope: !2, file: !3, line: 21, column: 7)
!88 = !DILocation(line: 21, column: 9, scope: !87)
!89 = !DILocation(line: 21, column: 22, scope: !87)
!90 = !DILocation(line: 21, column: 16, scope: !87)
!91 = !DILocation(line: 21, column: 20, scope: !87)
!92 = !DILocation(line: 21, column: 15, scope: !87)
!93 = !DILocation(line: 22, column: 1, scope: !2)
