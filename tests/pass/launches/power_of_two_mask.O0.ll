; ModuleID = 'power_of_two_mask.cu'
source_filename = "power_of_two_mask.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5pairsPfi(ptr noundef %a, i32 noundef %step) #0 !dbg !13 {
entry:
  %a.addr = alloca ptr, align 8
  %step.addr = alloca i32, align 4
  %p = alloca i32, align 4
  %low = alloca i32, align 4
  %i = alloca i32, align 4
  %u = alloca float, align 4
  %v = alloca float, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !20, !DIExpression(), !21)
  store i32 %step, ptr %step.addr, align 4
    #dbg_declare(ptr %step.addr, !22, !DIExpression(), !23)
    #dbg_declare(ptr %p, !24, !DIExpression(), !25)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !26
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !27
  %mul = mul i32 %0, %1, !dbg !28
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  %add = add i32 %mul, %2, !dbg !30
  store i32 %add, ptr %p, align 4, !dbg !25
    #dbg_declare(ptr %low, !31, !DIExpression(), !32)
  %3 = load i32, ptr %p, align 4, !dbg !33
  %4 = load i32, ptr %step.addr, align 4, !dbg !34
  %sub = sub nsw i32 %4, 1, !dbg !35
  %and = and i32 %3, %sub, !dbg !36
  store i32 %and, ptr %low, align 4, !dbg !32
    #dbg_declare(ptr %i, !37, !DIExpression(), !38)
  %5 = load i32, ptr %p, align 4, !dbg !39
  %6 = load i32, ptr %low, align 4, !dbg !40
  %sub3 = sub nsw i32 %5, %6, !dbg !41
  %shl = shl i32 %sub3, 1, !dbg !42
  %7 = load i32, ptr %low, align 4, !dbg !43
  %add4 = add nsw i32 %shl, %7, !dbg !44
  store i32 %add4, ptr %i, align 4, !dbg !38
    #dbg_declare(ptr %u, !45, !DIExpression(), !46)
  %8 = load ptr, ptr %a.addr, align 8, !dbg !47
  %9 = load i32, ptr %i, align 4, !dbg !48
  %idxprom = sext i32 %9 to i64, !dbg !47
  %arrayidx = getelementptr inbounds float, ptr %8, i64 %idxprom, !dbg !47
  %10 = load float, ptr %arrayidx, align 4, !dbg !47
  store float %10, ptr %u, align 4, !dbg !46
    #dbg_declare(ptr %v, !49, !DIExpression(), !50)
  %11 = load ptr, ptr %a.addr, align 8, !dbg !51
  %12 = load i32, ptr %i, align 4, !dbg !52
  %13 = load i32, ptr %step.addr, align 4, !dbg !53
  %add5 = add nsw i32 %12, %13, !dbg !54
  %idxprom6 = sext i32 %add5 to i64, !dbg !51
  %arrayidx7 = getelementptr inbounds float, ptr %11, i64 %idxprom6, !dbg !51
  %14 = load float, ptr %arrayidx7, align 4, !dbg !51
  store float %14, ptr %v, align 4, !dbg !50
  %15 = load float, ptr %u, align 4, !dbg !55
  %16 = load float, ptr %v, align 4, !dbg !56
  %add8 = fadd float %15, %16, !dbg !57
  %17 = load ptr, ptr %a.addr, align 8, !dbg !58
  %18 = load i32, ptr %i, align 4, !dbg !59
  %idxprom9 = sext i32 %18 to i64, !dbg !58
  %arrayidx10 = getelementptr inbounds float, ptr %17, i64 %idxprom9, !dbg !58
  store float %add8, ptr %arrayidx10, align 4, !dbg !60
  %19 = load float, ptr %u, align 4, !dbg !61
  %20 = load float, ptr %v, align 4, !dbg !62
  %sub11 = fsub float %19, %20, !dbg !63
  %21 = load ptr, ptr %a.addr, align 8, !dbg !64
  %22 = load i32, ptr %i, align 4, !dbg !65
  %23 = load i32, ptr %step.addr, align 4, !dbg !66
  %add12 = add nsw i32 %22, %23, !dbg !67
  %idxprom13 = sext i32 %add12 to i64, !dbg !64
  %arrayidx14 = getelementptr inbounds float, ptr %21, i64 %idxprom13, !dbg !64
  store float %sub11, ptr %arrayidx14, align 4, !dbg !68
  ret void, !dbg !69
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "power_of_two_mask.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "pairs", linkageName: "_Z5pairsPfi", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{}
!20 = !DILocalVariable(name: "a", arg: 1, scope: !13, file: !1, line: 5, type: !16)
!21 = !DILocation(line: 5, column: 30, scope: !13)
!22 = !DILocalVariable(name: "step", arg: 2, scope: !13, file: !1, line: 5, type: !18)
!23 = !DILocation(line: 5, column: 37, scope: !13)
!24 = !DILocalVariable(name: "p", scope: !13, file: !1, line: 6, type: !18)
!25 = !DILocation(line: 6, column: 7, scope: !13)
!26 = !DILocation(line: 6, column: 11, scope: !13)
!27 = !DILocation(line: 6, column: 24, scope: !13)
!28 = !DILocation(line: 6, column: 22, scope: !13)
!29 = !DILocation(line: 6, column: 37, scope: !13)
!30 = !DILocation(line: 6, column: 35, scope: !13)
!31 = !DILocalVariable(name: "low", scope: !13, file: !1, line: 7, type: !18)
!32 = !DILocation(line: 7, column: 7, scope: !13)
!33 = !DILocation(line: 7, column: 13, scope: !13)
!34 = !DILocation(line: 7, column: 18, scope: !13)
!35 = !DILocation(line: 7, column: 23, scope: !13)
!36 = !DILocation(line: 7, column: 15, scope: !13)
!37 = !DILocalVariable(name: "i", scope: !13, file: !1, line: 8, type: !18)
!38 = !DILocation(line: 8, column: 7, scope: !13)
!39 = !DILocation(line: 8, column: 13, scope: !13)
!40 = !DILocation(line: 8, column: 17, scope: !13)
!41 = !DILocation(line: 8, column: 15, scope: !13)
!42 = !DILocation(line: 8, column: 22, scope: !13)
!43 = !DILocation(line: 8, column: 30, scope: !13)
!44 = !DILocation(line: 8, column: 28, scope: !13)
!45 = !DILocalVariable(name: "u", scope: !13, file: !1, line: 9, type: !17)
!46 = !DILocation(line: 9, column: 9, scope: !13)
!47 = !DILocation(line: 9, column: 13, scope: !13)
!48 = !DILocation(line: 9, column: 15, scope: !13)
!49 = !DILocalVariable(name: "v", scope: !13, file: !1, line: 9, type: !17)
!50 = !DILocation(line: 9, column: 19, scope: !13)
!51 = !DILocation(line: 9, column: 23, scope: !13)
!52 = !DILocation(line: 9, column: 25, scope: !13)
!53 = !DILocation(line: 9, column: 29, scope: !13)
!54 = !DILocation(line: 9, column: 27, scope: !13)
!55 = !DILocation(line: 10, column: 10, scope: !13)
!56 = !DILocation(line: 10, column: 14, scope: !13)
!57 = !DILocation(line: 10, column: 12, scope: !13)
!58 = !DILocation(line: 10, column: 3, scope: !13)
!59 = !DILocation(line: 10, column: 5, scope: !13)
!60 = !DILocation(line: 10, column: 8, scope: !13)
!61 = !DILocation(line: 11, column: 17, scope: !13)
!62 = !DILocation(line: 11, column: 21, scope: !13)
!63 = !DILocation(line: 11, column: 19, scope: !13)
!64 = !DILocation(line: 11, column: 3, scope: !13)
!65 = !DILocation(line: 11, column: 5, scope: !13)
!66 = !DILocation(line: 11, column: 9, scope: !13)
!67 = !DILocation(line: 11, column: 7, scope: !13)
!68 = !DILocation(line: 11, column: 15, scope: !13)
!69 = !DILocation(line: 12, column: 1, scope: !13)
