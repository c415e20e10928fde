; ModuleID = 'inactive_lane.cu'
source_filename = "inactive_lane.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !15 {
entry:
  %m.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %v = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !20, !DIExpression(), !21)
    #dbg_declare(ptr %t, !22, !DIExpression(), !23)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !24
  store i32 %0, ptr %t, align 4, !dbg !23
    #dbg_declare(ptr %v, !25, !DIExpression(), !26)
  %1 = load i32, ptr %t, align 4, !dbg !27
  %mul = mul nsw i32 3, %1, !dbg !28
  store i32 %mul, ptr %v, align 4, !dbg !26
  %2 = load i32, ptr %t, align 4, !dbg !29
  %cmp = icmp slt i32 %2, 16, !dbg !31
  br i1 %cmp, label %if.then, label %if.end, !dbg !31

if.then:                                          ; preds = %entry
  %3 = load i32, ptr %v, align 4, !dbg !32
  %4 = load i32, ptr %t, align 4, !dbg !33
  %add = add nsw i32 %4, 8, !dbg !34
  store i32 65535, ptr %m.addr.i, align 4, !dbg !35
  store i32 %3, ptr %v.addr.i, align 4, !dbg !35
  store i32 %add, ptr %a.addr.i, align 4, !dbg !35
  store i32 32, ptr %w.addr.i, align 4, !dbg !35
  %5 = load i32, ptr %m.addr.i, align 4, !dbg !35
  %6 = load i32, ptr %v.addr.i, align 4, !dbg !35
  %7 = load i32, ptr %a.addr.i, align 4, !dbg !35
  %8 = load i32, ptr %w.addr.i, align 4, !dbg !35
  %sub.i = sub nsw i32 32, %8, !dbg !35
  %shl.i = shl i32 %sub.i, 8, !dbg !35
  %or.i = or i32 %shl.i, 31, !dbg !35
  %9 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %5, i32 %6, i32 %7, i32 %or.i), !dbg !35
  %10 = load ptr, ptr %o.addr, align 8, !dbg !36
  %11 = load i32, ptr %t, align 4, !dbg !37
  %idxprom = sext i32 %11 to i64, !dbg !36
  %arrayidx = getelementptr inbounds i32, ptr %10, i64 %idxprom, !dbg !36
  store i32 %9, ptr %arrayidx, align 4, !dbg !38
  br label %if.end, !dbg !36

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !39
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13}
!llvm.ident = !{!14}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "inactive_lane.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{!5, !8}
!5 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !7, line: 214)
!6 = !DINamespace(name: "ws_math", scope: null)
!7 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !6, file: !7, line: 215)
!9 = !DINamespace(name: "std", scope: null)
!10 = !{i32 7, !"Dwarf Version", i32 4}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!14 = !{!"clang version 22.1.8"}
!15 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !1, file: !1, line: 7, type: !16, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!16 = !DISubroutineType(types: !17)
!17 = !{null, !18}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!19 = !{}
!20 = !DILocalVariable(name: "o", arg: 1, scope: !15, file: !1, line: 7, type: !18)
!21 = !DILocation(line: 7, column: 24, scope: !15)
!22 = !DILocalVariable(name: "t", scope: !15, file: !1, line: 8, type: !3)
!23 = !DILocation(line: 8, column: 7, scope: !15)
!24 = !DILocation(line: 8, column: 11, scope: !15)
!25 = !DILocalVariable(name: "v", scope: !15, file: !1, line: 8, type: !3)
!26 = !DILocation(line: 8, column: 24, scope: !15)
!27 = !DILocation(line: 8, column: 32, scope: !15)
!28 = !DILocation(line: 8, column: 30, scope: !15)
!29 = !DILocation(line: 9, column: 7, scope: !30)
!30 = distinct !DILexicalBlock(scope: !15, file: !1, line: 9, column: 7)
!31 = !DILocation(line: 9, column: 9, scope: !30)
!32 = !DILocation(line: 10, column: 33, scope: !30)
!33 = !DILocation(line: 10, column: 36, scope: !30)
!34 = !DILocation(line: 10, column: 38, scope: !30)
!35 = !DILocation(line: 10, column: 12, scope: !30)
!36 = !DILocation(line: 10, column: 5, scope: !30)
!37 = !DILocation(line: 10, column: 7, scope: !30)
!38 = !DILocation(line: 10, column: 10, scope: !30)
!39 = !DILocation(line: 11, column: 1, scope: !15)
