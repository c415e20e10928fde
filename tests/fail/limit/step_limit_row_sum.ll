; ModuleID = 'step_limit_row_sum.cu'
source_filename = "step_limit_row_sum.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4rowsPKfPfi(ptr noundef %m, ptr noundef %out, i32 noundef %width) #0 !dbg !17 {
entry:
    #dbg_value(ptr %m, !26, !DIExpression(), !33)
    #dbg_value(ptr %out, !27, !DIExpression(), !33)
    #dbg_value(i32 %width, !28, !DIExpression(), !33)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !34
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !35
  %mul = mul i32 %0, %1, !dbg !36
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
  %add = add i32 %mul, %2, !dbg !38
    #dbg_value(i32 %add, !29, !DIExpression(), !33)
    #dbg_value(float 0.000000e+00, !30, !DIExpression(), !33)
    #dbg_value(i32 0, !31, !DIExpression(), !39)
  br label %for.cond, !dbg !40

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi float [ 0.000000e+00, %entry ], [ %add5, %for.inc ], !dbg !33
  %c.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !41
    #dbg_value(i32 %c.0, !31, !DIExpression(), !39)
    #dbg_value(float %s.0, !30, !DIExpression(), !33)
  %cmp = icmp slt i32 %c.0, %width, !dbg !42
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !44

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %mul3 = mul nsw i32 %add, %width, !dbg !45
  %add4 = add nsw i32 %mul3, %c.0, !dbg !46
  %idxprom = sext i32 %add4 to i64, !dbg !47
  %arrayidx = getelementptr inbounds float, ptr %m, i64 %idxprom, !dbg !47
  %3 = load float, ptr %arrayidx, align 4, !dbg !47, !tbaa !48
  %add5 = fadd float %s.0, %3, !dbg !50
    #dbg_value(float %add5, !30, !DIExpression(), !33)
  br label %for.inc, !dbg !51

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %c.0, 1, !dbg !52
    #dbg_value(i32 %inc, !31, !DIExpression(), !39)
  br label %for.cond, !dbg !53, !llvm.loop !54

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom6 = sext i32 %add to i64, !dbg !58
  %arrayidx7 = getelementptr inbounds float, ptr %out, i64 %idxprom6, !dbg !58
  store float %s.0, ptr %arrayidx7, align 4, !dbg !59, !tbaa !48
  ret void, !dbg !60
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
!1 = !DIFile(filename: "step_limit_row_sum.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "rows", linkageName: "_Z4rowsPKfPfi", scope: !1, file: !1, line: 4, type: !18, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !23, !24}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{!26, !27, !28, !29, !30, !31}
!26 = !DILocalVariable(name: "m", arg: 1, scope: !17, file: !1, line: 4, type: !20)
!27 = !DILocalVariable(name: "out", arg: 2, scope: !17, file: !1, line: 4, type: !23)
!28 = !DILocalVariable(name: "width", arg: 3, scope: !17, file: !1, line: 4, type: !24)
!29 = !DILocalVariable(name: "r", scope: !17, file: !1, line: 5, type: !24)
!30 = !DILocalVariable(name: "s", scope: !17, file: !1, line: 6, type: !22)
!31 = !DILocalVariable(name: "c", scope: !32, file: !1, line: 7, type: !24)
!32 = distinct !DILexicalBlock(scope: !17, file: !1, line: 7, column: 3)
!33 = !DILocation(line: 0, scope: !17)
!34 = !DILocation(line: 5, column: 11, scope: !17)
!35 = !DILocation(line: 5, column: 24, scope: !17)
!36 = !DILocation(line: 5, column: 22, scope: !17)
!37 = !DILocation(line: 5, column: 37, scope: !17)
!38 = !DILocation(line: 5, column: 35, scope: !17)
!39 = !DILocation(line: 0, scope: !32)
!40 = !DILocation(line: 7, column: 8, scope: !32)
!41 = !DILocation(line: 7, scope: !32)
!42 = !DILocation(line: 7, column: 21, scope: !43)
!43 = distinct !DILexicalBlock(scope: !32, file: !1, line: 7, column: 3)
!44 = !DILocation(line: 7, column: 3, scope: !32)
!45 = !DILocation(line: 7, column: 44, scope: !43)
!46 = !DILocation(line: 7, column: 52, scope: !43)
!47 = !DILocation(line: 7, column: 40, scope: !43)
!48 = !{!49, !49, i64 0}
!49 = !{!"float", !15, i64 0}
!50 = !DILocation(line: 7, column: 37, scope: !43)
!51 = !DILocation(line: 7, column: 35, scope: !43)
!52 = !DILocation(line: 7, column: 31, scope: !43)
!53 = !DILocation(line: 7, column: 3, scope: !43)
!54 = distinct !{!54, !44, !55, !56, !57}
!55 = !DILocation(line: 7, column: 55, scope: !32)
!56 = !{!"llvm.loop.mustprogress"}
!57 = !{!"llvm.loop.unroll.disable"}
!58 = !DILocation(line: 8, column: 3, scope: !17)
!59 = !DILocation(line: 8, column: 10, scope: !17)
!60 = !DILocation(line: 9, column: 1, scope: !17)
