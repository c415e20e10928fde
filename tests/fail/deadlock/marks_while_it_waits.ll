; ModuleID = 'marks_while_it_waits.cu'
source_filename = "marks_while_it_waits.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5marksPViPi(ptr noundef %flag, ptr noundef %mark) #0 !dbg !49 {
entry:
    #dbg_value(ptr %flag, !54, !DIExpression(), !56)
    #dbg_value(ptr %mark, !55, !DIExpression(), !56)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57
  %cmp = icmp eq i32 %0, 0, !dbg !59
  br i1 %cmp, label %if.then, label %if.end, !dbg !59

if.then:                                          ; preds = %entry
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !60
  %add = add i32 %1, 1, !dbg !61
  store i32 %add, ptr %mark, align 4, !dbg !62, !tbaa !45
  br label %if.end, !dbg !63

if.end:                                           ; preds = %if.then, %entry
  br label %while.cond, !dbg !64

while.cond:                                       ; preds = %while.body, %if.end
  %2 = load volatile i32, ptr %flag, align 4, !dbg !65, !tbaa !45
  %tobool = icmp ne i32 %2, 0, !dbg !65
  br i1 %tobool, label %land.end, label %land.rhs, !dbg !66

land.rhs:                                         ; preds = %while.cond
  %3 = load volatile i32, ptr %mark, align 4, !dbg !67, !tbaa !45
  %cmp2 = icmp ne i32 %3, 5, !dbg !68
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %4 = phi i1 [ false, %while.cond ], [ %cmp2, %land.rhs ], !dbg !56
  br i1 %4, label %while.body, label %while.end, !dbg !64

while.body:                                       ; preds = %land.end
  br label %while.cond, !dbg !64, !llvm.loop !69

while.end:                                        ; preds = %land.end
  ret void, !dbg !73
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!40, !41, !42, !43}
!llvm.ident = !{!44}
!llvm.errno.tbaa = !{!45}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !6, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "marks_while_it_waits.cu", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !5)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!7, !10, !12, !17, !22, !27, !33, !35}
!7 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !8, file: !9, line: 128)
!8 = !DINamespace(name: "ws_math", scope: null)
!9 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!10 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !8, file: !9, line: 129)
!11 = !DINamespace(name: "std", scope: null)
!12 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !13, file: !9, line: 154)
!13 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !9, file: !9, line: 137, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!14 = !DISubroutineType(types: !15)
!15 = !{!16, !16}
!16 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!17 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !18, file: !9, line: 154)
!18 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !9, file: !9, line: 133, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!19 = !DISubroutineType(types: !20)
!20 = !{!21, !21}
!21 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!22 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !23, file: !9, line: 154)
!23 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !9, file: !9, line: 134, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!24 = !DISubroutineType(types: !25)
!25 = !{!26, !26}
!26 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!27 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !28, file: !9, line: 154)
!28 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !9, file: !9, line: 145, type: !29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!29 = !DISubroutineType(types: !30)
!30 = !{!31, !32}
!31 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!32 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !34, file: !9, line: 154)
!34 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !9, file: !9, line: 147, type: !29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !36, file: !9, line: 154)
!36 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !9, file: !9, line: 149, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!37 = !DISubroutineType(types: !38)
!38 = !{!5, !39}
!39 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!40 = !{i32 7, !"Dwarf Version", i32 4}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!44 = !{!"clang version 22.1.8"}
!45 = !{!46, !46, i64 0}
!46 = !{!"int", !47, i64 0}
!47 = !{!"omnipotent char", !48, i64 0}
!48 = !{!"Simple C++ TBAA"}
!49 = distinct !DISubprogram(name: "marks", linkageName: "_Z5marksPViPi", scope: !1, file: !1, line: 9, type: !50, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !53)
!50 = !DISubroutineType(types: !51)
!51 = !{null, !3, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!53 = !{!54, !55}
!54 = !DILocalVariable(name: "flag", arg: 1, scope: !49, file: !1, line: 9, type: !3)
!55 = !DILocalVariable(name: "mark", arg: 2, scope: !49, file: !1, line: 9, type: !52)
!56 = !DILocation(line: 0, scope: !49)
!57 = !DILocation(line: 10, column: 7, scope: !58)
!58 = distinct !DILexicalBlock(scope: !49, file: !1, line: 10, column: 7)
!59 = !DILocation(line: 10, column: 19, scope: !58)
!60 = !DILocation(line: 11, column: 13, scope: !58)
!61 = !DILocation(line: 11, column: 24, scope: !58)
!62 = !DILocation(line: 11, column: 11, scope: !58)
!63 = !DILocation(line: 11, column: 5, scope: !58)
!64 = !DILocation(line: 12, column: 3, scope: !49)
!65 = !DILocation(line: 12, column: 11, scope: !49)
!66 = !DILocation(line: 12, column: 17, scope: !49)
!67 = !DILocation(line: 12, column: 20, scope: !49)
!68 = !DILocation(line: 12, column: 42, scope: !49)
!69 = distinct !{!69, !64, !70, !71, !72}
!70 = !DILocation(line: 13, column: 5, scope: !49)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !{!"llvm.loop.unroll.disable"}
!73 = !DILocation(line: 14, column: 1, scope: !49)
