; ModuleID = 'vector_by_value.cu'
source_filename = "vector_by_value.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.float4 = type { float, float, float, float }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z3sum6float4(ptr noundef byval(%struct.float4) align 16 %v) #0 !dbg !51 {
entry:
    #dbg_declare(ptr %v, !55, !DIExpression(), !56)
  %x = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 0, !dbg !57
  %0 = load float, ptr %x, align 16, !dbg !57
  %y = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 1, !dbg !58
  %1 = load float, ptr %y, align 4, !dbg !58
  %add = fadd float %0, %1, !dbg !59
  %z = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 2, !dbg !60
  %2 = load float, ptr %z, align 8, !dbg !60
  %add1 = fadd float %add, %2, !dbg !61
  %w = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 3, !dbg !62
  %3 = load float, ptr %w, align 4, !dbg !62
  %add2 = fadd float %add1, %3, !dbg !63
  ret float %add2, !dbg !64
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPKfPf(ptr noundef %a, ptr noundef %o) #1 !dbg !65 {
entry:
  %a.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %agg.tmp = alloca %struct.float4, align 16
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !71, !DIExpression(), !72)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !73, !DIExpression(), !74)
  %0 = load ptr, ptr %a.addr, align 8, !dbg !75
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
  %idx.ext = zext i32 %1 to i64, !dbg !77
  %add.ptr = getelementptr inbounds nuw float, ptr %0, i64 %idx.ext, !dbg !77
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %agg.tmp, ptr align 16 %add.ptr, i64 16, i1 false), !dbg !77
  %call1 = call contract noundef float @_Z3sum6float4(ptr noundef byval(%struct.float4) align 16 %agg.tmp) #4, !dbg !78
  %2 = load ptr, ptr %o.addr, align 8, !dbg !79
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !80
  %idxprom = zext i32 %3 to i64, !dbg !79
  %arrayidx = getelementptr inbounds nuw float, ptr %2, i64 %idxprom, !dbg !79
  store float %call1, ptr %arrayidx, align 4, !dbg !81
  ret void, !dbg !82
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!46, !47, !48, !49}
!llvm.ident = !{!50}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !12, splitDebugInlining: false, nameTableKind: None)
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
!19 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !15, file: !15, line: 137, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !24, file: !15, line: 154)
!24 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !15, file: !15, line: 133, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !27}
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !29, file: !15, line: 154)
!29 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !15, file: !15, line: 134, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !34, file: !15, line: 154)
!34 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !15, file: !15, line: 145, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !38}
!37 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!38 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !40, file: !15, line: 154)
!40 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !15, file: !15, line: 147, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !42, file: !15, line: 154)
!42 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !15, file: !15, line: 149, type: !43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!43 = !DISubroutineType(types: !44)
!44 = !{!45, !8}
!45 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!46 = !{i32 7, !"Dwarf Version", i32 4}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!50 = !{!"clang version 22.1.8"}
!51 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sum6float4", scope: !1, file: !1, line: 4, type: !52, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!8, !4}
!54 = !{}
!55 = !DILocalVariable(name: "v", arg: 1, scope: !51, file: !1, line: 4, type: !4)
!56 = !DILocation(line: 4, column: 42, scope: !51)
!57 = !DILocation(line: 4, column: 56, scope: !51)
!58 = !DILocation(line: 4, column: 62, scope: !51)
!59 = !DILocation(line: 4, column: 58, scope: !51)
!60 = !DILocation(line: 4, column: 68, scope: !51)
!61 = !DILocation(line: 4, column: 64, scope: !51)
!62 = !DILocation(line: 4, column: 74, scope: !51)
!63 = !DILocation(line: 4, column: 70, scope: !51)
!64 = !DILocation(line: 4, column: 47, scope: !51)
!65 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKfPf", scope: !1, file: !1, line: 5, type: !66, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !54)
!66 = !DISubroutineType(types: !67)
!67 = !{null, !68, !70}
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!71 = !DILocalVariable(name: "a", arg: 1, scope: !65, file: !1, line: 5, type: !68)
!72 = !DILocation(line: 5, column: 32, scope: !65)
!73 = !DILocalVariable(name: "o", arg: 2, scope: !65, file: !1, line: 5, type: !70)
!74 = !DILocation(line: 5, column: 42, scope: !65)
!75 = !DILocation(line: 6, column: 36, scope: !65)
!76 = !DILocation(line: 6, column: 40, scope: !65)
!77 = !DILocation(line: 6, column: 24, scope: !65)
!78 = !DILocation(line: 6, column: 20, scope: !65)
!79 = !DILocation(line: 6, column: 3, scope: !65)
!80 = !DILocation(line: 6, column: 5, scope: !65)
!81 = !DILocation(line: 6, column: 18, scope: !65)
!82 = !DILocation(line: 7, column: 1, scope: !65)
