; ModuleID = 'cas_max.cu'
source_filename = "cas_max.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %m, ptr noundef %a) #0 !dbg !13 {
entry:
  %p.addr.i5 = alloca ptr, align 8
  %e.addr.i = alloca i32, align 4
  %v.addr.i6 = alloca i32, align 4
  %.atomictmp.i7 = alloca i32, align 4
  %cmpxchg.bool.i = alloca i8, align 1
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %m.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %v = alloca i32, align 4
  %old = alloca i32, align 4
  %seen = alloca i32, align 4
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !21, !DIExpression(), !22)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !23, !DIExpression(), !24)
    #dbg_declare(ptr %v, !25, !DIExpression(), !26)
  %0 = load ptr, ptr %a.addr, align 8, !dbg !27
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !28
  %mul = mul i32 %1, 32, !dbg !29
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  %add = add i32 %mul, %2, !dbg !31
  %idxprom = zext i32 %add to i64, !dbg !27
  %arrayidx = getelementptr inbounds nuw i32, ptr %0, i64 %idxprom, !dbg !27
  %3 = load i32, ptr %arrayidx, align 4, !dbg !27
  store i32 %3, ptr %v, align 4, !dbg !26
    #dbg_declare(ptr %old, !32, !DIExpression(), !33)
  %4 = load ptr, ptr %m.addr, align 8, !dbg !34
  store ptr %4, ptr %p.addr.i, align 8, !dbg !35
  store i32 0, ptr %v.addr.i, align 4, !dbg !35
  %5 = load ptr, ptr %p.addr.i, align 8, !dbg !35
  %6 = load i32, ptr %v.addr.i, align 4, !dbg !35
  store i32 %6, ptr %.atomictmp.i, align 4, !dbg !35
  %7 = load i32, ptr %.atomictmp.i, align 4, !dbg !35
  %8 = atomicrmw add ptr %5, i32 %7 monotonic, align 4, !dbg !35
  store i32 %8, ptr %atomic-temp.i, align 4, !dbg !35
  %9 = load i32, ptr %atomic-temp.i, align 4, !dbg !35
  store i32 %9, ptr %old, align 4, !dbg !33
  br label %while.cond, !dbg !36

while.cond:                                       ; preds = %if.end, %entry
  %10 = load i32, ptr %old, align 4, !dbg !37
  %11 = load i32, ptr %v, align 4, !dbg !38
  %cmp = icmp slt i32 %10, %11, !dbg !39
  br i1 %cmp, label %while.body, label %while.end, !dbg !36

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %seen, !40, !DIExpression(), !42)
  %12 = load ptr, ptr %m.addr, align 8, !dbg !43
  %13 = load i32, ptr %old, align 4, !dbg !44
  %14 = load i32, ptr %v, align 4, !dbg !45
  store ptr %12, ptr %p.addr.i5, align 8, !dbg !46
  store i32 %13, ptr %e.addr.i, align 4, !dbg !46
  store i32 %14, ptr %v.addr.i6, align 4, !dbg !46
  %15 = load ptr, ptr %p.addr.i5, align 8, !dbg !46
  %16 = load i32, ptr %v.addr.i6, align 4, !dbg !46
  store i32 %16, ptr %.atomictmp.i7, align 4, !dbg !46
  %17 = load i32, ptr %e.addr.i, align 4, !dbg !46
  %18 = load i32, ptr %.atomictmp.i7, align 4, !dbg !46
  %19 = cmpxchg ptr %15, i32 %17, i32 %18 monotonic monotonic, align 4, !dbg !46
  %20 = extractvalue { i32, i1 } %19, 0, !dbg !46
  %21 = extractvalue { i32, i1 } %19, 1, !dbg !46
  br i1 %21, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !46

cmpxchg.store_expected.i:                         ; preds = %while.body
  store i32 %20, ptr %e.addr.i, align 4, !dbg !46
  br label %_ZL9atomicCASPiii.exit, !dbg !46

_ZL9atomicCASPiii.exit:                           ; preds = %while.body, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %21 to i8, !dbg !46
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !46
  %22 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !46
  %loadedv.i = trunc i8 %22 to i1, !dbg !46
  %23 = load i32, ptr %e.addr.i, align 4, !dbg !46
  store i32 %23, ptr %seen, align 4, !dbg !42
  %24 = load i32, ptr %seen, align 4, !dbg !47
  %25 = load i32, ptr %old, align 4, !dbg !49
  %cmp4 = icmp eq i32 %24, %25, !dbg !50
  br i1 %cmp4, label %if.then, label %if.end, !dbg !50

if.then:                                          ; preds = %_ZL9atomicCASPiii.exit
  br label %while.end, !dbg !51

if.end:                                           ; preds = %_ZL9atomicCASPiii.exit
  %26 = load i32, ptr %seen, align 4, !dbg !52
  store i32 %26, ptr %old, align 4, !dbg !53
  br label %while.cond, !dbg !36, !llvm.loop !54

while.end:                                        ; preds = %if.then, %while.cond
  ret void, !dbg !57
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
!1 = !DIFile(filename: "cas_max.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!20 = !{}
!21 = !DILocalVariable(name: "m", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!22 = !DILocation(line: 6, column: 24, scope: !13)
!23 = !DILocalVariable(name: "a", arg: 2, scope: !13, file: !1, line: 6, type: !18)
!24 = !DILocation(line: 6, column: 38, scope: !13)
!25 = !DILocalVariable(name: "v", scope: !13, file: !1, line: 7, type: !17)
!26 = !DILocation(line: 7, column: 7, scope: !13)
!27 = !DILocation(line: 7, column: 11, scope: !13)
!28 = !DILocation(line: 7, column: 13, scope: !13)
!29 = !DILocation(line: 7, column: 24, scope: !13)
!30 = !DILocation(line: 7, column: 31, scope: !13)
!31 = !DILocation(line: 7, column: 29, scope: !13)
!32 = !DILocalVariable(name: "old", scope: !13, file: !1, line: 8, type: !17)
!33 = !DILocation(line: 8, column: 7, scope: !13)
!34 = !DILocation(line: 8, column: 23, scope: !13)
!35 = !DILocation(line: 8, column: 13, scope: !13)
!36 = !DILocation(line: 9, column: 3, scope: !13)
!37 = !DILocation(line: 9, column: 10, scope: !13)
!38 = !DILocation(line: 9, column: 16, scope: !13)
!39 = !DILocation(line: 9, column: 14, scope: !13)
!40 = !DILocalVariable(name: "seen", scope: !41, file: !1, line: 10, type: !17)
!41 = distinct !DILexicalBlock(scope: !13, file: !1, line: 9, column: 19)
!42 = !DILocation(line: 10, column: 9, scope: !41)
!43 = !DILocation(line: 10, column: 26, scope: !41)
!44 = !DILocation(line: 10, column: 29, scope: !41)
!45 = !DILocation(line: 10, column: 34, scope: !41)
!46 = !DILocation(line: 10, column: 16, scope: !41)
!47 = !DILocation(line: 11, column: 9, scope: !48)
!48 = distinct !DILexicalBlock(scope: !41, file: !1, line: 11, column: 9)
!49 = !DILocation(line: 11, column: 17, scope: !48)
!50 = !DILocation(line: 11, column: 14, scope: !48)
!51 = !DILocation(line: 12, column: 7, scope: !48)
!52 = !DILocation(line: 13, column: 11, scope: !41)
!53 = !DILocation(line: 13, column: 9, scope: !41)
!54 = distinct !{!54, !36, !55, !56}
!55 = !DILocation(line: 14, column: 3, scope: !13)
!56 = !{!"llvm.loop.mustprogress"}
!57 = !DILocation(line: 15, column: 1, scope: !13)
