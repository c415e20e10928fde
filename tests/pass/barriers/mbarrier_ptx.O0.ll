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
@__PRETTY_FUNCTION__._Z6stagesPKjPj = private unnamed_addr constant [50 x i8] c"void stages(const unsigned int *, unsigned int *)\00", align 1, !dbg !35

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z14shared_addressPKv(ptr noundef %p) #0 !dbg !83 {
entry:
  %p.addr.i = alloca ptr, align 8
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !88, !DIExpression(), !89)
  %0 = load ptr, ptr %p.addr, align 8, !dbg !90
  store ptr %0, ptr %p.addr.i, align 8, !dbg !91
  %1 = load ptr, ptr %p.addr.i, align 8, !dbg !91
  %2 = addrspacecast ptr %1 to ptr addrspace(3), !dbg !91
  %3 = ptrtoint ptr addrspace(3) %2 to i64, !dbg !91
  %conv = trunc i64 %3 to i32, !dbg !91
  ret i32 %conv, !dbg !92
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z4initPyj(ptr noundef %b, i32 noundef %n) #0 !dbg !93 {
entry:
  %b.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !97, !DIExpression(), !98)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !99, !DIExpression(), !100)
  %0 = load ptr, ptr %b.addr, align 8, !dbg !101
  %call = call noundef i32 @_Z14shared_addressPKv(ptr noundef %0) #5, !dbg !102
  %1 = load i32, ptr %n.addr, align 4, !dbg !103
  call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r"(i32 %call, i32 %1) #5, !dbg !104, !srcloc !105
  ret void, !dbg !106
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z6arrivePy(ptr noundef %b) #0 !dbg !107 {
entry:
  %b.addr = alloca ptr, align 8
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !110, !DIExpression(), !111)
  %0 = load ptr, ptr %b.addr, align 8, !dbg !112
  %call = call noundef i32 @_Z14shared_addressPKv(ptr noundef %0) #5, !dbg !113
  call void asm sideeffect "{ .reg .b64 state;\0A mbarrier.arrive.shared.b64 state, [$0]; }", "r,~{memory}"(i32 %call) #5, !dbg !114, !srcloc !115
  ret void, !dbg !116
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z4waitPyj(ptr noundef %b, i32 noundef %parity) #0 !dbg !117 {
entry:
  %b.addr = alloca ptr, align 8
  %parity.addr = alloca i32, align 4
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !118, !DIExpression(), !119)
  store i32 %parity, ptr %parity.addr, align 4
    #dbg_declare(ptr %parity.addr, !120, !DIExpression(), !121)
  %0 = load ptr, ptr %b.addr, align 8, !dbg !122
  %call = call noundef i32 @_Z14shared_addressPKv(ptr noundef %0) #5, !dbg !123
  %1 = load i32, ptr %parity.addr, align 4, !dbg !124
  call void asm sideeffect "{\0A .reg .pred P1;\0A LAB_WAIT:\0A mbarrier.try_wait.parity.shared::cta.b64 P1, [$0], $1;\0A @P1 bra DONE;\0A bra LAB_WAIT;\0A DONE:\0A }", "r,r,~{memory}"(i32 %call, i32 %1) #5, !dbg !125, !srcloc !126
  ret void, !dbg !127
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef zeroext i1 @_Z4testPyj(ptr noundef %b, i32 noundef %parity) #0 !dbg !128 {
entry:
  %b.addr = alloca ptr, align 8
  %parity.addr = alloca i32, align 4
  %done = alloca i32, align 4
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !131, !DIExpression(), !132)
  store i32 %parity, ptr %parity.addr, align 4
    #dbg_declare(ptr %parity.addr, !133, !DIExpression(), !134)
    #dbg_declare(ptr %done, !135, !DIExpression(), !136)
  %0 = load ptr, ptr %b.addr, align 8, !dbg !137
  %call = call noundef i32 @_Z14shared_addressPKv(ptr noundef %0) #5, !dbg !138
  %1 = load i32, ptr %parity.addr, align 4, !dbg !139
  %2 = call i32 asm sideeffect "{ .reg .pred p; mbarrier.test_wait.parity.acquire.cta.shared.b64 p, [$1], $2; selp.u32 $0, 1, 0, p; }", "=r,r,r,~{memory}"(i32 %call, i32 %1) #5, !dbg !140, !srcloc !141
  store i32 %2, ptr %done, align 4, !dbg !140
  %3 = load i32, ptr %done, align 4, !dbg !142
  %tobool = icmp ne i32 %3, 0, !dbg !142
  ret i1 %tobool, !dbg !143
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6stagesPKjPj(ptr noundef %in, ptr noundef %out) #1 !dbg !2 {
entry:
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !144, !DIExpression(), !145)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !146, !DIExpression(), !147)
    #dbg_declare(ptr %t, !148, !DIExpression(), !149)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !150
  %rem = urem i32 %0, 32, !dbg !151
  store i32 %rem, ptr %t, align 4, !dbg !149
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !152
  %cmp = icmp eq i32 %1, 0, !dbg !154
  br i1 %cmp, label %if.then, label %if.end, !dbg !154

if.then:                                          ; preds = %entry
  call void @_Z4initPyj(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), i32 noundef 32) #5, !dbg !155
  call void @_Z4initPyj(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), i32 noundef 32) #5, !dbg !157
  br label %if.end, !dbg !158

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !159
    #dbg_declare(ptr %i, !160, !DIExpression(), !162)
  store i32 0, ptr %i, align 4, !dbg !162
  br label %for.cond, !dbg !163

for.cond:                                         ; preds = %for.inc, %if.end
  %2 = load i32, ptr %i, align 4, !dbg !164
  %cmp2 = icmp slt i32 %2, 8, !dbg !166
  br i1 %cmp2, label %for.body, label %for.end, !dbg !167

for.body:                                         ; preds = %for.cond
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !168
  %cmp4 = icmp ult i32 %3, 32, !dbg !171
  br i1 %cmp4, label %if.then5, label %if.else, !dbg !171

if.then5:                                         ; preds = %for.body
  %4 = load i32, ptr %i, align 4, !dbg !172
  %add = add nsw i32 %4, 1, !dbg !174
  %and = and i32 %add, 1, !dbg !175
  call void @_Z4waitPyj(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), i32 noundef %and) #5, !dbg !176
  %5 = load ptr, ptr %in.addr, align 8, !dbg !177
  %6 = load i32, ptr %i, align 4, !dbg !178
  %mul = mul nsw i32 32, %6, !dbg !179
  %7 = load i32, ptr %t, align 4, !dbg !180
  %add6 = add nsw i32 %mul, %7, !dbg !181
  %idxprom = sext i32 %add6 to i64, !dbg !177
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !177
  %8 = load i32, ptr %arrayidx, align 4, !dbg !177
  %9 = load i32, ptr %t, align 4, !dbg !182
  %idxprom7 = sext i32 %9 to i64, !dbg !183
  %arrayidx8 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE6buffer to ptr), i64 0, i64 %idxprom7, !dbg !183
  store i32 %8, ptr %arrayidx8, align 4, !dbg !184
  call void @_Z6arrivePy(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr)) #5, !dbg !185
  br label %if.end29, !dbg !186

if.else:                                          ; preds = %for.body
  %10 = load i32, ptr %i, align 4, !dbg !187
  %rem9 = srem i32 %10, 2, !dbg !190
  %tobool = icmp ne i32 %rem9, 0, !dbg !187
  br i1 %tobool, label %if.then10, label %if.else12, !dbg !187

if.then10:                                        ; preds = %if.else
  %11 = load i32, ptr %i, align 4, !dbg !191
  %and11 = and i32 %11, 1, !dbg !192
  call void @_Z4waitPyj(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), i32 noundef %and11) #5, !dbg !193
  br label %if.end15, !dbg !193

if.else12:                                        ; preds = %if.else
  br label %while.cond, !dbg !194

while.cond:                                       ; preds = %while.body, %if.else12
  %12 = load i32, ptr %i, align 4, !dbg !195
  %and13 = and i32 %12, 1, !dbg !196
  %call14 = call noundef zeroext i1 @_Z4testPyj(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), i32 noundef %and13) #5, !dbg !197
  %lnot = xor i1 %call14, true, !dbg !198
  br i1 %lnot, label %while.body, label %while.end, !dbg !194

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !194, !llvm.loop !199

while.end:                                        ; preds = %while.cond
  br label %if.end15

if.end15:                                         ; preds = %while.end, %if.then10
  %13 = load i32, ptr %t, align 4, !dbg !202
  %sub = sub nsw i32 31, %13, !dbg !203
  %idxprom16 = sext i32 %sub to i64, !dbg !204
  %arrayidx17 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE6buffer to ptr), i64 0, i64 %idxprom16, !dbg !204
  %14 = load i32, ptr %arrayidx17, align 4, !dbg !204
  %15 = load i32, ptr %i, align 4, !dbg !205
  %mul18 = mul nsw i32 32, %15, !dbg !206
  %add19 = add nsw i32 %mul18, 31, !dbg !207
  %16 = load i32, ptr %t, align 4, !dbg !208
  %sub20 = sub nsw i32 %add19, %16, !dbg !209
  %cmp21 = icmp eq i32 %14, %sub20, !dbg !210
  %storedv.i = zext i1 %cmp21 to i8, !dbg !211
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !211
  store ptr @.str, ptr %text.addr.i, align 8, !dbg !211
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !211
  store i32 32, ptr %line.addr.i, align 4, !dbg !211
  store ptr @__PRETTY_FUNCTION__._Z6stagesPKjPj, ptr %fn.addr.i, align 8, !dbg !211
  %17 = load i8, ptr %holds.addr.i, align 1, !dbg !211
  %loadedv.i = trunc i8 %17 to i1, !dbg !211
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !211

if.then.i:                                        ; preds = %if.end15
  %18 = load ptr, ptr %text.addr.i, align 8, !dbg !211
  %19 = load ptr, ptr %file.addr.i, align 8, !dbg !211
  %20 = load i32, ptr %line.addr.i, align 4, !dbg !211
  %21 = load ptr, ptr %fn.addr.i, align 8, !dbg !211
  call void @__assertfail(ptr noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i64 noundef 1) #6, !dbg !211
  unreachable, !dbg !211

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end15
  %22 = load i32, ptr %t, align 4, !dbg !212
  %sub22 = sub nsw i32 31, %22, !dbg !213
  %idxprom23 = sext i32 %sub22 to i64, !dbg !214
  %arrayidx24 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE6buffer to ptr), i64 0, i64 %idxprom23, !dbg !214
  %23 = load i32, ptr %arrayidx24, align 4, !dbg !214
  %24 = load ptr, ptr %out.addr, align 8, !dbg !215
  %25 = load i32, ptr %i, align 4, !dbg !216
  %mul25 = mul nsw i32 32, %25, !dbg !217
  %26 = load i32, ptr %t, align 4, !dbg !218
  %add26 = add nsw i32 %mul25, %26, !dbg !219
  %idxprom27 = sext i32 %add26 to i64, !dbg !215
  %arrayidx28 = getelementptr inbounds i32, ptr %24, i64 %idxprom27, !dbg !215
  store i32 %23, ptr %arrayidx28, align 4, !dbg !220
  call void @_Z6arrivePy(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr)) #5, !dbg !221
  br label %if.end29

if.end29:                                         ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %if.then5
  br label %for.inc, !dbg !222

for.inc:                                          ; preds = %if.end29
  %27 = load i32, ptr %i, align 4, !dbg !223
  %inc = add nsw i32 %27, 1, !dbg !223
  store i32 %inc, ptr %i, align 4, !dbg !223
  br label %for.cond, !dbg !224, !llvm.loop !225

for.end:                                          ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !227
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !228
  %cmp31 = icmp eq i32 %28, 0, !dbg !230
  br i1 %cmp31, label %if.then32, label %if.end34, !dbg !230

if.then32:                                        ; preds = %for.end
  %call33 = call noundef i32 @_Z14shared_addressPKv(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr)) #5, !dbg !231
  call void asm sideeffect "mbarrier.inval.shared.b64 [$0];", "r"(i32 %call33) #5, !dbg !232, !srcloc !233
  br label %if.end34, !dbg !232

if.end34:                                         ; preds = %if.then32, %for.end
  ret void, !dbg !234
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
!llvm.module.flags = !{!78, !79, !80, !81}
!llvm.ident = !{!82}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 20, type: !75, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "stages", linkageName: "_Z6stagesPKjPj", scope: !3, file: !3, line: 19, type: !4, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !74)
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
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !14, line: 34, baseType: !15)
!14 = !DIFile(filename: "cuda/ws/config.h", directory: ".")
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
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 400, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 50)
!40 = !{!41, !44, !46, !51, !56, !61, !66, !68}
!41 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !42, file: !43, line: 128)
!42 = !DINamespace(name: "ws_math", scope: null)
!43 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!44 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !45, entity: !42, file: !43, line: 129)
!45 = !DINamespace(name: "std", scope: null)
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !45, entity: !47, file: !43, line: 154)
!47 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !43, file: !43, line: 137, type: !48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!48 = !DISubroutineType(types: !49)
!49 = !{!50, !50}
!50 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !45, entity: !52, file: !43, line: 154)
!52 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !43, file: !43, line: 133, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !55}
!55 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!56 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !45, entity: !57, file: !43, line: 154)
!57 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !43, file: !43, line: 134, type: !58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!58 = !DISubroutineType(types: !59)
!59 = !{!60, !60}
!60 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !45, entity: !62, file: !43, line: 154)
!62 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !43, file: !43, line: 145, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!63 = !DISubroutineType(types: !64)
!64 = !{!12, !65}
!65 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !45, entity: !67, file: !43, line: 154)
!67 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !43, file: !43, line: 147, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !45, entity: !69, file: !43, line: 154)
!69 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !43, file: !43, line: 149, type: !70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!70 = !DISubroutineType(types: !71)
!71 = !{!72, !73}
!72 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!73 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!74 = !{}
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1024, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 32)
!78 = !{i32 7, !"Dwarf Version", i32 4}
!79 = !{i32 2, !"Debug Info Version", i32 3}
!80 = !{i32 1, !"wchar_size", i32 4}
!81 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!82 = !{!"clang version 22.1.8"}
!83 = distinct !DISubprogram(name: "shared_address", linkageName: "_Z14shared_addressPKv", scope: !3, file: !3, line: 5, type: !84, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !74)
!84 = !DISubroutineType(types: !85)
!85 = !{!8, !86}
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!88 = !DILocalVariable(name: "p", arg: 1, scope: !83, file: !3, line: 5, type: !86)
!89 = !DILocation(line: 5, column: 48, scope: !83)
!90 = !DILocation(line: 5, column: 95, scope: !83)
!91 = !DILocation(line: 5, column: 70, scope: !83)
!92 = !DILocation(line: 5, column: 53, scope: !83)
!93 = distinct !DISubprogram(name: "init", linkageName: "_Z4initPyj", scope: !3, file: !3, line: 6, type: !94, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !74)
!94 = !DISubroutineType(types: !95)
!95 = !{null, !96, !8}
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!97 = !DILocalVariable(name: "b", arg: 1, scope: !93, file: !3, line: 6, type: !96)
!98 = !DILocation(line: 6, column: 42, scope: !93)
!99 = !DILocalVariable(name: "n", arg: 2, scope: !93, file: !3, line: 6, type: !8)
!100 = !DILocation(line: 6, column: 54, scope: !93)
!101 = !DILocation(line: 6, column: 130, scope: !93)
!102 = !DILocation(line: 6, column: 115, scope: !93)
!103 = !DILocation(line: 6, column: 139, scope: !93)
!104 = !DILocation(line: 6, column: 59, scope: !93)
!105 = !{i64 390}
!106 = !DILocation(line: 6, column: 144, scope: !93)
!107 = distinct !DISubprogram(name: "arrive", linkageName: "_Z6arrivePy", scope: !3, file: !3, line: 7, type: !108, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !74)
!108 = !DISubroutineType(types: !109)
!109 = !{null, !96}
!110 = !DILocalVariable(name: "b", arg: 1, scope: !107, file: !3, line: 7, type: !96)
!111 = !DILocation(line: 7, column: 44, scope: !107)
!112 = !DILocation(line: 8, column: 102, scope: !107)
!113 = !DILocation(line: 8, column: 87, scope: !107)
!114 = !DILocation(line: 8, column: 3, scope: !107)
!115 = !{i64 527, i64 548}
!116 = !DILocation(line: 9, column: 1, scope: !107)
!117 = distinct !DISubprogram(name: "wait", linkageName: "_Z4waitPyj", scope: !3, file: !3, line: 10, type: !94, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !74)
!118 = !DILocalVariable(name: "b", arg: 1, scope: !117, file: !3, line: 10, type: !96)
!119 = !DILocation(line: 10, column: 42, scope: !117)
!120 = !DILocalVariable(name: "parity", arg: 2, scope: !117, file: !3, line: 10, type: !8)
!121 = !DILocation(line: 10, column: 54, scope: !117)
!122 = !DILocation(line: 12, column: 73, scope: !117)
!123 = !DILocation(line: 12, column: 58, scope: !117)
!124 = !DILocation(line: 12, column: 82, scope: !117)
!125 = !DILocation(line: 11, column: 3, scope: !117)
!126 = !{i64 710, i64 714, i64 731, i64 743, i64 809, i64 825, i64 841, i64 849}
!127 = !DILocation(line: 13, column: 1, scope: !117)
!128 = distinct !DISubprogram(name: "test", linkageName: "_Z4testPyj", scope: !3, file: !3, line: 14, type: !129, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !74)
!129 = !DISubroutineType(types: !130)
!130 = !{!12, !96, !8}
!131 = !DILocalVariable(name: "b", arg: 1, scope: !128, file: !3, line: 14, type: !96)
!132 = !DILocation(line: 14, column: 42, scope: !128)
!133 = !DILocalVariable(name: "parity", arg: 2, scope: !128, file: !3, line: 14, type: !8)
!134 = !DILocation(line: 14, column: 54, scope: !128)
!135 = !DILocalVariable(name: "done", scope: !128, file: !3, line: 15, type: !8)
!136 = !DILocation(line: 15, column: 12, scope: !128)
!137 = !DILocation(line: 16, column: 154, scope: !128)
!138 = !DILocation(line: 16, column: 139, scope: !128)
!139 = !DILocation(line: 16, column: 163, scope: !128)
!140 = !DILocation(line: 16, column: 3, scope: !128)
!141 = !{i64 1001}
!142 = !DILocation(line: 17, column: 10, scope: !128)
!143 = !DILocation(line: 17, column: 3, scope: !128)
!144 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 19, type: !6)
!145 = !DILocation(line: 19, column: 40, scope: !2)
!146 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 19, type: !9)
!147 = !DILocation(line: 19, column: 54, scope: !2)
!148 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 22, type: !72)
!149 = !DILocation(line: 22, column: 7, scope: !2)
!150 = !DILocation(line: 22, column: 11, scope: !2)
!151 = !DILocation(line: 22, column: 23, scope: !2)
!152 = !DILocation(line: 23, column: 7, scope: !153)
!153 = distinct !DILexicalBlock(scope: !2, file: !3, line: 23, column: 7)
!154 = !DILocation(line: 23, column: 19, scope: !153)
!155 = !DILocation(line: 23, column: 27, scope: !156)
!156 = distinct !DILexicalBlock(scope: !153, file: !3, line: 23, column: 25)
!157 = !DILocation(line: 23, column: 44, scope: !156)
!158 = !DILocation(line: 23, column: 62, scope: !156)
!159 = !DILocation(line: 24, column: 3, scope: !2)
!160 = !DILocalVariable(name: "i", scope: !161, file: !3, line: 25, type: !72)
!161 = distinct !DILexicalBlock(scope: !2, file: !3, line: 25, column: 3)
!162 = !DILocation(line: 25, column: 12, scope: !161)
!163 = !DILocation(line: 25, column: 8, scope: !161)
!164 = !DILocation(line: 25, column: 19, scope: !165)
!165 = distinct !DILexicalBlock(scope: !161, file: !3, line: 25, column: 3)
!166 = !DILocation(line: 25, column: 21, scope: !165)
!167 = !DILocation(line: 25, column: 3, scope: !161)
!168 = !DILocation(line: 26, column: 9, scope: !169)
!169 = distinct !DILexicalBlock(scope: !170, file: !3, line: 26, column: 9)
!170 = distinct !DILexicalBlock(scope: !165, file: !3, line: 25, column: 31)
!171 = !DILocation(line: 26, column: 21, scope: !169)
!172 = !DILocation(line: 27, column: 21, scope: !173)
!173 = distinct !DILexicalBlock(scope: !169, file: !3, line: 26, column: 27)
!174 = !DILocation(line: 27, column: 23, scope: !173)
!175 = !DILocation(line: 27, column: 28, scope: !173)
!176 = !DILocation(line: 27, column: 7, scope: !173)
!177 = !DILocation(line: 28, column: 19, scope: !173)
!178 = !DILocation(line: 28, column: 27, scope: !173)
!179 = !DILocation(line: 28, column: 25, scope: !173)
!180 = !DILocation(line: 28, column: 31, scope: !173)
!181 = !DILocation(line: 28, column: 29, scope: !173)
!182 = !DILocation(line: 28, column: 14, scope: !173)
!183 = !DILocation(line: 28, column: 7, scope: !173)
!184 = !DILocation(line: 28, column: 17, scope: !173)
!185 = !DILocation(line: 29, column: 7, scope: !173)
!186 = !DILocation(line: 30, column: 5, scope: !173)
!187 = !DILocation(line: 31, column: 11, scope: !188)
!188 = distinct !DILexicalBlock(scope: !189, file: !3, line: 31, column: 11)
!189 = distinct !DILexicalBlock(scope: !169, file: !3, line: 30, column: 12)
!190 = !DILocation(line: 31, column: 13, scope: !188)
!191 = !DILocation(line: 31, column: 30, scope: !188)
!192 = !DILocation(line: 31, column: 32, scope: !188)
!193 = !DILocation(line: 31, column: 18, scope: !188)
!194 = !DILocation(line: 31, column: 43, scope: !188)
!195 = !DILocation(line: 31, column: 63, scope: !188)
!196 = !DILocation(line: 31, column: 65, scope: !188)
!197 = !DILocation(line: 31, column: 51, scope: !188)
!198 = !DILocation(line: 31, column: 50, scope: !188)
!199 = distinct !{!199, !194, !200, !201}
!200 = !DILocation(line: 31, column: 72, scope: !188)
!201 = !{!"llvm.loop.mustprogress"}
!202 = !DILocation(line: 32, column: 26, scope: !189)
!203 = !DILocation(line: 32, column: 24, scope: !189)
!204 = !DILocation(line: 32, column: 14, scope: !189)
!205 = !DILocation(line: 32, column: 37, scope: !189)
!206 = !DILocation(line: 32, column: 35, scope: !189)
!207 = !DILocation(line: 32, column: 39, scope: !189)
!208 = !DILocation(line: 32, column: 46, scope: !189)
!209 = !DILocation(line: 32, column: 44, scope: !189)
!210 = !DILocation(line: 32, column: 29, scope: !189)
!211 = !DILocation(line: 32, column: 7, scope: !189)
!212 = !DILocation(line: 33, column: 37, scope: !189)
!213 = !DILocation(line: 33, column: 35, scope: !189)
!214 = !DILocation(line: 33, column: 25, scope: !189)
!215 = !DILocation(line: 33, column: 7, scope: !189)
!216 = !DILocation(line: 33, column: 16, scope: !189)
!217 = !DILocation(line: 33, column: 14, scope: !189)
!218 = !DILocation(line: 33, column: 20, scope: !189)
!219 = !DILocation(line: 33, column: 18, scope: !189)
!220 = !DILocation(line: 33, column: 23, scope: !189)
!221 = !DILocation(line: 34, column: 7, scope: !189)
!222 = !DILocation(line: 36, column: 3, scope: !170)
!223 = !DILocation(line: 25, column: 26, scope: !165)
!224 = !DILocation(line: 25, column: 3, scope: !165)
!225 = distinct !{!225, !167, !226, !201}
!226 = !DILocation(line: 36, column: 3, scope: !161)
!227 = !DILocation(line: 37, column: 3, scope: !2)
!228 = !DILocation(line: 38, column: 7, scope: !229)
!229 = distinct !DILexicalBlock(scope: !2, file: !3, line: 38, column: 7)
!230 = !DILocation(line: 38, column: 19, scope: !229)
!231 = !DILocation(line: 38, column: 78, scope: !229)
!232 = !DILocation(line: 38, column: 25, scope: !229)
!233 = !{i64 1902}
!234 = !DILocation(line: 39, column: 1, scope: !2)
