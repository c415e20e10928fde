; ModuleID = 'two_cells_a_thread.cu'
source_filename = "two_cells_a_thread.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ4turnPKiPiE1s = internal addrspace(3) global [1024 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4turnPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !47, !DIExpression(), !62)
    #dbg_value(ptr %out, !48, !DIExpression(), !62)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
    #dbg_value(i32 %0, !49, !DIExpression(), !62)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !64
  %mul = mul i32 %1, 1024, !dbg !65
  %add = add i32 %mul, %0, !dbg !66
  %idx.ext = zext i32 %add to i64, !dbg !67
  %add.ptr = getelementptr inbounds nuw i32, ptr %in, i64 %idx.ext, !dbg !67
    #dbg_value(ptr %add.ptr, !47, !DIExpression(), !62)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %mul3 = mul i32 %2, 1024, !dbg !69
  %add4 = add i32 %mul3, %0, !dbg !70
  %idx.ext5 = zext i32 %add4 to i64, !dbg !71
  %add.ptr6 = getelementptr inbounds nuw i32, ptr %out, i64 %idx.ext5, !dbg !71
    #dbg_value(ptr %add.ptr6, !48, !DIExpression(), !62)
  %arrayidx = getelementptr inbounds i32, ptr %add.ptr, i64 0, !dbg !72
  %3 = load i32, ptr %arrayidx, align 4, !dbg !72, !tbaa !58
  %idxprom = sext i32 %0 to i64, !dbg !73
  %arrayidx7 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4turnPKiPiE1s to ptr), i64 0, i64 %idxprom, !dbg !73
  store i32 %3, ptr %arrayidx7, align 4, !dbg !74, !tbaa !58
  %arrayidx8 = getelementptr inbounds i32, ptr %add.ptr, i64 512, !dbg !75
  %4 = load i32, ptr %arrayidx8, align 4, !dbg !75, !tbaa !58
  %add9 = add nsw i32 %0, 512, !dbg !76
  %idxprom10 = sext i32 %add9 to i64, !dbg !77
  %arrayidx11 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4turnPKiPiE1s to ptr), i64 0, i64 %idxprom10, !dbg !77
  store i32 %4, ptr %arrayidx11, align 4, !dbg !78, !tbaa !58
  %sub = sub nsw i32 1023, %0, !dbg !79
  %idxprom12 = sext i32 %sub to i64, !dbg !80
  %arrayidx13 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4turnPKiPiE1s to ptr), i64 0, i64 %idxprom12, !dbg !80
  %5 = load i32, ptr %arrayidx13, align 4, !dbg !80, !tbaa !58
  %arrayidx14 = getelementptr inbounds i32, ptr %add.ptr6, i64 0, !dbg !81
  store i32 %5, ptr %arrayidx14, align 4, !dbg !82, !tbaa !58
  %sub15 = sub nsw i32 511, %0, !dbg !83
  %idxprom16 = sext i32 %sub15 to i64, !dbg !84
  %arrayidx17 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4turnPKiPiE1s to ptr), i64 0, i64 %idxprom16, !dbg !84
  %6 = load i32, ptr %arrayidx17, align 4, !dbg !84, !tbaa !58
  %arrayidx18 = getelementptr inbounds i32, ptr %add.ptr6, i64 512, !dbg !85
  store i32 %6, ptr %arrayidx18, align 4, !dbg !86, !tbaa !58
  ret void, !dbg !87
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!53, !54, !55, !56}
!llvm.ident = !{!57}
!llvm.errno.tbaa = !{!58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 11, type: !50, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "turn", linkageName: "_Z4turnPKiPi", scope: !3, file: !3, line: 10, type: !4, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !46)
!3 = !DIFile(filename: "two_cells_a_thread.cu", directory: ".")
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
!47 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 10, type: !6)
!48 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 10, type: !9)
!49 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 12, type: !8)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32768, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 1024)
!53 = !{i32 7, !"Dwarf Version", i32 4}
!54 = !{i32 2, !"Debug Info Version", i32 3}
!55 = !{i32 1, !"wchar_size", i32 4}
!56 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!57 = !{!"clang version 22.1.8"}
!58 = !{!59, !59, i64 0}
!59 = !{!"int", !60, i64 0}
!60 = !{!"omnipotent char", !61, i64 0}
!61 = !{!"Simple C++ TBAA"}
!62 = !DILocation(line: 0, scope: !2)
!63 = !DILocation(line: 12, column: 11, scope: !2)
!64 = !DILocation(line: 13, column: 9, scope: !2)
!65 = !DILocation(line: 13, column: 20, scope: !2)
!66 = !DILocation(line: 13, column: 28, scope: !2)
!67 = !DILocation(line: 13, column: 6, scope: !2)
!68 = !DILocation(line: 14, column: 10, scope: !2)
!69 = !DILocation(line: 14, column: 21, scope: !2)
!70 = !DILocation(line: 14, column: 29, scope: !2)
!71 = !DILocation(line: 14, column: 7, scope: !2)
!72 = !DILocation(line: 15, column: 10, scope: !2)
!73 = !DILocation(line: 15, column: 3, scope: !2)
!74 = !DILocation(line: 15, column: 8, scope: !2)
!75 = !DILocation(line: 16, column: 22, scope: !2)
!76 = !DILocation(line: 16, column: 7, scope: !2)
!77 = !DILocation(line: 16, column: 3, scope: !2)
!78 = !DILocation(line: 16, column: 20, scope: !2)
!79 = !DILocation(line: 17, column: 24, scope: !2)
!80 = !DILocation(line: 17, column: 12, scope: !2)
!81 = !DILocation(line: 17, column: 3, scope: !2)
!82 = !DILocation(line: 17, column: 10, scope: !2)
!83 = !DILocation(line: 18, column: 36, scope: !2)
!84 = !DILocation(line: 18, column: 20, scope: !2)
!85 = !DILocation(line: 18, column: 3, scope: !2)
!86 = !DILocation(line: 18, column: 18, scope: !2)
!87 = !DILocation(line: 19, column: 1, scope: !2)
