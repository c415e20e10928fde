; ModuleID = 'tiles_on_a_diagonal.cu'
source_filename = "tiles_on_a_diagonal.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ5tilesPiiiE1s = internal addrspace(3) global [17 x [17 x i32]] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5tilesPiii(ptr noundef %m, i32 noundef %cols, i32 noundef %diagonal) #0 !dbg !2 {
entry:
  %a.addr.i106 = alloca i32, align 4
  %b.addr.i107 = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %b.addr.i = alloca i32, align 4
  %m.addr = alloca ptr, align 8
  %cols.addr = alloca i32, align 4
  %diagonal.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %corner = alloca i32, align 4
  %i = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %i50 = alloca i32, align 4
  %a56 = alloca i32, align 4
  %b59 = alloca i32, align 4
  %i86 = alloca i32, align 4
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !53, !DIExpression(), !54)
  store i32 %cols, ptr %cols.addr, align 4
    #dbg_declare(ptr %cols.addr, !55, !DIExpression(), !56)
  store i32 %diagonal, ptr %diagonal.addr, align 4
    #dbg_declare(ptr %diagonal.addr, !57, !DIExpression(), !58)
    #dbg_declare(ptr %t, !59, !DIExpression(), !60)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !61
  store i32 %0, ptr %t, align 4, !dbg !60
    #dbg_declare(ptr %x, !62, !DIExpression(), !63)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !64
  store i32 %1, ptr %x, align 4, !dbg !63
    #dbg_declare(ptr %y, !65, !DIExpression(), !66)
  %2 = load i32, ptr %diagonal.addr, align 4, !dbg !67
  %sub = sub nsw i32 %2, 1, !dbg !68
  %3 = load i32, ptr %x, align 4, !dbg !69
  %sub2 = sub nsw i32 %sub, %3, !dbg !70
  store i32 %sub2, ptr %y, align 4, !dbg !66
    #dbg_declare(ptr %corner, !71, !DIExpression(), !72)
  %4 = load i32, ptr %cols.addr, align 4, !dbg !73
  %mul = mul nsw i32 %4, 16, !dbg !74
  %5 = load i32, ptr %y, align 4, !dbg !75
  %mul3 = mul nsw i32 %mul, %5, !dbg !76
  %6 = load i32, ptr %x, align 4, !dbg !77
  %mul4 = mul nsw i32 16, %6, !dbg !78
  %add = add nsw i32 %mul3, %mul4, !dbg !79
  store i32 %add, ptr %corner, align 4, !dbg !72
  %7 = load i32, ptr %t, align 4, !dbg !80
  %cmp = icmp eq i32 %7, 0, !dbg !82
  br i1 %cmp, label %if.then, label %if.end, !dbg !82

if.then:                                          ; preds = %entry
  %8 = load ptr, ptr %m.addr, align 8, !dbg !83
  %9 = load i32, ptr %corner, align 4, !dbg !84
  %idxprom = sext i32 %9 to i64, !dbg !83
  %arrayidx = getelementptr inbounds i32, ptr %8, i64 %idxprom, !dbg !83
  %10 = load i32, ptr %arrayidx, align 4, !dbg !83
  store i32 %10, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), align 4, !dbg !85
  br label %if.end, !dbg !86

if.end:                                           ; preds = %if.then, %entry
  %11 = load ptr, ptr %m.addr, align 8, !dbg !87
  %12 = load i32, ptr %corner, align 4, !dbg !88
  %13 = load i32, ptr %cols.addr, align 4, !dbg !89
  %14 = load i32, ptr %t, align 4, !dbg !90
  %add5 = add nsw i32 %14, 1, !dbg !91
  %mul6 = mul nsw i32 %13, %add5, !dbg !92
  %add7 = add nsw i32 %12, %mul6, !dbg !93
  %idxprom8 = sext i32 %add7 to i64, !dbg !87
  %arrayidx9 = getelementptr inbounds i32, ptr %11, i64 %idxprom8, !dbg !87
  %15 = load i32, ptr %arrayidx9, align 4, !dbg !87
  %16 = load i32, ptr %t, align 4, !dbg !94
  %add10 = add nsw i32 %16, 1, !dbg !95
  %idxprom11 = sext i32 %add10 to i64, !dbg !96
  %arrayidx12 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom11, !dbg !96
  %arrayidx13 = getelementptr inbounds [17 x i32], ptr %arrayidx12, i64 0, i64 0, !dbg !96
  store i32 %15, ptr %arrayidx13, align 4, !dbg !97
  %17 = load ptr, ptr %m.addr, align 8, !dbg !98
  %18 = load i32, ptr %corner, align 4, !dbg !99
  %19 = load i32, ptr %t, align 4, !dbg !100
  %add14 = add nsw i32 %18, %19, !dbg !101
  %add15 = add nsw i32 %add14, 1, !dbg !102
  %idxprom16 = sext i32 %add15 to i64, !dbg !98
  %arrayidx17 = getelementptr inbounds i32, ptr %17, i64 %idxprom16, !dbg !98
  %20 = load i32, ptr %arrayidx17, align 4, !dbg !98
  %21 = load i32, ptr %t, align 4, !dbg !103
  %add18 = add nsw i32 %21, 1, !dbg !104
  %idxprom19 = sext i32 %add18 to i64, !dbg !105
  %arrayidx20 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom19, !dbg !105
  store i32 %20, ptr %arrayidx20, align 4, !dbg !106
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !107
    #dbg_declare(ptr %i, !108, !DIExpression(), !110)
  store i32 0, ptr %i, align 4, !dbg !110
  br label %for.cond, !dbg !111

for.cond:                                         ; preds = %for.inc, %if.end
  %22 = load i32, ptr %i, align 4, !dbg !112
  %cmp21 = icmp slt i32 %22, 16, !dbg !114
  br i1 %cmp21, label %for.body, label %for.end, !dbg !115

for.body:                                         ; preds = %for.cond
  %23 = load i32, ptr %t, align 4, !dbg !116
  %24 = load i32, ptr %i, align 4, !dbg !119
  %cmp22 = icmp sle i32 %23, %24, !dbg !120
  br i1 %cmp22, label %if.then23, label %if.end49, !dbg !120

if.then23:                                        ; preds = %for.body
    #dbg_declare(ptr %a, !121, !DIExpression(), !123)
  %25 = load i32, ptr %t, align 4, !dbg !124
  %add24 = add nsw i32 %25, 1, !dbg !125
  store i32 %add24, ptr %a, align 4, !dbg !123
    #dbg_declare(ptr %b, !126, !DIExpression(), !127)
  %26 = load i32, ptr %i, align 4, !dbg !128
  %27 = load i32, ptr %t, align 4, !dbg !129
  %sub25 = sub nsw i32 %26, %27, !dbg !130
  %add26 = add nsw i32 %sub25, 1, !dbg !131
  store i32 %add26, ptr %b, align 4, !dbg !127
  %28 = load i32, ptr %b, align 4, !dbg !132
  %sub27 = sub nsw i32 %28, 1, !dbg !133
  %idxprom28 = sext i32 %sub27 to i64, !dbg !134
  %arrayidx29 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom28, !dbg !134
  %29 = load i32, ptr %a, align 4, !dbg !135
  %sub30 = sub nsw i32 %29, 1, !dbg !136
  %idxprom31 = sext i32 %sub30 to i64, !dbg !134
  %arrayidx32 = getelementptr inbounds [17 x i32], ptr %arrayidx29, i64 0, i64 %idxprom31, !dbg !134
  %30 = load i32, ptr %arrayidx32, align 4, !dbg !134
  %31 = load i32, ptr %b, align 4, !dbg !137
  %idxprom33 = sext i32 %31 to i64, !dbg !138
  %arrayidx34 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom33, !dbg !138
  %32 = load i32, ptr %a, align 4, !dbg !139
  %sub35 = sub nsw i32 %32, 1, !dbg !140
  %idxprom36 = sext i32 %sub35 to i64, !dbg !138
  %arrayidx37 = getelementptr inbounds [17 x i32], ptr %arrayidx34, i64 0, i64 %idxprom36, !dbg !138
  %33 = load i32, ptr %arrayidx37, align 4, !dbg !138
  %34 = load i32, ptr %b, align 4, !dbg !141
  %sub38 = sub nsw i32 %34, 1, !dbg !142
  %idxprom39 = sext i32 %sub38 to i64, !dbg !143
  %arrayidx40 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom39, !dbg !143
  %35 = load i32, ptr %a, align 4, !dbg !144
  %idxprom41 = sext i32 %35 to i64, !dbg !143
  %arrayidx42 = getelementptr inbounds [17 x i32], ptr %arrayidx40, i64 0, i64 %idxprom41, !dbg !143
  %36 = load i32, ptr %arrayidx42, align 4, !dbg !143
  store i32 %33, ptr %a.addr.i106, align 4, !dbg !145
  store i32 %36, ptr %b.addr.i107, align 4, !dbg !145
  %37 = load i32, ptr %a.addr.i106, align 4, !dbg !145
  %38 = load i32, ptr %b.addr.i107, align 4, !dbg !145
  %cmp.i108 = icmp slt i32 %37, %38, !dbg !145
  br i1 %cmp.i108, label %cond.true.i111, label %cond.false.i109, !dbg !145

cond.true.i111:                                   ; preds = %if.then23
  %39 = load i32, ptr %b.addr.i107, align 4, !dbg !145
  br label %_ZL3maxii.exit112, !dbg !145

cond.false.i109:                                  ; preds = %if.then23
  %40 = load i32, ptr %a.addr.i106, align 4, !dbg !145
  br label %_ZL3maxii.exit112, !dbg !145

_ZL3maxii.exit112:                                ; preds = %cond.true.i111, %cond.false.i109
  %cond.i110 = phi i32 [ %39, %cond.true.i111 ], [ %40, %cond.false.i109 ], !dbg !145
  %add44 = add nsw i32 %30, %cond.i110, !dbg !146
  %41 = load i32, ptr %b, align 4, !dbg !147
  %idxprom45 = sext i32 %41 to i64, !dbg !148
  %arrayidx46 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom45, !dbg !148
  %42 = load i32, ptr %a, align 4, !dbg !149
  %idxprom47 = sext i32 %42 to i64, !dbg !148
  %arrayidx48 = getelementptr inbounds [17 x i32], ptr %arrayidx46, i64 0, i64 %idxprom47, !dbg !148
  store i32 %add44, ptr %arrayidx48, align 4, !dbg !150
  br label %if.end49, !dbg !151

if.end49:                                         ; preds = %_ZL3maxii.exit112, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !152
  br label %for.inc, !dbg !153

for.inc:                                          ; preds = %if.end49
  %43 = load i32, ptr %i, align 4, !dbg !154
  %inc = add nsw i32 %43, 1, !dbg !154
  store i32 %inc, ptr %i, align 4, !dbg !154
  br label %for.cond, !dbg !155, !llvm.loop !156

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i50, !159, !DIExpression(), !161)
  store i32 14, ptr %i50, align 4, !dbg !161
  br label %for.cond51, !dbg !162

for.cond51:                                       ; preds = %for.inc84, %for.end
  %44 = load i32, ptr %i50, align 4, !dbg !163
  %cmp52 = icmp sge i32 %44, 0, !dbg !165
  br i1 %cmp52, label %for.body53, label %for.end85, !dbg !166

for.body53:                                       ; preds = %for.cond51
  %45 = load i32, ptr %t, align 4, !dbg !167
  %46 = load i32, ptr %i50, align 4, !dbg !170
  %cmp54 = icmp sle i32 %45, %46, !dbg !171
  br i1 %cmp54, label %if.then55, label %if.end83, !dbg !171

if.then55:                                        ; preds = %for.body53
    #dbg_declare(ptr %a56, !172, !DIExpression(), !174)
  %47 = load i32, ptr %t, align 4, !dbg !175
  %add57 = add nsw i32 %47, 16, !dbg !176
  %48 = load i32, ptr %i50, align 4, !dbg !177
  %sub58 = sub nsw i32 %add57, %48, !dbg !178
  store i32 %sub58, ptr %a56, align 4, !dbg !174
    #dbg_declare(ptr %b59, !179, !DIExpression(), !180)
  %49 = load i32, ptr %t, align 4, !dbg !181
  %sub60 = sub nsw i32 16, %49, !dbg !182
  store i32 %sub60, ptr %b59, align 4, !dbg !180
  %50 = load i32, ptr %b59, align 4, !dbg !183
  %sub61 = sub nsw i32 %50, 1, !dbg !184
  %idxprom62 = sext i32 %sub61 to i64, !dbg !185
  %arrayidx63 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom62, !dbg !185
  %51 = load i32, ptr %a56, align 4, !dbg !186
  %sub64 = sub nsw i32 %51, 1, !dbg !187
  %idxprom65 = sext i32 %sub64 to i64, !dbg !185
  %arrayidx66 = getelementptr inbounds [17 x i32], ptr %arrayidx63, i64 0, i64 %idxprom65, !dbg !185
  %52 = load i32, ptr %arrayidx66, align 4, !dbg !185
  %53 = load i32, ptr %b59, align 4, !dbg !188
  %idxprom67 = sext i32 %53 to i64, !dbg !189
  %arrayidx68 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom67, !dbg !189
  %54 = load i32, ptr %a56, align 4, !dbg !190
  %sub69 = sub nsw i32 %54, 1, !dbg !191
  %idxprom70 = sext i32 %sub69 to i64, !dbg !189
  %arrayidx71 = getelementptr inbounds [17 x i32], ptr %arrayidx68, i64 0, i64 %idxprom70, !dbg !189
  %55 = load i32, ptr %arrayidx71, align 4, !dbg !189
  %56 = load i32, ptr %b59, align 4, !dbg !192
  %sub72 = sub nsw i32 %56, 1, !dbg !193
  %idxprom73 = sext i32 %sub72 to i64, !dbg !194
  %arrayidx74 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom73, !dbg !194
  %57 = load i32, ptr %a56, align 4, !dbg !195
  %idxprom75 = sext i32 %57 to i64, !dbg !194
  %arrayidx76 = getelementptr inbounds [17 x i32], ptr %arrayidx74, i64 0, i64 %idxprom75, !dbg !194
  %58 = load i32, ptr %arrayidx76, align 4, !dbg !194
  store i32 %55, ptr %a.addr.i, align 4, !dbg !196
  store i32 %58, ptr %b.addr.i, align 4, !dbg !196
  %59 = load i32, ptr %a.addr.i, align 4, !dbg !196
  %60 = load i32, ptr %b.addr.i, align 4, !dbg !196
  %cmp.i = icmp slt i32 %59, %60, !dbg !196
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !196

cond.true.i:                                      ; preds = %if.then55
  %61 = load i32, ptr %b.addr.i, align 4, !dbg !196
  br label %_ZL3maxii.exit, !dbg !196

cond.false.i:                                     ; preds = %if.then55
  %62 = load i32, ptr %a.addr.i, align 4, !dbg !196
  br label %_ZL3maxii.exit, !dbg !196

_ZL3maxii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %61, %cond.true.i ], [ %62, %cond.false.i ], !dbg !196
  %add78 = add nsw i32 %52, %cond.i, !dbg !197
  %63 = load i32, ptr %b59, align 4, !dbg !198
  %idxprom79 = sext i32 %63 to i64, !dbg !199
  %arrayidx80 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom79, !dbg !199
  %64 = load i32, ptr %a56, align 4, !dbg !200
  %idxprom81 = sext i32 %64 to i64, !dbg !199
  %arrayidx82 = getelementptr inbounds [17 x i32], ptr %arrayidx80, i64 0, i64 %idxprom81, !dbg !199
  store i32 %add78, ptr %arrayidx82, align 4, !dbg !201
  br label %if.end83, !dbg !202

if.end83:                                         ; preds = %_ZL3maxii.exit, %for.body53
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !203
  br label %for.inc84, !dbg !204

for.inc84:                                        ; preds = %if.end83
  %65 = load i32, ptr %i50, align 4, !dbg !205
  %dec = add nsw i32 %65, -1, !dbg !205
  store i32 %dec, ptr %i50, align 4, !dbg !205
  br label %for.cond51, !dbg !206, !llvm.loop !207

for.end85:                                        ; preds = %for.cond51
    #dbg_declare(ptr %i86, !209, !DIExpression(), !211)
  store i32 0, ptr %i86, align 4, !dbg !211
  br label %for.cond87, !dbg !212

for.cond87:                                       ; preds = %for.inc103, %for.end85
  %66 = load i32, ptr %i86, align 4, !dbg !213
  %cmp88 = icmp slt i32 %66, 16, !dbg !215
  br i1 %cmp88, label %for.body89, label %for.end105, !dbg !216

for.body89:                                       ; preds = %for.cond87
  %67 = load i32, ptr %i86, align 4, !dbg !217
  %add90 = add nsw i32 %67, 1, !dbg !218
  %idxprom91 = sext i32 %add90 to i64, !dbg !219
  %arrayidx92 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom91, !dbg !219
  %68 = load i32, ptr %t, align 4, !dbg !220
  %add93 = add nsw i32 %68, 1, !dbg !221
  %idxprom94 = sext i32 %add93 to i64, !dbg !219
  %arrayidx95 = getelementptr inbounds [17 x i32], ptr %arrayidx92, i64 0, i64 %idxprom94, !dbg !219
  %69 = load i32, ptr %arrayidx95, align 4, !dbg !219
  %70 = load ptr, ptr %m.addr, align 8, !dbg !222
  %71 = load i32, ptr %corner, align 4, !dbg !223
  %72 = load i32, ptr %cols.addr, align 4, !dbg !224
  %73 = load i32, ptr %i86, align 4, !dbg !225
  %add96 = add nsw i32 %73, 1, !dbg !226
  %mul97 = mul nsw i32 %72, %add96, !dbg !227
  %add98 = add nsw i32 %71, %mul97, !dbg !228
  %74 = load i32, ptr %t, align 4, !dbg !229
  %add99 = add nsw i32 %add98, %74, !dbg !230
  %add100 = add nsw i32 %add99, 1, !dbg !231
  %idxprom101 = sext i32 %add100 to i64, !dbg !222
  %arrayidx102 = getelementptr inbounds i32, ptr %70, i64 %idxprom101, !dbg !222
  store i32 %69, ptr %arrayidx102, align 4, !dbg !232
  br label %for.inc103, !dbg !222

for.inc103:                                       ; preds = %for.body89
  %75 = load i32, ptr %i86, align 4, !dbg !233
  %inc104 = add nsw i32 %75, 1, !dbg !233
  store i32 %inc104, ptr %i86, align 4, !dbg !233
  br label %for.cond87, !dbg !234, !llvm.loop !235

for.end105:                                       ; preds = %for.cond87
  ret void, !dbg !237
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!48, !49, !50, !51}
!llvm.ident = !{!52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 7, type: !45, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "tiles", linkageName: "_Z5tilesPiii", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !44)
!3 = !DIFile(filename: "tiles_on_a_diagonal.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !7, !7}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14, !16, !21, !26, !31, !37, !39}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 128)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 129)
!15 = !DINamespace(name: "std", scope: null)
!16 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !17, file: !13, line: 154)
!17 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !13, file: !13, line: 137, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !20}
!20 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!21 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !22, file: !13, line: 154)
!22 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !13, file: !13, line: 133, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!23 = !DISubroutineType(types: !24)
!24 = !{!25, !25}
!25 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!26 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !27, file: !13, line: 154)
!27 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !13, file: !13, line: 134, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!28 = !DISubroutineType(types: !29)
!29 = !{!30, !30}
!30 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !32, file: !13, line: 154)
!32 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !13, file: !13, line: 145, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!36 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !38, file: !13, line: 154)
!38 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !13, file: !13, line: 147, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !40, file: !13, line: 154)
!40 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !13, file: !13, line: 149, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!41 = !DISubroutineType(types: !42)
!42 = !{!7, !43}
!43 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!44 = !{}
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 9248, elements: !46)
!46 = !{!47, !47}
!47 = !DISubrange(count: 17)
!48 = !{i32 7, !"Dwarf Version", i32 4}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!52 = !{!"clang version 22.1.8"}
!53 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!54 = !DILocation(line: 6, column: 28, scope: !2)
!55 = !DILocalVariable(name: "cols", arg: 2, scope: !2, file: !3, line: 6, type: !7)
!56 = !DILocation(line: 6, column: 35, scope: !2)
!57 = !DILocalVariable(name: "diagonal", arg: 3, scope: !2, file: !3, line: 6, type: !7)
!58 = !DILocation(line: 6, column: 45, scope: !2)
!59 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !7)
!60 = !DILocation(line: 8, column: 7, scope: !2)
!61 = !DILocation(line: 8, column: 11, scope: !2)
!62 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 8, type: !7)
!63 = !DILocation(line: 8, column: 24, scope: !2)
!64 = !DILocation(line: 8, column: 28, scope: !2)
!65 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 8, type: !7)
!66 = !DILocation(line: 8, column: 40, scope: !2)
!67 = !DILocation(line: 8, column: 44, scope: !2)
!68 = !DILocation(line: 8, column: 53, scope: !2)
!69 = !DILocation(line: 8, column: 59, scope: !2)
!70 = !DILocation(line: 8, column: 57, scope: !2)
!71 = !DILocalVariable(name: "corner", scope: !2, file: !3, line: 9, type: !7)
!72 = !DILocation(line: 9, column: 7, scope: !2)
!73 = !DILocation(line: 9, column: 16, scope: !2)
!74 = !DILocation(line: 9, column: 21, scope: !2)
!75 = !DILocation(line: 9, column: 30, scope: !2)
!76 = !DILocation(line: 9, column: 28, scope: !2)
!77 = !DILocation(line: 9, column: 41, scope: !2)
!78 = !DILocation(line: 9, column: 39, scope: !2)
!79 = !DILocation(line: 9, column: 32, scope: !2)
!80 = !DILocation(line: 10, column: 7, scope: !81)
!81 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!82 = !DILocation(line: 10, column: 9, scope: !81)
!83 = !DILocation(line: 10, column: 25, scope: !81)
!84 = !DILocation(line: 10, column: 27, scope: !81)
!85 = !DILocation(line: 10, column: 23, scope: !81)
!86 = !DILocation(line: 10, column: 15, scope: !81)
!87 = !DILocation(line: 11, column: 17, scope: !2)
!88 = !DILocation(line: 11, column: 19, scope: !2)
!89 = !DILocation(line: 11, column: 28, scope: !2)
!90 = !DILocation(line: 11, column: 36, scope: !2)
!91 = !DILocation(line: 11, column: 38, scope: !2)
!92 = !DILocation(line: 11, column: 33, scope: !2)
!93 = !DILocation(line: 11, column: 26, scope: !2)
!94 = !DILocation(line: 11, column: 5, scope: !2)
!95 = !DILocation(line: 11, column: 7, scope: !2)
!96 = !DILocation(line: 11, column: 3, scope: !2)
!97 = !DILocation(line: 11, column: 15, scope: !2)
!98 = !DILocation(line: 12, column: 17, scope: !2)
!99 = !DILocation(line: 12, column: 19, scope: !2)
!100 = !DILocation(line: 12, column: 28, scope: !2)
!101 = !DILocation(line: 12, column: 26, scope: !2)
!102 = !DILocation(line: 12, column: 30, scope: !2)
!103 = !DILocation(line: 12, column: 8, scope: !2)
!104 = !DILocation(line: 12, column: 10, scope: !2)
!105 = !DILocation(line: 12, column: 3, scope: !2)
!106 = !DILocation(line: 12, column: 15, scope: !2)
!107 = !DILocation(line: 13, column: 3, scope: !2)
!108 = !DILocalVariable(name: "i", scope: !109, file: !3, line: 14, type: !7)
!109 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 3)
!110 = !DILocation(line: 14, column: 12, scope: !109)
!111 = !DILocation(line: 14, column: 8, scope: !109)
!112 = !DILocation(line: 14, column: 19, scope: !113)
!113 = distinct !DILexicalBlock(scope: !109, file: !3, line: 14, column: 3)
!114 = !DILocation(line: 14, column: 21, scope: !113)
!115 = !DILocation(line: 14, column: 3, scope: !109)
!116 = !DILocation(line: 15, column: 9, scope: !117)
!117 = distinct !DILexicalBlock(scope: !118, file: !3, line: 15, column: 9)
!118 = distinct !DILexicalBlock(scope: !113, file: !3, line: 14, column: 34)
!119 = !DILocation(line: 15, column: 14, scope: !117)
!120 = !DILocation(line: 15, column: 11, scope: !117)
!121 = !DILocalVariable(name: "a", scope: !122, file: !3, line: 16, type: !7)
!122 = distinct !DILexicalBlock(scope: !117, file: !3, line: 15, column: 17)
!123 = !DILocation(line: 16, column: 11, scope: !122)
!124 = !DILocation(line: 16, column: 15, scope: !122)
!125 = !DILocation(line: 16, column: 17, scope: !122)
!126 = !DILocalVariable(name: "b", scope: !122, file: !3, line: 16, type: !7)
!127 = !DILocation(line: 16, column: 22, scope: !122)
!128 = !DILocation(line: 16, column: 26, scope: !122)
!129 = !DILocation(line: 16, column: 30, scope: !122)
!130 = !DILocation(line: 16, column: 28, scope: !122)
!131 = !DILocation(line: 16, column: 32, scope: !122)
!132 = !DILocation(line: 17, column: 19, scope: !122)
!133 = !DILocation(line: 17, column: 21, scope: !122)
!134 = !DILocation(line: 17, column: 17, scope: !122)
!135 = !DILocation(line: 17, column: 26, scope: !122)
!136 = !DILocation(line: 17, column: 28, scope: !122)
!137 = !DILocation(line: 17, column: 41, scope: !122)
!138 = !DILocation(line: 17, column: 39, scope: !122)
!139 = !DILocation(line: 17, column: 44, scope: !122)
!140 = !DILocation(line: 17, column: 46, scope: !122)
!141 = !DILocation(line: 17, column: 54, scope: !122)
!142 = !DILocation(line: 17, column: 56, scope: !122)
!143 = !DILocation(line: 17, column: 52, scope: !122)
!144 = !DILocation(line: 17, column: 61, scope: !122)
!145 = !DILocation(line: 17, column: 35, scope: !122)
!146 = !DILocation(line: 17, column: 33, scope: !122)
!147 = !DILocation(line: 17, column: 9, scope: !122)
!148 = !DILocation(line: 17, column: 7, scope: !122)
!149 = !DILocation(line: 17, column: 12, scope: !122)
!150 = !DILocation(line: 17, column: 15, scope: !122)
!151 = !DILocation(line: 18, column: 5, scope: !122)
!152 = !DILocation(line: 19, column: 5, scope: !118)
!153 = !DILocation(line: 20, column: 3, scope: !118)
!154 = !DILocation(line: 14, column: 29, scope: !113)
!155 = !DILocation(line: 14, column: 3, scope: !113)
!156 = distinct !{!156, !115, !157, !158}
!157 = !DILocation(line: 20, column: 3, scope: !109)
!158 = !{!"llvm.loop.mustprogress"}
!159 = !DILocalVariable(name: "i", scope: !160, file: !3, line: 21, type: !7)
!160 = distinct !DILexicalBlock(scope: !2, file: !3, line: 21, column: 3)
!161 = !DILocation(line: 21, column: 12, scope: !160)
!162 = !DILocation(line: 21, column: 8, scope: !160)
!163 = !DILocation(line: 21, column: 26, scope: !164)
!164 = distinct !DILexicalBlock(scope: !160, file: !3, line: 21, column: 3)
!165 = !DILocation(line: 21, column: 28, scope: !164)
!166 = !DILocation(line: 21, column: 3, scope: !160)
!167 = !DILocation(line: 22, column: 9, scope: !168)
!168 = distinct !DILexicalBlock(scope: !169, file: !3, line: 22, column: 9)
!169 = distinct !DILexicalBlock(scope: !164, file: !3, line: 21, column: 39)
!170 = !DILocation(line: 22, column: 14, scope: !168)
!171 = !DILocation(line: 22, column: 11, scope: !168)
!172 = !DILocalVariable(name: "a", scope: !173, file: !3, line: 23, type: !7)
!173 = distinct !DILexicalBlock(scope: !168, file: !3, line: 22, column: 17)
!174 = !DILocation(line: 23, column: 11, scope: !173)
!175 = !DILocation(line: 23, column: 15, scope: !173)
!176 = !DILocation(line: 23, column: 17, scope: !173)
!177 = !DILocation(line: 23, column: 26, scope: !173)
!178 = !DILocation(line: 23, column: 24, scope: !173)
!179 = !DILocalVariable(name: "b", scope: !173, file: !3, line: 23, type: !7)
!180 = !DILocation(line: 23, column: 29, scope: !173)
!181 = !DILocation(line: 23, column: 40, scope: !173)
!182 = !DILocation(line: 23, column: 38, scope: !173)
!183 = !DILocation(line: 24, column: 19, scope: !173)
!184 = !DILocation(line: 24, column: 21, scope: !173)
!185 = !DILocation(line: 24, column: 17, scope: !173)
!186 = !DILocation(line: 24, column: 26, scope: !173)
!187 = !DILocation(line: 24, column: 28, scope: !173)
!188 = !DILocation(line: 24, column: 41, scope: !173)
!189 = !DILocation(line: 24, column: 39, scope: !173)
!190 = !DILocation(line: 24, column: 44, scope: !173)
!191 = !DILocation(line: 24, column: 46, scope: !173)
!192 = !DILocation(line: 24, column: 54, scope: !173)
!193 = !DILocation(line: 24, column: 56, scope: !173)
!194 = !DILocation(line: 24, column: 52, scope: !173)
!195 = !DILocation(line: 24, column: 61, scope: !173)
!196 = !DILocation(line: 24, column: 35, scope: !173)
!197 = !DILocation(line: 24, column: 33, scope: !173)
!198 = !DILocation(line: 24, column: 9, scope: !173)
!199 = !DILocation(line: 24, column: 7, scope: !173)
!200 = !DILocation(line: 24, column: 12, scope: !173)
!201 = !DILocation(line: 24, column: 15, scope: !173)
!202 = !DILocation(line: 25, column: 5, scope: !173)
!203 = !DILocation(line: 26, column: 5, scope: !169)
!204 = !DILocation(line: 27, column: 3, scope: !169)
!205 = !DILocation(line: 21, column: 34, scope: !164)
!206 = !DILocation(line: 21, column: 3, scope: !164)
!207 = distinct !{!207, !166, !208, !158}
!208 = !DILocation(line: 27, column: 3, scope: !160)
!209 = !DILocalVariable(name: "i", scope: !210, file: !3, line: 28, type: !7)
!210 = distinct !DILexicalBlock(scope: !2, file: !3, line: 28, column: 3)
!211 = !DILocation(line: 28, column: 12, scope: !210)
!212 = !DILocation(line: 28, column: 8, scope: !210)
!213 = !DILocation(line: 28, column: 19, scope: !214)
!214 = distinct !DILexicalBlock(scope: !210, file: !3, line: 28, column: 3)
!215 = !DILocation(line: 28, column: 21, scope: !214)
!216 = !DILocation(line: 28, column: 3, scope: !210)
!217 = !DILocation(line: 29, column: 44, scope: !214)
!218 = !DILocation(line: 29, column: 46, scope: !214)
!219 = !DILocation(line: 29, column: 42, scope: !214)
!220 = !DILocation(line: 29, column: 51, scope: !214)
!221 = !DILocation(line: 29, column: 53, scope: !214)
!222 = !DILocation(line: 29, column: 5, scope: !214)
!223 = !DILocation(line: 29, column: 7, scope: !214)
!224 = !DILocation(line: 29, column: 16, scope: !214)
!225 = !DILocation(line: 29, column: 24, scope: !214)
!226 = !DILocation(line: 29, column: 26, scope: !214)
!227 = !DILocation(line: 29, column: 21, scope: !214)
!228 = !DILocation(line: 29, column: 14, scope: !214)
!229 = !DILocation(line: 29, column: 33, scope: !214)
!230 = !DILocation(line: 29, column: 31, scope: !214)
!231 = !DILocation(line: 29, column: 35, scope: !214)
!232 = !DILocation(line: 29, column: 40, scope: !214)
!233 = !DILocation(line: 28, column: 29, scope: !214)
!234 = !DILocation(line: 28, column: 3, scope: !214)
!235 = distinct !{!235, !216, !236, !158}
!236 = !DILocation(line: 29, column: 56, scope: !210)
!237 = !DILocation(line: 30, column: 1, scope: !2)
