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
    #dbg_value(ptr %p, !25, !DIExpression(), !36)
    #dbg_value(ptr %o, !26, !DIExpression(), !36)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !37
  %cmp = icmp eq i32 %0, 0, !dbg !38
  br i1 %cmp, label %if.then, label %if.else, !dbg !38

if.then:                                          ; preds = %entry
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !39
  %add = add i32 %1, 1, !dbg !40
  %conv = uitofp i32 %add to float, !dbg !39
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !41
  %idxprom = zext i32 %2 to i64, !dbg !42
  %arrayidx = getelementptr inbounds nuw float, ptr %p, i64 %idxprom, !dbg !42
  store volatile float %conv, ptr %arrayidx, align 4, !dbg !43, !tbaa !44
  br label %if.end, !dbg !42

if.else:                                          ; preds = %entry
    #dbg_value(float 0.000000e+00, !27, !DIExpression(), !46)
    #dbg_value(i32 0, !30, !DIExpression(), !47)
  br label %for.cond, !dbg !48

for.cond:                                         ; preds = %for.inc, %if.else
  %i.0 = phi i32 [ 0, %if.else ], [ %inc, %for.inc ], !dbg !49
  %s.0 = phi float [ 0.000000e+00, %if.else ], [ %add7, %for.inc ], !dbg !46
    #dbg_value(float %s.0, !27, !DIExpression(), !46)
    #dbg_value(i32 %i.0, !30, !DIExpression(), !47)
  %cmp3 = icmp slt i32 %i.0, 32, !dbg !50
  br i1 %cmp3, label %for.body, label %for.cond.cleanup, !dbg !51

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  br label %while.cond, !dbg !52

while.cond:                                       ; preds = %while.body, %for.body
  %idxprom4 = sext i32 %i.0 to i64, !dbg !53
  %arrayidx5 = getelementptr inbounds float, ptr %p, i64 %idxprom4, !dbg !53
  %3 = load volatile float, ptr %arrayidx5, align 4, !dbg !53, !tbaa !44
    #dbg_value(float %3, !33, !DIExpression(), !54)
  %cmp6 = fcmp oeq float %3, 0.000000e+00, !dbg !55
  br i1 %cmp6, label %while.body, label %while.end, !dbg !52

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !52, !llvm.loop !56

while.end:                                        ; preds = %while.cond
  %add7 = fadd float %s.0, %3, !dbg !60
    #dbg_value(float %add7, !27, !DIExpression(), !46)
  br label %for.inc, !dbg !61

for.inc:                                          ; preds = %while.end
  %inc = add nsw i32 %i.0, 1, !dbg !62
    #dbg_value(i32 %inc, !30, !DIExpression(), !47)
  br label %for.cond, !dbg !63, !llvm.loop !64

for.end:                                          ; preds = %for.cond.cleanup
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  %idxprom9 = zext i32 %4 to i64, !dbg !67
  %arrayidx10 = getelementptr inbounds nuw float, ptr %o, i64 %idxprom9, !dbg !67
  store float %s.0, ptr %arrayidx10, align 4, !dbg !68, !tbaa !44
  br label %if.end

if.end:                                           ; preds = %for.end, %if.then
  ret void, !dbg !69
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPVfPf", scope: !1, file: !1, line: 5, type: !18, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !23}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !22)
!22 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!24 = !{!25, !26, !27, !30, !33}
!25 = !DILocalVariable(name: "p", arg: 1, scope: !17, file: !1, line: 5, type: !20)
!26 = !DILocalVariable(name: "o", arg: 2, scope: !17, file: !1, line: 5, type: !23)
!27 = !DILocalVariable(name: "s", scope: !28, file: !1, line: 8, type: !22)
!28 = distinct !DILexicalBlock(scope: !29, file: !1, line: 7, column: 8)
!29 = distinct !DILexicalBlock(scope: !17, file: !1, line: 6, column: 7)
!30 = !DILocalVariable(name: "i", scope: !31, file: !1, line: 9, type: !32)
!31 = distinct !DILexicalBlock(scope: !28, file: !1, line: 9, column: 5)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !DILocalVariable(name: "v", scope: !34, file: !1, line: 10, type: !22)
!34 = distinct !DILexicalBlock(scope: !35, file: !1, line: 9, column: 34)
!35 = distinct !DILexicalBlock(scope: !31, file: !1, line: 9, column: 5)
!36 = !DILocation(line: 0, scope: !17)
!37 = !DILocation(line: 6, column: 7, scope: !29)
!38 = !DILocation(line: 6, column: 18, scope: !29)
!39 = !DILocation(line: 6, column: 41, scope: !29)
!40 = !DILocation(line: 6, column: 53, scope: !29)
!41 = !DILocation(line: 6, column: 26, scope: !29)
!42 = !DILocation(line: 6, column: 24, scope: !29)
!43 = !DILocation(line: 6, column: 39, scope: !29)
!44 = !{!45, !45, i64 0}
!45 = !{!"float", !15, i64 0}
!46 = !DILocation(line: 0, scope: !28)
!47 = !DILocation(line: 0, scope: !31)
!48 = !DILocation(line: 9, column: 10, scope: !31)
!49 = !DILocation(line: 9, scope: !31)
!50 = !DILocation(line: 9, column: 23, scope: !35)
!51 = !DILocation(line: 9, column: 5, scope: !31)
!52 = !DILocation(line: 11, column: 7, scope: !34)
!53 = !DILocation(line: 11, column: 19, scope: !34)
!54 = !DILocation(line: 0, scope: !34)
!55 = !DILocation(line: 11, column: 25, scope: !34)
!56 = distinct !{!56, !52, !57, !58, !59}
!57 = !DILocation(line: 12, column: 7, scope: !34)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !{!"llvm.loop.unroll.disable"}
!60 = !DILocation(line: 13, column: 9, scope: !34)
!61 = !DILocation(line: 14, column: 5, scope: !34)
!62 = !DILocation(line: 9, column: 29, scope: !35)
!63 = !DILocation(line: 9, column: 5, scope: !35)
!64 = distinct !{!64, !51, !65, !58, !59}
!65 = !DILocation(line: 14, column: 5, scope: !31)
!66 = !DILocation(line: 15, column: 7, scope: !28)
!67 = !DILocation(line: 15, column: 5, scope: !28)
!68 = !DILocation(line: 15, column: 20, scope: !28)
!69 = !DILocation(line: 17, column: 1, scope: !17)
