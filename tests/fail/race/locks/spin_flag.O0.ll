; ModuleID = 'spin_flag.cu'
source_filename = "spin_flag.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiS_(ptr noundef %flag, ptr noundef %data) #0 !dbg !13 {
entry:
  %flag.addr = alloca ptr, align 8
  %data.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %flag, ptr %flag.addr, align 8
    #dbg_declare(ptr %flag.addr, !19, !DIExpression(), !20)
  store ptr %data, ptr %data.addr, align 8
    #dbg_declare(ptr %data.addr, !21, !DIExpression(), !22)
    #dbg_declare(ptr %t, !23, !DIExpression(), !24)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  store i32 %0, ptr %t, align 4, !dbg !24
  %1 = load i32, ptr %t, align 4, !dbg !26
  %cmp = icmp slt i32 %1, 32, !dbg !28
  br i1 %cmp, label %if.then, label %if.else, !dbg !28

if.then:                                          ; preds = %entry
  %2 = load i32, ptr %t, align 4, !dbg !29
  %cmp1 = icmp eq i32 %2, 0, !dbg !32
  br i1 %cmp1, label %if.then2, label %if.end, !dbg !32

if.then2:                                         ; preds = %if.then
  %3 = load ptr, ptr %data.addr, align 8, !dbg !33
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 0, !dbg !33
  store i32 42, ptr %arrayidx, align 4, !dbg !35
  call void @llvm.nvvm.membar.gl(), !dbg !36
  %4 = load ptr, ptr %flag.addr, align 8, !dbg !37
  %arrayidx3 = getelementptr inbounds i32, ptr %4, i64 0, !dbg !37
  store i32 1, ptr %arrayidx3, align 4, !dbg !38
  br label %if.end, !dbg !39

if.end:                                           ; preds = %if.then2, %if.then
  br label %if.end8, !dbg !40

if.else:                                          ; preds = %entry
  br label %while.cond, !dbg !41

while.cond:                                       ; preds = %while.body, %if.else
  %5 = load ptr, ptr %flag.addr, align 8, !dbg !43
  %arrayidx4 = getelementptr inbounds i32, ptr %5, i64 0, !dbg !43
  %6 = load i32, ptr %arrayidx4, align 4, !dbg !43
  %cmp5 = icmp eq i32 %6, 0, !dbg !44
  br i1 %cmp5, label %while.body, label %while.end, !dbg !41

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !41, !llvm.loop !45

while.end:                                        ; preds = %while.cond
  call void @llvm.nvvm.membar.gl(), !dbg !48
  %7 = load ptr, ptr %data.addr, align 8, !dbg !49
  %arrayidx6 = getelementptr inbounds i32, ptr %7, i64 0, !dbg !49
  %8 = load i32, ptr %arrayidx6, align 4, !dbg !49
  %9 = load ptr, ptr %data.addr, align 8, !dbg !50
  %10 = load i32, ptr %t, align 4, !dbg !51
  %idxprom = sext i32 %10 to i64, !dbg !50
  %arrayidx7 = getelementptr inbounds i32, ptr %9, i64 %idxprom, !dbg !50
  store i32 %8, ptr %arrayidx7, align 4, !dbg !52
  br label %if.end8

if.end8:                                          ; preds = %while.end, %if.end
  ret void, !dbg !53
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "spin_flag.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !1, file: !1, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "flag", arg: 1, scope: !13, file: !1, line: 9, type: !16)
!20 = !DILocation(line: 9, column: 24, scope: !13)
!21 = !DILocalVariable(name: "data", arg: 2, scope: !13, file: !1, line: 9, type: !16)
!22 = !DILocation(line: 9, column: 35, scope: !13)
!23 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 10, type: !17)
!24 = !DILocation(line: 10, column: 7, scope: !13)
!25 = !DILocation(line: 10, column: 11, scope: !13)
!26 = !DILocation(line: 11, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !13, file: !1, line: 11, column: 7)
!28 = !DILocation(line: 11, column: 9, scope: !27)
!29 = !DILocation(line: 12, column: 9, scope: !30)
!30 = distinct !DILexicalBlock(scope: !31, file: !1, line: 12, column: 9)
!31 = distinct !DILexicalBlock(scope: !27, file: !1, line: 11, column: 15)
!32 = !DILocation(line: 12, column: 11, scope: !30)
!33 = !DILocation(line: 13, column: 7, scope: !34)
!34 = distinct !DILexicalBlock(scope: !30, file: !1, line: 12, column: 17)
!35 = !DILocation(line: 13, column: 15, scope: !34)
!36 = !DILocation(line: 14, column: 7, scope: !34)
!37 = !DILocation(line: 15, column: 7, scope: !34)
!38 = !DILocation(line: 15, column: 15, scope: !34)
!39 = !DILocation(line: 16, column: 5, scope: !34)
!40 = !DILocation(line: 17, column: 3, scope: !31)
!41 = !DILocation(line: 18, column: 5, scope: !42)
!42 = distinct !DILexicalBlock(scope: !27, file: !1, line: 17, column: 10)
!43 = !DILocation(line: 18, column: 12, scope: !42)
!44 = !DILocation(line: 18, column: 20, scope: !42)
!45 = distinct !{!45, !41, !46, !47}
!46 = !DILocation(line: 18, column: 27, scope: !42)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !DILocation(line: 19, column: 5, scope: !42)
!49 = !DILocation(line: 20, column: 15, scope: !42)
!50 = !DILocation(line: 20, column: 5, scope: !42)
!51 = !DILocation(line: 20, column: 10, scope: !42)
!52 = !DILocation(line: 20, column: 13, scope: !42)
!53 = !DILocation(line: 22, column: 1, scope: !13)
