; ModuleID = 'volatile_sum.cu'
source_filename = "volatile_sum.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPVfPf(ptr noundef %p, ptr noundef %o) #0 !dbg !13 {
entry:
  %p.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %s = alloca float, align 4
  %i = alloca i32, align 4
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !21, !DIExpression(), !22)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !23, !DIExpression(), !24)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !25
  %cmp = icmp eq i32 %0, 0, !dbg !27
  br i1 %cmp, label %if.then, label %if.else, !dbg !27

if.then:                                          ; preds = %entry
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28
  %conv = uitofp i32 %1 to float, !dbg !28
  %2 = load ptr, ptr %p.addr, align 8, !dbg !29
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  %idxprom = zext i32 %3 to i64, !dbg !29
  %arrayidx = getelementptr inbounds nuw float, ptr %2, i64 %idxprom, !dbg !29
  store volatile float %conv, ptr %arrayidx, align 4, !dbg !31
  br label %if.end, !dbg !29

if.else:                                          ; preds = %entry
    #dbg_declare(ptr %s, !32, !DIExpression(), !34)
  store float 0.000000e+00, ptr %s, align 4, !dbg !34
    #dbg_declare(ptr %i, !35, !DIExpression(), !38)
  store i32 0, ptr %i, align 4, !dbg !38
  br label %for.cond, !dbg !39

for.cond:                                         ; preds = %for.inc, %if.else
  %4 = load i32, ptr %i, align 4, !dbg !40
  %cmp3 = icmp slt i32 %4, 32, !dbg !42
  br i1 %cmp3, label %for.body, label %for.end, !dbg !43

for.body:                                         ; preds = %for.cond
  %5 = load ptr, ptr %p.addr, align 8, !dbg !44
  %6 = load i32, ptr %i, align 4, !dbg !45
  %idxprom4 = sext i32 %6 to i64, !dbg !44
  %arrayidx5 = getelementptr inbounds float, ptr %5, i64 %idxprom4, !dbg !44
  %7 = load volatile float, ptr %arrayidx5, align 4, !dbg !44
  %8 = load float, ptr %s, align 4, !dbg !46
  %add = fadd float %8, %7, !dbg !46
  store float %add, ptr %s, align 4, !dbg !46
  br label %for.inc, !dbg !47

for.inc:                                          ; preds = %for.body
  %9 = load i32, ptr %i, align 4, !dbg !48
  %inc = add nsw i32 %9, 1, !dbg !48
  store i32 %inc, ptr %i, align 4, !dbg !48
  br label %for.cond, !dbg !49, !llvm.loop !50

for.end:                                          ; preds = %for.cond
  %10 = load float, ptr %s, align 4, !dbg !53
  %11 = load ptr, ptr %o.addr, align 8, !dbg !54
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55
  %idxprom7 = zext i32 %12 to i64, !dbg !54
  %arrayidx8 = getelementptr inbounds nuw float, ptr %11, i64 %idxprom7, !dbg !54
  store float %10, ptr %arrayidx8, align 4, !dbg !56
  br label %if.end

if.end:                                           ; preds = %for.end, %if.then
  ret void, !dbg !57
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "volatile_sum.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPVfPf", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !19}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !18)
!18 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!20 = !{}
!21 = !DILocalVariable(name: "p", arg: 1, scope: !13, file: !1, line: 7, type: !16)
!22 = !DILocation(line: 7, column: 35, scope: !13)
!23 = !DILocalVariable(name: "o", arg: 2, scope: !13, file: !1, line: 7, type: !19)
!24 = !DILocation(line: 7, column: 45, scope: !13)
!25 = !DILocation(line: 8, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !13, file: !1, line: 8, column: 7)
!27 = !DILocation(line: 8, column: 18, scope: !26)
!28 = !DILocation(line: 8, column: 41, scope: !26)
!29 = !DILocation(line: 8, column: 24, scope: !26)
!30 = !DILocation(line: 8, column: 26, scope: !26)
!31 = !DILocation(line: 8, column: 39, scope: !26)
!32 = !DILocalVariable(name: "s", scope: !33, file: !1, line: 10, type: !18)
!33 = distinct !DILexicalBlock(scope: !26, file: !1, line: 9, column: 8)
!34 = !DILocation(line: 10, column: 11, scope: !33)
!35 = !DILocalVariable(name: "i", scope: !36, file: !1, line: 11, type: !37)
!36 = distinct !DILexicalBlock(scope: !33, file: !1, line: 11, column: 5)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DILocation(line: 11, column: 14, scope: !36)
!39 = !DILocation(line: 11, column: 10, scope: !36)
!40 = !DILocation(line: 11, column: 21, scope: !41)
!41 = distinct !DILexicalBlock(scope: !36, file: !1, line: 11, column: 5)
!42 = !DILocation(line: 11, column: 23, scope: !41)
!43 = !DILocation(line: 11, column: 5, scope: !36)
!44 = !DILocation(line: 11, column: 39, scope: !41)
!45 = !DILocation(line: 11, column: 41, scope: !41)
!46 = !DILocation(line: 11, column: 36, scope: !41)
!47 = !DILocation(line: 11, column: 34, scope: !41)
!48 = !DILocation(line: 11, column: 29, scope: !41)
!49 = !DILocation(line: 11, column: 5, scope: !41)
!50 = distinct !{!50, !43, !51, !52}
!51 = !DILocation(line: 11, column: 42, scope: !36)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !DILocation(line: 12, column: 22, scope: !33)
!54 = !DILocation(line: 12, column: 5, scope: !33)
!55 = !DILocation(line: 12, column: 7, scope: !33)
!56 = !DILocation(line: 12, column: 20, scope: !33)
!57 = !DILocation(line: 14, column: 1, scope: !13)
