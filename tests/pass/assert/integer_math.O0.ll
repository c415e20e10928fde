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

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1ki(i32 noundef %n) #0 !dbg !99 {
entry:
  %a.addr.i143 = alloca i32, align 4
  %b.addr.i144 = alloca i32, align 4
  %lo.addr.i = alloca i32, align 4
  %hi.addr.i = alloca i32, align 4
  %s.addr.i = alloca i32, align 4
  %x.addr.i135 = alloca i32, align 4
  %a.addr.i133 = alloca i32, align 4
  %b.addr.i134 = alloca i32, align 4
  %a.addr.i128 = alloca i32, align 4
  %b.addr.i129 = alloca i32, align 4
  %a.addr.i121 = alloca i32, align 4
  %b.addr.i122 = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %b.addr.i = alloca i32, align 4
  %x.addr.i120 = alloca i32, align 4
  %x.addr.i119 = alloca i32, align 4
  %x.addr.i118 = alloca i32, align 4
  %x.addr.i = alloca i32, align 4
  %holds.addr.i109 = alloca i8, align 1
  %text.addr.i110 = alloca ptr, align 8
  %file.addr.i111 = alloca ptr, align 8
  %line.addr.i112 = alloca i32, align 4
  %fn.addr.i113 = alloca ptr, align 8
  %holds.addr.i100 = alloca i8, align 1
  %text.addr.i101 = alloca ptr, align 8
  %file.addr.i102 = alloca ptr, align 8
  %line.addr.i103 = alloca i32, align 4
  %fn.addr.i104 = alloca ptr, align 8
  %holds.addr.i91 = alloca i8, align 1
  %text.addr.i92 = alloca ptr, align 8
  %file.addr.i93 = alloca ptr, align 8
  %line.addr.i94 = alloca i32, align 4
  %fn.addr.i95 = alloca ptr, align 8
  %holds.addr.i82 = alloca i8, align 1
  %text.addr.i83 = alloca ptr, align 8
  %file.addr.i84 = alloca ptr, align 8
  %line.addr.i85 = alloca i32, align 4
  %fn.addr.i86 = alloca ptr, align 8
  %holds.addr.i73 = alloca i8, align 1
  %text.addr.i74 = alloca ptr, align 8
  %file.addr.i75 = alloca ptr, align 8
  %line.addr.i76 = alloca i32, align 4
  %fn.addr.i77 = alloca ptr, align 8
  %holds.addr.i64 = alloca i8, align 1
  %text.addr.i65 = alloca ptr, align 8
  %file.addr.i66 = alloca ptr, align 8
  %line.addr.i67 = alloca i32, align 4
  %fn.addr.i68 = alloca ptr, align 8
  %holds.addr.i55 = alloca i8, align 1
  %text.addr.i56 = alloca ptr, align 8
  %file.addr.i57 = alloca ptr, align 8
  %line.addr.i58 = alloca i32, align 4
  %fn.addr.i59 = alloca ptr, align 8
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %big = alloca i64, align 8
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !103, !DIExpression(), !104)
  %0 = load i32, ptr %n.addr, align 4, !dbg !105
  %sub = sub nsw i32 0, %0, !dbg !106
  %div = sdiv i32 %sub, 2, !dbg !107
  %cmp = icmp eq i32 %div, -3, !dbg !108
  br i1 %cmp, label %land.lhs.true, label %land.end, !dbg !109

land.lhs.true:                                    ; preds = %entry
  %1 = load i32, ptr %n.addr, align 4, !dbg !110
  %sub1 = sub nsw i32 0, %1, !dbg !111
  %rem = srem i32 %sub1, 2, !dbg !112
  %cmp2 = icmp eq i32 %rem, -1, !dbg !113
  br i1 %cmp2, label %land.rhs, label %land.end, !dbg !114

land.rhs:                                         ; preds = %land.lhs.true
  %2 = load i32, ptr %n.addr, align 4, !dbg !115
  %sub3 = sub nsw i32 0, %2, !dbg !116
  %shr = ashr i32 %sub3, 1, !dbg !117
  %cmp4 = icmp eq i32 %shr, -4, !dbg !118
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %entry
  %3 = phi i1 [ false, %land.lhs.true ], [ false, %entry ], [ %cmp4, %land.rhs ], !dbg !119
  %storedv.i114 = zext i1 %3 to i8, !dbg !120
  store i8 %storedv.i114, ptr %holds.addr.i109, align 1, !dbg !120
  store ptr @.str, ptr %text.addr.i110, align 8, !dbg !120
  store ptr @.str1, ptr %file.addr.i111, align 8, !dbg !120
  store i32 7, ptr %line.addr.i112, align 4, !dbg !120
  store ptr @__PRETTY_FUNCTION__._Z1ki, ptr %fn.addr.i113, align 8, !dbg !120
  %4 = load i8, ptr %holds.addr.i109, align 1, !dbg !120
  %loadedv.i115 = trunc i8 %4 to i1, !dbg !120
  br i1 %loadedv.i115, label %_ZL9ws_assertbPKcS0_jS0_.exit117, label %if.then.i116, !dbg !120

if.then.i116:                                     ; preds = %land.end
  %5 = load ptr, ptr %text.addr.i110, align 8, !dbg !120
  %6 = load ptr, ptr %file.addr.i111, align 8, !dbg !120
  %7 = load i32, ptr %line.addr.i112, align 4, !dbg !120
  %8 = load ptr, ptr %fn.addr.i113, align 8, !dbg !120
  call void @__assertfail(ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i64 noundef 1) #4, !dbg !120
  unreachable, !dbg !120

_ZL9ws_assertbPKcS0_jS0_.exit117:                 ; preds = %land.end
  %9 = load i32, ptr %n.addr, align 4, !dbg !121
  %sub5 = sub nsw i32 0, %9, !dbg !122
  %shr6 = lshr i32 %sub5, 28, !dbg !123
  %cmp7 = icmp eq i32 %shr6, 15, !dbg !124
  %storedv.i105 = zext i1 %cmp7 to i8, !dbg !125
  store i8 %storedv.i105, ptr %holds.addr.i100, align 1, !dbg !125
  store ptr @.str2, ptr %text.addr.i101, align 8, !dbg !125
  store ptr @.str1, ptr %file.addr.i102, align 8, !dbg !125
  store i32 8, ptr %line.addr.i103, align 4, !dbg !125
  store ptr @__PRETTY_FUNCTION__._Z1ki, ptr %fn.addr.i104, align 8, !dbg !125
  %10 = load i8, ptr %holds.addr.i100, align 1, !dbg !125
  %loadedv.i106 = trunc i8 %10 to i1, !dbg !125
  br i1 %loadedv.i106, label %_ZL9ws_assertbPKcS0_jS0_.exit108, label %if.then.i107, !dbg !125

if.then.i107:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit117
  %11 = load ptr, ptr %text.addr.i101, align 8, !dbg !125
  %12 = load ptr, ptr %file.addr.i102, align 8, !dbg !125
  %13 = load i32, ptr %line.addr.i103, align 4, !dbg !125
  %14 = load ptr, ptr %fn.addr.i104, align 8, !dbg !125
  call void @__assertfail(ptr noundef %11, ptr noundef %12, i32 noundef %13, ptr noundef %14, i64 noundef 1) #4, !dbg !125
  unreachable, !dbg !125

_ZL9ws_assertbPKcS0_jS0_.exit108:                 ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit117
  %15 = load i32, ptr %n.addr, align 4, !dbg !126
  store i32 %15, ptr %x.addr.i, align 4, !dbg !127
  %16 = load i32, ptr %x.addr.i, align 4, !dbg !127
  %17 = call noundef i32 @llvm.ctpop.i32(i32 %16), !dbg !127
  %cmp8 = icmp eq i32 %17, 3, !dbg !128
  br i1 %cmp8, label %land.lhs.true9, label %land.end18, !dbg !129

land.lhs.true9:                                   ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit108
  %18 = load i32, ptr %n.addr, align 4, !dbg !130
  store i32 %18, ptr %x.addr.i118, align 4, !dbg !131
  %19 = load i32, ptr %x.addr.i118, align 4, !dbg !131
  %tobool.i = icmp ne i32 %19, 0, !dbg !131
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i, !dbg !131

cond.true.i:                                      ; preds = %land.lhs.true9
  %20 = load i32, ptr %x.addr.i118, align 4, !dbg !131
  %21 = call i32 @llvm.ctlz.i32(i32 %20, i1 true), !dbg !131
  br label %_ZL5__clzi.exit, !dbg !131

cond.false.i:                                     ; preds = %land.lhs.true9
  br label %_ZL5__clzi.exit, !dbg !131

_ZL5__clzi.exit:                                  ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %21, %cond.true.i ], [ 32, %cond.false.i ], !dbg !131
  %cmp11 = icmp eq i32 %cond.i, 29, !dbg !132
  br i1 %cmp11, label %land.lhs.true12, label %land.end18, !dbg !133

land.lhs.true12:                                  ; preds = %_ZL5__clzi.exit
  %22 = load i32, ptr %n.addr, align 4, !dbg !134
  %shl = shl i32 %22, 2, !dbg !135
  store i32 %shl, ptr %x.addr.i119, align 4, !dbg !136
  %23 = load i32, ptr %x.addr.i119, align 4, !dbg !136
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true), !dbg !136
  %25 = add i32 %24, 1, !dbg !136
  %iszero.i = icmp eq i32 %23, 0, !dbg !136
  %ffs.i = select i1 %iszero.i, i32 0, i32 %25, !dbg !136
  %cmp14 = icmp eq i32 %ffs.i, 3, !dbg !137
  br i1 %cmp14, label %land.rhs15, label %land.end18, !dbg !138

land.rhs15:                                       ; preds = %land.lhs.true12
  %26 = load i32, ptr %n.addr, align 4, !dbg !139
  store i32 %26, ptr %x.addr.i120, align 4, !dbg !140
  %27 = load i32, ptr %x.addr.i120, align 4, !dbg !140
  %28 = call noundef i32 @llvm.bitreverse.i32(i32 %27), !dbg !140
  %cmp17 = icmp eq i32 %28, -536870912, !dbg !141
  br label %land.end18

land.end18:                                       ; preds = %land.rhs15, %land.lhs.true12, %_ZL5__clzi.exit, %_ZL9ws_assertbPKcS0_jS0_.exit108
  %29 = phi i1 [ false, %land.lhs.true12 ], [ false, %_ZL5__clzi.exit ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit108 ], [ %cmp17, %land.rhs15 ], !dbg !119
  %storedv.i96 = zext i1 %29 to i8, !dbg !142
  store i8 %storedv.i96, ptr %holds.addr.i91, align 1, !dbg !142
  store ptr @.str3, ptr %text.addr.i92, align 8, !dbg !142
  store ptr @.str1, ptr %file.addr.i93, align 8, !dbg !142
  store i32 9, ptr %line.addr.i94, align 4, !dbg !142
  store ptr @__PRETTY_FUNCTION__._Z1ki, ptr %fn.addr.i95, align 8, !dbg !142
  %30 = load i8, ptr %holds.addr.i91, align 1, !dbg !142
  %loadedv.i97 = trunc i8 %30 to i1, !dbg !142
  br i1 %loadedv.i97, label %_ZL9ws_assertbPKcS0_jS0_.exit99, label %if.then.i98, !dbg !142

if.then.i98:                                      ; preds = %land.end18
  %31 = load ptr, ptr %text.addr.i92, align 8, !dbg !142
  %32 = load ptr, ptr %file.addr.i93, align 8, !dbg !142
  %33 = load i32, ptr %line.addr.i94, align 4, !dbg !142
  %34 = load ptr, ptr %fn.addr.i95, align 8, !dbg !142
  call void @__assertfail(ptr noundef %31, ptr noundef %32, i32 noundef %33, ptr noundef %34, i64 noundef 1) #4, !dbg !142
  unreachable, !dbg !142

_ZL9ws_assertbPKcS0_jS0_.exit99:                  ; preds = %land.end18
  %35 = load i32, ptr %n.addr, align 4, !dbg !143
  %shl19 = shl i32 %35, 28, !dbg !144
  store i32 %shl19, ptr %a.addr.i, align 4, !dbg !145
  store i32 16, ptr %b.addr.i, align 4, !dbg !145
  %36 = load i32, ptr %a.addr.i, align 4, !dbg !145
  %conv.i = sext i32 %36 to i64, !dbg !145
  %37 = load i32, ptr %b.addr.i, align 4, !dbg !145
  %conv1.i = sext i32 %37 to i64, !dbg !145
  %mul.i = mul nsw i64 %conv.i, %conv1.i, !dbg !145
  %shr.i = ashr i64 %mul.i, 32, !dbg !145
  %conv2.i = trunc i64 %shr.i to i32, !dbg !145
  %cmp21 = icmp eq i32 %conv2.i, 7, !dbg !146
  br i1 %cmp21, label %land.rhs22, label %land.end25, !dbg !147

land.rhs22:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit99
  %38 = load i32, ptr %n.addr, align 4, !dbg !148
  store i32 -2147483648, ptr %a.addr.i121, align 4, !dbg !149
  store i32 %38, ptr %b.addr.i122, align 4, !dbg !149
  %39 = load i32, ptr %a.addr.i121, align 4, !dbg !149
  %conv.i123 = zext i32 %39 to i64, !dbg !149
  %40 = load i32, ptr %b.addr.i122, align 4, !dbg !149
  %conv1.i124 = zext i32 %40 to i64, !dbg !149
  %mul.i125 = mul i64 %conv.i123, %conv1.i124, !dbg !149
  %shr.i126 = lshr i64 %mul.i125, 32, !dbg !149
  %conv2.i127 = trunc i64 %shr.i126 to i32, !dbg !149
  %cmp24 = icmp eq i32 %conv2.i127, 3, !dbg !150
  br label %land.end25

land.end25:                                       ; preds = %land.rhs22, %_ZL9ws_assertbPKcS0_jS0_.exit99
  %41 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit99 ], [ %cmp24, %land.rhs22 ], !dbg !119
  %storedv.i87 = zext i1 %41 to i8, !dbg !151
  store i8 %storedv.i87, ptr %holds.addr.i82, align 1, !dbg !151
  store ptr @.str4, ptr %text.addr.i83, align 8, !dbg !151
  store ptr @.str1, ptr %file.addr.i84, align 8, !dbg !151
  store i32 10, ptr %line.addr.i85, align 4, !dbg !151
  store ptr @__PRETTY_FUNCTION__._Z1ki, ptr %fn.addr.i86, align 8, !dbg !151
  %42 = load i8, ptr %holds.addr.i82, align 1, !dbg !151
  %loadedv.i88 = trunc i8 %42 to i1, !dbg !151
  br i1 %loadedv.i88, label %_ZL9ws_assertbPKcS0_jS0_.exit90, label %if.then.i89, !dbg !151

if.then.i89:                                      ; preds = %land.end25
  %43 = load ptr, ptr %text.addr.i83, align 8, !dbg !151
  %44 = load ptr, ptr %file.addr.i84, align 8, !dbg !151
  %45 = load i32, ptr %line.addr.i85, align 4, !dbg !151
  %46 = load ptr, ptr %fn.addr.i86, align 8, !dbg !151
  call void @__assertfail(ptr noundef %43, ptr noundef %44, i32 noundef %45, ptr noundef %46, i64 noundef 1) #4, !dbg !151
  unreachable, !dbg !151

_ZL9ws_assertbPKcS0_jS0_.exit90:                  ; preds = %land.end25
  %47 = load i32, ptr %n.addr, align 4, !dbg !152
  store i32 %47, ptr %a.addr.i128, align 4, !dbg !153
  store i32 3, ptr %b.addr.i129, align 4, !dbg !153
  %48 = load i32, ptr %b.addr.i129, align 4, !dbg !153
  %49 = load i32, ptr %a.addr.i128, align 4, !dbg !153
  %cmp.i = icmp slt i32 %48, %49, !dbg !153
  br i1 %cmp.i, label %cond.true.i132, label %cond.false.i130, !dbg !153

cond.true.i132:                                   ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit90
  %50 = load i32, ptr %b.addr.i129, align 4, !dbg !153
  br label %_ZL3minii.exit, !dbg !153

cond.false.i130:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit90
  %51 = load i32, ptr %a.addr.i128, align 4, !dbg !153
  br label %_ZL3minii.exit, !dbg !153

_ZL3minii.exit:                                   ; preds = %cond.true.i132, %cond.false.i130
  %cond.i131 = phi i32 [ %50, %cond.true.i132 ], [ %51, %cond.false.i130 ], !dbg !153
  %cmp27 = icmp eq i32 %cond.i131, 3, !dbg !154
  br i1 %cmp27, label %land.lhs.true28, label %land.end35, !dbg !155

land.lhs.true28:                                  ; preds = %_ZL3minii.exit
  %52 = load i32, ptr %n.addr, align 4, !dbg !156
  store i32 %52, ptr %a.addr.i133, align 4, !dbg !157
  store i32 9, ptr %b.addr.i134, align 4, !dbg !157
  %53 = load i32, ptr %a.addr.i133, align 4, !dbg !157
  %54 = load i32, ptr %b.addr.i134, align 4, !dbg !157
  store i32 %53, ptr %a.addr.i143, align 4, !dbg !157
  store i32 %54, ptr %b.addr.i144, align 4, !dbg !157
  %55 = load i32, ptr %a.addr.i143, align 4, !dbg !157
  %56 = load i32, ptr %b.addr.i144, align 4, !dbg !157
  %cmp.i145 = icmp ult i32 %55, %56, !dbg !157
  br i1 %cmp.i145, label %cond.true.i148, label %cond.false.i146, !dbg !157

cond.true.i148:                                   ; preds = %land.lhs.true28
  %57 = load i32, ptr %b.addr.i144, align 4, !dbg !157
  br label %_ZL3maxjj.exit, !dbg !157

cond.false.i146:                                  ; preds = %land.lhs.true28
  %58 = load i32, ptr %a.addr.i143, align 4, !dbg !157
  br label %_ZL3maxjj.exit, !dbg !157

_ZL3maxjj.exit:                                   ; preds = %cond.true.i148, %cond.false.i146
  %cond.i147 = phi i32 [ %57, %cond.true.i148 ], [ %58, %cond.false.i146 ], !dbg !157
  %cmp30 = icmp eq i32 %cond.i147, 9, !dbg !158
  br i1 %cmp30, label %land.rhs31, label %land.end35, !dbg !159

land.rhs31:                                       ; preds = %_ZL3maxjj.exit
  %59 = load i32, ptr %n.addr, align 4, !dbg !160
  %sub32 = sub nsw i32 0, %59, !dbg !161
  store i32 %sub32, ptr %x.addr.i135, align 4, !dbg !162
  %60 = load i32, ptr %x.addr.i135, align 4, !dbg !162
  %cmp.i136 = icmp slt i32 %60, 0, !dbg !162
  br i1 %cmp.i136, label %cond.true.i139, label %cond.false.i137, !dbg !162

cond.true.i139:                                   ; preds = %land.rhs31
  %61 = load i32, ptr %x.addr.i135, align 4, !dbg !162
  %sub.i = sub nsw i32 0, %61, !dbg !162
  br label %_ZL3absi.exit, !dbg !162

cond.false.i137:                                  ; preds = %land.rhs31
  %62 = load i32, ptr %x.addr.i135, align 4, !dbg !162
  br label %_ZL3absi.exit, !dbg !162

_ZL3absi.exit:                                    ; preds = %cond.true.i139, %cond.false.i137
  %cond.i138 = phi i32 [ %sub.i, %cond.true.i139 ], [ %62, %cond.false.i137 ], !dbg !162
  %cmp34 = icmp eq i32 %cond.i138, 7, !dbg !163
  br label %land.end35

land.end35:                                       ; preds = %_ZL3absi.exit, %_ZL3maxjj.exit, %_ZL3minii.exit
  %63 = phi i1 [ false, %_ZL3maxjj.exit ], [ false, %_ZL3minii.exit ], [ %cmp34, %_ZL3absi.exit ], !dbg !119
  %storedv.i78 = zext i1 %63 to i8, !dbg !164
  store i8 %storedv.i78, ptr %holds.addr.i73, align 1, !dbg !164
  store ptr @.str5, ptr %text.addr.i74, align 8, !dbg !164
  store ptr @.str1, ptr %file.addr.i75, align 8, !dbg !164
  store i32 11, ptr %line.addr.i76, align 4, !dbg !164
  store ptr @__PRETTY_FUNCTION__._Z1ki, ptr %fn.addr.i77, align 8, !dbg !164
  %64 = load i8, ptr %holds.addr.i73, align 1, !dbg !164
  %loadedv.i79 = trunc i8 %64 to i1, !dbg !164
  br i1 %loadedv.i79, label %_ZL9ws_assertbPKcS0_jS0_.exit81, label %if.then.i80, !dbg !164

if.then.i80:                                      ; preds = %land.end35
  %65 = load ptr, ptr %text.addr.i74, align 8, !dbg !164
  %66 = load ptr, ptr %file.addr.i75, align 8, !dbg !164
  %67 = load i32, ptr %line.addr.i76, align 4, !dbg !164
  %68 = load ptr, ptr %fn.addr.i77, align 8, !dbg !164
  call void @__assertfail(ptr noundef %65, ptr noundef %66, i32 noundef %67, ptr noundef %68, i64 noundef 1) #4, !dbg !164
  unreachable, !dbg !164

_ZL9ws_assertbPKcS0_jS0_.exit81:                  ; preds = %land.end35
  %69 = load i32, ptr %n.addr, align 4, !dbg !165
  %mul = mul nsw i32 %69, 40, !dbg !166
  %conv = trunc i32 %mul to i8, !dbg !167
  %conv36 = sext i8 %conv to i32, !dbg !168
  %cmp37 = icmp eq i32 %conv36, 24, !dbg !169
  br i1 %cmp37, label %land.rhs38, label %land.end43, !dbg !170

land.rhs38:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit81
  %70 = load i32, ptr %n.addr, align 4, !dbg !171
  %sub39 = sub nsw i32 0, %70, !dbg !172
  %conv40 = trunc i32 %sub39 to i8, !dbg !172
  %conv41 = zext i8 %conv40 to i32, !dbg !173
  %cmp42 = icmp eq i32 %conv41, 249, !dbg !174
  br label %land.end43

land.end43:                                       ; preds = %land.rhs38, %_ZL9ws_assertbPKcS0_jS0_.exit81
  %71 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit81 ], [ %cmp42, %land.rhs38 ], !dbg !119
  %storedv.i69 = zext i1 %71 to i8, !dbg !175
  store i8 %storedv.i69, ptr %holds.addr.i64, align 1, !dbg !175
  store ptr @.str6, ptr %text.addr.i65, align 8, !dbg !175
  store ptr @.str1, ptr %file.addr.i66, align 8, !dbg !175
  store i32 12, ptr %line.addr.i67, align 4, !dbg !175
  store ptr @__PRETTY_FUNCTION__._Z1ki, ptr %fn.addr.i68, align 8, !dbg !175
  %72 = load i8, ptr %holds.addr.i64, align 1, !dbg !175
  %loadedv.i70 = trunc i8 %72 to i1, !dbg !175
  br i1 %loadedv.i70, label %_ZL9ws_assertbPKcS0_jS0_.exit72, label %if.then.i71, !dbg !175

if.then.i71:                                      ; preds = %land.end43
  %73 = load ptr, ptr %text.addr.i65, align 8, !dbg !175
  %74 = load ptr, ptr %file.addr.i66, align 8, !dbg !175
  %75 = load i32, ptr %line.addr.i67, align 4, !dbg !175
  %76 = load ptr, ptr %fn.addr.i68, align 8, !dbg !175
  call void @__assertfail(ptr noundef %73, ptr noundef %74, i32 noundef %75, ptr noundef %76, i64 noundef 1) #4, !dbg !175
  unreachable, !dbg !175

_ZL9ws_assertbPKcS0_jS0_.exit72:                  ; preds = %land.end43
  store i32 -2147483648, ptr %lo.addr.i, align 4, !dbg !176
  store i32 1, ptr %hi.addr.i, align 4, !dbg !176
  store i32 1, ptr %s.addr.i, align 4, !dbg !176
  %77 = load i32, ptr %hi.addr.i, align 4, !dbg !176
  %conv.i140 = zext i32 %77 to i64, !dbg !176
  %shl.i = shl i64 %conv.i140, 32, !dbg !176
  %78 = load i32, ptr %lo.addr.i, align 4, !dbg !176
  %conv1.i141 = zext i32 %78 to i64, !dbg !176
  %or.i = or i64 %shl.i, %conv1.i141, !dbg !176
  %79 = load i32, ptr %s.addr.i, align 4, !dbg !176
  %and.i = and i32 %79, 31, !dbg !176
  %sh_prom.i = zext i32 %and.i to i64, !dbg !176
  %shl2.i = shl i64 %or.i, %sh_prom.i, !dbg !176
  %shr.i142 = lshr i64 %shl2.i, 32, !dbg !176
  %conv3.i = trunc i64 %shr.i142 to i32, !dbg !176
  %cmp45 = icmp eq i32 %conv3.i, 3, !dbg !177
  %storedv.i60 = zext i1 %cmp45 to i8, !dbg !178
  store i8 %storedv.i60, ptr %holds.addr.i55, align 1, !dbg !178
  store ptr @.str7, ptr %text.addr.i56, align 8, !dbg !178
  store ptr @.str1, ptr %file.addr.i57, align 8, !dbg !178
  store i32 13, ptr %line.addr.i58, align 4, !dbg !178
  store ptr @__PRETTY_FUNCTION__._Z1ki, ptr %fn.addr.i59, align 8, !dbg !178
  %80 = load i8, ptr %holds.addr.i55, align 1, !dbg !178
  %loadedv.i61 = trunc i8 %80 to i1, !dbg !178
  br i1 %loadedv.i61, label %_ZL9ws_assertbPKcS0_jS0_.exit63, label %if.then.i62, !dbg !178

if.then.i62:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit72
  %81 = load ptr, ptr %text.addr.i56, align 8, !dbg !178
  %82 = load ptr, ptr %file.addr.i57, align 8, !dbg !178
  %83 = load i32, ptr %line.addr.i58, align 4, !dbg !178
  %84 = load ptr, ptr %fn.addr.i59, align 8, !dbg !178
  call void @__assertfail(ptr noundef %81, ptr noundef %82, i32 noundef %83, ptr noundef %84, i64 noundef 1) #4, !dbg !178
  unreachable, !dbg !178

_ZL9ws_assertbPKcS0_jS0_.exit63:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit72
    #dbg_declare(ptr %big, !179, !DIExpression(), !180)
  %85 = load i32, ptr %n.addr, align 4, !dbg !181
  %conv46 = sext i32 %85 to i64, !dbg !181
  %shl47 = shl i64 %conv46, 40, !dbg !182
  store i64 %shl47, ptr %big, align 8, !dbg !180
  %86 = load i64, ptr %big, align 8, !dbg !183
  %div48 = sdiv i64 %86, 3, !dbg !184
  %cmp49 = icmp eq i64 %div48, 2565527131477, !dbg !185
  br i1 %cmp49, label %land.rhs50, label %land.end54, !dbg !186

land.rhs50:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit63
  %87 = load i64, ptr %big, align 8, !dbg !187
  %shr51 = ashr i64 %87, 38, !dbg !188
  %conv52 = trunc i64 %shr51 to i32, !dbg !189
  %cmp53 = icmp eq i32 %conv52, 28, !dbg !190
  br label %land.end54

land.end54:                                       ; preds = %land.rhs50, %_ZL9ws_assertbPKcS0_jS0_.exit63
  %88 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit63 ], [ %cmp53, %land.rhs50 ], !dbg !119
  %storedv.i = zext i1 %88 to i8, !dbg !191
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !191
  store ptr @.str8, ptr %text.addr.i, align 8, !dbg !191
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !191
  store i32 15, ptr %line.addr.i, align 4, !dbg !191
  store ptr @__PRETTY_FUNCTION__._Z1ki, ptr %fn.addr.i, align 8, !dbg !191
  %89 = load i8, ptr %holds.addr.i, align 1, !dbg !191
  %loadedv.i = trunc i8 %89 to i1, !dbg !191
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !191

if.then.i:                                        ; preds = %land.end54
  %90 = load ptr, ptr %text.addr.i, align 8, !dbg !191
  %91 = load ptr, ptr %file.addr.i, align 8, !dbg !191
  %92 = load i32, ptr %line.addr.i, align 4, !dbg !191
  %93 = load ptr, ptr %fn.addr.i, align 8, !dbg !191
  call void @__assertfail(ptr noundef %90, ptr noundef %91, i32 noundef %92, ptr noundef %93, i64 noundef 1) #4, !dbg !191
  unreachable, !dbg !191

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end54
  ret void, !dbg !192
}

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!53}
!llvm.module.flags = !{!94, !95, !96, !97}
!llvm.ident = !{!98}

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
!53 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !54, globals: !61, imports: !62, splitDebugInlining: false, nameTableKind: None)
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
!69 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !65, file: !65, line: 137, type: !70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!70 = !DISubroutineType(types: !71)
!71 = !{!72, !72}
!72 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !74, file: !65, line: 154)
!74 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !65, file: !65, line: 133, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!75 = !DISubroutineType(types: !76)
!76 = !{!77, !77}
!77 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!78 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !79, file: !65, line: 154)
!79 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !65, file: !65, line: 134, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!80 = !DISubroutineType(types: !81)
!81 = !{!58, !58}
!82 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !83, file: !65, line: 154)
!83 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !65, file: !65, line: 145, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!84 = !DISubroutineType(types: !85)
!85 = !{!55, !86}
!86 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !88, file: !65, line: 154)
!88 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !65, file: !65, line: 147, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !90, file: !65, line: 154)
!90 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !65, file: !65, line: 149, type: !91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!91 = !DISubroutineType(types: !92)
!92 = !{!59, !93}
!93 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!94 = !{i32 7, !"Dwarf Version", i32 4}
!95 = !{i32 2, !"Debug Info Version", i32 3}
!96 = !{i32 1, !"wchar_size", i32 4}
!97 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!98 = !{!"clang version 22.1.8"}
!99 = distinct !DISubprogram(name: "k", linkageName: "_Z1ki", scope: !2, file: !2, line: 6, type: !100, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !53, retainedNodes: !102)
!100 = !DISubroutineType(types: !101)
!101 = !{null, !59}
!102 = !{}
!103 = !DILocalVariable(name: "n", arg: 1, scope: !99, file: !2, line: 6, type: !59)
!104 = !DILocation(line: 6, column: 23, scope: !99)
!105 = !DILocation(line: 7, column: 11, scope: !99)
!106 = !DILocation(line: 7, column: 10, scope: !99)
!107 = !DILocation(line: 7, column: 13, scope: !99)
!108 = !DILocation(line: 7, column: 17, scope: !99)
!109 = !DILocation(line: 7, column: 23, scope: !99)
!110 = !DILocation(line: 7, column: 27, scope: !99)
!111 = !DILocation(line: 7, column: 26, scope: !99)
!112 = !DILocation(line: 7, column: 29, scope: !99)
!113 = !DILocation(line: 7, column: 33, scope: !99)
!114 = !DILocation(line: 7, column: 39, scope: !99)
!115 = !DILocation(line: 7, column: 43, scope: !99)
!116 = !DILocation(line: 7, column: 42, scope: !99)
!117 = !DILocation(line: 7, column: 45, scope: !99)
!118 = !DILocation(line: 7, column: 50, scope: !99)
!119 = !DILocation(line: 0, scope: !99)
!120 = !DILocation(line: 7, column: 3, scope: !99)
!121 = !DILocation(line: 8, column: 21, scope: !99)
!122 = !DILocation(line: 8, column: 20, scope: !99)
!123 = !DILocation(line: 8, column: 23, scope: !99)
!124 = !DILocation(line: 8, column: 29, scope: !99)
!125 = !DILocation(line: 8, column: 3, scope: !99)
!126 = !DILocation(line: 9, column: 17, scope: !99)
!127 = !DILocation(line: 9, column: 10, scope: !99)
!128 = !DILocation(line: 9, column: 20, scope: !99)
!129 = !DILocation(line: 9, column: 25, scope: !99)
!130 = !DILocation(line: 9, column: 34, scope: !99)
!131 = !DILocation(line: 9, column: 28, scope: !99)
!132 = !DILocation(line: 9, column: 37, scope: !99)
!133 = !DILocation(line: 9, column: 43, scope: !99)
!134 = !DILocation(line: 9, column: 52, scope: !99)
!135 = !DILocation(line: 9, column: 54, scope: !99)
!136 = !DILocation(line: 9, column: 46, scope: !99)
!137 = !DILocation(line: 9, column: 60, scope: !99)
!138 = !DILocation(line: 9, column: 65, scope: !99)
!139 = !DILocation(line: 9, column: 75, scope: !99)
!140 = !DILocation(line: 9, column: 68, scope: !99)
!141 = !DILocation(line: 9, column: 78, scope: !99)
!142 = !DILocation(line: 9, column: 3, scope: !99)
!143 = !DILocation(line: 10, column: 18, scope: !99)
!144 = !DILocation(line: 10, column: 20, scope: !99)
!145 = !DILocation(line: 10, column: 10, scope: !99)
!146 = !DILocation(line: 10, column: 31, scope: !99)
!147 = !DILocation(line: 10, column: 36, scope: !99)
!148 = !DILocation(line: 10, column: 71, scope: !99)
!149 = !DILocation(line: 10, column: 39, scope: !99)
!150 = !DILocation(line: 10, column: 74, scope: !99)
!151 = !DILocation(line: 10, column: 3, scope: !99)
!152 = !DILocation(line: 11, column: 14, scope: !99)
!153 = !DILocation(line: 11, column: 10, scope: !99)
!154 = !DILocation(line: 11, column: 20, scope: !99)
!155 = !DILocation(line: 11, column: 25, scope: !99)
!156 = !DILocation(line: 11, column: 32, scope: !99)
!157 = !DILocation(line: 11, column: 28, scope: !99)
!158 = !DILocation(line: 11, column: 39, scope: !99)
!159 = !DILocation(line: 11, column: 45, scope: !99)
!160 = !DILocation(line: 11, column: 53, scope: !99)
!161 = !DILocation(line: 11, column: 52, scope: !99)
!162 = !DILocation(line: 11, column: 48, scope: !99)
!163 = !DILocation(line: 11, column: 56, scope: !99)
!164 = !DILocation(line: 11, column: 3, scope: !99)
!165 = !DILocation(line: 12, column: 17, scope: !99)
!166 = !DILocation(line: 12, column: 19, scope: !99)
!167 = !DILocation(line: 12, column: 16, scope: !99)
!168 = !DILocation(line: 12, column: 10, scope: !99)
!169 = !DILocation(line: 12, column: 25, scope: !99)
!170 = !DILocation(line: 12, column: 31, scope: !99)
!171 = !DILocation(line: 12, column: 50, scope: !99)
!172 = !DILocation(line: 12, column: 49, scope: !99)
!173 = !DILocation(line: 12, column: 34, scope: !99)
!174 = !DILocation(line: 12, column: 52, scope: !99)
!175 = !DILocation(line: 12, column: 3, scope: !99)
!176 = !DILocation(line: 13, column: 10, scope: !99)
!177 = !DILocation(line: 13, column: 46, scope: !99)
!178 = !DILocation(line: 13, column: 3, scope: !99)
!179 = !DILocalVariable(name: "big", scope: !99, file: !2, line: 14, type: !58)
!180 = !DILocation(line: 14, column: 13, scope: !99)
!181 = !DILocation(line: 14, column: 30, scope: !99)
!182 = !DILocation(line: 14, column: 32, scope: !99)
!183 = !DILocation(line: 15, column: 10, scope: !99)
!184 = !DILocation(line: 15, column: 14, scope: !99)
!185 = !DILocation(line: 15, column: 18, scope: !99)
!186 = !DILocation(line: 15, column: 37, scope: !99)
!187 = !DILocation(line: 15, column: 46, scope: !99)
!188 = !DILocation(line: 15, column: 50, scope: !99)
!189 = !DILocation(line: 15, column: 45, scope: !99)
!190 = !DILocation(line: 15, column: 57, scope: !99)
!191 = !DILocation(line: 15, column: 3, scope: !99)
!192 = !DILocation(line: 16, column: 1, scope: !99)
