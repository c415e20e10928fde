; ModuleID = 'many_calls.cu'
source_filename = "many_calls.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_Z1fILi7EEvPi = comdat any

$_Z1fILi6EEvPi = comdat any

$_Z1fILi5EEvPi = comdat any

$_Z1fILi4EEvPi = comdat any

$_Z1fILi3EEvPi = comdat any

$_Z1fILi2EEvPi = comdat any

$_Z1fILi1EEvPi = comdat any

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z1fILi0EEvPi(ptr noundef %p) #0 !dbg !17 {
entry:
    #dbg_value(ptr %p, !23, !DIExpression(), !26)
  %0 = load i32, ptr %p, align 4, !dbg !27, !tbaa !13
  %add = add nsw i32 %0, 1, !dbg !27
  store i32 %add, ptr %p, align 4, !dbg !27, !tbaa !13
  ret void, !dbg !28
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %p) #1 !dbg !29 {
entry:
    #dbg_value(ptr %p, !31, !DIExpression(), !32)
  call void @_Z1fILi7EEvPi(ptr noundef %p) #2, !dbg !33
  ret void, !dbg !34
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr void @_Z1fILi7EEvPi(ptr noundef %p) #0 comdat !dbg !35 {
entry:
    #dbg_value(ptr %p, !37, !DIExpression(), !40)
  call void @_Z1fILi6EEvPi(ptr noundef %p) #2, !dbg !41
  call void @_Z1fILi6EEvPi(ptr noundef %p) #2, !dbg !42
  call void @_Z1fILi6EEvPi(ptr noundef %p) #2, !dbg !43
  call void @_Z1fILi6EEvPi(ptr noundef %p) #2, !dbg !44
  ret void, !dbg !45
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr void @_Z1fILi6EEvPi(ptr noundef %p) #0 comdat !dbg !46 {
entry:
    #dbg_value(ptr %p, !48, !DIExpression(), !51)
  call void @_Z1fILi5EEvPi(ptr noundef %p) #2, !dbg !52
  call void @_Z1fILi5EEvPi(ptr noundef %p) #2, !dbg !53
  call void @_Z1fILi5EEvPi(ptr noundef %p) #2, !dbg !54
  call void @_Z1fILi5EEvPi(ptr noundef %p) #2, !dbg !55
  ret void, !dbg !56
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr void @_Z1fILi5EEvPi(ptr noundef %p) #0 comdat !dbg !57 {
entry:
    #dbg_value(ptr %p, !59, !DIExpression(), !62)
  call void @_Z1fILi4EEvPi(ptr noundef %p) #2, !dbg !63
  call void @_Z1fILi4EEvPi(ptr noundef %p) #2, !dbg !64
  call void @_Z1fILi4EEvPi(ptr noundef %p) #2, !dbg !65
  call void @_Z1fILi4EEvPi(ptr noundef %p) #2, !dbg !66
  ret void, !dbg !67
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr void @_Z1fILi4EEvPi(ptr noundef %p) #0 comdat !dbg !68 {
entry:
    #dbg_value(ptr %p, !70, !DIExpression(), !73)
  call void @_Z1fILi3EEvPi(ptr noundef %p) #2, !dbg !74
  call void @_Z1fILi3EEvPi(ptr noundef %p) #2, !dbg !75
  call void @_Z1fILi3EEvPi(ptr noundef %p) #2, !dbg !76
  call void @_Z1fILi3EEvPi(ptr noundef %p) #2, !dbg !77
  ret void, !dbg !78
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr void @_Z1fILi3EEvPi(ptr noundef %p) #0 comdat !dbg !79 {
entry:
    #dbg_value(ptr %p, !81, !DIExpression(), !84)
  call void @_Z1fILi2EEvPi(ptr noundef %p) #2, !dbg !85
  call void @_Z1fILi2EEvPi(ptr noundef %p) #2, !dbg !86
  call void @_Z1fILi2EEvPi(ptr noundef %p) #2, !dbg !87
  call void @_Z1fILi2EEvPi(ptr noundef %p) #2, !dbg !88
  ret void, !dbg !89
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr void @_Z1fILi2EEvPi(ptr noundef %p) #0 comdat !dbg !90 {
entry:
    #dbg_value(ptr %p, !92, !DIExpression(), !95)
  call void @_Z1fILi1EEvPi(ptr noundef %p) #2, !dbg !96
  call void @_Z1fILi1EEvPi(ptr noundef %p) #2, !dbg !97
  call void @_Z1fILi1EEvPi(ptr noundef %p) #2, !dbg !98
  call void @_Z1fILi1EEvPi(ptr noundef %p) #2, !dbg !99
  ret void, !dbg !100
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr void @_Z1fILi1EEvPi(ptr noundef %p) #0 comdat !dbg !101 {
entry:
    #dbg_value(ptr %p, !103, !DIExpression(), !106)
  call void @_Z1fILi0EEvPi(ptr noundef %p) #2, !dbg !107
  call void @_Z1fILi0EEvPi(ptr noundef %p) #2, !dbg !108
  call void @_Z1fILi0EEvPi(ptr noundef %p) #2, !dbg !109
  call void @_Z1fILi0EEvPi(ptr noundef %p) #2, !dbg !110
  ret void, !dbg !111
}

attributes #0 = { convergent mustprogress noinline nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "many_calls.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 214)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 215)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = distinct !DISubprogram(name: "f<0>", linkageName: "_Z1fILi0EEvPi", scope: !1, file: !1, line: 11, type: !18, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !24, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23}
!23 = !DILocalVariable(name: "p", arg: 1, scope: !17, file: !1, line: 11, type: !20)
!24 = !{!25}
!25 = !DITemplateValueParameter(name: "N", type: !21, value: i32 0)
!26 = !DILocation(line: 0, scope: !17)
!27 = !DILocation(line: 11, column: 60, scope: !17)
!28 = !DILocation(line: 11, column: 66, scope: !17)
!29 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !1, file: !1, line: 12, type: !18, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !30)
!30 = !{!31}
!31 = !DILocalVariable(name: "p", arg: 1, scope: !29, file: !1, line: 12, type: !20)
!32 = !DILocation(line: 0, scope: !29)
!33 = !DILocation(line: 12, column: 29, scope: !29)
!34 = !DILocation(line: 12, column: 38, scope: !29)
!35 = distinct !DISubprogram(name: "f<7>", linkageName: "_Z1fILi7EEvPi", scope: !1, file: !1, line: 5, type: !18, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !38, retainedNodes: !36)
!36 = !{!37}
!37 = !DILocalVariable(name: "p", arg: 1, scope: !35, file: !1, line: 5, type: !20)
!38 = !{!39}
!39 = !DITemplateValueParameter(name: "N", type: !21, value: i32 7)
!40 = !DILocation(line: 0, scope: !35)
!41 = !DILocation(line: 6, column: 3, scope: !35)
!42 = !DILocation(line: 7, column: 3, scope: !35)
!43 = !DILocation(line: 8, column: 3, scope: !35)
!44 = !DILocation(line: 9, column: 3, scope: !35)
!45 = !DILocation(line: 10, column: 1, scope: !35)
!46 = distinct !DISubprogram(name: "f<6>", linkageName: "_Z1fILi6EEvPi", scope: !1, file: !1, line: 5, type: !18, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !49, retainedNodes: !47)
!47 = !{!48}
!48 = !DILocalVariable(name: "p", arg: 1, scope: !46, file: !1, line: 5, type: !20)
!49 = !{!50}
!50 = !DITemplateValueParameter(name: "N", type: !21, value: i32 6)
!51 = !DILocation(line: 0, scope: !46)
!52 = !DILocation(line: 6, column: 3, scope: !46)
!53 = !DILocation(line: 7, column: 3, scope: !46)
!54 = !DILocation(line: 8, column: 3, scope: !46)
!55 = !DILocation(line: 9, column: 3, scope: !46)
!56 = !DILocation(line: 10, column: 1, scope: !46)
!57 = distinct !DISubprogram(name: "f<5>", linkageName: "_Z1fILi5EEvPi", scope: !1, file: !1, line: 5, type: !18, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !60, retainedNodes: !58)
!58 = !{!59}
!59 = !DILocalVariable(name: "p", arg: 1, scope: !57, file: !1, line: 5, type: !20)
!60 = !{!61}
!61 = !DITemplateValueParameter(name: "N", type: !21, value: i32 5)
!62 = !DILocation(line: 0, scope: !57)
!63 = !DILocation(line: 6, column: 3, scope: !57)
!64 = !DILocation(line: 7, column: 3, scope: !57)
!65 = !DILocation(line: 8, column: 3, scope: !57)
!66 = !DILocation(line: 9, column: 3, scope: !57)
!67 = !DILocation(line: 10, column: 1, scope: !57)
!68 = distinct !DISubprogram(name: "f<4>", linkageName: "_Z1fILi4EEvPi", scope: !1, file: !1, line: 5, type: !18, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !71, retainedNodes: !69)
!69 = !{!70}
!70 = !DILocalVariable(name: "p", arg: 1, scope: !68, file: !1, line: 5, type: !20)
!71 = !{!72}
!72 = !DITemplateValueParameter(name: "N", type: !21, value: i32 4)
!73 = !DILocation(line: 0, scope: !68)
!74 = !DILocation(line: 6, column: 3, scope: !68)
!75 = !DILocation(line: 7, column: 3, scope: !68)
!76 = !DILocation(line: 8, column: 3, scope: !68)
!77 = !DILocation(line: 9, column: 3, scope: !68)
!78 = !DILocation(line: 10, column: 1, scope: !68)
!79 = distinct !DISubprogram(name: "f<3>", linkageName: "_Z1fILi3EEvPi", scope: !1, file: !1, line: 5, type: !18, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !82, retainedNodes: !80)
!80 = !{!81}
!81 = !DILocalVariable(name: "p", arg: 1, scope: !79, file: !1, line: 5, type: !20)
!82 = !{!83}
!83 = !DITemplateValueParameter(name: "N", type: !21, value: i32 3)
!84 = !DILocation(line: 0, scope: !79)
!85 = !DILocation(line: 6, column: 3, scope: !79)
!86 = !DILocation(line: 7, column: 3, scope: !79)
!87 = !DILocation(line: 8, column: 3, scope: !79)
!88 = !DILocation(line: 9, column: 3, scope: !79)
!89 = !DILocation(line: 10, column: 1, scope: !79)
!90 = distinct !DISubprogram(name: "f<2>", linkageName: "_Z1fILi2EEvPi", scope: !1, file: !1, line: 5, type: !18, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !93, retainedNodes: !91)
!91 = !{!92}
!92 = !DILocalVariable(name: "p", arg: 1, scope: !90, file: !1, line: 5, type: !20)
!93 = !{!94}
!94 = !DITemplateValueParameter(name: "N", type: !21, value: i32 2)
!95 = !DILocation(line: 0, scope: !90)
!96 = !DILocation(line: 6, column: 3, scope: !90)
!97 = !DILocation(line: 7, column: 3, scope: !90)
!98 = !DILocation(line: 8, column: 3, scope: !90)
!99 = !DILocation(line: 9, column: 3, scope: !90)
!100 = !DILocation(line: 10, column: 1, scope: !90)
!101 = distinct !DISubprogram(name: "f<1>", linkageName: "_Z1fILi1EEvPi", scope: !1, file: !1, line: 5, type: !18, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !104, retainedNodes: !102)
!102 = !{!103}
!103 = !DILocalVariable(name: "p", arg: 1, scope: !101, file: !1, line: 5, type: !20)
!104 = !{!105}
!105 = !DITemplateValueParameter(name: "N", type: !21, value: i32 1)
!106 = !DILocation(line: 0, scope: !101)
!107 = !DILocation(line: 6, column: 3, scope: !101)
!108 = !DILocation(line: 7, column: 3, scope: !101)
!109 = !DILocation(line: 8, column: 3, scope: !101)
!110 = !DILocation(line: 9, column: 3, scope: !101)
!111 = !DILocation(line: 10, column: 1, scope: !101)
