; ModuleID = 'layer_of_volume.cu'
source_filename = "layer_of_volume.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4tintPfiii(ptr noundef %vol, i32 noundef %wide, i32 noundef %high, i32 noundef %layer) #0 !dbg !46 {
entry:
    #dbg_value(ptr %vol, !51, !DIExpression(), !57)
    #dbg_value(i32 %wide, !52, !DIExpression(), !57)
    #dbg_value(i32 %high, !53, !DIExpression(), !57)
    #dbg_value(i32 %layer, !54, !DIExpression(), !57)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !58
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !59
  %mul = mul i32 %0, %1, !dbg !60
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !61
  %add = add i32 %mul, %2, !dbg !62
    #dbg_value(i32 %add, !55, !DIExpression(), !57)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !63
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !64
  %mul5 = mul i32 %3, %4, !dbg !65
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !66
  %add7 = add i32 %mul5, %5, !dbg !67
    #dbg_value(i32 %add7, !56, !DIExpression(), !57)
  %mul8 = mul nsw i32 %layer, %wide, !dbg !68
  %mul9 = mul nsw i32 %mul8, %high, !dbg !69
  %mul10 = mul nsw i32 %add7, %wide, !dbg !70
  %add11 = add nsw i32 %mul9, %mul10, !dbg !71
  %add12 = add nsw i32 %add11, %add, !dbg !72
  %add13 = add nsw i32 %add12, 1, !dbg !73
  %idxprom = sext i32 %add13 to i64, !dbg !74
  %arrayidx = getelementptr inbounds float, ptr %vol, i64 %idxprom, !dbg !74
  %6 = load float, ptr %arrayidx, align 4, !dbg !74, !tbaa !75
  %mul14 = mul nsw i32 %layer, %wide, !dbg !77
  %mul15 = mul nsw i32 %mul14, %high, !dbg !78
  %mul16 = mul nsw i32 %add7, %wide, !dbg !79
  %add17 = add nsw i32 %mul15, %mul16, !dbg !80
  %add18 = add nsw i32 %add17, %add, !dbg !81
  %idxprom19 = sext i32 %add18 to i64, !dbg !82
  %arrayidx20 = getelementptr inbounds float, ptr %vol, i64 %idxprom19, !dbg !82
  %7 = load float, ptr %arrayidx20, align 4, !dbg !83, !tbaa !75
  %add21 = fadd float %7, %6, !dbg !83
  store float %add21, ptr %arrayidx20, align 4, !dbg !83, !tbaa !75
  ret void, !dbg !84
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
!1 = !DIFile(filename: "layer_of_volume.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "tint", linkageName: "_Z4tintPfiii", scope: !1, file: !1, line: 5, type: !47, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !50)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !35, !35, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!50 = !{!51, !52, !53, !54, !55, !56}
!51 = !DILocalVariable(name: "vol", arg: 1, scope: !46, file: !1, line: 5, type: !49)
!52 = !DILocalVariable(name: "wide", arg: 2, scope: !46, file: !1, line: 5, type: !35)
!53 = !DILocalVariable(name: "high", arg: 3, scope: !46, file: !1, line: 5, type: !35)
!54 = !DILocalVariable(name: "layer", arg: 4, scope: !46, file: !1, line: 5, type: !35)
!55 = !DILocalVariable(name: "x", scope: !46, file: !1, line: 6, type: !35)
!56 = !DILocalVariable(name: "y", scope: !46, file: !1, line: 6, type: !35)
!57 = !DILocation(line: 0, scope: !46)
!58 = !DILocation(line: 6, column: 11, scope: !46)
!59 = !DILocation(line: 6, column: 24, scope: !46)
!60 = !DILocation(line: 6, column: 22, scope: !46)
!61 = !DILocation(line: 6, column: 37, scope: !46)
!62 = !DILocation(line: 6, column: 35, scope: !46)
!63 = !DILocation(line: 6, column: 54, scope: !46)
!64 = !DILocation(line: 6, column: 67, scope: !46)
!65 = !DILocation(line: 6, column: 65, scope: !46)
!66 = !DILocation(line: 6, column: 80, scope: !46)
!67 = !DILocation(line: 6, column: 78, scope: !46)
!68 = !DILocation(line: 7, column: 56, scope: !46)
!69 = !DILocation(line: 7, column: 63, scope: !46)
!70 = !DILocation(line: 7, column: 74, scope: !46)
!71 = !DILocation(line: 7, column: 70, scope: !46)
!72 = !DILocation(line: 7, column: 81, scope: !46)
!73 = !DILocation(line: 7, column: 85, scope: !46)
!74 = !DILocation(line: 7, column: 46, scope: !46)
!75 = !{!76, !76, i64 0}
!76 = !{!"float", !44, i64 0}
!77 = !DILocation(line: 7, column: 13, scope: !46)
!78 = !DILocation(line: 7, column: 20, scope: !46)
!79 = !DILocation(line: 7, column: 31, scope: !46)
!80 = !DILocation(line: 7, column: 27, scope: !46)
!81 = !DILocation(line: 7, column: 38, scope: !46)
!82 = !DILocation(line: 7, column: 3, scope: !46)
!83 = !DILocation(line: 7, column: 43, scope: !46)
!84 = !DILocation(line: 8, column: 1, scope: !46)
