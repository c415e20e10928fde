; ModuleID = 'counters_start_as_offsets.cu'
source_filename = "counters_start_as_offsets.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7scatterPKiPiS1_ii(ptr noundef %bucket, ptr noundef %slots, ptr noundef %next, i32 noundef %n, i32 noundef %buckets) #0 !dbg !13 {
entry:
  %bucket.addr = alloca ptr, align 8
  %slots.addr = alloca ptr, align 8
  %next.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %buckets.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %bucket, ptr %bucket.addr, align 8
    #dbg_declare(ptr %bucket.addr, !21, !DIExpression(), !22)
  store ptr %slots, ptr %slots.addr, align 8
    #dbg_declare(ptr %slots.addr, !23, !DIExpression(), !24)
  store ptr %next, ptr %next.addr, align 8
    #dbg_declare(ptr %next.addr, !25, !DIExpression(), !26)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !27, !DIExpression(), !28)
  store i32 %buckets, ptr %buckets.addr, align 4
    #dbg_declare(ptr %buckets.addr, !29, !DIExpression(), !30)
    #dbg_declare(ptr %i, !31, !DIExpression(), !32)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !33
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !34
  %mul = mul i32 %0, %1, !dbg !35
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
  %add = add i32 %mul, %2, !dbg !37
  store i32 %add, ptr %i, align 4, !dbg !32
  %3 = load i32, ptr %i, align 4, !dbg !38
  %4 = load i32, ptr %n.addr, align 4, !dbg !40
  %cmp = icmp slt i32 %3, %4, !dbg !41
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !42

land.lhs.true:                                    ; preds = %entry
  %5 = load ptr, ptr %bucket.addr, align 8, !dbg !43
  %6 = load i32, ptr %i, align 4, !dbg !44
  %idxprom = sext i32 %6 to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !43
  %7 = load i32, ptr %arrayidx, align 4, !dbg !43
  %8 = load i32, ptr %buckets.addr, align 4, !dbg !45
  %cmp3 = icmp slt i32 %7, %8, !dbg !46
  br i1 %cmp3, label %if.then, label %if.end, !dbg !42

if.then:                                          ; preds = %land.lhs.true
  %9 = load i32, ptr %i, align 4, !dbg !47
  %10 = load ptr, ptr %slots.addr, align 8, !dbg !48
  %11 = load ptr, ptr %next.addr, align 8, !dbg !49
  %12 = load ptr, ptr %bucket.addr, align 8, !dbg !50
  %13 = load i32, ptr %i, align 4, !dbg !51
  %idxprom4 = sext i32 %13 to i64, !dbg !50
  %arrayidx5 = getelementptr inbounds i32, ptr %12, i64 %idxprom4, !dbg !50
  %14 = load i32, ptr %arrayidx5, align 4, !dbg !50
  %idxprom6 = sext i32 %14 to i64, !dbg !49
  %arrayidx7 = getelementptr inbounds i32, ptr %11, i64 %idxprom6, !dbg !49
  %15 = load i32, ptr %arrayidx7, align 4, !dbg !52
  %inc = add nsw i32 %15, 1, !dbg !52
  store i32 %inc, ptr %arrayidx7, align 4, !dbg !52
  %idxprom8 = sext i32 %15 to i64, !dbg !48
  %arrayidx9 = getelementptr inbounds i32, ptr %10, i64 %idxprom8, !dbg !48
  store i32 %9, ptr %arrayidx9, align 4, !dbg !53
  br label %if.end, !dbg !48

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void, !dbg !54
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
!1 = !DIFile(filename: "counters_start_as_offsets.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "scatter", linkageName: "_Z7scatterPKiPiS1_ii", scope: !1, file: !1, line: 8, type: !14, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !19, !19, !18, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!20 = !{}
!21 = !DILocalVariable(name: "bucket", arg: 1, scope: !13, file: !1, line: 8, type: !16)
!22 = !DILocation(line: 8, column: 36, scope: !13)
!23 = !DILocalVariable(name: "slots", arg: 2, scope: !13, file: !1, line: 8, type: !19)
!24 = !DILocation(line: 8, column: 49, scope: !13)
!25 = !DILocalVariable(name: "next", arg: 3, scope: !13, file: !1, line: 8, type: !19)
!26 = !DILocation(line: 8, column: 61, scope: !13)
!27 = !DILocalVariable(name: "n", arg: 4, scope: !13, file: !1, line: 8, type: !18)
!28 = !DILocation(line: 8, column: 71, scope: !13)
!29 = !DILocalVariable(name: "buckets", arg: 5, scope: !13, file: !1, line: 8, type: !18)
!30 = !DILocation(line: 8, column: 78, scope: !13)
!31 = !DILocalVariable(name: "i", scope: !13, file: !1, line: 9, type: !18)
!32 = !DILocation(line: 9, column: 7, scope: !13)
!33 = !DILocation(line: 9, column: 11, scope: !13)
!34 = !DILocation(line: 9, column: 24, scope: !13)
!35 = !DILocation(line: 9, column: 22, scope: !13)
!36 = !DILocation(line: 9, column: 37, scope: !13)
!37 = !DILocation(line: 9, column: 35, scope: !13)
!38 = !DILocation(line: 10, column: 7, scope: !39)
!39 = distinct !DILexicalBlock(scope: !13, file: !1, line: 10, column: 7)
!40 = !DILocation(line: 10, column: 11, scope: !39)
!41 = !DILocation(line: 10, column: 9, scope: !39)
!42 = !DILocation(line: 10, column: 13, scope: !39)
!43 = !DILocation(line: 10, column: 16, scope: !39)
!44 = !DILocation(line: 10, column: 23, scope: !39)
!45 = !DILocation(line: 10, column: 28, scope: !39)
!46 = !DILocation(line: 10, column: 26, scope: !39)
!47 = !DILocation(line: 10, column: 64, scope: !39)
!48 = !DILocation(line: 10, column: 37, scope: !39)
!49 = !DILocation(line: 10, column: 43, scope: !39)
!50 = !DILocation(line: 10, column: 48, scope: !39)
!51 = !DILocation(line: 10, column: 55, scope: !39)
!52 = !DILocation(line: 10, column: 58, scope: !39)
!53 = !DILocation(line: 10, column: 62, scope: !39)
!54 = !DILocation(line: 11, column: 1, scope: !13)
