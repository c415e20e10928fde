; ModuleID = 'lockstep_nested.cu'
source_filename = "lockstep_nested.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ6nestedPiE1s = internal addrspace(3) global [4 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6nestedPi(ptr noundef %o) #0 !dbg !2 {
entry:
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %t, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  store i32 %0, ptr %t, align 4, !dbg !28
  %1 = load i32, ptr %t, align 4, !dbg !30
  %cmp = icmp slt i32 %1, 16, !dbg !32
  br i1 %cmp, label %if.then, label %if.end11, !dbg !32

if.then:                                          ; preds = %entry
  %2 = load i32, ptr %t, align 4, !dbg !33
  %cmp1 = icmp eq i32 %2, 3, !dbg !36
  br i1 %cmp1, label %if.then2, label %if.end, !dbg !36

if.then2:                                         ; preds = %if.then
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ6nestedPiE1s to ptr), align 4, !dbg !37
  br label %if.end, !dbg !38

if.end:                                           ; preds = %if.then2, %if.then
  %3 = load i32, ptr %t, align 4, !dbg !39
  %cmp3 = icmp slt i32 %3, 8, !dbg !41
  br i1 %cmp3, label %if.then4, label %if.end8, !dbg !41

if.then4:                                         ; preds = %if.end
  %4 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6nestedPiE1s to ptr), align 4, !dbg !42
  %5 = load ptr, ptr %o.addr, align 8, !dbg !44
  %6 = load i32, ptr %t, align 4, !dbg !45
  %idxprom = sext i32 %6 to i64, !dbg !44
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !44
  store i32 %4, ptr %arrayidx, align 4, !dbg !46
  %7 = load i32, ptr %t, align 4, !dbg !47
  %cmp5 = icmp eq i32 %7, 2, !dbg !49
  br i1 %cmp5, label %if.then6, label %if.end7, !dbg !49

if.then6:                                         ; preds = %if.then4
  store i32 2, ptr getelementptr inbounds ([4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6nestedPiE1s to ptr), i64 0, i64 1), align 4, !dbg !50
  br label %if.end7, !dbg !51

if.end7:                                          ; preds = %if.then6, %if.then4
  br label %if.end8, !dbg !52

if.end8:                                          ; preds = %if.end7, %if.end
  %8 = load i32, ptr getelementptr inbounds ([4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6nestedPiE1s to ptr), i64 0, i64 1), align 4, !dbg !53
  %9 = load ptr, ptr %o.addr, align 8, !dbg !54
  %10 = load i32, ptr %t, align 4, !dbg !55
  %add = add nsw i32 %10, 16, !dbg !56
  %idxprom9 = sext i32 %add to i64, !dbg !54
  %arrayidx10 = getelementptr inbounds i32, ptr %9, i64 %idxprom9, !dbg !54
  store i32 %8, ptr %arrayidx10, align 4, !dbg !57
  br label %if.end11, !dbg !58

if.end11:                                         ; preds = %if.end8, %entry
  %11 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6nestedPiE1s to ptr), align 4, !dbg !59
  %12 = load i32, ptr getelementptr inbounds ([4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6nestedPiE1s to ptr), i64 0, i64 1), align 4, !dbg !60
  %add12 = add nsw i32 %11, %12, !dbg !61
  %13 = load ptr, ptr %o.addr, align 8, !dbg !62
  %14 = load i32, ptr %t, align 4, !dbg !63
  %add13 = add nsw i32 %14, 32, !dbg !64
  %idxprom14 = sext i32 %add13 to i64, !dbg !62
  %arrayidx15 = getelementptr inbounds i32, ptr %13, i64 %idxprom14, !dbg !62
  store i32 %add12, ptr %arrayidx15, align 4, !dbg !65
  ret void, !dbg !66
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 6, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "nested", linkageName: "_Z6nestedPi", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "lockstep_nested.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 214)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 215)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{}
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 4)
!20 = !{i32 7, !"Dwarf Version", i32 4}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!24 = !{!"clang version 22.1.8"}
!25 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!26 = !DILocation(line: 5, column: 29, scope: !2)
!27 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 7, type: !7)
!28 = !DILocation(line: 7, column: 7, scope: !2)
!29 = !DILocation(line: 7, column: 11, scope: !2)
!30 = !DILocation(line: 8, column: 7, scope: !31)
!31 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 7)
!32 = !DILocation(line: 8, column: 9, scope: !31)
!33 = !DILocation(line: 9, column: 9, scope: !34)
!34 = distinct !DILexicalBlock(scope: !35, file: !3, line: 9, column: 9)
!35 = distinct !DILexicalBlock(scope: !31, file: !3, line: 8, column: 15)
!36 = !DILocation(line: 9, column: 11, scope: !34)
!37 = !DILocation(line: 9, column: 22, scope: !34)
!38 = !DILocation(line: 9, column: 17, scope: !34)
!39 = !DILocation(line: 10, column: 9, scope: !40)
!40 = distinct !DILexicalBlock(scope: !35, file: !3, line: 10, column: 9)
!41 = !DILocation(line: 10, column: 11, scope: !40)
!42 = !DILocation(line: 11, column: 14, scope: !43)
!43 = distinct !DILexicalBlock(scope: !40, file: !3, line: 10, column: 16)
!44 = !DILocation(line: 11, column: 7, scope: !43)
!45 = !DILocation(line: 11, column: 9, scope: !43)
!46 = !DILocation(line: 11, column: 12, scope: !43)
!47 = !DILocation(line: 12, column: 11, scope: !48)
!48 = distinct !DILexicalBlock(scope: !43, file: !3, line: 12, column: 11)
!49 = !DILocation(line: 12, column: 13, scope: !48)
!50 = !DILocation(line: 12, column: 24, scope: !48)
!51 = !DILocation(line: 12, column: 19, scope: !48)
!52 = !DILocation(line: 13, column: 5, scope: !43)
!53 = !DILocation(line: 14, column: 17, scope: !35)
!54 = !DILocation(line: 14, column: 5, scope: !35)
!55 = !DILocation(line: 14, column: 7, scope: !35)
!56 = !DILocation(line: 14, column: 9, scope: !35)
!57 = !DILocation(line: 14, column: 15, scope: !35)
!58 = !DILocation(line: 15, column: 3, scope: !35)
!59 = !DILocation(line: 16, column: 15, scope: !2)
!60 = !DILocation(line: 16, column: 22, scope: !2)
!61 = !DILocation(line: 16, column: 20, scope: !2)
!62 = !DILocation(line: 16, column: 3, scope: !2)
!63 = !DILocation(line: 16, column: 5, scope: !2)
!64 = !DILocation(line: 16, column: 7, scope: !2)
!65 = !DILocation(line: 16, column: 13, scope: !2)
!66 = !DILocation(line: 17, column: 1, scope: !2)
