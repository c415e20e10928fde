; ModuleID = 'start.cu'
source_filename = "start.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11shuffle_sumPKiPii(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !19 {
entry:
    #dbg_value(ptr %in, !26, !DIExpression(), !35)
    #dbg_value(ptr %out, !27, !DIExpression(), !35)
    #dbg_value(i32 %n, !28, !DIExpression(), !35)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
    #dbg_value(i32 %0, !29, !DIExpression(), !35)
  %cmp = icmp slt i32 %0, %n, !dbg !37
  br i1 %cmp, label %if.then, label %if.end6, !dbg !37

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %0 to i64, !dbg !38
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !38
  %1 = load i32, ptr %arrayidx, align 4, !dbg !38, !tbaa !15
    #dbg_value(i32 %1, !30, !DIExpression(), !39)
    #dbg_value(i32 16, !33, !DIExpression(), !40)
  br label %for.cond, !dbg !41

for.cond:                                         ; preds = %for.inc, %if.then
  %v.0 = phi i32 [ %1, %if.then ], [ %add, %for.inc ], !dbg !39
  %k.0 = phi i32 [ 16, %if.then ], [ %div, %for.inc ], !dbg !42
    #dbg_value(i32 %k.0, !33, !DIExpression(), !40)
    #dbg_value(i32 %v.0, !30, !DIExpression(), !39)
  %cmp1 = icmp sgt i32 %k.0, 0, !dbg !43
  br i1 %cmp1, label %for.body, label %for.cond.cleanup, !dbg !45

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %2 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v.0, i32 %k.0, i32 31), !dbg !46
  %add = add nsw i32 %v.0, %2, !dbg !47
    #dbg_value(i32 %add, !30, !DIExpression(), !39)
  br label %for.inc, !dbg !48

for.inc:                                          ; preds = %for.body
  %div = sdiv i32 %k.0, 2, !dbg !49
    #dbg_value(i32 %div, !33, !DIExpression(), !40)
  br label %for.cond, !dbg !50, !llvm.loop !51

for.end:                                          ; preds = %for.cond.cleanup
  %cmp3 = icmp eq i32 %0, 0, !dbg !55
  br i1 %cmp3, label %if.then4, label %if.end, !dbg !55

if.then4:                                         ; preds = %for.end
  %arrayidx5 = getelementptr inbounds i32, ptr %out, i64 0, !dbg !57
  store i32 %v.0, ptr %arrayidx5, align 4, !dbg !58, !tbaa !15
  br label %if.end, !dbg !57

if.end:                                           ; preds = %if.then4, %for.end
  br label %if.end6, !dbg !59

if.end6:                                          ; preds = %if.end, %entry
  ret void, !dbg !60
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13}
!llvm.ident = !{!14}
!llvm.errno.tbaa = !{!15}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "start.cu", directory: ".")
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
!19 = distinct !DISubprogram(name: "shuffle_sum", linkageName: "_Z11shuffle_sumPKiPii", scope: !1, file: !1, line: 2, type: !20, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!20 = !DISubroutineType(types: !21)
!21 = !{null, !22, !24, !3}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!25 = !{!26, !27, !28, !29, !30, !33}
!26 = !DILocalVariable(name: "in", arg: 1, scope: !19, file: !1, line: 2, type: !22)
!27 = !DILocalVariable(name: "out", arg: 2, scope: !19, file: !1, line: 2, type: !24)
!28 = !DILocalVariable(name: "n", arg: 3, scope: !19, file: !1, line: 2, type: !3)
!29 = !DILocalVariable(name: "t", scope: !19, file: !1, line: 3, type: !3)
!30 = !DILocalVariable(name: "v", scope: !31, file: !1, line: 5, type: !3)
!31 = distinct !DILexicalBlock(scope: !32, file: !1, line: 4, column: 14)
!32 = distinct !DILexicalBlock(scope: !19, file: !1, line: 4, column: 7)
!33 = !DILocalVariable(name: "k", scope: !34, file: !1, line: 6, type: !3)
!34 = distinct !DILexicalBlock(scope: !31, file: !1, line: 6, column: 5)
!35 = !DILocation(line: 0, scope: !19)
!36 = !DILocation(line: 3, column: 11, scope: !19)
!37 = !DILocation(line: 4, column: 9, scope: !32)
!38 = !DILocation(line: 5, column: 13, scope: !31)
!39 = !DILocation(line: 0, scope: !31)
!40 = !DILocation(line: 0, scope: !34)
!41 = !DILocation(line: 6, column: 10, scope: !34)
!42 = !DILocation(line: 6, scope: !34)
!43 = !DILocation(line: 6, column: 24, scope: !44)
!44 = distinct !DILexicalBlock(scope: !34, file: !1, line: 6, column: 5)
!45 = !DILocation(line: 6, column: 5, scope: !34)
!46 = !DILocation(line: 7, column: 12, scope: !44)
!47 = !DILocation(line: 7, column: 9, scope: !44)
!48 = !DILocation(line: 7, column: 7, scope: !44)
!49 = !DILocation(line: 6, column: 31, scope: !44)
!50 = !DILocation(line: 6, column: 5, scope: !44)
!51 = distinct !{!51, !45, !52, !53, !54}
!52 = !DILocation(line: 7, column: 45, scope: !34)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !{!"llvm.loop.unroll.disable"}
!55 = !DILocation(line: 8, column: 11, scope: !56)
!56 = distinct !DILexicalBlock(scope: !31, file: !1, line: 8, column: 9)
!57 = !DILocation(line: 9, column: 7, scope: !56)
!58 = !DILocation(line: 9, column: 14, scope: !56)
!59 = !DILocation(line: 10, column: 3, scope: !31)
!60 = !DILocation(line: 11, column: 1, scope: !19)
