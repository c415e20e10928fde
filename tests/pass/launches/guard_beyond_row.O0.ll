; ModuleID = 'guard_beyond_row.cu'
source_filename = "guard_beyond_row.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6filterPKfPfi(ptr noundef %x, ptr noundef %y, i32 noundef %n) #0 !dbg !42 {
entry:
  %x.addr = alloca ptr, align 8
  %y.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !49, !DIExpression(), !50)
  store ptr %y, ptr %y.addr, align 8
    #dbg_declare(ptr %y.addr, !51, !DIExpression(), !52)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !53, !DIExpression(), !54)
    #dbg_declare(ptr %i, !55, !DIExpression(), !56)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !57
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !58
  %mul = mul i32 %0, %1, !dbg !59
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !60
  %add = add i32 %mul, %2, !dbg !61
  store i32 %add, ptr %i, align 4, !dbg !56
  %3 = load i32, ptr %i, align 4, !dbg !62
  %4 = load i32, ptr %n.addr, align 4, !dbg !64
  %cmp = icmp slt i32 %3, %4, !dbg !65
  br i1 %cmp, label %if.then, label %if.end, !dbg !65

if.then:                                          ; preds = %entry
  %5 = load ptr, ptr %x.addr, align 8, !dbg !66
  %6 = load i32, ptr %i, align 4, !dbg !67
  %idxprom = sext i32 %6 to i64, !dbg !66
  %arrayidx = getelementptr inbounds float, ptr %5, i64 %idxprom, !dbg !66
  %7 = load float, ptr %arrayidx, align 4, !dbg !66
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !68
  %conv = uitofp i32 %8 to float, !dbg !68
  %add4 = fadd float %7, %conv, !dbg !69
  %9 = load ptr, ptr %y.addr, align 8, !dbg !70
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !71
  %11 = load i32, ptr %n.addr, align 4, !dbg !72
  %mul6 = mul i32 %10, %11, !dbg !73
  %12 = load i32, ptr %i, align 4, !dbg !74
  %add7 = add i32 %mul6, %12, !dbg !75
  %idxprom8 = zext i32 %add7 to i64, !dbg !70
  %arrayidx9 = getelementptr inbounds nuw float, ptr %9, i64 %idxprom8, !dbg !70
  store float %add4, ptr %arrayidx9, align 4, !dbg !76
  br label %if.end, !dbg !70

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !77
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "guard_beyond_row.cu", directory: ".")
!2 = !{!3, !6, !8, !13, !18, !23, !29, !31}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 128)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 129)
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !9, file: !5, line: 154)
!9 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !5, file: !5, line: 137, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!13 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !14, file: !5, line: 154)
!14 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !5, file: !5, line: 133, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !19, file: !5, line: 154)
!19 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !5, file: !5, line: 134, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !24, file: !5, line: 154)
!24 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !5, file: !5, line: 145, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !28}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !30, file: !5, line: 154)
!30 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !5, file: !5, line: 147, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !32, file: !5, line: 154)
!32 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !5, file: !5, line: 149, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = distinct !DISubprogram(name: "filter", linkageName: "_Z6filterPKfPfi", scope: !1, file: !1, line: 4, type: !43, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !47, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!48 = !{}
!49 = !DILocalVariable(name: "x", arg: 1, scope: !42, file: !1, line: 4, type: !45)
!50 = !DILocation(line: 4, column: 37, scope: !42)
!51 = !DILocalVariable(name: "y", arg: 2, scope: !42, file: !1, line: 4, type: !47)
!52 = !DILocation(line: 4, column: 47, scope: !42)
!53 = !DILocalVariable(name: "n", arg: 3, scope: !42, file: !1, line: 4, type: !35)
!54 = !DILocation(line: 4, column: 54, scope: !42)
!55 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 5, type: !35)
!56 = !DILocation(line: 5, column: 7, scope: !42)
!57 = !DILocation(line: 5, column: 11, scope: !42)
!58 = !DILocation(line: 5, column: 24, scope: !42)
!59 = !DILocation(line: 5, column: 22, scope: !42)
!60 = !DILocation(line: 5, column: 37, scope: !42)
!61 = !DILocation(line: 5, column: 35, scope: !42)
!62 = !DILocation(line: 6, column: 7, scope: !63)
!63 = distinct !DILexicalBlock(scope: !42, file: !1, line: 6, column: 7)
!64 = !DILocation(line: 6, column: 11, scope: !63)
!65 = !DILocation(line: 6, column: 9, scope: !63)
!66 = !DILocation(line: 7, column: 29, scope: !63)
!67 = !DILocation(line: 7, column: 31, scope: !63)
!68 = !DILocation(line: 7, column: 36, scope: !63)
!69 = !DILocation(line: 7, column: 34, scope: !63)
!70 = !DILocation(line: 7, column: 5, scope: !63)
!71 = !DILocation(line: 7, column: 7, scope: !63)
!72 = !DILocation(line: 7, column: 20, scope: !63)
!73 = !DILocation(line: 7, column: 18, scope: !63)
!74 = !DILocation(line: 7, column: 24, scope: !63)
!75 = !DILocation(line: 7, column: 22, scope: !63)
!76 = !DILocation(line: 7, column: 27, scope: !63)
!77 = !DILocation(line: 8, column: 1, scope: !42)
