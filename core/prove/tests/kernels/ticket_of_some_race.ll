; ModuleID = 'ticket_of_some_race.cu'
source_filename = "ticket_of_some_race.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiPKiE5count = internal addrspace(3) global i32 undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %out, ptr noundef %in) #0 !dbg !2 {
entry:
    #dbg_value(ptr %out, !47, !DIExpression(), !60)
    #dbg_value(ptr %in, !48, !DIExpression(), !60)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !61
  %cmp = icmp eq i32 %0, 0, !dbg !63
  br i1 %cmp, label %if.then, label %if.end, !dbg !63

if.then:                                          ; preds = %entry
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE5count to ptr), align 4, !dbg !64, !tbaa !56
  br label %if.end, !dbg !65

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !66
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
  %idxprom = zext i32 %1 to i64, !dbg !68
  %arrayidx = getelementptr inbounds nuw i32, ptr %in, i64 %idxprom, !dbg !68
  %2 = load i32, ptr %arrayidx, align 4, !dbg !68, !tbaa !56
    #dbg_value(i32 %2, !49, !DIExpression(), !60)
    #dbg_value(i32 0, !50, !DIExpression(), !60)
  %cmp2 = icmp sgt i32 %2, 0, !dbg !69
  br i1 %cmp2, label %if.then3, label %if.end5, !dbg !69

if.then3:                                         ; preds = %if.end
  %3 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE5count to ptr), i32 1 monotonic, align 4, !dbg !71
    #dbg_value(i32 %3, !50, !DIExpression(), !60)
  br label %if.end5, !dbg !72

if.end5:                                          ; preds = %if.then3, %if.end
  %at.0 = phi i32 [ %3, %if.then3 ], [ 0, %if.end ], !dbg !60
    #dbg_value(i32 %at.0, !50, !DIExpression(), !60)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !73
  %cmp6 = icmp sge i32 %2, 0, !dbg !74
  br i1 %cmp6, label %if.then7, label %if.end10, !dbg !74

if.then7:                                         ; preds = %if.end5
  %idxprom8 = sext i32 %at.0 to i64, !dbg !76
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom8, !dbg !76
  store i32 %2, ptr %arrayidx9, align 4, !dbg !77, !tbaa !56
  br label %if.end10, !dbg !76

if.end10:                                         ; preds = %if.then7, %if.end5
  ret void, !dbg !78
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!51, !52, !53, !54}
!llvm.ident = !{!55}
!llvm.errno.tbaa = !{!56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 4, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 3, type: !4, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !46)
!3 = !DIFile(filename: "ticket_of_some_race.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
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
!44 = !{!7, !45}
!45 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!46 = !{!47, !48, !49, !50}
!47 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !3, line: 3, type: !6)
!48 = !DILocalVariable(name: "in", arg: 2, scope: !2, file: !3, line: 3, type: !8)
!49 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 7, type: !7)
!50 = !DILocalVariable(name: "at", scope: !2, file: !3, line: 7, type: !7)
!51 = !{i32 7, !"Dwarf Version", i32 4}
!52 = !{i32 2, !"Debug Info Version", i32 3}
!53 = !{i32 1, !"wchar_size", i32 4}
!54 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!55 = !{!"clang version 22.1.8"}
!56 = !{!57, !57, i64 0}
!57 = !{!"int", !58, i64 0}
!58 = !{!"omnipotent char", !59, i64 0}
!59 = !{!"Simple C++ TBAA"}
!60 = !DILocation(line: 0, scope: !2)
!61 = !DILocation(line: 5, column: 7, scope: !62)
!62 = distinct !DILexicalBlock(scope: !2, file: !3, line: 5, column: 7)
!63 = !DILocation(line: 5, column: 19, scope: !62)
!64 = !DILocation(line: 5, column: 31, scope: !62)
!65 = !DILocation(line: 5, column: 25, scope: !62)
!66 = !DILocation(line: 6, column: 3, scope: !2)
!67 = !DILocation(line: 7, column: 14, scope: !2)
!68 = !DILocation(line: 7, column: 11, scope: !2)
!69 = !DILocation(line: 8, column: 9, scope: !70)
!70 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 7)
!71 = !DILocation(line: 8, column: 19, scope: !70)
!72 = !DILocation(line: 8, column: 14, scope: !70)
!73 = !DILocation(line: 9, column: 3, scope: !2)
!74 = !DILocation(line: 10, column: 9, scope: !75)
!75 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!76 = !DILocation(line: 10, column: 15, scope: !75)
!77 = !DILocation(line: 10, column: 23, scope: !75)
!78 = !DILocation(line: 11, column: 1, scope: !2)
