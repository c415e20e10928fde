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

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z3sum4Five6float4i(ptr noundef byval(%struct.Five) align 4 %five, ptr noundef byval(%struct.float4) align 16 %v, i32 noundef %i) #0 !dbg !61 {
entry:
  %i.addr = alloca i32, align 4
    #dbg_declare(ptr %five, !78, !DIExpression(), !79)
    #dbg_declare(ptr %v, !80, !DIExpression(), !81)
  store i32 %i, ptr %i.addr, align 4
    #dbg_declare(ptr %i.addr, !82, !DIExpression(), !83)
  %cells = getelementptr inbounds nuw %struct.Five, ptr %five, i32 0, i32 0, !dbg !84
  %0 = load i32, ptr %i.addr, align 4, !dbg !85
  %idxprom = sext i32 %0 to i64, !dbg !86
  %arrayidx = getelementptr inbounds [5 x float], ptr %cells, i64 0, i64 %idxprom, !dbg !86
  %1 = load float, ptr %arrayidx, align 4, !dbg !86
  %x = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 0, !dbg !87
  %2 = load float, ptr %x, align 16, !dbg !87
  %add = fadd float %1, %2, !dbg !88
  %y = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 1, !dbg !89
  %3 = load float, ptr %y, align 4, !dbg !89
  %add1 = fadd float %add, %3, !dbg !90
  %z = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 2, !dbg !91
  %4 = load float, ptr %z, align 8, !dbg !91
  %add2 = fadd float %add1, %4, !dbg !92
  %w = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 3, !dbg !93
  %5 = load float, ptr %w, align 4, !dbg !93
  %add3 = fadd float %add2, %5, !dbg !94
  ret float %add3, !dbg !95
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPf(ptr noundef %o) #1 !dbg !96 {
entry:
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %retval.i = alloca %struct.float4, align 16
  %x.addr.i = alloca float, align 4
  %y.addr.i = alloca float, align 4
  %z.addr.i = alloca float, align 4
  %w.addr.i = alloca float, align 4
  %o.addr = alloca ptr, align 8
  %five = alloca %struct.Five, align 4
  %agg.tmp = alloca %struct.Five, align 4
  %agg.tmp1 = alloca %struct.float4, align 16
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !100, !DIExpression(), !101)
    #dbg_declare(ptr %five, !102, !DIExpression(), !103)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %five, ptr align 4 @__const._Z1kPf.five, i64 20, i1 false), !dbg !103
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.tmp, ptr align 4 %five, i64 20, i1 false), !dbg !104
  store float 1.000000e+00, ptr %x.addr.i, align 4, !dbg !105
  store float 2.000000e+00, ptr %y.addr.i, align 4, !dbg !105
  store float 3.000000e+00, ptr %z.addr.i, align 4, !dbg !105
  store float 4.000000e+00, ptr %w.addr.i, align 4, !dbg !105
  %0 = load float, ptr %x.addr.i, align 4, !dbg !105
  store float %0, ptr %retval.i, align 16, !dbg !105
  %1 = load float, ptr %y.addr.i, align 4, !dbg !105
  %y2.i = getelementptr inbounds nuw %struct.float4, ptr %retval.i, i32 0, i32 1, !dbg !105
  store float %1, ptr %y2.i, align 4, !dbg !105
  %2 = load float, ptr %z.addr.i, align 4, !dbg !105
  %z3.i = getelementptr inbounds nuw %struct.float4, ptr %retval.i, i32 0, i32 2, !dbg !105
  store float %2, ptr %z3.i, align 8, !dbg !105
  %3 = load float, ptr %w.addr.i, align 4, !dbg !105
  %w4.i = getelementptr inbounds nuw %struct.float4, ptr %retval.i, i32 0, i32 3, !dbg !105
  store float %3, ptr %w4.i, align 4, !dbg !105
  %4 = load %struct.float4, ptr %retval.i, align 16, !dbg !105
  %5 = getelementptr inbounds nuw %struct.float4, ptr %agg.tmp1, i32 0, i32 0, !dbg !105
  %6 = extractvalue %struct.float4 %4, 0, !dbg !105
  store float %6, ptr %5, align 16, !dbg !105
  %7 = getelementptr inbounds nuw %struct.float4, ptr %agg.tmp1, i32 0, i32 1, !dbg !105
  %8 = extractvalue %struct.float4 %4, 1, !dbg !105
  store float %8, ptr %7, align 4, !dbg !105
  %9 = getelementptr inbounds nuw %struct.float4, ptr %agg.tmp1, i32 0, i32 2, !dbg !105
  %10 = extractvalue %struct.float4 %4, 2, !dbg !105
  store float %10, ptr %9, align 8, !dbg !105
  %11 = getelementptr inbounds nuw %struct.float4, ptr %agg.tmp1, i32 0, i32 3, !dbg !105
  %12 = extractvalue %struct.float4 %4, 3, !dbg !105
  store float %12, ptr %11, align 4, !dbg !105
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !106
  %rem = urem i32 %13, 5, !dbg !107
  %call3 = call contract noundef float @_Z3sum4Five6float4i(ptr noundef byval(%struct.Five) align 4 %agg.tmp, ptr noundef byval(%struct.float4) align 16 %agg.tmp1, i32 noundef %rem) #5, !dbg !108
  %14 = load ptr, ptr %o.addr, align 8, !dbg !109
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !110
  %idxprom = zext i32 %15 to i64, !dbg !109
  %arrayidx = getelementptr inbounds nuw float, ptr %14, i64 %idxprom, !dbg !109
  store float %call3, ptr %arrayidx, align 4, !dbg !111
  %16 = load ptr, ptr %o.addr, align 8, !dbg !112
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !113
  %idxprom6 = zext i32 %17 to i64, !dbg !112
  %arrayidx7 = getelementptr inbounds nuw float, ptr %16, i64 %idxprom6, !dbg !112
  %18 = load float, ptr %arrayidx7, align 4, !dbg !112
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !114
  %rem9 = urem i32 %19, 5, !dbg !115
  %add = add i32 11, %rem9, !dbg !116
  %conv = uitofp i32 %add to float, !dbg !117
  %cmp = fcmp oeq float %18, %conv, !dbg !118
  %storedv.i = zext i1 %cmp to i8, !dbg !119
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !119
  store ptr @.str, ptr %text.addr.i, align 8, !dbg !119
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !119
  store i32 11, ptr %line.addr.i, align 4, !dbg !119
  store ptr @__PRETTY_FUNCTION__._Z1kPf, ptr %fn.addr.i, align 8, !dbg !119
  %20 = load i8, ptr %holds.addr.i, align 1, !dbg !119
  %loadedv.i = trunc i8 %20 to i1, !dbg !119
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !119

if.then.i:                                        ; preds = %entry
  %21 = load ptr, ptr %text.addr.i, align 8, !dbg !119
  %22 = load ptr, ptr %file.addr.i, align 8, !dbg !119
  %23 = load i32, ptr %line.addr.i, align 4, !dbg !119
  %24 = load ptr, ptr %fn.addr.i, align 8, !dbg !119
  call void @__assertfail(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i64 noundef 1) #6, !dbg !119
  unreachable, !dbg !119

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  ret void, !dbg !120
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!56, !57, !58, !59}
!llvm.ident = !{!60}

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
!18 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !21, imports: !22, splitDebugInlining: false, nameTableKind: None)
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
!29 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !25, file: !25, line: 137, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !34, file: !25, line: 154)
!34 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !25, file: !25, line: 133, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !37}
!37 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !39, file: !25, line: 154)
!39 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !25, file: !25, line: 134, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !42}
!42 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !44, file: !25, line: 154)
!44 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !25, file: !25, line: 145, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!45 = !DISubroutineType(types: !46)
!46 = !{!20, !47}
!47 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !49, file: !25, line: 154)
!49 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !25, file: !25, line: 147, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !51, file: !25, line: 154)
!51 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !25, file: !25, line: 149, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!52 = !DISubroutineType(types: !53)
!53 = !{!54, !55}
!54 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!55 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!56 = !{i32 7, !"Dwarf Version", i32 4}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!60 = !{!"clang version 22.1.8"}
!61 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sum4Five6float4i", scope: !2, file: !2, line: 7, type: !62, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !77)
!62 = !DISubroutineType(types: !63)
!63 = !{!55, !64, !70, !54}
!64 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Five", file: !2, line: 6, size: 160, flags: DIFlagTypePassByValue, elements: !65, identifier: "_ZTS4Five")
!65 = !{!66}
!66 = !DIDerivedType(tag: DW_TAG_member, name: "cells", scope: !64, file: !2, line: 6, baseType: !67, size: 160)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 160, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 5)
!70 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !71, line: 12, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !72, identifier: "_ZTS6float4")
!71 = !DIFile(filename: "cuda/ws/vector_types.h", directory: ".")
!72 = !{!73, !74, !75, !76}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !70, file: !71, line: 12, baseType: !55, size: 32)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !70, file: !71, line: 12, baseType: !55, size: 32, offset: 32)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !70, file: !71, line: 12, baseType: !55, size: 32, offset: 64)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !70, file: !71, line: 12, baseType: !55, size: 32, offset: 96)
!77 = !{}
!78 = !DILocalVariable(name: "five", arg: 1, scope: !61, file: !2, line: 7, type: !64)
!79 = !DILocation(line: 7, column: 40, scope: !61)
!80 = !DILocalVariable(name: "v", arg: 2, scope: !61, file: !2, line: 7, type: !70)
!81 = !DILocation(line: 7, column: 53, scope: !61)
!82 = !DILocalVariable(name: "i", arg: 3, scope: !61, file: !2, line: 7, type: !54)
!83 = !DILocation(line: 7, column: 60, scope: !61)
!84 = !DILocation(line: 7, column: 77, scope: !61)
!85 = !DILocation(line: 7, column: 83, scope: !61)
!86 = !DILocation(line: 7, column: 72, scope: !61)
!87 = !DILocation(line: 7, column: 90, scope: !61)
!88 = !DILocation(line: 7, column: 86, scope: !61)
!89 = !DILocation(line: 7, column: 96, scope: !61)
!90 = !DILocation(line: 7, column: 92, scope: !61)
!91 = !DILocation(line: 7, column: 102, scope: !61)
!92 = !DILocation(line: 7, column: 98, scope: !61)
!93 = !DILocation(line: 7, column: 108, scope: !61)
!94 = !DILocation(line: 7, column: 104, scope: !61)
!95 = !DILocation(line: 7, column: 65, scope: !61)
!96 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPf", scope: !2, file: !2, line: 8, type: !97, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !77)
!97 = !DISubroutineType(types: !98)
!98 = !{null, !99}
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!100 = !DILocalVariable(name: "o", arg: 1, scope: !96, file: !2, line: 8, type: !99)
!101 = !DILocation(line: 8, column: 26, scope: !96)
!102 = !DILocalVariable(name: "five", scope: !96, file: !2, line: 9, type: !64)
!103 = !DILocation(line: 9, column: 8, scope: !96)
!104 = !DILocation(line: 10, column: 24, scope: !96)
!105 = !DILocation(line: 10, column: 30, scope: !96)
!106 = !DILocation(line: 10, column: 55, scope: !96)
!107 = !DILocation(line: 10, column: 67, scope: !96)
!108 = !DILocation(line: 10, column: 20, scope: !96)
!109 = !DILocation(line: 10, column: 3, scope: !96)
!110 = !DILocation(line: 10, column: 5, scope: !96)
!111 = !DILocation(line: 10, column: 18, scope: !96)
!112 = !DILocation(line: 11, column: 10, scope: !96)
!113 = !DILocation(line: 11, column: 12, scope: !96)
!114 = !DILocation(line: 11, column: 33, scope: !96)
!115 = !DILocation(line: 11, column: 45, scope: !96)
!116 = !DILocation(line: 11, column: 31, scope: !96)
!117 = !DILocation(line: 11, column: 28, scope: !96)
!118 = !DILocation(line: 11, column: 25, scope: !96)
!119 = !DILocation(line: 11, column: 3, scope: !96)
!120 = !DILocation(line: 12, column: 1, scope: !96)
