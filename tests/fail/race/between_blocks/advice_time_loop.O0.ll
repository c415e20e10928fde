; ModuleID = 'advice_time_loop.cu'
source_filename = "advice_time_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6jacobiPfii(ptr noundef %a, i32 noundef %n, i32 noundef %steps) #0 !dbg !13 {
entry:
  %a.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %steps.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %inner = alloca i8, align 1
  %k = alloca i32, align 4
  %v = alloca float, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !20, !DIExpression(), !21)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !22, !DIExpression(), !23)
  store i32 %steps, ptr %steps.addr, align 4
    #dbg_declare(ptr %steps.addr, !24, !DIExpression(), !25)
    #dbg_declare(ptr %i, !26, !DIExpression(), !27)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !28
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !29
  %mul = mul i32 %0, %1, !dbg !30
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31
  %add = add i32 %mul, %2, !dbg !32
  store i32 %add, ptr %i, align 4, !dbg !27
    #dbg_declare(ptr %inner, !33, !DIExpression(), !35)
  %3 = load i32, ptr %i, align 4, !dbg !36
  %cmp = icmp sgt i32 %3, 0, !dbg !37
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !38

land.rhs:                                         ; preds = %entry
  %4 = load i32, ptr %i, align 4, !dbg !39
  %5 = load i32, ptr %n.addr, align 4, !dbg !40
  %sub = sub nsw i32 %5, 1, !dbg !41
  %cmp3 = icmp slt i32 %4, %sub, !dbg !42
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %6 = phi i1 [ false, %entry ], [ %cmp3, %land.rhs ], !dbg !43
  %storedv = zext i1 %6 to i8, !dbg !35
  store i8 %storedv, ptr %inner, align 1, !dbg !35
    #dbg_declare(ptr %k, !44, !DIExpression(), !46)
  store i32 0, ptr %k, align 4, !dbg !46
  br label %for.cond, !dbg !47

for.cond:                                         ; preds = %for.inc, %land.end
  %7 = load i32, ptr %k, align 4, !dbg !48
  %8 = load i32, ptr %steps.addr, align 4, !dbg !50
  %cmp4 = icmp slt i32 %7, %8, !dbg !51
  br i1 %cmp4, label %for.body, label %for.end, !dbg !52

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %v, !53, !DIExpression(), !55)
  %9 = load i8, ptr %inner, align 1, !dbg !56
  %loadedv = trunc i8 %9 to i1, !dbg !56
  br i1 %loadedv, label %cond.true, label %cond.false, !dbg !56

cond.true:                                        ; preds = %for.body
  %10 = load ptr, ptr %a.addr, align 8, !dbg !57
  %11 = load i32, ptr %i, align 4, !dbg !58
  %sub5 = sub nsw i32 %11, 1, !dbg !59
  %idxprom = sext i32 %sub5 to i64, !dbg !57
  %arrayidx = getelementptr inbounds float, ptr %10, i64 %idxprom, !dbg !57
  %12 = load float, ptr %arrayidx, align 4, !dbg !57
  %13 = load ptr, ptr %a.addr, align 8, !dbg !60
  %14 = load i32, ptr %i, align 4, !dbg !61
  %add6 = add nsw i32 %14, 1, !dbg !62
  %idxprom7 = sext i32 %add6 to i64, !dbg !60
  %arrayidx8 = getelementptr inbounds float, ptr %13, i64 %idxprom7, !dbg !60
  %15 = load float, ptr %arrayidx8, align 4, !dbg !60
  %add9 = fadd float %12, %15, !dbg !63
  %div = fdiv float %add9, 2.000000e+00, !dbg !64
  br label %cond.end, !dbg !56

cond.false:                                       ; preds = %for.body
  br label %cond.end, !dbg !56

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %div, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !56
  store float %cond, ptr %v, align 4, !dbg !55
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !65
  %16 = load i8, ptr %inner, align 1, !dbg !66
  %loadedv10 = trunc i8 %16 to i1, !dbg !66
  br i1 %loadedv10, label %if.then, label %if.end, !dbg !66

if.then:                                          ; preds = %cond.end
  %17 = load float, ptr %v, align 4, !dbg !68
  %18 = load ptr, ptr %a.addr, align 8, !dbg !69
  %19 = load i32, ptr %i, align 4, !dbg !70
  %idxprom11 = sext i32 %19 to i64, !dbg !69
  %arrayidx12 = getelementptr inbounds float, ptr %18, i64 %idxprom11, !dbg !69
  store float %17, ptr %arrayidx12, align 4, !dbg !71
  br label %if.end, !dbg !69

if.end:                                           ; preds = %if.then, %cond.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !72
  br label %for.inc, !dbg !73

for.inc:                                          ; preds = %if.end
  %20 = load i32, ptr %k, align 4, !dbg !74
  %inc = add nsw i32 %20, 1, !dbg !74
  store i32 %inc, ptr %k, align 4, !dbg !74
  br label %for.cond, !dbg !75, !llvm.loop !76

for.end:                                          ; preds = %for.cond
  ret void, !dbg !79
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "advice_time_loop.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "jacobi", linkageName: "_Z6jacobiPfii", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !18, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{}
!20 = !DILocalVariable(name: "a", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!21 = !DILocation(line: 6, column: 31, scope: !13)
!22 = !DILocalVariable(name: "n", arg: 2, scope: !13, file: !1, line: 6, type: !18)
!23 = !DILocation(line: 6, column: 38, scope: !13)
!24 = !DILocalVariable(name: "steps", arg: 3, scope: !13, file: !1, line: 6, type: !18)
!25 = !DILocation(line: 6, column: 45, scope: !13)
!26 = !DILocalVariable(name: "i", scope: !13, file: !1, line: 7, type: !18)
!27 = !DILocation(line: 7, column: 7, scope: !13)
!28 = !DILocation(line: 7, column: 11, scope: !13)
!29 = !DILocation(line: 7, column: 24, scope: !13)
!30 = !DILocation(line: 7, column: 22, scope: !13)
!31 = !DILocation(line: 7, column: 37, scope: !13)
!32 = !DILocation(line: 7, column: 35, scope: !13)
!33 = !DILocalVariable(name: "inner", scope: !13, file: !1, line: 8, type: !34)
!34 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!35 = !DILocation(line: 8, column: 8, scope: !13)
!36 = !DILocation(line: 8, column: 16, scope: !13)
!37 = !DILocation(line: 8, column: 18, scope: !13)
!38 = !DILocation(line: 8, column: 22, scope: !13)
!39 = !DILocation(line: 8, column: 25, scope: !13)
!40 = !DILocation(line: 8, column: 29, scope: !13)
!41 = !DILocation(line: 8, column: 31, scope: !13)
!42 = !DILocation(line: 8, column: 27, scope: !13)
!43 = !DILocation(line: 0, scope: !13)
!44 = !DILocalVariable(name: "k", scope: !45, file: !1, line: 9, type: !18)
!45 = distinct !DILexicalBlock(scope: !13, file: !1, line: 9, column: 3)
!46 = !DILocation(line: 9, column: 12, scope: !45)
!47 = !DILocation(line: 9, column: 8, scope: !45)
!48 = !DILocation(line: 9, column: 19, scope: !49)
!49 = distinct !DILexicalBlock(scope: !45, file: !1, line: 9, column: 3)
!50 = !DILocation(line: 9, column: 23, scope: !49)
!51 = !DILocation(line: 9, column: 21, scope: !49)
!52 = !DILocation(line: 9, column: 3, scope: !45)
!53 = !DILocalVariable(name: "v", scope: !54, file: !1, line: 10, type: !17)
!54 = distinct !DILexicalBlock(scope: !49, file: !1, line: 9, column: 35)
!55 = !DILocation(line: 10, column: 11, scope: !54)
!56 = !DILocation(line: 10, column: 15, scope: !54)
!57 = !DILocation(line: 10, column: 24, scope: !54)
!58 = !DILocation(line: 10, column: 26, scope: !54)
!59 = !DILocation(line: 10, column: 28, scope: !54)
!60 = !DILocation(line: 10, column: 35, scope: !54)
!61 = !DILocation(line: 10, column: 37, scope: !54)
!62 = !DILocation(line: 10, column: 39, scope: !54)
!63 = !DILocation(line: 10, column: 33, scope: !54)
!64 = !DILocation(line: 10, column: 45, scope: !54)
!65 = !DILocation(line: 11, column: 5, scope: !54)
!66 = !DILocation(line: 12, column: 9, scope: !67)
!67 = distinct !DILexicalBlock(scope: !54, file: !1, line: 12, column: 9)
!68 = !DILocation(line: 12, column: 23, scope: !67)
!69 = !DILocation(line: 12, column: 16, scope: !67)
!70 = !DILocation(line: 12, column: 18, scope: !67)
!71 = !DILocation(line: 12, column: 21, scope: !67)
!72 = !DILocation(line: 13, column: 5, scope: !54)
!73 = !DILocation(line: 14, column: 3, scope: !54)
!74 = !DILocation(line: 9, column: 31, scope: !49)
!75 = !DILocation(line: 9, column: 3, scope: !49)
!76 = distinct !{!76, !52, !77, !78}
!77 = !DILocation(line: 14, column: 3, scope: !45)
!78 = !{!"llvm.loop.mustprogress"}
!79 = !DILocation(line: 15, column: 1, scope: !13)
