; ModuleID = 'labels_of_lists.cu'
source_filename = "labels_of_lists.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5labelPKiS0_Pii(ptr noundef %next, ptr noundef %head, ptr noundef %list, i32 noundef %lists) #0 !dbg !42 {
entry:
  %next.addr = alloca ptr, align 8
  %head.addr = alloca ptr, align 8
  %list.addr = alloca ptr, align 8
  %lists.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %v = alloca i32, align 4
  store ptr %next, ptr %next.addr, align 8
    #dbg_declare(ptr %next.addr, !49, !DIExpression(), !50)
  store ptr %head, ptr %head.addr, align 8
    #dbg_declare(ptr %head.addr, !51, !DIExpression(), !52)
  store ptr %list, ptr %list.addr, align 8
    #dbg_declare(ptr %list.addr, !53, !DIExpression(), !54)
  store i32 %lists, ptr %lists.addr, align 4
    #dbg_declare(ptr %lists.addr, !55, !DIExpression(), !56)
    #dbg_declare(ptr %i, !57, !DIExpression(), !58)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !59
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !60
  %mul = mul i32 %0, %1, !dbg !61
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %add = add i32 %mul, %2, !dbg !63
  store i32 %add, ptr %i, align 4, !dbg !58
  %3 = load i32, ptr %i, align 4, !dbg !64
  %4 = load i32, ptr %lists.addr, align 4, !dbg !66
  %cmp = icmp sge i32 %3, %4, !dbg !67
  br i1 %cmp, label %if.then, label %if.end, !dbg !67

if.then:                                          ; preds = %entry
  br label %for.end, !dbg !68

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %v, !69, !DIExpression(), !71)
  %5 = load ptr, ptr %head.addr, align 8, !dbg !72
  %6 = load i32, ptr %i, align 4, !dbg !73
  %div = sdiv i32 %6, 2, !dbg !74
  %idxprom = sext i32 %div to i64, !dbg !72
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !72
  %7 = load i32, ptr %arrayidx, align 4, !dbg !72
  store i32 %7, ptr %v, align 4, !dbg !71
  br label %for.cond, !dbg !75

for.cond:                                         ; preds = %for.inc, %if.end
  %8 = load i32, ptr %v, align 4, !dbg !76
  %cmp3 = icmp sge i32 %8, 0, !dbg !78
  br i1 %cmp3, label %for.body, label %for.end, !dbg !79

for.body:                                         ; preds = %for.cond
  %9 = load i32, ptr %i, align 4, !dbg !80
  %10 = load ptr, ptr %list.addr, align 8, !dbg !81
  %11 = load i32, ptr %v, align 4, !dbg !82
  %idxprom4 = sext i32 %11 to i64, !dbg !81
  %arrayidx5 = getelementptr inbounds i32, ptr %10, i64 %idxprom4, !dbg !81
  store i32 %9, ptr %arrayidx5, align 4, !dbg !83
  br label %for.inc, !dbg !81

for.inc:                                          ; preds = %for.body
  %12 = load ptr, ptr %next.addr, align 8, !dbg !84
  %13 = load i32, ptr %v, align 4, !dbg !85
  %idxprom6 = sext i32 %13 to i64, !dbg !84
  %arrayidx7 = getelementptr inbounds i32, ptr %12, i64 %idxprom6, !dbg !84
  %14 = load i32, ptr %arrayidx7, align 4, !dbg !84
  store i32 %14, ptr %v, align 4, !dbg !86
  br label %for.cond, !dbg !87, !llvm.loop !88

for.end:                                          ; preds = %if.then, %for.cond
  ret void, !dbg !91
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "labels_of_lists.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "label", linkageName: "_Z5labelPKiS0_Pii", scope: !1, file: !1, line: 4, type: !43, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !45, !47, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!48 = !{}
!49 = !DILocalVariable(name: "next", arg: 1, scope: !42, file: !1, line: 4, type: !45)
!50 = !DILocation(line: 4, column: 34, scope: !42)
!51 = !DILocalVariable(name: "head", arg: 2, scope: !42, file: !1, line: 4, type: !45)
!52 = !DILocation(line: 4, column: 51, scope: !42)
!53 = !DILocalVariable(name: "list", arg: 3, scope: !42, file: !1, line: 4, type: !47)
!54 = !DILocation(line: 4, column: 62, scope: !42)
!55 = !DILocalVariable(name: "lists", arg: 4, scope: !42, file: !1, line: 4, type: !35)
!56 = !DILocation(line: 4, column: 72, scope: !42)
!57 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 5, type: !35)
!58 = !DILocation(line: 5, column: 7, scope: !42)
!59 = !DILocation(line: 5, column: 11, scope: !42)
!60 = !DILocation(line: 5, column: 24, scope: !42)
!61 = !DILocation(line: 5, column: 22, scope: !42)
!62 = !DILocation(line: 5, column: 37, scope: !42)
!63 = !DILocation(line: 5, column: 35, scope: !42)
!64 = !DILocation(line: 6, column: 7, scope: !65)
!65 = distinct !DILexicalBlock(scope: !42, file: !1, line: 6, column: 7)
!66 = !DILocation(line: 6, column: 12, scope: !65)
!67 = !DILocation(line: 6, column: 9, scope: !65)
!68 = !DILocation(line: 7, column: 5, scope: !65)
!69 = !DILocalVariable(name: "v", scope: !70, file: !1, line: 8, type: !35)
!70 = distinct !DILexicalBlock(scope: !42, file: !1, line: 8, column: 3)
!71 = !DILocation(line: 8, column: 12, scope: !70)
!72 = !DILocation(line: 8, column: 16, scope: !70)
!73 = !DILocation(line: 8, column: 21, scope: !70)
!74 = !DILocation(line: 8, column: 23, scope: !70)
!75 = !DILocation(line: 8, column: 8, scope: !70)
!76 = !DILocation(line: 8, column: 29, scope: !77)
!77 = distinct !DILexicalBlock(scope: !70, file: !1, line: 8, column: 3)
!78 = !DILocation(line: 8, column: 31, scope: !77)
!79 = !DILocation(line: 8, column: 3, scope: !70)
!80 = !DILocation(line: 9, column: 15, scope: !77)
!81 = !DILocation(line: 9, column: 5, scope: !77)
!82 = !DILocation(line: 9, column: 10, scope: !77)
!83 = !DILocation(line: 9, column: 13, scope: !77)
!84 = !DILocation(line: 8, column: 41, scope: !77)
!85 = !DILocation(line: 8, column: 46, scope: !77)
!86 = !DILocation(line: 8, column: 39, scope: !77)
!87 = !DILocation(line: 8, column: 3, scope: !77)
!88 = distinct !{!88, !79, !89, !90}
!89 = !DILocation(line: 9, column: 15, scope: !70)
!90 = !{!"llvm.loop.mustprogress"}
!91 = !DILocation(line: 10, column: 1, scope: !42)
