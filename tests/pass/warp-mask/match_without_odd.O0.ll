; ModuleID = 'match_without_odd.cu'
source_filename = "match_without_odd.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !15 {
entry:
  %m.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !21, !DIExpression(), !22)
    #dbg_declare(ptr %t, !23, !DIExpression(), !24)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  store i32 %0, ptr %t, align 4, !dbg !24
  %1 = load i32, ptr %t, align 4, !dbg !26
  %rem = srem i32 %1, 2, !dbg !27
  %tobool = icmp ne i32 %rem, 0, !dbg !26
  %2 = zext i1 %tobool to i64, !dbg !26
  %cond = select i1 %tobool, i32 -1431655766, i32 1431655765, !dbg !26
  %3 = load i32, ptr %t, align 4, !dbg !28
  %div = sdiv i32 %3, 4, !dbg !29
  store i32 %cond, ptr %m.addr.i, align 4, !dbg !30
  store i32 %div, ptr %v.addr.i, align 4, !dbg !30
  %4 = load i32, ptr %m.addr.i, align 4, !dbg !30
  %5 = load i32, ptr %v.addr.i, align 4, !dbg !30
  %6 = call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 %4, i32 %5), !dbg !30
  %7 = load ptr, ptr %o.addr, align 8, !dbg !31
  %8 = load i32, ptr %t, align 4, !dbg !32
  %idxprom = sext i32 %8 to i64, !dbg !31
  %arrayidx = getelementptr inbounds i32, ptr %7, i64 %idxprom, !dbg !31
  store i32 %6, ptr %arrayidx, align 4, !dbg !33
  ret void, !dbg !34
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13}
!llvm.ident = !{!14}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "match_without_odd.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
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
!15 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !1, file: !1, line: 7, type: !16, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!16 = !DISubroutineType(types: !17)
!17 = !{null, !18}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{}
!21 = !DILocalVariable(name: "o", arg: 1, scope: !15, file: !1, line: 7, type: !18)
!22 = !DILocation(line: 7, column: 24, scope: !15)
!23 = !DILocalVariable(name: "t", scope: !15, file: !1, line: 8, type: !19)
!24 = !DILocation(line: 8, column: 7, scope: !15)
!25 = !DILocation(line: 8, column: 11, scope: !15)
!26 = !DILocation(line: 9, column: 27, scope: !15)
!27 = !DILocation(line: 9, column: 29, scope: !15)
!28 = !DILocation(line: 9, column: 62, scope: !15)
!29 = !DILocation(line: 9, column: 64, scope: !15)
!30 = !DILocation(line: 9, column: 10, scope: !15)
!31 = !DILocation(line: 9, column: 3, scope: !15)
!32 = !DILocation(line: 9, column: 5, scope: !15)
!33 = !DILocation(line: 9, column: 8, scope: !15)
!34 = !DILocation(line: 10, column: 1, scope: !15)
