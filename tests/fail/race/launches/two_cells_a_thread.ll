; ModuleID = 'two_cells_a_thread.cu'
source_filename = "two_cells_a_thread.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ4turnPKiPiE1s = internal addrspace(3) global [1024 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4turnPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !19, !DIExpression(), !34)
    #dbg_value(ptr %out, !20, !DIExpression(), !34)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
    #dbg_value(i32 %0, !21, !DIExpression(), !34)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !36
  %mul = mul i32 %1, 1024, !dbg !37
  %add = add i32 %mul, %0, !dbg !38
  %idx.ext = zext i32 %add to i64, !dbg !39
  %add.ptr = getelementptr inbounds nuw i32, ptr %in, i64 %idx.ext, !dbg !39
    #dbg_value(ptr %add.ptr, !19, !DIExpression(), !34)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !40
  %mul3 = mul i32 %2, 1024, !dbg !41
  %add4 = add i32 %mul3, %0, !dbg !42
  %idx.ext5 = zext i32 %add4 to i64, !dbg !43
  %add.ptr6 = getelementptr inbounds nuw i32, ptr %out, i64 %idx.ext5, !dbg !43
    #dbg_value(ptr %add.ptr6, !20, !DIExpression(), !34)
  %arrayidx = getelementptr inbounds i32, ptr %add.ptr, i64 0, !dbg !44
  %3 = load i32, ptr %arrayidx, align 4, !dbg !44, !tbaa !30
  %idxprom = sext i32 %0 to i64, !dbg !45
  %arrayidx7 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4turnPKiPiE1s to ptr), i64 0, i64 %idxprom, !dbg !45
  store i32 %3, ptr %arrayidx7, align 4, !dbg !46, !tbaa !30
  %arrayidx8 = getelementptr inbounds i32, ptr %add.ptr, i64 512, !dbg !47
  %4 = load i32, ptr %arrayidx8, align 4, !dbg !47, !tbaa !30
  %add9 = add nsw i32 %0, 512, !dbg !48
  %idxprom10 = sext i32 %add9 to i64, !dbg !49
  %arrayidx11 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4turnPKiPiE1s to ptr), i64 0, i64 %idxprom10, !dbg !49
  store i32 %4, ptr %arrayidx11, align 4, !dbg !50, !tbaa !30
  %sub = sub nsw i32 1023, %0, !dbg !51
  %idxprom12 = sext i32 %sub to i64, !dbg !52
  %arrayidx13 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4turnPKiPiE1s to ptr), i64 0, i64 %idxprom12, !dbg !52
  %5 = load i32, ptr %arrayidx13, align 4, !dbg !52, !tbaa !30
  %arrayidx14 = getelementptr inbounds i32, ptr %add.ptr6, i64 0, !dbg !53
  store i32 %5, ptr %arrayidx14, align 4, !dbg !54, !tbaa !30
  %sub15 = sub nsw i32 511, %0, !dbg !55
  %idxprom16 = sext i32 %sub15 to i64, !dbg !56
  %arrayidx17 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4turnPKiPiE1s to ptr), i64 0, i64 %idxprom16, !dbg !56
  %6 = load i32, ptr %arrayidx17, align 4, !dbg !56, !tbaa !30
  %arrayidx18 = getelementptr inbounds i32, ptr %add.ptr6, i64 512, !dbg !57
  store i32 %6, ptr %arrayidx18, align 4, !dbg !58, !tbaa !30
  ret void, !dbg !59
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!25, !26, !27, !28}
!llvm.ident = !{!29}
!llvm.errno.tbaa = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 11, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "turn", linkageName: "_Z4turnPKiPi", scope: !3, file: !3, line: 10, type: !4, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "two_cells_a_thread.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 214)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 215)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19, !20, !21}
!19 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 10, type: !6)
!20 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 10, type: !9)
!21 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 12, type: !8)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32768, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 1024)
!25 = !{i32 7, !"Dwarf Version", i32 4}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!29 = !{!"clang version 22.1.8"}
!30 = !{!31, !31, i64 0}
!31 = !{!"int", !32, i64 0}
!32 = !{!"omnipotent char", !33, i64 0}
!33 = !{!"Simple C++ TBAA"}
!34 = !DILocation(line: 0, scope: !2)
!35 = !DILocation(line: 12, column: 11, scope: !2)
!36 = !DILocation(line: 13, column: 9, scope: !2)
!37 = !DILocation(line: 13, column: 20, scope: !2)
!38 = !DILocation(line: 13, column: 28, scope: !2)
!39 = !DILocation(line: 13, column: 6, scope: !2)
!40 = !DILocation(line: 14, column: 10, scope: !2)
!41 = !DILocation(line: 14, column: 21, scope: !2)
!42 = !DILocation(line: 14, column: 29, scope: !2)
!43 = !DILocation(line: 14, column: 7, scope: !2)
!44 = !DILocation(line: 15, column: 10, scope: !2)
!45 = !DILocation(line: 15, column: 3, scope: !2)
!46 = !DILocation(line: 15, column: 8, scope: !2)
!47 = !DILocation(line: 16, column: 22, scope: !2)
!48 = !DILocation(line: 16, column: 7, scope: !2)
!49 = !DILocation(line: 16, column: 3, scope: !2)
!50 = !DILocation(line: 16, column: 20, scope: !2)
!51 = !DILocation(line: 17, column: 24, scope: !2)
!52 = !DILocation(line: 17, column: 12, scope: !2)
!53 = !DILocation(line: 17, column: 3, scope: !2)
!54 = !DILocation(line: 17, column: 10, scope: !2)
!55 = !DILocation(line: 18, column: 36, scope: !2)
!56 = !DILocation(line: 18, column: 20, scope: !2)
!57 = !DILocation(line: 18, column: 3, scope: !2)
!58 = !DILocation(line: 18, column: 18, scope: !2)
!59 = !DILocation(line: 19, column: 1, scope: !2)
