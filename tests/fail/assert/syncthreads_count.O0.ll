; ModuleID = 'syncthreads_count.cu'
source_filename = "syncthreads_count.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [8 x i8] c"n == 32\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [21 x i8] c"syncthreads_count.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kPi = private unnamed_addr constant [14 x i8] c"void k(int *)\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !61 {
entry:
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %p.addr.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %n = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !66, !DIExpression(), !67)
    #dbg_declare(ptr %t, !68, !DIExpression(), !69)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !70
  store i32 %0, ptr %t, align 4, !dbg !69
    #dbg_declare(ptr %n, !71, !DIExpression(), !72)
  %1 = load i32, ptr %t, align 4, !dbg !73
  %cmp = icmp slt i32 %1, 40, !dbg !74
  %conv = zext i1 %cmp to i32, !dbg !73
  store i32 %conv, ptr %p.addr.i, align 4, !dbg !75
  %2 = load i32, ptr %p.addr.i, align 4, !dbg !75
  %3 = icmp ne i32 %2, 0, !dbg !75
  %4 = call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %3), !dbg !75
  store i32 %4, ptr %n, align 4, !dbg !72
  %5 = load i32, ptr %n, align 4, !dbg !76
  %cmp2 = icmp eq i32 %5, 32, !dbg !77
  %storedv.i = zext i1 %cmp2 to i8, !dbg !78
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !78
  store ptr @.str, ptr %text.addr.i, align 8, !dbg !78
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !78
  store i32 9, ptr %line.addr.i, align 4, !dbg !78
  store ptr @__PRETTY_FUNCTION__._Z1kPi, ptr %fn.addr.i, align 8, !dbg !78
  %6 = load i8, ptr %holds.addr.i, align 1, !dbg !78
  %loadedv.i = trunc i8 %6 to i1, !dbg !78
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !78

if.then.i:                                        ; preds = %entry
  %7 = load ptr, ptr %text.addr.i, align 8, !dbg !78
  %8 = load ptr, ptr %file.addr.i, align 8, !dbg !78
  %9 = load i32, ptr %line.addr.i, align 4, !dbg !78
  %10 = load ptr, ptr %fn.addr.i, align 8, !dbg !78
  call void @__assertfail(ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, i64 noundef 1) #4, !dbg !78
  unreachable, !dbg !78

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  %11 = load i32, ptr %n, align 4, !dbg !79
  %12 = load ptr, ptr %o.addr, align 8, !dbg !80
  %13 = load i32, ptr %t, align 4, !dbg !81
  %idxprom = sext i32 %13 to i64, !dbg !80
  %arrayidx = getelementptr inbounds i32, ptr %12, i64 %idxprom, !dbg !80
  store i32 %11, ptr %arrayidx, align 4, !dbg !82
  ret void, !dbg !83
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!56, !57, !58, !59}
!llvm.ident = !{!60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "syncthreads_count.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 8)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 21)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 14)
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
!61 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !2, file: !2, line: 6, type: !62, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !65)
!62 = !DISubroutineType(types: !63)
!63 = !{null, !64}
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!65 = !{}
!66 = !DILocalVariable(name: "o", arg: 1, scope: !61, file: !2, line: 6, type: !64)
!67 = !DILocation(line: 6, column: 24, scope: !61)
!68 = !DILocalVariable(name: "t", scope: !61, file: !2, line: 7, type: !54)
!69 = !DILocation(line: 7, column: 7, scope: !61)
!70 = !DILocation(line: 7, column: 11, scope: !61)
!71 = !DILocalVariable(name: "n", scope: !61, file: !2, line: 8, type: !54)
!72 = !DILocation(line: 8, column: 7, scope: !61)
!73 = !DILocation(line: 8, column: 31, scope: !61)
!74 = !DILocation(line: 8, column: 33, scope: !61)
!75 = !DILocation(line: 8, column: 11, scope: !61)
!76 = !DILocation(line: 9, column: 10, scope: !61)
!77 = !DILocation(line: 9, column: 12, scope: !61)
!78 = !DILocation(line: 9, column: 3, scope: !61)
!79 = !DILocation(line: 10, column: 10, scope: !61)
!80 = !DILocation(line: 10, column: 3, scope: !61)
!81 = !DILocation(line: 10, column: 5, scope: !61)
!82 = !DILocation(line: 10, column: 8, scope: !61)
!83 = !DILocation(line: 11, column: 1, scope: !61)
