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

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z12wait_for_allRj(ptr noundef nonnull align 4 dereferenceable(4) %last) #0 !dbg !49 {
entry:
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %last.addr = alloca ptr, align 8
  store ptr %last, ptr %last.addr, align 8
    #dbg_declare(ptr %last.addr, !54, !DIExpression(), !55)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !56
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57
  %cmp = icmp eq i32 %0, 0, !dbg !59
  br i1 %cmp, label %if.then, label %if.end6, !dbg !59

if.then:                                          ; preds = %entry
  store ptr addrspacecast (ptr addrspace(1) @arrived to ptr), ptr %p.addr.i, align 8, !dbg !60
  store i32 1, ptr %v.addr.i, align 4, !dbg !60
  %1 = load ptr, ptr %p.addr.i, align 8, !dbg !60
  %2 = load i32, ptr %v.addr.i, align 4, !dbg !60
  store i32 %2, ptr %.atomictmp.i, align 4, !dbg !60
  %3 = load i32, ptr %.atomictmp.i, align 4, !dbg !60
  %4 = atomicrmw add ptr %1, i32 %3 monotonic, align 4, !dbg !60
  store i32 %4, ptr %atomic-temp.i, align 4, !dbg !60
  %5 = load i32, ptr %atomic-temp.i, align 4, !dbg !60
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !63
  %sub = sub i32 %6, 1, !dbg !64
  %cmp3 = icmp eq i32 %5, %sub, !dbg !65
  br i1 %cmp3, label %if.then4, label %if.end, !dbg !65

if.then4:                                         ; preds = %if.then
  store i32 0, ptr addrspacecast (ptr addrspace(1) @arrived to ptr), align 4, !dbg !66
  %7 = load ptr, ptr %last.addr, align 8, !dbg !68, !nonnull !53, !align !69
  %8 = load i32, ptr %7, align 4, !dbg !68
  %add = add i32 %8, 1, !dbg !70
  store volatile i32 %add, ptr addrspacecast (ptr addrspace(1) @generation to ptr), align 4, !dbg !71
  br label %if.end, !dbg !72

if.end:                                           ; preds = %if.then4, %if.then
  br label %while.cond, !dbg !73

while.cond:                                       ; preds = %while.body, %if.end
  %9 = load volatile i32, ptr addrspacecast (ptr addrspace(1) @generation to ptr), align 4, !dbg !74
  %10 = load ptr, ptr %last.addr, align 8, !dbg !75, !nonnull !53, !align !69
  %11 = load i32, ptr %10, align 4, !dbg !75
  %cmp5 = icmp eq i32 %9, %11, !dbg !76
  br i1 %cmp5, label %while.body, label %while.end, !dbg !73

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !73, !llvm.loop !77

while.end:                                        ; preds = %while.cond
  %12 = load volatile i32, ptr addrspacecast (ptr addrspace(1) @generation to ptr), align 4, !dbg !80
  %13 = load ptr, ptr %last.addr, align 8, !dbg !81, !nonnull !53, !align !69
  store i32 %12, ptr %13, align 4, !dbg !82
  br label %if.end6, !dbg !83

if.end6:                                          ; preds = %while.end, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !84
  ret void, !dbg !85
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6mirrorPKfPfS1_i(ptr noundef %a, ptr noundef %b, ptr noundef %c, i32 noundef %n) #2 !dbg !86 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %last = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !92, !DIExpression(), !93)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !94, !DIExpression(), !95)
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !96, !DIExpression(), !97)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !98, !DIExpression(), !99)
    #dbg_declare(ptr %i, !100, !DIExpression(), !101)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !102
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !103
  %mul = mul i32 %0, %1, !dbg !104
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !105
  %add = add i32 %mul, %2, !dbg !106
  store i32 %add, ptr %i, align 4, !dbg !101
    #dbg_declare(ptr %last, !107, !DIExpression(), !108)
  %3 = load volatile i32, ptr addrspacecast (ptr addrspace(1) @generation to ptr), align 4, !dbg !109
  store i32 %3, ptr %last, align 4, !dbg !108
  %4 = load i32, ptr %i, align 4, !dbg !110
  %5 = load i32, ptr %n.addr, align 4, !dbg !112
  %cmp = icmp slt i32 %4, %5, !dbg !113
  br i1 %cmp, label %if.then, label %if.end, !dbg !113

if.then:                                          ; preds = %entry
  %6 = load ptr, ptr %a.addr, align 8, !dbg !114
  %7 = load i32, ptr %i, align 4, !dbg !115
  %idxprom = sext i32 %7 to i64, !dbg !114
  %arrayidx = getelementptr inbounds float, ptr %6, i64 %idxprom, !dbg !114
  %8 = load float, ptr %arrayidx, align 4, !dbg !114
  %mul3 = fmul float 2.000000e+00, %8, !dbg !116
  %9 = load ptr, ptr %b.addr, align 8, !dbg !117
  %10 = load i32, ptr %i, align 4, !dbg !118
  %idxprom4 = sext i32 %10 to i64, !dbg !117
  %arrayidx5 = getelementptr inbounds float, ptr %9, i64 %idxprom4, !dbg !117
  store float %mul3, ptr %arrayidx5, align 4, !dbg !119
  br label %if.end, !dbg !117

if.end:                                           ; preds = %if.then, %entry
  call void @_Z12wait_for_allRj(ptr noundef nonnull align 4 dereferenceable(4) %last) #4, !dbg !120
  %11 = load i32, ptr %i, align 4, !dbg !121
  %12 = load i32, ptr %n.addr, align 4, !dbg !123
  %cmp6 = icmp slt i32 %11, %12, !dbg !124
  br i1 %cmp6, label %if.then7, label %if.end13, !dbg !124

if.then7:                                         ; preds = %if.end
  %13 = load ptr, ptr %b.addr, align 8, !dbg !125
  %14 = load i32, ptr %n.addr, align 4, !dbg !126
  %sub = sub nsw i32 %14, 1, !dbg !127
  %15 = load i32, ptr %i, align 4, !dbg !128
  %sub8 = sub nsw i32 %sub, %15, !dbg !129
  %idxprom9 = sext i32 %sub8 to i64, !dbg !125
  %arrayidx10 = getelementptr inbounds float, ptr %13, i64 %idxprom9, !dbg !125
  %16 = load float, ptr %arrayidx10, align 4, !dbg !125
  %17 = load ptr, ptr %c.addr, align 8, !dbg !130
  %18 = load i32, ptr %i, align 4, !dbg !131
  %idxprom11 = sext i32 %18 to i64, !dbg !130
  %arrayidx12 = getelementptr inbounds float, ptr %17, i64 %idxprom11, !dbg !130
  store float %16, ptr %arrayidx12, align 4, !dbg !132
  br label %if.end13, !dbg !130

if.end13:                                         ; preds = %if.then7, %if.end
  call void @_Z12wait_for_allRj(ptr noundef nonnull align 4 dereferenceable(4) %last) #4, !dbg !133
  %19 = load i32, ptr %i, align 4, !dbg !134
  %20 = load i32, ptr %n.addr, align 4, !dbg !136
  %cmp14 = icmp slt i32 %19, %20, !dbg !137
  br i1 %cmp14, label %if.then15, label %if.end20, !dbg !137

if.then15:                                        ; preds = %if.end13
  %21 = load ptr, ptr %c.addr, align 8, !dbg !138
  %22 = load i32, ptr %i, align 4, !dbg !139
  %idxprom16 = sext i32 %22 to i64, !dbg !138
  %arrayidx17 = getelementptr inbounds float, ptr %21, i64 %idxprom16, !dbg !138
  %23 = load float, ptr %arrayidx17, align 4, !dbg !138
  %24 = load ptr, ptr %b.addr, align 8, !dbg !140
  %25 = load i32, ptr %i, align 4, !dbg !141
  %idxprom18 = sext i32 %25 to i64, !dbg !140
  %arrayidx19 = getelementptr inbounds float, ptr %24, i64 %idxprom18, !dbg !140
  store float %23, ptr %arrayidx19, align 4, !dbg !142
  br label %if.end20, !dbg !140

if.end20:                                         ; preds = %if.then15, %if.end13
  ret void, !dbg !143
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47}
!llvm.ident = !{!48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "generation", scope: !2, file: !3, line: 8, type: !43, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, imports: !8, splitDebugInlining: false, nameTableKind: None)
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
!15 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !11, file: !11, line: 137, type: !16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!16 = !DISubroutineType(types: !17)
!17 = !{!18, !18}
!18 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!19 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !20, file: !11, line: 154)
!20 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !11, file: !11, line: 133, type: !21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!21 = !DISubroutineType(types: !22)
!22 = !{!23, !23}
!23 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !25, file: !11, line: 154)
!25 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !11, file: !11, line: 134, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !30, file: !11, line: 154)
!30 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !11, file: !11, line: 145, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !34}
!33 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!34 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !36, file: !11, line: 154)
!36 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !11, file: !11, line: 147, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !38, file: !11, line: 154)
!38 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !11, file: !11, line: 149, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
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
!49 = distinct !DISubprogram(name: "wait_for_all", linkageName: "_Z12wait_for_allRj", scope: !3, file: !3, line: 11, type: !50, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!50 = !DISubroutineType(types: !51)
!51 = !{null, !52}
!52 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !7, size: 64)
!53 = !{}
!54 = !DILocalVariable(name: "last", arg: 1, scope: !49, file: !3, line: 11, type: !52)
!55 = !DILocation(line: 11, column: 40, scope: !49)
!56 = !DILocation(line: 12, column: 3, scope: !49)
!57 = !DILocation(line: 13, column: 7, scope: !58)
!58 = distinct !DILexicalBlock(scope: !49, file: !3, line: 13, column: 7)
!59 = !DILocation(line: 13, column: 19, scope: !58)
!60 = !DILocation(line: 14, column: 9, scope: !61)
!61 = distinct !DILexicalBlock(scope: !62, file: !3, line: 14, column: 9)
!62 = distinct !DILexicalBlock(scope: !58, file: !3, line: 13, column: 25)
!63 = !DILocation(line: 14, column: 35, scope: !61)
!64 = !DILocation(line: 14, column: 45, scope: !61)
!65 = !DILocation(line: 14, column: 32, scope: !61)
!66 = !DILocation(line: 15, column: 15, scope: !67)
!67 = distinct !DILexicalBlock(scope: !61, file: !3, line: 14, column: 50)
!68 = !DILocation(line: 16, column: 20, scope: !67)
!69 = !{i64 4}
!70 = !DILocation(line: 16, column: 25, scope: !67)
!71 = !DILocation(line: 16, column: 18, scope: !67)
!72 = !DILocation(line: 17, column: 5, scope: !67)
!73 = !DILocation(line: 18, column: 5, scope: !62)
!74 = !DILocation(line: 18, column: 12, scope: !62)
!75 = !DILocation(line: 18, column: 26, scope: !62)
!76 = !DILocation(line: 18, column: 23, scope: !62)
!77 = distinct !{!77, !73, !78, !79}
!78 = !DILocation(line: 18, column: 33, scope: !62)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !DILocation(line: 19, column: 12, scope: !62)
!81 = !DILocation(line: 19, column: 5, scope: !62)
!82 = !DILocation(line: 19, column: 10, scope: !62)
!83 = !DILocation(line: 20, column: 3, scope: !62)
!84 = !DILocation(line: 21, column: 3, scope: !49)
!85 = !DILocation(line: 22, column: 1, scope: !49)
!86 = distinct !DISubprogram(name: "mirror", linkageName: "_Z6mirrorPKfPfS1_i", scope: !3, file: !3, line: 24, type: !87, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!87 = !DISubroutineType(types: !88)
!88 = !{null, !89, !91, !91, !41}
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !42)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!92 = !DILocalVariable(name: "a", arg: 1, scope: !86, file: !3, line: 24, type: !89)
!93 = !DILocation(line: 24, column: 37, scope: !86)
!94 = !DILocalVariable(name: "b", arg: 2, scope: !86, file: !3, line: 24, type: !91)
!95 = !DILocation(line: 24, column: 47, scope: !86)
!96 = !DILocalVariable(name: "c", arg: 3, scope: !86, file: !3, line: 24, type: !91)
!97 = !DILocation(line: 24, column: 57, scope: !86)
!98 = !DILocalVariable(name: "n", arg: 4, scope: !86, file: !3, line: 24, type: !41)
!99 = !DILocation(line: 24, column: 64, scope: !86)
!100 = !DILocalVariable(name: "i", scope: !86, file: !3, line: 25, type: !41)
!101 = !DILocation(line: 25, column: 7, scope: !86)
!102 = !DILocation(line: 25, column: 11, scope: !86)
!103 = !DILocation(line: 25, column: 24, scope: !86)
!104 = !DILocation(line: 25, column: 22, scope: !86)
!105 = !DILocation(line: 25, column: 37, scope: !86)
!106 = !DILocation(line: 25, column: 35, scope: !86)
!107 = !DILocalVariable(name: "last", scope: !86, file: !3, line: 26, type: !7)
!108 = !DILocation(line: 26, column: 12, scope: !86)
!109 = !DILocation(line: 26, column: 19, scope: !86)
!110 = !DILocation(line: 27, column: 7, scope: !111)
!111 = distinct !DILexicalBlock(scope: !86, file: !3, line: 27, column: 7)
!112 = !DILocation(line: 27, column: 11, scope: !111)
!113 = !DILocation(line: 27, column: 9, scope: !111)
!114 = !DILocation(line: 27, column: 25, scope: !111)
!115 = !DILocation(line: 27, column: 27, scope: !111)
!116 = !DILocation(line: 27, column: 23, scope: !111)
!117 = !DILocation(line: 27, column: 14, scope: !111)
!118 = !DILocation(line: 27, column: 16, scope: !111)
!119 = !DILocation(line: 27, column: 19, scope: !111)
!120 = !DILocation(line: 28, column: 3, scope: !86)
!121 = !DILocation(line: 29, column: 7, scope: !122)
!122 = distinct !DILexicalBlock(scope: !86, file: !3, line: 29, column: 7)
!123 = !DILocation(line: 29, column: 11, scope: !122)
!124 = !DILocation(line: 29, column: 9, scope: !122)
!125 = !DILocation(line: 29, column: 21, scope: !122)
!126 = !DILocation(line: 29, column: 23, scope: !122)
!127 = !DILocation(line: 29, column: 25, scope: !122)
!128 = !DILocation(line: 29, column: 31, scope: !122)
!129 = !DILocation(line: 29, column: 29, scope: !122)
!130 = !DILocation(line: 29, column: 14, scope: !122)
!131 = !DILocation(line: 29, column: 16, scope: !122)
!132 = !DILocation(line: 29, column: 19, scope: !122)
!133 = !DILocation(line: 30, column: 3, scope: !86)
!134 = !DILocation(line: 31, column: 7, scope: !135)
!135 = distinct !DILexicalBlock(scope: !86, file: !3, line: 31, column: 7)
!136 = !DILocation(line: 31, column: 11, scope: !135)
!137 = !DILocation(line: 31, column: 9, scope: !135)
!138 = !DILocation(line: 31, column: 21, scope: !135)
!139 = !DILocation(line: 31, column: 23, scope: !135)
!140 = !DILocation(line: 31, column: 14, scope: !135)
!141 = !DILocation(line: 31, column: 16, scope: !135)
!142 = !DILocation(line: 31, column: 19, scope: !135)
!143 = !DILocation(line: 32, column: 1, scope: !86)
