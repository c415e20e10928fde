; ModuleID = 'endless_loop.cu'
source_filename = "endless_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPVi(ptr noundef %a) #0 !dbg !13 {
entry:
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !20, !DIExpression(), !21)
    #dbg_declare(ptr %t, !22, !DIExpression(), !23)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !24
  store i32 %0, ptr %t, align 4, !dbg !23
  br label %while.cond, !dbg !25

while.cond:                                       ; preds = %while.body, %entry
  %1 = load ptr, ptr %a.addr, align 8, !dbg !26
  %2 = load i32, ptr %t, align 4, !dbg !27
  %idxprom = sext i32 %2 to i64, !dbg !26
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 %idxprom, !dbg !26
  %3 = load volatile i32, ptr %arrayidx, align 4, !dbg !26
  %cmp = icmp slt i32 %3, 5, !dbg !28
  br i1 %cmp, label %while.body, label %while.end, !dbg !25

while.body:                                       ; preds = %while.cond
  %4 = load ptr, ptr %a.addr, align 8, !dbg !29
  %5 = load i32, ptr %t, align 4, !dbg !30
  %idxprom1 = sext i32 %5 to i64, !dbg !29
  %arrayidx2 = getelementptr inbounds i32, ptr %4, i64 %idxprom1, !dbg !29
  %6 = load volatile i32, ptr %arrayidx2, align 4, !dbg !29
  %7 = load ptr, ptr %a.addr, align 8, !dbg !31
  %8 = load i32, ptr %t, align 4, !dbg !32
  %idxprom3 = sext i32 %8 to i64, !dbg !31
  %arrayidx4 = getelementptr inbounds i32, ptr %7, i64 %idxprom3, !dbg !31
  store volatile i32 %6, ptr %arrayidx4, align 4, !dbg !33
  br label %while.cond, !dbg !25, !llvm.loop !34

while.end:                                        ; preds = %while.cond
  ret void, !dbg !37
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "endless_loop.cu", directory: ".")
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
!20 = !DILocalVariable(name: "a", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!21 = !DILocation(line: 6, column: 33, scope: !13)
!22 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 7, type: !18)
!23 = !DILocation(line: 7, column: 7, scope: !13)
!24 = !DILocation(line: 7, column: 11, scope: !13)
!25 = !DILocation(line: 8, column: 3, scope: !13)
!26 = !DILocation(line: 8, column: 10, scope: !13)
!27 = !DILocation(line: 8, column: 12, scope: !13)
!28 = !DILocation(line: 8, column: 15, scope: !13)
!29 = !DILocation(line: 8, column: 27, scope: !13)
!30 = !DILocation(line: 8, column: 29, scope: !13)
!31 = !DILocation(line: 8, column: 20, scope: !13)
!32 = !DILocation(line: 8, column: 22, scope: !13)
!33 = !DILocation(line: 8, column: 25, scope: !13)
!34 = distinct !{!34, !25, !35, !36}
!35 = !DILocation(line: 8, column: 30, scope: !13)
!36 = !{!"llvm.loop.mustprogress"}
!37 = !DILocation(line: 9, column: 1, scope: !13)
