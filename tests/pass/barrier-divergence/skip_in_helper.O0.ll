; ModuleID = 'skip_in_helper.cu'
source_filename = "skip_in_helper.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z4bodyPii(ptr noundef %o, i32 noundef %n) #0 !dbg !13 {
entry:
  %o.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !19, !DIExpression(), !20)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !21, !DIExpression(), !22)
    #dbg_declare(ptr %t, !23, !DIExpression(), !24)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  store i32 %0, ptr %t, align 4, !dbg !24
  %1 = load i32, ptr %t, align 4, !dbg !26
  %2 = load i32, ptr %n.addr, align 4, !dbg !28
  %cmp = icmp slt i32 %1, %2, !dbg !29
  br i1 %cmp, label %if.then, label %if.end, !dbg !29

if.then:                                          ; preds = %entry
  %3 = load i32, ptr %t, align 4, !dbg !30
  %4 = load ptr, ptr %o.addr, align 8, !dbg !32
  %5 = load i32, ptr %t, align 4, !dbg !33
  %idxprom = sext i32 %5 to i64, !dbg !32
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom, !dbg !32
  store i32 %3, ptr %arrayidx, align 4, !dbg !34
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !35
  %6 = load ptr, ptr %o.addr, align 8, !dbg !36
  %7 = load i32, ptr %t, align 4, !dbg !37
  %idxprom1 = sext i32 %7 to i64, !dbg !36
  %arrayidx2 = getelementptr inbounds i32, ptr %6, i64 %idxprom1, !dbg !36
  %8 = load i32, ptr %arrayidx2, align 4, !dbg !38
  %add = add nsw i32 %8, 1, !dbg !38
  store i32 %add, ptr %arrayidx2, align 4, !dbg !38
  br label %if.end, !dbg !39

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !40
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %o, i32 noundef %n) #2 !dbg !41 {
entry:
  %o.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !42, !DIExpression(), !43)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !44, !DIExpression(), !45)
  %0 = load ptr, ptr %o.addr, align 8, !dbg !46
  %1 = load i32, ptr %n.addr, align 4, !dbg !47
  call void @_Z4bodyPii(ptr noundef %0, i32 noundef %1) #4, !dbg !48
  ret void, !dbg !49
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "skip_in_helper.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "body", linkageName: "_Z4bodyPii", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !13, file: !1, line: 7, type: !16)
!20 = !DILocation(line: 7, column: 27, scope: !13)
!21 = !DILocalVariable(name: "n", arg: 2, scope: !13, file: !1, line: 7, type: !17)
!22 = !DILocation(line: 7, column: 34, scope: !13)
!23 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 8, type: !17)
!24 = !DILocation(line: 8, column: 7, scope: !13)
!25 = !DILocation(line: 8, column: 11, scope: !13)
!26 = !DILocation(line: 9, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !13, file: !1, line: 9, column: 7)
!28 = !DILocation(line: 9, column: 11, scope: !27)
!29 = !DILocation(line: 9, column: 9, scope: !27)
!30 = !DILocation(line: 10, column: 12, scope: !31)
!31 = distinct !DILexicalBlock(scope: !27, file: !1, line: 9, column: 14)
!32 = !DILocation(line: 10, column: 5, scope: !31)
!33 = !DILocation(line: 10, column: 7, scope: !31)
!34 = !DILocation(line: 10, column: 10, scope: !31)
!35 = !DILocation(line: 11, column: 5, scope: !31)
!36 = !DILocation(line: 12, column: 5, scope: !31)
!37 = !DILocation(line: 12, column: 7, scope: !31)
!38 = !DILocation(line: 12, column: 10, scope: !31)
!39 = !DILocation(line: 13, column: 3, scope: !31)
!40 = !DILocation(line: 14, column: 1, scope: !13)
!41 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 15, type: !14, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!42 = !DILocalVariable(name: "o", arg: 1, scope: !41, file: !1, line: 15, type: !16)
!43 = !DILocation(line: 15, column: 24, scope: !41)
!44 = !DILocalVariable(name: "n", arg: 2, scope: !41, file: !1, line: 15, type: !17)
!45 = !DILocation(line: 15, column: 31, scope: !41)
!46 = !DILocation(line: 15, column: 41, scope: !41)
!47 = !DILocation(line: 15, column: 44, scope: !41)
!48 = !DILocation(line: 15, column: 36, scope: !41)
!49 = !DILocation(line: 15, column: 48, scope: !41)
