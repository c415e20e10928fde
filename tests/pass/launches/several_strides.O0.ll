; ModuleID = 'several_strides.cu'
source_filename = "several_strides.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4copyPKfPfiii(ptr noundef %in, ptr noundef %out, i32 noundef %size, i32 noundef %head_stride, i32 noundef %row_stride) #0 !dbg !42 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %size.addr = alloca i32, align 4
  %head_stride.addr = alloca i32, align 4
  %row_stride.addr = alloca i32, align 4
  %row = alloca i32, align 4
  %head = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !49, !DIExpression(), !50)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !51, !DIExpression(), !52)
  store i32 %size, ptr %size.addr, align 4
    #dbg_declare(ptr %size.addr, !53, !DIExpression(), !54)
  store i32 %head_stride, ptr %head_stride.addr, align 4
    #dbg_declare(ptr %head_stride.addr, !55, !DIExpression(), !56)
  store i32 %row_stride, ptr %row_stride.addr, align 4
    #dbg_declare(ptr %row_stride.addr, !57, !DIExpression(), !58)
    #dbg_declare(ptr %row, !59, !DIExpression(), !60)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !61
  store i32 %0, ptr %row, align 4, !dbg !60
    #dbg_declare(ptr %head, !62, !DIExpression(), !63)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !64
  store i32 %1, ptr %head, align 4, !dbg !63
    #dbg_declare(ptr %i, !65, !DIExpression(), !67)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
  store i32 %2, ptr %i, align 4, !dbg !67
  br label %for.cond, !dbg !69

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %i, align 4, !dbg !70
  %4 = load i32, ptr %size.addr, align 4, !dbg !72
  %cmp = icmp slt i32 %3, %4, !dbg !73
  br i1 %cmp, label %for.body, label %for.end, !dbg !74

for.body:                                         ; preds = %for.cond
  %5 = load ptr, ptr %in.addr, align 8, !dbg !75
  %6 = load i32, ptr %row, align 4, !dbg !76
  %7 = load i32, ptr %size.addr, align 4, !dbg !77
  %mul = mul nsw i32 %6, %7, !dbg !78
  %8 = load i32, ptr %i, align 4, !dbg !79
  %add = add nsw i32 %mul, %8, !dbg !80
  %idxprom = sext i32 %add to i64, !dbg !75
  %arrayidx = getelementptr inbounds float, ptr %5, i64 %idxprom, !dbg !75
  %9 = load float, ptr %arrayidx, align 4, !dbg !75
  %10 = load ptr, ptr %out.addr, align 8, !dbg !81
  %11 = load i32, ptr %head, align 4, !dbg !82
  %12 = load i32, ptr %head_stride.addr, align 4, !dbg !83
  %mul3 = mul nsw i32 %11, %12, !dbg !84
  %13 = load i32, ptr %row, align 4, !dbg !85
  %14 = load i32, ptr %row_stride.addr, align 4, !dbg !86
  %mul4 = mul nsw i32 %13, %14, !dbg !87
  %add5 = add nsw i32 %mul3, %mul4, !dbg !88
  %15 = load i32, ptr %i, align 4, !dbg !89
  %add6 = add nsw i32 %add5, %15, !dbg !90
  %idxprom7 = sext i32 %add6 to i64, !dbg !81
  %arrayidx8 = getelementptr inbounds float, ptr %10, i64 %idxprom7, !dbg !81
  store float %9, ptr %arrayidx8, align 4, !dbg !91
  br label %for.inc, !dbg !81

for.inc:                                          ; preds = %for.body
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !92
  %17 = load i32, ptr %i, align 4, !dbg !93
  %add10 = add i32 %17, %16, !dbg !93
  store i32 %add10, ptr %i, align 4, !dbg !93
  br label %for.cond, !dbg !94, !llvm.loop !95

for.end:                                          ; preds = %for.cond
  ret void, !dbg !98
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "several_strides.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "copy", linkageName: "_Z4copyPKfPfiii", scope: !1, file: !1, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !47, !35, !35, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!48 = !{}
!49 = !DILocalVariable(name: "in", arg: 1, scope: !42, file: !1, line: 5, type: !45)
!50 = !DILocation(line: 5, column: 35, scope: !42)
!51 = !DILocalVariable(name: "out", arg: 2, scope: !42, file: !1, line: 5, type: !47)
!52 = !DILocation(line: 5, column: 46, scope: !42)
!53 = !DILocalVariable(name: "size", arg: 3, scope: !42, file: !1, line: 5, type: !35)
!54 = !DILocation(line: 5, column: 55, scope: !42)
!55 = !DILocalVariable(name: "head_stride", arg: 4, scope: !42, file: !1, line: 5, type: !35)
!56 = !DILocation(line: 5, column: 65, scope: !42)
!57 = !DILocalVariable(name: "row_stride", arg: 5, scope: !42, file: !1, line: 5, type: !35)
!58 = !DILocation(line: 5, column: 82, scope: !42)
!59 = !DILocalVariable(name: "row", scope: !42, file: !1, line: 6, type: !35)
!60 = !DILocation(line: 6, column: 7, scope: !42)
!61 = !DILocation(line: 6, column: 13, scope: !42)
!62 = !DILocalVariable(name: "head", scope: !42, file: !1, line: 6, type: !35)
!63 = !DILocation(line: 6, column: 25, scope: !42)
!64 = !DILocation(line: 6, column: 32, scope: !42)
!65 = !DILocalVariable(name: "i", scope: !66, file: !1, line: 7, type: !35)
!66 = distinct !DILexicalBlock(scope: !42, file: !1, line: 7, column: 3)
!67 = !DILocation(line: 7, column: 12, scope: !66)
!68 = !DILocation(line: 7, column: 16, scope: !66)
!69 = !DILocation(line: 7, column: 8, scope: !66)
!70 = !DILocation(line: 7, column: 29, scope: !71)
!71 = distinct !DILexicalBlock(scope: !66, file: !1, line: 7, column: 3)
!72 = !DILocation(line: 7, column: 33, scope: !71)
!73 = !DILocation(line: 7, column: 31, scope: !71)
!74 = !DILocation(line: 7, column: 3, scope: !66)
!75 = !DILocation(line: 8, column: 54, scope: !71)
!76 = !DILocation(line: 8, column: 57, scope: !71)
!77 = !DILocation(line: 8, column: 63, scope: !71)
!78 = !DILocation(line: 8, column: 61, scope: !71)
!79 = !DILocation(line: 8, column: 70, scope: !71)
!80 = !DILocation(line: 8, column: 68, scope: !71)
!81 = !DILocation(line: 8, column: 5, scope: !71)
!82 = !DILocation(line: 8, column: 9, scope: !71)
!83 = !DILocation(line: 8, column: 16, scope: !71)
!84 = !DILocation(line: 8, column: 14, scope: !71)
!85 = !DILocation(line: 8, column: 30, scope: !71)
!86 = !DILocation(line: 8, column: 36, scope: !71)
!87 = !DILocation(line: 8, column: 34, scope: !71)
!88 = !DILocation(line: 8, column: 28, scope: !71)
!89 = !DILocation(line: 8, column: 49, scope: !71)
!90 = !DILocation(line: 8, column: 47, scope: !71)
!91 = !DILocation(line: 8, column: 52, scope: !71)
!92 = !DILocation(line: 7, column: 44, scope: !71)
!93 = !DILocation(line: 7, column: 41, scope: !71)
!94 = !DILocation(line: 7, column: 3, scope: !71)
!95 = distinct !{!95, !74, !96, !97}
!96 = !DILocation(line: 8, column: 71, scope: !66)
!97 = !{!"llvm.loop.mustprogress"}
!98 = !DILocation(line: 9, column: 1, scope: !42)
