; ModuleID = 'cells_repeat.cu'
source_filename = "cells_repeat.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ4turnPiE5cells = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4turnPi(ptr noundef %out) #0 !dbg !2 {
entry:
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !53, !DIExpression(), !54)
    #dbg_declare(ptr %t, !55, !DIExpression(), !57)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !58
  %and = and i32 %0, 255, !dbg !59
  store i32 %and, ptr %t, align 4, !dbg !57
  %1 = load i32, ptr %t, align 4, !dbg !60
  %2 = load i32, ptr %t, align 4, !dbg !61
  %idxprom = zext i32 %2 to i64, !dbg !62
  %arrayidx = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4turnPiE5cells to ptr), i64 0, i64 %idxprom, !dbg !62
  store i32 %1, ptr %arrayidx, align 4, !dbg !63
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !64
  %3 = load i32, ptr %t, align 4, !dbg !65
  %add = add i32 %3, 1, !dbg !66
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !67
  %rem = urem i32 %add, %4, !dbg !68
  %idxprom2 = zext i32 %rem to i64, !dbg !69
  %arrayidx3 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4turnPiE5cells to ptr), i64 0, i64 %idxprom2, !dbg !69
  %5 = load i32, ptr %arrayidx3, align 4, !dbg !69
  %6 = load ptr, ptr %out.addr, align 8, !dbg !70
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !71
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !72
  %mul = mul i32 %7, %8, !dbg !73
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74
  %add7 = add i32 %mul, %9, !dbg !75
  %idxprom8 = zext i32 %add7 to i64, !dbg !70
  %arrayidx9 = getelementptr inbounds nuw i32, ptr %6, i64 %idxprom8, !dbg !70
  store i32 %5, ptr %arrayidx9, align 4, !dbg !76
  ret void, !dbg !77
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!48, !49, !50, !51}
!llvm.ident = !{!52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "cells", scope: !2, file: !3, line: 5, type: !45, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "turn", linkageName: "_Z4turnPi", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !44)
!3 = !DIFile(filename: "cells_repeat.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14, !16, !21, !26, !31, !37, !39}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 128)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 129)
!15 = !DINamespace(name: "std", scope: null)
!16 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !17, file: !13, line: 154)
!17 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !13, file: !13, line: 137, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !20}
!20 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!21 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !22, file: !13, line: 154)
!22 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !13, file: !13, line: 133, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!23 = !DISubroutineType(types: !24)
!24 = !{!25, !25}
!25 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!26 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !27, file: !13, line: 154)
!27 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !13, file: !13, line: 134, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!28 = !DISubroutineType(types: !29)
!29 = !{!30, !30}
!30 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !32, file: !13, line: 154)
!32 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !13, file: !13, line: 145, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!36 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !38, file: !13, line: 154)
!38 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !13, file: !13, line: 147, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !40, file: !13, line: 154)
!40 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !13, file: !13, line: 149, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!41 = !DISubroutineType(types: !42)
!42 = !{!7, !43}
!43 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!44 = !{}
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8192, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 256)
!48 = !{i32 7, !"Dwarf Version", i32 4}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!52 = !{!"clang version 22.1.8"}
!53 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!54 = !DILocation(line: 4, column: 27, scope: !2)
!55 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 6, type: !56)
!56 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!57 = !DILocation(line: 6, column: 12, scope: !2)
!58 = !DILocation(line: 6, column: 16, scope: !2)
!59 = !DILocation(line: 6, column: 28, scope: !2)
!60 = !DILocation(line: 7, column: 14, scope: !2)
!61 = !DILocation(line: 7, column: 9, scope: !2)
!62 = !DILocation(line: 7, column: 3, scope: !2)
!63 = !DILocation(line: 7, column: 12, scope: !2)
!64 = !DILocation(line: 8, column: 3, scope: !2)
!65 = !DILocation(line: 9, column: 55, scope: !2)
!66 = !DILocation(line: 9, column: 57, scope: !2)
!67 = !DILocation(line: 9, column: 64, scope: !2)
!68 = !DILocation(line: 9, column: 62, scope: !2)
!69 = !DILocation(line: 9, column: 48, scope: !2)
!70 = !DILocation(line: 9, column: 3, scope: !2)
!71 = !DILocation(line: 9, column: 7, scope: !2)
!72 = !DILocation(line: 9, column: 20, scope: !2)
!73 = !DILocation(line: 9, column: 18, scope: !2)
!74 = !DILocation(line: 9, column: 33, scope: !2)
!75 = !DILocation(line: 9, column: 31, scope: !2)
!76 = !DILocation(line: 9, column: 46, scope: !2)
!77 = !DILocation(line: 10, column: 1, scope: !2)
