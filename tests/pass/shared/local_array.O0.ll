; ModuleID = 'local_array.cu'
source_filename = "local_array.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !13 {
entry:
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %v = alloca [4 x i32], align 4
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !21, !DIExpression(), !22)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !23, !DIExpression(), !24)
    #dbg_declare(ptr %v, !25, !DIExpression(), !29)
    #dbg_declare(ptr %t, !30, !DIExpression(), !31)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
  store i32 %0, ptr %t, align 4, !dbg !31
    #dbg_declare(ptr %i, !33, !DIExpression(), !35)
  store i32 0, ptr %i, align 4, !dbg !35
  br label %for.cond, !dbg !36

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !37
  %cmp = icmp slt i32 %1, 4, !dbg !39
  br i1 %cmp, label %for.body, label %for.end, !dbg !40

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %i, align 4, !dbg !41
  %3 = load i32, ptr %i, align 4, !dbg !42
  %4 = load ptr, ptr %a.addr, align 8, !dbg !43
  %5 = load i32, ptr %t, align 4, !dbg !44
  %idxprom = sext i32 %5 to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom, !dbg !43
  %6 = load i32, ptr %arrayidx, align 4, !dbg !43
  %add = add nsw i32 %3, %6, !dbg !45
  %and = and i32 %add, 3, !dbg !46
  %idxprom1 = sext i32 %and to i64, !dbg !47
  %arrayidx2 = getelementptr inbounds [4 x i32], ptr %v, i64 0, i64 %idxprom1, !dbg !47
  store i32 %2, ptr %arrayidx2, align 4, !dbg !48
  br label %for.inc, !dbg !47

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %i, align 4, !dbg !49
  %inc = add nsw i32 %7, 1, !dbg !49
  store i32 %inc, ptr %i, align 4, !dbg !49
  br label %for.cond, !dbg !50, !llvm.loop !51

for.end:                                          ; preds = %for.cond
  %8 = load ptr, ptr %a.addr, align 8, !dbg !54
  %9 = load i32, ptr %t, align 4, !dbg !55
  %idxprom3 = sext i32 %9 to i64, !dbg !54
  %arrayidx4 = getelementptr inbounds i32, ptr %8, i64 %idxprom3, !dbg !54
  %10 = load i32, ptr %arrayidx4, align 4, !dbg !54
  %and5 = and i32 %10, 3, !dbg !56
  %idxprom6 = sext i32 %and5 to i64, !dbg !57
  %arrayidx7 = getelementptr inbounds [4 x i32], ptr %v, i64 0, i64 %idxprom6, !dbg !57
  %11 = load i32, ptr %arrayidx7, align 4, !dbg !57
  %12 = load ptr, ptr %o.addr, align 8, !dbg !58
  %13 = load i32, ptr %t, align 4, !dbg !59
  %idxprom8 = sext i32 %13 to i64, !dbg !58
  %arrayidx9 = getelementptr inbounds i32, ptr %12, i64 %idxprom8, !dbg !58
  store i32 %11, ptr %arrayidx9, align 4, !dbg !60
  ret void, !dbg !61
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "local_array.cu", directory: ".")
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
!21 = !DILocalVariable(name: "o", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!22 = !DILocation(line: 6, column: 24, scope: !13)
!23 = !DILocalVariable(name: "a", arg: 2, scope: !13, file: !1, line: 6, type: !18)
!24 = !DILocation(line: 6, column: 38, scope: !13)
!25 = !DILocalVariable(name: "v", scope: !13, file: !1, line: 7, type: !26)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 128, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 4)
!29 = !DILocation(line: 7, column: 7, scope: !13)
!30 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 8, type: !17)
!31 = !DILocation(line: 8, column: 7, scope: !13)
!32 = !DILocation(line: 8, column: 11, scope: !13)
!33 = !DILocalVariable(name: "i", scope: !34, file: !1, line: 9, type: !17)
!34 = distinct !DILexicalBlock(scope: !13, file: !1, line: 9, column: 3)
!35 = !DILocation(line: 9, column: 12, scope: !34)
!36 = !DILocation(line: 9, column: 8, scope: !34)
!37 = !DILocation(line: 9, column: 19, scope: !38)
!38 = distinct !DILexicalBlock(scope: !34, file: !1, line: 9, column: 3)
!39 = !DILocation(line: 9, column: 21, scope: !38)
!40 = !DILocation(line: 9, column: 3, scope: !34)
!41 = !DILocation(line: 10, column: 25, scope: !38)
!42 = !DILocation(line: 10, column: 8, scope: !38)
!43 = !DILocation(line: 10, column: 12, scope: !38)
!44 = !DILocation(line: 10, column: 14, scope: !38)
!45 = !DILocation(line: 10, column: 10, scope: !38)
!46 = !DILocation(line: 10, column: 18, scope: !38)
!47 = !DILocation(line: 10, column: 5, scope: !38)
!48 = !DILocation(line: 10, column: 23, scope: !38)
!49 = !DILocation(line: 9, column: 26, scope: !38)
!50 = !DILocation(line: 9, column: 3, scope: !38)
!51 = distinct !{!51, !40, !52, !53}
!52 = !DILocation(line: 10, column: 25, scope: !34)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !DILocation(line: 11, column: 12, scope: !13)
!55 = !DILocation(line: 11, column: 14, scope: !13)
!56 = !DILocation(line: 11, column: 17, scope: !13)
!57 = !DILocation(line: 11, column: 10, scope: !13)
!58 = !DILocation(line: 11, column: 3, scope: !13)
!59 = !DILocation(line: 11, column: 5, scope: !13)
!60 = !DILocation(line: 11, column: 8, scope: !13)
!61 = !DILocation(line: 12, column: 1, scope: !13)
