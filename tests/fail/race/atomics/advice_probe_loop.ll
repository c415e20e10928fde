; ModuleID = 'advice_probe_loop.cu'
source_filename = "advice_probe_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6spgemmPKiPKfPiPfi(ptr noundef %cols, ptr noundef %vals, ptr noundef %id, ptr noundef %acc, i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(ptr %cols, !29, !DIExpression(), !42)
    #dbg_value(ptr %vals, !30, !DIExpression(), !42)
    #dbg_value(ptr %id, !31, !DIExpression(), !42)
    #dbg_value(ptr %acc, !32, !DIExpression(), !42)
    #dbg_value(i32 %n, !33, !DIExpression(), !42)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !43
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !44
  %mul = mul i32 %0, %1, !dbg !45
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !46
  %add = add i32 %mul, %2, !dbg !47
    #dbg_value(i32 %add, !34, !DIExpression(), !42)
  %cmp = icmp sge i32 %add, %n, !dbg !48
  br i1 %cmp, label %if.then, label %if.end, !dbg !48

if.then:                                          ; preds = %entry
  br label %cleanup31, !dbg !50

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !51
  %arrayidx = getelementptr inbounds i32, ptr %cols, i64 %idxprom, !dbg !51
  %3 = load i32, ptr %arrayidx, align 4, !dbg !51, !tbaa !13
    #dbg_value(i32 %3, !35, !DIExpression(), !42)
  %mul3 = mul nsw i32 %3, 107, !dbg !52
  %and = and i32 %mul3, 255, !dbg !53
    #dbg_value(i32 %and, !36, !DIExpression(), !42)
  br label %while.cond, !dbg !54

while.cond:                                       ; preds = %if.end30, %if.end
  %h.0 = phi i32 [ %and, %if.end ], [ %h.1, %if.end30 ], !dbg !55
    #dbg_value(i32 %h.0, !36, !DIExpression(), !42)
  br label %while.body, !dbg !54

while.body:                                       ; preds = %while.cond
  %idxprom4 = sext i32 %h.0 to i64, !dbg !56
  %arrayidx5 = getelementptr inbounds i32, ptr %id, i64 %idxprom4, !dbg !56
  %4 = load i32, ptr %arrayidx5, align 4, !dbg !56, !tbaa !13
  %cmp6 = icmp eq i32 %4, %3, !dbg !57
  br i1 %cmp6, label %if.then7, label %if.else, !dbg !57

if.then7:                                         ; preds = %while.body
  %idx.ext = sext i32 %h.0 to i64, !dbg !58
  %add.ptr = getelementptr inbounds float, ptr %acc, i64 %idx.ext, !dbg !58
  %idxprom8 = sext i32 %add to i64, !dbg !60
  %arrayidx9 = getelementptr inbounds float, ptr %vals, i64 %idxprom8, !dbg !60
  %5 = load float, ptr %arrayidx9, align 4, !dbg !60, !tbaa !61
  %6 = atomicrmw fadd ptr %add.ptr, float %5 monotonic, align 4, !dbg !63
  br label %while.end, !dbg !64

if.else:                                          ; preds = %while.body
  %idxprom11 = sext i32 %h.0 to i64, !dbg !65
  %arrayidx12 = getelementptr inbounds i32, ptr %id, i64 %idxprom11, !dbg !65
  %7 = load i32, ptr %arrayidx12, align 4, !dbg !65, !tbaa !13
  %cmp13 = icmp eq i32 %7, -1, !dbg !66
  br i1 %cmp13, label %if.then14, label %if.else26, !dbg !66

if.then14:                                        ; preds = %if.else
  %idx.ext15 = sext i32 %h.0 to i64, !dbg !67
  %add.ptr16 = getelementptr inbounds i32, ptr %id, i64 %idx.ext15, !dbg !67
  %8 = cmpxchg ptr %add.ptr16, i32 -1, i32 %3 monotonic monotonic, align 4, !dbg !68
  %9 = extractvalue { i32, i1 } %8, 0, !dbg !68
  %10 = extractvalue { i32, i1 } %8, 1, !dbg !68
  br i1 %10, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !68

cmpxchg.store_expected.i:                         ; preds = %if.then14
  br label %_ZL9atomicCASPiii.exit, !dbg !68

_ZL9atomicCASPiii.exit:                           ; preds = %if.then14, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ -1, %if.then14 ], [ %9, %cmpxchg.store_expected.i ], !dbg !68
  %storedv.i = zext i1 %10 to i8, !dbg !68
    #dbg_value(i32 %e.addr.0.i, !37, !DIExpression(), !69)
  %cmp18 = icmp eq i32 %e.addr.0.i, -1, !dbg !70
  br i1 %cmp18, label %if.then19, label %if.end25, !dbg !70

if.then19:                                        ; preds = %_ZL9atomicCASPiii.exit
  %idx.ext20 = sext i32 %h.0 to i64, !dbg !72
  %add.ptr21 = getelementptr inbounds float, ptr %acc, i64 %idx.ext20, !dbg !72
  %idxprom22 = sext i32 %add to i64, !dbg !74
  %arrayidx23 = getelementptr inbounds float, ptr %vals, i64 %idxprom22, !dbg !74
  %11 = load float, ptr %arrayidx23, align 4, !dbg !74, !tbaa !61
  %12 = atomicrmw fadd ptr %add.ptr21, float %11 monotonic, align 4, !dbg !75
  br label %cleanup, !dbg !76

if.end25:                                         ; preds = %_ZL9atomicCASPiii.exit
  br label %cleanup, !dbg !77

cleanup:                                          ; preds = %if.end25, %if.then19
  %cleanup.dest.slot.0 = phi i32 [ 3, %if.then19 ], [ 0, %if.end25 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %if.end29, !dbg !78

if.else26:                                        ; preds = %if.else
  %add27 = add nsw i32 %h.0, 1, !dbg !79
  %and28 = and i32 %add27, 255, !dbg !80
    #dbg_value(i32 %and28, !36, !DIExpression(), !42)
  br label %if.end29

if.end29:                                         ; preds = %if.else26, %cleanup.cont
  %h.1 = phi i32 [ %h.0, %cleanup.cont ], [ %and28, %if.else26 ], !dbg !42
    #dbg_value(i32 %h.1, !36, !DIExpression(), !42)
  br label %if.end30

if.end30:                                         ; preds = %if.end29
  br label %while.cond, !dbg !54, !llvm.loop !81

while.end:                                        ; preds = %cleanup, %if.then7
  br label %cleanup31, !dbg !85

cleanup31:                                        ; preds = %while.end, %if.then
  %cleanup.dest.slot.1 = phi i32 [ 1, %if.then ], [ 0, %while.end ]
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont33
    i32 1, label %cleanup.cont33
  ]

cleanup.cont33:                                   ; preds = %cleanup31, %cleanup31
  ret void, !dbg !85

unreachable:                                      ; preds = %cleanup31, %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "advice_probe_loop.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 214)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 215)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = distinct !DISubprogram(name: "spgemm", linkageName: "_Z6spgemmPKiPKfPiPfi", scope: !1, file: !1, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !28)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !23, !26, !27, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!25 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!28 = !{!29, !30, !31, !32, !33, !34, !35, !36, !37}
!29 = !DILocalVariable(name: "cols", arg: 1, scope: !17, file: !1, line: 7, type: !20)
!30 = !DILocalVariable(name: "vals", arg: 2, scope: !17, file: !1, line: 7, type: !23)
!31 = !DILocalVariable(name: "id", arg: 3, scope: !17, file: !1, line: 7, type: !26)
!32 = !DILocalVariable(name: "acc", arg: 4, scope: !17, file: !1, line: 7, type: !27)
!33 = !DILocalVariable(name: "n", arg: 5, scope: !17, file: !1, line: 7, type: !22)
!34 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 8, type: !22)
!35 = !DILocalVariable(name: "key", scope: !17, file: !1, line: 10, type: !22)
!36 = !DILocalVariable(name: "h", scope: !17, file: !1, line: 11, type: !22)
!37 = !DILocalVariable(name: "old", scope: !38, file: !1, line: 15, type: !22)
!38 = distinct !DILexicalBlock(scope: !39, file: !1, line: 14, column: 27)
!39 = distinct !DILexicalBlock(scope: !40, file: !1, line: 14, column: 14)
!40 = distinct !DILexicalBlock(scope: !41, file: !1, line: 13, column: 9)
!41 = distinct !DILexicalBlock(scope: !17, file: !1, line: 12, column: 13)
!42 = !DILocation(line: 0, scope: !17)
!43 = !DILocation(line: 8, column: 11, scope: !17)
!44 = !DILocation(line: 8, column: 24, scope: !17)
!45 = !DILocation(line: 8, column: 22, scope: !17)
!46 = !DILocation(line: 8, column: 37, scope: !17)
!47 = !DILocation(line: 8, column: 35, scope: !17)
!48 = !DILocation(line: 9, column: 9, scope: !49)
!49 = distinct !DILexicalBlock(scope: !17, file: !1, line: 9, column: 7)
!50 = !DILocation(line: 9, column: 15, scope: !49)
!51 = !DILocation(line: 10, column: 13, scope: !17)
!52 = !DILocation(line: 11, column: 16, scope: !17)
!53 = !DILocation(line: 11, column: 23, scope: !17)
!54 = !DILocation(line: 12, column: 3, scope: !17)
!55 = !DILocation(line: 11, column: 7, scope: !17)
!56 = !DILocation(line: 13, column: 9, scope: !40)
!57 = !DILocation(line: 13, column: 15, scope: !40)
!58 = !DILocation(line: 13, column: 39, scope: !59)
!59 = distinct !DILexicalBlock(scope: !40, file: !1, line: 13, column: 23)
!60 = !DILocation(line: 13, column: 44, scope: !59)
!61 = !{!62, !62, i64 0}
!62 = !{!"float", !15, i64 0}
!63 = !DILocation(line: 13, column: 25, scope: !59)
!64 = !DILocation(line: 13, column: 54, scope: !59)
!65 = !DILocation(line: 14, column: 14, scope: !39)
!66 = !DILocation(line: 14, column: 20, scope: !39)
!67 = !DILocation(line: 15, column: 30, scope: !38)
!68 = !DILocation(line: 15, column: 17, scope: !38)
!69 = !DILocation(line: 0, scope: !38)
!70 = !DILocation(line: 16, column: 15, scope: !71)
!71 = distinct !DILexicalBlock(scope: !38, file: !1, line: 16, column: 11)
!72 = !DILocation(line: 16, column: 38, scope: !73)
!73 = distinct !DILexicalBlock(scope: !71, file: !1, line: 16, column: 22)
!74 = !DILocation(line: 16, column: 43, scope: !73)
!75 = !DILocation(line: 16, column: 24, scope: !73)
!76 = !DILocation(line: 16, column: 53, scope: !73)
!77 = !DILocation(line: 17, column: 5, scope: !39)
!78 = !DILocation(line: 17, column: 5, scope: !38)
!79 = !DILocation(line: 17, column: 19, scope: !39)
!80 = !DILocation(line: 17, column: 24, scope: !39)
!81 = distinct !{!81, !54, !82, !83, !84}
!82 = !DILocation(line: 18, column: 3, scope: !17)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !{!"llvm.loop.unroll.disable"}
!85 = !DILocation(line: 19, column: 1, scope: !17)
