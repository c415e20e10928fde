; ModuleID = 'advice_scan_in_place.cu'
source_filename = "advice_scan_in_place.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ4scanPiE1s = internal addrspace(3) global [128 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4scanPi(ptr noundef %a) #0 !dbg !2 {
entry:
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %d = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %t, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  store i32 %0, ptr %t, align 4, !dbg !28
  %1 = load ptr, ptr %a.addr, align 8, !dbg !30
  %2 = load i32, ptr %t, align 4, !dbg !31
  %idxprom = sext i32 %2 to i64, !dbg !30
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 %idxprom, !dbg !30
  %3 = load i32, ptr %arrayidx, align 4, !dbg !30
  %4 = load i32, ptr %t, align 4, !dbg !32
  %idxprom1 = sext i32 %4 to i64, !dbg !33
  %arrayidx2 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPiE1s to ptr), i64 0, i64 %idxprom1, !dbg !33
  store i32 %3, ptr %arrayidx2, align 4, !dbg !34
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !35
    #dbg_declare(ptr %d, !36, !DIExpression(), !38)
  store i32 1, ptr %d, align 4, !dbg !38
  br label %for.cond, !dbg !39

for.cond:                                         ; preds = %for.inc, %entry
  %5 = load i32, ptr %d, align 4, !dbg !40
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !42
  %cmp = icmp ult i32 %5, %6, !dbg !43
  br i1 %cmp, label %for.body, label %for.end, !dbg !44

for.body:                                         ; preds = %for.cond
  %7 = load i32, ptr %t, align 4, !dbg !45
  %8 = load i32, ptr %d, align 4, !dbg !48
  %cmp4 = icmp sge i32 %7, %8, !dbg !49
  br i1 %cmp4, label %if.then, label %if.end, !dbg !49

if.then:                                          ; preds = %for.body
  %9 = load i32, ptr %t, align 4, !dbg !50
  %10 = load i32, ptr %d, align 4, !dbg !51
  %sub = sub nsw i32 %9, %10, !dbg !52
  %idxprom5 = sext i32 %sub to i64, !dbg !53
  %arrayidx6 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPiE1s to ptr), i64 0, i64 %idxprom5, !dbg !53
  %11 = load i32, ptr %arrayidx6, align 4, !dbg !53
  %12 = load i32, ptr %t, align 4, !dbg !54
  %idxprom7 = sext i32 %12 to i64, !dbg !55
  %arrayidx8 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPiE1s to ptr), i64 0, i64 %idxprom7, !dbg !55
  %13 = load i32, ptr %arrayidx8, align 4, !dbg !56
  %add = add nsw i32 %13, %11, !dbg !56
  store i32 %add, ptr %arrayidx8, align 4, !dbg !56
  br label %if.end, !dbg !55

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !57
  br label %for.inc, !dbg !58

for.inc:                                          ; preds = %if.end
  %14 = load i32, ptr %d, align 4, !dbg !59
  %mul = mul nsw i32 %14, 2, !dbg !59
  store i32 %mul, ptr %d, align 4, !dbg !59
  br label %for.cond, !dbg !60, !llvm.loop !61

for.end:                                          ; preds = %for.cond
  %15 = load i32, ptr %t, align 4, !dbg !64
  %idxprom9 = sext i32 %15 to i64, !dbg !65
  %arrayidx10 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPiE1s to ptr), i64 0, i64 %idxprom9, !dbg !65
  %16 = load i32, ptr %arrayidx10, align 4, !dbg !65
  %17 = load ptr, ptr %a.addr, align 8, !dbg !66
  %18 = load i32, ptr %t, align 4, !dbg !67
  %idxprom11 = sext i32 %18 to i64, !dbg !66
  %arrayidx12 = getelementptr inbounds i32, ptr %17, i64 %idxprom11, !dbg !66
  store i32 %16, ptr %arrayidx12, align 4, !dbg !68
  ret void, !dbg !69
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 7, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "scan", linkageName: "_Z4scanPi", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "advice_scan_in_place.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 214)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 215)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{}
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 4096, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 128)
!20 = !{i32 7, !"Dwarf Version", i32 4}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!24 = !{!"clang version 22.1.8"}
!25 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!26 = !DILocation(line: 6, column: 27, scope: !2)
!27 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !7)
!28 = !DILocation(line: 8, column: 7, scope: !2)
!29 = !DILocation(line: 8, column: 11, scope: !2)
!30 = !DILocation(line: 9, column: 10, scope: !2)
!31 = !DILocation(line: 9, column: 12, scope: !2)
!32 = !DILocation(line: 9, column: 5, scope: !2)
!33 = !DILocation(line: 9, column: 3, scope: !2)
!34 = !DILocation(line: 9, column: 8, scope: !2)
!35 = !DILocation(line: 10, column: 3, scope: !2)
!36 = !DILocalVariable(name: "d", scope: !37, file: !3, line: 11, type: !7)
!37 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!38 = !DILocation(line: 11, column: 12, scope: !37)
!39 = !DILocation(line: 11, column: 8, scope: !37)
!40 = !DILocation(line: 11, column: 19, scope: !41)
!41 = distinct !DILexicalBlock(scope: !37, file: !3, line: 11, column: 3)
!42 = !DILocation(line: 11, column: 23, scope: !41)
!43 = !DILocation(line: 11, column: 21, scope: !41)
!44 = !DILocation(line: 11, column: 3, scope: !37)
!45 = !DILocation(line: 12, column: 9, scope: !46)
!46 = distinct !DILexicalBlock(scope: !47, file: !3, line: 12, column: 9)
!47 = distinct !DILexicalBlock(scope: !41, file: !3, line: 11, column: 43)
!48 = !DILocation(line: 12, column: 14, scope: !46)
!49 = !DILocation(line: 12, column: 11, scope: !46)
!50 = !DILocation(line: 12, column: 27, scope: !46)
!51 = !DILocation(line: 12, column: 31, scope: !46)
!52 = !DILocation(line: 12, column: 29, scope: !46)
!53 = !DILocation(line: 12, column: 25, scope: !46)
!54 = !DILocation(line: 12, column: 19, scope: !46)
!55 = !DILocation(line: 12, column: 17, scope: !46)
!56 = !DILocation(line: 12, column: 22, scope: !46)
!57 = !DILocation(line: 13, column: 5, scope: !47)
!58 = !DILocation(line: 14, column: 3, scope: !47)
!59 = !DILocation(line: 11, column: 37, scope: !41)
!60 = !DILocation(line: 11, column: 3, scope: !41)
!61 = distinct !{!61, !44, !62, !63}
!62 = !DILocation(line: 14, column: 3, scope: !37)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !DILocation(line: 15, column: 12, scope: !2)
!65 = !DILocation(line: 15, column: 10, scope: !2)
!66 = !DILocation(line: 15, column: 3, scope: !2)
!67 = !DILocation(line: 15, column: 5, scope: !2)
!68 = !DILocation(line: 15, column: 8, scope: !2)
!69 = !DILocation(line: 16, column: 1, scope: !2)
