; ModuleID = 'fill_loops.cu'
source_filename = "fill_loops.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKii(ptr noundef %a, ptr noundef %b, i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(ptr %a, !25, !DIExpression(), !33)
    #dbg_value(ptr %b, !26, !DIExpression(), !33)
    #dbg_value(i32 %n, !27, !DIExpression(), !33)
  %mul = mul nsw i32 2, %n, !dbg !34
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
  %mul1 = mul i32 %mul, %0, !dbg !36
  %idx.ext = zext i32 %mul1 to i64, !dbg !37
  %add.ptr = getelementptr inbounds nuw i32, ptr %a, i64 %idx.ext, !dbg !37
    #dbg_value(ptr %add.ptr, !28, !DIExpression(), !33)
    #dbg_value(i32 0, !29, !DIExpression(), !38)
  br label %for.cond, !dbg !39

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !40
    #dbg_value(i32 %i.0, !29, !DIExpression(), !38)
  %cmp = icmp slt i32 %i.0, %n, !dbg !41
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !43

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64, !dbg !44
  %arrayidx = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom, !dbg !44
  store i32 0, ptr %arrayidx, align 4, !dbg !45, !tbaa !13
  br label %for.inc, !dbg !44

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !46
    #dbg_value(i32 %inc, !29, !DIExpression(), !38)
  br label %for.cond, !dbg !47, !llvm.loop !48

for.end:                                          ; preds = %for.cond.cleanup
    #dbg_value(i32 0, !31, !DIExpression(), !52)
  br label %for.cond3, !dbg !53

for.cond3:                                        ; preds = %for.inc11, %for.end
  %i2.0 = phi i32 [ 0, %for.end ], [ %inc12, %for.inc11 ], !dbg !54
    #dbg_value(i32 %i2.0, !31, !DIExpression(), !52)
  %cmp4 = icmp slt i32 %i2.0, %n, !dbg !55
  br i1 %cmp4, label %for.body6, label %for.cond.cleanup5, !dbg !57

for.cond.cleanup5:                                ; preds = %for.cond3
  br label %for.end13

for.body6:                                        ; preds = %for.cond3
  %idxprom7 = sext i32 %i2.0 to i64, !dbg !58
  %arrayidx8 = getelementptr inbounds i32, ptr %b, i64 %idxprom7, !dbg !58
  %1 = load i32, ptr %arrayidx8, align 4, !dbg !58, !tbaa !13
  %add = add nsw i32 %n, %i2.0, !dbg !59
  %idxprom9 = sext i32 %add to i64, !dbg !60
  %arrayidx10 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom9, !dbg !60
  store i32 %1, ptr %arrayidx10, align 4, !dbg !61, !tbaa !13
  br label %for.inc11, !dbg !60

for.inc11:                                        ; preds = %for.body6
  %inc12 = add nsw i32 %i2.0, 1, !dbg !62
    #dbg_value(i32 %inc12, !31, !DIExpression(), !52)
  br label %for.cond3, !dbg !63, !llvm.loop !64

for.end13:                                        ; preds = %for.cond.cleanup5
  ret void, !dbg !66
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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "fill_loops.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKii", scope: !1, file: !1, line: 6, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !22, !21}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!24 = !{!25, !26, !27, !28, !29, !31}
!25 = !DILocalVariable(name: "a", arg: 1, scope: !17, file: !1, line: 6, type: !20)
!26 = !DILocalVariable(name: "b", arg: 2, scope: !17, file: !1, line: 6, type: !22)
!27 = !DILocalVariable(name: "n", arg: 3, scope: !17, file: !1, line: 6, type: !21)
!28 = !DILocalVariable(name: "p", scope: !17, file: !1, line: 7, type: !20)
!29 = !DILocalVariable(name: "i", scope: !30, file: !1, line: 8, type: !21)
!30 = distinct !DILexicalBlock(scope: !17, file: !1, line: 8, column: 3)
!31 = !DILocalVariable(name: "i", scope: !32, file: !1, line: 10, type: !21)
!32 = distinct !DILexicalBlock(scope: !17, file: !1, line: 10, column: 3)
!33 = !DILocation(line: 0, scope: !17)
!34 = !DILocation(line: 7, column: 18, scope: !17)
!35 = !DILocation(line: 7, column: 24, scope: !17)
!36 = !DILocation(line: 7, column: 22, scope: !17)
!37 = !DILocation(line: 7, column: 14, scope: !17)
!38 = !DILocation(line: 0, scope: !30)
!39 = !DILocation(line: 8, column: 8, scope: !30)
!40 = !DILocation(line: 8, scope: !30)
!41 = !DILocation(line: 8, column: 21, scope: !42)
!42 = distinct !DILexicalBlock(scope: !30, file: !1, line: 8, column: 3)
!43 = !DILocation(line: 8, column: 3, scope: !30)
!44 = !DILocation(line: 9, column: 5, scope: !42)
!45 = !DILocation(line: 9, column: 10, scope: !42)
!46 = !DILocation(line: 8, column: 26, scope: !42)
!47 = !DILocation(line: 8, column: 3, scope: !42)
!48 = distinct !{!48, !43, !49, !50, !51}
!49 = !DILocation(line: 9, column: 12, scope: !30)
!50 = !{!"llvm.loop.mustprogress"}
!51 = !{!"llvm.loop.unroll.disable"}
!52 = !DILocation(line: 0, scope: !32)
!53 = !DILocation(line: 10, column: 8, scope: !32)
!54 = !DILocation(line: 10, scope: !32)
!55 = !DILocation(line: 10, column: 21, scope: !56)
!56 = distinct !DILexicalBlock(scope: !32, file: !1, line: 10, column: 3)
!57 = !DILocation(line: 10, column: 3, scope: !32)
!58 = !DILocation(line: 11, column: 16, scope: !56)
!59 = !DILocation(line: 11, column: 9, scope: !56)
!60 = !DILocation(line: 11, column: 5, scope: !56)
!61 = !DILocation(line: 11, column: 14, scope: !56)
!62 = !DILocation(line: 10, column: 26, scope: !56)
!63 = !DILocation(line: 10, column: 3, scope: !56)
!64 = distinct !{!64, !57, !65, !50, !51}
!65 = !DILocation(line: 11, column: 19, scope: !32)
!66 = !DILocation(line: 12, column: 1, scope: !17)
