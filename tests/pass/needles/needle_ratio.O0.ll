; ModuleID = 'needle_ratio.cu'
source_filename = "needle_ratio.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiii(ptr noundef %hit, i32 noundef %n, i32 noundef %m) #0 !dbg !13 {
entry:
  %hit.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %m.addr = alloca i32, align 4
  %t = alloca i32, align 4
  store ptr %hit, ptr %hit.addr, align 8
    #dbg_declare(ptr %hit.addr, !19, !DIExpression(), !20)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !21, !DIExpression(), !22)
  store i32 %m, ptr %m.addr, align 4
    #dbg_declare(ptr %m.addr, !23, !DIExpression(), !24)
    #dbg_declare(ptr %t, !25, !DIExpression(), !26)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !27
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !28
  %mul = mul i32 %0, %1, !dbg !29
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  %add = add i32 %mul, %2, !dbg !31
  store i32 %add, ptr %t, align 4, !dbg !26
  %3 = load i32, ptr %n.addr, align 4, !dbg !32
  %cmp = icmp sgt i32 %3, 1000, !dbg !34
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !35

land.lhs.true:                                    ; preds = %entry
  %4 = load i32, ptr %m.addr, align 4, !dbg !36
  %5 = load i32, ptr %n.addr, align 4, !dbg !37
  %mul3 = mul nsw i32 3, %5, !dbg !38
  %cmp4 = icmp eq i32 %4, %mul3, !dbg !39
  br i1 %cmp4, label %if.then, label %if.end, !dbg !35

if.then:                                          ; preds = %land.lhs.true
  %6 = load i32, ptr %t, align 4, !dbg !40
  %7 = load ptr, ptr %hit.addr, align 8, !dbg !41
  %8 = load i32, ptr %t, align 4, !dbg !42
  %idxprom = sext i32 %8 to i64, !dbg !41
  %arrayidx = getelementptr inbounds i32, ptr %7, i64 %idxprom, !dbg !41
  store i32 %6, ptr %arrayidx, align 4, !dbg !43
  br label %if.end, !dbg !41

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void, !dbg !44
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
!1 = !DIFile(filename: "needle_ratio.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiii", scope: !1, file: !1, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !17, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "hit", arg: 1, scope: !13, file: !1, line: 4, type: !16)
!20 = !DILocation(line: 4, column: 24, scope: !13)
!21 = !DILocalVariable(name: "n", arg: 2, scope: !13, file: !1, line: 4, type: !17)
!22 = !DILocation(line: 4, column: 33, scope: !13)
!23 = !DILocalVariable(name: "m", arg: 3, scope: !13, file: !1, line: 4, type: !17)
!24 = !DILocation(line: 4, column: 40, scope: !13)
!25 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 5, type: !17)
!26 = !DILocation(line: 5, column: 7, scope: !13)
!27 = !DILocation(line: 5, column: 11, scope: !13)
!28 = !DILocation(line: 5, column: 24, scope: !13)
!29 = !DILocation(line: 5, column: 22, scope: !13)
!30 = !DILocation(line: 5, column: 37, scope: !13)
!31 = !DILocation(line: 5, column: 35, scope: !13)
!32 = !DILocation(line: 6, column: 7, scope: !33)
!33 = distinct !DILexicalBlock(scope: !13, file: !1, line: 6, column: 7)
!34 = !DILocation(line: 6, column: 9, scope: !33)
!35 = !DILocation(line: 6, column: 16, scope: !33)
!36 = !DILocation(line: 6, column: 19, scope: !33)
!37 = !DILocation(line: 6, column: 28, scope: !33)
!38 = !DILocation(line: 6, column: 26, scope: !33)
!39 = !DILocation(line: 6, column: 21, scope: !33)
!40 = !DILocation(line: 7, column: 14, scope: !33)
!41 = !DILocation(line: 7, column: 5, scope: !33)
!42 = !DILocation(line: 7, column: 9, scope: !33)
!43 = !DILocation(line: 7, column: 12, scope: !33)
!44 = !DILocation(line: 8, column: 1, scope: !13)
