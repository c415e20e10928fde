; ModuleID = 'grid_spin_barrier.cu'
source_filename = "grid_spin_barrier.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPjPiS0_(ptr noundef %count, ptr noundef %in, ptr noundef %o) #0 !dbg !13 {
entry:
  %p.addr.i17 = alloca ptr, align 8
  %v.addr.i18 = alloca i32, align 4
  %.atomictmp.i19 = alloca i32, align 4
  %atomic-temp.i20 = alloca i32, align 4
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %count.addr = alloca ptr, align 8
  %in.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  store ptr %count, ptr %count.addr, align 8
    #dbg_declare(ptr %count.addr, !21, !DIExpression(), !22)
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !23, !DIExpression(), !24)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %i, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !29
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !30
  %mul = mul i32 %0, %1, !dbg !31
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
  %add = add i32 %mul, %2, !dbg !33
  store i32 %add, ptr %i, align 4, !dbg !28
  %3 = load i32, ptr %i, align 4, !dbg !34
  %4 = load ptr, ptr %in.addr, align 8, !dbg !35
  %5 = load i32, ptr %i, align 4, !dbg !36
  %idxprom = sext i32 %5 to i64, !dbg !35
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom, !dbg !35
  store i32 %3, ptr %arrayidx, align 4, !dbg !37
  call void @llvm.nvvm.membar.gl(), !dbg !38
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  %cmp = icmp eq i32 %6, 0, !dbg !42
  br i1 %cmp, label %if.then, label %if.end, !dbg !42

if.then:                                          ; preds = %entry
  %7 = load ptr, ptr %count.addr, align 8, !dbg !43
  store ptr %7, ptr %p.addr.i17, align 8, !dbg !45
  store i32 1, ptr %v.addr.i18, align 4, !dbg !45
  %8 = load ptr, ptr %p.addr.i17, align 8, !dbg !45
  %9 = load i32, ptr %v.addr.i18, align 4, !dbg !45
  store i32 %9, ptr %.atomictmp.i19, align 4, !dbg !45
  %10 = load i32, ptr %.atomictmp.i19, align 4, !dbg !45
  %11 = atomicrmw add ptr %8, i32 %10 monotonic, align 4, !dbg !45
  store i32 %11, ptr %atomic-temp.i20, align 4, !dbg !45
  %12 = load i32, ptr %atomic-temp.i20, align 4, !dbg !45
  br label %while.cond, !dbg !46

while.cond:                                       ; preds = %while.body, %if.then
  %13 = load ptr, ptr %count.addr, align 8, !dbg !47
  store ptr %13, ptr %p.addr.i, align 8, !dbg !48
  store i32 0, ptr %v.addr.i, align 4, !dbg !48
  %14 = load ptr, ptr %p.addr.i, align 8, !dbg !48
  %15 = load i32, ptr %v.addr.i, align 4, !dbg !48
  store i32 %15, ptr %.atomictmp.i, align 4, !dbg !48
  %16 = load i32, ptr %.atomictmp.i, align 4, !dbg !48
  %17 = atomicrmw add ptr %14, i32 %16 monotonic, align 4, !dbg !48
  store i32 %17, ptr %atomic-temp.i, align 4, !dbg !48
  %18 = load i32, ptr %atomic-temp.i, align 4, !dbg !48
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !49
  %cmp7 = icmp ult i32 %18, %19, !dbg !50
  br i1 %cmp7, label %while.body, label %while.end, !dbg !46

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !46, !llvm.loop !51

while.end:                                        ; preds = %while.cond
  call void @llvm.nvvm.membar.gl(), !dbg !54
  br label %if.end, !dbg !55

if.end:                                           ; preds = %while.end, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !56
  %20 = load ptr, ptr %in.addr, align 8, !dbg !57
  %21 = load i32, ptr %i, align 4, !dbg !58
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !59
  %add9 = add i32 %21, %22, !dbg !60
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !61
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62
  %mul12 = mul i32 %23, %24, !dbg !63
  %rem = urem i32 %add9, %mul12, !dbg !64
  %idxprom13 = zext i32 %rem to i64, !dbg !57
  %arrayidx14 = getelementptr inbounds nuw i32, ptr %20, i64 %idxprom13, !dbg !57
  %25 = load i32, ptr %arrayidx14, align 4, !dbg !57
  %26 = load ptr, ptr %o.addr, align 8, !dbg !65
  %27 = load i32, ptr %i, align 4, !dbg !66
  %idxprom15 = sext i32 %27 to i64, !dbg !65
  %arrayidx16 = getelementptr inbounds i32, ptr %26, i64 %idxprom15, !dbg !65
  store i32 %25, ptr %arrayidx16, align 4, !dbg !67
  ret void, !dbg !68
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "grid_spin_barrier.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 206)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 207)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPjPiS0_", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !18, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{}
!21 = !DILocalVariable(name: "count", arg: 1, scope: !13, file: !1, line: 7, type: !16)
!22 = !DILocation(line: 7, column: 29, scope: !13)
!23 = !DILocalVariable(name: "in", arg: 2, scope: !13, file: !1, line: 7, type: !18)
!24 = !DILocation(line: 7, column: 41, scope: !13)
!25 = !DILocalVariable(name: "o", arg: 3, scope: !13, file: !1, line: 7, type: !18)
!26 = !DILocation(line: 7, column: 50, scope: !13)
!27 = !DILocalVariable(name: "i", scope: !13, file: !1, line: 8, type: !19)
!28 = !DILocation(line: 8, column: 7, scope: !13)
!29 = !DILocation(line: 8, column: 11, scope: !13)
!30 = !DILocation(line: 8, column: 24, scope: !13)
!31 = !DILocation(line: 8, column: 22, scope: !13)
!32 = !DILocation(line: 8, column: 37, scope: !13)
!33 = !DILocation(line: 8, column: 35, scope: !13)
!34 = !DILocation(line: 9, column: 11, scope: !13)
!35 = !DILocation(line: 9, column: 3, scope: !13)
!36 = !DILocation(line: 9, column: 6, scope: !13)
!37 = !DILocation(line: 9, column: 9, scope: !13)
!38 = !DILocation(line: 10, column: 3, scope: !13)
!39 = !DILocation(line: 11, column: 3, scope: !13)
!40 = !DILocation(line: 12, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !13, file: !1, line: 12, column: 7)
!42 = !DILocation(line: 12, column: 19, scope: !41)
!43 = !DILocation(line: 13, column: 15, scope: !44)
!44 = distinct !DILexicalBlock(scope: !41, file: !1, line: 12, column: 25)
!45 = !DILocation(line: 13, column: 5, scope: !44)
!46 = !DILocation(line: 14, column: 5, scope: !44)
!47 = !DILocation(line: 14, column: 22, scope: !44)
!48 = !DILocation(line: 14, column: 12, scope: !44)
!49 = !DILocation(line: 14, column: 35, scope: !44)
!50 = !DILocation(line: 14, column: 33, scope: !44)
!51 = distinct !{!51, !46, !52, !53}
!52 = !DILocation(line: 14, column: 47, scope: !44)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !DILocation(line: 15, column: 5, scope: !44)
!55 = !DILocation(line: 16, column: 3, scope: !44)
!56 = !DILocation(line: 17, column: 3, scope: !13)
!57 = !DILocation(line: 18, column: 10, scope: !13)
!58 = !DILocation(line: 18, column: 14, scope: !13)
!59 = !DILocation(line: 18, column: 18, scope: !13)
!60 = !DILocation(line: 18, column: 16, scope: !13)
!61 = !DILocation(line: 18, column: 33, scope: !13)
!62 = !DILocation(line: 18, column: 45, scope: !13)
!63 = !DILocation(line: 18, column: 43, scope: !13)
!64 = !DILocation(line: 18, column: 30, scope: !13)
!65 = !DILocation(line: 18, column: 3, scope: !13)
!66 = !DILocation(line: 18, column: 5, scope: !13)
!67 = !DILocation(line: 18, column: 8, scope: !13)
!68 = !DILocation(line: 19, column: 1, scope: !13)
