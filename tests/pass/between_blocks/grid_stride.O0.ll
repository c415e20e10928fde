; ModuleID = 'grid_stride.cu'
source_filename = "grid_stride.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKii(ptr noundef %o, ptr noundef %a, i32 noundef %n) #0 !dbg !13 {
entry:
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !21, !DIExpression(), !22)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !23, !DIExpression(), !24)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %i, !27, !DIExpression(), !29)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !30
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !31
  %mul = mul i32 %0, %1, !dbg !32
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  %add = add i32 %mul, %2, !dbg !34
  store i32 %add, ptr %i, align 4, !dbg !29
  br label %for.cond, !dbg !35

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %i, align 4, !dbg !36
  %4 = load i32, ptr %n.addr, align 4, !dbg !38
  %cmp = icmp slt i32 %3, %4, !dbg !39
  br i1 %cmp, label %for.body, label %for.end, !dbg !40

for.body:                                         ; preds = %for.cond
  %5 = load ptr, ptr %a.addr, align 8, !dbg !41
  %6 = load i32, ptr %i, align 4, !dbg !42
  %idxprom = sext i32 %6 to i64, !dbg !41
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !41
  %7 = load i32, ptr %arrayidx, align 4, !dbg !41
  %add3 = add nsw i32 %7, 1, !dbg !43
  %8 = load ptr, ptr %o.addr, align 8, !dbg !44
  %9 = load i32, ptr %i, align 4, !dbg !45
  %idxprom4 = sext i32 %9 to i64, !dbg !44
  %arrayidx5 = getelementptr inbounds i32, ptr %8, i64 %idxprom4, !dbg !44
  store i32 %add3, ptr %arrayidx5, align 4, !dbg !46
  br label %for.inc, !dbg !44

for.inc:                                          ; preds = %for.body
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !47
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !48
  %mul8 = mul i32 %10, %11, !dbg !49
  %12 = load i32, ptr %i, align 4, !dbg !50
  %add9 = add i32 %12, %mul8, !dbg !50
  store i32 %add9, ptr %i, align 4, !dbg !50
  br label %for.cond, !dbg !51, !llvm.loop !52

for.end:                                          ; preds = %for.cond
  ret void, !dbg !55
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "grid_stride.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 206)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 207)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKii", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !18, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!20 = !{}
!21 = !DILocalVariable(name: "o", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!22 = !DILocation(line: 6, column: 24, scope: !13)
!23 = !DILocalVariable(name: "a", arg: 2, scope: !13, file: !1, line: 6, type: !18)
!24 = !DILocation(line: 6, column: 38, scope: !13)
!25 = !DILocalVariable(name: "n", arg: 3, scope: !13, file: !1, line: 6, type: !17)
!26 = !DILocation(line: 6, column: 45, scope: !13)
!27 = !DILocalVariable(name: "i", scope: !28, file: !1, line: 7, type: !17)
!28 = distinct !DILexicalBlock(scope: !13, file: !1, line: 7, column: 3)
!29 = !DILocation(line: 7, column: 12, scope: !28)
!30 = !DILocation(line: 7, column: 16, scope: !28)
!31 = !DILocation(line: 7, column: 29, scope: !28)
!32 = !DILocation(line: 7, column: 27, scope: !28)
!33 = !DILocation(line: 7, column: 42, scope: !28)
!34 = !DILocation(line: 7, column: 40, scope: !28)
!35 = !DILocation(line: 7, column: 8, scope: !28)
!36 = !DILocation(line: 7, column: 55, scope: !37)
!37 = distinct !DILexicalBlock(scope: !28, file: !1, line: 7, column: 3)
!38 = !DILocation(line: 7, column: 59, scope: !37)
!39 = !DILocation(line: 7, column: 57, scope: !37)
!40 = !DILocation(line: 7, column: 3, scope: !28)
!41 = !DILocation(line: 8, column: 12, scope: !37)
!42 = !DILocation(line: 8, column: 14, scope: !37)
!43 = !DILocation(line: 8, column: 17, scope: !37)
!44 = !DILocation(line: 8, column: 5, scope: !37)
!45 = !DILocation(line: 8, column: 7, scope: !37)
!46 = !DILocation(line: 8, column: 10, scope: !37)
!47 = !DILocation(line: 7, column: 67, scope: !37)
!48 = !DILocation(line: 7, column: 79, scope: !37)
!49 = !DILocation(line: 7, column: 77, scope: !37)
!50 = !DILocation(line: 7, column: 64, scope: !37)
!51 = !DILocation(line: 7, column: 3, scope: !37)
!52 = distinct !{!52, !40, !53, !54}
!53 = !DILocation(line: 8, column: 19, scope: !28)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocation(line: 9, column: 1, scope: !13)
