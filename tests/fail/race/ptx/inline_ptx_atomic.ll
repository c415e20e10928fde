; ModuleID = 'inline_ptx_atomic.cu'
source_filename = "inline_ptx_atomic.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPjS_S_(ptr noundef %data, ptr noundef %flag, ptr noundef %o) #0 !dbg !17 {
entry:
    #dbg_value(ptr %data, !23, !DIExpression(), !27)
    #dbg_value(ptr %flag, !24, !DIExpression(), !27)
    #dbg_value(ptr %o, !25, !DIExpression(), !27)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28
  %cmp = icmp ne i32 %0, 0, !dbg !30
  br i1 %cmp, label %if.then, label %if.end, !dbg !30

if.then:                                          ; preds = %entry
  br label %return, !dbg !31

if.end:                                           ; preds = %entry
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !32
  %cmp2 = icmp eq i32 %1, 0, !dbg !34
  br i1 %cmp2, label %if.then3, label %if.else, !dbg !34

if.then3:                                         ; preds = %if.end
  %arrayidx = getelementptr inbounds i32, ptr %data, i64 0, !dbg !35
  store i32 7, ptr %arrayidx, align 4, !dbg !37, !tbaa !13
  call void asm sideeffect "st.relaxed.gpu.global.u32 [$0], $1;", "l,r,~{memory}"(ptr %flag, i32 1) #3, !dbg !38, !srcloc !39
  br label %if.end6, !dbg !40

if.else:                                          ; preds = %if.end
  br label %do.body, !dbg !41

do.body:                                          ; preds = %do.cond, %if.else
  %2 = call i32 asm sideeffect "ld.relaxed.gpu.global.u32 $0, [$1];", "=r,l,~{memory}"(ptr %flag) #3, !dbg !43, !srcloc !44
    #dbg_value(i32 %2, !26, !DIExpression(), !27)
  br label %do.cond, !dbg !43

do.cond:                                          ; preds = %do.body
  %cmp4 = icmp eq i32 %2, 0, !dbg !45
  br i1 %cmp4, label %do.body, label %do.end, !dbg !43, !llvm.loop !46

do.end:                                           ; preds = %do.cond
  %arrayidx5 = getelementptr inbounds i32, ptr %data, i64 0, !dbg !50
  %3 = load i32, ptr %arrayidx5, align 4, !dbg !50, !tbaa !13
  call void asm sideeffect "red.global.add.u32 [$0], $1;", "l,r,~{memory}"(ptr %o, i32 %3) #3, !dbg !51, !srcloc !52
  br label %if.end6

if.end6:                                          ; preds = %do.end, %if.then3
  br label %return, !dbg !53

return:                                           ; preds = %if.end6, %if.then
  ret void, !dbg !53
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "inline_ptx_atomic.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPjS_S_", scope: !1, file: !1, line: 6, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !20, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !{!23, !24, !25, !26}
!23 = !DILocalVariable(name: "data", arg: 1, scope: !17, file: !1, line: 6, type: !20)
!24 = !DILocalVariable(name: "flag", arg: 2, scope: !17, file: !1, line: 6, type: !20)
!25 = !DILocalVariable(name: "o", arg: 3, scope: !17, file: !1, line: 6, type: !20)
!26 = !DILocalVariable(name: "seen", scope: !17, file: !1, line: 8, type: !21)
!27 = !DILocation(line: 0, scope: !17)
!28 = !DILocation(line: 7, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !17, file: !1, line: 7, column: 7)
!30 = !DILocation(line: 7, column: 19, scope: !29)
!31 = !DILocation(line: 7, column: 25, scope: !29)
!32 = !DILocation(line: 9, column: 7, scope: !33)
!33 = distinct !DILexicalBlock(scope: !17, file: !1, line: 9, column: 7)
!34 = !DILocation(line: 9, column: 18, scope: !33)
!35 = !DILocation(line: 10, column: 5, scope: !36)
!36 = distinct !DILexicalBlock(scope: !33, file: !1, line: 9, column: 24)
!37 = !DILocation(line: 10, column: 13, scope: !36)
!38 = !DILocation(line: 11, column: 5, scope: !36)
!39 = !{i64 554}
!40 = !DILocation(line: 12, column: 3, scope: !36)
!41 = !DILocation(line: 13, column: 5, scope: !42)
!42 = distinct !DILexicalBlock(scope: !33, file: !1, line: 12, column: 10)
!43 = !DILocation(line: 14, column: 7, scope: !42)
!44 = !{i64 664}
!45 = !DILocation(line: 15, column: 17, scope: !42)
!46 = distinct !{!46, !41, !47, !48, !49}
!47 = !DILocation(line: 15, column: 21, scope: !42)
!48 = !{!"llvm.loop.mustprogress"}
!49 = !{!"llvm.loop.unroll.disable"}
!50 = !DILocation(line: 16, column: 65, scope: !42)
!51 = !DILocation(line: 16, column: 5, scope: !42)
!52 = !{i64 780}
!53 = !DILocation(line: 18, column: 1, scope: !17)
