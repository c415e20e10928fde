; ModuleID = 'helper_generic_pointer.cu'
source_filename = "helper_generic_pointer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiE1s = internal addrspace(3) global [2 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z4bumpPi(ptr noundef %p) #0 !dbg !25 {
entry:
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !26, !DIExpression(), !27)
  %0 = load ptr, ptr %p.addr, align 8, !dbg !28
  %1 = load i32, ptr %0, align 4, !dbg !29
  %add = add nsw i32 %1, 1, !dbg !29
  store i32 %add, ptr %0, align 4, !dbg !29
  ret void, !dbg !30
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #1 !dbg !2 {
entry:
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !31, !DIExpression(), !32)
    #dbg_declare(ptr %t, !33, !DIExpression(), !34)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
  store i32 %0, ptr %t, align 4, !dbg !34
  %1 = load i32, ptr %t, align 4, !dbg !36
  %cmp = icmp eq i32 %1, 0, !dbg !38
  br i1 %cmp, label %if.then, label %if.end, !dbg !38

if.then:                                          ; preds = %entry
  store i32 0, ptr getelementptr inbounds ([2 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 1), align 4, !dbg !39
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), align 4, !dbg !40
  br label %if.end, !dbg !41

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !42
  %2 = load i32, ptr %t, align 4, !dbg !43
  %cmp1 = icmp eq i32 %2, 0, !dbg !45
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !45

if.then2:                                         ; preds = %if.end
  call void @_Z4bumpPi(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr)) #4, !dbg !46
  br label %if.end3, !dbg !46

if.end3:                                          ; preds = %if.then2, %if.end
  %3 = load i32, ptr %t, align 4, !dbg !47
  %cmp4 = icmp eq i32 %3, 32, !dbg !49
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !49

if.then5:                                         ; preds = %if.end3
  call void @_Z4bumpPi(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr)) #4, !dbg !50
  br label %if.end6, !dbg !50

if.end6:                                          ; preds = %if.then5, %if.end3
  %4 = load ptr, ptr %o.addr, align 8, !dbg !51
  %5 = load i32, ptr %t, align 4, !dbg !52
  %idxprom = sext i32 %5 to i64, !dbg !51
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom, !dbg !51
  call void @_Z4bumpPi(ptr noundef %arrayidx) #4, !dbg !53
  ret void, !dbg !54
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 14, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 13, type: !4, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "helper_generic_pointer.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 206)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 207)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{}
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 2)
!20 = !{i32 7, !"Dwarf Version", i32 4}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!24 = !{!"clang version 22.1.8"}
!25 = distinct !DISubprogram(name: "bump", linkageName: "_Z4bumpPi", scope: !3, file: !3, line: 10, type: !4, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !16)
!26 = !DILocalVariable(name: "p", arg: 1, scope: !25, file: !3, line: 10, type: !6)
!27 = !DILocation(line: 10, column: 40, scope: !25)
!28 = !DILocation(line: 11, column: 4, scope: !25)
!29 = !DILocation(line: 11, column: 6, scope: !25)
!30 = !DILocation(line: 12, column: 1, scope: !25)
!31 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 13, type: !6)
!32 = !DILocation(line: 13, column: 24, scope: !2)
!33 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 15, type: !7)
!34 = !DILocation(line: 15, column: 7, scope: !2)
!35 = !DILocation(line: 15, column: 11, scope: !2)
!36 = !DILocation(line: 16, column: 7, scope: !37)
!37 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 7)
!38 = !DILocation(line: 16, column: 9, scope: !37)
!39 = !DILocation(line: 17, column: 17, scope: !37)
!40 = !DILocation(line: 17, column: 10, scope: !37)
!41 = !DILocation(line: 17, column: 5, scope: !37)
!42 = !DILocation(line: 18, column: 3, scope: !2)
!43 = !DILocation(line: 19, column: 7, scope: !44)
!44 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 7)
!45 = !DILocation(line: 19, column: 9, scope: !44)
!46 = !DILocation(line: 20, column: 5, scope: !44)
!47 = !DILocation(line: 21, column: 7, scope: !48)
!48 = distinct !DILexicalBlock(scope: !2, file: !3, line: 21, column: 7)
!49 = !DILocation(line: 21, column: 9, scope: !48)
!50 = !DILocation(line: 22, column: 5, scope: !48)
!51 = !DILocation(line: 23, column: 9, scope: !2)
!52 = !DILocation(line: 23, column: 11, scope: !2)
!53 = !DILocation(line: 23, column: 3, scope: !2)
!54 = !DILocation(line: 24, column: 1, scope: !2)
