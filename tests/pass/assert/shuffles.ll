; ModuleID = 'shuffles.cu'
source_filename = "shuffles.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [33 x i8] c"__shfl_sync(all, t * 3, 5) == 15\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [12 x i8] c"shuffles.cu\00", align 1, !dbg !8
@__func__._Z1kPi = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [58 x i8] c"__shfl_sync(all, t, t + 1, 8) == (t & ~7) + ((t + 1) & 7)\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [49 x i8] c"__shfl_up_sync(all, t, 4) == (t < 4 ? t : t - 4)\00", align 1, !dbg !23
@.str4 = private unnamed_addr constant [52 x i8] c"__shfl_down_sync(all, t, 4) == (t > 27 ? t : t + 4)\00", align 1, !dbg !28
@.str5 = private unnamed_addr constant [63 x i8] c"__shfl_down_sync(all, t, 2, 16) == ((t & 15) > 13 ? t : t + 2)\00", align 1, !dbg !33
@.str6 = private unnamed_addr constant [38 x i8] c"__shfl_xor_sync(all, t, 9) == (t ^ 9)\00", align 1, !dbg !38
@.str7 = private unnamed_addr constant [9 x i8] c"v == 496\00", align 1, !dbg !43
@.str8 = private unnamed_addr constant [19 x i8] c"x == (t ^ 1) + 0.5\00", align 1, !dbg !48

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !77 {
entry:
    #dbg_value(ptr %o, !82, !DIExpression(), !89)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !90
    #dbg_value(i32 %0, !83, !DIExpression(), !89)
    #dbg_value(i32 -1, !84, !DIExpression(), !89)
  %mul = mul nsw i32 %0, 3, !dbg !91
  %1 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %mul, i32 5, i32 31), !dbg !92
  %cmp = icmp eq i32 %1, 15, !dbg !93
  %storedv.i93 = zext i1 %cmp to i8, !dbg !94
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit95, label %if.then.i94, !dbg !94

if.then.i94:                                      ; preds = %entry
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 9, ptr noundef @__func__._Z1kPi, i64 noundef 1) #5, !dbg !94
  unreachable, !dbg !94

_ZL9ws_assertbPKcS0_jS0_.exit95:                  ; preds = %entry
  %add = add nsw i32 %0, 1, !dbg !95
  %2 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %0, i32 %add, i32 6175), !dbg !96
  %and = and i32 %0, -8, !dbg !97
  %add3 = add nsw i32 %0, 1, !dbg !98
  %and4 = and i32 %add3, 7, !dbg !99
  %add5 = add nsw i32 %and, %and4, !dbg !100
  %cmp6 = icmp eq i32 %2, %add5, !dbg !101
  %storedv.i90 = zext i1 %cmp6 to i8, !dbg !102
  br i1 %cmp6, label %_ZL9ws_assertbPKcS0_jS0_.exit92, label %if.then.i91, !dbg !102

if.then.i91:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit95
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 10, ptr noundef @__func__._Z1kPi, i64 noundef 1) #5, !dbg !102
  unreachable, !dbg !102

_ZL9ws_assertbPKcS0_jS0_.exit92:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit95
  %3 = call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %0, i32 4, i32 0), !dbg !103
  %cmp8 = icmp slt i32 %0, 4, !dbg !104
  br i1 %cmp8, label %cond.true, label %cond.false, !dbg !105

cond.true:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit92
  br label %cond.end, !dbg !105

cond.false:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit92
  %sub = sub nsw i32 %0, 4, !dbg !106
  br label %cond.end, !dbg !105

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %0, %cond.true ], [ %sub, %cond.false ], !dbg !105
  %cmp9 = icmp eq i32 %3, %cond, !dbg !107
  %storedv.i87 = zext i1 %cmp9 to i8, !dbg !108
  br i1 %cmp9, label %_ZL9ws_assertbPKcS0_jS0_.exit89, label %if.then.i88, !dbg !108

if.then.i88:                                      ; preds = %cond.end
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 11, ptr noundef @__func__._Z1kPi, i64 noundef 1) #5, !dbg !108
  unreachable, !dbg !108

_ZL9ws_assertbPKcS0_jS0_.exit89:                  ; preds = %cond.end
  %4 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %0, i32 4, i32 31), !dbg !109
  %cmp11 = icmp sgt i32 %0, 27, !dbg !110
  br i1 %cmp11, label %cond.true12, label %cond.false13, !dbg !111

cond.true12:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit89
  br label %cond.end15, !dbg !111

cond.false13:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit89
  %add14 = add nsw i32 %0, 4, !dbg !112
  br label %cond.end15, !dbg !111

cond.end15:                                       ; preds = %cond.false13, %cond.true12
  %cond16 = phi i32 [ %0, %cond.true12 ], [ %add14, %cond.false13 ], !dbg !111
  %cmp17 = icmp eq i32 %4, %cond16, !dbg !113
  %storedv.i84 = zext i1 %cmp17 to i8, !dbg !114
  br i1 %cmp17, label %_ZL9ws_assertbPKcS0_jS0_.exit86, label %if.then.i85, !dbg !114

if.then.i85:                                      ; preds = %cond.end15
  call void @__assertfail(ptr noundef @.str4, ptr noundef @.str1, i32 noundef 12, ptr noundef @__func__._Z1kPi, i64 noundef 1) #5, !dbg !114
  unreachable, !dbg !114

_ZL9ws_assertbPKcS0_jS0_.exit86:                  ; preds = %cond.end15
  %5 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %0, i32 2, i32 4127), !dbg !115
  %and19 = and i32 %0, 15, !dbg !116
  %cmp20 = icmp sgt i32 %and19, 13, !dbg !117
  br i1 %cmp20, label %cond.true21, label %cond.false22, !dbg !118

cond.true21:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit86
  br label %cond.end24, !dbg !118

cond.false22:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit86
  %add23 = add nsw i32 %0, 2, !dbg !119
  br label %cond.end24, !dbg !118

cond.end24:                                       ; preds = %cond.false22, %cond.true21
  %cond25 = phi i32 [ %0, %cond.true21 ], [ %add23, %cond.false22 ], !dbg !118
  %cmp26 = icmp eq i32 %5, %cond25, !dbg !120
  %storedv.i81 = zext i1 %cmp26 to i8, !dbg !121
  br i1 %cmp26, label %_ZL9ws_assertbPKcS0_jS0_.exit83, label %if.then.i82, !dbg !121

if.then.i82:                                      ; preds = %cond.end24
  call void @__assertfail(ptr noundef @.str5, ptr noundef @.str1, i32 noundef 13, ptr noundef @__func__._Z1kPi, i64 noundef 1) #5, !dbg !121
  unreachable, !dbg !121

_ZL9ws_assertbPKcS0_jS0_.exit83:                  ; preds = %cond.end24
  %6 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %0, i32 9, i32 31), !dbg !122
  %xor = xor i32 %0, 9, !dbg !123
  %cmp28 = icmp eq i32 %6, %xor, !dbg !124
  %storedv.i78 = zext i1 %cmp28 to i8, !dbg !125
  br i1 %cmp28, label %_ZL9ws_assertbPKcS0_jS0_.exit80, label %if.then.i79, !dbg !125

if.then.i79:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit83
  call void @__assertfail(ptr noundef @.str6, ptr noundef @.str1, i32 noundef 14, ptr noundef @__func__._Z1kPi, i64 noundef 1) #5, !dbg !125
  unreachable, !dbg !125

_ZL9ws_assertbPKcS0_jS0_.exit80:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit83
    #dbg_value(i32 %0, !85, !DIExpression(), !89)
    #dbg_value(i32 16, !86, !DIExpression(), !126)
  br label %for.cond, !dbg !127

for.cond:                                         ; preds = %for.inc, %_ZL9ws_assertbPKcS0_jS0_.exit80
  %d.0 = phi i32 [ 16, %_ZL9ws_assertbPKcS0_jS0_.exit80 ], [ %shr, %for.inc ], !dbg !128
  %v.0 = phi i32 [ %0, %_ZL9ws_assertbPKcS0_jS0_.exit80 ], [ %add31, %for.inc ], !dbg !89
    #dbg_value(i32 %v.0, !85, !DIExpression(), !89)
    #dbg_value(i32 %d.0, !86, !DIExpression(), !126)
  %cmp29 = icmp sgt i32 %d.0, 0, !dbg !129
  br i1 %cmp29, label %for.body, label %for.cond.cleanup, !dbg !131

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %7 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v.0, i32 %d.0, i32 31), !dbg !132
  %add31 = add nsw i32 %v.0, %7, !dbg !133
    #dbg_value(i32 %add31, !85, !DIExpression(), !89)
  br label %for.inc, !dbg !134

for.inc:                                          ; preds = %for.body
  %shr = ashr i32 %d.0, 1, !dbg !135
    #dbg_value(i32 %shr, !86, !DIExpression(), !126)
  br label %for.cond, !dbg !136, !llvm.loop !137

for.end:                                          ; preds = %for.cond.cleanup
  %cmp32 = icmp eq i32 %0, 0, !dbg !141
  br i1 %cmp32, label %if.then, label %if.end, !dbg !141

if.then:                                          ; preds = %for.end
  %cmp33 = icmp eq i32 %v.0, 496, !dbg !143
  %storedv.i75 = zext i1 %cmp33 to i8, !dbg !144
  br i1 %cmp33, label %_ZL9ws_assertbPKcS0_jS0_.exit77, label %if.then.i76, !dbg !144

if.then.i76:                                      ; preds = %if.then
  call void @__assertfail(ptr noundef @.str7, ptr noundef @.str1, i32 noundef 19, ptr noundef @__func__._Z1kPi, i64 noundef 1) #5, !dbg !144
  unreachable, !dbg !144

_ZL9ws_assertbPKcS0_jS0_.exit77:                  ; preds = %if.then
  br label %if.end, !dbg !144

if.end:                                           ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit77, %for.end
  %conv = sitofp i32 %0 to double, !dbg !145
  %add34 = fadd double %conv, 5.000000e-01, !dbg !146
  %8 = bitcast double %add34 to i64, !dbg !147
  %conv.i = trunc i64 %8 to i32, !dbg !147
  %9 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %conv.i, i32 1, i32 31), !dbg !147
  %shr.i = ashr i64 %8, 32, !dbg !147
  %conv1.i = trunc i64 %shr.i to i32, !dbg !147
  %10 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %conv1.i, i32 1, i32 31), !dbg !147
  %conv3.i = zext i32 %10 to i64, !dbg !147
  %shl.i = shl i64 %conv3.i, 32, !dbg !147
  %conv4.i = zext i32 %9 to i64, !dbg !147
  %or.i = or i64 %shl.i, %conv4.i, !dbg !147
  %11 = bitcast i64 %or.i to double, !dbg !147
    #dbg_value(double %11, !88, !DIExpression(), !89)
  %xor36 = xor i32 %0, 1, !dbg !148
  %conv37 = sitofp i32 %xor36 to double, !dbg !149
  %add38 = fadd double %conv37, 5.000000e-01, !dbg !150
  %cmp39 = fcmp oeq double %11, %add38, !dbg !151
  %storedv.i = zext i1 %cmp39 to i8, !dbg !152
  br i1 %cmp39, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !152

if.then.i:                                        ; preds = %if.end
  call void @__assertfail(ptr noundef @.str8, ptr noundef @.str1, i32 noundef 21, ptr noundef @__func__._Z1kPi, i64 noundef 1) #5, !dbg !152
  unreachable, !dbg !152

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %idxprom = sext i32 %0 to i64, !dbg !153
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !153
  store i32 %v.0, ptr %arrayidx, align 4, !dbg !154, !tbaa !73
  ret void, !dbg !155
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
!llvm.module.flags = !{!68, !69, !70, !71}
!llvm.ident = !{!72}
!llvm.errno.tbaa = !{!73}

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
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
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
!62 = !{!63, !66}
!63 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !53, entity: !64, file: !65, line: 206)
!64 = !DINamespace(name: "ws_math", scope: null)
!65 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!66 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !67, entity: !64, file: !65, line: 207)
!67 = !DINamespace(name: "std", scope: null)
!68 = !{i32 7, !"Dwarf Version", i32 4}
!69 = !{i32 2, !"Debug Info Version", i32 3}
!70 = !{i32 1, !"wchar_size", i32 4}
!71 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!72 = !{!"clang version 22.1.8"}
!73 = !{!74, !74, i64 0}
!74 = !{!"int", !75, i64 0}
!75 = !{!"omnipotent char", !76, i64 0}
!76 = !{!"Simple C++ TBAA"}
!77 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !2, file: !2, line: 6, type: !78, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !53, retainedNodes: !81)
!78 = !DISubroutineType(types: !79)
!79 = !{null, !80}
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!81 = !{!82, !83, !84, !85, !86, !88}
!82 = !DILocalVariable(name: "o", arg: 1, scope: !77, file: !2, line: 6, type: !80)
!83 = !DILocalVariable(name: "t", scope: !77, file: !2, line: 7, type: !56)
!84 = !DILocalVariable(name: "all", scope: !77, file: !2, line: 8, type: !59)
!85 = !DILocalVariable(name: "v", scope: !77, file: !2, line: 15, type: !56)
!86 = !DILocalVariable(name: "d", scope: !87, file: !2, line: 16, type: !56)
!87 = distinct !DILexicalBlock(scope: !77, file: !2, line: 16, column: 3)
!88 = !DILocalVariable(name: "x", scope: !77, file: !2, line: 20, type: !57)
!89 = !DILocation(line: 0, scope: !77)
!90 = !DILocation(line: 7, column: 11, scope: !77)
!91 = !DILocation(line: 9, column: 29, scope: !77)
!92 = !DILocation(line: 9, column: 10, scope: !77)
!93 = !DILocation(line: 9, column: 37, scope: !77)
!94 = !DILocation(line: 9, column: 3, scope: !77)
!95 = !DILocation(line: 10, column: 32, scope: !77)
!96 = !DILocation(line: 10, column: 10, scope: !77)
!97 = !DILocation(line: 10, column: 46, scope: !77)
!98 = !DILocation(line: 10, column: 58, scope: !77)
!99 = !DILocation(line: 10, column: 63, scope: !77)
!100 = !DILocation(line: 10, column: 52, scope: !77)
!101 = !DILocation(line: 10, column: 40, scope: !77)
!102 = !DILocation(line: 10, column: 3, scope: !77)
!103 = !DILocation(line: 11, column: 10, scope: !77)
!104 = !DILocation(line: 11, column: 42, scope: !77)
!105 = !DILocation(line: 11, column: 40, scope: !77)
!106 = !DILocation(line: 11, column: 54, scope: !77)
!107 = !DILocation(line: 11, column: 36, scope: !77)
!108 = !DILocation(line: 11, column: 3, scope: !77)
!109 = !DILocation(line: 12, column: 10, scope: !77)
!110 = !DILocation(line: 12, column: 44, scope: !77)
!111 = !DILocation(line: 12, column: 42, scope: !77)
!112 = !DILocation(line: 12, column: 57, scope: !77)
!113 = !DILocation(line: 12, column: 38, scope: !77)
!114 = !DILocation(line: 12, column: 3, scope: !77)
!115 = !DILocation(line: 13, column: 10, scope: !77)
!116 = !DILocation(line: 13, column: 49, scope: !77)
!117 = !DILocation(line: 13, column: 55, scope: !77)
!118 = !DILocation(line: 13, column: 46, scope: !77)
!119 = !DILocation(line: 13, column: 68, scope: !77)
!120 = !DILocation(line: 13, column: 42, scope: !77)
!121 = !DILocation(line: 13, column: 3, scope: !77)
!122 = !DILocation(line: 14, column: 10, scope: !77)
!123 = !DILocation(line: 14, column: 43, scope: !77)
!124 = !DILocation(line: 14, column: 37, scope: !77)
!125 = !DILocation(line: 14, column: 3, scope: !77)
!126 = !DILocation(line: 0, scope: !87)
!127 = !DILocation(line: 16, column: 8, scope: !87)
!128 = !DILocation(line: 16, scope: !87)
!129 = !DILocation(line: 16, column: 22, scope: !130)
!130 = distinct !DILexicalBlock(scope: !87, file: !2, line: 16, column: 3)
!131 = !DILocation(line: 16, column: 3, scope: !87)
!132 = !DILocation(line: 17, column: 10, scope: !130)
!133 = !DILocation(line: 17, column: 7, scope: !130)
!134 = !DILocation(line: 17, column: 5, scope: !130)
!135 = !DILocation(line: 16, column: 29, scope: !130)
!136 = !DILocation(line: 16, column: 3, scope: !130)
!137 = distinct !{!137, !131, !138, !139, !140}
!138 = !DILocation(line: 17, column: 36, scope: !87)
!139 = !{!"llvm.loop.mustprogress"}
!140 = !{!"llvm.loop.unroll.disable"}
!141 = !DILocation(line: 18, column: 9, scope: !142)
!142 = distinct !DILexicalBlock(scope: !77, file: !2, line: 18, column: 7)
!143 = !DILocation(line: 19, column: 14, scope: !142)
!144 = !DILocation(line: 19, column: 5, scope: !142)
!145 = !DILocation(line: 20, column: 35, scope: !77)
!146 = !DILocation(line: 20, column: 37, scope: !77)
!147 = !DILocation(line: 20, column: 14, scope: !77)
!148 = !DILocation(line: 21, column: 18, scope: !77)
!149 = !DILocation(line: 21, column: 15, scope: !77)
!150 = !DILocation(line: 21, column: 23, scope: !77)
!151 = !DILocation(line: 21, column: 12, scope: !77)
!152 = !DILocation(line: 21, column: 3, scope: !77)
!153 = !DILocation(line: 22, column: 3, scope: !77)
!154 = !DILocation(line: 22, column: 8, scope: !77)
!155 = !DILocation(line: 23, column: 1, scope: !77)
