; ModuleID = 'integer_math.cu'
source_filename = "integer_math.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [46 x i8] c"-n / 2 == -3 && -n % 2 == -1 && -n >> 1 == -4\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [16 x i8] c"integer_math.cu\00", align 1, !dbg !8
@__func__._Z1ki = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [26 x i8] c"(unsigned)-n >> 28 == 15u\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [83 x i8] c"__popc(n) == 3 && __clz(n) == 29 && __ffs(n << 2) == 3 && __brev(n) == 0xe0000000u\00", align 1, !dbg !23
@.str4 = private unnamed_addr constant [70 x i8] c"__mulhi(n << 28, 16) == 7 && __umulhi(0x80000000u, (unsigned)n) == 3u\00", align 1, !dbg !28
@.str5 = private unnamed_addr constant [51 x i8] c"min(n, 3) == 3 && max(n, 9u) == 9u && abs(-n) == 7\00", align 1, !dbg !33
@.str6 = private unnamed_addr constant [49 x i8] c"(char)(n * 40) == 24 && (unsigned char)-n == 249\00", align 1, !dbg !38
@.str7 = private unnamed_addr constant [42 x i8] c"__funnelshift_l(0x80000000u, 1u, 1) == 3u\00", align 1, !dbg !43
@.str8 = private unnamed_addr constant [53 x i8] c"big / 3 == 2565527131477ll && (int)(big >> 38) == 28\00", align 1, !dbg !48

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1ki(i32 noundef %n) #0 !dbg !77 {
entry:
    #dbg_value(i32 %n, !81, !DIExpression(), !83)
  %sub = sub nsw i32 0, %n, !dbg !84
  %div = sdiv i32 %sub, 2, !dbg !85
  %cmp = icmp eq i32 %div, -3, !dbg !86
  br i1 %cmp, label %land.lhs.true, label %land.end, !dbg !87

land.lhs.true:                                    ; preds = %entry
  %sub1 = sub nsw i32 0, %n, !dbg !88
  %rem = srem i32 %sub1, 2, !dbg !89
  %cmp2 = icmp eq i32 %rem, -1, !dbg !90
  br i1 %cmp2, label %land.rhs, label %land.end, !dbg !91

land.rhs:                                         ; preds = %land.lhs.true
  %sub3 = sub nsw i32 0, %n, !dbg !92
  %shr = ashr i32 %sub3, 1, !dbg !93
  %cmp4 = icmp eq i32 %shr, -4, !dbg !94
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %entry
  %0 = phi i1 [ false, %land.lhs.true ], [ false, %entry ], [ %cmp4, %land.rhs ], !dbg !83
  %storedv.i89 = zext i1 %0 to i8, !dbg !95
  br i1 %0, label %_ZL9ws_assertbPKcS0_jS0_.exit91, label %if.then.i90, !dbg !95

if.then.i90:                                      ; preds = %land.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 7, ptr noundef @__func__._Z1ki, i64 noundef 1) #5, !dbg !95
  unreachable, !dbg !95

_ZL9ws_assertbPKcS0_jS0_.exit91:                  ; preds = %land.end
  %sub5 = sub nsw i32 0, %n, !dbg !96
  %shr6 = lshr i32 %sub5, 28, !dbg !97
  %cmp7 = icmp eq i32 %shr6, 15, !dbg !98
  %storedv.i86 = zext i1 %cmp7 to i8, !dbg !99
  br i1 %cmp7, label %_ZL9ws_assertbPKcS0_jS0_.exit88, label %if.then.i87, !dbg !99

if.then.i87:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit91
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 8, ptr noundef @__func__._Z1ki, i64 noundef 1) #5, !dbg !99
  unreachable, !dbg !99

_ZL9ws_assertbPKcS0_jS0_.exit88:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit91
  %1 = call noundef i32 @llvm.ctpop.i32(i32 %n), !dbg !100
  %cmp8 = icmp eq i32 %1, 3, !dbg !101
  br i1 %cmp8, label %land.lhs.true9, label %land.end18, !dbg !102

land.lhs.true9:                                   ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit88
  %tobool.i = icmp ne i32 %n, 0, !dbg !103
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i, !dbg !103

cond.true.i:                                      ; preds = %land.lhs.true9
  %2 = call i32 @llvm.ctlz.i32(i32 %n, i1 true), !dbg !103
  br label %_ZL5__clzi.exit, !dbg !103

cond.false.i:                                     ; preds = %land.lhs.true9
  br label %_ZL5__clzi.exit, !dbg !103

_ZL5__clzi.exit:                                  ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %2, %cond.true.i ], [ 32, %cond.false.i ], !dbg !103
  %cmp11 = icmp eq i32 %cond.i, 29, !dbg !104
  br i1 %cmp11, label %land.lhs.true12, label %land.end18, !dbg !105

land.lhs.true12:                                  ; preds = %_ZL5__clzi.exit
  %shl = shl i32 %n, 2, !dbg !106
  %3 = call i32 @llvm.cttz.i32(i32 %shl, i1 true), !dbg !107
  %4 = add i32 %3, 1, !dbg !107
  %iszero.i = icmp eq i32 %shl, 0, !dbg !107
  %ffs.i = select i1 %iszero.i, i32 0, i32 %4, !dbg !107
  %cmp14 = icmp eq i32 %ffs.i, 3, !dbg !108
  br i1 %cmp14, label %land.rhs15, label %land.end18, !dbg !109

land.rhs15:                                       ; preds = %land.lhs.true12
  %5 = call noundef i32 @llvm.bitreverse.i32(i32 %n), !dbg !110
  %cmp17 = icmp eq i32 %5, -536870912, !dbg !111
  br label %land.end18

land.end18:                                       ; preds = %land.rhs15, %land.lhs.true12, %_ZL5__clzi.exit, %_ZL9ws_assertbPKcS0_jS0_.exit88
  %6 = phi i1 [ false, %land.lhs.true12 ], [ false, %_ZL5__clzi.exit ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit88 ], [ %cmp17, %land.rhs15 ], !dbg !83
  %storedv.i83 = zext i1 %6 to i8, !dbg !112
  br i1 %6, label %_ZL9ws_assertbPKcS0_jS0_.exit85, label %if.then.i84, !dbg !112

if.then.i84:                                      ; preds = %land.end18
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 9, ptr noundef @__func__._Z1ki, i64 noundef 1) #5, !dbg !112
  unreachable, !dbg !112

_ZL9ws_assertbPKcS0_jS0_.exit85:                  ; preds = %land.end18
  %shl19 = shl i32 %n, 28, !dbg !113
  %conv.i = sext i32 %shl19 to i64, !dbg !114
  %mul.i = mul nsw i64 %conv.i, 16, !dbg !114
  %shr.i = ashr i64 %mul.i, 32, !dbg !114
  %conv2.i = trunc i64 %shr.i to i32, !dbg !114
  %cmp21 = icmp eq i32 %conv2.i, 7, !dbg !115
  br i1 %cmp21, label %land.rhs22, label %land.end25, !dbg !116

land.rhs22:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit85
  %conv1.i = zext i32 %n to i64, !dbg !117
  %mul.i92 = mul i64 2147483648, %conv1.i, !dbg !117
  %shr.i93 = lshr i64 %mul.i92, 32, !dbg !117
  %conv2.i94 = trunc i64 %shr.i93 to i32, !dbg !117
  %cmp24 = icmp eq i32 %conv2.i94, 3, !dbg !118
  br label %land.end25

land.end25:                                       ; preds = %land.rhs22, %_ZL9ws_assertbPKcS0_jS0_.exit85
  %7 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit85 ], [ %cmp24, %land.rhs22 ], !dbg !83
  %storedv.i80 = zext i1 %7 to i8, !dbg !119
  br i1 %7, label %_ZL9ws_assertbPKcS0_jS0_.exit82, label %if.then.i81, !dbg !119

if.then.i81:                                      ; preds = %land.end25
  call void @__assertfail(ptr noundef @.str4, ptr noundef @.str1, i32 noundef 10, ptr noundef @__func__._Z1ki, i64 noundef 1) #5, !dbg !119
  unreachable, !dbg !119

_ZL9ws_assertbPKcS0_jS0_.exit82:                  ; preds = %land.end25
  %cmp.i = icmp slt i32 3, %n, !dbg !120
  br i1 %cmp.i, label %cond.true.i97, label %cond.false.i95, !dbg !120

cond.true.i97:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit82
  br label %_ZL3minii.exit, !dbg !120

cond.false.i95:                                   ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit82
  br label %_ZL3minii.exit, !dbg !120

_ZL3minii.exit:                                   ; preds = %cond.true.i97, %cond.false.i95
  %cond.i96 = phi i32 [ 3, %cond.true.i97 ], [ %n, %cond.false.i95 ], !dbg !120
  %cmp27 = icmp eq i32 %cond.i96, 3, !dbg !121
  br i1 %cmp27, label %land.lhs.true28, label %land.end35, !dbg !122

land.lhs.true28:                                  ; preds = %_ZL3minii.exit
  %cmp.i102 = icmp ult i32 %n, 9, !dbg !123
  br i1 %cmp.i102, label %cond.true.i105, label %cond.false.i103, !dbg !123

cond.true.i105:                                   ; preds = %land.lhs.true28
  br label %_ZL3maxjj.exit, !dbg !123

cond.false.i103:                                  ; preds = %land.lhs.true28
  br label %_ZL3maxjj.exit, !dbg !123

_ZL3maxjj.exit:                                   ; preds = %cond.true.i105, %cond.false.i103
  %cond.i104 = phi i32 [ 9, %cond.true.i105 ], [ %n, %cond.false.i103 ], !dbg !123
  %cmp30 = icmp eq i32 %cond.i104, 9, !dbg !124
  br i1 %cmp30, label %land.rhs31, label %land.end35, !dbg !125

land.rhs31:                                       ; preds = %_ZL3maxjj.exit
  %sub32 = sub nsw i32 0, %n, !dbg !126
  %cmp.i98 = icmp slt i32 %sub32, 0, !dbg !127
  br i1 %cmp.i98, label %cond.true.i101, label %cond.false.i99, !dbg !127

cond.true.i101:                                   ; preds = %land.rhs31
  br label %_ZL3absi.exit, !dbg !127

cond.false.i99:                                   ; preds = %land.rhs31
  br label %_ZL3absi.exit, !dbg !127

_ZL3absi.exit:                                    ; preds = %cond.true.i101, %cond.false.i99
  %cond.i100 = phi i32 [ %n, %cond.true.i101 ], [ %sub32, %cond.false.i99 ], !dbg !127
  %cmp34 = icmp eq i32 %cond.i100, 7, !dbg !128
  br label %land.end35

land.end35:                                       ; preds = %_ZL3absi.exit, %_ZL3maxjj.exit, %_ZL3minii.exit
  %8 = phi i1 [ false, %_ZL3maxjj.exit ], [ false, %_ZL3minii.exit ], [ %cmp34, %_ZL3absi.exit ], !dbg !83
  %storedv.i77 = zext i1 %8 to i8, !dbg !129
  br i1 %8, label %_ZL9ws_assertbPKcS0_jS0_.exit79, label %if.then.i78, !dbg !129

if.then.i78:                                      ; preds = %land.end35
  call void @__assertfail(ptr noundef @.str5, ptr noundef @.str1, i32 noundef 11, ptr noundef @__func__._Z1ki, i64 noundef 1) #5, !dbg !129
  unreachable, !dbg !129

_ZL9ws_assertbPKcS0_jS0_.exit79:                  ; preds = %land.end35
  %mul = mul nsw i32 %n, 40, !dbg !130
  %conv = trunc i32 %mul to i8, !dbg !131
  %conv36 = sext i8 %conv to i32, !dbg !132
  %cmp37 = icmp eq i32 %conv36, 24, !dbg !133
  br i1 %cmp37, label %land.rhs38, label %land.end43, !dbg !134

land.rhs38:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit79
  %sub39 = sub nsw i32 0, %n, !dbg !135
  %conv40 = trunc i32 %sub39 to i8, !dbg !135
  %conv41 = zext i8 %conv40 to i32, !dbg !136
  %cmp42 = icmp eq i32 %conv41, 249, !dbg !137
  br label %land.end43

land.end43:                                       ; preds = %land.rhs38, %_ZL9ws_assertbPKcS0_jS0_.exit79
  %9 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit79 ], [ %cmp42, %land.rhs38 ], !dbg !83
  %storedv.i74 = zext i1 %9 to i8, !dbg !138
  br i1 %9, label %_ZL9ws_assertbPKcS0_jS0_.exit76, label %if.then.i75, !dbg !138

if.then.i75:                                      ; preds = %land.end43
  call void @__assertfail(ptr noundef @.str6, ptr noundef @.str1, i32 noundef 12, ptr noundef @__func__._Z1ki, i64 noundef 1) #5, !dbg !138
  unreachable, !dbg !138

_ZL9ws_assertbPKcS0_jS0_.exit76:                  ; preds = %land.end43
  %cmp45 = icmp eq i32 3, 3, !dbg !139
  %storedv.i71 = zext i1 %cmp45 to i8, !dbg !140
  br i1 %cmp45, label %_ZL9ws_assertbPKcS0_jS0_.exit73, label %if.then.i72, !dbg !140

if.then.i72:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit76
  call void @__assertfail(ptr noundef @.str7, ptr noundef @.str1, i32 noundef 13, ptr noundef @__func__._Z1ki, i64 noundef 1) #5, !dbg !140
  unreachable, !dbg !140

_ZL9ws_assertbPKcS0_jS0_.exit73:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit76
  %conv46 = sext i32 %n to i64, !dbg !141
  %shl47 = shl i64 %conv46, 40, !dbg !142
    #dbg_value(i64 %shl47, !82, !DIExpression(), !83)
  %div48 = sdiv i64 %shl47, 3, !dbg !143
  %cmp49 = icmp eq i64 %div48, 2565527131477, !dbg !144
  br i1 %cmp49, label %land.rhs50, label %land.end54, !dbg !145

land.rhs50:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit73
  %shr51 = ashr i64 %shl47, 38, !dbg !146
  %conv52 = trunc i64 %shr51 to i32, !dbg !147
  %cmp53 = icmp eq i32 %conv52, 28, !dbg !148
  br label %land.end54

land.end54:                                       ; preds = %land.rhs50, %_ZL9ws_assertbPKcS0_jS0_.exit73
  %10 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit73 ], [ %cmp53, %land.rhs50 ], !dbg !83
  %storedv.i = zext i1 %10 to i8, !dbg !149
  br i1 %10, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !149

if.then.i:                                        ; preds = %land.end54
  call void @__assertfail(ptr noundef @.str8, ptr noundef @.str1, i32 noundef 15, ptr noundef @__func__._Z1ki, i64 noundef 1) #5, !dbg !149
  unreachable, !dbg !149

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end54
  ret void, !dbg !150
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!53}
!llvm.module.flags = !{!68, !69, !70, !71}
!llvm.ident = !{!72}
!llvm.errno.tbaa = !{!73}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "integer_math.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 368, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 46)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 16)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 208, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 26)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 664, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 83)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 560, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 70)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 408, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 51)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 392, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 49)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 336, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 42)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 424, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 53)
!53 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !54, globals: !61, imports: !62, splitDebugInlining: false, nameTableKind: None)
!54 = !{!55, !56, !5, !57, !58, !59, !60}
!55 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!56 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!57 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!58 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!59 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
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
!77 = distinct !DISubprogram(name: "k", linkageName: "_Z1ki", scope: !2, file: !2, line: 6, type: !78, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !53, retainedNodes: !80)
!78 = !DISubroutineType(types: !79)
!79 = !{null, !59}
!80 = !{!81, !82}
!81 = !DILocalVariable(name: "n", arg: 1, scope: !77, file: !2, line: 6, type: !59)
!82 = !DILocalVariable(name: "big", scope: !77, file: !2, line: 14, type: !58)
!83 = !DILocation(line: 0, scope: !77)
!84 = !DILocation(line: 7, column: 10, scope: !77)
!85 = !DILocation(line: 7, column: 13, scope: !77)
!86 = !DILocation(line: 7, column: 17, scope: !77)
!87 = !DILocation(line: 7, column: 23, scope: !77)
!88 = !DILocation(line: 7, column: 26, scope: !77)
!89 = !DILocation(line: 7, column: 29, scope: !77)
!90 = !DILocation(line: 7, column: 33, scope: !77)
!91 = !DILocation(line: 7, column: 39, scope: !77)
!92 = !DILocation(line: 7, column: 42, scope: !77)
!93 = !DILocation(line: 7, column: 45, scope: !77)
!94 = !DILocation(line: 7, column: 50, scope: !77)
!95 = !DILocation(line: 7, column: 3, scope: !77)
!96 = !DILocation(line: 8, column: 20, scope: !77)
!97 = !DILocation(line: 8, column: 23, scope: !77)
!98 = !DILocation(line: 8, column: 29, scope: !77)
!99 = !DILocation(line: 8, column: 3, scope: !77)
!100 = !DILocation(line: 9, column: 10, scope: !77)
!101 = !DILocation(line: 9, column: 20, scope: !77)
!102 = !DILocation(line: 9, column: 25, scope: !77)
!103 = !DILocation(line: 9, column: 28, scope: !77)
!104 = !DILocation(line: 9, column: 37, scope: !77)
!105 = !DILocation(line: 9, column: 43, scope: !77)
!106 = !DILocation(line: 9, column: 54, scope: !77)
!107 = !DILocation(line: 9, column: 46, scope: !77)
!108 = !DILocation(line: 9, column: 60, scope: !77)
!109 = !DILocation(line: 9, column: 65, scope: !77)
!110 = !DILocation(line: 9, column: 68, scope: !77)
!111 = !DILocation(line: 9, column: 78, scope: !77)
!112 = !DILocation(line: 9, column: 3, scope: !77)
!113 = !DILocation(line: 10, column: 20, scope: !77)
!114 = !DILocation(line: 10, column: 10, scope: !77)
!115 = !DILocation(line: 10, column: 31, scope: !77)
!116 = !DILocation(line: 10, column: 36, scope: !77)
!117 = !DILocation(line: 10, column: 39, scope: !77)
!118 = !DILocation(line: 10, column: 74, scope: !77)
!119 = !DILocation(line: 10, column: 3, scope: !77)
!120 = !DILocation(line: 11, column: 10, scope: !77)
!121 = !DILocation(line: 11, column: 20, scope: !77)
!122 = !DILocation(line: 11, column: 25, scope: !77)
!123 = !DILocation(line: 11, column: 28, scope: !77)
!124 = !DILocation(line: 11, column: 39, scope: !77)
!125 = !DILocation(line: 11, column: 45, scope: !77)
!126 = !DILocation(line: 11, column: 52, scope: !77)
!127 = !DILocation(line: 11, column: 48, scope: !77)
!128 = !DILocation(line: 11, column: 56, scope: !77)
!129 = !DILocation(line: 11, column: 3, scope: !77)
!130 = !DILocation(line: 12, column: 19, scope: !77)
!131 = !DILocation(line: 12, column: 16, scope: !77)
!132 = !DILocation(line: 12, column: 10, scope: !77)
!133 = !DILocation(line: 12, column: 25, scope: !77)
!134 = !DILocation(line: 12, column: 31, scope: !77)
!135 = !DILocation(line: 12, column: 49, scope: !77)
!136 = !DILocation(line: 12, column: 34, scope: !77)
!137 = !DILocation(line: 12, column: 52, scope: !77)
!138 = !DILocation(line: 12, column: 3, scope: !77)
!139 = !DILocation(line: 13, column: 46, scope: !77)
!140 = !DILocation(line: 13, column: 3, scope: !77)
!141 = !DILocation(line: 14, column: 30, scope: !77)
!142 = !DILocation(line: 14, column: 32, scope: !77)
!143 = !DILocation(line: 15, column: 14, scope: !77)
!144 = !DILocation(line: 15, column: 18, scope: !77)
!145 = !DILocation(line: 15, column: 37, scope: !77)
!146 = !DILocation(line: 15, column: 50, scope: !77)
!147 = !DILocation(line: 15, column: 45, scope: !77)
!148 = !DILocation(line: 15, column: 57, scope: !77)
!149 = !DILocation(line: 15, column: 3, scope: !77)
!150 = !DILocation(line: 16, column: 1, scope: !77)
