; ModuleID = 'disjoint_bits.cu'
source_filename = "disjoint_bits.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ1kPiE1s = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %out, !45, !DIExpression(), !61)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %and = and i32 %0, 63, !dbg !63
    #dbg_value(i32 %and, !46, !DIExpression(), !61)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %cmp = icmp ult i32 %1, 64, !dbg !66
  br i1 %cmp, label %if.then, label %if.end, !dbg !66

if.then:                                          ; preds = %entry
  %idxprom = zext i32 %and to i64, !dbg !67
  %arrayidx = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom, !dbg !67
  store i32 0, ptr %arrayidx, align 4, !dbg !68, !tbaa !57
  br label %if.end, !dbg !67

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !69
  %and2 = and i32 %and, -64, !dbg !70
  %and3 = and i32 %and, 15, !dbg !71
  %shl = shl i32 %and3, 2, !dbg !72
  %or = or i32 %and2, %shl, !dbg !73
  %and4 = and i32 %and, 48, !dbg !74
  %shr = lshr i32 %and4, 4, !dbg !75
  %or5 = or i32 %or, %shr, !dbg !76
    #dbg_value(i32 %or5, !48, !DIExpression(), !61)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !77
  %cmp7 = icmp ult i32 %2, 64, !dbg !79
  br i1 %cmp7, label %if.then8, label %if.end11, !dbg !79

if.then8:                                         ; preds = %if.end
  %idxprom9 = zext i32 %or5 to i64, !dbg !80
  %arrayidx10 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom9, !dbg !80
  store i32 %and, ptr %arrayidx10, align 4, !dbg !81, !tbaa !57
  br label %if.end11, !dbg !80

if.end11:                                         ; preds = %if.then8, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !82
  %idxprom12 = zext i32 %and to i64, !dbg !83
  %arrayidx13 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom12, !dbg !83
  %3 = load i32, ptr %arrayidx13, align 4, !dbg !83, !tbaa !57
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !84
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !85
  %mul = mul i32 %4, %5, !dbg !86
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !87
  %add = add i32 %mul, %6, !dbg !88
  %idxprom17 = zext i32 %add to i64, !dbg !89
  %arrayidx18 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom17, !dbg !89
  store i32 %3, ptr %arrayidx18, align 4, !dbg !90, !tbaa !57
  ret void, !dbg !91
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

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!52, !53, !54, !55}
!llvm.ident = !{!56}
!llvm.errno.tbaa = !{!57}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 4, type: !49, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 3, type: !4, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !44)
!3 = !DIFile(filename: "disjoint_bits.cu", directory: ".")
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
!44 = !{!45, !46, !48}
!45 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !3, line: 3, type: !6)
!46 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 5, type: !47)
!47 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!48 = !DILocalVariable(name: "place", scope: !2, file: !3, line: 8, type: !47)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 64)
!52 = !{i32 7, !"Dwarf Version", i32 4}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!56 = !{!"clang version 22.1.8"}
!57 = !{!58, !58, i64 0}
!58 = !{!"int", !59, i64 0}
!59 = !{!"omnipotent char", !60, i64 0}
!60 = !{!"Simple C++ TBAA"}
!61 = !DILocation(line: 0, scope: !2)
!62 = !DILocation(line: 5, column: 16, scope: !2)
!63 = !DILocation(line: 5, column: 28, scope: !2)
!64 = !DILocation(line: 6, column: 7, scope: !65)
!65 = distinct !DILexicalBlock(scope: !2, file: !3, line: 6, column: 7)
!66 = !DILocation(line: 6, column: 19, scope: !65)
!67 = !DILocation(line: 6, column: 25, scope: !65)
!68 = !DILocation(line: 6, column: 30, scope: !65)
!69 = !DILocation(line: 7, column: 3, scope: !2)
!70 = !DILocation(line: 8, column: 23, scope: !2)
!71 = !DILocation(line: 8, column: 37, scope: !2)
!72 = !DILocation(line: 8, column: 43, scope: !2)
!73 = !DILocation(line: 8, column: 31, scope: !2)
!74 = !DILocation(line: 8, column: 55, scope: !2)
!75 = !DILocation(line: 8, column: 63, scope: !2)
!76 = !DILocation(line: 8, column: 49, scope: !2)
!77 = !DILocation(line: 9, column: 7, scope: !78)
!78 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 7)
!79 = !DILocation(line: 9, column: 19, scope: !78)
!80 = !DILocation(line: 9, column: 25, scope: !78)
!81 = !DILocation(line: 9, column: 34, scope: !78)
!82 = !DILocation(line: 10, column: 3, scope: !2)
!83 = !DILocation(line: 11, column: 48, scope: !2)
!84 = !DILocation(line: 11, column: 7, scope: !2)
!85 = !DILocation(line: 11, column: 20, scope: !2)
!86 = !DILocation(line: 11, column: 18, scope: !2)
!87 = !DILocation(line: 11, column: 33, scope: !2)
!88 = !DILocation(line: 11, column: 31, scope: !2)
!89 = !DILocation(line: 11, column: 3, scope: !2)
!90 = !DILocation(line: 11, column: 46, scope: !2)
!91 = !DILocation(line: 12, column: 1, scope: !2)
