; ModuleID = 'volatile_sum.cu'
source_filename = "volatile_sum.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPVfPf(ptr noundef %p, ptr noundef %o) #0 !dbg !17 {
entry:
    #dbg_value(ptr %p, !25, !DIExpression(), !33)
    #dbg_value(ptr %o, !26, !DIExpression(), !33)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !34
  %cmp = icmp eq i32 %0, 0, !dbg !35
  br i1 %cmp, label %if.then, label %if.else, !dbg !35

if.then:                                          ; preds = %entry
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
  %conv = uitofp i32 %1 to float, !dbg !36
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
  %idxprom = zext i32 %2 to i64, !dbg !38
  %arrayidx = getelementptr inbounds nuw float, ptr %p, i64 %idxprom, !dbg !38
  store volatile float %conv, ptr %arrayidx, align 4, !dbg !39, !tbaa !40
  br label %if.end, !dbg !38

if.else:                                          ; preds = %entry
    #dbg_value(float 0.000000e+00, !27, !DIExpression(), !42)
    #dbg_value(i32 0, !30, !DIExpression(), !43)
  br label %for.cond, !dbg !44

for.cond:                                         ; preds = %for.inc, %if.else
  %s.0 = phi float [ 0.000000e+00, %if.else ], [ %add, %for.inc ], !dbg !42
  %i.0 = phi i32 [ 0, %if.else ], [ %inc, %for.inc ], !dbg !45
    #dbg_value(i32 %i.0, !30, !DIExpression(), !43)
    #dbg_value(float %s.0, !27, !DIExpression(), !42)
  %cmp3 = icmp slt i32 %i.0, 32, !dbg !46
  br i1 %cmp3, label %for.body, label %for.cond.cleanup, !dbg !48

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom4 = sext i32 %i.0 to i64, !dbg !49
  %arrayidx5 = getelementptr inbounds float, ptr %p, i64 %idxprom4, !dbg !49
  %3 = load volatile float, ptr %arrayidx5, align 4, !dbg !49, !tbaa !40
  %add = fadd float %s.0, %3, !dbg !50
    #dbg_value(float %add, !27, !DIExpression(), !42)
  br label %for.inc, !dbg !51

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !52
    #dbg_value(i32 %inc, !30, !DIExpression(), !43)
  br label %for.cond, !dbg !53, !llvm.loop !54

for.end:                                          ; preds = %for.cond.cleanup
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !58
  %idxprom7 = zext i32 %4 to i64, !dbg !59
  %arrayidx8 = getelementptr inbounds nuw float, ptr %o, i64 %idxprom7, !dbg !59
  store float %s.0, ptr %arrayidx8, align 4, !dbg !60, !tbaa !40
  br label %if.end

if.end:                                           ; preds = %for.end, %if.then
  ret void, !dbg !61
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

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
!1 = !DIFile(filename: "volatile_sum.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPVfPf", scope: !1, file: !1, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !23}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !22)
!22 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!24 = !{!25, !26, !27, !30}
!25 = !DILocalVariable(name: "p", arg: 1, scope: !17, file: !1, line: 7, type: !20)
!26 = !DILocalVariable(name: "o", arg: 2, scope: !17, file: !1, line: 7, type: !23)
!27 = !DILocalVariable(name: "s", scope: !28, file: !1, line: 10, type: !22)
!28 = distinct !DILexicalBlock(scope: !29, file: !1, line: 9, column: 8)
!29 = distinct !DILexicalBlock(scope: !17, file: !1, line: 8, column: 7)
!30 = !DILocalVariable(name: "i", scope: !31, file: !1, line: 11, type: !32)
!31 = distinct !DILexicalBlock(scope: !28, file: !1, line: 11, column: 5)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !DILocation(line: 0, scope: !17)
!34 = !DILocation(line: 8, column: 7, scope: !29)
!35 = !DILocation(line: 8, column: 18, scope: !29)
!36 = !DILocation(line: 8, column: 41, scope: !29)
!37 = !DILocation(line: 8, column: 26, scope: !29)
!38 = !DILocation(line: 8, column: 24, scope: !29)
!39 = !DILocation(line: 8, column: 39, scope: !29)
!40 = !{!41, !41, i64 0}
!41 = !{!"float", !15, i64 0}
!42 = !DILocation(line: 0, scope: !28)
!43 = !DILocation(line: 0, scope: !31)
!44 = !DILocation(line: 11, column: 10, scope: !31)
!45 = !DILocation(line: 11, scope: !31)
!46 = !DILocation(line: 11, column: 23, scope: !47)
!47 = distinct !DILexicalBlock(scope: !31, file: !1, line: 11, column: 5)
!48 = !DILocation(line: 11, column: 5, scope: !31)
!49 = !DILocation(line: 11, column: 39, scope: !47)
!50 = !DILocation(line: 11, column: 36, scope: !47)
!51 = !DILocation(line: 11, column: 34, scope: !47)
!52 = !DILocation(line: 11, column: 29, scope: !47)
!53 = !DILocation(line: 11, column: 5, scope: !47)
!54 = distinct !{!54, !48, !55, !56, !57}
!55 = !DILocation(line: 11, column: 42, scope: !31)
!56 = !{!"llvm.loop.mustprogress"}
!57 = !{!"llvm.loop.unroll.disable"}
!58 = !DILocation(line: 12, column: 7, scope: !28)
!59 = !DILocation(line: 12, column: 5, scope: !28)
!60 = !DILocation(line: 12, column: 20, scope: !28)
!61 = !DILocation(line: 14, column: 1, scope: !17)
