; ModuleID = 'leaves_by_goto.cu'
source_filename = "leaves_by_goto.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiS_PKii(ptr noundef %par, ptr noundef %pad, ptr noundef %sel, i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(ptr %par, !25, !DIExpression(), !34)
    #dbg_value(ptr %pad, !26, !DIExpression(), !34)
    #dbg_value(ptr %sel, !27, !DIExpression(), !34)
    #dbg_value(i32 %n, !28, !DIExpression(), !34)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
    #dbg_value(i32 %0, !29, !DIExpression(), !34)
  %cmp = icmp slt i32 %0, 14, !dbg !36
  br i1 %cmp, label %if.then, label %if.end9, !dbg !36

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %0 to i64, !dbg !37
  %arrayidx = getelementptr inbounds i32, ptr %sel, i64 %idxprom, !dbg !37
  %1 = load i32, ptr %arrayidx, align 4, !dbg !37, !tbaa !13
    #dbg_value(i32 %1, !30, !DIExpression(), !38)
  %cmp1 = icmp eq i32 %1, 0, !dbg !39
  br i1 %cmp1, label %if.then2, label %if.end, !dbg !39

if.then2:                                         ; preds = %if.then
  br label %cleanup, !dbg !41

if.end:                                           ; preds = %if.then
  %add = add nsw i32 %0, 2, !dbg !42
  %idxprom3 = sext i32 %add to i64, !dbg !43
  %arrayidx4 = getelementptr inbounds i32, ptr %par, i64 %idxprom3, !dbg !43
  store i32 %1, ptr %arrayidx4, align 4, !dbg !44, !tbaa !13
  %cmp5 = icmp eq i32 %0, 3, !dbg !45
  br i1 %cmp5, label %if.then6, label %if.end8, !dbg !45

if.then6:                                         ; preds = %if.end
  %arrayidx7 = getelementptr inbounds i32, ptr %pad, i64 0, !dbg !47
  store i32 112211, ptr %arrayidx7, align 4, !dbg !48, !tbaa !13
  br label %if.end8, !dbg !47

if.end8:                                          ; preds = %if.then6, %if.end
  br label %cleanup, !dbg !49

cleanup:                                          ; preds = %if.then2, %if.end8
  %cleanup.dest.slot.0 = phi i32 [ 2, %if.then2 ], [ 0, %if.end8 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 2, label %join
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %if.end9, !dbg !50

if.end9:                                          ; preds = %cleanup.cont, %entry
  br label %join, !dbg !51

join:                                             ; preds = %if.end9, %cleanup
    #dbg_label(!33, !52)
  %cmp10 = icmp eq i32 %0, 17, !dbg !53
  br i1 %cmp10, label %if.then11, label %if.end14, !dbg !53

if.then11:                                        ; preds = %join
  %arrayidx12 = getelementptr inbounds i32, ptr %pad, i64 0, !dbg !55
  %2 = load i32, ptr %arrayidx12, align 4, !dbg !55, !tbaa !13
  %arrayidx13 = getelementptr inbounds i32, ptr %pad, i64 1, !dbg !56
  store i32 %2, ptr %arrayidx13, align 4, !dbg !57, !tbaa !13
  br label %if.end14, !dbg !56

if.end14:                                         ; preds = %if.then11, %join
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !58
  %cmp15 = icmp eq i32 %0, 0, !dbg !59
  br i1 %cmp15, label %if.then16, label %if.end19, !dbg !59

if.then16:                                        ; preds = %if.end14
  %arrayidx17 = getelementptr inbounds i32, ptr %pad, i64 1, !dbg !61
  %3 = load i32, ptr %arrayidx17, align 4, !dbg !61, !tbaa !13
  %arrayidx18 = getelementptr inbounds i32, ptr %par, i64 0, !dbg !62
  store i32 %3, ptr %arrayidx18, align 4, !dbg !63, !tbaa !13
  br label %if.end19, !dbg !62

if.end19:                                         ; preds = %if.then16, %if.end14
  ret void, !dbg !64

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "leaves_by_goto.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_PKii", scope: !1, file: !1, line: 1, type: !18, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !20, !22, !21}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!24 = !{!25, !26, !27, !28, !29, !30, !33}
!25 = !DILocalVariable(name: "par", arg: 1, scope: !17, file: !1, line: 1, type: !20)
!26 = !DILocalVariable(name: "pad", arg: 2, scope: !17, file: !1, line: 1, type: !20)
!27 = !DILocalVariable(name: "sel", arg: 3, scope: !17, file: !1, line: 1, type: !22)
!28 = !DILocalVariable(name: "n", arg: 4, scope: !17, file: !1, line: 1, type: !21)
!29 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 2, type: !21)
!30 = !DILocalVariable(name: "d", scope: !31, file: !1, line: 4, type: !21)
!31 = distinct !DILexicalBlock(scope: !32, file: !1, line: 3, column: 15)
!32 = distinct !DILexicalBlock(scope: !17, file: !1, line: 3, column: 7)
!33 = !DILabel(scope: !17, name: "join", file: !1, line: 9, column: 1)
!34 = !DILocation(line: 0, scope: !17)
!35 = !DILocation(line: 2, column: 11, scope: !17)
!36 = !DILocation(line: 3, column: 9, scope: !32)
!37 = !DILocation(line: 4, column: 13, scope: !31)
!38 = !DILocation(line: 0, scope: !31)
!39 = !DILocation(line: 5, column: 11, scope: !40)
!40 = distinct !DILexicalBlock(scope: !31, file: !1, line: 5, column: 9)
!41 = !DILocation(line: 5, column: 17, scope: !40)
!42 = !DILocation(line: 6, column: 11, scope: !31)
!43 = !DILocation(line: 6, column: 5, scope: !31)
!44 = !DILocation(line: 6, column: 16, scope: !31)
!45 = !DILocation(line: 7, column: 11, scope: !46)
!46 = distinct !DILexicalBlock(scope: !31, file: !1, line: 7, column: 9)
!47 = !DILocation(line: 7, column: 17, scope: !46)
!48 = !DILocation(line: 7, column: 24, scope: !46)
!49 = !DILocation(line: 8, column: 3, scope: !32)
!50 = !DILocation(line: 8, column: 3, scope: !31)
!51 = !DILocation(line: 3, column: 11, scope: !32)
!52 = !DILocation(line: 9, column: 1, scope: !17)
!53 = !DILocation(line: 10, column: 9, scope: !54)
!54 = distinct !DILexicalBlock(scope: !17, file: !1, line: 10, column: 7)
!55 = !DILocation(line: 10, column: 25, scope: !54)
!56 = !DILocation(line: 10, column: 16, scope: !54)
!57 = !DILocation(line: 10, column: 23, scope: !54)
!58 = !DILocation(line: 11, column: 3, scope: !17)
!59 = !DILocation(line: 12, column: 9, scope: !60)
!60 = distinct !DILexicalBlock(scope: !17, file: !1, line: 12, column: 7)
!61 = !DILocation(line: 12, column: 24, scope: !60)
!62 = !DILocation(line: 12, column: 15, scope: !60)
!63 = !DILocation(line: 12, column: 22, scope: !60)
!64 = !DILocation(line: 13, column: 1, scope: !17)
