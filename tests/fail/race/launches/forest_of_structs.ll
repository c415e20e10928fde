; ModuleID = 'forest_of_structs.cu'
source_filename = "forest_of_structs.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.Set = type { i32, i32 }
%struct.int2 = type { i32, i32 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z4rootP3Seti(ptr noundef %sets, i32 noundef %v) #0 !dbg !46 {
entry:
    #dbg_value(ptr %sets, !55, !DIExpression(), !61)
    #dbg_value(i32 %v, !56, !DIExpression(), !61)
  br label %for.cond, !dbg !62

for.cond:                                         ; preds = %cleanup.cont, %entry
  %v.addr.0 = phi i32 [ %v, %entry ], [ %v.addr.1, %cleanup.cont ]
  %retval.0 = phi i32 [ undef, %entry ], [ %retval.1, %cleanup.cont ]
    #dbg_value(i32 %v.addr.0, !56, !DIExpression(), !61)
  %idxprom = sext i32 %v.addr.0 to i64, !dbg !63
  %arrayidx = getelementptr inbounds %struct.Set, ptr %sets, i64 %idxprom, !dbg !63
  %parent = getelementptr inbounds nuw %struct.Set, ptr %arrayidx, i32 0, i32 0, !dbg !64
  %0 = atomicrmw add ptr %parent, i32 0 monotonic, align 4, !dbg !65
    #dbg_value(i32 %0, !57, !DIExpression(), !66)
  %cmp = icmp eq i32 %0, %v.addr.0, !dbg !67
  br i1 %cmp, label %if.then, label %if.end, !dbg !67

if.then:                                          ; preds = %for.cond
  br label %cleanup, !dbg !69

if.end:                                           ; preds = %for.cond
    #dbg_value(i32 %0, !56, !DIExpression(), !61)
  br label %cleanup, !dbg !70

cleanup:                                          ; preds = %if.end, %if.then
  %v.addr.1 = phi i32 [ %v.addr.0, %if.then ], [ %0, %if.end ]
  %retval.1 = phi i32 [ %v.addr.0, %if.then ], [ %retval.0, %if.end ]
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end ]
    #dbg_value(i32 %v.addr.1, !56, !DIExpression(), !61)
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %return
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.cond, !dbg !71, !llvm.loop !72

return:                                           ; preds = %cleanup
  ret i32 %retval.1, !dbg !77

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5uniteP3SetPK4int2i(ptr noundef %sets, ptr noundef %edges, i32 noundef %n) #2 !dbg !78 {
entry:
    #dbg_value(ptr %sets, !89, !DIExpression(), !97)
    #dbg_value(ptr %edges, !90, !DIExpression(), !97)
    #dbg_value(i32 %n, !91, !DIExpression(), !97)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !98
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !99
  %mul = mul i32 %0, %1, !dbg !100
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !101
  %add = add i32 %mul, %2, !dbg !102
    #dbg_value(i32 %add, !92, !DIExpression(), !97)
  %cmp = icmp sge i32 %add, %n, !dbg !103
  br i1 %cmp, label %if.then, label %if.end, !dbg !103

if.then:                                          ; preds = %entry
  br label %cleanup, !dbg !105

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !106
  %arrayidx = getelementptr inbounds %struct.int2, ptr %edges, i64 %idxprom, !dbg !106
  %x = getelementptr inbounds nuw %struct.int2, ptr %arrayidx, i32 0, i32 0, !dbg !107
  %3 = load i32, ptr %x, align 8, !dbg !107, !tbaa !108
    #dbg_value(ptr %sets, !55, !DIExpression(), !110)
    #dbg_value(i32 %3, !56, !DIExpression(), !110)
  br label %for.cond.i, !dbg !112

for.cond.i:                                       ; preds = %cleanup.cont.i, %if.end
  %v.addr.0.i = phi i32 [ %3, %if.end ], [ %v.addr.1.i, %cleanup.cont.i ]
  %retval.0.i = phi i32 [ undef, %if.end ], [ %retval.1.i, %cleanup.cont.i ]
    #dbg_value(i32 %v.addr.0.i, !56, !DIExpression(), !110)
  %idxprom.i = sext i32 %v.addr.0.i to i64, !dbg !113
  %arrayidx.i = getelementptr inbounds %struct.Set, ptr %sets, i64 %idxprom.i, !dbg !113
  %4 = atomicrmw add ptr %arrayidx.i, i32 0 monotonic, align 4, !dbg !114
    #dbg_value(i32 %4, !57, !DIExpression(), !115)
  %cmp.i27 = icmp eq i32 %4, %v.addr.0.i, !dbg !116
  br i1 %cmp.i27, label %if.then.i, label %if.end.i, !dbg !116

if.then.i:                                        ; preds = %for.cond.i
  br label %cleanup.i, !dbg !117

if.end.i:                                         ; preds = %for.cond.i
    #dbg_value(i32 %4, !56, !DIExpression(), !110)
  br label %cleanup.i, !dbg !118

cleanup.i:                                        ; preds = %if.end.i, %if.then.i
  %v.addr.1.i = phi i32 [ %v.addr.0.i, %if.then.i ], [ %4, %if.end.i ]
  %retval.1.i = phi i32 [ %v.addr.0.i, %if.then.i ], [ %retval.0.i, %if.end.i ]
  %cleanup.dest.slot.0.i = phi i32 [ 1, %if.then.i ], [ 0, %if.end.i ]
    #dbg_value(i32 %v.addr.1.i, !56, !DIExpression(), !110)
  switch i32 %cleanup.dest.slot.0.i, label %unreachable.i [
    i32 0, label %cleanup.cont.i
    i32 1, label %_Z4rootP3Seti.exit
  ]

cleanup.cont.i:                                   ; preds = %cleanup.i
  br label %for.cond.i, !dbg !119, !llvm.loop !120

unreachable.i:                                    ; preds = %cleanup.i
  unreachable

_Z4rootP3Seti.exit:                               ; preds = %cleanup.i
    #dbg_value(i32 %retval.1.i, !93, !DIExpression(), !97)
  %idxprom4 = sext i32 %add to i64, !dbg !123
  %arrayidx5 = getelementptr inbounds %struct.int2, ptr %edges, i64 %idxprom4, !dbg !123
  %y = getelementptr inbounds nuw %struct.int2, ptr %arrayidx5, i32 0, i32 1, !dbg !124
  %5 = load i32, ptr %y, align 4, !dbg !124, !tbaa !125
    #dbg_value(ptr %sets, !55, !DIExpression(), !126)
    #dbg_value(i32 %5, !56, !DIExpression(), !126)
  br label %for.cond.i28, !dbg !128

for.cond.i28:                                     ; preds = %cleanup.cont.i39, %_Z4rootP3Seti.exit
  %v.addr.0.i29 = phi i32 [ %5, %_Z4rootP3Seti.exit ], [ %v.addr.1.i36, %cleanup.cont.i39 ]
  %retval.0.i30 = phi i32 [ undef, %_Z4rootP3Seti.exit ], [ %retval.1.i37, %cleanup.cont.i39 ]
    #dbg_value(i32 %v.addr.0.i29, !56, !DIExpression(), !126)
  %idxprom.i31 = sext i32 %v.addr.0.i29 to i64, !dbg !129
  %arrayidx.i32 = getelementptr inbounds %struct.Set, ptr %sets, i64 %idxprom.i31, !dbg !129
  %6 = atomicrmw add ptr %arrayidx.i32, i32 0 monotonic, align 4, !dbg !130
    #dbg_value(i32 %6, !57, !DIExpression(), !131)
  %cmp.i33 = icmp eq i32 %6, %v.addr.0.i29, !dbg !132
  br i1 %cmp.i33, label %if.then.i41, label %if.end.i34, !dbg !132

if.then.i41:                                      ; preds = %for.cond.i28
  br label %cleanup.i35, !dbg !133

if.end.i34:                                       ; preds = %for.cond.i28
    #dbg_value(i32 %6, !56, !DIExpression(), !126)
  br label %cleanup.i35, !dbg !134

cleanup.i35:                                      ; preds = %if.end.i34, %if.then.i41
  %v.addr.1.i36 = phi i32 [ %v.addr.0.i29, %if.then.i41 ], [ %6, %if.end.i34 ]
  %retval.1.i37 = phi i32 [ %v.addr.0.i29, %if.then.i41 ], [ %retval.0.i30, %if.end.i34 ]
  %cleanup.dest.slot.0.i38 = phi i32 [ 1, %if.then.i41 ], [ 0, %if.end.i34 ]
    #dbg_value(i32 %v.addr.1.i36, !56, !DIExpression(), !126)
  switch i32 %cleanup.dest.slot.0.i38, label %unreachable.i40 [
    i32 0, label %cleanup.cont.i39
    i32 1, label %_Z4rootP3Seti.exit42
  ]

cleanup.cont.i39:                                 ; preds = %cleanup.i35
  br label %for.cond.i28, !dbg !135, !llvm.loop !136

unreachable.i40:                                  ; preds = %cleanup.i35
  unreachable

_Z4rootP3Seti.exit42:                             ; preds = %cleanup.i35
    #dbg_value(i32 %retval.1.i37, !94, !DIExpression(), !97)
  %cmp.i = icmp slt i32 %retval.1.i, %retval.1.i37, !dbg !139
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !139

cond.true.i:                                      ; preds = %_Z4rootP3Seti.exit42
  br label %_ZL3maxii.exit, !dbg !139

cond.false.i:                                     ; preds = %_Z4rootP3Seti.exit42
  br label %_ZL3maxii.exit, !dbg !139

_ZL3maxii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %retval.1.i37, %cond.true.i ], [ %retval.1.i, %cond.false.i ], !dbg !139
    #dbg_value(i32 %cond.i, !95, !DIExpression(), !97)
  %cmp.i23 = icmp slt i32 %retval.1.i37, %retval.1.i, !dbg !140
  br i1 %cmp.i23, label %cond.true.i26, label %cond.false.i24, !dbg !140

cond.true.i26:                                    ; preds = %_ZL3maxii.exit
  br label %_ZL3minii.exit, !dbg !140

cond.false.i24:                                   ; preds = %_ZL3maxii.exit
  br label %_ZL3minii.exit, !dbg !140

_ZL3minii.exit:                                   ; preds = %cond.true.i26, %cond.false.i24
  %cond.i25 = phi i32 [ %retval.1.i37, %cond.true.i26 ], [ %retval.1.i, %cond.false.i24 ], !dbg !140
    #dbg_value(i32 %cond.i25, !96, !DIExpression(), !97)
  %cmp9 = icmp ne i32 %cond.i, %cond.i25, !dbg !141
  br i1 %cmp9, label %if.then10, label %if.end13, !dbg !141

if.then10:                                        ; preds = %_ZL3minii.exit
  %idxprom11 = sext i32 %cond.i to i64, !dbg !143
  %arrayidx12 = getelementptr inbounds %struct.Set, ptr %sets, i64 %idxprom11, !dbg !143
  %parent = getelementptr inbounds nuw %struct.Set, ptr %arrayidx12, i32 0, i32 0, !dbg !144
  store i32 %cond.i25, ptr %parent, align 4, !dbg !145, !tbaa !146
  br label %if.end13, !dbg !143

if.end13:                                         ; preds = %if.then10, %_ZL3minii.exit
  br label %cleanup, !dbg !148

cleanup:                                          ; preds = %if.end13, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end13 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !148

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "forest_of_structs.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "root", linkageName: "_Z4rootP3Seti", scope: !1, file: !1, line: 10, type: !47, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !54)
!47 = !DISubroutineType(types: !48)
!48 = !{!35, !49, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Set", file: !1, line: 7, size: 64, flags: DIFlagTypePassByValue, elements: !51, identifier: "_ZTS3Set")
!51 = !{!52, !53}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "parent", scope: !50, file: !1, line: 8, baseType: !35, size: 32)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !50, file: !1, line: 8, baseType: !35, size: 32, offset: 32)
!54 = !{!55, !56, !57}
!55 = !DILocalVariable(name: "sets", arg: 1, scope: !46, file: !1, line: 10, type: !49)
!56 = !DILocalVariable(name: "v", arg: 2, scope: !46, file: !1, line: 10, type: !35)
!57 = !DILocalVariable(name: "p", scope: !58, file: !1, line: 12, type: !35)
!58 = distinct !DILexicalBlock(scope: !59, file: !1, line: 11, column: 12)
!59 = distinct !DILexicalBlock(scope: !60, file: !1, line: 11, column: 3)
!60 = distinct !DILexicalBlock(scope: !46, file: !1, line: 11, column: 3)
!61 = !DILocation(line: 0, scope: !46)
!62 = !DILocation(line: 11, column: 3, scope: !46)
!63 = !DILocation(line: 12, column: 24, scope: !58)
!64 = !DILocation(line: 12, column: 32, scope: !58)
!65 = !DILocation(line: 12, column: 13, scope: !58)
!66 = !DILocation(line: 0, scope: !58)
!67 = !DILocation(line: 13, column: 11, scope: !68)
!68 = distinct !DILexicalBlock(scope: !58, file: !1, line: 13, column: 9)
!69 = !DILocation(line: 14, column: 7, scope: !68)
!70 = !DILocation(line: 16, column: 3, scope: !59)
!71 = !DILocation(line: 11, column: 3, scope: !59)
!72 = distinct !{!72, !73, !74, !75, !76}
!73 = !DILocation(line: 11, column: 3, scope: !60)
!74 = !DILocation(line: 16, column: 3, scope: !60)
!75 = !{!"llvm.loop.mustprogress"}
!76 = !{!"llvm.loop.unroll.disable"}
!77 = !DILocation(line: 17, column: 1, scope: !46)
!78 = distinct !DISubprogram(name: "unite", linkageName: "_Z5uniteP3SetPK4int2i", scope: !1, file: !1, line: 18, type: !79, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !88)
!79 = !DISubroutineType(types: !80)
!80 = !{null, !49, !81, !35}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !83)
!83 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "int2", file: !84, line: 11, size: 64, align: 64, flags: DIFlagTypePassByValue, elements: !85, identifier: "_ZTS4int2")
!84 = !DIFile(filename: "cuda/ws/vector_types.h", directory: ".")
!85 = !{!86, !87}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !83, file: !84, line: 11, baseType: !35, size: 32)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !83, file: !84, line: 11, baseType: !35, size: 32, offset: 32)
!88 = !{!89, !90, !91, !92, !93, !94, !95, !96}
!89 = !DILocalVariable(name: "sets", arg: 1, scope: !78, file: !1, line: 18, type: !49)
!90 = !DILocalVariable(name: "edges", arg: 2, scope: !78, file: !1, line: 18, type: !81)
!91 = !DILocalVariable(name: "n", arg: 3, scope: !78, file: !1, line: 18, type: !35)
!92 = !DILocalVariable(name: "i", scope: !78, file: !1, line: 19, type: !35)
!93 = !DILocalVariable(name: "a", scope: !78, file: !1, line: 22, type: !35)
!94 = !DILocalVariable(name: "b", scope: !78, file: !1, line: 23, type: !35)
!95 = !DILocalVariable(name: "high", scope: !78, file: !1, line: 24, type: !35)
!96 = !DILocalVariable(name: "low", scope: !78, file: !1, line: 24, type: !35)
!97 = !DILocation(line: 0, scope: !78)
!98 = !DILocation(line: 19, column: 11, scope: !78)
!99 = !DILocation(line: 19, column: 24, scope: !78)
!100 = !DILocation(line: 19, column: 22, scope: !78)
!101 = !DILocation(line: 19, column: 37, scope: !78)
!102 = !DILocation(line: 19, column: 35, scope: !78)
!103 = !DILocation(line: 20, column: 9, scope: !104)
!104 = distinct !DILexicalBlock(scope: !78, file: !1, line: 20, column: 7)
!105 = !DILocation(line: 21, column: 5, scope: !104)
!106 = !DILocation(line: 22, column: 22, scope: !78)
!107 = !DILocation(line: 22, column: 31, scope: !78)
!108 = !{!109, !43, i64 0}
!109 = !{!"_ZTS4int2", !43, i64 0, !43, i64 4}
!110 = !DILocation(line: 0, scope: !46, inlinedAt: !111)
!111 = distinct !DILocation(line: 22, column: 11, scope: !78)
!112 = !DILocation(line: 11, column: 3, scope: !46, inlinedAt: !111)
!113 = !DILocation(line: 12, column: 24, scope: !58, inlinedAt: !111)
!114 = !DILocation(line: 12, column: 13, scope: !58, inlinedAt: !111)
!115 = !DILocation(line: 0, scope: !58, inlinedAt: !111)
!116 = !DILocation(line: 13, column: 11, scope: !68, inlinedAt: !111)
!117 = !DILocation(line: 14, column: 7, scope: !68, inlinedAt: !111)
!118 = !DILocation(line: 16, column: 3, scope: !59, inlinedAt: !111)
!119 = !DILocation(line: 11, column: 3, scope: !59, inlinedAt: !111)
!120 = distinct !{!120, !121, !122, !75, !76}
!121 = !DILocation(line: 11, column: 3, scope: !60, inlinedAt: !111)
!122 = !DILocation(line: 16, column: 3, scope: !60, inlinedAt: !111)
!123 = !DILocation(line: 23, column: 22, scope: !78)
!124 = !DILocation(line: 23, column: 31, scope: !78)
!125 = !{!109, !43, i64 4}
!126 = !DILocation(line: 0, scope: !46, inlinedAt: !127)
!127 = distinct !DILocation(line: 23, column: 11, scope: !78)
!128 = !DILocation(line: 11, column: 3, scope: !46, inlinedAt: !127)
!129 = !DILocation(line: 12, column: 24, scope: !58, inlinedAt: !127)
!130 = !DILocation(line: 12, column: 13, scope: !58, inlinedAt: !127)
!131 = !DILocation(line: 0, scope: !58, inlinedAt: !127)
!132 = !DILocation(line: 13, column: 11, scope: !68, inlinedAt: !127)
!133 = !DILocation(line: 14, column: 7, scope: !68, inlinedAt: !127)
!134 = !DILocation(line: 16, column: 3, scope: !59, inlinedAt: !127)
!135 = !DILocation(line: 11, column: 3, scope: !59, inlinedAt: !127)
!136 = distinct !{!136, !137, !138, !75, !76}
!137 = !DILocation(line: 11, column: 3, scope: !60, inlinedAt: !127)
!138 = !DILocation(line: 16, column: 3, scope: !60, inlinedAt: !127)
!139 = !DILocation(line: 24, column: 14, scope: !78)
!140 = !DILocation(line: 24, column: 31, scope: !78)
!141 = !DILocation(line: 25, column: 12, scope: !142)
!142 = distinct !DILexicalBlock(scope: !78, file: !1, line: 25, column: 7)
!143 = !DILocation(line: 26, column: 5, scope: !142)
!144 = !DILocation(line: 26, column: 16, scope: !142)
!145 = !DILocation(line: 26, column: 23, scope: !142)
!146 = !{!147, !43, i64 0}
!147 = !{!"_ZTS3Set", !43, i64 0, !43, i64 4}
!148 = !DILocation(line: 27, column: 1, scope: !78)
