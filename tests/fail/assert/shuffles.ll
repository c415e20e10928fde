; ModuleID = 'shuffles.cu'
source_filename = "shuffles.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [9 x i8] c"v == 496\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [12 x i8] c"shuffles.cu\00", align 1, !dbg !8
@__func__._Z1kPi = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !38 {
entry:
    #dbg_value(ptr %o, !43, !DIExpression(), !48)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49
    #dbg_value(i32 %0, !44, !DIExpression(), !48)
    #dbg_value(i32 %0, !45, !DIExpression(), !48)
    #dbg_value(i32 16, !46, !DIExpression(), !50)
  br label %for.cond, !dbg !51

for.cond:                                         ; preds = %for.inc, %entry
  %v.0 = phi i32 [ %0, %entry ], [ %add, %for.inc ], !dbg !48
  %d.0 = phi i32 [ 16, %entry ], [ %shr, %for.inc ], !dbg !52
    #dbg_value(i32 %d.0, !46, !DIExpression(), !50)
    #dbg_value(i32 %v.0, !45, !DIExpression(), !48)
  %cmp = icmp sgt i32 %d.0, 0, !dbg !53
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !55

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %1 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v.0, i32 %d.0, i32 31), !dbg !56
  %add = add nsw i32 %v.0, %1, !dbg !57
    #dbg_value(i32 %add, !45, !DIExpression(), !48)
  br label %for.inc, !dbg !58

for.inc:                                          ; preds = %for.body
  %shr = ashr i32 %d.0, 1, !dbg !59
    #dbg_value(i32 %shr, !46, !DIExpression(), !50)
  br label %for.cond, !dbg !60, !llvm.loop !61

for.end:                                          ; preds = %for.cond.cleanup
  %cmp2 = icmp eq i32 %v.0, 496, !dbg !65
  %storedv.i = zext i1 %cmp2 to i8, !dbg !66
  br i1 %cmp2, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !66

if.then.i:                                        ; preds = %for.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 11, ptr noundef @__func__._Z1kPi, i64 noundef 1) #5, !dbg !66
  unreachable, !dbg !66

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %for.end
  %idxprom = sext i32 %0 to i64, !dbg !67
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !67
  store i32 %v.0, ptr %arrayidx, align 4, !dbg !68, !tbaa !34
  ret void, !dbg !69
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!29, !30, !31, !32}
!llvm.ident = !{!33}
!llvm.errno.tbaa = !{!34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "shuffles.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 9)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 12)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !22, imports: !23, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20, !21}
!20 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!0, !8, !13}
!23 = !{!24, !27}
!24 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !25, file: !26, line: 206)
!25 = !DINamespace(name: "ws_math", scope: null)
!26 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!27 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !28, entity: !25, file: !26, line: 207)
!28 = !DINamespace(name: "std", scope: null)
!29 = !{i32 7, !"Dwarf Version", i32 4}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!33 = !{!"clang version 22.1.8"}
!34 = !{!35, !35, i64 0}
!35 = !{!"int", !36, i64 0}
!36 = !{!"omnipotent char", !37, i64 0}
!37 = !{!"Simple C++ TBAA"}
!38 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !2, file: !2, line: 6, type: !39, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !42)
!39 = !DISubroutineType(types: !40)
!40 = !{null, !41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!42 = !{!43, !44, !45, !46}
!43 = !DILocalVariable(name: "o", arg: 1, scope: !38, file: !2, line: 6, type: !41)
!44 = !DILocalVariable(name: "t", scope: !38, file: !2, line: 7, type: !21)
!45 = !DILocalVariable(name: "v", scope: !38, file: !2, line: 8, type: !21)
!46 = !DILocalVariable(name: "d", scope: !47, file: !2, line: 9, type: !21)
!47 = distinct !DILexicalBlock(scope: !38, file: !2, line: 9, column: 3)
!48 = !DILocation(line: 0, scope: !38)
!49 = !DILocation(line: 7, column: 11, scope: !38)
!50 = !DILocation(line: 0, scope: !47)
!51 = !DILocation(line: 9, column: 8, scope: !47)
!52 = !DILocation(line: 9, scope: !47)
!53 = !DILocation(line: 9, column: 22, scope: !54)
!54 = distinct !DILexicalBlock(scope: !47, file: !2, line: 9, column: 3)
!55 = !DILocation(line: 9, column: 3, scope: !47)
!56 = !DILocation(line: 10, column: 10, scope: !54)
!57 = !DILocation(line: 10, column: 7, scope: !54)
!58 = !DILocation(line: 10, column: 5, scope: !54)
!59 = !DILocation(line: 9, column: 29, scope: !54)
!60 = !DILocation(line: 9, column: 3, scope: !54)
!61 = distinct !{!61, !55, !62, !63, !64}
!62 = !DILocation(line: 10, column: 44, scope: !47)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !{!"llvm.loop.unroll.disable"}
!65 = !DILocation(line: 11, column: 12, scope: !38)
!66 = !DILocation(line: 11, column: 3, scope: !38)
!67 = !DILocation(line: 12, column: 3, scope: !38)
!68 = !DILocation(line: 12, column: 8, scope: !38)
!69 = !DILocation(line: 13, column: 1, scope: !38)
