; ModuleID = 'histogram_no_barrier1.cu'
source_filename = "histogram_no_barrier1.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@_ZZ1kPjPKjiE1h = internal addrspace(3) global [16 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPjPKji(ptr noundef %o, ptr noundef %a, i32 noundef %n) #0 !dbg !2 {
entry:
  %p.addr.i21 = alloca ptr, align 8
  %v.addr.i22 = alloca i32, align 4
  %.atomictmp.i23 = alloca i32, align 4
  %atomic-temp.i24 = alloca i32, align 4
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !28, !DIExpression(), !29)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !30, !DIExpression(), !31)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !32, !DIExpression(), !33)
    #dbg_declare(ptr %t, !34, !DIExpression(), !35)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
  store i32 %0, ptr %t, align 4, !dbg !35
  %1 = load i32, ptr %t, align 4, !dbg !37
  %cmp = icmp slt i32 %1, 16, !dbg !39
  br i1 %cmp, label %if.then, label %if.end, !dbg !39

if.then:                                          ; preds = %entry
  %2 = load i32, ptr %t, align 4, !dbg !40
  %idxprom = sext i32 %2 to i64, !dbg !41
  %arrayidx = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPjPKjiE1h to ptr), i64 0, i64 %idxprom, !dbg !41
  store i32 0, ptr %arrayidx, align 4, !dbg !42
  br label %if.end, !dbg !41

if.end:                                           ; preds = %if.then, %entry
    #dbg_declare(ptr %i, !43, !DIExpression(), !45)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !46
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !47
  %mul = mul i32 %3, %4, !dbg !48
  %5 = load i32, ptr %t, align 4, !dbg !49
  %add = add i32 %mul, %5, !dbg !50
  store i32 %add, ptr %i, align 4, !dbg !45
  br label %for.cond, !dbg !51

for.cond:                                         ; preds = %for.inc, %if.end
  %6 = load i32, ptr %i, align 4, !dbg !52
  %7 = load i32, ptr %n.addr, align 4, !dbg !54
  %cmp3 = icmp slt i32 %6, %7, !dbg !55
  br i1 %cmp3, label %for.body, label %for.end, !dbg !56

for.body:                                         ; preds = %for.cond
  %8 = load ptr, ptr %a.addr, align 8, !dbg !57
  %9 = load i32, ptr %i, align 4, !dbg !58
  %idxprom4 = sext i32 %9 to i64, !dbg !57
  %arrayidx5 = getelementptr inbounds i32, ptr %8, i64 %idxprom4, !dbg !57
  %10 = load i32, ptr %arrayidx5, align 4, !dbg !57
  %and = and i32 %10, 15, !dbg !59
  %idxprom6 = zext i32 %and to i64, !dbg !60
  %arrayidx7 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPjPKjiE1h to ptr), i64 0, i64 %idxprom6, !dbg !60
  store ptr %arrayidx7, ptr %p.addr.i21, align 8, !dbg !61
  store i32 1, ptr %v.addr.i22, align 4, !dbg !61
  %11 = load ptr, ptr %p.addr.i21, align 8, !dbg !61
  %12 = load i32, ptr %v.addr.i22, align 4, !dbg !61
  store i32 %12, ptr %.atomictmp.i23, align 4, !dbg !61
  %13 = load i32, ptr %.atomictmp.i23, align 4, !dbg !61
  %14 = atomicrmw add ptr %11, i32 %13 monotonic, align 4, !dbg !61
  store i32 %14, ptr %atomic-temp.i24, align 4, !dbg !61
  %15 = load i32, ptr %atomic-temp.i24, align 4, !dbg !61
  br label %for.inc, !dbg !61

for.inc:                                          ; preds = %for.body
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !63
  %mul11 = mul i32 %16, %17, !dbg !64
  %18 = load i32, ptr %i, align 4, !dbg !65
  %add12 = add i32 %18, %mul11, !dbg !65
  store i32 %add12, ptr %i, align 4, !dbg !65
  br label %for.cond, !dbg !66, !llvm.loop !67

for.end:                                          ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !70
  %19 = load i32, ptr %t, align 4, !dbg !71
  %cmp13 = icmp slt i32 %19, 16, !dbg !73
  br i1 %cmp13, label %if.then14, label %if.end20, !dbg !73

if.then14:                                        ; preds = %for.end
  %20 = load ptr, ptr %o.addr, align 8, !dbg !74
  %21 = load i32, ptr %t, align 4, !dbg !75
  %idxprom15 = sext i32 %21 to i64, !dbg !74
  %arrayidx16 = getelementptr inbounds i32, ptr %20, i64 %idxprom15, !dbg !74
  %22 = load i32, ptr %t, align 4, !dbg !76
  %idxprom17 = sext i32 %22 to i64, !dbg !77
  %arrayidx18 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPjPKjiE1h to ptr), i64 0, i64 %idxprom17, !dbg !77
  %23 = load i32, ptr %arrayidx18, align 4, !dbg !77
  store ptr %arrayidx16, ptr %p.addr.i, align 8, !dbg !78
  store i32 %23, ptr %v.addr.i, align 4, !dbg !78
  %24 = load ptr, ptr %p.addr.i, align 8, !dbg !78
  %25 = load i32, ptr %v.addr.i, align 4, !dbg !78
  store i32 %25, ptr %.atomictmp.i, align 4, !dbg !78
  %26 = load i32, ptr %.atomictmp.i, align 4, !dbg !78
  %27 = atomicrmw add ptr %24, i32 %26 monotonic, align 4, !dbg !78
  store i32 %27, ptr %atomic-temp.i, align 4, !dbg !78
  %28 = load i32, ptr %atomic-temp.i, align 4, !dbg !78
  br label %if.end20, !dbg !78

if.end20:                                         ; preds = %if.then14, %for.end
  ret void, !dbg !79
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!23, !24, !25, !26}
!llvm.ident = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "h", scope: !2, file: !3, line: 8, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPjPKji", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !19)
!3 = !DIFile(filename: "histogram_no_barrier1.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 206)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 207)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{}
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 512, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 16)
!23 = !{i32 7, !"Dwarf Version", i32 4}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!27 = !{!"clang version 22.1.8"}
!28 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!29 = !DILocation(line: 7, column: 29, scope: !2)
!30 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 7, type: !8)
!31 = !DILocation(line: 7, column: 48, scope: !2)
!32 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 7, type: !10)
!33 = !DILocation(line: 7, column: 55, scope: !2)
!34 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !10)
!35 = !DILocation(line: 9, column: 7, scope: !2)
!36 = !DILocation(line: 9, column: 11, scope: !2)
!37 = !DILocation(line: 10, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!39 = !DILocation(line: 10, column: 9, scope: !38)
!40 = !DILocation(line: 11, column: 7, scope: !38)
!41 = !DILocation(line: 11, column: 5, scope: !38)
!42 = !DILocation(line: 11, column: 10, scope: !38)
!43 = !DILocalVariable(name: "i", scope: !44, file: !3, line: 12, type: !10)
!44 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 3)
!45 = !DILocation(line: 12, column: 12, scope: !44)
!46 = !DILocation(line: 12, column: 16, scope: !44)
!47 = !DILocation(line: 12, column: 29, scope: !44)
!48 = !DILocation(line: 12, column: 27, scope: !44)
!49 = !DILocation(line: 12, column: 42, scope: !44)
!50 = !DILocation(line: 12, column: 40, scope: !44)
!51 = !DILocation(line: 12, column: 8, scope: !44)
!52 = !DILocation(line: 12, column: 45, scope: !53)
!53 = distinct !DILexicalBlock(scope: !44, file: !3, line: 12, column: 3)
!54 = !DILocation(line: 12, column: 49, scope: !53)
!55 = !DILocation(line: 12, column: 47, scope: !53)
!56 = !DILocation(line: 12, column: 3, scope: !44)
!57 = !DILocation(line: 13, column: 18, scope: !53)
!58 = !DILocation(line: 13, column: 20, scope: !53)
!59 = !DILocation(line: 13, column: 23, scope: !53)
!60 = !DILocation(line: 13, column: 16, scope: !53)
!61 = !DILocation(line: 13, column: 5, scope: !53)
!62 = !DILocation(line: 12, column: 57, scope: !53)
!63 = !DILocation(line: 12, column: 70, scope: !53)
!64 = !DILocation(line: 12, column: 68, scope: !53)
!65 = !DILocation(line: 12, column: 54, scope: !53)
!66 = !DILocation(line: 12, column: 3, scope: !53)
!67 = distinct !{!67, !56, !68, !69}
!68 = !DILocation(line: 13, column: 32, scope: !44)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !DILocation(line: 14, column: 3, scope: !2)
!71 = !DILocation(line: 15, column: 7, scope: !72)
!72 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 7)
!73 = !DILocation(line: 15, column: 9, scope: !72)
!74 = !DILocation(line: 16, column: 16, scope: !72)
!75 = !DILocation(line: 16, column: 18, scope: !72)
!76 = !DILocation(line: 16, column: 24, scope: !72)
!77 = !DILocation(line: 16, column: 22, scope: !72)
!78 = !DILocation(line: 16, column: 5, scope: !72)
!79 = !DILocation(line: 17, column: 1, scope: !2)
