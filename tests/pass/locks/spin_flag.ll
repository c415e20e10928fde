; ModuleID = 'spin_flag.cu'
source_filename = "spin_flag.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPViPi(ptr noundef %flag, ptr noundef %data) #0 !dbg !17 {
entry:
    #dbg_value(ptr %flag, !25, !DIExpression(), !28)
    #dbg_value(ptr %data, !26, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
    #dbg_value(i32 %0, !27, !DIExpression(), !28)
  %cmp = icmp slt i32 %0, 32, !dbg !30
  br i1 %cmp, label %if.then, label %if.else, !dbg !30

if.then:                                          ; preds = %entry
  %cmp1 = icmp eq i32 %0, 0, !dbg !32
  br i1 %cmp1, label %if.then2, label %if.end, !dbg !32

if.then2:                                         ; preds = %if.then
  %arrayidx = getelementptr inbounds i32, ptr %data, i64 0, !dbg !35
  store i32 42, ptr %arrayidx, align 4, !dbg !37, !tbaa !13
  call void @llvm.nvvm.membar.gl(), !dbg !38
  %arrayidx3 = getelementptr inbounds i32, ptr %flag, i64 0, !dbg !39
  store volatile i32 1, ptr %arrayidx3, align 4, !dbg !40, !tbaa !13
  br label %if.end, !dbg !41

if.end:                                           ; preds = %if.then2, %if.then
  br label %if.end8, !dbg !42

if.else:                                          ; preds = %entry
  br label %while.cond, !dbg !43

while.cond:                                       ; preds = %while.body, %if.else
  %arrayidx4 = getelementptr inbounds i32, ptr %flag, i64 0, !dbg !45
  %1 = load volatile i32, ptr %arrayidx4, align 4, !dbg !45, !tbaa !13
  %cmp5 = icmp eq i32 %1, 0, !dbg !46
  br i1 %cmp5, label %while.body, label %while.end, !dbg !43

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !43, !llvm.loop !47

while.end:                                        ; preds = %while.cond
  call void @llvm.nvvm.membar.gl(), !dbg !51
  %arrayidx6 = getelementptr inbounds i32, ptr %data, i64 0, !dbg !52
  %2 = load i32, ptr %arrayidx6, align 4, !dbg !52, !tbaa !13
  %idxprom = sext i32 %0 to i64, !dbg !53
  %arrayidx7 = getelementptr inbounds i32, ptr %data, i64 %idxprom, !dbg !53
  store i32 %2, ptr %arrayidx7, align 4, !dbg !54, !tbaa !13
  br label %if.end8

if.end8:                                          ; preds = %while.end, %if.end
  ret void, !dbg !55
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "spin_flag.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPViPi", scope: !1, file: !1, line: 6, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !23}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!24 = !{!25, !26, !27}
!25 = !DILocalVariable(name: "flag", arg: 1, scope: !17, file: !1, line: 6, type: !20)
!26 = !DILocalVariable(name: "data", arg: 2, scope: !17, file: !1, line: 6, type: !23)
!27 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 7, type: !22)
!28 = !DILocation(line: 0, scope: !17)
!29 = !DILocation(line: 7, column: 11, scope: !17)
!30 = !DILocation(line: 8, column: 9, scope: !31)
!31 = distinct !DILexicalBlock(scope: !17, file: !1, line: 8, column: 7)
!32 = !DILocation(line: 9, column: 11, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 9, column: 9)
!34 = distinct !DILexicalBlock(scope: !31, file: !1, line: 8, column: 15)
!35 = !DILocation(line: 10, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !33, file: !1, line: 9, column: 17)
!37 = !DILocation(line: 10, column: 15, scope: !36)
!38 = !DILocation(line: 11, column: 7, scope: !36)
!39 = !DILocation(line: 12, column: 7, scope: !36)
!40 = !DILocation(line: 12, column: 15, scope: !36)
!41 = !DILocation(line: 13, column: 5, scope: !36)
!42 = !DILocation(line: 14, column: 3, scope: !34)
!43 = !DILocation(line: 15, column: 5, scope: !44)
!44 = distinct !DILexicalBlock(scope: !31, file: !1, line: 14, column: 10)
!45 = !DILocation(line: 15, column: 12, scope: !44)
!46 = !DILocation(line: 15, column: 20, scope: !44)
!47 = distinct !{!47, !43, !48, !49, !50}
!48 = !DILocation(line: 15, column: 27, scope: !44)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !{!"llvm.loop.unroll.disable"}
!51 = !DILocation(line: 16, column: 5, scope: !44)
!52 = !DILocation(line: 17, column: 15, scope: !44)
!53 = !DILocation(line: 17, column: 5, scope: !44)
!54 = !DILocation(line: 17, column: 13, scope: !44)
!55 = !DILocation(line: 19, column: 1, scope: !17)
