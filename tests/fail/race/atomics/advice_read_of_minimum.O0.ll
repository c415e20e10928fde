; ModuleID = 'advice_read_of_minimum.cu'
source_filename = "advice_read_of_minimum.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5relaxPKiS0_Pi(ptr noundef %from, ptr noundef %to, ptr noundef %dist) #0 !dbg !13 {
entry:
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %from.addr = alloca ptr, align 8
  %to.addr = alloca ptr, align 8
  %dist.addr = alloca ptr, align 8
  %e = alloca i32, align 4
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !21, !DIExpression(), !22)
  store ptr %to, ptr %to.addr, align 8
    #dbg_declare(ptr %to.addr, !23, !DIExpression(), !24)
  store ptr %dist, ptr %dist.addr, align 8
    #dbg_declare(ptr %dist.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %e, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !29
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !30
  %mul = mul i32 %0, %1, !dbg !31
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
  %add = add i32 %mul, %2, !dbg !33
  store i32 %add, ptr %e, align 4, !dbg !28
  %3 = load ptr, ptr %dist.addr, align 8, !dbg !34
  %4 = load ptr, ptr %to.addr, align 8, !dbg !35
  %5 = load i32, ptr %e, align 4, !dbg !36
  %idxprom = sext i32 %5 to i64, !dbg !35
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom, !dbg !35
  %6 = load i32, ptr %arrayidx, align 4, !dbg !35
  %idxprom3 = sext i32 %6 to i64, !dbg !34
  %arrayidx4 = getelementptr inbounds i32, ptr %3, i64 %idxprom3, !dbg !34
  %7 = load ptr, ptr %dist.addr, align 8, !dbg !37
  %8 = load ptr, ptr %from.addr, align 8, !dbg !38
  %9 = load i32, ptr %e, align 4, !dbg !39
  %idxprom5 = sext i32 %9 to i64, !dbg !38
  %arrayidx6 = getelementptr inbounds i32, ptr %8, i64 %idxprom5, !dbg !38
  %10 = load i32, ptr %arrayidx6, align 4, !dbg !38
  %idxprom7 = sext i32 %10 to i64, !dbg !37
  %arrayidx8 = getelementptr inbounds i32, ptr %7, i64 %idxprom7, !dbg !37
  %11 = load i32, ptr %arrayidx8, align 4, !dbg !37
  %add9 = add nsw i32 %11, 1, !dbg !40
  store ptr %arrayidx4, ptr %p.addr.i, align 8, !dbg !41
  store i32 %add9, ptr %v.addr.i, align 4, !dbg !41
  %12 = load ptr, ptr %p.addr.i, align 8, !dbg !41
  %13 = load i32, ptr %v.addr.i, align 4, !dbg !41
  store i32 %13, ptr %.atomictmp.i, align 4, !dbg !41
  %14 = load i32, ptr %.atomictmp.i, align 4, !dbg !41
  %15 = atomicrmw min ptr %12, i32 %14 monotonic, align 4, !dbg !41
  store i32 %15, ptr %atomic-temp.i, align 4, !dbg !41
  %16 = load i32, ptr %atomic-temp.i, align 4, !dbg !41
  ret void, !dbg !42
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
!1 = !DIFile(filename: "advice_read_of_minimum.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "relax", linkageName: "_Z5relaxPKiS0_Pi", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !16, !19}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!20 = !{}
!21 = !DILocalVariable(name: "from", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!22 = !DILocation(line: 6, column: 34, scope: !13)
!23 = !DILocalVariable(name: "to", arg: 2, scope: !13, file: !1, line: 6, type: !16)
!24 = !DILocation(line: 6, column: 51, scope: !13)
!25 = !DILocalVariable(name: "dist", arg: 3, scope: !13, file: !1, line: 6, type: !19)
!26 = !DILocation(line: 6, column: 60, scope: !13)
!27 = !DILocalVariable(name: "e", scope: !13, file: !1, line: 7, type: !18)
!28 = !DILocation(line: 7, column: 7, scope: !13)
!29 = !DILocation(line: 7, column: 11, scope: !13)
!30 = !DILocation(line: 7, column: 24, scope: !13)
!31 = !DILocation(line: 7, column: 22, scope: !13)
!32 = !DILocation(line: 7, column: 37, scope: !13)
!33 = !DILocation(line: 7, column: 35, scope: !13)
!34 = !DILocation(line: 8, column: 14, scope: !13)
!35 = !DILocation(line: 8, column: 19, scope: !13)
!36 = !DILocation(line: 8, column: 22, scope: !13)
!37 = !DILocation(line: 8, column: 27, scope: !13)
!38 = !DILocation(line: 8, column: 32, scope: !13)
!39 = !DILocation(line: 8, column: 37, scope: !13)
!40 = !DILocation(line: 8, column: 41, scope: !13)
!41 = !DILocation(line: 8, column: 3, scope: !13)
!42 = !DILocation(line: 9, column: 1, scope: !13)
