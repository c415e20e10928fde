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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPjPf(ptr noundef %c, ptr noundef %u, ptr noundef %f) #0 !dbg !82 {
entry:
    #dbg_value(ptr %c, !92, !DIExpression(), !95)
    #dbg_value(ptr %u, !93, !DIExpression(), !95)
    #dbg_value(ptr %f, !94, !DIExpression(), !95)
  %arrayidx = getelementptr inbounds i32, ptr %c, i64 0, !dbg !96
  %0 = atomicrmw add ptr %arrayidx, i32 5 monotonic, align 4, !dbg !97
  %cmp = icmp eq i32 %0, 0, !dbg !98
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !99

land.rhs:                                         ; preds = %entry
  %arrayidx1 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !100
  %1 = load i32, ptr %arrayidx1, align 4, !dbg !100, !tbaa !78
  %cmp2 = icmp eq i32 %1, 5, !dbg !101
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %2 = phi i1 [ false, %entry ], [ %cmp2, %land.rhs ], !dbg !95
  %storedv.i179 = zext i1 %2 to i8, !dbg !102
  br i1 %2, label %_ZL9ws_assertbPKcS0_jS0_.exit181, label %if.then.i180, !dbg !102

if.then.i180:                                     ; preds = %land.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 8, ptr noundef @__func__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !102
  unreachable, !dbg !102

_ZL9ws_assertbPKcS0_jS0_.exit181:                 ; preds = %land.end
  %arrayidx3 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !103
  %3 = atomicrmw sub ptr %arrayidx3, i32 7 monotonic, align 4, !dbg !104
  %cmp5 = icmp eq i32 %3, 5, !dbg !105
  br i1 %cmp5, label %land.rhs6, label %land.end9, !dbg !106

land.rhs6:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit181
  %arrayidx7 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !107
  %4 = load i32, ptr %arrayidx7, align 4, !dbg !107, !tbaa !78
  %cmp8 = icmp eq i32 %4, -2, !dbg !108
  br label %land.end9

land.end9:                                        ; preds = %land.rhs6, %_ZL9ws_assertbPKcS0_jS0_.exit181
  %5 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit181 ], [ %cmp8, %land.rhs6 ], !dbg !95
  %storedv.i176 = zext i1 %5 to i8, !dbg !109
  br i1 %5, label %_ZL9ws_assertbPKcS0_jS0_.exit178, label %if.then.i177, !dbg !109

if.then.i177:                                     ; preds = %land.end9
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 9, ptr noundef @__func__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !109
  unreachable, !dbg !109

_ZL9ws_assertbPKcS0_jS0_.exit178:                 ; preds = %land.end9
  %arrayidx10 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !110
  %6 = atomicrmw min ptr %arrayidx10, i32 -9 monotonic, align 4, !dbg !111
  %cmp12 = icmp eq i32 %6, -2, !dbg !112
  br i1 %cmp12, label %land.rhs13, label %land.end16, !dbg !113

land.rhs13:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit178
  %arrayidx14 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !114
  %7 = load i32, ptr %arrayidx14, align 4, !dbg !114, !tbaa !78
  %cmp15 = icmp eq i32 %7, -9, !dbg !115
  br label %land.end16

land.end16:                                       ; preds = %land.rhs13, %_ZL9ws_assertbPKcS0_jS0_.exit178
  %8 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit178 ], [ %cmp15, %land.rhs13 ], !dbg !95
  %storedv.i173 = zext i1 %8 to i8, !dbg !116
  br i1 %8, label %_ZL9ws_assertbPKcS0_jS0_.exit175, label %if.then.i174, !dbg !116

if.then.i174:                                     ; preds = %land.end16
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 10, ptr noundef @__func__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !116
  unreachable, !dbg !116

_ZL9ws_assertbPKcS0_jS0_.exit175:                 ; preds = %land.end16
  %arrayidx17 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !117
  %9 = atomicrmw max ptr %arrayidx17, i32 3 monotonic, align 4, !dbg !118
  %cmp19 = icmp eq i32 %9, -9, !dbg !119
  br i1 %cmp19, label %land.rhs20, label %land.end23, !dbg !120

land.rhs20:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit175
  %arrayidx21 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !121
  %10 = load i32, ptr %arrayidx21, align 4, !dbg !121, !tbaa !78
  %cmp22 = icmp eq i32 %10, 3, !dbg !122
  br label %land.end23

land.end23:                                       ; preds = %land.rhs20, %_ZL9ws_assertbPKcS0_jS0_.exit175
  %11 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit175 ], [ %cmp22, %land.rhs20 ], !dbg !95
  %storedv.i170 = zext i1 %11 to i8, !dbg !123
  br i1 %11, label %_ZL9ws_assertbPKcS0_jS0_.exit172, label %if.then.i171, !dbg !123

if.then.i171:                                     ; preds = %land.end23
  call void @__assertfail(ptr noundef @.str4, ptr noundef @.str1, i32 noundef 11, ptr noundef @__func__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !123
  unreachable, !dbg !123

_ZL9ws_assertbPKcS0_jS0_.exit172:                 ; preds = %land.end23
  %arrayidx24 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !124
  %12 = atomicrmw and ptr %arrayidx24, i32 6 monotonic, align 4, !dbg !125
  %cmp26 = icmp eq i32 %12, 3, !dbg !126
  br i1 %cmp26, label %land.rhs27, label %land.end30, !dbg !127

land.rhs27:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit172
  %arrayidx28 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !128
  %13 = load i32, ptr %arrayidx28, align 4, !dbg !128, !tbaa !78
  %cmp29 = icmp eq i32 %13, 2, !dbg !129
  br label %land.end30

land.end30:                                       ; preds = %land.rhs27, %_ZL9ws_assertbPKcS0_jS0_.exit172
  %14 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit172 ], [ %cmp29, %land.rhs27 ], !dbg !95
  %storedv.i167 = zext i1 %14 to i8, !dbg !130
  br i1 %14, label %_ZL9ws_assertbPKcS0_jS0_.exit169, label %if.then.i168, !dbg !130

if.then.i168:                                     ; preds = %land.end30
  call void @__assertfail(ptr noundef @.str5, ptr noundef @.str1, i32 noundef 12, ptr noundef @__func__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !130
  unreachable, !dbg !130

_ZL9ws_assertbPKcS0_jS0_.exit169:                 ; preds = %land.end30
  %arrayidx31 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !131
  %15 = atomicrmw or ptr %arrayidx31, i32 9 monotonic, align 4, !dbg !132
  %cmp33 = icmp eq i32 %15, 2, !dbg !133
  br i1 %cmp33, label %land.rhs34, label %land.end37, !dbg !134

land.rhs34:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit169
  %arrayidx35 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !135
  %16 = load i32, ptr %arrayidx35, align 4, !dbg !135, !tbaa !78
  %cmp36 = icmp eq i32 %16, 11, !dbg !136
  br label %land.end37

land.end37:                                       ; preds = %land.rhs34, %_ZL9ws_assertbPKcS0_jS0_.exit169
  %17 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit169 ], [ %cmp36, %land.rhs34 ], !dbg !95
  %storedv.i164 = zext i1 %17 to i8, !dbg !137
  br i1 %17, label %_ZL9ws_assertbPKcS0_jS0_.exit166, label %if.then.i165, !dbg !137

if.then.i165:                                     ; preds = %land.end37
  call void @__assertfail(ptr noundef @.str6, ptr noundef @.str1, i32 noundef 13, ptr noundef @__func__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !137
  unreachable, !dbg !137

_ZL9ws_assertbPKcS0_jS0_.exit166:                 ; preds = %land.end37
  %arrayidx38 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !138
  %18 = atomicrmw xor ptr %arrayidx38, i32 1 monotonic, align 4, !dbg !139
  %cmp40 = icmp eq i32 %18, 11, !dbg !140
  br i1 %cmp40, label %land.rhs41, label %land.end44, !dbg !141

land.rhs41:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit166
  %arrayidx42 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !142
  %19 = load i32, ptr %arrayidx42, align 4, !dbg !142, !tbaa !78
  %cmp43 = icmp eq i32 %19, 10, !dbg !143
  br label %land.end44

land.end44:                                       ; preds = %land.rhs41, %_ZL9ws_assertbPKcS0_jS0_.exit166
  %20 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit166 ], [ %cmp43, %land.rhs41 ], !dbg !95
  %storedv.i161 = zext i1 %20 to i8, !dbg !144
  br i1 %20, label %_ZL9ws_assertbPKcS0_jS0_.exit163, label %if.then.i162, !dbg !144

if.then.i162:                                     ; preds = %land.end44
  call void @__assertfail(ptr noundef @.str7, ptr noundef @.str1, i32 noundef 14, ptr noundef @__func__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !144
  unreachable, !dbg !144

_ZL9ws_assertbPKcS0_jS0_.exit163:                 ; preds = %land.end44
  %arrayidx45 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !145
  %21 = atomicrmw xchg ptr %arrayidx45, i32 4 monotonic, align 4, !dbg !146
  %cmp47 = icmp eq i32 %21, 10, !dbg !147
  br i1 %cmp47, label %land.rhs48, label %land.end51, !dbg !148

land.rhs48:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit163
  %arrayidx49 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !149
  %22 = load i32, ptr %arrayidx49, align 4, !dbg !149, !tbaa !78
  %cmp50 = icmp eq i32 %22, 4, !dbg !150
  br label %land.end51

land.end51:                                       ; preds = %land.rhs48, %_ZL9ws_assertbPKcS0_jS0_.exit163
  %23 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit163 ], [ %cmp50, %land.rhs48 ], !dbg !95
  %storedv.i158 = zext i1 %23 to i8, !dbg !151
  br i1 %23, label %_ZL9ws_assertbPKcS0_jS0_.exit160, label %if.then.i159, !dbg !151

if.then.i159:                                     ; preds = %land.end51
  call void @__assertfail(ptr noundef @.str8, ptr noundef @.str1, i32 noundef 15, ptr noundef @__func__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !151
  unreachable, !dbg !151

_ZL9ws_assertbPKcS0_jS0_.exit160:                 ; preds = %land.end51
  %arrayidx52 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !152
  %24 = cmpxchg ptr %arrayidx52, i32 5, i32 6 monotonic monotonic, align 4, !dbg !153
  %25 = extractvalue { i32, i1 } %24, 0, !dbg !153
  %26 = extractvalue { i32, i1 } %24, 1, !dbg !153
  br i1 %26, label %_ZL9atomicCASPiii.exit186, label %cmpxchg.store_expected.i183, !dbg !153

cmpxchg.store_expected.i183:                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit160
  br label %_ZL9atomicCASPiii.exit186, !dbg !153

_ZL9atomicCASPiii.exit186:                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit160, %cmpxchg.store_expected.i183
  %e.addr.0.i184 = phi i32 [ 5, %_ZL9ws_assertbPKcS0_jS0_.exit160 ], [ %25, %cmpxchg.store_expected.i183 ], !dbg !153
  %storedv.i185 = zext i1 %26 to i8, !dbg !153
  %cmp54 = icmp eq i32 %e.addr.0.i184, 4, !dbg !154
  br i1 %cmp54, label %land.rhs55, label %land.end58, !dbg !155

land.rhs55:                                       ; preds = %_ZL9atomicCASPiii.exit186
  %arrayidx56 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !156
  %27 = load i32, ptr %arrayidx56, align 4, !dbg !156, !tbaa !78
  %cmp57 = icmp eq i32 %27, 4, !dbg !157
  br label %land.end58

land.end58:                                       ; preds = %land.rhs55, %_ZL9atomicCASPiii.exit186
  %28 = phi i1 [ false, %_ZL9atomicCASPiii.exit186 ], [ %cmp57, %land.rhs55 ], !dbg !95
  %storedv.i155 = zext i1 %28 to i8, !dbg !158
  br i1 %28, label %_ZL9ws_assertbPKcS0_jS0_.exit157, label %if.then.i156, !dbg !158

if.then.i156:                                     ; preds = %land.end58
  call void @__assertfail(ptr noundef @.str9, ptr noundef @.str1, i32 noundef 16, ptr noundef @__func__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !158
  unreachable, !dbg !158

_ZL9ws_assertbPKcS0_jS0_.exit157:                 ; preds = %land.end58
  %arrayidx59 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !159
  %29 = cmpxchg ptr %arrayidx59, i32 4, i32 6 monotonic monotonic, align 4, !dbg !160
  %30 = extractvalue { i32, i1 } %29, 0, !dbg !160
  %31 = extractvalue { i32, i1 } %29, 1, !dbg !160
  br i1 %31, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !160

cmpxchg.store_expected.i:                         ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit157
  br label %_ZL9atomicCASPiii.exit, !dbg !160

_ZL9atomicCASPiii.exit:                           ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit157, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ 4, %_ZL9ws_assertbPKcS0_jS0_.exit157 ], [ %30, %cmpxchg.store_expected.i ], !dbg !160
  %storedv.i182 = zext i1 %31 to i8, !dbg !160
  %cmp61 = icmp eq i32 %e.addr.0.i, 4, !dbg !161
  br i1 %cmp61, label %land.rhs62, label %land.end65, !dbg !162

land.rhs62:                                       ; preds = %_ZL9atomicCASPiii.exit
  %arrayidx63 = getelementptr inbounds i32, ptr %c, i64 0, !dbg !163
  %32 = load i32, ptr %arrayidx63, align 4, !dbg !163, !tbaa !78
  %cmp64 = icmp eq i32 %32, 6, !dbg !164
  br label %land.end65

land.end65:                                       ; preds = %land.rhs62, %_ZL9atomicCASPiii.exit
  %33 = phi i1 [ false, %_ZL9atomicCASPiii.exit ], [ %cmp64, %land.rhs62 ], !dbg !95
  %storedv.i152 = zext i1 %33 to i8, !dbg !165
  br i1 %33, label %_ZL9ws_assertbPKcS0_jS0_.exit154, label %if.then.i153, !dbg !165

if.then.i153:                                     ; preds = %land.end65
  call void @__assertfail(ptr noundef @.str10, ptr noundef @.str1, i32 noundef 17, ptr noundef @__func__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !165
  unreachable, !dbg !165

_ZL9ws_assertbPKcS0_jS0_.exit154:                 ; preds = %land.end65
  %arrayidx66 = getelementptr inbounds i32, ptr %u, i64 0, !dbg !166
  %34 = atomicrmw uinc_wrap ptr %arrayidx66, i32 1 seq_cst, align 4, !dbg !167
  %cmp68 = icmp eq i32 %34, 0, !dbg !168
  br i1 %cmp68, label %land.rhs69, label %land.end72, !dbg !169

land.rhs69:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit154
  %arrayidx70 = getelementptr inbounds i32, ptr %u, i64 0, !dbg !170
  %35 = load i32, ptr %arrayidx70, align 4, !dbg !170, !tbaa !78
  %cmp71 = icmp eq i32 %35, 1, !dbg !171
  br label %land.end72

land.end72:                                       ; preds = %land.rhs69, %_ZL9ws_assertbPKcS0_jS0_.exit154
  %36 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit154 ], [ %cmp71, %land.rhs69 ], !dbg !95
  %storedv.i149 = zext i1 %36 to i8, !dbg !172
  br i1 %36, label %_ZL9ws_assertbPKcS0_jS0_.exit151, label %if.then.i150, !dbg !172

if.then.i150:                                     ; preds = %land.end72
  call void @__assertfail(ptr noundef @.str11, ptr noundef @.str1, i32 noundef 18, ptr noundef @__func__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !172
  unreachable, !dbg !172

_ZL9ws_assertbPKcS0_jS0_.exit151:                 ; preds = %land.end72
  %arrayidx73 = getelementptr inbounds i32, ptr %u, i64 0, !dbg !173
  %37 = atomicrmw uinc_wrap ptr %arrayidx73, i32 1 seq_cst, align 4, !dbg !174
  %cmp75 = icmp eq i32 %37, 1, !dbg !175
  br i1 %cmp75, label %land.rhs76, label %land.end79, !dbg !176

land.rhs76:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit151
  %arrayidx77 = getelementptr inbounds i32, ptr %u, i64 0, !dbg !177
  %38 = load i32, ptr %arrayidx77, align 4, !dbg !177, !tbaa !78
  %cmp78 = icmp eq i32 %38, 0, !dbg !178
  br label %land.end79

land.end79:                                       ; preds = %land.rhs76, %_ZL9ws_assertbPKcS0_jS0_.exit151
  %39 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit151 ], [ %cmp78, %land.rhs76 ], !dbg !95
  %storedv.i146 = zext i1 %39 to i8, !dbg !179
  br i1 %39, label %_ZL9ws_assertbPKcS0_jS0_.exit148, label %if.then.i147, !dbg !179

if.then.i147:                                     ; preds = %land.end79
  call void @__assertfail(ptr noundef @.str12, ptr noundef @.str1, i32 noundef 19, ptr noundef @__func__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !179
  unreachable, !dbg !179

_ZL9ws_assertbPKcS0_jS0_.exit148:                 ; preds = %land.end79
  %arrayidx80 = getelementptr inbounds i32, ptr %u, i64 0, !dbg !180
  %40 = atomicrmw udec_wrap ptr %arrayidx80, i32 9 seq_cst, align 4, !dbg !181
  %cmp82 = icmp eq i32 %40, 0, !dbg !182
  br i1 %cmp82, label %land.rhs83, label %land.end86, !dbg !183

land.rhs83:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit148
  %arrayidx84 = getelementptr inbounds i32, ptr %u, i64 0, !dbg !184
  %41 = load i32, ptr %arrayidx84, align 4, !dbg !184, !tbaa !78
  %cmp85 = icmp eq i32 %41, 9, !dbg !185
  br label %land.end86

land.end86:                                       ; preds = %land.rhs83, %_ZL9ws_assertbPKcS0_jS0_.exit148
  %42 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit148 ], [ %cmp85, %land.rhs83 ], !dbg !95
  %storedv.i143 = zext i1 %42 to i8, !dbg !186
  br i1 %42, label %_ZL9ws_assertbPKcS0_jS0_.exit145, label %if.then.i144, !dbg !186

if.then.i144:                                     ; preds = %land.end86
  call void @__assertfail(ptr noundef @.str13, ptr noundef @.str1, i32 noundef 20, ptr noundef @__func__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !186
  unreachable, !dbg !186

_ZL9ws_assertbPKcS0_jS0_.exit145:                 ; preds = %land.end86
  %arrayidx87 = getelementptr inbounds i32, ptr %u, i64 0, !dbg !187
  %43 = atomicrmw udec_wrap ptr %arrayidx87, i32 9 seq_cst, align 4, !dbg !188
  %cmp89 = icmp eq i32 %43, 9, !dbg !189
  br i1 %cmp89, label %land.rhs90, label %land.end93, !dbg !190

land.rhs90:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit145
  %arrayidx91 = getelementptr inbounds i32, ptr %u, i64 0, !dbg !191
  %44 = load i32, ptr %arrayidx91, align 4, !dbg !191, !tbaa !78
  %cmp92 = icmp eq i32 %44, 8, !dbg !192
  br label %land.end93

land.end93:                                       ; preds = %land.rhs90, %_ZL9ws_assertbPKcS0_jS0_.exit145
  %45 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit145 ], [ %cmp92, %land.rhs90 ], !dbg !95
  %storedv.i140 = zext i1 %45 to i8, !dbg !193
  br i1 %45, label %_ZL9ws_assertbPKcS0_jS0_.exit142, label %if.then.i141, !dbg !193

if.then.i141:                                     ; preds = %land.end93
  call void @__assertfail(ptr noundef @.str14, ptr noundef @.str1, i32 noundef 21, ptr noundef @__func__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !193
  unreachable, !dbg !193

_ZL9ws_assertbPKcS0_jS0_.exit142:                 ; preds = %land.end93
  %arrayidx94 = getelementptr inbounds i32, ptr %u, i64 1, !dbg !194
  %46 = atomicrmw umax ptr %arrayidx94, i32 -2147483648 monotonic, align 4, !dbg !195
  %cmp96 = icmp eq i32 %46, 0, !dbg !196
  br i1 %cmp96, label %land.rhs97, label %land.end100, !dbg !197

land.rhs97:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit142
  %arrayidx98 = getelementptr inbounds i32, ptr %u, i64 1, !dbg !198
  %47 = load i32, ptr %arrayidx98, align 4, !dbg !198, !tbaa !78
  %cmp99 = icmp eq i32 %47, -2147483648, !dbg !199
  br label %land.end100

land.end100:                                      ; preds = %land.rhs97, %_ZL9ws_assertbPKcS0_jS0_.exit142
  %48 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit142 ], [ %cmp99, %land.rhs97 ], !dbg !95
  %storedv.i137 = zext i1 %48 to i8, !dbg !200
  br i1 %48, label %_ZL9ws_assertbPKcS0_jS0_.exit139, label %if.then.i138, !dbg !200

if.then.i138:                                     ; preds = %land.end100
  call void @__assertfail(ptr noundef @.str15, ptr noundef @.str1, i32 noundef 22, ptr noundef @__func__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !200
  unreachable, !dbg !200

_ZL9ws_assertbPKcS0_jS0_.exit139:                 ; preds = %land.end100
  %arrayidx101 = getelementptr inbounds float, ptr %f, i64 0, !dbg !201
  %49 = atomicrmw fadd ptr %arrayidx101, float 1.500000e+00 monotonic, align 4, !dbg !202
  %cmp103 = fcmp oeq float %49, 0.000000e+00, !dbg !203
  br i1 %cmp103, label %land.rhs104, label %land.end107, !dbg !204

land.rhs104:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit139
  %arrayidx105 = getelementptr inbounds float, ptr %f, i64 0, !dbg !205
  %50 = load float, ptr %arrayidx105, align 4, !dbg !205, !tbaa !206
  %cmp106 = fcmp oeq float %50, 1.500000e+00, !dbg !208
  br label %land.end107

land.end107:                                      ; preds = %land.rhs104, %_ZL9ws_assertbPKcS0_jS0_.exit139
  %51 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit139 ], [ %cmp106, %land.rhs104 ], !dbg !95
  %storedv.i = zext i1 %51 to i8, !dbg !209
  br i1 %51, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !209

if.then.i:                                        ; preds = %land.end107
  call void @__assertfail(ptr noundef @.str16, ptr noundef @.str1, i32 noundef 23, ptr noundef @__func__._Z1kPiPjPf, i64 noundef 1) #2, !dbg !209
  unreachable, !dbg !209

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end107
  ret void, !dbg !210
}

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #2 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!63}
!llvm.module.flags = !{!73, !74, !75, !76}
!llvm.ident = !{!77}
!llvm.errno.tbaa = !{!78}

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
!63 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !64, globals: !66, imports: !67, splitDebugInlining: false, nameTableKind: None)
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
!78 = !{!79, !79, i64 0}
!79 = !{!"int", !80, i64 0}
!80 = !{!"omnipotent char", !81, i64 0}
!81 = !{!"Simple C++ TBAA"}
!82 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPjPf", scope: !2, file: !2, line: 7, type: !83, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !91)
!83 = !DISubroutineType(types: !84)
!84 = !{null, !85, !87, !89}
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!86 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!88 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!90 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!91 = !{!92, !93, !94}
!92 = !DILocalVariable(name: "c", arg: 1, scope: !82, file: !2, line: 7, type: !85)
!93 = !DILocalVariable(name: "u", arg: 2, scope: !82, file: !2, line: 7, type: !87)
!94 = !DILocalVariable(name: "f", arg: 3, scope: !82, file: !2, line: 7, type: !89)
!95 = !DILocation(line: 0, scope: !82)
!96 = !DILocation(line: 8, column: 21, scope: !82)
!97 = !DILocation(line: 8, column: 10, scope: !82)
!98 = !DILocation(line: 8, column: 30, scope: !82)
!99 = !DILocation(line: 8, column: 35, scope: !82)
!100 = !DILocation(line: 8, column: 38, scope: !82)
!101 = !DILocation(line: 8, column: 43, scope: !82)
!102 = !DILocation(line: 8, column: 3, scope: !82)
!103 = !DILocation(line: 9, column: 21, scope: !82)
!104 = !DILocation(line: 9, column: 10, scope: !82)
!105 = !DILocation(line: 9, column: 30, scope: !82)
!106 = !DILocation(line: 9, column: 35, scope: !82)
!107 = !DILocation(line: 9, column: 38, scope: !82)
!108 = !DILocation(line: 9, column: 43, scope: !82)
!109 = !DILocation(line: 9, column: 3, scope: !82)
!110 = !DILocation(line: 10, column: 21, scope: !82)
!111 = !DILocation(line: 10, column: 10, scope: !82)
!112 = !DILocation(line: 10, column: 31, scope: !82)
!113 = !DILocation(line: 10, column: 37, scope: !82)
!114 = !DILocation(line: 10, column: 40, scope: !82)
!115 = !DILocation(line: 10, column: 45, scope: !82)
!116 = !DILocation(line: 10, column: 3, scope: !82)
!117 = !DILocation(line: 11, column: 21, scope: !82)
!118 = !DILocation(line: 11, column: 10, scope: !82)
!119 = !DILocation(line: 11, column: 30, scope: !82)
!120 = !DILocation(line: 11, column: 36, scope: !82)
!121 = !DILocation(line: 11, column: 39, scope: !82)
!122 = !DILocation(line: 11, column: 44, scope: !82)
!123 = !DILocation(line: 11, column: 3, scope: !82)
!124 = !DILocation(line: 12, column: 21, scope: !82)
!125 = !DILocation(line: 12, column: 10, scope: !82)
!126 = !DILocation(line: 12, column: 30, scope: !82)
!127 = !DILocation(line: 12, column: 35, scope: !82)
!128 = !DILocation(line: 12, column: 38, scope: !82)
!129 = !DILocation(line: 12, column: 43, scope: !82)
!130 = !DILocation(line: 12, column: 3, scope: !82)
!131 = !DILocation(line: 13, column: 20, scope: !82)
!132 = !DILocation(line: 13, column: 10, scope: !82)
!133 = !DILocation(line: 13, column: 29, scope: !82)
!134 = !DILocation(line: 13, column: 34, scope: !82)
!135 = !DILocation(line: 13, column: 37, scope: !82)
!136 = !DILocation(line: 13, column: 42, scope: !82)
!137 = !DILocation(line: 13, column: 3, scope: !82)
!138 = !DILocation(line: 14, column: 21, scope: !82)
!139 = !DILocation(line: 14, column: 10, scope: !82)
!140 = !DILocation(line: 14, column: 30, scope: !82)
!141 = !DILocation(line: 14, column: 36, scope: !82)
!142 = !DILocation(line: 14, column: 39, scope: !82)
!143 = !DILocation(line: 14, column: 44, scope: !82)
!144 = !DILocation(line: 14, column: 3, scope: !82)
!145 = !DILocation(line: 15, column: 22, scope: !82)
!146 = !DILocation(line: 15, column: 10, scope: !82)
!147 = !DILocation(line: 15, column: 31, scope: !82)
!148 = !DILocation(line: 15, column: 37, scope: !82)
!149 = !DILocation(line: 15, column: 40, scope: !82)
!150 = !DILocation(line: 15, column: 45, scope: !82)
!151 = !DILocation(line: 15, column: 3, scope: !82)
!152 = !DILocation(line: 16, column: 21, scope: !82)
!153 = !DILocation(line: 16, column: 10, scope: !82)
!154 = !DILocation(line: 16, column: 33, scope: !82)
!155 = !DILocation(line: 16, column: 38, scope: !82)
!156 = !DILocation(line: 16, column: 41, scope: !82)
!157 = !DILocation(line: 16, column: 46, scope: !82)
!158 = !DILocation(line: 16, column: 3, scope: !82)
!159 = !DILocation(line: 17, column: 21, scope: !82)
!160 = !DILocation(line: 17, column: 10, scope: !82)
!161 = !DILocation(line: 17, column: 33, scope: !82)
!162 = !DILocation(line: 17, column: 38, scope: !82)
!163 = !DILocation(line: 17, column: 41, scope: !82)
!164 = !DILocation(line: 17, column: 46, scope: !82)
!165 = !DILocation(line: 17, column: 3, scope: !82)
!166 = !DILocation(line: 18, column: 21, scope: !82)
!167 = !DILocation(line: 18, column: 10, scope: !82)
!168 = !DILocation(line: 18, column: 31, scope: !82)
!169 = !DILocation(line: 18, column: 36, scope: !82)
!170 = !DILocation(line: 18, column: 39, scope: !82)
!171 = !DILocation(line: 18, column: 44, scope: !82)
!172 = !DILocation(line: 18, column: 3, scope: !82)
!173 = !DILocation(line: 19, column: 21, scope: !82)
!174 = !DILocation(line: 19, column: 10, scope: !82)
!175 = !DILocation(line: 19, column: 31, scope: !82)
!176 = !DILocation(line: 19, column: 36, scope: !82)
!177 = !DILocation(line: 19, column: 39, scope: !82)
!178 = !DILocation(line: 19, column: 44, scope: !82)
!179 = !DILocation(line: 19, column: 3, scope: !82)
!180 = !DILocation(line: 20, column: 21, scope: !82)
!181 = !DILocation(line: 20, column: 10, scope: !82)
!182 = !DILocation(line: 20, column: 31, scope: !82)
!183 = !DILocation(line: 20, column: 36, scope: !82)
!184 = !DILocation(line: 20, column: 39, scope: !82)
!185 = !DILocation(line: 20, column: 44, scope: !82)
!186 = !DILocation(line: 20, column: 3, scope: !82)
!187 = !DILocation(line: 21, column: 21, scope: !82)
!188 = !DILocation(line: 21, column: 10, scope: !82)
!189 = !DILocation(line: 21, column: 31, scope: !82)
!190 = !DILocation(line: 21, column: 36, scope: !82)
!191 = !DILocation(line: 21, column: 39, scope: !82)
!192 = !DILocation(line: 21, column: 44, scope: !82)
!193 = !DILocation(line: 21, column: 3, scope: !82)
!194 = !DILocation(line: 22, column: 21, scope: !82)
!195 = !DILocation(line: 22, column: 10, scope: !82)
!196 = !DILocation(line: 22, column: 40, scope: !82)
!197 = !DILocation(line: 22, column: 45, scope: !82)
!198 = !DILocation(line: 22, column: 48, scope: !82)
!199 = !DILocation(line: 22, column: 53, scope: !82)
!200 = !DILocation(line: 22, column: 3, scope: !82)
!201 = !DILocation(line: 23, column: 21, scope: !82)
!202 = !DILocation(line: 23, column: 10, scope: !82)
!203 = !DILocation(line: 23, column: 33, scope: !82)
!204 = !DILocation(line: 23, column: 41, scope: !82)
!205 = !DILocation(line: 23, column: 44, scope: !82)
!206 = !{!207, !207, i64 0}
!207 = !{!"float", !80, i64 0}
!208 = !DILocation(line: 23, column: 49, scope: !82)
!209 = !DILocation(line: 23, column: 3, scope: !82)
!210 = !DILocation(line: 24, column: 1, scope: !82)
