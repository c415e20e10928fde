; ModuleID = 'spin_on_other_side.cu'
source_filename = "spin_on_other_side.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiS_(ptr noundef %flag, ptr noundef %o) #0 !dbg !13 {
entry:
  %p.addr.i6 = alloca ptr, align 8
  %v.addr.i7 = alloca i32, align 4
  %.atomictmp.i8 = alloca i32, align 4
  %atomic-temp.i9 = alloca i32, align 4
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %flag.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %flag, ptr %flag.addr, align 8
    #dbg_declare(ptr %flag.addr, !19, !DIExpression(), !20)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !21, !DIExpression(), !22)
    #dbg_declare(ptr %t, !23, !DIExpression(), !24)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  store i32 %0, ptr %t, align 4, !dbg !24
  %1 = load i32, ptr %t, align 4, !dbg !26
  %cmp = icmp slt i32 %1, 16, !dbg !28
  br i1 %cmp, label %if.then, label %if.else, !dbg !28

if.then:                                          ; preds = %entry
  br label %while.cond, !dbg !29

while.cond:                                       ; preds = %while.body, %if.then
  %2 = load ptr, ptr %flag.addr, align 8, !dbg !31
  store ptr %2, ptr %p.addr.i, align 8, !dbg !32
  store i32 0, ptr %v.addr.i, align 4, !dbg !32
  %3 = load ptr, ptr %p.addr.i, align 8, !dbg !32
  %4 = load i32, ptr %v.addr.i, align 4, !dbg !32
  store i32 %4, ptr %.atomictmp.i, align 4, !dbg !32
  %5 = load i32, ptr %.atomictmp.i, align 4, !dbg !32
  %6 = atomicrmw add ptr %3, i32 %5 monotonic, align 4, !dbg !32
  store i32 %6, ptr %atomic-temp.i, align 4, !dbg !32
  %7 = load i32, ptr %atomic-temp.i, align 4, !dbg !32
  %cmp2 = icmp slt i32 %7, 1, !dbg !33
  br i1 %cmp2, label %while.body, label %while.end, !dbg !29

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !29, !llvm.loop !34

while.end:                                        ; preds = %while.cond
  %8 = load ptr, ptr %o.addr, align 8, !dbg !37
  %9 = load i32, ptr %t, align 4, !dbg !38
  %idxprom = sext i32 %9 to i64, !dbg !37
  %arrayidx = getelementptr inbounds i32, ptr %8, i64 %idxprom, !dbg !37
  store i32 1, ptr %arrayidx, align 4, !dbg !39
  br label %if.end, !dbg !40

if.else:                                          ; preds = %entry
  %10 = load ptr, ptr %o.addr, align 8, !dbg !41
  %11 = load i32, ptr %t, align 4, !dbg !43
  %idxprom3 = sext i32 %11 to i64, !dbg !41
  %arrayidx4 = getelementptr inbounds i32, ptr %10, i64 %idxprom3, !dbg !41
  store i32 2, ptr %arrayidx4, align 4, !dbg !44
  %12 = load ptr, ptr %flag.addr, align 8, !dbg !45
  store ptr %12, ptr %p.addr.i6, align 8, !dbg !46
  store i32 1, ptr %v.addr.i7, align 4, !dbg !46
  %13 = load ptr, ptr %p.addr.i6, align 8, !dbg !46
  %14 = load i32, ptr %v.addr.i7, align 4, !dbg !46
  store i32 %14, ptr %.atomictmp.i8, align 4, !dbg !46
  %15 = load i32, ptr %.atomictmp.i8, align 4, !dbg !46
  %16 = atomicrmw xchg ptr %13, i32 %15 monotonic, align 4, !dbg !46
  store i32 %16, ptr %atomic-temp.i9, align 4, !dbg !46
  %17 = load i32, ptr %atomic-temp.i9, align 4, !dbg !46
  br label %if.end

if.end:                                           ; preds = %if.else, %while.end
  ret void, !dbg !47
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "spin_on_other_side.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "flag", arg: 1, scope: !13, file: !1, line: 5, type: !16)
!20 = !DILocation(line: 5, column: 24, scope: !13)
!21 = !DILocalVariable(name: "o", arg: 2, scope: !13, file: !1, line: 5, type: !16)
!22 = !DILocation(line: 5, column: 35, scope: !13)
!23 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 6, type: !17)
!24 = !DILocation(line: 6, column: 7, scope: !13)
!25 = !DILocation(line: 6, column: 11, scope: !13)
!26 = !DILocation(line: 7, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !13, file: !1, line: 7, column: 7)
!28 = !DILocation(line: 7, column: 9, scope: !27)
!29 = !DILocation(line: 8, column: 5, scope: !30)
!30 = distinct !DILexicalBlock(scope: !27, file: !1, line: 7, column: 15)
!31 = !DILocation(line: 8, column: 22, scope: !30)
!32 = !DILocation(line: 8, column: 12, scope: !30)
!33 = !DILocation(line: 8, column: 31, scope: !30)
!34 = distinct !{!34, !29, !35, !36}
!35 = !DILocation(line: 8, column: 37, scope: !30)
!36 = !{!"llvm.loop.mustprogress"}
!37 = !DILocation(line: 9, column: 5, scope: !30)
!38 = !DILocation(line: 9, column: 7, scope: !30)
!39 = !DILocation(line: 9, column: 10, scope: !30)
!40 = !DILocation(line: 10, column: 3, scope: !30)
!41 = !DILocation(line: 11, column: 5, scope: !42)
!42 = distinct !DILexicalBlock(scope: !27, file: !1, line: 10, column: 10)
!43 = !DILocation(line: 11, column: 7, scope: !42)
!44 = !DILocation(line: 11, column: 10, scope: !42)
!45 = !DILocation(line: 12, column: 16, scope: !42)
!46 = !DILocation(line: 12, column: 5, scope: !42)
!47 = !DILocation(line: 14, column: 1, scope: !13)
