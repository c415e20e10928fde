; ModuleID = 'in_place_blocks.cu'
source_filename = "in_place_blocks.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiS_(ptr noundef %a, ptr noundef %b) #0 !dbg !13 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %v = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !19, !DIExpression(), !20)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !21, !DIExpression(), !22)
    #dbg_declare(ptr %i, !23, !DIExpression(), !24)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !25
  %mul = mul i32 %0, 32, !dbg !26
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
  %add = add i32 %mul, %1, !dbg !28
  store i32 %add, ptr %i, align 4, !dbg !24
    #dbg_declare(ptr %v, !29, !DIExpression(), !30)
  %2 = load ptr, ptr %a.addr, align 8, !dbg !31
  %3 = load i32, ptr %i, align 4, !dbg !32
  %idxprom = sext i32 %3 to i64, !dbg !31
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom, !dbg !31
  %4 = load i32, ptr %arrayidx, align 4, !dbg !31
  %5 = load ptr, ptr %a.addr, align 8, !dbg !33
  %6 = load i32, ptr %i, align 4, !dbg !34
  %add2 = add nsw i32 %6, 1, !dbg !35
  %idxprom3 = sext i32 %add2 to i64, !dbg !33
  %arrayidx4 = getelementptr inbounds i32, ptr %5, i64 %idxprom3, !dbg !33
  %7 = load i32, ptr %arrayidx4, align 4, !dbg !33
  %add5 = add nsw i32 %4, %7, !dbg !36
  store i32 %add5, ptr %v, align 4, !dbg !30
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  %8 = load i32, ptr %v, align 4, !dbg !38
  %9 = load ptr, ptr %a.addr, align 8, !dbg !39
  %10 = load i32, ptr %i, align 4, !dbg !40
  %idxprom6 = sext i32 %10 to i64, !dbg !39
  %arrayidx7 = getelementptr inbounds i32, ptr %9, i64 %idxprom6, !dbg !39
  store i32 %8, ptr %arrayidx7, align 4, !dbg !41
  ret void, !dbg !42
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "in_place_blocks.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "a", arg: 1, scope: !13, file: !1, line: 7, type: !16)
!20 = !DILocation(line: 7, column: 24, scope: !13)
!21 = !DILocalVariable(name: "b", arg: 2, scope: !13, file: !1, line: 7, type: !16)
!22 = !DILocation(line: 7, column: 32, scope: !13)
!23 = !DILocalVariable(name: "i", scope: !13, file: !1, line: 8, type: !17)
!24 = !DILocation(line: 8, column: 7, scope: !13)
!25 = !DILocation(line: 8, column: 11, scope: !13)
!26 = !DILocation(line: 8, column: 22, scope: !13)
!27 = !DILocation(line: 8, column: 29, scope: !13)
!28 = !DILocation(line: 8, column: 27, scope: !13)
!29 = !DILocalVariable(name: "v", scope: !13, file: !1, line: 9, type: !17)
!30 = !DILocation(line: 9, column: 7, scope: !13)
!31 = !DILocation(line: 9, column: 11, scope: !13)
!32 = !DILocation(line: 9, column: 13, scope: !13)
!33 = !DILocation(line: 9, column: 18, scope: !13)
!34 = !DILocation(line: 9, column: 20, scope: !13)
!35 = !DILocation(line: 9, column: 22, scope: !13)
!36 = !DILocation(line: 9, column: 16, scope: !13)
!37 = !DILocation(line: 10, column: 3, scope: !13)
!38 = !DILocation(line: 11, column: 10, scope: !13)
!39 = !DILocation(line: 11, column: 3, scope: !13)
!40 = !DILocation(line: 11, column: 5, scope: !13)
!41 = !DILocation(line: 11, column: 8, scope: !13)
!42 = !DILocation(line: 12, column: 1, scope: !13)
