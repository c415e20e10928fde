; ModuleID = 'constant_pitch.cu'
source_filename = "constant_pitch.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6invertPKfPf(ptr noundef %in, ptr noundef %out) #0 !dbg !13 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !21, !DIExpression(), !22)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !23, !DIExpression(), !24)
    #dbg_declare(ptr %x, !25, !DIExpression(), !27)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !28
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !29
  %mul = mul i32 %0, %1, !dbg !30
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31
  %add = add i32 %mul, %2, !dbg !32
  store i32 %add, ptr %x, align 4, !dbg !27
    #dbg_declare(ptr %y, !33, !DIExpression(), !34)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !35
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !36
  %mul5 = mul i32 %3, %4, !dbg !37
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !38
  %add7 = add i32 %mul5, %5, !dbg !39
  store i32 %add7, ptr %y, align 4, !dbg !34
  %6 = load ptr, ptr %in.addr, align 8, !dbg !40
  %7 = load i32, ptr %y, align 4, !dbg !41
  %mul8 = mul nsw i32 %7, 256, !dbg !42
  %8 = load i32, ptr %x, align 4, !dbg !43
  %add9 = add nsw i32 %mul8, %8, !dbg !44
  %idxprom = sext i32 %add9 to i64, !dbg !40
  %arrayidx = getelementptr inbounds float, ptr %6, i64 %idxprom, !dbg !40
  %9 = load float, ptr %arrayidx, align 4, !dbg !40
  %sub = fsub float 1.000000e+00, %9, !dbg !45
  %10 = load ptr, ptr %out.addr, align 8, !dbg !46
  %11 = load i32, ptr %y, align 4, !dbg !47
  %mul10 = mul nsw i32 %11, 256, !dbg !48
  %12 = load i32, ptr %x, align 4, !dbg !49
  %add11 = add nsw i32 %mul10, %12, !dbg !50
  %idxprom12 = sext i32 %add11 to i64, !dbg !46
  %arrayidx13 = getelementptr inbounds float, ptr %10, i64 %idxprom12, !dbg !46
  store float %sub, ptr %arrayidx13, align 4, !dbg !51
  ret void, !dbg !52
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "constant_pitch.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "invert", linkageName: "_Z6invertPKfPf", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !19}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!20 = !{}
!21 = !DILocalVariable(name: "in", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!22 = !DILocation(line: 6, column: 37, scope: !13)
!23 = !DILocalVariable(name: "out", arg: 2, scope: !13, file: !1, line: 6, type: !19)
!24 = !DILocation(line: 6, column: 48, scope: !13)
!25 = !DILocalVariable(name: "x", scope: !13, file: !1, line: 7, type: !26)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DILocation(line: 7, column: 7, scope: !13)
!28 = !DILocation(line: 7, column: 11, scope: !13)
!29 = !DILocation(line: 7, column: 24, scope: !13)
!30 = !DILocation(line: 7, column: 22, scope: !13)
!31 = !DILocation(line: 7, column: 37, scope: !13)
!32 = !DILocation(line: 7, column: 35, scope: !13)
!33 = !DILocalVariable(name: "y", scope: !13, file: !1, line: 8, type: !26)
!34 = !DILocation(line: 8, column: 7, scope: !13)
!35 = !DILocation(line: 8, column: 11, scope: !13)
!36 = !DILocation(line: 8, column: 24, scope: !13)
!37 = !DILocation(line: 8, column: 22, scope: !13)
!38 = !DILocation(line: 8, column: 37, scope: !13)
!39 = !DILocation(line: 8, column: 35, scope: !13)
!40 = !DILocation(line: 9, column: 30, scope: !13)
!41 = !DILocation(line: 9, column: 33, scope: !13)
!42 = !DILocation(line: 9, column: 35, scope: !13)
!43 = !DILocation(line: 9, column: 44, scope: !13)
!44 = !DILocation(line: 9, column: 42, scope: !13)
!45 = !DILocation(line: 9, column: 28, scope: !13)
!46 = !DILocation(line: 9, column: 3, scope: !13)
!47 = !DILocation(line: 9, column: 7, scope: !13)
!48 = !DILocation(line: 9, column: 9, scope: !13)
!49 = !DILocation(line: 9, column: 18, scope: !13)
!50 = !DILocation(line: 9, column: 16, scope: !13)
!51 = !DILocation(line: 9, column: 21, scope: !13)
!52 = !DILocation(line: 10, column: 1, scope: !13)
