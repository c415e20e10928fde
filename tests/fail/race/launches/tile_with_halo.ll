; ModuleID = 'tile_with_halo.cu'
source_filename = "tile_with_halo.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@taps = addrspace(4) externally_initialized constant [5 x [5 x float]] zeroinitializer, align 4, !dbg !0
@_ZZ4blurPKfPfiiE4tile = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !5
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @taps to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4blurPKfPfii(ptr noundef %in, ptr noundef %out, i32 noundef %height, i32 noundef %width) #0 !dbg !7 {
entry:
    #dbg_value(ptr %in, !16, !DIExpression(), !80)
    #dbg_value(ptr %out, !17, !DIExpression(), !80)
    #dbg_value(i32 %height, !18, !DIExpression(), !80)
    #dbg_value(i32 %width, !19, !DIExpression(), !80)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !81
  %mul = mul i32 %0, 12, !dbg !82
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !83
  %add = add i32 %mul, %1, !dbg !84
    #dbg_value(i32 %add, !20, !DIExpression(), !80)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !85
  %mul3 = mul i32 %2, 12, !dbg !86
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !87
  %add5 = add i32 %mul3, %3, !dbg !88
    #dbg_value(i32 %add5, !21, !DIExpression(), !80)
  %sub = sub nsw i32 %add, 2, !dbg !89
    #dbg_value(i32 %sub, !22, !DIExpression(), !80)
  %sub6 = sub nsw i32 %add5, 2, !dbg !90
    #dbg_value(i32 %sub6, !23, !DIExpression(), !80)
  %cmp = icmp sge i32 %sub, 0, !dbg !91
  br i1 %cmp, label %land.lhs.true, label %if.else, !dbg !93

land.lhs.true:                                    ; preds = %entry
  %cmp7 = icmp slt i32 %sub, %height, !dbg !94
  br i1 %cmp7, label %land.lhs.true8, label %if.else, !dbg !95

land.lhs.true8:                                   ; preds = %land.lhs.true
  %cmp9 = icmp sge i32 %sub6, 0, !dbg !96
  br i1 %cmp9, label %land.lhs.true10, label %if.else, !dbg !97

land.lhs.true10:                                  ; preds = %land.lhs.true8
  %cmp11 = icmp slt i32 %sub6, %width, !dbg !98
  br i1 %cmp11, label %if.then, label %if.else, !dbg !97

if.then:                                          ; preds = %land.lhs.true10
  %mul12 = mul nsw i32 %sub, %width, !dbg !99
  %add13 = add nsw i32 %mul12, %sub6, !dbg !100
  %idxprom = sext i32 %add13 to i64, !dbg !101
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !101
  %4 = load float, ptr %arrayidx, align 4, !dbg !101, !tbaa !102
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !104
  %idxprom15 = zext i32 %5 to i64, !dbg !105
  %arrayidx16 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE4tile to ptr), i64 0, i64 %idxprom15, !dbg !105
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !106
  %idxprom18 = zext i32 %6 to i64, !dbg !105
  %arrayidx19 = getelementptr inbounds nuw [16 x float], ptr %arrayidx16, i64 0, i64 %idxprom18, !dbg !105
  store float %4, ptr %arrayidx19, align 4, !dbg !107, !tbaa !102
  br label %if.end, !dbg !105

if.else:                                          ; preds = %land.lhs.true10, %land.lhs.true8, %land.lhs.true, %entry
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !108
  %idxprom21 = zext i32 %7 to i64, !dbg !109
  %arrayidx22 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE4tile to ptr), i64 0, i64 %idxprom21, !dbg !109
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !110
  %idxprom24 = zext i32 %8 to i64, !dbg !109
  %arrayidx25 = getelementptr inbounds nuw [16 x float], ptr %arrayidx22, i64 0, i64 %idxprom24, !dbg !109
  store float 0.000000e+00, ptr %arrayidx25, align 4, !dbg !111, !tbaa !102
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !112
  %cmp27 = icmp ult i32 %9, 12, !dbg !113
  br i1 %cmp27, label %land.lhs.true28, label %if.end61, !dbg !114

land.lhs.true28:                                  ; preds = %if.end
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !115
  %cmp30 = icmp ult i32 %10, 12, !dbg !116
  br i1 %cmp30, label %land.lhs.true31, label %if.end61, !dbg !117

land.lhs.true31:                                  ; preds = %land.lhs.true28
  %cmp32 = icmp slt i32 %add, %height, !dbg !118
  br i1 %cmp32, label %land.lhs.true33, label %if.end61, !dbg !119

land.lhs.true33:                                  ; preds = %land.lhs.true31
  %cmp34 = icmp slt i32 %add5, %width, !dbg !120
  br i1 %cmp34, label %if.then35, label %if.end61, !dbg !119

if.then35:                                        ; preds = %land.lhs.true33
    #dbg_value(float 0.000000e+00, !24, !DIExpression(), !121)
    #dbg_value(i32 0, !27, !DIExpression(), !122)
  br label %for.cond, !dbg !123

for.cond:                                         ; preds = %for.inc54, %if.then35
  %sum.0 = phi float [ 0.000000e+00, %if.then35 ], [ %sum.1, %for.inc54 ], !dbg !124
  %i.0 = phi i32 [ 0, %if.then35 ], [ %inc55, %for.inc54 ], !dbg !125
    #dbg_value(i32 %i.0, !27, !DIExpression(), !122)
    #dbg_value(float %sum.0, !24, !DIExpression(), !121)
  %cmp36 = icmp slt i32 %i.0, 5, !dbg !126
  br i1 %cmp36, label %for.body, label %for.cond.cleanup, !dbg !127

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end56

for.body:                                         ; preds = %for.cond
    #dbg_value(i32 0, !29, !DIExpression(), !128)
  br label %for.cond37, !dbg !129

for.cond37:                                       ; preds = %for.inc, %for.body
  %sum.1 = phi float [ %sum.0, %for.body ], [ %15, %for.inc ], !dbg !121
  %j.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ], !dbg !130
    #dbg_value(i32 %j.0, !29, !DIExpression(), !128)
    #dbg_value(float %sum.1, !24, !DIExpression(), !121)
  %cmp38 = icmp slt i32 %j.0, 5, !dbg !131
  br i1 %cmp38, label %for.body40, label %for.cond.cleanup39, !dbg !133

for.cond.cleanup39:                               ; preds = %for.cond37
  br label %for.end

for.body40:                                       ; preds = %for.cond37
  %idxprom41 = sext i32 %i.0 to i64, !dbg !134
  %arrayidx42 = getelementptr inbounds [5 x [5 x float]], ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 0, i64 %idxprom41, !dbg !134
  %idxprom43 = sext i32 %j.0 to i64, !dbg !134
  %arrayidx44 = getelementptr inbounds [5 x float], ptr %arrayidx42, i64 0, i64 %idxprom43, !dbg !134
  %11 = load float, ptr %arrayidx44, align 4, !dbg !134, !tbaa !102
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !135
  %add46 = add i32 %12, %i.0, !dbg !136
  %idxprom47 = zext i32 %add46 to i64, !dbg !137
  %arrayidx48 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE4tile to ptr), i64 0, i64 %idxprom47, !dbg !137
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !138
  %add50 = add i32 %13, %j.0, !dbg !139
  %idxprom51 = zext i32 %add50 to i64, !dbg !137
  %arrayidx52 = getelementptr inbounds nuw [16 x float], ptr %arrayidx48, i64 0, i64 %idxprom51, !dbg !137
  %14 = load float, ptr %arrayidx52, align 4, !dbg !137, !tbaa !102
  %15 = call float @llvm.fmuladd.f32(float %11, float %14, float %sum.1), !dbg !140
    #dbg_value(float %15, !24, !DIExpression(), !121)
  br label %for.inc, !dbg !141

for.inc:                                          ; preds = %for.body40
  %inc = add nsw i32 %j.0, 1, !dbg !142
    #dbg_value(i32 %inc, !29, !DIExpression(), !128)
  br label %for.cond37, !dbg !143, !llvm.loop !144

for.end:                                          ; preds = %for.cond.cleanup39
  br label %for.inc54, !dbg !145

for.inc54:                                        ; preds = %for.end
  %inc55 = add nsw i32 %i.0, 1, !dbg !148
    #dbg_value(i32 %inc55, !27, !DIExpression(), !122)
  br label %for.cond, !dbg !149, !llvm.loop !150

for.end56:                                        ; preds = %for.cond.cleanup
  %mul57 = mul nsw i32 %add, %width, !dbg !152
  %add58 = add nsw i32 %mul57, %add5, !dbg !153
  %idxprom59 = sext i32 %add58 to i64, !dbg !154
  %arrayidx60 = getelementptr inbounds float, ptr %out, i64 %idxprom59, !dbg !154
  store float %sum.0, ptr %arrayidx60, align 4, !dbg !155, !tbaa !102
  br label %if.end61, !dbg !156

if.end61:                                         ; preds = %for.end56, %land.lhs.true33, %land.lhs.true31, %land.lhs.true28, %if.end
  ret void, !dbg !157
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!71, !72, !73, !74}
!llvm.ident = !{!75}
!llvm.errno.tbaa = !{!76}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "taps", scope: !2, file: !3, line: 12, type: !68, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, imports: !35, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tile_with_halo.cu", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!6 = distinct !DIGlobalVariable(name: "tile", scope: !7, file: !3, line: 14, type: !32, isLocal: true, isDefinition: true)
!7 = distinct !DISubprogram(name: "blur", linkageName: "_Z4blurPKfPfii", scope: !3, file: !3, line: 13, type: !8, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !15)
!8 = !DISubroutineType(types: !9)
!9 = !{null, !10, !13, !14, !14}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!12 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !17, !18, !19, !20, !21, !22, !23, !24, !27, !29}
!16 = !DILocalVariable(name: "in", arg: 1, scope: !7, file: !3, line: 13, type: !10)
!17 = !DILocalVariable(name: "out", arg: 2, scope: !7, file: !3, line: 13, type: !13)
!18 = !DILocalVariable(name: "height", arg: 3, scope: !7, file: !3, line: 13, type: !14)
!19 = !DILocalVariable(name: "width", arg: 4, scope: !7, file: !3, line: 13, type: !14)
!20 = !DILocalVariable(name: "row", scope: !7, file: !3, line: 15, type: !14)
!21 = !DILocalVariable(name: "col", scope: !7, file: !3, line: 16, type: !14)
!22 = !DILocalVariable(name: "y", scope: !7, file: !3, line: 17, type: !14)
!23 = !DILocalVariable(name: "x", scope: !7, file: !3, line: 17, type: !14)
!24 = !DILocalVariable(name: "sum", scope: !25, file: !3, line: 24, type: !12)
!25 = distinct !DILexicalBlock(scope: !26, file: !3, line: 23, column: 88)
!26 = distinct !DILexicalBlock(scope: !7, file: !3, line: 23, column: 9)
!27 = !DILocalVariable(name: "i", scope: !28, file: !3, line: 25, type: !14)
!28 = distinct !DILexicalBlock(scope: !25, file: !3, line: 25, column: 9)
!29 = !DILocalVariable(name: "j", scope: !30, file: !3, line: 26, type: !14)
!30 = distinct !DILexicalBlock(scope: !31, file: !3, line: 26, column: 13)
!31 = distinct !DILexicalBlock(scope: !28, file: !3, line: 25, column: 9)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 8192, elements: !33)
!33 = !{!34, !34}
!34 = !DISubrange(count: 16)
!35 = !{!36, !39, !41, !46, !51, !56, !62, !64}
!36 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !37, file: !38, line: 128)
!37 = !DINamespace(name: "ws_math", scope: null)
!38 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!39 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !40, entity: !37, file: !38, line: 129)
!40 = !DINamespace(name: "std", scope: null)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !42, file: !38, line: 154)
!42 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !38, file: !38, line: 137, type: !43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!43 = !DISubroutineType(types: !44)
!44 = !{!45, !45}
!45 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !47, file: !38, line: 154)
!47 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !38, file: !38, line: 133, type: !48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!48 = !DISubroutineType(types: !49)
!49 = !{!50, !50}
!50 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !52, file: !38, line: 154)
!52 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !38, file: !38, line: 134, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !55}
!55 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!56 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !57, file: !38, line: 154)
!57 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !38, file: !38, line: 145, type: !58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!58 = !DISubroutineType(types: !59)
!59 = !{!60, !61}
!60 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!61 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!62 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !63, file: !38, line: 154)
!63 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !38, file: !38, line: 147, type: !58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!64 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !65, file: !38, line: 154)
!65 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !38, file: !38, line: 149, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!66 = !DISubroutineType(types: !67)
!67 = !{!14, !12}
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 800, elements: !69)
!69 = !{!70, !70}
!70 = !DISubrange(count: 5)
!71 = !{i32 7, !"Dwarf Version", i32 4}
!72 = !{i32 2, !"Debug Info Version", i32 3}
!73 = !{i32 1, !"wchar_size", i32 4}
!74 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!75 = !{!"clang version 22.1.8"}
!76 = !{!77, !77, i64 0}
!77 = !{!"int", !78, i64 0}
!78 = !{!"omnipotent char", !79, i64 0}
!79 = !{!"Simple C++ TBAA"}
!80 = !DILocation(line: 0, scope: !7)
!81 = !DILocation(line: 15, column: 15, scope: !7)
!82 = !DILocation(line: 15, column: 26, scope: !7)
!83 = !DILocation(line: 15, column: 38, scope: !7)
!84 = !DILocation(line: 15, column: 36, scope: !7)
!85 = !DILocation(line: 16, column: 15, scope: !7)
!86 = !DILocation(line: 16, column: 26, scope: !7)
!87 = !DILocation(line: 16, column: 38, scope: !7)
!88 = !DILocation(line: 16, column: 36, scope: !7)
!89 = !DILocation(line: 17, column: 17, scope: !7)
!90 = !DILocation(line: 17, column: 37, scope: !7)
!91 = !DILocation(line: 18, column: 11, scope: !92)
!92 = distinct !DILexicalBlock(scope: !7, file: !3, line: 18, column: 9)
!93 = !DILocation(line: 18, column: 16, scope: !92)
!94 = !DILocation(line: 18, column: 21, scope: !92)
!95 = !DILocation(line: 18, column: 30, scope: !92)
!96 = !DILocation(line: 18, column: 35, scope: !92)
!97 = !DILocation(line: 18, column: 40, scope: !92)
!98 = !DILocation(line: 18, column: 45, scope: !92)
!99 = !DILocation(line: 19, column: 47, scope: !92)
!100 = !DILocation(line: 19, column: 55, scope: !92)
!101 = !DILocation(line: 19, column: 42, scope: !92)
!102 = !{!103, !103, i64 0}
!103 = !{!"float", !78, i64 0}
!104 = !DILocation(line: 19, column: 14, scope: !92)
!105 = !DILocation(line: 19, column: 9, scope: !92)
!106 = !DILocation(line: 19, column: 27, scope: !92)
!107 = !DILocation(line: 19, column: 40, scope: !92)
!108 = !DILocation(line: 21, column: 14, scope: !92)
!109 = !DILocation(line: 21, column: 9, scope: !92)
!110 = !DILocation(line: 21, column: 27, scope: !92)
!111 = !DILocation(line: 21, column: 40, scope: !92)
!112 = !DILocation(line: 23, column: 9, scope: !26)
!113 = !DILocation(line: 23, column: 21, scope: !26)
!114 = !DILocation(line: 23, column: 31, scope: !26)
!115 = !DILocation(line: 23, column: 34, scope: !26)
!116 = !DILocation(line: 23, column: 46, scope: !26)
!117 = !DILocation(line: 23, column: 56, scope: !26)
!118 = !DILocation(line: 23, column: 63, scope: !26)
!119 = !DILocation(line: 23, column: 72, scope: !26)
!120 = !DILocation(line: 23, column: 79, scope: !26)
!121 = !DILocation(line: 0, scope: !25)
!122 = !DILocation(line: 0, scope: !28)
!123 = !DILocation(line: 25, column: 14, scope: !28)
!124 = !DILocation(line: 24, column: 15, scope: !25)
!125 = !DILocation(line: 25, scope: !28)
!126 = !DILocation(line: 25, column: 27, scope: !31)
!127 = !DILocation(line: 25, column: 9, scope: !28)
!128 = !DILocation(line: 0, scope: !30)
!129 = !DILocation(line: 26, column: 18, scope: !30)
!130 = !DILocation(line: 26, scope: !30)
!131 = !DILocation(line: 26, column: 31, scope: !132)
!132 = distinct !DILexicalBlock(scope: !30, file: !3, line: 26, column: 13)
!133 = !DILocation(line: 26, column: 13, scope: !30)
!134 = !DILocation(line: 27, column: 24, scope: !132)
!135 = !DILocation(line: 27, column: 42, scope: !132)
!136 = !DILocation(line: 27, column: 54, scope: !132)
!137 = !DILocation(line: 27, column: 37, scope: !132)
!138 = !DILocation(line: 27, column: 59, scope: !132)
!139 = !DILocation(line: 27, column: 71, scope: !132)
!140 = !DILocation(line: 27, column: 21, scope: !132)
!141 = !DILocation(line: 27, column: 17, scope: !132)
!142 = !DILocation(line: 26, column: 40, scope: !132)
!143 = !DILocation(line: 26, column: 13, scope: !132)
!144 = distinct !{!144, !133, !145, !146, !147}
!145 = !DILocation(line: 27, column: 74, scope: !30)
!146 = !{!"llvm.loop.mustprogress"}
!147 = !{!"llvm.loop.unroll.disable"}
!148 = !DILocation(line: 25, column: 36, scope: !31)
!149 = !DILocation(line: 25, column: 9, scope: !31)
!150 = distinct !{!150, !127, !151, !146, !147}
!151 = !DILocation(line: 27, column: 74, scope: !28)
!152 = !DILocation(line: 28, column: 17, scope: !25)
!153 = !DILocation(line: 28, column: 25, scope: !25)
!154 = !DILocation(line: 28, column: 9, scope: !25)
!155 = !DILocation(line: 28, column: 32, scope: !25)
!156 = !DILocation(line: 29, column: 5, scope: !25)
!157 = !DILocation(line: 30, column: 1, scope: !7)
