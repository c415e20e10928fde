; ModuleID = 'transpose.cu'
source_filename = "transpose.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ9transposePKfPfiE4tile = internal addrspace(3) global [16 x [17 x float]] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9transposePKfPfi(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !20, !DIExpression(), !38)
    #dbg_value(ptr %out, !21, !DIExpression(), !38)
    #dbg_value(i32 %n, !22, !DIExpression(), !38)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !39
  %mul = mul i32 %0, 16, !dbg !40
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !41
  %add = add i32 %mul, %1, !dbg !42
    #dbg_value(i32 %add, !23, !DIExpression(), !38)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !43
  %mul3 = mul i32 %2, 16, !dbg !44
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !45
  %add5 = add i32 %mul3, %3, !dbg !46
    #dbg_value(i32 %add5, !24, !DIExpression(), !38)
  %mul6 = mul nsw i32 %add5, %n, !dbg !47
  %add7 = add nsw i32 %mul6, %add, !dbg !48
  %idxprom = sext i32 %add7 to i64, !dbg !49
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !49
  %4 = load float, ptr %arrayidx, align 4, !dbg !49, !tbaa !50
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !52
  %idxprom9 = zext i32 %5 to i64, !dbg !53
  %arrayidx10 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfiE4tile to ptr), i64 0, i64 %idxprom9, !dbg !53
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !54
  %idxprom12 = zext i32 %6 to i64, !dbg !53
  %arrayidx13 = getelementptr inbounds nuw [17 x float], ptr %arrayidx10, i64 0, i64 %idxprom12, !dbg !53
  store float %4, ptr %arrayidx13, align 4, !dbg !55, !tbaa !50
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !56
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !57
  %mul15 = mul i32 %7, 16, !dbg !58
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !59
  %add17 = add i32 %mul15, %8, !dbg !60
    #dbg_value(i32 %add17, !23, !DIExpression(), !38)
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !61
  %mul19 = mul i32 %9, 16, !dbg !62
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !63
  %add21 = add i32 %mul19, %10, !dbg !64
    #dbg_value(i32 %add21, !24, !DIExpression(), !38)
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65
  %idxprom23 = zext i32 %11 to i64, !dbg !66
  %arrayidx24 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfiE4tile to ptr), i64 0, i64 %idxprom23, !dbg !66
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !67
  %idxprom26 = zext i32 %12 to i64, !dbg !66
  %arrayidx27 = getelementptr inbounds nuw [17 x float], ptr %arrayidx24, i64 0, i64 %idxprom26, !dbg !66
  %13 = load float, ptr %arrayidx27, align 4, !dbg !66, !tbaa !50
  %mul28 = mul nsw i32 %add21, %n, !dbg !68
  %add29 = add nsw i32 %mul28, %add17, !dbg !69
  %idxprom30 = sext i32 %add29 to i64, !dbg !70
  %arrayidx31 = getelementptr inbounds float, ptr %out, i64 %idxprom30, !dbg !70
  store float %13, ptr %arrayidx31, align 4, !dbg !71, !tbaa !50
  ret void, !dbg !72
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!29, !30, !31, !32}
!llvm.ident = !{!33}
!llvm.errno.tbaa = !{!34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 5, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "transpose", linkageName: "_Z9transposePKfPfi", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !19)
!3 = !DIFile(filename: "transpose.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 206)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 207)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{!20, !21, !22, !23, !24}
!20 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!21 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 4, type: !9)
!22 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 4, type: !10)
!23 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 6, type: !10)
!24 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 7, type: !10)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8704, elements: !26)
!26 = !{!27, !28}
!27 = !DISubrange(count: 16)
!28 = !DISubrange(count: 17)
!29 = !{i32 7, !"Dwarf Version", i32 4}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!33 = !{!"clang version 22.1.8"}
!34 = !{!35, !35, i64 0}
!35 = !{!"int", !36, i64 0}
!36 = !{!"omnipotent char", !37, i64 0}
!37 = !{!"Simple C++ TBAA"}
!38 = !DILocation(line: 0, scope: !2)
!39 = !DILocation(line: 6, column: 11, scope: !2)
!40 = !DILocation(line: 6, column: 22, scope: !2)
!41 = !DILocation(line: 6, column: 31, scope: !2)
!42 = !DILocation(line: 6, column: 29, scope: !2)
!43 = !DILocation(line: 7, column: 11, scope: !2)
!44 = !DILocation(line: 7, column: 22, scope: !2)
!45 = !DILocation(line: 7, column: 31, scope: !2)
!46 = !DILocation(line: 7, column: 29, scope: !2)
!47 = !DILocation(line: 8, column: 41, scope: !2)
!48 = !DILocation(line: 8, column: 45, scope: !2)
!49 = !DILocation(line: 8, column: 36, scope: !2)
!50 = !{!51, !51, i64 0}
!51 = !{!"float", !36, i64 0}
!52 = !DILocation(line: 8, column: 8, scope: !2)
!53 = !DILocation(line: 8, column: 3, scope: !2)
!54 = !DILocation(line: 8, column: 21, scope: !2)
!55 = !DILocation(line: 8, column: 34, scope: !2)
!56 = !DILocation(line: 9, column: 3, scope: !2)
!57 = !DILocation(line: 10, column: 7, scope: !2)
!58 = !DILocation(line: 10, column: 18, scope: !2)
!59 = !DILocation(line: 10, column: 27, scope: !2)
!60 = !DILocation(line: 10, column: 25, scope: !2)
!61 = !DILocation(line: 11, column: 7, scope: !2)
!62 = !DILocation(line: 11, column: 18, scope: !2)
!63 = !DILocation(line: 11, column: 27, scope: !2)
!64 = !DILocation(line: 11, column: 25, scope: !2)
!65 = !DILocation(line: 12, column: 25, scope: !2)
!66 = !DILocation(line: 12, column: 20, scope: !2)
!67 = !DILocation(line: 12, column: 38, scope: !2)
!68 = !DILocation(line: 12, column: 9, scope: !2)
!69 = !DILocation(line: 12, column: 13, scope: !2)
!70 = !DILocation(line: 12, column: 3, scope: !2)
!71 = !DILocation(line: 12, column: 18, scope: !2)
!72 = !DILocation(line: 13, column: 1, scope: !2)
