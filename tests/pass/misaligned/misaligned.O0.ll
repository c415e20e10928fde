; ModuleID = 'misaligned.cu'
source_filename = "misaligned.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPKcPi(ptr noundef %c, ptr noundef %o) #0 !dbg !17 {
entry:
  %c.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !25, !DIExpression(), !26)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !27, !DIExpression(), !28)
    #dbg_declare(ptr %t, !29, !DIExpression(), !30)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31
  store i32 %0, ptr %t, align 4, !dbg !30
  %1 = load ptr, ptr %c.addr, align 8, !dbg !32
  %2 = load i32, ptr %t, align 4, !dbg !33
  %mul = mul nsw i32 4, %2, !dbg !34
  %idx.ext = sext i32 %mul to i64, !dbg !35
  %add.ptr = getelementptr inbounds i8, ptr %1, i64 %idx.ext, !dbg !35
  %3 = load i32, ptr %add.ptr, align 4, !dbg !35
  %4 = load ptr, ptr %o.addr, align 8, !dbg !36
  %5 = load i32, ptr %t, align 4, !dbg !37
  %idxprom = sext i32 %5 to i64, !dbg !36
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom, !dbg !36
  store i32 %3, ptr %arrayidx, align 4, !dbg !38
  ret void, !dbg !39
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !6, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "misaligned.cu", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!7, !10}
!7 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !8, file: !9, line: 206)
!8 = !DINamespace(name: "ws_math", scope: null)
!9 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!10 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !8, file: !9, line: 207)
!11 = !DINamespace(name: "std", scope: null)
!12 = !{i32 7, !"Dwarf Version", i32 4}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!16 = !{!"clang version 22.1.8"}
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKcPi", scope: !1, file: !1, line: 6, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !23}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!24 = !{}
!25 = !DILocalVariable(name: "c", arg: 1, scope: !17, file: !1, line: 6, type: !20)
!26 = !DILocation(line: 6, column: 31, scope: !17)
!27 = !DILocalVariable(name: "o", arg: 2, scope: !17, file: !1, line: 6, type: !23)
!28 = !DILocation(line: 6, column: 39, scope: !17)
!29 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 7, type: !5)
!30 = !DILocation(line: 7, column: 7, scope: !17)
!31 = !DILocation(line: 7, column: 11, scope: !17)
!32 = !DILocation(line: 8, column: 25, scope: !17)
!33 = !DILocation(line: 8, column: 33, scope: !17)
!34 = !DILocation(line: 8, column: 31, scope: !17)
!35 = !DILocation(line: 8, column: 10, scope: !17)
!36 = !DILocation(line: 8, column: 3, scope: !17)
!37 = !DILocation(line: 8, column: 5, scope: !17)
!38 = !DILocation(line: 8, column: 8, scope: !17)
!39 = !DILocation(line: 9, column: 1, scope: !17)
