; ModuleID = 'open_buffer_end.cu'
source_filename = "open_buffer_end.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %a, i32 noundef %at) #0 !dbg !16 {
entry:
  %a.addr = alloca ptr, align 8
  %at.addr = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !22, !DIExpression(), !23)
  store i32 %at, ptr %at.addr, align 4
    #dbg_declare(ptr %at.addr, !24, !DIExpression(), !25)
  %0 = load ptr, ptr %a.addr, align 8, !dbg !26
  %1 = load i32, ptr %at.addr, align 4, !dbg !27
  %conv = sext i32 %1 to i64, !dbg !27
  %mul = mul i64 %conv, 1000, !dbg !28
  %div = udiv i64 %mul, 4, !dbg !29
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  %conv1 = zext i32 %2 to i64, !dbg !30
  %add = add i64 %div, %conv1, !dbg !31
  %arrayidx = getelementptr inbounds nuw i32, ptr %0, i64 %add, !dbg !26
  store i32 1, ptr %arrayidx, align 4, !dbg !32
  ret void, !dbg !33
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!11, !12, !13, !14}
!llvm.ident = !{!15}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !6, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "open_buffer_end.cu", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !4, line: 32, baseType: !5)
!4 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !{!7, !9}
!7 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !8, file: !4, line: 214)
!8 = !DINamespace(name: "ws_math", scope: null)
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !8, file: !4, line: 215)
!10 = !DINamespace(name: "std", scope: null)
!11 = !{i32 7, !"Dwarf Version", i32 4}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!15 = !{!"clang version 22.1.8"}
!16 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 5, type: !17, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !21)
!17 = !DISubroutineType(types: !18)
!18 = !{null, !19, !20}
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{}
!22 = !DILocalVariable(name: "a", arg: 1, scope: !16, file: !1, line: 5, type: !19)
!23 = !DILocation(line: 5, column: 24, scope: !16)
!24 = !DILocalVariable(name: "at", arg: 2, scope: !16, file: !1, line: 5, type: !20)
!25 = !DILocation(line: 5, column: 31, scope: !16)
!26 = !DILocation(line: 6, column: 3, scope: !16)
!27 = !DILocation(line: 6, column: 13, scope: !16)
!28 = !DILocation(line: 6, column: 16, scope: !16)
!29 = !DILocation(line: 6, column: 23, scope: !16)
!30 = !DILocation(line: 6, column: 29, scope: !16)
!31 = !DILocation(line: 6, column: 27, scope: !16)
!32 = !DILocation(line: 6, column: 42, scope: !16)
!33 = !DILocation(line: 7, column: 1, scope: !16)
