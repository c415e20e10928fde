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

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !73 {
entry:
  %m.addr.i5.i = alloca i32, align 4
  %v.addr.i6.i = alloca i32, align 4
  %a.addr.i7.i = alloca i32, align 4
  %w.addr.i8.i = alloca i32, align 4
  %m.addr.i.i = alloca i32, align 4
  %v.addr.i.i = alloca i32, align 4
  %a.addr.i.i = alloca i32, align 4
  %w.addr.i.i = alloca i32, align 4
  %m.addr.i150 = alloca i32, align 4
  %v.addr.i151 = alloca i64, align 8
  %a.addr.i152 = alloca i32, align 4
  %w.addr.i153 = alloca i32, align 4
  %lo.i = alloca i32, align 4
  %hi.i = alloca i32, align 4
  %m.addr.i146 = alloca i32, align 4
  %v.addr.i147 = alloca double, align 8
  %a.addr.i148 = alloca i32, align 4
  %w.addr.i149 = alloca i32, align 4
  %ref.tmp.i = alloca i64, align 8
  %m.addr.i139 = alloca i32, align 4
  %v.addr.i140 = alloca i32, align 4
  %a.addr.i141 = alloca i32, align 4
  %w.addr.i142 = alloca i32, align 4
  %m.addr.i132 = alloca i32, align 4
  %v.addr.i133 = alloca i32, align 4
  %a.addr.i134 = alloca i32, align 4
  %w.addr.i135 = alloca i32, align 4
  %m.addr.i125 = alloca i32, align 4
  %v.addr.i126 = alloca i32, align 4
  %a.addr.i127 = alloca i32, align 4
  %w.addr.i128 = alloca i32, align 4
  %m.addr.i118 = alloca i32, align 4
  %v.addr.i119 = alloca i32, align 4
  %a.addr.i120 = alloca i32, align 4
  %w.addr.i121 = alloca i32, align 4
  %m.addr.i111 = alloca i32, align 4
  %v.addr.i112 = alloca i32, align 4
  %a.addr.i113 = alloca i32, align 4
  %w.addr.i114 = alloca i32, align 4
  %m.addr.i104 = alloca i32, align 4
  %v.addr.i105 = alloca i32, align 4
  %a.addr.i106 = alloca i32, align 4
  %w.addr.i107 = alloca i32, align 4
  %m.addr.i103 = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %c.addr.i94 = alloca i8, align 1
  %m.addr.i95 = alloca ptr, align 8
  %f.addr.i96 = alloca ptr, align 8
  %l.addr.i97 = alloca i32, align 4
  %fn.addr.i98 = alloca ptr, align 8
  %c.addr.i85 = alloca i8, align 1
  %m.addr.i86 = alloca ptr, align 8
  %f.addr.i87 = alloca ptr, align 8
  %l.addr.i88 = alloca i32, align 4
  %fn.addr.i89 = alloca ptr, align 8
  %c.addr.i76 = alloca i8, align 1
  %m.addr.i77 = alloca ptr, align 8
  %f.addr.i78 = alloca ptr, align 8
  %l.addr.i79 = alloca i32, align 4
  %fn.addr.i80 = alloca ptr, align 8
  %c.addr.i67 = alloca i8, align 1
  %m.addr.i68 = alloca ptr, align 8
  %f.addr.i69 = alloca ptr, align 8
  %l.addr.i70 = alloca i32, align 4
  %fn.addr.i71 = alloca ptr, align 8
  %c.addr.i58 = alloca i8, align 1
  %m.addr.i59 = alloca ptr, align 8
  %f.addr.i60 = alloca ptr, align 8
  %l.addr.i61 = alloca i32, align 4
  %fn.addr.i62 = alloca ptr, align 8
  %c.addr.i49 = alloca i8, align 1
  %m.addr.i50 = alloca ptr, align 8
  %f.addr.i51 = alloca ptr, align 8
  %l.addr.i52 = alloca i32, align 4
  %fn.addr.i53 = alloca ptr, align 8
  %c.addr.i40 = alloca i8, align 1
  %m.addr.i41 = alloca ptr, align 8
  %f.addr.i42 = alloca ptr, align 8
  %l.addr.i43 = alloca i32, align 4
  %fn.addr.i44 = alloca ptr, align 8
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %all = alloca i32, align 4
  %v = alloca i32, align 4
  %d = alloca i32, align 4
  %x = alloca double, align 8
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !78, !DIExpression(), !79)
    #dbg_declare(ptr %t, !80, !DIExpression(), !81)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !82
  store i32 %0, ptr %t, align 4, !dbg !81
    #dbg_declare(ptr %all, !83, !DIExpression(), !84)
  store i32 -1, ptr %all, align 4, !dbg !84
  %1 = load i32, ptr %all, align 4, !dbg !85
  %2 = load i32, ptr %t, align 4, !dbg !86
  %mul = mul nsw i32 %2, 3, !dbg !87
  store i32 %1, ptr %m.addr.i104, align 4, !dbg !88
  store i32 %mul, ptr %v.addr.i105, align 4, !dbg !88
  store i32 5, ptr %a.addr.i106, align 4, !dbg !88
  store i32 32, ptr %w.addr.i107, align 4, !dbg !88
  %3 = load i32, ptr %m.addr.i104, align 4, !dbg !88
  %4 = load i32, ptr %v.addr.i105, align 4, !dbg !88
  %5 = load i32, ptr %a.addr.i106, align 4, !dbg !88
  %6 = load i32, ptr %w.addr.i107, align 4, !dbg !88
  %sub.i108 = sub nsw i32 32, %6, !dbg !88
  %shl.i109 = shl i32 %sub.i108, 8, !dbg !88
  %or.i110 = or i32 %shl.i109, 31, !dbg !88
  %7 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %3, i32 %4, i32 %5, i32 %or.i110), !dbg !88
  %cmp = icmp eq i32 %7, 15, !dbg !89
  %storedv.i99 = zext i1 %cmp to i8, !dbg !90
  store i8 %storedv.i99, ptr %c.addr.i94, align 1, !dbg !90
  store ptr @.str, ptr %m.addr.i95, align 8, !dbg !90
  store ptr @.str1, ptr %f.addr.i96, align 8, !dbg !90
  store i32 9, ptr %l.addr.i97, align 4, !dbg !90
  store ptr @__func__._Z1kPi, ptr %fn.addr.i98, align 8, !dbg !90
  %8 = load i8, ptr %c.addr.i94, align 1, !dbg !90
  %loadedv.i100 = trunc i8 %8 to i1, !dbg !90
  br i1 %loadedv.i100, label %_ZL9ws_assertbPKcS0_jS0_.exit102, label %if.then.i101, !dbg !90

if.then.i101:                                     ; preds = %entry
  %9 = load ptr, ptr %m.addr.i95, align 8, !dbg !90
  %10 = load ptr, ptr %f.addr.i96, align 8, !dbg !90
  %11 = load i32, ptr %l.addr.i97, align 4, !dbg !90
  %12 = load ptr, ptr %fn.addr.i98, align 8, !dbg !90
  call void @__assertfail(ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12, i64 noundef 1) #4, !dbg !90
  unreachable, !dbg !90

_ZL9ws_assertbPKcS0_jS0_.exit102:                 ; preds = %entry
  %13 = load i32, ptr %all, align 4, !dbg !91
  %14 = load i32, ptr %t, align 4, !dbg !92
  %15 = load i32, ptr %t, align 4, !dbg !93
  %add = add nsw i32 %15, 1, !dbg !94
  store i32 %13, ptr %m.addr.i103, align 4, !dbg !95
  store i32 %14, ptr %v.addr.i, align 4, !dbg !95
  store i32 %add, ptr %a.addr.i, align 4, !dbg !95
  store i32 8, ptr %w.addr.i, align 4, !dbg !95
  %16 = load i32, ptr %m.addr.i103, align 4, !dbg !95
  %17 = load i32, ptr %v.addr.i, align 4, !dbg !95
  %18 = load i32, ptr %a.addr.i, align 4, !dbg !95
  %19 = load i32, ptr %w.addr.i, align 4, !dbg !95
  %sub.i = sub nsw i32 32, %19, !dbg !95
  %shl.i = shl i32 %sub.i, 8, !dbg !95
  %or.i = or i32 %shl.i, 31, !dbg !95
  %20 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %16, i32 %17, i32 %18, i32 %or.i), !dbg !95
  %21 = load i32, ptr %t, align 4, !dbg !96
  %and = and i32 %21, -8, !dbg !97
  %22 = load i32, ptr %t, align 4, !dbg !98
  %add3 = add nsw i32 %22, 1, !dbg !99
  %and4 = and i32 %add3, 7, !dbg !100
  %add5 = add nsw i32 %and, %and4, !dbg !101
  %cmp6 = icmp eq i32 %20, %add5, !dbg !102
  %storedv.i90 = zext i1 %cmp6 to i8, !dbg !103
  store i8 %storedv.i90, ptr %c.addr.i85, align 1, !dbg !103
  store ptr @.str2, ptr %m.addr.i86, align 8, !dbg !103
  store ptr @.str1, ptr %f.addr.i87, align 8, !dbg !103
  store i32 10, ptr %l.addr.i88, align 4, !dbg !103
  store ptr @__func__._Z1kPi, ptr %fn.addr.i89, align 8, !dbg !103
  %23 = load i8, ptr %c.addr.i85, align 1, !dbg !103
  %loadedv.i91 = trunc i8 %23 to i1, !dbg !103
  br i1 %loadedv.i91, label %_ZL9ws_assertbPKcS0_jS0_.exit93, label %if.then.i92, !dbg !103

if.then.i92:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit102
  %24 = load ptr, ptr %m.addr.i86, align 8, !dbg !103
  %25 = load ptr, ptr %f.addr.i87, align 8, !dbg !103
  %26 = load i32, ptr %l.addr.i88, align 4, !dbg !103
  %27 = load ptr, ptr %fn.addr.i89, align 8, !dbg !103
  call void @__assertfail(ptr noundef %24, ptr noundef %25, i32 noundef %26, ptr noundef %27, i64 noundef 1) #4, !dbg !103
  unreachable, !dbg !103

_ZL9ws_assertbPKcS0_jS0_.exit93:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit102
  %28 = load i32, ptr %all, align 4, !dbg !104
  %29 = load i32, ptr %t, align 4, !dbg !105
  store i32 %28, ptr %m.addr.i111, align 4, !dbg !106
  store i32 %29, ptr %v.addr.i112, align 4, !dbg !106
  store i32 4, ptr %a.addr.i113, align 4, !dbg !106
  store i32 32, ptr %w.addr.i114, align 4, !dbg !106
  %30 = load i32, ptr %m.addr.i111, align 4, !dbg !106
  %31 = load i32, ptr %v.addr.i112, align 4, !dbg !106
  %32 = load i32, ptr %a.addr.i113, align 4, !dbg !106
  %33 = load i32, ptr %w.addr.i114, align 4, !dbg !106
  %sub.i115 = sub nsw i32 32, %33, !dbg !106
  %shl.i116 = shl i32 %sub.i115, 8, !dbg !106
  %34 = call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %30, i32 %31, i32 %32, i32 %shl.i116), !dbg !106
  %35 = load i32, ptr %t, align 4, !dbg !107
  %cmp8 = icmp slt i32 %35, 4, !dbg !108
  br i1 %cmp8, label %cond.true, label %cond.false, !dbg !107

cond.true:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit93
  %36 = load i32, ptr %t, align 4, !dbg !109
  br label %cond.end, !dbg !107

cond.false:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit93
  %37 = load i32, ptr %t, align 4, !dbg !110
  %sub = sub nsw i32 %37, 4, !dbg !111
  br label %cond.end, !dbg !107

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %36, %cond.true ], [ %sub, %cond.false ], !dbg !107
  %cmp9 = icmp eq i32 %34, %cond, !dbg !112
  %storedv.i81 = zext i1 %cmp9 to i8, !dbg !113
  store i8 %storedv.i81, ptr %c.addr.i76, align 1, !dbg !113
  store ptr @.str3, ptr %m.addr.i77, align 8, !dbg !113
  store ptr @.str1, ptr %f.addr.i78, align 8, !dbg !113
  store i32 11, ptr %l.addr.i79, align 4, !dbg !113
  store ptr @__func__._Z1kPi, ptr %fn.addr.i80, align 8, !dbg !113
  %38 = load i8, ptr %c.addr.i76, align 1, !dbg !113
  %loadedv.i82 = trunc i8 %38 to i1, !dbg !113
  br i1 %loadedv.i82, label %_ZL9ws_assertbPKcS0_jS0_.exit84, label %if.then.i83, !dbg !113

if.then.i83:                                      ; preds = %cond.end
  %39 = load ptr, ptr %m.addr.i77, align 8, !dbg !113
  %40 = load ptr, ptr %f.addr.i78, align 8, !dbg !113
  %41 = load i32, ptr %l.addr.i79, align 4, !dbg !113
  %42 = load ptr, ptr %fn.addr.i80, align 8, !dbg !113
  call void @__assertfail(ptr noundef %39, ptr noundef %40, i32 noundef %41, ptr noundef %42, i64 noundef 1) #4, !dbg !113
  unreachable, !dbg !113

_ZL9ws_assertbPKcS0_jS0_.exit84:                  ; preds = %cond.end
  %43 = load i32, ptr %all, align 4, !dbg !114
  %44 = load i32, ptr %t, align 4, !dbg !115
  store i32 %43, ptr %m.addr.i132, align 4, !dbg !116
  store i32 %44, ptr %v.addr.i133, align 4, !dbg !116
  store i32 4, ptr %a.addr.i134, align 4, !dbg !116
  store i32 32, ptr %w.addr.i135, align 4, !dbg !116
  %45 = load i32, ptr %m.addr.i132, align 4, !dbg !116
  %46 = load i32, ptr %v.addr.i133, align 4, !dbg !116
  %47 = load i32, ptr %a.addr.i134, align 4, !dbg !116
  %48 = load i32, ptr %w.addr.i135, align 4, !dbg !116
  %sub.i136 = sub nsw i32 32, %48, !dbg !116
  %shl.i137 = shl i32 %sub.i136, 8, !dbg !116
  %or.i138 = or i32 %shl.i137, 31, !dbg !116
  %49 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %45, i32 %46, i32 %47, i32 %or.i138), !dbg !116
  %50 = load i32, ptr %t, align 4, !dbg !117
  %cmp11 = icmp sgt i32 %50, 27, !dbg !118
  br i1 %cmp11, label %cond.true12, label %cond.false13, !dbg !117

cond.true12:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit84
  %51 = load i32, ptr %t, align 4, !dbg !119
  br label %cond.end15, !dbg !117

cond.false13:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit84
  %52 = load i32, ptr %t, align 4, !dbg !120
  %add14 = add nsw i32 %52, 4, !dbg !121
  br label %cond.end15, !dbg !117

cond.end15:                                       ; preds = %cond.false13, %cond.true12
  %cond16 = phi i32 [ %51, %cond.true12 ], [ %add14, %cond.false13 ], !dbg !117
  %cmp17 = icmp eq i32 %49, %cond16, !dbg !122
  %storedv.i72 = zext i1 %cmp17 to i8, !dbg !123
  store i8 %storedv.i72, ptr %c.addr.i67, align 1, !dbg !123
  store ptr @.str4, ptr %m.addr.i68, align 8, !dbg !123
  store ptr @.str1, ptr %f.addr.i69, align 8, !dbg !123
  store i32 12, ptr %l.addr.i70, align 4, !dbg !123
  store ptr @__func__._Z1kPi, ptr %fn.addr.i71, align 8, !dbg !123
  %53 = load i8, ptr %c.addr.i67, align 1, !dbg !123
  %loadedv.i73 = trunc i8 %53 to i1, !dbg !123
  br i1 %loadedv.i73, label %_ZL9ws_assertbPKcS0_jS0_.exit75, label %if.then.i74, !dbg !123

if.then.i74:                                      ; preds = %cond.end15
  %54 = load ptr, ptr %m.addr.i68, align 8, !dbg !123
  %55 = load ptr, ptr %f.addr.i69, align 8, !dbg !123
  %56 = load i32, ptr %l.addr.i70, align 4, !dbg !123
  %57 = load ptr, ptr %fn.addr.i71, align 8, !dbg !123
  call void @__assertfail(ptr noundef %54, ptr noundef %55, i32 noundef %56, ptr noundef %57, i64 noundef 1) #4, !dbg !123
  unreachable, !dbg !123

_ZL9ws_assertbPKcS0_jS0_.exit75:                  ; preds = %cond.end15
  %58 = load i32, ptr %all, align 4, !dbg !124
  %59 = load i32, ptr %t, align 4, !dbg !125
  store i32 %58, ptr %m.addr.i125, align 4, !dbg !126
  store i32 %59, ptr %v.addr.i126, align 4, !dbg !126
  store i32 2, ptr %a.addr.i127, align 4, !dbg !126
  store i32 16, ptr %w.addr.i128, align 4, !dbg !126
  %60 = load i32, ptr %m.addr.i125, align 4, !dbg !126
  %61 = load i32, ptr %v.addr.i126, align 4, !dbg !126
  %62 = load i32, ptr %a.addr.i127, align 4, !dbg !126
  %63 = load i32, ptr %w.addr.i128, align 4, !dbg !126
  %sub.i129 = sub nsw i32 32, %63, !dbg !126
  %shl.i130 = shl i32 %sub.i129, 8, !dbg !126
  %or.i131 = or i32 %shl.i130, 31, !dbg !126
  %64 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %60, i32 %61, i32 %62, i32 %or.i131), !dbg !126
  %65 = load i32, ptr %t, align 4, !dbg !127
  %and19 = and i32 %65, 15, !dbg !128
  %cmp20 = icmp sgt i32 %and19, 13, !dbg !129
  br i1 %cmp20, label %cond.true21, label %cond.false22, !dbg !130

cond.true21:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit75
  %66 = load i32, ptr %t, align 4, !dbg !131
  br label %cond.end24, !dbg !130

cond.false22:                                     ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit75
  %67 = load i32, ptr %t, align 4, !dbg !132
  %add23 = add nsw i32 %67, 2, !dbg !133
  br label %cond.end24, !dbg !130

cond.end24:                                       ; preds = %cond.false22, %cond.true21
  %cond25 = phi i32 [ %66, %cond.true21 ], [ %add23, %cond.false22 ], !dbg !130
  %cmp26 = icmp eq i32 %64, %cond25, !dbg !134
  %storedv.i63 = zext i1 %cmp26 to i8, !dbg !135
  store i8 %storedv.i63, ptr %c.addr.i58, align 1, !dbg !135
  store ptr @.str5, ptr %m.addr.i59, align 8, !dbg !135
  store ptr @.str1, ptr %f.addr.i60, align 8, !dbg !135
  store i32 13, ptr %l.addr.i61, align 4, !dbg !135
  store ptr @__func__._Z1kPi, ptr %fn.addr.i62, align 8, !dbg !135
  %68 = load i8, ptr %c.addr.i58, align 1, !dbg !135
  %loadedv.i64 = trunc i8 %68 to i1, !dbg !135
  br i1 %loadedv.i64, label %_ZL9ws_assertbPKcS0_jS0_.exit66, label %if.then.i65, !dbg !135

if.then.i65:                                      ; preds = %cond.end24
  %69 = load ptr, ptr %m.addr.i59, align 8, !dbg !135
  %70 = load ptr, ptr %f.addr.i60, align 8, !dbg !135
  %71 = load i32, ptr %l.addr.i61, align 4, !dbg !135
  %72 = load ptr, ptr %fn.addr.i62, align 8, !dbg !135
  call void @__assertfail(ptr noundef %69, ptr noundef %70, i32 noundef %71, ptr noundef %72, i64 noundef 1) #4, !dbg !135
  unreachable, !dbg !135

_ZL9ws_assertbPKcS0_jS0_.exit66:                  ; preds = %cond.end24
  %73 = load i32, ptr %all, align 4, !dbg !136
  %74 = load i32, ptr %t, align 4, !dbg !137
  store i32 %73, ptr %m.addr.i139, align 4, !dbg !138
  store i32 %74, ptr %v.addr.i140, align 4, !dbg !138
  store i32 9, ptr %a.addr.i141, align 4, !dbg !138
  store i32 32, ptr %w.addr.i142, align 4, !dbg !138
  %75 = load i32, ptr %m.addr.i139, align 4, !dbg !138
  %76 = load i32, ptr %v.addr.i140, align 4, !dbg !138
  %77 = load i32, ptr %a.addr.i141, align 4, !dbg !138
  %78 = load i32, ptr %w.addr.i142, align 4, !dbg !138
  %sub.i143 = sub nsw i32 32, %78, !dbg !138
  %shl.i144 = shl i32 %sub.i143, 8, !dbg !138
  %or.i145 = or i32 %shl.i144, 31, !dbg !138
  %79 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %75, i32 %76, i32 %77, i32 %or.i145), !dbg !138
  %80 = load i32, ptr %t, align 4, !dbg !139
  %xor = xor i32 %80, 9, !dbg !140
  %cmp28 = icmp eq i32 %79, %xor, !dbg !141
  %storedv.i54 = zext i1 %cmp28 to i8, !dbg !142
  store i8 %storedv.i54, ptr %c.addr.i49, align 1, !dbg !142
  store ptr @.str6, ptr %m.addr.i50, align 8, !dbg !142
  store ptr @.str1, ptr %f.addr.i51, align 8, !dbg !142
  store i32 14, ptr %l.addr.i52, align 4, !dbg !142
  store ptr @__func__._Z1kPi, ptr %fn.addr.i53, align 8, !dbg !142
  %81 = load i8, ptr %c.addr.i49, align 1, !dbg !142
  %loadedv.i55 = trunc i8 %81 to i1, !dbg !142
  br i1 %loadedv.i55, label %_ZL9ws_assertbPKcS0_jS0_.exit57, label %if.then.i56, !dbg !142

if.then.i56:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit66
  %82 = load ptr, ptr %m.addr.i50, align 8, !dbg !142
  %83 = load ptr, ptr %f.addr.i51, align 8, !dbg !142
  %84 = load i32, ptr %l.addr.i52, align 4, !dbg !142
  %85 = load ptr, ptr %fn.addr.i53, align 8, !dbg !142
  call void @__assertfail(ptr noundef %82, ptr noundef %83, i32 noundef %84, ptr noundef %85, i64 noundef 1) #4, !dbg !142
  unreachable, !dbg !142

_ZL9ws_assertbPKcS0_jS0_.exit57:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit66
    #dbg_declare(ptr %v, !143, !DIExpression(), !144)
  %86 = load i32, ptr %t, align 4, !dbg !145
  store i32 %86, ptr %v, align 4, !dbg !144
    #dbg_declare(ptr %d, !146, !DIExpression(), !148)
  store i32 16, ptr %d, align 4, !dbg !148
  br label %for.cond, !dbg !149

for.cond:                                         ; preds = %for.inc, %_ZL9ws_assertbPKcS0_jS0_.exit57
  %87 = load i32, ptr %d, align 4, !dbg !150
  %cmp29 = icmp sgt i32 %87, 0, !dbg !152
  br i1 %cmp29, label %for.body, label %for.end, !dbg !153

for.body:                                         ; preds = %for.cond
  %88 = load i32, ptr %all, align 4, !dbg !154
  %89 = load i32, ptr %v, align 4, !dbg !155
  %90 = load i32, ptr %d, align 4, !dbg !156
  store i32 %88, ptr %m.addr.i118, align 4, !dbg !157
  store i32 %89, ptr %v.addr.i119, align 4, !dbg !157
  store i32 %90, ptr %a.addr.i120, align 4, !dbg !157
  store i32 32, ptr %w.addr.i121, align 4, !dbg !157
  %91 = load i32, ptr %m.addr.i118, align 4, !dbg !157
  %92 = load i32, ptr %v.addr.i119, align 4, !dbg !157
  %93 = load i32, ptr %a.addr.i120, align 4, !dbg !157
  %94 = load i32, ptr %w.addr.i121, align 4, !dbg !157
  %sub.i122 = sub nsw i32 32, %94, !dbg !157
  %shl.i123 = shl i32 %sub.i122, 8, !dbg !157
  %or.i124 = or i32 %shl.i123, 31, !dbg !157
  %95 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %91, i32 %92, i32 %93, i32 %or.i124), !dbg !157
  %96 = load i32, ptr %v, align 4, !dbg !158
  %add31 = add nsw i32 %96, %95, !dbg !158
  store i32 %add31, ptr %v, align 4, !dbg !158
  br label %for.inc, !dbg !159

for.inc:                                          ; preds = %for.body
  %97 = load i32, ptr %d, align 4, !dbg !160
  %shr = ashr i32 %97, 1, !dbg !160
  store i32 %shr, ptr %d, align 4, !dbg !160
  br label %for.cond, !dbg !161, !llvm.loop !162

for.end:                                          ; preds = %for.cond
  %98 = load i32, ptr %t, align 4, !dbg !165
  %cmp32 = icmp eq i32 %98, 0, !dbg !167
  br i1 %cmp32, label %if.then, label %if.end, !dbg !167

if.then:                                          ; preds = %for.end
  %99 = load i32, ptr %v, align 4, !dbg !168
  %cmp33 = icmp eq i32 %99, 496, !dbg !169
  %storedv.i45 = zext i1 %cmp33 to i8, !dbg !170
  store i8 %storedv.i45, ptr %c.addr.i40, align 1, !dbg !170
  store ptr @.str7, ptr %m.addr.i41, align 8, !dbg !170
  store ptr @.str1, ptr %f.addr.i42, align 8, !dbg !170
  store i32 19, ptr %l.addr.i43, align 4, !dbg !170
  store ptr @__func__._Z1kPi, ptr %fn.addr.i44, align 8, !dbg !170
  %100 = load i8, ptr %c.addr.i40, align 1, !dbg !170
  %loadedv.i46 = trunc i8 %100 to i1, !dbg !170
  br i1 %loadedv.i46, label %_ZL9ws_assertbPKcS0_jS0_.exit48, label %if.then.i47, !dbg !170

if.then.i47:                                      ; preds = %if.then
  %101 = load ptr, ptr %m.addr.i41, align 8, !dbg !170
  %102 = load ptr, ptr %f.addr.i42, align 8, !dbg !170
  %103 = load i32, ptr %l.addr.i43, align 4, !dbg !170
  %104 = load ptr, ptr %fn.addr.i44, align 8, !dbg !170
  call void @__assertfail(ptr noundef %101, ptr noundef %102, i32 noundef %103, ptr noundef %104, i64 noundef 1) #4, !dbg !170
  unreachable, !dbg !170

_ZL9ws_assertbPKcS0_jS0_.exit48:                  ; preds = %if.then
  br label %if.end, !dbg !170

if.end:                                           ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit48, %for.end
    #dbg_declare(ptr %x, !171, !DIExpression(), !172)
  %105 = load i32, ptr %all, align 4, !dbg !173
  %106 = load i32, ptr %t, align 4, !dbg !174
  %conv = sitofp i32 %106 to double, !dbg !174
  %add34 = fadd double %conv, 5.000000e-01, !dbg !175
  store i32 %105, ptr %m.addr.i146, align 4, !dbg !176
  store double %add34, ptr %v.addr.i147, align 8, !dbg !176
  store i32 1, ptr %a.addr.i148, align 4, !dbg !176
  store i32 32, ptr %w.addr.i149, align 4, !dbg !176
  %107 = load i32, ptr %m.addr.i146, align 4, !dbg !176
  %108 = load i64, ptr %v.addr.i147, align 8, !dbg !176
  %109 = load i32, ptr %a.addr.i148, align 4, !dbg !176
  %110 = load i32, ptr %w.addr.i149, align 4, !dbg !176
  store i32 %107, ptr %m.addr.i150, align 4, !dbg !176
  store i64 %108, ptr %v.addr.i151, align 8, !dbg !176
  store i32 %109, ptr %a.addr.i152, align 4, !dbg !176
  store i32 %110, ptr %w.addr.i153, align 4, !dbg !176
  %111 = load i32, ptr %m.addr.i150, align 4, !dbg !176
  %112 = load i64, ptr %v.addr.i151, align 8, !dbg !176
  %conv.i = trunc i64 %112 to i32, !dbg !176
  %113 = load i32, ptr %a.addr.i152, align 4, !dbg !176
  %114 = load i32, ptr %w.addr.i153, align 4, !dbg !176
  store i32 %111, ptr %m.addr.i5.i, align 4, !dbg !176
  store i32 %conv.i, ptr %v.addr.i6.i, align 4, !dbg !176
  store i32 %113, ptr %a.addr.i7.i, align 4, !dbg !176
  store i32 %114, ptr %w.addr.i8.i, align 4, !dbg !176
  %115 = load i32, ptr %m.addr.i5.i, align 4, !dbg !176
  %116 = load i32, ptr %v.addr.i6.i, align 4, !dbg !176
  %117 = load i32, ptr %a.addr.i7.i, align 4, !dbg !176
  %118 = load i32, ptr %w.addr.i8.i, align 4, !dbg !176
  %sub.i9.i = sub nsw i32 32, %118, !dbg !176
  %shl.i10.i = shl i32 %sub.i9.i, 8, !dbg !176
  %or.i11.i = or i32 %shl.i10.i, 31, !dbg !176
  %119 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %115, i32 %116, i32 %117, i32 %or.i11.i), !dbg !176
  store i32 %119, ptr %lo.i, align 4, !dbg !176
  %120 = load i32, ptr %m.addr.i150, align 4, !dbg !176
  %121 = load i64, ptr %v.addr.i151, align 8, !dbg !176
  %shr.i = ashr i64 %121, 32, !dbg !176
  %conv1.i = trunc i64 %shr.i to i32, !dbg !176
  %122 = load i32, ptr %a.addr.i152, align 4, !dbg !176
  %123 = load i32, ptr %w.addr.i153, align 4, !dbg !176
  store i32 %120, ptr %m.addr.i.i, align 4, !dbg !176
  store i32 %conv1.i, ptr %v.addr.i.i, align 4, !dbg !176
  store i32 %122, ptr %a.addr.i.i, align 4, !dbg !176
  store i32 %123, ptr %w.addr.i.i, align 4, !dbg !176
  %124 = load i32, ptr %m.addr.i.i, align 4, !dbg !176
  %125 = load i32, ptr %v.addr.i.i, align 4, !dbg !176
  %126 = load i32, ptr %a.addr.i.i, align 4, !dbg !176
  %127 = load i32, ptr %w.addr.i.i, align 4, !dbg !176
  %sub.i.i = sub nsw i32 32, %127, !dbg !176
  %shl.i.i = shl i32 %sub.i.i, 8, !dbg !176
  %or.i.i = or i32 %shl.i.i, 31, !dbg !176
  %128 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %124, i32 %125, i32 %126, i32 %or.i.i), !dbg !176
  store i32 %128, ptr %hi.i, align 4, !dbg !176
  %129 = load i32, ptr %hi.i, align 4, !dbg !176
  %conv3.i = zext i32 %129 to i64, !dbg !176
  %shl.i154 = shl i64 %conv3.i, 32, !dbg !176
  %130 = load i32, ptr %lo.i, align 4, !dbg !176
  %conv4.i = zext i32 %130 to i64, !dbg !176
  %or.i155 = or i64 %shl.i154, %conv4.i, !dbg !176
  store i64 %or.i155, ptr %ref.tmp.i, align 8, !dbg !176
  %131 = load double, ptr %ref.tmp.i, align 8, !dbg !176
  store double %131, ptr %x, align 8, !dbg !172
  %132 = load double, ptr %x, align 8, !dbg !177
  %133 = load i32, ptr %t, align 4, !dbg !178
  %xor36 = xor i32 %133, 1, !dbg !179
  %conv37 = sitofp i32 %xor36 to double, !dbg !180
  %add38 = fadd double %conv37, 5.000000e-01, !dbg !181
  %cmp39 = fcmp oeq double %132, %add38, !dbg !182
  %storedv.i = zext i1 %cmp39 to i8, !dbg !183
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !183
  store ptr @.str8, ptr %m.addr.i, align 8, !dbg !183
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !183
  store i32 21, ptr %l.addr.i, align 4, !dbg !183
  store ptr @__func__._Z1kPi, ptr %fn.addr.i, align 8, !dbg !183
  %134 = load i8, ptr %c.addr.i, align 1, !dbg !183
  %loadedv.i = trunc i8 %134 to i1, !dbg !183
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !183

if.then.i:                                        ; preds = %if.end
  %135 = load ptr, ptr %m.addr.i, align 8, !dbg !183
  %136 = load ptr, ptr %f.addr.i, align 8, !dbg !183
  %137 = load i32, ptr %l.addr.i, align 4, !dbg !183
  %138 = load ptr, ptr %fn.addr.i, align 8, !dbg !183
  call void @__assertfail(ptr noundef %135, ptr noundef %136, i32 noundef %137, ptr noundef %138, i64 noundef 1) #4, !dbg !183
  unreachable, !dbg !183

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %139 = load i32, ptr %v, align 4, !dbg !184
  %140 = load ptr, ptr %o.addr, align 8, !dbg !185
  %141 = load i32, ptr %t, align 4, !dbg !186
  %idxprom = sext i32 %141 to i64, !dbg !185
  %arrayidx = getelementptr inbounds i32, ptr %140, i64 %idxprom, !dbg !185
  store i32 %139, ptr %arrayidx, align 4, !dbg !187
  ret void, !dbg !188
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
!llvm.module.flags = !{!68, !69, !70, !71}
!llvm.ident = !{!72}

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
!53 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !54, globals: !61, imports: !62, splitDebugInlining: false, nameTableKind: None)
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
!73 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !2, file: !2, line: 6, type: !74, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !53, retainedNodes: !77)
!74 = !DISubroutineType(types: !75)
!75 = !{null, !76}
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!77 = !{}
!78 = !DILocalVariable(name: "o", arg: 1, scope: !73, file: !2, line: 6, type: !76)
!79 = !DILocation(line: 6, column: 24, scope: !73)
!80 = !DILocalVariable(name: "t", scope: !73, file: !2, line: 7, type: !56)
!81 = !DILocation(line: 7, column: 7, scope: !73)
!82 = !DILocation(line: 7, column: 11, scope: !73)
!83 = !DILocalVariable(name: "all", scope: !73, file: !2, line: 8, type: !59)
!84 = !DILocation(line: 8, column: 12, scope: !73)
!85 = !DILocation(line: 9, column: 22, scope: !73)
!86 = !DILocation(line: 9, column: 27, scope: !73)
!87 = !DILocation(line: 9, column: 29, scope: !73)
!88 = !DILocation(line: 9, column: 10, scope: !73)
!89 = !DILocation(line: 9, column: 37, scope: !73)
!90 = !DILocation(line: 9, column: 3, scope: !73)
!91 = !DILocation(line: 10, column: 22, scope: !73)
!92 = !DILocation(line: 10, column: 27, scope: !73)
!93 = !DILocation(line: 10, column: 30, scope: !73)
!94 = !DILocation(line: 10, column: 32, scope: !73)
!95 = !DILocation(line: 10, column: 10, scope: !73)
!96 = !DILocation(line: 10, column: 44, scope: !73)
!97 = !DILocation(line: 10, column: 46, scope: !73)
!98 = !DILocation(line: 10, column: 56, scope: !73)
!99 = !DILocation(line: 10, column: 58, scope: !73)
!100 = !DILocation(line: 10, column: 63, scope: !73)
!101 = !DILocation(line: 10, column: 52, scope: !73)
!102 = !DILocation(line: 10, column: 40, scope: !73)
!103 = !DILocation(line: 10, column: 3, scope: !73)
!104 = !DILocation(line: 11, column: 25, scope: !73)
!105 = !DILocation(line: 11, column: 30, scope: !73)
!106 = !DILocation(line: 11, column: 10, scope: !73)
!107 = !DILocation(line: 11, column: 40, scope: !73)
!108 = !DILocation(line: 11, column: 42, scope: !73)
!109 = !DILocation(line: 11, column: 48, scope: !73)
!110 = !DILocation(line: 11, column: 52, scope: !73)
!111 = !DILocation(line: 11, column: 54, scope: !73)
!112 = !DILocation(line: 11, column: 36, scope: !73)
!113 = !DILocation(line: 11, column: 3, scope: !73)
!114 = !DILocation(line: 12, column: 27, scope: !73)
!115 = !DILocation(line: 12, column: 32, scope: !73)
!116 = !DILocation(line: 12, column: 10, scope: !73)
!117 = !DILocation(line: 12, column: 42, scope: !73)
!118 = !DILocation(line: 12, column: 44, scope: !73)
!119 = !DILocation(line: 12, column: 51, scope: !73)
!120 = !DILocation(line: 12, column: 55, scope: !73)
!121 = !DILocation(line: 12, column: 57, scope: !73)
!122 = !DILocation(line: 12, column: 38, scope: !73)
!123 = !DILocation(line: 12, column: 3, scope: !73)
!124 = !DILocation(line: 13, column: 27, scope: !73)
!125 = !DILocation(line: 13, column: 32, scope: !73)
!126 = !DILocation(line: 13, column: 10, scope: !73)
!127 = !DILocation(line: 13, column: 47, scope: !73)
!128 = !DILocation(line: 13, column: 49, scope: !73)
!129 = !DILocation(line: 13, column: 55, scope: !73)
!130 = !DILocation(line: 13, column: 46, scope: !73)
!131 = !DILocation(line: 13, column: 62, scope: !73)
!132 = !DILocation(line: 13, column: 66, scope: !73)
!133 = !DILocation(line: 13, column: 68, scope: !73)
!134 = !DILocation(line: 13, column: 42, scope: !73)
!135 = !DILocation(line: 13, column: 3, scope: !73)
!136 = !DILocation(line: 14, column: 26, scope: !73)
!137 = !DILocation(line: 14, column: 31, scope: !73)
!138 = !DILocation(line: 14, column: 10, scope: !73)
!139 = !DILocation(line: 14, column: 41, scope: !73)
!140 = !DILocation(line: 14, column: 43, scope: !73)
!141 = !DILocation(line: 14, column: 37, scope: !73)
!142 = !DILocation(line: 14, column: 3, scope: !73)
!143 = !DILocalVariable(name: "v", scope: !73, file: !2, line: 15, type: !56)
!144 = !DILocation(line: 15, column: 7, scope: !73)
!145 = !DILocation(line: 15, column: 11, scope: !73)
!146 = !DILocalVariable(name: "d", scope: !147, file: !2, line: 16, type: !56)
!147 = distinct !DILexicalBlock(scope: !73, file: !2, line: 16, column: 3)
!148 = !DILocation(line: 16, column: 12, scope: !147)
!149 = !DILocation(line: 16, column: 8, scope: !147)
!150 = !DILocation(line: 16, column: 20, scope: !151)
!151 = distinct !DILexicalBlock(scope: !147, file: !2, line: 16, column: 3)
!152 = !DILocation(line: 16, column: 22, scope: !151)
!153 = !DILocation(line: 16, column: 3, scope: !147)
!154 = !DILocation(line: 17, column: 27, scope: !151)
!155 = !DILocation(line: 17, column: 32, scope: !151)
!156 = !DILocation(line: 17, column: 35, scope: !151)
!157 = !DILocation(line: 17, column: 10, scope: !151)
!158 = !DILocation(line: 17, column: 7, scope: !151)
!159 = !DILocation(line: 17, column: 5, scope: !151)
!160 = !DILocation(line: 16, column: 29, scope: !151)
!161 = !DILocation(line: 16, column: 3, scope: !151)
!162 = distinct !{!162, !153, !163, !164}
!163 = !DILocation(line: 17, column: 36, scope: !147)
!164 = !{!"llvm.loop.mustprogress"}
!165 = !DILocation(line: 18, column: 7, scope: !166)
!166 = distinct !DILexicalBlock(scope: !73, file: !2, line: 18, column: 7)
!167 = !DILocation(line: 18, column: 9, scope: !166)
!168 = !DILocation(line: 19, column: 12, scope: !166)
!169 = !DILocation(line: 19, column: 14, scope: !166)
!170 = !DILocation(line: 19, column: 5, scope: !166)
!171 = !DILocalVariable(name: "x", scope: !73, file: !2, line: 20, type: !57)
!172 = !DILocation(line: 20, column: 10, scope: !73)
!173 = !DILocation(line: 20, column: 30, scope: !73)
!174 = !DILocation(line: 20, column: 35, scope: !73)
!175 = !DILocation(line: 20, column: 37, scope: !73)
!176 = !DILocation(line: 20, column: 14, scope: !73)
!177 = !DILocation(line: 21, column: 10, scope: !73)
!178 = !DILocation(line: 21, column: 16, scope: !73)
!179 = !DILocation(line: 21, column: 18, scope: !73)
!180 = !DILocation(line: 21, column: 15, scope: !73)
!181 = !DILocation(line: 21, column: 23, scope: !73)
!182 = !DILocation(line: 21, column: 12, scope: !73)
!183 = !DILocation(line: 21, column: 3, scope: !73)
!184 = !DILocation(line: 22, column: 10, scope: !73)
!185 = !DILocation(line: 22, column: 3, scope: !73)
!186 = !DILocation(line: 22, column: 5, scope: !73)
!187 = !DILocation(line: 22, column: 8, scope: !73)
!188 = !DILocation(line: 23, column: 1, scope: !73)
