; ModuleID = 'memmove_overlap.cu'
source_filename = "memmove_overlap.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [49 x i8] c"mine[4] == 5 && mine[13] == 12 && mine[12] == 11\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [19 x i8] c"memmove_overlap.cu\00", align 1, !dbg !8
@__func__._Z1kPc = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z14memcpy_forwardPcPKci(ptr noundef %to, ptr noundef %from, i32 noundef %n) #0 !dbg !37 {
entry:
    #dbg_value(ptr %to, !44, !DIExpression(), !49)
    #dbg_value(ptr %from, !45, !DIExpression(), !49)
    #dbg_value(i32 %n, !46, !DIExpression(), !49)
    #dbg_value(i32 0, !47, !DIExpression(), !50)
  br label %for.cond, !dbg !51

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !52
    #dbg_value(i32 %i.0, !47, !DIExpression(), !50)
  %cmp = icmp slt i32 %i.0, %n, !dbg !53
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !55

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64, !dbg !56
  %arrayidx = getelementptr inbounds i8, ptr %from, i64 %idxprom, !dbg !56
  %0 = load i8, ptr %arrayidx, align 1, !dbg !56, !tbaa !57
  %idxprom1 = sext i32 %i.0 to i64, !dbg !58
  %arrayidx2 = getelementptr inbounds i8, ptr %to, i64 %idxprom1, !dbg !58
  store i8 %0, ptr %arrayidx2, align 1, !dbg !59, !tbaa !57
  br label %for.inc, !dbg !58

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !60
    #dbg_value(i32 %inc, !47, !DIExpression(), !50)
  br label %for.cond, !dbg !61, !llvm.loop !62

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !66
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPc(ptr noundef %a) #2 !dbg !67 {
entry:
    #dbg_value(ptr %a, !71, !DIExpression(), !75)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
  %mul = mul i32 16, %0, !dbg !77
  %idx.ext = zext i32 %mul to i64, !dbg !78
  %add.ptr = getelementptr inbounds nuw i8, ptr %a, i64 %idx.ext, !dbg !78
    #dbg_value(ptr %add.ptr, !72, !DIExpression(), !75)
    #dbg_value(i32 0, !73, !DIExpression(), !79)
  br label %for.cond, !dbg !80

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !81
    #dbg_value(i32 %i.0, !73, !DIExpression(), !79)
  %cmp = icmp slt i32 %i.0, 16, !dbg !82
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !84

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %conv = trunc i32 %i.0 to i8, !dbg !85
  %idxprom = sext i32 %i.0 to i64, !dbg !86
  %arrayidx = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom, !dbg !86
  store i8 %conv, ptr %arrayidx, align 1, !dbg !87, !tbaa !57
  br label %for.inc, !dbg !86

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !88
    #dbg_value(i32 %inc, !73, !DIExpression(), !79)
  br label %for.cond, !dbg !89, !llvm.loop !90

for.end:                                          ; preds = %for.cond.cleanup
  %add.ptr1 = getelementptr inbounds i8, ptr %add.ptr, i64 1, !dbg !92
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr1, ptr align 1 %add.ptr, i64 13, i1 false), !dbg !92
  %add.ptr2 = getelementptr inbounds i8, ptr %add.ptr, i64 2, !dbg !93
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %add.ptr2, i64 9, i1 false), !dbg !93
  %arrayidx3 = getelementptr inbounds i8, ptr %add.ptr, i64 4, !dbg !94
  %1 = load i8, ptr %arrayidx3, align 1, !dbg !94, !tbaa !57
  %conv4 = sext i8 %1 to i32, !dbg !94
  %cmp5 = icmp eq i32 %conv4, 5, !dbg !95
  br i1 %cmp5, label %land.lhs.true, label %land.end, !dbg !96

land.lhs.true:                                    ; preds = %for.end
  %arrayidx6 = getelementptr inbounds i8, ptr %add.ptr, i64 13, !dbg !97
  %2 = load i8, ptr %arrayidx6, align 1, !dbg !97, !tbaa !57
  %conv7 = sext i8 %2 to i32, !dbg !97
  %cmp8 = icmp eq i32 %conv7, 12, !dbg !98
  br i1 %cmp8, label %land.rhs, label %land.end, !dbg !99

land.rhs:                                         ; preds = %land.lhs.true
  %arrayidx9 = getelementptr inbounds i8, ptr %add.ptr, i64 12, !dbg !100
  %3 = load i8, ptr %arrayidx9, align 1, !dbg !100, !tbaa !57
  %conv10 = sext i8 %3 to i32, !dbg !100
  %cmp11 = icmp eq i32 %conv10, 11, !dbg !101
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %for.end
  %4 = phi i1 [ false, %land.lhs.true ], [ false, %for.end ], [ %cmp11, %land.rhs ], !dbg !75
  %storedv.i = zext i1 %4 to i8, !dbg !102
  br i1 %4, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !102

if.then.i:                                        ; preds = %land.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 17, ptr noundef @__func__._Z1kPc, i64 noundef 1) #6, !dbg !102
  unreachable, !dbg !102

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end
  ret void, !dbg !103
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #5

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #6 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!28, !29, !30, !31}
!llvm.ident = !{!32}
!llvm.errno.tbaa = !{!33}

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
!18 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !21, imports: !22, splitDebugInlining: false, nameTableKind: None)
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
!33 = !{!34, !34, i64 0}
!34 = !{!"int", !35, i64 0}
!35 = !{!"omnipotent char", !36, i64 0}
!36 = !{!"Simple C++ TBAA"}
!37 = distinct !DISubprogram(name: "memcpy_forward", linkageName: "_Z14memcpy_forwardPcPKci", scope: !2, file: !2, line: 7, type: !38, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !43)
!38 = !DISubroutineType(types: !39)
!39 = !{null, !40, !41, !42}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!42 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!43 = !{!44, !45, !46, !47}
!44 = !DILocalVariable(name: "to", arg: 1, scope: !37, file: !2, line: 7, type: !40)
!45 = !DILocalVariable(name: "from", arg: 2, scope: !37, file: !2, line: 7, type: !41)
!46 = !DILocalVariable(name: "n", arg: 3, scope: !37, file: !2, line: 7, type: !42)
!47 = !DILocalVariable(name: "i", scope: !48, file: !2, line: 8, type: !42)
!48 = distinct !DILexicalBlock(scope: !37, file: !2, line: 8, column: 3)
!49 = !DILocation(line: 0, scope: !37)
!50 = !DILocation(line: 0, scope: !48)
!51 = !DILocation(line: 8, column: 8, scope: !48)
!52 = !DILocation(line: 8, scope: !48)
!53 = !DILocation(line: 8, column: 21, scope: !54)
!54 = distinct !DILexicalBlock(scope: !48, file: !2, line: 8, column: 3)
!55 = !DILocation(line: 8, column: 3, scope: !48)
!56 = !DILocation(line: 9, column: 13, scope: !54)
!57 = !{!35, !35, i64 0}
!58 = !DILocation(line: 9, column: 5, scope: !54)
!59 = !DILocation(line: 9, column: 11, scope: !54)
!60 = !DILocation(line: 8, column: 26, scope: !54)
!61 = !DILocation(line: 8, column: 3, scope: !54)
!62 = distinct !{!62, !55, !63, !64, !65}
!63 = !DILocation(line: 9, column: 19, scope: !48)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !{!"llvm.loop.unroll.disable"}
!66 = !DILocation(line: 10, column: 1, scope: !37)
!67 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPc", scope: !2, file: !2, line: 11, type: !68, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !70)
!68 = !DISubroutineType(types: !69)
!69 = !{null, !40}
!70 = !{!71, !72, !73}
!71 = !DILocalVariable(name: "a", arg: 1, scope: !67, file: !2, line: 11, type: !40)
!72 = !DILocalVariable(name: "mine", scope: !67, file: !2, line: 12, type: !40)
!73 = !DILocalVariable(name: "i", scope: !74, file: !2, line: 13, type: !42)
!74 = distinct !DILexicalBlock(scope: !67, file: !2, line: 13, column: 3)
!75 = !DILocation(line: 0, scope: !67)
!76 = !DILocation(line: 12, column: 25, scope: !67)
!77 = !DILocation(line: 12, column: 23, scope: !67)
!78 = !DILocation(line: 12, column: 18, scope: !67)
!79 = !DILocation(line: 0, scope: !74)
!80 = !DILocation(line: 13, column: 8, scope: !74)
!81 = !DILocation(line: 13, scope: !74)
!82 = !DILocation(line: 13, column: 21, scope: !83)
!83 = distinct !DILexicalBlock(scope: !74, file: !2, line: 13, column: 3)
!84 = !DILocation(line: 13, column: 3, scope: !74)
!85 = !DILocation(line: 14, column: 15, scope: !83)
!86 = !DILocation(line: 14, column: 5, scope: !83)
!87 = !DILocation(line: 14, column: 13, scope: !83)
!88 = !DILocation(line: 13, column: 27, scope: !83)
!89 = !DILocation(line: 13, column: 3, scope: !83)
!90 = distinct !{!90, !84, !91, !64, !65}
!91 = !DILocation(line: 14, column: 15, scope: !74)
!92 = !DILocation(line: 15, column: 3, scope: !67)
!93 = !DILocation(line: 16, column: 3, scope: !67)
!94 = !DILocation(line: 17, column: 10, scope: !67)
!95 = !DILocation(line: 17, column: 18, scope: !67)
!96 = !DILocation(line: 17, column: 23, scope: !67)
!97 = !DILocation(line: 17, column: 26, scope: !67)
!98 = !DILocation(line: 17, column: 35, scope: !67)
!99 = !DILocation(line: 17, column: 41, scope: !67)
!100 = !DILocation(line: 17, column: 44, scope: !67)
!101 = !DILocation(line: 17, column: 53, scope: !67)
!102 = !DILocation(line: 17, column: 3, scope: !67)
!103 = !DILocation(line: 18, column: 1, scope: !67)
