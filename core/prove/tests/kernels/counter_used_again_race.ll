; ModuleID = 'counter_used_again_race.cu'
source_filename = "counter_used_again_race.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiE5count = internal addrspace(3) global i32 undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %out, !45, !DIExpression(), !57)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !58
  %cmp = icmp eq i32 %0, 0, !dbg !60
  br i1 %cmp, label %if.then, label %if.end, !dbg !60

if.then:                                          ; preds = %entry
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE5count to ptr), align 4, !dbg !61, !tbaa !53
  br label %if.end, !dbg !62

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !63
  %1 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE5count to ptr), i32 1 monotonic, align 4, !dbg !64
    #dbg_value(i32 %1, !46, !DIExpression(), !57)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !65
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  %cmp3 = icmp eq i32 %2, 0, !dbg !68
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !68

if.then4:                                         ; preds = %if.end
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE5count to ptr), align 4, !dbg !69, !tbaa !53
  br label %cleanup, !dbg !71

if.end5:                                          ; preds = %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !72
  %3 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE5count to ptr), i32 1 monotonic, align 4, !dbg !73
    #dbg_value(i32 %3, !47, !DIExpression(), !57)
  %idxprom = sext i32 %1 to i64, !dbg !74
  %arrayidx = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !74
  store i32 1, ptr %arrayidx, align 4, !dbg !75, !tbaa !53
  %idxprom7 = sext i32 %3 to i64, !dbg !76
  %arrayidx8 = getelementptr inbounds i32, ptr %out, i64 %idxprom7, !dbg !76
  store i32 2, ptr %arrayidx8, align 4, !dbg !77, !tbaa !53
  br label %cleanup, !dbg !78

cleanup:                                          ; preds = %if.end5, %if.then4
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then4 ], [ 0, %if.end5 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !78

unreachable:                                      ; preds = %cleanup
  unreachable
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

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!48, !49, !50, !51}
!llvm.ident = !{!52}
!llvm.errno.tbaa = !{!53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 4, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 3, type: !4, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !44)
!3 = !DIFile(filename: "counter_used_again_race.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14, !16, !21, !26, !31, !37, !39}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 128)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 129)
!15 = !DINamespace(name: "std", scope: null)
!16 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !17, file: !13, line: 154)
!17 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !13, file: !13, line: 137, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !20}
!20 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!21 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !22, file: !13, line: 154)
!22 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !13, file: !13, line: 133, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!23 = !DISubroutineType(types: !24)
!24 = !{!25, !25}
!25 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!26 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !27, file: !13, line: 154)
!27 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !13, file: !13, line: 134, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!28 = !DISubroutineType(types: !29)
!29 = !{!30, !30}
!30 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !32, file: !13, line: 154)
!32 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !13, file: !13, line: 145, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!36 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !38, file: !13, line: 154)
!38 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !13, file: !13, line: 147, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !40, file: !13, line: 154)
!40 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !13, file: !13, line: 149, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!41 = !DISubroutineType(types: !42)
!42 = !{!7, !43}
!43 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!44 = !{!45, !46, !47}
!45 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !3, line: 3, type: !6)
!46 = !DILocalVariable(name: "first", scope: !2, file: !3, line: 7, type: !7)
!47 = !DILocalVariable(name: "second", scope: !2, file: !3, line: 14, type: !7)
!48 = !{i32 7, !"Dwarf Version", i32 4}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!52 = !{!"clang version 22.1.8"}
!53 = !{!54, !54, i64 0}
!54 = !{!"int", !55, i64 0}
!55 = !{!"omnipotent char", !56, i64 0}
!56 = !{!"Simple C++ TBAA"}
!57 = !DILocation(line: 0, scope: !2)
!58 = !DILocation(line: 5, column: 7, scope: !59)
!59 = distinct !DILexicalBlock(scope: !2, file: !3, line: 5, column: 7)
!60 = !DILocation(line: 5, column: 19, scope: !59)
!61 = !DILocation(line: 5, column: 31, scope: !59)
!62 = !DILocation(line: 5, column: 25, scope: !59)
!63 = !DILocation(line: 6, column: 3, scope: !2)
!64 = !DILocation(line: 7, column: 15, scope: !2)
!65 = !DILocation(line: 8, column: 3, scope: !2)
!66 = !DILocation(line: 9, column: 7, scope: !67)
!67 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 7)
!68 = !DILocation(line: 9, column: 19, scope: !67)
!69 = !DILocation(line: 10, column: 11, scope: !70)
!70 = distinct !DILexicalBlock(scope: !67, file: !3, line: 9, column: 25)
!71 = !DILocation(line: 11, column: 5, scope: !70)
!72 = !DILocation(line: 13, column: 3, scope: !2)
!73 = !DILocation(line: 14, column: 16, scope: !2)
!74 = !DILocation(line: 15, column: 3, scope: !2)
!75 = !DILocation(line: 15, column: 14, scope: !2)
!76 = !DILocation(line: 16, column: 3, scope: !2)
!77 = !DILocation(line: 16, column: 15, scope: !2)
!78 = !DILocation(line: 17, column: 1, scope: !2)
