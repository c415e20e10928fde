; ModuleID = 'float_division.cu'
source_filename = "float_division.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [12 x i8] c"isinf(o[t])\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [18 x i8] c"float_division.cu\00", align 1, !dbg !8
@__func__._Z1kPfPKf = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPfPKf(ptr noundef %o, ptr noundef %a) #0 !dbg !33 {
entry:
  %x.addr.i = alloca float, align 4
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !41, !DIExpression(), !42)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !43, !DIExpression(), !44)
    #dbg_declare(ptr %t, !45, !DIExpression(), !47)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  store i32 %0, ptr %t, align 4, !dbg !47
  %1 = load ptr, ptr %a.addr, align 8, !dbg !49
  %2 = load i32, ptr %t, align 4, !dbg !50
  %idxprom = sext i32 %2 to i64, !dbg !49
  %arrayidx = getelementptr inbounds float, ptr %1, i64 %idxprom, !dbg !49
  %3 = load float, ptr %arrayidx, align 4, !dbg !49
  %div = fdiv float 1.000000e+00, %3, !dbg !51
  %4 = load ptr, ptr %o.addr, align 8, !dbg !52
  %5 = load i32, ptr %t, align 4, !dbg !53
  %idxprom1 = sext i32 %5 to i64, !dbg !52
  %arrayidx2 = getelementptr inbounds float, ptr %4, i64 %idxprom1, !dbg !52
  store float %div, ptr %arrayidx2, align 4, !dbg !54
  %6 = load ptr, ptr %o.addr, align 8, !dbg !55
  %7 = load i32, ptr %t, align 4, !dbg !56
  %idxprom3 = sext i32 %7 to i64, !dbg !55
  %arrayidx4 = getelementptr inbounds float, ptr %6, i64 %idxprom3, !dbg !55
  %8 = load float, ptr %arrayidx4, align 4, !dbg !55
  store float %8, ptr %x.addr.i, align 4, !dbg !57
  %9 = load float, ptr %x.addr.i, align 4, !dbg !57
  %10 = call noundef i1 @llvm.is.fpclass.f32(float %9, i32 516), !dbg !57
  %storedv.i = zext i1 %10 to i8, !dbg !58
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !58
  store ptr @.str, ptr %m.addr.i, align 8, !dbg !58
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !58
  store i32 9, ptr %l.addr.i, align 4, !dbg !58
  store ptr @__func__._Z1kPfPKf, ptr %fn.addr.i, align 8, !dbg !58
  %11 = load i8, ptr %c.addr.i, align 1, !dbg !58
  %loadedv.i = trunc i8 %11 to i1, !dbg !58
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !58

if.then.i:                                        ; preds = %entry
  %12 = load ptr, ptr %m.addr.i, align 8, !dbg !58
  %13 = load ptr, ptr %f.addr.i, align 8, !dbg !58
  %14 = load i32, ptr %l.addr.i, align 4, !dbg !58
  %15 = load ptr, ptr %fn.addr.i, align 8, !dbg !58
  call void @__assertfail(ptr noundef %12, ptr noundef %13, i32 noundef %14, ptr noundef %15, i64 noundef 1) #4, !dbg !58
  unreachable, !dbg !58

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  ret void, !dbg !59
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!28, !29, !30, !31}
!llvm.ident = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "float_division.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 12)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 18)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !15, isLocal: true, isDefinition: true)
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
!33 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPfPKf", scope: !2, file: !2, line: 6, type: !34, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !40)
!34 = !DISubroutineType(types: !35)
!35 = !{null, !36, !38}
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !37)
!40 = !{}
!41 = !DILocalVariable(name: "o", arg: 1, scope: !33, file: !2, line: 6, type: !36)
!42 = !DILocation(line: 6, column: 26, scope: !33)
!43 = !DILocalVariable(name: "a", arg: 2, scope: !33, file: !2, line: 6, type: !38)
!44 = !DILocation(line: 6, column: 42, scope: !33)
!45 = !DILocalVariable(name: "t", scope: !33, file: !2, line: 7, type: !46)
!46 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!47 = !DILocation(line: 7, column: 7, scope: !33)
!48 = !DILocation(line: 7, column: 11, scope: !33)
!49 = !DILocation(line: 8, column: 17, scope: !33)
!50 = !DILocation(line: 8, column: 19, scope: !33)
!51 = !DILocation(line: 8, column: 15, scope: !33)
!52 = !DILocation(line: 8, column: 3, scope: !33)
!53 = !DILocation(line: 8, column: 5, scope: !33)
!54 = !DILocation(line: 8, column: 8, scope: !33)
!55 = !DILocation(line: 9, column: 16, scope: !33)
!56 = !DILocation(line: 9, column: 18, scope: !33)
!57 = !DILocation(line: 9, column: 10, scope: !33)
!58 = !DILocation(line: 9, column: 3, scope: !33)
!59 = !DILocation(line: 10, column: 1, scope: !33)
