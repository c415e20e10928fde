; ModuleID = 'lock_set_before_race.cu'
source_filename = "lock_set_before_race.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ1kPiPKiE4lock = internal addrspace(3) global i32 undef, align 4, !dbg !0
@_ZZ1kPiPKiE3sum = internal addrspace(3) global i32 undef, align 4, !dbg !12
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %out, ptr noundef %in) #0 !dbg !2 {
entry:
    #dbg_value(ptr %out, !49, !DIExpression(), !60)
    #dbg_value(ptr %in, !50, !DIExpression(), !60)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !61
  %cmp = icmp eq i32 %0, 0, !dbg !63
  br i1 %cmp, label %if.then, label %if.end, !dbg !63

if.then:                                          ; preds = %entry
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE4lock to ptr), align 4, !dbg !64, !tbaa !56
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE3sum to ptr), align 4, !dbg !66, !tbaa !56
  br label %if.end, !dbg !67

if.end:                                           ; preds = %if.then, %entry
  br label %while.cond, !dbg !68

while.cond:                                       ; preds = %while.body, %if.end
  %1 = cmpxchg ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE4lock to ptr), i32 0, i32 1 monotonic monotonic, align 4, !dbg !69
  %2 = extractvalue { i32, i1 } %1, 0, !dbg !69
  %3 = extractvalue { i32, i1 } %1, 1, !dbg !69
  br i1 %3, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !69

cmpxchg.store_expected.i:                         ; preds = %while.cond
  br label %_ZL9atomicCASPiii.exit, !dbg !69

_ZL9atomicCASPiii.exit:                           ; preds = %while.cond, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ 0, %while.cond ], [ %2, %cmpxchg.store_expected.i ], !dbg !69
  %storedv.i = zext i1 %3 to i8, !dbg !69
  %cmp2 = icmp ne i32 %e.addr.0.i, 0, !dbg !70
  br i1 %cmp2, label %while.body, label %while.end, !dbg !68

while.body:                                       ; preds = %_ZL9atomicCASPiii.exit
  br label %while.cond, !dbg !68, !llvm.loop !71

while.end:                                        ; preds = %_ZL9atomicCASPiii.exit
  call void @llvm.nvvm.membar.cta(), !dbg !75
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
  %idxprom = zext i32 %4 to i64, !dbg !77
  %arrayidx = getelementptr inbounds nuw i32, ptr %in, i64 %idxprom, !dbg !77
  %5 = load i32, ptr %arrayidx, align 4, !dbg !77, !tbaa !56
  %6 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE3sum to ptr), align 4, !dbg !78, !tbaa !56
  %add = add nsw i32 %6, %5, !dbg !78
  store i32 %add, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE3sum to ptr), align 4, !dbg !78, !tbaa !56
  call void @llvm.nvvm.membar.cta(), !dbg !79
  %7 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE4lock to ptr), i32 0 monotonic, align 4, !dbg !80
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !81
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !82
  %cmp6 = icmp eq i32 %8, 0, !dbg !84
  br i1 %cmp6, label %if.then7, label %if.end11, !dbg !84

if.then7:                                         ; preds = %while.end
  %9 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE3sum to ptr), align 4, !dbg !85, !tbaa !56
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !86
  %idxprom9 = zext i32 %10 to i64, !dbg !87
  %arrayidx10 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom9, !dbg !87
  store i32 %9, ptr %arrayidx10, align 4, !dbg !88, !tbaa !56
  br label %if.end11, !dbg !87

if.end11:                                         ; preds = %if.then7, %while.end
  ret void, !dbg !89
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!51, !52, !53, !54}
!llvm.ident = !{!55}
!llvm.errno.tbaa = !{!56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 4, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 3, type: !4, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !48)
!3 = !DIFile(filename: "lock_set_before_race.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !14, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0, !12}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!13 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 4, type: !7, isLocal: true, isDefinition: true)
!14 = !{!15, !18, !20, !25, !30, !35, !41, !43}
!15 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !16, file: !17, line: 128)
!16 = !DINamespace(name: "ws_math", scope: null)
!17 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!18 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !19, entity: !16, file: !17, line: 129)
!19 = !DINamespace(name: "std", scope: null)
!20 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !21, file: !17, line: 154)
!21 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !17, file: !17, line: 137, type: !22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!22 = !DISubroutineType(types: !23)
!23 = !{!24, !24}
!24 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!25 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !26, file: !17, line: 154)
!26 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !17, file: !17, line: 133, type: !27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!27 = !DISubroutineType(types: !28)
!28 = !{!29, !29}
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !31, file: !17, line: 154)
!31 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !17, file: !17, line: 134, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!32 = !DISubroutineType(types: !33)
!33 = !{!34, !34}
!34 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !36, file: !17, line: 154)
!36 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !17, file: !17, line: 145, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !40}
!39 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!40 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !42, file: !17, line: 154)
!42 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !17, file: !17, line: 147, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !44, file: !17, line: 154)
!44 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !17, file: !17, line: 149, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!45 = !DISubroutineType(types: !46)
!46 = !{!7, !47}
!47 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!48 = !{!49, !50}
!49 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !3, line: 3, type: !6)
!50 = !DILocalVariable(name: "in", arg: 2, scope: !2, file: !3, line: 3, type: !8)
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
!64 = !DILocation(line: 5, column: 32, scope: !65)
!65 = distinct !DILexicalBlock(scope: !62, file: !3, line: 5, column: 25)
!66 = !DILocation(line: 5, column: 41, scope: !65)
!67 = !DILocation(line: 5, column: 46, scope: !65)
!68 = !DILocation(line: 6, column: 3, scope: !2)
!69 = !DILocation(line: 6, column: 10, scope: !2)
!70 = !DILocation(line: 6, column: 33, scope: !2)
!71 = distinct !{!71, !68, !72, !73, !74}
!72 = !DILocation(line: 6, column: 39, scope: !2)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !{!"llvm.loop.unroll.disable"}
!75 = !DILocation(line: 7, column: 3, scope: !2)
!76 = !DILocation(line: 8, column: 13, scope: !2)
!77 = !DILocation(line: 8, column: 10, scope: !2)
!78 = !DILocation(line: 8, column: 7, scope: !2)
!79 = !DILocation(line: 9, column: 3, scope: !2)
!80 = !DILocation(line: 10, column: 3, scope: !2)
!81 = !DILocation(line: 11, column: 3, scope: !2)
!82 = !DILocation(line: 12, column: 7, scope: !83)
!83 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 7)
!84 = !DILocation(line: 12, column: 19, scope: !83)
!85 = !DILocation(line: 12, column: 43, scope: !83)
!86 = !DILocation(line: 12, column: 29, scope: !83)
!87 = !DILocation(line: 12, column: 25, scope: !83)
!88 = !DILocation(line: 12, column: 41, scope: !83)
!89 = !DILocation(line: 13, column: 1, scope: !2)
