; ModuleID = 'offset_hits_one_cell.cu'
source_filename = "offset_hits_one_cell.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4meetPfi(ptr noundef %a, i32 noundef %gap) #0 !dbg !13 {
entry:
  %a.addr = alloca ptr, align 8
  %gap.addr = alloca i32, align 4
  %t = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !20, !DIExpression(), !21)
  store i32 %gap, ptr %gap.addr, align 4
    #dbg_declare(ptr %gap.addr, !22, !DIExpression(), !23)
    #dbg_declare(ptr %t, !24, !DIExpression(), !25)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !26
  store i32 %0, ptr %t, align 4, !dbg !25
  %1 = load i32, ptr %t, align 4, !dbg !27
  %cmp = icmp eq i32 %1, 3, !dbg !29
  br i1 %cmp, label %if.then, label %if.end, !dbg !29

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %a.addr, align 8, !dbg !30
  %3 = load i32, ptr %t, align 4, !dbg !31
  %4 = load i32, ptr %gap.addr, align 4, !dbg !32
  %add = add nsw i32 %3, %4, !dbg !33
  %idxprom = sext i32 %add to i64, !dbg !30
  %arrayidx = getelementptr inbounds float, ptr %2, i64 %idxprom, !dbg !30
  store float 1.000000e+00, ptr %arrayidx, align 4, !dbg !34
  br label %if.end, !dbg !30

if.end:                                           ; preds = %if.then, %entry
  %5 = load i32, ptr %t, align 4, !dbg !35
  %cmp1 = icmp eq i32 %5, 40, !dbg !37
  br i1 %cmp1, label %if.then2, label %if.end5, !dbg !37

if.then2:                                         ; preds = %if.end
  %6 = load ptr, ptr %a.addr, align 8, !dbg !38
  %7 = load i32, ptr %t, align 4, !dbg !39
  %idxprom3 = sext i32 %7 to i64, !dbg !38
  %arrayidx4 = getelementptr inbounds float, ptr %6, i64 %idxprom3, !dbg !38
  store float 2.000000e+00, ptr %arrayidx4, align 4, !dbg !40
  br label %if.end5, !dbg !38

if.end5:                                          ; preds = %if.then2, %if.end
  ret void, !dbg !41
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "offset_hits_one_cell.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "meet", linkageName: "_Z4meetPfi", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{}
!20 = !DILocalVariable(name: "a", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!21 = !DILocation(line: 6, column: 29, scope: !13)
!22 = !DILocalVariable(name: "gap", arg: 2, scope: !13, file: !1, line: 6, type: !18)
!23 = !DILocation(line: 6, column: 36, scope: !13)
!24 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 7, type: !18)
!25 = !DILocation(line: 7, column: 7, scope: !13)
!26 = !DILocation(line: 7, column: 11, scope: !13)
!27 = !DILocation(line: 8, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !13, file: !1, line: 8, column: 7)
!29 = !DILocation(line: 8, column: 9, scope: !28)
!30 = !DILocation(line: 8, column: 15, scope: !28)
!31 = !DILocation(line: 8, column: 17, scope: !28)
!32 = !DILocation(line: 8, column: 21, scope: !28)
!33 = !DILocation(line: 8, column: 19, scope: !28)
!34 = !DILocation(line: 8, column: 26, scope: !28)
!35 = !DILocation(line: 9, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !13, file: !1, line: 9, column: 7)
!37 = !DILocation(line: 9, column: 9, scope: !36)
!38 = !DILocation(line: 9, column: 16, scope: !36)
!39 = !DILocation(line: 9, column: 18, scope: !36)
!40 = !DILocation(line: 9, column: 21, scope: !36)
!41 = !DILocation(line: 10, column: 1, scope: !13)
