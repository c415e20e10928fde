; ModuleID = 'layer_of_volume.cu'
source_filename = "layer_of_volume.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4tintPfiii(ptr noundef %vol, i32 noundef %wide, i32 noundef %high, i32 noundef %layer) #0 !dbg !42 {
entry:
  %vol.addr = alloca ptr, align 8
  %wide.addr = alloca i32, align 4
  %high.addr = alloca i32, align 4
  %layer.addr = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store ptr %vol, ptr %vol.addr, align 8
    #dbg_declare(ptr %vol.addr, !47, !DIExpression(), !48)
  store i32 %wide, ptr %wide.addr, align 4
    #dbg_declare(ptr %wide.addr, !49, !DIExpression(), !50)
  store i32 %high, ptr %high.addr, align 4
    #dbg_declare(ptr %high.addr, !51, !DIExpression(), !52)
  store i32 %layer, ptr %layer.addr, align 4
    #dbg_declare(ptr %layer.addr, !53, !DIExpression(), !54)
    #dbg_declare(ptr %x, !55, !DIExpression(), !56)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !57
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !58
  %mul = mul i32 %0, %1, !dbg !59
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !60
  %add = add i32 %mul, %2, !dbg !61
  store i32 %add, ptr %x, align 4, !dbg !56
    #dbg_declare(ptr %y, !62, !DIExpression(), !63)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !64
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !65
  %mul5 = mul i32 %3, %4, !dbg !66
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !67
  %add7 = add i32 %mul5, %5, !dbg !68
  store i32 %add7, ptr %y, align 4, !dbg !63
  %6 = load ptr, ptr %vol.addr, align 8, !dbg !69
  %7 = load i32, ptr %layer.addr, align 4, !dbg !70
  %8 = load i32, ptr %wide.addr, align 4, !dbg !71
  %mul8 = mul nsw i32 %7, %8, !dbg !72
  %9 = load i32, ptr %high.addr, align 4, !dbg !73
  %mul9 = mul nsw i32 %mul8, %9, !dbg !74
  %10 = load i32, ptr %y, align 4, !dbg !75
  %11 = load i32, ptr %wide.addr, align 4, !dbg !76
  %mul10 = mul nsw i32 %10, %11, !dbg !77
  %add11 = add nsw i32 %mul9, %mul10, !dbg !78
  %12 = load i32, ptr %x, align 4, !dbg !79
  %add12 = add nsw i32 %add11, %12, !dbg !80
  %add13 = add nsw i32 %add12, 1, !dbg !81
  %idxprom = sext i32 %add13 to i64, !dbg !69
  %arrayidx = getelementptr inbounds float, ptr %6, i64 %idxprom, !dbg !69
  %13 = load float, ptr %arrayidx, align 4, !dbg !69
  %14 = load ptr, ptr %vol.addr, align 8, !dbg !82
  %15 = load i32, ptr %layer.addr, align 4, !dbg !83
  %16 = load i32, ptr %wide.addr, align 4, !dbg !84
  %mul14 = mul nsw i32 %15, %16, !dbg !85
  %17 = load i32, ptr %high.addr, align 4, !dbg !86
  %mul15 = mul nsw i32 %mul14, %17, !dbg !87
  %18 = load i32, ptr %y, align 4, !dbg !88
  %19 = load i32, ptr %wide.addr, align 4, !dbg !89
  %mul16 = mul nsw i32 %18, %19, !dbg !90
  %add17 = add nsw i32 %mul15, %mul16, !dbg !91
  %20 = load i32, ptr %x, align 4, !dbg !92
  %add18 = add nsw i32 %add17, %20, !dbg !93
  %idxprom19 = sext i32 %add18 to i64, !dbg !82
  %arrayidx20 = getelementptr inbounds float, ptr %14, i64 %idxprom19, !dbg !82
  %21 = load float, ptr %arrayidx20, align 4, !dbg !94
  %add21 = fadd float %21, %13, !dbg !94
  store float %add21, ptr %arrayidx20, align 4, !dbg !94
  ret void, !dbg !95
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "layer_of_volume.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "tint", linkageName: "_Z4tintPfiii", scope: !1, file: !1, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !46)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !35, !35, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!46 = !{}
!47 = !DILocalVariable(name: "vol", arg: 1, scope: !42, file: !1, line: 5, type: !45)
!48 = !DILocation(line: 5, column: 29, scope: !42)
!49 = !DILocalVariable(name: "wide", arg: 2, scope: !42, file: !1, line: 5, type: !35)
!50 = !DILocation(line: 5, column: 38, scope: !42)
!51 = !DILocalVariable(name: "high", arg: 3, scope: !42, file: !1, line: 5, type: !35)
!52 = !DILocation(line: 5, column: 48, scope: !42)
!53 = !DILocalVariable(name: "layer", arg: 4, scope: !42, file: !1, line: 5, type: !35)
!54 = !DILocation(line: 5, column: 58, scope: !42)
!55 = !DILocalVariable(name: "x", scope: !42, file: !1, line: 6, type: !35)
!56 = !DILocation(line: 6, column: 7, scope: !42)
!57 = !DILocation(line: 6, column: 11, scope: !42)
!58 = !DILocation(line: 6, column: 24, scope: !42)
!59 = !DILocation(line: 6, column: 22, scope: !42)
!60 = !DILocation(line: 6, column: 37, scope: !42)
!61 = !DILocation(line: 6, column: 35, scope: !42)
!62 = !DILocalVariable(name: "y", scope: !42, file: !1, line: 6, type: !35)
!63 = !DILocation(line: 6, column: 50, scope: !42)
!64 = !DILocation(line: 6, column: 54, scope: !42)
!65 = !DILocation(line: 6, column: 67, scope: !42)
!66 = !DILocation(line: 6, column: 65, scope: !42)
!67 = !DILocation(line: 6, column: 80, scope: !42)
!68 = !DILocation(line: 6, column: 78, scope: !42)
!69 = !DILocation(line: 7, column: 46, scope: !42)
!70 = !DILocation(line: 7, column: 50, scope: !42)
!71 = !DILocation(line: 7, column: 58, scope: !42)
!72 = !DILocation(line: 7, column: 56, scope: !42)
!73 = !DILocation(line: 7, column: 65, scope: !42)
!74 = !DILocation(line: 7, column: 63, scope: !42)
!75 = !DILocation(line: 7, column: 72, scope: !42)
!76 = !DILocation(line: 7, column: 76, scope: !42)
!77 = !DILocation(line: 7, column: 74, scope: !42)
!78 = !DILocation(line: 7, column: 70, scope: !42)
!79 = !DILocation(line: 7, column: 83, scope: !42)
!80 = !DILocation(line: 7, column: 81, scope: !42)
!81 = !DILocation(line: 7, column: 85, scope: !42)
!82 = !DILocation(line: 7, column: 3, scope: !42)
!83 = !DILocation(line: 7, column: 7, scope: !42)
!84 = !DILocation(line: 7, column: 15, scope: !42)
!85 = !DILocation(line: 7, column: 13, scope: !42)
!86 = !DILocation(line: 7, column: 22, scope: !42)
!87 = !DILocation(line: 7, column: 20, scope: !42)
!88 = !DILocation(line: 7, column: 29, scope: !42)
!89 = !DILocation(line: 7, column: 33, scope: !42)
!90 = !DILocation(line: 7, column: 31, scope: !42)
!91 = !DILocation(line: 7, column: 27, scope: !42)
!92 = !DILocation(line: 7, column: 40, scope: !42)
!93 = !DILocation(line: 7, column: 38, scope: !42)
!94 = !DILocation(line: 7, column: 43, scope: !42)
!95 = !DILocation(line: 8, column: 1, scope: !42)
