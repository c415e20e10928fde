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

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiS_(ptr noundef %o, ptr noundef %a) #0 !dbg !40 {
entry:
  %p.addr.i46 = alloca i32, align 4
  %p.addr.i45 = alloca i32, align 4
  %p.addr.i44 = alloca i32, align 4
  %p.addr.i43 = alloca i32, align 4
  %c.addr.i34 = alloca i8, align 1
  %m.addr.i35 = alloca ptr, align 8
  %f.addr.i36 = alloca ptr, align 8
  %l.addr.i37 = alloca i32, align 4
  %fn.addr.i38 = alloca ptr, align 8
  %c.addr.i25 = alloca i8, align 1
  %m.addr.i26 = alloca ptr, align 8
  %f.addr.i27 = alloca ptr, align 8
  %l.addr.i28 = alloca i32, align 4
  %fn.addr.i29 = alloca ptr, align 8
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %p.addr.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %n = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !46, !DIExpression(), !47)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !48, !DIExpression(), !49)
    #dbg_declare(ptr %t, !50, !DIExpression(), !51)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !52
  store i32 %0, ptr %t, align 4, !dbg !51
  %1 = load i32, ptr %t, align 4, !dbg !53
  %2 = load ptr, ptr %a.addr, align 8, !dbg !54
  %3 = load i32, ptr %t, align 4, !dbg !55
  %idxprom = sext i32 %3 to i64, !dbg !54
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom, !dbg !54
  store i32 %1, ptr %arrayidx, align 4, !dbg !56
    #dbg_declare(ptr %n, !57, !DIExpression(), !58)
  %4 = load i32, ptr %t, align 4, !dbg !59
  %cmp = icmp slt i32 %4, 10, !dbg !60
  %conv = zext i1 %cmp to i32, !dbg !59
  store i32 %conv, ptr %p.addr.i, align 4, !dbg !61
  %5 = load i32, ptr %p.addr.i, align 4, !dbg !61
  %6 = icmp ne i32 %5, 0, !dbg !61
  %7 = call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %6), !dbg !61
  store i32 %7, ptr %n, align 4, !dbg !58
  %8 = load ptr, ptr %a.addr, align 8, !dbg !62
  %9 = load i32, ptr %t, align 4, !dbg !63
  %xor = xor i32 %9, 32, !dbg !64
  %idxprom2 = sext i32 %xor to i64, !dbg !62
  %arrayidx3 = getelementptr inbounds i32, ptr %8, i64 %idxprom2, !dbg !62
  %10 = load i32, ptr %arrayidx3, align 4, !dbg !62
  %11 = load ptr, ptr %o.addr, align 8, !dbg !65
  %12 = load i32, ptr %t, align 4, !dbg !66
  %idxprom4 = sext i32 %12 to i64, !dbg !65
  %arrayidx5 = getelementptr inbounds i32, ptr %11, i64 %idxprom4, !dbg !65
  store i32 %10, ptr %arrayidx5, align 4, !dbg !67
  %13 = load i32, ptr %n, align 4, !dbg !68
  %cmp6 = icmp sle i32 %13, 10, !dbg !69
  %storedv.i39 = zext i1 %cmp6 to i8, !dbg !70
  store i8 %storedv.i39, ptr %c.addr.i34, align 1, !dbg !70
  store ptr @.str, ptr %m.addr.i35, align 8, !dbg !70
  store ptr @.str1, ptr %f.addr.i36, align 8, !dbg !70
  store i32 12, ptr %l.addr.i37, align 4, !dbg !70
  store ptr @__func__._Z1kPiS_, ptr %fn.addr.i38, align 8, !dbg !70
  %14 = load i8, ptr %c.addr.i34, align 1, !dbg !70
  %loadedv.i40 = trunc i8 %14 to i1, !dbg !70
  br i1 %loadedv.i40, label %_ZL9ws_assertbPKcS0_jS0_.exit42, label %if.then.i41, !dbg !70

if.then.i41:                                      ; preds = %entry
  %15 = load ptr, ptr %m.addr.i35, align 8, !dbg !70
  %16 = load ptr, ptr %f.addr.i36, align 8, !dbg !70
  %17 = load i32, ptr %l.addr.i37, align 4, !dbg !70
  %18 = load ptr, ptr %fn.addr.i38, align 8, !dbg !70
  call void @__assertfail(ptr noundef %15, ptr noundef %16, i32 noundef %17, ptr noundef %18, i64 noundef 1) #4, !dbg !70
  unreachable, !dbg !70

_ZL9ws_assertbPKcS0_jS0_.exit42:                  ; preds = %entry
  %19 = load i32, ptr %t, align 4, !dbg !71
  %cmp7 = icmp slt i32 %19, 64, !dbg !72
  %conv8 = zext i1 %cmp7 to i32, !dbg !71
  store i32 %conv8, ptr %p.addr.i44, align 4, !dbg !73
  %20 = load i32, ptr %p.addr.i44, align 4, !dbg !73
  %21 = icmp ne i32 %20, 0, !dbg !73
  %22 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %21), !dbg !73
  %23 = zext i1 %22 to i32, !dbg !73
  %tobool = icmp ne i32 %23, 0, !dbg !73
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !74

land.rhs:                                         ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit42
  %24 = load i32, ptr %t, align 4, !dbg !75
  %cmp10 = icmp slt i32 %24, 63, !dbg !76
  %conv11 = zext i1 %cmp10 to i32, !dbg !75
  store i32 %conv11, ptr %p.addr.i43, align 4, !dbg !77
  %25 = load i32, ptr %p.addr.i43, align 4, !dbg !77
  %26 = icmp ne i32 %25, 0, !dbg !77
  %27 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %26), !dbg !77
  %28 = zext i1 %27 to i32, !dbg !77
  %tobool13 = icmp ne i32 %28, 0, !dbg !77
  %lnot = xor i1 %tobool13, true, !dbg !78
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_ZL9ws_assertbPKcS0_jS0_.exit42
  %29 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit42 ], [ %lnot, %land.rhs ], !dbg !79
  %storedv.i30 = zext i1 %29 to i8, !dbg !80
  store i8 %storedv.i30, ptr %c.addr.i25, align 1, !dbg !80
  store ptr @.str2, ptr %m.addr.i26, align 8, !dbg !80
  store ptr @.str1, ptr %f.addr.i27, align 8, !dbg !80
  store i32 13, ptr %l.addr.i28, align 4, !dbg !80
  store ptr @__func__._Z1kPiS_, ptr %fn.addr.i29, align 8, !dbg !80
  %30 = load i8, ptr %c.addr.i25, align 1, !dbg !80
  %loadedv.i31 = trunc i8 %30 to i1, !dbg !80
  br i1 %loadedv.i31, label %_ZL9ws_assertbPKcS0_jS0_.exit33, label %if.then.i32, !dbg !80

if.then.i32:                                      ; preds = %land.end
  %31 = load ptr, ptr %m.addr.i26, align 8, !dbg !80
  %32 = load ptr, ptr %f.addr.i27, align 8, !dbg !80
  %33 = load i32, ptr %l.addr.i28, align 4, !dbg !80
  %34 = load ptr, ptr %fn.addr.i29, align 8, !dbg !80
  call void @__assertfail(ptr noundef %31, ptr noundef %32, i32 noundef %33, ptr noundef %34, i64 noundef 1) #4, !dbg !80
  unreachable, !dbg !80

_ZL9ws_assertbPKcS0_jS0_.exit33:                  ; preds = %land.end
  %35 = load i32, ptr %t, align 4, !dbg !81
  %cmp14 = icmp eq i32 %35, 63, !dbg !82
  %conv15 = zext i1 %cmp14 to i32, !dbg !81
  store i32 %conv15, ptr %p.addr.i46, align 4, !dbg !83
  %36 = load i32, ptr %p.addr.i46, align 4, !dbg !83
  %37 = icmp ne i32 %36, 0, !dbg !83
  %38 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %37), !dbg !83
  %39 = zext i1 %38 to i32, !dbg !83
  %tobool17 = icmp ne i32 %39, 0, !dbg !83
  br i1 %tobool17, label %land.rhs18, label %land.end24, !dbg !84

land.rhs18:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit33
  %40 = load i32, ptr %t, align 4, !dbg !85
  %cmp19 = icmp eq i32 %40, 64, !dbg !86
  %conv20 = zext i1 %cmp19 to i32, !dbg !85
  store i32 %conv20, ptr %p.addr.i45, align 4, !dbg !87
  %41 = load i32, ptr %p.addr.i45, align 4, !dbg !87
  %42 = icmp ne i32 %41, 0, !dbg !87
  %43 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %42), !dbg !87
  %44 = zext i1 %43 to i32, !dbg !87
  %tobool22 = icmp ne i32 %44, 0, !dbg !87
  %lnot23 = xor i1 %tobool22, true, !dbg !88
  br label %land.end24

land.end24:                                       ; preds = %land.rhs18, %_ZL9ws_assertbPKcS0_jS0_.exit33
  %45 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit33 ], [ %lnot23, %land.rhs18 ], !dbg !79
  %storedv.i = zext i1 %45 to i8, !dbg !89
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !89
  store ptr @.str3, ptr %m.addr.i, align 8, !dbg !89
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !89
  store i32 14, ptr %l.addr.i, align 4, !dbg !89
  store ptr @__func__._Z1kPiS_, ptr %fn.addr.i, align 8, !dbg !89
  %46 = load i8, ptr %c.addr.i, align 1, !dbg !89
  %loadedv.i = trunc i8 %46 to i1, !dbg !89
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !89

if.then.i:                                        ; preds = %land.end24
  %47 = load ptr, ptr %m.addr.i, align 8, !dbg !89
  %48 = load ptr, ptr %f.addr.i, align 8, !dbg !89
  %49 = load i32, ptr %l.addr.i, align 4, !dbg !89
  %50 = load ptr, ptr %fn.addr.i, align 8, !dbg !89
  call void @__assertfail(ptr noundef %47, ptr noundef %48, i32 noundef %49, ptr noundef %50, i64 noundef 1) #4, !dbg !89
  unreachable, !dbg !89

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end24
  ret void, !dbg !90
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #2

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!25}
!llvm.module.flags = !{!35, !36, !37, !38}
!llvm.ident = !{!39}

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
!25 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !26, globals: !28, imports: !29, splitDebugInlining: false, nameTableKind: None)
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
!40 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !2, file: !2, line: 7, type: !41, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !25, retainedNodes: !45)
!41 = !DISubroutineType(types: !42)
!42 = !{null, !43, !43}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!45 = !{}
!46 = !DILocalVariable(name: "o", arg: 1, scope: !40, file: !2, line: 7, type: !43)
!47 = !DILocation(line: 7, column: 24, scope: !40)
!48 = !DILocalVariable(name: "a", arg: 2, scope: !40, file: !2, line: 7, type: !43)
!49 = !DILocation(line: 7, column: 32, scope: !40)
!50 = !DILocalVariable(name: "t", scope: !40, file: !2, line: 8, type: !44)
!51 = !DILocation(line: 8, column: 7, scope: !40)
!52 = !DILocation(line: 8, column: 11, scope: !40)
!53 = !DILocation(line: 9, column: 10, scope: !40)
!54 = !DILocation(line: 9, column: 3, scope: !40)
!55 = !DILocation(line: 9, column: 5, scope: !40)
!56 = !DILocation(line: 9, column: 8, scope: !40)
!57 = !DILocalVariable(name: "n", scope: !40, file: !2, line: 10, type: !44)
!58 = !DILocation(line: 10, column: 7, scope: !40)
!59 = !DILocation(line: 10, column: 31, scope: !40)
!60 = !DILocation(line: 10, column: 33, scope: !40)
!61 = !DILocation(line: 10, column: 11, scope: !40)
!62 = !DILocation(line: 11, column: 10, scope: !40)
!63 = !DILocation(line: 11, column: 12, scope: !40)
!64 = !DILocation(line: 11, column: 14, scope: !40)
!65 = !DILocation(line: 11, column: 3, scope: !40)
!66 = !DILocation(line: 11, column: 5, scope: !40)
!67 = !DILocation(line: 11, column: 8, scope: !40)
!68 = !DILocation(line: 12, column: 10, scope: !40)
!69 = !DILocation(line: 12, column: 12, scope: !40)
!70 = !DILocation(line: 12, column: 3, scope: !40)
!71 = !DILocation(line: 13, column: 28, scope: !40)
!72 = !DILocation(line: 13, column: 30, scope: !40)
!73 = !DILocation(line: 13, column: 10, scope: !40)
!74 = !DILocation(line: 13, column: 36, scope: !40)
!75 = !DILocation(line: 13, column: 58, scope: !40)
!76 = !DILocation(line: 13, column: 60, scope: !40)
!77 = !DILocation(line: 13, column: 40, scope: !40)
!78 = !DILocation(line: 13, column: 39, scope: !40)
!79 = !DILocation(line: 0, scope: !40)
!80 = !DILocation(line: 13, column: 3, scope: !40)
!81 = !DILocation(line: 14, column: 27, scope: !40)
!82 = !DILocation(line: 14, column: 29, scope: !40)
!83 = !DILocation(line: 14, column: 10, scope: !40)
!84 = !DILocation(line: 14, column: 36, scope: !40)
!85 = !DILocation(line: 14, column: 57, scope: !40)
!86 = !DILocation(line: 14, column: 59, scope: !40)
!87 = !DILocation(line: 14, column: 40, scope: !40)
!88 = !DILocation(line: 14, column: 39, scope: !40)
!89 = !DILocation(line: 14, column: 3, scope: !40)
!90 = !DILocation(line: 15, column: 1, scope: !40)
