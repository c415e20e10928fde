; ModuleID = 'inlining.cu'
source_filename = "inlining.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.Stack = type { [8 x i32], i32 }
%class.anon = type { ptr, ptr }

$_ZN5StackC1Ev = comdat any

$_ZN5Stack4pushEi = comdat any

$_ZN5StackC2Ev = comdat any

$_ZN5Stack3popEv = comdat any

$_Z11sum_squaresii = comdat any

$_Z6squarei = comdat any

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z5depthi(i32 noundef %n) #0 !dbg !13 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !18, !DIExpression(), !19)
  %0 = load i32, ptr %n.addr, align 4, !dbg !20
  %cmp = icmp sle i32 %0, 1, !dbg !21
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !20

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !20

cond.false:                                       ; preds = %entry
  %1 = load i32, ptr %n.addr, align 4, !dbg !22
  %2 = load i32, ptr %n.addr, align 4, !dbg !23
  %div = sdiv i32 %2, 2, !dbg !24
  %call = call noundef i32 @_Z5depthi(i32 noundef %div) #4, !dbg !25
  %add = add nsw i32 %1, %call, !dbg !26
  br label %cond.end, !dbg !20

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 1, %cond.true ], [ %add, %cond.false ], !dbg !20
  ret i32 %cond, !dbg !27
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z7add_onei(i32 noundef %v) #0 !dbg !28 {
entry:
  %v.addr = alloca i32, align 4
  store i32 %v, ptr %v.addr, align 4
    #dbg_declare(ptr %v.addr, !29, !DIExpression(), !30)
  %0 = load i32, ptr %v.addr, align 4, !dbg !31
  %add = add nsw i32 %0, 1, !dbg !32
  ret i32 %add, !dbg !33
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6negatei(i32 noundef %v) #0 !dbg !34 {
entry:
  %v.addr = alloca i32, align 4
  store i32 %v, ptr %v.addr, align 4
    #dbg_declare(ptr %v.addr, !35, !DIExpression(), !36)
  %0 = load i32, ptr %v.addr, align 4, !dbg !37
  %sub = sub nsw i32 0, %0, !dbg !38
  ret i32 %sub, !dbg !39
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8inliningPii(ptr noundef %o, i32 noundef %n) #1 !dbg !40 {
entry:
  %p.addr.i15 = alloca ptr, align 8
  %p.addr.i = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %s = alloca %struct.Stack, align 4
  %i = alloca i32, align 4
  %apply = alloca %class.anon, align 8
  %shadowed = alloca i32, align 4
  %f = alloca ptr, align 8
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !44, !DIExpression(), !45)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !46, !DIExpression(), !47)
    #dbg_declare(ptr %t, !48, !DIExpression(), !49)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !50
  store i32 %0, ptr %t, align 4, !dbg !49
    #dbg_declare(ptr %s, !51, !DIExpression(), !69)
  call void @_ZN5StackC1Ev(ptr noundef nonnull align 4 dereferenceable(36) %s) #4, !dbg !69
    #dbg_declare(ptr %i, !70, !DIExpression(), !72)
  store i32 0, ptr %i, align 4, !dbg !72
  br label %for.cond, !dbg !73

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !74
  %2 = load i32, ptr %n.addr, align 4, !dbg !76
  %cmp = icmp slt i32 %1, %2, !dbg !77
  br i1 %cmp, label %for.body, label %for.end, !dbg !78

for.body:                                         ; preds = %for.cond
  %3 = load ptr, ptr %o.addr, align 8, !dbg !79
  %4 = load i32, ptr %i, align 4, !dbg !80
  %idxprom = sext i32 %4 to i64, !dbg !79
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %idxprom, !dbg !79
  %5 = load i32, ptr %arrayidx, align 4, !dbg !79
  %6 = load i32, ptr %t, align 4, !dbg !81
  %add = add nsw i32 %5, %6, !dbg !82
  call void @_ZN5Stack4pushEi(ptr noundef nonnull align 4 dereferenceable(36) %s, i32 noundef %add) #4, !dbg !83
  br label %for.inc, !dbg !84

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %i, align 4, !dbg !85
  %inc = add nsw i32 %7, 1, !dbg !85
  store i32 %inc, ptr %i, align 4, !dbg !85
  br label %for.cond, !dbg !86, !llvm.loop !87

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %apply, !90, !DIExpression(), !97)
  %8 = getelementptr inbounds nuw %class.anon, ptr %apply, i32 0, i32 0, !dbg !98
  store ptr %s, ptr %8, align 8, !dbg !98
  %9 = getelementptr inbounds nuw %class.anon, ptr %apply, i32 0, i32 1, !dbg !98
  store ptr %n.addr, ptr %9, align 8, !dbg !98
    #dbg_declare(ptr %shadowed, !99, !DIExpression(), !101)
  %10 = load i32, ptr %t, align 4, !dbg !102
  %call1 = call noundef i32 @_ZZ8inliningPiiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %apply, i32 noundef %10) #4, !dbg !103
  store i32 %call1, ptr %shadowed, align 4, !dbg !101
  %11 = load i32, ptr %shadowed, align 4, !dbg !104
  %12 = load ptr, ptr %o.addr, align 8, !dbg !105
  %13 = load i32, ptr %t, align 4, !dbg !106
  %idxprom2 = sext i32 %13 to i64, !dbg !105
  %arrayidx3 = getelementptr inbounds i32, ptr %12, i64 %idxprom2, !dbg !105
  store i32 %11, ptr %arrayidx3, align 4, !dbg !107
  %14 = load i32, ptr %n.addr, align 4, !dbg !108
  %cmp4 = icmp sgt i32 %14, 4, !dbg !110
  br i1 %cmp4, label %if.then, label %if.else, !dbg !110

if.then:                                          ; preds = %for.end
  %15 = load ptr, ptr %o.addr, align 8, !dbg !111
  %16 = load i32, ptr %t, align 4, !dbg !112
  %idx.ext = sext i32 %16 to i64, !dbg !113
  %add.ptr = getelementptr inbounds i32, ptr %15, i64 %idx.ext, !dbg !113
  store ptr %add.ptr, ptr %p.addr.i15, align 8
    #dbg_declare(ptr %p.addr.i15, !114, !DIExpression(), !118)
  %17 = load ptr, ptr %p.addr.i15, align 8, !dbg !120
  %18 = load i32, ptr %17, align 4, !dbg !120
  %19 = load ptr, ptr %p.addr.i15, align 8, !dbg !121
  %arrayidx1.i16 = getelementptr inbounds i32, ptr %19, i64 1, !dbg !121
  %20 = load i32, ptr %arrayidx1.i16, align 4, !dbg !121
  %call.i17 = call noundef i32 @_Z11sum_squaresii(i32 noundef %18, i32 noundef %20) #4, !dbg !122
  %21 = load ptr, ptr %p.addr.i15, align 8, !dbg !123
  store i32 %call.i17, ptr %21, align 4, !dbg !124
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !125
  br label %if.end, !dbg !126

if.else:                                          ; preds = %for.end
  %22 = load ptr, ptr %o.addr, align 8, !dbg !127
  %23 = load i32, ptr %t, align 4, !dbg !128
  %mul = mul nsw i32 2, %23, !dbg !129
  %idx.ext5 = sext i32 %mul to i64, !dbg !130
  %add.ptr6 = getelementptr inbounds i32, ptr %22, i64 %idx.ext5, !dbg !130
  store ptr %add.ptr6, ptr %p.addr.i, align 8
    #dbg_declare(ptr %p.addr.i, !114, !DIExpression(), !131)
  %24 = load ptr, ptr %p.addr.i, align 8, !dbg !133
  %25 = load i32, ptr %24, align 4, !dbg !133
  %26 = load ptr, ptr %p.addr.i, align 8, !dbg !134
  %arrayidx1.i = getelementptr inbounds i32, ptr %26, i64 1, !dbg !134
  %27 = load i32, ptr %arrayidx1.i, align 4, !dbg !134
  %call.i = call noundef i32 @_Z11sum_squaresii(i32 noundef %25, i32 noundef %27) #4, !dbg !135
  %28 = load ptr, ptr %p.addr.i, align 8, !dbg !136
  store i32 %call.i, ptr %28, align 4, !dbg !137
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !138
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
    #dbg_declare(ptr %f, !139, !DIExpression(), !141)
  %29 = load i32, ptr %t, align 4, !dbg !142
  %and = and i32 %29, 1, !dbg !143
  %tobool = icmp ne i32 %and, 0, !dbg !142
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !142

cond.true:                                        ; preds = %if.end
  br label %cond.end, !dbg !142

cond.false:                                       ; preds = %if.end
  br label %cond.end, !dbg !142

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ @_Z7add_onei, %cond.true ], [ @_Z6negatei, %cond.false ], !dbg !142
  store ptr %cond, ptr %f, align 8, !dbg !141
  %30 = load ptr, ptr %f, align 8, !dbg !144
  %31 = load ptr, ptr %o.addr, align 8, !dbg !145
  %32 = load i32, ptr %t, align 4, !dbg !146
  %idxprom7 = sext i32 %32 to i64, !dbg !145
  %arrayidx8 = getelementptr inbounds i32, ptr %31, i64 %idxprom7, !dbg !145
  %33 = load i32, ptr %arrayidx8, align 4, !dbg !145
  %call9 = call noundef i32 %30(i32 noundef %33) #4, !dbg !144
  %34 = load i32, ptr %n.addr, align 4, !dbg !147
  %call10 = call noundef i32 @_Z5depthi(i32 noundef %34) #4, !dbg !148
  %add11 = add nsw i32 %call9, %call10, !dbg !149
  %35 = load ptr, ptr %o.addr, align 8, !dbg !150
  %36 = load i32, ptr %t, align 4, !dbg !151
  %idxprom12 = sext i32 %36 to i64, !dbg !150
  %arrayidx13 = getelementptr inbounds i32, ptr %35, i64 %idxprom12, !dbg !150
  %37 = load i32, ptr %arrayidx13, align 4, !dbg !152
  %add14 = add nsw i32 %37, %add11, !dbg !152
  store i32 %add14, ptr %arrayidx13, align 4, !dbg !152
  ret void, !dbg !153
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_ZN5StackC1Ev(ptr noundef nonnull align 4 dereferenceable(36) %this) unnamed_addr #0 comdat align 2 !dbg !154 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !155, !DIExpression(), !157)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN5StackC2Ev(ptr noundef nonnull align 4 dereferenceable(36) %this1) #4, !dbg !158
  ret void, !dbg !159
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_ZN5Stack4pushEi(ptr noundef nonnull align 4 dereferenceable(36) %this, i32 noundef %v) #0 comdat align 2 !dbg !160 {
entry:
  %this.addr = alloca ptr, align 8
  %v.addr = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !161, !DIExpression(), !162)
  store i32 %v, ptr %v.addr, align 4
    #dbg_declare(ptr %v.addr, !163, !DIExpression(), !164)
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load i32, ptr %v.addr, align 4, !dbg !165
  %cells = getelementptr inbounds nuw %struct.Stack, ptr %this1, i32 0, i32 0, !dbg !166
  %top = getelementptr inbounds nuw %struct.Stack, ptr %this1, i32 0, i32 1, !dbg !167
  %1 = load i32, ptr %top, align 4, !dbg !167
  %and = and i32 %1, 7, !dbg !168
  %idxprom = sext i32 %and to i64, !dbg !166
  %arrayidx = getelementptr inbounds [8 x i32], ptr %cells, i64 0, i64 %idxprom, !dbg !166
  store i32 %0, ptr %arrayidx, align 4, !dbg !169
  %top2 = getelementptr inbounds nuw %struct.Stack, ptr %this1, i32 0, i32 1, !dbg !170
  %2 = load i32, ptr %top2, align 4, !dbg !171
  %inc = add nsw i32 %2, 1, !dbg !171
  store i32 %inc, ptr %top2, align 4, !dbg !171
  ret void, !dbg !172
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZZ8inliningPiiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %this, i32 noundef %v) #0 align 2 !dbg !173 {
entry:
  %this.addr = alloca ptr, align 8
  %v.addr = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !179, !DIExpression(), !181)
  store i32 %v, ptr %v.addr, align 4
    #dbg_declare(ptr %v.addr, !182, !DIExpression(), !183)
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load i32, ptr %v.addr, align 4, !dbg !184
  %1 = getelementptr inbounds nuw %class.anon, ptr %this1, i32 0, i32 0, !dbg !185
  %2 = load ptr, ptr %1, align 8, !dbg !185, !nonnull !17, !align !186
  %call = call noundef i32 @_ZN5Stack3popEv(ptr noundef nonnull align 4 dereferenceable(36) %2) #4, !dbg !187
  %3 = getelementptr inbounds nuw %class.anon, ptr %this1, i32 0, i32 1, !dbg !188
  %4 = load ptr, ptr %3, align 8, !dbg !188, !nonnull !17, !align !186
  %5 = load i32, ptr %4, align 4, !dbg !188
  %mul = mul nsw i32 %call, %5, !dbg !189
  %add = add nsw i32 %0, %mul, !dbg !190
  ret i32 %add, !dbg !191
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_ZN5StackC2Ev(ptr noundef nonnull align 4 dereferenceable(36) %this) unnamed_addr #0 comdat align 2 !dbg !192 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !193, !DIExpression(), !194)
  %this1 = load ptr, ptr %this.addr, align 8
  %top = getelementptr inbounds nuw %struct.Stack, ptr %this1, i32 0, i32 1, !dbg !195
  store i32 0, ptr %top, align 4, !dbg !195
  ret void, !dbg !196
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr noundef i32 @_ZN5Stack3popEv(ptr noundef nonnull align 4 dereferenceable(36) %this) #0 comdat align 2 !dbg !197 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !198, !DIExpression(), !199)
  %this1 = load ptr, ptr %this.addr, align 8
  %cells = getelementptr inbounds nuw %struct.Stack, ptr %this1, i32 0, i32 0, !dbg !200
  %top = getelementptr inbounds nuw %struct.Stack, ptr %this1, i32 0, i32 1, !dbg !201
  %0 = load i32, ptr %top, align 4, !dbg !202
  %dec = add nsw i32 %0, -1, !dbg !202
  store i32 %dec, ptr %top, align 4, !dbg !202
  %and = and i32 %dec, 7, !dbg !203
  %idxprom = sext i32 %and to i64, !dbg !200
  %arrayidx = getelementptr inbounds [8 x i32], ptr %cells, i64 0, i64 %idxprom, !dbg !200
  %1 = load i32, ptr %arrayidx, align 4, !dbg !200
  ret i32 %1, !dbg !204
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr noundef i32 @_Z11sum_squaresii(i32 noundef %a, i32 noundef %b) #0 comdat !dbg !205 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %s = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
    #dbg_declare(ptr %a.addr, !208, !DIExpression(), !209)
  store i32 %b, ptr %b.addr, align 4
    #dbg_declare(ptr %b.addr, !210, !DIExpression(), !211)
    #dbg_declare(ptr %s, !212, !DIExpression(), !213)
  %0 = load i32, ptr %a.addr, align 4, !dbg !214
  %call = call noundef i32 @_Z6squarei(i32 noundef %0) #4, !dbg !215
  %1 = load i32, ptr %b.addr, align 4, !dbg !216
  %call1 = call noundef i32 @_Z6squarei(i32 noundef %1) #4, !dbg !217
  %add = add nsw i32 %call, %call1, !dbg !218
  store i32 %add, ptr %s, align 4, !dbg !213
  %2 = load i32, ptr %s, align 4, !dbg !219
  ret i32 %2, !dbg !220
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr noundef i32 @_Z6squarei(i32 noundef %v) #0 comdat !dbg !221 {
entry:
  %v.addr = alloca i32, align 4
  store i32 %v, ptr %v.addr, align 4
    #dbg_declare(ptr %v.addr, !222, !DIExpression(), !223)
  %0 = load i32, ptr %v.addr, align 4, !dbg !224
  %1 = load i32, ptr %v.addr, align 4, !dbg !225
  %mul = mul nsw i32 %0, %1, !dbg !226
  ret i32 %mul, !dbg !227
}

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "inlining.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 206)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 207)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = distinct !DISubprogram(name: "depth", linkageName: "_Z5depthi", scope: !1, file: !1, line: 21, type: !14, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!14 = !DISubroutineType(types: !15)
!15 = !{!16, !16}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{}
!18 = !DILocalVariable(name: "n", arg: 1, scope: !13, file: !1, line: 21, type: !16)
!19 = !DILocation(line: 21, column: 26, scope: !13)
!20 = !DILocation(line: 21, column: 38, scope: !13)
!21 = !DILocation(line: 21, column: 40, scope: !13)
!22 = !DILocation(line: 21, column: 51, scope: !13)
!23 = !DILocation(line: 21, column: 61, scope: !13)
!24 = !DILocation(line: 21, column: 63, scope: !13)
!25 = !DILocation(line: 21, column: 55, scope: !13)
!26 = !DILocation(line: 21, column: 53, scope: !13)
!27 = !DILocation(line: 21, column: 31, scope: !13)
!28 = distinct !DISubprogram(name: "add_one", linkageName: "_Z7add_onei", scope: !1, file: !1, line: 22, type: !14, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!29 = !DILocalVariable(name: "v", arg: 1, scope: !28, file: !1, line: 22, type: !16)
!30 = !DILocation(line: 22, column: 41, scope: !28)
!31 = !DILocation(line: 22, column: 53, scope: !28)
!32 = !DILocation(line: 22, column: 55, scope: !28)
!33 = !DILocation(line: 22, column: 46, scope: !28)
!34 = distinct !DISubprogram(name: "negate", linkageName: "_Z6negatei", scope: !1, file: !1, line: 23, type: !14, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!35 = !DILocalVariable(name: "v", arg: 1, scope: !34, file: !1, line: 23, type: !16)
!36 = !DILocation(line: 23, column: 40, scope: !34)
!37 = !DILocation(line: 23, column: 53, scope: !34)
!38 = !DILocation(line: 23, column: 52, scope: !34)
!39 = !DILocation(line: 23, column: 45, scope: !34)
!40 = distinct !DISubprogram(name: "inlining", linkageName: "_Z8inliningPii", scope: !1, file: !1, line: 24, type: !41, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!41 = !DISubroutineType(types: !42)
!42 = !{null, !43, !16}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!44 = !DILocalVariable(name: "o", arg: 1, scope: !40, file: !1, line: 24, type: !43)
!45 = !DILocation(line: 24, column: 31, scope: !40)
!46 = !DILocalVariable(name: "n", arg: 2, scope: !40, file: !1, line: 24, type: !16)
!47 = !DILocation(line: 24, column: 38, scope: !40)
!48 = !DILocalVariable(name: "t", scope: !40, file: !1, line: 25, type: !16)
!49 = !DILocation(line: 25, column: 7, scope: !40)
!50 = !DILocation(line: 25, column: 11, scope: !40)
!51 = !DILocalVariable(name: "s", scope: !40, file: !1, line: 26, type: !52)
!52 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Stack", file: !1, line: 2, size: 288, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !53, identifier: "_ZTS5Stack")
!53 = !{!54, !58, !59, !63, !66}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "cells", scope: !52, file: !1, line: 3, baseType: !55, size: 256)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 256, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 8)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "top", scope: !52, file: !1, line: 4, baseType: !16, size: 32, offset: 256)
!59 = !DISubprogram(name: "Stack", linkageName: "_ZN5StackC4Ev", scope: !52, file: !1, line: 5, type: !60, scopeLine: 5, flags: DIFlagPrototyped, spFlags: 0)
!60 = !DISubroutineType(types: !61)
!61 = !{null, !62}
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!63 = !DISubprogram(name: "push", linkageName: "_ZN5Stack4pushEi", scope: !52, file: !1, line: 6, type: !64, scopeLine: 6, flags: DIFlagPrototyped, spFlags: 0)
!64 = !DISubroutineType(types: !65)
!65 = !{null, !62, !16}
!66 = !DISubprogram(name: "pop", linkageName: "_ZN5Stack3popEv", scope: !52, file: !1, line: 10, type: !67, scopeLine: 10, flags: DIFlagPrototyped, spFlags: 0)
!67 = !DISubroutineType(types: !68)
!68 = !{!16, !62}
!69 = !DILocation(line: 26, column: 9, scope: !40)
!70 = !DILocalVariable(name: "i", scope: !71, file: !1, line: 27, type: !16)
!71 = distinct !DILexicalBlock(scope: !40, file: !1, line: 27, column: 3)
!72 = !DILocation(line: 27, column: 12, scope: !71)
!73 = !DILocation(line: 27, column: 8, scope: !71)
!74 = !DILocation(line: 27, column: 19, scope: !75)
!75 = distinct !DILexicalBlock(scope: !71, file: !1, line: 27, column: 3)
!76 = !DILocation(line: 27, column: 23, scope: !75)
!77 = !DILocation(line: 27, column: 21, scope: !75)
!78 = !DILocation(line: 27, column: 3, scope: !71)
!79 = !DILocation(line: 28, column: 12, scope: !75)
!80 = !DILocation(line: 28, column: 14, scope: !75)
!81 = !DILocation(line: 28, column: 19, scope: !75)
!82 = !DILocation(line: 28, column: 17, scope: !75)
!83 = !DILocation(line: 28, column: 7, scope: !75)
!84 = !DILocation(line: 28, column: 5, scope: !75)
!85 = !DILocation(line: 27, column: 26, scope: !75)
!86 = !DILocation(line: 27, column: 3, scope: !75)
!87 = distinct !{!87, !78, !88, !89}
!88 = !DILocation(line: 28, column: 20, scope: !71)
!89 = !{!"llvm.loop.mustprogress"}
!90 = !DILocalVariable(name: "apply", scope: !40, file: !1, line: 29, type: !91)
!91 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !40, file: !1, line: 29, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !92)
!92 = !{!93, !95}
!93 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !91, file: !1, line: 29, baseType: !94, size: 64)
!94 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !52, size: 64)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !91, file: !1, line: 29, baseType: !96, size: 64, offset: 64)
!96 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !16, size: 64)
!97 = !DILocation(line: 29, column: 8, scope: !40)
!98 = !DILocation(line: 29, column: 16, scope: !40)
!99 = !DILocalVariable(name: "shadowed", scope: !100, file: !1, line: 31, type: !16)
!100 = distinct !DILexicalBlock(scope: !40, file: !1, line: 30, column: 3)
!101 = !DILocation(line: 31, column: 9, scope: !100)
!102 = !DILocation(line: 31, column: 26, scope: !100)
!103 = !DILocation(line: 31, column: 20, scope: !100)
!104 = !DILocation(line: 32, column: 12, scope: !100)
!105 = !DILocation(line: 32, column: 5, scope: !100)
!106 = !DILocation(line: 32, column: 7, scope: !100)
!107 = !DILocation(line: 32, column: 10, scope: !100)
!108 = !DILocation(line: 34, column: 7, scope: !109)
!109 = distinct !DILexicalBlock(scope: !40, file: !1, line: 34, column: 7)
!110 = !DILocation(line: 34, column: 9, scope: !109)
!111 = !DILocation(line: 35, column: 10, scope: !109)
!112 = !DILocation(line: 35, column: 14, scope: !109)
!113 = !DILocation(line: 35, column: 12, scope: !109)
!114 = !DILocalVariable(name: "p", arg: 1, scope: !115, file: !1, line: 17, type: !43)
!115 = distinct !DISubprogram(name: "meet", linkageName: "_Z4meetPi", scope: !1, file: !1, line: 17, type: !116, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!116 = !DISubroutineType(types: !117)
!117 = !{null, !43}
!118 = !DILocation(line: 17, column: 43, scope: !115, inlinedAt: !119)
!119 = distinct !DILocation(line: 35, column: 5, scope: !109)
!120 = !DILocation(line: 18, column: 20, scope: !115, inlinedAt: !119)
!121 = !DILocation(line: 18, column: 26, scope: !115, inlinedAt: !119)
!122 = !DILocation(line: 18, column: 8, scope: !115, inlinedAt: !119)
!123 = !DILocation(line: 18, column: 4, scope: !115, inlinedAt: !119)
!124 = !DILocation(line: 18, column: 6, scope: !115, inlinedAt: !119)
!125 = !DILocation(line: 19, column: 3, scope: !115, inlinedAt: !119)
!126 = !DILocation(line: 35, column: 5, scope: !109)
!127 = !DILocation(line: 37, column: 10, scope: !109)
!128 = !DILocation(line: 37, column: 18, scope: !109)
!129 = !DILocation(line: 37, column: 16, scope: !109)
!130 = !DILocation(line: 37, column: 12, scope: !109)
!131 = !DILocation(line: 17, column: 43, scope: !115, inlinedAt: !132)
!132 = distinct !DILocation(line: 37, column: 5, scope: !109)
!133 = !DILocation(line: 18, column: 20, scope: !115, inlinedAt: !132)
!134 = !DILocation(line: 18, column: 26, scope: !115, inlinedAt: !132)
!135 = !DILocation(line: 18, column: 8, scope: !115, inlinedAt: !132)
!136 = !DILocation(line: 18, column: 4, scope: !115, inlinedAt: !132)
!137 = !DILocation(line: 18, column: 6, scope: !115, inlinedAt: !132)
!138 = !DILocation(line: 19, column: 3, scope: !115, inlinedAt: !132)
!139 = !DILocalVariable(name: "f", scope: !40, file: !1, line: 38, type: !140)
!140 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!141 = !DILocation(line: 38, column: 9, scope: !40)
!142 = !DILocation(line: 38, column: 19, scope: !40)
!143 = !DILocation(line: 38, column: 21, scope: !40)
!144 = !DILocation(line: 39, column: 11, scope: !40)
!145 = !DILocation(line: 39, column: 13, scope: !40)
!146 = !DILocation(line: 39, column: 15, scope: !40)
!147 = !DILocation(line: 39, column: 27, scope: !40)
!148 = !DILocation(line: 39, column: 21, scope: !40)
!149 = !DILocation(line: 39, column: 19, scope: !40)
!150 = !DILocation(line: 39, column: 3, scope: !40)
!151 = !DILocation(line: 39, column: 5, scope: !40)
!152 = !DILocation(line: 39, column: 8, scope: !40)
!153 = !DILocation(line: 40, column: 1, scope: !40)
!154 = distinct !DISubprogram(name: "Stack", linkageName: "_ZN5StackC1Ev", scope: !52, file: !1, line: 5, type: !60, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !59, retainedNodes: !17)
!155 = !DILocalVariable(name: "this", arg: 1, scope: !154, type: !156, flags: DIFlagArtificial | DIFlagObjectPointer)
!156 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!157 = !DILocation(line: 0, scope: !154)
!158 = !DILocation(line: 5, column: 31, scope: !154)
!159 = !DILocation(line: 5, column: 32, scope: !154)
!160 = distinct !DISubprogram(name: "push", linkageName: "_ZN5Stack4pushEi", scope: !52, file: !1, line: 6, type: !64, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !63, retainedNodes: !17)
!161 = !DILocalVariable(name: "this", arg: 1, scope: !160, type: !156, flags: DIFlagArtificial | DIFlagObjectPointer)
!162 = !DILocation(line: 0, scope: !160)
!163 = !DILocalVariable(name: "v", arg: 2, scope: !160, file: !1, line: 6, type: !16)
!164 = !DILocation(line: 6, column: 28, scope: !160)
!165 = !DILocation(line: 7, column: 22, scope: !160)
!166 = !DILocation(line: 7, column: 5, scope: !160)
!167 = !DILocation(line: 7, column: 11, scope: !160)
!168 = !DILocation(line: 7, column: 15, scope: !160)
!169 = !DILocation(line: 7, column: 20, scope: !160)
!170 = !DILocation(line: 8, column: 7, scope: !160)
!171 = !DILocation(line: 8, column: 5, scope: !160)
!172 = !DILocation(line: 9, column: 3, scope: !160)
!173 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ8inliningPiiENKUliE_clEi", scope: !91, file: !1, line: 29, type: !174, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, declaration: !178, retainedNodes: !17)
!174 = !DISubroutineType(types: !175)
!175 = !{!16, !176, !16}
!176 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !177, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!177 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !91)
!178 = !DISubprogram(name: "operator()", scope: !91, file: !1, line: 29, type: !174, scopeLine: 29, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!179 = !DILocalVariable(name: "this", arg: 1, scope: !173, type: !180, flags: DIFlagArtificial | DIFlagObjectPointer)
!180 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !177, size: 64)
!181 = !DILocation(line: 0, scope: !173)
!182 = !DILocalVariable(name: "v", arg: 2, scope: !173, file: !1, line: 29, type: !16)
!183 = !DILocation(line: 29, column: 24, scope: !173)
!184 = !DILocation(line: 29, column: 36, scope: !173)
!185 = !DILocation(line: 29, column: 40, scope: !173)
!186 = !{i64 4}
!187 = !DILocation(line: 29, column: 42, scope: !173)
!188 = !DILocation(line: 29, column: 50, scope: !173)
!189 = !DILocation(line: 29, column: 48, scope: !173)
!190 = !DILocation(line: 29, column: 38, scope: !173)
!191 = !DILocation(line: 29, column: 29, scope: !173)
!192 = distinct !DISubprogram(name: "Stack", linkageName: "_ZN5StackC2Ev", scope: !52, file: !1, line: 5, type: !60, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !59, retainedNodes: !17)
!193 = !DILocalVariable(name: "this", arg: 1, scope: !192, type: !156, flags: DIFlagArtificial | DIFlagObjectPointer)
!194 = !DILocation(line: 0, scope: !192)
!195 = !DILocation(line: 5, column: 24, scope: !192)
!196 = !DILocation(line: 5, column: 32, scope: !192)
!197 = distinct !DISubprogram(name: "pop", linkageName: "_ZN5Stack3popEv", scope: !52, file: !1, line: 10, type: !67, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !66, retainedNodes: !17)
!198 = !DILocalVariable(name: "this", arg: 1, scope: !197, type: !156, flags: DIFlagArtificial | DIFlagObjectPointer)
!199 = !DILocation(line: 0, scope: !197)
!200 = !DILocation(line: 10, column: 33, scope: !197)
!201 = !DILocation(line: 10, column: 41, scope: !197)
!202 = !DILocation(line: 10, column: 39, scope: !197)
!203 = !DILocation(line: 10, column: 45, scope: !197)
!204 = !DILocation(line: 10, column: 26, scope: !197)
!205 = distinct !DISubprogram(name: "sum_squares", linkageName: "_Z11sum_squaresii", scope: !1, file: !1, line: 13, type: !206, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!206 = !DISubroutineType(types: !207)
!207 = !{!16, !16, !16}
!208 = !DILocalVariable(name: "a", arg: 1, scope: !205, file: !1, line: 13, type: !16)
!209 = !DILocation(line: 13, column: 39, scope: !205)
!210 = !DILocalVariable(name: "b", arg: 2, scope: !205, file: !1, line: 13, type: !16)
!211 = !DILocation(line: 13, column: 46, scope: !205)
!212 = !DILocalVariable(name: "s", scope: !205, file: !1, line: 14, type: !16)
!213 = !DILocation(line: 14, column: 7, scope: !205)
!214 = !DILocation(line: 14, column: 18, scope: !205)
!215 = !DILocation(line: 14, column: 11, scope: !205)
!216 = !DILocation(line: 14, column: 30, scope: !205)
!217 = !DILocation(line: 14, column: 23, scope: !205)
!218 = !DILocation(line: 14, column: 21, scope: !205)
!219 = !DILocation(line: 15, column: 10, scope: !205)
!220 = !DILocation(line: 15, column: 3, scope: !205)
!221 = distinct !DISubprogram(name: "square", linkageName: "_Z6squarei", scope: !1, file: !1, line: 12, type: !14, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!222 = !DILocalVariable(name: "v", arg: 1, scope: !221, file: !1, line: 12, type: !16)
!223 = !DILocation(line: 12, column: 34, scope: !221)
!224 = !DILocation(line: 12, column: 46, scope: !221)
!225 = !DILocation(line: 12, column: 50, scope: !221)
!226 = !DILocation(line: 12, column: 48, scope: !221)
!227 = !DILocation(line: 12, column: 39, scope: !221)
