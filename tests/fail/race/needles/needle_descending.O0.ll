; ModuleID = 'needle_descending.cu'
source_filename = "needle_descending.cu"
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
  %run = alloca i32, align 4
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
    #dbg_declare(ptr %run, !32, !DIExpression(), !33)
  store i32 1, ptr %run, align 4, !dbg !33
  br label %while.cond, !dbg !34

while.cond:                                       ; preds = %while.body, %entry
  %3 = load i32, ptr %run, align 4, !dbg !35
  %cmp = icmp slt i32 %3, 6, !dbg !36
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !37

land.rhs:                                         ; preds = %while.cond
  %4 = load ptr, ptr %a.addr, align 8, !dbg !38
  %5 = load i32, ptr %run, align 4, !dbg !39
  %idxprom = sext i32 %5 to i64, !dbg !38
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom, !dbg !38
  %6 = load i32, ptr %arrayidx, align 4, !dbg !38
  %7 = load ptr, ptr %a.addr, align 8, !dbg !40
  %8 = load i32, ptr %run, align 4, !dbg !41
  %sub = sub nsw i32 %8, 1, !dbg !42
  %idxprom3 = sext i32 %sub to i64, !dbg !40
  %arrayidx4 = getelementptr inbounds i32, ptr %7, i64 %idxprom3, !dbg !40
  %9 = load i32, ptr %arrayidx4, align 4, !dbg !40
  %cmp5 = icmp slt i32 %6, %9, !dbg !43
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %10 = phi i1 [ false, %while.cond ], [ %cmp5, %land.rhs ], !dbg !44
  br i1 %10, label %while.body, label %while.end, !dbg !34

while.body:                                       ; preds = %land.end
  %11 = load i32, ptr %run, align 4, !dbg !45
  %inc = add nsw i32 %11, 1, !dbg !45
  store i32 %inc, ptr %run, align 4, !dbg !45
  br label %while.cond, !dbg !34, !llvm.loop !46

while.end:                                        ; preds = %land.end
  %12 = load i32, ptr %run, align 4, !dbg !48
  %cmp6 = icmp eq i32 %12, 6, !dbg !50
  br i1 %cmp6, label %if.then, label %if.end, !dbg !50

if.then:                                          ; preds = %while.end
  %13 = load i32, ptr %t, align 4, !dbg !51
  %14 = load ptr, ptr %hit.addr, align 8, !dbg !52
  %arrayidx7 = getelementptr inbounds i32, ptr %14, i64 0, !dbg !52
  store i32 %13, ptr %arrayidx7, align 4, !dbg !53
  br label %if.end, !dbg !52

if.end:                                           ; preds = %if.then, %while.end
  ret void, !dbg !54
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
!1 = !DIFile(filename: "needle_descending.cu", directory: ".")
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
!32 = !DILocalVariable(name: "run", scope: !13, file: !1, line: 6, type: !17)
!33 = !DILocation(line: 6, column: 7, scope: !13)
!34 = !DILocation(line: 7, column: 3, scope: !13)
!35 = !DILocation(line: 7, column: 10, scope: !13)
!36 = !DILocation(line: 7, column: 14, scope: !13)
!37 = !DILocation(line: 7, column: 18, scope: !13)
!38 = !DILocation(line: 7, column: 21, scope: !13)
!39 = !DILocation(line: 7, column: 23, scope: !13)
!40 = !DILocation(line: 7, column: 30, scope: !13)
!41 = !DILocation(line: 7, column: 32, scope: !13)
!42 = !DILocation(line: 7, column: 36, scope: !13)
!43 = !DILocation(line: 7, column: 28, scope: !13)
!44 = !DILocation(line: 0, scope: !13)
!45 = !DILocation(line: 8, column: 8, scope: !13)
!46 = distinct !{!46, !34, !45, !47}
!47 = !{!"llvm.loop.mustprogress"}
!48 = !DILocation(line: 9, column: 7, scope: !49)
!49 = distinct !DILexicalBlock(scope: !13, file: !1, line: 9, column: 7)
!50 = !DILocation(line: 9, column: 11, scope: !49)
!51 = !DILocation(line: 10, column: 14, scope: !49)
!52 = !DILocation(line: 10, column: 5, scope: !49)
!53 = !DILocation(line: 10, column: 12, scope: !49)
!54 = !DILocation(line: 11, column: 1, scope: !13)
