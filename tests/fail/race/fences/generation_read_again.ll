; ModuleID = 'generation_read_again.cu'
source_filename = "generation_read_again.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@generation = addrspace(1) externally_initialized global i32 0, align 4, !dbg !0
@arrived = addrspace(1) externally_initialized global i32 0, align 4, !dbg !5
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @generation to ptr), ptr addrspacecast (ptr addrspace(1) @arrived to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z12wait_for_allRj(ptr noundef nonnull align 4 dereferenceable(4) %last) #0 !dbg !53 {
entry:
    #dbg_value(ptr %last, !58, !DIExpression(), !59)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !60
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !61
  %cmp = icmp eq i32 %0, 0, !dbg !63
  br i1 %cmp, label %if.then, label %if.end6, !dbg !63

if.then:                                          ; preds = %entry
  %1 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @arrived to ptr), i32 1 monotonic, align 4, !dbg !64
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !67
  %sub = sub i32 %2, 1, !dbg !68
  %cmp3 = icmp eq i32 %1, %sub, !dbg !69
  br i1 %cmp3, label %if.then4, label %if.end, !dbg !69

if.then4:                                         ; preds = %if.then
  store i32 0, ptr addrspacecast (ptr addrspace(1) @arrived to ptr), align 4, !dbg !70, !tbaa !49
  %3 = load i32, ptr %last, align 4, !dbg !72, !tbaa !49
  %add = add i32 %3, 1, !dbg !73
  store volatile i32 %add, ptr addrspacecast (ptr addrspace(1) @generation to ptr), align 4, !dbg !74, !tbaa !49
  br label %if.end, !dbg !75

if.end:                                           ; preds = %if.then4, %if.then
  br label %while.cond, !dbg !76

while.cond:                                       ; preds = %while.body, %if.end
  %4 = load volatile i32, ptr addrspacecast (ptr addrspace(1) @generation to ptr), align 4, !dbg !77, !tbaa !49
  %5 = load i32, ptr %last, align 4, !dbg !78, !tbaa !49
  %cmp5 = icmp eq i32 %4, %5, !dbg !79
  br i1 %cmp5, label %while.body, label %while.end, !dbg !76

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !76, !llvm.loop !80

while.end:                                        ; preds = %while.cond
  %6 = load volatile i32, ptr addrspacecast (ptr addrspace(1) @generation to ptr), align 4, !dbg !84, !tbaa !49
  store i32 %6, ptr %last, align 4, !dbg !85, !tbaa !49
  br label %if.end6, !dbg !86

if.end6:                                          ; preds = %while.end, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !87
  ret void, !dbg !88
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6mirrorPKfPfS1_i(ptr noundef %a, ptr noundef %b, ptr noundef %c, i32 noundef %n) #2 !dbg !89 {
entry:
    #dbg_value(ptr %a, !96, !DIExpression(), !102)
    #dbg_value(ptr %b, !97, !DIExpression(), !102)
    #dbg_value(ptr %c, !98, !DIExpression(), !102)
    #dbg_value(i32 %n, !99, !DIExpression(), !102)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !103
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !104
  %mul = mul i32 %0, %1, !dbg !105
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !106
  %add = add i32 %mul, %2, !dbg !107
    #dbg_value(i32 %add, !100, !DIExpression(), !102)
  %3 = load volatile i32, ptr addrspacecast (ptr addrspace(1) @generation to ptr), align 4, !dbg !108, !tbaa !49
    #dbg_value(i32 %3, !101, !DIExpression(), !102)
  %cmp = icmp slt i32 %add, %n, !dbg !109
  br i1 %cmp, label %if.then, label %if.end, !dbg !109

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !111
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !111
  %4 = load float, ptr %arrayidx, align 4, !dbg !111, !tbaa !112
  %mul3 = fmul float 2.000000e+00, %4, !dbg !114
  %idxprom4 = sext i32 %add to i64, !dbg !115
  %arrayidx5 = getelementptr inbounds float, ptr %b, i64 %idxprom4, !dbg !115
  store float %mul3, ptr %arrayidx5, align 4, !dbg !116, !tbaa !112
  br label %if.end, !dbg !115

if.end:                                           ; preds = %if.then, %entry
    #dbg_value(ptr poison, !58, !DIExpression(), !117)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !119
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !120
  %cmp.i = icmp eq i32 %5, 0, !dbg !121
  br i1 %cmp.i, label %if.then.i, label %_Z12wait_for_allRj.exit, !dbg !121

if.then.i:                                        ; preds = %if.end
  %6 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @arrived to ptr), i32 1 monotonic, align 4, !dbg !122
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !123
  %sub.i = sub i32 %7, 1, !dbg !124
  %cmp3.i = icmp eq i32 %6, %sub.i, !dbg !125
  br i1 %cmp3.i, label %if.then4.i, label %if.end.i, !dbg !125

if.then4.i:                                       ; preds = %if.then.i
  store i32 0, ptr addrspacecast (ptr addrspace(1) @arrived to ptr), align 4, !dbg !126, !tbaa !49
  %add.i = add i32 %3, 1, !dbg !127
  store volatile i32 %add.i, ptr addrspacecast (ptr addrspace(1) @generation to ptr), align 4, !dbg !128, !tbaa !49
  br label %if.end.i, !dbg !129

if.end.i:                                         ; preds = %if.then4.i, %if.then.i
  br label %while.cond.i, !dbg !130

while.cond.i:                                     ; preds = %while.body.i, %if.end.i
  %8 = load volatile i32, ptr addrspacecast (ptr addrspace(1) @generation to ptr), align 4, !dbg !131, !tbaa !49
  %cmp5.i = icmp eq i32 %8, %3, !dbg !132
  br i1 %cmp5.i, label %while.body.i, label %while.end.i, !dbg !130

while.body.i:                                     ; preds = %while.cond.i
  br label %while.cond.i, !dbg !130, !llvm.loop !133

while.end.i:                                      ; preds = %while.cond.i
  %9 = load volatile i32, ptr addrspacecast (ptr addrspace(1) @generation to ptr), align 4, !dbg !135, !tbaa !49
    #dbg_value(i32 %9, !101, !DIExpression(), !102)
  br label %_Z12wait_for_allRj.exit, !dbg !136

_Z12wait_for_allRj.exit:                          ; preds = %if.end, %while.end.i
  %last.0 = phi i32 [ %9, %while.end.i ], [ %3, %if.end ], !dbg !102
    #dbg_value(i32 %last.0, !101, !DIExpression(), !102)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !137
  %cmp6 = icmp slt i32 %add, %n, !dbg !138
  br i1 %cmp6, label %if.then7, label %if.end13, !dbg !138

if.then7:                                         ; preds = %_Z12wait_for_allRj.exit
  %sub = sub nsw i32 %n, 1, !dbg !140
  %sub8 = sub nsw i32 %sub, %add, !dbg !141
  %idxprom9 = sext i32 %sub8 to i64, !dbg !142
  %arrayidx10 = getelementptr inbounds float, ptr %b, i64 %idxprom9, !dbg !142
  %10 = load float, ptr %arrayidx10, align 4, !dbg !142, !tbaa !112
  %idxprom11 = sext i32 %add to i64, !dbg !143
  %arrayidx12 = getelementptr inbounds float, ptr %c, i64 %idxprom11, !dbg !143
  store float %10, ptr %arrayidx12, align 4, !dbg !144, !tbaa !112
  br label %if.end13, !dbg !143

if.end13:                                         ; preds = %if.then7, %_Z12wait_for_allRj.exit
    #dbg_value(ptr poison, !58, !DIExpression(), !145)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !147
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !148
  %cmp.i35 = icmp eq i32 %11, 0, !dbg !149
  br i1 %cmp.i35, label %if.then.i36, label %_Z12wait_for_allRj.exit46, !dbg !149

if.then.i36:                                      ; preds = %if.end13
  %12 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @arrived to ptr), i32 1 monotonic, align 4, !dbg !150
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !151
  %sub.i37 = sub i32 %13, 1, !dbg !152
  %cmp3.i38 = icmp eq i32 %12, %sub.i37, !dbg !153
  br i1 %cmp3.i38, label %if.then4.i44, label %if.end.i39, !dbg !153

if.then4.i44:                                     ; preds = %if.then.i36
  store i32 0, ptr addrspacecast (ptr addrspace(1) @arrived to ptr), align 4, !dbg !154, !tbaa !49
  %add.i45 = add i32 %last.0, 1, !dbg !155
  store volatile i32 %add.i45, ptr addrspacecast (ptr addrspace(1) @generation to ptr), align 4, !dbg !156, !tbaa !49
  br label %if.end.i39, !dbg !157

if.end.i39:                                       ; preds = %if.then4.i44, %if.then.i36
  br label %while.cond.i40, !dbg !158

while.cond.i40:                                   ; preds = %while.body.i43, %if.end.i39
  %14 = load volatile i32, ptr addrspacecast (ptr addrspace(1) @generation to ptr), align 4, !dbg !159, !tbaa !49
  %cmp5.i41 = icmp eq i32 %14, %last.0, !dbg !160
  br i1 %cmp5.i41, label %while.body.i43, label %while.end.i42, !dbg !158

while.body.i43:                                   ; preds = %while.cond.i40
  br label %while.cond.i40, !dbg !158, !llvm.loop !161

while.end.i42:                                    ; preds = %while.cond.i40
  %15 = load volatile i32, ptr addrspacecast (ptr addrspace(1) @generation to ptr), align 4, !dbg !163, !tbaa !49
    #dbg_value(i32 %15, !101, !DIExpression(), !102)
  br label %_Z12wait_for_allRj.exit46, !dbg !164

_Z12wait_for_allRj.exit46:                        ; preds = %if.end13, %while.end.i42
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !165
  %cmp14 = icmp slt i32 %add, %n, !dbg !166
  br i1 %cmp14, label %if.then15, label %if.end20, !dbg !166

if.then15:                                        ; preds = %_Z12wait_for_allRj.exit46
  %idxprom16 = sext i32 %add to i64, !dbg !168
  %arrayidx17 = getelementptr inbounds float, ptr %c, i64 %idxprom16, !dbg !168
  %16 = load float, ptr %arrayidx17, align 4, !dbg !168, !tbaa !112
  %idxprom18 = sext i32 %add to i64, !dbg !169
  %arrayidx19 = getelementptr inbounds float, ptr %b, i64 %idxprom18, !dbg !169
  store float %16, ptr %arrayidx19, align 4, !dbg !170, !tbaa !112
  br label %if.end20, !dbg !169

if.end20:                                         ; preds = %if.then15, %_Z12wait_for_allRj.exit46
  ret void, !dbg !171
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47}
!llvm.ident = !{!48}
!llvm.errno.tbaa = !{!49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "generation", scope: !2, file: !3, line: 8, type: !43, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, imports: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "generation_read_again.cu", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "arrived", scope: !2, file: !3, line: 9, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !12, !14, !19, !24, !29, !35, !37}
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !10, file: !11, line: 128)
!10 = !DINamespace(name: "ws_math", scope: null)
!11 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!12 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !13, entity: !10, file: !11, line: 129)
!13 = !DINamespace(name: "std", scope: null)
!14 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !15, file: !11, line: 154)
!15 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !11, file: !11, line: 137, type: !16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!16 = !DISubroutineType(types: !17)
!17 = !{!18, !18}
!18 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!19 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !20, file: !11, line: 154)
!20 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !11, file: !11, line: 133, type: !21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!21 = !DISubroutineType(types: !22)
!22 = !{!23, !23}
!23 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !25, file: !11, line: 154)
!25 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !11, file: !11, line: 134, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !30, file: !11, line: 154)
!30 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !11, file: !11, line: 145, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !34}
!33 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!34 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !36, file: !11, line: 154)
!36 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !11, file: !11, line: 147, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !38, file: !11, line: 154)
!38 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !11, file: !11, line: 149, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!39 = !DISubroutineType(types: !40)
!40 = !{!41, !42}
!41 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!42 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!43 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!44 = !{i32 7, !"Dwarf Version", i32 4}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!48 = !{!"clang version 22.1.8"}
!49 = !{!50, !50, i64 0}
!50 = !{!"int", !51, i64 0}
!51 = !{!"omnipotent char", !52, i64 0}
!52 = !{!"Simple C++ TBAA"}
!53 = distinct !DISubprogram(name: "wait_for_all", linkageName: "_Z12wait_for_allRj", scope: !3, file: !3, line: 11, type: !54, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !57)
!54 = !DISubroutineType(types: !55)
!55 = !{null, !56}
!56 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !7, size: 64)
!57 = !{!58}
!58 = !DILocalVariable(name: "last", arg: 1, scope: !53, file: !3, line: 11, type: !56)
!59 = !DILocation(line: 0, scope: !53)
!60 = !DILocation(line: 12, column: 3, scope: !53)
!61 = !DILocation(line: 13, column: 7, scope: !62)
!62 = distinct !DILexicalBlock(scope: !53, file: !3, line: 13, column: 7)
!63 = !DILocation(line: 13, column: 19, scope: !62)
!64 = !DILocation(line: 14, column: 9, scope: !65)
!65 = distinct !DILexicalBlock(scope: !66, file: !3, line: 14, column: 9)
!66 = distinct !DILexicalBlock(scope: !62, file: !3, line: 13, column: 25)
!67 = !DILocation(line: 14, column: 35, scope: !65)
!68 = !DILocation(line: 14, column: 45, scope: !65)
!69 = !DILocation(line: 14, column: 32, scope: !65)
!70 = !DILocation(line: 15, column: 15, scope: !71)
!71 = distinct !DILexicalBlock(scope: !65, file: !3, line: 14, column: 50)
!72 = !DILocation(line: 16, column: 20, scope: !71)
!73 = !DILocation(line: 16, column: 25, scope: !71)
!74 = !DILocation(line: 16, column: 18, scope: !71)
!75 = !DILocation(line: 17, column: 5, scope: !71)
!76 = !DILocation(line: 18, column: 5, scope: !66)
!77 = !DILocation(line: 18, column: 12, scope: !66)
!78 = !DILocation(line: 18, column: 26, scope: !66)
!79 = !DILocation(line: 18, column: 23, scope: !66)
!80 = distinct !{!80, !76, !81, !82, !83}
!81 = !DILocation(line: 18, column: 33, scope: !66)
!82 = !{!"llvm.loop.mustprogress"}
!83 = !{!"llvm.loop.unroll.disable"}
!84 = !DILocation(line: 19, column: 12, scope: !66)
!85 = !DILocation(line: 19, column: 10, scope: !66)
!86 = !DILocation(line: 20, column: 3, scope: !66)
!87 = !DILocation(line: 21, column: 3, scope: !53)
!88 = !DILocation(line: 22, column: 1, scope: !53)
!89 = distinct !DISubprogram(name: "mirror", linkageName: "_Z6mirrorPKfPfS1_i", scope: !3, file: !3, line: 24, type: !90, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !95)
!90 = !DISubroutineType(types: !91)
!91 = !{null, !92, !94, !94, !41}
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !42)
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!95 = !{!96, !97, !98, !99, !100, !101}
!96 = !DILocalVariable(name: "a", arg: 1, scope: !89, file: !3, line: 24, type: !92)
!97 = !DILocalVariable(name: "b", arg: 2, scope: !89, file: !3, line: 24, type: !94)
!98 = !DILocalVariable(name: "c", arg: 3, scope: !89, file: !3, line: 24, type: !94)
!99 = !DILocalVariable(name: "n", arg: 4, scope: !89, file: !3, line: 24, type: !41)
!100 = !DILocalVariable(name: "i", scope: !89, file: !3, line: 25, type: !41)
!101 = !DILocalVariable(name: "last", scope: !89, file: !3, line: 26, type: !7)
!102 = !DILocation(line: 0, scope: !89)
!103 = !DILocation(line: 25, column: 11, scope: !89)
!104 = !DILocation(line: 25, column: 24, scope: !89)
!105 = !DILocation(line: 25, column: 22, scope: !89)
!106 = !DILocation(line: 25, column: 37, scope: !89)
!107 = !DILocation(line: 25, column: 35, scope: !89)
!108 = !DILocation(line: 26, column: 19, scope: !89)
!109 = !DILocation(line: 27, column: 9, scope: !110)
!110 = distinct !DILexicalBlock(scope: !89, file: !3, line: 27, column: 7)
!111 = !DILocation(line: 27, column: 25, scope: !110)
!112 = !{!113, !113, i64 0}
!113 = !{!"float", !51, i64 0}
!114 = !DILocation(line: 27, column: 23, scope: !110)
!115 = !DILocation(line: 27, column: 14, scope: !110)
!116 = !DILocation(line: 27, column: 19, scope: !110)
!117 = !DILocation(line: 0, scope: !53, inlinedAt: !118)
!118 = distinct !DILocation(line: 28, column: 3, scope: !89)
!119 = !DILocation(line: 12, column: 3, scope: !53, inlinedAt: !118)
!120 = !DILocation(line: 13, column: 7, scope: !62, inlinedAt: !118)
!121 = !DILocation(line: 13, column: 19, scope: !62, inlinedAt: !118)
!122 = !DILocation(line: 14, column: 9, scope: !65, inlinedAt: !118)
!123 = !DILocation(line: 14, column: 35, scope: !65, inlinedAt: !118)
!124 = !DILocation(line: 14, column: 45, scope: !65, inlinedAt: !118)
!125 = !DILocation(line: 14, column: 32, scope: !65, inlinedAt: !118)
!126 = !DILocation(line: 15, column: 15, scope: !71, inlinedAt: !118)
!127 = !DILocation(line: 16, column: 25, scope: !71, inlinedAt: !118)
!128 = !DILocation(line: 16, column: 18, scope: !71, inlinedAt: !118)
!129 = !DILocation(line: 17, column: 5, scope: !71, inlinedAt: !118)
!130 = !DILocation(line: 18, column: 5, scope: !66, inlinedAt: !118)
!131 = !DILocation(line: 18, column: 12, scope: !66, inlinedAt: !118)
!132 = !DILocation(line: 18, column: 23, scope: !66, inlinedAt: !118)
!133 = distinct !{!133, !130, !134, !82, !83}
!134 = !DILocation(line: 18, column: 33, scope: !66, inlinedAt: !118)
!135 = !DILocation(line: 19, column: 12, scope: !66, inlinedAt: !118)
!136 = !DILocation(line: 20, column: 3, scope: !66, inlinedAt: !118)
!137 = !DILocation(line: 21, column: 3, scope: !53, inlinedAt: !118)
!138 = !DILocation(line: 29, column: 9, scope: !139)
!139 = distinct !DILexicalBlock(scope: !89, file: !3, line: 29, column: 7)
!140 = !DILocation(line: 29, column: 25, scope: !139)
!141 = !DILocation(line: 29, column: 29, scope: !139)
!142 = !DILocation(line: 29, column: 21, scope: !139)
!143 = !DILocation(line: 29, column: 14, scope: !139)
!144 = !DILocation(line: 29, column: 19, scope: !139)
!145 = !DILocation(line: 0, scope: !53, inlinedAt: !146)
!146 = distinct !DILocation(line: 30, column: 3, scope: !89)
!147 = !DILocation(line: 12, column: 3, scope: !53, inlinedAt: !146)
!148 = !DILocation(line: 13, column: 7, scope: !62, inlinedAt: !146)
!149 = !DILocation(line: 13, column: 19, scope: !62, inlinedAt: !146)
!150 = !DILocation(line: 14, column: 9, scope: !65, inlinedAt: !146)
!151 = !DILocation(line: 14, column: 35, scope: !65, inlinedAt: !146)
!152 = !DILocation(line: 14, column: 45, scope: !65, inlinedAt: !146)
!153 = !DILocation(line: 14, column: 32, scope: !65, inlinedAt: !146)
!154 = !DILocation(line: 15, column: 15, scope: !71, inlinedAt: !146)
!155 = !DILocation(line: 16, column: 25, scope: !71, inlinedAt: !146)
!156 = !DILocation(line: 16, column: 18, scope: !71, inlinedAt: !146)
!157 = !DILocation(line: 17, column: 5, scope: !71, inlinedAt: !146)
!158 = !DILocation(line: 18, column: 5, scope: !66, inlinedAt: !146)
!159 = !DILocation(line: 18, column: 12, scope: !66, inlinedAt: !146)
!160 = !DILocation(line: 18, column: 23, scope: !66, inlinedAt: !146)
!161 = distinct !{!161, !158, !162, !82, !83}
!162 = !DILocation(line: 18, column: 33, scope: !66, inlinedAt: !146)
!163 = !DILocation(line: 19, column: 12, scope: !66, inlinedAt: !146)
!164 = !DILocation(line: 20, column: 3, scope: !66, inlinedAt: !146)
!165 = !DILocation(line: 21, column: 3, scope: !53, inlinedAt: !146)
!166 = !DILocation(line: 31, column: 9, scope: !167)
!167 = distinct !DILexicalBlock(scope: !89, file: !3, line: 31, column: 7)
!168 = !DILocation(line: 31, column: 21, scope: !167)
!169 = !DILocation(line: 31, column: 14, scope: !167)
!170 = !DILocation(line: 31, column: 19, scope: !167)
!171 = !DILocation(line: 32, column: 1, scope: !89)
