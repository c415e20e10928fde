; ModuleID = 'advice_mbarrier_init.cu'
source_filename = "advice_mbarrier_init.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ9transposePKfPfE4tile = internal addrspace(3) global [32 x [33 x float]] undef, align 4, !dbg !0
@_ZZ9transposePKfPfE3bar = internal addrspace(3) global i64 undef, align 8, !dbg !18
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z2smPv(ptr noundef %p) #0 !dbg !36 {
entry:
  %p.addr.i = alloca ptr, align 8
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !40, !DIExpression(), !41)
  %0 = load ptr, ptr %p.addr, align 8, !dbg !42
  store ptr %0, ptr %p.addr.i, align 8, !dbg !43
  %1 = load ptr, ptr %p.addr.i, align 8, !dbg !43
  %2 = addrspacecast ptr %1 to ptr addrspace(3), !dbg !43
  %3 = ptrtoint ptr addrspace(3) %2 to i64, !dbg !43
  %conv = trunc i64 %3 to i32, !dbg !43
  ret i32 %conv, !dbg !44
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9transposePKfPf(ptr noundef %in, ptr noundef %out) #1 !dbg !2 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %st = alloca i64, align 8
  %done = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !45, !DIExpression(), !46)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !47, !DIExpression(), !48)
    #dbg_declare(ptr %x, !49, !DIExpression(), !51)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !52
  store i32 %0, ptr %x, align 4, !dbg !51
    #dbg_declare(ptr %y, !53, !DIExpression(), !54)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !55
  store i32 %1, ptr %y, align 4, !dbg !54
  %2 = load i32, ptr %x, align 4, !dbg !56
  %cmp = icmp eq i32 %2, 0, !dbg !58
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !59

land.lhs.true:                                    ; preds = %entry
  %3 = load i32, ptr %y, align 4, !dbg !60
  %cmp2 = icmp eq i32 %3, 0, !dbg !61
  br i1 %cmp2, label %if.then, label %if.end, !dbg !59

if.then:                                          ; preds = %land.lhs.true
  %call3 = call noundef i32 @_Z2smPv(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfE3bar to ptr)) #3, !dbg !62
  call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r,~{memory}"(i32 %call3, i32 64) #3, !dbg !63, !srcloc !64
  br label %if.end, !dbg !63

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  %4 = load ptr, ptr %in.addr, align 8, !dbg !65
  %5 = load i32, ptr %y, align 4, !dbg !66
  %mul = mul nsw i32 %5, 8, !dbg !67
  %6 = load i32, ptr %x, align 4, !dbg !68
  %add = add nsw i32 %mul, %6, !dbg !69
  %idxprom = sext i32 %add to i64, !dbg !65
  %arrayidx = getelementptr inbounds float, ptr %4, i64 %idxprom, !dbg !65
  %7 = load float, ptr %arrayidx, align 4, !dbg !65
  %8 = load i32, ptr %y, align 4, !dbg !70
  %idxprom4 = sext i32 %8 to i64, !dbg !71
  %arrayidx5 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfE4tile to ptr), i64 0, i64 %idxprom4, !dbg !71
  %9 = load i32, ptr %x, align 4, !dbg !72
  %idxprom6 = sext i32 %9 to i64, !dbg !71
  %arrayidx7 = getelementptr inbounds [33 x float], ptr %arrayidx5, i64 0, i64 %idxprom6, !dbg !71
  store float %7, ptr %arrayidx7, align 4, !dbg !73
    #dbg_declare(ptr %st, !74, !DIExpression(), !75)
  %call8 = call noundef i32 @_Z2smPv(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfE3bar to ptr)) #3, !dbg !76
  %10 = call i64 asm sideeffect "mbarrier.arrive.shared.b64 $0, [$1];", "=l,r,~{memory}"(i32 %call8) #3, !dbg !77, !srcloc !78
  store i64 %10, ptr %st, align 8, !dbg !77
    #dbg_declare(ptr %done, !79, !DIExpression(), !80)
  store i32 0, ptr %done, align 4, !dbg !80
  br label %while.cond, !dbg !81

while.cond:                                       ; preds = %while.body, %if.end
  %11 = load i32, ptr %done, align 4, !dbg !82
  %tobool = icmp ne i32 %11, 0, !dbg !82
  %lnot = xor i1 %tobool, true, !dbg !83
  br i1 %lnot, label %while.body, label %while.end, !dbg !81

while.body:                                       ; preds = %while.cond
  %call9 = call noundef i32 @_Z2smPv(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfE3bar to ptr)) #3, !dbg !84
  %12 = load i64, ptr %st, align 8, !dbg !85
  %13 = call i32 asm sideeffect "{ .reg .pred p; mbarrier.test_wait.shared.b64 p, [$1], $2; selp.u32 $0, 1, 0, p; }", "=r,r,l,~{memory}"(i32 %call9, i64 %12) #3, !dbg !86, !srcloc !87
  store i32 %13, ptr %done, align 4, !dbg !86
  br label %while.cond, !dbg !81, !llvm.loop !88

while.end:                                        ; preds = %while.cond
  %14 = load i32, ptr %x, align 4, !dbg !91
  %idxprom10 = sext i32 %14 to i64, !dbg !92
  %arrayidx11 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfE4tile to ptr), i64 0, i64 %idxprom10, !dbg !92
  %15 = load i32, ptr %y, align 4, !dbg !93
  %idxprom12 = sext i32 %15 to i64, !dbg !92
  %arrayidx13 = getelementptr inbounds [33 x float], ptr %arrayidx11, i64 0, i64 %idxprom12, !dbg !92
  %16 = load float, ptr %arrayidx13, align 4, !dbg !92
  %17 = load ptr, ptr %out.addr, align 8, !dbg !94
  %18 = load i32, ptr %y, align 4, !dbg !95
  %mul14 = mul nsw i32 %18, 8, !dbg !96
  %19 = load i32, ptr %x, align 4, !dbg !97
  %add15 = add nsw i32 %mul14, %19, !dbg !98
  %idxprom16 = sext i32 %add15 to i64, !dbg !94
  %arrayidx17 = getelementptr inbounds float, ptr %17, i64 %idxprom16, !dbg !94
  store float %16, ptr %arrayidx17, align 4, !dbg !99
  ret void, !dbg !100
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!31, !32, !33, !34}
!llvm.ident = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 11, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "transpose", linkageName: "_Z9transposePKfPf", scope: !3, file: !3, line: 10, type: !4, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !26)
!3 = !DIFile(filename: "advice_mbarrier_init.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !17, imports: !21, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12, !13, !16}
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !14, line: 32, baseType: !15)
!14 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!15 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!17 = !{!0, !18}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!19 = distinct !DIGlobalVariable(name: "bar", scope: !2, file: !3, line: 12, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !14, line: 37, baseType: !15)
!21 = !{!22, !24}
!22 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !23, file: !14, line: 214)
!23 = !DINamespace(name: "ws_math", scope: null)
!24 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !25, entity: !23, file: !14, line: 215)
!25 = !DINamespace(name: "std", scope: null)
!26 = !{}
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 33792, elements: !28)
!28 = !{!29, !30}
!29 = !DISubrange(count: 32)
!30 = !DISubrange(count: 33)
!31 = !{i32 7, !"Dwarf Version", i32 4}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!35 = !{!"clang version 22.1.8"}
!36 = distinct !DISubprogram(name: "sm", linkageName: "_Z2smPv", scope: !3, file: !3, line: 9, type: !37, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !26)
!37 = !DISubroutineType(types: !38)
!38 = !{!12, !39}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!40 = !DILocalVariable(name: "p", arg: 1, scope: !36, file: !3, line: 9, type: !39)
!41 = !DILocation(line: 9, column: 30, scope: !36)
!42 = !DILocation(line: 9, column: 77, scope: !36)
!43 = !DILocation(line: 9, column: 52, scope: !36)
!44 = !DILocation(line: 9, column: 35, scope: !36)
!45 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 10, type: !6)
!46 = !DILocation(line: 10, column: 40, scope: !2)
!47 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 10, type: !9)
!48 = !DILocation(line: 10, column: 51, scope: !2)
!49 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 13, type: !50)
!50 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!51 = !DILocation(line: 13, column: 7, scope: !2)
!52 = !DILocation(line: 13, column: 11, scope: !2)
!53 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 13, type: !50)
!54 = !DILocation(line: 13, column: 24, scope: !2)
!55 = !DILocation(line: 13, column: 28, scope: !2)
!56 = !DILocation(line: 14, column: 7, scope: !57)
!57 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 7)
!58 = !DILocation(line: 14, column: 9, scope: !57)
!59 = !DILocation(line: 14, column: 14, scope: !57)
!60 = !DILocation(line: 14, column: 17, scope: !57)
!61 = !DILocation(line: 14, column: 19, scope: !57)
!62 = !DILocation(line: 14, column: 82, scope: !57)
!63 = !DILocation(line: 14, column: 25, scope: !57)
!64 = !{i64 619}
!65 = !DILocation(line: 15, column: 16, scope: !2)
!66 = !DILocation(line: 15, column: 19, scope: !2)
!67 = !DILocation(line: 15, column: 21, scope: !2)
!68 = !DILocation(line: 15, column: 27, scope: !2)
!69 = !DILocation(line: 15, column: 25, scope: !2)
!70 = !DILocation(line: 15, column: 8, scope: !2)
!71 = !DILocation(line: 15, column: 3, scope: !2)
!72 = !DILocation(line: 15, column: 11, scope: !2)
!73 = !DILocation(line: 15, column: 14, scope: !2)
!74 = !DILocalVariable(name: "st", scope: !2, file: !3, line: 16, type: !20)
!75 = !DILocation(line: 16, column: 12, scope: !2)
!76 = !DILocation(line: 17, column: 72, scope: !2)
!77 = !DILocation(line: 17, column: 3, scope: !2)
!78 = !{i64 755}
!79 = !DILocalVariable(name: "done", scope: !2, file: !3, line: 18, type: !12)
!80 = !DILocation(line: 18, column: 12, scope: !2)
!81 = !DILocation(line: 19, column: 3, scope: !2)
!82 = !DILocation(line: 19, column: 11, scope: !2)
!83 = !DILocation(line: 19, column: 10, scope: !2)
!84 = !DILocation(line: 20, column: 122, scope: !2)
!85 = !DILocation(line: 20, column: 137, scope: !2)
!86 = !DILocation(line: 20, column: 5, scope: !2)
!87 = !{i64 888}
!88 = distinct !{!88, !81, !89, !90}
!89 = !DILocation(line: 20, column: 151, scope: !2)
!90 = !{!"llvm.loop.mustprogress"}
!91 = !DILocation(line: 21, column: 25, scope: !2)
!92 = !DILocation(line: 21, column: 20, scope: !2)
!93 = !DILocation(line: 21, column: 28, scope: !2)
!94 = !DILocation(line: 21, column: 3, scope: !2)
!95 = !DILocation(line: 21, column: 7, scope: !2)
!96 = !DILocation(line: 21, column: 9, scope: !2)
!97 = !DILocation(line: 21, column: 15, scope: !2)
!98 = !DILocation(line: 21, column: 13, scope: !2)
!99 = !DILocation(line: 21, column: 18, scope: !2)
!100 = !DILocation(line: 22, column: 1, scope: !2)
