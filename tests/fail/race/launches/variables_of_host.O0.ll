; ModuleID = 'variables_of_host.cu'
source_filename = "variables_of_host.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.Grid = type { i32, i32, float }

@n = addrspace(4) externally_initialized constant i32 0, align 4, !dbg !0
@weights = addrspace(4) externally_initialized constant [9 x float] zeroinitializer, align 4, !dbg !5
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@grid = addrspace(4) externally_initialized constant %struct.Grid zeroinitializer, align 4, !dbg !11
@table = addrspace(1) externally_initialized global ptr null, align 8, !dbg !19
@size = addrspace(4) externally_initialized constant [2 x i32] zeroinitializer, align 4, !dbg !23
@llvm.compiler.used = appending global [5 x ptr] [ptr addrspacecast (ptr addrspace(4) @n to ptr), ptr addrspacecast (ptr addrspace(4) @weights to ptr), ptr addrspacecast (ptr addrspace(4) @grid to ptr), ptr addrspacecast (ptr addrspace(1) @table to ptr), ptr addrspacecast (ptr addrspace(4) @size to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5shiftPf(ptr noundef %a) #0 !dbg !66 {
entry:
  %a.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !71, !DIExpression(), !72)
    #dbg_declare(ptr %i, !73, !DIExpression(), !74)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !75
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !76
  %mul = mul i32 %0, %1, !dbg !77
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !78
  %add = add i32 %mul, %2, !dbg !79
  store i32 %add, ptr %i, align 4, !dbg !74
  %3 = load i32, ptr %i, align 4, !dbg !80
  %4 = load i32, ptr addrspacecast (ptr addrspace(4) @n to ptr), align 4, !dbg !82
  %cmp = icmp slt i32 %3, %4, !dbg !83
  br i1 %cmp, label %if.then, label %if.end, !dbg !83

if.then:                                          ; preds = %entry
  %5 = load ptr, ptr %a.addr, align 8, !dbg !84
  %6 = load i32, ptr %i, align 4, !dbg !85
  %add3 = add nsw i32 %6, 1, !dbg !86
  %idxprom = sext i32 %add3 to i64, !dbg !84
  %arrayidx = getelementptr inbounds float, ptr %5, i64 %idxprom, !dbg !84
  %7 = load float, ptr %arrayidx, align 4, !dbg !84
  %8 = load i32, ptr %i, align 4, !dbg !87
  %rem = srem i32 %8, 9, !dbg !88
  %idxprom4 = sext i32 %rem to i64, !dbg !89
  %arrayidx5 = getelementptr inbounds [9 x float], ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 0, i64 %idxprom4, !dbg !89
  %9 = load float, ptr %arrayidx5, align 4, !dbg !89
  %mul6 = fmul float %7, %9, !dbg !90
  %10 = load ptr, ptr %a.addr, align 8, !dbg !91
  %11 = load i32, ptr %i, align 4, !dbg !92
  %idxprom7 = sext i32 %11 to i64, !dbg !91
  %arrayidx8 = getelementptr inbounds float, ptr %10, i64 %idxprom7, !dbg !91
  store float %mul6, ptr %arrayidx8, align 4, !dbg !93
  br label %if.end, !dbg !91

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !94
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4stepPfS_(ptr noundef %x, ptr noundef %v) #0 !dbg !95 {
entry:
  %x.addr = alloca ptr, align 8
  %v.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  store ptr %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !98, !DIExpression(), !99)
  store ptr %v, ptr %v.addr, align 8
    #dbg_declare(ptr %v.addr, !100, !DIExpression(), !101)
    #dbg_declare(ptr %i, !102, !DIExpression(), !103)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !104
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !105
  %mul = mul i32 %0, %1, !dbg !106
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !107
  %add = add i32 %mul, %2, !dbg !108
  store i32 %add, ptr %i, align 4, !dbg !103
  %3 = load i32, ptr %i, align 4, !dbg !109
  %4 = load i32, ptr getelementptr inbounds nuw (%struct.Grid, ptr addrspacecast (ptr addrspace(4) @grid to ptr), i32 0, i32 1), align 4, !dbg !111
  %add3 = add nsw i32 %3, %4, !dbg !112
  %5 = load i32, ptr addrspacecast (ptr addrspace(4) @grid to ptr), align 4, !dbg !113
  %cmp = icmp slt i32 %add3, %5, !dbg !114
  br i1 %cmp, label %if.then, label %if.end, !dbg !114

if.then:                                          ; preds = %entry
  %6 = load ptr, ptr %v.addr, align 8, !dbg !115
  %7 = load i32, ptr %i, align 4, !dbg !116
  %8 = load i32, ptr getelementptr inbounds nuw (%struct.Grid, ptr addrspacecast (ptr addrspace(4) @grid to ptr), i32 0, i32 1), align 4, !dbg !117
  %add4 = add nsw i32 %7, %8, !dbg !118
  %idxprom = sext i32 %add4 to i64, !dbg !115
  %arrayidx = getelementptr inbounds float, ptr %6, i64 %idxprom, !dbg !115
  %9 = load float, ptr %arrayidx, align 4, !dbg !115
  %10 = load ptr, ptr %v.addr, align 8, !dbg !119
  %11 = load i32, ptr %i, align 4, !dbg !120
  %idxprom5 = sext i32 %11 to i64, !dbg !119
  %arrayidx6 = getelementptr inbounds float, ptr %10, i64 %idxprom5, !dbg !119
  store float %9, ptr %arrayidx6, align 4, !dbg !121
  br label %if.end, !dbg !119

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !122
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5pairsv() #0 !dbg !123 {
entry:
  %i = alloca i32, align 4
    #dbg_declare(ptr %i, !126, !DIExpression(), !127)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !128
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !129
  %mul = mul i32 %0, %1, !dbg !130
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !131
  %add = add i32 %mul, %2, !dbg !132
  store i32 %add, ptr %i, align 4, !dbg !127
  %3 = load i32, ptr %i, align 4, !dbg !133
  %4 = load i32, ptr addrspacecast (ptr addrspace(4) @n to ptr), align 4, !dbg !135
  %cmp = icmp ult i32 %3, %4, !dbg !136
  br i1 %cmp, label %if.then, label %if.end, !dbg !136

if.then:                                          ; preds = %entry
  %5 = load i32, ptr %i, align 4, !dbg !137
  %6 = load ptr, ptr addrspacecast (ptr addrspace(1) @table to ptr), align 8, !dbg !138
  %7 = load i32, ptr %i, align 4, !dbg !139
  %div = udiv i32 %7, 2, !dbg !140
  %idxprom = zext i32 %div to i64, !dbg !138
  %arrayidx = getelementptr inbounds nuw i32, ptr %6, i64 %idxprom, !dbg !138
  store i32 %5, ptr %arrayidx, align 4, !dbg !141
  br label %if.end, !dbg !138

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !142
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7columnsPi(ptr noundef %out) #0 !dbg !143 {
entry:
  %out.addr = alloca ptr, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !147, !DIExpression(), !148)
    #dbg_declare(ptr %x, !149, !DIExpression(), !150)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !151
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !152
  %mul = mul i32 %0, %1, !dbg !153
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !154
  %add = add i32 %mul, %2, !dbg !155
  store i32 %add, ptr %x, align 4, !dbg !150
    #dbg_declare(ptr %y, !156, !DIExpression(), !157)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !158
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !159
  %mul5 = mul i32 %3, %4, !dbg !160
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !161
  %add7 = add i32 %mul5, %5, !dbg !162
  store i32 %add7, ptr %y, align 4, !dbg !157
  %6 = load i32, ptr %x, align 4, !dbg !163
  %7 = load i32, ptr addrspacecast (ptr addrspace(4) @size to ptr), align 4, !dbg !165
  %cmp = icmp slt i32 %6, %7, !dbg !166
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !167

land.lhs.true:                                    ; preds = %entry
  %8 = load i32, ptr %y, align 4, !dbg !168
  %9 = load i32, ptr getelementptr inbounds ([2 x i32], ptr addrspacecast (ptr addrspace(4) @size to ptr), i64 0, i64 1), align 4, !dbg !169
  %cmp8 = icmp slt i32 %8, %9, !dbg !170
  br i1 %cmp8, label %if.then, label %if.end, !dbg !167

if.then:                                          ; preds = %land.lhs.true
  %10 = load i32, ptr %x, align 4, !dbg !171
  %11 = load ptr, ptr %out.addr, align 8, !dbg !172
  %12 = load i32, ptr %y, align 4, !dbg !173
  %idxprom = sext i32 %12 to i64, !dbg !172
  %arrayidx = getelementptr inbounds i32, ptr %11, i64 %idxprom, !dbg !172
  store i32 %10, ptr %arrayidx, align 4, !dbg !174
  br label %if.end, !dbg !172

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void, !dbg !175
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!61, !62, !63, !64}
!llvm.ident = !{!65}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 12, type: !16, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, imports: !28, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "variables_of_host.cu", directory: ".")
!4 = !{!0, !5, !11, !19, !23}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!6 = distinct !DIGlobalVariable(name: "weights", scope: !2, file: !3, line: 13, type: !7, isLocal: false, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 288, elements: !9)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !{!10}
!10 = !DISubrange(count: 9)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!12 = distinct !DIGlobalVariable(name: "grid", scope: !2, file: !3, line: 22, type: !13, isLocal: false, isDefinition: true)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Grid", file: !3, line: 21, size: 96, flags: DIFlagTypePassByValue, elements: !14, identifier: "_ZTS4Grid")
!14 = !{!15, !17, !18}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "cells", scope: !13, file: !3, line: 21, baseType: !16, size: 32)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "distance", scope: !13, file: !3, line: 21, baseType: !16, size: 32, offset: 32)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "dt", scope: !13, file: !3, line: 21, baseType: !8, size: 32, offset: 64)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 29, type: !21, isLocal: false, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!24 = distinct !DIGlobalVariable(name: "size", scope: !2, file: !3, line: 36, type: !25, isLocal: false, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 64, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 2)
!28 = !{!29, !32, !34, !39, !44, !49, !55, !57}
!29 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !30, file: !31, line: 128)
!30 = !DINamespace(name: "ws_math", scope: null)
!31 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!32 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !33, entity: !30, file: !31, line: 129)
!33 = !DINamespace(name: "std", scope: null)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !35, file: !31, line: 154)
!35 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !31, file: !31, line: 137, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !38}
!38 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !40, file: !31, line: 154)
!40 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !31, file: !31, line: 133, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !43}
!43 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !45, file: !31, line: 154)
!45 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !31, file: !31, line: 134, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!46 = !DISubroutineType(types: !47)
!47 = !{!48, !48}
!48 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !50, file: !31, line: 154)
!50 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !31, file: !31, line: 145, type: !51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!51 = !DISubroutineType(types: !52)
!52 = !{!53, !54}
!53 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!54 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!55 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !56, file: !31, line: 154)
!56 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !31, file: !31, line: 147, type: !51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !58, file: !31, line: 154)
!58 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !31, file: !31, line: 149, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!59 = !DISubroutineType(types: !60)
!60 = !{!16, !8}
!61 = !{i32 7, !"Dwarf Version", i32 4}
!62 = !{i32 2, !"Debug Info Version", i32 3}
!63 = !{i32 1, !"wchar_size", i32 4}
!64 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!65 = !{!"clang version 22.1.8"}
!66 = distinct !DISubprogram(name: "shift", linkageName: "_Z5shiftPf", scope: !3, file: !3, line: 15, type: !67, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !70)
!67 = !DISubroutineType(types: !68)
!68 = !{null, !69}
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!70 = !{}
!71 = !DILocalVariable(name: "a", arg: 1, scope: !66, file: !3, line: 15, type: !69)
!72 = !DILocation(line: 15, column: 30, scope: !66)
!73 = !DILocalVariable(name: "i", scope: !66, file: !3, line: 16, type: !16)
!74 = !DILocation(line: 16, column: 7, scope: !66)
!75 = !DILocation(line: 16, column: 11, scope: !66)
!76 = !DILocation(line: 16, column: 24, scope: !66)
!77 = !DILocation(line: 16, column: 22, scope: !66)
!78 = !DILocation(line: 16, column: 37, scope: !66)
!79 = !DILocation(line: 16, column: 35, scope: !66)
!80 = !DILocation(line: 17, column: 7, scope: !81)
!81 = distinct !DILexicalBlock(scope: !66, file: !3, line: 17, column: 7)
!82 = !DILocation(line: 17, column: 11, scope: !81)
!83 = !DILocation(line: 17, column: 9, scope: !81)
!84 = !DILocation(line: 18, column: 12, scope: !81)
!85 = !DILocation(line: 18, column: 14, scope: !81)
!86 = !DILocation(line: 18, column: 16, scope: !81)
!87 = !DILocation(line: 18, column: 31, scope: !81)
!88 = !DILocation(line: 18, column: 33, scope: !81)
!89 = !DILocation(line: 18, column: 23, scope: !81)
!90 = !DILocation(line: 18, column: 21, scope: !81)
!91 = !DILocation(line: 18, column: 5, scope: !81)
!92 = !DILocation(line: 18, column: 7, scope: !81)
!93 = !DILocation(line: 18, column: 10, scope: !81)
!94 = !DILocation(line: 19, column: 1, scope: !66)
!95 = distinct !DISubprogram(name: "step", linkageName: "_Z4stepPfS_", scope: !3, file: !3, line: 23, type: !96, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !70)
!96 = !DISubroutineType(types: !97)
!97 = !{null, !69, !69}
!98 = !DILocalVariable(name: "x", arg: 1, scope: !95, file: !3, line: 23, type: !69)
!99 = !DILocation(line: 23, column: 29, scope: !95)
!100 = !DILocalVariable(name: "v", arg: 2, scope: !95, file: !3, line: 23, type: !69)
!101 = !DILocation(line: 23, column: 39, scope: !95)
!102 = !DILocalVariable(name: "i", scope: !95, file: !3, line: 24, type: !16)
!103 = !DILocation(line: 24, column: 7, scope: !95)
!104 = !DILocation(line: 24, column: 11, scope: !95)
!105 = !DILocation(line: 24, column: 24, scope: !95)
!106 = !DILocation(line: 24, column: 22, scope: !95)
!107 = !DILocation(line: 24, column: 37, scope: !95)
!108 = !DILocation(line: 24, column: 35, scope: !95)
!109 = !DILocation(line: 25, column: 7, scope: !110)
!110 = distinct !DILexicalBlock(scope: !95, file: !3, line: 25, column: 7)
!111 = !DILocation(line: 25, column: 16, scope: !110)
!112 = !DILocation(line: 25, column: 9, scope: !110)
!113 = !DILocation(line: 25, column: 32, scope: !110)
!114 = !DILocation(line: 25, column: 25, scope: !110)
!115 = !DILocation(line: 26, column: 12, scope: !110)
!116 = !DILocation(line: 26, column: 14, scope: !110)
!117 = !DILocation(line: 26, column: 23, scope: !110)
!118 = !DILocation(line: 26, column: 16, scope: !110)
!119 = !DILocation(line: 26, column: 5, scope: !110)
!120 = !DILocation(line: 26, column: 7, scope: !110)
!121 = !DILocation(line: 26, column: 10, scope: !110)
!122 = !DILocation(line: 27, column: 1, scope: !95)
!123 = distinct !DISubprogram(name: "pairs", linkageName: "_Z5pairsv", scope: !3, file: !3, line: 30, type: !124, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !70)
!124 = !DISubroutineType(types: !125)
!125 = !{null}
!126 = !DILocalVariable(name: "i", scope: !123, file: !3, line: 31, type: !22)
!127 = !DILocation(line: 31, column: 12, scope: !123)
!128 = !DILocation(line: 31, column: 16, scope: !123)
!129 = !DILocation(line: 31, column: 29, scope: !123)
!130 = !DILocation(line: 31, column: 27, scope: !123)
!131 = !DILocation(line: 31, column: 42, scope: !123)
!132 = !DILocation(line: 31, column: 40, scope: !123)
!133 = !DILocation(line: 32, column: 7, scope: !134)
!134 = distinct !DILexicalBlock(scope: !123, file: !3, line: 32, column: 7)
!135 = !DILocation(line: 32, column: 11, scope: !134)
!136 = !DILocation(line: 32, column: 9, scope: !134)
!137 = !DILocation(line: 33, column: 20, scope: !134)
!138 = !DILocation(line: 33, column: 5, scope: !134)
!139 = !DILocation(line: 33, column: 11, scope: !134)
!140 = !DILocation(line: 33, column: 13, scope: !134)
!141 = !DILocation(line: 33, column: 18, scope: !134)
!142 = !DILocation(line: 34, column: 1, scope: !123)
!143 = distinct !DISubprogram(name: "columns", linkageName: "_Z7columnsPi", scope: !3, file: !3, line: 37, type: !144, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !70)
!144 = !DISubroutineType(types: !145)
!145 = !{null, !146}
!146 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!147 = !DILocalVariable(name: "out", arg: 1, scope: !143, file: !3, line: 37, type: !146)
!148 = !DILocation(line: 37, column: 30, scope: !143)
!149 = !DILocalVariable(name: "x", scope: !143, file: !3, line: 38, type: !16)
!150 = !DILocation(line: 38, column: 7, scope: !143)
!151 = !DILocation(line: 38, column: 11, scope: !143)
!152 = !DILocation(line: 38, column: 24, scope: !143)
!153 = !DILocation(line: 38, column: 22, scope: !143)
!154 = !DILocation(line: 38, column: 37, scope: !143)
!155 = !DILocation(line: 38, column: 35, scope: !143)
!156 = !DILocalVariable(name: "y", scope: !143, file: !3, line: 38, type: !16)
!157 = !DILocation(line: 38, column: 50, scope: !143)
!158 = !DILocation(line: 38, column: 54, scope: !143)
!159 = !DILocation(line: 38, column: 67, scope: !143)
!160 = !DILocation(line: 38, column: 65, scope: !143)
!161 = !DILocation(line: 38, column: 80, scope: !143)
!162 = !DILocation(line: 38, column: 78, scope: !143)
!163 = !DILocation(line: 39, column: 7, scope: !164)
!164 = distinct !DILexicalBlock(scope: !143, file: !3, line: 39, column: 7)
!165 = !DILocation(line: 39, column: 11, scope: !164)
!166 = !DILocation(line: 39, column: 9, scope: !164)
!167 = !DILocation(line: 39, column: 19, scope: !164)
!168 = !DILocation(line: 39, column: 22, scope: !164)
!169 = !DILocation(line: 39, column: 26, scope: !164)
!170 = !DILocation(line: 39, column: 24, scope: !164)
!171 = !DILocation(line: 40, column: 14, scope: !164)
!172 = !DILocation(line: 40, column: 5, scope: !164)
!173 = !DILocation(line: 40, column: 9, scope: !164)
!174 = !DILocation(line: 40, column: 12, scope: !164)
!175 = !DILocation(line: 41, column: 1, scope: !143)
