; ModuleID = 'cas_loop_guide.cu'
source_filename = "cas_loop_guide.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef double @_Z3addPddS_(ptr noundef %address, double noundef %val, ptr noundef %first) #0 !dbg !18 {
entry:
  %x.addr.i7 = alloca double, align 8
  %p.addr.i = alloca ptr, align 8
  %e.addr.i = alloca i64, align 8
  %v.addr.i = alloca i64, align 8
  %.atomictmp.i = alloca i64, align 8
  %cmpxchg.bool.i = alloca i8, align 1
  %x.addr.i6 = alloca i64, align 8
  %x.addr.i5 = alloca i64, align 8
  %x.addr.i = alloca i64, align 8
  %address.addr = alloca ptr, align 8
  %val.addr = alloca double, align 8
  %first.addr = alloca ptr, align 8
  %as_ull = alloca ptr, align 8
  %old = alloca i64, align 8
  %assumed = alloca i64, align 8
  store ptr %address, ptr %address.addr, align 8
    #dbg_declare(ptr %address.addr, !23, !DIExpression(), !24)
  store double %val, ptr %val.addr, align 8
    #dbg_declare(ptr %val.addr, !25, !DIExpression(), !26)
  store ptr %first, ptr %first.addr, align 8
    #dbg_declare(ptr %first.addr, !27, !DIExpression(), !28)
    #dbg_declare(ptr %as_ull, !29, !DIExpression(), !30)
  %0 = load ptr, ptr %address.addr, align 8, !dbg !31
  store ptr %0, ptr %as_ull, align 8, !dbg !30
    #dbg_declare(ptr %old, !32, !DIExpression(), !33)
  %1 = load ptr, ptr %as_ull, align 8, !dbg !34
  %2 = load i64, ptr %1, align 8, !dbg !35
  store i64 %2, ptr %old, align 8, !dbg !33
    #dbg_declare(ptr %assumed, !36, !DIExpression(), !37)
  %3 = load i64, ptr %old, align 8, !dbg !38
  store i64 %3, ptr %x.addr.i6, align 8, !dbg !39
  %4 = load double, ptr %x.addr.i6, align 8, !dbg !39
  %5 = load ptr, ptr %first.addr, align 8, !dbg !40
  store double %4, ptr %5, align 8, !dbg !41
  br label %do.body, !dbg !42

do.body:                                          ; preds = %do.cond, %entry
  %6 = load i64, ptr %old, align 8, !dbg !43
  store i64 %6, ptr %assumed, align 8, !dbg !45
  %7 = load ptr, ptr %as_ull, align 8, !dbg !46
  %8 = load i64, ptr %assumed, align 8, !dbg !47
  %9 = load double, ptr %val.addr, align 8, !dbg !48
  %10 = load i64, ptr %assumed, align 8, !dbg !49
  store i64 %10, ptr %x.addr.i5, align 8, !dbg !50
  %11 = load double, ptr %x.addr.i5, align 8, !dbg !50
  %add = fadd double %9, %11, !dbg !51
  store double %add, ptr %x.addr.i7, align 8, !dbg !52
  %12 = load i64, ptr %x.addr.i7, align 8, !dbg !52
  store ptr %7, ptr %p.addr.i, align 8, !dbg !53
  store i64 %8, ptr %e.addr.i, align 8, !dbg !53
  store i64 %12, ptr %v.addr.i, align 8, !dbg !53
  %13 = load ptr, ptr %p.addr.i, align 8, !dbg !53
  %14 = load i64, ptr %v.addr.i, align 8, !dbg !53
  store i64 %14, ptr %.atomictmp.i, align 8, !dbg !53
  %15 = load i64, ptr %e.addr.i, align 8, !dbg !53
  %16 = load i64, ptr %.atomictmp.i, align 8, !dbg !53
  %17 = cmpxchg ptr %13, i64 %15, i64 %16 monotonic monotonic, align 8, !dbg !53
  %18 = extractvalue { i64, i1 } %17, 0, !dbg !53
  %19 = extractvalue { i64, i1 } %17, 1, !dbg !53
  br i1 %19, label %_ZL9atomicCASPyyy.exit, label %cmpxchg.store_expected.i, !dbg !53

cmpxchg.store_expected.i:                         ; preds = %do.body
  store i64 %18, ptr %e.addr.i, align 8, !dbg !53
  br label %_ZL9atomicCASPyyy.exit, !dbg !53

_ZL9atomicCASPyyy.exit:                           ; preds = %do.body, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %19 to i8, !dbg !53
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !53
  %20 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !53
  %loadedv.i = trunc i8 %20 to i1, !dbg !53
  %21 = load i64, ptr %e.addr.i, align 8, !dbg !53
  store i64 %21, ptr %old, align 8, !dbg !54
  br label %do.cond, !dbg !55

do.cond:                                          ; preds = %_ZL9atomicCASPyyy.exit
  %22 = load i64, ptr %assumed, align 8, !dbg !56
  %23 = load i64, ptr %old, align 8, !dbg !57
  %cmp = icmp ne i64 %22, %23, !dbg !58
  br i1 %cmp, label %do.body, label %do.end, !dbg !55, !llvm.loop !59

do.end:                                           ; preds = %do.cond
  %24 = load i64, ptr %old, align 8, !dbg !62
  store i64 %24, ptr %x.addr.i, align 8, !dbg !63
  %25 = load double, ptr %x.addr.i, align 8, !dbg !63
  ret double %25, !dbg !64
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPdPKfS_(ptr noundef %s, ptr noundef %x, ptr noundef %first) #1 !dbg !65 {
entry:
  %s.addr = alloca ptr, align 8
  %x.addr = alloca ptr, align 8
  %first.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
    #dbg_declare(ptr %s.addr, !71, !DIExpression(), !72)
  store ptr %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !73, !DIExpression(), !74)
  store ptr %first, ptr %first.addr, align 8
    #dbg_declare(ptr %first.addr, !75, !DIExpression(), !76)
    #dbg_declare(ptr %i, !77, !DIExpression(), !79)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !80
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !81
  %mul = mul i32 %0, %1, !dbg !82
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !83
  %add = add i32 %mul, %2, !dbg !84
  store i32 %add, ptr %i, align 4, !dbg !79
  %3 = load ptr, ptr %s.addr, align 8, !dbg !85
  %4 = load ptr, ptr %x.addr, align 8, !dbg !86
  %5 = load i32, ptr %i, align 4, !dbg !87
  %idxprom = sext i32 %5 to i64, !dbg !86
  %arrayidx = getelementptr inbounds float, ptr %4, i64 %idxprom, !dbg !86
  %6 = load float, ptr %arrayidx, align 4, !dbg !86
  %conv = fpext float %6 to double, !dbg !86
  %7 = load ptr, ptr %first.addr, align 8, !dbg !88
  %8 = load i32, ptr %i, align 4, !dbg !89
  %idx.ext = sext i32 %8 to i64, !dbg !90
  %add.ptr = getelementptr inbounds double, ptr %7, i64 %idx.ext, !dbg !90
  %call3 = call contract noundef double @_Z3addPddS_(ptr noundef %3, double noundef %conv, ptr noundef %add.ptr) #3, !dbg !91
  ret void, !dbg !92
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !7, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cas_loop_guide.cu", directory: ".")
!2 = !{!3, !5, !6}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!6 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!7 = !{!8, !11}
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !9, file: !10, line: 214)
!9 = !DINamespace(name: "ws_math", scope: null)
!10 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !12, entity: !9, file: !10, line: 215)
!12 = !DINamespace(name: "std", scope: null)
!13 = !{i32 7, !"Dwarf Version", i32 4}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!17 = !{!"clang version 22.1.8"}
!18 = distinct !DISubprogram(name: "add", linkageName: "_Z3addPddS_", scope: !1, file: !1, line: 7, type: !19, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !22)
!19 = !DISubroutineType(types: !20)
!20 = !{!5, !21, !5, !21}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!22 = !{}
!23 = !DILocalVariable(name: "address", arg: 1, scope: !18, file: !1, line: 7, type: !21)
!24 = !DILocation(line: 7, column: 31, scope: !18)
!25 = !DILocalVariable(name: "val", arg: 2, scope: !18, file: !1, line: 7, type: !5)
!26 = !DILocation(line: 7, column: 47, scope: !18)
!27 = !DILocalVariable(name: "first", arg: 3, scope: !18, file: !1, line: 7, type: !21)
!28 = !DILocation(line: 7, column: 60, scope: !18)
!29 = !DILocalVariable(name: "as_ull", scope: !18, file: !1, line: 8, type: !3)
!30 = !DILocation(line: 8, column: 27, scope: !18)
!31 = !DILocation(line: 8, column: 62, scope: !18)
!32 = !DILocalVariable(name: "old", scope: !18, file: !1, line: 9, type: !4)
!33 = !DILocation(line: 9, column: 26, scope: !18)
!34 = !DILocation(line: 10, column: 8, scope: !18)
!35 = !DILocation(line: 10, column: 7, scope: !18)
!36 = !DILocalVariable(name: "assumed", scope: !18, file: !1, line: 10, type: !4)
!37 = !DILocation(line: 10, column: 16, scope: !18)
!38 = !DILocation(line: 11, column: 33, scope: !18)
!39 = !DILocation(line: 11, column: 12, scope: !18)
!40 = !DILocation(line: 11, column: 4, scope: !18)
!41 = !DILocation(line: 11, column: 10, scope: !18)
!42 = !DILocation(line: 12, column: 3, scope: !18)
!43 = !DILocation(line: 13, column: 15, scope: !44)
!44 = distinct !DILexicalBlock(scope: !18, file: !1, line: 12, column: 6)
!45 = !DILocation(line: 13, column: 13, scope: !44)
!46 = !DILocation(line: 14, column: 21, scope: !44)
!47 = !DILocation(line: 14, column: 29, scope: !44)
!48 = !DILocation(line: 14, column: 59, scope: !44)
!49 = !DILocation(line: 14, column: 86, scope: !44)
!50 = !DILocation(line: 14, column: 65, scope: !44)
!51 = !DILocation(line: 14, column: 63, scope: !44)
!52 = !DILocation(line: 14, column: 38, scope: !44)
!53 = !DILocation(line: 14, column: 11, scope: !44)
!54 = !DILocation(line: 14, column: 9, scope: !44)
!55 = !DILocation(line: 15, column: 3, scope: !44)
!56 = !DILocation(line: 15, column: 12, scope: !18)
!57 = !DILocation(line: 15, column: 23, scope: !18)
!58 = !DILocation(line: 15, column: 20, scope: !18)
!59 = distinct !{!59, !42, !60, !61}
!60 = !DILocation(line: 15, column: 26, scope: !18)
!61 = !{!"llvm.loop.mustprogress"}
!62 = !DILocation(line: 16, column: 31, scope: !18)
!63 = !DILocation(line: 16, column: 10, scope: !18)
!64 = !DILocation(line: 16, column: 3, scope: !18)
!65 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPdPKfS_", scope: !1, file: !1, line: 18, type: !66, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !22)
!66 = !DISubroutineType(types: !67)
!67 = !{null, !21, !68, !21}
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !70)
!70 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!71 = !DILocalVariable(name: "s", arg: 1, scope: !65, file: !1, line: 18, type: !21)
!72 = !DILocation(line: 18, column: 27, scope: !65)
!73 = !DILocalVariable(name: "x", arg: 2, scope: !65, file: !1, line: 18, type: !68)
!74 = !DILocation(line: 18, column: 43, scope: !65)
!75 = !DILocalVariable(name: "first", arg: 3, scope: !65, file: !1, line: 18, type: !21)
!76 = !DILocation(line: 18, column: 54, scope: !65)
!77 = !DILocalVariable(name: "i", scope: !65, file: !1, line: 19, type: !78)
!78 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!79 = !DILocation(line: 19, column: 7, scope: !65)
!80 = !DILocation(line: 19, column: 11, scope: !65)
!81 = !DILocation(line: 19, column: 24, scope: !65)
!82 = !DILocation(line: 19, column: 22, scope: !65)
!83 = !DILocation(line: 19, column: 37, scope: !65)
!84 = !DILocation(line: 19, column: 35, scope: !65)
!85 = !DILocation(line: 20, column: 7, scope: !65)
!86 = !DILocation(line: 20, column: 10, scope: !65)
!87 = !DILocation(line: 20, column: 12, scope: !65)
!88 = !DILocation(line: 20, column: 16, scope: !65)
!89 = !DILocation(line: 20, column: 24, scope: !65)
!90 = !DILocation(line: 20, column: 22, scope: !65)
!91 = !DILocation(line: 20, column: 3, scope: !65)
!92 = !DILocation(line: 21, column: 1, scope: !65)
