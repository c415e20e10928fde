; ModuleID = 'next_shared.cu'
source_filename = "next_shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ6slopesPKfS0_PfE4left = internal addrspace(3) global [64 x float] undef, align 4, !dbg !0
@_ZZ6slopesPKfS0_PfE5right = internal addrspace(3) global [64 x float] undef, align 4, !dbg !12
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6slopesPKfS0_Pf(ptr noundef %a, ptr noundef %b, ptr noundef %o) #0 !dbg !2 {
entry:
    #dbg_value(ptr %a, !52, !DIExpression(), !65)
    #dbg_value(ptr %b, !53, !DIExpression(), !65)
    #dbg_value(ptr %o, !54, !DIExpression(), !65)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
    #dbg_value(i32 %0, !55, !DIExpression(), !65)
  %idxprom = sext i32 %0 to i64, !dbg !67
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !67
  %1 = load float, ptr %arrayidx, align 4, !dbg !67, !tbaa !68
  %idxprom1 = sext i32 %0 to i64, !dbg !70
  %arrayidx2 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6slopesPKfS0_PfE4left to ptr), i64 0, i64 %idxprom1, !dbg !70
  store float %1, ptr %arrayidx2, align 4, !dbg !71, !tbaa !68
  %idxprom3 = sext i32 %0 to i64, !dbg !72
  %arrayidx4 = getelementptr inbounds float, ptr %b, i64 %idxprom3, !dbg !72
  %2 = load float, ptr %arrayidx4, align 4, !dbg !72, !tbaa !68
  %idxprom5 = sext i32 %0 to i64, !dbg !73
  %arrayidx6 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6slopesPKfS0_PfE5right to ptr), i64 0, i64 %idxprom5, !dbg !73
  store float %2, ptr %arrayidx6, align 4, !dbg !74, !tbaa !68
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !75
  %add = add nsw i32 %0, 1, !dbg !76
  %idxprom7 = sext i32 %add to i64, !dbg !77
  %arrayidx8 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6slopesPKfS0_PfE4left to ptr), i64 0, i64 %idxprom7, !dbg !77
  %3 = load float, ptr %arrayidx8, align 4, !dbg !77, !tbaa !68
  %idxprom9 = sext i32 %0 to i64, !dbg !78
  %arrayidx10 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6slopesPKfS0_PfE5right to ptr), i64 0, i64 %idxprom9, !dbg !78
  %4 = load float, ptr %arrayidx10, align 4, !dbg !78, !tbaa !68
  %sub = fsub float %3, %4, !dbg !79
  %idxprom11 = sext i32 %0 to i64, !dbg !80
  %arrayidx12 = getelementptr inbounds float, ptr %o, i64 %idxprom11, !dbg !80
  store float %sub, ptr %arrayidx12, align 4, !dbg !81, !tbaa !68
  ret void, !dbg !82
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!56, !57, !58, !59}
!llvm.ident = !{!60}
!llvm.errno.tbaa = !{!61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "left", scope: !2, file: !3, line: 7, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "slopes", linkageName: "_Z6slopesPKfS0_Pf", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !51)
!3 = !DIFile(filename: "next_shared.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !17, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0, !12}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!13 = distinct !DIGlobalVariable(name: "right", scope: !2, file: !3, line: 8, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 64)
!17 = !{!18, !21, !23, !28, !33, !38, !44, !46}
!18 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !19, file: !20, line: 128)
!19 = !DINamespace(name: "ws_math", scope: null)
!20 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !22, entity: !19, file: !20, line: 129)
!22 = !DINamespace(name: "std", scope: null)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !24, file: !20, line: 154)
!24 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !20, file: !20, line: 137, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !27}
!27 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !29, file: !20, line: 154)
!29 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !20, file: !20, line: 133, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !34, file: !20, line: 154)
!34 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !20, file: !20, line: 134, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !37}
!37 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !39, file: !20, line: 154)
!39 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !20, file: !20, line: 145, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !43}
!42 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!43 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !45, file: !20, line: 154)
!45 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !20, file: !20, line: 147, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !47, file: !20, line: 154)
!47 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !20, file: !20, line: 149, type: !48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!48 = !DISubroutineType(types: !49)
!49 = !{!50, !8}
!50 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!51 = !{!52, !53, !54, !55}
!52 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!53 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 6, type: !6)
!54 = !DILocalVariable(name: "o", arg: 3, scope: !2, file: !3, line: 6, type: !9)
!55 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !50)
!56 = !{i32 7, !"Dwarf Version", i32 4}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!60 = !{!"clang version 22.1.8"}
!61 = !{!62, !62, i64 0}
!62 = !{!"int", !63, i64 0}
!63 = !{!"omnipotent char", !64, i64 0}
!64 = !{!"Simple C++ TBAA"}
!65 = !DILocation(line: 0, scope: !2)
!66 = !DILocation(line: 9, column: 11, scope: !2)
!67 = !DILocation(line: 10, column: 13, scope: !2)
!68 = !{!69, !69, i64 0}
!69 = !{!"float", !63, i64 0}
!70 = !DILocation(line: 10, column: 3, scope: !2)
!71 = !DILocation(line: 10, column: 11, scope: !2)
!72 = !DILocation(line: 10, column: 30, scope: !2)
!73 = !DILocation(line: 10, column: 19, scope: !2)
!74 = !DILocation(line: 10, column: 28, scope: !2)
!75 = !DILocation(line: 11, column: 3, scope: !2)
!76 = !DILocation(line: 12, column: 17, scope: !2)
!77 = !DILocation(line: 12, column: 10, scope: !2)
!78 = !DILocation(line: 12, column: 24, scope: !2)
!79 = !DILocation(line: 12, column: 22, scope: !2)
!80 = !DILocation(line: 12, column: 3, scope: !2)
!81 = !DILocation(line: 12, column: 8, scope: !2)
!82 = !DILocation(line: 13, column: 1, scope: !2)
