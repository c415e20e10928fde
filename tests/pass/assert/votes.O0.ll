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

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !102 {
entry:
  %x.addr.i = alloca i32, align 4
  %m.addr.i154 = alloca i32, align 4
  %v.addr.i155 = alloca i32, align 4
  %m.addr.i152 = alloca i32, align 4
  %v.addr.i153 = alloca i32, align 4
  %m.addr.i150 = alloca i32, align 4
  %v.addr.i151 = alloca i32, align 4
  %m.addr.i147 = alloca i32, align 4
  %v.addr.i148 = alloca i32, align 4
  %p.addr.i149 = alloca ptr, align 8
  %m.addr.i144 = alloca i32, align 4
  %v.addr.i145 = alloca i32, align 4
  %p.addr.i146 = alloca ptr, align 8
  %m.addr.i143 = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %m.addr.i139 = alloca i32, align 4
  %p.addr.i140 = alloca i32, align 4
  %m.addr.i135 = alloca i32, align 4
  %p.addr.i136 = alloca i32, align 4
  %m.addr.i131 = alloca i32, align 4
  %p.addr.i132 = alloca i32, align 4
  %m.addr.i128 = alloca i32, align 4
  %p.addr.i129 = alloca i32, align 4
  %m.addr.i125 = alloca i32, align 4
  %p.addr.i126 = alloca i32, align 4
  %m.addr.i122 = alloca i32, align 4
  %p.addr.i123 = alloca i32, align 4
  %m.addr.i = alloca i32, align 4
  %p.addr.i = alloca i32, align 4
  %holds.addr.i113 = alloca i8, align 1
  %text.addr.i114 = alloca ptr, align 8
  %file.addr.i115 = alloca ptr, align 8
  %line.addr.i116 = alloca i32, align 4
  %fn.addr.i117 = alloca ptr, align 8
  %holds.addr.i104 = alloca i8, align 1
  %text.addr.i105 = alloca ptr, align 8
  %file.addr.i106 = alloca ptr, align 8
  %line.addr.i107 = alloca i32, align 4
  %fn.addr.i108 = alloca ptr, align 8
  %holds.addr.i95 = alloca i8, align 1
  %text.addr.i96 = alloca ptr, align 8
  %file.addr.i97 = alloca ptr, align 8
  %line.addr.i98 = alloca i32, align 4
  %fn.addr.i99 = alloca ptr, align 8
  %holds.addr.i86 = alloca i8, align 1
  %text.addr.i87 = alloca ptr, align 8
  %file.addr.i88 = alloca ptr, align 8
  %line.addr.i89 = alloca i32, align 4
  %fn.addr.i90 = alloca ptr, align 8
  %holds.addr.i77 = alloca i8, align 1
  %text.addr.i78 = alloca ptr, align 8
  %file.addr.i79 = alloca ptr, align 8
  %line.addr.i80 = alloca i32, align 4
  %fn.addr.i81 = alloca ptr, align 8
  %holds.addr.i68 = alloca i8, align 1
  %text.addr.i69 = alloca ptr, align 8
  %file.addr.i70 = alloca ptr, align 8
  %line.addr.i71 = alloca i32, align 4
  %fn.addr.i72 = alloca ptr, align 8
  %holds.addr.i59 = alloca i8, align 1
  %text.addr.i60 = alloca ptr, align 8
  %file.addr.i61 = alloca ptr, align 8
  %line.addr.i62 = alloca i32, align 4
  %fn.addr.i63 = alloca ptr, align 8
  %holds.addr.i50 = alloca i8, align 1
  %text.addr.i51 = alloca ptr, align 8
  %file.addr.i52 = alloca ptr, align 8
  %line.addr.i53 = alloca i32, align 4
  %fn.addr.i54 = alloca ptr, align 8
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %all = alloca i32, align 4
  %same = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !107, !DIExpression(), !108)
    #dbg_declare(ptr %t, !109, !DIExpression(), !110)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !111
  store i32 %0, ptr %t, align 4, !dbg !110
    #dbg_declare(ptr %all, !112, !DIExpression(), !113)
  store i32 -1, ptr %all, align 4, !dbg !113
  %1 = load i32, ptr %all, align 4, !dbg !114
  %2 = load i32, ptr %t, align 4, !dbg !115
  %and = and i32 %2, 1, !dbg !116
  store i32 %1, ptr %m.addr.i125, align 4, !dbg !117
  store i32 %and, ptr %p.addr.i126, align 4, !dbg !117
  %3 = load i32, ptr %m.addr.i125, align 4, !dbg !117
  %4 = load i32, ptr %p.addr.i126, align 4, !dbg !117
  %tobool.i127 = icmp ne i32 %4, 0, !dbg !117
  %5 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %3, i1 %tobool.i127), !dbg !117
  %cmp = icmp eq i32 %5, -1431655766, !dbg !118
  %storedv.i118 = zext i1 %cmp to i8, !dbg !119
  store i8 %storedv.i118, ptr %holds.addr.i113, align 1, !dbg !119
  store ptr @.str, ptr %text.addr.i114, align 8, !dbg !119
  store ptr @.str1, ptr %file.addr.i115, align 8, !dbg !119
  store i32 9, ptr %line.addr.i116, align 4, !dbg !119
  store ptr @__PRETTY_FUNCTION__._Z1kPi, ptr %fn.addr.i117, align 8, !dbg !119
  %6 = load i8, ptr %holds.addr.i113, align 1, !dbg !119
  %loadedv.i119 = trunc i8 %6 to i1, !dbg !119
  br i1 %loadedv.i119, label %_ZL9ws_assertbPKcS0_jS0_.exit121, label %if.then.i120, !dbg !119

if.then.i120:                                     ; preds = %entry
  %7 = load ptr, ptr %text.addr.i114, align 8, !dbg !119
  %8 = load ptr, ptr %file.addr.i115, align 8, !dbg !119
  %9 = load i32, ptr %line.addr.i116, align 4, !dbg !119
  %10 = load ptr, ptr %fn.addr.i117, align 8, !dbg !119
  call void @__assertfail(ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, i64 noundef 1) #5, !dbg !119
  unreachable, !dbg !119

_ZL9ws_assertbPKcS0_jS0_.exit121:                 ; preds = %entry
  %11 = load i32, ptr %all, align 4, !dbg !120
  %12 = load i32, ptr %t, align 4, !dbg !121
  %cmp2 = icmp slt i32 %12, 32, !dbg !122
  %conv = zext i1 %cmp2 to i32, !dbg !121
  store i32 %11, ptr %m.addr.i131, align 4, !dbg !123
  store i32 %conv, ptr %p.addr.i132, align 4, !dbg !123
  %13 = load i32, ptr %m.addr.i131, align 4, !dbg !123
  %14 = load i32, ptr %p.addr.i132, align 4, !dbg !123
  %tobool.i133 = icmp ne i32 %14, 0, !dbg !123
  %15 = call i1 @llvm.nvvm.vote.all.sync(i32 %13, i1 %tobool.i133), !dbg !123
  %conv.i134 = zext i1 %15 to i32, !dbg !123
  %tobool = icmp ne i32 %conv.i134, 0, !dbg !123
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !124

land.rhs:                                         ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit121
  %16 = load i32, ptr %all, align 4, !dbg !125
  %17 = load i32, ptr %t, align 4, !dbg !126
  %cmp4 = icmp slt i32 %17, 31, !dbg !127
  %conv5 = zext i1 %cmp4 to i32, !dbg !126
  store i32 %16, ptr %m.addr.i128, align 4, !dbg !128
  store i32 %conv5, ptr %p.addr.i129, align 4, !dbg !128
  %18 = load i32, ptr %m.addr.i128, align 4, !dbg !128
  %19 = load i32, ptr %p.addr.i129, align 4, !dbg !128
  %tobool.i130 = icmp ne i32 %19, 0, !dbg !128
  %20 = call i1 @llvm.nvvm.vote.all.sync(i32 %18, i1 %tobool.i130), !dbg !128
  %conv.i = zext i1 %20 to i32, !dbg !128
  %tobool7 = icmp ne i32 %conv.i, 0, !dbg !128
  %lnot = xor i1 %tobool7, true, !dbg !129
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_ZL9ws_assertbPKcS0_jS0_.exit121
  %21 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit121 ], [ %lnot, %land.rhs ], !dbg !130
  %storedv.i109 = zext i1 %21 to i8, !dbg !131
  store i8 %storedv.i109, ptr %holds.addr.i104, align 1, !dbg !131
  store ptr @.str2, ptr %text.addr.i105, align 8, !dbg !131
  store ptr @.str1, ptr %file.addr.i106, align 8, !dbg !131
  store i32 10, ptr %line.addr.i107, align 4, !dbg !131
  store ptr @__PRETTY_FUNCTION__._Z1kPi, ptr %fn.addr.i108, align 8, !dbg !131
  %22 = load i8, ptr %holds.addr.i104, align 1, !dbg !131
  %loadedv.i110 = trunc i8 %22 to i1, !dbg !131
  br i1 %loadedv.i110, label %_ZL9ws_assertbPKcS0_jS0_.exit112, label %if.then.i111, !dbg !131

if.then.i111:                                     ; preds = %land.end
  %23 = load ptr, ptr %text.addr.i105, align 8, !dbg !131
  %24 = load ptr, ptr %file.addr.i106, align 8, !dbg !131
  %25 = load i32, ptr %line.addr.i107, align 4, !dbg !131
  %26 = load ptr, ptr %fn.addr.i108, align 8, !dbg !131
  call void @__assertfail(ptr noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i64 noundef 1) #5, !dbg !131
  unreachable, !dbg !131

_ZL9ws_assertbPKcS0_jS0_.exit112:                 ; preds = %land.end
  %27 = load i32, ptr %all, align 4, !dbg !132
  %28 = load i32, ptr %t, align 4, !dbg !133
  %cmp8 = icmp eq i32 %28, 7, !dbg !134
  %conv9 = zext i1 %cmp8 to i32, !dbg !133
  store i32 %27, ptr %m.addr.i139, align 4, !dbg !135
  store i32 %conv9, ptr %p.addr.i140, align 4, !dbg !135
  %29 = load i32, ptr %m.addr.i139, align 4, !dbg !135
  %30 = load i32, ptr %p.addr.i140, align 4, !dbg !135
  %tobool.i141 = icmp ne i32 %30, 0, !dbg !135
  %31 = call i1 @llvm.nvvm.vote.any.sync(i32 %29, i1 %tobool.i141), !dbg !135
  %conv.i142 = zext i1 %31 to i32, !dbg !135
  %tobool11 = icmp ne i32 %conv.i142, 0, !dbg !135
  br i1 %tobool11, label %land.rhs12, label %land.end18, !dbg !136

land.rhs12:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit112
  %32 = load i32, ptr %all, align 4, !dbg !137
  %33 = load i32, ptr %t, align 4, !dbg !138
  %cmp13 = icmp eq i32 %33, 40, !dbg !139
  %conv14 = zext i1 %cmp13 to i32, !dbg !138
  store i32 %32, ptr %m.addr.i135, align 4, !dbg !140
  store i32 %conv14, ptr %p.addr.i136, align 4, !dbg !140
  %34 = load i32, ptr %m.addr.i135, align 4, !dbg !140
  %35 = load i32, ptr %p.addr.i136, align 4, !dbg !140
  %tobool.i137 = icmp ne i32 %35, 0, !dbg !140
  %36 = call i1 @llvm.nvvm.vote.any.sync(i32 %34, i1 %tobool.i137), !dbg !140
  %conv.i138 = zext i1 %36 to i32, !dbg !140
  %tobool16 = icmp ne i32 %conv.i138, 0, !dbg !140
  %lnot17 = xor i1 %tobool16, true, !dbg !141
  br label %land.end18

land.end18:                                       ; preds = %land.rhs12, %_ZL9ws_assertbPKcS0_jS0_.exit112
  %37 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit112 ], [ %lnot17, %land.rhs12 ], !dbg !130
  %storedv.i100 = zext i1 %37 to i8, !dbg !142
  store i8 %storedv.i100, ptr %holds.addr.i95, align 1, !dbg !142
  store ptr @.str3, ptr %text.addr.i96, align 8, !dbg !142
  store ptr @.str1, ptr %file.addr.i97, align 8, !dbg !142
  store i32 11, ptr %line.addr.i98, align 4, !dbg !142
  store ptr @__PRETTY_FUNCTION__._Z1kPi, ptr %fn.addr.i99, align 8, !dbg !142
  %38 = load i8, ptr %holds.addr.i95, align 1, !dbg !142
  %loadedv.i101 = trunc i8 %38 to i1, !dbg !142
  br i1 %loadedv.i101, label %_ZL9ws_assertbPKcS0_jS0_.exit103, label %if.then.i102, !dbg !142

if.then.i102:                                     ; preds = %land.end18
  %39 = load ptr, ptr %text.addr.i96, align 8, !dbg !142
  %40 = load ptr, ptr %file.addr.i97, align 8, !dbg !142
  %41 = load i32, ptr %line.addr.i98, align 4, !dbg !142
  %42 = load ptr, ptr %fn.addr.i99, align 8, !dbg !142
  call void @__assertfail(ptr noundef %39, ptr noundef %40, i32 noundef %41, ptr noundef %42, i64 noundef 1) #5, !dbg !142
  unreachable, !dbg !142

_ZL9ws_assertbPKcS0_jS0_.exit103:                 ; preds = %land.end18
  %43 = load i32, ptr %all, align 4, !dbg !143
  %44 = load i32, ptr %t, align 4, !dbg !144
  %and19 = and i32 %44, 1, !dbg !145
  store i32 %43, ptr %m.addr.i143, align 4, !dbg !146
  store i32 %and19, ptr %v.addr.i, align 4, !dbg !146
  %45 = load i32, ptr %m.addr.i143, align 4, !dbg !146
  %46 = load i32, ptr %v.addr.i, align 4, !dbg !146
  %47 = call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 %45, i32 %46), !dbg !146
  %48 = load i32, ptr %t, align 4, !dbg !147
  %and21 = and i32 %48, 1, !dbg !148
  %tobool22 = icmp ne i32 %and21, 0, !dbg !147
  %49 = zext i1 %tobool22 to i64, !dbg !147
  %cond = select i1 %tobool22, i32 -1431655766, i32 1431655765, !dbg !147
  %cmp23 = icmp eq i32 %47, %cond, !dbg !149
  %storedv.i91 = zext i1 %cmp23 to i8, !dbg !150
  store i8 %storedv.i91, ptr %holds.addr.i86, align 1, !dbg !150
  store ptr @.str4, ptr %text.addr.i87, align 8, !dbg !150
  store ptr @.str1, ptr %file.addr.i88, align 8, !dbg !150
  store i32 12, ptr %line.addr.i89, align 4, !dbg !150
  store ptr @__PRETTY_FUNCTION__._Z1kPi, ptr %fn.addr.i90, align 8, !dbg !150
  %50 = load i8, ptr %holds.addr.i86, align 1, !dbg !150
  %loadedv.i92 = trunc i8 %50 to i1, !dbg !150
  br i1 %loadedv.i92, label %_ZL9ws_assertbPKcS0_jS0_.exit94, label %if.then.i93, !dbg !150

if.then.i93:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit103
  %51 = load ptr, ptr %text.addr.i87, align 8, !dbg !150
  %52 = load ptr, ptr %file.addr.i88, align 8, !dbg !150
  %53 = load i32, ptr %line.addr.i89, align 4, !dbg !150
  %54 = load ptr, ptr %fn.addr.i90, align 8, !dbg !150
  call void @__assertfail(ptr noundef %51, ptr noundef %52, i32 noundef %53, ptr noundef %54, i64 noundef 1) #5, !dbg !150
  unreachable, !dbg !150

_ZL9ws_assertbPKcS0_jS0_.exit94:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit103
    #dbg_declare(ptr %same, !151, !DIExpression(), !152)
  store i32 0, ptr %same, align 4, !dbg !152
  %55 = load i32, ptr %all, align 4, !dbg !153
  store i32 %55, ptr %m.addr.i147, align 4, !dbg !154
  store i32 5, ptr %v.addr.i148, align 4, !dbg !154
  store ptr %same, ptr %p.addr.i149, align 8, !dbg !154
  %56 = load i32, ptr %m.addr.i147, align 4, !dbg !154
  %57 = load i32, ptr %v.addr.i148, align 4, !dbg !154
  %58 = load ptr, ptr %p.addr.i149, align 8, !dbg !154
  %59 = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 %56, i32 %57), !dbg !154
  %60 = extractvalue { i32, i1 } %59, 1, !dbg !154
  %61 = zext i1 %60 to i32, !dbg !154
  store i32 %61, ptr %58, align 4, !dbg !154
  %62 = extractvalue { i32, i1 } %59, 0, !dbg !154
  %63 = load i32, ptr %all, align 4, !dbg !155
  %cmp25 = icmp eq i32 %62, %63, !dbg !156
  br i1 %cmp25, label %land.rhs26, label %land.end28, !dbg !157

land.rhs26:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit94
  %64 = load i32, ptr %same, align 4, !dbg !158
  %tobool27 = icmp ne i32 %64, 0, !dbg !158
  br label %land.end28

land.end28:                                       ; preds = %land.rhs26, %_ZL9ws_assertbPKcS0_jS0_.exit94
  %65 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit94 ], [ %tobool27, %land.rhs26 ], !dbg !130
  %storedv.i82 = zext i1 %65 to i8, !dbg !159
  store i8 %storedv.i82, ptr %holds.addr.i77, align 1, !dbg !159
  store ptr @.str5, ptr %text.addr.i78, align 8, !dbg !159
  store ptr @.str1, ptr %file.addr.i79, align 8, !dbg !159
  store i32 14, ptr %line.addr.i80, align 4, !dbg !159
  store ptr @__PRETTY_FUNCTION__._Z1kPi, ptr %fn.addr.i81, align 8, !dbg !159
  %66 = load i8, ptr %holds.addr.i77, align 1, !dbg !159
  %loadedv.i83 = trunc i8 %66 to i1, !dbg !159
  br i1 %loadedv.i83, label %_ZL9ws_assertbPKcS0_jS0_.exit85, label %if.then.i84, !dbg !159

if.then.i84:                                      ; preds = %land.end28
  %67 = load ptr, ptr %text.addr.i78, align 8, !dbg !159
  %68 = load ptr, ptr %file.addr.i79, align 8, !dbg !159
  %69 = load i32, ptr %line.addr.i80, align 4, !dbg !159
  %70 = load ptr, ptr %fn.addr.i81, align 8, !dbg !159
  call void @__assertfail(ptr noundef %67, ptr noundef %68, i32 noundef %69, ptr noundef %70, i64 noundef 1) #5, !dbg !159
  unreachable, !dbg !159

_ZL9ws_assertbPKcS0_jS0_.exit85:                  ; preds = %land.end28
  %71 = load i32, ptr %all, align 4, !dbg !160
  %72 = load i32, ptr %t, align 4, !dbg !161
  store i32 %71, ptr %m.addr.i144, align 4, !dbg !162
  store i32 %72, ptr %v.addr.i145, align 4, !dbg !162
  store ptr %same, ptr %p.addr.i146, align 8, !dbg !162
  %73 = load i32, ptr %m.addr.i144, align 4, !dbg !162
  %74 = load i32, ptr %v.addr.i145, align 4, !dbg !162
  %75 = load ptr, ptr %p.addr.i146, align 8, !dbg !162
  %76 = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 %73, i32 %74), !dbg !162
  %77 = extractvalue { i32, i1 } %76, 1, !dbg !162
  %78 = zext i1 %77 to i32, !dbg !162
  store i32 %78, ptr %75, align 4, !dbg !162
  %79 = extractvalue { i32, i1 } %76, 0, !dbg !162
  %cmp30 = icmp eq i32 %79, 0, !dbg !163
  br i1 %cmp30, label %land.rhs31, label %land.end34, !dbg !164

land.rhs31:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit85
  %80 = load i32, ptr %same, align 4, !dbg !165
  %tobool32 = icmp ne i32 %80, 0, !dbg !165
  %lnot33 = xor i1 %tobool32, true, !dbg !166
  br label %land.end34

land.end34:                                       ; preds = %land.rhs31, %_ZL9ws_assertbPKcS0_jS0_.exit85
  %81 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit85 ], [ %lnot33, %land.rhs31 ], !dbg !130
  %storedv.i73 = zext i1 %81 to i8, !dbg !167
  store i8 %storedv.i73, ptr %holds.addr.i68, align 1, !dbg !167
  store ptr @.str6, ptr %text.addr.i69, align 8, !dbg !167
  store ptr @.str1, ptr %file.addr.i70, align 8, !dbg !167
  store i32 15, ptr %line.addr.i71, align 4, !dbg !167
  store ptr @__PRETTY_FUNCTION__._Z1kPi, ptr %fn.addr.i72, align 8, !dbg !167
  %82 = load i8, ptr %holds.addr.i68, align 1, !dbg !167
  %loadedv.i74 = trunc i8 %82 to i1, !dbg !167
  br i1 %loadedv.i74, label %_ZL9ws_assertbPKcS0_jS0_.exit76, label %if.then.i75, !dbg !167

if.then.i75:                                      ; preds = %land.end34
  %83 = load ptr, ptr %text.addr.i69, align 8, !dbg !167
  %84 = load ptr, ptr %file.addr.i70, align 8, !dbg !167
  %85 = load i32, ptr %line.addr.i71, align 4, !dbg !167
  %86 = load ptr, ptr %fn.addr.i72, align 8, !dbg !167
  call void @__assertfail(ptr noundef %83, ptr noundef %84, i32 noundef %85, ptr noundef %86, i64 noundef 1) #5, !dbg !167
  unreachable, !dbg !167

_ZL9ws_assertbPKcS0_jS0_.exit76:                  ; preds = %land.end34
  %87 = load i32, ptr %all, align 4, !dbg !168
  %88 = load i32, ptr %t, align 4, !dbg !169
  store i32 %87, ptr %m.addr.i150, align 4, !dbg !170
  store i32 %88, ptr %v.addr.i151, align 4, !dbg !170
  %89 = load i32, ptr %v.addr.i151, align 4, !dbg !170
  %90 = load i32, ptr %m.addr.i150, align 4, !dbg !170
  %91 = call noundef i32 @llvm.nvvm.redux.sync.add(i32 %89, i32 %90), !dbg !170
  %cmp36 = icmp eq i32 %91, 496, !dbg !171
  %storedv.i64 = zext i1 %cmp36 to i8, !dbg !172
  store i8 %storedv.i64, ptr %holds.addr.i59, align 1, !dbg !172
  store ptr @.str7, ptr %text.addr.i60, align 8, !dbg !172
  store ptr @.str1, ptr %file.addr.i61, align 8, !dbg !172
  store i32 16, ptr %line.addr.i62, align 4, !dbg !172
  store ptr @__PRETTY_FUNCTION__._Z1kPi, ptr %fn.addr.i63, align 8, !dbg !172
  %92 = load i8, ptr %holds.addr.i59, align 1, !dbg !172
  %loadedv.i65 = trunc i8 %92 to i1, !dbg !172
  br i1 %loadedv.i65, label %_ZL9ws_assertbPKcS0_jS0_.exit67, label %if.then.i66, !dbg !172

if.then.i66:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit76
  %93 = load ptr, ptr %text.addr.i60, align 8, !dbg !172
  %94 = load ptr, ptr %file.addr.i61, align 8, !dbg !172
  %95 = load i32, ptr %line.addr.i62, align 4, !dbg !172
  %96 = load ptr, ptr %fn.addr.i63, align 8, !dbg !172
  call void @__assertfail(ptr noundef %93, ptr noundef %94, i32 noundef %95, ptr noundef %96, i64 noundef 1) #5, !dbg !172
  unreachable, !dbg !172

_ZL9ws_assertbPKcS0_jS0_.exit67:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit76
  %97 = load i32, ptr %all, align 4, !dbg !173
  %98 = load i32, ptr %t, align 4, !dbg !174
  store i32 %97, ptr %m.addr.i152, align 4, !dbg !175
  store i32 %98, ptr %v.addr.i153, align 4, !dbg !175
  %99 = load i32, ptr %v.addr.i153, align 4, !dbg !175
  %100 = load i32, ptr %m.addr.i152, align 4, !dbg !175
  %101 = call noundef i32 @llvm.nvvm.redux.sync.max(i32 %99, i32 %100), !dbg !175
  %cmp38 = icmp eq i32 %101, 31, !dbg !176
  br i1 %cmp38, label %land.rhs39, label %land.end42, !dbg !177

land.rhs39:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit67
  %102 = load i32, ptr %all, align 4, !dbg !178
  %103 = load i32, ptr %t, align 4, !dbg !179
  %sub = sub nsw i32 %103, 9, !dbg !180
  store i32 %102, ptr %m.addr.i154, align 4, !dbg !181
  store i32 %sub, ptr %v.addr.i155, align 4, !dbg !181
  %104 = load i32, ptr %v.addr.i155, align 4, !dbg !181
  %105 = load i32, ptr %m.addr.i154, align 4, !dbg !181
  %106 = call noundef i32 @llvm.nvvm.redux.sync.min(i32 %104, i32 %105), !dbg !181
  %cmp41 = icmp eq i32 %106, -9, !dbg !182
  br label %land.end42

land.end42:                                       ; preds = %land.rhs39, %_ZL9ws_assertbPKcS0_jS0_.exit67
  %107 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit67 ], [ %cmp41, %land.rhs39 ], !dbg !130
  %storedv.i55 = zext i1 %107 to i8, !dbg !183
  store i8 %storedv.i55, ptr %holds.addr.i50, align 1, !dbg !183
  store ptr @.str8, ptr %text.addr.i51, align 8, !dbg !183
  store ptr @.str1, ptr %file.addr.i52, align 8, !dbg !183
  store i32 17, ptr %line.addr.i53, align 4, !dbg !183
  store ptr @__PRETTY_FUNCTION__._Z1kPi, ptr %fn.addr.i54, align 8, !dbg !183
  %108 = load i8, ptr %holds.addr.i50, align 1, !dbg !183
  %loadedv.i56 = trunc i8 %108 to i1, !dbg !183
  br i1 %loadedv.i56, label %_ZL9ws_assertbPKcS0_jS0_.exit58, label %if.then.i57, !dbg !183

if.then.i57:                                      ; preds = %land.end42
  %109 = load ptr, ptr %text.addr.i51, align 8, !dbg !183
  %110 = load ptr, ptr %file.addr.i52, align 8, !dbg !183
  %111 = load i32, ptr %line.addr.i53, align 4, !dbg !183
  %112 = load ptr, ptr %fn.addr.i54, align 8, !dbg !183
  call void @__assertfail(ptr noundef %109, ptr noundef %110, i32 noundef %111, ptr noundef %112, i64 noundef 1) #5, !dbg !183
  unreachable, !dbg !183

_ZL9ws_assertbPKcS0_jS0_.exit58:                  ; preds = %land.end42
  %113 = load i32, ptr %t, align 4, !dbg !184
  %cmp43 = icmp slt i32 %113, 12, !dbg !186
  br i1 %cmp43, label %if.then, label %if.end, !dbg !186

if.then:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit58
  store i32 4095, ptr %m.addr.i122, align 4, !dbg !187
  store i32 1, ptr %p.addr.i123, align 4, !dbg !187
  %114 = load i32, ptr %m.addr.i122, align 4, !dbg !187
  %115 = load i32, ptr %p.addr.i123, align 4, !dbg !187
  %tobool.i124 = icmp ne i32 %115, 0, !dbg !187
  %116 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %114, i1 %tobool.i124), !dbg !187
  %cmp45 = icmp eq i32 %116, 4095, !dbg !188
  %storedv.i = zext i1 %cmp45 to i8, !dbg !189
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !189
  store ptr @.str9, ptr %text.addr.i, align 8, !dbg !189
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !189
  store i32 19, ptr %line.addr.i, align 4, !dbg !189
  store ptr @__PRETTY_FUNCTION__._Z1kPi, ptr %fn.addr.i, align 8, !dbg !189
  %117 = load i8, ptr %holds.addr.i, align 1, !dbg !189
  %loadedv.i = trunc i8 %117 to i1, !dbg !189
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !189

if.then.i:                                        ; preds = %if.then
  %118 = load ptr, ptr %text.addr.i, align 8, !dbg !189
  %119 = load ptr, ptr %file.addr.i, align 8, !dbg !189
  %120 = load i32, ptr %line.addr.i, align 4, !dbg !189
  %121 = load ptr, ptr %fn.addr.i, align 8, !dbg !189
  call void @__assertfail(ptr noundef %118, ptr noundef %119, i32 noundef %120, ptr noundef %121, i64 noundef 1) #5, !dbg !189
  unreachable, !dbg !189

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.then
  br label %if.end, !dbg !189

if.end:                                           ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %_ZL9ws_assertbPKcS0_jS0_.exit58
  %122 = load i32, ptr %all, align 4, !dbg !190
  %123 = load i32, ptr %t, align 4, !dbg !191
  %cmp46 = icmp sgt i32 %123, 3, !dbg !192
  %conv47 = zext i1 %cmp46 to i32, !dbg !191
  store i32 %122, ptr %m.addr.i, align 4, !dbg !193
  store i32 %conv47, ptr %p.addr.i, align 4, !dbg !193
  %124 = load i32, ptr %m.addr.i, align 4, !dbg !193
  %125 = load i32, ptr %p.addr.i, align 4, !dbg !193
  %tobool.i = icmp ne i32 %125, 0, !dbg !193
  %126 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %124, i1 %tobool.i), !dbg !193
  store i32 %126, ptr %x.addr.i, align 4, !dbg !194
  %127 = load i32, ptr %x.addr.i, align 4, !dbg !194
  %128 = call noundef i32 @llvm.ctpop.i32(i32 %127), !dbg !194
  %129 = load ptr, ptr %o.addr, align 8, !dbg !195
  %130 = load i32, ptr %t, align 4, !dbg !196
  %idxprom = sext i32 %130 to i64, !dbg !195
  %arrayidx = getelementptr inbounds i32, ptr %129, i64 %idxprom, !dbg !195
  store i32 %128, ptr %arrayidx, align 4, !dbg !197
  ret void, !dbg !198
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
!llvm.module.flags = !{!97, !98, !99, !100}
!llvm.ident = !{!101}

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
!58 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !59, globals: !63, imports: !64, splitDebugInlining: false, nameTableKind: None)
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
!71 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !67, file: !67, line: 137, type: !72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!72 = !DISubroutineType(types: !73)
!73 = !{!74, !74}
!74 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!75 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !76, file: !67, line: 154)
!76 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !67, file: !67, line: 133, type: !77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!77 = !DISubroutineType(types: !78)
!78 = !{!79, !79}
!79 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!80 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !81, file: !67, line: 154)
!81 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !67, file: !67, line: 134, type: !82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!82 = !DISubroutineType(types: !83)
!83 = !{!84, !84}
!84 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!85 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !86, file: !67, line: 154)
!86 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !67, file: !67, line: 145, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!87 = !DISubroutineType(types: !88)
!88 = !{!60, !89}
!89 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!90 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !91, file: !67, line: 154)
!91 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !67, file: !67, line: 147, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!92 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !93, file: !67, line: 154)
!93 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !67, file: !67, line: 149, type: !94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!94 = !DISubroutineType(types: !95)
!95 = !{!62, !96}
!96 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!97 = !{i32 7, !"Dwarf Version", i32 4}
!98 = !{i32 2, !"Debug Info Version", i32 3}
!99 = !{i32 1, !"wchar_size", i32 4}
!100 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!101 = !{!"clang version 22.1.8"}
!102 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !2, file: !2, line: 6, type: !103, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !106)
!103 = !DISubroutineType(types: !104)
!104 = !{null, !105}
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!106 = !{}
!107 = !DILocalVariable(name: "o", arg: 1, scope: !102, file: !2, line: 6, type: !105)
!108 = !DILocation(line: 6, column: 24, scope: !102)
!109 = !DILocalVariable(name: "t", scope: !102, file: !2, line: 7, type: !62)
!110 = !DILocation(line: 7, column: 7, scope: !102)
!111 = !DILocation(line: 7, column: 11, scope: !102)
!112 = !DILocalVariable(name: "all", scope: !102, file: !2, line: 8, type: !61)
!113 = !DILocation(line: 8, column: 12, scope: !102)
!114 = !DILocation(line: 9, column: 24, scope: !102)
!115 = !DILocation(line: 9, column: 29, scope: !102)
!116 = !DILocation(line: 9, column: 31, scope: !102)
!117 = !DILocation(line: 9, column: 10, scope: !102)
!118 = !DILocation(line: 9, column: 36, scope: !102)
!119 = !DILocation(line: 9, column: 3, scope: !102)
!120 = !DILocation(line: 10, column: 21, scope: !102)
!121 = !DILocation(line: 10, column: 26, scope: !102)
!122 = !DILocation(line: 10, column: 28, scope: !102)
!123 = !DILocation(line: 10, column: 10, scope: !102)
!124 = !DILocation(line: 10, column: 34, scope: !102)
!125 = !DILocation(line: 10, column: 49, scope: !102)
!126 = !DILocation(line: 10, column: 54, scope: !102)
!127 = !DILocation(line: 10, column: 56, scope: !102)
!128 = !DILocation(line: 10, column: 38, scope: !102)
!129 = !DILocation(line: 10, column: 37, scope: !102)
!130 = !DILocation(line: 0, scope: !102)
!131 = !DILocation(line: 10, column: 3, scope: !102)
!132 = !DILocation(line: 11, column: 21, scope: !102)
!133 = !DILocation(line: 11, column: 26, scope: !102)
!134 = !DILocation(line: 11, column: 28, scope: !102)
!135 = !DILocation(line: 11, column: 10, scope: !102)
!136 = !DILocation(line: 11, column: 34, scope: !102)
!137 = !DILocation(line: 11, column: 49, scope: !102)
!138 = !DILocation(line: 11, column: 54, scope: !102)
!139 = !DILocation(line: 11, column: 56, scope: !102)
!140 = !DILocation(line: 11, column: 38, scope: !102)
!141 = !DILocation(line: 11, column: 37, scope: !102)
!142 = !DILocation(line: 11, column: 3, scope: !102)
!143 = !DILocation(line: 12, column: 27, scope: !102)
!144 = !DILocation(line: 12, column: 32, scope: !102)
!145 = !DILocation(line: 12, column: 34, scope: !102)
!146 = !DILocation(line: 12, column: 10, scope: !102)
!147 = !DILocation(line: 12, column: 43, scope: !102)
!148 = !DILocation(line: 12, column: 45, scope: !102)
!149 = !DILocation(line: 12, column: 39, scope: !102)
!150 = !DILocation(line: 12, column: 3, scope: !102)
!151 = !DILocalVariable(name: "same", scope: !102, file: !2, line: 13, type: !62)
!152 = !DILocation(line: 13, column: 7, scope: !102)
!153 = !DILocation(line: 14, column: 27, scope: !102)
!154 = !DILocation(line: 14, column: 10, scope: !102)
!155 = !DILocation(line: 14, column: 45, scope: !102)
!156 = !DILocation(line: 14, column: 42, scope: !102)
!157 = !DILocation(line: 14, column: 49, scope: !102)
!158 = !DILocation(line: 14, column: 52, scope: !102)
!159 = !DILocation(line: 14, column: 3, scope: !102)
!160 = !DILocation(line: 15, column: 27, scope: !102)
!161 = !DILocation(line: 15, column: 32, scope: !102)
!162 = !DILocation(line: 15, column: 10, scope: !102)
!163 = !DILocation(line: 15, column: 42, scope: !102)
!164 = !DILocation(line: 15, column: 47, scope: !102)
!165 = !DILocation(line: 15, column: 51, scope: !102)
!166 = !DILocation(line: 15, column: 50, scope: !102)
!167 = !DILocation(line: 15, column: 3, scope: !102)
!168 = !DILocation(line: 16, column: 28, scope: !102)
!169 = !DILocation(line: 16, column: 33, scope: !102)
!170 = !DILocation(line: 16, column: 10, scope: !102)
!171 = !DILocation(line: 16, column: 36, scope: !102)
!172 = !DILocation(line: 16, column: 3, scope: !102)
!173 = !DILocation(line: 17, column: 28, scope: !102)
!174 = !DILocation(line: 17, column: 33, scope: !102)
!175 = !DILocation(line: 17, column: 10, scope: !102)
!176 = !DILocation(line: 17, column: 36, scope: !102)
!177 = !DILocation(line: 17, column: 42, scope: !102)
!178 = !DILocation(line: 17, column: 63, scope: !102)
!179 = !DILocation(line: 17, column: 68, scope: !102)
!180 = !DILocation(line: 17, column: 70, scope: !102)
!181 = !DILocation(line: 17, column: 45, scope: !102)
!182 = !DILocation(line: 17, column: 75, scope: !102)
!183 = !DILocation(line: 17, column: 3, scope: !102)
!184 = !DILocation(line: 18, column: 7, scope: !185)
!185 = distinct !DILexicalBlock(scope: !102, file: !2, line: 18, column: 7)
!186 = !DILocation(line: 18, column: 9, scope: !185)
!187 = !DILocation(line: 19, column: 12, scope: !185)
!188 = !DILocation(line: 19, column: 37, scope: !185)
!189 = !DILocation(line: 19, column: 5, scope: !185)
!190 = !DILocation(line: 20, column: 31, scope: !102)
!191 = !DILocation(line: 20, column: 36, scope: !102)
!192 = !DILocation(line: 20, column: 38, scope: !102)
!193 = !DILocation(line: 20, column: 17, scope: !102)
!194 = !DILocation(line: 20, column: 10, scope: !102)
!195 = !DILocation(line: 20, column: 3, scope: !102)
!196 = !DILocation(line: 20, column: 5, scope: !102)
!197 = !DILocation(line: 20, column: 8, scope: !102)
!198 = !DILocation(line: 21, column: 1, scope: !102)
