; ModuleID = 'loop_break.cu'
source_filename = "loop_break.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !13 {
entry:
  %p.addr.i = alloca i32, align 4
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
  %cmp = icmp slt i32 %1, %and, !dbg !37
  %conv = zext i1 %cmp to i32, !dbg !31
  store i32 %conv, ptr %p.addr.i, align 4, !dbg !38
  %5 = load i32, ptr %p.addr.i, align 4, !dbg !38
  %6 = icmp ne i32 %5, 0, !dbg !38
  %7 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %6), !dbg !38
  %8 = zext i1 %7 to i32, !dbg !38
  %tobool = icmp ne i32 %8, 0, !dbg !38
  br i1 %tobool, label %if.end, label %if.then, !dbg !39

if.then:                                          ; preds = %while.body
  br label %while.end, !dbg !40

if.end:                                           ; preds = %while.body
  %9 = load i32, ptr %i, align 4, !dbg !41
  %inc = add nsw i32 %9, 1, !dbg !41
  store i32 %inc, ptr %i, align 4, !dbg !41
  br label %while.body, !dbg !30, !llvm.loop !42

while.end:                                        ; preds = %if.then
  %10 = load i32, ptr %i, align 4, !dbg !45
  %11 = load ptr, ptr %o.addr, align 8, !dbg !46
  %12 = load i32, ptr %t, align 4, !dbg !47
  %idxprom2 = sext i32 %12 to i64, !dbg !46
  %arrayidx3 = getelementptr inbounds i32, ptr %11, i64 %idxprom2, !dbg !46
  store i32 %10, ptr %arrayidx3, align 4, !dbg !48
  ret void, !dbg !49
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

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
!31 = !DILocation(line: 10, column: 27, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 10, column: 9)
!33 = distinct !DILexicalBlock(scope: !13, file: !1, line: 9, column: 16)
!34 = !DILocation(line: 10, column: 32, scope: !32)
!35 = !DILocation(line: 10, column: 34, scope: !32)
!36 = !DILocation(line: 10, column: 37, scope: !32)
!37 = !DILocation(line: 10, column: 29, scope: !32)
!38 = !DILocation(line: 10, column: 10, scope: !32)
!39 = !DILocation(line: 10, column: 9, scope: !32)
!40 = !DILocation(line: 11, column: 7, scope: !32)
!41 = !DILocation(line: 12, column: 5, scope: !33)
!42 = distinct !{!42, !30, !43, !44}
!43 = !DILocation(line: 13, column: 3, scope: !13)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !DILocation(line: 14, column: 10, scope: !13)
!46 = !DILocation(line: 14, column: 3, scope: !13)
!47 = !DILocation(line: 14, column: 5, scope: !13)
!48 = !DILocation(line: 14, column: 8, scope: !13)
!49 = !DILocation(line: 15, column: 1, scope: !13)
