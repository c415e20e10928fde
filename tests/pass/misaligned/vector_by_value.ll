; ModuleID = 'vector_by_value.cu'
source_filename = "vector_by_value.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Five = type { [5 x float] }
%struct.ws_threadIdx_t = type { i8 }
%struct.float4 = type { float, float, float, float }

@__const._Z1kPf.five = private unnamed_addr constant %struct.Five { [5 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00, float 5.000000e+00] }, align 4
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [39 x i8] c"o[threadIdx.x] == 11 + threadIdx.x % 5\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [19 x i8] c"vector_by_value.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kPf = private unnamed_addr constant [16 x i8] c"void k(float *)\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef float @_Z3sum4Five6float4i(ptr noundef byval(%struct.Five) align 4 %five, ptr noundef byval(%struct.float4) align 16 %v, i32 noundef %i) #0 !dbg !65 {
entry:
    #dbg_declare(ptr %five, !82, !DIExpression(), !85)
    #dbg_declare(ptr %v, !83, !DIExpression(), !86)
    #dbg_value(i32 %i, !84, !DIExpression(), !87)
  %cells = getelementptr inbounds nuw %struct.Five, ptr %five, i32 0, i32 0, !dbg !88
  %idxprom = sext i32 %i to i64, !dbg !89
  %arrayidx = getelementptr inbounds [5 x float], ptr %cells, i64 0, i64 %idxprom, !dbg !89
  %0 = load float, ptr %arrayidx, align 4, !dbg !89, !tbaa !90
  %x = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 0, !dbg !92
  %1 = load float, ptr %x, align 16, !dbg !92, !tbaa !93
  %add = fadd float %0, %1, !dbg !95
  %y = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 1, !dbg !96
  %2 = load float, ptr %y, align 4, !dbg !96, !tbaa !97
  %add1 = fadd float %add, %2, !dbg !98
  %z = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 2, !dbg !99
  %3 = load float, ptr %z, align 8, !dbg !99, !tbaa !100
  %add2 = fadd float %add1, %3, !dbg !101
  %w = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 3, !dbg !102
  %4 = load float, ptr %w, align 4, !dbg !102, !tbaa !103
  %add3 = fadd float %add2, %4, !dbg !104
  ret float %add3, !dbg !105
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPf(ptr noundef %o) #1 !dbg !106 {
entry:
  %five.sroa.0 = alloca [5 x float], align 4
    #dbg_declare(ptr %five.sroa.0, !112, !DIExpression(), !113)
  %agg.tmp = alloca %struct.Five, align 4
  %agg.tmp1 = alloca %struct.float4, align 16
    #dbg_value(ptr %o, !111, !DIExpression(), !114)
  call void @llvm.lifetime.start.p0(ptr %five.sroa.0), !dbg !115
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %five.sroa.0, ptr align 4 @__const._Z1kPf.five, i64 20, i1 false), !dbg !113
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.tmp, ptr align 4 %five.sroa.0, i64 20, i1 false), !dbg !116, !tbaa.struct !117
  %0 = getelementptr inbounds nuw %struct.float4, ptr %agg.tmp1, i32 0, i32 0, !dbg !119
  %1 = extractvalue %struct.float4 { float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00 }, 0, !dbg !119
  store float %1, ptr %0, align 16, !dbg !119
  %2 = getelementptr inbounds nuw %struct.float4, ptr %agg.tmp1, i32 0, i32 1, !dbg !119
  %3 = extractvalue %struct.float4 { float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00 }, 1, !dbg !119
  store float %3, ptr %2, align 4, !dbg !119
  %4 = getelementptr inbounds nuw %struct.float4, ptr %agg.tmp1, i32 0, i32 2, !dbg !119
  %5 = extractvalue %struct.float4 { float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00 }, 2, !dbg !119
  store float %5, ptr %4, align 8, !dbg !119
  %6 = getelementptr inbounds nuw %struct.float4, ptr %agg.tmp1, i32 0, i32 3, !dbg !119
  %7 = extractvalue %struct.float4 { float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00 }, 3, !dbg !119
  store float %7, ptr %6, align 4, !dbg !119
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !120
  %rem = urem i32 %8, 5, !dbg !121
  %call3 = call contract noundef float @_Z3sum4Five6float4i(ptr noundef byval(%struct.Five) align 4 %agg.tmp, ptr noundef byval(%struct.float4) align 16 %agg.tmp1, i32 noundef %rem) #6, !dbg !122
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !123
  %idxprom = zext i32 %9 to i64, !dbg !124
  %arrayidx = getelementptr inbounds nuw float, ptr %o, i64 %idxprom, !dbg !124
  store float %call3, ptr %arrayidx, align 4, !dbg !125, !tbaa !90
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !126
  %idxprom6 = zext i32 %10 to i64, !dbg !127
  %arrayidx7 = getelementptr inbounds nuw float, ptr %o, i64 %idxprom6, !dbg !127
  %11 = load float, ptr %arrayidx7, align 4, !dbg !127, !tbaa !90
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !128
  %rem9 = urem i32 %12, 5, !dbg !129
  %add = add i32 11, %rem9, !dbg !130
  %conv = uitofp i32 %add to float, !dbg !131
  %cmp = fcmp oeq float %11, %conv, !dbg !132
  %storedv.i = zext i1 %cmp to i8, !dbg !133
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !133

if.then.i:                                        ; preds = %entry
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 11, ptr noundef @__PRETTY_FUNCTION__._Z1kPf, i64 noundef 1) #7, !dbg !133
  unreachable, !dbg !133

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  call void @llvm.lifetime.end.p0(ptr %five.sroa.0), !dbg !134
  ret void, !dbg !134
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #5

attributes #0 = { convergent mustprogress noinline nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!56, !57, !58, !59}
!llvm.ident = !{!60}
!llvm.errno.tbaa = !{!61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "vector_by_value.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 312, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 39)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 19)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 16)
!18 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !21, imports: !22, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20}
!20 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!21 = !{!0, !8, !13}
!22 = !{!23, !26, !28, !33, !38, !43, !48, !50}
!23 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !24, file: !25, line: 128)
!24 = !DINamespace(name: "ws_math", scope: null)
!25 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!26 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !27, entity: !24, file: !25, line: 129)
!27 = !DINamespace(name: "std", scope: null)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !29, file: !25, line: 154)
!29 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !25, file: !25, line: 137, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !34, file: !25, line: 154)
!34 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !25, file: !25, line: 133, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !37}
!37 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !39, file: !25, line: 154)
!39 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !25, file: !25, line: 134, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !42}
!42 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !44, file: !25, line: 154)
!44 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !25, file: !25, line: 145, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!45 = !DISubroutineType(types: !46)
!46 = !{!20, !47}
!47 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !49, file: !25, line: 154)
!49 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !25, file: !25, line: 147, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !51, file: !25, line: 154)
!51 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !25, file: !25, line: 149, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!52 = !DISubroutineType(types: !53)
!53 = !{!54, !55}
!54 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!55 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!56 = !{i32 7, !"Dwarf Version", i32 4}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!60 = !{!"clang version 22.1.8"}
!61 = !{!62, !62, i64 0}
!62 = !{!"int", !63, i64 0}
!63 = !{!"omnipotent char", !64, i64 0}
!64 = !{!"Simple C++ TBAA"}
!65 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sum4Five6float4i", scope: !2, file: !2, line: 7, type: !66, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !81)
!66 = !DISubroutineType(types: !67)
!67 = !{!55, !68, !74, !54}
!68 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Five", file: !2, line: 6, size: 160, flags: DIFlagTypePassByValue, elements: !69, identifier: "_ZTS4Five")
!69 = !{!70}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "cells", scope: !68, file: !2, line: 6, baseType: !71, size: 160)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 160, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 5)
!74 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !75, line: 12, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !76, identifier: "_ZTS6float4")
!75 = !DIFile(filename: "cuda/ws/vector_types.h", directory: ".")
!76 = !{!77, !78, !79, !80}
!77 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !74, file: !75, line: 12, baseType: !55, size: 32)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !74, file: !75, line: 12, baseType: !55, size: 32, offset: 32)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !74, file: !75, line: 12, baseType: !55, size: 32, offset: 64)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !74, file: !75, line: 12, baseType: !55, size: 32, offset: 96)
!81 = !{!82, !83, !84}
!82 = !DILocalVariable(name: "five", arg: 1, scope: !65, file: !2, line: 7, type: !68)
!83 = !DILocalVariable(name: "v", arg: 2, scope: !65, file: !2, line: 7, type: !74)
!84 = !DILocalVariable(name: "i", arg: 3, scope: !65, file: !2, line: 7, type: !54)
!85 = !DILocation(line: 7, column: 40, scope: !65)
!86 = !DILocation(line: 7, column: 53, scope: !65)
!87 = !DILocation(line: 0, scope: !65)
!88 = !DILocation(line: 7, column: 77, scope: !65)
!89 = !DILocation(line: 7, column: 72, scope: !65)
!90 = !{!91, !91, i64 0}
!91 = !{!"float", !63, i64 0}
!92 = !DILocation(line: 7, column: 90, scope: !65)
!93 = !{!94, !91, i64 0}
!94 = !{!"_ZTS6float4", !91, i64 0, !91, i64 4, !91, i64 8, !91, i64 12}
!95 = !DILocation(line: 7, column: 86, scope: !65)
!96 = !DILocation(line: 7, column: 96, scope: !65)
!97 = !{!94, !91, i64 4}
!98 = !DILocation(line: 7, column: 92, scope: !65)
!99 = !DILocation(line: 7, column: 102, scope: !65)
!100 = !{!94, !91, i64 8}
!101 = !DILocation(line: 7, column: 98, scope: !65)
!102 = !DILocation(line: 7, column: 108, scope: !65)
!103 = !{!94, !91, i64 12}
!104 = !DILocation(line: 7, column: 104, scope: !65)
!105 = !DILocation(line: 7, column: 65, scope: !65)
!106 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPf", scope: !2, file: !2, line: 8, type: !107, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !110)
!107 = !DISubroutineType(types: !108)
!108 = !{null, !109}
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!110 = !{!111, !112}
!111 = !DILocalVariable(name: "o", arg: 1, scope: !106, file: !2, line: 8, type: !109)
!112 = !DILocalVariable(name: "five", scope: !106, file: !2, line: 9, type: !68)
!113 = !DILocation(line: 9, column: 8, scope: !106)
!114 = !DILocation(line: 0, scope: !106)
!115 = !DILocation(line: 9, column: 3, scope: !106)
!116 = !DILocation(line: 10, column: 24, scope: !106)
!117 = !{i64 0, i64 20, !118}
!118 = !{!63, !63, i64 0}
!119 = !DILocation(line: 10, column: 30, scope: !106)
!120 = !DILocation(line: 10, column: 55, scope: !106)
!121 = !DILocation(line: 10, column: 67, scope: !106)
!122 = !DILocation(line: 10, column: 20, scope: !106)
!123 = !DILocation(line: 10, column: 5, scope: !106)
!124 = !DILocation(line: 10, column: 3, scope: !106)
!125 = !DILocation(line: 10, column: 18, scope: !106)
!126 = !DILocation(line: 11, column: 12, scope: !106)
!127 = !DILocation(line: 11, column: 10, scope: !106)
!128 = !DILocation(line: 11, column: 33, scope: !106)
!129 = !DILocation(line: 11, column: 45, scope: !106)
!130 = !DILocation(line: 11, column: 31, scope: !106)
!131 = !DILocation(line: 11, column: 28, scope: !106)
!132 = !DILocation(line: 11, column: 25, scope: !106)
!133 = !DILocation(line: 11, column: 3, scope: !106)
!134 = !DILocation(line: 12, column: 1, scope: !106)
