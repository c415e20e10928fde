; ModuleID = 'wrong_break_out.cu'
source_filename = "wrong_break_out.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ6piecesPKiPiiE1s = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6piecesPKiPii(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !19, !DIExpression(), !40)
    #dbg_value(ptr %out, !20, !DIExpression(), !40)
    #dbg_value(i32 %n, !21, !DIExpression(), !40)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !41
    #dbg_value(i32 %0, !22, !DIExpression(), !40)
    #dbg_value(i32 0, !23, !DIExpression(), !42)
  br label %for.cond, !dbg !43

for.cond:                                         ; preds = %for.inc, %entry
  %first.0 = phi i32 [ 0, %entry ], [ %add14, %for.inc ], !dbg !44
    #dbg_value(i32 %first.0, !23, !DIExpression(), !42)
  %cmp = icmp slt i32 %first.0, %n, !dbg !45
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !46

for.cond.cleanup:                                 ; preds = %for.cond
  br label %cleanup15, !dbg !46

for.body:                                         ; preds = %for.cond
  %add = add nsw i32 %first.0, %0, !dbg !47
    #dbg_value(i32 %add, !25, !DIExpression(), !48)
  %cmp1 = icmp sge i32 %add, %n, !dbg !49
  br i1 %cmp1, label %if.then, label %if.end, !dbg !49

if.then:                                          ; preds = %for.body
  br label %cleanup, !dbg !51

if.end:                                           ; preds = %for.body
  %idxprom = sext i32 %add to i64, !dbg !52
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !52
  %1 = load i32, ptr %arrayidx, align 4, !dbg !52, !tbaa !36
  %idxprom2 = sext i32 %0 to i64, !dbg !53
  %arrayidx3 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6piecesPKiPiiE1s to ptr), i64 0, i64 %idxprom2, !dbg !53
  store i32 %1, ptr %arrayidx3, align 4, !dbg !54, !tbaa !36
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !55
  %cmp4 = icmp slt i32 %add, %n, !dbg !56
  br i1 %cmp4, label %if.then5, label %if.end12, !dbg !56

if.then5:                                         ; preds = %if.end
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !58
  %sub = sub i32 %2, 1, !dbg !59
  %sub7 = sub i32 %sub, %0, !dbg !60
  %idxprom8 = zext i32 %sub7 to i64, !dbg !61
  %arrayidx9 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6piecesPKiPiiE1s to ptr), i64 0, i64 %idxprom8, !dbg !61
  %3 = load i32, ptr %arrayidx9, align 4, !dbg !61, !tbaa !36
  %idxprom10 = sext i32 %add to i64, !dbg !62
  %arrayidx11 = getelementptr inbounds i32, ptr %out, i64 %idxprom10, !dbg !62
  store i32 %3, ptr %arrayidx11, align 4, !dbg !63, !tbaa !36
  br label %if.end12, !dbg !62

if.end12:                                         ; preds = %if.then5, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !64
  br label %cleanup, !dbg !65

cleanup:                                          ; preds = %if.end12, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 2, %if.then ], [ 0, %if.end12 ]
  switch i32 %cleanup.dest.slot.0, label %cleanup15 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc, !dbg !66

for.inc:                                          ; preds = %cleanup.cont
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !67
  %add14 = add i32 %first.0, %4, !dbg !68
    #dbg_value(i32 %add14, !23, !DIExpression(), !42)
  br label %for.cond, !dbg !69, !llvm.loop !70

cleanup15:                                        ; preds = %cleanup, %for.cond.cleanup
  br label %for.end

for.end:                                          ; preds = %cleanup15
  ret void, !dbg !74
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
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!31, !32, !33, !34}
!llvm.ident = !{!35}
!llvm.errno.tbaa = !{!36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 3, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "pieces", linkageName: "_Z6piecesPKiPii", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "wrong_break_out.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 214)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 215)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19, !20, !21, !22, !23, !25}
!19 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 2, type: !6)
!20 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 2, type: !9)
!21 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 2, type: !8)
!22 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 4, type: !8)
!23 = !DILocalVariable(name: "first", scope: !24, file: !3, line: 5, type: !8)
!24 = distinct !DILexicalBlock(scope: !2, file: !3, line: 5, column: 3)
!25 = !DILocalVariable(name: "i", scope: !26, file: !3, line: 6, type: !8)
!26 = distinct !DILexicalBlock(scope: !27, file: !3, line: 5, column: 55)
!27 = distinct !DILexicalBlock(scope: !24, file: !3, line: 5, column: 3)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 256)
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
!41 = !DILocation(line: 4, column: 11, scope: !2)
!42 = !DILocation(line: 0, scope: !24)
!43 = !DILocation(line: 5, column: 8, scope: !24)
!44 = !DILocation(line: 5, scope: !24)
!45 = !DILocation(line: 5, column: 29, scope: !27)
!46 = !DILocation(line: 5, column: 3, scope: !24)
!47 = !DILocation(line: 6, column: 19, scope: !26)
!48 = !DILocation(line: 0, scope: !26)
!49 = !DILocation(line: 7, column: 11, scope: !50)
!50 = distinct !DILexicalBlock(scope: !26, file: !3, line: 7, column: 9)
!51 = !DILocation(line: 8, column: 7, scope: !50)
!52 = !DILocation(line: 9, column: 12, scope: !26)
!53 = !DILocation(line: 9, column: 5, scope: !26)
!54 = !DILocation(line: 9, column: 10, scope: !26)
!55 = !DILocation(line: 10, column: 5, scope: !26)
!56 = !DILocation(line: 11, column: 11, scope: !57)
!57 = distinct !DILexicalBlock(scope: !26, file: !3, line: 11, column: 9)
!58 = !DILocation(line: 12, column: 18, scope: !57)
!59 = !DILocation(line: 12, column: 29, scope: !57)
!60 = !DILocation(line: 12, column: 33, scope: !57)
!61 = !DILocation(line: 12, column: 16, scope: !57)
!62 = !DILocation(line: 12, column: 7, scope: !57)
!63 = !DILocation(line: 12, column: 14, scope: !57)
!64 = !DILocation(line: 13, column: 5, scope: !26)
!65 = !DILocation(line: 14, column: 3, scope: !27)
!66 = !DILocation(line: 14, column: 3, scope: !26)
!67 = !DILocation(line: 5, column: 43, scope: !27)
!68 = !DILocation(line: 5, column: 40, scope: !27)
!69 = !DILocation(line: 5, column: 3, scope: !27)
!70 = distinct !{!70, !46, !71, !72, !73}
!71 = !DILocation(line: 14, column: 3, scope: !24)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !{!"llvm.loop.unroll.disable"}
!74 = !DILocation(line: 15, column: 1, scope: !2)
