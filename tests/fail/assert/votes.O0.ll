; ModuleID = 'votes.cu'
source_filename = "votes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [32 x i8] c"__all_sync(0xffffffffu, t < 31)\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [9 x i8] c"votes.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kPi = private unnamed_addr constant [14 x i8] c"void k(int *)\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !61 {
entry:
  %m.addr.i = alloca i32, align 4
  %p.addr.i = alloca i32, align 4
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !66, !DIExpression(), !67)
    #dbg_declare(ptr %t, !68, !DIExpression(), !69)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !70
  store i32 %0, ptr %t, align 4, !dbg !69
  %1 = load i32, ptr %t, align 4, !dbg !71
  %cmp = icmp slt i32 %1, 31, !dbg !72
  %conv = zext i1 %cmp to i32, !dbg !71
  store i32 -1, ptr %m.addr.i, align 4, !dbg !73
  store i32 %conv, ptr %p.addr.i, align 4, !dbg !73
  %2 = load i32, ptr %m.addr.i, align 4, !dbg !73
  %3 = load i32, ptr %p.addr.i, align 4, !dbg !73
  %tobool.i = icmp ne i32 %3, 0, !dbg !73
  %4 = call i1 @llvm.nvvm.vote.all.sync(i32 %2, i1 %tobool.i), !dbg !73
  %conv.i = zext i1 %4 to i32, !dbg !73
  %tobool = icmp ne i32 %conv.i, 0, !dbg !73
  %storedv.i = zext i1 %tobool to i8, !dbg !74
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !74
  store ptr @.str, ptr %text.addr.i, align 8, !dbg !74
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !74
  store i32 8, ptr %line.addr.i, align 4, !dbg !74
  store ptr @__PRETTY_FUNCTION__._Z1kPi, ptr %fn.addr.i, align 8, !dbg !74
  %5 = load i8, ptr %holds.addr.i, align 1, !dbg !74
  %loadedv.i = trunc i8 %5 to i1, !dbg !74
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !74

if.then.i:                                        ; preds = %entry
  %6 = load ptr, ptr %text.addr.i, align 8, !dbg !74
  %7 = load ptr, ptr %file.addr.i, align 8, !dbg !74
  %8 = load i32, ptr %line.addr.i, align 4, !dbg !74
  %9 = load ptr, ptr %fn.addr.i, align 8, !dbg !74
  call void @__assertfail(ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, i64 noundef 1) #4, !dbg !74
  unreachable, !dbg !74

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  %10 = load i32, ptr %t, align 4, !dbg !75
  %11 = load ptr, ptr %o.addr, align 8, !dbg !76
  %12 = load i32, ptr %t, align 4, !dbg !77
  %idxprom = sext i32 %12 to i64, !dbg !76
  %arrayidx = getelementptr inbounds i32, ptr %11, i64 %idxprom, !dbg !76
  store i32 %10, ptr %arrayidx, align 4, !dbg !78
  ret void, !dbg !79
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!56, !57, !58, !59}
!llvm.ident = !{!60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "votes.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 32)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 9)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !15, isLocal: true, isDefinition: true)
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
!71 = !DILocation(line: 8, column: 34, scope: !61)
!72 = !DILocation(line: 8, column: 36, scope: !61)
!73 = !DILocation(line: 8, column: 10, scope: !61)
!74 = !DILocation(line: 8, column: 3, scope: !61)
!75 = !DILocation(line: 9, column: 10, scope: !61)
!76 = !DILocation(line: 9, column: 3, scope: !61)
!77 = !DILocation(line: 9, column: 5, scope: !61)
!78 = !DILocation(line: 9, column: 8, scope: !61)
!79 = !DILocation(line: 10, column: 1, scope: !61)
