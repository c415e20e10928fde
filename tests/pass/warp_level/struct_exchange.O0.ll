; ModuleID = 'struct_exchange.cu'
source_filename = "struct_exchange.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.Particle = type { i32, [3 x i8], i16 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8exchangePK8ParticlePS_(ptr noundef %p, ptr noundef %q) #0 !dbg !42 {
entry:
  %p.addr = alloca ptr, align 8
  %q.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !59, !DIExpression(), !60)
  store ptr %q, ptr %q.addr, align 8
    #dbg_declare(ptr %q.addr, !61, !DIExpression(), !62)
  %0 = load ptr, ptr %p.addr, align 8, !dbg !63
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %xor = xor i32 %1, 1, !dbg !65
  %idxprom = zext i32 %xor to i64, !dbg !63
  %arrayidx = getelementptr inbounds nuw %struct.Particle, ptr %0, i64 %idxprom, !dbg !63
  %2 = load ptr, ptr %q.addr, align 8, !dbg !66
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
  %idxprom2 = zext i32 %3 to i64, !dbg !66
  %arrayidx3 = getelementptr inbounds nuw %struct.Particle, ptr %2, i64 %idxprom2, !dbg !66
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %arrayidx3, ptr align 4 %arrayidx, i64 12, i1 false), !dbg !68
  ret void, !dbg !69
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "struct_exchange.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "exchange", linkageName: "_Z8exchangePK8ParticlePS_", scope: !1, file: !1, line: 9, type: !43, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !58)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !57}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !47)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Particle", file: !1, line: 4, size: 96, flags: DIFlagTypePassByValue, elements: !48, identifier: "_ZTS8Particle")
!48 = !{!49, !50, !55}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !47, file: !1, line: 5, baseType: !35, size: 32)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !47, file: !1, line: 6, baseType: !51, size: 24, offset: 32)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 24, elements: !53)
!52 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!53 = !{!54}
!54 = !DISubrange(count: 3)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "cell", scope: !47, file: !1, line: 7, baseType: !56, size: 16, offset: 64)
!56 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!58 = !{}
!59 = !DILocalVariable(name: "p", arg: 1, scope: !42, file: !1, line: 9, type: !45)
!60 = !DILocation(line: 9, column: 42, scope: !42)
!61 = !DILocalVariable(name: "q", arg: 2, scope: !42, file: !1, line: 9, type: !57)
!62 = !DILocation(line: 9, column: 55, scope: !42)
!63 = !DILocation(line: 10, column: 20, scope: !42)
!64 = !DILocation(line: 10, column: 22, scope: !42)
!65 = !DILocation(line: 10, column: 34, scope: !42)
!66 = !DILocation(line: 10, column: 3, scope: !42)
!67 = !DILocation(line: 10, column: 5, scope: !42)
!68 = !DILocation(line: 10, column: 18, scope: !42)
!69 = !DILocation(line: 11, column: 1, scope: !42)
