; ModuleID = 'advice_mbarrier_init.cu'
source_filename = "advice_mbarrier_init.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ9transposePKfPfE4tile = internal addrspace(3) global [32 x [33 x float]] undef, align 4, !dbg !0
@_ZZ9transposePKfPfE3bar = internal addrspace(3) global i64 undef, align 8, !dbg !18
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z2smPv(ptr noundef %p) #0 !dbg !47 {
entry:
    #dbg_value(ptr %p, !52, !DIExpression(), !53)
  %0 = addrspacecast ptr %p to ptr addrspace(3), !dbg !54
  %1 = ptrtoint ptr addrspace(3) %0 to i64, !dbg !54
  %conv = trunc i64 %1 to i32, !dbg !54
  ret i32 %conv, !dbg !55
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9transposePKfPf(ptr noundef %in, ptr noundef %out) #1 !dbg !2 {
entry:
    #dbg_value(ptr %in, !27, !DIExpression(), !56)
    #dbg_value(ptr %out, !28, !DIExpression(), !56)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57
    #dbg_value(i32 %0, !29, !DIExpression(), !56)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !58
    #dbg_value(i32 %1, !31, !DIExpression(), !56)
  %cmp = icmp eq i32 %0, 0, !dbg !59
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !61

land.lhs.true:                                    ; preds = %entry
  %cmp2 = icmp eq i32 %1, 0, !dbg !62
  br i1 %cmp2, label %if.then, label %if.end, !dbg !61

if.then:                                          ; preds = %land.lhs.true
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfE3bar to ptr), !52, !DIExpression(), !63)
  call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @_ZZ9transposePKfPfE3bar to i32), i32 64) #4, !dbg !65, !srcloc !66
  br label %if.end, !dbg !65

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  %mul = mul nsw i32 %1, 8, !dbg !67
  %add = add nsw i32 %mul, %0, !dbg !68
  %idxprom = sext i32 %add to i64, !dbg !69
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !69
  %2 = load float, ptr %arrayidx, align 4, !dbg !69, !tbaa !70
  %idxprom4 = sext i32 %1 to i64, !dbg !72
  %arrayidx5 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfE4tile to ptr), i64 0, i64 %idxprom4, !dbg !72
  %idxprom6 = sext i32 %0 to i64, !dbg !72
  %arrayidx7 = getelementptr inbounds [33 x float], ptr %arrayidx5, i64 0, i64 %idxprom6, !dbg !72
  store float %2, ptr %arrayidx7, align 4, !dbg !73, !tbaa !70
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfE3bar to ptr), !52, !DIExpression(), !74)
  %3 = call i64 asm sideeffect "mbarrier.arrive.shared.b64 $0, [$1];", "=l,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @_ZZ9transposePKfPfE3bar to i32)) #4, !dbg !76, !srcloc !77
    #dbg_value(i64 %3, !32, !DIExpression(), !56)
    #dbg_value(i32 0, !33, !DIExpression(), !56)
  br label %while.cond, !dbg !78

while.cond:                                       ; preds = %while.body, %if.end
  %done.0 = phi i32 [ 0, %if.end ], [ %4, %while.body ], !dbg !56
    #dbg_value(i32 %done.0, !33, !DIExpression(), !56)
  %tobool = icmp ne i32 %done.0, 0, !dbg !79
  %lnot = xor i1 %tobool, true, !dbg !80
  br i1 %lnot, label %while.body, label %while.end, !dbg !78

while.body:                                       ; preds = %while.cond
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfE3bar to ptr), !52, !DIExpression(), !81)
  %4 = call i32 asm sideeffect "{ .reg .pred p; mbarrier.test_wait.shared.b64 p, [$1], $2; selp.u32 $0, 1, 0, p; }", "=r,r,l,~{memory}"(i32 ptrtoint (ptr addrspace(3) @_ZZ9transposePKfPfE3bar to i32), i64 %3) #4, !dbg !83, !srcloc !84
    #dbg_value(i32 %4, !33, !DIExpression(), !56)
  br label %while.cond, !dbg !78, !llvm.loop !85

while.end:                                        ; preds = %while.cond
  %idxprom10 = sext i32 %0 to i64, !dbg !89
  %arrayidx11 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfE4tile to ptr), i64 0, i64 %idxprom10, !dbg !89
  %idxprom12 = sext i32 %1 to i64, !dbg !89
  %arrayidx13 = getelementptr inbounds [33 x float], ptr %arrayidx11, i64 0, i64 %idxprom12, !dbg !89
  %5 = load float, ptr %arrayidx13, align 4, !dbg !89, !tbaa !70
  %mul14 = mul nsw i32 %1, 8, !dbg !90
  %add15 = add nsw i32 %mul14, %0, !dbg !91
  %idxprom16 = sext i32 %add15 to i64, !dbg !92
  %arrayidx17 = getelementptr inbounds float, ptr %out, i64 %idxprom16, !dbg !92
  store float %5, ptr %arrayidx17, align 4, !dbg !93, !tbaa !70
  ret void, !dbg !94
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!38, !39, !40, !41}
!llvm.ident = !{!42}
!llvm.errno.tbaa = !{!43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 11, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "transpose", linkageName: "_Z9transposePKfPf", scope: !3, file: !3, line: 10, type: !4, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !26)
!3 = !DIFile(filename: "advice_mbarrier_init.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !17, imports: !21, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12, !13, !16}
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !14, line: 32, baseType: !15)
!14 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!15 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!17 = !{!0, !18}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!19 = distinct !DIGlobalVariable(name: "bar", scope: !2, file: !3, line: 12, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !14, line: 37, baseType: !15)
!21 = !{!22, !24}
!22 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !23, file: !14, line: 214)
!23 = !DINamespace(name: "ws_math", scope: null)
!24 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !25, entity: !23, file: !14, line: 215)
!25 = !DINamespace(name: "std", scope: null)
!26 = !{!27, !28, !29, !31, !32, !33}
!27 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 10, type: !6)
!28 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 10, type: !9)
!29 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 13, type: !30)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 13, type: !30)
!32 = !DILocalVariable(name: "st", scope: !2, file: !3, line: 16, type: !20)
!33 = !DILocalVariable(name: "done", scope: !2, file: !3, line: 18, type: !12)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 33792, elements: !35)
!35 = !{!36, !37}
!36 = !DISubrange(count: 32)
!37 = !DISubrange(count: 33)
!38 = !{i32 7, !"Dwarf Version", i32 4}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!42 = !{!"clang version 22.1.8"}
!43 = !{!44, !44, i64 0}
!44 = !{!"int", !45, i64 0}
!45 = !{!"omnipotent char", !46, i64 0}
!46 = !{!"Simple C++ TBAA"}
!47 = distinct !DISubprogram(name: "sm", linkageName: "_Z2smPv", scope: !3, file: !3, line: 9, type: !48, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !51)
!48 = !DISubroutineType(types: !49)
!49 = !{!12, !50}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!51 = !{!52}
!52 = !DILocalVariable(name: "p", arg: 1, scope: !47, file: !3, line: 9, type: !50)
!53 = !DILocation(line: 0, scope: !47)
!54 = !DILocation(line: 9, column: 52, scope: !47)
!55 = !DILocation(line: 9, column: 35, scope: !47)
!56 = !DILocation(line: 0, scope: !2)
!57 = !DILocation(line: 13, column: 11, scope: !2)
!58 = !DILocation(line: 13, column: 28, scope: !2)
!59 = !DILocation(line: 14, column: 9, scope: !60)
!60 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 7)
!61 = !DILocation(line: 14, column: 14, scope: !60)
!62 = !DILocation(line: 14, column: 19, scope: !60)
!63 = !DILocation(line: 0, scope: !47, inlinedAt: !64)
!64 = distinct !DILocation(line: 14, column: 82, scope: !60)
!65 = !DILocation(line: 14, column: 25, scope: !60)
!66 = !{i64 619}
!67 = !DILocation(line: 15, column: 21, scope: !2)
!68 = !DILocation(line: 15, column: 25, scope: !2)
!69 = !DILocation(line: 15, column: 16, scope: !2)
!70 = !{!71, !71, i64 0}
!71 = !{!"float", !45, i64 0}
!72 = !DILocation(line: 15, column: 3, scope: !2)
!73 = !DILocation(line: 15, column: 14, scope: !2)
!74 = !DILocation(line: 0, scope: !47, inlinedAt: !75)
!75 = distinct !DILocation(line: 17, column: 72, scope: !2)
!76 = !DILocation(line: 17, column: 3, scope: !2)
!77 = !{i64 755}
!78 = !DILocation(line: 19, column: 3, scope: !2)
!79 = !DILocation(line: 19, column: 11, scope: !2)
!80 = !DILocation(line: 19, column: 10, scope: !2)
!81 = !DILocation(line: 0, scope: !47, inlinedAt: !82)
!82 = distinct !DILocation(line: 20, column: 122, scope: !2)
!83 = !DILocation(line: 20, column: 5, scope: !2)
!84 = !{i64 888}
!85 = distinct !{!85, !78, !86, !87, !88}
!86 = !DILocation(line: 20, column: 151, scope: !2)
!87 = !{!"llvm.loop.mustprogress"}
!88 = !{!"llvm.loop.unroll.disable"}
!89 = !DILocation(line: 21, column: 20, scope: !2)
!90 = !DILocation(line: 21, column: 9, scope: !2)
!91 = !DILocation(line: 21, column: 13, scope: !2)
!92 = !DILocation(line: 21, column: 3, scope: !2)
!93 = !DILocation(line: 21, column: 18, scope: !2)
!94 = !DILocation(line: 22, column: 1, scope: !2)
