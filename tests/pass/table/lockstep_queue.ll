; ModuleID = 'lockstep_queue.cu'
source_filename = "lockstep_queue.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ5queuePKiPiiE3len = internal addrspace(3) global i32 undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5queuePKiPii(ptr noundef %src, ptr noundef %dst, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %src, !19, !DIExpression(), !38)
    #dbg_value(ptr %dst, !20, !DIExpression(), !38)
    #dbg_value(i32 %n, !21, !DIExpression(), !38)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !39
    #dbg_value(i32 %0, !22, !DIExpression(), !38)
    #dbg_value(i32 0, !23, !DIExpression(), !38)
    #dbg_value(i32 0, !24, !DIExpression(), !40)
  br label %for.cond, !dbg !41

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !42
  %pos.0 = phi i32 [ 0, %entry ], [ %add7, %for.inc ], !dbg !38
    #dbg_value(i32 %pos.0, !23, !DIExpression(), !38)
    #dbg_value(i32 %i.0, !24, !DIExpression(), !40)
  %cmp = icmp slt i32 %i.0, %n, !dbg !43
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !44

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp1 = icmp eq i32 %0, 0, !dbg !45
  br i1 %cmp1, label %if.then, label %if.end, !dbg !45

if.then:                                          ; preds = %for.body
  %idxprom = sext i32 %i.0 to i64, !dbg !47
  %arrayidx = getelementptr inbounds i32, ptr %src, i64 %idxprom, !dbg !47
  %1 = load i32, ptr %arrayidx, align 4, !dbg !47, !tbaa !34
  %and = and i32 %1, 31, !dbg !48
  store i32 %and, ptr addrspacecast (ptr addrspace(3) @_ZZ5queuePKiPiiE3len to ptr), align 4, !dbg !49, !tbaa !34
  br label %if.end, !dbg !50

if.end:                                           ; preds = %if.then, %for.body
  %2 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5queuePKiPiiE3len to ptr), align 4, !dbg !51, !tbaa !34
    #dbg_value(i32 %2, !26, !DIExpression(), !52)
  %cmp2 = icmp slt i32 %0, %2, !dbg !53
  br i1 %cmp2, label %if.then3, label %if.end6, !dbg !53

if.then3:                                         ; preds = %if.end
  %add = add nsw i32 %pos.0, %0, !dbg !55
  %idxprom4 = sext i32 %add to i64, !dbg !56
  %arrayidx5 = getelementptr inbounds i32, ptr %dst, i64 %idxprom4, !dbg !56
  store i32 %i.0, ptr %arrayidx5, align 4, !dbg !57, !tbaa !34
  br label %if.end6, !dbg !56

if.end6:                                          ; preds = %if.then3, %if.end
  %add7 = add nsw i32 %pos.0, %2, !dbg !58
    #dbg_value(i32 %add7, !23, !DIExpression(), !38)
  br label %for.inc, !dbg !59

for.inc:                                          ; preds = %if.end6
  %inc = add nsw i32 %i.0, 1, !dbg !60
    #dbg_value(i32 %inc, !24, !DIExpression(), !40)
  br label %for.cond, !dbg !61, !llvm.loop !62

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !66
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

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!29, !30, !31, !32}
!llvm.ident = !{!33}
!llvm.errno.tbaa = !{!34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "len", scope: !2, file: !3, line: 7, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "queue", linkageName: "_Z5queuePKiPii", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "lockstep_queue.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 214)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 215)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19, !20, !21, !22, !23, !24, !26}
!19 = !DILocalVariable(name: "src", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!20 = !DILocalVariable(name: "dst", arg: 2, scope: !2, file: !3, line: 6, type: !9)
!21 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 6, type: !8)
!22 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !8)
!23 = !DILocalVariable(name: "pos", scope: !2, file: !3, line: 8, type: !8)
!24 = !DILocalVariable(name: "i", scope: !25, file: !3, line: 9, type: !8)
!25 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!26 = !DILocalVariable(name: "mine", scope: !27, file: !3, line: 11, type: !8)
!27 = distinct !DILexicalBlock(scope: !28, file: !3, line: 9, column: 31)
!28 = distinct !DILexicalBlock(scope: !25, file: !3, line: 9, column: 3)
!29 = !{i32 7, !"Dwarf Version", i32 4}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!33 = !{!"clang version 22.1.8"}
!34 = !{!35, !35, i64 0}
!35 = !{!"int", !36, i64 0}
!36 = !{!"omnipotent char", !37, i64 0}
!37 = !{!"Simple C++ TBAA"}
!38 = !DILocation(line: 0, scope: !2)
!39 = !DILocation(line: 8, column: 11, scope: !2)
!40 = !DILocation(line: 0, scope: !25)
!41 = !DILocation(line: 9, column: 8, scope: !25)
!42 = !DILocation(line: 9, scope: !25)
!43 = !DILocation(line: 9, column: 21, scope: !28)
!44 = !DILocation(line: 9, column: 3, scope: !25)
!45 = !DILocation(line: 10, column: 11, scope: !46)
!46 = distinct !DILexicalBlock(scope: !27, file: !3, line: 10, column: 9)
!47 = !DILocation(line: 10, column: 23, scope: !46)
!48 = !DILocation(line: 10, column: 30, scope: !46)
!49 = !DILocation(line: 10, column: 21, scope: !46)
!50 = !DILocation(line: 10, column: 17, scope: !46)
!51 = !DILocation(line: 11, column: 16, scope: !27)
!52 = !DILocation(line: 0, scope: !27)
!53 = !DILocation(line: 12, column: 11, scope: !54)
!54 = distinct !DILexicalBlock(scope: !27, file: !3, line: 12, column: 9)
!55 = !DILocation(line: 12, column: 27, scope: !54)
!56 = !DILocation(line: 12, column: 19, scope: !54)
!57 = !DILocation(line: 12, column: 32, scope: !54)
!58 = !DILocation(line: 13, column: 9, scope: !27)
!59 = !DILocation(line: 14, column: 3, scope: !27)
!60 = !DILocation(line: 9, column: 26, scope: !28)
!61 = !DILocation(line: 9, column: 3, scope: !28)
!62 = distinct !{!62, !44, !63, !64, !65}
!63 = !DILocation(line: 14, column: 3, scope: !25)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !{!"llvm.loop.unroll.disable"}
!66 = !DILocation(line: 15, column: 1, scope: !2)
