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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPjPf(ptr noundef %c, ptr noundef %u, ptr noundef %f) #0 !dbg !107 {
entry:
    #dbg_value(ptr %c, !115, !DIExpression(), !118)
    #dbg_value(ptr %u, !116, !DIExpression(), !118)
    #dbg_value(ptr %f, !117, !DIExpression(), !118)
  %arrayidx = getelementptr inbounds i32, ptr %c, i64 0, !dbg !119
  %0 = atomicrmw add ptr %arrayidx, i32 5 monotonic, align 4, !dbg !120
  %cmp = icmp eq i32 %0, 0, !dbg !121
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !122

land.rhs:                                         ; preds = %entry
  %arrayidx1 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !123
  %1 = load i32, ptr %arrayidx1, align 4, !dbg !123, !tbaa !103
  %cmp2 = icmp eq i32 %1, 5, !dbg !124
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %2 = phi i1 [ false, %entry ], [ %cmp2, %land.rhs ], !dbg !118
  %storedv.i179 = zext i1 %2 to i8, !dbg !125
  br i1 %2, label %_ZL9ws_assertbPKcS0_jS0_.exit181, label %if.then.i180, !dbg !125

if.then.i180:                                     ; preds = %land.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 8, ptr noundef @__PRETTY_FUNCTION__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !125
  unreachable, !dbg !125

_ZL9ws_assertbPKcS0_jS0_.exit181:                 ; preds = %land.end
  %arrayidx3 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !126
  %3 = atomicrmw sub ptr %arrayidx3, i32 7 monotonic, align 4, !dbg !127
  %cmp5 = icmp eq i32 %3, 5, !dbg !128
  br i1 %cmp5, label %land.rhs6, label %land.end9, !dbg !129

land.rhs6:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit181
  %arrayidx7 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !130
  %4 = load i32, ptr %arrayidx7, align 4, !dbg !130, !tbaa !103
  %cmp8 = icmp eq i32 %4, -2, !dbg !131
  br label %land.end9

land.end9:                                        ; preds = %land.rhs6, %_ZL9ws_assertbPKcS0_jS0_.exit181
  %5 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit181 ], [ %cmp8, %land.rhs6 ], !dbg !118
  %storedv.i176 = zext i1 %5 to i8, !dbg !132
  br i1 %5, label %_ZL9ws_assertbPKcS0_jS0_.exit178, label %if.then.i177, !dbg !132

if.then.i177:                                     ; preds = %land.end9
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 9, ptr noundef @__PRETTY_FUNCTION__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !132
  unreachable, !dbg !132

_ZL9ws_assertbPKcS0_jS0_.exit178:                 ; preds = %land.end9
  %arrayidx10 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !133
  %6 = atomicrmw min ptr %arrayidx10, i32 -9 monotonic, align 4, !dbg !134
  %cmp12 = icmp eq i32 %6, -2, !dbg !135
  br i1 %cmp12, label %land.rhs13, label %land.end16, !dbg !136

land.rhs13:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit178
  %arrayidx14 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !137
  %7 = load i32, ptr %arrayidx14, align 4, !dbg !137, !tbaa !103
  %cmp15 = icmp eq i32 %7, -9, !dbg !138
  br label %land.end16

land.end16:                                       ; preds = %land.rhs13, %_ZL9ws_assertbPKcS0_jS0_.exit178
  %8 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit178 ], [ %cmp15, %land.rhs13 ], !dbg !118
  %storedv.i173 = zext i1 %8 to i8, !dbg !139
  br i1 %8, label %_ZL9ws_assertbPKcS0_jS0_.exit175, label %if.then.i174, !dbg !139

if.then.i174:                                     ; preds = %land.end16
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 10, ptr noundef @__PRETTY_FUNCTION__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !139
  unreachable, !dbg !139

_ZL9ws_assertbPKcS0_jS0_.exit175:                 ; preds = %land.end16
  %arrayidx17 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !140
  %9 = atomicrmw max ptr %arrayidx17, i32 3 monotonic, align 4, !dbg !141
  %cmp19 = icmp eq i32 %9, -9, !dbg !142
  br i1 %cmp19, label %land.rhs20, label %land.end23, !dbg !143

land.rhs20:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit175
  %arrayidx21 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !144
  %10 = load i32, ptr %arrayidx21, align 4, !dbg !144, !tbaa !103
  %cmp22 = icmp eq i32 %10, 3, !dbg !145
  br label %land.end23

land.end23:                                       ; preds = %land.rhs20, %_ZL9ws_assertbPKcS0_jS0_.exit175
  %11 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit175 ], [ %cmp22, %land.rhs20 ], !dbg !118
  %storedv.i170 = zext i1 %11 to i8, !dbg !146
  br i1 %11, label %_ZL9ws_assertbPKcS0_jS0_.exit172, label %if.then.i171, !dbg !146

if.then.i171:                                     ; preds = %land.end23
  call void @__assertfail(ptr noundef @.str4, ptr noundef @.str1, i32 noundef 11, ptr noundef @__PRETTY_FUNCTION__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !146
  unreachable, !dbg !146

_ZL9ws_assertbPKcS0_jS0_.exit172:                 ; preds = %land.end23
  %arrayidx24 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !147
  %12 = atomicrmw and ptr %arrayidx24, i32 6 monotonic, align 4, !dbg !148
  %cmp26 = icmp eq i32 %12, 3, !dbg !149
  br i1 %cmp26, label %land.rhs27, label %land.end30, !dbg !150

land.rhs27:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit172
  %arrayidx28 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !151
  %13 = load i32, ptr %arrayidx28, align 4, !dbg !151, !tbaa !103
  %cmp29 = icmp eq i32 %13, 2, !dbg !152
  br label %land.end30

land.end30:                                       ; preds = %land.rhs27, %_ZL9ws_assertbPKcS0_jS0_.exit172
  %14 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit172 ], [ %cmp29, %land.rhs27 ], !dbg !118
  %storedv.i167 = zext i1 %14 to i8, !dbg !153
  br i1 %14, label %_ZL9ws_assertbPKcS0_jS0_.exit169, label %if.then.i168, !dbg !153

if.then.i168:                                     ; preds = %land.end30
  call void @__assertfail(ptr noundef @.str5, ptr noundef @.str1, i32 noundef 12, ptr noundef @__PRETTY_FUNCTION__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !153
  unreachable, !dbg !153

_ZL9ws_assertbPKcS0_jS0_.exit169:                 ; preds = %land.end30
  %arrayidx31 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !154
  %15 = atomicrmw or ptr %arrayidx31, i32 9 monotonic, align 4, !dbg !155
  %cmp33 = icmp eq i32 %15, 2, !dbg !156
  br i1 %cmp33, label %land.rhs34, label %land.end37, !dbg !157

land.rhs34:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit169
  %arrayidx35 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !158
  %16 = load i32, ptr %arrayidx35, align 4, !dbg !158, !tbaa !103
  %cmp36 = icmp eq i32 %16, 11, !dbg !159
  br label %land.end37

land.end37:                                       ; preds = %land.rhs34, %_ZL9ws_assertbPKcS0_jS0_.exit169
  %17 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit169 ], [ %cmp36, %land.rhs34 ], !dbg !118
  %storedv.i164 = zext i1 %17 to i8, !dbg !160
  br i1 %17, label %_ZL9ws_assertbPKcS0_jS0_.exit166, label %if.then.i165, !dbg !160

if.then.i165:                                     ; preds = %land.end37
  call void @__assertfail(ptr noundef @.str6, ptr noundef @.str1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !160
  unreachable, !dbg !160

_ZL9ws_assertbPKcS0_jS0_.exit166:                 ; preds = %land.end37
  %arrayidx38 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !161
  %18 = atomicrmw xor ptr %arrayidx38, i32 1 monotonic, align 4, !dbg !162
  %cmp40 = icmp eq i32 %18, 11, !dbg !163
  br i1 %cmp40, label %land.rhs41, label %land.end44, !dbg !164

land.rhs41:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit166
  %arrayidx42 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !165
  %19 = load i32, ptr %arrayidx42, align 4, !dbg !165, !tbaa !103
  %cmp43 = icmp eq i32 %19, 10, !dbg !166
  br label %land.end44

land.end44:                                       ; preds = %land.rhs41, %_ZL9ws_assertbPKcS0_jS0_.exit166
  %20 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit166 ], [ %cmp43, %land.rhs41 ], !dbg !118
  %storedv.i161 = zext i1 %20 to i8, !dbg !167
  br i1 %20, label %_ZL9ws_assertbPKcS0_jS0_.exit163, label %if.then.i162, !dbg !167

if.then.i162:                                     ; preds = %land.end44
  call void @__assertfail(ptr noundef @.str7, ptr noundef @.str1, i32 noundef 14, ptr noundef @__PRETTY_FUNCTION__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !167
  unreachable, !dbg !167

_ZL9ws_assertbPKcS0_jS0_.exit163:                 ; preds = %land.end44
  %arrayidx45 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !168
  %21 = atomicrmw xchg ptr %arrayidx45, i32 4 monotonic, align 4, !dbg !169
  %cmp47 = icmp eq i32 %21, 10, !dbg !170
  br i1 %cmp47, label %land.rhs48, label %land.end51, !dbg !171

land.rhs48:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit163
  %arrayidx49 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !172
  %22 = load i32, ptr %arrayidx49, align 4, !dbg !172, !tbaa !103
  %cmp50 = icmp eq i32 %22, 4, !dbg !173
  br label %land.end51

land.end51:                                       ; preds = %land.rhs48, %_ZL9ws_assertbPKcS0_jS0_.exit163
  %23 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit163 ], [ %cmp50, %land.rhs48 ], !dbg !118
  %storedv.i158 = zext i1 %23 to i8, !dbg !174
  br i1 %23, label %_ZL9ws_assertbPKcS0_jS0_.exit160, label %if.then.i159, !dbg !174

if.then.i159:                                     ; preds = %land.end51
  call void @__assertfail(ptr noundef @.str8, ptr noundef @.str1, i32 noundef 15, ptr noundef @__PRETTY_FUNCTION__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !174
  unreachable, !dbg !174

_ZL9ws_assertbPKcS0_jS0_.exit160:                 ; preds = %land.end51
  %arrayidx52 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !175
  %24 = cmpxchg ptr %arrayidx52, i32 5, i32 6 monotonic monotonic, align 4, !dbg !176
  %25 = extractvalue { i32, i1 } %24, 0, !dbg !176
  %26 = extractvalue { i32, i1 } %24, 1, !dbg !176
  br i1 %26, label %_ZL9atomicCASPiii.exit186, label %cmpxchg.store_expected.i183, !dbg !176

cmpxchg.store_expected.i183:                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit160
  br label %_ZL9atomicCASPiii.exit186, !dbg !176

_ZL9atomicCASPiii.exit186:                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit160, %cmpxchg.store_expected.i183
  %e.addr.0.i184 = phi i32 [ 5, %_ZL9ws_assertbPKcS0_jS0_.exit160 ], [ %25, %cmpxchg.store_expected.i183 ], !dbg !176
  %storedv.i185 = zext i1 %26 to i8, !dbg !176
  %cmp54 = icmp eq i32 %e.addr.0.i184, 4, !dbg !177
  br i1 %cmp54, label %land.rhs55, label %land.end58, !dbg !178

land.rhs55:                                       ; preds = %_ZL9atomicCASPiii.exit186
  %arrayidx56 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !179
  %27 = load i32, ptr %arrayidx56, align 4, !dbg !179, !tbaa !103
  %cmp57 = icmp eq i32 %27, 4, !dbg !180
  br label %land.end58

land.end58:                                       ; preds = %land.rhs55, %_ZL9atomicCASPiii.exit186
  %28 = phi i1 [ false, %_ZL9atomicCASPiii.exit186 ], [ %cmp57, %land.rhs55 ], !dbg !118
  %storedv.i155 = zext i1 %28 to i8, !dbg !181
  br i1 %28, label %_ZL9ws_assertbPKcS0_jS0_.exit157, label %if.then.i156, !dbg !181

if.then.i156:                                     ; preds = %land.end58
  call void @__assertfail(ptr noundef @.str9, ptr noundef @.str1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !181
  unreachable, !dbg !181

_ZL9ws_assertbPKcS0_jS0_.exit157:                 ; preds = %land.end58
  %arrayidx59 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !182
  %29 = cmpxchg ptr %arrayidx59, i32 4, i32 6 monotonic monotonic, align 4, !dbg !183
  %30 = extractvalue { i32, i1 } %29, 0, !dbg !183
  %31 = extractvalue { i32, i1 } %29, 1, !dbg !183
  br i1 %31, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !183

cmpxchg.store_expected.i:                         ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit157
  br label %_ZL9atomicCASPiii.exit, !dbg !183

_ZL9atomicCASPiii.exit:                           ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit157, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ 4, %_ZL9ws_assertbPKcS0_jS0_.exit157 ], [ %30, %cmpxchg.store_expected.i ], !dbg !183
  %storedv.i182 = zext i1 %31 to i8, !dbg !183
  %cmp61 = icmp eq i32 %e.addr.0.i, 4, !dbg !184
  br i1 %cmp61, label %land.rhs62, label %land.end65, !dbg !185

land.rhs62:                                       ; preds = %_ZL9atomicCASPiii.exit
  %arrayidx63 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !186
  %32 = load i32, ptr %arrayidx63, align 4, !dbg !186, !tbaa !103
  %cmp64 = icmp eq i32 %32, 6, !dbg !187
  br label %land.end65

land.end65:                                       ; preds = %land.rhs62, %_ZL9atomicCASPiii.exit
  %33 = phi i1 [ false, %_ZL9atomicCASPiii.exit ], [ %cmp64, %land.rhs62 ], !dbg !118
  %storedv.i152 = zext i1 %33 to i8, !dbg !188
  br i1 %33, label %_ZL9ws_assertbPKcS0_jS0_.exit154, label %if.then.i153, !dbg !188

if.then.i153:                                     ; preds = %land.end65
  call void @__assertfail(ptr noundef @.str10, ptr noundef @.str1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !188
  unreachable, !dbg !188

_ZL9ws_assertbPKcS0_jS0_.exit154:                 ; preds = %land.end65
  %arrayidx66 = getelementptr inbounds i32, ptr %u, i64 0, !dbg !189
  %34 = atomicrmw uinc_wrap ptr %arrayidx66, i32 1 seq_cst, align 4, !dbg !190
  %cmp68 = icmp eq i32 %34, 0, !dbg !191
  br i1 %cmp68, label %land.rhs69, label %land.end72, !dbg !192

land.rhs69:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit154
  %arrayidx70 = getelementptr inbounds i32, ptr %u, i64 0, !dbg !193
  %35 = load i32, ptr %arrayidx70, align 4, !dbg !193, !tbaa !103
  %cmp71 = icmp eq i32 %35, 1, !dbg !194
  br label %land.end72

land.end72:                                       ; preds = %land.rhs69, %_ZL9ws_assertbPKcS0_jS0_.exit154
  %36 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit154 ], [ %cmp71, %land.rhs69 ], !dbg !118
  %storedv.i149 = zext i1 %36 to i8, !dbg !195
  br i1 %36, label %_ZL9ws_assertbPKcS0_jS0_.exit151, label %if.then.i150, !dbg !195

if.then.i150:                                     ; preds = %land.end72
  call void @__assertfail(ptr noundef @.str11, ptr noundef @.str1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !195
  unreachable, !dbg !195

_ZL9ws_assertbPKcS0_jS0_.exit151:                 ; preds = %land.end72
  %arrayidx73 = getelementptr inbounds i32, ptr %u, i64 0, !dbg !196
  %37 = atomicrmw uinc_wrap ptr %arrayidx73, i32 1 seq_cst, align 4, !dbg !197
  %cmp75 = icmp eq i32 %37, 1, !dbg !198
  br i1 %cmp75, label %land.rhs76, label %land.end79, !dbg !199

land.rhs76:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit151
  %arrayidx77 = getelementptr inbounds i32, ptr %u, i64 0, !dbg !200
  %38 = load i32, ptr %arrayidx77, align 4, !dbg !200, !tbaa !103
  %cmp78 = icmp eq i32 %38, 0, !dbg !201
  br label %land.end79

land.end79:                                       ; preds = %land.rhs76, %_ZL9ws_assertbPKcS0_jS0_.exit151
  %39 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit151 ], [ %cmp78, %land.rhs76 ], !dbg !118
  %storedv.i146 = zext i1 %39 to i8, !dbg !202
  br i1 %39, label %_ZL9ws_assertbPKcS0_jS0_.exit148, label %if.then.i147, !dbg !202

if.then.i147:                                     ; preds = %land.end79
  call void @__assertfail(ptr noundef @.str12, ptr noundef @.str1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !202
  unreachable, !dbg !202

_ZL9ws_assertbPKcS0_jS0_.exit148:                 ; preds = %land.end79
  %arrayidx80 = getelementptr inbounds i32, ptr %u, i64 0, !dbg !203
  %40 = atomicrmw udec_wrap ptr %arrayidx80, i32 9 seq_cst, align 4, !dbg !204
  %cmp82 = icmp eq i32 %40, 0, !dbg !205
  br i1 %cmp82, label %land.rhs83, label %land.end86, !dbg !206

land.rhs83:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit148
  %arrayidx84 = getelementptr inbounds i32, ptr %u, i64 0, !dbg !207
  %41 = load i32, ptr %arrayidx84, align 4, !dbg !207, !tbaa !103
  %cmp85 = icmp eq i32 %41, 9, !dbg !208
  br label %land.end86

land.end86:                                       ; preds = %land.rhs83, %_ZL9ws_assertbPKcS0_jS0_.exit148
  %42 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit148 ], [ %cmp85, %land.rhs83 ], !dbg !118
  %storedv.i143 = zext i1 %42 to i8, !dbg !209
  br i1 %42, label %_ZL9ws_assertbPKcS0_jS0_.exit145, label %if.then.i144, !dbg !209

if.then.i144:                                     ; preds = %land.end86
  call void @__assertfail(ptr noundef @.str13, ptr noundef @.str1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !209
  unreachable, !dbg !209

_ZL9ws_assertbPKcS0_jS0_.exit145:                 ; preds = %land.end86
  %arrayidx87 = getelementptr inbounds i32, ptr %u, i64 0, !dbg !210
  %43 = atomicrmw udec_wrap ptr %arrayidx87, i32 9 seq_cst, align 4, !dbg !211
  %cmp89 = icmp eq i32 %43, 9, !dbg !212
  br i1 %cmp89, label %land.rhs90, label %land.end93, !dbg !213

land.rhs90:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit145
  %arrayidx91 = getelementptr inbounds i32, ptr %u, i64 0, !dbg !214
  %44 = load i32, ptr %arrayidx91, align 4, !dbg !214, !tbaa !103
  %cmp92 = icmp eq i32 %44, 8, !dbg !215
  br label %land.end93

land.end93:                                       ; preds = %land.rhs90, %_ZL9ws_assertbPKcS0_jS0_.exit145
  %45 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit145 ], [ %cmp92, %land.rhs90 ], !dbg !118
  %storedv.i140 = zext i1 %45 to i8, !dbg !216
  br i1 %45, label %_ZL9ws_assertbPKcS0_jS0_.exit142, label %if.then.i141, !dbg !216

if.then.i141:                                     ; preds = %land.end93
  call void @__assertfail(ptr noundef @.str14, ptr noundef @.str1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !216
  unreachable, !dbg !216

_ZL9ws_assertbPKcS0_jS0_.exit142:                 ; preds = %land.end93
  %arrayidx94 = getelementptr inbounds i32, ptr %u, i64 1, !dbg !217
  %46 = atomicrmw umax ptr %arrayidx94, i32 -2147483648 monotonic, align 4, !dbg !218
  %cmp96 = icmp eq i32 %46, 0, !dbg !219
  br i1 %cmp96, label %land.rhs97, label %land.end100, !dbg !220

land.rhs97:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit142
  %arrayidx98 = getelementptr inbounds i32, ptr %u, i64 1, !dbg !221
  %47 = load i32, ptr %arrayidx98, align 4, !dbg !221, !tbaa !103
  %cmp99 = icmp eq i32 %47, -2147483648, !dbg !222
  br label %land.end100

land.end100:                                      ; preds = %land.rhs97, %_ZL9ws_assertbPKcS0_jS0_.exit142
  %48 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit142 ], [ %cmp99, %land.rhs97 ], !dbg !118
  %storedv.i137 = zext i1 %48 to i8, !dbg !223
  br i1 %48, label %_ZL9ws_assertbPKcS0_jS0_.exit139, label %if.then.i138, !dbg !223

if.then.i138:                                     ; preds = %land.end100
  call void @__assertfail(ptr noundef @.str15, ptr noundef @.str1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !223
  unreachable, !dbg !223

_ZL9ws_assertbPKcS0_jS0_.exit139:                 ; preds = %land.end100
  %arrayidx101 = getelementptr inbounds float, ptr %f, i64 0, !dbg !224
  %49 = atomicrmw fadd ptr %arrayidx101, float 1.500000e+00 monotonic, align 4, !dbg !225
  %cmp103 = fcmp oeq float %49, 0.000000e+00, !dbg !226
  br i1 %cmp103, label %land.rhs104, label %land.end107, !dbg !227

land.rhs104:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit139
  %arrayidx105 = getelementptr inbounds float, ptr %f, i64 0, !dbg !228
  %50 = load float, ptr %arrayidx105, align 4, !dbg !228, !tbaa !229
  %cmp106 = fcmp oeq float %50, 1.500000e+00, !dbg !231
  br label %land.end107

land.end107:                                      ; preds = %land.rhs104, %_ZL9ws_assertbPKcS0_jS0_.exit139
  %51 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit139 ], [ %cmp106, %land.rhs104 ], !dbg !118
  %storedv.i = zext i1 %51 to i8, !dbg !232
  br i1 %51, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !232

if.then.i:                                        ; preds = %land.end107
  call void @__assertfail(ptr noundef @.str16, ptr noundef @.str1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !232
  unreachable, !dbg !232

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end107
  ret void, !dbg !233
}

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #2 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!60}
!llvm.module.flags = !{!98, !99, !100, !101}
!llvm.ident = !{!102}
!llvm.errno.tbaa = !{!103}

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
!60 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !61, globals: !63, imports: !64, splitDebugInlining: false, nameTableKind: None)
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
!71 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !67, file: !67, line: 137, type: !72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!72 = !DISubroutineType(types: !73)
!73 = !{!74, !74}
!74 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!75 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !76, file: !67, line: 154)
!76 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !67, file: !67, line: 133, type: !77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!77 = !DISubroutineType(types: !78)
!78 = !{!79, !79}
!79 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!80 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !81, file: !67, line: 154)
!81 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !67, file: !67, line: 134, type: !82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!82 = !DISubroutineType(types: !83)
!83 = !{!84, !84}
!84 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!85 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !86, file: !67, line: 154)
!86 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !67, file: !67, line: 145, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!87 = !DISubroutineType(types: !88)
!88 = !{!62, !89}
!89 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!90 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !91, file: !67, line: 154)
!91 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !67, file: !67, line: 147, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!92 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !93, file: !67, line: 154)
!93 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !67, file: !67, line: 149, type: !94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!94 = !DISubroutineType(types: !95)
!95 = !{!96, !97}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!98 = !{i32 7, !"Dwarf Version", i32 4}
!99 = !{i32 2, !"Debug Info Version", i32 3}
!100 = !{i32 1, !"wchar_size", i32 4}
!101 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!102 = !{!"clang version 22.1.8"}
!103 = !{!104, !104, i64 0}
!104 = !{!"int", !105, i64 0}
!105 = !{!"omnipotent char", !106, i64 0}
!106 = !{!"Simple C++ TBAA"}
!107 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPjPf", scope: !2, file: !2, line: 7, type: !108, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !114)
!108 = !DISubroutineType(types: !109)
!109 = !{null, !110, !111, !113}
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!111 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !112, size: 64)
!112 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !97, size: 64)
!114 = !{!115, !116, !117}
!115 = !DILocalVariable(name: "c", arg: 1, scope: !107, file: !2, line: 7, type: !110)
!116 = !DILocalVariable(name: "u", arg: 2, scope: !107, file: !2, line: 7, type: !111)
!117 = !DILocalVariable(name: "f", arg: 3, scope: !107, file: !2, line: 7, type: !113)
!118 = !DILocation(line: 0, scope: !107)
!119 = !DILocation(line: 8, column: 21, scope: !107)
!120 = !DILocation(line: 8, column: 10, scope: !107)
!121 = !DILocation(line: 8, column: 30, scope: !107)
!122 = !DILocation(line: 8, column: 35, scope: !107)
!123 = !DILocation(line: 8, column: 38, scope: !107)
!124 = !DILocation(line: 8, column: 43, scope: !107)
!125 = !DILocation(line: 8, column: 3, scope: !107)
!126 = !DILocation(line: 9, column: 21, scope: !107)
!127 = !DILocation(line: 9, column: 10, scope: !107)
!128 = !DILocation(line: 9, column: 30, scope: !107)
!129 = !DILocation(line: 9, column: 35, scope: !107)
!130 = !DILocation(line: 9, column: 38, scope: !107)
!131 = !DILocation(line: 9, column: 43, scope: !107)
!132 = !DILocation(line: 9, column: 3, scope: !107)
!133 = !DILocation(line: 10, column: 21, scope: !107)
!134 = !DILocation(line: 10, column: 10, scope: !107)
!135 = !DILocation(line: 10, column: 31, scope: !107)
!136 = !DILocation(line: 10, column: 37, scope: !107)
!137 = !DILocation(line: 10, column: 40, scope: !107)
!138 = !DILocation(line: 10, column: 45, scope: !107)
!139 = !DILocation(line: 10, column: 3, scope: !107)
!140 = !DILocation(line: 11, column: 21, scope: !107)
!141 = !DILocation(line: 11, column: 10, scope: !107)
!142 = !DILocation(line: 11, column: 30, scope: !107)
!143 = !DILocation(line: 11, column: 36, scope: !107)
!144 = !DILocation(line: 11, column: 39, scope: !107)
!145 = !DILocation(line: 11, column: 44, scope: !107)
!146 = !DILocation(line: 11, column: 3, scope: !107)
!147 = !DILocation(line: 12, column: 21, scope: !107)
!148 = !DILocation(line: 12, column: 10, scope: !107)
!149 = !DILocation(line: 12, column: 30, scope: !107)
!150 = !DILocation(line: 12, column: 35, scope: !107)
!151 = !DILocation(line: 12, column: 38, scope: !107)
!152 = !DILocation(line: 12, column: 43, scope: !107)
!153 = !DILocation(line: 12, column: 3, scope: !107)
!154 = !DILocation(line: 13, column: 20, scope: !107)
!155 = !DILocation(line: 13, column: 10, scope: !107)
!156 = !DILocation(line: 13, column: 29, scope: !107)
!157 = !DILocation(line: 13, column: 34, scope: !107)
!158 = !DILocation(line: 13, column: 37, scope: !107)
!159 = !DILocation(line: 13, column: 42, scope: !107)
!160 = !DILocation(line: 13, column: 3, scope: !107)
!161 = !DILocation(line: 14, column: 21, scope: !107)
!162 = !DILocation(line: 14, column: 10, scope: !107)
!163 = !DILocation(line: 14, column: 30, scope: !107)
!164 = !DILocation(line: 14, column: 36, scope: !107)
!165 = !DILocation(line: 14, column: 39, scope: !107)
!166 = !DILocation(line: 14, column: 44, scope: !107)
!167 = !DILocation(line: 14, column: 3, scope: !107)
!168 = !DILocation(line: 15, column: 22, scope: !107)
!169 = !DILocation(line: 15, column: 10, scope: !107)
!170 = !DILocation(line: 15, column: 31, scope: !107)
!171 = !DILocation(line: 15, column: 37, scope: !107)
!172 = !DILocation(line: 15, column: 40, scope: !107)
!173 = !DILocation(line: 15, column: 45, scope: !107)
!174 = !DILocation(line: 15, column: 3, scope: !107)
!175 = !DILocation(line: 16, column: 21, scope: !107)
!176 = !DILocation(line: 16, column: 10, scope: !107)
!177 = !DILocation(line: 16, column: 33, scope: !107)
!178 = !DILocation(line: 16, column: 38, scope: !107)
!179 = !DILocation(line: 16, column: 41, scope: !107)
!180 = !DILocation(line: 16, column: 46, scope: !107)
!181 = !DILocation(line: 16, column: 3, scope: !107)
!182 = !DILocation(line: 17, column: 21, scope: !107)
!183 = !DILocation(line: 17, column: 10, scope: !107)
!184 = !DILocation(line: 17, column: 33, scope: !107)
!185 = !DILocation(line: 17, column: 38, scope: !107)
!186 = !DILocation(line: 17, column: 41, scope: !107)
!187 = !DILocation(line: 17, column: 46, scope: !107)
!188 = !DILocation(line: 17, column: 3, scope: !107)
!189 = !DILocation(line: 18, column: 21, scope: !107)
!190 = !DILocation(line: 18, column: 10, scope: !107)
!191 = !DILocation(line: 18, column: 31, scope: !107)
!192 = !DILocation(line: 18, column: 36, scope: !107)
!193 = !DILocation(line: 18, column: 39, scope: !107)
!194 = !DILocation(line: 18, column: 44, scope: !107)
!195 = !DILocation(line: 18, column: 3, scope: !107)
!196 = !DILocation(line: 19, column: 21, scope: !107)
!197 = !DILocation(line: 19, column: 10, scope: !107)
!198 = !DILocation(line: 19, column: 31, scope: !107)
!199 = !DILocation(line: 19, column: 36, scope: !107)
!200 = !DILocation(line: 19, column: 39, scope: !107)
!201 = !DILocation(line: 19, column: 44, scope: !107)
!202 = !DILocation(line: 19, column: 3, scope: !107)
!203 = !DILocation(line: 20, column: 21, scope: !107)
!204 = !DILocation(line: 20, column: 10, scope: !107)
!205 = !DILocation(line: 20, column: 31, scope: !107)
!206 = !DILocation(line: 20, column: 36, scope: !107)
!207 = !DILocation(line: 20, column: 39, scope: !107)
!208 = !DILocation(line: 20, column: 44, scope: !107)
!209 = !DILocation(line: 20, column: 3, scope: !107)
!210 = !DILocation(line: 21, column: 21, scope: !107)
!211 = !DILocation(line: 21, column: 10, scope: !107)
!212 = !DILocation(line: 21, column: 31, scope: !107)
!213 = !DILocation(line: 21, column: 36, scope: !107)
!214 = !DILocation(line: 21, column: 39, scope: !107)
!215 = !DILocation(line: 21, column: 44, scope: !107)
!216 = !DILocation(line: 21, column: 3, scope: !107)
!217 = !DILocation(line: 22, column: 21, scope: !107)
!218 = !DILocation(line: 22, column: 10, scope: !107)
!219 = !DILocation(line: 22, column: 40, scope: !107)
!220 = !DILocation(line: 22, column: 45, scope: !107)
!221 = !DILocation(line: 22, column: 48, scope: !107)
!222 = !DILocation(line: 22, column: 53, scope: !107)
!223 = !DILocation(line: 22, column: 3, scope: !107)
!224 = !DILocation(line: 23, column: 21, scope: !107)
!225 = !DILocation(line: 23, column: 10, scope: !107)
!226 = !DILocation(line: 23, column: 33, scope: !107)
!227 = !DILocation(line: 23, column: 41, scope: !107)
!228 = !DILocation(line: 23, column: 44, scope: !107)
!229 = !{!230, !230, i64 0}
!230 = !{!"float", !105, i64 0}
!231 = !DILocation(line: 23, column: 49, scope: !107)
!232 = !DILocation(line: 23, column: 3, scope: !107)
!233 = !DILocation(line: 24, column: 1, scope: !107)
