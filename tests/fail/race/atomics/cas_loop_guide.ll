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
define dso_local noundef double @_Z3addPddS_(ptr noundef %address, double noundef %val, ptr noundef %first) #0 !dbg !22 {
entry:
    #dbg_value(ptr %address, !27, !DIExpression(), !33)
    #dbg_value(double %val, !28, !DIExpression(), !33)
    #dbg_value(ptr %first, !29, !DIExpression(), !33)
    #dbg_value(ptr %address, !30, !DIExpression(), !33)
  %0 = load i64, ptr %address, align 8, !dbg !34, !tbaa !35
    #dbg_value(i64 %0, !31, !DIExpression(), !33)
  %1 = bitcast i64 %0 to double, !dbg !37
  store double %1, ptr %first, align 8, !dbg !38, !tbaa !39
  br label %do.body, !dbg !41

do.body:                                          ; preds = %do.cond, %entry
  %old.0 = phi i64 [ %0, %entry ], [ %e.addr.0.i, %do.cond ], !dbg !33
    #dbg_value(i64 %old.0, !31, !DIExpression(), !33)
    #dbg_value(i64 %old.0, !32, !DIExpression(), !33)
  %2 = bitcast i64 %old.0 to double, !dbg !42
  %add = fadd double %val, %2, !dbg !44
  %3 = bitcast double %add to i64, !dbg !45
  %4 = cmpxchg ptr %address, i64 %old.0, i64 %3 monotonic monotonic, align 8, !dbg !46
  %5 = extractvalue { i64, i1 } %4, 0, !dbg !46
  %6 = extractvalue { i64, i1 } %4, 1, !dbg !46
  br i1 %6, label %_ZL9atomicCASPyyy.exit, label %cmpxchg.store_expected.i, !dbg !46

cmpxchg.store_expected.i:                         ; preds = %do.body
  br label %_ZL9atomicCASPyyy.exit, !dbg !46

_ZL9atomicCASPyyy.exit:                           ; preds = %do.body, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i64 [ %old.0, %do.body ], [ %5, %cmpxchg.store_expected.i ], !dbg !46
  %storedv.i = zext i1 %6 to i8, !dbg !46
    #dbg_value(i64 %e.addr.0.i, !31, !DIExpression(), !33)
  br label %do.cond, !dbg !47

do.cond:                                          ; preds = %_ZL9atomicCASPyyy.exit
  %cmp = icmp ne i64 %old.0, %e.addr.0.i, !dbg !48
  br i1 %cmp, label %do.body, label %do.end, !dbg !47, !llvm.loop !49

do.end:                                           ; preds = %do.cond
  %7 = bitcast i64 %e.addr.0.i to double, !dbg !53
  ret double %7, !dbg !54
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPdPKfS_(ptr noundef %s, ptr noundef %x, ptr noundef %first) #2 !dbg !55 {
entry:
    #dbg_value(ptr %s, !62, !DIExpression(), !67)
    #dbg_value(ptr %x, !63, !DIExpression(), !67)
    #dbg_value(ptr %first, !64, !DIExpression(), !67)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !69
  %mul = mul i32 %0, %1, !dbg !70
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71
  %add = add i32 %mul, %2, !dbg !72
    #dbg_value(i32 %add, !65, !DIExpression(), !67)
  %idxprom = sext i32 %add to i64, !dbg !73
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom, !dbg !73
  %3 = load float, ptr %arrayidx, align 4, !dbg !73, !tbaa !74
  %conv = fpext float %3 to double, !dbg !73
  %idx.ext = sext i32 %add to i64, !dbg !76
  %add.ptr = getelementptr inbounds double, ptr %first, i64 %idx.ext, !dbg !76
    #dbg_value(ptr %s, !27, !DIExpression(), !77)
    #dbg_value(double %conv, !28, !DIExpression(), !77)
    #dbg_value(ptr %add.ptr, !29, !DIExpression(), !77)
    #dbg_value(ptr %s, !30, !DIExpression(), !77)
  %4 = load i64, ptr %s, align 8, !dbg !79, !tbaa !35
    #dbg_value(i64 %4, !31, !DIExpression(), !77)
  %5 = bitcast i64 %4 to double, !dbg !80
  store double %5, ptr %add.ptr, align 8, !dbg !81, !tbaa !39
  br label %do.body.i, !dbg !82

do.body.i:                                        ; preds = %_ZL9atomicCASPyyy.exit.i, %entry
  %old.0.i = phi i64 [ %4, %entry ], [ %e.addr.0.i.i, %_ZL9atomicCASPyyy.exit.i ], !dbg !77
    #dbg_value(i64 %old.0.i, !31, !DIExpression(), !77)
    #dbg_value(i64 %old.0.i, !32, !DIExpression(), !77)
  %6 = bitcast i64 %old.0.i to double, !dbg !83
  %add.i = fadd double %conv, %6, !dbg !84
  %7 = bitcast double %add.i to i64, !dbg !85
  %8 = cmpxchg ptr %s, i64 %old.0.i, i64 %7 monotonic monotonic, align 8, !dbg !86
  %9 = extractvalue { i64, i1 } %8, 0, !dbg !86
  %10 = extractvalue { i64, i1 } %8, 1, !dbg !86
  br i1 %10, label %_ZL9atomicCASPyyy.exit.i, label %cmpxchg.store_expected.i.i, !dbg !86

cmpxchg.store_expected.i.i:                       ; preds = %do.body.i
  br label %_ZL9atomicCASPyyy.exit.i, !dbg !86

_ZL9atomicCASPyyy.exit.i:                         ; preds = %cmpxchg.store_expected.i.i, %do.body.i
  %e.addr.0.i.i = phi i64 [ %old.0.i, %do.body.i ], [ %9, %cmpxchg.store_expected.i.i ], !dbg !86
  %storedv.i.i = zext i1 %10 to i8, !dbg !86
    #dbg_value(i64 %e.addr.0.i.i, !31, !DIExpression(), !77)
  %cmp.i = icmp ne i64 %old.0.i, %e.addr.0.i.i, !dbg !87
  br i1 %cmp.i, label %do.body.i, label %_Z3addPddS_.exit, !dbg !88, !llvm.loop !89

_Z3addPddS_.exit:                                 ; preds = %_ZL9atomicCASPyyy.exit.i
  %11 = bitcast i64 %e.addr.0.i.i to double, !dbg !91
  ret void, !dbg !92
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!13, !14, !15, !16}
!llvm.ident = !{!17}
!llvm.errno.tbaa = !{!18}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !7, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cas_loop_guide.cu", directory: ".")
!2 = !{!3, !5, !6}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!6 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!7 = !{!8, !11}
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !9, file: !10, line: 214)
!9 = !DINamespace(name: "ws_math", scope: null)
!10 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !12, entity: !9, file: !10, line: 215)
!12 = !DINamespace(name: "std", scope: null)
!13 = !{i32 7, !"Dwarf Version", i32 4}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!17 = !{!"clang version 22.1.8"}
!18 = !{!19, !19, i64 0}
!19 = !{!"int", !20, i64 0}
!20 = !{!"omnipotent char", !21, i64 0}
!21 = !{!"Simple C++ TBAA"}
!22 = distinct !DISubprogram(name: "add", linkageName: "_Z3addPddS_", scope: !1, file: !1, line: 7, type: !23, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !26)
!23 = !DISubroutineType(types: !24)
!24 = !{!5, !25, !5, !25}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!26 = !{!27, !28, !29, !30, !31, !32}
!27 = !DILocalVariable(name: "address", arg: 1, scope: !22, file: !1, line: 7, type: !25)
!28 = !DILocalVariable(name: "val", arg: 2, scope: !22, file: !1, line: 7, type: !5)
!29 = !DILocalVariable(name: "first", arg: 3, scope: !22, file: !1, line: 7, type: !25)
!30 = !DILocalVariable(name: "as_ull", scope: !22, file: !1, line: 8, type: !3)
!31 = !DILocalVariable(name: "old", scope: !22, file: !1, line: 9, type: !4)
!32 = !DILocalVariable(name: "assumed", scope: !22, file: !1, line: 10, type: !4)
!33 = !DILocation(line: 0, scope: !22)
!34 = !DILocation(line: 10, column: 7, scope: !22)
!35 = !{!36, !36, i64 0}
!36 = !{!"long long", !20, i64 0}
!37 = !DILocation(line: 11, column: 12, scope: !22)
!38 = !DILocation(line: 11, column: 10, scope: !22)
!39 = !{!40, !40, i64 0}
!40 = !{!"double", !20, i64 0}
!41 = !DILocation(line: 12, column: 3, scope: !22)
!42 = !DILocation(line: 14, column: 65, scope: !43)
!43 = distinct !DILexicalBlock(scope: !22, file: !1, line: 12, column: 6)
!44 = !DILocation(line: 14, column: 63, scope: !43)
!45 = !DILocation(line: 14, column: 38, scope: !43)
!46 = !DILocation(line: 14, column: 11, scope: !43)
!47 = !DILocation(line: 15, column: 3, scope: !43)
!48 = !DILocation(line: 15, column: 20, scope: !22)
!49 = distinct !{!49, !41, !50, !51, !52}
!50 = !DILocation(line: 15, column: 26, scope: !22)
!51 = !{!"llvm.loop.mustprogress"}
!52 = !{!"llvm.loop.unroll.disable"}
!53 = !DILocation(line: 16, column: 10, scope: !22)
!54 = !DILocation(line: 16, column: 3, scope: !22)
!55 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPdPKfS_", scope: !1, file: !1, line: 18, type: !56, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !61)
!56 = !DISubroutineType(types: !57)
!57 = !{null, !25, !58, !25}
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !60)
!60 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!61 = !{!62, !63, !64, !65}
!62 = !DILocalVariable(name: "s", arg: 1, scope: !55, file: !1, line: 18, type: !25)
!63 = !DILocalVariable(name: "x", arg: 2, scope: !55, file: !1, line: 18, type: !58)
!64 = !DILocalVariable(name: "first", arg: 3, scope: !55, file: !1, line: 18, type: !25)
!65 = !DILocalVariable(name: "i", scope: !55, file: !1, line: 19, type: !66)
!66 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!67 = !DILocation(line: 0, scope: !55)
!68 = !DILocation(line: 19, column: 11, scope: !55)
!69 = !DILocation(line: 19, column: 24, scope: !55)
!70 = !DILocation(line: 19, column: 22, scope: !55)
!71 = !DILocation(line: 19, column: 37, scope: !55)
!72 = !DILocation(line: 19, column: 35, scope: !55)
!73 = !DILocation(line: 20, column: 10, scope: !55)
!74 = !{!75, !75, i64 0}
!75 = !{!"float", !20, i64 0}
!76 = !DILocation(line: 20, column: 22, scope: !55)
!77 = !DILocation(line: 0, scope: !22, inlinedAt: !78)
!78 = distinct !DILocation(line: 20, column: 3, scope: !55)
!79 = !DILocation(line: 10, column: 7, scope: !22, inlinedAt: !78)
!80 = !DILocation(line: 11, column: 12, scope: !22, inlinedAt: !78)
!81 = !DILocation(line: 11, column: 10, scope: !22, inlinedAt: !78)
!82 = !DILocation(line: 12, column: 3, scope: !22, inlinedAt: !78)
!83 = !DILocation(line: 14, column: 65, scope: !43, inlinedAt: !78)
!84 = !DILocation(line: 14, column: 63, scope: !43, inlinedAt: !78)
!85 = !DILocation(line: 14, column: 38, scope: !43, inlinedAt: !78)
!86 = !DILocation(line: 14, column: 11, scope: !43, inlinedAt: !78)
!87 = !DILocation(line: 15, column: 20, scope: !22, inlinedAt: !78)
!88 = !DILocation(line: 15, column: 3, scope: !43, inlinedAt: !78)
!89 = distinct !{!89, !82, !90, !51, !52}
!90 = !DILocation(line: 15, column: 26, scope: !22, inlinedAt: !78)
!91 = !DILocation(line: 16, column: 10, scope: !22, inlinedAt: !78)
!92 = !DILocation(line: 21, column: 1, scope: !55)
