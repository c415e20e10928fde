; ModuleID = 'items_coded_by_host.cu'
source_filename = "items_coded_by_host.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6unpackPKjPf(ptr noundef %items, ptr noundef %out) #0 !dbg !13 {
entry:
  %items.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %w = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %c = alloca i32, align 4
  %t = alloca i32, align 4
  %hi = alloca i32, align 4
  %lo = alloca i32, align 4
  store ptr %items, ptr %items.addr, align 8
    #dbg_declare(ptr %items.addr, !22, !DIExpression(), !23)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !24, !DIExpression(), !25)
    #dbg_declare(ptr %w, !26, !DIExpression(), !27)
  %0 = load ptr, ptr %items.addr, align 8, !dbg !28
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !29
  %idxprom = zext i32 %1 to i64, !dbg !28
  %arrayidx = getelementptr inbounds nuw i32, ptr %0, i64 %idxprom, !dbg !28
  %2 = load i32, ptr %arrayidx, align 4, !dbg !28
  store i32 %2, ptr %w, align 4, !dbg !27
    #dbg_declare(ptr %a, !30, !DIExpression(), !32)
  %3 = load i32, ptr %w, align 4, !dbg !33
  %shr = lshr i32 %3, 8, !dbg !34
  %and = and i32 %shr, 15, !dbg !35
  store i32 %and, ptr %a, align 4, !dbg !32
    #dbg_declare(ptr %b, !36, !DIExpression(), !37)
  %4 = load i32, ptr %w, align 4, !dbg !38
  %shr1 = lshr i32 %4, 4, !dbg !39
  %and2 = and i32 %shr1, 15, !dbg !40
  store i32 %and2, ptr %b, align 4, !dbg !37
    #dbg_declare(ptr %c, !41, !DIExpression(), !42)
  %5 = load i32, ptr %w, align 4, !dbg !43
  %and3 = and i32 %5, 15, !dbg !44
  store i32 %and3, ptr %c, align 4, !dbg !42
    #dbg_declare(ptr %t, !45, !DIExpression(), !46)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !47
  store i32 %6, ptr %t, align 4, !dbg !46
    #dbg_declare(ptr %hi, !48, !DIExpression(), !49)
  %7 = load i32, ptr %t, align 4, !dbg !50
  %8 = load i32, ptr %b, align 4, !dbg !51
  %9 = load i32, ptr %c, align 4, !dbg !52
  %mul = mul nsw i32 %8, %9, !dbg !53
  %div = sdiv i32 %7, %mul, !dbg !54
  store i32 %div, ptr %hi, align 4, !dbg !49
    #dbg_declare(ptr %lo, !55, !DIExpression(), !56)
  %10 = load i32, ptr %t, align 4, !dbg !57
  %11 = load i32, ptr %b, align 4, !dbg !58
  %12 = load i32, ptr %c, align 4, !dbg !59
  %mul5 = mul nsw i32 %11, %12, !dbg !60
  %rem = srem i32 %10, %mul5, !dbg !61
  store i32 %rem, ptr %lo, align 4, !dbg !56
  %13 = load i32, ptr %hi, align 4, !dbg !62
  %14 = load i32, ptr %a, align 4, !dbg !64
  %cmp = icmp slt i32 %13, %14, !dbg !65
  br i1 %cmp, label %if.then, label %if.end, !dbg !65

if.then:                                          ; preds = %entry
  %15 = load i32, ptr %hi, align 4, !dbg !66
  %conv = sitofp i32 %15 to float, !dbg !66
  %16 = load i32, ptr %lo, align 4, !dbg !67
  %17 = load i32, ptr %c, align 4, !dbg !68
  %div7 = sdiv i32 %16, %17, !dbg !69
  %conv8 = sitofp i32 %div7 to float, !dbg !67
  %18 = call float @llvm.fmuladd.f32(float %conv, float 1.000000e+01, float %conv8), !dbg !70
  %19 = load ptr, ptr %out.addr, align 8, !dbg !71
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !72
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !73
  %mul11 = mul i32 %20, %21, !dbg !74
  %22 = load i32, ptr %t, align 4, !dbg !75
  %add = add i32 %mul11, %22, !dbg !76
  %idxprom12 = zext i32 %add to i64, !dbg !71
  %arrayidx13 = getelementptr inbounds nuw float, ptr %19, i64 %idxprom12, !dbg !71
  store float %18, ptr %arrayidx13, align 4, !dbg !77
  br label %if.end, !dbg !71

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !78
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "items_coded_by_host.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 214)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 215)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = distinct !DISubprogram(name: "unpack", linkageName: "_Z6unpackPKjPf", scope: !1, file: !1, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !21)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !19}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!21 = !{}
!22 = !DILocalVariable(name: "items", arg: 1, scope: !13, file: !1, line: 4, type: !16)
!23 = !DILocation(line: 4, column: 40, scope: !13)
!24 = !DILocalVariable(name: "out", arg: 2, scope: !13, file: !1, line: 4, type: !19)
!25 = !DILocation(line: 4, column: 54, scope: !13)
!26 = !DILocalVariable(name: "w", scope: !13, file: !1, line: 5, type: !18)
!27 = !DILocation(line: 5, column: 12, scope: !13)
!28 = !DILocation(line: 5, column: 16, scope: !13)
!29 = !DILocation(line: 5, column: 22, scope: !13)
!30 = !DILocalVariable(name: "a", scope: !13, file: !1, line: 6, type: !31)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !DILocation(line: 6, column: 7, scope: !13)
!33 = !DILocation(line: 6, column: 11, scope: !13)
!34 = !DILocation(line: 6, column: 13, scope: !13)
!35 = !DILocation(line: 6, column: 18, scope: !13)
!36 = !DILocalVariable(name: "b", scope: !13, file: !1, line: 6, type: !31)
!37 = !DILocation(line: 6, column: 24, scope: !13)
!38 = !DILocation(line: 6, column: 28, scope: !13)
!39 = !DILocation(line: 6, column: 30, scope: !13)
!40 = !DILocation(line: 6, column: 35, scope: !13)
!41 = !DILocalVariable(name: "c", scope: !13, file: !1, line: 6, type: !31)
!42 = !DILocation(line: 6, column: 41, scope: !13)
!43 = !DILocation(line: 6, column: 45, scope: !13)
!44 = !DILocation(line: 6, column: 47, scope: !13)
!45 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 6, type: !31)
!46 = !DILocation(line: 6, column: 53, scope: !13)
!47 = !DILocation(line: 6, column: 57, scope: !13)
!48 = !DILocalVariable(name: "hi", scope: !13, file: !1, line: 7, type: !31)
!49 = !DILocation(line: 7, column: 7, scope: !13)
!50 = !DILocation(line: 7, column: 12, scope: !13)
!51 = !DILocation(line: 7, column: 17, scope: !13)
!52 = !DILocation(line: 7, column: 21, scope: !13)
!53 = !DILocation(line: 7, column: 19, scope: !13)
!54 = !DILocation(line: 7, column: 14, scope: !13)
!55 = !DILocalVariable(name: "lo", scope: !13, file: !1, line: 7, type: !31)
!56 = !DILocation(line: 7, column: 25, scope: !13)
!57 = !DILocation(line: 7, column: 30, scope: !13)
!58 = !DILocation(line: 7, column: 35, scope: !13)
!59 = !DILocation(line: 7, column: 39, scope: !13)
!60 = !DILocation(line: 7, column: 37, scope: !13)
!61 = !DILocation(line: 7, column: 32, scope: !13)
!62 = !DILocation(line: 8, column: 7, scope: !63)
!63 = distinct !DILexicalBlock(scope: !13, file: !1, line: 8, column: 7)
!64 = !DILocation(line: 8, column: 12, scope: !63)
!65 = !DILocation(line: 8, column: 10, scope: !63)
!66 = !DILocation(line: 8, column: 50, scope: !63)
!67 = !DILocation(line: 8, column: 62, scope: !63)
!68 = !DILocation(line: 8, column: 67, scope: !63)
!69 = !DILocation(line: 8, column: 65, scope: !63)
!70 = !DILocation(line: 8, column: 60, scope: !63)
!71 = !DILocation(line: 8, column: 15, scope: !63)
!72 = !DILocation(line: 8, column: 19, scope: !63)
!73 = !DILocation(line: 8, column: 32, scope: !63)
!74 = !DILocation(line: 8, column: 30, scope: !63)
!75 = !DILocation(line: 8, column: 45, scope: !63)
!76 = !DILocation(line: 8, column: 43, scope: !63)
!77 = !DILocation(line: 8, column: 48, scope: !63)
!78 = !DILocation(line: 9, column: 1, scope: !13)
