; ModuleID = 'local_array.cu'
source_filename = "local_array.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !17 {
entry:
  %v = alloca [4 x i32], align 4
    #dbg_value(ptr %o, !25, !DIExpression(), !34)
    #dbg_value(ptr %a, !26, !DIExpression(), !34)
  call void @llvm.lifetime.start.p0(ptr %v) #3, !dbg !35
    #dbg_declare(ptr %v, !27, !DIExpression(), !36)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
    #dbg_value(i32 %0, !31, !DIExpression(), !34)
    #dbg_value(i32 0, !32, !DIExpression(), !38)
  br label %for.cond, !dbg !39

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !40
    #dbg_value(i32 %i.0, !32, !DIExpression(), !38)
  %cmp = icmp slt i32 %i.0, 4, !dbg !41
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !43

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %0 to i64, !dbg !44
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !44
  %1 = load i32, ptr %arrayidx, align 4, !dbg !44, !tbaa !13
  %add = add nsw i32 %i.0, %1, !dbg !45
  %and = and i32 %add, 3, !dbg !46
  %idxprom1 = sext i32 %and to i64, !dbg !47
  %arrayidx2 = getelementptr inbounds [4 x i32], ptr %v, i64 0, i64 %idxprom1, !dbg !47
  store i32 %i.0, ptr %arrayidx2, align 4, !dbg !48, !tbaa !13
  br label %for.inc, !dbg !47

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !49
    #dbg_value(i32 %inc, !32, !DIExpression(), !38)
  br label %for.cond, !dbg !50, !llvm.loop !51

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom3 = sext i32 %0 to i64, !dbg !55
  %arrayidx4 = getelementptr inbounds i32, ptr %a, i64 %idxprom3, !dbg !55
  %2 = load i32, ptr %arrayidx4, align 4, !dbg !55, !tbaa !13
  %and5 = and i32 %2, 3, !dbg !56
  %idxprom6 = sext i32 %and5 to i64, !dbg !57
  %arrayidx7 = getelementptr inbounds [4 x i32], ptr %v, i64 0, i64 %idxprom6, !dbg !57
  %3 = load i32, ptr %arrayidx7, align 4, !dbg !57, !tbaa !13
  %idxprom8 = sext i32 %0 to i64, !dbg !58
  %arrayidx9 = getelementptr inbounds i32, ptr %o, i64 %idxprom8, !dbg !58
  store i32 %3, ptr %arrayidx9, align 4, !dbg !59, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %v) #3, !dbg !60
  ret void, !dbg !60
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "local_array.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 206)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 207)
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !1, file: !1, line: 6, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!24 = !{!25, !26, !27, !31, !32}
!25 = !DILocalVariable(name: "o", arg: 1, scope: !17, file: !1, line: 6, type: !20)
!26 = !DILocalVariable(name: "a", arg: 2, scope: !17, file: !1, line: 6, type: !22)
!27 = !DILocalVariable(name: "v", scope: !17, file: !1, line: 7, type: !28)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 128, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 4)
!31 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 8, type: !21)
!32 = !DILocalVariable(name: "i", scope: !33, file: !1, line: 9, type: !21)
!33 = distinct !DILexicalBlock(scope: !17, file: !1, line: 9, column: 3)
!34 = !DILocation(line: 0, scope: !17)
!35 = !DILocation(line: 7, column: 3, scope: !17)
!36 = !DILocation(line: 7, column: 7, scope: !17)
!37 = !DILocation(line: 8, column: 11, scope: !17)
!38 = !DILocation(line: 0, scope: !33)
!39 = !DILocation(line: 9, column: 8, scope: !33)
!40 = !DILocation(line: 9, scope: !33)
!41 = !DILocation(line: 9, column: 21, scope: !42)
!42 = distinct !DILexicalBlock(scope: !33, file: !1, line: 9, column: 3)
!43 = !DILocation(line: 9, column: 3, scope: !33)
!44 = !DILocation(line: 10, column: 12, scope: !42)
!45 = !DILocation(line: 10, column: 10, scope: !42)
!46 = !DILocation(line: 10, column: 18, scope: !42)
!47 = !DILocation(line: 10, column: 5, scope: !42)
!48 = !DILocation(line: 10, column: 23, scope: !42)
!49 = !DILocation(line: 9, column: 26, scope: !42)
!50 = !DILocation(line: 9, column: 3, scope: !42)
!51 = distinct !{!51, !43, !52, !53, !54}
!52 = !DILocation(line: 10, column: 25, scope: !33)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !{!"llvm.loop.unroll.disable"}
!55 = !DILocation(line: 11, column: 12, scope: !17)
!56 = !DILocation(line: 11, column: 17, scope: !17)
!57 = !DILocation(line: 11, column: 10, scope: !17)
!58 = !DILocation(line: 11, column: 3, scope: !17)
!59 = !DILocation(line: 11, column: 8, scope: !17)
!60 = !DILocation(line: 12, column: 1, scope: !17)
