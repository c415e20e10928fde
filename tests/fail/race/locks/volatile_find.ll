; ModuleID = 'volatile_find.cu'
source_filename = "volatile_find.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPViPi(ptr noundef %p, ptr noundef %o) #0 !dbg !17 {
entry:
    #dbg_value(ptr %p, !25, !DIExpression(), !30)
    #dbg_value(ptr %o, !26, !DIExpression(), !30)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !31
  %cmp = icmp eq i32 %0, 0, !dbg !32
  br i1 %cmp, label %if.then, label %if.else, !dbg !32

if.then:                                          ; preds = %entry
  %arrayidx = getelementptr inbounds i32, ptr %p, i64 4, !dbg !33
  store volatile i32 5, ptr %arrayidx, align 4, !dbg !35, !tbaa !13
  br label %if.end, !dbg !36

if.else:                                          ; preds = %entry
    #dbg_value(i32 0, !27, !DIExpression(), !37)
  br label %while.cond, !dbg !38

while.cond:                                       ; preds = %while.body, %if.else
  %i.0 = phi i32 [ 0, %if.else ], [ %inc, %while.body ], !dbg !37
    #dbg_value(i32 %i.0, !27, !DIExpression(), !37)
  %idxprom = sext i32 %i.0 to i64, !dbg !39
  %arrayidx1 = getelementptr inbounds i32, ptr %p, i64 %idxprom, !dbg !39
  %1 = load volatile i32, ptr %arrayidx1, align 4, !dbg !39, !tbaa !13
  %cmp2 = icmp ne i32 %1, 5, !dbg !40
  br i1 %cmp2, label %while.body, label %while.end, !dbg !38

while.body:                                       ; preds = %while.cond
  %inc = add nsw i32 %i.0, 1, !dbg !41
    #dbg_value(i32 %inc, !27, !DIExpression(), !37)
  br label %while.cond, !dbg !38, !llvm.loop !42

while.end:                                        ; preds = %while.cond
  %arrayidx3 = getelementptr inbounds i32, ptr %o, i64 0, !dbg !46
  store i32 %i.0, ptr %arrayidx3, align 4, !dbg !47, !tbaa !13
  br label %if.end

if.end:                                           ; preds = %while.end, %if.then
  ret void, !dbg !48
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "volatile_find.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPViPi", scope: !1, file: !1, line: 5, type: !18, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !23}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!24 = !{!25, !26, !27}
!25 = !DILocalVariable(name: "p", arg: 1, scope: !17, file: !1, line: 5, type: !20)
!26 = !DILocalVariable(name: "o", arg: 2, scope: !17, file: !1, line: 5, type: !23)
!27 = !DILocalVariable(name: "i", scope: !28, file: !1, line: 9, type: !22)
!28 = distinct !DILexicalBlock(scope: !29, file: !1, line: 8, column: 10)
!29 = distinct !DILexicalBlock(scope: !17, file: !1, line: 6, column: 7)
!30 = !DILocation(line: 0, scope: !17)
!31 = !DILocation(line: 6, column: 7, scope: !29)
!32 = !DILocation(line: 6, column: 18, scope: !29)
!33 = !DILocation(line: 7, column: 5, scope: !34)
!34 = distinct !DILexicalBlock(scope: !29, file: !1, line: 6, column: 24)
!35 = !DILocation(line: 7, column: 10, scope: !34)
!36 = !DILocation(line: 8, column: 3, scope: !34)
!37 = !DILocation(line: 0, scope: !28)
!38 = !DILocation(line: 10, column: 5, scope: !28)
!39 = !DILocation(line: 10, column: 12, scope: !28)
!40 = !DILocation(line: 10, column: 17, scope: !28)
!41 = !DILocation(line: 10, column: 23, scope: !28)
!42 = distinct !{!42, !38, !43, !44, !45}
!43 = !DILocation(line: 10, column: 25, scope: !28)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.unroll.disable"}
!46 = !DILocation(line: 11, column: 5, scope: !28)
!47 = !DILocation(line: 11, column: 10, scope: !28)
!48 = !DILocation(line: 13, column: 1, scope: !17)
