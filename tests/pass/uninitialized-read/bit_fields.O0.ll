; ModuleID = 'bit_fields.cu'
source_filename = "bit_fields.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Bits = type { i32 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPjE4bits = internal addrspace(3) global [64 x %struct.Bits] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPj(ptr noundef %o) #0 !dbg !2 {
entry:
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !30, !DIExpression(), !31)
    #dbg_declare(ptr %t, !32, !DIExpression(), !34)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
  store i32 %0, ptr %t, align 4, !dbg !34
  %1 = load i32, ptr %t, align 4, !dbg !36
  %idxprom = sext i32 %1 to i64, !dbg !37
  %arrayidx = getelementptr inbounds [64 x %struct.Bits], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPjE4bits to ptr), i64 0, i64 %idxprom, !dbg !37
  %bf.load = load i32, ptr %arrayidx, align 4, !dbg !38
  %bf.clear = and i32 %bf.load, -8, !dbg !38
  %bf.set = or i32 %bf.clear, 5, !dbg !38
  store i32 %bf.set, ptr %arrayidx, align 4, !dbg !38
  %2 = load i32, ptr %t, align 4, !dbg !39
  %3 = load i32, ptr %t, align 4, !dbg !40
  %idxprom1 = sext i32 %3 to i64, !dbg !41
  %arrayidx2 = getelementptr inbounds [64 x %struct.Bits], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPjE4bits to ptr), i64 0, i64 %idxprom1, !dbg !41
  %bf.load3 = load i32, ptr %arrayidx2, align 4, !dbg !42
  %bf.value = and i32 %2, 127, !dbg !42
  %bf.shl = shl i32 %bf.value, 3, !dbg !42
  %bf.clear4 = and i32 %bf.load3, -1017, !dbg !42
  %bf.set5 = or i32 %bf.clear4, %bf.shl, !dbg !42
  store i32 %bf.set5, ptr %arrayidx2, align 4, !dbg !42
  %4 = load i32, ptr %t, align 4, !dbg !43
  %idxprom6 = sext i32 %4 to i64, !dbg !44
  %arrayidx7 = getelementptr inbounds [64 x %struct.Bits], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPjE4bits to ptr), i64 0, i64 %idxprom6, !dbg !44
  %bf.load8 = load i32, ptr %arrayidx7, align 4, !dbg !45
  %bf.lshr = lshr i32 %bf.load8, 3, !dbg !45
  %bf.clear9 = and i32 %bf.lshr, 127, !dbg !45
  %5 = load ptr, ptr %o.addr, align 8, !dbg !46
  %6 = load i32, ptr %t, align 4, !dbg !47
  %idxprom10 = sext i32 %6 to i64, !dbg !46
  %arrayidx11 = getelementptr inbounds i32, ptr %5, i64 %idxprom10, !dbg !46
  store i32 %bf.clear9, ptr %arrayidx11, align 4, !dbg !48
  ret void, !dbg !49
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!25, !26, !27, !28}
!llvm.ident = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "bits", scope: !2, file: !3, line: 10, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPj", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "bit_fields.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 206)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 207)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{}
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 2048, elements: !23)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Bits", file: !3, line: 6, size: 32, flags: DIFlagTypePassByValue, elements: !19, identifier: "_ZTS4Bits")
!19 = !{!20, !21, !22}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !18, file: !3, line: 7, baseType: !7, size: 3, flags: DIFlagBitField, extraData: i64 0)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "mid", scope: !18, file: !3, line: 7, baseType: !7, size: 7, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !18, file: !3, line: 7, baseType: !7, size: 12, offset: 10, flags: DIFlagBitField, extraData: i64 0)
!23 = !{!24}
!24 = !DISubrange(count: 64)
!25 = !{i32 7, !"Dwarf Version", i32 4}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!29 = !{!"clang version 22.1.8"}
!30 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!31 = !DILocation(line: 9, column: 29, scope: !2)
!32 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 11, type: !33)
!33 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!34 = !DILocation(line: 11, column: 7, scope: !2)
!35 = !DILocation(line: 11, column: 11, scope: !2)
!36 = !DILocation(line: 12, column: 8, scope: !2)
!37 = !DILocation(line: 12, column: 3, scope: !2)
!38 = !DILocation(line: 12, column: 15, scope: !2)
!39 = !DILocation(line: 13, column: 17, scope: !2)
!40 = !DILocation(line: 13, column: 8, scope: !2)
!41 = !DILocation(line: 13, column: 3, scope: !2)
!42 = !DILocation(line: 13, column: 15, scope: !2)
!43 = !DILocation(line: 14, column: 15, scope: !2)
!44 = !DILocation(line: 14, column: 10, scope: !2)
!45 = !DILocation(line: 14, column: 18, scope: !2)
!46 = !DILocation(line: 14, column: 3, scope: !2)
!47 = !DILocation(line: 14, column: 5, scope: !2)
!48 = !DILocation(line: 14, column: 8, scope: !2)
!49 = !DILocation(line: 15, column: 1, scope: !2)
