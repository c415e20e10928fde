; ModuleID = 'float_division.cu'
source_filename = "float_division.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [12 x i8] c"isinf(o[t])\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [18 x i8] c"float_division.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kPfPKf = private unnamed_addr constant [31 x i8] c"void k(float *, const float *)\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPfPKf(ptr noundef %o, ptr noundef %a) #0 !dbg !61 {
entry:
  %x.addr.i = alloca float, align 4
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !68, !DIExpression(), !69)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !70, !DIExpression(), !71)
    #dbg_declare(ptr %t, !72, !DIExpression(), !73)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74
  store i32 %0, ptr %t, align 4, !dbg !73
  %1 = load ptr, ptr %a.addr, align 8, !dbg !75
  %2 = load i32, ptr %t, align 4, !dbg !76
  %idxprom = sext i32 %2 to i64, !dbg !75
  %arrayidx = getelementptr inbounds float, ptr %1, i64 %idxprom, !dbg !75
  %3 = load float, ptr %arrayidx, align 4, !dbg !75
  %div = fdiv float 1.000000e+00, %3, !dbg !77
  %4 = load ptr, ptr %o.addr, align 8, !dbg !78
  %5 = load i32, ptr %t, align 4, !dbg !79
  %idxprom1 = sext i32 %5 to i64, !dbg !78
  %arrayidx2 = getelementptr inbounds float, ptr %4, i64 %idxprom1, !dbg !78
  store float %div, ptr %arrayidx2, align 4, !dbg !80
  %6 = load ptr, ptr %o.addr, align 8, !dbg !81
  %7 = load i32, ptr %t, align 4, !dbg !82
  %idxprom3 = sext i32 %7 to i64, !dbg !81
  %arrayidx4 = getelementptr inbounds float, ptr %6, i64 %idxprom3, !dbg !81
  %8 = load float, ptr %arrayidx4, align 4, !dbg !81
  store float %8, ptr %x.addr.i, align 4, !dbg !83
  %9 = load float, ptr %x.addr.i, align 4, !dbg !83
  %10 = call noundef i1 @llvm.is.fpclass.f32(float %9, i32 516), !dbg !83
  %storedv.i = zext i1 %10 to i8, !dbg !84
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !84
  store ptr @.str, ptr %text.addr.i, align 8, !dbg !84
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !84
  store i32 9, ptr %line.addr.i, align 4, !dbg !84
  store ptr @__PRETTY_FUNCTION__._Z1kPfPKf, ptr %fn.addr.i, align 8, !dbg !84
  %11 = load i8, ptr %holds.addr.i, align 1, !dbg !84
  %loadedv.i = trunc i8 %11 to i1, !dbg !84
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !84

if.then.i:                                        ; preds = %entry
  %12 = load ptr, ptr %text.addr.i, align 8, !dbg !84
  %13 = load ptr, ptr %file.addr.i, align 8, !dbg !84
  %14 = load i32, ptr %line.addr.i, align 4, !dbg !84
  %15 = load ptr, ptr %fn.addr.i, align 8, !dbg !84
  call void @__assertfail(ptr noundef %12, ptr noundef %13, i32 noundef %14, ptr noundef %15, i64 noundef 1) #4, !dbg !84
  unreachable, !dbg !84

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  ret void, !dbg !85
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!56, !57, !58, !59}
!llvm.ident = !{!60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "float_division.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 12)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 18)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 248, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 31)
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
!61 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPfPKf", scope: !2, file: !2, line: 6, type: !62, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !67)
!62 = !DISubroutineType(types: !63)
!63 = !{null, !64, !65}
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !55)
!67 = !{}
!68 = !DILocalVariable(name: "o", arg: 1, scope: !61, file: !2, line: 6, type: !64)
!69 = !DILocation(line: 6, column: 26, scope: !61)
!70 = !DILocalVariable(name: "a", arg: 2, scope: !61, file: !2, line: 6, type: !65)
!71 = !DILocation(line: 6, column: 42, scope: !61)
!72 = !DILocalVariable(name: "t", scope: !61, file: !2, line: 7, type: !54)
!73 = !DILocation(line: 7, column: 7, scope: !61)
!74 = !DILocation(line: 7, column: 11, scope: !61)
!75 = !DILocation(line: 8, column: 17, scope: !61)
!76 = !DILocation(line: 8, column: 19, scope: !61)
!77 = !DILocation(line: 8, column: 15, scope: !61)
!78 = !DILocation(line: 8, column: 3, scope: !61)
!79 = !DILocation(line: 8, column: 5, scope: !61)
!80 = !DILocation(line: 8, column: 8, scope: !61)
!81 = !DILocation(line: 9, column: 16, scope: !61)
!82 = !DILocation(line: 9, column: 18, scope: !61)
!83 = !DILocation(line: 9, column: 10, scope: !61)
!84 = !DILocation(line: 9, column: 3, scope: !61)
!85 = !DILocation(line: 10, column: 1, scope: !61)
