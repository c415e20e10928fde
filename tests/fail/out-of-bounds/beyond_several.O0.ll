; ModuleID = 'beyond_several.cu'
source_filename = "beyond_several.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z3addPiS_S_i(ptr noundef %a, ptr noundef %b, ptr noundef %c, i32 noundef %n) #0 !dbg !13 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !19, !DIExpression(), !20)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !21, !DIExpression(), !22)
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !23, !DIExpression(), !24)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %i, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !29
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !30
  %mul = mul i32 %0, %1, !dbg !31
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
  %add = add i32 %mul, %2, !dbg !33
  store i32 %add, ptr %i, align 4, !dbg !28
  %3 = load i32, ptr %i, align 4, !dbg !34
  %4 = load i32, ptr %n.addr, align 4, !dbg !36
  %cmp = icmp sle i32 %3, %4, !dbg !37
  br i1 %cmp, label %if.then, label %if.end, !dbg !37

if.then:                                          ; preds = %entry
  %5 = load ptr, ptr %a.addr, align 8, !dbg !38
  %6 = load i32, ptr %i, align 4, !dbg !39
  %idxprom = sext i32 %6 to i64, !dbg !38
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !38
  %7 = load i32, ptr %arrayidx, align 4, !dbg !38
  %8 = load ptr, ptr %b.addr, align 8, !dbg !40
  %9 = load i32, ptr %i, align 4, !dbg !41
  %idxprom3 = sext i32 %9 to i64, !dbg !40
  %arrayidx4 = getelementptr inbounds i32, ptr %8, i64 %idxprom3, !dbg !40
  %10 = load i32, ptr %arrayidx4, align 4, !dbg !40
  %add5 = add nsw i32 %7, %10, !dbg !42
  %11 = load ptr, ptr %c.addr, align 8, !dbg !43
  %12 = load i32, ptr %i, align 4, !dbg !44
  %idxprom6 = sext i32 %12 to i64, !dbg !43
  %arrayidx7 = getelementptr inbounds i32, ptr %11, i64 %idxprom6, !dbg !43
  store i32 %add5, ptr %arrayidx7, align 4, !dbg !45
  br label %if.end, !dbg !43

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !46
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
!1 = !DIFile(filename: "beyond_several.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "add", linkageName: "_Z3addPiS_S_i", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !16, !16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "a", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!20 = !DILocation(line: 6, column: 26, scope: !13)
!21 = !DILocalVariable(name: "b", arg: 2, scope: !13, file: !1, line: 6, type: !16)
!22 = !DILocation(line: 6, column: 34, scope: !13)
!23 = !DILocalVariable(name: "c", arg: 3, scope: !13, file: !1, line: 6, type: !16)
!24 = !DILocation(line: 6, column: 42, scope: !13)
!25 = !DILocalVariable(name: "n", arg: 4, scope: !13, file: !1, line: 6, type: !17)
!26 = !DILocation(line: 6, column: 49, scope: !13)
!27 = !DILocalVariable(name: "i", scope: !13, file: !1, line: 7, type: !17)
!28 = !DILocation(line: 7, column: 7, scope: !13)
!29 = !DILocation(line: 7, column: 11, scope: !13)
!30 = !DILocation(line: 7, column: 24, scope: !13)
!31 = !DILocation(line: 7, column: 22, scope: !13)
!32 = !DILocation(line: 7, column: 37, scope: !13)
!33 = !DILocation(line: 7, column: 35, scope: !13)
!34 = !DILocation(line: 8, column: 7, scope: !35)
!35 = distinct !DILexicalBlock(scope: !13, file: !1, line: 8, column: 7)
!36 = !DILocation(line: 8, column: 12, scope: !35)
!37 = !DILocation(line: 8, column: 9, scope: !35)
!38 = !DILocation(line: 8, column: 22, scope: !35)
!39 = !DILocation(line: 8, column: 24, scope: !35)
!40 = !DILocation(line: 8, column: 29, scope: !35)
!41 = !DILocation(line: 8, column: 31, scope: !35)
!42 = !DILocation(line: 8, column: 27, scope: !35)
!43 = !DILocation(line: 8, column: 15, scope: !35)
!44 = !DILocation(line: 8, column: 17, scope: !35)
!45 = !DILocation(line: 8, column: 20, scope: !35)
!46 = !DILocation(line: 9, column: 1, scope: !13)
