; ModuleID = 'rows_by_their_number.cu'
source_filename = "rows_by_their_number.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

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
  %mul12 = mul nsw i32 %add7, %rows, !dbg !80
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
define dso_local ptx_kernel void @_Z9scale_allPKfPfiii(ptr noundef %a, ptr noundef %m, i32 noundef %pictures, i32 noundef %rows, i32 noundef %cols) #0 !dbg !85 {
entry:
    #dbg_value(ptr %a, !89, !DIExpression(), !97)
    #dbg_value(ptr %m, !90, !DIExpression(), !97)
    #dbg_value(i32 %pictures, !91, !DIExpression(), !97)
    #dbg_value(i32 %rows, !92, !DIExpression(), !97)
    #dbg_value(i32 %cols, !93, !DIExpression(), !97)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !98
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !99
  %mul = mul i32 %0, %1, !dbg !100
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !101
  %add = add i32 %mul, %2, !dbg !102
    #dbg_value(i32 %add, !94, !DIExpression(), !97)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !103
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !104
  %mul5 = mul i32 %3, %4, !dbg !105
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !106
  %add7 = add i32 %mul5, %5, !dbg !107
    #dbg_value(i32 %add7, !95, !DIExpression(), !97)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !108
    #dbg_value(i32 %6, !96, !DIExpression(), !97)
  %cmp = icmp slt i32 %add, %cols, !dbg !109
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !111

land.lhs.true:                                    ; preds = %entry
  %cmp9 = icmp slt i32 %add7, %rows, !dbg !112
  br i1 %cmp9, label %land.lhs.true10, label %if.end, !dbg !113

land.lhs.true10:                                  ; preds = %land.lhs.true
  %cmp11 = icmp slt i32 %6, %pictures, !dbg !114
  br i1 %cmp11, label %if.then, label %if.end, !dbg !113

if.then:                                          ; preds = %land.lhs.true10
  %mul12 = mul nsw i32 %6, %rows, !dbg !115
  %add13 = add nsw i32 %mul12, %add7, !dbg !116
  %mul14 = mul nsw i32 %add13, %cols, !dbg !117
  %add15 = add nsw i32 %mul14, %add, !dbg !118
  %idxprom = sext i32 %add15 to i64, !dbg !119
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !119
  %7 = load float, ptr %arrayidx, align 4, !dbg !119, !tbaa !77
  %mul16 = fmul float 2.000000e+00, %7, !dbg !120
  %mul17 = mul nsw i32 %6, %pictures, !dbg !121
  %add18 = add nsw i32 %mul17, %add7, !dbg !122
  %mul19 = mul nsw i32 %add18, %cols, !dbg !123
  %add20 = add nsw i32 %mul19, %add, !dbg !124
  %idxprom21 = sext i32 %add20 to i64, !dbg !125
  %arrayidx22 = getelementptr inbounds float, ptr %m, i64 %idxprom21, !dbg !125
  store float %mul16, ptr %arrayidx22, align 4, !dbg !126, !tbaa !77
  br label %if.end, !dbg !125

if.end:                                           ; preds = %if.then, %land.lhs.true10, %land.lhs.true, %entry
  ret void, !dbg !127
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11parts_firstPKfPfiiii(ptr noundef %a, ptr noundef %m, i32 noundef %pictures, i32 noundef %steps, i32 noundef %parts, i32 noundef %cells) #0 !dbg !128 {
entry:
    #dbg_value(ptr %a, !132, !DIExpression(), !145)
    #dbg_value(ptr %m, !133, !DIExpression(), !145)
    #dbg_value(i32 %pictures, !134, !DIExpression(), !145)
    #dbg_value(i32 %steps, !135, !DIExpression(), !145)
    #dbg_value(i32 %parts, !136, !DIExpression(), !145)
    #dbg_value(i32 %cells, !137, !DIExpression(), !145)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !146
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !147
  %mul = mul i32 %0, %1, !dbg !148
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !149
  %add = add i32 %mul, %2, !dbg !150
    #dbg_value(i32 %add, !138, !DIExpression(), !145)
  %mul3 = mul nsw i32 %pictures, %steps, !dbg !151
  %mul4 = mul nsw i32 %mul3, %parts, !dbg !152
  %mul5 = mul nsw i32 %mul4, %cells, !dbg !153
  %cmp = icmp slt i32 %add, %mul5, !dbg !154
  br i1 %cmp, label %if.then, label %if.end, !dbg !154

if.then:                                          ; preds = %entry
  %rem = srem i32 %add, %cells, !dbg !155
    #dbg_value(i32 %rem, !139, !DIExpression(), !156)
  %div = sdiv i32 %add, %cells, !dbg !157
  %rem6 = srem i32 %div, %parts, !dbg !158
    #dbg_value(i32 %rem6, !142, !DIExpression(), !156)
  %div7 = sdiv i32 %add, %cells, !dbg !159
  %div8 = sdiv i32 %div7, %parts, !dbg !160
  %rem9 = srem i32 %div8, %steps, !dbg !161
    #dbg_value(i32 %rem9, !143, !DIExpression(), !156)
  %div10 = sdiv i32 %add, %cells, !dbg !162
  %div11 = sdiv i32 %div10, %parts, !dbg !163
  %div12 = sdiv i32 %div11, %steps, !dbg !164
    #dbg_value(i32 %div12, !144, !DIExpression(), !156)
  %idxprom = sext i32 %add to i64, !dbg !165
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !165
  %3 = load float, ptr %arrayidx, align 4, !dbg !165, !tbaa !77
  %mul13 = mul nsw i32 %div12, %parts, !dbg !166
  %add14 = add nsw i32 %mul13, %rem6, !dbg !167
  %mul15 = mul nsw i32 %add14, %parts, !dbg !168
  %add16 = add nsw i32 %mul15, %rem9, !dbg !169
  %mul17 = mul nsw i32 %add16, %cells, !dbg !170
  %add18 = add nsw i32 %mul17, %rem, !dbg !171
  %idxprom19 = sext i32 %add18 to i64, !dbg !172
  %arrayidx20 = getelementptr inbounds float, ptr %m, i64 %idxprom19, !dbg !172
  store float %3, ptr %arrayidx20, align 4, !dbg !173, !tbaa !77
  br label %if.end, !dbg !174

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !175
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
!46 = distinct !DISubprogram(name: "scale", linkageName: "_Z5scalePKfPfii", scope: !1, file: !1, line: 8, type: !47, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !52)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !51, !35, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!52 = !{!53, !54, !55, !56, !57, !58}
!53 = !DILocalVariable(name: "a", arg: 1, scope: !46, file: !1, line: 8, type: !49)
!54 = !DILocalVariable(name: "m", arg: 2, scope: !46, file: !1, line: 8, type: !51)
!55 = !DILocalVariable(name: "rows", arg: 3, scope: !46, file: !1, line: 8, type: !35)
!56 = !DILocalVariable(name: "cols", arg: 4, scope: !46, file: !1, line: 8, type: !35)
!57 = !DILocalVariable(name: "x", scope: !46, file: !1, line: 9, type: !35)
!58 = !DILocalVariable(name: "y", scope: !46, file: !1, line: 10, type: !35)
!59 = !DILocation(line: 0, scope: !46)
!60 = !DILocation(line: 9, column: 11, scope: !46)
!61 = !DILocation(line: 9, column: 24, scope: !46)
!62 = !DILocation(line: 9, column: 22, scope: !46)
!63 = !DILocation(line: 9, column: 37, scope: !46)
!64 = !DILocation(line: 9, column: 35, scope: !46)
!65 = !DILocation(line: 10, column: 11, scope: !46)
!66 = !DILocation(line: 10, column: 24, scope: !46)
!67 = !DILocation(line: 10, column: 22, scope: !46)
!68 = !DILocation(line: 10, column: 37, scope: !46)
!69 = !DILocation(line: 10, column: 35, scope: !46)
!70 = !DILocation(line: 11, column: 9, scope: !71)
!71 = distinct !DILexicalBlock(scope: !46, file: !1, line: 11, column: 7)
!72 = !DILocation(line: 11, column: 16, scope: !71)
!73 = !DILocation(line: 11, column: 21, scope: !71)
!74 = !DILocation(line: 12, column: 31, scope: !71)
!75 = !DILocation(line: 12, column: 38, scope: !71)
!76 = !DILocation(line: 12, column: 27, scope: !71)
!77 = !{!78, !78, i64 0}
!78 = !{!"float", !44, i64 0}
!79 = !DILocation(line: 12, column: 25, scope: !71)
!80 = !DILocation(line: 12, column: 9, scope: !71)
!81 = !DILocation(line: 12, column: 16, scope: !71)
!82 = !DILocation(line: 12, column: 5, scope: !71)
!83 = !DILocation(line: 12, column: 21, scope: !71)
!84 = !DILocation(line: 13, column: 1, scope: !46)
!85 = distinct !DISubprogram(name: "scale_all", linkageName: "_Z9scale_allPKfPfiii", scope: !1, file: !1, line: 16, type: !86, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !88)
!86 = !DISubroutineType(types: !87)
!87 = !{null, !49, !51, !35, !35, !35}
!88 = !{!89, !90, !91, !92, !93, !94, !95, !96}
!89 = !DILocalVariable(name: "a", arg: 1, scope: !85, file: !1, line: 16, type: !49)
!90 = !DILocalVariable(name: "m", arg: 2, scope: !85, file: !1, line: 16, type: !51)
!91 = !DILocalVariable(name: "pictures", arg: 3, scope: !85, file: !1, line: 16, type: !35)
!92 = !DILocalVariable(name: "rows", arg: 4, scope: !85, file: !1, line: 16, type: !35)
!93 = !DILocalVariable(name: "cols", arg: 5, scope: !85, file: !1, line: 16, type: !35)
!94 = !DILocalVariable(name: "x", scope: !85, file: !1, line: 17, type: !35)
!95 = !DILocalVariable(name: "y", scope: !85, file: !1, line: 18, type: !35)
!96 = !DILocalVariable(name: "z", scope: !85, file: !1, line: 18, type: !35)
!97 = !DILocation(line: 0, scope: !85)
!98 = !DILocation(line: 17, column: 11, scope: !85)
!99 = !DILocation(line: 17, column: 24, scope: !85)
!100 = !DILocation(line: 17, column: 22, scope: !85)
!101 = !DILocation(line: 17, column: 37, scope: !85)
!102 = !DILocation(line: 17, column: 35, scope: !85)
!103 = !DILocation(line: 18, column: 11, scope: !85)
!104 = !DILocation(line: 18, column: 24, scope: !85)
!105 = !DILocation(line: 18, column: 22, scope: !85)
!106 = !DILocation(line: 18, column: 37, scope: !85)
!107 = !DILocation(line: 18, column: 35, scope: !85)
!108 = !DILocation(line: 18, column: 54, scope: !85)
!109 = !DILocation(line: 19, column: 9, scope: !110)
!110 = distinct !DILexicalBlock(scope: !85, file: !1, line: 19, column: 7)
!111 = !DILocation(line: 19, column: 16, scope: !110)
!112 = !DILocation(line: 19, column: 21, scope: !110)
!113 = !DILocation(line: 19, column: 28, scope: !110)
!114 = !DILocation(line: 19, column: 33, scope: !110)
!115 = !DILocation(line: 20, column: 49, scope: !110)
!116 = !DILocation(line: 20, column: 56, scope: !110)
!117 = !DILocation(line: 20, column: 61, scope: !110)
!118 = !DILocation(line: 20, column: 68, scope: !110)
!119 = !DILocation(line: 20, column: 44, scope: !110)
!120 = !DILocation(line: 20, column: 42, scope: !110)
!121 = !DILocation(line: 20, column: 10, scope: !110)
!122 = !DILocation(line: 20, column: 21, scope: !110)
!123 = !DILocation(line: 20, column: 26, scope: !110)
!124 = !DILocation(line: 20, column: 33, scope: !110)
!125 = !DILocation(line: 20, column: 5, scope: !110)
!126 = !DILocation(line: 20, column: 38, scope: !110)
!127 = !DILocation(line: 21, column: 1, scope: !85)
!128 = distinct !DISubprogram(name: "parts_first", linkageName: "_Z11parts_firstPKfPfiiii", scope: !1, file: !1, line: 24, type: !129, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !131)
!129 = !DISubroutineType(types: !130)
!130 = !{null, !49, !51, !35, !35, !35, !35}
!131 = !{!132, !133, !134, !135, !136, !137, !138, !139, !142, !143, !144}
!132 = !DILocalVariable(name: "a", arg: 1, scope: !128, file: !1, line: 24, type: !49)
!133 = !DILocalVariable(name: "m", arg: 2, scope: !128, file: !1, line: 24, type: !51)
!134 = !DILocalVariable(name: "pictures", arg: 3, scope: !128, file: !1, line: 24, type: !35)
!135 = !DILocalVariable(name: "steps", arg: 4, scope: !128, file: !1, line: 24, type: !35)
!136 = !DILocalVariable(name: "parts", arg: 5, scope: !128, file: !1, line: 24, type: !35)
!137 = !DILocalVariable(name: "cells", arg: 6, scope: !128, file: !1, line: 24, type: !35)
!138 = !DILocalVariable(name: "i", scope: !128, file: !1, line: 25, type: !35)
!139 = !DILocalVariable(name: "c", scope: !140, file: !1, line: 27, type: !35)
!140 = distinct !DILexicalBlock(scope: !141, file: !1, line: 26, column: 45)
!141 = distinct !DILexicalBlock(scope: !128, file: !1, line: 26, column: 7)
!142 = !DILocalVariable(name: "p", scope: !140, file: !1, line: 27, type: !35)
!143 = !DILocalVariable(name: "t", scope: !140, file: !1, line: 27, type: !35)
!144 = !DILocalVariable(name: "b", scope: !140, file: !1, line: 27, type: !35)
!145 = !DILocation(line: 0, scope: !128)
!146 = !DILocation(line: 25, column: 11, scope: !128)
!147 = !DILocation(line: 25, column: 24, scope: !128)
!148 = !DILocation(line: 25, column: 22, scope: !128)
!149 = !DILocation(line: 25, column: 37, scope: !128)
!150 = !DILocation(line: 25, column: 35, scope: !128)
!151 = !DILocation(line: 26, column: 20, scope: !141)
!152 = !DILocation(line: 26, column: 28, scope: !141)
!153 = !DILocation(line: 26, column: 36, scope: !141)
!154 = !DILocation(line: 26, column: 9, scope: !141)
!155 = !DILocation(line: 27, column: 15, scope: !140)
!156 = !DILocation(line: 0, scope: !140)
!157 = !DILocation(line: 27, column: 30, scope: !140)
!158 = !DILocation(line: 27, column: 38, scope: !140)
!159 = !DILocation(line: 27, column: 53, scope: !140)
!160 = !DILocation(line: 27, column: 61, scope: !140)
!161 = !DILocation(line: 27, column: 69, scope: !140)
!162 = !DILocation(line: 27, column: 84, scope: !140)
!163 = !DILocation(line: 27, column: 92, scope: !140)
!164 = !DILocation(line: 27, column: 100, scope: !140)
!165 = !DILocation(line: 28, column: 52, scope: !140)
!166 = !DILocation(line: 28, column: 11, scope: !140)
!167 = !DILocation(line: 28, column: 19, scope: !140)
!168 = !DILocation(line: 28, column: 24, scope: !140)
!169 = !DILocation(line: 28, column: 32, scope: !140)
!170 = !DILocation(line: 28, column: 37, scope: !140)
!171 = !DILocation(line: 28, column: 45, scope: !140)
!172 = !DILocation(line: 28, column: 5, scope: !140)
!173 = !DILocation(line: 28, column: 50, scope: !140)
!174 = !DILocation(line: 29, column: 3, scope: !140)
!175 = !DILocation(line: 30, column: 1, scope: !128)
