; ModuleID = 'shuffles.cu'
source_filename = "shuffles.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [33 x i8] c"__shfl_sync(all, t * 3, 5) == 15\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [12 x i8] c"shuffles.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kPi = private unnamed_addr constant [14 x i8] c"void k(int *)\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [58 x i8] c"__shfl_sync(all, t, t + 1, 8) == (t & ~7) + ((t + 1) & 7)\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [49 x i8] c"__shfl_up_sync(all, t, 4) == (t < 4 ? t : t - 4)\00", align 1, !dbg !23
@.str4 = private unnamed_addr constant [52 x i8] c"__shfl_down_sync(all, t, 4) == (t > 27 ? t : t + 4)\00", align 1, !dbg !28
@.str5 = private unnamed_addr constant [63 x i8] c"__shfl_down_sync(all, t, 2, 16) == ((t & 15) > 13 ? t : t + 2)\00", align 1, !dbg !33
@.str6 = private unnamed_addr constant [38 x i8] c"__shfl_xor_sync(all, t, 9) == (t ^ 9)\00", align 1, !dbg !38
@.str7 = private unnamed_addr constant [9 x i8] c"v == 496\00", align 1, !dbg !43
@.str8 = private unnamed_addr constant [19 x i8] c"x == (t ^ 1) + 0.5\00", align 1, !dbg !48

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !102 {
entry:
    #dbg_value(ptr %o, !107, !DIExpression(), !114)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !115
    #dbg_value(i32 %0, !108, !DIExpression(), !114)
    #dbg_value(i32 -1, !109, !DIExpression(), !114)
  %mul = mul nsw i32 %0, 3, !dbg !116
  %1 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %mul, i32 5, i32 31), !dbg !117
  %cmp = icmp eq i32 %1, 15, !dbg !118
  %storedv.i93 = zext i1 %cmp to i8, !dbg !119
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit95, label %if.then.i94, !dbg !119

if.then.i94:                                      ; preds = %entry
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 9, ptr noundef @__PRETTY_FUNCTION__._Z1kPi, i64 noundef 1) #5, !dbg !119
  unreachable, !dbg !119

_ZL9ws_assertbPKcS0_jS0_.exit95:                  ; preds = %entry
  %add = add nsw i32 %0, 1, !dbg !120
  %2 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %0, i32 %add, i32 6175), !dbg !121
  %and = and i32 %0, -8, !dbg !122
  %add3 = add nsw i32 %0, 1, !dbg !123
  %and4 = and i32 %add3, 7, !dbg !124
  %add5 = add nsw i32 %and, %and4, !dbg !125
  %cmp6 = icmp eq i32 %2, %add5, !dbg !126
  %storedv.i90 = zext i1 %cmp6 to i8, !dbg !127
  br i1 %cmp6, label %_ZL9ws_assertbPKcS0_jS0_.exit92, label %if.then.i91, !dbg !127

if.then.i91:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit95
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 10, ptr noundef @__PRETTY_FUNCTION__._Z1kPi, i64 noundef 1) #5, !dbg !127
  unreachable, !dbg !127

_ZL9ws_assertbPKcS0_jS0_.exit92:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit95
  %3 = call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %0, i32 4, i32 0), !dbg !128
  %cmp8 = icmp slt i32 %0, 4, !dbg !129
  br i1 %cmp8, label %cond.true, label %cond.false, !dbg !130

cond.true:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit92
  br label %cond.end, !dbg !130

cond.false:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit92
  %sub = sub nsw i32 %0, 4, !dbg !131
  br label %cond.end, !dbg !130

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %0, %cond.true ], [ %sub, %cond.false ], !dbg !130
  %cmp9 = icmp eq i32 %3, %cond, !dbg !132
  %storedv.i87 = zext i1 %cmp9 to i8, !dbg !133
  br i1 %cmp9, label %_ZL9ws_assertbPKcS0_jS0_.exit89, label %if.then.i88, !dbg !133

if.then.i88:                                      ; preds = %cond.end
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 11, ptr noundef @__PRETTY_FUNCTION__._Z1kPi, i64 noundef 1) #5, !dbg !133
  unreachable, !dbg !133

_ZL9ws_assertbPKcS0_jS0_.exit89:                  ; preds = %cond.end
  %4 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %0, i32 4, i32 31), !dbg !134
  %cmp11 = icmp sgt i32 %0, 27, !dbg !135
  br i1 %cmp11, label %cond.true12, label %cond.false13, !dbg !136

cond.true12:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit89
  br label %cond.end15, !dbg !136

cond.false13:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit89
  %add14 = add nsw i32 %0, 4, !dbg !137
  br label %cond.end15, !dbg !136

cond.end15:                                       ; preds = %cond.false13, %cond.true12
  %cond16 = phi i32 [ %0, %cond.true12 ], [ %add14, %cond.false13 ], !dbg !136
  %cmp17 = icmp eq i32 %4, %cond16, !dbg !138
  %storedv.i84 = zext i1 %cmp17 to i8, !dbg !139
  br i1 %cmp17, label %_ZL9ws_assertbPKcS0_jS0_.exit86, label %if.then.i85, !dbg !139

if.then.i85:                                      ; preds = %cond.end15
  call void @__assertfail(ptr noundef @.str4, ptr noundef @.str1, i32 noundef 12, ptr noundef @__PRETTY_FUNCTION__._Z1kPi, i64 noundef 1) #5, !dbg !139
  unreachable, !dbg !139

_ZL9ws_assertbPKcS0_jS0_.exit86:                  ; preds = %cond.end15
  %5 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %0, i32 2, i32 4127), !dbg !140
  %and19 = and i32 %0, 15, !dbg !141
  %cmp20 = icmp sgt i32 %and19, 13, !dbg !142
  br i1 %cmp20, label %cond.true21, label %cond.false22, !dbg !143

cond.true21:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit86
  br label %cond.end24, !dbg !143

cond.false22:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit86
  %add23 = add nsw i32 %0, 2, !dbg !144
  br label %cond.end24, !dbg !143

cond.end24:                                       ; preds = %cond.false22, %cond.true21
  %cond25 = phi i32 [ %0, %cond.true21 ], [ %add23, %cond.false22 ], !dbg !143
  %cmp26 = icmp eq i32 %5, %cond25, !dbg !145
  %storedv.i81 = zext i1 %cmp26 to i8, !dbg !146
  br i1 %cmp26, label %_ZL9ws_assertbPKcS0_jS0_.exit83, label %if.then.i82, !dbg !146

if.then.i82:                                      ; preds = %cond.end24
  call void @__assertfail(ptr noundef @.str5, ptr noundef @.str1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__._Z1kPi, i64 noundef 1) #5, !dbg !146
  unreachable, !dbg !146

_ZL9ws_assertbPKcS0_jS0_.exit83:                  ; preds = %cond.end24
  %6 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %0, i32 9, i32 31), !dbg !147
  %xor = xor i32 %0, 9, !dbg !148
  %cmp28 = icmp eq i32 %6, %xor, !dbg !149
  %storedv.i78 = zext i1 %cmp28 to i8, !dbg !150
  br i1 %cmp28, label %_ZL9ws_assertbPKcS0_jS0_.exit80, label %if.then.i79, !dbg !150

if.then.i79:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit83
  call void @__assertfail(ptr noundef @.str6, ptr noundef @.str1, i32 noundef 14, ptr noundef @__PRETTY_FUNCTION__._Z1kPi, i64 noundef 1) #5, !dbg !150
  unreachable, !dbg !150

_ZL9ws_assertbPKcS0_jS0_.exit80:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit83
    #dbg_value(i32 %0, !110, !DIExpression(), !114)
    #dbg_value(i32 16, !111, !DIExpression(), !151)
  br label %for.cond, !dbg !152

for.cond:                                         ; preds = %for.inc, %_ZL9ws_assertbPKcS0_jS0_.exit80
  %d.0 = phi i32 [ 16, %_ZL9ws_assertbPKcS0_jS0_.exit80 ], [ %shr, %for.inc ], !dbg !153
  %v.0 = phi i32 [ %0, %_ZL9ws_assertbPKcS0_jS0_.exit80 ], [ %add31, %for.inc ], !dbg !114
    #dbg_value(i32 %v.0, !110, !DIExpression(), !114)
    #dbg_value(i32 %d.0, !111, !DIExpression(), !151)
  %cmp29 = icmp sgt i32 %d.0, 0, !dbg !154
  br i1 %cmp29, label %for.body, label %for.cond.cleanup, !dbg !156

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %7 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v.0, i32 %d.0, i32 31), !dbg !157
  %add31 = add nsw i32 %v.0, %7, !dbg !158
    #dbg_value(i32 %add31, !110, !DIExpression(), !114)
  br label %for.inc, !dbg !159

for.inc:                                          ; preds = %for.body
  %shr = ashr i32 %d.0, 1, !dbg !160
    #dbg_value(i32 %shr, !111, !DIExpression(), !151)
  br label %for.cond, !dbg !161, !llvm.loop !162

for.end:                                          ; preds = %for.cond.cleanup
  %cmp32 = icmp eq i32 %0, 0, !dbg !166
  br i1 %cmp32, label %if.then, label %if.end, !dbg !166

if.then:                                          ; preds = %for.end
  %cmp33 = icmp eq i32 %v.0, 496, !dbg !168
  %storedv.i75 = zext i1 %cmp33 to i8, !dbg !169
  br i1 %cmp33, label %_ZL9ws_assertbPKcS0_jS0_.exit77, label %if.then.i76, !dbg !169

if.then.i76:                                      ; preds = %if.then
  call void @__assertfail(ptr noundef @.str7, ptr noundef @.str1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__._Z1kPi, i64 noundef 1) #5, !dbg !169
  unreachable, !dbg !169

_ZL9ws_assertbPKcS0_jS0_.exit77:                  ; preds = %if.then
  br label %if.end, !dbg !169

if.end:                                           ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit77, %for.end
  %conv = sitofp i32 %0 to double, !dbg !170
  %add34 = fadd double %conv, 5.000000e-01, !dbg !171
  %8 = bitcast double %add34 to i64, !dbg !172
  %conv.i = trunc i64 %8 to i32, !dbg !172
  %9 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %conv.i, i32 1, i32 31), !dbg !172
  %shr.i = ashr i64 %8, 32, !dbg !172
  %conv1.i = trunc i64 %shr.i to i32, !dbg !172
  %10 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %conv1.i, i32 1, i32 31), !dbg !172
  %conv3.i = zext i32 %10 to i64, !dbg !172
  %shl.i = shl i64 %conv3.i, 32, !dbg !172
  %conv4.i = zext i32 %9 to i64, !dbg !172
  %or.i = or i64 %shl.i, %conv4.i, !dbg !172
  %11 = bitcast i64 %or.i to double, !dbg !172
    #dbg_value(double %11, !113, !DIExpression(), !114)
  %xor36 = xor i32 %0, 1, !dbg !173
  %conv37 = sitofp i32 %xor36 to double, !dbg !174
  %add38 = fadd double %conv37, 5.000000e-01, !dbg !175
  %cmp39 = fcmp oeq double %11, %add38, !dbg !176
  %storedv.i = zext i1 %cmp39 to i8, !dbg !177
  br i1 %cmp39, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !177

if.then.i:                                        ; preds = %if.end
  call void @__assertfail(ptr noundef @.str8, ptr noundef @.str1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__._Z1kPi, i64 noundef 1) #5, !dbg !177
  unreachable, !dbg !177

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %idxprom = sext i32 %0 to i64, !dbg !178
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !178
  store i32 %v.0, ptr %arrayidx, align 4, !dbg !179, !tbaa !98
  ret void, !dbg !180
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!53}
!llvm.module.flags = !{!93, !94, !95, !96}
!llvm.ident = !{!97}
!llvm.errno.tbaa = !{!98}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "shuffles.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 264, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 33)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 12)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 14)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 464, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 58)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 392, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 49)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 416, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 52)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 504, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 63)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 304, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 38)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 9)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 19)
!53 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !54, globals: !61, imports: !62, splitDebugInlining: false, nameTableKind: None)
!54 = !{!55, !56, !57, !58, !59, !60}
!55 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!56 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!57 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!58 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!59 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!60 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!61 = !{!0, !8, !13, !18, !23, !28, !33, !38, !43, !48}
!62 = !{!63, !66, !68, !73, !78, !82, !86, !88}
!63 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !53, entity: !64, file: !65, line: 128)
!64 = !DINamespace(name: "ws_math", scope: null)
!65 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!66 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !67, entity: !64, file: !65, line: 129)
!67 = !DINamespace(name: "std", scope: null)
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !69, file: !65, line: 154)
!69 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !65, file: !65, line: 137, type: !70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!70 = !DISubroutineType(types: !71)
!71 = !{!72, !72}
!72 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !74, file: !65, line: 154)
!74 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !65, file: !65, line: 133, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!75 = !DISubroutineType(types: !76)
!76 = !{!77, !77}
!77 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!78 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !79, file: !65, line: 154)
!79 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !65, file: !65, line: 134, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!80 = !DISubroutineType(types: !81)
!81 = !{!58, !58}
!82 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !83, file: !65, line: 154)
!83 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !65, file: !65, line: 145, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!84 = !DISubroutineType(types: !85)
!85 = !{!55, !57}
!86 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !87, file: !65, line: 154)
!87 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !65, file: !65, line: 147, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!88 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !89, file: !65, line: 154)
!89 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !65, file: !65, line: 149, type: !90, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!90 = !DISubroutineType(types: !91)
!91 = !{!56, !92}
!92 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!93 = !{i32 7, !"Dwarf Version", i32 4}
!94 = !{i32 2, !"Debug Info Version", i32 3}
!95 = !{i32 1, !"wchar_size", i32 4}
!96 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!97 = !{!"clang version 22.1.8"}
!98 = !{!99, !99, i64 0}
!99 = !{!"int", !100, i64 0}
!100 = !{!"omnipotent char", !101, i64 0}
!101 = !{!"Simple C++ TBAA"}
!102 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !2, file: !2, line: 6, type: !103, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !53, retainedNodes: !106)
!103 = !DISubroutineType(types: !104)
!104 = !{null, !105}
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!106 = !{!107, !108, !109, !110, !111, !113}
!107 = !DILocalVariable(name: "o", arg: 1, scope: !102, file: !2, line: 6, type: !105)
!108 = !DILocalVariable(name: "t", scope: !102, file: !2, line: 7, type: !56)
!109 = !DILocalVariable(name: "all", scope: !102, file: !2, line: 8, type: !59)
!110 = !DILocalVariable(name: "v", scope: !102, file: !2, line: 15, type: !56)
!111 = !DILocalVariable(name: "d", scope: !112, file: !2, line: 16, type: !56)
!112 = distinct !DILexicalBlock(scope: !102, file: !2, line: 16, column: 3)
!113 = !DILocalVariable(name: "x", scope: !102, file: !2, line: 20, type: !57)
!114 = !DILocation(line: 0, scope: !102)
!115 = !DILocation(line: 7, column: 11, scope: !102)
!116 = !DILocation(line: 9, column: 29, scope: !102)
!117 = !DILocation(line: 9, column: 10, scope: !102)
!118 = !DILocation(line: 9, column: 37, scope: !102)
!119 = !DILocation(line: 9, column: 3, scope: !102)
!120 = !DILocation(line: 10, column: 32, scope: !102)
!121 = !DILocation(line: 10, column: 10, scope: !102)
!122 = !DILocation(line: 10, column: 46, scope: !102)
!123 = !DILocation(line: 10, column: 58, scope: !102)
!124 = !DILocation(line: 10, column: 63, scope: !102)
!125 = !DILocation(line: 10, column: 52, scope: !102)
!126 = !DILocation(line: 10, column: 40, scope: !102)
!127 = !DILocation(line: 10, column: 3, scope: !102)
!128 = !DILocation(line: 11, column: 10, scope: !102)
!129 = !DILocation(line: 11, column: 42, scope: !102)
!130 = !DILocation(line: 11, column: 40, scope: !102)
!131 = !DILocation(line: 11, column: 54, scope: !102)
!132 = !DILocation(line: 11, column: 36, scope: !102)
!133 = !DILocation(line: 11, column: 3, scope: !102)
!134 = !DILocation(line: 12, column: 10, scope: !102)
!135 = !DILocation(line: 12, column: 44, scope: !102)
!136 = !DILocation(line: 12, column: 42, scope: !102)
!137 = !DILocation(line: 12, column: 57, scope: !102)
!138 = !DILocation(line: 12, column: 38, scope: !102)
!139 = !DILocation(line: 12, column: 3, scope: !102)
!140 = !DILocation(line: 13, column: 10, scope: !102)
!141 = !DILocation(line: 13, column: 49, scope: !102)
!142 = !DILocation(line: 13, column: 55, scope: !102)
!143 = !DILocation(line: 13, column: 46, scope: !102)
!144 = !DILocation(line: 13, column: 68, scope: !102)
!145 = !DILocation(line: 13, column: 42, scope: !102)
!146 = !DILocation(line: 13, column: 3, scope: !102)
!147 = !DILocation(line: 14, column: 10, scope: !102)
!148 = !DILocation(line: 14, column: 43, scope: !102)
!149 = !DILocation(line: 14, column: 37, scope: !102)
!150 = !DILocation(line: 14, column: 3, scope: !102)
!151 = !DILocation(line: 0, scope: !112)
!152 = !DILocation(line: 16, column: 8, scope: !112)
!153 = !DILocation(line: 16, scope: !112)
!154 = !DILocation(line: 16, column: 22, scope: !155)
!155 = distinct !DILexicalBlock(scope: !112, file: !2, line: 16, column: 3)
!156 = !DILocation(line: 16, column: 3, scope: !112)
!157 = !DILocation(line: 17, column: 10, scope: !155)
!158 = !DILocation(line: 17, column: 7, scope: !155)
!159 = !DILocation(line: 17, column: 5, scope: !155)
!160 = !DILocation(line: 16, column: 29, scope: !155)
!161 = !DILocation(line: 16, column: 3, scope: !155)
!162 = distinct !{!162, !156, !163, !164, !165}
!163 = !DILocation(line: 17, column: 36, scope: !112)
!164 = !{!"llvm.loop.mustprogress"}
!165 = !{!"llvm.loop.unroll.disable"}
!166 = !DILocation(line: 18, column: 9, scope: !167)
!167 = distinct !DILexicalBlock(scope: !102, file: !2, line: 18, column: 7)
!168 = !DILocation(line: 19, column: 14, scope: !167)
!169 = !DILocation(line: 19, column: 5, scope: !167)
!170 = !DILocation(line: 20, column: 35, scope: !102)
!171 = !DILocation(line: 20, column: 37, scope: !102)
!172 = !DILocation(line: 20, column: 14, scope: !102)
!173 = !DILocation(line: 21, column: 18, scope: !102)
!174 = !DILocation(line: 21, column: 15, scope: !102)
!175 = !DILocation(line: 21, column: 23, scope: !102)
!176 = !DILocation(line: 21, column: 12, scope: !102)
!177 = !DILocation(line: 21, column: 3, scope: !102)
!178 = !DILocation(line: 22, column: 3, scope: !102)
!179 = !DILocation(line: 22, column: 8, scope: !102)
!180 = !DILocation(line: 23, column: 1, scope: !102)
