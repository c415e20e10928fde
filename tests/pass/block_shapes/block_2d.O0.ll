; ModuleID = 'block_2d.cu'
source_filename = "block_2d.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !13 {
entry:
  %o.addr = alloca ptr, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !19, !DIExpression(), !20)
    #dbg_declare(ptr %x, !21, !DIExpression(), !22)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !23
  store i32 %0, ptr %x, align 4, !dbg !22
    #dbg_declare(ptr %y, !24, !DIExpression(), !25)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !26
  store i32 %1, ptr %y, align 4, !dbg !25
  %2 = load i32, ptr %y, align 4, !dbg !27
  %mul = mul nsw i32 %2, 100, !dbg !28
  %3 = load i32, ptr %x, align 4, !dbg !29
  %add = add nsw i32 %mul, %3, !dbg !30
  %4 = load ptr, ptr %o.addr, align 8, !dbg !31
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !32
  %mul3 = mul i32 %5, 64, !dbg !33
  %6 = load i32, ptr %y, align 4, !dbg !34
  %mul4 = mul nsw i32 %6, 8, !dbg !35
  %add5 = add i32 %mul3, %mul4, !dbg !36
  %7 = load i32, ptr %x, align 4, !dbg !37
  %add6 = add i32 %add5, %7, !dbg !38
  %idxprom = zext i32 %add6 to i64, !dbg !31
  %arrayidx = getelementptr inbounds nuw i32, ptr %4, i64 %idxprom, !dbg !31
  store i32 %add, ptr %arrayidx, align 4, !dbg !39
  ret void, !dbg !40
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "block_2d.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!20 = !DILocation(line: 6, column: 24, scope: !13)
!21 = !DILocalVariable(name: "x", scope: !13, file: !1, line: 7, type: !17)
!22 = !DILocation(line: 7, column: 7, scope: !13)
!23 = !DILocation(line: 7, column: 11, scope: !13)
!24 = !DILocalVariable(name: "y", scope: !13, file: !1, line: 7, type: !17)
!25 = !DILocation(line: 7, column: 24, scope: !13)
!26 = !DILocation(line: 7, column: 28, scope: !13)
!27 = !DILocation(line: 8, column: 36, scope: !13)
!28 = !DILocation(line: 8, column: 38, scope: !13)
!29 = !DILocation(line: 8, column: 46, scope: !13)
!30 = !DILocation(line: 8, column: 44, scope: !13)
!31 = !DILocation(line: 8, column: 3, scope: !13)
!32 = !DILocation(line: 8, column: 5, scope: !13)
!33 = !DILocation(line: 8, column: 16, scope: !13)
!34 = !DILocation(line: 8, column: 23, scope: !13)
!35 = !DILocation(line: 8, column: 25, scope: !13)
!36 = !DILocation(line: 8, column: 21, scope: !13)
!37 = !DILocation(line: 8, column: 31, scope: !13)
!38 = !DILocation(line: 8, column: 29, scope: !13)
!39 = !DILocation(line: 8, column: 34, scope: !13)
!40 = !DILocation(line: 9, column: 1, scope: !13)
