; ModuleID = 'return_in_loop.cu'
source_filename = "return_in_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !13 {
entry:
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !19, !DIExpression(), !20)
    #dbg_declare(ptr %t, !21, !DIExpression(), !22)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !23
  store i32 %0, ptr %t, align 4, !dbg !22
    #dbg_declare(ptr %i, !24, !DIExpression(), !26)
  store i32 0, ptr %i, align 4, !dbg !26
  br label %for.cond, !dbg !27

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !28
  %cmp = icmp slt i32 %1, 4, !dbg !30
  br i1 %cmp, label %for.body, label %for.end, !dbg !31

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %i, align 4, !dbg !32
  %cmp1 = icmp sgt i32 %2, 1, !dbg !35
  br i1 %cmp1, label %if.then, label %if.end, !dbg !35

if.then:                                          ; preds = %for.body
  br label %for.end, !dbg !36

if.end:                                           ; preds = %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  %3 = load i32, ptr %i, align 4, !dbg !38
  %4 = load ptr, ptr %o.addr, align 8, !dbg !39
  %5 = load i32, ptr %t, align 4, !dbg !40
  %idxprom = sext i32 %5 to i64, !dbg !39
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom, !dbg !39
  %6 = load i32, ptr %arrayidx, align 4, !dbg !41
  %add = add nsw i32 %6, %3, !dbg !41
  store i32 %add, ptr %arrayidx, align 4, !dbg !41
  br label %for.inc, !dbg !42

for.inc:                                          ; preds = %if.end
  %7 = load i32, ptr %i, align 4, !dbg !43
  %inc = add nsw i32 %7, 1, !dbg !43
  store i32 %inc, ptr %i, align 4, !dbg !43
  br label %for.cond, !dbg !44, !llvm.loop !45

for.end:                                          ; preds = %if.then, %for.cond
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
!1 = !DIFile(filename: "return_in_loop.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !13, file: !1, line: 7, type: !16)
!20 = !DILocation(line: 7, column: 24, scope: !13)
!21 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 8, type: !17)
!22 = !DILocation(line: 8, column: 7, scope: !13)
!23 = !DILocation(line: 8, column: 11, scope: !13)
!24 = !DILocalVariable(name: "i", scope: !25, file: !1, line: 9, type: !17)
!25 = distinct !DILexicalBlock(scope: !13, file: !1, line: 9, column: 3)
!26 = !DILocation(line: 9, column: 12, scope: !25)
!27 = !DILocation(line: 9, column: 8, scope: !25)
!28 = !DILocation(line: 9, column: 19, scope: !29)
!29 = distinct !DILexicalBlock(scope: !25, file: !1, line: 9, column: 3)
!30 = !DILocation(line: 9, column: 21, scope: !29)
!31 = !DILocation(line: 9, column: 3, scope: !25)
!32 = !DILocation(line: 10, column: 9, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 10, column: 9)
!34 = distinct !DILexicalBlock(scope: !29, file: !1, line: 9, column: 31)
!35 = !DILocation(line: 10, column: 11, scope: !33)
!36 = !DILocation(line: 11, column: 7, scope: !33)
!37 = !DILocation(line: 12, column: 5, scope: !34)
!38 = !DILocation(line: 13, column: 13, scope: !34)
!39 = !DILocation(line: 13, column: 5, scope: !34)
!40 = !DILocation(line: 13, column: 7, scope: !34)
!41 = !DILocation(line: 13, column: 10, scope: !34)
!42 = !DILocation(line: 14, column: 3, scope: !34)
!43 = !DILocation(line: 9, column: 26, scope: !29)
!44 = !DILocation(line: 9, column: 3, scope: !29)
!45 = distinct !{!45, !31, !46, !47}
!46 = !DILocation(line: 14, column: 3, scope: !25)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !DILocation(line: 15, column: 1, scope: !13)
