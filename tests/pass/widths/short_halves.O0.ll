; ModuleID = 'short_halves.cu'
source_filename = "short_halves.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPc(ptr noundef %c) #0 !dbg !16 {
entry:
  %c.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !22, !DIExpression(), !23)
    #dbg_declare(ptr %t, !24, !DIExpression(), !26)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
  store i32 %0, ptr %t, align 4, !dbg !26
  %1 = load i32, ptr %t, align 4, !dbg !28
  %cmp = icmp eq i32 %1, 0, !dbg !30
  br i1 %cmp, label %if.then, label %if.end, !dbg !30

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %c.addr, align 8, !dbg !31
  %add.ptr = getelementptr inbounds i8, ptr %2, i64 2, !dbg !32
  store i16 257, ptr %add.ptr, align 2, !dbg !33
  br label %if.end, !dbg !32

if.end:                                           ; preds = %if.then, %entry
  %3 = load i32, ptr %t, align 4, !dbg !34
  %cmp1 = icmp eq i32 %3, 32, !dbg !36
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !36

if.then2:                                         ; preds = %if.end
  %4 = load ptr, ptr %c.addr, align 8, !dbg !37
  %arrayidx = getelementptr inbounds i8, ptr %4, i64 4, !dbg !37
  store i8 2, ptr %arrayidx, align 1, !dbg !38
  br label %if.end3, !dbg !37

if.end3:                                          ; preds = %if.then2, %if.end
  ret void, !dbg !39
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!11, !12, !13, !14}
!llvm.ident = !{!15}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !5, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "short_halves.cu", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!5 = !{!6, !9}
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !7, file: !8, line: 206)
!7 = !DINamespace(name: "ws_math", scope: null)
!8 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !7, file: !8, line: 207)
!10 = !DINamespace(name: "std", scope: null)
!11 = !{i32 7, !"Dwarf Version", i32 4}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!15 = !{!"clang version 22.1.8"}
!16 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPc", scope: !1, file: !1, line: 6, type: !17, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !21)
!17 = !DISubroutineType(types: !18)
!18 = !{null, !19}
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !{}
!22 = !DILocalVariable(name: "c", arg: 1, scope: !16, file: !1, line: 6, type: !19)
!23 = !DILocation(line: 6, column: 25, scope: !16)
!24 = !DILocalVariable(name: "t", scope: !16, file: !1, line: 7, type: !25)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !DILocation(line: 7, column: 7, scope: !16)
!27 = !DILocation(line: 7, column: 11, scope: !16)
!28 = !DILocation(line: 8, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !16, file: !1, line: 8, column: 7)
!30 = !DILocation(line: 8, column: 9, scope: !29)
!31 = !DILocation(line: 9, column: 16, scope: !29)
!32 = !DILocation(line: 9, column: 5, scope: !29)
!33 = !DILocation(line: 9, column: 23, scope: !29)
!34 = !DILocation(line: 10, column: 7, scope: !35)
!35 = distinct !DILexicalBlock(scope: !16, file: !1, line: 10, column: 7)
!36 = !DILocation(line: 10, column: 9, scope: !35)
!37 = !DILocation(line: 11, column: 5, scope: !35)
!38 = !DILocation(line: 11, column: 10, scope: !35)
!39 = !DILocation(line: 12, column: 1, scope: !16)
