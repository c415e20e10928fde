; ModuleID = 'reduction_under_condition.cu'
source_filename = "reduction_under_condition.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ9op_reducePddE4temp = internal addrspace(3) global [128 x double] undef, align 8, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z9op_reducePdd(ptr noundef %dat, double noundef %v) #0 !dbg !2 {
entry:
  %dat.addr = alloca ptr, align 8
  %v.addr = alloca double, align 8
  %t = alloca i32, align 4
  %d = alloca i32, align 4
  store ptr %dat, ptr %dat.addr, align 8
    #dbg_declare(ptr %dat.addr, !25, !DIExpression(), !26)
  store double %v, ptr %v.addr, align 8
    #dbg_declare(ptr %v.addr, !27, !DIExpression(), !28)
    #dbg_declare(ptr %t, !29, !DIExpression(), !31)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
  store i32 %0, ptr %t, align 4, !dbg !31
  %1 = load double, ptr %v.addr, align 8, !dbg !33
  %2 = load i32, ptr %t, align 4, !dbg !34
  %idxprom = sext i32 %2 to i64, !dbg !35
  %arrayidx = getelementptr inbounds [128 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ9op_reducePddE4temp to ptr), i64 0, i64 %idxprom, !dbg !35
  store double %1, ptr %arrayidx, align 8, !dbg !36
    #dbg_declare(ptr %d, !37, !DIExpression(), !39)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !40
  %div = udiv i32 %3, 2, !dbg !41
  store i32 %div, ptr %d, align 4, !dbg !39
  br label %for.cond, !dbg !42

for.cond:                                         ; preds = %for.inc, %entry
  %4 = load i32, ptr %d, align 4, !dbg !43
  %cmp = icmp sgt i32 %4, 0, !dbg !45
  br i1 %cmp, label %for.body, label %for.end, !dbg !46

for.body:                                         ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !47
  %5 = load i32, ptr %t, align 4, !dbg !49
  %6 = load i32, ptr %d, align 4, !dbg !51
  %cmp2 = icmp slt i32 %5, %6, !dbg !52
  br i1 %cmp2, label %land.lhs.true, label %if.end, !dbg !53

land.lhs.true:                                    ; preds = %for.body
  %7 = load i32, ptr %t, align 4, !dbg !54
  %8 = load i32, ptr %d, align 4, !dbg !55
  %add = add nsw i32 %7, %8, !dbg !56
  %idxprom3 = sext i32 %add to i64, !dbg !57
  %arrayidx4 = getelementptr inbounds [128 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ9op_reducePddE4temp to ptr), i64 0, i64 %idxprom3, !dbg !57
  %9 = load double, ptr %arrayidx4, align 8, !dbg !57
  %10 = load i32, ptr %t, align 4, !dbg !58
  %idxprom5 = sext i32 %10 to i64, !dbg !59
  %arrayidx6 = getelementptr inbounds [128 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ9op_reducePddE4temp to ptr), i64 0, i64 %idxprom5, !dbg !59
  %11 = load double, ptr %arrayidx6, align 8, !dbg !59
  %cmp7 = fcmp olt double %9, %11, !dbg !60
  br i1 %cmp7, label %if.then, label %if.end, !dbg !53

if.then:                                          ; preds = %land.lhs.true
  %12 = load i32, ptr %t, align 4, !dbg !61
  %13 = load i32, ptr %d, align 4, !dbg !62
  %add8 = add nsw i32 %12, %13, !dbg !63
  %idxprom9 = sext i32 %add8 to i64, !dbg !64
  %arrayidx10 = getelementptr inbounds [128 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ9op_reducePddE4temp to ptr), i64 0, i64 %idxprom9, !dbg !64
  %14 = load double, ptr %arrayidx10, align 8, !dbg !64
  %15 = load i32, ptr %t, align 4, !dbg !65
  %idxprom11 = sext i32 %15 to i64, !dbg !66
  %arrayidx12 = getelementptr inbounds [128 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ9op_reducePddE4temp to ptr), i64 0, i64 %idxprom11, !dbg !66
  store double %14, ptr %arrayidx12, align 8, !dbg !67
  br label %if.end, !dbg !66

if.end:                                           ; preds = %if.then, %land.lhs.true, %for.body
  br label %for.inc, !dbg !68

for.inc:                                          ; preds = %if.end
  %16 = load i32, ptr %d, align 4, !dbg !69
  %div13 = sdiv i32 %16, 2, !dbg !69
  store i32 %div13, ptr %d, align 4, !dbg !69
  br label %for.cond, !dbg !70, !llvm.loop !71

for.end:                                          ; preds = %for.cond
  %17 = load i32, ptr %t, align 4, !dbg !74
  %cmp14 = icmp eq i32 %17, 0, !dbg !76
  br i1 %cmp14, label %if.then15, label %if.end19, !dbg !76

if.then15:                                        ; preds = %for.end
  %18 = load double, ptr addrspacecast (ptr addrspace(3) @_ZZ9op_reducePddE4temp to ptr), align 8, !dbg !77
  %19 = load ptr, ptr %dat.addr, align 8, !dbg !78
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !79
  %idxprom17 = zext i32 %20 to i64, !dbg !78
  %arrayidx18 = getelementptr inbounds nuw double, ptr %19, i64 %idxprom17, !dbg !78
  store double %18, ptr %arrayidx18, align 8, !dbg !80
  br label %if.end19, !dbg !78

if.end19:                                         ; preds = %if.then15, %for.end
  ret void, !dbg !81
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6sourcePKdPdi(ptr noundef %q, ptr noundef %dt, i32 noundef %n) #2 !dbg !82 {
entry:
  %q.addr = alloca ptr, align 8
  %dt.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %q, ptr %q.addr, align 8
    #dbg_declare(ptr %q.addr, !87, !DIExpression(), !88)
  store ptr %dt, ptr %dt.addr, align 8
    #dbg_declare(ptr %dt.addr, !89, !DIExpression(), !90)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !91, !DIExpression(), !92)
    #dbg_declare(ptr %i, !93, !DIExpression(), !94)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !95
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !96
  %mul = mul i32 %0, %1, !dbg !97
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !98
  %add = add i32 %mul, %2, !dbg !99
  store i32 %add, ptr %i, align 4, !dbg !94
  %3 = load ptr, ptr %dt.addr, align 8, !dbg !100
  %4 = load i32, ptr %i, align 4, !dbg !101
  %5 = load i32, ptr %n.addr, align 4, !dbg !102
  %cmp = icmp slt i32 %4, %5, !dbg !103
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !101

cond.true:                                        ; preds = %entry
  %6 = load ptr, ptr %q.addr, align 8, !dbg !104
  %7 = load i32, ptr %i, align 4, !dbg !105
  %idxprom = sext i32 %7 to i64, !dbg !104
  %arrayidx = getelementptr inbounds double, ptr %6, i64 %idxprom, !dbg !104
  %8 = load double, ptr %arrayidx, align 8, !dbg !104
  br label %cond.end, !dbg !101

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !101

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract double [ %8, %cond.true ], [ 1.000000e+30, %cond.false ], !dbg !101
  call void @_Z9op_reducePdd(ptr noundef %3, double noundef %cond) #4, !dbg !106
  ret void, !dbg !107
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "temp", scope: !2, file: !3, line: 6, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "op_reduce", linkageName: "_Z9op_reducePdd", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "reduction_under_condition.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !7}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 214)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 215)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{}
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8192, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 128)
!20 = !{i32 7, !"Dwarf Version", i32 4}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!24 = !{!"clang version 22.1.8"}
!25 = !DILocalVariable(name: "dat", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!26 = !DILocation(line: 5, column: 35, scope: !2)
!27 = !DILocalVariable(name: "v", arg: 2, scope: !2, file: !3, line: 5, type: !7)
!28 = !DILocation(line: 5, column: 47, scope: !2)
!29 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 7, type: !30)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !DILocation(line: 7, column: 7, scope: !2)
!32 = !DILocation(line: 7, column: 11, scope: !2)
!33 = !DILocation(line: 8, column: 13, scope: !2)
!34 = !DILocation(line: 8, column: 8, scope: !2)
!35 = !DILocation(line: 8, column: 3, scope: !2)
!36 = !DILocation(line: 8, column: 11, scope: !2)
!37 = !DILocalVariable(name: "d", scope: !38, file: !3, line: 9, type: !30)
!38 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!39 = !DILocation(line: 9, column: 12, scope: !38)
!40 = !DILocation(line: 9, column: 16, scope: !38)
!41 = !DILocation(line: 9, column: 27, scope: !38)
!42 = !DILocation(line: 9, column: 8, scope: !38)
!43 = !DILocation(line: 9, column: 32, scope: !44)
!44 = distinct !DILexicalBlock(scope: !38, file: !3, line: 9, column: 3)
!45 = !DILocation(line: 9, column: 34, scope: !44)
!46 = !DILocation(line: 9, column: 3, scope: !38)
!47 = !DILocation(line: 10, column: 5, scope: !48)
!48 = distinct !DILexicalBlock(scope: !44, file: !3, line: 9, column: 47)
!49 = !DILocation(line: 11, column: 9, scope: !50)
!50 = distinct !DILexicalBlock(scope: !48, file: !3, line: 11, column: 9)
!51 = !DILocation(line: 11, column: 13, scope: !50)
!52 = !DILocation(line: 11, column: 11, scope: !50)
!53 = !DILocation(line: 11, column: 15, scope: !50)
!54 = !DILocation(line: 11, column: 23, scope: !50)
!55 = !DILocation(line: 11, column: 27, scope: !50)
!56 = !DILocation(line: 11, column: 25, scope: !50)
!57 = !DILocation(line: 11, column: 18, scope: !50)
!58 = !DILocation(line: 11, column: 37, scope: !50)
!59 = !DILocation(line: 11, column: 32, scope: !50)
!60 = !DILocation(line: 11, column: 30, scope: !50)
!61 = !DILocation(line: 11, column: 56, scope: !50)
!62 = !DILocation(line: 11, column: 60, scope: !50)
!63 = !DILocation(line: 11, column: 58, scope: !50)
!64 = !DILocation(line: 11, column: 51, scope: !50)
!65 = !DILocation(line: 11, column: 46, scope: !50)
!66 = !DILocation(line: 11, column: 41, scope: !50)
!67 = !DILocation(line: 11, column: 49, scope: !50)
!68 = !DILocation(line: 12, column: 3, scope: !48)
!69 = !DILocation(line: 9, column: 41, scope: !44)
!70 = !DILocation(line: 9, column: 3, scope: !44)
!71 = distinct !{!71, !46, !72, !73}
!72 = !DILocation(line: 12, column: 3, scope: !38)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !DILocation(line: 13, column: 7, scope: !75)
!75 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!76 = !DILocation(line: 13, column: 9, scope: !75)
!77 = !DILocation(line: 13, column: 33, scope: !75)
!78 = !DILocation(line: 13, column: 15, scope: !75)
!79 = !DILocation(line: 13, column: 19, scope: !75)
!80 = !DILocation(line: 13, column: 31, scope: !75)
!81 = !DILocation(line: 14, column: 1, scope: !2)
!82 = distinct !DISubprogram(name: "source", linkageName: "_Z6sourcePKdPdi", scope: !3, file: !3, line: 15, type: !83, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !16)
!83 = !DISubroutineType(types: !84)
!84 = !{null, !85, !6, !30}
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!86 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!87 = !DILocalVariable(name: "q", arg: 1, scope: !82, file: !3, line: 15, type: !85)
!88 = !DILocation(line: 15, column: 61, scope: !82)
!89 = !DILocalVariable(name: "dt", arg: 2, scope: !82, file: !3, line: 15, type: !6)
!90 = !DILocation(line: 15, column: 72, scope: !82)
!91 = !DILocalVariable(name: "n", arg: 3, scope: !82, file: !3, line: 15, type: !30)
!92 = !DILocation(line: 15, column: 80, scope: !82)
!93 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 16, type: !30)
!94 = !DILocation(line: 16, column: 7, scope: !82)
!95 = !DILocation(line: 16, column: 11, scope: !82)
!96 = !DILocation(line: 16, column: 24, scope: !82)
!97 = !DILocation(line: 16, column: 22, scope: !82)
!98 = !DILocation(line: 16, column: 37, scope: !82)
!99 = !DILocation(line: 16, column: 35, scope: !82)
!100 = !DILocation(line: 17, column: 13, scope: !82)
!101 = !DILocation(line: 17, column: 17, scope: !82)
!102 = !DILocation(line: 17, column: 21, scope: !82)
!103 = !DILocation(line: 17, column: 19, scope: !82)
!104 = !DILocation(line: 17, column: 25, scope: !82)
!105 = !DILocation(line: 17, column: 27, scope: !82)
!106 = !DILocation(line: 17, column: 3, scope: !82)
!107 = !DILocation(line: 18, column: 1, scope: !82)
