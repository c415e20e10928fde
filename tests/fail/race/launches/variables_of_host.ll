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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5shiftPf(ptr noundef %a) #0 !dbg !70 {
entry:
    #dbg_value(ptr %a, !75, !DIExpression(), !77)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !78
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !79
  %mul = mul i32 %0, %1, !dbg !80
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !81
  %add = add i32 %mul, %2, !dbg !82
    #dbg_value(i32 %add, !76, !DIExpression(), !77)
  %3 = load i32, ptr addrspacecast (ptr addrspace(4) @n to ptr), align 4, !dbg !83, !tbaa !66
  %cmp = icmp slt i32 %add, %3, !dbg !85
  br i1 %cmp, label %if.then, label %if.end, !dbg !85

if.then:                                          ; preds = %entry
  %add3 = add nsw i32 %add, 1, !dbg !86
  %idxprom = sext i32 %add3 to i64, !dbg !87
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !87
  %4 = load float, ptr %arrayidx, align 4, !dbg !87, !tbaa !88
  %rem = srem i32 %add, 9, !dbg !90
  %idxprom4 = sext i32 %rem to i64, !dbg !91
  %arrayidx5 = getelementptr inbounds [9 x float], ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 0, i64 %idxprom4, !dbg !91
  %5 = load float, ptr %arrayidx5, align 4, !dbg !91, !tbaa !88
  %mul6 = fmul float %4, %5, !dbg !92
  %idxprom7 = sext i32 %add to i64, !dbg !93
  %arrayidx8 = getelementptr inbounds float, ptr %a, i64 %idxprom7, !dbg !93
  store float %mul6, ptr %arrayidx8, align 4, !dbg !94, !tbaa !88
  br label %if.end, !dbg !93

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !95
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4stepPfS_(ptr noundef %x, ptr noundef %v) #0 !dbg !96 {
entry:
    #dbg_value(ptr %x, !100, !DIExpression(), !103)
    #dbg_value(ptr %v, !101, !DIExpression(), !103)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !104
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !105
  %mul = mul i32 %0, %1, !dbg !106
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !107
  %add = add i32 %mul, %2, !dbg !108
    #dbg_value(i32 %add, !102, !DIExpression(), !103)
  %3 = load i32, ptr getelementptr inbounds nuw (%struct.Grid, ptr addrspacecast (ptr addrspace(4) @grid to ptr), i32 0, i32 1), align 4, !dbg !109, !tbaa !111
  %add3 = add nsw i32 %add, %3, !dbg !113
  %4 = load i32, ptr addrspacecast (ptr addrspace(4) @grid to ptr), align 4, !dbg !114, !tbaa !115
  %cmp = icmp slt i32 %add3, %4, !dbg !116
  br i1 %cmp, label %if.then, label %if.end, !dbg !116

if.then:                                          ; preds = %entry
  %5 = load i32, ptr getelementptr inbounds nuw (%struct.Grid, ptr addrspacecast (ptr addrspace(4) @grid to ptr), i32 0, i32 1), align 4, !dbg !117, !tbaa !111
  %add4 = add nsw i32 %add, %5, !dbg !118
  %idxprom = sext i32 %add4 to i64, !dbg !119
  %arrayidx = getelementptr inbounds float, ptr %v, i64 %idxprom, !dbg !119
  %6 = load float, ptr %arrayidx, align 4, !dbg !119, !tbaa !88
  %idxprom5 = sext i32 %add to i64, !dbg !120
  %arrayidx6 = getelementptr inbounds float, ptr %v, i64 %idxprom5, !dbg !120
  store float %6, ptr %arrayidx6, align 4, !dbg !121, !tbaa !88
  br label %if.end, !dbg !120

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !122
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5pairsv() #0 !dbg !123 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !128
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !129
  %mul = mul i32 %0, %1, !dbg !130
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !131
  %add = add i32 %mul, %2, !dbg !132
    #dbg_value(i32 %add, !127, !DIExpression(), !133)
  %3 = load i32, ptr addrspacecast (ptr addrspace(4) @n to ptr), align 4, !dbg !134, !tbaa !66
  %cmp = icmp ult i32 %add, %3, !dbg !136
  br i1 %cmp, label %if.then, label %if.end, !dbg !136

if.then:                                          ; preds = %entry
  %4 = load ptr, ptr addrspacecast (ptr addrspace(1) @table to ptr), align 8, !dbg !137, !tbaa !138
  %div = udiv i32 %add, 2, !dbg !141
  %idxprom = zext i32 %div to i64, !dbg !137
  %arrayidx = getelementptr inbounds nuw i32, ptr %4, i64 %idxprom, !dbg !137
  store i32 %add, ptr %arrayidx, align 4, !dbg !142, !tbaa !66
  br label %if.end, !dbg !137

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !143
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7columnsPi(ptr noundef %out) #0 !dbg !144 {
entry:
    #dbg_value(ptr %out, !149, !DIExpression(), !152)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !153
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !154
  %mul = mul i32 %0, %1, !dbg !155
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !156
  %add = add i32 %mul, %2, !dbg !157
    #dbg_value(i32 %add, !150, !DIExpression(), !152)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !158
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !159
  %mul5 = mul i32 %3, %4, !dbg !160
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !161
  %add7 = add i32 %mul5, %5, !dbg !162
    #dbg_value(i32 %add7, !151, !DIExpression(), !152)
  %6 = load i32, ptr addrspacecast (ptr addrspace(4) @size to ptr), align 4, !dbg !163, !tbaa !66
  %cmp = icmp slt i32 %add, %6, !dbg !165
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !166

land.lhs.true:                                    ; preds = %entry
  %7 = load i32, ptr getelementptr inbounds ([2 x i32], ptr addrspacecast (ptr addrspace(4) @size to ptr), i64 0, i64 1), align 4, !dbg !167, !tbaa !66
  %cmp8 = icmp slt i32 %add7, %7, !dbg !168
  br i1 %cmp8, label %if.then, label %if.end, !dbg !166

if.then:                                          ; preds = %land.lhs.true
  %idxprom = sext i32 %add7 to i64, !dbg !169
  %arrayidx = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !169
  store i32 %add, ptr %arrayidx, align 4, !dbg !170, !tbaa !66
  br label %if.end, !dbg !169

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void, !dbg !171
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!61, !62, !63, !64}
!llvm.ident = !{!65}
!llvm.errno.tbaa = !{!66}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 12, type: !16, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, imports: !28, splitDebugInlining: false, nameTableKind: None)
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
!35 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !31, file: !31, line: 137, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !38}
!38 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !40, file: !31, line: 154)
!40 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !31, file: !31, line: 133, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !43}
!43 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !45, file: !31, line: 154)
!45 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !31, file: !31, line: 134, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!46 = !DISubroutineType(types: !47)
!47 = !{!48, !48}
!48 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !50, file: !31, line: 154)
!50 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !31, file: !31, line: 145, type: !51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!51 = !DISubroutineType(types: !52)
!52 = !{!53, !54}
!53 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!54 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!55 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !56, file: !31, line: 154)
!56 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !31, file: !31, line: 147, type: !51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !33, entity: !58, file: !31, line: 154)
!58 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !31, file: !31, line: 149, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!59 = !DISubroutineType(types: !60)
!60 = !{!16, !8}
!61 = !{i32 7, !"Dwarf Version", i32 4}
!62 = !{i32 2, !"Debug Info Version", i32 3}
!63 = !{i32 1, !"wchar_size", i32 4}
!64 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!65 = !{!"clang version 22.1.8"}
!66 = !{!67, !67, i64 0}
!67 = !{!"int", !68, i64 0}
!68 = !{!"omnipotent char", !69, i64 0}
!69 = !{!"Simple C++ TBAA"}
!70 = distinct !DISubprogram(name: "shift", linkageName: "_Z5shiftPf", scope: !3, file: !3, line: 15, type: !71, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !74)
!71 = !DISubroutineType(types: !72)
!72 = !{null, !73}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!74 = !{!75, !76}
!75 = !DILocalVariable(name: "a", arg: 1, scope: !70, file: !3, line: 15, type: !73)
!76 = !DILocalVariable(name: "i", scope: !70, file: !3, line: 16, type: !16)
!77 = !DILocation(line: 0, scope: !70)
!78 = !DILocation(line: 16, column: 11, scope: !70)
!79 = !DILocation(line: 16, column: 24, scope: !70)
!80 = !DILocation(line: 16, column: 22, scope: !70)
!81 = !DILocation(line: 16, column: 37, scope: !70)
!82 = !DILocation(line: 16, column: 35, scope: !70)
!83 = !DILocation(line: 17, column: 11, scope: !84)
!84 = distinct !DILexicalBlock(scope: !70, file: !3, line: 17, column: 7)
!85 = !DILocation(line: 17, column: 9, scope: !84)
!86 = !DILocation(line: 18, column: 16, scope: !84)
!87 = !DILocation(line: 18, column: 12, scope: !84)
!88 = !{!89, !89, i64 0}
!89 = !{!"float", !68, i64 0}
!90 = !DILocation(line: 18, column: 33, scope: !84)
!91 = !DILocation(line: 18, column: 23, scope: !84)
!92 = !DILocation(line: 18, column: 21, scope: !84)
!93 = !DILocation(line: 18, column: 5, scope: !84)
!94 = !DILocation(line: 18, column: 10, scope: !84)
!95 = !DILocation(line: 19, column: 1, scope: !70)
!96 = distinct !DISubprogram(name: "step", linkageName: "_Z4stepPfS_", scope: !3, file: !3, line: 23, type: !97, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !99)
!97 = !DISubroutineType(types: !98)
!98 = !{null, !73, !73}
!99 = !{!100, !101, !102}
!100 = !DILocalVariable(name: "x", arg: 1, scope: !96, file: !3, line: 23, type: !73)
!101 = !DILocalVariable(name: "v", arg: 2, scope: !96, file: !3, line: 23, type: !73)
!102 = !DILocalVariable(name: "i", scope: !96, file: !3, line: 24, type: !16)
!103 = !DILocation(line: 0, scope: !96)
!104 = !DILocation(line: 24, column: 11, scope: !96)
!105 = !DILocation(line: 24, column: 24, scope: !96)
!106 = !DILocation(line: 24, column: 22, scope: !96)
!107 = !DILocation(line: 24, column: 37, scope: !96)
!108 = !DILocation(line: 24, column: 35, scope: !96)
!109 = !DILocation(line: 25, column: 16, scope: !110)
!110 = distinct !DILexicalBlock(scope: !96, file: !3, line: 25, column: 7)
!111 = !{!112, !67, i64 4}
!112 = !{!"_ZTS4Grid", !67, i64 0, !67, i64 4, !89, i64 8}
!113 = !DILocation(line: 25, column: 9, scope: !110)
!114 = !DILocation(line: 25, column: 32, scope: !110)
!115 = !{!112, !67, i64 0}
!116 = !DILocation(line: 25, column: 25, scope: !110)
!117 = !DILocation(line: 26, column: 23, scope: !110)
!118 = !DILocation(line: 26, column: 16, scope: !110)
!119 = !DILocation(line: 26, column: 12, scope: !110)
!120 = !DILocation(line: 26, column: 5, scope: !110)
!121 = !DILocation(line: 26, column: 10, scope: !110)
!122 = !DILocation(line: 27, column: 1, scope: !96)
!123 = distinct !DISubprogram(name: "pairs", linkageName: "_Z5pairsv", scope: !3, file: !3, line: 30, type: !124, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !126)
!124 = !DISubroutineType(types: !125)
!125 = !{null}
!126 = !{!127}
!127 = !DILocalVariable(name: "i", scope: !123, file: !3, line: 31, type: !22)
!128 = !DILocation(line: 31, column: 16, scope: !123)
!129 = !DILocation(line: 31, column: 29, scope: !123)
!130 = !DILocation(line: 31, column: 27, scope: !123)
!131 = !DILocation(line: 31, column: 42, scope: !123)
!132 = !DILocation(line: 31, column: 40, scope: !123)
!133 = !DILocation(line: 0, scope: !123)
!134 = !DILocation(line: 32, column: 11, scope: !135)
!135 = distinct !DILexicalBlock(scope: !123, file: !3, line: 32, column: 7)
!136 = !DILocation(line: 32, column: 9, scope: !135)
!137 = !DILocation(line: 33, column: 5, scope: !135)
!138 = !{!139, !139, i64 0}
!139 = !{!"p1 int", !140, i64 0}
!140 = !{!"any pointer", !68, i64 0}
!141 = !DILocation(line: 33, column: 13, scope: !135)
!142 = !DILocation(line: 33, column: 18, scope: !135)
!143 = !DILocation(line: 34, column: 1, scope: !123)
!144 = distinct !DISubprogram(name: "columns", linkageName: "_Z7columnsPi", scope: !3, file: !3, line: 37, type: !145, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !148)
!145 = !DISubroutineType(types: !146)
!146 = !{null, !147}
!147 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!148 = !{!149, !150, !151}
!149 = !DILocalVariable(name: "out", arg: 1, scope: !144, file: !3, line: 37, type: !147)
!150 = !DILocalVariable(name: "x", scope: !144, file: !3, line: 38, type: !16)
!151 = !DILocalVariable(name: "y", scope: !144, file: !3, line: 38, type: !16)
!152 = !DILocation(line: 0, scope: !144)
!153 = !DILocation(line: 38, column: 11, scope: !144)
!154 = !DILocation(line: 38, column: 24, scope: !144)
!155 = !DILocation(line: 38, column: 22, scope: !144)
!156 = !DILocation(line: 38, column: 37, scope: !144)
!157 = !DILocation(line: 38, column: 35, scope: !144)
!158 = !DILocation(line: 38, column: 54, scope: !144)
!159 = !DILocation(line: 38, column: 67, scope: !144)
!160 = !DILocation(line: 38, column: 65, scope: !144)
!161 = !DILocation(line: 38, column: 80, scope: !144)
!162 = !DILocation(line: 38, column: 78, scope: !144)
!163 = !DILocation(line: 39, column: 11, scope: !164)
!164 = distinct !DILexicalBlock(scope: !144, file: !3, line: 39, column: 7)
!165 = !DILocation(line: 39, column: 9, scope: !164)
!166 = !DILocation(line: 39, column: 19, scope: !164)
!167 = !DILocation(line: 39, column: 26, scope: !164)
!168 = !DILocation(line: 39, column: 24, scope: !164)
!169 = !DILocation(line: 40, column: 5, scope: !164)
!170 = !DILocation(line: 40, column: 12, scope: !164)
!171 = !DILocation(line: 41, column: 1, scope: !144)
