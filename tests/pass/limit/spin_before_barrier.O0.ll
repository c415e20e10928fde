; ModuleID = 'spin_before_barrier.cu'
source_filename = "spin_before_barrier.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPVi(ptr noundef %flag) #0 !dbg !13 {
entry:
  %flag.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %flag, ptr %flag.addr, align 8
    #dbg_declare(ptr %flag.addr, !20, !DIExpression(), !21)
    #dbg_declare(ptr %t, !22, !DIExpression(), !23)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !24
  store i32 %0, ptr %t, align 4, !dbg !23
  %1 = load i32, ptr %t, align 4, !dbg !25
  %cmp = icmp eq i32 %1, 0, !dbg !27
  br i1 %cmp, label %if.then, label %if.end, !dbg !27

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %flag.addr, align 8, !dbg !28
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 0, !dbg !28
  store volatile i32 1, ptr %arrayidx, align 4, !dbg !29
  br label %if.end, !dbg !28

if.end:                                           ; preds = %if.then, %entry
  %3 = load i32, ptr %t, align 4, !dbg !30
  %cmp1 = icmp sge i32 %3, 32, !dbg !32
  br i1 %cmp1, label %if.then2, label %if.end5, !dbg !32

if.then2:                                         ; preds = %if.end
  br label %while.cond, !dbg !33

while.cond:                                       ; preds = %while.body, %if.then2
  %4 = load ptr, ptr %flag.addr, align 8, !dbg !34
  %arrayidx3 = getelementptr inbounds i32, ptr %4, i64 0, !dbg !34
  %5 = load volatile i32, ptr %arrayidx3, align 4, !dbg !34
  %cmp4 = icmp eq i32 %5, 0, !dbg !35
  br i1 %cmp4, label %while.body, label %while.end, !dbg !33

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !33, !llvm.loop !36

while.end:                                        ; preds = %while.cond
  br label %if.end5, !dbg !33

if.end5:                                          ; preds = %while.end, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  ret void, !dbg !40
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
!1 = !DIFile(filename: "spin_before_barrier.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPVi", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !18)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{}
!20 = !DILocalVariable(name: "flag", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!21 = !DILocation(line: 6, column: 33, scope: !13)
!22 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 7, type: !18)
!23 = !DILocation(line: 7, column: 7, scope: !13)
!24 = !DILocation(line: 7, column: 11, scope: !13)
!25 = !DILocation(line: 8, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !13, file: !1, line: 8, column: 7)
!27 = !DILocation(line: 8, column: 9, scope: !26)
!28 = !DILocation(line: 9, column: 5, scope: !26)
!29 = !DILocation(line: 9, column: 13, scope: !26)
!30 = !DILocation(line: 10, column: 7, scope: !31)
!31 = distinct !DILexicalBlock(scope: !13, file: !1, line: 10, column: 7)
!32 = !DILocation(line: 10, column: 9, scope: !31)
!33 = !DILocation(line: 11, column: 5, scope: !31)
!34 = !DILocation(line: 11, column: 12, scope: !31)
!35 = !DILocation(line: 11, column: 20, scope: !31)
!36 = distinct !{!36, !33, !37, !38}
!37 = !DILocation(line: 11, column: 27, scope: !31)
!38 = !{!"llvm.loop.mustprogress"}
!39 = !DILocation(line: 12, column: 3, scope: !13)
!40 = !DILocation(line: 13, column: 1, scope: !13)
