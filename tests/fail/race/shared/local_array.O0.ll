; ModuleID = 'local_array.cu'
source_filename = "local_array.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiPKiE1v = internal addrspace(3) global [4 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !2 {
entry:
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !27, !DIExpression(), !28)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !29, !DIExpression(), !30)
    #dbg_declare(ptr %t, !31, !DIExpression(), !32)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  store i32 %0, ptr %t, align 4, !dbg !32
    #dbg_declare(ptr %i, !34, !DIExpression(), !36)
  store i32 0, ptr %i, align 4, !dbg !36
  br label %for.cond, !dbg !37

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !38
  %cmp = icmp slt i32 %1, 4, !dbg !40
  br i1 %cmp, label %for.body, label %for.end, !dbg !41

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %i, align 4, !dbg !42
  %3 = load i32, ptr %i, align 4, !dbg !43
  %4 = load ptr, ptr %a.addr, align 8, !dbg !44
  %5 = load i32, ptr %t, align 4, !dbg !45
  %idxprom = sext i32 %5 to i64, !dbg !44
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom, !dbg !44
  %6 = load i32, ptr %arrayidx, align 4, !dbg !44
  %add = add nsw i32 %3, %6, !dbg !46
  %and = and i32 %add, 3, !dbg !47
  %idxprom1 = sext i32 %and to i64, !dbg !48
  %arrayidx2 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1v to ptr), i64 0, i64 %idxprom1, !dbg !48
  store i32 %2, ptr %arrayidx2, align 4, !dbg !49
  br label %for.inc, !dbg !48

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %i, align 4, !dbg !50
  %inc = add nsw i32 %7, 1, !dbg !50
  store i32 %inc, ptr %i, align 4, !dbg !50
  br label %for.cond, !dbg !51, !llvm.loop !52

for.end:                                          ; preds = %for.cond
  %8 = load ptr, ptr %a.addr, align 8, !dbg !55
  %9 = load i32, ptr %t, align 4, !dbg !56
  %idxprom3 = sext i32 %9 to i64, !dbg !55
  %arrayidx4 = getelementptr inbounds i32, ptr %8, i64 %idxprom3, !dbg !55
  %10 = load i32, ptr %arrayidx4, align 4, !dbg !55
  %and5 = and i32 %10, 3, !dbg !57
  %idxprom6 = sext i32 %and5 to i64, !dbg !58
  %arrayidx7 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1v to ptr), i64 0, i64 %idxprom6, !dbg !58
  %11 = load i32, ptr %arrayidx7, align 4, !dbg !58
  %12 = load ptr, ptr %o.addr, align 8, !dbg !59
  %13 = load i32, ptr %t, align 4, !dbg !60
  %idxprom8 = sext i32 %13 to i64, !dbg !59
  %arrayidx9 = getelementptr inbounds i32, ptr %12, i64 %idxprom8, !dbg !59
  store i32 %11, ptr %arrayidx9, align 4, !dbg !61
  ret void, !dbg !62
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "v", scope: !2, file: !3, line: 9, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "local_array.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 206)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 207)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{}
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 4)
!22 = !{i32 7, !"Dwarf Version", i32 4}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!26 = !{!"clang version 22.1.8"}
!27 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!28 = !DILocation(line: 8, column: 24, scope: !2)
!29 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 8, type: !8)
!30 = !DILocation(line: 8, column: 38, scope: !2)
!31 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 10, type: !7)
!32 = !DILocation(line: 10, column: 7, scope: !2)
!33 = !DILocation(line: 10, column: 11, scope: !2)
!34 = !DILocalVariable(name: "i", scope: !35, file: !3, line: 11, type: !7)
!35 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!36 = !DILocation(line: 11, column: 12, scope: !35)
!37 = !DILocation(line: 11, column: 8, scope: !35)
!38 = !DILocation(line: 11, column: 19, scope: !39)
!39 = distinct !DILexicalBlock(scope: !35, file: !3, line: 11, column: 3)
!40 = !DILocation(line: 11, column: 21, scope: !39)
!41 = !DILocation(line: 11, column: 3, scope: !35)
!42 = !DILocation(line: 12, column: 25, scope: !39)
!43 = !DILocation(line: 12, column: 8, scope: !39)
!44 = !DILocation(line: 12, column: 12, scope: !39)
!45 = !DILocation(line: 12, column: 14, scope: !39)
!46 = !DILocation(line: 12, column: 10, scope: !39)
!47 = !DILocation(line: 12, column: 18, scope: !39)
!48 = !DILocation(line: 12, column: 5, scope: !39)
!49 = !DILocation(line: 12, column: 23, scope: !39)
!50 = !DILocation(line: 11, column: 26, scope: !39)
!51 = !DILocation(line: 11, column: 3, scope: !39)
!52 = distinct !{!52, !41, !53, !54}
!53 = !DILocation(line: 12, column: 25, scope: !35)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocation(line: 13, column: 12, scope: !2)
!56 = !DILocation(line: 13, column: 14, scope: !2)
!57 = !DILocation(line: 13, column: 17, scope: !2)
!58 = !DILocation(line: 13, column: 10, scope: !2)
!59 = !DILocation(line: 13, column: 3, scope: !2)
!60 = !DILocation(line: 13, column: 5, scope: !2)
!61 = !DILocation(line: 13, column: 8, scope: !2)
!62 = !DILocation(line: 14, column: 1, scope: !2)
