; ModuleID = 'atomic_results.cu'
source_filename = "atomic_results.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [22 x i8] c"atomicInc(u, 1u) == 0\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [18 x i8] c"atomic_results.cu\00", align 1, !dbg !8
@__func__._Z1kPj = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [22 x i8] c"atomicInc(u, 1u) == 1\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [10 x i8] c"u[0] == 2\00", align 1, !dbg !20

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPj(ptr noundef %u) #0 !dbg !40 {
entry:
  %p.addr.i22 = alloca ptr, align 8
  %v.addr.i23 = alloca i32, align 4
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %c.addr.i13 = alloca i8, align 1
  %m.addr.i14 = alloca ptr, align 8
  %f.addr.i15 = alloca ptr, align 8
  %l.addr.i16 = alloca i32, align 4
  %fn.addr.i17 = alloca ptr, align 8
  %c.addr.i4 = alloca i8, align 1
  %m.addr.i5 = alloca ptr, align 8
  %f.addr.i6 = alloca ptr, align 8
  %l.addr.i7 = alloca i32, align 4
  %fn.addr.i8 = alloca ptr, align 8
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %u.addr = alloca ptr, align 8
  store ptr %u, ptr %u.addr, align 8
    #dbg_declare(ptr %u.addr, !46, !DIExpression(), !47)
  %0 = load ptr, ptr %u.addr, align 8, !dbg !48
  store ptr %0, ptr %p.addr.i22, align 8, !dbg !49
  store i32 1, ptr %v.addr.i23, align 4, !dbg !49
  %1 = load ptr, ptr %p.addr.i22, align 8, !dbg !49
  %2 = load i32, ptr %v.addr.i23, align 4, !dbg !49
  %3 = atomicrmw uinc_wrap ptr %1, i32 %2 seq_cst, align 4, !dbg !49
  %cmp = icmp eq i32 %3, 0, !dbg !50
  %storedv.i18 = zext i1 %cmp to i8, !dbg !51
  store i8 %storedv.i18, ptr %c.addr.i13, align 1, !dbg !51
  store ptr @.str, ptr %m.addr.i14, align 8, !dbg !51
  store ptr @.str1, ptr %f.addr.i15, align 8, !dbg !51
  store i32 7, ptr %l.addr.i16, align 4, !dbg !51
  store ptr @__func__._Z1kPj, ptr %fn.addr.i17, align 8, !dbg !51
  %4 = load i8, ptr %c.addr.i13, align 1, !dbg !51
  %loadedv.i19 = trunc i8 %4 to i1, !dbg !51
  br i1 %loadedv.i19, label %_ZL9ws_assertbPKcS0_jS0_.exit21, label %if.then.i20, !dbg !51

if.then.i20:                                      ; preds = %entry
  %5 = load ptr, ptr %m.addr.i14, align 8, !dbg !51
  %6 = load ptr, ptr %f.addr.i15, align 8, !dbg !51
  %7 = load i32, ptr %l.addr.i16, align 4, !dbg !51
  %8 = load ptr, ptr %fn.addr.i17, align 8, !dbg !51
  call void @__assertfail(ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i64 noundef 1) #2, !dbg !51
  unreachable, !dbg !51

_ZL9ws_assertbPKcS0_jS0_.exit21:                  ; preds = %entry
  %9 = load ptr, ptr %u.addr, align 8, !dbg !52
  store ptr %9, ptr %p.addr.i, align 8, !dbg !53
  store i32 1, ptr %v.addr.i, align 4, !dbg !53
  %10 = load ptr, ptr %p.addr.i, align 8, !dbg !53
  %11 = load i32, ptr %v.addr.i, align 4, !dbg !53
  %12 = atomicrmw uinc_wrap ptr %10, i32 %11 seq_cst, align 4, !dbg !53
  %cmp2 = icmp eq i32 %12, 1, !dbg !54
  %storedv.i9 = zext i1 %cmp2 to i8, !dbg !55
  store i8 %storedv.i9, ptr %c.addr.i4, align 1, !dbg !55
  store ptr @.str2, ptr %m.addr.i5, align 8, !dbg !55
  store ptr @.str1, ptr %f.addr.i6, align 8, !dbg !55
  store i32 8, ptr %l.addr.i7, align 4, !dbg !55
  store ptr @__func__._Z1kPj, ptr %fn.addr.i8, align 8, !dbg !55
  %13 = load i8, ptr %c.addr.i4, align 1, !dbg !55
  %loadedv.i10 = trunc i8 %13 to i1, !dbg !55
  br i1 %loadedv.i10, label %_ZL9ws_assertbPKcS0_jS0_.exit12, label %if.then.i11, !dbg !55

if.then.i11:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit21
  %14 = load ptr, ptr %m.addr.i5, align 8, !dbg !55
  %15 = load ptr, ptr %f.addr.i6, align 8, !dbg !55
  %16 = load i32, ptr %l.addr.i7, align 4, !dbg !55
  %17 = load ptr, ptr %fn.addr.i8, align 8, !dbg !55
  call void @__assertfail(ptr noundef %14, ptr noundef %15, i32 noundef %16, ptr noundef %17, i64 noundef 1) #2, !dbg !55
  unreachable, !dbg !55

_ZL9ws_assertbPKcS0_jS0_.exit12:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit21
  %18 = load ptr, ptr %u.addr, align 8, !dbg !56
  %arrayidx = getelementptr inbounds i32, ptr %18, i64 0, !dbg !56
  %19 = load i32, ptr %arrayidx, align 4, !dbg !56
  %cmp3 = icmp eq i32 %19, 2, !dbg !57
  %storedv.i = zext i1 %cmp3 to i8, !dbg !58
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !58
  store ptr @.str3, ptr %m.addr.i, align 8, !dbg !58
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !58
  store i32 9, ptr %l.addr.i, align 4, !dbg !58
  store ptr @__func__._Z1kPj, ptr %fn.addr.i, align 8, !dbg !58
  %20 = load i8, ptr %c.addr.i, align 1, !dbg !58
  %loadedv.i = trunc i8 %20 to i1, !dbg !58
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !58

if.then.i:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit12
  %21 = load ptr, ptr %m.addr.i, align 8, !dbg !58
  %22 = load ptr, ptr %f.addr.i, align 8, !dbg !58
  %23 = load i32, ptr %l.addr.i, align 4, !dbg !58
  %24 = load ptr, ptr %fn.addr.i, align 8, !dbg !58
  call void @__assertfail(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i64 noundef 1) #2, !dbg !58
  unreachable, !dbg !58

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit12
  ret void, !dbg !59
}

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #2 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!25}
!llvm.module.flags = !{!35, !36, !37, !38}
!llvm.ident = !{!39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "atomic_results.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 22)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 18)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !3, isLocal: true, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 10)
!25 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !26, globals: !28, imports: !29, splitDebugInlining: false, nameTableKind: None)
!26 = !{!27}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !{!0, !8, !13, !18, !20}
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
!40 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPj", scope: !2, file: !2, line: 6, type: !41, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !25, retainedNodes: !45)
!41 = !DISubroutineType(types: !42)
!42 = !{null, !43}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!45 = !{}
!46 = !DILocalVariable(name: "u", arg: 1, scope: !40, file: !2, line: 6, type: !43)
!47 = !DILocation(line: 6, column: 29, scope: !40)
!48 = !DILocation(line: 7, column: 20, scope: !40)
!49 = !DILocation(line: 7, column: 10, scope: !40)
!50 = !DILocation(line: 7, column: 27, scope: !40)
!51 = !DILocation(line: 7, column: 3, scope: !40)
!52 = !DILocation(line: 8, column: 20, scope: !40)
!53 = !DILocation(line: 8, column: 10, scope: !40)
!54 = !DILocation(line: 8, column: 27, scope: !40)
!55 = !DILocation(line: 8, column: 3, scope: !40)
!56 = !DILocation(line: 9, column: 10, scope: !40)
!57 = !DILocation(line: 9, column: 15, scope: !40)
!58 = !DILocation(line: 9, column: 3, scope: !40)
!59 = !DILocation(line: 10, column: 1, scope: !40)
