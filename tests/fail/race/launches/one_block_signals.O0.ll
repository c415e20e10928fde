; ModuleID = 'one_block_signals.cu'
source_filename = "one_block_signals.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9hand_overPiS_S_(ptr noundef %data, ptr noundef %flag, ptr noundef %out) #0 !dbg !42 {
entry:
  %p.addr.i15 = alloca ptr, align 8
  %v.addr.i16 = alloca i32, align 4
  %.atomictmp.i17 = alloca i32, align 4
  %atomic-temp.i18 = alloca i32, align 4
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %data.addr = alloca ptr, align 8
  %flag.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %data, ptr %data.addr, align 8
    #dbg_declare(ptr %data.addr, !47, !DIExpression(), !48)
  store ptr %flag, ptr %flag.addr, align 8
    #dbg_declare(ptr %flag.addr, !49, !DIExpression(), !50)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !51, !DIExpression(), !52)
    #dbg_declare(ptr %t, !53, !DIExpression(), !54)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55
  store i32 %0, ptr %t, align 4, !dbg !54
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !56
  %cmp = icmp eq i32 %1, 0, !dbg !58
  br i1 %cmp, label %if.then, label %if.else, !dbg !58

if.then:                                          ; preds = %entry
  %2 = load i32, ptr %t, align 4, !dbg !59
  %3 = load ptr, ptr %data.addr, align 8, !dbg !61
  %4 = load i32, ptr %t, align 4, !dbg !62
  %idxprom = sext i32 %4 to i64, !dbg !61
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %idxprom, !dbg !61
  store i32 %2, ptr %arrayidx, align 4, !dbg !63
  %5 = load i32, ptr %t, align 4, !dbg !64
  %cmp2 = icmp eq i32 %5, 0, !dbg !66
  br i1 %cmp2, label %if.then3, label %if.end, !dbg !66

if.then3:                                         ; preds = %if.then
  call void @llvm.nvvm.membar.gl(), !dbg !67
  %6 = load ptr, ptr %flag.addr, align 8, !dbg !69
  store ptr %6, ptr %p.addr.i, align 8, !dbg !70
  store i32 1, ptr %v.addr.i, align 4, !dbg !70
  %7 = load ptr, ptr %p.addr.i, align 8, !dbg !70
  %8 = load i32, ptr %v.addr.i, align 4, !dbg !70
  store i32 %8, ptr %.atomictmp.i, align 4, !dbg !70
  %9 = load i32, ptr %.atomictmp.i, align 4, !dbg !70
  %10 = atomicrmw xchg ptr %7, i32 %9 monotonic, align 4, !dbg !70
  store i32 %10, ptr %atomic-temp.i, align 4, !dbg !70
  %11 = load i32, ptr %atomic-temp.i, align 4, !dbg !70
  br label %if.end, !dbg !71

if.end:                                           ; preds = %if.then3, %if.then
  br label %if.end14, !dbg !72

if.else:                                          ; preds = %entry
  %12 = load i32, ptr %t, align 4, !dbg !73
  %cmp5 = icmp eq i32 %12, 0, !dbg !76
  br i1 %cmp5, label %if.then6, label %if.end9, !dbg !76

if.then6:                                         ; preds = %if.else
  br label %while.cond, !dbg !77

while.cond:                                       ; preds = %while.body, %if.then6
  %13 = load ptr, ptr %flag.addr, align 8, !dbg !79
  store ptr %13, ptr %p.addr.i15, align 8, !dbg !80
  store i32 0, ptr %v.addr.i16, align 4, !dbg !80
  %14 = load ptr, ptr %p.addr.i15, align 8, !dbg !80
  %15 = load i32, ptr %v.addr.i16, align 4, !dbg !80
  store i32 %15, ptr %.atomictmp.i17, align 4, !dbg !80
  %16 = load i32, ptr %.atomictmp.i17, align 4, !dbg !80
  %17 = atomicrmw add ptr %14, i32 %16 monotonic, align 4, !dbg !80
  store i32 %17, ptr %atomic-temp.i18, align 4, !dbg !80
  %18 = load i32, ptr %atomic-temp.i18, align 4, !dbg !80
  %cmp8 = icmp eq i32 %18, 0, !dbg !81
  br i1 %cmp8, label %while.body, label %while.end, !dbg !77

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !77, !llvm.loop !82

while.end:                                        ; preds = %while.cond
  call void @llvm.nvvm.membar.gl(), !dbg !85
  br label %if.end9, !dbg !86

if.end9:                                          ; preds = %while.end, %if.else
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !87
  %19 = load ptr, ptr %data.addr, align 8, !dbg !88
  %20 = load i32, ptr %t, align 4, !dbg !89
  %idxprom10 = sext i32 %20 to i64, !dbg !88
  %arrayidx11 = getelementptr inbounds i32, ptr %19, i64 %idxprom10, !dbg !88
  %21 = load i32, ptr %arrayidx11, align 4, !dbg !88
  %add = add nsw i32 %21, 1, !dbg !90
  %22 = load ptr, ptr %out.addr, align 8, !dbg !91
  %23 = load i32, ptr %t, align 4, !dbg !92
  %idxprom12 = sext i32 %23 to i64, !dbg !91
  %arrayidx13 = getelementptr inbounds i32, ptr %22, i64 %idxprom12, !dbg !91
  store i32 %add, ptr %arrayidx13, align 4, !dbg !93
  br label %if.end14

if.end14:                                         ; preds = %if.end9, %if.end
  ret void, !dbg !94
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "one_block_signals.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "hand_over", linkageName: "_Z9hand_overPiS_S_", scope: !1, file: !1, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !46)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !45, !45}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!46 = !{}
!47 = !DILocalVariable(name: "data", arg: 1, scope: !42, file: !1, line: 5, type: !45)
!48 = !DILocation(line: 5, column: 32, scope: !42)
!49 = !DILocalVariable(name: "flag", arg: 2, scope: !42, file: !1, line: 5, type: !45)
!50 = !DILocation(line: 5, column: 43, scope: !42)
!51 = !DILocalVariable(name: "out", arg: 3, scope: !42, file: !1, line: 5, type: !45)
!52 = !DILocation(line: 5, column: 54, scope: !42)
!53 = !DILocalVariable(name: "t", scope: !42, file: !1, line: 6, type: !35)
!54 = !DILocation(line: 6, column: 7, scope: !42)
!55 = !DILocation(line: 6, column: 11, scope: !42)
!56 = !DILocation(line: 7, column: 7, scope: !57)
!57 = distinct !DILexicalBlock(scope: !42, file: !1, line: 7, column: 7)
!58 = !DILocation(line: 7, column: 18, scope: !57)
!59 = !DILocation(line: 8, column: 15, scope: !60)
!60 = distinct !DILexicalBlock(scope: !57, file: !1, line: 7, column: 24)
!61 = !DILocation(line: 8, column: 5, scope: !60)
!62 = !DILocation(line: 8, column: 10, scope: !60)
!63 = !DILocation(line: 8, column: 13, scope: !60)
!64 = !DILocation(line: 9, column: 9, scope: !65)
!65 = distinct !DILexicalBlock(scope: !60, file: !1, line: 9, column: 9)
!66 = !DILocation(line: 9, column: 11, scope: !65)
!67 = !DILocation(line: 10, column: 7, scope: !68)
!68 = distinct !DILexicalBlock(scope: !65, file: !1, line: 9, column: 17)
!69 = !DILocation(line: 11, column: 18, scope: !68)
!70 = !DILocation(line: 11, column: 7, scope: !68)
!71 = !DILocation(line: 12, column: 5, scope: !68)
!72 = !DILocation(line: 13, column: 3, scope: !60)
!73 = !DILocation(line: 14, column: 9, scope: !74)
!74 = distinct !DILexicalBlock(scope: !75, file: !1, line: 14, column: 9)
!75 = distinct !DILexicalBlock(scope: !57, file: !1, line: 13, column: 10)
!76 = !DILocation(line: 14, column: 11, scope: !74)
!77 = !DILocation(line: 15, column: 7, scope: !78)
!78 = distinct !DILexicalBlock(scope: !74, file: !1, line: 14, column: 17)
!79 = !DILocation(line: 15, column: 24, scope: !78)
!80 = !DILocation(line: 15, column: 14, scope: !78)
!81 = !DILocation(line: 15, column: 33, scope: !78)
!82 = distinct !{!82, !77, !83, !84}
!83 = !DILocation(line: 16, column: 7, scope: !78)
!84 = !{!"llvm.loop.mustprogress"}
!85 = !DILocation(line: 17, column: 7, scope: !78)
!86 = !DILocation(line: 18, column: 5, scope: !78)
!87 = !DILocation(line: 19, column: 5, scope: !75)
!88 = !DILocation(line: 20, column: 14, scope: !75)
!89 = !DILocation(line: 20, column: 19, scope: !75)
!90 = !DILocation(line: 20, column: 22, scope: !75)
!91 = !DILocation(line: 20, column: 5, scope: !75)
!92 = !DILocation(line: 20, column: 9, scope: !75)
!93 = !DILocation(line: 20, column: 12, scope: !75)
!94 = !DILocation(line: 22, column: 1, scope: !42)
