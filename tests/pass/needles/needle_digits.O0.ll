; ModuleID = 'needle_digits.cu'
source_filename = "needle_digits.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiS_i(ptr noundef %o, ptr noundef %hit, i32 noundef %n) #0 !dbg !13 {
entry:
  %o.addr = alloca ptr, align 8
  %hit.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %d = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !19, !DIExpression(), !20)
  store ptr %hit, ptr %hit.addr, align 8
    #dbg_declare(ptr %hit.addr, !21, !DIExpression(), !22)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !23, !DIExpression(), !24)
    #dbg_declare(ptr %t, !25, !DIExpression(), !26)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !27
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !28
  %mul = mul i32 %0, %1, !dbg !29
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  %add = add i32 %mul, %2, !dbg !31
  store i32 %add, ptr %t, align 4, !dbg !26
    #dbg_declare(ptr %d, !32, !DIExpression(), !33)
  %3 = load i32, ptr %n.addr, align 4, !dbg !34
  store i32 %3, ptr %d, align 4, !dbg !33
  %4 = load i32, ptr %d, align 4, !dbg !35
  %rem = srem i32 %4, 10, !dbg !37
  %cmp = icmp ne i32 %rem, 7, !dbg !38
  br i1 %cmp, label %if.then, label %if.end, !dbg !38

if.then:                                          ; preds = %entry
  br label %if.end24, !dbg !39

if.end:                                           ; preds = %entry
  %5 = load i32, ptr %d, align 4, !dbg !40
  %div = sdiv i32 %5, 10, !dbg !40
  store i32 %div, ptr %d, align 4, !dbg !40
  %6 = load i32, ptr %d, align 4, !dbg !41
  %7 = load ptr, ptr %o.addr, align 8, !dbg !42
  %8 = load i32, ptr %t, align 4, !dbg !43
  %idxprom = sext i32 %8 to i64, !dbg !42
  %arrayidx = getelementptr inbounds i32, ptr %7, i64 %idxprom, !dbg !42
  store i32 %6, ptr %arrayidx, align 4, !dbg !44
  %9 = load i32, ptr %d, align 4, !dbg !45
  %rem3 = srem i32 %9, 10, !dbg !47
  %cmp4 = icmp ne i32 %rem3, 3, !dbg !48
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !48

if.then5:                                         ; preds = %if.end
  br label %if.end24, !dbg !49

if.end6:                                          ; preds = %if.end
  %10 = load i32, ptr %d, align 4, !dbg !50
  %div7 = sdiv i32 %10, 10, !dbg !50
  store i32 %div7, ptr %d, align 4, !dbg !50
  %11 = load i32, ptr %d, align 4, !dbg !51
  %add8 = add nsw i32 %11, 1, !dbg !52
  %12 = load ptr, ptr %o.addr, align 8, !dbg !53
  %13 = load i32, ptr %t, align 4, !dbg !54
  %idxprom9 = sext i32 %13 to i64, !dbg !53
  %arrayidx10 = getelementptr inbounds i32, ptr %12, i64 %idxprom9, !dbg !53
  store i32 %add8, ptr %arrayidx10, align 4, !dbg !55
  %14 = load i32, ptr %d, align 4, !dbg !56
  %rem11 = srem i32 %14, 10, !dbg !58
  %cmp12 = icmp ne i32 %rem11, 1, !dbg !59
  br i1 %cmp12, label %if.then13, label %if.end14, !dbg !59

if.then13:                                        ; preds = %if.end6
  br label %if.end24, !dbg !60

if.end14:                                         ; preds = %if.end6
  %15 = load i32, ptr %d, align 4, !dbg !61
  %div15 = sdiv i32 %15, 10, !dbg !61
  store i32 %div15, ptr %d, align 4, !dbg !61
  %16 = load i32, ptr %d, align 4, !dbg !62
  %add16 = add nsw i32 %16, 2, !dbg !63
  %17 = load ptr, ptr %o.addr, align 8, !dbg !64
  %18 = load i32, ptr %t, align 4, !dbg !65
  %idxprom17 = sext i32 %18 to i64, !dbg !64
  %arrayidx18 = getelementptr inbounds i32, ptr %17, i64 %idxprom17, !dbg !64
  store i32 %add16, ptr %arrayidx18, align 4, !dbg !66
  %19 = load i32, ptr %d, align 4, !dbg !67
  %rem19 = srem i32 %19, 10, !dbg !69
  %cmp20 = icmp eq i32 %rem19, 4, !dbg !70
  br i1 %cmp20, label %if.then21, label %if.end24, !dbg !70

if.then21:                                        ; preds = %if.end14
  %20 = load i32, ptr %t, align 4, !dbg !71
  %21 = load ptr, ptr %hit.addr, align 8, !dbg !72
  %22 = load i32, ptr %t, align 4, !dbg !73
  %idxprom22 = sext i32 %22 to i64, !dbg !72
  %arrayidx23 = getelementptr inbounds i32, ptr %21, i64 %idxprom22, !dbg !72
  store i32 %20, ptr %arrayidx23, align 4, !dbg !74
  br label %if.end24, !dbg !72

if.end24:                                         ; preds = %if.then, %if.then5, %if.then13, %if.then21, %if.end14
  ret void, !dbg !75
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
!1 = !DIFile(filename: "needle_digits.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_i", scope: !1, file: !1, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !13, file: !1, line: 4, type: !16)
!20 = !DILocation(line: 4, column: 24, scope: !13)
!21 = !DILocalVariable(name: "hit", arg: 2, scope: !13, file: !1, line: 4, type: !16)
!22 = !DILocation(line: 4, column: 32, scope: !13)
!23 = !DILocalVariable(name: "n", arg: 3, scope: !13, file: !1, line: 4, type: !17)
!24 = !DILocation(line: 4, column: 41, scope: !13)
!25 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 5, type: !17)
!26 = !DILocation(line: 5, column: 7, scope: !13)
!27 = !DILocation(line: 5, column: 11, scope: !13)
!28 = !DILocation(line: 5, column: 24, scope: !13)
!29 = !DILocation(line: 5, column: 22, scope: !13)
!30 = !DILocation(line: 5, column: 37, scope: !13)
!31 = !DILocation(line: 5, column: 35, scope: !13)
!32 = !DILocalVariable(name: "d", scope: !13, file: !1, line: 6, type: !17)
!33 = !DILocation(line: 6, column: 7, scope: !13)
!34 = !DILocation(line: 6, column: 11, scope: !13)
!35 = !DILocation(line: 7, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !13, file: !1, line: 7, column: 7)
!37 = !DILocation(line: 7, column: 9, scope: !36)
!38 = !DILocation(line: 7, column: 14, scope: !36)
!39 = !DILocation(line: 8, column: 5, scope: !36)
!40 = !DILocation(line: 9, column: 5, scope: !13)
!41 = !DILocation(line: 10, column: 10, scope: !13)
!42 = !DILocation(line: 10, column: 3, scope: !13)
!43 = !DILocation(line: 10, column: 5, scope: !13)
!44 = !DILocation(line: 10, column: 8, scope: !13)
!45 = !DILocation(line: 11, column: 7, scope: !46)
!46 = distinct !DILexicalBlock(scope: !13, file: !1, line: 11, column: 7)
!47 = !DILocation(line: 11, column: 9, scope: !46)
!48 = !DILocation(line: 11, column: 14, scope: !46)
!49 = !DILocation(line: 12, column: 5, scope: !46)
!50 = !DILocation(line: 13, column: 5, scope: !13)
!51 = !DILocation(line: 14, column: 10, scope: !13)
!52 = !DILocation(line: 14, column: 12, scope: !13)
!53 = !DILocation(line: 14, column: 3, scope: !13)
!54 = !DILocation(line: 14, column: 5, scope: !13)
!55 = !DILocation(line: 14, column: 8, scope: !13)
!56 = !DILocation(line: 15, column: 7, scope: !57)
!57 = distinct !DILexicalBlock(scope: !13, file: !1, line: 15, column: 7)
!58 = !DILocation(line: 15, column: 9, scope: !57)
!59 = !DILocation(line: 15, column: 14, scope: !57)
!60 = !DILocation(line: 16, column: 5, scope: !57)
!61 = !DILocation(line: 17, column: 5, scope: !13)
!62 = !DILocation(line: 18, column: 10, scope: !13)
!63 = !DILocation(line: 18, column: 12, scope: !13)
!64 = !DILocation(line: 18, column: 3, scope: !13)
!65 = !DILocation(line: 18, column: 5, scope: !13)
!66 = !DILocation(line: 18, column: 8, scope: !13)
!67 = !DILocation(line: 19, column: 7, scope: !68)
!68 = distinct !DILexicalBlock(scope: !13, file: !1, line: 19, column: 7)
!69 = !DILocation(line: 19, column: 9, scope: !68)
!70 = !DILocation(line: 19, column: 14, scope: !68)
!71 = !DILocation(line: 20, column: 14, scope: !68)
!72 = !DILocation(line: 20, column: 5, scope: !68)
!73 = !DILocation(line: 20, column: 9, scope: !68)
!74 = !DILocation(line: 20, column: 12, scope: !68)
!75 = !DILocation(line: 21, column: 1, scope: !13)
