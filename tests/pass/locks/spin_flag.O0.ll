; ModuleID = 'spin_flag.cu'
source_filename = "spin_flag.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPViPi(ptr noundef %flag, ptr noundef %data) #0 !dbg !13 {
entry:
  %flag.addr = alloca ptr, align 8
  %data.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %flag, ptr %flag.addr, align 8
    #dbg_declare(ptr %flag.addr, !21, !DIExpression(), !22)
  store ptr %data, ptr %data.addr, align 8
    #dbg_declare(ptr %data.addr, !23, !DIExpression(), !24)
    #dbg_declare(ptr %t, !25, !DIExpression(), !26)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
  store i32 %0, ptr %t, align 4, !dbg !26
  %1 = load i32, ptr %t, align 4, !dbg !28
  %cmp = icmp slt i32 %1, 32, !dbg !30
  br i1 %cmp, label %if.then, label %if.else, !dbg !30

if.then:                                          ; preds = %entry
  %2 = load i32, ptr %t, align 4, !dbg !31
  %cmp1 = icmp eq i32 %2, 0, !dbg !34
  br i1 %cmp1, label %if.then2, label %if.end, !dbg !34

if.then2:                                         ; preds = %if.then
  %3 = load ptr, ptr %data.addr, align 8, !dbg !35
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 0, !dbg !35
  store i32 42, ptr %arrayidx, align 4, !dbg !37
  call void @llvm.nvvm.membar.gl(), !dbg !38
  %4 = load ptr, ptr %flag.addr, align 8, !dbg !39
  %arrayidx3 = getelementptr inbounds i32, ptr %4, i64 0, !dbg !39
  store volatile i32 1, ptr %arrayidx3, align 4, !dbg !40
  br label %if.end, !dbg !41

if.end:                                           ; preds = %if.then2, %if.then
  br label %if.end8, !dbg !42

if.else:                                          ; preds = %entry
  br label %while.cond, !dbg !43

while.cond:                                       ; preds = %while.body, %if.else
  %5 = load ptr, ptr %flag.addr, align 8, !dbg !45
  %arrayidx4 = getelementptr inbounds i32, ptr %5, i64 0, !dbg !45
  %6 = load volatile i32, ptr %arrayidx4, align 4, !dbg !45
  %cmp5 = icmp eq i32 %6, 0, !dbg !46
  br i1 %cmp5, label %while.body, label %while.end, !dbg !43

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !43, !llvm.loop !47

while.end:                                        ; preds = %while.cond
  call void @llvm.nvvm.membar.gl(), !dbg !50
  %7 = load ptr, ptr %data.addr, align 8, !dbg !51
  %arrayidx6 = getelementptr inbounds i32, ptr %7, i64 0, !dbg !51
  %8 = load i32, ptr %arrayidx6, align 4, !dbg !51
  %9 = load ptr, ptr %data.addr, align 8, !dbg !52
  %10 = load i32, ptr %t, align 4, !dbg !53
  %idxprom = sext i32 %10 to i64, !dbg !52
  %arrayidx7 = getelementptr inbounds i32, ptr %9, i64 %idxprom, !dbg !52
  store i32 %8, ptr %arrayidx7, align 4, !dbg !54
  br label %if.end8

if.end8:                                          ; preds = %while.end, %if.end
  ret void, !dbg !55
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPViPi", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !19}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !18)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!20 = !{}
!21 = !DILocalVariable(name: "flag", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!22 = !DILocation(line: 6, column: 33, scope: !13)
!23 = !DILocalVariable(name: "data", arg: 2, scope: !13, file: !1, line: 6, type: !19)
!24 = !DILocation(line: 6, column: 44, scope: !13)
!25 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 7, type: !18)
!26 = !DILocation(line: 7, column: 7, scope: !13)
!27 = !DILocation(line: 7, column: 11, scope: !13)
!28 = !DILocation(line: 8, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !13, file: !1, line: 8, column: 7)
!30 = !DILocation(line: 8, column: 9, scope: !29)
!31 = !DILocation(line: 9, column: 9, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 9, column: 9)
!33 = distinct !DILexicalBlock(scope: !29, file: !1, line: 8, column: 15)
!34 = !DILocation(line: 9, column: 11, scope: !32)
!35 = !DILocation(line: 10, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !32, file: !1, line: 9, column: 17)
!37 = !DILocation(line: 10, column: 15, scope: !36)
!38 = !DILocation(line: 11, column: 7, scope: !36)
!39 = !DILocation(line: 12, column: 7, scope: !36)
!40 = !DILocation(line: 12, column: 15, scope: !36)
!41 = !DILocation(line: 13, column: 5, scope: !36)
!42 = !DILocation(line: 14, column: 3, scope: !33)
!43 = !DILocation(line: 15, column: 5, scope: !44)
!44 = distinct !DILexicalBlock(scope: !29, file: !1, line: 14, column: 10)
!45 = !DILocation(line: 15, column: 12, scope: !44)
!46 = !DILocation(line: 15, column: 20, scope: !44)
!47 = distinct !{!47, !43, !48, !49}
!48 = !DILocation(line: 15, column: 27, scope: !44)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !DILocation(line: 16, column: 5, scope: !44)
!51 = !DILocation(line: 17, column: 15, scope: !44)
!52 = !DILocation(line: 17, column: 5, scope: !44)
!53 = !DILocation(line: 17, column: 10, scope: !44)
!54 = !DILocation(line: 17, column: 13, scope: !44)
!55 = !DILocation(line: 19, column: 1, scope: !13)
