; ModuleID = 'numbers.cu'
source_filename = "numbers.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @_Z7numbersPfPdPiPjPxPhPs(ptr noundef %f, ptr noundef %d, ptr noundef %i, ptr noundef %u, ptr noundef %l, ptr noundef %b, ptr noundef %h) #0 !dbg !25 {
entry:
  %x.addr.i192 = alloca i64, align 8
  %x.addr.i187 = alloca i32, align 4
  %lo.addr.i = alloca i32, align 4
  %hi.addr.i = alloca i32, align 4
  %s.addr.i = alloca i32, align 4
  %x.addr.i183 = alloca double, align 8
  %a.addr.i177 = alloca i32, align 4
  %b.addr.i178 = alloca i32, align 4
  %x.addr.i176 = alloca i32, align 4
  %x.addr.i175 = alloca i32, align 4
  %x.addr.i171 = alloca i32, align 4
  %x.addr.i170 = alloca i32, align 4
  %a.addr.i167 = alloca i32, align 4
  %b.addr.i168 = alloca i32, align 4
  %x.addr.i166 = alloca float, align 4
  %a.addr.i = alloca i32, align 4
  %b.addr.i = alloca i32, align 4
  %x.addr.i165 = alloca double, align 8
  %x.addr.i164 = alloca double, align 8
  %x.addr.i163 = alloca float, align 4
  %x.addr.i = alloca float, align 4
  %f.addr = alloca ptr, align 8
  %d.addr = alloca ptr, align 8
  %i.addr = alloca ptr, align 8
  %u.addr = alloca ptr, align 8
  %l.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %h.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %x = alloca float, align 4
  %y = alloca float, align 4
  %z = alloca double, align 8
  %v = alloca i32, align 4
  %w = alloca i32, align 4
  %p = alloca i8, align 1
  %q = alloca i8, align 1
  store ptr %f, ptr %f.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %f.addr, metadata !36, metadata !DIExpression()), !dbg !37
  store ptr %d, ptr %d.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %d.addr, metadata !38, metadata !DIExpression()), !dbg !39
  store ptr %i, ptr %i.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %i.addr, metadata !40, metadata !DIExpression()), !dbg !41
  store ptr %u, ptr %u.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %u.addr, metadata !42, metadata !DIExpression()), !dbg !43
  store ptr %l, ptr %l.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %l.addr, metadata !44, metadata !DIExpression()), !dbg !45
  store ptr %b, ptr %b.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %b.addr, metadata !46, metadata !DIExpression()), !dbg !47
  store ptr %h, ptr %h.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %h.addr, metadata !48, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.declare(metadata ptr %t, metadata !50, metadata !DIExpression()), !dbg !51
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !52
  store i32 %0, ptr %t, align 4, !dbg !51
  call void @llvm.dbg.declare(metadata ptr %x, metadata !53, metadata !DIExpression()), !dbg !54
  %1 = load ptr, ptr %f.addr, align 8, !dbg !55
  %2 = load i32, ptr %t, align 4, !dbg !56
  %idxprom = sext i32 %2 to i64, !dbg !55
  %arrayidx = getelementptr inbounds float, ptr %1, i64 %idxprom, !dbg !55
  %3 = load float, ptr %arrayidx, align 4, !dbg !55
  store float %3, ptr %x, align 4, !dbg !54
  call void @llvm.dbg.declare(metadata ptr %y, metadata !57, metadata !DIExpression()), !dbg !58
  %4 = load ptr, ptr %f.addr, align 8, !dbg !59
  %5 = load i32, ptr %t, align 4, !dbg !60
  %add = add nsw i32 %5, 1, !dbg !61
  %idxprom1 = sext i32 %add to i64, !dbg !59
  %arrayidx2 = getelementptr inbounds float, ptr %4, i64 %idxprom1, !dbg !59
  %6 = load float, ptr %arrayidx2, align 4, !dbg !59
  store float %6, ptr %y, align 4, !dbg !58
  call void @llvm.dbg.declare(metadata ptr %z, metadata !62, metadata !DIExpression()), !dbg !63
  %7 = load ptr, ptr %d.addr, align 8, !dbg !64
  %8 = load i32, ptr %t, align 4, !dbg !65
  %idxprom3 = sext i32 %8 to i64, !dbg !64
  %arrayidx4 = getelementptr inbounds double, ptr %7, i64 %idxprom3, !dbg !64
  %9 = load double, ptr %arrayidx4, align 8, !dbg !64
  store double %9, ptr %z, align 8, !dbg !63
  %10 = load float, ptr %x, align 4, !dbg !66
  %11 = call contract float @llvm.sqrt.f32(float %10), !dbg !67
  %12 = load float, ptr %y, align 4, !dbg !68
  %13 = call contract float @llvm.exp.f32(float %12), !dbg !69
  %14 = load float, ptr %x, align 4, !dbg !70
  %15 = call contract float @llvm.sin.f32(float %14), !dbg !71
  %16 = call float @llvm.fmuladd.f32(float %13, float %15, float %11), !dbg !72
  %17 = load float, ptr %x, align 4, !dbg !73
  %18 = load float, ptr %y, align 4, !dbg !74
  %19 = call contract float @llvm.fma.f32(float %17, float %18, float 1.500000e+00), !dbg !75
  %sub = fsub float %16, %19, !dbg !76
  %20 = load float, ptr %x, align 4, !dbg !77
  %21 = call contract float @llvm.pow.f32(float %20, float 2.000000e+00), !dbg !78
  %add5 = fadd float %sub, %21, !dbg !79
  %22 = load float, ptr %x, align 4, !dbg !80
  %23 = load float, ptr %y, align 4, !dbg !81
  %fmod = frem float %22, %23, !dbg !82
  %add6 = fadd float %add5, %fmod, !dbg !83
  %24 = load float, ptr %y, align 4, !dbg !84
  store float %24, ptr %x.addr.i, align 4, !dbg !85
  %25 = load float, ptr %x.addr.i, align 4, !dbg !85
  %26 = call contract float @llvm.sqrt.f32(float %25), !dbg !85
  %div.i = fdiv contract float 1.000000e+00, %26, !dbg !85
  %add8 = fadd float %add6, %div.i, !dbg !86
  %27 = load ptr, ptr %f.addr, align 8, !dbg !87
  %28 = load i32, ptr %t, align 4, !dbg !88
  %idxprom9 = sext i32 %28 to i64, !dbg !87
  %arrayidx10 = getelementptr inbounds float, ptr %27, i64 %idxprom9, !dbg !87
  store float %add8, ptr %arrayidx10, align 4, !dbg !89
  %29 = load float, ptr %x, align 4, !dbg !90
  %30 = load float, ptr %y, align 4, !dbg !91
  %cmp = fcmp ogt float %29, %30, !dbg !92
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !90

cond.true:                                        ; preds = %entry
  %31 = load float, ptr %x, align 4, !dbg !93
  %32 = load float, ptr %y, align 4, !dbg !94
  %33 = call contract float @llvm.minnum.f32(float %31, float %32), !dbg !95
  br label %cond.end, !dbg !90

cond.false:                                       ; preds = %entry
  %34 = load float, ptr %x, align 4, !dbg !96
  %fneg = fneg contract float %34, !dbg !97
  %35 = load float, ptr %y, align 4, !dbg !98
  %36 = call contract float @llvm.maxnum.f32(float %fneg, float %35), !dbg !99
  br label %cond.end, !dbg !90

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %33, %cond.true ], [ %36, %cond.false ], !dbg !90
  %37 = load ptr, ptr %f.addr, align 8, !dbg !100
  %38 = load i32, ptr %t, align 4, !dbg !101
  %idxprom11 = sext i32 %38 to i64, !dbg !100
  %arrayidx12 = getelementptr inbounds float, ptr %37, i64 %idxprom11, !dbg !100
  %39 = load float, ptr %arrayidx12, align 4, !dbg !102
  %add13 = fadd float %39, %cond, !dbg !102
  store float %add13, ptr %arrayidx12, align 4, !dbg !102
  %40 = load double, ptr %z, align 8, !dbg !103
  %41 = call contract double @llvm.sqrt.f64(double %40), !dbg !104
  %42 = load double, ptr %z, align 8, !dbg !105
  %43 = call contract double @llvm.fabs.f64(double %42), !dbg !106
  %add14 = fadd double 1.000000e+00, %43, !dbg !107
  %div = fdiv double %41, %add14, !dbg !108
  %44 = load double, ptr %z, align 8, !dbg !109
  %45 = call contract double @llvm.floor.f64(double %44), !dbg !110
  %add15 = fadd double %div, %45, !dbg !111
  %46 = load float, ptr %x, align 4, !dbg !112
  store float %46, ptr %x.addr.i163, align 4, !dbg !113
  %47 = load float, ptr %x.addr.i163, align 4, !dbg !113
  %48 = call contract float @llvm.ceil.f32(float %47), !dbg !113
  %conv = fpext float %48 to double, !dbg !113
  %add17 = fadd double %add15, %conv, !dbg !114
  %49 = load double, ptr %z, align 8, !dbg !115
  %50 = call contract double @llvm.round.f64(double %49), !dbg !116
  %add18 = fadd double %add17, %50, !dbg !117
  %51 = load float, ptr %x, align 4, !dbg !118
  %conv19 = fpext float %51 to double, !dbg !118
  %add20 = fadd double %add18, %conv19, !dbg !119
  %52 = load double, ptr %z, align 8, !dbg !120
  %53 = call contract double @llvm.exp2.f64(double %52), !dbg !121
  %sub21 = fsub double %add20, %53, !dbg !122
  %54 = load double, ptr %z, align 8, !dbg !123
  %call22 = call contract double @cbrt(double noundef %54) #3, !dbg !124
  %add23 = fadd double %sub21, %call22, !dbg !125
  %55 = load ptr, ptr %d.addr, align 8, !dbg !126
  %56 = load i32, ptr %t, align 4, !dbg !127
  %idxprom24 = sext i32 %56 to i64, !dbg !126
  %arrayidx25 = getelementptr inbounds double, ptr %55, i64 %idxprom24, !dbg !126
  store double %add23, ptr %arrayidx25, align 8, !dbg !128
  %57 = load double, ptr %z, align 8, !dbg !129
  store double %57, ptr %x.addr.i164, align 8, !dbg !130
  %58 = load double, ptr %x.addr.i164, align 8, !dbg !130
  %cmp.i = fcmp contract uno double %58, %58, !dbg !130
  br i1 %cmp.i, label %cond.true28, label %lor.lhs.false, !dbg !131

lor.lhs.false:                                    ; preds = %cond.end
  %59 = load double, ptr %z, align 8, !dbg !132
  store double %59, ptr %x.addr.i165, align 8, !dbg !133
  %60 = load double, ptr %x.addr.i165, align 8, !dbg !133
  %61 = call contract double @llvm.fabs.f64(double %60) #4, !dbg !133
  %cmpinf.i = fcmp contract one double %61, 0x7FF0000000000000, !dbg !133
  br i1 %cmpinf.i, label %cond.false29, label %cond.true28, !dbg !130

cond.true28:                                      ; preds = %lor.lhs.false, %cond.end
  br label %cond.end30, !dbg !130

cond.false29:                                     ; preds = %lor.lhs.false
  %62 = load double, ptr %z, align 8, !dbg !134
  %mul = fmul double %62, 1.000000e-300, !dbg !135
  br label %cond.end30, !dbg !130

cond.end30:                                       ; preds = %cond.false29, %cond.true28
  %cond31 = phi contract double [ 1.875000e-01, %cond.true28 ], [ %mul, %cond.false29 ], !dbg !130
  %63 = load ptr, ptr %d.addr, align 8, !dbg !136
  %64 = load i32, ptr %t, align 4, !dbg !137
  %add32 = add nsw i32 %64, 1, !dbg !138
  %idxprom33 = sext i32 %add32 to i64, !dbg !136
  %arrayidx34 = getelementptr inbounds double, ptr %63, i64 %idxprom33, !dbg !136
  store double %cond31, ptr %arrayidx34, align 8, !dbg !139
  call void @llvm.dbg.declare(metadata ptr %v, metadata !140, metadata !DIExpression()), !dbg !141
  %65 = load ptr, ptr %i.addr, align 8, !dbg !142
  %66 = load i32, ptr %t, align 4, !dbg !143
  %idxprom35 = sext i32 %66 to i64, !dbg !142
  %arrayidx36 = getelementptr inbounds i32, ptr %65, i64 %idxprom35, !dbg !142
  %67 = load i32, ptr %arrayidx36, align 4, !dbg !142
  store i32 %67, ptr %v, align 4, !dbg !141
  call void @llvm.dbg.declare(metadata ptr %w, metadata !144, metadata !DIExpression()), !dbg !145
  %68 = load ptr, ptr %u.addr, align 8, !dbg !146
  %69 = load i32, ptr %t, align 4, !dbg !147
  %idxprom37 = sext i32 %69 to i64, !dbg !146
  %arrayidx38 = getelementptr inbounds i32, ptr %68, i64 %idxprom37, !dbg !146
  %70 = load i32, ptr %arrayidx38, align 4, !dbg !146
  store i32 %70, ptr %w, align 4, !dbg !145
  %71 = load i32, ptr %v, align 4, !dbg !148
  %div39 = sdiv i32 %71, 3, !dbg !149
  %72 = load i32, ptr %v, align 4, !dbg !150
  %rem = srem i32 %72, 7, !dbg !151
  %sub40 = sub nsw i32 %div39, %rem, !dbg !152
  %73 = load i32, ptr %v, align 4, !dbg !153
  %shl = shl i32 %73, 3, !dbg !154
  %add41 = add nsw i32 %sub40, %shl, !dbg !155
  %74 = load i32, ptr %v, align 4, !dbg !156
  %shr = ashr i32 %74, 2, !dbg !157
  %sub42 = sub nsw i32 %add41, %shr, !dbg !158
  %75 = load float, ptr %x, align 4, !dbg !159
  %conv43 = fptosi float %75 to i32, !dbg !159
  %add44 = add nsw i32 %sub42, %conv43, !dbg !160
  %76 = load double, ptr %z, align 8, !dbg !161
  %conv45 = fptosi double %76 to i32, !dbg !161
  %add46 = add nsw i32 %add44, %conv45, !dbg !162
  %77 = load i32, ptr %v, align 4, !dbg !163
  %78 = load i32, ptr %v, align 4, !dbg !164
  store i32 %77, ptr %a.addr.i, align 4, !dbg !165
  store i32 %78, ptr %b.addr.i, align 4, !dbg !165
  %79 = load i32, ptr %a.addr.i, align 4, !dbg !165
  %conv.i = sext i32 %79 to i64, !dbg !165
  %80 = load i32, ptr %b.addr.i, align 4, !dbg !165
  %conv1.i = sext i32 %80 to i64, !dbg !165
  %mul.i = mul nsw i64 %conv.i, %conv1.i, !dbg !165
  %shr.i = ashr i64 %mul.i, 32, !dbg !165
  %conv2.i = trunc i64 %shr.i to i32, !dbg !165
  %add48 = add nsw i32 %add46, %conv2.i, !dbg !166
  %81 = load float, ptr %x, align 4, !dbg !167
  store float %81, ptr %x.addr.i166, align 4, !dbg !168
  %82 = load i32, ptr %x.addr.i166, align 4, !dbg !168
  %add50 = add nsw i32 %add48, %82, !dbg !169
  %83 = load i32, ptr %v, align 4, !dbg !170
  store i32 %83, ptr %a.addr.i167, align 4, !dbg !171
  store i32 9, ptr %b.addr.i168, align 4, !dbg !171
  %84 = load i32, ptr %b.addr.i168, align 4, !dbg !171
  %85 = load i32, ptr %a.addr.i167, align 4, !dbg !171
  %cmp.i169 = icmp slt i32 %84, %85, !dbg !171
  br i1 %cmp.i169, label %cond.true.i, label %cond.false.i, !dbg !171

cond.true.i:                                      ; preds = %cond.end30
  %86 = load i32, ptr %b.addr.i168, align 4, !dbg !171
  br label %_ZL3minii.exit, !dbg !171

cond.false.i:                                     ; preds = %cond.end30
  %87 = load i32, ptr %a.addr.i167, align 4, !dbg !171
  br label %_ZL3minii.exit, !dbg !171

_ZL3minii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %86, %cond.true.i ], [ %87, %cond.false.i ], !dbg !171
  %add52 = add nsw i32 %add50, %cond.i, !dbg !172
  %88 = load ptr, ptr %i.addr, align 8, !dbg !173
  %89 = load i32, ptr %t, align 4, !dbg !174
  %idxprom53 = sext i32 %89 to i64, !dbg !173
  %arrayidx54 = getelementptr inbounds i32, ptr %88, i64 %idxprom53, !dbg !173
  store i32 %add52, ptr %arrayidx54, align 4, !dbg !175
  %90 = load i32, ptr %w, align 4, !dbg !176
  %div55 = udiv i32 %90, 5, !dbg !177
  %91 = load i32, ptr %w, align 4, !dbg !178
  %rem56 = urem i32 %91, 9, !dbg !179
  %add57 = add i32 %div55, %rem56, !dbg !180
  %92 = load i32, ptr %w, align 4, !dbg !181
  %shr58 = lshr i32 %92, 7, !dbg !182
  %add59 = add i32 %add57, %shr58, !dbg !183
  %93 = load float, ptr %x, align 4, !dbg !184
  %conv60 = fptoui float %93 to i32, !dbg !184
  %add61 = add i32 %add59, %conv60, !dbg !185
  %94 = load i32, ptr %w, align 4, !dbg !186
  store i32 %94, ptr %x.addr.i170, align 4, !dbg !187
  %95 = load i32, ptr %x.addr.i170, align 4, !dbg !187
  %96 = call i32 @llvm.ctpop.i32(i32 %95), !dbg !187
  %add63 = add i32 %add61, %96, !dbg !188
  %97 = load i32, ptr %w, align 4, !dbg !189
  store i32 %97, ptr %x.addr.i171, align 4, !dbg !190
  %98 = load i32, ptr %x.addr.i171, align 4, !dbg !190
  %tobool.i = icmp ne i32 %98, 0, !dbg !190
  br i1 %tobool.i, label %cond.true.i172, label %cond.false.i173, !dbg !190

cond.true.i172:                                   ; preds = %_ZL3minii.exit
  %99 = load i32, ptr %x.addr.i171, align 4, !dbg !190
  %100 = call i32 @llvm.ctlz.i32(i32 %99, i1 true), !dbg !190
  br label %_ZL5__clzi.exit, !dbg !190

cond.false.i173:                                  ; preds = %_ZL3minii.exit
  br label %_ZL5__clzi.exit, !dbg !190

_ZL5__clzi.exit:                                  ; preds = %cond.true.i172, %cond.false.i173
  %cond.i174 = phi i32 [ %100, %cond.true.i172 ], [ 32, %cond.false.i173 ], !dbg !190
  %add65 = add i32 %add63, %cond.i174, !dbg !191
  %101 = load i32, ptr %w, align 4, !dbg !192
  store i32 %101, ptr %x.addr.i175, align 4, !dbg !193
  %102 = load i32, ptr %x.addr.i175, align 4, !dbg !193
  %103 = call i32 @llvm.bitreverse.i32(i32 %102), !dbg !193
  %add67 = add i32 %add65, %103, !dbg !194
  %104 = load i32, ptr %w, align 4, !dbg !195
  store i32 %104, ptr %x.addr.i176, align 4, !dbg !196
  %105 = load i32, ptr %x.addr.i176, align 4, !dbg !196
  %106 = call i32 @llvm.cttz.i32(i32 %105, i1 true), !dbg !196
  %107 = add i32 %106, 1, !dbg !196
  %iszero.i = icmp eq i32 %105, 0, !dbg !196
  %ffs.i = select i1 %iszero.i, i32 0, i32 %107, !dbg !196
  %add69 = add i32 %add67, %ffs.i, !dbg !197
  %108 = load i32, ptr %w, align 4, !dbg !198
  store i32 %108, ptr %a.addr.i177, align 4, !dbg !199
  store i32 77, ptr %b.addr.i178, align 4, !dbg !199
  %109 = load i32, ptr %a.addr.i177, align 4, !dbg !199
  %110 = load i32, ptr %b.addr.i178, align 4, !dbg !199
  %cmp.i179 = icmp ult i32 %109, %110, !dbg !199
  br i1 %cmp.i179, label %cond.true.i180, label %cond.false.i181, !dbg !199

cond.true.i180:                                   ; preds = %_ZL5__clzi.exit
  %111 = load i32, ptr %b.addr.i178, align 4, !dbg !199
  br label %_ZL3maxjj.exit, !dbg !199

cond.false.i181:                                  ; preds = %_ZL5__clzi.exit
  %112 = load i32, ptr %a.addr.i177, align 4, !dbg !199
  br label %_ZL3maxjj.exit, !dbg !199

_ZL3maxjj.exit:                                   ; preds = %cond.true.i180, %cond.false.i181
  %cond.i182 = phi i32 [ %111, %cond.true.i180 ], [ %112, %cond.false.i181 ], !dbg !199
  %add71 = add i32 %add69, %cond.i182, !dbg !200
  %113 = load ptr, ptr %u.addr, align 8, !dbg !201
  %114 = load i32, ptr %t, align 4, !dbg !202
  %idxprom72 = sext i32 %114 to i64, !dbg !201
  %arrayidx73 = getelementptr inbounds i32, ptr %113, i64 %idxprom72, !dbg !201
  store i32 %add71, ptr %arrayidx73, align 4, !dbg !203
  %115 = load i32, ptr %v, align 4, !dbg !204
  %conv74 = sext i32 %115 to i64, !dbg !204
  %116 = load i32, ptr %v, align 4, !dbg !205
  %conv75 = sext i32 %116 to i64, !dbg !205
  %mul76 = mul nsw i64 %conv74, %conv75, !dbg !206
  %117 = load ptr, ptr %l.addr, align 8, !dbg !207
  %118 = load i32, ptr %t, align 4, !dbg !208
  %idxprom77 = sext i32 %118 to i64, !dbg !207
  %arrayidx78 = getelementptr inbounds i64, ptr %117, i64 %idxprom77, !dbg !207
  %119 = load i64, ptr %arrayidx78, align 8, !dbg !207
  %or = or i64 %119, 1, !dbg !209
  %div79 = sdiv i64 %mul76, %or, !dbg !210
  %120 = load ptr, ptr %l.addr, align 8, !dbg !211
  %121 = load i32, ptr %t, align 4, !dbg !212
  %idxprom80 = sext i32 %121 to i64, !dbg !211
  %arrayidx81 = getelementptr inbounds i64, ptr %120, i64 %idxprom80, !dbg !211
  %122 = load i64, ptr %arrayidx81, align 8, !dbg !211
  %shr82 = ashr i64 %122, 33, !dbg !213
  %add83 = add nsw i64 %div79, %shr82, !dbg !214
  %123 = load double, ptr %z, align 8, !dbg !215
  %conv84 = fptosi double %123 to i64, !dbg !215
  %add85 = add nsw i64 %add83, %conv84, !dbg !216
  %124 = load double, ptr %z, align 8, !dbg !217
  store double %124, ptr %x.addr.i183, align 8, !dbg !218
  %125 = load i64, ptr %x.addr.i183, align 8, !dbg !218
  %add87 = add nsw i64 %add85, %125, !dbg !219
  %126 = load ptr, ptr %l.addr, align 8, !dbg !220
  %127 = load i32, ptr %t, align 4, !dbg !221
  %idxprom88 = sext i32 %127 to i64, !dbg !220
  %arrayidx89 = getelementptr inbounds i64, ptr %126, i64 %idxprom88, !dbg !220
  store i64 %add87, ptr %arrayidx89, align 8, !dbg !222
  %128 = load ptr, ptr %b.addr, align 8, !dbg !223
  %129 = load i32, ptr %t, align 4, !dbg !224
  %idxprom90 = sext i32 %129 to i64, !dbg !223
  %arrayidx91 = getelementptr inbounds i8, ptr %128, i64 %idxprom90, !dbg !223
  %130 = load i8, ptr %arrayidx91, align 1, !dbg !223
  %conv92 = zext i8 %130 to i32, !dbg !223
  %131 = load i32, ptr %w, align 4, !dbg !225
  %add93 = add i32 %conv92, %131, !dbg !226
  %conv94 = trunc i32 %add93 to i8, !dbg !227
  %conv95 = zext i8 %conv94 to i32, !dbg !228
  %132 = load i32, ptr %v, align 4, !dbg !229
  %conv96 = trunc i32 %132 to i8, !dbg !229
  %conv97 = sext i8 %conv96 to i32, !dbg !230
  %xor = xor i32 %conv95, %conv97, !dbg !231
  %conv98 = trunc i32 %xor to i8, !dbg !228
  %133 = load ptr, ptr %b.addr, align 8, !dbg !232
  %134 = load i32, ptr %t, align 4, !dbg !233
  %idxprom99 = sext i32 %134 to i64, !dbg !232
  %arrayidx100 = getelementptr inbounds i8, ptr %133, i64 %idxprom99, !dbg !232
  store i8 %conv98, ptr %arrayidx100, align 1, !dbg !234
  %135 = load ptr, ptr %h.addr, align 8, !dbg !235
  %136 = load i32, ptr %t, align 4, !dbg !236
  %idxprom101 = sext i32 %136 to i64, !dbg !235
  %arrayidx102 = getelementptr inbounds i16, ptr %135, i64 %idxprom101, !dbg !235
  %137 = load i16, ptr %arrayidx102, align 2, !dbg !235
  %conv103 = sext i16 %137 to i32, !dbg !235
  %138 = load i32, ptr %v, align 4, !dbg !237
  %mul104 = mul nsw i32 %conv103, %138, !dbg !238
  %conv105 = trunc i32 %mul104 to i16, !dbg !239
  %conv106 = sext i16 %conv105 to i32, !dbg !240
  %139 = load float, ptr %x, align 4, !dbg !241
  %140 = load float, ptr %y, align 4, !dbg !242
  %cmp107 = fcmp oeq float %139, %140, !dbg !243
  %conv108 = zext i1 %cmp107 to i32, !dbg !244
  %add109 = add nsw i32 %conv106, %conv108, !dbg !245
  %141 = load float, ptr %x, align 4, !dbg !246
  %conv110 = fpext float %141 to double, !dbg !246
  %142 = load double, ptr %z, align 8, !dbg !247
  %cmp111 = fcmp une double %conv110, %142, !dbg !248
  %conv112 = zext i1 %cmp111 to i32, !dbg !249
  %add113 = add nsw i32 %add109, %conv112, !dbg !250
  %143 = load float, ptr %x, align 4, !dbg !251
  %144 = load float, ptr %y, align 4, !dbg !252
  %cmp114 = fcmp ole float %143, %144, !dbg !253
  %lnot = xor i1 %cmp114, true, !dbg !254
  %conv115 = zext i1 %lnot to i32, !dbg !254
  %sub116 = sub nsw i32 %add113, %conv115, !dbg !255
  %conv117 = trunc i32 %sub116 to i16, !dbg !240
  %145 = load ptr, ptr %h.addr, align 8, !dbg !256
  %146 = load i32, ptr %t, align 4, !dbg !257
  %idxprom118 = sext i32 %146 to i64, !dbg !256
  %arrayidx119 = getelementptr inbounds i16, ptr %145, i64 %idxprom118, !dbg !256
  store i16 %conv117, ptr %arrayidx119, align 2, !dbg !258
  call void @llvm.dbg.declare(metadata ptr %p, metadata !259, metadata !DIExpression()), !dbg !261
  %147 = load i32, ptr %v, align 4, !dbg !262
  %cmp120 = icmp sgt i32 %147, 3, !dbg !263
  br i1 %cmp120, label %land.rhs, label %land.end, !dbg !264

land.rhs:                                         ; preds = %_ZL3maxjj.exit
  %148 = load i32, ptr %w, align 4, !dbg !265
  %cmp121 = icmp ult i32 %148, 9, !dbg !266
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_ZL3maxjj.exit
  %149 = phi i1 [ false, %_ZL3maxjj.exit ], [ %cmp121, %land.rhs ], !dbg !267
  %frombool = zext i1 %149 to i8, !dbg !261
  store i8 %frombool, ptr %p, align 1, !dbg !261
  call void @llvm.dbg.declare(metadata ptr %q, metadata !268, metadata !DIExpression()), !dbg !269
  %150 = load i8, ptr %p, align 1, !dbg !270
  %tobool = trunc i8 %150 to i1, !dbg !270
  %conv122 = zext i1 %tobool to i32, !dbg !270
  %151 = load float, ptr %x, align 4, !dbg !271
  %152 = load float, ptr %y, align 4, !dbg !272
  %cmp123 = fcmp olt float %151, %152, !dbg !273
  %conv124 = zext i1 %cmp123 to i32, !dbg !274
  %xor125 = xor i32 %conv122, %conv124, !dbg !275
  %tobool126 = icmp ne i32 %xor125, 0, !dbg !270
  %frombool127 = zext i1 %tobool126 to i8, !dbg !269
  store i8 %frombool127, ptr %q, align 1, !dbg !269
  %153 = load i32, ptr %w, align 4, !dbg !276
  %conv128 = uitofp i32 %153 to float, !dbg !276
  %154 = load i32, ptr %v, align 4, !dbg !277
  %conv129 = sitofp i32 %154 to float, !dbg !277
  %add130 = fadd float %conv128, %conv129, !dbg !278
  %155 = load ptr, ptr %l.addr, align 8, !dbg !279
  %156 = load i32, ptr %t, align 4, !dbg !280
  %idxprom131 = sext i32 %156 to i64, !dbg !279
  %arrayidx132 = getelementptr inbounds i64, ptr %155, i64 %idxprom131, !dbg !279
  %157 = load i64, ptr %arrayidx132, align 8, !dbg !279
  %conv133 = sitofp i64 %157 to float, !dbg !279
  %add134 = fadd float %add130, %conv133, !dbg !281
  %158 = load i8, ptr %q, align 1, !dbg !282
  %tobool135 = trunc i8 %158 to i1, !dbg !282
  %159 = zext i1 %tobool135 to i64, !dbg !282
  %cond136 = select contract i1 %tobool135, float 1.000000e+00, float -0.000000e+00, !dbg !282
  %add137 = fadd float %add134, %cond136, !dbg !283
  %160 = load double, ptr %z, align 8, !dbg !284
  %conv138 = fptoui double %160 to i64, !dbg !284
  %rem139 = urem i64 %conv138, 3, !dbg !285
  %conv140 = uitofp i64 %rem139 to float, !dbg !286
  %add141 = fadd float %add137, %conv140, !dbg !287
  %161 = load ptr, ptr %f.addr, align 8, !dbg !288
  %162 = load i32, ptr %t, align 4, !dbg !289
  %add142 = add nsw i32 %162, 1, !dbg !290
  %idxprom143 = sext i32 %add142 to i64, !dbg !288
  %arrayidx144 = getelementptr inbounds float, ptr %161, i64 %idxprom143, !dbg !288
  store float %add141, ptr %arrayidx144, align 4, !dbg !291
  %163 = load i32, ptr %w, align 4, !dbg !292
  %164 = load i32, ptr %v, align 4, !dbg !293
  store i32 %163, ptr %lo.addr.i, align 4, !dbg !294
  store i32 %164, ptr %hi.addr.i, align 4, !dbg !294
  store i32 5, ptr %s.addr.i, align 4, !dbg !294
  %165 = load i32, ptr %hi.addr.i, align 4, !dbg !294
  %conv.i184 = zext i32 %165 to i64, !dbg !294
  %shl.i = shl i64 %conv.i184, 32, !dbg !294
  %166 = load i32, ptr %lo.addr.i, align 4, !dbg !294
  %conv1.i185 = zext i32 %166 to i64, !dbg !294
  %or.i = or i64 %shl.i, %conv1.i185, !dbg !294
  %167 = load i32, ptr %s.addr.i, align 4, !dbg !294
  %and.i = and i32 %167, 31, !dbg !294
  %sh_prom.i = zext i32 %and.i to i64, !dbg !294
  %shl2.i = shl i64 %or.i, %sh_prom.i, !dbg !294
  %shr.i186 = lshr i64 %shl2.i, 32, !dbg !294
  %conv3.i = trunc i64 %shr.i186 to i32, !dbg !294
  %168 = load i32, ptr %v, align 4, !dbg !295
  store i32 %168, ptr %x.addr.i187, align 4, !dbg !296
  %169 = load i32, ptr %x.addr.i187, align 4, !dbg !296
  %cmp.i188 = icmp slt i32 %169, 0, !dbg !296
  br i1 %cmp.i188, label %cond.true.i189, label %cond.false.i190, !dbg !296

cond.true.i189:                                   ; preds = %land.end
  %170 = load i32, ptr %x.addr.i187, align 4, !dbg !296
  %sub.i = sub nsw i32 0, %170, !dbg !296
  br label %_ZL3absi.exit, !dbg !296

cond.false.i190:                                  ; preds = %land.end
  %171 = load i32, ptr %x.addr.i187, align 4, !dbg !296
  br label %_ZL3absi.exit, !dbg !296

_ZL3absi.exit:                                    ; preds = %cond.true.i189, %cond.false.i190
  %cond.i191 = phi i32 [ %sub.i, %cond.true.i189 ], [ %171, %cond.false.i190 ], !dbg !296
  %add147 = add i32 %conv3.i, %cond.i191, !dbg !297
  %conv148 = zext i32 %add147 to i64, !dbg !294
  %172 = load ptr, ptr %l.addr, align 8, !dbg !298
  %173 = load i32, ptr %t, align 4, !dbg !299
  %idxprom149 = sext i32 %173 to i64, !dbg !298
  %arrayidx150 = getelementptr inbounds i64, ptr %172, i64 %idxprom149, !dbg !298
  %174 = load i64, ptr %arrayidx150, align 8, !dbg !298
  store i64 %174, ptr %x.addr.i192, align 8, !dbg !300
  %175 = load i64, ptr %x.addr.i192, align 8, !dbg !300
  %cmp.i193 = icmp slt i64 %175, 0, !dbg !300
  br i1 %cmp.i193, label %cond.true.i195, label %cond.false.i196, !dbg !300

cond.true.i195:                                   ; preds = %_ZL3absi.exit
  %176 = load i64, ptr %x.addr.i192, align 8, !dbg !300
  %sub.i194 = sub nsw i64 0, %176, !dbg !300
  br label %_ZL3absx.exit, !dbg !300

cond.false.i196:                                  ; preds = %_ZL3absi.exit
  %177 = load i64, ptr %x.addr.i192, align 8, !dbg !300
  br label %_ZL3absx.exit, !dbg !300

_ZL3absx.exit:                                    ; preds = %cond.true.i195, %cond.false.i196
  %cond.i197 = phi i64 [ %sub.i194, %cond.true.i195 ], [ %177, %cond.false.i196 ], !dbg !300
  %add152 = add nsw i64 %conv148, %cond.i197, !dbg !301
  %conv153 = sext i64 %add152 to i128, !dbg !294
  %178 = load i32, ptr %v, align 4, !dbg !302
  %conv154 = sext i32 %178 to i128, !dbg !302
  %179 = load i32, ptr %w, align 4, !dbg !303
  %conv155 = zext i32 %179 to i128, !dbg !303
  %mul156 = mul nsw i128 %conv154, %conv155, !dbg !304
  %shr157 = ashr i128 %mul156, 64, !dbg !305
  %add158 = add nsw i128 %conv153, %shr157, !dbg !306
  %conv159 = trunc i128 %add158 to i64, !dbg !294
  %180 = load ptr, ptr %l.addr, align 8, !dbg !307
  %181 = load i32, ptr %t, align 4, !dbg !308
  %add160 = add nsw i32 %181, 1, !dbg !309
  %idxprom161 = sext i32 %add160 to i64, !dbg !307
  %arrayidx162 = getelementptr inbounds i64, ptr %180, i64 %idxprom161, !dbg !307
  store i64 %conv159, ptr %arrayidx162, align 8, !dbg !310
  ret void, !dbg !311
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sin.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.pow.f32(float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.round.f64(double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp2.f64(double) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare double @cbrt(double noundef) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { convergent nounwind willreturn memory(none) }
attributes #4 = { memory(none) }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!19}
!llvm.module.flags = !{!20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 16.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !13, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "numbers.cu", directory: ".")
!2 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12}
!3 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!8 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!9 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!12 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!13 = !{!14, !17}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !15, file: !16, line: 206)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 207)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{ptr @_Z7numbersPfPdPiPjPxPhPs, !"kernel", i32 1}
!20 = !{i32 7, !"Dwarf Version", i32 4}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!24 = !{!"clang version 16.0.6"}
!25 = distinct !DISubprogram(name: "numbers", linkageName: "_Z7numbersPfPdPiPjPxPhPs", scope: !1, file: !1, line: 2, type: !26, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !35)
!26 = !DISubroutineType(types: !27)
!27 = !{null, !28, !29, !30, !31, !32, !33, !34}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!35 = !{}
!36 = !DILocalVariable(name: "f", arg: 1, scope: !25, file: !1, line: 2, type: !28)
!37 = !DILocation(line: 2, column: 32, scope: !25)
!38 = !DILocalVariable(name: "d", arg: 2, scope: !25, file: !1, line: 2, type: !29)
!39 = !DILocation(line: 2, column: 43, scope: !25)
!40 = !DILocalVariable(name: "i", arg: 3, scope: !25, file: !1, line: 2, type: !30)
!41 = !DILocation(line: 2, column: 51, scope: !25)
!42 = !DILocalVariable(name: "u", arg: 4, scope: !25, file: !1, line: 2, type: !31)
!43 = !DILocation(line: 2, column: 64, scope: !25)
!44 = !DILocalVariable(name: "l", arg: 5, scope: !25, file: !1, line: 2, type: !32)
!45 = !DILocation(line: 2, column: 78, scope: !25)
!46 = !DILocalVariable(name: "b", arg: 6, scope: !25, file: !1, line: 2, type: !33)
!47 = !DILocation(line: 2, column: 96, scope: !25)
!48 = !DILocalVariable(name: "h", arg: 7, scope: !25, file: !1, line: 2, type: !34)
!49 = !DILocation(line: 2, column: 106, scope: !25)
!50 = !DILocalVariable(name: "t", scope: !25, file: !1, line: 3, type: !4)
!51 = !DILocation(line: 3, column: 7, scope: !25)
!52 = !DILocation(line: 3, column: 11, scope: !25)
!53 = !DILocalVariable(name: "x", scope: !25, file: !1, line: 4, type: !10)
!54 = !DILocation(line: 4, column: 9, scope: !25)
!55 = !DILocation(line: 4, column: 13, scope: !25)
!56 = !DILocation(line: 4, column: 15, scope: !25)
!57 = !DILocalVariable(name: "y", scope: !25, file: !1, line: 4, type: !10)
!58 = !DILocation(line: 4, column: 19, scope: !25)
!59 = !DILocation(line: 4, column: 23, scope: !25)
!60 = !DILocation(line: 4, column: 25, scope: !25)
!61 = !DILocation(line: 4, column: 27, scope: !25)
!62 = !DILocalVariable(name: "z", scope: !25, file: !1, line: 5, type: !3)
!63 = !DILocation(line: 5, column: 10, scope: !25)
!64 = !DILocation(line: 5, column: 14, scope: !25)
!65 = !DILocation(line: 5, column: 16, scope: !25)
!66 = !DILocation(line: 6, column: 16, scope: !25)
!67 = !DILocation(line: 6, column: 10, scope: !25)
!68 = !DILocation(line: 6, column: 26, scope: !25)
!69 = !DILocation(line: 6, column: 21, scope: !25)
!70 = !DILocation(line: 6, column: 36, scope: !25)
!71 = !DILocation(line: 6, column: 31, scope: !25)
!72 = !DILocation(line: 6, column: 19, scope: !25)
!73 = !DILocation(line: 6, column: 46, scope: !25)
!74 = !DILocation(line: 6, column: 49, scope: !25)
!75 = !DILocation(line: 6, column: 41, scope: !25)
!76 = !DILocation(line: 6, column: 39, scope: !25)
!77 = !DILocation(line: 6, column: 65, scope: !25)
!78 = !DILocation(line: 6, column: 60, scope: !25)
!79 = !DILocation(line: 6, column: 58, scope: !25)
!80 = !DILocation(line: 6, column: 82, scope: !25)
!81 = !DILocation(line: 6, column: 85, scope: !25)
!82 = !DILocation(line: 6, column: 76, scope: !25)
!83 = !DILocation(line: 6, column: 74, scope: !25)
!84 = !DILocation(line: 6, column: 97, scope: !25)
!85 = !DILocation(line: 6, column: 90, scope: !25)
!86 = !DILocation(line: 6, column: 88, scope: !25)
!87 = !DILocation(line: 6, column: 3, scope: !25)
!88 = !DILocation(line: 6, column: 5, scope: !25)
!89 = !DILocation(line: 6, column: 8, scope: !25)
!90 = !DILocation(line: 7, column: 11, scope: !25)
!91 = !DILocation(line: 7, column: 15, scope: !25)
!92 = !DILocation(line: 7, column: 13, scope: !25)
!93 = !DILocation(line: 7, column: 25, scope: !25)
!94 = !DILocation(line: 7, column: 28, scope: !25)
!95 = !DILocation(line: 7, column: 19, scope: !25)
!96 = !DILocation(line: 7, column: 40, scope: !25)
!97 = !DILocation(line: 7, column: 39, scope: !25)
!98 = !DILocation(line: 7, column: 43, scope: !25)
!99 = !DILocation(line: 7, column: 33, scope: !25)
!100 = !DILocation(line: 7, column: 3, scope: !25)
!101 = !DILocation(line: 7, column: 5, scope: !25)
!102 = !DILocation(line: 7, column: 8, scope: !25)
!103 = !DILocation(line: 8, column: 15, scope: !25)
!104 = !DILocation(line: 8, column: 10, scope: !25)
!105 = !DILocation(line: 8, column: 32, scope: !25)
!106 = !DILocation(line: 8, column: 27, scope: !25)
!107 = !DILocation(line: 8, column: 25, scope: !25)
!108 = !DILocation(line: 8, column: 18, scope: !25)
!109 = !DILocation(line: 8, column: 44, scope: !25)
!110 = !DILocation(line: 8, column: 38, scope: !25)
!111 = !DILocation(line: 8, column: 36, scope: !25)
!112 = !DILocation(line: 8, column: 54, scope: !25)
!113 = !DILocation(line: 8, column: 49, scope: !25)
!114 = !DILocation(line: 8, column: 47, scope: !25)
!115 = !DILocation(line: 8, column: 65, scope: !25)
!116 = !DILocation(line: 8, column: 59, scope: !25)
!117 = !DILocation(line: 8, column: 57, scope: !25)
!118 = !DILocation(line: 8, column: 78, scope: !25)
!119 = !DILocation(line: 8, column: 68, scope: !25)
!120 = !DILocation(line: 8, column: 87, scope: !25)
!121 = !DILocation(line: 8, column: 82, scope: !25)
!122 = !DILocation(line: 8, column: 80, scope: !25)
!123 = !DILocation(line: 8, column: 97, scope: !25)
!124 = !DILocation(line: 8, column: 92, scope: !25)
!125 = !DILocation(line: 8, column: 90, scope: !25)
!126 = !DILocation(line: 8, column: 3, scope: !25)
!127 = !DILocation(line: 8, column: 5, scope: !25)
!128 = !DILocation(line: 8, column: 8, scope: !25)
!129 = !DILocation(line: 9, column: 20, scope: !25)
!130 = !DILocation(line: 9, column: 14, scope: !25)
!131 = !DILocation(line: 9, column: 23, scope: !25)
!132 = !DILocation(line: 9, column: 36, scope: !25)
!133 = !DILocation(line: 9, column: 27, scope: !25)
!134 = !DILocation(line: 9, column: 52, scope: !25)
!135 = !DILocation(line: 9, column: 54, scope: !25)
!136 = !DILocation(line: 9, column: 3, scope: !25)
!137 = !DILocation(line: 9, column: 5, scope: !25)
!138 = !DILocation(line: 9, column: 7, scope: !25)
!139 = !DILocation(line: 9, column: 12, scope: !25)
!140 = !DILocalVariable(name: "v", scope: !25, file: !1, line: 10, type: !4)
!141 = !DILocation(line: 10, column: 7, scope: !25)
!142 = !DILocation(line: 10, column: 11, scope: !25)
!143 = !DILocation(line: 10, column: 13, scope: !25)
!144 = !DILocalVariable(name: "w", scope: !25, file: !1, line: 11, type: !5)
!145 = !DILocation(line: 11, column: 12, scope: !25)
!146 = !DILocation(line: 11, column: 16, scope: !25)
!147 = !DILocation(line: 11, column: 18, scope: !25)
!148 = !DILocation(line: 12, column: 10, scope: !25)
!149 = !DILocation(line: 12, column: 12, scope: !25)
!150 = !DILocation(line: 12, column: 18, scope: !25)
!151 = !DILocation(line: 12, column: 20, scope: !25)
!152 = !DILocation(line: 12, column: 16, scope: !25)
!153 = !DILocation(line: 12, column: 27, scope: !25)
!154 = !DILocation(line: 12, column: 29, scope: !25)
!155 = !DILocation(line: 12, column: 24, scope: !25)
!156 = !DILocation(line: 12, column: 38, scope: !25)
!157 = !DILocation(line: 12, column: 40, scope: !25)
!158 = !DILocation(line: 12, column: 35, scope: !25)
!159 = !DILocation(line: 12, column: 53, scope: !25)
!160 = !DILocation(line: 12, column: 46, scope: !25)
!161 = !DILocation(line: 12, column: 62, scope: !25)
!162 = !DILocation(line: 12, column: 55, scope: !25)
!163 = !DILocation(line: 12, column: 74, scope: !25)
!164 = !DILocation(line: 12, column: 77, scope: !25)
!165 = !DILocation(line: 12, column: 66, scope: !25)
!166 = !DILocation(line: 12, column: 64, scope: !25)
!167 = !DILocation(line: 12, column: 97, scope: !25)
!168 = !DILocation(line: 12, column: 82, scope: !25)
!169 = !DILocation(line: 12, column: 80, scope: !25)
!170 = !DILocation(line: 12, column: 106, scope: !25)
!171 = !DILocation(line: 12, column: 102, scope: !25)
!172 = !DILocation(line: 12, column: 100, scope: !25)
!173 = !DILocation(line: 12, column: 3, scope: !25)
!174 = !DILocation(line: 12, column: 5, scope: !25)
!175 = !DILocation(line: 12, column: 8, scope: !25)
!176 = !DILocation(line: 13, column: 10, scope: !25)
!177 = !DILocation(line: 13, column: 12, scope: !25)
!178 = !DILocation(line: 13, column: 18, scope: !25)
!179 = !DILocation(line: 13, column: 20, scope: !25)
!180 = !DILocation(line: 13, column: 16, scope: !25)
!181 = !DILocation(line: 13, column: 27, scope: !25)
!182 = !DILocation(line: 13, column: 29, scope: !25)
!183 = !DILocation(line: 13, column: 24, scope: !25)
!184 = !DILocation(line: 13, column: 47, scope: !25)
!185 = !DILocation(line: 13, column: 35, scope: !25)
!186 = !DILocation(line: 13, column: 58, scope: !25)
!187 = !DILocation(line: 13, column: 51, scope: !25)
!188 = !DILocation(line: 13, column: 49, scope: !25)
!189 = !DILocation(line: 13, column: 69, scope: !25)
!190 = !DILocation(line: 13, column: 63, scope: !25)
!191 = !DILocation(line: 13, column: 61, scope: !25)
!192 = !DILocation(line: 13, column: 81, scope: !25)
!193 = !DILocation(line: 13, column: 74, scope: !25)
!194 = !DILocation(line: 13, column: 72, scope: !25)
!195 = !DILocation(line: 13, column: 92, scope: !25)
!196 = !DILocation(line: 13, column: 86, scope: !25)
!197 = !DILocation(line: 13, column: 84, scope: !25)
!198 = !DILocation(line: 13, column: 101, scope: !25)
!199 = !DILocation(line: 13, column: 97, scope: !25)
!200 = !DILocation(line: 13, column: 95, scope: !25)
!201 = !DILocation(line: 13, column: 3, scope: !25)
!202 = !DILocation(line: 13, column: 5, scope: !25)
!203 = !DILocation(line: 13, column: 8, scope: !25)
!204 = !DILocation(line: 14, column: 21, scope: !25)
!205 = !DILocation(line: 14, column: 25, scope: !25)
!206 = !DILocation(line: 14, column: 23, scope: !25)
!207 = !DILocation(line: 14, column: 30, scope: !25)
!208 = !DILocation(line: 14, column: 32, scope: !25)
!209 = !DILocation(line: 14, column: 35, scope: !25)
!210 = !DILocation(line: 14, column: 27, scope: !25)
!211 = !DILocation(line: 14, column: 43, scope: !25)
!212 = !DILocation(line: 14, column: 45, scope: !25)
!213 = !DILocation(line: 14, column: 48, scope: !25)
!214 = !DILocation(line: 14, column: 40, scope: !25)
!215 = !DILocation(line: 14, column: 68, scope: !25)
!216 = !DILocation(line: 14, column: 55, scope: !25)
!217 = !DILocation(line: 14, column: 93, scope: !25)
!218 = !DILocation(line: 14, column: 72, scope: !25)
!219 = !DILocation(line: 14, column: 70, scope: !25)
!220 = !DILocation(line: 14, column: 3, scope: !25)
!221 = !DILocation(line: 14, column: 5, scope: !25)
!222 = !DILocation(line: 14, column: 8, scope: !25)
!223 = !DILocation(line: 15, column: 26, scope: !25)
!224 = !DILocation(line: 15, column: 28, scope: !25)
!225 = !DILocation(line: 15, column: 33, scope: !25)
!226 = !DILocation(line: 15, column: 31, scope: !25)
!227 = !DILocation(line: 15, column: 25, scope: !25)
!228 = !DILocation(line: 15, column: 10, scope: !25)
!229 = !DILocation(line: 15, column: 51, scope: !25)
!230 = !DILocation(line: 15, column: 38, scope: !25)
!231 = !DILocation(line: 15, column: 36, scope: !25)
!232 = !DILocation(line: 15, column: 3, scope: !25)
!233 = !DILocation(line: 15, column: 5, scope: !25)
!234 = !DILocation(line: 15, column: 8, scope: !25)
!235 = !DILocation(line: 16, column: 18, scope: !25)
!236 = !DILocation(line: 16, column: 20, scope: !25)
!237 = !DILocation(line: 16, column: 25, scope: !25)
!238 = !DILocation(line: 16, column: 23, scope: !25)
!239 = !DILocation(line: 16, column: 17, scope: !25)
!240 = !DILocation(line: 16, column: 10, scope: !25)
!241 = !DILocation(line: 16, column: 31, scope: !25)
!242 = !DILocation(line: 16, column: 36, scope: !25)
!243 = !DILocation(line: 16, column: 33, scope: !25)
!244 = !DILocation(line: 16, column: 30, scope: !25)
!245 = !DILocation(line: 16, column: 28, scope: !25)
!246 = !DILocation(line: 16, column: 42, scope: !25)
!247 = !DILocation(line: 16, column: 47, scope: !25)
!248 = !DILocation(line: 16, column: 44, scope: !25)
!249 = !DILocation(line: 16, column: 41, scope: !25)
!250 = !DILocation(line: 16, column: 39, scope: !25)
!251 = !DILocation(line: 16, column: 54, scope: !25)
!252 = !DILocation(line: 16, column: 59, scope: !25)
!253 = !DILocation(line: 16, column: 56, scope: !25)
!254 = !DILocation(line: 16, column: 52, scope: !25)
!255 = !DILocation(line: 16, column: 50, scope: !25)
!256 = !DILocation(line: 16, column: 3, scope: !25)
!257 = !DILocation(line: 16, column: 5, scope: !25)
!258 = !DILocation(line: 16, column: 8, scope: !25)
!259 = !DILocalVariable(name: "p", scope: !25, file: !1, line: 17, type: !260)
!260 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!261 = !DILocation(line: 17, column: 8, scope: !25)
!262 = !DILocation(line: 17, column: 12, scope: !25)
!263 = !DILocation(line: 17, column: 14, scope: !25)
!264 = !DILocation(line: 17, column: 18, scope: !25)
!265 = !DILocation(line: 17, column: 21, scope: !25)
!266 = !DILocation(line: 17, column: 23, scope: !25)
!267 = !DILocation(line: 0, scope: !25)
!268 = !DILocalVariable(name: "q", scope: !25, file: !1, line: 17, type: !260)
!269 = !DILocation(line: 17, column: 29, scope: !25)
!270 = !DILocation(line: 17, column: 33, scope: !25)
!271 = !DILocation(line: 17, column: 38, scope: !25)
!272 = !DILocation(line: 17, column: 42, scope: !25)
!273 = !DILocation(line: 17, column: 40, scope: !25)
!274 = !DILocation(line: 17, column: 37, scope: !25)
!275 = !DILocation(line: 17, column: 35, scope: !25)
!276 = !DILocation(line: 18, column: 21, scope: !25)
!277 = !DILocation(line: 18, column: 32, scope: !25)
!278 = !DILocation(line: 18, column: 23, scope: !25)
!279 = !DILocation(line: 18, column: 43, scope: !25)
!280 = !DILocation(line: 18, column: 45, scope: !25)
!281 = !DILocation(line: 18, column: 34, scope: !25)
!282 = !DILocation(line: 18, column: 51, scope: !25)
!283 = !DILocation(line: 18, column: 48, scope: !25)
!284 = !DILocation(line: 18, column: 91, scope: !25)
!285 = !DILocation(line: 18, column: 93, scope: !25)
!286 = !DILocation(line: 18, column: 71, scope: !25)
!287 = !DILocation(line: 18, column: 69, scope: !25)
!288 = !DILocation(line: 18, column: 3, scope: !25)
!289 = !DILocation(line: 18, column: 5, scope: !25)
!290 = !DILocation(line: 18, column: 7, scope: !25)
!291 = !DILocation(line: 18, column: 12, scope: !25)
!292 = !DILocation(line: 19, column: 30, scope: !25)
!293 = !DILocation(line: 19, column: 43, scope: !25)
!294 = !DILocation(line: 19, column: 14, scope: !25)
!295 = !DILocation(line: 19, column: 55, scope: !25)
!296 = !DILocation(line: 19, column: 51, scope: !25)
!297 = !DILocation(line: 19, column: 49, scope: !25)
!298 = !DILocation(line: 19, column: 64, scope: !25)
!299 = !DILocation(line: 19, column: 66, scope: !25)
!300 = !DILocation(line: 19, column: 60, scope: !25)
!301 = !DILocation(line: 19, column: 58, scope: !25)
!302 = !DILocation(line: 19, column: 82, scope: !25)
!303 = !DILocation(line: 19, column: 87, scope: !25)
!304 = !DILocation(line: 19, column: 85, scope: !25)
!305 = !DILocation(line: 19, column: 89, scope: !25)
!306 = !DILocation(line: 19, column: 70, scope: !25)
!307 = !DILocation(line: 19, column: 3, scope: !25)
!308 = !DILocation(line: 19, column: 5, scope: !25)
!309 = !DILocation(line: 19, column: 7, scope: !25)
!310 = !DILocation(line: 19, column: 12, scope: !25)
!311 = !DILocation(line: 20, column: 1, scope: !25)
