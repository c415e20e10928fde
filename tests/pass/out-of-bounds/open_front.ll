; ModuleID = 'open_front.cu'
source_filename = "open_front.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !17 {
entry:
    #dbg_value(ptr %o, !25, !DIExpression(), !28)
    #dbg_value(ptr %a, !26, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !29
  %mul = mul i32 %0, 64, !dbg !30
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31
  %add = add i32 %mul, %1, !dbg !32
    #dbg_value(i32 %add, !27, !DIExpression(), !28)
  %add2 = add nsw i32 %add, 1, !dbg !33
  %idxprom = sext i32 %add2 to i64, !dbg !34
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !34
  %2 = load i32, ptr %arrayidx, align 4, !dbg !34, !tbaa !13
  %idxprom3 = sext i32 %add to i64, !dbg !35
  %arrayidx4 = getelementptr inbounds i32, ptr %o, i64 %idxprom3, !dbg !35
  store i32 %2, ptr %arrayidx4, align 4, !dbg !36, !tbaa !13
  %cmp = icmp sgt i32 %add, 0, !dbg !37
  br i1 %cmp, label %if.then, label %if.end, !dbg !37

if.then:                                          ; preds = %entry
  %sub = sub nsw i32 %add, 1, !dbg !39
  %idxprom5 = sext i32 %sub to i64, !dbg !40
  %arrayidx6 = getelementptr inbounds i32, ptr %a, i64 %idxprom5, !dbg !40
  %3 = load i32, ptr %arrayidx6, align 4, !dbg !40, !tbaa !13
  %idxprom7 = sext i32 %add to i64, !dbg !41
  %arrayidx8 = getelementptr inbounds i32, ptr %o, i64 %idxprom7, !dbg !41
  %4 = load i32, ptr %arrayidx8, align 4, !dbg !42, !tbaa !13
  %add9 = add nsw i32 %4, %3, !dbg !42
  store i32 %add9, ptr %arrayidx8, align 4, !dbg !42, !tbaa !13
  br label %if.end, !dbg !41

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !43
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "open_front.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !1, file: !1, line: 6, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!24 = !{!25, !26, !27}
!25 = !DILocalVariable(name: "o", arg: 1, scope: !17, file: !1, line: 6, type: !20)
!26 = !DILocalVariable(name: "a", arg: 2, scope: !17, file: !1, line: 6, type: !22)
!27 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 7, type: !21)
!28 = !DILocation(line: 0, scope: !17)
!29 = !DILocation(line: 7, column: 11, scope: !17)
!30 = !DILocation(line: 7, column: 22, scope: !17)
!31 = !DILocation(line: 7, column: 29, scope: !17)
!32 = !DILocation(line: 7, column: 27, scope: !17)
!33 = !DILocation(line: 8, column: 14, scope: !17)
!34 = !DILocation(line: 8, column: 10, scope: !17)
!35 = !DILocation(line: 8, column: 3, scope: !17)
!36 = !DILocation(line: 8, column: 8, scope: !17)
!37 = !DILocation(line: 9, column: 9, scope: !38)
!38 = distinct !DILexicalBlock(scope: !17, file: !1, line: 9, column: 7)
!39 = !DILocation(line: 9, column: 26, scope: !38)
!40 = !DILocation(line: 9, column: 22, scope: !38)
!41 = !DILocation(line: 9, column: 14, scope: !38)
!42 = !DILocation(line: 9, column: 19, scope: !38)
!43 = !DILocation(line: 10, column: 1, scope: !17)
