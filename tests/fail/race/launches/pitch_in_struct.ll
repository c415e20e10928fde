; ModuleID = 'pitch_in_struct.cu'
source_filename = "pitch_in_struct.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.Image = type { ptr, i32, i32, i32 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5scale5ImageS_f(ptr noundef byval(%struct.Image) align 8 %in, ptr noundef byval(%struct.Image) align 8 %out, float noundef %by) #0 !dbg !46 {
entry:
    #dbg_declare(ptr %in, !57, !DIExpression(), !62)
    #dbg_declare(ptr %out, !58, !DIExpression(), !63)
    #dbg_value(float %by, !59, !DIExpression(), !64)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !65
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !66
  %mul = mul i32 %0, %1, !dbg !67
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
  %add = add i32 %mul, %2, !dbg !69
    #dbg_value(i32 %add, !60, !DIExpression(), !64)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !70
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !71
  %mul5 = mul i32 %3, %4, !dbg !72
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !73
  %add7 = add i32 %mul5, %5, !dbg !74
    #dbg_value(i32 %add7, !61, !DIExpression(), !64)
  %width = getelementptr inbounds nuw %struct.Image, ptr %out, i32 0, i32 1, !dbg !75
  %6 = load i32, ptr %width, align 8, !dbg !75, !tbaa !77
  %cmp = icmp sge i32 %add, %6, !dbg !81
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !82

lor.lhs.false:                                    ; preds = %entry
  %height = getelementptr inbounds nuw %struct.Image, ptr %out, i32 0, i32 2, !dbg !83
  %7 = load i32, ptr %height, align 4, !dbg !83, !tbaa !84
  %cmp8 = icmp sge i32 %add7, %7, !dbg !85
  br i1 %cmp8, label %if.then, label %if.end, !dbg !82

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %cleanup, !dbg !86

if.end:                                           ; preds = %lor.lhs.false
  %data = getelementptr inbounds nuw %struct.Image, ptr %in, i32 0, i32 0, !dbg !87
  %8 = load ptr, ptr %data, align 8, !dbg !87, !tbaa !88
  %pitch = getelementptr inbounds nuw %struct.Image, ptr %in, i32 0, i32 3, !dbg !89
  %9 = load i32, ptr %pitch, align 8, !dbg !89, !tbaa !90
  %mul9 = mul nsw i32 %add7, %9, !dbg !91
  %add10 = add nsw i32 %mul9, %add, !dbg !92
  %idxprom = sext i32 %add10 to i64, !dbg !93
  %arrayidx = getelementptr inbounds float, ptr %8, i64 %idxprom, !dbg !93
  %10 = load float, ptr %arrayidx, align 4, !dbg !93, !tbaa !94
  %mul11 = fmul float %10, %by, !dbg !96
  %data12 = getelementptr inbounds nuw %struct.Image, ptr %out, i32 0, i32 0, !dbg !97
  %11 = load ptr, ptr %data12, align 8, !dbg !97, !tbaa !88
  %mul13 = mul nsw i32 %add, 2, !dbg !98
  %add14 = add nsw i32 %add7, %mul13, !dbg !99
  %idxprom15 = sext i32 %add14 to i64, !dbg !100
  %arrayidx16 = getelementptr inbounds float, ptr %11, i64 %idxprom15, !dbg !100
  store float %mul11, ptr %arrayidx16, align 4, !dbg !101, !tbaa !94
  br label %cleanup, !dbg !102

cleanup:                                          ; preds = %if.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !102

unreachable:                                      ; preds = %cleanup
  unreachable
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
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pitch_in_struct.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "scale", linkageName: "_Z5scale5ImageS_f", scope: !1, file: !1, line: 10, type: !47, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !56)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !49, !36}
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Image", file: !1, line: 6, size: 192, flags: DIFlagTypePassByValue, elements: !50, identifier: "_ZTS5Image")
!50 = !{!51, !53, !54, !55}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !49, file: !1, line: 7, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !49, file: !1, line: 8, baseType: !35, size: 32, offset: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "height", scope: !49, file: !1, line: 8, baseType: !35, size: 32, offset: 96)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "pitch", scope: !49, file: !1, line: 8, baseType: !35, size: 32, offset: 128)
!56 = !{!57, !58, !59, !60, !61}
!57 = !DILocalVariable(name: "in", arg: 1, scope: !46, file: !1, line: 10, type: !49)
!58 = !DILocalVariable(name: "out", arg: 2, scope: !46, file: !1, line: 10, type: !49)
!59 = !DILocalVariable(name: "by", arg: 3, scope: !46, file: !1, line: 10, type: !36)
!60 = !DILocalVariable(name: "x", scope: !46, file: !1, line: 11, type: !35)
!61 = !DILocalVariable(name: "y", scope: !46, file: !1, line: 11, type: !35)
!62 = !DILocation(line: 10, column: 29, scope: !46)
!63 = !DILocation(line: 10, column: 39, scope: !46)
!64 = !DILocation(line: 0, scope: !46)
!65 = !DILocation(line: 11, column: 11, scope: !46)
!66 = !DILocation(line: 11, column: 24, scope: !46)
!67 = !DILocation(line: 11, column: 22, scope: !46)
!68 = !DILocation(line: 11, column: 37, scope: !46)
!69 = !DILocation(line: 11, column: 35, scope: !46)
!70 = !DILocation(line: 11, column: 54, scope: !46)
!71 = !DILocation(line: 11, column: 67, scope: !46)
!72 = !DILocation(line: 11, column: 65, scope: !46)
!73 = !DILocation(line: 11, column: 80, scope: !46)
!74 = !DILocation(line: 11, column: 78, scope: !46)
!75 = !DILocation(line: 12, column: 16, scope: !76)
!76 = distinct !DILexicalBlock(scope: !46, file: !1, line: 12, column: 7)
!77 = !{!78, !43, i64 8}
!78 = !{!"_ZTS5Image", !79, i64 0, !43, i64 8, !43, i64 12, !43, i64 16}
!79 = !{!"p1 float", !80, i64 0}
!80 = !{!"any pointer", !44, i64 0}
!81 = !DILocation(line: 12, column: 9, scope: !76)
!82 = !DILocation(line: 12, column: 22, scope: !76)
!83 = !DILocation(line: 12, column: 34, scope: !76)
!84 = !{!78, !43, i64 12}
!85 = !DILocation(line: 12, column: 27, scope: !76)
!86 = !DILocation(line: 12, column: 42, scope: !76)
!87 = !DILocation(line: 13, column: 28, scope: !46)
!88 = !{!78, !79, i64 0}
!89 = !DILocation(line: 13, column: 40, scope: !46)
!90 = !{!78, !43, i64 16}
!91 = !DILocation(line: 13, column: 35, scope: !46)
!92 = !DILocation(line: 13, column: 46, scope: !46)
!93 = !DILocation(line: 13, column: 25, scope: !46)
!94 = !{!95, !95, i64 0}
!95 = !{!"float", !44, i64 0}
!96 = !DILocation(line: 13, column: 51, scope: !46)
!97 = !DILocation(line: 13, column: 7, scope: !46)
!98 = !DILocation(line: 13, column: 18, scope: !46)
!99 = !DILocation(line: 13, column: 14, scope: !46)
!100 = !DILocation(line: 13, column: 3, scope: !46)
!101 = !DILocation(line: 13, column: 23, scope: !46)
!102 = !DILocation(line: 14, column: 1, scope: !46)
