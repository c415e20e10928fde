; ModuleID = 'counter_used_again.cu'
source_filename = "counter_used_again.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPKiPiS1_iE5count = internal addrspace(3) global i32 undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPKiPiS1_i(ptr noundef %in, ptr noundef %out, ptr noundef %total, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !47, !DIExpression(), !63)
    #dbg_value(ptr %out, !48, !DIExpression(), !63)
    #dbg_value(ptr %total, !49, !DIExpression(), !63)
    #dbg_value(i32 %n, !50, !DIExpression(), !63)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
    #dbg_value(i32 %0, !51, !DIExpression(), !63)
    #dbg_value(i32 0, !52, !DIExpression(), !63)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65
  %cmp = icmp eq i32 %1, 0, !dbg !67
  br i1 %cmp, label %if.then, label %if.end, !dbg !67

if.then:                                          ; preds = %entry
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKiPiS1_iE5count to ptr), align 4, !dbg !68, !tbaa !59
  br label %if.end, !dbg !69

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !70
  %cmp2 = icmp slt i32 %0, %n, !dbg !71
  br i1 %cmp2, label %land.rhs, label %land.end, !dbg !72

land.rhs:                                         ; preds = %if.end
  %idxprom = sext i32 %0 to i64, !dbg !73
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !73
  %2 = load i32, ptr %arrayidx, align 4, !dbg !73, !tbaa !59
  %cmp3 = icmp sgt i32 %2, 0, !dbg !74
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.end
  %3 = phi i1 [ false, %if.end ], [ %cmp3, %land.rhs ], !dbg !63
  %storedv = zext i1 %3 to i8, !dbg !75
    #dbg_value(i8 %storedv, !53, !DIExpression(), !63)
  %loadedv = trunc i8 %storedv to i1, !dbg !76
  br i1 %loadedv, label %if.then4, label %if.end6, !dbg !76

if.then4:                                         ; preds = %land.end
  %4 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKiPiS1_iE5count to ptr), i32 1 monotonic, align 4, !dbg !78
    #dbg_value(i32 %4, !52, !DIExpression(), !63)
  br label %if.end6, !dbg !79

if.end6:                                          ; preds = %if.then4, %land.end
  %at.0 = phi i32 [ %4, %if.then4 ], [ 0, %land.end ], !dbg !63
    #dbg_value(i32 %at.0, !52, !DIExpression(), !63)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !80
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !81
  %cmp8 = icmp eq i32 %5, 0, !dbg !83
  br i1 %cmp8, label %if.then9, label %if.end11, !dbg !83

if.then9:                                         ; preds = %if.end6
  %6 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKiPiS1_iE5count to ptr), align 4, !dbg !84, !tbaa !59
  %7 = atomicrmw add ptr %total, i32 %6 monotonic, align 4, !dbg !85
  store i32 %7, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKiPiS1_iE5count to ptr), align 4, !dbg !86, !tbaa !59
  br label %if.end11, !dbg !87

if.end11:                                         ; preds = %if.then9, %if.end6
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !88
  %loadedv12 = trunc i8 %storedv to i1, !dbg !89
  br i1 %loadedv12, label %if.then13, label %if.end18, !dbg !89

if.then13:                                        ; preds = %if.end11
  %idxprom14 = sext i32 %0 to i64, !dbg !91
  %arrayidx15 = getelementptr inbounds i32, ptr %in, i64 %idxprom14, !dbg !91
  %8 = load i32, ptr %arrayidx15, align 4, !dbg !91, !tbaa !59
  %9 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKiPiS1_iE5count to ptr), align 4, !dbg !92, !tbaa !59
  %add = add nsw i32 %9, %at.0, !dbg !93
  %idxprom16 = sext i32 %add to i64, !dbg !94
  %arrayidx17 = getelementptr inbounds i32, ptr %out, i64 %idxprom16, !dbg !94
  store i32 %8, ptr %arrayidx17, align 4, !dbg !95, !tbaa !59
  br label %if.end18, !dbg !94

if.end18:                                         ; preds = %if.then13, %if.end11
  ret void, !dbg !96
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
!llvm.module.flags = !{!54, !55, !56, !57}
!llvm.ident = !{!58}
!llvm.errno.tbaa = !{!59}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 4, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKiPiS1_i", scope: !3, file: !3, line: 3, type: !4, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !46)
!3 = !DIFile(filename: "counter_used_again.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !9, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16, !18, !23, !28, !33, !39, !41}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 128)
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
!44 = !{!8, !45}
!45 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!46 = !{!47, !48, !49, !50, !51, !52, !53}
!47 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 3, type: !6)
!48 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 3, type: !9)
!49 = !DILocalVariable(name: "total", arg: 3, scope: !2, file: !3, line: 3, type: !9)
!50 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 3, type: !8)
!51 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 5, type: !8)
!52 = !DILocalVariable(name: "at", scope: !2, file: !3, line: 5, type: !8)
!53 = !DILocalVariable(name: "keep", scope: !2, file: !3, line: 8, type: !37)
!54 = !{i32 7, !"Dwarf Version", i32 4}
!55 = !{i32 2, !"Debug Info Version", i32 3}
!56 = !{i32 1, !"wchar_size", i32 4}
!57 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!58 = !{!"clang version 22.1.8"}
!59 = !{!60, !60, i64 0}
!60 = !{!"int", !61, i64 0}
!61 = !{!"omnipotent char", !62, i64 0}
!62 = !{!"Simple C++ TBAA"}
!63 = !DILocation(line: 0, scope: !2)
!64 = !DILocation(line: 5, column: 11, scope: !2)
!65 = !DILocation(line: 6, column: 7, scope: !66)
!66 = distinct !DILexicalBlock(scope: !2, file: !3, line: 6, column: 7)
!67 = !DILocation(line: 6, column: 19, scope: !66)
!68 = !DILocation(line: 6, column: 31, scope: !66)
!69 = !DILocation(line: 6, column: 25, scope: !66)
!70 = !DILocation(line: 7, column: 3, scope: !2)
!71 = !DILocation(line: 8, column: 17, scope: !2)
!72 = !DILocation(line: 8, column: 21, scope: !2)
!73 = !DILocation(line: 8, column: 24, scope: !2)
!74 = !DILocation(line: 8, column: 30, scope: !2)
!75 = !DILocation(line: 8, column: 8, scope: !2)
!76 = !DILocation(line: 9, column: 7, scope: !77)
!77 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 7)
!78 = !DILocation(line: 9, column: 18, scope: !77)
!79 = !DILocation(line: 9, column: 13, scope: !77)
!80 = !DILocation(line: 10, column: 3, scope: !2)
!81 = !DILocation(line: 11, column: 7, scope: !82)
!82 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 7)
!83 = !DILocation(line: 11, column: 19, scope: !82)
!84 = !DILocation(line: 11, column: 50, scope: !82)
!85 = !DILocation(line: 11, column: 33, scope: !82)
!86 = !DILocation(line: 11, column: 31, scope: !82)
!87 = !DILocation(line: 11, column: 25, scope: !82)
!88 = !DILocation(line: 12, column: 3, scope: !2)
!89 = !DILocation(line: 13, column: 7, scope: !90)
!90 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!91 = !DILocation(line: 13, column: 31, scope: !90)
!92 = !DILocation(line: 13, column: 17, scope: !90)
!93 = !DILocation(line: 13, column: 23, scope: !90)
!94 = !DILocation(line: 13, column: 13, scope: !90)
!95 = !DILocation(line: 13, column: 29, scope: !90)
!96 = !DILocation(line: 14, column: 1, scope: !2)
