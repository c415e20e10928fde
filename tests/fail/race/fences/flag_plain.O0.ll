; ModuleID = 'flag_plain.cu'
source_filename = "flag_plain.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiS_S_(ptr noundef %flag, ptr noundef %data, ptr noundef %o) #0 !dbg !13 {
entry:
  %flag.addr = alloca ptr, align 8
  %data.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  store ptr %flag, ptr %flag.addr, align 8
    #dbg_declare(ptr %flag.addr, !19, !DIExpression(), !20)
  store ptr %data, ptr %data.addr, align 8
    #dbg_declare(ptr %data.addr, !21, !DIExpression(), !22)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !23, !DIExpression(), !24)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !25
  %cmp = icmp eq i32 %0, 0, !dbg !27
  br i1 %cmp, label %if.then, label %if.else, !dbg !27

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %data.addr, align 8, !dbg !28
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 0, !dbg !28
  store i32 42, ptr %arrayidx, align 4, !dbg !30
  call void @llvm.nvvm.membar.gl(), !dbg !31
  %2 = load ptr, ptr %flag.addr, align 8, !dbg !32
  store i32 1, ptr %2, align 4, !dbg !33
  br label %if.end, !dbg !34

if.else:                                          ; preds = %entry
  br label %while.cond, !dbg !35

while.cond:                                       ; preds = %while.body, %if.else
  %3 = load ptr, ptr %flag.addr, align 8, !dbg !37
  %4 = load i32, ptr %3, align 4, !dbg !38
  %cmp1 = icmp eq i32 %4, 0, !dbg !39
  br i1 %cmp1, label %while.body, label %while.end, !dbg !35

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !35, !llvm.loop !40

while.end:                                        ; preds = %while.cond
  call void @llvm.nvvm.membar.gl(), !dbg !43
  %5 = load ptr, ptr %data.addr, align 8, !dbg !44
  %arrayidx2 = getelementptr inbounds i32, ptr %5, i64 0, !dbg !44
  %6 = load i32, ptr %arrayidx2, align 4, !dbg !44
  %7 = load ptr, ptr %o.addr, align 8, !dbg !45
  %arrayidx3 = getelementptr inbounds i32, ptr %7, i64 0, !dbg !45
  store i32 %6, ptr %arrayidx3, align 4, !dbg !46
  br label %if.end

if.end:                                           ; preds = %while.end, %if.then
  ret void, !dbg !47
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "flag_plain.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_S_", scope: !1, file: !1, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !16, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "flag", arg: 1, scope: !13, file: !1, line: 9, type: !16)
!20 = !DILocation(line: 9, column: 24, scope: !13)
!21 = !DILocalVariable(name: "data", arg: 2, scope: !13, file: !1, line: 9, type: !16)
!22 = !DILocation(line: 9, column: 35, scope: !13)
!23 = !DILocalVariable(name: "o", arg: 3, scope: !13, file: !1, line: 9, type: !16)
!24 = !DILocation(line: 9, column: 46, scope: !13)
!25 = !DILocation(line: 10, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !13, file: !1, line: 10, column: 7)
!27 = !DILocation(line: 10, column: 18, scope: !26)
!28 = !DILocation(line: 11, column: 5, scope: !29)
!29 = distinct !DILexicalBlock(scope: !26, file: !1, line: 10, column: 24)
!30 = !DILocation(line: 11, column: 13, scope: !29)
!31 = !DILocation(line: 12, column: 5, scope: !29)
!32 = !DILocation(line: 13, column: 6, scope: !29)
!33 = !DILocation(line: 13, column: 11, scope: !29)
!34 = !DILocation(line: 14, column: 3, scope: !29)
!35 = !DILocation(line: 15, column: 5, scope: !36)
!36 = distinct !DILexicalBlock(scope: !26, file: !1, line: 14, column: 10)
!37 = !DILocation(line: 15, column: 13, scope: !36)
!38 = !DILocation(line: 15, column: 12, scope: !36)
!39 = !DILocation(line: 15, column: 18, scope: !36)
!40 = distinct !{!40, !35, !41, !42}
!41 = !DILocation(line: 15, column: 25, scope: !36)
!42 = !{!"llvm.loop.mustprogress"}
!43 = !DILocation(line: 16, column: 5, scope: !36)
!44 = !DILocation(line: 17, column: 12, scope: !36)
!45 = !DILocation(line: 17, column: 5, scope: !36)
!46 = !DILocation(line: 17, column: 10, scope: !36)
!47 = !DILocation(line: 19, column: 1, scope: !13)
