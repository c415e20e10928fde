; ModuleID = 'pitch_in_bytes_race.cu'
source_filename = "pitch_in_bytes_race.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPdiii(ptr noundef %a, i32 noundef %pitch, i32 noundef %width, i32 noundef %height) #0 !dbg !50 {
entry:
    #dbg_value(ptr %a, !54, !DIExpression(), !60)
    #dbg_value(i32 %pitch, !55, !DIExpression(), !60)
    #dbg_value(i32 %width, !56, !DIExpression(), !60)
    #dbg_value(i32 %height, !57, !DIExpression(), !60)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !61
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62
  %mul = mul i32 %0, %1, !dbg !63
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %add = add i32 %mul, %2, !dbg !65
    #dbg_value(i32 %add, !58, !DIExpression(), !60)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !66
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !67
  %mul5 = mul i32 %3, %4, !dbg !68
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !69
  %add7 = add i32 %mul5, %5, !dbg !70
    #dbg_value(i32 %add7, !59, !DIExpression(), !60)
  %cmp = icmp slt i32 %add, %width, !dbg !71
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !73

land.lhs.true:                                    ; preds = %entry
  %cmp8 = icmp slt i32 %add7, %height, !dbg !74
  br i1 %cmp8, label %if.then, label %if.end, !dbg !73

if.then:                                          ; preds = %land.lhs.true
  %mul9 = mul nsw i32 %add7, %pitch, !dbg !75
  %idx.ext = sext i32 %mul9 to i64, !dbg !76
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 %idx.ext, !dbg !76
  %div = sdiv i32 %add, 2, !dbg !77
  %idxprom = sext i32 %div to i64, !dbg !76
  %arrayidx = getelementptr inbounds double, ptr %add.ptr, i64 %idxprom, !dbg !76
  %6 = load double, ptr %arrayidx, align 8, !dbg !78, !tbaa !79
  %mul10 = fmul double %6, 2.000000e+00, !dbg !78
  store double %mul10, ptr %arrayidx, align 8, !dbg !78, !tbaa !79
  br label %if.end, !dbg !76

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void, !dbg !81
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!41, !42, !43, !44}
!llvm.ident = !{!45}
!llvm.errno.tbaa = !{!46}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !7, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pitch_in_bytes_race.cu", directory: ".")
!2 = !{!3, !5}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !{!8, !11, !13, !18, !23, !28, !33, !35}
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !9, file: !10, line: 128)
!9 = !DINamespace(name: "ws_math", scope: null)
!10 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !12, entity: !9, file: !10, line: 129)
!12 = !DINamespace(name: "std", scope: null)
!13 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !14, file: !10, line: 154)
!14 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !10, file: !10, line: 137, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !19, file: !10, line: 154)
!19 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !10, file: !10, line: 133, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !24, file: !10, line: 154)
!24 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !10, file: !10, line: 134, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !27}
!27 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !29, file: !10, line: 154)
!29 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !10, file: !10, line: 145, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !4}
!32 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !34, file: !10, line: 154)
!34 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !10, file: !10, line: 147, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !36, file: !10, line: 154)
!36 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !10, file: !10, line: 149, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !40}
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!41 = !{i32 7, !"Dwarf Version", i32 4}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!45 = !{!"clang version 22.1.8"}
!46 = !{!47, !47, i64 0}
!47 = !{!"int", !48, i64 0}
!48 = !{!"omnipotent char", !49, i64 0}
!49 = !{!"Simple C++ TBAA"}
!50 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPdiii", scope: !1, file: !1, line: 3, type: !51, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{null, !3, !39, !39, !39}
!53 = !{!54, !55, !56, !57, !58, !59}
!54 = !DILocalVariable(name: "a", arg: 1, scope: !50, file: !1, line: 3, type: !3)
!55 = !DILocalVariable(name: "pitch", arg: 2, scope: !50, file: !1, line: 3, type: !39)
!56 = !DILocalVariable(name: "width", arg: 3, scope: !50, file: !1, line: 3, type: !39)
!57 = !DILocalVariable(name: "height", arg: 4, scope: !50, file: !1, line: 3, type: !39)
!58 = !DILocalVariable(name: "x", scope: !50, file: !1, line: 4, type: !39)
!59 = !DILocalVariable(name: "y", scope: !50, file: !1, line: 4, type: !39)
!60 = !DILocation(line: 0, scope: !50)
!61 = !DILocation(line: 4, column: 11, scope: !50)
!62 = !DILocation(line: 4, column: 24, scope: !50)
!63 = !DILocation(line: 4, column: 22, scope: !50)
!64 = !DILocation(line: 4, column: 37, scope: !50)
!65 = !DILocation(line: 4, column: 35, scope: !50)
!66 = !DILocation(line: 4, column: 54, scope: !50)
!67 = !DILocation(line: 4, column: 67, scope: !50)
!68 = !DILocation(line: 4, column: 65, scope: !50)
!69 = !DILocation(line: 4, column: 80, scope: !50)
!70 = !DILocation(line: 4, column: 78, scope: !50)
!71 = !DILocation(line: 5, column: 9, scope: !72)
!72 = distinct !DILexicalBlock(scope: !50, file: !1, line: 5, column: 7)
!73 = !DILocation(line: 5, column: 17, scope: !72)
!74 = !DILocation(line: 5, column: 22, scope: !72)
!75 = !DILocation(line: 5, column: 58, scope: !72)
!76 = !DILocation(line: 5, column: 32, scope: !72)
!77 = !DILocation(line: 5, column: 70, scope: !72)
!78 = !DILocation(line: 5, column: 75, scope: !72)
!79 = !{!80, !80, i64 0}
!80 = !{!"double", !48, i64 0}
!81 = !DILocation(line: 6, column: 1, scope: !50)
