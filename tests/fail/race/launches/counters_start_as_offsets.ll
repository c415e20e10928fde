; ModuleID = 'counters_start_as_offsets.cu'
source_filename = "counters_start_as_offsets.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7scatterPKiPiS1_ii(ptr noundef %bucket, ptr noundef %slots, ptr noundef %next, i32 noundef %n, i32 noundef %buckets) #0 !dbg !46 {
entry:
    #dbg_value(ptr %bucket, !53, !DIExpression(), !59)
    #dbg_value(ptr %slots, !54, !DIExpression(), !59)
    #dbg_value(ptr %next, !55, !DIExpression(), !59)
    #dbg_value(i32 %n, !56, !DIExpression(), !59)
    #dbg_value(i32 %buckets, !57, !DIExpression(), !59)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !60
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !61
  %mul = mul i32 %0, %1, !dbg !62
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  %add = add i32 %mul, %2, !dbg !64
    #dbg_value(i32 %add, !58, !DIExpression(), !59)
  %cmp = icmp slt i32 %add, %n, !dbg !65
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !67

land.lhs.true:                                    ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !68
  %arrayidx = getelementptr inbounds i32, ptr %bucket, i64 %idxprom, !dbg !68
  %3 = load i32, ptr %arrayidx, align 4, !dbg !68, !tbaa !42
  %cmp3 = icmp slt i32 %3, %buckets, !dbg !69
  br i1 %cmp3, label %if.then, label %if.end, !dbg !67

if.then:                                          ; preds = %land.lhs.true
  %idxprom4 = sext i32 %add to i64, !dbg !70
  %arrayidx5 = getelementptr inbounds i32, ptr %bucket, i64 %idxprom4, !dbg !70
  %4 = load i32, ptr %arrayidx5, align 4, !dbg !70, !tbaa !42
  %idxprom6 = sext i32 %4 to i64, !dbg !71
  %arrayidx7 = getelementptr inbounds i32, ptr %next, i64 %idxprom6, !dbg !71
  %5 = load i32, ptr %arrayidx7, align 4, !dbg !72, !tbaa !42
  %inc = add nsw i32 %5, 1, !dbg !72
  store i32 %inc, ptr %arrayidx7, align 4, !dbg !72, !tbaa !42
  %idxprom8 = sext i32 %5 to i64, !dbg !73
  %arrayidx9 = getelementptr inbounds i32, ptr %slots, i64 %idxprom8, !dbg !73
  store i32 %add, ptr %arrayidx9, align 4, !dbg !74, !tbaa !42
  br label %if.end, !dbg !73

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void, !dbg !75
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
!1 = !DIFile(filename: "counters_start_as_offsets.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "scatter", linkageName: "_Z7scatterPKiPiS1_ii", scope: !1, file: !1, line: 8, type: !47, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !52)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !51, !51, !35, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!52 = !{!53, !54, !55, !56, !57, !58}
!53 = !DILocalVariable(name: "bucket", arg: 1, scope: !46, file: !1, line: 8, type: !49)
!54 = !DILocalVariable(name: "slots", arg: 2, scope: !46, file: !1, line: 8, type: !51)
!55 = !DILocalVariable(name: "next", arg: 3, scope: !46, file: !1, line: 8, type: !51)
!56 = !DILocalVariable(name: "n", arg: 4, scope: !46, file: !1, line: 8, type: !35)
!57 = !DILocalVariable(name: "buckets", arg: 5, scope: !46, file: !1, line: 8, type: !35)
!58 = !DILocalVariable(name: "i", scope: !46, file: !1, line: 9, type: !35)
!59 = !DILocation(line: 0, scope: !46)
!60 = !DILocation(line: 9, column: 11, scope: !46)
!61 = !DILocation(line: 9, column: 24, scope: !46)
!62 = !DILocation(line: 9, column: 22, scope: !46)
!63 = !DILocation(line: 9, column: 37, scope: !46)
!64 = !DILocation(line: 9, column: 35, scope: !46)
!65 = !DILocation(line: 10, column: 9, scope: !66)
!66 = distinct !DILexicalBlock(scope: !46, file: !1, line: 10, column: 7)
!67 = !DILocation(line: 10, column: 13, scope: !66)
!68 = !DILocation(line: 10, column: 16, scope: !66)
!69 = !DILocation(line: 10, column: 26, scope: !66)
!70 = !DILocation(line: 10, column: 48, scope: !66)
!71 = !DILocation(line: 10, column: 43, scope: !66)
!72 = !DILocation(line: 10, column: 58, scope: !66)
!73 = !DILocation(line: 10, column: 37, scope: !66)
!74 = !DILocation(line: 10, column: 62, scope: !66)
!75 = !DILocation(line: 11, column: 1, scope: !46)
