; ModuleID = 'advice_last_block.cu'
source_filename = "advice_last_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@_ZZ5totalPKfPfPjS1_E4last = internal addrspace(3) global i8 undef, align 1, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5totalPKfPfPjS1_(ptr noundef %in, ptr noundef %part, ptr noundef %count, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !21, !DIExpression(), !42)
    #dbg_value(ptr %part, !22, !DIExpression(), !42)
    #dbg_value(ptr %count, !23, !DIExpression(), !42)
    #dbg_value(ptr %out, !24, !DIExpression(), !42)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !43
    #dbg_value(i32 %0, !25, !DIExpression(), !42)
  %cmp = icmp eq i32 %0, 0, !dbg !44
  br i1 %cmp, label %if.then, label %if.end, !dbg !44

if.then:                                          ; preds = %entry
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !46
  %idxprom = zext i32 %1 to i64, !dbg !48
  %arrayidx = getelementptr inbounds nuw float, ptr %in, i64 %idxprom, !dbg !48
  %2 = load float, ptr %arrayidx, align 4, !dbg !48, !tbaa !49
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !51
  %idxprom3 = zext i32 %3 to i64, !dbg !52
  %arrayidx4 = getelementptr inbounds nuw float, ptr %part, i64 %idxprom3, !dbg !52
  store float %2, ptr %arrayidx4, align 4, !dbg !53, !tbaa !49
  %4 = atomicrmw add ptr %count, i32 1 monotonic, align 4, !dbg !54
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !55
  %sub = sub i32 %5, 1, !dbg !56
  %cmp7 = icmp eq i32 %4, %sub, !dbg !57
  %storedv = zext i1 %cmp7 to i8, !dbg !58
  store i8 %storedv, ptr addrspacecast (ptr addrspace(3) @_ZZ5totalPKfPfPjS1_E4last to ptr), align 1, !dbg !58, !tbaa !59
  br label %if.end, !dbg !61

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !62
  %6 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5totalPKfPfPjS1_E4last to ptr), align 1, !dbg !63, !tbaa !59, !range !64, !noundef !65
  %loadedv = trunc i8 %6 to i1, !dbg !63
  br i1 %loadedv, label %land.lhs.true, label %if.end14, !dbg !66

land.lhs.true:                                    ; preds = %if.end
  %cmp8 = icmp eq i32 %0, 0, !dbg !67
  br i1 %cmp8, label %if.then9, label %if.end14, !dbg !66

if.then9:                                         ; preds = %land.lhs.true
    #dbg_value(float 0.000000e+00, !27, !DIExpression(), !68)
    #dbg_value(i32 0, !30, !DIExpression(), !69)
  br label %for.cond, !dbg !70

for.cond:                                         ; preds = %for.inc, %if.then9
  %v.0 = phi float [ 0.000000e+00, %if.then9 ], [ %add, %for.inc ], !dbg !68
  %i.0 = phi i32 [ 0, %if.then9 ], [ %inc, %for.inc ], !dbg !71
    #dbg_value(i32 %i.0, !30, !DIExpression(), !69)
    #dbg_value(float %v.0, !27, !DIExpression(), !68)
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !72
  %cmp11 = icmp ult i32 %i.0, %7, !dbg !74
  br i1 %cmp11, label %for.body, label %for.cond.cleanup, !dbg !75

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom12 = sext i32 %i.0 to i64, !dbg !76
  %arrayidx13 = getelementptr inbounds float, ptr %part, i64 %idxprom12, !dbg !76
  %8 = load float, ptr %arrayidx13, align 4, !dbg !76, !tbaa !49
  %add = fadd float %v.0, %8, !dbg !77
    #dbg_value(float %add, !27, !DIExpression(), !68)
  br label %for.inc, !dbg !78

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !79
    #dbg_value(i32 %inc, !30, !DIExpression(), !69)
  br label %for.cond, !dbg !80, !llvm.loop !81

for.end:                                          ; preds = %for.cond.cleanup
  store float %v.0, ptr %out, align 4, !dbg !85, !tbaa !49
  br label %if.end14, !dbg !86

if.end14:                                         ; preds = %for.end, %land.lhs.true, %if.end
  ret void, !dbg !87
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
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!33, !34, !35, !36}
!llvm.ident = !{!37}
!llvm.errno.tbaa = !{!38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 7, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "total", linkageName: "_Z5totalPKfPfPjS1_", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !20)
!3 = !DIFile(filename: "advice_last_block.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !13, imports: !14, splitDebugInlining: false, nameTableKind: None)
!13 = !{!0}
!14 = !{!15, !18}
!15 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !12, entity: !16, file: !17, line: 214)
!16 = !DINamespace(name: "ws_math", scope: null)
!17 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!18 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !19, entity: !16, file: !17, line: 215)
!19 = !DINamespace(name: "std", scope: null)
!20 = !{!21, !22, !23, !24, !25, !27, !30}
!21 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!22 = !DILocalVariable(name: "part", arg: 2, scope: !2, file: !3, line: 6, type: !9)
!23 = !DILocalVariable(name: "count", arg: 3, scope: !2, file: !3, line: 6, type: !10)
!24 = !DILocalVariable(name: "out", arg: 4, scope: !2, file: !3, line: 6, type: !9)
!25 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !26)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DILocalVariable(name: "v", scope: !28, file: !3, line: 15, type: !8)
!28 = distinct !DILexicalBlock(scope: !29, file: !3, line: 14, column: 23)
!29 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 7)
!30 = !DILocalVariable(name: "i", scope: !31, file: !3, line: 16, type: !26)
!31 = distinct !DILexicalBlock(scope: !28, file: !3, line: 16, column: 5)
!32 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!33 = !{i32 7, !"Dwarf Version", i32 4}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!37 = !{!"clang version 22.1.8"}
!38 = !{!39, !39, i64 0}
!39 = !{!"int", !40, i64 0}
!40 = !{!"omnipotent char", !41, i64 0}
!41 = !{!"Simple C++ TBAA"}
!42 = !DILocation(line: 0, scope: !2)
!43 = !DILocation(line: 8, column: 11, scope: !2)
!44 = !DILocation(line: 9, column: 9, scope: !45)
!45 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 7)
!46 = !DILocation(line: 10, column: 27, scope: !47)
!47 = distinct !DILexicalBlock(scope: !45, file: !3, line: 9, column: 15)
!48 = !DILocation(line: 10, column: 24, scope: !47)
!49 = !{!50, !50, i64 0}
!50 = !{!"float", !40, i64 0}
!51 = !DILocation(line: 10, column: 10, scope: !47)
!52 = !DILocation(line: 10, column: 5, scope: !47)
!53 = !DILocation(line: 10, column: 22, scope: !47)
!54 = !DILocation(line: 11, column: 12, scope: !47)
!55 = !DILocation(line: 11, column: 36, scope: !47)
!56 = !DILocation(line: 11, column: 46, scope: !47)
!57 = !DILocation(line: 11, column: 33, scope: !47)
!58 = !DILocation(line: 11, column: 10, scope: !47)
!59 = !{!60, !60, i64 0}
!60 = !{!"bool", !40, i64 0}
!61 = !DILocation(line: 12, column: 3, scope: !47)
!62 = !DILocation(line: 13, column: 3, scope: !2)
!63 = !DILocation(line: 14, column: 7, scope: !29)
!64 = !{i8 0, i8 2}
!65 = !{}
!66 = !DILocation(line: 14, column: 12, scope: !29)
!67 = !DILocation(line: 14, column: 17, scope: !29)
!68 = !DILocation(line: 0, scope: !28)
!69 = !DILocation(line: 0, scope: !31)
!70 = !DILocation(line: 16, column: 10, scope: !31)
!71 = !DILocation(line: 16, scope: !31)
!72 = !DILocation(line: 16, column: 25, scope: !73)
!73 = distinct !DILexicalBlock(scope: !31, file: !3, line: 16, column: 5)
!74 = !DILocation(line: 16, column: 23, scope: !73)
!75 = !DILocation(line: 16, column: 5, scope: !31)
!76 = !DILocation(line: 16, column: 46, scope: !73)
!77 = !DILocation(line: 16, column: 43, scope: !73)
!78 = !DILocation(line: 16, column: 41, scope: !73)
!79 = !DILocation(line: 16, column: 37, scope: !73)
!80 = !DILocation(line: 16, column: 5, scope: !73)
!81 = distinct !{!81, !75, !82, !83, !84}
!82 = !DILocation(line: 16, column: 52, scope: !31)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !{!"llvm.loop.unroll.disable"}
!85 = !DILocation(line: 17, column: 10, scope: !28)
!86 = !DILocation(line: 18, column: 3, scope: !28)
!87 = !DILocation(line: 19, column: 1, scope: !2)
