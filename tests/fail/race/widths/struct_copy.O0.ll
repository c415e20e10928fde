; ModuleID = 'struct_copy.cu'
source_filename = "struct_copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.Three = type { i32, i32, i32 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kP5ThreeS0_(ptr noundef %o, ptr noundef %a) #0 !dbg !13 {
entry:
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !24, !DIExpression(), !25)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !26, !DIExpression(), !27)
    #dbg_declare(ptr %t, !28, !DIExpression(), !29)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  store i32 %0, ptr %t, align 4, !dbg !29
  %1 = load ptr, ptr %a.addr, align 8, !dbg !31
  %2 = load i32, ptr %t, align 4, !dbg !32
  %xor = xor i32 %2, 32, !dbg !33
  %idxprom = sext i32 %xor to i64, !dbg !31
  %arrayidx = getelementptr inbounds %struct.Three, ptr %1, i64 %idxprom, !dbg !31
  %3 = load ptr, ptr %a.addr, align 8, !dbg !34
  %4 = load i32, ptr %t, align 4, !dbg !35
  %idxprom1 = sext i32 %4 to i64, !dbg !34
  %arrayidx2 = getelementptr inbounds %struct.Three, ptr %3, i64 %idxprom1, !dbg !34
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %arrayidx2, ptr align 4 %arrayidx, i64 12, i1 false), !dbg !36
  ret void, !dbg !37
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "struct_copy.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kP5ThreeS0_", scope: !1, file: !1, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !23)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Three", file: !1, line: 6, size: 96, flags: DIFlagTypePassByValue, elements: !18, identifier: "_ZTS5Three")
!18 = !{!19, !21, !22}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !17, file: !1, line: 7, baseType: !20, size: 32)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !17, file: !1, line: 7, baseType: !20, size: 32, offset: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !17, file: !1, line: 7, baseType: !20, size: 32, offset: 64)
!23 = !{}
!24 = !DILocalVariable(name: "o", arg: 1, scope: !13, file: !1, line: 9, type: !16)
!25 = !DILocation(line: 9, column: 26, scope: !13)
!26 = !DILocalVariable(name: "a", arg: 2, scope: !13, file: !1, line: 9, type: !16)
!27 = !DILocation(line: 9, column: 36, scope: !13)
!28 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 10, type: !20)
!29 = !DILocation(line: 10, column: 7, scope: !13)
!30 = !DILocation(line: 10, column: 11, scope: !13)
!31 = !DILocation(line: 11, column: 10, scope: !13)
!32 = !DILocation(line: 11, column: 12, scope: !13)
!33 = !DILocation(line: 11, column: 14, scope: !13)
!34 = !DILocation(line: 11, column: 3, scope: !13)
!35 = !DILocation(line: 11, column: 5, scope: !13)
!36 = !DILocation(line: 11, column: 8, scope: !13)
!37 = !DILocation(line: 12, column: 1, scope: !13)
