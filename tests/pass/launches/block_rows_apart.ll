; ModuleID = 'block_rows_apart.cu'
source_filename = "block_rows_apart.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10block_rowsPfii(ptr noundef %o, i32 noundef %n, i32 noundef %pitch) #0 !dbg !46 {
entry:
    #dbg_value(ptr %o, !51, !DIExpression(), !57)
    #dbg_value(i32 %n, !52, !DIExpression(), !57)
    #dbg_value(i32 %pitch, !53, !DIExpression(), !57)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !58
  %mul = mul i32 %0, %pitch, !dbg !59
  %idx.ext = zext i32 %mul to i64, !dbg !60
  %add.ptr = getelementptr inbounds nuw float, ptr %o, i64 %idx.ext, !dbg !60
    #dbg_value(ptr %add.ptr, !54, !DIExpression(), !57)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !61
    #dbg_value(i32 %1, !55, !DIExpression(), !62)
  br label %for.cond, !dbg !63

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %1, %entry ], [ %add4, %for.inc ], !dbg !64
    #dbg_value(i32 %i.0, !55, !DIExpression(), !62)
  %cmp = icmp slt i32 %i.0, %n, !dbg !65
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !67

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %add = add i32 %2, %i.0, !dbg !69
  %conv = uitofp i32 %add to float, !dbg !68
  %idxprom = sext i32 %i.0 to i64, !dbg !70
  %arrayidx = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom, !dbg !70
  store float %conv, ptr %arrayidx, align 4, !dbg !71, !tbaa !72
  br label %for.inc, !dbg !70

for.inc:                                          ; preds = %for.body
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !74
  %add4 = add i32 %i.0, %3, !dbg !75
    #dbg_value(i32 %add4, !55, !DIExpression(), !62)
  br label %for.cond, !dbg !76, !llvm.loop !77

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !81
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "block_rows_apart.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "block_rows", linkageName: "_Z10block_rowsPfii", scope: !1, file: !1, line: 6, type: !47, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !50)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !35, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!50 = !{!51, !52, !53, !54, !55}
!51 = !DILocalVariable(name: "o", arg: 1, scope: !46, file: !1, line: 6, type: !49)
!52 = !DILocalVariable(name: "n", arg: 2, scope: !46, file: !1, line: 6, type: !35)
!53 = !DILocalVariable(name: "pitch", arg: 3, scope: !46, file: !1, line: 6, type: !35)
!54 = !DILocalVariable(name: "row", scope: !46, file: !1, line: 7, type: !49)
!55 = !DILocalVariable(name: "i", scope: !56, file: !1, line: 8, type: !35)
!56 = distinct !DILexicalBlock(scope: !46, file: !1, line: 8, column: 3)
!57 = !DILocation(line: 0, scope: !46)
!58 = !DILocation(line: 7, column: 20, scope: !46)
!59 = !DILocation(line: 7, column: 31, scope: !46)
!60 = !DILocation(line: 7, column: 18, scope: !46)
!61 = !DILocation(line: 8, column: 16, scope: !56)
!62 = !DILocation(line: 0, scope: !56)
!63 = !DILocation(line: 8, column: 8, scope: !56)
!64 = !DILocation(line: 8, scope: !56)
!65 = !DILocation(line: 8, column: 31, scope: !66)
!66 = distinct !DILexicalBlock(scope: !56, file: !1, line: 8, column: 3)
!67 = !DILocation(line: 8, column: 3, scope: !56)
!68 = !DILocation(line: 9, column: 14, scope: !66)
!69 = !DILocation(line: 9, column: 25, scope: !66)
!70 = !DILocation(line: 9, column: 5, scope: !66)
!71 = !DILocation(line: 9, column: 12, scope: !66)
!72 = !{!73, !73, i64 0}
!73 = !{!"float", !44, i64 0}
!74 = !DILocation(line: 8, column: 41, scope: !66)
!75 = !DILocation(line: 8, column: 38, scope: !66)
!76 = !DILocation(line: 8, column: 3, scope: !66)
!77 = distinct !{!77, !67, !78, !79, !80}
!78 = !DILocation(line: 9, column: 27, scope: !56)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !{!"llvm.loop.unroll.disable"}
!81 = !DILocation(line: 10, column: 1, scope: !46)
