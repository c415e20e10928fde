; ModuleID = 'sum_over_bodies.cu'
source_filename = "sum_over_bodies.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ6bodiesPK6float4PS_iE4tile = internal addrspace(3) global [64 x %struct.float4] undef, align 16, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6bodiesPK6float4PS_i(ptr noundef %pos, ptr noundef %acc, i32 noundef %n) #0 !dbg !2 {
entry:
  %retval.i = alloca %struct.float4, align 16
  %x.addr.i = alloca float, align 4
  %y.addr.i = alloca float, align 4
  %z.addr.i = alloca float, align 4
  %w.addr.i = alloca float, align 4
  %pos.addr = alloca ptr, align 8
  %acc.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %mine = alloca %struct.float4, align 16
  %x = alloca float, align 4
  %y = alloca float, align 4
  %z = alloca float, align 4
  %t = alloca i32, align 4
  %j = alloca i32, align 4
  %other = alloca %struct.float4, align 16
  %dx = alloca float, align 4
  %dy = alloca float, align 4
  %dz = alloca float, align 4
  %pull = alloca float, align 4
  %ref.tmp = alloca %struct.float4, align 16
  store ptr %pos, ptr %pos.addr, align 8
    #dbg_declare(ptr %pos.addr, !62, !DIExpression(), !63)
  store ptr %acc, ptr %acc.addr, align 8
    #dbg_declare(ptr %acc.addr, !64, !DIExpression(), !65)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !66, !DIExpression(), !67)
    #dbg_declare(ptr %i, !68, !DIExpression(), !69)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !70
  %mul = mul i32 %0, 64, !dbg !71
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !72
  %add = add i32 %mul, %1, !dbg !73
  store i32 %add, ptr %i, align 4, !dbg !69
    #dbg_declare(ptr %mine, !74, !DIExpression(), !75)
  %2 = load ptr, ptr %pos.addr, align 8, !dbg !76
  %3 = load i32, ptr %i, align 4, !dbg !77
  %idxprom = sext i32 %3 to i64, !dbg !76
  %arrayidx = getelementptr inbounds %struct.float4, ptr %2, i64 %idxprom, !dbg !76
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %mine, ptr align 16 %arrayidx, i64 16, i1 false), !dbg !76
    #dbg_declare(ptr %x, !78, !DIExpression(), !79)
  store float 0.000000e+00, ptr %x, align 4, !dbg !79
    #dbg_declare(ptr %y, !80, !DIExpression(), !81)
  store float 0.000000e+00, ptr %y, align 4, !dbg !81
    #dbg_declare(ptr %z, !82, !DIExpression(), !83)
  store float 0.000000e+00, ptr %z, align 4, !dbg !83
    #dbg_declare(ptr %t, !84, !DIExpression(), !86)
  store i32 0, ptr %t, align 4, !dbg !86
  br label %for.cond, !dbg !87

for.cond:                                         ; preds = %for.inc31, %entry
  %4 = load i32, ptr %t, align 4, !dbg !88
  %5 = load i32, ptr %n.addr, align 4, !dbg !90
  %div = sdiv i32 %5, 64, !dbg !91
  %cmp = icmp slt i32 %4, %div, !dbg !92
  br i1 %cmp, label %for.body, label %for.end33, !dbg !93

for.body:                                         ; preds = %for.cond
  %6 = load ptr, ptr %pos.addr, align 8, !dbg !94
  %7 = load i32, ptr %t, align 4, !dbg !96
  %mul2 = mul nsw i32 %7, 64, !dbg !97
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !98
  %add4 = add i32 %mul2, %8, !dbg !99
  %idxprom5 = zext i32 %add4 to i64, !dbg !94
  %arrayidx6 = getelementptr inbounds nuw %struct.float4, ptr %6, i64 %idxprom5, !dbg !94
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !100
  %idxprom8 = zext i32 %9 to i64, !dbg !101
  %arrayidx9 = getelementptr inbounds nuw [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ6bodiesPK6float4PS_iE4tile to ptr), i64 0, i64 %idxprom8, !dbg !101
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx9, ptr align 16 %arrayidx6, i64 16, i1 false), !dbg !102
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !103
    #dbg_declare(ptr %j, !104, !DIExpression(), !106)
  store i32 0, ptr %j, align 4, !dbg !106
  br label %for.cond10, !dbg !107

for.cond10:                                       ; preds = %for.inc, %for.body
  %10 = load i32, ptr %j, align 4, !dbg !108
  %cmp11 = icmp slt i32 %10, 64, !dbg !110
  br i1 %cmp11, label %for.body12, label %for.end, !dbg !111

for.body12:                                       ; preds = %for.cond10
    #dbg_declare(ptr %other, !112, !DIExpression(), !114)
  %11 = load i32, ptr %j, align 4, !dbg !115
  %idxprom13 = sext i32 %11 to i64, !dbg !116
  %arrayidx14 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ6bodiesPK6float4PS_iE4tile to ptr), i64 0, i64 %idxprom13, !dbg !116
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %other, ptr align 16 %arrayidx14, i64 16, i1 false), !dbg !116
    #dbg_declare(ptr %dx, !117, !DIExpression(), !118)
  %x15 = getelementptr inbounds nuw %struct.float4, ptr %other, i32 0, i32 0, !dbg !119
  %12 = load float, ptr %x15, align 16, !dbg !119
  %x16 = getelementptr inbounds nuw %struct.float4, ptr %mine, i32 0, i32 0, !dbg !120
  %13 = load float, ptr %x16, align 16, !dbg !120
  %sub = fsub float %12, %13, !dbg !121
  store float %sub, ptr %dx, align 4, !dbg !118
    #dbg_declare(ptr %dy, !122, !DIExpression(), !123)
  %y17 = getelementptr inbounds nuw %struct.float4, ptr %other, i32 0, i32 1, !dbg !124
  %14 = load float, ptr %y17, align 4, !dbg !124
  %y18 = getelementptr inbounds nuw %struct.float4, ptr %mine, i32 0, i32 1, !dbg !125
  %15 = load float, ptr %y18, align 4, !dbg !125
  %sub19 = fsub float %14, %15, !dbg !126
  store float %sub19, ptr %dy, align 4, !dbg !123
    #dbg_declare(ptr %dz, !127, !DIExpression(), !128)
  %z20 = getelementptr inbounds nuw %struct.float4, ptr %other, i32 0, i32 2, !dbg !129
  %16 = load float, ptr %z20, align 8, !dbg !129
  %z21 = getelementptr inbounds nuw %struct.float4, ptr %mine, i32 0, i32 2, !dbg !130
  %17 = load float, ptr %z21, align 8, !dbg !130
  %sub22 = fsub float %16, %17, !dbg !131
  store float %sub22, ptr %dz, align 4, !dbg !128
    #dbg_declare(ptr %pull, !132, !DIExpression(), !133)
  %w = getelementptr inbounds nuw %struct.float4, ptr %other, i32 0, i32 3, !dbg !134
  %18 = load float, ptr %w, align 4, !dbg !134
  %19 = load float, ptr %dx, align 4, !dbg !135
  %20 = load float, ptr %dx, align 4, !dbg !136
  %21 = load float, ptr %dy, align 4, !dbg !137
  %22 = load float, ptr %dy, align 4, !dbg !138
  %mul24 = fmul float %21, %22, !dbg !139
  %23 = call float @llvm.fmuladd.f32(float %19, float %20, float %mul24), !dbg !140
  %24 = load float, ptr %dz, align 4, !dbg !141
  %25 = load float, ptr %dz, align 4, !dbg !142
  %26 = call float @llvm.fmuladd.f32(float %24, float %25, float %23), !dbg !143
  %add26 = fadd float %26, 0x3F847AE140000000, !dbg !144
  %div27 = fdiv float %18, %add26, !dbg !145
  store float %div27, ptr %pull, align 4, !dbg !133
  %27 = load float, ptr %pull, align 4, !dbg !146
  %28 = load float, ptr %dx, align 4, !dbg !147
  %29 = load float, ptr %x, align 4, !dbg !148
  %30 = call float @llvm.fmuladd.f32(float %27, float %28, float %29), !dbg !148
  store float %30, ptr %x, align 4, !dbg !148
  %31 = load float, ptr %pull, align 4, !dbg !149
  %32 = load float, ptr %dy, align 4, !dbg !150
  %33 = load float, ptr %y, align 4, !dbg !151
  %34 = call float @llvm.fmuladd.f32(float %31, float %32, float %33), !dbg !151
  store float %34, ptr %y, align 4, !dbg !151
  %35 = load float, ptr %pull, align 4, !dbg !152
  %36 = load float, ptr %dz, align 4, !dbg !153
  %37 = load float, ptr %z, align 4, !dbg !154
  %38 = call float @llvm.fmuladd.f32(float %35, float %36, float %37), !dbg !154
  store float %38, ptr %z, align 4, !dbg !154
  br label %for.inc, !dbg !155

for.inc:                                          ; preds = %for.body12
  %39 = load i32, ptr %j, align 4, !dbg !156
  %inc = add nsw i32 %39, 1, !dbg !156
  store i32 %inc, ptr %j, align 4, !dbg !156
  br label %for.cond10, !dbg !157, !llvm.loop !158

for.end:                                          ; preds = %for.cond10
  br label %for.inc31, !dbg !161

for.inc31:                                        ; preds = %for.end
  %40 = load i32, ptr %t, align 4, !dbg !162
  %inc32 = add nsw i32 %40, 1, !dbg !162
  store i32 %inc32, ptr %t, align 4, !dbg !162
  br label %for.cond, !dbg !163, !llvm.loop !164

for.end33:                                        ; preds = %for.cond
  %41 = load float, ptr %x, align 4, !dbg !166
  %42 = load float, ptr %y, align 4, !dbg !167
  %43 = load float, ptr %z, align 4, !dbg !168
  store float %41, ptr %x.addr.i, align 4, !dbg !169
  store float %42, ptr %y.addr.i, align 4, !dbg !169
  store float %43, ptr %z.addr.i, align 4, !dbg !169
  store float 0.000000e+00, ptr %w.addr.i, align 4, !dbg !169
  %44 = load float, ptr %x.addr.i, align 4, !dbg !169
  store float %44, ptr %retval.i, align 16, !dbg !169
  %45 = load float, ptr %y.addr.i, align 4, !dbg !169
  %y2.i = getelementptr inbounds nuw %struct.float4, ptr %retval.i, i32 0, i32 1, !dbg !169
  store float %45, ptr %y2.i, align 4, !dbg !169
  %46 = load float, ptr %z.addr.i, align 4, !dbg !169
  %z3.i = getelementptr inbounds nuw %struct.float4, ptr %retval.i, i32 0, i32 2, !dbg !169
  store float %46, ptr %z3.i, align 8, !dbg !169
  %47 = load float, ptr %w.addr.i, align 4, !dbg !169
  %w4.i = getelementptr inbounds nuw %struct.float4, ptr %retval.i, i32 0, i32 3, !dbg !169
  store float %47, ptr %w4.i, align 4, !dbg !169
  %48 = load %struct.float4, ptr %retval.i, align 16, !dbg !169
  %49 = getelementptr inbounds nuw %struct.float4, ptr %ref.tmp, i32 0, i32 0, !dbg !169
  %50 = extractvalue %struct.float4 %48, 0, !dbg !169
  store float %50, ptr %49, align 16, !dbg !169
  %51 = getelementptr inbounds nuw %struct.float4, ptr %ref.tmp, i32 0, i32 1, !dbg !169
  %52 = extractvalue %struct.float4 %48, 1, !dbg !169
  store float %52, ptr %51, align 4, !dbg !169
  %53 = getelementptr inbounds nuw %struct.float4, ptr %ref.tmp, i32 0, i32 2, !dbg !169
  %54 = extractvalue %struct.float4 %48, 2, !dbg !169
  store float %54, ptr %53, align 8, !dbg !169
  %55 = getelementptr inbounds nuw %struct.float4, ptr %ref.tmp, i32 0, i32 3, !dbg !169
  %56 = extractvalue %struct.float4 %48, 3, !dbg !169
  store float %56, ptr %55, align 4, !dbg !169
  %57 = load ptr, ptr %acc.addr, align 8, !dbg !170
  %58 = load i32, ptr %i, align 4, !dbg !171
  %idxprom35 = sext i32 %58 to i64, !dbg !170
  %arrayidx36 = getelementptr inbounds %struct.float4, ptr %57, i64 %idxprom35, !dbg !170
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx36, ptr align 16 %ref.tmp, i64 16, i1 false), !dbg !172
  ret void, !dbg !173
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!57, !58, !59, !60}
!llvm.ident = !{!61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 8, type: !54, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "bodies", linkageName: "_Z6bodiesPK6float4PS_i", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !53)
!3 = !DIFile(filename: "sum_over_bodies.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !16, !17}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !9, line: 12, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !10, identifier: "_ZTS6float4")
!9 = !DIFile(filename: "cuda/ws/vector_types.h", directory: ".")
!10 = !{!11, !13, !14, !15}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !8, file: !9, line: 12, baseType: !12, size: 32)
!12 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !8, file: !9, line: 12, baseType: !12, size: 32, offset: 32)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !8, file: !9, line: 12, baseType: !12, size: 32, offset: 64)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !8, file: !9, line: 12, baseType: !12, size: 32, offset: 96)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !19, imports: !20, splitDebugInlining: false, nameTableKind: None)
!19 = !{!0}
!20 = !{!21, !24, !26, !31, !36, !41, !47, !49}
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !22, file: !23, line: 128)
!22 = !DINamespace(name: "ws_math", scope: null)
!23 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!24 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !25, entity: !22, file: !23, line: 129)
!25 = !DINamespace(name: "std", scope: null)
!26 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !27, file: !23, line: 154)
!27 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !23, file: !23, line: 137, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!28 = !DISubroutineType(types: !29)
!29 = !{!30, !30}
!30 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !32, file: !23, line: 154)
!32 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !23, file: !23, line: 133, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !35}
!35 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!36 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !37, file: !23, line: 154)
!37 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !23, file: !23, line: 134, type: !38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!38 = !DISubroutineType(types: !39)
!39 = !{!40, !40}
!40 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !42, file: !23, line: 154)
!42 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !23, file: !23, line: 145, type: !43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!43 = !DISubroutineType(types: !44)
!44 = !{!45, !46}
!45 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!46 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !48, file: !23, line: 154)
!48 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !23, file: !23, line: 147, type: !43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !50, file: !23, line: 154)
!50 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !23, file: !23, line: 149, type: !51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!51 = !DISubroutineType(types: !52)
!52 = !{!17, !12}
!53 = !{}
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, align: 128, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 64)
!57 = !{i32 7, !"Dwarf Version", i32 4}
!58 = !{i32 2, !"Debug Info Version", i32 3}
!59 = !{i32 1, !"wchar_size", i32 4}
!60 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!61 = !{!"clang version 22.1.8"}
!62 = !DILocalVariable(name: "pos", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!63 = !DILocation(line: 7, column: 38, scope: !2)
!64 = !DILocalVariable(name: "acc", arg: 2, scope: !2, file: !3, line: 7, type: !16)
!65 = !DILocation(line: 7, column: 51, scope: !2)
!66 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 7, type: !17)
!67 = !DILocation(line: 7, column: 60, scope: !2)
!68 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 9, type: !17)
!69 = !DILocation(line: 9, column: 7, scope: !2)
!70 = !DILocation(line: 9, column: 11, scope: !2)
!71 = !DILocation(line: 9, column: 22, scope: !2)
!72 = !DILocation(line: 9, column: 31, scope: !2)
!73 = !DILocation(line: 9, column: 29, scope: !2)
!74 = !DILocalVariable(name: "mine", scope: !2, file: !3, line: 10, type: !8)
!75 = !DILocation(line: 10, column: 10, scope: !2)
!76 = !DILocation(line: 10, column: 17, scope: !2)
!77 = !DILocation(line: 10, column: 21, scope: !2)
!78 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 11, type: !12)
!79 = !DILocation(line: 11, column: 9, scope: !2)
!80 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 11, type: !12)
!81 = !DILocation(line: 11, column: 16, scope: !2)
!82 = !DILocalVariable(name: "z", scope: !2, file: !3, line: 11, type: !12)
!83 = !DILocation(line: 11, column: 23, scope: !2)
!84 = !DILocalVariable(name: "t", scope: !85, file: !3, line: 12, type: !17)
!85 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 3)
!86 = !DILocation(line: 12, column: 12, scope: !85)
!87 = !DILocation(line: 12, column: 8, scope: !85)
!88 = !DILocation(line: 12, column: 19, scope: !89)
!89 = distinct !DILexicalBlock(scope: !85, file: !3, line: 12, column: 3)
!90 = !DILocation(line: 12, column: 23, scope: !89)
!91 = !DILocation(line: 12, column: 25, scope: !89)
!92 = !DILocation(line: 12, column: 21, scope: !89)
!93 = !DILocation(line: 12, column: 3, scope: !85)
!94 = !DILocation(line: 13, column: 25, scope: !95)
!95 = distinct !DILexicalBlock(scope: !89, file: !3, line: 12, column: 38)
!96 = !DILocation(line: 13, column: 29, scope: !95)
!97 = !DILocation(line: 13, column: 31, scope: !95)
!98 = !DILocation(line: 13, column: 40, scope: !95)
!99 = !DILocation(line: 13, column: 38, scope: !95)
!100 = !DILocation(line: 13, column: 10, scope: !95)
!101 = !DILocation(line: 13, column: 5, scope: !95)
!102 = !DILocation(line: 13, column: 23, scope: !95)
!103 = !DILocation(line: 14, column: 5, scope: !95)
!104 = !DILocalVariable(name: "j", scope: !105, file: !3, line: 15, type: !17)
!105 = distinct !DILexicalBlock(scope: !95, file: !3, line: 15, column: 5)
!106 = !DILocation(line: 15, column: 14, scope: !105)
!107 = !DILocation(line: 15, column: 10, scope: !105)
!108 = !DILocation(line: 15, column: 21, scope: !109)
!109 = distinct !DILexicalBlock(scope: !105, file: !3, line: 15, column: 5)
!110 = !DILocation(line: 15, column: 23, scope: !109)
!111 = !DILocation(line: 15, column: 5, scope: !105)
!112 = !DILocalVariable(name: "other", scope: !113, file: !3, line: 16, type: !8)
!113 = distinct !DILexicalBlock(scope: !109, file: !3, line: 15, column: 36)
!114 = !DILocation(line: 16, column: 14, scope: !113)
!115 = !DILocation(line: 16, column: 27, scope: !113)
!116 = !DILocation(line: 16, column: 22, scope: !113)
!117 = !DILocalVariable(name: "dx", scope: !113, file: !3, line: 17, type: !12)
!118 = !DILocation(line: 17, column: 13, scope: !113)
!119 = !DILocation(line: 17, column: 24, scope: !113)
!120 = !DILocation(line: 17, column: 33, scope: !113)
!121 = !DILocation(line: 17, column: 26, scope: !113)
!122 = !DILocalVariable(name: "dy", scope: !113, file: !3, line: 17, type: !12)
!123 = !DILocation(line: 17, column: 36, scope: !113)
!124 = !DILocation(line: 17, column: 47, scope: !113)
!125 = !DILocation(line: 17, column: 56, scope: !113)
!126 = !DILocation(line: 17, column: 49, scope: !113)
!127 = !DILocalVariable(name: "dz", scope: !113, file: !3, line: 17, type: !12)
!128 = !DILocation(line: 17, column: 59, scope: !113)
!129 = !DILocation(line: 17, column: 70, scope: !113)
!130 = !DILocation(line: 17, column: 79, scope: !113)
!131 = !DILocation(line: 17, column: 72, scope: !113)
!132 = !DILocalVariable(name: "pull", scope: !113, file: !3, line: 18, type: !12)
!133 = !DILocation(line: 18, column: 13, scope: !113)
!134 = !DILocation(line: 18, column: 26, scope: !113)
!135 = !DILocation(line: 18, column: 31, scope: !113)
!136 = !DILocation(line: 18, column: 36, scope: !113)
!137 = !DILocation(line: 18, column: 41, scope: !113)
!138 = !DILocation(line: 18, column: 46, scope: !113)
!139 = !DILocation(line: 18, column: 44, scope: !113)
!140 = !DILocation(line: 18, column: 39, scope: !113)
!141 = !DILocation(line: 18, column: 51, scope: !113)
!142 = !DILocation(line: 18, column: 56, scope: !113)
!143 = !DILocation(line: 18, column: 49, scope: !113)
!144 = !DILocation(line: 18, column: 59, scope: !113)
!145 = !DILocation(line: 18, column: 28, scope: !113)
!146 = !DILocation(line: 19, column: 12, scope: !113)
!147 = !DILocation(line: 19, column: 19, scope: !113)
!148 = !DILocation(line: 19, column: 9, scope: !113)
!149 = !DILocation(line: 19, column: 28, scope: !113)
!150 = !DILocation(line: 19, column: 35, scope: !113)
!151 = !DILocation(line: 19, column: 25, scope: !113)
!152 = !DILocation(line: 19, column: 44, scope: !113)
!153 = !DILocation(line: 19, column: 51, scope: !113)
!154 = !DILocation(line: 19, column: 41, scope: !113)
!155 = !DILocation(line: 20, column: 5, scope: !113)
!156 = !DILocation(line: 15, column: 32, scope: !109)
!157 = !DILocation(line: 15, column: 5, scope: !109)
!158 = distinct !{!158, !111, !159, !160}
!159 = !DILocation(line: 20, column: 5, scope: !105)
!160 = !{!"llvm.loop.mustprogress"}
!161 = !DILocation(line: 21, column: 3, scope: !95)
!162 = !DILocation(line: 12, column: 34, scope: !89)
!163 = !DILocation(line: 12, column: 3, scope: !89)
!164 = distinct !{!164, !93, !165, !160}
!165 = !DILocation(line: 21, column: 3, scope: !85)
!166 = !DILocation(line: 22, column: 24, scope: !2)
!167 = !DILocation(line: 22, column: 27, scope: !2)
!168 = !DILocation(line: 22, column: 30, scope: !2)
!169 = !DILocation(line: 22, column: 12, scope: !2)
!170 = !DILocation(line: 22, column: 3, scope: !2)
!171 = !DILocation(line: 22, column: 7, scope: !2)
!172 = !DILocation(line: 22, column: 10, scope: !2)
!173 = !DILocation(line: 23, column: 1, scope: !2)
