; ModuleID = 'assert.cu'
source_filename = "assert.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [10 x i8] c"a[t] < 64\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [10 x i8] c"assert.cu\00", align 1, !dbg !8
@__func__._Z1kPiPKi = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !10

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !30 {
entry:
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !38, !DIExpression(), !39)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !40, !DIExpression(), !41)
    #dbg_declare(ptr %t, !42, !DIExpression(), !43)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !44
  store i32 %0, ptr %t, align 4, !dbg !43
  %1 = load ptr, ptr %a.addr, align 8, !dbg !45
  %2 = load i32, ptr %t, align 4, !dbg !46
  %idxprom = sext i32 %2 to i64, !dbg !45
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 %idxprom, !dbg !45
  %3 = load i32, ptr %arrayidx, align 4, !dbg !45
  %cmp = icmp slt i32 %3, 64, !dbg !47
  %storedv.i = zext i1 %cmp to i8, !dbg !48
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !48
  store ptr @.str, ptr %m.addr.i, align 8, !dbg !48
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !48
  store i32 8, ptr %l.addr.i, align 4, !dbg !48
  store ptr @__func__._Z1kPiPKi, ptr %fn.addr.i, align 8, !dbg !48
  %4 = load i8, ptr %c.addr.i, align 1, !dbg !48
  %loadedv.i = trunc i8 %4 to i1, !dbg !48
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !48

if.then.i:                                        ; preds = %entry
  %5 = load ptr, ptr %m.addr.i, align 8, !dbg !48
  %6 = load ptr, ptr %f.addr.i, align 8, !dbg !48
  %7 = load i32, ptr %l.addr.i, align 4, !dbg !48
  %8 = load ptr, ptr %fn.addr.i, align 8, !dbg !48
  call void @__assertfail(ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i64 noundef 1) #3, !dbg !48
  unreachable, !dbg !48

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  %9 = load i32, ptr %t, align 4, !dbg !49
  %10 = load ptr, ptr %o.addr, align 8, !dbg !50
  %11 = load i32, ptr %t, align 4, !dbg !51
  %idxprom1 = sext i32 %11 to i64, !dbg !50
  %arrayidx2 = getelementptr inbounds i32, ptr %10, i64 %idxprom1, !dbg !50
  store i32 %9, ptr %arrayidx2, align 4, !dbg !52
  ret void, !dbg !53
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!15}
!llvm.module.flags = !{!25, !26, !27, !28}
!llvm.ident = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "assert.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 10)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !3, isLocal: true, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !13)
!13 = !{!14}
!14 = !DISubrange(count: 2)
!15 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !16, globals: !18, imports: !19, splitDebugInlining: false, nameTableKind: None)
!16 = !{!17}
!17 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!18 = !{!0, !8, !10}
!19 = !{!20, !23}
!20 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !21, file: !22, line: 206)
!21 = !DINamespace(name: "ws_math", scope: null)
!22 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!23 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !24, entity: !21, file: !22, line: 207)
!24 = !DINamespace(name: "std", scope: null)
!25 = !{i32 7, !"Dwarf Version", i32 4}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!29 = !{!"clang version 22.1.8"}
!30 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !2, file: !2, line: 6, type: !31, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !15, retainedNodes: !37)
!31 = !DISubroutineType(types: !32)
!32 = !{null, !33, !35}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !34)
!37 = !{}
!38 = !DILocalVariable(name: "o", arg: 1, scope: !30, file: !2, line: 6, type: !33)
!39 = !DILocation(line: 6, column: 24, scope: !30)
!40 = !DILocalVariable(name: "a", arg: 2, scope: !30, file: !2, line: 6, type: !35)
!41 = !DILocation(line: 6, column: 38, scope: !30)
!42 = !DILocalVariable(name: "t", scope: !30, file: !2, line: 7, type: !34)
!43 = !DILocation(line: 7, column: 7, scope: !30)
!44 = !DILocation(line: 7, column: 11, scope: !30)
!45 = !DILocation(line: 8, column: 10, scope: !30)
!46 = !DILocation(line: 8, column: 12, scope: !30)
!47 = !DILocation(line: 8, column: 15, scope: !30)
!48 = !DILocation(line: 8, column: 3, scope: !30)
!49 = !DILocation(line: 9, column: 10, scope: !30)
!50 = !DILocation(line: 9, column: 3, scope: !30)
!51 = !DILocation(line: 9, column: 5, scope: !30)
!52 = !DILocation(line: 9, column: 8, scope: !30)
!53 = !DILocation(line: 10, column: 1, scope: !30)
