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
  %1 = call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %cmp), !dbg !60
    #dbg_value(i32 %1, !53, !DIExpression(), !54)
  %xor = xor i32 %0, 32, !dbg !61
  %idxprom2 = sext i32 %xor to i64, !dbg !62
  %arrayidx3 = getelementptr inbounds i32, ptr %a, i64 %idxprom2, !dbg !62
  %2 = load i32, ptr %arrayidx3, align 4, !dbg !62, !tbaa !40
  %idxprom4 = sext i32 %0 to i64, !dbg !63
  %arrayidx5 = getelementptr inbounds i32, ptr %o, i64 %idxprom4, !dbg !63
  store i32 %2, ptr %arrayidx5, align 4, !dbg !64, !tbaa !40
  %cmp6 = icmp sle i32 %1, 10, !dbg !65
  %storedv.i37 = zext i1 %cmp6 to i8, !dbg !66
  br i1 %cmp6, label %_ZL9ws_assertbPKcS0_jS0_.exit39, label %if.then.i38, !dbg !66

if.then.i38:                                      ; preds = %entry
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 12, ptr noundef @__func__._Z1kPiS_, i64 noundef 1) #5, !dbg !66
  unreachable, !dbg !66

_ZL9ws_assertbPKcS0_jS0_.exit39:                  ; preds = %entry
  %cmp7 = icmp slt i32 %0, 64, !dbg !67
  %conv8 = zext i1 %cmp7 to i32, !dbg !68
  %3 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %cmp7), !dbg !69
  %4 = zext i1 %3 to i32, !dbg !69
  %tobool = icmp ne i32 %4, 0, !dbg !69
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !70

land.rhs:                                         ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit39
  %cmp10 = icmp slt i32 %0, 63, !dbg !71
  %conv11 = zext i1 %cmp10 to i32, !dbg !72
  %5 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %cmp10), !dbg !73
  %6 = zext i1 %5 to i32, !dbg !73
  %tobool13 = icmp ne i32 %6, 0, !dbg !73
  %lnot = xor i1 %tobool13, true, !dbg !74
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_ZL9ws_assertbPKcS0_jS0_.exit39
  %7 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit39 ], [ %lnot, %land.rhs ], !dbg !54
  %storedv.i34 = zext i1 %7 to i8, !dbg !75
  br i1 %7, label %_ZL9ws_assertbPKcS0_jS0_.exit36, label %if.then.i35, !dbg !75

if.then.i35:                                      ; preds = %land.end
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 13, ptr noundef @__func__._Z1kPiS_, i64 noundef 1) #5, !dbg !75
  unreachable, !dbg !75

_ZL9ws_assertbPKcS0_jS0_.exit36:                  ; preds = %land.end
  %cmp14 = icmp eq i32 %0, 63, !dbg !76
  %conv15 = zext i1 %cmp14 to i32, !dbg !77
  %8 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %cmp14), !dbg !78
  %9 = zext i1 %8 to i32, !dbg !78
  %tobool17 = icmp ne i32 %9, 0, !dbg !78
  br i1 %tobool17, label %land.rhs18, label %land.end24, !dbg !79

land.rhs18:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit36
  %cmp19 = icmp eq i32 %0, 64, !dbg !80
  %conv20 = zext i1 %cmp19 to i32, !dbg !81
  %10 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %cmp19), !dbg !82
  %11 = zext i1 %10 to i32, !dbg !82
  %tobool22 = icmp ne i32 %11, 0, !dbg !82
  %lnot23 = xor i1 %tobool22, true, !dbg !83
  br label %land.end24

land.end24:                                       ; preds = %land.rhs18, %_ZL9ws_assertbPKcS0_jS0_.exit36
  %12 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit36 ], [ %lnot23, %land.rhs18 ], !dbg !54
  %storedv.i = zext i1 %12 to i8, !dbg !84
  br i1 %12, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !84

if.then.i:                                        ; preds = %land.end24
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 14, ptr noundef @__func__._Z1kPiS_, i64 noundef 1) #5, !dbg !84
  unreachable, !dbg !84

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end24
  ret void, !dbg !85
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #3

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!25}
!llvm.module.flags = !{!35, !36, !37, !38}
!llvm.ident = !{!39}
!llvm.errno.tbaa = !{!40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "syncthreads_count.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 8)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 21)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 56)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !20, isLocal: true, isDefinition: true)
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
!44 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !2, file: !2, line: 7, type: !45, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !49)
!45 = !DISubroutineType(types: !46)
!46 = !{null, !47, !47}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!49 = !{!50, !51, !52, !53}
!50 = !DILocalVariable(name: "o", arg: 1, scope: !44, file: !2, line: 7, type: !47)
!51 = !DILocalVariable(name: "a", arg: 2, scope: !44, file: !2, line: 7, type: !47)
!52 = !DILocalVariable(name: "t", scope: !44, file: !2, line: 8, type: !48)
!53 = !DILocalVariable(name: "n", scope: !44, file: !2, line: 10, type: !48)
!54 = !DILocation(line: 0, scope: !44)
!55 = !DILocation(line: 8, column: 11, scope: !44)
!56 = !DILocation(line: 9, column: 3, scope: !44)
!57 = !DILocation(line: 9, column: 8, scope: !44)
!58 = !DILocation(line: 10, column: 33, scope: !44)
!59 = !DILocation(line: 10, column: 31, scope: !44)
!60 = !DILocation(line: 10, column: 11, scope: !44)
!61 = !DILocation(line: 11, column: 14, scope: !44)
!62 = !DILocation(line: 11, column: 10, scope: !44)
!63 = !DILocation(line: 11, column: 3, scope: !44)
!64 = !DILocation(line: 11, column: 8, scope: !44)
!65 = !DILocation(line: 12, column: 12, scope: !44)
!66 = !DILocation(line: 12, column: 3, scope: !44)
!67 = !DILocation(line: 13, column: 30, scope: !44)
!68 = !DILocation(line: 13, column: 28, scope: !44)
!69 = !DILocation(line: 13, column: 10, scope: !44)
!70 = !DILocation(line: 13, column: 36, scope: !44)
!71 = !DILocation(line: 13, column: 60, scope: !44)
!72 = !DILocation(line: 13, column: 58, scope: !44)
!73 = !DILocation(line: 13, column: 40, scope: !44)
!74 = !DILocation(line: 13, column: 39, scope: !44)
!75 = !DILocation(line: 13, column: 3, scope: !44)
!76 = !DILocation(line: 14, column: 29, scope: !44)
!77 = !DILocation(line: 14, column: 27, scope: !44)
!78 = !DILocation(line: 14, column: 10, scope: !44)
!79 = !DILocation(line: 14, column: 36, scope: !44)
!80 = !DILocation(line: 14, column: 59, scope: !44)
!81 = !DILocation(line: 14, column: 57, scope: !44)
!82 = !DILocation(line: 14, column: 40, scope: !44)
!83 = !DILocation(line: 14, column: 39, scope: !44)
!84 = !DILocation(line: 14, column: 3, scope: !44)
!85 = !DILocation(line: 15, column: 1, scope: !44)
