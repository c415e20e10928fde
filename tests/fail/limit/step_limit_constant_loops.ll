; ModuleID = 'step_limit_constant_loops.cu'
source_filename = "step_limit_constant_loops.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7productPKiS0_Pi(ptr noundef %m, ptr noundef %v, ptr noundef %r) #0 !dbg !17 {
entry:
    #dbg_value(ptr %m, !25, !DIExpression(), !36)
    #dbg_value(ptr %v, !26, !DIExpression(), !36)
    #dbg_value(ptr %r, !27, !DIExpression(), !36)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !37
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !38
  %mul = mul i32 %0, %1, !dbg !39
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  %add = add i32 %mul, %2, !dbg !41
    #dbg_value(i32 %add, !28, !DIExpression(), !36)
    #dbg_value(i32 0, !29, !DIExpression(), !42)
  br label %for.cond, !dbg !43

for.cond:                                         ; preds = %for.inc15, %entry
  %rep.0 = phi i32 [ 0, %entry ], [ %inc16, %for.inc15 ], !dbg !44
    #dbg_value(i32 %rep.0, !29, !DIExpression(), !42)
  %cmp = icmp slt i32 %rep.0, 1024, !dbg !45
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !46

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end17

for.body:                                         ; preds = %for.cond
    #dbg_value(i32 0, !31, !DIExpression(), !47)
    #dbg_value(i32 0, !34, !DIExpression(), !48)
  br label %for.cond3, !dbg !49

for.cond3:                                        ; preds = %for.inc, %for.body
  %sum.0 = phi i32 [ 0, %for.body ], [ %add12, %for.inc ], !dbg !47
  %j.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ], !dbg !50
    #dbg_value(i32 %j.0, !34, !DIExpression(), !48)
    #dbg_value(i32 %sum.0, !31, !DIExpression(), !47)
  %cmp4 = icmp slt i32 %j.0, 4096, !dbg !51
  br i1 %cmp4, label %for.body6, label %for.cond.cleanup5, !dbg !53

for.cond.cleanup5:                                ; preds = %for.cond3
  br label %for.end

for.body6:                                        ; preds = %for.cond3
  %mul7 = mul nsw i32 %add, 4096, !dbg !54
  %add8 = add nsw i32 %mul7, %j.0, !dbg !55
  %idxprom = sext i32 %add8 to i64, !dbg !56
  %arrayidx = getelementptr inbounds i32, ptr %m, i64 %idxprom, !dbg !56
  %3 = load i32, ptr %arrayidx, align 4, !dbg !56, !tbaa !13
  %idxprom9 = sext i32 %j.0 to i64, !dbg !57
  %arrayidx10 = getelementptr inbounds i32, ptr %v, i64 %idxprom9, !dbg !57
  %4 = load i32, ptr %arrayidx10, align 4, !dbg !57, !tbaa !13
  %mul11 = mul nsw i32 %3, %4, !dbg !58
  %add12 = add nsw i32 %sum.0, %mul11, !dbg !59
    #dbg_value(i32 %add12, !31, !DIExpression(), !47)
  br label %for.inc, !dbg !60

for.inc:                                          ; preds = %for.body6
  %inc = add nsw i32 %j.0, 1, !dbg !61
    #dbg_value(i32 %inc, !34, !DIExpression(), !48)
  br label %for.cond3, !dbg !62, !llvm.loop !63

for.end:                                          ; preds = %for.cond.cleanup5
  %idxprom13 = sext i32 %add to i64, !dbg !67
  %arrayidx14 = getelementptr inbounds i32, ptr %r, i64 %idxprom13, !dbg !67
  store i32 %sum.0, ptr %arrayidx14, align 4, !dbg !68, !tbaa !13
  br label %for.inc15, !dbg !69

for.inc15:                                        ; preds = %for.end
  %inc16 = add nsw i32 %rep.0, 1, !dbg !70
    #dbg_value(i32 %inc16, !29, !DIExpression(), !42)
  br label %for.cond, !dbg !71, !llvm.loop !72

for.end17:                                        ; preds = %for.cond.cleanup
  ret void, !dbg !74
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
!1 = !DIFile(filename: "step_limit_constant_loops.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "product", linkageName: "_Z7productPKiS0_Pi", scope: !1, file: !1, line: 4, type: !18, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !20, !23}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!24 = !{!25, !26, !27, !28, !29, !31, !34}
!25 = !DILocalVariable(name: "m", arg: 1, scope: !17, file: !1, line: 4, type: !20)
!26 = !DILocalVariable(name: "v", arg: 2, scope: !17, file: !1, line: 4, type: !20)
!27 = !DILocalVariable(name: "r", arg: 3, scope: !17, file: !1, line: 4, type: !23)
!28 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 5, type: !22)
!29 = !DILocalVariable(name: "rep", scope: !30, file: !1, line: 6, type: !22)
!30 = distinct !DILexicalBlock(scope: !17, file: !1, line: 6, column: 3)
!31 = !DILocalVariable(name: "sum", scope: !32, file: !1, line: 7, type: !22)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 6, column: 40)
!33 = distinct !DILexicalBlock(scope: !30, file: !1, line: 6, column: 3)
!34 = !DILocalVariable(name: "j", scope: !35, file: !1, line: 8, type: !22)
!35 = distinct !DILexicalBlock(scope: !32, file: !1, line: 8, column: 5)
!36 = !DILocation(line: 0, scope: !17)
!37 = !DILocation(line: 5, column: 11, scope: !17)
!38 = !DILocation(line: 5, column: 24, scope: !17)
!39 = !DILocation(line: 5, column: 22, scope: !17)
!40 = !DILocation(line: 5, column: 37, scope: !17)
!41 = !DILocation(line: 5, column: 35, scope: !17)
!42 = !DILocation(line: 0, scope: !30)
!43 = !DILocation(line: 6, column: 8, scope: !30)
!44 = !DILocation(line: 6, scope: !30)
!45 = !DILocation(line: 6, column: 25, scope: !33)
!46 = !DILocation(line: 6, column: 3, scope: !30)
!47 = !DILocation(line: 0, scope: !32)
!48 = !DILocation(line: 0, scope: !35)
!49 = !DILocation(line: 8, column: 10, scope: !35)
!50 = !DILocation(line: 8, scope: !35)
!51 = !DILocation(line: 8, column: 23, scope: !52)
!52 = distinct !DILexicalBlock(scope: !35, file: !1, line: 8, column: 5)
!53 = !DILocation(line: 8, column: 5, scope: !35)
!54 = !DILocation(line: 8, column: 47, scope: !52)
!55 = !DILocation(line: 8, column: 54, scope: !52)
!56 = !DILocation(line: 8, column: 43, scope: !52)
!57 = !DILocation(line: 8, column: 61, scope: !52)
!58 = !DILocation(line: 8, column: 59, scope: !52)
!59 = !DILocation(line: 8, column: 40, scope: !52)
!60 = !DILocation(line: 8, column: 36, scope: !52)
!61 = !DILocation(line: 8, column: 31, scope: !52)
!62 = !DILocation(line: 8, column: 5, scope: !52)
!63 = distinct !{!63, !53, !64, !65, !66}
!64 = !DILocation(line: 8, column: 64, scope: !35)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !{!"llvm.loop.unroll.disable"}
!67 = !DILocation(line: 9, column: 5, scope: !32)
!68 = !DILocation(line: 9, column: 10, scope: !32)
!69 = !DILocation(line: 10, column: 3, scope: !32)
!70 = !DILocation(line: 6, column: 33, scope: !33)
!71 = !DILocation(line: 6, column: 3, scope: !33)
!72 = distinct !{!72, !46, !73, !65, !66}
!73 = !DILocation(line: 10, column: 3, scope: !30)
!74 = !DILocation(line: 11, column: 1, scope: !17)
