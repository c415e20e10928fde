; ModuleID = 'assertion_on_the_block.cu'
source_filename = "assertion_on_the_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ4tilePKfS0_PfiiE2as = internal addrspace(3) global [512 x float] undef, align 4, !dbg !0
@_ZZ4tilePKfS0_PfiiE2bs = internal addrspace(3) global [512 x float] undef, align 4, !dbg !15
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@.str = private unnamed_addr constant [21 x i8] c"64 * 8 == blockDim.x\00", align 1, !dbg !20
@.str1 = private unnamed_addr constant [26 x i8] c"assertion_on_the_block.cu\00", align 1, !dbg !27
@__func__._Z4tilePKfS0_Pfii = private unnamed_addr constant [5 x i8] c"tile\00", align 1, !dbg !32
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4tilePKfS0_Pfii(ptr noundef %a, ptr noundef %b, ptr noundef %o, i32 noundef %n, i32 noundef %k) #0 !dbg !2 {
entry:
  %r = alloca [8 x float], align 4
    #dbg_value(ptr %a, !44, !DIExpression(), !78)
    #dbg_value(ptr %b, !45, !DIExpression(), !78)
    #dbg_value(ptr %o, !46, !DIExpression(), !78)
    #dbg_value(i32 %n, !47, !DIExpression(), !78)
    #dbg_value(i32 %k, !48, !DIExpression(), !78)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !79
  %cmp = icmp eq i32 512, %0, !dbg !80
  %storedv.i = zext i1 %cmp to i8, !dbg !81
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !81

if.then.i:                                        ; preds = %entry
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 7, ptr noundef @__func__._Z4tilePKfS0_Pfii, i64 noundef 1) #7, !dbg !81
  unreachable, !dbg !81

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !82
  %rem = urem i32 %1, 64, !dbg !83
    #dbg_value(i32 %rem, !49, !DIExpression(), !78)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !84
  %div = udiv i32 %2, 64, !dbg !85
    #dbg_value(i32 %div, !51, !DIExpression(), !78)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !86
  %rem4 = urem i32 %3, 8, !dbg !87
    #dbg_value(i32 %rem4, !52, !DIExpression(), !78)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88
  %div6 = udiv i32 %4, 8, !dbg !89
    #dbg_value(i32 %div6, !53, !DIExpression(), !78)
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !90
  %mul = mul i32 %5, 64, !dbg !91
  %mul8 = mul i32 %mul, %k, !dbg !92
  %idx.ext = zext i32 %mul8 to i64, !dbg !93
  %add.ptr = getelementptr inbounds nuw float, ptr %a, i64 %idx.ext, !dbg !93
    #dbg_value(ptr %add.ptr, !44, !DIExpression(), !78)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !94
  %mul10 = mul i32 %6, 64, !dbg !95
  %idx.ext11 = zext i32 %mul10 to i64, !dbg !96
  %add.ptr12 = getelementptr inbounds nuw float, ptr %b, i64 %idx.ext11, !dbg !96
    #dbg_value(ptr %add.ptr12, !45, !DIExpression(), !78)
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !97
  %mul14 = mul i32 %7, 64, !dbg !98
  %mul15 = mul i32 %mul14, %n, !dbg !99
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !100
  %mul17 = mul i32 %8, 64, !dbg !101
  %add = add i32 %mul15, %mul17, !dbg !102
  %idx.ext18 = zext i32 %add to i64, !dbg !103
  %add.ptr19 = getelementptr inbounds nuw float, ptr %o, i64 %idx.ext18, !dbg !103
    #dbg_value(ptr %add.ptr19, !46, !DIExpression(), !78)
  call void @llvm.lifetime.start.p0(ptr %r) #8, !dbg !104
    #dbg_declare(ptr %r, !54, !DIExpression(), !105)
  call void @llvm.memset.p0.i64(ptr align 4 %r, i8 0, i64 32, i1 false), !dbg !105
    #dbg_value(i32 0, !58, !DIExpression(), !106)
  br label %for.cond, !dbg !107

for.cond:                                         ; preds = %for.inc63, %_ZL9ws_assertbPKcS0_jS0_.exit
  %b.addr.0 = phi ptr [ %add.ptr12, %_ZL9ws_assertbPKcS0_jS0_.exit ], [ %add.ptr38, %for.inc63 ], !dbg !78
  %a.addr.0 = phi ptr [ %add.ptr, %_ZL9ws_assertbPKcS0_jS0_.exit ], [ %add.ptr35, %for.inc63 ], !dbg !78
  %i.0 = phi i32 [ 0, %_ZL9ws_assertbPKcS0_jS0_.exit ], [ %add64, %for.inc63 ], !dbg !108
    #dbg_value(i32 %i.0, !58, !DIExpression(), !106)
    #dbg_value(ptr %a.addr.0, !44, !DIExpression(), !78)
    #dbg_value(ptr %b.addr.0, !45, !DIExpression(), !78)
  %cmp20 = icmp slt i32 %i.0, %k, !dbg !109
  br i1 %cmp20, label %for.body, label %for.cond.cleanup, !dbg !110

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end65

for.body:                                         ; preds = %for.cond
  %mul21 = mul nsw i32 %div6, %k, !dbg !111
  %add22 = add nsw i32 %mul21, %rem4, !dbg !112
  %idxprom = sext i32 %add22 to i64, !dbg !113
  %arrayidx = getelementptr inbounds float, ptr %a.addr.0, i64 %idxprom, !dbg !113
  %9 = load float, ptr %arrayidx, align 4, !dbg !113, !tbaa !114
  %mul23 = mul nsw i32 %div6, 8, !dbg !116
  %add24 = add nsw i32 %mul23, %rem4, !dbg !117
  %idxprom25 = sext i32 %add24 to i64, !dbg !118
  %arrayidx26 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfS0_PfiiE2as to ptr), i64 0, i64 %idxprom25, !dbg !118
  store float %9, ptr %arrayidx26, align 4, !dbg !119, !tbaa !114
  %mul27 = mul nsw i32 %div, %n, !dbg !120
  %add28 = add nsw i32 %mul27, %rem, !dbg !121
  %idxprom29 = sext i32 %add28 to i64, !dbg !122
  %arrayidx30 = getelementptr inbounds float, ptr %b.addr.0, i64 %idxprom29, !dbg !122
  %10 = load float, ptr %arrayidx30, align 4, !dbg !122, !tbaa !114
  %mul31 = mul nsw i32 %div, 64, !dbg !123
  %add32 = add nsw i32 %mul31, %rem, !dbg !124
  %idxprom33 = sext i32 %add32 to i64, !dbg !125
  %arrayidx34 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfS0_PfiiE2bs to ptr), i64 0, i64 %idxprom33, !dbg !125
  store float %10, ptr %arrayidx34, align 4, !dbg !126, !tbaa !114
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !127
  %add.ptr35 = getelementptr inbounds float, ptr %a.addr.0, i64 8, !dbg !128
    #dbg_value(ptr %add.ptr35, !44, !DIExpression(), !78)
  %mul36 = mul nsw i32 8, %n, !dbg !129
  %idx.ext37 = sext i32 %mul36 to i64, !dbg !130
  %add.ptr38 = getelementptr inbounds float, ptr %b.addr.0, i64 %idx.ext37, !dbg !130
    #dbg_value(ptr %add.ptr38, !45, !DIExpression(), !78)
    #dbg_value(i32 0, !60, !DIExpression(), !131)
  br label %for.cond39, !dbg !132

for.cond39:                                       ; preds = %for.inc60, %for.body
  %d.0 = phi i32 [ 0, %for.body ], [ %inc61, %for.inc60 ], !dbg !133
    #dbg_value(i32 %d.0, !60, !DIExpression(), !131)
  %cmp40 = icmp slt i32 %d.0, 8, !dbg !134
  br i1 %cmp40, label %for.body42, label %for.cond.cleanup41, !dbg !135

for.cond.cleanup41:                               ; preds = %for.cond39
  br label %for.end62

for.body42:                                       ; preds = %for.cond39
    #dbg_value(i32 0, !64, !DIExpression(), !136)
  br label %for.cond43, !dbg !137

for.cond43:                                       ; preds = %for.inc, %for.body42
  %j.0 = phi i32 [ 0, %for.body42 ], [ %inc, %for.inc ], !dbg !138
    #dbg_value(i32 %j.0, !64, !DIExpression(), !136)
  %cmp44 = icmp slt i32 %j.0, 8, !dbg !139
  br i1 %cmp44, label %for.body46, label %for.cond.cleanup45, !dbg !141

for.cond.cleanup45:                               ; preds = %for.cond43
  br label %for.end

for.body46:                                       ; preds = %for.cond43
  %mul47 = mul nsw i32 %div, 8, !dbg !142
  %add48 = add nsw i32 %mul47, %j.0, !dbg !143
  %mul49 = mul nsw i32 %add48, 8, !dbg !144
  %add50 = add nsw i32 %mul49, %d.0, !dbg !145
  %idxprom51 = sext i32 %add50 to i64, !dbg !146
  %arrayidx52 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfS0_PfiiE2as to ptr), i64 0, i64 %idxprom51, !dbg !146
  %11 = load float, ptr %arrayidx52, align 4, !dbg !146, !tbaa !114
  %mul53 = mul nsw i32 %d.0, 64, !dbg !147
  %add54 = add nsw i32 %mul53, %rem, !dbg !148
  %idxprom55 = sext i32 %add54 to i64, !dbg !149
  %arrayidx56 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfS0_PfiiE2bs to ptr), i64 0, i64 %idxprom55, !dbg !149
  %12 = load float, ptr %arrayidx56, align 4, !dbg !149, !tbaa !114
  %idxprom58 = sext i32 %j.0 to i64, !dbg !150
  %arrayidx59 = getelementptr inbounds [8 x float], ptr %r, i64 0, i64 %idxprom58, !dbg !150
  %13 = load float, ptr %arrayidx59, align 4, !dbg !151, !tbaa !114
  %14 = call float @llvm.fmuladd.f32(float %11, float %12, float %13), !dbg !151
  store float %14, ptr %arrayidx59, align 4, !dbg !151, !tbaa !114
  br label %for.inc, !dbg !150

for.inc:                                          ; preds = %for.body46
  %inc = add nsw i32 %j.0, 1, !dbg !152
    #dbg_value(i32 %inc, !64, !DIExpression(), !136)
  br label %for.cond43, !dbg !153, !llvm.loop !154

for.end:                                          ; preds = %for.cond.cleanup45
  br label %for.inc60, !dbg !155

for.inc60:                                        ; preds = %for.end
  %inc61 = add nsw i32 %d.0, 1, !dbg !158
    #dbg_value(i32 %inc61, !60, !DIExpression(), !131)
  br label %for.cond39, !dbg !159, !llvm.loop !160

for.end62:                                        ; preds = %for.cond.cleanup41
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !162
  br label %for.inc63, !dbg !163

for.inc63:                                        ; preds = %for.end62
  %add64 = add nsw i32 %i.0, 8, !dbg !164
    #dbg_value(i32 %add64, !58, !DIExpression(), !106)
  br label %for.cond, !dbg !165, !llvm.loop !166

for.end65:                                        ; preds = %for.cond.cleanup
    #dbg_value(i32 0, !67, !DIExpression(), !168)
  br label %for.cond67, !dbg !169

for.cond67:                                       ; preds = %for.inc79, %for.end65
  %j66.0 = phi i32 [ 0, %for.end65 ], [ %inc80, %for.inc79 ], !dbg !170
    #dbg_value(i32 %j66.0, !67, !DIExpression(), !168)
  %cmp68 = icmp slt i32 %j66.0, 8, !dbg !171
  br i1 %cmp68, label %for.body70, label %for.cond.cleanup69, !dbg !173

for.cond.cleanup69:                               ; preds = %for.cond67
  br label %for.end81

for.body70:                                       ; preds = %for.cond67
  %idxprom71 = sext i32 %j66.0 to i64, !dbg !174
  %arrayidx72 = getelementptr inbounds [8 x float], ptr %r, i64 0, i64 %idxprom71, !dbg !174
  %15 = load float, ptr %arrayidx72, align 4, !dbg !174, !tbaa !114
  %mul73 = mul nsw i32 %div, 8, !dbg !175
  %add74 = add nsw i32 %mul73, %j66.0, !dbg !176
  %mul75 = mul nsw i32 %add74, %n, !dbg !177
  %add76 = add nsw i32 %mul75, %rem, !dbg !178
  %idxprom77 = sext i32 %add76 to i64, !dbg !179
  %arrayidx78 = getelementptr inbounds float, ptr %add.ptr19, i64 %idxprom77, !dbg !179
  store float %15, ptr %arrayidx78, align 4, !dbg !180, !tbaa !114
  br label %for.inc79, !dbg !179

for.inc79:                                        ; preds = %for.body70
  %inc80 = add nsw i32 %j66.0, 1, !dbg !181
    #dbg_value(i32 %inc80, !67, !DIExpression(), !168)
  br label %for.cond67, !dbg !182, !llvm.loop !183

for.end81:                                        ; preds = %for.cond.cleanup69
  call void @llvm.lifetime.end.p0(ptr %r) #8, !dbg !185
  ret void, !dbg !185
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent noreturn nounwind }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!69, !70, !71, !72}
!llvm.ident = !{!73}
!llvm.errno.tbaa = !{!74}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "as", scope: !2, file: !3, line: 6, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "tile", linkageName: "_Z4tilePKfS0_Pfii", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !43)
!3 = !DIFile(filename: "assertion_on_the_block.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9, !10, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !12, globals: !14, imports: !37, splitDebugInlining: false, nameTableKind: None)
!12 = !{!13}
!13 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!14 = !{!0, !15, !20, !27, !32}
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!16 = distinct !DIGlobalVariable(name: "bs", scope: !2, file: !3, line: 6, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 16384, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 512)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 7, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 168, elements: !25)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 21)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 7, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 208, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 26)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 7, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 40, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 5)
!37 = !{!38, !41}
!38 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !39, file: !40, line: 214)
!39 = !DINamespace(name: "ws_math", scope: null)
!40 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!41 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !42, entity: !39, file: !40, line: 215)
!42 = !DINamespace(name: "std", scope: null)
!43 = !{!44, !45, !46, !47, !48, !49, !51, !52, !53, !54, !58, !60, !64, !67}
!44 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!45 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 5, type: !6)
!46 = !DILocalVariable(name: "o", arg: 3, scope: !2, file: !3, line: 5, type: !9)
!47 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 5, type: !10)
!48 = !DILocalVariable(name: "k", arg: 5, scope: !2, file: !3, line: 5, type: !10)
!49 = !DILocalVariable(name: "tc", scope: !2, file: !3, line: 8, type: !50)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!51 = !DILocalVariable(name: "tr", scope: !2, file: !3, line: 8, type: !50)
!52 = !DILocalVariable(name: "ac", scope: !2, file: !3, line: 8, type: !50)
!53 = !DILocalVariable(name: "ar", scope: !2, file: !3, line: 8, type: !50)
!54 = !DILocalVariable(name: "r", scope: !2, file: !3, line: 10, type: !55)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 256, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 8)
!58 = !DILocalVariable(name: "i", scope: !59, file: !3, line: 11, type: !10)
!59 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!60 = !DILocalVariable(name: "d", scope: !61, file: !3, line: 16, type: !10)
!61 = distinct !DILexicalBlock(scope: !62, file: !3, line: 16, column: 5)
!62 = distinct !DILexicalBlock(scope: !63, file: !3, line: 11, column: 34)
!63 = distinct !DILexicalBlock(scope: !59, file: !3, line: 11, column: 3)
!64 = !DILocalVariable(name: "j", scope: !65, file: !3, line: 16, type: !10)
!65 = distinct !DILexicalBlock(scope: !66, file: !3, line: 16, column: 33)
!66 = distinct !DILexicalBlock(scope: !61, file: !3, line: 16, column: 5)
!67 = !DILocalVariable(name: "j", scope: !68, file: !3, line: 19, type: !10)
!68 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 3)
!69 = !{i32 7, !"Dwarf Version", i32 4}
!70 = !{i32 2, !"Debug Info Version", i32 3}
!71 = !{i32 1, !"wchar_size", i32 4}
!72 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!73 = !{!"clang version 22.1.8"}
!74 = !{!75, !75, i64 0}
!75 = !{!"int", !76, i64 0}
!76 = !{!"omnipotent char", !77, i64 0}
!77 = !{!"Simple C++ TBAA"}
!78 = !DILocation(line: 0, scope: !2)
!79 = !DILocation(line: 7, column: 20, scope: !2)
!80 = !DILocation(line: 7, column: 17, scope: !2)
!81 = !DILocation(line: 7, column: 3, scope: !2)
!82 = !DILocation(line: 8, column: 18, scope: !2)
!83 = !DILocation(line: 8, column: 30, scope: !2)
!84 = !DILocation(line: 8, column: 41, scope: !2)
!85 = !DILocation(line: 8, column: 53, scope: !2)
!86 = !DILocation(line: 8, column: 64, scope: !2)
!87 = !DILocation(line: 8, column: 76, scope: !2)
!88 = !DILocation(line: 8, column: 86, scope: !2)
!89 = !DILocation(line: 8, column: 98, scope: !2)
!90 = !DILocation(line: 9, column: 8, scope: !2)
!91 = !DILocation(line: 9, column: 19, scope: !2)
!92 = !DILocation(line: 9, column: 24, scope: !2)
!93 = !DILocation(line: 9, column: 5, scope: !2)
!94 = !DILocation(line: 9, column: 34, scope: !2)
!95 = !DILocation(line: 9, column: 45, scope: !2)
!96 = !DILocation(line: 9, column: 31, scope: !2)
!97 = !DILocation(line: 9, column: 56, scope: !2)
!98 = !DILocation(line: 9, column: 67, scope: !2)
!99 = !DILocation(line: 9, column: 72, scope: !2)
!100 = !DILocation(line: 9, column: 78, scope: !2)
!101 = !DILocation(line: 9, column: 89, scope: !2)
!102 = !DILocation(line: 9, column: 76, scope: !2)
!103 = !DILocation(line: 9, column: 53, scope: !2)
!104 = !DILocation(line: 10, column: 3, scope: !2)
!105 = !DILocation(line: 10, column: 9, scope: !2)
!106 = !DILocation(line: 0, scope: !59)
!107 = !DILocation(line: 11, column: 8, scope: !59)
!108 = !DILocation(line: 11, scope: !59)
!109 = !DILocation(line: 11, column: 21, scope: !63)
!110 = !DILocation(line: 11, column: 3, scope: !59)
!111 = !DILocation(line: 12, column: 28, scope: !62)
!112 = !DILocation(line: 12, column: 32, scope: !62)
!113 = !DILocation(line: 12, column: 23, scope: !62)
!114 = !{!115, !115, i64 0}
!115 = !{!"float", !76, i64 0}
!116 = !DILocation(line: 12, column: 11, scope: !62)
!117 = !DILocation(line: 12, column: 15, scope: !62)
!118 = !DILocation(line: 12, column: 5, scope: !62)
!119 = !DILocation(line: 12, column: 21, scope: !62)
!120 = !DILocation(line: 13, column: 29, scope: !62)
!121 = !DILocation(line: 13, column: 33, scope: !62)
!122 = !DILocation(line: 13, column: 24, scope: !62)
!123 = !DILocation(line: 13, column: 11, scope: !62)
!124 = !DILocation(line: 13, column: 16, scope: !62)
!125 = !DILocation(line: 13, column: 5, scope: !62)
!126 = !DILocation(line: 13, column: 22, scope: !62)
!127 = !DILocation(line: 14, column: 5, scope: !62)
!128 = !DILocation(line: 15, column: 7, scope: !62)
!129 = !DILocation(line: 15, column: 20, scope: !62)
!130 = !DILocation(line: 15, column: 15, scope: !62)
!131 = !DILocation(line: 0, scope: !61)
!132 = !DILocation(line: 16, column: 10, scope: !61)
!133 = !DILocation(line: 16, scope: !61)
!134 = !DILocation(line: 16, column: 23, scope: !66)
!135 = !DILocation(line: 16, column: 5, scope: !61)
!136 = !DILocation(line: 0, scope: !65)
!137 = !DILocation(line: 16, column: 38, scope: !65)
!138 = !DILocation(line: 16, scope: !65)
!139 = !DILocation(line: 16, column: 51, scope: !140)
!140 = distinct !DILexicalBlock(scope: !65, file: !3, line: 16, column: 33)
!141 = !DILocation(line: 16, column: 33, scope: !65)
!142 = !DILocation(line: 16, column: 76, scope: !140)
!143 = !DILocation(line: 16, column: 80, scope: !140)
!144 = !DILocation(line: 16, column: 85, scope: !140)
!145 = !DILocation(line: 16, column: 89, scope: !140)
!146 = !DILocation(line: 16, column: 69, scope: !140)
!147 = !DILocation(line: 16, column: 101, scope: !140)
!148 = !DILocation(line: 16, column: 106, scope: !140)
!149 = !DILocation(line: 16, column: 96, scope: !140)
!150 = !DILocation(line: 16, column: 61, scope: !140)
!151 = !DILocation(line: 16, column: 66, scope: !140)
!152 = !DILocation(line: 16, column: 56, scope: !140)
!153 = !DILocation(line: 16, column: 33, scope: !140)
!154 = distinct !{!154, !141, !155, !156, !157}
!155 = !DILocation(line: 16, column: 110, scope: !65)
!156 = !{!"llvm.loop.mustprogress"}
!157 = !{!"llvm.loop.unroll.disable"}
!158 = !DILocation(line: 16, column: 28, scope: !66)
!159 = !DILocation(line: 16, column: 5, scope: !66)
!160 = distinct !{!160, !135, !161, !156, !157}
!161 = !DILocation(line: 16, column: 110, scope: !61)
!162 = !DILocation(line: 17, column: 5, scope: !62)
!163 = !DILocation(line: 18, column: 3, scope: !62)
!164 = !DILocation(line: 11, column: 28, scope: !63)
!165 = !DILocation(line: 11, column: 3, scope: !63)
!166 = distinct !{!166, !110, !167, !156, !157}
!167 = !DILocation(line: 18, column: 3, scope: !59)
!168 = !DILocation(line: 0, scope: !68)
!169 = !DILocation(line: 19, column: 8, scope: !68)
!170 = !DILocation(line: 19, scope: !68)
!171 = !DILocation(line: 19, column: 21, scope: !172)
!172 = distinct !DILexicalBlock(scope: !68, file: !3, line: 19, column: 3)
!173 = !DILocation(line: 19, column: 3, scope: !68)
!174 = !DILocation(line: 19, column: 58, scope: !172)
!175 = !DILocation(line: 19, column: 37, scope: !172)
!176 = !DILocation(line: 19, column: 41, scope: !172)
!177 = !DILocation(line: 19, column: 46, scope: !172)
!178 = !DILocation(line: 19, column: 50, scope: !172)
!179 = !DILocation(line: 19, column: 31, scope: !172)
!180 = !DILocation(line: 19, column: 56, scope: !172)
!181 = !DILocation(line: 19, column: 26, scope: !172)
!182 = !DILocation(line: 19, column: 3, scope: !172)
!183 = distinct !{!183, !173, !184, !156, !157}
!184 = !DILocation(line: 19, column: 61, scope: !68)
!185 = !DILocation(line: 20, column: 1, scope: !2)
