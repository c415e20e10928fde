; ModuleID = 'blocks_that_fail.cu'
source_filename = "blocks_that_fail.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ3sumPiE1s = internal addrspace(3) global [1024 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@.str = private unnamed_addr constant [37 x i8] c"k > 1 || t > 0 || s[0] == blockDim.x\00", align 1, !dbg !12
@.str1 = private unnamed_addr constant [20 x i8] c"blocks_that_fail.cu\00", align 1, !dbg !19
@__PRETTY_FUNCTION__._Z3sumPi = private unnamed_addr constant [16 x i8] c"void sum(int *)\00", align 1, !dbg !24
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z3sumPi(ptr noundef %out) #0 !dbg !2 {
entry:
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %k = alloca i32, align 4
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !71, !DIExpression(), !72)
    #dbg_declare(ptr %t, !73, !DIExpression(), !74)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
  store i32 %0, ptr %t, align 4, !dbg !74
  %1 = load i32, ptr %t, align 4, !dbg !76
  %idxprom = sext i32 %1 to i64, !dbg !77
  %arrayidx = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPiE1s to ptr), i64 0, i64 %idxprom, !dbg !77
  store i32 1, ptr %arrayidx, align 4, !dbg !78
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !79
    #dbg_declare(ptr %k, !80, !DIExpression(), !82)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !83
  %div = udiv i32 %2, 2, !dbg !84
  store i32 %div, ptr %k, align 4, !dbg !82
  br label %for.cond, !dbg !85

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %k, align 4, !dbg !86
  %cmp = icmp sgt i32 %3, 0, !dbg !88
  br i1 %cmp, label %for.body, label %for.end, !dbg !89

for.body:                                         ; preds = %for.cond
  %4 = load i32, ptr %t, align 4, !dbg !90
  %5 = load i32, ptr %k, align 4, !dbg !93
  %cmp2 = icmp slt i32 %4, %5, !dbg !94
  br i1 %cmp2, label %if.then, label %if.end, !dbg !94

if.then:                                          ; preds = %for.body
  %6 = load i32, ptr %t, align 4, !dbg !95
  %7 = load i32, ptr %k, align 4, !dbg !96
  %add = add nsw i32 %6, %7, !dbg !97
  %idxprom3 = sext i32 %add to i64, !dbg !98
  %arrayidx4 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPiE1s to ptr), i64 0, i64 %idxprom3, !dbg !98
  %8 = load i32, ptr %arrayidx4, align 4, !dbg !98
  %9 = load i32, ptr %t, align 4, !dbg !99
  %idxprom5 = sext i32 %9 to i64, !dbg !100
  %arrayidx6 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPiE1s to ptr), i64 0, i64 %idxprom5, !dbg !100
  %10 = load i32, ptr %arrayidx6, align 4, !dbg !101
  %add7 = add nsw i32 %10, %8, !dbg !101
  store i32 %add7, ptr %arrayidx6, align 4, !dbg !101
  br label %if.end, !dbg !100

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !102
  %11 = load i32, ptr %k, align 4, !dbg !103
  %cmp8 = icmp sgt i32 %11, 1, !dbg !104
  br i1 %cmp8, label %lor.end, label %lor.lhs.false, !dbg !105

lor.lhs.false:                                    ; preds = %if.end
  %12 = load i32, ptr %t, align 4, !dbg !106
  %cmp9 = icmp sgt i32 %12, 0, !dbg !107
  br i1 %cmp9, label %lor.end, label %lor.rhs, !dbg !108

lor.rhs:                                          ; preds = %lor.lhs.false
  %13 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPiE1s to ptr), align 4, !dbg !109
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !110
  %cmp11 = icmp eq i32 %13, %14, !dbg !111
  br label %lor.end, !dbg !108

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false, %if.end
  %15 = phi i1 [ true, %lor.lhs.false ], [ true, %if.end ], [ %cmp11, %lor.rhs ]
  %storedv.i = zext i1 %15 to i8, !dbg !112
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !112
  store ptr @.str, ptr %text.addr.i, align 8, !dbg !112
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !112
  store i32 15, ptr %line.addr.i, align 4, !dbg !112
  store ptr @__PRETTY_FUNCTION__._Z3sumPi, ptr %fn.addr.i, align 8, !dbg !112
  %16 = load i8, ptr %holds.addr.i, align 1, !dbg !112
  %loadedv.i = trunc i8 %16 to i1, !dbg !112
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !112

if.then.i:                                        ; preds = %lor.end
  %17 = load ptr, ptr %text.addr.i, align 8, !dbg !112
  %18 = load ptr, ptr %file.addr.i, align 8, !dbg !112
  %19 = load i32, ptr %line.addr.i, align 4, !dbg !112
  %20 = load ptr, ptr %fn.addr.i, align 8, !dbg !112
  call void @__assertfail(ptr noundef %17, ptr noundef %18, i32 noundef %19, ptr noundef %20, i64 noundef 1) #4, !dbg !112
  unreachable, !dbg !112

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %lor.end
  br label %for.inc, !dbg !113

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %21 = load i32, ptr %k, align 4, !dbg !114
  %div12 = sdiv i32 %21, 2, !dbg !114
  store i32 %div12, ptr %k, align 4, !dbg !114
  br label %for.cond, !dbg !115, !llvm.loop !116

for.end:                                          ; preds = %for.cond
  %22 = load i32, ptr %t, align 4, !dbg !119
  %cmp13 = icmp eq i32 %22, 0, !dbg !121
  br i1 %cmp13, label %if.then14, label %if.end18, !dbg !121

if.then14:                                        ; preds = %for.end
  %23 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPiE1s to ptr), align 4, !dbg !122
  %24 = load ptr, ptr %out.addr, align 8, !dbg !123
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !124
  %idxprom16 = zext i32 %25 to i64, !dbg !123
  %arrayidx17 = getelementptr inbounds nuw i32, ptr %24, i64 %idxprom16, !dbg !123
  store i32 %23, ptr %arrayidx17, align 4, !dbg !125
  br label %if.end18, !dbg !123

if.end18:                                         ; preds = %if.then14, %for.end
  ret void, !dbg !126
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!66, !67, !68, !69}
!llvm.ident = !{!70}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 8, type: !63, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sumPi", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !62)
!3 = !DIFile(filename: "blocks_that_fail.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !9, globals: !11, imports: !29, splitDebugInlining: false, nameTableKind: None)
!9 = !{!10}
!10 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!11 = !{!0, !12, !19, !24}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 296, elements: !17)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 37)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 160, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 20)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 128, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 16)
!29 = !{!30, !33, !35, !40, !45, !50, !55, !57}
!30 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !31, file: !32, line: 128)
!31 = !DINamespace(name: "ws_math", scope: null)
!32 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!33 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !34, entity: !31, file: !32, line: 129)
!34 = !DINamespace(name: "std", scope: null)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !36, file: !32, line: 154)
!36 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !32, file: !32, line: 137, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !39}
!39 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !41, file: !32, line: 154)
!41 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !32, file: !32, line: 133, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !44}
!44 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !46, file: !32, line: 154)
!46 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !32, file: !32, line: 134, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!47 = !DISubroutineType(types: !48)
!48 = !{!49, !49}
!49 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !51, file: !32, line: 154)
!51 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !32, file: !32, line: 145, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!52 = !DISubroutineType(types: !53)
!53 = !{!10, !54}
!54 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!55 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !56, file: !32, line: 154)
!56 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !32, file: !32, line: 147, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !58, file: !32, line: 154)
!58 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !32, file: !32, line: 149, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!59 = !DISubroutineType(types: !60)
!60 = !{!7, !61}
!61 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!62 = !{}
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 32768, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 1024)
!66 = !{i32 7, !"Dwarf Version", i32 4}
!67 = !{i32 2, !"Debug Info Version", i32 3}
!68 = !{i32 1, !"wchar_size", i32 4}
!69 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!70 = !{!"clang version 22.1.8"}
!71 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!72 = !DILocation(line: 7, column: 26, scope: !2)
!73 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !7)
!74 = !DILocation(line: 9, column: 7, scope: !2)
!75 = !DILocation(line: 9, column: 11, scope: !2)
!76 = !DILocation(line: 10, column: 5, scope: !2)
!77 = !DILocation(line: 10, column: 3, scope: !2)
!78 = !DILocation(line: 10, column: 8, scope: !2)
!79 = !DILocation(line: 11, column: 3, scope: !2)
!80 = !DILocalVariable(name: "k", scope: !81, file: !3, line: 12, type: !7)
!81 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 3)
!82 = !DILocation(line: 12, column: 12, scope: !81)
!83 = !DILocation(line: 12, column: 16, scope: !81)
!84 = !DILocation(line: 12, column: 27, scope: !81)
!85 = !DILocation(line: 12, column: 8, scope: !81)
!86 = !DILocation(line: 12, column: 32, scope: !87)
!87 = distinct !DILexicalBlock(scope: !81, file: !3, line: 12, column: 3)
!88 = !DILocation(line: 12, column: 34, scope: !87)
!89 = !DILocation(line: 12, column: 3, scope: !81)
!90 = !DILocation(line: 13, column: 9, scope: !91)
!91 = distinct !DILexicalBlock(scope: !92, file: !3, line: 13, column: 9)
!92 = distinct !DILexicalBlock(scope: !87, file: !3, line: 12, column: 47)
!93 = !DILocation(line: 13, column: 13, scope: !91)
!94 = !DILocation(line: 13, column: 11, scope: !91)
!95 = !DILocation(line: 13, column: 26, scope: !91)
!96 = !DILocation(line: 13, column: 30, scope: !91)
!97 = !DILocation(line: 13, column: 28, scope: !91)
!98 = !DILocation(line: 13, column: 24, scope: !91)
!99 = !DILocation(line: 13, column: 18, scope: !91)
!100 = !DILocation(line: 13, column: 16, scope: !91)
!101 = !DILocation(line: 13, column: 21, scope: !91)
!102 = !DILocation(line: 14, column: 5, scope: !92)
!103 = !DILocation(line: 15, column: 12, scope: !92)
!104 = !DILocation(line: 15, column: 14, scope: !92)
!105 = !DILocation(line: 15, column: 18, scope: !92)
!106 = !DILocation(line: 15, column: 21, scope: !92)
!107 = !DILocation(line: 15, column: 23, scope: !92)
!108 = !DILocation(line: 15, column: 27, scope: !92)
!109 = !DILocation(line: 15, column: 30, scope: !92)
!110 = !DILocation(line: 15, column: 38, scope: !92)
!111 = !DILocation(line: 15, column: 35, scope: !92)
!112 = !DILocation(line: 15, column: 5, scope: !92)
!113 = !DILocation(line: 16, column: 3, scope: !92)
!114 = !DILocation(line: 12, column: 41, scope: !87)
!115 = !DILocation(line: 12, column: 3, scope: !87)
!116 = distinct !{!116, !89, !117, !118}
!117 = !DILocation(line: 16, column: 3, scope: !81)
!118 = !{!"llvm.loop.mustprogress"}
!119 = !DILocation(line: 17, column: 7, scope: !120)
!120 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 7)
!121 = !DILocation(line: 17, column: 9, scope: !120)
!122 = !DILocation(line: 17, column: 33, scope: !120)
!123 = !DILocation(line: 17, column: 15, scope: !120)
!124 = !DILocation(line: 17, column: 19, scope: !120)
!125 = !DILocation(line: 17, column: 31, scope: !120)
!126 = !DILocation(line: 18, column: 1, scope: !2)
