; ModuleID = 'rows_by_their_number.cu'
source_filename = "rows_by_their_number.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5scalePKfPfii(ptr noundef %a, ptr noundef %m, i32 noundef %rows, i32 noundef %cols) #0 !dbg !46 {
entry:
    #dbg_value(ptr %a, !53, !DIExpression(), !59)
    #dbg_value(ptr %m, !54, !DIExpression(), !59)
    #dbg_value(i32 %rows, !55, !DIExpression(), !59)
    #dbg_value(i32 %cols, !56, !DIExpression(), !59)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !60
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !61
  %mul = mul i32 %0, %1, !dbg !62
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  %add = add i32 %mul, %2, !dbg !64
    #dbg_value(i32 %add, !57, !DIExpression(), !59)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !65
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !66
  %mul5 = mul i32 %3, %4, !dbg !67
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !68
  %add7 = add i32 %mul5, %5, !dbg !69
    #dbg_value(i32 %add7, !58, !DIExpression(), !59)
  %cmp = icmp slt i32 %add, %cols, !dbg !70
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !72

land.lhs.true:                                    ; preds = %entry
  %cmp8 = icmp slt i32 %add7, %rows, !dbg !73
  br i1 %cmp8, label %if.then, label %if.end, !dbg !72

if.then:                                          ; preds = %land.lhs.true
  %mul9 = mul nsw i32 %add7, %cols, !dbg !74
  %add10 = add nsw i32 %mul9, %add, !dbg !75
  %idxprom = sext i32 %add10 to i64, !dbg !76
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !76
  %6 = load float, ptr %arrayidx, align 4, !dbg !76, !tbaa !77
  %mul11 = fmul float 2.000000e+00, %6, !dbg !79
  %mul12 = mul nsw i32 %add7, %cols, !dbg !80
  %add13 = add nsw i32 %mul12, %add, !dbg !81
  %idxprom14 = sext i32 %add13 to i64, !dbg !82
  %arrayidx15 = getelementptr inbounds float, ptr %m, i64 %idxprom14, !dbg !82
  store float %mul11, ptr %arrayidx15, align 4, !dbg !83, !tbaa !77
  br label %if.end, !dbg !82

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void, !dbg !84
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4turnPKfPfii(ptr noundef %a, ptr noundef %m, i32 noundef %rows, i32 noundef %cols) #0 !dbg !85 {
entry:
    #dbg_value(ptr %a, !87, !DIExpression(), !96)
    #dbg_value(ptr %m, !88, !DIExpression(), !96)
    #dbg_value(i32 %rows, !89, !DIExpression(), !96)
    #dbg_value(i32 %cols, !90, !DIExpression(), !96)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !97
    #dbg_value(i32 %0, !91, !DIExpression(), !98)
  br label %for.cond, !dbg !99

for.cond:                                         ; preds = %for.inc12, %entry
  %y.0 = phi i32 [ %0, %entry ], [ %add14, %for.inc12 ], !dbg !100
    #dbg_value(i32 %y.0, !91, !DIExpression(), !98)
  %cmp = icmp slt i32 %y.0, %rows, !dbg !101
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !102

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end15

for.body:                                         ; preds = %for.cond
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !103
    #dbg_value(i32 %1, !93, !DIExpression(), !104)
  br label %for.cond2, !dbg !105

for.cond2:                                        ; preds = %for.inc, %for.body
  %x.0 = phi i32 [ %1, %for.body ], [ %add11, %for.inc ], !dbg !106
    #dbg_value(i32 %x.0, !93, !DIExpression(), !104)
  %cmp3 = icmp slt i32 %x.0, %cols, !dbg !107
  br i1 %cmp3, label %for.body5, label %for.cond.cleanup4, !dbg !109

for.cond.cleanup4:                                ; preds = %for.cond2
  br label %for.end

for.body5:                                        ; preds = %for.cond2
  %mul = mul nsw i32 %y.0, %cols, !dbg !110
  %add = add nsw i32 %mul, %x.0, !dbg !111
  %idxprom = sext i32 %add to i64, !dbg !112
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !112
  %2 = load float, ptr %arrayidx, align 4, !dbg !112, !tbaa !77
  %mul6 = mul nsw i32 %x.0, %rows, !dbg !113
  %add7 = add nsw i32 %mul6, %y.0, !dbg !114
  %idxprom8 = sext i32 %add7 to i64, !dbg !115
  %arrayidx9 = getelementptr inbounds float, ptr %m, i64 %idxprom8, !dbg !115
  store float %2, ptr %arrayidx9, align 4, !dbg !116, !tbaa !77
  br label %for.inc, !dbg !115

for.inc:                                          ; preds = %for.body5
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !117
  %add11 = add i32 %x.0, %3, !dbg !118
    #dbg_value(i32 %add11, !93, !DIExpression(), !104)
  br label %for.cond2, !dbg !119, !llvm.loop !120

for.end:                                          ; preds = %for.cond.cleanup4
  br label %for.inc12, !dbg !121

for.inc12:                                        ; preds = %for.end
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !124
  %add14 = add i32 %y.0, %4, !dbg !125
    #dbg_value(i32 %add14, !91, !DIExpression(), !98)
  br label %for.cond, !dbg !126, !llvm.loop !127

for.end15:                                        ; preds = %for.cond.cleanup
  ret void, !dbg !129
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9scale_allPKfPfiii(ptr noundef %a, ptr noundef %m, i32 noundef %pictures, i32 noundef %rows, i32 noundef %cols) #0 !dbg !130 {
entry:
    #dbg_value(ptr %a, !134, !DIExpression(), !142)
    #dbg_value(ptr %m, !135, !DIExpression(), !142)
    #dbg_value(i32 %pictures, !136, !DIExpression(), !142)
    #dbg_value(i32 %rows, !137, !DIExpression(), !142)
    #dbg_value(i32 %cols, !138, !DIExpression(), !142)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !143
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !144
  %mul = mul i32 %0, %1, !dbg !145
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !146
  %add = add i32 %mul, %2, !dbg !147
    #dbg_value(i32 %add, !139, !DIExpression(), !142)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !148
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !149
  %mul5 = mul i32 %3, %4, !dbg !150
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !151
  %add7 = add i32 %mul5, %5, !dbg !152
    #dbg_value(i32 %add7, !140, !DIExpression(), !142)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !153
    #dbg_value(i32 %6, !141, !DIExpression(), !142)
  %cmp = icmp slt i32 %add, %cols, !dbg !154
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !156

land.lhs.true:                                    ; preds = %entry
  %cmp9 = icmp slt i32 %add7, %rows, !dbg !157
  br i1 %cmp9, label %land.lhs.true10, label %if.end, !dbg !158

land.lhs.true10:                                  ; preds = %land.lhs.true
  %cmp11 = icmp slt i32 %6, %pictures, !dbg !159
  br i1 %cmp11, label %if.then, label %if.end, !dbg !158

if.then:                                          ; preds = %land.lhs.true10
  %mul12 = mul nsw i32 %6, %rows, !dbg !160
  %add13 = add nsw i32 %mul12, %add7, !dbg !161
  %mul14 = mul nsw i32 %add13, %cols, !dbg !162
  %add15 = add nsw i32 %mul14, %add, !dbg !163
  %idxprom = sext i32 %add15 to i64, !dbg !164
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !164
  %7 = load float, ptr %arrayidx, align 4, !dbg !164, !tbaa !77
  %mul16 = fmul float 2.000000e+00, %7, !dbg !165
  %mul17 = mul nsw i32 %6, %rows, !dbg !166
  %add18 = add nsw i32 %mul17, %add7, !dbg !167
  %mul19 = mul nsw i32 %add18, %cols, !dbg !168
  %add20 = add nsw i32 %mul19, %add, !dbg !169
  %idxprom21 = sext i32 %add20 to i64, !dbg !170
  %arrayidx22 = getelementptr inbounds float, ptr %m, i64 %idxprom21, !dbg !170
  store float %mul16, ptr %arrayidx22, align 4, !dbg !171, !tbaa !77
  br label %if.end, !dbg !170

if.end:                                           ; preds = %if.then, %land.lhs.true10, %land.lhs.true, %entry
  ret void, !dbg !172
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11parts_firstPKfPfiiii(ptr noundef %a, ptr noundef %m, i32 noundef %pictures, i32 noundef %steps, i32 noundef %parts, i32 noundef %cells) #0 !dbg !173 {
entry:
    #dbg_value(ptr %a, !177, !DIExpression(), !190)
    #dbg_value(ptr %m, !178, !DIExpression(), !190)
    #dbg_value(i32 %pictures, !179, !DIExpression(), !190)
    #dbg_value(i32 %steps, !180, !DIExpression(), !190)
    #dbg_value(i32 %parts, !181, !DIExpression(), !190)
    #dbg_value(i32 %cells, !182, !DIExpression(), !190)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !191
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !192
  %mul = mul i32 %0, %1, !dbg !193
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !194
  %add = add i32 %mul, %2, !dbg !195
    #dbg_value(i32 %add, !183, !DIExpression(), !190)
  %mul3 = mul nsw i32 %pictures, %steps, !dbg !196
  %mul4 = mul nsw i32 %mul3, %parts, !dbg !197
  %mul5 = mul nsw i32 %mul4, %cells, !dbg !198
  %cmp = icmp slt i32 %add, %mul5, !dbg !199
  br i1 %cmp, label %if.then, label %if.end, !dbg !199

if.then:                                          ; preds = %entry
  %rem = srem i32 %add, %cells, !dbg !200
    #dbg_value(i32 %rem, !184, !DIExpression(), !201)
  %div = sdiv i32 %add, %cells, !dbg !202
  %rem6 = srem i32 %div, %parts, !dbg !203
    #dbg_value(i32 %rem6, !187, !DIExpression(), !201)
  %div7 = sdiv i32 %add, %cells, !dbg !204
  %div8 = sdiv i32 %div7, %parts, !dbg !205
  %rem9 = srem i32 %div8, %steps, !dbg !206
    #dbg_value(i32 %rem9, !188, !DIExpression(), !201)
  %div10 = sdiv i32 %add, %cells, !dbg !207
  %div11 = sdiv i32 %div10, %parts, !dbg !208
  %div12 = sdiv i32 %div11, %steps, !dbg !209
    #dbg_value(i32 %div12, !189, !DIExpression(), !201)
  %idxprom = sext i32 %add to i64, !dbg !210
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !210
  %3 = load float, ptr %arrayidx, align 4, !dbg !210, !tbaa !77
  %mul13 = mul nsw i32 %div12, %parts, !dbg !211
  %add14 = add nsw i32 %mul13, %rem6, !dbg !212
  %mul15 = mul nsw i32 %add14, %steps, !dbg !213
  %add16 = add nsw i32 %mul15, %rem9, !dbg !214
  %mul17 = mul nsw i32 %add16, %cells, !dbg !215
  %add18 = add nsw i32 %mul17, %rem, !dbg !216
  %idxprom19 = sext i32 %add18 to i64, !dbg !217
  %arrayidx20 = getelementptr inbounds float, ptr %m, i64 %idxprom19, !dbg !217
  store float %3, ptr %arrayidx20, align 4, !dbg !218, !tbaa !77
  br label %if.end, !dbg !219

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !220
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "rows_by_their_number.cu", directory: ".")
!2 = !{!3, !6, !8, !13, !18, !23, !29, !31}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 128)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 129)
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !9, file: !5, line: 154)
!9 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !5, file: !5, line: 137, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!13 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !14, file: !5, line: 154)
!14 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !5, file: !5, line: 133, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !19, file: !5, line: 154)
!19 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !5, file: !5, line: 134, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !24, file: !5, line: 154)
!24 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !5, file: !5, line: 145, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !28}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !30, file: !5, line: 154)
!30 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !5, file: !5, line: 147, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !32, file: !5, line: 154)
!32 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !5, file: !5, line: 149, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = !{!43, !43, i64 0}
!43 = !{!"int", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C++ TBAA"}
!46 = distinct !DISubprogram(name: "scale", linkageName: "_Z5scalePKfPfii", scope: !1, file: !1, line: 10, type: !47, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !52)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !51, !35, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!52 = !{!53, !54, !55, !56, !57, !58}
!53 = !DILocalVariable(name: "a", arg: 1, scope: !46, file: !1, line: 10, type: !49)
!54 = !DILocalVariable(name: "m", arg: 2, scope: !46, file: !1, line: 10, type: !51)
!55 = !DILocalVariable(name: "rows", arg: 3, scope: !46, file: !1, line: 10, type: !35)
!56 = !DILocalVariable(name: "cols", arg: 4, scope: !46, file: !1, line: 10, type: !35)
!57 = !DILocalVariable(name: "x", scope: !46, file: !1, line: 11, type: !35)
!58 = !DILocalVariable(name: "y", scope: !46, file: !1, line: 12, type: !35)
!59 = !DILocation(line: 0, scope: !46)
!60 = !DILocation(line: 11, column: 11, scope: !46)
!61 = !DILocation(line: 11, column: 24, scope: !46)
!62 = !DILocation(line: 11, column: 22, scope: !46)
!63 = !DILocation(line: 11, column: 37, scope: !46)
!64 = !DILocation(line: 11, column: 35, scope: !46)
!65 = !DILocation(line: 12, column: 11, scope: !46)
!66 = !DILocation(line: 12, column: 24, scope: !46)
!67 = !DILocation(line: 12, column: 22, scope: !46)
!68 = !DILocation(line: 12, column: 37, scope: !46)
!69 = !DILocation(line: 12, column: 35, scope: !46)
!70 = !DILocation(line: 13, column: 9, scope: !71)
!71 = distinct !DILexicalBlock(scope: !46, file: !1, line: 13, column: 7)
!72 = !DILocation(line: 13, column: 16, scope: !71)
!73 = !DILocation(line: 13, column: 21, scope: !71)
!74 = !DILocation(line: 14, column: 31, scope: !71)
!75 = !DILocation(line: 14, column: 38, scope: !71)
!76 = !DILocation(line: 14, column: 27, scope: !71)
!77 = !{!78, !78, i64 0}
!78 = !{!"float", !44, i64 0}
!79 = !DILocation(line: 14, column: 25, scope: !71)
!80 = !DILocation(line: 14, column: 9, scope: !71)
!81 = !DILocation(line: 14, column: 16, scope: !71)
!82 = !DILocation(line: 14, column: 5, scope: !71)
!83 = !DILocation(line: 14, column: 21, scope: !71)
!84 = !DILocation(line: 15, column: 1, scope: !46)
!85 = distinct !DISubprogram(name: "turn", linkageName: "_Z4turnPKfPfii", scope: !1, file: !1, line: 18, type: !47, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !86)
!86 = !{!87, !88, !89, !90, !91, !93}
!87 = !DILocalVariable(name: "a", arg: 1, scope: !85, file: !1, line: 18, type: !49)
!88 = !DILocalVariable(name: "m", arg: 2, scope: !85, file: !1, line: 18, type: !51)
!89 = !DILocalVariable(name: "rows", arg: 3, scope: !85, file: !1, line: 18, type: !35)
!90 = !DILocalVariable(name: "cols", arg: 4, scope: !85, file: !1, line: 18, type: !35)
!91 = !DILocalVariable(name: "y", scope: !92, file: !1, line: 19, type: !35)
!92 = distinct !DILexicalBlock(scope: !85, file: !1, line: 19, column: 3)
!93 = !DILocalVariable(name: "x", scope: !94, file: !1, line: 20, type: !35)
!94 = distinct !DILexicalBlock(scope: !95, file: !1, line: 20, column: 5)
!95 = distinct !DILexicalBlock(scope: !92, file: !1, line: 19, column: 3)
!96 = !DILocation(line: 0, scope: !85)
!97 = !DILocation(line: 19, column: 16, scope: !92)
!98 = !DILocation(line: 0, scope: !92)
!99 = !DILocation(line: 19, column: 8, scope: !92)
!100 = !DILocation(line: 19, scope: !92)
!101 = !DILocation(line: 19, column: 30, scope: !95)
!102 = !DILocation(line: 19, column: 3, scope: !92)
!103 = !DILocation(line: 20, column: 18, scope: !94)
!104 = !DILocation(line: 0, scope: !94)
!105 = !DILocation(line: 20, column: 10, scope: !94)
!106 = !DILocation(line: 20, scope: !94)
!107 = !DILocation(line: 20, column: 33, scope: !108)
!108 = distinct !DILexicalBlock(scope: !94, file: !1, line: 20, column: 5)
!109 = !DILocation(line: 20, column: 5, scope: !94)
!110 = !DILocation(line: 21, column: 29, scope: !108)
!111 = !DILocation(line: 21, column: 36, scope: !108)
!112 = !DILocation(line: 21, column: 25, scope: !108)
!113 = !DILocation(line: 21, column: 11, scope: !108)
!114 = !DILocation(line: 21, column: 18, scope: !108)
!115 = !DILocation(line: 21, column: 7, scope: !108)
!116 = !DILocation(line: 21, column: 23, scope: !108)
!117 = !DILocation(line: 20, column: 46, scope: !108)
!118 = !DILocation(line: 20, column: 43, scope: !108)
!119 = !DILocation(line: 20, column: 5, scope: !108)
!120 = distinct !{!120, !109, !121, !122, !123}
!121 = !DILocation(line: 21, column: 39, scope: !94)
!122 = !{!"llvm.loop.mustprogress"}
!123 = !{!"llvm.loop.unroll.disable"}
!124 = !DILocation(line: 19, column: 43, scope: !95)
!125 = !DILocation(line: 19, column: 40, scope: !95)
!126 = !DILocation(line: 19, column: 3, scope: !95)
!127 = distinct !{!127, !102, !128, !122, !123}
!128 = !DILocation(line: 21, column: 39, scope: !92)
!129 = !DILocation(line: 22, column: 1, scope: !85)
!130 = distinct !DISubprogram(name: "scale_all", linkageName: "_Z9scale_allPKfPfiii", scope: !1, file: !1, line: 25, type: !131, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !133)
!131 = !DISubroutineType(types: !132)
!132 = !{null, !49, !51, !35, !35, !35}
!133 = !{!134, !135, !136, !137, !138, !139, !140, !141}
!134 = !DILocalVariable(name: "a", arg: 1, scope: !130, file: !1, line: 25, type: !49)
!135 = !DILocalVariable(name: "m", arg: 2, scope: !130, file: !1, line: 25, type: !51)
!136 = !DILocalVariable(name: "pictures", arg: 3, scope: !130, file: !1, line: 25, type: !35)
!137 = !DILocalVariable(name: "rows", arg: 4, scope: !130, file: !1, line: 25, type: !35)
!138 = !DILocalVariable(name: "cols", arg: 5, scope: !130, file: !1, line: 25, type: !35)
!139 = !DILocalVariable(name: "x", scope: !130, file: !1, line: 26, type: !35)
!140 = !DILocalVariable(name: "y", scope: !130, file: !1, line: 27, type: !35)
!141 = !DILocalVariable(name: "z", scope: !130, file: !1, line: 27, type: !35)
!142 = !DILocation(line: 0, scope: !130)
!143 = !DILocation(line: 26, column: 11, scope: !130)
!144 = !DILocation(line: 26, column: 24, scope: !130)
!145 = !DILocation(line: 26, column: 22, scope: !130)
!146 = !DILocation(line: 26, column: 37, scope: !130)
!147 = !DILocation(line: 26, column: 35, scope: !130)
!148 = !DILocation(line: 27, column: 11, scope: !130)
!149 = !DILocation(line: 27, column: 24, scope: !130)
!150 = !DILocation(line: 27, column: 22, scope: !130)
!151 = !DILocation(line: 27, column: 37, scope: !130)
!152 = !DILocation(line: 27, column: 35, scope: !130)
!153 = !DILocation(line: 27, column: 54, scope: !130)
!154 = !DILocation(line: 28, column: 9, scope: !155)
!155 = distinct !DILexicalBlock(scope: !130, file: !1, line: 28, column: 7)
!156 = !DILocation(line: 28, column: 16, scope: !155)
!157 = !DILocation(line: 28, column: 21, scope: !155)
!158 = !DILocation(line: 28, column: 28, scope: !155)
!159 = !DILocation(line: 28, column: 33, scope: !155)
!160 = !DILocation(line: 29, column: 45, scope: !155)
!161 = !DILocation(line: 29, column: 52, scope: !155)
!162 = !DILocation(line: 29, column: 57, scope: !155)
!163 = !DILocation(line: 29, column: 64, scope: !155)
!164 = !DILocation(line: 29, column: 40, scope: !155)
!165 = !DILocation(line: 29, column: 38, scope: !155)
!166 = !DILocation(line: 29, column: 10, scope: !155)
!167 = !DILocation(line: 29, column: 17, scope: !155)
!168 = !DILocation(line: 29, column: 22, scope: !155)
!169 = !DILocation(line: 29, column: 29, scope: !155)
!170 = !DILocation(line: 29, column: 5, scope: !155)
!171 = !DILocation(line: 29, column: 34, scope: !155)
!172 = !DILocation(line: 30, column: 1, scope: !130)
!173 = distinct !DISubprogram(name: "parts_first", linkageName: "_Z11parts_firstPKfPfiiii", scope: !1, file: !1, line: 33, type: !174, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !176)
!174 = !DISubroutineType(types: !175)
!175 = !{null, !49, !51, !35, !35, !35, !35}
!176 = !{!177, !178, !179, !180, !181, !182, !183, !184, !187, !188, !189}
!177 = !DILocalVariable(name: "a", arg: 1, scope: !173, file: !1, line: 33, type: !49)
!178 = !DILocalVariable(name: "m", arg: 2, scope: !173, file: !1, line: 33, type: !51)
!179 = !DILocalVariable(name: "pictures", arg: 3, scope: !173, file: !1, line: 33, type: !35)
!180 = !DILocalVariable(name: "steps", arg: 4, scope: !173, file: !1, line: 33, type: !35)
!181 = !DILocalVariable(name: "parts", arg: 5, scope: !173, file: !1, line: 33, type: !35)
!182 = !DILocalVariable(name: "cells", arg: 6, scope: !173, file: !1, line: 33, type: !35)
!183 = !DILocalVariable(name: "i", scope: !173, file: !1, line: 34, type: !35)
!184 = !DILocalVariable(name: "c", scope: !185, file: !1, line: 36, type: !35)
!185 = distinct !DILexicalBlock(scope: !186, file: !1, line: 35, column: 45)
!186 = distinct !DILexicalBlock(scope: !173, file: !1, line: 35, column: 7)
!187 = !DILocalVariable(name: "p", scope: !185, file: !1, line: 36, type: !35)
!188 = !DILocalVariable(name: "t", scope: !185, file: !1, line: 36, type: !35)
!189 = !DILocalVariable(name: "b", scope: !185, file: !1, line: 36, type: !35)
!190 = !DILocation(line: 0, scope: !173)
!191 = !DILocation(line: 34, column: 11, scope: !173)
!192 = !DILocation(line: 34, column: 24, scope: !173)
!193 = !DILocation(line: 34, column: 22, scope: !173)
!194 = !DILocation(line: 34, column: 37, scope: !173)
!195 = !DILocation(line: 34, column: 35, scope: !173)
!196 = !DILocation(line: 35, column: 20, scope: !186)
!197 = !DILocation(line: 35, column: 28, scope: !186)
!198 = !DILocation(line: 35, column: 36, scope: !186)
!199 = !DILocation(line: 35, column: 9, scope: !186)
!200 = !DILocation(line: 36, column: 15, scope: !185)
!201 = !DILocation(line: 0, scope: !185)
!202 = !DILocation(line: 36, column: 30, scope: !185)
!203 = !DILocation(line: 36, column: 38, scope: !185)
!204 = !DILocation(line: 36, column: 53, scope: !185)
!205 = !DILocation(line: 36, column: 61, scope: !185)
!206 = !DILocation(line: 36, column: 69, scope: !185)
!207 = !DILocation(line: 36, column: 84, scope: !185)
!208 = !DILocation(line: 36, column: 92, scope: !185)
!209 = !DILocation(line: 36, column: 100, scope: !185)
!210 = !DILocation(line: 37, column: 52, scope: !185)
!211 = !DILocation(line: 37, column: 11, scope: !185)
!212 = !DILocation(line: 37, column: 19, scope: !185)
!213 = !DILocation(line: 37, column: 24, scope: !185)
!214 = !DILocation(line: 37, column: 32, scope: !185)
!215 = !DILocation(line: 37, column: 37, scope: !185)
!216 = !DILocation(line: 37, column: 45, scope: !185)
!217 = !DILocation(line: 37, column: 5, scope: !185)
!218 = !DILocation(line: 37, column: 50, scope: !185)
!219 = !DILocation(line: 38, column: 3, scope: !185)
!220 = !DILocation(line: 39, column: 1, scope: !173)
