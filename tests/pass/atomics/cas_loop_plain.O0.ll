; ModuleID = 'cas_loop_plain.cu'
source_filename = "cas_loop_plain.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef double @_Z3addPdd(ptr noundef %address, double noundef %val) #0 !dbg !21 {
entry:
  %x.addr.i5 = alloca i64, align 8
  %x.addr.i4 = alloca i64, align 8
  %x.addr.i = alloca double, align 8
  %p.addr.i = alloca ptr, align 8
  %e.addr.i = alloca i64, align 8
  %v.addr.i = alloca i64, align 8
  %.atomictmp.i = alloca i64, align 8
  %cmpxchg.bool.i = alloca i8, align 1
  %address.addr = alloca ptr, align 8
  %val.addr = alloca double, align 8
  %address_as_ull = alloca ptr, align 8
  %old = alloca i64, align 8
  %assumed = alloca i64, align 8
  store ptr %address, ptr %address.addr, align 8
    #dbg_declare(ptr %address.addr, !26, !DIExpression(), !27)
  store double %val, ptr %val.addr, align 8
    #dbg_declare(ptr %val.addr, !28, !DIExpression(), !29)
    #dbg_declare(ptr %address_as_ull, !30, !DIExpression(), !31)
  %0 = load ptr, ptr %address.addr, align 8, !dbg !32
  store ptr %0, ptr %address_as_ull, align 8, !dbg !31
    #dbg_declare(ptr %old, !33, !DIExpression(), !34)
  %1 = load ptr, ptr %address_as_ull, align 8, !dbg !35
  %2 = load i64, ptr %1, align 8, !dbg !36
  store i64 %2, ptr %old, align 8, !dbg !34
    #dbg_declare(ptr %assumed, !37, !DIExpression(), !38)
  br label %do.body, !dbg !39

do.body:                                          ; preds = %do.cond, %entry
  %3 = load i64, ptr %old, align 8, !dbg !40
  store i64 %3, ptr %assumed, align 8, !dbg !42
  %4 = load ptr, ptr %address_as_ull, align 8, !dbg !43
  %5 = load i64, ptr %assumed, align 8, !dbg !44
  %6 = load double, ptr %val.addr, align 8, !dbg !45
  %7 = load i64, ptr %assumed, align 8, !dbg !46
  store i64 %7, ptr %x.addr.i5, align 8, !dbg !47
  %8 = load double, ptr %x.addr.i5, align 8, !dbg !47
  %add = fadd double %6, %8, !dbg !48
  store double %add, ptr %x.addr.i, align 8, !dbg !49
  %9 = load i64, ptr %x.addr.i, align 8, !dbg !49
  store ptr %4, ptr %p.addr.i, align 8, !dbg !50
  store i64 %5, ptr %e.addr.i, align 8, !dbg !50
  store i64 %9, ptr %v.addr.i, align 8, !dbg !50
  %10 = load ptr, ptr %p.addr.i, align 8, !dbg !50
  %11 = load i64, ptr %v.addr.i, align 8, !dbg !50
  store i64 %11, ptr %.atomictmp.i, align 8, !dbg !50
  %12 = load i64, ptr %e.addr.i, align 8, !dbg !50
  %13 = load i64, ptr %.atomictmp.i, align 8, !dbg !50
  %14 = cmpxchg ptr %10, i64 %12, i64 %13 monotonic monotonic, align 8, !dbg !50
  %15 = extractvalue { i64, i1 } %14, 0, !dbg !50
  %16 = extractvalue { i64, i1 } %14, 1, !dbg !50
  br i1 %16, label %_ZL9atomicCASPyyy.exit, label %cmpxchg.store_expected.i, !dbg !50

cmpxchg.store_expected.i:                         ; preds = %do.body
  store i64 %15, ptr %e.addr.i, align 8, !dbg !50
  br label %_ZL9atomicCASPyyy.exit, !dbg !50

_ZL9atomicCASPyyy.exit:                           ; preds = %do.body, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %16 to i8, !dbg !50
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !50
  %17 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !50
  %loadedv.i = trunc i8 %17 to i1, !dbg !50
  %18 = load i64, ptr %e.addr.i, align 8, !dbg !50
  store i64 %18, ptr %old, align 8, !dbg !51
  br label %do.cond, !dbg !52

do.cond:                                          ; preds = %_ZL9atomicCASPyyy.exit
  %19 = load i64, ptr %assumed, align 8, !dbg !53
  %20 = load i64, ptr %old, align 8, !dbg !54
  %cmp = icmp ne i64 %19, %20, !dbg !55
  br i1 %cmp, label %do.body, label %do.end, !dbg !52, !llvm.loop !56

do.end:                                           ; preds = %do.cond
  %21 = load i64, ptr %old, align 8, !dbg !59
  store i64 %21, ptr %x.addr.i4, align 8, !dbg !60
  %22 = load double, ptr %x.addr.i4, align 8, !dbg !60
  ret double %22, !dbg !61
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z4mostPff(ptr noundef %address, float noundef %val) #0 !dbg !62 {
entry:
  %x.addr.i6 = alloca float, align 4
  %p.addr.i = alloca ptr, align 8
  %e.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %cmpxchg.bool.i = alloca i8, align 1
  %x.addr.i5 = alloca i32, align 4
  %x.addr.i = alloca i32, align 4
  %address.addr = alloca ptr, align 8
  %val.addr = alloca float, align 4
  %word = alloca ptr, align 8
  %old = alloca i32, align 4
  %assumed = alloca i32, align 4
  store ptr %address, ptr %address.addr, align 8
    #dbg_declare(ptr %address.addr, !66, !DIExpression(), !67)
  store float %val, ptr %val.addr, align 4
    #dbg_declare(ptr %val.addr, !68, !DIExpression(), !69)
    #dbg_declare(ptr %word, !70, !DIExpression(), !71)
  %0 = load ptr, ptr %address.addr, align 8, !dbg !72
  store ptr %0, ptr %word, align 8, !dbg !71
    #dbg_declare(ptr %old, !73, !DIExpression(), !74)
  %1 = load ptr, ptr %word, align 8, !dbg !75
  %2 = load i32, ptr %1, align 4, !dbg !76
  store i32 %2, ptr %old, align 4, !dbg !74
  br label %while.cond, !dbg !77

while.cond:                                       ; preds = %if.end, %entry
  %3 = load float, ptr %val.addr, align 4, !dbg !78
  %4 = load i32, ptr %old, align 4, !dbg !79
  store i32 %4, ptr %x.addr.i5, align 4, !dbg !80
  %5 = load float, ptr %x.addr.i5, align 4, !dbg !80
  %cmp = fcmp ogt float %3, %5, !dbg !81
  br i1 %cmp, label %while.body, label %while.end, !dbg !77

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %assumed, !82, !DIExpression(), !84)
  %6 = load i32, ptr %old, align 4, !dbg !85
  store i32 %6, ptr %assumed, align 4, !dbg !84
  %7 = load ptr, ptr %word, align 8, !dbg !86
  %8 = load i32, ptr %assumed, align 4, !dbg !87
  %9 = load float, ptr %val.addr, align 4, !dbg !88
  store float %9, ptr %x.addr.i6, align 4, !dbg !89
  %10 = load i32, ptr %x.addr.i6, align 4, !dbg !89
  store ptr %7, ptr %p.addr.i, align 8, !dbg !90
  store i32 %8, ptr %e.addr.i, align 4, !dbg !90
  store i32 %10, ptr %v.addr.i, align 4, !dbg !90
  %11 = load ptr, ptr %p.addr.i, align 8, !dbg !90
  %12 = load i32, ptr %v.addr.i, align 4, !dbg !90
  store i32 %12, ptr %.atomictmp.i, align 4, !dbg !90
  %13 = load i32, ptr %e.addr.i, align 4, !dbg !90
  %14 = load i32, ptr %.atomictmp.i, align 4, !dbg !90
  %15 = cmpxchg ptr %11, i32 %13, i32 %14 monotonic monotonic, align 4, !dbg !90
  %16 = extractvalue { i32, i1 } %15, 0, !dbg !90
  %17 = extractvalue { i32, i1 } %15, 1, !dbg !90
  br i1 %17, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !90

cmpxchg.store_expected.i:                         ; preds = %while.body
  store i32 %16, ptr %e.addr.i, align 4, !dbg !90
  br label %_ZL9atomicCASPiii.exit, !dbg !90

_ZL9atomicCASPiii.exit:                           ; preds = %while.body, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %17 to i8, !dbg !90
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !90
  %18 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !90
  %loadedv.i = trunc i8 %18 to i1, !dbg !90
  %19 = load i32, ptr %e.addr.i, align 4, !dbg !90
  store i32 %19, ptr %old, align 4, !dbg !91
  %20 = load i32, ptr %old, align 4, !dbg !92
  %21 = load i32, ptr %assumed, align 4, !dbg !94
  %cmp3 = icmp eq i32 %20, %21, !dbg !95
  br i1 %cmp3, label %if.then, label %if.end, !dbg !95

if.then:                                          ; preds = %_ZL9atomicCASPiii.exit
  br label %while.end, !dbg !96

if.end:                                           ; preds = %_ZL9atomicCASPiii.exit
  br label %while.cond, !dbg !77, !llvm.loop !97

while.end:                                        ; preds = %if.then, %while.cond
  %22 = load i32, ptr %old, align 4, !dbg !99
  store i32 %22, ptr %x.addr.i, align 4, !dbg !100
  %23 = load float, ptr %x.addr.i, align 4, !dbg !100
  ret float %23, !dbg !101
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z5countPji(ptr noundef %bins, i32 noundef %b) #0 !dbg !102 {
entry:
  %p.addr.i = alloca ptr, align 8
  %e.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %cmpxchg.bool.i = alloca i8, align 1
  %bins.addr = alloca ptr, align 8
  %b.addr = alloca i32, align 4
  %old = alloca i32, align 4
  store ptr %bins, ptr %bins.addr, align 8
    #dbg_declare(ptr %bins.addr, !107, !DIExpression(), !108)
  store i32 %b, ptr %b.addr, align 4
    #dbg_declare(ptr %b.addr, !109, !DIExpression(), !110)
    #dbg_declare(ptr %old, !111, !DIExpression(), !112)
  br label %do.body, !dbg !113

do.body:                                          ; preds = %land.end, %entry
  %0 = load ptr, ptr %bins.addr, align 8, !dbg !114
  %1 = load i32, ptr %b.addr, align 4, !dbg !116
  %idxprom = sext i32 %1 to i64, !dbg !114
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 %idxprom, !dbg !114
  %2 = load i32, ptr %arrayidx, align 4, !dbg !114
  store i32 %2, ptr %old, align 4, !dbg !117
  br label %do.cond, !dbg !118

do.cond:                                          ; preds = %do.body
  %3 = load i32, ptr %old, align 4, !dbg !119
  %cmp = icmp ult i32 %3, 100, !dbg !120
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !121

land.rhs:                                         ; preds = %do.cond
  %4 = load ptr, ptr %bins.addr, align 8, !dbg !122
  %5 = load i32, ptr %b.addr, align 4, !dbg !123
  %idxprom1 = sext i32 %5 to i64, !dbg !122
  %arrayidx2 = getelementptr inbounds i32, ptr %4, i64 %idxprom1, !dbg !122
  %6 = load i32, ptr %old, align 4, !dbg !124
  %7 = load i32, ptr %old, align 4, !dbg !125
  %add = add i32 %7, 1, !dbg !126
  store ptr %arrayidx2, ptr %p.addr.i, align 8, !dbg !127
  store i32 %6, ptr %e.addr.i, align 4, !dbg !127
  store i32 %add, ptr %v.addr.i, align 4, !dbg !127
  %8 = load ptr, ptr %p.addr.i, align 8, !dbg !127
  %9 = load i32, ptr %v.addr.i, align 4, !dbg !127
  store i32 %9, ptr %.atomictmp.i, align 4, !dbg !127
  %10 = load i32, ptr %e.addr.i, align 4, !dbg !127
  %11 = load i32, ptr %.atomictmp.i, align 4, !dbg !127
  %12 = cmpxchg ptr %8, i32 %10, i32 %11 monotonic monotonic, align 4, !dbg !127
  %13 = extractvalue { i32, i1 } %12, 0, !dbg !127
  %14 = extractvalue { i32, i1 } %12, 1, !dbg !127
  br i1 %14, label %_ZL9atomicCASPjjj.exit, label %cmpxchg.store_expected.i, !dbg !127

cmpxchg.store_expected.i:                         ; preds = %land.rhs
  store i32 %13, ptr %e.addr.i, align 4, !dbg !127
  br label %_ZL9atomicCASPjjj.exit, !dbg !127

_ZL9atomicCASPjjj.exit:                           ; preds = %land.rhs, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %14 to i8, !dbg !127
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !127
  %15 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !127
  %loadedv.i = trunc i8 %15 to i1, !dbg !127
  %16 = load i32, ptr %e.addr.i, align 4, !dbg !127
  %17 = load i32, ptr %old, align 4, !dbg !128
  %cmp3 = icmp ne i32 %16, %17, !dbg !129
  br label %land.end

land.end:                                         ; preds = %_ZL9atomicCASPjjj.exit, %do.cond
  %18 = phi i1 [ false, %do.cond ], [ %cmp3, %_ZL9atomicCASPjjj.exit ], !dbg !130
  br i1 %18, label %do.body, label %do.end, !dbg !118, !llvm.loop !131

do.end:                                           ; preds = %land.end
  ret void, !dbg !133
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPdPfPjPKd(ptr noundef %sum, ptr noundef %top, ptr noundef %bins, ptr noundef %in) #1 !dbg !134 {
entry:
  %sum.addr = alloca ptr, align 8
  %top.addr = alloca ptr, align 8
  %bins.addr = alloca ptr, align 8
  %in.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  store ptr %sum, ptr %sum.addr, align 8
    #dbg_declare(ptr %sum.addr, !139, !DIExpression(), !140)
  store ptr %top, ptr %top.addr, align 8
    #dbg_declare(ptr %top.addr, !141, !DIExpression(), !142)
  store ptr %bins, ptr %bins.addr, align 8
    #dbg_declare(ptr %bins.addr, !143, !DIExpression(), !144)
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !145, !DIExpression(), !146)
    #dbg_declare(ptr %i, !147, !DIExpression(), !148)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !149
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !150
  %mul = mul i32 %0, %1, !dbg !151
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !152
  %add = add i32 %mul, %2, !dbg !153
  store i32 %add, ptr %i, align 4, !dbg !148
  %3 = load ptr, ptr %sum.addr, align 8, !dbg !154
  %4 = load ptr, ptr %in.addr, align 8, !dbg !155
  %5 = load i32, ptr %i, align 4, !dbg !156
  %idxprom = sext i32 %5 to i64, !dbg !155
  %arrayidx = getelementptr inbounds double, ptr %4, i64 %idxprom, !dbg !155
  %6 = load double, ptr %arrayidx, align 8, !dbg !155
  %call3 = call contract noundef double @_Z3addPdd(ptr noundef %3, double noundef %6) #3, !dbg !157
  %7 = load ptr, ptr %top.addr, align 8, !dbg !158
  %8 = load ptr, ptr %in.addr, align 8, !dbg !159
  %9 = load i32, ptr %i, align 4, !dbg !160
  %idxprom4 = sext i32 %9 to i64, !dbg !159
  %arrayidx5 = getelementptr inbounds double, ptr %8, i64 %idxprom4, !dbg !159
  %10 = load double, ptr %arrayidx5, align 8, !dbg !159
  %conv = fptrunc double %10 to float, !dbg !159
  %call6 = call contract noundef float @_Z4mostPff(ptr noundef %7, float noundef %conv) #3, !dbg !161
  %11 = load ptr, ptr %bins.addr, align 8, !dbg !162
  %12 = load i32, ptr %i, align 4, !dbg !163
  %rem = srem i32 %12, 4, !dbg !164
  call void @_Z5countPji(ptr noundef %11, i32 noundef %rem) #3, !dbg !165
  ret void, !dbg !166
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!16, !17, !18, !19}
!llvm.ident = !{!20}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !10, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cas_loop_plain.cu", directory: ".")
!2 = !{!3, !5, !7, !8, !9, !6}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !12, file: !13, line: 206)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 207)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{i32 7, !"Dwarf Version", i32 4}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!20 = !{!"clang version 22.1.8"}
!21 = distinct !DISubprogram(name: "add", linkageName: "_Z3addPdd", scope: !1, file: !1, line: 7, type: !22, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !25)
!22 = !DISubroutineType(types: !23)
!23 = !{!9, !24, !9}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!25 = !{}
!26 = !DILocalVariable(name: "address", arg: 1, scope: !21, file: !1, line: 7, type: !24)
!27 = !DILocation(line: 7, column: 31, scope: !21)
!28 = !DILocalVariable(name: "val", arg: 2, scope: !21, file: !1, line: 7, type: !9)
!29 = !DILocation(line: 7, column: 47, scope: !21)
!30 = !DILocalVariable(name: "address_as_ull", scope: !21, file: !1, line: 8, type: !3)
!31 = !DILocation(line: 8, column: 27, scope: !21)
!32 = !DILocation(line: 8, column: 70, scope: !21)
!33 = !DILocalVariable(name: "old", scope: !21, file: !1, line: 9, type: !4)
!34 = !DILocation(line: 9, column: 26, scope: !21)
!35 = !DILocation(line: 9, column: 33, scope: !21)
!36 = !DILocation(line: 9, column: 32, scope: !21)
!37 = !DILocalVariable(name: "assumed", scope: !21, file: !1, line: 9, type: !4)
!38 = !DILocation(line: 9, column: 49, scope: !21)
!39 = !DILocation(line: 10, column: 3, scope: !21)
!40 = !DILocation(line: 11, column: 15, scope: !41)
!41 = distinct !DILexicalBlock(scope: !21, file: !1, line: 10, column: 6)
!42 = !DILocation(line: 11, column: 13, scope: !41)
!43 = !DILocation(line: 12, column: 21, scope: !41)
!44 = !DILocation(line: 12, column: 37, scope: !41)
!45 = !DILocation(line: 12, column: 67, scope: !41)
!46 = !DILocation(line: 12, column: 94, scope: !41)
!47 = !DILocation(line: 12, column: 73, scope: !41)
!48 = !DILocation(line: 12, column: 71, scope: !41)
!49 = !DILocation(line: 12, column: 46, scope: !41)
!50 = !DILocation(line: 12, column: 11, scope: !41)
!51 = !DILocation(line: 12, column: 9, scope: !41)
!52 = !DILocation(line: 13, column: 3, scope: !41)
!53 = !DILocation(line: 13, column: 12, scope: !21)
!54 = !DILocation(line: 13, column: 23, scope: !21)
!55 = !DILocation(line: 13, column: 20, scope: !21)
!56 = distinct !{!56, !39, !57, !58}
!57 = !DILocation(line: 13, column: 26, scope: !21)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !DILocation(line: 14, column: 31, scope: !21)
!60 = !DILocation(line: 14, column: 10, scope: !21)
!61 = !DILocation(line: 14, column: 3, scope: !21)
!62 = distinct !DISubprogram(name: "most", linkageName: "_Z4mostPff", scope: !1, file: !1, line: 17, type: !63, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !25)
!63 = !DISubroutineType(types: !64)
!64 = !{!7, !65, !7}
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!66 = !DILocalVariable(name: "address", arg: 1, scope: !62, file: !1, line: 17, type: !65)
!67 = !DILocation(line: 17, column: 30, scope: !62)
!68 = !DILocalVariable(name: "val", arg: 2, scope: !62, file: !1, line: 17, type: !7)
!69 = !DILocation(line: 17, column: 45, scope: !62)
!70 = !DILocalVariable(name: "word", scope: !62, file: !1, line: 18, type: !5)
!71 = !DILocation(line: 18, column: 8, scope: !62)
!72 = !DILocation(line: 18, column: 22, scope: !62)
!73 = !DILocalVariable(name: "old", scope: !62, file: !1, line: 19, type: !6)
!74 = !DILocation(line: 19, column: 7, scope: !62)
!75 = !DILocation(line: 19, column: 14, scope: !62)
!76 = !DILocation(line: 19, column: 13, scope: !62)
!77 = !DILocation(line: 20, column: 3, scope: !62)
!78 = !DILocation(line: 20, column: 10, scope: !62)
!79 = !DILocation(line: 20, column: 31, scope: !62)
!80 = !DILocation(line: 20, column: 16, scope: !62)
!81 = !DILocation(line: 20, column: 14, scope: !62)
!82 = !DILocalVariable(name: "assumed", scope: !83, file: !1, line: 21, type: !6)
!83 = distinct !DILexicalBlock(scope: !62, file: !1, line: 20, column: 37)
!84 = !DILocation(line: 21, column: 9, scope: !83)
!85 = !DILocation(line: 21, column: 19, scope: !83)
!86 = !DILocation(line: 22, column: 21, scope: !83)
!87 = !DILocation(line: 22, column: 27, scope: !83)
!88 = !DILocation(line: 22, column: 51, scope: !83)
!89 = !DILocation(line: 22, column: 36, scope: !83)
!90 = !DILocation(line: 22, column: 11, scope: !83)
!91 = !DILocation(line: 22, column: 9, scope: !83)
!92 = !DILocation(line: 23, column: 9, scope: !93)
!93 = distinct !DILexicalBlock(scope: !83, file: !1, line: 23, column: 9)
!94 = !DILocation(line: 23, column: 16, scope: !93)
!95 = !DILocation(line: 23, column: 13, scope: !93)
!96 = !DILocation(line: 24, column: 7, scope: !93)
!97 = distinct !{!97, !77, !98, !58}
!98 = !DILocation(line: 25, column: 3, scope: !62)
!99 = !DILocation(line: 26, column: 25, scope: !62)
!100 = !DILocation(line: 26, column: 10, scope: !62)
!101 = !DILocation(line: 26, column: 3, scope: !62)
!102 = distinct !DISubprogram(name: "count", linkageName: "_Z5countPji", scope: !1, file: !1, line: 30, type: !103, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !25)
!103 = !DISubroutineType(types: !104)
!104 = !{null, !105, !6}
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64)
!106 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!107 = !DILocalVariable(name: "bins", arg: 1, scope: !102, file: !1, line: 30, type: !105)
!108 = !DILocation(line: 30, column: 33, scope: !102)
!109 = !DILocalVariable(name: "b", arg: 2, scope: !102, file: !1, line: 30, type: !6)
!110 = !DILocation(line: 30, column: 43, scope: !102)
!111 = !DILocalVariable(name: "old", scope: !102, file: !1, line: 31, type: !106)
!112 = !DILocation(line: 31, column: 12, scope: !102)
!113 = !DILocation(line: 32, column: 3, scope: !102)
!114 = !DILocation(line: 33, column: 11, scope: !115)
!115 = distinct !DILexicalBlock(scope: !102, file: !1, line: 32, column: 6)
!116 = !DILocation(line: 33, column: 16, scope: !115)
!117 = !DILocation(line: 33, column: 9, scope: !115)
!118 = !DILocation(line: 34, column: 3, scope: !115)
!119 = !DILocation(line: 34, column: 12, scope: !102)
!120 = !DILocation(line: 34, column: 16, scope: !102)
!121 = !DILocation(line: 34, column: 22, scope: !102)
!122 = !DILocation(line: 34, column: 36, scope: !102)
!123 = !DILocation(line: 34, column: 41, scope: !102)
!124 = !DILocation(line: 34, column: 45, scope: !102)
!125 = !DILocation(line: 34, column: 50, scope: !102)
!126 = !DILocation(line: 34, column: 54, scope: !102)
!127 = !DILocation(line: 34, column: 25, scope: !102)
!128 = !DILocation(line: 34, column: 62, scope: !102)
!129 = !DILocation(line: 34, column: 59, scope: !102)
!130 = !DILocation(line: 0, scope: !102)
!131 = distinct !{!131, !113, !132, !58}
!132 = !DILocation(line: 34, column: 65, scope: !102)
!133 = !DILocation(line: 35, column: 1, scope: !102)
!134 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPdPfPjPKd", scope: !1, file: !1, line: 37, type: !135, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !25)
!135 = !DISubroutineType(types: !136)
!136 = !{null, !24, !65, !105, !137}
!137 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !138, size: 64)
!138 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!139 = !DILocalVariable(name: "sum", arg: 1, scope: !134, file: !1, line: 37, type: !24)
!140 = !DILocation(line: 37, column: 27, scope: !134)
!141 = !DILocalVariable(name: "top", arg: 2, scope: !134, file: !1, line: 37, type: !65)
!142 = !DILocation(line: 37, column: 39, scope: !134)
!143 = !DILocalVariable(name: "bins", arg: 3, scope: !134, file: !1, line: 37, type: !105)
!144 = !DILocation(line: 37, column: 54, scope: !134)
!145 = !DILocalVariable(name: "in", arg: 4, scope: !134, file: !1, line: 37, type: !137)
!146 = !DILocation(line: 37, column: 74, scope: !134)
!147 = !DILocalVariable(name: "i", scope: !134, file: !1, line: 38, type: !6)
!148 = !DILocation(line: 38, column: 7, scope: !134)
!149 = !DILocation(line: 38, column: 11, scope: !134)
!150 = !DILocation(line: 38, column: 24, scope: !134)
!151 = !DILocation(line: 38, column: 22, scope: !134)
!152 = !DILocation(line: 38, column: 37, scope: !134)
!153 = !DILocation(line: 38, column: 35, scope: !134)
!154 = !DILocation(line: 39, column: 7, scope: !134)
!155 = !DILocation(line: 39, column: 12, scope: !134)
!156 = !DILocation(line: 39, column: 15, scope: !134)
!157 = !DILocation(line: 39, column: 3, scope: !134)
!158 = !DILocation(line: 40, column: 8, scope: !134)
!159 = !DILocation(line: 40, column: 20, scope: !134)
!160 = !DILocation(line: 40, column: 23, scope: !134)
!161 = !DILocation(line: 40, column: 3, scope: !134)
!162 = !DILocation(line: 41, column: 9, scope: !134)
!163 = !DILocation(line: 41, column: 15, scope: !134)
!164 = !DILocation(line: 41, column: 17, scope: !134)
!165 = !DILocation(line: 41, column: 3, scope: !134)
!166 = !DILocation(line: 42, column: 1, scope: !134)
