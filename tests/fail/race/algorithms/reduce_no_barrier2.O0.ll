; ModuleID = 'reduce_no_barrier2.cu'
source_filename = "reduce_no_barrier2.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ1kPiPKiE1s = internal addrspace(3) global [128 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !2 {
entry:
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %d = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !27, !DIExpression(), !28)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !29, !DIExpression(), !30)
    #dbg_declare(ptr %t, !31, !DIExpression(), !32)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  store i32 %0, ptr %t, align 4, !dbg !32
  %1 = load ptr, ptr %a.addr, align 8, !dbg !34
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !35
  %mul = mul i32 %2, 128, !dbg !36
  %3 = load i32, ptr %t, align 4, !dbg !37
  %add = add i32 %mul, %3, !dbg !38
  %idxprom = zext i32 %add to i64, !dbg !34
  %arrayidx = getelementptr inbounds nuw i32, ptr %1, i64 %idxprom, !dbg !34
  %4 = load i32, ptr %arrayidx, align 4, !dbg !34
  %5 = load i32, ptr %t, align 4, !dbg !39
  %idxprom2 = sext i32 %5 to i64, !dbg !40
  %arrayidx3 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom2, !dbg !40
  store i32 %4, ptr %arrayidx3, align 4, !dbg !41
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !42
    #dbg_declare(ptr %d, !43, !DIExpression(), !45)
  store i32 64, ptr %d, align 4, !dbg !45
  br label %for.cond, !dbg !46

for.cond:                                         ; preds = %for.inc, %entry
  %6 = load i32, ptr %d, align 4, !dbg !47
  %cmp = icmp sgt i32 %6, 0, !dbg !49
  br i1 %cmp, label %for.body, label %for.end, !dbg !50

for.body:                                         ; preds = %for.cond
  %7 = load i32, ptr %t, align 4, !dbg !51
  %8 = load i32, ptr %d, align 4, !dbg !54
  %cmp4 = icmp slt i32 %7, %8, !dbg !55
  br i1 %cmp4, label %if.then, label %if.end, !dbg !55

if.then:                                          ; preds = %for.body
  %9 = load i32, ptr %t, align 4, !dbg !56
  %10 = load i32, ptr %d, align 4, !dbg !57
  %add5 = add nsw i32 %9, %10, !dbg !58
  %idxprom6 = sext i32 %add5 to i64, !dbg !59
  %arrayidx7 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom6, !dbg !59
  %11 = load i32, ptr %arrayidx7, align 4, !dbg !59
  %12 = load i32, ptr %t, align 4, !dbg !60
  %idxprom8 = sext i32 %12 to i64, !dbg !61
  %arrayidx9 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom8, !dbg !61
  %13 = load i32, ptr %arrayidx9, align 4, !dbg !62
  %add10 = add nsw i32 %13, %11, !dbg !62
  store i32 %add10, ptr %arrayidx9, align 4, !dbg !62
  br label %if.end, !dbg !61

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc, !dbg !63

for.inc:                                          ; preds = %if.end
  %14 = load i32, ptr %d, align 4, !dbg !64
  %shr = ashr i32 %14, 1, !dbg !64
  store i32 %shr, ptr %d, align 4, !dbg !64
  br label %for.cond, !dbg !65, !llvm.loop !66

for.end:                                          ; preds = %for.cond
  %15 = load i32, ptr %t, align 4, !dbg !69
  %cmp11 = icmp eq i32 %15, 0, !dbg !71
  br i1 %cmp11, label %if.then12, label %if.end16, !dbg !71

if.then12:                                        ; preds = %for.end
  %16 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), align 4, !dbg !72
  %17 = load ptr, ptr %o.addr, align 8, !dbg !73
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !74
  %idxprom14 = zext i32 %18 to i64, !dbg !73
  %arrayidx15 = getelementptr inbounds nuw i32, ptr %17, i64 %idxprom14, !dbg !73
  store i32 %16, ptr %arrayidx15, align 4, !dbg !75
  br label %if.end16, !dbg !73

if.end16:                                         ; preds = %if.then12, %for.end
  ret void, !dbg !76
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 8, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "reduce_no_barrier2.cu", directory: ".")
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
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 4096, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 128)
!22 = !{i32 7, !"Dwarf Version", i32 4}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!26 = !{!"clang version 22.1.8"}
!27 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!28 = !DILocation(line: 7, column: 24, scope: !2)
!29 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 7, type: !8)
!30 = !DILocation(line: 7, column: 38, scope: !2)
!31 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !7)
!32 = !DILocation(line: 9, column: 7, scope: !2)
!33 = !DILocation(line: 9, column: 11, scope: !2)
!34 = !DILocation(line: 10, column: 10, scope: !2)
!35 = !DILocation(line: 10, column: 12, scope: !2)
!36 = !DILocation(line: 10, column: 23, scope: !2)
!37 = !DILocation(line: 10, column: 31, scope: !2)
!38 = !DILocation(line: 10, column: 29, scope: !2)
!39 = !DILocation(line: 10, column: 5, scope: !2)
!40 = !DILocation(line: 10, column: 3, scope: !2)
!41 = !DILocation(line: 10, column: 8, scope: !2)
!42 = !DILocation(line: 11, column: 3, scope: !2)
!43 = !DILocalVariable(name: "d", scope: !44, file: !3, line: 12, type: !7)
!44 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 3)
!45 = !DILocation(line: 12, column: 12, scope: !44)
!46 = !DILocation(line: 12, column: 8, scope: !44)
!47 = !DILocation(line: 12, column: 20, scope: !48)
!48 = distinct !DILexicalBlock(scope: !44, file: !3, line: 12, column: 3)
!49 = !DILocation(line: 12, column: 22, scope: !48)
!50 = !DILocation(line: 12, column: 3, scope: !44)
!51 = !DILocation(line: 13, column: 9, scope: !52)
!52 = distinct !DILexicalBlock(scope: !53, file: !3, line: 13, column: 9)
!53 = distinct !DILexicalBlock(scope: !48, file: !3, line: 12, column: 36)
!54 = !DILocation(line: 13, column: 13, scope: !52)
!55 = !DILocation(line: 13, column: 11, scope: !52)
!56 = !DILocation(line: 14, column: 17, scope: !52)
!57 = !DILocation(line: 14, column: 21, scope: !52)
!58 = !DILocation(line: 14, column: 19, scope: !52)
!59 = !DILocation(line: 14, column: 15, scope: !52)
!60 = !DILocation(line: 14, column: 9, scope: !52)
!61 = !DILocation(line: 14, column: 7, scope: !52)
!62 = !DILocation(line: 14, column: 12, scope: !52)
!63 = !DILocation(line: 15, column: 3, scope: !53)
!64 = !DILocation(line: 12, column: 29, scope: !48)
!65 = !DILocation(line: 12, column: 3, scope: !48)
!66 = distinct !{!66, !50, !67, !68}
!67 = !DILocation(line: 15, column: 3, scope: !44)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !DILocation(line: 16, column: 7, scope: !70)
!70 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 7)
!71 = !DILocation(line: 16, column: 9, scope: !70)
!72 = !DILocation(line: 17, column: 21, scope: !70)
!73 = !DILocation(line: 17, column: 5, scope: !70)
!74 = !DILocation(line: 17, column: 7, scope: !70)
!75 = !DILocation(line: 17, column: 19, scope: !70)
!76 = !DILocation(line: 18, column: 1, scope: !2)
