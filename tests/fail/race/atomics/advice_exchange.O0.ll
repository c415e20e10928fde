; ModuleID = 'advice_exchange.cu'
source_filename = "advice_exchange.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4pushPiS_(ptr noundef %next, ptr noundef %head) #0 !dbg !13 {
entry:
  %next.addr = alloca ptr, align 8
  %head.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  store ptr %next, ptr %next.addr, align 8
    #dbg_declare(ptr %next.addr, !19, !DIExpression(), !20)
  store ptr %head, ptr %head.addr, align 8
    #dbg_declare(ptr %head.addr, !21, !DIExpression(), !22)
    #dbg_declare(ptr %i, !23, !DIExpression(), !24)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !25
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !26
  %mul = mul i32 %0, %1, !dbg !27
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28
  %add = add i32 %mul, %2, !dbg !29
  store i32 %add, ptr %i, align 4, !dbg !24
  %3 = load ptr, ptr %head.addr, align 8, !dbg !30
  %4 = load i32, ptr %3, align 4, !dbg !31
  %5 = load ptr, ptr %next.addr, align 8, !dbg !32
  %6 = load i32, ptr %i, align 4, !dbg !33
  %idxprom = sext i32 %6 to i64, !dbg !32
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !32
  store i32 %4, ptr %arrayidx, align 4, !dbg !34
  %7 = load i32, ptr %i, align 4, !dbg !35
  %8 = load ptr, ptr %head.addr, align 8, !dbg !36
  store i32 %7, ptr %8, align 4, !dbg !37
  ret void, !dbg !38
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
!1 = !DIFile(filename: "advice_exchange.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "push", linkageName: "_Z4pushPiS_", scope: !1, file: !1, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "next", arg: 1, scope: !13, file: !1, line: 9, type: !16)
!20 = !DILocation(line: 9, column: 27, scope: !13)
!21 = !DILocalVariable(name: "head", arg: 2, scope: !13, file: !1, line: 9, type: !16)
!22 = !DILocation(line: 9, column: 38, scope: !13)
!23 = !DILocalVariable(name: "i", scope: !13, file: !1, line: 10, type: !17)
!24 = !DILocation(line: 10, column: 7, scope: !13)
!25 = !DILocation(line: 10, column: 11, scope: !13)
!26 = !DILocation(line: 10, column: 24, scope: !13)
!27 = !DILocation(line: 10, column: 22, scope: !13)
!28 = !DILocation(line: 10, column: 37, scope: !13)
!29 = !DILocation(line: 10, column: 35, scope: !13)
!30 = !DILocation(line: 11, column: 14, scope: !13)
!31 = !DILocation(line: 11, column: 13, scope: !13)
!32 = !DILocation(line: 11, column: 3, scope: !13)
!33 = !DILocation(line: 11, column: 8, scope: !13)
!34 = !DILocation(line: 11, column: 11, scope: !13)
!35 = !DILocation(line: 12, column: 11, scope: !13)
!36 = !DILocation(line: 12, column: 4, scope: !13)
!37 = !DILocation(line: 12, column: 9, scope: !13)
!38 = !DILocation(line: 13, column: 1, scope: !13)
