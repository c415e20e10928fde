; ModuleID = 'volatile_find.cu'
source_filename = "volatile_find.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPViPi(ptr noundef %p, ptr noundef %o) #0 !dbg !17 {
entry:
    #dbg_value(ptr %p, !25, !DIExpression(), !34)
    #dbg_value(ptr %o, !26, !DIExpression(), !34)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !35
  %cmp = icmp eq i32 %0, 0, !dbg !36
  br i1 %cmp, label %if.then, label %if.else, !dbg !36

if.then:                                          ; preds = %entry
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
  %idxprom = zext i32 %1 to i64, !dbg !39
  %arrayidx = getelementptr inbounds nuw i32, ptr %p, i64 %idxprom, !dbg !39
  store volatile i32 5, ptr %arrayidx, align 4, !dbg !40, !tbaa !13
  br label %if.end10, !dbg !41

if.else:                                          ; preds = %entry
  br label %do.body, !dbg !42

do.body:                                          ; preds = %do.cond, %if.else
    #dbg_value(i8 1, !27, !DIExpression(), !43)
    #dbg_value(i32 0, !31, !DIExpression(), !44)
  br label %for.cond, !dbg !45

for.cond:                                         ; preds = %for.inc, %do.body
  %full.0 = phi i8 [ 1, %do.body ], [ %full.1, %for.inc ], !dbg !46
  %i.0 = phi i32 [ 0, %do.body ], [ %inc, %for.inc ], !dbg !47
    #dbg_value(i32 %i.0, !31, !DIExpression(), !44)
    #dbg_value(i8 %full.0, !27, !DIExpression(), !43)
  %cmp2 = icmp slt i32 %i.0, 8, !dbg !48
  br i1 %cmp2, label %for.body, label %for.cond.cleanup, !dbg !50

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom3 = sext i32 %i.0 to i64, !dbg !51
  %arrayidx4 = getelementptr inbounds i32, ptr %p, i64 %idxprom3, !dbg !51
  %2 = load volatile i32, ptr %arrayidx4, align 4, !dbg !51, !tbaa !13
  %cmp5 = icmp eq i32 %2, 0, !dbg !53
  br i1 %cmp5, label %if.then6, label %if.end, !dbg !53

if.then6:                                         ; preds = %for.body
    #dbg_value(i8 0, !27, !DIExpression(), !43)
  br label %if.end, !dbg !54

if.end:                                           ; preds = %if.then6, %for.body
  %full.1 = phi i8 [ 0, %if.then6 ], [ %full.0, %for.body ], !dbg !46
    #dbg_value(i8 %full.1, !27, !DIExpression(), !43)
  br label %for.inc, !dbg !55

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1, !dbg !56
    #dbg_value(i32 %inc, !31, !DIExpression(), !44)
  br label %for.cond, !dbg !57, !llvm.loop !58

for.end:                                          ; preds = %for.cond.cleanup
  br label %do.cond, !dbg !62

do.cond:                                          ; preds = %for.end
  %loadedv = trunc i8 %full.0 to i1, !dbg !63
  %lnot = xor i1 %loadedv, true, !dbg !64
  br i1 %lnot, label %do.body, label %do.end, !dbg !62, !llvm.loop !65

do.end:                                           ; preds = %do.cond
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
  %idxprom8 = zext i32 %3 to i64, !dbg !68
  %arrayidx9 = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom8, !dbg !68
  store i32 1, ptr %arrayidx9, align 4, !dbg !69, !tbaa !13
  br label %if.end10

if.end10:                                         ; preds = %do.end, %if.then
  ret void, !dbg !70
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
!24 = !{!25, !26, !27, !31}
!25 = !DILocalVariable(name: "p", arg: 1, scope: !17, file: !1, line: 5, type: !20)
!26 = !DILocalVariable(name: "o", arg: 2, scope: !17, file: !1, line: 5, type: !23)
!27 = !DILocalVariable(name: "full", scope: !28, file: !1, line: 9, type: !30)
!28 = distinct !DILexicalBlock(scope: !29, file: !1, line: 8, column: 10)
!29 = distinct !DILexicalBlock(scope: !17, file: !1, line: 6, column: 7)
!30 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!31 = !DILocalVariable(name: "i", scope: !32, file: !1, line: 12, type: !22)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 12, column: 7)
!33 = distinct !DILexicalBlock(scope: !28, file: !1, line: 10, column: 8)
!34 = !DILocation(line: 0, scope: !17)
!35 = !DILocation(line: 6, column: 7, scope: !29)
!36 = !DILocation(line: 6, column: 18, scope: !29)
!37 = !DILocation(line: 7, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !29, file: !1, line: 6, column: 24)
!39 = !DILocation(line: 7, column: 5, scope: !38)
!40 = !DILocation(line: 7, column: 20, scope: !38)
!41 = !DILocation(line: 8, column: 3, scope: !38)
!42 = !DILocation(line: 10, column: 5, scope: !28)
!43 = !DILocation(line: 0, scope: !28)
!44 = !DILocation(line: 0, scope: !32)
!45 = !DILocation(line: 12, column: 12, scope: !32)
!46 = !DILocation(line: 0, scope: !33)
!47 = !DILocation(line: 12, scope: !32)
!48 = !DILocation(line: 12, column: 25, scope: !49)
!49 = distinct !DILexicalBlock(scope: !32, file: !1, line: 12, column: 7)
!50 = !DILocation(line: 12, column: 7, scope: !32)
!51 = !DILocation(line: 13, column: 13, scope: !52)
!52 = distinct !DILexicalBlock(scope: !49, file: !1, line: 13, column: 13)
!53 = !DILocation(line: 13, column: 18, scope: !52)
!54 = !DILocation(line: 13, column: 24, scope: !52)
!55 = !DILocation(line: 13, column: 21, scope: !52)
!56 = !DILocation(line: 12, column: 30, scope: !49)
!57 = !DILocation(line: 12, column: 7, scope: !49)
!58 = distinct !{!58, !50, !59, !60, !61}
!59 = !DILocation(line: 13, column: 31, scope: !32)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !{!"llvm.loop.unroll.disable"}
!62 = !DILocation(line: 14, column: 5, scope: !33)
!63 = !DILocation(line: 14, column: 15, scope: !28)
!64 = !DILocation(line: 14, column: 14, scope: !28)
!65 = distinct !{!65, !42, !66, !60, !61}
!66 = !DILocation(line: 14, column: 19, scope: !28)
!67 = !DILocation(line: 15, column: 7, scope: !28)
!68 = !DILocation(line: 15, column: 5, scope: !28)
!69 = !DILocation(line: 15, column: 20, scope: !28)
!70 = !DILocation(line: 17, column: 1, scope: !17)
