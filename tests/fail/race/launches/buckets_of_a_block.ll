; ModuleID = 'buckets_of_a_block.cu'
source_filename = "buckets_of_a_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ7scatterPKjPjS0_iiE4next = internal addrspace(3) global [16 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7scatterPKjPjS0_ii(ptr noundef %keys, ptr noundef %out, ptr noundef %begin, i32 noundef %n, i32 noundef %shift) #0 !dbg !2 {
entry:
    #dbg_value(ptr %keys, !48, !DIExpression(), !72)
    #dbg_value(ptr %out, !49, !DIExpression(), !72)
    #dbg_value(ptr %begin, !50, !DIExpression(), !72)
    #dbg_value(i32 %n, !51, !DIExpression(), !72)
    #dbg_value(i32 %shift, !52, !DIExpression(), !72)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !73
    #dbg_value(i32 %0, !53, !DIExpression(), !72)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !74
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !75
  %mul = mul i32 %1, %2, !dbg !76
  %add = add i32 %mul, %0, !dbg !77
    #dbg_value(i32 %add, !55, !DIExpression(), !72)
  %cmp = icmp slt i32 %0, 16, !dbg !78
  br i1 %cmp, label %if.then, label %if.end, !dbg !78

if.then:                                          ; preds = %entry
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !80
  %mul4 = mul i32 %3, 16, !dbg !81
  %add5 = add i32 %mul4, %0, !dbg !82
  %idxprom = zext i32 %add5 to i64, !dbg !83
  %arrayidx = getelementptr inbounds nuw i32, ptr %begin, i64 %idxprom, !dbg !83
  %4 = load i32, ptr %arrayidx, align 4, !dbg !83, !tbaa !68
  %idxprom6 = sext i32 %0 to i64, !dbg !84
  %arrayidx7 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7scatterPKjPjS0_iiE4next to ptr), i64 0, i64 %idxprom6, !dbg !84
  store i32 %4, ptr %arrayidx7, align 4, !dbg !85, !tbaa !68
  br label %if.end, !dbg !84

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !86
  %cmp8 = icmp slt i32 %add, %n, !dbg !87
  br i1 %cmp8, label %if.then9, label %if.end18, !dbg !87

if.then9:                                         ; preds = %if.end
  %idxprom10 = sext i32 %add to i64, !dbg !88
  %arrayidx11 = getelementptr inbounds i32, ptr %keys, i64 %idxprom10, !dbg !88
  %5 = load i32, ptr %arrayidx11, align 4, !dbg !88, !tbaa !68
  %shr = lshr i32 %5, %shift, !dbg !89
  %and = and i32 %shr, 15, !dbg !90
    #dbg_value(i32 %and, !56, !DIExpression(), !91)
  %idxprom12 = zext i32 %and to i64, !dbg !92
  %arrayidx13 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7scatterPKjPjS0_iiE4next to ptr), i64 0, i64 %idxprom12, !dbg !92
  %6 = load i32, ptr %arrayidx13, align 4, !dbg !93, !tbaa !68
  %inc = add i32 %6, 1, !dbg !93
  store i32 %inc, ptr %arrayidx13, align 4, !dbg !93, !tbaa !68
    #dbg_value(i32 %6, !59, !DIExpression(), !91)
  %idxprom14 = sext i32 %add to i64, !dbg !94
  %arrayidx15 = getelementptr inbounds i32, ptr %keys, i64 %idxprom14, !dbg !94
  %7 = load i32, ptr %arrayidx15, align 4, !dbg !94, !tbaa !68
  %idxprom16 = zext i32 %6 to i64, !dbg !95
  %arrayidx17 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom16, !dbg !95
  store i32 %7, ptr %arrayidx17, align 4, !dbg !96, !tbaa !68
  br label %if.end18, !dbg !97

if.end18:                                         ; preds = %if.then9, %if.end
  ret void, !dbg !98
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

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!63, !64, !65, !66}
!llvm.ident = !{!67}
!llvm.errno.tbaa = !{!68}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "next", scope: !2, file: !3, line: 11, type: !60, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "scatter", linkageName: "_Z7scatterPKjPjS0_ii", scope: !3, file: !3, line: 10, type: !4, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !47)
!3 = !DIFile(filename: "buckets_of_a_block.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !6, !10, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17, !19, !24, !29, !34, !40, !42}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 128)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 129)
!18 = !DINamespace(name: "std", scope: null)
!19 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !20, file: !16, line: 154)
!20 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !16, file: !16, line: 137, type: !21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!21 = !DISubroutineType(types: !22)
!22 = !{!23, !23}
!23 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !25, file: !16, line: 154)
!25 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !16, file: !16, line: 133, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !30, file: !16, line: 154)
!30 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !16, file: !16, line: 134, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33}
!33 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !35, file: !16, line: 154)
!35 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !16, file: !16, line: 145, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !39}
!38 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!39 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !41, file: !16, line: 154)
!41 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !16, file: !16, line: 147, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !43, file: !16, line: 154)
!43 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !16, file: !16, line: 149, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!44 = !DISubroutineType(types: !45)
!45 = !{!10, !46}
!46 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!47 = !{!48, !49, !50, !51, !52, !53, !55, !56, !59}
!48 = !DILocalVariable(name: "keys", arg: 1, scope: !2, file: !3, line: 10, type: !6)
!49 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 10, type: !9)
!50 = !DILocalVariable(name: "begin", arg: 3, scope: !2, file: !3, line: 10, type: !6)
!51 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 10, type: !10)
!52 = !DILocalVariable(name: "shift", arg: 5, scope: !2, file: !3, line: 10, type: !10)
!53 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 12, type: !54)
!54 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!55 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 12, type: !54)
!56 = !DILocalVariable(name: "bucket", scope: !57, file: !3, line: 17, type: !7)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 16, column: 14)
!58 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 7)
!59 = !DILocalVariable(name: "at", scope: !57, file: !3, line: 18, type: !7)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 512, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 16)
!63 = !{i32 7, !"Dwarf Version", i32 4}
!64 = !{i32 2, !"Debug Info Version", i32 3}
!65 = !{i32 1, !"wchar_size", i32 4}
!66 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!67 = !{!"clang version 22.1.8"}
!68 = !{!69, !69, i64 0}
!69 = !{!"int", !70, i64 0}
!70 = !{!"omnipotent char", !71, i64 0}
!71 = !{!"Simple C++ TBAA"}
!72 = !DILocation(line: 0, scope: !2)
!73 = !DILocation(line: 12, column: 17, scope: !2)
!74 = !DILocation(line: 12, column: 34, scope: !2)
!75 = !DILocation(line: 12, column: 47, scope: !2)
!76 = !DILocation(line: 12, column: 45, scope: !2)
!77 = !DILocation(line: 12, column: 58, scope: !2)
!78 = !DILocation(line: 13, column: 9, scope: !79)
!79 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!80 = !DILocation(line: 14, column: 21, scope: !79)
!81 = !DILocation(line: 14, column: 32, scope: !79)
!82 = !DILocation(line: 14, column: 37, scope: !79)
!83 = !DILocation(line: 14, column: 15, scope: !79)
!84 = !DILocation(line: 14, column: 5, scope: !79)
!85 = !DILocation(line: 14, column: 13, scope: !79)
!86 = !DILocation(line: 15, column: 3, scope: !2)
!87 = !DILocation(line: 16, column: 9, scope: !58)
!88 = !DILocation(line: 17, column: 30, scope: !57)
!89 = !DILocation(line: 17, column: 38, scope: !57)
!90 = !DILocation(line: 17, column: 48, scope: !57)
!91 = !DILocation(line: 0, scope: !57)
!92 = !DILocation(line: 18, column: 25, scope: !57)
!93 = !DILocation(line: 18, column: 37, scope: !57)
!94 = !DILocation(line: 19, column: 15, scope: !57)
!95 = !DILocation(line: 19, column: 5, scope: !57)
!96 = !DILocation(line: 19, column: 13, scope: !57)
!97 = !DILocation(line: 20, column: 3, scope: !57)
!98 = !DILocation(line: 21, column: 1, scope: !2)
