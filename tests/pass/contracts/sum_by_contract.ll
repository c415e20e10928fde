; ModuleID = 'sum_by_contract.cu'
source_filename = "sum_by_contract.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@_ZZ1kPfPKfiE1s = internal addrspace(3) global [64 x float] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPfPKfi(ptr noundef %sum, ptr noundef %a, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %sum, !20, !DIExpression(), !40)
    #dbg_value(ptr %a, !21, !DIExpression(), !40)
    #dbg_value(i32 %n, !22, !DIExpression(), !40)
    #dbg_value(float 0.000000e+00, !23, !DIExpression(), !40)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !41
  %mul = mul i32 %0, 64, !dbg !42
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !43
  %add = add i32 %mul, %1, !dbg !44
    #dbg_value(i32 %add, !24, !DIExpression(), !45)
  br label %for.cond, !dbg !46

for.cond:                                         ; preds = %for.inc, %entry
  %v.0 = phi float [ 0.000000e+00, %entry ], [ %add2, %for.inc ], !dbg !40
  %i.0 = phi i32 [ %add, %entry ], [ %add5, %for.inc ], !dbg !47
    #dbg_value(i32 %i.0, !24, !DIExpression(), !45)
    #dbg_value(float %v.0, !23, !DIExpression(), !40)
  %cmp = icmp slt i32 %i.0, %n, !dbg !48
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !50

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64, !dbg !51
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !51
  %2 = load float, ptr %arrayidx, align 4, !dbg !51, !tbaa !52
  %add2 = fadd float %v.0, %2, !dbg !54
    #dbg_value(float %add2, !23, !DIExpression(), !40)
  br label %for.inc, !dbg !55

for.inc:                                          ; preds = %for.body
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !56
  %mul4 = mul i32 %3, 64, !dbg !57
  %add5 = add i32 %i.0, %mul4, !dbg !58
    #dbg_value(i32 %add5, !24, !DIExpression(), !45)
  br label %for.cond, !dbg !59, !llvm.loop !60

for.end:                                          ; preds = %for.cond.cleanup
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %idxprom7 = zext i32 %4 to i64, !dbg !65
  %arrayidx8 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfiE1s to ptr), i64 0, i64 %idxprom7, !dbg !65
  store float %v.0, ptr %arrayidx8, align 4, !dbg !66, !tbaa !52
    #dbg_value(i32 32, !26, !DIExpression(), !67)
  br label %for.cond9, !dbg !68

for.cond9:                                        ; preds = %for.inc23, %for.end
  %m.0 = phi i32 [ 32, %for.end ], [ %div, %for.inc23 ], !dbg !69
    #dbg_value(i32 %m.0, !26, !DIExpression(), !67)
  %cmp10 = icmp sgt i32 %m.0, 0, !dbg !70
  br i1 %cmp10, label %for.body12, label %for.cond.cleanup11, !dbg !72

for.cond.cleanup11:                               ; preds = %for.cond9
  br label %for.end24

for.body12:                                       ; preds = %for.cond9
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !73
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
  %cmp14 = icmp ult i32 %5, %m.0, !dbg !77
  br i1 %cmp14, label %if.then, label %if.end, !dbg !77

if.then:                                          ; preds = %for.body12
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !78
  %add16 = add i32 %6, %m.0, !dbg !79
  %idxprom17 = zext i32 %add16 to i64, !dbg !80
  %arrayidx18 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfiE1s to ptr), i64 0, i64 %idxprom17, !dbg !80
  %7 = load float, ptr %arrayidx18, align 4, !dbg !80, !tbaa !52
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !81
  %idxprom20 = zext i32 %8 to i64, !dbg !82
  %arrayidx21 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfiE1s to ptr), i64 0, i64 %idxprom20, !dbg !82
  %9 = load float, ptr %arrayidx21, align 4, !dbg !83, !tbaa !52
  %add22 = fadd float %9, %7, !dbg !83
  store float %add22, ptr %arrayidx21, align 4, !dbg !83, !tbaa !52
  br label %if.end, !dbg !82

if.end:                                           ; preds = %if.then, %for.body12
  br label %for.inc23, !dbg !84

for.inc23:                                        ; preds = %if.end
  %div = sdiv i32 %m.0, 2, !dbg !85
    #dbg_value(i32 %div, !26, !DIExpression(), !67)
  br label %for.cond9, !dbg !86, !llvm.loop !87

for.end24:                                        ; preds = %for.cond.cleanup11
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !89
  %cmp26 = icmp eq i32 %10, 0, !dbg !91
  br i1 %cmp26, label %if.then27, label %if.end30, !dbg !91

if.then27:                                        ; preds = %for.end24
  %11 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfiE1s to ptr), align 4, !dbg !92, !tbaa !52
  %arrayidx28 = getelementptr inbounds float, ptr %sum, i64 0, !dbg !93
  %12 = load float, ptr %arrayidx28, align 4, !dbg !94, !tbaa !52
  %add29 = fadd float %12, %11, !dbg !94
  store float %add29, ptr %arrayidx28, align 4, !dbg !94, !tbaa !52
  br label %if.end30, !dbg !93

if.end30:                                         ; preds = %if.then27, %for.end24
  ret void, !dbg !95
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!31, !32, !33, !34}
!llvm.ident = !{!35}
!llvm.errno.tbaa = !{!36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 6, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPfPKfi", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !19)
!3 = !DIFile(filename: "sum_by_contract.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 206)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 207)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{!20, !21, !22, !23, !24, !26}
!20 = !DILocalVariable(name: "sum", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!21 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 5, type: !8)
!22 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 5, type: !10)
!23 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 7, type: !7)
!24 = !DILocalVariable(name: "i", scope: !25, file: !3, line: 8, type: !10)
!25 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 3)
!26 = !DILocalVariable(name: "m", scope: !27, file: !3, line: 11, type: !10)
!27 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 64)
!31 = !{i32 7, !"Dwarf Version", i32 4}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!35 = !{!"clang version 22.1.8"}
!36 = !{!37, !37, i64 0}
!37 = !{!"int", !38, i64 0}
!38 = !{!"omnipotent char", !39, i64 0}
!39 = !{!"Simple C++ TBAA"}
!40 = !DILocation(line: 0, scope: !2)
!41 = !DILocation(line: 8, column: 16, scope: !25)
!42 = !DILocation(line: 8, column: 27, scope: !25)
!43 = !DILocation(line: 8, column: 34, scope: !25)
!44 = !DILocation(line: 8, column: 32, scope: !25)
!45 = !DILocation(line: 0, scope: !25)
!46 = !DILocation(line: 8, column: 8, scope: !25)
!47 = !DILocation(line: 8, scope: !25)
!48 = !DILocation(line: 8, column: 49, scope: !49)
!49 = distinct !DILexicalBlock(scope: !25, file: !3, line: 8, column: 3)
!50 = !DILocation(line: 8, column: 3, scope: !25)
!51 = !DILocation(line: 9, column: 10, scope: !49)
!52 = !{!53, !53, i64 0}
!53 = !{!"float", !38, i64 0}
!54 = !DILocation(line: 9, column: 7, scope: !49)
!55 = !DILocation(line: 9, column: 5, scope: !49)
!56 = !DILocation(line: 8, column: 59, scope: !49)
!57 = !DILocation(line: 8, column: 69, scope: !49)
!58 = !DILocation(line: 8, column: 56, scope: !49)
!59 = !DILocation(line: 8, column: 3, scope: !49)
!60 = distinct !{!60, !50, !61, !62, !63}
!61 = !DILocation(line: 9, column: 13, scope: !25)
!62 = !{!"llvm.loop.mustprogress"}
!63 = !{!"llvm.loop.unroll.disable"}
!64 = !DILocation(line: 10, column: 5, scope: !2)
!65 = !DILocation(line: 10, column: 3, scope: !2)
!66 = !DILocation(line: 10, column: 18, scope: !2)
!67 = !DILocation(line: 0, scope: !27)
!68 = !DILocation(line: 11, column: 8, scope: !27)
!69 = !DILocation(line: 11, scope: !27)
!70 = !DILocation(line: 11, column: 22, scope: !71)
!71 = distinct !DILexicalBlock(scope: !27, file: !3, line: 11, column: 3)
!72 = !DILocation(line: 11, column: 3, scope: !27)
!73 = !DILocation(line: 12, column: 5, scope: !74)
!74 = distinct !DILexicalBlock(scope: !71, file: !3, line: 11, column: 35)
!75 = !DILocation(line: 13, column: 9, scope: !76)
!76 = distinct !DILexicalBlock(scope: !74, file: !3, line: 13, column: 9)
!77 = !DILocation(line: 13, column: 21, scope: !76)
!78 = !DILocation(line: 14, column: 27, scope: !76)
!79 = !DILocation(line: 14, column: 39, scope: !76)
!80 = !DILocation(line: 14, column: 25, scope: !76)
!81 = !DILocation(line: 14, column: 9, scope: !76)
!82 = !DILocation(line: 14, column: 7, scope: !76)
!83 = !DILocation(line: 14, column: 22, scope: !76)
!84 = !DILocation(line: 15, column: 3, scope: !74)
!85 = !DILocation(line: 11, column: 29, scope: !71)
!86 = !DILocation(line: 11, column: 3, scope: !71)
!87 = distinct !{!87, !72, !88, !62, !63}
!88 = !DILocation(line: 15, column: 3, scope: !27)
!89 = !DILocation(line: 16, column: 7, scope: !90)
!90 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 7)
!91 = !DILocation(line: 16, column: 19, scope: !90)
!92 = !DILocation(line: 17, column: 15, scope: !90)
!93 = !DILocation(line: 17, column: 5, scope: !90)
!94 = !DILocation(line: 17, column: 12, scope: !90)
!95 = !DILocation(line: 18, column: 1, scope: !2)
