; ModuleID = 'power_of_two_mask.cu'
source_filename = "power_of_two_mask.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5pairsPfi(ptr noundef %a, i32 noundef %step) #0 !dbg !46 {
entry:
    #dbg_value(ptr %a, !51, !DIExpression(), !58)
    #dbg_value(i32 %step, !52, !DIExpression(), !58)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !59
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !60
  %mul = mul i32 %0, %1, !dbg !61
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %add = add i32 %mul, %2, !dbg !63
    #dbg_value(i32 %add, !53, !DIExpression(), !58)
  %sub = sub nsw i32 %step, 1, !dbg !64
  %and = and i32 %add, %sub, !dbg !65
    #dbg_value(i32 %and, !54, !DIExpression(), !58)
  %sub3 = sub nsw i32 %add, %and, !dbg !66
  %shl = shl i32 %sub3, 1, !dbg !67
  %add4 = add nsw i32 %shl, %and, !dbg !68
    #dbg_value(i32 %add4, !55, !DIExpression(), !58)
  %idxprom = sext i32 %add4 to i64, !dbg !69
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !69
  %3 = load float, ptr %arrayidx, align 4, !dbg !69, !tbaa !70
    #dbg_value(float %3, !56, !DIExpression(), !58)
  %add5 = add nsw i32 %add4, %step, !dbg !72
  %idxprom6 = sext i32 %add5 to i64, !dbg !73
  %arrayidx7 = getelementptr inbounds float, ptr %a, i64 %idxprom6, !dbg !73
  %4 = load float, ptr %arrayidx7, align 4, !dbg !73, !tbaa !70
    #dbg_value(float %4, !57, !DIExpression(), !58)
  %add8 = fadd float %3, %4, !dbg !74
  %idxprom9 = sext i32 %add4 to i64, !dbg !75
  %arrayidx10 = getelementptr inbounds float, ptr %a, i64 %idxprom9, !dbg !75
  store float %add8, ptr %arrayidx10, align 4, !dbg !76, !tbaa !70
  %sub11 = fsub float %3, %4, !dbg !77
  %mul12 = mul nsw i32 2, %step, !dbg !78
  %add13 = add nsw i32 %add4, %mul12, !dbg !79
  %idxprom14 = sext i32 %add13 to i64, !dbg !80
  %arrayidx15 = getelementptr inbounds float, ptr %a, i64 %idxprom14, !dbg !80
  store float %sub11, ptr %arrayidx15, align 4, !dbg !81, !tbaa !70
  ret void, !dbg !82
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "power_of_two_mask.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "pairs", linkageName: "_Z5pairsPfi", scope: !1, file: !1, line: 8, type: !47, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !50)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!50 = !{!51, !52, !53, !54, !55, !56, !57}
!51 = !DILocalVariable(name: "a", arg: 1, scope: !46, file: !1, line: 8, type: !49)
!52 = !DILocalVariable(name: "step", arg: 2, scope: !46, file: !1, line: 8, type: !35)
!53 = !DILocalVariable(name: "p", scope: !46, file: !1, line: 9, type: !35)
!54 = !DILocalVariable(name: "low", scope: !46, file: !1, line: 10, type: !35)
!55 = !DILocalVariable(name: "i", scope: !46, file: !1, line: 11, type: !35)
!56 = !DILocalVariable(name: "u", scope: !46, file: !1, line: 12, type: !36)
!57 = !DILocalVariable(name: "v", scope: !46, file: !1, line: 12, type: !36)
!58 = !DILocation(line: 0, scope: !46)
!59 = !DILocation(line: 9, column: 11, scope: !46)
!60 = !DILocation(line: 9, column: 24, scope: !46)
!61 = !DILocation(line: 9, column: 22, scope: !46)
!62 = !DILocation(line: 9, column: 37, scope: !46)
!63 = !DILocation(line: 9, column: 35, scope: !46)
!64 = !DILocation(line: 10, column: 23, scope: !46)
!65 = !DILocation(line: 10, column: 15, scope: !46)
!66 = !DILocation(line: 11, column: 15, scope: !46)
!67 = !DILocation(line: 11, column: 22, scope: !46)
!68 = !DILocation(line: 11, column: 28, scope: !46)
!69 = !DILocation(line: 12, column: 13, scope: !46)
!70 = !{!71, !71, i64 0}
!71 = !{!"float", !44, i64 0}
!72 = !DILocation(line: 12, column: 27, scope: !46)
!73 = !DILocation(line: 12, column: 23, scope: !46)
!74 = !DILocation(line: 13, column: 12, scope: !46)
!75 = !DILocation(line: 13, column: 3, scope: !46)
!76 = !DILocation(line: 13, column: 8, scope: !46)
!77 = !DILocation(line: 14, column: 23, scope: !46)
!78 = !DILocation(line: 14, column: 11, scope: !46)
!79 = !DILocation(line: 14, column: 7, scope: !46)
!80 = !DILocation(line: 14, column: 3, scope: !46)
!81 = !DILocation(line: 14, column: 19, scope: !46)
!82 = !DILocation(line: 15, column: 1, scope: !46)
