; ModuleID = 'layer_of_volume.cu'
source_filename = "layer_of_volume.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4tintPfiii(ptr noundef %vol, i32 noundef %wide, i32 noundef %high, i32 noundef %layer) #0 !dbg !13 {
entry:
  %vol.addr = alloca ptr, align 8
  %wide.addr = alloca i32, align 4
  %high.addr = alloca i32, align 4
  %layer.addr = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store ptr %vol, ptr %vol.addr, align 8
    #dbg_declare(ptr %vol.addr, !20, !DIExpression(), !21)
  store i32 %wide, ptr %wide.addr, align 4
    #dbg_declare(ptr %wide.addr, !22, !DIExpression(), !23)
  store i32 %high, ptr %high.addr, align 4
    #dbg_declare(ptr %high.addr, !24, !DIExpression(), !25)
  store i32 %layer, ptr %layer.addr, align 4
    #dbg_declare(ptr %layer.addr, !26, !DIExpression(), !27)
    #dbg_declare(ptr %x, !28, !DIExpression(), !29)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !30
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !31
  %mul = mul i32 %0, %1, !dbg !32
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  %add = add i32 %mul, %2, !dbg !34
  store i32 %add, ptr %x, align 4, !dbg !29
    #dbg_declare(ptr %y, !35, !DIExpression(), !36)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !37
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !38
  %mul5 = mul i32 %3, %4, !dbg !39
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !40
  %add7 = add i32 %mul5, %5, !dbg !41
  store i32 %add7, ptr %y, align 4, !dbg !36
  %6 = load i32, ptr %layer.addr, align 4, !dbg !42
  %conv = sitofp i32 %6 to float, !dbg !42
  %7 = load ptr, ptr %vol.addr, align 8, !dbg !43
  %8 = load i32, ptr %layer.addr, align 4, !dbg !44
  %9 = load i32, ptr %wide.addr, align 4, !dbg !45
  %mul8 = mul nsw i32 %8, %9, !dbg !46
  %10 = load i32, ptr %high.addr, align 4, !dbg !47
  %mul9 = mul nsw i32 %mul8, %10, !dbg !48
  %11 = load i32, ptr %y, align 4, !dbg !49
  %12 = load i32, ptr %wide.addr, align 4, !dbg !50
  %mul10 = mul nsw i32 %11, %12, !dbg !51
  %add11 = add nsw i32 %mul9, %mul10, !dbg !52
  %13 = load i32, ptr %x, align 4, !dbg !53
  %add12 = add nsw i32 %add11, %13, !dbg !54
  %idxprom = sext i32 %add12 to i64, !dbg !43
  %arrayidx = getelementptr inbounds float, ptr %7, i64 %idxprom, !dbg !43
  store float %conv, ptr %arrayidx, align 4, !dbg !55
  ret void, !dbg !56
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
!1 = !DIFile(filename: "layer_of_volume.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "tint", linkageName: "_Z4tintPfiii", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !18, !18, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{}
!20 = !DILocalVariable(name: "vol", arg: 1, scope: !13, file: !1, line: 5, type: !16)
!21 = !DILocation(line: 5, column: 29, scope: !13)
!22 = !DILocalVariable(name: "wide", arg: 2, scope: !13, file: !1, line: 5, type: !18)
!23 = !DILocation(line: 5, column: 38, scope: !13)
!24 = !DILocalVariable(name: "high", arg: 3, scope: !13, file: !1, line: 5, type: !18)
!25 = !DILocation(line: 5, column: 48, scope: !13)
!26 = !DILocalVariable(name: "layer", arg: 4, scope: !13, file: !1, line: 5, type: !18)
!27 = !DILocation(line: 5, column: 58, scope: !13)
!28 = !DILocalVariable(name: "x", scope: !13, file: !1, line: 6, type: !18)
!29 = !DILocation(line: 6, column: 7, scope: !13)
!30 = !DILocation(line: 6, column: 11, scope: !13)
!31 = !DILocation(line: 6, column: 24, scope: !13)
!32 = !DILocation(line: 6, column: 22, scope: !13)
!33 = !DILocation(line: 6, column: 37, scope: !13)
!34 = !DILocation(line: 6, column: 35, scope: !13)
!35 = !DILocalVariable(name: "y", scope: !13, file: !1, line: 6, type: !18)
!36 = !DILocation(line: 6, column: 50, scope: !13)
!37 = !DILocation(line: 6, column: 54, scope: !13)
!38 = !DILocation(line: 6, column: 67, scope: !13)
!39 = !DILocation(line: 6, column: 65, scope: !13)
!40 = !DILocation(line: 6, column: 80, scope: !13)
!41 = !DILocation(line: 6, column: 78, scope: !13)
!42 = !DILocation(line: 7, column: 45, scope: !13)
!43 = !DILocation(line: 7, column: 3, scope: !13)
!44 = !DILocation(line: 7, column: 7, scope: !13)
!45 = !DILocation(line: 7, column: 15, scope: !13)
!46 = !DILocation(line: 7, column: 13, scope: !13)
!47 = !DILocation(line: 7, column: 22, scope: !13)
!48 = !DILocation(line: 7, column: 20, scope: !13)
!49 = !DILocation(line: 7, column: 29, scope: !13)
!50 = !DILocation(line: 7, column: 33, scope: !13)
!51 = !DILocation(line: 7, column: 31, scope: !13)
!52 = !DILocation(line: 7, column: 27, scope: !13)
!53 = !DILocation(line: 7, column: 40, scope: !13)
!54 = !DILocation(line: 7, column: 38, scope: !13)
!55 = !DILocation(line: 7, column: 43, scope: !13)
!56 = !DILocation(line: 8, column: 1, scope: !13)
