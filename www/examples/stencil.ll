; ModuleID = 'stencil.cu'
source_filename = "stencil.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4blurPfi(ptr noundef %x, i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(ptr %x, !24, !DIExpression(), !28)
    #dbg_value(i32 %n, !25, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !29
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !30
  %mul = mul i32 %0, %1, !dbg !31
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
  %add = add i32 %mul, %2, !dbg !33
    #dbg_value(i32 %add, !26, !DIExpression(), !28)
  %add3 = add nsw i32 %add, 1, !dbg !34
  %cmp = icmp slt i32 %add3, %n, !dbg !35
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !36

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !37
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom, !dbg !37
  %3 = load float, ptr %arrayidx, align 4, !dbg !37, !tbaa !38
  %add4 = add nsw i32 %add, 1, !dbg !40
  %idxprom5 = sext i32 %add4 to i64, !dbg !41
  %arrayidx6 = getelementptr inbounds float, ptr %x, i64 %idxprom5, !dbg !41
  %4 = load float, ptr %arrayidx6, align 4, !dbg !41, !tbaa !38
  %add7 = fadd float %3, %4, !dbg !42
  %mul8 = fmul float 5.000000e-01, %add7, !dbg !43
  br label %cond.end, !dbg !36

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !36

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %mul8, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !36
    #dbg_value(float %cond, !27, !DIExpression(), !28)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !44
  %add9 = add nsw i32 %add, 1, !dbg !45
  %cmp10 = icmp slt i32 %add9, %n, !dbg !47
  br i1 %cmp10, label %if.then, label %if.end, !dbg !47

if.then:                                          ; preds = %cond.end
  %idxprom11 = sext i32 %add to i64, !dbg !48
  %arrayidx12 = getelementptr inbounds float, ptr %x, i64 %idxprom11, !dbg !48
  store float %cond, ptr %arrayidx12, align 4, !dbg !49, !tbaa !38
  br label %if.end, !dbg !48

if.end:                                           ; preds = %if.then, %cond.end
  ret void, !dbg !50
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

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
!1 = !DIFile(filename: "stencil.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "blur", linkageName: "_Z4blurPfi", scope: !1, file: !1, line: 2, type: !18, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !23)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{!24, !25, !26, !27}
!24 = !DILocalVariable(name: "x", arg: 1, scope: !17, file: !1, line: 2, type: !20)
!25 = !DILocalVariable(name: "n", arg: 2, scope: !17, file: !1, line: 2, type: !22)
!26 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 3, type: !22)
!27 = !DILocalVariable(name: "v", scope: !17, file: !1, line: 4, type: !21)
!28 = !DILocation(line: 0, scope: !17)
!29 = !DILocation(line: 3, column: 11, scope: !17)
!30 = !DILocation(line: 3, column: 24, scope: !17)
!31 = !DILocation(line: 3, column: 22, scope: !17)
!32 = !DILocation(line: 3, column: 37, scope: !17)
!33 = !DILocation(line: 3, column: 35, scope: !17)
!34 = !DILocation(line: 4, column: 15, scope: !17)
!35 = !DILocation(line: 4, column: 19, scope: !17)
!36 = !DILocation(line: 4, column: 13, scope: !17)
!37 = !DILocation(line: 4, column: 33, scope: !17)
!38 = !{!39, !39, i64 0}
!39 = !{!"float", !15, i64 0}
!40 = !DILocation(line: 4, column: 44, scope: !17)
!41 = !DILocation(line: 4, column: 40, scope: !17)
!42 = !DILocation(line: 4, column: 38, scope: !17)
!43 = !DILocation(line: 4, column: 30, scope: !17)
!44 = !DILocation(line: 5, column: 3, scope: !17)
!45 = !DILocation(line: 6, column: 9, scope: !46)
!46 = distinct !DILexicalBlock(scope: !17, file: !1, line: 6, column: 7)
!47 = !DILocation(line: 6, column: 13, scope: !46)
!48 = !DILocation(line: 7, column: 5, scope: !46)
!49 = !DILocation(line: 7, column: 10, scope: !46)
!50 = !DILocation(line: 8, column: 1, scope: !17)
