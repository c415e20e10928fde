; ModuleID = 'cas_loop_guide.cu'
source_filename = "cas_loop_guide.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef double @_Z3addPdd(ptr noundef %address, double noundef %val) #0 !dbg !25 {
entry:
    #dbg_value(ptr %address, !30, !DIExpression(), !35)
    #dbg_value(double %val, !31, !DIExpression(), !35)
    #dbg_value(ptr %address, !32, !DIExpression(), !35)
  %0 = load i64, ptr %address, align 8, !dbg !36, !tbaa !37
    #dbg_value(i64 %0, !33, !DIExpression(), !35)
  br label %do.body, !dbg !39

do.body:                                          ; preds = %do.cond, %entry
  %old.0 = phi i64 [ %0, %entry ], [ %e.addr.0.i, %do.cond ], !dbg !35
    #dbg_value(i64 %old.0, !33, !DIExpression(), !35)
    #dbg_value(i64 %old.0, !34, !DIExpression(), !35)
  %1 = bitcast i64 %old.0 to double, !dbg !40
  %add = fadd double %val, %1, !dbg !42
  %2 = bitcast double %add to i64, !dbg !43
  %3 = cmpxchg ptr %address, i64 %old.0, i64 %2 monotonic monotonic, align 8, !dbg !44
  %4 = extractvalue { i64, i1 } %3, 0, !dbg !44
  %5 = extractvalue { i64, i1 } %3, 1, !dbg !44
  br i1 %5, label %_ZL9atomicCASPyyy.exit, label %cmpxchg.store_expected.i, !dbg !44

cmpxchg.store_expected.i:                         ; preds = %do.body
  br label %_ZL9atomicCASPyyy.exit, !dbg !44

_ZL9atomicCASPyyy.exit:                           ; preds = %do.body, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i64 [ %old.0, %do.body ], [ %4, %cmpxchg.store_expected.i ], !dbg !44
  %storedv.i = zext i1 %5 to i8, !dbg !44
    #dbg_value(i64 %e.addr.0.i, !33, !DIExpression(), !35)
  br label %do.cond, !dbg !45

do.cond:                                          ; preds = %_ZL9atomicCASPyyy.exit
  %cmp = icmp ne i64 %old.0, %e.addr.0.i, !dbg !46
  br i1 %cmp, label %do.body, label %do.end, !dbg !45, !llvm.loop !47

do.end:                                           ; preds = %do.cond
  %6 = bitcast i64 %e.addr.0.i to double, !dbg !51
  ret double %6, !dbg !52
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z7highestPff(ptr noundef %address, float noundef %val) #0 !dbg !53 {
entry:
    #dbg_value(ptr %address, !58, !DIExpression(), !63)
    #dbg_value(float %val, !59, !DIExpression(), !63)
    #dbg_value(ptr %address, !60, !DIExpression(), !63)
  %0 = load i32, ptr %address, align 4, !dbg !64, !tbaa !21
    #dbg_value(i32 %0, !61, !DIExpression(), !63)
  br label %do.body, !dbg !65

do.body:                                          ; preds = %do.cond, %entry
  %old.0 = phi i32 [ %0, %entry ], [ %e.addr.0.i, %do.cond ], !dbg !63
    #dbg_value(i32 %old.0, !61, !DIExpression(), !63)
    #dbg_value(i32 %old.0, !62, !DIExpression(), !63)
  %1 = bitcast i32 %old.0 to float, !dbg !66
  %2 = call float @llvm.maxnum.f32(float %val, float %1), !dbg !68
  %3 = bitcast float %2 to i32, !dbg !69
  %4 = cmpxchg ptr %address, i32 %old.0, i32 %3 monotonic monotonic, align 4, !dbg !70
  %5 = extractvalue { i32, i1 } %4, 0, !dbg !70
  %6 = extractvalue { i32, i1 } %4, 1, !dbg !70
  br i1 %6, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !70

cmpxchg.store_expected.i:                         ; preds = %do.body
  br label %_ZL9atomicCASPiii.exit, !dbg !70

_ZL9atomicCASPiii.exit:                           ; preds = %do.body, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ %old.0, %do.body ], [ %5, %cmpxchg.store_expected.i ], !dbg !70
  %storedv.i = zext i1 %6 to i8, !dbg !70
    #dbg_value(i32 %e.addr.0.i, !61, !DIExpression(), !63)
  br label %do.cond, !dbg !71

do.cond:                                          ; preds = %_ZL9atomicCASPiii.exit
  %cmp = icmp ne i32 %old.0, %e.addr.0.i, !dbg !72
  br i1 %cmp, label %do.body, label %do.end, !dbg !71, !llvm.loop !73

do.end:                                           ; preds = %do.cond
  %7 = bitcast i32 %e.addr.0.i to float, !dbg !75
  ret float %7, !dbg !76
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPfPdPKf(ptr noundef %m, ptr noundef %s, ptr noundef %x) #3 !dbg !77 {
entry:
    #dbg_value(ptr %m, !83, !DIExpression(), !87)
    #dbg_value(ptr %s, !84, !DIExpression(), !87)
    #dbg_value(ptr %x, !85, !DIExpression(), !87)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !88
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !89
  %mul = mul i32 %0, %1, !dbg !90
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !91
  %add = add i32 %mul, %2, !dbg !92
    #dbg_value(i32 %add, !86, !DIExpression(), !87)
  %idxprom = sext i32 %add to i64, !dbg !93
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom, !dbg !93
  %3 = load float, ptr %arrayidx, align 4, !dbg !93, !tbaa !94
    #dbg_value(ptr %m, !58, !DIExpression(), !96)
    #dbg_value(float %3, !59, !DIExpression(), !96)
    #dbg_value(ptr %m, !60, !DIExpression(), !96)
  %4 = load i32, ptr %m, align 4, !dbg !98, !tbaa !21
    #dbg_value(i32 %4, !61, !DIExpression(), !96)
  br label %do.body.i, !dbg !99

do.body.i:                                        ; preds = %_ZL9atomicCASPiii.exit.i, %entry
  %old.0.i = phi i32 [ %4, %entry ], [ %e.addr.0.i.i, %_ZL9atomicCASPiii.exit.i ], !dbg !96
    #dbg_value(i32 %old.0.i, !61, !DIExpression(), !96)
    #dbg_value(i32 %old.0.i, !62, !DIExpression(), !96)
  %5 = bitcast i32 %old.0.i to float, !dbg !100
  %6 = call float @llvm.maxnum.f32(float %3, float %5), !dbg !101
  %7 = bitcast float %6 to i32, !dbg !102
  %8 = cmpxchg ptr %m, i32 %old.0.i, i32 %7 monotonic monotonic, align 4, !dbg !103
  %9 = extractvalue { i32, i1 } %8, 0, !dbg !103
  %10 = extractvalue { i32, i1 } %8, 1, !dbg !103
  br i1 %10, label %_ZL9atomicCASPiii.exit.i, label %cmpxchg.store_expected.i.i, !dbg !103

cmpxchg.store_expected.i.i:                       ; preds = %do.body.i
  br label %_ZL9atomicCASPiii.exit.i, !dbg !103

_ZL9atomicCASPiii.exit.i:                         ; preds = %cmpxchg.store_expected.i.i, %do.body.i
  %e.addr.0.i.i = phi i32 [ %old.0.i, %do.body.i ], [ %9, %cmpxchg.store_expected.i.i ], !dbg !103
  %storedv.i.i = zext i1 %10 to i8, !dbg !103
    #dbg_value(i32 %e.addr.0.i.i, !61, !DIExpression(), !96)
  %cmp.i = icmp ne i32 %old.0.i, %e.addr.0.i.i, !dbg !104
  br i1 %cmp.i, label %do.body.i, label %_Z7highestPff.exit, !dbg !105, !llvm.loop !106

_Z7highestPff.exit:                               ; preds = %_ZL9atomicCASPiii.exit.i
  %11 = bitcast i32 %e.addr.0.i.i to float, !dbg !108
  %idxprom4 = sext i32 %add to i64, !dbg !109
  %arrayidx5 = getelementptr inbounds float, ptr %x, i64 %idxprom4, !dbg !109
  %12 = load float, ptr %arrayidx5, align 4, !dbg !109, !tbaa !94
  %conv = fpext float %12 to double, !dbg !109
    #dbg_value(ptr %s, !30, !DIExpression(), !110)
    #dbg_value(double %conv, !31, !DIExpression(), !110)
    #dbg_value(ptr %s, !32, !DIExpression(), !110)
  %13 = load i64, ptr %s, align 8, !dbg !112, !tbaa !37
    #dbg_value(i64 %13, !33, !DIExpression(), !110)
  br label %do.body.i9, !dbg !113

do.body.i9:                                       ; preds = %_ZL9atomicCASPyyy.exit.i, %_Z7highestPff.exit
  %old.0.i10 = phi i64 [ %13, %_Z7highestPff.exit ], [ %e.addr.0.i.i12, %_ZL9atomicCASPyyy.exit.i ], !dbg !110
    #dbg_value(i64 %old.0.i10, !33, !DIExpression(), !110)
    #dbg_value(i64 %old.0.i10, !34, !DIExpression(), !110)
  %14 = bitcast i64 %old.0.i10 to double, !dbg !114
  %add.i = fadd double %conv, %14, !dbg !115
  %15 = bitcast double %add.i to i64, !dbg !116
  %16 = cmpxchg ptr %s, i64 %old.0.i10, i64 %15 monotonic monotonic, align 8, !dbg !117
  %17 = extractvalue { i64, i1 } %16, 0, !dbg !117
  %18 = extractvalue { i64, i1 } %16, 1, !dbg !117
  br i1 %18, label %_ZL9atomicCASPyyy.exit.i, label %cmpxchg.store_expected.i.i11, !dbg !117

cmpxchg.store_expected.i.i11:                     ; preds = %do.body.i9
  br label %_ZL9atomicCASPyyy.exit.i, !dbg !117

_ZL9atomicCASPyyy.exit.i:                         ; preds = %cmpxchg.store_expected.i.i11, %do.body.i9
  %e.addr.0.i.i12 = phi i64 [ %old.0.i10, %do.body.i9 ], [ %17, %cmpxchg.store_expected.i.i11 ], !dbg !117
  %storedv.i.i13 = zext i1 %18 to i8, !dbg !117
    #dbg_value(i64 %e.addr.0.i.i12, !33, !DIExpression(), !110)
  %cmp.i14 = icmp ne i64 %old.0.i10, %e.addr.0.i.i12, !dbg !118
  br i1 %cmp.i14, label %do.body.i9, label %_Z3addPdd.exit, !dbg !119, !llvm.loop !120

_Z3addPdd.exit:                                   ; preds = %_ZL9atomicCASPyyy.exit.i
  %19 = bitcast i64 %e.addr.0.i.i12 to double, !dbg !122
  ret void, !dbg !123
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!16, !17, !18, !19}
!llvm.ident = !{!20}
!llvm.errno.tbaa = !{!21}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !10, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cas_loop_guide.cu", directory: ".")
!2 = !{!3, !5, !7, !8, !6, !9}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!8 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !12, file: !13, line: 214)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 215)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{i32 7, !"Dwarf Version", i32 4}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!20 = !{!"clang version 22.1.8"}
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !23, i64 0}
!23 = !{!"omnipotent char", !24, i64 0}
!24 = !{!"Simple C++ TBAA"}
!25 = distinct !DISubprogram(name: "add", linkageName: "_Z3addPdd", scope: !1, file: !1, line: 5, type: !26, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !29)
!26 = !DISubroutineType(types: !27)
!27 = !{!8, !28, !8}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!29 = !{!30, !31, !32, !33, !34}
!30 = !DILocalVariable(name: "address", arg: 1, scope: !25, file: !1, line: 5, type: !28)
!31 = !DILocalVariable(name: "val", arg: 2, scope: !25, file: !1, line: 5, type: !8)
!32 = !DILocalVariable(name: "as_ull", scope: !25, file: !1, line: 6, type: !3)
!33 = !DILocalVariable(name: "old", scope: !25, file: !1, line: 7, type: !4)
!34 = !DILocalVariable(name: "assumed", scope: !25, file: !1, line: 7, type: !4)
!35 = !DILocation(line: 0, scope: !25)
!36 = !DILocation(line: 7, column: 32, scope: !25)
!37 = !{!38, !38, i64 0}
!38 = !{!"long long", !23, i64 0}
!39 = !DILocation(line: 8, column: 3, scope: !25)
!40 = !DILocation(line: 10, column: 65, scope: !41)
!41 = distinct !DILexicalBlock(scope: !25, file: !1, line: 8, column: 6)
!42 = !DILocation(line: 10, column: 63, scope: !41)
!43 = !DILocation(line: 10, column: 38, scope: !41)
!44 = !DILocation(line: 10, column: 11, scope: !41)
!45 = !DILocation(line: 11, column: 3, scope: !41)
!46 = !DILocation(line: 11, column: 20, scope: !25)
!47 = distinct !{!47, !39, !48, !49, !50}
!48 = !DILocation(line: 11, column: 26, scope: !25)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !{!"llvm.loop.unroll.disable"}
!51 = !DILocation(line: 12, column: 10, scope: !25)
!52 = !DILocation(line: 12, column: 3, scope: !25)
!53 = distinct !DISubprogram(name: "highest", linkageName: "_Z7highestPff", scope: !1, file: !1, line: 14, type: !54, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !57)
!54 = !DISubroutineType(types: !55)
!55 = !{!9, !56, !9}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!57 = !{!58, !59, !60, !61, !62}
!58 = !DILocalVariable(name: "address", arg: 1, scope: !53, file: !1, line: 14, type: !56)
!59 = !DILocalVariable(name: "val", arg: 2, scope: !53, file: !1, line: 14, type: !9)
!60 = !DILocalVariable(name: "as_int", scope: !53, file: !1, line: 15, type: !5)
!61 = !DILocalVariable(name: "old", scope: !53, file: !1, line: 16, type: !6)
!62 = !DILocalVariable(name: "assumed", scope: !53, file: !1, line: 16, type: !6)
!63 = !DILocation(line: 0, scope: !53)
!64 = !DILocation(line: 16, column: 13, scope: !53)
!65 = !DILocation(line: 17, column: 3, scope: !53)
!66 = !DILocation(line: 19, column: 64, scope: !67)
!67 = distinct !DILexicalBlock(scope: !53, file: !1, line: 17, column: 6)
!68 = !DILocation(line: 19, column: 53, scope: !67)
!69 = !DILocation(line: 19, column: 38, scope: !67)
!70 = !DILocation(line: 19, column: 11, scope: !67)
!71 = !DILocation(line: 20, column: 3, scope: !67)
!72 = !DILocation(line: 20, column: 20, scope: !53)
!73 = distinct !{!73, !65, !74, !49, !50}
!74 = !DILocation(line: 20, column: 26, scope: !53)
!75 = !DILocation(line: 21, column: 10, scope: !53)
!76 = !DILocation(line: 21, column: 3, scope: !53)
!77 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPfPdPKf", scope: !1, file: !1, line: 23, type: !78, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !82)
!78 = !DISubroutineType(types: !79)
!79 = !{null, !56, !28, !80}
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!82 = !{!83, !84, !85, !86}
!83 = !DILocalVariable(name: "m", arg: 1, scope: !77, file: !1, line: 23, type: !56)
!84 = !DILocalVariable(name: "s", arg: 2, scope: !77, file: !1, line: 23, type: !28)
!85 = !DILocalVariable(name: "x", arg: 3, scope: !77, file: !1, line: 23, type: !80)
!86 = !DILocalVariable(name: "i", scope: !77, file: !1, line: 24, type: !6)
!87 = !DILocation(line: 0, scope: !77)
!88 = !DILocation(line: 24, column: 11, scope: !77)
!89 = !DILocation(line: 24, column: 24, scope: !77)
!90 = !DILocation(line: 24, column: 22, scope: !77)
!91 = !DILocation(line: 24, column: 37, scope: !77)
!92 = !DILocation(line: 24, column: 35, scope: !77)
!93 = !DILocation(line: 25, column: 14, scope: !77)
!94 = !{!95, !95, i64 0}
!95 = !{!"float", !23, i64 0}
!96 = !DILocation(line: 0, scope: !53, inlinedAt: !97)
!97 = distinct !DILocation(line: 25, column: 3, scope: !77)
!98 = !DILocation(line: 16, column: 13, scope: !53, inlinedAt: !97)
!99 = !DILocation(line: 17, column: 3, scope: !53, inlinedAt: !97)
!100 = !DILocation(line: 19, column: 64, scope: !67, inlinedAt: !97)
!101 = !DILocation(line: 19, column: 53, scope: !67, inlinedAt: !97)
!102 = !DILocation(line: 19, column: 38, scope: !67, inlinedAt: !97)
!103 = !DILocation(line: 19, column: 11, scope: !67, inlinedAt: !97)
!104 = !DILocation(line: 20, column: 20, scope: !53, inlinedAt: !97)
!105 = !DILocation(line: 20, column: 3, scope: !67, inlinedAt: !97)
!106 = distinct !{!106, !99, !107, !49, !50}
!107 = !DILocation(line: 20, column: 26, scope: !53, inlinedAt: !97)
!108 = !DILocation(line: 21, column: 10, scope: !53, inlinedAt: !97)
!109 = !DILocation(line: 26, column: 10, scope: !77)
!110 = !DILocation(line: 0, scope: !25, inlinedAt: !111)
!111 = distinct !DILocation(line: 26, column: 3, scope: !77)
!112 = !DILocation(line: 7, column: 32, scope: !25, inlinedAt: !111)
!113 = !DILocation(line: 8, column: 3, scope: !25, inlinedAt: !111)
!114 = !DILocation(line: 10, column: 65, scope: !41, inlinedAt: !111)
!115 = !DILocation(line: 10, column: 63, scope: !41, inlinedAt: !111)
!116 = !DILocation(line: 10, column: 38, scope: !41, inlinedAt: !111)
!117 = !DILocation(line: 10, column: 11, scope: !41, inlinedAt: !111)
!118 = !DILocation(line: 11, column: 20, scope: !25, inlinedAt: !111)
!119 = !DILocation(line: 11, column: 3, scope: !41, inlinedAt: !111)
!120 = distinct !{!120, !113, !121, !49, !50}
!121 = !DILocation(line: 11, column: 26, scope: !25, inlinedAt: !111)
!122 = !DILocation(line: 12, column: 10, scope: !25, inlinedAt: !111)
!123 = !DILocation(line: 27, column: 1, scope: !77)
