; ModuleID = 'needle_float.cu'
source_filename = "needle_float.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPif(ptr noundef %hit, float noundef %x) #0 !dbg !13 {
entry:
  %hit.addr = alloca ptr, align 8
  %x.addr = alloca float, align 4
  %t = alloca i32, align 4
  store ptr %hit, ptr %hit.addr, align 8
    #dbg_declare(ptr %hit.addr, !20, !DIExpression(), !21)
  store float %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !22, !DIExpression(), !23)
    #dbg_declare(ptr %t, !24, !DIExpression(), !25)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !26
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !27
  %mul = mul i32 %0, %1, !dbg !28
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  %add = add i32 %mul, %2, !dbg !30
  store i32 %add, ptr %t, align 4, !dbg !25
  %3 = load float, ptr %x.addr, align 4, !dbg !31
  %cmp = fcmp ogt float %3, 2.250000e+00, !dbg !33
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !34

land.lhs.true:                                    ; preds = %entry
  %4 = load float, ptr %x.addr, align 4, !dbg !35
  %cmp3 = fcmp olt float %4, 2.750000e+00, !dbg !36
  br i1 %cmp3, label %if.then, label %if.end, !dbg !34

if.then:                                          ; preds = %land.lhs.true
  %5 = load i32, ptr %t, align 4, !dbg !37
  %6 = load ptr, ptr %hit.addr, align 8, !dbg !38
  %arrayidx = getelementptr inbounds i32, ptr %6, i64 0, !dbg !38
  store i32 %5, ptr %arrayidx, align 4, !dbg !39
  br label %if.end, !dbg !38

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void, !dbg !40
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "needle_float.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPif", scope: !1, file: !1, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!19 = !{}
!20 = !DILocalVariable(name: "hit", arg: 1, scope: !13, file: !1, line: 4, type: !16)
!21 = !DILocation(line: 4, column: 24, scope: !13)
!22 = !DILocalVariable(name: "x", arg: 2, scope: !13, file: !1, line: 4, type: !18)
!23 = !DILocation(line: 4, column: 35, scope: !13)
!24 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 5, type: !17)
!25 = !DILocation(line: 5, column: 7, scope: !13)
!26 = !DILocation(line: 5, column: 11, scope: !13)
!27 = !DILocation(line: 5, column: 24, scope: !13)
!28 = !DILocation(line: 5, column: 22, scope: !13)
!29 = !DILocation(line: 5, column: 37, scope: !13)
!30 = !DILocation(line: 5, column: 35, scope: !13)
!31 = !DILocation(line: 6, column: 7, scope: !32)
!32 = distinct !DILexicalBlock(scope: !13, file: !1, line: 6, column: 7)
!33 = !DILocation(line: 6, column: 9, scope: !32)
!34 = !DILocation(line: 6, column: 17, scope: !32)
!35 = !DILocation(line: 6, column: 20, scope: !32)
!36 = !DILocation(line: 6, column: 22, scope: !32)
!37 = !DILocation(line: 7, column: 14, scope: !32)
!38 = !DILocation(line: 7, column: 5, scope: !32)
!39 = !DILocation(line: 7, column: 12, scope: !32)
!40 = !DILocation(line: 8, column: 1, scope: !13)
