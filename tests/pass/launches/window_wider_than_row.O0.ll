; ModuleID = 'window_wider_than_row.cu'
source_filename = "window_wider_than_row.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7row_sumPKfPfiii(ptr noundef %in, ptr noundef %out, i32 noundef %w, i32 noundef %h, i32 noundef %r) #0 !dbg !13 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %w.addr = alloca i32, align 4
  %h.addr = alloca i32, align 4
  %r.addr = alloca i32, align 4
  %y = alloca i32, align 4
  %a = alloca ptr, align 8
  %o = alloca ptr, align 8
  %t = alloca float, align 4
  %x = alloca i32, align 4
  %x13 = alloca i32, align 4
  %x28 = alloca i32, align 4
  %x48 = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !22, !DIExpression(), !23)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !24, !DIExpression(), !25)
  store i32 %w, ptr %w.addr, align 4
    #dbg_declare(ptr %w.addr, !26, !DIExpression(), !27)
  store i32 %h, ptr %h.addr, align 4
    #dbg_declare(ptr %h.addr, !28, !DIExpression(), !29)
  store i32 %r, ptr %r.addr, align 4
    #dbg_declare(ptr %r.addr, !30, !DIExpression(), !31)
    #dbg_declare(ptr %y, !32, !DIExpression(), !33)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !34
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !35
  %mul = mul i32 %0, %1, !dbg !36
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
  %add = add i32 %mul, %2, !dbg !38
  store i32 %add, ptr %y, align 4, !dbg !33
  %3 = load i32, ptr %y, align 4, !dbg !39
  %4 = load i32, ptr %h.addr, align 4, !dbg !41
  %cmp = icmp sge i32 %3, %4, !dbg !42
  br i1 %cmp, label %if.then, label %if.end, !dbg !42

if.then:                                          ; preds = %entry
  br label %for.end66, !dbg !43

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %a, !44, !DIExpression(), !45)
  %5 = load ptr, ptr %in.addr, align 8, !dbg !46
  %6 = load i32, ptr %y, align 4, !dbg !47
  %7 = load i32, ptr %w.addr, align 4, !dbg !48
  %mul3 = mul nsw i32 %6, %7, !dbg !49
  %idx.ext = sext i32 %mul3 to i64, !dbg !50
  %add.ptr = getelementptr inbounds float, ptr %5, i64 %idx.ext, !dbg !50
  store ptr %add.ptr, ptr %a, align 8, !dbg !45
    #dbg_declare(ptr %o, !51, !DIExpression(), !52)
  %8 = load ptr, ptr %out.addr, align 8, !dbg !53
  %9 = load i32, ptr %y, align 4, !dbg !54
  %10 = load i32, ptr %w.addr, align 4, !dbg !55
  %mul4 = mul nsw i32 %9, %10, !dbg !56
  %idx.ext5 = sext i32 %mul4 to i64, !dbg !57
  %add.ptr6 = getelementptr inbounds float, ptr %8, i64 %idx.ext5, !dbg !57
  store ptr %add.ptr6, ptr %o, align 8, !dbg !52
    #dbg_declare(ptr %t, !58, !DIExpression(), !59)
  %11 = load ptr, ptr %a, align 8, !dbg !60
  %arrayidx = getelementptr inbounds float, ptr %11, i64 0, !dbg !60
  %12 = load float, ptr %arrayidx, align 4, !dbg !60
  %13 = load i32, ptr %r.addr, align 4, !dbg !61
  %conv = sitofp i32 %13 to float, !dbg !61
  %mul7 = fmul float %12, %conv, !dbg !62
  store float %mul7, ptr %t, align 4, !dbg !59
    #dbg_declare(ptr %x, !63, !DIExpression(), !65)
  store i32 0, ptr %x, align 4, !dbg !65
  br label %for.cond, !dbg !66

for.cond:                                         ; preds = %for.inc, %if.end
  %14 = load i32, ptr %x, align 4, !dbg !67
  %15 = load i32, ptr %r.addr, align 4, !dbg !69
  %add8 = add nsw i32 %15, 1, !dbg !70
  %cmp9 = icmp slt i32 %14, %add8, !dbg !71
  br i1 %cmp9, label %for.body, label %for.end, !dbg !72

for.body:                                         ; preds = %for.cond
  %16 = load ptr, ptr %a, align 8, !dbg !73
  %17 = load i32, ptr %x, align 4, !dbg !74
  %idxprom = sext i32 %17 to i64, !dbg !73
  %arrayidx10 = getelementptr inbounds float, ptr %16, i64 %idxprom, !dbg !73
  %18 = load float, ptr %arrayidx10, align 4, !dbg !73
  %19 = load float, ptr %t, align 4, !dbg !75
  %add11 = fadd float %19, %18, !dbg !75
  store float %add11, ptr %t, align 4, !dbg !75
  br label %for.inc, !dbg !76

for.inc:                                          ; preds = %for.body
  %20 = load i32, ptr %x, align 4, !dbg !77
  %inc = add nsw i32 %20, 1, !dbg !77
  store i32 %inc, ptr %x, align 4, !dbg !77
  br label %for.cond, !dbg !78, !llvm.loop !79

for.end:                                          ; preds = %for.cond
  %21 = load float, ptr %t, align 4, !dbg !82
  %22 = load ptr, ptr %o, align 8, !dbg !83
  %arrayidx12 = getelementptr inbounds float, ptr %22, i64 0, !dbg !83
  store float %21, ptr %arrayidx12, align 4, !dbg !84
    #dbg_declare(ptr %x13, !85, !DIExpression(), !87)
  store i32 1, ptr %x13, align 4, !dbg !87
  br label %for.cond14, !dbg !88

for.cond14:                                       ; preds = %for.inc25, %for.end
  %23 = load i32, ptr %x13, align 4, !dbg !89
  %24 = load i32, ptr %r.addr, align 4, !dbg !91
  %add15 = add nsw i32 %24, 1, !dbg !92
  %cmp16 = icmp slt i32 %23, %add15, !dbg !93
  br i1 %cmp16, label %for.body17, label %for.end27, !dbg !94

for.body17:                                       ; preds = %for.cond14
  %25 = load ptr, ptr %a, align 8, !dbg !95
  %26 = load i32, ptr %x13, align 4, !dbg !97
  %27 = load i32, ptr %r.addr, align 4, !dbg !98
  %add18 = add nsw i32 %26, %27, !dbg !99
  %idxprom19 = sext i32 %add18 to i64, !dbg !95
  %arrayidx20 = getelementptr inbounds float, ptr %25, i64 %idxprom19, !dbg !95
  %28 = load float, ptr %arrayidx20, align 4, !dbg !95
  %29 = load ptr, ptr %a, align 8, !dbg !100
  %arrayidx21 = getelementptr inbounds float, ptr %29, i64 0, !dbg !100
  %30 = load float, ptr %arrayidx21, align 4, !dbg !100
  %sub = fsub float %28, %30, !dbg !101
  %31 = load float, ptr %t, align 4, !dbg !102
  %add22 = fadd float %31, %sub, !dbg !102
  store float %add22, ptr %t, align 4, !dbg !102
  %32 = load float, ptr %t, align 4, !dbg !103
  %33 = load ptr, ptr %o, align 8, !dbg !104
  %34 = load i32, ptr %x13, align 4, !dbg !105
  %idxprom23 = sext i32 %34 to i64, !dbg !104
  %arrayidx24 = getelementptr inbounds float, ptr %33, i64 %idxprom23, !dbg !104
  store float %32, ptr %arrayidx24, align 4, !dbg !106
  br label %for.inc25, !dbg !107

for.inc25:                                        ; preds = %for.body17
  %35 = load i32, ptr %x13, align 4, !dbg !108
  %inc26 = add nsw i32 %35, 1, !dbg !108
  store i32 %inc26, ptr %x13, align 4, !dbg !108
  br label %for.cond14, !dbg !109, !llvm.loop !110

for.end27:                                        ; preds = %for.cond14
    #dbg_declare(ptr %x28, !112, !DIExpression(), !114)
  %36 = load i32, ptr %r.addr, align 4, !dbg !115
  %add29 = add nsw i32 %36, 1, !dbg !116
  store i32 %add29, ptr %x28, align 4, !dbg !114
  br label %for.cond30, !dbg !117

for.cond30:                                       ; preds = %for.inc45, %for.end27
  %37 = load i32, ptr %x28, align 4, !dbg !118
  %38 = load i32, ptr %w.addr, align 4, !dbg !120
  %39 = load i32, ptr %r.addr, align 4, !dbg !121
  %sub31 = sub nsw i32 %38, %39, !dbg !122
  %cmp32 = icmp slt i32 %37, %sub31, !dbg !123
  br i1 %cmp32, label %for.body33, label %for.end47, !dbg !124

for.body33:                                       ; preds = %for.cond30
  %40 = load ptr, ptr %a, align 8, !dbg !125
  %41 = load i32, ptr %x28, align 4, !dbg !127
  %42 = load i32, ptr %r.addr, align 4, !dbg !128
  %add34 = add nsw i32 %41, %42, !dbg !129
  %idxprom35 = sext i32 %add34 to i64, !dbg !125
  %arrayidx36 = getelementptr inbounds float, ptr %40, i64 %idxprom35, !dbg !125
  %43 = load float, ptr %arrayidx36, align 4, !dbg !125
  %44 = load ptr, ptr %a, align 8, !dbg !130
  %45 = load i32, ptr %x28, align 4, !dbg !131
  %46 = load i32, ptr %r.addr, align 4, !dbg !132
  %sub37 = sub nsw i32 %45, %46, !dbg !133
  %sub38 = sub nsw i32 %sub37, 1, !dbg !134
  %idxprom39 = sext i32 %sub38 to i64, !dbg !130
  %arrayidx40 = getelementptr inbounds float, ptr %44, i64 %idxprom39, !dbg !130
  %47 = load float, ptr %arrayidx40, align 4, !dbg !130
  %sub41 = fsub float %43, %47, !dbg !135
  %48 = load float, ptr %t, align 4, !dbg !136
  %add42 = fadd float %48, %sub41, !dbg !136
  store float %add42, ptr %t, align 4, !dbg !136
  %49 = load float, ptr %t, align 4, !dbg !137
  %50 = load ptr, ptr %o, align 8, !dbg !138
  %51 = load i32, ptr %x28, align 4, !dbg !139
  %idxprom43 = sext i32 %51 to i64, !dbg !138
  %arrayidx44 = getelementptr inbounds float, ptr %50, i64 %idxprom43, !dbg !138
  store float %49, ptr %arrayidx44, align 4, !dbg !140
  br label %for.inc45, !dbg !141

for.inc45:                                        ; preds = %for.body33
  %52 = load i32, ptr %x28, align 4, !dbg !142
  %inc46 = add nsw i32 %52, 1, !dbg !142
  store i32 %inc46, ptr %x28, align 4, !dbg !142
  br label %for.cond30, !dbg !143, !llvm.loop !144

for.end47:                                        ; preds = %for.cond30
    #dbg_declare(ptr %x48, !146, !DIExpression(), !148)
  %53 = load i32, ptr %w.addr, align 4, !dbg !149
  %54 = load i32, ptr %r.addr, align 4, !dbg !150
  %sub49 = sub nsw i32 %53, %54, !dbg !151
  store i32 %sub49, ptr %x48, align 4, !dbg !148
  br label %for.cond50, !dbg !152

for.cond50:                                       ; preds = %for.inc64, %for.end47
  %55 = load i32, ptr %x48, align 4, !dbg !153
  %56 = load i32, ptr %w.addr, align 4, !dbg !155
  %cmp51 = icmp slt i32 %55, %56, !dbg !156
  br i1 %cmp51, label %for.body52, label %for.end66, !dbg !157

for.body52:                                       ; preds = %for.cond50
  %57 = load ptr, ptr %a, align 8, !dbg !158
  %58 = load i32, ptr %w.addr, align 4, !dbg !160
  %sub53 = sub nsw i32 %58, 1, !dbg !161
  %idxprom54 = sext i32 %sub53 to i64, !dbg !158
  %arrayidx55 = getelementptr inbounds float, ptr %57, i64 %idxprom54, !dbg !158
  %59 = load float, ptr %arrayidx55, align 4, !dbg !158
  %60 = load ptr, ptr %a, align 8, !dbg !162
  %61 = load i32, ptr %x48, align 4, !dbg !163
  %62 = load i32, ptr %r.addr, align 4, !dbg !164
  %sub56 = sub nsw i32 %61, %62, !dbg !165
  %sub57 = sub nsw i32 %sub56, 1, !dbg !166
  %idxprom58 = sext i32 %sub57 to i64, !dbg !162
  %arrayidx59 = getelementptr inbounds float, ptr %60, i64 %idxprom58, !dbg !162
  %63 = load float, ptr %arrayidx59, align 4, !dbg !162
  %sub60 = fsub float %59, %63, !dbg !167
  %64 = load float, ptr %t, align 4, !dbg !168
  %add61 = fadd float %64, %sub60, !dbg !168
  store float %add61, ptr %t, align 4, !dbg !168
  %65 = load float, ptr %t, align 4, !dbg !169
  %66 = load ptr, ptr %o, align 8, !dbg !170
  %67 = load i32, ptr %x48, align 4, !dbg !171
  %idxprom62 = sext i32 %67 to i64, !dbg !170
  %arrayidx63 = getelementptr inbounds float, ptr %66, i64 %idxprom62, !dbg !170
  store float %65, ptr %arrayidx63, align 4, !dbg !172
  br label %for.inc64, !dbg !173

for.inc64:                                        ; preds = %for.body52
  %68 = load i32, ptr %x48, align 4, !dbg !174
  %inc65 = add nsw i32 %68, 1, !dbg !174
  store i32 %inc65, ptr %x48, align 4, !dbg !174
  br label %for.cond50, !dbg !175, !llvm.loop !176

for.end66:                                        ; preds = %if.then, %for.cond50
  ret void, !dbg !178
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
!1 = !DIFile(filename: "window_wider_than_row.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "row_sum", linkageName: "_Z7row_sumPKfPfiii", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !21)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !19, !20, !20, !20}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{}
!22 = !DILocalVariable(name: "in", arg: 1, scope: !13, file: !1, line: 5, type: !16)
!23 = !DILocation(line: 5, column: 38, scope: !13)
!24 = !DILocalVariable(name: "out", arg: 2, scope: !13, file: !1, line: 5, type: !19)
!25 = !DILocation(line: 5, column: 49, scope: !13)
!26 = !DILocalVariable(name: "w", arg: 3, scope: !13, file: !1, line: 5, type: !20)
!27 = !DILocation(line: 5, column: 58, scope: !13)
!28 = !DILocalVariable(name: "h", arg: 4, scope: !13, file: !1, line: 5, type: !20)
!29 = !DILocation(line: 5, column: 65, scope: !13)
!30 = !DILocalVariable(name: "r", arg: 5, scope: !13, file: !1, line: 5, type: !20)
!31 = !DILocation(line: 5, column: 72, scope: !13)
!32 = !DILocalVariable(name: "y", scope: !13, file: !1, line: 6, type: !20)
!33 = !DILocation(line: 6, column: 7, scope: !13)
!34 = !DILocation(line: 6, column: 11, scope: !13)
!35 = !DILocation(line: 6, column: 24, scope: !13)
!36 = !DILocation(line: 6, column: 22, scope: !13)
!37 = !DILocation(line: 6, column: 37, scope: !13)
!38 = !DILocation(line: 6, column: 35, scope: !13)
!39 = !DILocation(line: 7, column: 7, scope: !40)
!40 = distinct !DILexicalBlock(scope: !13, file: !1, line: 7, column: 7)
!41 = !DILocation(line: 7, column: 12, scope: !40)
!42 = !DILocation(line: 7, column: 9, scope: !40)
!43 = !DILocation(line: 7, column: 15, scope: !40)
!44 = !DILocalVariable(name: "a", scope: !13, file: !1, line: 8, type: !16)
!45 = !DILocation(line: 8, column: 16, scope: !13)
!46 = !DILocation(line: 8, column: 20, scope: !13)
!47 = !DILocation(line: 8, column: 25, scope: !13)
!48 = !DILocation(line: 8, column: 29, scope: !13)
!49 = !DILocation(line: 8, column: 27, scope: !13)
!50 = !DILocation(line: 8, column: 23, scope: !13)
!51 = !DILocalVariable(name: "o", scope: !13, file: !1, line: 8, type: !19)
!52 = !DILocation(line: 8, column: 39, scope: !13)
!53 = !DILocation(line: 8, column: 43, scope: !13)
!54 = !DILocation(line: 8, column: 49, scope: !13)
!55 = !DILocation(line: 8, column: 53, scope: !13)
!56 = !DILocation(line: 8, column: 51, scope: !13)
!57 = !DILocation(line: 8, column: 47, scope: !13)
!58 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 9, type: !18)
!59 = !DILocation(line: 9, column: 9, scope: !13)
!60 = !DILocation(line: 9, column: 13, scope: !13)
!61 = !DILocation(line: 9, column: 20, scope: !13)
!62 = !DILocation(line: 9, column: 18, scope: !13)
!63 = !DILocalVariable(name: "x", scope: !64, file: !1, line: 10, type: !20)
!64 = distinct !DILexicalBlock(scope: !13, file: !1, line: 10, column: 3)
!65 = !DILocation(line: 10, column: 12, scope: !64)
!66 = !DILocation(line: 10, column: 8, scope: !64)
!67 = !DILocation(line: 10, column: 19, scope: !68)
!68 = distinct !DILexicalBlock(scope: !64, file: !1, line: 10, column: 3)
!69 = !DILocation(line: 10, column: 23, scope: !68)
!70 = !DILocation(line: 10, column: 25, scope: !68)
!71 = !DILocation(line: 10, column: 21, scope: !68)
!72 = !DILocation(line: 10, column: 3, scope: !64)
!73 = !DILocation(line: 10, column: 40, scope: !68)
!74 = !DILocation(line: 10, column: 42, scope: !68)
!75 = !DILocation(line: 10, column: 37, scope: !68)
!76 = !DILocation(line: 10, column: 35, scope: !68)
!77 = !DILocation(line: 10, column: 30, scope: !68)
!78 = !DILocation(line: 10, column: 3, scope: !68)
!79 = distinct !{!79, !72, !80, !81}
!80 = !DILocation(line: 10, column: 43, scope: !64)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !DILocation(line: 11, column: 10, scope: !13)
!83 = !DILocation(line: 11, column: 3, scope: !13)
!84 = !DILocation(line: 11, column: 8, scope: !13)
!85 = !DILocalVariable(name: "x", scope: !86, file: !1, line: 12, type: !20)
!86 = distinct !DILexicalBlock(scope: !13, file: !1, line: 12, column: 3)
!87 = !DILocation(line: 12, column: 12, scope: !86)
!88 = !DILocation(line: 12, column: 8, scope: !86)
!89 = !DILocation(line: 12, column: 19, scope: !90)
!90 = distinct !DILexicalBlock(scope: !86, file: !1, line: 12, column: 3)
!91 = !DILocation(line: 12, column: 23, scope: !90)
!92 = !DILocation(line: 12, column: 25, scope: !90)
!93 = !DILocation(line: 12, column: 21, scope: !90)
!94 = !DILocation(line: 12, column: 3, scope: !86)
!95 = !DILocation(line: 12, column: 42, scope: !96)
!96 = distinct !DILexicalBlock(scope: !90, file: !1, line: 12, column: 35)
!97 = !DILocation(line: 12, column: 44, scope: !96)
!98 = !DILocation(line: 12, column: 48, scope: !96)
!99 = !DILocation(line: 12, column: 46, scope: !96)
!100 = !DILocation(line: 12, column: 53, scope: !96)
!101 = !DILocation(line: 12, column: 51, scope: !96)
!102 = !DILocation(line: 12, column: 39, scope: !96)
!103 = !DILocation(line: 12, column: 66, scope: !96)
!104 = !DILocation(line: 12, column: 59, scope: !96)
!105 = !DILocation(line: 12, column: 61, scope: !96)
!106 = !DILocation(line: 12, column: 64, scope: !96)
!107 = !DILocation(line: 12, column: 69, scope: !96)
!108 = !DILocation(line: 12, column: 30, scope: !90)
!109 = !DILocation(line: 12, column: 3, scope: !90)
!110 = distinct !{!110, !94, !111, !81}
!111 = !DILocation(line: 12, column: 69, scope: !86)
!112 = !DILocalVariable(name: "x", scope: !113, file: !1, line: 13, type: !20)
!113 = distinct !DILexicalBlock(scope: !13, file: !1, line: 13, column: 3)
!114 = !DILocation(line: 13, column: 12, scope: !113)
!115 = !DILocation(line: 13, column: 16, scope: !113)
!116 = !DILocation(line: 13, column: 18, scope: !113)
!117 = !DILocation(line: 13, column: 8, scope: !113)
!118 = !DILocation(line: 13, column: 23, scope: !119)
!119 = distinct !DILexicalBlock(scope: !113, file: !1, line: 13, column: 3)
!120 = !DILocation(line: 13, column: 27, scope: !119)
!121 = !DILocation(line: 13, column: 31, scope: !119)
!122 = !DILocation(line: 13, column: 29, scope: !119)
!123 = !DILocation(line: 13, column: 25, scope: !119)
!124 = !DILocation(line: 13, column: 3, scope: !113)
!125 = !DILocation(line: 13, column: 46, scope: !126)
!126 = distinct !DILexicalBlock(scope: !119, file: !1, line: 13, column: 39)
!127 = !DILocation(line: 13, column: 48, scope: !126)
!128 = !DILocation(line: 13, column: 52, scope: !126)
!129 = !DILocation(line: 13, column: 50, scope: !126)
!130 = !DILocation(line: 13, column: 57, scope: !126)
!131 = !DILocation(line: 13, column: 59, scope: !126)
!132 = !DILocation(line: 13, column: 63, scope: !126)
!133 = !DILocation(line: 13, column: 61, scope: !126)
!134 = !DILocation(line: 13, column: 65, scope: !126)
!135 = !DILocation(line: 13, column: 55, scope: !126)
!136 = !DILocation(line: 13, column: 43, scope: !126)
!137 = !DILocation(line: 13, column: 78, scope: !126)
!138 = !DILocation(line: 13, column: 71, scope: !126)
!139 = !DILocation(line: 13, column: 73, scope: !126)
!140 = !DILocation(line: 13, column: 76, scope: !126)
!141 = !DILocation(line: 13, column: 81, scope: !126)
!142 = !DILocation(line: 13, column: 34, scope: !119)
!143 = !DILocation(line: 13, column: 3, scope: !119)
!144 = distinct !{!144, !124, !145, !81}
!145 = !DILocation(line: 13, column: 81, scope: !113)
!146 = !DILocalVariable(name: "x", scope: !147, file: !1, line: 14, type: !20)
!147 = distinct !DILexicalBlock(scope: !13, file: !1, line: 14, column: 3)
!148 = !DILocation(line: 14, column: 12, scope: !147)
!149 = !DILocation(line: 14, column: 16, scope: !147)
!150 = !DILocation(line: 14, column: 20, scope: !147)
!151 = !DILocation(line: 14, column: 18, scope: !147)
!152 = !DILocation(line: 14, column: 8, scope: !147)
!153 = !DILocation(line: 14, column: 23, scope: !154)
!154 = distinct !DILexicalBlock(scope: !147, file: !1, line: 14, column: 3)
!155 = !DILocation(line: 14, column: 27, scope: !154)
!156 = !DILocation(line: 14, column: 25, scope: !154)
!157 = !DILocation(line: 14, column: 3, scope: !147)
!158 = !DILocation(line: 14, column: 42, scope: !159)
!159 = distinct !DILexicalBlock(scope: !154, file: !1, line: 14, column: 35)
!160 = !DILocation(line: 14, column: 44, scope: !159)
!161 = !DILocation(line: 14, column: 46, scope: !159)
!162 = !DILocation(line: 14, column: 53, scope: !159)
!163 = !DILocation(line: 14, column: 55, scope: !159)
!164 = !DILocation(line: 14, column: 59, scope: !159)
!165 = !DILocation(line: 14, column: 57, scope: !159)
!166 = !DILocation(line: 14, column: 61, scope: !159)
!167 = !DILocation(line: 14, column: 51, scope: !159)
!168 = !DILocation(line: 14, column: 39, scope: !159)
!169 = !DILocation(line: 14, column: 74, scope: !159)
!170 = !DILocation(line: 14, column: 67, scope: !159)
!171 = !DILocation(line: 14, column: 69, scope: !159)
!172 = !DILocation(line: 14, column: 72, scope: !159)
!173 = !DILocation(line: 14, column: 77, scope: !159)
!174 = !DILocation(line: 14, column: 30, scope: !154)
!175 = !DILocation(line: 14, column: 3, scope: !154)
!176 = distinct !{!176, !157, !177, !81}
!177 = !DILocation(line: 14, column: 77, scope: !147)
!178 = !DILocation(line: 15, column: 1, scope: !13)
