; ModuleID = 'span_beyond_shared.cu'
source_filename = "span_beyond_shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ9butterflyPfjE1s = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9butterflyPfj(ptr noundef %a, i32 noundef %span) #0 !dbg !2 {
entry:
    #dbg_value(ptr %a, !46, !DIExpression(), !67)
    #dbg_value(i32 %span, !47, !DIExpression(), !67)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
    #dbg_value(i32 %0, !48, !DIExpression(), !67)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !69
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !70
  %mul = mul i32 %1, %2, !dbg !71
  %add = add i32 %mul, %0, !dbg !72
    #dbg_value(i32 %add, !49, !DIExpression(), !67)
  %idxprom = zext i32 %add to i64, !dbg !73
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom, !dbg !73
  %3 = load float, ptr %arrayidx, align 4, !dbg !73, !tbaa !74
  %idxprom3 = zext i32 %0 to i64, !dbg !76
  %arrayidx4 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9butterflyPfjE1s to ptr), i64 0, i64 %idxprom3, !dbg !76
  store float %3, ptr %arrayidx4, align 4, !dbg !77, !tbaa !74
  %div = udiv i32 %span, 2, !dbg !78
    #dbg_value(i32 %div, !50, !DIExpression(), !79)
  br label %for.cond, !dbg !80

for.cond:                                         ; preds = %for.inc, %entry
  %j.0 = phi i32 [ %div, %entry ], [ %div10, %for.inc ], !dbg !81
    #dbg_value(i32 %j.0, !50, !DIExpression(), !79)
  %cmp = icmp ugt i32 %j.0, 0, !dbg !82
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !83

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %xor = xor i32 %0, %j.0, !dbg !84
  %idxprom5 = zext i32 %xor to i64, !dbg !85
  %arrayidx6 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9butterflyPfjE1s to ptr), i64 0, i64 %idxprom5, !dbg !85
  %4 = load float, ptr %arrayidx6, align 4, !dbg !85, !tbaa !74
    #dbg_value(float %4, !52, !DIExpression(), !86)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !87
  %idxprom7 = zext i32 %0 to i64, !dbg !88
  %arrayidx8 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9butterflyPfjE1s to ptr), i64 0, i64 %idxprom7, !dbg !88
  %5 = load float, ptr %arrayidx8, align 4, !dbg !89, !tbaa !74
  %add9 = fadd float %5, %4, !dbg !89
  store float %add9, ptr %arrayidx8, align 4, !dbg !89, !tbaa !74
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !90
  br label %for.inc, !dbg !91

for.inc:                                          ; preds = %for.body
  %div10 = udiv i32 %j.0, 2, !dbg !92
    #dbg_value(i32 %div10, !50, !DIExpression(), !79)
  br label %for.cond, !dbg !93, !llvm.loop !94

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom11 = zext i32 %0 to i64, !dbg !98
  %arrayidx12 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9butterflyPfjE1s to ptr), i64 0, i64 %idxprom11, !dbg !98
  %6 = load float, ptr %arrayidx12, align 4, !dbg !98, !tbaa !74
  %idxprom13 = zext i32 %add to i64, !dbg !99
  %arrayidx14 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom13, !dbg !99
  store float %6, ptr %arrayidx14, align 4, !dbg !100, !tbaa !74
  ret void, !dbg !101
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

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!58, !59, !60, !61}
!llvm.ident = !{!62}
!llvm.errno.tbaa = !{!63}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 8, type: !55, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "butterfly", linkageName: "_Z9butterflyPfj", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !45)
!3 = !DIFile(filename: "span_beyond_shared.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, imports: !11, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0}
!11 = !{!12, !15, !17, !22, !27, !32, !38, !40}
!12 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !13, file: !14, line: 128)
!13 = !DINamespace(name: "ws_math", scope: null)
!14 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!15 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !16, entity: !13, file: !14, line: 129)
!16 = !DINamespace(name: "std", scope: null)
!17 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !18, file: !14, line: 154)
!18 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !14, file: !14, line: 137, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!19 = !DISubroutineType(types: !20)
!20 = !{!21, !21}
!21 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!22 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !23, file: !14, line: 154)
!23 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !14, file: !14, line: 133, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!24 = !DISubroutineType(types: !25)
!25 = !{!26, !26}
!26 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!27 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !28, file: !14, line: 154)
!28 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !14, file: !14, line: 134, type: !29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!29 = !DISubroutineType(types: !30)
!30 = !{!31, !31}
!31 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!32 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !33, file: !14, line: 154)
!33 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !14, file: !14, line: 145, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !37}
!36 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!37 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !39, file: !14, line: 154)
!39 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !14, file: !14, line: 147, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !41, file: !14, line: 154)
!41 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !14, file: !14, line: 149, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !7}
!44 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!45 = !{!46, !47, !48, !49, !50, !52}
!46 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!47 = !DILocalVariable(name: "span", arg: 2, scope: !2, file: !3, line: 7, type: !8)
!48 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !8)
!49 = !DILocalVariable(name: "g", scope: !2, file: !3, line: 9, type: !8)
!50 = !DILocalVariable(name: "j", scope: !51, file: !3, line: 11, type: !8)
!51 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!52 = !DILocalVariable(name: "other", scope: !53, file: !3, line: 12, type: !7)
!53 = distinct !DILexicalBlock(scope: !54, file: !3, line: 11, column: 46)
!54 = distinct !DILexicalBlock(scope: !51, file: !3, line: 11, column: 3)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8192, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 256)
!58 = !{i32 7, !"Dwarf Version", i32 4}
!59 = !{i32 2, !"Debug Info Version", i32 3}
!60 = !{i32 1, !"wchar_size", i32 4}
!61 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!62 = !{!"clang version 22.1.8"}
!63 = !{!64, !64, i64 0}
!64 = !{!"int", !65, i64 0}
!65 = !{!"omnipotent char", !66, i64 0}
!66 = !{!"Simple C++ TBAA"}
!67 = !DILocation(line: 0, scope: !2)
!68 = !DILocation(line: 9, column: 16, scope: !2)
!69 = !DILocation(line: 9, column: 33, scope: !2)
!70 = !DILocation(line: 9, column: 46, scope: !2)
!71 = !DILocation(line: 9, column: 44, scope: !2)
!72 = !DILocation(line: 9, column: 57, scope: !2)
!73 = !DILocation(line: 10, column: 10, scope: !2)
!74 = !{!75, !75, i64 0}
!75 = !{!"float", !65, i64 0}
!76 = !DILocation(line: 10, column: 3, scope: !2)
!77 = !DILocation(line: 10, column: 8, scope: !2)
!78 = !DILocation(line: 11, column: 26, scope: !51)
!79 = !DILocation(line: 0, scope: !51)
!80 = !DILocation(line: 11, column: 8, scope: !51)
!81 = !DILocation(line: 11, scope: !51)
!82 = !DILocation(line: 11, column: 33, scope: !54)
!83 = !DILocation(line: 11, column: 3, scope: !51)
!84 = !DILocation(line: 12, column: 23, scope: !53)
!85 = !DILocation(line: 12, column: 19, scope: !53)
!86 = !DILocation(line: 0, scope: !53)
!87 = !DILocation(line: 13, column: 5, scope: !53)
!88 = !DILocation(line: 14, column: 5, scope: !53)
!89 = !DILocation(line: 14, column: 10, scope: !53)
!90 = !DILocation(line: 15, column: 5, scope: !53)
!91 = !DILocation(line: 16, column: 3, scope: !53)
!92 = !DILocation(line: 11, column: 40, scope: !54)
!93 = !DILocation(line: 11, column: 3, scope: !54)
!94 = distinct !{!94, !83, !95, !96, !97}
!95 = !DILocation(line: 16, column: 3, scope: !51)
!96 = !{!"llvm.loop.mustprogress"}
!97 = !{!"llvm.loop.unroll.disable"}
!98 = !DILocation(line: 17, column: 10, scope: !2)
!99 = !DILocation(line: 17, column: 3, scope: !2)
!100 = !DILocation(line: 17, column: 8, scope: !2)
!101 = !DILocation(line: 18, column: 1, scope: !2)
