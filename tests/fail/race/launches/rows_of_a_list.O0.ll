; ModuleID = 'rows_of_a_list.cu'
source_filename = "rows_of_a_list.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6ownersPKiPii(ptr noundef %begin, ptr noundef %owner, i32 noundef %rows) #0 !dbg !42 {
entry:
  %begin.addr = alloca ptr, align 8
  %owner.addr = alloca ptr, align 8
  %rows.addr = alloca i32, align 4
  %r = alloca i32, align 4
  %k = alloca i32, align 4
  store ptr %begin, ptr %begin.addr, align 8
    #dbg_declare(ptr %begin.addr, !49, !DIExpression(), !50)
  store ptr %owner, ptr %owner.addr, align 8
    #dbg_declare(ptr %owner.addr, !51, !DIExpression(), !52)
  store i32 %rows, ptr %rows.addr, align 4
    #dbg_declare(ptr %rows.addr, !53, !DIExpression(), !54)
    #dbg_declare(ptr %r, !55, !DIExpression(), !56)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !57
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !58
  %mul = mul i32 %0, %1, !dbg !59
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !60
  %add = add i32 %mul, %2, !dbg !61
  store i32 %add, ptr %r, align 4, !dbg !56
  %3 = load i32, ptr %r, align 4, !dbg !62
  %4 = load i32, ptr %rows.addr, align 4, !dbg !64
  %cmp = icmp sge i32 %3, %4, !dbg !65
  br i1 %cmp, label %if.then, label %if.end, !dbg !65

if.then:                                          ; preds = %entry
  br label %for.end, !dbg !66

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %k, !67, !DIExpression(), !69)
  %5 = load ptr, ptr %begin.addr, align 8, !dbg !70
  %6 = load i32, ptr %r, align 4, !dbg !71
  %idxprom = sext i32 %6 to i64, !dbg !70
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !70
  %7 = load i32, ptr %arrayidx, align 4, !dbg !70
  store i32 %7, ptr %k, align 4, !dbg !69
  br label %for.cond, !dbg !72

for.cond:                                         ; preds = %for.inc, %if.end
  %8 = load i32, ptr %k, align 4, !dbg !73
  %9 = load ptr, ptr %begin.addr, align 8, !dbg !75
  %10 = load i32, ptr %r, align 4, !dbg !76
  %add3 = add nsw i32 %10, 1, !dbg !77
  %idxprom4 = sext i32 %add3 to i64, !dbg !75
  %arrayidx5 = getelementptr inbounds i32, ptr %9, i64 %idxprom4, !dbg !75
  %11 = load i32, ptr %arrayidx5, align 4, !dbg !75
  %cmp6 = icmp sle i32 %8, %11, !dbg !78
  br i1 %cmp6, label %for.body, label %for.end, !dbg !79

for.body:                                         ; preds = %for.cond
  %12 = load i32, ptr %r, align 4, !dbg !80
  %13 = load ptr, ptr %owner.addr, align 8, !dbg !81
  %14 = load i32, ptr %k, align 4, !dbg !82
  %idxprom7 = sext i32 %14 to i64, !dbg !81
  %arrayidx8 = getelementptr inbounds i32, ptr %13, i64 %idxprom7, !dbg !81
  store i32 %12, ptr %arrayidx8, align 4, !dbg !83
  br label %for.inc, !dbg !81

for.inc:                                          ; preds = %for.body
  %15 = load i32, ptr %k, align 4, !dbg !84
  %inc = add nsw i32 %15, 1, !dbg !84
  store i32 %inc, ptr %k, align 4, !dbg !84
  br label %for.cond, !dbg !85, !llvm.loop !86

for.end:                                          ; preds = %if.then, %for.cond
  ret void, !dbg !89
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
!1 = !DIFile(filename: "rows_of_a_list.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "owners", linkageName: "_Z6ownersPKiPii", scope: !1, file: !1, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !47, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!48 = !{}
!49 = !DILocalVariable(name: "begin", arg: 1, scope: !42, file: !1, line: 5, type: !45)
!50 = !DILocation(line: 5, column: 35, scope: !42)
!51 = !DILocalVariable(name: "owner", arg: 2, scope: !42, file: !1, line: 5, type: !47)
!52 = !DILocation(line: 5, column: 47, scope: !42)
!53 = !DILocalVariable(name: "rows", arg: 3, scope: !42, file: !1, line: 5, type: !35)
!54 = !DILocation(line: 5, column: 58, scope: !42)
!55 = !DILocalVariable(name: "r", scope: !42, file: !1, line: 6, type: !35)
!56 = !DILocation(line: 6, column: 7, scope: !42)
!57 = !DILocation(line: 6, column: 11, scope: !42)
!58 = !DILocation(line: 6, column: 24, scope: !42)
!59 = !DILocation(line: 6, column: 22, scope: !42)
!60 = !DILocation(line: 6, column: 37, scope: !42)
!61 = !DILocation(line: 6, column: 35, scope: !42)
!62 = !DILocation(line: 7, column: 7, scope: !63)
!63 = distinct !DILexicalBlock(scope: !42, file: !1, line: 7, column: 7)
!64 = !DILocation(line: 7, column: 12, scope: !63)
!65 = !DILocation(line: 7, column: 9, scope: !63)
!66 = !DILocation(line: 8, column: 5, scope: !63)
!67 = !DILocalVariable(name: "k", scope: !68, file: !1, line: 9, type: !35)
!68 = distinct !DILexicalBlock(scope: !42, file: !1, line: 9, column: 3)
!69 = !DILocation(line: 9, column: 12, scope: !68)
!70 = !DILocation(line: 9, column: 16, scope: !68)
!71 = !DILocation(line: 9, column: 22, scope: !68)
!72 = !DILocation(line: 9, column: 8, scope: !68)
!73 = !DILocation(line: 9, column: 26, scope: !74)
!74 = distinct !DILexicalBlock(scope: !68, file: !1, line: 9, column: 3)
!75 = !DILocation(line: 9, column: 31, scope: !74)
!76 = !DILocation(line: 9, column: 37, scope: !74)
!77 = !DILocation(line: 9, column: 39, scope: !74)
!78 = !DILocation(line: 9, column: 28, scope: !74)
!79 = !DILocation(line: 9, column: 3, scope: !68)
!80 = !DILocation(line: 10, column: 16, scope: !74)
!81 = !DILocation(line: 10, column: 5, scope: !74)
!82 = !DILocation(line: 10, column: 11, scope: !74)
!83 = !DILocation(line: 10, column: 14, scope: !74)
!84 = !DILocation(line: 9, column: 45, scope: !74)
!85 = !DILocation(line: 9, column: 3, scope: !74)
!86 = distinct !{!86, !79, !87, !88}
!87 = !DILocation(line: 10, column: 16, scope: !68)
!88 = !{!"llvm.loop.mustprogress"}
!89 = !DILocation(line: 11, column: 1, scope: !42)
