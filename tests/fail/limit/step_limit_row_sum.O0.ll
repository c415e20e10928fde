; ModuleID = 'step_limit_row_sum.cu'
source_filename = "step_limit_row_sum.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4rowsPKfPfi(ptr noundef %m, ptr noundef %out, i32 noundef %width) #0 !dbg !13 {
entry:
  %m.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %width.addr = alloca i32, align 4
  %r = alloca i32, align 4
  %s = alloca float, align 4
  %c = alloca i32, align 4
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !22, !DIExpression(), !23)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !24, !DIExpression(), !25)
  store i32 %width, ptr %width.addr, align 4
    #dbg_declare(ptr %width.addr, !26, !DIExpression(), !27)
    #dbg_declare(ptr %r, !28, !DIExpression(), !29)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !30
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !31
  %mul = mul i32 %0, %1, !dbg !32
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  %add = add i32 %mul, %2, !dbg !34
  store i32 %add, ptr %r, align 4, !dbg !29
    #dbg_declare(ptr %s, !35, !DIExpression(), !36)
  store float 0.000000e+00, ptr %s, align 4, !dbg !36
    #dbg_declare(ptr %c, !37, !DIExpression(), !39)
  store i32 0, ptr %c, align 4, !dbg !39
  br label %for.cond, !dbg !40

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %c, align 4, !dbg !41
  %4 = load i32, ptr %width.addr, align 4, !dbg !43
  %cmp = icmp slt i32 %3, %4, !dbg !44
  br i1 %cmp, label %for.body, label %for.end, !dbg !45

for.body:                                         ; preds = %for.cond
  %5 = load ptr, ptr %m.addr, align 8, !dbg !46
  %6 = load i32, ptr %r, align 4, !dbg !47
  %7 = load i32, ptr %width.addr, align 4, !dbg !48
  %mul3 = mul nsw i32 %6, %7, !dbg !49
  %8 = load i32, ptr %c, align 4, !dbg !50
  %add4 = add nsw i32 %mul3, %8, !dbg !51
  %idxprom = sext i32 %add4 to i64, !dbg !46
  %arrayidx = getelementptr inbounds float, ptr %5, i64 %idxprom, !dbg !46
  %9 = load float, ptr %arrayidx, align 4, !dbg !46
  %10 = load float, ptr %s, align 4, !dbg !52
  %add5 = fadd float %10, %9, !dbg !52
  store float %add5, ptr %s, align 4, !dbg !52
  br label %for.inc, !dbg !53

for.inc:                                          ; preds = %for.body
  %11 = load i32, ptr %c, align 4, !dbg !54
  %inc = add nsw i32 %11, 1, !dbg !54
  store i32 %inc, ptr %c, align 4, !dbg !54
  br label %for.cond, !dbg !55, !llvm.loop !56

for.end:                                          ; preds = %for.cond
  %12 = load float, ptr %s, align 4, !dbg !59
  %13 = load ptr, ptr %out.addr, align 8, !dbg !60
  %14 = load i32, ptr %r, align 4, !dbg !61
  %idxprom6 = sext i32 %14 to i64, !dbg !60
  %arrayidx7 = getelementptr inbounds float, ptr %13, i64 %idxprom6, !dbg !60
  store float %12, ptr %arrayidx7, align 4, !dbg !62
  ret void, !dbg !63
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
!1 = !DIFile(filename: "step_limit_row_sum.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "rows", linkageName: "_Z4rowsPKfPfi", scope: !1, file: !1, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !21)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !19, !20}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{}
!22 = !DILocalVariable(name: "m", arg: 1, scope: !13, file: !1, line: 4, type: !16)
!23 = !DILocation(line: 4, column: 35, scope: !13)
!24 = !DILocalVariable(name: "out", arg: 2, scope: !13, file: !1, line: 4, type: !19)
!25 = !DILocation(line: 4, column: 45, scope: !13)
!26 = !DILocalVariable(name: "width", arg: 3, scope: !13, file: !1, line: 4, type: !20)
!27 = !DILocation(line: 4, column: 54, scope: !13)
!28 = !DILocalVariable(name: "r", scope: !13, file: !1, line: 5, type: !20)
!29 = !DILocation(line: 5, column: 7, scope: !13)
!30 = !DILocation(line: 5, column: 11, scope: !13)
!31 = !DILocation(line: 5, column: 24, scope: !13)
!32 = !DILocation(line: 5, column: 22, scope: !13)
!33 = !DILocation(line: 5, column: 37, scope: !13)
!34 = !DILocation(line: 5, column: 35, scope: !13)
!35 = !DILocalVariable(name: "s", scope: !13, file: !1, line: 6, type: !18)
!36 = !DILocation(line: 6, column: 9, scope: !13)
!37 = !DILocalVariable(name: "c", scope: !38, file: !1, line: 7, type: !20)
!38 = distinct !DILexicalBlock(scope: !13, file: !1, line: 7, column: 3)
!39 = !DILocation(line: 7, column: 12, scope: !38)
!40 = !DILocation(line: 7, column: 8, scope: !38)
!41 = !DILocation(line: 7, column: 19, scope: !42)
!42 = distinct !DILexicalBlock(scope: !38, file: !1, line: 7, column: 3)
!43 = !DILocation(line: 7, column: 23, scope: !42)
!44 = !DILocation(line: 7, column: 21, scope: !42)
!45 = !DILocation(line: 7, column: 3, scope: !38)
!46 = !DILocation(line: 7, column: 40, scope: !42)
!47 = !DILocation(line: 7, column: 42, scope: !42)
!48 = !DILocation(line: 7, column: 46, scope: !42)
!49 = !DILocation(line: 7, column: 44, scope: !42)
!50 = !DILocation(line: 7, column: 54, scope: !42)
!51 = !DILocation(line: 7, column: 52, scope: !42)
!52 = !DILocation(line: 7, column: 37, scope: !42)
!53 = !DILocation(line: 7, column: 35, scope: !42)
!54 = !DILocation(line: 7, column: 31, scope: !42)
!55 = !DILocation(line: 7, column: 3, scope: !42)
!56 = distinct !{!56, !45, !57, !58}
!57 = !DILocation(line: 7, column: 55, scope: !38)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !DILocation(line: 8, column: 12, scope: !13)
!60 = !DILocation(line: 8, column: 3, scope: !13)
!61 = !DILocation(line: 8, column: 7, scope: !13)
!62 = !DILocation(line: 8, column: 10, scope: !13)
!63 = !DILocation(line: 9, column: 1, scope: !13)
