; ModuleID = 'ranks_in_a_block.cu'
source_filename = "ranks_in_a_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5placePKiS0_PKfPfi(ptr noundef %begin, ptr noundef %rank, ptr noundef %item, ptr noundef %out, i32 noundef %n) #0 !dbg !42 {
entry:
  %begin.addr = alloca ptr, align 8
  %rank.addr = alloca ptr, align 8
  %item.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %begin, ptr %begin.addr, align 8
    #dbg_declare(ptr %begin.addr, !51, !DIExpression(), !52)
  store ptr %rank, ptr %rank.addr, align 8
    #dbg_declare(ptr %rank.addr, !53, !DIExpression(), !54)
  store ptr %item, ptr %item.addr, align 8
    #dbg_declare(ptr %item.addr, !55, !DIExpression(), !56)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !57, !DIExpression(), !58)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !59, !DIExpression(), !60)
    #dbg_declare(ptr %i, !61, !DIExpression(), !62)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !63
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !64
  %mul = mul i32 %0, %1, !dbg !65
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  %add = add i32 %mul, %2, !dbg !67
  store i32 %add, ptr %i, align 4, !dbg !62
  %3 = load i32, ptr %i, align 4, !dbg !68
  %4 = load i32, ptr %n.addr, align 4, !dbg !70
  %cmp = icmp slt i32 %3, %4, !dbg !71
  br i1 %cmp, label %if.then, label %if.end, !dbg !71

if.then:                                          ; preds = %entry
  %5 = load ptr, ptr %item.addr, align 8, !dbg !72
  %6 = load i32, ptr %i, align 4, !dbg !73
  %idxprom = sext i32 %6 to i64, !dbg !72
  %arrayidx = getelementptr inbounds float, ptr %5, i64 %idxprom, !dbg !72
  %7 = load float, ptr %arrayidx, align 4, !dbg !72
  %8 = load ptr, ptr %out.addr, align 8, !dbg !74
  %9 = load ptr, ptr %begin.addr, align 8, !dbg !75
  %arrayidx3 = getelementptr inbounds i32, ptr %9, i64 0, !dbg !75
  %10 = load i32, ptr %arrayidx3, align 4, !dbg !75
  %11 = load ptr, ptr %rank.addr, align 8, !dbg !76
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !77
  %idxprom5 = zext i32 %12 to i64, !dbg !76
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %11, i64 %idxprom5, !dbg !76
  %13 = load i32, ptr %arrayidx6, align 4, !dbg !76
  %add7 = add nsw i32 %10, %13, !dbg !78
  %idxprom8 = sext i32 %add7 to i64, !dbg !74
  %arrayidx9 = getelementptr inbounds float, ptr %8, i64 %idxprom8, !dbg !74
  store float %7, ptr %arrayidx9, align 4, !dbg !79
  br label %if.end, !dbg !74

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !80
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "ranks_in_a_block.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "place", linkageName: "_Z5placePKiS0_PKfPfi", scope: !1, file: !1, line: 4, type: !43, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !50)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !45, !47, !49, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!50 = !{}
!51 = !DILocalVariable(name: "begin", arg: 1, scope: !42, file: !1, line: 4, type: !45)
!52 = !DILocation(line: 4, column: 34, scope: !42)
!53 = !DILocalVariable(name: "rank", arg: 2, scope: !42, file: !1, line: 4, type: !45)
!54 = !DILocation(line: 4, column: 52, scope: !42)
!55 = !DILocalVariable(name: "item", arg: 3, scope: !42, file: !1, line: 4, type: !47)
!56 = !DILocation(line: 4, column: 71, scope: !42)
!57 = !DILocalVariable(name: "out", arg: 4, scope: !42, file: !1, line: 4, type: !49)
!58 = !DILocation(line: 4, column: 84, scope: !42)
!59 = !DILocalVariable(name: "n", arg: 5, scope: !42, file: !1, line: 4, type: !35)
!60 = !DILocation(line: 4, column: 93, scope: !42)
!61 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 5, type: !35)
!62 = !DILocation(line: 5, column: 7, scope: !42)
!63 = !DILocation(line: 5, column: 11, scope: !42)
!64 = !DILocation(line: 5, column: 24, scope: !42)
!65 = !DILocation(line: 5, column: 22, scope: !42)
!66 = !DILocation(line: 5, column: 37, scope: !42)
!67 = !DILocation(line: 5, column: 35, scope: !42)
!68 = !DILocation(line: 6, column: 7, scope: !69)
!69 = distinct !DILexicalBlock(scope: !42, file: !1, line: 6, column: 7)
!70 = !DILocation(line: 6, column: 11, scope: !69)
!71 = !DILocation(line: 6, column: 9, scope: !69)
!72 = !DILocation(line: 7, column: 41, scope: !69)
!73 = !DILocation(line: 7, column: 46, scope: !69)
!74 = !DILocation(line: 7, column: 5, scope: !69)
!75 = !DILocation(line: 7, column: 9, scope: !69)
!76 = !DILocation(line: 7, column: 20, scope: !69)
!77 = !DILocation(line: 7, column: 25, scope: !69)
!78 = !DILocation(line: 7, column: 18, scope: !69)
!79 = !DILocation(line: 7, column: 39, scope: !69)
!80 = !DILocation(line: 8, column: 1, scope: !42)
