; ModuleID = 'wrong_before_only.cu'
source_filename = "wrong_before_only.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ8warp_sumPKiPiE6shared = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8warp_sumPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !19, !DIExpression(), !39)
    #dbg_value(ptr %out, !20, !DIExpression(), !39)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumPKiPiE6shared to ptr), !21, !DIExpression(), !39)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
    #dbg_value(i32 %0, !24, !DIExpression(), !39)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !41
  %mul = mul i32 64, %1, !dbg !42
  %add = add i32 %mul, %0, !dbg !43
  %idxprom = zext i32 %add to i64, !dbg !44
  %arrayidx = getelementptr inbounds nuw i32, ptr %in, i64 %idxprom, !dbg !44
  %2 = load i32, ptr %arrayidx, align 4, !dbg !44, !tbaa !35
  %idxprom2 = sext i32 %0 to i64, !dbg !45
  %arrayidx3 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumPKiPiE6shared to ptr), i64 %idxprom2, !dbg !45
  store volatile i32 %2, ptr %arrayidx3, align 4, !dbg !46, !tbaa !35
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !47
  %mul5 = mul i32 64, %3, !dbg !48
  %add6 = add i32 %mul5, %0, !dbg !49
  %add7 = add i32 %add6, 32, !dbg !50
  %idxprom8 = zext i32 %add7 to i64, !dbg !51
  %arrayidx9 = getelementptr inbounds nuw i32, ptr %in, i64 %idxprom8, !dbg !51
  %4 = load i32, ptr %arrayidx9, align 4, !dbg !51, !tbaa !35
  %add10 = add nsw i32 %0, 32, !dbg !52
  %idxprom11 = sext i32 %add10 to i64, !dbg !53
  %arrayidx12 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumPKiPiE6shared to ptr), i64 %idxprom11, !dbg !53
  store volatile i32 %4, ptr %arrayidx12, align 4, !dbg !54, !tbaa !35
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !55
    #dbg_value(i32 32, !25, !DIExpression(), !56)
  br label %for.cond, !dbg !57

for.cond:                                         ; preds = %for.inc, %entry
  %k.0 = phi i32 [ 32, %entry ], [ %div, %for.inc ], !dbg !58
    #dbg_value(i32 %k.0, !25, !DIExpression(), !56)
  %cmp = icmp sgt i32 %k.0, 0, !dbg !59
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !61

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp13 = icmp slt i32 %0, %k.0, !dbg !62
  br i1 %cmp13, label %if.then, label %if.end, !dbg !62

if.then:                                          ; preds = %for.body
  %add14 = add nsw i32 %0, %k.0, !dbg !64
  %idxprom15 = sext i32 %add14 to i64, !dbg !65
  %arrayidx16 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumPKiPiE6shared to ptr), i64 %idxprom15, !dbg !65
  %5 = load volatile i32, ptr %arrayidx16, align 4, !dbg !65, !tbaa !35
  %idxprom17 = sext i32 %0 to i64, !dbg !66
  %arrayidx18 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumPKiPiE6shared to ptr), i64 %idxprom17, !dbg !66
  %6 = load volatile i32, ptr %arrayidx18, align 4, !dbg !67, !tbaa !35
  %add19 = add nsw i32 %6, %5, !dbg !67
  store volatile i32 %add19, ptr %arrayidx18, align 4, !dbg !67, !tbaa !35
  br label %if.end, !dbg !66

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc, !dbg !68

for.inc:                                          ; preds = %if.end
  %div = sdiv i32 %k.0, 2, !dbg !69
    #dbg_value(i32 %div, !25, !DIExpression(), !56)
  br label %for.cond, !dbg !70, !llvm.loop !71

for.end:                                          ; preds = %for.cond.cleanup
  %cmp20 = icmp eq i32 %0, 0, !dbg !75
  br i1 %cmp20, label %if.then21, label %if.end26, !dbg !75

if.then21:                                        ; preds = %for.end
  %arrayidx22 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumPKiPiE6shared to ptr), i64 0, !dbg !77
  %7 = load volatile i32, ptr %arrayidx22, align 4, !dbg !77, !tbaa !35
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !78
  %idxprom24 = zext i32 %8 to i64, !dbg !79
  %arrayidx25 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom24, !dbg !79
  store i32 %7, ptr %arrayidx25, align 4, !dbg !80, !tbaa !35
  br label %if.end26, !dbg !79

if.end26:                                         ; preds = %if.then21, %for.end
  ret void, !dbg !81
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!30, !31, !32, !33}
!llvm.ident = !{!34}
!llvm.errno.tbaa = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 3, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "warp_sum", linkageName: "_Z8warp_sumPKiPi", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "wrong_before_only.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
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
!18 = !{!19, !20, !21, !24, !25}
!19 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 2, type: !6)
!20 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 2, type: !9)
!21 = !DILocalVariable(name: "s", scope: !2, file: !3, line: 4, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !8)
!24 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 5, type: !8)
!25 = !DILocalVariable(name: "k", scope: !26, file: !3, line: 9, type: !8)
!26 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 64)
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
!40 = !DILocation(line: 5, column: 11, scope: !2)
!41 = !DILocation(line: 6, column: 18, scope: !2)
!42 = !DILocation(line: 6, column: 16, scope: !2)
!43 = !DILocation(line: 6, column: 29, scope: !2)
!44 = !DILocation(line: 6, column: 10, scope: !2)
!45 = !DILocation(line: 6, column: 3, scope: !2)
!46 = !DILocation(line: 6, column: 8, scope: !2)
!47 = !DILocation(line: 7, column: 23, scope: !2)
!48 = !DILocation(line: 7, column: 21, scope: !2)
!49 = !DILocation(line: 7, column: 34, scope: !2)
!50 = !DILocation(line: 7, column: 38, scope: !2)
!51 = !DILocation(line: 7, column: 15, scope: !2)
!52 = !DILocation(line: 7, column: 7, scope: !2)
!53 = !DILocation(line: 7, column: 3, scope: !2)
!54 = !DILocation(line: 7, column: 13, scope: !2)
!55 = !DILocation(line: 8, column: 3, scope: !2)
!56 = !DILocation(line: 0, scope: !26)
!57 = !DILocation(line: 9, column: 8, scope: !26)
!58 = !DILocation(line: 9, scope: !26)
!59 = !DILocation(line: 9, column: 22, scope: !60)
!60 = distinct !DILexicalBlock(scope: !26, file: !3, line: 9, column: 3)
!61 = !DILocation(line: 9, column: 3, scope: !26)
!62 = !DILocation(line: 10, column: 11, scope: !63)
!63 = distinct !DILexicalBlock(scope: !60, file: !3, line: 10, column: 9)
!64 = !DILocation(line: 11, column: 19, scope: !63)
!65 = !DILocation(line: 11, column: 15, scope: !63)
!66 = !DILocation(line: 11, column: 7, scope: !63)
!67 = !DILocation(line: 11, column: 12, scope: !63)
!68 = !DILocation(line: 10, column: 13, scope: !63)
!69 = !DILocation(line: 9, column: 29, scope: !60)
!70 = !DILocation(line: 9, column: 3, scope: !60)
!71 = distinct !{!71, !61, !72, !73, !74}
!72 = !DILocation(line: 11, column: 22, scope: !26)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !{!"llvm.loop.unroll.disable"}
!75 = !DILocation(line: 12, column: 9, scope: !76)
!76 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 7)
!77 = !DILocation(line: 13, column: 23, scope: !76)
!78 = !DILocation(line: 13, column: 9, scope: !76)
!79 = !DILocation(line: 13, column: 5, scope: !76)
!80 = !DILocation(line: 13, column: 21, scope: !76)
!81 = !DILocation(line: 14, column: 1, scope: !2)
