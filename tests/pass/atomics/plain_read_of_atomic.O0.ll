; ModuleID = 'plain_read_of_atomic.cu'
source_filename = "plain_read_of_atomic.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiS_(ptr noundef %c, ptr noundef %o) #0 !dbg !13 {
entry:
  %p.addr.i3 = alloca ptr, align 8
  %v.addr.i4 = alloca i32, align 4
  %.atomictmp.i5 = alloca i32, align 4
  %atomic-temp.i6 = alloca i32, align 4
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %c.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !19, !DIExpression(), !20)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !21, !DIExpression(), !22)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !23
  %cmp = icmp eq i32 %0, 0, !dbg !25
  br i1 %cmp, label %if.then, label %if.else, !dbg !25

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %c.addr, align 8, !dbg !26
  store ptr %1, ptr %p.addr.i3, align 8, !dbg !27
  store i32 1, ptr %v.addr.i4, align 4, !dbg !27
  %2 = load ptr, ptr %p.addr.i3, align 8, !dbg !27
  %3 = load i32, ptr %v.addr.i4, align 4, !dbg !27
  store i32 %3, ptr %.atomictmp.i5, align 4, !dbg !27
  %4 = load i32, ptr %.atomictmp.i5, align 4, !dbg !27
  %5 = atomicrmw add ptr %2, i32 %4 monotonic, align 4, !dbg !27
  store i32 %5, ptr %atomic-temp.i6, align 4, !dbg !27
  %6 = load i32, ptr %atomic-temp.i6, align 4, !dbg !27
  br label %if.end, !dbg !27

if.else:                                          ; preds = %entry
  %7 = load ptr, ptr %c.addr, align 8, !dbg !28
  store ptr %7, ptr %p.addr.i, align 8, !dbg !29
  store i32 0, ptr %v.addr.i, align 4, !dbg !29
  %8 = load ptr, ptr %p.addr.i, align 8, !dbg !29
  %9 = load i32, ptr %v.addr.i, align 4, !dbg !29
  store i32 %9, ptr %.atomictmp.i, align 4, !dbg !29
  %10 = load i32, ptr %.atomictmp.i, align 4, !dbg !29
  %11 = atomicrmw add ptr %8, i32 %10 monotonic, align 4, !dbg !29
  store i32 %11, ptr %atomic-temp.i, align 4, !dbg !29
  %12 = load i32, ptr %atomic-temp.i, align 4, !dbg !29
  %13 = load ptr, ptr %o.addr, align 8, !dbg !30
  %arrayidx = getelementptr inbounds i32, ptr %13, i64 0, !dbg !30
  store i32 %12, ptr %arrayidx, align 4, !dbg !31
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  ret void, !dbg !32
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "plain_read_of_atomic.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "c", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!20 = !DILocation(line: 6, column: 24, scope: !13)
!21 = !DILocalVariable(name: "o", arg: 2, scope: !13, file: !1, line: 6, type: !16)
!22 = !DILocation(line: 6, column: 32, scope: !13)
!23 = !DILocation(line: 7, column: 7, scope: !24)
!24 = distinct !DILexicalBlock(scope: !13, file: !1, line: 7, column: 7)
!25 = !DILocation(line: 7, column: 18, scope: !24)
!26 = !DILocation(line: 8, column: 15, scope: !24)
!27 = !DILocation(line: 8, column: 5, scope: !24)
!28 = !DILocation(line: 10, column: 22, scope: !24)
!29 = !DILocation(line: 10, column: 12, scope: !24)
!30 = !DILocation(line: 10, column: 5, scope: !24)
!31 = !DILocation(line: 10, column: 10, scope: !24)
!32 = !DILocation(line: 11, column: 1, scope: !13)
