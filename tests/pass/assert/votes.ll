; ModuleID = 'votes.cu'
source_filename = "votes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [41 x i8] c"__ballot_sync(all, t & 1) == 0xaaaaaaaau\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [9 x i8] c"votes.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kPi = private unnamed_addr constant [14 x i8] c"void k(int *)\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [52 x i8] c"__all_sync(all, t < 32) && !__all_sync(all, t < 31)\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [53 x i8] c"__any_sync(all, t == 7) && !__any_sync(all, t == 40)\00", align 1, !dbg !23
@.str4 = private unnamed_addr constant [68 x i8] c"__match_any_sync(all, t & 1) == (t & 1 ? 0xaaaaaaaau : 0x55555555u)\00", align 1, !dbg !28
@.str5 = private unnamed_addr constant [47 x i8] c"__match_all_sync(all, 5, &same) == all && same\00", align 1, !dbg !33
@.str6 = private unnamed_addr constant [46 x i8] c"__match_all_sync(all, t, &same) == 0 && !same\00", align 1, !dbg !38
@.str7 = private unnamed_addr constant [33 x i8] c"__reduce_add_sync(all, t) == 496\00", align 1, !dbg !43
@.str8 = private unnamed_addr constant [71 x i8] c"__reduce_max_sync(all, t) == 31 && __reduce_min_sync(all, t - 9) == -9\00", align 1, !dbg !48
@.str9 = private unnamed_addr constant [35 x i8] c"__ballot_sync(0xfffu, 1) == 0xfffu\00", align 1, !dbg !53

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !106 {
entry:
    #dbg_value(ptr %o, !111, !DIExpression(), !115)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !116
    #dbg_value(i32 %0, !112, !DIExpression(), !115)
    #dbg_value(i32 -1, !113, !DIExpression(), !115)
  %and = and i32 %0, 1, !dbg !117
  %tobool.i = icmp ne i32 %and, 0, !dbg !118
  %1 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %tobool.i), !dbg !118
  %cmp = icmp eq i32 %1, -1431655766, !dbg !119
  %storedv.i96 = zext i1 %cmp to i8, !dbg !120
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit98, label %if.then.i97, !dbg !120

if.then.i97:                                      ; preds = %entry
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 9, ptr noundef @__PRETTY_FUNCTION__._Z1kPi, i64 noundef 1) #6, !dbg !120
  unreachable, !dbg !120

_ZL9ws_assertbPKcS0_jS0_.exit98:                  ; preds = %entry
  %cmp2 = icmp slt i32 %0, 32, !dbg !121
  %conv = zext i1 %cmp2 to i32, !dbg !122
  %2 = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %cmp2), !dbg !123
  %conv.i101 = zext i1 %2 to i32, !dbg !123
  %tobool = icmp ne i32 %conv.i101, 0, !dbg !123
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !124

land.rhs:                                         ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit98
  %cmp4 = icmp slt i32 %0, 31, !dbg !125
  %conv5 = zext i1 %cmp4 to i32, !dbg !126
  %3 = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %cmp4), !dbg !127
  %conv.i = zext i1 %3 to i32, !dbg !127
  %tobool7 = icmp ne i32 %conv.i, 0, !dbg !127
  %lnot = xor i1 %tobool7, true, !dbg !128
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_ZL9ws_assertbPKcS0_jS0_.exit98
  %4 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit98 ], [ %lnot, %land.rhs ], !dbg !115
  %storedv.i93 = zext i1 %4 to i8, !dbg !129
  br i1 %4, label %_ZL9ws_assertbPKcS0_jS0_.exit95, label %if.then.i94, !dbg !129

if.then.i94:                                      ; preds = %land.end
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 10, ptr noundef @__PRETTY_FUNCTION__._Z1kPi, i64 noundef 1) #6, !dbg !129
  unreachable, !dbg !129

_ZL9ws_assertbPKcS0_jS0_.exit95:                  ; preds = %land.end
  %cmp8 = icmp eq i32 %0, 7, !dbg !130
  %conv9 = zext i1 %cmp8 to i32, !dbg !131
  %5 = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %cmp8), !dbg !132
  %conv.i105 = zext i1 %5 to i32, !dbg !132
  %tobool11 = icmp ne i32 %conv.i105, 0, !dbg !132
  br i1 %tobool11, label %land.rhs12, label %land.end18, !dbg !133

land.rhs12:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit95
  %cmp13 = icmp eq i32 %0, 40, !dbg !134
  %conv14 = zext i1 %cmp13 to i32, !dbg !135
  %6 = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %cmp13), !dbg !136
  %conv.i103 = zext i1 %6 to i32, !dbg !136
  %tobool16 = icmp ne i32 %conv.i103, 0, !dbg !136
  %lnot17 = xor i1 %tobool16, true, !dbg !137
  br label %land.end18

land.end18:                                       ; preds = %land.rhs12, %_ZL9ws_assertbPKcS0_jS0_.exit95
  %7 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit95 ], [ %lnot17, %land.rhs12 ], !dbg !115
  %storedv.i90 = zext i1 %7 to i8, !dbg !138
  br i1 %7, label %_ZL9ws_assertbPKcS0_jS0_.exit92, label %if.then.i91, !dbg !138

if.then.i91:                                      ; preds = %land.end18
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 11, ptr noundef @__PRETTY_FUNCTION__._Z1kPi, i64 noundef 1) #6, !dbg !138
  unreachable, !dbg !138

_ZL9ws_assertbPKcS0_jS0_.exit92:                  ; preds = %land.end18
  %and19 = and i32 %0, 1, !dbg !139
  %8 = call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %and19), !dbg !140
  %and21 = and i32 %0, 1, !dbg !141
  %tobool22 = icmp ne i32 %and21, 0, !dbg !142
  %9 = zext i1 %tobool22 to i64, !dbg !142
  %cond = select i1 %tobool22, i32 -1431655766, i32 1431655765, !dbg !142
  %cmp23 = icmp eq i32 %8, %cond, !dbg !143
  %storedv.i87 = zext i1 %cmp23 to i8, !dbg !144
  br i1 %cmp23, label %_ZL9ws_assertbPKcS0_jS0_.exit89, label %if.then.i88, !dbg !144

if.then.i88:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit92
  call void @__assertfail(ptr noundef @.str4, ptr noundef @.str1, i32 noundef 12, ptr noundef @__PRETTY_FUNCTION__._Z1kPi, i64 noundef 1) #6, !dbg !144
  unreachable, !dbg !144

_ZL9ws_assertbPKcS0_jS0_.exit89:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit92
    #dbg_value(i32 0, !114, !DIExpression(), !115)
  %10 = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 -1, i32 5), !dbg !145
  %11 = extractvalue { i32, i1 } %10, 1, !dbg !145
  %12 = zext i1 %11 to i32, !dbg !145
    #dbg_value(i32 %12, !114, !DIExpression(), !115)
  %13 = extractvalue { i32, i1 } %10, 0, !dbg !145
  %cmp25 = icmp eq i32 %13, -1, !dbg !146
  br i1 %cmp25, label %land.rhs26, label %land.end28, !dbg !147

land.rhs26:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit89
  %tobool27 = icmp ne i32 %12, 0, !dbg !148
  br label %land.end28

land.end28:                                       ; preds = %land.rhs26, %_ZL9ws_assertbPKcS0_jS0_.exit89
  %14 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit89 ], [ %tobool27, %land.rhs26 ], !dbg !115
  %storedv.i84 = zext i1 %14 to i8, !dbg !149
  br i1 %14, label %_ZL9ws_assertbPKcS0_jS0_.exit86, label %if.then.i85, !dbg !149

if.then.i85:                                      ; preds = %land.end28
  call void @__assertfail(ptr noundef @.str5, ptr noundef @.str1, i32 noundef 14, ptr noundef @__PRETTY_FUNCTION__._Z1kPi, i64 noundef 1) #6, !dbg !149
  unreachable, !dbg !149

_ZL9ws_assertbPKcS0_jS0_.exit86:                  ; preds = %land.end28
  %15 = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 -1, i32 %0), !dbg !150
  %16 = extractvalue { i32, i1 } %15, 1, !dbg !150
  %17 = zext i1 %16 to i32, !dbg !150
    #dbg_value(i32 %17, !114, !DIExpression(), !115)
  %18 = extractvalue { i32, i1 } %15, 0, !dbg !150
  %cmp30 = icmp eq i32 %18, 0, !dbg !151
  br i1 %cmp30, label %land.rhs31, label %land.end34, !dbg !152

land.rhs31:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit86
  %tobool32 = icmp ne i32 %17, 0, !dbg !153
  %lnot33 = xor i1 %tobool32, true, !dbg !154
  br label %land.end34

land.end34:                                       ; preds = %land.rhs31, %_ZL9ws_assertbPKcS0_jS0_.exit86
  %19 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit86 ], [ %lnot33, %land.rhs31 ], !dbg !115
  %storedv.i81 = zext i1 %19 to i8, !dbg !155
  br i1 %19, label %_ZL9ws_assertbPKcS0_jS0_.exit83, label %if.then.i82, !dbg !155

if.then.i82:                                      ; preds = %land.end34
  call void @__assertfail(ptr noundef @.str6, ptr noundef @.str1, i32 noundef 15, ptr noundef @__PRETTY_FUNCTION__._Z1kPi, i64 noundef 1) #6, !dbg !155
  unreachable, !dbg !155

_ZL9ws_assertbPKcS0_jS0_.exit83:                  ; preds = %land.end34
  %20 = call noundef i32 @llvm.nvvm.redux.sync.add(i32 %0, i32 -1), !dbg !156
  %cmp36 = icmp eq i32 %20, 496, !dbg !157
  %storedv.i78 = zext i1 %cmp36 to i8, !dbg !158
  br i1 %cmp36, label %_ZL9ws_assertbPKcS0_jS0_.exit80, label %if.then.i79, !dbg !158

if.then.i79:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit83
  call void @__assertfail(ptr noundef @.str7, ptr noundef @.str1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__._Z1kPi, i64 noundef 1) #6, !dbg !158
  unreachable, !dbg !158

_ZL9ws_assertbPKcS0_jS0_.exit80:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit83
  %21 = call noundef i32 @llvm.nvvm.redux.sync.max(i32 %0, i32 -1), !dbg !159
  %cmp38 = icmp eq i32 %21, 31, !dbg !160
  br i1 %cmp38, label %land.rhs39, label %land.end42, !dbg !161

land.rhs39:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit80
  %sub = sub nsw i32 %0, 9, !dbg !162
  %22 = call noundef i32 @llvm.nvvm.redux.sync.min(i32 %sub, i32 -1), !dbg !163
  %cmp41 = icmp eq i32 %22, -9, !dbg !164
  br label %land.end42

land.end42:                                       ; preds = %land.rhs39, %_ZL9ws_assertbPKcS0_jS0_.exit80
  %23 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit80 ], [ %cmp41, %land.rhs39 ], !dbg !115
  %storedv.i75 = zext i1 %23 to i8, !dbg !165
  br i1 %23, label %_ZL9ws_assertbPKcS0_jS0_.exit77, label %if.then.i76, !dbg !165

if.then.i76:                                      ; preds = %land.end42
  call void @__assertfail(ptr noundef @.str8, ptr noundef @.str1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__._Z1kPi, i64 noundef 1) #6, !dbg !165
  unreachable, !dbg !165

_ZL9ws_assertbPKcS0_jS0_.exit77:                  ; preds = %land.end42
  %cmp43 = icmp slt i32 %0, 12, !dbg !166
  br i1 %cmp43, label %if.then, label %if.end, !dbg !166

if.then:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit77
  %24 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 4095, i1 true), !dbg !168
  %cmp45 = icmp eq i32 %24, 4095, !dbg !169
  %storedv.i = zext i1 %cmp45 to i8, !dbg !170
  br i1 %cmp45, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !170

if.then.i:                                        ; preds = %if.then
  call void @__assertfail(ptr noundef @.str9, ptr noundef @.str1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__._Z1kPi, i64 noundef 1) #6, !dbg !170
  unreachable, !dbg !170

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.then
  br label %if.end, !dbg !170

if.end:                                           ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %_ZL9ws_assertbPKcS0_jS0_.exit77
  %cmp46 = icmp sgt i32 %0, 3, !dbg !171
  %conv47 = zext i1 %cmp46 to i32, !dbg !172
  %25 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %cmp46), !dbg !173
  %26 = call noundef i32 @llvm.ctpop.i32(i32 %25), !dbg !174
  %idxprom = sext i32 %0 to i64, !dbg !175
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !175
  store i32 %26, ptr %arrayidx, align 4, !dbg !176, !tbaa !102
  ret void, !dbg !177
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
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.max(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.min(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!58}
!llvm.module.flags = !{!97, !98, !99, !100}
!llvm.ident = !{!101}
!llvm.errno.tbaa = !{!102}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "votes.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 328, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 41)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 9)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 14)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 416, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 52)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 424, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 53)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 544, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 68)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 376, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 47)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 368, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 46)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 264, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 33)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 568, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 71)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 280, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 35)
!58 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !59, globals: !63, imports: !64, splitDebugInlining: false, nameTableKind: None)
!59 = !{!60, !61, !62}
!60 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!61 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!62 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!63 = !{!0, !8, !13, !18, !23, !28, !33, !38, !43, !48, !53}
!64 = !{!65, !68, !70, !75, !80, !85, !90, !92}
!65 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !58, entity: !66, file: !67, line: 128)
!66 = !DINamespace(name: "ws_math", scope: null)
!67 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!68 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !69, entity: !66, file: !67, line: 129)
!69 = !DINamespace(name: "std", scope: null)
!70 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !71, file: !67, line: 154)
!71 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !67, file: !67, line: 137, type: !72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!72 = !DISubroutineType(types: !73)
!73 = !{!74, !74}
!74 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!75 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !76, file: !67, line: 154)
!76 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !67, file: !67, line: 133, type: !77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!77 = !DISubroutineType(types: !78)
!78 = !{!79, !79}
!79 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!80 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !81, file: !67, line: 154)
!81 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !67, file: !67, line: 134, type: !82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!82 = !DISubroutineType(types: !83)
!83 = !{!84, !84}
!84 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!85 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !86, file: !67, line: 154)
!86 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !67, file: !67, line: 145, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!87 = !DISubroutineType(types: !88)
!88 = !{!60, !89}
!89 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!90 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !91, file: !67, line: 154)
!91 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !67, file: !67, line: 147, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!92 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !93, file: !67, line: 154)
!93 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !67, file: !67, line: 149, type: !94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!94 = !DISubroutineType(types: !95)
!95 = !{!62, !96}
!96 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!97 = !{i32 7, !"Dwarf Version", i32 4}
!98 = !{i32 2, !"Debug Info Version", i32 3}
!99 = !{i32 1, !"wchar_size", i32 4}
!100 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!101 = !{!"clang version 22.1.8"}
!102 = !{!103, !103, i64 0}
!103 = !{!"int", !104, i64 0}
!104 = !{!"omnipotent char", !105, i64 0}
!105 = !{!"Simple C++ TBAA"}
!106 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !2, file: !2, line: 6, type: !107, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !110)
!107 = !DISubroutineType(types: !108)
!108 = !{null, !109}
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!110 = !{!111, !112, !113, !114}
!111 = !DILocalVariable(name: "o", arg: 1, scope: !106, file: !2, line: 6, type: !109)
!112 = !DILocalVariable(name: "t", scope: !106, file: !2, line: 7, type: !62)
!113 = !DILocalVariable(name: "all", scope: !106, file: !2, line: 8, type: !61)
!114 = !DILocalVariable(name: "same", scope: !106, file: !2, line: 13, type: !62)
!115 = !DILocation(line: 0, scope: !106)
!116 = !DILocation(line: 7, column: 11, scope: !106)
!117 = !DILocation(line: 9, column: 31, scope: !106)
!118 = !DILocation(line: 9, column: 10, scope: !106)
!119 = !DILocation(line: 9, column: 36, scope: !106)
!120 = !DILocation(line: 9, column: 3, scope: !106)
!121 = !DILocation(line: 10, column: 28, scope: !106)
!122 = !DILocation(line: 10, column: 26, scope: !106)
!123 = !DILocation(line: 10, column: 10, scope: !106)
!124 = !DILocation(line: 10, column: 34, scope: !106)
!125 = !DILocation(line: 10, column: 56, scope: !106)
!126 = !DILocation(line: 10, column: 54, scope: !106)
!127 = !DILocation(line: 10, column: 38, scope: !106)
!128 = !DILocation(line: 10, column: 37, scope: !106)
!129 = !DILocation(line: 10, column: 3, scope: !106)
!130 = !DILocation(line: 11, column: 28, scope: !106)
!131 = !DILocation(line: 11, column: 26, scope: !106)
!132 = !DILocation(line: 11, column: 10, scope: !106)
!133 = !DILocation(line: 11, column: 34, scope: !106)
!134 = !DILocation(line: 11, column: 56, scope: !106)
!135 = !DILocation(line: 11, column: 54, scope: !106)
!136 = !DILocation(line: 11, column: 38, scope: !106)
!137 = !DILocation(line: 11, column: 37, scope: !106)
!138 = !DILocation(line: 11, column: 3, scope: !106)
!139 = !DILocation(line: 12, column: 34, scope: !106)
!140 = !DILocation(line: 12, column: 10, scope: !106)
!141 = !DILocation(line: 12, column: 45, scope: !106)
!142 = !DILocation(line: 12, column: 43, scope: !106)
!143 = !DILocation(line: 12, column: 39, scope: !106)
!144 = !DILocation(line: 12, column: 3, scope: !106)
!145 = !DILocation(line: 14, column: 10, scope: !106)
!146 = !DILocation(line: 14, column: 42, scope: !106)
!147 = !DILocation(line: 14, column: 49, scope: !106)
!148 = !DILocation(line: 14, column: 52, scope: !106)
!149 = !DILocation(line: 14, column: 3, scope: !106)
!150 = !DILocation(line: 15, column: 10, scope: !106)
!151 = !DILocation(line: 15, column: 42, scope: !106)
!152 = !DILocation(line: 15, column: 47, scope: !106)
!153 = !DILocation(line: 15, column: 51, scope: !106)
!154 = !DILocation(line: 15, column: 50, scope: !106)
!155 = !DILocation(line: 15, column: 3, scope: !106)
!156 = !DILocation(line: 16, column: 10, scope: !106)
!157 = !DILocation(line: 16, column: 36, scope: !106)
!158 = !DILocation(line: 16, column: 3, scope: !106)
!159 = !DILocation(line: 17, column: 10, scope: !106)
!160 = !DILocation(line: 17, column: 36, scope: !106)
!161 = !DILocation(line: 17, column: 42, scope: !106)
!162 = !DILocation(line: 17, column: 70, scope: !106)
!163 = !DILocation(line: 17, column: 45, scope: !106)
!164 = !DILocation(line: 17, column: 75, scope: !106)
!165 = !DILocation(line: 17, column: 3, scope: !106)
!166 = !DILocation(line: 18, column: 9, scope: !167)
!167 = distinct !DILexicalBlock(scope: !106, file: !2, line: 18, column: 7)
!168 = !DILocation(line: 19, column: 12, scope: !167)
!169 = !DILocation(line: 19, column: 37, scope: !167)
!170 = !DILocation(line: 19, column: 5, scope: !167)
!171 = !DILocation(line: 20, column: 38, scope: !106)
!172 = !DILocation(line: 20, column: 36, scope: !106)
!173 = !DILocation(line: 20, column: 17, scope: !106)
!174 = !DILocation(line: 20, column: 10, scope: !106)
!175 = !DILocation(line: 20, column: 3, scope: !106)
!176 = !DILocation(line: 20, column: 8, scope: !106)
!177 = !DILocation(line: 21, column: 1, scope: !106)
