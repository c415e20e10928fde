; ModuleID = 'floyd_step.cu'
source_filename = "floyd_step.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %d, i32 noundef %m) #0 !dbg !13 {
entry:
  %d.addr = alloca ptr, align 8
  %m.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %through = alloca i32, align 4
  store ptr %d, ptr %d.addr, align 8
    #dbg_declare(ptr %d.addr, !19, !DIExpression(), !20)
  store i32 %m, ptr %m.addr, align 4
    #dbg_declare(ptr %m.addr, !21, !DIExpression(), !22)
    #dbg_declare(ptr %i, !23, !DIExpression(), !24)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !25
  store i32 %0, ptr %i, align 4, !dbg !24
    #dbg_declare(ptr %j, !26, !DIExpression(), !27)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28
  store i32 %1, ptr %j, align 4, !dbg !27
    #dbg_declare(ptr %through, !29, !DIExpression(), !30)
  %2 = load ptr, ptr %d.addr, align 8, !dbg !31
  %3 = load i32, ptr %i, align 4, !dbg !32
  %mul = mul nsw i32 %3, 4, !dbg !33
  %4 = load i32, ptr %m.addr, align 4, !dbg !34
  %add = add nsw i32 %mul, %4, !dbg !35
  %idxprom = sext i32 %add to i64, !dbg !31
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom, !dbg !31
  %5 = load i32, ptr %arrayidx, align 4, !dbg !31
  %6 = load ptr, ptr %d.addr, align 8, !dbg !36
  %7 = load i32, ptr %m.addr, align 4, !dbg !37
  %mul2 = mul nsw i32 %7, 4, !dbg !38
  %8 = load i32, ptr %j, align 4, !dbg !39
  %add3 = add nsw i32 %mul2, %8, !dbg !40
  %idxprom4 = sext i32 %add3 to i64, !dbg !36
  %arrayidx5 = getelementptr inbounds i32, ptr %6, i64 %idxprom4, !dbg !36
  %9 = load i32, ptr %arrayidx5, align 4, !dbg !36
  %add6 = add nsw i32 %5, %9, !dbg !41
  store i32 %add6, ptr %through, align 4, !dbg !30
  %10 = load i32, ptr %through, align 4, !dbg !42
  %11 = load ptr, ptr %d.addr, align 8, !dbg !44
  %12 = load i32, ptr %i, align 4, !dbg !45
  %mul7 = mul nsw i32 %12, 4, !dbg !46
  %13 = load i32, ptr %j, align 4, !dbg !47
  %add8 = add nsw i32 %mul7, %13, !dbg !48
  %idxprom9 = sext i32 %add8 to i64, !dbg !44
  %arrayidx10 = getelementptr inbounds i32, ptr %11, i64 %idxprom9, !dbg !44
  %14 = load i32, ptr %arrayidx10, align 4, !dbg !44
  %cmp = icmp slt i32 %10, %14, !dbg !49
  br i1 %cmp, label %if.then, label %if.end, !dbg !49

if.then:                                          ; preds = %entry
  %15 = load i32, ptr %through, align 4, !dbg !50
  %16 = load ptr, ptr %d.addr, align 8, !dbg !51
  %17 = load i32, ptr %i, align 4, !dbg !52
  %mul11 = mul nsw i32 %17, 4, !dbg !53
  %18 = load i32, ptr %j, align 4, !dbg !54
  %add12 = add nsw i32 %mul11, %18, !dbg !55
  %idxprom13 = sext i32 %add12 to i64, !dbg !51
  %arrayidx14 = getelementptr inbounds i32, ptr %16, i64 %idxprom13, !dbg !51
  store i32 %15, ptr %arrayidx14, align 4, !dbg !56
  br label %if.end, !dbg !51

if.end:                                           ; preds = %if.then, %entry
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
!1 = !DIFile(filename: "floyd_step.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "d", arg: 1, scope: !13, file: !1, line: 7, type: !16)
!20 = !DILocation(line: 7, column: 24, scope: !13)
!21 = !DILocalVariable(name: "m", arg: 2, scope: !13, file: !1, line: 7, type: !17)
!22 = !DILocation(line: 7, column: 31, scope: !13)
!23 = !DILocalVariable(name: "i", scope: !13, file: !1, line: 8, type: !17)
!24 = !DILocation(line: 8, column: 7, scope: !13)
!25 = !DILocation(line: 8, column: 11, scope: !13)
!26 = !DILocalVariable(name: "j", scope: !13, file: !1, line: 8, type: !17)
!27 = !DILocation(line: 8, column: 23, scope: !13)
!28 = !DILocation(line: 8, column: 27, scope: !13)
!29 = !DILocalVariable(name: "through", scope: !13, file: !1, line: 9, type: !17)
!30 = !DILocation(line: 9, column: 7, scope: !13)
!31 = !DILocation(line: 9, column: 17, scope: !13)
!32 = !DILocation(line: 9, column: 19, scope: !13)
!33 = !DILocation(line: 9, column: 21, scope: !13)
!34 = !DILocation(line: 9, column: 27, scope: !13)
!35 = !DILocation(line: 9, column: 25, scope: !13)
!36 = !DILocation(line: 9, column: 32, scope: !13)
!37 = !DILocation(line: 9, column: 34, scope: !13)
!38 = !DILocation(line: 9, column: 36, scope: !13)
!39 = !DILocation(line: 9, column: 42, scope: !13)
!40 = !DILocation(line: 9, column: 40, scope: !13)
!41 = !DILocation(line: 9, column: 30, scope: !13)
!42 = !DILocation(line: 10, column: 7, scope: !43)
!43 = distinct !DILexicalBlock(scope: !13, file: !1, line: 10, column: 7)
!44 = !DILocation(line: 10, column: 17, scope: !43)
!45 = !DILocation(line: 10, column: 19, scope: !43)
!46 = !DILocation(line: 10, column: 21, scope: !43)
!47 = !DILocation(line: 10, column: 27, scope: !43)
!48 = !DILocation(line: 10, column: 25, scope: !43)
!49 = !DILocation(line: 10, column: 15, scope: !43)
!50 = !DILocation(line: 11, column: 20, scope: !43)
!51 = !DILocation(line: 11, column: 5, scope: !43)
!52 = !DILocation(line: 11, column: 7, scope: !43)
!53 = !DILocation(line: 11, column: 9, scope: !43)
!54 = !DILocation(line: 11, column: 15, scope: !43)
!55 = !DILocation(line: 11, column: 13, scope: !43)
!56 = !DILocation(line: 11, column: 18, scope: !43)
!57 = !DILocation(line: 12, column: 1, scope: !13)
