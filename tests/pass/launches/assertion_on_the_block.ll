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
@__PRETTY_FUNCTION__._Z4tilePKfS0_Pfii = private unnamed_addr constant [59 x i8] c"void tile(const float *, const float *, float *, int, int)\00", align 1, !dbg !32
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4tilePKfS0_Pfii(ptr noundef %a, ptr noundef %b, ptr noundef %o, i32 noundef %n, i32 noundef %k) #0 !dbg !2 {
entry:
  %r = alloca [8 x float], align 4
    #dbg_value(ptr %a, !70, !DIExpression(), !104)
    #dbg_value(ptr %b, !71, !DIExpression(), !104)
    #dbg_value(ptr %o, !72, !DIExpression(), !104)
    #dbg_value(i32 %n, !73, !DIExpression(), !104)
    #dbg_value(i32 %k, !74, !DIExpression(), !104)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !105
  %cmp = icmp eq i32 512, %0, !dbg !106
  %storedv.i = zext i1 %cmp to i8, !dbg !107
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !107

if.then.i:                                        ; preds = %entry
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 7, ptr noundef @__PRETTY_FUNCTION__._Z4tilePKfS0_Pfii, i64 noundef 1) #7, !dbg !107
  unreachable, !dbg !107

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !108
  %rem = urem i32 %1, 64, !dbg !109
    #dbg_value(i32 %rem, !75, !DIExpression(), !104)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !110
  %div = udiv i32 %2, 64, !dbg !111
    #dbg_value(i32 %div, !77, !DIExpression(), !104)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !112
  %rem4 = urem i32 %3, 8, !dbg !113
    #dbg_value(i32 %rem4, !78, !DIExpression(), !104)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !114
  %div6 = udiv i32 %4, 8, !dbg !115
    #dbg_value(i32 %div6, !79, !DIExpression(), !104)
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !116
  %mul = mul i32 %5, 64, !dbg !117
  %mul8 = mul i32 %mul, %k, !dbg !118
  %idx.ext = zext i32 %mul8 to i64, !dbg !119
  %add.ptr = getelementptr inbounds nuw float, ptr %a, i64 %idx.ext, !dbg !119
    #dbg_value(ptr %add.ptr, !70, !DIExpression(), !104)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !120
  %mul10 = mul i32 %6, 64, !dbg !121
  %idx.ext11 = zext i32 %mul10 to i64, !dbg !122
  %add.ptr12 = getelementptr inbounds nuw float, ptr %b, i64 %idx.ext11, !dbg !122
    #dbg_value(ptr %add.ptr12, !71, !DIExpression(), !104)
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !123
  %mul14 = mul i32 %7, 64, !dbg !124
  %mul15 = mul i32 %mul14, %n, !dbg !125
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !126
  %mul17 = mul i32 %8, 64, !dbg !127
  %add = add i32 %mul15, %mul17, !dbg !128
  %idx.ext18 = zext i32 %add to i64, !dbg !129
  %add.ptr19 = getelementptr inbounds nuw float, ptr %o, i64 %idx.ext18, !dbg !129
    #dbg_value(ptr %add.ptr19, !72, !DIExpression(), !104)
  call void @llvm.lifetime.start.p0(ptr %r) #8, !dbg !130
    #dbg_declare(ptr %r, !80, !DIExpression(), !131)
  call void @llvm.memset.p0.i64(ptr align 4 %r, i8 0, i64 32, i1 false), !dbg !131
    #dbg_value(i32 0, !84, !DIExpression(), !132)
  br label %for.cond, !dbg !133

for.cond:                                         ; preds = %for.inc63, %_ZL9ws_assertbPKcS0_jS0_.exit
  %b.addr.0 = phi ptr [ %add.ptr12, %_ZL9ws_assertbPKcS0_jS0_.exit ], [ %add.ptr38, %for.inc63 ], !dbg !104
  %a.addr.0 = phi ptr [ %add.ptr, %_ZL9ws_assertbPKcS0_jS0_.exit ], [ %add.ptr35, %for.inc63 ], !dbg !104
  %i.0 = phi i32 [ 0, %_ZL9ws_assertbPKcS0_jS0_.exit ], [ %add64, %for.inc63 ], !dbg !134
    #dbg_value(i32 %i.0, !84, !DIExpression(), !132)
    #dbg_value(ptr %a.addr.0, !70, !DIExpression(), !104)
    #dbg_value(ptr %b.addr.0, !71, !DIExpression(), !104)
  %cmp20 = icmp slt i32 %i.0, %k, !dbg !135
  br i1 %cmp20, label %for.body, label %for.cond.cleanup, !dbg !136

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end65

for.body:                                         ; preds = %for.cond
  %mul21 = mul nsw i32 %div6, %k, !dbg !137
  %add22 = add nsw i32 %mul21, %rem4, !dbg !138
  %idxprom = sext i32 %add22 to i64, !dbg !139
  %arrayidx = getelementptr inbounds float, ptr %a.addr.0, i64 %idxprom, !dbg !139
  %9 = load float, ptr %arrayidx, align 4, !dbg !139, !tbaa !140
  %mul23 = mul nsw i32 %div6, 8, !dbg !142
  %add24 = add nsw i32 %mul23, %rem4, !dbg !143
  %idxprom25 = sext i32 %add24 to i64, !dbg !144
  %arrayidx26 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfS0_PfiiE2as to ptr), i64 0, i64 %idxprom25, !dbg !144
  store float %9, ptr %arrayidx26, align 4, !dbg !145, !tbaa !140
  %mul27 = mul nsw i32 %div, %n, !dbg !146
  %add28 = add nsw i32 %mul27, %rem, !dbg !147
  %idxprom29 = sext i32 %add28 to i64, !dbg !148
  %arrayidx30 = getelementptr inbounds float, ptr %b.addr.0, i64 %idxprom29, !dbg !148
  %10 = load float, ptr %arrayidx30, align 4, !dbg !148, !tbaa !140
  %mul31 = mul nsw i32 %div, 64, !dbg !149
  %add32 = add nsw i32 %mul31, %rem, !dbg !150
  %idxprom33 = sext i32 %add32 to i64, !dbg !151
  %arrayidx34 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfS0_PfiiE2bs to ptr), i64 0, i64 %idxprom33, !dbg !151
  store float %10, ptr %arrayidx34, align 4, !dbg !152, !tbaa !140
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !153
  %add.ptr35 = getelementptr inbounds float, ptr %a.addr.0, i64 8, !dbg !154
    #dbg_value(ptr %add.ptr35, !70, !DIExpression(), !104)
  %mul36 = mul nsw i32 8, %n, !dbg !155
  %idx.ext37 = sext i32 %mul36 to i64, !dbg !156
  %add.ptr38 = getelementptr inbounds float, ptr %b.addr.0, i64 %idx.ext37, !dbg !156
    #dbg_value(ptr %add.ptr38, !71, !DIExpression(), !104)
    #dbg_value(i32 0, !86, !DIExpression(), !157)
  br label %for.cond39, !dbg !158

for.cond39:                                       ; preds = %for.inc60, %for.body
  %d.0 = phi i32 [ 0, %for.body ], [ %inc61, %for.inc60 ], !dbg !159
    #dbg_value(i32 %d.0, !86, !DIExpression(), !157)
  %cmp40 = icmp slt i32 %d.0, 8, !dbg !160
  br i1 %cmp40, label %for.body42, label %for.cond.cleanup41, !dbg !161

for.cond.cleanup41:                               ; preds = %for.cond39
  br label %for.end62

for.body42:                                       ; preds = %for.cond39
    #dbg_value(i32 0, !90, !DIExpression(), !162)
  br label %for.cond43, !dbg !163

for.cond43:                                       ; preds = %for.inc, %for.body42
  %j.0 = phi i32 [ 0, %for.body42 ], [ %inc, %for.inc ], !dbg !164
    #dbg_value(i32 %j.0, !90, !DIExpression(), !162)
  %cmp44 = icmp slt i32 %j.0, 8, !dbg !165
  br i1 %cmp44, label %for.body46, label %for.cond.cleanup45, !dbg !167

for.cond.cleanup45:                               ; preds = %for.cond43
  br label %for.end

for.body46:                                       ; preds = %for.cond43
  %mul47 = mul nsw i32 %div, 8, !dbg !168
  %add48 = add nsw i32 %mul47, %j.0, !dbg !169
  %mul49 = mul nsw i32 %add48, 8, !dbg !170
  %add50 = add nsw i32 %mul49, %d.0, !dbg !171
  %idxprom51 = sext i32 %add50 to i64, !dbg !172
  %arrayidx52 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfS0_PfiiE2as to ptr), i64 0, i64 %idxprom51, !dbg !172
  %11 = load float, ptr %arrayidx52, align 4, !dbg !172, !tbaa !140
  %mul53 = mul nsw i32 %d.0, 64, !dbg !173
  %add54 = add nsw i32 %mul53, %rem, !dbg !174
  %idxprom55 = sext i32 %add54 to i64, !dbg !175
  %arrayidx56 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfS0_PfiiE2bs to ptr), i64 0, i64 %idxprom55, !dbg !175
  %12 = load float, ptr %arrayidx56, align 4, !dbg !175, !tbaa !140
  %idxprom58 = sext i32 %j.0 to i64, !dbg !176
  %arrayidx59 = getelementptr inbounds [8 x float], ptr %r, i64 0, i64 %idxprom58, !dbg !176
  %13 = load float, ptr %arrayidx59, align 4, !dbg !177, !tbaa !140
  %14 = call float @llvm.fmuladd.f32(float %11, float %12, float %13), !dbg !177
  store float %14, ptr %arrayidx59, align 4, !dbg !177, !tbaa !140
  br label %for.inc, !dbg !176

for.inc:                                          ; preds = %for.body46
  %inc = add nsw i32 %j.0, 1, !dbg !178
    #dbg_value(i32 %inc, !90, !DIExpression(), !162)
  br label %for.cond43, !dbg !179, !llvm.loop !180

for.end:                                          ; preds = %for.cond.cleanup45
  br label %for.inc60, !dbg !181

for.inc60:                                        ; preds = %for.end
  %inc61 = add nsw i32 %d.0, 1, !dbg !184
    #dbg_value(i32 %inc61, !86, !DIExpression(), !157)
  br label %for.cond39, !dbg !185, !llvm.loop !186

for.end62:                                        ; preds = %for.cond.cleanup41
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !188
  br label %for.inc63, !dbg !189

for.inc63:                                        ; preds = %for.end62
  %add64 = add nsw i32 %i.0, 8, !dbg !190
    #dbg_value(i32 %add64, !84, !DIExpression(), !132)
  br label %for.cond, !dbg !191, !llvm.loop !192

for.end65:                                        ; preds = %for.cond.cleanup
    #dbg_value(i32 0, !93, !DIExpression(), !194)
  br label %for.cond67, !dbg !195

for.cond67:                                       ; preds = %for.inc79, %for.end65
  %j66.0 = phi i32 [ 0, %for.end65 ], [ %inc80, %for.inc79 ], !dbg !196
    #dbg_value(i32 %j66.0, !93, !DIExpression(), !194)
  %cmp68 = icmp slt i32 %j66.0, 8, !dbg !197
  br i1 %cmp68, label %for.body70, label %for.cond.cleanup69, !dbg !199

for.cond.cleanup69:                               ; preds = %for.cond67
  br label %for.end81

for.body70:                                       ; preds = %for.cond67
  %idxprom71 = sext i32 %j66.0 to i64, !dbg !200
  %arrayidx72 = getelementptr inbounds [8 x float], ptr %r, i64 0, i64 %idxprom71, !dbg !200
  %15 = load float, ptr %arrayidx72, align 4, !dbg !200, !tbaa !140
  %mul73 = mul nsw i32 %div, 8, !dbg !201
  %add74 = add nsw i32 %mul73, %j66.0, !dbg !202
  %mul75 = mul nsw i32 %add74, %n, !dbg !203
  %add76 = add nsw i32 %mul75, %rem, !dbg !204
  %idxprom77 = sext i32 %add76 to i64, !dbg !205
  %arrayidx78 = getelementptr inbounds float, ptr %add.ptr19, i64 %idxprom77, !dbg !205
  store float %15, ptr %arrayidx78, align 4, !dbg !206, !tbaa !140
  br label %for.inc79, !dbg !205

for.inc79:                                        ; preds = %for.body70
  %inc80 = add nsw i32 %j66.0, 1, !dbg !207
    #dbg_value(i32 %inc80, !93, !DIExpression(), !194)
  br label %for.cond67, !dbg !208, !llvm.loop !209

for.end81:                                        ; preds = %for.cond.cleanup69
  call void @llvm.lifetime.end.p0(ptr %r) #8, !dbg !211
  ret void, !dbg !211
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
!llvm.module.flags = !{!95, !96, !97, !98}
!llvm.ident = !{!99}
!llvm.errno.tbaa = !{!100}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "as", scope: !2, file: !3, line: 6, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "tile", linkageName: "_Z4tilePKfS0_Pfii", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !69)
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
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 472, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 59)
!37 = !{!38, !41, !43, !48, !53, !58, !63, !65}
!38 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !39, file: !40, line: 128)
!39 = !DINamespace(name: "ws_math", scope: null)
!40 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!41 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !42, entity: !39, file: !40, line: 129)
!42 = !DINamespace(name: "std", scope: null)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !42, entity: !44, file: !40, line: 154)
!44 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !40, file: !40, line: 137, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !47}
!47 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !42, entity: !49, file: !40, line: 154)
!49 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !40, file: !40, line: 133, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !52}
!52 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !42, entity: !54, file: !40, line: 154)
!54 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !40, file: !40, line: 134, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!55 = !DISubroutineType(types: !56)
!56 = !{!57, !57}
!57 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!58 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !42, entity: !59, file: !40, line: 154)
!59 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !40, file: !40, line: 145, type: !60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!60 = !DISubroutineType(types: !61)
!61 = !{!13, !62}
!62 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!63 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !42, entity: !64, file: !40, line: 154)
!64 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !40, file: !40, line: 147, type: !60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!65 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !42, entity: !66, file: !40, line: 154)
!66 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !40, file: !40, line: 149, type: !67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!67 = !DISubroutineType(types: !68)
!68 = !{!10, !8}
!69 = !{!70, !71, !72, !73, !74, !75, !77, !78, !79, !80, !84, !86, !90, !93}
!70 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!71 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 5, type: !6)
!72 = !DILocalVariable(name: "o", arg: 3, scope: !2, file: !3, line: 5, type: !9)
!73 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 5, type: !10)
!74 = !DILocalVariable(name: "k", arg: 5, scope: !2, file: !3, line: 5, type: !10)
!75 = !DILocalVariable(name: "tc", scope: !2, file: !3, line: 8, type: !76)
!76 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!77 = !DILocalVariable(name: "tr", scope: !2, file: !3, line: 8, type: !76)
!78 = !DILocalVariable(name: "ac", scope: !2, file: !3, line: 8, type: !76)
!79 = !DILocalVariable(name: "ar", scope: !2, file: !3, line: 8, type: !76)
!80 = !DILocalVariable(name: "r", scope: !2, file: !3, line: 10, type: !81)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 256, elements: !82)
!82 = !{!83}
!83 = !DISubrange(count: 8)
!84 = !DILocalVariable(name: "i", scope: !85, file: !3, line: 11, type: !10)
!85 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!86 = !DILocalVariable(name: "d", scope: !87, file: !3, line: 16, type: !10)
!87 = distinct !DILexicalBlock(scope: !88, file: !3, line: 16, column: 5)
!88 = distinct !DILexicalBlock(scope: !89, file: !3, line: 11, column: 34)
!89 = distinct !DILexicalBlock(scope: !85, file: !3, line: 11, column: 3)
!90 = !DILocalVariable(name: "j", scope: !91, file: !3, line: 16, type: !10)
!91 = distinct !DILexicalBlock(scope: !92, file: !3, line: 16, column: 33)
!92 = distinct !DILexicalBlock(scope: !87, file: !3, line: 16, column: 5)
!93 = !DILocalVariable(name: "j", scope: !94, file: !3, line: 19, type: !10)
!94 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 3)
!95 = !{i32 7, !"Dwarf Version", i32 4}
!96 = !{i32 2, !"Debug Info Version", i32 3}
!97 = !{i32 1, !"wchar_size", i32 4}
!98 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!99 = !{!"clang version 22.1.8"}
!100 = !{!101, !101, i64 0}
!101 = !{!"int", !102, i64 0}
!102 = !{!"omnipotent char", !103, i64 0}
!103 = !{!"Simple C++ TBAA"}
!104 = !DILocation(line: 0, scope: !2)
!105 = !DILocation(line: 7, column: 20, scope: !2)
!106 = !DILocation(line: 7, column: 17, scope: !2)
!107 = !DILocation(line: 7, column: 3, scope: !2)
!108 = !DILocation(line: 8, column: 18, scope: !2)
!109 = !DILocation(line: 8, column: 30, scope: !2)
!110 = !DILocation(line: 8, column: 41, scope: !2)
!111 = !DILocation(line: 8, column: 53, scope: !2)
!112 = !DILocation(line: 8, column: 64, scope: !2)
!113 = !DILocation(line: 8, column: 76, scope: !2)
!114 = !DILocation(line: 8, column: 86, scope: !2)
!115 = !DILocation(line: 8, column: 98, scope: !2)
!116 = !DILocation(line: 9, column: 8, scope: !2)
!117 = !DILocation(line: 9, column: 19, scope: !2)
!118 = !DILocation(line: 9, column: 24, scope: !2)
!119 = !DILocation(line: 9, column: 5, scope: !2)
!120 = !DILocation(line: 9, column: 34, scope: !2)
!121 = !DILocation(line: 9, column: 45, scope: !2)
!122 = !DILocation(line: 9, column: 31, scope: !2)
!123 = !DILocation(line: 9, column: 56, scope: !2)
!124 = !DILocation(line: 9, column: 67, scope: !2)
!125 = !DILocation(line: 9, column: 72, scope: !2)
!126 = !DILocation(line: 9, column: 78, scope: !2)
!127 = !DILocation(line: 9, column: 89, scope: !2)
!128 = !DILocation(line: 9, column: 76, scope: !2)
!129 = !DILocation(line: 9, column: 53, scope: !2)
!130 = !DILocation(line: 10, column: 3, scope: !2)
!131 = !DILocation(line: 10, column: 9, scope: !2)
!132 = !DILocation(line: 0, scope: !85)
!133 = !DILocation(line: 11, column: 8, scope: !85)
!134 = !DILocation(line: 11, scope: !85)
!135 = !DILocation(line: 11, column: 21, scope: !89)
!136 = !DILocation(line: 11, column: 3, scope: !85)
!137 = !DILocation(line: 12, column: 28, scope: !88)
!138 = !DILocation(line: 12, column: 32, scope: !88)
!139 = !DILocation(line: 12, column: 23, scope: !88)
!140 = !{!141, !141, i64 0}
!141 = !{!"float", !102, i64 0}
!142 = !DILocation(line: 12, column: 11, scope: !88)
!143 = !DILocation(line: 12, column: 15, scope: !88)
!144 = !DILocation(line: 12, column: 5, scope: !88)
!145 = !DILocation(line: 12, column: 21, scope: !88)
!146 = !DILocation(line: 13, column: 29, scope: !88)
!147 = !DILocation(line: 13, column: 33, scope: !88)
!148 = !DILocation(line: 13, column: 24, scope: !88)
!149 = !DILocation(line: 13, column: 11, scope: !88)
!150 = !DILocation(line: 13, column: 16, scope: !88)
!151 = !DILocation(line: 13, column: 5, scope: !88)
!152 = !DILocation(line: 13, column: 22, scope: !88)
!153 = !DILocation(line: 14, column: 5, scope: !88)
!154 = !DILocation(line: 15, column: 7, scope: !88)
!155 = !DILocation(line: 15, column: 20, scope: !88)
!156 = !DILocation(line: 15, column: 15, scope: !88)
!157 = !DILocation(line: 0, scope: !87)
!158 = !DILocation(line: 16, column: 10, scope: !87)
!159 = !DILocation(line: 16, scope: !87)
!160 = !DILocation(line: 16, column: 23, scope: !92)
!161 = !DILocation(line: 16, column: 5, scope: !87)
!162 = !DILocation(line: 0, scope: !91)
!163 = !DILocation(line: 16, column: 38, scope: !91)
!164 = !DILocation(line: 16, scope: !91)
!165 = !DILocation(line: 16, column: 51, scope: !166)
!166 = distinct !DILexicalBlock(scope: !91, file: !3, line: 16, column: 33)
!167 = !DILocation(line: 16, column: 33, scope: !91)
!168 = !DILocation(line: 16, column: 76, scope: !166)
!169 = !DILocation(line: 16, column: 80, scope: !166)
!170 = !DILocation(line: 16, column: 85, scope: !166)
!171 = !DILocation(line: 16, column: 89, scope: !166)
!172 = !DILocation(line: 16, column: 69, scope: !166)
!173 = !DILocation(line: 16, column: 101, scope: !166)
!174 = !DILocation(line: 16, column: 106, scope: !166)
!175 = !DILocation(line: 16, column: 96, scope: !166)
!176 = !DILocation(line: 16, column: 61, scope: !166)
!177 = !DILocation(line: 16, column: 66, scope: !166)
!178 = !DILocation(line: 16, column: 56, scope: !166)
!179 = !DILocation(line: 16, column: 33, scope: !166)
!180 = distinct !{!180, !167, !181, !182, !183}
!181 = !DILocation(line: 16, column: 110, scope: !91)
!182 = !{!"llvm.loop.mustprogress"}
!183 = !{!"llvm.loop.unroll.disable"}
!184 = !DILocation(line: 16, column: 28, scope: !92)
!185 = !DILocation(line: 16, column: 5, scope: !92)
!186 = distinct !{!186, !161, !187, !182, !183}
!187 = !DILocation(line: 16, column: 110, scope: !87)
!188 = !DILocation(line: 17, column: 5, scope: !88)
!189 = !DILocation(line: 18, column: 3, scope: !88)
!190 = !DILocation(line: 11, column: 28, scope: !89)
!191 = !DILocation(line: 11, column: 3, scope: !89)
!192 = distinct !{!192, !136, !193, !182, !183}
!193 = !DILocation(line: 18, column: 3, scope: !85)
!194 = !DILocation(line: 0, scope: !94)
!195 = !DILocation(line: 19, column: 8, scope: !94)
!196 = !DILocation(line: 19, scope: !94)
!197 = !DILocation(line: 19, column: 21, scope: !198)
!198 = distinct !DILexicalBlock(scope: !94, file: !3, line: 19, column: 3)
!199 = !DILocation(line: 19, column: 3, scope: !94)
!200 = !DILocation(line: 19, column: 58, scope: !198)
!201 = !DILocation(line: 19, column: 37, scope: !198)
!202 = !DILocation(line: 19, column: 41, scope: !198)
!203 = !DILocation(line: 19, column: 46, scope: !198)
!204 = !DILocation(line: 19, column: 50, scope: !198)
!205 = !DILocation(line: 19, column: 31, scope: !198)
!206 = !DILocation(line: 19, column: 56, scope: !198)
!207 = !DILocation(line: 19, column: 26, scope: !198)
!208 = !DILocation(line: 19, column: 3, scope: !198)
!209 = distinct !{!209, !199, !210, !182, !183}
!210 = !DILocation(line: 19, column: 61, scope: !94)
!211 = !DILocation(line: 20, column: 1, scope: !2)
