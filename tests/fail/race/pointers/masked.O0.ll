; ModuleID = 'masked.cu'
source_filename = "masked.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6chosenPi(ptr noundef %out) #0 !dbg !19 {
entry:
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %.compoundliteral = alloca <4 x i32>, align 16
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %t, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  store i32 %0, ptr %t, align 4, !dbg !28
  %1 = load i32, ptr %t, align 4, !dbg !30
  %cmp = icmp eq i32 %1, 31, !dbg !31
  %vecinit = insertelement <4 x i1> <i1 true, i1 poison, i1 poison, i1 poison>, i1 %cmp, i32 1, !dbg !32
  %vecinit1 = insertelement <4 x i1> %vecinit, i1 false, i32 2, !dbg !32
  %vecinit2 = insertelement <4 x i1> %vecinit1, i1 false, i32 3, !dbg !32
  %2 = load i32, ptr %t, align 4, !dbg !33
  %vecinit3 = insertelement <4 x i32> poison, i32 %2, i32 0, !dbg !34
  %3 = load i32, ptr %t, align 4, !dbg !35
  %add = add nsw i32 %3, 7, !dbg !36
  %vecinit4 = insertelement <4 x i32> %vecinit3, i32 %add, i32 1, !dbg !34
  %vecinit5 = insertelement <4 x i32> %vecinit4, i32 0, i32 2, !dbg !34
  %vecinit6 = insertelement <4 x i32> %vecinit5, i32 0, i32 3, !dbg !34
  store <4 x i32> %vecinit6, ptr %.compoundliteral, align 16, !dbg !37
  %4 = load <4 x i32>, ptr %.compoundliteral, align 16, !dbg !37
  %5 = load ptr, ptr %out.addr, align 8, !dbg !38
  %6 = load i32, ptr %t, align 4, !dbg !39
  %idx.ext = sext i32 %6 to i64, !dbg !40
  %add.ptr = getelementptr inbounds i32, ptr %5, i64 %idx.ext, !dbg !40
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %4, ptr align 4 %add.ptr, <4 x i1> %vecinit2), !dbg !41
  %7 = load i32, ptr %t, align 4, !dbg !42
  %cmp7 = icmp eq i32 %7, 32, !dbg !44
  br i1 %cmp7, label %if.then, label %if.end, !dbg !44

if.then:                                          ; preds = %entry
  %8 = load ptr, ptr %out.addr, align 8, !dbg !45
  %arrayidx = getelementptr inbounds i32, ptr %8, i64 33, !dbg !45
  %9 = load i32, ptr %arrayidx, align 4, !dbg !45
  %10 = load ptr, ptr %out.addr, align 8, !dbg !46
  %arrayidx8 = getelementptr inbounds i32, ptr %10, i64 65, !dbg !46
  store i32 %9, ptr %arrayidx8, align 4, !dbg !47
  br label %if.end, !dbg !46

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !48
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr captures(none), <4 x i1>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !8, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "masked.cu", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_typedef, name: "M", file: !1, line: 6, baseType: !4)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 8, flags: DIFlagVector, elements: !6)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 1)
!8 = !{!9, !12}
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !10, file: !11, line: 214)
!10 = !DINamespace(name: "ws_math", scope: null)
!11 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!12 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !13, entity: !10, file: !11, line: 215)
!13 = !DINamespace(name: "std", scope: null)
!14 = !{i32 7, !"Dwarf Version", i32 4}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!18 = !{!"clang version 22.1.8"}
!19 = distinct !DISubprogram(name: "chosen", linkageName: "_Z6chosenPi", scope: !1, file: !1, line: 7, type: !20, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !24)
!20 = !DISubroutineType(types: !21)
!21 = !{null, !22}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !{}
!25 = !DILocalVariable(name: "out", arg: 1, scope: !19, file: !1, line: 7, type: !22)
!26 = !DILocation(line: 7, column: 29, scope: !19)
!27 = !DILocalVariable(name: "t", scope: !19, file: !1, line: 8, type: !23)
!28 = !DILocation(line: 8, column: 7, scope: !19)
!29 = !DILocation(line: 8, column: 11, scope: !19)
!30 = !DILocation(line: 9, column: 34, scope: !19)
!31 = !DILocation(line: 9, column: 36, scope: !19)
!32 = !DILocation(line: 9, column: 27, scope: !19)
!33 = !DILocation(line: 9, column: 62, scope: !19)
!34 = !DILocation(line: 9, column: 61, scope: !19)
!35 = !DILocation(line: 9, column: 65, scope: !19)
!36 = !DILocation(line: 9, column: 67, scope: !19)
!37 = !DILocation(line: 9, column: 58, scope: !19)
!38 = !DILocation(line: 9, column: 79, scope: !19)
!39 = !DILocation(line: 9, column: 85, scope: !19)
!40 = !DILocation(line: 9, column: 83, scope: !19)
!41 = !DILocation(line: 9, column: 3, scope: !19)
!42 = !DILocation(line: 10, column: 7, scope: !43)
!43 = distinct !DILexicalBlock(scope: !19, file: !1, line: 10, column: 7)
!44 = !DILocation(line: 10, column: 9, scope: !43)
!45 = !DILocation(line: 10, column: 26, scope: !43)
!46 = !DILocation(line: 10, column: 16, scope: !43)
!47 = !DILocation(line: 10, column: 24, scope: !43)
!48 = !DILocation(line: 11, column: 1, scope: !19)
