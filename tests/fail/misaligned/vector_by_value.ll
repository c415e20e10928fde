; ModuleID = 'vector_by_value.cu'
source_filename = "vector_by_value.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.float4 = type { float, float, float, float }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef float @_Z3sum6float4(ptr noundef byval(%struct.float4) align 16 %v) #0 !dbg !55 {
entry:
    #dbg_declare(ptr %v, !59, !DIExpression(), !60)
  %x = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 0, !dbg !61
  %0 = load float, ptr %x, align 16, !dbg !61, !tbaa !62
  %y = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 1, !dbg !65
  %1 = load float, ptr %y, align 4, !dbg !65, !tbaa !66
  %add = fadd float %0, %1, !dbg !67
  %z = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 2, !dbg !68
  %2 = load float, ptr %z, align 8, !dbg !68, !tbaa !69
  %add1 = fadd float %add, %2, !dbg !70
  %w = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 3, !dbg !71
  %3 = load float, ptr %w, align 4, !dbg !71, !tbaa !72
  %add2 = fadd float %add1, %3, !dbg !73
  ret float %add2, !dbg !74
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPKfPf(ptr noundef %a, ptr noundef %o) #1 !dbg !75 {
entry:
  %agg.tmp = alloca %struct.float4, align 16
    #dbg_value(ptr %a, !82, !DIExpression(), !84)
    #dbg_value(ptr %o, !83, !DIExpression(), !84)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !85
  %idx.ext = zext i32 %0 to i64, !dbg !86
  %add.ptr = getelementptr inbounds nuw float, ptr %a, i64 %idx.ext, !dbg !86
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %agg.tmp, ptr align 16 %add.ptr, i64 16, i1 false), !dbg !86, !tbaa.struct !87
  %call1 = call contract noundef float @_Z3sum6float4(ptr noundef byval(%struct.float4) align 16 %agg.tmp) #4, !dbg !89
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !90
  %idxprom = zext i32 %1 to i64, !dbg !91
  %arrayidx = getelementptr inbounds nuw float, ptr %o, i64 %idxprom, !dbg !91
  store float %call1, ptr %arrayidx, align 4, !dbg !92, !tbaa !88
  ret void, !dbg !93
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!46, !47, !48, !49}
!llvm.ident = !{!50}
!llvm.errno.tbaa = !{!51}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !12, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "vector_by_value.cu", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !5, line: 12, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !6, identifier: "_ZTS6float4")
!5 = !DIFile(filename: "cuda/ws/vector_types.h", directory: ".")
!6 = !{!7, !9, !10, !11}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !4, file: !5, line: 12, baseType: !8, size: 32)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !4, file: !5, line: 12, baseType: !8, size: 32, offset: 32)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !4, file: !5, line: 12, baseType: !8, size: 32, offset: 64)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !4, file: !5, line: 12, baseType: !8, size: 32, offset: 96)
!12 = !{!13, !16, !18, !23, !28, !33, !39, !41}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !14, file: !15, line: 128)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 129)
!17 = !DINamespace(name: "std", scope: null)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !19, file: !15, line: 154)
!19 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !15, file: !15, line: 137, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !24, file: !15, line: 154)
!24 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !15, file: !15, line: 133, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !27}
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !29, file: !15, line: 154)
!29 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !15, file: !15, line: 134, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !34, file: !15, line: 154)
!34 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !15, file: !15, line: 145, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !38}
!37 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!38 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !40, file: !15, line: 154)
!40 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !15, file: !15, line: 147, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !42, file: !15, line: 154)
!42 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !15, file: !15, line: 149, type: !43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!43 = !DISubroutineType(types: !44)
!44 = !{!45, !8}
!45 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!46 = !{i32 7, !"Dwarf Version", i32 4}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!50 = !{!"clang version 22.1.8"}
!51 = !{!52, !52, i64 0}
!52 = !{!"int", !53, i64 0}
!53 = !{!"omnipotent char", !54, i64 0}
!54 = !{!"Simple C++ TBAA"}
!55 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sum6float4", scope: !1, file: !1, line: 4, type: !56, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!8, !4}
!58 = !{!59}
!59 = !DILocalVariable(name: "v", arg: 1, scope: !55, file: !1, line: 4, type: !4)
!60 = !DILocation(line: 4, column: 42, scope: !55)
!61 = !DILocation(line: 4, column: 56, scope: !55)
!62 = !{!63, !64, i64 0}
!63 = !{!"_ZTS6float4", !64, i64 0, !64, i64 4, !64, i64 8, !64, i64 12}
!64 = !{!"float", !53, i64 0}
!65 = !DILocation(line: 4, column: 62, scope: !55)
!66 = !{!63, !64, i64 4}
!67 = !DILocation(line: 4, column: 58, scope: !55)
!68 = !DILocation(line: 4, column: 68, scope: !55)
!69 = !{!63, !64, i64 8}
!70 = !DILocation(line: 4, column: 64, scope: !55)
!71 = !DILocation(line: 4, column: 74, scope: !55)
!72 = !{!63, !64, i64 12}
!73 = !DILocation(line: 4, column: 70, scope: !55)
!74 = !DILocation(line: 4, column: 47, scope: !55)
!75 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKfPf", scope: !1, file: !1, line: 5, type: !76, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !81)
!76 = !DISubroutineType(types: !77)
!77 = !{null, !78, !80}
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!81 = !{!82, !83}
!82 = !DILocalVariable(name: "a", arg: 1, scope: !75, file: !1, line: 5, type: !78)
!83 = !DILocalVariable(name: "o", arg: 2, scope: !75, file: !1, line: 5, type: !80)
!84 = !DILocation(line: 0, scope: !75)
!85 = !DILocation(line: 6, column: 40, scope: !75)
!86 = !DILocation(line: 6, column: 24, scope: !75)
!87 = !{i64 0, i64 4, !88, i64 4, i64 4, !88, i64 8, i64 4, !88, i64 12, i64 4, !88}
!88 = !{!64, !64, i64 0}
!89 = !DILocation(line: 6, column: 20, scope: !75)
!90 = !DILocation(line: 6, column: 5, scope: !75)
!91 = !DILocation(line: 6, column: 3, scope: !75)
!92 = !DILocation(line: 6, column: 18, scope: !75)
!93 = !DILocation(line: 7, column: 1, scope: !75)
