; ModuleID = 'integer_math.cu'
source_filename = "integer_math.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [46 x i8] c"-n / 2 == -3 && -n % 2 == -1 && -n >> 1 == -4\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [16 x i8] c"integer_math.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1ki = private unnamed_addr constant [12 x i8] c"void k(int)\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [26 x i8] c"(unsigned)-n >> 28 == 15u\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [83 x i8] c"__popc(n) == 3 && __clz(n) == 29 && __ffs(n << 2) == 3 && __brev(n) == 0xe0000000u\00", align 1, !dbg !23
@.str4 = private unnamed_addr constant [70 x i8] c"__mulhi(n << 28, 16) == 7 && __umulhi(0x80000000u, (unsigned)n) == 3u\00", align 1, !dbg !28
@.str5 = private unnamed_addr constant [51 x i8] c"min(n, 3) == 3 && max(n, 9u) == 9u && abs(-n) == 7\00", align 1, !dbg !33
@.str6 = private unnamed_addr constant [49 x i8] c"(char)(n * 40) == 24 && (unsigned char)-n == 249\00", align 1, !dbg !38
@.str7 = private unnamed_addr constant [42 x i8] c"__funnelshift_l(0x80000000u, 1u, 1) == 3u\00", align 1, !dbg !43
@.str8 = private unnamed_addr constant [53 x i8] c"big / 3 == 2565527131477ll && (int)(big >> 38) == 28\00", align 1, !dbg !48

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1ki(i32 noundef %n) #0 !dbg !103 {
entry:
    #dbg_value(i32 %n, !107, !DIExpression(), !109)
  %sub = sub nsw i32 0, %n, !dbg !110
  %div = sdiv i32 %sub, 2, !dbg !111
  %cmp = icmp eq i32 %div, -3, !dbg !112
  br i1 %cmp, label %land.lhs.true, label %land.end, !dbg !113

land.lhs.true:                                    ; preds = %entry
  %sub1 = sub nsw i32 0, %n, !dbg !114
  %rem = srem i32 %sub1, 2, !dbg !115
  %cmp2 = icmp eq i32 %rem, -1, !dbg !116
  br i1 %cmp2, label %land.rhs, label %land.end, !dbg !117

land.rhs:                                         ; preds = %land.lhs.true
  %sub3 = sub nsw i32 0, %n, !dbg !118
  %shr = ashr i32 %sub3, 1, !dbg !119
  %cmp4 = icmp eq i32 %shr, -4, !dbg !120
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %entry
  %0 = phi i1 [ false, %land.lhs.true ], [ false, %entry ], [ %cmp4, %land.rhs ], !dbg !109
  %storedv.i89 = zext i1 %0 to i8, !dbg !121
  br i1 %0, label %_ZL9ws_assertbPKcS0_jS0_.exit91, label %if.then.i90, !dbg !121

if.then.i90:                                      ; preds = %land.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 7, ptr noundef @__PRETTY_FUNCTION__._Z1ki, i64 noundef 1) #5, !dbg !121
  unreachable, !dbg !121

_ZL9ws_assertbPKcS0_jS0_.exit91:                  ; preds = %land.end
  %sub5 = sub nsw i32 0, %n, !dbg !122
  %shr6 = lshr i32 %sub5, 28, !dbg !123
  %cmp7 = icmp eq i32 %shr6, 15, !dbg !124
  %storedv.i86 = zext i1 %cmp7 to i8, !dbg !125
  br i1 %cmp7, label %_ZL9ws_assertbPKcS0_jS0_.exit88, label %if.then.i87, !dbg !125

if.then.i87:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit91
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 8, ptr noundef @__PRETTY_FUNCTION__._Z1ki, i64 noundef 1) #5, !dbg !125
  unreachable, !dbg !125

_ZL9ws_assertbPKcS0_jS0_.exit88:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit91
  %1 = call noundef i32 @llvm.ctpop.i32(i32 %n), !dbg !126
  %cmp8 = icmp eq i32 %1, 3, !dbg !127
  br i1 %cmp8, label %land.lhs.true9, label %land.end18, !dbg !128

land.lhs.true9:                                   ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit88
  %tobool.i = icmp ne i32 %n, 0, !dbg !129
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i, !dbg !129

cond.true.i:                                      ; preds = %land.lhs.true9
  %2 = call i32 @llvm.ctlz.i32(i32 %n, i1 true), !dbg !129
  br label %_ZL5__clzi.exit, !dbg !129

cond.false.i:                                     ; preds = %land.lhs.true9
  br label %_ZL5__clzi.exit, !dbg !129

_ZL5__clzi.exit:                                  ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %2, %cond.true.i ], [ 32, %cond.false.i ], !dbg !129
  %cmp11 = icmp eq i32 %cond.i, 29, !dbg !130
  br i1 %cmp11, label %land.lhs.true12, label %land.end18, !dbg !131

land.lhs.true12:                                  ; preds = %_ZL5__clzi.exit
  %shl = shl i32 %n, 2, !dbg !132
  %3 = call i32 @llvm.cttz.i32(i32 %shl, i1 true), !dbg !133
  %4 = add i32 %3, 1, !dbg !133
  %iszero.i = icmp eq i32 %shl, 0, !dbg !133
  %ffs.i = select i1 %iszero.i, i32 0, i32 %4, !dbg !133
  %cmp14 = icmp eq i32 %ffs.i, 3, !dbg !134
  br i1 %cmp14, label %land.rhs15, label %land.end18, !dbg !135

land.rhs15:                                       ; preds = %land.lhs.true12
  %5 = call noundef i32 @llvm.bitreverse.i32(i32 %n), !dbg !136
  %cmp17 = icmp eq i32 %5, -536870912, !dbg !137
  br label %land.end18

land.end18:                                       ; preds = %land.rhs15, %land.lhs.true12, %_ZL5__clzi.exit, %_ZL9ws_assertbPKcS0_jS0_.exit88
  %6 = phi i1 [ false, %land.lhs.true12 ], [ false, %_ZL5__clzi.exit ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit88 ], [ %cmp17, %land.rhs15 ], !dbg !109
  %storedv.i83 = zext i1 %6 to i8, !dbg !138
  br i1 %6, label %_ZL9ws_assertbPKcS0_jS0_.exit85, label %if.then.i84, !dbg !138

if.then.i84:                                      ; preds = %land.end18
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 9, ptr noundef @__PRETTY_FUNCTION__._Z1ki, i64 noundef 1) #5, !dbg !138
  unreachable, !dbg !138

_ZL9ws_assertbPKcS0_jS0_.exit85:                  ; preds = %land.end18
  %shl19 = shl i32 %n, 28, !dbg !139
  %conv.i = sext i32 %shl19 to i64, !dbg !140
  %mul.i = mul nsw i64 %conv.i, 16, !dbg !140
  %shr.i = ashr i64 %mul.i, 32, !dbg !140
  %conv2.i = trunc i64 %shr.i to i32, !dbg !140
  %cmp21 = icmp eq i32 %conv2.i, 7, !dbg !141
  br i1 %cmp21, label %land.rhs22, label %land.end25, !dbg !142

land.rhs22:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit85
  %conv1.i = zext i32 %n to i64, !dbg !143
  %mul.i92 = mul i64 2147483648, %conv1.i, !dbg !143
  %shr.i93 = lshr i64 %mul.i92, 32, !dbg !143
  %conv2.i94 = trunc i64 %shr.i93 to i32, !dbg !143
  %cmp24 = icmp eq i32 %conv2.i94, 3, !dbg !144
  br label %land.end25

land.end25:                                       ; preds = %land.rhs22, %_ZL9ws_assertbPKcS0_jS0_.exit85
  %7 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit85 ], [ %cmp24, %land.rhs22 ], !dbg !109
  %storedv.i80 = zext i1 %7 to i8, !dbg !145
  br i1 %7, label %_ZL9ws_assertbPKcS0_jS0_.exit82, label %if.then.i81, !dbg !145

if.then.i81:                                      ; preds = %land.end25
  call void @__assertfail(ptr noundef @.str4, ptr noundef @.str1, i32 noundef 10, ptr noundef @__PRETTY_FUNCTION__._Z1ki, i64 noundef 1) #5, !dbg !145
  unreachable, !dbg !145

_ZL9ws_assertbPKcS0_jS0_.exit82:                  ; preds = %land.end25
  %cmp.i = icmp slt i32 3, %n, !dbg !146
  br i1 %cmp.i, label %cond.true.i97, label %cond.false.i95, !dbg !146

cond.true.i97:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit82
  br label %_ZL3minii.exit, !dbg !146

cond.false.i95:                                   ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit82
  br label %_ZL3minii.exit, !dbg !146

_ZL3minii.exit:                                   ; preds = %cond.true.i97, %cond.false.i95
  %cond.i96 = phi i32 [ 3, %cond.true.i97 ], [ %n, %cond.false.i95 ], !dbg !146
  %cmp27 = icmp eq i32 %cond.i96, 3, !dbg !147
  br i1 %cmp27, label %land.lhs.true28, label %land.end35, !dbg !148

land.lhs.true28:                                  ; preds = %_ZL3minii.exit
  %cmp.i102 = icmp ult i32 %n, 9, !dbg !149
  br i1 %cmp.i102, label %cond.true.i105, label %cond.false.i103, !dbg !149

cond.true.i105:                                   ; preds = %land.lhs.true28
  br label %_ZL3maxjj.exit, !dbg !149

cond.false.i103:                                  ; preds = %land.lhs.true28
  br label %_ZL3maxjj.exit, !dbg !149

_ZL3maxjj.exit:                                   ; preds = %cond.true.i105, %cond.false.i103
  %cond.i104 = phi i32 [ 9, %cond.true.i105 ], [ %n, %cond.false.i103 ], !dbg !149
  %cmp30 = icmp eq i32 %cond.i104, 9, !dbg !150
  br i1 %cmp30, label %land.rhs31, label %land.end35, !dbg !151

land.rhs31:                                       ; preds = %_ZL3maxjj.exit
  %sub32 = sub nsw i32 0, %n, !dbg !152
  %cmp.i98 = icmp slt i32 %sub32, 0, !dbg !153
  br i1 %cmp.i98, label %cond.true.i101, label %cond.false.i99, !dbg !153

cond.true.i101:                                   ; preds = %land.rhs31
  br label %_ZL3absi.exit, !dbg !153

cond.false.i99:                                   ; preds = %land.rhs31
  br label %_ZL3absi.exit, !dbg !153

_ZL3absi.exit:                                    ; preds = %cond.true.i101, %cond.false.i99
  %cond.i100 = phi i32 [ %n, %cond.true.i101 ], [ %sub32, %cond.false.i99 ], !dbg !153
  %cmp34 = icmp eq i32 %cond.i100, 7, !dbg !154
  br label %land.end35

land.end35:                                       ; preds = %_ZL3absi.exit, %_ZL3maxjj.exit, %_ZL3minii.exit
  %8 = phi i1 [ false, %_ZL3maxjj.exit ], [ false, %_ZL3minii.exit ], [ %cmp34, %_ZL3absi.exit ], !dbg !109
  %storedv.i77 = zext i1 %8 to i8, !dbg !155
  br i1 %8, label %_ZL9ws_assertbPKcS0_jS0_.exit79, label %if.then.i78, !dbg !155

if.then.i78:                                      ; preds = %land.end35
  call void @__assertfail(ptr noundef @.str5, ptr noundef @.str1, i32 noundef 11, ptr noundef @__PRETTY_FUNCTION__._Z1ki, i64 noundef 1) #5, !dbg !155
  unreachable, !dbg !155

_ZL9ws_assertbPKcS0_jS0_.exit79:                  ; preds = %land.end35
  %mul = mul nsw i32 %n, 40, !dbg !156
  %conv = trunc i32 %mul to i8, !dbg !157
  %conv36 = sext i8 %conv to i32, !dbg !158
  %cmp37 = icmp eq i32 %conv36, 24, !dbg !159
  br i1 %cmp37, label %land.rhs38, label %land.end43, !dbg !160

land.rhs38:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit79
  %sub39 = sub nsw i32 0, %n, !dbg !161
  %conv40 = trunc i32 %sub39 to i8, !dbg !161
  %conv41 = zext i8 %conv40 to i32, !dbg !162
  %cmp42 = icmp eq i32 %conv41, 249, !dbg !163
  br label %land.end43

land.end43:                                       ; preds = %land.rhs38, %_ZL9ws_assertbPKcS0_jS0_.exit79
  %9 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit79 ], [ %cmp42, %land.rhs38 ], !dbg !109
  %storedv.i74 = zext i1 %9 to i8, !dbg !164
  br i1 %9, label %_ZL9ws_assertbPKcS0_jS0_.exit76, label %if.then.i75, !dbg !164

if.then.i75:                                      ; preds = %land.end43
  call void @__assertfail(ptr noundef @.str6, ptr noundef @.str1, i32 noundef 12, ptr noundef @__PRETTY_FUNCTION__._Z1ki, i64 noundef 1) #5, !dbg !164
  unreachable, !dbg !164

_ZL9ws_assertbPKcS0_jS0_.exit76:                  ; preds = %land.end43
  %cmp45 = icmp eq i32 3, 3, !dbg !165
  %storedv.i71 = zext i1 %cmp45 to i8, !dbg !166
  br i1 %cmp45, label %_ZL9ws_assertbPKcS0_jS0_.exit73, label %if.then.i72, !dbg !166

if.then.i72:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit76
  call void @__assertfail(ptr noundef @.str7, ptr noundef @.str1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__._Z1ki, i64 noundef 1) #5, !dbg !166
  unreachable, !dbg !166

_ZL9ws_assertbPKcS0_jS0_.exit73:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit76
  %conv46 = sext i32 %n to i64, !dbg !167
  %shl47 = shl i64 %conv46, 40, !dbg !168
    #dbg_value(i64 %shl47, !108, !DIExpression(), !109)
  %div48 = sdiv i64 %shl47, 3, !dbg !169
  %cmp49 = icmp eq i64 %div48, 2565527131477, !dbg !170
  br i1 %cmp49, label %land.rhs50, label %land.end54, !dbg !171

land.rhs50:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit73
  %shr51 = ashr i64 %shl47, 38, !dbg !172
  %conv52 = trunc i64 %shr51 to i32, !dbg !173
  %cmp53 = icmp eq i32 %conv52, 28, !dbg !174
  br label %land.end54

land.end54:                                       ; preds = %land.rhs50, %_ZL9ws_assertbPKcS0_jS0_.exit73
  %10 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit73 ], [ %cmp53, %land.rhs50 ], !dbg !109
  %storedv.i = zext i1 %10 to i8, !dbg !175
  br i1 %10, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !175

if.then.i:                                        ; preds = %land.end54
  call void @__assertfail(ptr noundef @.str8, ptr noundef @.str1, i32 noundef 15, ptr noundef @__PRETTY_FUNCTION__._Z1ki, i64 noundef 1) #5, !dbg !175
  unreachable, !dbg !175

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end54
  ret void, !dbg !176
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
!llvm.module.flags = !{!94, !95, !96, !97}
!llvm.ident = !{!98}
!llvm.errno.tbaa = !{!99}

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
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 12)
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
!62 = !{!63, !66, !68, !73, !78, !82, !87, !89}
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
!85 = !{!55, !86}
!86 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !88, file: !65, line: 154)
!88 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !65, file: !65, line: 147, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !90, file: !65, line: 154)
!90 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !65, file: !65, line: 149, type: !91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!91 = !DISubroutineType(types: !92)
!92 = !{!59, !93}
!93 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!94 = !{i32 7, !"Dwarf Version", i32 4}
!95 = !{i32 2, !"Debug Info Version", i32 3}
!96 = !{i32 1, !"wchar_size", i32 4}
!97 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!98 = !{!"clang version 22.1.8"}
!99 = !{!100, !100, i64 0}
!100 = !{!"int", !101, i64 0}
!101 = !{!"omnipotent char", !102, i64 0}
!102 = !{!"Simple C++ TBAA"}
!103 = distinct !DISubprogram(name: "k", linkageName: "_Z1ki", scope: !2, file: !2, line: 6, type: !104, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !53, retainedNodes: !106)
!104 = !DISubroutineType(types: !105)
!105 = !{null, !59}
!106 = !{!107, !108}
!107 = !DILocalVariable(name: "n", arg: 1, scope: !103, file: !2, line: 6, type: !59)
!108 = !DILocalVariable(name: "big", scope: !103, file: !2, line: 14, type: !58)
!109 = !DILocation(line: 0, scope: !103)
!110 = !DILocation(line: 7, column: 10, scope: !103)
!111 = !DILocation(line: 7, column: 13, scope: !103)
!112 = !DILocation(line: 7, column: 17, scope: !103)
!113 = !DILocation(line: 7, column: 23, scope: !103)
!114 = !DILocation(line: 7, column: 26, scope: !103)
!115 = !DILocation(line: 7, column: 29, scope: !103)
!116 = !DILocation(line: 7, column: 33, scope: !103)
!117 = !DILocation(line: 7, column: 39, scope: !103)
!118 = !DILocation(line: 7, column: 42, scope: !103)
!119 = !DILocation(line: 7, column: 45, scope: !103)
!120 = !DILocation(line: 7, column: 50, scope: !103)
!121 = !DILocation(line: 7, column: 3, scope: !103)
!122 = !DILocation(line: 8, column: 20, scope: !103)
!123 = !DILocation(line: 8, column: 23, scope: !103)
!124 = !DILocation(line: 8, column: 29, scope: !103)
!125 = !DILocation(line: 8, column: 3, scope: !103)
!126 = !DILocation(line: 9, column: 10, scope: !103)
!127 = !DILocation(line: 9, column: 20, scope: !103)
!128 = !DILocation(line: 9, column: 25, scope: !103)
!129 = !DILocation(line: 9, column: 28, scope: !103)
!130 = !DILocation(line: 9, column: 37, scope: !103)
!131 = !DILocation(line: 9, column: 43, scope: !103)
!132 = !DILocation(line: 9, column: 54, scope: !103)
!133 = !DILocation(line: 9, column: 46, scope: !103)
!134 = !DILocation(line: 9, column: 60, scope: !103)
!135 = !DILocation(line: 9, column: 65, scope: !103)
!136 = !DILocation(line: 9, column: 68, scope: !103)
!137 = !DILocation(line: 9, column: 78, scope: !103)
!138 = !DILocation(line: 9, column: 3, scope: !103)
!139 = !DILocation(line: 10, column: 20, scope: !103)
!140 = !DILocation(line: 10, column: 10, scope: !103)
!141 = !DILocation(line: 10, column: 31, scope: !103)
!142 = !DILocation(line: 10, column: 36, scope: !103)
!143 = !DILocation(line: 10, column: 39, scope: !103)
!144 = !DILocation(line: 10, column: 74, scope: !103)
!145 = !DILocation(line: 10, column: 3, scope: !103)
!146 = !DILocation(line: 11, column: 10, scope: !103)
!147 = !DILocation(line: 11, column: 20, scope: !103)
!148 = !DILocation(line: 11, column: 25, scope: !103)
!149 = !DILocation(line: 11, column: 28, scope: !103)
!150 = !DILocation(line: 11, column: 39, scope: !103)
!151 = !DILocation(line: 11, column: 45, scope: !103)
!152 = !DILocation(line: 11, column: 52, scope: !103)
!153 = !DILocation(line: 11, column: 48, scope: !103)
!154 = !DILocation(line: 11, column: 56, scope: !103)
!155 = !DILocation(line: 11, column: 3, scope: !103)
!156 = !DILocation(line: 12, column: 19, scope: !103)
!157 = !DILocation(line: 12, column: 16, scope: !103)
!158 = !DILocation(line: 12, column: 10, scope: !103)
!159 = !DILocation(line: 12, column: 25, scope: !103)
!160 = !DILocation(line: 12, column: 31, scope: !103)
!161 = !DILocation(line: 12, column: 49, scope: !103)
!162 = !DILocation(line: 12, column: 34, scope: !103)
!163 = !DILocation(line: 12, column: 52, scope: !103)
!164 = !DILocation(line: 12, column: 3, scope: !103)
!165 = !DILocation(line: 13, column: 46, scope: !103)
!166 = !DILocation(line: 13, column: 3, scope: !103)
!167 = !DILocation(line: 14, column: 30, scope: !103)
!168 = !DILocation(line: 14, column: 32, scope: !103)
!169 = !DILocation(line: 15, column: 14, scope: !103)
!170 = !DILocation(line: 15, column: 18, scope: !103)
!171 = !DILocation(line: 15, column: 37, scope: !103)
!172 = !DILocation(line: 15, column: 50, scope: !103)
!173 = !DILocation(line: 15, column: 45, scope: !103)
!174 = !DILocation(line: 15, column: 57, scope: !103)
!175 = !DILocation(line: 15, column: 3, scope: !103)
!176 = !DILocation(line: 16, column: 1, scope: !103)
