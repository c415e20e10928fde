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

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4blurPKfPfii(ptr noundef %in, ptr noundef %out, i32 noundef %height, i32 noundef %width) #0 !dbg !7 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %height.addr = alloca i32, align 4
  %width.addr = alloca i32, align 4
  %row = alloca i32, align 4
  %col = alloca i32, align 4
  %y = alloca i32, align 4
  %x = alloca i32, align 4
  %sum = alloca float, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !60, !DIExpression(), !61)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !62, !DIExpression(), !63)
  store i32 %height, ptr %height.addr, align 4
    #dbg_declare(ptr %height.addr, !64, !DIExpression(), !65)
  store i32 %width, ptr %width.addr, align 4
    #dbg_declare(ptr %width.addr, !66, !DIExpression(), !67)
    #dbg_declare(ptr %row, !68, !DIExpression(), !69)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !70
  %mul = mul i32 %0, 12, !dbg !71
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !72
  %add = add i32 %mul, %1, !dbg !73
  store i32 %add, ptr %row, align 4, !dbg !69
    #dbg_declare(ptr %col, !74, !DIExpression(), !75)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !76
  %mul3 = mul i32 %2, 12, !dbg !77
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !78
  %add5 = add i32 %mul3, %3, !dbg !79
  store i32 %add5, ptr %col, align 4, !dbg !75
    #dbg_declare(ptr %y, !80, !DIExpression(), !81)
  %4 = load i32, ptr %row, align 4, !dbg !82
  %sub = sub nsw i32 %4, 2, !dbg !83
  store i32 %sub, ptr %y, align 4, !dbg !81
    #dbg_declare(ptr %x, !84, !DIExpression(), !85)
  %5 = load i32, ptr %col, align 4, !dbg !86
  %sub6 = sub nsw i32 %5, 2, !dbg !87
  store i32 %sub6, ptr %x, align 4, !dbg !85
  %6 = load i32, ptr %y, align 4, !dbg !88
  %cmp = icmp sge i32 %6, 0, !dbg !90
  br i1 %cmp, label %land.lhs.true, label %if.else, !dbg !91

land.lhs.true:                                    ; preds = %entry
  %7 = load i32, ptr %y, align 4, !dbg !92
  %8 = load i32, ptr %height.addr, align 4, !dbg !93
  %cmp7 = icmp slt i32 %7, %8, !dbg !94
  br i1 %cmp7, label %land.lhs.true8, label %if.else, !dbg !95

land.lhs.true8:                                   ; preds = %land.lhs.true
  %9 = load i32, ptr %x, align 4, !dbg !96
  %cmp9 = icmp sge i32 %9, 0, !dbg !97
  br i1 %cmp9, label %land.lhs.true10, label %if.else, !dbg !98

land.lhs.true10:                                  ; preds = %land.lhs.true8
  %10 = load i32, ptr %x, align 4, !dbg !99
  %11 = load i32, ptr %width.addr, align 4, !dbg !100
  %cmp11 = icmp slt i32 %10, %11, !dbg !101
  br i1 %cmp11, label %if.then, label %if.else, !dbg !98

if.then:                                          ; preds = %land.lhs.true10
  %12 = load ptr, ptr %in.addr, align 8, !dbg !102
  %13 = load i32, ptr %y, align 4, !dbg !103
  %14 = load i32, ptr %width.addr, align 4, !dbg !104
  %mul12 = mul nsw i32 %13, %14, !dbg !105
  %15 = load i32, ptr %x, align 4, !dbg !106
  %add13 = add nsw i32 %mul12, %15, !dbg !107
  %idxprom = sext i32 %add13 to i64, !dbg !102
  %arrayidx = getelementptr inbounds float, ptr %12, i64 %idxprom, !dbg !102
  %16 = load float, ptr %arrayidx, align 4, !dbg !102
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !108
  %idxprom15 = zext i32 %17 to i64, !dbg !109
  %arrayidx16 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE4tile to ptr), i64 0, i64 %idxprom15, !dbg !109
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !110
  %idxprom18 = zext i32 %18 to i64, !dbg !109
  %arrayidx19 = getelementptr inbounds nuw [16 x float], ptr %arrayidx16, i64 0, i64 %idxprom18, !dbg !109
  store float %16, ptr %arrayidx19, align 4, !dbg !111
  br label %if.end, !dbg !109

if.else:                                          ; preds = %land.lhs.true10, %land.lhs.true8, %land.lhs.true, %entry
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !112
  %idxprom21 = zext i32 %19 to i64, !dbg !113
  %arrayidx22 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE4tile to ptr), i64 0, i64 %idxprom21, !dbg !113
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !114
  %idxprom24 = zext i32 %20 to i64, !dbg !113
  %arrayidx25 = getelementptr inbounds nuw [16 x float], ptr %arrayidx22, i64 0, i64 %idxprom24, !dbg !113
  store float 0.000000e+00, ptr %arrayidx25, align 4, !dbg !115
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !116
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !117
  %cmp27 = icmp ult i32 %21, 12, !dbg !119
  br i1 %cmp27, label %land.lhs.true28, label %if.end60, !dbg !120

land.lhs.true28:                                  ; preds = %if.end
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !121
  %cmp30 = icmp ult i32 %22, 12, !dbg !122
  br i1 %cmp30, label %land.lhs.true31, label %if.end60, !dbg !123

land.lhs.true31:                                  ; preds = %land.lhs.true28
  %23 = load i32, ptr %row, align 4, !dbg !124
  %24 = load i32, ptr %height.addr, align 4, !dbg !125
  %cmp32 = icmp slt i32 %23, %24, !dbg !126
  br i1 %cmp32, label %land.lhs.true33, label %if.end60, !dbg !127

land.lhs.true33:                                  ; preds = %land.lhs.true31
  %25 = load i32, ptr %col, align 4, !dbg !128
  %26 = load i32, ptr %width.addr, align 4, !dbg !129
  %cmp34 = icmp slt i32 %25, %26, !dbg !130
  br i1 %cmp34, label %if.then35, label %if.end60, !dbg !127

if.then35:                                        ; preds = %land.lhs.true33
    #dbg_declare(ptr %sum, !131, !DIExpression(), !133)
  store float 0.000000e+00, ptr %sum, align 4, !dbg !133
    #dbg_declare(ptr %i, !134, !DIExpression(), !136)
  store i32 0, ptr %i, align 4, !dbg !136
  br label %for.cond, !dbg !137

for.cond:                                         ; preds = %for.inc53, %if.then35
  %27 = load i32, ptr %i, align 4, !dbg !138
  %cmp36 = icmp slt i32 %27, 5, !dbg !140
  br i1 %cmp36, label %for.body, label %for.end55, !dbg !141

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %j, !142, !DIExpression(), !144)
  store i32 0, ptr %j, align 4, !dbg !144
  br label %for.cond37, !dbg !145

for.cond37:                                       ; preds = %for.inc, %for.body
  %28 = load i32, ptr %j, align 4, !dbg !146
  %cmp38 = icmp slt i32 %28, 5, !dbg !148
  br i1 %cmp38, label %for.body39, label %for.end, !dbg !149

for.body39:                                       ; preds = %for.cond37
  %29 = load i32, ptr %i, align 4, !dbg !150
  %idxprom40 = sext i32 %29 to i64, !dbg !151
  %arrayidx41 = getelementptr inbounds [5 x [5 x float]], ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 0, i64 %idxprom40, !dbg !151
  %30 = load i32, ptr %j, align 4, !dbg !152
  %idxprom42 = sext i32 %30 to i64, !dbg !151
  %arrayidx43 = getelementptr inbounds [5 x float], ptr %arrayidx41, i64 0, i64 %idxprom42, !dbg !151
  %31 = load float, ptr %arrayidx43, align 4, !dbg !151
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !153
  %33 = load i32, ptr %i, align 4, !dbg !154
  %add45 = add i32 %32, %33, !dbg !155
  %idxprom46 = zext i32 %add45 to i64, !dbg !156
  %arrayidx47 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiiE4tile to ptr), i64 0, i64 %idxprom46, !dbg !156
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !157
  %35 = load i32, ptr %j, align 4, !dbg !158
  %add49 = add i32 %34, %35, !dbg !159
  %idxprom50 = zext i32 %add49 to i64, !dbg !156
  %arrayidx51 = getelementptr inbounds nuw [16 x float], ptr %arrayidx47, i64 0, i64 %idxprom50, !dbg !156
  %36 = load float, ptr %arrayidx51, align 4, !dbg !156
  %37 = load float, ptr %sum, align 4, !dbg !160
  %38 = call float @llvm.fmuladd.f32(float %31, float %36, float %37), !dbg !160
  store float %38, ptr %sum, align 4, !dbg !160
  br label %for.inc, !dbg !161

for.inc:                                          ; preds = %for.body39
  %39 = load i32, ptr %j, align 4, !dbg !162
  %inc = add nsw i32 %39, 1, !dbg !162
  store i32 %inc, ptr %j, align 4, !dbg !162
  br label %for.cond37, !dbg !163, !llvm.loop !164

for.end:                                          ; preds = %for.cond37
  br label %for.inc53, !dbg !165

for.inc53:                                        ; preds = %for.end
  %40 = load i32, ptr %i, align 4, !dbg !167
  %inc54 = add nsw i32 %40, 1, !dbg !167
  store i32 %inc54, ptr %i, align 4, !dbg !167
  br label %for.cond, !dbg !168, !llvm.loop !169

for.end55:                                        ; preds = %for.cond
  %41 = load float, ptr %sum, align 4, !dbg !171
  %42 = load ptr, ptr %out.addr, align 8, !dbg !172
  %43 = load i32, ptr %row, align 4, !dbg !173
  %44 = load i32, ptr %width.addr, align 4, !dbg !174
  %mul56 = mul nsw i32 %43, %44, !dbg !175
  %45 = load i32, ptr %col, align 4, !dbg !176
  %add57 = add nsw i32 %mul56, %45, !dbg !177
  %idxprom58 = sext i32 %add57 to i64, !dbg !172
  %arrayidx59 = getelementptr inbounds float, ptr %42, i64 %idxprom58, !dbg !172
  store float %41, ptr %arrayidx59, align 4, !dbg !178
  br label %if.end60, !dbg !179

if.end60:                                         ; preds = %for.end55, %land.lhs.true33, %land.lhs.true31, %land.lhs.true28, %if.end
  ret void, !dbg !180
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!55, !56, !57, !58}
!llvm.ident = !{!59}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "taps", scope: !2, file: !3, line: 8, type: !52, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, imports: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tile_with_halo.cu", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!6 = distinct !DIGlobalVariable(name: "tile", scope: !7, file: !3, line: 10, type: !16, isLocal: true, isDefinition: true)
!7 = distinct !DISubprogram(name: "blur", linkageName: "_Z4blurPKfPfii", scope: !3, file: !3, line: 9, type: !8, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !15)
!8 = !DISubroutineType(types: !9)
!9 = !{null, !10, !13, !14, !14}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!12 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{}
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 8192, elements: !17)
!17 = !{!18, !18}
!18 = !DISubrange(count: 16)
!19 = !{!20, !23, !25, !30, !35, !40, !46, !48}
!20 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !21, file: !22, line: 128)
!21 = !DINamespace(name: "ws_math", scope: null)
!22 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!23 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !24, entity: !21, file: !22, line: 129)
!24 = !DINamespace(name: "std", scope: null)
!25 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !26, file: !22, line: 154)
!26 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !22, file: !22, line: 137, type: !27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!27 = !DISubroutineType(types: !28)
!28 = !{!29, !29}
!29 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!30 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !31, file: !22, line: 154)
!31 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !22, file: !22, line: 133, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!32 = !DISubroutineType(types: !33)
!33 = !{!34, !34}
!34 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !36, file: !22, line: 154)
!36 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !22, file: !22, line: 134, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !39}
!39 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !41, file: !22, line: 154)
!41 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !22, file: !22, line: 145, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !45}
!44 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!45 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !47, file: !22, line: 154)
!47 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !22, file: !22, line: 147, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !49, file: !22, line: 154)
!49 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !22, file: !22, line: 149, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!50 = !DISubroutineType(types: !51)
!51 = !{!14, !12}
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 800, elements: !53)
!53 = !{!54, !54}
!54 = !DISubrange(count: 5)
!55 = !{i32 7, !"Dwarf Version", i32 4}
!56 = !{i32 2, !"Debug Info Version", i32 3}
!57 = !{i32 1, !"wchar_size", i32 4}
!58 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!59 = !{!"clang version 22.1.8"}
!60 = !DILocalVariable(name: "in", arg: 1, scope: !7, file: !3, line: 9, type: !10)
!61 = !DILocation(line: 9, column: 35, scope: !7)
!62 = !DILocalVariable(name: "out", arg: 2, scope: !7, file: !3, line: 9, type: !13)
!63 = !DILocation(line: 9, column: 46, scope: !7)
!64 = !DILocalVariable(name: "height", arg: 3, scope: !7, file: !3, line: 9, type: !14)
!65 = !DILocation(line: 9, column: 55, scope: !7)
!66 = !DILocalVariable(name: "width", arg: 4, scope: !7, file: !3, line: 9, type: !14)
!67 = !DILocation(line: 9, column: 67, scope: !7)
!68 = !DILocalVariable(name: "row", scope: !7, file: !3, line: 11, type: !14)
!69 = !DILocation(line: 11, column: 9, scope: !7)
!70 = !DILocation(line: 11, column: 15, scope: !7)
!71 = !DILocation(line: 11, column: 26, scope: !7)
!72 = !DILocation(line: 11, column: 38, scope: !7)
!73 = !DILocation(line: 11, column: 36, scope: !7)
!74 = !DILocalVariable(name: "col", scope: !7, file: !3, line: 12, type: !14)
!75 = !DILocation(line: 12, column: 9, scope: !7)
!76 = !DILocation(line: 12, column: 15, scope: !7)
!77 = !DILocation(line: 12, column: 26, scope: !7)
!78 = !DILocation(line: 12, column: 38, scope: !7)
!79 = !DILocation(line: 12, column: 36, scope: !7)
!80 = !DILocalVariable(name: "y", scope: !7, file: !3, line: 13, type: !14)
!81 = !DILocation(line: 13, column: 9, scope: !7)
!82 = !DILocation(line: 13, column: 13, scope: !7)
!83 = !DILocation(line: 13, column: 17, scope: !7)
!84 = !DILocalVariable(name: "x", scope: !7, file: !3, line: 13, type: !14)
!85 = !DILocation(line: 13, column: 29, scope: !7)
!86 = !DILocation(line: 13, column: 33, scope: !7)
!87 = !DILocation(line: 13, column: 37, scope: !7)
!88 = !DILocation(line: 14, column: 9, scope: !89)
!89 = distinct !DILexicalBlock(scope: !7, file: !3, line: 14, column: 9)
!90 = !DILocation(line: 14, column: 11, scope: !89)
!91 = !DILocation(line: 14, column: 16, scope: !89)
!92 = !DILocation(line: 14, column: 19, scope: !89)
!93 = !DILocation(line: 14, column: 23, scope: !89)
!94 = !DILocation(line: 14, column: 21, scope: !89)
!95 = !DILocation(line: 14, column: 30, scope: !89)
!96 = !DILocation(line: 14, column: 33, scope: !89)
!97 = !DILocation(line: 14, column: 35, scope: !89)
!98 = !DILocation(line: 14, column: 40, scope: !89)
!99 = !DILocation(line: 14, column: 43, scope: !89)
!100 = !DILocation(line: 14, column: 47, scope: !89)
!101 = !DILocation(line: 14, column: 45, scope: !89)
!102 = !DILocation(line: 15, column: 42, scope: !89)
!103 = !DILocation(line: 15, column: 45, scope: !89)
!104 = !DILocation(line: 15, column: 49, scope: !89)
!105 = !DILocation(line: 15, column: 47, scope: !89)
!106 = !DILocation(line: 15, column: 57, scope: !89)
!107 = !DILocation(line: 15, column: 55, scope: !89)
!108 = !DILocation(line: 15, column: 14, scope: !89)
!109 = !DILocation(line: 15, column: 9, scope: !89)
!110 = !DILocation(line: 15, column: 27, scope: !89)
!111 = !DILocation(line: 15, column: 40, scope: !89)
!112 = !DILocation(line: 17, column: 14, scope: !89)
!113 = !DILocation(line: 17, column: 9, scope: !89)
!114 = !DILocation(line: 17, column: 27, scope: !89)
!115 = !DILocation(line: 17, column: 40, scope: !89)
!116 = !DILocation(line: 18, column: 5, scope: !7)
!117 = !DILocation(line: 20, column: 9, scope: !118)
!118 = distinct !DILexicalBlock(scope: !7, file: !3, line: 20, column: 9)
!119 = !DILocation(line: 20, column: 21, scope: !118)
!120 = !DILocation(line: 20, column: 31, scope: !118)
!121 = !DILocation(line: 20, column: 34, scope: !118)
!122 = !DILocation(line: 20, column: 46, scope: !118)
!123 = !DILocation(line: 20, column: 56, scope: !118)
!124 = !DILocation(line: 20, column: 59, scope: !118)
!125 = !DILocation(line: 20, column: 65, scope: !118)
!126 = !DILocation(line: 20, column: 63, scope: !118)
!127 = !DILocation(line: 20, column: 72, scope: !118)
!128 = !DILocation(line: 20, column: 75, scope: !118)
!129 = !DILocation(line: 20, column: 81, scope: !118)
!130 = !DILocation(line: 20, column: 79, scope: !118)
!131 = !DILocalVariable(name: "sum", scope: !132, file: !3, line: 21, type: !12)
!132 = distinct !DILexicalBlock(scope: !118, file: !3, line: 20, column: 88)
!133 = !DILocation(line: 21, column: 15, scope: !132)
!134 = !DILocalVariable(name: "i", scope: !135, file: !3, line: 22, type: !14)
!135 = distinct !DILexicalBlock(scope: !132, file: !3, line: 22, column: 9)
!136 = !DILocation(line: 22, column: 18, scope: !135)
!137 = !DILocation(line: 22, column: 14, scope: !135)
!138 = !DILocation(line: 22, column: 25, scope: !139)
!139 = distinct !DILexicalBlock(scope: !135, file: !3, line: 22, column: 9)
!140 = !DILocation(line: 22, column: 27, scope: !139)
!141 = !DILocation(line: 22, column: 9, scope: !135)
!142 = !DILocalVariable(name: "j", scope: !143, file: !3, line: 23, type: !14)
!143 = distinct !DILexicalBlock(scope: !139, file: !3, line: 23, column: 13)
!144 = !DILocation(line: 23, column: 22, scope: !143)
!145 = !DILocation(line: 23, column: 18, scope: !143)
!146 = !DILocation(line: 23, column: 29, scope: !147)
!147 = distinct !DILexicalBlock(scope: !143, file: !3, line: 23, column: 13)
!148 = !DILocation(line: 23, column: 31, scope: !147)
!149 = !DILocation(line: 23, column: 13, scope: !143)
!150 = !DILocation(line: 24, column: 29, scope: !147)
!151 = !DILocation(line: 24, column: 24, scope: !147)
!152 = !DILocation(line: 24, column: 32, scope: !147)
!153 = !DILocation(line: 24, column: 42, scope: !147)
!154 = !DILocation(line: 24, column: 56, scope: !147)
!155 = !DILocation(line: 24, column: 54, scope: !147)
!156 = !DILocation(line: 24, column: 37, scope: !147)
!157 = !DILocation(line: 24, column: 59, scope: !147)
!158 = !DILocation(line: 24, column: 73, scope: !147)
!159 = !DILocation(line: 24, column: 71, scope: !147)
!160 = !DILocation(line: 24, column: 21, scope: !147)
!161 = !DILocation(line: 24, column: 17, scope: !147)
!162 = !DILocation(line: 23, column: 40, scope: !147)
!163 = !DILocation(line: 23, column: 13, scope: !147)
!164 = distinct !{!164, !149, !165, !166}
!165 = !DILocation(line: 24, column: 74, scope: !143)
!166 = !{!"llvm.loop.mustprogress"}
!167 = !DILocation(line: 22, column: 36, scope: !139)
!168 = !DILocation(line: 22, column: 9, scope: !139)
!169 = distinct !{!169, !141, !170, !166}
!170 = !DILocation(line: 24, column: 74, scope: !135)
!171 = !DILocation(line: 25, column: 34, scope: !132)
!172 = !DILocation(line: 25, column: 9, scope: !132)
!173 = !DILocation(line: 25, column: 13, scope: !132)
!174 = !DILocation(line: 25, column: 19, scope: !132)
!175 = !DILocation(line: 25, column: 17, scope: !132)
!176 = !DILocation(line: 25, column: 27, scope: !132)
!177 = !DILocation(line: 25, column: 25, scope: !132)
!178 = !DILocation(line: 25, column: 32, scope: !132)
!179 = !DILocation(line: 26, column: 5, scope: !132)
!180 = !DILocation(line: 27, column: 1, scope: !7)
