; ModuleID = 'parts_of_a_buffer.cu'
source_filename = "parts_of_a_buffer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5shiftPfi(ptr noundef %a, i32 noundef %gap) #0 !dbg !46 {
entry:
    #dbg_value(ptr %a, !51, !DIExpression(), !54)
    #dbg_value(i32 %gap, !52, !DIExpression(), !54)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !55
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !56
  %mul = mul i32 %0, %1, !dbg !57
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !58
  %add = add i32 %mul, %2, !dbg !59
    #dbg_value(i32 %add, !53, !DIExpression(), !54)
  %add3 = add nsw i32 %add, %gap, !dbg !60
  %idxprom = sext i32 %add3 to i64, !dbg !61
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !61
  %3 = load float, ptr %arrayidx, align 4, !dbg !61, !tbaa !62
  %mul4 = fmul float %3, 2.000000e+00, !dbg !64
  %idxprom5 = sext i32 %add to i64, !dbg !65
  %arrayidx6 = getelementptr inbounds float, ptr %a, i64 %idxprom5, !dbg !65
  store float %mul4, ptr %arrayidx6, align 4, !dbg !66, !tbaa !62
  ret void, !dbg !67
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6planesPKfPfi(ptr noundef %in, ptr noundef %out, i32 noundef %plane) #0 !dbg !68 {
entry:
    #dbg_value(ptr %in, !74, !DIExpression(), !78)
    #dbg_value(ptr %out, !75, !DIExpression(), !78)
    #dbg_value(i32 %plane, !76, !DIExpression(), !78)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !79
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !80
  %mul = mul i32 %0, %1, !dbg !81
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !82
  %add = add i32 %mul, %2, !dbg !83
    #dbg_value(i32 %add, !77, !DIExpression(), !78)
  %mul3 = mul nsw i32 3, %add, !dbg !84
  %idxprom = sext i32 %mul3 to i64, !dbg !85
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !85
  %3 = load float, ptr %arrayidx, align 4, !dbg !85, !tbaa !62
  %idxprom4 = sext i32 %add to i64, !dbg !86
  %arrayidx5 = getelementptr inbounds float, ptr %out, i64 %idxprom4, !dbg !86
  store float %3, ptr %arrayidx5, align 4, !dbg !87, !tbaa !62
  %mul6 = mul nsw i32 3, %add, !dbg !88
  %add7 = add nsw i32 %mul6, 1, !dbg !89
  %idxprom8 = sext i32 %add7 to i64, !dbg !90
  %arrayidx9 = getelementptr inbounds float, ptr %in, i64 %idxprom8, !dbg !90
  %4 = load float, ptr %arrayidx9, align 4, !dbg !90, !tbaa !62
  %add10 = add nsw i32 %add, %plane, !dbg !91
  %idxprom11 = sext i32 %add10 to i64, !dbg !92
  %arrayidx12 = getelementptr inbounds float, ptr %out, i64 %idxprom11, !dbg !92
  store float %4, ptr %arrayidx12, align 4, !dbg !93, !tbaa !62
  %mul13 = mul nsw i32 3, %add, !dbg !94
  %add14 = add nsw i32 %mul13, 2, !dbg !95
  %idxprom15 = sext i32 %add14 to i64, !dbg !96
  %arrayidx16 = getelementptr inbounds float, ptr %in, i64 %idxprom15, !dbg !96
  %5 = load float, ptr %arrayidx16, align 4, !dbg !96, !tbaa !62
  %add17 = add nsw i32 %add, %plane, !dbg !97
  %add18 = add nsw i32 %add17, 1, !dbg !98
  %idxprom19 = sext i32 %add18 to i64, !dbg !99
  %arrayidx20 = getelementptr inbounds float, ptr %out, i64 %idxprom19, !dbg !99
  store float %5, ptr %arrayidx20, align 4, !dbg !100, !tbaa !62
  ret void, !dbg !101
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "parts_of_a_buffer.cu", directory: ".")
!2 = !{!3, !6, !8, !13, !18, !23, !29, !31}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 128)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 129)
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !9, file: !5, line: 154)
!9 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !5, file: !5, line: 137, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!13 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !14, file: !5, line: 154)
!14 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !5, file: !5, line: 133, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !19, file: !5, line: 154)
!19 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !5, file: !5, line: 134, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !24, file: !5, line: 154)
!24 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !5, file: !5, line: 145, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !28}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !30, file: !5, line: 154)
!30 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !5, file: !5, line: 147, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !32, file: !5, line: 154)
!32 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !5, file: !5, line: 149, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = !{!43, !43, i64 0}
!43 = !{!"int", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C++ TBAA"}
!46 = distinct !DISubprogram(name: "shift", linkageName: "_Z5shiftPfi", scope: !1, file: !1, line: 9, type: !47, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !50)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!50 = !{!51, !52, !53}
!51 = !DILocalVariable(name: "a", arg: 1, scope: !46, file: !1, line: 9, type: !49)
!52 = !DILocalVariable(name: "gap", arg: 2, scope: !46, file: !1, line: 9, type: !35)
!53 = !DILocalVariable(name: "i", scope: !46, file: !1, line: 10, type: !35)
!54 = !DILocation(line: 0, scope: !46)
!55 = !DILocation(line: 10, column: 11, scope: !46)
!56 = !DILocation(line: 10, column: 24, scope: !46)
!57 = !DILocation(line: 10, column: 22, scope: !46)
!58 = !DILocation(line: 10, column: 37, scope: !46)
!59 = !DILocation(line: 10, column: 35, scope: !46)
!60 = !DILocation(line: 12, column: 14, scope: !46)
!61 = !DILocation(line: 12, column: 10, scope: !46)
!62 = !{!63, !63, i64 0}
!63 = !{!"float", !44, i64 0}
!64 = !DILocation(line: 12, column: 21, scope: !46)
!65 = !DILocation(line: 12, column: 3, scope: !46)
!66 = !DILocation(line: 12, column: 8, scope: !46)
!67 = !DILocation(line: 13, column: 1, scope: !46)
!68 = distinct !DISubprogram(name: "planes", linkageName: "_Z6planesPKfPfi", scope: !1, file: !1, line: 14, type: !69, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !73)
!69 = !DISubroutineType(types: !70)
!70 = !{null, !71, !49, !35}
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!73 = !{!74, !75, !76, !77}
!74 = !DILocalVariable(name: "in", arg: 1, scope: !68, file: !1, line: 14, type: !71)
!75 = !DILocalVariable(name: "out", arg: 2, scope: !68, file: !1, line: 14, type: !49)
!76 = !DILocalVariable(name: "plane", arg: 3, scope: !68, file: !1, line: 14, type: !35)
!77 = !DILocalVariable(name: "i", scope: !68, file: !1, line: 15, type: !35)
!78 = !DILocation(line: 0, scope: !68)
!79 = !DILocation(line: 15, column: 11, scope: !68)
!80 = !DILocation(line: 15, column: 24, scope: !68)
!81 = !DILocation(line: 15, column: 22, scope: !68)
!82 = !DILocation(line: 15, column: 37, scope: !68)
!83 = !DILocation(line: 15, column: 35, scope: !68)
!84 = !DILocation(line: 16, column: 17, scope: !68)
!85 = !DILocation(line: 16, column: 12, scope: !68)
!86 = !DILocation(line: 16, column: 3, scope: !68)
!87 = !DILocation(line: 16, column: 10, scope: !68)
!88 = !DILocation(line: 17, column: 25, scope: !68)
!89 = !DILocation(line: 17, column: 29, scope: !68)
!90 = !DILocation(line: 17, column: 20, scope: !68)
!91 = !DILocation(line: 17, column: 9, scope: !68)
!92 = !DILocation(line: 17, column: 3, scope: !68)
!93 = !DILocation(line: 17, column: 18, scope: !68)
!94 = !DILocation(line: 18, column: 29, scope: !68)
!95 = !DILocation(line: 18, column: 33, scope: !68)
!96 = !DILocation(line: 18, column: 24, scope: !68)
!97 = !DILocation(line: 18, column: 9, scope: !68)
!98 = !DILocation(line: 18, column: 17, scope: !68)
!99 = !DILocation(line: 18, column: 3, scope: !68)
!100 = !DILocation(line: 18, column: 22, scope: !68)
!101 = !DILocation(line: 19, column: 1, scope: !68)
