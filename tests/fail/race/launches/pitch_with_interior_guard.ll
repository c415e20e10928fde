; ModuleID = 'pitch_with_interior_guard.cu'
source_filename = "pitch_with_interior_guard.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8interiorPfjj(ptr noundef %out, i32 noundef %w, i32 noundef %h) #0 !dbg !46 {
entry:
    #dbg_value(ptr %out, !52, !DIExpression(), !58)
    #dbg_value(i32 %w, !53, !DIExpression(), !58)
    #dbg_value(i32 %h, !54, !DIExpression(), !58)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !59
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !60
  %mul = mul i32 %0, %1, !dbg !61
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %add = add i32 %mul, %2, !dbg !63
    #dbg_value(i32 %add, !55, !DIExpression(), !58)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !64
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !65
  %mul5 = mul i32 %3, %4, !dbg !66
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !67
  %add7 = add i32 %mul5, %5, !dbg !68
    #dbg_value(i32 %add7, !56, !DIExpression(), !58)
    #dbg_value(float 0.000000e+00, !57, !DIExpression(), !58)
  %cmp = icmp ugt i32 %add, 0, !dbg !69
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !71

land.lhs.true:                                    ; preds = %entry
  %cmp8 = icmp ugt i32 %add7, 0, !dbg !72
  br i1 %cmp8, label %land.lhs.true9, label %if.end, !dbg !73

land.lhs.true9:                                   ; preds = %land.lhs.true
  %sub = sub i32 %w, 1, !dbg !74
  %cmp10 = icmp ult i32 %add, %sub, !dbg !75
  br i1 %cmp10, label %land.lhs.true11, label %if.end, !dbg !76

land.lhs.true11:                                  ; preds = %land.lhs.true9
  %sub12 = sub i32 %h, 1, !dbg !77
  %cmp13 = icmp ult i32 %add7, %sub12, !dbg !78
  br i1 %cmp13, label %if.then, label %if.end, !dbg !76

if.then:                                          ; preds = %land.lhs.true11
  %mul14 = mul i32 %add7, %w, !dbg !79
  %add15 = add i32 %mul14, %add, !dbg !80
  %add16 = add i32 %add15, 1, !dbg !81
  %idxprom = zext i32 %add16 to i64, !dbg !82
  %arrayidx = getelementptr inbounds nuw float, ptr %out, i64 %idxprom, !dbg !82
  %6 = load float, ptr %arrayidx, align 4, !dbg !82, !tbaa !83
  %mul17 = mul i32 %add7, %w, !dbg !85
  %add18 = add i32 %mul17, %add, !dbg !86
  %sub19 = sub i32 %add18, 1, !dbg !87
  %idxprom20 = zext i32 %sub19 to i64, !dbg !88
  %arrayidx21 = getelementptr inbounds nuw float, ptr %out, i64 %idxprom20, !dbg !88
  %7 = load float, ptr %arrayidx21, align 4, !dbg !88, !tbaa !83
  %sub22 = fsub float %6, %7, !dbg !89
    #dbg_value(float %sub22, !57, !DIExpression(), !58)
  br label %if.end, !dbg !90

if.end:                                           ; preds = %if.then, %land.lhs.true11, %land.lhs.true9, %land.lhs.true, %entry
  %g.0 = phi float [ %sub22, %if.then ], [ 0.000000e+00, %land.lhs.true11 ], [ 0.000000e+00, %land.lhs.true9 ], [ 0.000000e+00, %land.lhs.true ], [ 0.000000e+00, %entry ], !dbg !58
    #dbg_value(float %g.0, !57, !DIExpression(), !58)
  %mul23 = mul i32 %add7, %w, !dbg !91
  %add24 = add i32 %mul23, %add, !dbg !92
  %idxprom25 = zext i32 %add24 to i64, !dbg !93
  %arrayidx26 = getelementptr inbounds nuw float, ptr %out, i64 %idxprom25, !dbg !93
  store float %g.0, ptr %arrayidx26, align 4, !dbg !94, !tbaa !83
  ret void, !dbg !95
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
!1 = !DIFile(filename: "pitch_with_interior_guard.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "interior", linkageName: "_Z8interiorPfjj", scope: !1, file: !1, line: 6, type: !47, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !51)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !50, !50}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!50 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!51 = !{!52, !53, !54, !55, !56, !57}
!52 = !DILocalVariable(name: "out", arg: 1, scope: !46, file: !1, line: 6, type: !49)
!53 = !DILocalVariable(name: "w", arg: 2, scope: !46, file: !1, line: 6, type: !50)
!54 = !DILocalVariable(name: "h", arg: 3, scope: !46, file: !1, line: 6, type: !50)
!55 = !DILocalVariable(name: "x", scope: !46, file: !1, line: 7, type: !50)
!56 = !DILocalVariable(name: "y", scope: !46, file: !1, line: 8, type: !50)
!57 = !DILocalVariable(name: "g", scope: !46, file: !1, line: 9, type: !36)
!58 = !DILocation(line: 0, scope: !46)
!59 = !DILocation(line: 7, column: 16, scope: !46)
!60 = !DILocation(line: 7, column: 29, scope: !46)
!61 = !DILocation(line: 7, column: 27, scope: !46)
!62 = !DILocation(line: 7, column: 42, scope: !46)
!63 = !DILocation(line: 7, column: 40, scope: !46)
!64 = !DILocation(line: 8, column: 16, scope: !46)
!65 = !DILocation(line: 8, column: 29, scope: !46)
!66 = !DILocation(line: 8, column: 27, scope: !46)
!67 = !DILocation(line: 8, column: 42, scope: !46)
!68 = !DILocation(line: 8, column: 40, scope: !46)
!69 = !DILocation(line: 10, column: 9, scope: !70)
!70 = distinct !DILexicalBlock(scope: !46, file: !1, line: 10, column: 7)
!71 = !DILocation(line: 10, column: 13, scope: !70)
!72 = !DILocation(line: 10, column: 18, scope: !70)
!73 = !DILocation(line: 10, column: 22, scope: !70)
!74 = !DILocation(line: 10, column: 31, scope: !70)
!75 = !DILocation(line: 10, column: 27, scope: !70)
!76 = !DILocation(line: 10, column: 35, scope: !70)
!77 = !DILocation(line: 10, column: 44, scope: !70)
!78 = !DILocation(line: 10, column: 40, scope: !70)
!79 = !DILocation(line: 11, column: 15, scope: !70)
!80 = !DILocation(line: 11, column: 19, scope: !70)
!81 = !DILocation(line: 11, column: 23, scope: !70)
!82 = !DILocation(line: 11, column: 9, scope: !70)
!83 = !{!84, !84, i64 0}
!84 = !{!"float", !44, i64 0}
!85 = !DILocation(line: 11, column: 36, scope: !70)
!86 = !DILocation(line: 11, column: 40, scope: !70)
!87 = !DILocation(line: 11, column: 44, scope: !70)
!88 = !DILocation(line: 11, column: 30, scope: !70)
!89 = !DILocation(line: 11, column: 28, scope: !70)
!90 = !DILocation(line: 11, column: 5, scope: !70)
!91 = !DILocation(line: 12, column: 9, scope: !46)
!92 = !DILocation(line: 12, column: 13, scope: !46)
!93 = !DILocation(line: 12, column: 3, scope: !46)
!94 = !DILocation(line: 12, column: 18, scope: !46)
!95 = !DILocation(line: 13, column: 1, scope: !46)
