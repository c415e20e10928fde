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
define dso_local ptx_kernel void @_Z6invertPf(ptr noundef %out) #0 !dbg !13 {
entry:
  %out.addr = alloca ptr, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !19, !DIExpression(), !20)
    #dbg_declare(ptr %x, !21, !DIExpression(), !23)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !24
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !25
  %mul = mul i32 %0, %1, !dbg !26
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
  %add = add i32 %mul, %2, !dbg !28
  store i32 %add, ptr %x, align 4, !dbg !23
    #dbg_declare(ptr %y, !29, !DIExpression(), !30)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !31
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !32
  %mul5 = mul i32 %3, %4, !dbg !33
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !34
  %add7 = add i32 %mul5, %5, !dbg !35
  store i32 %add7, ptr %y, align 4, !dbg !30
  %6 = load ptr, ptr %out.addr, align 8, !dbg !36
  %7 = load i32, ptr %y, align 4, !dbg !37
  %mul8 = mul nsw i32 %7, 256, !dbg !38
  %8 = load i32, ptr %x, align 4, !dbg !39
  %add9 = add nsw i32 %mul8, %8, !dbg !40
  %add10 = add nsw i32 %add9, 1, !dbg !41
  %idxprom = sext i32 %add10 to i64, !dbg !36
  %arrayidx = getelementptr inbounds float, ptr %6, i64 %idxprom, !dbg !36
  %9 = load float, ptr %arrayidx, align 4, !dbg !36
  %sub = fsub float 1.000000e+00, %9, !dbg !42
  %10 = load ptr, ptr %out.addr, align 8, !dbg !43
  %11 = load i32, ptr %y, align 4, !dbg !44
  %mul11 = mul nsw i32 %11, 256, !dbg !45
  %12 = load i32, ptr %x, align 4, !dbg !46
  %add12 = add nsw i32 %mul11, %12, !dbg !47
  %idxprom13 = sext i32 %add12 to i64, !dbg !43
  %arrayidx14 = getelementptr inbounds float, ptr %10, i64 %idxprom13, !dbg !43
  store float %sub, ptr %arrayidx14, align 4, !dbg !48
  ret void, !dbg !49
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
!13 = distinct !DISubprogram(name: "invert", linkageName: "_Z6invertPf", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!18 = !{}
!19 = !DILocalVariable(name: "out", arg: 1, scope: !13, file: !1, line: 7, type: !16)
!20 = !DILocation(line: 7, column: 31, scope: !13)
!21 = !DILocalVariable(name: "x", scope: !13, file: !1, line: 8, type: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DILocation(line: 8, column: 7, scope: !13)
!24 = !DILocation(line: 8, column: 11, scope: !13)
!25 = !DILocation(line: 8, column: 24, scope: !13)
!26 = !DILocation(line: 8, column: 22, scope: !13)
!27 = !DILocation(line: 8, column: 37, scope: !13)
!28 = !DILocation(line: 8, column: 35, scope: !13)
!29 = !DILocalVariable(name: "y", scope: !13, file: !1, line: 9, type: !22)
!30 = !DILocation(line: 9, column: 7, scope: !13)
!31 = !DILocation(line: 9, column: 11, scope: !13)
!32 = !DILocation(line: 9, column: 24, scope: !13)
!33 = !DILocation(line: 9, column: 22, scope: !13)
!34 = !DILocation(line: 9, column: 37, scope: !13)
!35 = !DILocation(line: 9, column: 35, scope: !13)
!36 = !DILocation(line: 10, column: 30, scope: !13)
!37 = !DILocation(line: 10, column: 34, scope: !13)
!38 = !DILocation(line: 10, column: 36, scope: !13)
!39 = !DILocation(line: 10, column: 45, scope: !13)
!40 = !DILocation(line: 10, column: 43, scope: !13)
!41 = !DILocation(line: 10, column: 47, scope: !13)
!42 = !DILocation(line: 10, column: 28, scope: !13)
!43 = !DILocation(line: 10, column: 3, scope: !13)
!44 = !DILocation(line: 10, column: 7, scope: !13)
!45 = !DILocation(line: 10, column: 9, scope: !13)
!46 = !DILocation(line: 10, column: 18, scope: !13)
!47 = !DILocation(line: 10, column: 16, scope: !13)
!48 = !DILocation(line: 10, column: 21, scope: !13)
!49 = !DILocation(line: 11, column: 1, scope: !13)
