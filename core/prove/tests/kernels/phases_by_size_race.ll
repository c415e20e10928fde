; ModuleID = 'phases_by_size_race.cu'
source_filename = "phases_by_size_race.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ1kPKiPiE1s = internal addrspace(3) global [1024 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !47, !DIExpression(), !63)
    #dbg_value(ptr %out, !48, !DIExpression(), !63)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
    #dbg_value(i32 %0, !49, !DIExpression(), !63)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !65
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !66
  %mul = mul i32 %1, %2, !dbg !67
  %add = add i32 %mul, %0, !dbg !68
  %idxprom = zext i32 %add to i64, !dbg !69
  %arrayidx = getelementptr inbounds nuw i32, ptr %in, i64 %idxprom, !dbg !69
  %3 = load i32, ptr %arrayidx, align 4, !dbg !69, !tbaa !59
  %idxprom3 = zext i32 %0 to i64, !dbg !70
  %arrayidx4 = getelementptr inbounds nuw [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKiPiE1s to ptr), i64 0, i64 %idxprom3, !dbg !70
  store i32 %3, ptr %arrayidx4, align 4, !dbg !71, !tbaa !59
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !72
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !73
  %cmp = icmp uge i32 %4, 256, !dbg !75
  br i1 %cmp, label %if.then, label %if.end18, !dbg !75

if.then:                                          ; preds = %entry
  %cmp6 = icmp ult i32 %0, 128, !dbg !76
  br i1 %cmp6, label %if.then7, label %if.end, !dbg !76

if.then7:                                         ; preds = %if.then
  %add8 = add i32 %0, 128, !dbg !79
  %idxprom9 = zext i32 %add8 to i64, !dbg !80
  %arrayidx10 = getelementptr inbounds nuw [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKiPiE1s to ptr), i64 0, i64 %idxprom9, !dbg !80
  %5 = load i32, ptr %arrayidx10, align 4, !dbg !80, !tbaa !59
  %idxprom11 = zext i32 %0 to i64, !dbg !81
  %arrayidx12 = getelementptr inbounds nuw [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKiPiE1s to ptr), i64 0, i64 %idxprom11, !dbg !81
  %6 = load i32, ptr %arrayidx12, align 4, !dbg !82, !tbaa !59
  %add13 = add nsw i32 %6, %5, !dbg !82
  store i32 %add13, ptr %arrayidx12, align 4, !dbg !82, !tbaa !59
  br label %if.end, !dbg !81

if.end:                                           ; preds = %if.then7, %if.then
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !83
  %cmp15 = icmp ult i32 %7, 256, !dbg !85
  br i1 %cmp15, label %if.then16, label %if.end17, !dbg !85

if.then16:                                        ; preds = %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !86
  br label %if.end17, !dbg !86

if.end17:                                         ; preds = %if.then16, %if.end
  br label %if.end18, !dbg !87

if.end18:                                         ; preds = %if.end17, %entry
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !88
  %cmp20 = icmp uge i32 %8, 128, !dbg !90
  br i1 %cmp20, label %if.then21, label %if.end31, !dbg !90

if.then21:                                        ; preds = %if.end18
  %cmp22 = icmp ult i32 %0, 64, !dbg !91
  br i1 %cmp22, label %if.then23, label %if.end30, !dbg !91

if.then23:                                        ; preds = %if.then21
  %add24 = add i32 %0, 64, !dbg !94
  %idxprom25 = zext i32 %add24 to i64, !dbg !95
  %arrayidx26 = getelementptr inbounds nuw [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKiPiE1s to ptr), i64 0, i64 %idxprom25, !dbg !95
  %9 = load i32, ptr %arrayidx26, align 4, !dbg !95, !tbaa !59
  %idxprom27 = zext i32 %0 to i64, !dbg !96
  %arrayidx28 = getelementptr inbounds nuw [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKiPiE1s to ptr), i64 0, i64 %idxprom27, !dbg !96
  %10 = load i32, ptr %arrayidx28, align 4, !dbg !97, !tbaa !59
  %add29 = add nsw i32 %10, %9, !dbg !97
  store i32 %add29, ptr %arrayidx28, align 4, !dbg !97, !tbaa !59
  br label %if.end30, !dbg !96

if.end30:                                         ; preds = %if.then23, %if.then21
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !98
  br label %if.end31, !dbg !99

if.end31:                                         ; preds = %if.end30, %if.end18
  %cmp32 = icmp eq i32 %0, 0, !dbg !100
  br i1 %cmp32, label %if.then33, label %if.end37, !dbg !100

if.then33:                                        ; preds = %if.end31
  %11 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKiPiE1s to ptr), align 4, !dbg !102, !tbaa !59
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !103
  %idxprom35 = zext i32 %12 to i64, !dbg !104
  %arrayidx36 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom35, !dbg !104
  store i32 %11, ptr %arrayidx36, align 4, !dbg !105, !tbaa !59
  br label %if.end37, !dbg !104

if.end37:                                         ; preds = %if.then33, %if.end31
  ret void, !dbg !106
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

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!54, !55, !56, !57}
!llvm.ident = !{!58}
!llvm.errno.tbaa = !{!59}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 4, type: !51, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKiPi", scope: !3, file: !3, line: 3, type: !4, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !46)
!3 = !DIFile(filename: "phases_by_size_race.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
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
!46 = !{!47, !48, !49}
!47 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 3, type: !6)
!48 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 3, type: !9)
!49 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 5, type: !50)
!50 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32768, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 1024)
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
!64 = !DILocation(line: 5, column: 16, scope: !2)
!65 = !DILocation(line: 6, column: 13, scope: !2)
!66 = !DILocation(line: 6, column: 26, scope: !2)
!67 = !DILocation(line: 6, column: 24, scope: !2)
!68 = !DILocation(line: 6, column: 37, scope: !2)
!69 = !DILocation(line: 6, column: 10, scope: !2)
!70 = !DILocation(line: 6, column: 3, scope: !2)
!71 = !DILocation(line: 6, column: 8, scope: !2)
!72 = !DILocation(line: 7, column: 3, scope: !2)
!73 = !DILocation(line: 8, column: 7, scope: !74)
!74 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 7)
!75 = !DILocation(line: 8, column: 18, scope: !74)
!76 = !DILocation(line: 9, column: 11, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !3, line: 9, column: 9)
!78 = distinct !DILexicalBlock(scope: !74, file: !3, line: 8, column: 26)
!79 = !DILocation(line: 9, column: 30, scope: !77)
!80 = !DILocation(line: 9, column: 26, scope: !77)
!81 = !DILocation(line: 9, column: 18, scope: !77)
!82 = !DILocation(line: 9, column: 23, scope: !77)
!83 = !DILocation(line: 10, column: 9, scope: !84)
!84 = distinct !DILexicalBlock(scope: !78, file: !3, line: 10, column: 9)
!85 = !DILocation(line: 10, column: 20, scope: !84)
!86 = !DILocation(line: 10, column: 27, scope: !84)
!87 = !DILocation(line: 11, column: 3, scope: !78)
!88 = !DILocation(line: 12, column: 7, scope: !89)
!89 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 7)
!90 = !DILocation(line: 12, column: 18, scope: !89)
!91 = !DILocation(line: 13, column: 11, scope: !92)
!92 = distinct !DILexicalBlock(scope: !93, file: !3, line: 13, column: 9)
!93 = distinct !DILexicalBlock(scope: !89, file: !3, line: 12, column: 26)
!94 = !DILocation(line: 13, column: 29, scope: !92)
!95 = !DILocation(line: 13, column: 25, scope: !92)
!96 = !DILocation(line: 13, column: 17, scope: !92)
!97 = !DILocation(line: 13, column: 22, scope: !92)
!98 = !DILocation(line: 14, column: 5, scope: !93)
!99 = !DILocation(line: 15, column: 3, scope: !93)
!100 = !DILocation(line: 16, column: 9, scope: !101)
!101 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 7)
!102 = !DILocation(line: 16, column: 33, scope: !101)
!103 = !DILocation(line: 16, column: 19, scope: !101)
!104 = !DILocation(line: 16, column: 15, scope: !101)
!105 = !DILocation(line: 16, column: 31, scope: !101)
!106 = !DILocation(line: 17, column: 1, scope: !2)
