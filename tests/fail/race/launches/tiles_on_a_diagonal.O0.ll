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
  %a.addr.i105 = alloca i32, align 4
  %b.addr.i106 = alloca i32, align 4
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
  %i49 = alloca i32, align 4
  %a55 = alloca i32, align 4
  %b58 = alloca i32, align 4
  %i85 = alloca i32, align 4
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
  %3 = load i32, ptr %x, align 4, !dbg !68
  %add = add nsw i32 %2, %3, !dbg !69
  store i32 %add, ptr %y, align 4, !dbg !66
    #dbg_declare(ptr %corner, !70, !DIExpression(), !71)
  %4 = load i32, ptr %cols.addr, align 4, !dbg !72
  %mul = mul nsw i32 %4, 16, !dbg !73
  %5 = load i32, ptr %y, align 4, !dbg !74
  %mul2 = mul nsw i32 %mul, %5, !dbg !75
  %6 = load i32, ptr %x, align 4, !dbg !76
  %mul3 = mul nsw i32 16, %6, !dbg !77
  %add4 = add nsw i32 %mul2, %mul3, !dbg !78
  store i32 %add4, ptr %corner, align 4, !dbg !71
  %7 = load i32, ptr %t, align 4, !dbg !79
  %cmp = icmp eq i32 %7, 0, !dbg !81
  br i1 %cmp, label %if.then, label %if.end, !dbg !81

if.then:                                          ; preds = %entry
  %8 = load ptr, ptr %m.addr, align 8, !dbg !82
  %9 = load i32, ptr %corner, align 4, !dbg !83
  %idxprom = sext i32 %9 to i64, !dbg !82
  %arrayidx = getelementptr inbounds i32, ptr %8, i64 %idxprom, !dbg !82
  %10 = load i32, ptr %arrayidx, align 4, !dbg !82
  store i32 %10, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), align 4, !dbg !84
  br label %if.end, !dbg !85

if.end:                                           ; preds = %if.then, %entry
  %11 = load ptr, ptr %m.addr, align 8, !dbg !86
  %12 = load i32, ptr %corner, align 4, !dbg !87
  %13 = load i32, ptr %cols.addr, align 4, !dbg !88
  %14 = load i32, ptr %t, align 4, !dbg !89
  %add5 = add nsw i32 %14, 1, !dbg !90
  %mul6 = mul nsw i32 %13, %add5, !dbg !91
  %add7 = add nsw i32 %12, %mul6, !dbg !92
  %idxprom8 = sext i32 %add7 to i64, !dbg !86
  %arrayidx9 = getelementptr inbounds i32, ptr %11, i64 %idxprom8, !dbg !86
  %15 = load i32, ptr %arrayidx9, align 4, !dbg !86
  %16 = load i32, ptr %t, align 4, !dbg !93
  %add10 = add nsw i32 %16, 1, !dbg !94
  %idxprom11 = sext i32 %add10 to i64, !dbg !95
  %arrayidx12 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom11, !dbg !95
  %arrayidx13 = getelementptr inbounds [17 x i32], ptr %arrayidx12, i64 0, i64 0, !dbg !95
  store i32 %15, ptr %arrayidx13, align 4, !dbg !96
  %17 = load ptr, ptr %m.addr, align 8, !dbg !97
  %18 = load i32, ptr %corner, align 4, !dbg !98
  %19 = load i32, ptr %t, align 4, !dbg !99
  %add14 = add nsw i32 %18, %19, !dbg !100
  %add15 = add nsw i32 %add14, 1, !dbg !101
  %idxprom16 = sext i32 %add15 to i64, !dbg !97
  %arrayidx17 = getelementptr inbounds i32, ptr %17, i64 %idxprom16, !dbg !97
  %20 = load i32, ptr %arrayidx17, align 4, !dbg !97
  %21 = load i32, ptr %t, align 4, !dbg !102
  %add18 = add nsw i32 %21, 1, !dbg !103
  %idxprom19 = sext i32 %add18 to i64, !dbg !104
  %arrayidx20 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom19, !dbg !104
  store i32 %20, ptr %arrayidx20, align 4, !dbg !105
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !106
    #dbg_declare(ptr %i, !107, !DIExpression(), !109)
  store i32 0, ptr %i, align 4, !dbg !109
  br label %for.cond, !dbg !110

for.cond:                                         ; preds = %for.inc, %if.end
  %22 = load i32, ptr %i, align 4, !dbg !111
  %cmp21 = icmp slt i32 %22, 16, !dbg !113
  br i1 %cmp21, label %for.body, label %for.end, !dbg !114

for.body:                                         ; preds = %for.cond
  %23 = load i32, ptr %t, align 4, !dbg !115
  %24 = load i32, ptr %i, align 4, !dbg !118
  %cmp22 = icmp sle i32 %23, %24, !dbg !119
  br i1 %cmp22, label %if.then23, label %if.end48, !dbg !119

if.then23:                                        ; preds = %for.body
    #dbg_declare(ptr %a, !120, !DIExpression(), !122)
  %25 = load i32, ptr %t, align 4, !dbg !123
  %add24 = add nsw i32 %25, 1, !dbg !124
  store i32 %add24, ptr %a, align 4, !dbg !122
    #dbg_declare(ptr %b, !125, !DIExpression(), !126)
  %26 = load i32, ptr %i, align 4, !dbg !127
  %27 = load i32, ptr %t, align 4, !dbg !128
  %sub = sub nsw i32 %26, %27, !dbg !129
  %add25 = add nsw i32 %sub, 1, !dbg !130
  store i32 %add25, ptr %b, align 4, !dbg !126
  %28 = load i32, ptr %b, align 4, !dbg !131
  %sub26 = sub nsw i32 %28, 1, !dbg !132
  %idxprom27 = sext i32 %sub26 to i64, !dbg !133
  %arrayidx28 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom27, !dbg !133
  %29 = load i32, ptr %a, align 4, !dbg !134
  %sub29 = sub nsw i32 %29, 1, !dbg !135
  %idxprom30 = sext i32 %sub29 to i64, !dbg !133
  %arrayidx31 = getelementptr inbounds [17 x i32], ptr %arrayidx28, i64 0, i64 %idxprom30, !dbg !133
  %30 = load i32, ptr %arrayidx31, align 4, !dbg !133
  %31 = load i32, ptr %b, align 4, !dbg !136
  %idxprom32 = sext i32 %31 to i64, !dbg !137
  %arrayidx33 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom32, !dbg !137
  %32 = load i32, ptr %a, align 4, !dbg !138
  %sub34 = sub nsw i32 %32, 1, !dbg !139
  %idxprom35 = sext i32 %sub34 to i64, !dbg !137
  %arrayidx36 = getelementptr inbounds [17 x i32], ptr %arrayidx33, i64 0, i64 %idxprom35, !dbg !137
  %33 = load i32, ptr %arrayidx36, align 4, !dbg !137
  %34 = load i32, ptr %b, align 4, !dbg !140
  %sub37 = sub nsw i32 %34, 1, !dbg !141
  %idxprom38 = sext i32 %sub37 to i64, !dbg !142
  %arrayidx39 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom38, !dbg !142
  %35 = load i32, ptr %a, align 4, !dbg !143
  %idxprom40 = sext i32 %35 to i64, !dbg !142
  %arrayidx41 = getelementptr inbounds [17 x i32], ptr %arrayidx39, i64 0, i64 %idxprom40, !dbg !142
  %36 = load i32, ptr %arrayidx41, align 4, !dbg !142
  store i32 %33, ptr %a.addr.i105, align 4, !dbg !144
  store i32 %36, ptr %b.addr.i106, align 4, !dbg !144
  %37 = load i32, ptr %a.addr.i105, align 4, !dbg !144
  %38 = load i32, ptr %b.addr.i106, align 4, !dbg !144
  %cmp.i107 = icmp slt i32 %37, %38, !dbg !144
  br i1 %cmp.i107, label %cond.true.i110, label %cond.false.i108, !dbg !144

cond.true.i110:                                   ; preds = %if.then23
  %39 = load i32, ptr %b.addr.i106, align 4, !dbg !144
  br label %_ZL3maxii.exit111, !dbg !144

cond.false.i108:                                  ; preds = %if.then23
  %40 = load i32, ptr %a.addr.i105, align 4, !dbg !144
  br label %_ZL3maxii.exit111, !dbg !144

_ZL3maxii.exit111:                                ; preds = %cond.true.i110, %cond.false.i108
  %cond.i109 = phi i32 [ %39, %cond.true.i110 ], [ %40, %cond.false.i108 ], !dbg !144
  %add43 = add nsw i32 %30, %cond.i109, !dbg !145
  %41 = load i32, ptr %b, align 4, !dbg !146
  %idxprom44 = sext i32 %41 to i64, !dbg !147
  %arrayidx45 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom44, !dbg !147
  %42 = load i32, ptr %a, align 4, !dbg !148
  %idxprom46 = sext i32 %42 to i64, !dbg !147
  %arrayidx47 = getelementptr inbounds [17 x i32], ptr %arrayidx45, i64 0, i64 %idxprom46, !dbg !147
  store i32 %add43, ptr %arrayidx47, align 4, !dbg !149
  br label %if.end48, !dbg !150

if.end48:                                         ; preds = %_ZL3maxii.exit111, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !151
  br label %for.inc, !dbg !152

for.inc:                                          ; preds = %if.end48
  %43 = load i32, ptr %i, align 4, !dbg !153
  %inc = add nsw i32 %43, 1, !dbg !153
  store i32 %inc, ptr %i, align 4, !dbg !153
  br label %for.cond, !dbg !154, !llvm.loop !155

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i49, !158, !DIExpression(), !160)
  store i32 14, ptr %i49, align 4, !dbg !160
  br label %for.cond50, !dbg !161

for.cond50:                                       ; preds = %for.inc83, %for.end
  %44 = load i32, ptr %i49, align 4, !dbg !162
  %cmp51 = icmp sge i32 %44, 0, !dbg !164
  br i1 %cmp51, label %for.body52, label %for.end84, !dbg !165

for.body52:                                       ; preds = %for.cond50
  %45 = load i32, ptr %t, align 4, !dbg !166
  %46 = load i32, ptr %i49, align 4, !dbg !169
  %cmp53 = icmp sle i32 %45, %46, !dbg !170
  br i1 %cmp53, label %if.then54, label %if.end82, !dbg !170

if.then54:                                        ; preds = %for.body52
    #dbg_declare(ptr %a55, !171, !DIExpression(), !173)
  %47 = load i32, ptr %t, align 4, !dbg !174
  %add56 = add nsw i32 %47, 16, !dbg !175
  %48 = load i32, ptr %i49, align 4, !dbg !176
  %sub57 = sub nsw i32 %add56, %48, !dbg !177
  store i32 %sub57, ptr %a55, align 4, !dbg !173
    #dbg_declare(ptr %b58, !178, !DIExpression(), !179)
  %49 = load i32, ptr %t, align 4, !dbg !180
  %sub59 = sub nsw i32 16, %49, !dbg !181
  store i32 %sub59, ptr %b58, align 4, !dbg !179
  %50 = load i32, ptr %b58, align 4, !dbg !182
  %sub60 = sub nsw i32 %50, 1, !dbg !183
  %idxprom61 = sext i32 %sub60 to i64, !dbg !184
  %arrayidx62 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom61, !dbg !184
  %51 = load i32, ptr %a55, align 4, !dbg !185
  %sub63 = sub nsw i32 %51, 1, !dbg !186
  %idxprom64 = sext i32 %sub63 to i64, !dbg !184
  %arrayidx65 = getelementptr inbounds [17 x i32], ptr %arrayidx62, i64 0, i64 %idxprom64, !dbg !184
  %52 = load i32, ptr %arrayidx65, align 4, !dbg !184
  %53 = load i32, ptr %b58, align 4, !dbg !187
  %idxprom66 = sext i32 %53 to i64, !dbg !188
  %arrayidx67 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom66, !dbg !188
  %54 = load i32, ptr %a55, align 4, !dbg !189
  %sub68 = sub nsw i32 %54, 1, !dbg !190
  %idxprom69 = sext i32 %sub68 to i64, !dbg !188
  %arrayidx70 = getelementptr inbounds [17 x i32], ptr %arrayidx67, i64 0, i64 %idxprom69, !dbg !188
  %55 = load i32, ptr %arrayidx70, align 4, !dbg !188
  %56 = load i32, ptr %b58, align 4, !dbg !191
  %sub71 = sub nsw i32 %56, 1, !dbg !192
  %idxprom72 = sext i32 %sub71 to i64, !dbg !193
  %arrayidx73 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom72, !dbg !193
  %57 = load i32, ptr %a55, align 4, !dbg !194
  %idxprom74 = sext i32 %57 to i64, !dbg !193
  %arrayidx75 = getelementptr inbounds [17 x i32], ptr %arrayidx73, i64 0, i64 %idxprom74, !dbg !193
  %58 = load i32, ptr %arrayidx75, align 4, !dbg !193
  store i32 %55, ptr %a.addr.i, align 4, !dbg !195
  store i32 %58, ptr %b.addr.i, align 4, !dbg !195
  %59 = load i32, ptr %a.addr.i, align 4, !dbg !195
  %60 = load i32, ptr %b.addr.i, align 4, !dbg !195
  %cmp.i = icmp slt i32 %59, %60, !dbg !195
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !195

cond.true.i:                                      ; preds = %if.then54
  %61 = load i32, ptr %b.addr.i, align 4, !dbg !195
  br label %_ZL3maxii.exit, !dbg !195

cond.false.i:                                     ; preds = %if.then54
  %62 = load i32, ptr %a.addr.i, align 4, !dbg !195
  br label %_ZL3maxii.exit, !dbg !195

_ZL3maxii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %61, %cond.true.i ], [ %62, %cond.false.i ], !dbg !195
  %add77 = add nsw i32 %52, %cond.i, !dbg !196
  %63 = load i32, ptr %b58, align 4, !dbg !197
  %idxprom78 = sext i32 %63 to i64, !dbg !198
  %arrayidx79 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom78, !dbg !198
  %64 = load i32, ptr %a55, align 4, !dbg !199
  %idxprom80 = sext i32 %64 to i64, !dbg !198
  %arrayidx81 = getelementptr inbounds [17 x i32], ptr %arrayidx79, i64 0, i64 %idxprom80, !dbg !198
  store i32 %add77, ptr %arrayidx81, align 4, !dbg !200
  br label %if.end82, !dbg !201

if.end82:                                         ; preds = %_ZL3maxii.exit, %for.body52
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !202
  br label %for.inc83, !dbg !203

for.inc83:                                        ; preds = %if.end82
  %65 = load i32, ptr %i49, align 4, !dbg !204
  %dec = add nsw i32 %65, -1, !dbg !204
  store i32 %dec, ptr %i49, align 4, !dbg !204
  br label %for.cond50, !dbg !205, !llvm.loop !206

for.end84:                                        ; preds = %for.cond50
    #dbg_declare(ptr %i85, !208, !DIExpression(), !210)
  store i32 0, ptr %i85, align 4, !dbg !210
  br label %for.cond86, !dbg !211

for.cond86:                                       ; preds = %for.inc102, %for.end84
  %66 = load i32, ptr %i85, align 4, !dbg !212
  %cmp87 = icmp slt i32 %66, 16, !dbg !214
  br i1 %cmp87, label %for.body88, label %for.end104, !dbg !215

for.body88:                                       ; preds = %for.cond86
  %67 = load i32, ptr %i85, align 4, !dbg !216
  %add89 = add nsw i32 %67, 1, !dbg !217
  %idxprom90 = sext i32 %add89 to i64, !dbg !218
  %arrayidx91 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPiiiE1s to ptr), i64 0, i64 %idxprom90, !dbg !218
  %68 = load i32, ptr %t, align 4, !dbg !219
  %add92 = add nsw i32 %68, 1, !dbg !220
  %idxprom93 = sext i32 %add92 to i64, !dbg !218
  %arrayidx94 = getelementptr inbounds [17 x i32], ptr %arrayidx91, i64 0, i64 %idxprom93, !dbg !218
  %69 = load i32, ptr %arrayidx94, align 4, !dbg !218
  %70 = load ptr, ptr %m.addr, align 8, !dbg !221
  %71 = load i32, ptr %corner, align 4, !dbg !222
  %72 = load i32, ptr %cols.addr, align 4, !dbg !223
  %73 = load i32, ptr %i85, align 4, !dbg !224
  %add95 = add nsw i32 %73, 1, !dbg !225
  %mul96 = mul nsw i32 %72, %add95, !dbg !226
  %add97 = add nsw i32 %71, %mul96, !dbg !227
  %74 = load i32, ptr %t, align 4, !dbg !228
  %add98 = add nsw i32 %add97, %74, !dbg !229
  %add99 = add nsw i32 %add98, 1, !dbg !230
  %idxprom100 = sext i32 %add99 to i64, !dbg !221
  %arrayidx101 = getelementptr inbounds i32, ptr %70, i64 %idxprom100, !dbg !221
  store i32 %69, ptr %arrayidx101, align 4, !dbg !231
  br label %for.inc102, !dbg !221

for.inc102:                                       ; preds = %for.body88
  %75 = load i32, ptr %i85, align 4, !dbg !232
  %inc103 = add nsw i32 %75, 1, !dbg !232
  store i32 %inc103, ptr %i85, align 4, !dbg !232
  br label %for.cond86, !dbg !233, !llvm.loop !234

for.end104:                                       ; preds = %for.cond86
  ret void, !dbg !236
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
!68 = !DILocation(line: 8, column: 55, scope: !2)
!69 = !DILocation(line: 8, column: 53, scope: !2)
!70 = !DILocalVariable(name: "corner", scope: !2, file: !3, line: 9, type: !7)
!71 = !DILocation(line: 9, column: 7, scope: !2)
!72 = !DILocation(line: 9, column: 16, scope: !2)
!73 = !DILocation(line: 9, column: 21, scope: !2)
!74 = !DILocation(line: 9, column: 30, scope: !2)
!75 = !DILocation(line: 9, column: 28, scope: !2)
!76 = !DILocation(line: 9, column: 41, scope: !2)
!77 = !DILocation(line: 9, column: 39, scope: !2)
!78 = !DILocation(line: 9, column: 32, scope: !2)
!79 = !DILocation(line: 10, column: 7, scope: !80)
!80 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!81 = !DILocation(line: 10, column: 9, scope: !80)
!82 = !DILocation(line: 10, column: 25, scope: !80)
!83 = !DILocation(line: 10, column: 27, scope: !80)
!84 = !DILocation(line: 10, column: 23, scope: !80)
!85 = !DILocation(line: 10, column: 15, scope: !80)
!86 = !DILocation(line: 11, column: 17, scope: !2)
!87 = !DILocation(line: 11, column: 19, scope: !2)
!88 = !DILocation(line: 11, column: 28, scope: !2)
!89 = !DILocation(line: 11, column: 36, scope: !2)
!90 = !DILocation(line: 11, column: 38, scope: !2)
!91 = !DILocation(line: 11, column: 33, scope: !2)
!92 = !DILocation(line: 11, column: 26, scope: !2)
!93 = !DILocation(line: 11, column: 5, scope: !2)
!94 = !DILocation(line: 11, column: 7, scope: !2)
!95 = !DILocation(line: 11, column: 3, scope: !2)
!96 = !DILocation(line: 11, column: 15, scope: !2)
!97 = !DILocation(line: 12, column: 17, scope: !2)
!98 = !DILocation(line: 12, column: 19, scope: !2)
!99 = !DILocation(line: 12, column: 28, scope: !2)
!100 = !DILocation(line: 12, column: 26, scope: !2)
!101 = !DILocation(line: 12, column: 30, scope: !2)
!102 = !DILocation(line: 12, column: 8, scope: !2)
!103 = !DILocation(line: 12, column: 10, scope: !2)
!104 = !DILocation(line: 12, column: 3, scope: !2)
!105 = !DILocation(line: 12, column: 15, scope: !2)
!106 = !DILocation(line: 13, column: 3, scope: !2)
!107 = !DILocalVariable(name: "i", scope: !108, file: !3, line: 14, type: !7)
!108 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 3)
!109 = !DILocation(line: 14, column: 12, scope: !108)
!110 = !DILocation(line: 14, column: 8, scope: !108)
!111 = !DILocation(line: 14, column: 19, scope: !112)
!112 = distinct !DILexicalBlock(scope: !108, file: !3, line: 14, column: 3)
!113 = !DILocation(line: 14, column: 21, scope: !112)
!114 = !DILocation(line: 14, column: 3, scope: !108)
!115 = !DILocation(line: 15, column: 9, scope: !116)
!116 = distinct !DILexicalBlock(scope: !117, file: !3, line: 15, column: 9)
!117 = distinct !DILexicalBlock(scope: !112, file: !3, line: 14, column: 34)
!118 = !DILocation(line: 15, column: 14, scope: !116)
!119 = !DILocation(line: 15, column: 11, scope: !116)
!120 = !DILocalVariable(name: "a", scope: !121, file: !3, line: 16, type: !7)
!121 = distinct !DILexicalBlock(scope: !116, file: !3, line: 15, column: 17)
!122 = !DILocation(line: 16, column: 11, scope: !121)
!123 = !DILocation(line: 16, column: 15, scope: !121)
!124 = !DILocation(line: 16, column: 17, scope: !121)
!125 = !DILocalVariable(name: "b", scope: !121, file: !3, line: 16, type: !7)
!126 = !DILocation(line: 16, column: 22, scope: !121)
!127 = !DILocation(line: 16, column: 26, scope: !121)
!128 = !DILocation(line: 16, column: 30, scope: !121)
!129 = !DILocation(line: 16, column: 28, scope: !121)
!130 = !DILocation(line: 16, column: 32, scope: !121)
!131 = !DILocation(line: 17, column: 19, scope: !121)
!132 = !DILocation(line: 17, column: 21, scope: !121)
!133 = !DILocation(line: 17, column: 17, scope: !121)
!134 = !DILocation(line: 17, column: 26, scope: !121)
!135 = !DILocation(line: 17, column: 28, scope: !121)
!136 = !DILocation(line: 17, column: 41, scope: !121)
!137 = !DILocation(line: 17, column: 39, scope: !121)
!138 = !DILocation(line: 17, column: 44, scope: !121)
!139 = !DILocation(line: 17, column: 46, scope: !121)
!140 = !DILocation(line: 17, column: 54, scope: !121)
!141 = !DILocation(line: 17, column: 56, scope: !121)
!142 = !DILocation(line: 17, column: 52, scope: !121)
!143 = !DILocation(line: 17, column: 61, scope: !121)
!144 = !DILocation(line: 17, column: 35, scope: !121)
!145 = !DILocation(line: 17, column: 33, scope: !121)
!146 = !DILocation(line: 17, column: 9, scope: !121)
!147 = !DILocation(line: 17, column: 7, scope: !121)
!148 = !DILocation(line: 17, column: 12, scope: !121)
!149 = !DILocation(line: 17, column: 15, scope: !121)
!150 = !DILocation(line: 18, column: 5, scope: !121)
!151 = !DILocation(line: 19, column: 5, scope: !117)
!152 = !DILocation(line: 20, column: 3, scope: !117)
!153 = !DILocation(line: 14, column: 29, scope: !112)
!154 = !DILocation(line: 14, column: 3, scope: !112)
!155 = distinct !{!155, !114, !156, !157}
!156 = !DILocation(line: 20, column: 3, scope: !108)
!157 = !{!"llvm.loop.mustprogress"}
!158 = !DILocalVariable(name: "i", scope: !159, file: !3, line: 21, type: !7)
!159 = distinct !DILexicalBlock(scope: !2, file: !3, line: 21, column: 3)
!160 = !DILocation(line: 21, column: 12, scope: !159)
!161 = !DILocation(line: 21, column: 8, scope: !159)
!162 = !DILocation(line: 21, column: 26, scope: !163)
!163 = distinct !DILexicalBlock(scope: !159, file: !3, line: 21, column: 3)
!164 = !DILocation(line: 21, column: 28, scope: !163)
!165 = !DILocation(line: 21, column: 3, scope: !159)
!166 = !DILocation(line: 22, column: 9, scope: !167)
!167 = distinct !DILexicalBlock(scope: !168, file: !3, line: 22, column: 9)
!168 = distinct !DILexicalBlock(scope: !163, file: !3, line: 21, column: 39)
!169 = !DILocation(line: 22, column: 14, scope: !167)
!170 = !DILocation(line: 22, column: 11, scope: !167)
!171 = !DILocalVariable(name: "a", scope: !172, file: !3, line: 23, type: !7)
!172 = distinct !DILexicalBlock(scope: !167, file: !3, line: 22, column: 17)
!173 = !DILocation(line: 23, column: 11, scope: !172)
!174 = !DILocation(line: 23, column: 15, scope: !172)
!175 = !DILocation(line: 23, column: 17, scope: !172)
!176 = !DILocation(line: 23, column: 26, scope: !172)
!177 = !DILocation(line: 23, column: 24, scope: !172)
!178 = !DILocalVariable(name: "b", scope: !172, file: !3, line: 23, type: !7)
!179 = !DILocation(line: 23, column: 29, scope: !172)
!180 = !DILocation(line: 23, column: 40, scope: !172)
!181 = !DILocation(line: 23, column: 38, scope: !172)
!182 = !DILocation(line: 24, column: 19, scope: !172)
!183 = !DILocation(line: 24, column: 21, scope: !172)
!184 = !DILocation(line: 24, column: 17, scope: !172)
!185 = !DILocation(line: 24, column: 26, scope: !172)
!186 = !DILocation(line: 24, column: 28, scope: !172)
!187 = !DILocation(line: 24, column: 41, scope: !172)
!188 = !DILocation(line: 24, column: 39, scope: !172)
!189 = !DILocation(line: 24, column: 44, scope: !172)
!190 = !DILocation(line: 24, column: 46, scope: !172)
!191 = !DILocation(line: 24, column: 54, scope: !172)
!192 = !DILocation(line: 24, column: 56, scope: !172)
!193 = !DILocation(line: 24, column: 52, scope: !172)
!194 = !DILocation(line: 24, column: 61, scope: !172)
!195 = !DILocation(line: 24, column: 35, scope: !172)
!196 = !DILocation(line: 24, column: 33, scope: !172)
!197 = !DILocation(line: 24, column: 9, scope: !172)
!198 = !DILocation(line: 24, column: 7, scope: !172)
!199 = !DILocation(line: 24, column: 12, scope: !172)
!200 = !DILocation(line: 24, column: 15, scope: !172)
!201 = !DILocation(line: 25, column: 5, scope: !172)
!202 = !DILocation(line: 26, column: 5, scope: !168)
!203 = !DILocation(line: 27, column: 3, scope: !168)
!204 = !DILocation(line: 21, column: 34, scope: !163)
!205 = !DILocation(line: 21, column: 3, scope: !163)
!206 = distinct !{!206, !165, !207, !157}
!207 = !DILocation(line: 27, column: 3, scope: !159)
!208 = !DILocalVariable(name: "i", scope: !209, file: !3, line: 28, type: !7)
!209 = distinct !DILexicalBlock(scope: !2, file: !3, line: 28, column: 3)
!210 = !DILocation(line: 28, column: 12, scope: !209)
!211 = !DILocation(line: 28, column: 8, scope: !209)
!212 = !DILocation(line: 28, column: 19, scope: !213)
!213 = distinct !DILexicalBlock(scope: !209, file: !3, line: 28, column: 3)
!214 = !DILocation(line: 28, column: 21, scope: !213)
!215 = !DILocation(line: 28, column: 3, scope: !209)
!216 = !DILocation(line: 29, column: 44, scope: !213)
!217 = !DILocation(line: 29, column: 46, scope: !213)
!218 = !DILocation(line: 29, column: 42, scope: !213)
!219 = !DILocation(line: 29, column: 51, scope: !213)
!220 = !DILocation(line: 29, column: 53, scope: !213)
!221 = !DILocation(line: 29, column: 5, scope: !213)
!222 = !DILocation(line: 29, column: 7, scope: !213)
!223 = !DILocation(line: 29, column: 16, scope: !213)
!224 = !DILocation(line: 29, column: 24, scope: !213)
!225 = !DILocation(line: 29, column: 26, scope: !213)
!226 = !DILocation(line: 29, column: 21, scope: !213)
!227 = !DILocation(line: 29, column: 14, scope: !213)
!228 = !DILocation(line: 29, column: 33, scope: !213)
!229 = !DILocation(line: 29, column: 31, scope: !213)
!230 = !DILocation(line: 29, column: 35, scope: !213)
!231 = !DILocation(line: 29, column: 40, scope: !213)
!232 = !DILocation(line: 28, column: 29, scope: !213)
!233 = !DILocation(line: 28, column: 3, scope: !213)
!234 = distinct !{!234, !215, !235, !157}
!235 = !DILocation(line: 29, column: 56, scope: !209)
!236 = !DILocation(line: 30, column: 1, scope: !2)
