; ModuleID = 'loop_continue_last.cu'
source_filename = "loop_continue_last.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %d, i32 noundef %n) #0 !dbg !13 {
entry:
  %d.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %d, ptr %d.addr, align 8
    #dbg_declare(ptr %d.addr, !19, !DIExpression(), !20)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !21, !DIExpression(), !22)
    #dbg_declare(ptr %t, !23, !DIExpression(), !24)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  store i32 %0, ptr %t, align 4, !dbg !24
    #dbg_declare(ptr %i, !26, !DIExpression(), !27)
  store i32 0, ptr %i, align 4, !dbg !27
  br label %while.cond, !dbg !28

while.cond:                                       ; preds = %if.end, %if.then, %entry
  %1 = load i32, ptr %i, align 4, !dbg !29
  %2 = load i32, ptr %n.addr, align 4, !dbg !30
  %cmp = icmp slt i32 %1, %2, !dbg !31
  br i1 %cmp, label %while.body, label %while.end, !dbg !28

while.body:                                       ; preds = %while.cond
  %3 = load i32, ptr %i, align 4, !dbg !32
  %inc = add nsw i32 %3, 1, !dbg !32
  store i32 %inc, ptr %i, align 4, !dbg !32
  %4 = load i32, ptr %t, align 4, !dbg !34
  %rem = srem i32 %4, 3, !dbg !36
  %cmp1 = icmp eq i32 %rem, 0, !dbg !37
  br i1 %cmp1, label %if.then, label %if.end, !dbg !37

if.then:                                          ; preds = %while.body
  br label %while.cond, !dbg !38, !llvm.loop !39

if.end:                                           ; preds = %while.body
  %5 = load i32, ptr %i, align 4, !dbg !42
  %6 = load ptr, ptr %d.addr, align 8, !dbg !43
  %7 = load i32, ptr %t, align 4, !dbg !44
  %idxprom = sext i32 %7 to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, ptr %6, i64 %idxprom, !dbg !43
  store i32 %5, ptr %arrayidx, align 4, !dbg !45
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !46
  br label %while.cond, !dbg !28, !llvm.loop !39

while.end:                                        ; preds = %while.cond
  ret void, !dbg !47
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_continue_last.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "d", arg: 1, scope: !13, file: !1, line: 7, type: !16)
!20 = !DILocation(line: 7, column: 24, scope: !13)
!21 = !DILocalVariable(name: "n", arg: 2, scope: !13, file: !1, line: 7, type: !17)
!22 = !DILocation(line: 7, column: 31, scope: !13)
!23 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 8, type: !17)
!24 = !DILocation(line: 8, column: 7, scope: !13)
!25 = !DILocation(line: 8, column: 11, scope: !13)
!26 = !DILocalVariable(name: "i", scope: !13, file: !1, line: 9, type: !17)
!27 = !DILocation(line: 9, column: 7, scope: !13)
!28 = !DILocation(line: 10, column: 3, scope: !13)
!29 = !DILocation(line: 10, column: 10, scope: !13)
!30 = !DILocation(line: 10, column: 14, scope: !13)
!31 = !DILocation(line: 10, column: 12, scope: !13)
!32 = !DILocation(line: 11, column: 6, scope: !33)
!33 = distinct !DILexicalBlock(scope: !13, file: !1, line: 10, column: 17)
!34 = !DILocation(line: 12, column: 9, scope: !35)
!35 = distinct !DILexicalBlock(scope: !33, file: !1, line: 12, column: 9)
!36 = !DILocation(line: 12, column: 11, scope: !35)
!37 = !DILocation(line: 12, column: 15, scope: !35)
!38 = !DILocation(line: 13, column: 7, scope: !35)
!39 = distinct !{!39, !28, !40, !41}
!40 = !DILocation(line: 16, column: 3, scope: !13)
!41 = !{!"llvm.loop.mustprogress"}
!42 = !DILocation(line: 14, column: 12, scope: !33)
!43 = !DILocation(line: 14, column: 5, scope: !33)
!44 = !DILocation(line: 14, column: 7, scope: !33)
!45 = !DILocation(line: 14, column: 10, scope: !33)
!46 = !DILocation(line: 15, column: 5, scope: !33)
!47 = !DILocation(line: 17, column: 1, scope: !13)
