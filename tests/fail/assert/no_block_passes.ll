; ModuleID = 'no_block_passes.cu'
source_filename = "no_block_passes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ3sumPiE1s = internal addrspace(3) global [1024 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@.str = private unnamed_addr constant [41 x i8] c"k > 1 || t > 0 || s[0] == blockDim.x + 1\00", align 1, !dbg !12
@.str1 = private unnamed_addr constant [19 x i8] c"no_block_passes.cu\00", align 1, !dbg !19
@__func__._Z3sumPi = private unnamed_addr constant [4 x i8] c"sum\00", align 1, !dbg !24
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3sumPi(ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %out, !36, !DIExpression(), !52)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53
    #dbg_value(i32 %0, !37, !DIExpression(), !52)
  %idxprom = sext i32 %0 to i64, !dbg !54
  %arrayidx = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPiE1s to ptr), i64 0, i64 %idxprom, !dbg !54
  store i32 1, ptr %arrayidx, align 4, !dbg !55, !tbaa !48
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !56
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !57
  %div = udiv i32 %1, 2, !dbg !58
    #dbg_value(i32 %div, !38, !DIExpression(), !59)
  br label %for.cond, !dbg !60

for.cond:                                         ; preds = %for.inc, %entry
  %k.0 = phi i32 [ %div, %entry ], [ %div13, %for.inc ], !dbg !61
    #dbg_value(i32 %k.0, !38, !DIExpression(), !59)
  %cmp = icmp sgt i32 %k.0, 0, !dbg !62
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !64

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp2 = icmp slt i32 %0, %k.0, !dbg !65
  br i1 %cmp2, label %if.then, label %if.end, !dbg !65

if.then:                                          ; preds = %for.body
  %add = add nsw i32 %0, %k.0, !dbg !68
  %idxprom3 = sext i32 %add to i64, !dbg !69
  %arrayidx4 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPiE1s to ptr), i64 0, i64 %idxprom3, !dbg !69
  %2 = load i32, ptr %arrayidx4, align 4, !dbg !69, !tbaa !48
  %idxprom5 = sext i32 %0 to i64, !dbg !70
  %arrayidx6 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPiE1s to ptr), i64 0, i64 %idxprom5, !dbg !70
  %3 = load i32, ptr %arrayidx6, align 4, !dbg !71, !tbaa !48
  %add7 = add nsw i32 %3, %2, !dbg !71
  store i32 %add7, ptr %arrayidx6, align 4, !dbg !71, !tbaa !48
  br label %if.end, !dbg !70

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !72
  %cmp8 = icmp sgt i32 %k.0, 1, !dbg !73
  br i1 %cmp8, label %lor.end, label %lor.lhs.false, !dbg !74

lor.lhs.false:                                    ; preds = %if.end
  %cmp9 = icmp sgt i32 %0, 0, !dbg !75
  br i1 %cmp9, label %lor.end, label %lor.rhs, !dbg !76

lor.rhs:                                          ; preds = %lor.lhs.false
  %4 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPiE1s to ptr), align 4, !dbg !77, !tbaa !48
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !78
  %add11 = add i32 %5, 1, !dbg !79
  %cmp12 = icmp eq i32 %4, %add11, !dbg !80
  br label %lor.end, !dbg !76

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false, %if.end
  %6 = phi i1 [ true, %lor.lhs.false ], [ true, %if.end ], [ %cmp12, %lor.rhs ]
  %storedv.i = zext i1 %6 to i8, !dbg !81
  br i1 %6, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !81

if.then.i:                                        ; preds = %lor.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 13, ptr noundef @__func__._Z3sumPi, i64 noundef 1) #5, !dbg !81
  unreachable, !dbg !81

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %lor.end
  br label %for.inc, !dbg !82

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %div13 = sdiv i32 %k.0, 2, !dbg !83
    #dbg_value(i32 %div13, !38, !DIExpression(), !59)
  br label %for.cond, !dbg !84, !llvm.loop !85

for.end:                                          ; preds = %for.cond.cleanup
  %cmp14 = icmp eq i32 %0, 0, !dbg !89
  br i1 %cmp14, label %if.then15, label %if.end19, !dbg !89

if.then15:                                        ; preds = %for.end
  %7 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPiE1s to ptr), align 4, !dbg !91, !tbaa !48
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !92
  %idxprom17 = zext i32 %8 to i64, !dbg !93
  %arrayidx18 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom17, !dbg !93
  store i32 %7, ptr %arrayidx18, align 4, !dbg !94, !tbaa !48
  br label %if.end19, !dbg !93

if.end19:                                         ; preds = %if.then15, %for.end
  ret void, !dbg !95
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

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!43, !44, !45, !46}
!llvm.ident = !{!47}
!llvm.errno.tbaa = !{!48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 6, type: !40, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sumPi", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !35)
!3 = !DIFile(filename: "no_block_passes.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !9, globals: !11, imports: !29, splitDebugInlining: false, nameTableKind: None)
!9 = !{!10}
!10 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!11 = !{!0, !12, !19, !24}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 328, elements: !17)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 41)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 152, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 19)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 32, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 4)
!29 = !{!30, !33}
!30 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !31, file: !32, line: 214)
!31 = !DINamespace(name: "ws_math", scope: null)
!32 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!33 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !34, entity: !31, file: !32, line: 215)
!34 = !DINamespace(name: "std", scope: null)
!35 = !{!36, !37, !38}
!36 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!37 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 7, type: !7)
!38 = !DILocalVariable(name: "k", scope: !39, file: !3, line: 10, type: !7)
!39 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 3)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 32768, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 1024)
!43 = !{i32 7, !"Dwarf Version", i32 4}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!47 = !{!"clang version 22.1.8"}
!48 = !{!49, !49, i64 0}
!49 = !{!"int", !50, i64 0}
!50 = !{!"omnipotent char", !51, i64 0}
!51 = !{!"Simple C++ TBAA"}
!52 = !DILocation(line: 0, scope: !2)
!53 = !DILocation(line: 7, column: 11, scope: !2)
!54 = !DILocation(line: 8, column: 3, scope: !2)
!55 = !DILocation(line: 8, column: 8, scope: !2)
!56 = !DILocation(line: 9, column: 3, scope: !2)
!57 = !DILocation(line: 10, column: 16, scope: !39)
!58 = !DILocation(line: 10, column: 27, scope: !39)
!59 = !DILocation(line: 0, scope: !39)
!60 = !DILocation(line: 10, column: 8, scope: !39)
!61 = !DILocation(line: 10, scope: !39)
!62 = !DILocation(line: 10, column: 34, scope: !63)
!63 = distinct !DILexicalBlock(scope: !39, file: !3, line: 10, column: 3)
!64 = !DILocation(line: 10, column: 3, scope: !39)
!65 = !DILocation(line: 11, column: 11, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !3, line: 11, column: 9)
!67 = distinct !DILexicalBlock(scope: !63, file: !3, line: 10, column: 47)
!68 = !DILocation(line: 11, column: 28, scope: !66)
!69 = !DILocation(line: 11, column: 24, scope: !66)
!70 = !DILocation(line: 11, column: 16, scope: !66)
!71 = !DILocation(line: 11, column: 21, scope: !66)
!72 = !DILocation(line: 12, column: 5, scope: !67)
!73 = !DILocation(line: 13, column: 14, scope: !67)
!74 = !DILocation(line: 13, column: 18, scope: !67)
!75 = !DILocation(line: 13, column: 23, scope: !67)
!76 = !DILocation(line: 13, column: 27, scope: !67)
!77 = !DILocation(line: 13, column: 30, scope: !67)
!78 = !DILocation(line: 13, column: 38, scope: !67)
!79 = !DILocation(line: 13, column: 49, scope: !67)
!80 = !DILocation(line: 13, column: 35, scope: !67)
!81 = !DILocation(line: 13, column: 5, scope: !67)
!82 = !DILocation(line: 14, column: 3, scope: !67)
!83 = !DILocation(line: 10, column: 41, scope: !63)
!84 = !DILocation(line: 10, column: 3, scope: !63)
!85 = distinct !{!85, !64, !86, !87, !88}
!86 = !DILocation(line: 14, column: 3, scope: !39)
!87 = !{!"llvm.loop.mustprogress"}
!88 = !{!"llvm.loop.unroll.disable"}
!89 = !DILocation(line: 15, column: 9, scope: !90)
!90 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 7)
!91 = !DILocation(line: 15, column: 33, scope: !90)
!92 = !DILocation(line: 15, column: 19, scope: !90)
!93 = !DILocation(line: 15, column: 15, scope: !90)
!94 = !DILocation(line: 15, column: 31, scope: !90)
!95 = !DILocation(line: 16, column: 1, scope: !2)
