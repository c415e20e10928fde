; ModuleID = 'unset_local.cu'
source_filename = "unset_local.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPKiPi(ptr noundef %a, ptr noundef %o) #0 !dbg !13 {
entry:
  %a.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %v = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !21, !DIExpression(), !22)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !23, !DIExpression(), !24)
    #dbg_declare(ptr %v, !25, !DIExpression(), !26)
  %0 = load ptr, ptr %a.addr, align 8, !dbg !27
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  %idxprom = zext i32 %1 to i64, !dbg !27
  %arrayidx = getelementptr inbounds nuw i32, ptr %0, i64 %idxprom, !dbg !27
  %2 = load i32, ptr %arrayidx, align 4, !dbg !27
  %cmp = icmp sgt i32 %2, 2, !dbg !30
  br i1 %cmp, label %if.then, label %if.end, !dbg !30

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr %a.addr, align 8, !dbg !31
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
  %add = add i32 %4, 1, !dbg !33
  %idxprom2 = zext i32 %add to i64, !dbg !31
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %3, i64 %idxprom2, !dbg !31
  %5 = load i32, ptr %arrayidx3, align 4, !dbg !31
  store i32 %5, ptr %v, align 4, !dbg !34
  br label %if.end, !dbg !35

if.end:                                           ; preds = %if.then, %entry
  %6 = load i32, ptr %v, align 4, !dbg !36
  %7 = load ptr, ptr %o.addr, align 8, !dbg !37
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38
  %idxprom5 = zext i32 %8 to i64, !dbg !37
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %7, i64 %idxprom5, !dbg !37
  store i32 %6, ptr %arrayidx6, align 4, !dbg !39
  ret void, !dbg !40
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "unset_local.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 214)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 215)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKiPi", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !19}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!20 = !{}
!21 = !DILocalVariable(name: "a", arg: 1, scope: !13, file: !1, line: 5, type: !16)
!22 = !DILocation(line: 5, column: 30, scope: !13)
!23 = !DILocalVariable(name: "o", arg: 2, scope: !13, file: !1, line: 5, type: !19)
!24 = !DILocation(line: 5, column: 38, scope: !13)
!25 = !DILocalVariable(name: "v", scope: !13, file: !1, line: 6, type: !18)
!26 = !DILocation(line: 6, column: 7, scope: !13)
!27 = !DILocation(line: 7, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !13, file: !1, line: 7, column: 7)
!29 = !DILocation(line: 7, column: 9, scope: !28)
!30 = !DILocation(line: 7, column: 22, scope: !28)
!31 = !DILocation(line: 7, column: 31, scope: !28)
!32 = !DILocation(line: 7, column: 33, scope: !28)
!33 = !DILocation(line: 7, column: 45, scope: !28)
!34 = !DILocation(line: 7, column: 29, scope: !28)
!35 = !DILocation(line: 7, column: 27, scope: !28)
!36 = !DILocation(line: 8, column: 20, scope: !13)
!37 = !DILocation(line: 8, column: 3, scope: !13)
!38 = !DILocation(line: 8, column: 5, scope: !13)
!39 = !DILocation(line: 8, column: 18, scope: !13)
!40 = !DILocation(line: 9, column: 1, scope: !13)
