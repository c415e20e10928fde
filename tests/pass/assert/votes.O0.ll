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

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !75 {
entry:
  %x.addr.i = alloca i32, align 4
  %m.addr.i155 = alloca i32, align 4
  %v.addr.i156 = alloca i32, align 4
  %m.addr.i153 = alloca i32, align 4
  %v.addr.i154 = alloca i32, align 4
  %m.addr.i151 = alloca i32, align 4
  %v.addr.i152 = alloca i32, align 4
  %m.addr.i148 = alloca i32, align 4
  %v.addr.i149 = alloca i32, align 4
  %p.addr.i150 = alloca ptr, align 8
  %m.addr.i145 = alloca i32, align 4
  %v.addr.i146 = alloca i32, align 4
  %p.addr.i147 = alloca ptr, align 8
  %m.addr.i144 = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %m.addr.i140 = alloca i32, align 4
  %p.addr.i141 = alloca i32, align 4
  %m.addr.i136 = alloca i32, align 4
  %p.addr.i137 = alloca i32, align 4
  %m.addr.i132 = alloca i32, align 4
  %p.addr.i133 = alloca i32, align 4
  %m.addr.i129 = alloca i32, align 4
  %p.addr.i130 = alloca i32, align 4
  %m.addr.i126 = alloca i32, align 4
  %p.addr.i127 = alloca i32, align 4
  %m.addr.i123 = alloca i32, align 4
  %p.addr.i124 = alloca i32, align 4
  %m.addr.i122 = alloca i32, align 4
  %p.addr.i = alloca i32, align 4
  %c.addr.i113 = alloca i8, align 1
  %m.addr.i114 = alloca ptr, align 8
  %f.addr.i115 = alloca ptr, align 8
  %l.addr.i116 = alloca i32, align 4
  %fn.addr.i117 = alloca ptr, align 8
  %c.addr.i104 = alloca i8, align 1
  %m.addr.i105 = alloca ptr, align 8
  %f.addr.i106 = alloca ptr, align 8
  %l.addr.i107 = alloca i32, align 4
  %fn.addr.i108 = alloca ptr, align 8
  %c.addr.i95 = alloca i8, align 1
  %m.addr.i96 = alloca ptr, align 8
  %f.addr.i97 = alloca ptr, align 8
  %l.addr.i98 = alloca i32, align 4
  %fn.addr.i99 = alloca ptr, align 8
  %c.addr.i86 = alloca i8, align 1
  %m.addr.i87 = alloca ptr, align 8
  %f.addr.i88 = alloca ptr, align 8
  %l.addr.i89 = alloca i32, align 4
  %fn.addr.i90 = alloca ptr, align 8
  %c.addr.i77 = alloca i8, align 1
  %m.addr.i78 = alloca ptr, align 8
  %f.addr.i79 = alloca ptr, align 8
  %l.addr.i80 = alloca i32, align 4
  %fn.addr.i81 = alloca ptr, align 8
  %c.addr.i68 = alloca i8, align 1
  %m.addr.i69 = alloca ptr, align 8
  %f.addr.i70 = alloca ptr, align 8
  %l.addr.i71 = alloca i32, align 4
  %fn.addr.i72 = alloca ptr, align 8
  %c.addr.i59 = alloca i8, align 1
  %m.addr.i60 = alloca ptr, align 8
  %f.addr.i61 = alloca ptr, align 8
  %l.addr.i62 = alloca i32, align 4
  %fn.addr.i63 = alloca ptr, align 8
  %c.addr.i50 = alloca i8, align 1
  %m.addr.i51 = alloca ptr, align 8
  %f.addr.i52 = alloca ptr, align 8
  %l.addr.i53 = alloca i32, align 4
  %fn.addr.i54 = alloca ptr, align 8
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %all = alloca i32, align 4
  %same = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !80, !DIExpression(), !81)
    #dbg_declare(ptr %t, !82, !DIExpression(), !83)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !84
  store i32 %0, ptr %t, align 4, !dbg !83
    #dbg_declare(ptr %all, !85, !DIExpression(), !86)
  store i32 -1, ptr %all, align 4, !dbg !86
  %1 = load i32, ptr %all, align 4, !dbg !87
  %2 = load i32, ptr %t, align 4, !dbg !88
  %and = and i32 %2, 1, !dbg !89
  store i32 %1, ptr %m.addr.i126, align 4, !dbg !90
  store i32 %and, ptr %p.addr.i127, align 4, !dbg !90
  %3 = load i32, ptr %m.addr.i126, align 4, !dbg !90
  %4 = load i32, ptr %p.addr.i127, align 4, !dbg !90
  %tobool.i128 = icmp ne i32 %4, 0, !dbg !90
  %5 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %3, i1 %tobool.i128), !dbg !90
  %cmp = icmp eq i32 %5, -1431655766, !dbg !91
  %storedv.i118 = zext i1 %cmp to i8, !dbg !92
  store i8 %storedv.i118, ptr %c.addr.i113, align 1, !dbg !92
  store ptr @.str, ptr %m.addr.i114, align 8, !dbg !92
  store ptr @.str1, ptr %f.addr.i115, align 8, !dbg !92
  store i32 9, ptr %l.addr.i116, align 4, !dbg !92
  store ptr @__func__._Z1kPi, ptr %fn.addr.i117, align 8, !dbg !92
  %6 = load i8, ptr %c.addr.i113, align 1, !dbg !92
  %loadedv.i119 = trunc i8 %6 to i1, !dbg !92
  br i1 %loadedv.i119, label %_ZL9ws_assertbPKcS0_jS0_.exit121, label %if.then.i120, !dbg !92

if.then.i120:                                     ; preds = %entry
  %7 = load ptr, ptr %m.addr.i114, align 8, !dbg !92
  %8 = load ptr, ptr %f.addr.i115, align 8, !dbg !92
  %9 = load i32, ptr %l.addr.i116, align 4, !dbg !92
  %10 = load ptr, ptr %fn.addr.i117, align 8, !dbg !92
  call void @__assertfail(ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, i64 noundef 1) #5, !dbg !92
  unreachable, !dbg !92

_ZL9ws_assertbPKcS0_jS0_.exit121:                 ; preds = %entry
  %11 = load i32, ptr %all, align 4, !dbg !93
  %12 = load i32, ptr %t, align 4, !dbg !94
  %cmp2 = icmp slt i32 %12, 32, !dbg !95
  %conv = zext i1 %cmp2 to i32, !dbg !94
  store i32 %11, ptr %m.addr.i132, align 4, !dbg !96
  store i32 %conv, ptr %p.addr.i133, align 4, !dbg !96
  %13 = load i32, ptr %m.addr.i132, align 4, !dbg !96
  %14 = load i32, ptr %p.addr.i133, align 4, !dbg !96
  %tobool.i134 = icmp ne i32 %14, 0, !dbg !96
  %15 = call i1 @llvm.nvvm.vote.all.sync(i32 %13, i1 %tobool.i134), !dbg !96
  %conv.i135 = zext i1 %15 to i32, !dbg !96
  %tobool = icmp ne i32 %conv.i135, 0, !dbg !96
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !97

land.rhs:                                         ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit121
  %16 = load i32, ptr %all, align 4, !dbg !98
  %17 = load i32, ptr %t, align 4, !dbg !99
  %cmp4 = icmp slt i32 %17, 31, !dbg !100
  %conv5 = zext i1 %cmp4 to i32, !dbg !99
  store i32 %16, ptr %m.addr.i129, align 4, !dbg !101
  store i32 %conv5, ptr %p.addr.i130, align 4, !dbg !101
  %18 = load i32, ptr %m.addr.i129, align 4, !dbg !101
  %19 = load i32, ptr %p.addr.i130, align 4, !dbg !101
  %tobool.i131 = icmp ne i32 %19, 0, !dbg !101
  %20 = call i1 @llvm.nvvm.vote.all.sync(i32 %18, i1 %tobool.i131), !dbg !101
  %conv.i = zext i1 %20 to i32, !dbg !101
  %tobool7 = icmp ne i32 %conv.i, 0, !dbg !101
  %lnot = xor i1 %tobool7, true, !dbg !102
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_ZL9ws_assertbPKcS0_jS0_.exit121
  %21 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit121 ], [ %lnot, %land.rhs ], !dbg !103
  %storedv.i109 = zext i1 %21 to i8, !dbg !104
  store i8 %storedv.i109, ptr %c.addr.i104, align 1, !dbg !104
  store ptr @.str2, ptr %m.addr.i105, align 8, !dbg !104
  store ptr @.str1, ptr %f.addr.i106, align 8, !dbg !104
  store i32 10, ptr %l.addr.i107, align 4, !dbg !104
  store ptr @__func__._Z1kPi, ptr %fn.addr.i108, align 8, !dbg !104
  %22 = load i8, ptr %c.addr.i104, align 1, !dbg !104
  %loadedv.i110 = trunc i8 %22 to i1, !dbg !104
  br i1 %loadedv.i110, label %_ZL9ws_assertbPKcS0_jS0_.exit112, label %if.then.i111, !dbg !104

if.then.i111:                                     ; preds = %land.end
  %23 = load ptr, ptr %m.addr.i105, align 8, !dbg !104
  %24 = load ptr, ptr %f.addr.i106, align 8, !dbg !104
  %25 = load i32, ptr %l.addr.i107, align 4, !dbg !104
  %26 = load ptr, ptr %fn.addr.i108, align 8, !dbg !104
  call void @__assertfail(ptr noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i64 noundef 1) #5, !dbg !104
  unreachable, !dbg !104

_ZL9ws_assertbPKcS0_jS0_.exit112:                 ; preds = %land.end
  %27 = load i32, ptr %all, align 4, !dbg !105
  %28 = load i32, ptr %t, align 4, !dbg !106
  %cmp8 = icmp eq i32 %28, 7, !dbg !107
  %conv9 = zext i1 %cmp8 to i32, !dbg !106
  store i32 %27, ptr %m.addr.i140, align 4, !dbg !108
  store i32 %conv9, ptr %p.addr.i141, align 4, !dbg !108
  %29 = load i32, ptr %m.addr.i140, align 4, !dbg !108
  %30 = load i32, ptr %p.addr.i141, align 4, !dbg !108
  %tobool.i142 = icmp ne i32 %30, 0, !dbg !108
  %31 = call i1 @llvm.nvvm.vote.any.sync(i32 %29, i1 %tobool.i142), !dbg !108
  %conv.i143 = zext i1 %31 to i32, !dbg !108
  %tobool11 = icmp ne i32 %conv.i143, 0, !dbg !108
  br i1 %tobool11, label %land.rhs12, label %land.end18, !dbg !109

land.rhs12:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit112
  %32 = load i32, ptr %all, align 4, !dbg !110
  %33 = load i32, ptr %t, align 4, !dbg !111
  %cmp13 = icmp eq i32 %33, 40, !dbg !112
  %conv14 = zext i1 %cmp13 to i32, !dbg !111
  store i32 %32, ptr %m.addr.i136, align 4, !dbg !113
  store i32 %conv14, ptr %p.addr.i137, align 4, !dbg !113
  %34 = load i32, ptr %m.addr.i136, align 4, !dbg !113
  %35 = load i32, ptr %p.addr.i137, align 4, !dbg !113
  %tobool.i138 = icmp ne i32 %35, 0, !dbg !113
  %36 = call i1 @llvm.nvvm.vote.any.sync(i32 %34, i1 %tobool.i138), !dbg !113
  %conv.i139 = zext i1 %36 to i32, !dbg !113
  %tobool16 = icmp ne i32 %conv.i139, 0, !dbg !113
  %lnot17 = xor i1 %tobool16, true, !dbg !114
  br label %land.end18

land.end18:                                       ; preds = %land.rhs12, %_ZL9ws_assertbPKcS0_jS0_.exit112
  %37 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit112 ], [ %lnot17, %land.rhs12 ], !dbg !103
  %storedv.i100 = zext i1 %37 to i8, !dbg !115
  store i8 %storedv.i100, ptr %c.addr.i95, align 1, !dbg !115
  store ptr @.str3, ptr %m.addr.i96, align 8, !dbg !115
  store ptr @.str1, ptr %f.addr.i97, align 8, !dbg !115
  store i32 11, ptr %l.addr.i98, align 4, !dbg !115
  store ptr @__func__._Z1kPi, ptr %fn.addr.i99, align 8, !dbg !115
  %38 = load i8, ptr %c.addr.i95, align 1, !dbg !115
  %loadedv.i101 = trunc i8 %38 to i1, !dbg !115
  br i1 %loadedv.i101, label %_ZL9ws_assertbPKcS0_jS0_.exit103, label %if.then.i102, !dbg !115

if.then.i102:                                     ; preds = %land.end18
  %39 = load ptr, ptr %m.addr.i96, align 8, !dbg !115
  %40 = load ptr, ptr %f.addr.i97, align 8, !dbg !115
  %41 = load i32, ptr %l.addr.i98, align 4, !dbg !115
  %42 = load ptr, ptr %fn.addr.i99, align 8, !dbg !115
  call void @__assertfail(ptr noundef %39, ptr noundef %40, i32 noundef %41, ptr noundef %42, i64 noundef 1) #5, !dbg !115
  unreachable, !dbg !115

_ZL9ws_assertbPKcS0_jS0_.exit103:                 ; preds = %land.end18
  %43 = load i32, ptr %all, align 4, !dbg !116
  %44 = load i32, ptr %t, align 4, !dbg !117
  %and19 = and i32 %44, 1, !dbg !118
  store i32 %43, ptr %m.addr.i144, align 4, !dbg !119
  store i32 %and19, ptr %v.addr.i, align 4, !dbg !119
  %45 = load i32, ptr %m.addr.i144, align 4, !dbg !119
  %46 = load i32, ptr %v.addr.i, align 4, !dbg !119
  %47 = call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 %45, i32 %46), !dbg !119
  %48 = load i32, ptr %t, align 4, !dbg !120
  %and21 = and i32 %48, 1, !dbg !121
  %tobool22 = icmp ne i32 %and21, 0, !dbg !120
  %49 = zext i1 %tobool22 to i64, !dbg !120
  %cond = select i1 %tobool22, i32 -1431655766, i32 1431655765, !dbg !120
  %cmp23 = icmp eq i32 %47, %cond, !dbg !122
  %storedv.i91 = zext i1 %cmp23 to i8, !dbg !123
  store i8 %storedv.i91, ptr %c.addr.i86, align 1, !dbg !123
  store ptr @.str4, ptr %m.addr.i87, align 8, !dbg !123
  store ptr @.str1, ptr %f.addr.i88, align 8, !dbg !123
  store i32 12, ptr %l.addr.i89, align 4, !dbg !123
  store ptr @__func__._Z1kPi, ptr %fn.addr.i90, align 8, !dbg !123
  %50 = load i8, ptr %c.addr.i86, align 1, !dbg !123
  %loadedv.i92 = trunc i8 %50 to i1, !dbg !123
  br i1 %loadedv.i92, label %_ZL9ws_assertbPKcS0_jS0_.exit94, label %if.then.i93, !dbg !123

if.then.i93:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit103
  %51 = load ptr, ptr %m.addr.i87, align 8, !dbg !123
  %52 = load ptr, ptr %f.addr.i88, align 8, !dbg !123
  %53 = load i32, ptr %l.addr.i89, align 4, !dbg !123
  %54 = load ptr, ptr %fn.addr.i90, align 8, !dbg !123
  call void @__assertfail(ptr noundef %51, ptr noundef %52, i32 noundef %53, ptr noundef %54, i64 noundef 1) #5, !dbg !123
  unreachable, !dbg !123

_ZL9ws_assertbPKcS0_jS0_.exit94:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit103
    #dbg_declare(ptr %same, !124, !DIExpression(), !125)
  store i32 0, ptr %same, align 4, !dbg !125
  %55 = load i32, ptr %all, align 4, !dbg !126
  store i32 %55, ptr %m.addr.i148, align 4, !dbg !127
  store i32 5, ptr %v.addr.i149, align 4, !dbg !127
  store ptr %same, ptr %p.addr.i150, align 8, !dbg !127
  %56 = load i32, ptr %m.addr.i148, align 4, !dbg !127
  %57 = load i32, ptr %v.addr.i149, align 4, !dbg !127
  %58 = load ptr, ptr %p.addr.i150, align 8, !dbg !127
  %59 = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 %56, i32 %57), !dbg !127
  %60 = extractvalue { i32, i1 } %59, 1, !dbg !127
  %61 = zext i1 %60 to i32, !dbg !127
  store i32 %61, ptr %58, align 4, !dbg !127
  %62 = extractvalue { i32, i1 } %59, 0, !dbg !127
  %63 = load i32, ptr %all, align 4, !dbg !128
  %cmp25 = icmp eq i32 %62, %63, !dbg !129
  br i1 %cmp25, label %land.rhs26, label %land.end28, !dbg !130

land.rhs26:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit94
  %64 = load i32, ptr %same, align 4, !dbg !131
  %tobool27 = icmp ne i32 %64, 0, !dbg !131
  br label %land.end28

land.end28:                                       ; preds = %land.rhs26, %_ZL9ws_assertbPKcS0_jS0_.exit94
  %65 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit94 ], [ %tobool27, %land.rhs26 ], !dbg !103
  %storedv.i82 = zext i1 %65 to i8, !dbg !132
  store i8 %storedv.i82, ptr %c.addr.i77, align 1, !dbg !132
  store ptr @.str5, ptr %m.addr.i78, align 8, !dbg !132
  store ptr @.str1, ptr %f.addr.i79, align 8, !dbg !132
  store i32 14, ptr %l.addr.i80, align 4, !dbg !132
  store ptr @__func__._Z1kPi, ptr %fn.addr.i81, align 8, !dbg !132
  %66 = load i8, ptr %c.addr.i77, align 1, !dbg !132
  %loadedv.i83 = trunc i8 %66 to i1, !dbg !132
  br i1 %loadedv.i83, label %_ZL9ws_assertbPKcS0_jS0_.exit85, label %if.then.i84, !dbg !132

if.then.i84:                                      ; preds = %land.end28
  %67 = load ptr, ptr %m.addr.i78, align 8, !dbg !132
  %68 = load ptr, ptr %f.addr.i79, align 8, !dbg !132
  %69 = load i32, ptr %l.addr.i80, align 4, !dbg !132
  %70 = load ptr, ptr %fn.addr.i81, align 8, !dbg !132
  call void @__assertfail(ptr noundef %67, ptr noundef %68, i32 noundef %69, ptr noundef %70, i64 noundef 1) #5, !dbg !132
  unreachable, !dbg !132

_ZL9ws_assertbPKcS0_jS0_.exit85:                  ; preds = %land.end28
  %71 = load i32, ptr %all, align 4, !dbg !133
  %72 = load i32, ptr %t, align 4, !dbg !134
  store i32 %71, ptr %m.addr.i145, align 4, !dbg !135
  store i32 %72, ptr %v.addr.i146, align 4, !dbg !135
  store ptr %same, ptr %p.addr.i147, align 8, !dbg !135
  %73 = load i32, ptr %m.addr.i145, align 4, !dbg !135
  %74 = load i32, ptr %v.addr.i146, align 4, !dbg !135
  %75 = load ptr, ptr %p.addr.i147, align 8, !dbg !135
  %76 = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 %73, i32 %74), !dbg !135
  %77 = extractvalue { i32, i1 } %76, 1, !dbg !135
  %78 = zext i1 %77 to i32, !dbg !135
  store i32 %78, ptr %75, align 4, !dbg !135
  %79 = extractvalue { i32, i1 } %76, 0, !dbg !135
  %cmp30 = icmp eq i32 %79, 0, !dbg !136
  br i1 %cmp30, label %land.rhs31, label %land.end34, !dbg !137

land.rhs31:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit85
  %80 = load i32, ptr %same, align 4, !dbg !138
  %tobool32 = icmp ne i32 %80, 0, !dbg !138
  %lnot33 = xor i1 %tobool32, true, !dbg !139
  br label %land.end34

land.end34:                                       ; preds = %land.rhs31, %_ZL9ws_assertbPKcS0_jS0_.exit85
  %81 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit85 ], [ %lnot33, %land.rhs31 ], !dbg !103
  %storedv.i73 = zext i1 %81 to i8, !dbg !140
  store i8 %storedv.i73, ptr %c.addr.i68, align 1, !dbg !140
  store ptr @.str6, ptr %m.addr.i69, align 8, !dbg !140
  store ptr @.str1, ptr %f.addr.i70, align 8, !dbg !140
  store i32 15, ptr %l.addr.i71, align 4, !dbg !140
  store ptr @__func__._Z1kPi, ptr %fn.addr.i72, align 8, !dbg !140
  %82 = load i8, ptr %c.addr.i68, align 1, !dbg !140
  %loadedv.i74 = trunc i8 %82 to i1, !dbg !140
  br i1 %loadedv.i74, label %_ZL9ws_assertbPKcS0_jS0_.exit76, label %if.then.i75, !dbg !140

if.then.i75:                                      ; preds = %land.end34
  %83 = load ptr, ptr %m.addr.i69, align 8, !dbg !140
  %84 = load ptr, ptr %f.addr.i70, align 8, !dbg !140
  %85 = load i32, ptr %l.addr.i71, align 4, !dbg !140
  %86 = load ptr, ptr %fn.addr.i72, align 8, !dbg !140
  call void @__assertfail(ptr noundef %83, ptr noundef %84, i32 noundef %85, ptr noundef %86, i64 noundef 1) #5, !dbg !140
  unreachable, !dbg !140

_ZL9ws_assertbPKcS0_jS0_.exit76:                  ; preds = %land.end34
  %87 = load i32, ptr %all, align 4, !dbg !141
  %88 = load i32, ptr %t, align 4, !dbg !142
  store i32 %87, ptr %m.addr.i151, align 4, !dbg !143
  store i32 %88, ptr %v.addr.i152, align 4, !dbg !143
  %89 = load i32, ptr %v.addr.i152, align 4, !dbg !143
  %90 = load i32, ptr %m.addr.i151, align 4, !dbg !143
  %91 = call noundef i32 @llvm.nvvm.redux.sync.add(i32 %89, i32 %90), !dbg !143
  %cmp36 = icmp eq i32 %91, 496, !dbg !144
  %storedv.i64 = zext i1 %cmp36 to i8, !dbg !145
  store i8 %storedv.i64, ptr %c.addr.i59, align 1, !dbg !145
  store ptr @.str7, ptr %m.addr.i60, align 8, !dbg !145
  store ptr @.str1, ptr %f.addr.i61, align 8, !dbg !145
  store i32 16, ptr %l.addr.i62, align 4, !dbg !145
  store ptr @__func__._Z1kPi, ptr %fn.addr.i63, align 8, !dbg !145
  %92 = load i8, ptr %c.addr.i59, align 1, !dbg !145
  %loadedv.i65 = trunc i8 %92 to i1, !dbg !145
  br i1 %loadedv.i65, label %_ZL9ws_assertbPKcS0_jS0_.exit67, label %if.then.i66, !dbg !145

if.then.i66:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit76
  %93 = load ptr, ptr %m.addr.i60, align 8, !dbg !145
  %94 = load ptr, ptr %f.addr.i61, align 8, !dbg !145
  %95 = load i32, ptr %l.addr.i62, align 4, !dbg !145
  %96 = load ptr, ptr %fn.addr.i63, align 8, !dbg !145
  call void @__assertfail(ptr noundef %93, ptr noundef %94, i32 noundef %95, ptr noundef %96, i64 noundef 1) #5, !dbg !145
  unreachable, !dbg !145

_ZL9ws_assertbPKcS0_jS0_.exit67:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit76
  %97 = load i32, ptr %all, align 4, !dbg !146
  %98 = load i32, ptr %t, align 4, !dbg !147
  store i32 %97, ptr %m.addr.i153, align 4, !dbg !148
  store i32 %98, ptr %v.addr.i154, align 4, !dbg !148
  %99 = load i32, ptr %v.addr.i154, align 4, !dbg !148
  %100 = load i32, ptr %m.addr.i153, align 4, !dbg !148
  %101 = call noundef i32 @llvm.nvvm.redux.sync.max(i32 %99, i32 %100), !dbg !148
  %cmp38 = icmp eq i32 %101, 31, !dbg !149
  br i1 %cmp38, label %land.rhs39, label %land.end42, !dbg !150

land.rhs39:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit67
  %102 = load i32, ptr %all, align 4, !dbg !151
  %103 = load i32, ptr %t, align 4, !dbg !152
  %sub = sub nsw i32 %103, 9, !dbg !153
  store i32 %102, ptr %m.addr.i155, align 4, !dbg !154
  store i32 %sub, ptr %v.addr.i156, align 4, !dbg !154
  %104 = load i32, ptr %v.addr.i156, align 4, !dbg !154
  %105 = load i32, ptr %m.addr.i155, align 4, !dbg !154
  %106 = call noundef i32 @llvm.nvvm.redux.sync.min(i32 %104, i32 %105), !dbg !154
  %cmp41 = icmp eq i32 %106, -9, !dbg !155
  br label %land.end42

land.end42:                                       ; preds = %land.rhs39, %_ZL9ws_assertbPKcS0_jS0_.exit67
  %107 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit67 ], [ %cmp41, %land.rhs39 ], !dbg !103
  %storedv.i55 = zext i1 %107 to i8, !dbg !156
  store i8 %storedv.i55, ptr %c.addr.i50, align 1, !dbg !156
  store ptr @.str8, ptr %m.addr.i51, align 8, !dbg !156
  store ptr @.str1, ptr %f.addr.i52, align 8, !dbg !156
  store i32 17, ptr %l.addr.i53, align 4, !dbg !156
  store ptr @__func__._Z1kPi, ptr %fn.addr.i54, align 8, !dbg !156
  %108 = load i8, ptr %c.addr.i50, align 1, !dbg !156
  %loadedv.i56 = trunc i8 %108 to i1, !dbg !156
  br i1 %loadedv.i56, label %_ZL9ws_assertbPKcS0_jS0_.exit58, label %if.then.i57, !dbg !156

if.then.i57:                                      ; preds = %land.end42
  %109 = load ptr, ptr %m.addr.i51, align 8, !dbg !156
  %110 = load ptr, ptr %f.addr.i52, align 8, !dbg !156
  %111 = load i32, ptr %l.addr.i53, align 4, !dbg !156
  %112 = load ptr, ptr %fn.addr.i54, align 8, !dbg !156
  call void @__assertfail(ptr noundef %109, ptr noundef %110, i32 noundef %111, ptr noundef %112, i64 noundef 1) #5, !dbg !156
  unreachable, !dbg !156

_ZL9ws_assertbPKcS0_jS0_.exit58:                  ; preds = %land.end42
  %113 = load i32, ptr %t, align 4, !dbg !157
  %cmp43 = icmp slt i32 %113, 12, !dbg !159
  br i1 %cmp43, label %if.then, label %if.end, !dbg !159

if.then:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit58
  store i32 4095, ptr %m.addr.i123, align 4, !dbg !160
  store i32 1, ptr %p.addr.i124, align 4, !dbg !160
  %114 = load i32, ptr %m.addr.i123, align 4, !dbg !160
  %115 = load i32, ptr %p.addr.i124, align 4, !dbg !160
  %tobool.i125 = icmp ne i32 %115, 0, !dbg !160
  %116 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %114, i1 %tobool.i125), !dbg !160
  %cmp45 = icmp eq i32 %116, 4095, !dbg !161
  %storedv.i = zext i1 %cmp45 to i8, !dbg !162
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !162
  store ptr @.str9, ptr %m.addr.i, align 8, !dbg !162
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !162
  store i32 19, ptr %l.addr.i, align 4, !dbg !162
  store ptr @__func__._Z1kPi, ptr %fn.addr.i, align 8, !dbg !162
  %117 = load i8, ptr %c.addr.i, align 1, !dbg !162
  %loadedv.i = trunc i8 %117 to i1, !dbg !162
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !162

if.then.i:                                        ; preds = %if.then
  %118 = load ptr, ptr %m.addr.i, align 8, !dbg !162
  %119 = load ptr, ptr %f.addr.i, align 8, !dbg !162
  %120 = load i32, ptr %l.addr.i, align 4, !dbg !162
  %121 = load ptr, ptr %fn.addr.i, align 8, !dbg !162
  call void @__assertfail(ptr noundef %118, ptr noundef %119, i32 noundef %120, ptr noundef %121, i64 noundef 1) #5, !dbg !162
  unreachable, !dbg !162

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.then
  br label %if.end, !dbg !162

if.end:                                           ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %_ZL9ws_assertbPKcS0_jS0_.exit58
  %122 = load i32, ptr %all, align 4, !dbg !163
  %123 = load i32, ptr %t, align 4, !dbg !164
  %cmp46 = icmp sgt i32 %123, 3, !dbg !165
  %conv47 = zext i1 %cmp46 to i32, !dbg !164
  store i32 %122, ptr %m.addr.i122, align 4, !dbg !166
  store i32 %conv47, ptr %p.addr.i, align 4, !dbg !166
  %124 = load i32, ptr %m.addr.i122, align 4, !dbg !166
  %125 = load i32, ptr %p.addr.i, align 4, !dbg !166
  %tobool.i = icmp ne i32 %125, 0, !dbg !166
  %126 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %124, i1 %tobool.i), !dbg !166
  store i32 %126, ptr %x.addr.i, align 4, !dbg !167
  %127 = load i32, ptr %x.addr.i, align 4, !dbg !167
  %128 = call noundef i32 @llvm.ctpop.i32(i32 %127), !dbg !167
  %129 = load ptr, ptr %o.addr, align 8, !dbg !168
  %130 = load i32, ptr %t, align 4, !dbg !169
  %idxprom = sext i32 %130 to i64, !dbg !168
  %arrayidx = getelementptr inbounds i32, ptr %129, i64 %idxprom, !dbg !168
  store i32 %128, ptr %arrayidx, align 4, !dbg !170
  ret void, !dbg !171
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.max(i32, i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.min(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!58}
!llvm.module.flags = !{!70, !71, !72, !73}
!llvm.ident = !{!74}

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
!58 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !59, globals: !63, imports: !64, splitDebugInlining: false, nameTableKind: None)
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
!75 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !2, file: !2, line: 6, type: !76, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !79)
!76 = !DISubroutineType(types: !77)
!77 = !{null, !78}
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!79 = !{}
!80 = !DILocalVariable(name: "o", arg: 1, scope: !75, file: !2, line: 6, type: !78)
!81 = !DILocation(line: 6, column: 24, scope: !75)
!82 = !DILocalVariable(name: "t", scope: !75, file: !2, line: 7, type: !62)
!83 = !DILocation(line: 7, column: 7, scope: !75)
!84 = !DILocation(line: 7, column: 11, scope: !75)
!85 = !DILocalVariable(name: "all", scope: !75, file: !2, line: 8, type: !61)
!86 = !DILocation(line: 8, column: 12, scope: !75)
!87 = !DILocation(line: 9, column: 24, scope: !75)
!88 = !DILocation(line: 9, column: 29, scope: !75)
!89 = !DILocation(line: 9, column: 31, scope: !75)
!90 = !DILocation(line: 9, column: 10, scope: !75)
!91 = !DILocation(line: 9, column: 36, scope: !75)
!92 = !DILocation(line: 9, column: 3, scope: !75)
!93 = !DILocation(line: 10, column: 21, scope: !75)
!94 = !DILocation(line: 10, column: 26, scope: !75)
!95 = !DILocation(line: 10, column: 28, scope: !75)
!96 = !DILocation(line: 10, column: 10, scope: !75)
!97 = !DILocation(line: 10, column: 34, scope: !75)
!98 = !DILocation(line: 10, column: 49, scope: !75)
!99 = !DILocation(line: 10, column: 54, scope: !75)
!100 = !DILocation(line: 10, column: 56, scope: !75)
!101 = !DILocation(line: 10, column: 38, scope: !75)
!102 = !DILocation(line: 10, column: 37, scope: !75)
!103 = !DILocation(line: 0, scope: !75)
!104 = !DILocation(line: 10, column: 3, scope: !75)
!105 = !DILocation(line: 11, column: 21, scope: !75)
!106 = !DILocation(line: 11, column: 26, scope: !75)
!107 = !DILocation(line: 11, column: 28, scope: !75)
!108 = !DILocation(line: 11, column: 10, scope: !75)
!109 = !DILocation(line: 11, column: 34, scope: !75)
!110 = !DILocation(line: 11, column: 49, scope: !75)
!111 = !DILocation(line: 11, column: 54, scope: !75)
!112 = !DILocation(line: 11, column: 56, scope: !75)
!113 = !DILocation(line: 11, column: 38, scope: !75)
!114 = !DILocation(line: 11, column: 37, scope: !75)
!115 = !DILocation(line: 11, column: 3, scope: !75)
!116 = !DILocation(line: 12, column: 27, scope: !75)
!117 = !DILocation(line: 12, column: 32, scope: !75)
!118 = !DILocation(line: 12, column: 34, scope: !75)
!119 = !DILocation(line: 12, column: 10, scope: !75)
!120 = !DILocation(line: 12, column: 43, scope: !75)
!121 = !DILocation(line: 12, column: 45, scope: !75)
!122 = !DILocation(line: 12, column: 39, scope: !75)
!123 = !DILocation(line: 12, column: 3, scope: !75)
!124 = !DILocalVariable(name: "same", scope: !75, file: !2, line: 13, type: !62)
!125 = !DILocation(line: 13, column: 7, scope: !75)
!126 = !DILocation(line: 14, column: 27, scope: !75)
!127 = !DILocation(line: 14, column: 10, scope: !75)
!128 = !DILocation(line: 14, column: 45, scope: !75)
!129 = !DILocation(line: 14, column: 42, scope: !75)
!130 = !DILocation(line: 14, column: 49, scope: !75)
!131 = !DILocation(line: 14, column: 52, scope: !75)
!132 = !DILocation(line: 14, column: 3, scope: !75)
!133 = !DILocation(line: 15, column: 27, scope: !75)
!134 = !DILocation(line: 15, column: 32, scope: !75)
!135 = !DILocation(line: 15, column: 10, scope: !75)
!136 = !DILocation(line: 15, column: 42, scope: !75)
!137 = !DILocation(line: 15, column: 47, scope: !75)
!138 = !DILocation(line: 15, column: 51, scope: !75)
!139 = !DILocation(line: 15, column: 50, scope: !75)
!140 = !DILocation(line: 15, column: 3, scope: !75)
!141 = !DILocation(line: 16, column: 28, scope: !75)
!142 = !DILocation(line: 16, column: 33, scope: !75)
!143 = !DILocation(line: 16, column: 10, scope: !75)
!144 = !DILocation(line: 16, column: 36, scope: !75)
!145 = !DILocation(line: 16, column: 3, scope: !75)
!146 = !DILocation(line: 17, column: 28, scope: !75)
!147 = !DILocation(line: 17, column: 33, scope: !75)
!148 = !DILocation(line: 17, column: 10, scope: !75)
!149 = !DILocation(line: 17, column: 36, scope: !75)
!150 = !DILocation(line: 17, column: 42, scope: !75)
!151 = !DILocation(line: 17, column: 63, scope: !75)
!152 = !DILocation(line: 17, column: 68, scope: !75)
!153 = !DILocation(line: 17, column: 70, scope: !75)
!154 = !DILocation(line: 17, column: 45, scope: !75)
!155 = !DILocation(line: 17, column: 75, scope: !75)
!156 = !DILocation(line: 17, column: 3, scope: !75)
!157 = !DILocation(line: 18, column: 7, scope: !158)
!158 = distinct !DILexicalBlock(scope: !75, file: !2, line: 18, column: 7)
!159 = !DILocation(line: 18, column: 9, scope: !158)
!160 = !DILocation(line: 19, column: 12, scope: !158)
!161 = !DILocation(line: 19, column: 37, scope: !158)
!162 = !DILocation(line: 19, column: 5, scope: !158)
!163 = !DILocation(line: 20, column: 31, scope: !75)
!164 = !DILocation(line: 20, column: 36, scope: !75)
!165 = !DILocation(line: 20, column: 38, scope: !75)
!166 = !DILocation(line: 20, column: 17, scope: !75)
!167 = !DILocation(line: 20, column: 10, scope: !75)
!168 = !DILocation(line: 20, column: 3, scope: !75)
!169 = !DILocation(line: 20, column: 5, scope: !75)
!170 = !DILocation(line: 20, column: 8, scope: !75)
!171 = !DILocation(line: 21, column: 1, scope: !75)
