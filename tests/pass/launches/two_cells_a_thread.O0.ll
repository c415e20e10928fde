; ModuleID = 'two_cells_a_thread.cu'
source_filename = "two_cells_a_thread.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ4turnPKiPiE1s = internal addrspace(3) global [1024 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4turnPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !27, !DIExpression(), !28)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !29, !DIExpression(), !30)
    #dbg_declare(ptr %t, !31, !DIExpression(), !32)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  store i32 %0, ptr %t, align 4, !dbg !32
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !34
  %mul = mul i32 %1, 1024, !dbg !35
  %2 = load i32, ptr %t, align 4, !dbg !36
  %add = add i32 %mul, %2, !dbg !37
  %3 = load ptr, ptr %in.addr, align 8, !dbg !38
  %idx.ext = zext i32 %add to i64, !dbg !38
  %add.ptr = getelementptr inbounds nuw i32, ptr %3, i64 %idx.ext, !dbg !38
  store ptr %add.ptr, ptr %in.addr, align 8, !dbg !38
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !39
  %mul3 = mul i32 %4, 1024, !dbg !40
  %5 = load i32, ptr %t, align 4, !dbg !41
  %add4 = add i32 %mul3, %5, !dbg !42
  %6 = load ptr, ptr %out.addr, align 8, !dbg !43
  %idx.ext5 = zext i32 %add4 to i64, !dbg !43
  %add.ptr6 = getelementptr inbounds nuw i32, ptr %6, i64 %idx.ext5, !dbg !43
  store ptr %add.ptr6, ptr %out.addr, align 8, !dbg !43
  %7 = load ptr, ptr %in.addr, align 8, !dbg !44
  %arrayidx = getelementptr inbounds i32, ptr %7, i64 0, !dbg !44
  %8 = load i32, ptr %arrayidx, align 4, !dbg !44
  %9 = load i32, ptr %t, align 4, !dbg !45
  %idxprom = sext i32 %9 to i64, !dbg !46
  %arrayidx7 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4turnPKiPiE1s to ptr), i64 0, i64 %idxprom, !dbg !46
  store i32 %8, ptr %arrayidx7, align 4, !dbg !47
  %10 = load ptr, ptr %in.addr, align 8, !dbg !48
  %arrayidx8 = getelementptr inbounds i32, ptr %10, i64 512, !dbg !48
  %11 = load i32, ptr %arrayidx8, align 4, !dbg !48
  %12 = load i32, ptr %t, align 4, !dbg !49
  %add9 = add nsw i32 %12, 512, !dbg !50
  %idxprom10 = sext i32 %add9 to i64, !dbg !51
  %arrayidx11 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4turnPKiPiE1s to ptr), i64 0, i64 %idxprom10, !dbg !51
  store i32 %11, ptr %arrayidx11, align 4, !dbg !52
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !53
  %13 = load i32, ptr %t, align 4, !dbg !54
  %sub = sub nsw i32 1023, %13, !dbg !55
  %idxprom12 = sext i32 %sub to i64, !dbg !56
  %arrayidx13 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4turnPKiPiE1s to ptr), i64 0, i64 %idxprom12, !dbg !56
  %14 = load i32, ptr %arrayidx13, align 4, !dbg !56
  %15 = load ptr, ptr %out.addr, align 8, !dbg !57
  %arrayidx14 = getelementptr inbounds i32, ptr %15, i64 0, !dbg !57
  store i32 %14, ptr %arrayidx14, align 4, !dbg !58
  %16 = load i32, ptr %t, align 4, !dbg !59
  %sub15 = sub nsw i32 511, %16, !dbg !60
  %idxprom16 = sext i32 %sub15 to i64, !dbg !61
  %arrayidx17 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4turnPKiPiE1s to ptr), i64 0, i64 %idxprom16, !dbg !61
  %17 = load i32, ptr %arrayidx17, align 4, !dbg !61
  %18 = load ptr, ptr %out.addr, align 8, !dbg !62
  %arrayidx18 = getelementptr inbounds i32, ptr %18, i64 512, !dbg !62
  store i32 %17, ptr %arrayidx18, align 4, !dbg !63
  ret void, !dbg !64
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 7, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "turn", linkageName: "_Z4turnPKiPi", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "two_cells_a_thread.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 214)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 215)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{}
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32768, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 1024)
!22 = !{i32 7, !"Dwarf Version", i32 4}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!26 = !{!"clang version 22.1.8"}
!27 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!28 = !DILocation(line: 6, column: 33, scope: !2)
!29 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 6, type: !9)
!30 = !DILocation(line: 6, column: 42, scope: !2)
!31 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !8)
!32 = !DILocation(line: 8, column: 7, scope: !2)
!33 = !DILocation(line: 8, column: 11, scope: !2)
!34 = !DILocation(line: 9, column: 9, scope: !2)
!35 = !DILocation(line: 9, column: 20, scope: !2)
!36 = !DILocation(line: 9, column: 30, scope: !2)
!37 = !DILocation(line: 9, column: 28, scope: !2)
!38 = !DILocation(line: 9, column: 6, scope: !2)
!39 = !DILocation(line: 10, column: 10, scope: !2)
!40 = !DILocation(line: 10, column: 21, scope: !2)
!41 = !DILocation(line: 10, column: 31, scope: !2)
!42 = !DILocation(line: 10, column: 29, scope: !2)
!43 = !DILocation(line: 10, column: 7, scope: !2)
!44 = !DILocation(line: 11, column: 10, scope: !2)
!45 = !DILocation(line: 11, column: 5, scope: !2)
!46 = !DILocation(line: 11, column: 3, scope: !2)
!47 = !DILocation(line: 11, column: 8, scope: !2)
!48 = !DILocation(line: 12, column: 22, scope: !2)
!49 = !DILocation(line: 12, column: 5, scope: !2)
!50 = !DILocation(line: 12, column: 7, scope: !2)
!51 = !DILocation(line: 12, column: 3, scope: !2)
!52 = !DILocation(line: 12, column: 20, scope: !2)
!53 = !DILocation(line: 13, column: 3, scope: !2)
!54 = !DILocation(line: 14, column: 26, scope: !2)
!55 = !DILocation(line: 14, column: 24, scope: !2)
!56 = !DILocation(line: 14, column: 12, scope: !2)
!57 = !DILocation(line: 14, column: 3, scope: !2)
!58 = !DILocation(line: 14, column: 10, scope: !2)
!59 = !DILocation(line: 15, column: 38, scope: !2)
!60 = !DILocation(line: 15, column: 36, scope: !2)
!61 = !DILocation(line: 15, column: 20, scope: !2)
!62 = !DILocation(line: 15, column: 3, scope: !2)
!63 = !DILocation(line: 15, column: 18, scope: !2)
!64 = !DILocation(line: 16, column: 1, scope: !2)
