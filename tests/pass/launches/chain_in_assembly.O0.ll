; ModuleID = 'chain_in_assembly.cu'
source_filename = "chain_in_assembly.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z7acquirePKi(ptr noundef %flag) #0 !dbg !42 {
entry:
  %flag.addr = alloca ptr, align 8
  %value = alloca i32, align 4
  store ptr %flag, ptr %flag.addr, align 8
    #dbg_declare(ptr %flag.addr, !48, !DIExpression(), !49)
    #dbg_declare(ptr %value, !50, !DIExpression(), !51)
  %0 = load ptr, ptr %flag.addr, align 8, !dbg !52
  %1 = call i32 asm sideeffect "ld.acquire.gpu.global.s32 $0, [$1];", "=r,l,~{memory}"(ptr %0) #3, !dbg !53, !srcloc !54
  store i32 %1, ptr %value, align 4, !dbg !53
  %2 = load i32, ptr %value, align 4, !dbg !55
  ret i32 %2, !dbg !56
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z7releasePii(ptr noundef %flag, i32 noundef %value) #0 !dbg !57 {
entry:
  %flag.addr = alloca ptr, align 8
  %value.addr = alloca i32, align 4
  store ptr %flag, ptr %flag.addr, align 8
    #dbg_declare(ptr %flag.addr, !61, !DIExpression(), !62)
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !63, !DIExpression(), !64)
  %0 = load ptr, ptr %flag.addr, align 8, !dbg !65
  %1 = load i32, ptr %value.addr, align 4, !dbg !66
  call void asm sideeffect "st.release.gpu.global.s32 [$0], $1;", "l,r,~{memory}"(ptr %0, i32 %1) #3, !dbg !67, !srcloc !68
  ret void, !dbg !69
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5chainPiPfPKf(ptr noundef %flags, ptr noundef %sums, ptr noundef %x) #1 !dbg !70 {
entry:
  %flags.addr = alloca ptr, align 8
  %sums.addr = alloca ptr, align 8
  %x.addr = alloca ptr, align 8
  %sum = alloca float, align 4
  store ptr %flags, ptr %flags.addr, align 8
    #dbg_declare(ptr %flags.addr, !76, !DIExpression(), !77)
  store ptr %sums, ptr %sums.addr, align 8
    #dbg_declare(ptr %sums.addr, !78, !DIExpression(), !79)
  store ptr %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !80, !DIExpression(), !81)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !82
  %cmp = icmp eq i32 %0, 0, !dbg !84
  br i1 %cmp, label %if.then, label %if.end20, !dbg !84

if.then:                                          ; preds = %entry
    #dbg_declare(ptr %sum, !85, !DIExpression(), !87)
  %1 = load ptr, ptr %x.addr, align 8, !dbg !88
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !89
  %idxprom = zext i32 %2 to i64, !dbg !88
  %arrayidx = getelementptr inbounds nuw float, ptr %1, i64 %idxprom, !dbg !88
  %3 = load float, ptr %arrayidx, align 4, !dbg !88
  store float %3, ptr %sum, align 4, !dbg !87
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !90
  %cmp3 = icmp ugt i32 %4, 0, !dbg !92
  br i1 %cmp3, label %if.then4, label %if.end, !dbg !92

if.then4:                                         ; preds = %if.then
  br label %while.cond, !dbg !93

while.cond:                                       ; preds = %while.body, %if.then4
  %5 = load ptr, ptr %flags.addr, align 8, !dbg !95
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !96
  %sub = sub i32 %6, 1, !dbg !97
  %idxprom6 = zext i32 %sub to i64, !dbg !95
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %5, i64 %idxprom6, !dbg !95
  %call8 = call noundef i32 @_Z7acquirePKi(ptr noundef %arrayidx7) #3, !dbg !98
  %cmp9 = icmp eq i32 %call8, 0, !dbg !99
  br i1 %cmp9, label %while.body, label %while.end, !dbg !93

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !93, !llvm.loop !100

while.end:                                        ; preds = %while.cond
  %7 = load ptr, ptr %sums.addr, align 8, !dbg !103
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !104
  %sub11 = sub i32 %8, 1, !dbg !105
  %idxprom12 = zext i32 %sub11 to i64, !dbg !103
  %arrayidx13 = getelementptr inbounds nuw float, ptr %7, i64 %idxprom12, !dbg !103
  %9 = load float, ptr %arrayidx13, align 4, !dbg !103
  %10 = load float, ptr %sum, align 4, !dbg !106
  %add = fadd float %10, %9, !dbg !106
  store float %add, ptr %sum, align 4, !dbg !106
  br label %if.end, !dbg !107

if.end:                                           ; preds = %while.end, %if.then
  %11 = load float, ptr %sum, align 4, !dbg !108
  %12 = load ptr, ptr %sums.addr, align 8, !dbg !109
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !110
  %idxprom15 = zext i32 %13 to i64, !dbg !109
  %arrayidx16 = getelementptr inbounds nuw float, ptr %12, i64 %idxprom15, !dbg !109
  store float %11, ptr %arrayidx16, align 4, !dbg !111
  %14 = load ptr, ptr %flags.addr, align 8, !dbg !112
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !113
  %idxprom18 = zext i32 %15 to i64, !dbg !112
  %arrayidx19 = getelementptr inbounds nuw i32, ptr %14, i64 %idxprom18, !dbg !112
  call void @_Z7releasePii(ptr noundef %arrayidx19, i32 noundef 1) #3, !dbg !114
  br label %if.end20, !dbg !115

if.end20:                                         ; preds = %if.end, %entry
  ret void, !dbg !116
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "chain_in_assembly.cu", directory: ".")
!2 = !{!3, !6, !8, !13, !18, !23, !29, !31}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 128)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 129)
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !9, file: !5, line: 154)
!9 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !5, file: !5, line: 137, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!13 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !14, file: !5, line: 154)
!14 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !5, file: !5, line: 133, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !19, file: !5, line: 154)
!19 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !5, file: !5, line: 134, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !24, file: !5, line: 154)
!24 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !5, file: !5, line: 145, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !28}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !30, file: !5, line: 154)
!30 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !5, file: !5, line: 147, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !32, file: !5, line: 154)
!32 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !5, file: !5, line: 149, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = distinct !DISubprogram(name: "acquire", linkageName: "_Z7acquirePKi", scope: !1, file: !1, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !47)
!43 = !DISubroutineType(types: !44)
!44 = !{!35, !45}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!47 = !{}
!48 = !DILocalVariable(name: "flag", arg: 1, scope: !42, file: !1, line: 5, type: !45)
!49 = !DILocation(line: 5, column: 35, scope: !42)
!50 = !DILocalVariable(name: "value", scope: !42, file: !1, line: 6, type: !35)
!51 = !DILocation(line: 6, column: 7, scope: !42)
!52 = !DILocation(line: 7, column: 74, scope: !42)
!53 = !DILocation(line: 7, column: 3, scope: !42)
!54 = !{i64 251}
!55 = !DILocation(line: 8, column: 10, scope: !42)
!56 = !DILocation(line: 8, column: 3, scope: !42)
!57 = distinct !DISubprogram(name: "release", linkageName: "_Z7releasePii", scope: !1, file: !1, line: 10, type: !58, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !47)
!58 = !DISubroutineType(types: !59)
!59 = !{null, !60, !35}
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!61 = !DILocalVariable(name: "flag", arg: 1, scope: !57, file: !1, line: 10, type: !60)
!62 = !DILocation(line: 10, column: 30, scope: !57)
!63 = !DILocalVariable(name: "value", arg: 2, scope: !57, file: !1, line: 10, type: !35)
!64 = !DILocation(line: 10, column: 40, scope: !57)
!65 = !DILocation(line: 11, column: 62, scope: !57)
!66 = !DILocation(line: 11, column: 73, scope: !57)
!67 = !DILocation(line: 11, column: 3, scope: !57)
!68 = !{i64 409}
!69 = !DILocation(line: 12, column: 1, scope: !57)
!70 = distinct !DISubprogram(name: "chain", linkageName: "_Z5chainPiPfPKf", scope: !1, file: !1, line: 13, type: !71, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !47)
!71 = !DISubroutineType(types: !72)
!72 = !{null, !60, !73, !74}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!76 = !DILocalVariable(name: "flags", arg: 1, scope: !70, file: !1, line: 13, type: !60)
!77 = !DILocation(line: 13, column: 28, scope: !70)
!78 = !DILocalVariable(name: "sums", arg: 2, scope: !70, file: !1, line: 13, type: !73)
!79 = !DILocation(line: 13, column: 42, scope: !70)
!80 = !DILocalVariable(name: "x", arg: 3, scope: !70, file: !1, line: 13, type: !74)
!81 = !DILocation(line: 13, column: 61, scope: !70)
!82 = !DILocation(line: 14, column: 7, scope: !83)
!83 = distinct !DILexicalBlock(scope: !70, file: !1, line: 14, column: 7)
!84 = !DILocation(line: 14, column: 19, scope: !83)
!85 = !DILocalVariable(name: "sum", scope: !86, file: !1, line: 15, type: !36)
!86 = distinct !DILexicalBlock(scope: !83, file: !1, line: 14, column: 25)
!87 = !DILocation(line: 15, column: 11, scope: !86)
!88 = !DILocation(line: 15, column: 17, scope: !86)
!89 = !DILocation(line: 15, column: 19, scope: !86)
!90 = !DILocation(line: 16, column: 9, scope: !91)
!91 = distinct !DILexicalBlock(scope: !86, file: !1, line: 16, column: 9)
!92 = !DILocation(line: 16, column: 20, scope: !91)
!93 = !DILocation(line: 17, column: 7, scope: !94)
!94 = distinct !DILexicalBlock(scope: !91, file: !1, line: 16, column: 25)
!95 = !DILocation(line: 17, column: 23, scope: !94)
!96 = !DILocation(line: 17, column: 29, scope: !94)
!97 = !DILocation(line: 17, column: 40, scope: !94)
!98 = !DILocation(line: 17, column: 14, scope: !94)
!99 = !DILocation(line: 17, column: 46, scope: !94)
!100 = distinct !{!100, !93, !101, !102}
!101 = !DILocation(line: 18, column: 7, scope: !94)
!102 = !{!"llvm.loop.mustprogress"}
!103 = !DILocation(line: 19, column: 14, scope: !94)
!104 = !DILocation(line: 19, column: 19, scope: !94)
!105 = !DILocation(line: 19, column: 30, scope: !94)
!106 = !DILocation(line: 19, column: 11, scope: !94)
!107 = !DILocation(line: 20, column: 5, scope: !94)
!108 = !DILocation(line: 21, column: 24, scope: !86)
!109 = !DILocation(line: 21, column: 5, scope: !86)
!110 = !DILocation(line: 21, column: 10, scope: !86)
!111 = !DILocation(line: 21, column: 22, scope: !86)
!112 = !DILocation(line: 22, column: 14, scope: !86)
!113 = !DILocation(line: 22, column: 20, scope: !86)
!114 = !DILocation(line: 22, column: 5, scope: !86)
!115 = !DILocation(line: 23, column: 3, scope: !86)
!116 = !DILocation(line: 24, column: 1, scope: !70)
