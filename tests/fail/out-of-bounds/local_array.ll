; ModuleID = 'local_array.cu'
source_filename = "local_array.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z3sumPKii(ptr noundef %a, i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(ptr %a, !24, !DIExpression(), !29)
    #dbg_value(i32 %n, !25, !DIExpression(), !29)
    #dbg_value(i32 0, !26, !DIExpression(), !29)
    #dbg_value(i32 0, !27, !DIExpression(), !30)
  br label %for.cond, !dbg !31

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ], !dbg !29
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !32
    #dbg_value(i32 %i.0, !27, !DIExpression(), !30)
    #dbg_value(i32 %s.0, !26, !DIExpression(), !29)
  %cmp = icmp slt i32 %i.0, %n, !dbg !33
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !35

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64, !dbg !36
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !36
  %0 = load i32, ptr %arrayidx, align 4, !dbg !36, !tbaa !13
  %add = add nsw i32 %s.0, %0, !dbg !37
    #dbg_value(i32 %add, !26, !DIExpression(), !29)
  br label %for.inc, !dbg !38

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !39
    #dbg_value(i32 %inc, !27, !DIExpression(), !30)
  br label %for.cond, !dbg !40, !llvm.loop !41

for.end:                                          ; preds = %for.cond.cleanup
  ret i32 %s.0, !dbg !45
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %o, i32 noundef %n) #2 !dbg !46 {
entry:
  %a = alloca [8 x i32], align 4
  %b = alloca [8 x i32], align 4
    #dbg_value(ptr %o, !51, !DIExpression(), !60)
    #dbg_value(i32 %n, !52, !DIExpression(), !60)
  call void @llvm.lifetime.start.p0(ptr %a) #4, !dbg !61
    #dbg_declare(ptr %a, !53, !DIExpression(), !62)
  call void @llvm.lifetime.start.p0(ptr %b) #4, !dbg !61
    #dbg_declare(ptr %b, !57, !DIExpression(), !63)
    #dbg_value(i32 0, !58, !DIExpression(), !64)
  br label %for.cond, !dbg !65

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !66
    #dbg_value(i32 %i.0, !58, !DIExpression(), !64)
  %cmp = icmp slt i32 %i.0, 8, !dbg !67
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !69

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %mul = mul nsw i32 %i.0, %n, !dbg !70
  %idxprom = sext i32 %i.0 to i64, !dbg !71
  %arrayidx = getelementptr inbounds [8 x i32], ptr %b, i64 0, i64 %idxprom, !dbg !71
  store i32 %mul, ptr %arrayidx, align 4, !dbg !72, !tbaa !13
  %idxprom1 = sext i32 %i.0 to i64, !dbg !73
  %arrayidx2 = getelementptr inbounds [8 x i32], ptr %a, i64 0, i64 %idxprom1, !dbg !73
  store i32 %mul, ptr %arrayidx2, align 4, !dbg !74, !tbaa !13
  br label %for.inc, !dbg !73

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !75
    #dbg_value(i32 %inc, !58, !DIExpression(), !64)
  br label %for.cond, !dbg !76, !llvm.loop !77

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom3 = sext i32 %n to i64, !dbg !79
  %arrayidx4 = getelementptr inbounds [8 x i32], ptr %a, i64 0, i64 %idxprom3, !dbg !79
  %0 = load i32, ptr %arrayidx4, align 4, !dbg !79, !tbaa !13
  %and = and i32 %n, 7, !dbg !80
  %idxprom5 = sext i32 %and to i64, !dbg !81
  %arrayidx6 = getelementptr inbounds [8 x i32], ptr %b, i64 0, i64 %idxprom5, !dbg !81
  %1 = load i32, ptr %arrayidx6, align 4, !dbg !81, !tbaa !13
  %add = add nsw i32 %0, %1, !dbg !82
  %arraydecay = getelementptr inbounds [8 x i32], ptr %a, i64 0, i64 0, !dbg !83
  %call = call noundef i32 @_Z3sumPKii(ptr noundef %arraydecay, i32 noundef 8) #5, !dbg !84
  %add7 = add nsw i32 %add, %call, !dbg !85
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !86
  %idxprom9 = zext i32 %2 to i64, !dbg !87
  %arrayidx10 = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom9, !dbg !87
  store i32 %add7, ptr %arrayidx10, align 4, !dbg !88, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %b) #4, !dbg !89
  call void @llvm.lifetime.end.p0(ptr %a) #4, !dbg !89
  ret void, !dbg !89
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "local_array.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 214)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 215)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sumPKii", scope: !1, file: !1, line: 9, type: !18, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !23)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !21, !20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!23 = !{!24, !25, !26, !27}
!24 = !DILocalVariable(name: "a", arg: 1, scope: !17, file: !1, line: 9, type: !21)
!25 = !DILocalVariable(name: "n", arg: 2, scope: !17, file: !1, line: 9, type: !20)
!26 = !DILocalVariable(name: "s", scope: !17, file: !1, line: 10, type: !20)
!27 = !DILocalVariable(name: "i", scope: !28, file: !1, line: 11, type: !20)
!28 = distinct !DILexicalBlock(scope: !17, file: !1, line: 11, column: 3)
!29 = !DILocation(line: 0, scope: !17)
!30 = !DILocation(line: 0, scope: !28)
!31 = !DILocation(line: 11, column: 8, scope: !28)
!32 = !DILocation(line: 11, scope: !28)
!33 = !DILocation(line: 11, column: 21, scope: !34)
!34 = distinct !DILexicalBlock(scope: !28, file: !1, line: 11, column: 3)
!35 = !DILocation(line: 11, column: 3, scope: !28)
!36 = !DILocation(line: 12, column: 10, scope: !34)
!37 = !DILocation(line: 12, column: 7, scope: !34)
!38 = !DILocation(line: 12, column: 5, scope: !34)
!39 = !DILocation(line: 11, column: 26, scope: !34)
!40 = !DILocation(line: 11, column: 3, scope: !34)
!41 = distinct !{!41, !35, !42, !43, !44}
!42 = !DILocation(line: 12, column: 13, scope: !28)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!"llvm.loop.unroll.disable"}
!45 = !DILocation(line: 13, column: 3, scope: !17)
!46 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 15, type: !47, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !50)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !20}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!50 = !{!51, !52, !53, !57, !58}
!51 = !DILocalVariable(name: "o", arg: 1, scope: !46, file: !1, line: 15, type: !49)
!52 = !DILocalVariable(name: "n", arg: 2, scope: !46, file: !1, line: 15, type: !20)
!53 = !DILocalVariable(name: "a", scope: !46, file: !1, line: 16, type: !54)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 256, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 8)
!57 = !DILocalVariable(name: "b", scope: !46, file: !1, line: 16, type: !54)
!58 = !DILocalVariable(name: "i", scope: !59, file: !1, line: 17, type: !20)
!59 = distinct !DILexicalBlock(scope: !46, file: !1, line: 17, column: 3)
!60 = !DILocation(line: 0, scope: !46)
!61 = !DILocation(line: 16, column: 3, scope: !46)
!62 = !DILocation(line: 16, column: 7, scope: !46)
!63 = !DILocation(line: 16, column: 13, scope: !46)
!64 = !DILocation(line: 0, scope: !59)
!65 = !DILocation(line: 17, column: 8, scope: !59)
!66 = !DILocation(line: 17, scope: !59)
!67 = !DILocation(line: 17, column: 21, scope: !68)
!68 = distinct !DILexicalBlock(scope: !59, file: !1, line: 17, column: 3)
!69 = !DILocation(line: 17, column: 3, scope: !59)
!70 = !DILocation(line: 18, column: 21, scope: !68)
!71 = !DILocation(line: 18, column: 12, scope: !68)
!72 = !DILocation(line: 18, column: 17, scope: !68)
!73 = !DILocation(line: 18, column: 5, scope: !68)
!74 = !DILocation(line: 18, column: 10, scope: !68)
!75 = !DILocation(line: 17, column: 26, scope: !68)
!76 = !DILocation(line: 17, column: 3, scope: !68)
!77 = distinct !{!77, !69, !78, !43, !44}
!78 = !DILocation(line: 18, column: 23, scope: !59)
!79 = !DILocation(line: 19, column: 20, scope: !46)
!80 = !DILocation(line: 19, column: 31, scope: !46)
!81 = !DILocation(line: 19, column: 27, scope: !46)
!82 = !DILocation(line: 19, column: 25, scope: !46)
!83 = !DILocation(line: 19, column: 42, scope: !46)
!84 = !DILocation(line: 19, column: 38, scope: !46)
!85 = !DILocation(line: 19, column: 36, scope: !46)
!86 = !DILocation(line: 19, column: 5, scope: !46)
!87 = !DILocation(line: 19, column: 3, scope: !46)
!88 = !DILocation(line: 19, column: 18, scope: !46)
!89 = !DILocation(line: 20, column: 1, scope: !46)
