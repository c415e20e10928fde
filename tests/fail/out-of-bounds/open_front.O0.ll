; ModuleID = 'open_front.cu'
source_filename = "open_front.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !13 {
entry:
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !21, !DIExpression(), !22)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !23, !DIExpression(), !24)
    #dbg_declare(ptr %i, !25, !DIExpression(), !26)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !27
  %mul = mul i32 %0, 64, !dbg !28
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  %add = add i32 %mul, %1, !dbg !30
  store i32 %add, ptr %i, align 4, !dbg !26
  %2 = load ptr, ptr %a.addr, align 8, !dbg !31
  %3 = load i32, ptr %i, align 4, !dbg !32
  %add2 = add nsw i32 %3, 1, !dbg !33
  %idxprom = sext i32 %add2 to i64, !dbg !31
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom, !dbg !31
  %4 = load i32, ptr %arrayidx, align 4, !dbg !31
  %5 = load ptr, ptr %o.addr, align 8, !dbg !34
  %6 = load i32, ptr %i, align 4, !dbg !35
  %idxprom3 = sext i32 %6 to i64, !dbg !34
  %arrayidx4 = getelementptr inbounds i32, ptr %5, i64 %idxprom3, !dbg !34
  store i32 %4, ptr %arrayidx4, align 4, !dbg !36
  %7 = load ptr, ptr %a.addr, align 8, !dbg !37
  %8 = load i32, ptr %i, align 4, !dbg !38
  %sub = sub nsw i32 %8, 1, !dbg !39
  %idxprom5 = sext i32 %sub to i64, !dbg !37
  %arrayidx6 = getelementptr inbounds i32, ptr %7, i64 %idxprom5, !dbg !37
  %9 = load i32, ptr %arrayidx6, align 4, !dbg !37
  %10 = load ptr, ptr %o.addr, align 8, !dbg !40
  %11 = load i32, ptr %i, align 4, !dbg !41
  %idxprom7 = sext i32 %11 to i64, !dbg !40
  %arrayidx8 = getelementptr inbounds i32, ptr %10, i64 %idxprom7, !dbg !40
  %12 = load i32, ptr %arrayidx8, align 4, !dbg !42
  %add9 = add nsw i32 %12, %9, !dbg !42
  store i32 %add9, ptr %arrayidx8, align 4, !dbg !42
  ret void, !dbg !43
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "open_front.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!20 = !{}
!21 = !DILocalVariable(name: "o", arg: 1, scope: !13, file: !1, line: 7, type: !16)
!22 = !DILocation(line: 7, column: 24, scope: !13)
!23 = !DILocalVariable(name: "a", arg: 2, scope: !13, file: !1, line: 7, type: !18)
!24 = !DILocation(line: 7, column: 38, scope: !13)
!25 = !DILocalVariable(name: "i", scope: !13, file: !1, line: 8, type: !17)
!26 = !DILocation(line: 8, column: 7, scope: !13)
!27 = !DILocation(line: 8, column: 11, scope: !13)
!28 = !DILocation(line: 8, column: 22, scope: !13)
!29 = !DILocation(line: 8, column: 29, scope: !13)
!30 = !DILocation(line: 8, column: 27, scope: !13)
!31 = !DILocation(line: 9, column: 10, scope: !13)
!32 = !DILocation(line: 9, column: 12, scope: !13)
!33 = !DILocation(line: 9, column: 14, scope: !13)
!34 = !DILocation(line: 9, column: 3, scope: !13)
!35 = !DILocation(line: 9, column: 5, scope: !13)
!36 = !DILocation(line: 9, column: 8, scope: !13)
!37 = !DILocation(line: 10, column: 11, scope: !13)
!38 = !DILocation(line: 10, column: 13, scope: !13)
!39 = !DILocation(line: 10, column: 15, scope: !13)
!40 = !DILocation(line: 10, column: 3, scope: !13)
!41 = !DILocation(line: 10, column: 5, scope: !13)
!42 = !DILocation(line: 10, column: 8, scope: !13)
!43 = !DILocation(line: 11, column: 1, scope: !13)
