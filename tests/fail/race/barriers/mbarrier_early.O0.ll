; ModuleID = 'mbarrier_early.cu'
source_filename = "mbarrier_early.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ6stagesPKjPjE6buffer = internal addrspace(3) global [32 x i32] undef, align 4, !dbg !0
@_ZZ6stagesPKjPjE4full = internal addrspace(3) global i64 undef, align 8, !dbg !17
@_ZZ6stagesPKjPjE5empty = internal addrspace(3) global i64 undef, align 8, !dbg !20
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z14shared_addressPKv(ptr noundef %p) #0 !dbg !36 {
entry:
  %p.addr.i = alloca ptr, align 8
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !41, !DIExpression(), !42)
  %0 = load ptr, ptr %p.addr, align 8, !dbg !43
  store ptr %0, ptr %p.addr.i, align 8, !dbg !44
  %1 = load ptr, ptr %p.addr.i, align 8, !dbg !44
  %2 = addrspacecast ptr %1 to ptr addrspace(3), !dbg !44
  %3 = ptrtoint ptr addrspace(3) %2 to i64, !dbg !44
  %conv = trunc i64 %3 to i32, !dbg !44
  ret i32 %conv, !dbg !45
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z4initPyj(ptr noundef %b, i32 noundef %n) #0 !dbg !46 {
entry:
  %b.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !50, !DIExpression(), !51)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !52, !DIExpression(), !53)
  %0 = load ptr, ptr %b.addr, align 8, !dbg !54
  %call = call noundef i32 @_Z14shared_addressPKv(ptr noundef %0) #4, !dbg !55
  %1 = load i32, ptr %n.addr, align 4, !dbg !56
  call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r"(i32 %call, i32 %1) #4, !dbg !57, !srcloc !58
  ret void, !dbg !59
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z6arrivePy(ptr noundef %b) #0 !dbg !60 {
entry:
  %b.addr = alloca ptr, align 8
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !63, !DIExpression(), !64)
  %0 = load ptr, ptr %b.addr, align 8, !dbg !65
  %call = call noundef i32 @_Z14shared_addressPKv(ptr noundef %0) #4, !dbg !66
  call void asm sideeffect "{ .reg .b64 state;\0A mbarrier.arrive.shared.b64 state, [$0]; }", "r,~{memory}"(i32 %call) #4, !dbg !67, !srcloc !68
  ret void, !dbg !69
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z4waitPyj(ptr noundef %b, i32 noundef %parity) #0 !dbg !70 {
entry:
  %b.addr = alloca ptr, align 8
  %parity.addr = alloca i32, align 4
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !71, !DIExpression(), !72)
  store i32 %parity, ptr %parity.addr, align 4
    #dbg_declare(ptr %parity.addr, !73, !DIExpression(), !74)
  %0 = load ptr, ptr %b.addr, align 8, !dbg !75
  %call = call noundef i32 @_Z14shared_addressPKv(ptr noundef %0) #4, !dbg !76
  %1 = load i32, ptr %parity.addr, align 4, !dbg !77
  call void asm sideeffect "{\0A .reg .pred P1;\0A LAB_WAIT:\0A mbarrier.try_wait.parity.shared.b64 P1, [$0], $1;\0A @!P1 bra LAB_WAIT;\0A }", "r,r,~{memory}"(i32 %call, i32 %1) #4, !dbg !78, !srcloc !79
  ret void, !dbg !80
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6stagesPKjPj(ptr noundef %in, ptr noundef %out) #1 !dbg !2 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !81, !DIExpression(), !82)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !83, !DIExpression(), !84)
    #dbg_declare(ptr %t, !85, !DIExpression(), !87)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88
  %rem = urem i32 %0, 32, !dbg !89
  store i32 %rem, ptr %t, align 4, !dbg !87
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !90
  %cmp = icmp eq i32 %1, 0, !dbg !92
  br i1 %cmp, label %if.then, label %if.end, !dbg !92

if.then:                                          ; preds = %entry
  call void @_Z4initPyj(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), i32 noundef 32) #4, !dbg !93
  call void @_Z4initPyj(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), i32 noundef 32) #4, !dbg !95
  br label %if.end, !dbg !96

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !97
    #dbg_declare(ptr %i, !98, !DIExpression(), !100)
  store i32 0, ptr %i, align 4, !dbg !100
  br label %for.cond, !dbg !101

for.cond:                                         ; preds = %for.inc, %if.end
  %2 = load i32, ptr %i, align 4, !dbg !102
  %cmp2 = icmp slt i32 %2, 8, !dbg !104
  br i1 %cmp2, label %for.body, label %for.end, !dbg !105

for.body:                                         ; preds = %for.cond
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !106
  %cmp4 = icmp ult i32 %3, 32, !dbg !109
  br i1 %cmp4, label %if.then5, label %if.else, !dbg !109

if.then5:                                         ; preds = %for.body
  %4 = load i32, ptr %i, align 4, !dbg !110
  %add = add nsw i32 %4, 1, !dbg !112
  %and = and i32 %add, 1, !dbg !113
  call void @_Z4waitPyj(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), i32 noundef %and) #4, !dbg !114
  %5 = load ptr, ptr %in.addr, align 8, !dbg !115
  %6 = load i32, ptr %i, align 4, !dbg !116
  %mul = mul nsw i32 32, %6, !dbg !117
  %7 = load i32, ptr %t, align 4, !dbg !118
  %add6 = add nsw i32 %mul, %7, !dbg !119
  %idxprom = sext i32 %add6 to i64, !dbg !115
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !115
  %8 = load i32, ptr %arrayidx, align 4, !dbg !115
  %9 = load i32, ptr %t, align 4, !dbg !120
  %idxprom7 = sext i32 %9 to i64, !dbg !121
  %arrayidx8 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE6buffer to ptr), i64 0, i64 %idxprom7, !dbg !121
  store i32 %8, ptr %arrayidx8, align 4, !dbg !122
  call void @_Z6arrivePy(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr)) #4, !dbg !123
  br label %if.end16, !dbg !124

if.else:                                          ; preds = %for.body
  %10 = load i32, ptr %i, align 4, !dbg !125
  %and9 = and i32 %10, 1, !dbg !127
  call void @_Z4waitPyj(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), i32 noundef %and9) #4, !dbg !128
  call void @_Z6arrivePy(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr)) #4, !dbg !129
  %11 = load i32, ptr %t, align 4, !dbg !130
  %sub = sub nsw i32 31, %11, !dbg !131
  %idxprom10 = sext i32 %sub to i64, !dbg !132
  %arrayidx11 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE6buffer to ptr), i64 0, i64 %idxprom10, !dbg !132
  %12 = load i32, ptr %arrayidx11, align 4, !dbg !132
  %13 = load ptr, ptr %out.addr, align 8, !dbg !133
  %14 = load i32, ptr %i, align 4, !dbg !134
  %mul12 = mul nsw i32 32, %14, !dbg !135
  %15 = load i32, ptr %t, align 4, !dbg !136
  %add13 = add nsw i32 %mul12, %15, !dbg !137
  %idxprom14 = sext i32 %add13 to i64, !dbg !133
  %arrayidx15 = getelementptr inbounds i32, ptr %13, i64 %idxprom14, !dbg !133
  store i32 %12, ptr %arrayidx15, align 4, !dbg !138
  br label %if.end16

if.end16:                                         ; preds = %if.else, %if.then5
  br label %for.inc, !dbg !139

for.inc:                                          ; preds = %if.end16
  %16 = load i32, ptr %i, align 4, !dbg !140
  %inc = add nsw i32 %16, 1, !dbg !140
  store i32 %inc, ptr %i, align 4, !dbg !140
  br label %for.cond, !dbg !141, !llvm.loop !142

for.end:                                          ; preds = %for.cond
  ret void, !dbg !145
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!31, !32, !33, !34}
!llvm.ident = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 14, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "stages", linkageName: "_Z6stagesPKjPj", scope: !3, file: !3, line: 13, type: !4, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !27)
!3 = !DIFile(filename: "mbarrier_early.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !16, imports: !22, splitDebugInlining: false, nameTableKind: None)
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
!27 = !{}
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1024, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 32)
!31 = !{i32 7, !"Dwarf Version", i32 4}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!35 = !{!"clang version 22.1.8"}
!36 = distinct !DISubprogram(name: "shared_address", linkageName: "_Z14shared_addressPKv", scope: !3, file: !3, line: 4, type: !37, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !27)
!37 = !DISubroutineType(types: !38)
!38 = !{!8, !39}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!41 = !DILocalVariable(name: "p", arg: 1, scope: !36, file: !3, line: 4, type: !39)
!42 = !DILocation(line: 4, column: 48, scope: !36)
!43 = !DILocation(line: 4, column: 95, scope: !36)
!44 = !DILocation(line: 4, column: 70, scope: !36)
!45 = !DILocation(line: 4, column: 53, scope: !36)
!46 = distinct !DISubprogram(name: "init", linkageName: "_Z4initPyj", scope: !3, file: !3, line: 5, type: !47, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !27)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !8}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!50 = !DILocalVariable(name: "b", arg: 1, scope: !46, file: !3, line: 5, type: !49)
!51 = !DILocation(line: 5, column: 42, scope: !46)
!52 = !DILocalVariable(name: "n", arg: 2, scope: !46, file: !3, line: 5, type: !8)
!53 = !DILocation(line: 5, column: 54, scope: !46)
!54 = !DILocation(line: 5, column: 130, scope: !46)
!55 = !DILocation(line: 5, column: 115, scope: !46)
!56 = !DILocation(line: 5, column: 139, scope: !46)
!57 = !DILocation(line: 5, column: 59, scope: !46)
!58 = !{i64 340}
!59 = !DILocation(line: 5, column: 144, scope: !46)
!60 = distinct !DISubprogram(name: "arrive", linkageName: "_Z6arrivePy", scope: !3, file: !3, line: 6, type: !61, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !27)
!61 = !DISubroutineType(types: !62)
!62 = !{null, !49}
!63 = !DILocalVariable(name: "b", arg: 1, scope: !60, file: !3, line: 6, type: !49)
!64 = !DILocation(line: 6, column: 44, scope: !60)
!65 = !DILocation(line: 7, column: 102, scope: !60)
!66 = !DILocation(line: 7, column: 87, scope: !60)
!67 = !DILocation(line: 7, column: 3, scope: !60)
!68 = !{i64 477, i64 498}
!69 = !DILocation(line: 8, column: 1, scope: !60)
!70 = distinct !DISubprogram(name: "wait", linkageName: "_Z4waitPyj", scope: !3, file: !3, line: 9, type: !47, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !27)
!71 = !DILocalVariable(name: "b", arg: 1, scope: !70, file: !3, line: 9, type: !49)
!72 = !DILocation(line: 9, column: 42, scope: !70)
!73 = !DILocalVariable(name: "parity", arg: 2, scope: !70, file: !3, line: 9, type: !8)
!74 = !DILocation(line: 9, column: 54, scope: !70)
!75 = !DILocation(line: 11, column: 54, scope: !70)
!76 = !DILocation(line: 11, column: 39, scope: !70)
!77 = !DILocation(line: 11, column: 63, scope: !70)
!78 = !DILocation(line: 10, column: 3, scope: !70)
!79 = !{i64 660, i64 664, i64 681, i64 693, i64 754, i64 775}
!80 = !DILocation(line: 12, column: 1, scope: !70)
!81 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 13, type: !6)
!82 = !DILocation(line: 13, column: 40, scope: !2)
!83 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 13, type: !9)
!84 = !DILocation(line: 13, column: 54, scope: !2)
!85 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 16, type: !86)
!86 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!87 = !DILocation(line: 16, column: 7, scope: !2)
!88 = !DILocation(line: 16, column: 11, scope: !2)
!89 = !DILocation(line: 16, column: 23, scope: !2)
!90 = !DILocation(line: 17, column: 7, scope: !91)
!91 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 7)
!92 = !DILocation(line: 17, column: 19, scope: !91)
!93 = !DILocation(line: 17, column: 27, scope: !94)
!94 = distinct !DILexicalBlock(scope: !91, file: !3, line: 17, column: 25)
!95 = !DILocation(line: 17, column: 44, scope: !94)
!96 = !DILocation(line: 17, column: 62, scope: !94)
!97 = !DILocation(line: 18, column: 3, scope: !2)
!98 = !DILocalVariable(name: "i", scope: !99, file: !3, line: 19, type: !86)
!99 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 3)
!100 = !DILocation(line: 19, column: 12, scope: !99)
!101 = !DILocation(line: 19, column: 8, scope: !99)
!102 = !DILocation(line: 19, column: 19, scope: !103)
!103 = distinct !DILexicalBlock(scope: !99, file: !3, line: 19, column: 3)
!104 = !DILocation(line: 19, column: 21, scope: !103)
!105 = !DILocation(line: 19, column: 3, scope: !99)
!106 = !DILocation(line: 20, column: 9, scope: !107)
!107 = distinct !DILexicalBlock(scope: !108, file: !3, line: 20, column: 9)
!108 = distinct !DILexicalBlock(scope: !103, file: !3, line: 19, column: 31)
!109 = !DILocation(line: 20, column: 21, scope: !107)
!110 = !DILocation(line: 21, column: 21, scope: !111)
!111 = distinct !DILexicalBlock(scope: !107, file: !3, line: 20, column: 27)
!112 = !DILocation(line: 21, column: 23, scope: !111)
!113 = !DILocation(line: 21, column: 28, scope: !111)
!114 = !DILocation(line: 21, column: 7, scope: !111)
!115 = !DILocation(line: 22, column: 19, scope: !111)
!116 = !DILocation(line: 22, column: 27, scope: !111)
!117 = !DILocation(line: 22, column: 25, scope: !111)
!118 = !DILocation(line: 22, column: 31, scope: !111)
!119 = !DILocation(line: 22, column: 29, scope: !111)
!120 = !DILocation(line: 22, column: 14, scope: !111)
!121 = !DILocation(line: 22, column: 7, scope: !111)
!122 = !DILocation(line: 22, column: 17, scope: !111)
!123 = !DILocation(line: 23, column: 7, scope: !111)
!124 = !DILocation(line: 24, column: 5, scope: !111)
!125 = !DILocation(line: 25, column: 19, scope: !126)
!126 = distinct !DILexicalBlock(scope: !107, file: !3, line: 24, column: 12)
!127 = !DILocation(line: 25, column: 21, scope: !126)
!128 = !DILocation(line: 25, column: 7, scope: !126)
!129 = !DILocation(line: 26, column: 7, scope: !126)
!130 = !DILocation(line: 27, column: 37, scope: !126)
!131 = !DILocation(line: 27, column: 35, scope: !126)
!132 = !DILocation(line: 27, column: 25, scope: !126)
!133 = !DILocation(line: 27, column: 7, scope: !126)
!134 = !DILocation(line: 27, column: 16, scope: !126)
!135 = !DILocation(line: 27, column: 14, scope: !126)
!136 = !DILocation(line: 27, column: 20, scope: !126)
!137 = !DILocation(line: 27, column: 18, scope: !126)
!138 = !DILocation(line: 27, column: 23, scope: !126)
!139 = !DILocation(line: 29, column: 3, scope: !108)
!140 = !DILocation(line: 19, column: 26, scope: !103)
!141 = !DILocation(line: 19, column: 3, scope: !103)
!142 = distinct !{!142, !105, !143, !144}
!143 = !DILocation(line: 29, column: 3, scope: !99)
!144 = !{!"llvm.loop.mustprogress"}
!145 = !DILocation(line: 30, column: 1, scope: !2)
