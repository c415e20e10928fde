; ModuleID = 'start.cu'
source_filename = "start.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@_ZZ8grid_sumPKiPiS1_PjiE3sum = internal addrspace(3) global i32 undef, align 4, !dbg !0
@_ZZ8grid_sumPKiPiS1_PjiE4last = internal addrspace(3) global i8 undef, align 1, !dbg !14
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8grid_sumPKiPiS1_Pji(ptr noundef %in, ptr noundef %part, ptr noundef %out, ptr noundef %done, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !24, !DIExpression(), !45)
    #dbg_value(ptr %part, !25, !DIExpression(), !45)
    #dbg_value(ptr %out, !26, !DIExpression(), !45)
    #dbg_value(ptr %done, !27, !DIExpression(), !45)
    #dbg_value(i32 %n, !28, !DIExpression(), !45)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !46
    #dbg_value(i32 %0, !29, !DIExpression(), !45)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !47
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !48
  %mul = mul i32 %1, %2, !dbg !49
  %add = add i32 %mul, %0, !dbg !50
    #dbg_value(i32 %add, !30, !DIExpression(), !45)
  %cmp = icmp eq i32 %0, 0, !dbg !51
  br i1 %cmp, label %if.then, label %if.end, !dbg !51

if.then:                                          ; preds = %entry
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ8grid_sumPKiPiS1_PjiE3sum to ptr), align 4, !dbg !53, !tbaa !41
  br label %if.end, !dbg !54

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !55
  %cmp3 = icmp slt i32 %add, %n, !dbg !56
  br i1 %cmp3, label %if.then4, label %if.end6, !dbg !56

if.then4:                                         ; preds = %if.end
  %idxprom = sext i32 %add to i64, !dbg !58
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !58
  %3 = load i32, ptr %arrayidx, align 4, !dbg !58, !tbaa !41
  %4 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ8grid_sumPKiPiS1_PjiE3sum to ptr), i32 %3 monotonic, align 4, !dbg !59
  br label %if.end6, !dbg !59

if.end6:                                          ; preds = %if.then4, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !60
  %cmp7 = icmp eq i32 %0, 0, !dbg !61
  br i1 %cmp7, label %if.then8, label %if.end15, !dbg !61

if.then8:                                         ; preds = %if.end6
  %5 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8grid_sumPKiPiS1_PjiE3sum to ptr), align 4, !dbg !63, !tbaa !41
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !65
  %idxprom10 = zext i32 %6 to i64, !dbg !66
  %arrayidx11 = getelementptr inbounds nuw i32, ptr %part, i64 %idxprom10, !dbg !66
  store i32 %5, ptr %arrayidx11, align 4, !dbg !67, !tbaa !41
  %7 = atomicrmw add ptr %done, i32 1 monotonic, align 4, !dbg !68
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !69
  %sub = sub i32 %8, 1, !dbg !70
  %cmp14 = icmp eq i32 %7, %sub, !dbg !71
  %storedv = zext i1 %cmp14 to i8, !dbg !72
  store i8 %storedv, ptr addrspacecast (ptr addrspace(3) @_ZZ8grid_sumPKiPiS1_PjiE4last to ptr), align 1, !dbg !72, !tbaa !73
  br label %if.end15, !dbg !75

if.end15:                                         ; preds = %if.then8, %if.end6
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !76
  %9 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8grid_sumPKiPiS1_PjiE4last to ptr), align 1, !dbg !77, !tbaa !73, !range !78, !noundef !79
  %loadedv = trunc i8 %9 to i1, !dbg !77
  br i1 %loadedv, label %land.lhs.true, label %if.end24, !dbg !80

land.lhs.true:                                    ; preds = %if.end15
  %cmp16 = icmp eq i32 %0, 0, !dbg !81
  br i1 %cmp16, label %if.then17, label %if.end24, !dbg !80

if.then17:                                        ; preds = %land.lhs.true
    #dbg_value(i32 0, !31, !DIExpression(), !82)
    #dbg_value(i32 0, !34, !DIExpression(), !83)
  br label %for.cond, !dbg !84

for.cond:                                         ; preds = %for.inc, %if.then17
  %total.0 = phi i32 [ 0, %if.then17 ], [ %add22, %for.inc ], !dbg !82
  %b.0 = phi i32 [ 0, %if.then17 ], [ %inc, %for.inc ], !dbg !85
    #dbg_value(i32 %b.0, !34, !DIExpression(), !83)
    #dbg_value(i32 %total.0, !31, !DIExpression(), !82)
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !86
  %cmp19 = icmp ult i32 %b.0, %10, !dbg !88
  br i1 %cmp19, label %for.body, label %for.cond.cleanup, !dbg !89

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom20 = sext i32 %b.0 to i64, !dbg !90
  %arrayidx21 = getelementptr inbounds i32, ptr %part, i64 %idxprom20, !dbg !90
  %11 = load i32, ptr %arrayidx21, align 4, !dbg !90, !tbaa !41
  %add22 = add nsw i32 %total.0, %11, !dbg !91
    #dbg_value(i32 %add22, !31, !DIExpression(), !82)
  br label %for.inc, !dbg !92

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %b.0, 1, !dbg !93
    #dbg_value(i32 %inc, !34, !DIExpression(), !83)
  br label %for.cond, !dbg !94, !llvm.loop !95

for.end:                                          ; preds = %for.cond.cleanup
  %arrayidx23 = getelementptr inbounds i32, ptr %out, i64 0, !dbg !99
  store i32 %total.0, ptr %arrayidx23, align 4, !dbg !100, !tbaa !41
  br label %if.end24, !dbg !101

if.end24:                                         ; preds = %for.end, %land.lhs.true, %if.end15
  ret void, !dbg !102
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
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!36, !37, !38, !39}
!llvm.ident = !{!40}
!llvm.errno.tbaa = !{!41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 3, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "grid_sum", linkageName: "_Z8grid_sumPKiPiS1_Pji", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !23)
!3 = !DIFile(filename: "start.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !9, !10, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !13, imports: !17, splitDebugInlining: false, nameTableKind: None)
!13 = !{!0, !14}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!15 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 4, type: !16, isLocal: true, isDefinition: true)
!16 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!17 = !{!18, !21}
!18 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !12, entity: !19, file: !20, line: 214)
!19 = !DINamespace(name: "ws_math", scope: null)
!20 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !22, entity: !19, file: !20, line: 215)
!22 = !DINamespace(name: "std", scope: null)
!23 = !{!24, !25, !26, !27, !28, !29, !30, !31, !34}
!24 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 2, type: !6)
!25 = !DILocalVariable(name: "part", arg: 2, scope: !2, file: !3, line: 2, type: !9)
!26 = !DILocalVariable(name: "out", arg: 3, scope: !2, file: !3, line: 2, type: !9)
!27 = !DILocalVariable(name: "done", arg: 4, scope: !2, file: !3, line: 2, type: !10)
!28 = !DILocalVariable(name: "n", arg: 5, scope: !2, file: !3, line: 2, type: !8)
!29 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 5, type: !8)
!30 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 5, type: !8)
!31 = !DILocalVariable(name: "total", scope: !32, file: !3, line: 18, type: !8)
!32 = distinct !DILexicalBlock(scope: !33, file: !3, line: 17, column: 23)
!33 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 7)
!34 = !DILocalVariable(name: "b", scope: !35, file: !3, line: 19, type: !8)
!35 = distinct !DILexicalBlock(scope: !32, file: !3, line: 19, column: 5)
!36 = !{i32 7, !"Dwarf Version", i32 4}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!40 = !{!"clang version 22.1.8"}
!41 = !{!42, !42, i64 0}
!42 = !{!"int", !43, i64 0}
!43 = !{!"omnipotent char", !44, i64 0}
!44 = !{!"Simple C++ TBAA"}
!45 = !DILocation(line: 0, scope: !2)
!46 = !DILocation(line: 5, column: 11, scope: !2)
!47 = !DILocation(line: 5, column: 28, scope: !2)
!48 = !DILocation(line: 5, column: 41, scope: !2)
!49 = !DILocation(line: 5, column: 39, scope: !2)
!50 = !DILocation(line: 5, column: 52, scope: !2)
!51 = !DILocation(line: 6, column: 9, scope: !52)
!52 = distinct !DILexicalBlock(scope: !2, file: !3, line: 6, column: 7)
!53 = !DILocation(line: 7, column: 9, scope: !52)
!54 = !DILocation(line: 7, column: 5, scope: !52)
!55 = !DILocation(line: 8, column: 3, scope: !2)
!56 = !DILocation(line: 9, column: 9, scope: !57)
!57 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 7)
!58 = !DILocation(line: 10, column: 21, scope: !57)
!59 = !DILocation(line: 10, column: 5, scope: !57)
!60 = !DILocation(line: 11, column: 3, scope: !2)
!61 = !DILocation(line: 12, column: 9, scope: !62)
!62 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 7)
!63 = !DILocation(line: 13, column: 24, scope: !64)
!64 = distinct !DILexicalBlock(scope: !62, file: !3, line: 12, column: 15)
!65 = !DILocation(line: 13, column: 10, scope: !64)
!66 = !DILocation(line: 13, column: 5, scope: !64)
!67 = !DILocation(line: 13, column: 22, scope: !64)
!68 = !DILocation(line: 14, column: 12, scope: !64)
!69 = !DILocation(line: 14, column: 35, scope: !64)
!70 = !DILocation(line: 14, column: 45, scope: !64)
!71 = !DILocation(line: 14, column: 32, scope: !64)
!72 = !DILocation(line: 14, column: 10, scope: !64)
!73 = !{!74, !74, i64 0}
!74 = !{!"bool", !43, i64 0}
!75 = !DILocation(line: 15, column: 3, scope: !64)
!76 = !DILocation(line: 16, column: 3, scope: !2)
!77 = !DILocation(line: 17, column: 7, scope: !33)
!78 = !{i8 0, i8 2}
!79 = !{}
!80 = !DILocation(line: 17, column: 12, scope: !33)
!81 = !DILocation(line: 17, column: 17, scope: !33)
!82 = !DILocation(line: 0, scope: !32)
!83 = !DILocation(line: 0, scope: !35)
!84 = !DILocation(line: 19, column: 10, scope: !35)
!85 = !DILocation(line: 19, scope: !35)
!86 = !DILocation(line: 19, column: 25, scope: !87)
!87 = distinct !DILexicalBlock(scope: !35, file: !3, line: 19, column: 5)
!88 = !DILocation(line: 19, column: 23, scope: !87)
!89 = !DILocation(line: 19, column: 5, scope: !35)
!90 = !DILocation(line: 20, column: 16, scope: !87)
!91 = !DILocation(line: 20, column: 13, scope: !87)
!92 = !DILocation(line: 20, column: 7, scope: !87)
!93 = !DILocation(line: 19, column: 37, scope: !87)
!94 = !DILocation(line: 19, column: 5, scope: !87)
!95 = distinct !{!95, !89, !96, !97, !98}
!96 = !DILocation(line: 20, column: 22, scope: !35)
!97 = !{!"llvm.loop.mustprogress"}
!98 = !{!"llvm.loop.unroll.disable"}
!99 = !DILocation(line: 21, column: 5, scope: !32)
!100 = !DILocation(line: 21, column: 12, scope: !32)
!101 = !DILocation(line: 22, column: 3, scope: !32)
!102 = !DILocation(line: 23, column: 1, scope: !2)
