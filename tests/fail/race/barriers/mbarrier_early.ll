; ModuleID = 'mbarrier_early.cu'
source_filename = "mbarrier_early.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ6stagesPKjPjE6buffer = internal addrspace(3) global [32 x i32] undef, align 4, !dbg !0
@_ZZ6stagesPKjPjE4full = internal addrspace(3) global i64 undef, align 8, !dbg !17
@_ZZ6stagesPKjPjE5empty = internal addrspace(3) global i64 undef, align 8, !dbg !20
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z14shared_addressPKv(ptr noundef %p) #0 !dbg !46 {
entry:
    #dbg_value(ptr %p, !52, !DIExpression(), !53)
  %0 = addrspacecast ptr %p to ptr addrspace(3), !dbg !54
  %1 = ptrtoint ptr addrspace(3) %0 to i64, !dbg !54
  %conv = trunc i64 %1 to i32, !dbg !54
  ret i32 %conv, !dbg !55
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z4initPyj(ptr noundef %b, i32 noundef %n) #0 !dbg !56 {
entry:
    #dbg_value(ptr %b, !61, !DIExpression(), !63)
    #dbg_value(i32 %n, !62, !DIExpression(), !63)
    #dbg_value(ptr %b, !52, !DIExpression(), !64)
  %0 = addrspacecast ptr %b to ptr addrspace(3), !dbg !66
  %1 = ptrtoint ptr addrspace(3) %0 to i64, !dbg !66
  %conv.i = trunc i64 %1 to i32, !dbg !66
  call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r"(i32 %conv.i, i32 %n) #5, !dbg !67, !srcloc !68
  ret void, !dbg !69
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z6arrivePy(ptr noundef %b) #0 !dbg !70 {
entry:
    #dbg_value(ptr %b, !74, !DIExpression(), !75)
    #dbg_value(ptr %b, !52, !DIExpression(), !76)
  %0 = addrspacecast ptr %b to ptr addrspace(3), !dbg !78
  %1 = ptrtoint ptr addrspace(3) %0 to i64, !dbg !78
  %conv.i = trunc i64 %1 to i32, !dbg !78
  call void asm sideeffect "{ .reg .b64 state;\0A mbarrier.arrive.shared.b64 state, [$0]; }", "r,~{memory}"(i32 %conv.i) #5, !dbg !79, !srcloc !80
  ret void, !dbg !81
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z4waitPyj(ptr noundef %b, i32 noundef %parity) #0 !dbg !82 {
entry:
    #dbg_value(ptr %b, !84, !DIExpression(), !86)
    #dbg_value(i32 %parity, !85, !DIExpression(), !86)
    #dbg_value(ptr %b, !52, !DIExpression(), !87)
  %0 = addrspacecast ptr %b to ptr addrspace(3), !dbg !89
  %1 = ptrtoint ptr addrspace(3) %0 to i64, !dbg !89
  %conv.i = trunc i64 %1 to i32, !dbg !89
  call void asm sideeffect "{\0A .reg .pred P1;\0A LAB_WAIT:\0A mbarrier.try_wait.parity.shared.b64 P1, [$0], $1;\0A @!P1 bra LAB_WAIT;\0A }", "r,r,~{memory}"(i32 %conv.i, i32 %parity) #5, !dbg !90, !srcloc !91
  ret void, !dbg !92
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6stagesPKjPj(ptr noundef %in, ptr noundef %out) #1 !dbg !2 {
entry:
    #dbg_value(ptr %in, !28, !DIExpression(), !93)
    #dbg_value(ptr %out, !29, !DIExpression(), !93)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !94
  %rem = urem i32 %0, 32, !dbg !95
    #dbg_value(i32 %rem, !30, !DIExpression(), !93)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !96
  %cmp = icmp eq i32 %1, 0, !dbg !98
  br i1 %cmp, label %if.then, label %if.end, !dbg !98

if.then:                                          ; preds = %entry
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !61, !DIExpression(), !99)
    #dbg_value(i32 32, !62, !DIExpression(), !99)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !52, !DIExpression(), !102)
  call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r"(i32 ptrtoint (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to i32), i32 32) #5, !dbg !104, !srcloc !68
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), !61, !DIExpression(), !105)
    #dbg_value(i32 32, !62, !DIExpression(), !105)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), !52, !DIExpression(), !107)
  call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r"(i32 ptrtoint (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to i32), i32 32) #5, !dbg !109, !srcloc !68
  br label %if.end, !dbg !110

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !111
    #dbg_value(i32 0, !32, !DIExpression(), !112)
  br label %for.cond, !dbg !113

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ], !dbg !114
    #dbg_value(i32 %i.0, !32, !DIExpression(), !112)
  %cmp2 = icmp slt i32 %i.0, 8, !dbg !115
  br i1 %cmp2, label %for.body, label %for.cond.cleanup, !dbg !117

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !118
  %cmp4 = icmp ult i32 %2, 32, !dbg !121
  br i1 %cmp4, label %if.then5, label %if.else, !dbg !121

if.then5:                                         ; preds = %for.body
  %add = add nsw i32 %i.0, 1, !dbg !122
  %and = and i32 %add, 1, !dbg !124
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), !84, !DIExpression(), !125)
    #dbg_value(i32 %and, !85, !DIExpression(), !125)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), !52, !DIExpression(), !127)
  call void asm sideeffect "{\0A .reg .pred P1;\0A LAB_WAIT:\0A mbarrier.try_wait.parity.shared.b64 P1, [$0], $1;\0A @!P1 bra LAB_WAIT;\0A }", "r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to i32), i32 %and) #5, !dbg !129, !srcloc !91
  %mul = mul nsw i32 32, %i.0, !dbg !130
  %add6 = add nsw i32 %mul, %rem, !dbg !131
  %idxprom = sext i32 %add6 to i64, !dbg !132
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !132
  %3 = load i32, ptr %arrayidx, align 4, !dbg !132, !tbaa !42
  %idxprom7 = sext i32 %rem to i64, !dbg !133
  %arrayidx8 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE6buffer to ptr), i64 0, i64 %idxprom7, !dbg !133
  store i32 %3, ptr %arrayidx8, align 4, !dbg !134, !tbaa !42
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !74, !DIExpression(), !135)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !52, !DIExpression(), !137)
  call void asm sideeffect "{ .reg .b64 state;\0A mbarrier.arrive.shared.b64 state, [$0]; }", "r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to i32)) #5, !dbg !139, !srcloc !80
  br label %if.end16, !dbg !140

if.else:                                          ; preds = %for.body
  %and9 = and i32 %i.0, 1, !dbg !141
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !84, !DIExpression(), !143)
    #dbg_value(i32 %and9, !85, !DIExpression(), !143)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !52, !DIExpression(), !145)
  call void asm sideeffect "{\0A .reg .pred P1;\0A LAB_WAIT:\0A mbarrier.try_wait.parity.shared.b64 P1, [$0], $1;\0A @!P1 bra LAB_WAIT;\0A }", "r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to i32), i32 %and9) #5, !dbg !147, !srcloc !91
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), !74, !DIExpression(), !148)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), !52, !DIExpression(), !150)
  call void asm sideeffect "{ .reg .b64 state;\0A mbarrier.arrive.shared.b64 state, [$0]; }", "r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to i32)) #5, !dbg !152, !srcloc !80
  %sub = sub nsw i32 31, %rem, !dbg !153
  %idxprom10 = sext i32 %sub to i64, !dbg !154
  %arrayidx11 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE6buffer to ptr), i64 0, i64 %idxprom10, !dbg !154
  %4 = load i32, ptr %arrayidx11, align 4, !dbg !154, !tbaa !42
  %mul12 = mul nsw i32 32, %i.0, !dbg !155
  %add13 = add nsw i32 %mul12, %rem, !dbg !156
  %idxprom14 = sext i32 %add13 to i64, !dbg !157
  %arrayidx15 = getelementptr inbounds i32, ptr %out, i64 %idxprom14, !dbg !157
  store i32 %4, ptr %arrayidx15, align 4, !dbg !158, !tbaa !42
  br label %if.end16

if.end16:                                         ; preds = %if.else, %if.then5
  br label %for.inc, !dbg !159

for.inc:                                          ; preds = %if.end16
  %inc = add nsw i32 %i.0, 1, !dbg !160
    #dbg_value(i32 %inc, !32, !DIExpression(), !112)
  br label %for.cond, !dbg !161, !llvm.loop !162

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !166
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 14, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "stages", linkageName: "_Z6stagesPKjPj", scope: !3, file: !3, line: 13, type: !4, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !27)
!3 = !DIFile(filename: "mbarrier_early.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !16, imports: !22, splitDebugInlining: false, nameTableKind: None)
!11 = !{!8, !12, !15}
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !13, line: 31, baseType: !14)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!16 = !{!0, !17, !20}
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!18 = distinct !DIGlobalVariable(name: "full", scope: !2, file: !3, line: 15, type: !19, isLocal: true, isDefinition: true)
!19 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!21 = distinct !DIGlobalVariable(name: "empty", scope: !2, file: !3, line: 15, type: !19, isLocal: true, isDefinition: true)
!22 = !{!23, !25}
!23 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !24, file: !13, line: 206)
!24 = !DINamespace(name: "ws_math", scope: null)
!25 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !26, entity: !24, file: !13, line: 207)
!26 = !DINamespace(name: "std", scope: null)
!27 = !{!28, !29, !30, !32}
!28 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 13, type: !6)
!29 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 13, type: !9)
!30 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 16, type: !31)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !DILocalVariable(name: "i", scope: !33, file: !3, line: 19, type: !31)
!33 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 3)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1024, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 32)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = !{!43, !43, i64 0}
!43 = !{!"int", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C++ TBAA"}
!46 = distinct !DISubprogram(name: "shared_address", linkageName: "_Z14shared_addressPKv", scope: !3, file: !3, line: 4, type: !47, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !51)
!47 = !DISubroutineType(types: !48)
!48 = !{!8, !49}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!51 = !{!52}
!52 = !DILocalVariable(name: "p", arg: 1, scope: !46, file: !3, line: 4, type: !49)
!53 = !DILocation(line: 0, scope: !46)
!54 = !DILocation(line: 4, column: 70, scope: !46)
!55 = !DILocation(line: 4, column: 53, scope: !46)
!56 = distinct !DISubprogram(name: "init", linkageName: "_Z4initPyj", scope: !3, file: !3, line: 5, type: !57, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !60)
!57 = !DISubroutineType(types: !58)
!58 = !{null, !59, !8}
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!60 = !{!61, !62}
!61 = !DILocalVariable(name: "b", arg: 1, scope: !56, file: !3, line: 5, type: !59)
!62 = !DILocalVariable(name: "n", arg: 2, scope: !56, file: !3, line: 5, type: !8)
!63 = !DILocation(line: 0, scope: !56)
!64 = !DILocation(line: 0, scope: !46, inlinedAt: !65)
!65 = distinct !DILocation(line: 5, column: 115, scope: !56)
!66 = !DILocation(line: 4, column: 70, scope: !46, inlinedAt: !65)
!67 = !DILocation(line: 5, column: 59, scope: !56)
!68 = !{i64 340}
!69 = !DILocation(line: 5, column: 144, scope: !56)
!70 = distinct !DISubprogram(name: "arrive", linkageName: "_Z6arrivePy", scope: !3, file: !3, line: 6, type: !71, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !73)
!71 = !DISubroutineType(types: !72)
!72 = !{null, !59}
!73 = !{!74}
!74 = !DILocalVariable(name: "b", arg: 1, scope: !70, file: !3, line: 6, type: !59)
!75 = !DILocation(line: 0, scope: !70)
!76 = !DILocation(line: 0, scope: !46, inlinedAt: !77)
!77 = distinct !DILocation(line: 7, column: 87, scope: !70)
!78 = !DILocation(line: 4, column: 70, scope: !46, inlinedAt: !77)
!79 = !DILocation(line: 7, column: 3, scope: !70)
!80 = !{i64 477, i64 498}
!81 = !DILocation(line: 8, column: 1, scope: !70)
!82 = distinct !DISubprogram(name: "wait", linkageName: "_Z4waitPyj", scope: !3, file: !3, line: 9, type: !57, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !83)
!83 = !{!84, !85}
!84 = !DILocalVariable(name: "b", arg: 1, scope: !82, file: !3, line: 9, type: !59)
!85 = !DILocalVariable(name: "parity", arg: 2, scope: !82, file: !3, line: 9, type: !8)
!86 = !DILocation(line: 0, scope: !82)
!87 = !DILocation(line: 0, scope: !46, inlinedAt: !88)
!88 = distinct !DILocation(line: 11, column: 39, scope: !82)
!89 = !DILocation(line: 4, column: 70, scope: !46, inlinedAt: !88)
!90 = !DILocation(line: 10, column: 3, scope: !82)
!91 = !{i64 660, i64 664, i64 681, i64 693, i64 754, i64 775}
!92 = !DILocation(line: 12, column: 1, scope: !82)
!93 = !DILocation(line: 0, scope: !2)
!94 = !DILocation(line: 16, column: 11, scope: !2)
!95 = !DILocation(line: 16, column: 23, scope: !2)
!96 = !DILocation(line: 17, column: 7, scope: !97)
!97 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 7)
!98 = !DILocation(line: 17, column: 19, scope: !97)
!99 = !DILocation(line: 0, scope: !56, inlinedAt: !100)
!100 = distinct !DILocation(line: 17, column: 27, scope: !101)
!101 = distinct !DILexicalBlock(scope: !97, file: !3, line: 17, column: 25)
!102 = !DILocation(line: 0, scope: !46, inlinedAt: !103)
!103 = distinct !DILocation(line: 5, column: 115, scope: !56, inlinedAt: !100)
!104 = !DILocation(line: 5, column: 59, scope: !56, inlinedAt: !100)
!105 = !DILocation(line: 0, scope: !56, inlinedAt: !106)
!106 = distinct !DILocation(line: 17, column: 44, scope: !101)
!107 = !DILocation(line: 0, scope: !46, inlinedAt: !108)
!108 = distinct !DILocation(line: 5, column: 115, scope: !56, inlinedAt: !106)
!109 = !DILocation(line: 5, column: 59, scope: !56, inlinedAt: !106)
!110 = !DILocation(line: 17, column: 62, scope: !101)
!111 = !DILocation(line: 18, column: 3, scope: !2)
!112 = !DILocation(line: 0, scope: !33)
!113 = !DILocation(line: 19, column: 8, scope: !33)
!114 = !DILocation(line: 19, scope: !33)
!115 = !DILocation(line: 19, column: 21, scope: !116)
!116 = distinct !DILexicalBlock(scope: !33, file: !3, line: 19, column: 3)
!117 = !DILocation(line: 19, column: 3, scope: !33)
!118 = !DILocation(line: 20, column: 9, scope: !119)
!119 = distinct !DILexicalBlock(scope: !120, file: !3, line: 20, column: 9)
!120 = distinct !DILexicalBlock(scope: !116, file: !3, line: 19, column: 31)
!121 = !DILocation(line: 20, column: 21, scope: !119)
!122 = !DILocation(line: 21, column: 23, scope: !123)
!123 = distinct !DILexicalBlock(scope: !119, file: !3, line: 20, column: 27)
!124 = !DILocation(line: 21, column: 28, scope: !123)
!125 = !DILocation(line: 0, scope: !82, inlinedAt: !126)
!126 = distinct !DILocation(line: 21, column: 7, scope: !123)
!127 = !DILocation(line: 0, scope: !46, inlinedAt: !128)
!128 = distinct !DILocation(line: 11, column: 39, scope: !82, inlinedAt: !126)
!129 = !DILocation(line: 10, column: 3, scope: !82, inlinedAt: !126)
!130 = !DILocation(line: 22, column: 25, scope: !123)
!131 = !DILocation(line: 22, column: 29, scope: !123)
!132 = !DILocation(line: 22, column: 19, scope: !123)
!133 = !DILocation(line: 22, column: 7, scope: !123)
!134 = !DILocation(line: 22, column: 17, scope: !123)
!135 = !DILocation(line: 0, scope: !70, inlinedAt: !136)
!136 = distinct !DILocation(line: 23, column: 7, scope: !123)
!137 = !DILocation(line: 0, scope: !46, inlinedAt: !138)
!138 = distinct !DILocation(line: 7, column: 87, scope: !70, inlinedAt: !136)
!139 = !DILocation(line: 7, column: 3, scope: !70, inlinedAt: !136)
!140 = !DILocation(line: 24, column: 5, scope: !123)
!141 = !DILocation(line: 25, column: 21, scope: !142)
!142 = distinct !DILexicalBlock(scope: !119, file: !3, line: 24, column: 12)
!143 = !DILocation(line: 0, scope: !82, inlinedAt: !144)
!144 = distinct !DILocation(line: 25, column: 7, scope: !142)
!145 = !DILocation(line: 0, scope: !46, inlinedAt: !146)
!146 = distinct !DILocation(line: 11, column: 39, scope: !82, inlinedAt: !144)
!147 = !DILocation(line: 10, column: 3, scope: !82, inlinedAt: !144)
!148 = !DILocation(line: 0, scope: !70, inlinedAt: !149)
!149 = distinct !DILocation(line: 26, column: 7, scope: !142)
!150 = !DILocation(line: 0, scope: !46, inlinedAt: !151)
!151 = distinct !DILocation(line: 7, column: 87, scope: !70, inlinedAt: !149)
!152 = !DILocation(line: 7, column: 3, scope: !70, inlinedAt: !149)
!153 = !DILocation(line: 27, column: 35, scope: !142)
!154 = !DILocation(line: 27, column: 25, scope: !142)
!155 = !DILocation(line: 27, column: 14, scope: !142)
!156 = !DILocation(line: 27, column: 18, scope: !142)
!157 = !DILocation(line: 27, column: 7, scope: !142)
!158 = !DILocation(line: 27, column: 23, scope: !142)
!159 = !DILocation(line: 29, column: 3, scope: !120)
!160 = !DILocation(line: 19, column: 26, scope: !116)
!161 = !DILocation(line: 19, column: 3, scope: !116)
!162 = distinct !{!162, !117, !163, !164, !165}
!163 = !DILocation(line: 29, column: 3, scope: !33)
!164 = !{!"llvm.loop.mustprogress"}
!165 = !{!"llvm.loop.unroll.disable"}
!166 = !DILocation(line: 30, column: 1, scope: !2)
