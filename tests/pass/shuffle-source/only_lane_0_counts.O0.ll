; ModuleID = 'only_lane_0_counts.cu'
source_filename = "only_lane_0_counts.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPKiPiE1s = internal addrspace(3) global [8 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPKiPi(ptr noundef %a, ptr noundef %o) #0 !dbg !2 {
entry:
  %m.addr.i53 = alloca i32, align 4
  %v.addr.i54 = alloca i32, align 4
  %a.addr.i55 = alloca i32, align 4
  %w.addr.i56 = alloca i32, align 4
  %m.addr.i46 = alloca i32, align 4
  %v.addr.i47 = alloca i32, align 4
  %a.addr.i48 = alloca i32, align 4
  %w.addr.i49 = alloca i32, align 4
  %m.addr.i39 = alloca i32, align 4
  %v.addr.i40 = alloca i32, align 4
  %a.addr.i41 = alloca i32, align 4
  %w.addr.i42 = alloca i32, align 4
  %m.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %a.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %v = alloca i32, align 4
  %d = alloca i32, align 4
  %m = alloca i32, align 4
  %kept = alloca i32, align 4
  %d10 = alloca i32, align 4
  %u = alloca i32, align 4
  %w = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !28, !DIExpression(), !29)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !30, !DIExpression(), !31)
    #dbg_declare(ptr %t, !32, !DIExpression(), !33)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
  store i32 %0, ptr %t, align 4, !dbg !33
    #dbg_declare(ptr %v, !35, !DIExpression(), !36)
  %1 = load ptr, ptr %a.addr, align 8, !dbg !37
  %2 = load i32, ptr %t, align 4, !dbg !38
  %idxprom = sext i32 %2 to i64, !dbg !37
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 %idxprom, !dbg !37
  %3 = load i32, ptr %arrayidx, align 4, !dbg !37
  store i32 %3, ptr %v, align 4, !dbg !36
    #dbg_declare(ptr %d, !39, !DIExpression(), !41)
  store i32 16, ptr %d, align 4, !dbg !41
  br label %for.cond, !dbg !42

for.cond:                                         ; preds = %for.inc, %entry
  %4 = load i32, ptr %d, align 4, !dbg !43
  %cmp = icmp sgt i32 %4, 0, !dbg !45
  br i1 %cmp, label %for.body, label %for.end, !dbg !46

for.body:                                         ; preds = %for.cond
  %5 = load i32, ptr %v, align 4, !dbg !47
  %6 = load i32, ptr %d, align 4, !dbg !48
  store i32 -1, ptr %m.addr.i53, align 4, !dbg !49
  store i32 %5, ptr %v.addr.i54, align 4, !dbg !49
  store i32 %6, ptr %a.addr.i55, align 4, !dbg !49
  store i32 32, ptr %w.addr.i56, align 4, !dbg !49
  %7 = load i32, ptr %m.addr.i53, align 4, !dbg !49
  %8 = load i32, ptr %v.addr.i54, align 4, !dbg !49
  %9 = load i32, ptr %a.addr.i55, align 4, !dbg !49
  %10 = load i32, ptr %w.addr.i56, align 4, !dbg !49
  %sub.i57 = sub nsw i32 32, %10, !dbg !49
  %shl.i58 = shl i32 %sub.i57, 8, !dbg !49
  %or.i59 = or i32 %shl.i58, 31, !dbg !49
  %11 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %7, i32 %8, i32 %9, i32 %or.i59), !dbg !49
  %12 = load i32, ptr %v, align 4, !dbg !50
  %add = add nsw i32 %12, %11, !dbg !50
  store i32 %add, ptr %v, align 4, !dbg !50
  br label %for.inc, !dbg !51

for.inc:                                          ; preds = %for.body
  %13 = load i32, ptr %d, align 4, !dbg !52
  %div = sdiv i32 %13, 2, !dbg !52
  store i32 %div, ptr %d, align 4, !dbg !52
  br label %for.cond, !dbg !53, !llvm.loop !54

for.end:                                          ; preds = %for.cond
  %14 = load i32, ptr %t, align 4, !dbg !57
  %rem = srem i32 %14, 32, !dbg !59
  %cmp2 = icmp eq i32 %rem, 0, !dbg !60
  br i1 %cmp2, label %if.then, label %if.end, !dbg !60

if.then:                                          ; preds = %for.end
  %15 = load i32, ptr %v, align 4, !dbg !61
  %16 = load i32, ptr %t, align 4, !dbg !62
  %div3 = sdiv i32 %16, 32, !dbg !63
  %idxprom4 = sext i32 %div3 to i64, !dbg !64
  %arrayidx5 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKiPiE1s to ptr), i64 0, i64 %idxprom4, !dbg !64
  store i32 %15, ptr %arrayidx5, align 4, !dbg !65
  br label %if.end, !dbg !64

if.end:                                           ; preds = %if.then, %for.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !66
  %17 = load i32, ptr %t, align 4, !dbg !67
  %cmp6 = icmp slt i32 %17, 8, !dbg !69
  br i1 %cmp6, label %if.then7, label %if.end38, !dbg !69

if.then7:                                         ; preds = %if.end
  %18 = load i32, ptr %t, align 4, !dbg !70
  %idxprom8 = sext i32 %18 to i64, !dbg !72
  %arrayidx9 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKiPiE1s to ptr), i64 0, i64 %idxprom8, !dbg !72
  %19 = load i32, ptr %arrayidx9, align 4, !dbg !72
  store i32 %19, ptr %v, align 4, !dbg !73
    #dbg_declare(ptr %m, !74, !DIExpression(), !75)
  %20 = load i32, ptr %v, align 4, !dbg !76
  store i32 %20, ptr %m, align 4, !dbg !75
    #dbg_declare(ptr %kept, !77, !DIExpression(), !78)
  %21 = load i32, ptr %v, align 4, !dbg !79
  store i32 %21, ptr %kept, align 4, !dbg !78
    #dbg_declare(ptr %d10, !80, !DIExpression(), !82)
  store i32 4, ptr %d10, align 4, !dbg !82
  br label %for.cond11, !dbg !83

for.cond11:                                       ; preds = %for.inc26, %if.then7
  %22 = load i32, ptr %d10, align 4, !dbg !84
  %cmp12 = icmp sgt i32 %22, 0, !dbg !86
  br i1 %cmp12, label %for.body13, label %for.end28, !dbg !87

for.body13:                                       ; preds = %for.cond11
  %23 = load i32, ptr %v, align 4, !dbg !88
  %24 = load i32, ptr %d10, align 4, !dbg !90
  store i32 255, ptr %m.addr.i46, align 4, !dbg !91
  store i32 %23, ptr %v.addr.i47, align 4, !dbg !91
  store i32 %24, ptr %a.addr.i48, align 4, !dbg !91
  store i32 32, ptr %w.addr.i49, align 4, !dbg !91
  %25 = load i32, ptr %m.addr.i46, align 4, !dbg !91
  %26 = load i32, ptr %v.addr.i47, align 4, !dbg !91
  %27 = load i32, ptr %a.addr.i48, align 4, !dbg !91
  %28 = load i32, ptr %w.addr.i49, align 4, !dbg !91
  %sub.i50 = sub nsw i32 32, %28, !dbg !91
  %shl.i51 = shl i32 %sub.i50, 8, !dbg !91
  %or.i52 = or i32 %shl.i51, 31, !dbg !91
  %29 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %25, i32 %26, i32 %27, i32 %or.i52), !dbg !91
  %30 = load i32, ptr %v, align 4, !dbg !92
  %add15 = add nsw i32 %30, %29, !dbg !92
  store i32 %add15, ptr %v, align 4, !dbg !92
    #dbg_declare(ptr %u, !93, !DIExpression(), !94)
  %31 = load i32, ptr %m, align 4, !dbg !95
  %32 = load i32, ptr %d10, align 4, !dbg !96
  store i32 255, ptr %m.addr.i39, align 4, !dbg !97
  store i32 %31, ptr %v.addr.i40, align 4, !dbg !97
  store i32 %32, ptr %a.addr.i41, align 4, !dbg !97
  store i32 32, ptr %w.addr.i42, align 4, !dbg !97
  %33 = load i32, ptr %m.addr.i39, align 4, !dbg !97
  %34 = load i32, ptr %v.addr.i40, align 4, !dbg !97
  %35 = load i32, ptr %a.addr.i41, align 4, !dbg !97
  %36 = load i32, ptr %w.addr.i42, align 4, !dbg !97
  %sub.i43 = sub nsw i32 32, %36, !dbg !97
  %shl.i44 = shl i32 %sub.i43, 8, !dbg !97
  %or.i45 = or i32 %shl.i44, 31, !dbg !97
  %37 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %33, i32 %34, i32 %35, i32 %or.i45), !dbg !97
  store i32 %37, ptr %u, align 4, !dbg !94
  %38 = load i32, ptr %u, align 4, !dbg !98
  %39 = load i32, ptr %m, align 4, !dbg !100
  %cmp17 = icmp sgt i32 %38, %39, !dbg !101
  br i1 %cmp17, label %if.then18, label %if.end19, !dbg !101

if.then18:                                        ; preds = %for.body13
  %40 = load i32, ptr %u, align 4, !dbg !102
  store i32 %40, ptr %m, align 4, !dbg !103
  br label %if.end19, !dbg !104

if.end19:                                         ; preds = %if.then18, %for.body13
    #dbg_declare(ptr %w, !105, !DIExpression(), !106)
  %41 = load i32, ptr %kept, align 4, !dbg !107
  %42 = load i32, ptr %d10, align 4, !dbg !108
  store i32 255, ptr %m.addr.i, align 4, !dbg !109
  store i32 %41, ptr %v.addr.i, align 4, !dbg !109
  store i32 %42, ptr %a.addr.i, align 4, !dbg !109
  store i32 32, ptr %w.addr.i, align 4, !dbg !109
  %43 = load i32, ptr %m.addr.i, align 4, !dbg !109
  %44 = load i32, ptr %v.addr.i, align 4, !dbg !109
  %45 = load i32, ptr %a.addr.i, align 4, !dbg !109
  %46 = load i32, ptr %w.addr.i, align 4, !dbg !109
  %sub.i = sub nsw i32 32, %46, !dbg !109
  %shl.i = shl i32 %sub.i, 8, !dbg !109
  %or.i = or i32 %shl.i, 31, !dbg !109
  %47 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %43, i32 %44, i32 %45, i32 %or.i), !dbg !109
  store i32 %47, ptr %w, align 4, !dbg !106
  %48 = load i32, ptr %t, align 4, !dbg !110
  %49 = load i32, ptr %d10, align 4, !dbg !112
  %add21 = add nsw i32 %48, %49, !dbg !113
  %cmp22 = icmp slt i32 %add21, 8, !dbg !114
  br i1 %cmp22, label %if.then23, label %if.end25, !dbg !114

if.then23:                                        ; preds = %if.end19
  %50 = load i32, ptr %w, align 4, !dbg !115
  %51 = load i32, ptr %kept, align 4, !dbg !116
  %add24 = add nsw i32 %51, %50, !dbg !116
  store i32 %add24, ptr %kept, align 4, !dbg !116
  br label %if.end25, !dbg !117

if.end25:                                         ; preds = %if.then23, %if.end19
  br label %for.inc26, !dbg !118

for.inc26:                                        ; preds = %if.end25
  %52 = load i32, ptr %d10, align 4, !dbg !119
  %div27 = sdiv i32 %52, 2, !dbg !119
  store i32 %div27, ptr %d10, align 4, !dbg !119
  br label %for.cond11, !dbg !120, !llvm.loop !121

for.end28:                                        ; preds = %for.cond11
  %53 = load i32, ptr %t, align 4, !dbg !123
  %cmp29 = icmp eq i32 %53, 0, !dbg !125
  br i1 %cmp29, label %if.then30, label %if.end33, !dbg !125

if.then30:                                        ; preds = %for.end28
  %54 = load i32, ptr %v, align 4, !dbg !126
  %55 = load ptr, ptr %o.addr, align 8, !dbg !128
  %arrayidx31 = getelementptr inbounds i32, ptr %55, i64 0, !dbg !128
  store i32 %54, ptr %arrayidx31, align 4, !dbg !129
  %56 = load i32, ptr %m, align 4, !dbg !130
  %57 = load ptr, ptr %o.addr, align 8, !dbg !131
  %arrayidx32 = getelementptr inbounds i32, ptr %57, i64 1, !dbg !131
  store i32 %56, ptr %arrayidx32, align 4, !dbg !132
  br label %if.end33, !dbg !133

if.end33:                                         ; preds = %if.then30, %for.end28
  %58 = load i32, ptr %t, align 4, !dbg !134
  %cmp34 = icmp eq i32 %58, 0, !dbg !136
  br i1 %cmp34, label %if.then35, label %if.end37, !dbg !136

if.then35:                                        ; preds = %if.end33
  %59 = load i32, ptr %kept, align 4, !dbg !137
  %60 = load ptr, ptr %o.addr, align 8, !dbg !138
  %arrayidx36 = getelementptr inbounds i32, ptr %60, i64 2, !dbg !138
  store i32 %59, ptr %arrayidx36, align 4, !dbg !139
  br label %if.end37, !dbg !138

if.end37:                                         ; preds = %if.then35, %if.end33
  br label %if.end38, !dbg !140

if.end38:                                         ; preds = %if.end37, %if.end
  ret void, !dbg !141
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!23, !24, !25, !26}
!llvm.ident = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 9, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKiPi", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !19)
!3 = !DIFile(filename: "only_lane_0_counts.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!11 = !{!8}
!12 = !{!0}
!13 = !{!14, !17}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !15, file: !16, line: 214)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 215)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{}
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 256, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 8)
!23 = !{i32 7, !"Dwarf Version", i32 4}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!27 = !{!"clang version 22.1.8"}
!28 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!29 = !DILocation(line: 8, column: 30, scope: !2)
!30 = !DILocalVariable(name: "o", arg: 2, scope: !2, file: !3, line: 8, type: !9)
!31 = !DILocation(line: 8, column: 38, scope: !2)
!32 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 10, type: !8)
!33 = !DILocation(line: 10, column: 7, scope: !2)
!34 = !DILocation(line: 10, column: 11, scope: !2)
!35 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 10, type: !8)
!36 = !DILocation(line: 10, column: 24, scope: !2)
!37 = !DILocation(line: 10, column: 28, scope: !2)
!38 = !DILocation(line: 10, column: 30, scope: !2)
!39 = !DILocalVariable(name: "d", scope: !40, file: !3, line: 11, type: !8)
!40 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!41 = !DILocation(line: 11, column: 12, scope: !40)
!42 = !DILocation(line: 11, column: 8, scope: !40)
!43 = !DILocation(line: 11, column: 20, scope: !44)
!44 = distinct !DILexicalBlock(scope: !40, file: !3, line: 11, column: 3)
!45 = !DILocation(line: 11, column: 22, scope: !44)
!46 = !DILocation(line: 11, column: 3, scope: !40)
!47 = !DILocation(line: 12, column: 40, scope: !44)
!48 = !DILocation(line: 12, column: 43, scope: !44)
!49 = !DILocation(line: 12, column: 10, scope: !44)
!50 = !DILocation(line: 12, column: 7, scope: !44)
!51 = !DILocation(line: 12, column: 5, scope: !44)
!52 = !DILocation(line: 11, column: 29, scope: !44)
!53 = !DILocation(line: 11, column: 3, scope: !44)
!54 = distinct !{!54, !46, !55, !56}
!55 = !DILocation(line: 12, column: 44, scope: !40)
!56 = !{!"llvm.loop.mustprogress"}
!57 = !DILocation(line: 13, column: 7, scope: !58)
!58 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!59 = !DILocation(line: 13, column: 9, scope: !58)
!60 = !DILocation(line: 13, column: 14, scope: !58)
!61 = !DILocation(line: 14, column: 17, scope: !58)
!62 = !DILocation(line: 14, column: 7, scope: !58)
!63 = !DILocation(line: 14, column: 9, scope: !58)
!64 = !DILocation(line: 14, column: 5, scope: !58)
!65 = !DILocation(line: 14, column: 15, scope: !58)
!66 = !DILocation(line: 15, column: 3, scope: !2)
!67 = !DILocation(line: 16, column: 7, scope: !68)
!68 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 7)
!69 = !DILocation(line: 16, column: 9, scope: !68)
!70 = !DILocation(line: 17, column: 11, scope: !71)
!71 = distinct !DILexicalBlock(scope: !68, file: !3, line: 16, column: 14)
!72 = !DILocation(line: 17, column: 9, scope: !71)
!73 = !DILocation(line: 17, column: 7, scope: !71)
!74 = !DILocalVariable(name: "m", scope: !71, file: !3, line: 18, type: !8)
!75 = !DILocation(line: 18, column: 9, scope: !71)
!76 = !DILocation(line: 18, column: 13, scope: !71)
!77 = !DILocalVariable(name: "kept", scope: !71, file: !3, line: 18, type: !8)
!78 = !DILocation(line: 18, column: 16, scope: !71)
!79 = !DILocation(line: 18, column: 23, scope: !71)
!80 = !DILocalVariable(name: "d", scope: !81, file: !3, line: 19, type: !8)
!81 = distinct !DILexicalBlock(scope: !71, file: !3, line: 19, column: 5)
!82 = !DILocation(line: 19, column: 14, scope: !81)
!83 = !DILocation(line: 19, column: 10, scope: !81)
!84 = !DILocation(line: 19, column: 21, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !3, line: 19, column: 5)
!86 = !DILocation(line: 19, column: 23, scope: !85)
!87 = !DILocation(line: 19, column: 5, scope: !81)
!88 = !DILocation(line: 20, column: 36, scope: !89)
!89 = distinct !DILexicalBlock(scope: !85, file: !3, line: 19, column: 36)
!90 = !DILocation(line: 20, column: 39, scope: !89)
!91 = !DILocation(line: 20, column: 12, scope: !89)
!92 = !DILocation(line: 20, column: 9, scope: !89)
!93 = !DILocalVariable(name: "u", scope: !89, file: !3, line: 21, type: !8)
!94 = !DILocation(line: 21, column: 11, scope: !89)
!95 = !DILocation(line: 21, column: 39, scope: !89)
!96 = !DILocation(line: 21, column: 42, scope: !89)
!97 = !DILocation(line: 21, column: 15, scope: !89)
!98 = !DILocation(line: 22, column: 11, scope: !99)
!99 = distinct !DILexicalBlock(scope: !89, file: !3, line: 22, column: 11)
!100 = !DILocation(line: 22, column: 15, scope: !99)
!101 = !DILocation(line: 22, column: 13, scope: !99)
!102 = !DILocation(line: 23, column: 13, scope: !99)
!103 = !DILocation(line: 23, column: 11, scope: !99)
!104 = !DILocation(line: 23, column: 9, scope: !99)
!105 = !DILocalVariable(name: "w", scope: !89, file: !3, line: 24, type: !8)
!106 = !DILocation(line: 24, column: 11, scope: !89)
!107 = !DILocation(line: 24, column: 39, scope: !89)
!108 = !DILocation(line: 24, column: 45, scope: !89)
!109 = !DILocation(line: 24, column: 15, scope: !89)
!110 = !DILocation(line: 25, column: 11, scope: !111)
!111 = distinct !DILexicalBlock(scope: !89, file: !3, line: 25, column: 11)
!112 = !DILocation(line: 25, column: 15, scope: !111)
!113 = !DILocation(line: 25, column: 13, scope: !111)
!114 = !DILocation(line: 25, column: 17, scope: !111)
!115 = !DILocation(line: 26, column: 17, scope: !111)
!116 = !DILocation(line: 26, column: 14, scope: !111)
!117 = !DILocation(line: 26, column: 9, scope: !111)
!118 = !DILocation(line: 27, column: 5, scope: !89)
!119 = !DILocation(line: 19, column: 30, scope: !85)
!120 = !DILocation(line: 19, column: 5, scope: !85)
!121 = distinct !{!121, !87, !122, !56}
!122 = !DILocation(line: 27, column: 5, scope: !81)
!123 = !DILocation(line: 28, column: 9, scope: !124)
!124 = distinct !DILexicalBlock(scope: !71, file: !3, line: 28, column: 9)
!125 = !DILocation(line: 28, column: 11, scope: !124)
!126 = !DILocation(line: 29, column: 14, scope: !127)
!127 = distinct !DILexicalBlock(scope: !124, file: !3, line: 28, column: 17)
!128 = !DILocation(line: 29, column: 7, scope: !127)
!129 = !DILocation(line: 29, column: 12, scope: !127)
!130 = !DILocation(line: 30, column: 14, scope: !127)
!131 = !DILocation(line: 30, column: 7, scope: !127)
!132 = !DILocation(line: 30, column: 12, scope: !127)
!133 = !DILocation(line: 31, column: 5, scope: !127)
!134 = !DILocation(line: 32, column: 9, scope: !135)
!135 = distinct !DILexicalBlock(scope: !71, file: !3, line: 32, column: 9)
!136 = !DILocation(line: 32, column: 11, scope: !135)
!137 = !DILocation(line: 33, column: 14, scope: !135)
!138 = !DILocation(line: 33, column: 7, scope: !135)
!139 = !DILocation(line: 33, column: 12, scope: !135)
!140 = !DILocation(line: 34, column: 3, scope: !71)
!141 = !DILocation(line: 35, column: 1, scope: !2)
