; ModuleID = 'open_buffer.cu'
source_filename = "open_buffer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [17 x i8] c"o[t] == t + 1000\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [15 x i8] c"open_buffer.cu\00", align 1, !dbg !8
@__func__._Z1kPiPKi = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !33 {
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
    #dbg_declare(ptr %o.addr, !41, !DIExpression(), !42)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !43, !DIExpression(), !44)
    #dbg_declare(ptr %t, !45, !DIExpression(), !46)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !47
  store i32 %0, ptr %t, align 4, !dbg !46
  %1 = load ptr, ptr %a.addr, align 8, !dbg !48
  %2 = load i32, ptr %t, align 4, !dbg !49
  %add = add nsw i32 %2, 1000, !dbg !50
  %idxprom = sext i32 %add to i64, !dbg !48
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 %idxprom, !dbg !48
  %3 = load i32, ptr %arrayidx, align 4, !dbg !48
  %4 = load ptr, ptr %o.addr, align 8, !dbg !51
  %5 = load i32, ptr %t, align 4, !dbg !52
  %idxprom1 = sext i32 %5 to i64, !dbg !51
  %arrayidx2 = getelementptr inbounds i32, ptr %4, i64 %idxprom1, !dbg !51
  store i32 %3, ptr %arrayidx2, align 4, !dbg !53
  %6 = load ptr, ptr %o.addr, align 8, !dbg !54
  %7 = load i32, ptr %t, align 4, !dbg !55
  %idxprom3 = sext i32 %7 to i64, !dbg !54
  %arrayidx4 = getelementptr inbounds i32, ptr %6, i64 %idxprom3, !dbg !54
  %8 = load i32, ptr %arrayidx4, align 4, !dbg !54
  %9 = load i32, ptr %t, align 4, !dbg !56
  %add5 = add nsw i32 %9, 1000, !dbg !57
  %cmp = icmp eq i32 %8, %add5, !dbg !58
  %storedv.i = zext i1 %cmp to i8, !dbg !59
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !59
  store ptr @.str, ptr %m.addr.i, align 8, !dbg !59
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !59
  store i32 9, ptr %l.addr.i, align 4, !dbg !59
  store ptr @__func__._Z1kPiPKi, ptr %fn.addr.i, align 8, !dbg !59
  %10 = load i8, ptr %c.addr.i, align 1, !dbg !59
  %loadedv.i = trunc i8 %10 to i1, !dbg !59
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !59

if.then.i:                                        ; preds = %entry
  %11 = load ptr, ptr %m.addr.i, align 8, !dbg !59
  %12 = load ptr, ptr %f.addr.i, align 8, !dbg !59
  %13 = load i32, ptr %l.addr.i, align 4, !dbg !59
  %14 = load ptr, ptr %fn.addr.i, align 8, !dbg !59
  call void @__assertfail(ptr noundef %11, ptr noundef %12, i32 noundef %13, ptr noundef %14, i64 noundef 1) #3, !dbg !59
  unreachable, !dbg !59

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  ret void, !dbg !60
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!28, !29, !30, !31}
!llvm.ident = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "open_buffer.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 17)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 15)
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
!33 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !2, file: !2, line: 6, type: !34, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !40)
!34 = !DISubroutineType(types: !35)
!35 = !{null, !36, !38}
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !37)
!40 = !{}
!41 = !DILocalVariable(name: "o", arg: 1, scope: !33, file: !2, line: 6, type: !36)
!42 = !DILocation(line: 6, column: 24, scope: !33)
!43 = !DILocalVariable(name: "a", arg: 2, scope: !33, file: !2, line: 6, type: !38)
!44 = !DILocation(line: 6, column: 38, scope: !33)
!45 = !DILocalVariable(name: "t", scope: !33, file: !2, line: 7, type: !37)
!46 = !DILocation(line: 7, column: 7, scope: !33)
!47 = !DILocation(line: 7, column: 11, scope: !33)
!48 = !DILocation(line: 8, column: 10, scope: !33)
!49 = !DILocation(line: 8, column: 12, scope: !33)
!50 = !DILocation(line: 8, column: 14, scope: !33)
!51 = !DILocation(line: 8, column: 3, scope: !33)
!52 = !DILocation(line: 8, column: 5, scope: !33)
!53 = !DILocation(line: 8, column: 8, scope: !33)
!54 = !DILocation(line: 9, column: 10, scope: !33)
!55 = !DILocation(line: 9, column: 12, scope: !33)
!56 = !DILocation(line: 9, column: 18, scope: !33)
!57 = !DILocation(line: 9, column: 20, scope: !33)
!58 = !DILocation(line: 9, column: 15, scope: !33)
!59 = !DILocation(line: 9, column: 3, scope: !33)
!60 = !DILocation(line: 10, column: 1, scope: !33)
