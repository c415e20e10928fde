; ModuleID = 'two_elements_a_thread.cu'
source_filename = "two_elements_a_thread.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ3redPKfPfiE1s = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3redPKfPfi(ptr noundef %g, ptr noundef %o, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %g, !21, !DIExpression(), !46)
    #dbg_value(ptr %o, !22, !DIExpression(), !46)
    #dbg_value(i32 %n, !23, !DIExpression(), !46)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !47
    #dbg_value(i32 %0, !24, !DIExpression(), !46)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !48
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !49
  %mul = mul i32 %2, 2, !dbg !50
  %mul3 = mul i32 %1, %mul, !dbg !51
  %add = add i32 %mul3, %0, !dbg !52
    #dbg_value(i32 %add, !26, !DIExpression(), !46)
  %cmp = icmp ult i32 %add, %n, !dbg !53
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !54

cond.true:                                        ; preds = %entry
  %idxprom = zext i32 %add to i64, !dbg !55
  %arrayidx = getelementptr inbounds nuw float, ptr %g, i64 %idxprom, !dbg !55
  %3 = load float, ptr %arrayidx, align 4, !dbg !55, !tbaa !56
  br label %cond.end, !dbg !54

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !54

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %3, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !54
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !58
  %add5 = add i32 %add, %4, !dbg !59
  %cmp6 = icmp ult i32 %add5, %n, !dbg !60
  br i1 %cmp6, label %cond.true7, label %cond.false12, !dbg !61

cond.true7:                                       ; preds = %cond.end
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62
  %add9 = add i32 %add, %5, !dbg !63
  %idxprom10 = zext i32 %add9 to i64, !dbg !64
  %arrayidx11 = getelementptr inbounds nuw float, ptr %g, i64 %idxprom10, !dbg !64
  %6 = load float, ptr %arrayidx11, align 4, !dbg !64, !tbaa !56
  br label %cond.end13, !dbg !61

cond.false12:                                     ; preds = %cond.end
  br label %cond.end13, !dbg !61

cond.end13:                                       ; preds = %cond.false12, %cond.true7
  %cond14 = phi contract float [ %6, %cond.true7 ], [ 0.000000e+00, %cond.false12 ], !dbg !61
  %add15 = fadd float %cond, %cond14, !dbg !65
  %idxprom16 = zext i32 %0 to i64, !dbg !66
  %arrayidx17 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3redPKfPfiE1s to ptr), i64 0, i64 %idxprom16, !dbg !66
  store float %add15, ptr %arrayidx17, align 4, !dbg !67, !tbaa !56
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !68
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !69
  %div = udiv i32 %7, 2, !dbg !70
    #dbg_value(i32 %div, !27, !DIExpression(), !71)
  br label %for.cond, !dbg !72

for.cond:                                         ; preds = %for.inc, %cond.end13
  %h.0 = phi i32 [ %div, %cond.end13 ], [ %shr, %for.inc ], !dbg !73
    #dbg_value(i32 %h.0, !27, !DIExpression(), !71)
  %cmp19 = icmp ugt i32 %h.0, 32, !dbg !74
  br i1 %cmp19, label %for.body, label %for.cond.cleanup, !dbg !76

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp20 = icmp ult i32 %0, %h.0, !dbg !77
  br i1 %cmp20, label %if.then, label %if.end, !dbg !77

if.then:                                          ; preds = %for.body
  %add21 = add i32 %0, %h.0, !dbg !80
  %idxprom22 = zext i32 %add21 to i64, !dbg !81
  %arrayidx23 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3redPKfPfiE1s to ptr), i64 0, i64 %idxprom22, !dbg !81
  %8 = load float, ptr %arrayidx23, align 4, !dbg !81, !tbaa !56
  %idxprom24 = zext i32 %0 to i64, !dbg !82
  %arrayidx25 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3redPKfPfiE1s to ptr), i64 0, i64 %idxprom24, !dbg !82
  %9 = load float, ptr %arrayidx25, align 4, !dbg !83, !tbaa !56
  %add26 = fadd float %9, %8, !dbg !83
  store float %add26, ptr %arrayidx25, align 4, !dbg !83, !tbaa !56
  br label %if.end, !dbg !82

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !84
  br label %for.inc, !dbg !85

for.inc:                                          ; preds = %if.end
  %shr = lshr i32 %h.0, 1, !dbg !86
    #dbg_value(i32 %shr, !27, !DIExpression(), !71)
  br label %for.cond, !dbg !87, !llvm.loop !88

for.end:                                          ; preds = %for.cond.cleanup
  %cmp27 = icmp ult i32 %0, 32, !dbg !92
  br i1 %cmp27, label %if.then28, label %if.end50, !dbg !92

if.then28:                                        ; preds = %for.end
  %idxprom29 = zext i32 %0 to i64, !dbg !93
  %arrayidx30 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3redPKfPfiE1s to ptr), i64 0, i64 %idxprom29, !dbg !93
  %10 = load float, ptr %arrayidx30, align 4, !dbg !93, !tbaa !56
  %add31 = add i32 %0, 32, !dbg !94
  %idxprom32 = zext i32 %add31 to i64, !dbg !95
  %arrayidx33 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3redPKfPfiE1s to ptr), i64 0, i64 %idxprom32, !dbg !95
  %11 = load float, ptr %arrayidx33, align 4, !dbg !95, !tbaa !56
  %add34 = fadd float %10, %11, !dbg !96
    #dbg_value(float %add34, !29, !DIExpression(), !97)
    #dbg_value(i32 16, !32, !DIExpression(), !98)
  br label %for.cond35, !dbg !99

for.cond35:                                       ; preds = %for.inc41, %if.then28
  %v.0 = phi float [ %add34, %if.then28 ], [ %add40, %for.inc41 ], !dbg !97
  %k.0 = phi i32 [ 16, %if.then28 ], [ %shr42, %for.inc41 ], !dbg !100
    #dbg_value(i32 %k.0, !32, !DIExpression(), !98)
    #dbg_value(float %v.0, !29, !DIExpression(), !97)
  %cmp36 = icmp sgt i32 %k.0, 0, !dbg !101
  br i1 %cmp36, label %for.body38, label %for.cond.cleanup37, !dbg !103

for.cond.cleanup37:                               ; preds = %for.cond35
  br label %for.end43

for.body38:                                       ; preds = %for.cond35
  %12 = call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %v.0, i32 %k.0, i32 31), !dbg !104
  %add40 = fadd float %v.0, %12, !dbg !105
    #dbg_value(float %add40, !29, !DIExpression(), !97)
  br label %for.inc41, !dbg !106

for.inc41:                                        ; preds = %for.body38
  %shr42 = ashr i32 %k.0, 1, !dbg !107
    #dbg_value(i32 %shr42, !32, !DIExpression(), !98)
  br label %for.cond35, !dbg !108, !llvm.loop !109

for.end43:                                        ; preds = %for.cond.cleanup37
  %cmp44 = icmp eq i32 %0, 0, !dbg !111
  br i1 %cmp44, label %if.then45, label %if.end49, !dbg !111

if.then45:                                        ; preds = %for.end43
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !113
  %idxprom47 = zext i32 %13 to i64, !dbg !114
  %arrayidx48 = getelementptr inbounds nuw float, ptr %o, i64 %idxprom47, !dbg !114
  store float %v.0, ptr %arrayidx48, align 4, !dbg !115, !tbaa !56
  br label %if.end49, !dbg !114

if.end49:                                         ; preds = %if.then45, %for.end43
  br label %if.end50, !dbg !116

if.end50:                                         ; preds = %if.end49, %for.end
  ret void, !dbg !117
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

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 6, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "red", linkageName: "_Z3redPKfPfi", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !20)
!3 = !DIFile(filename: "two_elements_a_thread.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !12, globals: !13, imports: !14, splitDebugInlining: false, nameTableKind: None)
!12 = !{!10}
!13 = !{!0}
!14 = !{!15, !18}
!15 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !16, file: !17, line: 214)
!16 = !DINamespace(name: "ws_math", scope: null)
!17 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!18 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !19, entity: !16, file: !17, line: 215)
!19 = !DINamespace(name: "std", scope: null)
!20 = !{!21, !22, !23, !24, !26, !27, !29, !32}
!21 = !DILocalVariable(name: "g", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!22 = !DILocalVariable(name: "o", arg: 2, scope: !2, file: !3, line: 5, type: !9)
!23 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 5, type: !10)
!24 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 7, type: !25)
!25 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!26 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 7, type: !25)
!27 = !DILocalVariable(name: "h", scope: !28, file: !3, line: 10, type: !25)
!28 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 3)
!29 = !DILocalVariable(name: "v", scope: !30, file: !3, line: 12, type: !8)
!30 = distinct !DILexicalBlock(scope: !31, file: !3, line: 11, column: 15)
!31 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 7)
!32 = !DILocalVariable(name: "k", scope: !33, file: !3, line: 13, type: !10)
!33 = distinct !DILexicalBlock(scope: !30, file: !3, line: 13, column: 5)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 256)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = !{!43, !43, i64 0}
!43 = !{!"int", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C++ TBAA"}
!46 = !DILocation(line: 0, scope: !2)
!47 = !DILocation(line: 7, column: 16, scope: !2)
!48 = !DILocation(line: 7, column: 33, scope: !2)
!49 = !DILocation(line: 7, column: 47, scope: !2)
!50 = !DILocation(line: 7, column: 58, scope: !2)
!51 = !DILocation(line: 7, column: 44, scope: !2)
!52 = !DILocation(line: 7, column: 63, scope: !2)
!53 = !DILocation(line: 8, column: 13, scope: !2)
!54 = !DILocation(line: 8, column: 11, scope: !2)
!55 = !DILocation(line: 8, column: 19, scope: !2)
!56 = !{!57, !57, i64 0}
!57 = !{!"float", !44, i64 0}
!58 = !DILocation(line: 8, column: 36, scope: !2)
!59 = !DILocation(line: 8, column: 34, scope: !2)
!60 = !DILocation(line: 8, column: 47, scope: !2)
!61 = !DILocation(line: 8, column: 32, scope: !2)
!62 = !DILocation(line: 8, column: 59, scope: !2)
!63 = !DILocation(line: 8, column: 57, scope: !2)
!64 = !DILocation(line: 8, column: 53, scope: !2)
!65 = !DILocation(line: 8, column: 29, scope: !2)
!66 = !DILocation(line: 8, column: 3, scope: !2)
!67 = !DILocation(line: 8, column: 8, scope: !2)
!68 = !DILocation(line: 9, column: 3, scope: !2)
!69 = !DILocation(line: 10, column: 21, scope: !28)
!70 = !DILocation(line: 10, column: 32, scope: !28)
!71 = !DILocation(line: 0, scope: !28)
!72 = !DILocation(line: 10, column: 8, scope: !28)
!73 = !DILocation(line: 10, scope: !28)
!74 = !DILocation(line: 10, column: 39, scope: !75)
!75 = distinct !DILexicalBlock(scope: !28, file: !3, line: 10, column: 3)
!76 = !DILocation(line: 10, column: 3, scope: !28)
!77 = !DILocation(line: 10, column: 62, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 10, column: 60)
!79 = distinct !DILexicalBlock(scope: !75, file: !3, line: 10, column: 54)
!80 = !DILocation(line: 10, column: 79, scope: !78)
!81 = !DILocation(line: 10, column: 75, scope: !78)
!82 = !DILocation(line: 10, column: 67, scope: !78)
!83 = !DILocation(line: 10, column: 72, scope: !78)
!84 = !DILocation(line: 10, column: 85, scope: !79)
!85 = !DILocation(line: 10, column: 102, scope: !79)
!86 = !DILocation(line: 10, column: 47, scope: !75)
!87 = !DILocation(line: 10, column: 3, scope: !75)
!88 = distinct !{!88, !76, !89, !90, !91}
!89 = !DILocation(line: 10, column: 102, scope: !28)
!90 = !{!"llvm.loop.mustprogress"}
!91 = !{!"llvm.loop.unroll.disable"}
!92 = !DILocation(line: 11, column: 9, scope: !31)
!93 = !DILocation(line: 12, column: 15, scope: !30)
!94 = !DILocation(line: 12, column: 26, scope: !30)
!95 = !DILocation(line: 12, column: 22, scope: !30)
!96 = !DILocation(line: 12, column: 20, scope: !30)
!97 = !DILocation(line: 0, scope: !30)
!98 = !DILocation(line: 0, scope: !33)
!99 = !DILocation(line: 13, column: 10, scope: !33)
!100 = !DILocation(line: 13, scope: !33)
!101 = !DILocation(line: 13, column: 24, scope: !102)
!102 = distinct !DILexicalBlock(scope: !33, file: !3, line: 13, column: 5)
!103 = !DILocation(line: 13, column: 5, scope: !33)
!104 = !DILocation(line: 13, column: 43, scope: !102)
!105 = !DILocation(line: 13, column: 40, scope: !102)
!106 = !DILocation(line: 13, column: 38, scope: !102)
!107 = !DILocation(line: 13, column: 31, scope: !102)
!108 = !DILocation(line: 13, column: 5, scope: !102)
!109 = distinct !{!109, !103, !110, !90, !91}
!110 = !DILocation(line: 13, column: 77, scope: !33)
!111 = !DILocation(line: 14, column: 11, scope: !112)
!112 = distinct !DILexicalBlock(scope: !30, file: !3, line: 14, column: 9)
!113 = !DILocation(line: 14, column: 19, scope: !112)
!114 = !DILocation(line: 14, column: 17, scope: !112)
!115 = !DILocation(line: 14, column: 31, scope: !112)
!116 = !DILocation(line: 15, column: 3, scope: !30)
!117 = !DILocation(line: 16, column: 1, scope: !2)
