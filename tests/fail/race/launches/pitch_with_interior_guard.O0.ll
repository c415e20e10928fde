; ModuleID = 'pitch_with_interior_guard.cu'
source_filename = "pitch_with_interior_guard.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8interiorPfjj(ptr noundef %out, i32 noundef %w, i32 noundef %h) #0 !dbg !42 {
entry:
  %out.addr = alloca ptr, align 8
  %w.addr = alloca i32, align 4
  %h.addr = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %g = alloca float, align 4
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !48, !DIExpression(), !49)
  store i32 %w, ptr %w.addr, align 4
    #dbg_declare(ptr %w.addr, !50, !DIExpression(), !51)
  store i32 %h, ptr %h.addr, align 4
    #dbg_declare(ptr %h.addr, !52, !DIExpression(), !53)
    #dbg_declare(ptr %x, !54, !DIExpression(), !55)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !56
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !57
  %mul = mul i32 %0, %1, !dbg !58
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !59
  %add = add i32 %mul, %2, !dbg !60
  store i32 %add, ptr %x, align 4, !dbg !55
    #dbg_declare(ptr %y, !61, !DIExpression(), !62)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !63
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !64
  %mul5 = mul i32 %3, %4, !dbg !65
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !66
  %add7 = add i32 %mul5, %5, !dbg !67
  store i32 %add7, ptr %y, align 4, !dbg !62
    #dbg_declare(ptr %g, !68, !DIExpression(), !69)
  store float 0.000000e+00, ptr %g, align 4, !dbg !69
  %6 = load i32, ptr %x, align 4, !dbg !70
  %cmp = icmp ugt i32 %6, 0, !dbg !72
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !73

land.lhs.true:                                    ; preds = %entry
  %7 = load i32, ptr %y, align 4, !dbg !74
  %cmp8 = icmp ugt i32 %7, 0, !dbg !75
  br i1 %cmp8, label %land.lhs.true9, label %if.end, !dbg !76

land.lhs.true9:                                   ; preds = %land.lhs.true
  %8 = load i32, ptr %x, align 4, !dbg !77
  %9 = load i32, ptr %w.addr, align 4, !dbg !78
  %sub = sub i32 %9, 1, !dbg !79
  %cmp10 = icmp ult i32 %8, %sub, !dbg !80
  br i1 %cmp10, label %land.lhs.true11, label %if.end, !dbg !81

land.lhs.true11:                                  ; preds = %land.lhs.true9
  %10 = load i32, ptr %y, align 4, !dbg !82
  %11 = load i32, ptr %h.addr, align 4, !dbg !83
  %sub12 = sub i32 %11, 1, !dbg !84
  %cmp13 = icmp ult i32 %10, %sub12, !dbg !85
  br i1 %cmp13, label %if.then, label %if.end, !dbg !81

if.then:                                          ; preds = %land.lhs.true11
  %12 = load ptr, ptr %out.addr, align 8, !dbg !86
  %13 = load i32, ptr %y, align 4, !dbg !87
  %14 = load i32, ptr %w.addr, align 4, !dbg !88
  %mul14 = mul i32 %13, %14, !dbg !89
  %15 = load i32, ptr %x, align 4, !dbg !90
  %add15 = add i32 %mul14, %15, !dbg !91
  %add16 = add i32 %add15, 1, !dbg !92
  %idxprom = zext i32 %add16 to i64, !dbg !86
  %arrayidx = getelementptr inbounds nuw float, ptr %12, i64 %idxprom, !dbg !86
  %16 = load float, ptr %arrayidx, align 4, !dbg !86
  %17 = load ptr, ptr %out.addr, align 8, !dbg !93
  %18 = load i32, ptr %y, align 4, !dbg !94
  %19 = load i32, ptr %w.addr, align 4, !dbg !95
  %mul17 = mul i32 %18, %19, !dbg !96
  %20 = load i32, ptr %x, align 4, !dbg !97
  %add18 = add i32 %mul17, %20, !dbg !98
  %sub19 = sub i32 %add18, 1, !dbg !99
  %idxprom20 = zext i32 %sub19 to i64, !dbg !93
  %arrayidx21 = getelementptr inbounds nuw float, ptr %17, i64 %idxprom20, !dbg !93
  %21 = load float, ptr %arrayidx21, align 4, !dbg !93
  %sub22 = fsub float %16, %21, !dbg !100
  store float %sub22, ptr %g, align 4, !dbg !101
  br label %if.end, !dbg !102

if.end:                                           ; preds = %if.then, %land.lhs.true11, %land.lhs.true9, %land.lhs.true, %entry
  %22 = load float, ptr %g, align 4, !dbg !103
  %23 = load ptr, ptr %out.addr, align 8, !dbg !104
  %24 = load i32, ptr %y, align 4, !dbg !105
  %25 = load i32, ptr %w.addr, align 4, !dbg !106
  %mul23 = mul i32 %24, %25, !dbg !107
  %26 = load i32, ptr %x, align 4, !dbg !108
  %add24 = add i32 %mul23, %26, !dbg !109
  %idxprom25 = zext i32 %add24 to i64, !dbg !104
  %arrayidx26 = getelementptr inbounds nuw float, ptr %23, i64 %idxprom25, !dbg !104
  store float %22, ptr %arrayidx26, align 4, !dbg !110
  ret void, !dbg !111
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pitch_with_interior_guard.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "interior", linkageName: "_Z8interiorPfjj", scope: !1, file: !1, line: 6, type: !43, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !47)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !46, !46}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!46 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!47 = !{}
!48 = !DILocalVariable(name: "out", arg: 1, scope: !42, file: !1, line: 6, type: !45)
!49 = !DILocation(line: 6, column: 33, scope: !42)
!50 = !DILocalVariable(name: "w", arg: 2, scope: !42, file: !1, line: 6, type: !46)
!51 = !DILocation(line: 6, column: 47, scope: !42)
!52 = !DILocalVariable(name: "h", arg: 3, scope: !42, file: !1, line: 6, type: !46)
!53 = !DILocation(line: 6, column: 59, scope: !42)
!54 = !DILocalVariable(name: "x", scope: !42, file: !1, line: 7, type: !46)
!55 = !DILocation(line: 7, column: 12, scope: !42)
!56 = !DILocation(line: 7, column: 16, scope: !42)
!57 = !DILocation(line: 7, column: 29, scope: !42)
!58 = !DILocation(line: 7, column: 27, scope: !42)
!59 = !DILocation(line: 7, column: 42, scope: !42)
!60 = !DILocation(line: 7, column: 40, scope: !42)
!61 = !DILocalVariable(name: "y", scope: !42, file: !1, line: 8, type: !46)
!62 = !DILocation(line: 8, column: 12, scope: !42)
!63 = !DILocation(line: 8, column: 16, scope: !42)
!64 = !DILocation(line: 8, column: 29, scope: !42)
!65 = !DILocation(line: 8, column: 27, scope: !42)
!66 = !DILocation(line: 8, column: 42, scope: !42)
!67 = !DILocation(line: 8, column: 40, scope: !42)
!68 = !DILocalVariable(name: "g", scope: !42, file: !1, line: 9, type: !36)
!69 = !DILocation(line: 9, column: 9, scope: !42)
!70 = !DILocation(line: 10, column: 7, scope: !71)
!71 = distinct !DILexicalBlock(scope: !42, file: !1, line: 10, column: 7)
!72 = !DILocation(line: 10, column: 9, scope: !71)
!73 = !DILocation(line: 10, column: 13, scope: !71)
!74 = !DILocation(line: 10, column: 16, scope: !71)
!75 = !DILocation(line: 10, column: 18, scope: !71)
!76 = !DILocation(line: 10, column: 22, scope: !71)
!77 = !DILocation(line: 10, column: 25, scope: !71)
!78 = !DILocation(line: 10, column: 29, scope: !71)
!79 = !DILocation(line: 10, column: 31, scope: !71)
!80 = !DILocation(line: 10, column: 27, scope: !71)
!81 = !DILocation(line: 10, column: 35, scope: !71)
!82 = !DILocation(line: 10, column: 38, scope: !71)
!83 = !DILocation(line: 10, column: 42, scope: !71)
!84 = !DILocation(line: 10, column: 44, scope: !71)
!85 = !DILocation(line: 10, column: 40, scope: !71)
!86 = !DILocation(line: 11, column: 9, scope: !71)
!87 = !DILocation(line: 11, column: 13, scope: !71)
!88 = !DILocation(line: 11, column: 17, scope: !71)
!89 = !DILocation(line: 11, column: 15, scope: !71)
!90 = !DILocation(line: 11, column: 21, scope: !71)
!91 = !DILocation(line: 11, column: 19, scope: !71)
!92 = !DILocation(line: 11, column: 23, scope: !71)
!93 = !DILocation(line: 11, column: 30, scope: !71)
!94 = !DILocation(line: 11, column: 34, scope: !71)
!95 = !DILocation(line: 11, column: 38, scope: !71)
!96 = !DILocation(line: 11, column: 36, scope: !71)
!97 = !DILocation(line: 11, column: 42, scope: !71)
!98 = !DILocation(line: 11, column: 40, scope: !71)
!99 = !DILocation(line: 11, column: 44, scope: !71)
!100 = !DILocation(line: 11, column: 28, scope: !71)
!101 = !DILocation(line: 11, column: 7, scope: !71)
!102 = !DILocation(line: 11, column: 5, scope: !71)
!103 = !DILocation(line: 12, column: 20, scope: !42)
!104 = !DILocation(line: 12, column: 3, scope: !42)
!105 = !DILocation(line: 12, column: 7, scope: !42)
!106 = !DILocation(line: 12, column: 11, scope: !42)
!107 = !DILocation(line: 12, column: 9, scope: !42)
!108 = !DILocation(line: 12, column: 15, scope: !42)
!109 = !DILocation(line: 12, column: 13, scope: !42)
!110 = !DILocation(line: 12, column: 18, scope: !42)
!111 = !DILocation(line: 13, column: 1, scope: !42)
