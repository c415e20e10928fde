; ModuleID = 'ticket_of_blocks.cu'
source_filename = "ticket_of_blocks.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5countPjS_Pi(ptr noundef %next, ptr noundef %serving, ptr noundef %total) #0 !dbg !42 {
entry:
  %p.addr.i9 = alloca ptr, align 8
  %v.addr.i10 = alloca i32, align 4
  %.atomictmp.i11 = alloca i32, align 4
  %atomic-temp.i12 = alloca i32, align 4
  %p.addr.i5 = alloca ptr, align 8
  %v.addr.i6 = alloca i32, align 4
  %.atomictmp.i7 = alloca i32, align 4
  %atomic-temp.i8 = alloca i32, align 4
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %next.addr = alloca ptr, align 8
  %serving.addr = alloca ptr, align 8
  %total.addr = alloca ptr, align 8
  %mine = alloca i32, align 4
  store ptr %next, ptr %next.addr, align 8
    #dbg_declare(ptr %next.addr, !49, !DIExpression(), !50)
  store ptr %serving, ptr %serving.addr, align 8
    #dbg_declare(ptr %serving.addr, !51, !DIExpression(), !52)
  store ptr %total, ptr %total.addr, align 8
    #dbg_declare(ptr %total.addr, !53, !DIExpression(), !54)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55
  %cmp = icmp ne i32 %0, 0, !dbg !57
  br i1 %cmp, label %if.then, label %if.end, !dbg !57

if.then:                                          ; preds = %entry
  br label %return, !dbg !58

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %mine, !59, !DIExpression(), !60)
  %1 = load ptr, ptr %next.addr, align 8, !dbg !61
  store ptr %1, ptr %p.addr.i9, align 8, !dbg !62
  store i32 1, ptr %v.addr.i10, align 4, !dbg !62
  %2 = load ptr, ptr %p.addr.i9, align 8, !dbg !62
  %3 = load i32, ptr %v.addr.i10, align 4, !dbg !62
  store i32 %3, ptr %.atomictmp.i11, align 4, !dbg !62
  %4 = load i32, ptr %.atomictmp.i11, align 4, !dbg !62
  %5 = atomicrmw add ptr %2, i32 %4 monotonic, align 4, !dbg !62
  store i32 %5, ptr %atomic-temp.i12, align 4, !dbg !62
  %6 = load i32, ptr %atomic-temp.i12, align 4, !dbg !62
  store i32 %6, ptr %mine, align 4, !dbg !60
  br label %while.cond, !dbg !63

while.cond:                                       ; preds = %while.body, %if.end
  %7 = load ptr, ptr %serving.addr, align 8, !dbg !64
  store ptr %7, ptr %p.addr.i5, align 8, !dbg !65
  store i32 0, ptr %v.addr.i6, align 4, !dbg !65
  %8 = load ptr, ptr %p.addr.i5, align 8, !dbg !65
  %9 = load i32, ptr %v.addr.i6, align 4, !dbg !65
  store i32 %9, ptr %.atomictmp.i7, align 4, !dbg !65
  %10 = load i32, ptr %.atomictmp.i7, align 4, !dbg !65
  %11 = atomicrmw add ptr %8, i32 %10 monotonic, align 4, !dbg !65
  store i32 %11, ptr %atomic-temp.i8, align 4, !dbg !65
  %12 = load i32, ptr %atomic-temp.i8, align 4, !dbg !65
  %13 = load i32, ptr %mine, align 4, !dbg !66
  %cmp3 = icmp ne i32 %12, %13, !dbg !67
  br i1 %cmp3, label %while.body, label %while.end, !dbg !63

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !63, !llvm.loop !68

while.end:                                        ; preds = %while.cond
  call void @llvm.nvvm.membar.gl(), !dbg !71
  %14 = load ptr, ptr %total.addr, align 8, !dbg !72
  %arrayidx = getelementptr inbounds i32, ptr %14, i64 0, !dbg !72
  %15 = load i32, ptr %arrayidx, align 4, !dbg !73
  %add = add nsw i32 %15, 1, !dbg !73
  store i32 %add, ptr %arrayidx, align 4, !dbg !73
  call void @llvm.nvvm.membar.gl(), !dbg !74
  %16 = load ptr, ptr %serving.addr, align 8, !dbg !75
  store ptr %16, ptr %p.addr.i, align 8, !dbg !76
  store i32 1, ptr %v.addr.i, align 4, !dbg !76
  %17 = load ptr, ptr %p.addr.i, align 8, !dbg !76
  %18 = load i32, ptr %v.addr.i, align 4, !dbg !76
  store i32 %18, ptr %.atomictmp.i, align 4, !dbg !76
  %19 = load i32, ptr %.atomictmp.i, align 4, !dbg !76
  %20 = atomicrmw add ptr %17, i32 %19 monotonic, align 4, !dbg !76
  store i32 %20, ptr %atomic-temp.i, align 4, !dbg !76
  %21 = load i32, ptr %atomic-temp.i, align 4, !dbg !76
  br label %return, !dbg !77

return:                                           ; preds = %while.end, %if.then
  ret void, !dbg !77
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "ticket_of_blocks.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "count", linkageName: "_Z5countPjS_Pi", scope: !1, file: !1, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !45, !47}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!48 = !{}
!49 = !DILocalVariable(name: "next", arg: 1, scope: !42, file: !1, line: 5, type: !45)
!50 = !DILocation(line: 5, column: 33, scope: !42)
!51 = !DILocalVariable(name: "serving", arg: 2, scope: !42, file: !1, line: 5, type: !45)
!52 = !DILocation(line: 5, column: 49, scope: !42)
!53 = !DILocalVariable(name: "total", arg: 3, scope: !42, file: !1, line: 5, type: !47)
!54 = !DILocation(line: 5, column: 63, scope: !42)
!55 = !DILocation(line: 6, column: 7, scope: !56)
!56 = distinct !DILexicalBlock(scope: !42, file: !1, line: 6, column: 7)
!57 = !DILocation(line: 6, column: 19, scope: !56)
!58 = !DILocation(line: 6, column: 25, scope: !56)
!59 = !DILocalVariable(name: "mine", scope: !42, file: !1, line: 7, type: !46)
!60 = !DILocation(line: 7, column: 12, scope: !42)
!61 = !DILocation(line: 7, column: 29, scope: !42)
!62 = !DILocation(line: 7, column: 19, scope: !42)
!63 = !DILocation(line: 8, column: 3, scope: !42)
!64 = !DILocation(line: 8, column: 20, scope: !42)
!65 = !DILocation(line: 8, column: 10, scope: !42)
!66 = !DILocation(line: 8, column: 35, scope: !42)
!67 = !DILocation(line: 8, column: 32, scope: !42)
!68 = distinct !{!68, !63, !69, !70}
!69 = !DILocation(line: 8, column: 42, scope: !42)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !DILocation(line: 9, column: 3, scope: !42)
!72 = !DILocation(line: 10, column: 3, scope: !42)
!73 = !DILocation(line: 10, column: 12, scope: !42)
!74 = !DILocation(line: 11, column: 3, scope: !42)
!75 = !DILocation(line: 12, column: 13, scope: !42)
!76 = !DILocation(line: 12, column: 3, scope: !42)
!77 = !DILocation(line: 13, column: 1, scope: !42)
