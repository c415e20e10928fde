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

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z1fILi0EEvPi(ptr noundef %p) #0 !dbg !13 {
entry:
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !21, !DIExpression(), !22)
  %0 = load ptr, ptr %p.addr, align 8, !dbg !23
  %1 = load i32, ptr %0, align 4, !dbg !24
  %add = add nsw i32 %1, 1, !dbg !24
  store i32 %add, ptr %0, align 4, !dbg !24
  ret void, !dbg !25
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %p) #1 !dbg !26 {
entry:
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !27, !DIExpression(), !28)
  %0 = load ptr, ptr %p.addr, align 8, !dbg !29
  call void @_Z1fILi7EEvPi(ptr noundef %0) #2, !dbg !30
  ret void, !dbg !31
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_Z1fILi7EEvPi(ptr noundef %p) #0 comdat !dbg !32 {
entry:
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !35, !DIExpression(), !36)
  %0 = load ptr, ptr %p.addr, align 8, !dbg !37
  call void @_Z1fILi6EEvPi(ptr noundef %0) #2, !dbg !38
  %1 = load ptr, ptr %p.addr, align 8, !dbg !39
  call void @_Z1fILi6EEvPi(ptr noundef %1) #2, !dbg !40
  %2 = load ptr, ptr %p.addr, align 8, !dbg !41
  call void @_Z1fILi6EEvPi(ptr noundef %2) #2, !dbg !42
  %3 = load ptr, ptr %p.addr, align 8, !dbg !43
  call void @_Z1fILi6EEvPi(ptr noundef %3) #2, !dbg !44
  ret void, !dbg !45
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_Z1fILi6EEvPi(ptr noundef %p) #0 comdat !dbg !46 {
entry:
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !49, !DIExpression(), !50)
  %0 = load ptr, ptr %p.addr, align 8, !dbg !51
  call void @_Z1fILi5EEvPi(ptr noundef %0) #2, !dbg !52
  %1 = load ptr, ptr %p.addr, align 8, !dbg !53
  call void @_Z1fILi5EEvPi(ptr noundef %1) #2, !dbg !54
  %2 = load ptr, ptr %p.addr, align 8, !dbg !55
  call void @_Z1fILi5EEvPi(ptr noundef %2) #2, !dbg !56
  %3 = load ptr, ptr %p.addr, align 8, !dbg !57
  call void @_Z1fILi5EEvPi(ptr noundef %3) #2, !dbg !58
  ret void, !dbg !59
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_Z1fILi5EEvPi(ptr noundef %p) #0 comdat !dbg !60 {
entry:
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !63, !DIExpression(), !64)
  %0 = load ptr, ptr %p.addr, align 8, !dbg !65
  call void @_Z1fILi4EEvPi(ptr noundef %0) #2, !dbg !66
  %1 = load ptr, ptr %p.addr, align 8, !dbg !67
  call void @_Z1fILi4EEvPi(ptr noundef %1) #2, !dbg !68
  %2 = load ptr, ptr %p.addr, align 8, !dbg !69
  call void @_Z1fILi4EEvPi(ptr noundef %2) #2, !dbg !70
  %3 = load ptr, ptr %p.addr, align 8, !dbg !71
  call void @_Z1fILi4EEvPi(ptr noundef %3) #2, !dbg !72
  ret void, !dbg !73
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_Z1fILi4EEvPi(ptr noundef %p) #0 comdat !dbg !74 {
entry:
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !77, !DIExpression(), !78)
  %0 = load ptr, ptr %p.addr, align 8, !dbg !79
  call void @_Z1fILi3EEvPi(ptr noundef %0) #2, !dbg !80
  %1 = load ptr, ptr %p.addr, align 8, !dbg !81
  call void @_Z1fILi3EEvPi(ptr noundef %1) #2, !dbg !82
  %2 = load ptr, ptr %p.addr, align 8, !dbg !83
  call void @_Z1fILi3EEvPi(ptr noundef %2) #2, !dbg !84
  %3 = load ptr, ptr %p.addr, align 8, !dbg !85
  call void @_Z1fILi3EEvPi(ptr noundef %3) #2, !dbg !86
  ret void, !dbg !87
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_Z1fILi3EEvPi(ptr noundef %p) #0 comdat !dbg !88 {
entry:
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !91, !DIExpression(), !92)
  %0 = load ptr, ptr %p.addr, align 8, !dbg !93
  call void @_Z1fILi2EEvPi(ptr noundef %0) #2, !dbg !94
  %1 = load ptr, ptr %p.addr, align 8, !dbg !95
  call void @_Z1fILi2EEvPi(ptr noundef %1) #2, !dbg !96
  %2 = load ptr, ptr %p.addr, align 8, !dbg !97
  call void @_Z1fILi2EEvPi(ptr noundef %2) #2, !dbg !98
  %3 = load ptr, ptr %p.addr, align 8, !dbg !99
  call void @_Z1fILi2EEvPi(ptr noundef %3) #2, !dbg !100
  ret void, !dbg !101
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_Z1fILi2EEvPi(ptr noundef %p) #0 comdat !dbg !102 {
entry:
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !105, !DIExpression(), !106)
  %0 = load ptr, ptr %p.addr, align 8, !dbg !107
  call void @_Z1fILi1EEvPi(ptr noundef %0) #2, !dbg !108
  %1 = load ptr, ptr %p.addr, align 8, !dbg !109
  call void @_Z1fILi1EEvPi(ptr noundef %1) #2, !dbg !110
  %2 = load ptr, ptr %p.addr, align 8, !dbg !111
  call void @_Z1fILi1EEvPi(ptr noundef %2) #2, !dbg !112
  %3 = load ptr, ptr %p.addr, align 8, !dbg !113
  call void @_Z1fILi1EEvPi(ptr noundef %3) #2, !dbg !114
  ret void, !dbg !115
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_Z1fILi1EEvPi(ptr noundef %p) #0 comdat !dbg !116 {
entry:
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !119, !DIExpression(), !120)
  %0 = load ptr, ptr %p.addr, align 8, !dbg !121
  call void @_Z1fILi0EEvPi(ptr noundef %0) #2, !dbg !122
  %1 = load ptr, ptr %p.addr, align 8, !dbg !123
  call void @_Z1fILi0EEvPi(ptr noundef %1) #2, !dbg !124
  %2 = load ptr, ptr %p.addr, align 8, !dbg !125
  call void @_Z1fILi0EEvPi(ptr noundef %2) #2, !dbg !126
  %3 = load ptr, ptr %p.addr, align 8, !dbg !127
  call void @_Z1fILi0EEvPi(ptr noundef %3) #2, !dbg !128
  ret void, !dbg !129
}

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
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
!13 = distinct !DISubprogram(name: "f<0>", linkageName: "_Z1fILi0EEvPi", scope: !1, file: !1, line: 11, type: !14, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, templateParams: !19, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !{!20}
!20 = !DITemplateValueParameter(name: "N", type: !17, value: i32 0)
!21 = !DILocalVariable(name: "p", arg: 1, scope: !13, file: !1, line: 11, type: !16)
!22 = !DILocation(line: 11, column: 52, scope: !13)
!23 = !DILocation(line: 11, column: 58, scope: !13)
!24 = !DILocation(line: 11, column: 60, scope: !13)
!25 = !DILocation(line: 11, column: 66, scope: !13)
!26 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !1, file: !1, line: 12, type: !14, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!27 = !DILocalVariable(name: "p", arg: 1, scope: !26, file: !1, line: 12, type: !16)
!28 = !DILocation(line: 12, column: 24, scope: !26)
!29 = !DILocation(line: 12, column: 34, scope: !26)
!30 = !DILocation(line: 12, column: 29, scope: !26)
!31 = !DILocation(line: 12, column: 38, scope: !26)
!32 = distinct !DISubprogram(name: "f<7>", linkageName: "_Z1fILi7EEvPi", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, templateParams: !33, retainedNodes: !18)
!33 = !{!34}
!34 = !DITemplateValueParameter(name: "N", type: !17, value: i32 7)
!35 = !DILocalVariable(name: "p", arg: 1, scope: !32, file: !1, line: 5, type: !16)
!36 = !DILocation(line: 5, column: 54, scope: !32)
!37 = !DILocation(line: 6, column: 12, scope: !32)
!38 = !DILocation(line: 6, column: 3, scope: !32)
!39 = !DILocation(line: 7, column: 12, scope: !32)
!40 = !DILocation(line: 7, column: 3, scope: !32)
!41 = !DILocation(line: 8, column: 12, scope: !32)
!42 = !DILocation(line: 8, column: 3, scope: !32)
!43 = !DILocation(line: 9, column: 12, scope: !32)
!44 = !DILocation(line: 9, column: 3, scope: !32)
!45 = !DILocation(line: 10, column: 1, scope: !32)
!46 = distinct !DISubprogram(name: "f<6>", linkageName: "_Z1fILi6EEvPi", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, templateParams: !47, retainedNodes: !18)
!47 = !{!48}
!48 = !DITemplateValueParameter(name: "N", type: !17, value: i32 6)
!49 = !DILocalVariable(name: "p", arg: 1, scope: !46, file: !1, line: 5, type: !16)
!50 = !DILocation(line: 5, column: 54, scope: !46)
!51 = !DILocation(line: 6, column: 12, scope: !46)
!52 = !DILocation(line: 6, column: 3, scope: !46)
!53 = !DILocation(line: 7, column: 12, scope: !46)
!54 = !DILocation(line: 7, column: 3, scope: !46)
!55 = !DILocation(line: 8, column: 12, scope: !46)
!56 = !DILocation(line: 8, column: 3, scope: !46)
!57 = !DILocation(line: 9, column: 12, scope: !46)
!58 = !DILocation(line: 9, column: 3, scope: !46)
!59 = !DILocation(line: 10, column: 1, scope: !46)
!60 = distinct !DISubprogram(name: "f<5>", linkageName: "_Z1fILi5EEvPi", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, templateParams: !61, retainedNodes: !18)
!61 = !{!62}
!62 = !DITemplateValueParameter(name: "N", type: !17, value: i32 5)
!63 = !DILocalVariable(name: "p", arg: 1, scope: !60, file: !1, line: 5, type: !16)
!64 = !DILocation(line: 5, column: 54, scope: !60)
!65 = !DILocation(line: 6, column: 12, scope: !60)
!66 = !DILocation(line: 6, column: 3, scope: !60)
!67 = !DILocation(line: 7, column: 12, scope: !60)
!68 = !DILocation(line: 7, column: 3, scope: !60)
!69 = !DILocation(line: 8, column: 12, scope: !60)
!70 = !DILocation(line: 8, column: 3, scope: !60)
!71 = !DILocation(line: 9, column: 12, scope: !60)
!72 = !DILocation(line: 9, column: 3, scope: !60)
!73 = !DILocation(line: 10, column: 1, scope: !60)
!74 = distinct !DISubprogram(name: "f<4>", linkageName: "_Z1fILi4EEvPi", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, templateParams: !75, retainedNodes: !18)
!75 = !{!76}
!76 = !DITemplateValueParameter(name: "N", type: !17, value: i32 4)
!77 = !DILocalVariable(name: "p", arg: 1, scope: !74, file: !1, line: 5, type: !16)
!78 = !DILocation(line: 5, column: 54, scope: !74)
!79 = !DILocation(line: 6, column: 12, scope: !74)
!80 = !DILocation(line: 6, column: 3, scope: !74)
!81 = !DILocation(line: 7, column: 12, scope: !74)
!82 = !DILocation(line: 7, column: 3, scope: !74)
!83 = !DILocation(line: 8, column: 12, scope: !74)
!84 = !DILocation(line: 8, column: 3, scope: !74)
!85 = !DILocation(line: 9, column: 12, scope: !74)
!86 = !DILocation(line: 9, column: 3, scope: !74)
!87 = !DILocation(line: 10, column: 1, scope: !74)
!88 = distinct !DISubprogram(name: "f<3>", linkageName: "_Z1fILi3EEvPi", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, templateParams: !89, retainedNodes: !18)
!89 = !{!90}
!90 = !DITemplateValueParameter(name: "N", type: !17, value: i32 3)
!91 = !DILocalVariable(name: "p", arg: 1, scope: !88, file: !1, line: 5, type: !16)
!92 = !DILocation(line: 5, column: 54, scope: !88)
!93 = !DILocation(line: 6, column: 12, scope: !88)
!94 = !DILocation(line: 6, column: 3, scope: !88)
!95 = !DILocation(line: 7, column: 12, scope: !88)
!96 = !DILocation(line: 7, column: 3, scope: !88)
!97 = !DILocation(line: 8, column: 12, scope: !88)
!98 = !DILocation(line: 8, column: 3, scope: !88)
!99 = !DILocation(line: 9, column: 12, scope: !88)
!100 = !DILocation(line: 9, column: 3, scope: !88)
!101 = !DILocation(line: 10, column: 1, scope: !88)
!102 = distinct !DISubprogram(name: "f<2>", linkageName: "_Z1fILi2EEvPi", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, templateParams: !103, retainedNodes: !18)
!103 = !{!104}
!104 = !DITemplateValueParameter(name: "N", type: !17, value: i32 2)
!105 = !DILocalVariable(name: "p", arg: 1, scope: !102, file: !1, line: 5, type: !16)
!106 = !DILocation(line: 5, column: 54, scope: !102)
!107 = !DILocation(line: 6, column: 12, scope: !102)
!108 = !DILocation(line: 6, column: 3, scope: !102)
!109 = !DILocation(line: 7, column: 12, scope: !102)
!110 = !DILocation(line: 7, column: 3, scope: !102)
!111 = !DILocation(line: 8, column: 12, scope: !102)
!112 = !DILocation(line: 8, column: 3, scope: !102)
!113 = !DILocation(line: 9, column: 12, scope: !102)
!114 = !DILocation(line: 9, column: 3, scope: !102)
!115 = !DILocation(line: 10, column: 1, scope: !102)
!116 = distinct !DISubprogram(name: "f<1>", linkageName: "_Z1fILi1EEvPi", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, templateParams: !117, retainedNodes: !18)
!117 = !{!118}
!118 = !DITemplateValueParameter(name: "N", type: !17, value: i32 1)
!119 = !DILocalVariable(name: "p", arg: 1, scope: !116, file: !1, line: 5, type: !16)
!120 = !DILocation(line: 5, column: 54, scope: !116)
!121 = !DILocation(line: 6, column: 12, scope: !116)
!122 = !DILocation(line: 6, column: 3, scope: !116)
!123 = !DILocation(line: 7, column: 12, scope: !116)
!124 = !DILocation(line: 7, column: 3, scope: !116)
!125 = !DILocation(line: 8, column: 12, scope: !116)
!126 = !DILocation(line: 8, column: 3, scope: !116)
!127 = !DILocation(line: 9, column: 12, scope: !116)
!128 = !DILocation(line: 9, column: 3, scope: !116)
!129 = !DILocation(line: 10, column: 1, scope: !116)
