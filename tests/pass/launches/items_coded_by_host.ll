; ModuleID = 'items_coded_by_host.cu'
source_filename = "items_coded_by_host.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6unpackPKjPf(ptr noundef %items, ptr noundef %out) #0 !dbg !17 {
entry:
    #dbg_value(ptr %items, !26, !DIExpression(), !36)
    #dbg_value(ptr %out, !27, !DIExpression(), !36)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !37
  %idxprom = zext i32 %0 to i64, !dbg !38
  %arrayidx = getelementptr inbounds nuw i32, ptr %items, i64 %idxprom, !dbg !38
  %1 = load i32, ptr %arrayidx, align 4, !dbg !38, !tbaa !13
    #dbg_value(i32 %1, !28, !DIExpression(), !36)
  %shr = lshr i32 %1, 8, !dbg !39
  %and = and i32 %shr, 15, !dbg !40
    #dbg_value(i32 %and, !29, !DIExpression(), !36)
  %shr1 = lshr i32 %1, 4, !dbg !41
  %and2 = and i32 %shr1, 15, !dbg !42
    #dbg_value(i32 %and2, !31, !DIExpression(), !36)
  %and3 = and i32 %1, 15, !dbg !43
    #dbg_value(i32 %and3, !32, !DIExpression(), !36)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !44
    #dbg_value(i32 %2, !33, !DIExpression(), !36)
  %mul = mul nsw i32 %and2, %and3, !dbg !45
  %div = sdiv i32 %2, %mul, !dbg !46
    #dbg_value(i32 %div, !34, !DIExpression(), !36)
  %mul5 = mul nsw i32 %and2, %and3, !dbg !47
  %rem = srem i32 %2, %mul5, !dbg !48
    #dbg_value(i32 %rem, !35, !DIExpression(), !36)
  %cmp = icmp slt i32 %div, %and, !dbg !49
  br i1 %cmp, label %if.then, label %if.end, !dbg !49

if.then:                                          ; preds = %entry
  %conv = sitofp i32 %div to float, !dbg !51
  %div7 = sdiv i32 %rem, %and3, !dbg !52
  %conv8 = sitofp i32 %div7 to float, !dbg !53
  %3 = call float @llvm.fmuladd.f32(float %conv, float 1.000000e+01, float %conv8), !dbg !54
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !55
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !56
  %mul11 = mul i32 %4, %5, !dbg !57
  %add = add i32 %mul11, %2, !dbg !58
  %idxprom12 = zext i32 %add to i64, !dbg !59
  %arrayidx13 = getelementptr inbounds nuw float, ptr %out, i64 %idxprom12, !dbg !59
  store float %3, ptr %arrayidx13, align 4, !dbg !60, !tbaa !61
  br label %if.end, !dbg !59

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !63
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "items_coded_by_host.cu", directory: ".")
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
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = distinct !DISubprogram(name: "unpack", linkageName: "_Z6unpackPKjPf", scope: !1, file: !1, line: 4, type: !18, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !23}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!25 = !{!26, !27, !28, !29, !31, !32, !33, !34, !35}
!26 = !DILocalVariable(name: "items", arg: 1, scope: !17, file: !1, line: 4, type: !20)
!27 = !DILocalVariable(name: "out", arg: 2, scope: !17, file: !1, line: 4, type: !23)
!28 = !DILocalVariable(name: "w", scope: !17, file: !1, line: 5, type: !22)
!29 = !DILocalVariable(name: "a", scope: !17, file: !1, line: 6, type: !30)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "b", scope: !17, file: !1, line: 6, type: !30)
!32 = !DILocalVariable(name: "c", scope: !17, file: !1, line: 6, type: !30)
!33 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 6, type: !30)
!34 = !DILocalVariable(name: "hi", scope: !17, file: !1, line: 7, type: !30)
!35 = !DILocalVariable(name: "lo", scope: !17, file: !1, line: 7, type: !30)
!36 = !DILocation(line: 0, scope: !17)
!37 = !DILocation(line: 5, column: 22, scope: !17)
!38 = !DILocation(line: 5, column: 16, scope: !17)
!39 = !DILocation(line: 6, column: 13, scope: !17)
!40 = !DILocation(line: 6, column: 18, scope: !17)
!41 = !DILocation(line: 6, column: 30, scope: !17)
!42 = !DILocation(line: 6, column: 35, scope: !17)
!43 = !DILocation(line: 6, column: 47, scope: !17)
!44 = !DILocation(line: 6, column: 57, scope: !17)
!45 = !DILocation(line: 7, column: 19, scope: !17)
!46 = !DILocation(line: 7, column: 14, scope: !17)
!47 = !DILocation(line: 7, column: 37, scope: !17)
!48 = !DILocation(line: 7, column: 32, scope: !17)
!49 = !DILocation(line: 8, column: 10, scope: !50)
!50 = distinct !DILexicalBlock(scope: !17, file: !1, line: 8, column: 7)
!51 = !DILocation(line: 8, column: 50, scope: !50)
!52 = !DILocation(line: 8, column: 65, scope: !50)
!53 = !DILocation(line: 8, column: 62, scope: !50)
!54 = !DILocation(line: 8, column: 60, scope: !50)
!55 = !DILocation(line: 8, column: 19, scope: !50)
!56 = !DILocation(line: 8, column: 32, scope: !50)
!57 = !DILocation(line: 8, column: 30, scope: !50)
!58 = !DILocation(line: 8, column: 43, scope: !50)
!59 = !DILocation(line: 8, column: 15, scope: !50)
!60 = !DILocation(line: 8, column: 48, scope: !50)
!61 = !{!62, !62, i64 0}
!62 = !{!"float", !15, i64 0}
!63 = !DILocation(line: 9, column: 1, scope: !17)
