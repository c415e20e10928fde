; ModuleID = 'memmove_overlap.cu'
source_filename = "memmove_overlap.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [49 x i8] c"mine[4] == 5 && mine[13] == 12 && mine[12] == 11\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [19 x i8] c"memmove_overlap.cu\00", align 1, !dbg !8
@__func__._Z1kPc = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z14memcpy_forwardPcPKci(ptr noundef %to, ptr noundef %from, i32 noundef %n) #0 !dbg !33 {
entry:
  %to.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %to, ptr %to.addr, align 8
    #dbg_declare(ptr %to.addr, !40, !DIExpression(), !41)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !42, !DIExpression(), !43)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !44, !DIExpression(), !45)
    #dbg_declare(ptr %i, !46, !DIExpression(), !48)
  store i32 0, ptr %i, align 4, !dbg !48
  br label %for.cond, !dbg !49

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !50
  %1 = load i32, ptr %n.addr, align 4, !dbg !52
  %cmp = icmp slt i32 %0, %1, !dbg !53
  br i1 %cmp, label %for.body, label %for.end, !dbg !54

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %from.addr, align 8, !dbg !55
  %3 = load i32, ptr %i, align 4, !dbg !56
  %idxprom = sext i32 %3 to i64, !dbg !55
  %arrayidx = getelementptr inbounds i8, ptr %2, i64 %idxprom, !dbg !55
  %4 = load i8, ptr %arrayidx, align 1, !dbg !55
  %5 = load ptr, ptr %to.addr, align 8, !dbg !57
  %6 = load i32, ptr %i, align 4, !dbg !58
  %idxprom1 = sext i32 %6 to i64, !dbg !57
  %arrayidx2 = getelementptr inbounds i8, ptr %5, i64 %idxprom1, !dbg !57
  store i8 %4, ptr %arrayidx2, align 1, !dbg !59
  br label %for.inc, !dbg !57

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %i, align 4, !dbg !60
  %inc = add nsw i32 %7, 1, !dbg !60
  store i32 %inc, ptr %i, align 4, !dbg !60
  br label %for.cond, !dbg !61, !llvm.loop !62

for.end:                                          ; preds = %for.cond
  ret void, !dbg !65
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPc(ptr noundef %a) #1 !dbg !66 {
entry:
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %mine = alloca ptr, align 8
  %i = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !69, !DIExpression(), !70)
    #dbg_declare(ptr %mine, !71, !DIExpression(), !72)
  %0 = load ptr, ptr %a.addr, align 8, !dbg !73
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74
  %mul = mul i32 16, %1, !dbg !75
  %idx.ext = zext i32 %mul to i64, !dbg !76
  %add.ptr = getelementptr inbounds nuw i8, ptr %0, i64 %idx.ext, !dbg !76
  store ptr %add.ptr, ptr %mine, align 8, !dbg !72
    #dbg_declare(ptr %i, !77, !DIExpression(), !79)
  store i32 0, ptr %i, align 4, !dbg !79
  br label %for.cond, !dbg !80

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %i, align 4, !dbg !81
  %cmp = icmp slt i32 %2, 16, !dbg !83
  br i1 %cmp, label %for.body, label %for.end, !dbg !84

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %i, align 4, !dbg !85
  %conv = trunc i32 %3 to i8, !dbg !85
  %4 = load ptr, ptr %mine, align 8, !dbg !86
  %5 = load i32, ptr %i, align 4, !dbg !87
  %idxprom = sext i32 %5 to i64, !dbg !86
  %arrayidx = getelementptr inbounds i8, ptr %4, i64 %idxprom, !dbg !86
  store i8 %conv, ptr %arrayidx, align 1, !dbg !88
  br label %for.inc, !dbg !86

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %i, align 4, !dbg !89
  %inc = add nsw i32 %6, 1, !dbg !89
  store i32 %inc, ptr %i, align 4, !dbg !89
  br label %for.cond, !dbg !90, !llvm.loop !91

for.end:                                          ; preds = %for.cond
  %7 = load ptr, ptr %mine, align 8, !dbg !93
  %add.ptr1 = getelementptr inbounds i8, ptr %7, i64 1, !dbg !94
  %8 = load ptr, ptr %mine, align 8, !dbg !95
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr1, ptr align 1 %8, i64 13, i1 false), !dbg !94
  %9 = load ptr, ptr %mine, align 8, !dbg !96
  %10 = load ptr, ptr %mine, align 8, !dbg !97
  %add.ptr2 = getelementptr inbounds i8, ptr %10, i64 2, !dbg !98
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %9, ptr align 1 %add.ptr2, i64 9, i1 false), !dbg !98
  %11 = load ptr, ptr %mine, align 8, !dbg !99
  %arrayidx3 = getelementptr inbounds i8, ptr %11, i64 4, !dbg !99
  %12 = load i8, ptr %arrayidx3, align 1, !dbg !99
  %conv4 = sext i8 %12 to i32, !dbg !99
  %cmp5 = icmp eq i32 %conv4, 5, !dbg !100
  br i1 %cmp5, label %land.lhs.true, label %land.end, !dbg !101

land.lhs.true:                                    ; preds = %for.end
  %13 = load ptr, ptr %mine, align 8, !dbg !102
  %arrayidx6 = getelementptr inbounds i8, ptr %13, i64 13, !dbg !102
  %14 = load i8, ptr %arrayidx6, align 1, !dbg !102
  %conv7 = sext i8 %14 to i32, !dbg !102
  %cmp8 = icmp eq i32 %conv7, 12, !dbg !103
  br i1 %cmp8, label %land.rhs, label %land.end, !dbg !104

land.rhs:                                         ; preds = %land.lhs.true
  %15 = load ptr, ptr %mine, align 8, !dbg !105
  %arrayidx9 = getelementptr inbounds i8, ptr %15, i64 12, !dbg !105
  %16 = load i8, ptr %arrayidx9, align 1, !dbg !105
  %conv10 = sext i8 %16 to i32, !dbg !105
  %cmp11 = icmp eq i32 %conv10, 11, !dbg !106
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %for.end
  %17 = phi i1 [ false, %land.lhs.true ], [ false, %for.end ], [ %cmp11, %land.rhs ], !dbg !107
  %storedv.i = zext i1 %17 to i8, !dbg !108
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !108
  store ptr @.str, ptr %m.addr.i, align 8, !dbg !108
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !108
  store i32 17, ptr %l.addr.i, align 4, !dbg !108
  store ptr @__func__._Z1kPc, ptr %fn.addr.i, align 8, !dbg !108
  %18 = load i8, ptr %c.addr.i, align 1, !dbg !108
  %loadedv.i = trunc i8 %18 to i1, !dbg !108
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !108

if.then.i:                                        ; preds = %land.end
  %19 = load ptr, ptr %m.addr.i, align 8, !dbg !108
  %20 = load ptr, ptr %f.addr.i, align 8, !dbg !108
  %21 = load i32, ptr %l.addr.i, align 4, !dbg !108
  %22 = load ptr, ptr %fn.addr.i, align 8, !dbg !108
  call void @__assertfail(ptr noundef %19, ptr noundef %20, i32 noundef %21, ptr noundef %22, i64 noundef 1) #5, !dbg !108
  unreachable, !dbg !108

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end
  ret void, !dbg !109
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!28, !29, !30, !31}
!llvm.ident = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "memmove_overlap.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 392, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 49)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 19)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !21, imports: !22, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20}
!20 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!21 = !{!0, !8, !13}
!22 = !{!23, !26}
!23 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !24, file: !25, line: 206)
!24 = !DINamespace(name: "ws_math", scope: null)
!25 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!26 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !27, entity: !24, file: !25, line: 207)
!27 = !DINamespace(name: "std", scope: null)
!28 = !{i32 7, !"Dwarf Version", i32 4}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!32 = !{!"clang version 22.1.8"}
!33 = distinct !DISubprogram(name: "memcpy_forward", linkageName: "_Z14memcpy_forwardPcPKci", scope: !2, file: !2, line: 7, type: !34, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !39)
!34 = !DISubroutineType(types: !35)
!35 = !{null, !36, !37, !38}
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !{}
!40 = !DILocalVariable(name: "to", arg: 1, scope: !33, file: !2, line: 7, type: !36)
!41 = !DILocation(line: 7, column: 38, scope: !33)
!42 = !DILocalVariable(name: "from", arg: 2, scope: !33, file: !2, line: 7, type: !37)
!43 = !DILocation(line: 7, column: 54, scope: !33)
!44 = !DILocalVariable(name: "n", arg: 3, scope: !33, file: !2, line: 7, type: !38)
!45 = !DILocation(line: 7, column: 64, scope: !33)
!46 = !DILocalVariable(name: "i", scope: !47, file: !2, line: 8, type: !38)
!47 = distinct !DILexicalBlock(scope: !33, file: !2, line: 8, column: 3)
!48 = !DILocation(line: 8, column: 12, scope: !47)
!49 = !DILocation(line: 8, column: 8, scope: !47)
!50 = !DILocation(line: 8, column: 19, scope: !51)
!51 = distinct !DILexicalBlock(scope: !47, file: !2, line: 8, column: 3)
!52 = !DILocation(line: 8, column: 23, scope: !51)
!53 = !DILocation(line: 8, column: 21, scope: !51)
!54 = !DILocation(line: 8, column: 3, scope: !47)
!55 = !DILocation(line: 9, column: 13, scope: !51)
!56 = !DILocation(line: 9, column: 18, scope: !51)
!57 = !DILocation(line: 9, column: 5, scope: !51)
!58 = !DILocation(line: 9, column: 8, scope: !51)
!59 = !DILocation(line: 9, column: 11, scope: !51)
!60 = !DILocation(line: 8, column: 26, scope: !51)
!61 = !DILocation(line: 8, column: 3, scope: !51)
!62 = distinct !{!62, !54, !63, !64}
!63 = !DILocation(line: 9, column: 19, scope: !47)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocation(line: 10, column: 1, scope: !33)
!66 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPc", scope: !2, file: !2, line: 11, type: !67, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !39)
!67 = !DISubroutineType(types: !68)
!68 = !{null, !36}
!69 = !DILocalVariable(name: "a", arg: 1, scope: !66, file: !2, line: 11, type: !36)
!70 = !DILocation(line: 11, column: 25, scope: !66)
!71 = !DILocalVariable(name: "mine", scope: !66, file: !2, line: 12, type: !36)
!72 = !DILocation(line: 12, column: 9, scope: !66)
!73 = !DILocation(line: 12, column: 16, scope: !66)
!74 = !DILocation(line: 12, column: 25, scope: !66)
!75 = !DILocation(line: 12, column: 23, scope: !66)
!76 = !DILocation(line: 12, column: 18, scope: !66)
!77 = !DILocalVariable(name: "i", scope: !78, file: !2, line: 13, type: !38)
!78 = distinct !DILexicalBlock(scope: !66, file: !2, line: 13, column: 3)
!79 = !DILocation(line: 13, column: 12, scope: !78)
!80 = !DILocation(line: 13, column: 8, scope: !78)
!81 = !DILocation(line: 13, column: 19, scope: !82)
!82 = distinct !DILexicalBlock(scope: !78, file: !2, line: 13, column: 3)
!83 = !DILocation(line: 13, column: 21, scope: !82)
!84 = !DILocation(line: 13, column: 3, scope: !78)
!85 = !DILocation(line: 14, column: 15, scope: !82)
!86 = !DILocation(line: 14, column: 5, scope: !82)
!87 = !DILocation(line: 14, column: 10, scope: !82)
!88 = !DILocation(line: 14, column: 13, scope: !82)
!89 = !DILocation(line: 13, column: 27, scope: !82)
!90 = !DILocation(line: 13, column: 3, scope: !82)
!91 = distinct !{!91, !84, !92, !64}
!92 = !DILocation(line: 14, column: 15, scope: !78)
!93 = !DILocation(line: 15, column: 21, scope: !66)
!94 = !DILocation(line: 15, column: 3, scope: !66)
!95 = !DILocation(line: 15, column: 31, scope: !66)
!96 = !DILocation(line: 16, column: 21, scope: !66)
!97 = !DILocation(line: 16, column: 27, scope: !66)
!98 = !DILocation(line: 16, column: 3, scope: !66)
!99 = !DILocation(line: 17, column: 10, scope: !66)
!100 = !DILocation(line: 17, column: 18, scope: !66)
!101 = !DILocation(line: 17, column: 23, scope: !66)
!102 = !DILocation(line: 17, column: 26, scope: !66)
!103 = !DILocation(line: 17, column: 35, scope: !66)
!104 = !DILocation(line: 17, column: 41, scope: !66)
!105 = !DILocation(line: 17, column: 44, scope: !66)
!106 = !DILocation(line: 17, column: 53, scope: !66)
!107 = !DILocation(line: 0, scope: !66)
!108 = !DILocation(line: 17, column: 3, scope: !66)
!109 = !DILocation(line: 18, column: 1, scope: !66)
