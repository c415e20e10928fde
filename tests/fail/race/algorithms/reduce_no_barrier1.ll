; ModuleID = 'reduce_no_barrier1.cu'
source_filename = "reduce_no_barrier1.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ1kPiPKiE1s = internal addrspace(3) global [128 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !19, !DIExpression(), !36)
    #dbg_value(ptr %a, !20, !DIExpression(), !36)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
    #dbg_value(i32 %0, !21, !DIExpression(), !36)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !38
  %mul = mul i32 %1, 128, !dbg !39
  %add = add i32 %mul, %0, !dbg !40
  %idxprom = zext i32 %add to i64, !dbg !41
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom, !dbg !41
  %2 = load i32, ptr %arrayidx, align 4, !dbg !41, !tbaa !32
  %idxprom2 = sext i32 %0 to i64, !dbg !42
  %arrayidx3 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom2, !dbg !42
  store i32 %2, ptr %arrayidx3, align 4, !dbg !43, !tbaa !32
    #dbg_value(i32 64, !22, !DIExpression(), !44)
  br label %for.cond, !dbg !45

for.cond:                                         ; preds = %for.inc, %entry
  %d.0 = phi i32 [ 64, %entry ], [ %shr, %for.inc ], !dbg !46
    #dbg_value(i32 %d.0, !22, !DIExpression(), !44)
  %cmp = icmp sgt i32 %d.0, 0, !dbg !47
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !49

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp4 = icmp slt i32 %0, %d.0, !dbg !50
  br i1 %cmp4, label %if.then, label %if.end, !dbg !50

if.then:                                          ; preds = %for.body
  %add5 = add nsw i32 %0, %d.0, !dbg !53
  %idxprom6 = sext i32 %add5 to i64, !dbg !54
  %arrayidx7 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom6, !dbg !54
  %3 = load i32, ptr %arrayidx7, align 4, !dbg !54, !tbaa !32
  %idxprom8 = sext i32 %0 to i64, !dbg !55
  %arrayidx9 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom8, !dbg !55
  %4 = load i32, ptr %arrayidx9, align 4, !dbg !56, !tbaa !32
  %add10 = add nsw i32 %4, %3, !dbg !56
  store i32 %add10, ptr %arrayidx9, align 4, !dbg !56, !tbaa !32
  br label %if.end, !dbg !55

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !57
  br label %for.inc, !dbg !58

for.inc:                                          ; preds = %if.end
  %shr = ashr i32 %d.0, 1, !dbg !59
    #dbg_value(i32 %shr, !22, !DIExpression(), !44)
  br label %for.cond, !dbg !60, !llvm.loop !61

for.end:                                          ; preds = %for.cond.cleanup
  %cmp11 = icmp eq i32 %0, 0, !dbg !65
  br i1 %cmp11, label %if.then12, label %if.end16, !dbg !65

if.then12:                                        ; preds = %for.end
  %5 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), align 4, !dbg !67, !tbaa !32
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %idxprom14 = zext i32 %6 to i64, !dbg !69
  %arrayidx15 = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom14, !dbg !69
  store i32 %5, ptr %arrayidx15, align 4, !dbg !70, !tbaa !32
  br label %if.end16, !dbg !69

if.end16:                                         ; preds = %if.then12, %for.end
  ret void, !dbg !71
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

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!27, !28, !29, !30}
!llvm.ident = !{!31}
!llvm.errno.tbaa = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 10, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "reduce_no_barrier1.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 206)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 207)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19, !20, !21, !22}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!20 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 9, type: !8)
!21 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 11, type: !7)
!22 = !DILocalVariable(name: "d", scope: !23, file: !3, line: 13, type: !7)
!23 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 3)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 4096, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 128)
!27 = !{i32 7, !"Dwarf Version", i32 4}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!31 = !{!"clang version 22.1.8"}
!32 = !{!33, !33, i64 0}
!33 = !{!"int", !34, i64 0}
!34 = !{!"omnipotent char", !35, i64 0}
!35 = !{!"Simple C++ TBAA"}
!36 = !DILocation(line: 0, scope: !2)
!37 = !DILocation(line: 11, column: 11, scope: !2)
!38 = !DILocation(line: 12, column: 12, scope: !2)
!39 = !DILocation(line: 12, column: 23, scope: !2)
!40 = !DILocation(line: 12, column: 29, scope: !2)
!41 = !DILocation(line: 12, column: 10, scope: !2)
!42 = !DILocation(line: 12, column: 3, scope: !2)
!43 = !DILocation(line: 12, column: 8, scope: !2)
!44 = !DILocation(line: 0, scope: !23)
!45 = !DILocation(line: 13, column: 8, scope: !23)
!46 = !DILocation(line: 13, scope: !23)
!47 = !DILocation(line: 13, column: 22, scope: !48)
!48 = distinct !DILexicalBlock(scope: !23, file: !3, line: 13, column: 3)
!49 = !DILocation(line: 13, column: 3, scope: !23)
!50 = !DILocation(line: 14, column: 11, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !3, line: 14, column: 9)
!52 = distinct !DILexicalBlock(scope: !48, file: !3, line: 13, column: 36)
!53 = !DILocation(line: 15, column: 19, scope: !51)
!54 = !DILocation(line: 15, column: 15, scope: !51)
!55 = !DILocation(line: 15, column: 7, scope: !51)
!56 = !DILocation(line: 15, column: 12, scope: !51)
!57 = !DILocation(line: 16, column: 5, scope: !52)
!58 = !DILocation(line: 17, column: 3, scope: !52)
!59 = !DILocation(line: 13, column: 29, scope: !48)
!60 = !DILocation(line: 13, column: 3, scope: !48)
!61 = distinct !{!61, !49, !62, !63, !64}
!62 = !DILocation(line: 17, column: 3, scope: !23)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !{!"llvm.loop.unroll.disable"}
!65 = !DILocation(line: 18, column: 9, scope: !66)
!66 = distinct !DILexicalBlock(scope: !2, file: !3, line: 18, column: 7)
!67 = !DILocation(line: 19, column: 21, scope: !66)
!68 = !DILocation(line: 19, column: 7, scope: !66)
!69 = !DILocation(line: 19, column: 5, scope: !66)
!70 = !DILocation(line: 19, column: 19, scope: !66)
!71 = !DILocation(line: 20, column: 1, scope: !2)
