; ModuleID = 'check_then_act.cu'
source_filename = "check_then_act.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiS_(ptr noundef %a, ptr noundef %b) #0 !dbg !13 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !19, !DIExpression(), !20)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !21, !DIExpression(), !22)
    #dbg_declare(ptr %t, !23, !DIExpression(), !24)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  store i32 %0, ptr %t, align 4, !dbg !24
  %1 = load ptr, ptr %a.addr, align 8, !dbg !26
  %2 = load i32, ptr %t, align 4, !dbg !28
  %idxprom = sext i32 %2 to i64, !dbg !26
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 %idxprom, !dbg !26
  %3 = load i32, ptr %arrayidx, align 4, !dbg !26
  %cmp = icmp sgt i32 %3, 0, !dbg !29
  br i1 %cmp, label %if.then, label %if.else, !dbg !29

if.then:                                          ; preds = %entry
  %4 = load ptr, ptr %a.addr, align 8, !dbg !30
  %5 = load i32, ptr %t, align 4, !dbg !32
  %idxprom1 = sext i32 %5 to i64, !dbg !30
  %arrayidx2 = getelementptr inbounds i32, ptr %4, i64 %idxprom1, !dbg !30
  %6 = load i32, ptr %arrayidx2, align 4, !dbg !30
  %7 = load ptr, ptr %b.addr, align 8, !dbg !33
  %8 = load i32, ptr %t, align 4, !dbg !34
  %idxprom3 = sext i32 %8 to i64, !dbg !33
  %arrayidx4 = getelementptr inbounds i32, ptr %7, i64 %idxprom3, !dbg !33
  store i32 %6, ptr %arrayidx4, align 4, !dbg !35
  %9 = load i32, ptr %t, align 4, !dbg !36
  %10 = load ptr, ptr %a.addr, align 8, !dbg !37
  %11 = load i32, ptr %t, align 4, !dbg !38
  %idxprom5 = sext i32 %11 to i64, !dbg !37
  %arrayidx6 = getelementptr inbounds i32, ptr %10, i64 %idxprom5, !dbg !37
  store i32 %9, ptr %arrayidx6, align 4, !dbg !39
  br label %if.end13, !dbg !40

if.else:                                          ; preds = %entry
  %12 = load ptr, ptr %a.addr, align 8, !dbg !41
  %13 = load i32, ptr %t, align 4, !dbg !43
  %idxprom7 = sext i32 %13 to i64, !dbg !41
  %arrayidx8 = getelementptr inbounds i32, ptr %12, i64 %idxprom7, !dbg !41
  %14 = load i32, ptr %arrayidx8, align 4, !dbg !41
  %cmp9 = icmp slt i32 %14, -5, !dbg !44
  br i1 %cmp9, label %if.then10, label %if.end, !dbg !44

if.then10:                                        ; preds = %if.else
  %15 = load ptr, ptr %b.addr, align 8, !dbg !45
  %16 = load i32, ptr %t, align 4, !dbg !47
  %idxprom11 = sext i32 %16 to i64, !dbg !45
  %arrayidx12 = getelementptr inbounds i32, ptr %15, i64 %idxprom11, !dbg !45
  store i32 -1, ptr %arrayidx12, align 4, !dbg !48
  br label %if.end, !dbg !49

if.end:                                           ; preds = %if.then10, %if.else
  br label %if.end13

if.end13:                                         ; preds = %if.end, %if.then
  ret void, !dbg !50
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "check_then_act.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "a", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!20 = !DILocation(line: 6, column: 24, scope: !13)
!21 = !DILocalVariable(name: "b", arg: 2, scope: !13, file: !1, line: 6, type: !16)
!22 = !DILocation(line: 6, column: 32, scope: !13)
!23 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 7, type: !17)
!24 = !DILocation(line: 7, column: 7, scope: !13)
!25 = !DILocation(line: 7, column: 11, scope: !13)
!26 = !DILocation(line: 8, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !13, file: !1, line: 8, column: 7)
!28 = !DILocation(line: 8, column: 9, scope: !27)
!29 = !DILocation(line: 8, column: 12, scope: !27)
!30 = !DILocation(line: 9, column: 12, scope: !31)
!31 = distinct !DILexicalBlock(scope: !27, file: !1, line: 8, column: 17)
!32 = !DILocation(line: 9, column: 14, scope: !31)
!33 = !DILocation(line: 9, column: 5, scope: !31)
!34 = !DILocation(line: 9, column: 7, scope: !31)
!35 = !DILocation(line: 9, column: 10, scope: !31)
!36 = !DILocation(line: 10, column: 12, scope: !31)
!37 = !DILocation(line: 10, column: 5, scope: !31)
!38 = !DILocation(line: 10, column: 7, scope: !31)
!39 = !DILocation(line: 10, column: 10, scope: !31)
!40 = !DILocation(line: 11, column: 3, scope: !31)
!41 = !DILocation(line: 11, column: 14, scope: !42)
!42 = distinct !DILexicalBlock(scope: !27, file: !1, line: 11, column: 14)
!43 = !DILocation(line: 11, column: 16, scope: !42)
!44 = !DILocation(line: 11, column: 19, scope: !42)
!45 = !DILocation(line: 12, column: 5, scope: !46)
!46 = distinct !DILexicalBlock(scope: !42, file: !1, line: 11, column: 25)
!47 = !DILocation(line: 12, column: 7, scope: !46)
!48 = !DILocation(line: 12, column: 10, scope: !46)
!49 = !DILocation(line: 13, column: 3, scope: !46)
!50 = !DILocation(line: 14, column: 1, scope: !13)
