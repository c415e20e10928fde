; ModuleID = 'atomic_results.cu'
source_filename = "atomic_results.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [38 x i8] c"atomicAdd(&c[0], 5) == 0 && c[0] == 5\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [18 x i8] c"atomic_results.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kPiPjPf = private unnamed_addr constant [39 x i8] c"void k(int *, unsigned int *, float *)\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [39 x i8] c"atomicSub(&c[0], 7) == 5 && c[0] == -2\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [41 x i8] c"atomicMin(&c[0], -9) == -2 && c[0] == -9\00", align 1, !dbg !20
@.str4 = private unnamed_addr constant [39 x i8] c"atomicMax(&c[0], 3) == -9 && c[0] == 3\00", align 1, !dbg !25
@.str5 = private unnamed_addr constant [38 x i8] c"atomicAnd(&c[0], 6) == 3 && c[0] == 2\00", align 1, !dbg !27
@.str6 = private unnamed_addr constant [38 x i8] c"atomicOr(&c[0], 9) == 2 && c[0] == 11\00", align 1, !dbg !29
@.str7 = private unnamed_addr constant [40 x i8] c"atomicXor(&c[0], 1) == 11 && c[0] == 10\00", align 1, !dbg !31
@.str8 = private unnamed_addr constant [40 x i8] c"atomicExch(&c[0], 4) == 10 && c[0] == 4\00", align 1, !dbg !36
@.str9 = private unnamed_addr constant [41 x i8] c"atomicCAS(&c[0], 5, 6) == 4 && c[0] == 4\00", align 1, !dbg !38
@.str10 = private unnamed_addr constant [41 x i8] c"atomicCAS(&c[0], 4, 6) == 4 && c[0] == 6\00", align 1, !dbg !40
@.str11 = private unnamed_addr constant [39 x i8] c"atomicInc(&u[0], 1u) == 0 && u[0] == 1\00", align 1, !dbg !42
@.str12 = private unnamed_addr constant [39 x i8] c"atomicInc(&u[0], 1u) == 1 && u[0] == 0\00", align 1, !dbg !44
@.str13 = private unnamed_addr constant [39 x i8] c"atomicDec(&u[0], 9u) == 0 && u[0] == 9\00", align 1, !dbg !46
@.str14 = private unnamed_addr constant [39 x i8] c"atomicDec(&u[0], 9u) == 9 && u[0] == 8\00", align 1, !dbg !48
@.str15 = private unnamed_addr constant [58 x i8] c"atomicMax(&u[1], 0x80000000u) == 0 && u[1] == 0x80000000u\00", align 1, !dbg !50
@.str16 = private unnamed_addr constant [47 x i8] c"atomicAdd(&f[0], 1.5f) == 0.0f && f[0] == 1.5f\00", align 1, !dbg !55

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPjPf(ptr noundef %c, ptr noundef %u, ptr noundef %f) #0 !dbg !103 {
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
  %holds.addr.i234 = alloca i8, align 1
  %text.addr.i235 = alloca ptr, align 8
  %file.addr.i236 = alloca ptr, align 8
  %line.addr.i237 = alloca i32, align 4
  %fn.addr.i238 = alloca ptr, align 8
  %holds.addr.i225 = alloca i8, align 1
  %text.addr.i226 = alloca ptr, align 8
  %file.addr.i227 = alloca ptr, align 8
  %line.addr.i228 = alloca i32, align 4
  %fn.addr.i229 = alloca ptr, align 8
  %holds.addr.i216 = alloca i8, align 1
  %text.addr.i217 = alloca ptr, align 8
  %file.addr.i218 = alloca ptr, align 8
  %line.addr.i219 = alloca i32, align 4
  %fn.addr.i220 = alloca ptr, align 8
  %holds.addr.i207 = alloca i8, align 1
  %text.addr.i208 = alloca ptr, align 8
  %file.addr.i209 = alloca ptr, align 8
  %line.addr.i210 = alloca i32, align 4
  %fn.addr.i211 = alloca ptr, align 8
  %holds.addr.i198 = alloca i8, align 1
  %text.addr.i199 = alloca ptr, align 8
  %file.addr.i200 = alloca ptr, align 8
  %line.addr.i201 = alloca i32, align 4
  %fn.addr.i202 = alloca ptr, align 8
  %holds.addr.i189 = alloca i8, align 1
  %text.addr.i190 = alloca ptr, align 8
  %file.addr.i191 = alloca ptr, align 8
  %line.addr.i192 = alloca i32, align 4
  %fn.addr.i193 = alloca ptr, align 8
  %holds.addr.i180 = alloca i8, align 1
  %text.addr.i181 = alloca ptr, align 8
  %file.addr.i182 = alloca ptr, align 8
  %line.addr.i183 = alloca i32, align 4
  %fn.addr.i184 = alloca ptr, align 8
  %holds.addr.i171 = alloca i8, align 1
  %text.addr.i172 = alloca ptr, align 8
  %file.addr.i173 = alloca ptr, align 8
  %line.addr.i174 = alloca i32, align 4
  %fn.addr.i175 = alloca ptr, align 8
  %holds.addr.i162 = alloca i8, align 1
  %text.addr.i163 = alloca ptr, align 8
  %file.addr.i164 = alloca ptr, align 8
  %line.addr.i165 = alloca i32, align 4
  %fn.addr.i166 = alloca ptr, align 8
  %holds.addr.i153 = alloca i8, align 1
  %text.addr.i154 = alloca ptr, align 8
  %file.addr.i155 = alloca ptr, align 8
  %line.addr.i156 = alloca i32, align 4
  %fn.addr.i157 = alloca ptr, align 8
  %holds.addr.i144 = alloca i8, align 1
  %text.addr.i145 = alloca ptr, align 8
  %file.addr.i146 = alloca ptr, align 8
  %line.addr.i147 = alloca i32, align 4
  %fn.addr.i148 = alloca ptr, align 8
  %holds.addr.i135 = alloca i8, align 1
  %text.addr.i136 = alloca ptr, align 8
  %file.addr.i137 = alloca ptr, align 8
  %line.addr.i138 = alloca i32, align 4
  %fn.addr.i139 = alloca ptr, align 8
  %holds.addr.i126 = alloca i8, align 1
  %text.addr.i127 = alloca ptr, align 8
  %file.addr.i128 = alloca ptr, align 8
  %line.addr.i129 = alloca i32, align 4
  %fn.addr.i130 = alloca ptr, align 8
  %holds.addr.i117 = alloca i8, align 1
  %text.addr.i118 = alloca ptr, align 8
  %file.addr.i119 = alloca ptr, align 8
  %line.addr.i120 = alloca i32, align 4
  %fn.addr.i121 = alloca ptr, align 8
  %holds.addr.i108 = alloca i8, align 1
  %text.addr.i109 = alloca ptr, align 8
  %file.addr.i110 = alloca ptr, align 8
  %line.addr.i111 = alloca i32, align 4
  %fn.addr.i112 = alloca ptr, align 8
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %u.addr = alloca ptr, align 8
  %f.addr = alloca ptr, align 8
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !111, !DIExpression(), !112)
  store ptr %u, ptr %u.addr, align 8
    #dbg_declare(ptr %u.addr, !113, !DIExpression(), !114)
  store ptr %f, ptr %f.addr, align 8
    #dbg_declare(ptr %f.addr, !115, !DIExpression(), !116)
  %0 = load ptr, ptr %c.addr, align 8, !dbg !117
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 0, !dbg !117
  store ptr %arrayidx, ptr %p.addr.i, align 8, !dbg !118
  store i32 5, ptr %v.addr.i, align 4, !dbg !118
  %1 = load ptr, ptr %p.addr.i, align 8, !dbg !118
  %2 = load i32, ptr %v.addr.i, align 4, !dbg !118
  store i32 %2, ptr %.atomictmp.i, align 4, !dbg !118
  %3 = load i32, ptr %.atomictmp.i, align 4, !dbg !118
  %4 = atomicrmw add ptr %1, i32 %3 monotonic, align 4, !dbg !118
  store i32 %4, ptr %atomic-temp.i, align 4, !dbg !118
  %5 = load i32, ptr %atomic-temp.i, align 4, !dbg !118
  %cmp = icmp eq i32 %5, 0, !dbg !119
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !120

land.rhs:                                         ; preds = %entry
  %6 = load ptr, ptr %c.addr, align 8, !dbg !121
  %arrayidx1 = getelementptr inbounds i32, ptr %6, i64 0, !dbg !121
  %7 = load i32, ptr %arrayidx1, align 4, !dbg !121
  %cmp2 = icmp eq i32 %7, 5, !dbg !122
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %8 = phi i1 [ false, %entry ], [ %cmp2, %land.rhs ], !dbg !123
  %storedv.i239 = zext i1 %8 to i8, !dbg !124
  store i8 %storedv.i239, ptr %holds.addr.i234, align 1, !dbg !124
  store ptr @.str, ptr %text.addr.i235, align 8, !dbg !124
  store ptr @.str1, ptr %file.addr.i236, align 8, !dbg !124
  store i32 8, ptr %line.addr.i237, align 4, !dbg !124
  store ptr @__PRETTY_FUNCTION__._Z1kPiPjPf, ptr %fn.addr.i238, align 8, !dbg !124
  %9 = load i8, ptr %holds.addr.i234, align 1, !dbg !124
  %loadedv.i240 = trunc i8 %9 to i1, !dbg !124
  br i1 %loadedv.i240, label %_ZL9ws_assertbPKcS0_jS0_.exit242, label %if.then.i241, !dbg !124

if.then.i241:                                     ; preds = %land.end
  %10 = load ptr, ptr %text.addr.i235, align 8, !dbg !124
  %11 = load ptr, ptr %file.addr.i236, align 8, !dbg !124
  %12 = load i32, ptr %line.addr.i237, align 4, !dbg !124
  %13 = load ptr, ptr %fn.addr.i238, align 8, !dbg !124
  call void @__assertfail(ptr noundef %10, ptr noundef %11, i32 noundef %12, ptr noundef %13, i64 noundef 1) #2, !dbg !124
  unreachable, !dbg !124

_ZL9ws_assertbPKcS0_jS0_.exit242:                 ; preds = %land.end
  %14 = load ptr, ptr %c.addr, align 8, !dbg !125
  %arrayidx3 = getelementptr inbounds i32, ptr %14, i64 0, !dbg !125
  store ptr %arrayidx3, ptr %p.addr.i243, align 8, !dbg !126
  store i32 7, ptr %v.addr.i244, align 4, !dbg !126
  %15 = load ptr, ptr %p.addr.i243, align 8, !dbg !126
  %16 = load i32, ptr %v.addr.i244, align 4, !dbg !126
  store i32 %16, ptr %.atomictmp.i245, align 4, !dbg !126
  %17 = load i32, ptr %.atomictmp.i245, align 4, !dbg !126
  %18 = atomicrmw sub ptr %15, i32 %17 monotonic, align 4, !dbg !126
  store i32 %18, ptr %atomic-temp.i246, align 4, !dbg !126
  %19 = load i32, ptr %atomic-temp.i246, align 4, !dbg !126
  %cmp5 = icmp eq i32 %19, 5, !dbg !127
  br i1 %cmp5, label %land.rhs6, label %land.end9, !dbg !128

land.rhs6:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit242
  %20 = load ptr, ptr %c.addr, align 8, !dbg !129
  %arrayidx7 = getelementptr inbounds i32, ptr %20, i64 0, !dbg !129
  %21 = load i32, ptr %arrayidx7, align 4, !dbg !129
  %cmp8 = icmp eq i32 %21, -2, !dbg !130
  br label %land.end9

land.end9:                                        ; preds = %land.rhs6, %_ZL9ws_assertbPKcS0_jS0_.exit242
  %22 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit242 ], [ %cmp8, %land.rhs6 ], !dbg !123
  %storedv.i230 = zext i1 %22 to i8, !dbg !131
  store i8 %storedv.i230, ptr %holds.addr.i225, align 1, !dbg !131
  store ptr @.str2, ptr %text.addr.i226, align 8, !dbg !131
  store ptr @.str1, ptr %file.addr.i227, align 8, !dbg !131
  store i32 9, ptr %line.addr.i228, align 4, !dbg !131
  store ptr @__PRETTY_FUNCTION__._Z1kPiPjPf, ptr %fn.addr.i229, align 8, !dbg !131
  %23 = load i8, ptr %holds.addr.i225, align 1, !dbg !131
  %loadedv.i231 = trunc i8 %23 to i1, !dbg !131
  br i1 %loadedv.i231, label %_ZL9ws_assertbPKcS0_jS0_.exit233, label %if.then.i232, !dbg !131

if.then.i232:                                     ; preds = %land.end9
  %24 = load ptr, ptr %text.addr.i226, align 8, !dbg !131
  %25 = load ptr, ptr %file.addr.i227, align 8, !dbg !131
  %26 = load i32, ptr %line.addr.i228, align 4, !dbg !131
  %27 = load ptr, ptr %fn.addr.i229, align 8, !dbg !131
  call void @__assertfail(ptr noundef %24, ptr noundef %25, i32 noundef %26, ptr noundef %27, i64 noundef 1) #2, !dbg !131
  unreachable, !dbg !131

_ZL9ws_assertbPKcS0_jS0_.exit233:                 ; preds = %land.end9
  %28 = load ptr, ptr %c.addr, align 8, !dbg !132
  %arrayidx10 = getelementptr inbounds i32, ptr %28, i64 0, !dbg !132
  store ptr %arrayidx10, ptr %p.addr.i247, align 8, !dbg !133
  store i32 -9, ptr %v.addr.i248, align 4, !dbg !133
  %29 = load ptr, ptr %p.addr.i247, align 8, !dbg !133
  %30 = load i32, ptr %v.addr.i248, align 4, !dbg !133
  store i32 %30, ptr %.atomictmp.i249, align 4, !dbg !133
  %31 = load i32, ptr %.atomictmp.i249, align 4, !dbg !133
  %32 = atomicrmw min ptr %29, i32 %31 monotonic, align 4, !dbg !133
  store i32 %32, ptr %atomic-temp.i250, align 4, !dbg !133
  %33 = load i32, ptr %atomic-temp.i250, align 4, !dbg !133
  %cmp12 = icmp eq i32 %33, -2, !dbg !134
  br i1 %cmp12, label %land.rhs13, label %land.end16, !dbg !135

land.rhs13:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit233
  %34 = load ptr, ptr %c.addr, align 8, !dbg !136
  %arrayidx14 = getelementptr inbounds i32, ptr %34, i64 0, !dbg !136
  %35 = load i32, ptr %arrayidx14, align 4, !dbg !136
  %cmp15 = icmp eq i32 %35, -9, !dbg !137
  br label %land.end16

land.end16:                                       ; preds = %land.rhs13, %_ZL9ws_assertbPKcS0_jS0_.exit233
  %36 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit233 ], [ %cmp15, %land.rhs13 ], !dbg !123
  %storedv.i221 = zext i1 %36 to i8, !dbg !138
  store i8 %storedv.i221, ptr %holds.addr.i216, align 1, !dbg !138
  store ptr @.str3, ptr %text.addr.i217, align 8, !dbg !138
  store ptr @.str1, ptr %file.addr.i218, align 8, !dbg !138
  store i32 10, ptr %line.addr.i219, align 4, !dbg !138
  store ptr @__PRETTY_FUNCTION__._Z1kPiPjPf, ptr %fn.addr.i220, align 8, !dbg !138
  %37 = load i8, ptr %holds.addr.i216, align 1, !dbg !138
  %loadedv.i222 = trunc i8 %37 to i1, !dbg !138
  br i1 %loadedv.i222, label %_ZL9ws_assertbPKcS0_jS0_.exit224, label %if.then.i223, !dbg !138

if.then.i223:                                     ; preds = %land.end16
  %38 = load ptr, ptr %text.addr.i217, align 8, !dbg !138
  %39 = load ptr, ptr %file.addr.i218, align 8, !dbg !138
  %40 = load i32, ptr %line.addr.i219, align 4, !dbg !138
  %41 = load ptr, ptr %fn.addr.i220, align 8, !dbg !138
  call void @__assertfail(ptr noundef %38, ptr noundef %39, i32 noundef %40, ptr noundef %41, i64 noundef 1) #2, !dbg !138
  unreachable, !dbg !138

_ZL9ws_assertbPKcS0_jS0_.exit224:                 ; preds = %land.end16
  %42 = load ptr, ptr %c.addr, align 8, !dbg !139
  %arrayidx17 = getelementptr inbounds i32, ptr %42, i64 0, !dbg !139
  store ptr %arrayidx17, ptr %p.addr.i251, align 8, !dbg !140
  store i32 3, ptr %v.addr.i252, align 4, !dbg !140
  %43 = load ptr, ptr %p.addr.i251, align 8, !dbg !140
  %44 = load i32, ptr %v.addr.i252, align 4, !dbg !140
  store i32 %44, ptr %.atomictmp.i253, align 4, !dbg !140
  %45 = load i32, ptr %.atomictmp.i253, align 4, !dbg !140
  %46 = atomicrmw max ptr %43, i32 %45 monotonic, align 4, !dbg !140
  store i32 %46, ptr %atomic-temp.i254, align 4, !dbg !140
  %47 = load i32, ptr %atomic-temp.i254, align 4, !dbg !140
  %cmp19 = icmp eq i32 %47, -9, !dbg !141
  br i1 %cmp19, label %land.rhs20, label %land.end23, !dbg !142

land.rhs20:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit224
  %48 = load ptr, ptr %c.addr, align 8, !dbg !143
  %arrayidx21 = getelementptr inbounds i32, ptr %48, i64 0, !dbg !143
  %49 = load i32, ptr %arrayidx21, align 4, !dbg !143
  %cmp22 = icmp eq i32 %49, 3, !dbg !144
  br label %land.end23

land.end23:                                       ; preds = %land.rhs20, %_ZL9ws_assertbPKcS0_jS0_.exit224
  %50 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit224 ], [ %cmp22, %land.rhs20 ], !dbg !123
  %storedv.i212 = zext i1 %50 to i8, !dbg !145
  store i8 %storedv.i212, ptr %holds.addr.i207, align 1, !dbg !145
  store ptr @.str4, ptr %text.addr.i208, align 8, !dbg !145
  store ptr @.str1, ptr %file.addr.i209, align 8, !dbg !145
  store i32 11, ptr %line.addr.i210, align 4, !dbg !145
  store ptr @__PRETTY_FUNCTION__._Z1kPiPjPf, ptr %fn.addr.i211, align 8, !dbg !145
  %51 = load i8, ptr %holds.addr.i207, align 1, !dbg !145
  %loadedv.i213 = trunc i8 %51 to i1, !dbg !145
  br i1 %loadedv.i213, label %_ZL9ws_assertbPKcS0_jS0_.exit215, label %if.then.i214, !dbg !145

if.then.i214:                                     ; preds = %land.end23
  %52 = load ptr, ptr %text.addr.i208, align 8, !dbg !145
  %53 = load ptr, ptr %file.addr.i209, align 8, !dbg !145
  %54 = load i32, ptr %line.addr.i210, align 4, !dbg !145
  %55 = load ptr, ptr %fn.addr.i211, align 8, !dbg !145
  call void @__assertfail(ptr noundef %52, ptr noundef %53, i32 noundef %54, ptr noundef %55, i64 noundef 1) #2, !dbg !145
  unreachable, !dbg !145

_ZL9ws_assertbPKcS0_jS0_.exit215:                 ; preds = %land.end23
  %56 = load ptr, ptr %c.addr, align 8, !dbg !146
  %arrayidx24 = getelementptr inbounds i32, ptr %56, i64 0, !dbg !146
  store ptr %arrayidx24, ptr %p.addr.i255, align 8, !dbg !147
  store i32 6, ptr %v.addr.i256, align 4, !dbg !147
  %57 = load ptr, ptr %p.addr.i255, align 8, !dbg !147
  %58 = load i32, ptr %v.addr.i256, align 4, !dbg !147
  store i32 %58, ptr %.atomictmp.i257, align 4, !dbg !147
  %59 = load i32, ptr %.atomictmp.i257, align 4, !dbg !147
  %60 = atomicrmw and ptr %57, i32 %59 monotonic, align 4, !dbg !147
  store i32 %60, ptr %atomic-temp.i258, align 4, !dbg !147
  %61 = load i32, ptr %atomic-temp.i258, align 4, !dbg !147
  %cmp26 = icmp eq i32 %61, 3, !dbg !148
  br i1 %cmp26, label %land.rhs27, label %land.end30, !dbg !149

land.rhs27:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit215
  %62 = load ptr, ptr %c.addr, align 8, !dbg !150
  %arrayidx28 = getelementptr inbounds i32, ptr %62, i64 0, !dbg !150
  %63 = load i32, ptr %arrayidx28, align 4, !dbg !150
  %cmp29 = icmp eq i32 %63, 2, !dbg !151
  br label %land.end30

land.end30:                                       ; preds = %land.rhs27, %_ZL9ws_assertbPKcS0_jS0_.exit215
  %64 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit215 ], [ %cmp29, %land.rhs27 ], !dbg !123
  %storedv.i203 = zext i1 %64 to i8, !dbg !152
  store i8 %storedv.i203, ptr %holds.addr.i198, align 1, !dbg !152
  store ptr @.str5, ptr %text.addr.i199, align 8, !dbg !152
  store ptr @.str1, ptr %file.addr.i200, align 8, !dbg !152
  store i32 12, ptr %line.addr.i201, align 4, !dbg !152
  store ptr @__PRETTY_FUNCTION__._Z1kPiPjPf, ptr %fn.addr.i202, align 8, !dbg !152
  %65 = load i8, ptr %holds.addr.i198, align 1, !dbg !152
  %loadedv.i204 = trunc i8 %65 to i1, !dbg !152
  br i1 %loadedv.i204, label %_ZL9ws_assertbPKcS0_jS0_.exit206, label %if.then.i205, !dbg !152

if.then.i205:                                     ; preds = %land.end30
  %66 = load ptr, ptr %text.addr.i199, align 8, !dbg !152
  %67 = load ptr, ptr %file.addr.i200, align 8, !dbg !152
  %68 = load i32, ptr %line.addr.i201, align 4, !dbg !152
  %69 = load ptr, ptr %fn.addr.i202, align 8, !dbg !152
  call void @__assertfail(ptr noundef %66, ptr noundef %67, i32 noundef %68, ptr noundef %69, i64 noundef 1) #2, !dbg !152
  unreachable, !dbg !152

_ZL9ws_assertbPKcS0_jS0_.exit206:                 ; preds = %land.end30
  %70 = load ptr, ptr %c.addr, align 8, !dbg !153
  %arrayidx31 = getelementptr inbounds i32, ptr %70, i64 0, !dbg !153
  store ptr %arrayidx31, ptr %p.addr.i259, align 8, !dbg !154
  store i32 9, ptr %v.addr.i260, align 4, !dbg !154
  %71 = load ptr, ptr %p.addr.i259, align 8, !dbg !154
  %72 = load i32, ptr %v.addr.i260, align 4, !dbg !154
  store i32 %72, ptr %.atomictmp.i261, align 4, !dbg !154
  %73 = load i32, ptr %.atomictmp.i261, align 4, !dbg !154
  %74 = atomicrmw or ptr %71, i32 %73 monotonic, align 4, !dbg !154
  store i32 %74, ptr %atomic-temp.i262, align 4, !dbg !154
  %75 = load i32, ptr %atomic-temp.i262, align 4, !dbg !154
  %cmp33 = icmp eq i32 %75, 2, !dbg !155
  br i1 %cmp33, label %land.rhs34, label %land.end37, !dbg !156

land.rhs34:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit206
  %76 = load ptr, ptr %c.addr, align 8, !dbg !157
  %arrayidx35 = getelementptr inbounds i32, ptr %76, i64 0, !dbg !157
  %77 = load i32, ptr %arrayidx35, align 4, !dbg !157
  %cmp36 = icmp eq i32 %77, 11, !dbg !158
  br label %land.end37

land.end37:                                       ; preds = %land.rhs34, %_ZL9ws_assertbPKcS0_jS0_.exit206
  %78 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit206 ], [ %cmp36, %land.rhs34 ], !dbg !123
  %storedv.i194 = zext i1 %78 to i8, !dbg !159
  store i8 %storedv.i194, ptr %holds.addr.i189, align 1, !dbg !159
  store ptr @.str6, ptr %text.addr.i190, align 8, !dbg !159
  store ptr @.str1, ptr %file.addr.i191, align 8, !dbg !159
  store i32 13, ptr %line.addr.i192, align 4, !dbg !159
  store ptr @__PRETTY_FUNCTION__._Z1kPiPjPf, ptr %fn.addr.i193, align 8, !dbg !159
  %79 = load i8, ptr %holds.addr.i189, align 1, !dbg !159
  %loadedv.i195 = trunc i8 %79 to i1, !dbg !159
  br i1 %loadedv.i195, label %_ZL9ws_assertbPKcS0_jS0_.exit197, label %if.then.i196, !dbg !159

if.then.i196:                                     ; preds = %land.end37
  %80 = load ptr, ptr %text.addr.i190, align 8, !dbg !159
  %81 = load ptr, ptr %file.addr.i191, align 8, !dbg !159
  %82 = load i32, ptr %line.addr.i192, align 4, !dbg !159
  %83 = load ptr, ptr %fn.addr.i193, align 8, !dbg !159
  call void @__assertfail(ptr noundef %80, ptr noundef %81, i32 noundef %82, ptr noundef %83, i64 noundef 1) #2, !dbg !159
  unreachable, !dbg !159

_ZL9ws_assertbPKcS0_jS0_.exit197:                 ; preds = %land.end37
  %84 = load ptr, ptr %c.addr, align 8, !dbg !160
  %arrayidx38 = getelementptr inbounds i32, ptr %84, i64 0, !dbg !160
  store ptr %arrayidx38, ptr %p.addr.i263, align 8, !dbg !161
  store i32 1, ptr %v.addr.i264, align 4, !dbg !161
  %85 = load ptr, ptr %p.addr.i263, align 8, !dbg !161
  %86 = load i32, ptr %v.addr.i264, align 4, !dbg !161
  store i32 %86, ptr %.atomictmp.i265, align 4, !dbg !161
  %87 = load i32, ptr %.atomictmp.i265, align 4, !dbg !161
  %88 = atomicrmw xor ptr %85, i32 %87 monotonic, align 4, !dbg !161
  store i32 %88, ptr %atomic-temp.i266, align 4, !dbg !161
  %89 = load i32, ptr %atomic-temp.i266, align 4, !dbg !161
  %cmp40 = icmp eq i32 %89, 11, !dbg !162
  br i1 %cmp40, label %land.rhs41, label %land.end44, !dbg !163

land.rhs41:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit197
  %90 = load ptr, ptr %c.addr, align 8, !dbg !164
  %arrayidx42 = getelementptr inbounds i32, ptr %90, i64 0, !dbg !164
  %91 = load i32, ptr %arrayidx42, align 4, !dbg !164
  %cmp43 = icmp eq i32 %91, 10, !dbg !165
  br label %land.end44

land.end44:                                       ; preds = %land.rhs41, %_ZL9ws_assertbPKcS0_jS0_.exit197
  %92 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit197 ], [ %cmp43, %land.rhs41 ], !dbg !123
  %storedv.i185 = zext i1 %92 to i8, !dbg !166
  store i8 %storedv.i185, ptr %holds.addr.i180, align 1, !dbg !166
  store ptr @.str7, ptr %text.addr.i181, align 8, !dbg !166
  store ptr @.str1, ptr %file.addr.i182, align 8, !dbg !166
  store i32 14, ptr %line.addr.i183, align 4, !dbg !166
  store ptr @__PRETTY_FUNCTION__._Z1kPiPjPf, ptr %fn.addr.i184, align 8, !dbg !166
  %93 = load i8, ptr %holds.addr.i180, align 1, !dbg !166
  %loadedv.i186 = trunc i8 %93 to i1, !dbg !166
  br i1 %loadedv.i186, label %_ZL9ws_assertbPKcS0_jS0_.exit188, label %if.then.i187, !dbg !166

if.then.i187:                                     ; preds = %land.end44
  %94 = load ptr, ptr %text.addr.i181, align 8, !dbg !166
  %95 = load ptr, ptr %file.addr.i182, align 8, !dbg !166
  %96 = load i32, ptr %line.addr.i183, align 4, !dbg !166
  %97 = load ptr, ptr %fn.addr.i184, align 8, !dbg !166
  call void @__assertfail(ptr noundef %94, ptr noundef %95, i32 noundef %96, ptr noundef %97, i64 noundef 1) #2, !dbg !166
  unreachable, !dbg !166

_ZL9ws_assertbPKcS0_jS0_.exit188:                 ; preds = %land.end44
  %98 = load ptr, ptr %c.addr, align 8, !dbg !167
  %arrayidx45 = getelementptr inbounds i32, ptr %98, i64 0, !dbg !167
  store ptr %arrayidx45, ptr %p.addr.i267, align 8, !dbg !168
  store i32 4, ptr %v.addr.i268, align 4, !dbg !168
  %99 = load ptr, ptr %p.addr.i267, align 8, !dbg !168
  %100 = load i32, ptr %v.addr.i268, align 4, !dbg !168
  store i32 %100, ptr %.atomictmp.i269, align 4, !dbg !168
  %101 = load i32, ptr %.atomictmp.i269, align 4, !dbg !168
  %102 = atomicrmw xchg ptr %99, i32 %101 monotonic, align 4, !dbg !168
  store i32 %102, ptr %atomic-temp.i270, align 4, !dbg !168
  %103 = load i32, ptr %atomic-temp.i270, align 4, !dbg !168
  %cmp47 = icmp eq i32 %103, 10, !dbg !169
  br i1 %cmp47, label %land.rhs48, label %land.end51, !dbg !170

land.rhs48:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit188
  %104 = load ptr, ptr %c.addr, align 8, !dbg !171
  %arrayidx49 = getelementptr inbounds i32, ptr %104, i64 0, !dbg !171
  %105 = load i32, ptr %arrayidx49, align 4, !dbg !171
  %cmp50 = icmp eq i32 %105, 4, !dbg !172
  br label %land.end51

land.end51:                                       ; preds = %land.rhs48, %_ZL9ws_assertbPKcS0_jS0_.exit188
  %106 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit188 ], [ %cmp50, %land.rhs48 ], !dbg !123
  %storedv.i176 = zext i1 %106 to i8, !dbg !173
  store i8 %storedv.i176, ptr %holds.addr.i171, align 1, !dbg !173
  store ptr @.str8, ptr %text.addr.i172, align 8, !dbg !173
  store ptr @.str1, ptr %file.addr.i173, align 8, !dbg !173
  store i32 15, ptr %line.addr.i174, align 4, !dbg !173
  store ptr @__PRETTY_FUNCTION__._Z1kPiPjPf, ptr %fn.addr.i175, align 8, !dbg !173
  %107 = load i8, ptr %holds.addr.i171, align 1, !dbg !173
  %loadedv.i177 = trunc i8 %107 to i1, !dbg !173
  br i1 %loadedv.i177, label %_ZL9ws_assertbPKcS0_jS0_.exit179, label %if.then.i178, !dbg !173

if.then.i178:                                     ; preds = %land.end51
  %108 = load ptr, ptr %text.addr.i172, align 8, !dbg !173
  %109 = load ptr, ptr %file.addr.i173, align 8, !dbg !173
  %110 = load i32, ptr %line.addr.i174, align 4, !dbg !173
  %111 = load ptr, ptr %fn.addr.i175, align 8, !dbg !173
  call void @__assertfail(ptr noundef %108, ptr noundef %109, i32 noundef %110, ptr noundef %111, i64 noundef 1) #2, !dbg !173
  unreachable, !dbg !173

_ZL9ws_assertbPKcS0_jS0_.exit179:                 ; preds = %land.end51
  %112 = load ptr, ptr %c.addr, align 8, !dbg !174
  %arrayidx52 = getelementptr inbounds i32, ptr %112, i64 0, !dbg !174
  store ptr %arrayidx52, ptr %p.addr.i276, align 8, !dbg !175
  store i32 5, ptr %e.addr.i277, align 4, !dbg !175
  store i32 6, ptr %v.addr.i278, align 4, !dbg !175
  %113 = load ptr, ptr %p.addr.i276, align 8, !dbg !175
  %114 = load i32, ptr %v.addr.i278, align 4, !dbg !175
  store i32 %114, ptr %.atomictmp.i279, align 4, !dbg !175
  %115 = load i32, ptr %e.addr.i277, align 4, !dbg !175
  %116 = load i32, ptr %.atomictmp.i279, align 4, !dbg !175
  %117 = cmpxchg ptr %113, i32 %115, i32 %116 monotonic monotonic, align 4, !dbg !175
  %118 = extractvalue { i32, i1 } %117, 0, !dbg !175
  %119 = extractvalue { i32, i1 } %117, 1, !dbg !175
  br i1 %119, label %_ZL9atomicCASPiii.exit284, label %cmpxchg.store_expected.i281, !dbg !175

cmpxchg.store_expected.i281:                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit179
  store i32 %118, ptr %e.addr.i277, align 4, !dbg !175
  br label %_ZL9atomicCASPiii.exit284, !dbg !175

_ZL9atomicCASPiii.exit284:                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit179, %cmpxchg.store_expected.i281
  %storedv.i282 = zext i1 %119 to i8, !dbg !175
  store i8 %storedv.i282, ptr %cmpxchg.bool.i280, align 1, !dbg !175
  %120 = load i8, ptr %cmpxchg.bool.i280, align 1, !dbg !175
  %loadedv.i283 = trunc i8 %120 to i1, !dbg !175
  %121 = load i32, ptr %e.addr.i277, align 4, !dbg !175
  %cmp54 = icmp eq i32 %121, 4, !dbg !176
  br i1 %cmp54, label %land.rhs55, label %land.end58, !dbg !177

land.rhs55:                                       ; preds = %_ZL9atomicCASPiii.exit284
  %122 = load ptr, ptr %c.addr, align 8, !dbg !178
  %arrayidx56 = getelementptr inbounds i32, ptr %122, i64 0, !dbg !178
  %123 = load i32, ptr %arrayidx56, align 4, !dbg !178
  %cmp57 = icmp eq i32 %123, 4, !dbg !179
  br label %land.end58

land.end58:                                       ; preds = %land.rhs55, %_ZL9atomicCASPiii.exit284
  %124 = phi i1 [ false, %_ZL9atomicCASPiii.exit284 ], [ %cmp57, %land.rhs55 ], !dbg !123
  %storedv.i167 = zext i1 %124 to i8, !dbg !180
  store i8 %storedv.i167, ptr %holds.addr.i162, align 1, !dbg !180
  store ptr @.str9, ptr %text.addr.i163, align 8, !dbg !180
  store ptr @.str1, ptr %file.addr.i164, align 8, !dbg !180
  store i32 16, ptr %line.addr.i165, align 4, !dbg !180
  store ptr @__PRETTY_FUNCTION__._Z1kPiPjPf, ptr %fn.addr.i166, align 8, !dbg !180
  %125 = load i8, ptr %holds.addr.i162, align 1, !dbg !180
  %loadedv.i168 = trunc i8 %125 to i1, !dbg !180
  br i1 %loadedv.i168, label %_ZL9ws_assertbPKcS0_jS0_.exit170, label %if.then.i169, !dbg !180

if.then.i169:                                     ; preds = %land.end58
  %126 = load ptr, ptr %text.addr.i163, align 8, !dbg !180
  %127 = load ptr, ptr %file.addr.i164, align 8, !dbg !180
  %128 = load i32, ptr %line.addr.i165, align 4, !dbg !180
  %129 = load ptr, ptr %fn.addr.i166, align 8, !dbg !180
  call void @__assertfail(ptr noundef %126, ptr noundef %127, i32 noundef %128, ptr noundef %129, i64 noundef 1) #2, !dbg !180
  unreachable, !dbg !180

_ZL9ws_assertbPKcS0_jS0_.exit170:                 ; preds = %land.end58
  %130 = load ptr, ptr %c.addr, align 8, !dbg !181
  %arrayidx59 = getelementptr inbounds i32, ptr %130, i64 0, !dbg !181
  store ptr %arrayidx59, ptr %p.addr.i271, align 8, !dbg !182
  store i32 4, ptr %e.addr.i, align 4, !dbg !182
  store i32 6, ptr %v.addr.i272, align 4, !dbg !182
  %131 = load ptr, ptr %p.addr.i271, align 8, !dbg !182
  %132 = load i32, ptr %v.addr.i272, align 4, !dbg !182
  store i32 %132, ptr %.atomictmp.i273, align 4, !dbg !182
  %133 = load i32, ptr %e.addr.i, align 4, !dbg !182
  %134 = load i32, ptr %.atomictmp.i273, align 4, !dbg !182
  %135 = cmpxchg ptr %131, i32 %133, i32 %134 monotonic monotonic, align 4, !dbg !182
  %136 = extractvalue { i32, i1 } %135, 0, !dbg !182
  %137 = extractvalue { i32, i1 } %135, 1, !dbg !182
  br i1 %137, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !182

cmpxchg.store_expected.i:                         ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit170
  store i32 %136, ptr %e.addr.i, align 4, !dbg !182
  br label %_ZL9atomicCASPiii.exit, !dbg !182

_ZL9atomicCASPiii.exit:                           ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit170, %cmpxchg.store_expected.i
  %storedv.i274 = zext i1 %137 to i8, !dbg !182
  store i8 %storedv.i274, ptr %cmpxchg.bool.i, align 1, !dbg !182
  %138 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !182
  %loadedv.i275 = trunc i8 %138 to i1, !dbg !182
  %139 = load i32, ptr %e.addr.i, align 4, !dbg !182
  %cmp61 = icmp eq i32 %139, 4, !dbg !183
  br i1 %cmp61, label %land.rhs62, label %land.end65, !dbg !184

land.rhs62:                                       ; preds = %_ZL9atomicCASPiii.exit
  %140 = load ptr, ptr %c.addr, align 8, !dbg !185
  %arrayidx63 = getelementptr inbounds i32, ptr %140, i64 0, !dbg !185
  %141 = load i32, ptr %arrayidx63, align 4, !dbg !185
  %cmp64 = icmp eq i32 %141, 6, !dbg !186
  br label %land.end65

land.end65:                                       ; preds = %land.rhs62, %_ZL9atomicCASPiii.exit
  %142 = phi i1 [ false, %_ZL9atomicCASPiii.exit ], [ %cmp64, %land.rhs62 ], !dbg !123
  %storedv.i158 = zext i1 %142 to i8, !dbg !187
  store i8 %storedv.i158, ptr %holds.addr.i153, align 1, !dbg !187
  store ptr @.str10, ptr %text.addr.i154, align 8, !dbg !187
  store ptr @.str1, ptr %file.addr.i155, align 8, !dbg !187
  store i32 17, ptr %line.addr.i156, align 4, !dbg !187
  store ptr @__PRETTY_FUNCTION__._Z1kPiPjPf, ptr %fn.addr.i157, align 8, !dbg !187
  %143 = load i8, ptr %holds.addr.i153, align 1, !dbg !187
  %loadedv.i159 = trunc i8 %143 to i1, !dbg !187
  br i1 %loadedv.i159, label %_ZL9ws_assertbPKcS0_jS0_.exit161, label %if.then.i160, !dbg !187

if.then.i160:                                     ; preds = %land.end65
  %144 = load ptr, ptr %text.addr.i154, align 8, !dbg !187
  %145 = load ptr, ptr %file.addr.i155, align 8, !dbg !187
  %146 = load i32, ptr %line.addr.i156, align 4, !dbg !187
  %147 = load ptr, ptr %fn.addr.i157, align 8, !dbg !187
  call void @__assertfail(ptr noundef %144, ptr noundef %145, i32 noundef %146, ptr noundef %147, i64 noundef 1) #2, !dbg !187
  unreachable, !dbg !187

_ZL9ws_assertbPKcS0_jS0_.exit161:                 ; preds = %land.end65
  %148 = load ptr, ptr %u.addr, align 8, !dbg !188
  %arrayidx66 = getelementptr inbounds i32, ptr %148, i64 0, !dbg !188
  store ptr %arrayidx66, ptr %p.addr.i287, align 8, !dbg !189
  store i32 1, ptr %v.addr.i288, align 4, !dbg !189
  %149 = load ptr, ptr %p.addr.i287, align 8, !dbg !189
  %150 = load i32, ptr %v.addr.i288, align 4, !dbg !189
  %151 = atomicrmw uinc_wrap ptr %149, i32 %150 seq_cst, align 4, !dbg !189
  %cmp68 = icmp eq i32 %151, 0, !dbg !190
  br i1 %cmp68, label %land.rhs69, label %land.end72, !dbg !191

land.rhs69:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit161
  %152 = load ptr, ptr %u.addr, align 8, !dbg !192
  %arrayidx70 = getelementptr inbounds i32, ptr %152, i64 0, !dbg !192
  %153 = load i32, ptr %arrayidx70, align 4, !dbg !192
  %cmp71 = icmp eq i32 %153, 1, !dbg !193
  br label %land.end72

land.end72:                                       ; preds = %land.rhs69, %_ZL9ws_assertbPKcS0_jS0_.exit161
  %154 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit161 ], [ %cmp71, %land.rhs69 ], !dbg !123
  %storedv.i149 = zext i1 %154 to i8, !dbg !194
  store i8 %storedv.i149, ptr %holds.addr.i144, align 1, !dbg !194
  store ptr @.str11, ptr %text.addr.i145, align 8, !dbg !194
  store ptr @.str1, ptr %file.addr.i146, align 8, !dbg !194
  store i32 18, ptr %line.addr.i147, align 4, !dbg !194
  store ptr @__PRETTY_FUNCTION__._Z1kPiPjPf, ptr %fn.addr.i148, align 8, !dbg !194
  %155 = load i8, ptr %holds.addr.i144, align 1, !dbg !194
  %loadedv.i150 = trunc i8 %155 to i1, !dbg !194
  br i1 %loadedv.i150, label %_ZL9ws_assertbPKcS0_jS0_.exit152, label %if.then.i151, !dbg !194

if.then.i151:                                     ; preds = %land.end72
  %156 = load ptr, ptr %text.addr.i145, align 8, !dbg !194
  %157 = load ptr, ptr %file.addr.i146, align 8, !dbg !194
  %158 = load i32, ptr %line.addr.i147, align 4, !dbg !194
  %159 = load ptr, ptr %fn.addr.i148, align 8, !dbg !194
  call void @__assertfail(ptr noundef %156, ptr noundef %157, i32 noundef %158, ptr noundef %159, i64 noundef 1) #2, !dbg !194
  unreachable, !dbg !194

_ZL9ws_assertbPKcS0_jS0_.exit152:                 ; preds = %land.end72
  %160 = load ptr, ptr %u.addr, align 8, !dbg !195
  %arrayidx73 = getelementptr inbounds i32, ptr %160, i64 0, !dbg !195
  store ptr %arrayidx73, ptr %p.addr.i285, align 8, !dbg !196
  store i32 1, ptr %v.addr.i286, align 4, !dbg !196
  %161 = load ptr, ptr %p.addr.i285, align 8, !dbg !196
  %162 = load i32, ptr %v.addr.i286, align 4, !dbg !196
  %163 = atomicrmw uinc_wrap ptr %161, i32 %162 seq_cst, align 4, !dbg !196
  %cmp75 = icmp eq i32 %163, 1, !dbg !197
  br i1 %cmp75, label %land.rhs76, label %land.end79, !dbg !198

land.rhs76:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit152
  %164 = load ptr, ptr %u.addr, align 8, !dbg !199
  %arrayidx77 = getelementptr inbounds i32, ptr %164, i64 0, !dbg !199
  %165 = load i32, ptr %arrayidx77, align 4, !dbg !199
  %cmp78 = icmp eq i32 %165, 0, !dbg !200
  br label %land.end79

land.end79:                                       ; preds = %land.rhs76, %_ZL9ws_assertbPKcS0_jS0_.exit152
  %166 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit152 ], [ %cmp78, %land.rhs76 ], !dbg !123
  %storedv.i140 = zext i1 %166 to i8, !dbg !201
  store i8 %storedv.i140, ptr %holds.addr.i135, align 1, !dbg !201
  store ptr @.str12, ptr %text.addr.i136, align 8, !dbg !201
  store ptr @.str1, ptr %file.addr.i137, align 8, !dbg !201
  store i32 19, ptr %line.addr.i138, align 4, !dbg !201
  store ptr @__PRETTY_FUNCTION__._Z1kPiPjPf, ptr %fn.addr.i139, align 8, !dbg !201
  %167 = load i8, ptr %holds.addr.i135, align 1, !dbg !201
  %loadedv.i141 = trunc i8 %167 to i1, !dbg !201
  br i1 %loadedv.i141, label %_ZL9ws_assertbPKcS0_jS0_.exit143, label %if.then.i142, !dbg !201

if.then.i142:                                     ; preds = %land.end79
  %168 = load ptr, ptr %text.addr.i136, align 8, !dbg !201
  %169 = load ptr, ptr %file.addr.i137, align 8, !dbg !201
  %170 = load i32, ptr %line.addr.i138, align 4, !dbg !201
  %171 = load ptr, ptr %fn.addr.i139, align 8, !dbg !201
  call void @__assertfail(ptr noundef %168, ptr noundef %169, i32 noundef %170, ptr noundef %171, i64 noundef 1) #2, !dbg !201
  unreachable, !dbg !201

_ZL9ws_assertbPKcS0_jS0_.exit143:                 ; preds = %land.end79
  %172 = load ptr, ptr %u.addr, align 8, !dbg !202
  %arrayidx80 = getelementptr inbounds i32, ptr %172, i64 0, !dbg !202
  store ptr %arrayidx80, ptr %p.addr.i291, align 8, !dbg !203
  store i32 9, ptr %v.addr.i292, align 4, !dbg !203
  %173 = load ptr, ptr %p.addr.i291, align 8, !dbg !203
  %174 = load i32, ptr %v.addr.i292, align 4, !dbg !203
  %175 = atomicrmw udec_wrap ptr %173, i32 %174 seq_cst, align 4, !dbg !203
  %cmp82 = icmp eq i32 %175, 0, !dbg !204
  br i1 %cmp82, label %land.rhs83, label %land.end86, !dbg !205

land.rhs83:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit143
  %176 = load ptr, ptr %u.addr, align 8, !dbg !206
  %arrayidx84 = getelementptr inbounds i32, ptr %176, i64 0, !dbg !206
  %177 = load i32, ptr %arrayidx84, align 4, !dbg !206
  %cmp85 = icmp eq i32 %177, 9, !dbg !207
  br label %land.end86

land.end86:                                       ; preds = %land.rhs83, %_ZL9ws_assertbPKcS0_jS0_.exit143
  %178 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit143 ], [ %cmp85, %land.rhs83 ], !dbg !123
  %storedv.i131 = zext i1 %178 to i8, !dbg !208
  store i8 %storedv.i131, ptr %holds.addr.i126, align 1, !dbg !208
  store ptr @.str13, ptr %text.addr.i127, align 8, !dbg !208
  store ptr @.str1, ptr %file.addr.i128, align 8, !dbg !208
  store i32 20, ptr %line.addr.i129, align 4, !dbg !208
  store ptr @__PRETTY_FUNCTION__._Z1kPiPjPf, ptr %fn.addr.i130, align 8, !dbg !208
  %179 = load i8, ptr %holds.addr.i126, align 1, !dbg !208
  %loadedv.i132 = trunc i8 %179 to i1, !dbg !208
  br i1 %loadedv.i132, label %_ZL9ws_assertbPKcS0_jS0_.exit134, label %if.then.i133, !dbg !208

if.then.i133:                                     ; preds = %land.end86
  %180 = load ptr, ptr %text.addr.i127, align 8, !dbg !208
  %181 = load ptr, ptr %file.addr.i128, align 8, !dbg !208
  %182 = load i32, ptr %line.addr.i129, align 4, !dbg !208
  %183 = load ptr, ptr %fn.addr.i130, align 8, !dbg !208
  call void @__assertfail(ptr noundef %180, ptr noundef %181, i32 noundef %182, ptr noundef %183, i64 noundef 1) #2, !dbg !208
  unreachable, !dbg !208

_ZL9ws_assertbPKcS0_jS0_.exit134:                 ; preds = %land.end86
  %184 = load ptr, ptr %u.addr, align 8, !dbg !209
  %arrayidx87 = getelementptr inbounds i32, ptr %184, i64 0, !dbg !209
  store ptr %arrayidx87, ptr %p.addr.i289, align 8, !dbg !210
  store i32 9, ptr %v.addr.i290, align 4, !dbg !210
  %185 = load ptr, ptr %p.addr.i289, align 8, !dbg !210
  %186 = load i32, ptr %v.addr.i290, align 4, !dbg !210
  %187 = atomicrmw udec_wrap ptr %185, i32 %186 seq_cst, align 4, !dbg !210
  %cmp89 = icmp eq i32 %187, 9, !dbg !211
  br i1 %cmp89, label %land.rhs90, label %land.end93, !dbg !212

land.rhs90:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit134
  %188 = load ptr, ptr %u.addr, align 8, !dbg !213
  %arrayidx91 = getelementptr inbounds i32, ptr %188, i64 0, !dbg !213
  %189 = load i32, ptr %arrayidx91, align 4, !dbg !213
  %cmp92 = icmp eq i32 %189, 8, !dbg !214
  br label %land.end93

land.end93:                                       ; preds = %land.rhs90, %_ZL9ws_assertbPKcS0_jS0_.exit134
  %190 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit134 ], [ %cmp92, %land.rhs90 ], !dbg !123
  %storedv.i122 = zext i1 %190 to i8, !dbg !215
  store i8 %storedv.i122, ptr %holds.addr.i117, align 1, !dbg !215
  store ptr @.str14, ptr %text.addr.i118, align 8, !dbg !215
  store ptr @.str1, ptr %file.addr.i119, align 8, !dbg !215
  store i32 21, ptr %line.addr.i120, align 4, !dbg !215
  store ptr @__PRETTY_FUNCTION__._Z1kPiPjPf, ptr %fn.addr.i121, align 8, !dbg !215
  %191 = load i8, ptr %holds.addr.i117, align 1, !dbg !215
  %loadedv.i123 = trunc i8 %191 to i1, !dbg !215
  br i1 %loadedv.i123, label %_ZL9ws_assertbPKcS0_jS0_.exit125, label %if.then.i124, !dbg !215

if.then.i124:                                     ; preds = %land.end93
  %192 = load ptr, ptr %text.addr.i118, align 8, !dbg !215
  %193 = load ptr, ptr %file.addr.i119, align 8, !dbg !215
  %194 = load i32, ptr %line.addr.i120, align 4, !dbg !215
  %195 = load ptr, ptr %fn.addr.i121, align 8, !dbg !215
  call void @__assertfail(ptr noundef %192, ptr noundef %193, i32 noundef %194, ptr noundef %195, i64 noundef 1) #2, !dbg !215
  unreachable, !dbg !215

_ZL9ws_assertbPKcS0_jS0_.exit125:                 ; preds = %land.end93
  %196 = load ptr, ptr %u.addr, align 8, !dbg !216
  %arrayidx94 = getelementptr inbounds i32, ptr %196, i64 1, !dbg !216
  store ptr %arrayidx94, ptr %p.addr.i293, align 8, !dbg !217
  store i32 -2147483648, ptr %v.addr.i294, align 4, !dbg !217
  %197 = load ptr, ptr %p.addr.i293, align 8, !dbg !217
  %198 = load i32, ptr %v.addr.i294, align 4, !dbg !217
  store i32 %198, ptr %.atomictmp.i295, align 4, !dbg !217
  %199 = load i32, ptr %.atomictmp.i295, align 4, !dbg !217
  %200 = atomicrmw umax ptr %197, i32 %199 monotonic, align 4, !dbg !217
  store i32 %200, ptr %atomic-temp.i296, align 4, !dbg !217
  %201 = load i32, ptr %atomic-temp.i296, align 4, !dbg !217
  %cmp96 = icmp eq i32 %201, 0, !dbg !218
  br i1 %cmp96, label %land.rhs97, label %land.end100, !dbg !219

land.rhs97:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit125
  %202 = load ptr, ptr %u.addr, align 8, !dbg !220
  %arrayidx98 = getelementptr inbounds i32, ptr %202, i64 1, !dbg !220
  %203 = load i32, ptr %arrayidx98, align 4, !dbg !220
  %cmp99 = icmp eq i32 %203, -2147483648, !dbg !221
  br label %land.end100

land.end100:                                      ; preds = %land.rhs97, %_ZL9ws_assertbPKcS0_jS0_.exit125
  %204 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit125 ], [ %cmp99, %land.rhs97 ], !dbg !123
  %storedv.i113 = zext i1 %204 to i8, !dbg !222
  store i8 %storedv.i113, ptr %holds.addr.i108, align 1, !dbg !222
  store ptr @.str15, ptr %text.addr.i109, align 8, !dbg !222
  store ptr @.str1, ptr %file.addr.i110, align 8, !dbg !222
  store i32 22, ptr %line.addr.i111, align 4, !dbg !222
  store ptr @__PRETTY_FUNCTION__._Z1kPiPjPf, ptr %fn.addr.i112, align 8, !dbg !222
  %205 = load i8, ptr %holds.addr.i108, align 1, !dbg !222
  %loadedv.i114 = trunc i8 %205 to i1, !dbg !222
  br i1 %loadedv.i114, label %_ZL9ws_assertbPKcS0_jS0_.exit116, label %if.then.i115, !dbg !222

if.then.i115:                                     ; preds = %land.end100
  %206 = load ptr, ptr %text.addr.i109, align 8, !dbg !222
  %207 = load ptr, ptr %file.addr.i110, align 8, !dbg !222
  %208 = load i32, ptr %line.addr.i111, align 4, !dbg !222
  %209 = load ptr, ptr %fn.addr.i112, align 8, !dbg !222
  call void @__assertfail(ptr noundef %206, ptr noundef %207, i32 noundef %208, ptr noundef %209, i64 noundef 1) #2, !dbg !222
  unreachable, !dbg !222

_ZL9ws_assertbPKcS0_jS0_.exit116:                 ; preds = %land.end100
  %210 = load ptr, ptr %f.addr, align 8, !dbg !223
  %arrayidx101 = getelementptr inbounds float, ptr %210, i64 0, !dbg !223
  store ptr %arrayidx101, ptr %p.addr.i297, align 8, !dbg !224
  store float 1.500000e+00, ptr %v.addr.i298, align 4, !dbg !224
  %211 = load ptr, ptr %p.addr.i297, align 8, !dbg !224
  %212 = load float, ptr %v.addr.i298, align 4, !dbg !224
  store float %212, ptr %.atomictmp.i299, align 4, !dbg !224
  %213 = load float, ptr %.atomictmp.i299, align 4, !dbg !224
  %214 = atomicrmw fadd ptr %211, float %213 monotonic, align 4, !dbg !224
  store float %214, ptr %atomic-temp.i300, align 4, !dbg !224
  %215 = load float, ptr %atomic-temp.i300, align 4, !dbg !224
  %cmp103 = fcmp oeq float %215, 0.000000e+00, !dbg !225
  br i1 %cmp103, label %land.rhs104, label %land.end107, !dbg !226

land.rhs104:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit116
  %216 = load ptr, ptr %f.addr, align 8, !dbg !227
  %arrayidx105 = getelementptr inbounds float, ptr %216, i64 0, !dbg !227
  %217 = load float, ptr %arrayidx105, align 4, !dbg !227
  %cmp106 = fcmp oeq float %217, 1.500000e+00, !dbg !228
  br label %land.end107

land.end107:                                      ; preds = %land.rhs104, %_ZL9ws_assertbPKcS0_jS0_.exit116
  %218 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit116 ], [ %cmp106, %land.rhs104 ], !dbg !123
  %storedv.i = zext i1 %218 to i8, !dbg !229
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !229
  store ptr @.str16, ptr %text.addr.i, align 8, !dbg !229
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !229
  store i32 23, ptr %line.addr.i, align 4, !dbg !229
  store ptr @__PRETTY_FUNCTION__._Z1kPiPjPf, ptr %fn.addr.i, align 8, !dbg !229
  %219 = load i8, ptr %holds.addr.i, align 1, !dbg !229
  %loadedv.i = trunc i8 %219 to i1, !dbg !229
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !229

if.then.i:                                        ; preds = %land.end107
  %220 = load ptr, ptr %text.addr.i, align 8, !dbg !229
  %221 = load ptr, ptr %file.addr.i, align 8, !dbg !229
  %222 = load i32, ptr %line.addr.i, align 4, !dbg !229
  %223 = load ptr, ptr %fn.addr.i, align 8, !dbg !229
  call void @__assertfail(ptr noundef %220, ptr noundef %221, i32 noundef %222, ptr noundef %223, i64 noundef 1) #2, !dbg !229
  unreachable, !dbg !229

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end107
  ret void, !dbg !230
}

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #2 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!60}
!llvm.module.flags = !{!98, !99, !100, !101}
!llvm.ident = !{!102}

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
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 312, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 39)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !15, isLocal: true, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 328, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 41)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !15, isLocal: true, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !3, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !3, isLocal: true, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 40)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !33, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !22, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !22, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !15, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !15, isLocal: true, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !15, isLocal: true, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !15, isLocal: true, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 464, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 58)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 376, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 47)
!60 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !61, globals: !63, imports: !64, splitDebugInlining: false, nameTableKind: None)
!61 = !{!62}
!62 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!63 = !{!0, !8, !13, !18, !20, !25, !27, !29, !31, !36, !38, !40, !42, !44, !46, !48, !50, !55}
!64 = !{!65, !68, !70, !75, !80, !85, !90, !92}
!65 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !60, entity: !66, file: !67, line: 128)
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
!88 = !{!62, !89}
!89 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!90 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !91, file: !67, line: 154)
!91 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !67, file: !67, line: 147, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!92 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !93, file: !67, line: 154)
!93 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !67, file: !67, line: 149, type: !94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!94 = !DISubroutineType(types: !95)
!95 = !{!96, !97}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!98 = !{i32 7, !"Dwarf Version", i32 4}
!99 = !{i32 2, !"Debug Info Version", i32 3}
!100 = !{i32 1, !"wchar_size", i32 4}
!101 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!102 = !{!"clang version 22.1.8"}
!103 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPjPf", scope: !2, file: !2, line: 7, type: !104, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !60, retainedNodes: !110)
!104 = !DISubroutineType(types: !105)
!105 = !{null, !106, !107, !109}
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64)
!108 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !97, size: 64)
!110 = !{}
!111 = !DILocalVariable(name: "c", arg: 1, scope: !103, file: !2, line: 7, type: !106)
!112 = !DILocation(line: 7, column: 24, scope: !103)
!113 = !DILocalVariable(name: "u", arg: 2, scope: !103, file: !2, line: 7, type: !107)
!114 = !DILocation(line: 7, column: 37, scope: !103)
!115 = !DILocalVariable(name: "f", arg: 3, scope: !103, file: !2, line: 7, type: !109)
!116 = !DILocation(line: 7, column: 47, scope: !103)
!117 = !DILocation(line: 8, column: 21, scope: !103)
!118 = !DILocation(line: 8, column: 10, scope: !103)
!119 = !DILocation(line: 8, column: 30, scope: !103)
!120 = !DILocation(line: 8, column: 35, scope: !103)
!121 = !DILocation(line: 8, column: 38, scope: !103)
!122 = !DILocation(line: 8, column: 43, scope: !103)
!123 = !DILocation(line: 0, scope: !103)
!124 = !DILocation(line: 8, column: 3, scope: !103)
!125 = !DILocation(line: 9, column: 21, scope: !103)
!126 = !DILocation(line: 9, column: 10, scope: !103)
!127 = !DILocation(line: 9, column: 30, scope: !103)
!128 = !DILocation(line: 9, column: 35, scope: !103)
!129 = !DILocation(line: 9, column: 38, scope: !103)
!130 = !DILocation(line: 9, column: 43, scope: !103)
!131 = !DILocation(line: 9, column: 3, scope: !103)
!132 = !DILocation(line: 10, column: 21, scope: !103)
!133 = !DILocation(line: 10, column: 10, scope: !103)
!134 = !DILocation(line: 10, column: 31, scope: !103)
!135 = !DILocation(line: 10, column: 37, scope: !103)
!136 = !DILocation(line: 10, column: 40, scope: !103)
!137 = !DILocation(line: 10, column: 45, scope: !103)
!138 = !DILocation(line: 10, column: 3, scope: !103)
!139 = !DILocation(line: 11, column: 21, scope: !103)
!140 = !DILocation(line: 11, column: 10, scope: !103)
!141 = !DILocation(line: 11, column: 30, scope: !103)
!142 = !DILocation(line: 11, column: 36, scope: !103)
!143 = !DILocation(line: 11, column: 39, scope: !103)
!144 = !DILocation(line: 11, column: 44, scope: !103)
!145 = !DILocation(line: 11, column: 3, scope: !103)
!146 = !DILocation(line: 12, column: 21, scope: !103)
!147 = !DILocation(line: 12, column: 10, scope: !103)
!148 = !DILocation(line: 12, column: 30, scope: !103)
!149 = !DILocation(line: 12, column: 35, scope: !103)
!150 = !DILocation(line: 12, column: 38, scope: !103)
!151 = !DILocation(line: 12, column: 43, scope: !103)
!152 = !DILocation(line: 12, column: 3, scope: !103)
!153 = !DILocation(line: 13, column: 20, scope: !103)
!154 = !DILocation(line: 13, column: 10, scope: !103)
!155 = !DILocation(line: 13, column: 29, scope: !103)
!156 = !DILocation(line: 13, column: 34, scope: !103)
!157 = !DILocation(line: 13, column: 37, scope: !103)
!158 = !DILocation(line: 13, column: 42, scope: !103)
!159 = !DILocation(line: 13, column: 3, scope: !103)
!160 = !DILocation(line: 14, column: 21, scope: !103)
!161 = !DILocation(line: 14, column: 10, scope: !103)
!162 = !DILocation(line: 14, column: 30, scope: !103)
!163 = !DILocation(line: 14, column: 36, scope: !103)
!164 = !DILocation(line: 14, column: 39, scope: !103)
!165 = !DILocation(line: 14, column: 44, scope: !103)
!166 = !DILocation(line: 14, column: 3, scope: !103)
!167 = !DILocation(line: 15, column: 22, scope: !103)
!168 = !DILocation(line: 15, column: 10, scope: !103)
!169 = !DILocation(line: 15, column: 31, scope: !103)
!170 = !DILocation(line: 15, column: 37, scope: !103)
!171 = !DILocation(line: 15, column: 40, scope: !103)
!172 = !DILocation(line: 15, column: 45, scope: !103)
!173 = !DILocation(line: 15, column: 3, scope: !103)
!174 = !DILocation(line: 16, column: 21, scope: !103)
!175 = !DILocation(line: 16, column: 10, scope: !103)
!176 = !DILocation(line: 16, column: 33, scope: !103)
!177 = !DILocation(line: 16, column: 38, scope: !103)
!178 = !DILocation(line: 16, column: 41, scope: !103)
!179 = !DILocation(line: 16, column: 46, scope: !103)
!180 = !DILocation(line: 16, column: 3, scope: !103)
!181 = !DILocation(line: 17, column: 21, scope: !103)
!182 = !DILocation(line: 17, column: 10, scope: !103)
!183 = !DILocation(line: 17, column: 33, scope: !103)
!184 = !DILocation(line: 17, column: 38, scope: !103)
!185 = !DILocation(line: 17, column: 41, scope: !103)
!186 = !DILocation(line: 17, column: 46, scope: !103)
!187 = !DILocation(line: 17, column: 3, scope: !103)
!188 = !DILocation(line: 18, column: 21, scope: !103)
!189 = !DILocation(line: 18, column: 10, scope: !103)
!190 = !DILocation(line: 18, column: 31, scope: !103)
!191 = !DILocation(line: 18, column: 36, scope: !103)
!192 = !DILocation(line: 18, column: 39, scope: !103)
!193 = !DILocation(line: 18, column: 44, scope: !103)
!194 = !DILocation(line: 18, column: 3, scope: !103)
!195 = !DILocation(line: 19, column: 21, scope: !103)
!196 = !DILocation(line: 19, column: 10, scope: !103)
!197 = !DILocation(line: 19, column: 31, scope: !103)
!198 = !DILocation(line: 19, column: 36, scope: !103)
!199 = !DILocation(line: 19, column: 39, scope: !103)
!200 = !DILocation(line: 19, column: 44, scope: !103)
!201 = !DILocation(line: 19, column: 3, scope: !103)
!202 = !DILocation(line: 20, column: 21, scope: !103)
!203 = !DILocation(line: 20, column: 10, scope: !103)
!204 = !DILocation(line: 20, column: 31, scope: !103)
!205 = !DILocation(line: 20, column: 36, scope: !103)
!206 = !DILocation(line: 20, column: 39, scope: !103)
!207 = !DILocation(line: 20, column: 44, scope: !103)
!208 = !DILocation(line: 20, column: 3, scope: !103)
!209 = !DILocation(line: 21, column: 21, scope: !103)
!210 = !DILocation(line: 21, column: 10, scope: !103)
!211 = !DILocation(line: 21, column: 31, scope: !103)
!212 = !DILocation(line: 21, column: 36, scope: !103)
!213 = !DILocation(line: 21, column: 39, scope: !103)
!214 = !DILocation(line: 21, column: 44, scope: !103)
!215 = !DILocation(line: 21, column: 3, scope: !103)
!216 = !DILocation(line: 22, column: 21, scope: !103)
!217 = !DILocation(line: 22, column: 10, scope: !103)
!218 = !DILocation(line: 22, column: 40, scope: !103)
!219 = !DILocation(line: 22, column: 45, scope: !103)
!220 = !DILocation(line: 22, column: 48, scope: !103)
!221 = !DILocation(line: 22, column: 53, scope: !103)
!222 = !DILocation(line: 22, column: 3, scope: !103)
!223 = !DILocation(line: 23, column: 21, scope: !103)
!224 = !DILocation(line: 23, column: 10, scope: !103)
!225 = !DILocation(line: 23, column: 33, scope: !103)
!226 = !DILocation(line: 23, column: 41, scope: !103)
!227 = !DILocation(line: 23, column: 44, scope: !103)
!228 = !DILocation(line: 23, column: 49, scope: !103)
!229 = !DILocation(line: 23, column: 3, scope: !103)
!230 = !DILocation(line: 24, column: 1, scope: !103)
