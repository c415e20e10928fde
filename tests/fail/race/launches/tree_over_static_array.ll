; ModuleID = 'tree_over_static_array.cu'
source_filename = "tree_over_static_array.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPKfPfE4part = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPKfPf(ptr noundef %m, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %m, !47, !DIExpression(), !66)
    #dbg_value(ptr %out, !48, !DIExpression(), !66)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !67
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !68
  %mul = mul i32 %0, %1, !dbg !69
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !70
  %add = add i32 %mul, %2, !dbg !71
  %idxprom = zext i32 %add to i64, !dbg !72
  %arrayidx = getelementptr inbounds nuw float, ptr %m, i64 %idxprom, !dbg !72
  %3 = load float, ptr %arrayidx, align 4, !dbg !72, !tbaa !73
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
  %idxprom4 = zext i32 %4 to i64, !dbg !76
  %arrayidx5 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfPfE4part to ptr), i64 0, i64 %idxprom4, !dbg !76
  store float %3, ptr %arrayidx5, align 4, !dbg !77, !tbaa !73
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !78
    #dbg_value(i32 poison, !49, !DIExpression(), !66)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !79
    #dbg_value(i32 %6, !49, !DIExpression(), !66)
  br label %for.cond, !dbg !80

for.cond:                                         ; preds = %if.end, %entry
  %n.0 = phi i32 [ %6, %entry ], [ %div, %if.end ], !dbg !81
    #dbg_value(i32 %n.0, !49, !DIExpression(), !66)
  %cmp = icmp sgt i32 %n.0, 1, !dbg !82
  br i1 %cmp, label %for.body, label %for.end, !dbg !83

for.body:                                         ; preds = %for.cond
  %div = sdiv i32 %n.0, 2, !dbg !84
    #dbg_value(i32 %div, !50, !DIExpression(), !85)
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !86
  %cmp9 = icmp ult i32 %7, %div, !dbg !88
  br i1 %cmp9, label %if.then, label %if.end, !dbg !88

if.then:                                          ; preds = %for.body
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !89
  %add11 = add i32 %8, %div, !dbg !90
  %idxprom12 = zext i32 %add11 to i64, !dbg !91
  %arrayidx13 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfPfE4part to ptr), i64 0, i64 %idxprom12, !dbg !91
  %9 = load float, ptr %arrayidx13, align 4, !dbg !91, !tbaa !73
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !92
  %idxprom15 = zext i32 %10 to i64, !dbg !93
  %arrayidx16 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfPfE4part to ptr), i64 0, i64 %idxprom15, !dbg !93
  %11 = load float, ptr %arrayidx16, align 4, !dbg !94, !tbaa !73
  %add17 = fadd float %11, %9, !dbg !94
  store float %add17, ptr %arrayidx16, align 4, !dbg !94, !tbaa !73
  br label %if.end, !dbg !93

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !95
    #dbg_value(i32 %div, !49, !DIExpression(), !66)
  br label %for.cond, !dbg !96, !llvm.loop !97

for.end:                                          ; preds = %for.cond
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !101
  %cmp19 = icmp eq i32 %12, 0, !dbg !103
  br i1 %cmp19, label %if.then20, label %if.end24, !dbg !103

if.then20:                                        ; preds = %for.end
  %13 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfPfE4part to ptr), align 4, !dbg !104, !tbaa !73
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !105
  %idxprom22 = zext i32 %14 to i64, !dbg !106
  %arrayidx23 = getelementptr inbounds nuw float, ptr %out, i64 %idxprom22, !dbg !106
  store float %13, ptr %arrayidx23, align 4, !dbg !107, !tbaa !73
  br label %if.end24, !dbg !106

if.end24:                                         ; preds = %if.then20, %for.end
  ret void, !dbg !108
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!57, !58, !59, !60}
!llvm.ident = !{!61}
!llvm.errno.tbaa = !{!62}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "part", scope: !2, file: !3, line: 8, type: !54, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKfPf", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !46)
!3 = !DIFile(filename: "tree_over_static_array.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
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
!44 = !{!45, !8}
!45 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!46 = !{!47, !48, !49, !50}
!47 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!48 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 7, type: !9)
!49 = !DILocalVariable(name: "n", scope: !2, file: !3, line: 10, type: !45)
!50 = !DILocalVariable(name: "half", scope: !51, file: !3, line: 12, type: !45)
!51 = distinct !DILexicalBlock(scope: !52, file: !3, line: 11, column: 33)
!52 = distinct !DILexicalBlock(scope: !53, file: !3, line: 11, column: 3)
!53 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 256)
!57 = !{i32 7, !"Dwarf Version", i32 4}
!58 = !{i32 2, !"Debug Info Version", i32 3}
!59 = !{i32 1, !"wchar_size", i32 4}
!60 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!61 = !{!"clang version 22.1.8"}
!62 = !{!63, !63, i64 0}
!63 = !{!"int", !64, i64 0}
!64 = !{!"omnipotent char", !65, i64 0}
!65 = !{!"Simple C++ TBAA"}
!66 = !DILocation(line: 0, scope: !2)
!67 = !DILocation(line: 9, column: 25, scope: !2)
!68 = !DILocation(line: 9, column: 38, scope: !2)
!69 = !DILocation(line: 9, column: 36, scope: !2)
!70 = !DILocation(line: 9, column: 51, scope: !2)
!71 = !DILocation(line: 9, column: 49, scope: !2)
!72 = !DILocation(line: 9, column: 23, scope: !2)
!73 = !{!74, !74, i64 0}
!74 = !{!"float", !64, i64 0}
!75 = !DILocation(line: 9, column: 8, scope: !2)
!76 = !DILocation(line: 9, column: 3, scope: !2)
!77 = !DILocation(line: 9, column: 21, scope: !2)
!78 = !DILocation(line: 10, column: 11, scope: !2)
!79 = !DILocation(line: 11, column: 12, scope: !53)
!80 = !DILocation(line: 11, column: 8, scope: !53)
!81 = !DILocation(line: 0, scope: !53)
!82 = !DILocation(line: 11, column: 26, scope: !52)
!83 = !DILocation(line: 11, column: 3, scope: !53)
!84 = !DILocation(line: 12, column: 18, scope: !51)
!85 = !DILocation(line: 0, scope: !51)
!86 = !DILocation(line: 13, column: 9, scope: !87)
!87 = distinct !DILexicalBlock(scope: !51, file: !3, line: 13, column: 9)
!88 = !DILocation(line: 13, column: 21, scope: !87)
!89 = !DILocation(line: 13, column: 55, scope: !87)
!90 = !DILocation(line: 13, column: 67, scope: !87)
!91 = !DILocation(line: 13, column: 50, scope: !87)
!92 = !DILocation(line: 13, column: 34, scope: !87)
!93 = !DILocation(line: 13, column: 29, scope: !87)
!94 = !DILocation(line: 13, column: 47, scope: !87)
!95 = !DILocation(line: 14, column: 5, scope: !51)
!96 = !DILocation(line: 11, column: 3, scope: !52)
!97 = distinct !{!97, !83, !98, !99, !100}
!98 = !DILocation(line: 16, column: 3, scope: !53)
!99 = !{!"llvm.loop.mustprogress"}
!100 = !{!"llvm.loop.unroll.disable"}
!101 = !DILocation(line: 17, column: 7, scope: !102)
!102 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 7)
!103 = !DILocation(line: 17, column: 19, scope: !102)
!104 = !DILocation(line: 17, column: 43, scope: !102)
!105 = !DILocation(line: 17, column: 29, scope: !102)
!106 = !DILocation(line: 17, column: 25, scope: !102)
!107 = !DILocation(line: 17, column: 41, scope: !102)
!108 = !DILocation(line: 18, column: 1, scope: !2)
