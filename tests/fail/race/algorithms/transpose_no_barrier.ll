; ModuleID = 'transpose_no_barrier.cu'
source_filename = "transpose_no_barrier.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ1kPiPKiE4tile = internal addrspace(3) global [16 x [17 x i32]] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %b, ptr noundef %a) #0 !dbg !2 {
entry:
    #dbg_value(ptr %b, !19, !DIExpression(), !36)
    #dbg_value(ptr %a, !20, !DIExpression(), !36)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
    #dbg_value(i32 %0, !21, !DIExpression(), !36)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !38
    #dbg_value(i32 %1, !22, !DIExpression(), !36)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !39
  %mul = mul i32 %2, 16, !dbg !40
  %add = add i32 %mul, %1, !dbg !41
  %mul3 = mul i32 %add, 32, !dbg !42
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !43
  %mul5 = mul i32 %3, 16, !dbg !44
  %add6 = add i32 %mul3, %mul5, !dbg !45
  %add7 = add i32 %add6, %0, !dbg !46
  %idxprom = zext i32 %add7 to i64, !dbg !47
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom, !dbg !47
  %4 = load i32, ptr %arrayidx, align 4, !dbg !47, !tbaa !32
  %idxprom8 = sext i32 %1 to i64, !dbg !48
  %arrayidx9 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE4tile to ptr), i64 0, i64 %idxprom8, !dbg !48
  %idxprom10 = sext i32 %0 to i64, !dbg !48
  %arrayidx11 = getelementptr inbounds [17 x i32], ptr %arrayidx9, i64 0, i64 %idxprom10, !dbg !48
  store i32 %4, ptr %arrayidx11, align 4, !dbg !49, !tbaa !32
  %idxprom12 = sext i32 %0 to i64, !dbg !50
  %arrayidx13 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE4tile to ptr), i64 0, i64 %idxprom12, !dbg !50
  %idxprom14 = sext i32 %1 to i64, !dbg !50
  %arrayidx15 = getelementptr inbounds [17 x i32], ptr %arrayidx13, i64 0, i64 %idxprom14, !dbg !50
  %5 = load i32, ptr %arrayidx15, align 4, !dbg !50, !tbaa !32
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !51
  %mul17 = mul i32 %6, 16, !dbg !52
  %add18 = add i32 %mul17, %1, !dbg !53
  %mul19 = mul i32 %add18, 32, !dbg !54
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !55
  %mul21 = mul i32 %7, 16, !dbg !56
  %add22 = add i32 %mul19, %mul21, !dbg !57
  %add23 = add i32 %add22, %0, !dbg !58
  %idxprom24 = zext i32 %add23 to i64, !dbg !59
  %arrayidx25 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom24, !dbg !59
  store i32 %5, ptr %arrayidx25, align 4, !dbg !60, !tbaa !32
  ret void, !dbg !61
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!27, !28, !29, !30}
!llvm.ident = !{!31}
!llvm.errno.tbaa = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 10, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "transpose_no_barrier.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 206)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 207)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19, !20, !21, !22}
!19 = !DILocalVariable(name: "b", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!20 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 9, type: !8)
!21 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 11, type: !7)
!22 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 11, type: !7)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8704, elements: !24)
!24 = !{!25, !26}
!25 = !DISubrange(count: 16)
!26 = !DISubrange(count: 17)
!27 = !{i32 7, !"Dwarf Version", i32 4}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!31 = !{!"clang version 22.1.8"}
!32 = !{!33, !33, i64 0}
!33 = !{!"int", !34, i64 0}
!34 = !{!"omnipotent char", !35, i64 0}
!35 = !{!"Simple C++ TBAA"}
!36 = !DILocation(line: 0, scope: !2)
!37 = !DILocation(line: 11, column: 11, scope: !2)
!38 = !DILocation(line: 11, column: 28, scope: !2)
!39 = !DILocation(line: 12, column: 19, scope: !2)
!40 = !DILocation(line: 12, column: 30, scope: !2)
!41 = !DILocation(line: 12, column: 35, scope: !2)
!42 = !DILocation(line: 12, column: 40, scope: !2)
!43 = !DILocation(line: 12, column: 47, scope: !2)
!44 = !DILocation(line: 12, column: 58, scope: !2)
!45 = !DILocation(line: 12, column: 45, scope: !2)
!46 = !DILocation(line: 12, column: 63, scope: !2)
!47 = !DILocation(line: 12, column: 16, scope: !2)
!48 = !DILocation(line: 12, column: 3, scope: !2)
!49 = !DILocation(line: 12, column: 14, scope: !2)
!50 = !DILocation(line: 13, column: 57, scope: !2)
!51 = !DILocation(line: 13, column: 6, scope: !2)
!52 = !DILocation(line: 13, column: 17, scope: !2)
!53 = !DILocation(line: 13, column: 22, scope: !2)
!54 = !DILocation(line: 13, column: 27, scope: !2)
!55 = !DILocation(line: 13, column: 34, scope: !2)
!56 = !DILocation(line: 13, column: 45, scope: !2)
!57 = !DILocation(line: 13, column: 32, scope: !2)
!58 = !DILocation(line: 13, column: 50, scope: !2)
!59 = !DILocation(line: 13, column: 3, scope: !2)
!60 = !DILocation(line: 13, column: 55, scope: !2)
!61 = !DILocation(line: 14, column: 1, scope: !2)
