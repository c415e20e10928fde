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
  %v = alloca float, align 4
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !21, !DIExpression(), !22)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !23, !DIExpression(), !24)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !25
  %cmp = icmp eq i32 %0, 0, !dbg !27
  br i1 %cmp, label %if.then, label %if.else, !dbg !27

if.then:                                          ; preds = %entry
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28
  %add = add i32 %1, 1, !dbg !29
  %conv = uitofp i32 %add to float, !dbg !28
  %2 = load ptr, ptr %p.addr, align 8, !dbg !30
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31
  %idxprom = zext i32 %3 to i64, !dbg !30
  %arrayidx = getelementptr inbounds nuw float, ptr %2, i64 %idxprom, !dbg !30
  store volatile float %conv, ptr %arrayidx, align 4, !dbg !32
  br label %if.end, !dbg !30

if.else:                                          ; preds = %entry
    #dbg_declare(ptr %s, !33, !DIExpression(), !35)
  store float 0.000000e+00, ptr %s, align 4, !dbg !35
    #dbg_declare(ptr %i, !36, !DIExpression(), !39)
  store i32 0, ptr %i, align 4, !dbg !39
  br label %for.cond, !dbg !40

for.cond:                                         ; preds = %for.inc, %if.else
  %4 = load i32, ptr %i, align 4, !dbg !41
  %cmp3 = icmp slt i32 %4, 32, !dbg !43
  br i1 %cmp3, label %for.body, label %for.end, !dbg !44

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %v, !45, !DIExpression(), !47)
  br label %while.cond, !dbg !48

while.cond:                                       ; preds = %while.body, %for.body
  %5 = load ptr, ptr %p.addr, align 8, !dbg !49
  %6 = load i32, ptr %i, align 4, !dbg !50
  %idxprom4 = sext i32 %6 to i64, !dbg !49
  %arrayidx5 = getelementptr inbounds float, ptr %5, i64 %idxprom4, !dbg !49
  %7 = load volatile float, ptr %arrayidx5, align 4, !dbg !49
  store float %7, ptr %v, align 4, !dbg !51
  %cmp6 = fcmp oeq float %7, 0.000000e+00, !dbg !52
  br i1 %cmp6, label %while.body, label %while.end, !dbg !48

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !48, !llvm.loop !53

while.end:                                        ; preds = %while.cond
  %8 = load float, ptr %v, align 4, !dbg !56
  %9 = load float, ptr %s, align 4, !dbg !57
  %add7 = fadd float %9, %8, !dbg !57
  store float %add7, ptr %s, align 4, !dbg !57
  br label %for.inc, !dbg !58

for.inc:                                          ; preds = %while.end
  %10 = load i32, ptr %i, align 4, !dbg !59
  %inc = add nsw i32 %10, 1, !dbg !59
  store i32 %inc, ptr %i, align 4, !dbg !59
  br label %for.cond, !dbg !60, !llvm.loop !61

for.end:                                          ; preds = %for.cond
  %11 = load float, ptr %s, align 4, !dbg !63
  %12 = load ptr, ptr %o.addr, align 8, !dbg !64
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65
  %idxprom9 = zext i32 %13 to i64, !dbg !64
  %arrayidx10 = getelementptr inbounds nuw float, ptr %12, i64 %idxprom9, !dbg !64
  store float %11, ptr %arrayidx10, align 4, !dbg !66
  br label %if.end

if.end:                                           ; preds = %for.end, %if.then
  ret void, !dbg !67
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPVfPf", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !19}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !18)
!18 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!20 = !{}
!21 = !DILocalVariable(name: "p", arg: 1, scope: !13, file: !1, line: 5, type: !16)
!22 = !DILocation(line: 5, column: 35, scope: !13)
!23 = !DILocalVariable(name: "o", arg: 2, scope: !13, file: !1, line: 5, type: !19)
!24 = !DILocation(line: 5, column: 45, scope: !13)
!25 = !DILocation(line: 6, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !13, file: !1, line: 6, column: 7)
!27 = !DILocation(line: 6, column: 18, scope: !26)
!28 = !DILocation(line: 6, column: 41, scope: !26)
!29 = !DILocation(line: 6, column: 53, scope: !26)
!30 = !DILocation(line: 6, column: 24, scope: !26)
!31 = !DILocation(line: 6, column: 26, scope: !26)
!32 = !DILocation(line: 6, column: 39, scope: !26)
!33 = !DILocalVariable(name: "s", scope: !34, file: !1, line: 8, type: !18)
!34 = distinct !DILexicalBlock(scope: !26, file: !1, line: 7, column: 8)
!35 = !DILocation(line: 8, column: 11, scope: !34)
!36 = !DILocalVariable(name: "i", scope: !37, file: !1, line: 9, type: !38)
!37 = distinct !DILexicalBlock(scope: !34, file: !1, line: 9, column: 5)
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !DILocation(line: 9, column: 14, scope: !37)
!40 = !DILocation(line: 9, column: 10, scope: !37)
!41 = !DILocation(line: 9, column: 21, scope: !42)
!42 = distinct !DILexicalBlock(scope: !37, file: !1, line: 9, column: 5)
!43 = !DILocation(line: 9, column: 23, scope: !42)
!44 = !DILocation(line: 9, column: 5, scope: !37)
!45 = !DILocalVariable(name: "v", scope: !46, file: !1, line: 10, type: !18)
!46 = distinct !DILexicalBlock(scope: !42, file: !1, line: 9, column: 34)
!47 = !DILocation(line: 10, column: 13, scope: !46)
!48 = !DILocation(line: 11, column: 7, scope: !46)
!49 = !DILocation(line: 11, column: 19, scope: !46)
!50 = !DILocation(line: 11, column: 21, scope: !46)
!51 = !DILocation(line: 11, column: 17, scope: !46)
!52 = !DILocation(line: 11, column: 25, scope: !46)
!53 = distinct !{!53, !48, !54, !55}
!54 = !DILocation(line: 12, column: 7, scope: !46)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !DILocation(line: 13, column: 12, scope: !46)
!57 = !DILocation(line: 13, column: 9, scope: !46)
!58 = !DILocation(line: 14, column: 5, scope: !46)
!59 = !DILocation(line: 9, column: 29, scope: !42)
!60 = !DILocation(line: 9, column: 5, scope: !42)
!61 = distinct !{!61, !44, !62, !55}
!62 = !DILocation(line: 14, column: 5, scope: !37)
!63 = !DILocation(line: 15, column: 22, scope: !34)
!64 = !DILocation(line: 15, column: 5, scope: !34)
!65 = !DILocation(line: 15, column: 7, scope: !34)
!66 = !DILocation(line: 15, column: 20, scope: !34)
!67 = !DILocation(line: 17, column: 1, scope: !13)
