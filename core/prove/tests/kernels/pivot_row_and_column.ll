; ModuleID = 'pivot_row_and_column.cu'
source_filename = "pivot_row_and_column.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiii(ptr noundef %d, i32 noundef %n, i32 noundef %p) #0 !dbg !46 {
entry:
    #dbg_value(ptr %d, !51, !DIExpression(), !59)
    #dbg_value(i32 %n, !52, !DIExpression(), !59)
    #dbg_value(i32 %p, !53, !DIExpression(), !59)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !60
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !61
  %mul = mul i32 %0, %1, !dbg !62
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !63
  %add = add i32 %mul, %2, !dbg !64
    #dbg_value(i32 %add, !54, !DIExpression(), !59)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !65
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !66
  %mul5 = mul i32 %3, %4, !dbg !67
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
  %add7 = add i32 %mul5, %5, !dbg !69
    #dbg_value(i32 %add7, !55, !DIExpression(), !59)
  %cmp = icmp slt i32 %add, %n, !dbg !70
  br i1 %cmp, label %land.lhs.true, label %if.end30, !dbg !71

land.lhs.true:                                    ; preds = %entry
  %cmp8 = icmp slt i32 %add7, %n, !dbg !72
  br i1 %cmp8, label %land.lhs.true9, label %if.end30, !dbg !73

land.lhs.true9:                                   ; preds = %land.lhs.true
  %cmp10 = icmp ne i32 %add, %p, !dbg !74
  br i1 %cmp10, label %land.lhs.true11, label %if.end30, !dbg !75

land.lhs.true11:                                  ; preds = %land.lhs.true9
  %cmp12 = icmp ne i32 %add7, %p, !dbg !76
  br i1 %cmp12, label %if.then, label %if.end30, !dbg !75

if.then:                                          ; preds = %land.lhs.true11
  %mul13 = mul nsw i32 %add, %n, !dbg !77
  %add14 = add nsw i32 %mul13, %p, !dbg !78
  %idxprom = sext i32 %add14 to i64, !dbg !79
  %arrayidx = getelementptr inbounds i32, ptr %d, i64 %idxprom, !dbg !79
  %6 = load i32, ptr %arrayidx, align 4, !dbg !79, !tbaa !42
  %mul15 = mul nsw i32 %p, %n, !dbg !80
  %add16 = add nsw i32 %mul15, %add7, !dbg !81
  %idxprom17 = sext i32 %add16 to i64, !dbg !82
  %arrayidx18 = getelementptr inbounds i32, ptr %d, i64 %idxprom17, !dbg !82
  %7 = load i32, ptr %arrayidx18, align 4, !dbg !82, !tbaa !42
  %add19 = add nsw i32 %6, %7, !dbg !83
    #dbg_value(i32 %add19, !56, !DIExpression(), !84)
  %mul20 = mul nsw i32 %add, %n, !dbg !85
  %add21 = add nsw i32 %mul20, %add7, !dbg !87
  %idxprom22 = sext i32 %add21 to i64, !dbg !88
  %arrayidx23 = getelementptr inbounds i32, ptr %d, i64 %idxprom22, !dbg !88
  %8 = load i32, ptr %arrayidx23, align 4, !dbg !88, !tbaa !42
  %cmp24 = icmp slt i32 %add19, %8, !dbg !89
  br i1 %cmp24, label %if.then25, label %if.end, !dbg !89

if.then25:                                        ; preds = %if.then
  %mul26 = mul nsw i32 %add, %n, !dbg !90
  %add27 = add nsw i32 %mul26, %add7, !dbg !91
  %idxprom28 = sext i32 %add27 to i64, !dbg !92
  %arrayidx29 = getelementptr inbounds i32, ptr %d, i64 %idxprom28, !dbg !92
  store i32 %add19, ptr %arrayidx29, align 4, !dbg !93, !tbaa !42
  br label %if.end, !dbg !92

if.end:                                           ; preds = %if.then25, %if.then
  br label %if.end30, !dbg !94

if.end30:                                         ; preds = %if.end, %land.lhs.true11, %land.lhs.true9, %land.lhs.true, %entry
  ret void, !dbg !95
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

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
!1 = !DIFile(filename: "pivot_row_and_column.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiii", scope: !1, file: !1, line: 3, type: !47, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !50)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !35, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!50 = !{!51, !52, !53, !54, !55, !56}
!51 = !DILocalVariable(name: "d", arg: 1, scope: !46, file: !1, line: 3, type: !49)
!52 = !DILocalVariable(name: "n", arg: 2, scope: !46, file: !1, line: 3, type: !35)
!53 = !DILocalVariable(name: "p", arg: 3, scope: !46, file: !1, line: 3, type: !35)
!54 = !DILocalVariable(name: "i", scope: !46, file: !1, line: 4, type: !35)
!55 = !DILocalVariable(name: "j", scope: !46, file: !1, line: 4, type: !35)
!56 = !DILocalVariable(name: "x", scope: !57, file: !1, line: 6, type: !35)
!57 = distinct !DILexicalBlock(scope: !58, file: !1, line: 5, column: 43)
!58 = distinct !DILexicalBlock(scope: !46, file: !1, line: 5, column: 7)
!59 = !DILocation(line: 0, scope: !46)
!60 = !DILocation(line: 4, column: 11, scope: !46)
!61 = !DILocation(line: 4, column: 24, scope: !46)
!62 = !DILocation(line: 4, column: 22, scope: !46)
!63 = !DILocation(line: 4, column: 37, scope: !46)
!64 = !DILocation(line: 4, column: 35, scope: !46)
!65 = !DILocation(line: 4, column: 54, scope: !46)
!66 = !DILocation(line: 4, column: 67, scope: !46)
!67 = !DILocation(line: 4, column: 65, scope: !46)
!68 = !DILocation(line: 4, column: 80, scope: !46)
!69 = !DILocation(line: 4, column: 78, scope: !46)
!70 = !DILocation(line: 5, column: 9, scope: !58)
!71 = !DILocation(line: 5, column: 13, scope: !58)
!72 = !DILocation(line: 5, column: 18, scope: !58)
!73 = !DILocation(line: 5, column: 22, scope: !58)
!74 = !DILocation(line: 5, column: 27, scope: !58)
!75 = !DILocation(line: 5, column: 32, scope: !58)
!76 = !DILocation(line: 5, column: 37, scope: !58)
!77 = !DILocation(line: 6, column: 17, scope: !57)
!78 = !DILocation(line: 6, column: 21, scope: !57)
!79 = !DILocation(line: 6, column: 13, scope: !57)
!80 = !DILocation(line: 6, column: 32, scope: !57)
!81 = !DILocation(line: 6, column: 36, scope: !57)
!82 = !DILocation(line: 6, column: 28, scope: !57)
!83 = !DILocation(line: 6, column: 26, scope: !57)
!84 = !DILocation(line: 0, scope: !57)
!85 = !DILocation(line: 7, column: 17, scope: !86)
!86 = distinct !DILexicalBlock(scope: !57, file: !1, line: 7, column: 9)
!87 = !DILocation(line: 7, column: 21, scope: !86)
!88 = !DILocation(line: 7, column: 13, scope: !86)
!89 = !DILocation(line: 7, column: 11, scope: !86)
!90 = !DILocation(line: 7, column: 31, scope: !86)
!91 = !DILocation(line: 7, column: 35, scope: !86)
!92 = !DILocation(line: 7, column: 27, scope: !86)
!93 = !DILocation(line: 7, column: 40, scope: !86)
!94 = !DILocation(line: 8, column: 3, scope: !57)
!95 = !DILocation(line: 9, column: 1, scope: !46)
