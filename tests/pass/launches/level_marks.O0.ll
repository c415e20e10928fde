; ModuleID = 'level_marks.cu'
source_filename = "level_marks.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z3bfsPKiS0_S0_Piii(ptr noundef %rows, ptr noundef %cols, ptr noundef %level, ptr noundef %next, i32 noundef %cur, i32 noundef %n) #0 !dbg !13 {
entry:
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %rows.addr = alloca ptr, align 8
  %cols.addr = alloca ptr, align 8
  %level.addr = alloca ptr, align 8
  %next.addr = alloca ptr, align 8
  %cur.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  %v = alloca i32, align 4
  %e = alloca i32, align 4
  store ptr %rows, ptr %rows.addr, align 8
    #dbg_declare(ptr %rows.addr, !21, !DIExpression(), !22)
  store ptr %cols, ptr %cols.addr, align 8
    #dbg_declare(ptr %cols.addr, !23, !DIExpression(), !24)
  store ptr %level, ptr %level.addr, align 8
    #dbg_declare(ptr %level.addr, !25, !DIExpression(), !26)
  store ptr %next, ptr %next.addr, align 8
    #dbg_declare(ptr %next.addr, !27, !DIExpression(), !28)
  store i32 %cur, ptr %cur.addr, align 4
    #dbg_declare(ptr %cur.addr, !29, !DIExpression(), !30)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !31, !DIExpression(), !32)
    #dbg_declare(ptr %v, !33, !DIExpression(), !34)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !35
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !36
  %mul = mul i32 %0, %1, !dbg !37
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38
  %add = add i32 %mul, %2, !dbg !39
  store i32 %add, ptr %v, align 4, !dbg !34
  %3 = load i32, ptr %v, align 4, !dbg !40
  %4 = load i32, ptr %n.addr, align 4, !dbg !42
  %cmp = icmp slt i32 %3, %4, !dbg !43
  br i1 %cmp, label %land.lhs.true, label %if.end22, !dbg !44

land.lhs.true:                                    ; preds = %entry
  %5 = load ptr, ptr %level.addr, align 8, !dbg !45
  %6 = load i32, ptr %v, align 4, !dbg !46
  %idxprom = sext i32 %6 to i64, !dbg !45
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !45
  %7 = load i32, ptr %arrayidx, align 4, !dbg !45
  %8 = load i32, ptr %cur.addr, align 4, !dbg !47
  %cmp3 = icmp eq i32 %7, %8, !dbg !48
  br i1 %cmp3, label %if.then, label %if.end22, !dbg !44

if.then:                                          ; preds = %land.lhs.true
    #dbg_declare(ptr %e, !49, !DIExpression(), !51)
  %9 = load ptr, ptr %rows.addr, align 8, !dbg !52
  %10 = load i32, ptr %v, align 4, !dbg !53
  %idxprom4 = sext i32 %10 to i64, !dbg !52
  %arrayidx5 = getelementptr inbounds i32, ptr %9, i64 %idxprom4, !dbg !52
  %11 = load i32, ptr %arrayidx5, align 4, !dbg !52
  store i32 %11, ptr %e, align 4, !dbg !51
  br label %for.cond, !dbg !54

for.cond:                                         ; preds = %for.inc, %if.then
  %12 = load i32, ptr %e, align 4, !dbg !55
  %13 = load ptr, ptr %rows.addr, align 8, !dbg !57
  %14 = load i32, ptr %v, align 4, !dbg !58
  %add6 = add nsw i32 %14, 1, !dbg !59
  %idxprom7 = sext i32 %add6 to i64, !dbg !57
  %arrayidx8 = getelementptr inbounds i32, ptr %13, i64 %idxprom7, !dbg !57
  %15 = load i32, ptr %arrayidx8, align 4, !dbg !57
  %cmp9 = icmp slt i32 %12, %15, !dbg !60
  br i1 %cmp9, label %for.body, label %for.end, !dbg !61

for.body:                                         ; preds = %for.cond
  %16 = load ptr, ptr %level.addr, align 8, !dbg !62
  %17 = load ptr, ptr %cols.addr, align 8, !dbg !65
  %18 = load i32, ptr %e, align 4, !dbg !66
  %idxprom10 = sext i32 %18 to i64, !dbg !65
  %arrayidx11 = getelementptr inbounds i32, ptr %17, i64 %idxprom10, !dbg !65
  %19 = load i32, ptr %arrayidx11, align 4, !dbg !65
  %idxprom12 = sext i32 %19 to i64, !dbg !62
  %arrayidx13 = getelementptr inbounds i32, ptr %16, i64 %idxprom12, !dbg !62
  %20 = load i32, ptr %arrayidx13, align 4, !dbg !62
  %cmp14 = icmp eq i32 %20, -1, !dbg !67
  br i1 %cmp14, label %if.then15, label %if.end, !dbg !67

if.then15:                                        ; preds = %for.body
  %21 = load ptr, ptr %next.addr, align 8, !dbg !68
  %22 = load ptr, ptr %cols.addr, align 8, !dbg !69
  %23 = load i32, ptr %e, align 4, !dbg !70
  %idxprom16 = sext i32 %23 to i64, !dbg !69
  %arrayidx17 = getelementptr inbounds i32, ptr %22, i64 %idxprom16, !dbg !69
  %24 = load i32, ptr %arrayidx17, align 4, !dbg !69
  %idxprom18 = sext i32 %24 to i64, !dbg !68
  %arrayidx19 = getelementptr inbounds i32, ptr %21, i64 %idxprom18, !dbg !68
  %25 = load i32, ptr %cur.addr, align 4, !dbg !71
  %add20 = add nsw i32 %25, 1, !dbg !72
  store ptr %arrayidx19, ptr %p.addr.i, align 8, !dbg !73
  store i32 %add20, ptr %v.addr.i, align 4, !dbg !73
  %26 = load ptr, ptr %p.addr.i, align 8, !dbg !73
  %27 = load i32, ptr %v.addr.i, align 4, !dbg !73
  store i32 %27, ptr %.atomictmp.i, align 4, !dbg !73
  %28 = load i32, ptr %.atomictmp.i, align 4, !dbg !73
  %29 = atomicrmw xchg ptr %26, i32 %28 monotonic, align 4, !dbg !73
  store i32 %29, ptr %atomic-temp.i, align 4, !dbg !73
  %30 = load i32, ptr %atomic-temp.i, align 4, !dbg !73
  br label %if.end, !dbg !73

if.end:                                           ; preds = %if.then15, %for.body
  br label %for.inc, !dbg !74

for.inc:                                          ; preds = %if.end
  %31 = load i32, ptr %e, align 4, !dbg !75
  %inc = add nsw i32 %31, 1, !dbg !75
  store i32 %inc, ptr %e, align 4, !dbg !75
  br label %for.cond, !dbg !76, !llvm.loop !77

for.end:                                          ; preds = %for.cond
  br label %if.end22, !dbg !78

if.end22:                                         ; preds = %for.end, %land.lhs.true, %entry
  ret void, !dbg !80
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "level_marks.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "bfs", linkageName: "_Z3bfsPKiS0_S0_Piii", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !16, !16, !19, !18, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!20 = !{}
!21 = !DILocalVariable(name: "rows", arg: 1, scope: !13, file: !1, line: 5, type: !16)
!22 = !DILocation(line: 5, column: 32, scope: !13)
!23 = !DILocalVariable(name: "cols", arg: 2, scope: !13, file: !1, line: 5, type: !16)
!24 = !DILocation(line: 5, column: 49, scope: !13)
!25 = !DILocalVariable(name: "level", arg: 3, scope: !13, file: !1, line: 5, type: !16)
!26 = !DILocation(line: 5, column: 66, scope: !13)
!27 = !DILocalVariable(name: "next", arg: 4, scope: !13, file: !1, line: 5, type: !19)
!28 = !DILocation(line: 5, column: 78, scope: !13)
!29 = !DILocalVariable(name: "cur", arg: 5, scope: !13, file: !1, line: 5, type: !18)
!30 = !DILocation(line: 5, column: 88, scope: !13)
!31 = !DILocalVariable(name: "n", arg: 6, scope: !13, file: !1, line: 5, type: !18)
!32 = !DILocation(line: 5, column: 97, scope: !13)
!33 = !DILocalVariable(name: "v", scope: !13, file: !1, line: 6, type: !18)
!34 = !DILocation(line: 6, column: 7, scope: !13)
!35 = !DILocation(line: 6, column: 11, scope: !13)
!36 = !DILocation(line: 6, column: 24, scope: !13)
!37 = !DILocation(line: 6, column: 22, scope: !13)
!38 = !DILocation(line: 6, column: 37, scope: !13)
!39 = !DILocation(line: 6, column: 35, scope: !13)
!40 = !DILocation(line: 7, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !13, file: !1, line: 7, column: 7)
!42 = !DILocation(line: 7, column: 11, scope: !41)
!43 = !DILocation(line: 7, column: 9, scope: !41)
!44 = !DILocation(line: 7, column: 13, scope: !41)
!45 = !DILocation(line: 7, column: 16, scope: !41)
!46 = !DILocation(line: 7, column: 22, scope: !41)
!47 = !DILocation(line: 7, column: 28, scope: !41)
!48 = !DILocation(line: 7, column: 25, scope: !41)
!49 = !DILocalVariable(name: "e", scope: !50, file: !1, line: 8, type: !18)
!50 = distinct !DILexicalBlock(scope: !41, file: !1, line: 8, column: 5)
!51 = !DILocation(line: 8, column: 14, scope: !50)
!52 = !DILocation(line: 8, column: 18, scope: !50)
!53 = !DILocation(line: 8, column: 23, scope: !50)
!54 = !DILocation(line: 8, column: 10, scope: !50)
!55 = !DILocation(line: 8, column: 27, scope: !56)
!56 = distinct !DILexicalBlock(scope: !50, file: !1, line: 8, column: 5)
!57 = !DILocation(line: 8, column: 31, scope: !56)
!58 = !DILocation(line: 8, column: 36, scope: !56)
!59 = !DILocation(line: 8, column: 38, scope: !56)
!60 = !DILocation(line: 8, column: 29, scope: !56)
!61 = !DILocation(line: 8, column: 5, scope: !50)
!62 = !DILocation(line: 9, column: 11, scope: !63)
!63 = distinct !DILexicalBlock(scope: !64, file: !1, line: 9, column: 11)
!64 = distinct !DILexicalBlock(scope: !56, file: !1, line: 8, column: 49)
!65 = !DILocation(line: 9, column: 17, scope: !63)
!66 = !DILocation(line: 9, column: 22, scope: !63)
!67 = !DILocation(line: 9, column: 26, scope: !63)
!68 = !DILocation(line: 9, column: 45, scope: !63)
!69 = !DILocation(line: 9, column: 50, scope: !63)
!70 = !DILocation(line: 9, column: 55, scope: !63)
!71 = !DILocation(line: 9, column: 60, scope: !63)
!72 = !DILocation(line: 9, column: 64, scope: !63)
!73 = !DILocation(line: 9, column: 33, scope: !63)
!74 = !DILocation(line: 10, column: 5, scope: !64)
!75 = !DILocation(line: 8, column: 45, scope: !56)
!76 = !DILocation(line: 8, column: 5, scope: !56)
!77 = distinct !{!77, !61, !78, !79}
!78 = !DILocation(line: 10, column: 5, scope: !50)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !DILocation(line: 11, column: 1, scope: !13)
