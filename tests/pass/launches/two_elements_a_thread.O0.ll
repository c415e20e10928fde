; ModuleID = 'two_elements_a_thread.cu'
source_filename = "two_elements_a_thread.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ3redPKfPfiE1s = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z3redPKfPfi(ptr noundef %g, ptr noundef %o, i32 noundef %n) #0 !dbg !2 {
entry:
  %m.addr.i = alloca i32, align 4
  %v.addr.i = alloca float, align 4
  %a.addr.i = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %g.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  %h = alloca i32, align 4
  %v = alloca float, align 4
  %k = alloca i32, align 4
  store ptr %g, ptr %g.addr, align 8
    #dbg_declare(ptr %g.addr, !29, !DIExpression(), !30)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !31, !DIExpression(), !32)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !33, !DIExpression(), !34)
    #dbg_declare(ptr %t, !35, !DIExpression(), !37)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38
  store i32 %0, ptr %t, align 4, !dbg !37
    #dbg_declare(ptr %i, !39, !DIExpression(), !40)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !41
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !42
  %mul = mul i32 %2, 2, !dbg !43
  %mul3 = mul i32 %1, %mul, !dbg !44
  %3 = load i32, ptr %t, align 4, !dbg !45
  %add = add i32 %mul3, %3, !dbg !46
  store i32 %add, ptr %i, align 4, !dbg !40
  %4 = load i32, ptr %i, align 4, !dbg !47
  %5 = load i32, ptr %n.addr, align 4, !dbg !48
  %cmp = icmp ult i32 %4, %5, !dbg !49
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !47

cond.true:                                        ; preds = %entry
  %6 = load ptr, ptr %g.addr, align 8, !dbg !50
  %7 = load i32, ptr %i, align 4, !dbg !51
  %idxprom = zext i32 %7 to i64, !dbg !50
  %arrayidx = getelementptr inbounds nuw float, ptr %6, i64 %idxprom, !dbg !50
  %8 = load float, ptr %arrayidx, align 4, !dbg !50
  br label %cond.end, !dbg !47

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !47

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %8, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !47
  %9 = load i32, ptr %i, align 4, !dbg !52
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !53
  %add5 = add i32 %9, %10, !dbg !54
  %11 = load i32, ptr %n.addr, align 4, !dbg !55
  %cmp6 = icmp ult i32 %add5, %11, !dbg !56
  br i1 %cmp6, label %cond.true7, label %cond.false12, !dbg !52

cond.true7:                                       ; preds = %cond.end
  %12 = load ptr, ptr %g.addr, align 8, !dbg !57
  %13 = load i32, ptr %i, align 4, !dbg !58
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !59
  %add9 = add i32 %13, %14, !dbg !60
  %idxprom10 = zext i32 %add9 to i64, !dbg !57
  %arrayidx11 = getelementptr inbounds nuw float, ptr %12, i64 %idxprom10, !dbg !57
  %15 = load float, ptr %arrayidx11, align 4, !dbg !57
  br label %cond.end13, !dbg !52

cond.false12:                                     ; preds = %cond.end
  br label %cond.end13, !dbg !52

cond.end13:                                       ; preds = %cond.false12, %cond.true7
  %cond14 = phi contract float [ %15, %cond.true7 ], [ 0.000000e+00, %cond.false12 ], !dbg !52
  %add15 = fadd float %cond, %cond14, !dbg !61
  %16 = load i32, ptr %t, align 4, !dbg !62
  %idxprom16 = zext i32 %16 to i64, !dbg !63
  %arrayidx17 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3redPKfPfiE1s to ptr), i64 0, i64 %idxprom16, !dbg !63
  store float %add15, ptr %arrayidx17, align 4, !dbg !64
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !65
    #dbg_declare(ptr %h, !66, !DIExpression(), !68)
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !69
  %div = udiv i32 %17, 2, !dbg !70
  store i32 %div, ptr %h, align 4, !dbg !68
  br label %for.cond, !dbg !71

for.cond:                                         ; preds = %for.inc, %cond.end13
  %18 = load i32, ptr %h, align 4, !dbg !72
  %cmp19 = icmp ugt i32 %18, 32, !dbg !74
  br i1 %cmp19, label %for.body, label %for.end, !dbg !75

for.body:                                         ; preds = %for.cond
  %19 = load i32, ptr %t, align 4, !dbg !76
  %20 = load i32, ptr %h, align 4, !dbg !79
  %cmp20 = icmp ult i32 %19, %20, !dbg !80
  br i1 %cmp20, label %if.then, label %if.end, !dbg !80

if.then:                                          ; preds = %for.body
  %21 = load i32, ptr %t, align 4, !dbg !81
  %22 = load i32, ptr %h, align 4, !dbg !82
  %add21 = add i32 %21, %22, !dbg !83
  %idxprom22 = zext i32 %add21 to i64, !dbg !84
  %arrayidx23 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3redPKfPfiE1s to ptr), i64 0, i64 %idxprom22, !dbg !84
  %23 = load float, ptr %arrayidx23, align 4, !dbg !84
  %24 = load i32, ptr %t, align 4, !dbg !85
  %idxprom24 = zext i32 %24 to i64, !dbg !86
  %arrayidx25 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3redPKfPfiE1s to ptr), i64 0, i64 %idxprom24, !dbg !86
  %25 = load float, ptr %arrayidx25, align 4, !dbg !87
  %add26 = fadd float %25, %23, !dbg !87
  store float %add26, ptr %arrayidx25, align 4, !dbg !87
  br label %if.end, !dbg !86

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !88
  br label %for.inc, !dbg !89

for.inc:                                          ; preds = %if.end
  %26 = load i32, ptr %h, align 4, !dbg !90
  %shr = lshr i32 %26, 1, !dbg !90
  store i32 %shr, ptr %h, align 4, !dbg !90
  br label %for.cond, !dbg !91, !llvm.loop !92

for.end:                                          ; preds = %for.cond
  %27 = load i32, ptr %t, align 4, !dbg !95
  %cmp27 = icmp ult i32 %27, 32, !dbg !97
  br i1 %cmp27, label %if.then28, label %if.end49, !dbg !97

if.then28:                                        ; preds = %for.end
    #dbg_declare(ptr %v, !98, !DIExpression(), !100)
  %28 = load i32, ptr %t, align 4, !dbg !101
  %idxprom29 = zext i32 %28 to i64, !dbg !102
  %arrayidx30 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3redPKfPfiE1s to ptr), i64 0, i64 %idxprom29, !dbg !102
  %29 = load float, ptr %arrayidx30, align 4, !dbg !102
  %30 = load i32, ptr %t, align 4, !dbg !103
  %add31 = add i32 %30, 32, !dbg !104
  %idxprom32 = zext i32 %add31 to i64, !dbg !105
  %arrayidx33 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3redPKfPfiE1s to ptr), i64 0, i64 %idxprom32, !dbg !105
  %31 = load float, ptr %arrayidx33, align 4, !dbg !105
  %add34 = fadd float %29, %31, !dbg !106
  store float %add34, ptr %v, align 4, !dbg !100
    #dbg_declare(ptr %k, !107, !DIExpression(), !109)
  store i32 16, ptr %k, align 4, !dbg !109
  br label %for.cond35, !dbg !110

for.cond35:                                       ; preds = %for.inc40, %if.then28
  %32 = load i32, ptr %k, align 4, !dbg !111
  %cmp36 = icmp sgt i32 %32, 0, !dbg !113
  br i1 %cmp36, label %for.body37, label %for.end42, !dbg !114

for.body37:                                       ; preds = %for.cond35
  %33 = load float, ptr %v, align 4, !dbg !115
  %34 = load i32, ptr %k, align 4, !dbg !116
  store i32 -1, ptr %m.addr.i, align 4, !dbg !117
  store float %33, ptr %v.addr.i, align 4, !dbg !117
  store i32 %34, ptr %a.addr.i, align 4, !dbg !117
  store i32 32, ptr %w.addr.i, align 4, !dbg !117
  %35 = load i32, ptr %m.addr.i, align 4, !dbg !117
  %36 = load float, ptr %v.addr.i, align 4, !dbg !117
  %37 = load i32, ptr %a.addr.i, align 4, !dbg !117
  %38 = load i32, ptr %w.addr.i, align 4, !dbg !117
  %sub.i = sub nsw i32 32, %38, !dbg !117
  %shl.i = shl i32 %sub.i, 8, !dbg !117
  %or.i = or i32 %shl.i, 31, !dbg !117
  %39 = call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 %35, float %36, i32 %37, i32 %or.i), !dbg !117
  %40 = load float, ptr %v, align 4, !dbg !118
  %add39 = fadd float %40, %39, !dbg !118
  store float %add39, ptr %v, align 4, !dbg !118
  br label %for.inc40, !dbg !119

for.inc40:                                        ; preds = %for.body37
  %41 = load i32, ptr %k, align 4, !dbg !120
  %shr41 = ashr i32 %41, 1, !dbg !120
  store i32 %shr41, ptr %k, align 4, !dbg !120
  br label %for.cond35, !dbg !121, !llvm.loop !122

for.end42:                                        ; preds = %for.cond35
  %42 = load i32, ptr %t, align 4, !dbg !124
  %cmp43 = icmp eq i32 %42, 0, !dbg !126
  br i1 %cmp43, label %if.then44, label %if.end48, !dbg !126

if.then44:                                        ; preds = %for.end42
  %43 = load float, ptr %v, align 4, !dbg !127
  %44 = load ptr, ptr %o.addr, align 8, !dbg !128
  %45 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !129
  %idxprom46 = zext i32 %45 to i64, !dbg !128
  %arrayidx47 = getelementptr inbounds nuw float, ptr %44, i64 %idxprom46, !dbg !128
  store float %43, ptr %arrayidx47, align 4, !dbg !130
  br label %if.end48, !dbg !128

if.end48:                                         ; preds = %if.then44, %for.end42
  br label %if.end49, !dbg !131

if.end49:                                         ; preds = %if.end48, %for.end
  ret void, !dbg !132
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!24, !25, !26, !27}
!llvm.ident = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 6, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "red", linkageName: "_Z3redPKfPfi", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !20)
!3 = !DIFile(filename: "two_elements_a_thread.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !12, globals: !13, imports: !14, splitDebugInlining: false, nameTableKind: None)
!12 = !{!10}
!13 = !{!0}
!14 = !{!15, !18}
!15 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !16, file: !17, line: 214)
!16 = !DINamespace(name: "ws_math", scope: null)
!17 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!18 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !19, entity: !16, file: !17, line: 215)
!19 = !DINamespace(name: "std", scope: null)
!20 = !{}
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 256)
!24 = !{i32 7, !"Dwarf Version", i32 4}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!28 = !{!"clang version 22.1.8"}
!29 = !DILocalVariable(name: "g", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!30 = !DILocation(line: 5, column: 34, scope: !2)
!31 = !DILocalVariable(name: "o", arg: 2, scope: !2, file: !3, line: 5, type: !9)
!32 = !DILocation(line: 5, column: 44, scope: !2)
!33 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 5, type: !10)
!34 = !DILocation(line: 5, column: 51, scope: !2)
!35 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 7, type: !36)
!36 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!37 = !DILocation(line: 7, column: 12, scope: !2)
!38 = !DILocation(line: 7, column: 16, scope: !2)
!39 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 7, type: !36)
!40 = !DILocation(line: 7, column: 29, scope: !2)
!41 = !DILocation(line: 7, column: 33, scope: !2)
!42 = !DILocation(line: 7, column: 47, scope: !2)
!43 = !DILocation(line: 7, column: 58, scope: !2)
!44 = !DILocation(line: 7, column: 44, scope: !2)
!45 = !DILocation(line: 7, column: 65, scope: !2)
!46 = !DILocation(line: 7, column: 63, scope: !2)
!47 = !DILocation(line: 8, column: 11, scope: !2)
!48 = !DILocation(line: 8, column: 15, scope: !2)
!49 = !DILocation(line: 8, column: 13, scope: !2)
!50 = !DILocation(line: 8, column: 19, scope: !2)
!51 = !DILocation(line: 8, column: 21, scope: !2)
!52 = !DILocation(line: 8, column: 32, scope: !2)
!53 = !DILocation(line: 8, column: 36, scope: !2)
!54 = !DILocation(line: 8, column: 34, scope: !2)
!55 = !DILocation(line: 8, column: 49, scope: !2)
!56 = !DILocation(line: 8, column: 47, scope: !2)
!57 = !DILocation(line: 8, column: 53, scope: !2)
!58 = !DILocation(line: 8, column: 55, scope: !2)
!59 = !DILocation(line: 8, column: 59, scope: !2)
!60 = !DILocation(line: 8, column: 57, scope: !2)
!61 = !DILocation(line: 8, column: 29, scope: !2)
!62 = !DILocation(line: 8, column: 5, scope: !2)
!63 = !DILocation(line: 8, column: 3, scope: !2)
!64 = !DILocation(line: 8, column: 8, scope: !2)
!65 = !DILocation(line: 9, column: 3, scope: !2)
!66 = !DILocalVariable(name: "h", scope: !67, file: !3, line: 10, type: !36)
!67 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 3)
!68 = !DILocation(line: 10, column: 17, scope: !67)
!69 = !DILocation(line: 10, column: 21, scope: !67)
!70 = !DILocation(line: 10, column: 32, scope: !67)
!71 = !DILocation(line: 10, column: 8, scope: !67)
!72 = !DILocation(line: 10, column: 37, scope: !73)
!73 = distinct !DILexicalBlock(scope: !67, file: !3, line: 10, column: 3)
!74 = !DILocation(line: 10, column: 39, scope: !73)
!75 = !DILocation(line: 10, column: 3, scope: !67)
!76 = !DILocation(line: 10, column: 60, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !3, line: 10, column: 60)
!78 = distinct !DILexicalBlock(scope: !73, file: !3, line: 10, column: 54)
!79 = !DILocation(line: 10, column: 64, scope: !77)
!80 = !DILocation(line: 10, column: 62, scope: !77)
!81 = !DILocation(line: 10, column: 77, scope: !77)
!82 = !DILocation(line: 10, column: 81, scope: !77)
!83 = !DILocation(line: 10, column: 79, scope: !77)
!84 = !DILocation(line: 10, column: 75, scope: !77)
!85 = !DILocation(line: 10, column: 69, scope: !77)
!86 = !DILocation(line: 10, column: 67, scope: !77)
!87 = !DILocation(line: 10, column: 72, scope: !77)
!88 = !DILocation(line: 10, column: 85, scope: !78)
!89 = !DILocation(line: 10, column: 102, scope: !78)
!90 = !DILocation(line: 10, column: 47, scope: !73)
!91 = !DILocation(line: 10, column: 3, scope: !73)
!92 = distinct !{!92, !75, !93, !94}
!93 = !DILocation(line: 10, column: 102, scope: !67)
!94 = !{!"llvm.loop.mustprogress"}
!95 = !DILocation(line: 11, column: 7, scope: !96)
!96 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 7)
!97 = !DILocation(line: 11, column: 9, scope: !96)
!98 = !DILocalVariable(name: "v", scope: !99, file: !3, line: 12, type: !8)
!99 = distinct !DILexicalBlock(scope: !96, file: !3, line: 11, column: 15)
!100 = !DILocation(line: 12, column: 11, scope: !99)
!101 = !DILocation(line: 12, column: 17, scope: !99)
!102 = !DILocation(line: 12, column: 15, scope: !99)
!103 = !DILocation(line: 12, column: 24, scope: !99)
!104 = !DILocation(line: 12, column: 26, scope: !99)
!105 = !DILocation(line: 12, column: 22, scope: !99)
!106 = !DILocation(line: 12, column: 20, scope: !99)
!107 = !DILocalVariable(name: "k", scope: !108, file: !3, line: 13, type: !10)
!108 = distinct !DILexicalBlock(scope: !99, file: !3, line: 13, column: 5)
!109 = !DILocation(line: 13, column: 14, scope: !108)
!110 = !DILocation(line: 13, column: 10, scope: !108)
!111 = !DILocation(line: 13, column: 22, scope: !112)
!112 = distinct !DILexicalBlock(scope: !108, file: !3, line: 13, column: 5)
!113 = !DILocation(line: 13, column: 24, scope: !112)
!114 = !DILocation(line: 13, column: 5, scope: !108)
!115 = !DILocation(line: 13, column: 73, scope: !112)
!116 = !DILocation(line: 13, column: 76, scope: !112)
!117 = !DILocation(line: 13, column: 43, scope: !112)
!118 = !DILocation(line: 13, column: 40, scope: !112)
!119 = !DILocation(line: 13, column: 38, scope: !112)
!120 = !DILocation(line: 13, column: 31, scope: !112)
!121 = !DILocation(line: 13, column: 5, scope: !112)
!122 = distinct !{!122, !114, !123, !94}
!123 = !DILocation(line: 13, column: 77, scope: !108)
!124 = !DILocation(line: 14, column: 9, scope: !125)
!125 = distinct !DILexicalBlock(scope: !99, file: !3, line: 14, column: 9)
!126 = !DILocation(line: 14, column: 11, scope: !125)
!127 = !DILocation(line: 14, column: 33, scope: !125)
!128 = !DILocation(line: 14, column: 17, scope: !125)
!129 = !DILocation(line: 14, column: 19, scope: !125)
!130 = !DILocation(line: 14, column: 31, scope: !125)
!131 = !DILocation(line: 15, column: 3, scope: !99)
!132 = !DILocation(line: 16, column: 1, scope: !2)
