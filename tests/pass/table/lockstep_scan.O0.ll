; ModuleID = 'lockstep_scan.cu'
source_filename = "lockstep_scan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6scan32PVi(ptr noundef %a) #0 !dbg !13 {
entry:
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !20, !DIExpression(), !21)
    #dbg_declare(ptr %t, !22, !DIExpression(), !23)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !24
  store i32 %0, ptr %t, align 4, !dbg !23
  %1 = load i32, ptr %t, align 4, !dbg !25
  %cmp = icmp sge i32 %1, 1, !dbg !27
  br i1 %cmp, label %if.then, label %if.end, !dbg !27

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %a.addr, align 8, !dbg !28
  %3 = load i32, ptr %t, align 4, !dbg !29
  %idxprom = sext i32 %3 to i64, !dbg !28
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom, !dbg !28
  %4 = load volatile i32, ptr %arrayidx, align 4, !dbg !28
  %5 = load ptr, ptr %a.addr, align 8, !dbg !30
  %6 = load i32, ptr %t, align 4, !dbg !31
  %sub = sub nsw i32 %6, 1, !dbg !32
  %idxprom1 = sext i32 %sub to i64, !dbg !30
  %arrayidx2 = getelementptr inbounds i32, ptr %5, i64 %idxprom1, !dbg !30
  %7 = load volatile i32, ptr %arrayidx2, align 4, !dbg !30
  %add = add nsw i32 %4, %7, !dbg !33
  %8 = load ptr, ptr %a.addr, align 8, !dbg !34
  %9 = load i32, ptr %t, align 4, !dbg !35
  %idxprom3 = sext i32 %9 to i64, !dbg !34
  %arrayidx4 = getelementptr inbounds i32, ptr %8, i64 %idxprom3, !dbg !34
  store volatile i32 %add, ptr %arrayidx4, align 4, !dbg !36
  br label %if.end, !dbg !34

if.end:                                           ; preds = %if.then, %entry
  %10 = load i32, ptr %t, align 4, !dbg !37
  %cmp5 = icmp sge i32 %10, 2, !dbg !39
  br i1 %cmp5, label %if.then6, label %if.end15, !dbg !39

if.then6:                                         ; preds = %if.end
  %11 = load ptr, ptr %a.addr, align 8, !dbg !40
  %12 = load i32, ptr %t, align 4, !dbg !41
  %idxprom7 = sext i32 %12 to i64, !dbg !40
  %arrayidx8 = getelementptr inbounds i32, ptr %11, i64 %idxprom7, !dbg !40
  %13 = load volatile i32, ptr %arrayidx8, align 4, !dbg !40
  %14 = load ptr, ptr %a.addr, align 8, !dbg !42
  %15 = load i32, ptr %t, align 4, !dbg !43
  %sub9 = sub nsw i32 %15, 2, !dbg !44
  %idxprom10 = sext i32 %sub9 to i64, !dbg !42
  %arrayidx11 = getelementptr inbounds i32, ptr %14, i64 %idxprom10, !dbg !42
  %16 = load volatile i32, ptr %arrayidx11, align 4, !dbg !42
  %add12 = add nsw i32 %13, %16, !dbg !45
  %17 = load ptr, ptr %a.addr, align 8, !dbg !46
  %18 = load i32, ptr %t, align 4, !dbg !47
  %idxprom13 = sext i32 %18 to i64, !dbg !46
  %arrayidx14 = getelementptr inbounds i32, ptr %17, i64 %idxprom13, !dbg !46
  store volatile i32 %add12, ptr %arrayidx14, align 4, !dbg !48
  br label %if.end15, !dbg !46

if.end15:                                         ; preds = %if.then6, %if.end
  %19 = load i32, ptr %t, align 4, !dbg !49
  %cmp16 = icmp sge i32 %19, 4, !dbg !51
  br i1 %cmp16, label %if.then17, label %if.end26, !dbg !51

if.then17:                                        ; preds = %if.end15
  %20 = load ptr, ptr %a.addr, align 8, !dbg !52
  %21 = load i32, ptr %t, align 4, !dbg !53
  %idxprom18 = sext i32 %21 to i64, !dbg !52
  %arrayidx19 = getelementptr inbounds i32, ptr %20, i64 %idxprom18, !dbg !52
  %22 = load volatile i32, ptr %arrayidx19, align 4, !dbg !52
  %23 = load ptr, ptr %a.addr, align 8, !dbg !54
  %24 = load i32, ptr %t, align 4, !dbg !55
  %sub20 = sub nsw i32 %24, 4, !dbg !56
  %idxprom21 = sext i32 %sub20 to i64, !dbg !54
  %arrayidx22 = getelementptr inbounds i32, ptr %23, i64 %idxprom21, !dbg !54
  %25 = load volatile i32, ptr %arrayidx22, align 4, !dbg !54
  %add23 = add nsw i32 %22, %25, !dbg !57
  %26 = load ptr, ptr %a.addr, align 8, !dbg !58
  %27 = load i32, ptr %t, align 4, !dbg !59
  %idxprom24 = sext i32 %27 to i64, !dbg !58
  %arrayidx25 = getelementptr inbounds i32, ptr %26, i64 %idxprom24, !dbg !58
  store volatile i32 %add23, ptr %arrayidx25, align 4, !dbg !60
  br label %if.end26, !dbg !58

if.end26:                                         ; preds = %if.then17, %if.end15
  ret void, !dbg !61
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "lockstep_scan.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "scan32", linkageName: "_Z6scan32PVi", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !18)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{}
!20 = !DILocalVariable(name: "a", arg: 1, scope: !13, file: !1, line: 5, type: !16)
!21 = !DILocation(line: 5, column: 38, scope: !13)
!22 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 6, type: !18)
!23 = !DILocation(line: 6, column: 7, scope: !13)
!24 = !DILocation(line: 6, column: 11, scope: !13)
!25 = !DILocation(line: 7, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !13, file: !1, line: 7, column: 7)
!27 = !DILocation(line: 7, column: 9, scope: !26)
!28 = !DILocation(line: 7, column: 22, scope: !26)
!29 = !DILocation(line: 7, column: 24, scope: !26)
!30 = !DILocation(line: 7, column: 29, scope: !26)
!31 = !DILocation(line: 7, column: 31, scope: !26)
!32 = !DILocation(line: 7, column: 33, scope: !26)
!33 = !DILocation(line: 7, column: 27, scope: !26)
!34 = !DILocation(line: 7, column: 15, scope: !26)
!35 = !DILocation(line: 7, column: 17, scope: !26)
!36 = !DILocation(line: 7, column: 20, scope: !26)
!37 = !DILocation(line: 8, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !13, file: !1, line: 8, column: 7)
!39 = !DILocation(line: 8, column: 9, scope: !38)
!40 = !DILocation(line: 8, column: 22, scope: !38)
!41 = !DILocation(line: 8, column: 24, scope: !38)
!42 = !DILocation(line: 8, column: 29, scope: !38)
!43 = !DILocation(line: 8, column: 31, scope: !38)
!44 = !DILocation(line: 8, column: 33, scope: !38)
!45 = !DILocation(line: 8, column: 27, scope: !38)
!46 = !DILocation(line: 8, column: 15, scope: !38)
!47 = !DILocation(line: 8, column: 17, scope: !38)
!48 = !DILocation(line: 8, column: 20, scope: !38)
!49 = !DILocation(line: 9, column: 7, scope: !50)
!50 = distinct !DILexicalBlock(scope: !13, file: !1, line: 9, column: 7)
!51 = !DILocation(line: 9, column: 9, scope: !50)
!52 = !DILocation(line: 9, column: 22, scope: !50)
!53 = !DILocation(line: 9, column: 24, scope: !50)
!54 = !DILocation(line: 9, column: 29, scope: !50)
!55 = !DILocation(line: 9, column: 31, scope: !50)
!56 = !DILocation(line: 9, column: 33, scope: !50)
!57 = !DILocation(line: 9, column: 27, scope: !50)
!58 = !DILocation(line: 9, column: 15, scope: !50)
!59 = !DILocation(line: 9, column: 17, scope: !50)
!60 = !DILocation(line: 9, column: 20, scope: !50)
!61 = !DILocation(line: 10, column: 1, scope: !13)
