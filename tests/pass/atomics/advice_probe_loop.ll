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
    #dbg_value(ptr %cols, !29, !DIExpression(), !39)
    #dbg_value(ptr %vals, !30, !DIExpression(), !39)
    #dbg_value(ptr %id, !31, !DIExpression(), !39)
    #dbg_value(ptr %acc, !32, !DIExpression(), !39)
    #dbg_value(i32 %n, !33, !DIExpression(), !39)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !40
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !41
  %mul = mul i32 %0, %1, !dbg !42
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !43
  %add = add i32 %mul, %2, !dbg !44
    #dbg_value(i32 %add, !34, !DIExpression(), !39)
  %cmp = icmp sge i32 %add, %n, !dbg !45
  br i1 %cmp, label %if.then, label %if.end, !dbg !45

if.then:                                          ; preds = %entry
  br label %cleanup16, !dbg !47

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !48
  %arrayidx = getelementptr inbounds i32, ptr %cols, i64 %idxprom, !dbg !48
  %3 = load i32, ptr %arrayidx, align 4, !dbg !48, !tbaa !13
    #dbg_value(i32 %3, !35, !DIExpression(), !39)
  %mul3 = mul nsw i32 %3, 107, !dbg !49
  %and = and i32 %mul3, 255, !dbg !50
    #dbg_value(i32 %and, !36, !DIExpression(), !39)
  br label %while.cond, !dbg !51

while.cond:                                       ; preds = %cleanup.cont, %if.end
  %h.0 = phi i32 [ %and, %if.end ], [ %h.1, %cleanup.cont ], !dbg !52
    #dbg_value(i32 %h.0, !36, !DIExpression(), !39)
  br label %while.body, !dbg !51

while.body:                                       ; preds = %while.cond
  %idx.ext = sext i32 %h.0 to i64, !dbg !53
  %add.ptr = getelementptr inbounds i32, ptr %id, i64 %idx.ext, !dbg !53
  %4 = cmpxchg ptr %add.ptr, i32 -1, i32 %3 monotonic monotonic, align 4, !dbg !54
  %5 = extractvalue { i32, i1 } %4, 0, !dbg !54
  %6 = extractvalue { i32, i1 } %4, 1, !dbg !54
  br i1 %6, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !54

cmpxchg.store_expected.i:                         ; preds = %while.body
  br label %_ZL9atomicCASPiii.exit, !dbg !54

_ZL9atomicCASPiii.exit:                           ; preds = %while.body, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ -1, %while.body ], [ %5, %cmpxchg.store_expected.i ], !dbg !54
  %storedv.i = zext i1 %6 to i8, !dbg !54
    #dbg_value(i32 %e.addr.0.i, !37, !DIExpression(), !55)
  %cmp5 = icmp eq i32 %e.addr.0.i, -1, !dbg !56
  br i1 %cmp5, label %if.then7, label %lor.lhs.false, !dbg !58

lor.lhs.false:                                    ; preds = %_ZL9atomicCASPiii.exit
  %cmp6 = icmp eq i32 %e.addr.0.i, %3, !dbg !59
  br i1 %cmp6, label %if.then7, label %if.end13, !dbg !58

if.then7:                                         ; preds = %lor.lhs.false, %_ZL9atomicCASPiii.exit
  %idx.ext8 = sext i32 %h.0 to i64, !dbg !60
  %add.ptr9 = getelementptr inbounds float, ptr %acc, i64 %idx.ext8, !dbg !60
  %idxprom10 = sext i32 %add to i64, !dbg !62
  %arrayidx11 = getelementptr inbounds float, ptr %vals, i64 %idxprom10, !dbg !62
  %7 = load float, ptr %arrayidx11, align 4, !dbg !62, !tbaa !63
  %8 = atomicrmw fadd ptr %add.ptr9, float %7 monotonic, align 4, !dbg !65
  br label %cleanup, !dbg !66

if.end13:                                         ; preds = %lor.lhs.false
  %add14 = add nsw i32 %h.0, 1, !dbg !67
  %and15 = and i32 %add14, 255, !dbg !68
    #dbg_value(i32 %and15, !36, !DIExpression(), !39)
  br label %cleanup, !dbg !69

cleanup:                                          ; preds = %if.end13, %if.then7
  %h.1 = phi i32 [ %h.0, %if.then7 ], [ %and15, %if.end13 ], !dbg !39
  %cleanup.dest.slot.0 = phi i32 [ 3, %if.then7 ], [ 0, %if.end13 ]
    #dbg_value(i32 %h.1, !36, !DIExpression(), !39)
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %while.cond, !dbg !51, !llvm.loop !70

while.end:                                        ; preds = %cleanup
  br label %cleanup16, !dbg !73

cleanup16:                                        ; preds = %while.end, %if.then
  %cleanup.dest.slot.1 = phi i32 [ 1, %if.then ], [ 0, %while.end ]
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont18
    i32 1, label %cleanup.cont18
  ]

cleanup.cont18:                                   ; preds = %cleanup16, %cleanup16
  ret void, !dbg !73

unreachable:                                      ; preds = %cleanup16, %cleanup
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
!17 = distinct !DISubprogram(name: "spgemm", linkageName: "_Z6spgemmPKiPKfPiPfi", scope: !1, file: !1, line: 4, type: !18, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !28)
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
!29 = !DILocalVariable(name: "cols", arg: 1, scope: !17, file: !1, line: 4, type: !20)
!30 = !DILocalVariable(name: "vals", arg: 2, scope: !17, file: !1, line: 4, type: !23)
!31 = !DILocalVariable(name: "id", arg: 3, scope: !17, file: !1, line: 4, type: !26)
!32 = !DILocalVariable(name: "acc", arg: 4, scope: !17, file: !1, line: 4, type: !27)
!33 = !DILocalVariable(name: "n", arg: 5, scope: !17, file: !1, line: 4, type: !22)
!34 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 5, type: !22)
!35 = !DILocalVariable(name: "key", scope: !17, file: !1, line: 7, type: !22)
!36 = !DILocalVariable(name: "h", scope: !17, file: !1, line: 8, type: !22)
!37 = !DILocalVariable(name: "old", scope: !38, file: !1, line: 10, type: !22)
!38 = distinct !DILexicalBlock(scope: !17, file: !1, line: 9, column: 13)
!39 = !DILocation(line: 0, scope: !17)
!40 = !DILocation(line: 5, column: 11, scope: !17)
!41 = !DILocation(line: 5, column: 24, scope: !17)
!42 = !DILocation(line: 5, column: 22, scope: !17)
!43 = !DILocation(line: 5, column: 37, scope: !17)
!44 = !DILocation(line: 5, column: 35, scope: !17)
!45 = !DILocation(line: 6, column: 9, scope: !46)
!46 = distinct !DILexicalBlock(scope: !17, file: !1, line: 6, column: 7)
!47 = !DILocation(line: 6, column: 15, scope: !46)
!48 = !DILocation(line: 7, column: 13, scope: !17)
!49 = !DILocation(line: 8, column: 16, scope: !17)
!50 = !DILocation(line: 8, column: 23, scope: !17)
!51 = !DILocation(line: 9, column: 3, scope: !17)
!52 = !DILocation(line: 8, column: 7, scope: !17)
!53 = !DILocation(line: 10, column: 28, scope: !38)
!54 = !DILocation(line: 10, column: 15, scope: !38)
!55 = !DILocation(line: 0, scope: !38)
!56 = !DILocation(line: 11, column: 13, scope: !57)
!57 = distinct !DILexicalBlock(scope: !38, file: !1, line: 11, column: 9)
!58 = !DILocation(line: 11, column: 19, scope: !57)
!59 = !DILocation(line: 11, column: 26, scope: !57)
!60 = !DILocation(line: 11, column: 50, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !1, line: 11, column: 34)
!62 = !DILocation(line: 11, column: 55, scope: !61)
!63 = !{!64, !64, i64 0}
!64 = !{!"float", !15, i64 0}
!65 = !DILocation(line: 11, column: 36, scope: !61)
!66 = !DILocation(line: 11, column: 65, scope: !61)
!67 = !DILocation(line: 12, column: 12, scope: !38)
!68 = !DILocation(line: 12, column: 17, scope: !38)
!69 = !DILocation(line: 13, column: 3, scope: !17)
!70 = distinct !{!70, !51, !69, !71, !72}
!71 = !{!"llvm.loop.mustprogress"}
!72 = !{!"llvm.loop.unroll.disable"}
!73 = !DILocation(line: 14, column: 1, scope: !17)
