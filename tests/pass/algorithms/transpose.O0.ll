; ModuleID = 'transpose.cu'
source_filename = "transpose.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ1kPiPKiE4tile = internal addrspace(3) global [16 x [17 x i32]] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %b, ptr noundef %a) #0 !dbg !2 {
entry:
  %b.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !28, !DIExpression(), !29)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !30, !DIExpression(), !31)
    #dbg_declare(ptr %x, !32, !DIExpression(), !33)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
  store i32 %0, ptr %x, align 4, !dbg !33
    #dbg_declare(ptr %y, !35, !DIExpression(), !36)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !37
  store i32 %1, ptr %y, align 4, !dbg !36
  %2 = load ptr, ptr %a.addr, align 8, !dbg !38
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !39
  %mul = mul i32 %3, 16, !dbg !40
  %4 = load i32, ptr %y, align 4, !dbg !41
  %add = add i32 %mul, %4, !dbg !42
  %mul3 = mul i32 %add, 32, !dbg !43
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !44
  %mul5 = mul i32 %5, 16, !dbg !45
  %add6 = add i32 %mul3, %mul5, !dbg !46
  %6 = load i32, ptr %x, align 4, !dbg !47
  %add7 = add i32 %add6, %6, !dbg !48
  %idxprom = zext i32 %add7 to i64, !dbg !38
  %arrayidx = getelementptr inbounds nuw i32, ptr %2, i64 %idxprom, !dbg !38
  %7 = load i32, ptr %arrayidx, align 4, !dbg !38
  %8 = load i32, ptr %y, align 4, !dbg !49
  %idxprom8 = sext i32 %8 to i64, !dbg !50
  %arrayidx9 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE4tile to ptr), i64 0, i64 %idxprom8, !dbg !50
  %9 = load i32, ptr %x, align 4, !dbg !51
  %idxprom10 = sext i32 %9 to i64, !dbg !50
  %arrayidx11 = getelementptr inbounds [17 x i32], ptr %arrayidx9, i64 0, i64 %idxprom10, !dbg !50
  store i32 %7, ptr %arrayidx11, align 4, !dbg !52
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !53
  %10 = load i32, ptr %x, align 4, !dbg !54
  %idxprom12 = sext i32 %10 to i64, !dbg !55
  %arrayidx13 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE4tile to ptr), i64 0, i64 %idxprom12, !dbg !55
  %11 = load i32, ptr %y, align 4, !dbg !56
  %idxprom14 = sext i32 %11 to i64, !dbg !55
  %arrayidx15 = getelementptr inbounds [17 x i32], ptr %arrayidx13, i64 0, i64 %idxprom14, !dbg !55
  %12 = load i32, ptr %arrayidx15, align 4, !dbg !55
  %13 = load ptr, ptr %b.addr, align 8, !dbg !57
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !58
  %mul17 = mul i32 %14, 16, !dbg !59
  %15 = load i32, ptr %y, align 4, !dbg !60
  %add18 = add i32 %mul17, %15, !dbg !61
  %mul19 = mul i32 %add18, 32, !dbg !62
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !63
  %mul21 = mul i32 %16, 16, !dbg !64
  %add22 = add i32 %mul19, %mul21, !dbg !65
  %17 = load i32, ptr %x, align 4, !dbg !66
  %add23 = add i32 %add22, %17, !dbg !67
  %idxprom24 = zext i32 %add23 to i64, !dbg !57
  %arrayidx25 = getelementptr inbounds nuw i32, ptr %13, i64 %idxprom24, !dbg !57
  store i32 %12, ptr %arrayidx25, align 4, !dbg !68
  ret void, !dbg !69
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!23, !24, !25, !26}
!llvm.ident = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 7, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "transpose.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 206)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 207)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{}
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8704, elements: !20)
!20 = !{!21, !22}
!21 = !DISubrange(count: 16)
!22 = !DISubrange(count: 17)
!23 = !{i32 7, !"Dwarf Version", i32 4}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!27 = !{!"clang version 22.1.8"}
!28 = !DILocalVariable(name: "b", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!29 = !DILocation(line: 6, column: 24, scope: !2)
!30 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 6, type: !8)
!31 = !DILocation(line: 6, column: 38, scope: !2)
!32 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 8, type: !7)
!33 = !DILocation(line: 8, column: 7, scope: !2)
!34 = !DILocation(line: 8, column: 11, scope: !2)
!35 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 8, type: !7)
!36 = !DILocation(line: 8, column: 24, scope: !2)
!37 = !DILocation(line: 8, column: 28, scope: !2)
!38 = !DILocation(line: 9, column: 16, scope: !2)
!39 = !DILocation(line: 9, column: 19, scope: !2)
!40 = !DILocation(line: 9, column: 30, scope: !2)
!41 = !DILocation(line: 9, column: 37, scope: !2)
!42 = !DILocation(line: 9, column: 35, scope: !2)
!43 = !DILocation(line: 9, column: 40, scope: !2)
!44 = !DILocation(line: 9, column: 47, scope: !2)
!45 = !DILocation(line: 9, column: 58, scope: !2)
!46 = !DILocation(line: 9, column: 45, scope: !2)
!47 = !DILocation(line: 9, column: 65, scope: !2)
!48 = !DILocation(line: 9, column: 63, scope: !2)
!49 = !DILocation(line: 9, column: 8, scope: !2)
!50 = !DILocation(line: 9, column: 3, scope: !2)
!51 = !DILocation(line: 9, column: 11, scope: !2)
!52 = !DILocation(line: 9, column: 14, scope: !2)
!53 = !DILocation(line: 10, column: 3, scope: !2)
!54 = !DILocation(line: 11, column: 62, scope: !2)
!55 = !DILocation(line: 11, column: 57, scope: !2)
!56 = !DILocation(line: 11, column: 65, scope: !2)
!57 = !DILocation(line: 11, column: 3, scope: !2)
!58 = !DILocation(line: 11, column: 6, scope: !2)
!59 = !DILocation(line: 11, column: 17, scope: !2)
!60 = !DILocation(line: 11, column: 24, scope: !2)
!61 = !DILocation(line: 11, column: 22, scope: !2)
!62 = !DILocation(line: 11, column: 27, scope: !2)
!63 = !DILocation(line: 11, column: 34, scope: !2)
!64 = !DILocation(line: 11, column: 45, scope: !2)
!65 = !DILocation(line: 11, column: 32, scope: !2)
!66 = !DILocation(line: 11, column: 52, scope: !2)
!67 = !DILocation(line: 11, column: 50, scope: !2)
!68 = !DILocation(line: 11, column: 55, scope: !2)
!69 = !DILocation(line: 12, column: 1, scope: !2)
