; ModuleID = 'step_limit_constant_loops.cu'
source_filename = "step_limit_constant_loops.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7productPKiS0_Pi(ptr noundef %m, ptr noundef %v, ptr noundef %r) #0 !dbg !13 {
entry:
  %m.addr = alloca ptr, align 8
  %v.addr = alloca ptr, align 8
  %r.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %rep = alloca i32, align 4
  %sum = alloca i32, align 4
  %j = alloca i32, align 4
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !21, !DIExpression(), !22)
  store ptr %v, ptr %v.addr, align 8
    #dbg_declare(ptr %v.addr, !23, !DIExpression(), !24)
  store ptr %r, ptr %r.addr, align 8
    #dbg_declare(ptr %r.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %t, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !29
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !30
  %mul = mul i32 %0, %1, !dbg !31
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
  %add = add i32 %mul, %2, !dbg !33
  store i32 %add, ptr %t, align 4, !dbg !28
    #dbg_declare(ptr %rep, !34, !DIExpression(), !36)
  store i32 0, ptr %rep, align 4, !dbg !36
  br label %for.cond, !dbg !37

for.cond:                                         ; preds = %for.inc14, %entry
  %3 = load i32, ptr %rep, align 4, !dbg !38
  %cmp = icmp slt i32 %3, 1024, !dbg !40
  br i1 %cmp, label %for.body, label %for.end16, !dbg !41

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %sum, !42, !DIExpression(), !44)
  store i32 0, ptr %sum, align 4, !dbg !44
    #dbg_declare(ptr %j, !45, !DIExpression(), !47)
  store i32 0, ptr %j, align 4, !dbg !47
  br label %for.cond3, !dbg !48

for.cond3:                                        ; preds = %for.inc, %for.body
  %4 = load i32, ptr %j, align 4, !dbg !49
  %cmp4 = icmp slt i32 %4, 4096, !dbg !51
  br i1 %cmp4, label %for.body5, label %for.end, !dbg !52

for.body5:                                        ; preds = %for.cond3
  %5 = load ptr, ptr %m.addr, align 8, !dbg !53
  %6 = load i32, ptr %t, align 4, !dbg !54
  %mul6 = mul nsw i32 %6, 4096, !dbg !55
  %7 = load i32, ptr %j, align 4, !dbg !56
  %add7 = add nsw i32 %mul6, %7, !dbg !57
  %idxprom = sext i32 %add7 to i64, !dbg !53
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !53
  %8 = load i32, ptr %arrayidx, align 4, !dbg !53
  %9 = load ptr, ptr %v.addr, align 8, !dbg !58
  %10 = load i32, ptr %j, align 4, !dbg !59
  %idxprom8 = sext i32 %10 to i64, !dbg !58
  %arrayidx9 = getelementptr inbounds i32, ptr %9, i64 %idxprom8, !dbg !58
  %11 = load i32, ptr %arrayidx9, align 4, !dbg !58
  %mul10 = mul nsw i32 %8, %11, !dbg !60
  %12 = load i32, ptr %sum, align 4, !dbg !61
  %add11 = add nsw i32 %12, %mul10, !dbg !61
  store i32 %add11, ptr %sum, align 4, !dbg !61
  br label %for.inc, !dbg !62

for.inc:                                          ; preds = %for.body5
  %13 = load i32, ptr %j, align 4, !dbg !63
  %inc = add nsw i32 %13, 1, !dbg !63
  store i32 %inc, ptr %j, align 4, !dbg !63
  br label %for.cond3, !dbg !64, !llvm.loop !65

for.end:                                          ; preds = %for.cond3
  %14 = load i32, ptr %sum, align 4, !dbg !68
  %15 = load ptr, ptr %r.addr, align 8, !dbg !69
  %16 = load i32, ptr %t, align 4, !dbg !70
  %idxprom12 = sext i32 %16 to i64, !dbg !69
  %arrayidx13 = getelementptr inbounds i32, ptr %15, i64 %idxprom12, !dbg !69
  store i32 %14, ptr %arrayidx13, align 4, !dbg !71
  br label %for.inc14, !dbg !72

for.inc14:                                        ; preds = %for.end
  %17 = load i32, ptr %rep, align 4, !dbg !73
  %inc15 = add nsw i32 %17, 1, !dbg !73
  store i32 %inc15, ptr %rep, align 4, !dbg !73
  br label %for.cond, !dbg !74, !llvm.loop !75

for.end16:                                        ; preds = %for.cond
  ret void, !dbg !77
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
!1 = !DIFile(filename: "step_limit_constant_loops.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "product", linkageName: "_Z7productPKiS0_Pi", scope: !1, file: !1, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !16, !19}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!20 = !{}
!21 = !DILocalVariable(name: "m", arg: 1, scope: !13, file: !1, line: 4, type: !16)
!22 = !DILocation(line: 4, column: 36, scope: !13)
!23 = !DILocalVariable(name: "v", arg: 2, scope: !13, file: !1, line: 4, type: !16)
!24 = !DILocation(line: 4, column: 50, scope: !13)
!25 = !DILocalVariable(name: "r", arg: 3, scope: !13, file: !1, line: 4, type: !19)
!26 = !DILocation(line: 4, column: 58, scope: !13)
!27 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 5, type: !18)
!28 = !DILocation(line: 5, column: 7, scope: !13)
!29 = !DILocation(line: 5, column: 11, scope: !13)
!30 = !DILocation(line: 5, column: 24, scope: !13)
!31 = !DILocation(line: 5, column: 22, scope: !13)
!32 = !DILocation(line: 5, column: 37, scope: !13)
!33 = !DILocation(line: 5, column: 35, scope: !13)
!34 = !DILocalVariable(name: "rep", scope: !35, file: !1, line: 6, type: !18)
!35 = distinct !DILexicalBlock(scope: !13, file: !1, line: 6, column: 3)
!36 = !DILocation(line: 6, column: 12, scope: !35)
!37 = !DILocation(line: 6, column: 8, scope: !35)
!38 = !DILocation(line: 6, column: 21, scope: !39)
!39 = distinct !DILexicalBlock(scope: !35, file: !1, line: 6, column: 3)
!40 = !DILocation(line: 6, column: 25, scope: !39)
!41 = !DILocation(line: 6, column: 3, scope: !35)
!42 = !DILocalVariable(name: "sum", scope: !43, file: !1, line: 7, type: !18)
!43 = distinct !DILexicalBlock(scope: !39, file: !1, line: 6, column: 40)
!44 = !DILocation(line: 7, column: 9, scope: !43)
!45 = !DILocalVariable(name: "j", scope: !46, file: !1, line: 8, type: !18)
!46 = distinct !DILexicalBlock(scope: !43, file: !1, line: 8, column: 5)
!47 = !DILocation(line: 8, column: 14, scope: !46)
!48 = !DILocation(line: 8, column: 10, scope: !46)
!49 = !DILocation(line: 8, column: 21, scope: !50)
!50 = distinct !DILexicalBlock(scope: !46, file: !1, line: 8, column: 5)
!51 = !DILocation(line: 8, column: 23, scope: !50)
!52 = !DILocation(line: 8, column: 5, scope: !46)
!53 = !DILocation(line: 8, column: 43, scope: !50)
!54 = !DILocation(line: 8, column: 45, scope: !50)
!55 = !DILocation(line: 8, column: 47, scope: !50)
!56 = !DILocation(line: 8, column: 56, scope: !50)
!57 = !DILocation(line: 8, column: 54, scope: !50)
!58 = !DILocation(line: 8, column: 61, scope: !50)
!59 = !DILocation(line: 8, column: 63, scope: !50)
!60 = !DILocation(line: 8, column: 59, scope: !50)
!61 = !DILocation(line: 8, column: 40, scope: !50)
!62 = !DILocation(line: 8, column: 36, scope: !50)
!63 = !DILocation(line: 8, column: 31, scope: !50)
!64 = !DILocation(line: 8, column: 5, scope: !50)
!65 = distinct !{!65, !52, !66, !67}
!66 = !DILocation(line: 8, column: 64, scope: !46)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !DILocation(line: 9, column: 12, scope: !43)
!69 = !DILocation(line: 9, column: 5, scope: !43)
!70 = !DILocation(line: 9, column: 7, scope: !43)
!71 = !DILocation(line: 9, column: 10, scope: !43)
!72 = !DILocation(line: 10, column: 3, scope: !43)
!73 = !DILocation(line: 6, column: 33, scope: !39)
!74 = !DILocation(line: 6, column: 3, scope: !39)
!75 = distinct !{!75, !41, !76, !67}
!76 = !DILocation(line: 10, column: 3, scope: !35)
!77 = !DILocation(line: 11, column: 1, scope: !13)
