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

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z14shared_addressPKv(ptr noundef %p) #0 !dbg !92 {
entry:
    #dbg_value(ptr %p, !98, !DIExpression(), !99)
  %0 = addrspacecast ptr %p to ptr addrspace(3), !dbg !100
  %1 = ptrtoint ptr addrspace(3) %0 to i64, !dbg !100
  %conv = trunc i64 %1 to i32, !dbg !100
  ret i32 %conv, !dbg !101
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z4initPyj(ptr noundef %b, i32 noundef %n) #0 !dbg !102 {
entry:
    #dbg_value(ptr %b, !107, !DIExpression(), !109)
    #dbg_value(i32 %n, !108, !DIExpression(), !109)
    #dbg_value(ptr %b, !98, !DIExpression(), !110)
  %0 = addrspacecast ptr %b to ptr addrspace(3), !dbg !112
  %1 = ptrtoint ptr addrspace(3) %0 to i64, !dbg !112
  %conv.i = trunc i64 %1 to i32, !dbg !112
  call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r"(i32 %conv.i, i32 %n) #6, !dbg !113, !srcloc !114
  ret void, !dbg !115
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z6arrivePy(ptr noundef %b) #0 !dbg !116 {
entry:
    #dbg_value(ptr %b, !120, !DIExpression(), !121)
    #dbg_value(ptr %b, !98, !DIExpression(), !122)
  %0 = addrspacecast ptr %b to ptr addrspace(3), !dbg !124
  %1 = ptrtoint ptr addrspace(3) %0 to i64, !dbg !124
  %conv.i = trunc i64 %1 to i32, !dbg !124
  call void asm sideeffect "{ .reg .b64 state;\0A mbarrier.arrive.shared.b64 state, [$0]; }", "r,~{memory}"(i32 %conv.i) #6, !dbg !125, !srcloc !126
  ret void, !dbg !127
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z4waitPyj(ptr noundef %b, i32 noundef %parity) #0 !dbg !128 {
entry:
    #dbg_value(ptr %b, !130, !DIExpression(), !132)
    #dbg_value(i32 %parity, !131, !DIExpression(), !132)
    #dbg_value(ptr %b, !98, !DIExpression(), !133)
  %0 = addrspacecast ptr %b to ptr addrspace(3), !dbg !135
  %1 = ptrtoint ptr addrspace(3) %0 to i64, !dbg !135
  %conv.i = trunc i64 %1 to i32, !dbg !135
  call void asm sideeffect "{\0A .reg .pred P1;\0A LAB_WAIT:\0A mbarrier.try_wait.parity.shared::cta.b64 P1, [$0], $1;\0A @P1 bra DONE;\0A bra LAB_WAIT;\0A DONE:\0A }", "r,r,~{memory}"(i32 %conv.i, i32 %parity) #6, !dbg !136, !srcloc !137
  ret void, !dbg !138
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef zeroext i1 @_Z4testPyj(ptr noundef %b, i32 noundef %parity) #0 !dbg !139 {
entry:
    #dbg_value(ptr %b, !143, !DIExpression(), !146)
    #dbg_value(i32 %parity, !144, !DIExpression(), !146)
    #dbg_value(ptr %b, !98, !DIExpression(), !147)
  %0 = addrspacecast ptr %b to ptr addrspace(3), !dbg !149
  %1 = ptrtoint ptr addrspace(3) %0 to i64, !dbg !149
  %conv.i = trunc i64 %1 to i32, !dbg !149
  %2 = call i32 asm sideeffect "{ .reg .pred p; mbarrier.test_wait.parity.acquire.cta.shared.b64 p, [$1], $2; selp.u32 $0, 1, 0, p; }", "=r,r,r,~{memory}"(i32 %conv.i, i32 %parity) #6, !dbg !150, !srcloc !151
    #dbg_value(i32 %2, !145, !DIExpression(), !146)
  %tobool = icmp ne i32 %2, 0, !dbg !152
  ret i1 %tobool, !dbg !153
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6stagesPKjPj(ptr noundef %in, ptr noundef %out) #2 !dbg !2 {
entry:
    #dbg_value(ptr %in, !75, !DIExpression(), !154)
    #dbg_value(ptr %out, !76, !DIExpression(), !154)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !155
  %rem = urem i32 %0, 32, !dbg !156
    #dbg_value(i32 %rem, !77, !DIExpression(), !154)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !157
  %cmp = icmp eq i32 %1, 0, !dbg !159
  br i1 %cmp, label %if.then, label %if.end, !dbg !159

if.then:                                          ; preds = %entry
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !107, !DIExpression(), !160)
    #dbg_value(i32 32, !108, !DIExpression(), !160)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !98, !DIExpression(), !163)
  call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r"(i32 ptrtoint (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to i32), i32 32) #6, !dbg !165, !srcloc !114
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), !107, !DIExpression(), !166)
    #dbg_value(i32 32, !108, !DIExpression(), !166)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), !98, !DIExpression(), !168)
  call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r"(i32 ptrtoint (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to i32), i32 32) #6, !dbg !170, !srcloc !114
  br label %if.end, !dbg !171

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !172
    #dbg_value(i32 0, !78, !DIExpression(), !173)
  br label %for.cond, !dbg !174

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ], !dbg !175
    #dbg_value(i32 %i.0, !78, !DIExpression(), !173)
  %cmp2 = icmp slt i32 %i.0, 8, !dbg !176
  br i1 %cmp2, label %for.body, label %for.cond.cleanup, !dbg !178

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !179
  %cmp4 = icmp ult i32 %2, 32, !dbg !182
  br i1 %cmp4, label %if.then5, label %if.else, !dbg !182

if.then5:                                         ; preds = %for.body
  %add = add nsw i32 %i.0, 1, !dbg !183
  %and = and i32 %add, 1, !dbg !185
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), !130, !DIExpression(), !186)
    #dbg_value(i32 %and, !131, !DIExpression(), !186)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), !98, !DIExpression(), !188)
  call void asm sideeffect "{\0A .reg .pred P1;\0A LAB_WAIT:\0A mbarrier.try_wait.parity.shared::cta.b64 P1, [$0], $1;\0A @P1 bra DONE;\0A bra LAB_WAIT;\0A DONE:\0A }", "r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to i32), i32 %and) #6, !dbg !190, !srcloc !137
  %mul = mul nsw i32 32, %i.0, !dbg !191
  %add6 = add nsw i32 %mul, %rem, !dbg !192
  %idxprom = sext i32 %add6 to i64, !dbg !193
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !193
  %3 = load i32, ptr %arrayidx, align 4, !dbg !193, !tbaa !88
  %idxprom7 = sext i32 %rem to i64, !dbg !194
  %arrayidx8 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE6buffer to ptr), i64 0, i64 %idxprom7, !dbg !194
  store i32 %3, ptr %arrayidx8, align 4, !dbg !195, !tbaa !88
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !120, !DIExpression(), !196)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !98, !DIExpression(), !198)
  call void asm sideeffect "{ .reg .b64 state;\0A mbarrier.arrive.shared.b64 state, [$0]; }", "r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to i32)) #6, !dbg !200, !srcloc !126
  br label %if.end29, !dbg !201

if.else:                                          ; preds = %for.body
  %rem9 = srem i32 %i.0, 2, !dbg !202
  %tobool = icmp ne i32 %rem9, 0, !dbg !205
  br i1 %tobool, label %if.then10, label %if.else12, !dbg !205

if.then10:                                        ; preds = %if.else
  %and11 = and i32 %i.0, 1, !dbg !206
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !130, !DIExpression(), !207)
    #dbg_value(i32 %and11, !131, !DIExpression(), !207)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !98, !DIExpression(), !209)
  call void asm sideeffect "{\0A .reg .pred P1;\0A LAB_WAIT:\0A mbarrier.try_wait.parity.shared::cta.b64 P1, [$0], $1;\0A @P1 bra DONE;\0A bra LAB_WAIT;\0A DONE:\0A }", "r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to i32), i32 %and11) #6, !dbg !211, !srcloc !137
  br label %if.end15, !dbg !212

if.else12:                                        ; preds = %if.else
  br label %while.cond, !dbg !213

while.cond:                                       ; preds = %while.body, %if.else12
  %and13 = and i32 %i.0, 1, !dbg !214
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !143, !DIExpression(), !215)
    #dbg_value(i32 %and13, !144, !DIExpression(), !215)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !98, !DIExpression(), !217)
  %4 = call i32 asm sideeffect "{ .reg .pred p; mbarrier.test_wait.parity.acquire.cta.shared.b64 p, [$1], $2; selp.u32 $0, 1, 0, p; }", "=r,r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to i32), i32 %and13) #6, !dbg !219, !srcloc !151
    #dbg_value(i32 %4, !145, !DIExpression(), !215)
  %tobool.i = icmp ne i32 %4, 0, !dbg !220
  %lnot = xor i1 %tobool.i, true, !dbg !221
  br i1 %lnot, label %while.body, label %while.end, !dbg !213

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !213, !llvm.loop !222

while.end:                                        ; preds = %while.cond
  br label %if.end15

if.end15:                                         ; preds = %while.end, %if.then10
  %sub = sub nsw i32 31, %rem, !dbg !226
  %idxprom16 = sext i32 %sub to i64, !dbg !227
  %arrayidx17 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE6buffer to ptr), i64 0, i64 %idxprom16, !dbg !227
  %5 = load i32, ptr %arrayidx17, align 4, !dbg !227, !tbaa !88
  %mul18 = mul nsw i32 32, %i.0, !dbg !228
  %add19 = add nsw i32 %mul18, 31, !dbg !229
  %sub20 = sub nsw i32 %add19, %rem, !dbg !230
  %cmp21 = icmp eq i32 %5, %sub20, !dbg !231
  %storedv.i = zext i1 %cmp21 to i8, !dbg !232
  br i1 %cmp21, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !232

if.then.i:                                        ; preds = %if.end15
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__._Z6stagesPKjPj, i64 noundef 1) #7, !dbg !232
  unreachable, !dbg !232

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end15
  %sub22 = sub nsw i32 31, %rem, !dbg !233
  %idxprom23 = sext i32 %sub22 to i64, !dbg !234
  %arrayidx24 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE6buffer to ptr), i64 0, i64 %idxprom23, !dbg !234
  %6 = load i32, ptr %arrayidx24, align 4, !dbg !234, !tbaa !88
  %mul25 = mul nsw i32 32, %i.0, !dbg !235
  %add26 = add nsw i32 %mul25, %rem, !dbg !236
  %idxprom27 = sext i32 %add26 to i64, !dbg !237
  %arrayidx28 = getelementptr inbounds i32, ptr %out, i64 %idxprom27, !dbg !237
  store i32 %6, ptr %arrayidx28, align 4, !dbg !238, !tbaa !88
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), !120, !DIExpression(), !239)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), !98, !DIExpression(), !241)
  call void asm sideeffect "{ .reg .b64 state;\0A mbarrier.arrive.shared.b64 state, [$0]; }", "r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to i32)) #6, !dbg !243, !srcloc !126
  br label %if.end29

if.end29:                                         ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %if.then5
  br label %for.inc, !dbg !244

for.inc:                                          ; preds = %if.end29
  %inc = add nsw i32 %i.0, 1, !dbg !245
    #dbg_value(i32 %inc, !78, !DIExpression(), !173)
  br label %for.cond, !dbg !246, !llvm.loop !247

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !249
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !250
  %cmp31 = icmp eq i32 %7, 0, !dbg !252
  br i1 %cmp31, label %if.then32, label %if.end34, !dbg !252

if.then32:                                        ; preds = %for.end
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !98, !DIExpression(), !253)
  call void asm sideeffect "mbarrier.inval.shared.b64 [$0];", "r"(i32 ptrtoint (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to i32)) #6, !dbg !255, !srcloc !256
  br label %if.end34, !dbg !255

if.end34:                                         ; preds = %if.then32, %for.end
  ret void, !dbg !257
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #5

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!83, !84, !85, !86}
!llvm.ident = !{!87}
!llvm.errno.tbaa = !{!88}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 20, type: !80, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "stages", linkageName: "_Z6stagesPKjPj", scope: !3, file: !3, line: 19, type: !4, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !74)
!3 = !DIFile(filename: "mbarrier_ptx.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !17, imports: !40, splitDebugInlining: false, nameTableKind: None)
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
!47 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !43, file: !43, line: 137, type: !48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!48 = !DISubroutineType(types: !49)
!49 = !{!50, !50}
!50 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !45, entity: !52, file: !43, line: 154)
!52 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !43, file: !43, line: 133, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !55}
!55 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!56 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !45, entity: !57, file: !43, line: 154)
!57 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !43, file: !43, line: 134, type: !58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!58 = !DISubroutineType(types: !59)
!59 = !{!60, !60}
!60 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !45, entity: !62, file: !43, line: 154)
!62 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !43, file: !43, line: 145, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!63 = !DISubroutineType(types: !64)
!64 = !{!12, !65}
!65 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !45, entity: !67, file: !43, line: 154)
!67 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !43, file: !43, line: 147, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !45, entity: !69, file: !43, line: 154)
!69 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !43, file: !43, line: 149, type: !70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!70 = !DISubroutineType(types: !71)
!71 = !{!72, !73}
!72 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!73 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!74 = !{!75, !76, !77, !78}
!75 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 19, type: !6)
!76 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 19, type: !9)
!77 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 22, type: !72)
!78 = !DILocalVariable(name: "i", scope: !79, file: !3, line: 25, type: !72)
!79 = distinct !DILexicalBlock(scope: !2, file: !3, line: 25, column: 3)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1024, elements: !81)
!81 = !{!82}
!82 = !DISubrange(count: 32)
!83 = !{i32 7, !"Dwarf Version", i32 4}
!84 = !{i32 2, !"Debug Info Version", i32 3}
!85 = !{i32 1, !"wchar_size", i32 4}
!86 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!87 = !{!"clang version 22.1.8"}
!88 = !{!89, !89, i64 0}
!89 = !{!"int", !90, i64 0}
!90 = !{!"omnipotent char", !91, i64 0}
!91 = !{!"Simple C++ TBAA"}
!92 = distinct !DISubprogram(name: "shared_address", linkageName: "_Z14shared_addressPKv", scope: !3, file: !3, line: 5, type: !93, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !97)
!93 = !DISubroutineType(types: !94)
!94 = !{!8, !95}
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!97 = !{!98}
!98 = !DILocalVariable(name: "p", arg: 1, scope: !92, file: !3, line: 5, type: !95)
!99 = !DILocation(line: 0, scope: !92)
!100 = !DILocation(line: 5, column: 70, scope: !92)
!101 = !DILocation(line: 5, column: 53, scope: !92)
!102 = distinct !DISubprogram(name: "init", linkageName: "_Z4initPyj", scope: !3, file: !3, line: 6, type: !103, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !106)
!103 = !DISubroutineType(types: !104)
!104 = !{null, !105, !8}
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!106 = !{!107, !108}
!107 = !DILocalVariable(name: "b", arg: 1, scope: !102, file: !3, line: 6, type: !105)
!108 = !DILocalVariable(name: "n", arg: 2, scope: !102, file: !3, line: 6, type: !8)
!109 = !DILocation(line: 0, scope: !102)
!110 = !DILocation(line: 0, scope: !92, inlinedAt: !111)
!111 = distinct !DILocation(line: 6, column: 115, scope: !102)
!112 = !DILocation(line: 5, column: 70, scope: !92, inlinedAt: !111)
!113 = !DILocation(line: 6, column: 59, scope: !102)
!114 = !{i64 390}
!115 = !DILocation(line: 6, column: 144, scope: !102)
!116 = distinct !DISubprogram(name: "arrive", linkageName: "_Z6arrivePy", scope: !3, file: !3, line: 7, type: !117, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !119)
!117 = !DISubroutineType(types: !118)
!118 = !{null, !105}
!119 = !{!120}
!120 = !DILocalVariable(name: "b", arg: 1, scope: !116, file: !3, line: 7, type: !105)
!121 = !DILocation(line: 0, scope: !116)
!122 = !DILocation(line: 0, scope: !92, inlinedAt: !123)
!123 = distinct !DILocation(line: 8, column: 87, scope: !116)
!124 = !DILocation(line: 5, column: 70, scope: !92, inlinedAt: !123)
!125 = !DILocation(line: 8, column: 3, scope: !116)
!126 = !{i64 527, i64 548}
!127 = !DILocation(line: 9, column: 1, scope: !116)
!128 = distinct !DISubprogram(name: "wait", linkageName: "_Z4waitPyj", scope: !3, file: !3, line: 10, type: !103, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !129)
!129 = !{!130, !131}
!130 = !DILocalVariable(name: "b", arg: 1, scope: !128, file: !3, line: 10, type: !105)
!131 = !DILocalVariable(name: "parity", arg: 2, scope: !128, file: !3, line: 10, type: !8)
!132 = !DILocation(line: 0, scope: !128)
!133 = !DILocation(line: 0, scope: !92, inlinedAt: !134)
!134 = distinct !DILocation(line: 12, column: 58, scope: !128)
!135 = !DILocation(line: 5, column: 70, scope: !92, inlinedAt: !134)
!136 = !DILocation(line: 11, column: 3, scope: !128)
!137 = !{i64 710, i64 714, i64 731, i64 743, i64 809, i64 825, i64 841, i64 849}
!138 = !DILocation(line: 13, column: 1, scope: !128)
!139 = distinct !DISubprogram(name: "test", linkageName: "_Z4testPyj", scope: !3, file: !3, line: 14, type: !140, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !142)
!140 = !DISubroutineType(types: !141)
!141 = !{!12, !105, !8}
!142 = !{!143, !144, !145}
!143 = !DILocalVariable(name: "b", arg: 1, scope: !139, file: !3, line: 14, type: !105)
!144 = !DILocalVariable(name: "parity", arg: 2, scope: !139, file: !3, line: 14, type: !8)
!145 = !DILocalVariable(name: "done", scope: !139, file: !3, line: 15, type: !8)
!146 = !DILocation(line: 0, scope: !139)
!147 = !DILocation(line: 0, scope: !92, inlinedAt: !148)
!148 = distinct !DILocation(line: 16, column: 139, scope: !139)
!149 = !DILocation(line: 5, column: 70, scope: !92, inlinedAt: !148)
!150 = !DILocation(line: 16, column: 3, scope: !139)
!151 = !{i64 1001}
!152 = !DILocation(line: 17, column: 10, scope: !139)
!153 = !DILocation(line: 17, column: 3, scope: !139)
!154 = !DILocation(line: 0, scope: !2)
!155 = !DILocation(line: 22, column: 11, scope: !2)
!156 = !DILocation(line: 22, column: 23, scope: !2)
!157 = !DILocation(line: 23, column: 7, scope: !158)
!158 = distinct !DILexicalBlock(scope: !2, file: !3, line: 23, column: 7)
!159 = !DILocation(line: 23, column: 19, scope: !158)
!160 = !DILocation(line: 0, scope: !102, inlinedAt: !161)
!161 = distinct !DILocation(line: 23, column: 27, scope: !162)
!162 = distinct !DILexicalBlock(scope: !158, file: !3, line: 23, column: 25)
!163 = !DILocation(line: 0, scope: !92, inlinedAt: !164)
!164 = distinct !DILocation(line: 6, column: 115, scope: !102, inlinedAt: !161)
!165 = !DILocation(line: 6, column: 59, scope: !102, inlinedAt: !161)
!166 = !DILocation(line: 0, scope: !102, inlinedAt: !167)
!167 = distinct !DILocation(line: 23, column: 44, scope: !162)
!168 = !DILocation(line: 0, scope: !92, inlinedAt: !169)
!169 = distinct !DILocation(line: 6, column: 115, scope: !102, inlinedAt: !167)
!170 = !DILocation(line: 6, column: 59, scope: !102, inlinedAt: !167)
!171 = !DILocation(line: 23, column: 62, scope: !162)
!172 = !DILocation(line: 24, column: 3, scope: !2)
!173 = !DILocation(line: 0, scope: !79)
!174 = !DILocation(line: 25, column: 8, scope: !79)
!175 = !DILocation(line: 25, scope: !79)
!176 = !DILocation(line: 25, column: 21, scope: !177)
!177 = distinct !DILexicalBlock(scope: !79, file: !3, line: 25, column: 3)
!178 = !DILocation(line: 25, column: 3, scope: !79)
!179 = !DILocation(line: 26, column: 9, scope: !180)
!180 = distinct !DILexicalBlock(scope: !181, file: !3, line: 26, column: 9)
!181 = distinct !DILexicalBlock(scope: !177, file: !3, line: 25, column: 31)
!182 = !DILocation(line: 26, column: 21, scope: !180)
!183 = !DILocation(line: 27, column: 23, scope: !184)
!184 = distinct !DILexicalBlock(scope: !180, file: !3, line: 26, column: 27)
!185 = !DILocation(line: 27, column: 28, scope: !184)
!186 = !DILocation(line: 0, scope: !128, inlinedAt: !187)
!187 = distinct !DILocation(line: 27, column: 7, scope: !184)
!188 = !DILocation(line: 0, scope: !92, inlinedAt: !189)
!189 = distinct !DILocation(line: 12, column: 58, scope: !128, inlinedAt: !187)
!190 = !DILocation(line: 11, column: 3, scope: !128, inlinedAt: !187)
!191 = !DILocation(line: 28, column: 25, scope: !184)
!192 = !DILocation(line: 28, column: 29, scope: !184)
!193 = !DILocation(line: 28, column: 19, scope: !184)
!194 = !DILocation(line: 28, column: 7, scope: !184)
!195 = !DILocation(line: 28, column: 17, scope: !184)
!196 = !DILocation(line: 0, scope: !116, inlinedAt: !197)
!197 = distinct !DILocation(line: 29, column: 7, scope: !184)
!198 = !DILocation(line: 0, scope: !92, inlinedAt: !199)
!199 = distinct !DILocation(line: 8, column: 87, scope: !116, inlinedAt: !197)
!200 = !DILocation(line: 8, column: 3, scope: !116, inlinedAt: !197)
!201 = !DILocation(line: 30, column: 5, scope: !184)
!202 = !DILocation(line: 31, column: 13, scope: !203)
!203 = distinct !DILexicalBlock(scope: !204, file: !3, line: 31, column: 11)
!204 = distinct !DILexicalBlock(scope: !180, file: !3, line: 30, column: 12)
!205 = !DILocation(line: 31, column: 11, scope: !203)
!206 = !DILocation(line: 31, column: 32, scope: !203)
!207 = !DILocation(line: 0, scope: !128, inlinedAt: !208)
!208 = distinct !DILocation(line: 31, column: 18, scope: !203)
!209 = !DILocation(line: 0, scope: !92, inlinedAt: !210)
!210 = distinct !DILocation(line: 12, column: 58, scope: !128, inlinedAt: !208)
!211 = !DILocation(line: 11, column: 3, scope: !128, inlinedAt: !208)
!212 = !DILocation(line: 31, column: 18, scope: !203)
!213 = !DILocation(line: 31, column: 43, scope: !203)
!214 = !DILocation(line: 31, column: 65, scope: !203)
!215 = !DILocation(line: 0, scope: !139, inlinedAt: !216)
!216 = distinct !DILocation(line: 31, column: 51, scope: !203)
!217 = !DILocation(line: 0, scope: !92, inlinedAt: !218)
!218 = distinct !DILocation(line: 16, column: 139, scope: !139, inlinedAt: !216)
!219 = !DILocation(line: 16, column: 3, scope: !139, inlinedAt: !216)
!220 = !DILocation(line: 17, column: 10, scope: !139, inlinedAt: !216)
!221 = !DILocation(line: 31, column: 50, scope: !203)
!222 = distinct !{!222, !213, !223, !224, !225}
!223 = !DILocation(line: 31, column: 72, scope: !203)
!224 = !{!"llvm.loop.mustprogress"}
!225 = !{!"llvm.loop.unroll.disable"}
!226 = !DILocation(line: 32, column: 24, scope: !204)
!227 = !DILocation(line: 32, column: 14, scope: !204)
!228 = !DILocation(line: 32, column: 35, scope: !204)
!229 = !DILocation(line: 32, column: 39, scope: !204)
!230 = !DILocation(line: 32, column: 44, scope: !204)
!231 = !DILocation(line: 32, column: 29, scope: !204)
!232 = !DILocation(line: 32, column: 7, scope: !204)
!233 = !DILocation(line: 33, column: 35, scope: !204)
!234 = !DILocation(line: 33, column: 25, scope: !204)
!235 = !DILocation(line: 33, column: 14, scope: !204)
!236 = !DILocation(line: 33, column: 18, scope: !204)
!237 = !DILocation(line: 33, column: 7, scope: !204)
!238 = !DILocation(line: 33, column: 23, scope: !204)
!239 = !DILocation(line: 0, scope: !116, inlinedAt: !240)
!240 = distinct !DILocation(line: 34, column: 7, scope: !204)
!241 = !DILocation(line: 0, scope: !92, inlinedAt: !242)
!242 = distinct !DILocation(line: 8, column: 87, scope: !116, inlinedAt: !240)
!243 = !DILocation(line: 8, column: 3, scope: !116, inlinedAt: !240)
!244 = !DILocation(line: 36, column: 3, scope: !181)
!245 = !DILocation(line: 25, column: 26, scope: !177)
!246 = !DILocation(line: 25, column: 3, scope: !177)
!247 = distinct !{!247, !178, !248, !224, !225}
!248 = !DILocation(line: 36, column: 3, scope: !79)
!249 = !DILocation(line: 37, column: 3, scope: !2)
!250 = !DILocation(line: 38, column: 7, scope: !251)
!251 = distinct !DILexicalBlock(scope: !2, file: !3, line: 38, column: 7)
!252 = !DILocation(line: 38, column: 19, scope: !251)
!253 = !DILocation(line: 0, scope: !92, inlinedAt: !254)
!254 = distinct !DILocation(line: 38, column: 78, scope: !251)
!255 = !DILocation(line: 38, column: 25, scope: !251)
!256 = !{i64 1902}
!257 = !DILocation(line: 39, column: 1, scope: !2)
