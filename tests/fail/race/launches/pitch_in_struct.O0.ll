; ModuleID = 'pitch_in_struct.cu'
source_filename = "pitch_in_struct.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.Image = type { ptr, i32, i32, i32 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5scale5ImageS_f(ptr noundef byval(%struct.Image) align 8 %in, ptr noundef byval(%struct.Image) align 8 %out, float noundef %by) #0 !dbg !42 {
entry:
  %by.addr = alloca float, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
    #dbg_declare(ptr %in, !53, !DIExpression(), !54)
    #dbg_declare(ptr %out, !55, !DIExpression(), !56)
  store float %by, ptr %by.addr, align 4
    #dbg_declare(ptr %by.addr, !57, !DIExpression(), !58)
    #dbg_declare(ptr %x, !59, !DIExpression(), !60)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !61
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62
  %mul = mul i32 %0, %1, !dbg !63
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %add = add i32 %mul, %2, !dbg !65
  store i32 %add, ptr %x, align 4, !dbg !60
    #dbg_declare(ptr %y, !66, !DIExpression(), !67)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !68
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !69
  %mul5 = mul i32 %3, %4, !dbg !70
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !71
  %add7 = add i32 %mul5, %5, !dbg !72
  store i32 %add7, ptr %y, align 4, !dbg !67
  %6 = load i32, ptr %x, align 4, !dbg !73
  %width = getelementptr inbounds nuw %struct.Image, ptr %out, i32 0, i32 1, !dbg !75
  %7 = load i32, ptr %width, align 8, !dbg !75
  %cmp = icmp sge i32 %6, %7, !dbg !76
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !77

lor.lhs.false:                                    ; preds = %entry
  %8 = load i32, ptr %y, align 4, !dbg !78
  %height = getelementptr inbounds nuw %struct.Image, ptr %out, i32 0, i32 2, !dbg !79
  %9 = load i32, ptr %height, align 4, !dbg !79
  %cmp8 = icmp sge i32 %8, %9, !dbg !80
  br i1 %cmp8, label %if.then, label %if.end, !dbg !77

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return, !dbg !81

if.end:                                           ; preds = %lor.lhs.false
  %data = getelementptr inbounds nuw %struct.Image, ptr %in, i32 0, i32 0, !dbg !82
  %10 = load ptr, ptr %data, align 8, !dbg !82
  %11 = load i32, ptr %y, align 4, !dbg !83
  %pitch = getelementptr inbounds nuw %struct.Image, ptr %in, i32 0, i32 3, !dbg !84
  %12 = load i32, ptr %pitch, align 8, !dbg !84
  %mul9 = mul nsw i32 %11, %12, !dbg !85
  %13 = load i32, ptr %x, align 4, !dbg !86
  %add10 = add nsw i32 %mul9, %13, !dbg !87
  %idxprom = sext i32 %add10 to i64, !dbg !88
  %arrayidx = getelementptr inbounds float, ptr %10, i64 %idxprom, !dbg !88
  %14 = load float, ptr %arrayidx, align 4, !dbg !88
  %15 = load float, ptr %by.addr, align 4, !dbg !89
  %mul11 = fmul float %14, %15, !dbg !90
  %data12 = getelementptr inbounds nuw %struct.Image, ptr %out, i32 0, i32 0, !dbg !91
  %16 = load ptr, ptr %data12, align 8, !dbg !91
  %17 = load i32, ptr %y, align 4, !dbg !92
  %18 = load i32, ptr %x, align 4, !dbg !93
  %mul13 = mul nsw i32 %18, 2, !dbg !94
  %add14 = add nsw i32 %17, %mul13, !dbg !95
  %idxprom15 = sext i32 %add14 to i64, !dbg !96
  %arrayidx16 = getelementptr inbounds float, ptr %16, i64 %idxprom15, !dbg !96
  store float %mul11, ptr %arrayidx16, align 4, !dbg !97
  br label %return, !dbg !98

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !98
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
!1 = !DIFile(filename: "pitch_in_struct.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "scale", linkageName: "_Z5scale5ImageS_f", scope: !1, file: !1, line: 10, type: !43, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !52)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !45, !36}
!45 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Image", file: !1, line: 6, size: 192, flags: DIFlagTypePassByValue, elements: !46, identifier: "_ZTS5Image")
!46 = !{!47, !49, !50, !51}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !45, file: !1, line: 7, baseType: !48, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !45, file: !1, line: 8, baseType: !35, size: 32, offset: 64)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "height", scope: !45, file: !1, line: 8, baseType: !35, size: 32, offset: 96)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "pitch", scope: !45, file: !1, line: 8, baseType: !35, size: 32, offset: 128)
!52 = !{}
!53 = !DILocalVariable(name: "in", arg: 1, scope: !42, file: !1, line: 10, type: !45)
!54 = !DILocation(line: 10, column: 29, scope: !42)
!55 = !DILocalVariable(name: "out", arg: 2, scope: !42, file: !1, line: 10, type: !45)
!56 = !DILocation(line: 10, column: 39, scope: !42)
!57 = !DILocalVariable(name: "by", arg: 3, scope: !42, file: !1, line: 10, type: !36)
!58 = !DILocation(line: 10, column: 50, scope: !42)
!59 = !DILocalVariable(name: "x", scope: !42, file: !1, line: 11, type: !35)
!60 = !DILocation(line: 11, column: 7, scope: !42)
!61 = !DILocation(line: 11, column: 11, scope: !42)
!62 = !DILocation(line: 11, column: 24, scope: !42)
!63 = !DILocation(line: 11, column: 22, scope: !42)
!64 = !DILocation(line: 11, column: 37, scope: !42)
!65 = !DILocation(line: 11, column: 35, scope: !42)
!66 = !DILocalVariable(name: "y", scope: !42, file: !1, line: 11, type: !35)
!67 = !DILocation(line: 11, column: 50, scope: !42)
!68 = !DILocation(line: 11, column: 54, scope: !42)
!69 = !DILocation(line: 11, column: 67, scope: !42)
!70 = !DILocation(line: 11, column: 65, scope: !42)
!71 = !DILocation(line: 11, column: 80, scope: !42)
!72 = !DILocation(line: 11, column: 78, scope: !42)
!73 = !DILocation(line: 12, column: 7, scope: !74)
!74 = distinct !DILexicalBlock(scope: !42, file: !1, line: 12, column: 7)
!75 = !DILocation(line: 12, column: 16, scope: !74)
!76 = !DILocation(line: 12, column: 9, scope: !74)
!77 = !DILocation(line: 12, column: 22, scope: !74)
!78 = !DILocation(line: 12, column: 25, scope: !74)
!79 = !DILocation(line: 12, column: 34, scope: !74)
!80 = !DILocation(line: 12, column: 27, scope: !74)
!81 = !DILocation(line: 12, column: 42, scope: !74)
!82 = !DILocation(line: 13, column: 28, scope: !42)
!83 = !DILocation(line: 13, column: 33, scope: !42)
!84 = !DILocation(line: 13, column: 40, scope: !42)
!85 = !DILocation(line: 13, column: 35, scope: !42)
!86 = !DILocation(line: 13, column: 48, scope: !42)
!87 = !DILocation(line: 13, column: 46, scope: !42)
!88 = !DILocation(line: 13, column: 25, scope: !42)
!89 = !DILocation(line: 13, column: 53, scope: !42)
!90 = !DILocation(line: 13, column: 51, scope: !42)
!91 = !DILocation(line: 13, column: 7, scope: !42)
!92 = !DILocation(line: 13, column: 12, scope: !42)
!93 = !DILocation(line: 13, column: 16, scope: !42)
!94 = !DILocation(line: 13, column: 18, scope: !42)
!95 = !DILocation(line: 13, column: 14, scope: !42)
!96 = !DILocation(line: 13, column: 3, scope: !42)
!97 = !DILocation(line: 13, column: 23, scope: !42)
!98 = !DILocation(line: 14, column: 1, scope: !42)
