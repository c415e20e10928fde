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

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z14shared_addressPKv(ptr noundef %p) #0 !dbg !64 {
entry:
    #dbg_value(ptr %p, !70, !DIExpression(), !71)
  %0 = addrspacecast ptr %p to ptr addrspace(3), !dbg !72
  %1 = ptrtoint ptr addrspace(3) %0 to i64, !dbg !72
  %conv = trunc i64 %1 to i32, !dbg !72
  ret i32 %conv, !dbg !73
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z4initPyj(ptr noundef %b, i32 noundef %n) #0 !dbg !74 {
entry:
    #dbg_value(ptr %b, !79, !DIExpression(), !81)
    #dbg_value(i32 %n, !80, !DIExpression(), !81)
    #dbg_value(ptr %b, !70, !DIExpression(), !82)
  %0 = addrspacecast ptr %b to ptr addrspace(3), !dbg !84
  %1 = ptrtoint ptr addrspace(3) %0 to i64, !dbg !84
  %conv.i = trunc i64 %1 to i32, !dbg !84
  call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r"(i32 %conv.i, i32 %n) #6, !dbg !85, !srcloc !86
  ret void, !dbg !87
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z6arrivePy(ptr noundef %b) #0 !dbg !88 {
entry:
    #dbg_value(ptr %b, !92, !DIExpression(), !93)
    #dbg_value(ptr %b, !70, !DIExpression(), !94)
  %0 = addrspacecast ptr %b to ptr addrspace(3), !dbg !96
  %1 = ptrtoint ptr addrspace(3) %0 to i64, !dbg !96
  %conv.i = trunc i64 %1 to i32, !dbg !96
  call void asm sideeffect "{ .reg .b64 state;\0A mbarrier.arrive.shared.b64 state, [$0]; }", "r,~{memory}"(i32 %conv.i) #6, !dbg !97, !srcloc !98
  ret void, !dbg !99
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z4waitPyj(ptr noundef %b, i32 noundef %parity) #0 !dbg !100 {
entry:
    #dbg_value(ptr %b, !102, !DIExpression(), !104)
    #dbg_value(i32 %parity, !103, !DIExpression(), !104)
    #dbg_value(ptr %b, !70, !DIExpression(), !105)
  %0 = addrspacecast ptr %b to ptr addrspace(3), !dbg !107
  %1 = ptrtoint ptr addrspace(3) %0 to i64, !dbg !107
  %conv.i = trunc i64 %1 to i32, !dbg !107
  call void asm sideeffect "{\0A .reg .pred P1;\0A LAB_WAIT:\0A mbarrier.try_wait.parity.shared::cta.b64 P1, [$0], $1;\0A @P1 bra DONE;\0A bra LAB_WAIT;\0A DONE:\0A }", "r,r,~{memory}"(i32 %conv.i, i32 %parity) #6, !dbg !108, !srcloc !109
  ret void, !dbg !110
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef zeroext i1 @_Z4testPyj(ptr noundef %b, i32 noundef %parity) #0 !dbg !111 {
entry:
    #dbg_value(ptr %b, !115, !DIExpression(), !118)
    #dbg_value(i32 %parity, !116, !DIExpression(), !118)
    #dbg_value(ptr %b, !70, !DIExpression(), !119)
  %0 = addrspacecast ptr %b to ptr addrspace(3), !dbg !121
  %1 = ptrtoint ptr addrspace(3) %0 to i64, !dbg !121
  %conv.i = trunc i64 %1 to i32, !dbg !121
  %2 = call i32 asm sideeffect "{ .reg .pred p; mbarrier.test_wait.parity.acquire.cta.shared.b64 p, [$1], $2; selp.u32 $0, 1, 0, p; }", "=r,r,r,~{memory}"(i32 %conv.i, i32 %parity) #6, !dbg !122, !srcloc !123
    #dbg_value(i32 %2, !117, !DIExpression(), !118)
  %tobool = icmp ne i32 %2, 0, !dbg !124
  ret i1 %tobool, !dbg !125
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6stagesPKjPj(ptr noundef %in, ptr noundef %out) #2 !dbg !2 {
entry:
    #dbg_value(ptr %in, !46, !DIExpression(), !126)
    #dbg_value(ptr %out, !47, !DIExpression(), !126)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !127
  %rem = urem i32 %0, 32, !dbg !128
    #dbg_value(i32 %rem, !48, !DIExpression(), !126)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !129
  %cmp = icmp eq i32 %1, 0, !dbg !131
  br i1 %cmp, label %if.then, label %if.end, !dbg !131

if.then:                                          ; preds = %entry
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !79, !DIExpression(), !132)
    #dbg_value(i32 32, !80, !DIExpression(), !132)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !70, !DIExpression(), !135)
  call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r"(i32 ptrtoint (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to i32), i32 32) #6, !dbg !137, !srcloc !86
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), !79, !DIExpression(), !138)
    #dbg_value(i32 32, !80, !DIExpression(), !138)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), !70, !DIExpression(), !140)
  call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r"(i32 ptrtoint (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to i32), i32 32) #6, !dbg !142, !srcloc !86
  br label %if.end, !dbg !143

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !144
    #dbg_value(i32 0, !50, !DIExpression(), !145)
  br label %for.cond, !dbg !146

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ], !dbg !147
    #dbg_value(i32 %i.0, !50, !DIExpression(), !145)
  %cmp2 = icmp slt i32 %i.0, 8, !dbg !148
  br i1 %cmp2, label %for.body, label %for.cond.cleanup, !dbg !150

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151
  %cmp4 = icmp ult i32 %2, 32, !dbg !154
  br i1 %cmp4, label %if.then5, label %if.else, !dbg !154

if.then5:                                         ; preds = %for.body
  %add = add nsw i32 %i.0, 1, !dbg !155
  %and = and i32 %add, 1, !dbg !157
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), !102, !DIExpression(), !158)
    #dbg_value(i32 %and, !103, !DIExpression(), !158)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), !70, !DIExpression(), !160)
  call void asm sideeffect "{\0A .reg .pred P1;\0A LAB_WAIT:\0A mbarrier.try_wait.parity.shared::cta.b64 P1, [$0], $1;\0A @P1 bra DONE;\0A bra LAB_WAIT;\0A DONE:\0A }", "r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to i32), i32 %and) #6, !dbg !162, !srcloc !109
  %mul = mul nsw i32 32, %i.0, !dbg !163
  %add6 = add nsw i32 %mul, %rem, !dbg !164
  %idxprom = sext i32 %add6 to i64, !dbg !165
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !165
  %3 = load i32, ptr %arrayidx, align 4, !dbg !165, !tbaa !60
  %idxprom7 = sext i32 %rem to i64, !dbg !166
  %arrayidx8 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE6buffer to ptr), i64 0, i64 %idxprom7, !dbg !166
  store i32 %3, ptr %arrayidx8, align 4, !dbg !167, !tbaa !60
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !92, !DIExpression(), !168)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !70, !DIExpression(), !170)
  call void asm sideeffect "{ .reg .b64 state;\0A mbarrier.arrive.shared.b64 state, [$0]; }", "r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to i32)) #6, !dbg !172, !srcloc !98
  br label %if.end29, !dbg !173

if.else:                                          ; preds = %for.body
  %rem9 = srem i32 %i.0, 2, !dbg !174
  %tobool = icmp ne i32 %rem9, 0, !dbg !177
  br i1 %tobool, label %if.then10, label %if.else12, !dbg !177

if.then10:                                        ; preds = %if.else
  %and11 = and i32 %i.0, 1, !dbg !178
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !102, !DIExpression(), !179)
    #dbg_value(i32 %and11, !103, !DIExpression(), !179)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !70, !DIExpression(), !181)
  call void asm sideeffect "{\0A .reg .pred P1;\0A LAB_WAIT:\0A mbarrier.try_wait.parity.shared::cta.b64 P1, [$0], $1;\0A @P1 bra DONE;\0A bra LAB_WAIT;\0A DONE:\0A }", "r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to i32), i32 %and11) #6, !dbg !183, !srcloc !109
  br label %if.end15, !dbg !184

if.else12:                                        ; preds = %if.else
  br label %while.cond, !dbg !185

while.cond:                                       ; preds = %while.body, %if.else12
  %and13 = and i32 %i.0, 1, !dbg !186
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !115, !DIExpression(), !187)
    #dbg_value(i32 %and13, !116, !DIExpression(), !187)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !70, !DIExpression(), !189)
  %4 = call i32 asm sideeffect "{ .reg .pred p; mbarrier.test_wait.parity.acquire.cta.shared.b64 p, [$1], $2; selp.u32 $0, 1, 0, p; }", "=r,r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to i32), i32 %and13) #6, !dbg !191, !srcloc !123
    #dbg_value(i32 %4, !117, !DIExpression(), !187)
  %tobool.i = icmp ne i32 %4, 0, !dbg !192
  %lnot = xor i1 %tobool.i, true, !dbg !193
  br i1 %lnot, label %while.body, label %while.end, !dbg !185

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !185, !llvm.loop !194

while.end:                                        ; preds = %while.cond
  br label %if.end15

if.end15:                                         ; preds = %while.end, %if.then10
  %sub = sub nsw i32 31, %rem, !dbg !198
  %idxprom16 = sext i32 %sub to i64, !dbg !199
  %arrayidx17 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE6buffer to ptr), i64 0, i64 %idxprom16, !dbg !199
  %5 = load i32, ptr %arrayidx17, align 4, !dbg !199, !tbaa !60
  %mul18 = mul nsw i32 32, %i.0, !dbg !200
  %add19 = add nsw i32 %mul18, 31, !dbg !201
  %sub20 = sub nsw i32 %add19, %rem, !dbg !202
  %cmp21 = icmp eq i32 %5, %sub20, !dbg !203
  %storedv.i = zext i1 %cmp21 to i8, !dbg !204
  br i1 %cmp21, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !204

if.then.i:                                        ; preds = %if.end15
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 32, ptr noundef @__func__._Z6stagesPKjPj, i64 noundef 1) #7, !dbg !204
  unreachable, !dbg !204

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end15
  %sub22 = sub nsw i32 31, %rem, !dbg !205
  %idxprom23 = sext i32 %sub22 to i64, !dbg !206
  %arrayidx24 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE6buffer to ptr), i64 0, i64 %idxprom23, !dbg !206
  %6 = load i32, ptr %arrayidx24, align 4, !dbg !206, !tbaa !60
  %mul25 = mul nsw i32 32, %i.0, !dbg !207
  %add26 = add nsw i32 %mul25, %rem, !dbg !208
  %idxprom27 = sext i32 %add26 to i64, !dbg !209
  %arrayidx28 = getelementptr inbounds i32, ptr %out, i64 %idxprom27, !dbg !209
  store i32 %6, ptr %arrayidx28, align 4, !dbg !210, !tbaa !60
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), !92, !DIExpression(), !211)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to ptr), !70, !DIExpression(), !213)
  call void asm sideeffect "{ .reg .b64 state;\0A mbarrier.arrive.shared.b64 state, [$0]; }", "r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @_ZZ6stagesPKjPjE5empty to i32)) #6, !dbg !215, !srcloc !98
  br label %if.end29

if.end29:                                         ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %if.then5
  br label %for.inc, !dbg !216

for.inc:                                          ; preds = %if.end29
  %inc = add nsw i32 %i.0, 1, !dbg !217
    #dbg_value(i32 %inc, !50, !DIExpression(), !145)
  br label %for.cond, !dbg !218, !llvm.loop !219

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !221
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !222
  %cmp31 = icmp eq i32 %7, 0, !dbg !224
  br i1 %cmp31, label %if.then32, label %if.end34, !dbg !224

if.then32:                                        ; preds = %for.end
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to ptr), !70, !DIExpression(), !225)
  call void asm sideeffect "mbarrier.inval.shared.b64 [$0];", "r"(i32 ptrtoint (ptr addrspace(3) @_ZZ6stagesPKjPjE4full to i32)) #6, !dbg !227, !srcloc !228
  br label %if.end34, !dbg !227

if.end34:                                         ; preds = %if.then32, %for.end
  ret void, !dbg !229
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
!llvm.module.flags = !{!55, !56, !57, !58}
!llvm.ident = !{!59}
!llvm.errno.tbaa = !{!60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 20, type: !52, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "stages", linkageName: "_Z6stagesPKjPj", scope: !3, file: !3, line: 19, type: !4, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !45)
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
!45 = !{!46, !47, !48, !50}
!46 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 19, type: !6)
!47 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 19, type: !9)
!48 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 22, type: !49)
!49 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!50 = !DILocalVariable(name: "i", scope: !51, file: !3, line: 25, type: !49)
!51 = distinct !DILexicalBlock(scope: !2, file: !3, line: 25, column: 3)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1024, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 32)
!55 = !{i32 7, !"Dwarf Version", i32 4}
!56 = !{i32 2, !"Debug Info Version", i32 3}
!57 = !{i32 1, !"wchar_size", i32 4}
!58 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!59 = !{!"clang version 22.1.8"}
!60 = !{!61, !61, i64 0}
!61 = !{!"int", !62, i64 0}
!62 = !{!"omnipotent char", !63, i64 0}
!63 = !{!"Simple C++ TBAA"}
!64 = distinct !DISubprogram(name: "shared_address", linkageName: "_Z14shared_addressPKv", scope: !3, file: !3, line: 5, type: !65, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !69)
!65 = !DISubroutineType(types: !66)
!66 = !{!8, !67}
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!68 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!69 = !{!70}
!70 = !DILocalVariable(name: "p", arg: 1, scope: !64, file: !3, line: 5, type: !67)
!71 = !DILocation(line: 0, scope: !64)
!72 = !DILocation(line: 5, column: 70, scope: !64)
!73 = !DILocation(line: 5, column: 53, scope: !64)
!74 = distinct !DISubprogram(name: "init", linkageName: "_Z4initPyj", scope: !3, file: !3, line: 6, type: !75, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !78)
!75 = !DISubroutineType(types: !76)
!76 = !{null, !77, !8}
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!78 = !{!79, !80}
!79 = !DILocalVariable(name: "b", arg: 1, scope: !74, file: !3, line: 6, type: !77)
!80 = !DILocalVariable(name: "n", arg: 2, scope: !74, file: !3, line: 6, type: !8)
!81 = !DILocation(line: 0, scope: !74)
!82 = !DILocation(line: 0, scope: !64, inlinedAt: !83)
!83 = distinct !DILocation(line: 6, column: 115, scope: !74)
!84 = !DILocation(line: 5, column: 70, scope: !64, inlinedAt: !83)
!85 = !DILocation(line: 6, column: 59, scope: !74)
!86 = !{i64 390}
!87 = !DILocation(line: 6, column: 144, scope: !74)
!88 = distinct !DISubprogram(name: "arrive", linkageName: "_Z6arrivePy", scope: !3, file: !3, line: 7, type: !89, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !91)
!89 = !DISubroutineType(types: !90)
!90 = !{null, !77}
!91 = !{!92}
!92 = !DILocalVariable(name: "b", arg: 1, scope: !88, file: !3, line: 7, type: !77)
!93 = !DILocation(line: 0, scope: !88)
!94 = !DILocation(line: 0, scope: !64, inlinedAt: !95)
!95 = distinct !DILocation(line: 8, column: 87, scope: !88)
!96 = !DILocation(line: 5, column: 70, scope: !64, inlinedAt: !95)
!97 = !DILocation(line: 8, column: 3, scope: !88)
!98 = !{i64 527, i64 548}
!99 = !DILocation(line: 9, column: 1, scope: !88)
!100 = distinct !DISubprogram(name: "wait", linkageName: "_Z4waitPyj", scope: !3, file: !3, line: 10, type: !75, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !101)
!101 = !{!102, !103}
!102 = !DILocalVariable(name: "b", arg: 1, scope: !100, file: !3, line: 10, type: !77)
!103 = !DILocalVariable(name: "parity", arg: 2, scope: !100, file: !3, line: 10, type: !8)
!104 = !DILocation(line: 0, scope: !100)
!105 = !DILocation(line: 0, scope: !64, inlinedAt: !106)
!106 = distinct !DILocation(line: 12, column: 58, scope: !100)
!107 = !DILocation(line: 5, column: 70, scope: !64, inlinedAt: !106)
!108 = !DILocation(line: 11, column: 3, scope: !100)
!109 = !{i64 710, i64 714, i64 731, i64 743, i64 809, i64 825, i64 841, i64 849}
!110 = !DILocation(line: 13, column: 1, scope: !100)
!111 = distinct !DISubprogram(name: "test", linkageName: "_Z4testPyj", scope: !3, file: !3, line: 14, type: !112, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !114)
!112 = !DISubroutineType(types: !113)
!113 = !{!12, !77, !8}
!114 = !{!115, !116, !117}
!115 = !DILocalVariable(name: "b", arg: 1, scope: !111, file: !3, line: 14, type: !77)
!116 = !DILocalVariable(name: "parity", arg: 2, scope: !111, file: !3, line: 14, type: !8)
!117 = !DILocalVariable(name: "done", scope: !111, file: !3, line: 15, type: !8)
!118 = !DILocation(line: 0, scope: !111)
!119 = !DILocation(line: 0, scope: !64, inlinedAt: !120)
!120 = distinct !DILocation(line: 16, column: 139, scope: !111)
!121 = !DILocation(line: 5, column: 70, scope: !64, inlinedAt: !120)
!122 = !DILocation(line: 16, column: 3, scope: !111)
!123 = !{i64 1001}
!124 = !DILocation(line: 17, column: 10, scope: !111)
!125 = !DILocation(line: 17, column: 3, scope: !111)
!126 = !DILocation(line: 0, scope: !2)
!127 = !DILocation(line: 22, column: 11, scope: !2)
!128 = !DILocation(line: 22, column: 23, scope: !2)
!129 = !DILocation(line: 23, column: 7, scope: !130)
!130 = distinct !DILexicalBlock(scope: !2, file: !3, line: 23, column: 7)
!131 = !DILocation(line: 23, column: 19, scope: !130)
!132 = !DILocation(line: 0, scope: !74, inlinedAt: !133)
!133 = distinct !DILocation(line: 23, column: 27, scope: !134)
!134 = distinct !DILexicalBlock(scope: !130, file: !3, line: 23, column: 25)
!135 = !DILocation(line: 0, scope: !64, inlinedAt: !136)
!136 = distinct !DILocation(line: 6, column: 115, scope: !74, inlinedAt: !133)
!137 = !DILocation(line: 6, column: 59, scope: !74, inlinedAt: !133)
!138 = !DILocation(line: 0, scope: !74, inlinedAt: !139)
!139 = distinct !DILocation(line: 23, column: 44, scope: !134)
!140 = !DILocation(line: 0, scope: !64, inlinedAt: !141)
!141 = distinct !DILocation(line: 6, column: 115, scope: !74, inlinedAt: !139)
!142 = !DILocation(line: 6, column: 59, scope: !74, inlinedAt: !139)
!143 = !DILocation(line: 23, column: 62, scope: !134)
!144 = !DILocation(line: 24, column: 3, scope: !2)
!145 = !DILocation(line: 0, scope: !51)
!146 = !DILocation(line: 25, column: 8, scope: !51)
!147 = !DILocation(line: 25, scope: !51)
!148 = !DILocation(line: 25, column: 21, scope: !149)
!149 = distinct !DILexicalBlock(scope: !51, file: !3, line: 25, column: 3)
!150 = !DILocation(line: 25, column: 3, scope: !51)
!151 = !DILocation(line: 26, column: 9, scope: !152)
!152 = distinct !DILexicalBlock(scope: !153, file: !3, line: 26, column: 9)
!153 = distinct !DILexicalBlock(scope: !149, file: !3, line: 25, column: 31)
!154 = !DILocation(line: 26, column: 21, scope: !152)
!155 = !DILocation(line: 27, column: 23, scope: !156)
!156 = distinct !DILexicalBlock(scope: !152, file: !3, line: 26, column: 27)
!157 = !DILocation(line: 27, column: 28, scope: !156)
!158 = !DILocation(line: 0, scope: !100, inlinedAt: !159)
!159 = distinct !DILocation(line: 27, column: 7, scope: !156)
!160 = !DILocation(line: 0, scope: !64, inlinedAt: !161)
!161 = distinct !DILocation(line: 12, column: 58, scope: !100, inlinedAt: !159)
!162 = !DILocation(line: 11, column: 3, scope: !100, inlinedAt: !159)
!163 = !DILocation(line: 28, column: 25, scope: !156)
!164 = !DILocation(line: 28, column: 29, scope: !156)
!165 = !DILocation(line: 28, column: 19, scope: !156)
!166 = !DILocation(line: 28, column: 7, scope: !156)
!167 = !DILocation(line: 28, column: 17, scope: !156)
!168 = !DILocation(line: 0, scope: !88, inlinedAt: !169)
!169 = distinct !DILocation(line: 29, column: 7, scope: !156)
!170 = !DILocation(line: 0, scope: !64, inlinedAt: !171)
!171 = distinct !DILocation(line: 8, column: 87, scope: !88, inlinedAt: !169)
!172 = !DILocation(line: 8, column: 3, scope: !88, inlinedAt: !169)
!173 = !DILocation(line: 30, column: 5, scope: !156)
!174 = !DILocation(line: 31, column: 13, scope: !175)
!175 = distinct !DILexicalBlock(scope: !176, file: !3, line: 31, column: 11)
!176 = distinct !DILexicalBlock(scope: !152, file: !3, line: 30, column: 12)
!177 = !DILocation(line: 31, column: 11, scope: !175)
!178 = !DILocation(line: 31, column: 32, scope: !175)
!179 = !DILocation(line: 0, scope: !100, inlinedAt: !180)
!180 = distinct !DILocation(line: 31, column: 18, scope: !175)
!181 = !DILocation(line: 0, scope: !64, inlinedAt: !182)
!182 = distinct !DILocation(line: 12, column: 58, scope: !100, inlinedAt: !180)
!183 = !DILocation(line: 11, column: 3, scope: !100, inlinedAt: !180)
!184 = !DILocation(line: 31, column: 18, scope: !175)
!185 = !DILocation(line: 31, column: 43, scope: !175)
!186 = !DILocation(line: 31, column: 65, scope: !175)
!187 = !DILocation(line: 0, scope: !111, inlinedAt: !188)
!188 = distinct !DILocation(line: 31, column: 51, scope: !175)
!189 = !DILocation(line: 0, scope: !64, inlinedAt: !190)
!190 = distinct !DILocation(line: 16, column: 139, scope: !111, inlinedAt: !188)
!191 = !DILocation(line: 16, column: 3, scope: !111, inlinedAt: !188)
!192 = !DILocation(line: 17, column: 10, scope: !111, inlinedAt: !188)
!193 = !DILocation(line: 31, column: 50, scope: !175)
!194 = distinct !{!194, !185, !195, !196, !197}
!195 = !DILocation(line: 31, column: 72, scope: !175)
!196 = !{!"llvm.loop.mustprogress"}
!197 = !{!"llvm.loop.unroll.disable"}
!198 = !DILocation(line: 32, column: 24, scope: !176)
!199 = !DILocation(line: 32, column: 14, scope: !176)
!200 = !DILocation(line: 32, column: 35, scope: !176)
!201 = !DILocation(line: 32, column: 39, scope: !176)
!202 = !DILocation(line: 32, column: 44, scope: !176)
!203 = !DILocation(line: 32, column: 29, scope: !176)
!204 = !DILocation(line: 32, column: 7, scope: !176)
!205 = !DILocation(line: 33, column: 35, scope: !176)
!206 = !DILocation(line: 33, column: 25, scope: !176)
!207 = !DILocation(line: 33, column: 14, scope: !176)
!208 = !DILocation(line: 33, column: 18, scope: !176)
!209 = !DILocation(line: 33, column: 7, scope: !176)
!210 = !DILocation(line: 33, column: 23, scope: !176)
!211 = !DILocation(line: 0, scope: !88, inlinedAt: !212)
!212 = distinct !DILocation(line: 34, column: 7, scope: !176)
!213 = !DILocation(line: 0, scope: !64, inlinedAt: !214)
!214 = distinct !DILocation(line: 8, column: 87, scope: !88, inlinedAt: !212)
!215 = !DILocation(line: 8, column: 3, scope: !88, inlinedAt: !212)
!216 = !DILocation(line: 36, column: 3, scope: !153)
!217 = !DILocation(line: 25, column: 26, scope: !149)
!218 = !DILocation(line: 25, column: 3, scope: !149)
!219 = distinct !{!219, !150, !220, !196, !197}
!220 = !DILocation(line: 36, column: 3, scope: !51)
!221 = !DILocation(line: 37, column: 3, scope: !2)
!222 = !DILocation(line: 38, column: 7, scope: !223)
!223 = distinct !DILexicalBlock(scope: !2, file: !3, line: 38, column: 7)
!224 = !DILocation(line: 38, column: 19, scope: !223)
!225 = !DILocation(line: 0, scope: !64, inlinedAt: !226)
!226 = distinct !DILocation(line: 38, column: 78, scope: !223)
!227 = !DILocation(line: 38, column: 25, scope: !223)
!228 = !{i64 1846}
!229 = !DILocation(line: 39, column: 1, scope: !2)
