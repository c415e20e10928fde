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
  %p.addr.i48 = alloca i32, align 4
  %p.addr.i47 = alloca i32, align 4
  %p.addr.i46 = alloca i32, align 4
  %p.addr.i45 = alloca i32, align 4
  %c.addr.i36 = alloca i8, align 1
  %m.addr.i37 = alloca ptr, align 8
  %f.addr.i38 = alloca ptr, align 8
  %l.addr.i39 = alloca i32, align 4
  %fn.addr.i40 = alloca ptr, align 8
  %c.addr.i27 = alloca i8, align 1
  %m.addr.i28 = alloca ptr, align 8
  %f.addr.i29 = alloca ptr, align 8
  %l.addr.i30 = alloca i32, align 4
  %fn.addr.i31 = alloca ptr, align 8
  %c.addr.i = alloca i8, align 1
  %m.addr.i26 = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %m.addr.i = alloca i32, align 4
  %p.addr.i = alloca i32, align 4
  %x.addr.i = alloca i32, align 4
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
  store i32 -1, ptr %m.addr.i, align 4, !dbg !61
  store i32 %conv, ptr %p.addr.i, align 4, !dbg !61
  %5 = load i32, ptr %m.addr.i, align 4, !dbg !61
  %6 = load i32, ptr %p.addr.i, align 4, !dbg !61
  %tobool.i = icmp ne i32 %6, 0, !dbg !61
  %7 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %5, i1 %tobool.i), !dbg !61
  store i32 %7, ptr %x.addr.i, align 4, !dbg !62
  %8 = load i32, ptr %x.addr.i, align 4, !dbg !62
  %9 = call noundef i32 @llvm.ctpop.i32(i32 %8), !dbg !62
  store i32 %9, ptr %n, align 4, !dbg !58
  %10 = load ptr, ptr %a.addr, align 8, !dbg !63
  %11 = load i32, ptr %t, align 4, !dbg !64
  %xor = xor i32 %11, 32, !dbg !65
  %idxprom3 = sext i32 %xor to i64, !dbg !63
  %arrayidx4 = getelementptr inbounds i32, ptr %10, i64 %idxprom3, !dbg !63
  %12 = load i32, ptr %arrayidx4, align 4, !dbg !63
  %13 = load ptr, ptr %o.addr, align 8, !dbg !66
  %14 = load i32, ptr %t, align 4, !dbg !67
  %idxprom5 = sext i32 %14 to i64, !dbg !66
  %arrayidx6 = getelementptr inbounds i32, ptr %13, i64 %idxprom5, !dbg !66
  store i32 %12, ptr %arrayidx6, align 4, !dbg !68
  %15 = load i32, ptr %n, align 4, !dbg !69
  %cmp7 = icmp sle i32 %15, 10, !dbg !70
  %storedv.i41 = zext i1 %cmp7 to i8, !dbg !71
  store i8 %storedv.i41, ptr %c.addr.i36, align 1, !dbg !71
  store ptr @.str, ptr %m.addr.i37, align 8, !dbg !71
  store ptr @.str1, ptr %f.addr.i38, align 8, !dbg !71
  store i32 11, ptr %l.addr.i39, align 4, !dbg !71
  store ptr @__func__._Z1kPiS_, ptr %fn.addr.i40, align 8, !dbg !71
  %16 = load i8, ptr %c.addr.i36, align 1, !dbg !71
  %loadedv.i42 = trunc i8 %16 to i1, !dbg !71
  br i1 %loadedv.i42, label %_ZL9ws_assertbPKcS0_jS0_.exit44, label %if.then.i43, !dbg !71

if.then.i43:                                      ; preds = %entry
  %17 = load ptr, ptr %m.addr.i37, align 8, !dbg !71
  %18 = load ptr, ptr %f.addr.i38, align 8, !dbg !71
  %19 = load i32, ptr %l.addr.i39, align 4, !dbg !71
  %20 = load ptr, ptr %fn.addr.i40, align 8, !dbg !71
  call void @__assertfail(ptr noundef %17, ptr noundef %18, i32 noundef %19, ptr noundef %20, i64 noundef 1) #6, !dbg !71
  unreachable, !dbg !71

_ZL9ws_assertbPKcS0_jS0_.exit44:                  ; preds = %entry
  %21 = load i32, ptr %t, align 4, !dbg !72
  %cmp8 = icmp slt i32 %21, 64, !dbg !73
  %conv9 = zext i1 %cmp8 to i32, !dbg !72
  store i32 %conv9, ptr %p.addr.i46, align 4, !dbg !74
  %22 = load i32, ptr %p.addr.i46, align 4, !dbg !74
  %23 = icmp ne i32 %22, 0, !dbg !74
  %24 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %23), !dbg !74
  %25 = zext i1 %24 to i32, !dbg !74
  %tobool = icmp ne i32 %25, 0, !dbg !74
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !75

land.rhs:                                         ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit44
  %26 = load i32, ptr %t, align 4, !dbg !76
  %cmp11 = icmp slt i32 %26, 63, !dbg !77
  %conv12 = zext i1 %cmp11 to i32, !dbg !76
  store i32 %conv12, ptr %p.addr.i45, align 4, !dbg !78
  %27 = load i32, ptr %p.addr.i45, align 4, !dbg !78
  %28 = icmp ne i32 %27, 0, !dbg !78
  %29 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %28), !dbg !78
  %30 = zext i1 %29 to i32, !dbg !78
  %tobool14 = icmp ne i32 %30, 0, !dbg !78
  %lnot = xor i1 %tobool14, true, !dbg !79
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_ZL9ws_assertbPKcS0_jS0_.exit44
  %31 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit44 ], [ %lnot, %land.rhs ], !dbg !80
  %storedv.i32 = zext i1 %31 to i8, !dbg !81
  store i8 %storedv.i32, ptr %c.addr.i27, align 1, !dbg !81
  store ptr @.str2, ptr %m.addr.i28, align 8, !dbg !81
  store ptr @.str1, ptr %f.addr.i29, align 8, !dbg !81
  store i32 12, ptr %l.addr.i30, align 4, !dbg !81
  store ptr @__func__._Z1kPiS_, ptr %fn.addr.i31, align 8, !dbg !81
  %32 = load i8, ptr %c.addr.i27, align 1, !dbg !81
  %loadedv.i33 = trunc i8 %32 to i1, !dbg !81
  br i1 %loadedv.i33, label %_ZL9ws_assertbPKcS0_jS0_.exit35, label %if.then.i34, !dbg !81

if.then.i34:                                      ; preds = %land.end
  %33 = load ptr, ptr %m.addr.i28, align 8, !dbg !81
  %34 = load ptr, ptr %f.addr.i29, align 8, !dbg !81
  %35 = load i32, ptr %l.addr.i30, align 4, !dbg !81
  %36 = load ptr, ptr %fn.addr.i31, align 8, !dbg !81
  call void @__assertfail(ptr noundef %33, ptr noundef %34, i32 noundef %35, ptr noundef %36, i64 noundef 1) #6, !dbg !81
  unreachable, !dbg !81

_ZL9ws_assertbPKcS0_jS0_.exit35:                  ; preds = %land.end
  %37 = load i32, ptr %t, align 4, !dbg !82
  %cmp15 = icmp eq i32 %37, 63, !dbg !83
  %conv16 = zext i1 %cmp15 to i32, !dbg !82
  store i32 %conv16, ptr %p.addr.i48, align 4, !dbg !84
  %38 = load i32, ptr %p.addr.i48, align 4, !dbg !84
  %39 = icmp ne i32 %38, 0, !dbg !84
  %40 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %39), !dbg !84
  %41 = zext i1 %40 to i32, !dbg !84
  %tobool18 = icmp ne i32 %41, 0, !dbg !84
  br i1 %tobool18, label %land.rhs19, label %land.end25, !dbg !85

land.rhs19:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit35
  %42 = load i32, ptr %t, align 4, !dbg !86
  %cmp20 = icmp eq i32 %42, 64, !dbg !87
  %conv21 = zext i1 %cmp20 to i32, !dbg !86
  store i32 %conv21, ptr %p.addr.i47, align 4, !dbg !88
  %43 = load i32, ptr %p.addr.i47, align 4, !dbg !88
  %44 = icmp ne i32 %43, 0, !dbg !88
  %45 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %44), !dbg !88
  %46 = zext i1 %45 to i32, !dbg !88
  %tobool23 = icmp ne i32 %46, 0, !dbg !88
  %lnot24 = xor i1 %tobool23, true, !dbg !89
  br label %land.end25

land.end25:                                       ; preds = %land.rhs19, %_ZL9ws_assertbPKcS0_jS0_.exit35
  %47 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit35 ], [ %lnot24, %land.rhs19 ], !dbg !80
  %storedv.i = zext i1 %47 to i8, !dbg !90
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !90
  store ptr @.str3, ptr %m.addr.i26, align 8, !dbg !90
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !90
  store i32 13, ptr %l.addr.i, align 4, !dbg !90
  store ptr @__func__._Z1kPiS_, ptr %fn.addr.i, align 8, !dbg !90
  %48 = load i8, ptr %c.addr.i, align 1, !dbg !90
  %loadedv.i = trunc i8 %48 to i1, !dbg !90
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !90

if.then.i:                                        ; preds = %land.end25
  %49 = load ptr, ptr %m.addr.i26, align 8, !dbg !90
  %50 = load ptr, ptr %f.addr.i, align 8, !dbg !90
  %51 = load i32, ptr %l.addr.i, align 4, !dbg !90
  %52 = load ptr, ptr %fn.addr.i, align 8, !dbg !90
  call void @__assertfail(ptr noundef %49, ptr noundef %50, i32 noundef %51, ptr noundef %52, i64 noundef 1) #6, !dbg !90
  unreachable, !dbg !90

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end25
  ret void, !dbg !91
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #5

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!25}
!llvm.module.flags = !{!35, !36, !37, !38}
!llvm.ident = !{!39}

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
!40 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !2, file: !2, line: 6, type: !41, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !25, retainedNodes: !45)
!41 = !DISubroutineType(types: !42)
!42 = !{null, !43, !43}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!45 = !{}
!46 = !DILocalVariable(name: "o", arg: 1, scope: !40, file: !2, line: 6, type: !43)
!47 = !DILocation(line: 6, column: 24, scope: !40)
!48 = !DILocalVariable(name: "a", arg: 2, scope: !40, file: !2, line: 6, type: !43)
!49 = !DILocation(line: 6, column: 32, scope: !40)
!50 = !DILocalVariable(name: "t", scope: !40, file: !2, line: 7, type: !44)
!51 = !DILocation(line: 7, column: 7, scope: !40)
!52 = !DILocation(line: 7, column: 11, scope: !40)
!53 = !DILocation(line: 8, column: 10, scope: !40)
!54 = !DILocation(line: 8, column: 3, scope: !40)
!55 = !DILocation(line: 8, column: 5, scope: !40)
!56 = !DILocation(line: 8, column: 8, scope: !40)
!57 = !DILocalVariable(name: "n", scope: !40, file: !2, line: 9, type: !44)
!58 = !DILocation(line: 9, column: 7, scope: !40)
!59 = !DILocation(line: 9, column: 45, scope: !40)
!60 = !DILocation(line: 9, column: 47, scope: !40)
!61 = !DILocation(line: 9, column: 18, scope: !40)
!62 = !DILocation(line: 9, column: 11, scope: !40)
!63 = !DILocation(line: 10, column: 10, scope: !40)
!64 = !DILocation(line: 10, column: 12, scope: !40)
!65 = !DILocation(line: 10, column: 14, scope: !40)
!66 = !DILocation(line: 10, column: 3, scope: !40)
!67 = !DILocation(line: 10, column: 5, scope: !40)
!68 = !DILocation(line: 10, column: 8, scope: !40)
!69 = !DILocation(line: 11, column: 10, scope: !40)
!70 = !DILocation(line: 11, column: 12, scope: !40)
!71 = !DILocation(line: 11, column: 3, scope: !40)
!72 = !DILocation(line: 12, column: 28, scope: !40)
!73 = !DILocation(line: 12, column: 30, scope: !40)
!74 = !DILocation(line: 12, column: 10, scope: !40)
!75 = !DILocation(line: 12, column: 36, scope: !40)
!76 = !DILocation(line: 12, column: 58, scope: !40)
!77 = !DILocation(line: 12, column: 60, scope: !40)
!78 = !DILocation(line: 12, column: 40, scope: !40)
!79 = !DILocation(line: 12, column: 39, scope: !40)
!80 = !DILocation(line: 0, scope: !40)
!81 = !DILocation(line: 12, column: 3, scope: !40)
!82 = !DILocation(line: 13, column: 27, scope: !40)
!83 = !DILocation(line: 13, column: 29, scope: !40)
!84 = !DILocation(line: 13, column: 10, scope: !40)
!85 = !DILocation(line: 13, column: 36, scope: !40)
!86 = !DILocation(line: 13, column: 57, scope: !40)
!87 = !DILocation(line: 13, column: 59, scope: !40)
!88 = !DILocation(line: 13, column: 40, scope: !40)
!89 = !DILocation(line: 13, column: 39, scope: !40)
!90 = !DILocation(line: 13, column: 3, scope: !40)
!91 = !DILocation(line: 14, column: 1, scope: !40)
