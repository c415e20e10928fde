; ModuleID = 'syncthreads_count.cu'
source_filename = "syncthreads_count.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [8 x i8] c"n <= 10\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [21 x i8] c"syncthreads_count.cu\00", align 1, !dbg !8
@__func__._Z1kPiS_ = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [56 x i8] c"__syncthreads_and(t < 64) && !__syncthreads_and(t < 63)\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [56 x i8] c"__syncthreads_or(t == 63) && !__syncthreads_or(t == 64)\00", align 1, !dbg !23

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiS_(ptr noundef %o, ptr noundef %a) #0 !dbg !44 {
entry:
    #dbg_value(ptr %o, !50, !DIExpression(), !54)
    #dbg_value(ptr %a, !51, !DIExpression(), !54)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55
    #dbg_value(i32 %0, !52, !DIExpression(), !54)
  %idxprom = sext i32 %0 to i64, !dbg !56
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !56
  store i32 %0, ptr %arrayidx, align 4, !dbg !57, !tbaa !40
  %cmp = icmp slt i32 %0, 10, !dbg !58
  %conv = zext i1 %cmp to i32, !dbg !59
  %1 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %cmp), !dbg !60
  %2 = call noundef i32 @llvm.ctpop.i32(i32 %1), !dbg !61
    #dbg_value(i32 %2, !53, !DIExpression(), !54)
  %xor = xor i32 %0, 32, !dbg !62
  %idxprom3 = sext i32 %xor to i64, !dbg !63
  %arrayidx4 = getelementptr inbounds i32, ptr %a, i64 %idxprom3, !dbg !63
  %3 = load i32, ptr %arrayidx4, align 4, !dbg !63, !tbaa !40
  %idxprom5 = sext i32 %0 to i64, !dbg !64
  %arrayidx6 = getelementptr inbounds i32, ptr %o, i64 %idxprom5, !dbg !64
  store i32 %3, ptr %arrayidx6, align 4, !dbg !65, !tbaa !40
  %cmp7 = icmp sle i32 %2, 10, !dbg !66
  %storedv.i38 = zext i1 %cmp7 to i8, !dbg !67
  br i1 %cmp7, label %_ZL9ws_assertbPKcS0_jS0_.exit40, label %if.then.i39, !dbg !67

if.then.i39:                                      ; preds = %entry
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 11, ptr noundef @__func__._Z1kPiS_, i64 noundef 1) #7, !dbg !67
  unreachable, !dbg !67

_ZL9ws_assertbPKcS0_jS0_.exit40:                  ; preds = %entry
  %cmp8 = icmp slt i32 %0, 64, !dbg !68
  %conv9 = zext i1 %cmp8 to i32, !dbg !69
  %4 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %cmp8), !dbg !70
  %5 = zext i1 %4 to i32, !dbg !70
  %tobool = icmp ne i32 %5, 0, !dbg !70
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !71

land.rhs:                                         ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit40
  %cmp11 = icmp slt i32 %0, 63, !dbg !72
  %conv12 = zext i1 %cmp11 to i32, !dbg !73
  %6 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %cmp11), !dbg !74
  %7 = zext i1 %6 to i32, !dbg !74
  %tobool14 = icmp ne i32 %7, 0, !dbg !74
  %lnot = xor i1 %tobool14, true, !dbg !75
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_ZL9ws_assertbPKcS0_jS0_.exit40
  %8 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit40 ], [ %lnot, %land.rhs ], !dbg !54
  %storedv.i35 = zext i1 %8 to i8, !dbg !76
  br i1 %8, label %_ZL9ws_assertbPKcS0_jS0_.exit37, label %if.then.i36, !dbg !76

if.then.i36:                                      ; preds = %land.end
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 12, ptr noundef @__func__._Z1kPiS_, i64 noundef 1) #7, !dbg !76
  unreachable, !dbg !76

_ZL9ws_assertbPKcS0_jS0_.exit37:                  ; preds = %land.end
  %cmp15 = icmp eq i32 %0, 63, !dbg !77
  %conv16 = zext i1 %cmp15 to i32, !dbg !78
  %9 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %cmp15), !dbg !79
  %10 = zext i1 %9 to i32, !dbg !79
  %tobool18 = icmp ne i32 %10, 0, !dbg !79
  br i1 %tobool18, label %land.rhs19, label %land.end25, !dbg !80

land.rhs19:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit37
  %cmp20 = icmp eq i32 %0, 64, !dbg !81
  %conv21 = zext i1 %cmp20 to i32, !dbg !82
  %11 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %cmp20), !dbg !83
  %12 = zext i1 %11 to i32, !dbg !83
  %tobool23 = icmp ne i32 %12, 0, !dbg !83
  %lnot24 = xor i1 %tobool23, true, !dbg !84
  br label %land.end25

land.end25:                                       ; preds = %land.rhs19, %_ZL9ws_assertbPKcS0_jS0_.exit37
  %13 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit37 ], [ %lnot24, %land.rhs19 ], !dbg !54
  %storedv.i = zext i1 %13 to i8, !dbg !85
  br i1 %13, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !85

if.then.i:                                        ; preds = %land.end25
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 13, ptr noundef @__func__._Z1kPiS_, i64 noundef 1) #7, !dbg !85
  unreachable, !dbg !85

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end25
  ret void, !dbg !86
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #5

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #6

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #6 = { convergent nocallback nounwind }
attributes #7 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!25}
!llvm.module.flags = !{!35, !36, !37, !38}
!llvm.ident = !{!39}
!llvm.errno.tbaa = !{!40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "syncthreads_count.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 8)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 21)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 56)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !20, isLocal: true, isDefinition: true)
!25 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !26, globals: !28, imports: !29, splitDebugInlining: false, nameTableKind: None)
!26 = !{!27}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !{!0, !8, !13, !18, !23}
!29 = !{!30, !33}
!30 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !25, entity: !31, file: !32, line: 206)
!31 = !DINamespace(name: "ws_math", scope: null)
!32 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!33 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !34, entity: !31, file: !32, line: 207)
!34 = !DINamespace(name: "std", scope: null)
!35 = !{i32 7, !"Dwarf Version", i32 4}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!39 = !{!"clang version 22.1.8"}
!40 = !{!41, !41, i64 0}
!41 = !{!"int", !42, i64 0}
!42 = !{!"omnipotent char", !43, i64 0}
!43 = !{!"Simple C++ TBAA"}
!44 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !2, file: !2, line: 6, type: !45, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !49)
!45 = !DISubroutineType(types: !46)
!46 = !{null, !47, !47}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!49 = !{!50, !51, !52, !53}
!50 = !DILocalVariable(name: "o", arg: 1, scope: !44, file: !2, line: 6, type: !47)
!51 = !DILocalVariable(name: "a", arg: 2, scope: !44, file: !2, line: 6, type: !47)
!52 = !DILocalVariable(name: "t", scope: !44, file: !2, line: 7, type: !48)
!53 = !DILocalVariable(name: "n", scope: !44, file: !2, line: 9, type: !48)
!54 = !DILocation(line: 0, scope: !44)
!55 = !DILocation(line: 7, column: 11, scope: !44)
!56 = !DILocation(line: 8, column: 3, scope: !44)
!57 = !DILocation(line: 8, column: 8, scope: !44)
!58 = !DILocation(line: 9, column: 47, scope: !44)
!59 = !DILocation(line: 9, column: 45, scope: !44)
!60 = !DILocation(line: 9, column: 18, scope: !44)
!61 = !DILocation(line: 9, column: 11, scope: !44)
!62 = !DILocation(line: 10, column: 14, scope: !44)
!63 = !DILocation(line: 10, column: 10, scope: !44)
!64 = !DILocation(line: 10, column: 3, scope: !44)
!65 = !DILocation(line: 10, column: 8, scope: !44)
!66 = !DILocation(line: 11, column: 12, scope: !44)
!67 = !DILocation(line: 11, column: 3, scope: !44)
!68 = !DILocation(line: 12, column: 30, scope: !44)
!69 = !DILocation(line: 12, column: 28, scope: !44)
!70 = !DILocation(line: 12, column: 10, scope: !44)
!71 = !DILocation(line: 12, column: 36, scope: !44)
!72 = !DILocation(line: 12, column: 60, scope: !44)
!73 = !DILocation(line: 12, column: 58, scope: !44)
!74 = !DILocation(line: 12, column: 40, scope: !44)
!75 = !DILocation(line: 12, column: 39, scope: !44)
!76 = !DILocation(line: 12, column: 3, scope: !44)
!77 = !DILocation(line: 13, column: 29, scope: !44)
!78 = !DILocation(line: 13, column: 27, scope: !44)
!79 = !DILocation(line: 13, column: 10, scope: !44)
!80 = !DILocation(line: 13, column: 36, scope: !44)
!81 = !DILocation(line: 13, column: 59, scope: !44)
!82 = !DILocation(line: 13, column: 57, scope: !44)
!83 = !DILocation(line: 13, column: 40, scope: !44)
!84 = !DILocation(line: 13, column: 39, scope: !44)
!85 = !DILocation(line: 13, column: 3, scope: !44)
!86 = !DILocation(line: 14, column: 1, scope: !44)
