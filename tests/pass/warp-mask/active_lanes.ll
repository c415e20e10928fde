; ModuleID = 'active_lanes.cu'
source_filename = "active_lanes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPKiPi(ptr noundef %a, ptr noundef %o) #0 !dbg !19 {
entry:
    #dbg_value(ptr %a, !26, !DIExpression(), !37)
    #dbg_value(ptr %o, !27, !DIExpression(), !37)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38
    #dbg_value(i32 %0, !28, !DIExpression(), !37)
  %idxprom = sext i32 %0 to i64, !dbg !39
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !39
  %1 = load i32, ptr %arrayidx, align 4, !dbg !39, !tbaa !15
    #dbg_value(i32 %1, !29, !DIExpression(), !37)
  %cmp = icmp sgt i32 %1, 4, !dbg !40
  %conv = zext i1 %cmp to i32, !dbg !41
  %2 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %cmp), !dbg !42
    #dbg_value(i32 %2, !30, !DIExpression(), !37)
  %cmp2 = icmp sgt i32 %1, 4, !dbg !43
  br i1 %cmp2, label %if.then, label %if.else, !dbg !43

if.then:                                          ; preds = %entry
  %3 = call i32 @llvm.cttz.i32(i32 %2, i1 true), !dbg !44
  %4 = add i32 %3, 1, !dbg !44
  %iszero.i = icmp eq i32 %2, 0, !dbg !44
  %ffs.i = select i1 %iszero.i, i32 0, i32 %4, !dbg !44
  %sub = sub nsw i32 %ffs.i, 1, !dbg !45
    #dbg_value(i32 %sub, !32, !DIExpression(), !46)
  %5 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %2, i32 %1, i32 %sub, i32 31), !dbg !47
  %idxprom5 = sext i32 %0 to i64, !dbg !48
  %arrayidx6 = getelementptr inbounds i32, ptr %o, i64 %idxprom5, !dbg !48
  store i32 %5, ptr %arrayidx6, align 4, !dbg !49, !tbaa !15
  br label %if.end, !dbg !50

if.else:                                          ; preds = %entry
  %6 = call noundef i32 @llvm.nvvm.activemask(), !dbg !51
    #dbg_value(i32 %6, !35, !DIExpression(), !52)
  %and = and i32 %1, 1, !dbg !53
  %tobool.i = icmp ne i32 %and, 0, !dbg !54
  %7 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %6, i1 %tobool.i), !dbg !54
  %8 = call noundef i32 @llvm.ctpop.i32(i32 %7), !dbg !55
  %idxprom10 = sext i32 %0 to i64, !dbg !56
  %arrayidx11 = getelementptr inbounds i32, ptr %o, i64 %idxprom10, !dbg !56
  store i32 %8, ptr %arrayidx11, align 4, !dbg !57, !tbaa !15
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  ret void, !dbg !58
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.activemask() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13}
!llvm.ident = !{!14}
!llvm.errno.tbaa = !{!15}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "active_lanes.cu", directory: ".")
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
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C++ TBAA"}
!19 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKiPi", scope: !1, file: !1, line: 7, type: !20, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!20 = !DISubroutineType(types: !21)
!21 = !{null, !22, !24}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!25 = !{!26, !27, !28, !29, !30, !32, !35}
!26 = !DILocalVariable(name: "a", arg: 1, scope: !19, file: !1, line: 7, type: !22)
!27 = !DILocalVariable(name: "o", arg: 2, scope: !19, file: !1, line: 7, type: !24)
!28 = !DILocalVariable(name: "t", scope: !19, file: !1, line: 8, type: !3)
!29 = !DILocalVariable(name: "v", scope: !19, file: !1, line: 8, type: !3)
!30 = !DILocalVariable(name: "some", scope: !19, file: !1, line: 9, type: !31)
!31 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!32 = !DILocalVariable(name: "first", scope: !33, file: !1, line: 11, type: !3)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 10, column: 14)
!34 = distinct !DILexicalBlock(scope: !19, file: !1, line: 10, column: 7)
!35 = !DILocalVariable(name: "here", scope: !36, file: !1, line: 14, type: !31)
!36 = distinct !DILexicalBlock(scope: !34, file: !1, line: 13, column: 10)
!37 = !DILocation(line: 0, scope: !19)
!38 = !DILocation(line: 8, column: 11, scope: !19)
!39 = !DILocation(line: 8, column: 28, scope: !19)
!40 = !DILocation(line: 9, column: 48, scope: !19)
!41 = !DILocation(line: 9, column: 46, scope: !19)
!42 = !DILocation(line: 9, column: 19, scope: !19)
!43 = !DILocation(line: 10, column: 9, scope: !34)
!44 = !DILocation(line: 11, column: 17, scope: !33)
!45 = !DILocation(line: 11, column: 29, scope: !33)
!46 = !DILocation(line: 0, scope: !33)
!47 = !DILocation(line: 12, column: 12, scope: !33)
!48 = !DILocation(line: 12, column: 5, scope: !33)
!49 = !DILocation(line: 12, column: 10, scope: !33)
!50 = !DILocation(line: 13, column: 3, scope: !33)
!51 = !DILocation(line: 14, column: 21, scope: !36)
!52 = !DILocation(line: 0, scope: !36)
!53 = !DILocation(line: 15, column: 41, scope: !36)
!54 = !DILocation(line: 15, column: 19, scope: !36)
!55 = !DILocation(line: 15, column: 12, scope: !36)
!56 = !DILocation(line: 15, column: 5, scope: !36)
!57 = !DILocation(line: 15, column: 10, scope: !36)
!58 = !DILocation(line: 17, column: 1, scope: !19)
