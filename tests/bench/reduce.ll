; ModuleID = 'reduce.cu'
source_filename = "reduce.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ6reducePKfPfiE1s = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6reducePKfPfi(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !20, !DIExpression(), !39)
    #dbg_value(ptr %out, !21, !DIExpression(), !39)
    #dbg_value(i32 %n, !22, !DIExpression(), !39)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
    #dbg_value(i32 %0, !23, !DIExpression(), !39)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !41
  %mul = mul i32 %1, 256, !dbg !42
  %add = add i32 %mul, %0, !dbg !43
    #dbg_value(i32 %add, !24, !DIExpression(), !39)
  %cmp = icmp slt i32 %add, %n, !dbg !44
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !45

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !46
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !46
  %2 = load float, ptr %arrayidx, align 4, !dbg !46, !tbaa !47
  br label %cond.end, !dbg !45

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !45

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %2, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !45
  %idxprom2 = sext i32 %0 to i64, !dbg !49
  %arrayidx3 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfiE1s to ptr), i64 0, i64 %idxprom2, !dbg !49
  store float %cond, ptr %arrayidx3, align 4, !dbg !50, !tbaa !47
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !51
    #dbg_value(i32 128, !25, !DIExpression(), !52)
  br label %for.cond, !dbg !53

for.cond:                                         ; preds = %for.inc, %cond.end
  %stride.0 = phi i32 [ 128, %cond.end ], [ %div, %for.inc ], !dbg !54
    #dbg_value(i32 %stride.0, !25, !DIExpression(), !52)
  %cmp4 = icmp sgt i32 %stride.0, 0, !dbg !55
  br i1 %cmp4, label %for.body, label %for.cond.cleanup, !dbg !57

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp5 = icmp slt i32 %0, %stride.0, !dbg !58
  br i1 %cmp5, label %if.then, label %if.end, !dbg !58

if.then:                                          ; preds = %for.body
  %add6 = add nsw i32 %0, %stride.0, !dbg !61
  %idxprom7 = sext i32 %add6 to i64, !dbg !62
  %arrayidx8 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfiE1s to ptr), i64 0, i64 %idxprom7, !dbg !62
  %3 = load float, ptr %arrayidx8, align 4, !dbg !62, !tbaa !47
  %idxprom9 = sext i32 %0 to i64, !dbg !63
  %arrayidx10 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfiE1s to ptr), i64 0, i64 %idxprom9, !dbg !63
  %4 = load float, ptr %arrayidx10, align 4, !dbg !64, !tbaa !47
  %add11 = fadd float %4, %3, !dbg !64
  store float %add11, ptr %arrayidx10, align 4, !dbg !64, !tbaa !47
  br label %if.end, !dbg !63

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !65
  br label %for.inc, !dbg !66

for.inc:                                          ; preds = %if.end
  %div = sdiv i32 %stride.0, 2, !dbg !67
    #dbg_value(i32 %div, !25, !DIExpression(), !52)
  br label %for.cond, !dbg !68, !llvm.loop !69

for.end:                                          ; preds = %for.cond.cleanup
  %cmp12 = icmp eq i32 %0, 0, !dbg !73
  br i1 %cmp12, label %if.then13, label %if.end17, !dbg !73

if.then13:                                        ; preds = %for.end
  %5 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfiE1s to ptr), align 4, !dbg !75, !tbaa !47
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !76
  %idxprom15 = zext i32 %6 to i64, !dbg !77
  %arrayidx16 = getelementptr inbounds nuw float, ptr %out, i64 %idxprom15, !dbg !77
  store float %5, ptr %arrayidx16, align 4, !dbg !78, !tbaa !47
  br label %if.end17, !dbg !77

if.end17:                                         ; preds = %if.then13, %for.end
  ret void, !dbg !79
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!30, !31, !32, !33}
!llvm.ident = !{!34}
!llvm.errno.tbaa = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 5, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "reduce", linkageName: "_Z6reducePKfPfi", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !19)
!3 = !DIFile(filename: "reduce.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 206)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 207)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{!20, !21, !22, !23, !24, !25}
!20 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!21 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 4, type: !9)
!22 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 4, type: !10)
!23 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 6, type: !10)
!24 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 7, type: !10)
!25 = !DILocalVariable(name: "stride", scope: !26, file: !3, line: 10, type: !10)
!26 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 3)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 256)
!30 = !{i32 7, !"Dwarf Version", i32 4}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!34 = !{!"clang version 22.1.8"}
!35 = !{!36, !36, i64 0}
!36 = !{!"int", !37, i64 0}
!37 = !{!"omnipotent char", !38, i64 0}
!38 = !{!"Simple C++ TBAA"}
!39 = !DILocation(line: 0, scope: !2)
!40 = !DILocation(line: 6, column: 11, scope: !2)
!41 = !DILocation(line: 7, column: 11, scope: !2)
!42 = !DILocation(line: 7, column: 22, scope: !2)
!43 = !DILocation(line: 7, column: 30, scope: !2)
!44 = !DILocation(line: 8, column: 12, scope: !2)
!45 = !DILocation(line: 8, column: 10, scope: !2)
!46 = !DILocation(line: 8, column: 18, scope: !2)
!47 = !{!48, !48, i64 0}
!48 = !{!"float", !37, i64 0}
!49 = !DILocation(line: 8, column: 3, scope: !2)
!50 = !DILocation(line: 8, column: 8, scope: !2)
!51 = !DILocation(line: 9, column: 3, scope: !2)
!52 = !DILocation(line: 0, scope: !26)
!53 = !DILocation(line: 10, column: 8, scope: !26)
!54 = !DILocation(line: 10, scope: !26)
!55 = !DILocation(line: 10, column: 39, scope: !56)
!56 = distinct !DILexicalBlock(scope: !26, file: !3, line: 10, column: 3)
!57 = !DILocation(line: 10, column: 3, scope: !26)
!58 = !DILocation(line: 11, column: 11, scope: !59)
!59 = distinct !DILexicalBlock(scope: !60, file: !3, line: 11, column: 9)
!60 = distinct !DILexicalBlock(scope: !56, file: !3, line: 10, column: 57)
!61 = !DILocation(line: 11, column: 33, scope: !59)
!62 = !DILocation(line: 11, column: 29, scope: !59)
!63 = !DILocation(line: 11, column: 21, scope: !59)
!64 = !DILocation(line: 11, column: 26, scope: !59)
!65 = !DILocation(line: 12, column: 5, scope: !60)
!66 = !DILocation(line: 13, column: 3, scope: !60)
!67 = !DILocation(line: 10, column: 51, scope: !56)
!68 = !DILocation(line: 10, column: 3, scope: !56)
!69 = distinct !{!69, !57, !70, !71, !72}
!70 = !DILocation(line: 13, column: 3, scope: !26)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !{!"llvm.loop.unroll.disable"}
!73 = !DILocation(line: 14, column: 9, scope: !74)
!74 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 7)
!75 = !DILocation(line: 14, column: 33, scope: !74)
!76 = !DILocation(line: 14, column: 19, scope: !74)
!77 = !DILocation(line: 14, column: 15, scope: !74)
!78 = !DILocation(line: 14, column: 31, scope: !74)
!79 = !DILocation(line: 15, column: 1, scope: !2)
