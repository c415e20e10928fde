; ModuleID = 'atomic_results.cu'
source_filename = "atomic_results.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [38 x i8] c"atomicAdd(&c[0], 5) == 0 && c[0] == 5\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [18 x i8] c"atomic_results.cu\00", align 1, !dbg !8
@__func__._Z1kPiPjPf = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [39 x i8] c"atomicSub(&c[0], 7) == 5 && c[0] == -2\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [41 x i8] c"atomicMin(&c[0], -9) == -2 && c[0] == -9\00", align 1, !dbg !23
@.str4 = private unnamed_addr constant [39 x i8] c"atomicMax(&c[0], 3) == -9 && c[0] == 3\00", align 1, !dbg !28
@.str5 = private unnamed_addr constant [38 x i8] c"atomicAnd(&c[0], 6) == 3 && c[0] == 2\00", align 1, !dbg !30
@.str6 = private unnamed_addr constant [38 x i8] c"atomicOr(&c[0], 9) == 2 && c[0] == 11\00", align 1, !dbg !32
@.str7 = private unnamed_addr constant [40 x i8] c"atomicXor(&c[0], 1) == 11 && c[0] == 10\00", align 1, !dbg !34
@.str8 = private unnamed_addr constant [40 x i8] c"atomicExch(&c[0], 4) == 10 && c[0] == 4\00", align 1, !dbg !39
@.str9 = private unnamed_addr constant [41 x i8] c"atomicCAS(&c[0], 5, 6) == 4 && c[0] == 4\00", align 1, !dbg !41
@.str10 = private unnamed_addr constant [41 x i8] c"atomicCAS(&c[0], 4, 6) == 4 && c[0] == 6\00", align 1, !dbg !43
@.str11 = private unnamed_addr constant [39 x i8] c"atomicInc(&u[0], 1u) == 0 && u[0] == 1\00", align 1, !dbg !45
@.str12 = private unnamed_addr constant [39 x i8] c"atomicInc(&u[0], 1u) == 1 && u[0] == 0\00", align 1, !dbg !47
@.str13 = private unnamed_addr constant [39 x i8] c"atomicDec(&u[0], 9u) == 0 && u[0] == 9\00", align 1, !dbg !49
@.str14 = private unnamed_addr constant [39 x i8] c"atomicDec(&u[0], 9u) == 9 && u[0] == 8\00", align 1, !dbg !51
@.str15 = private unnamed_addr constant [58 x i8] c"atomicMax(&u[1], 0x80000000u) == 0 && u[1] == 0x80000000u\00", align 1, !dbg !53
@.str16 = private unnamed_addr constant [47 x i8] c"atomicAdd(&f[0], 1.5f) == 0.0f && f[0] == 1.5f\00", align 1, !dbg !58

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPjPf(ptr noundef %c, ptr noundef %u, ptr noundef %f) #0 !dbg !78 {
entry:
  %p.addr.i297 = alloca ptr, align 8
  %v.addr.i298 = alloca float, align 4
  %.atomictmp.i299 = alloca float, align 4
  %atomic-temp.i300 = alloca float, align 4
  %p.addr.i293 = alloca ptr, align 8
  %v.addr.i294 = alloca i32, align 4
  %.atomictmp.i295 = alloca i32, align 4
  %atomic-temp.i296 = alloca i32, align 4
  %p.addr.i291 = alloca ptr, align 8
  %v.addr.i292 = alloca i32, align 4
  %p.addr.i289 = alloca ptr, align 8
  %v.addr.i290 = alloca i32, align 4
  %p.addr.i287 = alloca ptr, align 8
  %v.addr.i288 = alloca i32, align 4
  %p.addr.i285 = alloca ptr, align 8
  %v.addr.i286 = alloca i32, align 4
  %p.addr.i276 = alloca ptr, align 8
  %e.addr.i277 = alloca i32, align 4
  %v.addr.i278 = alloca i32, align 4
  %.atomictmp.i279 = alloca i32, align 4
  %cmpxchg.bool.i280 = alloca i8, align 1
  %p.addr.i271 = alloca ptr, align 8
  %e.addr.i = alloca i32, align 4
  %v.addr.i272 = alloca i32, align 4
  %.atomictmp.i273 = alloca i32, align 4
  %cmpxchg.bool.i = alloca i8, align 1
  %p.addr.i267 = alloca ptr, align 8
  %v.addr.i268 = alloca i32, align 4
  %.atomictmp.i269 = alloca i32, align 4
  %atomic-temp.i270 = alloca i32, align 4
  %p.addr.i263 = alloca ptr, align 8
  %v.addr.i264 = alloca i32, align 4
  %.atomictmp.i265 = alloca i32, align 4
  %atomic-temp.i266 = alloca i32, align 4
  %p.addr.i259 = alloca ptr, align 8
  %v.addr.i260 = alloca i32, align 4
  %.atomictmp.i261 = alloca i32, align 4
  %atomic-temp.i262 = alloca i32, align 4
  %p.addr.i255 = alloca ptr, align 8
  %v.addr.i256 = alloca i32, align 4
  %.atomictmp.i257 = alloca i32, align 4
  %atomic-temp.i258 = alloca i32, align 4
  %p.addr.i251 = alloca ptr, align 8
  %v.addr.i252 = alloca i32, align 4
  %.atomictmp.i253 = alloca i32, align 4
  %atomic-temp.i254 = alloca i32, align 4
  %p.addr.i247 = alloca ptr, align 8
  %v.addr.i248 = alloca i32, align 4
  %.atomictmp.i249 = alloca i32, align 4
  %atomic-temp.i250 = alloca i32, align 4
  %p.addr.i243 = alloca ptr, align 8
  %v.addr.i244 = alloca i32, align 4
  %.atomictmp.i245 = alloca i32, align 4
  %atomic-temp.i246 = alloca i32, align 4
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %c.addr.i234 = alloca i8, align 1
  %m.addr.i235 = alloca ptr, align 8
  %f.addr.i236 = alloca ptr, align 8
  %l.addr.i237 = alloca i32, align 4
  %fn.addr.i238 = alloca ptr, align 8
  %c.addr.i225 = alloca i8, align 1
  %m.addr.i226 = alloca ptr, align 8
  %f.addr.i227 = alloca ptr, align 8
  %l.addr.i228 = alloca i32, align 4
  %fn.addr.i229 = alloca ptr, align 8
  %c.addr.i216 = alloca i8, align 1
  %m.addr.i217 = alloca ptr, align 8
  %f.addr.i218 = alloca ptr, align 8
  %l.addr.i219 = alloca i32, align 4
  %fn.addr.i220 = alloca ptr, align 8
  %c.addr.i207 = alloca i8, align 1
  %m.addr.i208 = alloca ptr, align 8
  %f.addr.i209 = alloca ptr, align 8
  %l.addr.i210 = alloca i32, align 4
  %fn.addr.i211 = alloca ptr, align 8
  %c.addr.i198 = alloca i8, align 1
  %m.addr.i199 = alloca ptr, align 8
  %f.addr.i200 = alloca ptr, align 8
  %l.addr.i201 = alloca i32, align 4
  %fn.addr.i202 = alloca ptr, align 8
  %c.addr.i189 = alloca i8, align 1
  %m.addr.i190 = alloca ptr, align 8
  %f.addr.i191 = alloca ptr, align 8
  %l.addr.i192 = alloca i32, align 4
  %fn.addr.i193 = alloca ptr, align 8
  %c.addr.i180 = alloca i8, align 1
  %m.addr.i181 = alloca ptr, align 8
  %f.addr.i182 = alloca ptr, align 8
  %l.addr.i183 = alloca i32, align 4
  %fn.addr.i184 = alloca ptr, align 8
  %c.addr.i171 = alloca i8, align 1
  %m.addr.i172 = alloca ptr, align 8
  %f.addr.i173 = alloca ptr, align 8
  %l.addr.i174 = alloca i32, align 4
  %fn.addr.i175 = alloca ptr, align 8
  %c.addr.i162 = alloca i8, align 1
  %m.addr.i163 = alloca ptr, align 8
  %f.addr.i164 = alloca ptr, align 8
  %l.addr.i165 = alloca i32, align 4
  %fn.addr.i166 = alloca ptr, align 8
  %c.addr.i153 = alloca i8, align 1
  %m.addr.i154 = alloca ptr, align 8
  %f.addr.i155 = alloca ptr, align 8
  %l.addr.i156 = alloca i32, align 4
  %fn.addr.i157 = alloca ptr, align 8
  %c.addr.i144 = alloca i8, align 1
  %m.addr.i145 = alloca ptr, align 8
  %f.addr.i146 = alloca ptr, align 8
  %l.addr.i147 = alloca i32, align 4
  %fn.addr.i148 = alloca ptr, align 8
  %c.addr.i135 = alloca i8, align 1
  %m.addr.i136 = alloca ptr, align 8
  %f.addr.i137 = alloca ptr, align 8
  %l.addr.i138 = alloca i32, align 4
  %fn.addr.i139 = alloca ptr, align 8
  %c.addr.i126 = alloca i8, align 1
  %m.addr.i127 = alloca ptr, align 8
  %f.addr.i128 = alloca ptr, align 8
  %l.addr.i129 = alloca i32, align 4
  %fn.addr.i130 = alloca ptr, align 8
  %c.addr.i117 = alloca i8, align 1
  %m.addr.i118 = alloca ptr, align 8
  %f.addr.i119 = alloca ptr, align 8
  %l.addr.i120 = alloca i32, align 4
  %fn.addr.i121 = alloca ptr, align 8
  %c.addr.i108 = alloca i8, align 1
  %m.addr.i109 = alloca ptr, align 8
  %f.addr.i110 = alloca ptr, align 8
  %l.addr.i111 = alloca i32, align 4
  %fn.addr.i112 = alloca ptr, align 8
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %u.addr = alloca ptr, align 8
  %f.addr = alloca ptr, align 8
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !88, !DIExpression(), !89)
  store ptr %u, ptr %u.addr, align 8
    #dbg_declare(ptr %u.addr, !90, !DIExpression(), !91)
  store ptr %f, ptr %f.addr, align 8
    #dbg_declare(ptr %f.addr, !92, !DIExpression(), !93)
  %0 = load ptr, ptr %c.addr, align 8, !dbg !94
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 0, !dbg !94
  store ptr %arrayidx, ptr %p.addr.i, align 8, !dbg !95
  store i32 5, ptr %v.addr.i, align 4, !dbg !95
  %1 = load ptr, ptr %p.addr.i, align 8, !dbg !95
  %2 = load i32, ptr %v.addr.i, align 4, !dbg !95
  store i32 %2, ptr %.atomictmp.i, align 4, !dbg !95
  %3 = load i32, ptr %.atomictmp.i, align 4, !dbg !95
  %4 = atomicrmw add ptr %1, i32 %3 monotonic, align 4, !dbg !95
  store i32 %4, ptr %atomic-temp.i, align 4, !dbg !95
  %5 = load i32, ptr %atomic-temp.i, align 4, !dbg !95
  %cmp = icmp eq i32 %5, 0, !dbg !96
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !97

land.rhs:                                         ; preds = %entry
  %6 = load ptr, ptr %c.addr, align 8, !dbg !98
  %arrayidx1 = getelementptr inbounds i32, ptr %6, i64 0, !dbg !98
  %7 = load i32, ptr %arrayidx1, align 4, !dbg !98
  %cmp2 = icmp eq i32 %7, 5, !dbg !99
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %8 = phi i1 [ false, %entry ], [ %cmp2, %land.rhs ], !dbg !100
  %storedv.i239 = zext i1 %8 to i8, !dbg !101
  store i8 %storedv.i239, ptr %c.addr.i234, align 1, !dbg !101
  store ptr @.str, ptr %m.addr.i235, align 8, !dbg !101
  store ptr @.str1, ptr %f.addr.i236, align 8, !dbg !101
  store i32 8, ptr %l.addr.i237, align 4, !dbg !101
  store ptr @__func__._Z1kPiPjPf, ptr %fn.addr.i238, align 8, !dbg !101
  %9 = load i8, ptr %c.addr.i234, align 1, !dbg !101
  %loadedv.i240 = trunc i8 %9 to i1, !dbg !101
  br i1 %loadedv.i240, label %_ZL9ws_assertbPKcS0_jS0_.exit242, label %if.then.i241, !dbg !101

if.then.i241:                                     ; preds = %land.end
  %10 = load ptr, ptr %m.addr.i235, align 8, !dbg !101
  %11 = load ptr, ptr %f.addr.i236, align 8, !dbg !101
  %12 = load i32, ptr %l.addr.i237, align 4, !dbg !101
  %13 = load ptr, ptr %fn.addr.i238, align 8, !dbg !101
  call void @__assertfail(ptr noundef %10, ptr noundef %11, i32 noundef %12, ptr noundef %13, i64 noundef 1) #2, !dbg !101
  unreachable, !dbg !101

_ZL9ws_assertbPKcS0_jS0_.exit242:                 ; preds = %land.end
  %14 = load ptr, ptr %c.addr, align 8, !dbg !102
  %arrayidx3 = getelementptr inbounds i32, ptr %14, i64 0, !dbg !102
  store ptr %arrayidx3, ptr %p.addr.i243, align 8, !dbg !103
  store i32 7, ptr %v.addr.i244, align 4, !dbg !103
  %15 = load ptr, ptr %p.addr.i243, align 8, !dbg !103
  %16 = load i32, ptr %v.addr.i244, align 4, !dbg !103
  store i32 %16, ptr %.atomictmp.i245, align 4, !dbg !103
  %17 = load i32, ptr %.atomictmp.i245, align 4, !dbg !103
  %18 = atomicrmw sub ptr %15, i32 %17 monotonic, align 4, !dbg !103
  store i32 %18, ptr %atomic-temp.i246, align 4, !dbg !103
  %19 = load i32, ptr %atomic-temp.i246, align 4, !dbg !103
  %cmp5 = icmp eq i32 %19, 5, !dbg !104
  br i1 %cmp5, label %land.rhs6, label %land.end9, !dbg !105

land.rhs6:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit242
  %20 = load ptr, ptr %c.addr, align 8, !dbg !106
  %arrayidx7 = getelementptr inbounds i32, ptr %20, i64 0, !dbg !106
  %21 = load i32, ptr %arrayidx7, align 4, !dbg !106
  %cmp8 = icmp eq i32 %21, -2, !dbg !107
  br label %land.end9

land.end9:                                        ; preds = %land.rhs6, %_ZL9ws_assertbPKcS0_jS0_.exit242
  %22 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit242 ], [ %cmp8, %land.rhs6 ], !dbg !100
  %storedv.i230 = zext i1 %22 to i8, !dbg !108
  store i8 %storedv.i230, ptr %c.addr.i225, align 1, !dbg !108
  store ptr @.str2, ptr %m.addr.i226, align 8, !dbg !108
  store ptr @.str1, ptr %f.addr.i227, align 8, !dbg !108
  store i32 9, ptr %l.addr.i228, align 4, !dbg !108
  store ptr @__func__._Z1kPiPjPf, ptr %fn.addr.i229, align 8, !dbg !108
  %23 = load i8, ptr %c.addr.i225, align 1, !dbg !108
  %loadedv.i231 = trunc i8 %23 to i1, !dbg !108
  br i1 %loadedv.i231, label %_ZL9ws_assertbPKcS0_jS0_.exit233, label %if.then.i232, !dbg !108

if.then.i232:                                     ; preds = %land.end9
  %24 = load ptr, ptr %m.addr.i226, align 8, !dbg !108
  %25 = load ptr, ptr %f.addr.i227, align 8, !dbg !108
  %26 = load i32, ptr %l.addr.i228, align 4, !dbg !108
  %27 = load ptr, ptr %fn.addr.i229, align 8, !dbg !108
  call void @__assertfail(ptr noundef %24, ptr noundef %25, i32 noundef %26, ptr noundef %27, i64 noundef 1) #2, !dbg !108
  unreachable, !dbg !108

_ZL9ws_assertbPKcS0_jS0_.exit233:                 ; preds = %land.end9
  %28 = load ptr, ptr %c.addr, align 8, !dbg !109
  %arrayidx10 = getelementptr inbounds i32, ptr %28, i64 0, !dbg !109
  store ptr %arrayidx10, ptr %p.addr.i247, align 8, !dbg !110
  store i32 -9, ptr %v.addr.i248, align 4, !dbg !110
  %29 = load ptr, ptr %p.addr.i247, align 8, !dbg !110
  %30 = load i32, ptr %v.addr.i248, align 4, !dbg !110
  store i32 %30, ptr %.atomictmp.i249, align 4, !dbg !110
  %31 = load i32, ptr %.atomictmp.i249, align 4, !dbg !110
  %32 = atomicrmw min ptr %29, i32 %31 monotonic, align 4, !dbg !110
  store i32 %32, ptr %atomic-temp.i250, align 4, !dbg !110
  %33 = load i32, ptr %atomic-temp.i250, align 4, !dbg !110
  %cmp12 = icmp eq i32 %33, -2, !dbg !111
  br i1 %cmp12, label %land.rhs13, label %land.end16, !dbg !112

land.rhs13:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit233
  %34 = load ptr, ptr %c.addr, align 8, !dbg !113
  %arrayidx14 = getelementptr inbounds i32, ptr %34, i64 0, !dbg !113
  %35 = load i32, ptr %arrayidx14, align 4, !dbg !113
  %cmp15 = icmp eq i32 %35, -9, !dbg !114
  br label %land.end16

land.end16:                                       ; preds = %land.rhs13, %_ZL9ws_assertbPKcS0_jS0_.exit233
  %36 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit233 ], [ %cmp15, %land.rhs13 ], !dbg !100
  %storedv.i221 = zext i1 %36 to i8, !dbg !115
  store i8 %storedv.i221, ptr %c.addr.i216, align 1, !dbg !115
  store ptr @.str3, ptr %m.addr.i217, align 8, !dbg !115
  store ptr @.str1, ptr %f.addr.i218, align 8, !dbg !115
  store i32 10, ptr %l.addr.i219, align 4, !dbg !115
  store ptr @__func__._Z1kPiPjPf, ptr %fn.addr.i220, align 8, !dbg !115
  %37 = load i8, ptr %c.addr.i216, align 1, !dbg !115
  %loadedv.i222 = trunc i8 %37 to i1, !dbg !115
  br i1 %loadedv.i222, label %_ZL9ws_assertbPKcS0_jS0_.exit224, label %if.then.i223, !dbg !115

if.then.i223:                                     ; preds = %land.end16
  %38 = load ptr, ptr %m.addr.i217, align 8, !dbg !115
  %39 = load ptr, ptr %f.addr.i218, align 8, !dbg !115
  %40 = load i32, ptr %l.addr.i219, align 4, !dbg !115
  %41 = load ptr, ptr %fn.addr.i220, align 8, !dbg !115
  call void @__assertfail(ptr noundef %38, ptr noundef %39, i32 noundef %40, ptr noundef %41, i64 noundef 1) #2, !dbg !115
  unreachable, !dbg !115

_ZL9ws_assertbPKcS0_jS0_.exit224:                 ; preds = %land.end16
  %42 = load ptr, ptr %c.addr, align 8, !dbg !116
  %arrayidx17 = getelementptr inbounds i32, ptr %42, i64 0, !dbg !116
  store ptr %arrayidx17, ptr %p.addr.i251, align 8, !dbg !117
  store i32 3, ptr %v.addr.i252, align 4, !dbg !117
  %43 = load ptr, ptr %p.addr.i251, align 8, !dbg !117
  %44 = load i32, ptr %v.addr.i252, align 4, !dbg !117
  store i32 %44, ptr %.atomictmp.i253, align 4, !dbg !117
  %45 = load i32, ptr %.atomictmp.i253, align 4, !dbg !117
  %46 = atomicrmw max ptr %43, i32 %45 monotonic, align 4, !dbg !117
  store i32 %46, ptr %atomic-temp.i254, align 4, !dbg !117
  %47 = load i32, ptr %atomic-temp.i254, align 4, !dbg !117
  %cmp19 = icmp eq i32 %47, -9, !dbg !118
  br i1 %cmp19, label %land.rhs20, label %land.end23, !dbg !119

land.rhs20:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit224
  %48 = load ptr, ptr %c.addr, align 8, !dbg !120
  %arrayidx21 = getelementptr inbounds i32, ptr %48, i64 0, !dbg !120
  %49 = load i32, ptr %arrayidx21, align 4, !dbg !120
  %cmp22 = icmp eq i32 %49, 3, !dbg !121
  br label %land.end23

land.end23:                                       ; preds = %land.rhs20, %_ZL9ws_assertbPKcS0_jS0_.exit224
  %50 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit224 ], [ %cmp22, %land.rhs20 ], !dbg !100
  %storedv.i212 = zext i1 %50 to i8, !dbg !122
  store i8 %storedv.i212, ptr %c.addr.i207, align 1, !dbg !122
  store ptr @.str4, ptr %m.addr.i208, align 8, !dbg !122
  store ptr @.str1, ptr %f.addr.i209, align 8, !dbg !122
  store i32 11, ptr %l.addr.i210, align 4, !dbg !122
  store ptr @__func__._Z1kPiPjPf, ptr %fn.addr.i211, align 8, !dbg !122
  %51 = load i8, ptr %c.addr.i207, align 1, !dbg !122
  %loadedv.i213 = trunc i8 %51 to i1, !dbg !122
  br i1 %loadedv.i213, label %_ZL9ws_assertbPKcS0_jS0_.exit215, label %if.then.i214, !dbg !122

if.then.i214:                                     ; preds = %land.end23
  %52 = load ptr, ptr %m.addr.i208, align 8, !dbg !122
  %53 = load ptr, ptr %f.addr.i209, align 8, !dbg !122
  %54 = load i32, ptr %l.addr.i210, align 4, !dbg !122
  %55 = load ptr, ptr %fn.addr.i211, align 8, !dbg !122
  call void @__assertfail(ptr noundef %52, ptr noundef %53, i32 noundef %54, ptr noundef %55, i64 noundef 1) #2, !dbg !122
  unreachable, !dbg !122

_ZL9ws_assertbPKcS0_jS0_.exit215:                 ; preds = %land.end23
  %56 = load ptr, ptr %c.addr, align 8, !dbg !123
  %arrayidx24 = getelementptr inbounds i32, ptr %56, i64 0, !dbg !123
  store ptr %arrayidx24, ptr %p.addr.i255, align 8, !dbg !124
  store i32 6, ptr %v.addr.i256, align 4, !dbg !124
  %57 = load ptr, ptr %p.addr.i255, align 8, !dbg !124
  %58 = load i32, ptr %v.addr.i256, align 4, !dbg !124
  store i32 %58, ptr %.atomictmp.i257, align 4, !dbg !124
  %59 = load i32, ptr %.atomictmp.i257, align 4, !dbg !124
  %60 = atomicrmw and ptr %57, i32 %59 monotonic, align 4, !dbg !124
  store i32 %60, ptr %atomic-temp.i258, align 4, !dbg !124
  %61 = load i32, ptr %atomic-temp.i258, align 4, !dbg !124
  %cmp26 = icmp eq i32 %61, 3, !dbg !125
  br i1 %cmp26, label %land.rhs27, label %land.end30, !dbg !126

land.rhs27:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit215
  %62 = load ptr, ptr %c.addr, align 8, !dbg !127
  %arrayidx28 = getelementptr inbounds i32, ptr %62, i64 0, !dbg !127
  %63 = load i32, ptr %arrayidx28, align 4, !dbg !127
  %cmp29 = icmp eq i32 %63, 2, !dbg !128
  br label %land.end30

land.end30:                                       ; preds = %land.rhs27, %_ZL9ws_assertbPKcS0_jS0_.exit215
  %64 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit215 ], [ %cmp29, %land.rhs27 ], !dbg !100
  %storedv.i203 = zext i1 %64 to i8, !dbg !129
  store i8 %storedv.i203, ptr %c.addr.i198, align 1, !dbg !129
  store ptr @.str5, ptr %m.addr.i199, align 8, !dbg !129
  store ptr @.str1, ptr %f.addr.i200, align 8, !dbg !129
  store i32 12, ptr %l.addr.i201, align 4, !dbg !129
  store ptr @__func__._Z1kPiPjPf, ptr %fn.addr.i202, align 8, !dbg !129
  %65 = load i8, ptr %c.addr.i198, align 1, !dbg !129
  %loadedv.i204 = trunc i8 %65 to i1, !dbg !129
  br i1 %loadedv.i204, label %_ZL9ws_assertbPKcS0_jS0_.exit206, label %if.then.i205, !dbg !129

if.then.i205:                                     ; preds = %land.end30
  %66 = load ptr, ptr %m.addr.i199, align 8, !dbg !129
  %67 = load ptr, ptr %f.addr.i200, align 8, !dbg !129
  %68 = load i32, ptr %l.addr.i201, align 4, !dbg !129
  %69 = load ptr, ptr %fn.addr.i202, align 8, !dbg !129
  call void @__assertfail(ptr noundef %66, ptr noundef %67, i32 noundef %68, ptr noundef %69, i64 noundef 1) #2, !dbg !129
  unreachable, !dbg !129

_ZL9ws_assertbPKcS0_jS0_.exit206:                 ; preds = %land.end30
  %70 = load ptr, ptr %c.addr, align 8, !dbg !130
  %arrayidx31 = getelementptr inbounds i32, ptr %70, i64 0, !dbg !130
  store ptr %arrayidx31, ptr %p.addr.i259, align 8, !dbg !131
  store i32 9, ptr %v.addr.i260, align 4, !dbg !131
  %71 = load ptr, ptr %p.addr.i259, align 8, !dbg !131
  %72 = load i32, ptr %v.addr.i260, align 4, !dbg !131
  store i32 %72, ptr %.atomictmp.i261, align 4, !dbg !131
  %73 = load i32, ptr %.atomictmp.i261, align 4, !dbg !131
  %74 = atomicrmw or ptr %71, i32 %73 monotonic, align 4, !dbg !131
  store i32 %74, ptr %atomic-temp.i262, align 4, !dbg !131
  %75 = load i32, ptr %atomic-temp.i262, align 4, !dbg !131
  %cmp33 = icmp eq i32 %75, 2, !dbg !132
  br i1 %cmp33, label %land.rhs34, label %land.end37, !dbg !133

land.rhs34:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit206
  %76 = load ptr, ptr %c.addr, align 8, !dbg !134
  %arrayidx35 = getelementptr inbounds i32, ptr %76, i64 0, !dbg !134
  %77 = load i32, ptr %arrayidx35, align 4, !dbg !134
  %cmp36 = icmp eq i32 %77, 11, !dbg !135
  br label %land.end37

land.end37:                                       ; preds = %land.rhs34, %_ZL9ws_assertbPKcS0_jS0_.exit206
  %78 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit206 ], [ %cmp36, %land.rhs34 ], !dbg !100
  %storedv.i194 = zext i1 %78 to i8, !dbg !136
  store i8 %storedv.i194, ptr %c.addr.i189, align 1, !dbg !136
  store ptr @.str6, ptr %m.addr.i190, align 8, !dbg !136
  store ptr @.str1, ptr %f.addr.i191, align 8, !dbg !136
  store i32 13, ptr %l.addr.i192, align 4, !dbg !136
  store ptr @__func__._Z1kPiPjPf, ptr %fn.addr.i193, align 8, !dbg !136
  %79 = load i8, ptr %c.addr.i189, align 1, !dbg !136
  %loadedv.i195 = trunc i8 %79 to i1, !dbg !136
  br i1 %loadedv.i195, label %_ZL9ws_assertbPKcS0_jS0_.exit197, label %if.then.i196, !dbg !136

if.then.i196:                                     ; preds = %land.end37
  %80 = load ptr, ptr %m.addr.i190, align 8, !dbg !136
  %81 = load ptr, ptr %f.addr.i191, align 8, !dbg !136
  %82 = load i32, ptr %l.addr.i192, align 4, !dbg !136
  %83 = load ptr, ptr %fn.addr.i193, align 8, !dbg !136
  call void @__assertfail(ptr noundef %80, ptr noundef %81, i32 noundef %82, ptr noundef %83, i64 noundef 1) #2, !dbg !136
  unreachable, !dbg !136

_ZL9ws_assertbPKcS0_jS0_.exit197:                 ; preds = %land.end37
  %84 = load ptr, ptr %c.addr, align 8, !dbg !137
  %arrayidx38 = getelementptr inbounds i32, ptr %84, i64 0, !dbg !137
  store ptr %arrayidx38, ptr %p.addr.i263, align 8, !dbg !138
  store i32 1, ptr %v.addr.i264, align 4, !dbg !138
  %85 = load ptr, ptr %p.addr.i263, align 8, !dbg !138
  %86 = load i32, ptr %v.addr.i264, align 4, !dbg !138
  store i32 %86, ptr %.atomictmp.i265, align 4, !dbg !138
  %87 = load i32, ptr %.atomictmp.i265, align 4, !dbg !138
  %88 = atomicrmw xor ptr %85, i32 %87 monotonic, align 4, !dbg !138
  store i32 %88, ptr %atomic-temp.i266, align 4, !dbg !138
  %89 = load i32, ptr %atomic-temp.i266, align 4, !dbg !138
  %cmp40 = icmp eq i32 %89, 11, !dbg !139
  br i1 %cmp40, label %land.rhs41, label %land.end44, !dbg !140

land.rhs41:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit197
  %90 = load ptr, ptr %c.addr, align 8, !dbg !141
  %arrayidx42 = getelementptr inbounds i32, ptr %90, i64 0, !dbg !141
  %91 = load i32, ptr %arrayidx42, align 4, !dbg !141
  %cmp43 = icmp eq i32 %91, 10, !dbg !142
  br label %land.end44

land.end44:                                       ; preds = %land.rhs41, %_ZL9ws_assertbPKcS0_jS0_.exit197
  %92 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit197 ], [ %cmp43, %land.rhs41 ], !dbg !100
  %storedv.i185 = zext i1 %92 to i8, !dbg !143
  store i8 %storedv.i185, ptr %c.addr.i180, align 1, !dbg !143
  store ptr @.str7, ptr %m.addr.i181, align 8, !dbg !143
  store ptr @.str1, ptr %f.addr.i182, align 8, !dbg !143
  store i32 14, ptr %l.addr.i183, align 4, !dbg !143
  store ptr @__func__._Z1kPiPjPf, ptr %fn.addr.i184, align 8, !dbg !143
  %93 = load i8, ptr %c.addr.i180, align 1, !dbg !143
  %loadedv.i186 = trunc i8 %93 to i1, !dbg !143
  br i1 %loadedv.i186, label %_ZL9ws_assertbPKcS0_jS0_.exit188, label %if.then.i187, !dbg !143

if.then.i187:                                     ; preds = %land.end44
  %94 = load ptr, ptr %m.addr.i181, align 8, !dbg !143
  %95 = load ptr, ptr %f.addr.i182, align 8, !dbg !143
  %96 = load i32, ptr %l.addr.i183, align 4, !dbg !143
  %97 = load ptr, ptr %fn.addr.i184, align 8, !dbg !143
  call void @__assertfail(ptr noundef %94, ptr noundef %95, i32 noundef %96, ptr noundef %97, i64 noundef 1) #2, !dbg !143
  unreachable, !dbg !143

_ZL9ws_assertbPKcS0_jS0_.exit188:                 ; preds = %land.end44
  %98 = load ptr, ptr %c.addr, align 8, !dbg !144
  %arrayidx45 = getelementptr inbounds i32, ptr %98, i64 0, !dbg !144
  store ptr %arrayidx45, ptr %p.addr.i267, align 8, !dbg !145
  store i32 4, ptr %v.addr.i268, align 4, !dbg !145
  %99 = load ptr, ptr %p.addr.i267, align 8, !dbg !145
  %100 = load i32, ptr %v.addr.i268, align 4, !dbg !145
  store i32 %100, ptr %.atomictmp.i269, align 4, !dbg !145
  %101 = load i32, ptr %.atomictmp.i269, align 4, !dbg !145
  %102 = atomicrmw xchg ptr %99, i32 %101 monotonic, align 4, !dbg !145
  store i32 %102, ptr %atomic-temp.i270, align 4, !dbg !145
  %103 = load i32, ptr %atomic-temp.i270, align 4, !dbg !145
  %cmp47 = icmp eq i32 %103, 10, !dbg !146
  br i1 %cmp47, label %land.rhs48, label %land.end51, !dbg !147

land.rhs48:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit188
  %104 = load ptr, ptr %c.addr, align 8, !dbg !148
  %arrayidx49 = getelementptr inbounds i32, ptr %104, i64 0, !dbg !148
  %105 = load i32, ptr %arrayidx49, align 4, !dbg !148
  %cmp50 = icmp eq i32 %105, 4, !dbg !149
  br label %land.end51

land.end51:                                       ; preds = %land.rhs48, %_ZL9ws_assertbPKcS0_jS0_.exit188
  %106 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit188 ], [ %cmp50, %land.rhs48 ], !dbg !100
  %storedv.i176 = zext i1 %106 to i8, !dbg !150
  store i8 %storedv.i176, ptr %c.addr.i171, align 1, !dbg !150
  store ptr @.str8, ptr %m.addr.i172, align 8, !dbg !150
  store ptr @.str1, ptr %f.addr.i173, align 8, !dbg !150
  store i32 15, ptr %l.addr.i174, align 4, !dbg !150
  store ptr @__func__._Z1kPiPjPf, ptr %fn.addr.i175, align 8, !dbg !150
  %107 = load i8, ptr %c.addr.i171, align 1, !dbg !150
  %loadedv.i177 = trunc i8 %107 to i1, !dbg !150
  br i1 %loadedv.i177, label %_ZL9ws_assertbPKcS0_jS0_.exit179, label %if.then.i178, !dbg !150

if.then.i178:                                     ; preds = %land.end51
  %108 = load ptr, ptr %m.addr.i172, align 8, !dbg !150
  %109 = load ptr, ptr %f.addr.i173, align 8, !dbg !150
  %110 = load i32, ptr %l.addr.i174, align 4, !dbg !150
  %111 = load ptr, ptr %fn.addr.i175, align 8, !dbg !150
  call void @__assertfail(ptr noundef %108, ptr noundef %109, i32 noundef %110, ptr noundef %111, i64 noundef 1) #2, !dbg !150
  unreachable, !dbg !150

_ZL9ws_assertbPKcS0_jS0_.exit179:                 ; preds = %land.end51
  %112 = load ptr, ptr %c.addr, align 8, !dbg !151
  %arrayidx52 = getelementptr inbounds i32, ptr %112, i64 0, !dbg !151
  store ptr %arrayidx52, ptr %p.addr.i276, align 8, !dbg !152
  store i32 5, ptr %e.addr.i277, align 4, !dbg !152
  store i32 6, ptr %v.addr.i278, align 4, !dbg !152
  %113 = load ptr, ptr %p.addr.i276, align 8, !dbg !152
  %114 = load i32, ptr %v.addr.i278, align 4, !dbg !152
  store i32 %114, ptr %.atomictmp.i279, align 4, !dbg !152
  %115 = load i32, ptr %e.addr.i277, align 4, !dbg !152
  %116 = load i32, ptr %.atomictmp.i279, align 4, !dbg !152
  %117 = cmpxchg ptr %113, i32 %115, i32 %116 monotonic monotonic, align 4, !dbg !152
  %118 = extractvalue { i32, i1 } %117, 0, !dbg !152
  %119 = extractvalue { i32, i1 } %117, 1, !dbg !152
  br i1 %119, label %_ZL9atomicCASPiii.exit284, label %cmpxchg.store_expected.i281, !dbg !152

cmpxchg.store_expected.i281:                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit179
  store i32 %118, ptr %e.addr.i277, align 4, !dbg !152
  br label %_ZL9atomicCASPiii.exit284, !dbg !152

_ZL9atomicCASPiii.exit284:                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit179, %cmpxchg.store_expected.i281
  %storedv.i282 = zext i1 %119 to i8, !dbg !152
  store i8 %storedv.i282, ptr %cmpxchg.bool.i280, align 1, !dbg !152
  %120 = load i8, ptr %cmpxchg.bool.i280, align 1, !dbg !152
  %loadedv.i283 = trunc i8 %120 to i1, !dbg !152
  %121 = load i32, ptr %e.addr.i277, align 4, !dbg !152
  %cmp54 = icmp eq i32 %121, 4, !dbg !153
  br i1 %cmp54, label %land.rhs55, label %land.end58, !dbg !154

land.rhs55:                                       ; preds = %_ZL9atomicCASPiii.exit284
  %122 = load ptr, ptr %c.addr, align 8, !dbg !155
  %arrayidx56 = getelementptr inbounds i32, ptr %122, i64 0, !dbg !155
  %123 = load i32, ptr %arrayidx56, align 4, !dbg !155
  %cmp57 = icmp eq i32 %123, 4, !dbg !156
  br label %land.end58

land.end58:                                       ; preds = %land.rhs55, %_ZL9atomicCASPiii.exit284
  %124 = phi i1 [ false, %_ZL9atomicCASPiii.exit284 ], [ %cmp57, %land.rhs55 ], !dbg !100
  %storedv.i167 = zext i1 %124 to i8, !dbg !157
  store i8 %storedv.i167, ptr %c.addr.i162, align 1, !dbg !157
  store ptr @.str9, ptr %m.addr.i163, align 8, !dbg !157
  store ptr @.str1, ptr %f.addr.i164, align 8, !dbg !157
  store i32 16, ptr %l.addr.i165, align 4, !dbg !157
  store ptr @__func__._Z1kPiPjPf, ptr %fn.addr.i166, align 8, !dbg !157
  %125 = load i8, ptr %c.addr.i162, align 1, !dbg !157
  %loadedv.i168 = trunc i8 %125 to i1, !dbg !157
  br i1 %loadedv.i168, label %_ZL9ws_assertbPKcS0_jS0_.exit170, label %if.then.i169, !dbg !157

if.then.i169:                                     ; preds = %land.end58
  %126 = load ptr, ptr %m.addr.i163, align 8, !dbg !157
  %127 = load ptr, ptr %f.addr.i164, align 8, !dbg !157
  %128 = load i32, ptr %l.addr.i165, align 4, !dbg !157
  %129 = load ptr, ptr %fn.addr.i166, align 8, !dbg !157
  call void @__assertfail(ptr noundef %126, ptr noundef %127, i32 noundef %128, ptr noundef %129, i64 noundef 1) #2, !dbg !157
  unreachable, !dbg !157

_ZL9ws_assertbPKcS0_jS0_.exit170:                 ; preds = %land.end58
  %130 = load ptr, ptr %c.addr, align 8, !dbg !158
  %arrayidx59 = getelementptr inbounds i32, ptr %130, i64 0, !dbg !158
  store ptr %arrayidx59, ptr %p.addr.i271, align 8, !dbg !159
  store i32 4, ptr %e.addr.i, align 4, !dbg !159
  store i32 6, ptr %v.addr.i272, align 4, !dbg !159
  %131 = load ptr, ptr %p.addr.i271, align 8, !dbg !159
  %132 = load i32, ptr %v.addr.i272, align 4, !dbg !159
  store i32 %132, ptr %.atomictmp.i273, align 4, !dbg !159
  %133 = load i32, ptr %e.addr.i, align 4, !dbg !159
  %134 = load i32, ptr %.atomictmp.i273, align 4, !dbg !159
  %135 = cmpxchg ptr %131, i32 %133, i32 %134 monotonic monotonic, align 4, !dbg !159
  %136 = extractvalue { i32, i1 } %135, 0, !dbg !159
  %137 = extractvalue { i32, i1 } %135, 1, !dbg !159
  br i1 %137, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !159

cmpxchg.store_expected.i:                         ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit170
  store i32 %136, ptr %e.addr.i, align 4, !dbg !159
  br label %_ZL9atomicCASPiii.exit, !dbg !159

_ZL9atomicCASPiii.exit:                           ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit170, %cmpxchg.store_expected.i
  %storedv.i274 = zext i1 %137 to i8, !dbg !159
  store i8 %storedv.i274, ptr %cmpxchg.bool.i, align 1, !dbg !159
  %138 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !159
  %loadedv.i275 = trunc i8 %138 to i1, !dbg !159
  %139 = load i32, ptr %e.addr.i, align 4, !dbg !159
  %cmp61 = icmp eq i32 %139, 4, !dbg !160
  br i1 %cmp61, label %land.rhs62, label %land.end65, !dbg !161

land.rhs62:                                       ; preds = %_ZL9atomicCASPiii.exit
  %140 = load ptr, ptr %c.addr, align 8, !dbg !162
  %arrayidx63 = getelementptr inbounds i32, ptr %140, i64 0, !dbg !162
  %141 = load i32, ptr %arrayidx63, align 4, !dbg !162
  %cmp64 = icmp eq i32 %141, 6, !dbg !163
  br label %land.end65

land.end65:                                       ; preds = %land.rhs62, %_ZL9atomicCASPiii.exit
  %142 = phi i1 [ false, %_ZL9atomicCASPiii.exit ], [ %cmp64, %land.rhs62 ], !dbg !100
  %storedv.i158 = zext i1 %142 to i8, !dbg !164
  store i8 %storedv.i158, ptr %c.addr.i153, align 1, !dbg !164
  store ptr @.str10, ptr %m.addr.i154, align 8, !dbg !164
  store ptr @.str1, ptr %f.addr.i155, align 8, !dbg !164
  store i32 17, ptr %l.addr.i156, align 4, !dbg !164
  store ptr @__func__._Z1kPiPjPf, ptr %fn.addr.i157, align 8, !dbg !164
  %143 = load i8, ptr %c.addr.i153, align 1, !dbg !164
  %loadedv.i159 = trunc i8 %143 to i1, !dbg !164
  br i1 %loadedv.i159, label %_ZL9ws_assertbPKcS0_jS0_.exit161, label %if.then.i160, !dbg !164

if.then.i160:                                     ; preds = %land.end65
  %144 = load ptr, ptr %m.addr.i154, align 8, !dbg !164
  %145 = load ptr, ptr %f.addr.i155, align 8, !dbg !164
  %146 = load i32, ptr %l.addr.i156, align 4, !dbg !164
  %147 = load ptr, ptr %fn.addr.i157, align 8, !dbg !164
  call void @__assertfail(ptr noundef %144, ptr noundef %145, i32 noundef %146, ptr noundef %147, i64 noundef 1) #2, !dbg !164
  unreachable, !dbg !164

_ZL9ws_assertbPKcS0_jS0_.exit161:                 ; preds = %land.end65
  %148 = load ptr, ptr %u.addr, align 8, !dbg !165
  %arrayidx66 = getelementptr inbounds i32, ptr %148, i64 0, !dbg !165
  store ptr %arrayidx66, ptr %p.addr.i287, align 8, !dbg !166
  store i32 1, ptr %v.addr.i288, align 4, !dbg !166
  %149 = load ptr, ptr %p.addr.i287, align 8, !dbg !166
  %150 = load i32, ptr %v.addr.i288, align 4, !dbg !166
  %151 = atomicrmw uinc_wrap ptr %149, i32 %150 seq_cst, align 4, !dbg !166
  %cmp68 = icmp eq i32 %151, 0, !dbg !167
  br i1 %cmp68, label %land.rhs69, label %land.end72, !dbg !168

land.rhs69:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit161
  %152 = load ptr, ptr %u.addr, align 8, !dbg !169
  %arrayidx70 = getelementptr inbounds i32, ptr %152, i64 0, !dbg !169
  %153 = load i32, ptr %arrayidx70, align 4, !dbg !169
  %cmp71 = icmp eq i32 %153, 1, !dbg !170
  br label %land.end72

land.end72:                                       ; preds = %land.rhs69, %_ZL9ws_assertbPKcS0_jS0_.exit161
  %154 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit161 ], [ %cmp71, %land.rhs69 ], !dbg !100
  %storedv.i149 = zext i1 %154 to i8, !dbg !171
  store i8 %storedv.i149, ptr %c.addr.i144, align 1, !dbg !171
  store ptr @.str11, ptr %m.addr.i145, align 8, !dbg !171
  store ptr @.str1, ptr %f.addr.i146, align 8, !dbg !171
  store i32 18, ptr %l.addr.i147, align 4, !dbg !171
  store ptr @__func__._Z1kPiPjPf, ptr %fn.addr.i148, align 8, !dbg !171
  %155 = load i8, ptr %c.addr.i144, align 1, !dbg !171
  %loadedv.i150 = trunc i8 %155 to i1, !dbg !171
  br i1 %loadedv.i150, label %_ZL9ws_assertbPKcS0_jS0_.exit152, label %if.then.i151, !dbg !171

if.then.i151:                                     ; preds = %land.end72
  %156 = load ptr, ptr %m.addr.i145, align 8, !dbg !171
  %157 = load ptr, ptr %f.addr.i146, align 8, !dbg !171
  %158 = load i32, ptr %l.addr.i147, align 4, !dbg !171
  %159 = load ptr, ptr %fn.addr.i148, align 8, !dbg !171
  call void @__assertfail(ptr noundef %156, ptr noundef %157, i32 noundef %158, ptr noundef %159, i64 noundef 1) #2, !dbg !171
  unreachable, !dbg !171

_ZL9ws_assertbPKcS0_jS0_.exit152:                 ; preds = %land.end72
  %160 = load ptr, ptr %u.addr, align 8, !dbg !172
  %arrayidx73 = getelementptr inbounds i32, ptr %160, i64 0, !dbg !172
  store ptr %arrayidx73, ptr %p.addr.i285, align 8, !dbg !173
  store i32 1, ptr %v.addr.i286, align 4, !dbg !173
  %161 = load ptr, ptr %p.addr.i285, align 8, !dbg !173
  %162 = load i32, ptr %v.addr.i286, align 4, !dbg !173
  %163 = atomicrmw uinc_wrap ptr %161, i32 %162 seq_cst, align 4, !dbg !173
  %cmp75 = icmp eq i32 %163, 1, !dbg !174
  br i1 %cmp75, label %land.rhs76, label %land.end79, !dbg !175

land.rhs76:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit152
  %164 = load ptr, ptr %u.addr, align 8, !dbg !176
  %arrayidx77 = getelementptr inbounds i32, ptr %164, i64 0, !dbg !176
  %165 = load i32, ptr %arrayidx77, align 4, !dbg !176
  %cmp78 = icmp eq i32 %165, 0, !dbg !177
  br label %land.end79

land.end79:                                       ; preds = %land.rhs76, %_ZL9ws_assertbPKcS0_jS0_.exit152
  %166 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit152 ], [ %cmp78, %land.rhs76 ], !dbg !100
  %storedv.i140 = zext i1 %166 to i8, !dbg !178
  store i8 %storedv.i140, ptr %c.addr.i135, align 1, !dbg !178
  store ptr @.str12, ptr %m.addr.i136, align 8, !dbg !178
  store ptr @.str1, ptr %f.addr.i137, align 8, !dbg !178
  store i32 19, ptr %l.addr.i138, align 4, !dbg !178
  store ptr @__func__._Z1kPiPjPf, ptr %fn.addr.i139, align 8, !dbg !178
  %167 = load i8, ptr %c.addr.i135, align 1, !dbg !178
  %loadedv.i141 = trunc i8 %167 to i1, !dbg !178
  br i1 %loadedv.i141, label %_ZL9ws_assertbPKcS0_jS0_.exit143, label %if.then.i142, !dbg !178

if.then.i142:                                     ; preds = %land.end79
  %168 = load ptr, ptr %m.addr.i136, align 8, !dbg !178
  %169 = load ptr, ptr %f.addr.i137, align 8, !dbg !178
  %170 = load i32, ptr %l.addr.i138, align 4, !dbg !178
  %171 = load ptr, ptr %fn.addr.i139, align 8, !dbg !178
  call void @__assertfail(ptr noundef %168, ptr noundef %169, i32 noundef %170, ptr noundef %171, i64 noundef 1) #2, !dbg !178
  unreachable, !dbg !178

_ZL9ws_assertbPKcS0_jS0_.exit143:                 ; preds = %land.end79
  %172 = load ptr, ptr %u.addr, align 8, !dbg !179
  %arrayidx80 = getelementptr inbounds i32, ptr %172, i64 0, !dbg !179
  store ptr %arrayidx80, ptr %p.addr.i291, align 8, !dbg !180
  store i32 9, ptr %v.addr.i292, align 4, !dbg !180
  %173 = load ptr, ptr %p.addr.i291, align 8, !dbg !180
  %174 = load i32, ptr %v.addr.i292, align 4, !dbg !180
  %175 = atomicrmw udec_wrap ptr %173, i32 %174 seq_cst, align 4, !dbg !180
  %cmp82 = icmp eq i32 %175, 0, !dbg !181
  br i1 %cmp82, label %land.rhs83, label %land.end86, !dbg !182

land.rhs83:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit143
  %176 = load ptr, ptr %u.addr, align 8, !dbg !183
  %arrayidx84 = getelementptr inbounds i32, ptr %176, i64 0, !dbg !183
  %177 = load i32, ptr %arrayidx84, align 4, !dbg !183
  %cmp85 = icmp eq i32 %177, 9, !dbg !184
  br label %land.end86

land.end86:                                       ; preds = %land.rhs83, %_ZL9ws_assertbPKcS0_jS0_.exit143
  %178 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit143 ], [ %cmp85, %land.rhs83 ], !dbg !100
  %storedv.i131 = zext i1 %178 to i8, !dbg !185
  store i8 %storedv.i131, ptr %c.addr.i126, align 1, !dbg !185
  store ptr @.str13, ptr %m.addr.i127, align 8, !dbg !185
  store ptr @.str1, ptr %f.addr.i128, align 8, !dbg !185
  store i32 20, ptr %l.addr.i129, align 4, !dbg !185
  store ptr @__func__._Z1kPiPjPf, ptr %fn.addr.i130, align 8, !dbg !185
  %179 = load i8, ptr %c.addr.i126, align 1, !dbg !185
  %loadedv.i132 = trunc i8 %179 to i1, !dbg !185
  br i1 %loadedv.i132, label %_ZL9ws_assertbPKcS0_jS0_.exit134, label %if.then.i133, !dbg !185

if.then.i133:                                     ; preds = %land.end86
  %180 = load ptr, ptr %m.addr.i127, align 8, !dbg !185
  %181 = load ptr, ptr %f.addr.i128, align 8, !dbg !185
  %182 = load i32, ptr %l.addr.i129, align 4, !dbg !185
  %183 = load ptr, ptr %fn.addr.i130, align 8, !dbg !185
  call void @__assertfail(ptr noundef %180, ptr noundef %181, i32 noundef %182, ptr noundef %183, i64 noundef 1) #2, !dbg !185
  unreachable, !dbg !185

_ZL9ws_assertbPKcS0_jS0_.exit134:                 ; preds = %land.end86
  %184 = load ptr, ptr %u.addr, align 8, !dbg !186
  %arrayidx87 = getelementptr inbounds i32, ptr %184, i64 0, !dbg !186
  store ptr %arrayidx87, ptr %p.addr.i289, align 8, !dbg !187
  store i32 9, ptr %v.addr.i290, align 4, !dbg !187
  %185 = load ptr, ptr %p.addr.i289, align 8, !dbg !187
  %186 = load i32, ptr %v.addr.i290, align 4, !dbg !187
  %187 = atomicrmw udec_wrap ptr %185, i32 %186 seq_cst, align 4, !dbg !187
  %cmp89 = icmp eq i32 %187, 9, !dbg !188
  br i1 %cmp89, label %land.rhs90, label %land.end93, !dbg !189

land.rhs90:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit134
  %188 = load ptr, ptr %u.addr, align 8, !dbg !190
  %arrayidx91 = getelementptr inbounds i32, ptr %188, i64 0, !dbg !190
  %189 = load i32, ptr %arrayidx91, align 4, !dbg !190
  %cmp92 = icmp eq i32 %189, 8, !dbg !191
  br label %land.end93

land.end93:                                       ; preds = %land.rhs90, %_ZL9ws_assertbPKcS0_jS0_.exit134
  %190 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit134 ], [ %cmp92, %land.rhs90 ], !dbg !100
  %storedv.i122 = zext i1 %190 to i8, !dbg !192
  store i8 %storedv.i122, ptr %c.addr.i117, align 1, !dbg !192
  store ptr @.str14, ptr %m.addr.i118, align 8, !dbg !192
  store ptr @.str1, ptr %f.addr.i119, align 8, !dbg !192
  store i32 21, ptr %l.addr.i120, align 4, !dbg !192
  store ptr @__func__._Z1kPiPjPf, ptr %fn.addr.i121, align 8, !dbg !192
  %191 = load i8, ptr %c.addr.i117, align 1, !dbg !192
  %loadedv.i123 = trunc i8 %191 to i1, !dbg !192
  br i1 %loadedv.i123, label %_ZL9ws_assertbPKcS0_jS0_.exit125, label %if.then.i124, !dbg !192

if.then.i124:                                     ; preds = %land.end93
  %192 = load ptr, ptr %m.addr.i118, align 8, !dbg !192
  %193 = load ptr, ptr %f.addr.i119, align 8, !dbg !192
  %194 = load i32, ptr %l.addr.i120, align 4, !dbg !192
  %195 = load ptr, ptr %fn.addr.i121, align 8, !dbg !192
  call void @__assertfail(ptr noundef %192, ptr noundef %193, i32 noundef %194, ptr noundef %195, i64 noundef 1) #2, !dbg !192
  unreachable, !dbg !192

_ZL9ws_assertbPKcS0_jS0_.exit125:                 ; preds = %land.end93
  %196 = load ptr, ptr %u.addr, align 8, !dbg !193
  %arrayidx94 = getelementptr inbounds i32, ptr %196, i64 1, !dbg !193
  store ptr %arrayidx94, ptr %p.addr.i293, align 8, !dbg !194
  store i32 -2147483648, ptr %v.addr.i294, align 4, !dbg !194
  %197 = load ptr, ptr %p.addr.i293, align 8, !dbg !194
  %198 = load i32, ptr %v.addr.i294, align 4, !dbg !194
  store i32 %198, ptr %.atomictmp.i295, align 4, !dbg !194
  %199 = load i32, ptr %.atomictmp.i295, align 4, !dbg !194
  %200 = atomicrmw umax ptr %197, i32 %199 monotonic, align 4, !dbg !194
  store i32 %200, ptr %atomic-temp.i296, align 4, !dbg !194
  %201 = load i32, ptr %atomic-temp.i296, align 4, !dbg !194
  %cmp96 = icmp eq i32 %201, 0, !dbg !195
  br i1 %cmp96, label %land.rhs97, label %land.end100, !dbg !196

land.rhs97:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit125
  %202 = load ptr, ptr %u.addr, align 8, !dbg !197
  %arrayidx98 = getelementptr inbounds i32, ptr %202, i64 1, !dbg !197
  %203 = load i32, ptr %arrayidx98, align 4, !dbg !197
  %cmp99 = icmp eq i32 %203, -2147483648, !dbg !198
  br label %land.end100

land.end100:                                      ; preds = %land.rhs97, %_ZL9ws_assertbPKcS0_jS0_.exit125
  %204 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit125 ], [ %cmp99, %land.rhs97 ], !dbg !100
  %storedv.i113 = zext i1 %204 to i8, !dbg !199
  store i8 %storedv.i113, ptr %c.addr.i108, align 1, !dbg !199
  store ptr @.str15, ptr %m.addr.i109, align 8, !dbg !199
  store ptr @.str1, ptr %f.addr.i110, align 8, !dbg !199
  store i32 22, ptr %l.addr.i111, align 4, !dbg !199
  store ptr @__func__._Z1kPiPjPf, ptr %fn.addr.i112, align 8, !dbg !199
  %205 = load i8, ptr %c.addr.i108, align 1, !dbg !199
  %loadedv.i114 = trunc i8 %205 to i1, !dbg !199
  br i1 %loadedv.i114, label %_ZL9ws_assertbPKcS0_jS0_.exit116, label %if.then.i115, !dbg !199

if.then.i115:                                     ; preds = %land.end100
  %206 = load ptr, ptr %m.addr.i109, align 8, !dbg !199
  %207 = load ptr, ptr %f.addr.i110, align 8, !dbg !199
  %208 = load i32, ptr %l.addr.i111, align 4, !dbg !199
  %209 = load ptr, ptr %fn.addr.i112, align 8, !dbg !199
  call void @__assertfail(ptr noundef %206, ptr noundef %207, i32 noundef %208, ptr noundef %209, i64 noundef 1) #2, !dbg !199
  unreachable, !dbg !199

_ZL9ws_assertbPKcS0_jS0_.exit116:                 ; preds = %land.end100
  %210 = load ptr, ptr %f.addr, align 8, !dbg !200
  %arrayidx101 = getelementptr inbounds float, ptr %210, i64 0, !dbg !200
  store ptr %arrayidx101, ptr %p.addr.i297, align 8, !dbg !201
  store float 1.500000e+00, ptr %v.addr.i298, align 4, !dbg !201
  %211 = load ptr, ptr %p.addr.i297, align 8, !dbg !201
  %212 = load float, ptr %v.addr.i298, align 4, !dbg !201
  store float %212, ptr %.atomictmp.i299, align 4, !dbg !201
  %213 = load float, ptr %.atomictmp.i299, align 4, !dbg !201
  %214 = atomicrmw fadd ptr %211, float %213 monotonic, align 4, !dbg !201
  store float %214, ptr %atomic-temp.i300, align 4, !dbg !201
  %215 = load float, ptr %atomic-temp.i300, align 4, !dbg !201
  %cmp103 = fcmp oeq float %215, 0.000000e+00, !dbg !202
  br i1 %cmp103, label %land.rhs104, label %land.end107, !dbg !203

land.rhs104:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit116
  %216 = load ptr, ptr %f.addr, align 8, !dbg !204
  %arrayidx105 = getelementptr inbounds float, ptr %216, i64 0, !dbg !204
  %217 = load float, ptr %arrayidx105, align 4, !dbg !204
  %cmp106 = fcmp oeq float %217, 1.500000e+00, !dbg !205
  br label %land.end107

land.end107:                                      ; preds = %land.rhs104, %_ZL9ws_assertbPKcS0_jS0_.exit116
  %218 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit116 ], [ %cmp106, %land.rhs104 ], !dbg !100
  %storedv.i = zext i1 %218 to i8, !dbg !206
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !206
  store ptr @.str16, ptr %m.addr.i, align 8, !dbg !206
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !206
  store i32 23, ptr %l.addr.i, align 4, !dbg !206
  store ptr @__func__._Z1kPiPjPf, ptr %fn.addr.i, align 8, !dbg !206
  %219 = load i8, ptr %c.addr.i, align 1, !dbg !206
  %loadedv.i = trunc i8 %219 to i1, !dbg !206
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !206

if.then.i:                                        ; preds = %land.end107
  %220 = load ptr, ptr %m.addr.i, align 8, !dbg !206
  %221 = load ptr, ptr %f.addr.i, align 8, !dbg !206
  %222 = load i32, ptr %l.addr.i, align 4, !dbg !206
  %223 = load ptr, ptr %fn.addr.i, align 8, !dbg !206
  call void @__assertfail(ptr noundef %220, ptr noundef %221, i32 noundef %222, ptr noundef %223, i64 noundef 1) #2, !dbg !206
  unreachable, !dbg !206

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end107
  ret void, !dbg !207
}

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #2 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!63}
!llvm.module.flags = !{!73, !74, !75, !76}
!llvm.ident = !{!77}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "atomic_results.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 304, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 38)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 18)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 312, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 39)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 328, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 41)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !20, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !3, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !3, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 40)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !36, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !25, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !25, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !20, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !20, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !20, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !20, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 464, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 58)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 376, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 47)
!63 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !64, globals: !66, imports: !67, splitDebugInlining: false, nameTableKind: None)
!64 = !{!65}
!65 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!66 = !{!0, !8, !13, !18, !23, !28, !30, !32, !34, !39, !41, !43, !45, !47, !49, !51, !53, !58}
!67 = !{!68, !71}
!68 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !63, entity: !69, file: !70, line: 206)
!69 = !DINamespace(name: "ws_math", scope: null)
!70 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!71 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !72, entity: !69, file: !70, line: 207)
!72 = !DINamespace(name: "std", scope: null)
!73 = !{i32 7, !"Dwarf Version", i32 4}
!74 = !{i32 2, !"Debug Info Version", i32 3}
!75 = !{i32 1, !"wchar_size", i32 4}
!76 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!77 = !{!"clang version 22.1.8"}
!78 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPjPf", scope: !2, file: !2, line: 7, type: !79, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !63, retainedNodes: !87)
!79 = !DISubroutineType(types: !80)
!80 = !{null, !81, !83, !85}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!82 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64)
!84 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!86 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!87 = !{}
!88 = !DILocalVariable(name: "c", arg: 1, scope: !78, file: !2, line: 7, type: !81)
!89 = !DILocation(line: 7, column: 24, scope: !78)
!90 = !DILocalVariable(name: "u", arg: 2, scope: !78, file: !2, line: 7, type: !83)
!91 = !DILocation(line: 7, column: 37, scope: !78)
!92 = !DILocalVariable(name: "f", arg: 3, scope: !78, file: !2, line: 7, type: !85)
!93 = !DILocation(line: 7, column: 47, scope: !78)
!94 = !DILocation(line: 8, column: 21, scope: !78)
!95 = !DILocation(line: 8, column: 10, scope: !78)
!96 = !DILocation(line: 8, column: 30, scope: !78)
!97 = !DILocation(line: 8, column: 35, scope: !78)
!98 = !DILocation(line: 8, column: 38, scope: !78)
!99 = !DILocation(line: 8, column: 43, scope: !78)
!100 = !DILocation(line: 0, scope: !78)
!101 = !DILocation(line: 8, column: 3, scope: !78)
!102 = !DILocation(line: 9, column: 21, scope: !78)
!103 = !DILocation(line: 9, column: 10, scope: !78)
!104 = !DILocation(line: 9, column: 30, scope: !78)
!105 = !DILocation(line: 9, column: 35, scope: !78)
!106 = !DILocation(line: 9, column: 38, scope: !78)
!107 = !DILocation(line: 9, column: 43, scope: !78)
!108 = !DILocation(line: 9, column: 3, scope: !78)
!109 = !DILocation(line: 10, column: 21, scope: !78)
!110 = !DILocation(line: 10, column: 10, scope: !78)
!111 = !DILocation(line: 10, column: 31, scope: !78)
!112 = !DILocation(line: 10, column: 37, scope: !78)
!113 = !DILocation(line: 10, column: 40, scope: !78)
!114 = !DILocation(line: 10, column: 45, scope: !78)
!115 = !DILocation(line: 10, column: 3, scope: !78)
!116 = !DILocation(line: 11, column: 21, scope: !78)
!117 = !DILocation(line: 11, column: 10, scope: !78)
!118 = !DILocation(line: 11, column: 30, scope: !78)
!119 = !DILocation(line: 11, column: 36, scope: !78)
!120 = !DILocation(line: 11, column: 39, scope: !78)
!121 = !DILocation(line: 11, column: 44, scope: !78)
!122 = !DILocation(line: 11, column: 3, scope: !78)
!123 = !DILocation(line: 12, column: 21, scope: !78)
!124 = !DILocation(line: 12, column: 10, scope: !78)
!125 = !DILocation(line: 12, column: 30, scope: !78)
!126 = !DILocation(line: 12, column: 35, scope: !78)
!127 = !DILocation(line: 12, column: 38, scope: !78)
!128 = !DILocation(line: 12, column: 43, scope: !78)
!129 = !DILocation(line: 12, column: 3, scope: !78)
!130 = !DILocation(line: 13, column: 20, scope: !78)
!131 = !DILocation(line: 13, column: 10, scope: !78)
!132 = !DILocation(line: 13, column: 29, scope: !78)
!133 = !DILocation(line: 13, column: 34, scope: !78)
!134 = !DILocation(line: 13, column: 37, scope: !78)
!135 = !DILocation(line: 13, column: 42, scope: !78)
!136 = !DILocation(line: 13, column: 3, scope: !78)
!137 = !DILocation(line: 14, column: 21, scope: !78)
!138 = !DILocation(line: 14, column: 10, scope: !78)
!139 = !DILocation(line: 14, column: 30, scope: !78)
!140 = !DILocation(line: 14, column: 36, scope: !78)
!141 = !DILocation(line: 14, column: 39, scope: !78)
!142 = !DILocation(line: 14, column: 44, scope: !78)
!143 = !DILocation(line: 14, column: 3, scope: !78)
!144 = !DILocation(line: 15, column: 22, scope: !78)
!145 = !DILocation(line: 15, column: 10, scope: !78)
!146 = !DILocation(line: 15, column: 31, scope: !78)
!147 = !DILocation(line: 15, column: 37, scope: !78)
!148 = !DILocation(line: 15, column: 40, scope: !78)
!149 = !DILocation(line: 15, column: 45, scope: !78)
!150 = !DILocation(line: 15, column: 3, scope: !78)
!151 = !DILocation(line: 16, column: 21, scope: !78)
!152 = !DILocation(line: 16, column: 10, scope: !78)
!153 = !DILocation(line: 16, column: 33, scope: !78)
!154 = !DILocation(line: 16, column: 38, scope: !78)
!155 = !DILocation(line: 16, column: 41, scope: !78)
!156 = !DILocation(line: 16, column: 46, scope: !78)
!157 = !DILocation(line: 16, column: 3, scope: !78)
!158 = !DILocation(line: 17, column: 21, scope: !78)
!159 = !DILocation(line: 17, column: 10, scope: !78)
!160 = !DILocation(line: 17, column: 33, scope: !78)
!161 = !DILocation(line: 17, column: 38, scope: !78)
!162 = !DILocation(line: 17, column: 41, scope: !78)
!163 = !DILocation(line: 17, column: 46, scope: !78)
!164 = !DILocation(line: 17, column: 3, scope: !78)
!165 = !DILocation(line: 18, column: 21, scope: !78)
!166 = !DILocation(line: 18, column: 10, scope: !78)
!167 = !DILocation(line: 18, column: 31, scope: !78)
!168 = !DILocation(line: 18, column: 36, scope: !78)
!169 = !DILocation(line: 18, column: 39, scope: !78)
!170 = !DILocation(line: 18, column: 44, scope: !78)
!171 = !DILocation(line: 18, column: 3, scope: !78)
!172 = !DILocation(line: 19, column: 21, scope: !78)
!173 = !DILocation(line: 19, column: 10, scope: !78)
!174 = !DILocation(line: 19, column: 31, scope: !78)
!175 = !DILocation(line: 19, column: 36, scope: !78)
!176 = !DILocation(line: 19, column: 39, scope: !78)
!177 = !DILocation(line: 19, column: 44, scope: !78)
!178 = !DILocation(line: 19, column: 3, scope: !78)
!179 = !DILocation(line: 20, column: 21, scope: !78)
!180 = !DILocation(line: 20, column: 10, scope: !78)
!181 = !DILocation(line: 20, column: 31, scope: !78)
!182 = !DILocation(line: 20, column: 36, scope: !78)
!183 = !DILocation(line: 20, column: 39, scope: !78)
!184 = !DILocation(line: 20, column: 44, scope: !78)
!185 = !DILocation(line: 20, column: 3, scope: !78)
!186 = !DILocation(line: 21, column: 21, scope: !78)
!187 = !DILocation(line: 21, column: 10, scope: !78)
!188 = !DILocation(line: 21, column: 31, scope: !78)
!189 = !DILocation(line: 21, column: 36, scope: !78)
!190 = !DILocation(line: 21, column: 39, scope: !78)
!191 = !DILocation(line: 21, column: 44, scope: !78)
!192 = !DILocation(line: 21, column: 3, scope: !78)
!193 = !DILocation(line: 22, column: 21, scope: !78)
!194 = !DILocation(line: 22, column: 10, scope: !78)
!195 = !DILocation(line: 22, column: 40, scope: !78)
!196 = !DILocation(line: 22, column: 45, scope: !78)
!197 = !DILocation(line: 22, column: 48, scope: !78)
!198 = !DILocation(line: 22, column: 53, scope: !78)
!199 = !DILocation(line: 22, column: 3, scope: !78)
!200 = !DILocation(line: 23, column: 21, scope: !78)
!201 = !DILocation(line: 23, column: 10, scope: !78)
!202 = !DILocation(line: 23, column: 33, scope: !78)
!203 = !DILocation(line: 23, column: 41, scope: !78)
!204 = !DILocation(line: 23, column: 44, scope: !78)
!205 = !DILocation(line: 23, column: 49, scope: !78)
!206 = !DILocation(line: 23, column: 3, scope: !78)
!207 = !DILocation(line: 24, column: 1, scope: !78)
