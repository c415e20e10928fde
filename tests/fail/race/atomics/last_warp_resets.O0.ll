; ModuleID = 'last_warp_resets.cu'
source_filename = "last_warp_resets.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ1kPiE5count = internal addrspace(3) global i32 undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !2 {
entry:
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !22, !DIExpression(), !23)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !24
  %cmp = icmp eq i32 %0, 0, !dbg !26
  br i1 %cmp, label %if.then, label %if.end, !dbg !26

if.then:                                          ; preds = %entry
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE5count to ptr), align 4, !dbg !27
  br label %if.end, !dbg !28

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  %rem = urem i32 %1, 32, !dbg !32
  %cmp2 = icmp eq i32 %rem, 0, !dbg !33
  br i1 %cmp2, label %if.then3, label %if.end10, !dbg !33

if.then3:                                         ; preds = %if.end
  store ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE5count to ptr), ptr %p.addr.i, align 8, !dbg !34
  store i32 1, ptr %v.addr.i, align 4, !dbg !34
  %2 = load ptr, ptr %p.addr.i, align 8, !dbg !34
  %3 = load i32, ptr %v.addr.i, align 4, !dbg !34
  store i32 %3, ptr %.atomictmp.i, align 4, !dbg !34
  %4 = load i32, ptr %.atomictmp.i, align 4, !dbg !34
  %5 = atomicrmw add ptr %2, i32 %4 monotonic, align 4, !dbg !34
  store i32 %5, ptr %atomic-temp.i, align 4, !dbg !34
  %6 = load i32, ptr %atomic-temp.i, align 4, !dbg !34
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !38
  %sub = sub i32 %8, 32, !dbg !39
  %cmp7 = icmp eq i32 %7, %sub, !dbg !40
  br i1 %cmp7, label %if.then8, label %if.end9, !dbg !40

if.then8:                                         ; preds = %if.then3
  %9 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE5count to ptr), align 4, !dbg !41
  %10 = load ptr, ptr %o.addr, align 8, !dbg !43
  %arrayidx = getelementptr inbounds i32, ptr %10, i64 0, !dbg !43
  store i32 %9, ptr %arrayidx, align 4, !dbg !44
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE5count to ptr), align 4, !dbg !45
  br label %if.end9, !dbg !46

if.end9:                                          ; preds = %if.then8, %if.then3
  br label %if.end10, !dbg !47

if.end10:                                         ; preds = %if.end9, %if.end
  ret void, !dbg !48
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!17, !18, !19, !20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "last_warp_resets.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 206)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 207)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{}
!17 = !{i32 7, !"Dwarf Version", i32 4}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!21 = !{!"clang version 22.1.8"}
!22 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!23 = !DILocation(line: 8, column: 24, scope: !2)
!24 = !DILocation(line: 10, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!26 = !DILocation(line: 10, column: 19, scope: !25)
!27 = !DILocation(line: 11, column: 11, scope: !25)
!28 = !DILocation(line: 11, column: 5, scope: !25)
!29 = !DILocation(line: 12, column: 3, scope: !2)
!30 = !DILocation(line: 13, column: 7, scope: !31)
!31 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!32 = !DILocation(line: 13, column: 19, scope: !31)
!33 = !DILocation(line: 13, column: 24, scope: !31)
!34 = !DILocation(line: 14, column: 5, scope: !35)
!35 = distinct !DILexicalBlock(scope: !31, file: !3, line: 13, column: 30)
!36 = !DILocation(line: 15, column: 9, scope: !37)
!37 = distinct !DILexicalBlock(scope: !35, file: !3, line: 15, column: 9)
!38 = !DILocation(line: 15, column: 24, scope: !37)
!39 = !DILocation(line: 15, column: 35, scope: !37)
!40 = !DILocation(line: 15, column: 21, scope: !37)
!41 = !DILocation(line: 16, column: 14, scope: !42)
!42 = distinct !DILexicalBlock(scope: !37, file: !3, line: 15, column: 41)
!43 = !DILocation(line: 16, column: 7, scope: !42)
!44 = !DILocation(line: 16, column: 12, scope: !42)
!45 = !DILocation(line: 17, column: 13, scope: !42)
!46 = !DILocation(line: 18, column: 5, scope: !42)
!47 = !DILocation(line: 19, column: 3, scope: !35)
!48 = !DILocation(line: 20, column: 1, scope: !2)
