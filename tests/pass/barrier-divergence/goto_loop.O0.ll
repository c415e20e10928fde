; ModuleID = 'goto_loop.cu'
source_filename = "goto_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6roundsPi(ptr noundef %p) #0 !dbg !42 {
entry:
  %p.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !47, !DIExpression(), !48)
    #dbg_declare(ptr %i, !49, !DIExpression(), !50)
  store i32 0, ptr %i, align 4, !dbg !50
  br label %again, !dbg !51

again:                                            ; preds = %if.then, %entry
    #dbg_label(!52, !53)
  %0 = load i32, ptr %i, align 4, !dbg !54
  %1 = load ptr, ptr %p.addr, align 8, !dbg !55
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !56
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !57
  %mul = mul i32 %2, %3, !dbg !58
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !59
  %add = add i32 %mul, %4, !dbg !60
  %idxprom = zext i32 %add to i64, !dbg !55
  %arrayidx = getelementptr inbounds nuw i32, ptr %1, i64 %idxprom, !dbg !55
  store i32 %0, ptr %arrayidx, align 4, !dbg !61
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !62
  %5 = load i32, ptr %i, align 4, !dbg !63
  %inc = add nsw i32 %5, 1, !dbg !63
  store i32 %inc, ptr %i, align 4, !dbg !63
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !65
  %and = and i32 %6, 1, !dbg !66
  %add4 = add i32 2, %and, !dbg !67
  %cmp = icmp ult i32 %inc, %add4, !dbg !68
  br i1 %cmp, label %if.then, label %if.end, !dbg !68

if.then:                                          ; preds = %again
  br label %again, !dbg !69

if.end:                                           ; preds = %again
  ret void, !dbg !70
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "goto_loop.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "rounds", linkageName: "_Z6roundsPi", scope: !1, file: !1, line: 6, type: !43, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !46)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!46 = !{}
!47 = !DILocalVariable(name: "p", arg: 1, scope: !42, file: !1, line: 6, type: !45)
!48 = !DILocation(line: 6, column: 29, scope: !42)
!49 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 7, type: !35)
!50 = !DILocation(line: 7, column: 7, scope: !42)
!51 = !DILocation(line: 7, column: 3, scope: !42)
!52 = !DILabel(scope: !42, name: "again", file: !1, line: 8, column: 1)
!53 = !DILocation(line: 8, column: 1, scope: !42)
!54 = !DILocation(line: 8, column: 51, scope: !42)
!55 = !DILocation(line: 8, column: 8, scope: !42)
!56 = !DILocation(line: 8, column: 10, scope: !42)
!57 = !DILocation(line: 8, column: 23, scope: !42)
!58 = !DILocation(line: 8, column: 21, scope: !42)
!59 = !DILocation(line: 8, column: 36, scope: !42)
!60 = !DILocation(line: 8, column: 34, scope: !42)
!61 = !DILocation(line: 8, column: 49, scope: !42)
!62 = !DILocation(line: 9, column: 3, scope: !42)
!63 = !DILocation(line: 10, column: 7, scope: !64)
!64 = distinct !DILexicalBlock(scope: !42, file: !1, line: 10, column: 7)
!65 = !DILocation(line: 10, column: 18, scope: !64)
!66 = !DILocation(line: 10, column: 29, scope: !64)
!67 = !DILocation(line: 10, column: 15, scope: !64)
!68 = !DILocation(line: 10, column: 11, scope: !64)
!69 = !DILocation(line: 10, column: 35, scope: !64)
!70 = !DILocation(line: 11, column: 1, scope: !42)
