; ModuleID = 'branch_in_loop.cu'
source_filename = "branch_in_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %s, i32 noundef %n) #0 !dbg !46 {
entry:
    #dbg_value(ptr %s, !51, !DIExpression(), !56)
    #dbg_value(i32 %n, !52, !DIExpression(), !56)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57
    #dbg_value(i32 %0, !53, !DIExpression(), !56)
    #dbg_value(i32 0, !54, !DIExpression(), !58)
  br label %for.cond, !dbg !59

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !60
    #dbg_value(i32 %i.0, !54, !DIExpression(), !58)
  %cmp = icmp slt i32 %i.0, %n, !dbg !61
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !63

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %rem = srem i32 %i.0, 2, !dbg !64
  %cmp1 = icmp eq i32 %rem, 0, !dbg !67
  br i1 %cmp1, label %if.then, label %if.end, !dbg !67

if.then:                                          ; preds = %for.body
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !70
  %mul = mul i32 %1, %2, !dbg !71
  %add = add i32 %mul, %0, !dbg !72
  %idxprom = zext i32 %add to i64, !dbg !73
  %arrayidx = getelementptr inbounds nuw i32, ptr %s, i64 %idxprom, !dbg !73
  store i32 %i.0, ptr %arrayidx, align 4, !dbg !74, !tbaa !42
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !75
  br label %if.end, !dbg !76

if.end:                                           ; preds = %if.then, %for.body
  %rem4 = srem i32 %i.0, 2, !dbg !77
  %cmp5 = icmp eq i32 %rem4, 1, !dbg !79
  br i1 %cmp5, label %if.then6, label %if.end17, !dbg !79

if.then6:                                         ; preds = %if.end
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !80
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !82
  %mul9 = mul i32 %3, %4, !dbg !83
  %add10 = add nsw i32 %0, 1, !dbg !84
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !85
  %rem12 = urem i32 %add10, %5, !dbg !86
  %add13 = add i32 %mul9, %rem12, !dbg !87
  %idxprom14 = zext i32 %add13 to i64, !dbg !88
  %arrayidx15 = getelementptr inbounds nuw i32, ptr %s, i64 %idxprom14, !dbg !88
  %6 = load i32, ptr %arrayidx15, align 4, !dbg !89, !tbaa !42
  %add16 = add nsw i32 %6, %i.0, !dbg !89
  store i32 %add16, ptr %arrayidx15, align 4, !dbg !89, !tbaa !42
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !90
  br label %if.end17, !dbg !91

if.end17:                                         ; preds = %if.then6, %if.end
  br label %for.inc, !dbg !92

for.inc:                                          ; preds = %if.end17
  %inc = add nsw i32 %i.0, 1, !dbg !93
    #dbg_value(i32 %inc, !54, !DIExpression(), !58)
  br label %for.cond, !dbg !94, !llvm.loop !95

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !99
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "branch_in_loop.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 3, type: !47, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !50)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!50 = !{!51, !52, !53, !54}
!51 = !DILocalVariable(name: "s", arg: 1, scope: !46, file: !1, line: 3, type: !49)
!52 = !DILocalVariable(name: "n", arg: 2, scope: !46, file: !1, line: 3, type: !35)
!53 = !DILocalVariable(name: "t", scope: !46, file: !1, line: 4, type: !35)
!54 = !DILocalVariable(name: "i", scope: !55, file: !1, line: 5, type: !35)
!55 = distinct !DILexicalBlock(scope: !46, file: !1, line: 5, column: 3)
!56 = !DILocation(line: 0, scope: !46)
!57 = !DILocation(line: 4, column: 11, scope: !46)
!58 = !DILocation(line: 0, scope: !55)
!59 = !DILocation(line: 5, column: 8, scope: !55)
!60 = !DILocation(line: 5, scope: !55)
!61 = !DILocation(line: 5, column: 21, scope: !62)
!62 = distinct !DILexicalBlock(scope: !55, file: !1, line: 5, column: 3)
!63 = !DILocation(line: 5, column: 3, scope: !55)
!64 = !DILocation(line: 6, column: 11, scope: !65)
!65 = distinct !DILexicalBlock(scope: !66, file: !1, line: 6, column: 9)
!66 = distinct !DILexicalBlock(scope: !62, file: !1, line: 5, column: 31)
!67 = !DILocation(line: 6, column: 15, scope: !65)
!68 = !DILocation(line: 7, column: 9, scope: !69)
!69 = distinct !DILexicalBlock(scope: !65, file: !1, line: 6, column: 21)
!70 = !DILocation(line: 7, column: 22, scope: !69)
!71 = !DILocation(line: 7, column: 20, scope: !69)
!72 = !DILocation(line: 7, column: 33, scope: !69)
!73 = !DILocation(line: 7, column: 7, scope: !69)
!74 = !DILocation(line: 7, column: 38, scope: !69)
!75 = !DILocation(line: 8, column: 7, scope: !69)
!76 = !DILocation(line: 9, column: 5, scope: !69)
!77 = !DILocation(line: 10, column: 11, scope: !78)
!78 = distinct !DILexicalBlock(scope: !66, file: !1, line: 10, column: 9)
!79 = !DILocation(line: 10, column: 15, scope: !78)
!80 = !DILocation(line: 11, column: 9, scope: !81)
!81 = distinct !DILexicalBlock(scope: !78, file: !1, line: 10, column: 21)
!82 = !DILocation(line: 11, column: 22, scope: !81)
!83 = !DILocation(line: 11, column: 20, scope: !81)
!84 = !DILocation(line: 11, column: 38, scope: !81)
!85 = !DILocation(line: 11, column: 45, scope: !81)
!86 = !DILocation(line: 11, column: 43, scope: !81)
!87 = !DILocation(line: 11, column: 33, scope: !81)
!88 = !DILocation(line: 11, column: 7, scope: !81)
!89 = !DILocation(line: 11, column: 57, scope: !81)
!90 = !DILocation(line: 12, column: 7, scope: !81)
!91 = !DILocation(line: 13, column: 5, scope: !81)
!92 = !DILocation(line: 14, column: 3, scope: !66)
!93 = !DILocation(line: 5, column: 26, scope: !62)
!94 = !DILocation(line: 5, column: 3, scope: !62)
!95 = distinct !{!95, !63, !96, !97, !98}
!96 = !DILocation(line: 14, column: 3, scope: !55)
!97 = !{!"llvm.loop.mustprogress"}
!98 = !{!"llvm.loop.unroll.disable"}
!99 = !DILocation(line: 15, column: 1, scope: !46)
