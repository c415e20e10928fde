; ModuleID = 'flag_block_fence.cu'
source_filename = "flag_block_fence.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPViPiS1_(ptr noundef %flag, ptr noundef %data, ptr noundef %o) #0 !dbg !13 {
entry:
  %flag.addr = alloca ptr, align 8
  %data.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  store ptr %flag, ptr %flag.addr, align 8
    #dbg_declare(ptr %flag.addr, !21, !DIExpression(), !22)
  store ptr %data, ptr %data.addr, align 8
    #dbg_declare(ptr %data.addr, !23, !DIExpression(), !24)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !25, !DIExpression(), !26)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !27
  %cmp = icmp eq i32 %0, 0, !dbg !29
  br i1 %cmp, label %if.then, label %if.else, !dbg !29

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %data.addr, align 8, !dbg !30
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 0, !dbg !30
  store i32 42, ptr %arrayidx, align 4, !dbg !32
  call void @llvm.nvvm.membar.cta(), !dbg !33
  %2 = load ptr, ptr %flag.addr, align 8, !dbg !34
  store volatile i32 1, ptr %2, align 4, !dbg !35
  br label %if.end, !dbg !36

if.else:                                          ; preds = %entry
  br label %while.cond, !dbg !37

while.cond:                                       ; preds = %while.body, %if.else
  %3 = load ptr, ptr %flag.addr, align 8, !dbg !39
  %4 = load volatile i32, ptr %3, align 4, !dbg !40
  %cmp1 = icmp eq i32 %4, 0, !dbg !41
  br i1 %cmp1, label %while.body, label %while.end, !dbg !37

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !37, !llvm.loop !42

while.end:                                        ; preds = %while.cond
  call void @llvm.nvvm.membar.cta(), !dbg !45
  %5 = load ptr, ptr %data.addr, align 8, !dbg !46
  %arrayidx2 = getelementptr inbounds i32, ptr %5, i64 0, !dbg !46
  %6 = load i32, ptr %arrayidx2, align 4, !dbg !46
  %7 = load ptr, ptr %o.addr, align 8, !dbg !47
  %arrayidx3 = getelementptr inbounds i32, ptr %7, i64 0, !dbg !47
  store i32 %6, ptr %arrayidx3, align 4, !dbg !48
  br label %if.end

if.end:                                           ; preds = %while.end, %if.then
  ret void, !dbg !49
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "flag_block_fence.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPViPiS1_", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !19, !19}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !18)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!20 = !{}
!21 = !DILocalVariable(name: "flag", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!22 = !DILocation(line: 6, column: 33, scope: !13)
!23 = !DILocalVariable(name: "data", arg: 2, scope: !13, file: !1, line: 6, type: !19)
!24 = !DILocation(line: 6, column: 44, scope: !13)
!25 = !DILocalVariable(name: "o", arg: 3, scope: !13, file: !1, line: 6, type: !19)
!26 = !DILocation(line: 6, column: 55, scope: !13)
!27 = !DILocation(line: 7, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !13, file: !1, line: 7, column: 7)
!29 = !DILocation(line: 7, column: 18, scope: !28)
!30 = !DILocation(line: 8, column: 5, scope: !31)
!31 = distinct !DILexicalBlock(scope: !28, file: !1, line: 7, column: 24)
!32 = !DILocation(line: 8, column: 13, scope: !31)
!33 = !DILocation(line: 9, column: 5, scope: !31)
!34 = !DILocation(line: 10, column: 6, scope: !31)
!35 = !DILocation(line: 10, column: 11, scope: !31)
!36 = !DILocation(line: 11, column: 3, scope: !31)
!37 = !DILocation(line: 12, column: 5, scope: !38)
!38 = distinct !DILexicalBlock(scope: !28, file: !1, line: 11, column: 10)
!39 = !DILocation(line: 12, column: 13, scope: !38)
!40 = !DILocation(line: 12, column: 12, scope: !38)
!41 = !DILocation(line: 12, column: 18, scope: !38)
!42 = distinct !{!42, !37, !43, !44}
!43 = !DILocation(line: 12, column: 25, scope: !38)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !DILocation(line: 13, column: 5, scope: !38)
!46 = !DILocation(line: 14, column: 12, scope: !38)
!47 = !DILocation(line: 14, column: 5, scope: !38)
!48 = !DILocation(line: 14, column: 10, scope: !38)
!49 = !DILocation(line: 16, column: 1, scope: !13)
