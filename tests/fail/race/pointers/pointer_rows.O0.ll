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

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1k5Batch(ptr noundef byval(%struct.Batch) align 8 %b) #0 !dbg !13 {
entry:
  %i = alloca i32, align 4
    #dbg_declare(ptr %b, !27, !DIExpression(), !28)
    #dbg_declare(ptr %i, !29, !DIExpression(), !30)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !31
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !32
  %mul = mul i32 %0, %1, !dbg !33
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
  %add = add i32 %mul, %2, !dbg !35
  store i32 %add, ptr %i, align 4, !dbg !30
  %3 = load i32, ptr %i, align 4, !dbg !36
  %n = getelementptr inbounds nuw %struct.Batch, ptr %b, i32 0, i32 1, !dbg !38
  %4 = load i32, ptr %n, align 8, !dbg !38
  %cmp = icmp slt i32 %3, %4, !dbg !39
  br i1 %cmp, label %if.then, label %if.end, !dbg !39

if.then:                                          ; preds = %entry
  %rows = getelementptr inbounds nuw %struct.Batch, ptr %b, i32 0, i32 0, !dbg !40
  %5 = load i32, ptr %i, align 4, !dbg !41
  %rem = srem i32 %5, 4, !dbg !42
  %idxprom = sext i32 %rem to i64, !dbg !43
  %arrayidx = getelementptr inbounds [4 x ptr], ptr %rows, i64 0, i64 %idxprom, !dbg !43
  %6 = load ptr, ptr %arrayidx, align 8, !dbg !43
  %arrayidx3 = getelementptr inbounds float, ptr %6, i64 0, !dbg !43
  %7 = load float, ptr %arrayidx3, align 4, !dbg !44
  %add4 = fadd float %7, 1.000000e+00, !dbg !44
  store float %add4, ptr %arrayidx3, align 4, !dbg !44
  br label %if.end, !dbg !43

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !45
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1k5Batch", scope: !1, file: !1, line: 8, type: !14, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !26)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16}
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Batch", file: !1, line: 4, size: 320, flags: DIFlagTypePassByValue, elements: !17, identifier: "_ZTS5Batch")
!17 = !{!18, !24}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !16, file: !1, line: 5, baseType: !19, size: 256)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 256, elements: !22)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!22 = !{!23}
!23 = !DISubrange(count: 4)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !16, file: !1, line: 6, baseType: !25, size: 32, offset: 256)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{}
!27 = !DILocalVariable(name: "b", arg: 1, scope: !13, file: !1, line: 8, type: !16)
!28 = !DILocation(line: 8, column: 25, scope: !13)
!29 = !DILocalVariable(name: "i", scope: !13, file: !1, line: 9, type: !25)
!30 = !DILocation(line: 9, column: 7, scope: !13)
!31 = !DILocation(line: 9, column: 11, scope: !13)
!32 = !DILocation(line: 9, column: 24, scope: !13)
!33 = !DILocation(line: 9, column: 22, scope: !13)
!34 = !DILocation(line: 9, column: 37, scope: !13)
!35 = !DILocation(line: 9, column: 35, scope: !13)
!36 = !DILocation(line: 10, column: 7, scope: !37)
!37 = distinct !DILexicalBlock(scope: !13, file: !1, line: 10, column: 7)
!38 = !DILocation(line: 10, column: 13, scope: !37)
!39 = !DILocation(line: 10, column: 9, scope: !37)
!40 = !DILocation(line: 12, column: 7, scope: !37)
!41 = !DILocation(line: 12, column: 12, scope: !37)
!42 = !DILocation(line: 12, column: 14, scope: !37)
!43 = !DILocation(line: 12, column: 5, scope: !37)
!44 = !DILocation(line: 12, column: 22, scope: !37)
!45 = !DILocation(line: 13, column: 1, scope: !13)
