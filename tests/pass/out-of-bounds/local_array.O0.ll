; ModuleID = 'local_array.cu'
source_filename = "local_array.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z3sumPKii(ptr noundef %a, i32 noundef %n) #0 !dbg !13 {
entry:
  %a.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %s = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !20, !DIExpression(), !21)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !22, !DIExpression(), !23)
    #dbg_declare(ptr %s, !24, !DIExpression(), !25)
  store i32 0, ptr %s, align 4, !dbg !25
    #dbg_declare(ptr %i, !26, !DIExpression(), !28)
  store i32 0, ptr %i, align 4, !dbg !28
  br label %for.cond, !dbg !29

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !30
  %1 = load i32, ptr %n.addr, align 4, !dbg !32
  %cmp = icmp slt i32 %0, %1, !dbg !33
  br i1 %cmp, label %for.body, label %for.end, !dbg !34

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %a.addr, align 8, !dbg !35
  %3 = load i32, ptr %i, align 4, !dbg !36
  %idxprom = sext i32 %3 to i64, !dbg !35
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom, !dbg !35
  %4 = load i32, ptr %arrayidx, align 4, !dbg !35
  %5 = load i32, ptr %s, align 4, !dbg !37
  %add = add nsw i32 %5, %4, !dbg !37
  store i32 %add, ptr %s, align 4, !dbg !37
  br label %for.inc, !dbg !38

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %i, align 4, !dbg !39
  %inc = add nsw i32 %6, 1, !dbg !39
  store i32 %inc, ptr %i, align 4, !dbg !39
  br label %for.cond, !dbg !40, !llvm.loop !41

for.end:                                          ; preds = %for.cond
  %7 = load i32, ptr %s, align 4, !dbg !44
  ret i32 %7, !dbg !45
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %o, i32 noundef %n) #1 !dbg !46 {
entry:
  %o.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %a = alloca [8 x i32], align 4
  %b = alloca [8 x i32], align 4
  %i = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !50, !DIExpression(), !51)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !52, !DIExpression(), !53)
    #dbg_declare(ptr %a, !54, !DIExpression(), !58)
    #dbg_declare(ptr %b, !59, !DIExpression(), !60)
    #dbg_declare(ptr %i, !61, !DIExpression(), !63)
  store i32 0, ptr %i, align 4, !dbg !63
  br label %for.cond, !dbg !64

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !65
  %cmp = icmp slt i32 %0, 8, !dbg !67
  br i1 %cmp, label %for.body, label %for.end, !dbg !68

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !69
  %2 = load i32, ptr %n.addr, align 4, !dbg !70
  %mul = mul nsw i32 %1, %2, !dbg !71
  %3 = load i32, ptr %i, align 4, !dbg !72
  %idxprom = sext i32 %3 to i64, !dbg !73
  %arrayidx = getelementptr inbounds [8 x i32], ptr %b, i64 0, i64 %idxprom, !dbg !73
  store i32 %mul, ptr %arrayidx, align 4, !dbg !74
  %4 = load i32, ptr %i, align 4, !dbg !75
  %idxprom1 = sext i32 %4 to i64, !dbg !76
  %arrayidx2 = getelementptr inbounds [8 x i32], ptr %a, i64 0, i64 %idxprom1, !dbg !76
  store i32 %mul, ptr %arrayidx2, align 4, !dbg !77
  br label %for.inc, !dbg !76

for.inc:                                          ; preds = %for.body
  %5 = load i32, ptr %i, align 4, !dbg !78
  %inc = add nsw i32 %5, 1, !dbg !78
  store i32 %inc, ptr %i, align 4, !dbg !78
  br label %for.cond, !dbg !79, !llvm.loop !80

for.end:                                          ; preds = %for.cond
  %6 = load i32, ptr %n.addr, align 4, !dbg !82
  %idxprom3 = sext i32 %6 to i64, !dbg !83
  %arrayidx4 = getelementptr inbounds [8 x i32], ptr %a, i64 0, i64 %idxprom3, !dbg !83
  %7 = load i32, ptr %arrayidx4, align 4, !dbg !83
  %8 = load i32, ptr %n.addr, align 4, !dbg !84
  %and = and i32 %8, 7, !dbg !85
  %idxprom5 = sext i32 %and to i64, !dbg !86
  %arrayidx6 = getelementptr inbounds [8 x i32], ptr %b, i64 0, i64 %idxprom5, !dbg !86
  %9 = load i32, ptr %arrayidx6, align 4, !dbg !86
  %add = add nsw i32 %7, %9, !dbg !87
  %arraydecay = getelementptr inbounds [8 x i32], ptr %a, i64 0, i64 0, !dbg !88
  %call = call noundef i32 @_Z3sumPKii(ptr noundef %arraydecay, i32 noundef 8) #3, !dbg !89
  %add7 = add nsw i32 %add, %call, !dbg !90
  %10 = load ptr, ptr %o.addr, align 8, !dbg !91
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !92
  %idxprom9 = zext i32 %11 to i64, !dbg !91
  %arrayidx10 = getelementptr inbounds nuw i32, ptr %10, i64 %idxprom9, !dbg !91
  store i32 %add7, ptr %arrayidx10, align 4, !dbg !93
  ret void, !dbg !94
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "local_array.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sumPKii", scope: !1, file: !1, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!14 = !DISubroutineType(types: !15)
!15 = !{!16, !17, !16}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!19 = !{}
!20 = !DILocalVariable(name: "a", arg: 1, scope: !13, file: !1, line: 9, type: !17)
!21 = !DILocation(line: 9, column: 44, scope: !13)
!22 = !DILocalVariable(name: "n", arg: 2, scope: !13, file: !1, line: 9, type: !16)
!23 = !DILocation(line: 9, column: 51, scope: !13)
!24 = !DILocalVariable(name: "s", scope: !13, file: !1, line: 10, type: !16)
!25 = !DILocation(line: 10, column: 7, scope: !13)
!26 = !DILocalVariable(name: "i", scope: !27, file: !1, line: 11, type: !16)
!27 = distinct !DILexicalBlock(scope: !13, file: !1, line: 11, column: 3)
!28 = !DILocation(line: 11, column: 12, scope: !27)
!29 = !DILocation(line: 11, column: 8, scope: !27)
!30 = !DILocation(line: 11, column: 19, scope: !31)
!31 = distinct !DILexicalBlock(scope: !27, file: !1, line: 11, column: 3)
!32 = !DILocation(line: 11, column: 23, scope: !31)
!33 = !DILocation(line: 11, column: 21, scope: !31)
!34 = !DILocation(line: 11, column: 3, scope: !27)
!35 = !DILocation(line: 12, column: 10, scope: !31)
!36 = !DILocation(line: 12, column: 12, scope: !31)
!37 = !DILocation(line: 12, column: 7, scope: !31)
!38 = !DILocation(line: 12, column: 5, scope: !31)
!39 = !DILocation(line: 11, column: 26, scope: !31)
!40 = !DILocation(line: 11, column: 3, scope: !31)
!41 = distinct !{!41, !34, !42, !43}
!42 = !DILocation(line: 12, column: 13, scope: !27)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !DILocation(line: 13, column: 10, scope: !13)
!45 = !DILocation(line: 13, column: 3, scope: !13)
!46 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 15, type: !47, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !16}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!50 = !DILocalVariable(name: "o", arg: 1, scope: !46, file: !1, line: 15, type: !49)
!51 = !DILocation(line: 15, column: 24, scope: !46)
!52 = !DILocalVariable(name: "n", arg: 2, scope: !46, file: !1, line: 15, type: !16)
!53 = !DILocation(line: 15, column: 31, scope: !46)
!54 = !DILocalVariable(name: "a", scope: !46, file: !1, line: 16, type: !55)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 256, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 8)
!58 = !DILocation(line: 16, column: 7, scope: !46)
!59 = !DILocalVariable(name: "b", scope: !46, file: !1, line: 16, type: !55)
!60 = !DILocation(line: 16, column: 13, scope: !46)
!61 = !DILocalVariable(name: "i", scope: !62, file: !1, line: 17, type: !16)
!62 = distinct !DILexicalBlock(scope: !46, file: !1, line: 17, column: 3)
!63 = !DILocation(line: 17, column: 12, scope: !62)
!64 = !DILocation(line: 17, column: 8, scope: !62)
!65 = !DILocation(line: 17, column: 19, scope: !66)
!66 = distinct !DILexicalBlock(scope: !62, file: !1, line: 17, column: 3)
!67 = !DILocation(line: 17, column: 21, scope: !66)
!68 = !DILocation(line: 17, column: 3, scope: !62)
!69 = !DILocation(line: 18, column: 19, scope: !66)
!70 = !DILocation(line: 18, column: 23, scope: !66)
!71 = !DILocation(line: 18, column: 21, scope: !66)
!72 = !DILocation(line: 18, column: 14, scope: !66)
!73 = !DILocation(line: 18, column: 12, scope: !66)
!74 = !DILocation(line: 18, column: 17, scope: !66)
!75 = !DILocation(line: 18, column: 7, scope: !66)
!76 = !DILocation(line: 18, column: 5, scope: !66)
!77 = !DILocation(line: 18, column: 10, scope: !66)
!78 = !DILocation(line: 17, column: 26, scope: !66)
!79 = !DILocation(line: 17, column: 3, scope: !66)
!80 = distinct !{!80, !68, !81, !43}
!81 = !DILocation(line: 18, column: 23, scope: !62)
!82 = !DILocation(line: 19, column: 22, scope: !46)
!83 = !DILocation(line: 19, column: 20, scope: !46)
!84 = !DILocation(line: 19, column: 29, scope: !46)
!85 = !DILocation(line: 19, column: 31, scope: !46)
!86 = !DILocation(line: 19, column: 27, scope: !46)
!87 = !DILocation(line: 19, column: 25, scope: !46)
!88 = !DILocation(line: 19, column: 42, scope: !46)
!89 = !DILocation(line: 19, column: 38, scope: !46)
!90 = !DILocation(line: 19, column: 36, scope: !46)
!91 = !DILocation(line: 19, column: 3, scope: !46)
!92 = !DILocation(line: 19, column: 5, scope: !46)
!93 = !DILocation(line: 19, column: 18, scope: !46)
!94 = !DILocation(line: 20, column: 1, scope: !46)
