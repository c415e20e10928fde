; ModuleID = 'window_offsets.cu'
source_filename = "window_offsets.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4fadePfiii(ptr noundef %pix, i32 noundef %pitch, i32 noundef %left, i32 noundef %top) #0 !dbg !13 {
entry:
  %pix.addr = alloca ptr, align 8
  %pitch.addr = alloca i32, align 4
  %left.addr = alloca i32, align 4
  %top.addr = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store ptr %pix, ptr %pix.addr, align 8
    #dbg_declare(ptr %pix.addr, !20, !DIExpression(), !21)
  store i32 %pitch, ptr %pitch.addr, align 4
    #dbg_declare(ptr %pitch.addr, !22, !DIExpression(), !23)
  store i32 %left, ptr %left.addr, align 4
    #dbg_declare(ptr %left.addr, !24, !DIExpression(), !25)
  store i32 %top, ptr %top.addr, align 4
    #dbg_declare(ptr %top.addr, !26, !DIExpression(), !27)
    #dbg_declare(ptr %x, !28, !DIExpression(), !29)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !30
  %1 = load i32, ptr %left.addr, align 4, !dbg !31
  %add = add i32 %0, %1, !dbg !32
  %mul = mul i32 %add, 8, !dbg !33
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
  %add2 = add i32 %mul, %2, !dbg !35
  store i32 %add2, ptr %x, align 4, !dbg !29
    #dbg_declare(ptr %y, !36, !DIExpression(), !37)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !38
  %4 = load i32, ptr %top.addr, align 4, !dbg !39
  %add4 = add i32 %3, %4, !dbg !40
  %mul5 = mul i32 %add4, 8, !dbg !41
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !42
  %add7 = add i32 %mul5, %5, !dbg !43
  store i32 %add7, ptr %y, align 4, !dbg !37
  %6 = load ptr, ptr %pix.addr, align 8, !dbg !44
  %7 = load i32, ptr %y, align 4, !dbg !45
  %8 = load i32, ptr %pitch.addr, align 4, !dbg !46
  %mul8 = mul nsw i32 %7, %8, !dbg !47
  %9 = load i32, ptr %x, align 4, !dbg !48
  %add9 = add nsw i32 %mul8, %9, !dbg !49
  %idxprom = sext i32 %add9 to i64, !dbg !44
  %arrayidx = getelementptr inbounds float, ptr %6, i64 %idxprom, !dbg !44
  %10 = load float, ptr %arrayidx, align 4, !dbg !50
  %mul10 = fmul float %10, 5.000000e-01, !dbg !50
  store float %mul10, ptr %arrayidx, align 4, !dbg !50
  ret void, !dbg !51
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "window_offsets.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "fade", linkageName: "_Z4fadePfiii", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !18, !18, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{}
!20 = !DILocalVariable(name: "pix", arg: 1, scope: !13, file: !1, line: 5, type: !16)
!21 = !DILocation(line: 5, column: 29, scope: !13)
!22 = !DILocalVariable(name: "pitch", arg: 2, scope: !13, file: !1, line: 5, type: !18)
!23 = !DILocation(line: 5, column: 38, scope: !13)
!24 = !DILocalVariable(name: "left", arg: 3, scope: !13, file: !1, line: 5, type: !18)
!25 = !DILocation(line: 5, column: 49, scope: !13)
!26 = !DILocalVariable(name: "top", arg: 4, scope: !13, file: !1, line: 5, type: !18)
!27 = !DILocation(line: 5, column: 59, scope: !13)
!28 = !DILocalVariable(name: "x", scope: !13, file: !1, line: 6, type: !18)
!29 = !DILocation(line: 6, column: 7, scope: !13)
!30 = !DILocation(line: 6, column: 12, scope: !13)
!31 = !DILocation(line: 6, column: 25, scope: !13)
!32 = !DILocation(line: 6, column: 23, scope: !13)
!33 = !DILocation(line: 6, column: 31, scope: !13)
!34 = !DILocation(line: 6, column: 37, scope: !13)
!35 = !DILocation(line: 6, column: 35, scope: !13)
!36 = !DILocalVariable(name: "y", scope: !13, file: !1, line: 7, type: !18)
!37 = !DILocation(line: 7, column: 7, scope: !13)
!38 = !DILocation(line: 7, column: 12, scope: !13)
!39 = !DILocation(line: 7, column: 25, scope: !13)
!40 = !DILocation(line: 7, column: 23, scope: !13)
!41 = !DILocation(line: 7, column: 30, scope: !13)
!42 = !DILocation(line: 7, column: 36, scope: !13)
!43 = !DILocation(line: 7, column: 34, scope: !13)
!44 = !DILocation(line: 8, column: 3, scope: !13)
!45 = !DILocation(line: 8, column: 7, scope: !13)
!46 = !DILocation(line: 8, column: 11, scope: !13)
!47 = !DILocation(line: 8, column: 9, scope: !13)
!48 = !DILocation(line: 8, column: 19, scope: !13)
!49 = !DILocation(line: 8, column: 17, scope: !13)
!50 = !DILocation(line: 8, column: 22, scope: !13)
!51 = !DILocation(line: 9, column: 1, scope: !13)
