; ModuleID = 'shuffles.cu'
source_filename = "shuffles.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [9 x i8] c"v == 496\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [12 x i8] c"shuffles.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kPi = private unnamed_addr constant [14 x i8] c"void k(int *)\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !61 {
entry:
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %m.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %v = alloca i32, align 4
  %d = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !66, !DIExpression(), !67)
    #dbg_declare(ptr %t, !68, !DIExpression(), !69)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !70
  store i32 %0, ptr %t, align 4, !dbg !69
    #dbg_declare(ptr %v, !71, !DIExpression(), !72)
  %1 = load i32, ptr %t, align 4, !dbg !73
  store i32 %1, ptr %v, align 4, !dbg !72
    #dbg_declare(ptr %d, !74, !DIExpression(), !76)
  store i32 16, ptr %d, align 4, !dbg !76
  br label %for.cond, !dbg !77

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %d, align 4, !dbg !78
  %cmp = icmp sgt i32 %2, 0, !dbg !80
  br i1 %cmp, label %for.body, label %for.end, !dbg !81

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %v, align 4, !dbg !82
  %4 = load i32, ptr %d, align 4, !dbg !83
  store i32 -1, ptr %m.addr.i, align 4, !dbg !84
  store i32 %3, ptr %v.addr.i, align 4, !dbg !84
  store i32 %4, ptr %a.addr.i, align 4, !dbg !84
  store i32 32, ptr %w.addr.i, align 4, !dbg !84
  %5 = load i32, ptr %m.addr.i, align 4, !dbg !84
  %6 = load i32, ptr %v.addr.i, align 4, !dbg !84
  %7 = load i32, ptr %a.addr.i, align 4, !dbg !84
  %8 = load i32, ptr %w.addr.i, align 4, !dbg !84
  %sub.i = sub nsw i32 32, %8, !dbg !84
  %shl.i = shl i32 %sub.i, 8, !dbg !84
  %or.i = or i32 %shl.i, 31, !dbg !84
  %9 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %5, i32 %6, i32 %7, i32 %or.i), !dbg !84
  %10 = load i32, ptr %v, align 4, !dbg !85
  %add = add nsw i32 %10, %9, !dbg !85
  store i32 %add, ptr %v, align 4, !dbg !85
  br label %for.inc, !dbg !86

for.inc:                                          ; preds = %for.body
  %11 = load i32, ptr %d, align 4, !dbg !87
  %shr = ashr i32 %11, 1, !dbg !87
  store i32 %shr, ptr %d, align 4, !dbg !87
  br label %for.cond, !dbg !88, !llvm.loop !89

for.end:                                          ; preds = %for.cond
  %12 = load i32, ptr %v, align 4, !dbg !92
  %cmp2 = icmp eq i32 %12, 496, !dbg !93
  %storedv.i = zext i1 %cmp2 to i8, !dbg !94
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !94
  store ptr @.str, ptr %text.addr.i, align 8, !dbg !94
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !94
  store i32 11, ptr %line.addr.i, align 4, !dbg !94
  store ptr @__PRETTY_FUNCTION__._Z1kPi, ptr %fn.addr.i, align 8, !dbg !94
  %13 = load i8, ptr %holds.addr.i, align 1, !dbg !94
  %loadedv.i = trunc i8 %13 to i1, !dbg !94
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !94

if.then.i:                                        ; preds = %for.end
  %14 = load ptr, ptr %text.addr.i, align 8, !dbg !94
  %15 = load ptr, ptr %file.addr.i, align 8, !dbg !94
  %16 = load i32, ptr %line.addr.i, align 4, !dbg !94
  %17 = load ptr, ptr %fn.addr.i, align 8, !dbg !94
  call void @__assertfail(ptr noundef %14, ptr noundef %15, i32 noundef %16, ptr noundef %17, i64 noundef 1) #4, !dbg !94
  unreachable, !dbg !94

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %for.end
  %18 = load i32, ptr %v, align 4, !dbg !95
  %19 = load ptr, ptr %o.addr, align 8, !dbg !96
  %20 = load i32, ptr %t, align 4, !dbg !97
  %idxprom = sext i32 %20 to i64, !dbg !96
  %arrayidx = getelementptr inbounds i32, ptr %19, i64 %idxprom, !dbg !96
  store i32 %18, ptr %arrayidx, align 4, !dbg !98
  ret void, !dbg !99
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!56, !57, !58, !59}
!llvm.ident = !{!60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "shuffles.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 9)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 12)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 14)
!18 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !22, imports: !23, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20, !21}
!20 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!0, !8, !13}
!23 = !{!24, !27, !29, !34, !39, !44, !49, !51}
!24 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !25, file: !26, line: 128)
!25 = !DINamespace(name: "ws_math", scope: null)
!26 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!27 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !28, entity: !25, file: !26, line: 129)
!28 = !DINamespace(name: "std", scope: null)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !30, file: !26, line: 154)
!30 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !26, file: !26, line: 137, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33}
!33 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !35, file: !26, line: 154)
!35 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !26, file: !26, line: 133, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !38}
!38 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !40, file: !26, line: 154)
!40 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !26, file: !26, line: 134, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !43}
!43 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !45, file: !26, line: 154)
!45 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !26, file: !26, line: 145, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!46 = !DISubroutineType(types: !47)
!47 = !{!20, !48}
!48 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !50, file: !26, line: 154)
!50 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !26, file: !26, line: 147, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !52, file: !26, line: 154)
!52 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !26, file: !26, line: 149, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!53 = !DISubroutineType(types: !54)
!54 = !{!21, !55}
!55 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!56 = !{i32 7, !"Dwarf Version", i32 4}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!60 = !{!"clang version 22.1.8"}
!61 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !2, file: !2, line: 6, type: !62, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !65)
!62 = !DISubroutineType(types: !63)
!63 = !{null, !64}
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!65 = !{}
!66 = !DILocalVariable(name: "o", arg: 1, scope: !61, file: !2, line: 6, type: !64)
!67 = !DILocation(line: 6, column: 24, scope: !61)
!68 = !DILocalVariable(name: "t", scope: !61, file: !2, line: 7, type: !21)
!69 = !DILocation(line: 7, column: 7, scope: !61)
!70 = !DILocation(line: 7, column: 11, scope: !61)
!71 = !DILocalVariable(name: "v", scope: !61, file: !2, line: 8, type: !21)
!72 = !DILocation(line: 8, column: 7, scope: !61)
!73 = !DILocation(line: 8, column: 11, scope: !61)
!74 = !DILocalVariable(name: "d", scope: !75, file: !2, line: 9, type: !21)
!75 = distinct !DILexicalBlock(scope: !61, file: !2, line: 9, column: 3)
!76 = !DILocation(line: 9, column: 12, scope: !75)
!77 = !DILocation(line: 9, column: 8, scope: !75)
!78 = !DILocation(line: 9, column: 20, scope: !79)
!79 = distinct !DILexicalBlock(scope: !75, file: !2, line: 9, column: 3)
!80 = !DILocation(line: 9, column: 22, scope: !79)
!81 = !DILocation(line: 9, column: 3, scope: !75)
!82 = !DILocation(line: 10, column: 40, scope: !79)
!83 = !DILocation(line: 10, column: 43, scope: !79)
!84 = !DILocation(line: 10, column: 10, scope: !79)
!85 = !DILocation(line: 10, column: 7, scope: !79)
!86 = !DILocation(line: 10, column: 5, scope: !79)
!87 = !DILocation(line: 9, column: 29, scope: !79)
!88 = !DILocation(line: 9, column: 3, scope: !79)
!89 = distinct !{!89, !81, !90, !91}
!90 = !DILocation(line: 10, column: 44, scope: !75)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !DILocation(line: 11, column: 10, scope: !61)
!93 = !DILocation(line: 11, column: 12, scope: !61)
!94 = !DILocation(line: 11, column: 3, scope: !61)
!95 = !DILocation(line: 12, column: 10, scope: !61)
!96 = !DILocation(line: 12, column: 3, scope: !61)
!97 = !DILocation(line: 12, column: 5, scope: !61)
!98 = !DILocation(line: 12, column: 8, scope: !61)
!99 = !DILocation(line: 13, column: 1, scope: !61)
