; ModuleID = 'votes.cu'
source_filename = "votes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [41 x i8] c"__ballot_sync(all, t & 1) == 0xaaaaaaaau\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [9 x i8] c"votes.cu\00", align 1, !dbg !8
@__func__._Z1kPi = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [52 x i8] c"__all_sync(all, t < 32) && !__all_sync(all, t < 31)\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [53 x i8] c"__any_sync(all, t == 7) && !__any_sync(all, t == 40)\00", align 1, !dbg !23
@.str4 = private unnamed_addr constant [68 x i8] c"__match_any_sync(all, t & 1) == (t & 1 ? 0xaaaaaaaau : 0x55555555u)\00", align 1, !dbg !28
@.str5 = private unnamed_addr constant [47 x i8] c"__match_all_sync(all, 5, &same) == all && same\00", align 1, !dbg !33
@.str6 = private unnamed_addr constant [46 x i8] c"__match_all_sync(all, t, &same) == 0 && !same\00", align 1, !dbg !38
@.str7 = private unnamed_addr constant [33 x i8] c"__reduce_add_sync(all, t) == 496\00", align 1, !dbg !43
@.str8 = private unnamed_addr constant [71 x i8] c"__reduce_max_sync(all, t) == 31 && __reduce_min_sync(all, t - 9) == -9\00", align 1, !dbg !48
@.str9 = private unnamed_addr constant [35 x i8] c"__ballot_sync(0xfffu, 1) == 0xfffu\00", align 1, !dbg !53

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !79 {
entry:
    #dbg_value(ptr %o, !84, !DIExpression(), !88)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !89
    #dbg_value(i32 %0, !85, !DIExpression(), !88)
    #dbg_value(i32 -1, !86, !DIExpression(), !88)
  %and = and i32 %0, 1, !dbg !90
  %tobool.i = icmp ne i32 %and, 0, !dbg !91
  %1 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %tobool.i), !dbg !91
  %cmp = icmp eq i32 %1, -1431655766, !dbg !92
  %storedv.i96 = zext i1 %cmp to i8, !dbg !93
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit98, label %if.then.i97, !dbg !93

if.then.i97:                                      ; preds = %entry
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 9, ptr noundef @__func__._Z1kPi, i64 noundef 1) #6, !dbg !93
  unreachable, !dbg !93

_ZL9ws_assertbPKcS0_jS0_.exit98:                  ; preds = %entry
  %cmp2 = icmp slt i32 %0, 32, !dbg !94
  %conv = zext i1 %cmp2 to i32, !dbg !95
  %2 = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %cmp2), !dbg !96
  %conv.i101 = zext i1 %2 to i32, !dbg !96
  %tobool = icmp ne i32 %conv.i101, 0, !dbg !96
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !97

land.rhs:                                         ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit98
  %cmp4 = icmp slt i32 %0, 31, !dbg !98
  %conv5 = zext i1 %cmp4 to i32, !dbg !99
  %3 = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %cmp4), !dbg !100
  %conv.i = zext i1 %3 to i32, !dbg !100
  %tobool7 = icmp ne i32 %conv.i, 0, !dbg !100
  %lnot = xor i1 %tobool7, true, !dbg !101
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_ZL9ws_assertbPKcS0_jS0_.exit98
  %4 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit98 ], [ %lnot, %land.rhs ], !dbg !88
  %storedv.i93 = zext i1 %4 to i8, !dbg !102
  br i1 %4, label %_ZL9ws_assertbPKcS0_jS0_.exit95, label %if.then.i94, !dbg !102

if.then.i94:                                      ; preds = %land.end
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 10, ptr noundef @__func__._Z1kPi, i64 noundef 1) #6, !dbg !102
  unreachable, !dbg !102

_ZL9ws_assertbPKcS0_jS0_.exit95:                  ; preds = %land.end
  %cmp8 = icmp eq i32 %0, 7, !dbg !103
  %conv9 = zext i1 %cmp8 to i32, !dbg !104
  %5 = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %cmp8), !dbg !105
  %conv.i105 = zext i1 %5 to i32, !dbg !105
  %tobool11 = icmp ne i32 %conv.i105, 0, !dbg !105
  br i1 %tobool11, label %land.rhs12, label %land.end18, !dbg !106

land.rhs12:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit95
  %cmp13 = icmp eq i32 %0, 40, !dbg !107
  %conv14 = zext i1 %cmp13 to i32, !dbg !108
  %6 = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %cmp13), !dbg !109
  %conv.i103 = zext i1 %6 to i32, !dbg !109
  %tobool16 = icmp ne i32 %conv.i103, 0, !dbg !109
  %lnot17 = xor i1 %tobool16, true, !dbg !110
  br label %land.end18

land.end18:                                       ; preds = %land.rhs12, %_ZL9ws_assertbPKcS0_jS0_.exit95
  %7 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit95 ], [ %lnot17, %land.rhs12 ], !dbg !88
  %storedv.i90 = zext i1 %7 to i8, !dbg !111
  br i1 %7, label %_ZL9ws_assertbPKcS0_jS0_.exit92, label %if.then.i91, !dbg !111

if.then.i91:                                      ; preds = %land.end18
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 11, ptr noundef @__func__._Z1kPi, i64 noundef 1) #6, !dbg !111
  unreachable, !dbg !111

_ZL9ws_assertbPKcS0_jS0_.exit92:                  ; preds = %land.end18
  %and19 = and i32 %0, 1, !dbg !112
  %8 = call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %and19), !dbg !113
  %and21 = and i32 %0, 1, !dbg !114
  %tobool22 = icmp ne i32 %and21, 0, !dbg !115
  %9 = zext i1 %tobool22 to i64, !dbg !115
  %cond = select i1 %tobool22, i32 -1431655766, i32 1431655765, !dbg !115
  %cmp23 = icmp eq i32 %8, %cond, !dbg !116
  %storedv.i87 = zext i1 %cmp23 to i8, !dbg !117
  br i1 %cmp23, label %_ZL9ws_assertbPKcS0_jS0_.exit89, label %if.then.i88, !dbg !117

if.then.i88:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit92
  call void @__assertfail(ptr noundef @.str4, ptr noundef @.str1, i32 noundef 12, ptr noundef @__func__._Z1kPi, i64 noundef 1) #6, !dbg !117
  unreachable, !dbg !117

_ZL9ws_assertbPKcS0_jS0_.exit89:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit92
    #dbg_value(i32 0, !87, !DIExpression(), !88)
  %10 = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 -1, i32 5), !dbg !118
  %11 = extractvalue { i32, i1 } %10, 1, !dbg !118
  %12 = zext i1 %11 to i32, !dbg !118
    #dbg_value(i32 %12, !87, !DIExpression(), !88)
  %13 = extractvalue { i32, i1 } %10, 0, !dbg !118
  %cmp25 = icmp eq i32 %13, -1, !dbg !119
  br i1 %cmp25, label %land.rhs26, label %land.end28, !dbg !120

land.rhs26:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit89
  %tobool27 = icmp ne i32 %12, 0, !dbg !121
  br label %land.end28

land.end28:                                       ; preds = %land.rhs26, %_ZL9ws_assertbPKcS0_jS0_.exit89
  %14 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit89 ], [ %tobool27, %land.rhs26 ], !dbg !88
  %storedv.i84 = zext i1 %14 to i8, !dbg !122
  br i1 %14, label %_ZL9ws_assertbPKcS0_jS0_.exit86, label %if.then.i85, !dbg !122

if.then.i85:                                      ; preds = %land.end28
  call void @__assertfail(ptr noundef @.str5, ptr noundef @.str1, i32 noundef 14, ptr noundef @__func__._Z1kPi, i64 noundef 1) #6, !dbg !122
  unreachable, !dbg !122

_ZL9ws_assertbPKcS0_jS0_.exit86:                  ; preds = %land.end28
  %15 = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 -1, i32 %0), !dbg !123
  %16 = extractvalue { i32, i1 } %15, 1, !dbg !123
  %17 = zext i1 %16 to i32, !dbg !123
    #dbg_value(i32 %17, !87, !DIExpression(), !88)
  %18 = extractvalue { i32, i1 } %15, 0, !dbg !123
  %cmp30 = icmp eq i32 %18, 0, !dbg !124
  br i1 %cmp30, label %land.rhs31, label %land.end34, !dbg !125

land.rhs31:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit86
  %tobool32 = icmp ne i32 %17, 0, !dbg !126
  %lnot33 = xor i1 %tobool32, true, !dbg !127
  br label %land.end34

land.end34:                                       ; preds = %land.rhs31, %_ZL9ws_assertbPKcS0_jS0_.exit86
  %19 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit86 ], [ %lnot33, %land.rhs31 ], !dbg !88
  %storedv.i81 = zext i1 %19 to i8, !dbg !128
  br i1 %19, label %_ZL9ws_assertbPKcS0_jS0_.exit83, label %if.then.i82, !dbg !128

if.then.i82:                                      ; preds = %land.end34
  call void @__assertfail(ptr noundef @.str6, ptr noundef @.str1, i32 noundef 15, ptr noundef @__func__._Z1kPi, i64 noundef 1) #6, !dbg !128
  unreachable, !dbg !128

_ZL9ws_assertbPKcS0_jS0_.exit83:                  ; preds = %land.end34
  %20 = call noundef i32 @llvm.nvvm.redux.sync.add(i32 %0, i32 -1), !dbg !129
  %cmp36 = icmp eq i32 %20, 496, !dbg !130
  %storedv.i78 = zext i1 %cmp36 to i8, !dbg !131
  br i1 %cmp36, label %_ZL9ws_assertbPKcS0_jS0_.exit80, label %if.then.i79, !dbg !131

if.then.i79:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit83
  call void @__assertfail(ptr noundef @.str7, ptr noundef @.str1, i32 noundef 16, ptr noundef @__func__._Z1kPi, i64 noundef 1) #6, !dbg !131
  unreachable, !dbg !131

_ZL9ws_assertbPKcS0_jS0_.exit80:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit83
  %21 = call noundef i32 @llvm.nvvm.redux.sync.max(i32 %0, i32 -1), !dbg !132
  %cmp38 = icmp eq i32 %21, 31, !dbg !133
  br i1 %cmp38, label %land.rhs39, label %land.end42, !dbg !134

land.rhs39:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit80
  %sub = sub nsw i32 %0, 9, !dbg !135
  %22 = call noundef i32 @llvm.nvvm.redux.sync.min(i32 %sub, i32 -1), !dbg !136
  %cmp41 = icmp eq i32 %22, -9, !dbg !137
  br label %land.end42

land.end42:                                       ; preds = %land.rhs39, %_ZL9ws_assertbPKcS0_jS0_.exit80
  %23 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit80 ], [ %cmp41, %land.rhs39 ], !dbg !88
  %storedv.i75 = zext i1 %23 to i8, !dbg !138
  br i1 %23, label %_ZL9ws_assertbPKcS0_jS0_.exit77, label %if.then.i76, !dbg !138

if.then.i76:                                      ; preds = %land.end42
  call void @__assertfail(ptr noundef @.str8, ptr noundef @.str1, i32 noundef 17, ptr noundef @__func__._Z1kPi, i64 noundef 1) #6, !dbg !138
  unreachable, !dbg !138

_ZL9ws_assertbPKcS0_jS0_.exit77:                  ; preds = %land.end42
  %cmp43 = icmp slt i32 %0, 12, !dbg !139
  br i1 %cmp43, label %if.then, label %if.end, !dbg !139

if.then:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit77
  %24 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 4095, i1 true), !dbg !141
  %cmp45 = icmp eq i32 %24, 4095, !dbg !142
  %storedv.i = zext i1 %cmp45 to i8, !dbg !143
  br i1 %cmp45, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !143

if.then.i:                                        ; preds = %if.then
  call void @__assertfail(ptr noundef @.str9, ptr noundef @.str1, i32 noundef 19, ptr noundef @__func__._Z1kPi, i64 noundef 1) #6, !dbg !143
  unreachable, !dbg !143

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.then
  br label %if.end, !dbg !143

if.end:                                           ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %_ZL9ws_assertbPKcS0_jS0_.exit77
  %cmp46 = icmp sgt i32 %0, 3, !dbg !144
  %conv47 = zext i1 %cmp46 to i32, !dbg !145
  %25 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %cmp46), !dbg !146
  %26 = call noundef i32 @llvm.ctpop.i32(i32 %25), !dbg !147
  %idxprom = sext i32 %0 to i64, !dbg !148
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !148
  store i32 %26, ptr %arrayidx, align 4, !dbg !149, !tbaa !75
  ret void, !dbg !150
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
!llvm.module.flags = !{!70, !71, !72, !73}
!llvm.ident = !{!74}
!llvm.errno.tbaa = !{!75}

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
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
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
!64 = !{!65, !68}
!65 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !58, entity: !66, file: !67, line: 206)
!66 = !DINamespace(name: "ws_math", scope: null)
!67 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!68 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !69, entity: !66, file: !67, line: 207)
!69 = !DINamespace(name: "std", scope: null)
!70 = !{i32 7, !"Dwarf Version", i32 4}
!71 = !{i32 2, !"Debug Info Version", i32 3}
!72 = !{i32 1, !"wchar_size", i32 4}
!73 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!74 = !{!"clang version 22.1.8"}
!75 = !{!76, !76, i64 0}
!76 = !{!"int", !77, i64 0}
!77 = !{!"omnipotent char", !78, i64 0}
!78 = !{!"Simple C++ TBAA"}
!79 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !2, file: !2, line: 6, type: !80, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !83)
!80 = !DISubroutineType(types: !81)
!81 = !{null, !82}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!83 = !{!84, !85, !86, !87}
!84 = !DILocalVariable(name: "o", arg: 1, scope: !79, file: !2, line: 6, type: !82)
!85 = !DILocalVariable(name: "t", scope: !79, file: !2, line: 7, type: !62)
!86 = !DILocalVariable(name: "all", scope: !79, file: !2, line: 8, type: !61)
!87 = !DILocalVariable(name: "same", scope: !79, file: !2, line: 13, type: !62)
!88 = !DILocation(line: 0, scope: !79)
!89 = !DILocation(line: 7, column: 11, scope: !79)
!90 = !DILocation(line: 9, column: 31, scope: !79)
!91 = !DILocation(line: 9, column: 10, scope: !79)
!92 = !DILocation(line: 9, column: 36, scope: !79)
!93 = !DILocation(line: 9, column: 3, scope: !79)
!94 = !DILocation(line: 10, column: 28, scope: !79)
!95 = !DILocation(line: 10, column: 26, scope: !79)
!96 = !DILocation(line: 10, column: 10, scope: !79)
!97 = !DILocation(line: 10, column: 34, scope: !79)
!98 = !DILocation(line: 10, column: 56, scope: !79)
!99 = !DILocation(line: 10, column: 54, scope: !79)
!100 = !DILocation(line: 10, column: 38, scope: !79)
!101 = !DILocation(line: 10, column: 37, scope: !79)
!102 = !DILocation(line: 10, column: 3, scope: !79)
!103 = !DILocation(line: 11, column: 28, scope: !79)
!104 = !DILocation(line: 11, column: 26, scope: !79)
!105 = !DILocation(line: 11, column: 10, scope: !79)
!106 = !DILocation(line: 11, column: 34, scope: !79)
!107 = !DILocation(line: 11, column: 56, scope: !79)
!108 = !DILocation(line: 11, column: 54, scope: !79)
!109 = !DILocation(line: 11, column: 38, scope: !79)
!110 = !DILocation(line: 11, column: 37, scope: !79)
!111 = !DILocation(line: 11, column: 3, scope: !79)
!112 = !DILocation(line: 12, column: 34, scope: !79)
!113 = !DILocation(line: 12, column: 10, scope: !79)
!114 = !DILocation(line: 12, column: 45, scope: !79)
!115 = !DILocation(line: 12, column: 43, scope: !79)
!116 = !DILocation(line: 12, column: 39, scope: !79)
!117 = !DILocation(line: 12, column: 3, scope: !79)
!118 = !DILocation(line: 14, column: 10, scope: !79)
!119 = !DILocation(line: 14, column: 42, scope: !79)
!120 = !DILocation(line: 14, column: 49, scope: !79)
!121 = !DILocation(line: 14, column: 52, scope: !79)
!122 = !DILocation(line: 14, column: 3, scope: !79)
!123 = !DILocation(line: 15, column: 10, scope: !79)
!124 = !DILocation(line: 15, column: 42, scope: !79)
!125 = !DILocation(line: 15, column: 47, scope: !79)
!126 = !DILocation(line: 15, column: 51, scope: !79)
!127 = !DILocation(line: 15, column: 50, scope: !79)
!128 = !DILocation(line: 15, column: 3, scope: !79)
!129 = !DILocation(line: 16, column: 10, scope: !79)
!130 = !DILocation(line: 16, column: 36, scope: !79)
!131 = !DILocation(line: 16, column: 3, scope: !79)
!132 = !DILocation(line: 17, column: 10, scope: !79)
!133 = !DILocation(line: 17, column: 36, scope: !79)
!134 = !DILocation(line: 17, column: 42, scope: !79)
!135 = !DILocation(line: 17, column: 70, scope: !79)
!136 = !DILocation(line: 17, column: 45, scope: !79)
!137 = !DILocation(line: 17, column: 75, scope: !79)
!138 = !DILocation(line: 17, column: 3, scope: !79)
!139 = !DILocation(line: 18, column: 9, scope: !140)
!140 = distinct !DILexicalBlock(scope: !79, file: !2, line: 18, column: 7)
!141 = !DILocation(line: 19, column: 12, scope: !140)
!142 = !DILocation(line: 19, column: 37, scope: !140)
!143 = !DILocation(line: 19, column: 5, scope: !140)
!144 = !DILocation(line: 20, column: 38, scope: !79)
!145 = !DILocation(line: 20, column: 36, scope: !79)
!146 = !DILocation(line: 20, column: 17, scope: !79)
!147 = !DILocation(line: 20, column: 10, scope: !79)
!148 = !DILocation(line: 20, column: 3, scope: !79)
!149 = !DILocation(line: 20, column: 8, scope: !79)
!150 = !DILocation(line: 21, column: 1, scope: !79)
