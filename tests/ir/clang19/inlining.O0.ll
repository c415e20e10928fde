; ModuleID = 'inlining.cu'
source_filename = "inlining.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
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
define dso_local noundef i32 @_Z5depthi(i32 noundef %n) #0 !dbg !14 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !19, !DIExpression(), !20)
  %0 = load i32, ptr %n.addr, align 4, !dbg !21
  %cmp = icmp sle i32 %0, 1, !dbg !22
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !21

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !21

cond.false:                                       ; preds = %entry
  %1 = load i32, ptr %n.addr, align 4, !dbg !23
  %2 = load i32, ptr %n.addr, align 4, !dbg !24
  %div = sdiv i32 %2, 2, !dbg !25
  %call = call noundef i32 @_Z5depthi(i32 noundef %div) #4, !dbg !26
  %add = add nsw i32 %1, %call, !dbg !27
  br label %cond.end, !dbg !21

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 1, %cond.true ], [ %add, %cond.false ], !dbg !21
  ret i32 %cond, !dbg !28
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z7add_onei(i32 noundef %v) #0 !dbg !29 {
entry:
  %v.addr = alloca i32, align 4
  store i32 %v, ptr %v.addr, align 4
    #dbg_declare(ptr %v.addr, !30, !DIExpression(), !31)
  %0 = load i32, ptr %v.addr, align 4, !dbg !32
  %add = add nsw i32 %0, 1, !dbg !33
  ret i32 %add, !dbg !34
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6negatei(i32 noundef %v) #0 !dbg !35 {
entry:
  %v.addr = alloca i32, align 4
  store i32 %v, ptr %v.addr, align 4
    #dbg_declare(ptr %v.addr, !36, !DIExpression(), !37)
  %0 = load i32, ptr %v.addr, align 4, !dbg !38
  %sub = sub nsw i32 0, %0, !dbg !39
  ret i32 %sub, !dbg !40
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @_Z8inliningPii(ptr noundef %o, i32 noundef %n) #1 !dbg !41 {
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
    #dbg_declare(ptr %o.addr, !45, !DIExpression(), !46)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !47, !DIExpression(), !48)
    #dbg_declare(ptr %t, !49, !DIExpression(), !50)
  %0 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !51
  store i32 %0, ptr %t, align 4, !dbg !50
    #dbg_declare(ptr %s, !52, !DIExpression(), !70)
  call void @_ZN5StackC1Ev(ptr noundef nonnull align 4 dereferenceable(36) %s) #4, !dbg !70
    #dbg_declare(ptr %i, !71, !DIExpression(), !73)
  store i32 0, ptr %i, align 4, !dbg !73
  br label %for.cond, !dbg !74

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !75
  %2 = load i32, ptr %n.addr, align 4, !dbg !77
  %cmp = icmp slt i32 %1, %2, !dbg !78
  br i1 %cmp, label %for.body, label %for.end, !dbg !79

for.body:                                         ; preds = %for.cond
  %3 = load ptr, ptr %o.addr, align 8, !dbg !80
  %4 = load i32, ptr %i, align 4, !dbg !81
  %idxprom = sext i32 %4 to i64, !dbg !80
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %idxprom, !dbg !80
  %5 = load i32, ptr %arrayidx, align 4, !dbg !80
  %6 = load i32, ptr %t, align 4, !dbg !82
  %add = add nsw i32 %5, %6, !dbg !83
  call void @_ZN5Stack4pushEi(ptr noundef nonnull align 4 dereferenceable(36) %s, i32 noundef %add) #4, !dbg !84
  br label %for.inc, !dbg !85

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %i, align 4, !dbg !86
  %inc = add nsw i32 %7, 1, !dbg !86
  store i32 %inc, ptr %i, align 4, !dbg !86
  br label %for.cond, !dbg !87, !llvm.loop !88

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %apply, !91, !DIExpression(), !98)
  %8 = getelementptr inbounds %class.anon, ptr %apply, i32 0, i32 0, !dbg !99
  store ptr %s, ptr %8, align 8, !dbg !99
  %9 = getelementptr inbounds %class.anon, ptr %apply, i32 0, i32 1, !dbg !99
  store ptr %n.addr, ptr %9, align 8, !dbg !99
    #dbg_declare(ptr %shadowed, !100, !DIExpression(), !102)
  %10 = load i32, ptr %t, align 4, !dbg !103
  %call1 = call noundef i32 @_ZZ8inliningPiiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %apply, i32 noundef %10) #4, !dbg !104
  store i32 %call1, ptr %shadowed, align 4, !dbg !102
  %11 = load i32, ptr %shadowed, align 4, !dbg !105
  %12 = load ptr, ptr %o.addr, align 8, !dbg !106
  %13 = load i32, ptr %t, align 4, !dbg !107
  %idxprom2 = sext i32 %13 to i64, !dbg !106
  %arrayidx3 = getelementptr inbounds i32, ptr %12, i64 %idxprom2, !dbg !106
  store i32 %11, ptr %arrayidx3, align 4, !dbg !108
  %14 = load i32, ptr %n.addr, align 4, !dbg !109
  %cmp4 = icmp sgt i32 %14, 4, !dbg !111
  br i1 %cmp4, label %if.then, label %if.else, !dbg !112

if.then:                                          ; preds = %for.end
  %15 = load ptr, ptr %o.addr, align 8, !dbg !113
  %16 = load i32, ptr %t, align 4, !dbg !114
  %idx.ext = sext i32 %16 to i64, !dbg !115
  %add.ptr = getelementptr inbounds i32, ptr %15, i64 %idx.ext, !dbg !115
  store ptr %add.ptr, ptr %p.addr.i15, align 8
    #dbg_declare(ptr %p.addr.i15, !116, !DIExpression(), !120)
  %17 = load ptr, ptr %p.addr.i15, align 8, !dbg !122
  %18 = load i32, ptr %17, align 4, !dbg !122
  %19 = load ptr, ptr %p.addr.i15, align 8, !dbg !123
  %arrayidx1.i16 = getelementptr inbounds i32, ptr %19, i64 1, !dbg !123
  %20 = load i32, ptr %arrayidx1.i16, align 4, !dbg !123
  %call.i17 = call noundef i32 @_Z11sum_squaresii(i32 noundef %18, i32 noundef %20) #4, !dbg !124
  %21 = load ptr, ptr %p.addr.i15, align 8, !dbg !125
  store i32 %call.i17, ptr %21, align 4, !dbg !126
  call void @llvm.nvvm.barrier0(), !dbg !127
  br label %if.end, !dbg !128

if.else:                                          ; preds = %for.end
  %22 = load ptr, ptr %o.addr, align 8, !dbg !129
  %23 = load i32, ptr %t, align 4, !dbg !130
  %mul = mul nsw i32 2, %23, !dbg !131
  %idx.ext5 = sext i32 %mul to i64, !dbg !132
  %add.ptr6 = getelementptr inbounds i32, ptr %22, i64 %idx.ext5, !dbg !132
  store ptr %add.ptr6, ptr %p.addr.i, align 8
    #dbg_declare(ptr %p.addr.i, !116, !DIExpression(), !133)
  %24 = load ptr, ptr %p.addr.i, align 8, !dbg !135
  %25 = load i32, ptr %24, align 4, !dbg !135
  %26 = load ptr, ptr %p.addr.i, align 8, !dbg !136
  %arrayidx1.i = getelementptr inbounds i32, ptr %26, i64 1, !dbg !136
  %27 = load i32, ptr %arrayidx1.i, align 4, !dbg !136
  %call.i = call noundef i32 @_Z11sum_squaresii(i32 noundef %25, i32 noundef %27) #4, !dbg !137
  %28 = load ptr, ptr %p.addr.i, align 8, !dbg !138
  store i32 %call.i, ptr %28, align 4, !dbg !139
  call void @llvm.nvvm.barrier0(), !dbg !140
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
    #dbg_declare(ptr %f, !141, !DIExpression(), !143)
  %29 = load i32, ptr %t, align 4, !dbg !144
  %and = and i32 %29, 1, !dbg !145
  %tobool = icmp ne i32 %and, 0, !dbg !144
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !144

cond.true:                                        ; preds = %if.end
  br label %cond.end, !dbg !144

cond.false:                                       ; preds = %if.end
  br label %cond.end, !dbg !144

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ @_Z7add_onei, %cond.true ], [ @_Z6negatei, %cond.false ], !dbg !144
  store ptr %cond, ptr %f, align 8, !dbg !143
  %30 = load ptr, ptr %f, align 8, !dbg !146
  %31 = load ptr, ptr %o.addr, align 8, !dbg !147
  %32 = load i32, ptr %t, align 4, !dbg !148
  %idxprom7 = sext i32 %32 to i64, !dbg !147
  %arrayidx8 = getelementptr inbounds i32, ptr %31, i64 %idxprom7, !dbg !147
  %33 = load i32, ptr %arrayidx8, align 4, !dbg !147
  %call9 = call noundef i32 %30(i32 noundef %33) #4, !dbg !146
  %34 = load i32, ptr %n.addr, align 4, !dbg !149
  %call10 = call noundef i32 @_Z5depthi(i32 noundef %34) #4, !dbg !150
  %add11 = add nsw i32 %call9, %call10, !dbg !151
  %35 = load ptr, ptr %o.addr, align 8, !dbg !152
  %36 = load i32, ptr %t, align 4, !dbg !153
  %idxprom12 = sext i32 %36 to i64, !dbg !152
  %arrayidx13 = getelementptr inbounds i32, ptr %35, i64 %idxprom12, !dbg !152
  %37 = load i32, ptr %arrayidx13, align 4, !dbg !154
  %add14 = add nsw i32 %37, %add11, !dbg !154
  store i32 %add14, ptr %arrayidx13, align 4, !dbg !154
  ret void, !dbg !155
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_ZN5StackC1Ev(ptr noundef nonnull align 4 dereferenceable(36) %this) unnamed_addr #0 comdat align 2 !dbg !156 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !157, !DIExpression(), !159)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN5StackC2Ev(ptr noundef nonnull align 4 dereferenceable(36) %this1) #4, !dbg !160
  ret void, !dbg !161
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_ZN5Stack4pushEi(ptr noundef nonnull align 4 dereferenceable(36) %this, i32 noundef %v) #0 comdat align 2 !dbg !162 {
entry:
  %this.addr = alloca ptr, align 8
  %v.addr = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !163, !DIExpression(), !164)
  store i32 %v, ptr %v.addr, align 4
    #dbg_declare(ptr %v.addr, !165, !DIExpression(), !166)
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load i32, ptr %v.addr, align 4, !dbg !167
  %cells = getelementptr inbounds %struct.Stack, ptr %this1, i32 0, i32 0, !dbg !168
  %top = getelementptr inbounds %struct.Stack, ptr %this1, i32 0, i32 1, !dbg !169
  %1 = load i32, ptr %top, align 4, !dbg !169
  %and = and i32 %1, 7, !dbg !170
  %idxprom = sext i32 %and to i64, !dbg !168
  %arrayidx = getelementptr inbounds [8 x i32], ptr %cells, i64 0, i64 %idxprom, !dbg !168
  store i32 %0, ptr %arrayidx, align 4, !dbg !171
  %top2 = getelementptr inbounds %struct.Stack, ptr %this1, i32 0, i32 1, !dbg !172
  %2 = load i32, ptr %top2, align 4, !dbg !173
  %inc = add nsw i32 %2, 1, !dbg !173
  store i32 %inc, ptr %top2, align 4, !dbg !173
  ret void, !dbg !174
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZZ8inliningPiiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %this, i32 noundef %v) #0 align 2 !dbg !175 {
entry:
  %this.addr = alloca ptr, align 8
  %v.addr = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !181, !DIExpression(), !183)
  store i32 %v, ptr %v.addr, align 4
    #dbg_declare(ptr %v.addr, !184, !DIExpression(), !185)
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load i32, ptr %v.addr, align 4, !dbg !186
  %1 = getelementptr inbounds %class.anon, ptr %this1, i32 0, i32 0, !dbg !187
  %2 = load ptr, ptr %1, align 8, !dbg !187
  %call = call noundef i32 @_ZN5Stack3popEv(ptr noundef nonnull align 4 dereferenceable(36) %2) #4, !dbg !188
  %3 = getelementptr inbounds %class.anon, ptr %this1, i32 0, i32 1, !dbg !189
  %4 = load ptr, ptr %3, align 8, !dbg !189
  %5 = load i32, ptr %4, align 4, !dbg !189
  %mul = mul nsw i32 %call, %5, !dbg !190
  %add = add nsw i32 %0, %mul, !dbg !191
  ret i32 %add, !dbg !192
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_ZN5StackC2Ev(ptr noundef nonnull align 4 dereferenceable(36) %this) unnamed_addr #0 comdat align 2 !dbg !193 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !194, !DIExpression(), !195)
  %this1 = load ptr, ptr %this.addr, align 8
  %top = getelementptr inbounds %struct.Stack, ptr %this1, i32 0, i32 1, !dbg !196
  store i32 0, ptr %top, align 4, !dbg !196
  ret void, !dbg !197
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr noundef i32 @_ZN5Stack3popEv(ptr noundef nonnull align 4 dereferenceable(36) %this) #0 comdat align 2 !dbg !198 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !199, !DIExpression(), !200)
  %this1 = load ptr, ptr %this.addr, align 8
  %cells = getelementptr inbounds %struct.Stack, ptr %this1, i32 0, i32 0, !dbg !201
  %top = getelementptr inbounds %struct.Stack, ptr %this1, i32 0, i32 1, !dbg !202
  %0 = load i32, ptr %top, align 4, !dbg !203
  %dec = add nsw i32 %0, -1, !dbg !203
  store i32 %dec, ptr %top, align 4, !dbg !203
  %and = and i32 %dec, 7, !dbg !204
  %idxprom = sext i32 %and to i64, !dbg !201
  %arrayidx = getelementptr inbounds [8 x i32], ptr %cells, i64 0, i64 %idxprom, !dbg !201
  %1 = load i32, ptr %arrayidx, align 4, !dbg !201
  ret i32 %1, !dbg !205
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr noundef i32 @_Z11sum_squaresii(i32 noundef %a, i32 noundef %b) #0 comdat !dbg !206 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %s = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
    #dbg_declare(ptr %a.addr, !209, !DIExpression(), !210)
  store i32 %b, ptr %b.addr, align 4
    #dbg_declare(ptr %b.addr, !211, !DIExpression(), !212)
    #dbg_declare(ptr %s, !213, !DIExpression(), !214)
  %0 = load i32, ptr %a.addr, align 4, !dbg !215
  %call = call noundef i32 @_Z6squarei(i32 noundef %0) #4, !dbg !216
  %1 = load i32, ptr %b.addr, align 4, !dbg !217
  %call1 = call noundef i32 @_Z6squarei(i32 noundef %1) #4, !dbg !218
  %add = add nsw i32 %call, %call1, !dbg !219
  store i32 %add, ptr %s, align 4, !dbg !214
  %2 = load i32, ptr %s, align 4, !dbg !220
  ret i32 %2, !dbg !221
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr noundef i32 @_Z6squarei(i32 noundef %v) #0 comdat !dbg !222 {
entry:
  %v.addr = alloca i32, align 4
  store i32 %v, ptr %v.addr, align 4
    #dbg_declare(ptr %v.addr, !223, !DIExpression(), !224)
  %0 = load i32, ptr %v.addr, align 4, !dbg !225
  %1 = load i32, ptr %v.addr, align 4, !dbg !226
  %mul = mul nsw i32 %0, %1, !dbg !227
  ret i32 %mul, !dbg !228
}

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!8}
!llvm.module.flags = !{!9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 19.1.7", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "inlining.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 206)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 207)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{ptr @_Z8inliningPii, !"kernel", i32 1}
!9 = !{i32 7, !"Dwarf Version", i32 4}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!13 = !{!"clang version 19.1.7"}
!14 = distinct !DISubprogram(name: "depth", linkageName: "_Z5depthi", scope: !1, file: !1, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "n", arg: 1, scope: !14, file: !1, line: 21, type: !17)
!20 = !DILocation(line: 21, column: 26, scope: !14)
!21 = !DILocation(line: 21, column: 38, scope: !14)
!22 = !DILocation(line: 21, column: 40, scope: !14)
!23 = !DILocation(line: 21, column: 51, scope: !14)
!24 = !DILocation(line: 21, column: 61, scope: !14)
!25 = !DILocation(line: 21, column: 63, scope: !14)
!26 = !DILocation(line: 21, column: 55, scope: !14)
!27 = !DILocation(line: 21, column: 53, scope: !14)
!28 = !DILocation(line: 21, column: 31, scope: !14)
!29 = distinct !DISubprogram(name: "add_one", linkageName: "_Z7add_onei", scope: !1, file: !1, line: 22, type: !15, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!30 = !DILocalVariable(name: "v", arg: 1, scope: !29, file: !1, line: 22, type: !17)
!31 = !DILocation(line: 22, column: 41, scope: !29)
!32 = !DILocation(line: 22, column: 53, scope: !29)
!33 = !DILocation(line: 22, column: 55, scope: !29)
!34 = !DILocation(line: 22, column: 46, scope: !29)
!35 = distinct !DISubprogram(name: "negate", linkageName: "_Z6negatei", scope: !1, file: !1, line: 23, type: !15, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!36 = !DILocalVariable(name: "v", arg: 1, scope: !35, file: !1, line: 23, type: !17)
!37 = !DILocation(line: 23, column: 40, scope: !35)
!38 = !DILocation(line: 23, column: 53, scope: !35)
!39 = !DILocation(line: 23, column: 52, scope: !35)
!40 = !DILocation(line: 23, column: 45, scope: !35)
!41 = distinct !DISubprogram(name: "inlining", linkageName: "_Z8inliningPii", scope: !1, file: !1, line: 24, type: !42, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!42 = !DISubroutineType(types: !43)
!43 = !{null, !44, !17}
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!45 = !DILocalVariable(name: "o", arg: 1, scope: !41, file: !1, line: 24, type: !44)
!46 = !DILocation(line: 24, column: 31, scope: !41)
!47 = !DILocalVariable(name: "n", arg: 2, scope: !41, file: !1, line: 24, type: !17)
!48 = !DILocation(line: 24, column: 38, scope: !41)
!49 = !DILocalVariable(name: "t", scope: !41, file: !1, line: 25, type: !17)
!50 = !DILocation(line: 25, column: 7, scope: !41)
!51 = !DILocation(line: 25, column: 11, scope: !41)
!52 = !DILocalVariable(name: "s", scope: !41, file: !1, line: 26, type: !53)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Stack", file: !1, line: 2, size: 288, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !54, identifier: "_ZTS5Stack")
!54 = !{!55, !59, !60, !64, !67}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "cells", scope: !53, file: !1, line: 3, baseType: !56, size: 256)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 256, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 8)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "top", scope: !53, file: !1, line: 4, baseType: !17, size: 32, offset: 256)
!60 = !DISubprogram(name: "Stack", scope: !53, file: !1, line: 5, type: !61, scopeLine: 5, flags: DIFlagPrototyped, spFlags: 0)
!61 = !DISubroutineType(types: !62)
!62 = !{null, !63}
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!64 = !DISubprogram(name: "push", linkageName: "_ZN5Stack4pushEi", scope: !53, file: !1, line: 6, type: !65, scopeLine: 6, flags: DIFlagPrototyped, spFlags: 0)
!65 = !DISubroutineType(types: !66)
!66 = !{null, !63, !17}
!67 = !DISubprogram(name: "pop", linkageName: "_ZN5Stack3popEv", scope: !53, file: !1, line: 10, type: !68, scopeLine: 10, flags: DIFlagPrototyped, spFlags: 0)
!68 = !DISubroutineType(types: !69)
!69 = !{!17, !63}
!70 = !DILocation(line: 26, column: 9, scope: !41)
!71 = !DILocalVariable(name: "i", scope: !72, file: !1, line: 27, type: !17)
!72 = distinct !DILexicalBlock(scope: !41, file: !1, line: 27, column: 3)
!73 = !DILocation(line: 27, column: 12, scope: !72)
!74 = !DILocation(line: 27, column: 8, scope: !72)
!75 = !DILocation(line: 27, column: 19, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !1, line: 27, column: 3)
!77 = !DILocation(line: 27, column: 23, scope: !76)
!78 = !DILocation(line: 27, column: 21, scope: !76)
!79 = !DILocation(line: 27, column: 3, scope: !72)
!80 = !DILocation(line: 28, column: 12, scope: !76)
!81 = !DILocation(line: 28, column: 14, scope: !76)
!82 = !DILocation(line: 28, column: 19, scope: !76)
!83 = !DILocation(line: 28, column: 17, scope: !76)
!84 = !DILocation(line: 28, column: 7, scope: !76)
!85 = !DILocation(line: 28, column: 5, scope: !76)
!86 = !DILocation(line: 27, column: 26, scope: !76)
!87 = !DILocation(line: 27, column: 3, scope: !76)
!88 = distinct !{!88, !79, !89, !90}
!89 = !DILocation(line: 28, column: 20, scope: !72)
!90 = !{!"llvm.loop.mustprogress"}
!91 = !DILocalVariable(name: "apply", scope: !41, file: !1, line: 29, type: !92)
!92 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !41, file: !1, line: 29, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !93)
!93 = !{!94, !96}
!94 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !92, file: !1, line: 29, baseType: !95, size: 64)
!95 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !53, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !92, file: !1, line: 29, baseType: !97, size: 64, offset: 64)
!97 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !17, size: 64)
!98 = !DILocation(line: 29, column: 8, scope: !41)
!99 = !DILocation(line: 29, column: 16, scope: !41)
!100 = !DILocalVariable(name: "shadowed", scope: !101, file: !1, line: 31, type: !17)
!101 = distinct !DILexicalBlock(scope: !41, file: !1, line: 30, column: 3)
!102 = !DILocation(line: 31, column: 9, scope: !101)
!103 = !DILocation(line: 31, column: 26, scope: !101)
!104 = !DILocation(line: 31, column: 20, scope: !101)
!105 = !DILocation(line: 32, column: 12, scope: !101)
!106 = !DILocation(line: 32, column: 5, scope: !101)
!107 = !DILocation(line: 32, column: 7, scope: !101)
!108 = !DILocation(line: 32, column: 10, scope: !101)
!109 = !DILocation(line: 34, column: 7, scope: !110)
!110 = distinct !DILexicalBlock(scope: !41, file: !1, line: 34, column: 7)
!111 = !DILocation(line: 34, column: 9, scope: !110)
!112 = !DILocation(line: 34, column: 7, scope: !41)
!113 = !DILocation(line: 35, column: 10, scope: !110)
!114 = !DILocation(line: 35, column: 14, scope: !110)
!115 = !DILocation(line: 35, column: 12, scope: !110)
!116 = !DILocalVariable(name: "p", arg: 1, scope: !117, file: !1, line: 17, type: !44)
!117 = distinct !DISubprogram(name: "meet", linkageName: "_Z4meetPi", scope: !1, file: !1, line: 17, type: !118, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!118 = !DISubroutineType(types: !119)
!119 = !{null, !44}
!120 = !DILocation(line: 17, column: 43, scope: !117, inlinedAt: !121)
!121 = distinct !DILocation(line: 35, column: 5, scope: !110)
!122 = !DILocation(line: 18, column: 20, scope: !117, inlinedAt: !121)
!123 = !DILocation(line: 18, column: 26, scope: !117, inlinedAt: !121)
!124 = !DILocation(line: 18, column: 8, scope: !117, inlinedAt: !121)
!125 = !DILocation(line: 18, column: 4, scope: !117, inlinedAt: !121)
!126 = !DILocation(line: 18, column: 6, scope: !117, inlinedAt: !121)
!127 = !DILocation(line: 19, column: 3, scope: !117, inlinedAt: !121)
!128 = !DILocation(line: 35, column: 5, scope: !110)
!129 = !DILocation(line: 37, column: 10, scope: !110)
!130 = !DILocation(line: 37, column: 18, scope: !110)
!131 = !DILocation(line: 37, column: 16, scope: !110)
!132 = !DILocation(line: 37, column: 12, scope: !110)
!133 = !DILocation(line: 17, column: 43, scope: !117, inlinedAt: !134)
!134 = distinct !DILocation(line: 37, column: 5, scope: !110)
!135 = !DILocation(line: 18, column: 20, scope: !117, inlinedAt: !134)
!136 = !DILocation(line: 18, column: 26, scope: !117, inlinedAt: !134)
!137 = !DILocation(line: 18, column: 8, scope: !117, inlinedAt: !134)
!138 = !DILocation(line: 18, column: 4, scope: !117, inlinedAt: !134)
!139 = !DILocation(line: 18, column: 6, scope: !117, inlinedAt: !134)
!140 = !DILocation(line: 19, column: 3, scope: !117, inlinedAt: !134)
!141 = !DILocalVariable(name: "f", scope: !41, file: !1, line: 38, type: !142)
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!143 = !DILocation(line: 38, column: 9, scope: !41)
!144 = !DILocation(line: 38, column: 19, scope: !41)
!145 = !DILocation(line: 38, column: 21, scope: !41)
!146 = !DILocation(line: 39, column: 11, scope: !41)
!147 = !DILocation(line: 39, column: 13, scope: !41)
!148 = !DILocation(line: 39, column: 15, scope: !41)
!149 = !DILocation(line: 39, column: 27, scope: !41)
!150 = !DILocation(line: 39, column: 21, scope: !41)
!151 = !DILocation(line: 39, column: 19, scope: !41)
!152 = !DILocation(line: 39, column: 3, scope: !41)
!153 = !DILocation(line: 39, column: 5, scope: !41)
!154 = !DILocation(line: 39, column: 8, scope: !41)
!155 = !DILocation(line: 40, column: 1, scope: !41)
!156 = distinct !DISubprogram(name: "Stack", linkageName: "_ZN5StackC1Ev", scope: !53, file: !1, line: 5, type: !61, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !60, retainedNodes: !18)
!157 = !DILocalVariable(name: "this", arg: 1, scope: !156, type: !158, flags: DIFlagArtificial | DIFlagObjectPointer)
!158 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!159 = !DILocation(line: 0, scope: !156)
!160 = !DILocation(line: 5, column: 31, scope: !156)
!161 = !DILocation(line: 5, column: 32, scope: !156)
!162 = distinct !DISubprogram(name: "push", linkageName: "_ZN5Stack4pushEi", scope: !53, file: !1, line: 6, type: !65, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !64, retainedNodes: !18)
!163 = !DILocalVariable(name: "this", arg: 1, scope: !162, type: !158, flags: DIFlagArtificial | DIFlagObjectPointer)
!164 = !DILocation(line: 0, scope: !162)
!165 = !DILocalVariable(name: "v", arg: 2, scope: !162, file: !1, line: 6, type: !17)
!166 = !DILocation(line: 6, column: 28, scope: !162)
!167 = !DILocation(line: 7, column: 22, scope: !162)
!168 = !DILocation(line: 7, column: 5, scope: !162)
!169 = !DILocation(line: 7, column: 11, scope: !162)
!170 = !DILocation(line: 7, column: 15, scope: !162)
!171 = !DILocation(line: 7, column: 20, scope: !162)
!172 = !DILocation(line: 8, column: 7, scope: !162)
!173 = !DILocation(line: 8, column: 5, scope: !162)
!174 = !DILocation(line: 9, column: 3, scope: !162)
!175 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ8inliningPiiENKUliE_clEi", scope: !92, file: !1, line: 29, type: !176, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, declaration: !180, retainedNodes: !18)
!176 = !DISubroutineType(types: !177)
!177 = !{!17, !178, !17}
!178 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !179, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!179 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !92)
!180 = !DISubprogram(name: "operator()", scope: !92, file: !1, line: 29, type: !176, scopeLine: 29, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!181 = !DILocalVariable(name: "this", arg: 1, scope: !175, type: !182, flags: DIFlagArtificial | DIFlagObjectPointer)
!182 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !179, size: 64)
!183 = !DILocation(line: 0, scope: !175)
!184 = !DILocalVariable(name: "v", arg: 2, scope: !175, file: !1, line: 29, type: !17)
!185 = !DILocation(line: 29, column: 24, scope: !175)
!186 = !DILocation(line: 29, column: 36, scope: !175)
!187 = !DILocation(line: 29, column: 40, scope: !175)
!188 = !DILocation(line: 29, column: 42, scope: !175)
!189 = !DILocation(line: 29, column: 50, scope: !175)
!190 = !DILocation(line: 29, column: 48, scope: !175)
!191 = !DILocation(line: 29, column: 38, scope: !175)
!192 = !DILocation(line: 29, column: 29, scope: !175)
!193 = distinct !DISubprogram(name: "Stack", linkageName: "_ZN5StackC2Ev", scope: !53, file: !1, line: 5, type: !61, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !60, retainedNodes: !18)
!194 = !DILocalVariable(name: "this", arg: 1, scope: !193, type: !158, flags: DIFlagArtificial | DIFlagObjectPointer)
!195 = !DILocation(line: 0, scope: !193)
!196 = !DILocation(line: 5, column: 24, scope: !193)
!197 = !DILocation(line: 5, column: 32, scope: !193)
!198 = distinct !DISubprogram(name: "pop", linkageName: "_ZN5Stack3popEv", scope: !53, file: !1, line: 10, type: !68, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !67, retainedNodes: !18)
!199 = !DILocalVariable(name: "this", arg: 1, scope: !198, type: !158, flags: DIFlagArtificial | DIFlagObjectPointer)
!200 = !DILocation(line: 0, scope: !198)
!201 = !DILocation(line: 10, column: 33, scope: !198)
!202 = !DILocation(line: 10, column: 41, scope: !198)
!203 = !DILocation(line: 10, column: 39, scope: !198)
!204 = !DILocation(line: 10, column: 45, scope: !198)
!205 = !DILocation(line: 10, column: 26, scope: !198)
!206 = distinct !DISubprogram(name: "sum_squares", linkageName: "_Z11sum_squaresii", scope: !1, file: !1, line: 13, type: !207, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!207 = !DISubroutineType(types: !208)
!208 = !{!17, !17, !17}
!209 = !DILocalVariable(name: "a", arg: 1, scope: !206, file: !1, line: 13, type: !17)
!210 = !DILocation(line: 13, column: 39, scope: !206)
!211 = !DILocalVariable(name: "b", arg: 2, scope: !206, file: !1, line: 13, type: !17)
!212 = !DILocation(line: 13, column: 46, scope: !206)
!213 = !DILocalVariable(name: "s", scope: !206, file: !1, line: 14, type: !17)
!214 = !DILocation(line: 14, column: 7, scope: !206)
!215 = !DILocation(line: 14, column: 18, scope: !206)
!216 = !DILocation(line: 14, column: 11, scope: !206)
!217 = !DILocation(line: 14, column: 30, scope: !206)
!218 = !DILocation(line: 14, column: 23, scope: !206)
!219 = !DILocation(line: 14, column: 21, scope: !206)
!220 = !DILocation(line: 15, column: 10, scope: !206)
!221 = !DILocation(line: 15, column: 3, scope: !206)
!222 = distinct !DISubprogram(name: "square", linkageName: "_Z6squarei", scope: !1, file: !1, line: 12, type: !15, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!223 = !DILocalVariable(name: "v", arg: 1, scope: !222, file: !1, line: 12, type: !17)
!224 = !DILocation(line: 12, column: 34, scope: !222)
!225 = !DILocation(line: 12, column: 46, scope: !222)
!226 = !DILocation(line: 12, column: 50, scope: !222)
!227 = !DILocation(line: 12, column: 48, scope: !222)
!228 = !DILocation(line: 12, column: 39, scope: !222)
