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

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !98 {
entry:
  %m.addr.i5.i = alloca i32, align 4
  %v.addr.i6.i = alloca i32, align 4
  %a.addr.i7.i = alloca i32, align 4
  %w.addr.i8.i = alloca i32, align 4
  %m.addr.i.i = alloca i32, align 4
  %v.addr.i.i = alloca i32, align 4
  %a.addr.i.i = alloca i32, align 4
  %w.addr.i.i = alloca i32, align 4
  %m.addr.i149 = alloca i32, align 4
  %v.addr.i150 = alloca i64, align 8
  %a.addr.i151 = alloca i32, align 4
  %w.addr.i152 = alloca i32, align 4
  %lo.i = alloca i32, align 4
  %hi.i = alloca i32, align 4
  %m.addr.i145 = alloca i32, align 4
  %v.addr.i146 = alloca double, align 8
  %a.addr.i147 = alloca i32, align 4
  %w.addr.i148 = alloca i32, align 4
  %ref.tmp.i = alloca i64, align 8
  %m.addr.i138 = alloca i32, align 4
  %v.addr.i139 = alloca i32, align 4
  %a.addr.i140 = alloca i32, align 4
  %w.addr.i141 = alloca i32, align 4
  %m.addr.i131 = alloca i32, align 4
  %v.addr.i132 = alloca i32, align 4
  %a.addr.i133 = alloca i32, align 4
  %w.addr.i134 = alloca i32, align 4
  %m.addr.i124 = alloca i32, align 4
  %v.addr.i125 = alloca i32, align 4
  %a.addr.i126 = alloca i32, align 4
  %w.addr.i127 = alloca i32, align 4
  %m.addr.i117 = alloca i32, align 4
  %v.addr.i118 = alloca i32, align 4
  %a.addr.i119 = alloca i32, align 4
  %w.addr.i120 = alloca i32, align 4
  %m.addr.i110 = alloca i32, align 4
  %v.addr.i111 = alloca i32, align 4
  %a.addr.i112 = alloca i32, align 4
  %w.addr.i113 = alloca i32, align 4
  %m.addr.i103 = alloca i32, align 4
  %v.addr.i104 = alloca i32, align 4
  %a.addr.i105 = alloca i32, align 4
  %w.addr.i106 = alloca i32, align 4
  %m.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %holds.addr.i94 = alloca i8, align 1
  %text.addr.i95 = alloca ptr, align 8
  %file.addr.i96 = alloca ptr, align 8
  %line.addr.i97 = alloca i32, align 4
  %fn.addr.i98 = alloca ptr, align 8
  %holds.addr.i85 = alloca i8, align 1
  %text.addr.i86 = alloca ptr, align 8
  %file.addr.i87 = alloca ptr, align 8
  %line.addr.i88 = alloca i32, align 4
  %fn.addr.i89 = alloca ptr, align 8
  %holds.addr.i76 = alloca i8, align 1
  %text.addr.i77 = alloca ptr, align 8
  %file.addr.i78 = alloca ptr, align 8
  %line.addr.i79 = alloca i32, align 4
  %fn.addr.i80 = alloca ptr, align 8
  %holds.addr.i67 = alloca i8, align 1
  %text.addr.i68 = alloca ptr, align 8
  %file.addr.i69 = alloca ptr, align 8
  %line.addr.i70 = alloca i32, align 4
  %fn.addr.i71 = alloca ptr, align 8
  %holds.addr.i58 = alloca i8, align 1
  %text.addr.i59 = alloca ptr, align 8
  %file.addr.i60 = alloca ptr, align 8
  %line.addr.i61 = alloca i32, align 4
  %fn.addr.i62 = alloca ptr, align 8
  %holds.addr.i49 = alloca i8, align 1
  %text.addr.i50 = alloca ptr, align 8
  %file.addr.i51 = alloca ptr, align 8
  %line.addr.i52 = alloca i32, align 4
  %fn.addr.i53 = alloca ptr, align 8
  %holds.addr.i40 = alloca i8, align 1
  %text.addr.i41 = alloca ptr, align 8
  %file.addr.i42 = alloca ptr, align 8
  %line.addr.i43 = alloca i32, align 4
  %fn.addr.i44 = alloca ptr, align 8
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %all = alloca i32, align 4
  %v = alloca i32, align 4
  %d = alloca i32, align 4
  %x = alloca double, align 8
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !103, !DIExpression(), !104)
    #dbg_declare(ptr %t, !105, !DIExpression(), !106)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !107
  store i32 %0, ptr %t, align 4, !dbg !106
    #dbg_declare(ptr %all, !108, !DIExpression(), !109)
  store i32 -1, ptr %all, align 4, !dbg !109
  %1 = load i32, ptr %all, align 4, !dbg !110
  %2 = load i32, ptr %t, align 4, !dbg !111
  %mul = mul nsw i32 %2, 3, !dbg !112
  store i32 %1, ptr %m.addr.i103, align 4, !dbg !113
  store i32 %mul, ptr %v.addr.i104, align 4, !dbg !113
  store i32 5, ptr %a.addr.i105, align 4, !dbg !113
  store i32 32, ptr %w.addr.i106, align 4, !dbg !113
  %3 = load i32, ptr %m.addr.i103, align 4, !dbg !113
  %4 = load i32, ptr %v.addr.i104, align 4, !dbg !113
  %5 = load i32, ptr %a.addr.i105, align 4, !dbg !113
  %6 = load i32, ptr %w.addr.i106, align 4, !dbg !113
  %sub.i107 = sub nsw i32 32, %6, !dbg !113
  %shl.i108 = shl i32 %sub.i107, 8, !dbg !113
  %or.i109 = or i32 %shl.i108, 31, !dbg !113
  %7 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %3, i32 %4, i32 %5, i32 %or.i109), !dbg !113
  %cmp = icmp eq i32 %7, 15, !dbg !114
  %storedv.i99 = zext i1 %cmp to i8, !dbg !115
  store i8 %storedv.i99, ptr %holds.addr.i94, align 1, !dbg !115
  store ptr @.str, ptr %text.addr.i95, align 8, !dbg !115
  store ptr @.str1, ptr %file.addr.i96, align 8, !dbg !115
  store i32 9, ptr %line.addr.i97, align 4, !dbg !115
  store ptr @__PRETTY_FUNCTION__._Z1kPi, ptr %fn.addr.i98, align 8, !dbg !115
  %8 = load i8, ptr %holds.addr.i94, align 1, !dbg !115
  %loadedv.i100 = trunc i8 %8 to i1, !dbg !115
  br i1 %loadedv.i100, label %_ZL9ws_assertbPKcS0_jS0_.exit102, label %if.then.i101, !dbg !115

if.then.i101:                                     ; preds = %entry
  %9 = load ptr, ptr %text.addr.i95, align 8, !dbg !115
  %10 = load ptr, ptr %file.addr.i96, align 8, !dbg !115
  %11 = load i32, ptr %line.addr.i97, align 4, !dbg !115
  %12 = load ptr, ptr %fn.addr.i98, align 8, !dbg !115
  call void @__assertfail(ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12, i64 noundef 1) #4, !dbg !115
  unreachable, !dbg !115

_ZL9ws_assertbPKcS0_jS0_.exit102:                 ; preds = %entry
  %13 = load i32, ptr %all, align 4, !dbg !116
  %14 = load i32, ptr %t, align 4, !dbg !117
  %15 = load i32, ptr %t, align 4, !dbg !118
  %add = add nsw i32 %15, 1, !dbg !119
  store i32 %13, ptr %m.addr.i, align 4, !dbg !120
  store i32 %14, ptr %v.addr.i, align 4, !dbg !120
  store i32 %add, ptr %a.addr.i, align 4, !dbg !120
  store i32 8, ptr %w.addr.i, align 4, !dbg !120
  %16 = load i32, ptr %m.addr.i, align 4, !dbg !120
  %17 = load i32, ptr %v.addr.i, align 4, !dbg !120
  %18 = load i32, ptr %a.addr.i, align 4, !dbg !120
  %19 = load i32, ptr %w.addr.i, align 4, !dbg !120
  %sub.i = sub nsw i32 32, %19, !dbg !120
  %shl.i = shl i32 %sub.i, 8, !dbg !120
  %or.i = or i32 %shl.i, 31, !dbg !120
  %20 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %16, i32 %17, i32 %18, i32 %or.i), !dbg !120
  %21 = load i32, ptr %t, align 4, !dbg !121
  %and = and i32 %21, -8, !dbg !122
  %22 = load i32, ptr %t, align 4, !dbg !123
  %add3 = add nsw i32 %22, 1, !dbg !124
  %and4 = and i32 %add3, 7, !dbg !125
  %add5 = add nsw i32 %and, %and4, !dbg !126
  %cmp6 = icmp eq i32 %20, %add5, !dbg !127
  %storedv.i90 = zext i1 %cmp6 to i8, !dbg !128
  store i8 %storedv.i90, ptr %holds.addr.i85, align 1, !dbg !128
  store ptr @.str2, ptr %text.addr.i86, align 8, !dbg !128
  store ptr @.str1, ptr %file.addr.i87, align 8, !dbg !128
  store i32 10, ptr %line.addr.i88, align 4, !dbg !128
  store ptr @__PRETTY_FUNCTION__._Z1kPi, ptr %fn.addr.i89, align 8, !dbg !128
  %23 = load i8, ptr %holds.addr.i85, align 1, !dbg !128
  %loadedv.i91 = trunc i8 %23 to i1, !dbg !128
  br i1 %loadedv.i91, label %_ZL9ws_assertbPKcS0_jS0_.exit93, label %if.then.i92, !dbg !128

if.then.i92:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit102
  %24 = load ptr, ptr %text.addr.i86, align 8, !dbg !128
  %25 = load ptr, ptr %file.addr.i87, align 8, !dbg !128
  %26 = load i32, ptr %line.addr.i88, align 4, !dbg !128
  %27 = load ptr, ptr %fn.addr.i89, align 8, !dbg !128
  call void @__assertfail(ptr noundef %24, ptr noundef %25, i32 noundef %26, ptr noundef %27, i64 noundef 1) #4, !dbg !128
  unreachable, !dbg !128

_ZL9ws_assertbPKcS0_jS0_.exit93:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit102
  %28 = load i32, ptr %all, align 4, !dbg !129
  %29 = load i32, ptr %t, align 4, !dbg !130
  store i32 %28, ptr %m.addr.i110, align 4, !dbg !131
  store i32 %29, ptr %v.addr.i111, align 4, !dbg !131
  store i32 4, ptr %a.addr.i112, align 4, !dbg !131
  store i32 32, ptr %w.addr.i113, align 4, !dbg !131
  %30 = load i32, ptr %m.addr.i110, align 4, !dbg !131
  %31 = load i32, ptr %v.addr.i111, align 4, !dbg !131
  %32 = load i32, ptr %a.addr.i112, align 4, !dbg !131
  %33 = load i32, ptr %w.addr.i113, align 4, !dbg !131
  %sub.i114 = sub nsw i32 32, %33, !dbg !131
  %shl.i115 = shl i32 %sub.i114, 8, !dbg !131
  %34 = call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %30, i32 %31, i32 %32, i32 %shl.i115), !dbg !131
  %35 = load i32, ptr %t, align 4, !dbg !132
  %cmp8 = icmp slt i32 %35, 4, !dbg !133
  br i1 %cmp8, label %cond.true, label %cond.false, !dbg !132

cond.true:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit93
  %36 = load i32, ptr %t, align 4, !dbg !134
  br label %cond.end, !dbg !132

cond.false:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit93
  %37 = load i32, ptr %t, align 4, !dbg !135
  %sub = sub nsw i32 %37, 4, !dbg !136
  br label %cond.end, !dbg !132

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %36, %cond.true ], [ %sub, %cond.false ], !dbg !132
  %cmp9 = icmp eq i32 %34, %cond, !dbg !137
  %storedv.i81 = zext i1 %cmp9 to i8, !dbg !138
  store i8 %storedv.i81, ptr %holds.addr.i76, align 1, !dbg !138
  store ptr @.str3, ptr %text.addr.i77, align 8, !dbg !138
  store ptr @.str1, ptr %file.addr.i78, align 8, !dbg !138
  store i32 11, ptr %line.addr.i79, align 4, !dbg !138
  store ptr @__PRETTY_FUNCTION__._Z1kPi, ptr %fn.addr.i80, align 8, !dbg !138
  %38 = load i8, ptr %holds.addr.i76, align 1, !dbg !138
  %loadedv.i82 = trunc i8 %38 to i1, !dbg !138
  br i1 %loadedv.i82, label %_ZL9ws_assertbPKcS0_jS0_.exit84, label %if.then.i83, !dbg !138

if.then.i83:                                      ; preds = %cond.end
  %39 = load ptr, ptr %text.addr.i77, align 8, !dbg !138
  %40 = load ptr, ptr %file.addr.i78, align 8, !dbg !138
  %41 = load i32, ptr %line.addr.i79, align 4, !dbg !138
  %42 = load ptr, ptr %fn.addr.i80, align 8, !dbg !138
  call void @__assertfail(ptr noundef %39, ptr noundef %40, i32 noundef %41, ptr noundef %42, i64 noundef 1) #4, !dbg !138
  unreachable, !dbg !138

_ZL9ws_assertbPKcS0_jS0_.exit84:                  ; preds = %cond.end
  %43 = load i32, ptr %all, align 4, !dbg !139
  %44 = load i32, ptr %t, align 4, !dbg !140
  store i32 %43, ptr %m.addr.i131, align 4, !dbg !141
  store i32 %44, ptr %v.addr.i132, align 4, !dbg !141
  store i32 4, ptr %a.addr.i133, align 4, !dbg !141
  store i32 32, ptr %w.addr.i134, align 4, !dbg !141
  %45 = load i32, ptr %m.addr.i131, align 4, !dbg !141
  %46 = load i32, ptr %v.addr.i132, align 4, !dbg !141
  %47 = load i32, ptr %a.addr.i133, align 4, !dbg !141
  %48 = load i32, ptr %w.addr.i134, align 4, !dbg !141
  %sub.i135 = sub nsw i32 32, %48, !dbg !141
  %shl.i136 = shl i32 %sub.i135, 8, !dbg !141
  %or.i137 = or i32 %shl.i136, 31, !dbg !141
  %49 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %45, i32 %46, i32 %47, i32 %or.i137), !dbg !141
  %50 = load i32, ptr %t, align 4, !dbg !142
  %cmp11 = icmp sgt i32 %50, 27, !dbg !143
  br i1 %cmp11, label %cond.true12, label %cond.false13, !dbg !142

cond.true12:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit84
  %51 = load i32, ptr %t, align 4, !dbg !144
  br label %cond.end15, !dbg !142

cond.false13:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit84
  %52 = load i32, ptr %t, align 4, !dbg !145
  %add14 = add nsw i32 %52, 4, !dbg !146
  br label %cond.end15, !dbg !142

cond.end15:                                       ; preds = %cond.false13, %cond.true12
  %cond16 = phi i32 [ %51, %cond.true12 ], [ %add14, %cond.false13 ], !dbg !142
  %cmp17 = icmp eq i32 %49, %cond16, !dbg !147
  %storedv.i72 = zext i1 %cmp17 to i8, !dbg !148
  store i8 %storedv.i72, ptr %holds.addr.i67, align 1, !dbg !148
  store ptr @.str4, ptr %text.addr.i68, align 8, !dbg !148
  store ptr @.str1, ptr %file.addr.i69, align 8, !dbg !148
  store i32 12, ptr %line.addr.i70, align 4, !dbg !148
  store ptr @__PRETTY_FUNCTION__._Z1kPi, ptr %fn.addr.i71, align 8, !dbg !148
  %53 = load i8, ptr %holds.addr.i67, align 1, !dbg !148
  %loadedv.i73 = trunc i8 %53 to i1, !dbg !148
  br i1 %loadedv.i73, label %_ZL9ws_assertbPKcS0_jS0_.exit75, label %if.then.i74, !dbg !148

if.then.i74:                                      ; preds = %cond.end15
  %54 = load ptr, ptr %text.addr.i68, align 8, !dbg !148
  %55 = load ptr, ptr %file.addr.i69, align 8, !dbg !148
  %56 = load i32, ptr %line.addr.i70, align 4, !dbg !148
  %57 = load ptr, ptr %fn.addr.i71, align 8, !dbg !148
  call void @__assertfail(ptr noundef %54, ptr noundef %55, i32 noundef %56, ptr noundef %57, i64 noundef 1) #4, !dbg !148
  unreachable, !dbg !148

_ZL9ws_assertbPKcS0_jS0_.exit75:                  ; preds = %cond.end15
  %58 = load i32, ptr %all, align 4, !dbg !149
  %59 = load i32, ptr %t, align 4, !dbg !150
  store i32 %58, ptr %m.addr.i124, align 4, !dbg !151
  store i32 %59, ptr %v.addr.i125, align 4, !dbg !151
  store i32 2, ptr %a.addr.i126, align 4, !dbg !151
  store i32 16, ptr %w.addr.i127, align 4, !dbg !151
  %60 = load i32, ptr %m.addr.i124, align 4, !dbg !151
  %61 = load i32, ptr %v.addr.i125, align 4, !dbg !151
  %62 = load i32, ptr %a.addr.i126, align 4, !dbg !151
  %63 = load i32, ptr %w.addr.i127, align 4, !dbg !151
  %sub.i128 = sub nsw i32 32, %63, !dbg !151
  %shl.i129 = shl i32 %sub.i128, 8, !dbg !151
  %or.i130 = or i32 %shl.i129, 31, !dbg !151
  %64 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %60, i32 %61, i32 %62, i32 %or.i130), !dbg !151
  %65 = load i32, ptr %t, align 4, !dbg !152
  %and19 = and i32 %65, 15, !dbg !153
  %cmp20 = icmp sgt i32 %and19, 13, !dbg !154
  br i1 %cmp20, label %cond.true21, label %cond.false22, !dbg !155

cond.true21:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit75
  %66 = load i32, ptr %t, align 4, !dbg !156
  br label %cond.end24, !dbg !155

cond.false22:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit75
  %67 = load i32, ptr %t, align 4, !dbg !157
  %add23 = add nsw i32 %67, 2, !dbg !158
  br label %cond.end24, !dbg !155

cond.end24:                                       ; preds = %cond.false22, %cond.true21
  %cond25 = phi i32 [ %66, %cond.true21 ], [ %add23, %cond.false22 ], !dbg !155
  %cmp26 = icmp eq i32 %64, %cond25, !dbg !159
  %storedv.i63 = zext i1 %cmp26 to i8, !dbg !160
  store i8 %storedv.i63, ptr %holds.addr.i58, align 1, !dbg !160
  store ptr @.str5, ptr %text.addr.i59, align 8, !dbg !160
  store ptr @.str1, ptr %file.addr.i60, align 8, !dbg !160
  store i32 13, ptr %line.addr.i61, align 4, !dbg !160
  store ptr @__PRETTY_FUNCTION__._Z1kPi, ptr %fn.addr.i62, align 8, !dbg !160
  %68 = load i8, ptr %holds.addr.i58, align 1, !dbg !160
  %loadedv.i64 = trunc i8 %68 to i1, !dbg !160
  br i1 %loadedv.i64, label %_ZL9ws_assertbPKcS0_jS0_.exit66, label %if.then.i65, !dbg !160

if.then.i65:                                      ; preds = %cond.end24
  %69 = load ptr, ptr %text.addr.i59, align 8, !dbg !160
  %70 = load ptr, ptr %file.addr.i60, align 8, !dbg !160
  %71 = load i32, ptr %line.addr.i61, align 4, !dbg !160
  %72 = load ptr, ptr %fn.addr.i62, align 8, !dbg !160
  call void @__assertfail(ptr noundef %69, ptr noundef %70, i32 noundef %71, ptr noundef %72, i64 noundef 1) #4, !dbg !160
  unreachable, !dbg !160

_ZL9ws_assertbPKcS0_jS0_.exit66:                  ; preds = %cond.end24
  %73 = load i32, ptr %all, align 4, !dbg !161
  %74 = load i32, ptr %t, align 4, !dbg !162
  store i32 %73, ptr %m.addr.i138, align 4, !dbg !163
  store i32 %74, ptr %v.addr.i139, align 4, !dbg !163
  store i32 9, ptr %a.addr.i140, align 4, !dbg !163
  store i32 32, ptr %w.addr.i141, align 4, !dbg !163
  %75 = load i32, ptr %m.addr.i138, align 4, !dbg !163
  %76 = load i32, ptr %v.addr.i139, align 4, !dbg !163
  %77 = load i32, ptr %a.addr.i140, align 4, !dbg !163
  %78 = load i32, ptr %w.addr.i141, align 4, !dbg !163
  %sub.i142 = sub nsw i32 32, %78, !dbg !163
  %shl.i143 = shl i32 %sub.i142, 8, !dbg !163
  %or.i144 = or i32 %shl.i143, 31, !dbg !163
  %79 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %75, i32 %76, i32 %77, i32 %or.i144), !dbg !163
  %80 = load i32, ptr %t, align 4, !dbg !164
  %xor = xor i32 %80, 9, !dbg !165
  %cmp28 = icmp eq i32 %79, %xor, !dbg !166
  %storedv.i54 = zext i1 %cmp28 to i8, !dbg !167
  store i8 %storedv.i54, ptr %holds.addr.i49, align 1, !dbg !167
  store ptr @.str6, ptr %text.addr.i50, align 8, !dbg !167
  store ptr @.str1, ptr %file.addr.i51, align 8, !dbg !167
  store i32 14, ptr %line.addr.i52, align 4, !dbg !167
  store ptr @__PRETTY_FUNCTION__._Z1kPi, ptr %fn.addr.i53, align 8, !dbg !167
  %81 = load i8, ptr %holds.addr.i49, align 1, !dbg !167
  %loadedv.i55 = trunc i8 %81 to i1, !dbg !167
  br i1 %loadedv.i55, label %_ZL9ws_assertbPKcS0_jS0_.exit57, label %if.then.i56, !dbg !167

if.then.i56:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit66
  %82 = load ptr, ptr %text.addr.i50, align 8, !dbg !167
  %83 = load ptr, ptr %file.addr.i51, align 8, !dbg !167
  %84 = load i32, ptr %line.addr.i52, align 4, !dbg !167
  %85 = load ptr, ptr %fn.addr.i53, align 8, !dbg !167
  call void @__assertfail(ptr noundef %82, ptr noundef %83, i32 noundef %84, ptr noundef %85, i64 noundef 1) #4, !dbg !167
  unreachable, !dbg !167

_ZL9ws_assertbPKcS0_jS0_.exit57:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit66
    #dbg_declare(ptr %v, !168, !DIExpression(), !169)
  %86 = load i32, ptr %t, align 4, !dbg !170
  store i32 %86, ptr %v, align 4, !dbg !169
    #dbg_declare(ptr %d, !171, !DIExpression(), !173)
  store i32 16, ptr %d, align 4, !dbg !173
  br label %for.cond, !dbg !174

for.cond:                                         ; preds = %for.inc, %_ZL9ws_assertbPKcS0_jS0_.exit57
  %87 = load i32, ptr %d, align 4, !dbg !175
  %cmp29 = icmp sgt i32 %87, 0, !dbg !177
  br i1 %cmp29, label %for.body, label %for.end, !dbg !178

for.body:                                         ; preds = %for.cond
  %88 = load i32, ptr %all, align 4, !dbg !179
  %89 = load i32, ptr %v, align 4, !dbg !180
  %90 = load i32, ptr %d, align 4, !dbg !181
  store i32 %88, ptr %m.addr.i117, align 4, !dbg !182
  store i32 %89, ptr %v.addr.i118, align 4, !dbg !182
  store i32 %90, ptr %a.addr.i119, align 4, !dbg !182
  store i32 32, ptr %w.addr.i120, align 4, !dbg !182
  %91 = load i32, ptr %m.addr.i117, align 4, !dbg !182
  %92 = load i32, ptr %v.addr.i118, align 4, !dbg !182
  %93 = load i32, ptr %a.addr.i119, align 4, !dbg !182
  %94 = load i32, ptr %w.addr.i120, align 4, !dbg !182
  %sub.i121 = sub nsw i32 32, %94, !dbg !182
  %shl.i122 = shl i32 %sub.i121, 8, !dbg !182
  %or.i123 = or i32 %shl.i122, 31, !dbg !182
  %95 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %91, i32 %92, i32 %93, i32 %or.i123), !dbg !182
  %96 = load i32, ptr %v, align 4, !dbg !183
  %add31 = add nsw i32 %96, %95, !dbg !183
  store i32 %add31, ptr %v, align 4, !dbg !183
  br label %for.inc, !dbg !184

for.inc:                                          ; preds = %for.body
  %97 = load i32, ptr %d, align 4, !dbg !185
  %shr = ashr i32 %97, 1, !dbg !185
  store i32 %shr, ptr %d, align 4, !dbg !185
  br label %for.cond, !dbg !186, !llvm.loop !187

for.end:                                          ; preds = %for.cond
  %98 = load i32, ptr %t, align 4, !dbg !190
  %cmp32 = icmp eq i32 %98, 0, !dbg !192
  br i1 %cmp32, label %if.then, label %if.end, !dbg !192

if.then:                                          ; preds = %for.end
  %99 = load i32, ptr %v, align 4, !dbg !193
  %cmp33 = icmp eq i32 %99, 496, !dbg !194
  %storedv.i45 = zext i1 %cmp33 to i8, !dbg !195
  store i8 %storedv.i45, ptr %holds.addr.i40, align 1, !dbg !195
  store ptr @.str7, ptr %text.addr.i41, align 8, !dbg !195
  store ptr @.str1, ptr %file.addr.i42, align 8, !dbg !195
  store i32 19, ptr %line.addr.i43, align 4, !dbg !195
  store ptr @__PRETTY_FUNCTION__._Z1kPi, ptr %fn.addr.i44, align 8, !dbg !195
  %100 = load i8, ptr %holds.addr.i40, align 1, !dbg !195
  %loadedv.i46 = trunc i8 %100 to i1, !dbg !195
  br i1 %loadedv.i46, label %_ZL9ws_assertbPKcS0_jS0_.exit48, label %if.then.i47, !dbg !195

if.then.i47:                                      ; preds = %if.then
  %101 = load ptr, ptr %text.addr.i41, align 8, !dbg !195
  %102 = load ptr, ptr %file.addr.i42, align 8, !dbg !195
  %103 = load i32, ptr %line.addr.i43, align 4, !dbg !195
  %104 = load ptr, ptr %fn.addr.i44, align 8, !dbg !195
  call void @__assertfail(ptr noundef %101, ptr noundef %102, i32 noundef %103, ptr noundef %104, i64 noundef 1) #4, !dbg !195
  unreachable, !dbg !195

_ZL9ws_assertbPKcS0_jS0_.exit48:                  ; preds = %if.then
  br label %if.end, !dbg !195

if.end:                                           ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit48, %for.end
    #dbg_declare(ptr %x, !196, !DIExpression(), !197)
  %105 = load i32, ptr %all, align 4, !dbg !198
  %106 = load i32, ptr %t, align 4, !dbg !199
  %conv = sitofp i32 %106 to double, !dbg !199
  %add34 = fadd double %conv, 5.000000e-01, !dbg !200
  store i32 %105, ptr %m.addr.i145, align 4, !dbg !201
  store double %add34, ptr %v.addr.i146, align 8, !dbg !201
  store i32 1, ptr %a.addr.i147, align 4, !dbg !201
  store i32 32, ptr %w.addr.i148, align 4, !dbg !201
  %107 = load i32, ptr %m.addr.i145, align 4, !dbg !201
  %108 = load i64, ptr %v.addr.i146, align 8, !dbg !201
  %109 = load i32, ptr %a.addr.i147, align 4, !dbg !201
  %110 = load i32, ptr %w.addr.i148, align 4, !dbg !201
  store i32 %107, ptr %m.addr.i149, align 4, !dbg !201
  store i64 %108, ptr %v.addr.i150, align 8, !dbg !201
  store i32 %109, ptr %a.addr.i151, align 4, !dbg !201
  store i32 %110, ptr %w.addr.i152, align 4, !dbg !201
  %111 = load i32, ptr %m.addr.i149, align 4, !dbg !201
  %112 = load i64, ptr %v.addr.i150, align 8, !dbg !201
  %conv.i = trunc i64 %112 to i32, !dbg !201
  %113 = load i32, ptr %a.addr.i151, align 4, !dbg !201
  %114 = load i32, ptr %w.addr.i152, align 4, !dbg !201
  store i32 %111, ptr %m.addr.i5.i, align 4, !dbg !201
  store i32 %conv.i, ptr %v.addr.i6.i, align 4, !dbg !201
  store i32 %113, ptr %a.addr.i7.i, align 4, !dbg !201
  store i32 %114, ptr %w.addr.i8.i, align 4, !dbg !201
  %115 = load i32, ptr %m.addr.i5.i, align 4, !dbg !201
  %116 = load i32, ptr %v.addr.i6.i, align 4, !dbg !201
  %117 = load i32, ptr %a.addr.i7.i, align 4, !dbg !201
  %118 = load i32, ptr %w.addr.i8.i, align 4, !dbg !201
  %sub.i9.i = sub nsw i32 32, %118, !dbg !201
  %shl.i10.i = shl i32 %sub.i9.i, 8, !dbg !201
  %or.i11.i = or i32 %shl.i10.i, 31, !dbg !201
  %119 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %115, i32 %116, i32 %117, i32 %or.i11.i), !dbg !201
  store i32 %119, ptr %lo.i, align 4, !dbg !201
  %120 = load i32, ptr %m.addr.i149, align 4, !dbg !201
  %121 = load i64, ptr %v.addr.i150, align 8, !dbg !201
  %shr.i = ashr i64 %121, 32, !dbg !201
  %conv1.i = trunc i64 %shr.i to i32, !dbg !201
  %122 = load i32, ptr %a.addr.i151, align 4, !dbg !201
  %123 = load i32, ptr %w.addr.i152, align 4, !dbg !201
  store i32 %120, ptr %m.addr.i.i, align 4, !dbg !201
  store i32 %conv1.i, ptr %v.addr.i.i, align 4, !dbg !201
  store i32 %122, ptr %a.addr.i.i, align 4, !dbg !201
  store i32 %123, ptr %w.addr.i.i, align 4, !dbg !201
  %124 = load i32, ptr %m.addr.i.i, align 4, !dbg !201
  %125 = load i32, ptr %v.addr.i.i, align 4, !dbg !201
  %126 = load i32, ptr %a.addr.i.i, align 4, !dbg !201
  %127 = load i32, ptr %w.addr.i.i, align 4, !dbg !201
  %sub.i.i = sub nsw i32 32, %127, !dbg !201
  %shl.i.i = shl i32 %sub.i.i, 8, !dbg !201
  %or.i.i = or i32 %shl.i.i, 31, !dbg !201
  %128 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %124, i32 %125, i32 %126, i32 %or.i.i), !dbg !201
  store i32 %128, ptr %hi.i, align 4, !dbg !201
  %129 = load i32, ptr %hi.i, align 4, !dbg !201
  %conv3.i = zext i32 %129 to i64, !dbg !201
  %shl.i153 = shl i64 %conv3.i, 32, !dbg !201
  %130 = load i32, ptr %lo.i, align 4, !dbg !201
  %conv4.i = zext i32 %130 to i64, !dbg !201
  %or.i154 = or i64 %shl.i153, %conv4.i, !dbg !201
  store i64 %or.i154, ptr %ref.tmp.i, align 8, !dbg !201
  %131 = load double, ptr %ref.tmp.i, align 8, !dbg !201
  store double %131, ptr %x, align 8, !dbg !197
  %132 = load double, ptr %x, align 8, !dbg !202
  %133 = load i32, ptr %t, align 4, !dbg !203
  %xor36 = xor i32 %133, 1, !dbg !204
  %conv37 = sitofp i32 %xor36 to double, !dbg !205
  %add38 = fadd double %conv37, 5.000000e-01, !dbg !206
  %cmp39 = fcmp oeq double %132, %add38, !dbg !207
  %storedv.i = zext i1 %cmp39 to i8, !dbg !208
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !208
  store ptr @.str8, ptr %text.addr.i, align 8, !dbg !208
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !208
  store i32 21, ptr %line.addr.i, align 4, !dbg !208
  store ptr @__PRETTY_FUNCTION__._Z1kPi, ptr %fn.addr.i, align 8, !dbg !208
  %134 = load i8, ptr %holds.addr.i, align 1, !dbg !208
  %loadedv.i = trunc i8 %134 to i1, !dbg !208
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !208

if.then.i:                                        ; preds = %if.end
  %135 = load ptr, ptr %text.addr.i, align 8, !dbg !208
  %136 = load ptr, ptr %file.addr.i, align 8, !dbg !208
  %137 = load i32, ptr %line.addr.i, align 4, !dbg !208
  %138 = load ptr, ptr %fn.addr.i, align 8, !dbg !208
  call void @__assertfail(ptr noundef %135, ptr noundef %136, i32 noundef %137, ptr noundef %138, i64 noundef 1) #4, !dbg !208
  unreachable, !dbg !208

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %139 = load i32, ptr %v, align 4, !dbg !209
  %140 = load ptr, ptr %o.addr, align 8, !dbg !210
  %141 = load i32, ptr %t, align 4, !dbg !211
  %idxprom = sext i32 %141 to i64, !dbg !210
  %arrayidx = getelementptr inbounds i32, ptr %140, i64 %idxprom, !dbg !210
  store i32 %139, ptr %arrayidx, align 4, !dbg !212
  ret void, !dbg !213
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!53}
!llvm.module.flags = !{!93, !94, !95, !96}
!llvm.ident = !{!97}

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
!53 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !54, globals: !61, imports: !62, splitDebugInlining: false, nameTableKind: None)
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
!85 = !{!55, !57}
!86 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !87, file: !65, line: 154)
!87 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !65, file: !65, line: 147, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!88 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !89, file: !65, line: 154)
!89 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !65, file: !65, line: 149, type: !90, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!90 = !DISubroutineType(types: !91)
!91 = !{!56, !92}
!92 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!93 = !{i32 7, !"Dwarf Version", i32 4}
!94 = !{i32 2, !"Debug Info Version", i32 3}
!95 = !{i32 1, !"wchar_size", i32 4}
!96 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!97 = !{!"clang version 22.1.8"}
!98 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !2, file: !2, line: 6, type: !99, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !53, retainedNodes: !102)
!99 = !DISubroutineType(types: !100)
!100 = !{null, !101}
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!102 = !{}
!103 = !DILocalVariable(name: "o", arg: 1, scope: !98, file: !2, line: 6, type: !101)
!104 = !DILocation(line: 6, column: 24, scope: !98)
!105 = !DILocalVariable(name: "t", scope: !98, file: !2, line: 7, type: !56)
!106 = !DILocation(line: 7, column: 7, scope: !98)
!107 = !DILocation(line: 7, column: 11, scope: !98)
!108 = !DILocalVariable(name: "all", scope: !98, file: !2, line: 8, type: !59)
!109 = !DILocation(line: 8, column: 12, scope: !98)
!110 = !DILocation(line: 9, column: 22, scope: !98)
!111 = !DILocation(line: 9, column: 27, scope: !98)
!112 = !DILocation(line: 9, column: 29, scope: !98)
!113 = !DILocation(line: 9, column: 10, scope: !98)
!114 = !DILocation(line: 9, column: 37, scope: !98)
!115 = !DILocation(line: 9, column: 3, scope: !98)
!116 = !DILocation(line: 10, column: 22, scope: !98)
!117 = !DILocation(line: 10, column: 27, scope: !98)
!118 = !DILocation(line: 10, column: 30, scope: !98)
!119 = !DILocation(line: 10, column: 32, scope: !98)
!120 = !DILocation(line: 10, column: 10, scope: !98)
!121 = !DILocation(line: 10, column: 44, scope: !98)
!122 = !DILocation(line: 10, column: 46, scope: !98)
!123 = !DILocation(line: 10, column: 56, scope: !98)
!124 = !DILocation(line: 10, column: 58, scope: !98)
!125 = !DILocation(line: 10, column: 63, scope: !98)
!126 = !DILocation(line: 10, column: 52, scope: !98)
!127 = !DILocation(line: 10, column: 40, scope: !98)
!128 = !DILocation(line: 10, column: 3, scope: !98)
!129 = !DILocation(line: 11, column: 25, scope: !98)
!130 = !DILocation(line: 11, column: 30, scope: !98)
!131 = !DILocation(line: 11, column: 10, scope: !98)
!132 = !DILocation(line: 11, column: 40, scope: !98)
!133 = !DILocation(line: 11, column: 42, scope: !98)
!134 = !DILocation(line: 11, column: 48, scope: !98)
!135 = !DILocation(line: 11, column: 52, scope: !98)
!136 = !DILocation(line: 11, column: 54, scope: !98)
!137 = !DILocation(line: 11, column: 36, scope: !98)
!138 = !DILocation(line: 11, column: 3, scope: !98)
!139 = !DILocation(line: 12, column: 27, scope: !98)
!140 = !DILocation(line: 12, column: 32, scope: !98)
!141 = !DILocation(line: 12, column: 10, scope: !98)
!142 = !DILocation(line: 12, column: 42, scope: !98)
!143 = !DILocation(line: 12, column: 44, scope: !98)
!144 = !DILocation(line: 12, column: 51, scope: !98)
!145 = !DILocation(line: 12, column: 55, scope: !98)
!146 = !DILocation(line: 12, column: 57, scope: !98)
!147 = !DILocation(line: 12, column: 38, scope: !98)
!148 = !DILocation(line: 12, column: 3, scope: !98)
!149 = !DILocation(line: 13, column: 27, scope: !98)
!150 = !DILocation(line: 13, column: 32, scope: !98)
!151 = !DILocation(line: 13, column: 10, scope: !98)
!152 = !DILocation(line: 13, column: 47, scope: !98)
!153 = !DILocation(line: 13, column: 49, scope: !98)
!154 = !DILocation(line: 13, column: 55, scope: !98)
!155 = !DILocation(line: 13, column: 46, scope: !98)
!156 = !DILocation(line: 13, column: 62, scope: !98)
!157 = !DILocation(line: 13, column: 66, scope: !98)
!158 = !DILocation(line: 13, column: 68, scope: !98)
!159 = !DILocation(line: 13, column: 42, scope: !98)
!160 = !DILocation(line: 13, column: 3, scope: !98)
!161 = !DILocation(line: 14, column: 26, scope: !98)
!162 = !DILocation(line: 14, column: 31, scope: !98)
!163 = !DILocation(line: 14, column: 10, scope: !98)
!164 = !DILocation(line: 14, column: 41, scope: !98)
!165 = !DILocation(line: 14, column: 43, scope: !98)
!166 = !DILocation(line: 14, column: 37, scope: !98)
!167 = !DILocation(line: 14, column: 3, scope: !98)
!168 = !DILocalVariable(name: "v", scope: !98, file: !2, line: 15, type: !56)
!169 = !DILocation(line: 15, column: 7, scope: !98)
!170 = !DILocation(line: 15, column: 11, scope: !98)
!171 = !DILocalVariable(name: "d", scope: !172, file: !2, line: 16, type: !56)
!172 = distinct !DILexicalBlock(scope: !98, file: !2, line: 16, column: 3)
!173 = !DILocation(line: 16, column: 12, scope: !172)
!174 = !DILocation(line: 16, column: 8, scope: !172)
!175 = !DILocation(line: 16, column: 20, scope: !176)
!176 = distinct !DILexicalBlock(scope: !172, file: !2, line: 16, column: 3)
!177 = !DILocation(line: 16, column: 22, scope: !176)
!178 = !DILocation(line: 16, column: 3, scope: !172)
!179 = !DILocation(line: 17, column: 27, scope: !176)
!180 = !DILocation(line: 17, column: 32, scope: !176)
!181 = !DILocation(line: 17, column: 35, scope: !176)
!182 = !DILocation(line: 17, column: 10, scope: !176)
!183 = !DILocation(line: 17, column: 7, scope: !176)
!184 = !DILocation(line: 17, column: 5, scope: !176)
!185 = !DILocation(line: 16, column: 29, scope: !176)
!186 = !DILocation(line: 16, column: 3, scope: !176)
!187 = distinct !{!187, !178, !188, !189}
!188 = !DILocation(line: 17, column: 36, scope: !172)
!189 = !{!"llvm.loop.mustprogress"}
!190 = !DILocation(line: 18, column: 7, scope: !191)
!191 = distinct !DILexicalBlock(scope: !98, file: !2, line: 18, column: 7)
!192 = !DILocation(line: 18, column: 9, scope: !191)
!193 = !DILocation(line: 19, column: 12, scope: !191)
!194 = !DILocation(line: 19, column: 14, scope: !191)
!195 = !DILocation(line: 19, column: 5, scope: !191)
!196 = !DILocalVariable(name: "x", scope: !98, file: !2, line: 20, type: !57)
!197 = !DILocation(line: 20, column: 10, scope: !98)
!198 = !DILocation(line: 20, column: 30, scope: !98)
!199 = !DILocation(line: 20, column: 35, scope: !98)
!200 = !DILocation(line: 20, column: 37, scope: !98)
!201 = !DILocation(line: 20, column: 14, scope: !98)
!202 = !DILocation(line: 21, column: 10, scope: !98)
!203 = !DILocation(line: 21, column: 16, scope: !98)
!204 = !DILocation(line: 21, column: 18, scope: !98)
!205 = !DILocation(line: 21, column: 15, scope: !98)
!206 = !DILocation(line: 21, column: 23, scope: !98)
!207 = !DILocation(line: 21, column: 12, scope: !98)
!208 = !DILocation(line: 21, column: 3, scope: !98)
!209 = !DILocation(line: 22, column: 10, scope: !98)
!210 = !DILocation(line: 22, column: 3, scope: !98)
!211 = !DILocation(line: 22, column: 5, scope: !98)
!212 = !DILocation(line: 22, column: 8, scope: !98)
!213 = !DILocation(line: 23, column: 1, scope: !98)
