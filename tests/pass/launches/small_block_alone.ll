; ModuleID = 'small_block_alone.cu'
source_filename = "small_block_alone.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ8mirroredPKfPfiiE1s = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8mirroredPKfPfii(ptr noundef %in, ptr noundef %out, i32 noundef %n, i32 noundef %pitch) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !47, !DIExpression(), !65)
    #dbg_value(ptr %out, !48, !DIExpression(), !65)
    #dbg_value(i32 %n, !49, !DIExpression(), !65)
    #dbg_value(i32 %pitch, !50, !DIExpression(), !65)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !66
  %mul = mul i32 %0, %pitch, !dbg !67
  %idx.ext = zext i32 %mul to i64, !dbg !68
  %add.ptr = getelementptr inbounds nuw float, ptr %in, i64 %idx.ext, !dbg !68
    #dbg_value(ptr %add.ptr, !51, !DIExpression(), !65)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !69
  %cmp = icmp ult i32 %1, %n, !dbg !70
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !69

cond.true:                                        ; preds = %entry
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71
  %idxprom = zext i32 %2 to i64, !dbg !72
  %arrayidx = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom, !dbg !72
  %3 = load float, ptr %arrayidx, align 4, !dbg !72, !tbaa !73
  br label %cond.end, !dbg !69

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !69

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %3, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !69
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
  %idxprom4 = zext i32 %4 to i64, !dbg !76
  %arrayidx5 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8mirroredPKfPfiiE1s to ptr), i64 0, i64 %idxprom4, !dbg !76
  store float %cond, ptr %arrayidx5, align 4, !dbg !77, !tbaa !73
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !78
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !79
  %sub = sub i32 %5, 1, !dbg !80
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !81
  %sub8 = sub i32 %sub, %6, !dbg !82
  %idxprom9 = zext i32 %sub8 to i64, !dbg !83
  %arrayidx10 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8mirroredPKfPfiiE1s to ptr), i64 0, i64 %idxprom9, !dbg !83
  %7 = load float, ptr %arrayidx10, align 4, !dbg !83, !tbaa !73
    #dbg_value(float %7, !52, !DIExpression(), !65)
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !84
  %cmp12 = icmp ult i32 %8, %n, !dbg !86
  br i1 %cmp12, label %if.then, label %if.end, !dbg !86

if.then:                                          ; preds = %cond.end
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !87
  %mul14 = mul i32 %9, %pitch, !dbg !88
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !89
  %add = add i32 %mul14, %10, !dbg !90
  %idxprom16 = zext i32 %add to i64, !dbg !91
  %arrayidx17 = getelementptr inbounds nuw float, ptr %out, i64 %idxprom16, !dbg !91
  store float %7, ptr %arrayidx17, align 4, !dbg !92, !tbaa !73
  br label %if.end, !dbg !91

if.end:                                           ; preds = %if.then, %cond.end
  ret void, !dbg !93
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
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!56, !57, !58, !59}
!llvm.ident = !{!60}
!llvm.errno.tbaa = !{!61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 5, type: !53, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "mirrored", linkageName: "_Z8mirroredPKfPfii", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !46)
!3 = !DIFile(filename: "small_block_alone.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
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
!45 = !{!10, !8}
!46 = !{!47, !48, !49, !50, !51, !52}
!47 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!48 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 4, type: !9)
!49 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 4, type: !10)
!50 = !DILocalVariable(name: "pitch", arg: 4, scope: !2, file: !3, line: 4, type: !10)
!51 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 6, type: !6)
!52 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 9, type: !8)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 256)
!56 = !{i32 7, !"Dwarf Version", i32 4}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!60 = !{!"clang version 22.1.8"}
!61 = !{!62, !62, i64 0}
!62 = !{!"int", !63, i64 0}
!63 = !{!"omnipotent char", !64, i64 0}
!64 = !{!"Simple C++ TBAA"}
!65 = !DILocation(line: 0, scope: !2)
!66 = !DILocation(line: 6, column: 27, scope: !2)
!67 = !DILocation(line: 6, column: 38, scope: !2)
!68 = !DILocation(line: 6, column: 25, scope: !2)
!69 = !DILocation(line: 7, column: 20, scope: !2)
!70 = !DILocation(line: 7, column: 32, scope: !2)
!71 = !DILocation(line: 7, column: 42, scope: !2)
!72 = !DILocation(line: 7, column: 38, scope: !2)
!73 = !{!74, !74, i64 0}
!74 = !{!"float", !63, i64 0}
!75 = !DILocation(line: 7, column: 5, scope: !2)
!76 = !DILocation(line: 7, column: 3, scope: !2)
!77 = !DILocation(line: 7, column: 18, scope: !2)
!78 = !DILocation(line: 8, column: 3, scope: !2)
!79 = !DILocation(line: 9, column: 15, scope: !2)
!80 = !DILocation(line: 9, column: 26, scope: !2)
!81 = !DILocation(line: 9, column: 32, scope: !2)
!82 = !DILocation(line: 9, column: 30, scope: !2)
!83 = !DILocation(line: 9, column: 13, scope: !2)
!84 = !DILocation(line: 10, column: 7, scope: !85)
!85 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!86 = !DILocation(line: 10, column: 19, scope: !85)
!87 = !DILocation(line: 10, column: 28, scope: !85)
!88 = !DILocation(line: 10, column: 39, scope: !85)
!89 = !DILocation(line: 10, column: 49, scope: !85)
!90 = !DILocation(line: 10, column: 47, scope: !85)
!91 = !DILocation(line: 10, column: 24, scope: !85)
!92 = !DILocation(line: 10, column: 62, scope: !85)
!93 = !DILocation(line: 11, column: 1, scope: !2)
