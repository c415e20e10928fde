; ModuleID = 'function_of_two.cu'
source_filename = "function_of_two.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z3onePii(ptr noundef %o, i32 noundef %t) #0 !dbg !46 {
entry:
    #dbg_value(ptr %o, !51, !DIExpression(), !53)
    #dbg_value(i32 %t, !52, !DIExpression(), !53)
  %idxprom = sext i32 %t to i64, !dbg !54
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !54
  store i32 1, ptr %arrayidx, align 4, !dbg !55, !tbaa !42
  ret void, !dbg !56
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z3twoPii(ptr noundef %o, i32 noundef %t) #0 !dbg !57 {
entry:
    #dbg_value(ptr %o, !59, !DIExpression(), !61)
    #dbg_value(i32 %t, !60, !DIExpression(), !61)
  %idxprom = sext i32 %t to i64, !dbg !62
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !62
  store i32 2, ptr %arrayidx, align 4, !dbg !63, !tbaa !42
  ret void, !dbg !64
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %o, i32 noundef %n) #1 !dbg !65 {
entry:
    #dbg_value(ptr %o, !67, !DIExpression(), !72)
    #dbg_value(i32 %n, !68, !DIExpression(), !72)
  %cmp = icmp sgt i32 %n, 3, !dbg !73
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !74

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !74

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !74

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ @_Z3onePii, %cond.true ], [ @_Z3twoPii, %cond.false ], !dbg !74
    #dbg_value(ptr %cond, !69, !DIExpression(), !72)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !75
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !76
  %mul = mul i32 %0, %1, !dbg !77
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !78
  %add = add i32 %mul, %2, !dbg !79
  call void %cond(ptr noundef %o, i32 noundef %add) #4, !dbg !80
  ret void, !dbg !81
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "function_of_two.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "one", linkageName: "_Z3onePii", scope: !1, file: !1, line: 4, type: !47, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !50)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!50 = !{!51, !52}
!51 = !DILocalVariable(name: "o", arg: 1, scope: !46, file: !1, line: 4, type: !49)
!52 = !DILocalVariable(name: "t", arg: 2, scope: !46, file: !1, line: 4, type: !35)
!53 = !DILocation(line: 0, scope: !46)
!54 = !DILocation(line: 4, column: 51, scope: !46)
!55 = !DILocation(line: 4, column: 56, scope: !46)
!56 = !DILocation(line: 4, column: 61, scope: !46)
!57 = distinct !DISubprogram(name: "two", linkageName: "_Z3twoPii", scope: !1, file: !1, line: 5, type: !47, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !58)
!58 = !{!59, !60}
!59 = !DILocalVariable(name: "o", arg: 1, scope: !57, file: !1, line: 5, type: !49)
!60 = !DILocalVariable(name: "t", arg: 2, scope: !57, file: !1, line: 5, type: !35)
!61 = !DILocation(line: 0, scope: !57)
!62 = !DILocation(line: 5, column: 51, scope: !57)
!63 = !DILocation(line: 5, column: 56, scope: !57)
!64 = !DILocation(line: 5, column: 61, scope: !57)
!65 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 6, type: !47, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !66)
!66 = !{!67, !68, !69}
!67 = !DILocalVariable(name: "o", arg: 1, scope: !65, file: !1, line: 6, type: !49)
!68 = !DILocalVariable(name: "n", arg: 2, scope: !65, file: !1, line: 6, type: !35)
!69 = !DILocalVariable(name: "write", scope: !65, file: !1, line: 7, type: !70)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "Write", file: !1, line: 3, baseType: !71)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!72 = !DILocation(line: 0, scope: !65)
!73 = !DILocation(line: 7, column: 19, scope: !65)
!74 = !DILocation(line: 7, column: 17, scope: !65)
!75 = !DILocation(line: 8, column: 12, scope: !65)
!76 = !DILocation(line: 8, column: 25, scope: !65)
!77 = !DILocation(line: 8, column: 23, scope: !65)
!78 = !DILocation(line: 8, column: 38, scope: !65)
!79 = !DILocation(line: 8, column: 36, scope: !65)
!80 = !DILocation(line: 8, column: 3, scope: !65)
!81 = !DILocation(line: 9, column: 1, scope: !65)
