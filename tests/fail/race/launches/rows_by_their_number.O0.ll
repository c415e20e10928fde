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

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5scalePKfPfii(ptr noundef %a, ptr noundef %m, i32 noundef %rows, i32 noundef %cols) #0 !dbg !42 {
entry:
  %a.addr = alloca ptr, align 8
  %m.addr = alloca ptr, align 8
  %rows.addr = alloca i32, align 4
  %cols.addr = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !49, !DIExpression(), !50)
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !51, !DIExpression(), !52)
  store i32 %rows, ptr %rows.addr, align 4
    #dbg_declare(ptr %rows.addr, !53, !DIExpression(), !54)
  store i32 %cols, ptr %cols.addr, align 4
    #dbg_declare(ptr %cols.addr, !55, !DIExpression(), !56)
    #dbg_declare(ptr %x, !57, !DIExpression(), !58)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !59
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !60
  %mul = mul i32 %0, %1, !dbg !61
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %add = add i32 %mul, %2, !dbg !63
  store i32 %add, ptr %x, align 4, !dbg !58
    #dbg_declare(ptr %y, !64, !DIExpression(), !65)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !66
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !67
  %mul5 = mul i32 %3, %4, !dbg !68
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !69
  %add7 = add i32 %mul5, %5, !dbg !70
  store i32 %add7, ptr %y, align 4, !dbg !65
  %6 = load i32, ptr %x, align 4, !dbg !71
  %7 = load i32, ptr %cols.addr, align 4, !dbg !73
  %cmp = icmp slt i32 %6, %7, !dbg !74
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !75

land.lhs.true:                                    ; preds = %entry
  %8 = load i32, ptr %y, align 4, !dbg !76
  %9 = load i32, ptr %rows.addr, align 4, !dbg !77
  %cmp8 = icmp slt i32 %8, %9, !dbg !78
  br i1 %cmp8, label %if.then, label %if.end, !dbg !75

if.then:                                          ; preds = %land.lhs.true
  %10 = load ptr, ptr %a.addr, align 8, !dbg !79
  %11 = load i32, ptr %y, align 4, !dbg !80
  %12 = load i32, ptr %cols.addr, align 4, !dbg !81
  %mul9 = mul nsw i32 %11, %12, !dbg !82
  %13 = load i32, ptr %x, align 4, !dbg !83
  %add10 = add nsw i32 %mul9, %13, !dbg !84
  %idxprom = sext i32 %add10 to i64, !dbg !79
  %arrayidx = getelementptr inbounds float, ptr %10, i64 %idxprom, !dbg !79
  %14 = load float, ptr %arrayidx, align 4, !dbg !79
  %mul11 = fmul float 2.000000e+00, %14, !dbg !85
  %15 = load ptr, ptr %m.addr, align 8, !dbg !86
  %16 = load i32, ptr %y, align 4, !dbg !87
  %17 = load i32, ptr %rows.addr, align 4, !dbg !88
  %mul12 = mul nsw i32 %16, %17, !dbg !89
  %18 = load i32, ptr %x, align 4, !dbg !90
  %add13 = add nsw i32 %mul12, %18, !dbg !91
  %idxprom14 = sext i32 %add13 to i64, !dbg !86
  %arrayidx15 = getelementptr inbounds float, ptr %15, i64 %idxprom14, !dbg !86
  store float %mul11, ptr %arrayidx15, align 4, !dbg !92
  br label %if.end, !dbg !86

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void, !dbg !93
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9scale_allPKfPfiii(ptr noundef %a, ptr noundef %m, i32 noundef %pictures, i32 noundef %rows, i32 noundef %cols) #0 !dbg !94 {
entry:
  %a.addr = alloca ptr, align 8
  %m.addr = alloca ptr, align 8
  %pictures.addr = alloca i32, align 4
  %rows.addr = alloca i32, align 4
  %cols.addr = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %z = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !97, !DIExpression(), !98)
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !99, !DIExpression(), !100)
  store i32 %pictures, ptr %pictures.addr, align 4
    #dbg_declare(ptr %pictures.addr, !101, !DIExpression(), !102)
  store i32 %rows, ptr %rows.addr, align 4
    #dbg_declare(ptr %rows.addr, !103, !DIExpression(), !104)
  store i32 %cols, ptr %cols.addr, align 4
    #dbg_declare(ptr %cols.addr, !105, !DIExpression(), !106)
    #dbg_declare(ptr %x, !107, !DIExpression(), !108)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !109
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !110
  %mul = mul i32 %0, %1, !dbg !111
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !112
  %add = add i32 %mul, %2, !dbg !113
  store i32 %add, ptr %x, align 4, !dbg !108
    #dbg_declare(ptr %y, !114, !DIExpression(), !115)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !116
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !117
  %mul5 = mul i32 %3, %4, !dbg !118
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !119
  %add7 = add i32 %mul5, %5, !dbg !120
  store i32 %add7, ptr %y, align 4, !dbg !115
    #dbg_declare(ptr %z, !121, !DIExpression(), !122)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !123
  store i32 %6, ptr %z, align 4, !dbg !122
  %7 = load i32, ptr %x, align 4, !dbg !124
  %8 = load i32, ptr %cols.addr, align 4, !dbg !126
  %cmp = icmp slt i32 %7, %8, !dbg !127
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !128

land.lhs.true:                                    ; preds = %entry
  %9 = load i32, ptr %y, align 4, !dbg !129
  %10 = load i32, ptr %rows.addr, align 4, !dbg !130
  %cmp9 = icmp slt i32 %9, %10, !dbg !131
  br i1 %cmp9, label %land.lhs.true10, label %if.end, !dbg !132

land.lhs.true10:                                  ; preds = %land.lhs.true
  %11 = load i32, ptr %z, align 4, !dbg !133
  %12 = load i32, ptr %pictures.addr, align 4, !dbg !134
  %cmp11 = icmp slt i32 %11, %12, !dbg !135
  br i1 %cmp11, label %if.then, label %if.end, !dbg !132

if.then:                                          ; preds = %land.lhs.true10
  %13 = load ptr, ptr %a.addr, align 8, !dbg !136
  %14 = load i32, ptr %z, align 4, !dbg !137
  %15 = load i32, ptr %rows.addr, align 4, !dbg !138
  %mul12 = mul nsw i32 %14, %15, !dbg !139
  %16 = load i32, ptr %y, align 4, !dbg !140
  %add13 = add nsw i32 %mul12, %16, !dbg !141
  %17 = load i32, ptr %cols.addr, align 4, !dbg !142
  %mul14 = mul nsw i32 %add13, %17, !dbg !143
  %18 = load i32, ptr %x, align 4, !dbg !144
  %add15 = add nsw i32 %mul14, %18, !dbg !145
  %idxprom = sext i32 %add15 to i64, !dbg !136
  %arrayidx = getelementptr inbounds float, ptr %13, i64 %idxprom, !dbg !136
  %19 = load float, ptr %arrayidx, align 4, !dbg !136
  %mul16 = fmul float 2.000000e+00, %19, !dbg !146
  %20 = load ptr, ptr %m.addr, align 8, !dbg !147
  %21 = load i32, ptr %z, align 4, !dbg !148
  %22 = load i32, ptr %pictures.addr, align 4, !dbg !149
  %mul17 = mul nsw i32 %21, %22, !dbg !150
  %23 = load i32, ptr %y, align 4, !dbg !151
  %add18 = add nsw i32 %mul17, %23, !dbg !152
  %24 = load i32, ptr %cols.addr, align 4, !dbg !153
  %mul19 = mul nsw i32 %add18, %24, !dbg !154
  %25 = load i32, ptr %x, align 4, !dbg !155
  %add20 = add nsw i32 %mul19, %25, !dbg !156
  %idxprom21 = sext i32 %add20 to i64, !dbg !147
  %arrayidx22 = getelementptr inbounds float, ptr %20, i64 %idxprom21, !dbg !147
  store float %mul16, ptr %arrayidx22, align 4, !dbg !157
  br label %if.end, !dbg !147

if.end:                                           ; preds = %if.then, %land.lhs.true10, %land.lhs.true, %entry
  ret void, !dbg !158
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11parts_firstPKfPfiiii(ptr noundef %a, ptr noundef %m, i32 noundef %pictures, i32 noundef %steps, i32 noundef %parts, i32 noundef %cells) #0 !dbg !159 {
entry:
  %a.addr = alloca ptr, align 8
  %m.addr = alloca ptr, align 8
  %pictures.addr = alloca i32, align 4
  %steps.addr = alloca i32, align 4
  %parts.addr = alloca i32, align 4
  %cells.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %c = alloca i32, align 4
  %p = alloca i32, align 4
  %t = alloca i32, align 4
  %b = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !162, !DIExpression(), !163)
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !164, !DIExpression(), !165)
  store i32 %pictures, ptr %pictures.addr, align 4
    #dbg_declare(ptr %pictures.addr, !166, !DIExpression(), !167)
  store i32 %steps, ptr %steps.addr, align 4
    #dbg_declare(ptr %steps.addr, !168, !DIExpression(), !169)
  store i32 %parts, ptr %parts.addr, align 4
    #dbg_declare(ptr %parts.addr, !170, !DIExpression(), !171)
  store i32 %cells, ptr %cells.addr, align 4
    #dbg_declare(ptr %cells.addr, !172, !DIExpression(), !173)
    #dbg_declare(ptr %i, !174, !DIExpression(), !175)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !176
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !177
  %mul = mul i32 %0, %1, !dbg !178
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !179
  %add = add i32 %mul, %2, !dbg !180
  store i32 %add, ptr %i, align 4, !dbg !175
  %3 = load i32, ptr %i, align 4, !dbg !181
  %4 = load i32, ptr %pictures.addr, align 4, !dbg !183
  %5 = load i32, ptr %steps.addr, align 4, !dbg !184
  %mul3 = mul nsw i32 %4, %5, !dbg !185
  %6 = load i32, ptr %parts.addr, align 4, !dbg !186
  %mul4 = mul nsw i32 %mul3, %6, !dbg !187
  %7 = load i32, ptr %cells.addr, align 4, !dbg !188
  %mul5 = mul nsw i32 %mul4, %7, !dbg !189
  %cmp = icmp slt i32 %3, %mul5, !dbg !190
  br i1 %cmp, label %if.then, label %if.end, !dbg !190

if.then:                                          ; preds = %entry
    #dbg_declare(ptr %c, !191, !DIExpression(), !193)
  %8 = load i32, ptr %i, align 4, !dbg !194
  %9 = load i32, ptr %cells.addr, align 4, !dbg !195
  %rem = srem i32 %8, %9, !dbg !196
  store i32 %rem, ptr %c, align 4, !dbg !193
    #dbg_declare(ptr %p, !197, !DIExpression(), !198)
  %10 = load i32, ptr %i, align 4, !dbg !199
  %11 = load i32, ptr %cells.addr, align 4, !dbg !200
  %div = sdiv i32 %10, %11, !dbg !201
  %12 = load i32, ptr %parts.addr, align 4, !dbg !202
  %rem6 = srem i32 %div, %12, !dbg !203
  store i32 %rem6, ptr %p, align 4, !dbg !198
    #dbg_declare(ptr %t, !204, !DIExpression(), !205)
  %13 = load i32, ptr %i, align 4, !dbg !206
  %14 = load i32, ptr %cells.addr, align 4, !dbg !207
  %div7 = sdiv i32 %13, %14, !dbg !208
  %15 = load i32, ptr %parts.addr, align 4, !dbg !209
  %div8 = sdiv i32 %div7, %15, !dbg !210
  %16 = load i32, ptr %steps.addr, align 4, !dbg !211
  %rem9 = srem i32 %div8, %16, !dbg !212
  store i32 %rem9, ptr %t, align 4, !dbg !205
    #dbg_declare(ptr %b, !213, !DIExpression(), !214)
  %17 = load i32, ptr %i, align 4, !dbg !215
  %18 = load i32, ptr %cells.addr, align 4, !dbg !216
  %div10 = sdiv i32 %17, %18, !dbg !217
  %19 = load i32, ptr %parts.addr, align 4, !dbg !218
  %div11 = sdiv i32 %div10, %19, !dbg !219
  %20 = load i32, ptr %steps.addr, align 4, !dbg !220
  %div12 = sdiv i32 %div11, %20, !dbg !221
  store i32 %div12, ptr %b, align 4, !dbg !214
  %21 = load ptr, ptr %a.addr, align 8, !dbg !222
  %22 = load i32, ptr %i, align 4, !dbg !223
  %idxprom = sext i32 %22 to i64, !dbg !222
  %arrayidx = getelementptr inbounds float, ptr %21, i64 %idxprom, !dbg !222
  %23 = load float, ptr %arrayidx, align 4, !dbg !222
  %24 = load ptr, ptr %m.addr, align 8, !dbg !224
  %25 = load i32, ptr %b, align 4, !dbg !225
  %26 = load i32, ptr %parts.addr, align 4, !dbg !226
  %mul13 = mul nsw i32 %25, %26, !dbg !227
  %27 = load i32, ptr %p, align 4, !dbg !228
  %add14 = add nsw i32 %mul13, %27, !dbg !229
  %28 = load i32, ptr %parts.addr, align 4, !dbg !230
  %mul15 = mul nsw i32 %add14, %28, !dbg !231
  %29 = load i32, ptr %t, align 4, !dbg !232
  %add16 = add nsw i32 %mul15, %29, !dbg !233
  %30 = load i32, ptr %cells.addr, align 4, !dbg !234
  %mul17 = mul nsw i32 %add16, %30, !dbg !235
  %31 = load i32, ptr %c, align 4, !dbg !236
  %add18 = add nsw i32 %mul17, %31, !dbg !237
  %idxprom19 = sext i32 %add18 to i64, !dbg !224
  %arrayidx20 = getelementptr inbounds float, ptr %24, i64 %idxprom19, !dbg !224
  store float %23, ptr %arrayidx20, align 4, !dbg !238
  br label %if.end, !dbg !239

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !240
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "rows_by_their_number.cu", directory: ".")
!2 = !{!3, !6, !8, !13, !18, !23, !29, !31}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 128)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 129)
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !9, file: !5, line: 154)
!9 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !5, file: !5, line: 137, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!13 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !14, file: !5, line: 154)
!14 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !5, file: !5, line: 133, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !19, file: !5, line: 154)
!19 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !5, file: !5, line: 134, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !24, file: !5, line: 154)
!24 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !5, file: !5, line: 145, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !28}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !30, file: !5, line: 154)
!30 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !5, file: !5, line: 147, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !32, file: !5, line: 154)
!32 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !5, file: !5, line: 149, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = distinct !DISubprogram(name: "scale", linkageName: "_Z5scalePKfPfii", scope: !1, file: !1, line: 8, type: !43, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !47, !35, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!48 = !{}
!49 = !DILocalVariable(name: "a", arg: 1, scope: !42, file: !1, line: 8, type: !45)
!50 = !DILocation(line: 8, column: 36, scope: !42)
!51 = !DILocalVariable(name: "m", arg: 2, scope: !42, file: !1, line: 8, type: !47)
!52 = !DILocation(line: 8, column: 46, scope: !42)
!53 = !DILocalVariable(name: "rows", arg: 3, scope: !42, file: !1, line: 8, type: !35)
!54 = !DILocation(line: 8, column: 53, scope: !42)
!55 = !DILocalVariable(name: "cols", arg: 4, scope: !42, file: !1, line: 8, type: !35)
!56 = !DILocation(line: 8, column: 63, scope: !42)
!57 = !DILocalVariable(name: "x", scope: !42, file: !1, line: 9, type: !35)
!58 = !DILocation(line: 9, column: 7, scope: !42)
!59 = !DILocation(line: 9, column: 11, scope: !42)
!60 = !DILocation(line: 9, column: 24, scope: !42)
!61 = !DILocation(line: 9, column: 22, scope: !42)
!62 = !DILocation(line: 9, column: 37, scope: !42)
!63 = !DILocation(line: 9, column: 35, scope: !42)
!64 = !DILocalVariable(name: "y", scope: !42, file: !1, line: 10, type: !35)
!65 = !DILocation(line: 10, column: 7, scope: !42)
!66 = !DILocation(line: 10, column: 11, scope: !42)
!67 = !DILocation(line: 10, column: 24, scope: !42)
!68 = !DILocation(line: 10, column: 22, scope: !42)
!69 = !DILocation(line: 10, column: 37, scope: !42)
!70 = !DILocation(line: 10, column: 35, scope: !42)
!71 = !DILocation(line: 11, column: 7, scope: !72)
!72 = distinct !DILexicalBlock(scope: !42, file: !1, line: 11, column: 7)
!73 = !DILocation(line: 11, column: 11, scope: !72)
!74 = !DILocation(line: 11, column: 9, scope: !72)
!75 = !DILocation(line: 11, column: 16, scope: !72)
!76 = !DILocation(line: 11, column: 19, scope: !72)
!77 = !DILocation(line: 11, column: 23, scope: !72)
!78 = !DILocation(line: 11, column: 21, scope: !72)
!79 = !DILocation(line: 12, column: 27, scope: !72)
!80 = !DILocation(line: 12, column: 29, scope: !72)
!81 = !DILocation(line: 12, column: 33, scope: !72)
!82 = !DILocation(line: 12, column: 31, scope: !72)
!83 = !DILocation(line: 12, column: 40, scope: !72)
!84 = !DILocation(line: 12, column: 38, scope: !72)
!85 = !DILocation(line: 12, column: 25, scope: !72)
!86 = !DILocation(line: 12, column: 5, scope: !72)
!87 = !DILocation(line: 12, column: 7, scope: !72)
!88 = !DILocation(line: 12, column: 11, scope: !72)
!89 = !DILocation(line: 12, column: 9, scope: !72)
!90 = !DILocation(line: 12, column: 18, scope: !72)
!91 = !DILocation(line: 12, column: 16, scope: !72)
!92 = !DILocation(line: 12, column: 21, scope: !72)
!93 = !DILocation(line: 13, column: 1, scope: !42)
!94 = distinct !DISubprogram(name: "scale_all", linkageName: "_Z9scale_allPKfPfiii", scope: !1, file: !1, line: 16, type: !95, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!95 = !DISubroutineType(types: !96)
!96 = !{null, !45, !47, !35, !35, !35}
!97 = !DILocalVariable(name: "a", arg: 1, scope: !94, file: !1, line: 16, type: !45)
!98 = !DILocation(line: 16, column: 40, scope: !94)
!99 = !DILocalVariable(name: "m", arg: 2, scope: !94, file: !1, line: 16, type: !47)
!100 = !DILocation(line: 16, column: 50, scope: !94)
!101 = !DILocalVariable(name: "pictures", arg: 3, scope: !94, file: !1, line: 16, type: !35)
!102 = !DILocation(line: 16, column: 57, scope: !94)
!103 = !DILocalVariable(name: "rows", arg: 4, scope: !94, file: !1, line: 16, type: !35)
!104 = !DILocation(line: 16, column: 71, scope: !94)
!105 = !DILocalVariable(name: "cols", arg: 5, scope: !94, file: !1, line: 16, type: !35)
!106 = !DILocation(line: 16, column: 81, scope: !94)
!107 = !DILocalVariable(name: "x", scope: !94, file: !1, line: 17, type: !35)
!108 = !DILocation(line: 17, column: 7, scope: !94)
!109 = !DILocation(line: 17, column: 11, scope: !94)
!110 = !DILocation(line: 17, column: 24, scope: !94)
!111 = !DILocation(line: 17, column: 22, scope: !94)
!112 = !DILocation(line: 17, column: 37, scope: !94)
!113 = !DILocation(line: 17, column: 35, scope: !94)
!114 = !DILocalVariable(name: "y", scope: !94, file: !1, line: 18, type: !35)
!115 = !DILocation(line: 18, column: 7, scope: !94)
!116 = !DILocation(line: 18, column: 11, scope: !94)
!117 = !DILocation(line: 18, column: 24, scope: !94)
!118 = !DILocation(line: 18, column: 22, scope: !94)
!119 = !DILocation(line: 18, column: 37, scope: !94)
!120 = !DILocation(line: 18, column: 35, scope: !94)
!121 = !DILocalVariable(name: "z", scope: !94, file: !1, line: 18, type: !35)
!122 = !DILocation(line: 18, column: 50, scope: !94)
!123 = !DILocation(line: 18, column: 54, scope: !94)
!124 = !DILocation(line: 19, column: 7, scope: !125)
!125 = distinct !DILexicalBlock(scope: !94, file: !1, line: 19, column: 7)
!126 = !DILocation(line: 19, column: 11, scope: !125)
!127 = !DILocation(line: 19, column: 9, scope: !125)
!128 = !DILocation(line: 19, column: 16, scope: !125)
!129 = !DILocation(line: 19, column: 19, scope: !125)
!130 = !DILocation(line: 19, column: 23, scope: !125)
!131 = !DILocation(line: 19, column: 21, scope: !125)
!132 = !DILocation(line: 19, column: 28, scope: !125)
!133 = !DILocation(line: 19, column: 31, scope: !125)
!134 = !DILocation(line: 19, column: 35, scope: !125)
!135 = !DILocation(line: 19, column: 33, scope: !125)
!136 = !DILocation(line: 20, column: 44, scope: !125)
!137 = !DILocation(line: 20, column: 47, scope: !125)
!138 = !DILocation(line: 20, column: 51, scope: !125)
!139 = !DILocation(line: 20, column: 49, scope: !125)
!140 = !DILocation(line: 20, column: 58, scope: !125)
!141 = !DILocation(line: 20, column: 56, scope: !125)
!142 = !DILocation(line: 20, column: 63, scope: !125)
!143 = !DILocation(line: 20, column: 61, scope: !125)
!144 = !DILocation(line: 20, column: 70, scope: !125)
!145 = !DILocation(line: 20, column: 68, scope: !125)
!146 = !DILocation(line: 20, column: 42, scope: !125)
!147 = !DILocation(line: 20, column: 5, scope: !125)
!148 = !DILocation(line: 20, column: 8, scope: !125)
!149 = !DILocation(line: 20, column: 12, scope: !125)
!150 = !DILocation(line: 20, column: 10, scope: !125)
!151 = !DILocation(line: 20, column: 23, scope: !125)
!152 = !DILocation(line: 20, column: 21, scope: !125)
!153 = !DILocation(line: 20, column: 28, scope: !125)
!154 = !DILocation(line: 20, column: 26, scope: !125)
!155 = !DILocation(line: 20, column: 35, scope: !125)
!156 = !DILocation(line: 20, column: 33, scope: !125)
!157 = !DILocation(line: 20, column: 38, scope: !125)
!158 = !DILocation(line: 21, column: 1, scope: !94)
!159 = distinct !DISubprogram(name: "parts_first", linkageName: "_Z11parts_firstPKfPfiiii", scope: !1, file: !1, line: 24, type: !160, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!160 = !DISubroutineType(types: !161)
!161 = !{null, !45, !47, !35, !35, !35, !35}
!162 = !DILocalVariable(name: "a", arg: 1, scope: !159, file: !1, line: 24, type: !45)
!163 = !DILocation(line: 24, column: 42, scope: !159)
!164 = !DILocalVariable(name: "m", arg: 2, scope: !159, file: !1, line: 24, type: !47)
!165 = !DILocation(line: 24, column: 52, scope: !159)
!166 = !DILocalVariable(name: "pictures", arg: 3, scope: !159, file: !1, line: 24, type: !35)
!167 = !DILocation(line: 24, column: 59, scope: !159)
!168 = !DILocalVariable(name: "steps", arg: 4, scope: !159, file: !1, line: 24, type: !35)
!169 = !DILocation(line: 24, column: 73, scope: !159)
!170 = !DILocalVariable(name: "parts", arg: 5, scope: !159, file: !1, line: 24, type: !35)
!171 = !DILocation(line: 24, column: 84, scope: !159)
!172 = !DILocalVariable(name: "cells", arg: 6, scope: !159, file: !1, line: 24, type: !35)
!173 = !DILocation(line: 24, column: 95, scope: !159)
!174 = !DILocalVariable(name: "i", scope: !159, file: !1, line: 25, type: !35)
!175 = !DILocation(line: 25, column: 7, scope: !159)
!176 = !DILocation(line: 25, column: 11, scope: !159)
!177 = !DILocation(line: 25, column: 24, scope: !159)
!178 = !DILocation(line: 25, column: 22, scope: !159)
!179 = !DILocation(line: 25, column: 37, scope: !159)
!180 = !DILocation(line: 25, column: 35, scope: !159)
!181 = !DILocation(line: 26, column: 7, scope: !182)
!182 = distinct !DILexicalBlock(scope: !159, file: !1, line: 26, column: 7)
!183 = !DILocation(line: 26, column: 11, scope: !182)
!184 = !DILocation(line: 26, column: 22, scope: !182)
!185 = !DILocation(line: 26, column: 20, scope: !182)
!186 = !DILocation(line: 26, column: 30, scope: !182)
!187 = !DILocation(line: 26, column: 28, scope: !182)
!188 = !DILocation(line: 26, column: 38, scope: !182)
!189 = !DILocation(line: 26, column: 36, scope: !182)
!190 = !DILocation(line: 26, column: 9, scope: !182)
!191 = !DILocalVariable(name: "c", scope: !192, file: !1, line: 27, type: !35)
!192 = distinct !DILexicalBlock(scope: !182, file: !1, line: 26, column: 45)
!193 = !DILocation(line: 27, column: 9, scope: !192)
!194 = !DILocation(line: 27, column: 13, scope: !192)
!195 = !DILocation(line: 27, column: 17, scope: !192)
!196 = !DILocation(line: 27, column: 15, scope: !192)
!197 = !DILocalVariable(name: "p", scope: !192, file: !1, line: 27, type: !35)
!198 = !DILocation(line: 27, column: 24, scope: !192)
!199 = !DILocation(line: 27, column: 28, scope: !192)
!200 = !DILocation(line: 27, column: 32, scope: !192)
!201 = !DILocation(line: 27, column: 30, scope: !192)
!202 = !DILocation(line: 27, column: 40, scope: !192)
!203 = !DILocation(line: 27, column: 38, scope: !192)
!204 = !DILocalVariable(name: "t", scope: !192, file: !1, line: 27, type: !35)
!205 = !DILocation(line: 27, column: 47, scope: !192)
!206 = !DILocation(line: 27, column: 51, scope: !192)
!207 = !DILocation(line: 27, column: 55, scope: !192)
!208 = !DILocation(line: 27, column: 53, scope: !192)
!209 = !DILocation(line: 27, column: 63, scope: !192)
!210 = !DILocation(line: 27, column: 61, scope: !192)
!211 = !DILocation(line: 27, column: 71, scope: !192)
!212 = !DILocation(line: 27, column: 69, scope: !192)
!213 = !DILocalVariable(name: "b", scope: !192, file: !1, line: 27, type: !35)
!214 = !DILocation(line: 27, column: 78, scope: !192)
!215 = !DILocation(line: 27, column: 82, scope: !192)
!216 = !DILocation(line: 27, column: 86, scope: !192)
!217 = !DILocation(line: 27, column: 84, scope: !192)
!218 = !DILocation(line: 27, column: 94, scope: !192)
!219 = !DILocation(line: 27, column: 92, scope: !192)
!220 = !DILocation(line: 27, column: 102, scope: !192)
!221 = !DILocation(line: 27, column: 100, scope: !192)
!222 = !DILocation(line: 28, column: 52, scope: !192)
!223 = !DILocation(line: 28, column: 54, scope: !192)
!224 = !DILocation(line: 28, column: 5, scope: !192)
!225 = !DILocation(line: 28, column: 9, scope: !192)
!226 = !DILocation(line: 28, column: 13, scope: !192)
!227 = !DILocation(line: 28, column: 11, scope: !192)
!228 = !DILocation(line: 28, column: 21, scope: !192)
!229 = !DILocation(line: 28, column: 19, scope: !192)
!230 = !DILocation(line: 28, column: 26, scope: !192)
!231 = !DILocation(line: 28, column: 24, scope: !192)
!232 = !DILocation(line: 28, column: 34, scope: !192)
!233 = !DILocation(line: 28, column: 32, scope: !192)
!234 = !DILocation(line: 28, column: 39, scope: !192)
!235 = !DILocation(line: 28, column: 37, scope: !192)
!236 = !DILocation(line: 28, column: 47, scope: !192)
!237 = !DILocation(line: 28, column: 45, scope: !192)
!238 = !DILocation(line: 28, column: 50, scope: !192)
!239 = !DILocation(line: 29, column: 3, scope: !192)
!240 = !DILocation(line: 30, column: 1, scope: !159)
