; ModuleID = 'rows_by_whole_warps.cu'
source_filename = "rows_by_whole_warps.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4rowsPfii(ptr noundef %o, i32 noundef %n, i32 noundef %pitch) #0 !dbg !42 {
entry:
  %o.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %pitch.addr = alloca i32, align 4
  %row = alloca ptr, align 8
  %i = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !47, !DIExpression(), !48)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !49, !DIExpression(), !50)
  store i32 %pitch, ptr %pitch.addr, align 4
    #dbg_declare(ptr %pitch.addr, !51, !DIExpression(), !52)
    #dbg_declare(ptr %row, !53, !DIExpression(), !54)
  %0 = load ptr, ptr %o.addr, align 8, !dbg !55
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !56
  %2 = load i32, ptr %pitch.addr, align 4, !dbg !57
  %mul = mul i32 %1, %2, !dbg !58
  %idx.ext = zext i32 %mul to i64, !dbg !59
  %add.ptr = getelementptr inbounds nuw float, ptr %0, i64 %idx.ext, !dbg !59
  store ptr %add.ptr, ptr %row, align 8, !dbg !54
    #dbg_declare(ptr %i, !60, !DIExpression(), !62)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  store i32 %3, ptr %i, align 4, !dbg !62
  br label %for.cond, !dbg !64

for.cond:                                         ; preds = %for.inc, %entry
  %4 = load i32, ptr %i, align 4, !dbg !65
  %5 = load i32, ptr %n.addr, align 4, !dbg !67
  %cmp = icmp slt i32 %4, %5, !dbg !68
  br i1 %cmp, label %for.body, label %for.end, !dbg !69

for.body:                                         ; preds = %for.cond
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !70
  %7 = load i32, ptr %i, align 4, !dbg !71
  %add = add i32 %6, %7, !dbg !72
  %conv = uitofp i32 %add to float, !dbg !70
  %8 = load ptr, ptr %row, align 8, !dbg !73
  %9 = load i32, ptr %i, align 4, !dbg !74
  %idxprom = sext i32 %9 to i64, !dbg !73
  %arrayidx = getelementptr inbounds float, ptr %8, i64 %idxprom, !dbg !73
  store float %conv, ptr %arrayidx, align 4, !dbg !75
  br label %for.inc, !dbg !73

for.inc:                                          ; preds = %for.body
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !76
  %and = and i32 %10, -32, !dbg !77
  %11 = load i32, ptr %i, align 4, !dbg !78
  %add4 = add i32 %11, %and, !dbg !78
  store i32 %add4, ptr %i, align 4, !dbg !78
  br label %for.cond, !dbg !79, !llvm.loop !80

for.end:                                          ; preds = %for.cond
  ret void, !dbg !83
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

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
!1 = !DIFile(filename: "rows_by_whole_warps.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "rows", linkageName: "_Z4rowsPfii", scope: !1, file: !1, line: 6, type: !43, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !46)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !35, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!46 = !{}
!47 = !DILocalVariable(name: "o", arg: 1, scope: !42, file: !1, line: 6, type: !45)
!48 = !DILocation(line: 6, column: 29, scope: !42)
!49 = !DILocalVariable(name: "n", arg: 2, scope: !42, file: !1, line: 6, type: !35)
!50 = !DILocation(line: 6, column: 36, scope: !42)
!51 = !DILocalVariable(name: "pitch", arg: 3, scope: !42, file: !1, line: 6, type: !35)
!52 = !DILocation(line: 6, column: 43, scope: !42)
!53 = !DILocalVariable(name: "row", scope: !42, file: !1, line: 7, type: !45)
!54 = !DILocation(line: 7, column: 10, scope: !42)
!55 = !DILocation(line: 7, column: 16, scope: !42)
!56 = !DILocation(line: 7, column: 20, scope: !42)
!57 = !DILocation(line: 7, column: 33, scope: !42)
!58 = !DILocation(line: 7, column: 31, scope: !42)
!59 = !DILocation(line: 7, column: 18, scope: !42)
!60 = !DILocalVariable(name: "i", scope: !61, file: !1, line: 8, type: !35)
!61 = distinct !DILexicalBlock(scope: !42, file: !1, line: 8, column: 3)
!62 = !DILocation(line: 8, column: 12, scope: !61)
!63 = !DILocation(line: 8, column: 16, scope: !61)
!64 = !DILocation(line: 8, column: 8, scope: !61)
!65 = !DILocation(line: 8, column: 29, scope: !66)
!66 = distinct !DILexicalBlock(scope: !61, file: !1, line: 8, column: 3)
!67 = !DILocation(line: 8, column: 33, scope: !66)
!68 = !DILocation(line: 8, column: 31, scope: !66)
!69 = !DILocation(line: 8, column: 3, scope: !61)
!70 = !DILocation(line: 9, column: 14, scope: !66)
!71 = !DILocation(line: 9, column: 27, scope: !66)
!72 = !DILocation(line: 9, column: 25, scope: !66)
!73 = !DILocation(line: 9, column: 5, scope: !66)
!74 = !DILocation(line: 9, column: 9, scope: !66)
!75 = !DILocation(line: 9, column: 12, scope: !66)
!76 = !DILocation(line: 8, column: 41, scope: !66)
!77 = !DILocation(line: 8, column: 52, scope: !66)
!78 = !DILocation(line: 8, column: 38, scope: !66)
!79 = !DILocation(line: 8, column: 3, scope: !66)
!80 = distinct !{!80, !69, !81, !82}
!81 = !DILocation(line: 9, column: 27, scope: !61)
!82 = !{!"llvm.loop.mustprogress"}
!83 = !DILocation(line: 10, column: 1, scope: !42)
