; ModuleID = 'volatile_find.cu'
source_filename = "volatile_find.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPViPi(ptr noundef %p, ptr noundef %o) #0 !dbg !13 {
entry:
  %p.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !21, !DIExpression(), !22)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !23, !DIExpression(), !24)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !25
  %cmp = icmp eq i32 %0, 0, !dbg !27
  br i1 %cmp, label %if.then, label %if.else, !dbg !27

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %p.addr, align 8, !dbg !28
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 4, !dbg !28
  store volatile i32 5, ptr %arrayidx, align 4, !dbg !30
  br label %if.end, !dbg !31

if.else:                                          ; preds = %entry
    #dbg_declare(ptr %i, !32, !DIExpression(), !34)
  store i32 0, ptr %i, align 4, !dbg !34
  br label %while.cond, !dbg !35

while.cond:                                       ; preds = %while.body, %if.else
  %2 = load ptr, ptr %p.addr, align 8, !dbg !36
  %3 = load i32, ptr %i, align 4, !dbg !37
  %idxprom = sext i32 %3 to i64, !dbg !36
  %arrayidx1 = getelementptr inbounds i32, ptr %2, i64 %idxprom, !dbg !36
  %4 = load volatile i32, ptr %arrayidx1, align 4, !dbg !36
  %cmp2 = icmp ne i32 %4, 5, !dbg !38
  br i1 %cmp2, label %while.body, label %while.end, !dbg !35

while.body:                                       ; preds = %while.cond
  %5 = load i32, ptr %i, align 4, !dbg !39
  %inc = add nsw i32 %5, 1, !dbg !39
  store i32 %inc, ptr %i, align 4, !dbg !39
  br label %while.cond, !dbg !35, !llvm.loop !40

while.end:                                        ; preds = %while.cond
  %6 = load i32, ptr %i, align 4, !dbg !43
  %7 = load ptr, ptr %o.addr, align 8, !dbg !44
  %arrayidx3 = getelementptr inbounds i32, ptr %7, i64 0, !dbg !44
  store i32 %6, ptr %arrayidx3, align 4, !dbg !45
  br label %if.end

if.end:                                           ; preds = %while.end, %if.then
  ret void, !dbg !46
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "volatile_find.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPViPi", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !19}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !18)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!20 = !{}
!21 = !DILocalVariable(name: "p", arg: 1, scope: !13, file: !1, line: 5, type: !16)
!22 = !DILocation(line: 5, column: 33, scope: !13)
!23 = !DILocalVariable(name: "o", arg: 2, scope: !13, file: !1, line: 5, type: !19)
!24 = !DILocation(line: 5, column: 41, scope: !13)
!25 = !DILocation(line: 6, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !13, file: !1, line: 6, column: 7)
!27 = !DILocation(line: 6, column: 18, scope: !26)
!28 = !DILocation(line: 7, column: 5, scope: !29)
!29 = distinct !DILexicalBlock(scope: !26, file: !1, line: 6, column: 24)
!30 = !DILocation(line: 7, column: 10, scope: !29)
!31 = !DILocation(line: 8, column: 3, scope: !29)
!32 = !DILocalVariable(name: "i", scope: !33, file: !1, line: 9, type: !18)
!33 = distinct !DILexicalBlock(scope: !26, file: !1, line: 8, column: 10)
!34 = !DILocation(line: 9, column: 9, scope: !33)
!35 = !DILocation(line: 10, column: 5, scope: !33)
!36 = !DILocation(line: 10, column: 12, scope: !33)
!37 = !DILocation(line: 10, column: 14, scope: !33)
!38 = !DILocation(line: 10, column: 17, scope: !33)
!39 = !DILocation(line: 10, column: 23, scope: !33)
!40 = distinct !{!40, !35, !41, !42}
!41 = !DILocation(line: 10, column: 25, scope: !33)
!42 = !{!"llvm.loop.mustprogress"}
!43 = !DILocation(line: 11, column: 12, scope: !33)
!44 = !DILocation(line: 11, column: 5, scope: !33)
!45 = !DILocation(line: 11, column: 10, scope: !33)
!46 = !DILocation(line: 13, column: 1, scope: !13)
