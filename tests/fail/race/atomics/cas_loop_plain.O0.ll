; ModuleID = 'cas_loop_plain.cu'
source_filename = "cas_loop_plain.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPjS_S_S_(ptr noundef %sum, ptr noundef %copy, ptr noundef %other, ptr noundef %seen) #0 !dbg !13 {
entry:
  %p.addr.i16 = alloca ptr, align 8
  %e.addr.i17 = alloca i32, align 4
  %v.addr.i18 = alloca i32, align 4
  %.atomictmp.i19 = alloca i32, align 4
  %cmpxchg.bool.i20 = alloca i8, align 1
  %p.addr.i7 = alloca ptr, align 8
  %e.addr.i8 = alloca i32, align 4
  %v.addr.i9 = alloca i32, align 4
  %.atomictmp.i10 = alloca i32, align 4
  %cmpxchg.bool.i11 = alloca i8, align 1
  %p.addr.i = alloca ptr, align 8
  %e.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %cmpxchg.bool.i = alloca i8, align 1
  %sum.addr = alloca ptr, align 8
  %copy.addr = alloca ptr, align 8
  %other.addr = alloca ptr, align 8
  %seen.addr = alloca ptr, align 8
  %old = alloca i32, align 4
  %first = alloca i32, align 4
  %assumed = alloca i32, align 4
  %mine = alloca i32, align 4
  store ptr %sum, ptr %sum.addr, align 8
    #dbg_declare(ptr %sum.addr, !19, !DIExpression(), !20)
  store ptr %copy, ptr %copy.addr, align 8
    #dbg_declare(ptr %copy.addr, !21, !DIExpression(), !22)
  store ptr %other, ptr %other.addr, align 8
    #dbg_declare(ptr %other.addr, !23, !DIExpression(), !24)
  store ptr %seen, ptr %seen.addr, align 8
    #dbg_declare(ptr %seen.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %old, !27, !DIExpression(), !28)
  %0 = load ptr, ptr %sum.addr, align 8, !dbg !29
  %1 = load i32, ptr %0, align 4, !dbg !30
  store i32 %1, ptr %old, align 4, !dbg !28
    #dbg_declare(ptr %first, !31, !DIExpression(), !32)
  %2 = load i32, ptr %old, align 4, !dbg !33
  store i32 %2, ptr %first, align 4, !dbg !32
    #dbg_declare(ptr %assumed, !34, !DIExpression(), !35)
  br label %do.body, !dbg !36

do.body:                                          ; preds = %do.cond, %entry
  %3 = load i32, ptr %old, align 4, !dbg !37
  store i32 %3, ptr %assumed, align 4, !dbg !39
  %4 = load ptr, ptr %sum.addr, align 8, !dbg !40
  %5 = load i32, ptr %assumed, align 4, !dbg !41
  %6 = load i32, ptr %assumed, align 4, !dbg !42
  %add = add i32 %6, 1, !dbg !43
  store ptr %4, ptr %p.addr.i16, align 8, !dbg !44
  store i32 %5, ptr %e.addr.i17, align 4, !dbg !44
  store i32 %add, ptr %v.addr.i18, align 4, !dbg !44
  %7 = load ptr, ptr %p.addr.i16, align 8, !dbg !44
  %8 = load i32, ptr %v.addr.i18, align 4, !dbg !44
  store i32 %8, ptr %.atomictmp.i19, align 4, !dbg !44
  %9 = load i32, ptr %e.addr.i17, align 4, !dbg !44
  %10 = load i32, ptr %.atomictmp.i19, align 4, !dbg !44
  %11 = cmpxchg ptr %7, i32 %9, i32 %10 monotonic monotonic, align 4, !dbg !44
  %12 = extractvalue { i32, i1 } %11, 0, !dbg !44
  %13 = extractvalue { i32, i1 } %11, 1, !dbg !44
  br i1 %13, label %_ZL9atomicCASPjjj.exit24, label %cmpxchg.store_expected.i21, !dbg !44

cmpxchg.store_expected.i21:                       ; preds = %do.body
  store i32 %12, ptr %e.addr.i17, align 4, !dbg !44
  br label %_ZL9atomicCASPjjj.exit24, !dbg !44

_ZL9atomicCASPjjj.exit24:                         ; preds = %do.body, %cmpxchg.store_expected.i21
  %storedv.i22 = zext i1 %13 to i8, !dbg !44
  store i8 %storedv.i22, ptr %cmpxchg.bool.i20, align 1, !dbg !44
  %14 = load i8, ptr %cmpxchg.bool.i20, align 1, !dbg !44
  %loadedv.i23 = trunc i8 %14 to i1, !dbg !44
  %15 = load i32, ptr %e.addr.i17, align 4, !dbg !44
  store i32 %15, ptr %old, align 4, !dbg !45
  br label %do.cond, !dbg !46

do.cond:                                          ; preds = %_ZL9atomicCASPjjj.exit24
  %16 = load i32, ptr %assumed, align 4, !dbg !47
  %17 = load i32, ptr %old, align 4, !dbg !48
  %cmp = icmp ne i32 %16, %17, !dbg !49
  br i1 %cmp, label %do.body, label %do.end, !dbg !46, !llvm.loop !50

do.end:                                           ; preds = %do.cond
  %18 = load i32, ptr %first, align 4, !dbg !53
  %19 = load ptr, ptr %seen.addr, align 8, !dbg !54
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !55
  %mul = mul i32 %20, 64, !dbg !56
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57
  %add3 = add i32 %mul, %21, !dbg !58
  %idxprom = zext i32 %add3 to i64, !dbg !54
  %arrayidx = getelementptr inbounds nuw i32, ptr %19, i64 %idxprom, !dbg !54
  store i32 %18, ptr %arrayidx, align 4, !dbg !59
    #dbg_declare(ptr %mine, !60, !DIExpression(), !61)
  %22 = load ptr, ptr %copy.addr, align 8, !dbg !62
  %23 = load i32, ptr %22, align 4, !dbg !63
  store i32 %23, ptr %mine, align 4, !dbg !61
  %24 = load ptr, ptr %other.addr, align 8, !dbg !64
  %25 = load i32, ptr %mine, align 4, !dbg !65
  %26 = load i32, ptr %mine, align 4, !dbg !66
  %add4 = add i32 %26, 1, !dbg !67
  store ptr %24, ptr %p.addr.i7, align 8, !dbg !68
  store i32 %25, ptr %e.addr.i8, align 4, !dbg !68
  store i32 %add4, ptr %v.addr.i9, align 4, !dbg !68
  %27 = load ptr, ptr %p.addr.i7, align 8, !dbg !68
  %28 = load i32, ptr %v.addr.i9, align 4, !dbg !68
  store i32 %28, ptr %.atomictmp.i10, align 4, !dbg !68
  %29 = load i32, ptr %e.addr.i8, align 4, !dbg !68
  %30 = load i32, ptr %.atomictmp.i10, align 4, !dbg !68
  %31 = cmpxchg ptr %27, i32 %29, i32 %30 monotonic monotonic, align 4, !dbg !68
  %32 = extractvalue { i32, i1 } %31, 0, !dbg !68
  %33 = extractvalue { i32, i1 } %31, 1, !dbg !68
  br i1 %33, label %_ZL9atomicCASPjjj.exit15, label %cmpxchg.store_expected.i12, !dbg !68

cmpxchg.store_expected.i12:                       ; preds = %do.end
  store i32 %32, ptr %e.addr.i8, align 4, !dbg !68
  br label %_ZL9atomicCASPjjj.exit15, !dbg !68

_ZL9atomicCASPjjj.exit15:                         ; preds = %do.end, %cmpxchg.store_expected.i12
  %storedv.i13 = zext i1 %33 to i8, !dbg !68
  store i8 %storedv.i13, ptr %cmpxchg.bool.i11, align 1, !dbg !68
  %34 = load i8, ptr %cmpxchg.bool.i11, align 1, !dbg !68
  %loadedv.i14 = trunc i8 %34 to i1, !dbg !68
  %35 = load i32, ptr %e.addr.i8, align 4, !dbg !68
  %36 = load ptr, ptr %copy.addr, align 8, !dbg !69
  store ptr %36, ptr %p.addr.i, align 8, !dbg !70
  store i32 0, ptr %e.addr.i, align 4, !dbg !70
  store i32 1, ptr %v.addr.i, align 4, !dbg !70
  %37 = load ptr, ptr %p.addr.i, align 8, !dbg !70
  %38 = load i32, ptr %v.addr.i, align 4, !dbg !70
  store i32 %38, ptr %.atomictmp.i, align 4, !dbg !70
  %39 = load i32, ptr %e.addr.i, align 4, !dbg !70
  %40 = load i32, ptr %.atomictmp.i, align 4, !dbg !70
  %41 = cmpxchg ptr %37, i32 %39, i32 %40 monotonic monotonic, align 4, !dbg !70
  %42 = extractvalue { i32, i1 } %41, 0, !dbg !70
  %43 = extractvalue { i32, i1 } %41, 1, !dbg !70
  br i1 %43, label %_ZL9atomicCASPjjj.exit, label %cmpxchg.store_expected.i, !dbg !70

cmpxchg.store_expected.i:                         ; preds = %_ZL9atomicCASPjjj.exit15
  store i32 %42, ptr %e.addr.i, align 4, !dbg !70
  br label %_ZL9atomicCASPjjj.exit, !dbg !70

_ZL9atomicCASPjjj.exit:                           ; preds = %_ZL9atomicCASPjjj.exit15, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %43 to i8, !dbg !70
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !70
  %44 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !70
  %loadedv.i = trunc i8 %44 to i1, !dbg !70
  %45 = load i32, ptr %e.addr.i, align 4, !dbg !70
  ret void, !dbg !71
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cas_loop_plain.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 206)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 207)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPjS_S_S_", scope: !1, file: !1, line: 15, type: !14, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !16, !16, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !{}
!19 = !DILocalVariable(name: "sum", arg: 1, scope: !13, file: !1, line: 15, type: !16)
!20 = !DILocation(line: 15, column: 29, scope: !13)
!21 = !DILocalVariable(name: "copy", arg: 2, scope: !13, file: !1, line: 15, type: !16)
!22 = !DILocation(line: 15, column: 44, scope: !13)
!23 = !DILocalVariable(name: "other", arg: 3, scope: !13, file: !1, line: 15, type: !16)
!24 = !DILocation(line: 15, column: 60, scope: !13)
!25 = !DILocalVariable(name: "seen", arg: 4, scope: !13, file: !1, line: 15, type: !16)
!26 = !DILocation(line: 15, column: 77, scope: !13)
!27 = !DILocalVariable(name: "old", scope: !13, file: !1, line: 16, type: !17)
!28 = !DILocation(line: 16, column: 12, scope: !13)
!29 = !DILocation(line: 16, column: 19, scope: !13)
!30 = !DILocation(line: 16, column: 18, scope: !13)
!31 = !DILocalVariable(name: "first", scope: !13, file: !1, line: 16, type: !17)
!32 = !DILocation(line: 16, column: 24, scope: !13)
!33 = !DILocation(line: 16, column: 32, scope: !13)
!34 = !DILocalVariable(name: "assumed", scope: !13, file: !1, line: 16, type: !17)
!35 = !DILocation(line: 16, column: 37, scope: !13)
!36 = !DILocation(line: 17, column: 3, scope: !13)
!37 = !DILocation(line: 18, column: 15, scope: !38)
!38 = distinct !DILexicalBlock(scope: !13, file: !1, line: 17, column: 6)
!39 = !DILocation(line: 18, column: 13, scope: !38)
!40 = !DILocation(line: 19, column: 21, scope: !38)
!41 = !DILocation(line: 19, column: 26, scope: !38)
!42 = !DILocation(line: 19, column: 35, scope: !38)
!43 = !DILocation(line: 19, column: 43, scope: !38)
!44 = !DILocation(line: 19, column: 11, scope: !38)
!45 = !DILocation(line: 19, column: 9, scope: !38)
!46 = !DILocation(line: 20, column: 3, scope: !38)
!47 = !DILocation(line: 20, column: 12, scope: !13)
!48 = !DILocation(line: 20, column: 23, scope: !13)
!49 = !DILocation(line: 20, column: 20, scope: !13)
!50 = distinct !{!50, !36, !51, !52}
!51 = !DILocation(line: 20, column: 26, scope: !13)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !DILocation(line: 21, column: 41, scope: !13)
!54 = !DILocation(line: 21, column: 3, scope: !13)
!55 = !DILocation(line: 21, column: 8, scope: !13)
!56 = !DILocation(line: 21, column: 19, scope: !13)
!57 = !DILocation(line: 21, column: 26, scope: !13)
!58 = !DILocation(line: 21, column: 24, scope: !13)
!59 = !DILocation(line: 21, column: 39, scope: !13)
!60 = !DILocalVariable(name: "mine", scope: !13, file: !1, line: 22, type: !17)
!61 = !DILocation(line: 22, column: 12, scope: !13)
!62 = !DILocation(line: 22, column: 20, scope: !13)
!63 = !DILocation(line: 22, column: 19, scope: !13)
!64 = !DILocation(line: 23, column: 13, scope: !13)
!65 = !DILocation(line: 23, column: 20, scope: !13)
!66 = !DILocation(line: 23, column: 26, scope: !13)
!67 = !DILocation(line: 23, column: 31, scope: !13)
!68 = !DILocation(line: 23, column: 3, scope: !13)
!69 = !DILocation(line: 24, column: 13, scope: !13)
!70 = !DILocation(line: 24, column: 3, scope: !13)
!71 = !DILocation(line: 25, column: 1, scope: !13)
