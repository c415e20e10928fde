; ModuleID = 'warp_synchronous.cu'
source_filename = "warp_synchronous.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiPKiE1s = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %in) #0 !dbg !2 {
entry:
  %mask.addr.i15 = alloca i32, align 4
  %mask.addr.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  %in.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %v = alloca i32, align 4
  %d = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !27, !DIExpression(), !28)
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !29, !DIExpression(), !30)
    #dbg_declare(ptr %t, !31, !DIExpression(), !32)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  store i32 %0, ptr %t, align 4, !dbg !32
  %1 = load ptr, ptr %in.addr, align 8, !dbg !34
  %2 = load i32, ptr %t, align 4, !dbg !35
  %idxprom = sext i32 %2 to i64, !dbg !34
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 %idxprom, !dbg !34
  %3 = load i32, ptr %arrayidx, align 4, !dbg !34
  %4 = load i32, ptr %t, align 4, !dbg !36
  %idxprom1 = sext i32 %4 to i64, !dbg !37
  %arrayidx2 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom1, !dbg !37
  store i32 %3, ptr %arrayidx2, align 4, !dbg !38
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  %5 = load i32, ptr %t, align 4, !dbg !40
  %cmp = icmp slt i32 %5, 32, !dbg !42
  br i1 %cmp, label %if.then, label %if.end, !dbg !42

if.then:                                          ; preds = %entry
    #dbg_declare(ptr %v, !43, !DIExpression(), !45)
  %6 = load i32, ptr %t, align 4, !dbg !46
  %idxprom3 = sext i32 %6 to i64, !dbg !47
  %arrayidx4 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom3, !dbg !47
  %7 = load i32, ptr %arrayidx4, align 4, !dbg !47
  store i32 %7, ptr %v, align 4, !dbg !45
    #dbg_declare(ptr %d, !48, !DIExpression(), !50)
  store i32 32, ptr %d, align 4, !dbg !50
  br label %for.cond, !dbg !51

for.cond:                                         ; preds = %for.inc, %if.then
  %8 = load i32, ptr %d, align 4, !dbg !52
  %cmp5 = icmp sgt i32 %8, 0, !dbg !54
  br i1 %cmp5, label %for.body, label %for.end, !dbg !55

for.body:                                         ; preds = %for.cond
  %9 = load i32, ptr %t, align 4, !dbg !56
  %10 = load i32, ptr %d, align 4, !dbg !58
  %add = add nsw i32 %9, %10, !dbg !59
  %idxprom6 = sext i32 %add to i64, !dbg !60
  %arrayidx7 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom6, !dbg !60
  %11 = load i32, ptr %arrayidx7, align 4, !dbg !60
  %12 = load i32, ptr %v, align 4, !dbg !61
  %add8 = add nsw i32 %12, %11, !dbg !61
  store i32 %add8, ptr %v, align 4, !dbg !61
  store i32 -1, ptr %mask.addr.i15, align 4, !dbg !62
  %13 = load i32, ptr %mask.addr.i15, align 4, !dbg !62
  call void @llvm.nvvm.bar.warp.sync(i32 %13), !dbg !62
  %14 = load i32, ptr %v, align 4, !dbg !63
  %15 = load i32, ptr %t, align 4, !dbg !64
  %idxprom9 = sext i32 %15 to i64, !dbg !65
  %arrayidx10 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom9, !dbg !65
  store i32 %14, ptr %arrayidx10, align 4, !dbg !66
  store i32 -1, ptr %mask.addr.i, align 4, !dbg !67
  %16 = load i32, ptr %mask.addr.i, align 4, !dbg !67
  call void @llvm.nvvm.bar.warp.sync(i32 %16), !dbg !67
  br label %for.inc, !dbg !68

for.inc:                                          ; preds = %for.body
  %17 = load i32, ptr %d, align 4, !dbg !69
  %shr = ashr i32 %17, 1, !dbg !69
  store i32 %shr, ptr %d, align 4, !dbg !69
  br label %for.cond, !dbg !70, !llvm.loop !71

for.end:                                          ; preds = %for.cond
  br label %if.end, !dbg !74

if.end:                                           ; preds = %for.end, %entry
  %18 = load i32, ptr %t, align 4, !dbg !75
  %cmp11 = icmp eq i32 %18, 0, !dbg !77
  br i1 %cmp11, label %if.then12, label %if.end14, !dbg !77

if.then12:                                        ; preds = %if.end
  %19 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), align 4, !dbg !78
  %20 = load ptr, ptr %o.addr, align 8, !dbg !79
  %arrayidx13 = getelementptr inbounds i32, ptr %20, i64 0, !dbg !79
  store i32 %19, ptr %arrayidx13, align 4, !dbg !80
  br label %if.end14, !dbg !79

if.end14:                                         ; preds = %if.then12, %if.end
  ret void, !dbg !81
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 7, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "warp_synchronous.cu", directory: ".")
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
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 64)
!22 = !{i32 7, !"Dwarf Version", i32 4}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!26 = !{!"clang version 22.1.8"}
!27 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!28 = !DILocation(line: 6, column: 24, scope: !2)
!29 = !DILocalVariable(name: "in", arg: 2, scope: !2, file: !3, line: 6, type: !8)
!30 = !DILocation(line: 6, column: 38, scope: !2)
!31 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !7)
!32 = !DILocation(line: 8, column: 7, scope: !2)
!33 = !DILocation(line: 8, column: 11, scope: !2)
!34 = !DILocation(line: 9, column: 10, scope: !2)
!35 = !DILocation(line: 9, column: 13, scope: !2)
!36 = !DILocation(line: 9, column: 5, scope: !2)
!37 = !DILocation(line: 9, column: 3, scope: !2)
!38 = !DILocation(line: 9, column: 8, scope: !2)
!39 = !DILocation(line: 10, column: 3, scope: !2)
!40 = !DILocation(line: 11, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 7)
!42 = !DILocation(line: 11, column: 9, scope: !41)
!43 = !DILocalVariable(name: "v", scope: !44, file: !3, line: 12, type: !7)
!44 = distinct !DILexicalBlock(scope: !41, file: !3, line: 11, column: 15)
!45 = !DILocation(line: 12, column: 9, scope: !44)
!46 = !DILocation(line: 12, column: 15, scope: !44)
!47 = !DILocation(line: 12, column: 13, scope: !44)
!48 = !DILocalVariable(name: "d", scope: !49, file: !3, line: 13, type: !7)
!49 = distinct !DILexicalBlock(scope: !44, file: !3, line: 13, column: 5)
!50 = !DILocation(line: 13, column: 14, scope: !49)
!51 = !DILocation(line: 13, column: 10, scope: !49)
!52 = !DILocation(line: 13, column: 22, scope: !53)
!53 = distinct !DILexicalBlock(scope: !49, file: !3, line: 13, column: 5)
!54 = !DILocation(line: 13, column: 24, scope: !53)
!55 = !DILocation(line: 13, column: 5, scope: !49)
!56 = !DILocation(line: 14, column: 14, scope: !57)
!57 = distinct !DILexicalBlock(scope: !53, file: !3, line: 13, column: 38)
!58 = !DILocation(line: 14, column: 18, scope: !57)
!59 = !DILocation(line: 14, column: 16, scope: !57)
!60 = !DILocation(line: 14, column: 12, scope: !57)
!61 = !DILocation(line: 14, column: 9, scope: !57)
!62 = !DILocation(line: 15, column: 7, scope: !57)
!63 = !DILocation(line: 16, column: 14, scope: !57)
!64 = !DILocation(line: 16, column: 9, scope: !57)
!65 = !DILocation(line: 16, column: 7, scope: !57)
!66 = !DILocation(line: 16, column: 12, scope: !57)
!67 = !DILocation(line: 17, column: 7, scope: !57)
!68 = !DILocation(line: 18, column: 5, scope: !57)
!69 = !DILocation(line: 13, column: 31, scope: !53)
!70 = !DILocation(line: 13, column: 5, scope: !53)
!71 = distinct !{!71, !55, !72, !73}
!72 = !DILocation(line: 18, column: 5, scope: !49)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !DILocation(line: 19, column: 3, scope: !44)
!75 = !DILocation(line: 20, column: 7, scope: !76)
!76 = distinct !DILexicalBlock(scope: !2, file: !3, line: 20, column: 7)
!77 = !DILocation(line: 20, column: 9, scope: !76)
!78 = !DILocation(line: 21, column: 12, scope: !76)
!79 = !DILocation(line: 21, column: 5, scope: !76)
!80 = !DILocation(line: 21, column: 10, scope: !76)
!81 = !DILocation(line: 22, column: 1, scope: !2)
