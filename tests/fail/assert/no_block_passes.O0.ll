; ModuleID = 'no_block_passes.cu'
source_filename = "no_block_passes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ3sumPiE1s = internal addrspace(3) global [1024 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@.str = private unnamed_addr constant [41 x i8] c"k > 1 || t > 0 || s[0] == blockDim.x + 1\00", align 1, !dbg !12
@.str1 = private unnamed_addr constant [19 x i8] c"no_block_passes.cu\00", align 1, !dbg !19
@__func__._Z3sumPi = private unnamed_addr constant [4 x i8] c"sum\00", align 1, !dbg !24
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z3sumPi(ptr noundef %out) #0 !dbg !2 {
entry:
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %k = alloca i32, align 4
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !44, !DIExpression(), !45)
    #dbg_declare(ptr %t, !46, !DIExpression(), !47)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  store i32 %0, ptr %t, align 4, !dbg !47
  %1 = load i32, ptr %t, align 4, !dbg !49
  %idxprom = sext i32 %1 to i64, !dbg !50
  %arrayidx = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPiE1s to ptr), i64 0, i64 %idxprom, !dbg !50
  store i32 1, ptr %arrayidx, align 4, !dbg !51
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !52
    #dbg_declare(ptr %k, !53, !DIExpression(), !55)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !56
  %div = udiv i32 %2, 2, !dbg !57
  store i32 %div, ptr %k, align 4, !dbg !55
  br label %for.cond, !dbg !58

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %k, align 4, !dbg !59
  %cmp = icmp sgt i32 %3, 0, !dbg !61
  br i1 %cmp, label %for.body, label %for.end, !dbg !62

for.body:                                         ; preds = %for.cond
  %4 = load i32, ptr %t, align 4, !dbg !63
  %5 = load i32, ptr %k, align 4, !dbg !66
  %cmp2 = icmp slt i32 %4, %5, !dbg !67
  br i1 %cmp2, label %if.then, label %if.end, !dbg !67

if.then:                                          ; preds = %for.body
  %6 = load i32, ptr %t, align 4, !dbg !68
  %7 = load i32, ptr %k, align 4, !dbg !69
  %add = add nsw i32 %6, %7, !dbg !70
  %idxprom3 = sext i32 %add to i64, !dbg !71
  %arrayidx4 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPiE1s to ptr), i64 0, i64 %idxprom3, !dbg !71
  %8 = load i32, ptr %arrayidx4, align 4, !dbg !71
  %9 = load i32, ptr %t, align 4, !dbg !72
  %idxprom5 = sext i32 %9 to i64, !dbg !73
  %arrayidx6 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPiE1s to ptr), i64 0, i64 %idxprom5, !dbg !73
  %10 = load i32, ptr %arrayidx6, align 4, !dbg !74
  %add7 = add nsw i32 %10, %8, !dbg !74
  store i32 %add7, ptr %arrayidx6, align 4, !dbg !74
  br label %if.end, !dbg !73

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !75
  %11 = load i32, ptr %k, align 4, !dbg !76
  %cmp8 = icmp sgt i32 %11, 1, !dbg !77
  br i1 %cmp8, label %lor.end, label %lor.lhs.false, !dbg !78

lor.lhs.false:                                    ; preds = %if.end
  %12 = load i32, ptr %t, align 4, !dbg !79
  %cmp9 = icmp sgt i32 %12, 0, !dbg !80
  br i1 %cmp9, label %lor.end, label %lor.rhs, !dbg !81

lor.rhs:                                          ; preds = %lor.lhs.false
  %13 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPiE1s to ptr), align 4, !dbg !82
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !83
  %add11 = add i32 %14, 1, !dbg !84
  %cmp12 = icmp eq i32 %13, %add11, !dbg !85
  br label %lor.end, !dbg !81

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false, %if.end
  %15 = phi i1 [ true, %lor.lhs.false ], [ true, %if.end ], [ %cmp12, %lor.rhs ]
  %storedv.i = zext i1 %15 to i8, !dbg !86
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !86
  store ptr @.str, ptr %m.addr.i, align 8, !dbg !86
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !86
  store i32 13, ptr %l.addr.i, align 4, !dbg !86
  store ptr @__func__._Z3sumPi, ptr %fn.addr.i, align 8, !dbg !86
  %16 = load i8, ptr %c.addr.i, align 1, !dbg !86
  %loadedv.i = trunc i8 %16 to i1, !dbg !86
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !86

if.then.i:                                        ; preds = %lor.end
  %17 = load ptr, ptr %m.addr.i, align 8, !dbg !86
  %18 = load ptr, ptr %f.addr.i, align 8, !dbg !86
  %19 = load i32, ptr %l.addr.i, align 4, !dbg !86
  %20 = load ptr, ptr %fn.addr.i, align 8, !dbg !86
  call void @__assertfail(ptr noundef %17, ptr noundef %18, i32 noundef %19, ptr noundef %20, i64 noundef 1) #4, !dbg !86
  unreachable, !dbg !86

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %lor.end
  br label %for.inc, !dbg !87

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %21 = load i32, ptr %k, align 4, !dbg !88
  %div13 = sdiv i32 %21, 2, !dbg !88
  store i32 %div13, ptr %k, align 4, !dbg !88
  br label %for.cond, !dbg !89, !llvm.loop !90

for.end:                                          ; preds = %for.cond
  %22 = load i32, ptr %t, align 4, !dbg !93
  %cmp14 = icmp eq i32 %22, 0, !dbg !95
  br i1 %cmp14, label %if.then15, label %if.end19, !dbg !95

if.then15:                                        ; preds = %for.end
  %23 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPiE1s to ptr), align 4, !dbg !96
  %24 = load ptr, ptr %out.addr, align 8, !dbg !97
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !98
  %idxprom17 = zext i32 %25 to i64, !dbg !97
  %arrayidx18 = getelementptr inbounds nuw i32, ptr %24, i64 %idxprom17, !dbg !97
  store i32 %23, ptr %arrayidx18, align 4, !dbg !99
  br label %if.end19, !dbg !97

if.end19:                                         ; preds = %if.then15, %for.end
  ret void, !dbg !100
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!39, !40, !41, !42}
!llvm.ident = !{!43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 6, type: !36, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sumPi", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !35)
!3 = !DIFile(filename: "no_block_passes.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !9, globals: !11, imports: !29, splitDebugInlining: false, nameTableKind: None)
!9 = !{!10}
!10 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!11 = !{!0, !12, !19, !24}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 328, elements: !17)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 41)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 152, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 19)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 32, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 4)
!29 = !{!30, !33}
!30 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !31, file: !32, line: 214)
!31 = !DINamespace(name: "ws_math", scope: null)
!32 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!33 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !34, entity: !31, file: !32, line: 215)
!34 = !DINamespace(name: "std", scope: null)
!35 = !{}
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 32768, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 1024)
!39 = !{i32 7, !"Dwarf Version", i32 4}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!43 = !{!"clang version 22.1.8"}
!44 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!45 = !DILocation(line: 5, column: 26, scope: !2)
!46 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 7, type: !7)
!47 = !DILocation(line: 7, column: 7, scope: !2)
!48 = !DILocation(line: 7, column: 11, scope: !2)
!49 = !DILocation(line: 8, column: 5, scope: !2)
!50 = !DILocation(line: 8, column: 3, scope: !2)
!51 = !DILocation(line: 8, column: 8, scope: !2)
!52 = !DILocation(line: 9, column: 3, scope: !2)
!53 = !DILocalVariable(name: "k", scope: !54, file: !3, line: 10, type: !7)
!54 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 3)
!55 = !DILocation(line: 10, column: 12, scope: !54)
!56 = !DILocation(line: 10, column: 16, scope: !54)
!57 = !DILocation(line: 10, column: 27, scope: !54)
!58 = !DILocation(line: 10, column: 8, scope: !54)
!59 = !DILocation(line: 10, column: 32, scope: !60)
!60 = distinct !DILexicalBlock(scope: !54, file: !3, line: 10, column: 3)
!61 = !DILocation(line: 10, column: 34, scope: !60)
!62 = !DILocation(line: 10, column: 3, scope: !54)
!63 = !DILocation(line: 11, column: 9, scope: !64)
!64 = distinct !DILexicalBlock(scope: !65, file: !3, line: 11, column: 9)
!65 = distinct !DILexicalBlock(scope: !60, file: !3, line: 10, column: 47)
!66 = !DILocation(line: 11, column: 13, scope: !64)
!67 = !DILocation(line: 11, column: 11, scope: !64)
!68 = !DILocation(line: 11, column: 26, scope: !64)
!69 = !DILocation(line: 11, column: 30, scope: !64)
!70 = !DILocation(line: 11, column: 28, scope: !64)
!71 = !DILocation(line: 11, column: 24, scope: !64)
!72 = !DILocation(line: 11, column: 18, scope: !64)
!73 = !DILocation(line: 11, column: 16, scope: !64)
!74 = !DILocation(line: 11, column: 21, scope: !64)
!75 = !DILocation(line: 12, column: 5, scope: !65)
!76 = !DILocation(line: 13, column: 12, scope: !65)
!77 = !DILocation(line: 13, column: 14, scope: !65)
!78 = !DILocation(line: 13, column: 18, scope: !65)
!79 = !DILocation(line: 13, column: 21, scope: !65)
!80 = !DILocation(line: 13, column: 23, scope: !65)
!81 = !DILocation(line: 13, column: 27, scope: !65)
!82 = !DILocation(line: 13, column: 30, scope: !65)
!83 = !DILocation(line: 13, column: 38, scope: !65)
!84 = !DILocation(line: 13, column: 49, scope: !65)
!85 = !DILocation(line: 13, column: 35, scope: !65)
!86 = !DILocation(line: 13, column: 5, scope: !65)
!87 = !DILocation(line: 14, column: 3, scope: !65)
!88 = !DILocation(line: 10, column: 41, scope: !60)
!89 = !DILocation(line: 10, column: 3, scope: !60)
!90 = distinct !{!90, !62, !91, !92}
!91 = !DILocation(line: 14, column: 3, scope: !54)
!92 = !{!"llvm.loop.mustprogress"}
!93 = !DILocation(line: 15, column: 7, scope: !94)
!94 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 7)
!95 = !DILocation(line: 15, column: 9, scope: !94)
!96 = !DILocation(line: 15, column: 33, scope: !94)
!97 = !DILocation(line: 15, column: 15, scope: !94)
!98 = !DILocation(line: 15, column: 19, scope: !94)
!99 = !DILocation(line: 15, column: 31, scope: !94)
!100 = !DILocation(line: 16, column: 1, scope: !2)
