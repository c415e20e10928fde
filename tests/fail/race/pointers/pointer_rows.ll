; ModuleID = 'pointer_rows.cu'
source_filename = "pointer_rows.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.Batch = type { [4 x ptr], i32 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1k5Batch(ptr noundef byval(%struct.Batch) align 8 %b) #0 !dbg !17 {
entry:
    #dbg_declare(ptr %b, !31, !DIExpression(), !33)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !34
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !35
  %mul = mul i32 %0, %1, !dbg !36
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
  %add = add i32 %mul, %2, !dbg !38
    #dbg_value(i32 %add, !32, !DIExpression(), !39)
  %n = getelementptr inbounds nuw %struct.Batch, ptr %b, i32 0, i32 1, !dbg !40
  %3 = load i32, ptr %n, align 8, !dbg !40, !tbaa !42
  %cmp = icmp slt i32 %add, %3, !dbg !44
  br i1 %cmp, label %if.then, label %if.end, !dbg !44

if.then:                                          ; preds = %entry
  %rows = getelementptr inbounds nuw %struct.Batch, ptr %b, i32 0, i32 0, !dbg !45
  %rem = srem i32 %add, 4, !dbg !46
  %idxprom = sext i32 %rem to i64, !dbg !47
  %arrayidx = getelementptr inbounds [4 x ptr], ptr %rows, i64 0, i64 %idxprom, !dbg !47
  %4 = load ptr, ptr %arrayidx, align 8, !dbg !47, !tbaa !48
  %arrayidx3 = getelementptr inbounds float, ptr %4, i64 0, !dbg !47
  %5 = load float, ptr %arrayidx3, align 4, !dbg !51, !tbaa !52
  %add4 = fadd float %5, 1.000000e+00, !dbg !51
  store float %add4, ptr %arrayidx3, align 4, !dbg !51, !tbaa !52
  br label %if.end, !dbg !47

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !54
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
!1 = !DIFile(filename: "pointer_rows.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1k5Batch", scope: !1, file: !1, line: 8, type: !18, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !30)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20}
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Batch", file: !1, line: 4, size: 320, flags: DIFlagTypePassByValue, elements: !21, identifier: "_ZTS5Batch")
!21 = !{!22, !28}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !20, file: !1, line: 5, baseType: !23, size: 256)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 256, elements: !26)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!26 = !{!27}
!27 = !DISubrange(count: 4)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !20, file: !1, line: 6, baseType: !29, size: 32, offset: 256)
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !{!31, !32}
!31 = !DILocalVariable(name: "b", arg: 1, scope: !17, file: !1, line: 8, type: !20)
!32 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 9, type: !29)
!33 = !DILocation(line: 8, column: 25, scope: !17)
!34 = !DILocation(line: 9, column: 11, scope: !17)
!35 = !DILocation(line: 9, column: 24, scope: !17)
!36 = !DILocation(line: 9, column: 22, scope: !17)
!37 = !DILocation(line: 9, column: 37, scope: !17)
!38 = !DILocation(line: 9, column: 35, scope: !17)
!39 = !DILocation(line: 0, scope: !17)
!40 = !DILocation(line: 10, column: 13, scope: !41)
!41 = distinct !DILexicalBlock(scope: !17, file: !1, line: 10, column: 7)
!42 = !{!43, !14, i64 32}
!43 = !{!"_ZTS5Batch", !15, i64 0, !14, i64 32}
!44 = !DILocation(line: 10, column: 9, scope: !41)
!45 = !DILocation(line: 12, column: 7, scope: !41)
!46 = !DILocation(line: 12, column: 14, scope: !41)
!47 = !DILocation(line: 12, column: 5, scope: !41)
!48 = !{!49, !49, i64 0}
!49 = !{!"p1 float", !50, i64 0}
!50 = !{!"any pointer", !15, i64 0}
!51 = !DILocation(line: 12, column: 22, scope: !41)
!52 = !{!53, !53, i64 0}
!53 = !{!"float", !15, i64 0}
!54 = !DILocation(line: 13, column: 1, scope: !17)
