; ModuleID = 'unset_local.cu'
source_filename = "unset_local.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPKiPi(ptr noundef %a, ptr noundef %o) #0 !dbg !17 {
entry:
    #dbg_value(ptr %a, !25, !DIExpression(), !28)
    #dbg_value(ptr %o, !26, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  %idxprom = zext i32 %0 to i64, !dbg !31
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom, !dbg !31
  %1 = load i32, ptr %arrayidx, align 4, !dbg !31, !tbaa !13
  %cmp = icmp sgt i32 %1, 2, !dbg !32
  br i1 %cmp, label %if.then, label %if.end, !dbg !32

if.then:                                          ; preds = %entry
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  %add = add i32 %2, 1, !dbg !34
  %idxprom2 = zext i32 %add to i64, !dbg !35
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom2, !dbg !35
  %3 = load i32, ptr %arrayidx3, align 4, !dbg !35, !tbaa !13
    #dbg_value(i32 %3, !27, !DIExpression(), !28)
  br label %if.end, !dbg !36

if.end:                                           ; preds = %if.then, %entry
  %v.0 = phi i32 [ %3, %if.then ], [ undef, %entry ]
    #dbg_value(i32 %v.0, !27, !DIExpression(), !28)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
  %idxprom5 = zext i32 %4 to i64, !dbg !38
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom5, !dbg !38
  store i32 %v.0, ptr %arrayidx6, align 4, !dbg !39, !tbaa !13
  ret void, !dbg !40
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

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
!1 = !DIFile(filename: "unset_local.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKiPi", scope: !1, file: !1, line: 5, type: !18, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !23}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!24 = !{!25, !26, !27}
!25 = !DILocalVariable(name: "a", arg: 1, scope: !17, file: !1, line: 5, type: !20)
!26 = !DILocalVariable(name: "o", arg: 2, scope: !17, file: !1, line: 5, type: !23)
!27 = !DILocalVariable(name: "v", scope: !17, file: !1, line: 6, type: !22)
!28 = !DILocation(line: 0, scope: !17)
!29 = !DILocation(line: 7, column: 9, scope: !30)
!30 = distinct !DILexicalBlock(scope: !17, file: !1, line: 7, column: 7)
!31 = !DILocation(line: 7, column: 7, scope: !30)
!32 = !DILocation(line: 7, column: 22, scope: !30)
!33 = !DILocation(line: 7, column: 33, scope: !30)
!34 = !DILocation(line: 7, column: 45, scope: !30)
!35 = !DILocation(line: 7, column: 31, scope: !30)
!36 = !DILocation(line: 7, column: 27, scope: !30)
!37 = !DILocation(line: 8, column: 5, scope: !17)
!38 = !DILocation(line: 8, column: 3, scope: !17)
!39 = !DILocation(line: 8, column: 18, scope: !17)
!40 = !DILocation(line: 9, column: 1, scope: !17)
