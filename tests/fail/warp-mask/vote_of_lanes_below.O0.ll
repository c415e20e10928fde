; ModuleID = 'vote_of_lanes_below.cu'
source_filename = "vote_of_lanes_below.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPKiPi(ptr noundef %a, ptr noundef %o) #0 !dbg !13 {
entry:
  %m.addr.i = alloca i32, align 4
  %p.addr.i = alloca i32, align 4
  %x.addr.i = alloca i32, align 4
  %a.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %below = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !21, !DIExpression(), !22)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !23, !DIExpression(), !24)
    #dbg_declare(ptr %below, !25, !DIExpression(), !27)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28
  %shl = shl i32 1, %0, !dbg !29
  %sub = sub i32 %shl, 1, !dbg !30
  store i32 %sub, ptr %below, align 4, !dbg !27
  %1 = load i32, ptr %below, align 4, !dbg !31
  %2 = load ptr, ptr %a.addr, align 8, !dbg !32
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  %idxprom = zext i32 %3 to i64, !dbg !32
  %arrayidx = getelementptr inbounds nuw i32, ptr %2, i64 %idxprom, !dbg !32
  %4 = load i32, ptr %arrayidx, align 4, !dbg !32
  %cmp = icmp sgt i32 %4, 3, !dbg !34
  %conv = zext i1 %cmp to i32, !dbg !32
  store i32 %1, ptr %m.addr.i, align 4, !dbg !35
  store i32 %conv, ptr %p.addr.i, align 4, !dbg !35
  %5 = load i32, ptr %m.addr.i, align 4, !dbg !35
  %6 = load i32, ptr %p.addr.i, align 4, !dbg !35
  %tobool.i = icmp ne i32 %6, 0, !dbg !35
  %7 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %5, i1 %tobool.i), !dbg !35
  store i32 %7, ptr %x.addr.i, align 4, !dbg !36
  %8 = load i32, ptr %x.addr.i, align 4, !dbg !36
  %9 = call noundef i32 @llvm.ctpop.i32(i32 %8), !dbg !36
  %10 = load ptr, ptr %o.addr, align 8, !dbg !37
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38
  %idxprom5 = zext i32 %11 to i64, !dbg !37
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %10, i64 %idxprom5, !dbg !37
  store i32 %9, ptr %arrayidx6, align 4, !dbg !39
  ret void, !dbg !40
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "vote_of_lanes_below.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKiPi", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !19}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!20 = !{}
!21 = !DILocalVariable(name: "a", arg: 1, scope: !13, file: !1, line: 7, type: !16)
!22 = !DILocation(line: 7, column: 30, scope: !13)
!23 = !DILocalVariable(name: "o", arg: 2, scope: !13, file: !1, line: 7, type: !19)
!24 = !DILocation(line: 7, column: 38, scope: !13)
!25 = !DILocalVariable(name: "below", scope: !13, file: !1, line: 8, type: !26)
!26 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 8, column: 12, scope: !13)
!28 = !DILocation(line: 8, column: 27, scope: !13)
!29 = !DILocation(line: 8, column: 24, scope: !13)
!30 = !DILocation(line: 8, column: 40, scope: !13)
!31 = !DILocation(line: 9, column: 41, scope: !13)
!32 = !DILocation(line: 9, column: 48, scope: !13)
!33 = !DILocation(line: 9, column: 50, scope: !13)
!34 = !DILocation(line: 9, column: 63, scope: !13)
!35 = !DILocation(line: 9, column: 27, scope: !13)
!36 = !DILocation(line: 9, column: 20, scope: !13)
!37 = !DILocation(line: 9, column: 3, scope: !13)
!38 = !DILocation(line: 9, column: 5, scope: !13)
!39 = !DILocation(line: 9, column: 18, scope: !13)
!40 = !DILocation(line: 10, column: 1, scope: !13)
