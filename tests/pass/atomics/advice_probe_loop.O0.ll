; ModuleID = 'advice_probe_loop.cu'
source_filename = "advice_probe_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6spgemmPKiPKfPiPfi(ptr noundef %cols, ptr noundef %vals, ptr noundef %id, ptr noundef %acc, i32 noundef %n) #0 !dbg !13 {
entry:
  %p.addr.i16 = alloca ptr, align 8
  %v.addr.i17 = alloca float, align 4
  %.atomictmp.i18 = alloca float, align 4
  %atomic-temp.i = alloca float, align 4
  %p.addr.i = alloca ptr, align 8
  %e.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %cmpxchg.bool.i = alloca i8, align 1
  %cols.addr = alloca ptr, align 8
  %vals.addr = alloca ptr, align 8
  %id.addr = alloca ptr, align 8
  %acc.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %key = alloca i32, align 4
  %h = alloca i32, align 4
  %old = alloca i32, align 4
  store ptr %cols, ptr %cols.addr, align 8
    #dbg_declare(ptr %cols.addr, !25, !DIExpression(), !26)
  store ptr %vals, ptr %vals.addr, align 8
    #dbg_declare(ptr %vals.addr, !27, !DIExpression(), !28)
  store ptr %id, ptr %id.addr, align 8
    #dbg_declare(ptr %id.addr, !29, !DIExpression(), !30)
  store ptr %acc, ptr %acc.addr, align 8
    #dbg_declare(ptr %acc.addr, !31, !DIExpression(), !32)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !33, !DIExpression(), !34)
    #dbg_declare(ptr %i, !35, !DIExpression(), !36)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !37
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !38
  %mul = mul i32 %0, %1, !dbg !39
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  %add = add i32 %mul, %2, !dbg !41
  store i32 %add, ptr %i, align 4, !dbg !36
  %3 = load i32, ptr %i, align 4, !dbg !42
  %4 = load i32, ptr %n.addr, align 4, !dbg !44
  %cmp = icmp sge i32 %3, %4, !dbg !45
  br i1 %cmp, label %if.then, label %if.end, !dbg !45

if.then:                                          ; preds = %entry
  br label %while.end, !dbg !46

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %key, !47, !DIExpression(), !48)
  %5 = load ptr, ptr %cols.addr, align 8, !dbg !49
  %6 = load i32, ptr %i, align 4, !dbg !50
  %idxprom = sext i32 %6 to i64, !dbg !49
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !49
  %7 = load i32, ptr %arrayidx, align 4, !dbg !49
  store i32 %7, ptr %key, align 4, !dbg !48
    #dbg_declare(ptr %h, !51, !DIExpression(), !52)
  %8 = load i32, ptr %key, align 4, !dbg !53
  %mul3 = mul nsw i32 %8, 107, !dbg !54
  %and = and i32 %mul3, 255, !dbg !55
  store i32 %and, ptr %h, align 4, !dbg !52
  br label %while.body, !dbg !56

while.body:                                       ; preds = %if.end, %if.end13
    #dbg_declare(ptr %old, !57, !DIExpression(), !59)
  %9 = load ptr, ptr %id.addr, align 8, !dbg !60
  %10 = load i32, ptr %h, align 4, !dbg !61
  %idx.ext = sext i32 %10 to i64, !dbg !62
  %add.ptr = getelementptr inbounds i32, ptr %9, i64 %idx.ext, !dbg !62
  %11 = load i32, ptr %key, align 4, !dbg !63
  store ptr %add.ptr, ptr %p.addr.i, align 8, !dbg !64
  store i32 -1, ptr %e.addr.i, align 4, !dbg !64
  store i32 %11, ptr %v.addr.i, align 4, !dbg !64
  %12 = load ptr, ptr %p.addr.i, align 8, !dbg !64
  %13 = load i32, ptr %v.addr.i, align 4, !dbg !64
  store i32 %13, ptr %.atomictmp.i, align 4, !dbg !64
  %14 = load i32, ptr %e.addr.i, align 4, !dbg !64
  %15 = load i32, ptr %.atomictmp.i, align 4, !dbg !64
  %16 = cmpxchg ptr %12, i32 %14, i32 %15 monotonic monotonic, align 4, !dbg !64
  %17 = extractvalue { i32, i1 } %16, 0, !dbg !64
  %18 = extractvalue { i32, i1 } %16, 1, !dbg !64
  br i1 %18, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !64

cmpxchg.store_expected.i:                         ; preds = %while.body
  store i32 %17, ptr %e.addr.i, align 4, !dbg !64
  br label %_ZL9atomicCASPiii.exit, !dbg !64

_ZL9atomicCASPiii.exit:                           ; preds = %while.body, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %18 to i8, !dbg !64
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !64
  %19 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !64
  %loadedv.i = trunc i8 %19 to i1, !dbg !64
  %20 = load i32, ptr %e.addr.i, align 4, !dbg !64
  store i32 %20, ptr %old, align 4, !dbg !59
  %21 = load i32, ptr %old, align 4, !dbg !65
  %cmp5 = icmp eq i32 %21, -1, !dbg !67
  br i1 %cmp5, label %if.then7, label %lor.lhs.false, !dbg !68

lor.lhs.false:                                    ; preds = %_ZL9atomicCASPiii.exit
  %22 = load i32, ptr %old, align 4, !dbg !69
  %23 = load i32, ptr %key, align 4, !dbg !70
  %cmp6 = icmp eq i32 %22, %23, !dbg !71
  br i1 %cmp6, label %if.then7, label %if.end13, !dbg !68

if.then7:                                         ; preds = %lor.lhs.false, %_ZL9atomicCASPiii.exit
  %24 = load ptr, ptr %acc.addr, align 8, !dbg !72
  %25 = load i32, ptr %h, align 4, !dbg !74
  %idx.ext8 = sext i32 %25 to i64, !dbg !75
  %add.ptr9 = getelementptr inbounds float, ptr %24, i64 %idx.ext8, !dbg !75
  %26 = load ptr, ptr %vals.addr, align 8, !dbg !76
  %27 = load i32, ptr %i, align 4, !dbg !77
  %idxprom10 = sext i32 %27 to i64, !dbg !76
  %arrayidx11 = getelementptr inbounds float, ptr %26, i64 %idxprom10, !dbg !76
  %28 = load float, ptr %arrayidx11, align 4, !dbg !76
  store ptr %add.ptr9, ptr %p.addr.i16, align 8, !dbg !78
  store float %28, ptr %v.addr.i17, align 4, !dbg !78
  %29 = load ptr, ptr %p.addr.i16, align 8, !dbg !78
  %30 = load float, ptr %v.addr.i17, align 4, !dbg !78
  store float %30, ptr %.atomictmp.i18, align 4, !dbg !78
  %31 = load float, ptr %.atomictmp.i18, align 4, !dbg !78
  %32 = atomicrmw fadd ptr %29, float %31 monotonic, align 4, !dbg !78
  store float %32, ptr %atomic-temp.i, align 4, !dbg !78
  %33 = load float, ptr %atomic-temp.i, align 4, !dbg !78
  br label %while.end, !dbg !79

if.end13:                                         ; preds = %lor.lhs.false
  %34 = load i32, ptr %h, align 4, !dbg !80
  %add14 = add nsw i32 %34, 1, !dbg !81
  %and15 = and i32 %add14, 255, !dbg !82
  store i32 %and15, ptr %h, align 4, !dbg !83
  br label %while.body, !dbg !56, !llvm.loop !84

while.end:                                        ; preds = %if.then, %if.then7
  ret void, !dbg !87
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "advice_probe_loop.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "spgemm", linkageName: "_Z6spgemmPKiPKfPiPfi", scope: !1, file: !1, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !24)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !19, !22, !23, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!21 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!24 = !{}
!25 = !DILocalVariable(name: "cols", arg: 1, scope: !13, file: !1, line: 4, type: !16)
!26 = !DILocation(line: 4, column: 35, scope: !13)
!27 = !DILocalVariable(name: "vals", arg: 2, scope: !13, file: !1, line: 4, type: !19)
!28 = !DILocation(line: 4, column: 54, scope: !13)
!29 = !DILocalVariable(name: "id", arg: 3, scope: !13, file: !1, line: 4, type: !22)
!30 = !DILocation(line: 4, column: 65, scope: !13)
!31 = !DILocalVariable(name: "acc", arg: 4, scope: !13, file: !1, line: 4, type: !23)
!32 = !DILocation(line: 4, column: 76, scope: !13)
!33 = !DILocalVariable(name: "n", arg: 5, scope: !13, file: !1, line: 4, type: !18)
!34 = !DILocation(line: 4, column: 85, scope: !13)
!35 = !DILocalVariable(name: "i", scope: !13, file: !1, line: 5, type: !18)
!36 = !DILocation(line: 5, column: 7, scope: !13)
!37 = !DILocation(line: 5, column: 11, scope: !13)
!38 = !DILocation(line: 5, column: 24, scope: !13)
!39 = !DILocation(line: 5, column: 22, scope: !13)
!40 = !DILocation(line: 5, column: 37, scope: !13)
!41 = !DILocation(line: 5, column: 35, scope: !13)
!42 = !DILocation(line: 6, column: 7, scope: !43)
!43 = distinct !DILexicalBlock(scope: !13, file: !1, line: 6, column: 7)
!44 = !DILocation(line: 6, column: 12, scope: !43)
!45 = !DILocation(line: 6, column: 9, scope: !43)
!46 = !DILocation(line: 6, column: 15, scope: !43)
!47 = !DILocalVariable(name: "key", scope: !13, file: !1, line: 7, type: !18)
!48 = !DILocation(line: 7, column: 7, scope: !13)
!49 = !DILocation(line: 7, column: 13, scope: !13)
!50 = !DILocation(line: 7, column: 18, scope: !13)
!51 = !DILocalVariable(name: "h", scope: !13, file: !1, line: 8, type: !18)
!52 = !DILocation(line: 8, column: 7, scope: !13)
!53 = !DILocation(line: 8, column: 12, scope: !13)
!54 = !DILocation(line: 8, column: 16, scope: !13)
!55 = !DILocation(line: 8, column: 23, scope: !13)
!56 = !DILocation(line: 9, column: 3, scope: !13)
!57 = !DILocalVariable(name: "old", scope: !58, file: !1, line: 10, type: !18)
!58 = distinct !DILexicalBlock(scope: !13, file: !1, line: 9, column: 13)
!59 = !DILocation(line: 10, column: 9, scope: !58)
!60 = !DILocation(line: 10, column: 25, scope: !58)
!61 = !DILocation(line: 10, column: 30, scope: !58)
!62 = !DILocation(line: 10, column: 28, scope: !58)
!63 = !DILocation(line: 10, column: 37, scope: !58)
!64 = !DILocation(line: 10, column: 15, scope: !58)
!65 = !DILocation(line: 11, column: 9, scope: !66)
!66 = distinct !DILexicalBlock(scope: !58, file: !1, line: 11, column: 9)
!67 = !DILocation(line: 11, column: 13, scope: !66)
!68 = !DILocation(line: 11, column: 19, scope: !66)
!69 = !DILocation(line: 11, column: 22, scope: !66)
!70 = !DILocation(line: 11, column: 29, scope: !66)
!71 = !DILocation(line: 11, column: 26, scope: !66)
!72 = !DILocation(line: 11, column: 46, scope: !73)
!73 = distinct !DILexicalBlock(scope: !66, file: !1, line: 11, column: 34)
!74 = !DILocation(line: 11, column: 52, scope: !73)
!75 = !DILocation(line: 11, column: 50, scope: !73)
!76 = !DILocation(line: 11, column: 55, scope: !73)
!77 = !DILocation(line: 11, column: 60, scope: !73)
!78 = !DILocation(line: 11, column: 36, scope: !73)
!79 = !DILocation(line: 11, column: 65, scope: !73)
!80 = !DILocation(line: 12, column: 10, scope: !58)
!81 = !DILocation(line: 12, column: 12, scope: !58)
!82 = !DILocation(line: 12, column: 17, scope: !58)
!83 = !DILocation(line: 12, column: 7, scope: !58)
!84 = distinct !{!84, !56, !85, !86}
!85 = !DILocation(line: 13, column: 3, scope: !13)
!86 = !{!"llvm.loop.mustprogress"}
!87 = !DILocation(line: 14, column: 1, scope: !13)
