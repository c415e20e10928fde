; ModuleID = 'needle_index.cu'
source_filename = "needle_index.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiS_PKi(ptr noundef %o, ptr noundef %hit, ptr noundef %a) #0 !dbg !13 {
entry:
  %o.addr = alloca ptr, align 8
  %hit.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !21, !DIExpression(), !22)
  store ptr %hit, ptr %hit.addr, align 8
    #dbg_declare(ptr %hit.addr, !23, !DIExpression(), !24)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %t, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !29
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !30
  %mul = mul i32 %0, %1, !dbg !31
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
  %add = add i32 %mul, %2, !dbg !33
  store i32 %add, ptr %t, align 4, !dbg !28
  %3 = load ptr, ptr %a.addr, align 8, !dbg !34
  %4 = load i32, ptr %t, align 4, !dbg !35
  %idxprom = sext i32 %4 to i64, !dbg !34
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %idxprom, !dbg !34
  %5 = load i32, ptr %arrayidx, align 4, !dbg !34
  %6 = load ptr, ptr %o.addr, align 8, !dbg !36
  %7 = load i32, ptr %t, align 4, !dbg !37
  %idxprom3 = sext i32 %7 to i64, !dbg !36
  %arrayidx4 = getelementptr inbounds i32, ptr %6, i64 %idxprom3, !dbg !36
  store i32 %5, ptr %arrayidx4, align 4, !dbg !38
  %8 = load ptr, ptr %a.addr, align 8, !dbg !39
  %arrayidx5 = getelementptr inbounds i32, ptr %8, i64 2, !dbg !39
  %9 = load i32, ptr %arrayidx5, align 4, !dbg !39
  %10 = load ptr, ptr %a.addr, align 8, !dbg !41
  %arrayidx6 = getelementptr inbounds i32, ptr %10, i64 3, !dbg !41
  %11 = load i32, ptr %arrayidx6, align 4, !dbg !41
  %add7 = add nsw i32 %11, 1000, !dbg !42
  %cmp = icmp eq i32 %9, %add7, !dbg !43
  br i1 %cmp, label %if.then, label %if.end, !dbg !43

if.then:                                          ; preds = %entry
  %12 = load i32, ptr %t, align 4, !dbg !44
  %13 = load ptr, ptr %hit.addr, align 8, !dbg !45
  %14 = load ptr, ptr %a.addr, align 8, !dbg !46
  %15 = load i32, ptr %t, align 4, !dbg !47
  %idxprom8 = sext i32 %15 to i64, !dbg !46
  %arrayidx9 = getelementptr inbounds i32, ptr %14, i64 %idxprom8, !dbg !46
  %16 = load i32, ptr %arrayidx9, align 4, !dbg !46
  %and = and i32 %16, 1, !dbg !48
  %idxprom10 = sext i32 %and to i64, !dbg !45
  %arrayidx11 = getelementptr inbounds i32, ptr %13, i64 %idxprom10, !dbg !45
  store i32 %12, ptr %arrayidx11, align 4, !dbg !49
  br label %if.end, !dbg !45

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !50
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
!1 = !DIFile(filename: "needle_index.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_PKi", scope: !1, file: !1, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !16, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!20 = !{}
!21 = !DILocalVariable(name: "o", arg: 1, scope: !13, file: !1, line: 4, type: !16)
!22 = !DILocation(line: 4, column: 24, scope: !13)
!23 = !DILocalVariable(name: "hit", arg: 2, scope: !13, file: !1, line: 4, type: !16)
!24 = !DILocation(line: 4, column: 32, scope: !13)
!25 = !DILocalVariable(name: "a", arg: 3, scope: !13, file: !1, line: 4, type: !18)
!26 = !DILocation(line: 4, column: 48, scope: !13)
!27 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 5, type: !17)
!28 = !DILocation(line: 5, column: 7, scope: !13)
!29 = !DILocation(line: 5, column: 11, scope: !13)
!30 = !DILocation(line: 5, column: 24, scope: !13)
!31 = !DILocation(line: 5, column: 22, scope: !13)
!32 = !DILocation(line: 5, column: 37, scope: !13)
!33 = !DILocation(line: 5, column: 35, scope: !13)
!34 = !DILocation(line: 6, column: 10, scope: !13)
!35 = !DILocation(line: 6, column: 12, scope: !13)
!36 = !DILocation(line: 6, column: 3, scope: !13)
!37 = !DILocation(line: 6, column: 5, scope: !13)
!38 = !DILocation(line: 6, column: 8, scope: !13)
!39 = !DILocation(line: 7, column: 7, scope: !40)
!40 = distinct !DILexicalBlock(scope: !13, file: !1, line: 7, column: 7)
!41 = !DILocation(line: 7, column: 15, scope: !40)
!42 = !DILocation(line: 7, column: 20, scope: !40)
!43 = !DILocation(line: 7, column: 12, scope: !40)
!44 = !DILocation(line: 8, column: 21, scope: !40)
!45 = !DILocation(line: 8, column: 5, scope: !40)
!46 = !DILocation(line: 8, column: 9, scope: !40)
!47 = !DILocation(line: 8, column: 11, scope: !40)
!48 = !DILocation(line: 8, column: 14, scope: !40)
!49 = !DILocation(line: 8, column: 19, scope: !40)
!50 = !DILocation(line: 9, column: 1, scope: !13)
