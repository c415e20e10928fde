; ModuleID = 'shuffles.cu'
source_filename = "shuffles.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [9 x i8] c"v == 496\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [12 x i8] c"shuffles.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kPi = private unnamed_addr constant [14 x i8] c"void k(int *)\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !65 {
entry:
    #dbg_value(ptr %o, !70, !DIExpression(), !75)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
    #dbg_value(i32 %0, !71, !DIExpression(), !75)
    #dbg_value(i32 %0, !72, !DIExpression(), !75)
    #dbg_value(i32 16, !73, !DIExpression(), !77)
  br label %for.cond, !dbg !78

for.cond:                                         ; preds = %for.inc, %entry
  %v.0 = phi i32 [ %0, %entry ], [ %add, %for.inc ], !dbg !75
  %d.0 = phi i32 [ 16, %entry ], [ %shr, %for.inc ], !dbg !79
    #dbg_value(i32 %d.0, !73, !DIExpression(), !77)
    #dbg_value(i32 %v.0, !72, !DIExpression(), !75)
  %cmp = icmp sgt i32 %d.0, 0, !dbg !80
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !82

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %1 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v.0, i32 %d.0, i32 31), !dbg !83
  %add = add nsw i32 %v.0, %1, !dbg !84
    #dbg_value(i32 %add, !72, !DIExpression(), !75)
  br label %for.inc, !dbg !85

for.inc:                                          ; preds = %for.body
  %shr = ashr i32 %d.0, 1, !dbg !86
    #dbg_value(i32 %shr, !73, !DIExpression(), !77)
  br label %for.cond, !dbg !87, !llvm.loop !88

for.end:                                          ; preds = %for.cond.cleanup
  %cmp2 = icmp eq i32 %v.0, 496, !dbg !92
  %storedv.i = zext i1 %cmp2 to i8, !dbg !93
  br i1 %cmp2, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !93

if.then.i:                                        ; preds = %for.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 11, ptr noundef @__PRETTY_FUNCTION__._Z1kPi, i64 noundef 1) #5, !dbg !93
  unreachable, !dbg !93

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %for.end
  %idxprom = sext i32 %0 to i64, !dbg !94
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !94
  store i32 %v.0, ptr %arrayidx, align 4, !dbg !95, !tbaa !61
  ret void, !dbg !96
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!56, !57, !58, !59}
!llvm.ident = !{!60}
!llvm.errno.tbaa = !{!61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "shuffles.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 9)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 12)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 14)
!18 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !22, imports: !23, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20, !21}
!20 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!0, !8, !13}
!23 = !{!24, !27, !29, !34, !39, !44, !49, !51}
!24 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !25, file: !26, line: 128)
!25 = !DINamespace(name: "ws_math", scope: null)
!26 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!27 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !28, entity: !25, file: !26, line: 129)
!28 = !DINamespace(name: "std", scope: null)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !30, file: !26, line: 154)
!30 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !26, file: !26, line: 137, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33}
!33 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !35, file: !26, line: 154)
!35 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !26, file: !26, line: 133, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !38}
!38 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !40, file: !26, line: 154)
!40 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !26, file: !26, line: 134, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !43}
!43 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !45, file: !26, line: 154)
!45 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !26, file: !26, line: 145, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!46 = !DISubroutineType(types: !47)
!47 = !{!20, !48}
!48 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !50, file: !26, line: 154)
!50 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !26, file: !26, line: 147, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !52, file: !26, line: 154)
!52 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !26, file: !26, line: 149, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!53 = !DISubroutineType(types: !54)
!54 = !{!21, !55}
!55 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!56 = !{i32 7, !"Dwarf Version", i32 4}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!60 = !{!"clang version 22.1.8"}
!61 = !{!62, !62, i64 0}
!62 = !{!"int", !63, i64 0}
!63 = !{!"omnipotent char", !64, i64 0}
!64 = !{!"Simple C++ TBAA"}
!65 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !2, file: !2, line: 6, type: !66, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !69)
!66 = !DISubroutineType(types: !67)
!67 = !{null, !68}
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!69 = !{!70, !71, !72, !73}
!70 = !DILocalVariable(name: "o", arg: 1, scope: !65, file: !2, line: 6, type: !68)
!71 = !DILocalVariable(name: "t", scope: !65, file: !2, line: 7, type: !21)
!72 = !DILocalVariable(name: "v", scope: !65, file: !2, line: 8, type: !21)
!73 = !DILocalVariable(name: "d", scope: !74, file: !2, line: 9, type: !21)
!74 = distinct !DILexicalBlock(scope: !65, file: !2, line: 9, column: 3)
!75 = !DILocation(line: 0, scope: !65)
!76 = !DILocation(line: 7, column: 11, scope: !65)
!77 = !DILocation(line: 0, scope: !74)
!78 = !DILocation(line: 9, column: 8, scope: !74)
!79 = !DILocation(line: 9, scope: !74)
!80 = !DILocation(line: 9, column: 22, scope: !81)
!81 = distinct !DILexicalBlock(scope: !74, file: !2, line: 9, column: 3)
!82 = !DILocation(line: 9, column: 3, scope: !74)
!83 = !DILocation(line: 10, column: 10, scope: !81)
!84 = !DILocation(line: 10, column: 7, scope: !81)
!85 = !DILocation(line: 10, column: 5, scope: !81)
!86 = !DILocation(line: 9, column: 29, scope: !81)
!87 = !DILocation(line: 9, column: 3, scope: !81)
!88 = distinct !{!88, !82, !89, !90, !91}
!89 = !DILocation(line: 10, column: 44, scope: !74)
!90 = !{!"llvm.loop.mustprogress"}
!91 = !{!"llvm.loop.unroll.disable"}
!92 = !DILocation(line: 11, column: 12, scope: !65)
!93 = !DILocation(line: 11, column: 3, scope: !65)
!94 = !DILocation(line: 12, column: 3, scope: !65)
!95 = !DILocation(line: 12, column: 8, scope: !65)
!96 = !DILocation(line: 13, column: 1, scope: !65)
