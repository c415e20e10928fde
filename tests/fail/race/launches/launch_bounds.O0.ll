; ModuleID = 'launch_bounds.cu'
source_filename = "launch_bounds.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

$_Z6halvesILi256EEvPiPKi = comdat any

$_ZZ6halvesILi256EEvPiPKiE1s = comdat any

@_ZZ6halvesILi256EEvPiPKiE1s = linkonce_odr addrspace(3) global [128 x i32] undef, comdat, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define ptx_kernel void @_Z6halvesILi256EEvPiPKi(ptr noundef %o, ptr noundef %a) #0 comdat !dbg !2 {
entry:
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !57, !DIExpression(), !58)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !59, !DIExpression(), !60)
    #dbg_declare(ptr %t, !61, !DIExpression(), !62)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  store i32 %0, ptr %t, align 4, !dbg !62
  %1 = load ptr, ptr %a.addr, align 8, !dbg !64
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !65
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !66
  %mul = mul i32 %2, %3, !dbg !67
  %4 = load i32, ptr %t, align 4, !dbg !68
  %add = add i32 %mul, %4, !dbg !69
  %idxprom = zext i32 %add to i64, !dbg !64
  %arrayidx = getelementptr inbounds nuw i32, ptr %1, i64 %idxprom, !dbg !64
  %5 = load i32, ptr %arrayidx, align 4, !dbg !64
  %6 = load i32, ptr %t, align 4, !dbg !70
  %rem = srem i32 %6, 128, !dbg !71
  %idxprom3 = sext i32 %rem to i64, !dbg !72
  %arrayidx4 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6halvesILi256EEvPiPKiE1s to ptr), i64 0, i64 %idxprom3, !dbg !72
  store i32 %5, ptr %arrayidx4, align 4, !dbg !73
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !74
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !75
  %sub = sub i32 %7, 1, !dbg !76
  %8 = load i32, ptr %t, align 4, !dbg !77
  %sub6 = sub i32 %sub, %8, !dbg !78
  %rem7 = urem i32 %sub6, 128, !dbg !79
  %idxprom8 = zext i32 %rem7 to i64, !dbg !80
  %arrayidx9 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6halvesILi256EEvPiPKiE1s to ptr), i64 0, i64 %idxprom8, !dbg !80
  %9 = load i32, ptr %arrayidx9, align 4, !dbg !80
  %10 = load ptr, ptr %o.addr, align 8, !dbg !81
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !82
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !83
  %mul12 = mul i32 %11, %12, !dbg !84
  %13 = load i32, ptr %t, align 4, !dbg !85
  %add13 = add i32 %mul12, %13, !dbg !86
  %idxprom14 = zext i32 %add13 to i64, !dbg !81
  %arrayidx15 = getelementptr inbounds nuw i32, ptr %10, i64 %idxprom14, !dbg !81
  store i32 %9, ptr %arrayidx15, align 4, !dbg !87
  ret void, !dbg !88
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!52, !53, !54, !55}
!llvm.ident = !{!56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 5, type: !49, isLocal: false, isDefinition: true)
!2 = distinct !DISubprogram(name: "halves<256>", linkageName: "_Z6halvesILi256EEvPiPKi", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, templateParams: !47, retainedNodes: !46)
!3 = !DIFile(filename: "launch_bounds.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16, !18, !23, !28, !33, !39, !41}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 128)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 129)
!17 = !DINamespace(name: "std", scope: null)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !19, file: !15, line: 154)
!19 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !15, file: !15, line: 137, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !24, file: !15, line: 154)
!24 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !15, file: !15, line: 133, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !27}
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !29, file: !15, line: 154)
!29 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !15, file: !15, line: 134, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !34, file: !15, line: 154)
!34 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !15, file: !15, line: 145, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !38}
!37 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!38 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !40, file: !15, line: 154)
!40 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !15, file: !15, line: 147, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !42, file: !15, line: 154)
!42 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !15, file: !15, line: 149, type: !43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!43 = !DISubroutineType(types: !44)
!44 = !{!7, !45}
!45 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!46 = !{}
!47 = !{!48}
!48 = !DITemplateValueParameter(name: "N", type: !7, value: i32 256)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 4096, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 128)
!52 = !{i32 7, !"Dwarf Version", i32 4}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!56 = !{!"clang version 22.1.8"}
!57 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!58 = !DILocation(line: 4, column: 67, scope: !2)
!59 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 4, type: !8)
!60 = !DILocation(line: 4, column: 81, scope: !2)
!61 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 6, type: !7)
!62 = !DILocation(line: 6, column: 7, scope: !2)
!63 = !DILocation(line: 6, column: 11, scope: !2)
!64 = !DILocation(line: 7, column: 16, scope: !2)
!65 = !DILocation(line: 7, column: 18, scope: !2)
!66 = !DILocation(line: 7, column: 31, scope: !2)
!67 = !DILocation(line: 7, column: 29, scope: !2)
!68 = !DILocation(line: 7, column: 44, scope: !2)
!69 = !DILocation(line: 7, column: 42, scope: !2)
!70 = !DILocation(line: 7, column: 5, scope: !2)
!71 = !DILocation(line: 7, column: 7, scope: !2)
!72 = !DILocation(line: 7, column: 3, scope: !2)
!73 = !DILocation(line: 7, column: 14, scope: !2)
!74 = !DILocation(line: 8, column: 3, scope: !2)
!75 = !DILocation(line: 9, column: 39, scope: !2)
!76 = !DILocation(line: 9, column: 50, scope: !2)
!77 = !DILocation(line: 9, column: 56, scope: !2)
!78 = !DILocation(line: 9, column: 54, scope: !2)
!79 = !DILocation(line: 9, column: 59, scope: !2)
!80 = !DILocation(line: 9, column: 36, scope: !2)
!81 = !DILocation(line: 9, column: 3, scope: !2)
!82 = !DILocation(line: 9, column: 5, scope: !2)
!83 = !DILocation(line: 9, column: 18, scope: !2)
!84 = !DILocation(line: 9, column: 16, scope: !2)
!85 = !DILocation(line: 9, column: 31, scope: !2)
!86 = !DILocation(line: 9, column: 29, scope: !2)
!87 = !DILocation(line: 9, column: 34, scope: !2)
!88 = !DILocation(line: 10, column: 1, scope: !2)
