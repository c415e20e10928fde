; ModuleID = 'skip_switch.cu'
source_filename = "skip_switch.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %o, i32 noundef %n) #0 !dbg !13 {
entry:
  %o.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !19, !DIExpression(), !20)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !21, !DIExpression(), !22)
    #dbg_declare(ptr %t, !23, !DIExpression(), !24)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  store i32 %0, ptr %t, align 4, !dbg !24
  %1 = load i32, ptr %n.addr, align 4, !dbg !26
  %div = sdiv i32 %1, 32, !dbg !27
  switch i32 %div, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
  ], !dbg !28

sw.bb:                                            ; preds = %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  br label %sw.epilog, !dbg !31

sw.bb1:                                           ; preds = %entry
  %2 = load ptr, ptr %o.addr, align 8, !dbg !32
  %3 = load i32, ptr %t, align 4, !dbg !33
  %idxprom = sext i32 %3 to i64, !dbg !32
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom, !dbg !32
  store i32 1, ptr %arrayidx, align 4, !dbg !34
  br label %sw.epilog, !dbg !35

sw.epilog:                                        ; preds = %entry, %sw.bb1, %sw.bb
  ret void, !dbg !36
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
!1 = !DIFile(filename: "skip_switch.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !13, file: !1, line: 7, type: !16)
!20 = !DILocation(line: 7, column: 24, scope: !13)
!21 = !DILocalVariable(name: "n", arg: 2, scope: !13, file: !1, line: 7, type: !17)
!22 = !DILocation(line: 7, column: 31, scope: !13)
!23 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 8, type: !17)
!24 = !DILocation(line: 8, column: 7, scope: !13)
!25 = !DILocation(line: 8, column: 11, scope: !13)
!26 = !DILocation(line: 9, column: 11, scope: !13)
!27 = !DILocation(line: 9, column: 13, scope: !13)
!28 = !DILocation(line: 9, column: 3, scope: !13)
!29 = !DILocation(line: 11, column: 5, scope: !30)
!30 = distinct !DILexicalBlock(scope: !13, file: !1, line: 9, column: 19)
!31 = !DILocation(line: 12, column: 5, scope: !30)
!32 = !DILocation(line: 14, column: 5, scope: !30)
!33 = !DILocation(line: 14, column: 7, scope: !30)
!34 = !DILocation(line: 14, column: 10, scope: !30)
!35 = !DILocation(line: 15, column: 5, scope: !30)
!36 = !DILocation(line: 17, column: 1, scope: !13)
