; ModuleID = 'served_by_volatile.cu'
source_filename = "served_by_volatile.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5servePjPVjPi(ptr noundef %next, ptr noundef %serving, ptr noundef %data) #0 !dbg !46 {
entry:
    #dbg_value(ptr %next, !55, !DIExpression(), !61)
    #dbg_value(ptr %serving, !56, !DIExpression(), !61)
    #dbg_value(ptr %data, !57, !DIExpression(), !61)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %cmp = icmp eq i32 %0, 0, !dbg !63
  br i1 %cmp, label %if.then, label %if.end, !dbg !63

if.then:                                          ; preds = %entry
  %1 = atomicrmw add ptr %next, i32 1 monotonic, align 4, !dbg !64
    #dbg_value(i32 %1, !58, !DIExpression(), !65)
  br label %while.cond, !dbg !66

while.cond:                                       ; preds = %while.body, %if.then
  %2 = load volatile i32, ptr %serving, align 4, !dbg !67, !tbaa !42
  %cmp2 = icmp ne i32 %2, %1, !dbg !68
  br i1 %cmp2, label %while.body, label %while.end, !dbg !66

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !66, !llvm.loop !69

while.end:                                        ; preds = %while.cond
  call void @llvm.nvvm.membar.gl(), !dbg !73
  %arrayidx = getelementptr inbounds i32, ptr %data, i64 0, !dbg !74
  %3 = load i32, ptr %arrayidx, align 4, !dbg !74, !tbaa !42
  %mul = mul nsw i32 %3, 2, !dbg !75
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !76
  %add = add i32 %mul, %4, !dbg !77
  %arrayidx4 = getelementptr inbounds i32, ptr %data, i64 0, !dbg !78
  store i32 %add, ptr %arrayidx4, align 4, !dbg !79, !tbaa !42
  call void @llvm.nvvm.membar.gl(), !dbg !80
  %add5 = add i32 %1, 1, !dbg !81
  store volatile i32 %add5, ptr %serving, align 4, !dbg !82, !tbaa !42
  br label %if.end, !dbg !83

if.end:                                           ; preds = %while.end, %entry
  ret void, !dbg !84
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "served_by_volatile.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "serve", linkageName: "_Z5servePjPVjPi", scope: !1, file: !1, line: 5, type: !47, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !54)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !51, !53}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !50)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!54 = !{!55, !56, !57, !58}
!55 = !DILocalVariable(name: "next", arg: 1, scope: !46, file: !1, line: 5, type: !49)
!56 = !DILocalVariable(name: "serving", arg: 2, scope: !46, file: !1, line: 5, type: !51)
!57 = !DILocalVariable(name: "data", arg: 3, scope: !46, file: !1, line: 5, type: !53)
!58 = !DILocalVariable(name: "mine", scope: !59, file: !1, line: 7, type: !50)
!59 = distinct !DILexicalBlock(scope: !60, file: !1, line: 6, column: 25)
!60 = distinct !DILexicalBlock(scope: !46, file: !1, line: 6, column: 7)
!61 = !DILocation(line: 0, scope: !46)
!62 = !DILocation(line: 6, column: 7, scope: !60)
!63 = !DILocation(line: 6, column: 19, scope: !60)
!64 = !DILocation(line: 7, column: 21, scope: !59)
!65 = !DILocation(line: 0, scope: !59)
!66 = !DILocation(line: 8, column: 5, scope: !59)
!67 = !DILocation(line: 8, column: 12, scope: !59)
!68 = !DILocation(line: 8, column: 21, scope: !59)
!69 = distinct !{!69, !66, !70, !71, !72}
!70 = !DILocation(line: 8, column: 31, scope: !59)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !{!"llvm.loop.unroll.disable"}
!73 = !DILocation(line: 9, column: 5, scope: !59)
!74 = !DILocation(line: 10, column: 15, scope: !59)
!75 = !DILocation(line: 10, column: 23, scope: !59)
!76 = !DILocation(line: 10, column: 29, scope: !59)
!77 = !DILocation(line: 10, column: 27, scope: !59)
!78 = !DILocation(line: 10, column: 5, scope: !59)
!79 = !DILocation(line: 10, column: 13, scope: !59)
!80 = !DILocation(line: 11, column: 5, scope: !59)
!81 = !DILocation(line: 12, column: 21, scope: !59)
!82 = !DILocation(line: 12, column: 14, scope: !59)
!83 = !DILocation(line: 13, column: 3, scope: !59)
!84 = !DILocation(line: 14, column: 1, scope: !46)
