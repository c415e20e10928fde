; ModuleID = 'needle_sum.cu'
source_filename = "needle_sum.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %hit, ptr noundef %a) #0 !dbg !13 {
entry:
  %hit.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %hit, ptr %hit.addr, align 8
    #dbg_declare(ptr %hit.addr, !21, !DIExpression(), !22)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !23, !DIExpression(), !24)
    #dbg_declare(ptr %t, !25, !DIExpression(), !26)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !27
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !28
  %mul = mul i32 %0, %1, !dbg !29
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  %add = add i32 %mul, %2, !dbg !31
  store i32 %add, ptr %t, align 4, !dbg !26
    #dbg_declare(ptr %sum, !32, !DIExpression(), !33)
  store i32 0, ptr %sum, align 4, !dbg !33
    #dbg_declare(ptr %i, !34, !DIExpression(), !36)
  store i32 0, ptr %i, align 4, !dbg !36
  br label %for.cond, !dbg !37

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %i, align 4, !dbg !38
  %cmp = icmp slt i32 %3, 4, !dbg !40
  br i1 %cmp, label %for.body, label %for.end, !dbg !41

for.body:                                         ; preds = %for.cond
  %4 = load ptr, ptr %a.addr, align 8, !dbg !42
  %5 = load i32, ptr %i, align 4, !dbg !43
  %idxprom = sext i32 %5 to i64, !dbg !42
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom, !dbg !42
  %6 = load i32, ptr %arrayidx, align 4, !dbg !42
  %7 = load i32, ptr %sum, align 4, !dbg !44
  %add3 = add nsw i32 %7, %6, !dbg !44
  store i32 %add3, ptr %sum, align 4, !dbg !44
  br label %for.inc, !dbg !45

for.inc:                                          ; preds = %for.body
  %8 = load i32, ptr %i, align 4, !dbg !46
  %inc = add nsw i32 %8, 1, !dbg !46
  store i32 %inc, ptr %i, align 4, !dbg !46
  br label %for.cond, !dbg !47, !llvm.loop !48

for.end:                                          ; preds = %for.cond
  %9 = load i32, ptr %sum, align 4, !dbg !51
  %cmp4 = icmp eq i32 %9, 2000, !dbg !53
  br i1 %cmp4, label %if.then, label %if.end, !dbg !53

if.then:                                          ; preds = %for.end
  %10 = load i32, ptr %t, align 4, !dbg !54
  %11 = load ptr, ptr %hit.addr, align 8, !dbg !55
  %arrayidx5 = getelementptr inbounds i32, ptr %11, i64 0, !dbg !55
  store i32 %10, ptr %arrayidx5, align 4, !dbg !56
  br label %if.end, !dbg !55

if.end:                                           ; preds = %if.then, %for.end
  ret void, !dbg !57
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
!1 = !DIFile(filename: "needle_sum.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !1, file: !1, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!20 = !{}
!21 = !DILocalVariable(name: "hit", arg: 1, scope: !13, file: !1, line: 4, type: !16)
!22 = !DILocation(line: 4, column: 24, scope: !13)
!23 = !DILocalVariable(name: "a", arg: 2, scope: !13, file: !1, line: 4, type: !18)
!24 = !DILocation(line: 4, column: 40, scope: !13)
!25 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 5, type: !17)
!26 = !DILocation(line: 5, column: 7, scope: !13)
!27 = !DILocation(line: 5, column: 11, scope: !13)
!28 = !DILocation(line: 5, column: 24, scope: !13)
!29 = !DILocation(line: 5, column: 22, scope: !13)
!30 = !DILocation(line: 5, column: 37, scope: !13)
!31 = !DILocation(line: 5, column: 35, scope: !13)
!32 = !DILocalVariable(name: "sum", scope: !13, file: !1, line: 6, type: !17)
!33 = !DILocation(line: 6, column: 7, scope: !13)
!34 = !DILocalVariable(name: "i", scope: !35, file: !1, line: 7, type: !17)
!35 = distinct !DILexicalBlock(scope: !13, file: !1, line: 7, column: 3)
!36 = !DILocation(line: 7, column: 12, scope: !35)
!37 = !DILocation(line: 7, column: 8, scope: !35)
!38 = !DILocation(line: 7, column: 19, scope: !39)
!39 = distinct !DILexicalBlock(scope: !35, file: !1, line: 7, column: 3)
!40 = !DILocation(line: 7, column: 21, scope: !39)
!41 = !DILocation(line: 7, column: 3, scope: !35)
!42 = !DILocation(line: 8, column: 12, scope: !39)
!43 = !DILocation(line: 8, column: 14, scope: !39)
!44 = !DILocation(line: 8, column: 9, scope: !39)
!45 = !DILocation(line: 8, column: 5, scope: !39)
!46 = !DILocation(line: 7, column: 27, scope: !39)
!47 = !DILocation(line: 7, column: 3, scope: !39)
!48 = distinct !{!48, !41, !49, !50}
!49 = !DILocation(line: 8, column: 15, scope: !35)
!50 = !{!"llvm.loop.mustprogress"}
!51 = !DILocation(line: 9, column: 7, scope: !52)
!52 = distinct !DILexicalBlock(scope: !13, file: !1, line: 9, column: 7)
!53 = !DILocation(line: 9, column: 11, scope: !52)
!54 = !DILocation(line: 10, column: 14, scope: !52)
!55 = !DILocation(line: 10, column: 5, scope: !52)
!56 = !DILocation(line: 10, column: 12, scope: !52)
!57 = !DILocation(line: 11, column: 1, scope: !13)
