; ModuleID = 'first_block_resets.cu'
source_filename = "first_block_resets.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %count) #0 !dbg !13 {
entry:
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %count.addr = alloca ptr, align 8
  store ptr %count, ptr %count.addr, align 8
    #dbg_declare(ptr %count.addr, !19, !DIExpression(), !20)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !21
  %cmp = icmp ne i32 %0, 0, !dbg !23
  br i1 %cmp, label %if.then, label %if.end, !dbg !23

if.then:                                          ; preds = %entry
  br label %if.end5, !dbg !24

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %count.addr, align 8, !dbg !25
  store ptr %1, ptr %p.addr.i, align 8, !dbg !26
  store i32 1, ptr %v.addr.i, align 4, !dbg !26
  %2 = load ptr, ptr %p.addr.i, align 8, !dbg !26
  %3 = load i32, ptr %v.addr.i, align 4, !dbg !26
  store i32 %3, ptr %.atomictmp.i, align 4, !dbg !26
  %4 = load i32, ptr %.atomictmp.i, align 4, !dbg !26
  %5 = atomicrmw add ptr %2, i32 %4 monotonic, align 4, !dbg !26
  store i32 %5, ptr %atomic-temp.i, align 4, !dbg !26
  %6 = load i32, ptr %atomic-temp.i, align 4, !dbg !26
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !27
  %cmp3 = icmp eq i32 %7, 0, !dbg !29
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !29

if.then4:                                         ; preds = %if.end
  %8 = load ptr, ptr %count.addr, align 8, !dbg !30
  store i32 0, ptr %8, align 4, !dbg !31
  br label %if.end5, !dbg !32

if.end5:                                          ; preds = %if.then, %if.then4, %if.end
  ret void, !dbg !33
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "first_block_resets.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "count", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!20 = !DILocation(line: 6, column: 24, scope: !13)
!21 = !DILocation(line: 7, column: 7, scope: !22)
!22 = distinct !DILexicalBlock(scope: !13, file: !1, line: 7, column: 7)
!23 = !DILocation(line: 7, column: 19, scope: !22)
!24 = !DILocation(line: 8, column: 5, scope: !22)
!25 = !DILocation(line: 9, column: 13, scope: !13)
!26 = !DILocation(line: 9, column: 3, scope: !13)
!27 = !DILocation(line: 10, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !13, file: !1, line: 10, column: 7)
!29 = !DILocation(line: 10, column: 18, scope: !28)
!30 = !DILocation(line: 11, column: 6, scope: !28)
!31 = !DILocation(line: 11, column: 12, scope: !28)
!32 = !DILocation(line: 11, column: 5, scope: !28)
!33 = !DILocation(line: 12, column: 1, scope: !13)
