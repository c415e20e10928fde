; ModuleID = 'byte_and_word.cu'
source_filename = "byte_and_word.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPcPi(ptr noundef %c, ptr noundef %o) #0 !dbg !16 {
entry:
  %c.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !22, !DIExpression(), !23)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !24, !DIExpression(), !25)
    #dbg_declare(ptr %t, !26, !DIExpression(), !27)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28
  store i32 %0, ptr %t, align 4, !dbg !27
  %1 = load ptr, ptr %c.addr, align 8, !dbg !29
  %2 = load i32, ptr %t, align 4, !dbg !30
  %idxprom = sext i32 %2 to i64, !dbg !29
  %arrayidx = getelementptr inbounds i8, ptr %1, i64 %idxprom, !dbg !29
  store i8 1, ptr %arrayidx, align 1, !dbg !31
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %3 = load ptr, ptr %c.addr, align 8, !dbg !33
  %4 = load i32, ptr %t, align 4, !dbg !34
  %xor = xor i32 %4, 32, !dbg !35
  %shr = ashr i32 %xor, 2, !dbg !36
  %idxprom1 = sext i32 %shr to i64, !dbg !37
  %arrayidx2 = getelementptr inbounds i32, ptr %3, i64 %idxprom1, !dbg !37
  %5 = load i32, ptr %arrayidx2, align 4, !dbg !37
  %6 = load ptr, ptr %o.addr, align 8, !dbg !38
  %7 = load i32, ptr %t, align 4, !dbg !39
  %idxprom3 = sext i32 %7 to i64, !dbg !38
  %arrayidx4 = getelementptr inbounds i32, ptr %6, i64 %idxprom3, !dbg !38
  store i32 %5, ptr %arrayidx4, align 4, !dbg !40
  ret void, !dbg !41
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!11, !12, !13, !14}
!llvm.ident = !{!15}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !5, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "byte_and_word.cu", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{!6, !9}
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !7, file: !8, line: 206)
!7 = !DINamespace(name: "ws_math", scope: null)
!8 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !7, file: !8, line: 207)
!10 = !DINamespace(name: "std", scope: null)
!11 = !{i32 7, !"Dwarf Version", i32 4}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!15 = !{!"clang version 22.1.8"}
!16 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPcPi", scope: !1, file: !1, line: 6, type: !17, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !21)
!17 = !DISubroutineType(types: !18)
!18 = !{null, !19, !3}
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !{}
!22 = !DILocalVariable(name: "c", arg: 1, scope: !16, file: !1, line: 6, type: !19)
!23 = !DILocation(line: 6, column: 25, scope: !16)
!24 = !DILocalVariable(name: "o", arg: 2, scope: !16, file: !1, line: 6, type: !3)
!25 = !DILocation(line: 6, column: 33, scope: !16)
!26 = !DILocalVariable(name: "t", scope: !16, file: !1, line: 7, type: !4)
!27 = !DILocation(line: 7, column: 7, scope: !16)
!28 = !DILocation(line: 7, column: 11, scope: !16)
!29 = !DILocation(line: 8, column: 3, scope: !16)
!30 = !DILocation(line: 8, column: 5, scope: !16)
!31 = !DILocation(line: 8, column: 8, scope: !16)
!32 = !DILocation(line: 9, column: 3, scope: !16)
!33 = !DILocation(line: 10, column: 18, scope: !16)
!34 = !DILocation(line: 10, column: 22, scope: !16)
!35 = !DILocation(line: 10, column: 24, scope: !16)
!36 = !DILocation(line: 10, column: 30, scope: !16)
!37 = !DILocation(line: 10, column: 10, scope: !16)
!38 = !DILocation(line: 10, column: 3, scope: !16)
!39 = !DILocation(line: 10, column: 5, scope: !16)
!40 = !DILocation(line: 10, column: 8, scope: !16)
!41 = !DILocation(line: 11, column: 1, scope: !16)
