; ModuleID = 'flag_in_block.cu'
source_filename = "flag_in_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiE4flag = internal addrspace(3) global i32 undef, align 4, !dbg !0
@_ZZ1kPiE4data = internal addrspace(3) global i32 undef, align 4, !dbg !10
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !2 {
entry:
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %t, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  store i32 %0, ptr %t, align 4, !dbg !28
  %1 = load i32, ptr %t, align 4, !dbg !30
  %cmp = icmp eq i32 %1, 0, !dbg !32
  br i1 %cmp, label %if.then, label %if.end, !dbg !32

if.then:                                          ; preds = %entry
  store volatile i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE4flag to ptr), align 4, !dbg !33
  br label %if.end, !dbg !34

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !35
  %2 = load i32, ptr %t, align 4, !dbg !36
  %cmp1 = icmp eq i32 %2, 0, !dbg !38
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !38

if.then2:                                         ; preds = %if.end
  store i32 42, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE4data to ptr), align 4, !dbg !39
  store volatile i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE4flag to ptr), align 4, !dbg !41
  br label %if.end3, !dbg !42

if.end3:                                          ; preds = %if.then2, %if.end
  %3 = load i32, ptr %t, align 4, !dbg !43
  %cmp4 = icmp sge i32 %3, 32, !dbg !45
  br i1 %cmp4, label %if.then5, label %if.end7, !dbg !45

if.then5:                                         ; preds = %if.end3
  br label %while.cond, !dbg !46

while.cond:                                       ; preds = %while.body, %if.then5
  %4 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE4flag to ptr), align 4, !dbg !48
  %cmp6 = icmp eq i32 %4, 0, !dbg !49
  br i1 %cmp6, label %while.body, label %while.end, !dbg !46

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !46, !llvm.loop !50

while.end:                                        ; preds = %while.cond
  %5 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE4data to ptr), align 4, !dbg !53
  %6 = load ptr, ptr %o.addr, align 8, !dbg !54
  %7 = load i32, ptr %t, align 4, !dbg !55
  %sub = sub nsw i32 %7, 32, !dbg !56
  %idxprom = sext i32 %sub to i64, !dbg !54
  %arrayidx = getelementptr inbounds i32, ptr %6, i64 %idxprom, !dbg !54
  store i32 %5, ptr %arrayidx, align 4, !dbg !57
  br label %if.end7, !dbg !58

if.end7:                                          ; preds = %while.end, %if.end3
  ret void, !dbg !59
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 7, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !18)
!3 = !DIFile(filename: "flag_in_block.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !12, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0, !10}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!11 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !14, file: !15, line: 206)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 207)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{}
!19 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!20 = !{i32 7, !"Dwarf Version", i32 4}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!24 = !{!"clang version 22.1.8"}
!25 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!26 = !DILocation(line: 6, column: 24, scope: !2)
!27 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !7)
!28 = !DILocation(line: 9, column: 7, scope: !2)
!29 = !DILocation(line: 9, column: 11, scope: !2)
!30 = !DILocation(line: 10, column: 7, scope: !31)
!31 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!32 = !DILocation(line: 10, column: 9, scope: !31)
!33 = !DILocation(line: 11, column: 10, scope: !31)
!34 = !DILocation(line: 11, column: 5, scope: !31)
!35 = !DILocation(line: 12, column: 3, scope: !2)
!36 = !DILocation(line: 13, column: 7, scope: !37)
!37 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!38 = !DILocation(line: 13, column: 9, scope: !37)
!39 = !DILocation(line: 14, column: 10, scope: !40)
!40 = distinct !DILexicalBlock(scope: !37, file: !3, line: 13, column: 15)
!41 = !DILocation(line: 15, column: 10, scope: !40)
!42 = !DILocation(line: 16, column: 3, scope: !40)
!43 = !DILocation(line: 17, column: 7, scope: !44)
!44 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 7)
!45 = !DILocation(line: 17, column: 9, scope: !44)
!46 = !DILocation(line: 18, column: 5, scope: !47)
!47 = distinct !DILexicalBlock(scope: !44, file: !3, line: 17, column: 16)
!48 = !DILocation(line: 18, column: 12, scope: !47)
!49 = !DILocation(line: 18, column: 17, scope: !47)
!50 = distinct !{!50, !46, !51, !52}
!51 = !DILocation(line: 18, column: 24, scope: !47)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !DILocation(line: 19, column: 17, scope: !47)
!54 = !DILocation(line: 19, column: 5, scope: !47)
!55 = !DILocation(line: 19, column: 7, scope: !47)
!56 = !DILocation(line: 19, column: 9, scope: !47)
!57 = !DILocation(line: 19, column: 15, scope: !47)
!58 = !DILocation(line: 20, column: 3, scope: !47)
!59 = !DILocation(line: 21, column: 1, scope: !2)
