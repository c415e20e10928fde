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
  call void @llvm.nvvm.membar.gl(), !dbg !56
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !57
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !58
  %cmp = icmp eq i32 %0, 0, !dbg !60
  br i1 %cmp, label %if.then, label %if.end6, !dbg !60

if.then:                                          ; preds = %entry
  store ptr addrspacecast (ptr addrspace(1) @arrived to ptr), ptr %p.addr.i, align 8, !dbg !61
  store i32 1, ptr %v.addr.i, align 4, !dbg !61
  %1 = load ptr, ptr %p.addr.i, align 8, !dbg !61
  %2 = load i32, ptr %v.addr.i, align 4, !dbg !61
  store i32 %2, ptr %.atomictmp.i, align 4, !dbg !61
  %3 = load i32, ptr %.atomictmp.i, align 4, !dbg !61
  %4 = atomicrmw add ptr %1, i32 %3 monotonic, align 4, !dbg !61
  store i32 %4, ptr %atomic-temp.i, align 4, !dbg !61
  %5 = load i32, ptr %atomic-temp.i, align 4, !dbg !61
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !64
  %sub = sub i32 %6, 1, !dbg !65
  %cmp3 = icmp eq i32 %5, %sub, !dbg !66
  br i1 %cmp3, label %if.then4, label %if.end, !dbg !66

if.then4:                                         ; preds = %if.then
  store i32 0, ptr addrspacecast (ptr addrspace(1) @arrived to ptr), align 4, !dbg !67
  call void @llvm.nvvm.membar.gl(), !dbg !69
  %7 = load ptr, ptr %last.addr, align 8, !dbg !70, !nonnull !53, !align !71
  %8 = load i32, ptr %7, align 4, !dbg !70
  %add = add i32 %8, 1, !dbg !72
  store volatile i32 %add, ptr addrspacecast (ptr addrspace(1) @generation to ptr), align 4, !dbg !73
  br label %if.end, !dbg !74

if.end:                                           ; preds = %if.then4, %if.then
  br label %while.cond, !dbg !75

while.cond:                                       ; preds = %while.body, %if.end
  %9 = load volatile i32, ptr addrspacecast (ptr addrspace(1) @generation to ptr), align 4, !dbg !76
  %10 = load ptr, ptr %last.addr, align 8, !dbg !77, !nonnull !53, !align !71
  %11 = load i32, ptr %10, align 4, !dbg !77
  %cmp5 = icmp eq i32 %9, %11, !dbg !78
  br i1 %cmp5, label %while.body, label %while.end, !dbg !75

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !75, !llvm.loop !79

while.end:                                        ; preds = %while.cond
  %12 = load volatile i32, ptr addrspacecast (ptr addrspace(1) @generation to ptr), align 4, !dbg !82
  %13 = load ptr, ptr %last.addr, align 8, !dbg !83, !nonnull !53, !align !71
  store i32 %12, ptr %13, align 4, !dbg !84
  call void @llvm.nvvm.membar.gl(), !dbg !85
  br label %if.end6, !dbg !86

if.end6:                                          ; preds = %while.end, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !87
  ret void, !dbg !88
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6mirrorPKfPfS1_i(ptr noundef %a, ptr noundef %b, ptr noundef %c, i32 noundef %n) #2 !dbg !89 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %last = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !95, !DIExpression(), !96)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !97, !DIExpression(), !98)
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !99, !DIExpression(), !100)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !101, !DIExpression(), !102)
    #dbg_declare(ptr %i, !103, !DIExpression(), !104)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !105
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !106
  %mul = mul i32 %0, %1, !dbg !107
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !108
  %add = add i32 %mul, %2, !dbg !109
  store i32 %add, ptr %i, align 4, !dbg !104
    #dbg_declare(ptr %last, !110, !DIExpression(), !111)
  %3 = load volatile i32, ptr addrspacecast (ptr addrspace(1) @generation to ptr), align 4, !dbg !112
  store i32 %3, ptr %last, align 4, !dbg !111
  %4 = load i32, ptr %i, align 4, !dbg !113
  %5 = load i32, ptr %n.addr, align 4, !dbg !115
  %cmp = icmp slt i32 %4, %5, !dbg !116
  br i1 %cmp, label %if.then, label %if.end, !dbg !116

if.then:                                          ; preds = %entry
  %6 = load ptr, ptr %a.addr, align 8, !dbg !117
  %7 = load i32, ptr %i, align 4, !dbg !118
  %idxprom = sext i32 %7 to i64, !dbg !117
  %arrayidx = getelementptr inbounds float, ptr %6, i64 %idxprom, !dbg !117
  %8 = load float, ptr %arrayidx, align 4, !dbg !117
  %mul3 = fmul float 2.000000e+00, %8, !dbg !119
  %9 = load ptr, ptr %b.addr, align 8, !dbg !120
  %10 = load i32, ptr %i, align 4, !dbg !121
  %idxprom4 = sext i32 %10 to i64, !dbg !120
  %arrayidx5 = getelementptr inbounds float, ptr %9, i64 %idxprom4, !dbg !120
  store float %mul3, ptr %arrayidx5, align 4, !dbg !122
  br label %if.end, !dbg !120

if.end:                                           ; preds = %if.then, %entry
  call void @_Z12wait_for_allRj(ptr noundef nonnull align 4 dereferenceable(4) %last) #5, !dbg !123
  %11 = load i32, ptr %i, align 4, !dbg !124
  %12 = load i32, ptr %n.addr, align 4, !dbg !126
  %cmp6 = icmp slt i32 %11, %12, !dbg !127
  br i1 %cmp6, label %if.then7, label %if.end13, !dbg !127

if.then7:                                         ; preds = %if.end
  %13 = load ptr, ptr %b.addr, align 8, !dbg !128
  %14 = load i32, ptr %n.addr, align 4, !dbg !129
  %sub = sub nsw i32 %14, 1, !dbg !130
  %15 = load i32, ptr %i, align 4, !dbg !131
  %sub8 = sub nsw i32 %sub, %15, !dbg !132
  %idxprom9 = sext i32 %sub8 to i64, !dbg !128
  %arrayidx10 = getelementptr inbounds float, ptr %13, i64 %idxprom9, !dbg !128
  %16 = load float, ptr %arrayidx10, align 4, !dbg !128
  %17 = load ptr, ptr %c.addr, align 8, !dbg !133
  %18 = load i32, ptr %i, align 4, !dbg !134
  %idxprom11 = sext i32 %18 to i64, !dbg !133
  %arrayidx12 = getelementptr inbounds float, ptr %17, i64 %idxprom11, !dbg !133
  store float %16, ptr %arrayidx12, align 4, !dbg !135
  br label %if.end13, !dbg !133

if.end13:                                         ; preds = %if.then7, %if.end
  call void @_Z12wait_for_allRj(ptr noundef nonnull align 4 dereferenceable(4) %last) #5, !dbg !136
  %19 = load i32, ptr %i, align 4, !dbg !137
  %20 = load i32, ptr %n.addr, align 4, !dbg !139
  %cmp14 = icmp slt i32 %19, %20, !dbg !140
  br i1 %cmp14, label %if.then15, label %if.end20, !dbg !140

if.then15:                                        ; preds = %if.end13
  %21 = load ptr, ptr %c.addr, align 8, !dbg !141
  %22 = load i32, ptr %i, align 4, !dbg !142
  %idxprom16 = sext i32 %22 to i64, !dbg !141
  %arrayidx17 = getelementptr inbounds float, ptr %21, i64 %idxprom16, !dbg !141
  %23 = load float, ptr %arrayidx17, align 4, !dbg !141
  %24 = load ptr, ptr %b.addr, align 8, !dbg !143
  %25 = load i32, ptr %i, align 4, !dbg !144
  %idxprom18 = sext i32 %25 to i64, !dbg !143
  %arrayidx19 = getelementptr inbounds float, ptr %24, i64 %idxprom18, !dbg !143
  store float %23, ptr %arrayidx19, align 4, !dbg !145
  br label %if.end20, !dbg !143

if.end20:                                         ; preds = %if.then15, %if.end13
  ret void, !dbg !146
}

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47}
!llvm.ident = !{!48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "generation", scope: !2, file: !3, line: 5, type: !43, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, imports: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "generation_read_again.cu", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "arrived", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
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
!49 = distinct !DISubprogram(name: "wait_for_all", linkageName: "_Z12wait_for_allRj", scope: !3, file: !3, line: 8, type: !50, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!50 = !DISubroutineType(types: !51)
!51 = !{null, !52}
!52 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !7, size: 64)
!53 = !{}
!54 = !DILocalVariable(name: "last", arg: 1, scope: !49, file: !3, line: 8, type: !52)
!55 = !DILocation(line: 8, column: 40, scope: !49)
!56 = !DILocation(line: 9, column: 3, scope: !49)
!57 = !DILocation(line: 10, column: 3, scope: !49)
!58 = !DILocation(line: 11, column: 7, scope: !59)
!59 = distinct !DILexicalBlock(scope: !49, file: !3, line: 11, column: 7)
!60 = !DILocation(line: 11, column: 19, scope: !59)
!61 = !DILocation(line: 12, column: 9, scope: !62)
!62 = distinct !DILexicalBlock(scope: !63, file: !3, line: 12, column: 9)
!63 = distinct !DILexicalBlock(scope: !59, file: !3, line: 11, column: 25)
!64 = !DILocation(line: 12, column: 35, scope: !62)
!65 = !DILocation(line: 12, column: 45, scope: !62)
!66 = !DILocation(line: 12, column: 32, scope: !62)
!67 = !DILocation(line: 13, column: 15, scope: !68)
!68 = distinct !DILexicalBlock(scope: !62, file: !3, line: 12, column: 50)
!69 = !DILocation(line: 14, column: 7, scope: !68)
!70 = !DILocation(line: 15, column: 20, scope: !68)
!71 = !{i64 4}
!72 = !DILocation(line: 15, column: 25, scope: !68)
!73 = !DILocation(line: 15, column: 18, scope: !68)
!74 = !DILocation(line: 16, column: 5, scope: !68)
!75 = !DILocation(line: 17, column: 5, scope: !63)
!76 = !DILocation(line: 17, column: 12, scope: !63)
!77 = !DILocation(line: 17, column: 26, scope: !63)
!78 = !DILocation(line: 17, column: 23, scope: !63)
!79 = distinct !{!79, !75, !80, !81}
!80 = !DILocation(line: 17, column: 33, scope: !63)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !DILocation(line: 18, column: 12, scope: !63)
!83 = !DILocation(line: 18, column: 5, scope: !63)
!84 = !DILocation(line: 18, column: 10, scope: !63)
!85 = !DILocation(line: 19, column: 5, scope: !63)
!86 = !DILocation(line: 20, column: 3, scope: !63)
!87 = !DILocation(line: 21, column: 3, scope: !49)
!88 = !DILocation(line: 22, column: 1, scope: !49)
!89 = distinct !DISubprogram(name: "mirror", linkageName: "_Z6mirrorPKfPfS1_i", scope: !3, file: !3, line: 24, type: !90, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!90 = !DISubroutineType(types: !91)
!91 = !{null, !92, !94, !94, !41}
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !42)
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!95 = !DILocalVariable(name: "a", arg: 1, scope: !89, file: !3, line: 24, type: !92)
!96 = !DILocation(line: 24, column: 37, scope: !89)
!97 = !DILocalVariable(name: "b", arg: 2, scope: !89, file: !3, line: 24, type: !94)
!98 = !DILocation(line: 24, column: 47, scope: !89)
!99 = !DILocalVariable(name: "c", arg: 3, scope: !89, file: !3, line: 24, type: !94)
!100 = !DILocation(line: 24, column: 57, scope: !89)
!101 = !DILocalVariable(name: "n", arg: 4, scope: !89, file: !3, line: 24, type: !41)
!102 = !DILocation(line: 24, column: 64, scope: !89)
!103 = !DILocalVariable(name: "i", scope: !89, file: !3, line: 25, type: !41)
!104 = !DILocation(line: 25, column: 7, scope: !89)
!105 = !DILocation(line: 25, column: 11, scope: !89)
!106 = !DILocation(line: 25, column: 24, scope: !89)
!107 = !DILocation(line: 25, column: 22, scope: !89)
!108 = !DILocation(line: 25, column: 37, scope: !89)
!109 = !DILocation(line: 25, column: 35, scope: !89)
!110 = !DILocalVariable(name: "last", scope: !89, file: !3, line: 26, type: !7)
!111 = !DILocation(line: 26, column: 12, scope: !89)
!112 = !DILocation(line: 26, column: 19, scope: !89)
!113 = !DILocation(line: 27, column: 7, scope: !114)
!114 = distinct !DILexicalBlock(scope: !89, file: !3, line: 27, column: 7)
!115 = !DILocation(line: 27, column: 11, scope: !114)
!116 = !DILocation(line: 27, column: 9, scope: !114)
!117 = !DILocation(line: 27, column: 25, scope: !114)
!118 = !DILocation(line: 27, column: 27, scope: !114)
!119 = !DILocation(line: 27, column: 23, scope: !114)
!120 = !DILocation(line: 27, column: 14, scope: !114)
!121 = !DILocation(line: 27, column: 16, scope: !114)
!122 = !DILocation(line: 27, column: 19, scope: !114)
!123 = !DILocation(line: 28, column: 3, scope: !89)
!124 = !DILocation(line: 29, column: 7, scope: !125)
!125 = distinct !DILexicalBlock(scope: !89, file: !3, line: 29, column: 7)
!126 = !DILocation(line: 29, column: 11, scope: !125)
!127 = !DILocation(line: 29, column: 9, scope: !125)
!128 = !DILocation(line: 29, column: 21, scope: !125)
!129 = !DILocation(line: 29, column: 23, scope: !125)
!130 = !DILocation(line: 29, column: 25, scope: !125)
!131 = !DILocation(line: 29, column: 31, scope: !125)
!132 = !DILocation(line: 29, column: 29, scope: !125)
!133 = !DILocation(line: 29, column: 14, scope: !125)
!134 = !DILocation(line: 29, column: 16, scope: !125)
!135 = !DILocation(line: 29, column: 19, scope: !125)
!136 = !DILocation(line: 30, column: 3, scope: !89)
!137 = !DILocation(line: 31, column: 7, scope: !138)
!138 = distinct !DILexicalBlock(scope: !89, file: !3, line: 31, column: 7)
!139 = !DILocation(line: 31, column: 11, scope: !138)
!140 = !DILocation(line: 31, column: 9, scope: !138)
!141 = !DILocation(line: 31, column: 21, scope: !138)
!142 = !DILocation(line: 31, column: 23, scope: !138)
!143 = !DILocation(line: 31, column: 14, scope: !138)
!144 = !DILocation(line: 31, column: 16, scope: !138)
!145 = !DILocation(line: 31, column: 19, scope: !138)
!146 = !DILocation(line: 32, column: 1, scope: !89)
