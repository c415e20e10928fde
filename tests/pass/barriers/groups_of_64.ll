; ModuleID = 'groups_of_64.cu'
source_filename = "groups_of_64.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ6mirrorPiE1s = internal addrspace(3) global [128 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6mirrorPi(ptr noundef %o) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !45, !DIExpression(), !59)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !60
  %div = udiv i32 %0, 64, !dbg !61
    #dbg_value(i32 %div, !46, !DIExpression(), !59)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %cmp = icmp ult i32 %1, 128, !dbg !64
  br i1 %cmp, label %if.then, label %if.end, !dbg !64

if.then:                                          ; preds = %entry
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
  %idxprom = zext i32 %3 to i64, !dbg !68
  %arrayidx = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6mirrorPiE1s to ptr), i64 0, i64 %idxprom, !dbg !68
  store i32 %2, ptr %arrayidx, align 4, !dbg !69, !tbaa !55
  %add = add nsw i32 %div, 1, !dbg !70
  call void asm sideeffect "bar.sync $0, 64;", "r,~{memory}"(i32 %add) #3, !dbg !71, !srcloc !72
  %mul = mul nsw i32 %div, 64, !dbg !73
  %add4 = add nsw i32 %mul, 63, !dbg !74
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
  %rem = urem i32 %4, 64, !dbg !76
  %sub = sub i32 %add4, %rem, !dbg !77
  %idxprom6 = zext i32 %sub to i64, !dbg !78
  %arrayidx7 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6mirrorPiE1s to ptr), i64 0, i64 %idxprom6, !dbg !78
  %5 = load i32, ptr %arrayidx7, align 4, !dbg !78, !tbaa !55
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !79
  %idxprom9 = zext i32 %6 to i64, !dbg !80
  %arrayidx10 = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom9, !dbg !80
  store i32 %5, ptr %arrayidx10, align 4, !dbg !81, !tbaa !55
  br label %if.end, !dbg !82

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !83
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!50, !51, !52, !53}
!llvm.ident = !{!54}
!llvm.errno.tbaa = !{!55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 6, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "mirror", linkageName: "_Z6mirrorPi", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !44)
!3 = !DIFile(filename: "groups_of_64.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14, !16, !21, !26, !31, !37, !39}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 128)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 129)
!15 = !DINamespace(name: "std", scope: null)
!16 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !17, file: !13, line: 154)
!17 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !13, file: !13, line: 137, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !20}
!20 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!21 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !22, file: !13, line: 154)
!22 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !13, file: !13, line: 133, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!23 = !DISubroutineType(types: !24)
!24 = !{!25, !25}
!25 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!26 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !27, file: !13, line: 154)
!27 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !13, file: !13, line: 134, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!28 = !DISubroutineType(types: !29)
!29 = !{!30, !30}
!30 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !32, file: !13, line: 154)
!32 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !13, file: !13, line: 145, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!36 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !38, file: !13, line: 154)
!38 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !13, file: !13, line: 147, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !40, file: !13, line: 154)
!40 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !13, file: !13, line: 149, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!41 = !DISubroutineType(types: !42)
!42 = !{!7, !43}
!43 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!44 = !{!45, !46}
!45 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!46 = !DILocalVariable(name: "group", scope: !2, file: !3, line: 7, type: !7)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 4096, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 128)
!50 = !{i32 7, !"Dwarf Version", i32 4}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!54 = !{!"clang version 22.1.8"}
!55 = !{!56, !56, i64 0}
!56 = !{!"int", !57, i64 0}
!57 = !{!"omnipotent char", !58, i64 0}
!58 = !{!"Simple C++ TBAA"}
!59 = !DILocation(line: 0, scope: !2)
!60 = !DILocation(line: 7, column: 15, scope: !2)
!61 = !DILocation(line: 7, column: 27, scope: !2)
!62 = !DILocation(line: 8, column: 7, scope: !63)
!63 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 7)
!64 = !DILocation(line: 8, column: 19, scope: !63)
!65 = !DILocation(line: 9, column: 22, scope: !66)
!66 = distinct !DILexicalBlock(scope: !63, file: !3, line: 8, column: 26)
!67 = !DILocation(line: 9, column: 7, scope: !66)
!68 = !DILocation(line: 9, column: 5, scope: !66)
!69 = !DILocation(line: 9, column: 20, scope: !66)
!70 = !DILocation(line: 10, column: 50, scope: !66)
!71 = !DILocation(line: 10, column: 5, scope: !66)
!72 = !{i64 366}
!73 = !DILocation(line: 11, column: 30, scope: !66)
!74 = !DILocation(line: 11, column: 35, scope: !66)
!75 = !DILocation(line: 11, column: 42, scope: !66)
!76 = !DILocation(line: 11, column: 54, scope: !66)
!77 = !DILocation(line: 11, column: 40, scope: !66)
!78 = !DILocation(line: 11, column: 22, scope: !66)
!79 = !DILocation(line: 11, column: 7, scope: !66)
!80 = !DILocation(line: 11, column: 5, scope: !66)
!81 = !DILocation(line: 11, column: 20, scope: !66)
!82 = !DILocation(line: 12, column: 3, scope: !66)
!83 = !DILocation(line: 13, column: 1, scope: !2)
