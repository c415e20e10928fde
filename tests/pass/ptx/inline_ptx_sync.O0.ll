; ModuleID = 'inline_ptx_sync.cu'
source_filename = "inline_ptx_sync.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ1kPjE1s = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPj(ptr noundef %o) #0 !dbg !2 {
entry:
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %v = alloca i32, align 4
  %at = alloca i64, align 8
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %t, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  store i32 %0, ptr %t, align 4, !dbg !28
    #dbg_declare(ptr %v, !30, !DIExpression(), !31)
    #dbg_declare(ptr %at, !32, !DIExpression(), !34)
  %1 = call i64 asm "cvta.to.shared.u64 $0, $1;", "=l,l"(ptr addrspacecast (ptr addrspace(3) @_ZZ1kPjE1s to ptr)) #2, !dbg !35, !srcloc !36
  store i64 %1, ptr %at, align 8, !dbg !35
  %2 = load i64, ptr %at, align 8, !dbg !37
  %3 = load i32, ptr %t, align 4, !dbg !38
  %mul = mul i32 4, %3, !dbg !39
  %conv = zext i32 %mul to i64, !dbg !40
  %add = add i64 %2, %conv, !dbg !41
  %4 = load i32, ptr %t, align 4, !dbg !42
  call void asm sideeffect "st.shared.u32 [$0], $1;", "l,r,~{memory}"(i64 %add, i32 %4) #3, !dbg !43, !srcloc !44
  call void asm sideeffect "bar.sync 0;", "~{memory}"() #3, !dbg !45, !srcloc !46
  %5 = load i64, ptr %at, align 8, !dbg !47
  %6 = load i32, ptr %t, align 4, !dbg !48
  %sub = sub i32 63, %6, !dbg !49
  %mul1 = mul i32 4, %sub, !dbg !50
  %conv2 = zext i32 %mul1 to i64, !dbg !51
  %add3 = add i64 %5, %conv2, !dbg !52
  %7 = call i32 asm sideeffect "ld.volatile.shared.u32 $0, [$1];", "=r,l,~{memory}"(i64 %add3) #3, !dbg !53, !srcloc !54
  store i32 %7, ptr %v, align 4, !dbg !53
  %8 = load i32, ptr %v, align 4, !dbg !55
  %9 = load ptr, ptr %o.addr, align 8, !dbg !56
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !57
  %mul5 = mul i32 %10, 64, !dbg !58
  %11 = load i32, ptr %t, align 4, !dbg !59
  %add6 = add i32 %mul5, %11, !dbg !60
  %idxprom = zext i32 %add6 to i64, !dbg !56
  %arrayidx = getelementptr inbounds nuw i32, ptr %9, i64 %idxprom, !dbg !56
  store i32 %8, ptr %arrayidx, align 4, !dbg !61
  ret void, !dbg !62
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 7, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPj", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "inline_ptx_sync.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 206)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 207)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{}
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 64)
!20 = !{i32 7, !"Dwarf Version", i32 4}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!24 = !{!"clang version 22.1.8"}
!25 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!26 = !DILocation(line: 6, column: 29, scope: !2)
!27 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !7)
!28 = !DILocation(line: 8, column: 12, scope: !2)
!29 = !DILocation(line: 8, column: 16, scope: !2)
!30 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 8, type: !7)
!31 = !DILocation(line: 8, column: 29, scope: !2)
!32 = !DILocalVariable(name: "at", scope: !2, file: !3, line: 9, type: !33)
!33 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!34 = !DILocation(line: 9, column: 22, scope: !2)
!35 = !DILocation(line: 10, column: 3, scope: !2)
!36 = !{i64 397}
!37 = !DILocation(line: 11, column: 50, scope: !2)
!38 = !DILocation(line: 11, column: 59, scope: !2)
!39 = !DILocation(line: 11, column: 57, scope: !2)
!40 = !DILocation(line: 11, column: 55, scope: !2)
!41 = !DILocation(line: 11, column: 53, scope: !2)
!42 = !DILocation(line: 11, column: 67, scope: !2)
!43 = !DILocation(line: 11, column: 3, scope: !2)
!44 = !{i64 463}
!45 = !DILocation(line: 12, column: 3, scope: !2)
!46 = !{i64 545}
!47 = !DILocation(line: 13, column: 67, scope: !2)
!48 = !DILocation(line: 13, column: 82, scope: !2)
!49 = !DILocation(line: 13, column: 80, scope: !2)
!50 = !DILocation(line: 13, column: 74, scope: !2)
!51 = !DILocation(line: 13, column: 72, scope: !2)
!52 = !DILocation(line: 13, column: 70, scope: !2)
!53 = !DILocation(line: 13, column: 3, scope: !2)
!54 = !{i64 589}
!55 = !DILocation(line: 14, column: 28, scope: !2)
!56 = !DILocation(line: 14, column: 3, scope: !2)
!57 = !DILocation(line: 14, column: 5, scope: !2)
!58 = !DILocation(line: 14, column: 16, scope: !2)
!59 = !DILocation(line: 14, column: 23, scope: !2)
!60 = !DILocation(line: 14, column: 21, scope: !2)
!61 = !DILocation(line: 14, column: 26, scope: !2)
!62 = !DILocation(line: 15, column: 1, scope: !2)
