; ModuleID = 'variables_of_host.cu'
source_filename = "variables_of_host.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.Grid = type { i32, i32, float }
%struct.ws_gridDim_t = type { i8 }

@n = addrspace(4) externally_initialized constant i32 0, align 4, !dbg !0
@weights = addrspace(4) externally_initialized constant [9 x float] zeroinitializer, align 4, !dbg !7
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@grid = addrspace(4) externally_initialized constant %struct.Grid zeroinitializer, align 4, !dbg !13
@table = addrspace(1) externally_initialized global ptr null, align 8, !dbg !21
@size = addrspace(4) externally_initialized constant [2 x i32] zeroinitializer, align 4, !dbg !25
@arrived = addrspace(1) externally_initialized global i32 0, align 4, !dbg !30
@shares = addrspace(1) externally_initialized global i32 8, align 4, !dbg !32
@_ZZ7countedPiE6ticket = internal addrspace(3) global i32 undef, align 4, !dbg !34
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1
@.str = private unnamed_addr constant [19 x i8] c"ticket < gridDim.x\00", align 1, !dbg !42
@.str1 = private unnamed_addr constant [21 x i8] c"variables_of_host.cu\00", align 1, !dbg !49
@__PRETTY_FUNCTION__._Z7countedPi = private unnamed_addr constant [20 x i8] c"void counted(int *)\00", align 1, !dbg !54
@.str2 = private unnamed_addr constant [12 x i8] c"shares == 8\00", align 1, !dbg !59
@llvm.compiler.used = appending global [7 x ptr] [ptr addrspacecast (ptr addrspace(4) @n to ptr), ptr addrspacecast (ptr addrspace(4) @weights to ptr), ptr addrspacecast (ptr addrspace(4) @grid to ptr), ptr addrspacecast (ptr addrspace(1) @table to ptr), ptr addrspacecast (ptr addrspace(4) @size to ptr), ptr addrspacecast (ptr addrspace(1) @arrived to ptr), ptr addrspacecast (ptr addrspace(1) @shares to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5shiftPfPKf(ptr noundef %a, ptr noundef %b) #0 !dbg !105 {
entry:
    #dbg_value(ptr %a, !112, !DIExpression(), !115)
    #dbg_value(ptr %b, !113, !DIExpression(), !115)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !116
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !117
  %mul = mul i32 %0, %1, !dbg !118
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !119
  %add = add i32 %mul, %2, !dbg !120
    #dbg_value(i32 %add, !114, !DIExpression(), !115)
  %3 = load i32, ptr addrspacecast (ptr addrspace(4) @n to ptr), align 4, !dbg !121, !tbaa !101
  %cmp = icmp slt i32 %add, %3, !dbg !123
  br i1 %cmp, label %if.then, label %if.end, !dbg !123

if.then:                                          ; preds = %entry
  %add3 = add nsw i32 %add, 1, !dbg !124
  %idxprom = sext i32 %add3 to i64, !dbg !125
  %arrayidx = getelementptr inbounds float, ptr %b, i64 %idxprom, !dbg !125
  %4 = load float, ptr %arrayidx, align 4, !dbg !125, !tbaa !126
  %rem = srem i32 %add, 9, !dbg !128
  %idxprom4 = sext i32 %rem to i64, !dbg !129
  %arrayidx5 = getelementptr inbounds [9 x float], ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 0, i64 %idxprom4, !dbg !129
  %5 = load float, ptr %arrayidx5, align 4, !dbg !129, !tbaa !126
  %mul6 = fmul float %4, %5, !dbg !130
  %idxprom7 = sext i32 %add to i64, !dbg !131
  %arrayidx8 = getelementptr inbounds float, ptr %a, i64 %idxprom7, !dbg !131
  store float %mul6, ptr %arrayidx8, align 4, !dbg !132, !tbaa !126
  br label %if.end, !dbg !131

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !133
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4stepPfS_(ptr noundef %x, ptr noundef %v) #0 !dbg !134 {
entry:
    #dbg_value(ptr %x, !138, !DIExpression(), !141)
    #dbg_value(ptr %v, !139, !DIExpression(), !141)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !142
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !143
  %mul = mul i32 %0, %1, !dbg !144
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !145
  %add = add i32 %mul, %2, !dbg !146
    #dbg_value(i32 %add, !140, !DIExpression(), !141)
  %3 = load i32, ptr getelementptr inbounds nuw (%struct.Grid, ptr addrspacecast (ptr addrspace(4) @grid to ptr), i32 0, i32 1), align 4, !dbg !147, !tbaa !149
  %add3 = add nsw i32 %add, %3, !dbg !151
  %4 = load i32, ptr addrspacecast (ptr addrspace(4) @grid to ptr), align 4, !dbg !152, !tbaa !153
  %cmp = icmp slt i32 %add3, %4, !dbg !154
  br i1 %cmp, label %if.then, label %if.end, !dbg !154

if.then:                                          ; preds = %entry
  %5 = load i32, ptr getelementptr inbounds nuw (%struct.Grid, ptr addrspacecast (ptr addrspace(4) @grid to ptr), i32 0, i32 1), align 4, !dbg !155, !tbaa !149
  %add4 = add nsw i32 %add, %5, !dbg !156
  %idxprom = sext i32 %add4 to i64, !dbg !157
  %arrayidx = getelementptr inbounds float, ptr %v, i64 %idxprom, !dbg !157
  %6 = load float, ptr %arrayidx, align 4, !dbg !157, !tbaa !126
  %7 = load float, ptr getelementptr inbounds nuw (%struct.Grid, ptr addrspacecast (ptr addrspace(4) @grid to ptr), i32 0, i32 2), align 4, !dbg !158, !tbaa !159
  %mul5 = fmul float %6, %7, !dbg !160
  %idxprom6 = sext i32 %add to i64, !dbg !161
  %arrayidx7 = getelementptr inbounds float, ptr %x, i64 %idxprom6, !dbg !161
  store float %mul5, ptr %arrayidx7, align 4, !dbg !162, !tbaa !126
  br label %if.end, !dbg !161

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !163
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5pairsv() #0 !dbg !164 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !169
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !170
  %mul = mul i32 %0, %1, !dbg !171
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !172
  %add = add i32 %mul, %2, !dbg !173
    #dbg_value(i32 %add, !168, !DIExpression(), !174)
  %3 = load i32, ptr addrspacecast (ptr addrspace(4) @n to ptr), align 4, !dbg !175, !tbaa !101
  %cmp = icmp ult i32 %add, %3, !dbg !177
  br i1 %cmp, label %if.then, label %if.end, !dbg !177

if.then:                                          ; preds = %entry
  %div = udiv i32 %add, 2, !dbg !178
  %4 = load ptr, ptr addrspacecast (ptr addrspace(1) @table to ptr), align 8, !dbg !179, !tbaa !180
  %idxprom = zext i32 %add to i64, !dbg !179
  %arrayidx = getelementptr inbounds nuw i32, ptr %4, i64 %idxprom, !dbg !179
  store i32 %div, ptr %arrayidx, align 4, !dbg !183, !tbaa !101
  br label %if.end, !dbg !179

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !184
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7columnsPi(ptr noundef %out) #0 !dbg !185 {
entry:
    #dbg_value(ptr %out, !187, !DIExpression(), !190)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !191
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !192
  %mul = mul i32 %0, %1, !dbg !193
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !194
  %add = add i32 %mul, %2, !dbg !195
    #dbg_value(i32 %add, !188, !DIExpression(), !190)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !196
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !197
  %mul5 = mul i32 %3, %4, !dbg !198
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !199
  %add7 = add i32 %mul5, %5, !dbg !200
    #dbg_value(i32 %add7, !189, !DIExpression(), !190)
  %6 = load i32, ptr addrspacecast (ptr addrspace(4) @size to ptr), align 4, !dbg !201, !tbaa !101
  %cmp = icmp slt i32 %add, %6, !dbg !203
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !204

land.lhs.true:                                    ; preds = %entry
  %7 = load i32, ptr getelementptr inbounds ([2 x i32], ptr addrspacecast (ptr addrspace(4) @size to ptr), i64 0, i64 1), align 4, !dbg !205, !tbaa !101
  %cmp8 = icmp slt i32 %add7, %7, !dbg !206
  br i1 %cmp8, label %if.then, label %if.end, !dbg !204

if.then:                                          ; preds = %land.lhs.true
  %8 = load i32, ptr addrspacecast (ptr addrspace(4) @size to ptr), align 4, !dbg !207, !tbaa !101
  %mul9 = mul nsw i32 %add7, %8, !dbg !208
  %add10 = add nsw i32 %mul9, %add, !dbg !209
  %idxprom = sext i32 %add10 to i64, !dbg !210
  %arrayidx = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !210
  store i32 %add, ptr %arrayidx, align 4, !dbg !211, !tbaa !101
  br label %if.end, !dbg !210

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void, !dbg !212
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7countedPi(ptr noundef %out) #0 !dbg !36 {
entry:
    #dbg_value(ptr %out, !41, !DIExpression(), !213)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !214
  %cmp = icmp eq i32 %0, 0, !dbg !216
  br i1 %cmp, label %if.then, label %if.end, !dbg !216

if.then:                                          ; preds = %entry
  %1 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @arrived to ptr), i32 1 monotonic, align 4, !dbg !217
  store i32 %1, ptr addrspacecast (ptr addrspace(3) @_ZZ7countedPiE6ticket to ptr), align 4, !dbg !218, !tbaa !101
  br label %if.end, !dbg !219

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !220
  %2 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7countedPiE6ticket to ptr), align 4, !dbg !221, !tbaa !101
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !222
  %cmp3 = icmp ult i32 %2, %3, !dbg !223
  %storedv.i7 = zext i1 %cmp3 to i8, !dbg !224
  br i1 %cmp3, label %_ZL9ws_assertbPKcS0_jS0_.exit9, label %if.then.i8, !dbg !224

if.then.i8:                                       ; preds = %if.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 52, ptr noundef @__PRETTY_FUNCTION__._Z7countedPi, i64 noundef 1) #5, !dbg !224
  unreachable, !dbg !224

_ZL9ws_assertbPKcS0_jS0_.exit9:                   ; preds = %if.end
  %4 = load i32, ptr addrspacecast (ptr addrspace(1) @shares to ptr), align 4, !dbg !225, !tbaa !101
  %5 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7countedPiE6ticket to ptr), align 4, !dbg !226, !tbaa !101
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !227
  %mul = mul i32 %5, %6, !dbg !228
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !229
  %add = add i32 %mul, %7, !dbg !230
  %idxprom = zext i32 %add to i64, !dbg !231
  %arrayidx = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom, !dbg !231
  store i32 %4, ptr %arrayidx, align 4, !dbg !232, !tbaa !101
  %8 = load i32, ptr addrspacecast (ptr addrspace(1) @shares to ptr), align 4, !dbg !233, !tbaa !101
  %cmp6 = icmp eq i32 %8, 8, !dbg !234
  %storedv.i = zext i1 %cmp6 to i8, !dbg !235
  br i1 %cmp6, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !235

if.then.i:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit9
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 54, ptr noundef @__PRETTY_FUNCTION__._Z7countedPi, i64 noundef 1) #5, !dbg !235
  unreachable, !dbg !235

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit9
  ret void, !dbg !236
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!96, !97, !98, !99}
!llvm.ident = !{!100}
!llvm.errno.tbaa = !{!101}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 14, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, imports: !64, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "variables_of_host.cu", directory: ".")
!4 = !{!5}
!5 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!6 = !{!0, !7, !13, !21, !25, !30, !32, !34, !42, !49, !54, !59}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!8 = distinct !DIGlobalVariable(name: "weights", scope: !2, file: !3, line: 15, type: !9, isLocal: false, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 288, elements: !11)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !{!12}
!12 = !DISubrange(count: 9)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!14 = distinct !DIGlobalVariable(name: "grid", scope: !2, file: !3, line: 24, type: !15, isLocal: false, isDefinition: true)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Grid", file: !3, line: 23, size: 96, flags: DIFlagTypePassByValue, elements: !16, identifier: "_ZTS4Grid")
!16 = !{!17, !19, !20}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "cells", scope: !15, file: !3, line: 23, baseType: !18, size: 32)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "distance", scope: !15, file: !3, line: 23, baseType: !18, size: 32, offset: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "dt", scope: !15, file: !3, line: 23, baseType: !10, size: 32, offset: 64)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 31, type: !23, isLocal: false, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!26 = distinct !DIGlobalVariable(name: "size", scope: !2, file: !3, line: 38, type: !27, isLocal: false, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 64, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 2)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "arrived", scope: !2, file: !3, line: 45, type: !24, isLocal: false, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "shares", scope: !2, file: !3, line: 46, type: !18, isLocal: false, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!35 = distinct !DIGlobalVariable(name: "ticket", scope: !36, file: !3, line: 48, type: !24, isLocal: true, isDefinition: true)
!36 = distinct !DISubprogram(name: "counted", linkageName: "_Z7countedPi", scope: !3, file: !3, line: 47, type: !37, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !40)
!37 = !DISubroutineType(types: !38)
!38 = !{null, !39}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!40 = !{!41}
!41 = !DILocalVariable(name: "out", arg: 1, scope: !36, file: !3, line: 47, type: !39)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 152, elements: !47)
!45 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !46)
!46 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!47 = !{!48}
!48 = !DISubrange(count: 19)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 168, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 21)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 160, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 20)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(scope: null, file: !3, line: 54, type: !61, isLocal: true, isDefinition: true)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 96, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 12)
!64 = !{!65, !68, !70, !75, !80, !85, !90, !92}
!65 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !66, file: !67, line: 128)
!66 = !DINamespace(name: "ws_math", scope: null)
!67 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!68 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !69, entity: !66, file: !67, line: 129)
!69 = !DINamespace(name: "std", scope: null)
!70 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !71, file: !67, line: 154)
!71 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !67, file: !67, line: 137, type: !72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!72 = !DISubroutineType(types: !73)
!73 = !{!74, !74}
!74 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!75 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !76, file: !67, line: 154)
!76 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !67, file: !67, line: 133, type: !77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!77 = !DISubroutineType(types: !78)
!78 = !{!79, !79}
!79 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!80 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !81, file: !67, line: 154)
!81 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !67, file: !67, line: 134, type: !82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!82 = !DISubroutineType(types: !83)
!83 = !{!84, !84}
!84 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!85 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !86, file: !67, line: 154)
!86 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !67, file: !67, line: 145, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!87 = !DISubroutineType(types: !88)
!88 = !{!5, !89}
!89 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!90 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !91, file: !67, line: 154)
!91 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !67, file: !67, line: 147, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!92 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !69, entity: !93, file: !67, line: 154)
!93 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !67, file: !67, line: 149, type: !94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!94 = !DISubroutineType(types: !95)
!95 = !{!18, !10}
!96 = !{i32 7, !"Dwarf Version", i32 4}
!97 = !{i32 2, !"Debug Info Version", i32 3}
!98 = !{i32 1, !"wchar_size", i32 4}
!99 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!100 = !{!"clang version 22.1.8"}
!101 = !{!102, !102, i64 0}
!102 = !{!"int", !103, i64 0}
!103 = !{!"omnipotent char", !104, i64 0}
!104 = !{!"Simple C++ TBAA"}
!105 = distinct !DISubprogram(name: "shift", linkageName: "_Z5shiftPfPKf", scope: !3, file: !3, line: 17, type: !106, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !111)
!106 = !DISubroutineType(types: !107)
!107 = !{null, !108, !109}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64)
!110 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!111 = !{!112, !113, !114}
!112 = !DILocalVariable(name: "a", arg: 1, scope: !105, file: !3, line: 17, type: !108)
!113 = !DILocalVariable(name: "b", arg: 2, scope: !105, file: !3, line: 17, type: !109)
!114 = !DILocalVariable(name: "i", scope: !105, file: !3, line: 18, type: !18)
!115 = !DILocation(line: 0, scope: !105)
!116 = !DILocation(line: 18, column: 11, scope: !105)
!117 = !DILocation(line: 18, column: 24, scope: !105)
!118 = !DILocation(line: 18, column: 22, scope: !105)
!119 = !DILocation(line: 18, column: 37, scope: !105)
!120 = !DILocation(line: 18, column: 35, scope: !105)
!121 = !DILocation(line: 19, column: 11, scope: !122)
!122 = distinct !DILexicalBlock(scope: !105, file: !3, line: 19, column: 7)
!123 = !DILocation(line: 19, column: 9, scope: !122)
!124 = !DILocation(line: 20, column: 16, scope: !122)
!125 = !DILocation(line: 20, column: 12, scope: !122)
!126 = !{!127, !127, i64 0}
!127 = !{!"float", !103, i64 0}
!128 = !DILocation(line: 20, column: 33, scope: !122)
!129 = !DILocation(line: 20, column: 23, scope: !122)
!130 = !DILocation(line: 20, column: 21, scope: !122)
!131 = !DILocation(line: 20, column: 5, scope: !122)
!132 = !DILocation(line: 20, column: 10, scope: !122)
!133 = !DILocation(line: 21, column: 1, scope: !105)
!134 = distinct !DISubprogram(name: "step", linkageName: "_Z4stepPfS_", scope: !3, file: !3, line: 25, type: !135, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !137)
!135 = !DISubroutineType(types: !136)
!136 = !{null, !108, !108}
!137 = !{!138, !139, !140}
!138 = !DILocalVariable(name: "x", arg: 1, scope: !134, file: !3, line: 25, type: !108)
!139 = !DILocalVariable(name: "v", arg: 2, scope: !134, file: !3, line: 25, type: !108)
!140 = !DILocalVariable(name: "i", scope: !134, file: !3, line: 26, type: !18)
!141 = !DILocation(line: 0, scope: !134)
!142 = !DILocation(line: 26, column: 11, scope: !134)
!143 = !DILocation(line: 26, column: 24, scope: !134)
!144 = !DILocation(line: 26, column: 22, scope: !134)
!145 = !DILocation(line: 26, column: 37, scope: !134)
!146 = !DILocation(line: 26, column: 35, scope: !134)
!147 = !DILocation(line: 27, column: 16, scope: !148)
!148 = distinct !DILexicalBlock(scope: !134, file: !3, line: 27, column: 7)
!149 = !{!150, !102, i64 4}
!150 = !{!"_ZTS4Grid", !102, i64 0, !102, i64 4, !127, i64 8}
!151 = !DILocation(line: 27, column: 9, scope: !148)
!152 = !DILocation(line: 27, column: 32, scope: !148)
!153 = !{!150, !102, i64 0}
!154 = !DILocation(line: 27, column: 25, scope: !148)
!155 = !DILocation(line: 28, column: 23, scope: !148)
!156 = !DILocation(line: 28, column: 16, scope: !148)
!157 = !DILocation(line: 28, column: 12, scope: !148)
!158 = !DILocation(line: 28, column: 40, scope: !148)
!159 = !{!150, !127, i64 8}
!160 = !DILocation(line: 28, column: 33, scope: !148)
!161 = !DILocation(line: 28, column: 5, scope: !148)
!162 = !DILocation(line: 28, column: 10, scope: !148)
!163 = !DILocation(line: 29, column: 1, scope: !134)
!164 = distinct !DISubprogram(name: "pairs", linkageName: "_Z5pairsv", scope: !3, file: !3, line: 32, type: !165, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !167)
!165 = !DISubroutineType(types: !166)
!166 = !{null}
!167 = !{!168}
!168 = !DILocalVariable(name: "i", scope: !164, file: !3, line: 33, type: !24)
!169 = !DILocation(line: 33, column: 16, scope: !164)
!170 = !DILocation(line: 33, column: 29, scope: !164)
!171 = !DILocation(line: 33, column: 27, scope: !164)
!172 = !DILocation(line: 33, column: 42, scope: !164)
!173 = !DILocation(line: 33, column: 40, scope: !164)
!174 = !DILocation(line: 0, scope: !164)
!175 = !DILocation(line: 34, column: 11, scope: !176)
!176 = distinct !DILexicalBlock(scope: !164, file: !3, line: 34, column: 7)
!177 = !DILocation(line: 34, column: 9, scope: !176)
!178 = !DILocation(line: 35, column: 18, scope: !176)
!179 = !DILocation(line: 35, column: 5, scope: !176)
!180 = !{!181, !181, i64 0}
!181 = !{!"p1 int", !182, i64 0}
!182 = !{!"any pointer", !103, i64 0}
!183 = !DILocation(line: 35, column: 14, scope: !176)
!184 = !DILocation(line: 36, column: 1, scope: !164)
!185 = distinct !DISubprogram(name: "columns", linkageName: "_Z7columnsPi", scope: !3, file: !3, line: 39, type: !37, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !186)
!186 = !{!187, !188, !189}
!187 = !DILocalVariable(name: "out", arg: 1, scope: !185, file: !3, line: 39, type: !39)
!188 = !DILocalVariable(name: "x", scope: !185, file: !3, line: 40, type: !18)
!189 = !DILocalVariable(name: "y", scope: !185, file: !3, line: 40, type: !18)
!190 = !DILocation(line: 0, scope: !185)
!191 = !DILocation(line: 40, column: 11, scope: !185)
!192 = !DILocation(line: 40, column: 24, scope: !185)
!193 = !DILocation(line: 40, column: 22, scope: !185)
!194 = !DILocation(line: 40, column: 37, scope: !185)
!195 = !DILocation(line: 40, column: 35, scope: !185)
!196 = !DILocation(line: 40, column: 54, scope: !185)
!197 = !DILocation(line: 40, column: 67, scope: !185)
!198 = !DILocation(line: 40, column: 65, scope: !185)
!199 = !DILocation(line: 40, column: 80, scope: !185)
!200 = !DILocation(line: 40, column: 78, scope: !185)
!201 = !DILocation(line: 41, column: 11, scope: !202)
!202 = distinct !DILexicalBlock(scope: !185, file: !3, line: 41, column: 7)
!203 = !DILocation(line: 41, column: 9, scope: !202)
!204 = !DILocation(line: 41, column: 19, scope: !202)
!205 = !DILocation(line: 41, column: 26, scope: !202)
!206 = !DILocation(line: 41, column: 24, scope: !202)
!207 = !DILocation(line: 42, column: 13, scope: !202)
!208 = !DILocation(line: 42, column: 11, scope: !202)
!209 = !DILocation(line: 42, column: 21, scope: !202)
!210 = !DILocation(line: 42, column: 5, scope: !202)
!211 = !DILocation(line: 42, column: 26, scope: !202)
!212 = !DILocation(line: 43, column: 1, scope: !185)
!213 = !DILocation(line: 0, scope: !36)
!214 = !DILocation(line: 49, column: 7, scope: !215)
!215 = distinct !DILexicalBlock(scope: !36, file: !3, line: 49, column: 7)
!216 = !DILocation(line: 49, column: 19, scope: !215)
!217 = !DILocation(line: 50, column: 14, scope: !215)
!218 = !DILocation(line: 50, column: 12, scope: !215)
!219 = !DILocation(line: 50, column: 5, scope: !215)
!220 = !DILocation(line: 51, column: 3, scope: !36)
!221 = !DILocation(line: 52, column: 10, scope: !36)
!222 = !DILocation(line: 52, column: 19, scope: !36)
!223 = !DILocation(line: 52, column: 17, scope: !36)
!224 = !DILocation(line: 52, column: 3, scope: !36)
!225 = !DILocation(line: 53, column: 44, scope: !36)
!226 = !DILocation(line: 53, column: 7, scope: !36)
!227 = !DILocation(line: 53, column: 16, scope: !36)
!228 = !DILocation(line: 53, column: 14, scope: !36)
!229 = !DILocation(line: 53, column: 29, scope: !36)
!230 = !DILocation(line: 53, column: 27, scope: !36)
!231 = !DILocation(line: 53, column: 3, scope: !36)
!232 = !DILocation(line: 53, column: 42, scope: !36)
!233 = !DILocation(line: 54, column: 10, scope: !36)
!234 = !DILocation(line: 54, column: 17, scope: !36)
!235 = !DILocation(line: 54, column: 3, scope: !36)
!236 = !DILocation(line: 55, column: 1, scope: !36)
