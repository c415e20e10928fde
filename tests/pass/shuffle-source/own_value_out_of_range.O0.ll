; ModuleID = 'own_value_out_of_range.cu'
source_filename = "own_value_out_of_range.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !15 {
entry:
  %m.addr.i22 = alloca i32, align 4
  %v.addr.i23 = alloca i32, align 4
  %a.addr.i24 = alloca i32, align 4
  %w.addr.i25 = alloca i32, align 4
  %m.addr.i15 = alloca i32, align 4
  %v.addr.i16 = alloca i32, align 4
  %a.addr.i17 = alloca i32, align 4
  %w.addr.i18 = alloca i32, align 4
  %m.addr.i8 = alloca i32, align 4
  %v.addr.i9 = alloca i32, align 4
  %a.addr.i10 = alloca i32, align 4
  %w.addr.i11 = alloca i32, align 4
  %m.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %v = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !20, !DIExpression(), !21)
    #dbg_declare(ptr %t, !22, !DIExpression(), !23)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !24
  store i32 %0, ptr %t, align 4, !dbg !23
    #dbg_declare(ptr %v, !25, !DIExpression(), !26)
  %1 = load i32, ptr %t, align 4, !dbg !27
  store i32 %1, ptr %v, align 4, !dbg !26
  %2 = load i32, ptr %v, align 4, !dbg !28
  store i32 -1, ptr %m.addr.i8, align 4, !dbg !29
  store i32 %2, ptr %v.addr.i9, align 4, !dbg !29
  store i32 16, ptr %a.addr.i10, align 4, !dbg !29
  store i32 32, ptr %w.addr.i11, align 4, !dbg !29
  %3 = load i32, ptr %m.addr.i8, align 4, !dbg !29
  %4 = load i32, ptr %v.addr.i9, align 4, !dbg !29
  %5 = load i32, ptr %a.addr.i10, align 4, !dbg !29
  %6 = load i32, ptr %w.addr.i11, align 4, !dbg !29
  %sub.i12 = sub nsw i32 32, %6, !dbg !29
  %shl.i13 = shl i32 %sub.i12, 8, !dbg !29
  %or.i14 = or i32 %shl.i13, 31, !dbg !29
  %7 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %3, i32 %4, i32 %5, i32 %or.i14), !dbg !29
  %8 = load i32, ptr %v, align 4, !dbg !30
  %add = add nsw i32 %8, %7, !dbg !30
  store i32 %add, ptr %v, align 4, !dbg !30
  %9 = load i32, ptr %v, align 4, !dbg !31
  store i32 -1, ptr %m.addr.i15, align 4, !dbg !32
  store i32 %9, ptr %v.addr.i16, align 4, !dbg !32
  store i32 8, ptr %a.addr.i17, align 4, !dbg !32
  store i32 16, ptr %w.addr.i18, align 4, !dbg !32
  %10 = load i32, ptr %m.addr.i15, align 4, !dbg !32
  %11 = load i32, ptr %v.addr.i16, align 4, !dbg !32
  %12 = load i32, ptr %a.addr.i17, align 4, !dbg !32
  %13 = load i32, ptr %w.addr.i18, align 4, !dbg !32
  %sub.i19 = sub nsw i32 32, %13, !dbg !32
  %shl.i20 = shl i32 %sub.i19, 8, !dbg !32
  %14 = call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %10, i32 %11, i32 %12, i32 %shl.i20), !dbg !32
  %15 = load i32, ptr %v, align 4, !dbg !33
  %add3 = add nsw i32 %15, %14, !dbg !33
  store i32 %add3, ptr %v, align 4, !dbg !33
  %16 = load i32, ptr %v, align 4, !dbg !34
  store i32 -1, ptr %m.addr.i22, align 4, !dbg !35
  store i32 %16, ptr %v.addr.i23, align 4, !dbg !35
  store i32 4, ptr %a.addr.i24, align 4, !dbg !35
  store i32 8, ptr %w.addr.i25, align 4, !dbg !35
  %17 = load i32, ptr %m.addr.i22, align 4, !dbg !35
  %18 = load i32, ptr %v.addr.i23, align 4, !dbg !35
  %19 = load i32, ptr %a.addr.i24, align 4, !dbg !35
  %20 = load i32, ptr %w.addr.i25, align 4, !dbg !35
  %sub.i26 = sub nsw i32 32, %20, !dbg !35
  %shl.i27 = shl i32 %sub.i26, 8, !dbg !35
  %or.i28 = or i32 %shl.i27, 31, !dbg !35
  %21 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %17, i32 %18, i32 %19, i32 %or.i28), !dbg !35
  %22 = load i32, ptr %v, align 4, !dbg !36
  %add5 = add nsw i32 %22, %21, !dbg !36
  store i32 %add5, ptr %v, align 4, !dbg !36
  %23 = load i32, ptr %t, align 4, !dbg !37
  %cmp = icmp slt i32 %23, 8, !dbg !39
  br i1 %cmp, label %if.then, label %if.end, !dbg !39

if.then:                                          ; preds = %entry
  %24 = load i32, ptr %v, align 4, !dbg !40
  store i32 255, ptr %m.addr.i, align 4, !dbg !41
  store i32 %24, ptr %v.addr.i, align 4, !dbg !41
  store i32 4, ptr %a.addr.i, align 4, !dbg !41
  store i32 8, ptr %w.addr.i, align 4, !dbg !41
  %25 = load i32, ptr %m.addr.i, align 4, !dbg !41
  %26 = load i32, ptr %v.addr.i, align 4, !dbg !41
  %27 = load i32, ptr %a.addr.i, align 4, !dbg !41
  %28 = load i32, ptr %w.addr.i, align 4, !dbg !41
  %sub.i = sub nsw i32 32, %28, !dbg !41
  %shl.i = shl i32 %sub.i, 8, !dbg !41
  %or.i = or i32 %shl.i, 31, !dbg !41
  %29 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %25, i32 %26, i32 %27, i32 %or.i), !dbg !41
  %30 = load i32, ptr %v, align 4, !dbg !42
  %add7 = add nsw i32 %30, %29, !dbg !42
  store i32 %add7, ptr %v, align 4, !dbg !42
  br label %if.end, !dbg !43

if.end:                                           ; preds = %if.then, %entry
  %31 = load i32, ptr %v, align 4, !dbg !44
  %32 = load ptr, ptr %o.addr, align 8, !dbg !45
  %33 = load i32, ptr %t, align 4, !dbg !46
  %idxprom = sext i32 %33 to i64, !dbg !45
  %arrayidx = getelementptr inbounds i32, ptr %32, i64 %idxprom, !dbg !45
  store i32 %31, ptr %arrayidx, align 4, !dbg !47
  ret void, !dbg !48
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13}
!llvm.ident = !{!14}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "own_value_out_of_range.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{!5, !8}
!5 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !7, line: 214)
!6 = !DINamespace(name: "ws_math", scope: null)
!7 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !6, file: !7, line: 215)
!9 = !DINamespace(name: "std", scope: null)
!10 = !{i32 7, !"Dwarf Version", i32 4}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!14 = !{!"clang version 22.1.8"}
!15 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !1, file: !1, line: 7, type: !16, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!16 = !DISubroutineType(types: !17)
!17 = !{null, !18}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!19 = !{}
!20 = !DILocalVariable(name: "o", arg: 1, scope: !15, file: !1, line: 7, type: !18)
!21 = !DILocation(line: 7, column: 24, scope: !15)
!22 = !DILocalVariable(name: "t", scope: !15, file: !1, line: 8, type: !3)
!23 = !DILocation(line: 8, column: 7, scope: !15)
!24 = !DILocation(line: 8, column: 11, scope: !15)
!25 = !DILocalVariable(name: "v", scope: !15, file: !1, line: 8, type: !3)
!26 = !DILocation(line: 8, column: 24, scope: !15)
!27 = !DILocation(line: 8, column: 28, scope: !15)
!28 = !DILocation(line: 9, column: 38, scope: !15)
!29 = !DILocation(line: 9, column: 8, scope: !15)
!30 = !DILocation(line: 9, column: 5, scope: !15)
!31 = !DILocation(line: 10, column: 36, scope: !15)
!32 = !DILocation(line: 10, column: 8, scope: !15)
!33 = !DILocation(line: 10, column: 5, scope: !15)
!34 = !DILocation(line: 11, column: 37, scope: !15)
!35 = !DILocation(line: 11, column: 8, scope: !15)
!36 = !DILocation(line: 11, column: 5, scope: !15)
!37 = !DILocation(line: 12, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !15, file: !1, line: 12, column: 7)
!39 = !DILocation(line: 12, column: 9, scope: !38)
!40 = !DILocation(line: 13, column: 34, scope: !38)
!41 = !DILocation(line: 13, column: 10, scope: !38)
!42 = !DILocation(line: 13, column: 7, scope: !38)
!43 = !DILocation(line: 13, column: 5, scope: !38)
!44 = !DILocation(line: 14, column: 10, scope: !15)
!45 = !DILocation(line: 14, column: 3, scope: !15)
!46 = !DILocation(line: 14, column: 5, scope: !15)
!47 = !DILocation(line: 14, column: 8, scope: !15)
!48 = !DILocation(line: 15, column: 1, scope: !15)
