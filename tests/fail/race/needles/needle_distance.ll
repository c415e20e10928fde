; ModuleID = 'needle_distance.cu'
source_filename = "needle_distance.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiii(ptr noundef %o, i32 noundef %n, i32 noundef %m) #0 !dbg !17 {
entry:
    #dbg_value(ptr %o, !23, !DIExpression(), !28)
    #dbg_value(i32 %n, !24, !DIExpression(), !28)
    #dbg_value(i32 %m, !25, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !29
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !30
  %mul = mul i32 %0, %1, !dbg !31
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
  %add = add i32 %mul, %2, !dbg !33
    #dbg_value(i32 %add, !26, !DIExpression(), !28)
  %mul3 = mul nsw i32 5, %n, !dbg !34
  %sub = sub nsw i32 %m, %mul3, !dbg !35
    #dbg_value(i32 %sub, !27, !DIExpression(), !28)
  %cmp = icmp slt i32 %sub, 0, !dbg !36
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !37

cond.true:                                        ; preds = %entry
  %sub4 = sub nsw i32 0, %sub, !dbg !38
  br label %cond.end, !dbg !37

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !37

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub4, %cond.true ], [ %sub, %cond.false ], !dbg !37
    #dbg_value(i32 %cond, !27, !DIExpression(), !28)
  %cmp5 = icmp slt i32 %n, 10, !dbg !39
  br i1 %cmp5, label %if.then, label %if.end, !dbg !39

if.then:                                          ; preds = %cond.end
  br label %cleanup, !dbg !41

if.end:                                           ; preds = %cond.end
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !42
  %cmp7 = icmp eq i32 %3, 0, !dbg !44
  br i1 %cmp7, label %if.then8, label %if.else, !dbg !44

if.then8:                                         ; preds = %if.end
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !45
  %idxprom = zext i32 %4 to i64, !dbg !46
  %arrayidx = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom, !dbg !46
  store i32 %n, ptr %arrayidx, align 4, !dbg !47, !tbaa !13
  br label %if.end15, !dbg !46

if.else:                                          ; preds = %if.end
  %mul10 = mul nsw i32 %cond, 1024, !dbg !48
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49
  %add12 = add i32 %mul10, %5, !dbg !50
  %idxprom13 = zext i32 %add12 to i64, !dbg !51
  %arrayidx14 = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom13, !dbg !51
  store i32 %add, ptr %arrayidx14, align 4, !dbg !52, !tbaa !13
  br label %if.end15

if.end15:                                         ; preds = %if.else, %if.then8
  br label %cleanup, !dbg !53

cleanup:                                          ; preds = %if.end15, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end15 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !53

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

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
!1 = !DIFile(filename: "needle_distance.cu", directory: ".")
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
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiii", scope: !1, file: !1, line: 4, type: !18, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !21, !21}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24, !25, !26, !27}
!23 = !DILocalVariable(name: "o", arg: 1, scope: !17, file: !1, line: 4, type: !20)
!24 = !DILocalVariable(name: "n", arg: 2, scope: !17, file: !1, line: 4, type: !21)
!25 = !DILocalVariable(name: "m", arg: 3, scope: !17, file: !1, line: 4, type: !21)
!26 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 5, type: !21)
!27 = !DILocalVariable(name: "d", scope: !17, file: !1, line: 6, type: !21)
!28 = !DILocation(line: 0, scope: !17)
!29 = !DILocation(line: 5, column: 11, scope: !17)
!30 = !DILocation(line: 5, column: 24, scope: !17)
!31 = !DILocation(line: 5, column: 22, scope: !17)
!32 = !DILocation(line: 5, column: 37, scope: !17)
!33 = !DILocation(line: 5, column: 35, scope: !17)
!34 = !DILocation(line: 6, column: 17, scope: !17)
!35 = !DILocation(line: 6, column: 13, scope: !17)
!36 = !DILocation(line: 7, column: 9, scope: !17)
!37 = !DILocation(line: 7, column: 7, scope: !17)
!38 = !DILocation(line: 7, column: 15, scope: !17)
!39 = !DILocation(line: 8, column: 9, scope: !40)
!40 = distinct !DILexicalBlock(scope: !17, file: !1, line: 8, column: 7)
!41 = !DILocation(line: 9, column: 5, scope: !40)
!42 = !DILocation(line: 10, column: 7, scope: !43)
!43 = distinct !DILexicalBlock(scope: !17, file: !1, line: 10, column: 7)
!44 = !DILocation(line: 10, column: 18, scope: !43)
!45 = !DILocation(line: 11, column: 7, scope: !43)
!46 = !DILocation(line: 11, column: 5, scope: !43)
!47 = !DILocation(line: 11, column: 20, scope: !43)
!48 = !DILocation(line: 13, column: 9, scope: !43)
!49 = !DILocation(line: 13, column: 18, scope: !43)
!50 = !DILocation(line: 13, column: 16, scope: !43)
!51 = !DILocation(line: 13, column: 5, scope: !43)
!52 = !DILocation(line: 13, column: 31, scope: !43)
!53 = !DILocation(line: 14, column: 1, scope: !17)
