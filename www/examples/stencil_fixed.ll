; ModuleID = 'stencil_fixed.cu'
source_filename = "stencil_fixed.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4blurPKfPfi(ptr noundef %x, ptr noundef %y, i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(ptr %x, !26, !DIExpression(), !30)
    #dbg_value(ptr %y, !27, !DIExpression(), !30)
    #dbg_value(i32 %n, !28, !DIExpression(), !30)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !31
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !32
  %mul = mul i32 %0, %1, !dbg !33
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
  %add = add i32 %mul, %2, !dbg !35
    #dbg_value(i32 %add, !29, !DIExpression(), !30)
  %add3 = add nsw i32 %add, 1, !dbg !36
  %cmp = icmp slt i32 %add3, %n, !dbg !38
  br i1 %cmp, label %if.then, label %if.end, !dbg !38

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !39
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom, !dbg !39
  %3 = load float, ptr %arrayidx, align 4, !dbg !39, !tbaa !40
  %add4 = add nsw i32 %add, 1, !dbg !42
  %idxprom5 = sext i32 %add4 to i64, !dbg !43
  %arrayidx6 = getelementptr inbounds float, ptr %x, i64 %idxprom5, !dbg !43
  %4 = load float, ptr %arrayidx6, align 4, !dbg !43, !tbaa !40
  %add7 = fadd float %3, %4, !dbg !44
  %mul8 = fmul float 5.000000e-01, %add7, !dbg !45
  %idxprom9 = sext i32 %add to i64, !dbg !46
  %arrayidx10 = getelementptr inbounds float, ptr %y, i64 %idxprom9, !dbg !46
  store float %mul8, ptr %arrayidx10, align 4, !dbg !47, !tbaa !40
  br label %if.end, !dbg !46

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !48
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
!1 = !DIFile(filename: "stencil_fixed.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "blur", linkageName: "_Z4blurPKfPfi", scope: !1, file: !1, line: 2, type: !18, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !23, !24}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{!26, !27, !28, !29}
!26 = !DILocalVariable(name: "x", arg: 1, scope: !17, file: !1, line: 2, type: !20)
!27 = !DILocalVariable(name: "y", arg: 2, scope: !17, file: !1, line: 2, type: !23)
!28 = !DILocalVariable(name: "n", arg: 3, scope: !17, file: !1, line: 2, type: !24)
!29 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 3, type: !24)
!30 = !DILocation(line: 0, scope: !17)
!31 = !DILocation(line: 3, column: 11, scope: !17)
!32 = !DILocation(line: 3, column: 24, scope: !17)
!33 = !DILocation(line: 3, column: 22, scope: !17)
!34 = !DILocation(line: 3, column: 37, scope: !17)
!35 = !DILocation(line: 3, column: 35, scope: !17)
!36 = !DILocation(line: 4, column: 9, scope: !37)
!37 = distinct !DILexicalBlock(scope: !17, file: !1, line: 4, column: 7)
!38 = !DILocation(line: 4, column: 13, scope: !37)
!39 = !DILocation(line: 5, column: 20, scope: !37)
!40 = !{!41, !41, i64 0}
!41 = !{!"float", !15, i64 0}
!42 = !DILocation(line: 5, column: 31, scope: !37)
!43 = !DILocation(line: 5, column: 27, scope: !37)
!44 = !DILocation(line: 5, column: 25, scope: !37)
!45 = !DILocation(line: 5, column: 17, scope: !37)
!46 = !DILocation(line: 5, column: 5, scope: !37)
!47 = !DILocation(line: 5, column: 10, scope: !37)
!48 = !DILocation(line: 6, column: 1, scope: !17)
