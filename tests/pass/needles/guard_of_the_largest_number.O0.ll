; ModuleID = 'guard_of_the_largest_number.cu'
source_filename = "guard_of_the_largest_number.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7guardedPill(ptr noundef %a, i64 noundef %n, i64 noundef %pitch) #0 !dbg !43 {
entry:
  %a.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  %pitch.addr = alloca i64, align 8
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !48, !DIExpression(), !49)
  store i64 %n, ptr %n.addr, align 8
    #dbg_declare(ptr %n.addr, !50, !DIExpression(), !51)
  store i64 %pitch, ptr %pitch.addr, align 8
    #dbg_declare(ptr %pitch.addr, !52, !DIExpression(), !53)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !54
  %conv = zext i32 %0 to i64, !dbg !54
  %1 = load i64, ptr %n.addr, align 8, !dbg !56
  %cmp = icmp sle i64 %conv, %1, !dbg !57
  br i1 %cmp, label %if.then, label %if.end, !dbg !57

if.then:                                          ; preds = %entry
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !58
  %3 = load ptr, ptr %a.addr, align 8, !dbg !59
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !60
  %conv3 = zext i32 %4 to i64, !dbg !60
  %5 = load i64, ptr %pitch.addr, align 8, !dbg !61
  %mul = mul nsw i64 %conv3, %5, !dbg !62
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  %conv5 = zext i32 %6 to i64, !dbg !63
  %add = add nsw i64 %mul, %conv5, !dbg !64
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %add, !dbg !59
  store i32 %2, ptr %arrayidx, align 4, !dbg !65
  br label %if.end, !dbg !59

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !66
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!38, !39, !40, !41}
!llvm.ident = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "guard_of_the_largest_number.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !{!5, !8, !10, !15, !19, !24, !30, !32}
!5 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !7, line: 128)
!6 = !DINamespace(name: "ws_math", scope: null)
!7 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !6, file: !7, line: 129)
!9 = !DINamespace(name: "std", scope: null)
!10 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !11, file: !7, line: 154)
!11 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !7, file: !7, line: 137, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!12 = !DISubroutineType(types: !13)
!13 = !{!14, !14}
!14 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!15 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !16, file: !7, line: 154)
!16 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !7, file: !7, line: 133, type: !17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!17 = !DISubroutineType(types: !18)
!18 = !{!3, !3}
!19 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !20, file: !7, line: 154)
!20 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !7, file: !7, line: 134, type: !21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!21 = !DISubroutineType(types: !22)
!22 = !{!23, !23}
!23 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !25, file: !7, line: 154)
!25 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !7, file: !7, line: 145, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !29}
!28 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!29 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!30 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !31, file: !7, line: 154)
!31 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !7, file: !7, line: 147, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!32 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !9, entity: !33, file: !7, line: 154)
!33 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !7, file: !7, line: 149, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !37}
!36 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!37 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!38 = !{i32 7, !"Dwarf Version", i32 4}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!42 = !{!"clang version 22.1.8"}
!43 = distinct !DISubprogram(name: "guarded", linkageName: "_Z7guardedPill", scope: !1, file: !1, line: 5, type: !44, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !47)
!44 = !DISubroutineType(types: !45)
!45 = !{null, !46, !3, !3}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!47 = !{}
!48 = !DILocalVariable(name: "a", arg: 1, scope: !43, file: !1, line: 5, type: !46)
!49 = !DILocation(line: 5, column: 30, scope: !43)
!50 = !DILocalVariable(name: "n", arg: 2, scope: !43, file: !1, line: 5, type: !3)
!51 = !DILocation(line: 5, column: 38, scope: !43)
!52 = !DILocalVariable(name: "pitch", arg: 3, scope: !43, file: !1, line: 5, type: !3)
!53 = !DILocation(line: 5, column: 46, scope: !43)
!54 = !DILocation(line: 6, column: 13, scope: !55)
!55 = distinct !DILexicalBlock(scope: !43, file: !1, line: 6, column: 7)
!56 = !DILocation(line: 6, column: 28, scope: !55)
!57 = !DILocation(line: 6, column: 25, scope: !55)
!58 = !DILocation(line: 7, column: 44, scope: !55)
!59 = !DILocation(line: 7, column: 5, scope: !55)
!60 = !DILocation(line: 7, column: 7, scope: !55)
!61 = !DILocation(line: 7, column: 21, scope: !55)
!62 = !DILocation(line: 7, column: 19, scope: !55)
!63 = !DILocation(line: 7, column: 29, scope: !55)
!64 = !DILocation(line: 7, column: 27, scope: !55)
!65 = !DILocation(line: 7, column: 42, scope: !55)
!66 = !DILocation(line: 8, column: 1, scope: !43)
