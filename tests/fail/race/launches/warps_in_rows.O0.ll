; ModuleID = 'warps_in_rows.cu'
source_filename = "warps_in_rows.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5tilesPKfPfii(ptr noundef %a, ptr noundef %c, i32 noundef %m, i32 noundef %n) #0 !dbg !47 {
entry:
  %a.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %m.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  %row = alloca i32, align 4
  %col = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !54, !DIExpression(), !55)
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !56, !DIExpression(), !57)
  store i32 %m, ptr %m.addr, align 4
    #dbg_declare(ptr %m.addr, !58, !DIExpression(), !59)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !60, !DIExpression(), !61)
    #dbg_declare(ptr %row, !62, !DIExpression(), !63)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !64
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !65
  %mul = mul i32 %0, %1, !dbg !66
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
  %add = add i32 %mul, %2, !dbg !68
  %div = udiv i32 %add, 32, !dbg !69
  %mul3 = mul i32 %div, 8, !dbg !70
  store i32 %mul3, ptr %row, align 4, !dbg !63
    #dbg_declare(ptr %col, !71, !DIExpression(), !72)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !73
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !74
  %mul6 = mul i32 %3, %4, !dbg !75
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !76
  %add8 = add i32 %mul6, %5, !dbg !77
  %mul9 = mul i32 %add8, 32, !dbg !78
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !79
  %rem = urem i32 %6, 32, !dbg !80
  %add11 = add i32 %mul9, %rem, !dbg !81
  store i32 %add11, ptr %col, align 4, !dbg !72
    #dbg_declare(ptr %i, !82, !DIExpression(), !84)
  store i32 0, ptr %i, align 4, !dbg !84
  br label %for.cond, !dbg !85

for.cond:                                         ; preds = %for.inc, %entry
  %7 = load i32, ptr %i, align 4, !dbg !86
  %cmp = icmp slt i32 %7, 9, !dbg !88
  br i1 %cmp, label %for.body, label %for.end, !dbg !89

for.body:                                         ; preds = %for.cond
  %8 = load i32, ptr %row, align 4, !dbg !90
  %9 = load i32, ptr %i, align 4, !dbg !92
  %add12 = add nsw i32 %8, %9, !dbg !93
  %10 = load i32, ptr %m.addr, align 4, !dbg !94
  %cmp13 = icmp slt i32 %add12, %10, !dbg !95
  br i1 %cmp13, label %land.lhs.true, label %if.end, !dbg !96

land.lhs.true:                                    ; preds = %for.body
  %11 = load i32, ptr %col, align 4, !dbg !97
  %12 = load i32, ptr %n.addr, align 4, !dbg !98
  %cmp14 = icmp slt i32 %11, %12, !dbg !99
  br i1 %cmp14, label %if.then, label %if.end, !dbg !96

if.then:                                          ; preds = %land.lhs.true
  %13 = load ptr, ptr %a.addr, align 8, !dbg !100
  %14 = load i32, ptr %row, align 4, !dbg !101
  %15 = load i32, ptr %i, align 4, !dbg !102
  %add15 = add nsw i32 %14, %15, !dbg !103
  %16 = load i32, ptr %n.addr, align 4, !dbg !104
  %mul16 = mul nsw i32 %add15, %16, !dbg !105
  %17 = load i32, ptr %col, align 4, !dbg !106
  %add17 = add nsw i32 %mul16, %17, !dbg !107
  %idxprom = sext i32 %add17 to i64, !dbg !100
  %arrayidx = getelementptr inbounds float, ptr %13, i64 %idxprom, !dbg !100
  %18 = load float, ptr %arrayidx, align 4, !dbg !100
  %19 = load i32, ptr %row, align 4, !dbg !108
  %conv = sitofp i32 %19 to float, !dbg !108
  %add18 = fadd float %18, %conv, !dbg !109
  %20 = load ptr, ptr %c.addr, align 8, !dbg !110
  %21 = load i32, ptr %row, align 4, !dbg !111
  %22 = load i32, ptr %i, align 4, !dbg !112
  %add19 = add nsw i32 %21, %22, !dbg !113
  %23 = load i32, ptr %n.addr, align 4, !dbg !114
  %mul20 = mul nsw i32 %add19, %23, !dbg !115
  %24 = load i32, ptr %col, align 4, !dbg !116
  %add21 = add nsw i32 %mul20, %24, !dbg !117
  %idxprom22 = sext i32 %add21 to i64, !dbg !110
  %arrayidx23 = getelementptr inbounds float, ptr %20, i64 %idxprom22, !dbg !110
  store float %add18, ptr %arrayidx23, align 4, !dbg !118
  br label %if.end, !dbg !110

if.end:                                           ; preds = %if.then, %land.lhs.true, %for.body
  br label %for.inc, !dbg !98

for.inc:                                          ; preds = %if.end
  %25 = load i32, ptr %i, align 4, !dbg !119
  %inc = add nsw i32 %25, 1, !dbg !119
  store i32 %inc, ptr %i, align 4, !dbg !119
  br label %for.cond, !dbg !120, !llvm.loop !121

for.end:                                          ; preds = %for.cond
  ret void, !dbg !124
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
!llvm.module.flags = !{!42, !43, !44, !45}
!llvm.ident = !{!46}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !2, imports: !8, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "warps_in_rows.cu", directory: ".")
!2 = !{!3}
!3 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression(DW_OP_constu, 32, DW_OP_stack_value))
!4 = distinct !DIGlobalVariable(name: "warpSize", scope: !0, file: !5, line: 72, type: !6, isLocal: true, isDefinition: true)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!9, !12, !14, !19, !24, !29, !35, !37}
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !10, file: !11, line: 128)
!10 = !DINamespace(name: "ws_math", scope: null)
!11 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!12 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !13, entity: !10, file: !11, line: 129)
!13 = !DINamespace(name: "std", scope: null)
!14 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !15, file: !11, line: 154)
!15 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !11, file: !11, line: 137, type: !16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!16 = !DISubroutineType(types: !17)
!17 = !{!18, !18}
!18 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!19 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !20, file: !11, line: 154)
!20 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !11, file: !11, line: 133, type: !21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!21 = !DISubroutineType(types: !22)
!22 = !{!23, !23}
!23 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !25, file: !11, line: 154)
!25 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !11, file: !11, line: 134, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !30, file: !11, line: 154)
!30 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !11, file: !11, line: 145, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !34}
!33 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!34 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !36, file: !11, line: 154)
!36 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !11, file: !11, line: 147, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !38, file: !11, line: 154)
!38 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !11, file: !11, line: 149, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!39 = !DISubroutineType(types: !40)
!40 = !{!7, !41}
!41 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!42 = !{i32 7, !"Dwarf Version", i32 4}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!46 = !{!"clang version 22.1.8"}
!47 = distinct !DISubprogram(name: "tiles", linkageName: "_Z5tilesPKfPfii", scope: !1, file: !1, line: 4, type: !48, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !53)
!48 = !DISubroutineType(types: !49)
!49 = !{null, !50, !52, !7, !7}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !41)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!53 = !{}
!54 = !DILocalVariable(name: "a", arg: 1, scope: !47, file: !1, line: 4, type: !50)
!55 = !DILocation(line: 4, column: 36, scope: !47)
!56 = !DILocalVariable(name: "c", arg: 2, scope: !47, file: !1, line: 4, type: !52)
!57 = !DILocation(line: 4, column: 46, scope: !47)
!58 = !DILocalVariable(name: "m", arg: 3, scope: !47, file: !1, line: 4, type: !7)
!59 = !DILocation(line: 4, column: 53, scope: !47)
!60 = !DILocalVariable(name: "n", arg: 4, scope: !47, file: !1, line: 4, type: !7)
!61 = !DILocation(line: 4, column: 60, scope: !47)
!62 = !DILocalVariable(name: "row", scope: !47, file: !1, line: 5, type: !7)
!63 = !DILocation(line: 5, column: 7, scope: !47)
!64 = !DILocation(line: 5, column: 14, scope: !47)
!65 = !DILocation(line: 5, column: 27, scope: !47)
!66 = !DILocation(line: 5, column: 25, scope: !47)
!67 = !DILocation(line: 5, column: 40, scope: !47)
!68 = !DILocation(line: 5, column: 38, scope: !47)
!69 = !DILocation(line: 5, column: 53, scope: !47)
!70 = !DILocation(line: 5, column: 64, scope: !47)
!71 = !DILocalVariable(name: "col", scope: !47, file: !1, line: 6, type: !7)
!72 = !DILocation(line: 6, column: 7, scope: !47)
!73 = !DILocation(line: 6, column: 14, scope: !47)
!74 = !DILocation(line: 6, column: 27, scope: !47)
!75 = !DILocation(line: 6, column: 25, scope: !47)
!76 = !DILocation(line: 6, column: 40, scope: !47)
!77 = !DILocation(line: 6, column: 38, scope: !47)
!78 = !DILocation(line: 6, column: 53, scope: !47)
!79 = !DILocation(line: 6, column: 60, scope: !47)
!80 = !DILocation(line: 6, column: 72, scope: !47)
!81 = !DILocation(line: 6, column: 58, scope: !47)
!82 = !DILocalVariable(name: "i", scope: !83, file: !1, line: 7, type: !7)
!83 = distinct !DILexicalBlock(scope: !47, file: !1, line: 7, column: 3)
!84 = !DILocation(line: 7, column: 12, scope: !83)
!85 = !DILocation(line: 7, column: 8, scope: !83)
!86 = !DILocation(line: 7, column: 19, scope: !87)
!87 = distinct !DILexicalBlock(scope: !83, file: !1, line: 7, column: 3)
!88 = !DILocation(line: 7, column: 21, scope: !87)
!89 = !DILocation(line: 7, column: 3, scope: !83)
!90 = !DILocation(line: 8, column: 9, scope: !91)
!91 = distinct !DILexicalBlock(scope: !87, file: !1, line: 8, column: 9)
!92 = !DILocation(line: 8, column: 15, scope: !91)
!93 = !DILocation(line: 8, column: 13, scope: !91)
!94 = !DILocation(line: 8, column: 19, scope: !91)
!95 = !DILocation(line: 8, column: 17, scope: !91)
!96 = !DILocation(line: 8, column: 21, scope: !91)
!97 = !DILocation(line: 8, column: 24, scope: !91)
!98 = !DILocation(line: 8, column: 30, scope: !91)
!99 = !DILocation(line: 8, column: 28, scope: !91)
!100 = !DILocation(line: 9, column: 32, scope: !91)
!101 = !DILocation(line: 9, column: 35, scope: !91)
!102 = !DILocation(line: 9, column: 41, scope: !91)
!103 = !DILocation(line: 9, column: 39, scope: !91)
!104 = !DILocation(line: 9, column: 46, scope: !91)
!105 = !DILocation(line: 9, column: 44, scope: !91)
!106 = !DILocation(line: 9, column: 50, scope: !91)
!107 = !DILocation(line: 9, column: 48, scope: !91)
!108 = !DILocation(line: 9, column: 57, scope: !91)
!109 = !DILocation(line: 9, column: 55, scope: !91)
!110 = !DILocation(line: 9, column: 7, scope: !91)
!111 = !DILocation(line: 9, column: 10, scope: !91)
!112 = !DILocation(line: 9, column: 16, scope: !91)
!113 = !DILocation(line: 9, column: 14, scope: !91)
!114 = !DILocation(line: 9, column: 21, scope: !91)
!115 = !DILocation(line: 9, column: 19, scope: !91)
!116 = !DILocation(line: 9, column: 25, scope: !91)
!117 = !DILocation(line: 9, column: 23, scope: !91)
!118 = !DILocation(line: 9, column: 30, scope: !91)
!119 = !DILocation(line: 7, column: 26, scope: !87)
!120 = !DILocation(line: 7, column: 3, scope: !87)
!121 = distinct !{!121, !89, !122, !123}
!122 = !DILocation(line: 9, column: 57, scope: !83)
!123 = !{!"llvm.loop.mustprogress"}
!124 = !DILocation(line: 10, column: 1, scope: !47)
