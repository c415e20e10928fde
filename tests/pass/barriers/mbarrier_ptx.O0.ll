; ModuleID = 'mbarrier_ptx.cu'
source_filename = "mbarrier_ptx.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ6stagesPKjPjE6buffer = internal addrspace(3) global [32 x i32] undef, align 4, !dbg !0
@_ZZ6stagesPKjPjE4full = internal addrspace(3) global i64 undef, align 8, !dbg !18
@_ZZ6stagesPKjPjE5empty = internal addrspace(3) global i64 undef, align 8, !dbg !21
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [34 x i8] c"buffer[31 - t] == 32 * i + 31 - t\00", align 1, !dbg !23
@.str1 = private unnamed_addr constant [16 x i8] c"mbarrier_ptx.cu\00", align 1, !dbg !30
@__func__._Z6stagesPKjPj = private unnamed_addr constant [7 x i8] c"stages\00", align 1, !dbg !35

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z14shared_addressPKv(ptr noundef %p) #0 !dbg !54 {
entry:
  %p.addr.i = alloca ptr, align 8
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !59, !DIExpression(), !60)
  %0 = load ptr, ptr %p.addr, align 8, !dbg !61
  store ptr %0, ptr %p.addr.i, align 8, !dbg !62
  %1 = load ptr, ptr %p.addr.i, align 8, !dbg !62
  %2 = addrspacecast ptr %1 to ptr addrspace(3), !dbg !62
  %3 = ptrtoint ptr addrspace(3) %2 to i64, !dbg !62
  %conv = trunc i64 %3 to i32, !dbg !62
  ret i32 %conv, !dbg !63
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z4initPyj(ptr noundef %b, i32 noundef %n) #0 !dbg !64 {
entry:
  %b.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !68, !DIExpression(), !69)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !70, !DIExpression(), !71)
  %0 = load ptr, ptr %b.addr, align 8, !dbg !72
  %call = call noundef i32 @_Z14shared_addressPKv(ptr noundef %0) #5, !dbg !73
  %1 = load i32, ptr %n.addr, align 4, !dbg !74
  call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r"(i32 %call, i32 %1) #5, !dbg !75, !srcloc !76
  ret void, !dbg !77
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z6arrivePy(ptr noundef %b) #0 !dbg !78 {
entry:
  %b.addr = alloca ptr, align 8
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !81, !DIExpression(), !82)
  %0 = load ptr, ptr %b.addr, align 8, !dbg !83
  %call = call noundef i32 @_Z14shared_addressPKv(ptr noundef %0) #5, !dbg !84
  call void asm sideeffect "{ .reg .b64 state;\0A mbarrier.arrive.shared.b64 state, [$0]; }", "r,~{memory}"(i32 %call) #5, !dbg !85, !srcloc !86
  ret void, !dbg !87
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z4waitPyj(ptr noundef %b, i32 noundef %parity) #0 !dbg !88 {
entry:
  %b.addr = alloca ptr, align 8
  %parity.addr = alloca i32, align 4
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !89, !DIExpression(), !90)
  store i32 %parity, ptr %parity.addr, align 4
    #dbg_declare(ptr %parity.addr, !91, !DIExpression(), !92)
  %0 = load ptr, ptr %b.addr, align 8, !dbg !93
  %call = call noundef i32 @_Z14shared_addressPKv(ptr noundef %0) #5, !dbg !94
  %1 = load i32, ptr %parity.addr, align 4, !dbg !95
  call void asm sideeffect "{\0A .reg .pred P1;\0A LAB_WAIT:\0A mbarrier.try_wait.parity.shared::cta.b64 P1, [$0], $1;\0A @P1 bra DONE;\0A bra LAB_WAIT;\0A DONE:\0A }", "r,r,~{memory}"(i32 %call, i32 %1) #5, !dbg !96, !srcloc !97
  ret void, !dbg !98
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef zeroext i1 @_Z4testPyj(ptr noundef %b, i32 noundef %parity) #0 !dbg !99 {
entry:
  %b.addr = alloca ptr, align 8
  %parity.addr = alloca i32, align 4
  %done = alloca i32, align 4
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !102, !DIExpression(), !103)
  store i32 %parity, ptr %parity.addr, align 4
    #dbg_declare(ptr %parity.addr, !104, !DIExpression(), !105)
    #dbg_declare(ptr %done, !106, !DIExpression(), !107)
  %0 = load ptr, ptr %b.addr, align 8, !dbg !108
  %call = call noundef i32 @_Z14shared_addressPKv(ptr noundef %0) #5, !dbg !109
  %1 = load i32, ptr %parity.addr, align 4, !dbg !110
  %2 = call i32 asm sideeffect "{ .reg .pred p; mbarrier.test_wait.parity.acquire.cta.shared.b64 p, [$1], $2; selp.u32 $0, 1, 0, p; }", "=r,r,r,~{memory}"(i32 %call, i32 %1) #5, !dbg !111, !srcloc !112
  store i32 %2, ptr %done, align 4, !dbg !111
  %3 = load i32, ptr %done, align 4, !dbg !113
  %tobool = icmp ne i32 %3, 0, !dbg !113
  ret i1 %tobool, !dbg !114
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6stagesPKjPj(ptr noundef %in, ptr noundef %out) #1 !dbg !2 {
entry:
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !115, !DIExpression(), !116)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !117, !DIExpression(), !118)
    #dbg_declare(ptr %t, !119, !DIExpression(), !121)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !122
  %rem = urem i32 %0, 32, !dbg !123
  store i32 %rem, ptr %t, align 4, !dbg !121
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !124
  %cmp = icmp eq i32 %1, 0, !dbg !126
  br i1 %cmp, label %if.then, label %if.end, !dbg !126

if.then:                                          ; preds = %entry
  call void @_Z4initPyj(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), i32 noundef 32) #5, !dbg !127
  call void @_Z4initPyj(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), i32 noundef 32) #5, !dbg !129
  br label %if.end, !dbg !130

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !131
    #dbg_declare(ptr %i, !132, !DIExpression(), !134)
  store i32 0, ptr %i, align 4, !dbg !134
  br label %for.cond, !dbg !135

for.cond:                                         ; preds = %for.inc, %if.end
  %2 = load i32, ptr %i, align 4, !dbg !136
  %cmp2 = icmp slt i32 %2, 8, !dbg !138
  br i1 %cmp2, label %for.body, label %for.end, !dbg !139

for.body:                                         ; preds = %for.cond
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !140
  %cmp4 = icmp ult i32 %3, 32, !dbg !143
  br i1 %cmp4, label %if.then5, label %if.else, !dbg !143

if.then5:                                         ; preds = %for.body
  %4 = load i32, ptr %i, align 4, !dbg !144
  %add = add nsw i32 %4, 1, !dbg !146
  %and = and i32 %add, 1, !dbg !147
  call void @_Z4waitPyj(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), i32 noundef %and) #5, !dbg !148
  %5 = load ptr, ptr %in.addr, align 8, !dbg !149
  %6 = load i32, ptr %i, align 4, !dbg !150
  %mul = mul nsw i32 32, %6, !dbg !151
  %7 = load i32, ptr %t, align 4, !dbg !152
  %add6 = add nsw i32 %mul, %7, !dbg !153
  %idxprom = sext i32 %add6 to i64, !dbg !149
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !149
  %8 = load i32, ptr %arrayidx, align 4, !dbg !149
  %9 = load i32, ptr %t, align 4, !dbg !154
  %idxprom7 = sext i32 %9 to i64, !dbg !155
  %arrayidx8 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE6buffer to ptr), i64 0, i64 %idxprom7, !dbg !155
  store i32 %8, ptr %arrayidx8, align 4, !dbg !156
  call void @_Z6arrivePy(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr)) #5, !dbg !157
  br label %if.end29, !dbg !158

if.else:                                          ; preds = %for.body
  %10 = load i32, ptr %i, align 4, !dbg !159
  %rem9 = srem i32 %10, 2, !dbg !162
  %tobool = icmp ne i32 %rem9, 0, !dbg !159
  br i1 %tobool, label %if.then10, label %if.else12, !dbg !159

if.then10:                                        ; preds = %if.else
  %11 = load i32, ptr %i, align 4, !dbg !163
  %and11 = and i32 %11, 1, !dbg !164
  call void @_Z4waitPyj(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), i32 noundef %and11) #5, !dbg !165
  br label %if.end15, !dbg !165

if.else12:                                        ; preds = %if.else
  br label %while.cond, !dbg !166

while.cond:                                       ; preds = %while.body, %if.else12
  %12 = load i32, ptr %i, align 4, !dbg !167
  %and13 = and i32 %12, 1, !dbg !168
  %call14 = call noundef zeroext i1 @_Z4testPyj(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), i32 noundef %and13) #5, !dbg !169
  %lnot = xor i1 %call14, true, !dbg !170
  br i1 %lnot, label %while.body, label %while.end, !dbg !166

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !166, !llvm.loop !171

while.end:                                        ; preds = %while.cond
  br label %if.end15

if.end15:                                         ; preds = %while.end, %if.then10
  %13 = load i32, ptr %t, align 4, !dbg !174
  %sub = sub nsw i32 31, %13, !dbg !175
  %idxprom16 = sext i32 %sub to i64, !dbg !176
  %arrayidx17 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE6buffer to ptr), i64 0, i64 %idxprom16, !dbg !176
  %14 = load i32, ptr %arrayidx17, align 4, !dbg !176
  %15 = load i32, ptr %i, align 4, !dbg !177
  %mul18 = mul nsw i32 32, %15, !dbg !178
  %add19 = add nsw i32 %mul18, 31, !dbg !179
  %16 = load i32, ptr %t, align 4, !dbg !180
  %sub20 = sub nsw i32 %add19, %16, !dbg !181
  %cmp21 = icmp eq i32 %14, %sub20, !dbg !182
  %storedv.i = zext i1 %cmp21 to i8, !dbg !183
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !183
  store ptr @.str, ptr %m.addr.i, align 8, !dbg !183
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !183
  store i32 32, ptr %l.addr.i, align 4, !dbg !183
  store ptr @__func__._Z6stagesPKjPj, ptr %fn.addr.i, align 8, !dbg !183
  %17 = load i8, ptr %c.addr.i, align 1, !dbg !183
  %loadedv.i = trunc i8 %17 to i1, !dbg !183
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !183

if.then.i:                                        ; preds = %if.end15
  %18 = load ptr, ptr %m.addr.i, align 8, !dbg !183
  %19 = load ptr, ptr %f.addr.i, align 8, !dbg !183
  %20 = load i32, ptr %l.addr.i, align 4, !dbg !183
  %21 = load ptr, ptr %fn.addr.i, align 8, !dbg !183
  call void @__assertfail(ptr noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i64 noundef 1) #6, !dbg !183
  unreachable, !dbg !183

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end15
  %22 = load i32, ptr %t, align 4, !dbg !184
  %sub22 = sub nsw i32 31, %22, !dbg !185
  %idxprom23 = sext i32 %sub22 to i64, !dbg !186
  %arrayidx24 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE6buffer to ptr), i64 0, i64 %idxprom23, !dbg !186
  %23 = load i32, ptr %arrayidx24, align 4, !dbg !186
  %24 = load ptr, ptr %out.addr, align 8, !dbg !187
  %25 = load i32, ptr %i, align 4, !dbg !188
  %mul25 = mul nsw i32 32, %25, !dbg !189
  %26 = load i32, ptr %t, align 4, !dbg !190
  %add26 = add nsw i32 %mul25, %26, !dbg !191
  %idxprom27 = sext i32 %add26 to i64, !dbg !187
  %arrayidx28 = getelementptr inbounds i32, ptr %24, i64 %idxprom27, !dbg !187
  store i32 %23, ptr %arrayidx28, align 4, !dbg !192
  call void @_Z6arrivePy(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr)) #5, !dbg !193
  br label %if.end29

if.end29:                                         ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %if.then5
  br label %for.inc, !dbg !194

for.inc:                                          ; preds = %if.end29
  %27 = load i32, ptr %i, align 4, !dbg !195
  %inc = add nsw i32 %27, 1, !dbg !195
  store i32 %inc, ptr %i, align 4, !dbg !195
  br label %for.cond, !dbg !196, !llvm.loop !197

for.end:                                          ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !199
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !200
  %cmp31 = icmp eq i32 %28, 0, !dbg !202
  br i1 %cmp31, label %if.then32, label %if.end34, !dbg !202

if.then32:                                        ; preds = %for.end
  %call33 = call noundef i32 @_Z14shared_addressPKv(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr)) #5, !dbg !203
  call void asm sideeffect "mbarrier.inval.shared.b64 [$0];", "r"(i32 %call33) #5, !dbg !204, !srcloc !205
  br label %if.end34, !dbg !204

if.end34:                                         ; preds = %if.then32, %for.end
  ret void, !dbg !206
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!49, !50, !51, !52}
!llvm.ident = !{!53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 20, type: !46, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "stages", linkageName: "_Z6stagesPKjPj", scope: !3, file: !3, line: 19, type: !4, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !45)
!3 = !DIFile(filename: "mbarrier_ptx.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !17, imports: !40, splitDebugInlining: false, nameTableKind: None)
!11 = !{!8, !12, !13, !16}
!12 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !14, line: 31, baseType: !15)
!14 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!15 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!17 = !{!0, !18, !21, !23, !30, !35}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!19 = distinct !DIGlobalVariable(name: "full", scope: !2, file: !3, line: 21, type: !20, isLocal: true, isDefinition: true)
!20 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!22 = distinct !DIGlobalVariable(name: "empty", scope: !2, file: !3, line: 21, type: !20, isLocal: true, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 272, elements: !28)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !27)
!27 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!28 = !{!29}
!29 = !DISubrange(count: 34)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 128, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 16)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 56, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 7)
!40 = !{!41, !43}
!41 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !42, file: !14, line: 206)
!42 = !DINamespace(name: "ws_math", scope: null)
!43 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !44, entity: !42, file: !14, line: 207)
!44 = !DINamespace(name: "std", scope: null)
!45 = !{}
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1024, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 32)
!49 = !{i32 7, !"Dwarf Version", i32 4}
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 1, !"wchar_size", i32 4}
!52 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!53 = !{!"clang version 22.1.8"}
!54 = distinct !DISubprogram(name: "shared_address", linkageName: "_Z14shared_addressPKv", scope: !3, file: !3, line: 5, type: !55, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !45)
!55 = !DISubroutineType(types: !56)
!56 = !{!8, !57}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!59 = !DILocalVariable(name: "p", arg: 1, scope: !54, file: !3, line: 5, type: !57)
!60 = !DILocation(line: 5, column: 48, scope: !54)
!61 = !DILocation(line: 5, column: 95, scope: !54)
!62 = !DILocation(line: 5, column: 70, scope: !54)
!63 = !DILocation(line: 5, column: 53, scope: !54)
!64 = distinct !DISubprogram(name: "init", linkageName: "_Z4initPyj", scope: !3, file: !3, line: 6, type: !65, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !45)
!65 = !DISubroutineType(types: !66)
!66 = !{null, !67, !8}
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!68 = !DILocalVariable(name: "b", arg: 1, scope: !64, file: !3, line: 6, type: !67)
!69 = !DILocation(line: 6, column: 42, scope: !64)
!70 = !DILocalVariable(name: "n", arg: 2, scope: !64, file: !3, line: 6, type: !8)
!71 = !DILocation(line: 6, column: 54, scope: !64)
!72 = !DILocation(line: 6, column: 130, scope: !64)
!73 = !DILocation(line: 6, column: 115, scope: !64)
!74 = !DILocation(line: 6, column: 139, scope: !64)
!75 = !DILocation(line: 6, column: 59, scope: !64)
!76 = !{i64 390}
!77 = !DILocation(line: 6, column: 144, scope: !64)
!78 = distinct !DISubprogram(name: "arrive", linkageName: "_Z6arrivePy", scope: !3, file: !3, line: 7, type: !79, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !45)
!79 = !DISubroutineType(types: !80)
!80 = !{null, !67}
!81 = !DILocalVariable(name: "b", arg: 1, scope: !78, file: !3, line: 7, type: !67)
!82 = !DILocation(line: 7, column: 44, scope: !78)
!83 = !DILocation(line: 8, column: 102, scope: !78)
!84 = !DILocation(line: 8, column: 87, scope: !78)
!85 = !DILocation(line: 8, column: 3, scope: !78)
!86 = !{i64 527, i64 548}
!87 = !DILocation(line: 9, column: 1, scope: !78)
!88 = distinct !DISubprogram(name: "wait", linkageName: "_Z4waitPyj", scope: !3, file: !3, line: 10, type: !65, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !45)
!89 = !DILocalVariable(name: "b", arg: 1, scope: !88, file: !3, line: 10, type: !67)
!90 = !DILocation(line: 10, column: 42, scope: !88)
!91 = !DILocalVariable(name: "parity", arg: 2, scope: !88, file: !3, line: 10, type: !8)
!92 = !DILocation(line: 10, column: 54, scope: !88)
!93 = !DILocation(line: 12, column: 73, scope: !88)
!94 = !DILocation(line: 12, column: 58, scope: !88)
!95 = !DILocation(line: 12, column: 82, scope: !88)
!96 = !DILocation(line: 11, column: 3, scope: !88)
!97 = !{i64 710, i64 714, i64 731, i64 743, i64 809, i64 825, i64 841, i64 849}
!98 = !DILocation(line: 13, column: 1, scope: !88)
!99 = distinct !DISubprogram(name: "test", linkageName: "_Z4testPyj", scope: !3, file: !3, line: 14, type: !100, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !45)
!100 = !DISubroutineType(types: !101)
!101 = !{!12, !67, !8}
!102 = !DILocalVariable(name: "b", arg: 1, scope: !99, file: !3, line: 14, type: !67)
!103 = !DILocation(line: 14, column: 42, scope: !99)
!104 = !DILocalVariable(name: "parity", arg: 2, scope: !99, file: !3, line: 14, type: !8)
!105 = !DILocation(line: 14, column: 54, scope: !99)
!106 = !DILocalVariable(name: "done", scope: !99, file: !3, line: 15, type: !8)
!107 = !DILocation(line: 15, column: 12, scope: !99)
!108 = !DILocation(line: 16, column: 154, scope: !99)
!109 = !DILocation(line: 16, column: 139, scope: !99)
!110 = !DILocation(line: 16, column: 163, scope: !99)
!111 = !DILocation(line: 16, column: 3, scope: !99)
!112 = !{i64 1001}
!113 = !DILocation(line: 17, column: 10, scope: !99)
!114 = !DILocation(line: 17, column: 3, scope: !99)
!115 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 19, type: !6)
!116 = !DILocation(line: 19, column: 40, scope: !2)
!117 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 19, type: !9)
!118 = !DILocation(line: 19, column: 54, scope: !2)
!119 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 22, type: !120)
!120 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!121 = !DILocation(line: 22, column: 7, scope: !2)
!122 = !DILocation(line: 22, column: 11, scope: !2)
!123 = !DILocation(line: 22, column: 23, scope: !2)
!124 = !DILocation(line: 23, column: 7, scope: !125)
!125 = distinct !DILexicalBlock(scope: !2, file: !3, line: 23, column: 7)
!126 = !DILocation(line: 23, column: 19, scope: !125)
!127 = !DILocation(line: 23, column: 27, scope: !128)
!128 = distinct !DILexicalBlock(scope: !125, file: !3, line: 23, column: 25)
!129 = !DILocation(line: 23, column: 44, scope: !128)
!130 = !DILocation(line: 23, column: 62, scope: !128)
!131 = !DILocation(line: 24, column: 3, scope: !2)
!132 = !DILocalVariable(name: "i", scope: !133, file: !3, line: 25, type: !120)
!133 = distinct !DILexicalBlock(scope: !2, file: !3, line: 25, column: 3)
!134 = !DILocation(line: 25, column: 12, scope: !133)
!135 = !DILocation(line: 25, column: 8, scope: !133)
!136 = !DILocation(line: 25, column: 19, scope: !137)
!137 = distinct !DILexicalBlock(scope: !133, file: !3, line: 25, column: 3)
!138 = !DILocation(line: 25, column: 21, scope: !137)
!139 = !DILocation(line: 25, column: 3, scope: !133)
!140 = !DILocation(line: 26, column: 9, scope: !141)
!141 = distinct !DILexicalBlock(scope: !142, file: !3, line: 26, column: 9)
!142 = distinct !DILexicalBlock(scope: !137, file: !3, line: 25, column: 31)
!143 = !DILocation(line: 26, column: 21, scope: !141)
!144 = !DILocation(line: 27, column: 21, scope: !145)
!145 = distinct !DILexicalBlock(scope: !141, file: !3, line: 26, column: 27)
!146 = !DILocation(line: 27, column: 23, scope: !145)
!147 = !DILocation(line: 27, column: 28, scope: !145)
!148 = !DILocation(line: 27, column: 7, scope: !145)
!149 = !DILocation(line: 28, column: 19, scope: !145)
!150 = !DILocation(line: 28, column: 27, scope: !145)
!151 = !DILocation(line: 28, column: 25, scope: !145)
!152 = !DILocation(line: 28, column: 31, scope: !145)
!153 = !DILocation(line: 28, column: 29, scope: !145)
!154 = !DILocation(line: 28, column: 14, scope: !145)
!155 = !DILocation(line: 28, column: 7, scope: !145)
!156 = !DILocation(line: 28, column: 17, scope: !145)
!157 = !DILocation(line: 29, column: 7, scope: !145)
!158 = !DILocation(line: 30, column: 5, scope: !145)
!159 = !DILocation(line: 31, column: 11, scope: !160)
!160 = distinct !DILexicalBlock(scope: !161, file: !3, line: 31, column: 11)
!161 = distinct !DILexicalBlock(scope: !141, file: !3, line: 30, column: 12)
!162 = !DILocation(line: 31, column: 13, scope: !160)
!163 = !DILocation(line: 31, column: 30, scope: !160)
!164 = !DILocation(line: 31, column: 32, scope: !160)
!165 = !DILocation(line: 31, column: 18, scope: !160)
!166 = !DILocation(line: 31, column: 43, scope: !160)
!167 = !DILocation(line: 31, column: 63, scope: !160)
!168 = !DILocation(line: 31, column: 65, scope: !160)
!169 = !DILocation(line: 31, column: 51, scope: !160)
!170 = !DILocation(line: 31, column: 50, scope: !160)
!171 = distinct !{!171, !166, !172, !173}
!172 = !DILocation(line: 31, column: 72, scope: !160)
!173 = !{!"llvm.loop.mustprogress"}
!174 = !DILocation(line: 32, column: 26, scope: !161)
!175 = !DILocation(line: 32, column: 24, scope: !161)
!176 = !DILocation(line: 32, column: 14, scope: !161)
!177 = !DILocation(line: 32, column: 37, scope: !161)
!178 = !DILocation(line: 32, column: 35, scope: !161)
!179 = !DILocation(line: 32, column: 39, scope: !161)
!180 = !DILocation(line: 32, column: 46, scope: !161)
!181 = !DILocation(line: 32, column: 44, scope: !161)
!182 = !DILocation(line: 32, column: 29, scope: !161)
!183 = !DILocation(line: 32, column: 7, scope: !161)
!184 = !DILocation(line: 33, column: 37, scope: !161)
!185 = !DILocation(line: 33, column: 35, scope: !161)
!186 = !DILocation(line: 33, column: 25, scope: !161)
!187 = !DILocation(line: 33, column: 7, scope: !161)
!188 = !DILocation(line: 33, column: 16, scope: !161)
!189 = !DILocation(line: 33, column: 14, scope: !161)
!190 = !DILocation(line: 33, column: 20, scope: !161)
!191 = !DILocation(line: 33, column: 18, scope: !161)
!192 = !DILocation(line: 33, column: 23, scope: !161)
!193 = !DILocation(line: 34, column: 7, scope: !161)
!194 = !DILocation(line: 36, column: 3, scope: !142)
!195 = !DILocation(line: 25, column: 26, scope: !137)
!196 = !DILocation(line: 25, column: 3, scope: !137)
!197 = distinct !{!197, !139, !198, !173}
!198 = !DILocation(line: 36, column: 3, scope: !133)
!199 = !DILocation(line: 37, column: 3, scope: !2)
!200 = !DILocation(line: 38, column: 7, scope: !201)
!201 = distinct !DILexicalBlock(scope: !2, file: !3, line: 38, column: 7)
!202 = !DILocation(line: 38, column: 19, scope: !201)
!203 = !DILocation(line: 38, column: 78, scope: !201)
!204 = !DILocation(line: 38, column: 25, scope: !201)
!205 = !{i64 1846}
!206 = !DILocation(line: 39, column: 1, scope: !2)
