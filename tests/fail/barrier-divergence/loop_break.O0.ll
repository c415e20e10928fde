; ModuleID = 'loop_break.cu'
source_filename = "loop_break.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !13 {
entry:
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !21, !DIExpression(), !22)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !23, !DIExpression(), !24)
    #dbg_declare(ptr %t, !25, !DIExpression(), !26)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
  store i32 %0, ptr %t, align 4, !dbg !26
    #dbg_declare(ptr %i, !28, !DIExpression(), !29)
  store i32 0, ptr %i, align 4, !dbg !29
  br label %while.body, !dbg !30

while.body:                                       ; preds = %entry, %if.end
  %1 = load i32, ptr %i, align 4, !dbg !31
  %2 = load ptr, ptr %a.addr, align 8, !dbg !34
  %3 = load i32, ptr %t, align 4, !dbg !35
  %idxprom = sext i32 %3 to i64, !dbg !34
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom, !dbg !34
  %4 = load i32, ptr %arrayidx, align 4, !dbg !34
  %and = and i32 %4, 3, !dbg !36
  %cmp = icmp sge i32 %1, %and, !dbg !37
  br i1 %cmp, label %if.then, label %if.end, !dbg !37

if.then:                                          ; preds = %while.body
  br label %while.end, !dbg !38

if.end:                                           ; preds = %while.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  %5 = load i32, ptr %i, align 4, !dbg !40
  %inc = add nsw i32 %5, 1, !dbg !40
  store i32 %inc, ptr %i, align 4, !dbg !40
  br label %while.body, !dbg !30, !llvm.loop !41

while.end:                                        ; preds = %if.then
  %6 = load i32, ptr %i, align 4, !dbg !44
  %7 = load ptr, ptr %o.addr, align 8, !dbg !45
  %8 = load i32, ptr %t, align 4, !dbg !46
  %idxprom1 = sext i32 %8 to i64, !dbg !45
  %arrayidx2 = getelementptr inbounds i32, ptr %7, i64 %idxprom1, !dbg !45
  store i32 %6, ptr %arrayidx2, align 4, !dbg !47
  ret void, !dbg !48
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_break.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!20 = !{}
!21 = !DILocalVariable(name: "o", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!22 = !DILocation(line: 6, column: 24, scope: !13)
!23 = !DILocalVariable(name: "a", arg: 2, scope: !13, file: !1, line: 6, type: !18)
!24 = !DILocation(line: 6, column: 38, scope: !13)
!25 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 7, type: !17)
!26 = !DILocation(line: 7, column: 7, scope: !13)
!27 = !DILocation(line: 7, column: 11, scope: !13)
!28 = !DILocalVariable(name: "i", scope: !13, file: !1, line: 8, type: !17)
!29 = !DILocation(line: 8, column: 7, scope: !13)
!30 = !DILocation(line: 9, column: 3, scope: !13)
!31 = !DILocation(line: 10, column: 9, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 10, column: 9)
!33 = distinct !DILexicalBlock(scope: !13, file: !1, line: 9, column: 16)
!34 = !DILocation(line: 10, column: 15, scope: !32)
!35 = !DILocation(line: 10, column: 17, scope: !32)
!36 = !DILocation(line: 10, column: 20, scope: !32)
!37 = !DILocation(line: 10, column: 11, scope: !32)
!38 = !DILocation(line: 11, column: 7, scope: !32)
!39 = !DILocation(line: 12, column: 5, scope: !33)
!40 = !DILocation(line: 13, column: 5, scope: !33)
!41 = distinct !{!41, !30, !42, !43}
!42 = !DILocation(line: 14, column: 3, scope: !13)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !DILocation(line: 15, column: 10, scope: !13)
!45 = !DILocation(line: 15, column: 3, scope: !13)
!46 = !DILocation(line: 15, column: 5, scope: !13)
!47 = !DILocation(line: 15, column: 8, scope: !13)
!48 = !DILocation(line: 16, column: 1, scope: !13)
