; ModuleID = 'fewer_trips.cu'
source_filename = "fewer_trips.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !13 {
entry:
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !19, !DIExpression(), !20)
    #dbg_declare(ptr %t, !21, !DIExpression(), !22)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !23
  store i32 %0, ptr %t, align 4, !dbg !22
    #dbg_declare(ptr %i, !24, !DIExpression(), !26)
  store i32 0, ptr %i, align 4, !dbg !26
  br label %for.cond, !dbg !27

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !28
  %2 = load i32, ptr %t, align 4, !dbg !30
  %div = sdiv i32 %2, 32, !dbg !31
  %cmp = icmp sle i32 %1, %div, !dbg !32
  br i1 %cmp, label %for.body, label %for.end, !dbg !33

for.body:                                         ; preds = %for.cond
  %3 = load ptr, ptr %o.addr, align 8, !dbg !34
  %4 = load i32, ptr %t, align 4, !dbg !36
  %idxprom = sext i32 %4 to i64, !dbg !34
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %idxprom, !dbg !34
  %5 = load i32, ptr %arrayidx, align 4, !dbg !37
  %add = add nsw i32 %5, 1, !dbg !37
  store i32 %add, ptr %arrayidx, align 4, !dbg !37
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !38
  br label %for.inc, !dbg !39

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %i, align 4, !dbg !40
  %inc = add nsw i32 %6, 1, !dbg !40
  store i32 %inc, ptr %i, align 4, !dbg !40
  br label %for.cond, !dbg !41, !llvm.loop !42

for.end:                                          ; preds = %for.cond
  ret void, !dbg !45
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
!1 = !DIFile(filename: "fewer_trips.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !13, file: !1, line: 7, type: !16)
!20 = !DILocation(line: 7, column: 24, scope: !13)
!21 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 8, type: !17)
!22 = !DILocation(line: 8, column: 7, scope: !13)
!23 = !DILocation(line: 8, column: 11, scope: !13)
!24 = !DILocalVariable(name: "i", scope: !25, file: !1, line: 9, type: !17)
!25 = distinct !DILexicalBlock(scope: !13, file: !1, line: 9, column: 3)
!26 = !DILocation(line: 9, column: 12, scope: !25)
!27 = !DILocation(line: 9, column: 8, scope: !25)
!28 = !DILocation(line: 9, column: 19, scope: !29)
!29 = distinct !DILexicalBlock(scope: !25, file: !1, line: 9, column: 3)
!30 = !DILocation(line: 9, column: 24, scope: !29)
!31 = !DILocation(line: 9, column: 26, scope: !29)
!32 = !DILocation(line: 9, column: 21, scope: !29)
!33 = !DILocation(line: 9, column: 3, scope: !25)
!34 = !DILocation(line: 10, column: 5, scope: !35)
!35 = distinct !DILexicalBlock(scope: !29, file: !1, line: 9, column: 37)
!36 = !DILocation(line: 10, column: 7, scope: !35)
!37 = !DILocation(line: 10, column: 10, scope: !35)
!38 = !DILocation(line: 11, column: 5, scope: !35)
!39 = !DILocation(line: 12, column: 3, scope: !35)
!40 = !DILocation(line: 9, column: 32, scope: !29)
!41 = !DILocation(line: 9, column: 3, scope: !29)
!42 = distinct !{!42, !33, !43, !44}
!43 = !DILocation(line: 12, column: 3, scope: !25)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !DILocation(line: 13, column: 1, scope: !13)
