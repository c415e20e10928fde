; ModuleID = 'helper_in_loop.cu'
source_filename = "helper_in_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@_ZZ1kPiPKiiE1s = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z3sumPii(ptr noundef %s, i32 noundef %v) #0 !dbg !27 {
entry:
  %s.addr = alloca ptr, align 8
  %v.addr = alloca i32, align 4
  %r = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
    #dbg_declare(ptr %s.addr, !30, !DIExpression(), !31)
  store i32 %v, ptr %v.addr, align 4
    #dbg_declare(ptr %v.addr, !32, !DIExpression(), !33)
  %0 = load i32, ptr %v.addr, align 4, !dbg !34
  %1 = load ptr, ptr %s.addr, align 8, !dbg !35
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
  %idxprom = zext i32 %2 to i64, !dbg !35
  %arrayidx = getelementptr inbounds nuw i32, ptr %1, i64 %idxprom, !dbg !35
  store i32 %0, ptr %arrayidx, align 4, !dbg !37
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !38
    #dbg_declare(ptr %r, !39, !DIExpression(), !40)
  store i32 0, ptr %r, align 4, !dbg !40
    #dbg_declare(ptr %i, !41, !DIExpression(), !43)
  store i32 0, ptr %i, align 4, !dbg !43
  br label %for.cond, !dbg !44

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %i, align 4, !dbg !45
  %cmp = icmp slt i32 %3, 64, !dbg !47
  br i1 %cmp, label %for.body, label %for.end, !dbg !48

for.body:                                         ; preds = %for.cond
  %4 = load ptr, ptr %s.addr, align 8, !dbg !49
  %5 = load i32, ptr %i, align 4, !dbg !50
  %idxprom1 = sext i32 %5 to i64, !dbg !49
  %arrayidx2 = getelementptr inbounds i32, ptr %4, i64 %idxprom1, !dbg !49
  %6 = load i32, ptr %arrayidx2, align 4, !dbg !49
  %7 = load i32, ptr %r, align 4, !dbg !51
  %add = add nsw i32 %7, %6, !dbg !51
  store i32 %add, ptr %r, align 4, !dbg !51
  br label %for.inc, !dbg !52

for.inc:                                          ; preds = %for.body
  %8 = load i32, ptr %i, align 4, !dbg !53
  %inc = add nsw i32 %8, 1, !dbg !53
  store i32 %inc, ptr %i, align 4, !dbg !53
  br label %for.cond, !dbg !54, !llvm.loop !55

for.end:                                          ; preds = %for.cond
  %9 = load i32, ptr %r, align 4, !dbg !58
  ret i32 %9, !dbg !59
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKii(ptr noundef %o, ptr noundef %a, i32 noundef %n) #2 !dbg !2 {
entry:
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !60, !DIExpression(), !61)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !62, !DIExpression(), !63)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !64, !DIExpression(), !65)
    #dbg_declare(ptr %t, !66, !DIExpression(), !67)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
  store i32 %0, ptr %t, align 4, !dbg !67
    #dbg_declare(ptr %i, !69, !DIExpression(), !71)
  store i32 0, ptr %i, align 4, !dbg !71
  br label %for.cond, !dbg !72

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !73
  %2 = load i32, ptr %n.addr, align 4, !dbg !75
  %cmp = icmp slt i32 %1, %2, !dbg !76
  br i1 %cmp, label %for.body, label %for.end, !dbg !77

for.body:                                         ; preds = %for.cond
  %3 = load ptr, ptr %a.addr, align 8, !dbg !78
  %4 = load i32, ptr %t, align 4, !dbg !79
  %idxprom = sext i32 %4 to i64, !dbg !78
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %idxprom, !dbg !78
  %5 = load i32, ptr %arrayidx, align 4, !dbg !78
  %6 = load i32, ptr %i, align 4, !dbg !80
  %add = add nsw i32 %5, %6, !dbg !81
  %call1 = call noundef i32 @_Z3sumPii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiiE1s to ptr), i32 noundef %add) #4, !dbg !82
  %7 = load ptr, ptr %o.addr, align 8, !dbg !83
  %8 = load i32, ptr %t, align 4, !dbg !84
  %idxprom2 = sext i32 %8 to i64, !dbg !83
  %arrayidx3 = getelementptr inbounds i32, ptr %7, i64 %idxprom2, !dbg !83
  %9 = load i32, ptr %arrayidx3, align 4, !dbg !85
  %add4 = add nsw i32 %9, %call1, !dbg !85
  store i32 %add4, ptr %arrayidx3, align 4, !dbg !85
  br label %for.inc, !dbg !83

for.inc:                                          ; preds = %for.body
  %10 = load i32, ptr %i, align 4, !dbg !86
  %inc = add nsw i32 %10, 1, !dbg !86
  store i32 %inc, ptr %i, align 4, !dbg !86
  br label %for.cond, !dbg !87, !llvm.loop !88

for.end:                                          ; preds = %for.cond
  ret void, !dbg !90
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 18, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKii", scope: !3, file: !3, line: 17, type: !4, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "helper_in_loop.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8, !7}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 206)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 207)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{}
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 64)
!22 = !{i32 7, !"Dwarf Version", i32 4}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!26 = !{!"clang version 22.1.8"}
!27 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sumPii", scope: !3, file: !3, line: 9, type: !28, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !18)
!28 = !DISubroutineType(types: !29)
!29 = !{!7, !6, !7}
!30 = !DILocalVariable(name: "s", arg: 1, scope: !27, file: !3, line: 9, type: !6)
!31 = !DILocation(line: 9, column: 25, scope: !27)
!32 = !DILocalVariable(name: "v", arg: 2, scope: !27, file: !3, line: 9, type: !7)
!33 = !DILocation(line: 9, column: 32, scope: !27)
!34 = !DILocation(line: 10, column: 20, scope: !27)
!35 = !DILocation(line: 10, column: 3, scope: !27)
!36 = !DILocation(line: 10, column: 5, scope: !27)
!37 = !DILocation(line: 10, column: 18, scope: !27)
!38 = !DILocation(line: 11, column: 3, scope: !27)
!39 = !DILocalVariable(name: "r", scope: !27, file: !3, line: 12, type: !7)
!40 = !DILocation(line: 12, column: 7, scope: !27)
!41 = !DILocalVariable(name: "i", scope: !42, file: !3, line: 13, type: !7)
!42 = distinct !DILexicalBlock(scope: !27, file: !3, line: 13, column: 3)
!43 = !DILocation(line: 13, column: 12, scope: !42)
!44 = !DILocation(line: 13, column: 8, scope: !42)
!45 = !DILocation(line: 13, column: 19, scope: !46)
!46 = distinct !DILexicalBlock(scope: !42, file: !3, line: 13, column: 3)
!47 = !DILocation(line: 13, column: 21, scope: !46)
!48 = !DILocation(line: 13, column: 3, scope: !42)
!49 = !DILocation(line: 14, column: 10, scope: !46)
!50 = !DILocation(line: 14, column: 12, scope: !46)
!51 = !DILocation(line: 14, column: 7, scope: !46)
!52 = !DILocation(line: 14, column: 5, scope: !46)
!53 = !DILocation(line: 13, column: 27, scope: !46)
!54 = !DILocation(line: 13, column: 3, scope: !46)
!55 = distinct !{!55, !48, !56, !57}
!56 = !DILocation(line: 14, column: 13, scope: !42)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !DILocation(line: 15, column: 10, scope: !27)
!59 = !DILocation(line: 15, column: 3, scope: !27)
!60 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 17, type: !6)
!61 = !DILocation(line: 17, column: 24, scope: !2)
!62 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 17, type: !8)
!63 = !DILocation(line: 17, column: 38, scope: !2)
!64 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 17, type: !7)
!65 = !DILocation(line: 17, column: 45, scope: !2)
!66 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 19, type: !7)
!67 = !DILocation(line: 19, column: 7, scope: !2)
!68 = !DILocation(line: 19, column: 11, scope: !2)
!69 = !DILocalVariable(name: "i", scope: !70, file: !3, line: 20, type: !7)
!70 = distinct !DILexicalBlock(scope: !2, file: !3, line: 20, column: 3)
!71 = !DILocation(line: 20, column: 12, scope: !70)
!72 = !DILocation(line: 20, column: 8, scope: !70)
!73 = !DILocation(line: 20, column: 19, scope: !74)
!74 = distinct !DILexicalBlock(scope: !70, file: !3, line: 20, column: 3)
!75 = !DILocation(line: 20, column: 23, scope: !74)
!76 = !DILocation(line: 20, column: 21, scope: !74)
!77 = !DILocation(line: 20, column: 3, scope: !70)
!78 = !DILocation(line: 21, column: 20, scope: !74)
!79 = !DILocation(line: 21, column: 22, scope: !74)
!80 = !DILocation(line: 21, column: 27, scope: !74)
!81 = !DILocation(line: 21, column: 25, scope: !74)
!82 = !DILocation(line: 21, column: 13, scope: !74)
!83 = !DILocation(line: 21, column: 5, scope: !74)
!84 = !DILocation(line: 21, column: 7, scope: !74)
!85 = !DILocation(line: 21, column: 10, scope: !74)
!86 = !DILocation(line: 20, column: 26, scope: !74)
!87 = !DILocation(line: 20, column: 3, scope: !74)
!88 = distinct !{!88, !77, !89, !57}
!89 = !DILocation(line: 21, column: 28, scope: !70)
!90 = !DILocation(line: 22, column: 1, scope: !2)
