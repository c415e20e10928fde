; ModuleID = 'two_dynamic_arrays.cu'
source_filename = "two_dynamic_arrays.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@buf = external addrspace(3) global [0 x float], align 4
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7squaresPKfPf(ptr noundef %in, ptr noundef %out) #0 !dbg !13 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %a = alloca ptr, align 8
  %b = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !21, !DIExpression(), !22)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !23, !DIExpression(), !24)
    #dbg_declare(ptr %a, !25, !DIExpression(), !26)
  store ptr addrspacecast (ptr addrspace(3) @buf to ptr), ptr %a, align 8, !dbg !26
    #dbg_declare(ptr %b, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !29
  %idx.ext = zext i32 %0 to i64, !dbg !30
  %add.ptr = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @buf to ptr), i64 %idx.ext, !dbg !30
  store ptr %add.ptr, ptr %b, align 8, !dbg !28
    #dbg_declare(ptr %t, !31, !DIExpression(), !33)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
  store i32 %1, ptr %t, align 4, !dbg !33
  %2 = load ptr, ptr %in.addr, align 8, !dbg !35
  %3 = load i32, ptr %t, align 4, !dbg !36
  %idxprom = sext i32 %3 to i64, !dbg !35
  %arrayidx = getelementptr inbounds float, ptr %2, i64 %idxprom, !dbg !35
  %4 = load float, ptr %arrayidx, align 4, !dbg !35
  %5 = load ptr, ptr %a, align 8, !dbg !37
  %6 = load i32, ptr %t, align 4, !dbg !38
  %idxprom2 = sext i32 %6 to i64, !dbg !37
  %arrayidx3 = getelementptr inbounds float, ptr %5, i64 %idxprom2, !dbg !37
  store float %4, ptr %arrayidx3, align 4, !dbg !39
  %7 = load ptr, ptr %a, align 8, !dbg !40
  %8 = load i32, ptr %t, align 4, !dbg !41
  %idxprom4 = sext i32 %8 to i64, !dbg !40
  %arrayidx5 = getelementptr inbounds float, ptr %7, i64 %idxprom4, !dbg !40
  %9 = load float, ptr %arrayidx5, align 4, !dbg !40
  %10 = load ptr, ptr %a, align 8, !dbg !42
  %11 = load i32, ptr %t, align 4, !dbg !43
  %idxprom6 = sext i32 %11 to i64, !dbg !42
  %arrayidx7 = getelementptr inbounds float, ptr %10, i64 %idxprom6, !dbg !42
  %12 = load float, ptr %arrayidx7, align 4, !dbg !42
  %mul = fmul float %9, %12, !dbg !44
  %13 = load ptr, ptr %b, align 8, !dbg !45
  %14 = load i32, ptr %t, align 4, !dbg !46
  %idxprom8 = sext i32 %14 to i64, !dbg !45
  %arrayidx9 = getelementptr inbounds float, ptr %13, i64 %idxprom8, !dbg !45
  store float %mul, ptr %arrayidx9, align 4, !dbg !47
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !48
  %15 = load ptr, ptr %b, align 8, !dbg !49
  %16 = load i32, ptr %t, align 4, !dbg !50
  %sub = sub nsw i32 63, %16, !dbg !51
  %idxprom10 = sext i32 %sub to i64, !dbg !49
  %arrayidx11 = getelementptr inbounds float, ptr %15, i64 %idxprom10, !dbg !49
  %17 = load float, ptr %arrayidx11, align 4, !dbg !49
  %18 = load ptr, ptr %out.addr, align 8, !dbg !52
  %19 = load i32, ptr %t, align 4, !dbg !53
  %idxprom12 = sext i32 %19 to i64, !dbg !52
  %arrayidx13 = getelementptr inbounds float, ptr %18, i64 %idxprom12, !dbg !52
  store float %17, ptr %arrayidx13, align 4, !dbg !54
  ret void, !dbg !55
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "two_dynamic_arrays.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "squares", linkageName: "_Z7squaresPKfPf", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !19}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!20 = !{}
!21 = !DILocalVariable(name: "in", arg: 1, scope: !13, file: !1, line: 7, type: !16)
!22 = !DILocation(line: 7, column: 38, scope: !13)
!23 = !DILocalVariable(name: "out", arg: 2, scope: !13, file: !1, line: 7, type: !19)
!24 = !DILocation(line: 7, column: 49, scope: !13)
!25 = !DILocalVariable(name: "a", scope: !13, file: !1, line: 9, type: !19)
!26 = !DILocation(line: 9, column: 10, scope: !13)
!27 = !DILocalVariable(name: "b", scope: !13, file: !1, line: 9, type: !19)
!28 = !DILocation(line: 9, column: 20, scope: !13)
!29 = !DILocation(line: 9, column: 30, scope: !13)
!30 = !DILocation(line: 9, column: 28, scope: !13)
!31 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 10, type: !32)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !DILocation(line: 10, column: 7, scope: !13)
!34 = !DILocation(line: 10, column: 11, scope: !13)
!35 = !DILocation(line: 10, column: 31, scope: !13)
!36 = !DILocation(line: 10, column: 34, scope: !13)
!37 = !DILocation(line: 10, column: 24, scope: !13)
!38 = !DILocation(line: 10, column: 26, scope: !13)
!39 = !DILocation(line: 10, column: 29, scope: !13)
!40 = !DILocation(line: 11, column: 10, scope: !13)
!41 = !DILocation(line: 11, column: 12, scope: !13)
!42 = !DILocation(line: 11, column: 17, scope: !13)
!43 = !DILocation(line: 11, column: 19, scope: !13)
!44 = !DILocation(line: 11, column: 15, scope: !13)
!45 = !DILocation(line: 11, column: 3, scope: !13)
!46 = !DILocation(line: 11, column: 5, scope: !13)
!47 = !DILocation(line: 11, column: 8, scope: !13)
!48 = !DILocation(line: 12, column: 3, scope: !13)
!49 = !DILocation(line: 13, column: 12, scope: !13)
!50 = !DILocation(line: 13, column: 19, scope: !13)
!51 = !DILocation(line: 13, column: 17, scope: !13)
!52 = !DILocation(line: 13, column: 3, scope: !13)
!53 = !DILocation(line: 13, column: 7, scope: !13)
!54 = !DILocation(line: 13, column: 10, scope: !13)
!55 = !DILocation(line: 14, column: 1, scope: !13)
