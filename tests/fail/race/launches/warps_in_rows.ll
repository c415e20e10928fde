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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5tilesPKfPfii(ptr noundef %a, ptr noundef %c, i32 noundef %m, i32 noundef %n) #0 !dbg !51 {
entry:
    #dbg_value(ptr %a, !58, !DIExpression(), !66)
    #dbg_value(ptr %c, !59, !DIExpression(), !66)
    #dbg_value(i32 %m, !60, !DIExpression(), !66)
    #dbg_value(i32 %n, !61, !DIExpression(), !66)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !67
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !68
  %mul = mul i32 %0, %1, !dbg !69
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !70
  %add = add i32 %mul, %2, !dbg !71
  %div = udiv i32 %add, 32, !dbg !72
  %mul3 = mul i32 %div, 8, !dbg !73
    #dbg_value(i32 %mul3, !62, !DIExpression(), !66)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !74
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !75
  %mul6 = mul i32 %3, %4, !dbg !76
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !77
  %add8 = add i32 %mul6, %5, !dbg !78
  %mul9 = mul i32 %add8, 32, !dbg !79
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !80
  %rem = urem i32 %6, 32, !dbg !81
  %add11 = add i32 %mul9, %rem, !dbg !82
    #dbg_value(i32 %add11, !63, !DIExpression(), !66)
    #dbg_value(i32 0, !64, !DIExpression(), !83)
  br label %for.cond, !dbg !84

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !85
    #dbg_value(i32 %i.0, !64, !DIExpression(), !83)
  %cmp = icmp slt i32 %i.0, 9, !dbg !86
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !88

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %add12 = add nsw i32 %mul3, %i.0, !dbg !89
  %cmp13 = icmp slt i32 %add12, %m, !dbg !91
  br i1 %cmp13, label %land.lhs.true, label %if.end, !dbg !92

land.lhs.true:                                    ; preds = %for.body
  %cmp14 = icmp slt i32 %add11, %n, !dbg !93
  br i1 %cmp14, label %if.then, label %if.end, !dbg !92

if.then:                                          ; preds = %land.lhs.true
  %add15 = add nsw i32 %mul3, %i.0, !dbg !94
  %mul16 = mul nsw i32 %add15, %n, !dbg !95
  %add17 = add nsw i32 %mul16, %add11, !dbg !96
  %idxprom = sext i32 %add17 to i64, !dbg !97
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !97
  %7 = load float, ptr %arrayidx, align 4, !dbg !97, !tbaa !98
  %conv = sitofp i32 %mul3 to float, !dbg !100
  %add18 = fadd float %7, %conv, !dbg !101
  %add19 = add nsw i32 %mul3, %i.0, !dbg !102
  %mul20 = mul nsw i32 %add19, %n, !dbg !103
  %add21 = add nsw i32 %mul20, %add11, !dbg !104
  %idxprom22 = sext i32 %add21 to i64, !dbg !105
  %arrayidx23 = getelementptr inbounds float, ptr %c, i64 %idxprom22, !dbg !105
  store float %add18, ptr %arrayidx23, align 4, !dbg !106, !tbaa !98
  br label %if.end, !dbg !105

if.end:                                           ; preds = %if.then, %land.lhs.true, %for.body
  br label %for.inc, !dbg !107

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1, !dbg !108
    #dbg_value(i32 %inc, !64, !DIExpression(), !83)
  br label %for.cond, !dbg !109, !llvm.loop !110

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !114
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!42, !43, !44, !45}
!llvm.ident = !{!46}
!llvm.errno.tbaa = !{!47}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !2, imports: !8, splitDebugInlining: false, nameTableKind: None)
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
!15 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !11, file: !11, line: 137, type: !16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!16 = !DISubroutineType(types: !17)
!17 = !{!18, !18}
!18 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!19 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !20, file: !11, line: 154)
!20 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !11, file: !11, line: 133, type: !21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!21 = !DISubroutineType(types: !22)
!22 = !{!23, !23}
!23 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !25, file: !11, line: 154)
!25 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !11, file: !11, line: 134, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !30, file: !11, line: 154)
!30 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !11, file: !11, line: 145, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !34}
!33 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!34 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !36, file: !11, line: 154)
!36 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !11, file: !11, line: 147, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !38, file: !11, line: 154)
!38 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !11, file: !11, line: 149, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!39 = !DISubroutineType(types: !40)
!40 = !{!7, !41}
!41 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!42 = !{i32 7, !"Dwarf Version", i32 4}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!46 = !{!"clang version 22.1.8"}
!47 = !{!48, !48, i64 0}
!48 = !{!"int", !49, i64 0}
!49 = !{!"omnipotent char", !50, i64 0}
!50 = !{!"Simple C++ TBAA"}
!51 = distinct !DISubprogram(name: "tiles", linkageName: "_Z5tilesPKfPfii", scope: !1, file: !1, line: 4, type: !52, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !57)
!52 = !DISubroutineType(types: !53)
!53 = !{null, !54, !56, !7, !7}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!55 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !41)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!57 = !{!58, !59, !60, !61, !62, !63, !64}
!58 = !DILocalVariable(name: "a", arg: 1, scope: !51, file: !1, line: 4, type: !54)
!59 = !DILocalVariable(name: "c", arg: 2, scope: !51, file: !1, line: 4, type: !56)
!60 = !DILocalVariable(name: "m", arg: 3, scope: !51, file: !1, line: 4, type: !7)
!61 = !DILocalVariable(name: "n", arg: 4, scope: !51, file: !1, line: 4, type: !7)
!62 = !DILocalVariable(name: "row", scope: !51, file: !1, line: 5, type: !7)
!63 = !DILocalVariable(name: "col", scope: !51, file: !1, line: 6, type: !7)
!64 = !DILocalVariable(name: "i", scope: !65, file: !1, line: 7, type: !7)
!65 = distinct !DILexicalBlock(scope: !51, file: !1, line: 7, column: 3)
!66 = !DILocation(line: 0, scope: !51)
!67 = !DILocation(line: 5, column: 14, scope: !51)
!68 = !DILocation(line: 5, column: 27, scope: !51)
!69 = !DILocation(line: 5, column: 25, scope: !51)
!70 = !DILocation(line: 5, column: 40, scope: !51)
!71 = !DILocation(line: 5, column: 38, scope: !51)
!72 = !DILocation(line: 5, column: 53, scope: !51)
!73 = !DILocation(line: 5, column: 64, scope: !51)
!74 = !DILocation(line: 6, column: 14, scope: !51)
!75 = !DILocation(line: 6, column: 27, scope: !51)
!76 = !DILocation(line: 6, column: 25, scope: !51)
!77 = !DILocation(line: 6, column: 40, scope: !51)
!78 = !DILocation(line: 6, column: 38, scope: !51)
!79 = !DILocation(line: 6, column: 53, scope: !51)
!80 = !DILocation(line: 6, column: 60, scope: !51)
!81 = !DILocation(line: 6, column: 72, scope: !51)
!82 = !DILocation(line: 6, column: 58, scope: !51)
!83 = !DILocation(line: 0, scope: !65)
!84 = !DILocation(line: 7, column: 8, scope: !65)
!85 = !DILocation(line: 7, scope: !65)
!86 = !DILocation(line: 7, column: 21, scope: !87)
!87 = distinct !DILexicalBlock(scope: !65, file: !1, line: 7, column: 3)
!88 = !DILocation(line: 7, column: 3, scope: !65)
!89 = !DILocation(line: 8, column: 13, scope: !90)
!90 = distinct !DILexicalBlock(scope: !87, file: !1, line: 8, column: 9)
!91 = !DILocation(line: 8, column: 17, scope: !90)
!92 = !DILocation(line: 8, column: 21, scope: !90)
!93 = !DILocation(line: 8, column: 28, scope: !90)
!94 = !DILocation(line: 9, column: 39, scope: !90)
!95 = !DILocation(line: 9, column: 44, scope: !90)
!96 = !DILocation(line: 9, column: 48, scope: !90)
!97 = !DILocation(line: 9, column: 32, scope: !90)
!98 = !{!99, !99, i64 0}
!99 = !{!"float", !49, i64 0}
!100 = !DILocation(line: 9, column: 57, scope: !90)
!101 = !DILocation(line: 9, column: 55, scope: !90)
!102 = !DILocation(line: 9, column: 14, scope: !90)
!103 = !DILocation(line: 9, column: 19, scope: !90)
!104 = !DILocation(line: 9, column: 23, scope: !90)
!105 = !DILocation(line: 9, column: 7, scope: !90)
!106 = !DILocation(line: 9, column: 30, scope: !90)
!107 = !DILocation(line: 8, column: 30, scope: !90)
!108 = !DILocation(line: 7, column: 26, scope: !87)
!109 = !DILocation(line: 7, column: 3, scope: !87)
!110 = distinct !{!110, !88, !111, !112, !113}
!111 = !DILocation(line: 9, column: 57, scope: !65)
!112 = !{!"llvm.loop.mustprogress"}
!113 = !{!"llvm.loop.unroll.disable"}
!114 = !DILocation(line: 10, column: 1, scope: !51)
