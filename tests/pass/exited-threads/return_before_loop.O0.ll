; ModuleID = 'return_before_loop.cu'
source_filename = "return_before_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %o, i32 noundef %n) #0 !dbg !13 {
entry:
  %o.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !19, !DIExpression(), !20)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !21, !DIExpression(), !22)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !23
  %1 = load i32, ptr %n.addr, align 4, !dbg !25
  %cmp = icmp uge i32 %0, %1, !dbg !26
  br i1 %cmp, label %if.then, label %if.end, !dbg !26

if.then:                                          ; preds = %entry
  br label %for.end, !dbg !27

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %i, !28, !DIExpression(), !30)
  store i32 0, ptr %i, align 4, !dbg !30
  br label %for.cond, !dbg !31

for.cond:                                         ; preds = %for.inc, %if.end
  %2 = load i32, ptr %i, align 4, !dbg !32
  %cmp1 = icmp slt i32 %2, 3, !dbg !34
  br i1 %cmp1, label %for.body, label %for.end, !dbg !35

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %i, align 4, !dbg !36
  %4 = load ptr, ptr %o.addr, align 8, !dbg !38
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !39
  %idxprom = zext i32 %5 to i64, !dbg !38
  %arrayidx = getelementptr inbounds nuw i32, ptr %4, i64 %idxprom, !dbg !38
  %6 = load i32, ptr %arrayidx, align 4, !dbg !40
  %add = add nsw i32 %6, %3, !dbg !40
  store i32 %add, ptr %arrayidx, align 4, !dbg !40
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !41
  br label %for.inc, !dbg !42

for.inc:                                          ; preds = %for.body
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
!1 = !DIFile(filename: "return_before_loop.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !13, file: !1, line: 7, type: !16)
!20 = !DILocation(line: 7, column: 24, scope: !13)
!21 = !DILocalVariable(name: "n", arg: 2, scope: !13, file: !1, line: 7, type: !17)
!22 = !DILocation(line: 7, column: 31, scope: !13)
!23 = !DILocation(line: 8, column: 7, scope: !24)
!24 = distinct !DILexicalBlock(scope: !13, file: !1, line: 8, column: 7)
!25 = !DILocation(line: 8, column: 22, scope: !24)
!26 = !DILocation(line: 8, column: 19, scope: !24)
!27 = !DILocation(line: 9, column: 5, scope: !24)
!28 = !DILocalVariable(name: "i", scope: !29, file: !1, line: 10, type: !17)
!29 = distinct !DILexicalBlock(scope: !13, file: !1, line: 10, column: 3)
!30 = !DILocation(line: 10, column: 12, scope: !29)
!31 = !DILocation(line: 10, column: 8, scope: !29)
!32 = !DILocation(line: 10, column: 19, scope: !33)
!33 = distinct !DILexicalBlock(scope: !29, file: !1, line: 10, column: 3)
!34 = !DILocation(line: 10, column: 21, scope: !33)
!35 = !DILocation(line: 10, column: 3, scope: !29)
!36 = !DILocation(line: 11, column: 23, scope: !37)
!37 = distinct !DILexicalBlock(scope: !33, file: !1, line: 10, column: 31)
!38 = !DILocation(line: 11, column: 5, scope: !37)
!39 = !DILocation(line: 11, column: 7, scope: !37)
!40 = !DILocation(line: 11, column: 20, scope: !37)
!41 = !DILocation(line: 12, column: 5, scope: !37)
!42 = !DILocation(line: 13, column: 3, scope: !37)
!43 = !DILocation(line: 10, column: 26, scope: !33)
!44 = !DILocation(line: 10, column: 3, scope: !33)
!45 = distinct !{!45, !35, !46, !47}
!46 = !DILocation(line: 13, column: 3, scope: !29)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !DILocation(line: 14, column: 1, scope: !13)
