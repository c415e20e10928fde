; ModuleID = 'small_block_alone.cu'
source_filename = "small_block_alone.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ8mirroredPKfPfiiE1s = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8mirroredPKfPfii(ptr noundef %in, ptr noundef %out, i32 noundef %n, i32 noundef %pitch) #0 !dbg !2 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %pitch.addr = alloca i32, align 4
  %row = alloca ptr, align 8
  %v = alloca float, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !55, !DIExpression(), !56)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !57, !DIExpression(), !58)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !59, !DIExpression(), !60)
  store i32 %pitch, ptr %pitch.addr, align 4
    #dbg_declare(ptr %pitch.addr, !61, !DIExpression(), !62)
    #dbg_declare(ptr %row, !63, !DIExpression(), !64)
  %0 = load ptr, ptr %in.addr, align 8, !dbg !65
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !66
  %2 = load i32, ptr %pitch.addr, align 4, !dbg !67
  %mul = mul i32 %1, %2, !dbg !68
  %idx.ext = zext i32 %mul to i64, !dbg !69
  %add.ptr = getelementptr inbounds nuw float, ptr %0, i64 %idx.ext, !dbg !69
  store ptr %add.ptr, ptr %row, align 8, !dbg !64
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !70
  %4 = load i32, ptr %n.addr, align 4, !dbg !71
  %cmp = icmp ult i32 %3, %4, !dbg !72
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !70

cond.true:                                        ; preds = %entry
  %5 = load ptr, ptr %row, align 8, !dbg !73
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74
  %idxprom = zext i32 %6 to i64, !dbg !73
  %arrayidx = getelementptr inbounds nuw float, ptr %5, i64 %idxprom, !dbg !73
  %7 = load float, ptr %arrayidx, align 4, !dbg !73
  br label %cond.end, !dbg !70

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !70

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %7, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !70
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
  %idxprom4 = zext i32 %8 to i64, !dbg !76
  %arrayidx5 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8mirroredPKfPfiiE1s to ptr), i64 0, i64 %idxprom4, !dbg !76
  store float %cond, ptr %arrayidx5, align 4, !dbg !77
    #dbg_declare(ptr %v, !78, !DIExpression(), !79)
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !80
  %sub = sub i32 %9, 1, !dbg !81
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !82
  %sub8 = sub i32 %sub, %10, !dbg !83
  %idxprom9 = zext i32 %sub8 to i64, !dbg !84
  %arrayidx10 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8mirroredPKfPfiiE1s to ptr), i64 0, i64 %idxprom9, !dbg !84
  %11 = load float, ptr %arrayidx10, align 4, !dbg !84
  store float %11, ptr %v, align 4, !dbg !79
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !85
  %13 = load i32, ptr %n.addr, align 4, !dbg !87
  %cmp12 = icmp ult i32 %12, %13, !dbg !88
  br i1 %cmp12, label %if.then, label %if.end, !dbg !88

if.then:                                          ; preds = %cond.end
  %14 = load float, ptr %v, align 4, !dbg !89
  %15 = load ptr, ptr %out.addr, align 8, !dbg !90
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !91
  %17 = load i32, ptr %pitch.addr, align 4, !dbg !92
  %mul14 = mul i32 %16, %17, !dbg !93
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !94
  %add = add i32 %mul14, %18, !dbg !95
  %idxprom16 = zext i32 %add to i64, !dbg !90
  %arrayidx17 = getelementptr inbounds nuw float, ptr %15, i64 %idxprom16, !dbg !90
  store float %14, ptr %arrayidx17, align 4, !dbg !96
  br label %if.end, !dbg !90

if.end:                                           ; preds = %if.then, %cond.end
  ret void, !dbg !97
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!50, !51, !52, !53}
!llvm.ident = !{!54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 7, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "mirrored", linkageName: "_Z8mirroredPKfPfii", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !46)
!3 = !DIFile(filename: "small_block_alone.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17, !19, !24, !29, !34, !40, !42}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 128)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 129)
!18 = !DINamespace(name: "std", scope: null)
!19 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !20, file: !16, line: 154)
!20 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !16, file: !16, line: 137, type: !21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!21 = !DISubroutineType(types: !22)
!22 = !{!23, !23}
!23 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !25, file: !16, line: 154)
!25 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !16, file: !16, line: 133, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !30, file: !16, line: 154)
!30 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !16, file: !16, line: 134, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33}
!33 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !35, file: !16, line: 154)
!35 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !16, file: !16, line: 145, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !39}
!38 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!39 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !41, file: !16, line: 154)
!41 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !16, file: !16, line: 147, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !43, file: !16, line: 154)
!43 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !16, file: !16, line: 149, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!44 = !DISubroutineType(types: !45)
!45 = !{!10, !8}
!46 = !{}
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 256)
!50 = !{i32 7, !"Dwarf Version", i32 4}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!54 = !{!"clang version 22.1.8"}
!55 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!56 = !DILocation(line: 6, column: 39, scope: !2)
!57 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 6, type: !9)
!58 = !DILocation(line: 6, column: 50, scope: !2)
!59 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 6, type: !10)
!60 = !DILocation(line: 6, column: 59, scope: !2)
!61 = !DILocalVariable(name: "pitch", arg: 4, scope: !2, file: !3, line: 6, type: !10)
!62 = !DILocation(line: 6, column: 66, scope: !2)
!63 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 8, type: !6)
!64 = !DILocation(line: 8, column: 16, scope: !2)
!65 = !DILocation(line: 8, column: 22, scope: !2)
!66 = !DILocation(line: 8, column: 27, scope: !2)
!67 = !DILocation(line: 8, column: 40, scope: !2)
!68 = !DILocation(line: 8, column: 38, scope: !2)
!69 = !DILocation(line: 8, column: 25, scope: !2)
!70 = !DILocation(line: 9, column: 20, scope: !2)
!71 = !DILocation(line: 9, column: 34, scope: !2)
!72 = !DILocation(line: 9, column: 32, scope: !2)
!73 = !DILocation(line: 9, column: 38, scope: !2)
!74 = !DILocation(line: 9, column: 42, scope: !2)
!75 = !DILocation(line: 9, column: 5, scope: !2)
!76 = !DILocation(line: 9, column: 3, scope: !2)
!77 = !DILocation(line: 9, column: 18, scope: !2)
!78 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 10, type: !8)
!79 = !DILocation(line: 10, column: 9, scope: !2)
!80 = !DILocation(line: 10, column: 15, scope: !2)
!81 = !DILocation(line: 10, column: 26, scope: !2)
!82 = !DILocation(line: 10, column: 32, scope: !2)
!83 = !DILocation(line: 10, column: 30, scope: !2)
!84 = !DILocation(line: 10, column: 13, scope: !2)
!85 = !DILocation(line: 11, column: 7, scope: !86)
!86 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 7)
!87 = !DILocation(line: 11, column: 21, scope: !86)
!88 = !DILocation(line: 11, column: 19, scope: !86)
!89 = !DILocation(line: 11, column: 64, scope: !86)
!90 = !DILocation(line: 11, column: 24, scope: !86)
!91 = !DILocation(line: 11, column: 28, scope: !86)
!92 = !DILocation(line: 11, column: 41, scope: !86)
!93 = !DILocation(line: 11, column: 39, scope: !86)
!94 = !DILocation(line: 11, column: 49, scope: !86)
!95 = !DILocation(line: 11, column: 47, scope: !86)
!96 = !DILocation(line: 11, column: 62, scope: !86)
!97 = !DILocation(line: 12, column: 1, scope: !2)
