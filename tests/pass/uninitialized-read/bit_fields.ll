; ModuleID = 'bit_fields.cu'
source_filename = "bit_fields.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Bits = type { i32 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPjE4bits = internal addrspace(3) global [64 x %struct.Bits] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPj(ptr noundef %o) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !17, !DIExpression(), !37)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38
    #dbg_value(i32 %0, !18, !DIExpression(), !37)
  %idxprom = sext i32 %0 to i64, !dbg !39
  %arrayidx = getelementptr inbounds [64 x %struct.Bits], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPjE4bits to ptr), i64 0, i64 %idxprom, !dbg !39
  %bf.load = load i32, ptr %arrayidx, align 4, !dbg !40
  %bf.clear = and i32 %bf.load, -8, !dbg !40
  %bf.set = or i32 %bf.clear, 5, !dbg !40
  store i32 %bf.set, ptr %arrayidx, align 4, !dbg !40
  %idxprom1 = sext i32 %0 to i64, !dbg !41
  %arrayidx2 = getelementptr inbounds [64 x %struct.Bits], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPjE4bits to ptr), i64 0, i64 %idxprom1, !dbg !41
  %bf.load3 = load i32, ptr %arrayidx2, align 4, !dbg !42
  %bf.value = and i32 %0, 127, !dbg !42
  %bf.shl = shl i32 %bf.value, 3, !dbg !42
  %bf.clear4 = and i32 %bf.load3, -1017, !dbg !42
  %bf.set5 = or i32 %bf.clear4, %bf.shl, !dbg !42
  store i32 %bf.set5, ptr %arrayidx2, align 4, !dbg !42
  %idxprom6 = sext i32 %0 to i64, !dbg !43
  %arrayidx7 = getelementptr inbounds [64 x %struct.Bits], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPjE4bits to ptr), i64 0, i64 %idxprom6, !dbg !43
  %bf.load8 = load i32, ptr %arrayidx7, align 4, !dbg !44
  %bf.lshr = lshr i32 %bf.load8, 3, !dbg !44
  %bf.clear9 = and i32 %bf.lshr, 127, !dbg !44
  %idxprom10 = sext i32 %0 to i64, !dbg !45
  %arrayidx11 = getelementptr inbounds i32, ptr %o, i64 %idxprom10, !dbg !45
  store i32 %bf.clear9, ptr %arrayidx11, align 4, !dbg !46, !tbaa !33
  ret void, !dbg !47
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

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!28, !29, !30, !31}
!llvm.ident = !{!32}
!llvm.errno.tbaa = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "bits", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPj", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "bit_fields.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 206)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 207)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{!17, !18}
!17 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!18 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 11, type: !19)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 2048, elements: !26)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Bits", file: !3, line: 6, size: 32, flags: DIFlagTypePassByValue, elements: !22, identifier: "_ZTS4Bits")
!22 = !{!23, !24, !25}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !21, file: !3, line: 7, baseType: !7, size: 3, flags: DIFlagBitField, extraData: i64 0)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "mid", scope: !21, file: !3, line: 7, baseType: !7, size: 7, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !21, file: !3, line: 7, baseType: !7, size: 12, offset: 10, flags: DIFlagBitField, extraData: i64 0)
!26 = !{!27}
!27 = !DISubrange(count: 64)
!28 = !{i32 7, !"Dwarf Version", i32 4}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!32 = !{!"clang version 22.1.8"}
!33 = !{!34, !34, i64 0}
!34 = !{!"int", !35, i64 0}
!35 = !{!"omnipotent char", !36, i64 0}
!36 = !{!"Simple C++ TBAA"}
!37 = !DILocation(line: 0, scope: !2)
!38 = !DILocation(line: 11, column: 11, scope: !2)
!39 = !DILocation(line: 12, column: 3, scope: !2)
!40 = !DILocation(line: 12, column: 15, scope: !2)
!41 = !DILocation(line: 13, column: 3, scope: !2)
!42 = !DILocation(line: 13, column: 15, scope: !2)
!43 = !DILocation(line: 14, column: 10, scope: !2)
!44 = !DILocation(line: 14, column: 18, scope: !2)
!45 = !DILocation(line: 14, column: 3, scope: !2)
!46 = !DILocation(line: 14, column: 8, scope: !2)
!47 = !DILocation(line: 15, column: 1, scope: !2)
