; ModuleID = 'vote_of_lanes_below.cu'
source_filename = "vote_of_lanes_below.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPKiPi(ptr noundef %a, ptr noundef %o) #0 !dbg !17 {
entry:
    #dbg_value(ptr %a, !25, !DIExpression(), !29)
    #dbg_value(ptr %o, !26, !DIExpression(), !29)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  %shl = shl i32 1, %0, !dbg !31
  %sub = sub i32 %shl, 1, !dbg !32
    #dbg_value(i32 %sub, !27, !DIExpression(), !29)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  %idxprom = zext i32 %1 to i64, !dbg !34
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom, !dbg !34
  %2 = load i32, ptr %arrayidx, align 4, !dbg !34, !tbaa !13
  %cmp = icmp sgt i32 %2, 3, !dbg !35
  %conv = zext i1 %cmp to i32, !dbg !34
  %3 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %cmp), !dbg !36
  %and = and i32 %3, %sub, !dbg !37
  %4 = call noundef i32 @llvm.ctpop.i32(i32 %and), !dbg !38
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !39
  %idxprom5 = zext i32 %5 to i64, !dbg !40
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom5, !dbg !40
  store i32 %4, ptr %arrayidx6, align 4, !dbg !41, !tbaa !13
  ret void, !dbg !42
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
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
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKiPi", scope: !1, file: !1, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !23}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!24 = !{!25, !26, !27}
!25 = !DILocalVariable(name: "a", arg: 1, scope: !17, file: !1, line: 7, type: !20)
!26 = !DILocalVariable(name: "o", arg: 2, scope: !17, file: !1, line: 7, type: !23)
!27 = !DILocalVariable(name: "below", scope: !17, file: !1, line: 8, type: !28)
!28 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!29 = !DILocation(line: 0, scope: !17)
!30 = !DILocation(line: 8, column: 27, scope: !17)
!31 = !DILocation(line: 8, column: 24, scope: !17)
!32 = !DILocation(line: 8, column: 40, scope: !17)
!33 = !DILocation(line: 9, column: 56, scope: !17)
!34 = !DILocation(line: 9, column: 54, scope: !17)
!35 = !DILocation(line: 9, column: 69, scope: !17)
!36 = !DILocation(line: 9, column: 27, scope: !17)
!37 = !DILocation(line: 9, column: 74, scope: !17)
!38 = !DILocation(line: 9, column: 20, scope: !17)
!39 = !DILocation(line: 9, column: 5, scope: !17)
!40 = !DILocation(line: 9, column: 3, scope: !17)
!41 = !DILocation(line: 9, column: 18, scope: !17)
!42 = !DILocation(line: 10, column: 1, scope: !17)
