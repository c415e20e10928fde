; ModuleID = 'served_by_volatile.cu'
source_filename = "served_by_volatile.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5servePjPVjPi(ptr noundef %next, ptr noundef %serving, ptr noundef %data) #0 !dbg !42 {
entry:
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %next.addr = alloca ptr, align 8
  %serving.addr = alloca ptr, align 8
  %data.addr = alloca ptr, align 8
  %mine = alloca i32, align 4
  store ptr %next, ptr %next.addr, align 8
    #dbg_declare(ptr %next.addr, !51, !DIExpression(), !52)
  store ptr %serving, ptr %serving.addr, align 8
    #dbg_declare(ptr %serving.addr, !53, !DIExpression(), !54)
  store ptr %data, ptr %data.addr, align 8
    #dbg_declare(ptr %data.addr, !55, !DIExpression(), !56)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57
  %cmp = icmp eq i32 %0, 0, !dbg !59
  br i1 %cmp, label %if.then, label %if.end, !dbg !59

if.then:                                          ; preds = %entry
    #dbg_declare(ptr %mine, !60, !DIExpression(), !62)
  %1 = load ptr, ptr %next.addr, align 8, !dbg !63
  store ptr %1, ptr %p.addr.i, align 8, !dbg !64
  store i32 1, ptr %v.addr.i, align 4, !dbg !64
  %2 = load ptr, ptr %p.addr.i, align 8, !dbg !64
  %3 = load i32, ptr %v.addr.i, align 4, !dbg !64
  store i32 %3, ptr %.atomictmp.i, align 4, !dbg !64
  %4 = load i32, ptr %.atomictmp.i, align 4, !dbg !64
  %5 = atomicrmw add ptr %2, i32 %4 monotonic, align 4, !dbg !64
  store i32 %5, ptr %atomic-temp.i, align 4, !dbg !64
  %6 = load i32, ptr %atomic-temp.i, align 4, !dbg !64
  store i32 %6, ptr %mine, align 4, !dbg !62
  br label %while.cond, !dbg !65

while.cond:                                       ; preds = %while.body, %if.then
  %7 = load ptr, ptr %serving.addr, align 8, !dbg !66
  %8 = load volatile i32, ptr %7, align 4, !dbg !67
  %9 = load i32, ptr %mine, align 4, !dbg !68
  %cmp2 = icmp ne i32 %8, %9, !dbg !69
  br i1 %cmp2, label %while.body, label %while.end, !dbg !65

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !65, !llvm.loop !70

while.end:                                        ; preds = %while.cond
  call void @llvm.nvvm.membar.gl(), !dbg !73
  %10 = load ptr, ptr %data.addr, align 8, !dbg !74
  %arrayidx = getelementptr inbounds i32, ptr %10, i64 0, !dbg !74
  %11 = load i32, ptr %arrayidx, align 4, !dbg !74
  %mul = mul nsw i32 %11, 2, !dbg !75
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !76
  %add = add i32 %mul, %12, !dbg !77
  %13 = load ptr, ptr %data.addr, align 8, !dbg !78
  %arrayidx4 = getelementptr inbounds i32, ptr %13, i64 0, !dbg !78
  store i32 %add, ptr %arrayidx4, align 4, !dbg !79
  call void @llvm.nvvm.membar.gl(), !dbg !80
  %14 = load i32, ptr %mine, align 4, !dbg !81
  %add5 = add i32 %14, 1, !dbg !82
  %15 = load ptr, ptr %serving.addr, align 8, !dbg !83
  store volatile i32 %add5, ptr %15, align 4, !dbg !84
  br label %if.end, !dbg !85

if.end:                                           ; preds = %while.end, %entry
  ret void, !dbg !86
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "served_by_volatile.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "serve", linkageName: "_Z5servePjPVjPi", scope: !1, file: !1, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !50)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !47, !49}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !46)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!50 = !{}
!51 = !DILocalVariable(name: "next", arg: 1, scope: !42, file: !1, line: 5, type: !45)
!52 = !DILocation(line: 5, column: 33, scope: !42)
!53 = !DILocalVariable(name: "serving", arg: 2, scope: !42, file: !1, line: 5, type: !47)
!54 = !DILocation(line: 5, column: 58, scope: !42)
!55 = !DILocalVariable(name: "data", arg: 3, scope: !42, file: !1, line: 5, type: !49)
!56 = !DILocation(line: 5, column: 72, scope: !42)
!57 = !DILocation(line: 6, column: 7, scope: !58)
!58 = distinct !DILexicalBlock(scope: !42, file: !1, line: 6, column: 7)
!59 = !DILocation(line: 6, column: 19, scope: !58)
!60 = !DILocalVariable(name: "mine", scope: !61, file: !1, line: 7, type: !46)
!61 = distinct !DILexicalBlock(scope: !58, file: !1, line: 6, column: 25)
!62 = !DILocation(line: 7, column: 14, scope: !61)
!63 = !DILocation(line: 7, column: 31, scope: !61)
!64 = !DILocation(line: 7, column: 21, scope: !61)
!65 = !DILocation(line: 8, column: 5, scope: !61)
!66 = !DILocation(line: 8, column: 13, scope: !61)
!67 = !DILocation(line: 8, column: 12, scope: !61)
!68 = !DILocation(line: 8, column: 24, scope: !61)
!69 = !DILocation(line: 8, column: 21, scope: !61)
!70 = distinct !{!70, !65, !71, !72}
!71 = !DILocation(line: 8, column: 31, scope: !61)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocation(line: 9, column: 5, scope: !61)
!74 = !DILocation(line: 10, column: 15, scope: !61)
!75 = !DILocation(line: 10, column: 23, scope: !61)
!76 = !DILocation(line: 10, column: 29, scope: !61)
!77 = !DILocation(line: 10, column: 27, scope: !61)
!78 = !DILocation(line: 10, column: 5, scope: !61)
!79 = !DILocation(line: 10, column: 13, scope: !61)
!80 = !DILocation(line: 11, column: 5, scope: !61)
!81 = !DILocation(line: 12, column: 16, scope: !61)
!82 = !DILocation(line: 12, column: 21, scope: !61)
!83 = !DILocation(line: 12, column: 6, scope: !61)
!84 = !DILocation(line: 12, column: 14, scope: !61)
!85 = !DILocation(line: 13, column: 3, scope: !61)
!86 = !DILocation(line: 14, column: 1, scope: !42)
